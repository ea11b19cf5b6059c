// Kernels of both wave sizes with every key of the metadata, constants that code finds through relocations, code object V6, gfx1201.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.amdhsa_code_object_version 6
	// The order in which symbols are first seen is that of the symbol table: kernels with their descriptors, then constants.
	.globl first
	.globl first.kd
	.globl second
	.globl second.kd
	.globl third
	.globl third.kd
	.text
	.globl first
	.protected first
	.p2align 8
	.type first,@function
first:
	s_getpc_b64 s[4:5]
	s_add_co_u32 s4, s4, table@rel32@lo+4
	s_add_co_ci_u32 s5, s5, table@rel32@hi+12
	s_load_b32 s6, s[4:5], 0x0
	s_endpgm
.Lfirst_end:
	.size first, .Lfirst_end-first

	.rodata
	.p2align 6
	.amdhsa_kernel first
		.amdhsa_group_segment_fixed_size 65536
		.amdhsa_private_segment_fixed_size 1024
		.amdhsa_kernarg_size 4096
		.amdhsa_enable_private_segment 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 1
		.amdhsa_user_sgpr_count 16
		.amdhsa_wavefront_size32 0
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 106
		.amdhsa_reserve_vcc 0
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_workgroup_processor_mode 0
	.end_amdhsa_kernel

	.text
	.globl second
	.protected second
	.p2alignl 8, 0xbf9f0000
	.type second,@function
second:
	s_endpgm
.Lsecond_end:
	.size second, .Lsecond_end-second

	.rodata
	.p2align 6
	.amdhsa_kernel second
		.amdhsa_next_free_vgpr 0
		.amdhsa_next_free_sgpr 0
		.amdhsa_reserve_vcc 0
	.end_amdhsa_kernel

	.text
	.globl third
	.protected third
	.p2alignl 8, 0xbf9f0000
	.type third,@function
third:
	s_nop 3
	s_endpgm
.Lthird_end:
	.size third, .Lthird_end-third
	.p2alignl 7, 0xbf9f0000
	.fill 96, 4, 0xbf9f0000

	.rodata
	.p2align 6
	.amdhsa_kernel third
		.amdhsa_wavefront_size32 1
		.amdhsa_next_free_vgpr 97
		.amdhsa_next_free_sgpr 6
		.amdhsa_forward_progress 1
		.amdhsa_memory_ordered 0
		.amdhsa_round_robin_scheduling 1
		.amdhsa_fp16_overflow 1
	.end_amdhsa_kernel

	.globl table
	.protected table
	.type table,@object
	.p2align 6
table:
	.long 1, 2, 3, 5, 7
	.size table, 20
	.globl bytes
	.protected bytes
	.type bytes,@object
	.p2align 6
bytes:
	.byte 0xaa
	.size bytes, 1

	.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx1201
amdhsa.printf:
  - '1:1:4:%d\n'
amdhsa.kernels:
  - .name: 'first(int)'
    .symbol: first.kd
    .language: HIP
    .language_version: [6, 2]
    .kernarg_segment_size: 4096
    .kernarg_segment_align: 64
    .group_segment_fixed_size: 65536
    .private_segment_fixed_size: 1024
    .wavefront_size: 64
    .sgpr_count: 106
    .vgpr_count: 256
    .agpr_count: 0
    .max_flat_workgroup_size: 1024
    .sgpr_spill_count: 3
    .vgpr_spill_count: 70000
    .reqd_workgroup_size: [64, 2, 1]
    .workgroup_size_hint: [64, 1, 1]
    .vec_type_hint: float4
    .device_enqueue_symbol: first.enqueue
    .max_num_work_groups_x: 4294967295
    .max_num_work_groups_y: 65536
    .max_num_work_groups_z: 1
    .kind: normal
    .uses_dynamic_stack: true
    .workgroup_processor_mode: 0
    .args:
      - { .offset: 0, .size: 4, .value_kind: dynamic_shared_pointer, .address_space: local, .pointee_align: 16 }
      - { .offset: 8, .size: 8, .value_kind: image, .access: read_only, .actual_access: read_only }
      - { .offset: 16, .size: 8, .value_kind: pipe, .access: read_write, .is_pipe: true }
      - { .offset: 24, .size: 8, .value_kind: sampler }
      - { .offset: 32, .size: 8, .value_kind: queue }
      - { .offset: 40, .size: 8, .value_kind: global_buffer, .address_space: generic, .actual_access: write_only, .is_volatile: true, .is_const: false }
      - { .offset: 48, .size: 4, .value_kind: hidden_block_count_x }
      - { .offset: 88, .size: 8, .value_kind: hidden_global_offset_x }
      - { .offset: 248, .size: 8, .value_kind: hidden_queue_ptr }
  - .name: second
    .symbol: second.kd
    .kind: init
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 0
    .vgpr_count: 0
    .max_flat_workgroup_size: 32
    .args: []
    .a_key_of_somebody_else: [1, -70000, true, { inner: 'a text of more than thirty-one bytes, so that its length has a byte' }]
  - .name: third
    .symbol: third.kd
    .kernarg_segment_size: 0
    .kernarg_segment_align: 4
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 6
    .vgpr_count: 97
    .max_flat_workgroup_size: 1024
...
	.end_amdgpu_metadata
