// One kernel of wave32 with what most kernels have.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.amdhsa_code_object_version 5
	.text
	.globl saxpy
	.protected saxpy
	.p2align 8
	.type saxpy,@function
saxpy:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s2, s[0:1], 0x10
	v_lshl_or_b32 v0, ttmp9, 8, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_wait_kmcnt 0x0
	global_load_b32 v1, v0, s[4:5]
	global_load_b32 v2, v0, s[6:7]
	s_wait_loadcnt 0x0
	v_fmac_f32_e32 v2, s2, v1
	global_store_b32 v0, v2, s[6:7]
	s_endpgm
.Lsaxpy_end:
	.size saxpy, .Lsaxpy_end-saxpy
	.p2alignl 7, 0xbf9f0000
	.fill 96, 4, 0xbf9f0000

	.rodata
	.p2align 6
	.amdhsa_kernel saxpy
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_float_denorm_mode_32 3
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1200
amdhsa.kernels:
  - .name: saxpy
    .symbol: saxpy.kd
    .kernarg_segment_size: 20
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 8
    .vgpr_count: 3
    .max_flat_workgroup_size: 256
    .uses_dynamic_stack: false
    .workgroup_processor_mode: 1
    .uniform_work_group_size: 1
    .args:
      - { .name: in, .type_name: 'float*', .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .actual_access: read_only, .is_const: true, .is_restrict: true }
      - { .name: out, .type_name: 'float*', .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: a, .type_name: float, .offset: 16, .size: 4, .value_kind: by_value }
...
	.end_amdgpu_metadata
