lds_misaligned.co, compiled by Debian clang version 21.1.8 (13)

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
    .group_segment_fixed_size: 260
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name:           LdsMisaligned
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         LdsMisaligned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1600 <LdsMisaligned>:
1600  s_load_dwordx4 s[0:3], s[0:1], 0x0
1608  v_lshlrev_b32_e32 v0, 2, v0
160C  v_mov_b32_e32 v2, 0
1610  v_or_b32_e32 v3, 1, v0
1614  s_waitcnt lgkmcnt(0)
1618  global_load_dword v1, v0, s[0:1]
1620  s_waitcnt vmcnt(0)
1624  ds_write_b32 v0, v1
162C  ds_write_b32 v2, v2 offset:256
1634  s_waitcnt lgkmcnt(0)
1638  ds_read_b32 v1, v3
1640  s_waitcnt lgkmcnt(0)
1644  s_nop 0
1648  v_add_u32_e32 v1, 1, v1
164C  global_store_dword v0, v1, s[2:3]
1654  s_endpgm
1658  s_nop 0
