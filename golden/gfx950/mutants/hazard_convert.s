hazard_convert.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           HazardConvert
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         HazardConvert.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1600 <HazardConvert>:
1600  s_load_dwordx4 s[0:3], s[0:1], 0x0
1608  v_lshlrev_b32_e32 v0, 2, v0
160C  v_mov_b32_e32 v2, 0
1610  s_waitcnt lgkmcnt(0)
1614  global_load_dword v1, v0, s[0:1]
161C  s_waitcnt vmcnt(0)
1620  v_cvt_f32_u32_e32 v1, v1
1624  v_cvt_scalef32_pk_fp4_f32 v2, v1, v1, 1.0
162C  v_cvt_scalef32_pk_fp4_f32 v2, v1, v1, 1.0 op_sel:[0,0,1,0]
1634  s_nop 4
1638  global_store_dword v0, v2, s[2:3]
1640  s_endpgm
1644  s_nop 0
