//! RDNA 4 exports have no compressed form.

use rdna4_isa::*;

fn main() {
    _ = export(ExportTarget::Mrt0, v(0), v(1), v(2), v(3)).compr();
}
