lds_uninitialised.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           LdsUninitialised
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         LdsUninitialised.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <LdsUninitialised>:
1700  s_load_dwordx2 s[2:3], s[0:1], 0x8
1708  v_cmp_ne_u32_e32 vcc, 5, v0
170C  v_mov_b64_e32 v[2:3], 5
1710  v_lshlrev_b32_e32 v1, 2, v0
1714  s_and_saveexec_b64 s[4:5], vcc
1718  s_cbranch_execz 9
171C  s_load_dwordx2 s[0:1], s[0:1], 0x0
1724  s_waitcnt lgkmcnt(0)
1728  global_load_dword v2, v1, s[0:1]
1730  s_waitcnt vmcnt(0)
1734  ds_write_b32 v1, v2
173C  v_mov_b64_e32 v[2:3], v[0:1]
1740  s_or_b64 exec, exec, s[4:5]
1744  s_waitcnt lgkmcnt(0)
1748  ds_read_b32 v0, v1
1750  v_lshlrev_b32_e32 v1, 2, v2
1754  s_waitcnt lgkmcnt(0)
1758  v_add_u32_e32 v0, 1, v0
175C  global_store_dword v1, v0, s[2:3]
1764  s_endpgm
1768  s_nop 0
