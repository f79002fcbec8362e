group_race.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           GroupRace
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         GroupRace.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1600 <GroupRace>:
1600  s_load_dwordx4 s[4:7], s[0:1], 0x0
1608  v_mov_b32_e32 v3, 0
160C  v_lshl_or_b32 v2, s2, 6, v0
1614  v_lshlrev_b32_e32 v0, 2, v0
1618  s_waitcnt lgkmcnt(0)
161C  v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
1624  global_load_dword v1, v[2:3], off
162C  s_waitcnt vmcnt(0)
1630  v_add_u32_e32 v1, 1, v1
1634  global_store_dword v0, v1, s[6:7]
163C  s_endpgm
1640  s_nop 0
