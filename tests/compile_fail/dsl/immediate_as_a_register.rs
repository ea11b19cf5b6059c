//! An immediate with a register role.

rdna4_isa_macros::define! {
    arch mini;
    part all;
    codes {
        sgpr = 0..=105 name "s" counted align(1, 2, 4) bus;
        vcc = 106..=107 name "vcc" pair bus;
        literal = 255 name "literal" bus;
        vgpr = 256..=511 name "v" counted;
    }
    facts { branch, cond }
    formats { any = 0; f32 = 32; }
    kinds {
        kind src = sgpr | vcc | literal | vgpr;
        kind vgpr = vgpr;
        kind mask: wave = sgpr | vcc, width wave(1, 2);
        kind literal = imm 32;
        kind label = imm 16;
    }
    enc vop2: u32 {
        [31]    = 0b0;
        [30:25] op;
        [24:17] vdst: vgpr;
        [16:9]  vsrc1 as src1: vgpr;
        [8:0]   src0: src;
    }
    enc sopp: u32 {
        [31:23] = 0b101111111;
        [22:16] op;
        [15:0]  simm16: label;
    }
    s_branch(r simm16: label) [group BRANCH, branch] { sopp = 0x20; }
}

rdna4_isa_macros::parts! { arch mini; all }

fn main() {}
