//! AMD RDNA 4: instructions whose shortest form is VIMAGE.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vimage;

    /// AMD: IMAGE_LOAD
    image_load(w vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vimage = 0x000;
    }

    /// AMD: IMAGE_LOAD_MIP
    image_load_mip(w vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vimage = 0x001;
    }

    /// AMD: IMAGE_LOAD_PCK
    image_load_pck(w vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vimage = 0x002 { no(d16) }
    }

    /// AMD: IMAGE_LOAD_PCK_SGN
    image_load_pck_sgn(w vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vimage = 0x003 { no(d16) }
    }

    /// AMD: IMAGE_LOAD_MIP_PCK
    image_load_mip_pck(w vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vimage = 0x004 { no(d16) }
    }

    /// AMD: IMAGE_LOAD_MIP_PCK_SGN
    image_load_mip_pck_sgn(w vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vimage = 0x005 { no(d16) }
    }

    /// AMD: IMAGE_STORE
    image_store(r vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, w mem, store] {
        vimage = 0x006;
    }

    /// AMD: IMAGE_STORE_MIP
    image_store_mip(r vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, w mem, store] {
        vimage = 0x007;
    }

    /// AMD: IMAGE_STORE_PCK
    image_store_pck(r vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, w mem, store] {
        vimage = 0x008 { no(d16) }
    }

    /// AMD: IMAGE_STORE_MIP_PCK
    image_store_mip_pck(r vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, w mem, store] {
        vimage = 0x009 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_SWAP
    image_atomic_swap(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x00a { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_CMPSWAP
    image_atomic_cmpswap(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x00b { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_ADD_UINT
    image_atomic_add_uint(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_add, r exec, rw mem, atomic] {
        vimage = 0x00c { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_SUB_UINT
    image_atomic_sub_uint(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_sub, r exec, rw mem, atomic] {
        vimage = 0x00d { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_MIN_INT
    image_atomic_min_int(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_smin, r exec, rw mem, atomic] {
        vimage = 0x00e { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_MIN_UINT
    image_atomic_min_uint(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_umin, r exec, rw mem, atomic] {
        vimage = 0x00f { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_MAX_INT
    image_atomic_max_int(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_smax, r exec, rw mem, atomic] {
        vimage = 0x010 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_MAX_UINT
    image_atomic_max_uint(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_umax, r exec, rw mem, atomic] {
        vimage = 0x011 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_AND
    image_atomic_and(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x012 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_OR
    image_atomic_or(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x013 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_XOR
    image_atomic_xor(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x014 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_INC_UINT
    image_atomic_inc_uint(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_inc, r exec, rw mem, atomic] {
        vimage = 0x015 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_DEC_UINT
    image_atomic_dec_uint(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_dec, r exec, rw mem, atomic] {
        vimage = 0x016 { no(d16) }
    }

    /// AMD: IMAGE_GET_RESINFO
    image_get_resinfo(w vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub TEXTURE, r exec, load] {
        vimage = 0x017 { no(d16) }
    }

    /// AMD: IMAGE_BVH_INTERSECT_RAY
    image_bvh_intersect_ray(w vdata: vgpr<b128>, r vaddr: image_vaddr, r rsrc: rsrc<img_bvh>)
        [group VMEM, sub BVH, alias bvh_intersect_ray, r exec, r mem] {
        vimage = 0x019 { dmask = 15, r128 = 1, no(d16, nv, scope, tfe, th) }
    }

    /// AMD: IMAGE_BVH64_INTERSECT_RAY
    image_bvh64_intersect_ray(w vdata: vgpr<b128>, r vaddr: image_vaddr, r rsrc: rsrc<img_bvh>)
        [group VMEM, sub BVH, alias bvh64_intersect_ray, r exec, r mem] {
        vimage = 0x01a { dmask = 15, r128 = 1, no(d16, nv, scope, tfe, th) }
    }

    /// AMD: IMAGE_BVH_DUAL_INTERSECT_RAY
    image_bvh_dual_intersect_ray(w vdata: vgpr x 10, rw vaddr: image_vaddr, r rsrc: rsrc<img_bvh>)
        [group VMEM, sub BVH, alias bvh_dual_intersect_ray, r exec, r mem] {
        vimage = 0x080 { dmask = 15, r128 = 1, no(d16, nv, scope, tfe, th, a16) }
    }

    /// AMD: IMAGE_BVH8_INTERSECT_RAY
    image_bvh8_intersect_ray(w vdata: vgpr x 10, rw vaddr: image_vaddr, r rsrc: rsrc<img_bvh>)
        [group VMEM, sub BVH, alias bvh8_intersect_ray, r exec, r mem] {
        vimage = 0x081 { dmask = 15, r128 = 1, no(d16, nv, scope, tfe, th, a16) }
    }

    /// AMD: IMAGE_ATOMIC_ADD_FLT
    image_atomic_add_flt(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x083 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_MIN_FLT
    image_atomic_min_flt(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_fmin, alias image_atomic_min_num_flt, r exec, rw mem, atomic] {
        vimage = 0x084 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_MAX_FLT
    image_atomic_max_flt(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, alias image_atomic_fmax, alias image_atomic_max_num_flt, r exec, rw mem, atomic] {
        vimage = 0x085 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_PK_ADD_F16
    image_atomic_pk_add_f16(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x086 { no(d16) }
    }

    /// AMD: IMAGE_ATOMIC_PK_ADD_BF16
    image_atomic_pk_add_bf16(rw vdata: image_vdata, r vaddr: image_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vimage = 0x087 { no(d16) }
    }
}
