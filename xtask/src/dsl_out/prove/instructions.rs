//! Instructions: AMD's pairs against what the rows stand for, and every fact beside.

use super::Findings;
use super::kinds::{codes, is_format};
use super::pairs::{Key, PairOperand, Place, expand};
use super::read::{Definitions, spec_name};
use crate::dsl::ast::{Fact, Instruction as Definition, Role, RowItem, Strength, Value};
use crate::dsl_out::codes::Codes;
use crate::errata::{Corrected, IMPLICIT, Modifiers, role};
use crate::spec::model::{Encoding, Expr, Instruction, InstructionEncoding, Operand};
use std::collections::{BTreeMap, BTreeSet};

pub fn compare(corrected: &Corrected, definitions: &Definitions, found: &mut Findings) {
    let sides = Sides {
        corrected,
        definitions,
        types: corrected
            .spec
            .operand_types
            .iter()
            .map(|t| (t.name.as_str(), (t.values.contains(&("v0".into(), 0)), codes(t))))
            .collect(),
        kinds: corrected.kinds.kinds.iter().map(|k| (k.operand_type.as_str(), k.name())).collect(),
        encodings: corrected.spec.encodings.iter().map(|e| (e.name.as_str(), e)).collect(),
    };
    for instruction in &corrected.spec.instructions {
        match definitions.instructions.get(&instruction.name.to_lowercase()) {
            None => found.differs(format!("{} is not defined", instruction.name)),
            Some(definition) => sides.one(instruction, definition, found),
        }
    }
    let names: BTreeSet<String> = corrected.spec.instructions.iter().map(|i| i.name.to_lowercase()).collect();
    for extra in definitions.instructions.keys().filter(|name| !names.contains(*name)) {
        found.differs(format!("{extra} is defined, but AMD has no such instruction"));
    }
}

struct Sides<'c> {
    corrected: &'c Corrected,
    definitions: &'c Definitions,
    /// The codes of AMD's operand types, and whether they number VGPRs from 0.
    types: BTreeMap<&'c str, (bool, Codes)>,
    /// The kinds of operand types that errata brought in.
    kinds: BTreeMap<&'c str, String>,
    encodings: BTreeMap<&'c str, &'c Encoding>,
}

