quantise_both_bf16.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_codes
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_scales
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_codes
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_scales
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         40
        .size:           4
        .value_kind:     by_value
      - .name:           rows
        .offset:         44
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         64
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         88
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothBf16
    .private_segment_fixed_size: 0
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     111
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_codes
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_scales
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_codes
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_scales
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         40
        .size:           4
        .value_kind:     by_value
      - .name:           rows
        .offset:         44
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         64
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         88
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothBf16H16
    .private_segment_fixed_size: 0
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16H16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     118
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_codes
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_scales
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_codes
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_scales
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         40
        .size:           4
        .value_kind:     by_value
      - .name:           rows
        .offset:         44
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         64
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         88
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothBf16Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     78
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     118
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_codes
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           row_scales
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_codes
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           column_scales
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         40
        .size:           4
        .value_kind:     by_value
      - .name:           rows
        .offset:         44
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         64
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         88
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothBf16H16Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     82
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16H16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     132
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2a00 <QuantiseBothBf16>:
2A00  s_load_dwordx2 s[6:7], s[0:1], 0x0
2A08  s_load_dwordx4 s[20:23], s[0:1], 0x28
2A10  v_readfirstlane_b32 s8, v0
2A14  s_andn2_b32 s8, s8, 63
2A18  v_and_b32_e32 v1, 48, v0
2A1C  v_lshlrev_b32_e32 v2, 3, v0
2A20  v_or_b32_e32 v4, s8, v1
2A24  s_lshl_b32 s40, s3, 7
2A28  s_lshl_b32 s33, s2, 7
2A2C  v_and_b32_e32 v2, 0x78, v2
2A34  v_lshrrev_b32_e32 v4, 4, v4
2A38  v_or_b32_e32 v2, s33, v2
2A3C  v_add_u32_e32 v4, s40, v4
2A40  s_waitcnt lgkmcnt(0)
2A44  v_cmp_gt_u32_e32 vcc, s22, v2
2A48  v_cmp_gt_u32_e64 s[4:5], s21, v4
2A50  v_mov_b32_e32 v3, 0
2A54  s_and_b64 s[10:11], s[4:5], vcc
2A58  s_and_saveexec_b64 s[4:5], s[10:11]
2A5C  s_cbranch_execz 11
2A60  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2A68  v_lshlrev_b64 v[4:5], 1, v[4:5]
2A70  v_and_b32_e32 v4, -16, v4
2A74  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2A7C  s_lshl_b32 m0, s8, 4
2A80  s_nop 0
2A84  global_load_lds_dwordx4 v[4:5], off
2A8C  s_or_b64 exec, exec, s[4:5]
2A90  s_add_i32 s4, s8, 0x100
2A98  v_or_b32_e32 v4, s4, v1
2A9C  v_lshrrev_b32_e32 v4, 4, v4
2AA0  v_add_u32_e32 v4, s40, v4
2AA4  v_cmp_gt_u32_e64 s[4:5], s21, v4
2AAC  s_and_b64 s[10:11], s[4:5], vcc
2AB0  s_and_saveexec_b64 s[4:5], s[10:11]
2AB4  s_cbranch_execz 13
2AB8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2AC0  v_lshlrev_b64 v[4:5], 1, v[4:5]
2AC8  v_and_b32_e32 v4, -16, v4
2ACC  s_lshl_b32 s9, s8, 4
2AD0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2AD8  s_add_i32 m0, s9, 0x1000
2AE0  s_nop 0
2AE4  global_load_lds_dwordx4 v[4:5], off
2AEC  s_or_b64 exec, exec, s[4:5]
2AF0  s_add_i32 s4, s8, 0x200
2AF8  v_or_b32_e32 v4, s4, v1
2AFC  v_lshrrev_b32_e32 v4, 4, v4
2B00  v_add_u32_e32 v4, s40, v4
2B04  v_cmp_gt_u32_e64 s[4:5], s21, v4
2B0C  s_and_b64 s[10:11], s[4:5], vcc
2B10  s_and_saveexec_b64 s[4:5], s[10:11]
2B14  s_cbranch_execz 13
2B18  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2B20  v_lshlrev_b64 v[4:5], 1, v[4:5]
2B28  v_and_b32_e32 v4, -16, v4
2B2C  s_lshl_b32 s9, s8, 4
2B30  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B38  s_add_i32 m0, s9, 0x2000
2B40  s_nop 0
2B44  global_load_lds_dwordx4 v[4:5], off
2B4C  s_or_b64 exec, exec, s[4:5]
2B50  s_add_i32 s4, s8, 0x300
2B58  v_or_b32_e32 v4, s4, v1
2B5C  v_lshrrev_b32_e32 v4, 4, v4
2B60  v_add_u32_e32 v4, s40, v4
2B64  v_cmp_gt_u32_e64 s[4:5], s21, v4
2B6C  s_and_b64 s[10:11], s[4:5], vcc
2B70  s_and_saveexec_b64 s[4:5], s[10:11]
2B74  s_cbranch_execz 13
2B78  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2B80  v_lshlrev_b64 v[4:5], 1, v[4:5]
2B88  v_and_b32_e32 v4, -16, v4
2B8C  s_lshl_b32 s9, s8, 4
2B90  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B98  s_add_i32 m0, s9, 0x3000
2BA0  s_nop 0
2BA4  global_load_lds_dwordx4 v[4:5], off
2BAC  s_or_b64 exec, exec, s[4:5]
2BB0  s_add_i32 s4, s8, 0x400
2BB8  v_or_b32_e32 v4, s4, v1
2BBC  v_lshrrev_b32_e32 v4, 4, v4
2BC0  v_add_u32_e32 v4, s40, v4
2BC4  v_cmp_gt_u32_e64 s[4:5], s21, v4
2BCC  s_and_b64 s[10:11], s[4:5], vcc
2BD0  s_and_saveexec_b64 s[4:5], s[10:11]
2BD4  s_cbranch_execz 13
2BD8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2BE0  v_lshlrev_b64 v[4:5], 1, v[4:5]
2BE8  v_and_b32_e32 v4, -16, v4
2BEC  s_lshl_b32 s9, s8, 4
2BF0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2BF8  s_add_i32 m0, s9, 0x4000
2C00  s_nop 0
2C04  global_load_lds_dwordx4 v[4:5], off
2C0C  s_or_b64 exec, exec, s[4:5]
2C10  s_add_i32 s4, s8, 0x500
2C18  v_or_b32_e32 v4, s4, v1
2C1C  v_lshrrev_b32_e32 v4, 4, v4
2C20  v_add_u32_e32 v4, s40, v4
2C24  v_cmp_gt_u32_e64 s[4:5], s21, v4
2C2C  s_and_b64 s[10:11], s[4:5], vcc
2C30  s_and_saveexec_b64 s[4:5], s[10:11]
2C34  s_cbranch_execz 13
2C38  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2C40  v_lshlrev_b64 v[4:5], 1, v[4:5]
2C48  v_and_b32_e32 v4, -16, v4
2C4C  s_lshl_b32 s9, s8, 4
2C50  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2C58  s_add_i32 m0, s9, 0x5000
2C60  s_nop 0
2C64  global_load_lds_dwordx4 v[4:5], off
2C6C  s_or_b64 exec, exec, s[4:5]
2C70  s_add_i32 s4, s8, 0x600
2C78  v_or_b32_e32 v4, s4, v1
2C7C  v_lshrrev_b32_e32 v4, 4, v4
2C80  v_add_u32_e32 v4, s40, v4
2C84  v_cmp_gt_u32_e64 s[4:5], s21, v4
2C8C  s_and_b64 s[10:11], s[4:5], vcc
2C90  s_and_saveexec_b64 s[4:5], s[10:11]
2C94  s_cbranch_execz 13
2C98  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2CA0  v_lshlrev_b64 v[4:5], 1, v[4:5]
2CA8  v_and_b32_e32 v4, -16, v4
2CAC  s_lshl_b32 s9, s8, 4
2CB0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2CB8  s_add_i32 m0, s9, 0x6000
2CC0  s_nop 0
2CC4  global_load_lds_dwordx4 v[4:5], off
2CCC  s_or_b64 exec, exec, s[4:5]
2CD0  s_add_i32 s4, s8, 0x700
2CD8  s_load_dwordx4 s[24:27], s[0:1], 0x18
2CE0  s_load_dwordx2 s[10:11], s[0:1], 0x8
2CE8  v_or_b32_e32 v1, s4, v1
2CEC  v_lshrrev_b32_e32 v1, 4, v1
2CF0  v_add_u32_e32 v1, s40, v1
2CF4  v_cmp_gt_u32_e64 s[4:5], s21, v1
2CFC  s_and_b64 s[12:13], s[4:5], vcc
2D00  s_and_saveexec_b64 s[4:5], s[12:13]
2D04  s_cbranch_execz 13
2D08  v_mad_u64_u32 v[2:3], s[12:13], v1, s20, v[2:3]
2D10  v_lshlrev_b64 v[2:3], 1, v[2:3]
2D18  v_and_b32_e32 v2, -16, v2
2D1C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2D24  s_lshl_b32 s6, s8, 4
2D28  s_add_i32 m0, s6, 0x7000
2D30  s_nop 0
2D34  global_load_lds_dwordx4 v[2:3], off
2D3C  s_or_b64 exec, exec, s[4:5]
2D40  s_and_b32 s4, s23, 8
2D44  s_cmp_eq_u32 s4, 0
2D48  s_load_dwordx2 s[28:29], s[0:1], 0x10
2D50  s_cselect_b64 s[0:1], -1, 0
2D54  s_cmp_lg_u32 s4, 0
2D58  s_cselect_b64 s[6:7], -1, 0
2D5C  s_lshr_b32 s42, s22, 5
2D60  v_bfe_u32 v2, v0, 2, 2
2D68  s_add_i32 s4, s42, 7
2D6C  v_lshrrev_b32_e32 v1, 2, v0
2D70  v_lshl_or_b32 v6, s2, 2, v2
2D78  s_and_b32 s43, s4, 0xffffff8
2D80  s_and_b32 s4, s33, 0xffffff00
2D88  v_lshlrev_b32_e32 v3, 4, v0
2D8C  s_lshl_b32 s2, s2, 1
2D90  v_and_b32_e32 v98, 3, v0
2D94  v_and_b32_e32 v3, 0xc0, v3
2D9C  s_and_b32 s2, s2, 2
2DA0  v_and_or_b32 v4, v1, 60, s4
2DA8  v_or3_b32 v22, v4, v3, s2
2DB0  v_cmp_ne_u32_e64 s[4:5], 0, v98
2DB8  s_add_i32 s2, s21, 0xff
2DC0  s_or_b64 s[30:31], s[4:5], s[0:1]
2DC4  s_and_b32 s2, s2, 0xffffff00
2DCC  s_bfe_u32 s14, s23, 0x20004
2DD4  s_cmp_eq_u32 s14, 2
2DD8  s_cselect_b64 s[18:19], -1, 0
2DDC  v_lshrrev_b32_e32 v3, 4, v0
2DE0  v_lshlrev_b32_e32 v2, 6, v2
2DE4  s_and_b64 s[12:13], s[18:19], exec
2DE8  v_lshlrev_b32_e32 v4, 8, v3
2DEC  v_lshlrev_b32_e32 v5, 4, v98
2DF0  v_cmp_gt_u32_e32 vcc, s42, v6
2DF4  v_mov_b32_e32 v9, 0
2DF8  s_cselect_b32 s12, 0x3fffff, 0
2E00  s_cmp_lg_u32 s14, 0
2E04  v_lshlrev_b32_e32 v8, 2, v98
2E08  v_or3_b32 v23, v4, v2, v5
2E10  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
2E18  s_mov_b32 s41, 0
2E1C  v_mov_b32_e32 v7, v9
2E20  v_cmp_eq_u32_e64 s[8:9], 0, v98
2E28  v_cmp_le_u32_e64 s[4:5], s43, v6
2E30  s_cselect_b32 s20, s12, 0x200000
2E38  s_waitcnt lgkmcnt(0)
2E3C  v_lshl_add_u64 v[10:11], s[10:11], 0, v[8:9]
2E44  v_add_u32_e32 v24, s40, v3
2E48  v_cmp_ne_u32_e64 s[6:7], 1, v2
2E50  s_xor_b64 s[34:35], vcc, -1
2E54  v_mov_b32_e32 v25, 0x7f
2E5C  s_mov_b32 s23, 0x7f7fffff
2E64  s_mov_b32 s44, 0x7f800000
2E6C  s_mov_b32 s45, 0x17fffff
2E74  v_mov_b32_e32 v26, 0x7f800000
2E7C  v_mov_b32_e32 v27, 0xfe
2E84  v_mov_b32_e32 v28, 0
2E88  s_waitcnt vmcnt(0)
2E8C  s_barrier
2E90  s_branch 7
2E94  s_or_b64 exec, exec, s[10:11]
2E98  s_or_b64 exec, exec, s[36:37]
2E9C  s_addk_i32 s41, 0x1000
2EA0  v_add_u32_e32 v28, 1, v28
2EA4  s_cmpk_lg_u32 s41, 0x8000
2EA8  v_add_u32_e32 v24, 16, v24
2EAC  s_cbranch_scc0 311
2EB0  s_and_b64 vcc, exec, s[6:7]
2EB4  s_mov_b64 s[10:11], -1
2EB8  s_cbranch_vccnz 7
2EBC  v_and_b32_e32 v2, 0xffffffe0, v24
2EC4  v_and_or_b32 v8, v28, 1, v22
2ECC  v_mad_u64_u32 v[12:13], s[10:11], v2, s43, v[8:9]
2ED4  s_mov_b64 s[10:11], 0
2ED8  s_andn2_b64 vcc, exec, s[10:11]
2EDC  s_cbranch_vccnz 2
2EE0  v_mad_u64_u32 v[12:13], s[10:11], v24, s42, v[6:7]
2EE8  v_cmp_le_u32_e32 vcc, s21, v24
2EEC  s_or_b64 s[10:11], vcc, s[34:35]
2EF0  s_and_saveexec_b64 s[12:13], s[10:11]
2EF4  s_xor_b64 s[10:11], exec, s[12:13]
2EF8  s_cbranch_execz 10
2EFC  v_cmp_le_u32_e32 vcc, s2, v24
2F00  s_or_b64 s[12:13], s[30:31], vcc
2F04  s_nor_b64 s[14:15], s[12:13], s[4:5]
2F08  s_and_saveexec_b64 s[12:13], s[14:15]
2F0C  s_cbranch_execz 4
2F10  v_lshl_add_u64 v[2:3], s[28:29], 0, v[12:13]
2F18  global_store_byte v[2:3], v25, off
2F20  s_or_b64 exec, exec, s[12:13]
2F24  s_andn2_saveexec_b64 s[36:37], s[10:11]
2F28  s_cbranch_execz 65499
2F2C  v_add_u32_e32 v2, s41, v23
2F30  ds_read_b128 v[2:5], v2
2F38  s_waitcnt lgkmcnt(0)
2F3C  v_lshlrev_b32_e32 v14, 16, v2
2F40  v_lshlrev_b32_e32 v16, 16, v3
2F44  v_and_b32_e32 v29, 0x7fff0000, v14
2F4C  v_and_b32_e32 v8, 0x7fff0000, v2
2F54  v_and_b32_e32 v17, 0xffff0000, v3
2F5C  v_lshlrev_b32_e32 v18, 16, v4
2F60  v_max_u32_e32 v30, v8, v29
2F64  v_and_b32_e32 v31, 0x7fff0000, v16
2F6C  v_and_b32_e32 v3, 0x7fff0000, v3
2F74  v_and_b32_e32 v19, 0xffff0000, v4
2F7C  v_lshlrev_b32_e32 v20, 16, v5
2F80  v_max3_u32 v3, v3, v31, v30
2F88  v_and_b32_e32 v30, 0x7fff0000, v18
2F90  v_and_b32_e32 v4, 0x7fff0000, v4
2F98  v_and_b32_e32 v21, 0xffff0000, v5
2FA0  v_max3_u32 v3, v4, v30, v3
2FA8  v_and_b32_e32 v4, 0x7fff0000, v20
2FB0  v_and_b32_e32 v5, 0x7fff0000, v5
2FB8  v_max3_u32 v3, v5, v4, v3
2FC0  v_and_b32_e32 v15, 0xffff0000, v2
2FC8  s_nop 0
2FCC  v_max_u32_dpp v3, v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
2FD4  s_nop 1
2FD8  v_max_u32_dpp v4, v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
2FE0  v_cmp_lt_u32_e32 vcc, s23, v4
2FE4  v_mov_b32_e32 v3, 0
2FE8  s_and_saveexec_b64 s[38:39], vcc
2FEC  s_cbranch_execz 171
2FF0  v_cmp_lt_u32_e32 vcc, s23, v29
2FF4  v_mov_b32_e32 v3, 0
2FF8  s_and_saveexec_b64 s[10:11], vcc
2FFC  v_and_b32_e32 v14, 0x80000000, v14
3004  v_mov_b32_e32 v3, 7
3008  s_or_b64 exec, exec, s[10:11]
300C  v_cmp_lt_u32_e32 vcc, s44, v29
3010  v_and_b32_e32 v2, 0x80000000, v2
3018  v_or_b32_e32 v5, 0x70, v3
3020  v_cmp_lt_u32_e64 s[10:11], s23, v8
3028  v_cndmask_b32_e64 v4, v29, 0, vcc
3030  s_nop 0
3034  v_cndmask_b32_e64 v29, v21, v21, s[10:11]
303C  v_cndmask_b32_e64 v30, v20, v20, s[10:11]
3044  v_cndmask_b32_e64 v31, v19, v19, s[10:11]
304C  v_cndmask_b32_e64 v32, v18, v18, s[10:11]
3054  v_cndmask_b32_e64 v33, v17, v17, s[10:11]
305C  v_cndmask_b32_e64 v34, v16, v16, s[10:11]
3064  v_cndmask_b32_e64 v3, v3, v5, s[10:11]
306C  v_cndmask_b32_e64 v15, v15, v2, s[10:11]
3074  v_cmp_lt_u32_e64 s[10:11], s44, v8
307C  v_max_u32_e32 v5, v8, v4
3080  v_and_b32_e32 v8, 0x80000000, v34
3088  v_cndmask_b32_e64 v2, 0, 1, s[10:11]
3090  v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
3094  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
309C  v_and_b32_e32 v5, 0x7fffffff, v34
30A4  v_cmp_lt_u32_e32 vcc, s23, v5
30A8  v_cmp_lt_u32_e64 s[10:11], s44, v5
30B0  v_max_u32_e32 v5, v5, v4
30B4  v_cndmask_b32_e32 v33, v33, v17, vcc
30B8  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
30C0  v_and_b32_e32 v5, 0x7fffffff, v33
30C8  v_cndmask_b32_e32 v16, v16, v8, vcc
30CC  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
30D4  v_cmp_lt_u32_e64 s[10:11], s23, v5
30DC  s_or_b64 s[12:13], s[10:11], vcc
30E0  v_or_b32_e32 v34, 0x700, v3
30E8  v_cndmask_b32_e64 v32, v32, v18, s[12:13]
30F0  v_cmp_lt_u32_e64 s[14:15], s44, v5
30F8  v_max_u32_e32 v5, v5, v4
30FC  v_cndmask_b32_e32 v3, v3, v34, vcc
3100  v_cndmask_b32_e64 v4, v5, v4, s[14:15]
3108  v_and_b32_e32 v5, 0x7fffffff, v32
3110  v_and_b32_e32 v33, 0x80000000, v33
3118  v_or_b32_e32 v34, 0x7000, v3
3120  v_addc_co_u32_e64 v2, s[16:17], v2, v8, s[14:15]
3128  v_cmp_lt_u32_e64 s[14:15], s23, v5
3130  v_cndmask_b32_e64 v3, v3, v34, s[10:11]
3138  v_cndmask_b32_e64 v17, v17, v33, s[10:11]
3140  s_or_b64 s[16:17], s[14:15], s[10:11]
3144  s_or_b64 s[10:11], s[14:15], s[12:13]
3148  v_cndmask_b32_e64 v31, v31, v19, s[10:11]
3150  v_cmp_lt_u32_e64 s[10:11], s44, v5
3158  v_max_u32_e32 v5, v5, v4
315C  v_and_b32_e32 v8, 0x80000000, v32
3164  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
316C  v_and_b32_e32 v5, 0x7fffffff, v31
3174  v_cndmask_b32_e64 v18, v18, v8, s[14:15]
317C  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
3184  v_cmp_lt_u32_e64 s[10:11], s23, v5
318C  s_or_b64 s[16:17], s[10:11], s[16:17]
3190  v_or_b32_e32 v32, 0x70000, v3
3198  s_or_b64 vcc, s[16:17], vcc
319C  v_cndmask_b32_e64 v3, v3, v32, s[14:15]
31A4  v_cndmask_b32_e32 v30, v30, v20, vcc
31A8  v_cmp_lt_u32_e32 vcc, s44, v5
31AC  v_max_u32_e32 v5, v5, v4
31B0  v_and_b32_e32 v31, 0x80000000, v31
31B8  v_or_b32_e32 v32, 0x700000, v3
31C0  v_cndmask_b32_e32 v4, v5, v4, vcc
31C4  v_and_b32_e32 v5, 0x7fffffff, v30
31CC  v_cndmask_b32_e64 v3, v3, v32, s[10:11]
31D4  s_or_b64 s[14:15], s[10:11], s[14:15]
31D8  v_cndmask_b32_e64 v19, v19, v31, s[10:11]
31E0  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
31E8  v_cmp_lt_u32_e32 vcc, s23, v5
31EC  s_or_b64 s[10:11], vcc, s[14:15]
31F0  v_and_b32_e32 v8, 0x80000000, v30
31F8  v_or_b32_e32 v30, 0x7000000, v3
3200  s_or_b64 s[10:11], s[12:13], s[10:11]
3204  v_cndmask_b32_e32 v3, v3, v30, vcc
3208  v_cndmask_b32_e64 v29, v29, v21, s[10:11]
3210  v_cndmask_b32_e32 v20, v20, v8, vcc
3214  v_cmp_lt_u32_e32 vcc, s44, v5
3218  v_max_u32_e32 v5, v5, v4
321C  v_or_b32_e32 v30, 0x70000000, v3
3224  v_cndmask_b32_e32 v4, v5, v4, vcc
3228  v_and_b32_e32 v5, 0x7fffffff, v29
3230  v_cndmask_b32_e64 v8, 0, 1, vcc
3238  v_and_b32_e32 v29, 0x80000000, v29
3240  v_cmp_lt_u32_e32 vcc, s23, v5
3244  s_nop 1
3248  v_cndmask_b32_e32 v3, v3, v30, vcc
324C  v_cndmask_b32_e32 v21, v21, v29, vcc
3250  v_cmp_lt_u32_e32 vcc, s44, v5
3254  v_max_u32_e32 v5, v5, v4
3258  s_nop 0
325C  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
3264  v_cndmask_b32_e32 v4, v5, v4, vcc
3268  s_nop 0
326C  v_add_u32_dpp v2, v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3274  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
327C  s_nop 0
3280  v_add_u32_dpp v2, v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3288  v_cmp_ne_u32_e32 vcc, 32, v2
328C  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3294  s_nop 0
3298  v_cndmask_b32_e32 v4, v26, v4, vcc
329C  s_or_b64 exec, exec, s[38:39]
32A0  v_cmp_ne_u32_e32 vcc, 0, v4
32A4  v_mov_b32_e32 v2, 0x7f
32AC  s_and_saveexec_b64 s[10:11], vcc
32B0  v_add_u32_e32 v2, s20, v4
32B4  v_lshrrev_b32_e32 v5, 23, v2
32B8  v_add_u32_e32 v5, -2, v5
32BC  v_cmp_lt_u32_e32 vcc, s45, v2
32C0  s_nop 1
32C4  v_cndmask_b32_e32 v2, 0, v5, vcc
32C8  v_cmp_eq_u32_e32 vcc, s44, v4
32CC  s_and_b64 vcc, s[18:19], vcc
32D0  s_nop 0
32D4  v_cndmask_b32_e32 v2, v2, v27, vcc
32D8  s_or_b64 exec, exec, s[10:11]
32DC  v_cmp_eq_u32_e32 vcc, 0, v2
32E0  s_cbranch_vccz 13
32E4  s_nop 0
32E8  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
32F0  v_pk_mul_f32 v[20:21], v[4:5], v[20:21] op_sel_hi:[0,1]
32F8  v_pk_mul_f32 v[18:19], v[4:5], v[18:19] op_sel_hi:[0,1]
3300  v_pk_mul_f32 v[16:17], v[4:5], v[16:17] op_sel_hi:[0,1]
3308  v_pk_mul_f32 v[14:15], v[4:5], v[14:15] op_sel_hi:[0,1]
3310  v_max_u32_e32 v4, 1, v2
3314  s_branch 1
3318  v_mov_b32_e32 v4, v2
331C  v_mov_b32_e32 v5, 0
3320  v_mov_b32_e32 v8, 0
3324  v_mad_u64_u32 v[30:31], s[10:11], v24, s42, v[6:7]
332C  v_lshlrev_b32_e32 v4, 23, v4
3330  v_cvt_scalef32_pk_fp4_f32 v5, v14, v15, v4
3338  v_cvt_scalef32_pk_fp4_f32 v8, v18, v19, v4 op_sel:[0,0,0,1]
3340  v_cvt_scalef32_pk_fp4_f32 v5, v16, v17, v4 op_sel:[0,0,1,0]
3348  v_cvt_scalef32_pk_fp4_f32 v8, v20, v21, v4 op_sel:[0,0,1,1]
3350  s_nop 0
3358  v_or3_b32 v3, v5, v8, v3
3360  v_lshl_add_u64 v[4:5], v[30:31], 4, v[10:11]
3368  global_store_dword v[4:5], v3, off
3370  s_and_saveexec_b64 s[10:11], s[8:9]
3374  s_cbranch_execz 65223
3378  v_lshl_add_u64 v[4:5], s[28:29], 0, v[12:13]
3380  global_store_byte v[4:5], v2, off
3388  s_branch 65218
338C  v_lshlrev_b32_e32 v2, 1, v0
3390  v_lshrrev_b32_e32 v99, 6, v0
3394  v_and_b32_e32 v100, 0x7e, v2
339C  s_lshl_b32 s9, s3, 2
33A0  s_lshr_b32 s8, s21, 5
33A4  v_or_b32_e32 v2, s33, v100
33A8  v_or_b32_e32 v3, s9, v99
33AC  v_cmp_gt_u32_e32 vcc, s22, v2
33B0  v_cmp_gt_u32_e64 s[2:3], s8, v3
33B8  s_and_b64 s[2:3], vcc, s[2:3]
33BC  s_and_saveexec_b64 s[4:5], s[2:3]
33C0  s_cbranch_execz 1455
33C4  v_lshlrev_b32_e32 v2, 1, v100
33C8  v_lshl_or_b32 v2, v99, 13, v2
33D0  ds_read2st64_b32 v[32:33], v2 offset1:1
33D8  ds_read2st64_b32 v[30:31], v2 offset0:2 offset1:3
33E0  ds_read2st64_b32 v[28:29], v2 offset0:4 offset1:5
33E8  ds_read2st64_b32 v[26:27], v2 offset0:6 offset1:7
33F0  ds_read2st64_b32 v[24:25], v2 offset0:8 offset1:9
33F8  ds_read2st64_b32 v[22:23], v2 offset0:10 offset1:11
3400  ds_read2st64_b32 v[20:21], v2 offset0:12 offset1:13
3408  ds_read2st64_b32 v[18:19], v2 offset0:14 offset1:15
3410  ds_read2st64_b32 v[16:17], v2 offset0:16 offset1:17
3418  ds_read2st64_b32 v[14:15], v2 offset0:18 offset1:19
3420  ds_read2st64_b32 v[12:13], v2 offset0:20 offset1:21
3428  ds_read2st64_b32 v[10:11], v2 offset0:22 offset1:23
3430  ds_read2st64_b32 v[8:9], v2 offset0:24 offset1:25
3438  ds_read2st64_b32 v[6:7], v2 offset0:26 offset1:27
3440  ds_read2st64_b32 v[4:5], v2 offset0:28 offset1:29
3448  ds_read2st64_b32 v[2:3], v2 offset0:30 offset1:31
3450  s_waitcnt lgkmcnt(14)
3454  v_lshlrev_b32_e32 v35, 16, v32
3458  v_lshlrev_b32_e32 v34, 16, v33
345C  v_and_b32_e32 v77, 0x7fff0000, v35
3464  v_and_b32_e32 v76, 0x7fff0000, v34
346C  v_lshlrev_b32_e32 v39, 16, v30
3470  v_lshlrev_b32_e32 v38, 16, v31
3474  v_max_u32_e32 v36, v76, v77
3478  v_and_b32_e32 v75, 0x7fff0000, v39
3480  v_and_b32_e32 v74, 0x7fff0000, v38
3488  s_waitcnt lgkmcnt(13)
348C  v_lshlrev_b32_e32 v51, 16, v28
3490  v_lshlrev_b32_e32 v50, 16, v29
3494  v_max3_u32 v36, v74, v75, v36
349C  v_and_b32_e32 v73, 0x7fff0000, v51
34A4  v_and_b32_e32 v72, 0x7fff0000, v50
34AC  s_waitcnt lgkmcnt(12)
34B0  v_lshlrev_b32_e32 v69, 16, v26
34B4  v_lshlrev_b32_e32 v68, 16, v27
34B8  v_max3_u32 v36, v72, v73, v36
34C0  v_and_b32_e32 v67, 0x7fff0000, v69
34C8  v_and_b32_e32 v66, 0x7fff0000, v68
34D0  s_waitcnt lgkmcnt(11)
34D4  v_lshlrev_b32_e32 v61, 16, v24
34D8  v_lshlrev_b32_e32 v60, 16, v25
34DC  v_max3_u32 v36, v66, v67, v36
34E4  v_and_b32_e32 v65, 0x7fff0000, v61
34EC  v_and_b32_e32 v64, 0x7fff0000, v60
34F4  s_waitcnt lgkmcnt(10)
34F8  v_lshlrev_b32_e32 v71, 16, v22
34FC  v_lshlrev_b32_e32 v70, 16, v23
3500  v_max3_u32 v36, v64, v65, v36
3508  v_and_b32_e32 v63, 0x7fff0000, v71
3510  v_and_b32_e32 v62, 0x7fff0000, v70
3518  s_waitcnt lgkmcnt(9)
351C  v_lshlrev_b32_e32 v79, 16, v20
3520  v_lshlrev_b32_e32 v78, 16, v21
3524  v_max3_u32 v36, v62, v63, v36
352C  v_and_b32_e32 v59, 0x7fff0000, v79
3534  v_and_b32_e32 v58, 0x7fff0000, v78
353C  s_waitcnt lgkmcnt(8)
3540  v_lshlrev_b32_e32 v83, 16, v18
3544  v_lshlrev_b32_e32 v82, 16, v19
3548  v_max3_u32 v36, v58, v59, v36
3550  v_and_b32_e32 v57, 0x7fff0000, v83
3558  v_and_b32_e32 v56, 0x7fff0000, v82
3560  s_waitcnt lgkmcnt(7)
3564  v_lshlrev_b32_e32 v81, 16, v16
3568  v_lshlrev_b32_e32 v80, 16, v17
356C  v_max3_u32 v36, v56, v57, v36
3574  v_and_b32_e32 v55, 0x7fff0000, v81
357C  v_and_b32_e32 v54, 0x7fff0000, v80
3584  s_waitcnt lgkmcnt(6)
3588  v_lshlrev_b32_e32 v85, 16, v14
358C  v_lshlrev_b32_e32 v84, 16, v15
3590  v_max3_u32 v36, v54, v55, v36
3598  v_and_b32_e32 v53, 0x7fff0000, v85
35A0  v_and_b32_e32 v52, 0x7fff0000, v84
35A8  s_waitcnt lgkmcnt(5)
35AC  v_lshlrev_b32_e32 v87, 16, v12
35B0  v_lshlrev_b32_e32 v86, 16, v13
35B4  v_max3_u32 v36, v52, v53, v36
35BC  v_and_b32_e32 v49, 0x7fff0000, v87
35C4  v_and_b32_e32 v48, 0x7fff0000, v86
35CC  s_waitcnt lgkmcnt(4)
35D0  v_lshlrev_b32_e32 v91, 16, v10
35D4  v_lshlrev_b32_e32 v90, 16, v11
35D8  v_max3_u32 v36, v48, v49, v36
35E0  v_and_b32_e32 v47, 0x7fff0000, v91
35E8  v_and_b32_e32 v46, 0x7fff0000, v90
35F0  s_waitcnt lgkmcnt(3)
35F4  v_lshlrev_b32_e32 v89, 16, v8
35F8  v_lshlrev_b32_e32 v88, 16, v9
35FC  v_max3_u32 v36, v46, v47, v36
3604  v_and_b32_e32 v45, 0x7fff0000, v89
360C  v_and_b32_e32 v44, 0x7fff0000, v88
3614  s_waitcnt lgkmcnt(2)
3618  v_lshlrev_b32_e32 v93, 16, v6
361C  v_lshlrev_b32_e32 v92, 16, v7
3620  v_max3_u32 v36, v44, v45, v36
3628  v_and_b32_e32 v43, 0x7fff0000, v93
3630  v_and_b32_e32 v42, 0x7fff0000, v92
3638  s_waitcnt lgkmcnt(1)
363C  v_lshlrev_b32_e32 v95, 16, v4
3640  v_lshlrev_b32_e32 v94, 16, v5
3644  v_max3_u32 v36, v42, v43, v36
364C  v_and_b32_e32 v41, 0x7fff0000, v95
3654  v_and_b32_e32 v40, 0x7fff0000, v94
365C  s_waitcnt lgkmcnt(0)
3660  v_lshlrev_b32_e32 v97, 16, v2
3664  v_lshlrev_b32_e32 v96, 16, v3
3668  v_max3_u32 v101, v40, v41, v36
3670  v_and_b32_e32 v37, 0x7fff0000, v97
3678  v_and_b32_e32 v36, 0x7fff0000, v96
3680  v_max3_u32 v101, v36, v37, v101
3688  s_mov_b32 s10, 0x7f7fffff
3690  v_cmp_lt_u32_e32 vcc, s10, v101
3694  v_mov_b32_e32 v102, 0
3698  v_mov_b32_e32 v103, 0
369C  v_mov_b32_e32 v104, 0
36A0  v_mov_b32_e32 v105, 0
36A4  s_and_saveexec_b64 s[6:7], vcc
36A8  s_cbranch_execz 435
36AC  v_cmp_lt_u32_e32 vcc, s10, v77
36B0  s_mov_b32 s11, 0x7f800000
36B8  v_and_b32_e32 v102, 0x80000000, v35
36C0  v_cndmask_b32_e64 v103, 0, 7, vcc
36C8  v_and_b32_e32 v101, 0x80000000, v34
36D0  v_cmp_lt_u32_e64 s[2:3], s11, v77
36D8  v_or_b32_e32 v104, 0x70, v103
36E0  v_cndmask_b32_e32 v35, v35, v102, vcc
36E4  v_cmp_lt_u32_e32 vcc, s10, v76
36E8  v_cndmask_b32_e64 v77, v77, 0, s[2:3]
36F0  s_nop 0
36F4  v_cndmask_b32_e32 v34, v34, v101, vcc
36F8  v_cndmask_b32_e32 v101, v103, v104, vcc
36FC  v_cmp_lt_u32_e32 vcc, s11, v76
3700  v_max_u32_e32 v76, v76, v77
3704  v_or_b32_e32 v104, 0x700, v101
370C  v_cndmask_b32_e64 v102, 0, 1, vcc
3714  v_addc_co_u32_e64 v102, s[2:3], 0, v102, s[2:3]
371C  v_cndmask_b32_e32 v76, v76, v77, vcc
3720  v_cmp_lt_u32_e32 vcc, s10, v75
3724  v_and_b32_e32 v103, 0x80000000, v39
372C  v_cmp_lt_u32_e64 s[2:3], s11, v75
3734  v_cndmask_b32_e32 v101, v101, v104, vcc
3738  v_max_u32_e32 v75, v75, v76
373C  v_and_b32_e32 v77, 0x80000000, v38
3744  v_cndmask_b32_e64 v75, v75, v76, s[2:3]
374C  v_or_b32_e32 v76, 0x7000, v101
3754  v_cndmask_b32_e32 v39, v39, v103, vcc
3758  v_cmp_lt_u32_e32 vcc, s10, v74
375C  v_cndmask_b32_e64 v104, 0, 1, s[2:3]
3764  s_nop 0
3768  v_cndmask_b32_e32 v38, v38, v77, vcc
376C  v_cndmask_b32_e32 v76, v101, v76, vcc
3770  v_cmp_lt_u32_e32 vcc, s11, v74
3774  v_max_u32_e32 v74, v74, v75
3778  v_and_b32_e32 v101, 0x80000000, v51
3780  v_addc_co_u32_e64 v77, s[2:3], v102, v104, vcc
3788  v_cndmask_b32_e32 v74, v74, v75, vcc
378C  v_or_b32_e32 v102, 0x70000, v76
3794  v_cmp_lt_u32_e32 vcc, s10, v73
3798  v_cmp_lt_u32_e64 s[2:3], s11, v73
37A0  v_max_u32_e32 v73, v73, v74
37A4  v_cndmask_b32_e32 v76, v76, v102, vcc
37A8  v_and_b32_e32 v75, 0x80000000, v50
37B0  v_cndmask_b32_e64 v73, v73, v74, s[2:3]
37B8  v_or_b32_e32 v74, 0x700000, v76
37C0  v_cndmask_b32_e32 v51, v51, v101, vcc
37C4  v_cmp_lt_u32_e32 vcc, s10, v72
37C8  v_cndmask_b32_e64 v102, 0, 1, s[2:3]
37D0  s_nop 0
37D4  v_cndmask_b32_e32 v50, v50, v75, vcc
37D8  v_cndmask_b32_e32 v74, v76, v74, vcc
37DC  v_cmp_lt_u32_e32 vcc, s11, v72
37E0  v_max_u32_e32 v72, v72, v73
37E4  v_and_b32_e32 v76, 0x80000000, v69
37EC  v_addc_co_u32_e64 v75, s[2:3], v77, v102, vcc
37F4  v_cndmask_b32_e32 v72, v72, v73, vcc
37F8  v_or_b32_e32 v77, 0x7000000, v74
3800  v_cmp_lt_u32_e32 vcc, s10, v67
3804  v_cmp_lt_u32_e64 s[2:3], s11, v67
380C  v_max_u32_e32 v67, v67, v72
3810  v_cndmask_b32_e32 v74, v74, v77, vcc
3814  v_and_b32_e32 v73, 0x80000000, v68
381C  v_cndmask_b32_e64 v67, v67, v72, s[2:3]
3824  v_or_b32_e32 v72, 0x70000000, v74
382C  v_cndmask_b32_e32 v69, v69, v76, vcc
3830  v_cmp_lt_u32_e32 vcc, s10, v66
3834  v_cndmask_b32_e64 v77, 0, 1, s[2:3]
383C  s_nop 0
3840  v_cndmask_b32_e32 v68, v68, v73, vcc
3844  v_cndmask_b32_e32 v102, v74, v72, vcc
3848  v_cmp_lt_u32_e32 vcc, s11, v66
384C  v_max_u32_e32 v66, v66, v67
3850  v_and_b32_e32 v73, 0x80000000, v61
3858  v_addc_co_u32_e64 v72, s[2:3], v75, v77, vcc
3860  v_cndmask_b32_e32 v66, v66, v67, vcc
3864  v_cmp_lt_u32_e32 vcc, s10, v65
3868  v_cmp_lt_u32_e64 s[2:3], s11, v65
3870  v_max_u32_e32 v65, v65, v66
3874  v_cndmask_b32_e64 v74, 0, 7, vcc
387C  v_and_b32_e32 v67, 0x80000000, v60
3884  v_cndmask_b32_e64 v65, v65, v66, s[2:3]
388C  v_or_b32_e32 v66, 0x70, v74
3894  v_cndmask_b32_e32 v61, v61, v73, vcc
3898  v_cmp_lt_u32_e32 vcc, s10, v64
389C  v_cndmask_b32_e64 v75, 0, 1, s[2:3]
38A4  s_nop 0
38A8  v_cndmask_b32_e32 v60, v60, v67, vcc
38AC  v_cndmask_b32_e32 v66, v74, v66, vcc
38B0  v_cmp_lt_u32_e32 vcc, s11, v64
38B4  v_max_u32_e32 v64, v64, v65
38B8  v_or_b32_e32 v73, 0x700, v66
38C0  v_addc_co_u32_e64 v67, s[2:3], v72, v75, vcc
38C8  v_cndmask_b32_e32 v64, v64, v65, vcc
38CC  v_cmp_lt_u32_e32 vcc, s10, v63
38D0  v_and_b32_e32 v72, 0x80000000, v71
38D8  v_cmp_lt_u32_e64 s[2:3], s11, v63
38E0  v_cndmask_b32_e32 v66, v66, v73, vcc
38E4  v_max_u32_e32 v63, v63, v64
38E8  v_and_b32_e32 v65, 0x80000000, v70
38F0  v_cndmask_b32_e64 v63, v63, v64, s[2:3]
38F8  v_or_b32_e32 v64, 0x7000, v66
3900  v_cndmask_b32_e32 v71, v71, v72, vcc
3904  v_cmp_lt_u32_e32 vcc, s10, v62
3908  v_cndmask_b32_e64 v73, 0, 1, s[2:3]
3910  s_nop 0
3914  v_cndmask_b32_e32 v70, v70, v65, vcc
3918  v_cndmask_b32_e32 v64, v66, v64, vcc
391C  v_cmp_lt_u32_e32 vcc, s11, v62
3920  v_max_u32_e32 v62, v62, v63
3924  v_and_b32_e32 v66, 0x80000000, v79
392C  v_addc_co_u32_e64 v65, s[2:3], v67, v73, vcc
3934  v_cndmask_b32_e32 v62, v62, v63, vcc
3938  v_or_b32_e32 v67, 0x70000, v64
3940  v_cmp_lt_u32_e32 vcc, s10, v59
3944  v_cmp_lt_u32_e64 s[2:3], s11, v59
394C  v_max_u32_e32 v59, v59, v62
3950  v_cndmask_b32_e32 v64, v64, v67, vcc
3954  v_and_b32_e32 v63, 0x80000000, v78
395C  v_cndmask_b32_e64 v59, v59, v62, s[2:3]
3964  v_or_b32_e32 v62, 0x700000, v64
396C  v_cndmask_b32_e32 v79, v79, v66, vcc
3970  v_cmp_lt_u32_e32 vcc, s10, v58
3974  v_cndmask_b32_e64 v67, 0, 1, s[2:3]
397C  s_nop 0
3980  v_cndmask_b32_e32 v78, v78, v63, vcc
3984  v_cndmask_b32_e32 v62, v64, v62, vcc
3988  v_cmp_lt_u32_e32 vcc, s11, v58
398C  v_max_u32_e32 v58, v58, v59
3990  v_and_b32_e32 v64, 0x80000000, v83
3998  v_addc_co_u32_e64 v63, s[2:3], v65, v67, vcc
39A0  v_cndmask_b32_e32 v58, v58, v59, vcc
39A4  v_or_b32_e32 v65, 0x7000000, v62
39AC  v_cmp_lt_u32_e32 vcc, s10, v57
39B0  v_cmp_lt_u32_e64 s[2:3], s11, v57
39B8  v_max_u32_e32 v57, v57, v58
39BC  v_cndmask_b32_e32 v62, v62, v65, vcc
39C0  v_and_b32_e32 v59, 0x80000000, v82
39C8  v_cndmask_b32_e64 v57, v57, v58, s[2:3]
39D0  v_or_b32_e32 v58, 0x70000000, v62
39D8  v_cndmask_b32_e32 v83, v83, v64, vcc
39DC  v_cmp_lt_u32_e32 vcc, s10, v56
39E0  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
39E8  s_nop 0
39EC  v_cndmask_b32_e32 v82, v82, v59, vcc
39F0  v_cndmask_b32_e32 v103, v62, v58, vcc
39F4  v_cmp_lt_u32_e32 vcc, s11, v56
39F8  v_max_u32_e32 v56, v56, v57
39FC  v_and_b32_e32 v59, 0x80000000, v81
3A04  v_addc_co_u32_e64 v58, s[2:3], v63, v65, vcc
3A0C  v_cndmask_b32_e32 v56, v56, v57, vcc
3A10  v_cmp_lt_u32_e32 vcc, s10, v55
3A14  v_cmp_lt_u32_e64 s[2:3], s11, v55
3A1C  v_max_u32_e32 v55, v55, v56
3A20  v_cndmask_b32_e64 v62, 0, 7, vcc
3A28  v_and_b32_e32 v57, 0x80000000, v80
3A30  v_cndmask_b32_e64 v55, v55, v56, s[2:3]
3A38  v_or_b32_e32 v56, 0x70, v62
3A40  v_cndmask_b32_e32 v81, v81, v59, vcc
3A44  v_cmp_lt_u32_e32 vcc, s10, v54
3A48  v_cndmask_b32_e64 v63, 0, 1, s[2:3]
3A50  s_nop 0
3A54  v_cndmask_b32_e32 v80, v80, v57, vcc
3A58  v_cndmask_b32_e32 v56, v62, v56, vcc
3A5C  v_cmp_lt_u32_e32 vcc, s11, v54
3A60  v_max_u32_e32 v54, v54, v55
3A64  v_or_b32_e32 v59, 0x700, v56
3A6C  v_addc_co_u32_e64 v57, s[2:3], v58, v63, vcc
3A74  v_cndmask_b32_e32 v54, v54, v55, vcc
3A78  v_cmp_lt_u32_e32 vcc, s10, v53
3A7C  v_and_b32_e32 v58, 0x80000000, v85
3A84  v_cmp_lt_u32_e64 s[2:3], s11, v53
3A8C  v_cndmask_b32_e32 v56, v56, v59, vcc
3A90  v_max_u32_e32 v53, v53, v54
3A94  v_and_b32_e32 v55, 0x80000000, v84
3A9C  v_cndmask_b32_e64 v53, v53, v54, s[2:3]
3AA4  v_or_b32_e32 v54, 0x7000, v56
3AAC  v_cndmask_b32_e32 v85, v85, v58, vcc
3AB0  v_cmp_lt_u32_e32 vcc, s10, v52
3AB4  v_cndmask_b32_e64 v59, 0, 1, s[2:3]
3ABC  s_nop 0
3AC0  v_cndmask_b32_e32 v84, v84, v55, vcc
3AC4  v_cndmask_b32_e32 v54, v56, v54, vcc
3AC8  v_cmp_lt_u32_e32 vcc, s11, v52
3ACC  v_max_u32_e32 v52, v52, v53
3AD0  v_and_b32_e32 v56, 0x80000000, v87
3AD8  v_addc_co_u32_e64 v55, s[2:3], v57, v59, vcc
3AE0  v_cndmask_b32_e32 v52, v52, v53, vcc
3AE4  v_or_b32_e32 v57, 0x70000, v54
3AEC  v_cmp_lt_u32_e32 vcc, s10, v49
3AF0  v_cmp_lt_u32_e64 s[2:3], s11, v49
3AF8  v_max_u32_e32 v49, v49, v52
3AFC  v_cndmask_b32_e32 v54, v54, v57, vcc
3B00  v_and_b32_e32 v53, 0x80000000, v86
3B08  v_cndmask_b32_e64 v49, v49, v52, s[2:3]
3B10  v_or_b32_e32 v52, 0x700000, v54
3B18  v_cndmask_b32_e32 v87, v87, v56, vcc
3B1C  v_cmp_lt_u32_e32 vcc, s10, v48
3B20  v_cndmask_b32_e64 v57, 0, 1, s[2:3]
3B28  s_nop 0
3B2C  v_cndmask_b32_e32 v86, v86, v53, vcc
3B30  v_cndmask_b32_e32 v52, v54, v52, vcc
3B34  v_cmp_lt_u32_e32 vcc, s11, v48
3B38  v_max_u32_e32 v48, v48, v49
3B3C  v_and_b32_e32 v54, 0x80000000, v91
3B44  v_addc_co_u32_e64 v53, s[2:3], v55, v57, vcc
3B4C  v_cndmask_b32_e32 v48, v48, v49, vcc
3B50  v_or_b32_e32 v55, 0x7000000, v52
3B58  v_cmp_lt_u32_e32 vcc, s10, v47
3B5C  v_cmp_lt_u32_e64 s[2:3], s11, v47
3B64  v_max_u32_e32 v47, v47, v48
3B68  v_cndmask_b32_e32 v52, v52, v55, vcc
3B6C  v_and_b32_e32 v49, 0x80000000, v90
3B74  v_cndmask_b32_e64 v47, v47, v48, s[2:3]
3B7C  v_or_b32_e32 v48, 0x70000000, v52
3B84  v_cndmask_b32_e32 v91, v91, v54, vcc
3B88  v_cmp_lt_u32_e32 vcc, s10, v46
3B8C  v_cndmask_b32_e64 v55, 0, 1, s[2:3]
3B94  s_nop 0
3B98  v_cndmask_b32_e32 v90, v90, v49, vcc
3B9C  v_cndmask_b32_e32 v104, v52, v48, vcc
3BA0  v_cmp_lt_u32_e32 vcc, s11, v46
3BA4  v_max_u32_e32 v46, v46, v47
3BA8  v_and_b32_e32 v49, 0x80000000, v89
3BB0  v_addc_co_u32_e64 v48, s[2:3], v53, v55, vcc
3BB8  v_cndmask_b32_e32 v46, v46, v47, vcc
3BBC  v_cmp_lt_u32_e32 vcc, s10, v45
3BC0  v_cmp_lt_u32_e64 s[2:3], s11, v45
3BC8  v_max_u32_e32 v45, v45, v46
3BCC  v_cndmask_b32_e64 v52, 0, 7, vcc
3BD4  v_and_b32_e32 v47, 0x80000000, v88
3BDC  v_cndmask_b32_e64 v45, v45, v46, s[2:3]
3BE4  v_or_b32_e32 v46, 0x70, v52
3BEC  v_cndmask_b32_e32 v89, v89, v49, vcc
3BF0  v_cmp_lt_u32_e32 vcc, s10, v44
3BF4  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
3BFC  s_nop 0
3C00  v_cndmask_b32_e32 v88, v88, v47, vcc
3C04  v_cndmask_b32_e32 v46, v52, v46, vcc
3C08  v_cmp_lt_u32_e32 vcc, s11, v44
3C0C  v_max_u32_e32 v44, v44, v45
3C10  v_or_b32_e32 v49, 0x700, v46
3C18  v_addc_co_u32_e64 v47, s[2:3], v48, v53, vcc
3C20  v_cndmask_b32_e32 v44, v44, v45, vcc
3C24  v_cmp_lt_u32_e32 vcc, s10, v43
3C28  v_and_b32_e32 v48, 0x80000000, v93
3C30  v_cmp_lt_u32_e64 s[2:3], s11, v43
3C38  v_cndmask_b32_e32 v46, v46, v49, vcc
3C3C  v_max_u32_e32 v43, v43, v44
3C40  v_and_b32_e32 v45, 0x80000000, v92
3C48  v_cndmask_b32_e64 v43, v43, v44, s[2:3]
3C50  v_or_b32_e32 v44, 0x7000, v46
3C58  v_cndmask_b32_e32 v93, v93, v48, vcc
3C5C  v_cmp_lt_u32_e32 vcc, s10, v42
3C60  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
3C68  s_nop 0
3C6C  v_cndmask_b32_e32 v92, v92, v45, vcc
3C70  v_cndmask_b32_e32 v44, v46, v44, vcc
3C74  v_cmp_lt_u32_e32 vcc, s11, v42
3C78  v_max_u32_e32 v42, v42, v43
3C7C  v_and_b32_e32 v46, 0x80000000, v95
3C84  v_addc_co_u32_e64 v45, s[2:3], v47, v49, vcc
3C8C  v_cndmask_b32_e32 v42, v42, v43, vcc
3C90  v_or_b32_e32 v47, 0x70000, v44
3C98  v_cmp_lt_u32_e32 vcc, s10, v41
3C9C  v_cmp_lt_u32_e64 s[2:3], s11, v41
3CA4  v_max_u32_e32 v41, v41, v42
3CA8  v_cndmask_b32_e32 v44, v44, v47, vcc
3CAC  v_and_b32_e32 v43, 0x80000000, v94
3CB4  v_cndmask_b32_e64 v41, v41, v42, s[2:3]
3CBC  v_or_b32_e32 v42, 0x700000, v44
3CC4  v_cndmask_b32_e32 v95, v95, v46, vcc
3CC8  v_cmp_lt_u32_e32 vcc, s10, v40
3CCC  v_cndmask_b32_e64 v47, 0, 1, s[2:3]
3CD4  s_nop 0
3CD8  v_cndmask_b32_e32 v94, v94, v43, vcc
3CDC  v_cndmask_b32_e32 v42, v44, v42, vcc
3CE0  v_cmp_lt_u32_e32 vcc, s11, v40
3CE4  v_max_u32_e32 v40, v40, v41
3CE8  v_and_b32_e32 v44, 0x80000000, v97
3CF0  v_addc_co_u32_e64 v43, s[2:3], v45, v47, vcc
3CF8  v_cndmask_b32_e32 v40, v40, v41, vcc
3CFC  v_or_b32_e32 v45, 0x7000000, v42
3D04  v_cmp_lt_u32_e32 vcc, s10, v37
3D08  v_cmp_lt_u32_e64 s[2:3], s11, v37
3D10  v_max_u32_e32 v37, v37, v40
3D14  v_cndmask_b32_e32 v42, v42, v45, vcc
3D18  v_and_b32_e32 v41, 0x80000000, v96
3D20  v_cndmask_b32_e64 v37, v37, v40, s[2:3]
3D28  v_or_b32_e32 v40, 0x70000000, v42
3D30  v_cndmask_b32_e32 v97, v97, v44, vcc
3D34  v_cmp_lt_u32_e32 vcc, s10, v36
3D38  v_cndmask_b32_e64 v45, 0, 1, s[2:3]
3D40  s_nop 0
3D44  v_cndmask_b32_e32 v96, v96, v41, vcc
3D48  v_cndmask_b32_e32 v105, v42, v40, vcc
3D4C  v_cmp_lt_u32_e32 vcc, s11, v36
3D50  v_max_u32_e32 v36, v36, v37
3D54  s_nop 0
3D58  v_addc_co_u32_e64 v40, s[2:3], v43, v45, vcc
3D60  v_cndmask_b32_e32 v36, v36, v37, vcc
3D64  v_mov_b32_e32 v37, 0x7f800000
3D6C  v_cmp_ne_u32_e32 vcc, 32, v40
3D70  s_nop 1
3D74  v_cndmask_b32_e32 v101, v37, v36, vcc
3D78  s_or_b64 exec, exec, s[6:7]
3D7C  v_cmp_ne_u32_e32 vcc, 0, v101
3D80  v_mov_b32_e32 v106, 0x7f
3D88  s_and_saveexec_b64 s[2:3], vcc
3D8C  s_cbranch_execz 15
3D90  v_add_u32_e32 v36, s20, v101
3D94  s_mov_b32 s6, 0x17fffff
3D9C  v_lshrrev_b32_e32 v37, 23, v36
3DA0  v_add_u32_e32 v37, -2, v37
3DA4  v_cmp_lt_u32_e32 vcc, s6, v36
3DA8  s_mov_b32 s6, 0x7f800000
3DB0  s_nop 0
3DB4  v_cndmask_b32_e32 v36, 0, v37, vcc
3DB8  v_cmp_eq_u32_e32 vcc, s6, v101
3DBC  v_mov_b32_e32 v37, 0xfe
3DC4  s_and_b64 vcc, s[18:19], vcc
3DC8  v_cndmask_b32_e32 v106, v36, v37, vcc
3DCC  s_or_b64 exec, exec, s[2:3]
3DD0  v_cmp_eq_u32_e32 vcc, 0, v106
3DD4  s_cbranch_vccz 37
3DD8  s_nop 0
3DDC  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
3DE4  v_pk_mul_f32 v[34:35], v[36:37], v[34:35] op_sel_hi:[0,1]
3DEC  v_pk_mul_f32 v[38:39], v[36:37], v[38:39] op_sel_hi:[0,1]
3DF4  v_pk_mul_f32 v[50:51], v[36:37], v[50:51] op_sel_hi:[0,1]
3DFC  v_pk_mul_f32 v[68:69], v[36:37], v[68:69] op_sel_hi:[0,1]
3E04  v_pk_mul_f32 v[60:61], v[36:37], v[60:61] op_sel_hi:[0,1]
3E0C  v_pk_mul_f32 v[70:71], v[36:37], v[70:71] op_sel_hi:[0,1]
3E14  v_pk_mul_f32 v[78:79], v[36:37], v[78:79] op_sel_hi:[0,1]
3E1C  v_pk_mul_f32 v[82:83], v[36:37], v[82:83] op_sel_hi:[0,1]
3E24  v_pk_mul_f32 v[80:81], v[36:37], v[80:81] op_sel_hi:[0,1]
3E2C  v_pk_mul_f32 v[84:85], v[36:37], v[84:85] op_sel_hi:[0,1]
3E34  v_pk_mul_f32 v[86:87], v[36:37], v[86:87] op_sel_hi:[0,1]
3E3C  v_pk_mul_f32 v[90:91], v[36:37], v[90:91] op_sel_hi:[0,1]
3E44  v_pk_mul_f32 v[88:89], v[36:37], v[88:89] op_sel_hi:[0,1]
3E4C  v_pk_mul_f32 v[92:93], v[36:37], v[92:93] op_sel_hi:[0,1]
3E54  v_pk_mul_f32 v[94:95], v[36:37], v[94:95] op_sel_hi:[0,1]
3E5C  v_pk_mul_f32 v[96:97], v[36:37], v[96:97] op_sel_hi:[0,1]
3E64  v_max_u32_e32 v101, 1, v106
3E68  s_branch 1
3E6C  v_mov_b32_e32 v101, v106
3E70  v_mov_b32_e32 v109, 0
3E74  v_mov_b32_e32 v110, 0
3E78  v_lshlrev_b32_e32 v107, 23, v101
3E7C  v_cvt_scalef32_pk_fp4_f32 v109, v35, v34, v107
3E84  v_cvt_scalef32_pk_fp4_f32 v110, v51, v50, v107 op_sel:[0,0,0,1]
3E8C  v_cvt_scalef32_pk_fp4_f32 v109, v39, v38, v107 op_sel:[0,0,1,0]
3E94  v_cvt_scalef32_pk_fp4_f32 v110, v69, v68, v107 op_sel:[0,0,1,1]
3E9C  s_nop 0
3EA0  v_mov_b32_e32 v34, 0
3EA4  v_mov_b32_e32 v35, 0
3EA8  v_cvt_scalef32_pk_fp4_f32 v34, v61, v60, v107
3EB0  v_cvt_scalef32_pk_fp4_f32 v35, v79, v78, v107 op_sel:[0,0,0,1]
3EB8  v_cvt_scalef32_pk_fp4_f32 v34, v71, v70, v107 op_sel:[0,0,1,0]
3EC0  v_cvt_scalef32_pk_fp4_f32 v35, v83, v82, v107 op_sel:[0,0,1,1]
3EC8  s_nop 0
3ECC  v_mov_b32_e32 v108, 0
3ED0  v_or3_b32 v69, v35, v103, v34
3ED8  v_mov_b32_e32 v34, 0
3EDC  v_mov_b32_e32 v35, 0
3EE0  v_cvt_scalef32_pk_fp4_f32 v34, v81, v80, v107
3EE8  v_cvt_scalef32_pk_fp4_f32 v35, v87, v86, v107 op_sel:[0,0,0,1]
3EF0  v_cvt_scalef32_pk_fp4_f32 v34, v85, v84, v107 op_sel:[0,0,1,0]
3EF8  v_cvt_scalef32_pk_fp4_f32 v35, v91, v90, v107 op_sel:[0,0,1,1]
3F00  s_nop 0
3F04  v_and_b32_e32 v103, 0x7fff0000, v33
3F0C  v_or3_b32 v70, v35, v104, v34
3F14  v_mov_b32_e32 v34, 0
3F18  v_cvt_scalef32_pk_fp4_f32 v108, v89, v88, v107
3F20  v_cvt_scalef32_pk_fp4_f32 v34, v95, v94, v107 op_sel:[0,0,0,1]
3F28  v_cvt_scalef32_pk_fp4_f32 v108, v93, v92, v107 op_sel:[0,0,1,0]
3F30  v_cvt_scalef32_pk_fp4_f32 v34, v97, v96, v107 op_sel:[0,0,1,1]
3F38  s_nop 0
3F3C  v_or3_b32 v68, v110, v102, v109
3F44  v_or3_b32 v71, v34, v105, v108
3F4C  v_and_b32_e32 v105, 0x7fff0000, v32
3F54  v_lshlrev_b32_e32 v34, 2, v100
3F58  v_max_u32_e32 v38, v103, v105
3F5C  v_and_b32_e32 v102, 0x7fff0000, v30
3F64  v_and_b32_e32 v100, 0x7fff0000, v31
3F6C  v_bitop3_b32 v35, v34, v99, v98 bitop3:0xf6
3F74  v_or_b32_e32 v34, v34, v99
3F78  v_max3_u32 v38, v100, v102, v38
3F80  v_and_b32_e32 v99, 0x7fff0000, v28
3F88  v_and_b32_e32 v97, 0x7fff0000, v29
3F90  v_max3_u32 v38, v97, v99, v38
3F98  v_and_b32_e32 v96, 0x7fff0000, v26
3FA0  v_and_b32_e32 v95, 0x7fff0000, v27
3FA8  v_max3_u32 v38, v95, v96, v38
3FB0  v_and_b32_e32 v94, 0x7fff0000, v24
3FB8  v_and_b32_e32 v93, 0x7fff0000, v25
3FC0  v_max3_u32 v38, v93, v94, v38
3FC8  v_and_b32_e32 v92, 0x7fff0000, v22
3FD0  v_and_b32_e32 v91, 0x7fff0000, v23
3FD8  v_max3_u32 v38, v91, v92, v38
3FE0  v_and_b32_e32 v90, 0x7fff0000, v20
3FE8  v_and_b32_e32 v89, 0x7fff0000, v21
3FF0  v_max3_u32 v38, v89, v90, v38
3FF8  v_and_b32_e32 v87, 0x7fff0000, v18
4000  v_and_b32_e32 v86, 0x7fff0000, v19
4008  v_max3_u32 v38, v86, v87, v38
4010  v_and_b32_e32 v85, 0x7fff0000, v16
4018  v_and_b32_e32 v84, 0x7fff0000, v17
4020  v_max3_u32 v38, v84, v85, v38
4028  v_and_b32_e32 v83, 0x7fff0000, v14
4030  v_and_b32_e32 v82, 0x7fff0000, v15
4038  v_lshlrev_b32_e32 v35, 4, v35
403C  v_max3_u32 v38, v82, v83, v38
4044  v_and_b32_e32 v81, 0x7fff0000, v12
404C  v_and_b32_e32 v80, 0x7fff0000, v13
4054  ds_write_b128 v35, v[68:71] offset:32768
405C  v_max3_u32 v38, v80, v81, v38
4064  v_and_b32_e32 v78, 0x7fff0000, v10
406C  v_and_b32_e32 v71, 0x7fff0000, v11
4074  v_max3_u32 v38, v71, v78, v38
407C  v_and_b32_e32 v70, 0x7fff0000, v8
4084  v_and_b32_e32 v69, 0x7fff0000, v9
408C  v_max3_u32 v38, v69, v70, v38
4094  v_and_b32_e32 v68, 0x7fff0000, v6
409C  v_and_b32_e32 v61, 0x7fff0000, v7
40A4  v_max3_u32 v38, v61, v68, v38
40AC  v_and_b32_e32 v60, 0x7fff0000, v4
40B4  v_and_b32_e32 v51, 0x7fff0000, v5
40BC  v_max3_u32 v50, v51, v60, v38
40C4  v_and_b32_e32 v39, 0x7fff0000, v2
40CC  v_and_b32_e32 v38, 0x7fff0000, v3
40D4  v_max3_u32 v104, v38, v39, v50
40DC  v_and_b32_e32 v37, 0xffff0000, v32
40E4  v_and_b32_e32 v36, 0xffff0000, v33
40EC  v_and_b32_e32 v43, 0xffff0000, v30
40F4  v_and_b32_e32 v42, 0xffff0000, v31
40FC  v_and_b32_e32 v49, 0xffff0000, v28
4104  v_and_b32_e32 v48, 0xffff0000, v29
410C  v_and_b32_e32 v59, 0xffff0000, v26
4114  v_and_b32_e32 v58, 0xffff0000, v27
411C  v_and_b32_e32 v41, 0xffff0000, v24
4124  v_and_b32_e32 v40, 0xffff0000, v25
412C  v_and_b32_e32 v47, 0xffff0000, v22
4134  v_and_b32_e32 v46, 0xffff0000, v23
413C  v_and_b32_e32 v57, 0xffff0000, v20
4144  v_and_b32_e32 v56, 0xffff0000, v21
414C  v_and_b32_e32 v67, 0xffff0000, v18
4154  v_and_b32_e32 v66, 0xffff0000, v19
415C  v_and_b32_e32 v45, 0xffff0000, v16
4164  v_and_b32_e32 v44, 0xffff0000, v17
416C  v_and_b32_e32 v55, 0xffff0000, v14
4174  v_and_b32_e32 v54, 0xffff0000, v15
417C  v_and_b32_e32 v65, 0xffff0000, v12
4184  v_and_b32_e32 v64, 0xffff0000, v13
418C  v_and_b32_e32 v75, 0xffff0000, v10
4194  v_and_b32_e32 v74, 0xffff0000, v11
419C  v_and_b32_e32 v53, 0xffff0000, v8
41A4  v_and_b32_e32 v52, 0xffff0000, v9
41AC  v_and_b32_e32 v63, 0xffff0000, v6
41B4  v_and_b32_e32 v62, 0xffff0000, v7
41BC  v_and_b32_e32 v73, 0xffff0000, v4
41C4  v_and_b32_e32 v72, 0xffff0000, v5
41CC  v_and_b32_e32 v77, 0xffff0000, v2
41D4  v_and_b32_e32 v76, 0xffff0000, v3
41DC  v_mov_b32_e32 v101, 0
41E0  v_cmp_lt_u32_e32 vcc, s10, v104
41E4  v_mov_b32_e32 v50, 0
41E8  v_mov_b32_e32 v79, 0
41EC  v_mov_b32_e32 v88, 0
41F0  ds_write_b8 v34, v106 offset:40960
41F8  s_and_saveexec_b64 s[6:7], vcc
41FC  s_cbranch_execz 422
4200  v_cmp_lt_u32_e32 vcc, s10, v105
4204  s_mov_b32 s11, 0x7f800000
420C  v_and_b32_e32 v32, 0x80000000, v32
4214  v_cndmask_b32_e64 v50, 0, 7, vcc
421C  v_and_b32_e32 v33, 0x80000000, v33
4224  v_cmp_lt_u32_e64 s[2:3], s11, v105
422C  v_or_b32_e32 v88, 0x70, v50
4234  v_cndmask_b32_e32 v37, v37, v32, vcc
4238  v_cmp_lt_u32_e32 vcc, s10, v103
423C  v_cndmask_b32_e64 v79, v105, 0, s[2:3]
4244  v_and_b32_e32 v30, 0x80000000, v30
424C  v_cndmask_b32_e32 v36, v36, v33, vcc
4250  v_cndmask_b32_e32 v32, v50, v88, vcc
4254  v_cmp_lt_u32_e32 vcc, s11, v103
4258  v_max_u32_e32 v50, v103, v79
425C  v_and_b32_e32 v31, 0x80000000, v31
4264  v_cndmask_b32_e64 v33, 0, 1, vcc
426C  v_addc_co_u32_e64 v33, s[2:3], 0, v33, s[2:3]
4274  v_cndmask_b32_e32 v50, v50, v79, vcc
4278  v_or_b32_e32 v79, 0x700, v32
4280  v_cmp_lt_u32_e32 vcc, s10, v102
4284  v_cmp_lt_u32_e64 s[2:3], s11, v102
428C  v_max_u32_e32 v88, v102, v50
4290  v_cndmask_b32_e32 v32, v32, v79, vcc
4294  v_cndmask_b32_e64 v50, v88, v50, s[2:3]
429C  v_or_b32_e32 v88, 0x7000, v32
42A4  v_cndmask_b32_e32 v43, v43, v30, vcc
42A8  v_cmp_lt_u32_e32 vcc, s10, v100
42AC  v_cndmask_b32_e64 v79, 0, 1, s[2:3]
42B4  v_and_b32_e32 v28, 0x80000000, v28
42BC  v_cndmask_b32_e32 v42, v42, v31, vcc
42C0  v_cndmask_b32_e32 v30, v32, v88, vcc
42C4  v_cmp_lt_u32_e32 vcc, s11, v100
42C8  v_max_u32_e32 v32, v100, v50
42CC  v_and_b32_e32 v29, 0x80000000, v29
42D4  v_addc_co_u32_e64 v31, s[2:3], v33, v79, vcc
42DC  v_cndmask_b32_e32 v32, v32, v50, vcc
42E0  v_or_b32_e32 v33, 0x70000, v30
42E8  v_cmp_lt_u32_e32 vcc, s10, v99
42EC  v_cmp_lt_u32_e64 s[2:3], s11, v99
42F4  v_max_u32_e32 v50, v99, v32
42F8  v_cndmask_b32_e32 v30, v30, v33, vcc
42FC  v_cndmask_b32_e64 v32, v50, v32, s[2:3]
4304  v_or_b32_e32 v50, 0x700000, v30
430C  v_cndmask_b32_e32 v49, v49, v28, vcc
4310  v_cmp_lt_u32_e32 vcc, s10, v97
4314  v_cndmask_b32_e64 v33, 0, 1, s[2:3]
431C  v_and_b32_e32 v26, 0x80000000, v26
4324  v_cndmask_b32_e32 v48, v48, v29, vcc
4328  v_cndmask_b32_e32 v28, v30, v50, vcc
432C  v_cmp_lt_u32_e32 vcc, s11, v97
4330  v_max_u32_e32 v30, v97, v32
4334  v_and_b32_e32 v27, 0x80000000, v27
433C  v_addc_co_u32_e64 v29, s[2:3], v31, v33, vcc
4344  v_cndmask_b32_e32 v30, v30, v32, vcc
4348  v_or_b32_e32 v31, 0x7000000, v28
4350  v_cmp_lt_u32_e32 vcc, s10, v96
4354  v_cmp_lt_u32_e64 s[2:3], s11, v96
435C  v_max_u32_e32 v32, v96, v30
4360  v_cndmask_b32_e32 v28, v28, v31, vcc
4364  v_cndmask_b32_e64 v30, v32, v30, s[2:3]
436C  v_or_b32_e32 v32, 0x70000000, v28
4374  v_cndmask_b32_e32 v59, v59, v26, vcc
4378  v_cmp_lt_u32_e32 vcc, s10, v95
437C  v_cndmask_b32_e64 v31, 0, 1, s[2:3]
4384  v_and_b32_e32 v24, 0x80000000, v24
438C  v_cndmask_b32_e32 v58, v58, v27, vcc
4390  v_cndmask_b32_e32 v101, v28, v32, vcc
4394  v_cmp_lt_u32_e32 vcc, s11, v95
4398  v_max_u32_e32 v27, v95, v30
439C  v_and_b32_e32 v25, 0x80000000, v25
43A4  v_addc_co_u32_e64 v26, s[2:3], v29, v31, vcc
43AC  v_cndmask_b32_e32 v27, v27, v30, vcc
43B0  v_cmp_lt_u32_e32 vcc, s10, v94
43B4  v_cmp_lt_u32_e64 s[2:3], s11, v94
43BC  v_max_u32_e32 v30, v94, v27
43C0  v_cndmask_b32_e64 v28, 0, 7, vcc
43C8  v_cndmask_b32_e64 v27, v30, v27, s[2:3]
43D0  v_or_b32_e32 v30, 0x70, v28
43D8  v_cndmask_b32_e32 v41, v41, v24, vcc
43DC  v_cmp_lt_u32_e32 vcc, s10, v93
43E0  v_cndmask_b32_e64 v29, 0, 1, s[2:3]
43E8  v_and_b32_e32 v22, 0x80000000, v22
43F0  v_cndmask_b32_e32 v40, v40, v25, vcc
43F4  v_cndmask_b32_e32 v24, v28, v30, vcc
43F8  v_cmp_lt_u32_e32 vcc, s11, v93
43FC  v_and_b32_e32 v23, 0x80000000, v23
4404  v_and_b32_e32 v20, 0x80000000, v20
440C  v_addc_co_u32_e64 v25, s[2:3], v26, v29, vcc
4414  v_max_u32_e32 v26, v93, v27
4418  v_cndmask_b32_e32 v26, v26, v27, vcc
441C  v_or_b32_e32 v27, 0x700, v24
4424  v_cmp_lt_u32_e32 vcc, s10, v92
4428  v_cmp_lt_u32_e64 s[2:3], s11, v92
4430  v_max_u32_e32 v28, v92, v26
4434  v_cndmask_b32_e32 v24, v24, v27, vcc
4438  v_cndmask_b32_e64 v26, v28, v26, s[2:3]
4440  v_or_b32_e32 v28, 0x7000, v24
4448  v_cndmask_b32_e32 v47, v47, v22, vcc
444C  v_cmp_lt_u32_e32 vcc, s10, v91
4450  v_cndmask_b32_e64 v27, 0, 1, s[2:3]
4458  v_and_b32_e32 v21, 0x80000000, v21
4460  v_cndmask_b32_e32 v46, v46, v23, vcc
4464  v_cndmask_b32_e32 v22, v24, v28, vcc
4468  v_cmp_lt_u32_e32 vcc, s11, v91
446C  v_max_u32_e32 v24, v91, v26
4470  v_and_b32_e32 v18, 0x80000000, v18
4478  v_addc_co_u32_e64 v23, s[2:3], v25, v27, vcc
4480  v_cndmask_b32_e32 v24, v24, v26, vcc
4484  v_or_b32_e32 v25, 0x70000, v22
448C  v_cmp_lt_u32_e32 vcc, s10, v90
4490  v_cmp_lt_u32_e64 s[2:3], s11, v90
4498  v_max_u32_e32 v26, v90, v24
449C  v_cndmask_b32_e32 v22, v22, v25, vcc
44A0  v_cndmask_b32_e64 v24, v26, v24, s[2:3]
44A8  v_or_b32_e32 v26, 0x700000, v22
44B0  v_cndmask_b32_e32 v57, v57, v20, vcc
44B4  v_cmp_lt_u32_e32 vcc, s10, v89
44B8  v_cndmask_b32_e64 v25, 0, 1, s[2:3]
44C0  v_and_b32_e32 v19, 0x80000000, v19
44C8  v_cndmask_b32_e32 v56, v56, v21, vcc
44CC  v_cndmask_b32_e32 v20, v22, v26, vcc
44D0  v_cmp_lt_u32_e32 vcc, s11, v89
44D4  v_max_u32_e32 v22, v89, v24
44D8  v_and_b32_e32 v16, 0x80000000, v16
44E0  v_addc_co_u32_e64 v21, s[2:3], v23, v25, vcc
44E8  v_cndmask_b32_e32 v22, v22, v24, vcc
44EC  v_or_b32_e32 v23, 0x7000000, v20
44F4  v_cmp_lt_u32_e32 vcc, s10, v87
44F8  v_cmp_lt_u32_e64 s[2:3], s11, v87
4500  v_max_u32_e32 v24, v87, v22
4504  v_cndmask_b32_e32 v20, v20, v23, vcc
4508  v_cndmask_b32_e64 v22, v24, v22, s[2:3]
4510  v_or_b32_e32 v24, 0x70000000, v20
4518  v_cndmask_b32_e32 v67, v67, v18, vcc
451C  v_cmp_lt_u32_e32 vcc, s10, v86
4520  v_cndmask_b32_e64 v23, 0, 1, s[2:3]
4528  v_and_b32_e32 v17, 0x80000000, v17
4530  v_cndmask_b32_e32 v66, v66, v19, vcc
4534  v_cndmask_b32_e32 v50, v20, v24, vcc
4538  v_cmp_lt_u32_e32 vcc, s11, v86
453C  v_max_u32_e32 v19, v86, v22
4540  v_and_b32_e32 v14, 0x80000000, v14
4548  v_addc_co_u32_e64 v18, s[2:3], v21, v23, vcc
4550  v_cndmask_b32_e32 v19, v19, v22, vcc
4554  v_cmp_lt_u32_e32 vcc, s10, v85
4558  v_cmp_lt_u32_e64 s[2:3], s11, v85
4560  v_max_u32_e32 v22, v85, v19
4564  v_cndmask_b32_e64 v20, 0, 7, vcc
456C  v_cndmask_b32_e64 v19, v22, v19, s[2:3]
4574  v_or_b32_e32 v22, 0x70, v20
457C  v_cndmask_b32_e32 v45, v45, v16, vcc
4580  v_cmp_lt_u32_e32 vcc, s10, v84
4584  v_cndmask_b32_e64 v21, 0, 1, s[2:3]
458C  v_and_b32_e32 v15, 0x80000000, v15
4594  v_cndmask_b32_e32 v44, v44, v17, vcc
4598  v_cndmask_b32_e32 v16, v20, v22, vcc
459C  v_cmp_lt_u32_e32 vcc, s11, v84
45A0  v_and_b32_e32 v12, 0x80000000, v12
45A8  v_and_b32_e32 v13, 0x80000000, v13
45B0  v_addc_co_u32_e64 v17, s[2:3], v18, v21, vcc
45B8  v_max_u32_e32 v18, v84, v19
45BC  v_cndmask_b32_e32 v18, v18, v19, vcc
45C0  v_or_b32_e32 v19, 0x700, v16
45C8  v_cmp_lt_u32_e32 vcc, s10, v83
45CC  v_cmp_lt_u32_e64 s[2:3], s11, v83
45D4  v_max_u32_e32 v20, v83, v18
45D8  v_cndmask_b32_e32 v16, v16, v19, vcc
45DC  v_cndmask_b32_e64 v18, v20, v18, s[2:3]
45E4  v_or_b32_e32 v20, 0x7000, v16
45EC  v_cndmask_b32_e32 v55, v55, v14, vcc
45F0  v_cmp_lt_u32_e32 vcc, s10, v82
45F4  v_cndmask_b32_e64 v19, 0, 1, s[2:3]
45FC  v_and_b32_e32 v10, 0x80000000, v10
4604  v_cndmask_b32_e32 v54, v54, v15, vcc
4608  v_cndmask_b32_e32 v14, v16, v20, vcc
460C  v_cmp_lt_u32_e32 vcc, s11, v82
4610  v_max_u32_e32 v16, v82, v18
4614  v_and_b32_e32 v11, 0x80000000, v11
461C  v_addc_co_u32_e64 v15, s[2:3], v17, v19, vcc
4624  v_cndmask_b32_e32 v16, v16, v18, vcc
4628  v_or_b32_e32 v17, 0x70000, v14
4630  v_cmp_lt_u32_e32 vcc, s10, v81
4634  v_cmp_lt_u32_e64 s[2:3], s11, v81
463C  v_max_u32_e32 v18, v81, v16
4640  v_cndmask_b32_e32 v14, v14, v17, vcc
4644  v_cndmask_b32_e64 v16, v18, v16, s[2:3]
464C  v_or_b32_e32 v18, 0x700000, v14
4654  v_cndmask_b32_e32 v65, v65, v12, vcc
4658  v_cmp_lt_u32_e32 vcc, s10, v80
465C  v_cndmask_b32_e64 v17, 0, 1, s[2:3]
4664  v_and_b32_e32 v8, 0x80000000, v8
466C  v_cndmask_b32_e32 v64, v64, v13, vcc
4670  v_cndmask_b32_e32 v12, v14, v18, vcc
4674  v_cmp_lt_u32_e32 vcc, s11, v80
4678  v_max_u32_e32 v14, v80, v16
467C  v_and_b32_e32 v9, 0x80000000, v9
4684  v_addc_co_u32_e64 v13, s[2:3], v15, v17, vcc
468C  v_cndmask_b32_e32 v14, v14, v16, vcc
4690  v_or_b32_e32 v15, 0x7000000, v12
4698  v_cmp_lt_u32_e32 vcc, s10, v78
469C  v_cmp_lt_u32_e64 s[2:3], s11, v78
46A4  v_max_u32_e32 v16, v78, v14
46A8  v_cndmask_b32_e32 v12, v12, v15, vcc
46AC  v_cndmask_b32_e64 v14, v16, v14, s[2:3]
46B4  v_or_b32_e32 v16, 0x70000000, v12
46BC  v_cndmask_b32_e32 v75, v75, v10, vcc
46C0  v_cmp_lt_u32_e32 vcc, s10, v71
46C4  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
46CC  v_and_b32_e32 v6, 0x80000000, v6
46D4  v_cndmask_b32_e32 v74, v74, v11, vcc
46D8  v_cndmask_b32_e32 v79, v12, v16, vcc
46DC  v_cmp_lt_u32_e32 vcc, s11, v71
46E0  v_max_u32_e32 v11, v71, v14
46E4  v_and_b32_e32 v7, 0x80000000, v7
46EC  v_addc_co_u32_e64 v10, s[2:3], v13, v15, vcc
46F4  v_cndmask_b32_e32 v11, v11, v14, vcc
46F8  v_cmp_lt_u32_e32 vcc, s10, v70
46FC  v_cmp_lt_u32_e64 s[2:3], s11, v70
4704  v_max_u32_e32 v14, v70, v11
4708  v_cndmask_b32_e64 v12, 0, 7, vcc
4710  v_cndmask_b32_e64 v11, v14, v11, s[2:3]
4718  v_or_b32_e32 v14, 0x70, v12
4720  v_cndmask_b32_e32 v53, v53, v8, vcc
4724  v_cmp_lt_u32_e32 vcc, s10, v69
4728  v_cndmask_b32_e64 v13, 0, 1, s[2:3]
4730  v_and_b32_e32 v4, 0x80000000, v4
4738  v_cndmask_b32_e32 v52, v52, v9, vcc
473C  v_cndmask_b32_e32 v8, v12, v14, vcc
4740  v_cmp_lt_u32_e32 vcc, s11, v69
4744  v_and_b32_e32 v5, 0x80000000, v5
474C  v_and_b32_e32 v2, 0x80000000, v2
4754  v_addc_co_u32_e64 v9, s[2:3], v10, v13, vcc
475C  v_max_u32_e32 v10, v69, v11
4760  v_cndmask_b32_e32 v10, v10, v11, vcc
4764  v_or_b32_e32 v11, 0x700, v8
476C  v_cmp_lt_u32_e32 vcc, s10, v68
4770  v_cmp_lt_u32_e64 s[2:3], s11, v68
4778  v_max_u32_e32 v12, v68, v10
477C  v_cndmask_b32_e32 v8, v8, v11, vcc
4780  v_cndmask_b32_e64 v10, v12, v10, s[2:3]
4788  v_or_b32_e32 v12, 0x7000, v8
4790  v_cndmask_b32_e32 v63, v63, v6, vcc
4794  v_cmp_lt_u32_e32 vcc, s10, v61
4798  v_cndmask_b32_e64 v11, 0, 1, s[2:3]
47A0  v_and_b32_e32 v3, 0x80000000, v3
47A8  v_cndmask_b32_e32 v62, v62, v7, vcc
47AC  v_cndmask_b32_e32 v6, v8, v12, vcc
47B0  v_cmp_lt_u32_e32 vcc, s11, v61
47B4  v_max_u32_e32 v8, v61, v10
47B8  s_nop 0
47BC  v_addc_co_u32_e64 v7, s[2:3], v9, v11, vcc
47C4  v_cndmask_b32_e32 v8, v8, v10, vcc
47C8  v_or_b32_e32 v9, 0x70000, v6
47D0  v_cmp_lt_u32_e32 vcc, s10, v60
47D4  v_cmp_lt_u32_e64 s[2:3], s11, v60
47DC  v_max_u32_e32 v10, v60, v8
47E0  v_cndmask_b32_e32 v6, v6, v9, vcc
47E4  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
47EC  v_or_b32_e32 v10, 0x700000, v6
47F4  v_cndmask_b32_e32 v73, v73, v4, vcc
47F8  v_cmp_lt_u32_e32 vcc, s10, v51
47FC  v_cndmask_b32_e64 v9, 0, 1, s[2:3]
4804  s_nop 0
4808  v_cndmask_b32_e32 v72, v72, v5, vcc
480C  v_cndmask_b32_e32 v4, v6, v10, vcc
4810  v_cmp_lt_u32_e32 vcc, s11, v51
4814  v_max_u32_e32 v6, v51, v8
4818  s_nop 0
481C  v_addc_co_u32_e64 v5, s[2:3], v7, v9, vcc
4824  v_cndmask_b32_e32 v6, v6, v8, vcc
4828  v_or_b32_e32 v7, 0x7000000, v4
4830  v_cmp_lt_u32_e32 vcc, s10, v39
4834  v_cmp_lt_u32_e64 s[2:3], s11, v39
483C  v_max_u32_e32 v8, v39, v6
4840  v_cndmask_b32_e32 v4, v4, v7, vcc
4844  v_cndmask_b32_e64 v6, v8, v6, s[2:3]
484C  v_or_b32_e32 v8, 0x70000000, v4
4854  v_cndmask_b32_e32 v77, v77, v2, vcc
4858  v_cmp_lt_u32_e32 vcc, s10, v38
485C  v_cndmask_b32_e64 v7, 0, 1, s[2:3]
4864  s_nop 0
4868  v_cndmask_b32_e32 v76, v76, v3, vcc
486C  v_cndmask_b32_e32 v88, v4, v8, vcc
4870  v_cmp_lt_u32_e32 vcc, s11, v38
4874  v_max_u32_e32 v3, v38, v6
4878  v_mov_b32_e32 v4, 0x7f800000
4880  v_addc_co_u32_e64 v2, s[2:3], v5, v7, vcc
4888  v_cndmask_b32_e32 v3, v3, v6, vcc
488C  v_cmp_ne_u32_e32 vcc, 32, v2
4890  s_nop 1
4894  v_cndmask_b32_e32 v104, v4, v3, vcc
4898  s_or_b64 exec, exec, s[6:7]
489C  v_cmp_ne_u32_e32 vcc, 0, v104
48A0  v_mov_b32_e32 v2, 0x7f
48A8  s_and_saveexec_b64 s[2:3], vcc
48AC  s_cbranch_execz 15
48B0  v_add_u32_e32 v2, s20, v104
48B4  s_mov_b32 s6, 0x17fffff
48BC  v_lshrrev_b32_e32 v3, 23, v2
48C0  v_add_u32_e32 v3, -2, v3
48C4  v_cmp_lt_u32_e32 vcc, s6, v2
48C8  s_mov_b32 s6, 0x7f800000
48D0  s_nop 0
48D4  v_cndmask_b32_e32 v2, 0, v3, vcc
48D8  v_cmp_eq_u32_e32 vcc, s6, v104
48DC  v_mov_b32_e32 v3, 0xfe
48E4  s_and_b64 vcc, s[18:19], vcc
48E8  v_cndmask_b32_e32 v2, v2, v3, vcc
48EC  s_or_b64 exec, exec, s[2:3]
48F0  v_or_b32_e32 v3, 0x8000, v35
48F8  v_cmp_eq_u32_e32 vcc, 0, v2
48FC  s_cbranch_vccz 37
4900  s_nop 0
4904  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
490C  v_pk_mul_f32 v[36:37], v[4:5], v[36:37] op_sel_hi:[0,1]
4914  v_pk_mul_f32 v[42:43], v[4:5], v[42:43] op_sel_hi:[0,1]
491C  v_pk_mul_f32 v[48:49], v[4:5], v[48:49] op_sel_hi:[0,1]
4924  v_pk_mul_f32 v[58:59], v[4:5], v[58:59] op_sel_hi:[0,1]
492C  v_pk_mul_f32 v[40:41], v[4:5], v[40:41] op_sel_hi:[0,1]
4934  v_pk_mul_f32 v[46:47], v[4:5], v[46:47] op_sel_hi:[0,1]
493C  v_pk_mul_f32 v[56:57], v[4:5], v[56:57] op_sel_hi:[0,1]
4944  v_pk_mul_f32 v[66:67], v[4:5], v[66:67] op_sel_hi:[0,1]
494C  v_pk_mul_f32 v[44:45], v[4:5], v[44:45] op_sel_hi:[0,1]
4954  v_pk_mul_f32 v[54:55], v[4:5], v[54:55] op_sel_hi:[0,1]
495C  v_pk_mul_f32 v[64:65], v[4:5], v[64:65] op_sel_hi:[0,1]
4964  v_pk_mul_f32 v[74:75], v[4:5], v[74:75] op_sel_hi:[0,1]
496C  v_pk_mul_f32 v[52:53], v[4:5], v[52:53] op_sel_hi:[0,1]
4974  v_pk_mul_f32 v[62:63], v[4:5], v[62:63] op_sel_hi:[0,1]
497C  v_pk_mul_f32 v[72:73], v[4:5], v[72:73] op_sel_hi:[0,1]
4984  v_pk_mul_f32 v[76:77], v[4:5], v[76:77] op_sel_hi:[0,1]
498C  v_max_u32_e32 v4, 1, v2
4990  s_branch 1
4994  v_mov_b32_e32 v4, v2
4998  v_lshlrev_b32_e32 v7, 23, v4
499C  v_mov_b32_e32 v4, 0
49A0  v_mov_b32_e32 v5, 0
49A4  v_cvt_scalef32_pk_fp4_f32 v4, v37, v36, v7
49AC  v_cvt_scalef32_pk_fp4_f32 v5, v49, v48, v7 op_sel:[0,0,0,1]
49B4  v_cvt_scalef32_pk_fp4_f32 v4, v43, v42, v7 op_sel:[0,0,1,0]
49BC  v_cvt_scalef32_pk_fp4_f32 v5, v59, v58, v7 op_sel:[0,0,1,1]
49C4  s_nop 0
49C8  v_mov_b32_e32 v6, 0
49CC  v_or3_b32 v4, v5, v101, v4
49D4  v_mov_b32_e32 v5, 0
49D8  v_cvt_scalef32_pk_fp4_f32 v5, v41, v40, v7
49E0  v_cvt_scalef32_pk_fp4_f32 v6, v57, v56, v7 op_sel:[0,0,0,1]
49E8  v_cvt_scalef32_pk_fp4_f32 v5, v47, v46, v7 op_sel:[0,0,1,0]
49F0  v_cvt_scalef32_pk_fp4_f32 v6, v67, v66, v7 op_sel:[0,0,1,1]
49F8  s_nop 0
49FC  v_mov_b32_e32 v9, 0
4A00  v_or3_b32 v5, v6, v50, v5
4A08  v_mov_b32_e32 v6, 0
4A0C  v_cvt_scalef32_pk_fp4_f32 v6, v45, v44, v7
4A14  v_cvt_scalef32_pk_fp4_f32 v9, v65, v64, v7 op_sel:[0,0,0,1]
4A1C  v_cvt_scalef32_pk_fp4_f32 v6, v55, v54, v7 op_sel:[0,0,1,0]
4A24  v_cvt_scalef32_pk_fp4_f32 v9, v75, v74, v7 op_sel:[0,0,1,1]
4A2C  s_nop 0
4A30  v_mov_b32_e32 v8, 0
4A34  v_or3_b32 v6, v9, v79, v6
4A3C  v_mov_b32_e32 v9, 0
4A40  v_cvt_scalef32_pk_fp4_f32 v8, v53, v52, v7
4A48  v_cvt_scalef32_pk_fp4_f32 v9, v73, v72, v7 op_sel:[0,0,0,1]
4A50  v_cvt_scalef32_pk_fp4_f32 v8, v63, v62, v7 op_sel:[0,0,1,0]
4A58  v_cvt_scalef32_pk_fp4_f32 v9, v77, v76, v7 op_sel:[0,0,1,1]
4A60  s_nop 0
4A68  v_or3_b32 v7, v9, v88, v8
4A70  ds_write_b128 v3, v[4:7] offset:64
4A78  ds_write_b8 v34, v2 offset:40964
4A80  s_or_b64 exec, exec, s[4:5]
4A84  s_add_i32 s2, s8, 7
4A88  v_lshlrev_b32_e32 v2, 6, v0
4A8C  s_and_b32 s11, s2, 0xffffff8
4A94  s_and_b32 s2, s40, 0xffffff00
4A9C  v_and_b32_e32 v2, 0xc0, v2
4AA4  v_and_b32_e32 v6, 60, v0
4AA8  s_lshr_b32 s3, s9, 1
4AAC  v_or3_b32 v2, s2, v6, v2
4AB4  s_add_i32 s2, s22, 0xff
4ABC  s_and_b32 s3, s3, 2
4AC0  s_and_b32 s10, s2, 0xffffff00
4AC8  v_or_b32_e32 v4, s9, v98
4ACC  v_add_u32_e32 v6, s33, v1
4AD0  s_and_b64 s[6:7], s[0:1], exec
4AD4  v_cmp_le_u32_e64 s[4:5], s8, v4
4ADC  v_mov_b32_e32 v3, 0
4AE0  v_bfe_u32 v7, v0, 6, 1
4AE8  v_cmp_le_u32_e64 s[6:7], s22, v6
4AF0  v_cmp_gt_u32_e32 vcc, s8, v4
4AF4  v_mov_b32_e32 v5, v3
4AF8  v_or3_b32 v2, v2, v7, s3
4B00  v_cmp_le_u32_e64 s[2:3], s11, v4
4B08  v_lshrrev_b32_e32 v7, 3, v0
4B0C  s_cselect_b32 s9, s8, s11
4B10  s_or_b64 s[6:7], s[4:5], s[6:7]
4B14  s_mov_b64 s[4:5], 0
4B18  s_waitcnt lgkmcnt(0)
4B1C  s_barrier
4B20  s_and_saveexec_b64 s[12:13], s[6:7]
4B24  s_xor_b64 s[6:7], exec, s[12:13]
4B28  v_cmp_le_u32_e64 s[4:5], s10, v6
4B30  s_or_b64 s[4:5], s[0:1], s[4:5]
4B34  s_nor_b64 s[4:5], s[4:5], s[2:3]
4B38  s_and_b64 s[4:5], s[4:5], exec
4B3C  s_or_saveexec_b64 s[6:7], s[6:7]
4B40  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
4B48  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
4B50  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
4B58  v_mov_b32_e32 v7, 0x7f
4B60  s_xor_b64 exec, exec, s[6:7]
4B64  s_cbranch_execz 16
4B68  s_movk_i32 s11, 0xfc
4B6C  v_and_or_b32 v7, v0, s11, v1
4B74  v_lshlrev_b32_e32 v7, 4, v7
4B78  ds_read_b128 v[8:11], v7 offset:32768
4B80  ds_read_u8 v7, v0 offset:40960
4B88  v_mad_u64_u32 v[12:13], s[12:13], v6, s8, 0
4B90  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
4B98  s_or_b64 s[4:5], s[4:5], exec
4B9C  s_waitcnt lgkmcnt(1)
4BA0  global_store_dwordx4 v[12:13], v[8:11], off
4BA8  s_or_b64 exec, exec, s[6:7]
4BAC  s_and_saveexec_b64 s[6:7], s[4:5]
4BB0  s_cbranch_execz 12
4BB4  v_and_b32_e32 v8, 0xffffffe0, v6
4BBC  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
4BC4  v_mov_b64_e32 v[8:9], s[26:27]
4BC8  v_mad_u64_u32 v[8:9], s[4:5], s9, v6, v[8:9]
4BD0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
4BD8  s_waitcnt lgkmcnt(0)
4BDC  global_store_byte v[8:9], v7, off
4BE4  s_or_b64 exec, exec, s[6:7]
4BE8  s_waitcnt lgkmcnt(0)
4BEC  v_or_b32_e32 v7, 0x100, v0
4BF4  v_lshrrev_b32_e32 v6, 2, v7
4BF8  v_add_u32_e32 v6, s33, v6
4BFC  v_cmp_le_u32_e64 s[4:5], s22, v6
4C04  s_xor_b64 s[6:7], vcc, -1
4C08  s_or_b64 s[6:7], s[6:7], s[4:5]
4C0C  s_mov_b64 s[4:5], 0
4C10  s_and_saveexec_b64 s[12:13], s[6:7]
4C14  s_xor_b64 s[6:7], exec, s[12:13]
4C18  s_cbranch_execnz 9
4C1C  s_or_saveexec_b64 s[2:3], s[6:7]
4C20  v_mov_b32_e32 v8, 0x7f
4C28  s_xor_b64 exec, exec, s[2:3]
4C2C  s_cbranch_execnz 13
4C30  s_or_b64 exec, exec, s[2:3]
4C34  s_and_saveexec_b64 s[2:3], s[4:5]
4C38  s_cbranch_execnz 29
4C3C  s_endpgm
4C40  v_cmp_le_u32_e32 vcc, s10, v6
4C44  s_or_b64 s[4:5], s[0:1], vcc
4C48  s_nor_b64 s[2:3], s[4:5], s[2:3]
4C4C  s_and_b64 s[4:5], s[2:3], exec
4C50  s_or_saveexec_b64 s[2:3], s[6:7]
4C54  v_mov_b32_e32 v8, 0x7f
4C5C  s_xor_b64 exec, exec, s[2:3]
4C60  s_cbranch_execz 65523
4C64  s_movk_i32 s6, 0x1fc
4C68  v_and_or_b32 v1, v7, s6, v1
4C70  v_lshlrev_b32_e32 v1, 4, v1
4C74  ds_read_b128 v[10:13], v1 offset:32768
4C7C  ds_read_u8 v8, v0 offset:41216
4C84  v_mad_u64_u32 v[0:1], s[6:7], v6, s8, 0
4C8C  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
4C94  s_or_b64 s[4:5], s[4:5], exec
4C98  s_waitcnt lgkmcnt(1)
4C9C  global_store_dwordx4 v[0:1], v[10:13], off
4CA4  s_or_b64 exec, exec, s[2:3]
4CA8  s_and_saveexec_b64 s[2:3], s[4:5]
4CAC  s_cbranch_execz 65507
4CB0  v_and_b32_e32 v0, 0xffffffe0, v6
4CB8  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
4CC0  v_mov_b64_e32 v[0:1], s[26:27]
4CC4  v_mad_u64_u32 v[0:1], s[0:1], s9, v4, v[0:1]
4CCC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
4CD4  s_waitcnt lgkmcnt(0)
4CD8  global_store_byte v[0:1], v8, off
4CE0  s_endpgm
4CE4  s_nop 0

4d00 <QuantiseBothBf16H16>:
4D00  s_load_dwordx2 s[6:7], s[0:1], 0x0
4D08  s_load_dwordx4 s[20:23], s[0:1], 0x28
4D10  v_readfirstlane_b32 s8, v0
4D14  s_andn2_b32 s8, s8, 63
4D18  v_and_b32_e32 v1, 48, v0
4D1C  v_lshlrev_b32_e32 v2, 3, v0
4D20  v_or_b32_e32 v4, s8, v1
4D24  s_lshl_b32 s44, s3, 7
4D28  s_lshl_b32 s33, s2, 7
4D2C  v_and_b32_e32 v2, 0x78, v2
4D34  v_lshrrev_b32_e32 v4, 4, v4
4D38  v_or_b32_e32 v2, s33, v2
4D3C  v_add_u32_e32 v4, s44, v4
4D40  s_waitcnt lgkmcnt(0)
4D44  v_cmp_gt_u32_e32 vcc, s22, v2
4D48  v_cmp_gt_u32_e64 s[4:5], s21, v4
4D50  v_mov_b32_e32 v3, 0
4D54  s_and_b64 s[10:11], s[4:5], vcc
4D58  s_and_saveexec_b64 s[4:5], s[10:11]
4D5C  s_cbranch_execz 11
4D60  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
4D68  v_lshlrev_b64 v[4:5], 1, v[4:5]
4D70  v_and_b32_e32 v4, -16, v4
4D74  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4D7C  s_lshl_b32 m0, s8, 4
4D80  s_nop 0
4D84  global_load_lds_dwordx4 v[4:5], off
4D8C  s_or_b64 exec, exec, s[4:5]
4D90  s_add_i32 s4, s8, 0x100
4D98  v_or_b32_e32 v4, s4, v1
4D9C  v_lshrrev_b32_e32 v4, 4, v4
4DA0  v_add_u32_e32 v4, s44, v4
4DA4  v_cmp_gt_u32_e64 s[4:5], s21, v4
4DAC  s_and_b64 s[10:11], s[4:5], vcc
4DB0  s_and_saveexec_b64 s[4:5], s[10:11]
4DB4  s_cbranch_execz 13
4DB8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
4DC0  v_lshlrev_b64 v[4:5], 1, v[4:5]
4DC8  v_and_b32_e32 v4, -16, v4
4DCC  s_lshl_b32 s9, s8, 4
4DD0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4DD8  s_add_i32 m0, s9, 0x1000
4DE0  s_nop 0
4DE4  global_load_lds_dwordx4 v[4:5], off
4DEC  s_or_b64 exec, exec, s[4:5]
4DF0  s_add_i32 s4, s8, 0x200
4DF8  v_or_b32_e32 v4, s4, v1
4DFC  v_lshrrev_b32_e32 v4, 4, v4
4E00  v_add_u32_e32 v4, s44, v4
4E04  v_cmp_gt_u32_e64 s[4:5], s21, v4
4E0C  s_and_b64 s[10:11], s[4:5], vcc
4E10  s_and_saveexec_b64 s[4:5], s[10:11]
4E14  s_cbranch_execz 13
4E18  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
4E20  v_lshlrev_b64 v[4:5], 1, v[4:5]
4E28  v_and_b32_e32 v4, -16, v4
4E2C  s_lshl_b32 s9, s8, 4
4E30  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4E38  s_add_i32 m0, s9, 0x2000
4E40  s_nop 0
4E44  global_load_lds_dwordx4 v[4:5], off
4E4C  s_or_b64 exec, exec, s[4:5]
4E50  s_add_i32 s4, s8, 0x300
4E58  v_or_b32_e32 v4, s4, v1
4E5C  v_lshrrev_b32_e32 v4, 4, v4
4E60  v_add_u32_e32 v4, s44, v4
4E64  v_cmp_gt_u32_e64 s[4:5], s21, v4
4E6C  s_and_b64 s[10:11], s[4:5], vcc
4E70  s_and_saveexec_b64 s[4:5], s[10:11]
4E74  s_cbranch_execz 13
4E78  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
4E80  v_lshlrev_b64 v[4:5], 1, v[4:5]
4E88  v_and_b32_e32 v4, -16, v4
4E8C  s_lshl_b32 s9, s8, 4
4E90  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4E98  s_add_i32 m0, s9, 0x3000
4EA0  s_nop 0
4EA4  global_load_lds_dwordx4 v[4:5], off
4EAC  s_or_b64 exec, exec, s[4:5]
4EB0  s_add_i32 s4, s8, 0x400
4EB8  v_or_b32_e32 v4, s4, v1
4EBC  v_lshrrev_b32_e32 v4, 4, v4
4EC0  v_add_u32_e32 v4, s44, v4
4EC4  v_cmp_gt_u32_e64 s[4:5], s21, v4
4ECC  s_and_b64 s[10:11], s[4:5], vcc
4ED0  s_and_saveexec_b64 s[4:5], s[10:11]
4ED4  s_cbranch_execz 13
4ED8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
4EE0  v_lshlrev_b64 v[4:5], 1, v[4:5]
4EE8  v_and_b32_e32 v4, -16, v4
4EEC  s_lshl_b32 s9, s8, 4
4EF0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4EF8  s_add_i32 m0, s9, 0x4000
4F00  s_nop 0
4F04  global_load_lds_dwordx4 v[4:5], off
4F0C  s_or_b64 exec, exec, s[4:5]
4F10  s_add_i32 s4, s8, 0x500
4F18  s_load_dwordx2 s[28:29], s[0:1], 0x38
4F20  v_or_b32_e32 v4, s4, v1
4F24  v_lshrrev_b32_e32 v4, 4, v4
4F28  v_add_u32_e32 v4, s44, v4
4F2C  v_cmp_gt_u32_e64 s[4:5], s21, v4
4F34  s_and_b64 s[10:11], s[4:5], vcc
4F38  s_and_saveexec_b64 s[4:5], s[10:11]
4F3C  s_cbranch_execz 13
4F40  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
4F48  v_lshlrev_b64 v[4:5], 1, v[4:5]
4F50  v_and_b32_e32 v4, -16, v4
4F54  s_lshl_b32 s9, s8, 4
4F58  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4F60  s_add_i32 m0, s9, 0x5000
4F68  s_nop 0
4F6C  global_load_lds_dwordx4 v[4:5], off
4F74  s_or_b64 exec, exec, s[4:5]
4F78  s_add_i32 s4, s8, 0x600
4F80  v_or_b32_e32 v4, s4, v1
4F84  v_lshrrev_b32_e32 v4, 4, v4
4F88  v_add_u32_e32 v4, s44, v4
4F8C  v_cmp_gt_u32_e64 s[4:5], s21, v4
4F94  s_and_b64 s[10:11], s[4:5], vcc
4F98  s_and_saveexec_b64 s[4:5], s[10:11]
4F9C  s_cbranch_execz 13
4FA0  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
4FA8  v_lshlrev_b64 v[4:5], 1, v[4:5]
4FB0  v_and_b32_e32 v4, -16, v4
4FB4  s_lshl_b32 s9, s8, 4
4FB8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4FC0  s_add_i32 m0, s9, 0x6000
4FC8  s_nop 0
4FCC  global_load_lds_dwordx4 v[4:5], off
4FD4  s_or_b64 exec, exec, s[4:5]
4FD8  s_add_i32 s4, s8, 0x700
4FE0  s_load_dwordx4 s[24:27], s[0:1], 0x18
4FE8  s_load_dwordx2 s[10:11], s[0:1], 0x8
4FF0  v_or_b32_e32 v1, s4, v1
4FF4  v_lshrrev_b32_e32 v1, 4, v1
4FF8  v_add_u32_e32 v1, s44, v1
4FFC  v_cmp_gt_u32_e64 s[4:5], s21, v1
5004  s_and_b64 s[12:13], s[4:5], vcc
5008  s_and_saveexec_b64 s[4:5], s[12:13]
500C  s_cbranch_execz 13
5010  v_mad_u64_u32 v[2:3], s[12:13], v1, s20, v[2:3]
5018  v_lshlrev_b64 v[2:3], 1, v[2:3]
5020  v_and_b32_e32 v2, -16, v2
5024  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
502C  s_lshl_b32 s6, s8, 4
5030  s_add_i32 m0, s6, 0x7000
5038  s_nop 0
503C  global_load_lds_dwordx4 v[2:3], off
5044  s_or_b64 exec, exec, s[4:5]
5048  s_and_b32 s4, s23, 8
504C  s_cmp_eq_u32 s4, 0
5050  s_load_dwordx2 s[30:31], s[0:1], 0x10
5058  s_cselect_b64 s[0:1], -1, 0
505C  s_cmp_lg_u32 s4, 0
5060  s_cselect_b64 s[12:13], -1, 0
5064  s_lshr_b32 s46, s22, 5
5068  v_bfe_u32 v1, v0, 2, 2
5070  s_add_i32 s4, s46, 7
5074  v_lshrrev_b32_e32 v66, 2, v0
5078  v_lshl_or_b32 v10, s2, 2, v1
5080  s_and_b32 s47, s4, 0xffffff8
5088  s_and_b32 s4, s33, 0xffffff00
5090  v_lshlrev_b32_e32 v2, 4, v0
5094  s_lshl_b32 s2, s2, 1
5098  v_and_b32_e32 v67, 3, v0
509C  v_and_b32_e32 v2, 0xc0, v2
50A4  s_and_b32 s2, s2, 2
50A8  v_and_or_b32 v3, v66, 60, s4
50B0  v_or3_b32 v18, v3, v2, s2
50B8  v_cmp_ne_u32_e64 s[4:5], 0, v67
50C0  s_add_i32 s2, s21, 0xff
50C8  s_or_b64 s[34:35], s[4:5], s[0:1]
50CC  s_and_b32 s48, s2, 0xffffff00
50D4  v_lshlrev_b32_e32 v2, 3, v67
50D8  s_waitcnt lgkmcnt(0)
50DC  s_cmp_lg_u32 s28, 0
50E0  v_lshrrev_b32_e64 v2, v2, s28
50E8  s_cselect_b64 s[6:7], -1, 0
50EC  v_cndmask_b32_e64 v2, 0, v2, s[6:7]
50F4  v_and_b32_e32 v3, 1, v0
50F8  v_cmp_eq_u32_e64 s[8:9], 0, v3
5100  v_lshlrev_b32_e32 v3, 30, v2
5104  v_and_b32_e32 v20, 0x80000000, v3
510C  v_lshlrev_b32_e32 v3, 29, v2
5110  v_and_b32_e32 v21, 0x80000000, v3
5118  v_lshlrev_b32_e32 v3, 28, v2
511C  v_and_b32_e32 v22, 0x80000000, v3
5124  v_lshlrev_b32_e32 v3, 27, v2
5128  s_bfe_u32 s2, s23, 0x20004
5130  v_and_b32_e32 v23, 0x80000000, v3
5138  v_lshlrev_b32_e32 v3, 26, v2
513C  v_cmp_ne_u32_e64 s[6:7], 0, v2
5144  s_cmp_eq_u32 s2, 2
5148  v_lshlrev_b32_e32 v19, 31, v2
514C  v_and_b32_e32 v24, 0x80000000, v3
5154  v_lshlrev_b32_e32 v3, 25, v2
5158  v_lshlrev_b32_e32 v2, 24, v2
515C  v_mov_b32_e32 v5, 0
5160  s_cselect_b64 s[18:19], -1, 0
5164  v_lshlrev_b32_e32 v4, 2, v67
5168  v_and_b32_e32 v26, 0x80000000, v2
5170  v_lshrrev_b32_e32 v2, 4, v0
5174  v_lshlrev_b32_e32 v1, 6, v1
5178  s_and_b64 s[16:17], s[18:19], exec
517C  v_lshl_add_u64 v[12:13], s[10:11], 0, v[4:5]
5184  v_and_b32_e32 v25, 0x80000000, v3
518C  v_lshlrev_b32_e32 v3, 8, v2
5190  v_lshlrev_b32_e32 v4, 4, v67
5194  v_cmp_gt_u32_e32 vcc, s46, v10
5198  s_cselect_b32 s16, 0x3fffff, 0
51A0  s_cmp_lg_u32 s2, 0
51A4  v_or3_b32 v27, v3, v1, v4
51AC  v_cndmask_b32_e64 v1, 0, 1, s[12:13]
51B4  s_mov_b32 s45, 0
51B8  v_mov_b32_e32 v11, v5
51BC  v_cmp_eq_u32_e64 s[14:15], 0, v67
51C4  v_cmp_le_u32_e64 s[4:5], s47, v10
51CC  s_cselect_b32 s20, s16, 0x200000
51D4  v_add_u32_e32 v28, s44, v2
51D8  v_cmp_ne_u32_e64 s[10:11], 1, v1
51E0  s_xor_b64 s[36:37], vcc, -1
51E4  v_mov_b32_e32 v29, 0x7f
51EC  s_mov_b32 s2, 0x3e800000
51F4  s_mov_b32 s23, 0x7f7fffff
51FC  s_mov_b32 s28, 0x7f800000
5204  s_mov_b32 s49, 0x17fffff
520C  v_mov_b32_e32 v30, 0x7f800000
5214  v_mov_b32_e32 v31, 0xfe
521C  v_mov_b32_e32 v32, 0
5220  s_waitcnt vmcnt(0)
5224  s_barrier
5228  s_branch 7
522C  s_or_b64 exec, exec, s[12:13]
5230  s_or_b64 exec, exec, s[38:39]
5234  s_addk_i32 s45, 0x1000
5238  v_add_u32_e32 v32, 1, v32
523C  s_cmpk_lg_u32 s45, 0x8000
5240  v_add_u32_e32 v28, 16, v28
5244  s_cbranch_scc0 393
5248  s_and_b64 vcc, exec, s[10:11]
524C  s_mov_b64 s[12:13], -1
5250  s_cbranch_vccnz 7
5254  v_and_b32_e32 v1, 0xffffffe0, v28
525C  v_and_or_b32 v4, v32, 1, v18
5264  v_mad_u64_u32 v[14:15], s[12:13], v1, s47, v[4:5]
526C  s_mov_b64 s[12:13], 0
5270  s_andn2_b64 vcc, exec, s[12:13]
5274  s_cbranch_vccnz 2
5278  v_mad_u64_u32 v[14:15], s[12:13], v28, s46, v[10:11]
5280  v_cmp_le_u32_e32 vcc, s21, v28
5284  s_or_b64 s[12:13], vcc, s[36:37]
5288  s_and_saveexec_b64 s[16:17], s[12:13]
528C  s_xor_b64 s[12:13], exec, s[16:17]
5290  s_cbranch_execz 10
5294  v_cmp_le_u32_e32 vcc, s48, v28
5298  s_or_b64 s[16:17], s[34:35], vcc
529C  s_nor_b64 s[38:39], s[16:17], s[4:5]
52A0  s_and_saveexec_b64 s[16:17], s[38:39]
52A4  s_cbranch_execz 4
52A8  v_lshl_add_u64 v[2:3], s[30:31], 0, v[14:15]
52B0  global_store_byte v[2:3], v29, off
52B8  s_or_b64 exec, exec, s[16:17]
52BC  s_andn2_saveexec_b64 s[38:39], s[12:13]
52C0  s_cbranch_execz 65499
52C4  v_add_u32_e32 v1, s45, v27
52C8  ds_read_b128 v[34:37], v1
52D0  s_waitcnt lgkmcnt(0)
52D4  v_lshlrev_b32_e32 v4, 16, v34
52D8  v_and_b32_e32 v1, 0xffff0000, v34
52E0  v_lshlrev_b32_e32 v2, 16, v35
52E4  v_and_b32_e32 v3, 0xffff0000, v35
52EC  v_lshlrev_b32_e32 v8, 16, v36
52F0  v_and_b32_e32 v9, 0xffff0000, v36
52F8  v_lshlrev_b32_e32 v6, 16, v37
52FC  v_and_b32_e32 v7, 0xffff0000, v37
5304  s_and_saveexec_b64 s[12:13], s[6:7]
5308  v_xor_b32_e32 v4, v19, v4
530C  v_xor_b32_e32 v1, v20, v1
5310  v_xor_b32_e32 v2, v21, v2
5314  v_xor_b32_e32 v3, v22, v3
5318  v_xor_b32_e32 v8, v23, v8
531C  v_xor_b32_e32 v9, v24, v9
5320  v_xor_b32_e32 v6, v25, v6
5324  v_xor_b32_e32 v7, v26, v7
5328  s_or_b64 exec, exec, s[12:13]
532C  v_mov_b32_e32 v16, v4
5330  v_mov_b32_e32 v17, v8
5334  v_mov_b32_e32 v8, v1
5338  v_mov_b32_e32 v36, v2
533C  v_mov_b32_e32 v37, v6
5340  v_mov_b32_e32 v6, v3
5344  v_pk_add_f32 v[34:35], v[16:17], v[8:9]
534C  v_pk_add_f32 v[2:3], v[36:37], v[6:7]
5354  v_pk_add_f32 v[6:7], v[36:37], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
535C  v_pk_add_f32 v[38:39], v[34:35], v[2:3]
5364  v_pk_add_f32 v[34:35], v[34:35], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
536C  v_pk_add_f32 v[2:3], v[16:17], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
5374  v_mov_b32_e32 v36, v38
5378  v_pk_add_f32 v[8:9], v[2:3], v[6:7]
5380  v_pk_add_f32 v[16:17], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
5388  v_mov_b32_e32 v37, v8
538C  v_mov_b32_e32 v8, v39
5390  v_pk_add_f32 v[2:3], v[36:37], v[8:9]
5398  v_mov_b32_e32 v38, v34
539C  v_mov_b32_e32 v39, v16
53A0  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
53A8  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
53B0  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
53B8  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
53C0  v_mov_b32_e32 v16, v35
53C4  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
53CC  v_pk_add_f32 v[6:7], v[38:39], v[16:17]
53D4  v_pk_add_f32 v[8:9], v[36:37], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
53DC  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
53E4  v_mov_b32_dpp v34, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
53EC  v_mov_b32_dpp v35, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
53F4  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
53FC  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
5404  v_pk_add_f32 v[6:7], v[6:7], v[34:35]
540C  v_mov_b32_dpp v34, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5414  v_mov_b32_dpp v35, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
541C  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
5424  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
542C  v_pk_add_f32 v[16:17], v[38:39], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
5434  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
543C  v_pk_add_f32 v[8:9], v[8:9], v[34:35]
5444  v_mov_b32_dpp v34, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
544C  v_mov_b32_dpp v35, v17 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5454  v_cndmask_b32_e64 v17, -v17, v17, s[8:9]
545C  v_cndmask_b32_e64 v16, -v16, v16, s[8:9]
5464  v_and_b32_e32 v33, 0x7fffffff, v2
546C  v_and_b32_e32 v4, 0x7fffffff, v3
5474  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
547C  v_pk_add_f32 v[16:17], v[16:17], v[34:35]
5484  v_max_u32_e32 v1, v4, v33
5488  v_and_b32_e32 v34, 0x7fffffff, v6
5490  v_and_b32_e32 v35, 0x7fffffff, v7
5498  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
54A0  v_max3_u32 v1, v35, v34, v1
54A8  v_and_b32_e32 v34, 0x7fffffff, v8
54B0  v_and_b32_e32 v35, 0x7fffffff, v9
54B8  v_max3_u32 v1, v35, v34, v1
54C0  v_and_b32_e32 v34, 0x7fffffff, v16
54C8  v_and_b32_e32 v35, 0x7fffffff, v17
54D0  v_max3_u32 v1, v35, v34, v1
54D8  s_nop 1
54DC  v_max_u32_dpp v1, v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
54E4  s_nop 1
54E8  v_max_u32_dpp v34, v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
54F0  v_cmp_lt_u32_e32 vcc, s23, v34
54F4  v_mov_b32_e32 v1, 0
54F8  s_and_saveexec_b64 s[40:41], vcc
54FC  s_cbranch_execz 160
5500  v_and_b32_e32 v1, 0x80000000, v2
5508  v_cmp_lt_u32_e32 vcc, s28, v33
550C  v_cmp_lt_u32_e64 s[12:13], s23, v33
5514  v_cmp_lt_u32_e64 s[16:17], s23, v4
551C  v_cndmask_b32_e64 v34, v1, 0, vcc
5524  v_cndmask_b32_e64 v1, 0, 7, s[12:13]
552C  v_cndmask_b32_e64 v2, v2, v34, s[12:13]
5534  v_cmp_lt_u32_e64 s[12:13], s28, v4
553C  s_and_saveexec_b64 s[42:43], s[16:17]
5540  v_and_b32_e32 v3, 0x80000000, v3
5548  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
5550  v_or_b32_e32 v1, 0x70, v1
5558  s_or_b64 exec, exec, s[42:43]
555C  v_cndmask_b32_e64 v33, v33, 0, vcc
5564  v_max_u32_e32 v4, v4, v33
5568  v_cndmask_b32_e64 v34, 0, 1, vcc
5570  v_cndmask_b32_e64 v35, 0, 1, s[12:13]
5578  v_cndmask_b32_e64 v4, v4, v33, s[12:13]
5580  v_and_b32_e32 v33, 0x7fffffff, v6
5588  v_add_u32_e32 v34, v34, v35
558C  v_and_b32_e32 v35, 0x80000000, v6
5594  v_cmp_lt_u32_e32 vcc, s28, v33
5598  v_cmp_lt_u32_e64 s[12:13], s23, v33
55A0  v_max_u32_e32 v33, v33, v4
55A4  v_cndmask_b32_e64 v35, v35, 0, vcc
55AC  v_or_b32_e32 v36, 0x700, v1
55B4  v_cndmask_b32_e32 v4, v33, v4, vcc
55B8  v_and_b32_e32 v33, 0x7fffffff, v7
55C0  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
55C8  v_cndmask_b32_e64 v6, v6, v35, s[12:13]
55D0  v_cndmask_b32_e64 v35, 0, 1, vcc
55D8  v_and_b32_e32 v36, 0x80000000, v7
55E0  v_cmp_lt_u32_e32 vcc, s28, v33
55E4  v_or_b32_e32 v37, 0x7000, v1
55EC  v_cmp_lt_u32_e64 s[12:13], s23, v33
55F4  v_cndmask_b32_e64 v36, v36, 0, vcc
55FC  v_max_u32_e32 v33, v33, v4
5600  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
5608  v_cndmask_b32_e64 v7, v7, v36, s[12:13]
5610  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
5618  v_cndmask_b32_e32 v4, v33, v4, vcc
561C  v_and_b32_e32 v33, 0x7fffffff, v8
5624  v_and_b32_e32 v35, 0x80000000, v8
562C  v_cmp_lt_u32_e32 vcc, s28, v33
5630  v_cmp_lt_u32_e64 s[12:13], s23, v33
5638  v_max_u32_e32 v33, v33, v4
563C  v_cndmask_b32_e64 v35, v35, 0, vcc
5644  v_or_b32_e32 v36, 0x70000, v1
564C  v_cndmask_b32_e32 v4, v33, v4, vcc
5650  v_and_b32_e32 v33, 0x7fffffff, v9
5658  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
5660  v_cndmask_b32_e64 v8, v8, v35, s[12:13]
5668  v_cndmask_b32_e64 v35, 0, 1, vcc
5670  v_and_b32_e32 v36, 0x80000000, v9
5678  v_cmp_lt_u32_e32 vcc, s28, v33
567C  v_or_b32_e32 v37, 0x700000, v1
5684  v_cmp_lt_u32_e64 s[12:13], s23, v33
568C  v_cndmask_b32_e64 v36, v36, 0, vcc
5694  v_max_u32_e32 v33, v33, v4
5698  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
56A0  v_cndmask_b32_e64 v9, v9, v36, s[12:13]
56A8  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
56B0  v_cndmask_b32_e32 v4, v33, v4, vcc
56B4  v_and_b32_e32 v33, 0x7fffffff, v16
56BC  v_and_b32_e32 v35, 0x80000000, v16
56C4  v_cmp_lt_u32_e32 vcc, s28, v33
56C8  v_cmp_lt_u32_e64 s[12:13], s23, v33
56D0  v_max_u32_e32 v33, v33, v4
56D4  v_cndmask_b32_e64 v35, v35, 0, vcc
56DC  v_or_b32_e32 v36, 0x7000000, v1
56E4  v_cndmask_b32_e32 v4, v33, v4, vcc
56E8  v_and_b32_e32 v33, 0x7fffffff, v17
56F0  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
56F8  v_cndmask_b32_e64 v16, v16, v35, s[12:13]
5700  v_cndmask_b32_e64 v35, 0, 1, vcc
5708  v_and_b32_e32 v36, 0x80000000, v17
5710  v_cmp_lt_u32_e32 vcc, s28, v33
5714  v_or_b32_e32 v37, 0x70000000, v1
571C  v_cmp_lt_u32_e64 s[12:13], s23, v33
5724  v_cndmask_b32_e64 v36, v36, 0, vcc
572C  v_max_u32_e32 v33, v33, v4
5730  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
5738  v_cndmask_b32_e64 v17, v17, v36, s[12:13]
5740  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
5748  v_cndmask_b32_e32 v4, v33, v4, vcc
574C  s_nop 0
5750  v_add_u32_dpp v33, v34, v34 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5758  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5760  s_nop 0
5764  v_add_u32_dpp v33, v33, v33 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
576C  v_cmp_ne_u32_e32 vcc, 32, v33
5770  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
5778  s_nop 0
577C  v_cndmask_b32_e32 v34, v30, v4, vcc
5780  s_or_b64 exec, exec, s[40:41]
5784  v_cmp_ne_u32_e32 vcc, 0, v34
5788  v_mov_b32_e32 v4, 0x7f
5790  s_and_saveexec_b64 s[12:13], vcc
5794  v_add_u32_e32 v4, s20, v34
5798  v_lshrrev_b32_e32 v33, 23, v4
579C  v_add_u32_e32 v33, -2, v33
57A0  v_cmp_lt_u32_e32 vcc, s49, v4
57A4  s_nop 1
57A8  v_cndmask_b32_e32 v4, 0, v33, vcc
57AC  v_cmp_eq_u32_e32 vcc, s28, v34
57B0  s_and_b64 vcc, s[18:19], vcc
57B4  s_nop 0
57B8  v_cndmask_b32_e32 v4, v4, v31, vcc
57BC  s_or_b64 exec, exec, s[12:13]
57C0  v_cmp_eq_u32_e32 vcc, 0, v4
57C4  s_cbranch_vccz 13
57C8  s_nop 0
57CC  v_cndmask_b32_e64 v34, 1.0, 2.0, vcc
57D4  v_pk_mul_f32 v[16:17], v[34:35], v[16:17] op_sel_hi:[0,1]
57DC  v_pk_mul_f32 v[8:9], v[34:35], v[8:9] op_sel_hi:[0,1]
57E4  v_pk_mul_f32 v[6:7], v[34:35], v[6:7] op_sel_hi:[0,1]
57EC  v_pk_mul_f32 v[2:3], v[34:35], v[2:3] op_sel_hi:[0,1]
57F4  v_max_u32_e32 v33, 1, v4
57F8  s_branch 1
57FC  v_mov_b32_e32 v33, v4
5800  v_mad_u64_u32 v[34:35], s[12:13], v28, s46, v[10:11]
5808  v_mov_b32_e32 v36, 0
580C  v_mov_b32_e32 v37, 0
5810  v_lshlrev_b32_e32 v33, 23, v33
5814  v_cvt_scalef32_pk_fp4_f32 v36, v2, v3, v33
581C  v_cvt_scalef32_pk_fp4_f32 v37, v8, v9, v33 op_sel:[0,0,0,1]
5824  v_cvt_scalef32_pk_fp4_f32 v36, v6, v7, v33 op_sel:[0,0,1,0]
582C  v_cvt_scalef32_pk_fp4_f32 v37, v16, v17, v33 op_sel:[0,0,1,1]
5834  s_nop 0
5838  v_lshl_add_u64 v[2:3], v[34:35], 4, v[12:13]
5840  v_or3_b32 v1, v36, v37, v1
5848  global_store_dword v[2:3], v1, off
5850  s_and_saveexec_b64 s[12:13], s[14:15]
5854  s_cbranch_execz 65141
5858  v_lshl_add_u64 v[2:3], s[30:31], 0, v[14:15]
5860  global_store_byte v[2:3], v4, off
5868  s_branch 65136
586C  v_lshlrev_b32_e32 v2, 1, v0
5870  v_lshrrev_b32_e32 v1, 6, v0
5874  v_and_b32_e32 v68, 0x7e, v2
587C  s_lshl_b32 s13, s3, 2
5880  s_lshr_b32 s12, s21, 5
5884  v_or_b32_e32 v2, s33, v68
5888  v_or_b32_e32 v3, s13, v1
588C  v_cmp_gt_u32_e32 vcc, s22, v2
5890  v_cmp_gt_u32_e64 s[2:3], s12, v3
5898  s_and_b64 s[2:3], vcc, s[2:3]
589C  s_and_saveexec_b64 s[6:7], s[2:3]
58A0  s_cbranch_execz 2249
58A4  v_lshlrev_b32_e32 v2, 1, v68
58A8  v_lshl_or_b32 v32, v1, 13, v2
58B0  ds_read2st64_b32 v[2:3], v32 offset1:1
58B8  ds_read2st64_b32 v[4:5], v32 offset0:2 offset1:3
58C0  ds_read2st64_b32 v[6:7], v32 offset0:4 offset1:5
58C8  ds_read2st64_b32 v[8:9], v32 offset0:6 offset1:7
58D0  ds_read2st64_b32 v[10:11], v32 offset0:8 offset1:9
58D8  ds_read2st64_b32 v[12:13], v32 offset0:10 offset1:11
58E0  ds_read2st64_b32 v[14:15], v32 offset0:12 offset1:13
58E8  ds_read2st64_b32 v[16:17], v32 offset0:14 offset1:15
58F0  ds_read2st64_b32 v[18:19], v32 offset0:16 offset1:17
58F8  ds_read2st64_b32 v[20:21], v32 offset0:18 offset1:19
5900  ds_read2st64_b32 v[22:23], v32 offset0:20 offset1:21
5908  ds_read2st64_b32 v[24:25], v32 offset0:22 offset1:23
5910  ds_read2st64_b32 v[26:27], v32 offset0:24 offset1:25
5918  ds_read2st64_b32 v[28:29], v32 offset0:26 offset1:27
5920  ds_read2st64_b32 v[30:31], v32 offset0:28 offset1:29
5928  ds_read2st64_b32 v[32:33], v32 offset0:30 offset1:31
5930  s_cmp_lg_u32 s29, 0
5934  s_waitcnt lgkmcnt(14)
5938  v_lshlrev_b32_e32 v41, 16, v3
593C  v_lshlrev_b32_e32 v40, 16, v2
5940  v_lshlrev_b32_e32 v39, 16, v5
5944  v_lshlrev_b32_e32 v38, 16, v4
5948  s_waitcnt lgkmcnt(13)
594C  v_lshlrev_b32_e32 v37, 16, v7
5950  v_lshlrev_b32_e32 v36, 16, v6
5954  s_waitcnt lgkmcnt(12)
5958  v_lshlrev_b32_e32 v35, 16, v9
595C  v_lshlrev_b32_e32 v34, 16, v8
5960  s_waitcnt lgkmcnt(11)
5964  v_lshlrev_b32_e32 v49, 16, v11
5968  v_lshlrev_b32_e32 v48, 16, v10
596C  s_waitcnt lgkmcnt(10)
5970  v_lshlrev_b32_e32 v47, 16, v13
5974  v_lshlrev_b32_e32 v46, 16, v12
5978  s_waitcnt lgkmcnt(9)
597C  v_lshlrev_b32_e32 v45, 16, v15
5980  v_lshlrev_b32_e32 v44, 16, v14
5984  s_waitcnt lgkmcnt(8)
5988  v_lshlrev_b32_e32 v43, 16, v17
598C  v_lshlrev_b32_e32 v42, 16, v16
5990  s_waitcnt lgkmcnt(7)
5994  v_lshlrev_b32_e32 v57, 16, v19
5998  v_lshlrev_b32_e32 v56, 16, v18
599C  s_waitcnt lgkmcnt(6)
59A0  v_lshlrev_b32_e32 v55, 16, v21
59A4  v_lshlrev_b32_e32 v54, 16, v20
59A8  s_waitcnt lgkmcnt(5)
59AC  v_lshlrev_b32_e32 v53, 16, v23
59B0  v_lshlrev_b32_e32 v52, 16, v22
59B4  s_waitcnt lgkmcnt(4)
59B8  v_lshlrev_b32_e32 v51, 16, v25
59BC  v_lshlrev_b32_e32 v50, 16, v24
59C0  s_waitcnt lgkmcnt(3)
59C4  v_lshlrev_b32_e32 v65, 16, v27
59C8  v_lshlrev_b32_e32 v64, 16, v26
59CC  s_waitcnt lgkmcnt(2)
59D0  v_lshlrev_b32_e32 v63, 16, v29
59D4  v_lshlrev_b32_e32 v62, 16, v28
59D8  s_waitcnt lgkmcnt(1)
59DC  v_lshlrev_b32_e32 v61, 16, v31
59E0  v_lshlrev_b32_e32 v60, 16, v30
59E4  s_waitcnt lgkmcnt(0)
59E8  v_lshlrev_b32_e32 v59, 16, v33
59EC  s_cselect_b64 s[8:9], -1, 0
59F0  s_cmp_eq_u32 s29, 0
59F4  v_lshlrev_b32_e32 v58, 16, v32
59F8  s_cbranch_scc1 95
59FC  s_lshl_b32 s2, s29, 31
5A00  s_lshl_b32 s3, s29, 30
5A04  v_bfrev_b32_e32 v69, 1
5A08  v_xor_b32_e32 v40, s2, v40
5A0C  s_lshl_b32 s2, s29, 29
5A10  v_bitop3_b32 v41, v41, s3, v69 bitop3:0x78
5A18  s_lshl_b32 s3, s29, 28
5A1C  v_bitop3_b32 v38, v38, s2, v69 bitop3:0x78
5A24  s_lshl_b32 s2, s29, 27
5A28  v_bitop3_b32 v39, v39, s3, v69 bitop3:0x78
5A30  s_lshl_b32 s3, s29, 26
5A34  v_bitop3_b32 v36, v36, s2, v69 bitop3:0x78
5A3C  s_lshl_b32 s2, s29, 25
5A40  v_bitop3_b32 v37, v37, s3, v69 bitop3:0x78
5A48  s_lshl_b32 s3, s29, 24
5A4C  v_bitop3_b32 v34, v34, s2, v69 bitop3:0x78
5A54  s_lshl_b32 s2, s29, 23
5A58  v_bitop3_b32 v35, v35, s3, v69 bitop3:0x78
5A60  s_lshl_b32 s3, s29, 22
5A64  v_bitop3_b32 v48, v48, s2, v69 bitop3:0x78
5A6C  s_lshl_b32 s2, s29, 21
5A70  v_bitop3_b32 v49, v49, s3, v69 bitop3:0x78
5A78  s_lshl_b32 s3, s29, 20
5A7C  v_bitop3_b32 v46, v46, s2, v69 bitop3:0x78
5A84  s_lshl_b32 s2, s29, 19
5A88  v_bitop3_b32 v47, v47, s3, v69 bitop3:0x78
5A90  s_lshl_b32 s3, s29, 18
5A94  v_bitop3_b32 v44, v44, s2, v69 bitop3:0x78
5A9C  s_lshl_b32 s2, s29, 17
5AA0  v_bitop3_b32 v45, v45, s3, v69 bitop3:0x78
5AA8  s_lshl_b32 s3, s29, 16
5AAC  v_bitop3_b32 v42, v42, s2, v69 bitop3:0x78
5AB4  s_lshl_b32 s2, s29, 15
5AB8  v_bitop3_b32 v43, v43, s3, v69 bitop3:0x78
5AC0  s_lshl_b32 s3, s29, 14
5AC4  v_bitop3_b32 v56, v56, s2, v69 bitop3:0x78
5ACC  s_lshl_b32 s2, s29, 13
5AD0  v_bitop3_b32 v57, v57, s3, v69 bitop3:0x78
5AD8  s_lshl_b32 s3, s29, 12
5ADC  v_bitop3_b32 v54, v54, s2, v69 bitop3:0x78
5AE4  s_lshl_b32 s2, s29, 11
5AE8  v_bitop3_b32 v55, v55, s3, v69 bitop3:0x78
5AF0  s_lshl_b32 s3, s29, 10
5AF4  v_bitop3_b32 v52, v52, s2, v69 bitop3:0x78
5AFC  s_lshl_b32 s2, s29, 9
5B00  v_bitop3_b32 v53, v53, s3, v69 bitop3:0x78
5B08  s_lshl_b32 s3, s29, 8
5B0C  v_bitop3_b32 v50, v50, s2, v69 bitop3:0x78
5B14  s_lshl_b32 s2, s29, 7
5B18  v_bitop3_b32 v51, v51, s3, v69 bitop3:0x78
5B20  s_lshl_b32 s3, s29, 6
5B24  v_bitop3_b32 v64, v64, s2, v69 bitop3:0x78
5B2C  s_lshl_b32 s2, s29, 5
5B30  v_bitop3_b32 v65, v65, s3, v69 bitop3:0x78
5B38  s_lshl_b32 s3, s29, 4
5B3C  v_bitop3_b32 v62, v62, s2, v69 bitop3:0x78
5B44  s_lshl_b32 s2, s29, 3
5B48  v_bitop3_b32 v63, v63, s3, v69 bitop3:0x78
5B50  s_lshl_b32 s3, s29, 2
5B54  v_bitop3_b32 v60, v60, s2, v69 bitop3:0x78
5B5C  s_lshl_b32 s2, s29, 1
5B60  v_bitop3_b32 v61, v61, s3, v69 bitop3:0x78
5B68  v_bitop3_b32 v59, v59, s29, v69 bitop3:0x78
5B70  v_bitop3_b32 v58, v58, s2, v69 bitop3:0x78
5B78  v_pk_add_f32 v[70:71], v[40:41], v[40:41] op_sel_hi:[0,1]
5B80  v_pk_add_f32 v[72:73], v[40:41], v[40:41] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5B88  v_pk_add_f32 v[40:41], v[38:39], v[38:39] op_sel_hi:[0,1]
5B90  v_pk_add_f32 v[74:75], v[38:39], v[38:39] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5B98  v_pk_add_f32 v[38:39], v[36:37], v[36:37] op_sel_hi:[0,1]
5BA0  v_pk_add_f32 v[76:77], v[36:37], v[36:37] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5BA8  v_pk_add_f32 v[36:37], v[34:35], v[34:35] op_sel_hi:[0,1]
5BB0  v_pk_add_f32 v[78:79], v[34:35], v[34:35] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5BB8  v_pk_add_f32 v[34:35], v[48:49], v[48:49] op_sel_hi:[0,1]
5BC0  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5BC8  v_pk_add_f32 v[80:81], v[46:47], v[46:47] op_sel_hi:[0,1]
5BD0  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5BD8  v_pk_add_f32 v[82:83], v[44:45], v[44:45] op_sel_hi:[0,1]
5BE0  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5BE8  v_pk_add_f32 v[84:85], v[42:43], v[42:43] op_sel_hi:[0,1]
5BF0  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5BF8  v_mov_b32_e32 v73, v71
5BFC  v_mov_b32_e32 v75, v41
5C00  v_mov_b32_e32 v77, v39
5C04  v_mov_b32_e32 v79, v37
5C08  v_mov_b32_e32 v49, v35
5C0C  v_mov_b32_e32 v47, v81
5C10  v_mov_b32_e32 v45, v83
5C14  v_mov_b32_e32 v43, v85
5C18  v_pk_add_f32 v[40:41], v[72:73], v[74:75]
5C20  v_pk_add_f32 v[36:37], v[76:77], v[78:79]
5C28  v_pk_add_f32 v[70:71], v[48:49], v[46:47]
5C30  v_pk_add_f32 v[80:81], v[44:45], v[42:43]
5C38  v_pk_add_f32 v[38:39], v[40:41], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
5C40  v_pk_add_f32 v[82:83], v[70:71], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
5C48  v_pk_add_f32 v[40:41], v[40:41], v[36:37]
5C50  v_pk_add_f32 v[70:71], v[70:71], v[80:81]
5C58  v_pk_add_f32 v[48:49], v[48:49], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
5C60  v_pk_add_f32 v[36:37], v[40:41], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
5C68  v_pk_add_f32 v[40:41], v[40:41], v[70:71]
5C70  v_pk_add_f32 v[70:71], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
5C78  v_pk_add_f32 v[72:73], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
5C80  v_pk_add_f32 v[44:45], v[44:45], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
5C88  s_mov_b32 s2, 0x3e800000
5C90  v_pk_add_f32 v[46:47], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
5C98  v_pk_add_f32 v[74:75], v[48:49], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
5CA0  v_pk_add_f32 v[70:71], v[70:71], v[72:73]
5CA8  v_pk_add_f32 v[48:49], v[48:49], v[44:45]
5CB0  v_pk_add_f32 v[104:105], v[62:63], v[62:63] op_sel_hi:[0,1]
5CB8  v_pk_mul_f32 v[40:41], v[40:41], s[2:3] op_sel_hi:[1,0]
5CC0  v_pk_add_f32 v[44:45], v[70:71], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
5CC8  v_pk_add_f32 v[48:49], v[70:71], v[48:49]
5CD0  v_pk_add_f32 v[90:91], v[56:57], v[56:57] op_sel_hi:[0,1]
5CD8  v_pk_add_f32 v[106:107], v[56:57], v[56:57] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5CE0  v_pk_add_f32 v[56:57], v[54:55], v[54:55] op_sel_hi:[0,1]
5CE8  v_pk_add_f32 v[108:109], v[54:55], v[54:55] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5CF0  v_pk_add_f32 v[54:55], v[52:53], v[52:53] op_sel_hi:[0,1]
5CF8  v_pk_add_f32 v[110:111], v[52:53], v[52:53] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D00  v_pk_add_f32 v[52:53], v[50:51], v[50:51] op_sel_hi:[0,1]
5D08  v_pk_add_f32 v[112:113], v[50:51], v[50:51] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D10  v_pk_add_f32 v[50:51], v[64:65], v[64:65] op_sel_hi:[0,1]
5D18  v_pk_add_f32 v[34:35], v[38:39], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
5D20  v_pk_add_f32 v[38:39], v[38:39], v[82:83]
5D28  v_and_b32_e32 v104, 0x7fffffff, v41
5D30  v_and_b32_e32 v102, 0x7fffffff, v40
5D38  v_pk_mul_f32 v[48:49], v[48:49], s[2:3] op_sel_hi:[1,0]
5D40  v_pk_add_f32 v[64:65], v[64:65], v[64:65] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D48  v_pk_add_f32 v[62:63], v[62:63], v[62:63] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D50  v_pk_add_f32 v[114:115], v[60:61], v[60:61] op_sel_hi:[0,1]
5D58  v_pk_add_f32 v[60:61], v[60:61], v[60:61] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D60  v_pk_add_f32 v[116:117], v[58:59], v[58:59] op_sel_hi:[0,1]
5D68  v_pk_add_f32 v[58:59], v[58:59], v[58:59] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D70  v_pk_mul_f32 v[38:39], v[38:39], s[2:3] op_sel_hi:[1,0]
5D78  v_max_u32_e32 v50, v102, v104
5D7C  v_pk_add_f32 v[42:43], v[46:47], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
5D84  v_pk_add_f32 v[46:47], v[46:47], v[74:75]
5D8C  v_and_b32_e32 v103, 0x7fffffff, v49
5D94  v_and_b32_e32 v101, 0x7fffffff, v48
5D9C  v_and_b32_e32 v100, 0x7fffffff, v39
5DA4  v_and_b32_e32 v98, 0x7fffffff, v38
5DAC  v_pk_mul_f32 v[46:47], v[46:47], s[2:3] op_sel_hi:[1,0]
5DB4  v_max3_u32 v50, v101, v103, v50
5DBC  v_mov_b32_e32 v107, v91
5DC0  v_mov_b32_e32 v109, v57
5DC4  v_mov_b32_e32 v111, v55
5DC8  v_mov_b32_e32 v113, v53
5DCC  v_mov_b32_e32 v65, v51
5DD0  v_mov_b32_e32 v63, v105
5DD4  v_mov_b32_e32 v61, v115
5DD8  v_mov_b32_e32 v59, v117
5DDC  v_pk_mul_f32 v[36:37], v[36:37], s[2:3] op_sel_hi:[1,0]
5DE4  v_and_b32_e32 v99, 0x7fffffff, v47
5DEC  v_and_b32_e32 v97, 0x7fffffff, v46
5DF4  v_max3_u32 v50, v98, v100, v50
5DFC  v_pk_add_f32 v[56:57], v[106:107], v[108:109]
5E04  v_pk_add_f32 v[52:53], v[110:111], v[112:113]
5E0C  v_pk_add_f32 v[70:71], v[64:65], v[62:63]
5E14  v_pk_add_f32 v[72:73], v[60:61], v[58:59]
5E1C  v_and_b32_e32 v95, 0x7fffffff, v37
5E24  v_and_b32_e32 v93, 0x7fffffff, v36
5E2C  v_pk_mul_f32 v[44:45], v[44:45], s[2:3] op_sel_hi:[1,0]
5E34  v_max3_u32 v50, v97, v99, v50
5E3C  v_pk_add_f32 v[54:55], v[56:57], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
5E44  v_pk_add_f32 v[74:75], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
5E4C  v_pk_add_f32 v[56:57], v[56:57], v[52:53]
5E54  v_pk_add_f32 v[70:71], v[70:71], v[72:73]
5E5C  v_pk_mul_f32 v[34:35], v[34:35], s[2:3] op_sel_hi:[1,0]
5E64  v_max3_u32 v50, v93, v95, v50
5E6C  v_and_b32_e32 v96, 0x7fffffff, v45
5E74  v_and_b32_e32 v94, 0x7fffffff, v44
5E7C  v_pk_add_f32 v[52:53], v[56:57], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
5E84  v_pk_add_f32 v[56:57], v[56:57], v[70:71]
5E8C  v_pk_add_f32 v[70:71], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
5E94  v_pk_add_f32 v[78:79], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
5E9C  v_pk_add_f32 v[64:65], v[64:65], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
5EA4  v_pk_add_f32 v[60:61], v[60:61], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
5EAC  v_and_b32_e32 v87, 0x7fffffff, v35
5EB4  v_and_b32_e32 v84, 0x7fffffff, v34
5EBC  v_pk_mul_f32 v[42:43], v[42:43], s[2:3] op_sel_hi:[1,0]
5EC4  v_max3_u32 v50, v94, v96, v50
5ECC  v_pk_add_f32 v[62:63], v[70:71], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
5ED4  v_pk_add_f32 v[106:107], v[64:65], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
5EDC  v_pk_add_f32 v[70:71], v[70:71], v[78:79]
5EE4  v_pk_add_f32 v[64:65], v[64:65], v[60:61]
5EEC  v_max3_u32 v50, v84, v87, v50
5EF4  v_and_b32_e32 v89, 0x7fffffff, v43
5EFC  v_and_b32_e32 v85, 0x7fffffff, v42
5F04  v_pk_mul_f32 v[56:57], v[56:57], s[2:3] op_sel_hi:[1,0]
5F0C  v_pk_add_f32 v[60:61], v[70:71], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
5F14  v_pk_add_f32 v[64:65], v[70:71], v[64:65]
5F1C  v_max3_u32 v69, v85, v89, v50
5F24  v_pk_add_f32 v[50:51], v[54:55], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
5F2C  v_pk_add_f32 v[54:55], v[54:55], v[74:75]
5F34  v_and_b32_e32 v91, 0x7fffffff, v57
5F3C  v_and_b32_e32 v88, 0x7fffffff, v56
5F44  v_pk_mul_f32 v[64:65], v[64:65], s[2:3] op_sel_hi:[1,0]
5F4C  v_pk_mul_f32 v[54:55], v[54:55], s[2:3] op_sel_hi:[1,0]
5F54  v_max3_u32 v72, v88, v91, v69
5F5C  v_pk_add_f32 v[58:59], v[62:63], v[106:107] neg_lo:[0,1] neg_hi:[0,1]
5F64  v_pk_add_f32 v[62:63], v[62:63], v[106:107]
5F6C  v_and_b32_e32 v90, 0x7fffffff, v65
5F74  v_and_b32_e32 v86, 0x7fffffff, v64
5F7C  v_and_b32_e32 v83, 0x7fffffff, v55
5F84  v_and_b32_e32 v81, 0x7fffffff, v54
5F8C  v_pk_mul_f32 v[62:63], v[62:63], s[2:3] op_sel_hi:[1,0]
5F94  v_max3_u32 v70, v86, v90, v72
5F9C  v_pk_mul_f32 v[52:53], v[52:53], s[2:3] op_sel_hi:[1,0]
5FA4  v_and_b32_e32 v82, 0x7fffffff, v63
5FAC  v_and_b32_e32 v80, 0x7fffffff, v62
5FB4  v_max3_u32 v70, v81, v83, v70
5FBC  v_and_b32_e32 v77, 0x7fffffff, v53
5FC4  v_and_b32_e32 v75, 0x7fffffff, v52
5FCC  v_pk_mul_f32 v[60:61], v[60:61], s[2:3] op_sel_hi:[1,0]
5FD4  v_max3_u32 v70, v80, v82, v70
5FDC  v_pk_mul_f32 v[50:51], v[50:51], s[2:3] op_sel_hi:[1,0]
5FE4  v_max3_u32 v70, v75, v77, v70
5FEC  v_and_b32_e32 v78, 0x7fffffff, v61
5FF4  v_and_b32_e32 v76, 0x7fffffff, v60
5FFC  v_and_b32_e32 v73, 0x7fffffff, v51
6004  v_and_b32_e32 v69, 0x7fffffff, v50
600C  v_pk_mul_f32 v[58:59], v[58:59], s[2:3] op_sel_hi:[1,0]
6014  v_max3_u32 v70, v76, v78, v70
601C  v_max3_u32 v70, v69, v73, v70
6024  v_and_b32_e32 v74, 0x7fffffff, v59
602C  v_and_b32_e32 v72, 0x7fffffff, v58
6034  v_max3_u32 v105, v72, v74, v70
603C  s_mov_b32 s14, 0x7f7fffff
6044  v_cmp_lt_u32_e32 vcc, s14, v105
6048  v_mov_b32_e32 v70, 0
604C  v_mov_b32_e32 v71, 0
6050  v_mov_b32_e32 v79, 0
6054  v_mov_b32_e32 v92, 0
6058  s_and_saveexec_b64 s[10:11], vcc
605C  s_cbranch_execz 518
6060  s_mov_b32 s15, 0x7f800000
6068  v_cmp_lt_u32_e64 s[2:3], s15, v104
6070  v_and_b32_e32 v79, 0x80000000, v41
6078  v_cmp_lt_u32_e32 vcc, s14, v104
607C  v_and_b32_e32 v92, 0x80000000, v40
6084  v_cmp_lt_u32_e64 s[4:5], s15, v102
608C  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
6094  v_cndmask_b32_e64 v70, 0, 7, vcc
609C  v_cndmask_b32_e64 v71, v104, 0, s[2:3]
60A4  v_cndmask_b32_e64 v92, v92, 0, s[4:5]
60AC  v_cndmask_b32_e32 v41, v41, v79, vcc
60B0  v_cmp_lt_u32_e32 vcc, s14, v102
60B4  v_or_b32_e32 v104, 0x70, v70
60BC  v_cndmask_b32_e64 v79, 0, 1, s[4:5]
60C4  v_cndmask_b32_e32 v40, v40, v92, vcc
60C8  v_max_u32_e32 v92, v102, v71
60CC  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
60D4  v_cndmask_b32_e32 v70, v70, v104, vcc
60D8  v_addc_co_u32_e64 v79, vcc, 0, v79, s[2:3]
60E0  v_cmp_lt_u32_e64 s[2:3], s15, v103
60E8  v_max_u32_e32 v102, v103, v71
60EC  v_or_b32_e32 v92, 0x700, v70
60F4  v_cmp_lt_u32_e32 vcc, s14, v103
60F8  v_cndmask_b32_e64 v71, v102, v71, s[2:3]
6100  v_and_b32_e32 v102, 0x80000000, v49
6108  v_cndmask_b32_e32 v70, v70, v92, vcc
610C  v_and_b32_e32 v103, 0x80000000, v48
6114  v_cmp_lt_u32_e64 s[4:5], s15, v101
611C  v_cndmask_b32_e64 v102, v102, 0, s[2:3]
6124  v_cndmask_b32_e64 v92, 0, 1, s[2:3]
612C  v_cndmask_b32_e64 v103, v103, 0, s[4:5]
6134  v_or_b32_e32 v104, 0x7000, v70
613C  v_cndmask_b32_e32 v49, v49, v102, vcc
6140  v_cmp_lt_u32_e32 vcc, s14, v101
6144  v_cmp_lt_u32_e64 s[2:3], s15, v100
614C  s_nop 0
6150  v_cndmask_b32_e32 v48, v48, v103, vcc
6154  v_cndmask_b32_e32 v70, v70, v104, vcc
6158  v_addc_co_u32_e64 v79, vcc, v79, v92, s[4:5]
6160  v_max_u32_e32 v92, v101, v71
6164  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
616C  v_cmp_lt_u32_e32 vcc, s14, v100
6170  v_max_u32_e32 v100, v100, v71
6174  v_or_b32_e32 v92, 0x70000, v70
617C  v_cndmask_b32_e64 v71, v100, v71, s[2:3]
6184  v_and_b32_e32 v100, 0x80000000, v39
618C  v_cndmask_b32_e32 v70, v70, v92, vcc
6190  v_and_b32_e32 v101, 0x80000000, v38
6198  v_cmp_lt_u32_e64 s[4:5], s15, v98
61A0  v_cndmask_b32_e64 v100, v100, 0, s[2:3]
61A8  v_cndmask_b32_e64 v92, 0, 1, s[2:3]
61B0  v_cndmask_b32_e64 v101, v101, 0, s[4:5]
61B8  v_or_b32_e32 v102, 0x700000, v70
61C0  v_cndmask_b32_e32 v39, v39, v100, vcc
61C4  v_cmp_lt_u32_e32 vcc, s14, v98
61C8  v_cmp_lt_u32_e64 s[2:3], s15, v99
61D0  s_nop 0
61D4  v_cndmask_b32_e32 v38, v38, v101, vcc
61D8  v_cndmask_b32_e32 v70, v70, v102, vcc
61DC  v_addc_co_u32_e64 v79, vcc, v79, v92, s[4:5]
61E4  v_max_u32_e32 v92, v98, v71
61E8  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
61F0  v_max_u32_e32 v98, v99, v71
61F4  v_or_b32_e32 v92, 0x7000000, v70
61FC  v_cmp_lt_u32_e32 vcc, s14, v99
6200  v_cndmask_b32_e64 v71, v98, v71, s[2:3]
6208  v_and_b32_e32 v98, 0x80000000, v47
6210  v_cndmask_b32_e32 v70, v70, v92, vcc
6214  v_and_b32_e32 v99, 0x80000000, v46
621C  v_cmp_lt_u32_e64 s[4:5], s15, v97
6224  v_cndmask_b32_e64 v98, v98, 0, s[2:3]
622C  v_cndmask_b32_e64 v92, 0, 1, s[2:3]
6234  v_cndmask_b32_e64 v99, v99, 0, s[4:5]
623C  v_or_b32_e32 v100, 0x70000000, v70
6244  v_cndmask_b32_e32 v47, v47, v98, vcc
6248  v_cmp_lt_u32_e32 vcc, s14, v97
624C  v_cmp_lt_u32_e64 s[2:3], s15, v95
6254  v_and_b32_e32 v98, 0x80000000, v36
625C  v_cndmask_b32_e32 v46, v46, v99, vcc
6260  v_cndmask_b32_e32 v70, v70, v100, vcc
6264  v_addc_co_u32_e64 v79, vcc, v79, v92, s[4:5]
626C  v_max_u32_e32 v92, v97, v71
6270  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
6278  v_cmp_lt_u32_e32 vcc, s14, v95
627C  v_max_u32_e32 v95, v95, v71
6280  v_cndmask_b32_e64 v71, v95, v71, s[2:3]
6288  v_and_b32_e32 v95, 0x80000000, v37
6290  v_cndmask_b32_e64 v95, v95, 0, s[2:3]
6298  v_cndmask_b32_e64 v92, 0, 7, vcc
62A0  v_cmp_lt_u32_e64 s[4:5], s15, v93
62A8  v_cndmask_b32_e32 v37, v37, v95, vcc
62AC  v_cmp_lt_u32_e32 vcc, s14, v93
62B0  v_max_u32_e32 v93, v93, v71
62B4  v_cndmask_b32_e64 v97, 0, 1, s[2:3]
62BC  v_cndmask_b32_e64 v98, v98, 0, s[4:5]
62C4  v_or_b32_e32 v99, 0x70, v92
62CC  v_cndmask_b32_e64 v71, v93, v71, s[4:5]
62D4  v_cndmask_b32_e32 v36, v36, v98, vcc
62D8  v_cndmask_b32_e32 v92, v92, v99, vcc
62DC  v_addc_co_u32_e64 v79, vcc, v79, v97, s[4:5]
62E4  v_cmp_lt_u32_e64 s[2:3], s15, v96
62EC  v_max_u32_e32 v95, v96, v71
62F0  v_or_b32_e32 v93, 0x700, v92
62F8  v_cmp_lt_u32_e32 vcc, s14, v96
62FC  v_cndmask_b32_e64 v71, v95, v71, s[2:3]
6304  v_and_b32_e32 v95, 0x80000000, v45
630C  v_cndmask_b32_e32 v92, v92, v93, vcc
6310  v_and_b32_e32 v96, 0x80000000, v44
6318  v_cmp_lt_u32_e64 s[4:5], s15, v94
6320  v_cndmask_b32_e64 v95, v95, 0, s[2:3]
6328  v_cndmask_b32_e64 v93, 0, 1, s[2:3]
6330  v_cndmask_b32_e64 v96, v96, 0, s[4:5]
6338  v_or_b32_e32 v97, 0x7000, v92
6340  v_cndmask_b32_e32 v45, v45, v95, vcc
6344  v_cmp_lt_u32_e32 vcc, s14, v94
6348  v_cmp_lt_u32_e64 s[2:3], s15, v87
6350  s_nop 0
6354  v_cndmask_b32_e32 v44, v44, v96, vcc
6358  v_cndmask_b32_e32 v92, v92, v97, vcc
635C  v_addc_co_u32_e64 v79, vcc, v79, v93, s[4:5]
6364  v_max_u32_e32 v93, v94, v71
6368  v_cndmask_b32_e64 v71, v93, v71, s[4:5]
6370  v_cmp_lt_u32_e32 vcc, s14, v87
6374  v_max_u32_e32 v87, v87, v71
6378  v_or_b32_e32 v93, 0x70000, v92
6380  v_cndmask_b32_e64 v71, v87, v71, s[2:3]
6388  v_and_b32_e32 v87, 0x80000000, v35
6390  v_cndmask_b32_e32 v92, v92, v93, vcc
6394  v_and_b32_e32 v94, 0x80000000, v34
639C  v_cmp_lt_u32_e64 s[4:5], s15, v84
63A4  v_cndmask_b32_e64 v87, v87, 0, s[2:3]
63AC  v_cndmask_b32_e64 v93, 0, 1, s[2:3]
63B4  v_cndmask_b32_e64 v94, v94, 0, s[4:5]
63BC  v_or_b32_e32 v95, 0x700000, v92
63C4  v_cndmask_b32_e32 v35, v35, v87, vcc
63C8  v_cmp_lt_u32_e32 vcc, s14, v84
63CC  v_max_u32_e32 v84, v84, v71
63D0  v_cndmask_b32_e64 v71, v84, v71, s[4:5]
63D8  v_cndmask_b32_e32 v34, v34, v94, vcc
63DC  v_cndmask_b32_e32 v87, v92, v95, vcc
63E0  v_addc_co_u32_e64 v79, vcc, v79, v93, s[4:5]
63E8  v_cmp_lt_u32_e32 vcc, s14, v89
63EC  v_cmp_lt_u32_e64 s[2:3], s15, v89
63F4  v_max_u32_e32 v89, v89, v71
63F8  v_or_b32_e32 v84, 0x7000000, v87
6400  v_cndmask_b32_e64 v89, v89, v71, s[2:3]
6408  v_and_b32_e32 v71, 0x80000000, v43
6410  v_cndmask_b32_e32 v84, v87, v84, vcc
6414  v_cndmask_b32_e64 v71, v71, 0, s[2:3]
641C  v_or_b32_e32 v93, 0x70000000, v84
6424  v_cndmask_b32_e32 v43, v43, v71, vcc
6428  v_cmp_lt_u32_e32 vcc, s14, v85
642C  v_and_b32_e32 v92, 0x80000000, v42
6434  v_cmp_lt_u32_e64 s[4:5], s15, v85
643C  v_cndmask_b32_e32 v71, v84, v93, vcc
6440  v_max_u32_e32 v84, v85, v89
6444  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
644C  v_cndmask_b32_e64 v92, v92, 0, s[4:5]
6454  v_cndmask_b32_e64 v84, v84, v89, s[4:5]
645C  v_cndmask_b32_e32 v42, v42, v92, vcc
6460  v_addc_co_u32_e64 v79, vcc, v79, v87, s[4:5]
6468  v_cmp_lt_u32_e64 s[2:3], s15, v91
6470  v_max_u32_e32 v89, v91, v84
6474  v_cmp_lt_u32_e32 vcc, s14, v91
6478  v_cndmask_b32_e64 v84, v89, v84, s[2:3]
6480  v_and_b32_e32 v89, 0x80000000, v57
6488  v_cndmask_b32_e64 v85, 0, 7, vcc
6490  v_and_b32_e32 v91, 0x80000000, v56
6498  v_cmp_lt_u32_e64 s[4:5], s15, v88
64A0  v_cndmask_b32_e64 v89, v89, 0, s[2:3]
64A8  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
64B0  v_cndmask_b32_e64 v91, v91, 0, s[4:5]
64B8  v_or_b32_e32 v92, 0x70, v85
64C0  v_cndmask_b32_e32 v57, v57, v89, vcc
64C4  v_cmp_lt_u32_e32 vcc, s14, v88
64C8  v_cmp_lt_u32_e64 s[2:3], s15, v90
64D0  v_and_b32_e32 v89, 0x80000000, v64
64D8  v_cndmask_b32_e32 v56, v56, v91, vcc
64DC  v_cndmask_b32_e32 v85, v85, v92, vcc
64E0  v_addc_co_u32_e64 v79, vcc, v79, v87, s[4:5]
64E8  v_max_u32_e32 v87, v88, v84
64EC  v_cndmask_b32_e64 v84, v87, v84, s[4:5]
64F4  v_max_u32_e32 v88, v90, v84
64F8  v_or_b32_e32 v87, 0x700, v85
6500  v_cmp_lt_u32_e32 vcc, s14, v90
6504  v_cndmask_b32_e64 v84, v88, v84, s[2:3]
650C  v_and_b32_e32 v88, 0x80000000, v65
6514  v_cndmask_b32_e32 v85, v85, v87, vcc
6518  v_cmp_lt_u32_e64 s[4:5], s15, v86
6520  v_cndmask_b32_e64 v88, v88, 0, s[2:3]
6528  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
6530  v_cndmask_b32_e64 v89, v89, 0, s[4:5]
6538  v_or_b32_e32 v90, 0x7000, v85
6540  v_cndmask_b32_e32 v65, v65, v88, vcc
6544  v_cmp_lt_u32_e32 vcc, s14, v86
6548  v_max_u32_e32 v86, v86, v84
654C  v_cndmask_b32_e64 v84, v86, v84, s[4:5]
6554  v_cndmask_b32_e32 v64, v64, v89, vcc
6558  v_cndmask_b32_e32 v85, v85, v90, vcc
655C  v_addc_co_u32_e64 v79, vcc, v79, v87, s[4:5]
6564  v_cmp_lt_u32_e32 vcc, s14, v83
6568  v_cmp_lt_u32_e64 s[2:3], s15, v83
6570  v_max_u32_e32 v83, v83, v84
6574  v_or_b32_e32 v86, 0x70000, v85
657C  v_cndmask_b32_e64 v83, v83, v84, s[2:3]
6584  v_and_b32_e32 v84, 0x80000000, v55
658C  v_cndmask_b32_e32 v85, v85, v86, vcc
6590  v_and_b32_e32 v87, 0x80000000, v54
6598  v_cmp_lt_u32_e64 s[4:5], s15, v81
65A0  v_cndmask_b32_e64 v84, v84, 0, s[2:3]
65A8  v_cndmask_b32_e64 v86, 0, 1, s[2:3]
65B0  v_cndmask_b32_e64 v87, v87, 0, s[4:5]
65B8  v_or_b32_e32 v88, 0x700000, v85
65C0  v_cndmask_b32_e32 v55, v55, v84, vcc
65C4  v_cmp_lt_u32_e32 vcc, s14, v81
65C8  v_cmp_lt_u32_e64 s[2:3], s15, v82
65D0  s_nop 0
65D4  v_cndmask_b32_e32 v54, v54, v87, vcc
65D8  v_cndmask_b32_e32 v84, v85, v88, vcc
65DC  v_addc_co_u32_e64 v85, vcc, v79, v86, s[4:5]
65E4  v_max_u32_e32 v79, v81, v83
65E8  v_cndmask_b32_e64 v79, v79, v83, s[4:5]
65F0  v_cmp_lt_u32_e32 vcc, s14, v82
65F4  v_max_u32_e32 v82, v82, v79
65F8  v_or_b32_e32 v81, 0x7000000, v84
6600  v_cndmask_b32_e64 v82, v82, v79, s[2:3]
6608  v_and_b32_e32 v79, 0x80000000, v63
6610  v_cndmask_b32_e32 v81, v84, v81, vcc
6614  v_and_b32_e32 v84, 0x80000000, v62
661C  v_cmp_lt_u32_e64 s[4:5], s15, v80
6624  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
662C  v_cndmask_b32_e64 v83, 0, 1, s[2:3]
6634  v_cndmask_b32_e64 v84, v84, 0, s[4:5]
663C  v_or_b32_e32 v86, 0x70000000, v81
6644  v_cndmask_b32_e32 v63, v63, v79, vcc
6648  v_cmp_lt_u32_e32 vcc, s14, v80
664C  v_max_u32_e32 v80, v80, v82
6650  v_cndmask_b32_e64 v80, v80, v82, s[4:5]
6658  v_cndmask_b32_e32 v62, v62, v84, vcc
665C  v_cndmask_b32_e32 v79, v81, v86, vcc
6660  v_addc_co_u32_e64 v81, vcc, v85, v83, s[4:5]
6668  v_cmp_lt_u32_e32 vcc, s14, v77
666C  v_cmp_lt_u32_e64 s[2:3], s15, v77
6674  v_max_u32_e32 v77, v77, v80
6678  v_cndmask_b32_e64 v82, 0, 7, vcc
6680  v_cndmask_b32_e64 v77, v77, v80, s[2:3]
6688  v_and_b32_e32 v80, 0x80000000, v53
6690  v_and_b32_e32 v84, 0x80000000, v52
6698  v_cmp_lt_u32_e64 s[4:5], s15, v75
66A0  v_cndmask_b32_e64 v80, v80, 0, s[2:3]
66A8  v_cndmask_b32_e64 v83, 0, 1, s[2:3]
66B0  v_cndmask_b32_e64 v84, v84, 0, s[4:5]
66B8  v_or_b32_e32 v85, 0x70, v82
66C0  v_cndmask_b32_e32 v53, v53, v80, vcc
66C4  v_cmp_lt_u32_e32 vcc, s14, v75
66C8  v_max_u32_e32 v75, v75, v77
66CC  v_cndmask_b32_e64 v75, v75, v77, s[4:5]
66D4  v_cndmask_b32_e32 v52, v52, v84, vcc
66D8  v_cndmask_b32_e32 v80, v82, v85, vcc
66DC  v_addc_co_u32_e64 v81, vcc, v81, v83, s[4:5]
66E4  v_cmp_lt_u32_e32 vcc, s14, v78
66E8  v_cmp_lt_u32_e64 s[2:3], s15, v78
66F0  v_max_u32_e32 v78, v78, v75
66F4  v_or_b32_e32 v77, 0x700, v80
66FC  v_cndmask_b32_e64 v75, v78, v75, s[2:3]
6704  v_and_b32_e32 v78, 0x80000000, v61
670C  v_cndmask_b32_e32 v77, v80, v77, vcc
6710  v_and_b32_e32 v82, 0x80000000, v60
6718  v_cmp_lt_u32_e64 s[4:5], s15, v76
6720  v_cndmask_b32_e64 v78, v78, 0, s[2:3]
6728  v_cndmask_b32_e64 v80, 0, 1, s[2:3]
6730  v_cndmask_b32_e64 v82, v82, 0, s[4:5]
6738  v_or_b32_e32 v83, 0x7000, v77
6740  v_cndmask_b32_e32 v61, v61, v78, vcc
6744  v_cmp_lt_u32_e32 vcc, s14, v76
6748  v_max_u32_e32 v76, v76, v75
674C  v_cndmask_b32_e64 v75, v76, v75, s[4:5]
6754  v_cndmask_b32_e32 v60, v60, v82, vcc
6758  v_cndmask_b32_e32 v77, v77, v83, vcc
675C  v_addc_co_u32_e64 v78, vcc, v81, v80, s[4:5]
6764  v_cmp_lt_u32_e32 vcc, s14, v73
6768  v_cmp_lt_u32_e64 s[2:3], s15, v73
6770  v_max_u32_e32 v73, v73, v75
6774  v_or_b32_e32 v76, 0x70000, v77
677C  v_cndmask_b32_e64 v73, v73, v75, s[2:3]
6784  v_and_b32_e32 v75, 0x80000000, v51
678C  v_cndmask_b32_e32 v76, v77, v76, vcc
6790  v_and_b32_e32 v80, 0x80000000, v50
6798  v_cmp_lt_u32_e64 s[4:5], s15, v69
67A0  v_cndmask_b32_e64 v75, v75, 0, s[2:3]
67A8  v_cndmask_b32_e64 v77, 0, 1, s[2:3]
67B0  v_cndmask_b32_e64 v80, v80, 0, s[4:5]
67B8  v_or_b32_e32 v81, 0x700000, v76
67C0  v_cndmask_b32_e32 v51, v51, v75, vcc
67C4  v_cmp_lt_u32_e32 vcc, s14, v69
67C8  v_max_u32_e32 v69, v69, v73
67CC  v_cndmask_b32_e64 v69, v69, v73, s[4:5]
67D4  v_cndmask_b32_e32 v50, v50, v80, vcc
67D8  v_cndmask_b32_e32 v75, v76, v81, vcc
67DC  v_addc_co_u32_e64 v76, vcc, v78, v77, s[4:5]
67E4  v_cmp_lt_u32_e32 vcc, s14, v74
67E8  v_cmp_lt_u32_e64 s[2:3], s15, v74
67F0  v_max_u32_e32 v74, v74, v69
67F4  v_or_b32_e32 v73, 0x7000000, v75
67FC  v_cndmask_b32_e64 v69, v74, v69, s[2:3]
6804  v_and_b32_e32 v74, 0x80000000, v59
680C  v_cndmask_b32_e32 v73, v75, v73, vcc
6810  v_and_b32_e32 v77, 0x80000000, v58
6818  v_cmp_lt_u32_e64 s[4:5], s15, v72
6820  v_cndmask_b32_e64 v74, v74, 0, s[2:3]
6828  v_cndmask_b32_e64 v75, 0, 1, s[2:3]
6830  v_cndmask_b32_e64 v77, v77, 0, s[4:5]
6838  v_or_b32_e32 v78, 0x70000000, v73
6840  v_cndmask_b32_e32 v59, v59, v74, vcc
6844  v_cmp_lt_u32_e32 vcc, s14, v72
6848  v_max_u32_e32 v72, v72, v69
684C  v_cndmask_b32_e64 v69, v72, v69, s[4:5]
6854  v_cndmask_b32_e32 v58, v58, v77, vcc
6858  v_cndmask_b32_e32 v92, v73, v78, vcc
685C  v_addc_co_u32_e64 v73, vcc, v76, v75, s[4:5]
6864  v_mov_b32_e32 v72, 0x7f800000
686C  v_cmp_ne_u32_e32 vcc, 32, v73
6870  s_nop 1
6874  v_cndmask_b32_e32 v105, v72, v69, vcc
6878  s_or_b64 exec, exec, s[10:11]
687C  v_cmp_ne_u32_e32 vcc, 0, v105
6880  v_mov_b32_e32 v72, 0x7f
6888  s_and_saveexec_b64 s[2:3], vcc
688C  s_cbranch_execz 15
6890  v_add_u32_e32 v69, s20, v105
6894  s_mov_b32 s4, 0x17fffff
689C  v_lshrrev_b32_e32 v72, 23, v69
68A0  v_add_u32_e32 v72, -2, v72
68A4  v_cmp_lt_u32_e32 vcc, s4, v69
68A8  s_mov_b32 s4, 0x7f800000
68B0  s_nop 0
68B4  v_cndmask_b32_e32 v69, 0, v72, vcc
68B8  v_cmp_eq_u32_e32 vcc, s4, v105
68BC  v_mov_b32_e32 v72, 0xfe
68C4  s_and_b64 vcc, s[18:19], vcc
68C8  v_cndmask_b32_e32 v72, v69, v72, vcc
68CC  s_or_b64 exec, exec, s[2:3]
68D0  v_cmp_eq_u32_e32 vcc, 0, v72
68D4  s_cbranch_vccz 37
68D8  s_nop 0
68DC  v_cndmask_b32_e64 v74, 1.0, 2.0, vcc
68E4  v_pk_mul_f32 v[40:41], v[74:75], v[40:41] op_sel_hi:[0,1]
68EC  v_pk_mul_f32 v[48:49], v[74:75], v[48:49] op_sel_hi:[0,1]
68F4  v_pk_mul_f32 v[38:39], v[74:75], v[38:39] op_sel_hi:[0,1]
68FC  v_pk_mul_f32 v[46:47], v[74:75], v[46:47] op_sel_hi:[0,1]
6904  v_pk_mul_f32 v[36:37], v[74:75], v[36:37] op_sel_hi:[0,1]
690C  v_pk_mul_f32 v[44:45], v[74:75], v[44:45] op_sel_hi:[0,1]
6914  v_pk_mul_f32 v[34:35], v[74:75], v[34:35] op_sel_hi:[0,1]
691C  v_pk_mul_f32 v[42:43], v[74:75], v[42:43] op_sel_hi:[0,1]
6924  v_pk_mul_f32 v[56:57], v[74:75], v[56:57] op_sel_hi:[0,1]
692C  v_pk_mul_f32 v[64:65], v[74:75], v[64:65] op_sel_hi:[0,1]
6934  v_pk_mul_f32 v[54:55], v[74:75], v[54:55] op_sel_hi:[0,1]
693C  v_pk_mul_f32 v[62:63], v[74:75], v[62:63] op_sel_hi:[0,1]
6944  v_pk_mul_f32 v[52:53], v[74:75], v[52:53] op_sel_hi:[0,1]
694C  v_pk_mul_f32 v[60:61], v[74:75], v[60:61] op_sel_hi:[0,1]
6954  v_pk_mul_f32 v[50:51], v[74:75], v[50:51] op_sel_hi:[0,1]
695C  v_pk_mul_f32 v[58:59], v[74:75], v[58:59] op_sel_hi:[0,1]
6964  v_max_u32_e32 v69, 1, v72
6968  s_branch 1
696C  v_mov_b32_e32 v69, v72
6970  v_mov_b32_e32 v74, 0
6974  v_mov_b32_e32 v75, 0
6978  v_lshlrev_b32_e32 v73, 23, v69
697C  v_cvt_scalef32_pk_fp4_f32 v74, v41, v40, v73
6984  v_cvt_scalef32_pk_fp4_f32 v75, v39, v38, v73 op_sel:[0,0,0,1]
698C  v_cvt_scalef32_pk_fp4_f32 v74, v49, v48, v73 op_sel:[0,0,1,0]
6994  v_cvt_scalef32_pk_fp4_f32 v75, v47, v46, v73 op_sel:[0,0,1,1]
699C  s_nop 0
69A0  v_mov_b32_e32 v39, 0
69A4  v_mov_b32_e32 v40, 0
69A8  v_cvt_scalef32_pk_fp4_f32 v39, v37, v36, v73
69B0  v_cvt_scalef32_pk_fp4_f32 v40, v35, v34, v73 op_sel:[0,0,0,1]
69B8  v_cvt_scalef32_pk_fp4_f32 v39, v45, v44, v73 op_sel:[0,0,1,0]
69C0  v_cvt_scalef32_pk_fp4_f32 v40, v43, v42, v73 op_sel:[0,0,1,1]
69C8  s_nop 0
69CC  v_mov_b32_e32 v34, 0
69D0  v_mov_b32_e32 v35, 0
69D4  v_cvt_scalef32_pk_fp4_f32 v34, v57, v56, v73
69DC  v_cvt_scalef32_pk_fp4_f32 v35, v55, v54, v73 op_sel:[0,0,0,1]
69E4  v_cvt_scalef32_pk_fp4_f32 v34, v65, v64, v73 op_sel:[0,0,1,0]
69EC  v_cvt_scalef32_pk_fp4_f32 v35, v63, v62, v73 op_sel:[0,0,1,1]
69F4  s_nop 0
69F8  v_or3_b32 v39, v40, v71, v39
6A00  v_or3_b32 v40, v35, v79, v34
6A08  v_mov_b32_e32 v34, 0
6A0C  v_mov_b32_e32 v35, 0
6A10  v_cvt_scalef32_pk_fp4_f32 v34, v53, v52, v73
6A18  v_cvt_scalef32_pk_fp4_f32 v35, v51, v50, v73 op_sel:[0,0,0,1]
6A20  v_cvt_scalef32_pk_fp4_f32 v34, v61, v60, v73 op_sel:[0,0,1,0]
6A28  v_cvt_scalef32_pk_fp4_f32 v35, v59, v58, v73 op_sel:[0,0,1,1]
6A30  s_nop 0
6A34  v_and_b32_e32 v3, 0xffff0000, v3
6A3C  v_or3_b32 v41, v35, v92, v34
6A44  v_lshlrev_b32_e32 v35, 2, v68
6A48  v_bitop3_b32 v34, v35, v1, v67 bitop3:0xf6
6A50  v_and_b32_e32 v2, 0xffff0000, v2
6A58  v_and_b32_e32 v5, 0xffff0000, v5
6A60  v_and_b32_e32 v4, 0xffff0000, v4
6A68  v_and_b32_e32 v7, 0xffff0000, v7
6A70  v_and_b32_e32 v6, 0xffff0000, v6
6A78  v_and_b32_e32 v9, 0xffff0000, v9
6A80  v_and_b32_e32 v8, 0xffff0000, v8
6A88  v_and_b32_e32 v11, 0xffff0000, v11
6A90  v_and_b32_e32 v10, 0xffff0000, v10
6A98  v_and_b32_e32 v13, 0xffff0000, v13
6AA0  v_and_b32_e32 v12, 0xffff0000, v12
6AA8  v_and_b32_e32 v15, 0xffff0000, v15
6AB0  v_and_b32_e32 v14, 0xffff0000, v14
6AB8  v_and_b32_e32 v17, 0xffff0000, v17
6AC0  v_and_b32_e32 v16, 0xffff0000, v16
6AC8  v_and_b32_e32 v19, 0xffff0000, v19
6AD0  v_and_b32_e32 v18, 0xffff0000, v18
6AD8  v_and_b32_e32 v21, 0xffff0000, v21
6AE0  v_and_b32_e32 v20, 0xffff0000, v20
6AE8  v_and_b32_e32 v23, 0xffff0000, v23
6AF0  v_and_b32_e32 v22, 0xffff0000, v22
6AF8  v_and_b32_e32 v25, 0xffff0000, v25
6B00  v_and_b32_e32 v24, 0xffff0000, v24
6B08  v_and_b32_e32 v27, 0xffff0000, v27
6B10  v_and_b32_e32 v26, 0xffff0000, v26
6B18  v_and_b32_e32 v29, 0xffff0000, v29
6B20  v_and_b32_e32 v28, 0xffff0000, v28
6B28  v_and_b32_e32 v31, 0xffff0000, v31
6B30  v_and_b32_e32 v30, 0xffff0000, v30
6B38  v_and_b32_e32 v33, 0xffff0000, v33
6B40  v_and_b32_e32 v32, 0xffff0000, v32
6B48  v_mov_b32_e32 v69, 0
6B4C  v_or3_b32 v38, v75, v70, v74
6B54  v_lshlrev_b32_e32 v34, 4, v34
6B58  v_or_b32_e32 v1, v35, v1
6B5C  s_andn2_b64 vcc, exec, s[8:9]
6B60  ds_write_b128 v34, v[38:41] offset:32768
6B68  ds_write_b8 v1, v72 offset:40960
6B70  s_cbranch_vccnz 95
6B74  s_lshl_b32 s2, s29, 31
6B78  s_lshl_b32 s3, s29, 30
6B7C  v_bfrev_b32_e32 v35, 1
6B80  v_xor_b32_e32 v2, s2, v2
6B84  s_lshl_b32 s2, s29, 29
6B88  v_bitop3_b32 v3, v3, s3, v35 bitop3:0x78
6B90  s_lshl_b32 s3, s29, 28
6B94  v_bitop3_b32 v4, v4, s2, v35 bitop3:0x78
6B9C  s_lshl_b32 s2, s29, 27
6BA0  v_bitop3_b32 v5, v5, s3, v35 bitop3:0x78
6BA8  s_lshl_b32 s3, s29, 26
6BAC  v_bitop3_b32 v6, v6, s2, v35 bitop3:0x78
6BB4  s_lshl_b32 s2, s29, 25
6BB8  v_bitop3_b32 v7, v7, s3, v35 bitop3:0x78
6BC0  s_lshl_b32 s3, s29, 24
6BC4  v_bitop3_b32 v8, v8, s2, v35 bitop3:0x78
6BCC  s_lshl_b32 s2, s29, 23
6BD0  v_bitop3_b32 v9, v9, s3, v35 bitop3:0x78
6BD8  s_lshl_b32 s3, s29, 22
6BDC  v_bitop3_b32 v10, v10, s2, v35 bitop3:0x78
6BE4  s_lshl_b32 s2, s29, 21
6BE8  v_bitop3_b32 v11, v11, s3, v35 bitop3:0x78
6BF0  s_lshl_b32 s3, s29, 20
6BF4  v_bitop3_b32 v12, v12, s2, v35 bitop3:0x78
6BFC  s_lshl_b32 s2, s29, 19
6C00  v_bitop3_b32 v13, v13, s3, v35 bitop3:0x78
6C08  s_lshl_b32 s3, s29, 18
6C0C  v_bitop3_b32 v14, v14, s2, v35 bitop3:0x78
6C14  s_lshl_b32 s2, s29, 17
6C18  v_bitop3_b32 v15, v15, s3, v35 bitop3:0x78
6C20  s_lshl_b32 s3, s29, 16
6C24  v_bitop3_b32 v16, v16, s2, v35 bitop3:0x78
6C2C  s_lshl_b32 s2, s29, 15
6C30  v_bitop3_b32 v17, v17, s3, v35 bitop3:0x78
6C38  s_lshl_b32 s3, s29, 14
6C3C  v_bitop3_b32 v18, v18, s2, v35 bitop3:0x78
6C44  s_lshl_b32 s2, s29, 13
6C48  v_bitop3_b32 v19, v19, s3, v35 bitop3:0x78
6C50  s_lshl_b32 s3, s29, 12
6C54  v_bitop3_b32 v20, v20, s2, v35 bitop3:0x78
6C5C  s_lshl_b32 s2, s29, 11
6C60  v_bitop3_b32 v21, v21, s3, v35 bitop3:0x78
6C68  s_lshl_b32 s3, s29, 10
6C6C  v_bitop3_b32 v22, v22, s2, v35 bitop3:0x78
6C74  s_lshl_b32 s2, s29, 9
6C78  v_bitop3_b32 v23, v23, s3, v35 bitop3:0x78
6C80  s_lshl_b32 s3, s29, 8
6C84  v_bitop3_b32 v24, v24, s2, v35 bitop3:0x78
6C8C  s_lshl_b32 s2, s29, 7
6C90  v_bitop3_b32 v25, v25, s3, v35 bitop3:0x78
6C98  s_lshl_b32 s3, s29, 6
6C9C  v_bitop3_b32 v26, v26, s2, v35 bitop3:0x78
6CA4  s_lshl_b32 s2, s29, 5
6CA8  v_bitop3_b32 v27, v27, s3, v35 bitop3:0x78
6CB0  s_lshl_b32 s3, s29, 4
6CB4  v_bitop3_b32 v28, v28, s2, v35 bitop3:0x78
6CBC  s_lshl_b32 s2, s29, 3
6CC0  v_bitop3_b32 v29, v29, s3, v35 bitop3:0x78
6CC8  s_lshl_b32 s3, s29, 2
6CCC  v_bitop3_b32 v30, v30, s2, v35 bitop3:0x78
6CD4  s_lshl_b32 s2, s29, 1
6CD8  v_bitop3_b32 v31, v31, s3, v35 bitop3:0x78
6CE0  v_bitop3_b32 v33, v33, s29, v35 bitop3:0x78
6CE8  v_bitop3_b32 v32, v32, s2, v35 bitop3:0x78
6CF0  v_pk_add_f32 v[36:37], v[2:3], v[2:3] op_sel_hi:[0,1]
6CF8  v_pk_add_f32 v[38:39], v[2:3], v[2:3] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D00  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel_hi:[0,1]
6D08  v_pk_add_f32 v[40:41], v[4:5], v[4:5] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D10  v_pk_add_f32 v[4:5], v[6:7], v[6:7] op_sel_hi:[0,1]
6D18  v_pk_add_f32 v[42:43], v[6:7], v[6:7] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D20  v_pk_add_f32 v[6:7], v[8:9], v[8:9] op_sel_hi:[0,1]
6D28  v_pk_add_f32 v[44:45], v[8:9], v[8:9] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D30  v_pk_add_f32 v[8:9], v[10:11], v[10:11] op_sel_hi:[0,1]
6D38  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D40  v_pk_add_f32 v[46:47], v[12:13], v[12:13] op_sel_hi:[0,1]
6D48  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D50  v_pk_add_f32 v[48:49], v[14:15], v[14:15] op_sel_hi:[0,1]
6D58  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D60  v_pk_add_f32 v[50:51], v[16:17], v[16:17] op_sel_hi:[0,1]
6D68  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6D70  v_mov_b32_e32 v39, v37
6D74  v_mov_b32_e32 v41, v3
6D78  v_mov_b32_e32 v43, v5
6D7C  v_mov_b32_e32 v45, v7
6D80  v_mov_b32_e32 v11, v9
6D84  v_mov_b32_e32 v13, v47
6D88  v_mov_b32_e32 v15, v49
6D8C  v_mov_b32_e32 v17, v51
6D90  v_pk_add_f32 v[36:37], v[38:39], v[40:41]
6D98  v_pk_add_f32 v[4:5], v[42:43], v[44:45]
6DA0  v_pk_add_f32 v[8:9], v[10:11], v[12:13]
6DA8  v_pk_add_f32 v[46:47], v[14:15], v[16:17]
6DB0  v_pk_add_f32 v[6:7], v[36:37], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
6DB8  v_pk_add_f32 v[48:49], v[8:9], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
6DC0  v_pk_add_f32 v[36:37], v[36:37], v[4:5]
6DC8  v_pk_add_f32 v[8:9], v[8:9], v[46:47]
6DD0  v_pk_add_f32 v[12:13], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6DD8  v_pk_add_f32 v[4:5], v[36:37], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6DE0  v_pk_add_f32 v[8:9], v[36:37], v[8:9]
6DE8  v_pk_add_f32 v[36:37], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
6DF0  v_pk_add_f32 v[38:39], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
6DF8  v_pk_add_f32 v[16:17], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6E00  s_mov_b32 s2, 0x3e800000
6E08  v_pk_add_f32 v[14:15], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
6E10  v_pk_add_f32 v[40:41], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6E18  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
6E20  v_pk_add_f32 v[16:17], v[12:13], v[16:17]
6E28  v_pk_add_f32 v[72:73], v[32:33], v[32:33] op_sel_hi:[0,1]
6E30  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
6E38  v_pk_add_f32 v[12:13], v[36:37], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6E40  v_pk_add_f32 v[16:17], v[36:37], v[16:17]
6E48  v_pk_add_f32 v[52:53], v[18:19], v[18:19] op_sel_hi:[0,1]
6E50  v_pk_add_f32 v[74:75], v[18:19], v[18:19] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6E58  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel_hi:[0,1]
6E60  v_pk_add_f32 v[2:3], v[6:7], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
6E68  v_pk_add_f32 v[6:7], v[6:7], v[48:49]
6E70  v_and_b32_e32 v72, 0x7fffffff, v9
6E78  v_and_b32_e32 v70, 0x7fffffff, v8
6E80  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
6E88  v_pk_add_f32 v[62:63], v[30:31], v[30:31] op_sel_hi:[0,1]
6E90  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
6E98  v_max_u32_e32 v18, v70, v72
6E9C  v_pk_add_f32 v[10:11], v[14:15], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
6EA4  v_pk_add_f32 v[14:15], v[14:15], v[40:41]
6EAC  v_and_b32_e32 v71, 0x7fffffff, v17
6EB4  v_and_b32_e32 v68, 0x7fffffff, v16
6EBC  v_and_b32_e32 v65, 0x7fffffff, v7
6EC4  v_and_b32_e32 v62, 0x7fffffff, v6
6ECC  v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
6ED4  v_max3_u32 v18, v68, v71, v18
6EDC  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
6EE4  v_and_b32_e32 v64, 0x7fffffff, v15
6EEC  v_and_b32_e32 v61, 0x7fffffff, v14
6EF4  v_max3_u32 v18, v62, v65, v18
6EFC  v_pk_add_f32 v[76:77], v[20:21], v[20:21] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6F04  v_pk_add_f32 v[20:21], v[22:23], v[22:23] op_sel_hi:[0,1]
6F0C  v_pk_add_f32 v[78:79], v[22:23], v[22:23] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6F14  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel_hi:[0,1]
6F1C  v_pk_add_f32 v[80:81], v[24:25], v[24:25] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6F24  v_pk_add_f32 v[24:25], v[26:27], v[26:27] op_sel_hi:[0,1]
6F2C  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6F34  v_pk_add_f32 v[54:55], v[28:29], v[28:29] op_sel_hi:[0,1]
6F3C  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6F44  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6F4C  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6F54  v_and_b32_e32 v59, 0x7fffffff, v5
6F5C  v_and_b32_e32 v57, 0x7fffffff, v4
6F64  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
6F6C  v_max3_u32 v18, v61, v64, v18
6F74  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
6F7C  v_max3_u32 v18, v57, v59, v18
6F84  v_and_b32_e32 v60, 0x7fffffff, v13
6F8C  v_and_b32_e32 v58, 0x7fffffff, v12
6F94  v_mov_b32_e32 v75, v53
6F98  v_mov_b32_e32 v77, v19
6F9C  v_mov_b32_e32 v79, v21
6FA0  v_mov_b32_e32 v81, v23
6FA4  v_mov_b32_e32 v27, v25
6FA8  v_mov_b32_e32 v29, v55
6FAC  v_mov_b32_e32 v31, v63
6FB0  v_mov_b32_e32 v33, v73
6FB4  v_and_b32_e32 v52, 0x7fffffff, v3
6FBC  v_and_b32_e32 v48, 0x7fffffff, v2
6FC4  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
6FCC  v_max3_u32 v18, v58, v60, v18
6FD4  v_pk_add_f32 v[36:37], v[74:75], v[76:77]
6FDC  v_pk_add_f32 v[20:21], v[78:79], v[80:81]
6FE4  v_pk_add_f32 v[24:25], v[26:27], v[28:29]
6FEC  v_pk_add_f32 v[38:39], v[30:31], v[32:33]
6FF4  v_max3_u32 v18, v48, v52, v18
6FFC  v_and_b32_e32 v54, 0x7fffffff, v11
7004  v_and_b32_e32 v49, 0x7fffffff, v10
700C  v_pk_add_f32 v[22:23], v[36:37], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
7014  v_pk_add_f32 v[40:41], v[24:25], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
701C  v_max3_u32 v35, v49, v54, v18
7024  v_pk_add_f32 v[18:19], v[22:23], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
702C  v_pk_add_f32 v[22:23], v[22:23], v[40:41]
7034  v_pk_add_f32 v[36:37], v[36:37], v[20:21]
703C  v_pk_add_f32 v[24:25], v[24:25], v[38:39]
7044  v_pk_add_f32 v[40:41], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
704C  v_pk_add_f32 v[50:51], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
7054  v_pk_add_f32 v[28:29], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
705C  v_pk_add_f32 v[32:33], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
7064  v_pk_add_f32 v[20:21], v[36:37], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
706C  v_pk_add_f32 v[24:25], v[36:37], v[24:25]
7074  v_pk_add_f32 v[30:31], v[40:41], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
707C  v_pk_add_f32 v[74:75], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
7084  v_pk_add_f32 v[40:41], v[40:41], v[50:51]
708C  v_pk_add_f32 v[32:33], v[28:29], v[32:33]
7094  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
709C  v_pk_add_f32 v[28:29], v[40:41], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
70A4  v_pk_add_f32 v[32:33], v[40:41], v[32:33]
70AC  v_and_b32_e32 v56, 0x7fffffff, v25
70B4  v_and_b32_e32 v53, 0x7fffffff, v24
70BC  v_pk_mul_f32 v[32:33], v[32:33], s[2:3] op_sel_hi:[1,0]
70C4  v_pk_mul_f32 v[22:23], v[22:23], s[2:3] op_sel_hi:[1,0]
70CC  v_max3_u32 v36, v53, v56, v35
70D4  v_pk_add_f32 v[26:27], v[30:31], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
70DC  v_pk_add_f32 v[30:31], v[30:31], v[74:75]
70E4  v_and_b32_e32 v55, 0x7fffffff, v33
70EC  v_and_b32_e32 v51, 0x7fffffff, v32
70F4  v_and_b32_e32 v47, 0x7fffffff, v23
70FC  v_and_b32_e32 v45, 0x7fffffff, v22
7104  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
710C  v_max3_u32 v36, v51, v55, v36
7114  v_pk_mul_f32 v[20:21], v[20:21], s[2:3] op_sel_hi:[1,0]
711C  v_and_b32_e32 v46, 0x7fffffff, v31
7124  v_and_b32_e32 v44, 0x7fffffff, v30
712C  v_max3_u32 v36, v45, v47, v36
7134  v_and_b32_e32 v42, 0x7fffffff, v21
713C  v_and_b32_e32 v39, 0x7fffffff, v20
7144  v_pk_mul_f32 v[28:29], v[28:29], s[2:3] op_sel_hi:[1,0]
714C  v_max3_u32 v36, v44, v46, v36
7154  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
715C  v_max3_u32 v36, v39, v42, v36
7164  v_and_b32_e32 v43, 0x7fffffff, v29
716C  v_and_b32_e32 v40, 0x7fffffff, v28
7174  v_and_b32_e32 v37, 0x7fffffff, v19
717C  v_and_b32_e32 v35, 0x7fffffff, v18
7184  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
718C  v_max3_u32 v36, v40, v43, v36
7194  v_max3_u32 v41, v35, v37, v36
719C  v_and_b32_e32 v38, 0x7fffffff, v27
71A4  v_and_b32_e32 v36, 0x7fffffff, v26
71AC  v_max3_u32 v73, v36, v38, v41
71B4  s_mov_b32 s10, 0x7f7fffff
71BC  v_cmp_lt_u32_e32 vcc, s10, v73
71C0  v_mov_b32_e32 v41, 0
71C4  v_mov_b32_e32 v50, 0
71C8  v_mov_b32_e32 v63, 0
71CC  s_and_saveexec_b64 s[8:9], vcc
71D0  s_cbranch_execz 515
71D4  s_mov_b32 s11, 0x7f800000
71DC  v_cmp_lt_u32_e64 s[2:3], s11, v72
71E4  v_and_b32_e32 v63, 0x80000000, v9
71EC  v_cmp_lt_u32_e32 vcc, s10, v72
71F0  v_and_b32_e32 v69, 0x80000000, v8
71F8  v_cmp_lt_u32_e64 s[4:5], s11, v70
7200  v_cndmask_b32_e64 v63, v63, 0, s[2:3]
7208  v_cndmask_b32_e64 v41, 0, 7, vcc
7210  v_cndmask_b32_e64 v50, v72, 0, s[2:3]
7218  v_cndmask_b32_e64 v69, v69, 0, s[4:5]
7220  v_cndmask_b32_e32 v9, v9, v63, vcc
7224  v_cmp_lt_u32_e32 vcc, s10, v70
7228  v_or_b32_e32 v72, 0x70, v41
7230  v_cndmask_b32_e64 v63, 0, 1, s[4:5]
7238  v_cndmask_b32_e32 v8, v8, v69, vcc
723C  v_max_u32_e32 v69, v70, v50
7240  v_cndmask_b32_e64 v50, v69, v50, s[4:5]
7248  v_cndmask_b32_e32 v41, v41, v72, vcc
724C  v_addc_co_u32_e64 v63, vcc, 0, v63, s[2:3]
7254  v_cmp_lt_u32_e64 s[2:3], s11, v71
725C  v_max_u32_e32 v70, v71, v50
7260  v_or_b32_e32 v69, 0x700, v41
7268  v_cmp_lt_u32_e32 vcc, s10, v71
726C  v_cndmask_b32_e64 v50, v70, v50, s[2:3]
7274  v_and_b32_e32 v70, 0x80000000, v17
727C  v_cndmask_b32_e32 v41, v41, v69, vcc
7280  v_and_b32_e32 v71, 0x80000000, v16
7288  v_cmp_lt_u32_e64 s[4:5], s11, v68
7290  v_cndmask_b32_e64 v70, v70, 0, s[2:3]
7298  v_cndmask_b32_e64 v69, 0, 1, s[2:3]
72A0  v_cndmask_b32_e64 v71, v71, 0, s[4:5]
72A8  v_or_b32_e32 v72, 0x7000, v41
72B0  v_cndmask_b32_e32 v17, v17, v70, vcc
72B4  v_cmp_lt_u32_e32 vcc, s10, v68
72B8  v_max_u32_e32 v68, v68, v50
72BC  v_cndmask_b32_e64 v50, v68, v50, s[4:5]
72C4  v_cndmask_b32_e32 v16, v16, v71, vcc
72C8  v_cndmask_b32_e32 v41, v41, v72, vcc
72CC  v_addc_co_u32_e64 v63, vcc, v63, v69, s[4:5]
72D4  v_cmp_lt_u32_e32 vcc, s10, v65
72D8  v_cmp_lt_u32_e64 s[2:3], s11, v65
72E0  v_max_u32_e32 v65, v65, v50
72E4  v_or_b32_e32 v68, 0x70000, v41
72EC  v_cndmask_b32_e64 v50, v65, v50, s[2:3]
72F4  v_and_b32_e32 v65, 0x80000000, v7
72FC  v_cndmask_b32_e32 v41, v41, v68, vcc
7300  v_and_b32_e32 v69, 0x80000000, v6
7308  v_cmp_lt_u32_e64 s[4:5], s11, v62
7310  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
7318  v_cndmask_b32_e64 v68, 0, 1, s[2:3]
7320  v_cndmask_b32_e64 v69, v69, 0, s[4:5]
7328  v_or_b32_e32 v70, 0x700000, v41
7330  v_cndmask_b32_e32 v7, v7, v65, vcc
7334  v_cmp_lt_u32_e32 vcc, s10, v62
7338  v_max_u32_e32 v62, v62, v50
733C  v_cndmask_b32_e64 v50, v62, v50, s[4:5]
7344  v_cndmask_b32_e32 v6, v6, v69, vcc
7348  v_cndmask_b32_e32 v41, v41, v70, vcc
734C  v_addc_co_u32_e64 v63, vcc, v63, v68, s[4:5]
7354  v_cmp_lt_u32_e32 vcc, s10, v64
7358  v_cmp_lt_u32_e64 s[2:3], s11, v64
7360  v_max_u32_e32 v64, v64, v50
7364  v_or_b32_e32 v62, 0x7000000, v41
736C  v_cndmask_b32_e64 v50, v64, v50, s[2:3]
7374  v_and_b32_e32 v64, 0x80000000, v15
737C  v_cndmask_b32_e32 v41, v41, v62, vcc
7380  v_and_b32_e32 v65, 0x80000000, v14
7388  v_cmp_lt_u32_e64 s[4:5], s11, v61
7390  v_cndmask_b32_e64 v64, v64, 0, s[2:3]
7398  v_cndmask_b32_e64 v62, 0, 1, s[2:3]
73A0  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
73A8  v_or_b32_e32 v68, 0x70000000, v41
73B0  v_cndmask_b32_e32 v15, v15, v64, vcc
73B4  v_cmp_lt_u32_e32 vcc, s10, v61
73B8  v_max_u32_e32 v61, v61, v50
73BC  v_cndmask_b32_e64 v50, v61, v50, s[4:5]
73C4  v_cndmask_b32_e32 v14, v14, v65, vcc
73C8  v_cndmask_b32_e32 v69, v41, v68, vcc
73CC  v_addc_co_u32_e64 v41, vcc, v63, v62, s[4:5]
73D4  v_cmp_lt_u32_e32 vcc, s10, v59
73D8  v_cmp_lt_u32_e64 s[2:3], s11, v59
73E0  v_max_u32_e32 v59, v59, v50
73E4  v_cndmask_b32_e64 v61, 0, 7, vcc
73EC  v_cndmask_b32_e64 v50, v59, v50, s[2:3]
73F4  v_and_b32_e32 v59, 0x80000000, v5
73FC  v_and_b32_e32 v63, 0x80000000, v4
7404  v_cmp_lt_u32_e64 s[4:5], s11, v57
740C  v_cndmask_b32_e64 v59, v59, 0, s[2:3]
7414  v_cndmask_b32_e64 v62, 0, 1, s[2:3]
741C  v_cndmask_b32_e64 v63, v63, 0, s[4:5]
7424  v_or_b32_e32 v64, 0x70, v61
742C  v_cndmask_b32_e32 v5, v5, v59, vcc
7430  v_cmp_lt_u32_e32 vcc, s10, v57
7434  v_max_u32_e32 v57, v57, v50
7438  v_cndmask_b32_e64 v50, v57, v50, s[4:5]
7440  v_cndmask_b32_e32 v4, v4, v63, vcc
7444  v_cndmask_b32_e32 v59, v61, v64, vcc
7448  v_addc_co_u32_e64 v41, vcc, v41, v62, s[4:5]
7450  v_cmp_lt_u32_e32 vcc, s10, v60
7454  v_cmp_lt_u32_e64 s[2:3], s11, v60
745C  v_max_u32_e32 v60, v60, v50
7460  v_or_b32_e32 v57, 0x700, v59
7468  v_cndmask_b32_e64 v50, v60, v50, s[2:3]
7470  v_and_b32_e32 v60, 0x80000000, v13
7478  v_cndmask_b32_e32 v57, v59, v57, vcc
747C  v_and_b32_e32 v61, 0x80000000, v12
7484  v_cmp_lt_u32_e64 s[4:5], s11, v58
748C  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
7494  v_cndmask_b32_e64 v59, 0, 1, s[2:3]
749C  v_cndmask_b32_e64 v61, v61, 0, s[4:5]
74A4  v_or_b32_e32 v62, 0x7000, v57
74AC  v_cndmask_b32_e32 v13, v13, v60, vcc
74B0  v_cmp_lt_u32_e32 vcc, s10, v58
74B4  v_max_u32_e32 v58, v58, v50
74B8  v_cndmask_b32_e64 v50, v58, v50, s[4:5]
74C0  v_cndmask_b32_e32 v12, v12, v61, vcc
74C4  v_cndmask_b32_e32 v57, v57, v62, vcc
74C8  v_addc_co_u32_e64 v41, vcc, v41, v59, s[4:5]
74D0  v_cmp_lt_u32_e32 vcc, s10, v52
74D4  v_cmp_lt_u32_e64 s[2:3], s11, v52
74DC  v_max_u32_e32 v52, v52, v50
74E0  v_or_b32_e32 v58, 0x70000, v57
74E8  v_cndmask_b32_e64 v50, v52, v50, s[2:3]
74F0  v_and_b32_e32 v52, 0x80000000, v3
74F8  v_cndmask_b32_e32 v57, v57, v58, vcc
74FC  v_and_b32_e32 v59, 0x80000000, v2
7504  v_cmp_lt_u32_e64 s[4:5], s11, v48
750C  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
7514  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
751C  v_cndmask_b32_e64 v59, v59, 0, s[4:5]
7524  v_or_b32_e32 v60, 0x700000, v57
752C  v_cndmask_b32_e32 v3, v3, v52, vcc
7530  v_cmp_lt_u32_e32 vcc, s10, v48
7534  v_cmp_lt_u32_e64 s[2:3], s11, v54
753C  s_nop 0
7540  v_cndmask_b32_e32 v2, v2, v59, vcc
7544  v_cndmask_b32_e32 v52, v57, v60, vcc
7548  v_addc_co_u32_e64 v57, vcc, v41, v58, s[4:5]
7550  v_max_u32_e32 v41, v48, v50
7554  v_cndmask_b32_e64 v41, v41, v50, s[4:5]
755C  v_or_b32_e32 v48, 0x7000000, v52
7564  v_cmp_lt_u32_e32 vcc, s10, v54
7568  v_cmp_lt_u32_e64 s[4:5], s11, v49
7570  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
7578  v_cndmask_b32_e32 v48, v52, v48, vcc
757C  v_max_u32_e32 v52, v54, v41
7580  v_cndmask_b32_e64 v52, v52, v41, s[2:3]
7588  v_and_b32_e32 v41, 0x80000000, v11
7590  v_cndmask_b32_e64 v41, v41, 0, s[2:3]
7598  v_and_b32_e32 v54, 0x80000000, v10
75A0  v_cndmask_b32_e32 v11, v11, v41, vcc
75A4  v_cmp_lt_u32_e32 vcc, s10, v49
75A8  v_max_u32_e32 v49, v49, v52
75AC  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
75B4  v_or_b32_e32 v58, 0x70000000, v48
75BC  v_cndmask_b32_e64 v49, v49, v52, s[4:5]
75C4  v_cndmask_b32_e32 v10, v10, v54, vcc
75C8  v_cndmask_b32_e32 v41, v48, v58, vcc
75CC  v_addc_co_u32_e64 v48, vcc, v57, v50, s[4:5]
75D4  v_cmp_lt_u32_e64 s[2:3], s11, v56
75DC  v_max_u32_e32 v54, v56, v49
75E0  v_cmp_lt_u32_e32 vcc, s10, v56
75E4  v_cndmask_b32_e64 v49, v54, v49, s[2:3]
75EC  v_and_b32_e32 v54, 0x80000000, v25
75F4  v_cndmask_b32_e64 v50, 0, 7, vcc
75FC  v_and_b32_e32 v56, 0x80000000, v24
7604  v_cmp_lt_u32_e64 s[4:5], s11, v53
760C  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
7614  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
761C  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
7624  v_or_b32_e32 v57, 0x70, v50
762C  v_cndmask_b32_e32 v25, v25, v54, vcc
7630  v_cmp_lt_u32_e32 vcc, s10, v53
7634  v_cmp_lt_u32_e64 s[2:3], s11, v55
763C  v_and_b32_e32 v54, 0x80000000, v32
7644  v_cndmask_b32_e32 v24, v24, v56, vcc
7648  v_cndmask_b32_e32 v50, v50, v57, vcc
764C  v_addc_co_u32_e64 v48, vcc, v48, v52, s[4:5]
7654  v_max_u32_e32 v52, v53, v49
7658  v_cndmask_b32_e64 v49, v52, v49, s[4:5]
7660  v_max_u32_e32 v53, v55, v49
7664  v_or_b32_e32 v52, 0x700, v50
766C  v_cmp_lt_u32_e32 vcc, s10, v55
7670  v_cndmask_b32_e64 v49, v53, v49, s[2:3]
7678  v_and_b32_e32 v53, 0x80000000, v33
7680  v_cndmask_b32_e32 v50, v50, v52, vcc
7684  v_cmp_lt_u32_e64 s[4:5], s11, v51
768C  v_cndmask_b32_e64 v53, v53, 0, s[2:3]
7694  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
769C  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
76A4  v_or_b32_e32 v55, 0x7000, v50
76AC  v_cndmask_b32_e32 v33, v33, v53, vcc
76B0  v_cmp_lt_u32_e32 vcc, s10, v51
76B4  v_max_u32_e32 v51, v51, v49
76B8  v_cndmask_b32_e64 v49, v51, v49, s[4:5]
76C0  v_cndmask_b32_e32 v32, v32, v54, vcc
76C4  v_cndmask_b32_e32 v50, v50, v55, vcc
76C8  v_addc_co_u32_e64 v48, vcc, v48, v52, s[4:5]
76D0  v_cmp_lt_u32_e32 vcc, s10, v47
76D4  v_cmp_lt_u32_e64 s[2:3], s11, v47
76DC  v_max_u32_e32 v47, v47, v49
76E0  v_or_b32_e32 v51, 0x70000, v50
76E8  v_cndmask_b32_e64 v47, v47, v49, s[2:3]
76F0  v_and_b32_e32 v49, 0x80000000, v23
76F8  v_cndmask_b32_e32 v50, v50, v51, vcc
76FC  v_and_b32_e32 v52, 0x80000000, v22
7704  v_cmp_lt_u32_e64 s[4:5], s11, v45
770C  v_cndmask_b32_e64 v49, v49, 0, s[2:3]
7714  v_cndmask_b32_e64 v51, 0, 1, s[2:3]
771C  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
7724  v_or_b32_e32 v53, 0x700000, v50
772C  v_cndmask_b32_e32 v23, v23, v49, vcc
7730  v_cmp_lt_u32_e32 vcc, s10, v45
7734  v_max_u32_e32 v45, v45, v47
7738  v_cndmask_b32_e64 v45, v45, v47, s[4:5]
7740  v_cndmask_b32_e32 v22, v22, v52, vcc
7744  v_cndmask_b32_e32 v49, v50, v53, vcc
7748  v_addc_co_u32_e64 v48, vcc, v48, v51, s[4:5]
7750  v_cmp_lt_u32_e32 vcc, s10, v46
7754  v_cmp_lt_u32_e64 s[2:3], s11, v46
775C  v_max_u32_e32 v46, v46, v45
7760  v_or_b32_e32 v47, 0x7000000, v49
7768  v_cndmask_b32_e64 v45, v46, v45, s[2:3]
7770  v_and_b32_e32 v46, 0x80000000, v31
7778  v_cndmask_b32_e32 v47, v49, v47, vcc
777C  v_and_b32_e32 v50, 0x80000000, v30
7784  v_cmp_lt_u32_e64 s[4:5], s11, v44
778C  v_cndmask_b32_e64 v46, v46, 0, s[2:3]
7794  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
779C  v_cndmask_b32_e64 v50, v50, 0, s[4:5]
77A4  v_or_b32_e32 v51, 0x70000000, v47
77AC  v_cndmask_b32_e32 v31, v31, v46, vcc
77B0  v_cmp_lt_u32_e32 vcc, s10, v44
77B4  v_max_u32_e32 v44, v44, v45
77B8  v_cndmask_b32_e64 v44, v44, v45, s[4:5]
77C0  v_cndmask_b32_e32 v30, v30, v50, vcc
77C4  v_cndmask_b32_e32 v50, v47, v51, vcc
77C8  v_addc_co_u32_e64 v46, vcc, v48, v49, s[4:5]
77D0  v_cmp_lt_u32_e32 vcc, s10, v42
77D4  v_cmp_lt_u32_e64 s[2:3], s11, v42
77DC  v_max_u32_e32 v42, v42, v44
77E0  v_cndmask_b32_e64 v45, 0, 7, vcc
77E8  v_cndmask_b32_e64 v42, v42, v44, s[2:3]
77F0  v_and_b32_e32 v44, 0x80000000, v21
77F8  v_and_b32_e32 v48, 0x80000000, v20
7800  v_cmp_lt_u32_e64 s[4:5], s11, v39
7808  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
7810  v_cndmask_b32_e64 v47, 0, 1, s[2:3]
7818  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
7820  v_or_b32_e32 v49, 0x70, v45
7828  v_cndmask_b32_e32 v21, v21, v44, vcc
782C  v_cmp_lt_u32_e32 vcc, s10, v39
7830  v_max_u32_e32 v39, v39, v42
7834  v_cndmask_b32_e64 v39, v39, v42, s[4:5]
783C  v_cndmask_b32_e32 v20, v20, v48, vcc
7840  v_cndmask_b32_e32 v44, v45, v49, vcc
7844  v_addc_co_u32_e64 v45, vcc, v46, v47, s[4:5]
784C  v_cmp_lt_u32_e32 vcc, s10, v43
7850  v_cmp_lt_u32_e64 s[2:3], s11, v43
7858  v_max_u32_e32 v43, v43, v39
785C  v_or_b32_e32 v42, 0x700, v44
7864  v_cndmask_b32_e64 v39, v43, v39, s[2:3]
786C  v_and_b32_e32 v43, 0x80000000, v29
7874  v_cndmask_b32_e32 v42, v44, v42, vcc
7878  v_and_b32_e32 v46, 0x80000000, v28
7880  v_cmp_lt_u32_e64 s[4:5], s11, v40
7888  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
7890  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
7898  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
78A0  v_or_b32_e32 v47, 0x7000, v42
78A8  v_cndmask_b32_e32 v29, v29, v43, vcc
78AC  v_cmp_lt_u32_e32 vcc, s10, v40
78B0  v_max_u32_e32 v40, v40, v39
78B4  v_cndmask_b32_e64 v39, v40, v39, s[4:5]
78BC  v_cndmask_b32_e32 v28, v28, v46, vcc
78C0  v_cndmask_b32_e32 v42, v42, v47, vcc
78C4  v_addc_co_u32_e64 v43, vcc, v45, v44, s[4:5]
78CC  v_cmp_lt_u32_e32 vcc, s10, v37
78D0  v_cmp_lt_u32_e64 s[2:3], s11, v37
78D8  v_max_u32_e32 v37, v37, v39
78DC  v_or_b32_e32 v40, 0x70000, v42
78E4  v_cndmask_b32_e64 v37, v37, v39, s[2:3]
78EC  v_and_b32_e32 v39, 0x80000000, v19
78F4  v_cndmask_b32_e32 v40, v42, v40, vcc
78F8  v_and_b32_e32 v44, 0x80000000, v18
7900  v_cmp_lt_u32_e64 s[4:5], s11, v35
7908  v_cndmask_b32_e64 v39, v39, 0, s[2:3]
7910  v_cndmask_b32_e64 v42, 0, 1, s[2:3]
7918  v_cndmask_b32_e64 v44, v44, 0, s[4:5]
7920  v_or_b32_e32 v45, 0x700000, v40
7928  v_cndmask_b32_e32 v19, v19, v39, vcc
792C  v_cmp_lt_u32_e32 vcc, s10, v35
7930  v_max_u32_e32 v35, v35, v37
7934  v_cndmask_b32_e64 v35, v35, v37, s[4:5]
793C  v_cndmask_b32_e32 v18, v18, v44, vcc
7940  v_cndmask_b32_e32 v39, v40, v45, vcc
7944  v_addc_co_u32_e64 v40, vcc, v43, v42, s[4:5]
794C  v_cmp_lt_u32_e32 vcc, s10, v38
7950  v_cmp_lt_u32_e64 s[2:3], s11, v38
7958  v_max_u32_e32 v38, v38, v35
795C  v_or_b32_e32 v37, 0x7000000, v39
7964  v_cndmask_b32_e64 v35, v38, v35, s[2:3]
796C  v_and_b32_e32 v38, 0x80000000, v27
7974  v_cndmask_b32_e32 v37, v39, v37, vcc
7978  v_and_b32_e32 v42, 0x80000000, v26
7980  v_cmp_lt_u32_e64 s[4:5], s11, v36
7988  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
7990  v_cndmask_b32_e64 v39, 0, 1, s[2:3]
7998  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
79A0  v_or_b32_e32 v43, 0x70000000, v37
79A8  v_cndmask_b32_e32 v27, v27, v38, vcc
79AC  v_cmp_lt_u32_e32 vcc, s10, v36
79B0  v_max_u32_e32 v36, v36, v35
79B4  v_cndmask_b32_e64 v35, v36, v35, s[4:5]
79BC  v_cndmask_b32_e32 v26, v26, v42, vcc
79C0  v_cndmask_b32_e32 v63, v37, v43, vcc
79C4  v_addc_co_u32_e64 v37, vcc, v40, v39, s[4:5]
79CC  v_mov_b32_e32 v36, 0x7f800000
79D4  v_cmp_ne_u32_e32 vcc, 32, v37
79D8  s_nop 1
79DC  v_cndmask_b32_e32 v73, v36, v35, vcc
79E0  s_or_b64 exec, exec, s[8:9]
79E4  v_cmp_ne_u32_e32 vcc, 0, v73
79E8  v_mov_b32_e32 v35, 0x7f
79F0  s_and_saveexec_b64 s[2:3], vcc
79F4  s_cbranch_execz 15
79F8  v_add_u32_e32 v35, s20, v73
79FC  s_mov_b32 s4, 0x17fffff
7A04  v_lshrrev_b32_e32 v36, 23, v35
7A08  v_add_u32_e32 v36, -2, v36
7A0C  v_cmp_lt_u32_e32 vcc, s4, v35
7A10  s_mov_b32 s4, 0x7f800000
7A18  s_nop 0
7A1C  v_cndmask_b32_e32 v35, 0, v36, vcc
7A20  v_cmp_eq_u32_e32 vcc, s4, v73
7A24  v_mov_b32_e32 v36, 0xfe
7A2C  s_and_b64 vcc, s[18:19], vcc
7A30  v_cndmask_b32_e32 v35, v35, v36, vcc
7A34  s_or_b64 exec, exec, s[2:3]
7A38  v_or_b32_e32 v34, 0x8000, v34
7A40  v_cmp_eq_u32_e32 vcc, 0, v35
7A44  s_cbranch_vccz 37
7A48  s_nop 0
7A4C  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
7A54  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
7A5C  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
7A64  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
7A6C  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
7A74  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
7A7C  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
7A84  v_pk_mul_f32 v[2:3], v[36:37], v[2:3] op_sel_hi:[0,1]
7A8C  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
7A94  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
7A9C  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
7AA4  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
7AAC  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
7AB4  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
7ABC  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
7AC4  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
7ACC  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
7AD4  v_max_u32_e32 v36, 1, v35
7AD8  s_branch 1
7ADC  v_mov_b32_e32 v36, v35
7AE0  v_mov_b32_e32 v38, 0
7AE4  v_mov_b32_e32 v39, 0
7AE8  v_lshlrev_b32_e32 v36, 23, v36
7AEC  v_cvt_scalef32_pk_fp4_f32 v38, v9, v8, v36
7AF4  v_cvt_scalef32_pk_fp4_f32 v39, v7, v6, v36 op_sel:[0,0,0,1]
7AFC  v_cvt_scalef32_pk_fp4_f32 v38, v17, v16, v36 op_sel:[0,0,1,0]
7B04  v_cvt_scalef32_pk_fp4_f32 v39, v15, v14, v36 op_sel:[0,0,1,1]
7B0C  s_nop 0
7B10  v_mov_b32_e32 v7, 0
7B14  v_mov_b32_e32 v8, 0
7B18  v_cvt_scalef32_pk_fp4_f32 v7, v5, v4, v36
7B20  v_cvt_scalef32_pk_fp4_f32 v8, v3, v2, v36 op_sel:[0,0,0,1]
7B28  v_cvt_scalef32_pk_fp4_f32 v7, v13, v12, v36 op_sel:[0,0,1,0]
7B30  v_cvt_scalef32_pk_fp4_f32 v8, v11, v10, v36 op_sel:[0,0,1,1]
7B38  s_nop 0
7B3C  v_mov_b32_e32 v2, 0
7B40  v_mov_b32_e32 v3, 0
7B44  v_cvt_scalef32_pk_fp4_f32 v2, v25, v24, v36
7B4C  v_cvt_scalef32_pk_fp4_f32 v3, v23, v22, v36 op_sel:[0,0,0,1]
7B54  v_cvt_scalef32_pk_fp4_f32 v2, v33, v32, v36 op_sel:[0,0,1,0]
7B5C  v_cvt_scalef32_pk_fp4_f32 v3, v31, v30, v36 op_sel:[0,0,1,1]
7B64  s_nop 0
7B68  v_mov_b32_e32 v37, 0
7B6C  v_or3_b32 v7, v8, v41, v7
7B74  v_or3_b32 v8, v3, v50, v2
7B7C  v_mov_b32_e32 v2, 0
7B80  v_or3_b32 v6, v39, v69, v38
7B88  v_cvt_scalef32_pk_fp4_f32 v37, v21, v20, v36
7B90  v_cvt_scalef32_pk_fp4_f32 v2, v19, v18, v36 op_sel:[0,0,0,1]
7B98  v_cvt_scalef32_pk_fp4_f32 v37, v29, v28, v36 op_sel:[0,0,1,0]
7BA0  v_cvt_scalef32_pk_fp4_f32 v2, v27, v26, v36 op_sel:[0,0,1,1]
7BA8  s_nop 0
7BB0  v_or3_b32 v9, v2, v63, v37
7BB8  ds_write_b128 v34, v[6:9] offset:64
7BC0  ds_write_b8 v1, v35 offset:40964
7BC8  s_or_b64 exec, exec, s[6:7]
7BCC  s_add_i32 s2, s12, 7
7BD0  v_lshlrev_b32_e32 v1, 6, v0
7BD4  s_and_b32 s8, s2, 0xffffff8
7BDC  s_and_b32 s2, s44, 0xffffff00
7BE4  v_and_b32_e32 v1, 0xc0, v1
7BEC  v_and_b32_e32 v2, 60, v0
7BF0  s_lshr_b32 s3, s13, 1
7BF4  v_or3_b32 v1, s2, v2, v1
7BFC  s_add_i32 s2, s22, 0xff
7C04  s_and_b32 s3, s3, 2
7C08  v_bfe_u32 v6, v0, 6, 1
7C10  s_and_b32 s9, s2, 0xffffff00
7C18  v_or_b32_e32 v4, s13, v67
7C1C  v_or3_b32 v1, v1, v6, s3
7C24  v_add_u32_e32 v6, s33, v66
7C28  s_and_b64 s[6:7], s[0:1], exec
7C2C  v_cmp_le_u32_e64 s[4:5], s12, v4
7C34  v_mov_b32_e32 v3, 0
7C38  v_cmp_le_u32_e64 s[6:7], s22, v6
7C40  v_cmp_gt_u32_e32 vcc, s12, v4
7C44  v_mov_b32_e32 v5, v3
7C48  v_cmp_le_u32_e64 s[2:3], s8, v4
7C50  v_lshrrev_b32_e32 v7, 3, v0
7C54  s_cselect_b32 s8, s12, s8
7C58  s_or_b64 s[6:7], s[4:5], s[6:7]
7C5C  s_mov_b64 s[4:5], 0
7C60  s_waitcnt lgkmcnt(0)
7C64  s_barrier
7C68  s_and_saveexec_b64 s[10:11], s[6:7]
7C6C  s_xor_b64 s[6:7], exec, s[10:11]
7C70  v_cmp_le_u32_e64 s[4:5], s9, v6
7C78  s_or_b64 s[4:5], s[0:1], s[4:5]
7C7C  s_nor_b64 s[4:5], s[4:5], s[2:3]
7C80  s_and_b64 s[4:5], s[4:5], exec
7C84  s_or_saveexec_b64 s[6:7], s[6:7]
7C88  v_cndmask_b32_e64 v2, v1, v4, s[0:1]
7C90  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
7C98  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
7CA0  v_mov_b32_e32 v7, 0x7f
7CA8  s_xor_b64 exec, exec, s[6:7]
7CAC  s_cbranch_execz 16
7CB0  s_movk_i32 s10, 0xfc
7CB4  v_and_or_b32 v7, v0, s10, v1
7CBC  v_lshlrev_b32_e32 v7, 4, v7
7CC0  ds_read_b128 v[8:11], v7 offset:32768
7CC8  ds_read_u8 v7, v0 offset:40960
7CD0  v_mad_u64_u32 v[12:13], s[10:11], v6, s12, 0
7CD8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
7CE0  s_or_b64 s[4:5], s[4:5], exec
7CE4  s_waitcnt lgkmcnt(1)
7CE8  global_store_dwordx4 v[12:13], v[8:11], off
7CF0  s_or_b64 exec, exec, s[6:7]
7CF4  s_and_saveexec_b64 s[6:7], s[4:5]
7CF8  s_cbranch_execz 12
7CFC  v_and_b32_e32 v8, 0xffffffe0, v6
7D04  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
7D0C  v_mov_b64_e32 v[8:9], s[26:27]
7D10  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
7D18  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
7D20  s_waitcnt lgkmcnt(0)
7D24  global_store_byte v[8:9], v7, off
7D2C  s_or_b64 exec, exec, s[6:7]
7D30  s_waitcnt lgkmcnt(0)
7D34  v_or_b32_e32 v7, 0x100, v0
7D3C  v_lshrrev_b32_e32 v6, 2, v7
7D40  v_add_u32_e32 v6, s33, v6
7D44  v_cmp_le_u32_e64 s[4:5], s22, v6
7D4C  s_xor_b64 s[6:7], vcc, -1
7D50  s_or_b64 s[6:7], s[6:7], s[4:5]
7D54  s_mov_b64 s[4:5], 0
7D58  s_and_saveexec_b64 s[10:11], s[6:7]
7D5C  s_xor_b64 s[6:7], exec, s[10:11]
7D60  s_cbranch_execnz 9
7D64  s_or_saveexec_b64 s[2:3], s[6:7]
7D68  v_mov_b32_e32 v8, 0x7f
7D70  s_xor_b64 exec, exec, s[2:3]
7D74  s_cbranch_execnz 13
7D78  s_or_b64 exec, exec, s[2:3]
7D7C  s_and_saveexec_b64 s[2:3], s[4:5]
7D80  s_cbranch_execnz 29
7D84  s_endpgm
7D88  v_cmp_le_u32_e32 vcc, s9, v6
7D8C  s_or_b64 s[4:5], s[0:1], vcc
7D90  s_nor_b64 s[2:3], s[4:5], s[2:3]
7D94  s_and_b64 s[4:5], s[2:3], exec
7D98  s_or_saveexec_b64 s[2:3], s[6:7]
7D9C  v_mov_b32_e32 v8, 0x7f
7DA4  s_xor_b64 exec, exec, s[2:3]
7DA8  s_cbranch_execz 65523
7DAC  s_movk_i32 s6, 0x1fc
7DB0  v_and_or_b32 v1, v7, s6, v1
7DB8  v_lshlrev_b32_e32 v1, 4, v1
7DBC  ds_read_b128 v[10:13], v1 offset:32768
7DC4  ds_read_u8 v8, v0 offset:41216
7DCC  v_mad_u64_u32 v[0:1], s[6:7], v6, s12, 0
7DD4  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
7DDC  s_or_b64 s[4:5], s[4:5], exec
7DE0  s_waitcnt lgkmcnt(1)
7DE4  global_store_dwordx4 v[0:1], v[10:13], off
7DEC  s_or_b64 exec, exec, s[2:3]
7DF0  s_and_saveexec_b64 s[2:3], s[4:5]
7DF4  s_cbranch_execz 65507
7DF8  v_and_b32_e32 v0, 0xffffffe0, v6
7E00  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
7E08  v_mov_b64_e32 v[0:1], s[26:27]
7E0C  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
7E14  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
7E1C  s_waitcnt lgkmcnt(0)
7E20  global_store_byte v[0:1], v8, off
7E28  s_endpgm
7E2C  s_nop 0

7f00 <QuantiseBothBf16Sr>:
7F00  s_load_dwordx2 s[6:7], s[0:1], 0x0
7F08  s_load_dwordx4 s[20:23], s[0:1], 0x28
7F10  v_readfirstlane_b32 s8, v0
7F14  s_andn2_b32 s8, s8, 63
7F18  v_and_b32_e32 v1, 48, v0
7F1C  v_lshlrev_b32_e32 v2, 3, v0
7F20  v_or_b32_e32 v4, s8, v1
7F24  s_lshl_b32 s54, s3, 7
7F28  s_lshl_b32 s33, s2, 7
7F2C  v_and_b32_e32 v2, 0x78, v2
7F34  v_lshrrev_b32_e32 v4, 4, v4
7F38  v_or_b32_e32 v2, s33, v2
7F3C  v_add_u32_e32 v4, s54, v4
7F40  s_waitcnt lgkmcnt(0)
7F44  v_cmp_gt_u32_e32 vcc, s22, v2
7F48  v_cmp_gt_u32_e64 s[4:5], s21, v4
7F50  v_mov_b32_e32 v3, 0
7F54  s_and_b64 s[10:11], s[4:5], vcc
7F58  s_and_saveexec_b64 s[4:5], s[10:11]
7F5C  s_cbranch_execz 11
7F60  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
7F68  v_lshlrev_b64 v[4:5], 1, v[4:5]
7F70  v_and_b32_e32 v4, -16, v4
7F74  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
7F7C  s_lshl_b32 m0, s8, 4
7F80  s_nop 0
7F84  global_load_lds_dwordx4 v[4:5], off
7F8C  s_or_b64 exec, exec, s[4:5]
7F90  s_add_i32 s4, s8, 0x100
7F98  v_or_b32_e32 v4, s4, v1
7F9C  v_lshrrev_b32_e32 v4, 4, v4
7FA0  v_add_u32_e32 v4, s54, v4
7FA4  v_cmp_gt_u32_e64 s[4:5], s21, v4
7FAC  s_and_b64 s[10:11], s[4:5], vcc
7FB0  s_and_saveexec_b64 s[4:5], s[10:11]
7FB4  s_cbranch_execz 13
7FB8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
7FC0  v_lshlrev_b64 v[4:5], 1, v[4:5]
7FC8  v_and_b32_e32 v4, -16, v4
7FCC  s_lshl_b32 s9, s8, 4
7FD0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
7FD8  s_add_i32 m0, s9, 0x1000
7FE0  s_nop 0
7FE4  global_load_lds_dwordx4 v[4:5], off
7FEC  s_or_b64 exec, exec, s[4:5]
7FF0  s_add_i32 s4, s8, 0x200
7FF8  v_or_b32_e32 v4, s4, v1
7FFC  v_lshrrev_b32_e32 v4, 4, v4
8000  v_add_u32_e32 v4, s54, v4
8004  v_cmp_gt_u32_e64 s[4:5], s21, v4
800C  s_and_b64 s[10:11], s[4:5], vcc
8010  s_and_saveexec_b64 s[4:5], s[10:11]
8014  s_cbranch_execz 13
8018  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8020  v_lshlrev_b64 v[4:5], 1, v[4:5]
8028  v_and_b32_e32 v4, -16, v4
802C  s_lshl_b32 s9, s8, 4
8030  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8038  s_add_i32 m0, s9, 0x2000
8040  s_nop 0
8044  global_load_lds_dwordx4 v[4:5], off
804C  s_or_b64 exec, exec, s[4:5]
8050  s_add_i32 s4, s8, 0x300
8058  v_or_b32_e32 v4, s4, v1
805C  v_lshrrev_b32_e32 v4, 4, v4
8060  v_add_u32_e32 v4, s54, v4
8064  v_cmp_gt_u32_e64 s[4:5], s21, v4
806C  s_and_b64 s[10:11], s[4:5], vcc
8070  s_and_saveexec_b64 s[4:5], s[10:11]
8074  s_cbranch_execz 13
8078  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8080  v_lshlrev_b64 v[4:5], 1, v[4:5]
8088  v_and_b32_e32 v4, -16, v4
808C  s_lshl_b32 s9, s8, 4
8090  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8098  s_add_i32 m0, s9, 0x3000
80A0  s_nop 0
80A4  global_load_lds_dwordx4 v[4:5], off
80AC  s_or_b64 exec, exec, s[4:5]
80B0  s_add_i32 s4, s8, 0x400
80B8  v_or_b32_e32 v4, s4, v1
80BC  v_lshrrev_b32_e32 v4, 4, v4
80C0  v_add_u32_e32 v4, s54, v4
80C4  v_cmp_gt_u32_e64 s[4:5], s21, v4
80CC  s_and_b64 s[10:11], s[4:5], vcc
80D0  s_and_saveexec_b64 s[4:5], s[10:11]
80D4  s_cbranch_execz 13
80D8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
80E0  v_lshlrev_b64 v[4:5], 1, v[4:5]
80E8  v_and_b32_e32 v4, -16, v4
80EC  s_lshl_b32 s9, s8, 4
80F0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
80F8  s_add_i32 m0, s9, 0x4000
8100  s_nop 0
8104  global_load_lds_dwordx4 v[4:5], off
810C  s_or_b64 exec, exec, s[4:5]
8110  s_add_i32 s4, s8, 0x500
8118  s_load_dwordx4 s[12:15], s[0:1], 0x48
8120  v_or_b32_e32 v4, s4, v1
8124  v_lshrrev_b32_e32 v4, 4, v4
8128  v_add_u32_e32 v4, s54, v4
812C  v_cmp_gt_u32_e64 s[4:5], s21, v4
8134  s_and_b64 s[10:11], s[4:5], vcc
8138  s_and_saveexec_b64 s[4:5], s[10:11]
813C  s_cbranch_execz 13
8140  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8148  v_lshlrev_b64 v[4:5], 1, v[4:5]
8150  v_and_b32_e32 v4, -16, v4
8154  s_lshl_b32 s9, s8, 4
8158  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8160  s_add_i32 m0, s9, 0x5000
8168  s_nop 0
816C  global_load_lds_dwordx4 v[4:5], off
8174  s_or_b64 exec, exec, s[4:5]
8178  s_add_i32 s4, s8, 0x600
8180  s_load_dwordx4 s[28:31], s[0:1], 0x60
8188  s_load_dwordx2 s[10:11], s[0:1], 0x40
8190  v_or_b32_e32 v4, s4, v1
8194  v_lshrrev_b32_e32 v4, 4, v4
8198  v_add_u32_e32 v4, s54, v4
819C  v_cmp_gt_u32_e64 s[4:5], s21, v4
81A4  s_and_b64 s[16:17], s[4:5], vcc
81A8  s_and_saveexec_b64 s[4:5], s[16:17]
81AC  s_cbranch_execz 13
81B0  v_mad_u64_u32 v[4:5], s[16:17], v4, s20, v[2:3]
81B8  v_lshlrev_b64 v[4:5], 1, v[4:5]
81C0  v_and_b32_e32 v4, -16, v4
81C4  s_lshl_b32 s9, s8, 4
81C8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
81D0  s_add_i32 m0, s9, 0x6000
81D8  s_nop 0
81DC  global_load_lds_dwordx4 v[4:5], off
81E4  s_or_b64 exec, exec, s[4:5]
81E8  s_load_dwordx2 s[34:35], s[0:1], 0x58
81F0  s_load_dwordx4 s[24:27], s[0:1], 0x18
81F8  s_load_dwordx2 s[16:17], s[0:1], 0x8
8200  s_add_i32 s4, s8, 0x700
8208  v_or_b32_e32 v1, s4, v1
820C  v_lshrrev_b32_e32 v1, 4, v1
8210  v_add_u32_e32 v1, s54, v1
8214  v_cmp_gt_u32_e64 s[4:5], s21, v1
821C  s_and_b64 s[18:19], s[4:5], vcc
8220  s_and_saveexec_b64 s[4:5], s[18:19]
8224  s_cbranch_execz 13
8228  v_mad_u64_u32 v[2:3], s[18:19], v1, s20, v[2:3]
8230  v_lshlrev_b64 v[2:3], 1, v[2:3]
8238  v_and_b32_e32 v2, -16, v2
823C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
8244  s_lshl_b32 s6, s8, 4
8248  s_add_i32 m0, s6, 0x7000
8250  s_nop 0
8254  global_load_lds_dwordx4 v[2:3], off
825C  s_or_b64 exec, exec, s[4:5]
8260  s_and_b32 s4, s23, 8
8264  s_cmp_eq_u32 s4, 0
8268  s_load_dwordx2 s[36:37], s[0:1], 0x10
8270  s_cselect_b64 s[0:1], -1, 0
8274  s_cmp_lg_u32 s4, 0
8278  s_cselect_b64 s[6:7], -1, 0
827C  s_waitcnt lgkmcnt(0)
8280  s_lshr_b32 s31, s22, 5
8284  v_bfe_u32 v2, v0, 2, 2
828C  s_add_i32 s4, s31, 7
8290  v_lshrrev_b32_e32 v1, 2, v0
8294  v_lshl_or_b32 v6, s2, 2, v2
829C  s_and_b32 s55, s4, 0xffffff8
82A4  s_and_b32 s4, s33, 0xffffff00
82AC  v_lshlrev_b32_e32 v3, 4, v0
82B0  s_lshl_b32 s2, s2, 1
82B4  v_and_b32_e32 v100, 3, v0
82B8  v_and_b32_e32 v3, 0xc0, v3
82C0  s_and_b32 s2, s2, 2
82C4  v_and_or_b32 v4, v1, 60, s4
82CC  v_or3_b32 v22, v4, v3, s2
82D4  v_cmp_ne_u32_e64 s[4:5], 0, v100
82DC  s_add_i32 s2, s21, 0xff
82E4  s_or_b64 s[40:41], s[4:5], s[0:1]
82E8  s_and_b32 s2, s2, 0xffffff00
82F0  s_bfe_u32 s15, s23, 0x20004
82F8  s_cmp_eq_u32 s15, 2
82FC  s_cselect_b64 s[18:19], -1, 0
8300  v_mov_b32_e32 v9, 0
8304  s_and_b64 s[42:43], s[18:19], exec
8308  v_lshlrev_b32_e32 v8, 2, v100
830C  s_cselect_b32 s20, 0x3fffff, 0
8314  s_cmp_lg_u32 s15, 0
8318  v_lshl_add_u64 v[10:11], s[16:17], 0, v[8:9]
8320  s_mul_hi_u32 s17, s13, 0xcd9e8d57
8328  s_cselect_b32 s20, s20, 0x200000
8330  s_xor_b32 s12, s12, s17
8334  s_xor_b32 s15, s12, s10
8338  s_add_u32 s12, s10, 0x9e3779b9
8340  s_mul_i32 s16, s13, 0xcd9e8d57
8348  s_addc_u32 s13, s11, 0
834C  s_add_u32 s42, s11, 0xbb67ae85
8354  s_mul_hi_u32 s47, s15, 0xd2511f53
835C  s_mov_b32 s39, 0
8360  s_addc_u32 s43, 0, 0
8364  s_mov_b32 s38, s47
8368  s_xor_b64 s[42:43], s[38:39], s[42:43]
836C  s_add_u32 s38, s10, 0x3c6ef372
8374  s_add_u32 s48, s11, 0x76cf5d0a
837C  v_lshrrev_b32_e32 v3, 4, v0
8380  v_lshlrev_b32_e32 v2, 6, v2
8384  s_mul_i32 s46, s15, 0xd2511f53
838C  s_addc_u32 s49, 0, 0
8390  v_lshlrev_b32_e32 v4, 8, v3
8394  v_lshlrev_b32_e32 v5, 4, v100
8398  v_cmp_gt_u32_e32 vcc, s31, v6
839C  s_xor_b64 s[44:45], s[12:13], s[16:17]
83A0  s_xor_b64 s[46:47], s[48:49], s[46:47]
83A4  v_or3_b32 v23, v4, v2, v5
83AC  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
83B4  v_mov_b32_e32 v7, v9
83B8  v_cmp_eq_u32_e64 s[8:9], 0, v100
83C0  v_cmp_le_u32_e64 s[4:5], s55, v6
83C8  s_mov_b32 s23, 0xcd9e8d57
83D0  s_mov_b32 s56, 0xd2511f53
83D8  s_add_u32 s43, s10, 0xdaa66d2b
83E0  s_add_u32 s57, s11, 0x32370b8f
83E8  s_add_u32 s58, s10, 0x78dde6e4
83F0  s_add_u32 s59, s11, 0xed9eba14
83F8  s_add_u32 s60, s10, 0x1715609d
8400  s_add_u32 s61, s11, 0xa9066899
8408  s_add_u32 s62, s10, 0xb54cda56
8410  s_add_u32 s63, s11, 0x646e171e
8418  s_add_u32 s64, s10, 0x5384540f
8420  s_add_u32 s65, s11, 0x1fd5c5a3
8428  s_add_u32 s66, s10, 0xf1bbcdc8
8430  s_add_u32 s67, s11, 0xdb3d7428
8438  s_add_i32 s68, s10, 0x8ff34781
8440  s_add_i32 s69, s11, 0x96a522ad
8448  s_xor_b32 s70, s14, s11
844C  v_add_u32_e32 v24, s54, v3
8450  s_xor_b64 s[48:49], vcc, -1
8454  v_mov_b32_e32 v25, 0x7f
845C  s_mov_b32 s45, 0x7f7fffff
8464  s_mov_b32 s47, 0x7f800000
846C  s_mov_b32 s71, 0x17fffff
8474  v_cmp_ne_u32_e64 s[6:7], 1, v2
847C  v_mov_b32_e32 v26, 0x7f800000
8484  v_mov_b32_e32 v27, 0xfe
848C  v_mov_b32_e32 v28, 0
8490  s_waitcnt vmcnt(0)
8494  s_barrier
8498  s_branch 7
849C  s_or_b64 exec, exec, s[10:11]
84A0  s_or_b64 exec, exec, s[50:51]
84A4  s_addk_i32 s39, 0x1000
84A8  v_add_u32_e32 v28, 1, v28
84AC  s_cmpk_lg_u32 s39, 0x8000
84B0  v_add_u32_e32 v24, 16, v24
84B4  s_cbranch_scc0 382
84B8  s_and_b64 vcc, exec, s[6:7]
84BC  s_mov_b64 s[10:11], -1
84C0  s_cbranch_vccnz 7
84C4  v_and_b32_e32 v2, 0xffffffe0, v24
84CC  v_and_or_b32 v8, v28, 1, v22
84D4  v_mad_u64_u32 v[12:13], s[10:11], v2, s55, v[8:9]
84DC  s_mov_b64 s[10:11], 0
84E0  s_andn2_b64 vcc, exec, s[10:11]
84E4  s_cbranch_vccnz 2
84E8  v_mad_u64_u32 v[12:13], s[10:11], v24, s31, v[6:7]
84F0  v_cmp_le_u32_e32 vcc, s21, v24
84F4  s_or_b64 s[10:11], vcc, s[48:49]
84F8  s_and_saveexec_b64 s[12:13], s[10:11]
84FC  s_xor_b64 s[10:11], exec, s[12:13]
8500  s_cbranch_execz 10
8504  v_cmp_le_u32_e32 vcc, s2, v24
8508  s_or_b64 s[12:13], s[40:41], vcc
850C  s_nor_b64 s[14:15], s[12:13], s[4:5]
8510  s_and_saveexec_b64 s[12:13], s[14:15]
8514  s_cbranch_execz 4
8518  v_lshl_add_u64 v[2:3], s[36:37], 0, v[12:13]
8520  global_store_byte v[2:3], v25, off
8528  s_or_b64 exec, exec, s[12:13]
852C  s_andn2_saveexec_b64 s[50:51], s[10:11]
8530  s_cbranch_execz 65499
8534  v_add_u32_e32 v2, s39, v23
8538  ds_read_b128 v[2:5], v2
8540  s_waitcnt lgkmcnt(0)
8544  v_lshlrev_b32_e32 v14, 16, v2
8548  v_lshlrev_b32_e32 v16, 16, v3
854C  v_and_b32_e32 v29, 0x7fff0000, v14
8554  v_and_b32_e32 v8, 0x7fff0000, v2
855C  v_and_b32_e32 v17, 0xffff0000, v3
8564  v_lshlrev_b32_e32 v18, 16, v4
8568  v_max_u32_e32 v30, v8, v29
856C  v_and_b32_e32 v31, 0x7fff0000, v16
8574  v_and_b32_e32 v3, 0x7fff0000, v3
857C  v_and_b32_e32 v19, 0xffff0000, v4
8584  v_lshlrev_b32_e32 v20, 16, v5
8588  v_max3_u32 v3, v3, v31, v30
8590  v_and_b32_e32 v30, 0x7fff0000, v18
8598  v_and_b32_e32 v4, 0x7fff0000, v4
85A0  v_and_b32_e32 v21, 0xffff0000, v5
85A8  v_max3_u32 v3, v4, v30, v3
85B0  v_and_b32_e32 v4, 0x7fff0000, v20
85B8  v_and_b32_e32 v5, 0x7fff0000, v5
85C0  v_max3_u32 v3, v5, v4, v3
85C8  v_and_b32_e32 v15, 0xffff0000, v2
85D0  s_nop 0
85D4  v_max_u32_dpp v3, v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
85DC  s_nop 1
85E0  v_max_u32_dpp v4, v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
85E8  v_cmp_lt_u32_e32 vcc, s45, v4
85EC  v_mov_b32_e32 v3, 0
85F0  s_and_saveexec_b64 s[52:53], vcc
85F4  s_cbranch_execz 171
85F8  v_cmp_lt_u32_e32 vcc, s45, v29
85FC  v_mov_b32_e32 v3, 0
8600  s_and_saveexec_b64 s[10:11], vcc
8604  v_and_b32_e32 v14, 0x80000000, v14
860C  v_mov_b32_e32 v3, 7
8610  s_or_b64 exec, exec, s[10:11]
8614  v_cmp_lt_u32_e32 vcc, s47, v29
8618  v_and_b32_e32 v2, 0x80000000, v2
8620  v_or_b32_e32 v5, 0x70, v3
8628  v_cmp_lt_u32_e64 s[10:11], s45, v8
8630  v_cndmask_b32_e64 v4, v29, 0, vcc
8638  s_nop 0
863C  v_cndmask_b32_e64 v29, v21, v21, s[10:11]
8644  v_cndmask_b32_e64 v30, v20, v20, s[10:11]
864C  v_cndmask_b32_e64 v31, v19, v19, s[10:11]
8654  v_cndmask_b32_e64 v32, v18, v18, s[10:11]
865C  v_cndmask_b32_e64 v33, v17, v17, s[10:11]
8664  v_cndmask_b32_e64 v34, v16, v16, s[10:11]
866C  v_cndmask_b32_e64 v3, v3, v5, s[10:11]
8674  v_cndmask_b32_e64 v15, v15, v2, s[10:11]
867C  v_cmp_lt_u32_e64 s[10:11], s47, v8
8684  v_max_u32_e32 v5, v8, v4
8688  v_and_b32_e32 v8, 0x80000000, v34
8690  v_cndmask_b32_e64 v2, 0, 1, s[10:11]
8698  v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
869C  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
86A4  v_and_b32_e32 v5, 0x7fffffff, v34
86AC  v_cmp_lt_u32_e32 vcc, s45, v5
86B0  v_cmp_lt_u32_e64 s[10:11], s47, v5
86B8  v_max_u32_e32 v5, v5, v4
86BC  v_cndmask_b32_e32 v33, v33, v17, vcc
86C0  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
86C8  v_and_b32_e32 v5, 0x7fffffff, v33
86D0  v_cndmask_b32_e32 v16, v16, v8, vcc
86D4  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
86DC  v_cmp_lt_u32_e64 s[10:11], s45, v5
86E4  s_or_b64 s[12:13], s[10:11], vcc
86E8  v_or_b32_e32 v34, 0x700, v3
86F0  v_cndmask_b32_e64 v32, v32, v18, s[12:13]
86F8  v_cmp_lt_u32_e64 s[14:15], s47, v5
8700  v_max_u32_e32 v5, v5, v4
8704  v_cndmask_b32_e32 v3, v3, v34, vcc
8708  v_cndmask_b32_e64 v4, v5, v4, s[14:15]
8710  v_and_b32_e32 v5, 0x7fffffff, v32
8718  v_and_b32_e32 v33, 0x80000000, v33
8720  v_or_b32_e32 v34, 0x7000, v3
8728  v_addc_co_u32_e64 v2, s[16:17], v2, v8, s[14:15]
8730  v_cmp_lt_u32_e64 s[14:15], s45, v5
8738  v_cndmask_b32_e64 v3, v3, v34, s[10:11]
8740  v_cndmask_b32_e64 v17, v17, v33, s[10:11]
8748  s_or_b64 s[16:17], s[14:15], s[10:11]
874C  s_or_b64 s[10:11], s[14:15], s[12:13]
8750  v_cndmask_b32_e64 v31, v31, v19, s[10:11]
8758  v_cmp_lt_u32_e64 s[10:11], s47, v5
8760  v_max_u32_e32 v5, v5, v4
8764  v_and_b32_e32 v8, 0x80000000, v32
876C  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
8774  v_and_b32_e32 v5, 0x7fffffff, v31
877C  v_cndmask_b32_e64 v18, v18, v8, s[14:15]
8784  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
878C  v_cmp_lt_u32_e64 s[10:11], s45, v5
8794  s_or_b64 s[16:17], s[10:11], s[16:17]
8798  v_or_b32_e32 v32, 0x70000, v3
87A0  s_or_b64 vcc, s[16:17], vcc
87A4  v_cndmask_b32_e64 v3, v3, v32, s[14:15]
87AC  v_cndmask_b32_e32 v30, v30, v20, vcc
87B0  v_cmp_lt_u32_e32 vcc, s47, v5
87B4  v_max_u32_e32 v5, v5, v4
87B8  v_and_b32_e32 v31, 0x80000000, v31
87C0  v_or_b32_e32 v32, 0x700000, v3
87C8  v_cndmask_b32_e32 v4, v5, v4, vcc
87CC  v_and_b32_e32 v5, 0x7fffffff, v30
87D4  v_cndmask_b32_e64 v3, v3, v32, s[10:11]
87DC  s_or_b64 s[14:15], s[10:11], s[14:15]
87E0  v_cndmask_b32_e64 v19, v19, v31, s[10:11]
87E8  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
87F0  v_cmp_lt_u32_e32 vcc, s45, v5
87F4  s_or_b64 s[10:11], vcc, s[14:15]
87F8  v_and_b32_e32 v8, 0x80000000, v30
8800  v_or_b32_e32 v30, 0x7000000, v3
8808  s_or_b64 s[10:11], s[12:13], s[10:11]
880C  v_cndmask_b32_e32 v3, v3, v30, vcc
8810  v_cndmask_b32_e64 v29, v29, v21, s[10:11]
8818  v_cndmask_b32_e32 v20, v20, v8, vcc
881C  v_cmp_lt_u32_e32 vcc, s47, v5
8820  v_max_u32_e32 v5, v5, v4
8824  v_or_b32_e32 v30, 0x70000000, v3
882C  v_cndmask_b32_e32 v4, v5, v4, vcc
8830  v_and_b32_e32 v5, 0x7fffffff, v29
8838  v_cndmask_b32_e64 v8, 0, 1, vcc
8840  v_and_b32_e32 v29, 0x80000000, v29
8848  v_cmp_lt_u32_e32 vcc, s45, v5
884C  s_nop 1
8850  v_cndmask_b32_e32 v3, v3, v30, vcc
8854  v_cndmask_b32_e32 v21, v21, v29, vcc
8858  v_cmp_lt_u32_e32 vcc, s47, v5
885C  v_max_u32_e32 v5, v5, v4
8860  s_nop 0
8864  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
886C  v_cndmask_b32_e32 v4, v5, v4, vcc
8870  s_nop 0
8874  v_add_u32_dpp v2, v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
887C  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
8884  s_nop 0
8888  v_add_u32_dpp v2, v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
8890  v_cmp_ne_u32_e32 vcc, 32, v2
8894  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
889C  s_nop 0
88A0  v_cndmask_b32_e32 v4, v26, v4, vcc
88A4  s_or_b64 exec, exec, s[52:53]
88A8  v_cmp_ne_u32_e32 vcc, 0, v4
88AC  v_mov_b32_e32 v2, 0x7f
88B4  s_and_saveexec_b64 s[10:11], vcc
88B8  v_add_u32_e32 v2, s20, v4
88BC  v_lshrrev_b32_e32 v5, 23, v2
88C0  v_add_u32_e32 v5, -2, v5
88C4  v_cmp_lt_u32_e32 vcc, s71, v2
88C8  s_nop 1
88CC  v_cndmask_b32_e32 v2, 0, v5, vcc
88D0  v_cmp_eq_u32_e32 vcc, s47, v4
88D4  s_and_b64 vcc, s[18:19], vcc
88D8  s_nop 0
88DC  v_cndmask_b32_e32 v2, v2, v27, vcc
88E0  s_or_b64 exec, exec, s[10:11]
88E4  v_cmp_eq_u32_e32 vcc, 0, v2
88E8  s_cbranch_vccz 13
88EC  s_nop 0
88F0  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
88F8  v_pk_mul_f32 v[20:21], v[4:5], v[20:21] op_sel_hi:[0,1]
8900  v_pk_mul_f32 v[18:19], v[4:5], v[18:19] op_sel_hi:[0,1]
8908  v_pk_mul_f32 v[16:17], v[4:5], v[16:17] op_sel_hi:[0,1]
8910  v_pk_mul_f32 v[14:15], v[4:5], v[14:15] op_sel_hi:[0,1]
8918  v_max_u32_e32 v4, 1, v2
891C  s_branch 1
8920  v_mov_b32_e32 v4, v2
8924  v_mad_u64_u32 v[30:31], s[10:11], v24, s31, v[6:7]
892C  v_lshl_or_b32 v5, v30, 2, v100
8934  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
893C  v_xor_b32_e32 v5, s70, v33
8940  v_mad_u64_u32 v[34:35], s[10:11], v5, s23, 0
8948  v_xor_b32_e32 v5, s44, v35
894C  v_xor_b32_e32 v8, s42, v32
8950  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8958  v_mad_u64_u32 v[36:37], s[10:11], v8, s23, 0
8960  v_xor_b32_e32 v5, s38, v37
8964  v_xor_b32_e32 v8, s46, v33
8968  v_xor_b32_e32 v5, v5, v34
896C  v_mad_u64_u32 v[38:39], s[10:11], v8, s23, 0
8974  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
897C  v_xor_b32_e32 v5, s43, v39
8980  v_xor_b32_e32 v5, v5, v36
8984  v_xor_b32_e32 v8, s57, v35
8988  v_xor_b32_e32 v8, v8, v32
898C  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8994  v_mad_u64_u32 v[36:37], s[10:11], v8, s23, 0
899C  v_xor_b32_e32 v8, s59, v33
89A0  v_xor_b32_e32 v5, s58, v37
89A4  v_xor_b32_e32 v8, v8, v34
89A8  v_xor_b32_e32 v5, v5, v38
89AC  v_mad_u64_u32 v[38:39], s[10:11], v8, s23, 0
89B4  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
89BC  v_xor_b32_e32 v5, s60, v39
89C0  v_xor_b32_e32 v5, v5, v36
89C4  v_xor_b32_e32 v8, s61, v35
89C8  v_xor_b32_e32 v8, v8, v32
89CC  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
89D4  v_mad_u64_u32 v[36:37], s[10:11], v8, s23, 0
89DC  v_xor_b32_e32 v8, s63, v33
89E0  v_xor_b32_e32 v5, s62, v37
89E4  v_xor_b32_e32 v8, v8, v34
89E8  v_xor_b32_e32 v5, v5, v38
89EC  v_mad_u64_u32 v[38:39], s[10:11], v8, s23, 0
89F4  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
89FC  v_xor_b32_e32 v5, s64, v39
8A00  v_xor_b32_e32 v5, v5, v36
8A04  v_xor_b32_e32 v8, s65, v35
8A08  v_xor_b32_e32 v8, v8, v32
8A0C  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8A14  v_mad_u64_u32 v[36:37], s[10:11], v8, s23, 0
8A1C  v_xor_b32_e32 v8, s67, v33
8A20  v_xor_b32_e32 v5, s66, v37
8A24  v_xor_b32_e32 v8, v8, v34
8A28  v_xor_b32_e32 v5, v5, v38
8A2C  v_mad_u64_u32 v[38:39], s[10:11], v8, s23, 0
8A34  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
8A3C  v_xor_b32_e32 v5, v36, v39
8A40  v_xor_b32_e32 v5, s68, v5
8A44  v_xor_b32_e32 v8, v32, v35
8A48  v_lshlrev_b32_e32 v4, 23, v4
8A4C  v_mov_b32_e32 v29, 0
8A50  v_mov_b32_e32 v32, 0
8A54  v_xor_b32_e32 v8, s69, v8
8A58  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[14:15], v5, v4
8A60  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[18:19], v8, v4 op_sel:[0,0,0,1]
8A68  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[16:17], v38, v4 op_sel:[0,0,1,0]
8A70  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[20:21], v34, v4 op_sel:[0,0,1,1]
8A78  s_nop 0
8A7C  v_lshl_add_u64 v[4:5], v[30:31], 4, v[10:11]
8A84  v_or3_b32 v3, v29, v32, v3
8A8C  global_store_dword v[4:5], v3, off
8A94  s_and_saveexec_b64 s[10:11], s[8:9]
8A98  s_cbranch_execz 65152
8A9C  v_lshl_add_u64 v[4:5], s[36:37], 0, v[12:13]
8AA4  global_store_byte v[4:5], v2, off
8AAC  s_branch 65147
8AB0  v_lshlrev_b32_e32 v2, 1, v0
8AB4  v_lshrrev_b32_e32 v101, 6, v0
8AB8  v_and_b32_e32 v102, 0x7e, v2
8AC0  s_lshl_b32 s11, s3, 2
8AC4  s_lshr_b32 s10, s21, 5
8AC8  v_or_b32_e32 v77, s33, v102
8ACC  v_or_b32_e32 v76, s11, v101
8AD0  v_cmp_gt_u32_e32 vcc, s22, v77
8AD4  v_cmp_gt_u32_e64 s[2:3], s10, v76
8ADC  s_and_b64 s[2:3], vcc, s[2:3]
8AE0  s_and_saveexec_b64 s[6:7], s[2:3]
8AE4  s_cbranch_execz 2161
8AE8  v_lshlrev_b32_e32 v2, 1, v102
8AEC  v_lshl_or_b32 v2, v101, 13, v2
8AF4  ds_read2st64_b32 v[40:41], v2 offset1:1
8AFC  ds_read2st64_b32 v[38:39], v2 offset0:2 offset1:3
8B04  ds_read2st64_b32 v[28:29], v2 offset0:4 offset1:5
8B0C  ds_read2st64_b32 v[26:27], v2 offset0:6 offset1:7
8B14  ds_read2st64_b32 v[24:25], v2 offset0:8 offset1:9
8B1C  ds_read2st64_b32 v[22:23], v2 offset0:10 offset1:11
8B24  ds_read2st64_b32 v[20:21], v2 offset0:12 offset1:13
8B2C  ds_read2st64_b32 v[18:19], v2 offset0:14 offset1:15
8B34  ds_read2st64_b32 v[16:17], v2 offset0:16 offset1:17
8B3C  ds_read2st64_b32 v[14:15], v2 offset0:18 offset1:19
8B44  ds_read2st64_b32 v[12:13], v2 offset0:20 offset1:21
8B4C  ds_read2st64_b32 v[10:11], v2 offset0:22 offset1:23
8B54  ds_read2st64_b32 v[8:9], v2 offset0:24 offset1:25
8B5C  ds_read2st64_b32 v[6:7], v2 offset0:26 offset1:27
8B64  ds_read2st64_b32 v[4:5], v2 offset0:28 offset1:29
8B6C  ds_read2st64_b32 v[2:3], v2 offset0:30 offset1:31
8B74  s_waitcnt lgkmcnt(14)
8B78  v_lshlrev_b32_e32 v93, 16, v41
8B7C  v_lshlrev_b32_e32 v92, 16, v40
8B80  v_and_b32_e32 v64, 0x7fff0000, v93
8B88  v_and_b32_e32 v65, 0x7fff0000, v92
8B90  v_lshlrev_b32_e32 v95, 16, v39
8B94  v_lshlrev_b32_e32 v94, 16, v38
8B98  v_max_u32_e32 v30, v64, v65
8B9C  v_and_b32_e32 v62, 0x7fff0000, v95
8BA4  v_and_b32_e32 v63, 0x7fff0000, v94
8BAC  s_waitcnt lgkmcnt(13)
8BB0  v_lshlrev_b32_e32 v97, 16, v29
8BB4  v_lshlrev_b32_e32 v96, 16, v28
8BB8  v_max3_u32 v30, v62, v63, v30
8BC0  v_and_b32_e32 v60, 0x7fff0000, v97
8BC8  v_and_b32_e32 v61, 0x7fff0000, v96
8BD0  s_waitcnt lgkmcnt(12)
8BD4  v_lshlrev_b32_e32 v99, 16, v27
8BD8  v_lshlrev_b32_e32 v98, 16, v26
8BDC  v_max3_u32 v30, v60, v61, v30
8BE4  v_and_b32_e32 v58, 0x7fff0000, v99
8BEC  v_and_b32_e32 v59, 0x7fff0000, v98
8BF4  s_waitcnt lgkmcnt(11)
8BF8  v_lshlrev_b32_e32 v85, 16, v25
8BFC  v_lshlrev_b32_e32 v84, 16, v24
8C00  v_max3_u32 v30, v58, v59, v30
8C08  v_and_b32_e32 v56, 0x7fff0000, v85
8C10  v_and_b32_e32 v57, 0x7fff0000, v84
8C18  s_waitcnt lgkmcnt(10)
8C1C  v_lshlrev_b32_e32 v87, 16, v23
8C20  v_lshlrev_b32_e32 v86, 16, v22
8C24  v_max3_u32 v30, v56, v57, v30
8C2C  v_and_b32_e32 v54, 0x7fff0000, v87
8C34  v_and_b32_e32 v55, 0x7fff0000, v86
8C3C  s_waitcnt lgkmcnt(9)
8C40  v_lshlrev_b32_e32 v89, 16, v21
8C44  v_lshlrev_b32_e32 v88, 16, v20
8C48  v_max3_u32 v30, v54, v55, v30
8C50  v_and_b32_e32 v52, 0x7fff0000, v89
8C58  v_and_b32_e32 v53, 0x7fff0000, v88
8C60  s_waitcnt lgkmcnt(8)
8C64  v_lshlrev_b32_e32 v91, 16, v19
8C68  v_lshlrev_b32_e32 v90, 16, v18
8C6C  v_max3_u32 v30, v52, v53, v30
8C74  v_and_b32_e32 v50, 0x7fff0000, v91
8C7C  v_and_b32_e32 v51, 0x7fff0000, v90
8C84  s_waitcnt lgkmcnt(7)
8C88  v_lshlrev_b32_e32 v75, 16, v17
8C8C  v_lshlrev_b32_e32 v74, 16, v16
8C90  v_max3_u32 v30, v50, v51, v30
8C98  v_and_b32_e32 v48, 0x7fff0000, v75
8CA0  v_and_b32_e32 v49, 0x7fff0000, v74
8CA8  s_waitcnt lgkmcnt(6)
8CAC  v_lshlrev_b32_e32 v79, 16, v15
8CB0  v_lshlrev_b32_e32 v78, 16, v14
8CB4  v_max3_u32 v30, v48, v49, v30
8CBC  v_and_b32_e32 v46, 0x7fff0000, v79
8CC4  v_and_b32_e32 v47, 0x7fff0000, v78
8CCC  s_waitcnt lgkmcnt(5)
8CD0  v_lshlrev_b32_e32 v81, 16, v13
8CD4  v_lshlrev_b32_e32 v80, 16, v12
8CD8  v_max3_u32 v30, v46, v47, v30
8CE0  v_and_b32_e32 v44, 0x7fff0000, v81
8CE8  v_and_b32_e32 v45, 0x7fff0000, v80
8CF0  s_waitcnt lgkmcnt(4)
8CF4  v_lshlrev_b32_e32 v83, 16, v11
8CF8  v_lshlrev_b32_e32 v82, 16, v10
8CFC  v_max3_u32 v30, v44, v45, v30
8D04  v_and_b32_e32 v42, 0x7fff0000, v83
8D0C  v_and_b32_e32 v43, 0x7fff0000, v82
8D14  s_waitcnt lgkmcnt(3)
8D18  v_lshlrev_b32_e32 v67, 16, v9
8D1C  v_lshlrev_b32_e32 v66, 16, v8
8D20  v_max3_u32 v30, v42, v43, v30
8D28  v_and_b32_e32 v36, 0x7fff0000, v67
8D30  v_and_b32_e32 v37, 0x7fff0000, v66
8D38  s_waitcnt lgkmcnt(2)
8D3C  v_lshlrev_b32_e32 v69, 16, v7
8D40  v_lshlrev_b32_e32 v68, 16, v6
8D44  v_max3_u32 v30, v36, v37, v30
8D4C  v_and_b32_e32 v34, 0x7fff0000, v69
8D54  v_and_b32_e32 v35, 0x7fff0000, v68
8D5C  s_waitcnt lgkmcnt(1)
8D60  v_lshlrev_b32_e32 v71, 16, v5
8D64  v_lshlrev_b32_e32 v70, 16, v4
8D68  v_max3_u32 v30, v34, v35, v30
8D70  v_and_b32_e32 v32, 0x7fff0000, v71
8D78  v_and_b32_e32 v33, 0x7fff0000, v70
8D80  s_waitcnt lgkmcnt(0)
8D84  v_lshlrev_b32_e32 v73, 16, v3
8D88  v_lshlrev_b32_e32 v72, 16, v2
8D8C  v_max3_u32 v103, v32, v33, v30
8D94  v_and_b32_e32 v30, 0x7fff0000, v73
8D9C  v_and_b32_e32 v31, 0x7fff0000, v72
8DA4  v_max3_u32 v108, v30, v31, v103
8DAC  s_mov_b32 s12, 0x7f7fffff
8DB4  v_cmp_lt_u32_e32 vcc, s12, v108
8DB8  v_mov_b32_e32 v103, 0
8DBC  v_mov_b32_e32 v104, 0
8DC0  v_mov_b32_e32 v105, 0
8DC4  v_mov_b32_e32 v106, 0
8DC8  s_and_saveexec_b64 s[8:9], vcc
8DCC  s_cbranch_execz 466
8DD0  s_mov_b32 s13, 0x7f800000
8DD8  v_and_b32_e32 v103, 0x80000000, v92
8DE0  v_cmp_lt_u32_e32 vcc, s12, v65
8DE4  v_cmp_lt_u32_e64 s[2:3], s13, v65
8DEC  v_and_b32_e32 v104, 0x80000000, v93
8DF4  v_cndmask_b32_e64 v105, 0, 7, vcc
8DFC  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
8E04  v_cmp_lt_u32_e64 s[4:5], s12, v64
8E0C  v_cndmask_b32_e32 v92, v92, v103, vcc
8E10  v_cmp_lt_u32_e32 vcc, s13, v64
8E14  v_or_b32_e32 v106, 0x70, v105
8E1C  v_cndmask_b32_e64 v93, v93, v104, s[4:5]
8E24  v_cndmask_b32_e64 v104, 0, 1, vcc
8E2C  v_max_u32_e32 v64, v64, v65
8E30  v_cndmask_b32_e64 v103, v105, v106, s[4:5]
8E38  v_addc_co_u32_e64 v104, s[2:3], 0, v104, s[2:3]
8E40  v_cndmask_b32_e32 v64, v64, v65, vcc
8E44  v_or_b32_e32 v106, 0x700, v103
8E4C  v_cmp_lt_u32_e32 vcc, s12, v63
8E50  v_cmp_lt_u32_e64 s[2:3], s13, v63
8E58  v_max_u32_e32 v63, v63, v64
8E5C  v_and_b32_e32 v65, 0x80000000, v94
8E64  v_cndmask_b32_e32 v103, v103, v106, vcc
8E68  v_cndmask_b32_e64 v63, v63, v64, s[2:3]
8E70  v_and_b32_e32 v105, 0x80000000, v95
8E78  v_cndmask_b32_e64 v106, 0, 1, s[2:3]
8E80  v_or_b32_e32 v64, 0x7000, v103
8E88  v_cmp_lt_u32_e64 s[2:3], s12, v62
8E90  v_cndmask_b32_e32 v94, v94, v65, vcc
8E94  v_cmp_lt_u32_e32 vcc, s13, v62
8E98  v_max_u32_e32 v62, v62, v63
8E9C  v_cndmask_b32_e64 v95, v95, v105, s[2:3]
8EA4  v_cndmask_b32_e64 v64, v103, v64, s[2:3]
8EAC  v_addc_co_u32_e64 v65, s[2:3], v104, v106, vcc
8EB4  v_cndmask_b32_e32 v62, v62, v63, vcc
8EB8  v_or_b32_e32 v104, 0x70000, v64
8EC0  v_cmp_lt_u32_e32 vcc, s12, v61
8EC4  v_cmp_lt_u32_e64 s[2:3], s13, v61
8ECC  v_max_u32_e32 v61, v61, v62
8ED0  v_and_b32_e32 v63, 0x80000000, v96
8ED8  v_cndmask_b32_e32 v64, v64, v104, vcc
8EDC  v_cndmask_b32_e64 v61, v61, v62, s[2:3]
8EE4  v_and_b32_e32 v103, 0x80000000, v97
8EEC  v_cndmask_b32_e64 v104, 0, 1, s[2:3]
8EF4  v_or_b32_e32 v62, 0x700000, v64
8EFC  v_cmp_lt_u32_e64 s[2:3], s12, v60
8F04  v_cndmask_b32_e32 v96, v96, v63, vcc
8F08  v_cmp_lt_u32_e32 vcc, s13, v60
8F0C  v_max_u32_e32 v60, v60, v61
8F10  v_cndmask_b32_e64 v97, v97, v103, s[2:3]
8F18  v_cndmask_b32_e64 v62, v64, v62, s[2:3]
8F20  v_addc_co_u32_e64 v63, s[2:3], v65, v104, vcc
8F28  v_cndmask_b32_e32 v60, v60, v61, vcc
8F2C  v_or_b32_e32 v65, 0x7000000, v62
8F34  v_cmp_lt_u32_e32 vcc, s12, v59
8F38  v_cmp_lt_u32_e64 s[2:3], s13, v59
8F40  v_max_u32_e32 v59, v59, v60
8F44  v_and_b32_e32 v61, 0x80000000, v98
8F4C  v_cndmask_b32_e32 v62, v62, v65, vcc
8F50  v_cndmask_b32_e64 v59, v59, v60, s[2:3]
8F58  v_and_b32_e32 v64, 0x80000000, v99
8F60  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
8F68  v_or_b32_e32 v60, 0x70000000, v62
8F70  v_cmp_lt_u32_e64 s[2:3], s12, v58
8F78  v_cndmask_b32_e32 v98, v98, v61, vcc
8F7C  v_cmp_lt_u32_e32 vcc, s13, v58
8F80  v_max_u32_e32 v58, v58, v59
8F84  v_cndmask_b32_e64 v99, v99, v64, s[2:3]
8F8C  v_cndmask_b32_e64 v103, v62, v60, s[2:3]
8F94  v_addc_co_u32_e64 v60, s[2:3], v63, v65, vcc
8F9C  v_cndmask_b32_e32 v58, v58, v59, vcc
8FA0  v_cmp_lt_u32_e32 vcc, s12, v57
8FA4  v_cmp_lt_u32_e64 s[2:3], s13, v57
8FAC  v_max_u32_e32 v57, v57, v58
8FB0  v_and_b32_e32 v59, 0x80000000, v84
8FB8  v_cndmask_b32_e64 v62, 0, 7, vcc
8FC0  v_cndmask_b32_e64 v57, v57, v58, s[2:3]
8FC8  v_and_b32_e32 v61, 0x80000000, v85
8FD0  v_cndmask_b32_e64 v63, 0, 1, s[2:3]
8FD8  v_or_b32_e32 v58, 0x70, v62
8FE0  v_cmp_lt_u32_e64 s[2:3], s12, v56
8FE8  v_cndmask_b32_e32 v84, v84, v59, vcc
8FEC  v_cmp_lt_u32_e32 vcc, s13, v56
8FF0  v_max_u32_e32 v56, v56, v57
8FF4  v_cndmask_b32_e64 v85, v85, v61, s[2:3]
8FFC  v_cndmask_b32_e64 v58, v62, v58, s[2:3]
9004  v_addc_co_u32_e64 v59, s[2:3], v60, v63, vcc
900C  v_cndmask_b32_e32 v56, v56, v57, vcc
9010  v_or_b32_e32 v61, 0x700, v58
9018  v_cmp_lt_u32_e32 vcc, s12, v55
901C  v_cmp_lt_u32_e64 s[2:3], s13, v55
9024  v_max_u32_e32 v55, v55, v56
9028  v_and_b32_e32 v57, 0x80000000, v86
9030  v_cndmask_b32_e32 v58, v58, v61, vcc
9034  v_cndmask_b32_e64 v55, v55, v56, s[2:3]
903C  v_and_b32_e32 v60, 0x80000000, v87
9044  v_cndmask_b32_e64 v61, 0, 1, s[2:3]
904C  v_or_b32_e32 v56, 0x7000, v58
9054  v_cmp_lt_u32_e64 s[2:3], s12, v54
905C  v_cndmask_b32_e32 v86, v86, v57, vcc
9060  v_cmp_lt_u32_e32 vcc, s13, v54
9064  v_max_u32_e32 v54, v54, v55
9068  v_cndmask_b32_e64 v87, v87, v60, s[2:3]
9070  v_cndmask_b32_e64 v56, v58, v56, s[2:3]
9078  v_addc_co_u32_e64 v57, s[2:3], v59, v61, vcc
9080  v_cndmask_b32_e32 v54, v54, v55, vcc
9084  v_or_b32_e32 v59, 0x70000, v56
908C  v_cmp_lt_u32_e32 vcc, s12, v53
9090  v_cmp_lt_u32_e64 s[2:3], s13, v53
9098  v_max_u32_e32 v53, v53, v54
909C  v_and_b32_e32 v55, 0x80000000, v88
90A4  v_cndmask_b32_e32 v56, v56, v59, vcc
90A8  v_cndmask_b32_e64 v53, v53, v54, s[2:3]
90B0  v_and_b32_e32 v58, 0x80000000, v89
90B8  v_cndmask_b32_e64 v59, 0, 1, s[2:3]
90C0  v_or_b32_e32 v54, 0x700000, v56
90C8  v_cmp_lt_u32_e64 s[2:3], s12, v52
90D0  v_cndmask_b32_e32 v88, v88, v55, vcc
90D4  v_cmp_lt_u32_e32 vcc, s13, v52
90D8  v_max_u32_e32 v52, v52, v53
90DC  v_cndmask_b32_e64 v89, v89, v58, s[2:3]
90E4  v_cndmask_b32_e64 v54, v56, v54, s[2:3]
90EC  v_addc_co_u32_e64 v55, s[2:3], v57, v59, vcc
90F4  v_cndmask_b32_e32 v52, v52, v53, vcc
90F8  v_or_b32_e32 v57, 0x7000000, v54
9100  v_cmp_lt_u32_e32 vcc, s12, v51
9104  v_cmp_lt_u32_e64 s[2:3], s13, v51
910C  v_max_u32_e32 v51, v51, v52
9110  v_and_b32_e32 v53, 0x80000000, v90
9118  v_cndmask_b32_e32 v54, v54, v57, vcc
911C  v_cndmask_b32_e64 v51, v51, v52, s[2:3]
9124  v_and_b32_e32 v56, 0x80000000, v91
912C  v_cndmask_b32_e64 v57, 0, 1, s[2:3]
9134  v_or_b32_e32 v52, 0x70000000, v54
913C  v_cmp_lt_u32_e64 s[2:3], s12, v50
9144  v_cndmask_b32_e32 v90, v90, v53, vcc
9148  v_cmp_lt_u32_e32 vcc, s13, v50
914C  v_max_u32_e32 v50, v50, v51
9150  v_cndmask_b32_e64 v91, v91, v56, s[2:3]
9158  v_cndmask_b32_e64 v104, v54, v52, s[2:3]
9160  v_addc_co_u32_e64 v52, s[2:3], v55, v57, vcc
9168  v_cndmask_b32_e32 v50, v50, v51, vcc
916C  v_cmp_lt_u32_e32 vcc, s12, v49
9170  v_cmp_lt_u32_e64 s[2:3], s13, v49
9178  v_max_u32_e32 v49, v49, v50
917C  v_and_b32_e32 v51, 0x80000000, v74
9184  v_cndmask_b32_e64 v54, 0, 7, vcc
918C  v_cndmask_b32_e64 v49, v49, v50, s[2:3]
9194  v_and_b32_e32 v53, 0x80000000, v75
919C  v_cndmask_b32_e64 v55, 0, 1, s[2:3]
91A4  v_or_b32_e32 v50, 0x70, v54
91AC  v_cmp_lt_u32_e64 s[2:3], s12, v48
91B4  v_cndmask_b32_e32 v74, v74, v51, vcc
91B8  v_cmp_lt_u32_e32 vcc, s13, v48
91BC  v_max_u32_e32 v48, v48, v49
91C0  v_cndmask_b32_e64 v75, v75, v53, s[2:3]
91C8  v_cndmask_b32_e64 v50, v54, v50, s[2:3]
91D0  v_addc_co_u32_e64 v51, s[2:3], v52, v55, vcc
91D8  v_cndmask_b32_e32 v48, v48, v49, vcc
91DC  v_or_b32_e32 v53, 0x700, v50
91E4  v_cmp_lt_u32_e32 vcc, s12, v47
91E8  v_cmp_lt_u32_e64 s[2:3], s13, v47
91F0  v_max_u32_e32 v47, v47, v48
91F4  v_and_b32_e32 v49, 0x80000000, v78
91FC  v_cndmask_b32_e32 v50, v50, v53, vcc
9200  v_cndmask_b32_e64 v47, v47, v48, s[2:3]
9208  v_and_b32_e32 v52, 0x80000000, v79
9210  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
9218  v_or_b32_e32 v48, 0x7000, v50
9220  v_cmp_lt_u32_e64 s[2:3], s12, v46
9228  v_cndmask_b32_e32 v78, v78, v49, vcc
922C  v_cmp_lt_u32_e32 vcc, s13, v46
9230  v_max_u32_e32 v46, v46, v47
9234  v_cndmask_b32_e64 v79, v79, v52, s[2:3]
923C  v_cndmask_b32_e64 v48, v50, v48, s[2:3]
9244  v_addc_co_u32_e64 v49, s[2:3], v51, v53, vcc
924C  v_cndmask_b32_e32 v46, v46, v47, vcc
9250  v_or_b32_e32 v51, 0x70000, v48
9258  v_cmp_lt_u32_e32 vcc, s12, v45
925C  v_cmp_lt_u32_e64 s[2:3], s13, v45
9264  v_max_u32_e32 v45, v45, v46
9268  v_and_b32_e32 v47, 0x80000000, v80
9270  v_cndmask_b32_e32 v48, v48, v51, vcc
9274  v_cndmask_b32_e64 v45, v45, v46, s[2:3]
927C  v_and_b32_e32 v50, 0x80000000, v81
9284  v_cndmask_b32_e64 v51, 0, 1, s[2:3]
928C  v_or_b32_e32 v46, 0x700000, v48
9294  v_cmp_lt_u32_e64 s[2:3], s12, v44
929C  v_cndmask_b32_e32 v80, v80, v47, vcc
92A0  v_cmp_lt_u32_e32 vcc, s13, v44
92A4  v_max_u32_e32 v44, v44, v45
92A8  v_cndmask_b32_e64 v81, v81, v50, s[2:3]
92B0  v_cndmask_b32_e64 v46, v48, v46, s[2:3]
92B8  v_addc_co_u32_e64 v47, s[2:3], v49, v51, vcc
92C0  v_cndmask_b32_e32 v44, v44, v45, vcc
92C4  v_or_b32_e32 v49, 0x7000000, v46
92CC  v_cmp_lt_u32_e32 vcc, s12, v43
92D0  v_cmp_lt_u32_e64 s[2:3], s13, v43
92D8  v_max_u32_e32 v43, v43, v44
92DC  v_and_b32_e32 v45, 0x80000000, v82
92E4  v_cndmask_b32_e32 v46, v46, v49, vcc
92E8  v_cndmask_b32_e64 v43, v43, v44, s[2:3]
92F0  v_and_b32_e32 v48, 0x80000000, v83
92F8  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
9300  v_or_b32_e32 v44, 0x70000000, v46
9308  v_cmp_lt_u32_e64 s[2:3], s12, v42
9310  v_cndmask_b32_e32 v82, v82, v45, vcc
9314  v_cmp_lt_u32_e32 vcc, s13, v42
9318  v_max_u32_e32 v42, v42, v43
931C  v_cndmask_b32_e64 v83, v83, v48, s[2:3]
9324  v_cndmask_b32_e64 v105, v46, v44, s[2:3]
932C  v_addc_co_u32_e64 v44, s[2:3], v47, v49, vcc
9334  v_cndmask_b32_e32 v42, v42, v43, vcc
9338  v_cmp_lt_u32_e32 vcc, s12, v37
933C  v_cmp_lt_u32_e64 s[2:3], s13, v37
9344  v_max_u32_e32 v37, v37, v42
9348  v_cndmask_b32_e64 v46, 0, 7, vcc
9350  v_and_b32_e32 v43, 0x80000000, v66
9358  v_cndmask_b32_e64 v47, 0, 1, s[2:3]
9360  v_cndmask_b32_e64 v37, v37, v42, s[2:3]
9368  v_or_b32_e32 v42, 0x70, v46
9370  v_cmp_lt_u32_e64 s[2:3], s12, v36
9378  v_and_b32_e32 v45, 0x80000000, v67
9380  v_cndmask_b32_e32 v66, v66, v43, vcc
9384  v_cndmask_b32_e64 v42, v46, v42, s[2:3]
938C  v_cmp_lt_u32_e32 vcc, s13, v36
9390  v_max_u32_e32 v36, v36, v37
9394  v_cndmask_b32_e64 v67, v67, v45, s[2:3]
939C  v_addc_co_u32_e64 v43, s[2:3], v44, v47, vcc
93A4  v_cndmask_b32_e32 v36, v36, v37, vcc
93A8  v_or_b32_e32 v45, 0x700, v42
93B0  v_cmp_lt_u32_e32 vcc, s12, v35
93B4  v_cmp_lt_u32_e64 s[2:3], s13, v35
93BC  v_max_u32_e32 v35, v35, v36
93C0  v_cndmask_b32_e32 v42, v42, v45, vcc
93C4  v_and_b32_e32 v37, 0x80000000, v68
93CC  v_cndmask_b32_e64 v45, 0, 1, s[2:3]
93D4  v_cndmask_b32_e64 v35, v35, v36, s[2:3]
93DC  v_or_b32_e32 v36, 0x7000, v42
93E4  v_cmp_lt_u32_e64 s[2:3], s12, v34
93EC  v_and_b32_e32 v44, 0x80000000, v69
93F4  v_cndmask_b32_e32 v68, v68, v37, vcc
93F8  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
9400  v_cmp_lt_u32_e32 vcc, s13, v34
9404  v_max_u32_e32 v34, v34, v35
9408  v_cndmask_b32_e64 v69, v69, v44, s[2:3]
9410  v_addc_co_u32_e64 v37, s[2:3], v43, v45, vcc
9418  v_cndmask_b32_e32 v34, v34, v35, vcc
941C  v_or_b32_e32 v43, 0x70000, v36
9424  v_cmp_lt_u32_e32 vcc, s12, v33
9428  v_cmp_lt_u32_e64 s[2:3], s13, v33
9430  v_max_u32_e32 v33, v33, v34
9434  v_cndmask_b32_e32 v36, v36, v43, vcc
9438  v_and_b32_e32 v35, 0x80000000, v70
9440  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
9448  v_cndmask_b32_e64 v33, v33, v34, s[2:3]
9450  v_or_b32_e32 v34, 0x700000, v36
9458  v_cmp_lt_u32_e64 s[2:3], s12, v32
9460  v_and_b32_e32 v42, 0x80000000, v71
9468  v_cndmask_b32_e32 v70, v70, v35, vcc
946C  v_cndmask_b32_e64 v34, v36, v34, s[2:3]
9474  v_cmp_lt_u32_e32 vcc, s13, v32
9478  v_max_u32_e32 v32, v32, v33
947C  v_cndmask_b32_e64 v71, v71, v42, s[2:3]
9484  v_addc_co_u32_e64 v35, s[2:3], v37, v43, vcc
948C  v_cndmask_b32_e32 v32, v32, v33, vcc
9490  v_or_b32_e32 v37, 0x7000000, v34
9498  v_cmp_lt_u32_e32 vcc, s12, v31
949C  v_and_b32_e32 v33, 0x80000000, v72
94A4  v_cmp_lt_u32_e64 s[2:3], s13, v31
94AC  v_cndmask_b32_e32 v34, v34, v37, vcc
94B0  v_max_u32_e32 v31, v31, v32
94B4  v_and_b32_e32 v36, 0x80000000, v73
94BC  v_cndmask_b32_e64 v37, 0, 1, s[2:3]
94C4  v_cndmask_b32_e64 v31, v31, v32, s[2:3]
94CC  v_or_b32_e32 v32, 0x70000000, v34
94D4  v_cmp_lt_u32_e64 s[2:3], s12, v30
94DC  v_cndmask_b32_e32 v72, v72, v33, vcc
94E0  v_cmp_lt_u32_e32 vcc, s13, v30
94E4  v_cndmask_b32_e64 v73, v73, v36, s[2:3]
94EC  v_cndmask_b32_e64 v106, v34, v32, s[2:3]
94F4  v_addc_co_u32_e64 v32, s[2:3], v35, v37, vcc
94FC  v_max_u32_e32 v30, v30, v31
9500  v_cndmask_b32_e32 v30, v30, v31, vcc
9504  v_mov_b32_e32 v31, 0x7f800000
950C  v_cmp_ne_u32_e32 vcc, 32, v32
9510  s_nop 1
9514  v_cndmask_b32_e32 v108, v31, v30, vcc
9518  s_or_b64 exec, exec, s[8:9]
951C  v_cmp_ne_u32_e32 vcc, 0, v108
9520  v_mov_b32_e32 v107, 0x7f
9528  s_and_saveexec_b64 s[2:3], vcc
952C  s_cbranch_execz 15
9530  v_add_u32_e32 v30, s20, v108
9534  s_mov_b32 s4, 0x17fffff
953C  v_lshrrev_b32_e32 v31, 23, v30
9540  v_add_u32_e32 v31, -2, v31
9544  v_cmp_lt_u32_e32 vcc, s4, v30
9548  s_mov_b32 s4, 0x7f800000
9550  s_nop 0
9554  v_cndmask_b32_e32 v30, 0, v31, vcc
9558  v_cmp_eq_u32_e32 vcc, s4, v108
955C  v_mov_b32_e32 v31, 0xfe
9564  s_and_b64 vcc, s[18:19], vcc
9568  v_cndmask_b32_e32 v107, v30, v31, vcc
956C  s_or_b64 exec, exec, s[2:3]
9570  v_cmp_eq_u32_e32 vcc, 0, v107
9574  s_cbranch_vccz 37
9578  s_nop 0
957C  v_cndmask_b32_e64 v30, 1.0, 2.0, vcc
9584  v_pk_mul_f32 v[92:93], v[30:31], v[92:93] op_sel_hi:[0,1]
958C  v_pk_mul_f32 v[94:95], v[30:31], v[94:95] op_sel_hi:[0,1]
9594  v_pk_mul_f32 v[96:97], v[30:31], v[96:97] op_sel_hi:[0,1]
959C  v_pk_mul_f32 v[98:99], v[30:31], v[98:99] op_sel_hi:[0,1]
95A4  v_pk_mul_f32 v[84:85], v[30:31], v[84:85] op_sel_hi:[0,1]
95AC  v_pk_mul_f32 v[86:87], v[30:31], v[86:87] op_sel_hi:[0,1]
95B4  v_pk_mul_f32 v[88:89], v[30:31], v[88:89] op_sel_hi:[0,1]
95BC  v_pk_mul_f32 v[90:91], v[30:31], v[90:91] op_sel_hi:[0,1]
95C4  v_pk_mul_f32 v[74:75], v[30:31], v[74:75] op_sel_hi:[0,1]
95CC  v_pk_mul_f32 v[78:79], v[30:31], v[78:79] op_sel_hi:[0,1]
95D4  v_pk_mul_f32 v[80:81], v[30:31], v[80:81] op_sel_hi:[0,1]
95DC  v_pk_mul_f32 v[82:83], v[30:31], v[82:83] op_sel_hi:[0,1]
95E4  v_pk_mul_f32 v[66:67], v[30:31], v[66:67] op_sel_hi:[0,1]
95EC  v_pk_mul_f32 v[68:69], v[30:31], v[68:69] op_sel_hi:[0,1]
95F4  v_pk_mul_f32 v[70:71], v[30:31], v[70:71] op_sel_hi:[0,1]
95FC  v_pk_mul_f32 v[72:73], v[30:31], v[72:73] op_sel_hi:[0,1]
9604  v_max_u32_e32 v108, 1, v107
9608  s_branch 1
960C  v_mov_b32_e32 v108, v107
9610  v_mad_u64_u32 v[76:77], s[2:3], s10, v77, v[76:77]
9618  v_lshlrev_b32_e32 v117, 2, v76
961C  s_mov_b32 s2, 0xd2511f53
9624  v_lshlrev_b32_e32 v116, 23, v108
9628  v_mad_u64_u32 v[108:109], s[4:5], v117, s2, 0
9630  s_mul_hi_u32 s4, s29, 0xcd9e8d57
9638  s_xor_b32 s4, s28, s4
963C  s_xor_b32 s4, s4, s34
9640  s_xor_b32 s12, s35, s30
9644  s_mov_b32 s3, 0xcd9e8d57
964C  s_mul_i32 s8, s29, 0xcd9e8d57
9654  v_xor_b32_e32 v77, s12, v109
9658  s_add_i32 s9, s34, 0x9e3779b9
9660  s_add_i32 s13, s35, 0xbb67ae85
9668  s_mul_hi_u32 s15, s4, 0xd2511f53
9670  s_mul_i32 s17, s4, 0xd2511f53
9678  v_mad_u64_u32 v[110:111], s[4:5], v77, s3, 0
9680  s_xor_b32 s14, s9, s8
9684  s_xor_b32 s16, s13, s15
9688  v_xor_b32_e32 v77, s14, v111
968C  v_xor_b32_e32 v111, s16, v108
9690  s_add_i32 s8, s35, 0x76cf5d0a
9698  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
96A0  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
96A8  s_xor_b32 s28, s8, s17
96AC  s_add_i32 s13, s34, 0x3c6ef372
96B4  v_xor_b32_e32 v77, v110, v113
96B8  v_xor_b32_e32 v109, s28, v109
96BC  v_xor_b32_e32 v77, s13, v77
96C0  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
96C8  s_add_i32 s17, s34, 0xdaa66d2b
96D0  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
96D8  v_xor_b32_e32 v77, v112, v115
96DC  s_add_i32 s15, s35, 0x32370b8f
96E4  v_xor_b32_e32 v77, s17, v77
96E8  v_xor_b32_e32 v108, v108, v111
96EC  v_xor_b32_e32 v111, s15, v108
96F0  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
96F8  s_add_i32 s21, s35, 0xed9eba14
9700  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
9708  v_xor_b32_e32 v109, v110, v109
970C  s_add_i32 s23, s34, 0x78dde6e4
9714  v_xor_b32_e32 v77, v114, v113
9718  v_xor_b32_e32 v109, s21, v109
971C  v_xor_b32_e32 v77, s23, v77
9720  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
9728  s_add_i32 s30, s34, 0x1715609d
9730  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
9738  v_xor_b32_e32 v77, v112, v115
973C  s_add_i32 s29, s35, 0xa9066899
9744  v_xor_b32_e32 v77, s30, v77
9748  v_xor_b32_e32 v108, v108, v111
974C  v_xor_b32_e32 v111, s29, v108
9750  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
9758  s_add_i32 s31, s35, 0x646e171e
9760  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
9768  v_xor_b32_e32 v109, v110, v109
976C  s_add_i32 s36, s34, 0xb54cda56
9774  v_xor_b32_e32 v77, v114, v113
9778  v_xor_b32_e32 v109, s31, v109
977C  v_xor_b32_e32 v77, s36, v77
9780  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
9788  s_add_i32 s38, s34, 0x5384540f
9790  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
9798  v_xor_b32_e32 v77, v112, v115
979C  s_add_i32 s37, s35, 0x1fd5c5a3
97A4  v_xor_b32_e32 v77, s38, v77
97A8  v_xor_b32_e32 v108, v108, v111
97AC  v_xor_b32_e32 v111, s37, v108
97B0  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
97B8  s_add_i32 s39, s35, 0xdb3d7428
97C0  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
97C8  v_xor_b32_e32 v109, v110, v109
97CC  s_add_i32 s40, s34, 0xf1bbcdc8
97D4  v_xor_b32_e32 v77, v114, v113
97D8  v_xor_b32_e32 v109, s39, v109
97DC  v_xor_b32_e32 v77, s40, v77
97E0  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
97E8  s_add_i32 s41, s34, 0x8ff34781
97F0  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
97F8  v_xor_b32_e32 v77, v112, v115
97FC  s_add_i32 s34, s35, 0x96a522ad
9804  v_xor_b32_e32 v109, s41, v77
9808  v_xor_b32_e32 v77, v108, v111
980C  v_mov_b32_e32 v111, 0
9810  v_mov_b32_e32 v112, 0
9814  v_xor_b32_e32 v108, s34, v77
9818  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[92:93], v109, v116
9820  v_cvt_scalef32_sr_pk_fp4_f32 v112, v[96:97], v108, v116 op_sel:[0,0,0,1]
9828  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[94:95], v114, v116 op_sel:[0,0,1,0]
9830  v_cvt_scalef32_sr_pk_fp4_f32 v112, v[98:99], v110, v116 op_sel:[0,0,1,1]
9838  s_nop 0
983C  v_or_b32_e32 v93, 1, v117
9840  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
9848  v_xor_b32_e32 v93, s12, v95
984C  v_mad_u64_u32 v[96:97], s[4:5], v93, s3, 0
9854  v_xor_b32_e32 v93, s14, v97
9858  v_xor_b32_e32 v97, s16, v94
985C  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
9864  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
986C  v_xor_b32_e32 v93, v96, v99
9870  v_xor_b32_e32 v93, s13, v93
9874  v_xor_b32_e32 v95, s28, v95
9878  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
9880  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
9888  v_xor_b32_e32 v93, v98, v109
988C  v_xor_b32_e32 v94, v94, v97
9890  v_xor_b32_e32 v93, s17, v93
9894  v_xor_b32_e32 v97, s15, v94
9898  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
98A0  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
98A8  v_xor_b32_e32 v93, v108, v99
98AC  v_xor_b32_e32 v95, v96, v95
98B0  v_xor_b32_e32 v93, s23, v93
98B4  v_xor_b32_e32 v95, s21, v95
98B8  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
98C0  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
98C8  v_xor_b32_e32 v93, v98, v109
98CC  v_xor_b32_e32 v94, v94, v97
98D0  v_xor_b32_e32 v93, s30, v93
98D4  v_xor_b32_e32 v97, s29, v94
98D8  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
98E0  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
98E8  v_xor_b32_e32 v93, v108, v99
98EC  v_xor_b32_e32 v95, v96, v95
98F0  v_xor_b32_e32 v93, s36, v93
98F4  v_xor_b32_e32 v95, s31, v95
98F8  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
9900  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
9908  v_xor_b32_e32 v93, v98, v109
990C  v_xor_b32_e32 v94, v94, v97
9910  v_xor_b32_e32 v93, s38, v93
9914  v_xor_b32_e32 v97, s37, v94
9918  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
9920  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
9928  v_xor_b32_e32 v93, v108, v99
992C  v_xor_b32_e32 v95, v96, v95
9930  v_xor_b32_e32 v93, s40, v93
9934  v_xor_b32_e32 v95, s39, v95
9938  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
9940  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
9948  v_xor_b32_e32 v93, v98, v109
994C  v_xor_b32_e32 v94, v94, v97
9950  v_mov_b32_e32 v95, 0
9954  v_mov_b32_e32 v97, 0
9958  v_xor_b32_e32 v93, s41, v93
995C  v_xor_b32_e32 v94, s34, v94
9960  v_cvt_scalef32_sr_pk_fp4_f32 v95, v[84:85], v93, v116
9968  v_cvt_scalef32_sr_pk_fp4_f32 v97, v[88:89], v94, v116 op_sel:[0,0,0,1]
9970  v_cvt_scalef32_sr_pk_fp4_f32 v95, v[86:87], v108, v116 op_sel:[0,0,1,0]
9978  v_cvt_scalef32_sr_pk_fp4_f32 v97, v[90:91], v96, v116 op_sel:[0,0,1,1]
9980  s_nop 0
9984  v_or_b32_e32 v84, 2, v117
9988  v_mad_u64_u32 v[84:85], s[4:5], v84, s2, 0
9990  v_xor_b32_e32 v85, s12, v85
9994  v_mad_u64_u32 v[86:87], s[4:5], v85, s3, 0
999C  v_xor_b32_e32 v85, s14, v87
99A0  v_xor_b32_e32 v87, s16, v84
99A4  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
99AC  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
99B4  v_xor_b32_e32 v86, v86, v89
99B8  v_xor_b32_e32 v86, s13, v86
99BC  v_xor_b32_e32 v85, s28, v85
99C0  v_mad_u64_u32 v[86:87], s[4:5], v86, s2, 0
99C8  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
99D0  v_xor_b32_e32 v85, v88, v91
99D4  v_xor_b32_e32 v84, v84, v87
99D8  v_xor_b32_e32 v85, s17, v85
99DC  v_xor_b32_e32 v87, s15, v84
99E0  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
99E8  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
99F0  v_xor_b32_e32 v87, v90, v89
99F4  v_xor_b32_e32 v85, v86, v85
99F8  v_xor_b32_e32 v87, s23, v87
99FC  v_xor_b32_e32 v85, s21, v85
9A00  v_mad_u64_u32 v[86:87], s[4:5], v87, s2, 0
9A08  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
9A10  v_xor_b32_e32 v85, v88, v91
9A14  v_xor_b32_e32 v84, v84, v87
9A18  v_xor_b32_e32 v85, s30, v85
9A1C  v_xor_b32_e32 v87, s29, v84
9A20  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
9A28  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
9A30  v_xor_b32_e32 v87, v90, v89
9A34  v_xor_b32_e32 v85, v86, v85
9A38  v_xor_b32_e32 v87, s36, v87
9A3C  v_xor_b32_e32 v85, s31, v85
9A40  v_mad_u64_u32 v[86:87], s[4:5], v87, s2, 0
9A48  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
9A50  v_xor_b32_e32 v85, v88, v91
9A54  v_xor_b32_e32 v84, v84, v87
9A58  v_xor_b32_e32 v85, s38, v85
9A5C  v_xor_b32_e32 v87, s37, v84
9A60  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
9A68  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
9A70  v_xor_b32_e32 v87, v90, v89
9A74  v_xor_b32_e32 v85, v86, v85
9A78  v_xor_b32_e32 v87, s40, v87
9A7C  v_xor_b32_e32 v85, s39, v85
9A80  v_mad_u64_u32 v[86:87], s[4:5], v87, s2, 0
9A88  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
9A90  v_xor_b32_e32 v85, v88, v91
9A94  v_xor_b32_e32 v84, v84, v87
9A98  v_mov_b32_e32 v87, 0
9A9C  v_mov_b32_e32 v88, 0
9AA0  v_xor_b32_e32 v85, s41, v85
9AA4  v_xor_b32_e32 v84, s34, v84
9AA8  v_cvt_scalef32_sr_pk_fp4_f32 v87, v[74:75], v85, v116
9AB0  v_cvt_scalef32_sr_pk_fp4_f32 v88, v[80:81], v84, v116 op_sel:[0,0,0,1]
9AB8  v_cvt_scalef32_sr_pk_fp4_f32 v87, v[78:79], v90, v116 op_sel:[0,0,1,0]
9AC0  v_cvt_scalef32_sr_pk_fp4_f32 v88, v[82:83], v86, v116 op_sel:[0,0,1,1]
9AC8  s_nop 0
9ACC  v_or_b32_e32 v74, 3, v117
9AD0  v_mad_u64_u32 v[74:75], s[4:5], v74, s2, 0
9AD8  v_xor_b32_e32 v75, s12, v75
9ADC  v_mad_u64_u32 v[78:79], s[4:5], v75, s3, 0
9AE4  v_xor_b32_e32 v75, s14, v79
9AE8  v_xor_b32_e32 v79, s16, v74
9AEC  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9AF4  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9AFC  v_xor_b32_e32 v78, v78, v81
9B00  v_xor_b32_e32 v78, s13, v78
9B04  v_xor_b32_e32 v75, s28, v75
9B08  v_mad_u64_u32 v[78:79], s[4:5], v78, s2, 0
9B10  v_mad_u64_u32 v[82:83], s[4:5], v75, s3, 0
9B18  v_xor_b32_e32 v75, v80, v83
9B1C  v_xor_b32_e32 v74, v74, v79
9B20  v_xor_b32_e32 v75, s17, v75
9B24  v_xor_b32_e32 v79, s15, v74
9B28  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9B30  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9B38  v_xor_b32_e32 v79, v82, v81
9B3C  v_xor_b32_e32 v75, v78, v75
9B40  v_xor_b32_e32 v79, s23, v79
9B44  v_xor_b32_e32 v75, s21, v75
9B48  v_mad_u64_u32 v[78:79], s[4:5], v79, s2, 0
9B50  v_mad_u64_u32 v[82:83], s[4:5], v75, s3, 0
9B58  v_xor_b32_e32 v75, v80, v83
9B5C  v_xor_b32_e32 v74, v74, v79
9B60  v_xor_b32_e32 v75, s30, v75
9B64  v_xor_b32_e32 v79, s29, v74
9B68  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9B70  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9B78  v_xor_b32_e32 v79, v82, v81
9B7C  v_xor_b32_e32 v75, v78, v75
9B80  v_xor_b32_e32 v79, s36, v79
9B84  v_xor_b32_e32 v75, s31, v75
9B88  v_mad_u64_u32 v[78:79], s[4:5], v79, s2, 0
9B90  v_mad_u64_u32 v[82:83], s[4:5], v75, s3, 0
9B98  v_xor_b32_e32 v75, v80, v83
9B9C  v_xor_b32_e32 v74, v74, v79
9BA0  v_xor_b32_e32 v75, s38, v75
9BA4  v_xor_b32_e32 v79, s37, v74
9BA8  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9BB0  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9BB8  v_xor_b32_e32 v79, v82, v81
9BBC  v_xor_b32_e32 v75, v78, v75
9BC0  v_xor_b32_e32 v79, s40, v79
9BC4  v_xor_b32_e32 v75, s39, v75
9BC8  v_mad_u64_u32 v[78:79], s[4:5], v79, s2, 0
9BD0  v_mad_u64_u32 v[82:83], s[2:3], v75, s3, 0
9BD8  v_xor_b32_e32 v75, v80, v83
9BDC  v_xor_b32_e32 v74, v74, v79
9BE0  v_mov_b32_e32 v79, 0
9BE4  v_mov_b32_e32 v80, 0
9BE8  v_or3_b32 v93, v97, v104, v95
9BF0  v_xor_b32_e32 v75, s41, v75
9BF4  v_xor_b32_e32 v74, s34, v74
9BF8  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[66:67], v75, v116
9C00  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[70:71], v74, v116 op_sel:[0,0,0,1]
9C08  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[68:69], v82, v116 op_sel:[0,0,1,0]
9C10  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[72:73], v78, v116 op_sel:[0,0,1,1]
9C18  s_nop 0
9C1C  v_and_b32_e32 v104, 0x7fff0000, v41
9C24  v_or3_b32 v95, v80, v106, v79
9C2C  v_and_b32_e32 v106, 0x7fff0000, v40
9C34  v_or3_b32 v92, v112, v103, v111
9C3C  v_lshlrev_b32_e32 v66, 2, v102
9C40  v_max_u32_e32 v68, v104, v106
9C44  v_and_b32_e32 v102, 0x7fff0000, v39
9C4C  v_and_b32_e32 v103, 0x7fff0000, v38
9C54  v_bitop3_b32 v67, v66, v101, v100 bitop3:0xf6
9C5C  v_or_b32_e32 v66, v66, v101
9C60  v_max3_u32 v68, v102, v103, v68
9C68  v_and_b32_e32 v99, 0x7fff0000, v29
9C70  v_and_b32_e32 v101, 0x7fff0000, v28
9C78  v_or3_b32 v94, v88, v105, v87
9C80  v_lshlrev_b32_e32 v67, 4, v67
9C84  v_max3_u32 v68, v99, v101, v68
9C8C  v_and_b32_e32 v97, 0x7fff0000, v27
9C94  v_and_b32_e32 v98, 0x7fff0000, v26
9C9C  ds_write_b128 v67, v[92:95] offset:32768
9CA4  v_max3_u32 v68, v97, v98, v68
9CAC  v_and_b32_e32 v95, 0x7fff0000, v25
9CB4  v_and_b32_e32 v96, 0x7fff0000, v24
9CBC  v_max3_u32 v68, v95, v96, v68
9CC4  v_and_b32_e32 v93, 0x7fff0000, v23
9CCC  v_and_b32_e32 v94, 0x7fff0000, v22
9CD4  v_max3_u32 v68, v93, v94, v68
9CDC  v_and_b32_e32 v91, 0x7fff0000, v21
9CE4  v_and_b32_e32 v92, 0x7fff0000, v20
9CEC  v_max3_u32 v68, v91, v92, v68
9CF4  v_and_b32_e32 v89, 0x7fff0000, v19
9CFC  v_and_b32_e32 v90, 0x7fff0000, v18
9D04  v_max3_u32 v68, v89, v90, v68
9D0C  v_and_b32_e32 v87, 0x7fff0000, v17
9D14  v_and_b32_e32 v88, 0x7fff0000, v16
9D1C  v_max3_u32 v68, v87, v88, v68
9D24  v_and_b32_e32 v85, 0x7fff0000, v15
9D2C  v_and_b32_e32 v86, 0x7fff0000, v14
9D34  v_max3_u32 v68, v85, v86, v68
9D3C  v_and_b32_e32 v83, 0x7fff0000, v13
9D44  v_and_b32_e32 v84, 0x7fff0000, v12
9D4C  v_max3_u32 v68, v83, v84, v68
9D54  v_and_b32_e32 v81, 0x7fff0000, v11
9D5C  v_and_b32_e32 v82, 0x7fff0000, v10
9D64  v_max3_u32 v68, v81, v82, v68
9D6C  v_and_b32_e32 v79, 0x7fff0000, v9
9D74  v_and_b32_e32 v80, 0x7fff0000, v8
9D7C  v_max3_u32 v68, v79, v80, v68
9D84  v_and_b32_e32 v75, 0x7fff0000, v7
9D8C  v_and_b32_e32 v78, 0x7fff0000, v6
9D94  v_max3_u32 v68, v75, v78, v68
9D9C  v_and_b32_e32 v73, 0x7fff0000, v5
9DA4  v_and_b32_e32 v74, 0x7fff0000, v4
9DAC  v_max3_u32 v68, v73, v74, v68
9DB4  v_and_b32_e32 v71, 0x7fff0000, v3
9DBC  v_and_b32_e32 v72, 0x7fff0000, v2
9DC4  v_max3_u32 v105, v71, v72, v68
9DCC  s_mov_b32 s35, 0x7f7fffff
9DD4  v_and_b32_e32 v59, 0xffff0000, v41
9DDC  v_and_b32_e32 v58, 0xffff0000, v40
9DE4  v_and_b32_e32 v61, 0xffff0000, v39
9DEC  v_and_b32_e32 v60, 0xffff0000, v38
9DF4  v_and_b32_e32 v63, 0xffff0000, v29
9DFC  v_and_b32_e32 v62, 0xffff0000, v28
9E04  v_and_b32_e32 v65, 0xffff0000, v27
9E0C  v_and_b32_e32 v64, 0xffff0000, v26
9E14  v_and_b32_e32 v51, 0xffff0000, v25
9E1C  v_and_b32_e32 v50, 0xffff0000, v24
9E24  v_and_b32_e32 v53, 0xffff0000, v23
9E2C  v_and_b32_e32 v52, 0xffff0000, v22
9E34  v_and_b32_e32 v55, 0xffff0000, v21
9E3C  v_and_b32_e32 v54, 0xffff0000, v20
9E44  v_and_b32_e32 v57, 0xffff0000, v19
9E4C  v_and_b32_e32 v56, 0xffff0000, v18
9E54  v_and_b32_e32 v43, 0xffff0000, v17
9E5C  v_and_b32_e32 v42, 0xffff0000, v16
9E64  v_and_b32_e32 v45, 0xffff0000, v15
9E6C  v_and_b32_e32 v44, 0xffff0000, v14
9E74  v_and_b32_e32 v47, 0xffff0000, v13
9E7C  v_and_b32_e32 v46, 0xffff0000, v12
9E84  v_and_b32_e32 v49, 0xffff0000, v11
9E8C  v_and_b32_e32 v48, 0xffff0000, v10
9E94  v_and_b32_e32 v31, 0xffff0000, v9
9E9C  v_and_b32_e32 v30, 0xffff0000, v8
9EA4  v_and_b32_e32 v33, 0xffff0000, v7
9EAC  v_and_b32_e32 v32, 0xffff0000, v6
9EB4  v_and_b32_e32 v35, 0xffff0000, v5
9EBC  v_and_b32_e32 v34, 0xffff0000, v4
9EC4  v_and_b32_e32 v37, 0xffff0000, v3
9ECC  v_and_b32_e32 v36, 0xffff0000, v2
9ED4  v_mov_b32_e32 v77, 0
9ED8  v_cmp_lt_u32_e32 vcc, s35, v105
9EDC  v_mov_b32_e32 v68, 0
9EE0  v_mov_b32_e32 v69, 0
9EE4  v_mov_b32_e32 v70, 0
9EE8  ds_write_b8 v66, v107 offset:40960
9EF0  s_and_saveexec_b64 s[8:9], vcc
9EF4  s_cbranch_execz 466
9EF8  s_mov_b32 s42, 0x7f800000
9F00  v_cmp_lt_u32_e32 vcc, s35, v106
9F04  v_and_b32_e32 v40, 0x80000000, v40
9F0C  v_cmp_lt_u32_e64 s[2:3], s42, v106
9F14  v_cndmask_b32_e64 v68, 0, 7, vcc
9F1C  v_and_b32_e32 v41, 0x80000000, v41
9F24  v_cndmask_b32_e64 v69, v106, 0, s[2:3]
9F2C  v_or_b32_e32 v70, 0x70, v68
9F34  v_cmp_lt_u32_e64 s[4:5], s35, v104
9F3C  v_cndmask_b32_e32 v58, v58, v40, vcc
9F40  v_cmp_lt_u32_e32 vcc, s42, v104
9F44  v_cndmask_b32_e64 v59, v59, v41, s[4:5]
9F4C  v_cndmask_b32_e64 v40, v68, v70, s[4:5]
9F54  v_cndmask_b32_e64 v41, 0, 1, vcc
9F5C  v_max_u32_e32 v68, v104, v69
9F60  v_addc_co_u32_e64 v41, s[2:3], 0, v41, s[2:3]
9F68  v_cndmask_b32_e32 v68, v68, v69, vcc
9F6C  v_or_b32_e32 v69, 0x700, v40
9F74  v_cmp_lt_u32_e32 vcc, s35, v103
9F78  v_cmp_lt_u32_e64 s[2:3], s42, v103
9F80  v_max_u32_e32 v70, v103, v68
9F84  v_cndmask_b32_e32 v40, v40, v69, vcc
9F88  v_and_b32_e32 v38, 0x80000000, v38
9F90  v_cndmask_b32_e64 v69, 0, 1, s[2:3]
9F98  v_cndmask_b32_e64 v68, v70, v68, s[2:3]
9FA0  v_or_b32_e32 v70, 0x7000, v40
9FA8  v_cmp_lt_u32_e64 s[2:3], s35, v102
9FB0  v_and_b32_e32 v39, 0x80000000, v39
9FB8  v_cndmask_b32_e32 v60, v60, v38, vcc
9FBC  v_cndmask_b32_e64 v38, v40, v70, s[2:3]
9FC4  v_cmp_lt_u32_e32 vcc, s42, v102
9FC8  v_max_u32_e32 v40, v102, v68
9FCC  v_cndmask_b32_e64 v61, v61, v39, s[2:3]
9FD4  v_addc_co_u32_e64 v39, s[2:3], v41, v69, vcc
9FDC  v_cndmask_b32_e32 v40, v40, v68, vcc
9FE0  v_or_b32_e32 v41, 0x70000, v38
9FE8  v_cmp_lt_u32_e32 vcc, s35, v101
9FEC  v_cmp_lt_u32_e64 s[2:3], s42, v101
9FF4  v_max_u32_e32 v68, v101, v40
9FF8  v_cndmask_b32_e32 v38, v38, v41, vcc
9FFC  v_and_b32_e32 v28, 0x80000000, v28
A004  v_cndmask_b32_e64 v41, 0, 1, s[2:3]
A00C  v_cndmask_b32_e64 v40, v68, v40, s[2:3]
A014  v_or_b32_e32 v68, 0x700000, v38
A01C  v_cmp_lt_u32_e64 s[2:3], s35, v99
A024  v_and_b32_e32 v29, 0x80000000, v29
A02C  v_cndmask_b32_e32 v62, v62, v28, vcc
A030  v_cndmask_b32_e64 v28, v38, v68, s[2:3]
A038  v_cmp_lt_u32_e32 vcc, s42, v99
A03C  v_max_u32_e32 v38, v99, v40
A040  v_cndmask_b32_e64 v63, v63, v29, s[2:3]
A048  v_addc_co_u32_e64 v29, s[2:3], v39, v41, vcc
A050  v_cndmask_b32_e32 v38, v38, v40, vcc
A054  v_or_b32_e32 v39, 0x7000000, v28
A05C  v_cmp_lt_u32_e32 vcc, s35, v98
A060  v_cmp_lt_u32_e64 s[2:3], s42, v98
A068  v_max_u32_e32 v40, v98, v38
A06C  v_and_b32_e32 v26, 0x80000000, v26
A074  v_and_b32_e32 v27, 0x80000000, v27
A07C  v_cndmask_b32_e32 v28, v28, v39, vcc
A080  v_cndmask_b32_e64 v39, 0, 1, s[2:3]
A088  v_cndmask_b32_e64 v38, v40, v38, s[2:3]
A090  v_cmp_lt_u32_e64 s[2:3], s35, v97
A098  v_or_b32_e32 v40, 0x70000000, v28
A0A0  v_cndmask_b32_e32 v64, v64, v26, vcc
A0A4  v_cndmask_b32_e64 v65, v65, v27, s[2:3]
A0AC  v_cmp_lt_u32_e32 vcc, s42, v97
A0B0  v_max_u32_e32 v27, v97, v38
A0B4  v_cndmask_b32_e64 v77, v28, v40, s[2:3]
A0BC  v_addc_co_u32_e64 v26, s[2:3], v29, v39, vcc
A0C4  v_cndmask_b32_e32 v27, v27, v38, vcc
A0C8  v_cmp_lt_u32_e32 vcc, s35, v96
A0CC  v_and_b32_e32 v24, 0x80000000, v24
A0D4  v_cmp_lt_u32_e64 s[2:3], s42, v96
A0DC  v_cndmask_b32_e64 v28, 0, 7, vcc
A0E4  v_max_u32_e32 v38, v96, v27
A0E8  v_and_b32_e32 v25, 0x80000000, v25
A0F0  v_cndmask_b32_e64 v29, 0, 1, s[2:3]
A0F8  v_cndmask_b32_e64 v27, v38, v27, s[2:3]
A100  v_or_b32_e32 v38, 0x70, v28
A108  v_cmp_lt_u32_e64 s[2:3], s35, v95
A110  v_cndmask_b32_e32 v50, v50, v24, vcc
A114  v_cmp_lt_u32_e32 vcc, s42, v95
A118  v_cndmask_b32_e64 v51, v51, v25, s[2:3]
A120  v_cndmask_b32_e64 v24, v28, v38, s[2:3]
A128  v_addc_co_u32_e64 v25, s[2:3], v26, v29, vcc
A130  v_max_u32_e32 v26, v95, v27
A134  v_cndmask_b32_e32 v26, v26, v27, vcc
A138  v_or_b32_e32 v27, 0x700, v24
A140  v_cmp_lt_u32_e32 vcc, s35, v94
A144  v_cmp_lt_u32_e64 s[2:3], s42, v94
A14C  v_max_u32_e32 v28, v94, v26
A150  v_cndmask_b32_e32 v24, v24, v27, vcc
A154  v_and_b32_e32 v22, 0x80000000, v22
A15C  v_cndmask_b32_e64 v27, 0, 1, s[2:3]
A164  v_cndmask_b32_e64 v26, v28, v26, s[2:3]
A16C  v_or_b32_e32 v28, 0x7000, v24
A174  v_cmp_lt_u32_e64 s[2:3], s35, v93
A17C  v_and_b32_e32 v23, 0x80000000, v23
A184  v_cndmask_b32_e32 v52, v52, v22, vcc
A188  v_cndmask_b32_e64 v22, v24, v28, s[2:3]
A190  v_cmp_lt_u32_e32 vcc, s42, v93
A194  v_max_u32_e32 v24, v93, v26
A198  v_cndmask_b32_e64 v53, v53, v23, s[2:3]
A1A0  v_addc_co_u32_e64 v23, s[2:3], v25, v27, vcc
A1A8  v_cndmask_b32_e32 v24, v24, v26, vcc
A1AC  v_or_b32_e32 v25, 0x70000, v22
A1B4  v_cmp_lt_u32_e32 vcc, s35, v92
A1B8  v_cmp_lt_u32_e64 s[2:3], s42, v92
A1C0  v_max_u32_e32 v26, v92, v24
A1C4  v_cndmask_b32_e32 v22, v22, v25, vcc
A1C8  v_and_b32_e32 v20, 0x80000000, v20
A1D0  v_cndmask_b32_e64 v25, 0, 1, s[2:3]
A1D8  v_cndmask_b32_e64 v24, v26, v24, s[2:3]
A1E0  v_or_b32_e32 v26, 0x700000, v22
A1E8  v_cmp_lt_u32_e64 s[2:3], s35, v91
A1F0  v_and_b32_e32 v21, 0x80000000, v21
A1F8  v_cndmask_b32_e32 v54, v54, v20, vcc
A1FC  v_cndmask_b32_e64 v20, v22, v26, s[2:3]
A204  v_cmp_lt_u32_e32 vcc, s42, v91
A208  v_max_u32_e32 v22, v91, v24
A20C  v_cndmask_b32_e64 v55, v55, v21, s[2:3]
A214  v_addc_co_u32_e64 v21, s[2:3], v23, v25, vcc
A21C  v_cndmask_b32_e32 v22, v22, v24, vcc
A220  v_or_b32_e32 v23, 0x7000000, v20
A228  v_cmp_lt_u32_e32 vcc, s35, v90
A22C  v_cmp_lt_u32_e64 s[2:3], s42, v90
A234  v_max_u32_e32 v24, v90, v22
A238  v_and_b32_e32 v18, 0x80000000, v18
A240  v_and_b32_e32 v19, 0x80000000, v19
A248  v_cndmask_b32_e32 v20, v20, v23, vcc
A24C  v_cndmask_b32_e64 v23, 0, 1, s[2:3]
A254  v_cndmask_b32_e64 v22, v24, v22, s[2:3]
A25C  v_cmp_lt_u32_e64 s[2:3], s35, v89
A264  v_or_b32_e32 v24, 0x70000000, v20
A26C  v_cndmask_b32_e32 v56, v56, v18, vcc
A270  v_cndmask_b32_e64 v57, v57, v19, s[2:3]
A278  v_cmp_lt_u32_e32 vcc, s42, v89
A27C  v_max_u32_e32 v19, v89, v22
A280  v_cndmask_b32_e64 v68, v20, v24, s[2:3]
A288  v_addc_co_u32_e64 v18, s[2:3], v21, v23, vcc
A290  v_cndmask_b32_e32 v19, v19, v22, vcc
A294  v_cmp_lt_u32_e32 vcc, s35, v88
A298  v_and_b32_e32 v16, 0x80000000, v16
A2A0  v_cmp_lt_u32_e64 s[2:3], s42, v88
A2A8  v_cndmask_b32_e64 v20, 0, 7, vcc
A2B0  v_max_u32_e32 v22, v88, v19
A2B4  v_and_b32_e32 v17, 0x80000000, v17
A2BC  v_cndmask_b32_e64 v21, 0, 1, s[2:3]
A2C4  v_cndmask_b32_e64 v19, v22, v19, s[2:3]
A2CC  v_or_b32_e32 v22, 0x70, v20
A2D4  v_cmp_lt_u32_e64 s[2:3], s35, v87
A2DC  v_cndmask_b32_e32 v42, v42, v16, vcc
A2E0  v_cmp_lt_u32_e32 vcc, s42, v87
A2E4  v_cndmask_b32_e64 v43, v43, v17, s[2:3]
A2EC  v_cndmask_b32_e64 v16, v20, v22, s[2:3]
A2F4  v_addc_co_u32_e64 v17, s[2:3], v18, v21, vcc
A2FC  v_max_u32_e32 v18, v87, v19
A300  v_cndmask_b32_e32 v18, v18, v19, vcc
A304  v_or_b32_e32 v19, 0x700, v16
A30C  v_cmp_lt_u32_e32 vcc, s35, v86
A310  v_cmp_lt_u32_e64 s[2:3], s42, v86
A318  v_max_u32_e32 v20, v86, v18
A31C  v_cndmask_b32_e32 v16, v16, v19, vcc
A320  v_and_b32_e32 v14, 0x80000000, v14
A328  v_cndmask_b32_e64 v19, 0, 1, s[2:3]
A330  v_cndmask_b32_e64 v18, v20, v18, s[2:3]
A338  v_or_b32_e32 v20, 0x7000, v16
A340  v_cmp_lt_u32_e64 s[2:3], s35, v85
A348  v_and_b32_e32 v15, 0x80000000, v15
A350  v_cndmask_b32_e32 v44, v44, v14, vcc
A354  v_cndmask_b32_e64 v14, v16, v20, s[2:3]
A35C  v_cmp_lt_u32_e32 vcc, s42, v85
A360  v_max_u32_e32 v16, v85, v18
A364  v_cndmask_b32_e64 v45, v45, v15, s[2:3]
A36C  v_addc_co_u32_e64 v15, s[2:3], v17, v19, vcc
A374  v_cndmask_b32_e32 v16, v16, v18, vcc
A378  v_or_b32_e32 v17, 0x70000, v14
A380  v_cmp_lt_u32_e32 vcc, s35, v84
A384  v_cmp_lt_u32_e64 s[2:3], s42, v84
A38C  v_max_u32_e32 v18, v84, v16
A390  v_cndmask_b32_e32 v14, v14, v17, vcc
A394  v_and_b32_e32 v12, 0x80000000, v12
A39C  v_cndmask_b32_e64 v17, 0, 1, s[2:3]
A3A4  v_cndmask_b32_e64 v16, v18, v16, s[2:3]
A3AC  v_or_b32_e32 v18, 0x700000, v14
A3B4  v_cmp_lt_u32_e64 s[2:3], s35, v83
A3BC  v_and_b32_e32 v13, 0x80000000, v13
A3C4  v_cndmask_b32_e32 v46, v46, v12, vcc
A3C8  v_cndmask_b32_e64 v12, v14, v18, s[2:3]
A3D0  v_cmp_lt_u32_e32 vcc, s42, v83
A3D4  v_max_u32_e32 v14, v83, v16
A3D8  v_cndmask_b32_e64 v47, v47, v13, s[2:3]
A3E0  v_addc_co_u32_e64 v13, s[2:3], v15, v17, vcc
A3E8  v_cndmask_b32_e32 v14, v14, v16, vcc
A3EC  v_or_b32_e32 v15, 0x7000000, v12
A3F4  v_cmp_lt_u32_e32 vcc, s35, v82
A3F8  v_cmp_lt_u32_e64 s[2:3], s42, v82
A400  v_max_u32_e32 v16, v82, v14
A404  v_and_b32_e32 v10, 0x80000000, v10
A40C  v_and_b32_e32 v11, 0x80000000, v11
A414  v_cndmask_b32_e32 v12, v12, v15, vcc
A418  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
A420  v_cndmask_b32_e64 v14, v16, v14, s[2:3]
A428  v_cmp_lt_u32_e64 s[2:3], s35, v81
A430  v_or_b32_e32 v16, 0x70000000, v12
A438  v_cndmask_b32_e32 v48, v48, v10, vcc
A43C  v_cndmask_b32_e64 v49, v49, v11, s[2:3]
A444  v_cmp_lt_u32_e32 vcc, s42, v81
A448  v_max_u32_e32 v11, v81, v14
A44C  v_cndmask_b32_e64 v69, v12, v16, s[2:3]
A454  v_addc_co_u32_e64 v10, s[2:3], v13, v15, vcc
A45C  v_cndmask_b32_e32 v11, v11, v14, vcc
A460  v_cmp_lt_u32_e32 vcc, s35, v80
A464  v_and_b32_e32 v8, 0x80000000, v8
A46C  v_cmp_lt_u32_e64 s[2:3], s42, v80
A474  v_cndmask_b32_e64 v12, 0, 7, vcc
A47C  v_max_u32_e32 v14, v80, v11
A480  v_and_b32_e32 v9, 0x80000000, v9
A488  v_cndmask_b32_e64 v13, 0, 1, s[2:3]
A490  v_cndmask_b32_e64 v11, v14, v11, s[2:3]
A498  v_or_b32_e32 v14, 0x70, v12
A4A0  v_cmp_lt_u32_e64 s[2:3], s35, v79
A4A8  v_cndmask_b32_e32 v30, v30, v8, vcc
A4AC  v_cmp_lt_u32_e32 vcc, s42, v79
A4B0  v_cndmask_b32_e64 v31, v31, v9, s[2:3]
A4B8  v_cndmask_b32_e64 v8, v12, v14, s[2:3]
A4C0  v_addc_co_u32_e64 v9, s[2:3], v10, v13, vcc
A4C8  v_max_u32_e32 v10, v79, v11
A4CC  v_cndmask_b32_e32 v10, v10, v11, vcc
A4D0  v_or_b32_e32 v11, 0x700, v8
A4D8  v_cmp_lt_u32_e32 vcc, s35, v78
A4DC  v_cmp_lt_u32_e64 s[2:3], s42, v78
A4E4  v_max_u32_e32 v12, v78, v10
A4E8  v_cndmask_b32_e32 v8, v8, v11, vcc
A4EC  v_and_b32_e32 v6, 0x80000000, v6
A4F4  v_cndmask_b32_e64 v11, 0, 1, s[2:3]
A4FC  v_cndmask_b32_e64 v10, v12, v10, s[2:3]
A504  v_or_b32_e32 v12, 0x7000, v8
A50C  v_cmp_lt_u32_e64 s[2:3], s35, v75
A514  v_and_b32_e32 v7, 0x80000000, v7
A51C  v_cndmask_b32_e32 v32, v32, v6, vcc
A520  v_cndmask_b32_e64 v6, v8, v12, s[2:3]
A528  v_cmp_lt_u32_e32 vcc, s42, v75
A52C  v_max_u32_e32 v8, v75, v10
A530  v_cndmask_b32_e64 v33, v33, v7, s[2:3]
A538  v_addc_co_u32_e64 v7, s[2:3], v9, v11, vcc
A540  v_cndmask_b32_e32 v8, v8, v10, vcc
A544  v_or_b32_e32 v9, 0x70000, v6
A54C  v_cmp_lt_u32_e32 vcc, s35, v74
A550  v_cmp_lt_u32_e64 s[2:3], s42, v74
A558  v_max_u32_e32 v10, v74, v8
A55C  v_cndmask_b32_e32 v6, v6, v9, vcc
A560  v_and_b32_e32 v4, 0x80000000, v4
A568  v_cndmask_b32_e64 v9, 0, 1, s[2:3]
A570  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
A578  v_or_b32_e32 v10, 0x700000, v6
A580  v_cmp_lt_u32_e64 s[2:3], s35, v73
A588  v_and_b32_e32 v5, 0x80000000, v5
A590  v_cndmask_b32_e32 v34, v34, v4, vcc
A594  v_cndmask_b32_e64 v4, v6, v10, s[2:3]
A59C  v_cmp_lt_u32_e32 vcc, s42, v73
A5A0  v_max_u32_e32 v6, v73, v8
A5A4  v_cndmask_b32_e64 v35, v35, v5, s[2:3]
A5AC  v_addc_co_u32_e64 v5, s[2:3], v7, v9, vcc
A5B4  v_cndmask_b32_e32 v6, v6, v8, vcc
A5B8  v_or_b32_e32 v7, 0x7000000, v4
A5C0  v_cmp_lt_u32_e32 vcc, s35, v72
A5C4  v_and_b32_e32 v2, 0x80000000, v2
A5CC  v_cmp_lt_u32_e64 s[2:3], s42, v72
A5D4  v_cndmask_b32_e32 v4, v4, v7, vcc
A5D8  v_max_u32_e32 v8, v72, v6
A5DC  v_and_b32_e32 v3, 0x80000000, v3
A5E4  v_cndmask_b32_e64 v7, 0, 1, s[2:3]
A5EC  v_cndmask_b32_e64 v6, v8, v6, s[2:3]
A5F4  v_or_b32_e32 v8, 0x70000000, v4
A5FC  v_cmp_lt_u32_e64 s[2:3], s35, v71
A604  v_cndmask_b32_e32 v36, v36, v2, vcc
A608  v_cmp_lt_u32_e32 vcc, s42, v71
A60C  v_cndmask_b32_e64 v37, v37, v3, s[2:3]
A614  v_cndmask_b32_e64 v70, v4, v8, s[2:3]
A61C  v_addc_co_u32_e64 v2, s[2:3], v5, v7, vcc
A624  v_max_u32_e32 v3, v71, v6
A628  v_cndmask_b32_e32 v3, v3, v6, vcc
A62C  v_mov_b32_e32 v4, 0x7f800000
A634  v_cmp_ne_u32_e32 vcc, 32, v2
A638  s_nop 1
A63C  v_cndmask_b32_e32 v105, v4, v3, vcc
A640  s_or_b64 exec, exec, s[8:9]
A644  v_cmp_ne_u32_e32 vcc, 0, v105
A648  v_mov_b32_e32 v2, 0x7f
A650  s_and_saveexec_b64 s[2:3], vcc
A654  s_cbranch_execz 15
A658  v_add_u32_e32 v2, s20, v105
A65C  s_mov_b32 s4, 0x17fffff
A664  v_lshrrev_b32_e32 v3, 23, v2
A668  v_add_u32_e32 v3, -2, v3
A66C  v_cmp_lt_u32_e32 vcc, s4, v2
A670  s_mov_b32 s4, 0x7f800000
A678  s_nop 0
A67C  v_cndmask_b32_e32 v2, 0, v3, vcc
A680  v_cmp_eq_u32_e32 vcc, s4, v105
A684  v_mov_b32_e32 v3, 0xfe
A68C  s_and_b64 vcc, s[18:19], vcc
A690  v_cndmask_b32_e32 v2, v2, v3, vcc
A694  s_or_b64 exec, exec, s[2:3]
A698  v_or_b32_e32 v3, 0x8000, v67
A6A0  v_cmp_eq_u32_e32 vcc, 0, v2
A6A4  s_cbranch_vccz 37
A6A8  s_nop 0
A6AC  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
A6B4  v_pk_mul_f32 v[58:59], v[4:5], v[58:59] op_sel_hi:[0,1]
A6BC  v_pk_mul_f32 v[60:61], v[4:5], v[60:61] op_sel_hi:[0,1]
A6C4  v_pk_mul_f32 v[62:63], v[4:5], v[62:63] op_sel_hi:[0,1]
A6CC  v_pk_mul_f32 v[64:65], v[4:5], v[64:65] op_sel_hi:[0,1]
A6D4  v_pk_mul_f32 v[50:51], v[4:5], v[50:51] op_sel_hi:[0,1]
A6DC  v_pk_mul_f32 v[52:53], v[4:5], v[52:53] op_sel_hi:[0,1]
A6E4  v_pk_mul_f32 v[54:55], v[4:5], v[54:55] op_sel_hi:[0,1]
A6EC  v_pk_mul_f32 v[56:57], v[4:5], v[56:57] op_sel_hi:[0,1]
A6F4  v_pk_mul_f32 v[42:43], v[4:5], v[42:43] op_sel_hi:[0,1]
A6FC  v_pk_mul_f32 v[44:45], v[4:5], v[44:45] op_sel_hi:[0,1]
A704  v_pk_mul_f32 v[46:47], v[4:5], v[46:47] op_sel_hi:[0,1]
A70C  v_pk_mul_f32 v[48:49], v[4:5], v[48:49] op_sel_hi:[0,1]
A714  v_pk_mul_f32 v[30:31], v[4:5], v[30:31] op_sel_hi:[0,1]
A71C  v_pk_mul_f32 v[32:33], v[4:5], v[32:33] op_sel_hi:[0,1]
A724  v_pk_mul_f32 v[34:35], v[4:5], v[34:35] op_sel_hi:[0,1]
A72C  v_pk_mul_f32 v[36:37], v[4:5], v[36:37] op_sel_hi:[0,1]
A734  v_max_u32_e32 v4, 1, v2
A738  s_branch 1
A73C  v_mov_b32_e32 v4, v2
A740  v_add_lshl_u32 v14, s10, v76, 2
A748  s_mov_b32 s2, 0xd2511f53
A750  v_lshlrev_b32_e32 v16, 23, v4
A754  v_mad_u64_u32 v[4:5], s[4:5], v14, s2, 0
A75C  v_xor_b32_e32 v5, s12, v5
A760  s_mov_b32 s3, 0xcd9e8d57
A768  v_mad_u64_u32 v[6:7], s[4:5], v5, s3, 0
A770  v_xor_b32_e32 v5, s14, v7
A774  v_xor_b32_e32 v7, s16, v4
A778  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A780  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A788  v_xor_b32_e32 v6, v6, v9
A78C  v_xor_b32_e32 v5, s28, v5
A790  v_xor_b32_e32 v6, s13, v6
A794  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A79C  v_mad_u64_u32 v[6:7], s[4:5], v6, s2, 0
A7A4  v_xor_b32_e32 v5, v8, v11
A7A8  v_xor_b32_e32 v5, s17, v5
A7AC  v_xor_b32_e32 v4, v4, v7
A7B0  v_xor_b32_e32 v7, s15, v4
A7B4  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A7BC  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A7C4  v_xor_b32_e32 v5, v6, v5
A7C8  v_xor_b32_e32 v7, v10, v9
A7CC  v_xor_b32_e32 v5, s21, v5
A7D0  v_xor_b32_e32 v7, s23, v7
A7D4  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A7DC  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
A7E4  v_xor_b32_e32 v5, v8, v11
A7E8  v_xor_b32_e32 v5, s30, v5
A7EC  v_xor_b32_e32 v4, v4, v7
A7F0  v_xor_b32_e32 v7, s29, v4
A7F4  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A7FC  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A804  v_xor_b32_e32 v5, v6, v5
A808  v_xor_b32_e32 v7, v10, v9
A80C  v_xor_b32_e32 v5, s31, v5
A810  v_xor_b32_e32 v7, s36, v7
A814  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A81C  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
A824  v_xor_b32_e32 v5, v8, v11
A828  v_xor_b32_e32 v5, s38, v5
A82C  v_xor_b32_e32 v4, v4, v7
A830  v_xor_b32_e32 v7, s37, v4
A834  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A83C  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A844  v_xor_b32_e32 v5, v6, v5
A848  v_xor_b32_e32 v7, v10, v9
A84C  v_xor_b32_e32 v5, s39, v5
A850  v_xor_b32_e32 v7, s40, v7
A854  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A85C  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
A864  v_xor_b32_e32 v5, v8, v11
A868  v_xor_b32_e32 v5, s41, v5
A86C  v_xor_b32_e32 v4, v4, v7
A870  v_mov_b32_e32 v7, 0
A874  v_mov_b32_e32 v8, 0
A878  v_xor_b32_e32 v4, s34, v4
A87C  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[58:59], v5, v16
A884  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[62:63], v4, v16 op_sel:[0,0,0,1]
A88C  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[60:61], v10, v16 op_sel:[0,0,1,0]
A894  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[64:65], v6, v16 op_sel:[0,0,1,1]
A89C  s_nop 0
A8A0  v_or_b32_e32 v5, 1, v14
A8A4  v_or3_b32 v4, v8, v77, v7
A8AC  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
A8B4  v_xor_b32_e32 v5, s12, v7
A8B8  v_mad_u64_u32 v[8:9], s[4:5], v5, s3, 0
A8C0  v_xor_b32_e32 v5, s14, v9
A8C4  v_xor_b32_e32 v9, s16, v6
A8C8  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
A8D0  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
A8D8  v_xor_b32_e32 v5, v8, v11
A8DC  v_xor_b32_e32 v5, s13, v5
A8E0  v_xor_b32_e32 v7, s28, v7
A8E4  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
A8EC  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
A8F4  v_xor_b32_e32 v6, v6, v9
A8F8  v_xor_b32_e32 v5, v10, v13
A8FC  v_xor_b32_e32 v9, s15, v6
A900  v_xor_b32_e32 v5, s17, v5
A904  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
A90C  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
A914  v_xor_b32_e32 v5, v12, v11
A918  v_xor_b32_e32 v5, s23, v5
A91C  v_xor_b32_e32 v7, v8, v7
A920  v_xor_b32_e32 v7, s21, v7
A924  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
A92C  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
A934  v_xor_b32_e32 v6, v6, v9
A938  v_xor_b32_e32 v5, v10, v13
A93C  v_xor_b32_e32 v9, s29, v6
A940  v_xor_b32_e32 v5, s30, v5
A944  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
A94C  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
A954  v_xor_b32_e32 v5, v12, v11
A958  v_xor_b32_e32 v5, s36, v5
A95C  v_xor_b32_e32 v7, v8, v7
A960  v_xor_b32_e32 v7, s31, v7
A964  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
A96C  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
A974  v_xor_b32_e32 v6, v6, v9
A978  v_xor_b32_e32 v5, v10, v13
A97C  v_xor_b32_e32 v9, s37, v6
A980  v_xor_b32_e32 v5, s38, v5
A984  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
A98C  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
A994  v_xor_b32_e32 v5, v12, v11
A998  v_xor_b32_e32 v5, s40, v5
A99C  v_xor_b32_e32 v7, v8, v7
A9A0  v_xor_b32_e32 v7, s39, v7
A9A4  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
A9AC  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
A9B4  v_xor_b32_e32 v6, v6, v9
A9B8  v_xor_b32_e32 v5, v10, v13
A9BC  v_xor_b32_e32 v6, s34, v6
A9C0  v_mov_b32_e32 v7, 0
A9C4  v_mov_b32_e32 v9, 0
A9C8  v_xor_b32_e32 v5, s41, v5
A9CC  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[50:51], v5, v16
A9D4  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[54:55], v6, v16 op_sel:[0,0,0,1]
A9DC  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[52:53], v12, v16 op_sel:[0,0,1,0]
A9E4  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[56:57], v8, v16 op_sel:[0,0,1,1]
A9EC  s_nop 0
A9F0  v_or_b32_e32 v6, 2, v14
A9F4  v_or3_b32 v5, v9, v68, v7
A9FC  v_mad_u64_u32 v[6:7], s[4:5], v6, s2, 0
AA04  v_xor_b32_e32 v7, s12, v7
AA08  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
AA10  v_xor_b32_e32 v7, s14, v9
AA14  v_xor_b32_e32 v9, s16, v6
AA18  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
AA20  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AA28  v_xor_b32_e32 v8, v8, v11
AA2C  v_xor_b32_e32 v7, s28, v7
AA30  v_xor_b32_e32 v8, s13, v8
AA34  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AA3C  v_mad_u64_u32 v[8:9], s[4:5], v8, s2, 0
AA44  v_xor_b32_e32 v7, v10, v13
AA48  v_xor_b32_e32 v7, s17, v7
AA4C  v_xor_b32_e32 v6, v6, v9
AA50  v_xor_b32_e32 v9, s15, v6
AA54  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
AA5C  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AA64  v_xor_b32_e32 v7, v8, v7
AA68  v_xor_b32_e32 v9, v12, v11
AA6C  v_xor_b32_e32 v7, s21, v7
AA70  v_xor_b32_e32 v9, s23, v9
AA74  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AA7C  v_mad_u64_u32 v[8:9], s[4:5], v9, s2, 0
AA84  v_xor_b32_e32 v7, v10, v13
AA88  v_xor_b32_e32 v7, s30, v7
AA8C  v_xor_b32_e32 v6, v6, v9
AA90  v_xor_b32_e32 v9, s29, v6
AA94  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
AA9C  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AAA4  v_xor_b32_e32 v7, v8, v7
AAA8  v_xor_b32_e32 v9, v12, v11
AAAC  v_xor_b32_e32 v7, s31, v7
AAB0  v_xor_b32_e32 v9, s36, v9
AAB4  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AABC  v_mad_u64_u32 v[8:9], s[4:5], v9, s2, 0
AAC4  v_xor_b32_e32 v7, v10, v13
AAC8  v_xor_b32_e32 v7, s38, v7
AACC  v_xor_b32_e32 v6, v6, v9
AAD0  v_xor_b32_e32 v9, s37, v6
AAD4  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
AADC  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AAE4  v_xor_b32_e32 v7, v8, v7
AAE8  v_xor_b32_e32 v9, v12, v11
AAEC  v_xor_b32_e32 v7, s39, v7
AAF0  v_xor_b32_e32 v9, s40, v9
AAF4  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AAFC  v_mad_u64_u32 v[8:9], s[4:5], v9, s2, 0
AB04  v_xor_b32_e32 v7, v10, v13
AB08  v_xor_b32_e32 v7, s41, v7
AB0C  v_xor_b32_e32 v6, v6, v9
AB10  v_mov_b32_e32 v9, 0
AB14  v_mov_b32_e32 v10, 0
AB18  v_xor_b32_e32 v6, s34, v6
AB1C  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[42:43], v7, v16
AB24  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[46:47], v6, v16 op_sel:[0,0,0,1]
AB2C  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[44:45], v12, v16 op_sel:[0,0,1,0]
AB34  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[48:49], v8, v16 op_sel:[0,0,1,1]
AB3C  s_nop 0
AB40  v_or_b32_e32 v7, 3, v14
AB44  v_or3_b32 v6, v10, v69, v9
AB4C  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
AB54  v_xor_b32_e32 v7, s12, v9
AB58  v_mad_u64_u32 v[10:11], s[4:5], v7, s3, 0
AB60  v_xor_b32_e32 v7, s14, v11
AB64  v_xor_b32_e32 v11, s16, v8
AB68  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
AB70  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
AB78  v_xor_b32_e32 v7, v10, v13
AB7C  v_xor_b32_e32 v7, s13, v7
AB80  v_xor_b32_e32 v9, s28, v9
AB84  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
AB8C  v_mad_u64_u32 v[14:15], s[4:5], v9, s3, 0
AB94  v_xor_b32_e32 v7, v12, v15
AB98  v_xor_b32_e32 v8, v8, v11
AB9C  v_xor_b32_e32 v7, s17, v7
ABA0  v_xor_b32_e32 v11, s15, v8
ABA4  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
ABAC  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
ABB4  v_xor_b32_e32 v7, v14, v13
ABB8  v_xor_b32_e32 v9, v10, v9
ABBC  v_xor_b32_e32 v7, s23, v7
ABC0  v_xor_b32_e32 v9, s21, v9
ABC4  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
ABCC  v_mad_u64_u32 v[14:15], s[4:5], v9, s3, 0
ABD4  v_xor_b32_e32 v7, v12, v15
ABD8  v_xor_b32_e32 v8, v8, v11
ABDC  v_xor_b32_e32 v7, s30, v7
ABE0  v_xor_b32_e32 v11, s29, v8
ABE4  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
ABEC  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
ABF4  v_xor_b32_e32 v7, v14, v13
ABF8  v_xor_b32_e32 v9, v10, v9
ABFC  v_xor_b32_e32 v7, s36, v7
AC00  v_xor_b32_e32 v9, s31, v9
AC04  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
AC0C  v_mad_u64_u32 v[14:15], s[4:5], v9, s3, 0
AC14  v_xor_b32_e32 v7, v12, v15
AC18  v_xor_b32_e32 v8, v8, v11
AC1C  v_xor_b32_e32 v7, s38, v7
AC20  v_xor_b32_e32 v11, s37, v8
AC24  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
AC2C  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
AC34  v_xor_b32_e32 v7, v14, v13
AC38  v_xor_b32_e32 v9, v10, v9
AC3C  v_xor_b32_e32 v7, s40, v7
AC40  v_xor_b32_e32 v9, s39, v9
AC44  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
AC4C  v_mad_u64_u32 v[14:15], s[2:3], v9, s3, 0
AC54  v_xor_b32_e32 v7, v12, v15
AC58  v_mov_b32_e32 v17, 0
AC5C  v_xor_b32_e32 v7, s41, v7
AC60  v_xor_b32_e32 v8, v8, v11
AC64  v_mov_b32_e32 v9, 0
AC68  v_xor_b32_e32 v8, s34, v8
AC6C  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[30:31], v7, v16
AC74  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[34:35], v8, v16 op_sel:[0,0,0,1]
AC7C  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[32:33], v14, v16 op_sel:[0,0,1,0]
AC84  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[36:37], v10, v16 op_sel:[0,0,1,1]
AC8C  s_nop 0
AC94  v_or3_b32 v7, v9, v70, v17
AC9C  ds_write_b128 v3, v[4:7] offset:64
ACA4  ds_write_b8 v66, v2 offset:40964
ACAC  s_or_b64 exec, exec, s[6:7]
ACB0  s_add_i32 s2, s10, 7
ACB4  v_lshlrev_b32_e32 v2, 6, v0
ACB8  s_and_b32 s8, s2, 0xffffff8
ACC0  s_and_b32 s2, s54, 0xffffff00
ACC8  v_and_b32_e32 v2, 0xc0, v2
ACD0  v_and_b32_e32 v6, 60, v0
ACD4  s_lshr_b32 s3, s11, 1
ACD8  v_or3_b32 v2, s2, v6, v2
ACE0  s_add_i32 s2, s22, 0xff
ACE8  s_and_b32 s3, s3, 2
ACEC  s_and_b32 s9, s2, 0xffffff00
ACF4  v_or_b32_e32 v4, s11, v100
ACF8  v_add_u32_e32 v6, s33, v1
ACFC  s_and_b64 s[6:7], s[0:1], exec
AD00  v_cmp_le_u32_e64 s[4:5], s10, v4
AD08  v_mov_b32_e32 v3, 0
AD0C  v_bfe_u32 v7, v0, 6, 1
AD14  v_cmp_le_u32_e64 s[6:7], s22, v6
AD1C  v_cmp_gt_u32_e32 vcc, s10, v4
AD20  v_mov_b32_e32 v5, v3
AD24  v_or3_b32 v2, v2, v7, s3
AD2C  v_cmp_le_u32_e64 s[2:3], s8, v4
AD34  v_lshrrev_b32_e32 v7, 3, v0
AD38  s_cselect_b32 s8, s10, s8
AD3C  s_or_b64 s[6:7], s[4:5], s[6:7]
AD40  s_mov_b64 s[4:5], 0
AD44  s_waitcnt lgkmcnt(0)
AD48  s_barrier
AD4C  s_and_saveexec_b64 s[12:13], s[6:7]
AD50  s_xor_b64 s[6:7], exec, s[12:13]
AD54  v_cmp_le_u32_e64 s[4:5], s9, v6
AD5C  s_or_b64 s[4:5], s[0:1], s[4:5]
AD60  s_nor_b64 s[4:5], s[4:5], s[2:3]
AD64  s_and_b64 s[4:5], s[4:5], exec
AD68  s_or_saveexec_b64 s[6:7], s[6:7]
AD6C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
AD74  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
AD7C  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
AD84  v_mov_b32_e32 v7, 0x7f
AD8C  s_xor_b64 exec, exec, s[6:7]
AD90  s_cbranch_execz 16
AD94  s_movk_i32 s11, 0xfc
AD98  v_and_or_b32 v7, v0, s11, v1
ADA0  v_lshlrev_b32_e32 v7, 4, v7
ADA4  ds_read_b128 v[8:11], v7 offset:32768
ADAC  ds_read_u8 v7, v0 offset:40960
ADB4  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
ADBC  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
ADC4  s_or_b64 s[4:5], s[4:5], exec
ADC8  s_waitcnt lgkmcnt(1)
ADCC  global_store_dwordx4 v[12:13], v[8:11], off
ADD4  s_or_b64 exec, exec, s[6:7]
ADD8  s_and_saveexec_b64 s[6:7], s[4:5]
ADDC  s_cbranch_execz 12
ADE0  v_and_b32_e32 v8, 0xffffffe0, v6
ADE8  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
ADF0  v_mov_b64_e32 v[8:9], s[26:27]
ADF4  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
ADFC  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
AE04  s_waitcnt lgkmcnt(0)
AE08  global_store_byte v[8:9], v7, off
AE10  s_or_b64 exec, exec, s[6:7]
AE14  s_waitcnt lgkmcnt(0)
AE18  v_or_b32_e32 v7, 0x100, v0
AE20  v_lshrrev_b32_e32 v6, 2, v7
AE24  v_add_u32_e32 v6, s33, v6
AE28  v_cmp_le_u32_e64 s[4:5], s22, v6
AE30  s_xor_b64 s[6:7], vcc, -1
AE34  s_or_b64 s[6:7], s[6:7], s[4:5]
AE38  s_mov_b64 s[4:5], 0
AE3C  s_and_saveexec_b64 s[12:13], s[6:7]
AE40  s_xor_b64 s[6:7], exec, s[12:13]
AE44  s_cbranch_execnz 9
AE48  s_or_saveexec_b64 s[2:3], s[6:7]
AE4C  v_mov_b32_e32 v8, 0x7f
AE54  s_xor_b64 exec, exec, s[2:3]
AE58  s_cbranch_execnz 13
AE5C  s_or_b64 exec, exec, s[2:3]
AE60  s_and_saveexec_b64 s[2:3], s[4:5]
AE64  s_cbranch_execnz 29
AE68  s_endpgm
AE6C  v_cmp_le_u32_e32 vcc, s9, v6
AE70  s_or_b64 s[4:5], s[0:1], vcc
AE74  s_nor_b64 s[2:3], s[4:5], s[2:3]
AE78  s_and_b64 s[4:5], s[2:3], exec
AE7C  s_or_saveexec_b64 s[2:3], s[6:7]
AE80  v_mov_b32_e32 v8, 0x7f
AE88  s_xor_b64 exec, exec, s[2:3]
AE8C  s_cbranch_execz 65523
AE90  s_movk_i32 s6, 0x1fc
AE94  v_and_or_b32 v1, v7, s6, v1
AE9C  v_lshlrev_b32_e32 v1, 4, v1
AEA0  ds_read_b128 v[10:13], v1 offset:32768
AEA8  ds_read_u8 v8, v0 offset:41216
AEB0  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
AEB8  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
AEC0  s_or_b64 s[4:5], s[4:5], exec
AEC4  s_waitcnt lgkmcnt(1)
AEC8  global_store_dwordx4 v[0:1], v[10:13], off
AED0  s_or_b64 exec, exec, s[2:3]
AED4  s_and_saveexec_b64 s[2:3], s[4:5]
AED8  s_cbranch_execz 65507
AEDC  v_and_b32_e32 v0, 0xffffffe0, v6
AEE4  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
AEEC  v_mov_b64_e32 v[0:1], s[26:27]
AEF0  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
AEF8  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
AF00  s_waitcnt lgkmcnt(0)
AF04  global_store_byte v[0:1], v8, off
AF0C  s_endpgm
AF10  s_nop 0

b000 <QuantiseBothBf16H16Sr>:
B000  s_load_dwordx2 s[6:7], s[0:1], 0x0
B008  s_load_dwordx4 s[20:23], s[0:1], 0x28
B010  v_readfirstlane_b32 s8, v0
B014  s_andn2_b32 s8, s8, 63
B018  v_and_b32_e32 v1, 48, v0
B01C  v_lshlrev_b32_e32 v2, 3, v0
B020  v_or_b32_e32 v4, s8, v1
B024  s_lshl_b32 s58, s3, 7
B028  s_lshl_b32 s33, s2, 7
B02C  v_and_b32_e32 v2, 0x78, v2
B034  v_lshrrev_b32_e32 v4, 4, v4
B038  v_or_b32_e32 v2, s33, v2
B03C  v_add_u32_e32 v4, s58, v4
B040  s_waitcnt lgkmcnt(0)
B044  v_cmp_gt_u32_e32 vcc, s22, v2
B048  v_cmp_gt_u32_e64 s[4:5], s21, v4
B050  v_mov_b32_e32 v3, 0
B054  s_and_b64 s[10:11], s[4:5], vcc
B058  s_and_saveexec_b64 s[4:5], s[10:11]
B05C  s_cbranch_execz 11
B060  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B068  v_lshlrev_b64 v[4:5], 1, v[4:5]
B070  v_and_b32_e32 v4, -16, v4
B074  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B07C  s_lshl_b32 m0, s8, 4
B080  s_nop 0
B084  global_load_lds_dwordx4 v[4:5], off
B08C  s_or_b64 exec, exec, s[4:5]
B090  s_add_i32 s4, s8, 0x100
B098  v_or_b32_e32 v4, s4, v1
B09C  v_lshrrev_b32_e32 v4, 4, v4
B0A0  v_add_u32_e32 v4, s58, v4
B0A4  v_cmp_gt_u32_e64 s[4:5], s21, v4
B0AC  s_and_b64 s[10:11], s[4:5], vcc
B0B0  s_and_saveexec_b64 s[4:5], s[10:11]
B0B4  s_cbranch_execz 13
B0B8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B0C0  v_lshlrev_b64 v[4:5], 1, v[4:5]
B0C8  v_and_b32_e32 v4, -16, v4
B0CC  s_lshl_b32 s9, s8, 4
B0D0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B0D8  s_add_i32 m0, s9, 0x1000
B0E0  s_nop 0
B0E4  global_load_lds_dwordx4 v[4:5], off
B0EC  s_or_b64 exec, exec, s[4:5]
B0F0  s_add_i32 s4, s8, 0x200
B0F8  v_or_b32_e32 v4, s4, v1
B0FC  v_lshrrev_b32_e32 v4, 4, v4
B100  v_add_u32_e32 v4, s58, v4
B104  v_cmp_gt_u32_e64 s[4:5], s21, v4
B10C  s_and_b64 s[10:11], s[4:5], vcc
B110  s_and_saveexec_b64 s[4:5], s[10:11]
B114  s_cbranch_execz 13
B118  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B120  v_lshlrev_b64 v[4:5], 1, v[4:5]
B128  v_and_b32_e32 v4, -16, v4
B12C  s_lshl_b32 s9, s8, 4
B130  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B138  s_add_i32 m0, s9, 0x2000
B140  s_nop 0
B144  global_load_lds_dwordx4 v[4:5], off
B14C  s_or_b64 exec, exec, s[4:5]
B150  s_add_i32 s4, s8, 0x300
B158  v_or_b32_e32 v4, s4, v1
B15C  v_lshrrev_b32_e32 v4, 4, v4
B160  v_add_u32_e32 v4, s58, v4
B164  v_cmp_gt_u32_e64 s[4:5], s21, v4
B16C  s_and_b64 s[10:11], s[4:5], vcc
B170  s_and_saveexec_b64 s[4:5], s[10:11]
B174  s_cbranch_execz 13
B178  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B180  v_lshlrev_b64 v[4:5], 1, v[4:5]
B188  v_and_b32_e32 v4, -16, v4
B18C  s_lshl_b32 s9, s8, 4
B190  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B198  s_add_i32 m0, s9, 0x3000
B1A0  s_nop 0
B1A4  global_load_lds_dwordx4 v[4:5], off
B1AC  s_or_b64 exec, exec, s[4:5]
B1B0  s_add_i32 s4, s8, 0x400
B1B8  v_or_b32_e32 v4, s4, v1
B1BC  v_lshrrev_b32_e32 v4, 4, v4
B1C0  v_add_u32_e32 v4, s58, v4
B1C4  v_cmp_gt_u32_e64 s[4:5], s21, v4
B1CC  s_and_b64 s[10:11], s[4:5], vcc
B1D0  s_and_saveexec_b64 s[4:5], s[10:11]
B1D4  s_cbranch_execz 13
B1D8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B1E0  v_lshlrev_b64 v[4:5], 1, v[4:5]
B1E8  v_and_b32_e32 v4, -16, v4
B1EC  s_lshl_b32 s9, s8, 4
B1F0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B1F8  s_add_i32 m0, s9, 0x4000
B200  s_nop 0
B204  global_load_lds_dwordx4 v[4:5], off
B20C  s_or_b64 exec, exec, s[4:5]
B210  s_add_i32 s4, s8, 0x500
B218  s_load_dwordx2 s[36:37], s[0:1], 0x38
B220  s_load_dwordx4 s[16:19], s[0:1], 0x48
B228  v_or_b32_e32 v4, s4, v1
B22C  v_lshrrev_b32_e32 v4, 4, v4
B230  v_add_u32_e32 v4, s58, v4
B234  v_cmp_gt_u32_e64 s[4:5], s21, v4
B23C  s_and_b64 s[10:11], s[4:5], vcc
B240  s_and_saveexec_b64 s[4:5], s[10:11]
B244  s_cbranch_execz 13
B248  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B250  v_lshlrev_b64 v[4:5], 1, v[4:5]
B258  v_and_b32_e32 v4, -16, v4
B25C  s_lshl_b32 s9, s8, 4
B260  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B268  s_add_i32 m0, s9, 0x5000
B270  s_nop 0
B274  global_load_lds_dwordx4 v[4:5], off
B27C  s_or_b64 exec, exec, s[4:5]
B280  s_add_i32 s4, s8, 0x600
B288  s_load_dwordx4 s[28:31], s[0:1], 0x60
B290  s_load_dwordx2 s[10:11], s[0:1], 0x40
B298  v_or_b32_e32 v4, s4, v1
B29C  v_lshrrev_b32_e32 v4, 4, v4
B2A0  v_add_u32_e32 v4, s58, v4
B2A4  v_cmp_gt_u32_e64 s[4:5], s21, v4
B2AC  s_and_b64 s[12:13], s[4:5], vcc
B2B0  s_and_saveexec_b64 s[4:5], s[12:13]
B2B4  s_cbranch_execz 13
B2B8  v_mad_u64_u32 v[4:5], s[12:13], v4, s20, v[2:3]
B2C0  v_lshlrev_b64 v[4:5], 1, v[4:5]
B2C8  v_and_b32_e32 v4, -16, v4
B2CC  s_lshl_b32 s9, s8, 4
B2D0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B2D8  s_add_i32 m0, s9, 0x6000
B2E0  s_nop 0
B2E4  global_load_lds_dwordx4 v[4:5], off
B2EC  s_or_b64 exec, exec, s[4:5]
B2F0  s_load_dwordx2 s[38:39], s[0:1], 0x58
B2F8  s_load_dwordx4 s[24:27], s[0:1], 0x18
B300  s_load_dwordx2 s[46:47], s[0:1], 0x8
B308  s_add_i32 s4, s8, 0x700
B310  v_or_b32_e32 v1, s4, v1
B314  v_lshrrev_b32_e32 v1, 4, v1
B318  v_add_u32_e32 v1, s58, v1
B31C  v_cmp_gt_u32_e64 s[4:5], s21, v1
B324  s_and_b64 s[12:13], s[4:5], vcc
B328  s_and_saveexec_b64 s[4:5], s[12:13]
B32C  s_cbranch_execz 13
B330  v_mad_u64_u32 v[2:3], s[12:13], v1, s20, v[2:3]
B338  v_lshlrev_b64 v[2:3], 1, v[2:3]
B340  v_and_b32_e32 v2, -16, v2
B344  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
B34C  s_lshl_b32 s6, s8, 4
B350  s_add_i32 m0, s6, 0x7000
B358  s_nop 0
B35C  global_load_lds_dwordx4 v[2:3], off
B364  s_or_b64 exec, exec, s[4:5]
B368  s_and_b32 s4, s23, 8
B36C  s_cmp_eq_u32 s4, 0
B370  s_load_dwordx2 s[40:41], s[0:1], 0x10
B378  s_cselect_b64 s[0:1], -1, 0
B37C  s_cmp_lg_u32 s4, 0
B380  s_cselect_b64 s[12:13], -1, 0
B384  s_waitcnt lgkmcnt(0)
B388  s_lshr_b32 s31, s22, 5
B38C  v_bfe_u32 v1, v0, 2, 2
B394  s_add_i32 s4, s31, 7
B398  v_lshrrev_b32_e32 v68, 2, v0
B39C  v_lshl_or_b32 v10, s2, 2, v1
B3A4  s_and_b32 s59, s4, 0xffffff8
B3AC  s_and_b32 s4, s33, 0xffffff00
B3B4  v_lshlrev_b32_e32 v2, 4, v0
B3B8  s_lshl_b32 s2, s2, 1
B3BC  v_and_b32_e32 v69, 3, v0
B3C0  v_and_b32_e32 v2, 0xc0, v2
B3C8  s_and_b32 s2, s2, 2
B3CC  v_and_or_b32 v3, v68, 60, s4
B3D4  v_or3_b32 v18, v3, v2, s2
B3DC  v_cmp_ne_u32_e64 s[4:5], 0, v69
B3E4  s_add_i32 s2, s21, 0xff
B3EC  s_or_b64 s[44:45], s[4:5], s[0:1]
B3F0  s_and_b32 s60, s2, 0xffffff00
B3F8  s_cmp_lg_u32 s36, 0
B3FC  s_cselect_b64 s[6:7], -1, 0
B400  s_bfe_u32 s2, s23, 0x20004
B408  s_cmp_eq_u32 s2, 2
B40C  s_cselect_b64 s[34:35], -1, 0
B410  v_lshlrev_b32_e32 v2, 3, v69
B414  s_and_b64 s[48:49], s[34:35], exec
B418  v_lshrrev_b32_e64 v2, v2, s36
B420  s_cselect_b32 s19, 0x3fffff, 0
B428  s_cmp_lg_u32 s2, 0
B42C  s_mul_hi_u32 s49, s17, 0xcd9e8d57
B434  v_cndmask_b32_e64 v2, 0, v2, s[6:7]
B43C  v_and_b32_e32 v3, 1, v0
B440  s_cselect_b32 s20, s19, 0x200000
B448  s_xor_b32 s2, s16, s49
B44C  v_cmp_eq_u32_e64 s[8:9], 0, v3
B454  v_lshlrev_b32_e32 v3, 30, v2
B458  s_xor_b32 s2, s2, s10
B45C  v_and_b32_e32 v20, 0x80000000, v3
B464  v_lshlrev_b32_e32 v3, 29, v2
B468  s_add_u32 s16, s10, 0x9e3779b9
B470  v_mov_b32_e32 v5, 0
B474  v_lshlrev_b32_e32 v4, 2, v69
B478  v_and_b32_e32 v21, 0x80000000, v3
B480  v_lshlrev_b32_e32 v3, 28, v2
B484  s_mul_i32 s48, s17, 0xcd9e8d57
B48C  s_addc_u32 s17, s11, 0
B490  v_lshl_add_u64 v[12:13], s[46:47], 0, v[4:5]
B498  v_and_b32_e32 v22, 0x80000000, v3
B4A0  v_lshlrev_b32_e32 v3, 27, v2
B4A4  s_add_u32 s46, s11, 0xbb67ae85
B4AC  s_mul_hi_u32 s51, s2, 0xd2511f53
B4B4  s_mov_b32 s43, 0
B4B8  v_and_b32_e32 v23, 0x80000000, v3
B4C0  v_lshlrev_b32_e32 v3, 26, v2
B4C4  s_addc_u32 s47, 0, 0
B4C8  s_mov_b32 s42, s51
B4CC  v_cmp_ne_u32_e64 s[6:7], 0, v2
B4D4  v_lshlrev_b32_e32 v19, 31, v2
B4D8  v_and_b32_e32 v24, 0x80000000, v3
B4E0  v_lshlrev_b32_e32 v3, 25, v2
B4E4  v_lshlrev_b32_e32 v2, 24, v2
B4E8  s_xor_b64 s[46:47], s[42:43], s[46:47]
B4EC  s_add_u32 s42, s10, 0x3c6ef372
B4F4  v_and_b32_e32 v26, 0x80000000, v2
B4FC  s_add_u32 s52, s11, 0x76cf5d0a
B504  v_lshrrev_b32_e32 v2, 4, v0
B508  v_lshlrev_b32_e32 v1, 6, v1
B50C  v_and_b32_e32 v25, 0x80000000, v3
B514  s_mul_i32 s50, s2, 0xd2511f53
B51C  s_addc_u32 s53, 0, 0
B520  v_lshlrev_b32_e32 v3, 8, v2
B524  v_lshlrev_b32_e32 v4, 4, v69
B528  v_cmp_gt_u32_e32 vcc, s31, v10
B52C  s_xor_b32 s74, s18, s11
B530  s_xor_b64 s[18:19], s[16:17], s[48:49]
B534  s_xor_b64 s[48:49], s[52:53], s[50:51]
B538  v_or3_b32 v27, v3, v1, v4
B540  v_cndmask_b32_e64 v1, 0, 1, s[12:13]
B548  v_mov_b32_e32 v11, v5
B54C  v_cmp_eq_u32_e64 s[14:15], 0, v69
B554  v_cmp_le_u32_e64 s[4:5], s59, v10
B55C  s_mov_b32 s23, 0xcd9e8d57
B564  s_mov_b32 s36, 0xd2511f53
B56C  s_add_u32 s47, s10, 0xdaa66d2b
B574  s_add_u32 s61, s11, 0x32370b8f
B57C  s_add_u32 s62, s10, 0x78dde6e4
B584  s_add_u32 s63, s11, 0xed9eba14
B58C  s_add_u32 s64, s10, 0x1715609d
B594  s_add_u32 s65, s11, 0xa9066899
B59C  s_add_u32 s66, s10, 0xb54cda56
B5A4  s_add_u32 s67, s11, 0x646e171e
B5AC  s_add_u32 s68, s10, 0x5384540f
B5B4  s_add_u32 s69, s11, 0x1fd5c5a3
B5BC  s_add_u32 s70, s10, 0xf1bbcdc8
B5C4  s_add_u32 s71, s11, 0xdb3d7428
B5CC  s_add_i32 s72, s10, 0x8ff34781
B5D4  s_add_i32 s73, s11, 0x96a522ad
B5DC  v_add_u32_e32 v28, s58, v2
B5E0  s_xor_b64 s[50:51], vcc, -1
B5E4  v_mov_b32_e32 v29, 0x7f
B5EC  s_mov_b32 s2, 0x3e800000
B5F4  s_mov_b32 s19, 0x7f7fffff
B5FC  s_mov_b32 s49, 0x7f800000
B604  s_mov_b32 s75, 0x17fffff
B60C  v_cmp_ne_u32_e64 s[10:11], 1, v1
B614  v_mov_b32_e32 v30, 0x7f800000
B61C  v_mov_b32_e32 v31, 0xfe
B624  v_mov_b32_e32 v32, 0
B628  s_waitcnt vmcnt(0)
B62C  s_barrier
B630  s_branch 7
B634  s_or_b64 exec, exec, s[12:13]
B638  s_or_b64 exec, exec, s[52:53]
B63C  s_addk_i32 s43, 0x1000
B640  v_add_u32_e32 v32, 1, v32
B644  s_cmpk_lg_u32 s43, 0x8000
B648  v_add_u32_e32 v28, 16, v28
B64C  s_cbranch_scc0 465
B650  s_and_b64 vcc, exec, s[10:11]
B654  s_mov_b64 s[12:13], -1
B658  s_cbranch_vccnz 7
B65C  v_and_b32_e32 v1, 0xffffffe0, v28
B664  v_and_or_b32 v4, v32, 1, v18
B66C  v_mad_u64_u32 v[14:15], s[12:13], v1, s59, v[4:5]
B674  s_mov_b64 s[12:13], 0
B678  s_andn2_b64 vcc, exec, s[12:13]
B67C  s_cbranch_vccnz 2
B680  v_mad_u64_u32 v[14:15], s[12:13], v28, s31, v[10:11]
B688  v_cmp_le_u32_e32 vcc, s21, v28
B68C  s_or_b64 s[12:13], vcc, s[50:51]
B690  s_and_saveexec_b64 s[16:17], s[12:13]
B694  s_xor_b64 s[12:13], exec, s[16:17]
B698  s_cbranch_execz 10
B69C  v_cmp_le_u32_e32 vcc, s60, v28
B6A0  s_or_b64 s[16:17], s[44:45], vcc
B6A4  s_nor_b64 s[52:53], s[16:17], s[4:5]
B6A8  s_and_saveexec_b64 s[16:17], s[52:53]
B6AC  s_cbranch_execz 4
B6B0  v_lshl_add_u64 v[2:3], s[40:41], 0, v[14:15]
B6B8  global_store_byte v[2:3], v29, off
B6C0  s_or_b64 exec, exec, s[16:17]
B6C4  s_andn2_saveexec_b64 s[52:53], s[12:13]
B6C8  s_cbranch_execz 65499
B6CC  v_add_u32_e32 v1, s43, v27
B6D0  ds_read_b128 v[34:37], v1
B6D8  s_waitcnt lgkmcnt(0)
B6DC  v_lshlrev_b32_e32 v4, 16, v34
B6E0  v_and_b32_e32 v1, 0xffff0000, v34
B6E8  v_lshlrev_b32_e32 v2, 16, v35
B6EC  v_and_b32_e32 v3, 0xffff0000, v35
B6F4  v_lshlrev_b32_e32 v8, 16, v36
B6F8  v_and_b32_e32 v9, 0xffff0000, v36
B700  v_lshlrev_b32_e32 v6, 16, v37
B704  v_and_b32_e32 v7, 0xffff0000, v37
B70C  s_and_saveexec_b64 s[12:13], s[6:7]
B710  v_xor_b32_e32 v4, v19, v4
B714  v_xor_b32_e32 v1, v20, v1
B718  v_xor_b32_e32 v2, v21, v2
B71C  v_xor_b32_e32 v3, v22, v3
B720  v_xor_b32_e32 v8, v23, v8
B724  v_xor_b32_e32 v9, v24, v9
B728  v_xor_b32_e32 v6, v25, v6
B72C  v_xor_b32_e32 v7, v26, v7
B730  s_or_b64 exec, exec, s[12:13]
B734  v_mov_b32_e32 v16, v4
B738  v_mov_b32_e32 v17, v8
B73C  v_mov_b32_e32 v8, v1
B740  v_mov_b32_e32 v36, v2
B744  v_mov_b32_e32 v37, v6
B748  v_mov_b32_e32 v6, v3
B74C  v_pk_add_f32 v[34:35], v[16:17], v[8:9]
B754  v_pk_add_f32 v[2:3], v[36:37], v[6:7]
B75C  v_pk_add_f32 v[6:7], v[36:37], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
B764  v_pk_add_f32 v[38:39], v[34:35], v[2:3]
B76C  v_pk_add_f32 v[34:35], v[34:35], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
B774  v_pk_add_f32 v[2:3], v[16:17], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
B77C  v_mov_b32_e32 v36, v38
B780  v_pk_add_f32 v[8:9], v[2:3], v[6:7]
B788  v_pk_add_f32 v[16:17], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
B790  v_mov_b32_e32 v37, v8
B794  v_mov_b32_e32 v8, v39
B798  v_pk_add_f32 v[2:3], v[36:37], v[8:9]
B7A0  v_mov_b32_e32 v38, v34
B7A4  v_mov_b32_e32 v39, v16
B7A8  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B7B0  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B7B8  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
B7C0  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
B7C8  v_mov_b32_e32 v16, v35
B7CC  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
B7D4  v_pk_add_f32 v[6:7], v[38:39], v[16:17]
B7DC  v_pk_add_f32 v[8:9], v[36:37], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
B7E4  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
B7EC  v_mov_b32_dpp v34, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B7F4  v_mov_b32_dpp v35, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B7FC  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
B804  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
B80C  v_pk_add_f32 v[6:7], v[6:7], v[34:35]
B814  v_mov_b32_dpp v34, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B81C  v_mov_b32_dpp v35, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B824  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
B82C  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
B834  v_pk_add_f32 v[16:17], v[38:39], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
B83C  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
B844  v_pk_add_f32 v[8:9], v[8:9], v[34:35]
B84C  v_mov_b32_dpp v34, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B854  v_mov_b32_dpp v35, v17 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B85C  v_cndmask_b32_e64 v17, -v17, v17, s[8:9]
B864  v_cndmask_b32_e64 v16, -v16, v16, s[8:9]
B86C  v_and_b32_e32 v33, 0x7fffffff, v2
B874  v_and_b32_e32 v4, 0x7fffffff, v3
B87C  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
B884  v_pk_add_f32 v[16:17], v[16:17], v[34:35]
B88C  v_max_u32_e32 v1, v4, v33
B890  v_and_b32_e32 v34, 0x7fffffff, v6
B898  v_and_b32_e32 v35, 0x7fffffff, v7
B8A0  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
B8A8  v_max3_u32 v1, v35, v34, v1
B8B0  v_and_b32_e32 v34, 0x7fffffff, v8
B8B8  v_and_b32_e32 v35, 0x7fffffff, v9
B8C0  v_max3_u32 v1, v35, v34, v1
B8C8  v_and_b32_e32 v34, 0x7fffffff, v16
B8D0  v_and_b32_e32 v35, 0x7fffffff, v17
B8D8  v_max3_u32 v1, v35, v34, v1
B8E0  s_nop 1
B8E4  v_max_u32_dpp v1, v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B8EC  s_nop 1
B8F0  v_max_u32_dpp v34, v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
B8F8  v_cmp_lt_u32_e32 vcc, s19, v34
B8FC  v_mov_b32_e32 v1, 0
B900  s_and_saveexec_b64 s[54:55], vcc
B904  s_cbranch_execz 160
B908  v_and_b32_e32 v1, 0x80000000, v2
B910  v_cmp_lt_u32_e32 vcc, s49, v33
B914  v_cmp_lt_u32_e64 s[12:13], s19, v33
B91C  v_cmp_lt_u32_e64 s[16:17], s19, v4
B924  v_cndmask_b32_e64 v34, v1, 0, vcc
B92C  v_cndmask_b32_e64 v1, 0, 7, s[12:13]
B934  v_cndmask_b32_e64 v2, v2, v34, s[12:13]
B93C  v_cmp_lt_u32_e64 s[12:13], s49, v4
B944  s_and_saveexec_b64 s[56:57], s[16:17]
B948  v_and_b32_e32 v3, 0x80000000, v3
B950  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
B958  v_or_b32_e32 v1, 0x70, v1
B960  s_or_b64 exec, exec, s[56:57]
B964  v_cndmask_b32_e64 v33, v33, 0, vcc
B96C  v_max_u32_e32 v4, v4, v33
B970  v_cndmask_b32_e64 v34, 0, 1, vcc
B978  v_cndmask_b32_e64 v35, 0, 1, s[12:13]
B980  v_cndmask_b32_e64 v4, v4, v33, s[12:13]
B988  v_and_b32_e32 v33, 0x7fffffff, v6
B990  v_add_u32_e32 v34, v34, v35
B994  v_and_b32_e32 v35, 0x80000000, v6
B99C  v_cmp_lt_u32_e32 vcc, s49, v33
B9A0  v_cmp_lt_u32_e64 s[12:13], s19, v33
B9A8  v_max_u32_e32 v33, v33, v4
B9AC  v_cndmask_b32_e64 v35, v35, 0, vcc
B9B4  v_or_b32_e32 v36, 0x700, v1
B9BC  v_cndmask_b32_e32 v4, v33, v4, vcc
B9C0  v_and_b32_e32 v33, 0x7fffffff, v7
B9C8  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
B9D0  v_cndmask_b32_e64 v6, v6, v35, s[12:13]
B9D8  v_cndmask_b32_e64 v35, 0, 1, vcc
B9E0  v_and_b32_e32 v36, 0x80000000, v7
B9E8  v_cmp_lt_u32_e32 vcc, s49, v33
B9EC  v_or_b32_e32 v37, 0x7000, v1
B9F4  v_cmp_lt_u32_e64 s[12:13], s19, v33
B9FC  v_cndmask_b32_e64 v36, v36, 0, vcc
BA04  v_max_u32_e32 v33, v33, v4
BA08  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
BA10  v_cndmask_b32_e64 v7, v7, v36, s[12:13]
BA18  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
BA20  v_cndmask_b32_e32 v4, v33, v4, vcc
BA24  v_and_b32_e32 v33, 0x7fffffff, v8
BA2C  v_and_b32_e32 v35, 0x80000000, v8
BA34  v_cmp_lt_u32_e32 vcc, s49, v33
BA38  v_cmp_lt_u32_e64 s[12:13], s19, v33
BA40  v_max_u32_e32 v33, v33, v4
BA44  v_cndmask_b32_e64 v35, v35, 0, vcc
BA4C  v_or_b32_e32 v36, 0x70000, v1
BA54  v_cndmask_b32_e32 v4, v33, v4, vcc
BA58  v_and_b32_e32 v33, 0x7fffffff, v9
BA60  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
BA68  v_cndmask_b32_e64 v8, v8, v35, s[12:13]
BA70  v_cndmask_b32_e64 v35, 0, 1, vcc
BA78  v_and_b32_e32 v36, 0x80000000, v9
BA80  v_cmp_lt_u32_e32 vcc, s49, v33
BA84  v_or_b32_e32 v37, 0x700000, v1
BA8C  v_cmp_lt_u32_e64 s[12:13], s19, v33
BA94  v_cndmask_b32_e64 v36, v36, 0, vcc
BA9C  v_max_u32_e32 v33, v33, v4
BAA0  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
BAA8  v_cndmask_b32_e64 v9, v9, v36, s[12:13]
BAB0  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
BAB8  v_cndmask_b32_e32 v4, v33, v4, vcc
BABC  v_and_b32_e32 v33, 0x7fffffff, v16
BAC4  v_and_b32_e32 v35, 0x80000000, v16
BACC  v_cmp_lt_u32_e32 vcc, s49, v33
BAD0  v_cmp_lt_u32_e64 s[12:13], s19, v33
BAD8  v_max_u32_e32 v33, v33, v4
BADC  v_cndmask_b32_e64 v35, v35, 0, vcc
BAE4  v_or_b32_e32 v36, 0x7000000, v1
BAEC  v_cndmask_b32_e32 v4, v33, v4, vcc
BAF0  v_and_b32_e32 v33, 0x7fffffff, v17
BAF8  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
BB00  v_cndmask_b32_e64 v16, v16, v35, s[12:13]
BB08  v_cndmask_b32_e64 v35, 0, 1, vcc
BB10  v_and_b32_e32 v36, 0x80000000, v17
BB18  v_cmp_lt_u32_e32 vcc, s49, v33
BB1C  v_or_b32_e32 v37, 0x70000000, v1
BB24  v_cmp_lt_u32_e64 s[12:13], s19, v33
BB2C  v_cndmask_b32_e64 v36, v36, 0, vcc
BB34  v_max_u32_e32 v33, v33, v4
BB38  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
BB40  v_cndmask_b32_e64 v17, v17, v36, s[12:13]
BB48  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
BB50  v_cndmask_b32_e32 v4, v33, v4, vcc
BB54  s_nop 0
BB58  v_add_u32_dpp v33, v34, v34 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
BB60  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
BB68  s_nop 0
BB6C  v_add_u32_dpp v33, v33, v33 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
BB74  v_cmp_ne_u32_e32 vcc, 32, v33
BB78  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
BB80  s_nop 0
BB84  v_cndmask_b32_e32 v34, v30, v4, vcc
BB88  s_or_b64 exec, exec, s[54:55]
BB8C  v_cmp_ne_u32_e32 vcc, 0, v34
BB90  v_mov_b32_e32 v4, 0x7f
BB98  s_and_saveexec_b64 s[12:13], vcc
BB9C  v_add_u32_e32 v4, s20, v34
BBA0  v_lshrrev_b32_e32 v33, 23, v4
BBA4  v_add_u32_e32 v33, -2, v33
BBA8  v_cmp_lt_u32_e32 vcc, s75, v4
BBAC  s_nop 1
BBB0  v_cndmask_b32_e32 v4, 0, v33, vcc
BBB4  v_cmp_eq_u32_e32 vcc, s49, v34
BBB8  s_and_b64 vcc, s[34:35], vcc
BBBC  s_nop 0
BBC0  v_cndmask_b32_e32 v4, v4, v31, vcc
BBC4  s_or_b64 exec, exec, s[12:13]
BBC8  v_cmp_eq_u32_e32 vcc, 0, v4
BBCC  s_cbranch_vccz 13
BBD0  s_nop 0
BBD4  v_cndmask_b32_e64 v34, 1.0, 2.0, vcc
BBDC  v_pk_mul_f32 v[16:17], v[34:35], v[16:17] op_sel_hi:[0,1]
BBE4  v_pk_mul_f32 v[8:9], v[34:35], v[8:9] op_sel_hi:[0,1]
BBEC  v_pk_mul_f32 v[6:7], v[34:35], v[6:7] op_sel_hi:[0,1]
BBF4  v_pk_mul_f32 v[2:3], v[34:35], v[2:3] op_sel_hi:[0,1]
BBFC  v_max_u32_e32 v33, 1, v4
BC00  s_branch 1
BC04  v_mov_b32_e32 v33, v4
BC08  v_mad_u64_u32 v[34:35], s[12:13], v28, s31, v[10:11]
BC10  v_lshl_or_b32 v36, v34, 2, v69
BC18  v_mad_u64_u32 v[36:37], s[12:13], v36, s36, 0
BC20  v_xor_b32_e32 v37, s74, v37
BC24  v_mad_u64_u32 v[38:39], s[12:13], v37, s23, 0
BC2C  v_xor_b32_e32 v37, s18, v39
BC30  v_xor_b32_e32 v39, s46, v36
BC34  v_mad_u64_u32 v[40:41], s[12:13], v39, s23, 0
BC3C  v_mad_u64_u32 v[36:37], s[12:13], v37, s36, 0
BC44  v_xor_b32_e32 v39, s42, v41
BC48  v_xor_b32_e32 v38, v39, v38
BC4C  v_xor_b32_e32 v37, s48, v37
BC50  v_mad_u64_u32 v[38:39], s[12:13], v38, s36, 0
BC58  v_mad_u64_u32 v[42:43], s[12:13], v37, s23, 0
BC60  v_xor_b32_e32 v37, s47, v43
BC64  v_xor_b32_e32 v39, s61, v39
BC68  v_xor_b32_e32 v37, v37, v40
BC6C  v_xor_b32_e32 v39, v39, v36
BC70  v_mad_u64_u32 v[36:37], s[12:13], v37, s36, 0
BC78  v_mad_u64_u32 v[40:41], s[12:13], v39, s23, 0
BC80  v_xor_b32_e32 v39, s62, v41
BC84  v_xor_b32_e32 v37, s63, v37
BC88  v_xor_b32_e32 v39, v39, v42
BC8C  v_xor_b32_e32 v37, v37, v38
BC90  v_mad_u64_u32 v[38:39], s[12:13], v39, s36, 0
BC98  v_mad_u64_u32 v[42:43], s[12:13], v37, s23, 0
BCA0  v_xor_b32_e32 v37, s64, v43
BCA4  v_xor_b32_e32 v39, s65, v39
BCA8  v_xor_b32_e32 v37, v37, v40
BCAC  v_xor_b32_e32 v39, v39, v36
BCB0  v_mad_u64_u32 v[36:37], s[12:13], v37, s36, 0
BCB8  v_mad_u64_u32 v[40:41], s[12:13], v39, s23, 0
BCC0  v_xor_b32_e32 v39, s66, v41
BCC4  v_xor_b32_e32 v37, s67, v37
BCC8  v_xor_b32_e32 v39, v39, v42
BCCC  v_xor_b32_e32 v37, v37, v38
BCD0  v_mad_u64_u32 v[38:39], s[12:13], v39, s36, 0
BCD8  v_mad_u64_u32 v[42:43], s[12:13], v37, s23, 0
BCE0  v_xor_b32_e32 v37, s68, v43
BCE4  v_xor_b32_e32 v39, s69, v39
BCE8  v_xor_b32_e32 v37, v37, v40
BCEC  v_xor_b32_e32 v39, v39, v36
BCF0  v_mad_u64_u32 v[36:37], s[12:13], v37, s36, 0
BCF8  v_mad_u64_u32 v[40:41], s[12:13], v39, s23, 0
BD00  v_xor_b32_e32 v39, s70, v41
BD04  v_xor_b32_e32 v37, s71, v37
BD08  v_xor_b32_e32 v39, v39, v42
BD0C  v_xor_b32_e32 v37, v37, v38
BD10  v_mad_u64_u32 v[38:39], s[12:13], v39, s36, 0
BD18  v_mad_u64_u32 v[42:43], s[12:13], v37, s23, 0
BD20  v_xor_b32_e32 v37, v40, v43
BD24  v_xor_b32_e32 v36, v36, v39
BD28  v_mov_b32_e32 v39, 0
BD2C  v_mov_b32_e32 v40, 0
BD30  v_xor_b32_e32 v37, s72, v37
BD34  v_xor_b32_e32 v36, s73, v36
BD38  v_lshlrev_b32_e32 v33, 23, v33
BD3C  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[2:3], v37, v33
BD44  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[8:9], v36, v33 op_sel:[0,0,0,1]
BD4C  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v42, v33 op_sel:[0,0,1,0]
BD54  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[16:17], v38, v33 op_sel:[0,0,1,1]
BD5C  s_nop 0
BD60  v_lshl_add_u64 v[2:3], v[34:35], 4, v[12:13]
BD68  v_or3_b32 v1, v39, v40, v1
BD70  global_store_dword v[2:3], v1, off
BD78  s_and_saveexec_b64 s[12:13], s[14:15]
BD7C  s_cbranch_execz 65069
BD80  v_lshl_add_u64 v[2:3], s[40:41], 0, v[14:15]
BD88  global_store_byte v[2:3], v4, off
BD90  s_branch 65064
BD94  v_lshlrev_b32_e32 v2, 1, v0
BD98  v_lshrrev_b32_e32 v1, 6, v0
BD9C  v_and_b32_e32 v70, 0x7e, v2
BDA4  s_lshl_b32 s15, s3, 2
BDA8  s_lshr_b32 s14, s21, 5
BDAC  v_or_b32_e32 v3, s33, v70
BDB0  v_or_b32_e32 v2, s15, v1
BDB4  v_cmp_gt_u32_e32 vcc, s22, v3
BDB8  v_cmp_gt_u32_e64 s[2:3], s14, v2
BDC0  s_and_b64 s[2:3], vcc, s[2:3]
BDC4  s_and_saveexec_b64 s[8:9], s[2:3]
BDC8  s_cbranch_execz 2971
BDCC  v_lshlrev_b32_e32 v4, 1, v70
BDD0  v_lshl_or_b32 v34, v1, 13, v4
BDD8  ds_read2st64_b32 v[4:5], v34 offset1:1
BDE0  ds_read2st64_b32 v[6:7], v34 offset0:2 offset1:3
BDE8  ds_read2st64_b32 v[8:9], v34 offset0:4 offset1:5
BDF0  ds_read2st64_b32 v[10:11], v34 offset0:6 offset1:7
BDF8  ds_read2st64_b32 v[12:13], v34 offset0:8 offset1:9
BE00  ds_read2st64_b32 v[14:15], v34 offset0:10 offset1:11
BE08  ds_read2st64_b32 v[16:17], v34 offset0:12 offset1:13
BE10  ds_read2st64_b32 v[18:19], v34 offset0:14 offset1:15
BE18  ds_read2st64_b32 v[20:21], v34 offset0:16 offset1:17
BE20  ds_read2st64_b32 v[22:23], v34 offset0:18 offset1:19
BE28  ds_read2st64_b32 v[24:25], v34 offset0:20 offset1:21
BE30  ds_read2st64_b32 v[26:27], v34 offset0:22 offset1:23
BE38  ds_read2st64_b32 v[28:29], v34 offset0:24 offset1:25
BE40  ds_read2st64_b32 v[30:31], v34 offset0:26 offset1:27
BE48  ds_read2st64_b32 v[32:33], v34 offset0:28 offset1:29
BE50  ds_read2st64_b32 v[34:35], v34 offset0:30 offset1:31
BE58  s_cmp_lg_u32 s37, 0
BE5C  s_waitcnt lgkmcnt(14)
BE60  v_lshlrev_b32_e32 v43, 16, v5
BE64  v_lshlrev_b32_e32 v42, 16, v4
BE68  v_lshlrev_b32_e32 v41, 16, v7
BE6C  v_lshlrev_b32_e32 v40, 16, v6
BE70  s_waitcnt lgkmcnt(13)
BE74  v_lshlrev_b32_e32 v39, 16, v9
BE78  v_lshlrev_b32_e32 v38, 16, v8
BE7C  s_waitcnt lgkmcnt(12)
BE80  v_lshlrev_b32_e32 v37, 16, v11
BE84  v_lshlrev_b32_e32 v36, 16, v10
BE88  s_waitcnt lgkmcnt(11)
BE8C  v_lshlrev_b32_e32 v51, 16, v13
BE90  v_lshlrev_b32_e32 v50, 16, v12
BE94  s_waitcnt lgkmcnt(10)
BE98  v_lshlrev_b32_e32 v49, 16, v15
BE9C  v_lshlrev_b32_e32 v48, 16, v14
BEA0  s_waitcnt lgkmcnt(9)
BEA4  v_lshlrev_b32_e32 v47, 16, v17
BEA8  v_lshlrev_b32_e32 v46, 16, v16
BEAC  s_waitcnt lgkmcnt(8)
BEB0  v_lshlrev_b32_e32 v45, 16, v19
BEB4  v_lshlrev_b32_e32 v44, 16, v18
BEB8  s_waitcnt lgkmcnt(7)
BEBC  v_lshlrev_b32_e32 v59, 16, v21
BEC0  v_lshlrev_b32_e32 v58, 16, v20
BEC4  s_waitcnt lgkmcnt(6)
BEC8  v_lshlrev_b32_e32 v57, 16, v23
BECC  v_lshlrev_b32_e32 v56, 16, v22
BED0  s_waitcnt lgkmcnt(5)
BED4  v_lshlrev_b32_e32 v55, 16, v25
BED8  v_lshlrev_b32_e32 v54, 16, v24
BEDC  s_waitcnt lgkmcnt(4)
BEE0  v_lshlrev_b32_e32 v53, 16, v27
BEE4  v_lshlrev_b32_e32 v52, 16, v26
BEE8  s_waitcnt lgkmcnt(3)
BEEC  v_lshlrev_b32_e32 v67, 16, v29
BEF0  v_lshlrev_b32_e32 v66, 16, v28
BEF4  s_waitcnt lgkmcnt(2)
BEF8  v_lshlrev_b32_e32 v65, 16, v31
BEFC  v_lshlrev_b32_e32 v64, 16, v30
BF00  s_waitcnt lgkmcnt(1)
BF04  v_lshlrev_b32_e32 v63, 16, v33
BF08  v_lshlrev_b32_e32 v62, 16, v32
BF0C  s_waitcnt lgkmcnt(0)
BF10  v_lshlrev_b32_e32 v61, 16, v35
BF14  s_cselect_b64 s[10:11], -1, 0
BF18  s_cmp_eq_u32 s37, 0
BF1C  v_lshlrev_b32_e32 v60, 16, v34
BF20  s_cbranch_scc1 95
BF24  s_lshl_b32 s2, s37, 31
BF28  s_lshl_b32 s3, s37, 30
BF2C  v_bfrev_b32_e32 v71, 1
BF30  v_xor_b32_e32 v42, s2, v42
BF34  s_lshl_b32 s2, s37, 29
BF38  v_bitop3_b32 v43, v43, s3, v71 bitop3:0x78
BF40  s_lshl_b32 s3, s37, 28
BF44  v_bitop3_b32 v40, v40, s2, v71 bitop3:0x78
BF4C  s_lshl_b32 s2, s37, 27
BF50  v_bitop3_b32 v41, v41, s3, v71 bitop3:0x78
BF58  s_lshl_b32 s3, s37, 26
BF5C  v_bitop3_b32 v38, v38, s2, v71 bitop3:0x78
BF64  s_lshl_b32 s2, s37, 25
BF68  v_bitop3_b32 v39, v39, s3, v71 bitop3:0x78
BF70  s_lshl_b32 s3, s37, 24
BF74  v_bitop3_b32 v36, v36, s2, v71 bitop3:0x78
BF7C  s_lshl_b32 s2, s37, 23
BF80  v_bitop3_b32 v37, v37, s3, v71 bitop3:0x78
BF88  s_lshl_b32 s3, s37, 22
BF8C  v_bitop3_b32 v50, v50, s2, v71 bitop3:0x78
BF94  s_lshl_b32 s2, s37, 21
BF98  v_bitop3_b32 v51, v51, s3, v71 bitop3:0x78
BFA0  s_lshl_b32 s3, s37, 20
BFA4  v_bitop3_b32 v48, v48, s2, v71 bitop3:0x78
BFAC  s_lshl_b32 s2, s37, 19
BFB0  v_bitop3_b32 v49, v49, s3, v71 bitop3:0x78
BFB8  s_lshl_b32 s3, s37, 18
BFBC  v_bitop3_b32 v46, v46, s2, v71 bitop3:0x78
BFC4  s_lshl_b32 s2, s37, 17
BFC8  v_bitop3_b32 v47, v47, s3, v71 bitop3:0x78
BFD0  s_lshl_b32 s3, s37, 16
BFD4  v_bitop3_b32 v44, v44, s2, v71 bitop3:0x78
BFDC  s_lshl_b32 s2, s37, 15
BFE0  v_bitop3_b32 v45, v45, s3, v71 bitop3:0x78
BFE8  s_lshl_b32 s3, s37, 14
BFEC  v_bitop3_b32 v58, v58, s2, v71 bitop3:0x78
BFF4  s_lshl_b32 s2, s37, 13
BFF8  v_bitop3_b32 v59, v59, s3, v71 bitop3:0x78
C000  s_lshl_b32 s3, s37, 12
C004  v_bitop3_b32 v56, v56, s2, v71 bitop3:0x78
C00C  s_lshl_b32 s2, s37, 11
C010  v_bitop3_b32 v57, v57, s3, v71 bitop3:0x78
C018  s_lshl_b32 s3, s37, 10
C01C  v_bitop3_b32 v54, v54, s2, v71 bitop3:0x78
C024  s_lshl_b32 s2, s37, 9
C028  v_bitop3_b32 v55, v55, s3, v71 bitop3:0x78
C030  s_lshl_b32 s3, s37, 8
C034  v_bitop3_b32 v52, v52, s2, v71 bitop3:0x78
C03C  s_lshl_b32 s2, s37, 7
C040  v_bitop3_b32 v53, v53, s3, v71 bitop3:0x78
C048  s_lshl_b32 s3, s37, 6
C04C  v_bitop3_b32 v66, v66, s2, v71 bitop3:0x78
C054  s_lshl_b32 s2, s37, 5
C058  v_bitop3_b32 v67, v67, s3, v71 bitop3:0x78
C060  s_lshl_b32 s3, s37, 4
C064  v_bitop3_b32 v64, v64, s2, v71 bitop3:0x78
C06C  s_lshl_b32 s2, s37, 3
C070  v_bitop3_b32 v65, v65, s3, v71 bitop3:0x78
C078  s_lshl_b32 s3, s37, 2
C07C  v_bitop3_b32 v62, v62, s2, v71 bitop3:0x78
C084  s_lshl_b32 s2, s37, 1
C088  v_bitop3_b32 v63, v63, s3, v71 bitop3:0x78
C090  v_bitop3_b32 v61, v61, s37, v71 bitop3:0x78
C098  v_bitop3_b32 v60, v60, s2, v71 bitop3:0x78
C0A0  v_pk_add_f32 v[72:73], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1]
C0A8  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C0B0  v_pk_add_f32 v[74:75], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1]
C0B8  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C0C0  v_pk_add_f32 v[76:77], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
C0C8  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C0D0  v_pk_add_f32 v[78:79], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
C0D8  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C0E0  v_pk_add_f32 v[80:81], v[50:51], v[50:51] op_sel:[1,0] op_sel_hi:[0,1]
C0E8  v_pk_add_f32 v[50:51], v[50:51], v[50:51] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C0F0  v_pk_add_f32 v[82:83], v[48:49], v[48:49] op_sel:[1,0] op_sel_hi:[0,1]
C0F8  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C100  v_pk_add_f32 v[84:85], v[46:47], v[46:47] op_sel:[1,0] op_sel_hi:[0,1]
C108  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C110  v_pk_add_f32 v[88:89], v[44:45], v[44:45] op_sel:[1,0] op_sel_hi:[0,1]
C118  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C120  v_mov_b32_e32 v73, v43
C124  v_mov_b32_e32 v75, v41
C128  v_mov_b32_e32 v77, v39
C12C  v_mov_b32_e32 v79, v37
C130  v_mov_b32_e32 v81, v51
C134  v_mov_b32_e32 v83, v49
C138  v_mov_b32_e32 v85, v47
C13C  v_mov_b32_e32 v89, v45
C140  v_pk_add_f32 v[40:41], v[72:73], v[74:75]
C148  v_pk_add_f32 v[36:37], v[76:77], v[78:79]
C150  v_pk_add_f32 v[38:39], v[80:81], v[82:83]
C158  v_pk_add_f32 v[42:43], v[84:85], v[88:89]
C160  v_pk_add_f32 v[46:47], v[40:41], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
C168  v_pk_add_f32 v[48:49], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
C170  v_pk_add_f32 v[36:37], v[40:41], v[36:37]
C178  v_pk_add_f32 v[38:39], v[38:39], v[42:43]
C180  v_pk_add_f32 v[44:45], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
C188  s_mov_b32 s2, 0x3e800000
C190  v_pk_add_f32 v[46:47], v[46:47], v[48:49]
C198  v_pk_add_f32 v[40:41], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
C1A0  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
C1A8  v_pk_add_f32 v[124:125], v[62:63], v[62:63] op_sel:[1,0] op_sel_hi:[0,1]
C1B0  v_pk_add_f32 v[126:127], v[62:63], v[62:63] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C1B8  v_pk_add_f32 v[128:129], v[60:61], v[60:61] op_sel:[1,0] op_sel_hi:[0,1]
C1C0  v_pk_add_f32 v[130:131], v[60:61], v[60:61] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C1C8  v_pk_mul_f32 v[60:61], v[46:47], s[2:3] op_sel_hi:[1,0]
C1D0  v_pk_mul_f32 v[46:47], v[40:41], s[2:3] op_sel_hi:[1,0]
C1D8  v_pk_mul_f32 v[62:63], v[36:37], s[2:3] op_sel_hi:[1,0]
C1E0  v_pk_add_f32 v[36:37], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
C1E8  v_pk_add_f32 v[38:39], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
C1F0  v_pk_add_f32 v[40:41], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
C1F8  v_pk_add_f32 v[42:43], v[84:85], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
C200  v_pk_add_f32 v[48:49], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
C208  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
C210  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
C218  v_pk_add_f32 v[106:107], v[52:53], v[52:53] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C220  v_pk_add_f32 v[50:51], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
C228  v_pk_add_f32 v[40:41], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
C230  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
C238  v_pk_add_f32 v[110:111], v[56:57], v[56:57] op_sel:[1,0] op_sel_hi:[0,1]
C240  v_pk_add_f32 v[56:57], v[56:57], v[56:57] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C248  v_pk_add_f32 v[116:117], v[66:67], v[66:67] op_sel:[1,0] op_sel_hi:[0,1]
C250  v_pk_add_f32 v[118:119], v[66:67], v[66:67] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C258  v_and_b32_e32 v104, 0x7fffffff, v63
C260  v_and_b32_e32 v106, 0x7fffffff, v62
C268  v_pk_mul_f32 v[66:67], v[36:37], s[2:3] op_sel_hi:[1,0]
C270  v_pk_add_f32 v[114:115], v[52:53], v[52:53] op_sel:[1,0] op_sel_hi:[0,1]
C278  v_max_u32_e32 v56, v104, v106
C27C  v_pk_add_f32 v[52:53], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
C284  v_pk_add_f32 v[48:49], v[48:49], v[50:51]
C28C  v_and_b32_e32 v103, 0x7fffffff, v67
C294  v_and_b32_e32 v105, 0x7fffffff, v66
C29C  v_pk_add_f32 v[108:109], v[58:59], v[58:59] op_sel:[1,0] op_sel_hi:[0,1]
C2A4  v_pk_add_f32 v[58:59], v[58:59], v[58:59] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C2AC  v_pk_add_f32 v[112:113], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1]
C2B4  v_pk_add_f32 v[92:93], v[54:55], v[54:55] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C2BC  v_pk_add_f32 v[120:121], v[64:65], v[64:65] op_sel:[1,0] op_sel_hi:[0,1]
C2C4  v_pk_add_f32 v[122:123], v[64:65], v[64:65] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C2CC  v_and_b32_e32 v100, 0x7fffffff, v61
C2D4  v_and_b32_e32 v102, 0x7fffffff, v60
C2DC  v_pk_mul_f32 v[64:65], v[48:49], s[2:3] op_sel_hi:[1,0]
C2E4  v_max3_u32 v36, v103, v105, v56
C2EC  v_and_b32_e32 v99, 0x7fffffff, v65
C2F4  v_and_b32_e32 v101, 0x7fffffff, v64
C2FC  v_max3_u32 v36, v100, v102, v36
C304  v_mov_b32_e32 v109, v59
C308  v_mov_b32_e32 v111, v57
C30C  v_mov_b32_e32 v113, v93
C310  v_mov_b32_e32 v115, v107
C314  v_mov_b32_e32 v117, v119
C318  v_mov_b32_e32 v121, v123
C31C  v_mov_b32_e32 v125, v127
C320  v_mov_b32_e32 v129, v131
C324  v_and_b32_e32 v95, 0x7fffffff, v47
C32C  v_and_b32_e32 v97, 0x7fffffff, v46
C334  v_pk_mul_f32 v[54:55], v[40:41], s[2:3] op_sel_hi:[1,0]
C33C  v_max3_u32 v36, v99, v101, v36
C344  v_pk_add_f32 v[38:39], v[108:109], v[110:111]
C34C  v_pk_add_f32 v[40:41], v[112:113], v[114:115]
C354  v_pk_add_f32 v[42:43], v[116:117], v[120:121]
C35C  v_pk_add_f32 v[50:51], v[124:125], v[128:129]
C364  v_pk_mul_f32 v[44:45], v[44:45], s[2:3] op_sel_hi:[1,0]
C36C  v_max3_u32 v36, v95, v97, v36
C374  v_and_b32_e32 v96, 0x7fffffff, v55
C37C  v_and_b32_e32 v98, 0x7fffffff, v54
C384  v_pk_add_f32 v[48:49], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
C38C  v_pk_add_f32 v[56:57], v[42:43], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
C394  v_pk_add_f32 v[40:41], v[38:39], v[40:41]
C39C  v_pk_add_f32 v[42:43], v[42:43], v[50:51]
C3A4  v_and_b32_e32 v87, 0x7fffffff, v45
C3AC  v_and_b32_e32 v91, 0x7fffffff, v44
C3B4  v_pk_mul_f32 v[52:53], v[52:53], s[2:3] op_sel_hi:[1,0]
C3BC  v_max3_u32 v36, v96, v98, v36
C3C4  v_pk_add_f32 v[38:39], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
C3CC  v_pk_add_f32 v[40:41], v[40:41], v[42:43]
C3D4  v_max3_u32 v36, v87, v91, v36
C3DC  v_and_b32_e32 v88, 0x7fffffff, v53
C3E4  v_and_b32_e32 v92, 0x7fffffff, v52
C3EC  v_pk_mul_f32 v[50:51], v[40:41], s[2:3] op_sel_hi:[1,0]
C3F4  v_max3_u32 v58, v88, v92, v36
C3FC  v_and_b32_e32 v90, 0x7fffffff, v51
C404  v_and_b32_e32 v94, 0x7fffffff, v50
C40C  v_max3_u32 v71, v90, v94, v58
C414  v_pk_add_f32 v[42:43], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
C41C  v_pk_add_f32 v[58:59], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
C424  v_pk_add_f32 v[72:73], v[116:117], v[120:121] neg_lo:[0,1] neg_hi:[0,1]
C42C  v_pk_add_f32 v[108:109], v[124:125], v[128:129] neg_lo:[0,1] neg_hi:[0,1]
C434  v_pk_add_f32 v[36:37], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
C43C  v_pk_add_f32 v[48:49], v[48:49], v[56:57]
C444  v_pk_add_f32 v[56:57], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
C44C  v_pk_add_f32 v[82:83], v[72:73], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
C454  v_pk_add_f32 v[58:59], v[42:43], v[58:59]
C45C  v_pk_add_f32 v[72:73], v[72:73], v[108:109]
C464  v_pk_mul_f32 v[48:49], v[48:49], s[2:3] op_sel_hi:[1,0]
C46C  v_pk_add_f32 v[42:43], v[58:59], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
C474  v_pk_add_f32 v[58:59], v[58:59], v[72:73]
C47C  v_pk_add_f32 v[40:41], v[56:57], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
C484  v_pk_mul_f32 v[58:59], v[58:59], s[2:3] op_sel_hi:[1,0]
C48C  v_pk_add_f32 v[56:57], v[56:57], v[82:83]
C494  v_and_b32_e32 v89, 0x7fffffff, v59
C49C  v_and_b32_e32 v93, 0x7fffffff, v58
C4A4  v_and_b32_e32 v84, 0x7fffffff, v49
C4AC  v_and_b32_e32 v86, 0x7fffffff, v48
C4B4  v_pk_mul_f32 v[56:57], v[56:57], s[2:3] op_sel_hi:[1,0]
C4BC  v_max3_u32 v71, v89, v93, v71
C4C4  v_pk_mul_f32 v[38:39], v[38:39], s[2:3] op_sel_hi:[1,0]
C4CC  v_and_b32_e32 v83, 0x7fffffff, v57
C4D4  v_and_b32_e32 v85, 0x7fffffff, v56
C4DC  v_max3_u32 v71, v84, v86, v71
C4E4  v_and_b32_e32 v79, 0x7fffffff, v39
C4EC  v_and_b32_e32 v81, 0x7fffffff, v38
C4F4  v_pk_mul_f32 v[42:43], v[42:43], s[2:3] op_sel_hi:[1,0]
C4FC  v_max3_u32 v71, v83, v85, v71
C504  v_pk_mul_f32 v[36:37], v[36:37], s[2:3] op_sel_hi:[1,0]
C50C  v_max3_u32 v71, v79, v81, v71
C514  v_and_b32_e32 v80, 0x7fffffff, v43
C51C  v_and_b32_e32 v82, 0x7fffffff, v42
C524  v_and_b32_e32 v75, 0x7fffffff, v37
C52C  v_and_b32_e32 v77, 0x7fffffff, v36
C534  v_pk_mul_f32 v[40:41], v[40:41], s[2:3] op_sel_hi:[1,0]
C53C  v_max3_u32 v71, v80, v82, v71
C544  v_max3_u32 v71, v75, v77, v71
C54C  v_and_b32_e32 v76, 0x7fffffff, v41
C554  v_and_b32_e32 v78, 0x7fffffff, v40
C55C  v_max3_u32 v107, v76, v78, v71
C564  s_mov_b32 s16, 0x7f7fffff
C56C  v_cmp_lt_u32_e32 vcc, s16, v107
C570  v_mov_b32_e32 v71, 0
C574  v_mov_b32_e32 v72, 0
C578  v_mov_b32_e32 v73, 0
C57C  v_mov_b32_e32 v74, 0
C580  s_and_saveexec_b64 s[12:13], vcc
C584  s_cbranch_execz 563
C588  s_mov_b32 s17, 0x7f800000
C590  v_cmp_lt_u32_e32 vcc, s16, v106
C594  v_cmp_lt_u32_e64 s[2:3], s17, v106
C59C  v_and_b32_e32 v73, 0x80000000, v63
C5A4  v_and_b32_e32 v74, 0x80000000, v62
C5AC  v_cmp_lt_u32_e64 s[4:5], s17, v104
C5B4  v_cndmask_b32_e64 v71, 0, 7, vcc
C5BC  v_cndmask_b32_e64 v72, v106, 0, s[2:3]
C5C4  v_cndmask_b32_e64 v74, v74, 0, s[2:3]
C5CC  v_cndmask_b32_e64 v73, v73, 0, s[4:5]
C5D4  v_cmp_lt_u32_e64 s[6:7], s16, v104
C5DC  v_or_b32_e32 v106, 0x70, v71
C5E4  v_cndmask_b32_e32 v62, v62, v74, vcc
C5E8  v_cndmask_b32_e64 v63, v63, v73, s[6:7]
C5F0  v_cndmask_b32_e64 v73, 0, 1, s[4:5]
C5F8  v_max_u32_e32 v74, v104, v72
C5FC  v_cndmask_b32_e64 v71, v71, v106, s[6:7]
C604  v_addc_co_u32_e64 v73, vcc, 0, v73, s[2:3]
C60C  v_cndmask_b32_e64 v72, v74, v72, s[4:5]
C614  v_or_b32_e32 v74, 0x700, v71
C61C  v_cmp_lt_u32_e32 vcc, s16, v105
C620  v_cmp_lt_u32_e64 s[2:3], s17, v105
C628  v_max_u32_e32 v104, v105, v72
C62C  v_and_b32_e32 v105, 0x80000000, v66
C634  v_cndmask_b32_e32 v71, v71, v74, vcc
C638  v_cndmask_b32_e64 v74, 0, 1, s[2:3]
C640  v_cndmask_b32_e64 v72, v104, v72, s[2:3]
C648  v_cndmask_b32_e64 v105, v105, 0, s[2:3]
C650  v_cmp_lt_u32_e64 s[2:3], s17, v103
C658  v_or_b32_e32 v106, 0x7000, v71
C660  v_cmp_lt_u32_e64 s[4:5], s16, v103
C668  v_cndmask_b32_e32 v66, v66, v105, vcc
C66C  v_addc_co_u32_e64 v73, vcc, v73, v74, s[2:3]
C674  v_max_u32_e32 v74, v103, v72
C678  v_and_b32_e32 v104, 0x80000000, v67
C680  v_cndmask_b32_e64 v71, v71, v106, s[4:5]
C688  v_cndmask_b32_e64 v72, v74, v72, s[2:3]
C690  v_cndmask_b32_e64 v104, v104, 0, s[2:3]
C698  v_or_b32_e32 v74, 0x70000, v71
C6A0  v_cmp_lt_u32_e32 vcc, s16, v102
C6A4  v_cmp_lt_u32_e64 s[2:3], s17, v102
C6AC  v_max_u32_e32 v102, v102, v72
C6B0  v_and_b32_e32 v103, 0x80000000, v60
C6B8  v_cndmask_b32_e32 v71, v71, v74, vcc
C6BC  v_cndmask_b32_e64 v74, 0, 1, s[2:3]
C6C4  v_cndmask_b32_e64 v72, v102, v72, s[2:3]
C6CC  v_cndmask_b32_e64 v103, v103, 0, s[2:3]
C6D4  v_cmp_lt_u32_e64 s[2:3], s17, v100
C6DC  v_cndmask_b32_e64 v67, v67, v104, s[4:5]
C6E4  v_or_b32_e32 v104, 0x700000, v71
C6EC  v_cmp_lt_u32_e64 s[4:5], s16, v100
C6F4  v_cndmask_b32_e32 v60, v60, v103, vcc
C6F8  v_addc_co_u32_e64 v73, vcc, v73, v74, s[2:3]
C700  v_max_u32_e32 v74, v100, v72
C704  v_and_b32_e32 v102, 0x80000000, v61
C70C  v_cndmask_b32_e64 v71, v71, v104, s[4:5]
C714  v_cndmask_b32_e64 v72, v74, v72, s[2:3]
C71C  v_cndmask_b32_e64 v102, v102, 0, s[2:3]
C724  v_or_b32_e32 v74, 0x7000000, v71
C72C  v_cmp_lt_u32_e32 vcc, s16, v101
C730  v_cmp_lt_u32_e64 s[2:3], s17, v101
C738  v_max_u32_e32 v100, v101, v72
C73C  v_and_b32_e32 v101, 0x80000000, v64
C744  v_cndmask_b32_e32 v71, v71, v74, vcc
C748  v_cndmask_b32_e64 v74, 0, 1, s[2:3]
C750  v_cndmask_b32_e64 v72, v100, v72, s[2:3]
C758  v_cndmask_b32_e64 v101, v101, 0, s[2:3]
C760  v_cmp_lt_u32_e64 s[2:3], s17, v99
C768  v_cndmask_b32_e32 v64, v64, v101, vcc
C76C  v_and_b32_e32 v100, 0x80000000, v65
C774  v_addc_co_u32_e64 v73, vcc, v73, v74, s[2:3]
C77C  v_max_u32_e32 v74, v99, v72
C780  v_cndmask_b32_e64 v72, v74, v72, s[2:3]
C788  v_cndmask_b32_e64 v61, v61, v102, s[4:5]
C790  v_cndmask_b32_e64 v100, v100, 0, s[2:3]
C798  v_cmp_lt_u32_e64 s[4:5], s16, v99
C7A0  v_cmp_lt_u32_e32 vcc, s16, v97
C7A4  v_cmp_lt_u32_e64 s[2:3], s17, v97
C7AC  v_max_u32_e32 v97, v97, v72
C7B0  v_or_b32_e32 v102, 0x70000000, v71
C7B8  v_cndmask_b32_e64 v65, v65, v100, s[4:5]
C7C0  v_cndmask_b32_e64 v74, 0, 7, vcc
C7C8  v_cndmask_b32_e64 v72, v97, v72, s[2:3]
C7D0  v_and_b32_e32 v100, 0x80000000, v46
C7D8  v_cndmask_b32_e64 v71, v71, v102, s[4:5]
C7E0  v_cndmask_b32_e64 v99, 0, 1, s[2:3]
C7E8  v_and_b32_e32 v97, 0x80000000, v47
C7F0  v_cndmask_b32_e64 v100, v100, 0, s[2:3]
C7F8  v_cmp_lt_u32_e64 s[2:3], s17, v95
C800  v_or_b32_e32 v101, 0x70, v74
C808  v_cmp_lt_u32_e64 s[4:5], s16, v95
C810  v_max_u32_e32 v95, v95, v72
C814  v_cndmask_b32_e64 v97, v97, 0, s[2:3]
C81C  v_cndmask_b32_e32 v46, v46, v100, vcc
C820  v_cndmask_b32_e64 v74, v74, v101, s[4:5]
C828  v_addc_co_u32_e64 v73, vcc, v73, v99, s[2:3]
C830  v_cndmask_b32_e64 v72, v95, v72, s[2:3]
C838  v_cndmask_b32_e64 v47, v47, v97, s[4:5]
C840  v_or_b32_e32 v95, 0x700, v74
C848  v_cmp_lt_u32_e32 vcc, s16, v98
C84C  v_cmp_lt_u32_e64 s[2:3], s17, v98
C854  v_max_u32_e32 v97, v98, v72
C858  v_and_b32_e32 v98, 0x80000000, v54
C860  v_cndmask_b32_e32 v74, v74, v95, vcc
C864  v_cndmask_b32_e64 v95, 0, 1, s[2:3]
C86C  v_cndmask_b32_e64 v72, v97, v72, s[2:3]
C874  v_cndmask_b32_e64 v98, v98, 0, s[2:3]
C87C  v_cmp_lt_u32_e64 s[2:3], s17, v96
C884  v_or_b32_e32 v99, 0x7000, v74
C88C  v_cmp_lt_u32_e64 s[4:5], s16, v96
C894  v_cndmask_b32_e32 v54, v54, v98, vcc
C898  v_addc_co_u32_e64 v73, vcc, v73, v95, s[2:3]
C8A0  v_max_u32_e32 v95, v96, v72
C8A4  v_and_b32_e32 v97, 0x80000000, v55
C8AC  v_cndmask_b32_e64 v74, v74, v99, s[4:5]
C8B4  v_cndmask_b32_e64 v72, v95, v72, s[2:3]
C8BC  v_cndmask_b32_e64 v97, v97, 0, s[2:3]
C8C4  v_or_b32_e32 v95, 0x70000, v74
C8CC  v_cmp_lt_u32_e32 vcc, s16, v91
C8D0  v_cmp_lt_u32_e64 s[2:3], s17, v91
C8D8  v_max_u32_e32 v91, v91, v72
C8DC  v_cndmask_b32_e32 v74, v74, v95, vcc
C8E0  v_cndmask_b32_e64 v72, v91, v72, s[2:3]
C8E8  v_and_b32_e32 v96, 0x80000000, v44
C8F0  v_cndmask_b32_e64 v55, v55, v97, s[4:5]
C8F8  v_cndmask_b32_e64 v95, 0, 1, s[2:3]
C900  v_and_b32_e32 v91, 0x80000000, v45
C908  v_cndmask_b32_e64 v96, v96, 0, s[2:3]
C910  v_cmp_lt_u32_e64 s[2:3], s17, v87
C918  v_or_b32_e32 v97, 0x700000, v74
C920  v_cmp_lt_u32_e64 s[4:5], s16, v87
C928  v_max_u32_e32 v87, v87, v72
C92C  v_cndmask_b32_e64 v91, v91, 0, s[2:3]
C934  v_cndmask_b32_e32 v44, v44, v96, vcc
C938  v_cndmask_b32_e64 v74, v74, v97, s[4:5]
C940  v_addc_co_u32_e64 v73, vcc, v73, v95, s[2:3]
C948  v_cndmask_b32_e64 v72, v87, v72, s[2:3]
C950  v_cndmask_b32_e64 v45, v45, v91, s[4:5]
C958  v_or_b32_e32 v87, 0x7000000, v74
C960  v_cmp_lt_u32_e32 vcc, s16, v92
C964  v_cmp_lt_u32_e64 s[2:3], s17, v92
C96C  v_max_u32_e32 v91, v92, v72
C970  v_and_b32_e32 v92, 0x80000000, v52
C978  v_cndmask_b32_e32 v74, v74, v87, vcc
C97C  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
C984  v_cndmask_b32_e64 v91, v91, v72, s[2:3]
C98C  v_and_b32_e32 v72, 0x80000000, v53
C994  v_cndmask_b32_e64 v92, v92, 0, s[2:3]
C99C  v_cmp_lt_u32_e64 s[2:3], s17, v88
C9A4  v_or_b32_e32 v95, 0x70000000, v74
C9AC  v_cmp_lt_u32_e64 s[4:5], s16, v88
C9B4  v_cndmask_b32_e64 v72, v72, 0, s[2:3]
C9BC  v_cndmask_b32_e32 v52, v52, v92, vcc
C9C0  v_cndmask_b32_e64 v53, v53, v72, s[4:5]
C9C8  v_cndmask_b32_e64 v72, v74, v95, s[4:5]
C9D0  v_max_u32_e32 v74, v88, v91
C9D4  v_addc_co_u32_e64 v73, vcc, v73, v87, s[2:3]
C9DC  v_cndmask_b32_e64 v74, v74, v91, s[2:3]
C9E4  v_cmp_lt_u32_e32 vcc, s16, v94
C9E8  v_cmp_lt_u32_e64 s[2:3], s17, v94
C9F0  v_max_u32_e32 v91, v94, v74
C9F4  v_and_b32_e32 v92, 0x80000000, v50
C9FC  v_cndmask_b32_e64 v87, 0, 7, vcc
CA04  v_cndmask_b32_e64 v88, 0, 1, s[2:3]
CA0C  v_cndmask_b32_e64 v74, v91, v74, s[2:3]
CA14  v_cndmask_b32_e64 v92, v92, 0, s[2:3]
CA1C  v_cmp_lt_u32_e64 s[2:3], s17, v90
CA24  v_and_b32_e32 v91, 0x80000000, v51
CA2C  v_or_b32_e32 v94, 0x70, v87
CA34  v_cmp_lt_u32_e64 s[4:5], s16, v90
CA3C  v_cndmask_b32_e32 v50, v50, v92, vcc
CA40  v_addc_co_u32_e64 v73, vcc, v73, v88, s[2:3]
CA48  v_max_u32_e32 v88, v90, v74
CA4C  v_cndmask_b32_e64 v91, v91, 0, s[2:3]
CA54  v_cndmask_b32_e64 v87, v87, v94, s[4:5]
CA5C  v_cndmask_b32_e64 v74, v88, v74, s[2:3]
CA64  v_cndmask_b32_e64 v51, v51, v91, s[4:5]
CA6C  v_or_b32_e32 v88, 0x700, v87
CA74  v_cmp_lt_u32_e32 vcc, s16, v93
CA78  v_cmp_lt_u32_e64 s[2:3], s17, v93
CA80  v_max_u32_e32 v90, v93, v74
CA84  v_and_b32_e32 v91, 0x80000000, v58
CA8C  v_cndmask_b32_e32 v87, v87, v88, vcc
CA90  v_cndmask_b32_e64 v88, 0, 1, s[2:3]
CA98  v_cndmask_b32_e64 v74, v90, v74, s[2:3]
CAA0  v_cndmask_b32_e64 v91, v91, 0, s[2:3]
CAA8  v_cmp_lt_u32_e64 s[2:3], s17, v89
CAB0  v_or_b32_e32 v92, 0x7000, v87
CAB8  v_cmp_lt_u32_e64 s[4:5], s16, v89
CAC0  v_cndmask_b32_e32 v58, v58, v91, vcc
CAC4  v_addc_co_u32_e64 v73, vcc, v73, v88, s[2:3]
CACC  v_max_u32_e32 v88, v89, v74
CAD0  v_and_b32_e32 v90, 0x80000000, v59
CAD8  v_cndmask_b32_e64 v87, v87, v92, s[4:5]
CAE0  v_cndmask_b32_e64 v74, v88, v74, s[2:3]
CAE8  v_cndmask_b32_e64 v90, v90, 0, s[2:3]
CAF0  v_or_b32_e32 v88, 0x70000, v87
CAF8  v_cmp_lt_u32_e32 vcc, s16, v86
CAFC  v_cmp_lt_u32_e64 s[2:3], s17, v86
CB04  v_max_u32_e32 v86, v86, v74
CB08  v_and_b32_e32 v89, 0x80000000, v48
CB10  v_cndmask_b32_e32 v87, v87, v88, vcc
CB14  v_cndmask_b32_e64 v88, 0, 1, s[2:3]
CB1C  v_cndmask_b32_e64 v74, v86, v74, s[2:3]
CB24  v_and_b32_e32 v86, 0x80000000, v49
CB2C  v_cndmask_b32_e64 v89, v89, 0, s[2:3]
CB34  v_cmp_lt_u32_e64 s[2:3], s17, v84
CB3C  v_cndmask_b32_e64 v59, v59, v90, s[4:5]
CB44  v_or_b32_e32 v90, 0x700000, v87
CB4C  v_cndmask_b32_e64 v86, v86, 0, s[2:3]
CB54  v_cmp_lt_u32_e64 s[4:5], s16, v84
CB5C  v_cndmask_b32_e32 v48, v48, v89, vcc
CB60  s_nop 0
CB64  v_cndmask_b32_e64 v49, v49, v86, s[4:5]
CB6C  v_cndmask_b32_e64 v86, v87, v90, s[4:5]
CB74  v_addc_co_u32_e64 v87, vcc, v73, v88, s[2:3]
CB7C  v_max_u32_e32 v73, v84, v74
CB80  v_cndmask_b32_e64 v73, v73, v74, s[2:3]
CB88  v_or_b32_e32 v74, 0x7000000, v86
CB90  v_cmp_lt_u32_e32 vcc, s16, v85
CB94  v_cmp_lt_u32_e64 s[2:3], s17, v85
CB9C  v_max_u32_e32 v85, v85, v73
CBA0  v_cndmask_b32_e32 v74, v86, v74, vcc
CBA4  v_and_b32_e32 v86, 0x80000000, v56
CBAC  v_cndmask_b32_e64 v84, 0, 1, s[2:3]
CBB4  v_cndmask_b32_e64 v85, v85, v73, s[2:3]
CBBC  v_and_b32_e32 v73, 0x80000000, v57
CBC4  v_cndmask_b32_e64 v86, v86, 0, s[2:3]
CBCC  v_cmp_lt_u32_e64 s[2:3], s17, v83
CBD4  v_or_b32_e32 v88, 0x70000000, v74
CBDC  v_cmp_lt_u32_e64 s[4:5], s16, v83
CBE4  v_cndmask_b32_e64 v73, v73, 0, s[2:3]
CBEC  v_max_u32_e32 v83, v83, v85
CBF0  v_cndmask_b32_e64 v57, v57, v73, s[4:5]
CBF8  v_cndmask_b32_e32 v56, v56, v86, vcc
CBFC  v_cndmask_b32_e64 v73, v74, v88, s[4:5]
CC04  v_addc_co_u32_e64 v74, vcc, v87, v84, s[2:3]
CC0C  v_cndmask_b32_e64 v83, v83, v85, s[2:3]
CC14  v_cmp_lt_u32_e32 vcc, s16, v81
CC18  v_cmp_lt_u32_e64 s[2:3], s17, v81
CC20  v_max_u32_e32 v81, v81, v83
CC24  v_and_b32_e32 v86, 0x80000000, v38
CC2C  v_cndmask_b32_e64 v84, 0, 7, vcc
CC34  v_cndmask_b32_e64 v85, 0, 1, s[2:3]
CC3C  v_cndmask_b32_e64 v81, v81, v83, s[2:3]
CC44  v_and_b32_e32 v83, 0x80000000, v39
CC4C  v_cndmask_b32_e64 v86, v86, 0, s[2:3]
CC54  v_cmp_lt_u32_e64 s[2:3], s17, v79
CC5C  v_or_b32_e32 v87, 0x70, v84
CC64  v_cmp_lt_u32_e64 s[4:5], s16, v79
CC6C  v_cndmask_b32_e64 v83, v83, 0, s[2:3]
CC74  v_max_u32_e32 v79, v79, v81
CC78  v_cndmask_b32_e64 v39, v39, v83, s[4:5]
CC80  v_cndmask_b32_e32 v38, v38, v86, vcc
CC84  v_cndmask_b32_e64 v83, v84, v87, s[4:5]
CC8C  v_addc_co_u32_e64 v74, vcc, v74, v85, s[2:3]
CC94  v_cndmask_b32_e64 v79, v79, v81, s[2:3]
CC9C  v_or_b32_e32 v81, 0x700, v83
CCA4  v_cmp_lt_u32_e32 vcc, s16, v82
CCA8  v_cmp_lt_u32_e64 s[2:3], s17, v82
CCB0  v_max_u32_e32 v82, v82, v79
CCB4  v_cndmask_b32_e32 v81, v83, v81, vcc
CCB8  v_cndmask_b32_e64 v79, v82, v79, s[2:3]
CCC0  v_and_b32_e32 v84, 0x80000000, v42
CCC8  v_cndmask_b32_e64 v83, 0, 1, s[2:3]
CCD0  v_and_b32_e32 v82, 0x80000000, v43
CCD8  v_cndmask_b32_e64 v84, v84, 0, s[2:3]
CCE0  v_cmp_lt_u32_e64 s[2:3], s17, v80
CCE8  v_or_b32_e32 v85, 0x7000, v81
CCF0  v_cmp_lt_u32_e64 s[4:5], s16, v80
CCF8  v_max_u32_e32 v80, v80, v79
CCFC  v_cndmask_b32_e64 v82, v82, 0, s[2:3]
CD04  v_cndmask_b32_e32 v42, v42, v84, vcc
CD08  v_cndmask_b32_e64 v81, v81, v85, s[4:5]
CD10  v_addc_co_u32_e64 v74, vcc, v74, v83, s[2:3]
CD18  v_cndmask_b32_e64 v79, v80, v79, s[2:3]
CD20  v_cndmask_b32_e64 v43, v43, v82, s[4:5]
CD28  v_or_b32_e32 v80, 0x70000, v81
CD30  v_cmp_lt_u32_e32 vcc, s16, v77
CD34  v_cmp_lt_u32_e64 s[2:3], s17, v77
CD3C  v_max_u32_e32 v77, v77, v79
CD40  v_and_b32_e32 v82, 0x80000000, v36
CD48  v_cndmask_b32_e32 v80, v81, v80, vcc
CD4C  v_cndmask_b32_e64 v81, 0, 1, s[2:3]
CD54  v_cndmask_b32_e64 v77, v77, v79, s[2:3]
CD5C  v_and_b32_e32 v79, 0x80000000, v37
CD64  v_cndmask_b32_e64 v82, v82, 0, s[2:3]
CD6C  v_cmp_lt_u32_e64 s[2:3], s17, v75
CD74  v_or_b32_e32 v83, 0x700000, v80
CD7C  v_cmp_lt_u32_e64 s[4:5], s16, v75
CD84  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
CD8C  v_cndmask_b32_e32 v36, v36, v82, vcc
CD90  v_cndmask_b32_e64 v37, v37, v79, s[4:5]
CD98  v_cndmask_b32_e64 v79, v80, v83, s[4:5]
CDA0  v_addc_co_u32_e64 v80, vcc, v74, v81, s[2:3]
CDA8  v_max_u32_e32 v74, v75, v77
CDAC  v_cndmask_b32_e64 v74, v74, v77, s[2:3]
CDB4  v_or_b32_e32 v75, 0x7000000, v79
CDBC  v_cmp_lt_u32_e32 vcc, s16, v78
CDC0  v_cmp_lt_u32_e64 s[2:3], s17, v78
CDC8  v_max_u32_e32 v78, v78, v74
CDCC  v_cndmask_b32_e32 v75, v79, v75, vcc
CDD0  v_and_b32_e32 v79, 0x80000000, v40
CDD8  v_cndmask_b32_e64 v77, 0, 1, s[2:3]
CDE0  v_cndmask_b32_e64 v78, v78, v74, s[2:3]
CDE8  v_and_b32_e32 v74, 0x80000000, v41
CDF0  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
CDF8  v_cmp_lt_u32_e64 s[2:3], s17, v76
CE00  v_or_b32_e32 v81, 0x70000000, v75
CE08  v_cmp_lt_u32_e64 s[4:5], s16, v76
CE10  v_cndmask_b32_e64 v74, v74, 0, s[2:3]
CE18  v_cndmask_b32_e32 v40, v40, v79, vcc
CE1C  v_cndmask_b32_e64 v41, v41, v74, s[4:5]
CE24  v_cndmask_b32_e64 v74, v75, v81, s[4:5]
CE2C  v_addc_co_u32_e64 v75, vcc, v80, v77, s[2:3]
CE34  v_max_u32_e32 v76, v76, v78
CE38  v_cndmask_b32_e64 v76, v76, v78, s[2:3]
CE40  v_mov_b32_e32 v77, 0x7f800000
CE48  v_cmp_ne_u32_e32 vcc, 32, v75
CE4C  s_nop 1
CE50  v_cndmask_b32_e32 v107, v77, v76, vcc
CE54  s_or_b64 exec, exec, s[12:13]
CE58  v_cmp_ne_u32_e32 vcc, 0, v107
CE5C  v_mov_b32_e32 v75, 0x7f
CE64  s_and_saveexec_b64 s[2:3], vcc
CE68  s_cbranch_execz 15
CE6C  v_add_u32_e32 v75, s20, v107
CE70  s_mov_b32 s4, 0x17fffff
CE78  v_lshrrev_b32_e32 v76, 23, v75
CE7C  v_add_u32_e32 v76, -2, v76
CE80  v_cmp_lt_u32_e32 vcc, s4, v75
CE84  s_mov_b32 s4, 0x7f800000
CE8C  s_nop 0
CE90  v_cndmask_b32_e32 v75, 0, v76, vcc
CE94  v_cmp_eq_u32_e32 vcc, s4, v107
CE98  v_mov_b32_e32 v76, 0xfe
CEA0  s_and_b64 vcc, s[34:35], vcc
CEA4  v_cndmask_b32_e32 v75, v75, v76, vcc
CEA8  s_or_b64 exec, exec, s[2:3]
CEAC  v_cmp_eq_u32_e32 vcc, 0, v75
CEB0  s_cbranch_vccz 37
CEB4  s_nop 0
CEB8  v_cndmask_b32_e64 v76, 1.0, 2.0, vcc
CEC0  v_pk_mul_f32 v[62:63], v[76:77], v[62:63] op_sel_hi:[0,1]
CEC8  v_pk_mul_f32 v[66:67], v[76:77], v[66:67] op_sel_hi:[0,1]
CED0  v_pk_mul_f32 v[60:61], v[76:77], v[60:61] op_sel_hi:[0,1]
CED8  v_pk_mul_f32 v[64:65], v[76:77], v[64:65] op_sel_hi:[0,1]
CEE0  v_pk_mul_f32 v[46:47], v[76:77], v[46:47] op_sel_hi:[0,1]
CEE8  v_pk_mul_f32 v[54:55], v[76:77], v[54:55] op_sel_hi:[0,1]
CEF0  v_pk_mul_f32 v[44:45], v[76:77], v[44:45] op_sel_hi:[0,1]
CEF8  v_pk_mul_f32 v[52:53], v[76:77], v[52:53] op_sel_hi:[0,1]
CF00  v_pk_mul_f32 v[50:51], v[76:77], v[50:51] op_sel_hi:[0,1]
CF08  v_pk_mul_f32 v[58:59], v[76:77], v[58:59] op_sel_hi:[0,1]
CF10  v_pk_mul_f32 v[48:49], v[76:77], v[48:49] op_sel_hi:[0,1]
CF18  v_pk_mul_f32 v[56:57], v[76:77], v[56:57] op_sel_hi:[0,1]
CF20  v_pk_mul_f32 v[38:39], v[76:77], v[38:39] op_sel_hi:[0,1]
CF28  v_pk_mul_f32 v[42:43], v[76:77], v[42:43] op_sel_hi:[0,1]
CF30  v_pk_mul_f32 v[36:37], v[76:77], v[36:37] op_sel_hi:[0,1]
CF38  v_pk_mul_f32 v[40:41], v[76:77], v[40:41] op_sel_hi:[0,1]
CF40  v_max_u32_e32 v76, 1, v75
CF44  s_branch 1
CF48  v_mov_b32_e32 v76, v75
CF4C  v_mad_u64_u32 v[2:3], s[2:3], s14, v3, v[2:3]
CF54  v_lshlrev_b32_e32 v85, 2, v2
CF58  s_mov_b32 s2, 0xd2511f53
CF60  v_lshlrev_b32_e32 v84, 23, v76
CF64  v_mad_u64_u32 v[76:77], s[4:5], v85, s2, 0
CF6C  s_mul_hi_u32 s4, s29, 0xcd9e8d57
CF74  s_xor_b32 s4, s28, s4
CF78  s_xor_b32 s4, s4, s38
CF7C  s_xor_b32 s12, s39, s30
CF80  s_mov_b32 s3, 0xcd9e8d57
CF88  s_mul_i32 s6, s29, 0xcd9e8d57
CF90  v_xor_b32_e32 v3, s12, v77
CF94  s_add_i32 s7, s38, 0x9e3779b9
CF9C  s_add_i32 s13, s39, 0xbb67ae85
CFA4  s_mul_hi_u32 s17, s4, 0xd2511f53
CFAC  s_mul_i32 s19, s4, 0xd2511f53
CFB4  v_mad_u64_u32 v[78:79], s[4:5], v3, s3, 0
CFBC  s_xor_b32 s16, s7, s6
CFC0  s_xor_b32 s18, s13, s17
CFC4  v_xor_b32_e32 v3, s16, v79
CFC8  v_xor_b32_e32 v79, s18, v76
CFCC  s_add_i32 s6, s39, 0x76cf5d0a
CFD4  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
CFDC  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
CFE4  s_xor_b32 s28, s6, s19
CFE8  s_add_i32 s13, s38, 0x3c6ef372
CFF0  v_xor_b32_e32 v3, v78, v81
CFF4  v_xor_b32_e32 v77, s28, v77
CFF8  v_xor_b32_e32 v3, s13, v3
CFFC  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D004  s_add_i32 s19, s38, 0xdaa66d2b
D00C  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D014  v_xor_b32_e32 v3, v80, v83
D018  s_add_i32 s17, s39, 0x32370b8f
D020  v_xor_b32_e32 v3, s19, v3
D024  v_xor_b32_e32 v76, v76, v79
D028  v_xor_b32_e32 v79, s17, v76
D02C  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
D034  s_add_i32 s21, s39, 0xed9eba14
D03C  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
D044  v_xor_b32_e32 v77, v78, v77
D048  s_add_i32 s23, s38, 0x78dde6e4
D050  v_xor_b32_e32 v3, v82, v81
D054  v_xor_b32_e32 v77, s21, v77
D058  v_xor_b32_e32 v3, s23, v3
D05C  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D064  s_add_i32 s30, s38, 0x1715609d
D06C  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D074  v_xor_b32_e32 v3, v80, v83
D078  s_add_i32 s29, s39, 0xa9066899
D080  v_xor_b32_e32 v3, s30, v3
D084  v_xor_b32_e32 v76, v76, v79
D088  v_xor_b32_e32 v79, s29, v76
D08C  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
D094  s_add_i32 s31, s39, 0x646e171e
D09C  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
D0A4  v_xor_b32_e32 v77, v78, v77
D0A8  s_add_i32 s36, s38, 0xb54cda56
D0B0  v_xor_b32_e32 v3, v82, v81
D0B4  v_xor_b32_e32 v77, s31, v77
D0B8  v_xor_b32_e32 v3, s36, v3
D0BC  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D0C4  s_add_i32 s41, s38, 0x5384540f
D0CC  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D0D4  v_xor_b32_e32 v3, v80, v83
D0D8  s_add_i32 s40, s39, 0x1fd5c5a3
D0E0  v_xor_b32_e32 v3, s41, v3
D0E4  v_xor_b32_e32 v76, v76, v79
D0E8  v_xor_b32_e32 v79, s40, v76
D0EC  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
D0F4  s_add_i32 s42, s39, 0xdb3d7428
D0FC  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
D104  v_xor_b32_e32 v77, v78, v77
D108  s_add_i32 s43, s38, 0xf1bbcdc8
D110  v_xor_b32_e32 v3, v82, v81
D114  v_xor_b32_e32 v77, s42, v77
D118  v_xor_b32_e32 v3, s43, v3
D11C  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D124  s_add_i32 s44, s38, 0x8ff34781
D12C  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D134  v_xor_b32_e32 v3, v80, v83
D138  s_add_i32 s38, s39, 0x96a522ad
D140  v_xor_b32_e32 v77, s44, v3
D144  v_xor_b32_e32 v3, v76, v79
D148  v_mov_b32_e32 v79, 0
D14C  v_mov_b32_e32 v80, 0
D150  v_xor_b32_e32 v76, s38, v3
D154  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[62:63], v77, v84
D15C  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[60:61], v76, v84 op_sel:[0,0,0,1]
D164  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[66:67], v82, v84 op_sel:[0,0,1,0]
D16C  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[64:65], v78, v84 op_sel:[0,0,1,1]
D174  s_nop 0
D178  v_or_b32_e32 v61, 1, v85
D17C  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D184  v_xor_b32_e32 v61, s12, v63
D188  v_mad_u64_u32 v[64:65], s[4:5], v61, s3, 0
D190  v_xor_b32_e32 v61, s16, v65
D194  v_xor_b32_e32 v65, s18, v62
D198  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D1A0  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D1A8  v_xor_b32_e32 v61, v64, v67
D1AC  v_xor_b32_e32 v61, s13, v61
D1B0  v_xor_b32_e32 v63, s28, v63
D1B4  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D1BC  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D1C4  v_xor_b32_e32 v61, v66, v77
D1C8  v_xor_b32_e32 v62, v62, v65
D1CC  v_xor_b32_e32 v61, s19, v61
D1D0  v_xor_b32_e32 v65, s17, v62
D1D4  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D1DC  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D1E4  v_xor_b32_e32 v61, v76, v67
D1E8  v_xor_b32_e32 v63, v64, v63
D1EC  v_xor_b32_e32 v61, s23, v61
D1F0  v_xor_b32_e32 v63, s21, v63
D1F4  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D1FC  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D204  v_xor_b32_e32 v61, v66, v77
D208  v_xor_b32_e32 v62, v62, v65
D20C  v_xor_b32_e32 v61, s30, v61
D210  v_xor_b32_e32 v65, s29, v62
D214  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D21C  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D224  v_xor_b32_e32 v61, v76, v67
D228  v_xor_b32_e32 v63, v64, v63
D22C  v_xor_b32_e32 v61, s36, v61
D230  v_xor_b32_e32 v63, s31, v63
D234  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D23C  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D244  v_xor_b32_e32 v61, v66, v77
D248  v_xor_b32_e32 v62, v62, v65
D24C  v_xor_b32_e32 v61, s41, v61
D250  v_xor_b32_e32 v65, s40, v62
D254  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D25C  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D264  v_xor_b32_e32 v61, v76, v67
D268  v_xor_b32_e32 v63, v64, v63
D26C  v_xor_b32_e32 v61, s43, v61
D270  v_xor_b32_e32 v63, s42, v63
D274  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D27C  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D284  v_xor_b32_e32 v61, v66, v77
D288  v_xor_b32_e32 v62, v62, v65
D28C  v_mov_b32_e32 v63, 0
D290  v_mov_b32_e32 v65, 0
D294  v_xor_b32_e32 v61, s44, v61
D298  v_xor_b32_e32 v62, s38, v62
D29C  v_cvt_scalef32_sr_pk_fp4_f32 v63, v[46:47], v61, v84
D2A4  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[44:45], v62, v84 op_sel:[0,0,0,1]
D2AC  v_cvt_scalef32_sr_pk_fp4_f32 v63, v[54:55], v76, v84 op_sel:[0,0,1,0]
D2B4  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[52:53], v64, v84 op_sel:[0,0,1,1]
D2BC  s_nop 0
D2C0  v_or_b32_e32 v44, 2, v85
D2C4  v_mad_u64_u32 v[44:45], s[4:5], v44, s2, 0
D2CC  v_xor_b32_e32 v45, s12, v45
D2D0  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
D2D8  v_xor_b32_e32 v45, s16, v47
D2DC  v_xor_b32_e32 v47, s18, v44
D2E0  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D2E8  v_xor_b32_e32 v46, v46, v53
D2EC  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D2F4  v_xor_b32_e32 v46, s13, v46
D2F8  v_xor_b32_e32 v45, s28, v45
D2FC  v_mad_u64_u32 v[46:47], s[4:5], v46, s2, 0
D304  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D30C  v_xor_b32_e32 v44, v44, v47
D310  v_xor_b32_e32 v45, v52, v55
D314  v_xor_b32_e32 v47, s17, v44
D318  v_xor_b32_e32 v45, s19, v45
D31C  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D324  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D32C  v_xor_b32_e32 v47, v54, v53
D330  v_xor_b32_e32 v47, s23, v47
D334  v_xor_b32_e32 v45, v46, v45
D338  v_xor_b32_e32 v45, s21, v45
D33C  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D344  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D34C  v_xor_b32_e32 v44, v44, v47
D350  v_xor_b32_e32 v45, v52, v55
D354  v_xor_b32_e32 v47, s29, v44
D358  v_xor_b32_e32 v45, s30, v45
D35C  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D364  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D36C  v_xor_b32_e32 v47, v54, v53
D370  v_xor_b32_e32 v47, s36, v47
D374  v_xor_b32_e32 v45, v46, v45
D378  v_xor_b32_e32 v45, s31, v45
D37C  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D384  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D38C  v_xor_b32_e32 v44, v44, v47
D390  v_xor_b32_e32 v45, v52, v55
D394  v_xor_b32_e32 v47, s40, v44
D398  v_xor_b32_e32 v45, s41, v45
D39C  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D3A4  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D3AC  v_xor_b32_e32 v47, v54, v53
D3B0  v_xor_b32_e32 v47, s43, v47
D3B4  v_xor_b32_e32 v45, v46, v45
D3B8  v_xor_b32_e32 v45, s42, v45
D3BC  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D3C4  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D3CC  v_xor_b32_e32 v44, v44, v47
D3D0  v_xor_b32_e32 v45, v52, v55
D3D4  v_xor_b32_e32 v44, s38, v44
D3D8  v_mov_b32_e32 v47, 0
D3DC  v_mov_b32_e32 v52, 0
D3E0  v_xor_b32_e32 v45, s44, v45
D3E4  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[50:51], v45, v84
D3EC  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[48:49], v44, v84 op_sel:[0,0,0,1]
D3F4  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[58:59], v54, v84 op_sel:[0,0,1,0]
D3FC  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[56:57], v46, v84 op_sel:[0,0,1,1]
D404  s_nop 0
D408  v_or_b32_e32 v44, 3, v85
D40C  v_mad_u64_u32 v[44:45], s[4:5], v44, s2, 0
D414  v_xor_b32_e32 v45, s12, v45
D418  v_or3_b32 v62, v52, v73, v47
D420  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
D428  v_xor_b32_e32 v45, s16, v47
D42C  v_xor_b32_e32 v47, s18, v44
D430  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D438  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D440  v_xor_b32_e32 v46, v46, v49
D444  v_xor_b32_e32 v46, s13, v46
D448  v_xor_b32_e32 v45, s28, v45
D44C  v_mad_u64_u32 v[46:47], s[4:5], v46, s2, 0
D454  v_mad_u64_u32 v[50:51], s[4:5], v45, s3, 0
D45C  v_xor_b32_e32 v45, v48, v51
D460  v_xor_b32_e32 v44, v44, v47
D464  v_xor_b32_e32 v45, s19, v45
D468  v_xor_b32_e32 v47, s17, v44
D46C  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D474  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D47C  v_xor_b32_e32 v47, v50, v49
D480  v_xor_b32_e32 v45, v46, v45
D484  v_xor_b32_e32 v47, s23, v47
D488  v_xor_b32_e32 v45, s21, v45
D48C  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D494  v_mad_u64_u32 v[50:51], s[4:5], v45, s3, 0
D49C  v_xor_b32_e32 v45, v48, v51
D4A0  v_xor_b32_e32 v44, v44, v47
D4A4  v_xor_b32_e32 v45, s30, v45
D4A8  v_xor_b32_e32 v47, s29, v44
D4AC  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D4B4  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D4BC  v_xor_b32_e32 v47, v50, v49
D4C0  v_xor_b32_e32 v45, v46, v45
D4C4  v_xor_b32_e32 v47, s36, v47
D4C8  v_xor_b32_e32 v45, s31, v45
D4CC  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D4D4  v_mad_u64_u32 v[50:51], s[4:5], v45, s3, 0
D4DC  v_xor_b32_e32 v45, v48, v51
D4E0  v_xor_b32_e32 v44, v44, v47
D4E4  v_xor_b32_e32 v45, s41, v45
D4E8  v_xor_b32_e32 v47, s40, v44
D4EC  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D4F4  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D4FC  v_xor_b32_e32 v47, v50, v49
D500  v_xor_b32_e32 v45, v46, v45
D504  v_xor_b32_e32 v47, s43, v47
D508  v_xor_b32_e32 v45, s42, v45
D50C  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D514  v_mad_u64_u32 v[50:51], s[2:3], v45, s3, 0
D51C  v_xor_b32_e32 v45, v48, v51
D520  v_xor_b32_e32 v44, v44, v47
D524  v_mov_b32_e32 v47, 0
D528  v_mov_b32_e32 v48, 0
D52C  v_xor_b32_e32 v45, s44, v45
D530  v_xor_b32_e32 v44, s38, v44
D534  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[38:39], v45, v84
D53C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[36:37], v44, v84 op_sel:[0,0,0,1]
D544  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[42:43], v50, v84 op_sel:[0,0,1,0]
D54C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[40:41], v46, v84 op_sel:[0,0,1,1]
D554  s_nop 0
D558  v_lshlrev_b32_e32 v37, 2, v70
D55C  v_bitop3_b32 v36, v37, v1, v69 bitop3:0xf6
D564  v_and_b32_e32 v5, 0xffff0000, v5
D56C  v_and_b32_e32 v4, 0xffff0000, v4
D574  v_and_b32_e32 v7, 0xffff0000, v7
D57C  v_and_b32_e32 v6, 0xffff0000, v6
D584  v_and_b32_e32 v9, 0xffff0000, v9
D58C  v_and_b32_e32 v8, 0xffff0000, v8
D594  v_and_b32_e32 v11, 0xffff0000, v11
D59C  v_and_b32_e32 v10, 0xffff0000, v10
D5A4  v_and_b32_e32 v13, 0xffff0000, v13
D5AC  v_and_b32_e32 v12, 0xffff0000, v12
D5B4  v_and_b32_e32 v15, 0xffff0000, v15
D5BC  v_and_b32_e32 v14, 0xffff0000, v14
D5C4  v_and_b32_e32 v17, 0xffff0000, v17
D5CC  v_and_b32_e32 v16, 0xffff0000, v16
D5D4  v_and_b32_e32 v19, 0xffff0000, v19
D5DC  v_and_b32_e32 v18, 0xffff0000, v18
D5E4  v_and_b32_e32 v21, 0xffff0000, v21
D5EC  v_and_b32_e32 v20, 0xffff0000, v20
D5F4  v_and_b32_e32 v23, 0xffff0000, v23
D5FC  v_and_b32_e32 v22, 0xffff0000, v22
D604  v_and_b32_e32 v25, 0xffff0000, v25
D60C  v_and_b32_e32 v24, 0xffff0000, v24
D614  v_and_b32_e32 v27, 0xffff0000, v27
D61C  v_and_b32_e32 v26, 0xffff0000, v26
D624  v_and_b32_e32 v29, 0xffff0000, v29
D62C  v_and_b32_e32 v28, 0xffff0000, v28
D634  v_and_b32_e32 v31, 0xffff0000, v31
D63C  v_and_b32_e32 v30, 0xffff0000, v30
D644  v_and_b32_e32 v33, 0xffff0000, v33
D64C  v_and_b32_e32 v32, 0xffff0000, v32
D654  v_and_b32_e32 v35, 0xffff0000, v35
D65C  v_and_b32_e32 v34, 0xffff0000, v34
D664  v_mov_b32_e32 v3, 0
D668  v_or3_b32 v60, v80, v71, v79
D670  v_or3_b32 v61, v65, v72, v63
D678  v_or3_b32 v63, v48, v74, v47
D680  v_lshlrev_b32_e32 v36, 4, v36
D684  v_or_b32_e32 v1, v37, v1
D688  s_andn2_b64 vcc, exec, s[10:11]
D68C  ds_write_b128 v36, v[60:63] offset:32768
D694  ds_write_b8 v1, v75 offset:40960
D69C  s_cbranch_vccnz 95
D6A0  s_lshl_b32 s2, s37, 31
D6A4  s_lshl_b32 s3, s37, 30
D6A8  v_bfrev_b32_e32 v37, 1
D6AC  v_xor_b32_e32 v4, s2, v4
D6B0  s_lshl_b32 s2, s37, 29
D6B4  v_bitop3_b32 v5, v5, s3, v37 bitop3:0x78
D6BC  s_lshl_b32 s3, s37, 28
D6C0  v_bitop3_b32 v6, v6, s2, v37 bitop3:0x78
D6C8  s_lshl_b32 s2, s37, 27
D6CC  v_bitop3_b32 v7, v7, s3, v37 bitop3:0x78
D6D4  s_lshl_b32 s3, s37, 26
D6D8  v_bitop3_b32 v8, v8, s2, v37 bitop3:0x78
D6E0  s_lshl_b32 s2, s37, 25
D6E4  v_bitop3_b32 v9, v9, s3, v37 bitop3:0x78
D6EC  s_lshl_b32 s3, s37, 24
D6F0  v_bitop3_b32 v10, v10, s2, v37 bitop3:0x78
D6F8  s_lshl_b32 s2, s37, 23
D6FC  v_bitop3_b32 v11, v11, s3, v37 bitop3:0x78
D704  s_lshl_b32 s3, s37, 22
D708  v_bitop3_b32 v12, v12, s2, v37 bitop3:0x78
D710  s_lshl_b32 s2, s37, 21
D714  v_bitop3_b32 v13, v13, s3, v37 bitop3:0x78
D71C  s_lshl_b32 s3, s37, 20
D720  v_bitop3_b32 v14, v14, s2, v37 bitop3:0x78
D728  s_lshl_b32 s2, s37, 19
D72C  v_bitop3_b32 v15, v15, s3, v37 bitop3:0x78
D734  s_lshl_b32 s3, s37, 18
D738  v_bitop3_b32 v16, v16, s2, v37 bitop3:0x78
D740  s_lshl_b32 s2, s37, 17
D744  v_bitop3_b32 v17, v17, s3, v37 bitop3:0x78
D74C  s_lshl_b32 s3, s37, 16
D750  v_bitop3_b32 v18, v18, s2, v37 bitop3:0x78
D758  s_lshl_b32 s2, s37, 15
D75C  v_bitop3_b32 v19, v19, s3, v37 bitop3:0x78
D764  s_lshl_b32 s3, s37, 14
D768  v_bitop3_b32 v20, v20, s2, v37 bitop3:0x78
D770  s_lshl_b32 s2, s37, 13
D774  v_bitop3_b32 v21, v21, s3, v37 bitop3:0x78
D77C  s_lshl_b32 s3, s37, 12
D780  v_bitop3_b32 v22, v22, s2, v37 bitop3:0x78
D788  s_lshl_b32 s2, s37, 11
D78C  v_bitop3_b32 v23, v23, s3, v37 bitop3:0x78
D794  s_lshl_b32 s3, s37, 10
D798  v_bitop3_b32 v24, v24, s2, v37 bitop3:0x78
D7A0  s_lshl_b32 s2, s37, 9
D7A4  v_bitop3_b32 v25, v25, s3, v37 bitop3:0x78
D7AC  s_lshl_b32 s3, s37, 8
D7B0  v_bitop3_b32 v26, v26, s2, v37 bitop3:0x78
D7B8  s_lshl_b32 s2, s37, 7
D7BC  v_bitop3_b32 v27, v27, s3, v37 bitop3:0x78
D7C4  s_lshl_b32 s3, s37, 6
D7C8  v_bitop3_b32 v28, v28, s2, v37 bitop3:0x78
D7D0  s_lshl_b32 s2, s37, 5
D7D4  v_bitop3_b32 v29, v29, s3, v37 bitop3:0x78
D7DC  s_lshl_b32 s3, s37, 4
D7E0  v_bitop3_b32 v30, v30, s2, v37 bitop3:0x78
D7E8  s_lshl_b32 s2, s37, 3
D7EC  v_bitop3_b32 v31, v31, s3, v37 bitop3:0x78
D7F4  s_lshl_b32 s3, s37, 2
D7F8  v_bitop3_b32 v32, v32, s2, v37 bitop3:0x78
D800  s_lshl_b32 s2, s37, 1
D804  v_bitop3_b32 v33, v33, s3, v37 bitop3:0x78
D80C  v_bitop3_b32 v35, v35, s37, v37 bitop3:0x78
D814  v_bitop3_b32 v34, v34, s2, v37 bitop3:0x78
D81C  v_pk_add_f32 v[38:39], v[4:5], v[4:5] op_sel:[1,0] op_sel_hi:[0,1]
D824  v_pk_add_f32 v[4:5], v[4:5], v[4:5] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D82C  v_pk_add_f32 v[40:41], v[6:7], v[6:7] op_sel:[1,0] op_sel_hi:[0,1]
D834  v_pk_add_f32 v[6:7], v[6:7], v[6:7] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D83C  v_pk_add_f32 v[42:43], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
D844  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D84C  v_pk_add_f32 v[44:45], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
D854  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D85C  v_pk_add_f32 v[46:47], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
D864  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D86C  v_pk_add_f32 v[48:49], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
D874  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D87C  v_pk_add_f32 v[50:51], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
D884  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D88C  v_pk_add_f32 v[54:55], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
D894  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D89C  v_mov_b32_e32 v39, v5
D8A0  v_mov_b32_e32 v41, v7
D8A4  v_mov_b32_e32 v43, v9
D8A8  v_mov_b32_e32 v45, v11
D8AC  v_mov_b32_e32 v47, v13
D8B0  v_mov_b32_e32 v49, v15
D8B4  v_mov_b32_e32 v51, v17
D8B8  v_mov_b32_e32 v55, v19
D8BC  v_pk_add_f32 v[4:5], v[38:39], v[40:41]
D8C4  v_pk_add_f32 v[6:7], v[42:43], v[44:45]
D8CC  v_pk_add_f32 v[8:9], v[46:47], v[48:49]
D8D4  v_pk_add_f32 v[10:11], v[50:51], v[54:55]
D8DC  v_pk_add_f32 v[14:15], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
D8E4  v_pk_add_f32 v[16:17], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
D8EC  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
D8F4  v_pk_add_f32 v[6:7], v[8:9], v[10:11]
D8FC  v_pk_add_f32 v[12:13], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
D904  s_mov_b32 s2, 0x3e800000
D90C  v_pk_add_f32 v[14:15], v[14:15], v[16:17]
D914  v_pk_add_f32 v[8:9], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
D91C  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
D924  v_pk_add_f32 v[84:85], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
D92C  v_pk_add_f32 v[86:87], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D934  v_pk_add_f32 v[88:89], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
D93C  v_pk_add_f32 v[90:91], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D944  v_pk_mul_f32 v[28:29], v[14:15], s[2:3] op_sel_hi:[1,0]
D94C  v_pk_mul_f32 v[14:15], v[8:9], s[2:3] op_sel_hi:[1,0]
D954  v_pk_mul_f32 v[30:31], v[4:5], s[2:3] op_sel_hi:[1,0]
D95C  v_pk_add_f32 v[4:5], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
D964  v_pk_add_f32 v[6:7], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
D96C  v_pk_add_f32 v[8:9], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
D974  v_pk_add_f32 v[10:11], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
D97C  v_pk_add_f32 v[16:17], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
D984  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
D98C  v_pk_add_f32 v[6:7], v[8:9], v[10:11]
D994  v_pk_add_f32 v[18:19], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
D99C  v_pk_add_f32 v[8:9], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
D9A4  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
D9AC  v_pk_add_f32 v[80:81], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
D9B4  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9BC  v_pk_add_f32 v[96:97], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
D9C4  v_pk_add_f32 v[98:99], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9CC  v_and_b32_e32 v71, 0x7fffffff, v31
D9D4  v_and_b32_e32 v73, 0x7fffffff, v30
D9DC  v_pk_mul_f32 v[34:35], v[4:5], s[2:3] op_sel_hi:[1,0]
D9E4  v_pk_add_f32 v[74:75], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
D9EC  v_pk_add_f32 v[58:59], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9F4  v_max_u32_e32 v24, v71, v73
D9F8  v_pk_add_f32 v[20:21], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
DA00  v_pk_add_f32 v[16:17], v[16:17], v[18:19]
DA08  v_and_b32_e32 v70, 0x7fffffff, v35
DA10  v_and_b32_e32 v72, 0x7fffffff, v34
DA18  v_pk_add_f32 v[76:77], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
DA20  v_pk_add_f32 v[78:79], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DA28  v_pk_add_f32 v[82:83], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
DA30  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DA38  v_pk_add_f32 v[92:93], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
DA40  v_pk_add_f32 v[94:95], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DA48  v_and_b32_e32 v65, 0x7fffffff, v29
DA50  v_and_b32_e32 v67, 0x7fffffff, v28
DA58  v_pk_mul_f32 v[32:33], v[16:17], s[2:3] op_sel_hi:[1,0]
DA60  v_max3_u32 v4, v70, v72, v24
DA68  v_and_b32_e32 v64, 0x7fffffff, v33
DA70  v_and_b32_e32 v66, 0x7fffffff, v32
DA78  v_max3_u32 v4, v65, v67, v4
DA80  v_mov_b32_e32 v75, v59
DA84  v_mov_b32_e32 v77, v79
DA88  v_mov_b32_e32 v81, v25
DA8C  v_mov_b32_e32 v83, v27
DA90  v_mov_b32_e32 v85, v87
DA94  v_mov_b32_e32 v89, v91
DA98  v_mov_b32_e32 v93, v95
DA9C  v_mov_b32_e32 v97, v99
DAA0  v_and_b32_e32 v60, 0x7fffffff, v15
DAA8  v_and_b32_e32 v62, 0x7fffffff, v14
DAB0  v_pk_mul_f32 v[22:23], v[8:9], s[2:3] op_sel_hi:[1,0]
DAB8  v_max3_u32 v4, v64, v66, v4
DAC0  v_pk_add_f32 v[6:7], v[74:75], v[76:77]
DAC8  v_pk_add_f32 v[8:9], v[80:81], v[82:83]
DAD0  v_pk_add_f32 v[10:11], v[84:85], v[88:89]
DAD8  v_pk_add_f32 v[18:19], v[92:93], v[96:97]
DAE0  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
DAE8  v_max3_u32 v4, v60, v62, v4
DAF0  v_and_b32_e32 v61, 0x7fffffff, v23
DAF8  v_and_b32_e32 v63, 0x7fffffff, v22
DB00  v_pk_add_f32 v[16:17], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
DB08  v_pk_add_f32 v[24:25], v[10:11], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
DB10  v_pk_add_f32 v[8:9], v[6:7], v[8:9]
DB18  v_pk_add_f32 v[10:11], v[10:11], v[18:19]
DB20  v_and_b32_e32 v52, 0x7fffffff, v13
DB28  v_and_b32_e32 v56, 0x7fffffff, v12
DB30  v_pk_mul_f32 v[20:21], v[20:21], s[2:3] op_sel_hi:[1,0]
DB38  v_max3_u32 v4, v61, v63, v4
DB40  v_pk_add_f32 v[6:7], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
DB48  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
DB50  v_max3_u32 v4, v52, v56, v4
DB58  v_and_b32_e32 v53, 0x7fffffff, v21
DB60  v_and_b32_e32 v57, 0x7fffffff, v20
DB68  v_pk_mul_f32 v[18:19], v[8:9], s[2:3] op_sel_hi:[1,0]
DB70  v_max3_u32 v26, v53, v57, v4
DB78  v_and_b32_e32 v55, 0x7fffffff, v19
DB80  v_and_b32_e32 v59, 0x7fffffff, v18
DB88  v_max3_u32 v37, v55, v59, v26
DB90  v_pk_add_f32 v[10:11], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
DB98  v_pk_add_f32 v[26:27], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
DBA0  v_pk_add_f32 v[42:43], v[84:85], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
DBA8  v_pk_add_f32 v[74:75], v[92:93], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
DBB0  v_pk_add_f32 v[4:5], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
DBB8  v_pk_add_f32 v[16:17], v[16:17], v[24:25]
DBC0  v_pk_add_f32 v[24:25], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
DBC8  v_pk_add_f32 v[76:77], v[42:43], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
DBD0  v_pk_add_f32 v[26:27], v[10:11], v[26:27]
DBD8  v_pk_add_f32 v[42:43], v[42:43], v[74:75]
DBE0  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
DBE8  v_pk_add_f32 v[10:11], v[26:27], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
DBF0  v_pk_add_f32 v[26:27], v[26:27], v[42:43]
DBF8  v_pk_add_f32 v[8:9], v[24:25], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
DC00  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
DC08  v_pk_add_f32 v[24:25], v[24:25], v[76:77]
DC10  v_and_b32_e32 v54, 0x7fffffff, v27
DC18  v_and_b32_e32 v58, 0x7fffffff, v26
DC20  v_and_b32_e32 v49, 0x7fffffff, v17
DC28  v_and_b32_e32 v51, 0x7fffffff, v16
DC30  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
DC38  v_max3_u32 v37, v54, v58, v37
DC40  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
DC48  v_and_b32_e32 v48, 0x7fffffff, v25
DC50  v_and_b32_e32 v50, 0x7fffffff, v24
DC58  v_max3_u32 v37, v49, v51, v37
DC60  v_and_b32_e32 v44, 0x7fffffff, v7
DC68  v_and_b32_e32 v46, 0x7fffffff, v6
DC70  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
DC78  v_max3_u32 v37, v48, v50, v37
DC80  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
DC88  v_max3_u32 v37, v44, v46, v37
DC90  v_and_b32_e32 v45, 0x7fffffff, v11
DC98  v_and_b32_e32 v47, 0x7fffffff, v10
DCA0  v_and_b32_e32 v39, 0x7fffffff, v5
DCA8  v_and_b32_e32 v41, 0x7fffffff, v4
DCB0  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
DCB8  v_max3_u32 v37, v45, v47, v37
DCC0  v_max3_u32 v37, v39, v41, v37
DCC8  v_and_b32_e32 v40, 0x7fffffff, v9
DCD0  v_and_b32_e32 v42, 0x7fffffff, v8
DCD8  v_max3_u32 v74, v40, v42, v37
DCE0  s_mov_b32 s37, 0x7f7fffff
DCE8  v_cmp_lt_u32_e32 vcc, s37, v74
DCEC  v_mov_b32_e32 v37, 0
DCF0  v_mov_b32_e32 v38, 0
DCF4  v_mov_b32_e32 v43, 0
DCF8  s_and_saveexec_b64 s[10:11], vcc
DCFC  s_cbranch_execz 563
DD00  s_mov_b32 s39, 0x7f800000
DD08  v_cmp_lt_u32_e32 vcc, s37, v73
DD0C  v_cmp_lt_u32_e64 s[2:3], s39, v73
DD14  v_and_b32_e32 v38, 0x80000000, v31
DD1C  v_and_b32_e32 v43, 0x80000000, v30
DD24  v_cmp_lt_u32_e64 s[4:5], s39, v71
DD2C  v_cndmask_b32_e64 v3, 0, 7, vcc
DD34  v_cndmask_b32_e64 v37, v73, 0, s[2:3]
DD3C  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
DD44  v_cndmask_b32_e64 v38, v38, 0, s[4:5]
DD4C  v_cmp_lt_u32_e64 s[6:7], s37, v71
DD54  v_or_b32_e32 v73, 0x70, v3
DD5C  v_cndmask_b32_e32 v30, v30, v43, vcc
DD60  v_cndmask_b32_e64 v31, v31, v38, s[6:7]
DD68  v_cndmask_b32_e64 v38, 0, 1, s[4:5]
DD70  v_max_u32_e32 v43, v71, v37
DD74  v_cndmask_b32_e64 v3, v3, v73, s[6:7]
DD7C  v_addc_co_u32_e64 v38, vcc, 0, v38, s[2:3]
DD84  v_cndmask_b32_e64 v37, v43, v37, s[4:5]
DD8C  v_or_b32_e32 v43, 0x700, v3
DD94  v_cmp_lt_u32_e32 vcc, s37, v72
DD98  v_cmp_lt_u32_e64 s[2:3], s39, v72
DDA0  v_max_u32_e32 v71, v72, v37
DDA4  v_and_b32_e32 v72, 0x80000000, v34
DDAC  v_cndmask_b32_e32 v3, v3, v43, vcc
DDB0  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
DDB8  v_cndmask_b32_e64 v37, v71, v37, s[2:3]
DDC0  v_cndmask_b32_e64 v72, v72, 0, s[2:3]
DDC8  v_cmp_lt_u32_e64 s[2:3], s39, v70
DDD0  v_or_b32_e32 v73, 0x7000, v3
DDD8  v_cmp_lt_u32_e64 s[4:5], s37, v70
DDE0  v_cndmask_b32_e32 v34, v34, v72, vcc
DDE4  v_addc_co_u32_e64 v38, vcc, v38, v43, s[2:3]
DDEC  v_max_u32_e32 v43, v70, v37
DDF0  v_and_b32_e32 v71, 0x80000000, v35
DDF8  v_cndmask_b32_e64 v3, v3, v73, s[4:5]
DE00  v_cndmask_b32_e64 v37, v43, v37, s[2:3]
DE08  v_cndmask_b32_e64 v71, v71, 0, s[2:3]
DE10  v_or_b32_e32 v43, 0x70000, v3
DE18  v_cmp_lt_u32_e32 vcc, s37, v67
DE1C  v_cmp_lt_u32_e64 s[2:3], s39, v67
DE24  v_max_u32_e32 v67, v67, v37
DE28  v_and_b32_e32 v70, 0x80000000, v28
DE30  v_cndmask_b32_e32 v3, v3, v43, vcc
DE34  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
DE3C  v_cndmask_b32_e64 v37, v67, v37, s[2:3]
DE44  v_cndmask_b32_e64 v70, v70, 0, s[2:3]
DE4C  v_cmp_lt_u32_e64 s[2:3], s39, v65
DE54  v_cndmask_b32_e64 v35, v35, v71, s[4:5]
DE5C  v_or_b32_e32 v71, 0x700000, v3
DE64  v_cmp_lt_u32_e64 s[4:5], s37, v65
DE6C  v_cndmask_b32_e32 v28, v28, v70, vcc
DE70  v_addc_co_u32_e64 v38, vcc, v38, v43, s[2:3]
DE78  v_max_u32_e32 v43, v65, v37
DE7C  v_and_b32_e32 v67, 0x80000000, v29
DE84  v_cndmask_b32_e64 v3, v3, v71, s[4:5]
DE8C  v_cndmask_b32_e64 v37, v43, v37, s[2:3]
DE94  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
DE9C  v_or_b32_e32 v43, 0x7000000, v3
DEA4  v_cmp_lt_u32_e32 vcc, s37, v66
DEA8  v_cmp_lt_u32_e64 s[2:3], s39, v66
DEB0  v_max_u32_e32 v65, v66, v37
DEB4  v_and_b32_e32 v66, 0x80000000, v32
DEBC  v_cndmask_b32_e32 v3, v3, v43, vcc
DEC0  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
DEC8  v_cndmask_b32_e64 v37, v65, v37, s[2:3]
DED0  v_cndmask_b32_e64 v66, v66, 0, s[2:3]
DED8  v_cmp_lt_u32_e64 s[2:3], s39, v64
DEE0  v_cndmask_b32_e32 v32, v32, v66, vcc
DEE4  v_and_b32_e32 v65, 0x80000000, v33
DEEC  v_addc_co_u32_e64 v38, vcc, v38, v43, s[2:3]
DEF4  v_max_u32_e32 v43, v64, v37
DEF8  v_cndmask_b32_e64 v37, v43, v37, s[2:3]
DF00  v_cndmask_b32_e64 v29, v29, v67, s[4:5]
DF08  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
DF10  v_cmp_lt_u32_e64 s[4:5], s37, v64
DF18  v_cmp_lt_u32_e32 vcc, s37, v62
DF1C  v_cmp_lt_u32_e64 s[2:3], s39, v62
DF24  v_max_u32_e32 v62, v62, v37
DF28  v_or_b32_e32 v67, 0x70000000, v3
DF30  v_cndmask_b32_e64 v33, v33, v65, s[4:5]
DF38  v_cndmask_b32_e64 v43, 0, 7, vcc
DF40  v_cndmask_b32_e64 v37, v62, v37, s[2:3]
DF48  v_and_b32_e32 v65, 0x80000000, v14
DF50  v_cndmask_b32_e64 v3, v3, v67, s[4:5]
DF58  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
DF60  v_and_b32_e32 v62, 0x80000000, v15
DF68  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
DF70  v_cmp_lt_u32_e64 s[2:3], s39, v60
DF78  v_or_b32_e32 v66, 0x70, v43
DF80  v_cmp_lt_u32_e64 s[4:5], s37, v60
DF88  v_max_u32_e32 v60, v60, v37
DF8C  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
DF94  v_cndmask_b32_e32 v14, v14, v65, vcc
DF98  v_cndmask_b32_e64 v43, v43, v66, s[4:5]
DFA0  v_addc_co_u32_e64 v38, vcc, v38, v64, s[2:3]
DFA8  v_cndmask_b32_e64 v37, v60, v37, s[2:3]
DFB0  v_cndmask_b32_e64 v15, v15, v62, s[4:5]
DFB8  v_or_b32_e32 v60, 0x700, v43
DFC0  v_cmp_lt_u32_e32 vcc, s37, v63
DFC4  v_cmp_lt_u32_e64 s[2:3], s39, v63
DFCC  v_max_u32_e32 v62, v63, v37
DFD0  v_and_b32_e32 v63, 0x80000000, v22
DFD8  v_cndmask_b32_e32 v43, v43, v60, vcc
DFDC  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
DFE4  v_cndmask_b32_e64 v37, v62, v37, s[2:3]
DFEC  v_cndmask_b32_e64 v63, v63, 0, s[2:3]
DFF4  v_cmp_lt_u32_e64 s[2:3], s39, v61
DFFC  v_or_b32_e32 v64, 0x7000, v43
E004  v_cmp_lt_u32_e64 s[4:5], s37, v61
E00C  v_cndmask_b32_e32 v22, v22, v63, vcc
E010  v_addc_co_u32_e64 v38, vcc, v38, v60, s[2:3]
E018  v_max_u32_e32 v60, v61, v37
E01C  v_and_b32_e32 v62, 0x80000000, v23
E024  v_cndmask_b32_e64 v43, v43, v64, s[4:5]
E02C  v_cndmask_b32_e64 v37, v60, v37, s[2:3]
E034  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
E03C  v_or_b32_e32 v60, 0x70000, v43
E044  v_cmp_lt_u32_e32 vcc, s37, v56
E048  v_cmp_lt_u32_e64 s[2:3], s39, v56
E050  v_max_u32_e32 v56, v56, v37
E054  v_cndmask_b32_e32 v43, v43, v60, vcc
E058  v_cndmask_b32_e64 v37, v56, v37, s[2:3]
E060  v_and_b32_e32 v61, 0x80000000, v12
E068  v_cndmask_b32_e64 v23, v23, v62, s[4:5]
E070  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
E078  v_and_b32_e32 v56, 0x80000000, v13
E080  v_cndmask_b32_e64 v61, v61, 0, s[2:3]
E088  v_cmp_lt_u32_e64 s[2:3], s39, v52
E090  v_or_b32_e32 v62, 0x700000, v43
E098  v_cmp_lt_u32_e64 s[4:5], s37, v52
E0A0  v_max_u32_e32 v52, v52, v37
E0A4  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
E0AC  v_cndmask_b32_e32 v12, v12, v61, vcc
E0B0  v_cndmask_b32_e64 v43, v43, v62, s[4:5]
E0B8  v_addc_co_u32_e64 v38, vcc, v38, v60, s[2:3]
E0C0  v_cndmask_b32_e64 v37, v52, v37, s[2:3]
E0C8  v_cndmask_b32_e64 v13, v13, v56, s[4:5]
E0D0  v_or_b32_e32 v52, 0x7000000, v43
E0D8  v_cmp_lt_u32_e32 vcc, s37, v57
E0DC  v_cmp_lt_u32_e64 s[2:3], s39, v57
E0E4  v_max_u32_e32 v56, v57, v37
E0E8  v_and_b32_e32 v57, 0x80000000, v20
E0F0  v_cndmask_b32_e32 v43, v43, v52, vcc
E0F4  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
E0FC  v_cndmask_b32_e64 v56, v56, v37, s[2:3]
E104  v_and_b32_e32 v37, 0x80000000, v21
E10C  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
E114  v_cmp_lt_u32_e64 s[2:3], s39, v53
E11C  v_or_b32_e32 v60, 0x70000000, v43
E124  v_cmp_lt_u32_e64 s[4:5], s37, v53
E12C  v_cndmask_b32_e64 v37, v37, 0, s[2:3]
E134  v_cndmask_b32_e32 v20, v20, v57, vcc
E138  v_cndmask_b32_e64 v21, v21, v37, s[4:5]
E140  v_cndmask_b32_e64 v37, v43, v60, s[4:5]
E148  v_max_u32_e32 v43, v53, v56
E14C  v_addc_co_u32_e64 v38, vcc, v38, v52, s[2:3]
E154  v_cndmask_b32_e64 v43, v43, v56, s[2:3]
E15C  v_cmp_lt_u32_e32 vcc, s37, v59
E160  v_cmp_lt_u32_e64 s[2:3], s39, v59
E168  v_max_u32_e32 v56, v59, v43
E16C  v_and_b32_e32 v57, 0x80000000, v18
E174  v_cndmask_b32_e64 v52, 0, 7, vcc
E17C  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
E184  v_cndmask_b32_e64 v43, v56, v43, s[2:3]
E18C  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
E194  v_cmp_lt_u32_e64 s[2:3], s39, v55
E19C  v_and_b32_e32 v56, 0x80000000, v19
E1A4  v_or_b32_e32 v59, 0x70, v52
E1AC  v_cmp_lt_u32_e64 s[4:5], s37, v55
E1B4  v_cndmask_b32_e32 v18, v18, v57, vcc
E1B8  v_addc_co_u32_e64 v38, vcc, v38, v53, s[2:3]
E1C0  v_max_u32_e32 v53, v55, v43
E1C4  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
E1CC  v_cndmask_b32_e64 v52, v52, v59, s[4:5]
E1D4  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
E1DC  v_cndmask_b32_e64 v19, v19, v56, s[4:5]
E1E4  v_or_b32_e32 v53, 0x700, v52
E1EC  v_cmp_lt_u32_e32 vcc, s37, v58
E1F0  v_cmp_lt_u32_e64 s[2:3], s39, v58
E1F8  v_max_u32_e32 v55, v58, v43
E1FC  v_and_b32_e32 v56, 0x80000000, v26
E204  v_cndmask_b32_e32 v52, v52, v53, vcc
E208  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
E210  v_cndmask_b32_e64 v43, v55, v43, s[2:3]
E218  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
E220  v_cmp_lt_u32_e64 s[2:3], s39, v54
E228  v_or_b32_e32 v57, 0x7000, v52
E230  v_cmp_lt_u32_e64 s[4:5], s37, v54
E238  v_cndmask_b32_e32 v26, v26, v56, vcc
E23C  v_addc_co_u32_e64 v38, vcc, v38, v53, s[2:3]
E244  v_max_u32_e32 v53, v54, v43
E248  v_and_b32_e32 v55, 0x80000000, v27
E250  v_cndmask_b32_e64 v52, v52, v57, s[4:5]
E258  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
E260  v_cndmask_b32_e64 v55, v55, 0, s[2:3]
E268  v_or_b32_e32 v53, 0x70000, v52
E270  v_cmp_lt_u32_e32 vcc, s37, v51
E274  v_cmp_lt_u32_e64 s[2:3], s39, v51
E27C  v_max_u32_e32 v51, v51, v43
E280  v_and_b32_e32 v54, 0x80000000, v16
E288  v_cndmask_b32_e32 v52, v52, v53, vcc
E28C  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
E294  v_cndmask_b32_e64 v43, v51, v43, s[2:3]
E29C  v_and_b32_e32 v51, 0x80000000, v17
E2A4  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
E2AC  v_cmp_lt_u32_e64 s[2:3], s39, v49
E2B4  v_cndmask_b32_e64 v27, v27, v55, s[4:5]
E2BC  v_or_b32_e32 v55, 0x700000, v52
E2C4  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
E2CC  v_cmp_lt_u32_e64 s[4:5], s37, v49
E2D4  v_cndmask_b32_e32 v16, v16, v54, vcc
E2D8  s_nop 0
E2DC  v_cndmask_b32_e64 v17, v17, v51, s[4:5]
E2E4  v_cndmask_b32_e64 v51, v52, v55, s[4:5]
E2EC  v_addc_co_u32_e64 v52, vcc, v38, v53, s[2:3]
E2F4  v_max_u32_e32 v38, v49, v43
E2F8  v_cndmask_b32_e64 v38, v38, v43, s[2:3]
E300  v_or_b32_e32 v43, 0x7000000, v51
E308  v_cmp_lt_u32_e32 vcc, s37, v50
E30C  v_cmp_lt_u32_e64 s[2:3], s39, v50
E314  v_max_u32_e32 v50, v50, v38
E318  v_cndmask_b32_e32 v43, v51, v43, vcc
E31C  v_and_b32_e32 v51, 0x80000000, v24
E324  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
E32C  v_cndmask_b32_e64 v50, v50, v38, s[2:3]
E334  v_and_b32_e32 v38, 0x80000000, v25
E33C  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
E344  v_cmp_lt_u32_e64 s[2:3], s39, v48
E34C  v_or_b32_e32 v53, 0x70000000, v43
E354  v_cmp_lt_u32_e64 s[4:5], s37, v48
E35C  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
E364  v_max_u32_e32 v48, v48, v50
E368  v_cndmask_b32_e64 v25, v25, v38, s[4:5]
E370  v_cndmask_b32_e32 v24, v24, v51, vcc
E374  v_cndmask_b32_e64 v38, v43, v53, s[4:5]
E37C  v_addc_co_u32_e64 v43, vcc, v52, v49, s[2:3]
E384  v_cndmask_b32_e64 v48, v48, v50, s[2:3]
E38C  v_cmp_lt_u32_e32 vcc, s37, v46
E390  v_cmp_lt_u32_e64 s[2:3], s39, v46
E398  v_max_u32_e32 v46, v46, v48
E39C  v_and_b32_e32 v51, 0x80000000, v6
E3A4  v_cndmask_b32_e64 v49, 0, 7, vcc
E3AC  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
E3B4  v_cndmask_b32_e64 v46, v46, v48, s[2:3]
E3BC  v_and_b32_e32 v48, 0x80000000, v7
E3C4  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
E3CC  v_cmp_lt_u32_e64 s[2:3], s39, v44
E3D4  v_or_b32_e32 v52, 0x70, v49
E3DC  v_cmp_lt_u32_e64 s[4:5], s37, v44
E3E4  v_cndmask_b32_e64 v48, v48, 0, s[2:3]
E3EC  v_max_u32_e32 v44, v44, v46
E3F0  v_cndmask_b32_e64 v7, v7, v48, s[4:5]
E3F8  v_cndmask_b32_e32 v6, v6, v51, vcc
E3FC  v_cndmask_b32_e64 v48, v49, v52, s[4:5]
E404  v_addc_co_u32_e64 v43, vcc, v43, v50, s[2:3]
E40C  v_cndmask_b32_e64 v44, v44, v46, s[2:3]
E414  v_or_b32_e32 v46, 0x700, v48
E41C  v_cmp_lt_u32_e32 vcc, s37, v47
E420  v_cmp_lt_u32_e64 s[2:3], s39, v47
E428  v_max_u32_e32 v47, v47, v44
E42C  v_cndmask_b32_e32 v46, v48, v46, vcc
E430  v_cndmask_b32_e64 v44, v47, v44, s[2:3]
E438  v_and_b32_e32 v49, 0x80000000, v10
E440  v_cndmask_b32_e64 v48, 0, 1, s[2:3]
E448  v_and_b32_e32 v47, 0x80000000, v11
E450  v_cndmask_b32_e64 v49, v49, 0, s[2:3]
E458  v_cmp_lt_u32_e64 s[2:3], s39, v45
E460  v_or_b32_e32 v50, 0x7000, v46
E468  v_cmp_lt_u32_e64 s[4:5], s37, v45
E470  v_max_u32_e32 v45, v45, v44
E474  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
E47C  v_cndmask_b32_e32 v10, v10, v49, vcc
E480  v_cndmask_b32_e64 v46, v46, v50, s[4:5]
E488  v_addc_co_u32_e64 v43, vcc, v43, v48, s[2:3]
E490  v_cndmask_b32_e64 v44, v45, v44, s[2:3]
E498  v_cndmask_b32_e64 v11, v11, v47, s[4:5]
E4A0  v_or_b32_e32 v45, 0x70000, v46
E4A8  v_cmp_lt_u32_e32 vcc, s37, v41
E4AC  v_cmp_lt_u32_e64 s[2:3], s39, v41
E4B4  v_max_u32_e32 v41, v41, v44
E4B8  v_and_b32_e32 v47, 0x80000000, v4
E4C0  v_cndmask_b32_e32 v45, v46, v45, vcc
E4C4  v_cndmask_b32_e64 v46, 0, 1, s[2:3]
E4CC  v_cndmask_b32_e64 v41, v41, v44, s[2:3]
E4D4  v_and_b32_e32 v44, 0x80000000, v5
E4DC  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
E4E4  v_cmp_lt_u32_e64 s[2:3], s39, v39
E4EC  v_or_b32_e32 v48, 0x700000, v45
E4F4  v_cmp_lt_u32_e64 s[4:5], s37, v39
E4FC  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
E504  v_cndmask_b32_e32 v4, v4, v47, vcc
E508  v_cndmask_b32_e64 v5, v5, v44, s[4:5]
E510  v_cndmask_b32_e64 v44, v45, v48, s[4:5]
E518  v_addc_co_u32_e64 v45, vcc, v43, v46, s[2:3]
E520  v_max_u32_e32 v39, v39, v41
E524  v_cndmask_b32_e64 v39, v39, v41, s[2:3]
E52C  v_or_b32_e32 v41, 0x7000000, v44
E534  v_cmp_lt_u32_e32 vcc, s37, v42
E538  v_cmp_lt_u32_e64 s[2:3], s39, v42
E540  v_max_u32_e32 v42, v42, v39
E544  v_cndmask_b32_e32 v41, v44, v41, vcc
E548  v_and_b32_e32 v43, 0x80000000, v8
E550  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
E558  v_cndmask_b32_e64 v39, v42, v39, s[2:3]
E560  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
E568  v_cmp_lt_u32_e64 s[2:3], s39, v40
E570  v_or_b32_e32 v46, 0x70000000, v41
E578  v_cmp_lt_u32_e64 s[4:5], s37, v40
E580  v_and_b32_e32 v42, 0x80000000, v9
E588  v_cndmask_b32_e32 v8, v8, v43, vcc
E58C  v_cndmask_b32_e64 v43, v41, v46, s[4:5]
E594  v_addc_co_u32_e64 v41, vcc, v45, v44, s[2:3]
E59C  v_max_u32_e32 v40, v40, v39
E5A0  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
E5A8  v_cndmask_b32_e64 v39, v40, v39, s[2:3]
E5B0  v_mov_b32_e32 v40, 0x7f800000
E5B8  v_cmp_ne_u32_e32 vcc, 32, v41
E5BC  v_cndmask_b32_e64 v9, v9, v42, s[4:5]
E5C4  s_nop 0
E5C8  v_cndmask_b32_e32 v74, v40, v39, vcc
E5CC  s_or_b64 exec, exec, s[10:11]
E5D0  v_cmp_ne_u32_e32 vcc, 0, v74
E5D4  v_mov_b32_e32 v39, 0x7f
E5DC  s_and_saveexec_b64 s[2:3], vcc
E5E0  s_cbranch_execz 15
E5E4  v_add_u32_e32 v39, s20, v74
E5E8  s_mov_b32 s4, 0x17fffff
E5F0  v_lshrrev_b32_e32 v40, 23, v39
E5F4  v_add_u32_e32 v40, -2, v40
E5F8  v_cmp_lt_u32_e32 vcc, s4, v39
E5FC  s_mov_b32 s4, 0x7f800000
E604  s_nop 0
E608  v_cndmask_b32_e32 v39, 0, v40, vcc
E60C  v_cmp_eq_u32_e32 vcc, s4, v74
E610  v_mov_b32_e32 v40, 0xfe
E618  s_and_b64 vcc, s[34:35], vcc
E61C  v_cndmask_b32_e32 v39, v39, v40, vcc
E620  s_or_b64 exec, exec, s[2:3]
E624  v_or_b32_e32 v36, 0x8000, v36
E62C  v_cmp_eq_u32_e32 vcc, 0, v39
E630  s_cbranch_vccz 37
E634  s_nop 0
E638  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
E640  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
E648  v_pk_mul_f32 v[34:35], v[40:41], v[34:35] op_sel_hi:[0,1]
E650  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
E658  v_pk_mul_f32 v[32:33], v[40:41], v[32:33] op_sel_hi:[0,1]
E660  v_pk_mul_f32 v[14:15], v[40:41], v[14:15] op_sel_hi:[0,1]
E668  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
E670  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
E678  v_pk_mul_f32 v[20:21], v[40:41], v[20:21] op_sel_hi:[0,1]
E680  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
E688  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
E690  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
E698  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
E6A0  v_pk_mul_f32 v[6:7], v[40:41], v[6:7] op_sel_hi:[0,1]
E6A8  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
E6B0  v_pk_mul_f32 v[4:5], v[40:41], v[4:5] op_sel_hi:[0,1]
E6B8  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
E6C0  v_max_u32_e32 v40, 1, v39
E6C4  s_branch 1
E6C8  v_mov_b32_e32 v40, v39
E6CC  v_add_lshl_u32 v50, s14, v2, 2
E6D4  s_mov_b32 s2, 0xd2511f53
E6DC  v_lshlrev_b32_e32 v42, 23, v40
E6E0  v_mad_u64_u32 v[40:41], s[4:5], v50, s2, 0
E6E8  v_xor_b32_e32 v2, s12, v41
E6EC  s_mov_b32 s3, 0xcd9e8d57
E6F4  v_mad_u64_u32 v[44:45], s[4:5], v2, s3, 0
E6FC  v_xor_b32_e32 v2, s16, v45
E700  v_xor_b32_e32 v45, s18, v40
E704  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E70C  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E714  v_xor_b32_e32 v2, v44, v47
E718  v_xor_b32_e32 v41, s28, v41
E71C  v_xor_b32_e32 v2, s13, v2
E720  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E728  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E730  v_xor_b32_e32 v2, v46, v49
E734  v_xor_b32_e32 v2, s19, v2
E738  v_xor_b32_e32 v40, v40, v45
E73C  v_xor_b32_e32 v45, s17, v40
E740  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E748  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E750  v_xor_b32_e32 v41, v44, v41
E754  v_xor_b32_e32 v2, v48, v47
E758  v_xor_b32_e32 v41, s21, v41
E75C  v_xor_b32_e32 v2, s23, v2
E760  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E768  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E770  v_xor_b32_e32 v2, v46, v49
E774  v_xor_b32_e32 v2, s30, v2
E778  v_xor_b32_e32 v40, v40, v45
E77C  v_xor_b32_e32 v45, s29, v40
E780  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E788  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E790  v_xor_b32_e32 v41, v44, v41
E794  v_xor_b32_e32 v2, v48, v47
E798  v_xor_b32_e32 v41, s31, v41
E79C  v_xor_b32_e32 v2, s36, v2
E7A0  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E7A8  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E7B0  v_xor_b32_e32 v2, v46, v49
E7B4  v_xor_b32_e32 v2, s41, v2
E7B8  v_xor_b32_e32 v40, v40, v45
E7BC  v_xor_b32_e32 v45, s40, v40
E7C0  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E7C8  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E7D0  v_xor_b32_e32 v41, v44, v41
E7D4  v_xor_b32_e32 v2, v48, v47
E7D8  v_xor_b32_e32 v41, s42, v41
E7DC  v_xor_b32_e32 v2, s43, v2
E7E0  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E7E8  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E7F0  v_xor_b32_e32 v2, v46, v49
E7F4  v_xor_b32_e32 v2, s44, v2
E7F8  v_xor_b32_e32 v40, v40, v45
E7FC  v_mov_b32_e32 v45, 0
E800  v_mov_b32_e32 v46, 0
E804  v_xor_b32_e32 v40, s38, v40
E808  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[30:31], v2, v42
E810  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[28:29], v40, v42 op_sel:[0,0,0,1]
E818  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[34:35], v48, v42 op_sel:[0,0,1,0]
E820  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[32:33], v44, v42 op_sel:[0,0,1,1]
E828  s_nop 0
E82C  v_or_b32_e32 v2, 1, v50
E830  v_or3_b32 v28, v46, v3, v45
E838  v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 0
E840  v_xor_b32_e32 v3, s12, v3
E844  v_xor_b32_e32 v29, s18, v2
E848  v_mad_u64_u32 v[30:31], s[4:5], v3, s3, 0
E850  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
E858  v_xor_b32_e32 v3, s16, v31
E85C  v_xor_b32_e32 v29, v30, v33
E860  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
E868  v_xor_b32_e32 v29, s13, v29
E86C  v_xor_b32_e32 v3, s28, v3
E870  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
E878  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
E880  v_xor_b32_e32 v2, v2, v31
E884  v_xor_b32_e32 v3, v32, v35
E888  v_xor_b32_e32 v29, s17, v2
E88C  v_xor_b32_e32 v3, s19, v3
E890  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
E898  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
E8A0  v_xor_b32_e32 v29, v34, v33
E8A4  v_xor_b32_e32 v29, s23, v29
E8A8  v_xor_b32_e32 v3, v30, v3
E8AC  v_xor_b32_e32 v3, s21, v3
E8B0  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
E8B8  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
E8C0  v_xor_b32_e32 v2, v2, v31
E8C4  v_xor_b32_e32 v3, v32, v35
E8C8  v_xor_b32_e32 v29, s29, v2
E8CC  v_xor_b32_e32 v3, s30, v3
E8D0  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
E8D8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
E8E0  v_xor_b32_e32 v29, v34, v33
E8E4  v_xor_b32_e32 v29, s36, v29
E8E8  v_xor_b32_e32 v3, v30, v3
E8EC  v_xor_b32_e32 v3, s31, v3
E8F0  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
E8F8  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
E900  v_xor_b32_e32 v2, v2, v31
E904  v_xor_b32_e32 v3, v32, v35
E908  v_xor_b32_e32 v29, s40, v2
E90C  v_xor_b32_e32 v3, s41, v3
E910  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
E918  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
E920  v_xor_b32_e32 v29, v34, v33
E924  v_xor_b32_e32 v29, s43, v29
E928  v_xor_b32_e32 v3, v30, v3
E92C  v_xor_b32_e32 v3, s42, v3
E930  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
E938  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
E940  v_xor_b32_e32 v2, v2, v31
E944  v_xor_b32_e32 v3, v32, v35
E948  v_xor_b32_e32 v2, s38, v2
E94C  v_mov_b32_e32 v29, 0
E950  v_mov_b32_e32 v31, 0
E954  v_xor_b32_e32 v3, s44, v3
E958  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[14:15], v3, v42
E960  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[12:13], v2, v42 op_sel:[0,0,0,1]
E968  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[22:23], v34, v42 op_sel:[0,0,1,0]
E970  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[20:21], v30, v42 op_sel:[0,0,1,1]
E978  s_nop 0
E97C  v_or_b32_e32 v2, 2, v50
E980  v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 0
E988  v_xor_b32_e32 v3, s12, v3
E98C  v_mad_u64_u32 v[12:13], s[4:5], v3, s3, 0
E994  v_xor_b32_e32 v3, s16, v13
E998  v_xor_b32_e32 v13, s18, v2
E99C  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
E9A4  v_xor_b32_e32 v12, v12, v15
E9A8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
E9B0  v_xor_b32_e32 v12, s13, v12
E9B4  v_xor_b32_e32 v3, s28, v3
E9B8  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
E9C0  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
E9C8  v_xor_b32_e32 v2, v2, v13
E9CC  v_xor_b32_e32 v3, v14, v21
E9D0  v_xor_b32_e32 v13, s17, v2
E9D4  v_xor_b32_e32 v3, s19, v3
E9D8  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
E9E0  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
E9E8  v_xor_b32_e32 v13, v20, v15
E9EC  v_xor_b32_e32 v13, s23, v13
E9F0  v_xor_b32_e32 v3, v12, v3
E9F4  v_xor_b32_e32 v3, s21, v3
E9F8  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EA00  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
EA08  v_xor_b32_e32 v2, v2, v13
EA0C  v_xor_b32_e32 v3, v14, v21
EA10  v_xor_b32_e32 v13, s29, v2
EA14  v_xor_b32_e32 v3, s30, v3
EA18  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EA20  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EA28  v_xor_b32_e32 v13, v20, v15
EA2C  v_xor_b32_e32 v13, s36, v13
EA30  v_xor_b32_e32 v3, v12, v3
EA34  v_xor_b32_e32 v3, s31, v3
EA38  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EA40  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
EA48  v_xor_b32_e32 v2, v2, v13
EA4C  v_xor_b32_e32 v3, v14, v21
EA50  v_xor_b32_e32 v13, s40, v2
EA54  v_xor_b32_e32 v3, s41, v3
EA58  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EA60  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EA68  v_xor_b32_e32 v13, v20, v15
EA6C  v_xor_b32_e32 v13, s43, v13
EA70  v_xor_b32_e32 v3, v12, v3
EA74  v_xor_b32_e32 v3, s42, v3
EA78  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EA80  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
EA88  v_xor_b32_e32 v2, v2, v13
EA8C  v_xor_b32_e32 v3, v14, v21
EA90  v_xor_b32_e32 v2, s38, v2
EA94  v_mov_b32_e32 v13, 0
EA98  v_mov_b32_e32 v14, 0
EA9C  v_xor_b32_e32 v3, s44, v3
EAA0  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[18:19], v3, v42
EAA8  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[16:17], v2, v42 op_sel:[0,0,0,1]
EAB0  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[26:27], v20, v42 op_sel:[0,0,1,0]
EAB8  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[24:25], v12, v42 op_sel:[0,0,1,1]
EAC0  s_nop 0
EAC4  v_or_b32_e32 v2, 3, v50
EAC8  v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 0
EAD0  v_xor_b32_e32 v3, s12, v3
EAD4  v_or3_b32 v30, v14, v38, v13
EADC  v_mad_u64_u32 v[12:13], s[4:5], v3, s3, 0
EAE4  v_xor_b32_e32 v3, s16, v13
EAE8  v_xor_b32_e32 v13, s18, v2
EAEC  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EAF4  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EAFC  v_xor_b32_e32 v12, v12, v15
EB00  v_xor_b32_e32 v12, s13, v12
EB04  v_xor_b32_e32 v3, s28, v3
EB08  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
EB10  v_mad_u64_u32 v[16:17], s[4:5], v3, s3, 0
EB18  v_xor_b32_e32 v3, v14, v17
EB1C  v_xor_b32_e32 v2, v2, v13
EB20  v_xor_b32_e32 v3, s19, v3
EB24  v_xor_b32_e32 v13, s17, v2
EB28  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EB30  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EB38  v_xor_b32_e32 v13, v16, v15
EB3C  v_xor_b32_e32 v3, v12, v3
EB40  v_xor_b32_e32 v13, s23, v13
EB44  v_xor_b32_e32 v3, s21, v3
EB48  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EB50  v_mad_u64_u32 v[16:17], s[4:5], v3, s3, 0
EB58  v_xor_b32_e32 v3, v14, v17
EB5C  v_xor_b32_e32 v2, v2, v13
EB60  v_xor_b32_e32 v3, s30, v3
EB64  v_xor_b32_e32 v13, s29, v2
EB68  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EB70  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EB78  v_xor_b32_e32 v13, v16, v15
EB7C  v_xor_b32_e32 v3, v12, v3
EB80  v_xor_b32_e32 v13, s36, v13
EB84  v_xor_b32_e32 v3, s31, v3
EB88  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EB90  v_mad_u64_u32 v[16:17], s[4:5], v3, s3, 0
EB98  v_xor_b32_e32 v3, v14, v17
EB9C  v_xor_b32_e32 v2, v2, v13
EBA0  v_xor_b32_e32 v3, s41, v3
EBA4  v_xor_b32_e32 v13, s40, v2
EBA8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EBB0  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EBB8  v_xor_b32_e32 v13, v16, v15
EBBC  v_xor_b32_e32 v3, v12, v3
EBC0  v_xor_b32_e32 v13, s43, v13
EBC4  v_xor_b32_e32 v3, s42, v3
EBC8  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EBD0  v_mad_u64_u32 v[16:17], s[2:3], v3, s3, 0
EBD8  v_mov_b32_e32 v41, 0
EBDC  v_xor_b32_e32 v3, v14, v17
EBE0  v_xor_b32_e32 v2, v2, v13
EBE4  v_mov_b32_e32 v13, 0
EBE8  v_or3_b32 v29, v31, v37, v29
EBF0  v_xor_b32_e32 v3, s44, v3
EBF4  v_xor_b32_e32 v2, s38, v2
EBF8  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[6:7], v3, v42
EC00  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v2, v42 op_sel:[0,0,0,1]
EC08  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[10:11], v16, v42 op_sel:[0,0,1,0]
EC10  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[8:9], v12, v42 op_sel:[0,0,1,1]
EC18  s_nop 0
EC20  v_or3_b32 v31, v13, v43, v41
EC28  ds_write_b128 v36, v[28:31] offset:64
EC30  ds_write_b8 v1, v39 offset:40964
EC38  s_or_b64 exec, exec, s[8:9]
EC3C  s_add_i32 s2, s14, 7
EC40  v_lshlrev_b32_e32 v1, 6, v0
EC44  s_and_b32 s8, s2, 0xffffff8
EC4C  s_and_b32 s2, s58, 0xffffff00
EC54  v_and_b32_e32 v1, 0xc0, v1
EC5C  v_and_b32_e32 v2, 60, v0
EC60  s_lshr_b32 s3, s15, 1
EC64  v_or3_b32 v1, s2, v2, v1
EC6C  s_add_i32 s2, s22, 0xff
EC74  s_and_b32 s3, s3, 2
EC78  v_bfe_u32 v6, v0, 6, 1
EC80  s_and_b32 s9, s2, 0xffffff00
EC88  v_or_b32_e32 v4, s15, v69
EC8C  v_or3_b32 v1, v1, v6, s3
EC94  v_add_u32_e32 v6, s33, v68
EC98  s_and_b64 s[6:7], s[0:1], exec
EC9C  v_cmp_le_u32_e64 s[4:5], s14, v4
ECA4  v_mov_b32_e32 v3, 0
ECA8  v_cmp_le_u32_e64 s[6:7], s22, v6
ECB0  v_cmp_gt_u32_e32 vcc, s14, v4
ECB4  v_mov_b32_e32 v5, v3
ECB8  v_cmp_le_u32_e64 s[2:3], s8, v4
ECC0  v_lshrrev_b32_e32 v7, 3, v0
ECC4  s_cselect_b32 s8, s14, s8
ECC8  s_or_b64 s[6:7], s[4:5], s[6:7]
ECCC  s_mov_b64 s[4:5], 0
ECD0  s_waitcnt lgkmcnt(0)
ECD4  s_barrier
ECD8  s_and_saveexec_b64 s[10:11], s[6:7]
ECDC  s_xor_b64 s[6:7], exec, s[10:11]
ECE0  v_cmp_le_u32_e64 s[4:5], s9, v6
ECE8  s_or_b64 s[4:5], s[0:1], s[4:5]
ECEC  s_nor_b64 s[4:5], s[4:5], s[2:3]
ECF0  s_and_b64 s[4:5], s[4:5], exec
ECF4  s_or_saveexec_b64 s[6:7], s[6:7]
ECF8  v_cndmask_b32_e64 v2, v1, v4, s[0:1]
ED00  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
ED08  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
ED10  v_mov_b32_e32 v7, 0x7f
ED18  s_xor_b64 exec, exec, s[6:7]
ED1C  s_cbranch_execz 16
ED20  s_movk_i32 s10, 0xfc
ED24  v_and_or_b32 v7, v0, s10, v1
ED2C  v_lshlrev_b32_e32 v7, 4, v7
ED30  ds_read_b128 v[8:11], v7 offset:32768
ED38  ds_read_u8 v7, v0 offset:40960
ED40  v_mad_u64_u32 v[12:13], s[10:11], v6, s14, 0
ED48  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
ED50  s_or_b64 s[4:5], s[4:5], exec
ED54  s_waitcnt lgkmcnt(1)
ED58  global_store_dwordx4 v[12:13], v[8:11], off
ED60  s_or_b64 exec, exec, s[6:7]
ED64  s_and_saveexec_b64 s[6:7], s[4:5]
ED68  s_cbranch_execz 12
ED6C  v_and_b32_e32 v8, 0xffffffe0, v6
ED74  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
ED7C  v_mov_b64_e32 v[8:9], s[26:27]
ED80  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
ED88  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
ED90  s_waitcnt lgkmcnt(0)
ED94  global_store_byte v[8:9], v7, off
ED9C  s_or_b64 exec, exec, s[6:7]
EDA0  s_waitcnt lgkmcnt(0)
EDA4  v_or_b32_e32 v7, 0x100, v0
EDAC  v_lshrrev_b32_e32 v6, 2, v7
EDB0  v_add_u32_e32 v6, s33, v6
EDB4  v_cmp_le_u32_e64 s[4:5], s22, v6
EDBC  s_xor_b64 s[6:7], vcc, -1
EDC0  s_or_b64 s[6:7], s[6:7], s[4:5]
EDC4  s_mov_b64 s[4:5], 0
EDC8  s_and_saveexec_b64 s[10:11], s[6:7]
EDCC  s_xor_b64 s[6:7], exec, s[10:11]
EDD0  s_cbranch_execnz 9
EDD4  s_or_saveexec_b64 s[2:3], s[6:7]
EDD8  v_mov_b32_e32 v8, 0x7f
EDE0  s_xor_b64 exec, exec, s[2:3]
EDE4  s_cbranch_execnz 13
EDE8  s_or_b64 exec, exec, s[2:3]
EDEC  s_and_saveexec_b64 s[2:3], s[4:5]
EDF0  s_cbranch_execnz 29
EDF4  s_endpgm
EDF8  v_cmp_le_u32_e32 vcc, s9, v6
EDFC  s_or_b64 s[4:5], s[0:1], vcc
EE00  s_nor_b64 s[2:3], s[4:5], s[2:3]
EE04  s_and_b64 s[4:5], s[2:3], exec
EE08  s_or_saveexec_b64 s[2:3], s[6:7]
EE0C  v_mov_b32_e32 v8, 0x7f
EE14  s_xor_b64 exec, exec, s[2:3]
EE18  s_cbranch_execz 65523
EE1C  s_movk_i32 s6, 0x1fc
EE20  v_and_or_b32 v1, v7, s6, v1
EE28  v_lshlrev_b32_e32 v1, 4, v1
EE2C  ds_read_b128 v[10:13], v1 offset:32768
EE34  ds_read_u8 v8, v0 offset:41216
EE3C  v_mad_u64_u32 v[0:1], s[6:7], v6, s14, 0
EE44  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
EE4C  s_or_b64 s[4:5], s[4:5], exec
EE50  s_waitcnt lgkmcnt(1)
EE54  global_store_dwordx4 v[0:1], v[10:13], off
EE5C  s_or_b64 exec, exec, s[2:3]
EE60  s_and_saveexec_b64 s[2:3], s[4:5]
EE64  s_cbranch_execz 65507
EE68  v_and_b32_e32 v0, 0xffffffe0, v6
EE70  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
EE78  v_mov_b64_e32 v[0:1], s[26:27]
EE7C  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
EE84  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
EE8C  s_waitcnt lgkmcnt(0)
EE90  global_store_byte v[0:1], v8, off
EE98  s_endpgm
EE9C  s_nop 0
