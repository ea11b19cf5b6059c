//! Lines to their tree. A line ends at `;` or where the source's line does, except behind `,` and `::` and before `::`.

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};

use super::cursor::{Cursor, Step};
use super::expand::in_brackets;
use super::names::{self, CHANNEL, CHANNELS, Does, RegisterFile};
use super::{Block, Call, Line, Operand, Setting, To, Value, functions, is_punct, mistake};

/// Everything that can be read; a mistake costs its line only.
pub(super) fn block(input: TokenStream, errors: &mut Vec<syn::Error>) -> Block {
    let mut tokens: Vec<TokenTree> = input.into_iter().collect();
    let to = head(&mut tokens, errors);
    let mut lines = Vec::new();
    for tokens in split(tokens) {
        let mut cursor = Cursor::new(tokens, Span::call_site());
        if let Err(error) = cursor.line(&mut lines) {
            errors.push(error);
        }
    }
    Block { to, lines }
}

/// Takes `in CODE;` or `const;` off the front.
fn head(tokens: &mut Vec<TokenTree>, errors: &mut Vec<syn::Error>) -> To {
    let Some(TokenTree::Ident(word)) = tokens.first() else {
        return To::Array;
    };
    let (is_in, at) = (word == "in", word.span());
    if !is_in && word != "const" {
        return To::Array;
    }
    let end = tokens.iter().position(|tree| is_punct(Some(tree), ';'));
    match end {
        Some(end) if is_in && end > 1 => {
            let rest = tokens.split_off(end + 1);
            let code = tokens.drain(1..end).collect();
            *tokens = rest;
            To::Code(code)
        }
        Some(1) if !is_in => {
            tokens.drain(..2);
            To::Words
        }
        _ => {
            let message = if is_in {
                "expected a code buffer and `;` behind `in`, as in `in code;`"
            } else {
                "expected `;` behind `const`"
            };
            errors.push(mistake(at, message));
            tokens.clear();
            To::Array
        }
    }
}

