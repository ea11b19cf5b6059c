//! The plans of an opcode as constants of its type, and what is done with them. Where a builder is used only what its opcode and operands need is left.
//!
//! Conditions over constants stand in `const { … }`: the compiler leaves out what they exclude before it optimises. Nothing here is a closure, which would keep
//! instructions in memory.

use crate::arch::{Arch, Op};
use crate::engine::{File, LITERAL, Lift, Lowered, MAX_OPERANDS, Plan, Raw, Setting, kind, put};
use core::marker::PhantomData;

/// The forms of an opcode that take operands without a literal, or with one: the smallest, or the next.
struct Form<O, const LITERAL: bool, const NEXT: bool>(PhantomData<O>);

impl<O: Op, const LITERAL: bool, const NEXT: bool> Form<O, LITERAL, NEXT> {
    const PLAN: Option<Plan> = match Plan::new(O::Arch::ISA, O::INDEX, LITERAL, 0) {
        Some(_) if NEXT => Plan::new(O::Arch::ISA, O::INDEX, LITERAL, 1),
        // What a smallest form without a plan takes is not known.
        smallest => smallest,
    };

    const fn kind(i: usize) -> u8 {
        match &Self::PLAN {
            Some(plan) => plan.kind(i),
            None => kind::NONE,
        }
    }

    const fn has_widths() -> bool {
        match &Self::PLAN {
            Some(plan) => plan.has_widths(),
            None => false,
        }
    }

    #[inline(always)]
    fn build(ops: &[Lowered; MAX_OPERANDS], files: &[File; MAX_OPERANDS], count: u8) -> Option<Raw> {
        let plan = Self::PLAN.as_ref()?;
        let mut to = plan.start(count);
        macro_rules! each {
            ($($i:literal)*) => {$(
                put!(plan, $i, const { Self::kind($i) }, &ops[$i], files[$i], to);
            )*};
        }
        each! { 0 1 2 3 4 5 6 7 }
        if const { Self::has_widths() } {
            for (i, op) in ops.iter().enumerate() {
                plan.check_width(i, op, &mut to);
            }
        }
        plan.finish(&to)
    }
}

/// The way from the smallest form to the next.
struct Way<O, const LITERAL: bool>(PhantomData<O>);

impl<O: Op, const LITERAL: bool> Way<O, LITERAL> {
    const LIFT: Option<Lift> = match (&Form::<O, LITERAL, false>::PLAN, &Form::<O, LITERAL, true>::PLAN) {
        (Some(smallest), Some(next)) => Lift::new(O::Arch::ISA, smallest, next),
        _ => None,
    };
}

/// A modifier as a type.
pub(crate) trait Numbered {
    /// Its number.
    const NUMBER: u8;
}

/// Where a modifier lies in a form of an opcode.
struct Place<O, M, const LITERAL: bool, const NEXT: bool>(PhantomData<(O, M)>);

impl<O: Op, M: Numbered, const LITERAL: bool, const NEXT: bool> Place<O, M, LITERAL, NEXT> {
    const SETTING: Option<Setting> = match &Form::<O, LITERAL, NEXT>::PLAN {
        Some(plan) => Setting::new(O::Arch::ISA, plan, M::NUMBER),
        None => None,
    };

    #[inline(always)]
    const fn set(raw: &mut Raw, value: i64) -> bool {
        match &Self::SETTING {
            Some(setting) => setting.set(raw, value),
            None => false,
        }
    }
}

/// The smallest form of an opcode that takes the operands; `None` where the exact way must choose.
#[inline(always)]
pub(crate) fn build<O: Op>(ops: &[Lowered; MAX_OPERANDS], files: &[File; MAX_OPERANDS], count: u8) -> Option<Raw> {
    macro_rules! first {
        ($literal:literal) => {{
            if const { Form::<O, $literal, false>::PLAN.is_some() }
                && let Some(raw) = Form::<O, $literal, false>::build(ops, files, count)
            {
                return Some(raw);
            }
            if const { Form::<O, $literal, true>::PLAN.is_some() }
                && let Some(raw) = Form::<O, $literal, true>::build(ops, files, count)
            {
                return Some(raw);
            }
        }};
    }
    if const { Form::<O, true, false>::PLAN.is_some() } {
        let mut literal = false;
        macro_rules! each {
            ($($i:literal)*) => {$(
                if const { Form::<O, true, false>::kind($i) != kind::NONE } {
                    literal |= ops[$i].code == LITERAL;
                }
            )*};
        }
        each! { 0 1 2 3 4 5 6 7 }
        if literal {
            first!(true);
            return None;
        }
    }
    first!(false);
    None
}

/// The instruction in the next form, with everything that it holds in the smallest one; `None` where it is in another one, where the next one is not among its
/// forms, and where the exact way must choose.
#[inline(always)]
pub(crate) const fn lift<O: Op>(raw: &Raw) -> Option<Raw> {
    if const { Way::<O, false>::LIFT.is_some() }
        && let Some(lift) = &Way::<O, false>::LIFT
        && let Some(lifted) = lift.apply(raw)
    {
        return Some(lifted);
    }
    if const { Way::<O, true>::LIFT.is_some() }
        && let Some(lift) = &Way::<O, true>::LIFT
        && let Some(lifted) = lift.apply(raw)
    {
        return Some(lifted);
    }
    None
}

/// Sets a modifier, in the next form where the smallest one has it not. Says whether it did: otherwise nothing was changed.
#[inline(always)]
pub(crate) const fn set<O: Op, M: Numbered>(raw: &mut Raw, value: i64) -> bool {
    macro_rules! here {
        ($raw:expr, $literal:literal $next:literal) => {
            if const { Place::<O, M, $literal, $next>::SETTING.is_some() } && Place::<O, M, $literal, $next>::set($raw, value) {
                return true;
            }
        };
    }
    here!(raw, false false);
    here!(raw, false true);
    here!(raw, true false);
    here!(raw, true true);
    // Only a form that has it not is left behind.
    if const { Place::<O, M, false, false>::SETTING.is_none() && Place::<O, M, true, false>::SETTING.is_none() }
        && let Some(mut lifted) = lift::<O>(raw)
    {
        let set = Place::<O, M, false, true>::set(&mut lifted, value) || Place::<O, M, true, true>::set(&mut lifted, value);
        if set {
            *raw = lifted;
        }
        return set;
    }
    false
}
