// What kernels.co and stripped.co (without symbols) were made of, with LLVM 22: two kernels for both wave sizes, and data among the code.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.globl saxpy
	.p2align 8
	.type saxpy,@function
saxpy:
	s_load_b128 s[4:7], s[0:1], null
	v_and_b32_e32 v0, 0x3ff, v0
	s_wait_kmcnt 0x0
	v_cmp_gt_u32_e32 vcc_lo, s9, v0
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .Lend
.Lagain:
	v_fma_f32 v3, s8, v2, v3
	s_cbranch_scc1 .Lagain
.Lend:
	s_endpgm
.Lsaxpy_end:
	.size saxpy, .Lsaxpy_end-saxpy
	.long 0xffffffff
	.globl wide
	.p2align 8
	.type wide,@function
wide:
	v_cmp_gt_u32_e64 s2, s9, v0 ; in wave64 the same bits mean s[2:3]
	s_branch wide
	s_endpgm
.Lwide_end:
	.size wide, .Lwide_end-wide
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel saxpy
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel wide
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
