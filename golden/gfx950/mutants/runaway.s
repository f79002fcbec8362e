runaway.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           in
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name:           Runaway
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         Runaway.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     2
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1600 <Runaway>:
1600  s_load_dwordx4 s[0:3], s[0:1], 0x0
1608  v_lshlrev_b32_e32 v1, 2, v0
160C  s_waitcnt lgkmcnt(0)
1610  global_load_dword v1, v1, s[0:1]
1618  s_mov_b32 s0, -1
161C  s_add_i32 s0, s0, -2
1620  s_cmp_eq_u32 s0, 0
1624  s_waitcnt vmcnt(0)
1628  v_xor_b32_e32 v1, 1, v1
162C  s_cbranch_scc0 65531
1630  v_add_u32_e32 v1, 1, v1
1634  v_lshlrev_b32_e32 v0, 2, v0
1638  global_store_dword v0, v1, s[2:3]
1640  s_endpgm
1644  s_nop 0