/// Cuts the tokens into lines.
fn split(tokens: Vec<TokenTree>) -> Vec<Vec<TokenTree>> {
    let mut lines = vec![Vec::new()];
    let mut row = 0;
    for tree in tokens {
        let (start, end) = rows(&tree);
        let line: &[TokenTree] = lines.last().map_or(&[], Vec::as_slice);
        let separator = is_punct(Some(&tree), ';');
        if separator || start != row && !is_punct(Some(&tree), ':') && !goes_on(line) {
            lines.push(Vec::new());
        }
        row = end;
        if let Some(line) = lines.last_mut()
            && !separator
        {
            line.push(tree);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Whether the end of a line asks for more.
fn goes_on(line: &[TokenTree]) -> bool {
    let back = |n| line.len().checked_sub(n).and_then(|i| line.get(i));
    is_punct(back(1), ',') || is_punct(back(1), ':') && is_punct(back(2), ':')
}

/// The source's lines on which a token starts and ends.
fn rows(tree: &TokenTree) -> (usize, usize) {
    let row = |span: Span| span.unwrap().line();
    match tree {
        TokenTree::Group(group) if group.delimiter() != Delimiter::None => (row(group.span_open()), row(group.span_close())),
        other => (row(other.span()), row(other.span())),
    }
}

impl Cursor {
    /// Whether `::` is next.
    fn is_join(&self) -> bool {
        is_punct(self.peek(0), ':') && is_punct(self.peek(1), ':')
    }

    /// `NAME: … call [:: call]`
    fn line(&mut self, lines: &mut Vec<Line>) -> Step<()> {
        while let Some(name) = self.word(0)
            && is_punct(self.peek(1), ':')
            && !is_punct(self.peek(2), ':')
        {
            let text = name.to_string();
            if names::register(&text).is_some() || names::named(&text).is_some() {
                return Err(mistake(name.span(), format!("`{text}` is an operand's name and cannot be a label's")));
            }
            lines.push(Line::Label(name.clone()));
            self.at += 2;
        }
        if self.done() {
            return Ok(());
        }
        let first = self.call()?;
        if self.done() {
            lines.push(Line::One(first));
            return Ok(());
        }
        let join = self.span();
        self.at += 2;
        let second = self.call()?;
        if !self.done() {
            return self.expected("the end of the line: a pair has two instructions");
        }
        lines.push(Line::Pair(first, join, second));
        Ok(())
    }

    /// Up to the end or `::`.
    fn call(&mut self) -> Step<Call> {
        let Some(mnemonic) = self.word(0).cloned() else {
            return self.expected("an instruction or a label");
        };
        self.at += 1;
        let mut call = Call {
            mnemonic,
            operands: Vec::new(),
            modifiers: Vec::new(),
        };
        // Labels can be named as modifiers are (`done`): in an operand's place only a colon makes a modifier.
        if !self.done() && !self.is_join() && !self.is_setting() {
            loop {
                let operand = self.operand(&mut call.modifiers)?;
                let target = matches!(&operand, Operand::Named(constant, _) if names::is_target(constant));
                call.operands.push(operand);
                if self.eat(',').is_none() && !target {
                    break;
                }
                if self.is_setting() {
                    return self.expected("an operand; modifiers have no comma before them");
                }
            }
        }
        while !self.done() && !self.is_join() {
            let setting = self.modifier()?;
            if let Some(other) = call.modifiers.iter().find(|other| other.name == setting.name) {
                return Err(mistake(setting.name.span(), format!("`{}` is given twice", other.name)));
            }
            call.modifiers.push(setting);
        }
        Ok(call)
    }

    /// Whether a modifier with a value is next.
    fn is_setting(&self) -> bool {
        self.word(0).is_some() && is_punct(self.peek(1), ':') && !is_punct(self.peek(2), ':')
    }

    fn operand(&mut self, modifiers: &mut Vec<Setting>) -> Step<Operand> {
        if let Some(minus) = self.eat('-') {
            return Ok(Operand::Neg(minus, Box::new(self.operand(modifiers)?)));
        }
        if self.eat('|').is_some() {
            let inner = self.operand(modifiers)?;
            let Some(bar) = self.eat('|') else {
                return self.expected("`|` behind the absolute value");
            };
            return Ok(Operand::Abs(Box::new(inner), bar));
        }
        if let Some(list) = self.group(Delimiter::Bracket) {
            return Self::list(list);
        }
        let operand = match self.peek(0) {
            Some(TokenTree::Ident(_)) => self.named(modifiers)?,
            Some(TokenTree::Literal(_) | TokenTree::Group(_)) => match self.next() {
                Some(TokenTree::Literal(number)) => Operand::Number(number),
                Some(TokenTree::Group(group)) if group.delimiter() != Delimiter::Parenthesis => Operand::Rust(group),
                _ => {
                    self.at -= 1;
                    return self.expected("an operand; Rust expressions stand in braces");
                }
            },
            _ => return self.expected("an operand"),
        };
        if !is_punct(self.peek(0), '.') {
            return Ok(operand);
        }
        match self.word(1).map(|half| (half.to_string(), half.span())) {
            Some((half, span)) if half == "h" || half == "l" => {
                self.at += 2;
                Ok(if half == "h" { Operand::High(Box::new(operand), span) } else { operand })
            }
            _ => self.expected("`.h` or `.l`, a half of a register"),
        }
    }

    /// An operand that begins with a name.
    fn named(&mut self, modifiers: &mut Vec<Setting>) -> Step<Operand> {
        let Some(TokenTree::Ident(name)) = self.next() else {
            self.at -= 1;
            return self.expected("an operand");
        };
        let (text, span) = (name.to_string(), name.span());
        if let Some(group) = self.group(Delimiter::Parenthesis) {
            if text == "lit" {
                return Ok(Operand::Forced(name, group));
            }
            if text == "neg" || text == "abs" {
                let mut cursor = Cursor::new(group.stream().into_iter().collect(), group.span_close());
                let inner = Box::new(cursor.operand(modifiers)?);
                if !cursor.done() {
                    return cursor.expected("`)`");
                }
                return Ok(if text == "neg" {
                    Operand::Minus(inner, span)
                } else {
                    Operand::Abs(inner, span)
                });
            }
            return Ok(Operand::Value(functions::operand(&name, &group, self)?, span));
        }
        if let Some(file) = names::file(&text) {
            let Some(group) = self.group(Delimiter::Bracket) else {
                return Err(mistake(
                    span,
                    format!("`{text}` without a number; registers are `{text}4` or `{text}[4:7]`"),
                ));
            };
            return run(file, span, &group);
        }
        if let Some((file, first)) = names::register(&text) {
            return Ok(Operand::Run {
                file,
                first,
                count: 1,
                start: span,
                end: span,
            });
        }
        if let Some(constant) = names::named(&text) {
            return Ok(Operand::Named(constant, span));
        }
        if let Some(number) = names::attribute(&text) {
            let channel = self.word(1).and_then(|word| CHANNELS.iter().position(|channel| word == channel));
            let (Some(channel), true) = (channel, is_punct(self.peek(0), '.')) else {
                return self.expected("a channel of the attribute: `.x`, `.y`, `.z` or `.w`");
            };
            self.at += 2;
            modifiers.push(Setting {
                name: Ident::new(CHANNEL.name, span),
                row: &CHANNEL,
                value: Value::Number(TokenTree::from(Literal::usize_unsuffixed(channel)).into()),
            });
            let mut number = Literal::u8_unsuffixed(number);
            number.set_span(span);
            return Ok(Operand::Attribute(number));
        }
        Ok(Operand::Label(name))
    }

    /// `[operand, …]`
    fn list(group: Group) -> Step<Operand> {
        let mut cursor = Cursor::new(group.stream().into_iter().collect(), group.span_close());
        let mut operands = Vec::new();
        while !cursor.done() {
            operands.push(cursor.operand(&mut Vec::new())?);
            if cursor.eat(',').is_none() && !cursor.done() {
                return cursor.expected("`,` between the registers of a list");
            }
        }
        Ok(Operand::List(group, operands))
    }

    fn modifier(&mut self) -> Step<Setting> {
        let Some(name) = self.word(0).cloned() else {
            return self.expected("`,` or a modifier");
        };
        let text = name.to_string();
        let Some(row) = names::modifier(&text) else {
            if names::file(&text).is_some() || names::register(&text).is_some() || names::named(&text).is_some() {
                return self.expected("`,` before the next operand");
            }
            return Err(mistake(name.span(), format!("unknown modifier `{text}`")));
        };
        self.at += 1;
        if !row.does.has_value() {
            return Ok(Setting {
                name,
                row,
                value: Value::None,
            });
        }
        if self.eat(':').is_none() {
            return self.expected(&format!("`:` and the value of `{text}`"));
        }
        let value = self.value(row.does)?;
        Ok(Setting { name, row, value })
    }

    fn value(&mut self, does: Does) -> Step<Value> {
        if matches!(does, Does::Offset(_))
            && self.word(0).is_some_and(|word| word == "swizzle")
            && matches!(self.peek(1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
        {
            self.at += 1;
            return match self.group(Delimiter::Parenthesis) {
                Some(group) => Ok(Value::Number(functions::swizzle(&group)?.into())),
                None => self.expected("`(`"),
            };
        }
        if matches!(does, Does::Format(_)) {
            if let Some(name) = self.ident() {
                return Ok(Value::Number(functions::format(vec![name])));
            }
            if let Some(list) = self.group(Delimiter::Bracket) {
                return functions::formats(&list).map(Value::Number);
            }
        }
        if matches!(does, Does::List(..) | Does::Bits(_)) {
            return match self.group(Delimiter::Bracket) {
                Some(list) => Ok(Value::List(list)),
                None => self.expected("a list in brackets, as in `[3, 2, 1, 0]`"),
            };
        }
        let mut tokens = TokenStream::new();
        if is_punct(self.peek(0), '-') {
            tokens.extend(self.next());
        }
        match self.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace || group.delimiter() == Delimiter::None => {
                tokens.extend([in_brackets(&group)]);
                Ok(Value::Number(tokens))
            }
            Some(TokenTree::Ident(name)) if matches!(does, Does::Choice(..) | Does::Operand(_)) && tokens.is_empty() => {
                Ok(Value::Name(name.to_string(), name.span()))
            }
            // Names may begin with a digit: `dim:2D`.
            Some(TokenTree::Literal(name)) if does.names().is_some_and(|values| names::find(values, &name.to_string()).is_some()) => {
                Ok(Value::Name(name.to_string(), name.span()))
            }
            Some(TokenTree::Literal(number)) if !matches!(does, Does::Choice(..) | Does::Operand(_)) => {
                tokens.extend([TokenTree::Literal(number)]);
                Ok(Value::Number(tokens))
            }
            _ => {
                self.at -= 1;
                let names = matches!(does, Does::Choice(..) | Does::Operand(_));
                self.expected(if names { "a name or `{…}`" } else { "a number or `{…}`" })
            }
        }
    }
}

/// `[first:last]` or `[only]` behind the prefix of a file.
fn run(file: &'static RegisterFile, start: Span, group: &Group) -> Step<Operand> {
    let end = group.span();
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let number = |tree: &TokenTree| tree.to_string().parse::<u16>().ok();
    let ends = match tokens.as_slice() {
        [only] => number(only).map(|only| (only, only)),
        [first, colon, last] if is_punct(Some(colon), ':') => number(first).zip(number(last)),
        _ => None,
    };
    let prefix = file.prefix;
    let Some((first, last)) = ends else {
        let message = format!("expected numbers as in `{prefix}[4:7]`; a run that starts at a variable is a Rust expression, `{{{prefix}4(n)}}`");
        return Err(mistake(end, message));
    };
    match last.checked_sub(first).and_then(|more| more.checked_add(1)) {
        Some(count) => Ok(Operand::Run {
            file,
            first,
            count,
            start,
            end,
        }),
        None => Err(mistake(end, format!("`{prefix}[{first}:{last}]` ends before it starts"))),
    }
}
