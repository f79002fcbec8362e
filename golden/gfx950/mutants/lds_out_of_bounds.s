lds_out_of_bounds.co, compiled by Debian clang version 21.1.8 (13)

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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name:           LdsOutOfBounds
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         LdsOutOfBounds.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1600 <LdsOutOfBounds>:
1600  s_load_dwordx4 s[4:7], s[0:1], 0x0
1608  s_load_dword s2, s[0:1], 0x10
1610  v_lshlrev_b32_e32 v0, 2, v0
1614  s_waitcnt lgkmcnt(0)
1618  global_load_dword v1, v0, s[4:5]
1620  v_lshl_add_u32 v2, s2, 6, v0
1628  s_waitcnt vmcnt(0)
162C  ds_write_b32 v0, v1
1634  s_waitcnt lgkmcnt(0)
1638  ds_read_b32 v1, v2
1640  s_waitcnt lgkmcnt(0)
1644  v_add_u32_e32 v1, 1, v1
1648  global_store_dword v0, v1, s[6:7]
1650  s_endpgm
1654  s_nop 0
