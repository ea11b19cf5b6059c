//! Random programs that make sense: every index is within its array, and what lanes share is shared.

use rdna4_isa_tests::prng::Random;

/// Elements of each array.
pub(crate) const ELEMENTS: usize = 24;

/// The parameters of every program. `i` is the lane; `n` lanes are active.
pub(crate) const PARAMETERS: &str = "(fa: [f32], ia: [i32], fm: mut [f32], im: mut [i32], f: f32, g: f32, k: i32, m: i32, n: i32)";

/// Largest number of lanes, so that `i + 7` is an index.
pub(crate) const LANES: usize = 16;

/// A program of one kernel.
pub(crate) fn program(random: &mut Random) -> String {
    let mut writer = Writer { random, scope: Vec::new() };
    let mut body = String::new();
    for number in 0..writer.random.u8(1..6) {
        let (ty, shared) = (writer.ty(), writer.random.bool());
        let value = writer.expr(ty, 4, shared);
        body += &format!("    let v{number} = {value};\n");
        writer.scope.push((format!("v{number}"), ty, shared));
    }
    for _ in 0..writer.random.u8(1..4) {
        let (ty, array) = *writer.random.pick(&[(Ty::Float, "fm"), (Ty::Int, "im")]);
        let value = writer.expr(ty, 4, false);
        let index = *writer.random.pick(&["i", "i", "i + 0", "i + 0 * k"]);
        body += &format!("    {array}[{index}] = {value};\n");
    }
    format!("kernel random{PARAMETERS}\nfor i < n {{\n{body}}}\n")
}

#[derive(Clone, Copy, PartialEq)]
enum Ty {
    Float,
    Int,
    Bool,
}

struct Writer<'r> {
    random: &'r mut Random,
    /// Variables: name, type, and whether all lanes share them.
    scope: Vec<(String, Ty, bool)>,
}