impl Sides<'_> {
    fn one(&self, instruction: &Instruction, definition: &Definition, found: &mut Findings) {
        found.proof.instructions += 1;
        let name = &instruction.name;
        let mut pairs = match expand(self.definitions, definition) {
            Ok(pairs) => pairs,
            Err(message) => return found.differs(format!("{name}: {message}")),
        };
        // Operands without a field in any pair are not in the head.
        let shown: BTreeSet<String> = definition.operands.iter().map(|o| o.name.text.clone()).collect();
        for pair in &instruction.encodings {
            found.proof.pairs += 1;
            let key = self.key(pair);
            let what = || format!("{name} in {} ({})", pair.encoding, pair.condition);
            match pairs.remove(&key) {
                None => found.differs(format!("{} is not defined", what())),
                Some((opcode, operands)) => {
                    found.same(|| format!("opcode of {}", what()), &opcode, &pair.opcode);
                    self.operands(&what, &operands, pair, found);
                }
            }
        }
        for key in pairs.keys() {
            found.differs(format!("{name}: {key:?} is defined, but AMD has no such pair"));
        }
        self.facts(instruction, definition, found);
        self.modifiers(instruction, definition, &shown, found);
        self.fields(instruction, definition, found);
    }

    /// Which pair of the definition this is: by AMD's condition, not by the operands.
    fn key(&self, pair: &InstructionEncoding) -> Key {
        let half = self.definitions.halves.values().find(|half| {
            let here = self
                .definitions
                .encodings
                .get(&half.of.text)
                .is_some_and(|e| spec_name(&e.docs) == pair.encoding);
            here && half.links.iter().any(|(_, field)| {
                pair.operands
                    .iter()
                    .any(|o| o.field.as_ref().is_some_and(|f| f.to_lowercase() == field.text))
            })
        });
        let conditions = self.encodings.get(pair.encoding.as_str()).map_or(&[][..], |e| &e.conditions);
        let mut literals = BTreeSet::new();
        for condition in conditions.iter().filter(|c| c.name == pair.condition) {
            condition.expr.iter().for_each(|expr| literal_fields(expr, &mut literals));
        }
        Key {
            encoding: pair.encoding.clone(),
            half: half.map_or(String::new(), |half| half.side.text.clone()),
            literals: literals.iter().filter_map(|field| self.operand_in(&pair.encoding, field)).collect(),
        }
    }

    /// The operand that sits in a field of AMD's.
    fn operand_in(&self, encoding: &str, field: &str) -> Option<String> {
        let lower = field.to_lowercase();
        let linked = self
            .definitions
            .halves
            .values()
            .flat_map(|half| &half.links)
            .find(|(_, f)| f.text == lower);
        let definition = self.definitions.encodings.values().find(|e| spec_name(&e.docs) == encoding)?;
        let place = Place::of(self.definitions, &definition.name.text)?;
        let own = || {
            place
                .fields()
                .into_iter()
                .find(|f| f.name == lower)
                .and_then(|f| f.operand)
                .map(str::to_owned)
        };
        linked.map(|(operand, _)| operand.text.clone()).or_else(own)
    }

    fn operands(&self, what: &dyn Fn() -> String, have: &[PairOperand], pair: &InstructionEncoding, found: &mut Findings) {
        // What AMD shows without a field and the head does not have is implicit: it is among the facts.
        let explicit: Vec<&Operand> = pair.operands.iter().filter(|o| !o.implicit).collect();
        let unnamed = explicit.len() - have.len().min(explicit.len());
        let mut skipped = 0;
        let mut have = have.iter();
        for operand in &explicit {
            if operand.field.is_none() && skipped < unnamed {
                skipped += 1;
                continue;
            }
            found.proof.operands += 1;
            let Some(definition) = have.next() else {
                return found.differs(format!("{}: an operand is missing", what()));
            };
            self.operand(what, definition, operand, found);
        }
        if have.next().is_some() {
            found.differs(format!("{}: there is an operand too many", what()));
        }
    }

    fn operand(&self, what: &dyn Fn() -> String, have: &PairOperand, want: &Operand, found: &mut Findings) {
        let which = |about: &str| format!("{about} of {} in {}", want.field.as_deref().unwrap_or("a register"), what());
        found.same(|| which("field"), &have.field, &want.field);
        found.same(|| which("role"), &have.role.as_str(), &role(want));
        let Some(_) = &want.field else {
            let register = IMPLICIT.iter().find(|(_, t)| *t == want.operand_type).map_or("", |(name, _)| *name);
            return found.same(|| which("register"), &have.kind.as_str(), &register);
        };
        let format_is_same = if have.format == "any" {
            want.format == "FMT_ANY"
        } else {
            is_format(&have.format, &want.format)
        };
        if !format_is_same {
            found.differs(format!(
                "{}: the definition has {}, the specification {}",
                which("format"),
                have.format,
                want.format
            ));
        }
        // An immediate without a format has its kind's bits.
        found.same(|| which("size"), &have.size, &want.size);
        match (self.types.get(want.operand_type.as_str()), &have.codes) {
            (Some((low, codes)), Some(have_codes)) => {
                // The literal's code is the business of the pairs with a literal.
                let literal = Codes::range(255, 255);
                if have_codes.without(literal) != codes.without(literal) {
                    found.differs(format!("{}: `{}` is not {}", which("type"), have.kind, want.operand_type));
                }
                // A VGPR is 256 + n where the field is wide enough for it, n elsewhere.
                if Codes::range(256, 511).contains(*have_codes) && have.bits != 32 && *low == (have.bits == 9) {
                    found.differs(format!(
                        "{}: {} does not number registers as a field of {} bits does",
                        which("type"),
                        want.operand_type,
                        have.bits
                    ));
                }
            }
            _ => found.same(|| which("kind"), &Some(&have.kind), &self.kinds.get(want.operand_type.as_str())),
        }
    }

    /// Group, aliases, flags, implicit registers, marks and limits.
    fn facts(&self, instruction: &Instruction, definition: &Definition, found: &mut Findings) {
        let mut have = BTreeSet::new();
        for fact in &definition.facts {
            let text = match fact {
                Fact::Group(name) => format!("group {}", name.text),
                Fact::Sub(name) => format!("sub {}", name.text),
                Fact::Alias(name) => format!("alias {}", name.text.to_uppercase()),
                Fact::Implicit(Role::ReadWrite, name) => {
                    have.insert(format!("r {}", name.text));
                    format!("w {}", name.text)
                }
                Fact::Implicit(role, name) => format!("{} {}", if *role == Role::Write { "w" } else { "r" }, name.text),
                Fact::Bus(limit) => format!("bus {}", limit.value),
                Fact::Flag(name) => name.text.clone(),
                Fact::Mods(_) => continue,
            };
            have.insert(text);
        }
        let name = &instruction.name;
        let mut want = BTreeSet::from([format!("group {}", instruction.group)]);
        want.extend(instruction.subgroups.iter().map(|sub| format!("sub {sub}")));
        want.extend(instruction.aliases.iter().map(|alias| format!("alias {alias}")));
        let flags = instruction.flags;
        let named = [
            ("branch", flags.branch),
            ("cond", flags.conditional),
            ("indirect", flags.indirect),
            ("end", flags.terminator),
            ("immediate", flags.immediate),
        ];
        want.extend(named.iter().filter(|(_, set)| *set).map(|(flag, _)| (*flag).to_owned()));
        want.extend(self.corrected.marks.get(name).into_iter().flatten().cloned());
        want.extend(self.corrected.bus.get(name).map(|limit| format!("bus {limit}")));
        // Registers that only some pairs name are operands of the head there.
        let everywhere = instruction
            .encodings
            .iter()
            .all(|pair| pair.operands.iter().any(|o| o.field.is_none() && !o.implicit));
        for operand in instruction
            .encodings
            .iter()
            .flat_map(|pair| &pair.operands)
            .filter(|o| o.implicit || everywhere && o.field.is_none())
        {
            let register = IMPLICIT
                .iter()
                .find(|(_, t)| *t == operand.operand_type)
                .map_or(operand.operand_type.as_str(), |(name, _)| *name);
            want.extend(operand.input.then(|| format!("r {register}")));
            want.extend(operand.output.then(|| format!("w {register}")));
        }
        found.proof.facts += want.len();
        found.same(|| format!("facts of {name}"), &have, &want);
    }

    /// The own table of modifiers.
    fn modifiers(&self, instruction: &Instruction, definition: &Definition, shown: &BTreeSet<String>, found: &mut Findings) {
        let none = Modifiers::default();
        let want = self.corrected.modifiers.get(&instruction.name).unwrap_or(&none);
        let name = &instruction.name;
        let aux = definition.operands.iter().filter(|o| !o.aux.is_empty());
        let have: BTreeMap<String, Vec<String>> = aux
            .map(|o| (o.name.text.clone(), o.aux.iter().map(|a| a.text.clone()).collect()))
            .collect();
        found.same(|| format!("modifiers of operands of {name}"), &have, &want.operands);
        if let Some(missing) = want.operands.keys().find(|operand| !shown.contains(*operand)) {
            found.differs(format!("{name} has no operand {missing}"));
        }
        let takes: Vec<String> = definition
            .facts
            .iter()
            .filter_map(|f| if let Fact::Mods(names) = f { Some(names) } else { None })
            .flatten()
            .map(|n| n.text.clone())
            .collect();
        found.same(|| format!("modifiers of {name}"), &takes, &want.takes);
        for row in &definition.rows {
            let lacks: Vec<String> = row
                .items
                .iter()
                .filter_map(|i| if let RowItem::No(names) = i { Some(names) } else { None })
                .flatten()
                .map(|n| n.text.clone())
                .collect();
            found.same(|| format!("modifiers that {name} lacks"), &lacks, &want.lacks);
            found.proof.facts += lacks.len();
        }
        found.proof.facts += want.operands.values().map(Vec::len).sum::<usize>() + takes.len();
    }

    /// Fields that have a value in a row.
    fn fields(&self, instruction: &Instruction, definition: &Definition, found: &mut Findings) {
        let operands: BTreeSet<&str> = definition.operands.iter().map(|o| o.name.text.as_str()).collect();
        let start = self.corrected.modifiers.get(&instruction.name).map_or(&[][..], |m| &m.start);
        for row in &definition.rows {
            let Some(place) = Place::of(self.definitions, &row.encoding.text) else {
                continue;
            };
            let encoding = spec_name(&place.encoding.docs).to_owned();
            let mut want: BTreeSet<(String, &str, u64)> = start.iter().map(|(field, value)| (field.clone(), "?=", *value)).collect();
            for (field, fixed) in self
                .corrected
                .fixed
                .get(&(instruction.name.clone(), encoding.clone()))
                .into_iter()
                .flatten()
            {
                want.insert((field.to_lowercase(), if fixed.required { "==" } else { "=" }, fixed.value));
            }
            let mut have = BTreeSet::new();
            for item in &row.items {
                let RowItem::Set { name, strength, value } = item else { continue };
                let text = match strength {
                    Strength::Required => "==",
                    Strength::Canonical => "=",
                    Strength::Start => "?=",
                };
                match value {
                    Value::Number(number) => drop(have.insert((name.text.clone(), text, u64::from(number.value)))),
                    Value::Class(_) if operands.contains(name.text.as_str()) => {}
                    Value::Class(class) => found.differs(format!(
                        "{} in {encoding}: {} = {} is no operand",
                        instruction.name, name.text, class.text
                    )),
                }
            }
            found.proof.facts += want.len();
            found.same(|| format!("fields of {} in {encoding}", instruction.name), &have, &want);
        }
    }
}

/// The fields that a condition wants to be the literal.
fn literal_fields(expr: &Expr, fields: &mut BTreeSet<String>) {
    let Expr::Op { op, args } = expr else { return };
    if let ("==", [Expr::Name(name), Expr::Value(255)]) = (op.as_str(), args.as_slice()) {
        fields.insert(name.rsplit('.').next().unwrap_or(name).to_owned());
    }
    args.iter().for_each(|arg| literal_fields(arg, fields));
}
