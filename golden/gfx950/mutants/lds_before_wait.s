lds_before_wait.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
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
    .name:           LdsBeforeWait
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         LdsBeforeWait.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1600 <LdsBeforeWait>:
1600  s_load_dwordx4 s[0:3], s[0:1], 0x0
1608  v_mov_b32_e32 v1, 0
160C  v_lshlrev_b32_e32 v0, 2, v0
1610  s_waitcnt lgkmcnt(0)
1614  v_lshl_add_u64 v[2:3], s[0:1], 0, v[0:1]
161C  s_mov_b32 s0, 0
1620  s_mov_b32 m0, s0
1624  s_nop 0
1628  global_load_lds_dword v[2:3], off
1630  ds_read_b32 v1, v0
1638  s_waitcnt vmcnt(0) lgkmcnt(0)
163C  s_nop 0
1640  v_add_u32_e32 v1, 1, v1
1644  global_store_dword v0, v1, s[2:3]
164C  s_endpgm
1650  s_nop 0
