divergent_barrier.co, compiled by Debian clang version 21.1.8 (13)

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
    .group_segment_fixed_size: 512
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 128
    .name:           DivergentBarrier
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         DivergentBarrier.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <DivergentBarrier>:
1700  s_load_dwordx2 s[2:3], s[0:1], 0x0
1708  v_lshlrev_b32_e32 v1, 2, v0
170C  v_cmp_gt_u32_e32 vcc, 64, v0
1710  s_waitcnt lgkmcnt(0)
1714  global_load_dword v2, v1, s[2:3]
171C  s_waitcnt vmcnt(0)
1720  ds_write_b32 v1, v2
1728  s_and_saveexec_b64 s[2:3], vcc
172C  s_cbranch_execz 10
1730  s_waitcnt lgkmcnt(0)
1734  s_barrier
1738  ds_read_b32 v0, v1
1740  s_load_dwordx2 s[0:1], s[0:1], 0x8
1748  s_waitcnt lgkmcnt(0)
174C  v_add_u32_e32 v0, 1, v0
1750  global_store_dword v1, v0, s[0:1]
1758  s_endpgm
175C  s_nop 0
