//! Addition and multiplication of floats.
//!
//! `_legacy_` means two things: of single precision, that zeros are those of DirectX 9; of gfx9's half precision, that the high half of the result is cleared.
//!
//! A NaN among the sources is the result, quieted; of several the first. Invalid operations give the positive quiet NaN without payload. The documents say
//! that such results are NaNs, not which ones.

use super::operation::Body::Float as F;
use super::operation::Float;
use super::rows::rows;

impl Float<'_> {
    /// The first NaN among the sources, quieted.
    pub(super) fn nan_of(&self, sources: &[u64]) -> Option<u64> {
        let nan = sources.iter().find(|&&x| self.precision.is_nan(x));
        nan.map(|&x| self.precision.quieted(x))
    }

    /// a * b + c, rounded once.
    pub(super) fn fma(&self, a: u64, b: u64, c: u64) -> u64 {
        match self.nan_of(&[a, b, c]) {
            Some(nan) => nan,
            None => self.precision.fused(a, b, c, self.mode.round),
        }
    }

    pub(super) fn add(&self, a: u64, b: u64) -> u64 {
        self.fma(a, self.precision.one(), b)
    }

    pub(super) fn sub(&self, a: u64, b: u64) -> u64 {
        match self.nan_of(&[a, b]) {
            Some(nan) => nan,
            None => self.add(a, b ^ self.precision.sign()),
        }
    }

    pub(super) fn mul(&self, a: u64, b: u64) -> u64 {
        // A zero of the product's sign changes nothing, not even the sign of a zero.
        self.fma(a, b, (a ^ b) & self.precision.sign())
    }

    /// a * b + c, rounded and flushed twice.
    fn mad(&self, a: u64, b: u64, c: u64) -> u64 {
        let product = match self.nan_of(&[a, b, c]) {
            Some(nan) => return nan,
            None => self.mul(a, b),
        };
        let flushes = !self.mode.denormals.outputs;
        self.add(if flushes { self.precision.flushed(product) } else { product }, c)
    }

    /// Whether the rule of DirectX 9 applies: a product with a zero is zero, whatever the other factor.
    fn has_zero_factor(&self, a: u64, b: u64) -> bool {
        self.precision.is_zero(a) || self.precision.is_zero(b)
    }
}

fn add(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    f.add(a, b)
}

fn sub(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    f.sub(a, b)
}

fn subrev(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    f.sub(b, a)
}

fn mul(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    f.mul(a, b)
}

fn fma(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    f.fma(a, b, c)
}

/// Denormal numbers are flushed whatever the mode says: LLVM uses these instructions only where the mode flushes too.
fn mad(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    f.mad(a, b, c)
}

/// A product with a zero is +0, whatever the other factor.
fn mul_dx9_zero(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    if f.has_zero_factor(a, b) { 0 } else { f.mul(a, b) }
}

/// With a zero factor the result is the third source, whatever the other factor.
fn fma_dx9_zero(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    if f.has_zero_factor(a, b) { c } else { f.fma(a, b, c) }
}

/// With a zero factor the result is the third source, whatever the other factor. The GCN text says so in its description; its operation leaves that branch out.
fn mad_legacy(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    if f.has_zero_factor(a, b) { c } else { f.mad(a, b, c) }
}

/// The product, with zeros as in DirectX 9, if the third source is greater than zero, else the most negative number. RDNA gives the most negative number also
/// where the second source is that number, minus infinity or a NaN, which the GCN text does not say.
fn mullit(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    let p = f.precision;
    let lowest = p.sign() | p.largest();
    let lit = !p.is_nan(c) && !p.is_negative(c) && !p.is_zero(c);
    let extreme = p.is_nan(b) || b == lowest || b == p.sign() | p.infinity();
    if !lit || f.env.generation.mullit_extremes && extreme {
        lowest
    } else {
        mul_dx9_zero(f, [a, b, c])
    }
}

rows! {
    v_add_f16 s_add_f16: (F16 F16) -> F16, F(add);
    v_add_f32 s_add_f32: (F32 F32) -> F32, F(add);
    v_add_f64: (F64 F64) -> F64, F(add);
    v_sub_f16 s_sub_f16: (F16 F16) -> F16, F(sub);
    v_sub_f32 s_sub_f32: (F32 F32) -> F32, F(sub);
    v_subrev_f16: (F16 F16) -> F16, F(subrev);
    v_subrev_f32: (F32 F32) -> F32, F(subrev);
    v_mul_f16 s_mul_f16: (F16 F16) -> F16, F(mul);
    v_mul_f32 s_mul_f32: (F32 F32) -> F32, F(mul);
    v_mul_f64: (F64 F64) -> F64, F(mul);
    v_mul_dx9_zero_f32 v_mul_legacy_f32: (F32 F32) -> F32, F(mul_dx9_zero);
    v_fma_f16 v_fma_legacy_f16 v_fmac_f16 v_fmaak_f16 v_fmamk_f16 s_fmac_f16: (F16 F16 F16) -> F16, F(fma);
    v_fma_f32 v_fmac_f32 v_fmaak_f32 v_fmamk_f32 s_fmac_f32 s_fmaak_f32 s_fmamk_f32: (F32 F32 F32) -> F32, F(fma);
    v_fma_f64 v_fmac_f64: (F64 F64 F64) -> F64, F(fma);
    v_fma_dx9_zero_f32 v_fma_legacy_f32: (F32 F32 F32) -> F32, F(fma_dx9_zero);
    v_mad_f16 v_mad_legacy_f16 v_mac_f16: (F16 F16 F16) -> F16, F(mad), Always;
    v_mad_f32 v_mac_f32: (F32 F32 F32) -> F32, F(mad), Always;
    v_mad_legacy_f32 v_mac_legacy_f32: (F32 F32 F32) -> F32, F(mad_legacy), Always;
    v_mullit_f32: (F32 F32 F32) -> F32, F(mullit);
}