impl Writer<'_> {
    fn ty(&mut self) -> Ty {
        *self.random.pick(&[Ty::Float, Ty::Float, Ty::Int, Ty::Int, Ty::Bool])
    }

    /// An expression of that type, so many levels deep at most. If it is shared nothing in it depends on the lane.
    fn expr(&mut self, ty: Ty, depth: u8, shared: bool) -> String {
        if depth == 0 || self.random.u8(..8) == 0 {
            return self.leaf(ty, shared);
        }
        match ty {
            Ty::Bool => self.condition(depth - 1, shared),
            Ty::Float | Ty::Int => self.number(ty, depth - 1, shared),
        }
    }

    fn condition(&mut self, depth: u8, shared: bool) -> String {
        match self.random.u8(..6) {
            0 => format!("!({})", self.expr(Ty::Bool, depth, shared)),
            1 | 2 => {
                let op = *self.random.pick(&["&&", "||"]);
                format!("({} {op} {})", self.expr(Ty::Bool, depth, shared), self.expr(Ty::Bool, depth, shared))
            }
            _ => {
                let of = *self.random.pick(&[Ty::Float, Ty::Int]);
                let op = *self.random.pick(&["<", "<=", ">", ">=", "==", "!="]);
                format!("({} {op} {})", self.expr(of, depth, shared), self.expr(of, depth, shared))
            }
        }
    }

    fn number(&mut self, ty: Ty, depth: u8, shared: bool) -> String {
        match self.random.u8(..12) {
            0 => format!("-({})", self.expr(ty, depth, shared)),
            1 if ty == Ty::Float => format!("f32({})", self.expr(Ty::Int, depth, shared)),
            1 => format!("i32({})", self.expr(Ty::Float, depth, shared)),
            2 => {
                let function = *self.random.pick(&["min", "max"]);
                format!("{function}({}, {})", self.expr(ty, depth, shared), self.expr(ty, depth, shared))
            }
            3 | 4 => {
                let condition = self.expr(Ty::Bool, depth, shared);
                format!("select({condition}, {}, {})", self.expr(ty, depth, shared), self.expr(ty, depth, shared))
            }
            5 if ty == Ty::Float => {
                let [a, b, c] = [(); 3].map(|()| self.expr(ty, depth, shared));
                format!("fma({a}, {b}, {c})")
            }
            6 => self.loop_of(ty, depth, shared),
            7 | 8 => self.element(ty, depth, shared),
            _ => {
                let op = *self.random.pick(&["+", "-", "*"]);
                format!("({} {op} {})", self.expr(ty, depth, shared), self.expr(ty, depth, shared))
            }
        }
    }

    fn loop_of(&mut self, ty: Ty, depth: u8, shared: bool) -> String {
        let op = *self.random.pick(&["sum", "min", "max"]);
        // Loops of i32 have a round: the meaning of one without is tested with f32.
        let (from, to) = match ty {
            Ty::Float => *self.random.pick(&[("0", "k"), ("m", "5"), ("k", "m"), ("0", "0"), ("-1", "2")]),
            Ty::Int | Ty::Bool => *self.random.pick(&[("0", "4"), ("m", "6"), ("-1", "2"), ("3", "max(k, 4)")]),
        };
        let counter = format!("j{}", self.scope.len());
        let outside = self.scope.len();
        self.scope.push((counter.clone(), Ty::Int, true));
        let mut lets = String::new();
        if self.random.bool() {
            let (of, named) = (self.ty(), format!("w{}", self.scope.len()));
            lets = format!("let {named} = {}; ", self.expr(of, depth.min(1), shared));
            self.scope.push((named, of, shared));
        }
        let value = self.expr(ty, depth.min(2), shared);
        self.scope.truncate(outside);
        format!("({op} {counter} in {from}..{to} {{ {lets}{value} }})")
    }

    fn element(&mut self, ty: Ty, depth: u8, shared: bool) -> String {
        let (read_only, writable) = if ty == Ty::Float { ("fa", "fm") } else { ("ia", "im") };
        let clamped = |index: String| format!("min(max({index}, 0), {})", ELEMENTS - 1);
        if shared {
            let index = match self.random.u8(..3) {
                0 => self.random.usize(..ELEMENTS).to_string(),
                _ => clamped(self.expr(Ty::Int, depth, true)),
            };
            return format!("{read_only}[{index}]");
        }
        match self.random.u8(..6) {
            // What is written only its own lane reads.
            0 => format!("{writable}[i]"),
            1 => format!("{read_only}[i + {}]", self.random.u8(..8)),
            2 => format!("{read_only}[{} + i]", self.random.u8(..8)),
            3 => format!("select(i >= 3, {read_only}[max(i, 3) - 3], {read_only}[i])"),
            4 => format!("{read_only}[i]"),
            _ => format!("{read_only}[{}]", clamped(self.expr(Ty::Int, depth, false))),
        }
    }

    fn leaf(&mut self, ty: Ty, shared: bool) -> String {
        let known: Vec<String> = self
            .scope
            .iter()
            .filter(|(_, of, all)| *of == ty && (*all || !shared))
            .map(|(name, ..)| name.clone())
            .collect();
        if !known.is_empty() && self.random.bool() {
            return self.random.pick(&known).clone();
        }
        let own = !shared && self.random.bool();
        let choices: &[&str] = match (ty, own) {
            (Ty::Float, true) => &["fa[i]", "fm[i]", "f32(i)"],
            (Ty::Int, true) => &["i", "ia[i]", "im[i]"],
            (Ty::Bool, true) => &["i < k", "fa[i] > 0.0", "ia[i] != m"],
            (Ty::Float, false) => &["f", "g", "0.0", "1.0", "0.5", "2.5", "1e9", "7.0"],
            (Ty::Int, false) => &["k", "m", "0", "1", "7", "64", "65", "1000000", "2147483647"],
            (Ty::Bool, false) => &["k < m", "f < g", "1 < 2", "g != g"],
        };
        format!("({})", self.random.pick(choices))
    }
}
