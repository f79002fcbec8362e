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
        .size:           8
        .value_kind:     by_value
      - .name:           rows
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         72
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         96
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
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
        .size:           8
        .value_kind:     by_value
      - .name:           rows
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         72
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         96
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
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
        .size:           8
        .value_kind:     by_value
      - .name:           rows
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         72
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         96
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
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
        .size:           8
        .value_kind:     by_value
      - .name:           rows
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           row_signs
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           column_signs
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           row_random
        .offset:         72
        .size:           24
        .value_kind:     by_value
      - .name:           column_random
        .offset:         96
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 41472
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
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
2A08  s_load_dwordx2 s[8:9], s[0:1], 0x28
2A10  s_load_dwordx4 s[20:23], s[0:1], 0x30
2A18  v_readfirstlane_b32 s12, v0
2A1C  s_andn2_b32 s12, s12, 63
2A20  v_and_b32_e32 v1, 48, v0
2A24  v_lshlrev_b32_e32 v2, 3, v0
2A28  v_or_b32_e32 v4, s12, v1
2A2C  s_lshl_b32 s38, s3, 7
2A30  s_lshl_b32 s33, s2, 7
2A34  v_and_b32_e32 v2, 0x78, v2
2A3C  v_lshrrev_b32_e32 v4, 4, v4
2A40  v_or_b32_e32 v2, s33, v2
2A44  v_add_u32_e32 v4, s38, v4
2A48  s_waitcnt lgkmcnt(0)
2A4C  v_cmp_gt_u32_e32 vcc, s21, v2
2A50  v_cmp_gt_u32_e64 s[4:5], s20, v4
2A58  v_mov_b32_e32 v3, 0
2A5C  s_and_b64 s[10:11], s[4:5], vcc
2A60  s_and_saveexec_b64 s[4:5], s[10:11]
2A64  s_cbranch_execz 15
2A68  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2A70  v_mov_b32_e32 v8, v7
2A74  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2A7C  v_mov_b32_e32 v7, v4
2A80  v_lshlrev_b64 v[4:5], 1, v[6:7]
2A88  v_and_b32_e32 v4, -16, v4
2A8C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2A94  s_lshl_b32 m0, s12, 4
2A98  s_nop 0
2A9C  global_load_lds_dwordx4 v[4:5], off
2AA4  s_or_b64 exec, exec, s[4:5]
2AA8  s_add_i32 s4, s12, 0x100
2AB0  v_or_b32_e32 v4, s4, v1
2AB4  v_lshrrev_b32_e32 v4, 4, v4
2AB8  v_add_u32_e32 v4, s38, v4
2ABC  v_cmp_gt_u32_e64 s[4:5], s20, v4
2AC4  s_and_b64 s[10:11], s[4:5], vcc
2AC8  s_and_saveexec_b64 s[4:5], s[10:11]
2ACC  s_cbranch_execz 17
2AD0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2AD8  v_mov_b32_e32 v8, v7
2ADC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2AE4  v_mov_b32_e32 v7, v4
2AE8  v_lshlrev_b64 v[4:5], 1, v[6:7]
2AF0  v_and_b32_e32 v4, -16, v4
2AF4  s_lshl_b32 s10, s12, 4
2AF8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B00  s_add_i32 m0, s10, 0x1000
2B08  s_nop 0
2B0C  global_load_lds_dwordx4 v[4:5], off
2B14  s_or_b64 exec, exec, s[4:5]
2B18  s_add_i32 s4, s12, 0x200
2B20  v_or_b32_e32 v4, s4, v1
2B24  v_lshrrev_b32_e32 v4, 4, v4
2B28  v_add_u32_e32 v4, s38, v4
2B2C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2B34  s_and_b64 s[10:11], s[4:5], vcc
2B38  s_and_saveexec_b64 s[4:5], s[10:11]
2B3C  s_cbranch_execz 17
2B40  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2B48  v_mov_b32_e32 v8, v7
2B4C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2B54  v_mov_b32_e32 v7, v4
2B58  v_lshlrev_b64 v[4:5], 1, v[6:7]
2B60  v_and_b32_e32 v4, -16, v4
2B64  s_lshl_b32 s10, s12, 4
2B68  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B70  s_add_i32 m0, s10, 0x2000
2B78  s_nop 0
2B7C  global_load_lds_dwordx4 v[4:5], off
2B84  s_or_b64 exec, exec, s[4:5]
2B88  s_add_i32 s4, s12, 0x300
2B90  v_or_b32_e32 v4, s4, v1
2B94  v_lshrrev_b32_e32 v4, 4, v4
2B98  v_add_u32_e32 v4, s38, v4
2B9C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2BA4  s_and_b64 s[10:11], s[4:5], vcc
2BA8  s_and_saveexec_b64 s[4:5], s[10:11]
2BAC  s_cbranch_execz 17
2BB0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2BB8  v_mov_b32_e32 v8, v7
2BBC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2BC4  v_mov_b32_e32 v7, v4
2BC8  v_lshlrev_b64 v[4:5], 1, v[6:7]
2BD0  v_and_b32_e32 v4, -16, v4
2BD4  s_lshl_b32 s10, s12, 4
2BD8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2BE0  s_add_i32 m0, s10, 0x3000
2BE8  s_nop 0
2BEC  global_load_lds_dwordx4 v[4:5], off
2BF4  s_or_b64 exec, exec, s[4:5]
2BF8  s_add_i32 s4, s12, 0x400
2C00  v_or_b32_e32 v4, s4, v1
2C04  v_lshrrev_b32_e32 v4, 4, v4
2C08  v_add_u32_e32 v4, s38, v4
2C0C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2C14  s_and_b64 s[10:11], s[4:5], vcc
2C18  s_and_saveexec_b64 s[4:5], s[10:11]
2C1C  s_cbranch_execz 17
2C20  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2C28  v_mov_b32_e32 v8, v7
2C2C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2C34  v_mov_b32_e32 v7, v4
2C38  v_lshlrev_b64 v[4:5], 1, v[6:7]
2C40  v_and_b32_e32 v4, -16, v4
2C44  s_lshl_b32 s10, s12, 4
2C48  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2C50  s_add_i32 m0, s10, 0x4000
2C58  s_nop 0
2C5C  global_load_lds_dwordx4 v[4:5], off
2C64  s_or_b64 exec, exec, s[4:5]
2C68  s_add_i32 s4, s12, 0x500
2C70  v_or_b32_e32 v4, s4, v1
2C74  v_lshrrev_b32_e32 v4, 4, v4
2C78  v_add_u32_e32 v4, s38, v4
2C7C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2C84  s_and_b64 s[10:11], s[4:5], vcc
2C88  s_and_saveexec_b64 s[4:5], s[10:11]
2C8C  s_cbranch_execz 17
2C90  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2C98  v_mov_b32_e32 v8, v7
2C9C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2CA4  v_mov_b32_e32 v7, v4
2CA8  v_lshlrev_b64 v[4:5], 1, v[6:7]
2CB0  v_and_b32_e32 v4, -16, v4
2CB4  s_lshl_b32 s10, s12, 4
2CB8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2CC0  s_add_i32 m0, s10, 0x5000
2CC8  s_nop 0
2CCC  global_load_lds_dwordx4 v[4:5], off
2CD4  s_or_b64 exec, exec, s[4:5]
2CD8  s_add_i32 s4, s12, 0x600
2CE0  v_or_b32_e32 v4, s4, v1
2CE4  v_lshrrev_b32_e32 v4, 4, v4
2CE8  v_add_u32_e32 v4, s38, v4
2CEC  v_cmp_gt_u32_e64 s[4:5], s20, v4
2CF4  s_and_b64 s[10:11], s[4:5], vcc
2CF8  s_and_saveexec_b64 s[4:5], s[10:11]
2CFC  s_cbranch_execz 17
2D00  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2D08  v_mov_b32_e32 v8, v7
2D0C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2D14  v_mov_b32_e32 v7, v4
2D18  v_lshlrev_b64 v[4:5], 1, v[6:7]
2D20  v_and_b32_e32 v4, -16, v4
2D24  s_lshl_b32 s10, s12, 4
2D28  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2D30  s_add_i32 m0, s10, 0x6000
2D38  s_nop 0
2D3C  global_load_lds_dwordx4 v[4:5], off
2D44  s_or_b64 exec, exec, s[4:5]
2D48  s_add_i32 s4, s12, 0x700
2D50  s_load_dwordx4 s[24:27], s[0:1], 0x18
2D58  s_load_dwordx2 s[10:11], s[0:1], 0x8
2D60  v_or_b32_e32 v1, s4, v1
2D64  v_lshrrev_b32_e32 v1, 4, v1
2D68  v_add_u32_e32 v1, s38, v1
2D6C  v_cmp_gt_u32_e64 s[4:5], s20, v1
2D74  s_and_b64 s[14:15], s[4:5], vcc
2D78  s_and_saveexec_b64 s[4:5], s[14:15]
2D7C  s_cbranch_execz 17
2D80  v_mad_u64_u32 v[2:3], s[14:15], s8, v1, v[2:3]
2D88  v_mov_b32_e32 v4, v3
2D8C  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
2D94  v_mov_b32_e32 v3, v4
2D98  v_lshlrev_b64 v[2:3], 1, v[2:3]
2DA0  v_and_b32_e32 v2, -16, v2
2DA4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2DAC  s_lshl_b32 s6, s12, 4
2DB0  s_add_i32 m0, s6, 0x7000
2DB8  s_nop 0
2DBC  global_load_lds_dwordx4 v[2:3], off
2DC4  s_or_b64 exec, exec, s[4:5]
2DC8  s_and_b32 s4, s22, 8
2DCC  s_cmp_eq_u32 s4, 0
2DD0  s_load_dwordx2 s[28:29], s[0:1], 0x10
2DD8  s_cselect_b64 s[0:1], -1, 0
2DDC  s_cmp_lg_u32 s4, 0
2DE0  s_cselect_b64 s[6:7], -1, 0
2DE4  s_lshr_b32 s41, s21, 5
2DE8  v_bfe_u32 v2, v0, 2, 2
2DF0  s_add_i32 s4, s41, 7
2DF4  v_lshrrev_b32_e32 v1, 2, v0
2DF8  v_lshl_or_b32 v6, s2, 2, v2
2E00  s_and_b32 s42, s4, 0xffffff8
2E08  s_and_b32 s4, s33, 0xffffff00
2E10  v_lshlrev_b32_e32 v3, 4, v0
2E14  s_lshl_b32 s2, s2, 1
2E18  v_and_b32_e32 v98, 3, v0
2E1C  v_and_b32_e32 v3, 0xc0, v3
2E24  s_and_b32 s2, s2, 2
2E28  v_and_or_b32 v4, v1, 60, s4
2E30  v_or3_b32 v22, v4, v3, s2
2E38  v_cmp_ne_u32_e64 s[4:5], 0, v98
2E40  s_add_i32 s2, s20, 0xff
2E48  s_or_b64 s[30:31], s[4:5], s[0:1]
2E4C  s_and_b32 s2, s2, 0xffffff00
2E54  s_bfe_u32 s14, s22, 0x20004
2E5C  s_cmp_eq_u32 s14, 2
2E60  s_cselect_b64 s[18:19], -1, 0
2E64  v_lshrrev_b32_e32 v3, 4, v0
2E68  v_lshlrev_b32_e32 v2, 6, v2
2E6C  s_and_b64 s[12:13], s[18:19], exec
2E70  v_lshlrev_b32_e32 v4, 8, v3
2E74  v_lshlrev_b32_e32 v5, 4, v98
2E78  v_cmp_gt_u32_e32 vcc, s41, v6
2E7C  v_mov_b32_e32 v9, 0
2E80  s_cselect_b32 s12, 0x3fffff, 0
2E88  s_cmp_lg_u32 s14, 0
2E8C  v_lshlrev_b32_e32 v8, 2, v98
2E90  v_or3_b32 v23, v4, v2, v5
2E98  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
2EA0  s_mov_b32 s40, 0
2EA4  v_mov_b32_e32 v7, v9
2EA8  v_cmp_eq_u32_e64 s[8:9], 0, v98
2EB0  v_cmp_le_u32_e64 s[4:5], s42, v6
2EB8  s_cselect_b32 s39, s12, 0x200000
2EC0  s_waitcnt lgkmcnt(0)
2EC4  v_lshl_add_u64 v[10:11], s[10:11], 0, v[8:9]
2ECC  v_add_u32_e32 v24, s38, v3
2ED0  v_cmp_ne_u32_e64 s[6:7], 1, v2
2ED8  s_xor_b64 s[22:23], vcc, -1
2EDC  v_mov_b32_e32 v25, 0x7f
2EE4  s_mov_b32 s43, 0x7f7fffff
2EEC  s_mov_b32 s44, 0x7f800000
2EF4  s_mov_b32 s45, 0x17fffff
2EFC  v_mov_b32_e32 v26, 0x7f800000
2F04  v_mov_b32_e32 v27, 0xfe
2F0C  v_mov_b32_e32 v28, 0
2F10  s_waitcnt vmcnt(0)
2F14  s_barrier
2F18  s_branch 7
2F1C  s_or_b64 exec, exec, s[10:11]
2F20  s_or_b64 exec, exec, s[34:35]
2F24  s_addk_i32 s40, 0x1000
2F28  v_add_u32_e32 v28, 1, v28
2F2C  s_cmpk_lg_u32 s40, 0x8000
2F30  v_add_u32_e32 v24, 16, v24
2F34  s_cbranch_scc0 311
2F38  s_and_b64 vcc, exec, s[6:7]
2F3C  s_mov_b64 s[10:11], -1
2F40  s_cbranch_vccnz 7
2F44  v_and_b32_e32 v2, 0xffffffe0, v24
2F4C  v_and_or_b32 v8, v28, 1, v22
2F54  v_mad_u64_u32 v[12:13], s[10:11], v2, s42, v[8:9]
2F5C  s_mov_b64 s[10:11], 0
2F60  s_andn2_b64 vcc, exec, s[10:11]
2F64  s_cbranch_vccnz 2
2F68  v_mad_u64_u32 v[12:13], s[10:11], v24, s41, v[6:7]
2F70  v_cmp_le_u32_e32 vcc, s20, v24
2F74  s_or_b64 s[10:11], vcc, s[22:23]
2F78  s_and_saveexec_b64 s[12:13], s[10:11]
2F7C  s_xor_b64 s[10:11], exec, s[12:13]
2F80  s_cbranch_execz 10
2F84  v_cmp_le_u32_e32 vcc, s2, v24
2F88  s_or_b64 s[12:13], s[30:31], vcc
2F8C  s_nor_b64 s[14:15], s[12:13], s[4:5]
2F90  s_and_saveexec_b64 s[12:13], s[14:15]
2F94  s_cbranch_execz 4
2F98  v_lshl_add_u64 v[2:3], s[28:29], 0, v[12:13]
2FA0  global_store_byte v[2:3], v25, off
2FA8  s_or_b64 exec, exec, s[12:13]
2FAC  s_andn2_saveexec_b64 s[34:35], s[10:11]
2FB0  s_cbranch_execz 65499
2FB4  v_add_u32_e32 v2, s40, v23
2FB8  ds_read_b128 v[2:5], v2
2FC0  s_waitcnt lgkmcnt(0)
2FC4  v_lshlrev_b32_e32 v14, 16, v2
2FC8  v_lshlrev_b32_e32 v16, 16, v3
2FCC  v_and_b32_e32 v29, 0x7fff0000, v14
2FD4  v_and_b32_e32 v8, 0x7fff0000, v2
2FDC  v_and_b32_e32 v17, 0xffff0000, v3
2FE4  v_lshlrev_b32_e32 v18, 16, v4
2FE8  v_max_u32_e32 v30, v8, v29
2FEC  v_and_b32_e32 v31, 0x7fff0000, v16
2FF4  v_and_b32_e32 v3, 0x7fff0000, v3
2FFC  v_and_b32_e32 v19, 0xffff0000, v4
3004  v_lshlrev_b32_e32 v20, 16, v5
3008  v_max3_u32 v3, v3, v31, v30
3010  v_and_b32_e32 v30, 0x7fff0000, v18
3018  v_and_b32_e32 v4, 0x7fff0000, v4
3020  v_and_b32_e32 v21, 0xffff0000, v5
3028  v_max3_u32 v3, v4, v30, v3
3030  v_and_b32_e32 v4, 0x7fff0000, v20
3038  v_and_b32_e32 v5, 0x7fff0000, v5
3040  v_max3_u32 v3, v5, v4, v3
3048  v_and_b32_e32 v15, 0xffff0000, v2
3050  s_nop 0
3054  v_max_u32_dpp v3, v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
305C  s_nop 1
3060  v_max_u32_dpp v4, v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3068  v_cmp_lt_u32_e32 vcc, s43, v4
306C  v_mov_b32_e32 v3, 0
3070  s_and_saveexec_b64 s[36:37], vcc
3074  s_cbranch_execz 171
3078  v_cmp_lt_u32_e32 vcc, s43, v29
307C  v_mov_b32_e32 v3, 0
3080  s_and_saveexec_b64 s[10:11], vcc
3084  v_and_b32_e32 v14, 0x80000000, v14
308C  v_mov_b32_e32 v3, 7
3090  s_or_b64 exec, exec, s[10:11]
3094  v_cmp_lt_u32_e32 vcc, s44, v29
3098  v_and_b32_e32 v2, 0x80000000, v2
30A0  v_or_b32_e32 v5, 0x70, v3
30A8  v_cmp_lt_u32_e64 s[10:11], s43, v8
30B0  v_cndmask_b32_e64 v4, v29, 0, vcc
30B8  s_nop 0
30BC  v_cndmask_b32_e64 v29, v21, v21, s[10:11]
30C4  v_cndmask_b32_e64 v30, v20, v20, s[10:11]
30CC  v_cndmask_b32_e64 v31, v19, v19, s[10:11]
30D4  v_cndmask_b32_e64 v32, v18, v18, s[10:11]
30DC  v_cndmask_b32_e64 v33, v17, v17, s[10:11]
30E4  v_cndmask_b32_e64 v34, v16, v16, s[10:11]
30EC  v_cndmask_b32_e64 v3, v3, v5, s[10:11]
30F4  v_cndmask_b32_e64 v15, v15, v2, s[10:11]
30FC  v_cmp_lt_u32_e64 s[10:11], s44, v8
3104  v_max_u32_e32 v5, v8, v4
3108  v_and_b32_e32 v8, 0x80000000, v34
3110  v_cndmask_b32_e64 v2, 0, 1, s[10:11]
3118  v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
311C  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
3124  v_and_b32_e32 v5, 0x7fffffff, v34
312C  v_cmp_lt_u32_e32 vcc, s43, v5
3130  v_cmp_lt_u32_e64 s[10:11], s44, v5
3138  v_max_u32_e32 v5, v5, v4
313C  v_cndmask_b32_e32 v33, v33, v17, vcc
3140  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
3148  v_and_b32_e32 v5, 0x7fffffff, v33
3150  v_cndmask_b32_e32 v16, v16, v8, vcc
3154  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
315C  v_cmp_lt_u32_e64 s[10:11], s43, v5
3164  s_or_b64 s[12:13], s[10:11], vcc
3168  v_or_b32_e32 v34, 0x700, v3
3170  v_cndmask_b32_e64 v32, v32, v18, s[12:13]
3178  v_cmp_lt_u32_e64 s[14:15], s44, v5
3180  v_max_u32_e32 v5, v5, v4
3184  v_cndmask_b32_e32 v3, v3, v34, vcc
3188  v_cndmask_b32_e64 v4, v5, v4, s[14:15]
3190  v_and_b32_e32 v5, 0x7fffffff, v32
3198  v_and_b32_e32 v33, 0x80000000, v33
31A0  v_or_b32_e32 v34, 0x7000, v3
31A8  v_addc_co_u32_e64 v2, s[16:17], v2, v8, s[14:15]
31B0  v_cmp_lt_u32_e64 s[14:15], s43, v5
31B8  v_cndmask_b32_e64 v3, v3, v34, s[10:11]
31C0  v_cndmask_b32_e64 v17, v17, v33, s[10:11]
31C8  s_or_b64 s[16:17], s[14:15], s[10:11]
31CC  s_or_b64 s[10:11], s[14:15], s[12:13]
31D0  v_cndmask_b32_e64 v31, v31, v19, s[10:11]
31D8  v_cmp_lt_u32_e64 s[10:11], s44, v5
31E0  v_max_u32_e32 v5, v5, v4
31E4  v_and_b32_e32 v8, 0x80000000, v32
31EC  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
31F4  v_and_b32_e32 v5, 0x7fffffff, v31
31FC  v_cndmask_b32_e64 v18, v18, v8, s[14:15]
3204  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
320C  v_cmp_lt_u32_e64 s[10:11], s43, v5
3214  s_or_b64 s[16:17], s[10:11], s[16:17]
3218  v_or_b32_e32 v32, 0x70000, v3
3220  s_or_b64 vcc, s[16:17], vcc
3224  v_cndmask_b32_e64 v3, v3, v32, s[14:15]
322C  v_cndmask_b32_e32 v30, v30, v20, vcc
3230  v_cmp_lt_u32_e32 vcc, s44, v5
3234  v_max_u32_e32 v5, v5, v4
3238  v_and_b32_e32 v31, 0x80000000, v31
3240  v_or_b32_e32 v32, 0x700000, v3
3248  v_cndmask_b32_e32 v4, v5, v4, vcc
324C  v_and_b32_e32 v5, 0x7fffffff, v30
3254  v_cndmask_b32_e64 v3, v3, v32, s[10:11]
325C  s_or_b64 s[14:15], s[10:11], s[14:15]
3260  v_cndmask_b32_e64 v19, v19, v31, s[10:11]
3268  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
3270  v_cmp_lt_u32_e32 vcc, s43, v5
3274  s_or_b64 s[10:11], vcc, s[14:15]
3278  v_and_b32_e32 v8, 0x80000000, v30
3280  v_or_b32_e32 v30, 0x7000000, v3
3288  s_or_b64 s[10:11], s[12:13], s[10:11]
328C  v_cndmask_b32_e32 v3, v3, v30, vcc
3290  v_cndmask_b32_e64 v29, v29, v21, s[10:11]
3298  v_cndmask_b32_e32 v20, v20, v8, vcc
329C  v_cmp_lt_u32_e32 vcc, s44, v5
32A0  v_max_u32_e32 v5, v5, v4
32A4  v_or_b32_e32 v30, 0x70000000, v3
32AC  v_cndmask_b32_e32 v4, v5, v4, vcc
32B0  v_and_b32_e32 v5, 0x7fffffff, v29
32B8  v_cndmask_b32_e64 v8, 0, 1, vcc
32C0  v_and_b32_e32 v29, 0x80000000, v29
32C8  v_cmp_lt_u32_e32 vcc, s43, v5
32CC  s_nop 1
32D0  v_cndmask_b32_e32 v3, v3, v30, vcc
32D4  v_cndmask_b32_e32 v21, v21, v29, vcc
32D8  v_cmp_lt_u32_e32 vcc, s44, v5
32DC  v_max_u32_e32 v5, v5, v4
32E0  s_nop 0
32E4  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
32EC  v_cndmask_b32_e32 v4, v5, v4, vcc
32F0  s_nop 0
32F4  v_add_u32_dpp v2, v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
32FC  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3304  s_nop 0
3308  v_add_u32_dpp v2, v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3310  v_cmp_ne_u32_e32 vcc, 32, v2
3314  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
331C  s_nop 0
3320  v_cndmask_b32_e32 v4, v26, v4, vcc
3324  s_or_b64 exec, exec, s[36:37]
3328  v_cmp_ne_u32_e32 vcc, 0, v4
332C  v_mov_b32_e32 v2, 0x7f
3334  s_and_saveexec_b64 s[10:11], vcc
3338  v_add_u32_e32 v2, s39, v4
333C  v_lshrrev_b32_e32 v5, 23, v2
3340  v_add_u32_e32 v5, -2, v5
3344  v_cmp_lt_u32_e32 vcc, s45, v2
3348  s_nop 1
334C  v_cndmask_b32_e32 v2, 0, v5, vcc
3350  v_cmp_eq_u32_e32 vcc, s44, v4
3354  s_and_b64 vcc, s[18:19], vcc
3358  s_nop 0
335C  v_cndmask_b32_e32 v2, v2, v27, vcc
3360  s_or_b64 exec, exec, s[10:11]
3364  v_cmp_eq_u32_e32 vcc, 0, v2
3368  s_cbranch_vccz 13
336C  s_nop 0
3370  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
3378  v_pk_mul_f32 v[20:21], v[4:5], v[20:21] op_sel_hi:[0,1]
3380  v_pk_mul_f32 v[18:19], v[4:5], v[18:19] op_sel_hi:[0,1]
3388  v_pk_mul_f32 v[16:17], v[4:5], v[16:17] op_sel_hi:[0,1]
3390  v_pk_mul_f32 v[14:15], v[4:5], v[14:15] op_sel_hi:[0,1]
3398  v_max_u32_e32 v4, 1, v2
339C  s_branch 1
33A0  v_mov_b32_e32 v4, v2
33A4  v_mov_b32_e32 v5, 0
33A8  v_mov_b32_e32 v8, 0
33AC  v_mad_u64_u32 v[30:31], s[10:11], v24, s41, v[6:7]
33B4  v_lshlrev_b32_e32 v4, 23, v4
33B8  v_cvt_scalef32_pk_fp4_f32 v5, v14, v15, v4
33C0  v_cvt_scalef32_pk_fp4_f32 v8, v18, v19, v4 op_sel:[0,0,0,1]
33C8  v_cvt_scalef32_pk_fp4_f32 v5, v16, v17, v4 op_sel:[0,0,1,0]
33D0  v_cvt_scalef32_pk_fp4_f32 v8, v20, v21, v4 op_sel:[0,0,1,1]
33D8  s_nop 0
33E0  v_or3_b32 v3, v5, v8, v3
33E8  v_lshl_add_u64 v[4:5], v[30:31], 4, v[10:11]
33F0  global_store_dword v[4:5], v3, off
33F8  s_and_saveexec_b64 s[10:11], s[8:9]
33FC  s_cbranch_execz 65223
3400  v_lshl_add_u64 v[4:5], s[28:29], 0, v[12:13]
3408  global_store_byte v[4:5], v2, off
3410  s_branch 65218
3414  v_lshlrev_b32_e32 v2, 1, v0
3418  v_lshrrev_b32_e32 v99, 6, v0
341C  v_and_b32_e32 v100, 0x7e, v2
3424  s_lshl_b32 s9, s3, 2
3428  s_lshr_b32 s8, s20, 5
342C  v_or_b32_e32 v2, s33, v100
3430  v_or_b32_e32 v3, s9, v99
3434  v_cmp_gt_u32_e32 vcc, s21, v2
3438  v_cmp_gt_u32_e64 s[2:3], s8, v3
3440  s_and_b64 s[2:3], vcc, s[2:3]
3444  s_and_saveexec_b64 s[4:5], s[2:3]
3448  s_cbranch_execz 1455
344C  v_lshlrev_b32_e32 v2, 1, v100
3450  v_lshl_or_b32 v2, v99, 13, v2
3458  ds_read2st64_b32 v[32:33], v2 offset1:1
3460  ds_read2st64_b32 v[30:31], v2 offset0:2 offset1:3
3468  ds_read2st64_b32 v[28:29], v2 offset0:4 offset1:5
3470  ds_read2st64_b32 v[26:27], v2 offset0:6 offset1:7
3478  ds_read2st64_b32 v[24:25], v2 offset0:8 offset1:9
3480  ds_read2st64_b32 v[22:23], v2 offset0:10 offset1:11
3488  ds_read2st64_b32 v[20:21], v2 offset0:12 offset1:13
3490  ds_read2st64_b32 v[18:19], v2 offset0:14 offset1:15
3498  ds_read2st64_b32 v[16:17], v2 offset0:16 offset1:17
34A0  ds_read2st64_b32 v[14:15], v2 offset0:18 offset1:19
34A8  ds_read2st64_b32 v[12:13], v2 offset0:20 offset1:21
34B0  ds_read2st64_b32 v[10:11], v2 offset0:22 offset1:23
34B8  ds_read2st64_b32 v[8:9], v2 offset0:24 offset1:25
34C0  ds_read2st64_b32 v[6:7], v2 offset0:26 offset1:27
34C8  ds_read2st64_b32 v[4:5], v2 offset0:28 offset1:29
34D0  ds_read2st64_b32 v[2:3], v2 offset0:30 offset1:31
34D8  s_waitcnt lgkmcnt(14)
34DC  v_lshlrev_b32_e32 v35, 16, v32
34E0  v_lshlrev_b32_e32 v34, 16, v33
34E4  v_and_b32_e32 v77, 0x7fff0000, v35
34EC  v_and_b32_e32 v76, 0x7fff0000, v34
34F4  v_lshlrev_b32_e32 v39, 16, v30
34F8  v_lshlrev_b32_e32 v38, 16, v31
34FC  v_max_u32_e32 v36, v76, v77
3500  v_and_b32_e32 v75, 0x7fff0000, v39
3508  v_and_b32_e32 v74, 0x7fff0000, v38
3510  s_waitcnt lgkmcnt(13)
3514  v_lshlrev_b32_e32 v51, 16, v28
3518  v_lshlrev_b32_e32 v50, 16, v29
351C  v_max3_u32 v36, v74, v75, v36
3524  v_and_b32_e32 v73, 0x7fff0000, v51
352C  v_and_b32_e32 v72, 0x7fff0000, v50
3534  s_waitcnt lgkmcnt(12)
3538  v_lshlrev_b32_e32 v69, 16, v26
353C  v_lshlrev_b32_e32 v68, 16, v27
3540  v_max3_u32 v36, v72, v73, v36
3548  v_and_b32_e32 v67, 0x7fff0000, v69
3550  v_and_b32_e32 v66, 0x7fff0000, v68
3558  s_waitcnt lgkmcnt(11)
355C  v_lshlrev_b32_e32 v61, 16, v24
3560  v_lshlrev_b32_e32 v60, 16, v25
3564  v_max3_u32 v36, v66, v67, v36
356C  v_and_b32_e32 v65, 0x7fff0000, v61
3574  v_and_b32_e32 v64, 0x7fff0000, v60
357C  s_waitcnt lgkmcnt(10)
3580  v_lshlrev_b32_e32 v71, 16, v22
3584  v_lshlrev_b32_e32 v70, 16, v23
3588  v_max3_u32 v36, v64, v65, v36
3590  v_and_b32_e32 v63, 0x7fff0000, v71
3598  v_and_b32_e32 v62, 0x7fff0000, v70
35A0  s_waitcnt lgkmcnt(9)
35A4  v_lshlrev_b32_e32 v79, 16, v20
35A8  v_lshlrev_b32_e32 v78, 16, v21
35AC  v_max3_u32 v36, v62, v63, v36
35B4  v_and_b32_e32 v59, 0x7fff0000, v79
35BC  v_and_b32_e32 v58, 0x7fff0000, v78
35C4  s_waitcnt lgkmcnt(8)
35C8  v_lshlrev_b32_e32 v83, 16, v18
35CC  v_lshlrev_b32_e32 v82, 16, v19
35D0  v_max3_u32 v36, v58, v59, v36
35D8  v_and_b32_e32 v57, 0x7fff0000, v83
35E0  v_and_b32_e32 v56, 0x7fff0000, v82
35E8  s_waitcnt lgkmcnt(7)
35EC  v_lshlrev_b32_e32 v81, 16, v16
35F0  v_lshlrev_b32_e32 v80, 16, v17
35F4  v_max3_u32 v36, v56, v57, v36
35FC  v_and_b32_e32 v55, 0x7fff0000, v81
3604  v_and_b32_e32 v54, 0x7fff0000, v80
360C  s_waitcnt lgkmcnt(6)
3610  v_lshlrev_b32_e32 v85, 16, v14
3614  v_lshlrev_b32_e32 v84, 16, v15
3618  v_max3_u32 v36, v54, v55, v36
3620  v_and_b32_e32 v53, 0x7fff0000, v85
3628  v_and_b32_e32 v52, 0x7fff0000, v84
3630  s_waitcnt lgkmcnt(5)
3634  v_lshlrev_b32_e32 v87, 16, v12
3638  v_lshlrev_b32_e32 v86, 16, v13
363C  v_max3_u32 v36, v52, v53, v36
3644  v_and_b32_e32 v49, 0x7fff0000, v87
364C  v_and_b32_e32 v48, 0x7fff0000, v86
3654  s_waitcnt lgkmcnt(4)
3658  v_lshlrev_b32_e32 v91, 16, v10
365C  v_lshlrev_b32_e32 v90, 16, v11
3660  v_max3_u32 v36, v48, v49, v36
3668  v_and_b32_e32 v47, 0x7fff0000, v91
3670  v_and_b32_e32 v46, 0x7fff0000, v90
3678  s_waitcnt lgkmcnt(3)
367C  v_lshlrev_b32_e32 v89, 16, v8
3680  v_lshlrev_b32_e32 v88, 16, v9
3684  v_max3_u32 v36, v46, v47, v36
368C  v_and_b32_e32 v45, 0x7fff0000, v89
3694  v_and_b32_e32 v44, 0x7fff0000, v88
369C  s_waitcnt lgkmcnt(2)
36A0  v_lshlrev_b32_e32 v93, 16, v6
36A4  v_lshlrev_b32_e32 v92, 16, v7
36A8  v_max3_u32 v36, v44, v45, v36
36B0  v_and_b32_e32 v43, 0x7fff0000, v93
36B8  v_and_b32_e32 v42, 0x7fff0000, v92
36C0  s_waitcnt lgkmcnt(1)
36C4  v_lshlrev_b32_e32 v95, 16, v4
36C8  v_lshlrev_b32_e32 v94, 16, v5
36CC  v_max3_u32 v36, v42, v43, v36
36D4  v_and_b32_e32 v41, 0x7fff0000, v95
36DC  v_and_b32_e32 v40, 0x7fff0000, v94
36E4  s_waitcnt lgkmcnt(0)
36E8  v_lshlrev_b32_e32 v97, 16, v2
36EC  v_lshlrev_b32_e32 v96, 16, v3
36F0  v_max3_u32 v101, v40, v41, v36
36F8  v_and_b32_e32 v37, 0x7fff0000, v97
3700  v_and_b32_e32 v36, 0x7fff0000, v96
3708  v_max3_u32 v101, v36, v37, v101
3710  s_mov_b32 s10, 0x7f7fffff
3718  v_cmp_lt_u32_e32 vcc, s10, v101
371C  v_mov_b32_e32 v102, 0
3720  v_mov_b32_e32 v103, 0
3724  v_mov_b32_e32 v104, 0
3728  v_mov_b32_e32 v105, 0
372C  s_and_saveexec_b64 s[6:7], vcc
3730  s_cbranch_execz 435
3734  v_cmp_lt_u32_e32 vcc, s10, v77
3738  s_mov_b32 s11, 0x7f800000
3740  v_and_b32_e32 v102, 0x80000000, v35
3748  v_cndmask_b32_e64 v103, 0, 7, vcc
3750  v_and_b32_e32 v101, 0x80000000, v34
3758  v_cmp_lt_u32_e64 s[2:3], s11, v77
3760  v_or_b32_e32 v104, 0x70, v103
3768  v_cndmask_b32_e32 v35, v35, v102, vcc
376C  v_cmp_lt_u32_e32 vcc, s10, v76
3770  v_cndmask_b32_e64 v77, v77, 0, s[2:3]
3778  s_nop 0
377C  v_cndmask_b32_e32 v34, v34, v101, vcc
3780  v_cndmask_b32_e32 v101, v103, v104, vcc
3784  v_cmp_lt_u32_e32 vcc, s11, v76
3788  v_max_u32_e32 v76, v76, v77
378C  v_or_b32_e32 v104, 0x700, v101
3794  v_cndmask_b32_e64 v102, 0, 1, vcc
379C  v_addc_co_u32_e64 v102, s[2:3], 0, v102, s[2:3]
37A4  v_cndmask_b32_e32 v76, v76, v77, vcc
37A8  v_cmp_lt_u32_e32 vcc, s10, v75
37AC  v_and_b32_e32 v103, 0x80000000, v39
37B4  v_cmp_lt_u32_e64 s[2:3], s11, v75
37BC  v_cndmask_b32_e32 v101, v101, v104, vcc
37C0  v_max_u32_e32 v75, v75, v76
37C4  v_and_b32_e32 v77, 0x80000000, v38
37CC  v_cndmask_b32_e64 v75, v75, v76, s[2:3]
37D4  v_or_b32_e32 v76, 0x7000, v101
37DC  v_cndmask_b32_e32 v39, v39, v103, vcc
37E0  v_cmp_lt_u32_e32 vcc, s10, v74
37E4  v_cndmask_b32_e64 v104, 0, 1, s[2:3]
37EC  s_nop 0
37F0  v_cndmask_b32_e32 v38, v38, v77, vcc
37F4  v_cndmask_b32_e32 v76, v101, v76, vcc
37F8  v_cmp_lt_u32_e32 vcc, s11, v74
37FC  v_max_u32_e32 v74, v74, v75
3800  v_and_b32_e32 v101, 0x80000000, v51
3808  v_addc_co_u32_e64 v77, s[2:3], v102, v104, vcc
3810  v_cndmask_b32_e32 v74, v74, v75, vcc
3814  v_or_b32_e32 v102, 0x70000, v76
381C  v_cmp_lt_u32_e32 vcc, s10, v73
3820  v_cmp_lt_u32_e64 s[2:3], s11, v73
3828  v_max_u32_e32 v73, v73, v74
382C  v_cndmask_b32_e32 v76, v76, v102, vcc
3830  v_and_b32_e32 v75, 0x80000000, v50
3838  v_cndmask_b32_e64 v73, v73, v74, s[2:3]
3840  v_or_b32_e32 v74, 0x700000, v76
3848  v_cndmask_b32_e32 v51, v51, v101, vcc
384C  v_cmp_lt_u32_e32 vcc, s10, v72
3850  v_cndmask_b32_e64 v102, 0, 1, s[2:3]
3858  s_nop 0
385C  v_cndmask_b32_e32 v50, v50, v75, vcc
3860  v_cndmask_b32_e32 v74, v76, v74, vcc
3864  v_cmp_lt_u32_e32 vcc, s11, v72
3868  v_max_u32_e32 v72, v72, v73
386C  v_and_b32_e32 v76, 0x80000000, v69
3874  v_addc_co_u32_e64 v75, s[2:3], v77, v102, vcc
387C  v_cndmask_b32_e32 v72, v72, v73, vcc
3880  v_or_b32_e32 v77, 0x7000000, v74
3888  v_cmp_lt_u32_e32 vcc, s10, v67
388C  v_cmp_lt_u32_e64 s[2:3], s11, v67
3894  v_max_u32_e32 v67, v67, v72
3898  v_cndmask_b32_e32 v74, v74, v77, vcc
389C  v_and_b32_e32 v73, 0x80000000, v68
38A4  v_cndmask_b32_e64 v67, v67, v72, s[2:3]
38AC  v_or_b32_e32 v72, 0x70000000, v74
38B4  v_cndmask_b32_e32 v69, v69, v76, vcc
38B8  v_cmp_lt_u32_e32 vcc, s10, v66
38BC  v_cndmask_b32_e64 v77, 0, 1, s[2:3]
38C4  s_nop 0
38C8  v_cndmask_b32_e32 v68, v68, v73, vcc
38CC  v_cndmask_b32_e32 v102, v74, v72, vcc
38D0  v_cmp_lt_u32_e32 vcc, s11, v66
38D4  v_max_u32_e32 v66, v66, v67
38D8  v_and_b32_e32 v73, 0x80000000, v61
38E0  v_addc_co_u32_e64 v72, s[2:3], v75, v77, vcc
38E8  v_cndmask_b32_e32 v66, v66, v67, vcc
38EC  v_cmp_lt_u32_e32 vcc, s10, v65
38F0  v_cmp_lt_u32_e64 s[2:3], s11, v65
38F8  v_max_u32_e32 v65, v65, v66
38FC  v_cndmask_b32_e64 v74, 0, 7, vcc
3904  v_and_b32_e32 v67, 0x80000000, v60
390C  v_cndmask_b32_e64 v65, v65, v66, s[2:3]
3914  v_or_b32_e32 v66, 0x70, v74
391C  v_cndmask_b32_e32 v61, v61, v73, vcc
3920  v_cmp_lt_u32_e32 vcc, s10, v64
3924  v_cndmask_b32_e64 v75, 0, 1, s[2:3]
392C  s_nop 0
3930  v_cndmask_b32_e32 v60, v60, v67, vcc
3934  v_cndmask_b32_e32 v66, v74, v66, vcc
3938  v_cmp_lt_u32_e32 vcc, s11, v64
393C  v_max_u32_e32 v64, v64, v65
3940  v_or_b32_e32 v73, 0x700, v66
3948  v_addc_co_u32_e64 v67, s[2:3], v72, v75, vcc
3950  v_cndmask_b32_e32 v64, v64, v65, vcc
3954  v_cmp_lt_u32_e32 vcc, s10, v63
3958  v_and_b32_e32 v72, 0x80000000, v71
3960  v_cmp_lt_u32_e64 s[2:3], s11, v63
3968  v_cndmask_b32_e32 v66, v66, v73, vcc
396C  v_max_u32_e32 v63, v63, v64
3970  v_and_b32_e32 v65, 0x80000000, v70
3978  v_cndmask_b32_e64 v63, v63, v64, s[2:3]
3980  v_or_b32_e32 v64, 0x7000, v66
3988  v_cndmask_b32_e32 v71, v71, v72, vcc
398C  v_cmp_lt_u32_e32 vcc, s10, v62
3990  v_cndmask_b32_e64 v73, 0, 1, s[2:3]
3998  s_nop 0
399C  v_cndmask_b32_e32 v70, v70, v65, vcc
39A0  v_cndmask_b32_e32 v64, v66, v64, vcc
39A4  v_cmp_lt_u32_e32 vcc, s11, v62
39A8  v_max_u32_e32 v62, v62, v63
39AC  v_and_b32_e32 v66, 0x80000000, v79
39B4  v_addc_co_u32_e64 v65, s[2:3], v67, v73, vcc
39BC  v_cndmask_b32_e32 v62, v62, v63, vcc
39C0  v_or_b32_e32 v67, 0x70000, v64
39C8  v_cmp_lt_u32_e32 vcc, s10, v59
39CC  v_cmp_lt_u32_e64 s[2:3], s11, v59
39D4  v_max_u32_e32 v59, v59, v62
39D8  v_cndmask_b32_e32 v64, v64, v67, vcc
39DC  v_and_b32_e32 v63, 0x80000000, v78
39E4  v_cndmask_b32_e64 v59, v59, v62, s[2:3]
39EC  v_or_b32_e32 v62, 0x700000, v64
39F4  v_cndmask_b32_e32 v79, v79, v66, vcc
39F8  v_cmp_lt_u32_e32 vcc, s10, v58
39FC  v_cndmask_b32_e64 v67, 0, 1, s[2:3]
3A04  s_nop 0
3A08  v_cndmask_b32_e32 v78, v78, v63, vcc
3A0C  v_cndmask_b32_e32 v62, v64, v62, vcc
3A10  v_cmp_lt_u32_e32 vcc, s11, v58
3A14  v_max_u32_e32 v58, v58, v59
3A18  v_and_b32_e32 v64, 0x80000000, v83
3A20  v_addc_co_u32_e64 v63, s[2:3], v65, v67, vcc
3A28  v_cndmask_b32_e32 v58, v58, v59, vcc
3A2C  v_or_b32_e32 v65, 0x7000000, v62
3A34  v_cmp_lt_u32_e32 vcc, s10, v57
3A38  v_cmp_lt_u32_e64 s[2:3], s11, v57
3A40  v_max_u32_e32 v57, v57, v58
3A44  v_cndmask_b32_e32 v62, v62, v65, vcc
3A48  v_and_b32_e32 v59, 0x80000000, v82
3A50  v_cndmask_b32_e64 v57, v57, v58, s[2:3]
3A58  v_or_b32_e32 v58, 0x70000000, v62
3A60  v_cndmask_b32_e32 v83, v83, v64, vcc
3A64  v_cmp_lt_u32_e32 vcc, s10, v56
3A68  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
3A70  s_nop 0
3A74  v_cndmask_b32_e32 v82, v82, v59, vcc
3A78  v_cndmask_b32_e32 v103, v62, v58, vcc
3A7C  v_cmp_lt_u32_e32 vcc, s11, v56
3A80  v_max_u32_e32 v56, v56, v57
3A84  v_and_b32_e32 v59, 0x80000000, v81
3A8C  v_addc_co_u32_e64 v58, s[2:3], v63, v65, vcc
3A94  v_cndmask_b32_e32 v56, v56, v57, vcc
3A98  v_cmp_lt_u32_e32 vcc, s10, v55
3A9C  v_cmp_lt_u32_e64 s[2:3], s11, v55
3AA4  v_max_u32_e32 v55, v55, v56
3AA8  v_cndmask_b32_e64 v62, 0, 7, vcc
3AB0  v_and_b32_e32 v57, 0x80000000, v80
3AB8  v_cndmask_b32_e64 v55, v55, v56, s[2:3]
3AC0  v_or_b32_e32 v56, 0x70, v62
3AC8  v_cndmask_b32_e32 v81, v81, v59, vcc
3ACC  v_cmp_lt_u32_e32 vcc, s10, v54
3AD0  v_cndmask_b32_e64 v63, 0, 1, s[2:3]
3AD8  s_nop 0
3ADC  v_cndmask_b32_e32 v80, v80, v57, vcc
3AE0  v_cndmask_b32_e32 v56, v62, v56, vcc
3AE4  v_cmp_lt_u32_e32 vcc, s11, v54
3AE8  v_max_u32_e32 v54, v54, v55
3AEC  v_or_b32_e32 v59, 0x700, v56
3AF4  v_addc_co_u32_e64 v57, s[2:3], v58, v63, vcc
3AFC  v_cndmask_b32_e32 v54, v54, v55, vcc
3B00  v_cmp_lt_u32_e32 vcc, s10, v53
3B04  v_and_b32_e32 v58, 0x80000000, v85
3B0C  v_cmp_lt_u32_e64 s[2:3], s11, v53
3B14  v_cndmask_b32_e32 v56, v56, v59, vcc
3B18  v_max_u32_e32 v53, v53, v54
3B1C  v_and_b32_e32 v55, 0x80000000, v84
3B24  v_cndmask_b32_e64 v53, v53, v54, s[2:3]
3B2C  v_or_b32_e32 v54, 0x7000, v56
3B34  v_cndmask_b32_e32 v85, v85, v58, vcc
3B38  v_cmp_lt_u32_e32 vcc, s10, v52
3B3C  v_cndmask_b32_e64 v59, 0, 1, s[2:3]
3B44  s_nop 0
3B48  v_cndmask_b32_e32 v84, v84, v55, vcc
3B4C  v_cndmask_b32_e32 v54, v56, v54, vcc
3B50  v_cmp_lt_u32_e32 vcc, s11, v52
3B54  v_max_u32_e32 v52, v52, v53
3B58  v_and_b32_e32 v56, 0x80000000, v87
3B60  v_addc_co_u32_e64 v55, s[2:3], v57, v59, vcc
3B68  v_cndmask_b32_e32 v52, v52, v53, vcc
3B6C  v_or_b32_e32 v57, 0x70000, v54
3B74  v_cmp_lt_u32_e32 vcc, s10, v49
3B78  v_cmp_lt_u32_e64 s[2:3], s11, v49
3B80  v_max_u32_e32 v49, v49, v52
3B84  v_cndmask_b32_e32 v54, v54, v57, vcc
3B88  v_and_b32_e32 v53, 0x80000000, v86
3B90  v_cndmask_b32_e64 v49, v49, v52, s[2:3]
3B98  v_or_b32_e32 v52, 0x700000, v54
3BA0  v_cndmask_b32_e32 v87, v87, v56, vcc
3BA4  v_cmp_lt_u32_e32 vcc, s10, v48
3BA8  v_cndmask_b32_e64 v57, 0, 1, s[2:3]
3BB0  s_nop 0
3BB4  v_cndmask_b32_e32 v86, v86, v53, vcc
3BB8  v_cndmask_b32_e32 v52, v54, v52, vcc
3BBC  v_cmp_lt_u32_e32 vcc, s11, v48
3BC0  v_max_u32_e32 v48, v48, v49
3BC4  v_and_b32_e32 v54, 0x80000000, v91
3BCC  v_addc_co_u32_e64 v53, s[2:3], v55, v57, vcc
3BD4  v_cndmask_b32_e32 v48, v48, v49, vcc
3BD8  v_or_b32_e32 v55, 0x7000000, v52
3BE0  v_cmp_lt_u32_e32 vcc, s10, v47
3BE4  v_cmp_lt_u32_e64 s[2:3], s11, v47
3BEC  v_max_u32_e32 v47, v47, v48
3BF0  v_cndmask_b32_e32 v52, v52, v55, vcc
3BF4  v_and_b32_e32 v49, 0x80000000, v90
3BFC  v_cndmask_b32_e64 v47, v47, v48, s[2:3]
3C04  v_or_b32_e32 v48, 0x70000000, v52
3C0C  v_cndmask_b32_e32 v91, v91, v54, vcc
3C10  v_cmp_lt_u32_e32 vcc, s10, v46
3C14  v_cndmask_b32_e64 v55, 0, 1, s[2:3]
3C1C  s_nop 0
3C20  v_cndmask_b32_e32 v90, v90, v49, vcc
3C24  v_cndmask_b32_e32 v104, v52, v48, vcc
3C28  v_cmp_lt_u32_e32 vcc, s11, v46
3C2C  v_max_u32_e32 v46, v46, v47
3C30  v_and_b32_e32 v49, 0x80000000, v89
3C38  v_addc_co_u32_e64 v48, s[2:3], v53, v55, vcc
3C40  v_cndmask_b32_e32 v46, v46, v47, vcc
3C44  v_cmp_lt_u32_e32 vcc, s10, v45
3C48  v_cmp_lt_u32_e64 s[2:3], s11, v45
3C50  v_max_u32_e32 v45, v45, v46
3C54  v_cndmask_b32_e64 v52, 0, 7, vcc
3C5C  v_and_b32_e32 v47, 0x80000000, v88
3C64  v_cndmask_b32_e64 v45, v45, v46, s[2:3]
3C6C  v_or_b32_e32 v46, 0x70, v52
3C74  v_cndmask_b32_e32 v89, v89, v49, vcc
3C78  v_cmp_lt_u32_e32 vcc, s10, v44
3C7C  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
3C84  s_nop 0
3C88  v_cndmask_b32_e32 v88, v88, v47, vcc
3C8C  v_cndmask_b32_e32 v46, v52, v46, vcc
3C90  v_cmp_lt_u32_e32 vcc, s11, v44
3C94  v_max_u32_e32 v44, v44, v45
3C98  v_or_b32_e32 v49, 0x700, v46
3CA0  v_addc_co_u32_e64 v47, s[2:3], v48, v53, vcc
3CA8  v_cndmask_b32_e32 v44, v44, v45, vcc
3CAC  v_cmp_lt_u32_e32 vcc, s10, v43
3CB0  v_and_b32_e32 v48, 0x80000000, v93
3CB8  v_cmp_lt_u32_e64 s[2:3], s11, v43
3CC0  v_cndmask_b32_e32 v46, v46, v49, vcc
3CC4  v_max_u32_e32 v43, v43, v44
3CC8  v_and_b32_e32 v45, 0x80000000, v92
3CD0  v_cndmask_b32_e64 v43, v43, v44, s[2:3]
3CD8  v_or_b32_e32 v44, 0x7000, v46
3CE0  v_cndmask_b32_e32 v93, v93, v48, vcc
3CE4  v_cmp_lt_u32_e32 vcc, s10, v42
3CE8  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
3CF0  s_nop 0
3CF4  v_cndmask_b32_e32 v92, v92, v45, vcc
3CF8  v_cndmask_b32_e32 v44, v46, v44, vcc
3CFC  v_cmp_lt_u32_e32 vcc, s11, v42
3D00  v_max_u32_e32 v42, v42, v43
3D04  v_and_b32_e32 v46, 0x80000000, v95
3D0C  v_addc_co_u32_e64 v45, s[2:3], v47, v49, vcc
3D14  v_cndmask_b32_e32 v42, v42, v43, vcc
3D18  v_or_b32_e32 v47, 0x70000, v44
3D20  v_cmp_lt_u32_e32 vcc, s10, v41
3D24  v_cmp_lt_u32_e64 s[2:3], s11, v41
3D2C  v_max_u32_e32 v41, v41, v42
3D30  v_cndmask_b32_e32 v44, v44, v47, vcc
3D34  v_and_b32_e32 v43, 0x80000000, v94
3D3C  v_cndmask_b32_e64 v41, v41, v42, s[2:3]
3D44  v_or_b32_e32 v42, 0x700000, v44
3D4C  v_cndmask_b32_e32 v95, v95, v46, vcc
3D50  v_cmp_lt_u32_e32 vcc, s10, v40
3D54  v_cndmask_b32_e64 v47, 0, 1, s[2:3]
3D5C  s_nop 0
3D60  v_cndmask_b32_e32 v94, v94, v43, vcc
3D64  v_cndmask_b32_e32 v42, v44, v42, vcc
3D68  v_cmp_lt_u32_e32 vcc, s11, v40
3D6C  v_max_u32_e32 v40, v40, v41
3D70  v_and_b32_e32 v44, 0x80000000, v97
3D78  v_addc_co_u32_e64 v43, s[2:3], v45, v47, vcc
3D80  v_cndmask_b32_e32 v40, v40, v41, vcc
3D84  v_or_b32_e32 v45, 0x7000000, v42
3D8C  v_cmp_lt_u32_e32 vcc, s10, v37
3D90  v_cmp_lt_u32_e64 s[2:3], s11, v37
3D98  v_max_u32_e32 v37, v37, v40
3D9C  v_cndmask_b32_e32 v42, v42, v45, vcc
3DA0  v_and_b32_e32 v41, 0x80000000, v96
3DA8  v_cndmask_b32_e64 v37, v37, v40, s[2:3]
3DB0  v_or_b32_e32 v40, 0x70000000, v42
3DB8  v_cndmask_b32_e32 v97, v97, v44, vcc
3DBC  v_cmp_lt_u32_e32 vcc, s10, v36
3DC0  v_cndmask_b32_e64 v45, 0, 1, s[2:3]
3DC8  s_nop 0
3DCC  v_cndmask_b32_e32 v96, v96, v41, vcc
3DD0  v_cndmask_b32_e32 v105, v42, v40, vcc
3DD4  v_cmp_lt_u32_e32 vcc, s11, v36
3DD8  v_max_u32_e32 v36, v36, v37
3DDC  s_nop 0
3DE0  v_addc_co_u32_e64 v40, s[2:3], v43, v45, vcc
3DE8  v_cndmask_b32_e32 v36, v36, v37, vcc
3DEC  v_mov_b32_e32 v37, 0x7f800000
3DF4  v_cmp_ne_u32_e32 vcc, 32, v40
3DF8  s_nop 1
3DFC  v_cndmask_b32_e32 v101, v37, v36, vcc
3E00  s_or_b64 exec, exec, s[6:7]
3E04  v_cmp_ne_u32_e32 vcc, 0, v101
3E08  v_mov_b32_e32 v106, 0x7f
3E10  s_and_saveexec_b64 s[2:3], vcc
3E14  s_cbranch_execz 15
3E18  v_add_u32_e32 v36, s39, v101
3E1C  s_mov_b32 s6, 0x17fffff
3E24  v_lshrrev_b32_e32 v37, 23, v36
3E28  v_add_u32_e32 v37, -2, v37
3E2C  v_cmp_lt_u32_e32 vcc, s6, v36
3E30  s_mov_b32 s6, 0x7f800000
3E38  s_nop 0
3E3C  v_cndmask_b32_e32 v36, 0, v37, vcc
3E40  v_cmp_eq_u32_e32 vcc, s6, v101
3E44  v_mov_b32_e32 v37, 0xfe
3E4C  s_and_b64 vcc, s[18:19], vcc
3E50  v_cndmask_b32_e32 v106, v36, v37, vcc
3E54  s_or_b64 exec, exec, s[2:3]
3E58  v_cmp_eq_u32_e32 vcc, 0, v106
3E5C  s_cbranch_vccz 37
3E60  s_nop 0
3E64  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
3E6C  v_pk_mul_f32 v[34:35], v[36:37], v[34:35] op_sel_hi:[0,1]
3E74  v_pk_mul_f32 v[38:39], v[36:37], v[38:39] op_sel_hi:[0,1]
3E7C  v_pk_mul_f32 v[50:51], v[36:37], v[50:51] op_sel_hi:[0,1]
3E84  v_pk_mul_f32 v[68:69], v[36:37], v[68:69] op_sel_hi:[0,1]
3E8C  v_pk_mul_f32 v[60:61], v[36:37], v[60:61] op_sel_hi:[0,1]
3E94  v_pk_mul_f32 v[70:71], v[36:37], v[70:71] op_sel_hi:[0,1]
3E9C  v_pk_mul_f32 v[78:79], v[36:37], v[78:79] op_sel_hi:[0,1]
3EA4  v_pk_mul_f32 v[82:83], v[36:37], v[82:83] op_sel_hi:[0,1]
3EAC  v_pk_mul_f32 v[80:81], v[36:37], v[80:81] op_sel_hi:[0,1]
3EB4  v_pk_mul_f32 v[84:85], v[36:37], v[84:85] op_sel_hi:[0,1]
3EBC  v_pk_mul_f32 v[86:87], v[36:37], v[86:87] op_sel_hi:[0,1]
3EC4  v_pk_mul_f32 v[90:91], v[36:37], v[90:91] op_sel_hi:[0,1]
3ECC  v_pk_mul_f32 v[88:89], v[36:37], v[88:89] op_sel_hi:[0,1]
3ED4  v_pk_mul_f32 v[92:93], v[36:37], v[92:93] op_sel_hi:[0,1]
3EDC  v_pk_mul_f32 v[94:95], v[36:37], v[94:95] op_sel_hi:[0,1]
3EE4  v_pk_mul_f32 v[96:97], v[36:37], v[96:97] op_sel_hi:[0,1]
3EEC  v_max_u32_e32 v101, 1, v106
3EF0  s_branch 1
3EF4  v_mov_b32_e32 v101, v106
3EF8  v_mov_b32_e32 v109, 0
3EFC  v_mov_b32_e32 v110, 0
3F00  v_lshlrev_b32_e32 v107, 23, v101
3F04  v_cvt_scalef32_pk_fp4_f32 v109, v35, v34, v107
3F0C  v_cvt_scalef32_pk_fp4_f32 v110, v51, v50, v107 op_sel:[0,0,0,1]
3F14  v_cvt_scalef32_pk_fp4_f32 v109, v39, v38, v107 op_sel:[0,0,1,0]
3F1C  v_cvt_scalef32_pk_fp4_f32 v110, v69, v68, v107 op_sel:[0,0,1,1]
3F24  s_nop 0
3F28  v_mov_b32_e32 v34, 0
3F2C  v_mov_b32_e32 v35, 0
3F30  v_cvt_scalef32_pk_fp4_f32 v34, v61, v60, v107
3F38  v_cvt_scalef32_pk_fp4_f32 v35, v79, v78, v107 op_sel:[0,0,0,1]
3F40  v_cvt_scalef32_pk_fp4_f32 v34, v71, v70, v107 op_sel:[0,0,1,0]
3F48  v_cvt_scalef32_pk_fp4_f32 v35, v83, v82, v107 op_sel:[0,0,1,1]
3F50  s_nop 0
3F54  v_mov_b32_e32 v108, 0
3F58  v_or3_b32 v69, v35, v103, v34
3F60  v_mov_b32_e32 v34, 0
3F64  v_mov_b32_e32 v35, 0
3F68  v_cvt_scalef32_pk_fp4_f32 v34, v81, v80, v107
3F70  v_cvt_scalef32_pk_fp4_f32 v35, v87, v86, v107 op_sel:[0,0,0,1]
3F78  v_cvt_scalef32_pk_fp4_f32 v34, v85, v84, v107 op_sel:[0,0,1,0]
3F80  v_cvt_scalef32_pk_fp4_f32 v35, v91, v90, v107 op_sel:[0,0,1,1]
3F88  s_nop 0
3F8C  v_and_b32_e32 v103, 0x7fff0000, v33
3F94  v_or3_b32 v70, v35, v104, v34
3F9C  v_mov_b32_e32 v34, 0
3FA0  v_cvt_scalef32_pk_fp4_f32 v108, v89, v88, v107
3FA8  v_cvt_scalef32_pk_fp4_f32 v34, v95, v94, v107 op_sel:[0,0,0,1]
3FB0  v_cvt_scalef32_pk_fp4_f32 v108, v93, v92, v107 op_sel:[0,0,1,0]
3FB8  v_cvt_scalef32_pk_fp4_f32 v34, v97, v96, v107 op_sel:[0,0,1,1]
3FC0  s_nop 0
3FC4  v_or3_b32 v68, v110, v102, v109
3FCC  v_or3_b32 v71, v34, v105, v108
3FD4  v_and_b32_e32 v105, 0x7fff0000, v32
3FDC  v_lshlrev_b32_e32 v34, 2, v100
3FE0  v_max_u32_e32 v38, v103, v105
3FE4  v_and_b32_e32 v102, 0x7fff0000, v30
3FEC  v_and_b32_e32 v100, 0x7fff0000, v31
3FF4  v_bitop3_b32 v35, v34, v99, v98 bitop3:0xf6
3FFC  v_or_b32_e32 v34, v34, v99
4000  v_max3_u32 v38, v100, v102, v38
4008  v_and_b32_e32 v99, 0x7fff0000, v28
4010  v_and_b32_e32 v97, 0x7fff0000, v29
4018  v_max3_u32 v38, v97, v99, v38
4020  v_and_b32_e32 v96, 0x7fff0000, v26
4028  v_and_b32_e32 v95, 0x7fff0000, v27
4030  v_max3_u32 v38, v95, v96, v38
4038  v_and_b32_e32 v94, 0x7fff0000, v24
4040  v_and_b32_e32 v93, 0x7fff0000, v25
4048  v_max3_u32 v38, v93, v94, v38
4050  v_and_b32_e32 v92, 0x7fff0000, v22
4058  v_and_b32_e32 v91, 0x7fff0000, v23
4060  v_max3_u32 v38, v91, v92, v38
4068  v_and_b32_e32 v90, 0x7fff0000, v20
4070  v_and_b32_e32 v89, 0x7fff0000, v21
4078  v_max3_u32 v38, v89, v90, v38
4080  v_and_b32_e32 v87, 0x7fff0000, v18
4088  v_and_b32_e32 v86, 0x7fff0000, v19
4090  v_max3_u32 v38, v86, v87, v38
4098  v_and_b32_e32 v85, 0x7fff0000, v16
40A0  v_and_b32_e32 v84, 0x7fff0000, v17
40A8  v_max3_u32 v38, v84, v85, v38
40B0  v_and_b32_e32 v83, 0x7fff0000, v14
40B8  v_and_b32_e32 v82, 0x7fff0000, v15
40C0  v_lshlrev_b32_e32 v35, 4, v35
40C4  v_max3_u32 v38, v82, v83, v38
40CC  v_and_b32_e32 v81, 0x7fff0000, v12
40D4  v_and_b32_e32 v80, 0x7fff0000, v13
40DC  ds_write_b128 v35, v[68:71] offset:32768
40E4  v_max3_u32 v38, v80, v81, v38
40EC  v_and_b32_e32 v78, 0x7fff0000, v10
40F4  v_and_b32_e32 v71, 0x7fff0000, v11
40FC  v_max3_u32 v38, v71, v78, v38
4104  v_and_b32_e32 v70, 0x7fff0000, v8
410C  v_and_b32_e32 v69, 0x7fff0000, v9
4114  v_max3_u32 v38, v69, v70, v38
411C  v_and_b32_e32 v68, 0x7fff0000, v6
4124  v_and_b32_e32 v61, 0x7fff0000, v7
412C  v_max3_u32 v38, v61, v68, v38
4134  v_and_b32_e32 v60, 0x7fff0000, v4
413C  v_and_b32_e32 v51, 0x7fff0000, v5
4144  v_max3_u32 v50, v51, v60, v38
414C  v_and_b32_e32 v39, 0x7fff0000, v2
4154  v_and_b32_e32 v38, 0x7fff0000, v3
415C  v_max3_u32 v104, v38, v39, v50
4164  v_and_b32_e32 v37, 0xffff0000, v32
416C  v_and_b32_e32 v36, 0xffff0000, v33
4174  v_and_b32_e32 v43, 0xffff0000, v30
417C  v_and_b32_e32 v42, 0xffff0000, v31
4184  v_and_b32_e32 v49, 0xffff0000, v28
418C  v_and_b32_e32 v48, 0xffff0000, v29
4194  v_and_b32_e32 v59, 0xffff0000, v26
419C  v_and_b32_e32 v58, 0xffff0000, v27
41A4  v_and_b32_e32 v41, 0xffff0000, v24
41AC  v_and_b32_e32 v40, 0xffff0000, v25
41B4  v_and_b32_e32 v47, 0xffff0000, v22
41BC  v_and_b32_e32 v46, 0xffff0000, v23
41C4  v_and_b32_e32 v57, 0xffff0000, v20
41CC  v_and_b32_e32 v56, 0xffff0000, v21
41D4  v_and_b32_e32 v67, 0xffff0000, v18
41DC  v_and_b32_e32 v66, 0xffff0000, v19
41E4  v_and_b32_e32 v45, 0xffff0000, v16
41EC  v_and_b32_e32 v44, 0xffff0000, v17
41F4  v_and_b32_e32 v55, 0xffff0000, v14
41FC  v_and_b32_e32 v54, 0xffff0000, v15
4204  v_and_b32_e32 v65, 0xffff0000, v12
420C  v_and_b32_e32 v64, 0xffff0000, v13
4214  v_and_b32_e32 v75, 0xffff0000, v10
421C  v_and_b32_e32 v74, 0xffff0000, v11
4224  v_and_b32_e32 v53, 0xffff0000, v8
422C  v_and_b32_e32 v52, 0xffff0000, v9
4234  v_and_b32_e32 v63, 0xffff0000, v6
423C  v_and_b32_e32 v62, 0xffff0000, v7
4244  v_and_b32_e32 v73, 0xffff0000, v4
424C  v_and_b32_e32 v72, 0xffff0000, v5
4254  v_and_b32_e32 v77, 0xffff0000, v2
425C  v_and_b32_e32 v76, 0xffff0000, v3
4264  v_mov_b32_e32 v101, 0
4268  v_cmp_lt_u32_e32 vcc, s10, v104
426C  v_mov_b32_e32 v50, 0
4270  v_mov_b32_e32 v79, 0
4274  v_mov_b32_e32 v88, 0
4278  ds_write_b8 v34, v106 offset:40960
4280  s_and_saveexec_b64 s[6:7], vcc
4284  s_cbranch_execz 422
4288  v_cmp_lt_u32_e32 vcc, s10, v105
428C  s_mov_b32 s11, 0x7f800000
4294  v_and_b32_e32 v32, 0x80000000, v32
429C  v_cndmask_b32_e64 v50, 0, 7, vcc
42A4  v_and_b32_e32 v33, 0x80000000, v33
42AC  v_cmp_lt_u32_e64 s[2:3], s11, v105
42B4  v_or_b32_e32 v88, 0x70, v50
42BC  v_cndmask_b32_e32 v37, v37, v32, vcc
42C0  v_cmp_lt_u32_e32 vcc, s10, v103
42C4  v_cndmask_b32_e64 v79, v105, 0, s[2:3]
42CC  v_and_b32_e32 v30, 0x80000000, v30
42D4  v_cndmask_b32_e32 v36, v36, v33, vcc
42D8  v_cndmask_b32_e32 v32, v50, v88, vcc
42DC  v_cmp_lt_u32_e32 vcc, s11, v103
42E0  v_max_u32_e32 v50, v103, v79
42E4  v_and_b32_e32 v31, 0x80000000, v31
42EC  v_cndmask_b32_e64 v33, 0, 1, vcc
42F4  v_addc_co_u32_e64 v33, s[2:3], 0, v33, s[2:3]
42FC  v_cndmask_b32_e32 v50, v50, v79, vcc
4300  v_or_b32_e32 v79, 0x700, v32
4308  v_cmp_lt_u32_e32 vcc, s10, v102
430C  v_cmp_lt_u32_e64 s[2:3], s11, v102
4314  v_max_u32_e32 v88, v102, v50
4318  v_cndmask_b32_e32 v32, v32, v79, vcc
431C  v_cndmask_b32_e64 v50, v88, v50, s[2:3]
4324  v_or_b32_e32 v88, 0x7000, v32
432C  v_cndmask_b32_e32 v43, v43, v30, vcc
4330  v_cmp_lt_u32_e32 vcc, s10, v100
4334  v_cndmask_b32_e64 v79, 0, 1, s[2:3]
433C  v_and_b32_e32 v28, 0x80000000, v28
4344  v_cndmask_b32_e32 v42, v42, v31, vcc
4348  v_cndmask_b32_e32 v30, v32, v88, vcc
434C  v_cmp_lt_u32_e32 vcc, s11, v100
4350  v_max_u32_e32 v32, v100, v50
4354  v_and_b32_e32 v29, 0x80000000, v29
435C  v_addc_co_u32_e64 v31, s[2:3], v33, v79, vcc
4364  v_cndmask_b32_e32 v32, v32, v50, vcc
4368  v_or_b32_e32 v33, 0x70000, v30
4370  v_cmp_lt_u32_e32 vcc, s10, v99
4374  v_cmp_lt_u32_e64 s[2:3], s11, v99
437C  v_max_u32_e32 v50, v99, v32
4380  v_cndmask_b32_e32 v30, v30, v33, vcc
4384  v_cndmask_b32_e64 v32, v50, v32, s[2:3]
438C  v_or_b32_e32 v50, 0x700000, v30
4394  v_cndmask_b32_e32 v49, v49, v28, vcc
4398  v_cmp_lt_u32_e32 vcc, s10, v97
439C  v_cndmask_b32_e64 v33, 0, 1, s[2:3]
43A4  v_and_b32_e32 v26, 0x80000000, v26
43AC  v_cndmask_b32_e32 v48, v48, v29, vcc
43B0  v_cndmask_b32_e32 v28, v30, v50, vcc
43B4  v_cmp_lt_u32_e32 vcc, s11, v97
43B8  v_max_u32_e32 v30, v97, v32
43BC  v_and_b32_e32 v27, 0x80000000, v27
43C4  v_addc_co_u32_e64 v29, s[2:3], v31, v33, vcc
43CC  v_cndmask_b32_e32 v30, v30, v32, vcc
43D0  v_or_b32_e32 v31, 0x7000000, v28
43D8  v_cmp_lt_u32_e32 vcc, s10, v96
43DC  v_cmp_lt_u32_e64 s[2:3], s11, v96
43E4  v_max_u32_e32 v32, v96, v30
43E8  v_cndmask_b32_e32 v28, v28, v31, vcc
43EC  v_cndmask_b32_e64 v30, v32, v30, s[2:3]
43F4  v_or_b32_e32 v32, 0x70000000, v28
43FC  v_cndmask_b32_e32 v59, v59, v26, vcc
4400  v_cmp_lt_u32_e32 vcc, s10, v95
4404  v_cndmask_b32_e64 v31, 0, 1, s[2:3]
440C  v_and_b32_e32 v24, 0x80000000, v24
4414  v_cndmask_b32_e32 v58, v58, v27, vcc
4418  v_cndmask_b32_e32 v101, v28, v32, vcc
441C  v_cmp_lt_u32_e32 vcc, s11, v95
4420  v_max_u32_e32 v27, v95, v30
4424  v_and_b32_e32 v25, 0x80000000, v25
442C  v_addc_co_u32_e64 v26, s[2:3], v29, v31, vcc
4434  v_cndmask_b32_e32 v27, v27, v30, vcc
4438  v_cmp_lt_u32_e32 vcc, s10, v94
443C  v_cmp_lt_u32_e64 s[2:3], s11, v94
4444  v_max_u32_e32 v30, v94, v27
4448  v_cndmask_b32_e64 v28, 0, 7, vcc
4450  v_cndmask_b32_e64 v27, v30, v27, s[2:3]
4458  v_or_b32_e32 v30, 0x70, v28
4460  v_cndmask_b32_e32 v41, v41, v24, vcc
4464  v_cmp_lt_u32_e32 vcc, s10, v93
4468  v_cndmask_b32_e64 v29, 0, 1, s[2:3]
4470  v_and_b32_e32 v22, 0x80000000, v22
4478  v_cndmask_b32_e32 v40, v40, v25, vcc
447C  v_cndmask_b32_e32 v24, v28, v30, vcc
4480  v_cmp_lt_u32_e32 vcc, s11, v93
4484  v_and_b32_e32 v23, 0x80000000, v23
448C  v_and_b32_e32 v20, 0x80000000, v20
4494  v_addc_co_u32_e64 v25, s[2:3], v26, v29, vcc
449C  v_max_u32_e32 v26, v93, v27
44A0  v_cndmask_b32_e32 v26, v26, v27, vcc
44A4  v_or_b32_e32 v27, 0x700, v24
44AC  v_cmp_lt_u32_e32 vcc, s10, v92
44B0  v_cmp_lt_u32_e64 s[2:3], s11, v92
44B8  v_max_u32_e32 v28, v92, v26
44BC  v_cndmask_b32_e32 v24, v24, v27, vcc
44C0  v_cndmask_b32_e64 v26, v28, v26, s[2:3]
44C8  v_or_b32_e32 v28, 0x7000, v24
44D0  v_cndmask_b32_e32 v47, v47, v22, vcc
44D4  v_cmp_lt_u32_e32 vcc, s10, v91
44D8  v_cndmask_b32_e64 v27, 0, 1, s[2:3]
44E0  v_and_b32_e32 v21, 0x80000000, v21
44E8  v_cndmask_b32_e32 v46, v46, v23, vcc
44EC  v_cndmask_b32_e32 v22, v24, v28, vcc
44F0  v_cmp_lt_u32_e32 vcc, s11, v91
44F4  v_max_u32_e32 v24, v91, v26
44F8  v_and_b32_e32 v18, 0x80000000, v18
4500  v_addc_co_u32_e64 v23, s[2:3], v25, v27, vcc
4508  v_cndmask_b32_e32 v24, v24, v26, vcc
450C  v_or_b32_e32 v25, 0x70000, v22
4514  v_cmp_lt_u32_e32 vcc, s10, v90
4518  v_cmp_lt_u32_e64 s[2:3], s11, v90
4520  v_max_u32_e32 v26, v90, v24
4524  v_cndmask_b32_e32 v22, v22, v25, vcc
4528  v_cndmask_b32_e64 v24, v26, v24, s[2:3]
4530  v_or_b32_e32 v26, 0x700000, v22
4538  v_cndmask_b32_e32 v57, v57, v20, vcc
453C  v_cmp_lt_u32_e32 vcc, s10, v89
4540  v_cndmask_b32_e64 v25, 0, 1, s[2:3]
4548  v_and_b32_e32 v19, 0x80000000, v19
4550  v_cndmask_b32_e32 v56, v56, v21, vcc
4554  v_cndmask_b32_e32 v20, v22, v26, vcc
4558  v_cmp_lt_u32_e32 vcc, s11, v89
455C  v_max_u32_e32 v22, v89, v24
4560  v_and_b32_e32 v16, 0x80000000, v16
4568  v_addc_co_u32_e64 v21, s[2:3], v23, v25, vcc
4570  v_cndmask_b32_e32 v22, v22, v24, vcc
4574  v_or_b32_e32 v23, 0x7000000, v20
457C  v_cmp_lt_u32_e32 vcc, s10, v87
4580  v_cmp_lt_u32_e64 s[2:3], s11, v87
4588  v_max_u32_e32 v24, v87, v22
458C  v_cndmask_b32_e32 v20, v20, v23, vcc
4590  v_cndmask_b32_e64 v22, v24, v22, s[2:3]
4598  v_or_b32_e32 v24, 0x70000000, v20
45A0  v_cndmask_b32_e32 v67, v67, v18, vcc
45A4  v_cmp_lt_u32_e32 vcc, s10, v86
45A8  v_cndmask_b32_e64 v23, 0, 1, s[2:3]
45B0  v_and_b32_e32 v17, 0x80000000, v17
45B8  v_cndmask_b32_e32 v66, v66, v19, vcc
45BC  v_cndmask_b32_e32 v50, v20, v24, vcc
45C0  v_cmp_lt_u32_e32 vcc, s11, v86
45C4  v_max_u32_e32 v19, v86, v22
45C8  v_and_b32_e32 v14, 0x80000000, v14
45D0  v_addc_co_u32_e64 v18, s[2:3], v21, v23, vcc
45D8  v_cndmask_b32_e32 v19, v19, v22, vcc
45DC  v_cmp_lt_u32_e32 vcc, s10, v85
45E0  v_cmp_lt_u32_e64 s[2:3], s11, v85
45E8  v_max_u32_e32 v22, v85, v19
45EC  v_cndmask_b32_e64 v20, 0, 7, vcc
45F4  v_cndmask_b32_e64 v19, v22, v19, s[2:3]
45FC  v_or_b32_e32 v22, 0x70, v20
4604  v_cndmask_b32_e32 v45, v45, v16, vcc
4608  v_cmp_lt_u32_e32 vcc, s10, v84
460C  v_cndmask_b32_e64 v21, 0, 1, s[2:3]
4614  v_and_b32_e32 v15, 0x80000000, v15
461C  v_cndmask_b32_e32 v44, v44, v17, vcc
4620  v_cndmask_b32_e32 v16, v20, v22, vcc
4624  v_cmp_lt_u32_e32 vcc, s11, v84
4628  v_and_b32_e32 v12, 0x80000000, v12
4630  v_and_b32_e32 v13, 0x80000000, v13
4638  v_addc_co_u32_e64 v17, s[2:3], v18, v21, vcc
4640  v_max_u32_e32 v18, v84, v19
4644  v_cndmask_b32_e32 v18, v18, v19, vcc
4648  v_or_b32_e32 v19, 0x700, v16
4650  v_cmp_lt_u32_e32 vcc, s10, v83
4654  v_cmp_lt_u32_e64 s[2:3], s11, v83
465C  v_max_u32_e32 v20, v83, v18
4660  v_cndmask_b32_e32 v16, v16, v19, vcc
4664  v_cndmask_b32_e64 v18, v20, v18, s[2:3]
466C  v_or_b32_e32 v20, 0x7000, v16
4674  v_cndmask_b32_e32 v55, v55, v14, vcc
4678  v_cmp_lt_u32_e32 vcc, s10, v82
467C  v_cndmask_b32_e64 v19, 0, 1, s[2:3]
4684  v_and_b32_e32 v10, 0x80000000, v10
468C  v_cndmask_b32_e32 v54, v54, v15, vcc
4690  v_cndmask_b32_e32 v14, v16, v20, vcc
4694  v_cmp_lt_u32_e32 vcc, s11, v82
4698  v_max_u32_e32 v16, v82, v18
469C  v_and_b32_e32 v11, 0x80000000, v11
46A4  v_addc_co_u32_e64 v15, s[2:3], v17, v19, vcc
46AC  v_cndmask_b32_e32 v16, v16, v18, vcc
46B0  v_or_b32_e32 v17, 0x70000, v14
46B8  v_cmp_lt_u32_e32 vcc, s10, v81
46BC  v_cmp_lt_u32_e64 s[2:3], s11, v81
46C4  v_max_u32_e32 v18, v81, v16
46C8  v_cndmask_b32_e32 v14, v14, v17, vcc
46CC  v_cndmask_b32_e64 v16, v18, v16, s[2:3]
46D4  v_or_b32_e32 v18, 0x700000, v14
46DC  v_cndmask_b32_e32 v65, v65, v12, vcc
46E0  v_cmp_lt_u32_e32 vcc, s10, v80
46E4  v_cndmask_b32_e64 v17, 0, 1, s[2:3]
46EC  v_and_b32_e32 v8, 0x80000000, v8
46F4  v_cndmask_b32_e32 v64, v64, v13, vcc
46F8  v_cndmask_b32_e32 v12, v14, v18, vcc
46FC  v_cmp_lt_u32_e32 vcc, s11, v80
4700  v_max_u32_e32 v14, v80, v16
4704  v_and_b32_e32 v9, 0x80000000, v9
470C  v_addc_co_u32_e64 v13, s[2:3], v15, v17, vcc
4714  v_cndmask_b32_e32 v14, v14, v16, vcc
4718  v_or_b32_e32 v15, 0x7000000, v12
4720  v_cmp_lt_u32_e32 vcc, s10, v78
4724  v_cmp_lt_u32_e64 s[2:3], s11, v78
472C  v_max_u32_e32 v16, v78, v14
4730  v_cndmask_b32_e32 v12, v12, v15, vcc
4734  v_cndmask_b32_e64 v14, v16, v14, s[2:3]
473C  v_or_b32_e32 v16, 0x70000000, v12
4744  v_cndmask_b32_e32 v75, v75, v10, vcc
4748  v_cmp_lt_u32_e32 vcc, s10, v71
474C  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4754  v_and_b32_e32 v6, 0x80000000, v6
475C  v_cndmask_b32_e32 v74, v74, v11, vcc
4760  v_cndmask_b32_e32 v79, v12, v16, vcc
4764  v_cmp_lt_u32_e32 vcc, s11, v71
4768  v_max_u32_e32 v11, v71, v14
476C  v_and_b32_e32 v7, 0x80000000, v7
4774  v_addc_co_u32_e64 v10, s[2:3], v13, v15, vcc
477C  v_cndmask_b32_e32 v11, v11, v14, vcc
4780  v_cmp_lt_u32_e32 vcc, s10, v70
4784  v_cmp_lt_u32_e64 s[2:3], s11, v70
478C  v_max_u32_e32 v14, v70, v11
4790  v_cndmask_b32_e64 v12, 0, 7, vcc
4798  v_cndmask_b32_e64 v11, v14, v11, s[2:3]
47A0  v_or_b32_e32 v14, 0x70, v12
47A8  v_cndmask_b32_e32 v53, v53, v8, vcc
47AC  v_cmp_lt_u32_e32 vcc, s10, v69
47B0  v_cndmask_b32_e64 v13, 0, 1, s[2:3]
47B8  v_and_b32_e32 v4, 0x80000000, v4
47C0  v_cndmask_b32_e32 v52, v52, v9, vcc
47C4  v_cndmask_b32_e32 v8, v12, v14, vcc
47C8  v_cmp_lt_u32_e32 vcc, s11, v69
47CC  v_and_b32_e32 v5, 0x80000000, v5
47D4  v_and_b32_e32 v2, 0x80000000, v2
47DC  v_addc_co_u32_e64 v9, s[2:3], v10, v13, vcc
47E4  v_max_u32_e32 v10, v69, v11
47E8  v_cndmask_b32_e32 v10, v10, v11, vcc
47EC  v_or_b32_e32 v11, 0x700, v8
47F4  v_cmp_lt_u32_e32 vcc, s10, v68
47F8  v_cmp_lt_u32_e64 s[2:3], s11, v68
4800  v_max_u32_e32 v12, v68, v10
4804  v_cndmask_b32_e32 v8, v8, v11, vcc
4808  v_cndmask_b32_e64 v10, v12, v10, s[2:3]
4810  v_or_b32_e32 v12, 0x7000, v8
4818  v_cndmask_b32_e32 v63, v63, v6, vcc
481C  v_cmp_lt_u32_e32 vcc, s10, v61
4820  v_cndmask_b32_e64 v11, 0, 1, s[2:3]
4828  v_and_b32_e32 v3, 0x80000000, v3
4830  v_cndmask_b32_e32 v62, v62, v7, vcc
4834  v_cndmask_b32_e32 v6, v8, v12, vcc
4838  v_cmp_lt_u32_e32 vcc, s11, v61
483C  v_max_u32_e32 v8, v61, v10
4840  s_nop 0
4844  v_addc_co_u32_e64 v7, s[2:3], v9, v11, vcc
484C  v_cndmask_b32_e32 v8, v8, v10, vcc
4850  v_or_b32_e32 v9, 0x70000, v6
4858  v_cmp_lt_u32_e32 vcc, s10, v60
485C  v_cmp_lt_u32_e64 s[2:3], s11, v60
4864  v_max_u32_e32 v10, v60, v8
4868  v_cndmask_b32_e32 v6, v6, v9, vcc
486C  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
4874  v_or_b32_e32 v10, 0x700000, v6
487C  v_cndmask_b32_e32 v73, v73, v4, vcc
4880  v_cmp_lt_u32_e32 vcc, s10, v51
4884  v_cndmask_b32_e64 v9, 0, 1, s[2:3]
488C  s_nop 0
4890  v_cndmask_b32_e32 v72, v72, v5, vcc
4894  v_cndmask_b32_e32 v4, v6, v10, vcc
4898  v_cmp_lt_u32_e32 vcc, s11, v51
489C  v_max_u32_e32 v6, v51, v8
48A0  s_nop 0
48A4  v_addc_co_u32_e64 v5, s[2:3], v7, v9, vcc
48AC  v_cndmask_b32_e32 v6, v6, v8, vcc
48B0  v_or_b32_e32 v7, 0x7000000, v4
48B8  v_cmp_lt_u32_e32 vcc, s10, v39
48BC  v_cmp_lt_u32_e64 s[2:3], s11, v39
48C4  v_max_u32_e32 v8, v39, v6
48C8  v_cndmask_b32_e32 v4, v4, v7, vcc
48CC  v_cndmask_b32_e64 v6, v8, v6, s[2:3]
48D4  v_or_b32_e32 v8, 0x70000000, v4
48DC  v_cndmask_b32_e32 v77, v77, v2, vcc
48E0  v_cmp_lt_u32_e32 vcc, s10, v38
48E4  v_cndmask_b32_e64 v7, 0, 1, s[2:3]
48EC  s_nop 0
48F0  v_cndmask_b32_e32 v76, v76, v3, vcc
48F4  v_cndmask_b32_e32 v88, v4, v8, vcc
48F8  v_cmp_lt_u32_e32 vcc, s11, v38
48FC  v_max_u32_e32 v3, v38, v6
4900  v_mov_b32_e32 v4, 0x7f800000
4908  v_addc_co_u32_e64 v2, s[2:3], v5, v7, vcc
4910  v_cndmask_b32_e32 v3, v3, v6, vcc
4914  v_cmp_ne_u32_e32 vcc, 32, v2
4918  s_nop 1
491C  v_cndmask_b32_e32 v104, v4, v3, vcc
4920  s_or_b64 exec, exec, s[6:7]
4924  v_cmp_ne_u32_e32 vcc, 0, v104
4928  v_mov_b32_e32 v2, 0x7f
4930  s_and_saveexec_b64 s[2:3], vcc
4934  s_cbranch_execz 15
4938  v_add_u32_e32 v2, s39, v104
493C  s_mov_b32 s6, 0x17fffff
4944  v_lshrrev_b32_e32 v3, 23, v2
4948  v_add_u32_e32 v3, -2, v3
494C  v_cmp_lt_u32_e32 vcc, s6, v2
4950  s_mov_b32 s6, 0x7f800000
4958  s_nop 0
495C  v_cndmask_b32_e32 v2, 0, v3, vcc
4960  v_cmp_eq_u32_e32 vcc, s6, v104
4964  v_mov_b32_e32 v3, 0xfe
496C  s_and_b64 vcc, s[18:19], vcc
4970  v_cndmask_b32_e32 v2, v2, v3, vcc
4974  s_or_b64 exec, exec, s[2:3]
4978  v_or_b32_e32 v3, 0x8000, v35
4980  v_cmp_eq_u32_e32 vcc, 0, v2
4984  s_cbranch_vccz 37
4988  s_nop 0
498C  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
4994  v_pk_mul_f32 v[36:37], v[4:5], v[36:37] op_sel_hi:[0,1]
499C  v_pk_mul_f32 v[42:43], v[4:5], v[42:43] op_sel_hi:[0,1]
49A4  v_pk_mul_f32 v[48:49], v[4:5], v[48:49] op_sel_hi:[0,1]
49AC  v_pk_mul_f32 v[58:59], v[4:5], v[58:59] op_sel_hi:[0,1]
49B4  v_pk_mul_f32 v[40:41], v[4:5], v[40:41] op_sel_hi:[0,1]
49BC  v_pk_mul_f32 v[46:47], v[4:5], v[46:47] op_sel_hi:[0,1]
49C4  v_pk_mul_f32 v[56:57], v[4:5], v[56:57] op_sel_hi:[0,1]
49CC  v_pk_mul_f32 v[66:67], v[4:5], v[66:67] op_sel_hi:[0,1]
49D4  v_pk_mul_f32 v[44:45], v[4:5], v[44:45] op_sel_hi:[0,1]
49DC  v_pk_mul_f32 v[54:55], v[4:5], v[54:55] op_sel_hi:[0,1]
49E4  v_pk_mul_f32 v[64:65], v[4:5], v[64:65] op_sel_hi:[0,1]
49EC  v_pk_mul_f32 v[74:75], v[4:5], v[74:75] op_sel_hi:[0,1]
49F4  v_pk_mul_f32 v[52:53], v[4:5], v[52:53] op_sel_hi:[0,1]
49FC  v_pk_mul_f32 v[62:63], v[4:5], v[62:63] op_sel_hi:[0,1]
4A04  v_pk_mul_f32 v[72:73], v[4:5], v[72:73] op_sel_hi:[0,1]
4A0C  v_pk_mul_f32 v[76:77], v[4:5], v[76:77] op_sel_hi:[0,1]
4A14  v_max_u32_e32 v4, 1, v2
4A18  s_branch 1
4A1C  v_mov_b32_e32 v4, v2
4A20  v_lshlrev_b32_e32 v7, 23, v4
4A24  v_mov_b32_e32 v4, 0
4A28  v_mov_b32_e32 v5, 0
4A2C  v_cvt_scalef32_pk_fp4_f32 v4, v37, v36, v7
4A34  v_cvt_scalef32_pk_fp4_f32 v5, v49, v48, v7 op_sel:[0,0,0,1]
4A3C  v_cvt_scalef32_pk_fp4_f32 v4, v43, v42, v7 op_sel:[0,0,1,0]
4A44  v_cvt_scalef32_pk_fp4_f32 v5, v59, v58, v7 op_sel:[0,0,1,1]
4A4C  s_nop 0
4A50  v_mov_b32_e32 v6, 0
4A54  v_or3_b32 v4, v5, v101, v4
4A5C  v_mov_b32_e32 v5, 0
4A60  v_cvt_scalef32_pk_fp4_f32 v5, v41, v40, v7
4A68  v_cvt_scalef32_pk_fp4_f32 v6, v57, v56, v7 op_sel:[0,0,0,1]
4A70  v_cvt_scalef32_pk_fp4_f32 v5, v47, v46, v7 op_sel:[0,0,1,0]
4A78  v_cvt_scalef32_pk_fp4_f32 v6, v67, v66, v7 op_sel:[0,0,1,1]
4A80  s_nop 0
4A84  v_mov_b32_e32 v9, 0
4A88  v_or3_b32 v5, v6, v50, v5
4A90  v_mov_b32_e32 v6, 0
4A94  v_cvt_scalef32_pk_fp4_f32 v6, v45, v44, v7
4A9C  v_cvt_scalef32_pk_fp4_f32 v9, v65, v64, v7 op_sel:[0,0,0,1]
4AA4  v_cvt_scalef32_pk_fp4_f32 v6, v55, v54, v7 op_sel:[0,0,1,0]
4AAC  v_cvt_scalef32_pk_fp4_f32 v9, v75, v74, v7 op_sel:[0,0,1,1]
4AB4  s_nop 0
4AB8  v_mov_b32_e32 v8, 0
4ABC  v_or3_b32 v6, v9, v79, v6
4AC4  v_mov_b32_e32 v9, 0
4AC8  v_cvt_scalef32_pk_fp4_f32 v8, v53, v52, v7
4AD0  v_cvt_scalef32_pk_fp4_f32 v9, v73, v72, v7 op_sel:[0,0,0,1]
4AD8  v_cvt_scalef32_pk_fp4_f32 v8, v63, v62, v7 op_sel:[0,0,1,0]
4AE0  v_cvt_scalef32_pk_fp4_f32 v9, v77, v76, v7 op_sel:[0,0,1,1]
4AE8  s_nop 0
4AF0  v_or3_b32 v7, v9, v88, v8
4AF8  ds_write_b128 v3, v[4:7] offset:64
4B00  ds_write_b8 v34, v2 offset:40964
4B08  s_or_b64 exec, exec, s[4:5]
4B0C  s_add_i32 s2, s8, 7
4B10  v_lshlrev_b32_e32 v2, 6, v0
4B14  s_and_b32 s11, s2, 0xffffff8
4B1C  s_and_b32 s2, s38, 0xffffff00
4B24  v_and_b32_e32 v2, 0xc0, v2
4B2C  v_and_b32_e32 v6, 60, v0
4B30  s_lshr_b32 s3, s9, 1
4B34  v_or3_b32 v2, s2, v6, v2
4B3C  s_add_i32 s2, s21, 0xff
4B44  s_and_b32 s3, s3, 2
4B48  s_and_b32 s10, s2, 0xffffff00
4B50  v_or_b32_e32 v4, s9, v98
4B54  v_add_u32_e32 v6, s33, v1
4B58  s_and_b64 s[6:7], s[0:1], exec
4B5C  v_cmp_le_u32_e64 s[4:5], s8, v4
4B64  v_mov_b32_e32 v3, 0
4B68  v_bfe_u32 v7, v0, 6, 1
4B70  v_cmp_le_u32_e64 s[6:7], s21, v6
4B78  v_cmp_gt_u32_e32 vcc, s8, v4
4B7C  v_mov_b32_e32 v5, v3
4B80  v_or3_b32 v2, v2, v7, s3
4B88  v_cmp_le_u32_e64 s[2:3], s11, v4
4B90  v_lshrrev_b32_e32 v7, 3, v0
4B94  s_cselect_b32 s9, s8, s11
4B98  s_or_b64 s[6:7], s[4:5], s[6:7]
4B9C  s_mov_b64 s[4:5], 0
4BA0  s_waitcnt lgkmcnt(0)
4BA4  s_barrier
4BA8  s_and_saveexec_b64 s[12:13], s[6:7]
4BAC  s_xor_b64 s[6:7], exec, s[12:13]
4BB0  v_cmp_le_u32_e64 s[4:5], s10, v6
4BB8  s_or_b64 s[4:5], s[0:1], s[4:5]
4BBC  s_nor_b64 s[4:5], s[4:5], s[2:3]
4BC0  s_and_b64 s[4:5], s[4:5], exec
4BC4  s_or_saveexec_b64 s[6:7], s[6:7]
4BC8  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
4BD0  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
4BD8  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
4BE0  v_mov_b32_e32 v7, 0x7f
4BE8  s_xor_b64 exec, exec, s[6:7]
4BEC  s_cbranch_execz 16
4BF0  s_movk_i32 s11, 0xfc
4BF4  v_and_or_b32 v7, v0, s11, v1
4BFC  v_lshlrev_b32_e32 v7, 4, v7
4C00  ds_read_b128 v[8:11], v7 offset:32768
4C08  ds_read_u8 v7, v0 offset:40960
4C10  v_mad_u64_u32 v[12:13], s[12:13], v6, s8, 0
4C18  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
4C20  s_or_b64 s[4:5], s[4:5], exec
4C24  s_waitcnt lgkmcnt(1)
4C28  global_store_dwordx4 v[12:13], v[8:11], off
4C30  s_or_b64 exec, exec, s[6:7]
4C34  s_and_saveexec_b64 s[6:7], s[4:5]
4C38  s_cbranch_execz 12
4C3C  v_and_b32_e32 v8, 0xffffffe0, v6
4C44  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
4C4C  v_mov_b64_e32 v[8:9], s[26:27]
4C50  v_mad_u64_u32 v[8:9], s[4:5], s9, v6, v[8:9]
4C58  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
4C60  s_waitcnt lgkmcnt(0)
4C64  global_store_byte v[8:9], v7, off
4C6C  s_or_b64 exec, exec, s[6:7]
4C70  s_waitcnt lgkmcnt(0)
4C74  v_or_b32_e32 v7, 0x100, v0
4C7C  v_lshrrev_b32_e32 v6, 2, v7
4C80  v_add_u32_e32 v6, s33, v6
4C84  v_cmp_le_u32_e64 s[4:5], s21, v6
4C8C  s_xor_b64 s[6:7], vcc, -1
4C90  s_or_b64 s[6:7], s[6:7], s[4:5]
4C94  s_mov_b64 s[4:5], 0
4C98  s_and_saveexec_b64 s[12:13], s[6:7]
4C9C  s_xor_b64 s[6:7], exec, s[12:13]
4CA0  s_cbranch_execnz 9
4CA4  s_or_saveexec_b64 s[2:3], s[6:7]
4CA8  v_mov_b32_e32 v8, 0x7f
4CB0  s_xor_b64 exec, exec, s[2:3]
4CB4  s_cbranch_execnz 13
4CB8  s_or_b64 exec, exec, s[2:3]
4CBC  s_and_saveexec_b64 s[2:3], s[4:5]
4CC0  s_cbranch_execnz 29
4CC4  s_endpgm
4CC8  v_cmp_le_u32_e32 vcc, s10, v6
4CCC  s_or_b64 s[4:5], s[0:1], vcc
4CD0  s_nor_b64 s[2:3], s[4:5], s[2:3]
4CD4  s_and_b64 s[4:5], s[2:3], exec
4CD8  s_or_saveexec_b64 s[2:3], s[6:7]
4CDC  v_mov_b32_e32 v8, 0x7f
4CE4  s_xor_b64 exec, exec, s[2:3]
4CE8  s_cbranch_execz 65523
4CEC  s_movk_i32 s6, 0x1fc
4CF0  v_and_or_b32 v1, v7, s6, v1
4CF8  v_lshlrev_b32_e32 v1, 4, v1
4CFC  ds_read_b128 v[10:13], v1 offset:32768
4D04  ds_read_u8 v8, v0 offset:41216
4D0C  v_mad_u64_u32 v[0:1], s[6:7], v6, s8, 0
4D14  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
4D1C  s_or_b64 s[4:5], s[4:5], exec
4D20  s_waitcnt lgkmcnt(1)
4D24  global_store_dwordx4 v[0:1], v[10:13], off
4D2C  s_or_b64 exec, exec, s[2:3]
4D30  s_and_saveexec_b64 s[2:3], s[4:5]
4D34  s_cbranch_execz 65507
4D38  v_and_b32_e32 v0, 0xffffffe0, v6
4D40  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
4D48  v_mov_b64_e32 v[0:1], s[26:27]
4D4C  v_mad_u64_u32 v[0:1], s[0:1], s9, v4, v[0:1]
4D54  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
4D5C  s_waitcnt lgkmcnt(0)
4D60  global_store_byte v[0:1], v8, off
4D68  s_endpgm
4D6C  s_nop 0

4e00 <QuantiseBothBf16H16>:
4E00  s_load_dwordx2 s[6:7], s[0:1], 0x0
4E08  s_load_dwordx2 s[8:9], s[0:1], 0x28
4E10  s_load_dwordx4 s[20:23], s[0:1], 0x30
4E18  v_readfirstlane_b32 s12, v0
4E1C  s_andn2_b32 s12, s12, 63
4E20  v_and_b32_e32 v1, 48, v0
4E24  v_lshlrev_b32_e32 v2, 3, v0
4E28  v_or_b32_e32 v4, s12, v1
4E2C  s_lshl_b32 s40, s3, 7
4E30  s_lshl_b32 s33, s2, 7
4E34  v_and_b32_e32 v2, 0x78, v2
4E3C  v_lshrrev_b32_e32 v4, 4, v4
4E40  v_or_b32_e32 v2, s33, v2
4E44  v_add_u32_e32 v4, s40, v4
4E48  s_waitcnt lgkmcnt(0)
4E4C  v_cmp_gt_u32_e32 vcc, s21, v2
4E50  v_cmp_gt_u32_e64 s[4:5], s20, v4
4E58  v_mov_b32_e32 v3, 0
4E5C  s_and_b64 s[10:11], s[4:5], vcc
4E60  s_and_saveexec_b64 s[4:5], s[10:11]
4E64  s_cbranch_execz 15
4E68  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
4E70  v_mov_b32_e32 v8, v7
4E74  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
4E7C  v_mov_b32_e32 v7, v4
4E80  v_lshlrev_b64 v[4:5], 1, v[6:7]
4E88  v_and_b32_e32 v4, -16, v4
4E8C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4E94  s_lshl_b32 m0, s12, 4
4E98  s_nop 0
4E9C  global_load_lds_dwordx4 v[4:5], off
4EA4  s_or_b64 exec, exec, s[4:5]
4EA8  s_add_i32 s4, s12, 0x100
4EB0  v_or_b32_e32 v4, s4, v1
4EB4  v_lshrrev_b32_e32 v4, 4, v4
4EB8  v_add_u32_e32 v4, s40, v4
4EBC  v_cmp_gt_u32_e64 s[4:5], s20, v4
4EC4  s_and_b64 s[10:11], s[4:5], vcc
4EC8  s_and_saveexec_b64 s[4:5], s[10:11]
4ECC  s_cbranch_execz 17
4ED0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
4ED8  v_mov_b32_e32 v8, v7
4EDC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
4EE4  v_mov_b32_e32 v7, v4
4EE8  v_lshlrev_b64 v[4:5], 1, v[6:7]
4EF0  v_and_b32_e32 v4, -16, v4
4EF4  s_lshl_b32 s10, s12, 4
4EF8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4F00  s_add_i32 m0, s10, 0x1000
4F08  s_nop 0
4F0C  global_load_lds_dwordx4 v[4:5], off
4F14  s_or_b64 exec, exec, s[4:5]
4F18  s_add_i32 s4, s12, 0x200
4F20  v_or_b32_e32 v4, s4, v1
4F24  v_lshrrev_b32_e32 v4, 4, v4
4F28  v_add_u32_e32 v4, s40, v4
4F2C  v_cmp_gt_u32_e64 s[4:5], s20, v4
4F34  s_and_b64 s[10:11], s[4:5], vcc
4F38  s_and_saveexec_b64 s[4:5], s[10:11]
4F3C  s_cbranch_execz 17
4F40  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
4F48  v_mov_b32_e32 v8, v7
4F4C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
4F54  v_mov_b32_e32 v7, v4
4F58  v_lshlrev_b64 v[4:5], 1, v[6:7]
4F60  v_and_b32_e32 v4, -16, v4
4F64  s_lshl_b32 s10, s12, 4
4F68  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4F70  s_add_i32 m0, s10, 0x2000
4F78  s_nop 0
4F7C  global_load_lds_dwordx4 v[4:5], off
4F84  s_or_b64 exec, exec, s[4:5]
4F88  s_add_i32 s4, s12, 0x300
4F90  v_or_b32_e32 v4, s4, v1
4F94  v_lshrrev_b32_e32 v4, 4, v4
4F98  v_add_u32_e32 v4, s40, v4
4F9C  v_cmp_gt_u32_e64 s[4:5], s20, v4
4FA4  s_and_b64 s[10:11], s[4:5], vcc
4FA8  s_and_saveexec_b64 s[4:5], s[10:11]
4FAC  s_cbranch_execz 17
4FB0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
4FB8  v_mov_b32_e32 v8, v7
4FBC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
4FC4  v_mov_b32_e32 v7, v4
4FC8  v_lshlrev_b64 v[4:5], 1, v[6:7]
4FD0  v_and_b32_e32 v4, -16, v4
4FD4  s_lshl_b32 s10, s12, 4
4FD8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
4FE0  s_add_i32 m0, s10, 0x3000
4FE8  s_nop 0
4FEC  global_load_lds_dwordx4 v[4:5], off
4FF4  s_or_b64 exec, exec, s[4:5]
4FF8  s_add_i32 s4, s12, 0x400
5000  v_or_b32_e32 v4, s4, v1
5004  v_lshrrev_b32_e32 v4, 4, v4
5008  v_add_u32_e32 v4, s40, v4
500C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5014  s_and_b64 s[10:11], s[4:5], vcc
5018  s_and_saveexec_b64 s[4:5], s[10:11]
501C  s_cbranch_execz 17
5020  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5028  v_mov_b32_e32 v8, v7
502C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5034  v_mov_b32_e32 v7, v4
5038  v_lshlrev_b64 v[4:5], 1, v[6:7]
5040  v_and_b32_e32 v4, -16, v4
5044  s_lshl_b32 s10, s12, 4
5048  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5050  s_add_i32 m0, s10, 0x4000
5058  s_nop 0
505C  global_load_lds_dwordx4 v[4:5], off
5064  s_or_b64 exec, exec, s[4:5]
5068  s_add_i32 s4, s12, 0x500
5070  v_or_b32_e32 v4, s4, v1
5074  v_lshrrev_b32_e32 v4, 4, v4
5078  v_add_u32_e32 v4, s40, v4
507C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5084  s_and_b64 s[10:11], s[4:5], vcc
5088  s_and_saveexec_b64 s[4:5], s[10:11]
508C  s_cbranch_execz 17
5090  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5098  v_mov_b32_e32 v8, v7
509C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
50A4  v_mov_b32_e32 v7, v4
50A8  v_lshlrev_b64 v[4:5], 1, v[6:7]
50B0  v_and_b32_e32 v4, -16, v4
50B4  s_lshl_b32 s10, s12, 4
50B8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
50C0  s_add_i32 m0, s10, 0x5000
50C8  s_nop 0
50CC  global_load_lds_dwordx4 v[4:5], off
50D4  s_or_b64 exec, exec, s[4:5]
50D8  s_add_i32 s4, s12, 0x600
50E0  s_load_dword s42, s[0:1], 0x40
50E8  v_or_b32_e32 v4, s4, v1
50EC  v_lshrrev_b32_e32 v4, 4, v4
50F0  v_add_u32_e32 v4, s40, v4
50F4  v_cmp_gt_u32_e64 s[4:5], s20, v4
50FC  s_and_b64 s[10:11], s[4:5], vcc
5100  s_and_saveexec_b64 s[4:5], s[10:11]
5104  s_cbranch_execz 17
5108  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5110  v_mov_b32_e32 v8, v7
5114  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
511C  v_mov_b32_e32 v7, v4
5120  v_lshlrev_b64 v[4:5], 1, v[6:7]
5128  v_and_b32_e32 v4, -16, v4
512C  s_lshl_b32 s10, s12, 4
5130  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5138  s_add_i32 m0, s10, 0x6000
5140  s_nop 0
5144  global_load_lds_dwordx4 v[4:5], off
514C  s_or_b64 exec, exec, s[4:5]
5150  s_add_i32 s4, s12, 0x700
5158  s_load_dwordx4 s[24:27], s[0:1], 0x18
5160  s_load_dwordx2 s[10:11], s[0:1], 0x8
5168  v_or_b32_e32 v1, s4, v1
516C  v_lshrrev_b32_e32 v1, 4, v1
5170  v_add_u32_e32 v1, s40, v1
5174  v_cmp_gt_u32_e64 s[4:5], s20, v1
517C  s_and_b64 s[14:15], s[4:5], vcc
5180  s_and_saveexec_b64 s[4:5], s[14:15]
5184  s_cbranch_execz 17
5188  v_mad_u64_u32 v[2:3], s[14:15], s8, v1, v[2:3]
5190  v_mov_b32_e32 v4, v3
5194  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
519C  v_mov_b32_e32 v3, v4
51A0  v_lshlrev_b64 v[2:3], 1, v[2:3]
51A8  v_and_b32_e32 v2, -16, v2
51AC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
51B4  s_lshl_b32 s6, s12, 4
51B8  s_add_i32 m0, s6, 0x7000
51C0  s_nop 0
51C4  global_load_lds_dwordx4 v[2:3], off
51CC  s_or_b64 exec, exec, s[4:5]
51D0  s_and_b32 s4, s22, 8
51D4  s_cmp_eq_u32 s4, 0
51D8  s_load_dwordx2 s[28:29], s[0:1], 0x10
51E0  s_cselect_b64 s[0:1], -1, 0
51E4  s_cmp_lg_u32 s4, 0
51E8  s_cselect_b64 s[12:13], -1, 0
51EC  s_lshr_b32 s44, s21, 5
51F0  v_bfe_u32 v1, v0, 2, 2
51F8  s_add_i32 s4, s44, 7
51FC  v_lshrrev_b32_e32 v66, 2, v0
5200  v_lshl_or_b32 v10, s2, 2, v1
5208  s_and_b32 s45, s4, 0xffffff8
5210  s_and_b32 s4, s33, 0xffffff00
5218  v_lshlrev_b32_e32 v2, 4, v0
521C  s_lshl_b32 s2, s2, 1
5220  v_and_b32_e32 v67, 3, v0
5224  v_and_b32_e32 v2, 0xc0, v2
522C  s_and_b32 s2, s2, 2
5230  v_and_or_b32 v3, v66, 60, s4
5238  v_or3_b32 v18, v3, v2, s2
5240  v_cmp_ne_u32_e64 s[4:5], 0, v67
5248  s_add_i32 s2, s20, 0xff
5250  s_or_b64 s[30:31], s[4:5], s[0:1]
5254  s_and_b32 s46, s2, 0xffffff00
525C  v_lshlrev_b32_e32 v2, 3, v67
5260  s_cmp_lg_u32 s23, 0
5264  v_lshrrev_b32_e64 v2, v2, s23
526C  s_cselect_b64 s[6:7], -1, 0
5270  v_cndmask_b32_e64 v2, 0, v2, s[6:7]
5278  v_and_b32_e32 v3, 1, v0
527C  v_cmp_eq_u32_e64 s[8:9], 0, v3
5284  v_lshlrev_b32_e32 v3, 30, v2
5288  v_and_b32_e32 v20, 0x80000000, v3
5290  v_lshlrev_b32_e32 v3, 29, v2
5294  v_and_b32_e32 v21, 0x80000000, v3
529C  v_lshlrev_b32_e32 v3, 28, v2
52A0  v_and_b32_e32 v22, 0x80000000, v3
52A8  v_lshlrev_b32_e32 v3, 27, v2
52AC  s_bfe_u32 s2, s22, 0x20004
52B4  v_and_b32_e32 v23, 0x80000000, v3
52BC  v_lshlrev_b32_e32 v3, 26, v2
52C0  v_cmp_ne_u32_e64 s[6:7], 0, v2
52C8  s_cmp_eq_u32 s2, 2
52CC  v_lshlrev_b32_e32 v19, 31, v2
52D0  v_and_b32_e32 v24, 0x80000000, v3
52D8  v_lshlrev_b32_e32 v3, 25, v2
52DC  v_lshlrev_b32_e32 v2, 24, v2
52E0  v_mov_b32_e32 v5, 0
52E4  s_cselect_b64 s[18:19], -1, 0
52E8  v_lshlrev_b32_e32 v4, 2, v67
52EC  v_and_b32_e32 v26, 0x80000000, v2
52F4  v_lshrrev_b32_e32 v2, 4, v0
52F8  v_lshlrev_b32_e32 v1, 6, v1
52FC  s_and_b64 s[16:17], s[18:19], exec
5300  s_waitcnt lgkmcnt(0)
5304  v_lshl_add_u64 v[12:13], s[10:11], 0, v[4:5]
530C  v_and_b32_e32 v25, 0x80000000, v3
5314  v_lshlrev_b32_e32 v3, 8, v2
5318  v_lshlrev_b32_e32 v4, 4, v67
531C  v_cmp_gt_u32_e32 vcc, s44, v10
5320  s_cselect_b32 s16, 0x3fffff, 0
5328  s_cmp_lg_u32 s2, 0
532C  v_or3_b32 v27, v3, v1, v4
5334  v_cndmask_b32_e64 v1, 0, 1, s[12:13]
533C  s_mov_b32 s43, 0
5340  v_mov_b32_e32 v11, v5
5344  v_cmp_eq_u32_e64 s[14:15], 0, v67
534C  v_cmp_le_u32_e64 s[4:5], s45, v10
5354  s_cselect_b32 s41, s16, 0x200000
535C  v_add_u32_e32 v28, s40, v2
5360  v_cmp_ne_u32_e64 s[10:11], 1, v1
5368  s_xor_b64 s[22:23], vcc, -1
536C  v_mov_b32_e32 v29, 0x7f
5374  s_mov_b32 s2, 0x3e800000
537C  s_mov_b32 s47, 0x7f7fffff
5384  s_mov_b32 s48, 0x7f800000
538C  s_mov_b32 s49, 0x17fffff
5394  v_mov_b32_e32 v30, 0x7f800000
539C  v_mov_b32_e32 v31, 0xfe
53A4  v_mov_b32_e32 v32, 0
53A8  s_waitcnt vmcnt(0)
53AC  s_barrier
53B0  s_branch 7
53B4  s_or_b64 exec, exec, s[12:13]
53B8  s_or_b64 exec, exec, s[34:35]
53BC  s_addk_i32 s43, 0x1000
53C0  v_add_u32_e32 v32, 1, v32
53C4  s_cmpk_lg_u32 s43, 0x8000
53C8  v_add_u32_e32 v28, 16, v28
53CC  s_cbranch_scc0 393
53D0  s_and_b64 vcc, exec, s[10:11]
53D4  s_mov_b64 s[12:13], -1
53D8  s_cbranch_vccnz 7
53DC  v_and_b32_e32 v1, 0xffffffe0, v28
53E4  v_and_or_b32 v4, v32, 1, v18
53EC  v_mad_u64_u32 v[14:15], s[12:13], v1, s45, v[4:5]
53F4  s_mov_b64 s[12:13], 0
53F8  s_andn2_b64 vcc, exec, s[12:13]
53FC  s_cbranch_vccnz 2
5400  v_mad_u64_u32 v[14:15], s[12:13], v28, s44, v[10:11]
5408  v_cmp_le_u32_e32 vcc, s20, v28
540C  s_or_b64 s[12:13], vcc, s[22:23]
5410  s_and_saveexec_b64 s[16:17], s[12:13]
5414  s_xor_b64 s[12:13], exec, s[16:17]
5418  s_cbranch_execz 10
541C  v_cmp_le_u32_e32 vcc, s46, v28
5420  s_or_b64 s[16:17], s[30:31], vcc
5424  s_nor_b64 s[34:35], s[16:17], s[4:5]
5428  s_and_saveexec_b64 s[16:17], s[34:35]
542C  s_cbranch_execz 4
5430  v_lshl_add_u64 v[2:3], s[28:29], 0, v[14:15]
5438  global_store_byte v[2:3], v29, off
5440  s_or_b64 exec, exec, s[16:17]
5444  s_andn2_saveexec_b64 s[34:35], s[12:13]
5448  s_cbranch_execz 65499
544C  v_add_u32_e32 v1, s43, v27
5450  ds_read_b128 v[34:37], v1
5458  s_waitcnt lgkmcnt(0)
545C  v_lshlrev_b32_e32 v4, 16, v34
5460  v_and_b32_e32 v1, 0xffff0000, v34
5468  v_lshlrev_b32_e32 v2, 16, v35
546C  v_and_b32_e32 v3, 0xffff0000, v35
5474  v_lshlrev_b32_e32 v8, 16, v36
5478  v_and_b32_e32 v9, 0xffff0000, v36
5480  v_lshlrev_b32_e32 v6, 16, v37
5484  v_and_b32_e32 v7, 0xffff0000, v37
548C  s_and_saveexec_b64 s[12:13], s[6:7]
5490  v_xor_b32_e32 v4, v19, v4
5494  v_xor_b32_e32 v1, v20, v1
5498  v_xor_b32_e32 v2, v21, v2
549C  v_xor_b32_e32 v3, v22, v3
54A0  v_xor_b32_e32 v8, v23, v8
54A4  v_xor_b32_e32 v9, v24, v9
54A8  v_xor_b32_e32 v6, v25, v6
54AC  v_xor_b32_e32 v7, v26, v7
54B0  s_or_b64 exec, exec, s[12:13]
54B4  v_mov_b32_e32 v16, v4
54B8  v_mov_b32_e32 v17, v8
54BC  v_mov_b32_e32 v8, v1
54C0  v_mov_b32_e32 v36, v2
54C4  v_mov_b32_e32 v37, v6
54C8  v_mov_b32_e32 v6, v3
54CC  v_pk_add_f32 v[34:35], v[16:17], v[8:9]
54D4  v_pk_add_f32 v[2:3], v[36:37], v[6:7]
54DC  v_pk_add_f32 v[6:7], v[36:37], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
54E4  v_pk_add_f32 v[38:39], v[34:35], v[2:3]
54EC  v_pk_add_f32 v[34:35], v[34:35], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
54F4  v_pk_add_f32 v[2:3], v[16:17], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
54FC  v_mov_b32_e32 v36, v38
5500  v_pk_add_f32 v[8:9], v[2:3], v[6:7]
5508  v_pk_add_f32 v[16:17], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
5510  v_mov_b32_e32 v37, v8
5514  v_mov_b32_e32 v8, v39
5518  v_pk_add_f32 v[2:3], v[36:37], v[8:9]
5520  v_mov_b32_e32 v38, v34
5524  v_mov_b32_e32 v39, v16
5528  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5530  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5538  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
5540  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
5548  v_mov_b32_e32 v16, v35
554C  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
5554  v_pk_add_f32 v[6:7], v[38:39], v[16:17]
555C  v_pk_add_f32 v[8:9], v[36:37], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
5564  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
556C  v_mov_b32_dpp v34, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5574  v_mov_b32_dpp v35, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
557C  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
5584  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
558C  v_pk_add_f32 v[6:7], v[6:7], v[34:35]
5594  v_mov_b32_dpp v34, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
559C  v_mov_b32_dpp v35, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
55A4  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
55AC  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
55B4  v_pk_add_f32 v[16:17], v[38:39], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
55BC  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
55C4  v_pk_add_f32 v[8:9], v[8:9], v[34:35]
55CC  v_mov_b32_dpp v34, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
55D4  v_mov_b32_dpp v35, v17 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
55DC  v_cndmask_b32_e64 v17, -v17, v17, s[8:9]
55E4  v_cndmask_b32_e64 v16, -v16, v16, s[8:9]
55EC  v_and_b32_e32 v33, 0x7fffffff, v2
55F4  v_and_b32_e32 v4, 0x7fffffff, v3
55FC  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
5604  v_pk_add_f32 v[16:17], v[16:17], v[34:35]
560C  v_max_u32_e32 v1, v4, v33
5610  v_and_b32_e32 v34, 0x7fffffff, v6
5618  v_and_b32_e32 v35, 0x7fffffff, v7
5620  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
5628  v_max3_u32 v1, v35, v34, v1
5630  v_and_b32_e32 v34, 0x7fffffff, v8
5638  v_and_b32_e32 v35, 0x7fffffff, v9
5640  v_max3_u32 v1, v35, v34, v1
5648  v_and_b32_e32 v34, 0x7fffffff, v16
5650  v_and_b32_e32 v35, 0x7fffffff, v17
5658  v_max3_u32 v1, v35, v34, v1
5660  s_nop 1
5664  v_max_u32_dpp v1, v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
566C  s_nop 1
5670  v_max_u32_dpp v34, v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
5678  v_cmp_lt_u32_e32 vcc, s47, v34
567C  v_mov_b32_e32 v1, 0
5680  s_and_saveexec_b64 s[36:37], vcc
5684  s_cbranch_execz 160
5688  v_and_b32_e32 v1, 0x80000000, v2
5690  v_cmp_lt_u32_e32 vcc, s48, v33
5694  v_cmp_lt_u32_e64 s[12:13], s47, v33
569C  v_cmp_lt_u32_e64 s[16:17], s47, v4
56A4  v_cndmask_b32_e64 v34, v1, 0, vcc
56AC  v_cndmask_b32_e64 v1, 0, 7, s[12:13]
56B4  v_cndmask_b32_e64 v2, v2, v34, s[12:13]
56BC  v_cmp_lt_u32_e64 s[12:13], s48, v4
56C4  s_and_saveexec_b64 s[38:39], s[16:17]
56C8  v_and_b32_e32 v3, 0x80000000, v3
56D0  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
56D8  v_or_b32_e32 v1, 0x70, v1
56E0  s_or_b64 exec, exec, s[38:39]
56E4  v_cndmask_b32_e64 v33, v33, 0, vcc
56EC  v_max_u32_e32 v4, v4, v33
56F0  v_cndmask_b32_e64 v34, 0, 1, vcc
56F8  v_cndmask_b32_e64 v35, 0, 1, s[12:13]
5700  v_cndmask_b32_e64 v4, v4, v33, s[12:13]
5708  v_and_b32_e32 v33, 0x7fffffff, v6
5710  v_add_u32_e32 v34, v34, v35
5714  v_and_b32_e32 v35, 0x80000000, v6
571C  v_cmp_lt_u32_e32 vcc, s48, v33
5720  v_cmp_lt_u32_e64 s[12:13], s47, v33
5728  v_max_u32_e32 v33, v33, v4
572C  v_cndmask_b32_e64 v35, v35, 0, vcc
5734  v_or_b32_e32 v36, 0x700, v1
573C  v_cndmask_b32_e32 v4, v33, v4, vcc
5740  v_and_b32_e32 v33, 0x7fffffff, v7
5748  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
5750  v_cndmask_b32_e64 v6, v6, v35, s[12:13]
5758  v_cndmask_b32_e64 v35, 0, 1, vcc
5760  v_and_b32_e32 v36, 0x80000000, v7
5768  v_cmp_lt_u32_e32 vcc, s48, v33
576C  v_or_b32_e32 v37, 0x7000, v1
5774  v_cmp_lt_u32_e64 s[12:13], s47, v33
577C  v_cndmask_b32_e64 v36, v36, 0, vcc
5784  v_max_u32_e32 v33, v33, v4
5788  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
5790  v_cndmask_b32_e64 v7, v7, v36, s[12:13]
5798  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
57A0  v_cndmask_b32_e32 v4, v33, v4, vcc
57A4  v_and_b32_e32 v33, 0x7fffffff, v8
57AC  v_and_b32_e32 v35, 0x80000000, v8
57B4  v_cmp_lt_u32_e32 vcc, s48, v33
57B8  v_cmp_lt_u32_e64 s[12:13], s47, v33
57C0  v_max_u32_e32 v33, v33, v4
57C4  v_cndmask_b32_e64 v35, v35, 0, vcc
57CC  v_or_b32_e32 v36, 0x70000, v1
57D4  v_cndmask_b32_e32 v4, v33, v4, vcc
57D8  v_and_b32_e32 v33, 0x7fffffff, v9
57E0  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
57E8  v_cndmask_b32_e64 v8, v8, v35, s[12:13]
57F0  v_cndmask_b32_e64 v35, 0, 1, vcc
57F8  v_and_b32_e32 v36, 0x80000000, v9
5800  v_cmp_lt_u32_e32 vcc, s48, v33
5804  v_or_b32_e32 v37, 0x700000, v1
580C  v_cmp_lt_u32_e64 s[12:13], s47, v33
5814  v_cndmask_b32_e64 v36, v36, 0, vcc
581C  v_max_u32_e32 v33, v33, v4
5820  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
5828  v_cndmask_b32_e64 v9, v9, v36, s[12:13]
5830  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
5838  v_cndmask_b32_e32 v4, v33, v4, vcc
583C  v_and_b32_e32 v33, 0x7fffffff, v16
5844  v_and_b32_e32 v35, 0x80000000, v16
584C  v_cmp_lt_u32_e32 vcc, s48, v33
5850  v_cmp_lt_u32_e64 s[12:13], s47, v33
5858  v_max_u32_e32 v33, v33, v4
585C  v_cndmask_b32_e64 v35, v35, 0, vcc
5864  v_or_b32_e32 v36, 0x7000000, v1
586C  v_cndmask_b32_e32 v4, v33, v4, vcc
5870  v_and_b32_e32 v33, 0x7fffffff, v17
5878  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
5880  v_cndmask_b32_e64 v16, v16, v35, s[12:13]
5888  v_cndmask_b32_e64 v35, 0, 1, vcc
5890  v_and_b32_e32 v36, 0x80000000, v17
5898  v_cmp_lt_u32_e32 vcc, s48, v33
589C  v_or_b32_e32 v37, 0x70000000, v1
58A4  v_cmp_lt_u32_e64 s[12:13], s47, v33
58AC  v_cndmask_b32_e64 v36, v36, 0, vcc
58B4  v_max_u32_e32 v33, v33, v4
58B8  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
58C0  v_cndmask_b32_e64 v17, v17, v36, s[12:13]
58C8  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
58D0  v_cndmask_b32_e32 v4, v33, v4, vcc
58D4  s_nop 0
58D8  v_add_u32_dpp v33, v34, v34 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
58E0  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
58E8  s_nop 0
58EC  v_add_u32_dpp v33, v33, v33 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
58F4  v_cmp_ne_u32_e32 vcc, 32, v33
58F8  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
5900  s_nop 0
5904  v_cndmask_b32_e32 v34, v30, v4, vcc
5908  s_or_b64 exec, exec, s[36:37]
590C  v_cmp_ne_u32_e32 vcc, 0, v34
5910  v_mov_b32_e32 v4, 0x7f
5918  s_and_saveexec_b64 s[12:13], vcc
591C  v_add_u32_e32 v4, s41, v34
5920  v_lshrrev_b32_e32 v33, 23, v4
5924  v_add_u32_e32 v33, -2, v33
5928  v_cmp_lt_u32_e32 vcc, s49, v4
592C  s_nop 1
5930  v_cndmask_b32_e32 v4, 0, v33, vcc
5934  v_cmp_eq_u32_e32 vcc, s48, v34
5938  s_and_b64 vcc, s[18:19], vcc
593C  s_nop 0
5940  v_cndmask_b32_e32 v4, v4, v31, vcc
5944  s_or_b64 exec, exec, s[12:13]
5948  v_cmp_eq_u32_e32 vcc, 0, v4
594C  s_cbranch_vccz 13
5950  s_nop 0
5954  v_cndmask_b32_e64 v34, 1.0, 2.0, vcc
595C  v_pk_mul_f32 v[16:17], v[34:35], v[16:17] op_sel_hi:[0,1]
5964  v_pk_mul_f32 v[8:9], v[34:35], v[8:9] op_sel_hi:[0,1]
596C  v_pk_mul_f32 v[6:7], v[34:35], v[6:7] op_sel_hi:[0,1]
5974  v_pk_mul_f32 v[2:3], v[34:35], v[2:3] op_sel_hi:[0,1]
597C  v_max_u32_e32 v33, 1, v4
5980  s_branch 1
5984  v_mov_b32_e32 v33, v4
5988  v_mad_u64_u32 v[34:35], s[12:13], v28, s44, v[10:11]
5990  v_mov_b32_e32 v36, 0
5994  v_mov_b32_e32 v37, 0
5998  v_lshlrev_b32_e32 v33, 23, v33
599C  v_cvt_scalef32_pk_fp4_f32 v36, v2, v3, v33
59A4  v_cvt_scalef32_pk_fp4_f32 v37, v8, v9, v33 op_sel:[0,0,0,1]
59AC  v_cvt_scalef32_pk_fp4_f32 v36, v6, v7, v33 op_sel:[0,0,1,0]
59B4  v_cvt_scalef32_pk_fp4_f32 v37, v16, v17, v33 op_sel:[0,0,1,1]
59BC  s_nop 0
59C0  v_lshl_add_u64 v[2:3], v[34:35], 4, v[12:13]
59C8  v_or3_b32 v1, v36, v37, v1
59D0  global_store_dword v[2:3], v1, off
59D8  s_and_saveexec_b64 s[12:13], s[14:15]
59DC  s_cbranch_execz 65141
59E0  v_lshl_add_u64 v[2:3], s[28:29], 0, v[14:15]
59E8  global_store_byte v[2:3], v4, off
59F0  s_branch 65136
59F4  v_lshlrev_b32_e32 v2, 1, v0
59F8  v_lshrrev_b32_e32 v1, 6, v0
59FC  v_and_b32_e32 v68, 0x7e, v2
5A04  s_lshl_b32 s13, s3, 2
5A08  s_lshr_b32 s12, s20, 5
5A0C  v_or_b32_e32 v2, s33, v68
5A10  v_or_b32_e32 v3, s13, v1
5A14  v_cmp_gt_u32_e32 vcc, s21, v2
5A18  v_cmp_gt_u32_e64 s[2:3], s12, v3
5A20  s_and_b64 s[2:3], vcc, s[2:3]
5A24  s_and_saveexec_b64 s[6:7], s[2:3]
5A28  s_cbranch_execz 2249
5A2C  v_lshlrev_b32_e32 v2, 1, v68
5A30  v_lshl_or_b32 v32, v1, 13, v2
5A38  ds_read2st64_b32 v[2:3], v32 offset1:1
5A40  ds_read2st64_b32 v[4:5], v32 offset0:2 offset1:3
5A48  ds_read2st64_b32 v[6:7], v32 offset0:4 offset1:5
5A50  ds_read2st64_b32 v[8:9], v32 offset0:6 offset1:7
5A58  ds_read2st64_b32 v[10:11], v32 offset0:8 offset1:9
5A60  ds_read2st64_b32 v[12:13], v32 offset0:10 offset1:11
5A68  ds_read2st64_b32 v[14:15], v32 offset0:12 offset1:13
5A70  ds_read2st64_b32 v[16:17], v32 offset0:14 offset1:15
5A78  ds_read2st64_b32 v[18:19], v32 offset0:16 offset1:17
5A80  ds_read2st64_b32 v[20:21], v32 offset0:18 offset1:19
5A88  ds_read2st64_b32 v[22:23], v32 offset0:20 offset1:21
5A90  ds_read2st64_b32 v[24:25], v32 offset0:22 offset1:23
5A98  ds_read2st64_b32 v[26:27], v32 offset0:24 offset1:25
5AA0  ds_read2st64_b32 v[28:29], v32 offset0:26 offset1:27
5AA8  ds_read2st64_b32 v[30:31], v32 offset0:28 offset1:29
5AB0  ds_read2st64_b32 v[32:33], v32 offset0:30 offset1:31
5AB8  s_cmp_lg_u32 s42, 0
5ABC  s_waitcnt lgkmcnt(14)
5AC0  v_lshlrev_b32_e32 v41, 16, v3
5AC4  v_lshlrev_b32_e32 v40, 16, v2
5AC8  v_lshlrev_b32_e32 v39, 16, v5
5ACC  v_lshlrev_b32_e32 v38, 16, v4
5AD0  s_waitcnt lgkmcnt(13)
5AD4  v_lshlrev_b32_e32 v37, 16, v7
5AD8  v_lshlrev_b32_e32 v36, 16, v6
5ADC  s_waitcnt lgkmcnt(12)
5AE0  v_lshlrev_b32_e32 v35, 16, v9
5AE4  v_lshlrev_b32_e32 v34, 16, v8
5AE8  s_waitcnt lgkmcnt(11)
5AEC  v_lshlrev_b32_e32 v49, 16, v11
5AF0  v_lshlrev_b32_e32 v48, 16, v10
5AF4  s_waitcnt lgkmcnt(10)
5AF8  v_lshlrev_b32_e32 v47, 16, v13
5AFC  v_lshlrev_b32_e32 v46, 16, v12
5B00  s_waitcnt lgkmcnt(9)
5B04  v_lshlrev_b32_e32 v45, 16, v15
5B08  v_lshlrev_b32_e32 v44, 16, v14
5B0C  s_waitcnt lgkmcnt(8)
5B10  v_lshlrev_b32_e32 v43, 16, v17
5B14  v_lshlrev_b32_e32 v42, 16, v16
5B18  s_waitcnt lgkmcnt(7)
5B1C  v_lshlrev_b32_e32 v57, 16, v19
5B20  v_lshlrev_b32_e32 v56, 16, v18
5B24  s_waitcnt lgkmcnt(6)
5B28  v_lshlrev_b32_e32 v55, 16, v21
5B2C  v_lshlrev_b32_e32 v54, 16, v20
5B30  s_waitcnt lgkmcnt(5)
5B34  v_lshlrev_b32_e32 v53, 16, v23
5B38  v_lshlrev_b32_e32 v52, 16, v22
5B3C  s_waitcnt lgkmcnt(4)
5B40  v_lshlrev_b32_e32 v51, 16, v25
5B44  v_lshlrev_b32_e32 v50, 16, v24
5B48  s_waitcnt lgkmcnt(3)
5B4C  v_lshlrev_b32_e32 v65, 16, v27
5B50  v_lshlrev_b32_e32 v64, 16, v26
5B54  s_waitcnt lgkmcnt(2)
5B58  v_lshlrev_b32_e32 v63, 16, v29
5B5C  v_lshlrev_b32_e32 v62, 16, v28
5B60  s_waitcnt lgkmcnt(1)
5B64  v_lshlrev_b32_e32 v61, 16, v31
5B68  v_lshlrev_b32_e32 v60, 16, v30
5B6C  s_waitcnt lgkmcnt(0)
5B70  v_lshlrev_b32_e32 v59, 16, v33
5B74  s_cselect_b64 s[8:9], -1, 0
5B78  s_cmp_eq_u32 s42, 0
5B7C  v_lshlrev_b32_e32 v58, 16, v32
5B80  s_cbranch_scc1 95
5B84  s_lshl_b32 s2, s42, 31
5B88  s_lshl_b32 s3, s42, 30
5B8C  v_bfrev_b32_e32 v69, 1
5B90  v_xor_b32_e32 v40, s2, v40
5B94  s_lshl_b32 s2, s42, 29
5B98  v_bitop3_b32 v41, v41, s3, v69 bitop3:0x78
5BA0  s_lshl_b32 s3, s42, 28
5BA4  v_bitop3_b32 v38, v38, s2, v69 bitop3:0x78
5BAC  s_lshl_b32 s2, s42, 27
5BB0  v_bitop3_b32 v39, v39, s3, v69 bitop3:0x78
5BB8  s_lshl_b32 s3, s42, 26
5BBC  v_bitop3_b32 v36, v36, s2, v69 bitop3:0x78
5BC4  s_lshl_b32 s2, s42, 25
5BC8  v_bitop3_b32 v37, v37, s3, v69 bitop3:0x78
5BD0  s_lshl_b32 s3, s42, 24
5BD4  v_bitop3_b32 v34, v34, s2, v69 bitop3:0x78
5BDC  s_lshl_b32 s2, s42, 23
5BE0  v_bitop3_b32 v35, v35, s3, v69 bitop3:0x78
5BE8  s_lshl_b32 s3, s42, 22
5BEC  v_bitop3_b32 v48, v48, s2, v69 bitop3:0x78
5BF4  s_lshl_b32 s2, s42, 21
5BF8  v_bitop3_b32 v49, v49, s3, v69 bitop3:0x78
5C00  s_lshl_b32 s3, s42, 20
5C04  v_bitop3_b32 v46, v46, s2, v69 bitop3:0x78
5C0C  s_lshl_b32 s2, s42, 19
5C10  v_bitop3_b32 v47, v47, s3, v69 bitop3:0x78
5C18  s_lshl_b32 s3, s42, 18
5C1C  v_bitop3_b32 v44, v44, s2, v69 bitop3:0x78
5C24  s_lshl_b32 s2, s42, 17
5C28  v_bitop3_b32 v45, v45, s3, v69 bitop3:0x78
5C30  s_lshl_b32 s3, s42, 16
5C34  v_bitop3_b32 v42, v42, s2, v69 bitop3:0x78
5C3C  s_lshl_b32 s2, s42, 15
5C40  v_bitop3_b32 v43, v43, s3, v69 bitop3:0x78
5C48  s_lshl_b32 s3, s42, 14
5C4C  v_bitop3_b32 v56, v56, s2, v69 bitop3:0x78
5C54  s_lshl_b32 s2, s42, 13
5C58  v_bitop3_b32 v57, v57, s3, v69 bitop3:0x78
5C60  s_lshl_b32 s3, s42, 12
5C64  v_bitop3_b32 v54, v54, s2, v69 bitop3:0x78
5C6C  s_lshl_b32 s2, s42, 11
5C70  v_bitop3_b32 v55, v55, s3, v69 bitop3:0x78
5C78  s_lshl_b32 s3, s42, 10
5C7C  v_bitop3_b32 v52, v52, s2, v69 bitop3:0x78
5C84  s_lshl_b32 s2, s42, 9
5C88  v_bitop3_b32 v53, v53, s3, v69 bitop3:0x78
5C90  s_lshl_b32 s3, s42, 8
5C94  v_bitop3_b32 v50, v50, s2, v69 bitop3:0x78
5C9C  s_lshl_b32 s2, s42, 7
5CA0  v_bitop3_b32 v51, v51, s3, v69 bitop3:0x78
5CA8  s_lshl_b32 s3, s42, 6
5CAC  v_bitop3_b32 v64, v64, s2, v69 bitop3:0x78
5CB4  s_lshl_b32 s2, s42, 5
5CB8  v_bitop3_b32 v65, v65, s3, v69 bitop3:0x78
5CC0  s_lshl_b32 s3, s42, 4
5CC4  v_bitop3_b32 v62, v62, s2, v69 bitop3:0x78
5CCC  s_lshl_b32 s2, s42, 3
5CD0  v_bitop3_b32 v63, v63, s3, v69 bitop3:0x78
5CD8  s_lshl_b32 s3, s42, 2
5CDC  v_bitop3_b32 v60, v60, s2, v69 bitop3:0x78
5CE4  s_lshl_b32 s2, s42, 1
5CE8  v_bitop3_b32 v61, v61, s3, v69 bitop3:0x78
5CF0  v_bitop3_b32 v59, v59, s42, v69 bitop3:0x78
5CF8  v_bitop3_b32 v58, v58, s2, v69 bitop3:0x78
5D00  v_pk_add_f32 v[70:71], v[40:41], v[40:41] op_sel_hi:[0,1]
5D08  v_pk_add_f32 v[72:73], v[40:41], v[40:41] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D10  v_pk_add_f32 v[40:41], v[38:39], v[38:39] op_sel_hi:[0,1]
5D18  v_pk_add_f32 v[74:75], v[38:39], v[38:39] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D20  v_pk_add_f32 v[38:39], v[36:37], v[36:37] op_sel_hi:[0,1]
5D28  v_pk_add_f32 v[76:77], v[36:37], v[36:37] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D30  v_pk_add_f32 v[36:37], v[34:35], v[34:35] op_sel_hi:[0,1]
5D38  v_pk_add_f32 v[78:79], v[34:35], v[34:35] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D40  v_pk_add_f32 v[34:35], v[48:49], v[48:49] op_sel_hi:[0,1]
5D48  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D50  v_pk_add_f32 v[80:81], v[46:47], v[46:47] op_sel_hi:[0,1]
5D58  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D60  v_pk_add_f32 v[82:83], v[44:45], v[44:45] op_sel_hi:[0,1]
5D68  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D70  v_pk_add_f32 v[84:85], v[42:43], v[42:43] op_sel_hi:[0,1]
5D78  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5D80  v_mov_b32_e32 v73, v71
5D84  v_mov_b32_e32 v75, v41
5D88  v_mov_b32_e32 v77, v39
5D8C  v_mov_b32_e32 v79, v37
5D90  v_mov_b32_e32 v49, v35
5D94  v_mov_b32_e32 v47, v81
5D98  v_mov_b32_e32 v45, v83
5D9C  v_mov_b32_e32 v43, v85
5DA0  v_pk_add_f32 v[40:41], v[72:73], v[74:75]
5DA8  v_pk_add_f32 v[36:37], v[76:77], v[78:79]
5DB0  v_pk_add_f32 v[70:71], v[48:49], v[46:47]
5DB8  v_pk_add_f32 v[80:81], v[44:45], v[42:43]
5DC0  v_pk_add_f32 v[38:39], v[40:41], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
5DC8  v_pk_add_f32 v[82:83], v[70:71], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
5DD0  v_pk_add_f32 v[40:41], v[40:41], v[36:37]
5DD8  v_pk_add_f32 v[70:71], v[70:71], v[80:81]
5DE0  v_pk_add_f32 v[48:49], v[48:49], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
5DE8  v_pk_add_f32 v[36:37], v[40:41], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
5DF0  v_pk_add_f32 v[40:41], v[40:41], v[70:71]
5DF8  v_pk_add_f32 v[70:71], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
5E00  v_pk_add_f32 v[72:73], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
5E08  v_pk_add_f32 v[44:45], v[44:45], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
5E10  s_mov_b32 s2, 0x3e800000
5E18  v_pk_add_f32 v[46:47], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
5E20  v_pk_add_f32 v[74:75], v[48:49], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
5E28  v_pk_add_f32 v[70:71], v[70:71], v[72:73]
5E30  v_pk_add_f32 v[48:49], v[48:49], v[44:45]
5E38  v_pk_add_f32 v[104:105], v[62:63], v[62:63] op_sel_hi:[0,1]
5E40  v_pk_mul_f32 v[40:41], v[40:41], s[2:3] op_sel_hi:[1,0]
5E48  v_pk_add_f32 v[44:45], v[70:71], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
5E50  v_pk_add_f32 v[48:49], v[70:71], v[48:49]
5E58  v_pk_add_f32 v[90:91], v[56:57], v[56:57] op_sel_hi:[0,1]
5E60  v_pk_add_f32 v[106:107], v[56:57], v[56:57] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5E68  v_pk_add_f32 v[56:57], v[54:55], v[54:55] op_sel_hi:[0,1]
5E70  v_pk_add_f32 v[108:109], v[54:55], v[54:55] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5E78  v_pk_add_f32 v[54:55], v[52:53], v[52:53] op_sel_hi:[0,1]
5E80  v_pk_add_f32 v[110:111], v[52:53], v[52:53] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5E88  v_pk_add_f32 v[52:53], v[50:51], v[50:51] op_sel_hi:[0,1]
5E90  v_pk_add_f32 v[112:113], v[50:51], v[50:51] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5E98  v_pk_add_f32 v[50:51], v[64:65], v[64:65] op_sel_hi:[0,1]
5EA0  v_pk_add_f32 v[34:35], v[38:39], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
5EA8  v_pk_add_f32 v[38:39], v[38:39], v[82:83]
5EB0  v_and_b32_e32 v104, 0x7fffffff, v41
5EB8  v_and_b32_e32 v102, 0x7fffffff, v40
5EC0  v_pk_mul_f32 v[48:49], v[48:49], s[2:3] op_sel_hi:[1,0]
5EC8  v_pk_add_f32 v[64:65], v[64:65], v[64:65] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5ED0  v_pk_add_f32 v[62:63], v[62:63], v[62:63] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5ED8  v_pk_add_f32 v[114:115], v[60:61], v[60:61] op_sel_hi:[0,1]
5EE0  v_pk_add_f32 v[60:61], v[60:61], v[60:61] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5EE8  v_pk_add_f32 v[116:117], v[58:59], v[58:59] op_sel_hi:[0,1]
5EF0  v_pk_add_f32 v[58:59], v[58:59], v[58:59] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
5EF8  v_pk_mul_f32 v[38:39], v[38:39], s[2:3] op_sel_hi:[1,0]
5F00  v_max_u32_e32 v50, v102, v104
5F04  v_pk_add_f32 v[42:43], v[46:47], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
5F0C  v_pk_add_f32 v[46:47], v[46:47], v[74:75]
5F14  v_and_b32_e32 v103, 0x7fffffff, v49
5F1C  v_and_b32_e32 v101, 0x7fffffff, v48
5F24  v_and_b32_e32 v100, 0x7fffffff, v39
5F2C  v_and_b32_e32 v98, 0x7fffffff, v38
5F34  v_pk_mul_f32 v[46:47], v[46:47], s[2:3] op_sel_hi:[1,0]
5F3C  v_max3_u32 v50, v101, v103, v50
5F44  v_mov_b32_e32 v107, v91
5F48  v_mov_b32_e32 v109, v57
5F4C  v_mov_b32_e32 v111, v55
5F50  v_mov_b32_e32 v113, v53
5F54  v_mov_b32_e32 v65, v51
5F58  v_mov_b32_e32 v63, v105
5F5C  v_mov_b32_e32 v61, v115
5F60  v_mov_b32_e32 v59, v117
5F64  v_pk_mul_f32 v[36:37], v[36:37], s[2:3] op_sel_hi:[1,0]
5F6C  v_and_b32_e32 v99, 0x7fffffff, v47
5F74  v_and_b32_e32 v97, 0x7fffffff, v46
5F7C  v_max3_u32 v50, v98, v100, v50
5F84  v_pk_add_f32 v[56:57], v[106:107], v[108:109]
5F8C  v_pk_add_f32 v[52:53], v[110:111], v[112:113]
5F94  v_pk_add_f32 v[70:71], v[64:65], v[62:63]
5F9C  v_pk_add_f32 v[72:73], v[60:61], v[58:59]
5FA4  v_and_b32_e32 v95, 0x7fffffff, v37
5FAC  v_and_b32_e32 v93, 0x7fffffff, v36
5FB4  v_pk_mul_f32 v[44:45], v[44:45], s[2:3] op_sel_hi:[1,0]
5FBC  v_max3_u32 v50, v97, v99, v50
5FC4  v_pk_add_f32 v[54:55], v[56:57], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
5FCC  v_pk_add_f32 v[74:75], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
5FD4  v_pk_add_f32 v[56:57], v[56:57], v[52:53]
5FDC  v_pk_add_f32 v[70:71], v[70:71], v[72:73]
5FE4  v_pk_mul_f32 v[34:35], v[34:35], s[2:3] op_sel_hi:[1,0]
5FEC  v_max3_u32 v50, v93, v95, v50
5FF4  v_and_b32_e32 v96, 0x7fffffff, v45
5FFC  v_and_b32_e32 v94, 0x7fffffff, v44
6004  v_pk_add_f32 v[52:53], v[56:57], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
600C  v_pk_add_f32 v[56:57], v[56:57], v[70:71]
6014  v_pk_add_f32 v[70:71], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
601C  v_pk_add_f32 v[78:79], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
6024  v_pk_add_f32 v[64:65], v[64:65], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
602C  v_pk_add_f32 v[60:61], v[60:61], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
6034  v_and_b32_e32 v87, 0x7fffffff, v35
603C  v_and_b32_e32 v84, 0x7fffffff, v34
6044  v_pk_mul_f32 v[42:43], v[42:43], s[2:3] op_sel_hi:[1,0]
604C  v_max3_u32 v50, v94, v96, v50
6054  v_pk_add_f32 v[62:63], v[70:71], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
605C  v_pk_add_f32 v[106:107], v[64:65], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
6064  v_pk_add_f32 v[70:71], v[70:71], v[78:79]
606C  v_pk_add_f32 v[64:65], v[64:65], v[60:61]
6074  v_max3_u32 v50, v84, v87, v50
607C  v_and_b32_e32 v89, 0x7fffffff, v43
6084  v_and_b32_e32 v85, 0x7fffffff, v42
608C  v_pk_mul_f32 v[56:57], v[56:57], s[2:3] op_sel_hi:[1,0]
6094  v_pk_add_f32 v[60:61], v[70:71], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
609C  v_pk_add_f32 v[64:65], v[70:71], v[64:65]
60A4  v_max3_u32 v69, v85, v89, v50
60AC  v_pk_add_f32 v[50:51], v[54:55], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
60B4  v_pk_add_f32 v[54:55], v[54:55], v[74:75]
60BC  v_and_b32_e32 v91, 0x7fffffff, v57
60C4  v_and_b32_e32 v88, 0x7fffffff, v56
60CC  v_pk_mul_f32 v[64:65], v[64:65], s[2:3] op_sel_hi:[1,0]
60D4  v_pk_mul_f32 v[54:55], v[54:55], s[2:3] op_sel_hi:[1,0]
60DC  v_max3_u32 v72, v88, v91, v69
60E4  v_pk_add_f32 v[58:59], v[62:63], v[106:107] neg_lo:[0,1] neg_hi:[0,1]
60EC  v_pk_add_f32 v[62:63], v[62:63], v[106:107]
60F4  v_and_b32_e32 v90, 0x7fffffff, v65
60FC  v_and_b32_e32 v86, 0x7fffffff, v64
6104  v_and_b32_e32 v83, 0x7fffffff, v55
610C  v_and_b32_e32 v81, 0x7fffffff, v54
6114  v_pk_mul_f32 v[62:63], v[62:63], s[2:3] op_sel_hi:[1,0]
611C  v_max3_u32 v70, v86, v90, v72
6124  v_pk_mul_f32 v[52:53], v[52:53], s[2:3] op_sel_hi:[1,0]
612C  v_and_b32_e32 v82, 0x7fffffff, v63
6134  v_and_b32_e32 v80, 0x7fffffff, v62
613C  v_max3_u32 v70, v81, v83, v70
6144  v_and_b32_e32 v77, 0x7fffffff, v53
614C  v_and_b32_e32 v75, 0x7fffffff, v52
6154  v_pk_mul_f32 v[60:61], v[60:61], s[2:3] op_sel_hi:[1,0]
615C  v_max3_u32 v70, v80, v82, v70
6164  v_pk_mul_f32 v[50:51], v[50:51], s[2:3] op_sel_hi:[1,0]
616C  v_max3_u32 v70, v75, v77, v70
6174  v_and_b32_e32 v78, 0x7fffffff, v61
617C  v_and_b32_e32 v76, 0x7fffffff, v60
6184  v_and_b32_e32 v73, 0x7fffffff, v51
618C  v_and_b32_e32 v69, 0x7fffffff, v50
6194  v_pk_mul_f32 v[58:59], v[58:59], s[2:3] op_sel_hi:[1,0]
619C  v_max3_u32 v70, v76, v78, v70
61A4  v_max3_u32 v70, v69, v73, v70
61AC  v_and_b32_e32 v74, 0x7fffffff, v59
61B4  v_and_b32_e32 v72, 0x7fffffff, v58
61BC  v_max3_u32 v105, v72, v74, v70
61C4  s_mov_b32 s14, 0x7f7fffff
61CC  v_cmp_lt_u32_e32 vcc, s14, v105
61D0  v_mov_b32_e32 v70, 0
61D4  v_mov_b32_e32 v71, 0
61D8  v_mov_b32_e32 v79, 0
61DC  v_mov_b32_e32 v92, 0
61E0  s_and_saveexec_b64 s[10:11], vcc
61E4  s_cbranch_execz 518
61E8  s_mov_b32 s15, 0x7f800000
61F0  v_cmp_lt_u32_e64 s[2:3], s15, v104
61F8  v_and_b32_e32 v79, 0x80000000, v41
6200  v_cmp_lt_u32_e32 vcc, s14, v104
6204  v_and_b32_e32 v92, 0x80000000, v40
620C  v_cmp_lt_u32_e64 s[4:5], s15, v102
6214  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
621C  v_cndmask_b32_e64 v70, 0, 7, vcc
6224  v_cndmask_b32_e64 v71, v104, 0, s[2:3]
622C  v_cndmask_b32_e64 v92, v92, 0, s[4:5]
6234  v_cndmask_b32_e32 v41, v41, v79, vcc
6238  v_cmp_lt_u32_e32 vcc, s14, v102
623C  v_or_b32_e32 v104, 0x70, v70
6244  v_cndmask_b32_e64 v79, 0, 1, s[4:5]
624C  v_cndmask_b32_e32 v40, v40, v92, vcc
6250  v_max_u32_e32 v92, v102, v71
6254  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
625C  v_cndmask_b32_e32 v70, v70, v104, vcc
6260  v_addc_co_u32_e64 v79, vcc, 0, v79, s[2:3]
6268  v_cmp_lt_u32_e64 s[2:3], s15, v103
6270  v_max_u32_e32 v102, v103, v71
6274  v_or_b32_e32 v92, 0x700, v70
627C  v_cmp_lt_u32_e32 vcc, s14, v103
6280  v_cndmask_b32_e64 v71, v102, v71, s[2:3]
6288  v_and_b32_e32 v102, 0x80000000, v49
6290  v_cndmask_b32_e32 v70, v70, v92, vcc
6294  v_and_b32_e32 v103, 0x80000000, v48
629C  v_cmp_lt_u32_e64 s[4:5], s15, v101
62A4  v_cndmask_b32_e64 v102, v102, 0, s[2:3]
62AC  v_cndmask_b32_e64 v92, 0, 1, s[2:3]
62B4  v_cndmask_b32_e64 v103, v103, 0, s[4:5]
62BC  v_or_b32_e32 v104, 0x7000, v70
62C4  v_cndmask_b32_e32 v49, v49, v102, vcc
62C8  v_cmp_lt_u32_e32 vcc, s14, v101
62CC  v_cmp_lt_u32_e64 s[2:3], s15, v100
62D4  s_nop 0
62D8  v_cndmask_b32_e32 v48, v48, v103, vcc
62DC  v_cndmask_b32_e32 v70, v70, v104, vcc
62E0  v_addc_co_u32_e64 v79, vcc, v79, v92, s[4:5]
62E8  v_max_u32_e32 v92, v101, v71
62EC  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
62F4  v_cmp_lt_u32_e32 vcc, s14, v100
62F8  v_max_u32_e32 v100, v100, v71
62FC  v_or_b32_e32 v92, 0x70000, v70
6304  v_cndmask_b32_e64 v71, v100, v71, s[2:3]
630C  v_and_b32_e32 v100, 0x80000000, v39
6314  v_cndmask_b32_e32 v70, v70, v92, vcc
6318  v_and_b32_e32 v101, 0x80000000, v38
6320  v_cmp_lt_u32_e64 s[4:5], s15, v98
6328  v_cndmask_b32_e64 v100, v100, 0, s[2:3]
6330  v_cndmask_b32_e64 v92, 0, 1, s[2:3]
6338  v_cndmask_b32_e64 v101, v101, 0, s[4:5]
6340  v_or_b32_e32 v102, 0x700000, v70
6348  v_cndmask_b32_e32 v39, v39, v100, vcc
634C  v_cmp_lt_u32_e32 vcc, s14, v98
6350  v_cmp_lt_u32_e64 s[2:3], s15, v99
6358  s_nop 0
635C  v_cndmask_b32_e32 v38, v38, v101, vcc
6360  v_cndmask_b32_e32 v70, v70, v102, vcc
6364  v_addc_co_u32_e64 v79, vcc, v79, v92, s[4:5]
636C  v_max_u32_e32 v92, v98, v71
6370  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
6378  v_max_u32_e32 v98, v99, v71
637C  v_or_b32_e32 v92, 0x7000000, v70
6384  v_cmp_lt_u32_e32 vcc, s14, v99
6388  v_cndmask_b32_e64 v71, v98, v71, s[2:3]
6390  v_and_b32_e32 v98, 0x80000000, v47
6398  v_cndmask_b32_e32 v70, v70, v92, vcc
639C  v_and_b32_e32 v99, 0x80000000, v46
63A4  v_cmp_lt_u32_e64 s[4:5], s15, v97
63AC  v_cndmask_b32_e64 v98, v98, 0, s[2:3]
63B4  v_cndmask_b32_e64 v92, 0, 1, s[2:3]
63BC  v_cndmask_b32_e64 v99, v99, 0, s[4:5]
63C4  v_or_b32_e32 v100, 0x70000000, v70
63CC  v_cndmask_b32_e32 v47, v47, v98, vcc
63D0  v_cmp_lt_u32_e32 vcc, s14, v97
63D4  v_cmp_lt_u32_e64 s[2:3], s15, v95
63DC  v_and_b32_e32 v98, 0x80000000, v36
63E4  v_cndmask_b32_e32 v46, v46, v99, vcc
63E8  v_cndmask_b32_e32 v70, v70, v100, vcc
63EC  v_addc_co_u32_e64 v79, vcc, v79, v92, s[4:5]
63F4  v_max_u32_e32 v92, v97, v71
63F8  v_cndmask_b32_e64 v71, v92, v71, s[4:5]
6400  v_cmp_lt_u32_e32 vcc, s14, v95
6404  v_max_u32_e32 v95, v95, v71
6408  v_cndmask_b32_e64 v71, v95, v71, s[2:3]
6410  v_and_b32_e32 v95, 0x80000000, v37
6418  v_cndmask_b32_e64 v95, v95, 0, s[2:3]
6420  v_cndmask_b32_e64 v92, 0, 7, vcc
6428  v_cmp_lt_u32_e64 s[4:5], s15, v93
6430  v_cndmask_b32_e32 v37, v37, v95, vcc
6434  v_cmp_lt_u32_e32 vcc, s14, v93
6438  v_max_u32_e32 v93, v93, v71
643C  v_cndmask_b32_e64 v97, 0, 1, s[2:3]
6444  v_cndmask_b32_e64 v98, v98, 0, s[4:5]
644C  v_or_b32_e32 v99, 0x70, v92
6454  v_cndmask_b32_e64 v71, v93, v71, s[4:5]
645C  v_cndmask_b32_e32 v36, v36, v98, vcc
6460  v_cndmask_b32_e32 v92, v92, v99, vcc
6464  v_addc_co_u32_e64 v79, vcc, v79, v97, s[4:5]
646C  v_cmp_lt_u32_e64 s[2:3], s15, v96
6474  v_max_u32_e32 v95, v96, v71
6478  v_or_b32_e32 v93, 0x700, v92
6480  v_cmp_lt_u32_e32 vcc, s14, v96
6484  v_cndmask_b32_e64 v71, v95, v71, s[2:3]
648C  v_and_b32_e32 v95, 0x80000000, v45
6494  v_cndmask_b32_e32 v92, v92, v93, vcc
6498  v_and_b32_e32 v96, 0x80000000, v44
64A0  v_cmp_lt_u32_e64 s[4:5], s15, v94
64A8  v_cndmask_b32_e64 v95, v95, 0, s[2:3]
64B0  v_cndmask_b32_e64 v93, 0, 1, s[2:3]
64B8  v_cndmask_b32_e64 v96, v96, 0, s[4:5]
64C0  v_or_b32_e32 v97, 0x7000, v92
64C8  v_cndmask_b32_e32 v45, v45, v95, vcc
64CC  v_cmp_lt_u32_e32 vcc, s14, v94
64D0  v_cmp_lt_u32_e64 s[2:3], s15, v87
64D8  s_nop 0
64DC  v_cndmask_b32_e32 v44, v44, v96, vcc
64E0  v_cndmask_b32_e32 v92, v92, v97, vcc
64E4  v_addc_co_u32_e64 v79, vcc, v79, v93, s[4:5]
64EC  v_max_u32_e32 v93, v94, v71
64F0  v_cndmask_b32_e64 v71, v93, v71, s[4:5]
64F8  v_cmp_lt_u32_e32 vcc, s14, v87
64FC  v_max_u32_e32 v87, v87, v71
6500  v_or_b32_e32 v93, 0x70000, v92
6508  v_cndmask_b32_e64 v71, v87, v71, s[2:3]
6510  v_and_b32_e32 v87, 0x80000000, v35
6518  v_cndmask_b32_e32 v92, v92, v93, vcc
651C  v_and_b32_e32 v94, 0x80000000, v34
6524  v_cmp_lt_u32_e64 s[4:5], s15, v84
652C  v_cndmask_b32_e64 v87, v87, 0, s[2:3]
6534  v_cndmask_b32_e64 v93, 0, 1, s[2:3]
653C  v_cndmask_b32_e64 v94, v94, 0, s[4:5]
6544  v_or_b32_e32 v95, 0x700000, v92
654C  v_cndmask_b32_e32 v35, v35, v87, vcc
6550  v_cmp_lt_u32_e32 vcc, s14, v84
6554  v_max_u32_e32 v84, v84, v71
6558  v_cndmask_b32_e64 v71, v84, v71, s[4:5]
6560  v_cndmask_b32_e32 v34, v34, v94, vcc
6564  v_cndmask_b32_e32 v87, v92, v95, vcc
6568  v_addc_co_u32_e64 v79, vcc, v79, v93, s[4:5]
6570  v_cmp_lt_u32_e32 vcc, s14, v89
6574  v_cmp_lt_u32_e64 s[2:3], s15, v89
657C  v_max_u32_e32 v89, v89, v71
6580  v_or_b32_e32 v84, 0x7000000, v87
6588  v_cndmask_b32_e64 v89, v89, v71, s[2:3]
6590  v_and_b32_e32 v71, 0x80000000, v43
6598  v_cndmask_b32_e32 v84, v87, v84, vcc
659C  v_cndmask_b32_e64 v71, v71, 0, s[2:3]
65A4  v_or_b32_e32 v93, 0x70000000, v84
65AC  v_cndmask_b32_e32 v43, v43, v71, vcc
65B0  v_cmp_lt_u32_e32 vcc, s14, v85
65B4  v_and_b32_e32 v92, 0x80000000, v42
65BC  v_cmp_lt_u32_e64 s[4:5], s15, v85
65C4  v_cndmask_b32_e32 v71, v84, v93, vcc
65C8  v_max_u32_e32 v84, v85, v89
65CC  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
65D4  v_cndmask_b32_e64 v92, v92, 0, s[4:5]
65DC  v_cndmask_b32_e64 v84, v84, v89, s[4:5]
65E4  v_cndmask_b32_e32 v42, v42, v92, vcc
65E8  v_addc_co_u32_e64 v79, vcc, v79, v87, s[4:5]
65F0  v_cmp_lt_u32_e64 s[2:3], s15, v91
65F8  v_max_u32_e32 v89, v91, v84
65FC  v_cmp_lt_u32_e32 vcc, s14, v91
6600  v_cndmask_b32_e64 v84, v89, v84, s[2:3]
6608  v_and_b32_e32 v89, 0x80000000, v57
6610  v_cndmask_b32_e64 v85, 0, 7, vcc
6618  v_and_b32_e32 v91, 0x80000000, v56
6620  v_cmp_lt_u32_e64 s[4:5], s15, v88
6628  v_cndmask_b32_e64 v89, v89, 0, s[2:3]
6630  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
6638  v_cndmask_b32_e64 v91, v91, 0, s[4:5]
6640  v_or_b32_e32 v92, 0x70, v85
6648  v_cndmask_b32_e32 v57, v57, v89, vcc
664C  v_cmp_lt_u32_e32 vcc, s14, v88
6650  v_cmp_lt_u32_e64 s[2:3], s15, v90
6658  v_and_b32_e32 v89, 0x80000000, v64
6660  v_cndmask_b32_e32 v56, v56, v91, vcc
6664  v_cndmask_b32_e32 v85, v85, v92, vcc
6668  v_addc_co_u32_e64 v79, vcc, v79, v87, s[4:5]
6670  v_max_u32_e32 v87, v88, v84
6674  v_cndmask_b32_e64 v84, v87, v84, s[4:5]
667C  v_max_u32_e32 v88, v90, v84
6680  v_or_b32_e32 v87, 0x700, v85
6688  v_cmp_lt_u32_e32 vcc, s14, v90
668C  v_cndmask_b32_e64 v84, v88, v84, s[2:3]
6694  v_and_b32_e32 v88, 0x80000000, v65
669C  v_cndmask_b32_e32 v85, v85, v87, vcc
66A0  v_cmp_lt_u32_e64 s[4:5], s15, v86
66A8  v_cndmask_b32_e64 v88, v88, 0, s[2:3]
66B0  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
66B8  v_cndmask_b32_e64 v89, v89, 0, s[4:5]
66C0  v_or_b32_e32 v90, 0x7000, v85
66C8  v_cndmask_b32_e32 v65, v65, v88, vcc
66CC  v_cmp_lt_u32_e32 vcc, s14, v86
66D0  v_max_u32_e32 v86, v86, v84
66D4  v_cndmask_b32_e64 v84, v86, v84, s[4:5]
66DC  v_cndmask_b32_e32 v64, v64, v89, vcc
66E0  v_cndmask_b32_e32 v85, v85, v90, vcc
66E4  v_addc_co_u32_e64 v79, vcc, v79, v87, s[4:5]
66EC  v_cmp_lt_u32_e32 vcc, s14, v83
66F0  v_cmp_lt_u32_e64 s[2:3], s15, v83
66F8  v_max_u32_e32 v83, v83, v84
66FC  v_or_b32_e32 v86, 0x70000, v85
6704  v_cndmask_b32_e64 v83, v83, v84, s[2:3]
670C  v_and_b32_e32 v84, 0x80000000, v55
6714  v_cndmask_b32_e32 v85, v85, v86, vcc
6718  v_and_b32_e32 v87, 0x80000000, v54
6720  v_cmp_lt_u32_e64 s[4:5], s15, v81
6728  v_cndmask_b32_e64 v84, v84, 0, s[2:3]
6730  v_cndmask_b32_e64 v86, 0, 1, s[2:3]
6738  v_cndmask_b32_e64 v87, v87, 0, s[4:5]
6740  v_or_b32_e32 v88, 0x700000, v85
6748  v_cndmask_b32_e32 v55, v55, v84, vcc
674C  v_cmp_lt_u32_e32 vcc, s14, v81
6750  v_cmp_lt_u32_e64 s[2:3], s15, v82
6758  s_nop 0
675C  v_cndmask_b32_e32 v54, v54, v87, vcc
6760  v_cndmask_b32_e32 v84, v85, v88, vcc
6764  v_addc_co_u32_e64 v85, vcc, v79, v86, s[4:5]
676C  v_max_u32_e32 v79, v81, v83
6770  v_cndmask_b32_e64 v79, v79, v83, s[4:5]
6778  v_cmp_lt_u32_e32 vcc, s14, v82
677C  v_max_u32_e32 v82, v82, v79
6780  v_or_b32_e32 v81, 0x7000000, v84
6788  v_cndmask_b32_e64 v82, v82, v79, s[2:3]
6790  v_and_b32_e32 v79, 0x80000000, v63
6798  v_cndmask_b32_e32 v81, v84, v81, vcc
679C  v_and_b32_e32 v84, 0x80000000, v62
67A4  v_cmp_lt_u32_e64 s[4:5], s15, v80
67AC  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
67B4  v_cndmask_b32_e64 v83, 0, 1, s[2:3]
67BC  v_cndmask_b32_e64 v84, v84, 0, s[4:5]
67C4  v_or_b32_e32 v86, 0x70000000, v81
67CC  v_cndmask_b32_e32 v63, v63, v79, vcc
67D0  v_cmp_lt_u32_e32 vcc, s14, v80
67D4  v_max_u32_e32 v80, v80, v82
67D8  v_cndmask_b32_e64 v80, v80, v82, s[4:5]
67E0  v_cndmask_b32_e32 v62, v62, v84, vcc
67E4  v_cndmask_b32_e32 v79, v81, v86, vcc
67E8  v_addc_co_u32_e64 v81, vcc, v85, v83, s[4:5]
67F0  v_cmp_lt_u32_e32 vcc, s14, v77
67F4  v_cmp_lt_u32_e64 s[2:3], s15, v77
67FC  v_max_u32_e32 v77, v77, v80
6800  v_cndmask_b32_e64 v82, 0, 7, vcc
6808  v_cndmask_b32_e64 v77, v77, v80, s[2:3]
6810  v_and_b32_e32 v80, 0x80000000, v53
6818  v_and_b32_e32 v84, 0x80000000, v52
6820  v_cmp_lt_u32_e64 s[4:5], s15, v75
6828  v_cndmask_b32_e64 v80, v80, 0, s[2:3]
6830  v_cndmask_b32_e64 v83, 0, 1, s[2:3]
6838  v_cndmask_b32_e64 v84, v84, 0, s[4:5]
6840  v_or_b32_e32 v85, 0x70, v82
6848  v_cndmask_b32_e32 v53, v53, v80, vcc
684C  v_cmp_lt_u32_e32 vcc, s14, v75
6850  v_max_u32_e32 v75, v75, v77
6854  v_cndmask_b32_e64 v75, v75, v77, s[4:5]
685C  v_cndmask_b32_e32 v52, v52, v84, vcc
6860  v_cndmask_b32_e32 v80, v82, v85, vcc
6864  v_addc_co_u32_e64 v81, vcc, v81, v83, s[4:5]
686C  v_cmp_lt_u32_e32 vcc, s14, v78
6870  v_cmp_lt_u32_e64 s[2:3], s15, v78
6878  v_max_u32_e32 v78, v78, v75
687C  v_or_b32_e32 v77, 0x700, v80
6884  v_cndmask_b32_e64 v75, v78, v75, s[2:3]
688C  v_and_b32_e32 v78, 0x80000000, v61
6894  v_cndmask_b32_e32 v77, v80, v77, vcc
6898  v_and_b32_e32 v82, 0x80000000, v60
68A0  v_cmp_lt_u32_e64 s[4:5], s15, v76
68A8  v_cndmask_b32_e64 v78, v78, 0, s[2:3]
68B0  v_cndmask_b32_e64 v80, 0, 1, s[2:3]
68B8  v_cndmask_b32_e64 v82, v82, 0, s[4:5]
68C0  v_or_b32_e32 v83, 0x7000, v77
68C8  v_cndmask_b32_e32 v61, v61, v78, vcc
68CC  v_cmp_lt_u32_e32 vcc, s14, v76
68D0  v_max_u32_e32 v76, v76, v75
68D4  v_cndmask_b32_e64 v75, v76, v75, s[4:5]
68DC  v_cndmask_b32_e32 v60, v60, v82, vcc
68E0  v_cndmask_b32_e32 v77, v77, v83, vcc
68E4  v_addc_co_u32_e64 v78, vcc, v81, v80, s[4:5]
68EC  v_cmp_lt_u32_e32 vcc, s14, v73
68F0  v_cmp_lt_u32_e64 s[2:3], s15, v73
68F8  v_max_u32_e32 v73, v73, v75
68FC  v_or_b32_e32 v76, 0x70000, v77
6904  v_cndmask_b32_e64 v73, v73, v75, s[2:3]
690C  v_and_b32_e32 v75, 0x80000000, v51
6914  v_cndmask_b32_e32 v76, v77, v76, vcc
6918  v_and_b32_e32 v80, 0x80000000, v50
6920  v_cmp_lt_u32_e64 s[4:5], s15, v69
6928  v_cndmask_b32_e64 v75, v75, 0, s[2:3]
6930  v_cndmask_b32_e64 v77, 0, 1, s[2:3]
6938  v_cndmask_b32_e64 v80, v80, 0, s[4:5]
6940  v_or_b32_e32 v81, 0x700000, v76
6948  v_cndmask_b32_e32 v51, v51, v75, vcc
694C  v_cmp_lt_u32_e32 vcc, s14, v69
6950  v_max_u32_e32 v69, v69, v73
6954  v_cndmask_b32_e64 v69, v69, v73, s[4:5]
695C  v_cndmask_b32_e32 v50, v50, v80, vcc
6960  v_cndmask_b32_e32 v75, v76, v81, vcc
6964  v_addc_co_u32_e64 v76, vcc, v78, v77, s[4:5]
696C  v_cmp_lt_u32_e32 vcc, s14, v74
6970  v_cmp_lt_u32_e64 s[2:3], s15, v74
6978  v_max_u32_e32 v74, v74, v69
697C  v_or_b32_e32 v73, 0x7000000, v75
6984  v_cndmask_b32_e64 v69, v74, v69, s[2:3]
698C  v_and_b32_e32 v74, 0x80000000, v59
6994  v_cndmask_b32_e32 v73, v75, v73, vcc
6998  v_and_b32_e32 v77, 0x80000000, v58
69A0  v_cmp_lt_u32_e64 s[4:5], s15, v72
69A8  v_cndmask_b32_e64 v74, v74, 0, s[2:3]
69B0  v_cndmask_b32_e64 v75, 0, 1, s[2:3]
69B8  v_cndmask_b32_e64 v77, v77, 0, s[4:5]
69C0  v_or_b32_e32 v78, 0x70000000, v73
69C8  v_cndmask_b32_e32 v59, v59, v74, vcc
69CC  v_cmp_lt_u32_e32 vcc, s14, v72
69D0  v_max_u32_e32 v72, v72, v69
69D4  v_cndmask_b32_e64 v69, v72, v69, s[4:5]
69DC  v_cndmask_b32_e32 v58, v58, v77, vcc
69E0  v_cndmask_b32_e32 v92, v73, v78, vcc
69E4  v_addc_co_u32_e64 v73, vcc, v76, v75, s[4:5]
69EC  v_mov_b32_e32 v72, 0x7f800000
69F4  v_cmp_ne_u32_e32 vcc, 32, v73
69F8  s_nop 1
69FC  v_cndmask_b32_e32 v105, v72, v69, vcc
6A00  s_or_b64 exec, exec, s[10:11]
6A04  v_cmp_ne_u32_e32 vcc, 0, v105
6A08  v_mov_b32_e32 v72, 0x7f
6A10  s_and_saveexec_b64 s[2:3], vcc
6A14  s_cbranch_execz 15
6A18  v_add_u32_e32 v69, s41, v105
6A1C  s_mov_b32 s4, 0x17fffff
6A24  v_lshrrev_b32_e32 v72, 23, v69
6A28  v_add_u32_e32 v72, -2, v72
6A2C  v_cmp_lt_u32_e32 vcc, s4, v69
6A30  s_mov_b32 s4, 0x7f800000
6A38  s_nop 0
6A3C  v_cndmask_b32_e32 v69, 0, v72, vcc
6A40  v_cmp_eq_u32_e32 vcc, s4, v105
6A44  v_mov_b32_e32 v72, 0xfe
6A4C  s_and_b64 vcc, s[18:19], vcc
6A50  v_cndmask_b32_e32 v72, v69, v72, vcc
6A54  s_or_b64 exec, exec, s[2:3]
6A58  v_cmp_eq_u32_e32 vcc, 0, v72
6A5C  s_cbranch_vccz 37
6A60  s_nop 0
6A64  v_cndmask_b32_e64 v74, 1.0, 2.0, vcc
6A6C  v_pk_mul_f32 v[40:41], v[74:75], v[40:41] op_sel_hi:[0,1]
6A74  v_pk_mul_f32 v[48:49], v[74:75], v[48:49] op_sel_hi:[0,1]
6A7C  v_pk_mul_f32 v[38:39], v[74:75], v[38:39] op_sel_hi:[0,1]
6A84  v_pk_mul_f32 v[46:47], v[74:75], v[46:47] op_sel_hi:[0,1]
6A8C  v_pk_mul_f32 v[36:37], v[74:75], v[36:37] op_sel_hi:[0,1]
6A94  v_pk_mul_f32 v[44:45], v[74:75], v[44:45] op_sel_hi:[0,1]
6A9C  v_pk_mul_f32 v[34:35], v[74:75], v[34:35] op_sel_hi:[0,1]
6AA4  v_pk_mul_f32 v[42:43], v[74:75], v[42:43] op_sel_hi:[0,1]
6AAC  v_pk_mul_f32 v[56:57], v[74:75], v[56:57] op_sel_hi:[0,1]
6AB4  v_pk_mul_f32 v[64:65], v[74:75], v[64:65] op_sel_hi:[0,1]
6ABC  v_pk_mul_f32 v[54:55], v[74:75], v[54:55] op_sel_hi:[0,1]
6AC4  v_pk_mul_f32 v[62:63], v[74:75], v[62:63] op_sel_hi:[0,1]
6ACC  v_pk_mul_f32 v[52:53], v[74:75], v[52:53] op_sel_hi:[0,1]
6AD4  v_pk_mul_f32 v[60:61], v[74:75], v[60:61] op_sel_hi:[0,1]
6ADC  v_pk_mul_f32 v[50:51], v[74:75], v[50:51] op_sel_hi:[0,1]
6AE4  v_pk_mul_f32 v[58:59], v[74:75], v[58:59] op_sel_hi:[0,1]
6AEC  v_max_u32_e32 v69, 1, v72
6AF0  s_branch 1
6AF4  v_mov_b32_e32 v69, v72
6AF8  v_mov_b32_e32 v74, 0
6AFC  v_mov_b32_e32 v75, 0
6B00  v_lshlrev_b32_e32 v73, 23, v69
6B04  v_cvt_scalef32_pk_fp4_f32 v74, v41, v40, v73
6B0C  v_cvt_scalef32_pk_fp4_f32 v75, v39, v38, v73 op_sel:[0,0,0,1]
6B14  v_cvt_scalef32_pk_fp4_f32 v74, v49, v48, v73 op_sel:[0,0,1,0]
6B1C  v_cvt_scalef32_pk_fp4_f32 v75, v47, v46, v73 op_sel:[0,0,1,1]
6B24  s_nop 0
6B28  v_mov_b32_e32 v39, 0
6B2C  v_mov_b32_e32 v40, 0
6B30  v_cvt_scalef32_pk_fp4_f32 v39, v37, v36, v73
6B38  v_cvt_scalef32_pk_fp4_f32 v40, v35, v34, v73 op_sel:[0,0,0,1]
6B40  v_cvt_scalef32_pk_fp4_f32 v39, v45, v44, v73 op_sel:[0,0,1,0]
6B48  v_cvt_scalef32_pk_fp4_f32 v40, v43, v42, v73 op_sel:[0,0,1,1]
6B50  s_nop 0
6B54  v_mov_b32_e32 v34, 0
6B58  v_mov_b32_e32 v35, 0
6B5C  v_cvt_scalef32_pk_fp4_f32 v34, v57, v56, v73
6B64  v_cvt_scalef32_pk_fp4_f32 v35, v55, v54, v73 op_sel:[0,0,0,1]
6B6C  v_cvt_scalef32_pk_fp4_f32 v34, v65, v64, v73 op_sel:[0,0,1,0]
6B74  v_cvt_scalef32_pk_fp4_f32 v35, v63, v62, v73 op_sel:[0,0,1,1]
6B7C  s_nop 0
6B80  v_or3_b32 v39, v40, v71, v39
6B88  v_or3_b32 v40, v35, v79, v34
6B90  v_mov_b32_e32 v34, 0
6B94  v_mov_b32_e32 v35, 0
6B98  v_cvt_scalef32_pk_fp4_f32 v34, v53, v52, v73
6BA0  v_cvt_scalef32_pk_fp4_f32 v35, v51, v50, v73 op_sel:[0,0,0,1]
6BA8  v_cvt_scalef32_pk_fp4_f32 v34, v61, v60, v73 op_sel:[0,0,1,0]
6BB0  v_cvt_scalef32_pk_fp4_f32 v35, v59, v58, v73 op_sel:[0,0,1,1]
6BB8  s_nop 0
6BBC  v_and_b32_e32 v3, 0xffff0000, v3
6BC4  v_or3_b32 v41, v35, v92, v34
6BCC  v_lshlrev_b32_e32 v35, 2, v68
6BD0  v_bitop3_b32 v34, v35, v1, v67 bitop3:0xf6
6BD8  v_and_b32_e32 v2, 0xffff0000, v2
6BE0  v_and_b32_e32 v5, 0xffff0000, v5
6BE8  v_and_b32_e32 v4, 0xffff0000, v4
6BF0  v_and_b32_e32 v7, 0xffff0000, v7
6BF8  v_and_b32_e32 v6, 0xffff0000, v6
6C00  v_and_b32_e32 v9, 0xffff0000, v9
6C08  v_and_b32_e32 v8, 0xffff0000, v8
6C10  v_and_b32_e32 v11, 0xffff0000, v11
6C18  v_and_b32_e32 v10, 0xffff0000, v10
6C20  v_and_b32_e32 v13, 0xffff0000, v13
6C28  v_and_b32_e32 v12, 0xffff0000, v12
6C30  v_and_b32_e32 v15, 0xffff0000, v15
6C38  v_and_b32_e32 v14, 0xffff0000, v14
6C40  v_and_b32_e32 v17, 0xffff0000, v17
6C48  v_and_b32_e32 v16, 0xffff0000, v16
6C50  v_and_b32_e32 v19, 0xffff0000, v19
6C58  v_and_b32_e32 v18, 0xffff0000, v18
6C60  v_and_b32_e32 v21, 0xffff0000, v21
6C68  v_and_b32_e32 v20, 0xffff0000, v20
6C70  v_and_b32_e32 v23, 0xffff0000, v23
6C78  v_and_b32_e32 v22, 0xffff0000, v22
6C80  v_and_b32_e32 v25, 0xffff0000, v25
6C88  v_and_b32_e32 v24, 0xffff0000, v24
6C90  v_and_b32_e32 v27, 0xffff0000, v27
6C98  v_and_b32_e32 v26, 0xffff0000, v26
6CA0  v_and_b32_e32 v29, 0xffff0000, v29
6CA8  v_and_b32_e32 v28, 0xffff0000, v28
6CB0  v_and_b32_e32 v31, 0xffff0000, v31
6CB8  v_and_b32_e32 v30, 0xffff0000, v30
6CC0  v_and_b32_e32 v33, 0xffff0000, v33
6CC8  v_and_b32_e32 v32, 0xffff0000, v32
6CD0  v_mov_b32_e32 v69, 0
6CD4  v_or3_b32 v38, v75, v70, v74
6CDC  v_lshlrev_b32_e32 v34, 4, v34
6CE0  v_or_b32_e32 v1, v35, v1
6CE4  s_andn2_b64 vcc, exec, s[8:9]
6CE8  ds_write_b128 v34, v[38:41] offset:32768
6CF0  ds_write_b8 v1, v72 offset:40960
6CF8  s_cbranch_vccnz 95
6CFC  s_lshl_b32 s2, s42, 31
6D00  s_lshl_b32 s3, s42, 30
6D04  v_bfrev_b32_e32 v35, 1
6D08  v_xor_b32_e32 v2, s2, v2
6D0C  s_lshl_b32 s2, s42, 29
6D10  v_bitop3_b32 v3, v3, s3, v35 bitop3:0x78
6D18  s_lshl_b32 s3, s42, 28
6D1C  v_bitop3_b32 v4, v4, s2, v35 bitop3:0x78
6D24  s_lshl_b32 s2, s42, 27
6D28  v_bitop3_b32 v5, v5, s3, v35 bitop3:0x78
6D30  s_lshl_b32 s3, s42, 26
6D34  v_bitop3_b32 v6, v6, s2, v35 bitop3:0x78
6D3C  s_lshl_b32 s2, s42, 25
6D40  v_bitop3_b32 v7, v7, s3, v35 bitop3:0x78
6D48  s_lshl_b32 s3, s42, 24
6D4C  v_bitop3_b32 v8, v8, s2, v35 bitop3:0x78
6D54  s_lshl_b32 s2, s42, 23
6D58  v_bitop3_b32 v9, v9, s3, v35 bitop3:0x78
6D60  s_lshl_b32 s3, s42, 22
6D64  v_bitop3_b32 v10, v10, s2, v35 bitop3:0x78
6D6C  s_lshl_b32 s2, s42, 21
6D70  v_bitop3_b32 v11, v11, s3, v35 bitop3:0x78
6D78  s_lshl_b32 s3, s42, 20
6D7C  v_bitop3_b32 v12, v12, s2, v35 bitop3:0x78
6D84  s_lshl_b32 s2, s42, 19
6D88  v_bitop3_b32 v13, v13, s3, v35 bitop3:0x78
6D90  s_lshl_b32 s3, s42, 18
6D94  v_bitop3_b32 v14, v14, s2, v35 bitop3:0x78
6D9C  s_lshl_b32 s2, s42, 17
6DA0  v_bitop3_b32 v15, v15, s3, v35 bitop3:0x78
6DA8  s_lshl_b32 s3, s42, 16
6DAC  v_bitop3_b32 v16, v16, s2, v35 bitop3:0x78
6DB4  s_lshl_b32 s2, s42, 15
6DB8  v_bitop3_b32 v17, v17, s3, v35 bitop3:0x78
6DC0  s_lshl_b32 s3, s42, 14
6DC4  v_bitop3_b32 v18, v18, s2, v35 bitop3:0x78
6DCC  s_lshl_b32 s2, s42, 13
6DD0  v_bitop3_b32 v19, v19, s3, v35 bitop3:0x78
6DD8  s_lshl_b32 s3, s42, 12
6DDC  v_bitop3_b32 v20, v20, s2, v35 bitop3:0x78
6DE4  s_lshl_b32 s2, s42, 11
6DE8  v_bitop3_b32 v21, v21, s3, v35 bitop3:0x78
6DF0  s_lshl_b32 s3, s42, 10
6DF4  v_bitop3_b32 v22, v22, s2, v35 bitop3:0x78
6DFC  s_lshl_b32 s2, s42, 9
6E00  v_bitop3_b32 v23, v23, s3, v35 bitop3:0x78
6E08  s_lshl_b32 s3, s42, 8
6E0C  v_bitop3_b32 v24, v24, s2, v35 bitop3:0x78
6E14  s_lshl_b32 s2, s42, 7
6E18  v_bitop3_b32 v25, v25, s3, v35 bitop3:0x78
6E20  s_lshl_b32 s3, s42, 6
6E24  v_bitop3_b32 v26, v26, s2, v35 bitop3:0x78
6E2C  s_lshl_b32 s2, s42, 5
6E30  v_bitop3_b32 v27, v27, s3, v35 bitop3:0x78
6E38  s_lshl_b32 s3, s42, 4
6E3C  v_bitop3_b32 v28, v28, s2, v35 bitop3:0x78
6E44  s_lshl_b32 s2, s42, 3
6E48  v_bitop3_b32 v29, v29, s3, v35 bitop3:0x78
6E50  s_lshl_b32 s3, s42, 2
6E54  v_bitop3_b32 v30, v30, s2, v35 bitop3:0x78
6E5C  s_lshl_b32 s2, s42, 1
6E60  v_bitop3_b32 v31, v31, s3, v35 bitop3:0x78
6E68  v_bitop3_b32 v33, v33, s42, v35 bitop3:0x78
6E70  v_bitop3_b32 v32, v32, s2, v35 bitop3:0x78
6E78  v_pk_add_f32 v[36:37], v[2:3], v[2:3] op_sel_hi:[0,1]
6E80  v_pk_add_f32 v[38:39], v[2:3], v[2:3] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6E88  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel_hi:[0,1]
6E90  v_pk_add_f32 v[40:41], v[4:5], v[4:5] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6E98  v_pk_add_f32 v[4:5], v[6:7], v[6:7] op_sel_hi:[0,1]
6EA0  v_pk_add_f32 v[42:43], v[6:7], v[6:7] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6EA8  v_pk_add_f32 v[6:7], v[8:9], v[8:9] op_sel_hi:[0,1]
6EB0  v_pk_add_f32 v[44:45], v[8:9], v[8:9] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6EB8  v_pk_add_f32 v[8:9], v[10:11], v[10:11] op_sel_hi:[0,1]
6EC0  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6EC8  v_pk_add_f32 v[46:47], v[12:13], v[12:13] op_sel_hi:[0,1]
6ED0  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6ED8  v_pk_add_f32 v[48:49], v[14:15], v[14:15] op_sel_hi:[0,1]
6EE0  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6EE8  v_pk_add_f32 v[50:51], v[16:17], v[16:17] op_sel_hi:[0,1]
6EF0  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6EF8  v_mov_b32_e32 v39, v37
6EFC  v_mov_b32_e32 v41, v3
6F00  v_mov_b32_e32 v43, v5
6F04  v_mov_b32_e32 v45, v7
6F08  v_mov_b32_e32 v11, v9
6F0C  v_mov_b32_e32 v13, v47
6F10  v_mov_b32_e32 v15, v49
6F14  v_mov_b32_e32 v17, v51
6F18  v_pk_add_f32 v[36:37], v[38:39], v[40:41]
6F20  v_pk_add_f32 v[4:5], v[42:43], v[44:45]
6F28  v_pk_add_f32 v[8:9], v[10:11], v[12:13]
6F30  v_pk_add_f32 v[46:47], v[14:15], v[16:17]
6F38  v_pk_add_f32 v[6:7], v[36:37], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
6F40  v_pk_add_f32 v[48:49], v[8:9], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
6F48  v_pk_add_f32 v[36:37], v[36:37], v[4:5]
6F50  v_pk_add_f32 v[8:9], v[8:9], v[46:47]
6F58  v_pk_add_f32 v[12:13], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6F60  v_pk_add_f32 v[4:5], v[36:37], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6F68  v_pk_add_f32 v[8:9], v[36:37], v[8:9]
6F70  v_pk_add_f32 v[36:37], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
6F78  v_pk_add_f32 v[38:39], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
6F80  v_pk_add_f32 v[16:17], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6F88  s_mov_b32 s2, 0x3e800000
6F90  v_pk_add_f32 v[14:15], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
6F98  v_pk_add_f32 v[40:41], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6FA0  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
6FA8  v_pk_add_f32 v[16:17], v[12:13], v[16:17]
6FB0  v_pk_add_f32 v[72:73], v[32:33], v[32:33] op_sel_hi:[0,1]
6FB8  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
6FC0  v_pk_add_f32 v[12:13], v[36:37], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6FC8  v_pk_add_f32 v[16:17], v[36:37], v[16:17]
6FD0  v_pk_add_f32 v[52:53], v[18:19], v[18:19] op_sel_hi:[0,1]
6FD8  v_pk_add_f32 v[74:75], v[18:19], v[18:19] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6FE0  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel_hi:[0,1]
6FE8  v_pk_add_f32 v[2:3], v[6:7], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
6FF0  v_pk_add_f32 v[6:7], v[6:7], v[48:49]
6FF8  v_and_b32_e32 v72, 0x7fffffff, v9
7000  v_and_b32_e32 v70, 0x7fffffff, v8
7008  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
7010  v_pk_add_f32 v[62:63], v[30:31], v[30:31] op_sel_hi:[0,1]
7018  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
7020  v_max_u32_e32 v18, v70, v72
7024  v_pk_add_f32 v[10:11], v[14:15], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
702C  v_pk_add_f32 v[14:15], v[14:15], v[40:41]
7034  v_and_b32_e32 v71, 0x7fffffff, v17
703C  v_and_b32_e32 v68, 0x7fffffff, v16
7044  v_and_b32_e32 v65, 0x7fffffff, v7
704C  v_and_b32_e32 v62, 0x7fffffff, v6
7054  v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
705C  v_max3_u32 v18, v68, v71, v18
7064  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
706C  v_and_b32_e32 v64, 0x7fffffff, v15
7074  v_and_b32_e32 v61, 0x7fffffff, v14
707C  v_max3_u32 v18, v62, v65, v18
7084  v_pk_add_f32 v[76:77], v[20:21], v[20:21] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
708C  v_pk_add_f32 v[20:21], v[22:23], v[22:23] op_sel_hi:[0,1]
7094  v_pk_add_f32 v[78:79], v[22:23], v[22:23] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
709C  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel_hi:[0,1]
70A4  v_pk_add_f32 v[80:81], v[24:25], v[24:25] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
70AC  v_pk_add_f32 v[24:25], v[26:27], v[26:27] op_sel_hi:[0,1]
70B4  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
70BC  v_pk_add_f32 v[54:55], v[28:29], v[28:29] op_sel_hi:[0,1]
70C4  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
70CC  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
70D4  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
70DC  v_and_b32_e32 v59, 0x7fffffff, v5
70E4  v_and_b32_e32 v57, 0x7fffffff, v4
70EC  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
70F4  v_max3_u32 v18, v61, v64, v18
70FC  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
7104  v_max3_u32 v18, v57, v59, v18
710C  v_and_b32_e32 v60, 0x7fffffff, v13
7114  v_and_b32_e32 v58, 0x7fffffff, v12
711C  v_mov_b32_e32 v75, v53
7120  v_mov_b32_e32 v77, v19
7124  v_mov_b32_e32 v79, v21
7128  v_mov_b32_e32 v81, v23
712C  v_mov_b32_e32 v27, v25
7130  v_mov_b32_e32 v29, v55
7134  v_mov_b32_e32 v31, v63
7138  v_mov_b32_e32 v33, v73
713C  v_and_b32_e32 v52, 0x7fffffff, v3
7144  v_and_b32_e32 v48, 0x7fffffff, v2
714C  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
7154  v_max3_u32 v18, v58, v60, v18
715C  v_pk_add_f32 v[36:37], v[74:75], v[76:77]
7164  v_pk_add_f32 v[20:21], v[78:79], v[80:81]
716C  v_pk_add_f32 v[24:25], v[26:27], v[28:29]
7174  v_pk_add_f32 v[38:39], v[30:31], v[32:33]
717C  v_max3_u32 v18, v48, v52, v18
7184  v_and_b32_e32 v54, 0x7fffffff, v11
718C  v_and_b32_e32 v49, 0x7fffffff, v10
7194  v_pk_add_f32 v[22:23], v[36:37], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
719C  v_pk_add_f32 v[40:41], v[24:25], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
71A4  v_max3_u32 v35, v49, v54, v18
71AC  v_pk_add_f32 v[18:19], v[22:23], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
71B4  v_pk_add_f32 v[22:23], v[22:23], v[40:41]
71BC  v_pk_add_f32 v[36:37], v[36:37], v[20:21]
71C4  v_pk_add_f32 v[24:25], v[24:25], v[38:39]
71CC  v_pk_add_f32 v[40:41], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
71D4  v_pk_add_f32 v[50:51], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
71DC  v_pk_add_f32 v[28:29], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
71E4  v_pk_add_f32 v[32:33], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
71EC  v_pk_add_f32 v[20:21], v[36:37], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
71F4  v_pk_add_f32 v[24:25], v[36:37], v[24:25]
71FC  v_pk_add_f32 v[30:31], v[40:41], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
7204  v_pk_add_f32 v[74:75], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
720C  v_pk_add_f32 v[40:41], v[40:41], v[50:51]
7214  v_pk_add_f32 v[32:33], v[28:29], v[32:33]
721C  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
7224  v_pk_add_f32 v[28:29], v[40:41], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
722C  v_pk_add_f32 v[32:33], v[40:41], v[32:33]
7234  v_and_b32_e32 v56, 0x7fffffff, v25
723C  v_and_b32_e32 v53, 0x7fffffff, v24
7244  v_pk_mul_f32 v[32:33], v[32:33], s[2:3] op_sel_hi:[1,0]
724C  v_pk_mul_f32 v[22:23], v[22:23], s[2:3] op_sel_hi:[1,0]
7254  v_max3_u32 v36, v53, v56, v35
725C  v_pk_add_f32 v[26:27], v[30:31], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
7264  v_pk_add_f32 v[30:31], v[30:31], v[74:75]
726C  v_and_b32_e32 v55, 0x7fffffff, v33
7274  v_and_b32_e32 v51, 0x7fffffff, v32
727C  v_and_b32_e32 v47, 0x7fffffff, v23
7284  v_and_b32_e32 v45, 0x7fffffff, v22
728C  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
7294  v_max3_u32 v36, v51, v55, v36
729C  v_pk_mul_f32 v[20:21], v[20:21], s[2:3] op_sel_hi:[1,0]
72A4  v_and_b32_e32 v46, 0x7fffffff, v31
72AC  v_and_b32_e32 v44, 0x7fffffff, v30
72B4  v_max3_u32 v36, v45, v47, v36
72BC  v_and_b32_e32 v42, 0x7fffffff, v21
72C4  v_and_b32_e32 v39, 0x7fffffff, v20
72CC  v_pk_mul_f32 v[28:29], v[28:29], s[2:3] op_sel_hi:[1,0]
72D4  v_max3_u32 v36, v44, v46, v36
72DC  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
72E4  v_max3_u32 v36, v39, v42, v36
72EC  v_and_b32_e32 v43, 0x7fffffff, v29
72F4  v_and_b32_e32 v40, 0x7fffffff, v28
72FC  v_and_b32_e32 v37, 0x7fffffff, v19
7304  v_and_b32_e32 v35, 0x7fffffff, v18
730C  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
7314  v_max3_u32 v36, v40, v43, v36
731C  v_max3_u32 v41, v35, v37, v36
7324  v_and_b32_e32 v38, 0x7fffffff, v27
732C  v_and_b32_e32 v36, 0x7fffffff, v26
7334  v_max3_u32 v73, v36, v38, v41
733C  s_mov_b32 s10, 0x7f7fffff
7344  v_cmp_lt_u32_e32 vcc, s10, v73
7348  v_mov_b32_e32 v41, 0
734C  v_mov_b32_e32 v50, 0
7350  v_mov_b32_e32 v63, 0
7354  s_and_saveexec_b64 s[8:9], vcc
7358  s_cbranch_execz 515
735C  s_mov_b32 s11, 0x7f800000
7364  v_cmp_lt_u32_e64 s[2:3], s11, v72
736C  v_and_b32_e32 v63, 0x80000000, v9
7374  v_cmp_lt_u32_e32 vcc, s10, v72
7378  v_and_b32_e32 v69, 0x80000000, v8
7380  v_cmp_lt_u32_e64 s[4:5], s11, v70
7388  v_cndmask_b32_e64 v63, v63, 0, s[2:3]
7390  v_cndmask_b32_e64 v41, 0, 7, vcc
7398  v_cndmask_b32_e64 v50, v72, 0, s[2:3]
73A0  v_cndmask_b32_e64 v69, v69, 0, s[4:5]
73A8  v_cndmask_b32_e32 v9, v9, v63, vcc
73AC  v_cmp_lt_u32_e32 vcc, s10, v70
73B0  v_or_b32_e32 v72, 0x70, v41
73B8  v_cndmask_b32_e64 v63, 0, 1, s[4:5]
73C0  v_cndmask_b32_e32 v8, v8, v69, vcc
73C4  v_max_u32_e32 v69, v70, v50
73C8  v_cndmask_b32_e64 v50, v69, v50, s[4:5]
73D0  v_cndmask_b32_e32 v41, v41, v72, vcc
73D4  v_addc_co_u32_e64 v63, vcc, 0, v63, s[2:3]
73DC  v_cmp_lt_u32_e64 s[2:3], s11, v71
73E4  v_max_u32_e32 v70, v71, v50
73E8  v_or_b32_e32 v69, 0x700, v41
73F0  v_cmp_lt_u32_e32 vcc, s10, v71
73F4  v_cndmask_b32_e64 v50, v70, v50, s[2:3]
73FC  v_and_b32_e32 v70, 0x80000000, v17
7404  v_cndmask_b32_e32 v41, v41, v69, vcc
7408  v_and_b32_e32 v71, 0x80000000, v16
7410  v_cmp_lt_u32_e64 s[4:5], s11, v68
7418  v_cndmask_b32_e64 v70, v70, 0, s[2:3]
7420  v_cndmask_b32_e64 v69, 0, 1, s[2:3]
7428  v_cndmask_b32_e64 v71, v71, 0, s[4:5]
7430  v_or_b32_e32 v72, 0x7000, v41
7438  v_cndmask_b32_e32 v17, v17, v70, vcc
743C  v_cmp_lt_u32_e32 vcc, s10, v68
7440  v_max_u32_e32 v68, v68, v50
7444  v_cndmask_b32_e64 v50, v68, v50, s[4:5]
744C  v_cndmask_b32_e32 v16, v16, v71, vcc
7450  v_cndmask_b32_e32 v41, v41, v72, vcc
7454  v_addc_co_u32_e64 v63, vcc, v63, v69, s[4:5]
745C  v_cmp_lt_u32_e32 vcc, s10, v65
7460  v_cmp_lt_u32_e64 s[2:3], s11, v65
7468  v_max_u32_e32 v65, v65, v50
746C  v_or_b32_e32 v68, 0x70000, v41
7474  v_cndmask_b32_e64 v50, v65, v50, s[2:3]
747C  v_and_b32_e32 v65, 0x80000000, v7
7484  v_cndmask_b32_e32 v41, v41, v68, vcc
7488  v_and_b32_e32 v69, 0x80000000, v6
7490  v_cmp_lt_u32_e64 s[4:5], s11, v62
7498  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
74A0  v_cndmask_b32_e64 v68, 0, 1, s[2:3]
74A8  v_cndmask_b32_e64 v69, v69, 0, s[4:5]
74B0  v_or_b32_e32 v70, 0x700000, v41
74B8  v_cndmask_b32_e32 v7, v7, v65, vcc
74BC  v_cmp_lt_u32_e32 vcc, s10, v62
74C0  v_max_u32_e32 v62, v62, v50
74C4  v_cndmask_b32_e64 v50, v62, v50, s[4:5]
74CC  v_cndmask_b32_e32 v6, v6, v69, vcc
74D0  v_cndmask_b32_e32 v41, v41, v70, vcc
74D4  v_addc_co_u32_e64 v63, vcc, v63, v68, s[4:5]
74DC  v_cmp_lt_u32_e32 vcc, s10, v64
74E0  v_cmp_lt_u32_e64 s[2:3], s11, v64
74E8  v_max_u32_e32 v64, v64, v50
74EC  v_or_b32_e32 v62, 0x7000000, v41
74F4  v_cndmask_b32_e64 v50, v64, v50, s[2:3]
74FC  v_and_b32_e32 v64, 0x80000000, v15
7504  v_cndmask_b32_e32 v41, v41, v62, vcc
7508  v_and_b32_e32 v65, 0x80000000, v14
7510  v_cmp_lt_u32_e64 s[4:5], s11, v61
7518  v_cndmask_b32_e64 v64, v64, 0, s[2:3]
7520  v_cndmask_b32_e64 v62, 0, 1, s[2:3]
7528  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
7530  v_or_b32_e32 v68, 0x70000000, v41
7538  v_cndmask_b32_e32 v15, v15, v64, vcc
753C  v_cmp_lt_u32_e32 vcc, s10, v61
7540  v_max_u32_e32 v61, v61, v50
7544  v_cndmask_b32_e64 v50, v61, v50, s[4:5]
754C  v_cndmask_b32_e32 v14, v14, v65, vcc
7550  v_cndmask_b32_e32 v69, v41, v68, vcc
7554  v_addc_co_u32_e64 v41, vcc, v63, v62, s[4:5]
755C  v_cmp_lt_u32_e32 vcc, s10, v59
7560  v_cmp_lt_u32_e64 s[2:3], s11, v59
7568  v_max_u32_e32 v59, v59, v50
756C  v_cndmask_b32_e64 v61, 0, 7, vcc
7574  v_cndmask_b32_e64 v50, v59, v50, s[2:3]
757C  v_and_b32_e32 v59, 0x80000000, v5
7584  v_and_b32_e32 v63, 0x80000000, v4
758C  v_cmp_lt_u32_e64 s[4:5], s11, v57
7594  v_cndmask_b32_e64 v59, v59, 0, s[2:3]
759C  v_cndmask_b32_e64 v62, 0, 1, s[2:3]
75A4  v_cndmask_b32_e64 v63, v63, 0, s[4:5]
75AC  v_or_b32_e32 v64, 0x70, v61
75B4  v_cndmask_b32_e32 v5, v5, v59, vcc
75B8  v_cmp_lt_u32_e32 vcc, s10, v57
75BC  v_max_u32_e32 v57, v57, v50
75C0  v_cndmask_b32_e64 v50, v57, v50, s[4:5]
75C8  v_cndmask_b32_e32 v4, v4, v63, vcc
75CC  v_cndmask_b32_e32 v59, v61, v64, vcc
75D0  v_addc_co_u32_e64 v41, vcc, v41, v62, s[4:5]
75D8  v_cmp_lt_u32_e32 vcc, s10, v60
75DC  v_cmp_lt_u32_e64 s[2:3], s11, v60
75E4  v_max_u32_e32 v60, v60, v50
75E8  v_or_b32_e32 v57, 0x700, v59
75F0  v_cndmask_b32_e64 v50, v60, v50, s[2:3]
75F8  v_and_b32_e32 v60, 0x80000000, v13
7600  v_cndmask_b32_e32 v57, v59, v57, vcc
7604  v_and_b32_e32 v61, 0x80000000, v12
760C  v_cmp_lt_u32_e64 s[4:5], s11, v58
7614  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
761C  v_cndmask_b32_e64 v59, 0, 1, s[2:3]
7624  v_cndmask_b32_e64 v61, v61, 0, s[4:5]
762C  v_or_b32_e32 v62, 0x7000, v57
7634  v_cndmask_b32_e32 v13, v13, v60, vcc
7638  v_cmp_lt_u32_e32 vcc, s10, v58
763C  v_max_u32_e32 v58, v58, v50
7640  v_cndmask_b32_e64 v50, v58, v50, s[4:5]
7648  v_cndmask_b32_e32 v12, v12, v61, vcc
764C  v_cndmask_b32_e32 v57, v57, v62, vcc
7650  v_addc_co_u32_e64 v41, vcc, v41, v59, s[4:5]
7658  v_cmp_lt_u32_e32 vcc, s10, v52
765C  v_cmp_lt_u32_e64 s[2:3], s11, v52
7664  v_max_u32_e32 v52, v52, v50
7668  v_or_b32_e32 v58, 0x70000, v57
7670  v_cndmask_b32_e64 v50, v52, v50, s[2:3]
7678  v_and_b32_e32 v52, 0x80000000, v3
7680  v_cndmask_b32_e32 v57, v57, v58, vcc
7684  v_and_b32_e32 v59, 0x80000000, v2
768C  v_cmp_lt_u32_e64 s[4:5], s11, v48
7694  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
769C  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
76A4  v_cndmask_b32_e64 v59, v59, 0, s[4:5]
76AC  v_or_b32_e32 v60, 0x700000, v57
76B4  v_cndmask_b32_e32 v3, v3, v52, vcc
76B8  v_cmp_lt_u32_e32 vcc, s10, v48
76BC  v_cmp_lt_u32_e64 s[2:3], s11, v54
76C4  s_nop 0
76C8  v_cndmask_b32_e32 v2, v2, v59, vcc
76CC  v_cndmask_b32_e32 v52, v57, v60, vcc
76D0  v_addc_co_u32_e64 v57, vcc, v41, v58, s[4:5]
76D8  v_max_u32_e32 v41, v48, v50
76DC  v_cndmask_b32_e64 v41, v41, v50, s[4:5]
76E4  v_or_b32_e32 v48, 0x7000000, v52
76EC  v_cmp_lt_u32_e32 vcc, s10, v54
76F0  v_cmp_lt_u32_e64 s[4:5], s11, v49
76F8  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
7700  v_cndmask_b32_e32 v48, v52, v48, vcc
7704  v_max_u32_e32 v52, v54, v41
7708  v_cndmask_b32_e64 v52, v52, v41, s[2:3]
7710  v_and_b32_e32 v41, 0x80000000, v11
7718  v_cndmask_b32_e64 v41, v41, 0, s[2:3]
7720  v_and_b32_e32 v54, 0x80000000, v10
7728  v_cndmask_b32_e32 v11, v11, v41, vcc
772C  v_cmp_lt_u32_e32 vcc, s10, v49
7730  v_max_u32_e32 v49, v49, v52
7734  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
773C  v_or_b32_e32 v58, 0x70000000, v48
7744  v_cndmask_b32_e64 v49, v49, v52, s[4:5]
774C  v_cndmask_b32_e32 v10, v10, v54, vcc
7750  v_cndmask_b32_e32 v41, v48, v58, vcc
7754  v_addc_co_u32_e64 v48, vcc, v57, v50, s[4:5]
775C  v_cmp_lt_u32_e64 s[2:3], s11, v56
7764  v_max_u32_e32 v54, v56, v49
7768  v_cmp_lt_u32_e32 vcc, s10, v56
776C  v_cndmask_b32_e64 v49, v54, v49, s[2:3]
7774  v_and_b32_e32 v54, 0x80000000, v25
777C  v_cndmask_b32_e64 v50, 0, 7, vcc
7784  v_and_b32_e32 v56, 0x80000000, v24
778C  v_cmp_lt_u32_e64 s[4:5], s11, v53
7794  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
779C  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
77A4  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
77AC  v_or_b32_e32 v57, 0x70, v50
77B4  v_cndmask_b32_e32 v25, v25, v54, vcc
77B8  v_cmp_lt_u32_e32 vcc, s10, v53
77BC  v_cmp_lt_u32_e64 s[2:3], s11, v55
77C4  v_and_b32_e32 v54, 0x80000000, v32
77CC  v_cndmask_b32_e32 v24, v24, v56, vcc
77D0  v_cndmask_b32_e32 v50, v50, v57, vcc
77D4  v_addc_co_u32_e64 v48, vcc, v48, v52, s[4:5]
77DC  v_max_u32_e32 v52, v53, v49
77E0  v_cndmask_b32_e64 v49, v52, v49, s[4:5]
77E8  v_max_u32_e32 v53, v55, v49
77EC  v_or_b32_e32 v52, 0x700, v50
77F4  v_cmp_lt_u32_e32 vcc, s10, v55
77F8  v_cndmask_b32_e64 v49, v53, v49, s[2:3]
7800  v_and_b32_e32 v53, 0x80000000, v33
7808  v_cndmask_b32_e32 v50, v50, v52, vcc
780C  v_cmp_lt_u32_e64 s[4:5], s11, v51
7814  v_cndmask_b32_e64 v53, v53, 0, s[2:3]
781C  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
7824  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
782C  v_or_b32_e32 v55, 0x7000, v50
7834  v_cndmask_b32_e32 v33, v33, v53, vcc
7838  v_cmp_lt_u32_e32 vcc, s10, v51
783C  v_max_u32_e32 v51, v51, v49
7840  v_cndmask_b32_e64 v49, v51, v49, s[4:5]
7848  v_cndmask_b32_e32 v32, v32, v54, vcc
784C  v_cndmask_b32_e32 v50, v50, v55, vcc
7850  v_addc_co_u32_e64 v48, vcc, v48, v52, s[4:5]
7858  v_cmp_lt_u32_e32 vcc, s10, v47
785C  v_cmp_lt_u32_e64 s[2:3], s11, v47
7864  v_max_u32_e32 v47, v47, v49
7868  v_or_b32_e32 v51, 0x70000, v50
7870  v_cndmask_b32_e64 v47, v47, v49, s[2:3]
7878  v_and_b32_e32 v49, 0x80000000, v23
7880  v_cndmask_b32_e32 v50, v50, v51, vcc
7884  v_and_b32_e32 v52, 0x80000000, v22
788C  v_cmp_lt_u32_e64 s[4:5], s11, v45
7894  v_cndmask_b32_e64 v49, v49, 0, s[2:3]
789C  v_cndmask_b32_e64 v51, 0, 1, s[2:3]
78A4  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
78AC  v_or_b32_e32 v53, 0x700000, v50
78B4  v_cndmask_b32_e32 v23, v23, v49, vcc
78B8  v_cmp_lt_u32_e32 vcc, s10, v45
78BC  v_max_u32_e32 v45, v45, v47
78C0  v_cndmask_b32_e64 v45, v45, v47, s[4:5]
78C8  v_cndmask_b32_e32 v22, v22, v52, vcc
78CC  v_cndmask_b32_e32 v49, v50, v53, vcc
78D0  v_addc_co_u32_e64 v48, vcc, v48, v51, s[4:5]
78D8  v_cmp_lt_u32_e32 vcc, s10, v46
78DC  v_cmp_lt_u32_e64 s[2:3], s11, v46
78E4  v_max_u32_e32 v46, v46, v45
78E8  v_or_b32_e32 v47, 0x7000000, v49
78F0  v_cndmask_b32_e64 v45, v46, v45, s[2:3]
78F8  v_and_b32_e32 v46, 0x80000000, v31
7900  v_cndmask_b32_e32 v47, v49, v47, vcc
7904  v_and_b32_e32 v50, 0x80000000, v30
790C  v_cmp_lt_u32_e64 s[4:5], s11, v44
7914  v_cndmask_b32_e64 v46, v46, 0, s[2:3]
791C  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
7924  v_cndmask_b32_e64 v50, v50, 0, s[4:5]
792C  v_or_b32_e32 v51, 0x70000000, v47
7934  v_cndmask_b32_e32 v31, v31, v46, vcc
7938  v_cmp_lt_u32_e32 vcc, s10, v44
793C  v_max_u32_e32 v44, v44, v45
7940  v_cndmask_b32_e64 v44, v44, v45, s[4:5]
7948  v_cndmask_b32_e32 v30, v30, v50, vcc
794C  v_cndmask_b32_e32 v50, v47, v51, vcc
7950  v_addc_co_u32_e64 v46, vcc, v48, v49, s[4:5]
7958  v_cmp_lt_u32_e32 vcc, s10, v42
795C  v_cmp_lt_u32_e64 s[2:3], s11, v42
7964  v_max_u32_e32 v42, v42, v44
7968  v_cndmask_b32_e64 v45, 0, 7, vcc
7970  v_cndmask_b32_e64 v42, v42, v44, s[2:3]
7978  v_and_b32_e32 v44, 0x80000000, v21
7980  v_and_b32_e32 v48, 0x80000000, v20
7988  v_cmp_lt_u32_e64 s[4:5], s11, v39
7990  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
7998  v_cndmask_b32_e64 v47, 0, 1, s[2:3]
79A0  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
79A8  v_or_b32_e32 v49, 0x70, v45
79B0  v_cndmask_b32_e32 v21, v21, v44, vcc
79B4  v_cmp_lt_u32_e32 vcc, s10, v39
79B8  v_max_u32_e32 v39, v39, v42
79BC  v_cndmask_b32_e64 v39, v39, v42, s[4:5]
79C4  v_cndmask_b32_e32 v20, v20, v48, vcc
79C8  v_cndmask_b32_e32 v44, v45, v49, vcc
79CC  v_addc_co_u32_e64 v45, vcc, v46, v47, s[4:5]
79D4  v_cmp_lt_u32_e32 vcc, s10, v43
79D8  v_cmp_lt_u32_e64 s[2:3], s11, v43
79E0  v_max_u32_e32 v43, v43, v39
79E4  v_or_b32_e32 v42, 0x700, v44
79EC  v_cndmask_b32_e64 v39, v43, v39, s[2:3]
79F4  v_and_b32_e32 v43, 0x80000000, v29
79FC  v_cndmask_b32_e32 v42, v44, v42, vcc
7A00  v_and_b32_e32 v46, 0x80000000, v28
7A08  v_cmp_lt_u32_e64 s[4:5], s11, v40
7A10  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
7A18  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
7A20  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
7A28  v_or_b32_e32 v47, 0x7000, v42
7A30  v_cndmask_b32_e32 v29, v29, v43, vcc
7A34  v_cmp_lt_u32_e32 vcc, s10, v40
7A38  v_max_u32_e32 v40, v40, v39
7A3C  v_cndmask_b32_e64 v39, v40, v39, s[4:5]
7A44  v_cndmask_b32_e32 v28, v28, v46, vcc
7A48  v_cndmask_b32_e32 v42, v42, v47, vcc
7A4C  v_addc_co_u32_e64 v43, vcc, v45, v44, s[4:5]
7A54  v_cmp_lt_u32_e32 vcc, s10, v37
7A58  v_cmp_lt_u32_e64 s[2:3], s11, v37
7A60  v_max_u32_e32 v37, v37, v39
7A64  v_or_b32_e32 v40, 0x70000, v42
7A6C  v_cndmask_b32_e64 v37, v37, v39, s[2:3]
7A74  v_and_b32_e32 v39, 0x80000000, v19
7A7C  v_cndmask_b32_e32 v40, v42, v40, vcc
7A80  v_and_b32_e32 v44, 0x80000000, v18
7A88  v_cmp_lt_u32_e64 s[4:5], s11, v35
7A90  v_cndmask_b32_e64 v39, v39, 0, s[2:3]
7A98  v_cndmask_b32_e64 v42, 0, 1, s[2:3]
7AA0  v_cndmask_b32_e64 v44, v44, 0, s[4:5]
7AA8  v_or_b32_e32 v45, 0x700000, v40
7AB0  v_cndmask_b32_e32 v19, v19, v39, vcc
7AB4  v_cmp_lt_u32_e32 vcc, s10, v35
7AB8  v_max_u32_e32 v35, v35, v37
7ABC  v_cndmask_b32_e64 v35, v35, v37, s[4:5]
7AC4  v_cndmask_b32_e32 v18, v18, v44, vcc
7AC8  v_cndmask_b32_e32 v39, v40, v45, vcc
7ACC  v_addc_co_u32_e64 v40, vcc, v43, v42, s[4:5]
7AD4  v_cmp_lt_u32_e32 vcc, s10, v38
7AD8  v_cmp_lt_u32_e64 s[2:3], s11, v38
7AE0  v_max_u32_e32 v38, v38, v35
7AE4  v_or_b32_e32 v37, 0x7000000, v39
7AEC  v_cndmask_b32_e64 v35, v38, v35, s[2:3]
7AF4  v_and_b32_e32 v38, 0x80000000, v27
7AFC  v_cndmask_b32_e32 v37, v39, v37, vcc
7B00  v_and_b32_e32 v42, 0x80000000, v26
7B08  v_cmp_lt_u32_e64 s[4:5], s11, v36
7B10  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
7B18  v_cndmask_b32_e64 v39, 0, 1, s[2:3]
7B20  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
7B28  v_or_b32_e32 v43, 0x70000000, v37
7B30  v_cndmask_b32_e32 v27, v27, v38, vcc
7B34  v_cmp_lt_u32_e32 vcc, s10, v36
7B38  v_max_u32_e32 v36, v36, v35
7B3C  v_cndmask_b32_e64 v35, v36, v35, s[4:5]
7B44  v_cndmask_b32_e32 v26, v26, v42, vcc
7B48  v_cndmask_b32_e32 v63, v37, v43, vcc
7B4C  v_addc_co_u32_e64 v37, vcc, v40, v39, s[4:5]
7B54  v_mov_b32_e32 v36, 0x7f800000
7B5C  v_cmp_ne_u32_e32 vcc, 32, v37
7B60  s_nop 1
7B64  v_cndmask_b32_e32 v73, v36, v35, vcc
7B68  s_or_b64 exec, exec, s[8:9]
7B6C  v_cmp_ne_u32_e32 vcc, 0, v73
7B70  v_mov_b32_e32 v35, 0x7f
7B78  s_and_saveexec_b64 s[2:3], vcc
7B7C  s_cbranch_execz 15
7B80  v_add_u32_e32 v35, s41, v73
7B84  s_mov_b32 s4, 0x17fffff
7B8C  v_lshrrev_b32_e32 v36, 23, v35
7B90  v_add_u32_e32 v36, -2, v36
7B94  v_cmp_lt_u32_e32 vcc, s4, v35
7B98  s_mov_b32 s4, 0x7f800000
7BA0  s_nop 0
7BA4  v_cndmask_b32_e32 v35, 0, v36, vcc
7BA8  v_cmp_eq_u32_e32 vcc, s4, v73
7BAC  v_mov_b32_e32 v36, 0xfe
7BB4  s_and_b64 vcc, s[18:19], vcc
7BB8  v_cndmask_b32_e32 v35, v35, v36, vcc
7BBC  s_or_b64 exec, exec, s[2:3]
7BC0  v_or_b32_e32 v34, 0x8000, v34
7BC8  v_cmp_eq_u32_e32 vcc, 0, v35
7BCC  s_cbranch_vccz 37
7BD0  s_nop 0
7BD4  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
7BDC  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
7BE4  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
7BEC  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
7BF4  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
7BFC  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
7C04  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
7C0C  v_pk_mul_f32 v[2:3], v[36:37], v[2:3] op_sel_hi:[0,1]
7C14  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
7C1C  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
7C24  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
7C2C  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
7C34  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
7C3C  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
7C44  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
7C4C  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
7C54  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
7C5C  v_max_u32_e32 v36, 1, v35
7C60  s_branch 1
7C64  v_mov_b32_e32 v36, v35
7C68  v_mov_b32_e32 v38, 0
7C6C  v_mov_b32_e32 v39, 0
7C70  v_lshlrev_b32_e32 v36, 23, v36
7C74  v_cvt_scalef32_pk_fp4_f32 v38, v9, v8, v36
7C7C  v_cvt_scalef32_pk_fp4_f32 v39, v7, v6, v36 op_sel:[0,0,0,1]
7C84  v_cvt_scalef32_pk_fp4_f32 v38, v17, v16, v36 op_sel:[0,0,1,0]
7C8C  v_cvt_scalef32_pk_fp4_f32 v39, v15, v14, v36 op_sel:[0,0,1,1]
7C94  s_nop 0
7C98  v_mov_b32_e32 v7, 0
7C9C  v_mov_b32_e32 v8, 0
7CA0  v_cvt_scalef32_pk_fp4_f32 v7, v5, v4, v36
7CA8  v_cvt_scalef32_pk_fp4_f32 v8, v3, v2, v36 op_sel:[0,0,0,1]
7CB0  v_cvt_scalef32_pk_fp4_f32 v7, v13, v12, v36 op_sel:[0,0,1,0]
7CB8  v_cvt_scalef32_pk_fp4_f32 v8, v11, v10, v36 op_sel:[0,0,1,1]
7CC0  s_nop 0
7CC4  v_mov_b32_e32 v2, 0
7CC8  v_mov_b32_e32 v3, 0
7CCC  v_cvt_scalef32_pk_fp4_f32 v2, v25, v24, v36
7CD4  v_cvt_scalef32_pk_fp4_f32 v3, v23, v22, v36 op_sel:[0,0,0,1]
7CDC  v_cvt_scalef32_pk_fp4_f32 v2, v33, v32, v36 op_sel:[0,0,1,0]
7CE4  v_cvt_scalef32_pk_fp4_f32 v3, v31, v30, v36 op_sel:[0,0,1,1]
7CEC  s_nop 0
7CF0  v_mov_b32_e32 v37, 0
7CF4  v_or3_b32 v7, v8, v41, v7
7CFC  v_or3_b32 v8, v3, v50, v2
7D04  v_mov_b32_e32 v2, 0
7D08  v_or3_b32 v6, v39, v69, v38
7D10  v_cvt_scalef32_pk_fp4_f32 v37, v21, v20, v36
7D18  v_cvt_scalef32_pk_fp4_f32 v2, v19, v18, v36 op_sel:[0,0,0,1]
7D20  v_cvt_scalef32_pk_fp4_f32 v37, v29, v28, v36 op_sel:[0,0,1,0]
7D28  v_cvt_scalef32_pk_fp4_f32 v2, v27, v26, v36 op_sel:[0,0,1,1]
7D30  s_nop 0
7D38  v_or3_b32 v9, v2, v63, v37
7D40  ds_write_b128 v34, v[6:9] offset:64
7D48  ds_write_b8 v1, v35 offset:40964
7D50  s_or_b64 exec, exec, s[6:7]
7D54  s_add_i32 s2, s12, 7
7D58  v_lshlrev_b32_e32 v1, 6, v0
7D5C  s_and_b32 s8, s2, 0xffffff8
7D64  s_and_b32 s2, s40, 0xffffff00
7D6C  v_and_b32_e32 v1, 0xc0, v1
7D74  v_and_b32_e32 v2, 60, v0
7D78  s_lshr_b32 s3, s13, 1
7D7C  v_or3_b32 v1, s2, v2, v1
7D84  s_add_i32 s2, s21, 0xff
7D8C  s_and_b32 s3, s3, 2
7D90  v_bfe_u32 v6, v0, 6, 1
7D98  s_and_b32 s9, s2, 0xffffff00
7DA0  v_or_b32_e32 v4, s13, v67
7DA4  v_or3_b32 v1, v1, v6, s3
7DAC  v_add_u32_e32 v6, s33, v66
7DB0  s_and_b64 s[6:7], s[0:1], exec
7DB4  v_cmp_le_u32_e64 s[4:5], s12, v4
7DBC  v_mov_b32_e32 v3, 0
7DC0  v_cmp_le_u32_e64 s[6:7], s21, v6
7DC8  v_cmp_gt_u32_e32 vcc, s12, v4
7DCC  v_mov_b32_e32 v5, v3
7DD0  v_cmp_le_u32_e64 s[2:3], s8, v4
7DD8  v_lshrrev_b32_e32 v7, 3, v0
7DDC  s_cselect_b32 s8, s12, s8
7DE0  s_or_b64 s[6:7], s[4:5], s[6:7]
7DE4  s_mov_b64 s[4:5], 0
7DE8  s_waitcnt lgkmcnt(0)
7DEC  s_barrier
7DF0  s_and_saveexec_b64 s[10:11], s[6:7]
7DF4  s_xor_b64 s[6:7], exec, s[10:11]
7DF8  v_cmp_le_u32_e64 s[4:5], s9, v6
7E00  s_or_b64 s[4:5], s[0:1], s[4:5]
7E04  s_nor_b64 s[4:5], s[4:5], s[2:3]
7E08  s_and_b64 s[4:5], s[4:5], exec
7E0C  s_or_saveexec_b64 s[6:7], s[6:7]
7E10  v_cndmask_b32_e64 v2, v1, v4, s[0:1]
7E18  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
7E20  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
7E28  v_mov_b32_e32 v7, 0x7f
7E30  s_xor_b64 exec, exec, s[6:7]
7E34  s_cbranch_execz 16
7E38  s_movk_i32 s10, 0xfc
7E3C  v_and_or_b32 v7, v0, s10, v1
7E44  v_lshlrev_b32_e32 v7, 4, v7
7E48  ds_read_b128 v[8:11], v7 offset:32768
7E50  ds_read_u8 v7, v0 offset:40960
7E58  v_mad_u64_u32 v[12:13], s[10:11], v6, s12, 0
7E60  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
7E68  s_or_b64 s[4:5], s[4:5], exec
7E6C  s_waitcnt lgkmcnt(1)
7E70  global_store_dwordx4 v[12:13], v[8:11], off
7E78  s_or_b64 exec, exec, s[6:7]
7E7C  s_and_saveexec_b64 s[6:7], s[4:5]
7E80  s_cbranch_execz 12
7E84  v_and_b32_e32 v8, 0xffffffe0, v6
7E8C  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
7E94  v_mov_b64_e32 v[8:9], s[26:27]
7E98  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
7EA0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
7EA8  s_waitcnt lgkmcnt(0)
7EAC  global_store_byte v[8:9], v7, off
7EB4  s_or_b64 exec, exec, s[6:7]
7EB8  s_waitcnt lgkmcnt(0)
7EBC  v_or_b32_e32 v7, 0x100, v0
7EC4  v_lshrrev_b32_e32 v6, 2, v7
7EC8  v_add_u32_e32 v6, s33, v6
7ECC  v_cmp_le_u32_e64 s[4:5], s21, v6
7ED4  s_xor_b64 s[6:7], vcc, -1
7ED8  s_or_b64 s[6:7], s[6:7], s[4:5]
7EDC  s_mov_b64 s[4:5], 0
7EE0  s_and_saveexec_b64 s[10:11], s[6:7]
7EE4  s_xor_b64 s[6:7], exec, s[10:11]
7EE8  s_cbranch_execnz 9
7EEC  s_or_saveexec_b64 s[2:3], s[6:7]
7EF0  v_mov_b32_e32 v8, 0x7f
7EF8  s_xor_b64 exec, exec, s[2:3]
7EFC  s_cbranch_execnz 13
7F00  s_or_b64 exec, exec, s[2:3]
7F04  s_and_saveexec_b64 s[2:3], s[4:5]
7F08  s_cbranch_execnz 29
7F0C  s_endpgm
7F10  v_cmp_le_u32_e32 vcc, s9, v6
7F14  s_or_b64 s[4:5], s[0:1], vcc
7F18  s_nor_b64 s[2:3], s[4:5], s[2:3]
7F1C  s_and_b64 s[4:5], s[2:3], exec
7F20  s_or_saveexec_b64 s[2:3], s[6:7]
7F24  v_mov_b32_e32 v8, 0x7f
7F2C  s_xor_b64 exec, exec, s[2:3]
7F30  s_cbranch_execz 65523
7F34  s_movk_i32 s6, 0x1fc
7F38  v_and_or_b32 v1, v7, s6, v1
7F40  v_lshlrev_b32_e32 v1, 4, v1
7F44  ds_read_b128 v[10:13], v1 offset:32768
7F4C  ds_read_u8 v8, v0 offset:41216
7F54  v_mad_u64_u32 v[0:1], s[6:7], v6, s12, 0
7F5C  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
7F64  s_or_b64 s[4:5], s[4:5], exec
7F68  s_waitcnt lgkmcnt(1)
7F6C  global_store_dwordx4 v[0:1], v[10:13], off
7F74  s_or_b64 exec, exec, s[2:3]
7F78  s_and_saveexec_b64 s[2:3], s[4:5]
7F7C  s_cbranch_execz 65507
7F80  v_and_b32_e32 v0, 0xffffffe0, v6
7F88  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
7F90  v_mov_b64_e32 v[0:1], s[26:27]
7F94  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
7F9C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
7FA4  s_waitcnt lgkmcnt(0)
7FA8  global_store_byte v[0:1], v8, off
7FB0  s_endpgm
7FB4  s_nop 0

8000 <QuantiseBothBf16Sr>:
8000  s_load_dwordx2 s[6:7], s[0:1], 0x0
8008  s_load_dwordx2 s[8:9], s[0:1], 0x28
8010  s_load_dwordx4 s[20:23], s[0:1], 0x30
8018  v_readfirstlane_b32 s18, v0
801C  s_andn2_b32 s18, s18, 63
8020  v_and_b32_e32 v1, 48, v0
8024  v_lshlrev_b32_e32 v2, 3, v0
8028  v_or_b32_e32 v4, s18, v1
802C  s_lshl_b32 s52, s3, 7
8030  s_lshl_b32 s33, s2, 7
8034  v_and_b32_e32 v2, 0x78, v2
803C  v_lshrrev_b32_e32 v4, 4, v4
8040  v_or_b32_e32 v2, s33, v2
8044  v_add_u32_e32 v4, s52, v4
8048  s_waitcnt lgkmcnt(0)
804C  v_cmp_gt_u32_e32 vcc, s21, v2
8050  v_cmp_gt_u32_e64 s[4:5], s20, v4
8058  v_mov_b32_e32 v3, 0
805C  s_and_b64 s[10:11], s[4:5], vcc
8060  s_and_saveexec_b64 s[4:5], s[10:11]
8064  s_cbranch_execz 15
8068  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8070  v_mov_b32_e32 v8, v7
8074  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
807C  v_mov_b32_e32 v7, v4
8080  v_lshlrev_b64 v[4:5], 1, v[6:7]
8088  v_and_b32_e32 v4, -16, v4
808C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8094  s_lshl_b32 m0, s18, 4
8098  s_nop 0
809C  global_load_lds_dwordx4 v[4:5], off
80A4  s_or_b64 exec, exec, s[4:5]
80A8  s_add_i32 s4, s18, 0x100
80B0  v_or_b32_e32 v4, s4, v1
80B4  v_lshrrev_b32_e32 v4, 4, v4
80B8  v_add_u32_e32 v4, s52, v4
80BC  v_cmp_gt_u32_e64 s[4:5], s20, v4
80C4  s_and_b64 s[10:11], s[4:5], vcc
80C8  s_and_saveexec_b64 s[4:5], s[10:11]
80CC  s_cbranch_execz 17
80D0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
80D8  v_mov_b32_e32 v8, v7
80DC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
80E4  v_mov_b32_e32 v7, v4
80E8  v_lshlrev_b64 v[4:5], 1, v[6:7]
80F0  v_and_b32_e32 v4, -16, v4
80F4  s_lshl_b32 s10, s18, 4
80F8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8100  s_add_i32 m0, s10, 0x1000
8108  s_nop 0
810C  global_load_lds_dwordx4 v[4:5], off
8114  s_or_b64 exec, exec, s[4:5]
8118  s_add_i32 s4, s18, 0x200
8120  v_or_b32_e32 v4, s4, v1
8124  v_lshrrev_b32_e32 v4, 4, v4
8128  v_add_u32_e32 v4, s52, v4
812C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8134  s_and_b64 s[10:11], s[4:5], vcc
8138  s_and_saveexec_b64 s[4:5], s[10:11]
813C  s_cbranch_execz 17
8140  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8148  v_mov_b32_e32 v8, v7
814C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8154  v_mov_b32_e32 v7, v4
8158  v_lshlrev_b64 v[4:5], 1, v[6:7]
8160  v_and_b32_e32 v4, -16, v4
8164  s_lshl_b32 s10, s18, 4
8168  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8170  s_add_i32 m0, s10, 0x2000
8178  s_nop 0
817C  global_load_lds_dwordx4 v[4:5], off
8184  s_or_b64 exec, exec, s[4:5]
8188  s_add_i32 s4, s18, 0x300
8190  v_or_b32_e32 v4, s4, v1
8194  v_lshrrev_b32_e32 v4, 4, v4
8198  v_add_u32_e32 v4, s52, v4
819C  v_cmp_gt_u32_e64 s[4:5], s20, v4
81A4  s_and_b64 s[10:11], s[4:5], vcc
81A8  s_and_saveexec_b64 s[4:5], s[10:11]
81AC  s_cbranch_execz 17
81B0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
81B8  v_mov_b32_e32 v8, v7
81BC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
81C4  v_mov_b32_e32 v7, v4
81C8  v_lshlrev_b64 v[4:5], 1, v[6:7]
81D0  v_and_b32_e32 v4, -16, v4
81D4  s_lshl_b32 s10, s18, 4
81D8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
81E0  s_add_i32 m0, s10, 0x3000
81E8  s_nop 0
81EC  global_load_lds_dwordx4 v[4:5], off
81F4  s_or_b64 exec, exec, s[4:5]
81F8  s_add_i32 s4, s18, 0x400
8200  v_or_b32_e32 v4, s4, v1
8204  v_lshrrev_b32_e32 v4, 4, v4
8208  v_add_u32_e32 v4, s52, v4
820C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8214  s_and_b64 s[10:11], s[4:5], vcc
8218  s_and_saveexec_b64 s[4:5], s[10:11]
821C  s_cbranch_execz 17
8220  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8228  v_mov_b32_e32 v8, v7
822C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8234  v_mov_b32_e32 v7, v4
8238  v_lshlrev_b64 v[4:5], 1, v[6:7]
8240  v_and_b32_e32 v4, -16, v4
8244  s_lshl_b32 s10, s18, 4
8248  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8250  s_add_i32 m0, s10, 0x4000
8258  s_nop 0
825C  global_load_lds_dwordx4 v[4:5], off
8264  s_or_b64 exec, exec, s[4:5]
8268  s_add_i32 s4, s18, 0x500
8270  s_load_dwordx4 s[12:15], s[0:1], 0x50
8278  v_or_b32_e32 v4, s4, v1
827C  v_lshrrev_b32_e32 v4, 4, v4
8280  v_add_u32_e32 v4, s52, v4
8284  v_cmp_gt_u32_e64 s[4:5], s20, v4
828C  s_and_b64 s[10:11], s[4:5], vcc
8290  s_and_saveexec_b64 s[4:5], s[10:11]
8294  s_cbranch_execz 17
8298  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
82A0  v_mov_b32_e32 v8, v7
82A4  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
82AC  v_mov_b32_e32 v7, v4
82B0  v_lshlrev_b64 v[4:5], 1, v[6:7]
82B8  v_and_b32_e32 v4, -16, v4
82BC  s_lshl_b32 s10, s18, 4
82C0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
82C8  s_add_i32 m0, s10, 0x5000
82D0  s_nop 0
82D4  global_load_lds_dwordx4 v[4:5], off
82DC  s_or_b64 exec, exec, s[4:5]
82E0  s_add_i32 s4, s18, 0x600
82E8  s_load_dwordx4 s[28:31], s[0:1], 0x68
82F0  s_load_dwordx2 s[10:11], s[0:1], 0x48
82F8  v_or_b32_e32 v4, s4, v1
82FC  v_lshrrev_b32_e32 v4, 4, v4
8300  v_add_u32_e32 v4, s52, v4
8304  v_cmp_gt_u32_e64 s[4:5], s20, v4
830C  s_and_b64 s[16:17], s[4:5], vcc
8310  s_and_saveexec_b64 s[4:5], s[16:17]
8314  s_cbranch_execz 18
8318  v_mad_u64_u32 v[6:7], s[16:17], s8, v4, v[2:3]
8320  v_mov_b32_e32 v8, v7
8324  v_mad_u64_u32 v[4:5], s[16:17], s9, v4, v[8:9]
832C  v_mov_b32_e32 v7, v4
8330  v_lshlrev_b64 v[4:5], 1, v[6:7]
8338  v_and_b32_e32 v4, -16, v4
833C  s_waitcnt lgkmcnt(0)
8340  s_lshl_b32 s15, s18, 4
8344  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
834C  s_add_i32 m0, s15, 0x6000
8354  s_nop 0
8358  global_load_lds_dwordx4 v[4:5], off
8360  s_or_b64 exec, exec, s[4:5]
8364  s_load_dwordx2 s[34:35], s[0:1], 0x60
836C  s_load_dwordx4 s[24:27], s[0:1], 0x18
8374  s_load_dwordx2 s[16:17], s[0:1], 0x8
837C  s_add_i32 s4, s18, 0x700
8384  v_or_b32_e32 v1, s4, v1
8388  v_lshrrev_b32_e32 v1, 4, v1
838C  v_add_u32_e32 v1, s52, v1
8390  v_cmp_gt_u32_e64 s[4:5], s20, v1
8398  s_and_b64 s[36:37], s[4:5], vcc
839C  s_and_saveexec_b64 s[4:5], s[36:37]
83A0  s_cbranch_execz 17
83A4  v_mad_u64_u32 v[2:3], s[36:37], s8, v1, v[2:3]
83AC  v_mov_b32_e32 v4, v3
83B0  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
83B8  v_mov_b32_e32 v3, v4
83BC  v_lshlrev_b64 v[2:3], 1, v[2:3]
83C4  v_and_b32_e32 v2, -16, v2
83C8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
83D0  s_lshl_b32 s6, s18, 4
83D4  s_add_i32 m0, s6, 0x7000
83DC  s_nop 0
83E0  global_load_lds_dwordx4 v[2:3], off
83E8  s_or_b64 exec, exec, s[4:5]
83EC  s_and_b32 s4, s22, 8
83F0  s_cmp_eq_u32 s4, 0
83F4  s_load_dwordx2 s[36:37], s[0:1], 0x10
83FC  s_cselect_b64 s[0:1], -1, 0
8400  s_cmp_lg_u32 s4, 0
8404  s_cselect_b64 s[6:7], -1, 0
8408  s_lshr_b32 s53, s21, 5
840C  v_bfe_u32 v2, v0, 2, 2
8414  s_add_i32 s4, s53, 7
8418  v_lshrrev_b32_e32 v1, 2, v0
841C  v_lshl_or_b32 v6, s2, 2, v2
8424  s_and_b32 s54, s4, 0xffffff8
842C  s_and_b32 s4, s33, 0xffffff00
8434  v_lshlrev_b32_e32 v3, 4, v0
8438  s_lshl_b32 s2, s2, 1
843C  v_and_b32_e32 v100, 3, v0
8440  v_and_b32_e32 v3, 0xc0, v3
8448  s_and_b32 s2, s2, 2
844C  v_and_or_b32 v4, v1, 60, s4
8454  v_or3_b32 v22, v4, v3, s2
845C  v_cmp_ne_u32_e64 s[4:5], 0, v100
8464  s_add_i32 s2, s20, 0xff
846C  s_or_b64 s[38:39], s[4:5], s[0:1]
8470  s_and_b32 s2, s2, 0xffffff00
8478  s_waitcnt lgkmcnt(0)
847C  s_bfe_u32 s15, s22, 0x20004
8484  s_cmp_eq_u32 s15, 2
8488  s_cselect_b64 s[18:19], -1, 0
848C  v_mov_b32_e32 v9, 0
8490  s_and_b64 s[40:41], s[18:19], exec
8494  v_lshlrev_b32_e32 v8, 2, v100
8498  s_cselect_b32 s22, 0x3fffff, 0
84A0  s_cmp_lg_u32 s15, 0
84A4  v_lshl_add_u64 v[10:11], s[16:17], 0, v[8:9]
84AC  s_mul_hi_u32 s17, s13, 0xcd9e8d57
84B4  s_cselect_b32 s31, s22, 0x200000
84BC  s_xor_b32 s12, s12, s17
84C0  s_xor_b32 s15, s12, s10
84C4  s_add_u32 s12, s10, 0x9e3779b9
84CC  s_mul_i32 s16, s13, 0xcd9e8d57
84D4  s_addc_u32 s13, s11, 0
84D8  s_add_u32 s40, s11, 0xbb67ae85
84E0  s_mul_hi_u32 s45, s15, 0xd2511f53
84E8  s_mov_b32 s23, 0
84EC  s_addc_u32 s41, 0, 0
84F0  s_mov_b32 s22, s45
84F4  s_xor_b64 s[40:41], s[22:23], s[40:41]
84F8  s_add_u32 s22, s10, 0x3c6ef372
8500  s_add_u32 s46, s11, 0x76cf5d0a
8508  v_lshrrev_b32_e32 v3, 4, v0
850C  v_lshlrev_b32_e32 v2, 6, v2
8510  s_mul_i32 s44, s15, 0xd2511f53
8518  s_addc_u32 s47, 0, 0
851C  v_lshlrev_b32_e32 v4, 8, v3
8520  v_lshlrev_b32_e32 v5, 4, v100
8524  v_cmp_gt_u32_e32 vcc, s53, v6
8528  s_xor_b64 s[42:43], s[12:13], s[16:17]
852C  s_xor_b64 s[44:45], s[46:47], s[44:45]
8530  v_or3_b32 v23, v4, v2, v5
8538  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
8540  v_mov_b32_e32 v7, v9
8544  v_cmp_eq_u32_e64 s[8:9], 0, v100
854C  v_cmp_le_u32_e64 s[4:5], s54, v6
8554  s_mov_b32 s55, 0xcd9e8d57
855C  s_mov_b32 s56, 0xd2511f53
8564  s_add_u32 s41, s10, 0xdaa66d2b
856C  s_add_u32 s57, s11, 0x32370b8f
8574  s_add_u32 s58, s10, 0x78dde6e4
857C  s_add_u32 s59, s11, 0xed9eba14
8584  s_add_u32 s60, s10, 0x1715609d
858C  s_add_u32 s61, s11, 0xa9066899
8594  s_add_u32 s62, s10, 0xb54cda56
859C  s_add_u32 s63, s11, 0x646e171e
85A4  s_add_u32 s64, s10, 0x5384540f
85AC  s_add_u32 s65, s11, 0x1fd5c5a3
85B4  s_add_u32 s66, s10, 0xf1bbcdc8
85BC  s_add_u32 s67, s11, 0xdb3d7428
85C4  s_add_i32 s68, s10, 0x8ff34781
85CC  s_add_i32 s69, s11, 0x96a522ad
85D4  s_xor_b32 s70, s14, s11
85D8  v_add_u32_e32 v24, s52, v3
85DC  s_xor_b64 s[46:47], vcc, -1
85E0  v_mov_b32_e32 v25, 0x7f
85E8  s_mov_b32 s43, 0x7f7fffff
85F0  s_mov_b32 s45, 0x7f800000
85F8  s_mov_b32 s71, 0x17fffff
8600  v_cmp_ne_u32_e64 s[6:7], 1, v2
8608  v_mov_b32_e32 v26, 0x7f800000
8610  v_mov_b32_e32 v27, 0xfe
8618  v_mov_b32_e32 v28, 0
861C  s_waitcnt vmcnt(0)
8620  s_barrier
8624  s_branch 7
8628  s_or_b64 exec, exec, s[10:11]
862C  s_or_b64 exec, exec, s[48:49]
8630  s_addk_i32 s23, 0x1000
8634  v_add_u32_e32 v28, 1, v28
8638  s_cmpk_lg_u32 s23, 0x8000
863C  v_add_u32_e32 v24, 16, v24
8640  s_cbranch_scc0 382
8644  s_and_b64 vcc, exec, s[6:7]
8648  s_mov_b64 s[10:11], -1
864C  s_cbranch_vccnz 7
8650  v_and_b32_e32 v2, 0xffffffe0, v24
8658  v_and_or_b32 v8, v28, 1, v22
8660  v_mad_u64_u32 v[12:13], s[10:11], v2, s54, v[8:9]
8668  s_mov_b64 s[10:11], 0
866C  s_andn2_b64 vcc, exec, s[10:11]
8670  s_cbranch_vccnz 2
8674  v_mad_u64_u32 v[12:13], s[10:11], v24, s53, v[6:7]
867C  v_cmp_le_u32_e32 vcc, s20, v24
8680  s_or_b64 s[10:11], vcc, s[46:47]
8684  s_and_saveexec_b64 s[12:13], s[10:11]
8688  s_xor_b64 s[10:11], exec, s[12:13]
868C  s_cbranch_execz 10
8690  v_cmp_le_u32_e32 vcc, s2, v24
8694  s_or_b64 s[12:13], s[38:39], vcc
8698  s_nor_b64 s[14:15], s[12:13], s[4:5]
869C  s_and_saveexec_b64 s[12:13], s[14:15]
86A0  s_cbranch_execz 4
86A4  v_lshl_add_u64 v[2:3], s[36:37], 0, v[12:13]
86AC  global_store_byte v[2:3], v25, off
86B4  s_or_b64 exec, exec, s[12:13]
86B8  s_andn2_saveexec_b64 s[48:49], s[10:11]
86BC  s_cbranch_execz 65499
86C0  v_add_u32_e32 v2, s23, v23
86C4  ds_read_b128 v[2:5], v2
86CC  s_waitcnt lgkmcnt(0)
86D0  v_lshlrev_b32_e32 v14, 16, v2
86D4  v_lshlrev_b32_e32 v16, 16, v3
86D8  v_and_b32_e32 v29, 0x7fff0000, v14
86E0  v_and_b32_e32 v8, 0x7fff0000, v2
86E8  v_and_b32_e32 v17, 0xffff0000, v3
86F0  v_lshlrev_b32_e32 v18, 16, v4
86F4  v_max_u32_e32 v30, v8, v29
86F8  v_and_b32_e32 v31, 0x7fff0000, v16
8700  v_and_b32_e32 v3, 0x7fff0000, v3
8708  v_and_b32_e32 v19, 0xffff0000, v4
8710  v_lshlrev_b32_e32 v20, 16, v5
8714  v_max3_u32 v3, v3, v31, v30
871C  v_and_b32_e32 v30, 0x7fff0000, v18
8724  v_and_b32_e32 v4, 0x7fff0000, v4
872C  v_and_b32_e32 v21, 0xffff0000, v5
8734  v_max3_u32 v3, v4, v30, v3
873C  v_and_b32_e32 v4, 0x7fff0000, v20
8744  v_and_b32_e32 v5, 0x7fff0000, v5
874C  v_max3_u32 v3, v5, v4, v3
8754  v_and_b32_e32 v15, 0xffff0000, v2
875C  s_nop 0
8760  v_max_u32_dpp v3, v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
8768  s_nop 1
876C  v_max_u32_dpp v4, v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
8774  v_cmp_lt_u32_e32 vcc, s43, v4
8778  v_mov_b32_e32 v3, 0
877C  s_and_saveexec_b64 s[50:51], vcc
8780  s_cbranch_execz 171
8784  v_cmp_lt_u32_e32 vcc, s43, v29
8788  v_mov_b32_e32 v3, 0
878C  s_and_saveexec_b64 s[10:11], vcc
8790  v_and_b32_e32 v14, 0x80000000, v14
8798  v_mov_b32_e32 v3, 7
879C  s_or_b64 exec, exec, s[10:11]
87A0  v_cmp_lt_u32_e32 vcc, s45, v29
87A4  v_and_b32_e32 v2, 0x80000000, v2
87AC  v_or_b32_e32 v5, 0x70, v3
87B4  v_cmp_lt_u32_e64 s[10:11], s43, v8
87BC  v_cndmask_b32_e64 v4, v29, 0, vcc
87C4  s_nop 0
87C8  v_cndmask_b32_e64 v29, v21, v21, s[10:11]
87D0  v_cndmask_b32_e64 v30, v20, v20, s[10:11]
87D8  v_cndmask_b32_e64 v31, v19, v19, s[10:11]
87E0  v_cndmask_b32_e64 v32, v18, v18, s[10:11]
87E8  v_cndmask_b32_e64 v33, v17, v17, s[10:11]
87F0  v_cndmask_b32_e64 v34, v16, v16, s[10:11]
87F8  v_cndmask_b32_e64 v3, v3, v5, s[10:11]
8800  v_cndmask_b32_e64 v15, v15, v2, s[10:11]
8808  v_cmp_lt_u32_e64 s[10:11], s45, v8
8810  v_max_u32_e32 v5, v8, v4
8814  v_and_b32_e32 v8, 0x80000000, v34
881C  v_cndmask_b32_e64 v2, 0, 1, s[10:11]
8824  v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
8828  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
8830  v_and_b32_e32 v5, 0x7fffffff, v34
8838  v_cmp_lt_u32_e32 vcc, s43, v5
883C  v_cmp_lt_u32_e64 s[10:11], s45, v5
8844  v_max_u32_e32 v5, v5, v4
8848  v_cndmask_b32_e32 v33, v33, v17, vcc
884C  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
8854  v_and_b32_e32 v5, 0x7fffffff, v33
885C  v_cndmask_b32_e32 v16, v16, v8, vcc
8860  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
8868  v_cmp_lt_u32_e64 s[10:11], s43, v5
8870  s_or_b64 s[12:13], s[10:11], vcc
8874  v_or_b32_e32 v34, 0x700, v3
887C  v_cndmask_b32_e64 v32, v32, v18, s[12:13]
8884  v_cmp_lt_u32_e64 s[14:15], s45, v5
888C  v_max_u32_e32 v5, v5, v4
8890  v_cndmask_b32_e32 v3, v3, v34, vcc
8894  v_cndmask_b32_e64 v4, v5, v4, s[14:15]
889C  v_and_b32_e32 v5, 0x7fffffff, v32
88A4  v_and_b32_e32 v33, 0x80000000, v33
88AC  v_or_b32_e32 v34, 0x7000, v3
88B4  v_addc_co_u32_e64 v2, s[16:17], v2, v8, s[14:15]
88BC  v_cmp_lt_u32_e64 s[14:15], s43, v5
88C4  v_cndmask_b32_e64 v3, v3, v34, s[10:11]
88CC  v_cndmask_b32_e64 v17, v17, v33, s[10:11]
88D4  s_or_b64 s[16:17], s[14:15], s[10:11]
88D8  s_or_b64 s[10:11], s[14:15], s[12:13]
88DC  v_cndmask_b32_e64 v31, v31, v19, s[10:11]
88E4  v_cmp_lt_u32_e64 s[10:11], s45, v5
88EC  v_max_u32_e32 v5, v5, v4
88F0  v_and_b32_e32 v8, 0x80000000, v32
88F8  v_cndmask_b32_e64 v4, v5, v4, s[10:11]
8900  v_and_b32_e32 v5, 0x7fffffff, v31
8908  v_cndmask_b32_e64 v18, v18, v8, s[14:15]
8910  v_cndmask_b32_e64 v8, 0, 1, s[10:11]
8918  v_cmp_lt_u32_e64 s[10:11], s43, v5
8920  s_or_b64 s[16:17], s[10:11], s[16:17]
8924  v_or_b32_e32 v32, 0x70000, v3
892C  s_or_b64 vcc, s[16:17], vcc
8930  v_cndmask_b32_e64 v3, v3, v32, s[14:15]
8938  v_cndmask_b32_e32 v30, v30, v20, vcc
893C  v_cmp_lt_u32_e32 vcc, s45, v5
8940  v_max_u32_e32 v5, v5, v4
8944  v_and_b32_e32 v31, 0x80000000, v31
894C  v_or_b32_e32 v32, 0x700000, v3
8954  v_cndmask_b32_e32 v4, v5, v4, vcc
8958  v_and_b32_e32 v5, 0x7fffffff, v30
8960  v_cndmask_b32_e64 v3, v3, v32, s[10:11]
8968  s_or_b64 s[14:15], s[10:11], s[14:15]
896C  v_cndmask_b32_e64 v19, v19, v31, s[10:11]
8974  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
897C  v_cmp_lt_u32_e32 vcc, s43, v5
8980  s_or_b64 s[10:11], vcc, s[14:15]
8984  v_and_b32_e32 v8, 0x80000000, v30
898C  v_or_b32_e32 v30, 0x7000000, v3
8994  s_or_b64 s[10:11], s[12:13], s[10:11]
8998  v_cndmask_b32_e32 v3, v3, v30, vcc
899C  v_cndmask_b32_e64 v29, v29, v21, s[10:11]
89A4  v_cndmask_b32_e32 v20, v20, v8, vcc
89A8  v_cmp_lt_u32_e32 vcc, s45, v5
89AC  v_max_u32_e32 v5, v5, v4
89B0  v_or_b32_e32 v30, 0x70000000, v3
89B8  v_cndmask_b32_e32 v4, v5, v4, vcc
89BC  v_and_b32_e32 v5, 0x7fffffff, v29
89C4  v_cndmask_b32_e64 v8, 0, 1, vcc
89CC  v_and_b32_e32 v29, 0x80000000, v29
89D4  v_cmp_lt_u32_e32 vcc, s43, v5
89D8  s_nop 1
89DC  v_cndmask_b32_e32 v3, v3, v30, vcc
89E0  v_cndmask_b32_e32 v21, v21, v29, vcc
89E4  v_cmp_lt_u32_e32 vcc, s45, v5
89E8  v_max_u32_e32 v5, v5, v4
89EC  s_nop 0
89F0  v_addc_co_u32_e64 v2, s[10:11], v2, v8, vcc
89F8  v_cndmask_b32_e32 v4, v5, v4, vcc
89FC  s_nop 0
8A00  v_add_u32_dpp v2, v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
8A08  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
8A10  s_nop 0
8A14  v_add_u32_dpp v2, v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
8A1C  v_cmp_ne_u32_e32 vcc, 32, v2
8A20  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
8A28  s_nop 0
8A2C  v_cndmask_b32_e32 v4, v26, v4, vcc
8A30  s_or_b64 exec, exec, s[50:51]
8A34  v_cmp_ne_u32_e32 vcc, 0, v4
8A38  v_mov_b32_e32 v2, 0x7f
8A40  s_and_saveexec_b64 s[10:11], vcc
8A44  v_add_u32_e32 v2, s31, v4
8A48  v_lshrrev_b32_e32 v5, 23, v2
8A4C  v_add_u32_e32 v5, -2, v5
8A50  v_cmp_lt_u32_e32 vcc, s71, v2
8A54  s_nop 1
8A58  v_cndmask_b32_e32 v2, 0, v5, vcc
8A5C  v_cmp_eq_u32_e32 vcc, s45, v4
8A60  s_and_b64 vcc, s[18:19], vcc
8A64  s_nop 0
8A68  v_cndmask_b32_e32 v2, v2, v27, vcc
8A6C  s_or_b64 exec, exec, s[10:11]
8A70  v_cmp_eq_u32_e32 vcc, 0, v2
8A74  s_cbranch_vccz 13
8A78  s_nop 0
8A7C  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
8A84  v_pk_mul_f32 v[20:21], v[4:5], v[20:21] op_sel_hi:[0,1]
8A8C  v_pk_mul_f32 v[18:19], v[4:5], v[18:19] op_sel_hi:[0,1]
8A94  v_pk_mul_f32 v[16:17], v[4:5], v[16:17] op_sel_hi:[0,1]
8A9C  v_pk_mul_f32 v[14:15], v[4:5], v[14:15] op_sel_hi:[0,1]
8AA4  v_max_u32_e32 v4, 1, v2
8AA8  s_branch 1
8AAC  v_mov_b32_e32 v4, v2
8AB0  v_mad_u64_u32 v[30:31], s[10:11], v24, s53, v[6:7]
8AB8  v_lshl_or_b32 v5, v30, 2, v100
8AC0  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8AC8  v_xor_b32_e32 v5, s70, v33
8ACC  v_mad_u64_u32 v[34:35], s[10:11], v5, s55, 0
8AD4  v_xor_b32_e32 v5, s42, v35
8AD8  v_xor_b32_e32 v8, s40, v32
8ADC  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8AE4  v_mad_u64_u32 v[36:37], s[10:11], v8, s55, 0
8AEC  v_xor_b32_e32 v5, s22, v37
8AF0  v_xor_b32_e32 v8, s44, v33
8AF4  v_xor_b32_e32 v5, v5, v34
8AF8  v_mad_u64_u32 v[38:39], s[10:11], v8, s55, 0
8B00  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
8B08  v_xor_b32_e32 v5, s41, v39
8B0C  v_xor_b32_e32 v5, v5, v36
8B10  v_xor_b32_e32 v8, s57, v35
8B14  v_xor_b32_e32 v8, v8, v32
8B18  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8B20  v_mad_u64_u32 v[36:37], s[10:11], v8, s55, 0
8B28  v_xor_b32_e32 v8, s59, v33
8B2C  v_xor_b32_e32 v5, s58, v37
8B30  v_xor_b32_e32 v8, v8, v34
8B34  v_xor_b32_e32 v5, v5, v38
8B38  v_mad_u64_u32 v[38:39], s[10:11], v8, s55, 0
8B40  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
8B48  v_xor_b32_e32 v5, s60, v39
8B4C  v_xor_b32_e32 v5, v5, v36
8B50  v_xor_b32_e32 v8, s61, v35
8B54  v_xor_b32_e32 v8, v8, v32
8B58  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8B60  v_mad_u64_u32 v[36:37], s[10:11], v8, s55, 0
8B68  v_xor_b32_e32 v8, s63, v33
8B6C  v_xor_b32_e32 v5, s62, v37
8B70  v_xor_b32_e32 v8, v8, v34
8B74  v_xor_b32_e32 v5, v5, v38
8B78  v_mad_u64_u32 v[38:39], s[10:11], v8, s55, 0
8B80  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
8B88  v_xor_b32_e32 v5, s64, v39
8B8C  v_xor_b32_e32 v5, v5, v36
8B90  v_xor_b32_e32 v8, s65, v35
8B94  v_xor_b32_e32 v8, v8, v32
8B98  v_mad_u64_u32 v[32:33], s[10:11], v5, s56, 0
8BA0  v_mad_u64_u32 v[36:37], s[10:11], v8, s55, 0
8BA8  v_xor_b32_e32 v8, s67, v33
8BAC  v_xor_b32_e32 v5, s66, v37
8BB0  v_xor_b32_e32 v8, v8, v34
8BB4  v_xor_b32_e32 v5, v5, v38
8BB8  v_mad_u64_u32 v[38:39], s[10:11], v8, s55, 0
8BC0  v_mad_u64_u32 v[34:35], s[10:11], v5, s56, 0
8BC8  v_xor_b32_e32 v5, v36, v39
8BCC  v_xor_b32_e32 v5, s68, v5
8BD0  v_xor_b32_e32 v8, v32, v35
8BD4  v_lshlrev_b32_e32 v4, 23, v4
8BD8  v_mov_b32_e32 v29, 0
8BDC  v_mov_b32_e32 v32, 0
8BE0  v_xor_b32_e32 v8, s69, v8
8BE4  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[14:15], v5, v4
8BEC  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[18:19], v8, v4 op_sel:[0,0,0,1]
8BF4  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[16:17], v38, v4 op_sel:[0,0,1,0]
8BFC  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[20:21], v34, v4 op_sel:[0,0,1,1]
8C04  s_nop 0
8C08  v_lshl_add_u64 v[4:5], v[30:31], 4, v[10:11]
8C10  v_or3_b32 v3, v29, v32, v3
8C18  global_store_dword v[4:5], v3, off
8C20  s_and_saveexec_b64 s[10:11], s[8:9]
8C24  s_cbranch_execz 65152
8C28  v_lshl_add_u64 v[4:5], s[36:37], 0, v[12:13]
8C30  global_store_byte v[4:5], v2, off
8C38  s_branch 65147
8C3C  v_lshlrev_b32_e32 v2, 1, v0
8C40  v_lshrrev_b32_e32 v101, 6, v0
8C44  v_and_b32_e32 v102, 0x7e, v2
8C4C  s_lshl_b32 s11, s3, 2
8C50  s_lshr_b32 s10, s20, 5
8C54  v_or_b32_e32 v77, s33, v102
8C58  v_or_b32_e32 v76, s11, v101
8C5C  v_cmp_gt_u32_e32 vcc, s21, v77
8C60  v_cmp_gt_u32_e64 s[2:3], s10, v76
8C68  s_and_b64 s[2:3], vcc, s[2:3]
8C6C  s_and_saveexec_b64 s[6:7], s[2:3]
8C70  s_cbranch_execz 2161
8C74  v_lshlrev_b32_e32 v2, 1, v102
8C78  v_lshl_or_b32 v2, v101, 13, v2
8C80  ds_read2st64_b32 v[40:41], v2 offset1:1
8C88  ds_read2st64_b32 v[38:39], v2 offset0:2 offset1:3
8C90  ds_read2st64_b32 v[28:29], v2 offset0:4 offset1:5
8C98  ds_read2st64_b32 v[26:27], v2 offset0:6 offset1:7
8CA0  ds_read2st64_b32 v[24:25], v2 offset0:8 offset1:9
8CA8  ds_read2st64_b32 v[22:23], v2 offset0:10 offset1:11
8CB0  ds_read2st64_b32 v[20:21], v2 offset0:12 offset1:13
8CB8  ds_read2st64_b32 v[18:19], v2 offset0:14 offset1:15
8CC0  ds_read2st64_b32 v[16:17], v2 offset0:16 offset1:17
8CC8  ds_read2st64_b32 v[14:15], v2 offset0:18 offset1:19
8CD0  ds_read2st64_b32 v[12:13], v2 offset0:20 offset1:21
8CD8  ds_read2st64_b32 v[10:11], v2 offset0:22 offset1:23
8CE0  ds_read2st64_b32 v[8:9], v2 offset0:24 offset1:25
8CE8  ds_read2st64_b32 v[6:7], v2 offset0:26 offset1:27
8CF0  ds_read2st64_b32 v[4:5], v2 offset0:28 offset1:29
8CF8  ds_read2st64_b32 v[2:3], v2 offset0:30 offset1:31
8D00  s_waitcnt lgkmcnt(14)
8D04  v_lshlrev_b32_e32 v93, 16, v41
8D08  v_lshlrev_b32_e32 v92, 16, v40
8D0C  v_and_b32_e32 v64, 0x7fff0000, v93
8D14  v_and_b32_e32 v65, 0x7fff0000, v92
8D1C  v_lshlrev_b32_e32 v95, 16, v39
8D20  v_lshlrev_b32_e32 v94, 16, v38
8D24  v_max_u32_e32 v30, v64, v65
8D28  v_and_b32_e32 v62, 0x7fff0000, v95
8D30  v_and_b32_e32 v63, 0x7fff0000, v94
8D38  s_waitcnt lgkmcnt(13)
8D3C  v_lshlrev_b32_e32 v97, 16, v29
8D40  v_lshlrev_b32_e32 v96, 16, v28
8D44  v_max3_u32 v30, v62, v63, v30
8D4C  v_and_b32_e32 v60, 0x7fff0000, v97
8D54  v_and_b32_e32 v61, 0x7fff0000, v96
8D5C  s_waitcnt lgkmcnt(12)
8D60  v_lshlrev_b32_e32 v99, 16, v27
8D64  v_lshlrev_b32_e32 v98, 16, v26
8D68  v_max3_u32 v30, v60, v61, v30
8D70  v_and_b32_e32 v58, 0x7fff0000, v99
8D78  v_and_b32_e32 v59, 0x7fff0000, v98
8D80  s_waitcnt lgkmcnt(11)
8D84  v_lshlrev_b32_e32 v85, 16, v25
8D88  v_lshlrev_b32_e32 v84, 16, v24
8D8C  v_max3_u32 v30, v58, v59, v30
8D94  v_and_b32_e32 v56, 0x7fff0000, v85
8D9C  v_and_b32_e32 v57, 0x7fff0000, v84
8DA4  s_waitcnt lgkmcnt(10)
8DA8  v_lshlrev_b32_e32 v87, 16, v23
8DAC  v_lshlrev_b32_e32 v86, 16, v22
8DB0  v_max3_u32 v30, v56, v57, v30
8DB8  v_and_b32_e32 v54, 0x7fff0000, v87
8DC0  v_and_b32_e32 v55, 0x7fff0000, v86
8DC8  s_waitcnt lgkmcnt(9)
8DCC  v_lshlrev_b32_e32 v89, 16, v21
8DD0  v_lshlrev_b32_e32 v88, 16, v20
8DD4  v_max3_u32 v30, v54, v55, v30
8DDC  v_and_b32_e32 v52, 0x7fff0000, v89
8DE4  v_and_b32_e32 v53, 0x7fff0000, v88
8DEC  s_waitcnt lgkmcnt(8)
8DF0  v_lshlrev_b32_e32 v91, 16, v19
8DF4  v_lshlrev_b32_e32 v90, 16, v18
8DF8  v_max3_u32 v30, v52, v53, v30
8E00  v_and_b32_e32 v50, 0x7fff0000, v91
8E08  v_and_b32_e32 v51, 0x7fff0000, v90
8E10  s_waitcnt lgkmcnt(7)
8E14  v_lshlrev_b32_e32 v75, 16, v17
8E18  v_lshlrev_b32_e32 v74, 16, v16
8E1C  v_max3_u32 v30, v50, v51, v30
8E24  v_and_b32_e32 v48, 0x7fff0000, v75
8E2C  v_and_b32_e32 v49, 0x7fff0000, v74
8E34  s_waitcnt lgkmcnt(6)
8E38  v_lshlrev_b32_e32 v79, 16, v15
8E3C  v_lshlrev_b32_e32 v78, 16, v14
8E40  v_max3_u32 v30, v48, v49, v30
8E48  v_and_b32_e32 v46, 0x7fff0000, v79
8E50  v_and_b32_e32 v47, 0x7fff0000, v78
8E58  s_waitcnt lgkmcnt(5)
8E5C  v_lshlrev_b32_e32 v81, 16, v13
8E60  v_lshlrev_b32_e32 v80, 16, v12
8E64  v_max3_u32 v30, v46, v47, v30
8E6C  v_and_b32_e32 v44, 0x7fff0000, v81
8E74  v_and_b32_e32 v45, 0x7fff0000, v80
8E7C  s_waitcnt lgkmcnt(4)
8E80  v_lshlrev_b32_e32 v83, 16, v11
8E84  v_lshlrev_b32_e32 v82, 16, v10
8E88  v_max3_u32 v30, v44, v45, v30
8E90  v_and_b32_e32 v42, 0x7fff0000, v83
8E98  v_and_b32_e32 v43, 0x7fff0000, v82
8EA0  s_waitcnt lgkmcnt(3)
8EA4  v_lshlrev_b32_e32 v67, 16, v9
8EA8  v_lshlrev_b32_e32 v66, 16, v8
8EAC  v_max3_u32 v30, v42, v43, v30
8EB4  v_and_b32_e32 v36, 0x7fff0000, v67
8EBC  v_and_b32_e32 v37, 0x7fff0000, v66
8EC4  s_waitcnt lgkmcnt(2)
8EC8  v_lshlrev_b32_e32 v69, 16, v7
8ECC  v_lshlrev_b32_e32 v68, 16, v6
8ED0  v_max3_u32 v30, v36, v37, v30
8ED8  v_and_b32_e32 v34, 0x7fff0000, v69
8EE0  v_and_b32_e32 v35, 0x7fff0000, v68
8EE8  s_waitcnt lgkmcnt(1)
8EEC  v_lshlrev_b32_e32 v71, 16, v5
8EF0  v_lshlrev_b32_e32 v70, 16, v4
8EF4  v_max3_u32 v30, v34, v35, v30
8EFC  v_and_b32_e32 v32, 0x7fff0000, v71
8F04  v_and_b32_e32 v33, 0x7fff0000, v70
8F0C  s_waitcnt lgkmcnt(0)
8F10  v_lshlrev_b32_e32 v73, 16, v3
8F14  v_lshlrev_b32_e32 v72, 16, v2
8F18  v_max3_u32 v103, v32, v33, v30
8F20  v_and_b32_e32 v30, 0x7fff0000, v73
8F28  v_and_b32_e32 v31, 0x7fff0000, v72
8F30  v_max3_u32 v108, v30, v31, v103
8F38  s_mov_b32 s12, 0x7f7fffff
8F40  v_cmp_lt_u32_e32 vcc, s12, v108
8F44  v_mov_b32_e32 v103, 0
8F48  v_mov_b32_e32 v104, 0
8F4C  v_mov_b32_e32 v105, 0
8F50  v_mov_b32_e32 v106, 0
8F54  s_and_saveexec_b64 s[8:9], vcc
8F58  s_cbranch_execz 466
8F5C  s_mov_b32 s13, 0x7f800000
8F64  v_and_b32_e32 v103, 0x80000000, v92
8F6C  v_cmp_lt_u32_e32 vcc, s12, v65
8F70  v_cmp_lt_u32_e64 s[2:3], s13, v65
8F78  v_and_b32_e32 v104, 0x80000000, v93
8F80  v_cndmask_b32_e64 v105, 0, 7, vcc
8F88  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
8F90  v_cmp_lt_u32_e64 s[4:5], s12, v64
8F98  v_cndmask_b32_e32 v92, v92, v103, vcc
8F9C  v_cmp_lt_u32_e32 vcc, s13, v64
8FA0  v_or_b32_e32 v106, 0x70, v105
8FA8  v_cndmask_b32_e64 v93, v93, v104, s[4:5]
8FB0  v_cndmask_b32_e64 v104, 0, 1, vcc
8FB8  v_max_u32_e32 v64, v64, v65
8FBC  v_cndmask_b32_e64 v103, v105, v106, s[4:5]
8FC4  v_addc_co_u32_e64 v104, s[2:3], 0, v104, s[2:3]
8FCC  v_cndmask_b32_e32 v64, v64, v65, vcc
8FD0  v_or_b32_e32 v106, 0x700, v103
8FD8  v_cmp_lt_u32_e32 vcc, s12, v63
8FDC  v_cmp_lt_u32_e64 s[2:3], s13, v63
8FE4  v_max_u32_e32 v63, v63, v64
8FE8  v_and_b32_e32 v65, 0x80000000, v94
8FF0  v_cndmask_b32_e32 v103, v103, v106, vcc
8FF4  v_cndmask_b32_e64 v63, v63, v64, s[2:3]
8FFC  v_and_b32_e32 v105, 0x80000000, v95
9004  v_cndmask_b32_e64 v106, 0, 1, s[2:3]
900C  v_or_b32_e32 v64, 0x7000, v103
9014  v_cmp_lt_u32_e64 s[2:3], s12, v62
901C  v_cndmask_b32_e32 v94, v94, v65, vcc
9020  v_cmp_lt_u32_e32 vcc, s13, v62
9024  v_max_u32_e32 v62, v62, v63
9028  v_cndmask_b32_e64 v95, v95, v105, s[2:3]
9030  v_cndmask_b32_e64 v64, v103, v64, s[2:3]
9038  v_addc_co_u32_e64 v65, s[2:3], v104, v106, vcc
9040  v_cndmask_b32_e32 v62, v62, v63, vcc
9044  v_or_b32_e32 v104, 0x70000, v64
904C  v_cmp_lt_u32_e32 vcc, s12, v61
9050  v_cmp_lt_u32_e64 s[2:3], s13, v61
9058  v_max_u32_e32 v61, v61, v62
905C  v_and_b32_e32 v63, 0x80000000, v96
9064  v_cndmask_b32_e32 v64, v64, v104, vcc
9068  v_cndmask_b32_e64 v61, v61, v62, s[2:3]
9070  v_and_b32_e32 v103, 0x80000000, v97
9078  v_cndmask_b32_e64 v104, 0, 1, s[2:3]
9080  v_or_b32_e32 v62, 0x700000, v64
9088  v_cmp_lt_u32_e64 s[2:3], s12, v60
9090  v_cndmask_b32_e32 v96, v96, v63, vcc
9094  v_cmp_lt_u32_e32 vcc, s13, v60
9098  v_max_u32_e32 v60, v60, v61
909C  v_cndmask_b32_e64 v97, v97, v103, s[2:3]
90A4  v_cndmask_b32_e64 v62, v64, v62, s[2:3]
90AC  v_addc_co_u32_e64 v63, s[2:3], v65, v104, vcc
90B4  v_cndmask_b32_e32 v60, v60, v61, vcc
90B8  v_or_b32_e32 v65, 0x7000000, v62
90C0  v_cmp_lt_u32_e32 vcc, s12, v59
90C4  v_cmp_lt_u32_e64 s[2:3], s13, v59
90CC  v_max_u32_e32 v59, v59, v60
90D0  v_and_b32_e32 v61, 0x80000000, v98
90D8  v_cndmask_b32_e32 v62, v62, v65, vcc
90DC  v_cndmask_b32_e64 v59, v59, v60, s[2:3]
90E4  v_and_b32_e32 v64, 0x80000000, v99
90EC  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
90F4  v_or_b32_e32 v60, 0x70000000, v62
90FC  v_cmp_lt_u32_e64 s[2:3], s12, v58
9104  v_cndmask_b32_e32 v98, v98, v61, vcc
9108  v_cmp_lt_u32_e32 vcc, s13, v58
910C  v_max_u32_e32 v58, v58, v59
9110  v_cndmask_b32_e64 v99, v99, v64, s[2:3]
9118  v_cndmask_b32_e64 v103, v62, v60, s[2:3]
9120  v_addc_co_u32_e64 v60, s[2:3], v63, v65, vcc
9128  v_cndmask_b32_e32 v58, v58, v59, vcc
912C  v_cmp_lt_u32_e32 vcc, s12, v57
9130  v_cmp_lt_u32_e64 s[2:3], s13, v57
9138  v_max_u32_e32 v57, v57, v58
913C  v_and_b32_e32 v59, 0x80000000, v84
9144  v_cndmask_b32_e64 v62, 0, 7, vcc
914C  v_cndmask_b32_e64 v57, v57, v58, s[2:3]
9154  v_and_b32_e32 v61, 0x80000000, v85
915C  v_cndmask_b32_e64 v63, 0, 1, s[2:3]
9164  v_or_b32_e32 v58, 0x70, v62
916C  v_cmp_lt_u32_e64 s[2:3], s12, v56
9174  v_cndmask_b32_e32 v84, v84, v59, vcc
9178  v_cmp_lt_u32_e32 vcc, s13, v56
917C  v_max_u32_e32 v56, v56, v57
9180  v_cndmask_b32_e64 v85, v85, v61, s[2:3]
9188  v_cndmask_b32_e64 v58, v62, v58, s[2:3]
9190  v_addc_co_u32_e64 v59, s[2:3], v60, v63, vcc
9198  v_cndmask_b32_e32 v56, v56, v57, vcc
919C  v_or_b32_e32 v61, 0x700, v58
91A4  v_cmp_lt_u32_e32 vcc, s12, v55
91A8  v_cmp_lt_u32_e64 s[2:3], s13, v55
91B0  v_max_u32_e32 v55, v55, v56
91B4  v_and_b32_e32 v57, 0x80000000, v86
91BC  v_cndmask_b32_e32 v58, v58, v61, vcc
91C0  v_cndmask_b32_e64 v55, v55, v56, s[2:3]
91C8  v_and_b32_e32 v60, 0x80000000, v87
91D0  v_cndmask_b32_e64 v61, 0, 1, s[2:3]
91D8  v_or_b32_e32 v56, 0x7000, v58
91E0  v_cmp_lt_u32_e64 s[2:3], s12, v54
91E8  v_cndmask_b32_e32 v86, v86, v57, vcc
91EC  v_cmp_lt_u32_e32 vcc, s13, v54
91F0  v_max_u32_e32 v54, v54, v55
91F4  v_cndmask_b32_e64 v87, v87, v60, s[2:3]
91FC  v_cndmask_b32_e64 v56, v58, v56, s[2:3]
9204  v_addc_co_u32_e64 v57, s[2:3], v59, v61, vcc
920C  v_cndmask_b32_e32 v54, v54, v55, vcc
9210  v_or_b32_e32 v59, 0x70000, v56
9218  v_cmp_lt_u32_e32 vcc, s12, v53
921C  v_cmp_lt_u32_e64 s[2:3], s13, v53
9224  v_max_u32_e32 v53, v53, v54
9228  v_and_b32_e32 v55, 0x80000000, v88
9230  v_cndmask_b32_e32 v56, v56, v59, vcc
9234  v_cndmask_b32_e64 v53, v53, v54, s[2:3]
923C  v_and_b32_e32 v58, 0x80000000, v89
9244  v_cndmask_b32_e64 v59, 0, 1, s[2:3]
924C  v_or_b32_e32 v54, 0x700000, v56
9254  v_cmp_lt_u32_e64 s[2:3], s12, v52
925C  v_cndmask_b32_e32 v88, v88, v55, vcc
9260  v_cmp_lt_u32_e32 vcc, s13, v52
9264  v_max_u32_e32 v52, v52, v53
9268  v_cndmask_b32_e64 v89, v89, v58, s[2:3]
9270  v_cndmask_b32_e64 v54, v56, v54, s[2:3]
9278  v_addc_co_u32_e64 v55, s[2:3], v57, v59, vcc
9280  v_cndmask_b32_e32 v52, v52, v53, vcc
9284  v_or_b32_e32 v57, 0x7000000, v54
928C  v_cmp_lt_u32_e32 vcc, s12, v51
9290  v_cmp_lt_u32_e64 s[2:3], s13, v51
9298  v_max_u32_e32 v51, v51, v52
929C  v_and_b32_e32 v53, 0x80000000, v90
92A4  v_cndmask_b32_e32 v54, v54, v57, vcc
92A8  v_cndmask_b32_e64 v51, v51, v52, s[2:3]
92B0  v_and_b32_e32 v56, 0x80000000, v91
92B8  v_cndmask_b32_e64 v57, 0, 1, s[2:3]
92C0  v_or_b32_e32 v52, 0x70000000, v54
92C8  v_cmp_lt_u32_e64 s[2:3], s12, v50
92D0  v_cndmask_b32_e32 v90, v90, v53, vcc
92D4  v_cmp_lt_u32_e32 vcc, s13, v50
92D8  v_max_u32_e32 v50, v50, v51
92DC  v_cndmask_b32_e64 v91, v91, v56, s[2:3]
92E4  v_cndmask_b32_e64 v104, v54, v52, s[2:3]
92EC  v_addc_co_u32_e64 v52, s[2:3], v55, v57, vcc
92F4  v_cndmask_b32_e32 v50, v50, v51, vcc
92F8  v_cmp_lt_u32_e32 vcc, s12, v49
92FC  v_cmp_lt_u32_e64 s[2:3], s13, v49
9304  v_max_u32_e32 v49, v49, v50
9308  v_and_b32_e32 v51, 0x80000000, v74
9310  v_cndmask_b32_e64 v54, 0, 7, vcc
9318  v_cndmask_b32_e64 v49, v49, v50, s[2:3]
9320  v_and_b32_e32 v53, 0x80000000, v75
9328  v_cndmask_b32_e64 v55, 0, 1, s[2:3]
9330  v_or_b32_e32 v50, 0x70, v54
9338  v_cmp_lt_u32_e64 s[2:3], s12, v48
9340  v_cndmask_b32_e32 v74, v74, v51, vcc
9344  v_cmp_lt_u32_e32 vcc, s13, v48
9348  v_max_u32_e32 v48, v48, v49
934C  v_cndmask_b32_e64 v75, v75, v53, s[2:3]
9354  v_cndmask_b32_e64 v50, v54, v50, s[2:3]
935C  v_addc_co_u32_e64 v51, s[2:3], v52, v55, vcc
9364  v_cndmask_b32_e32 v48, v48, v49, vcc
9368  v_or_b32_e32 v53, 0x700, v50
9370  v_cmp_lt_u32_e32 vcc, s12, v47
9374  v_cmp_lt_u32_e64 s[2:3], s13, v47
937C  v_max_u32_e32 v47, v47, v48
9380  v_and_b32_e32 v49, 0x80000000, v78
9388  v_cndmask_b32_e32 v50, v50, v53, vcc
938C  v_cndmask_b32_e64 v47, v47, v48, s[2:3]
9394  v_and_b32_e32 v52, 0x80000000, v79
939C  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
93A4  v_or_b32_e32 v48, 0x7000, v50
93AC  v_cmp_lt_u32_e64 s[2:3], s12, v46
93B4  v_cndmask_b32_e32 v78, v78, v49, vcc
93B8  v_cmp_lt_u32_e32 vcc, s13, v46
93BC  v_max_u32_e32 v46, v46, v47
93C0  v_cndmask_b32_e64 v79, v79, v52, s[2:3]
93C8  v_cndmask_b32_e64 v48, v50, v48, s[2:3]
93D0  v_addc_co_u32_e64 v49, s[2:3], v51, v53, vcc
93D8  v_cndmask_b32_e32 v46, v46, v47, vcc
93DC  v_or_b32_e32 v51, 0x70000, v48
93E4  v_cmp_lt_u32_e32 vcc, s12, v45
93E8  v_cmp_lt_u32_e64 s[2:3], s13, v45
93F0  v_max_u32_e32 v45, v45, v46
93F4  v_and_b32_e32 v47, 0x80000000, v80
93FC  v_cndmask_b32_e32 v48, v48, v51, vcc
9400  v_cndmask_b32_e64 v45, v45, v46, s[2:3]
9408  v_and_b32_e32 v50, 0x80000000, v81
9410  v_cndmask_b32_e64 v51, 0, 1, s[2:3]
9418  v_or_b32_e32 v46, 0x700000, v48
9420  v_cmp_lt_u32_e64 s[2:3], s12, v44
9428  v_cndmask_b32_e32 v80, v80, v47, vcc
942C  v_cmp_lt_u32_e32 vcc, s13, v44
9430  v_max_u32_e32 v44, v44, v45
9434  v_cndmask_b32_e64 v81, v81, v50, s[2:3]
943C  v_cndmask_b32_e64 v46, v48, v46, s[2:3]
9444  v_addc_co_u32_e64 v47, s[2:3], v49, v51, vcc
944C  v_cndmask_b32_e32 v44, v44, v45, vcc
9450  v_or_b32_e32 v49, 0x7000000, v46
9458  v_cmp_lt_u32_e32 vcc, s12, v43
945C  v_cmp_lt_u32_e64 s[2:3], s13, v43
9464  v_max_u32_e32 v43, v43, v44
9468  v_and_b32_e32 v45, 0x80000000, v82
9470  v_cndmask_b32_e32 v46, v46, v49, vcc
9474  v_cndmask_b32_e64 v43, v43, v44, s[2:3]
947C  v_and_b32_e32 v48, 0x80000000, v83
9484  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
948C  v_or_b32_e32 v44, 0x70000000, v46
9494  v_cmp_lt_u32_e64 s[2:3], s12, v42
949C  v_cndmask_b32_e32 v82, v82, v45, vcc
94A0  v_cmp_lt_u32_e32 vcc, s13, v42
94A4  v_max_u32_e32 v42, v42, v43
94A8  v_cndmask_b32_e64 v83, v83, v48, s[2:3]
94B0  v_cndmask_b32_e64 v105, v46, v44, s[2:3]
94B8  v_addc_co_u32_e64 v44, s[2:3], v47, v49, vcc
94C0  v_cndmask_b32_e32 v42, v42, v43, vcc
94C4  v_cmp_lt_u32_e32 vcc, s12, v37
94C8  v_cmp_lt_u32_e64 s[2:3], s13, v37
94D0  v_max_u32_e32 v37, v37, v42
94D4  v_cndmask_b32_e64 v46, 0, 7, vcc
94DC  v_and_b32_e32 v43, 0x80000000, v66
94E4  v_cndmask_b32_e64 v47, 0, 1, s[2:3]
94EC  v_cndmask_b32_e64 v37, v37, v42, s[2:3]
94F4  v_or_b32_e32 v42, 0x70, v46
94FC  v_cmp_lt_u32_e64 s[2:3], s12, v36
9504  v_and_b32_e32 v45, 0x80000000, v67
950C  v_cndmask_b32_e32 v66, v66, v43, vcc
9510  v_cndmask_b32_e64 v42, v46, v42, s[2:3]
9518  v_cmp_lt_u32_e32 vcc, s13, v36
951C  v_max_u32_e32 v36, v36, v37
9520  v_cndmask_b32_e64 v67, v67, v45, s[2:3]
9528  v_addc_co_u32_e64 v43, s[2:3], v44, v47, vcc
9530  v_cndmask_b32_e32 v36, v36, v37, vcc
9534  v_or_b32_e32 v45, 0x700, v42
953C  v_cmp_lt_u32_e32 vcc, s12, v35
9540  v_cmp_lt_u32_e64 s[2:3], s13, v35
9548  v_max_u32_e32 v35, v35, v36
954C  v_cndmask_b32_e32 v42, v42, v45, vcc
9550  v_and_b32_e32 v37, 0x80000000, v68
9558  v_cndmask_b32_e64 v45, 0, 1, s[2:3]
9560  v_cndmask_b32_e64 v35, v35, v36, s[2:3]
9568  v_or_b32_e32 v36, 0x7000, v42
9570  v_cmp_lt_u32_e64 s[2:3], s12, v34
9578  v_and_b32_e32 v44, 0x80000000, v69
9580  v_cndmask_b32_e32 v68, v68, v37, vcc
9584  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
958C  v_cmp_lt_u32_e32 vcc, s13, v34
9590  v_max_u32_e32 v34, v34, v35
9594  v_cndmask_b32_e64 v69, v69, v44, s[2:3]
959C  v_addc_co_u32_e64 v37, s[2:3], v43, v45, vcc
95A4  v_cndmask_b32_e32 v34, v34, v35, vcc
95A8  v_or_b32_e32 v43, 0x70000, v36
95B0  v_cmp_lt_u32_e32 vcc, s12, v33
95B4  v_cmp_lt_u32_e64 s[2:3], s13, v33
95BC  v_max_u32_e32 v33, v33, v34
95C0  v_cndmask_b32_e32 v36, v36, v43, vcc
95C4  v_and_b32_e32 v35, 0x80000000, v70
95CC  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
95D4  v_cndmask_b32_e64 v33, v33, v34, s[2:3]
95DC  v_or_b32_e32 v34, 0x700000, v36
95E4  v_cmp_lt_u32_e64 s[2:3], s12, v32
95EC  v_and_b32_e32 v42, 0x80000000, v71
95F4  v_cndmask_b32_e32 v70, v70, v35, vcc
95F8  v_cndmask_b32_e64 v34, v36, v34, s[2:3]
9600  v_cmp_lt_u32_e32 vcc, s13, v32
9604  v_max_u32_e32 v32, v32, v33
9608  v_cndmask_b32_e64 v71, v71, v42, s[2:3]
9610  v_addc_co_u32_e64 v35, s[2:3], v37, v43, vcc
9618  v_cndmask_b32_e32 v32, v32, v33, vcc
961C  v_or_b32_e32 v37, 0x7000000, v34
9624  v_cmp_lt_u32_e32 vcc, s12, v31
9628  v_and_b32_e32 v33, 0x80000000, v72
9630  v_cmp_lt_u32_e64 s[2:3], s13, v31
9638  v_cndmask_b32_e32 v34, v34, v37, vcc
963C  v_max_u32_e32 v31, v31, v32
9640  v_and_b32_e32 v36, 0x80000000, v73
9648  v_cndmask_b32_e64 v37, 0, 1, s[2:3]
9650  v_cndmask_b32_e64 v31, v31, v32, s[2:3]
9658  v_or_b32_e32 v32, 0x70000000, v34
9660  v_cmp_lt_u32_e64 s[2:3], s12, v30
9668  v_cndmask_b32_e32 v72, v72, v33, vcc
966C  v_cmp_lt_u32_e32 vcc, s13, v30
9670  v_cndmask_b32_e64 v73, v73, v36, s[2:3]
9678  v_cndmask_b32_e64 v106, v34, v32, s[2:3]
9680  v_addc_co_u32_e64 v32, s[2:3], v35, v37, vcc
9688  v_max_u32_e32 v30, v30, v31
968C  v_cndmask_b32_e32 v30, v30, v31, vcc
9690  v_mov_b32_e32 v31, 0x7f800000
9698  v_cmp_ne_u32_e32 vcc, 32, v32
969C  s_nop 1
96A0  v_cndmask_b32_e32 v108, v31, v30, vcc
96A4  s_or_b64 exec, exec, s[8:9]
96A8  v_cmp_ne_u32_e32 vcc, 0, v108
96AC  v_mov_b32_e32 v107, 0x7f
96B4  s_and_saveexec_b64 s[2:3], vcc
96B8  s_cbranch_execz 15
96BC  v_add_u32_e32 v30, s31, v108
96C0  s_mov_b32 s4, 0x17fffff
96C8  v_lshrrev_b32_e32 v31, 23, v30
96CC  v_add_u32_e32 v31, -2, v31
96D0  v_cmp_lt_u32_e32 vcc, s4, v30
96D4  s_mov_b32 s4, 0x7f800000
96DC  s_nop 0
96E0  v_cndmask_b32_e32 v30, 0, v31, vcc
96E4  v_cmp_eq_u32_e32 vcc, s4, v108
96E8  v_mov_b32_e32 v31, 0xfe
96F0  s_and_b64 vcc, s[18:19], vcc
96F4  v_cndmask_b32_e32 v107, v30, v31, vcc
96F8  s_or_b64 exec, exec, s[2:3]
96FC  v_cmp_eq_u32_e32 vcc, 0, v107
9700  s_cbranch_vccz 37
9704  s_nop 0
9708  v_cndmask_b32_e64 v30, 1.0, 2.0, vcc
9710  v_pk_mul_f32 v[92:93], v[30:31], v[92:93] op_sel_hi:[0,1]
9718  v_pk_mul_f32 v[94:95], v[30:31], v[94:95] op_sel_hi:[0,1]
9720  v_pk_mul_f32 v[96:97], v[30:31], v[96:97] op_sel_hi:[0,1]
9728  v_pk_mul_f32 v[98:99], v[30:31], v[98:99] op_sel_hi:[0,1]
9730  v_pk_mul_f32 v[84:85], v[30:31], v[84:85] op_sel_hi:[0,1]
9738  v_pk_mul_f32 v[86:87], v[30:31], v[86:87] op_sel_hi:[0,1]
9740  v_pk_mul_f32 v[88:89], v[30:31], v[88:89] op_sel_hi:[0,1]
9748  v_pk_mul_f32 v[90:91], v[30:31], v[90:91] op_sel_hi:[0,1]
9750  v_pk_mul_f32 v[74:75], v[30:31], v[74:75] op_sel_hi:[0,1]
9758  v_pk_mul_f32 v[78:79], v[30:31], v[78:79] op_sel_hi:[0,1]
9760  v_pk_mul_f32 v[80:81], v[30:31], v[80:81] op_sel_hi:[0,1]
9768  v_pk_mul_f32 v[82:83], v[30:31], v[82:83] op_sel_hi:[0,1]
9770  v_pk_mul_f32 v[66:67], v[30:31], v[66:67] op_sel_hi:[0,1]
9778  v_pk_mul_f32 v[68:69], v[30:31], v[68:69] op_sel_hi:[0,1]
9780  v_pk_mul_f32 v[70:71], v[30:31], v[70:71] op_sel_hi:[0,1]
9788  v_pk_mul_f32 v[72:73], v[30:31], v[72:73] op_sel_hi:[0,1]
9790  v_max_u32_e32 v108, 1, v107
9794  s_branch 1
9798  v_mov_b32_e32 v108, v107
979C  v_mad_u64_u32 v[76:77], s[2:3], s10, v77, v[76:77]
97A4  v_lshlrev_b32_e32 v117, 2, v76
97A8  s_mov_b32 s2, 0xd2511f53
97B0  v_lshlrev_b32_e32 v116, 23, v108
97B4  v_mad_u64_u32 v[108:109], s[4:5], v117, s2, 0
97BC  s_mul_hi_u32 s4, s29, 0xcd9e8d57
97C4  s_xor_b32 s4, s28, s4
97C8  s_xor_b32 s4, s4, s34
97CC  s_xor_b32 s12, s35, s30
97D0  s_mov_b32 s3, 0xcd9e8d57
97D8  s_mul_i32 s8, s29, 0xcd9e8d57
97E0  v_xor_b32_e32 v77, s12, v109
97E4  s_add_i32 s9, s34, 0x9e3779b9
97EC  s_add_i32 s13, s35, 0xbb67ae85
97F4  s_mul_hi_u32 s15, s4, 0xd2511f53
97FC  s_mul_i32 s17, s4, 0xd2511f53
9804  v_mad_u64_u32 v[110:111], s[4:5], v77, s3, 0
980C  s_xor_b32 s14, s9, s8
9810  s_xor_b32 s16, s13, s15
9814  v_xor_b32_e32 v77, s14, v111
9818  v_xor_b32_e32 v111, s16, v108
981C  s_add_i32 s8, s35, 0x76cf5d0a
9824  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
982C  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
9834  s_xor_b32 s23, s8, s17
9838  s_add_i32 s13, s34, 0x3c6ef372
9840  v_xor_b32_e32 v77, v110, v113
9844  v_xor_b32_e32 v109, s23, v109
9848  v_xor_b32_e32 v77, s13, v77
984C  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
9854  s_add_i32 s17, s34, 0xdaa66d2b
985C  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
9864  v_xor_b32_e32 v77, v112, v115
9868  s_add_i32 s15, s35, 0x32370b8f
9870  v_xor_b32_e32 v77, s17, v77
9874  v_xor_b32_e32 v108, v108, v111
9878  v_xor_b32_e32 v111, s15, v108
987C  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
9884  s_add_i32 s20, s35, 0xed9eba14
988C  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
9894  v_xor_b32_e32 v109, v110, v109
9898  s_add_i32 s22, s34, 0x78dde6e4
98A0  v_xor_b32_e32 v77, v114, v113
98A4  v_xor_b32_e32 v109, s20, v109
98A8  v_xor_b32_e32 v77, s22, v77
98AC  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
98B4  s_add_i32 s29, s34, 0x1715609d
98BC  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
98C4  v_xor_b32_e32 v77, v112, v115
98C8  s_add_i32 s28, s35, 0xa9066899
98D0  v_xor_b32_e32 v77, s29, v77
98D4  v_xor_b32_e32 v108, v108, v111
98D8  v_xor_b32_e32 v111, s28, v108
98DC  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
98E4  s_add_i32 s30, s35, 0x646e171e
98EC  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
98F4  v_xor_b32_e32 v109, v110, v109
98F8  s_add_i32 s36, s34, 0xb54cda56
9900  v_xor_b32_e32 v77, v114, v113
9904  v_xor_b32_e32 v109, s30, v109
9908  v_xor_b32_e32 v77, s36, v77
990C  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
9914  s_add_i32 s38, s34, 0x5384540f
991C  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
9924  v_xor_b32_e32 v77, v112, v115
9928  s_add_i32 s37, s35, 0x1fd5c5a3
9930  v_xor_b32_e32 v77, s38, v77
9934  v_xor_b32_e32 v108, v108, v111
9938  v_xor_b32_e32 v111, s37, v108
993C  v_mad_u64_u32 v[108:109], s[4:5], v77, s2, 0
9944  s_add_i32 s39, s35, 0xdb3d7428
994C  v_mad_u64_u32 v[112:113], s[4:5], v111, s3, 0
9954  v_xor_b32_e32 v109, v110, v109
9958  s_add_i32 s40, s34, 0xf1bbcdc8
9960  v_xor_b32_e32 v77, v114, v113
9964  v_xor_b32_e32 v109, s39, v109
9968  v_xor_b32_e32 v77, s40, v77
996C  v_mad_u64_u32 v[114:115], s[4:5], v109, s3, 0
9974  s_add_i32 s41, s34, 0x8ff34781
997C  v_mad_u64_u32 v[110:111], s[4:5], v77, s2, 0
9984  v_xor_b32_e32 v77, v112, v115
9988  s_add_i32 s34, s35, 0x96a522ad
9990  v_xor_b32_e32 v109, s41, v77
9994  v_xor_b32_e32 v77, v108, v111
9998  v_mov_b32_e32 v111, 0
999C  v_mov_b32_e32 v112, 0
99A0  v_xor_b32_e32 v108, s34, v77
99A4  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[92:93], v109, v116
99AC  v_cvt_scalef32_sr_pk_fp4_f32 v112, v[96:97], v108, v116 op_sel:[0,0,0,1]
99B4  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[94:95], v114, v116 op_sel:[0,0,1,0]
99BC  v_cvt_scalef32_sr_pk_fp4_f32 v112, v[98:99], v110, v116 op_sel:[0,0,1,1]
99C4  s_nop 0
99C8  v_or_b32_e32 v93, 1, v117
99CC  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
99D4  v_xor_b32_e32 v93, s12, v95
99D8  v_mad_u64_u32 v[96:97], s[4:5], v93, s3, 0
99E0  v_xor_b32_e32 v93, s14, v97
99E4  v_xor_b32_e32 v97, s16, v94
99E8  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
99F0  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
99F8  v_xor_b32_e32 v93, v96, v99
99FC  v_xor_b32_e32 v93, s13, v93
9A00  v_xor_b32_e32 v95, s23, v95
9A04  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
9A0C  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
9A14  v_xor_b32_e32 v93, v98, v109
9A18  v_xor_b32_e32 v94, v94, v97
9A1C  v_xor_b32_e32 v93, s17, v93
9A20  v_xor_b32_e32 v97, s15, v94
9A24  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
9A2C  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
9A34  v_xor_b32_e32 v93, v108, v99
9A38  v_xor_b32_e32 v95, v96, v95
9A3C  v_xor_b32_e32 v93, s22, v93
9A40  v_xor_b32_e32 v95, s20, v95
9A44  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
9A4C  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
9A54  v_xor_b32_e32 v93, v98, v109
9A58  v_xor_b32_e32 v94, v94, v97
9A5C  v_xor_b32_e32 v93, s29, v93
9A60  v_xor_b32_e32 v97, s28, v94
9A64  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
9A6C  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
9A74  v_xor_b32_e32 v93, v108, v99
9A78  v_xor_b32_e32 v95, v96, v95
9A7C  v_xor_b32_e32 v93, s36, v93
9A80  v_xor_b32_e32 v95, s30, v95
9A84  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
9A8C  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
9A94  v_xor_b32_e32 v93, v98, v109
9A98  v_xor_b32_e32 v94, v94, v97
9A9C  v_xor_b32_e32 v93, s38, v93
9AA0  v_xor_b32_e32 v97, s37, v94
9AA4  v_mad_u64_u32 v[94:95], s[4:5], v93, s2, 0
9AAC  v_mad_u64_u32 v[98:99], s[4:5], v97, s3, 0
9AB4  v_xor_b32_e32 v93, v108, v99
9AB8  v_xor_b32_e32 v95, v96, v95
9ABC  v_xor_b32_e32 v93, s40, v93
9AC0  v_xor_b32_e32 v95, s39, v95
9AC4  v_mad_u64_u32 v[96:97], s[4:5], v93, s2, 0
9ACC  v_mad_u64_u32 v[108:109], s[4:5], v95, s3, 0
9AD4  v_xor_b32_e32 v93, v98, v109
9AD8  v_xor_b32_e32 v94, v94, v97
9ADC  v_mov_b32_e32 v95, 0
9AE0  v_mov_b32_e32 v97, 0
9AE4  v_xor_b32_e32 v93, s41, v93
9AE8  v_xor_b32_e32 v94, s34, v94
9AEC  v_cvt_scalef32_sr_pk_fp4_f32 v95, v[84:85], v93, v116
9AF4  v_cvt_scalef32_sr_pk_fp4_f32 v97, v[88:89], v94, v116 op_sel:[0,0,0,1]
9AFC  v_cvt_scalef32_sr_pk_fp4_f32 v95, v[86:87], v108, v116 op_sel:[0,0,1,0]
9B04  v_cvt_scalef32_sr_pk_fp4_f32 v97, v[90:91], v96, v116 op_sel:[0,0,1,1]
9B0C  s_nop 0
9B10  v_or_b32_e32 v84, 2, v117
9B14  v_mad_u64_u32 v[84:85], s[4:5], v84, s2, 0
9B1C  v_xor_b32_e32 v85, s12, v85
9B20  v_mad_u64_u32 v[86:87], s[4:5], v85, s3, 0
9B28  v_xor_b32_e32 v85, s14, v87
9B2C  v_xor_b32_e32 v87, s16, v84
9B30  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
9B38  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
9B40  v_xor_b32_e32 v86, v86, v89
9B44  v_xor_b32_e32 v86, s13, v86
9B48  v_xor_b32_e32 v85, s23, v85
9B4C  v_mad_u64_u32 v[86:87], s[4:5], v86, s2, 0
9B54  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
9B5C  v_xor_b32_e32 v85, v88, v91
9B60  v_xor_b32_e32 v84, v84, v87
9B64  v_xor_b32_e32 v85, s17, v85
9B68  v_xor_b32_e32 v87, s15, v84
9B6C  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
9B74  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
9B7C  v_xor_b32_e32 v87, v90, v89
9B80  v_xor_b32_e32 v85, v86, v85
9B84  v_xor_b32_e32 v87, s22, v87
9B88  v_xor_b32_e32 v85, s20, v85
9B8C  v_mad_u64_u32 v[86:87], s[4:5], v87, s2, 0
9B94  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
9B9C  v_xor_b32_e32 v85, v88, v91
9BA0  v_xor_b32_e32 v84, v84, v87
9BA4  v_xor_b32_e32 v85, s29, v85
9BA8  v_xor_b32_e32 v87, s28, v84
9BAC  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
9BB4  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
9BBC  v_xor_b32_e32 v87, v90, v89
9BC0  v_xor_b32_e32 v85, v86, v85
9BC4  v_xor_b32_e32 v87, s36, v87
9BC8  v_xor_b32_e32 v85, s30, v85
9BCC  v_mad_u64_u32 v[86:87], s[4:5], v87, s2, 0
9BD4  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
9BDC  v_xor_b32_e32 v85, v88, v91
9BE0  v_xor_b32_e32 v84, v84, v87
9BE4  v_xor_b32_e32 v85, s38, v85
9BE8  v_xor_b32_e32 v87, s37, v84
9BEC  v_mad_u64_u32 v[84:85], s[4:5], v85, s2, 0
9BF4  v_mad_u64_u32 v[88:89], s[4:5], v87, s3, 0
9BFC  v_xor_b32_e32 v87, v90, v89
9C00  v_xor_b32_e32 v85, v86, v85
9C04  v_xor_b32_e32 v87, s40, v87
9C08  v_xor_b32_e32 v85, s39, v85
9C0C  v_mad_u64_u32 v[86:87], s[4:5], v87, s2, 0
9C14  v_mad_u64_u32 v[90:91], s[4:5], v85, s3, 0
9C1C  v_xor_b32_e32 v85, v88, v91
9C20  v_xor_b32_e32 v84, v84, v87
9C24  v_mov_b32_e32 v87, 0
9C28  v_mov_b32_e32 v88, 0
9C2C  v_xor_b32_e32 v85, s41, v85
9C30  v_xor_b32_e32 v84, s34, v84
9C34  v_cvt_scalef32_sr_pk_fp4_f32 v87, v[74:75], v85, v116
9C3C  v_cvt_scalef32_sr_pk_fp4_f32 v88, v[80:81], v84, v116 op_sel:[0,0,0,1]
9C44  v_cvt_scalef32_sr_pk_fp4_f32 v87, v[78:79], v90, v116 op_sel:[0,0,1,0]
9C4C  v_cvt_scalef32_sr_pk_fp4_f32 v88, v[82:83], v86, v116 op_sel:[0,0,1,1]
9C54  s_nop 0
9C58  v_or_b32_e32 v74, 3, v117
9C5C  v_mad_u64_u32 v[74:75], s[4:5], v74, s2, 0
9C64  v_xor_b32_e32 v75, s12, v75
9C68  v_mad_u64_u32 v[78:79], s[4:5], v75, s3, 0
9C70  v_xor_b32_e32 v75, s14, v79
9C74  v_xor_b32_e32 v79, s16, v74
9C78  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9C80  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9C88  v_xor_b32_e32 v78, v78, v81
9C8C  v_xor_b32_e32 v78, s13, v78
9C90  v_xor_b32_e32 v75, s23, v75
9C94  v_mad_u64_u32 v[78:79], s[4:5], v78, s2, 0
9C9C  v_mad_u64_u32 v[82:83], s[4:5], v75, s3, 0
9CA4  v_xor_b32_e32 v75, v80, v83
9CA8  v_xor_b32_e32 v74, v74, v79
9CAC  v_xor_b32_e32 v75, s17, v75
9CB0  v_xor_b32_e32 v79, s15, v74
9CB4  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9CBC  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9CC4  v_xor_b32_e32 v79, v82, v81
9CC8  v_xor_b32_e32 v75, v78, v75
9CCC  v_xor_b32_e32 v79, s22, v79
9CD0  v_xor_b32_e32 v75, s20, v75
9CD4  v_mad_u64_u32 v[78:79], s[4:5], v79, s2, 0
9CDC  v_mad_u64_u32 v[82:83], s[4:5], v75, s3, 0
9CE4  v_xor_b32_e32 v75, v80, v83
9CE8  v_xor_b32_e32 v74, v74, v79
9CEC  v_xor_b32_e32 v75, s29, v75
9CF0  v_xor_b32_e32 v79, s28, v74
9CF4  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9CFC  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9D04  v_xor_b32_e32 v79, v82, v81
9D08  v_xor_b32_e32 v75, v78, v75
9D0C  v_xor_b32_e32 v79, s36, v79
9D10  v_xor_b32_e32 v75, s30, v75
9D14  v_mad_u64_u32 v[78:79], s[4:5], v79, s2, 0
9D1C  v_mad_u64_u32 v[82:83], s[4:5], v75, s3, 0
9D24  v_xor_b32_e32 v75, v80, v83
9D28  v_xor_b32_e32 v74, v74, v79
9D2C  v_xor_b32_e32 v75, s38, v75
9D30  v_xor_b32_e32 v79, s37, v74
9D34  v_mad_u64_u32 v[74:75], s[4:5], v75, s2, 0
9D3C  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
9D44  v_xor_b32_e32 v79, v82, v81
9D48  v_xor_b32_e32 v75, v78, v75
9D4C  v_xor_b32_e32 v79, s40, v79
9D50  v_xor_b32_e32 v75, s39, v75
9D54  v_mad_u64_u32 v[78:79], s[4:5], v79, s2, 0
9D5C  v_mad_u64_u32 v[82:83], s[2:3], v75, s3, 0
9D64  v_xor_b32_e32 v75, v80, v83
9D68  v_xor_b32_e32 v74, v74, v79
9D6C  v_mov_b32_e32 v79, 0
9D70  v_mov_b32_e32 v80, 0
9D74  v_or3_b32 v93, v97, v104, v95
9D7C  v_xor_b32_e32 v75, s41, v75
9D80  v_xor_b32_e32 v74, s34, v74
9D84  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[66:67], v75, v116
9D8C  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[70:71], v74, v116 op_sel:[0,0,0,1]
9D94  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[68:69], v82, v116 op_sel:[0,0,1,0]
9D9C  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[72:73], v78, v116 op_sel:[0,0,1,1]
9DA4  s_nop 0
9DA8  v_and_b32_e32 v104, 0x7fff0000, v41
9DB0  v_or3_b32 v95, v80, v106, v79
9DB8  v_and_b32_e32 v106, 0x7fff0000, v40
9DC0  v_or3_b32 v92, v112, v103, v111
9DC8  v_lshlrev_b32_e32 v66, 2, v102
9DCC  v_max_u32_e32 v68, v104, v106
9DD0  v_and_b32_e32 v102, 0x7fff0000, v39
9DD8  v_and_b32_e32 v103, 0x7fff0000, v38
9DE0  v_bitop3_b32 v67, v66, v101, v100 bitop3:0xf6
9DE8  v_or_b32_e32 v66, v66, v101
9DEC  v_max3_u32 v68, v102, v103, v68
9DF4  v_and_b32_e32 v99, 0x7fff0000, v29
9DFC  v_and_b32_e32 v101, 0x7fff0000, v28
9E04  v_or3_b32 v94, v88, v105, v87
9E0C  v_lshlrev_b32_e32 v67, 4, v67
9E10  v_max3_u32 v68, v99, v101, v68
9E18  v_and_b32_e32 v97, 0x7fff0000, v27
9E20  v_and_b32_e32 v98, 0x7fff0000, v26
9E28  ds_write_b128 v67, v[92:95] offset:32768
9E30  v_max3_u32 v68, v97, v98, v68
9E38  v_and_b32_e32 v95, 0x7fff0000, v25
9E40  v_and_b32_e32 v96, 0x7fff0000, v24
9E48  v_max3_u32 v68, v95, v96, v68
9E50  v_and_b32_e32 v93, 0x7fff0000, v23
9E58  v_and_b32_e32 v94, 0x7fff0000, v22
9E60  v_max3_u32 v68, v93, v94, v68
9E68  v_and_b32_e32 v91, 0x7fff0000, v21
9E70  v_and_b32_e32 v92, 0x7fff0000, v20
9E78  v_max3_u32 v68, v91, v92, v68
9E80  v_and_b32_e32 v89, 0x7fff0000, v19
9E88  v_and_b32_e32 v90, 0x7fff0000, v18
9E90  v_max3_u32 v68, v89, v90, v68
9E98  v_and_b32_e32 v87, 0x7fff0000, v17
9EA0  v_and_b32_e32 v88, 0x7fff0000, v16
9EA8  v_max3_u32 v68, v87, v88, v68
9EB0  v_and_b32_e32 v85, 0x7fff0000, v15
9EB8  v_and_b32_e32 v86, 0x7fff0000, v14
9EC0  v_max3_u32 v68, v85, v86, v68
9EC8  v_and_b32_e32 v83, 0x7fff0000, v13
9ED0  v_and_b32_e32 v84, 0x7fff0000, v12
9ED8  v_max3_u32 v68, v83, v84, v68
9EE0  v_and_b32_e32 v81, 0x7fff0000, v11
9EE8  v_and_b32_e32 v82, 0x7fff0000, v10
9EF0  v_max3_u32 v68, v81, v82, v68
9EF8  v_and_b32_e32 v79, 0x7fff0000, v9
9F00  v_and_b32_e32 v80, 0x7fff0000, v8
9F08  v_max3_u32 v68, v79, v80, v68
9F10  v_and_b32_e32 v75, 0x7fff0000, v7
9F18  v_and_b32_e32 v78, 0x7fff0000, v6
9F20  v_max3_u32 v68, v75, v78, v68
9F28  v_and_b32_e32 v73, 0x7fff0000, v5
9F30  v_and_b32_e32 v74, 0x7fff0000, v4
9F38  v_max3_u32 v68, v73, v74, v68
9F40  v_and_b32_e32 v71, 0x7fff0000, v3
9F48  v_and_b32_e32 v72, 0x7fff0000, v2
9F50  v_max3_u32 v105, v71, v72, v68
9F58  s_mov_b32 s35, 0x7f7fffff
9F60  v_and_b32_e32 v59, 0xffff0000, v41
9F68  v_and_b32_e32 v58, 0xffff0000, v40
9F70  v_and_b32_e32 v61, 0xffff0000, v39
9F78  v_and_b32_e32 v60, 0xffff0000, v38
9F80  v_and_b32_e32 v63, 0xffff0000, v29
9F88  v_and_b32_e32 v62, 0xffff0000, v28
9F90  v_and_b32_e32 v65, 0xffff0000, v27
9F98  v_and_b32_e32 v64, 0xffff0000, v26
9FA0  v_and_b32_e32 v51, 0xffff0000, v25
9FA8  v_and_b32_e32 v50, 0xffff0000, v24
9FB0  v_and_b32_e32 v53, 0xffff0000, v23
9FB8  v_and_b32_e32 v52, 0xffff0000, v22
9FC0  v_and_b32_e32 v55, 0xffff0000, v21
9FC8  v_and_b32_e32 v54, 0xffff0000, v20
9FD0  v_and_b32_e32 v57, 0xffff0000, v19
9FD8  v_and_b32_e32 v56, 0xffff0000, v18
9FE0  v_and_b32_e32 v43, 0xffff0000, v17
9FE8  v_and_b32_e32 v42, 0xffff0000, v16
9FF0  v_and_b32_e32 v45, 0xffff0000, v15
9FF8  v_and_b32_e32 v44, 0xffff0000, v14
A000  v_and_b32_e32 v47, 0xffff0000, v13
A008  v_and_b32_e32 v46, 0xffff0000, v12
A010  v_and_b32_e32 v49, 0xffff0000, v11
A018  v_and_b32_e32 v48, 0xffff0000, v10
A020  v_and_b32_e32 v31, 0xffff0000, v9
A028  v_and_b32_e32 v30, 0xffff0000, v8
A030  v_and_b32_e32 v33, 0xffff0000, v7
A038  v_and_b32_e32 v32, 0xffff0000, v6
A040  v_and_b32_e32 v35, 0xffff0000, v5
A048  v_and_b32_e32 v34, 0xffff0000, v4
A050  v_and_b32_e32 v37, 0xffff0000, v3
A058  v_and_b32_e32 v36, 0xffff0000, v2
A060  v_mov_b32_e32 v77, 0
A064  v_cmp_lt_u32_e32 vcc, s35, v105
A068  v_mov_b32_e32 v68, 0
A06C  v_mov_b32_e32 v69, 0
A070  v_mov_b32_e32 v70, 0
A074  ds_write_b8 v66, v107 offset:40960
A07C  s_and_saveexec_b64 s[8:9], vcc
A080  s_cbranch_execz 466
A084  s_mov_b32 s42, 0x7f800000
A08C  v_cmp_lt_u32_e32 vcc, s35, v106
A090  v_and_b32_e32 v40, 0x80000000, v40
A098  v_cmp_lt_u32_e64 s[2:3], s42, v106
A0A0  v_cndmask_b32_e64 v68, 0, 7, vcc
A0A8  v_and_b32_e32 v41, 0x80000000, v41
A0B0  v_cndmask_b32_e64 v69, v106, 0, s[2:3]
A0B8  v_or_b32_e32 v70, 0x70, v68
A0C0  v_cmp_lt_u32_e64 s[4:5], s35, v104
A0C8  v_cndmask_b32_e32 v58, v58, v40, vcc
A0CC  v_cmp_lt_u32_e32 vcc, s42, v104
A0D0  v_cndmask_b32_e64 v59, v59, v41, s[4:5]
A0D8  v_cndmask_b32_e64 v40, v68, v70, s[4:5]
A0E0  v_cndmask_b32_e64 v41, 0, 1, vcc
A0E8  v_max_u32_e32 v68, v104, v69
A0EC  v_addc_co_u32_e64 v41, s[2:3], 0, v41, s[2:3]
A0F4  v_cndmask_b32_e32 v68, v68, v69, vcc
A0F8  v_or_b32_e32 v69, 0x700, v40
A100  v_cmp_lt_u32_e32 vcc, s35, v103
A104  v_cmp_lt_u32_e64 s[2:3], s42, v103
A10C  v_max_u32_e32 v70, v103, v68
A110  v_cndmask_b32_e32 v40, v40, v69, vcc
A114  v_and_b32_e32 v38, 0x80000000, v38
A11C  v_cndmask_b32_e64 v69, 0, 1, s[2:3]
A124  v_cndmask_b32_e64 v68, v70, v68, s[2:3]
A12C  v_or_b32_e32 v70, 0x7000, v40
A134  v_cmp_lt_u32_e64 s[2:3], s35, v102
A13C  v_and_b32_e32 v39, 0x80000000, v39
A144  v_cndmask_b32_e32 v60, v60, v38, vcc
A148  v_cndmask_b32_e64 v38, v40, v70, s[2:3]
A150  v_cmp_lt_u32_e32 vcc, s42, v102
A154  v_max_u32_e32 v40, v102, v68
A158  v_cndmask_b32_e64 v61, v61, v39, s[2:3]
A160  v_addc_co_u32_e64 v39, s[2:3], v41, v69, vcc
A168  v_cndmask_b32_e32 v40, v40, v68, vcc
A16C  v_or_b32_e32 v41, 0x70000, v38
A174  v_cmp_lt_u32_e32 vcc, s35, v101
A178  v_cmp_lt_u32_e64 s[2:3], s42, v101
A180  v_max_u32_e32 v68, v101, v40
A184  v_cndmask_b32_e32 v38, v38, v41, vcc
A188  v_and_b32_e32 v28, 0x80000000, v28
A190  v_cndmask_b32_e64 v41, 0, 1, s[2:3]
A198  v_cndmask_b32_e64 v40, v68, v40, s[2:3]
A1A0  v_or_b32_e32 v68, 0x700000, v38
A1A8  v_cmp_lt_u32_e64 s[2:3], s35, v99
A1B0  v_and_b32_e32 v29, 0x80000000, v29
A1B8  v_cndmask_b32_e32 v62, v62, v28, vcc
A1BC  v_cndmask_b32_e64 v28, v38, v68, s[2:3]
A1C4  v_cmp_lt_u32_e32 vcc, s42, v99
A1C8  v_max_u32_e32 v38, v99, v40
A1CC  v_cndmask_b32_e64 v63, v63, v29, s[2:3]
A1D4  v_addc_co_u32_e64 v29, s[2:3], v39, v41, vcc
A1DC  v_cndmask_b32_e32 v38, v38, v40, vcc
A1E0  v_or_b32_e32 v39, 0x7000000, v28
A1E8  v_cmp_lt_u32_e32 vcc, s35, v98
A1EC  v_cmp_lt_u32_e64 s[2:3], s42, v98
A1F4  v_max_u32_e32 v40, v98, v38
A1F8  v_and_b32_e32 v26, 0x80000000, v26
A200  v_and_b32_e32 v27, 0x80000000, v27
A208  v_cndmask_b32_e32 v28, v28, v39, vcc
A20C  v_cndmask_b32_e64 v39, 0, 1, s[2:3]
A214  v_cndmask_b32_e64 v38, v40, v38, s[2:3]
A21C  v_cmp_lt_u32_e64 s[2:3], s35, v97
A224  v_or_b32_e32 v40, 0x70000000, v28
A22C  v_cndmask_b32_e32 v64, v64, v26, vcc
A230  v_cndmask_b32_e64 v65, v65, v27, s[2:3]
A238  v_cmp_lt_u32_e32 vcc, s42, v97
A23C  v_max_u32_e32 v27, v97, v38
A240  v_cndmask_b32_e64 v77, v28, v40, s[2:3]
A248  v_addc_co_u32_e64 v26, s[2:3], v29, v39, vcc
A250  v_cndmask_b32_e32 v27, v27, v38, vcc
A254  v_cmp_lt_u32_e32 vcc, s35, v96
A258  v_and_b32_e32 v24, 0x80000000, v24
A260  v_cmp_lt_u32_e64 s[2:3], s42, v96
A268  v_cndmask_b32_e64 v28, 0, 7, vcc
A270  v_max_u32_e32 v38, v96, v27
A274  v_and_b32_e32 v25, 0x80000000, v25
A27C  v_cndmask_b32_e64 v29, 0, 1, s[2:3]
A284  v_cndmask_b32_e64 v27, v38, v27, s[2:3]
A28C  v_or_b32_e32 v38, 0x70, v28
A294  v_cmp_lt_u32_e64 s[2:3], s35, v95
A29C  v_cndmask_b32_e32 v50, v50, v24, vcc
A2A0  v_cmp_lt_u32_e32 vcc, s42, v95
A2A4  v_cndmask_b32_e64 v51, v51, v25, s[2:3]
A2AC  v_cndmask_b32_e64 v24, v28, v38, s[2:3]
A2B4  v_addc_co_u32_e64 v25, s[2:3], v26, v29, vcc
A2BC  v_max_u32_e32 v26, v95, v27
A2C0  v_cndmask_b32_e32 v26, v26, v27, vcc
A2C4  v_or_b32_e32 v27, 0x700, v24
A2CC  v_cmp_lt_u32_e32 vcc, s35, v94
A2D0  v_cmp_lt_u32_e64 s[2:3], s42, v94
A2D8  v_max_u32_e32 v28, v94, v26
A2DC  v_cndmask_b32_e32 v24, v24, v27, vcc
A2E0  v_and_b32_e32 v22, 0x80000000, v22
A2E8  v_cndmask_b32_e64 v27, 0, 1, s[2:3]
A2F0  v_cndmask_b32_e64 v26, v28, v26, s[2:3]
A2F8  v_or_b32_e32 v28, 0x7000, v24
A300  v_cmp_lt_u32_e64 s[2:3], s35, v93
A308  v_and_b32_e32 v23, 0x80000000, v23
A310  v_cndmask_b32_e32 v52, v52, v22, vcc
A314  v_cndmask_b32_e64 v22, v24, v28, s[2:3]
A31C  v_cmp_lt_u32_e32 vcc, s42, v93
A320  v_max_u32_e32 v24, v93, v26
A324  v_cndmask_b32_e64 v53, v53, v23, s[2:3]
A32C  v_addc_co_u32_e64 v23, s[2:3], v25, v27, vcc
A334  v_cndmask_b32_e32 v24, v24, v26, vcc
A338  v_or_b32_e32 v25, 0x70000, v22
A340  v_cmp_lt_u32_e32 vcc, s35, v92
A344  v_cmp_lt_u32_e64 s[2:3], s42, v92
A34C  v_max_u32_e32 v26, v92, v24
A350  v_cndmask_b32_e32 v22, v22, v25, vcc
A354  v_and_b32_e32 v20, 0x80000000, v20
A35C  v_cndmask_b32_e64 v25, 0, 1, s[2:3]
A364  v_cndmask_b32_e64 v24, v26, v24, s[2:3]
A36C  v_or_b32_e32 v26, 0x700000, v22
A374  v_cmp_lt_u32_e64 s[2:3], s35, v91
A37C  v_and_b32_e32 v21, 0x80000000, v21
A384  v_cndmask_b32_e32 v54, v54, v20, vcc
A388  v_cndmask_b32_e64 v20, v22, v26, s[2:3]
A390  v_cmp_lt_u32_e32 vcc, s42, v91
A394  v_max_u32_e32 v22, v91, v24
A398  v_cndmask_b32_e64 v55, v55, v21, s[2:3]
A3A0  v_addc_co_u32_e64 v21, s[2:3], v23, v25, vcc
A3A8  v_cndmask_b32_e32 v22, v22, v24, vcc
A3AC  v_or_b32_e32 v23, 0x7000000, v20
A3B4  v_cmp_lt_u32_e32 vcc, s35, v90
A3B8  v_cmp_lt_u32_e64 s[2:3], s42, v90
A3C0  v_max_u32_e32 v24, v90, v22
A3C4  v_and_b32_e32 v18, 0x80000000, v18
A3CC  v_and_b32_e32 v19, 0x80000000, v19
A3D4  v_cndmask_b32_e32 v20, v20, v23, vcc
A3D8  v_cndmask_b32_e64 v23, 0, 1, s[2:3]
A3E0  v_cndmask_b32_e64 v22, v24, v22, s[2:3]
A3E8  v_cmp_lt_u32_e64 s[2:3], s35, v89
A3F0  v_or_b32_e32 v24, 0x70000000, v20
A3F8  v_cndmask_b32_e32 v56, v56, v18, vcc
A3FC  v_cndmask_b32_e64 v57, v57, v19, s[2:3]
A404  v_cmp_lt_u32_e32 vcc, s42, v89
A408  v_max_u32_e32 v19, v89, v22
A40C  v_cndmask_b32_e64 v68, v20, v24, s[2:3]
A414  v_addc_co_u32_e64 v18, s[2:3], v21, v23, vcc
A41C  v_cndmask_b32_e32 v19, v19, v22, vcc
A420  v_cmp_lt_u32_e32 vcc, s35, v88
A424  v_and_b32_e32 v16, 0x80000000, v16
A42C  v_cmp_lt_u32_e64 s[2:3], s42, v88
A434  v_cndmask_b32_e64 v20, 0, 7, vcc
A43C  v_max_u32_e32 v22, v88, v19
A440  v_and_b32_e32 v17, 0x80000000, v17
A448  v_cndmask_b32_e64 v21, 0, 1, s[2:3]
A450  v_cndmask_b32_e64 v19, v22, v19, s[2:3]
A458  v_or_b32_e32 v22, 0x70, v20
A460  v_cmp_lt_u32_e64 s[2:3], s35, v87
A468  v_cndmask_b32_e32 v42, v42, v16, vcc
A46C  v_cmp_lt_u32_e32 vcc, s42, v87
A470  v_cndmask_b32_e64 v43, v43, v17, s[2:3]
A478  v_cndmask_b32_e64 v16, v20, v22, s[2:3]
A480  v_addc_co_u32_e64 v17, s[2:3], v18, v21, vcc
A488  v_max_u32_e32 v18, v87, v19
A48C  v_cndmask_b32_e32 v18, v18, v19, vcc
A490  v_or_b32_e32 v19, 0x700, v16
A498  v_cmp_lt_u32_e32 vcc, s35, v86
A49C  v_cmp_lt_u32_e64 s[2:3], s42, v86
A4A4  v_max_u32_e32 v20, v86, v18
A4A8  v_cndmask_b32_e32 v16, v16, v19, vcc
A4AC  v_and_b32_e32 v14, 0x80000000, v14
A4B4  v_cndmask_b32_e64 v19, 0, 1, s[2:3]
A4BC  v_cndmask_b32_e64 v18, v20, v18, s[2:3]
A4C4  v_or_b32_e32 v20, 0x7000, v16
A4CC  v_cmp_lt_u32_e64 s[2:3], s35, v85
A4D4  v_and_b32_e32 v15, 0x80000000, v15
A4DC  v_cndmask_b32_e32 v44, v44, v14, vcc
A4E0  v_cndmask_b32_e64 v14, v16, v20, s[2:3]
A4E8  v_cmp_lt_u32_e32 vcc, s42, v85
A4EC  v_max_u32_e32 v16, v85, v18
A4F0  v_cndmask_b32_e64 v45, v45, v15, s[2:3]
A4F8  v_addc_co_u32_e64 v15, s[2:3], v17, v19, vcc
A500  v_cndmask_b32_e32 v16, v16, v18, vcc
A504  v_or_b32_e32 v17, 0x70000, v14
A50C  v_cmp_lt_u32_e32 vcc, s35, v84
A510  v_cmp_lt_u32_e64 s[2:3], s42, v84
A518  v_max_u32_e32 v18, v84, v16
A51C  v_cndmask_b32_e32 v14, v14, v17, vcc
A520  v_and_b32_e32 v12, 0x80000000, v12
A528  v_cndmask_b32_e64 v17, 0, 1, s[2:3]
A530  v_cndmask_b32_e64 v16, v18, v16, s[2:3]
A538  v_or_b32_e32 v18, 0x700000, v14
A540  v_cmp_lt_u32_e64 s[2:3], s35, v83
A548  v_and_b32_e32 v13, 0x80000000, v13
A550  v_cndmask_b32_e32 v46, v46, v12, vcc
A554  v_cndmask_b32_e64 v12, v14, v18, s[2:3]
A55C  v_cmp_lt_u32_e32 vcc, s42, v83
A560  v_max_u32_e32 v14, v83, v16
A564  v_cndmask_b32_e64 v47, v47, v13, s[2:3]
A56C  v_addc_co_u32_e64 v13, s[2:3], v15, v17, vcc
A574  v_cndmask_b32_e32 v14, v14, v16, vcc
A578  v_or_b32_e32 v15, 0x7000000, v12
A580  v_cmp_lt_u32_e32 vcc, s35, v82
A584  v_cmp_lt_u32_e64 s[2:3], s42, v82
A58C  v_max_u32_e32 v16, v82, v14
A590  v_and_b32_e32 v10, 0x80000000, v10
A598  v_and_b32_e32 v11, 0x80000000, v11
A5A0  v_cndmask_b32_e32 v12, v12, v15, vcc
A5A4  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
A5AC  v_cndmask_b32_e64 v14, v16, v14, s[2:3]
A5B4  v_cmp_lt_u32_e64 s[2:3], s35, v81
A5BC  v_or_b32_e32 v16, 0x70000000, v12
A5C4  v_cndmask_b32_e32 v48, v48, v10, vcc
A5C8  v_cndmask_b32_e64 v49, v49, v11, s[2:3]
A5D0  v_cmp_lt_u32_e32 vcc, s42, v81
A5D4  v_max_u32_e32 v11, v81, v14
A5D8  v_cndmask_b32_e64 v69, v12, v16, s[2:3]
A5E0  v_addc_co_u32_e64 v10, s[2:3], v13, v15, vcc
A5E8  v_cndmask_b32_e32 v11, v11, v14, vcc
A5EC  v_cmp_lt_u32_e32 vcc, s35, v80
A5F0  v_and_b32_e32 v8, 0x80000000, v8
A5F8  v_cmp_lt_u32_e64 s[2:3], s42, v80
A600  v_cndmask_b32_e64 v12, 0, 7, vcc
A608  v_max_u32_e32 v14, v80, v11
A60C  v_and_b32_e32 v9, 0x80000000, v9
A614  v_cndmask_b32_e64 v13, 0, 1, s[2:3]
A61C  v_cndmask_b32_e64 v11, v14, v11, s[2:3]
A624  v_or_b32_e32 v14, 0x70, v12
A62C  v_cmp_lt_u32_e64 s[2:3], s35, v79
A634  v_cndmask_b32_e32 v30, v30, v8, vcc
A638  v_cmp_lt_u32_e32 vcc, s42, v79
A63C  v_cndmask_b32_e64 v31, v31, v9, s[2:3]
A644  v_cndmask_b32_e64 v8, v12, v14, s[2:3]
A64C  v_addc_co_u32_e64 v9, s[2:3], v10, v13, vcc
A654  v_max_u32_e32 v10, v79, v11
A658  v_cndmask_b32_e32 v10, v10, v11, vcc
A65C  v_or_b32_e32 v11, 0x700, v8
A664  v_cmp_lt_u32_e32 vcc, s35, v78
A668  v_cmp_lt_u32_e64 s[2:3], s42, v78
A670  v_max_u32_e32 v12, v78, v10
A674  v_cndmask_b32_e32 v8, v8, v11, vcc
A678  v_and_b32_e32 v6, 0x80000000, v6
A680  v_cndmask_b32_e64 v11, 0, 1, s[2:3]
A688  v_cndmask_b32_e64 v10, v12, v10, s[2:3]
A690  v_or_b32_e32 v12, 0x7000, v8
A698  v_cmp_lt_u32_e64 s[2:3], s35, v75
A6A0  v_and_b32_e32 v7, 0x80000000, v7
A6A8  v_cndmask_b32_e32 v32, v32, v6, vcc
A6AC  v_cndmask_b32_e64 v6, v8, v12, s[2:3]
A6B4  v_cmp_lt_u32_e32 vcc, s42, v75
A6B8  v_max_u32_e32 v8, v75, v10
A6BC  v_cndmask_b32_e64 v33, v33, v7, s[2:3]
A6C4  v_addc_co_u32_e64 v7, s[2:3], v9, v11, vcc
A6CC  v_cndmask_b32_e32 v8, v8, v10, vcc
A6D0  v_or_b32_e32 v9, 0x70000, v6
A6D8  v_cmp_lt_u32_e32 vcc, s35, v74
A6DC  v_cmp_lt_u32_e64 s[2:3], s42, v74
A6E4  v_max_u32_e32 v10, v74, v8
A6E8  v_cndmask_b32_e32 v6, v6, v9, vcc
A6EC  v_and_b32_e32 v4, 0x80000000, v4
A6F4  v_cndmask_b32_e64 v9, 0, 1, s[2:3]
A6FC  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
A704  v_or_b32_e32 v10, 0x700000, v6
A70C  v_cmp_lt_u32_e64 s[2:3], s35, v73
A714  v_and_b32_e32 v5, 0x80000000, v5
A71C  v_cndmask_b32_e32 v34, v34, v4, vcc
A720  v_cndmask_b32_e64 v4, v6, v10, s[2:3]
A728  v_cmp_lt_u32_e32 vcc, s42, v73
A72C  v_max_u32_e32 v6, v73, v8
A730  v_cndmask_b32_e64 v35, v35, v5, s[2:3]
A738  v_addc_co_u32_e64 v5, s[2:3], v7, v9, vcc
A740  v_cndmask_b32_e32 v6, v6, v8, vcc
A744  v_or_b32_e32 v7, 0x7000000, v4
A74C  v_cmp_lt_u32_e32 vcc, s35, v72
A750  v_and_b32_e32 v2, 0x80000000, v2
A758  v_cmp_lt_u32_e64 s[2:3], s42, v72
A760  v_cndmask_b32_e32 v4, v4, v7, vcc
A764  v_max_u32_e32 v8, v72, v6
A768  v_and_b32_e32 v3, 0x80000000, v3
A770  v_cndmask_b32_e64 v7, 0, 1, s[2:3]
A778  v_cndmask_b32_e64 v6, v8, v6, s[2:3]
A780  v_or_b32_e32 v8, 0x70000000, v4
A788  v_cmp_lt_u32_e64 s[2:3], s35, v71
A790  v_cndmask_b32_e32 v36, v36, v2, vcc
A794  v_cmp_lt_u32_e32 vcc, s42, v71
A798  v_cndmask_b32_e64 v37, v37, v3, s[2:3]
A7A0  v_cndmask_b32_e64 v70, v4, v8, s[2:3]
A7A8  v_addc_co_u32_e64 v2, s[2:3], v5, v7, vcc
A7B0  v_max_u32_e32 v3, v71, v6
A7B4  v_cndmask_b32_e32 v3, v3, v6, vcc
A7B8  v_mov_b32_e32 v4, 0x7f800000
A7C0  v_cmp_ne_u32_e32 vcc, 32, v2
A7C4  s_nop 1
A7C8  v_cndmask_b32_e32 v105, v4, v3, vcc
A7CC  s_or_b64 exec, exec, s[8:9]
A7D0  v_cmp_ne_u32_e32 vcc, 0, v105
A7D4  v_mov_b32_e32 v2, 0x7f
A7DC  s_and_saveexec_b64 s[2:3], vcc
A7E0  s_cbranch_execz 15
A7E4  v_add_u32_e32 v2, s31, v105
A7E8  s_mov_b32 s4, 0x17fffff
A7F0  v_lshrrev_b32_e32 v3, 23, v2
A7F4  v_add_u32_e32 v3, -2, v3
A7F8  v_cmp_lt_u32_e32 vcc, s4, v2
A7FC  s_mov_b32 s4, 0x7f800000
A804  s_nop 0
A808  v_cndmask_b32_e32 v2, 0, v3, vcc
A80C  v_cmp_eq_u32_e32 vcc, s4, v105
A810  v_mov_b32_e32 v3, 0xfe
A818  s_and_b64 vcc, s[18:19], vcc
A81C  v_cndmask_b32_e32 v2, v2, v3, vcc
A820  s_or_b64 exec, exec, s[2:3]
A824  v_or_b32_e32 v3, 0x8000, v67
A82C  v_cmp_eq_u32_e32 vcc, 0, v2
A830  s_cbranch_vccz 37
A834  s_nop 0
A838  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
A840  v_pk_mul_f32 v[58:59], v[4:5], v[58:59] op_sel_hi:[0,1]
A848  v_pk_mul_f32 v[60:61], v[4:5], v[60:61] op_sel_hi:[0,1]
A850  v_pk_mul_f32 v[62:63], v[4:5], v[62:63] op_sel_hi:[0,1]
A858  v_pk_mul_f32 v[64:65], v[4:5], v[64:65] op_sel_hi:[0,1]
A860  v_pk_mul_f32 v[50:51], v[4:5], v[50:51] op_sel_hi:[0,1]
A868  v_pk_mul_f32 v[52:53], v[4:5], v[52:53] op_sel_hi:[0,1]
A870  v_pk_mul_f32 v[54:55], v[4:5], v[54:55] op_sel_hi:[0,1]
A878  v_pk_mul_f32 v[56:57], v[4:5], v[56:57] op_sel_hi:[0,1]
A880  v_pk_mul_f32 v[42:43], v[4:5], v[42:43] op_sel_hi:[0,1]
A888  v_pk_mul_f32 v[44:45], v[4:5], v[44:45] op_sel_hi:[0,1]
A890  v_pk_mul_f32 v[46:47], v[4:5], v[46:47] op_sel_hi:[0,1]
A898  v_pk_mul_f32 v[48:49], v[4:5], v[48:49] op_sel_hi:[0,1]
A8A0  v_pk_mul_f32 v[30:31], v[4:5], v[30:31] op_sel_hi:[0,1]
A8A8  v_pk_mul_f32 v[32:33], v[4:5], v[32:33] op_sel_hi:[0,1]
A8B0  v_pk_mul_f32 v[34:35], v[4:5], v[34:35] op_sel_hi:[0,1]
A8B8  v_pk_mul_f32 v[36:37], v[4:5], v[36:37] op_sel_hi:[0,1]
A8C0  v_max_u32_e32 v4, 1, v2
A8C4  s_branch 1
A8C8  v_mov_b32_e32 v4, v2
A8CC  v_add_lshl_u32 v14, s10, v76, 2
A8D4  s_mov_b32 s2, 0xd2511f53
A8DC  v_lshlrev_b32_e32 v16, 23, v4
A8E0  v_mad_u64_u32 v[4:5], s[4:5], v14, s2, 0
A8E8  v_xor_b32_e32 v5, s12, v5
A8EC  s_mov_b32 s3, 0xcd9e8d57
A8F4  v_mad_u64_u32 v[6:7], s[4:5], v5, s3, 0
A8FC  v_xor_b32_e32 v5, s14, v7
A900  v_xor_b32_e32 v7, s16, v4
A904  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A90C  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A914  v_xor_b32_e32 v6, v6, v9
A918  v_xor_b32_e32 v5, s23, v5
A91C  v_xor_b32_e32 v6, s13, v6
A920  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A928  v_mad_u64_u32 v[6:7], s[4:5], v6, s2, 0
A930  v_xor_b32_e32 v5, v8, v11
A934  v_xor_b32_e32 v5, s17, v5
A938  v_xor_b32_e32 v4, v4, v7
A93C  v_xor_b32_e32 v7, s15, v4
A940  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A948  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A950  v_xor_b32_e32 v5, v6, v5
A954  v_xor_b32_e32 v7, v10, v9
A958  v_xor_b32_e32 v5, s20, v5
A95C  v_xor_b32_e32 v7, s22, v7
A960  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A968  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
A970  v_xor_b32_e32 v5, v8, v11
A974  v_xor_b32_e32 v5, s29, v5
A978  v_xor_b32_e32 v4, v4, v7
A97C  v_xor_b32_e32 v7, s28, v4
A980  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A988  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A990  v_xor_b32_e32 v5, v6, v5
A994  v_xor_b32_e32 v7, v10, v9
A998  v_xor_b32_e32 v5, s30, v5
A99C  v_xor_b32_e32 v7, s36, v7
A9A0  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A9A8  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
A9B0  v_xor_b32_e32 v5, v8, v11
A9B4  v_xor_b32_e32 v5, s38, v5
A9B8  v_xor_b32_e32 v4, v4, v7
A9BC  v_xor_b32_e32 v7, s37, v4
A9C0  v_mad_u64_u32 v[4:5], s[4:5], v5, s2, 0
A9C8  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
A9D0  v_xor_b32_e32 v5, v6, v5
A9D4  v_xor_b32_e32 v7, v10, v9
A9D8  v_xor_b32_e32 v5, s39, v5
A9DC  v_xor_b32_e32 v7, s40, v7
A9E0  v_mad_u64_u32 v[10:11], s[4:5], v5, s3, 0
A9E8  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
A9F0  v_xor_b32_e32 v5, v8, v11
A9F4  v_xor_b32_e32 v5, s41, v5
A9F8  v_xor_b32_e32 v4, v4, v7
A9FC  v_mov_b32_e32 v7, 0
AA00  v_mov_b32_e32 v8, 0
AA04  v_xor_b32_e32 v4, s34, v4
AA08  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[58:59], v5, v16
AA10  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[62:63], v4, v16 op_sel:[0,0,0,1]
AA18  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[60:61], v10, v16 op_sel:[0,0,1,0]
AA20  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[64:65], v6, v16 op_sel:[0,0,1,1]
AA28  s_nop 0
AA2C  v_or_b32_e32 v5, 1, v14
AA30  v_or3_b32 v4, v8, v77, v7
AA38  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
AA40  v_xor_b32_e32 v5, s12, v7
AA44  v_mad_u64_u32 v[8:9], s[4:5], v5, s3, 0
AA4C  v_xor_b32_e32 v5, s14, v9
AA50  v_xor_b32_e32 v9, s16, v6
AA54  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AA5C  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
AA64  v_xor_b32_e32 v5, v8, v11
AA68  v_xor_b32_e32 v5, s13, v5
AA6C  v_xor_b32_e32 v7, s23, v7
AA70  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
AA78  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AA80  v_xor_b32_e32 v6, v6, v9
AA84  v_xor_b32_e32 v5, v10, v13
AA88  v_xor_b32_e32 v9, s15, v6
AA8C  v_xor_b32_e32 v5, s17, v5
AA90  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AA98  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
AAA0  v_xor_b32_e32 v5, v12, v11
AAA4  v_xor_b32_e32 v5, s22, v5
AAA8  v_xor_b32_e32 v7, v8, v7
AAAC  v_xor_b32_e32 v7, s20, v7
AAB0  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
AAB8  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AAC0  v_xor_b32_e32 v6, v6, v9
AAC4  v_xor_b32_e32 v5, v10, v13
AAC8  v_xor_b32_e32 v9, s28, v6
AACC  v_xor_b32_e32 v5, s29, v5
AAD0  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AAD8  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
AAE0  v_xor_b32_e32 v5, v12, v11
AAE4  v_xor_b32_e32 v5, s36, v5
AAE8  v_xor_b32_e32 v7, v8, v7
AAEC  v_xor_b32_e32 v7, s30, v7
AAF0  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
AAF8  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AB00  v_xor_b32_e32 v6, v6, v9
AB04  v_xor_b32_e32 v5, v10, v13
AB08  v_xor_b32_e32 v9, s37, v6
AB0C  v_xor_b32_e32 v5, s38, v5
AB10  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AB18  v_mad_u64_u32 v[6:7], s[4:5], v5, s2, 0
AB20  v_xor_b32_e32 v5, v12, v11
AB24  v_xor_b32_e32 v5, s40, v5
AB28  v_xor_b32_e32 v7, v8, v7
AB2C  v_xor_b32_e32 v7, s39, v7
AB30  v_mad_u64_u32 v[8:9], s[4:5], v5, s2, 0
AB38  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AB40  v_xor_b32_e32 v6, v6, v9
AB44  v_xor_b32_e32 v5, v10, v13
AB48  v_xor_b32_e32 v6, s34, v6
AB4C  v_mov_b32_e32 v7, 0
AB50  v_mov_b32_e32 v9, 0
AB54  v_xor_b32_e32 v5, s41, v5
AB58  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[50:51], v5, v16
AB60  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[54:55], v6, v16 op_sel:[0,0,0,1]
AB68  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[52:53], v12, v16 op_sel:[0,0,1,0]
AB70  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[56:57], v8, v16 op_sel:[0,0,1,1]
AB78  s_nop 0
AB7C  v_or_b32_e32 v6, 2, v14
AB80  v_or3_b32 v5, v9, v68, v7
AB88  v_mad_u64_u32 v[6:7], s[4:5], v6, s2, 0
AB90  v_xor_b32_e32 v7, s12, v7
AB94  v_mad_u64_u32 v[8:9], s[4:5], v7, s3, 0
AB9C  v_xor_b32_e32 v7, s14, v9
ABA0  v_xor_b32_e32 v9, s16, v6
ABA4  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
ABAC  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
ABB4  v_xor_b32_e32 v8, v8, v11
ABB8  v_xor_b32_e32 v7, s23, v7
ABBC  v_xor_b32_e32 v8, s13, v8
ABC0  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
ABC8  v_mad_u64_u32 v[8:9], s[4:5], v8, s2, 0
ABD0  v_xor_b32_e32 v7, v10, v13
ABD4  v_xor_b32_e32 v7, s17, v7
ABD8  v_xor_b32_e32 v6, v6, v9
ABDC  v_xor_b32_e32 v9, s15, v6
ABE0  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
ABE8  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
ABF0  v_xor_b32_e32 v7, v8, v7
ABF4  v_xor_b32_e32 v9, v12, v11
ABF8  v_xor_b32_e32 v7, s20, v7
ABFC  v_xor_b32_e32 v9, s22, v9
AC00  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AC08  v_mad_u64_u32 v[8:9], s[4:5], v9, s2, 0
AC10  v_xor_b32_e32 v7, v10, v13
AC14  v_xor_b32_e32 v7, s29, v7
AC18  v_xor_b32_e32 v6, v6, v9
AC1C  v_xor_b32_e32 v9, s28, v6
AC20  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
AC28  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AC30  v_xor_b32_e32 v7, v8, v7
AC34  v_xor_b32_e32 v9, v12, v11
AC38  v_xor_b32_e32 v7, s30, v7
AC3C  v_xor_b32_e32 v9, s36, v9
AC40  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AC48  v_mad_u64_u32 v[8:9], s[4:5], v9, s2, 0
AC50  v_xor_b32_e32 v7, v10, v13
AC54  v_xor_b32_e32 v7, s38, v7
AC58  v_xor_b32_e32 v6, v6, v9
AC5C  v_xor_b32_e32 v9, s37, v6
AC60  v_mad_u64_u32 v[6:7], s[4:5], v7, s2, 0
AC68  v_mad_u64_u32 v[10:11], s[4:5], v9, s3, 0
AC70  v_xor_b32_e32 v7, v8, v7
AC74  v_xor_b32_e32 v9, v12, v11
AC78  v_xor_b32_e32 v7, s39, v7
AC7C  v_xor_b32_e32 v9, s40, v9
AC80  v_mad_u64_u32 v[12:13], s[4:5], v7, s3, 0
AC88  v_mad_u64_u32 v[8:9], s[4:5], v9, s2, 0
AC90  v_xor_b32_e32 v7, v10, v13
AC94  v_xor_b32_e32 v7, s41, v7
AC98  v_xor_b32_e32 v6, v6, v9
AC9C  v_mov_b32_e32 v9, 0
ACA0  v_mov_b32_e32 v10, 0
ACA4  v_xor_b32_e32 v6, s34, v6
ACA8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[42:43], v7, v16
ACB0  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[46:47], v6, v16 op_sel:[0,0,0,1]
ACB8  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[44:45], v12, v16 op_sel:[0,0,1,0]
ACC0  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[48:49], v8, v16 op_sel:[0,0,1,1]
ACC8  s_nop 0
ACCC  v_or_b32_e32 v7, 3, v14
ACD0  v_or3_b32 v6, v10, v69, v9
ACD8  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
ACE0  v_xor_b32_e32 v7, s12, v9
ACE4  v_mad_u64_u32 v[10:11], s[4:5], v7, s3, 0
ACEC  v_xor_b32_e32 v7, s14, v11
ACF0  v_xor_b32_e32 v11, s16, v8
ACF4  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
ACFC  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
AD04  v_xor_b32_e32 v7, v10, v13
AD08  v_xor_b32_e32 v7, s13, v7
AD0C  v_xor_b32_e32 v9, s23, v9
AD10  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
AD18  v_mad_u64_u32 v[14:15], s[4:5], v9, s3, 0
AD20  v_xor_b32_e32 v7, v12, v15
AD24  v_xor_b32_e32 v8, v8, v11
AD28  v_xor_b32_e32 v7, s17, v7
AD2C  v_xor_b32_e32 v11, s15, v8
AD30  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
AD38  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
AD40  v_xor_b32_e32 v7, v14, v13
AD44  v_xor_b32_e32 v9, v10, v9
AD48  v_xor_b32_e32 v7, s22, v7
AD4C  v_xor_b32_e32 v9, s20, v9
AD50  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
AD58  v_mad_u64_u32 v[14:15], s[4:5], v9, s3, 0
AD60  v_xor_b32_e32 v7, v12, v15
AD64  v_xor_b32_e32 v8, v8, v11
AD68  v_xor_b32_e32 v7, s29, v7
AD6C  v_xor_b32_e32 v11, s28, v8
AD70  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
AD78  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
AD80  v_xor_b32_e32 v7, v14, v13
AD84  v_xor_b32_e32 v9, v10, v9
AD88  v_xor_b32_e32 v7, s36, v7
AD8C  v_xor_b32_e32 v9, s30, v9
AD90  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
AD98  v_mad_u64_u32 v[14:15], s[4:5], v9, s3, 0
ADA0  v_xor_b32_e32 v7, v12, v15
ADA4  v_xor_b32_e32 v8, v8, v11
ADA8  v_xor_b32_e32 v7, s38, v7
ADAC  v_xor_b32_e32 v11, s37, v8
ADB0  v_mad_u64_u32 v[8:9], s[4:5], v7, s2, 0
ADB8  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
ADC0  v_xor_b32_e32 v7, v14, v13
ADC4  v_xor_b32_e32 v9, v10, v9
ADC8  v_xor_b32_e32 v7, s40, v7
ADCC  v_xor_b32_e32 v9, s39, v9
ADD0  v_mad_u64_u32 v[10:11], s[4:5], v7, s2, 0
ADD8  v_mad_u64_u32 v[14:15], s[2:3], v9, s3, 0
ADE0  v_xor_b32_e32 v7, v12, v15
ADE4  v_mov_b32_e32 v17, 0
ADE8  v_xor_b32_e32 v7, s41, v7
ADEC  v_xor_b32_e32 v8, v8, v11
ADF0  v_mov_b32_e32 v9, 0
ADF4  v_xor_b32_e32 v8, s34, v8
ADF8  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[30:31], v7, v16
AE00  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[34:35], v8, v16 op_sel:[0,0,0,1]
AE08  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[32:33], v14, v16 op_sel:[0,0,1,0]
AE10  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[36:37], v10, v16 op_sel:[0,0,1,1]
AE18  s_nop 0
AE20  v_or3_b32 v7, v9, v70, v17
AE28  ds_write_b128 v3, v[4:7] offset:64
AE30  ds_write_b8 v66, v2 offset:40964
AE38  s_or_b64 exec, exec, s[6:7]
AE3C  s_add_i32 s2, s10, 7
AE40  v_lshlrev_b32_e32 v2, 6, v0
AE44  s_and_b32 s8, s2, 0xffffff8
AE4C  s_and_b32 s2, s52, 0xffffff00
AE54  v_and_b32_e32 v2, 0xc0, v2
AE5C  v_and_b32_e32 v6, 60, v0
AE60  s_lshr_b32 s3, s11, 1
AE64  v_or3_b32 v2, s2, v6, v2
AE6C  s_add_i32 s2, s21, 0xff
AE74  s_and_b32 s3, s3, 2
AE78  s_and_b32 s9, s2, 0xffffff00
AE80  v_or_b32_e32 v4, s11, v100
AE84  v_add_u32_e32 v6, s33, v1
AE88  s_and_b64 s[6:7], s[0:1], exec
AE8C  v_cmp_le_u32_e64 s[4:5], s10, v4
AE94  v_mov_b32_e32 v3, 0
AE98  v_bfe_u32 v7, v0, 6, 1
AEA0  v_cmp_le_u32_e64 s[6:7], s21, v6
AEA8  v_cmp_gt_u32_e32 vcc, s10, v4
AEAC  v_mov_b32_e32 v5, v3
AEB0  v_or3_b32 v2, v2, v7, s3
AEB8  v_cmp_le_u32_e64 s[2:3], s8, v4
AEC0  v_lshrrev_b32_e32 v7, 3, v0
AEC4  s_cselect_b32 s8, s10, s8
AEC8  s_or_b64 s[6:7], s[4:5], s[6:7]
AECC  s_mov_b64 s[4:5], 0
AED0  s_waitcnt lgkmcnt(0)
AED4  s_barrier
AED8  s_and_saveexec_b64 s[12:13], s[6:7]
AEDC  s_xor_b64 s[6:7], exec, s[12:13]
AEE0  v_cmp_le_u32_e64 s[4:5], s9, v6
AEE8  s_or_b64 s[4:5], s[0:1], s[4:5]
AEEC  s_nor_b64 s[4:5], s[4:5], s[2:3]
AEF0  s_and_b64 s[4:5], s[4:5], exec
AEF4  s_or_saveexec_b64 s[6:7], s[6:7]
AEF8  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
AF00  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
AF08  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
AF10  v_mov_b32_e32 v7, 0x7f
AF18  s_xor_b64 exec, exec, s[6:7]
AF1C  s_cbranch_execz 16
AF20  s_movk_i32 s11, 0xfc
AF24  v_and_or_b32 v7, v0, s11, v1
AF2C  v_lshlrev_b32_e32 v7, 4, v7
AF30  ds_read_b128 v[8:11], v7 offset:32768
AF38  ds_read_u8 v7, v0 offset:40960
AF40  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
AF48  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
AF50  s_or_b64 s[4:5], s[4:5], exec
AF54  s_waitcnt lgkmcnt(1)
AF58  global_store_dwordx4 v[12:13], v[8:11], off
AF60  s_or_b64 exec, exec, s[6:7]
AF64  s_and_saveexec_b64 s[6:7], s[4:5]
AF68  s_cbranch_execz 12
AF6C  v_and_b32_e32 v8, 0xffffffe0, v6
AF74  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
AF7C  v_mov_b64_e32 v[8:9], s[26:27]
AF80  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
AF88  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
AF90  s_waitcnt lgkmcnt(0)
AF94  global_store_byte v[8:9], v7, off
AF9C  s_or_b64 exec, exec, s[6:7]
AFA0  s_waitcnt lgkmcnt(0)
AFA4  v_or_b32_e32 v7, 0x100, v0
AFAC  v_lshrrev_b32_e32 v6, 2, v7
AFB0  v_add_u32_e32 v6, s33, v6
AFB4  v_cmp_le_u32_e64 s[4:5], s21, v6
AFBC  s_xor_b64 s[6:7], vcc, -1
AFC0  s_or_b64 s[6:7], s[6:7], s[4:5]
AFC4  s_mov_b64 s[4:5], 0
AFC8  s_and_saveexec_b64 s[12:13], s[6:7]
AFCC  s_xor_b64 s[6:7], exec, s[12:13]
AFD0  s_cbranch_execnz 9
AFD4  s_or_saveexec_b64 s[2:3], s[6:7]
AFD8  v_mov_b32_e32 v8, 0x7f
AFE0  s_xor_b64 exec, exec, s[2:3]
AFE4  s_cbranch_execnz 13
AFE8  s_or_b64 exec, exec, s[2:3]
AFEC  s_and_saveexec_b64 s[2:3], s[4:5]
AFF0  s_cbranch_execnz 29
AFF4  s_endpgm
AFF8  v_cmp_le_u32_e32 vcc, s9, v6
AFFC  s_or_b64 s[4:5], s[0:1], vcc
B000  s_nor_b64 s[2:3], s[4:5], s[2:3]
B004  s_and_b64 s[4:5], s[2:3], exec
B008  s_or_saveexec_b64 s[2:3], s[6:7]
B00C  v_mov_b32_e32 v8, 0x7f
B014  s_xor_b64 exec, exec, s[2:3]
B018  s_cbranch_execz 65523
B01C  s_movk_i32 s6, 0x1fc
B020  v_and_or_b32 v1, v7, s6, v1
B028  v_lshlrev_b32_e32 v1, 4, v1
B02C  ds_read_b128 v[10:13], v1 offset:32768
B034  ds_read_u8 v8, v0 offset:41216
B03C  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
B044  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
B04C  s_or_b64 s[4:5], s[4:5], exec
B050  s_waitcnt lgkmcnt(1)
B054  global_store_dwordx4 v[0:1], v[10:13], off
B05C  s_or_b64 exec, exec, s[2:3]
B060  s_and_saveexec_b64 s[2:3], s[4:5]
B064  s_cbranch_execz 65507
B068  v_and_b32_e32 v0, 0xffffffe0, v6
B070  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
B078  v_mov_b64_e32 v[0:1], s[26:27]
B07C  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
B084  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
B08C  s_waitcnt lgkmcnt(0)
B090  global_store_byte v[0:1], v8, off
B098  s_endpgm
B09C  s_nop 0

b100 <QuantiseBothBf16H16Sr>:
B100  s_load_dwordx2 s[6:7], s[0:1], 0x0
B108  s_load_dwordx2 s[8:9], s[0:1], 0x28
B110  s_load_dwordx4 s[20:23], s[0:1], 0x30
B118  v_readfirstlane_b32 s12, v0
B11C  s_andn2_b32 s12, s12, 63
B120  v_and_b32_e32 v1, 48, v0
B124  v_lshlrev_b32_e32 v2, 3, v0
B128  v_or_b32_e32 v4, s12, v1
B12C  s_lshl_b32 s54, s3, 7
B130  s_lshl_b32 s33, s2, 7
B134  v_and_b32_e32 v2, 0x78, v2
B13C  v_lshrrev_b32_e32 v4, 4, v4
B140  v_or_b32_e32 v2, s33, v2
B144  v_add_u32_e32 v4, s54, v4
B148  s_waitcnt lgkmcnt(0)
B14C  v_cmp_gt_u32_e32 vcc, s21, v2
B150  v_cmp_gt_u32_e64 s[4:5], s20, v4
B158  v_mov_b32_e32 v3, 0
B15C  s_and_b64 s[10:11], s[4:5], vcc
B160  s_and_saveexec_b64 s[4:5], s[10:11]
B164  s_cbranch_execz 15
B168  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
B170  v_mov_b32_e32 v8, v7
B174  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
B17C  v_mov_b32_e32 v7, v4
B180  v_lshlrev_b64 v[4:5], 1, v[6:7]
B188  v_and_b32_e32 v4, -16, v4
B18C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B194  s_lshl_b32 m0, s12, 4
B198  s_nop 0
B19C  global_load_lds_dwordx4 v[4:5], off
B1A4  s_or_b64 exec, exec, s[4:5]
B1A8  s_add_i32 s4, s12, 0x100
B1B0  v_or_b32_e32 v4, s4, v1
B1B4  v_lshrrev_b32_e32 v4, 4, v4
B1B8  v_add_u32_e32 v4, s54, v4
B1BC  v_cmp_gt_u32_e64 s[4:5], s20, v4
B1C4  s_and_b64 s[10:11], s[4:5], vcc
B1C8  s_and_saveexec_b64 s[4:5], s[10:11]
B1CC  s_cbranch_execz 17
B1D0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
B1D8  v_mov_b32_e32 v8, v7
B1DC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
B1E4  v_mov_b32_e32 v7, v4
B1E8  v_lshlrev_b64 v[4:5], 1, v[6:7]
B1F0  v_and_b32_e32 v4, -16, v4
B1F4  s_lshl_b32 s10, s12, 4
B1F8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B200  s_add_i32 m0, s10, 0x1000
B208  s_nop 0
B20C  global_load_lds_dwordx4 v[4:5], off
B214  s_or_b64 exec, exec, s[4:5]
B218  s_add_i32 s4, s12, 0x200
B220  v_or_b32_e32 v4, s4, v1
B224  v_lshrrev_b32_e32 v4, 4, v4
B228  v_add_u32_e32 v4, s54, v4
B22C  v_cmp_gt_u32_e64 s[4:5], s20, v4
B234  s_and_b64 s[10:11], s[4:5], vcc
B238  s_and_saveexec_b64 s[4:5], s[10:11]
B23C  s_cbranch_execz 17
B240  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
B248  v_mov_b32_e32 v8, v7
B24C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
B254  v_mov_b32_e32 v7, v4
B258  v_lshlrev_b64 v[4:5], 1, v[6:7]
B260  v_and_b32_e32 v4, -16, v4
B264  s_lshl_b32 s10, s12, 4
B268  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B270  s_add_i32 m0, s10, 0x2000
B278  s_nop 0
B27C  global_load_lds_dwordx4 v[4:5], off
B284  s_or_b64 exec, exec, s[4:5]
B288  s_add_i32 s4, s12, 0x300
B290  v_or_b32_e32 v4, s4, v1
B294  v_lshrrev_b32_e32 v4, 4, v4
B298  v_add_u32_e32 v4, s54, v4
B29C  v_cmp_gt_u32_e64 s[4:5], s20, v4
B2A4  s_and_b64 s[10:11], s[4:5], vcc
B2A8  s_and_saveexec_b64 s[4:5], s[10:11]
B2AC  s_cbranch_execz 17
B2B0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
B2B8  v_mov_b32_e32 v8, v7
B2BC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
B2C4  v_mov_b32_e32 v7, v4
B2C8  v_lshlrev_b64 v[4:5], 1, v[6:7]
B2D0  v_and_b32_e32 v4, -16, v4
B2D4  s_lshl_b32 s10, s12, 4
B2D8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B2E0  s_add_i32 m0, s10, 0x3000
B2E8  s_nop 0
B2EC  global_load_lds_dwordx4 v[4:5], off
B2F4  s_or_b64 exec, exec, s[4:5]
B2F8  s_add_i32 s4, s12, 0x400
B300  v_or_b32_e32 v4, s4, v1
B304  v_lshrrev_b32_e32 v4, 4, v4
B308  v_add_u32_e32 v4, s54, v4
B30C  v_cmp_gt_u32_e64 s[4:5], s20, v4
B314  s_and_b64 s[10:11], s[4:5], vcc
B318  s_and_saveexec_b64 s[4:5], s[10:11]
B31C  s_cbranch_execz 17
B320  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
B328  v_mov_b32_e32 v8, v7
B32C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
B334  v_mov_b32_e32 v7, v4
B338  v_lshlrev_b64 v[4:5], 1, v[6:7]
B340  v_and_b32_e32 v4, -16, v4
B344  s_lshl_b32 s10, s12, 4
B348  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B350  s_add_i32 m0, s10, 0x4000
B358  s_nop 0
B35C  global_load_lds_dwordx4 v[4:5], off
B364  s_or_b64 exec, exec, s[4:5]
B368  s_add_i32 s4, s12, 0x500
B370  s_load_dwordx4 s[16:19], s[0:1], 0x50
B378  v_or_b32_e32 v4, s4, v1
B37C  v_lshrrev_b32_e32 v4, 4, v4
B380  v_add_u32_e32 v4, s54, v4
B384  v_cmp_gt_u32_e64 s[4:5], s20, v4
B38C  s_and_b64 s[10:11], s[4:5], vcc
B390  s_and_saveexec_b64 s[4:5], s[10:11]
B394  s_cbranch_execz 17
B398  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
B3A0  v_mov_b32_e32 v8, v7
B3A4  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
B3AC  v_mov_b32_e32 v7, v4
B3B0  v_lshlrev_b64 v[4:5], 1, v[6:7]
B3B8  v_and_b32_e32 v4, -16, v4
B3BC  s_lshl_b32 s10, s12, 4
B3C0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B3C8  s_add_i32 m0, s10, 0x5000
B3D0  s_nop 0
B3D4  global_load_lds_dwordx4 v[4:5], off
B3DC  s_or_b64 exec, exec, s[4:5]
B3E0  s_load_dwordx4 s[28:31], s[0:1], 0x68
B3E8  s_load_dword s55, s[0:1], 0x40
B3F0  s_load_dwordx2 s[10:11], s[0:1], 0x48
B3F8  s_add_i32 s4, s12, 0x600
B400  v_or_b32_e32 v4, s4, v1
B404  v_lshrrev_b32_e32 v4, 4, v4
B408  v_add_u32_e32 v4, s54, v4
B40C  v_cmp_gt_u32_e64 s[4:5], s20, v4
B414  s_and_b64 s[14:15], s[4:5], vcc
B418  s_and_saveexec_b64 s[4:5], s[14:15]
B41C  s_cbranch_execz 17
B420  v_mad_u64_u32 v[6:7], s[14:15], s8, v4, v[2:3]
B428  v_mov_b32_e32 v8, v7
B42C  v_mad_u64_u32 v[4:5], s[14:15], s9, v4, v[8:9]
B434  v_mov_b32_e32 v7, v4
B438  v_lshlrev_b64 v[4:5], 1, v[6:7]
B440  v_and_b32_e32 v4, -16, v4
B444  s_lshl_b32 s13, s12, 4
B448  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B450  s_add_i32 m0, s13, 0x6000
B458  s_nop 0
B45C  global_load_lds_dwordx4 v[4:5], off
B464  s_or_b64 exec, exec, s[4:5]
B468  s_load_dwordx2 s[34:35], s[0:1], 0x60
B470  s_load_dwordx4 s[24:27], s[0:1], 0x18
B478  s_load_dwordx2 s[42:43], s[0:1], 0x8
B480  s_add_i32 s4, s12, 0x700
B488  v_or_b32_e32 v1, s4, v1
B48C  v_lshrrev_b32_e32 v1, 4, v1
B490  v_add_u32_e32 v1, s54, v1
B494  v_cmp_gt_u32_e64 s[4:5], s20, v1
B49C  s_and_b64 s[14:15], s[4:5], vcc
B4A0  s_and_saveexec_b64 s[4:5], s[14:15]
B4A4  s_cbranch_execz 17
B4A8  v_mad_u64_u32 v[2:3], s[14:15], s8, v1, v[2:3]
B4B0  v_mov_b32_e32 v4, v3
B4B4  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
B4BC  v_mov_b32_e32 v3, v4
B4C0  v_lshlrev_b64 v[2:3], 1, v[2:3]
B4C8  v_and_b32_e32 v2, -16, v2
B4CC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
B4D4  s_lshl_b32 s6, s12, 4
B4D8  s_add_i32 m0, s6, 0x7000
B4E0  s_nop 0
B4E4  global_load_lds_dwordx4 v[2:3], off
B4EC  s_or_b64 exec, exec, s[4:5]
B4F0  s_and_b32 s4, s22, 8
B4F4  s_cmp_eq_u32 s4, 0
B4F8  s_load_dwordx2 s[36:37], s[0:1], 0x10
B500  s_cselect_b64 s[0:1], -1, 0
B504  s_cmp_lg_u32 s4, 0
B508  s_cselect_b64 s[12:13], -1, 0
B50C  s_lshr_b32 s56, s21, 5
B510  v_bfe_u32 v1, v0, 2, 2
B518  s_add_i32 s4, s56, 7
B51C  v_lshrrev_b32_e32 v68, 2, v0
B520  v_lshl_or_b32 v10, s2, 2, v1
B528  s_and_b32 s57, s4, 0xffffff8
B530  s_and_b32 s4, s33, 0xffffff00
B538  v_lshlrev_b32_e32 v2, 4, v0
B53C  s_lshl_b32 s2, s2, 1
B540  v_and_b32_e32 v69, 3, v0
B544  v_and_b32_e32 v2, 0xc0, v2
B54C  s_and_b32 s2, s2, 2
B550  v_and_or_b32 v3, v68, 60, s4
B558  v_or3_b32 v18, v3, v2, s2
B560  v_cmp_ne_u32_e64 s[4:5], 0, v69
B568  s_add_i32 s2, s20, 0xff
B570  s_or_b64 s[40:41], s[4:5], s[0:1]
B574  s_and_b32 s58, s2, 0xffffff00
B57C  s_cmp_lg_u32 s23, 0
B580  s_cselect_b64 s[6:7], -1, 0
B584  s_bfe_u32 s2, s22, 0x20004
B58C  v_lshlrev_b32_e32 v2, 3, v69
B590  s_cmp_eq_u32 s2, 2
B594  v_lshrrev_b32_e64 v2, v2, s23
B59C  s_cselect_b64 s[22:23], -1, 0
B5A0  s_and_b64 s[44:45], s[22:23], exec
B5A4  s_waitcnt lgkmcnt(0)
B5A8  s_cselect_b32 s19, 0x3fffff, 0
B5B0  s_cmp_lg_u32 s2, 0
B5B4  s_mul_hi_u32 s45, s17, 0xcd9e8d57
B5BC  v_cndmask_b32_e64 v2, 0, v2, s[6:7]
B5C4  v_and_b32_e32 v3, 1, v0
B5C8  s_cselect_b32 s31, s19, 0x200000
B5D0  s_xor_b32 s2, s16, s45
B5D4  v_cmp_eq_u32_e64 s[8:9], 0, v3
B5DC  v_lshlrev_b32_e32 v3, 30, v2
B5E0  s_xor_b32 s2, s2, s10
B5E4  v_and_b32_e32 v20, 0x80000000, v3
B5EC  v_lshlrev_b32_e32 v3, 29, v2
B5F0  s_add_u32 s16, s10, 0x9e3779b9
B5F8  v_mov_b32_e32 v5, 0
B5FC  v_lshlrev_b32_e32 v4, 2, v69
B600  v_and_b32_e32 v21, 0x80000000, v3
B608  v_lshlrev_b32_e32 v3, 28, v2
B60C  s_mul_i32 s44, s17, 0xcd9e8d57
B614  s_addc_u32 s17, s11, 0
B618  v_lshl_add_u64 v[12:13], s[42:43], 0, v[4:5]
B620  v_and_b32_e32 v22, 0x80000000, v3
B628  v_lshlrev_b32_e32 v3, 27, v2
B62C  s_add_u32 s42, s11, 0xbb67ae85
B634  s_mul_hi_u32 s47, s2, 0xd2511f53
B63C  s_mov_b32 s39, 0
B640  v_and_b32_e32 v23, 0x80000000, v3
B648  v_lshlrev_b32_e32 v3, 26, v2
B64C  s_addc_u32 s43, 0, 0
B650  s_mov_b32 s38, s47
B654  v_cmp_ne_u32_e64 s[6:7], 0, v2
B65C  v_lshlrev_b32_e32 v19, 31, v2
B660  v_and_b32_e32 v24, 0x80000000, v3
B668  v_lshlrev_b32_e32 v3, 25, v2
B66C  v_lshlrev_b32_e32 v2, 24, v2
B670  s_xor_b64 s[42:43], s[38:39], s[42:43]
B674  s_add_u32 s38, s10, 0x3c6ef372
B67C  v_and_b32_e32 v26, 0x80000000, v2
B684  s_add_u32 s48, s11, 0x76cf5d0a
B68C  v_lshrrev_b32_e32 v2, 4, v0
B690  v_lshlrev_b32_e32 v1, 6, v1
B694  v_and_b32_e32 v25, 0x80000000, v3
B69C  s_mul_i32 s46, s2, 0xd2511f53
B6A4  s_addc_u32 s49, 0, 0
B6A8  v_lshlrev_b32_e32 v3, 8, v2
B6AC  v_lshlrev_b32_e32 v4, 4, v69
B6B0  v_cmp_gt_u32_e32 vcc, s56, v10
B6B4  s_xor_b32 s74, s18, s11
B6B8  s_xor_b64 s[18:19], s[16:17], s[44:45]
B6BC  s_xor_b64 s[44:45], s[48:49], s[46:47]
B6C0  v_or3_b32 v27, v3, v1, v4
B6C8  v_cndmask_b32_e64 v1, 0, 1, s[12:13]
B6D0  v_mov_b32_e32 v11, v5
B6D4  v_cmp_eq_u32_e64 s[14:15], 0, v69
B6DC  v_cmp_le_u32_e64 s[4:5], s57, v10
B6E4  s_mov_b32 s59, 0xcd9e8d57
B6EC  s_mov_b32 s60, 0xd2511f53
B6F4  s_add_u32 s43, s10, 0xdaa66d2b
B6FC  s_add_u32 s61, s11, 0x32370b8f
B704  s_add_u32 s62, s10, 0x78dde6e4
B70C  s_add_u32 s63, s11, 0xed9eba14
B714  s_add_u32 s64, s10, 0x1715609d
B71C  s_add_u32 s65, s11, 0xa9066899
B724  s_add_u32 s66, s10, 0xb54cda56
B72C  s_add_u32 s67, s11, 0x646e171e
B734  s_add_u32 s68, s10, 0x5384540f
B73C  s_add_u32 s69, s11, 0x1fd5c5a3
B744  s_add_u32 s70, s10, 0xf1bbcdc8
B74C  s_add_u32 s71, s11, 0xdb3d7428
B754  s_add_i32 s72, s10, 0x8ff34781
B75C  s_add_i32 s73, s11, 0x96a522ad
B764  v_add_u32_e32 v28, s54, v2
B768  s_xor_b64 s[46:47], vcc, -1
B76C  v_mov_b32_e32 v29, 0x7f
B774  s_mov_b32 s2, 0x3e800000
B77C  s_mov_b32 s19, 0x7f7fffff
B784  s_mov_b32 s45, 0x7f800000
B78C  s_mov_b32 s75, 0x17fffff
B794  v_cmp_ne_u32_e64 s[10:11], 1, v1
B79C  v_mov_b32_e32 v30, 0x7f800000
B7A4  v_mov_b32_e32 v31, 0xfe
B7AC  v_mov_b32_e32 v32, 0
B7B0  s_waitcnt vmcnt(0)
B7B4  s_barrier
B7B8  s_branch 7
B7BC  s_or_b64 exec, exec, s[12:13]
B7C0  s_or_b64 exec, exec, s[48:49]
B7C4  s_addk_i32 s39, 0x1000
B7C8  v_add_u32_e32 v32, 1, v32
B7CC  s_cmpk_lg_u32 s39, 0x8000
B7D0  v_add_u32_e32 v28, 16, v28
B7D4  s_cbranch_scc0 465
B7D8  s_and_b64 vcc, exec, s[10:11]
B7DC  s_mov_b64 s[12:13], -1
B7E0  s_cbranch_vccnz 7
B7E4  v_and_b32_e32 v1, 0xffffffe0, v28
B7EC  v_and_or_b32 v4, v32, 1, v18
B7F4  v_mad_u64_u32 v[14:15], s[12:13], v1, s57, v[4:5]
B7FC  s_mov_b64 s[12:13], 0
B800  s_andn2_b64 vcc, exec, s[12:13]
B804  s_cbranch_vccnz 2
B808  v_mad_u64_u32 v[14:15], s[12:13], v28, s56, v[10:11]
B810  v_cmp_le_u32_e32 vcc, s20, v28
B814  s_or_b64 s[12:13], vcc, s[46:47]
B818  s_and_saveexec_b64 s[16:17], s[12:13]
B81C  s_xor_b64 s[12:13], exec, s[16:17]
B820  s_cbranch_execz 10
B824  v_cmp_le_u32_e32 vcc, s58, v28
B828  s_or_b64 s[16:17], s[40:41], vcc
B82C  s_nor_b64 s[48:49], s[16:17], s[4:5]
B830  s_and_saveexec_b64 s[16:17], s[48:49]
B834  s_cbranch_execz 4
B838  v_lshl_add_u64 v[2:3], s[36:37], 0, v[14:15]
B840  global_store_byte v[2:3], v29, off
B848  s_or_b64 exec, exec, s[16:17]
B84C  s_andn2_saveexec_b64 s[48:49], s[12:13]
B850  s_cbranch_execz 65499
B854  v_add_u32_e32 v1, s39, v27
B858  ds_read_b128 v[34:37], v1
B860  s_waitcnt lgkmcnt(0)
B864  v_lshlrev_b32_e32 v4, 16, v34
B868  v_and_b32_e32 v1, 0xffff0000, v34
B870  v_lshlrev_b32_e32 v2, 16, v35
B874  v_and_b32_e32 v3, 0xffff0000, v35
B87C  v_lshlrev_b32_e32 v8, 16, v36
B880  v_and_b32_e32 v9, 0xffff0000, v36
B888  v_lshlrev_b32_e32 v6, 16, v37
B88C  v_and_b32_e32 v7, 0xffff0000, v37
B894  s_and_saveexec_b64 s[12:13], s[6:7]
B898  v_xor_b32_e32 v4, v19, v4
B89C  v_xor_b32_e32 v1, v20, v1
B8A0  v_xor_b32_e32 v2, v21, v2
B8A4  v_xor_b32_e32 v3, v22, v3
B8A8  v_xor_b32_e32 v8, v23, v8
B8AC  v_xor_b32_e32 v9, v24, v9
B8B0  v_xor_b32_e32 v6, v25, v6
B8B4  v_xor_b32_e32 v7, v26, v7
B8B8  s_or_b64 exec, exec, s[12:13]
B8BC  v_mov_b32_e32 v16, v4
B8C0  v_mov_b32_e32 v17, v8
B8C4  v_mov_b32_e32 v8, v1
B8C8  v_mov_b32_e32 v36, v2
B8CC  v_mov_b32_e32 v37, v6
B8D0  v_mov_b32_e32 v6, v3
B8D4  v_pk_add_f32 v[34:35], v[16:17], v[8:9]
B8DC  v_pk_add_f32 v[2:3], v[36:37], v[6:7]
B8E4  v_pk_add_f32 v[6:7], v[36:37], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
B8EC  v_pk_add_f32 v[38:39], v[34:35], v[2:3]
B8F4  v_pk_add_f32 v[34:35], v[34:35], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
B8FC  v_pk_add_f32 v[2:3], v[16:17], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
B904  v_mov_b32_e32 v36, v38
B908  v_pk_add_f32 v[8:9], v[2:3], v[6:7]
B910  v_pk_add_f32 v[16:17], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
B918  v_mov_b32_e32 v37, v8
B91C  v_mov_b32_e32 v8, v39
B920  v_pk_add_f32 v[2:3], v[36:37], v[8:9]
B928  v_mov_b32_e32 v38, v34
B92C  v_mov_b32_e32 v39, v16
B930  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B938  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B940  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
B948  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
B950  v_mov_b32_e32 v16, v35
B954  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
B95C  v_pk_add_f32 v[6:7], v[38:39], v[16:17]
B964  v_pk_add_f32 v[8:9], v[36:37], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
B96C  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
B974  v_mov_b32_dpp v34, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B97C  v_mov_b32_dpp v35, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B984  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
B98C  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
B994  v_pk_add_f32 v[6:7], v[6:7], v[34:35]
B99C  v_mov_b32_dpp v34, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B9A4  v_mov_b32_dpp v35, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B9AC  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
B9B4  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
B9BC  v_pk_add_f32 v[16:17], v[38:39], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
B9C4  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
B9CC  v_pk_add_f32 v[8:9], v[8:9], v[34:35]
B9D4  v_mov_b32_dpp v34, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B9DC  v_mov_b32_dpp v35, v17 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
B9E4  v_cndmask_b32_e64 v17, -v17, v17, s[8:9]
B9EC  v_cndmask_b32_e64 v16, -v16, v16, s[8:9]
B9F4  v_and_b32_e32 v33, 0x7fffffff, v2
B9FC  v_and_b32_e32 v4, 0x7fffffff, v3
BA04  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
BA0C  v_pk_add_f32 v[16:17], v[16:17], v[34:35]
BA14  v_max_u32_e32 v1, v4, v33
BA18  v_and_b32_e32 v34, 0x7fffffff, v6
BA20  v_and_b32_e32 v35, 0x7fffffff, v7
BA28  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
BA30  v_max3_u32 v1, v35, v34, v1
BA38  v_and_b32_e32 v34, 0x7fffffff, v8
BA40  v_and_b32_e32 v35, 0x7fffffff, v9
BA48  v_max3_u32 v1, v35, v34, v1
BA50  v_and_b32_e32 v34, 0x7fffffff, v16
BA58  v_and_b32_e32 v35, 0x7fffffff, v17
BA60  v_max3_u32 v1, v35, v34, v1
BA68  s_nop 1
BA6C  v_max_u32_dpp v1, v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
BA74  s_nop 1
BA78  v_max_u32_dpp v34, v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
BA80  v_cmp_lt_u32_e32 vcc, s19, v34
BA84  v_mov_b32_e32 v1, 0
BA88  s_and_saveexec_b64 s[50:51], vcc
BA8C  s_cbranch_execz 160
BA90  v_and_b32_e32 v1, 0x80000000, v2
BA98  v_cmp_lt_u32_e32 vcc, s45, v33
BA9C  v_cmp_lt_u32_e64 s[12:13], s19, v33
BAA4  v_cmp_lt_u32_e64 s[16:17], s19, v4
BAAC  v_cndmask_b32_e64 v34, v1, 0, vcc
BAB4  v_cndmask_b32_e64 v1, 0, 7, s[12:13]
BABC  v_cndmask_b32_e64 v2, v2, v34, s[12:13]
BAC4  v_cmp_lt_u32_e64 s[12:13], s45, v4
BACC  s_and_saveexec_b64 s[52:53], s[16:17]
BAD0  v_and_b32_e32 v3, 0x80000000, v3
BAD8  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
BAE0  v_or_b32_e32 v1, 0x70, v1
BAE8  s_or_b64 exec, exec, s[52:53]
BAEC  v_cndmask_b32_e64 v33, v33, 0, vcc
BAF4  v_max_u32_e32 v4, v4, v33
BAF8  v_cndmask_b32_e64 v34, 0, 1, vcc
BB00  v_cndmask_b32_e64 v35, 0, 1, s[12:13]
BB08  v_cndmask_b32_e64 v4, v4, v33, s[12:13]
BB10  v_and_b32_e32 v33, 0x7fffffff, v6
BB18  v_add_u32_e32 v34, v34, v35
BB1C  v_and_b32_e32 v35, 0x80000000, v6
BB24  v_cmp_lt_u32_e32 vcc, s45, v33
BB28  v_cmp_lt_u32_e64 s[12:13], s19, v33
BB30  v_max_u32_e32 v33, v33, v4
BB34  v_cndmask_b32_e64 v35, v35, 0, vcc
BB3C  v_or_b32_e32 v36, 0x700, v1
BB44  v_cndmask_b32_e32 v4, v33, v4, vcc
BB48  v_and_b32_e32 v33, 0x7fffffff, v7
BB50  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
BB58  v_cndmask_b32_e64 v6, v6, v35, s[12:13]
BB60  v_cndmask_b32_e64 v35, 0, 1, vcc
BB68  v_and_b32_e32 v36, 0x80000000, v7
BB70  v_cmp_lt_u32_e32 vcc, s45, v33
BB74  v_or_b32_e32 v37, 0x7000, v1
BB7C  v_cmp_lt_u32_e64 s[12:13], s19, v33
BB84  v_cndmask_b32_e64 v36, v36, 0, vcc
BB8C  v_max_u32_e32 v33, v33, v4
BB90  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
BB98  v_cndmask_b32_e64 v7, v7, v36, s[12:13]
BBA0  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
BBA8  v_cndmask_b32_e32 v4, v33, v4, vcc
BBAC  v_and_b32_e32 v33, 0x7fffffff, v8
BBB4  v_and_b32_e32 v35, 0x80000000, v8
BBBC  v_cmp_lt_u32_e32 vcc, s45, v33
BBC0  v_cmp_lt_u32_e64 s[12:13], s19, v33
BBC8  v_max_u32_e32 v33, v33, v4
BBCC  v_cndmask_b32_e64 v35, v35, 0, vcc
BBD4  v_or_b32_e32 v36, 0x70000, v1
BBDC  v_cndmask_b32_e32 v4, v33, v4, vcc
BBE0  v_and_b32_e32 v33, 0x7fffffff, v9
BBE8  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
BBF0  v_cndmask_b32_e64 v8, v8, v35, s[12:13]
BBF8  v_cndmask_b32_e64 v35, 0, 1, vcc
BC00  v_and_b32_e32 v36, 0x80000000, v9
BC08  v_cmp_lt_u32_e32 vcc, s45, v33
BC0C  v_or_b32_e32 v37, 0x700000, v1
BC14  v_cmp_lt_u32_e64 s[12:13], s19, v33
BC1C  v_cndmask_b32_e64 v36, v36, 0, vcc
BC24  v_max_u32_e32 v33, v33, v4
BC28  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
BC30  v_cndmask_b32_e64 v9, v9, v36, s[12:13]
BC38  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
BC40  v_cndmask_b32_e32 v4, v33, v4, vcc
BC44  v_and_b32_e32 v33, 0x7fffffff, v16
BC4C  v_and_b32_e32 v35, 0x80000000, v16
BC54  v_cmp_lt_u32_e32 vcc, s45, v33
BC58  v_cmp_lt_u32_e64 s[12:13], s19, v33
BC60  v_max_u32_e32 v33, v33, v4
BC64  v_cndmask_b32_e64 v35, v35, 0, vcc
BC6C  v_or_b32_e32 v36, 0x7000000, v1
BC74  v_cndmask_b32_e32 v4, v33, v4, vcc
BC78  v_and_b32_e32 v33, 0x7fffffff, v17
BC80  v_cndmask_b32_e64 v1, v1, v36, s[12:13]
BC88  v_cndmask_b32_e64 v16, v16, v35, s[12:13]
BC90  v_cndmask_b32_e64 v35, 0, 1, vcc
BC98  v_and_b32_e32 v36, 0x80000000, v17
BCA0  v_cmp_lt_u32_e32 vcc, s45, v33
BCA4  v_or_b32_e32 v37, 0x70000000, v1
BCAC  v_cmp_lt_u32_e64 s[12:13], s19, v33
BCB4  v_cndmask_b32_e64 v36, v36, 0, vcc
BCBC  v_max_u32_e32 v33, v33, v4
BCC0  v_cndmask_b32_e64 v1, v1, v37, s[12:13]
BCC8  v_cndmask_b32_e64 v17, v17, v36, s[12:13]
BCD0  v_addc_co_u32_e64 v34, s[12:13], v34, v35, vcc
BCD8  v_cndmask_b32_e32 v4, v33, v4, vcc
BCDC  s_nop 0
BCE0  v_add_u32_dpp v33, v34, v34 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
BCE8  v_max_u32_dpp v4, v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
BCF0  s_nop 0
BCF4  v_add_u32_dpp v33, v33, v33 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
BCFC  v_cmp_ne_u32_e32 vcc, 32, v33
BD00  v_max_u32_dpp v4, v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
BD08  s_nop 0
BD0C  v_cndmask_b32_e32 v34, v30, v4, vcc
BD10  s_or_b64 exec, exec, s[50:51]
BD14  v_cmp_ne_u32_e32 vcc, 0, v34
BD18  v_mov_b32_e32 v4, 0x7f
BD20  s_and_saveexec_b64 s[12:13], vcc
BD24  v_add_u32_e32 v4, s31, v34
BD28  v_lshrrev_b32_e32 v33, 23, v4
BD2C  v_add_u32_e32 v33, -2, v33
BD30  v_cmp_lt_u32_e32 vcc, s75, v4
BD34  s_nop 1
BD38  v_cndmask_b32_e32 v4, 0, v33, vcc
BD3C  v_cmp_eq_u32_e32 vcc, s45, v34
BD40  s_and_b64 vcc, s[22:23], vcc
BD44  s_nop 0
BD48  v_cndmask_b32_e32 v4, v4, v31, vcc
BD4C  s_or_b64 exec, exec, s[12:13]
BD50  v_cmp_eq_u32_e32 vcc, 0, v4
BD54  s_cbranch_vccz 13
BD58  s_nop 0
BD5C  v_cndmask_b32_e64 v34, 1.0, 2.0, vcc
BD64  v_pk_mul_f32 v[16:17], v[34:35], v[16:17] op_sel_hi:[0,1]
BD6C  v_pk_mul_f32 v[8:9], v[34:35], v[8:9] op_sel_hi:[0,1]
BD74  v_pk_mul_f32 v[6:7], v[34:35], v[6:7] op_sel_hi:[0,1]
BD7C  v_pk_mul_f32 v[2:3], v[34:35], v[2:3] op_sel_hi:[0,1]
BD84  v_max_u32_e32 v33, 1, v4
BD88  s_branch 1
BD8C  v_mov_b32_e32 v33, v4
BD90  v_mad_u64_u32 v[34:35], s[12:13], v28, s56, v[10:11]
BD98  v_lshl_or_b32 v36, v34, 2, v69
BDA0  v_mad_u64_u32 v[36:37], s[12:13], v36, s60, 0
BDA8  v_xor_b32_e32 v37, s74, v37
BDAC  v_mad_u64_u32 v[38:39], s[12:13], v37, s59, 0
BDB4  v_xor_b32_e32 v37, s18, v39
BDB8  v_xor_b32_e32 v39, s42, v36
BDBC  v_mad_u64_u32 v[40:41], s[12:13], v39, s59, 0
BDC4  v_mad_u64_u32 v[36:37], s[12:13], v37, s60, 0
BDCC  v_xor_b32_e32 v39, s38, v41
BDD0  v_xor_b32_e32 v38, v39, v38
BDD4  v_xor_b32_e32 v37, s44, v37
BDD8  v_mad_u64_u32 v[38:39], s[12:13], v38, s60, 0
BDE0  v_mad_u64_u32 v[42:43], s[12:13], v37, s59, 0
BDE8  v_xor_b32_e32 v37, s43, v43
BDEC  v_xor_b32_e32 v39, s61, v39
BDF0  v_xor_b32_e32 v37, v37, v40
BDF4  v_xor_b32_e32 v39, v39, v36
BDF8  v_mad_u64_u32 v[36:37], s[12:13], v37, s60, 0
BE00  v_mad_u64_u32 v[40:41], s[12:13], v39, s59, 0
BE08  v_xor_b32_e32 v39, s62, v41
BE0C  v_xor_b32_e32 v37, s63, v37
BE10  v_xor_b32_e32 v39, v39, v42
BE14  v_xor_b32_e32 v37, v37, v38
BE18  v_mad_u64_u32 v[38:39], s[12:13], v39, s60, 0
BE20  v_mad_u64_u32 v[42:43], s[12:13], v37, s59, 0
BE28  v_xor_b32_e32 v37, s64, v43
BE2C  v_xor_b32_e32 v39, s65, v39
BE30  v_xor_b32_e32 v37, v37, v40
BE34  v_xor_b32_e32 v39, v39, v36
BE38  v_mad_u64_u32 v[36:37], s[12:13], v37, s60, 0
BE40  v_mad_u64_u32 v[40:41], s[12:13], v39, s59, 0
BE48  v_xor_b32_e32 v39, s66, v41
BE4C  v_xor_b32_e32 v37, s67, v37
BE50  v_xor_b32_e32 v39, v39, v42
BE54  v_xor_b32_e32 v37, v37, v38
BE58  v_mad_u64_u32 v[38:39], s[12:13], v39, s60, 0
BE60  v_mad_u64_u32 v[42:43], s[12:13], v37, s59, 0
BE68  v_xor_b32_e32 v37, s68, v43
BE6C  v_xor_b32_e32 v39, s69, v39
BE70  v_xor_b32_e32 v37, v37, v40
BE74  v_xor_b32_e32 v39, v39, v36
BE78  v_mad_u64_u32 v[36:37], s[12:13], v37, s60, 0
BE80  v_mad_u64_u32 v[40:41], s[12:13], v39, s59, 0
BE88  v_xor_b32_e32 v39, s70, v41
BE8C  v_xor_b32_e32 v37, s71, v37
BE90  v_xor_b32_e32 v39, v39, v42
BE94  v_xor_b32_e32 v37, v37, v38
BE98  v_mad_u64_u32 v[38:39], s[12:13], v39, s60, 0
BEA0  v_mad_u64_u32 v[42:43], s[12:13], v37, s59, 0
BEA8  v_xor_b32_e32 v37, v40, v43
BEAC  v_xor_b32_e32 v36, v36, v39
BEB0  v_mov_b32_e32 v39, 0
BEB4  v_mov_b32_e32 v40, 0
BEB8  v_xor_b32_e32 v37, s72, v37
BEBC  v_xor_b32_e32 v36, s73, v36
BEC0  v_lshlrev_b32_e32 v33, 23, v33
BEC4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[2:3], v37, v33
BECC  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[8:9], v36, v33 op_sel:[0,0,0,1]
BED4  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v42, v33 op_sel:[0,0,1,0]
BEDC  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[16:17], v38, v33 op_sel:[0,0,1,1]
BEE4  s_nop 0
BEE8  v_lshl_add_u64 v[2:3], v[34:35], 4, v[12:13]
BEF0  v_or3_b32 v1, v39, v40, v1
BEF8  global_store_dword v[2:3], v1, off
BF00  s_and_saveexec_b64 s[12:13], s[14:15]
BF04  s_cbranch_execz 65069
BF08  v_lshl_add_u64 v[2:3], s[36:37], 0, v[14:15]
BF10  global_store_byte v[2:3], v4, off
BF18  s_branch 65064
BF1C  v_lshlrev_b32_e32 v2, 1, v0
BF20  v_lshrrev_b32_e32 v1, 6, v0
BF24  v_and_b32_e32 v70, 0x7e, v2
BF2C  s_lshl_b32 s15, s3, 2
BF30  s_lshr_b32 s14, s20, 5
BF34  v_or_b32_e32 v3, s33, v70
BF38  v_or_b32_e32 v2, s15, v1
BF3C  v_cmp_gt_u32_e32 vcc, s21, v3
BF40  v_cmp_gt_u32_e64 s[2:3], s14, v2
BF48  s_and_b64 s[2:3], vcc, s[2:3]
BF4C  s_and_saveexec_b64 s[8:9], s[2:3]
BF50  s_cbranch_execz 2971
BF54  v_lshlrev_b32_e32 v4, 1, v70
BF58  v_lshl_or_b32 v34, v1, 13, v4
BF60  ds_read2st64_b32 v[4:5], v34 offset1:1
BF68  ds_read2st64_b32 v[6:7], v34 offset0:2 offset1:3
BF70  ds_read2st64_b32 v[8:9], v34 offset0:4 offset1:5
BF78  ds_read2st64_b32 v[10:11], v34 offset0:6 offset1:7
BF80  ds_read2st64_b32 v[12:13], v34 offset0:8 offset1:9
BF88  ds_read2st64_b32 v[14:15], v34 offset0:10 offset1:11
BF90  ds_read2st64_b32 v[16:17], v34 offset0:12 offset1:13
BF98  ds_read2st64_b32 v[18:19], v34 offset0:14 offset1:15
BFA0  ds_read2st64_b32 v[20:21], v34 offset0:16 offset1:17
BFA8  ds_read2st64_b32 v[22:23], v34 offset0:18 offset1:19
BFB0  ds_read2st64_b32 v[24:25], v34 offset0:20 offset1:21
BFB8  ds_read2st64_b32 v[26:27], v34 offset0:22 offset1:23
BFC0  ds_read2st64_b32 v[28:29], v34 offset0:24 offset1:25
BFC8  ds_read2st64_b32 v[30:31], v34 offset0:26 offset1:27
BFD0  ds_read2st64_b32 v[32:33], v34 offset0:28 offset1:29
BFD8  ds_read2st64_b32 v[34:35], v34 offset0:30 offset1:31
BFE0  s_cmp_lg_u32 s55, 0
BFE4  s_waitcnt lgkmcnt(14)
BFE8  v_lshlrev_b32_e32 v43, 16, v5
BFEC  v_lshlrev_b32_e32 v42, 16, v4
BFF0  v_lshlrev_b32_e32 v41, 16, v7
BFF4  v_lshlrev_b32_e32 v40, 16, v6
BFF8  s_waitcnt lgkmcnt(13)
BFFC  v_lshlrev_b32_e32 v39, 16, v9
C000  v_lshlrev_b32_e32 v38, 16, v8
C004  s_waitcnt lgkmcnt(12)
C008  v_lshlrev_b32_e32 v37, 16, v11
C00C  v_lshlrev_b32_e32 v36, 16, v10
C010  s_waitcnt lgkmcnt(11)
C014  v_lshlrev_b32_e32 v51, 16, v13
C018  v_lshlrev_b32_e32 v50, 16, v12
C01C  s_waitcnt lgkmcnt(10)
C020  v_lshlrev_b32_e32 v49, 16, v15
C024  v_lshlrev_b32_e32 v48, 16, v14
C028  s_waitcnt lgkmcnt(9)
C02C  v_lshlrev_b32_e32 v47, 16, v17
C030  v_lshlrev_b32_e32 v46, 16, v16
C034  s_waitcnt lgkmcnt(8)
C038  v_lshlrev_b32_e32 v45, 16, v19
C03C  v_lshlrev_b32_e32 v44, 16, v18
C040  s_waitcnt lgkmcnt(7)
C044  v_lshlrev_b32_e32 v59, 16, v21
C048  v_lshlrev_b32_e32 v58, 16, v20
C04C  s_waitcnt lgkmcnt(6)
C050  v_lshlrev_b32_e32 v57, 16, v23
C054  v_lshlrev_b32_e32 v56, 16, v22
C058  s_waitcnt lgkmcnt(5)
C05C  v_lshlrev_b32_e32 v55, 16, v25
C060  v_lshlrev_b32_e32 v54, 16, v24
C064  s_waitcnt lgkmcnt(4)
C068  v_lshlrev_b32_e32 v53, 16, v27
C06C  v_lshlrev_b32_e32 v52, 16, v26
C070  s_waitcnt lgkmcnt(3)
C074  v_lshlrev_b32_e32 v67, 16, v29
C078  v_lshlrev_b32_e32 v66, 16, v28
C07C  s_waitcnt lgkmcnt(2)
C080  v_lshlrev_b32_e32 v65, 16, v31
C084  v_lshlrev_b32_e32 v64, 16, v30
C088  s_waitcnt lgkmcnt(1)
C08C  v_lshlrev_b32_e32 v63, 16, v33
C090  v_lshlrev_b32_e32 v62, 16, v32
C094  s_waitcnt lgkmcnt(0)
C098  v_lshlrev_b32_e32 v61, 16, v35
C09C  s_cselect_b64 s[10:11], -1, 0
C0A0  s_cmp_eq_u32 s55, 0
C0A4  v_lshlrev_b32_e32 v60, 16, v34
C0A8  s_cbranch_scc1 95
C0AC  s_lshl_b32 s2, s55, 31
C0B0  s_lshl_b32 s3, s55, 30
C0B4  v_bfrev_b32_e32 v71, 1
C0B8  v_xor_b32_e32 v42, s2, v42
C0BC  s_lshl_b32 s2, s55, 29
C0C0  v_bitop3_b32 v43, v43, s3, v71 bitop3:0x78
C0C8  s_lshl_b32 s3, s55, 28
C0CC  v_bitop3_b32 v40, v40, s2, v71 bitop3:0x78
C0D4  s_lshl_b32 s2, s55, 27
C0D8  v_bitop3_b32 v41, v41, s3, v71 bitop3:0x78
C0E0  s_lshl_b32 s3, s55, 26
C0E4  v_bitop3_b32 v38, v38, s2, v71 bitop3:0x78
C0EC  s_lshl_b32 s2, s55, 25
C0F0  v_bitop3_b32 v39, v39, s3, v71 bitop3:0x78
C0F8  s_lshl_b32 s3, s55, 24
C0FC  v_bitop3_b32 v36, v36, s2, v71 bitop3:0x78
C104  s_lshl_b32 s2, s55, 23
C108  v_bitop3_b32 v37, v37, s3, v71 bitop3:0x78
C110  s_lshl_b32 s3, s55, 22
C114  v_bitop3_b32 v50, v50, s2, v71 bitop3:0x78
C11C  s_lshl_b32 s2, s55, 21
C120  v_bitop3_b32 v51, v51, s3, v71 bitop3:0x78
C128  s_lshl_b32 s3, s55, 20
C12C  v_bitop3_b32 v48, v48, s2, v71 bitop3:0x78
C134  s_lshl_b32 s2, s55, 19
C138  v_bitop3_b32 v49, v49, s3, v71 bitop3:0x78
C140  s_lshl_b32 s3, s55, 18
C144  v_bitop3_b32 v46, v46, s2, v71 bitop3:0x78
C14C  s_lshl_b32 s2, s55, 17
C150  v_bitop3_b32 v47, v47, s3, v71 bitop3:0x78
C158  s_lshl_b32 s3, s55, 16
C15C  v_bitop3_b32 v44, v44, s2, v71 bitop3:0x78
C164  s_lshl_b32 s2, s55, 15
C168  v_bitop3_b32 v45, v45, s3, v71 bitop3:0x78
C170  s_lshl_b32 s3, s55, 14
C174  v_bitop3_b32 v58, v58, s2, v71 bitop3:0x78
C17C  s_lshl_b32 s2, s55, 13
C180  v_bitop3_b32 v59, v59, s3, v71 bitop3:0x78
C188  s_lshl_b32 s3, s55, 12
C18C  v_bitop3_b32 v56, v56, s2, v71 bitop3:0x78
C194  s_lshl_b32 s2, s55, 11
C198  v_bitop3_b32 v57, v57, s3, v71 bitop3:0x78
C1A0  s_lshl_b32 s3, s55, 10
C1A4  v_bitop3_b32 v54, v54, s2, v71 bitop3:0x78
C1AC  s_lshl_b32 s2, s55, 9
C1B0  v_bitop3_b32 v55, v55, s3, v71 bitop3:0x78
C1B8  s_lshl_b32 s3, s55, 8
C1BC  v_bitop3_b32 v52, v52, s2, v71 bitop3:0x78
C1C4  s_lshl_b32 s2, s55, 7
C1C8  v_bitop3_b32 v53, v53, s3, v71 bitop3:0x78
C1D0  s_lshl_b32 s3, s55, 6
C1D4  v_bitop3_b32 v66, v66, s2, v71 bitop3:0x78
C1DC  s_lshl_b32 s2, s55, 5
C1E0  v_bitop3_b32 v67, v67, s3, v71 bitop3:0x78
C1E8  s_lshl_b32 s3, s55, 4
C1EC  v_bitop3_b32 v64, v64, s2, v71 bitop3:0x78
C1F4  s_lshl_b32 s2, s55, 3
C1F8  v_bitop3_b32 v65, v65, s3, v71 bitop3:0x78
C200  s_lshl_b32 s3, s55, 2
C204  v_bitop3_b32 v62, v62, s2, v71 bitop3:0x78
C20C  s_lshl_b32 s2, s55, 1
C210  v_bitop3_b32 v63, v63, s3, v71 bitop3:0x78
C218  v_bitop3_b32 v61, v61, s55, v71 bitop3:0x78
C220  v_bitop3_b32 v60, v60, s2, v71 bitop3:0x78
C228  v_pk_add_f32 v[72:73], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1]
C230  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C238  v_pk_add_f32 v[74:75], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1]
C240  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C248  v_pk_add_f32 v[76:77], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
C250  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C258  v_pk_add_f32 v[78:79], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
C260  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C268  v_pk_add_f32 v[80:81], v[50:51], v[50:51] op_sel:[1,0] op_sel_hi:[0,1]
C270  v_pk_add_f32 v[50:51], v[50:51], v[50:51] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C278  v_pk_add_f32 v[82:83], v[48:49], v[48:49] op_sel:[1,0] op_sel_hi:[0,1]
C280  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C288  v_pk_add_f32 v[84:85], v[46:47], v[46:47] op_sel:[1,0] op_sel_hi:[0,1]
C290  v_pk_add_f32 v[46:47], v[46:47], v[46:47] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C298  v_pk_add_f32 v[88:89], v[44:45], v[44:45] op_sel:[1,0] op_sel_hi:[0,1]
C2A0  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C2A8  v_mov_b32_e32 v73, v43
C2AC  v_mov_b32_e32 v75, v41
C2B0  v_mov_b32_e32 v77, v39
C2B4  v_mov_b32_e32 v79, v37
C2B8  v_mov_b32_e32 v81, v51
C2BC  v_mov_b32_e32 v83, v49
C2C0  v_mov_b32_e32 v85, v47
C2C4  v_mov_b32_e32 v89, v45
C2C8  v_pk_add_f32 v[40:41], v[72:73], v[74:75]
C2D0  v_pk_add_f32 v[36:37], v[76:77], v[78:79]
C2D8  v_pk_add_f32 v[38:39], v[80:81], v[82:83]
C2E0  v_pk_add_f32 v[42:43], v[84:85], v[88:89]
C2E8  v_pk_add_f32 v[46:47], v[40:41], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
C2F0  v_pk_add_f32 v[48:49], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
C2F8  v_pk_add_f32 v[36:37], v[40:41], v[36:37]
C300  v_pk_add_f32 v[38:39], v[38:39], v[42:43]
C308  v_pk_add_f32 v[44:45], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
C310  s_mov_b32 s2, 0x3e800000
C318  v_pk_add_f32 v[46:47], v[46:47], v[48:49]
C320  v_pk_add_f32 v[40:41], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
C328  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
C330  v_pk_add_f32 v[124:125], v[62:63], v[62:63] op_sel:[1,0] op_sel_hi:[0,1]
C338  v_pk_add_f32 v[126:127], v[62:63], v[62:63] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C340  v_pk_add_f32 v[128:129], v[60:61], v[60:61] op_sel:[1,0] op_sel_hi:[0,1]
C348  v_pk_add_f32 v[130:131], v[60:61], v[60:61] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C350  v_pk_mul_f32 v[60:61], v[46:47], s[2:3] op_sel_hi:[1,0]
C358  v_pk_mul_f32 v[46:47], v[40:41], s[2:3] op_sel_hi:[1,0]
C360  v_pk_mul_f32 v[62:63], v[36:37], s[2:3] op_sel_hi:[1,0]
C368  v_pk_add_f32 v[36:37], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
C370  v_pk_add_f32 v[38:39], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
C378  v_pk_add_f32 v[40:41], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
C380  v_pk_add_f32 v[42:43], v[84:85], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
C388  v_pk_add_f32 v[48:49], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
C390  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
C398  v_pk_add_f32 v[38:39], v[40:41], v[42:43]
C3A0  v_pk_add_f32 v[106:107], v[52:53], v[52:53] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C3A8  v_pk_add_f32 v[50:51], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
C3B0  v_pk_add_f32 v[40:41], v[36:37], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
C3B8  v_pk_add_f32 v[36:37], v[36:37], v[38:39]
C3C0  v_pk_add_f32 v[110:111], v[56:57], v[56:57] op_sel:[1,0] op_sel_hi:[0,1]
C3C8  v_pk_add_f32 v[56:57], v[56:57], v[56:57] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C3D0  v_pk_add_f32 v[116:117], v[66:67], v[66:67] op_sel:[1,0] op_sel_hi:[0,1]
C3D8  v_pk_add_f32 v[118:119], v[66:67], v[66:67] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C3E0  v_and_b32_e32 v104, 0x7fffffff, v63
C3E8  v_and_b32_e32 v106, 0x7fffffff, v62
C3F0  v_pk_mul_f32 v[66:67], v[36:37], s[2:3] op_sel_hi:[1,0]
C3F8  v_pk_add_f32 v[114:115], v[52:53], v[52:53] op_sel:[1,0] op_sel_hi:[0,1]
C400  v_max_u32_e32 v56, v104, v106
C404  v_pk_add_f32 v[52:53], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
C40C  v_pk_add_f32 v[48:49], v[48:49], v[50:51]
C414  v_and_b32_e32 v103, 0x7fffffff, v67
C41C  v_and_b32_e32 v105, 0x7fffffff, v66
C424  v_pk_add_f32 v[108:109], v[58:59], v[58:59] op_sel:[1,0] op_sel_hi:[0,1]
C42C  v_pk_add_f32 v[58:59], v[58:59], v[58:59] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C434  v_pk_add_f32 v[112:113], v[54:55], v[54:55] op_sel:[1,0] op_sel_hi:[0,1]
C43C  v_pk_add_f32 v[92:93], v[54:55], v[54:55] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C444  v_pk_add_f32 v[120:121], v[64:65], v[64:65] op_sel:[1,0] op_sel_hi:[0,1]
C44C  v_pk_add_f32 v[122:123], v[64:65], v[64:65] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
C454  v_and_b32_e32 v100, 0x7fffffff, v61
C45C  v_and_b32_e32 v102, 0x7fffffff, v60
C464  v_pk_mul_f32 v[64:65], v[48:49], s[2:3] op_sel_hi:[1,0]
C46C  v_max3_u32 v36, v103, v105, v56
C474  v_and_b32_e32 v99, 0x7fffffff, v65
C47C  v_and_b32_e32 v101, 0x7fffffff, v64
C484  v_max3_u32 v36, v100, v102, v36
C48C  v_mov_b32_e32 v109, v59
C490  v_mov_b32_e32 v111, v57
C494  v_mov_b32_e32 v113, v93
C498  v_mov_b32_e32 v115, v107
C49C  v_mov_b32_e32 v117, v119
C4A0  v_mov_b32_e32 v121, v123
C4A4  v_mov_b32_e32 v125, v127
C4A8  v_mov_b32_e32 v129, v131
C4AC  v_and_b32_e32 v95, 0x7fffffff, v47
C4B4  v_and_b32_e32 v97, 0x7fffffff, v46
C4BC  v_pk_mul_f32 v[54:55], v[40:41], s[2:3] op_sel_hi:[1,0]
C4C4  v_max3_u32 v36, v99, v101, v36
C4CC  v_pk_add_f32 v[38:39], v[108:109], v[110:111]
C4D4  v_pk_add_f32 v[40:41], v[112:113], v[114:115]
C4DC  v_pk_add_f32 v[42:43], v[116:117], v[120:121]
C4E4  v_pk_add_f32 v[50:51], v[124:125], v[128:129]
C4EC  v_pk_mul_f32 v[44:45], v[44:45], s[2:3] op_sel_hi:[1,0]
C4F4  v_max3_u32 v36, v95, v97, v36
C4FC  v_and_b32_e32 v96, 0x7fffffff, v55
C504  v_and_b32_e32 v98, 0x7fffffff, v54
C50C  v_pk_add_f32 v[48:49], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
C514  v_pk_add_f32 v[56:57], v[42:43], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
C51C  v_pk_add_f32 v[40:41], v[38:39], v[40:41]
C524  v_pk_add_f32 v[42:43], v[42:43], v[50:51]
C52C  v_and_b32_e32 v87, 0x7fffffff, v45
C534  v_and_b32_e32 v91, 0x7fffffff, v44
C53C  v_pk_mul_f32 v[52:53], v[52:53], s[2:3] op_sel_hi:[1,0]
C544  v_max3_u32 v36, v96, v98, v36
C54C  v_pk_add_f32 v[38:39], v[40:41], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
C554  v_pk_add_f32 v[40:41], v[40:41], v[42:43]
C55C  v_max3_u32 v36, v87, v91, v36
C564  v_and_b32_e32 v88, 0x7fffffff, v53
C56C  v_and_b32_e32 v92, 0x7fffffff, v52
C574  v_pk_mul_f32 v[50:51], v[40:41], s[2:3] op_sel_hi:[1,0]
C57C  v_max3_u32 v58, v88, v92, v36
C584  v_and_b32_e32 v90, 0x7fffffff, v51
C58C  v_and_b32_e32 v94, 0x7fffffff, v50
C594  v_max3_u32 v71, v90, v94, v58
C59C  v_pk_add_f32 v[42:43], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
C5A4  v_pk_add_f32 v[58:59], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
C5AC  v_pk_add_f32 v[72:73], v[116:117], v[120:121] neg_lo:[0,1] neg_hi:[0,1]
C5B4  v_pk_add_f32 v[108:109], v[124:125], v[128:129] neg_lo:[0,1] neg_hi:[0,1]
C5BC  v_pk_add_f32 v[36:37], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
C5C4  v_pk_add_f32 v[48:49], v[48:49], v[56:57]
C5CC  v_pk_add_f32 v[56:57], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
C5D4  v_pk_add_f32 v[82:83], v[72:73], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
C5DC  v_pk_add_f32 v[58:59], v[42:43], v[58:59]
C5E4  v_pk_add_f32 v[72:73], v[72:73], v[108:109]
C5EC  v_pk_mul_f32 v[48:49], v[48:49], s[2:3] op_sel_hi:[1,0]
C5F4  v_pk_add_f32 v[42:43], v[58:59], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
C5FC  v_pk_add_f32 v[58:59], v[58:59], v[72:73]
C604  v_pk_add_f32 v[40:41], v[56:57], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
C60C  v_pk_mul_f32 v[58:59], v[58:59], s[2:3] op_sel_hi:[1,0]
C614  v_pk_add_f32 v[56:57], v[56:57], v[82:83]
C61C  v_and_b32_e32 v89, 0x7fffffff, v59
C624  v_and_b32_e32 v93, 0x7fffffff, v58
C62C  v_and_b32_e32 v84, 0x7fffffff, v49
C634  v_and_b32_e32 v86, 0x7fffffff, v48
C63C  v_pk_mul_f32 v[56:57], v[56:57], s[2:3] op_sel_hi:[1,0]
C644  v_max3_u32 v71, v89, v93, v71
C64C  v_pk_mul_f32 v[38:39], v[38:39], s[2:3] op_sel_hi:[1,0]
C654  v_and_b32_e32 v83, 0x7fffffff, v57
C65C  v_and_b32_e32 v85, 0x7fffffff, v56
C664  v_max3_u32 v71, v84, v86, v71
C66C  v_and_b32_e32 v79, 0x7fffffff, v39
C674  v_and_b32_e32 v81, 0x7fffffff, v38
C67C  v_pk_mul_f32 v[42:43], v[42:43], s[2:3] op_sel_hi:[1,0]
C684  v_max3_u32 v71, v83, v85, v71
C68C  v_pk_mul_f32 v[36:37], v[36:37], s[2:3] op_sel_hi:[1,0]
C694  v_max3_u32 v71, v79, v81, v71
C69C  v_and_b32_e32 v80, 0x7fffffff, v43
C6A4  v_and_b32_e32 v82, 0x7fffffff, v42
C6AC  v_and_b32_e32 v75, 0x7fffffff, v37
C6B4  v_and_b32_e32 v77, 0x7fffffff, v36
C6BC  v_pk_mul_f32 v[40:41], v[40:41], s[2:3] op_sel_hi:[1,0]
C6C4  v_max3_u32 v71, v80, v82, v71
C6CC  v_max3_u32 v71, v75, v77, v71
C6D4  v_and_b32_e32 v76, 0x7fffffff, v41
C6DC  v_and_b32_e32 v78, 0x7fffffff, v40
C6E4  v_max3_u32 v107, v76, v78, v71
C6EC  s_mov_b32 s16, 0x7f7fffff
C6F4  v_cmp_lt_u32_e32 vcc, s16, v107
C6F8  v_mov_b32_e32 v71, 0
C6FC  v_mov_b32_e32 v72, 0
C700  v_mov_b32_e32 v73, 0
C704  v_mov_b32_e32 v74, 0
C708  s_and_saveexec_b64 s[12:13], vcc
C70C  s_cbranch_execz 563
C710  s_mov_b32 s17, 0x7f800000
C718  v_cmp_lt_u32_e32 vcc, s16, v106
C71C  v_cmp_lt_u32_e64 s[2:3], s17, v106
C724  v_and_b32_e32 v73, 0x80000000, v63
C72C  v_and_b32_e32 v74, 0x80000000, v62
C734  v_cmp_lt_u32_e64 s[4:5], s17, v104
C73C  v_cndmask_b32_e64 v71, 0, 7, vcc
C744  v_cndmask_b32_e64 v72, v106, 0, s[2:3]
C74C  v_cndmask_b32_e64 v74, v74, 0, s[2:3]
C754  v_cndmask_b32_e64 v73, v73, 0, s[4:5]
C75C  v_cmp_lt_u32_e64 s[6:7], s16, v104
C764  v_or_b32_e32 v106, 0x70, v71
C76C  v_cndmask_b32_e32 v62, v62, v74, vcc
C770  v_cndmask_b32_e64 v63, v63, v73, s[6:7]
C778  v_cndmask_b32_e64 v73, 0, 1, s[4:5]
C780  v_max_u32_e32 v74, v104, v72
C784  v_cndmask_b32_e64 v71, v71, v106, s[6:7]
C78C  v_addc_co_u32_e64 v73, vcc, 0, v73, s[2:3]
C794  v_cndmask_b32_e64 v72, v74, v72, s[4:5]
C79C  v_or_b32_e32 v74, 0x700, v71
C7A4  v_cmp_lt_u32_e32 vcc, s16, v105
C7A8  v_cmp_lt_u32_e64 s[2:3], s17, v105
C7B0  v_max_u32_e32 v104, v105, v72
C7B4  v_and_b32_e32 v105, 0x80000000, v66
C7BC  v_cndmask_b32_e32 v71, v71, v74, vcc
C7C0  v_cndmask_b32_e64 v74, 0, 1, s[2:3]
C7C8  v_cndmask_b32_e64 v72, v104, v72, s[2:3]
C7D0  v_cndmask_b32_e64 v105, v105, 0, s[2:3]
C7D8  v_cmp_lt_u32_e64 s[2:3], s17, v103
C7E0  v_or_b32_e32 v106, 0x7000, v71
C7E8  v_cmp_lt_u32_e64 s[4:5], s16, v103
C7F0  v_cndmask_b32_e32 v66, v66, v105, vcc
C7F4  v_addc_co_u32_e64 v73, vcc, v73, v74, s[2:3]
C7FC  v_max_u32_e32 v74, v103, v72
C800  v_and_b32_e32 v104, 0x80000000, v67
C808  v_cndmask_b32_e64 v71, v71, v106, s[4:5]
C810  v_cndmask_b32_e64 v72, v74, v72, s[2:3]
C818  v_cndmask_b32_e64 v104, v104, 0, s[2:3]
C820  v_or_b32_e32 v74, 0x70000, v71
C828  v_cmp_lt_u32_e32 vcc, s16, v102
C82C  v_cmp_lt_u32_e64 s[2:3], s17, v102
C834  v_max_u32_e32 v102, v102, v72
C838  v_and_b32_e32 v103, 0x80000000, v60
C840  v_cndmask_b32_e32 v71, v71, v74, vcc
C844  v_cndmask_b32_e64 v74, 0, 1, s[2:3]
C84C  v_cndmask_b32_e64 v72, v102, v72, s[2:3]
C854  v_cndmask_b32_e64 v103, v103, 0, s[2:3]
C85C  v_cmp_lt_u32_e64 s[2:3], s17, v100
C864  v_cndmask_b32_e64 v67, v67, v104, s[4:5]
C86C  v_or_b32_e32 v104, 0x700000, v71
C874  v_cmp_lt_u32_e64 s[4:5], s16, v100
C87C  v_cndmask_b32_e32 v60, v60, v103, vcc
C880  v_addc_co_u32_e64 v73, vcc, v73, v74, s[2:3]
C888  v_max_u32_e32 v74, v100, v72
C88C  v_and_b32_e32 v102, 0x80000000, v61
C894  v_cndmask_b32_e64 v71, v71, v104, s[4:5]
C89C  v_cndmask_b32_e64 v72, v74, v72, s[2:3]
C8A4  v_cndmask_b32_e64 v102, v102, 0, s[2:3]
C8AC  v_or_b32_e32 v74, 0x7000000, v71
C8B4  v_cmp_lt_u32_e32 vcc, s16, v101
C8B8  v_cmp_lt_u32_e64 s[2:3], s17, v101
C8C0  v_max_u32_e32 v100, v101, v72
C8C4  v_and_b32_e32 v101, 0x80000000, v64
C8CC  v_cndmask_b32_e32 v71, v71, v74, vcc
C8D0  v_cndmask_b32_e64 v74, 0, 1, s[2:3]
C8D8  v_cndmask_b32_e64 v72, v100, v72, s[2:3]
C8E0  v_cndmask_b32_e64 v101, v101, 0, s[2:3]
C8E8  v_cmp_lt_u32_e64 s[2:3], s17, v99
C8F0  v_cndmask_b32_e32 v64, v64, v101, vcc
C8F4  v_and_b32_e32 v100, 0x80000000, v65
C8FC  v_addc_co_u32_e64 v73, vcc, v73, v74, s[2:3]
C904  v_max_u32_e32 v74, v99, v72
C908  v_cndmask_b32_e64 v72, v74, v72, s[2:3]
C910  v_cndmask_b32_e64 v61, v61, v102, s[4:5]
C918  v_cndmask_b32_e64 v100, v100, 0, s[2:3]
C920  v_cmp_lt_u32_e64 s[4:5], s16, v99
C928  v_cmp_lt_u32_e32 vcc, s16, v97
C92C  v_cmp_lt_u32_e64 s[2:3], s17, v97
C934  v_max_u32_e32 v97, v97, v72
C938  v_or_b32_e32 v102, 0x70000000, v71
C940  v_cndmask_b32_e64 v65, v65, v100, s[4:5]
C948  v_cndmask_b32_e64 v74, 0, 7, vcc
C950  v_cndmask_b32_e64 v72, v97, v72, s[2:3]
C958  v_and_b32_e32 v100, 0x80000000, v46
C960  v_cndmask_b32_e64 v71, v71, v102, s[4:5]
C968  v_cndmask_b32_e64 v99, 0, 1, s[2:3]
C970  v_and_b32_e32 v97, 0x80000000, v47
C978  v_cndmask_b32_e64 v100, v100, 0, s[2:3]
C980  v_cmp_lt_u32_e64 s[2:3], s17, v95
C988  v_or_b32_e32 v101, 0x70, v74
C990  v_cmp_lt_u32_e64 s[4:5], s16, v95
C998  v_max_u32_e32 v95, v95, v72
C99C  v_cndmask_b32_e64 v97, v97, 0, s[2:3]
C9A4  v_cndmask_b32_e32 v46, v46, v100, vcc
C9A8  v_cndmask_b32_e64 v74, v74, v101, s[4:5]
C9B0  v_addc_co_u32_e64 v73, vcc, v73, v99, s[2:3]
C9B8  v_cndmask_b32_e64 v72, v95, v72, s[2:3]
C9C0  v_cndmask_b32_e64 v47, v47, v97, s[4:5]
C9C8  v_or_b32_e32 v95, 0x700, v74
C9D0  v_cmp_lt_u32_e32 vcc, s16, v98
C9D4  v_cmp_lt_u32_e64 s[2:3], s17, v98
C9DC  v_max_u32_e32 v97, v98, v72
C9E0  v_and_b32_e32 v98, 0x80000000, v54
C9E8  v_cndmask_b32_e32 v74, v74, v95, vcc
C9EC  v_cndmask_b32_e64 v95, 0, 1, s[2:3]
C9F4  v_cndmask_b32_e64 v72, v97, v72, s[2:3]
C9FC  v_cndmask_b32_e64 v98, v98, 0, s[2:3]
CA04  v_cmp_lt_u32_e64 s[2:3], s17, v96
CA0C  v_or_b32_e32 v99, 0x7000, v74
CA14  v_cmp_lt_u32_e64 s[4:5], s16, v96
CA1C  v_cndmask_b32_e32 v54, v54, v98, vcc
CA20  v_addc_co_u32_e64 v73, vcc, v73, v95, s[2:3]
CA28  v_max_u32_e32 v95, v96, v72
CA2C  v_and_b32_e32 v97, 0x80000000, v55
CA34  v_cndmask_b32_e64 v74, v74, v99, s[4:5]
CA3C  v_cndmask_b32_e64 v72, v95, v72, s[2:3]
CA44  v_cndmask_b32_e64 v97, v97, 0, s[2:3]
CA4C  v_or_b32_e32 v95, 0x70000, v74
CA54  v_cmp_lt_u32_e32 vcc, s16, v91
CA58  v_cmp_lt_u32_e64 s[2:3], s17, v91
CA60  v_max_u32_e32 v91, v91, v72
CA64  v_cndmask_b32_e32 v74, v74, v95, vcc
CA68  v_cndmask_b32_e64 v72, v91, v72, s[2:3]
CA70  v_and_b32_e32 v96, 0x80000000, v44
CA78  v_cndmask_b32_e64 v55, v55, v97, s[4:5]
CA80  v_cndmask_b32_e64 v95, 0, 1, s[2:3]
CA88  v_and_b32_e32 v91, 0x80000000, v45
CA90  v_cndmask_b32_e64 v96, v96, 0, s[2:3]
CA98  v_cmp_lt_u32_e64 s[2:3], s17, v87
CAA0  v_or_b32_e32 v97, 0x700000, v74
CAA8  v_cmp_lt_u32_e64 s[4:5], s16, v87
CAB0  v_max_u32_e32 v87, v87, v72
CAB4  v_cndmask_b32_e64 v91, v91, 0, s[2:3]
CABC  v_cndmask_b32_e32 v44, v44, v96, vcc
CAC0  v_cndmask_b32_e64 v74, v74, v97, s[4:5]
CAC8  v_addc_co_u32_e64 v73, vcc, v73, v95, s[2:3]
CAD0  v_cndmask_b32_e64 v72, v87, v72, s[2:3]
CAD8  v_cndmask_b32_e64 v45, v45, v91, s[4:5]
CAE0  v_or_b32_e32 v87, 0x7000000, v74
CAE8  v_cmp_lt_u32_e32 vcc, s16, v92
CAEC  v_cmp_lt_u32_e64 s[2:3], s17, v92
CAF4  v_max_u32_e32 v91, v92, v72
CAF8  v_and_b32_e32 v92, 0x80000000, v52
CB00  v_cndmask_b32_e32 v74, v74, v87, vcc
CB04  v_cndmask_b32_e64 v87, 0, 1, s[2:3]
CB0C  v_cndmask_b32_e64 v91, v91, v72, s[2:3]
CB14  v_and_b32_e32 v72, 0x80000000, v53
CB1C  v_cndmask_b32_e64 v92, v92, 0, s[2:3]
CB24  v_cmp_lt_u32_e64 s[2:3], s17, v88
CB2C  v_or_b32_e32 v95, 0x70000000, v74
CB34  v_cmp_lt_u32_e64 s[4:5], s16, v88
CB3C  v_cndmask_b32_e64 v72, v72, 0, s[2:3]
CB44  v_cndmask_b32_e32 v52, v52, v92, vcc
CB48  v_cndmask_b32_e64 v53, v53, v72, s[4:5]
CB50  v_cndmask_b32_e64 v72, v74, v95, s[4:5]
CB58  v_max_u32_e32 v74, v88, v91
CB5C  v_addc_co_u32_e64 v73, vcc, v73, v87, s[2:3]
CB64  v_cndmask_b32_e64 v74, v74, v91, s[2:3]
CB6C  v_cmp_lt_u32_e32 vcc, s16, v94
CB70  v_cmp_lt_u32_e64 s[2:3], s17, v94
CB78  v_max_u32_e32 v91, v94, v74
CB7C  v_and_b32_e32 v92, 0x80000000, v50
CB84  v_cndmask_b32_e64 v87, 0, 7, vcc
CB8C  v_cndmask_b32_e64 v88, 0, 1, s[2:3]
CB94  v_cndmask_b32_e64 v74, v91, v74, s[2:3]
CB9C  v_cndmask_b32_e64 v92, v92, 0, s[2:3]
CBA4  v_cmp_lt_u32_e64 s[2:3], s17, v90
CBAC  v_and_b32_e32 v91, 0x80000000, v51
CBB4  v_or_b32_e32 v94, 0x70, v87
CBBC  v_cmp_lt_u32_e64 s[4:5], s16, v90
CBC4  v_cndmask_b32_e32 v50, v50, v92, vcc
CBC8  v_addc_co_u32_e64 v73, vcc, v73, v88, s[2:3]
CBD0  v_max_u32_e32 v88, v90, v74
CBD4  v_cndmask_b32_e64 v91, v91, 0, s[2:3]
CBDC  v_cndmask_b32_e64 v87, v87, v94, s[4:5]
CBE4  v_cndmask_b32_e64 v74, v88, v74, s[2:3]
CBEC  v_cndmask_b32_e64 v51, v51, v91, s[4:5]
CBF4  v_or_b32_e32 v88, 0x700, v87
CBFC  v_cmp_lt_u32_e32 vcc, s16, v93
CC00  v_cmp_lt_u32_e64 s[2:3], s17, v93
CC08  v_max_u32_e32 v90, v93, v74
CC0C  v_and_b32_e32 v91, 0x80000000, v58
CC14  v_cndmask_b32_e32 v87, v87, v88, vcc
CC18  v_cndmask_b32_e64 v88, 0, 1, s[2:3]
CC20  v_cndmask_b32_e64 v74, v90, v74, s[2:3]
CC28  v_cndmask_b32_e64 v91, v91, 0, s[2:3]
CC30  v_cmp_lt_u32_e64 s[2:3], s17, v89
CC38  v_or_b32_e32 v92, 0x7000, v87
CC40  v_cmp_lt_u32_e64 s[4:5], s16, v89
CC48  v_cndmask_b32_e32 v58, v58, v91, vcc
CC4C  v_addc_co_u32_e64 v73, vcc, v73, v88, s[2:3]
CC54  v_max_u32_e32 v88, v89, v74
CC58  v_and_b32_e32 v90, 0x80000000, v59
CC60  v_cndmask_b32_e64 v87, v87, v92, s[4:5]
CC68  v_cndmask_b32_e64 v74, v88, v74, s[2:3]
CC70  v_cndmask_b32_e64 v90, v90, 0, s[2:3]
CC78  v_or_b32_e32 v88, 0x70000, v87
CC80  v_cmp_lt_u32_e32 vcc, s16, v86
CC84  v_cmp_lt_u32_e64 s[2:3], s17, v86
CC8C  v_max_u32_e32 v86, v86, v74
CC90  v_and_b32_e32 v89, 0x80000000, v48
CC98  v_cndmask_b32_e32 v87, v87, v88, vcc
CC9C  v_cndmask_b32_e64 v88, 0, 1, s[2:3]
CCA4  v_cndmask_b32_e64 v74, v86, v74, s[2:3]
CCAC  v_and_b32_e32 v86, 0x80000000, v49
CCB4  v_cndmask_b32_e64 v89, v89, 0, s[2:3]
CCBC  v_cmp_lt_u32_e64 s[2:3], s17, v84
CCC4  v_cndmask_b32_e64 v59, v59, v90, s[4:5]
CCCC  v_or_b32_e32 v90, 0x700000, v87
CCD4  v_cndmask_b32_e64 v86, v86, 0, s[2:3]
CCDC  v_cmp_lt_u32_e64 s[4:5], s16, v84
CCE4  v_cndmask_b32_e32 v48, v48, v89, vcc
CCE8  s_nop 0
CCEC  v_cndmask_b32_e64 v49, v49, v86, s[4:5]
CCF4  v_cndmask_b32_e64 v86, v87, v90, s[4:5]
CCFC  v_addc_co_u32_e64 v87, vcc, v73, v88, s[2:3]
CD04  v_max_u32_e32 v73, v84, v74
CD08  v_cndmask_b32_e64 v73, v73, v74, s[2:3]
CD10  v_or_b32_e32 v74, 0x7000000, v86
CD18  v_cmp_lt_u32_e32 vcc, s16, v85
CD1C  v_cmp_lt_u32_e64 s[2:3], s17, v85
CD24  v_max_u32_e32 v85, v85, v73
CD28  v_cndmask_b32_e32 v74, v86, v74, vcc
CD2C  v_and_b32_e32 v86, 0x80000000, v56
CD34  v_cndmask_b32_e64 v84, 0, 1, s[2:3]
CD3C  v_cndmask_b32_e64 v85, v85, v73, s[2:3]
CD44  v_and_b32_e32 v73, 0x80000000, v57
CD4C  v_cndmask_b32_e64 v86, v86, 0, s[2:3]
CD54  v_cmp_lt_u32_e64 s[2:3], s17, v83
CD5C  v_or_b32_e32 v88, 0x70000000, v74
CD64  v_cmp_lt_u32_e64 s[4:5], s16, v83
CD6C  v_cndmask_b32_e64 v73, v73, 0, s[2:3]
CD74  v_max_u32_e32 v83, v83, v85
CD78  v_cndmask_b32_e64 v57, v57, v73, s[4:5]
CD80  v_cndmask_b32_e32 v56, v56, v86, vcc
CD84  v_cndmask_b32_e64 v73, v74, v88, s[4:5]
CD8C  v_addc_co_u32_e64 v74, vcc, v87, v84, s[2:3]
CD94  v_cndmask_b32_e64 v83, v83, v85, s[2:3]
CD9C  v_cmp_lt_u32_e32 vcc, s16, v81
CDA0  v_cmp_lt_u32_e64 s[2:3], s17, v81
CDA8  v_max_u32_e32 v81, v81, v83
CDAC  v_and_b32_e32 v86, 0x80000000, v38
CDB4  v_cndmask_b32_e64 v84, 0, 7, vcc
CDBC  v_cndmask_b32_e64 v85, 0, 1, s[2:3]
CDC4  v_cndmask_b32_e64 v81, v81, v83, s[2:3]
CDCC  v_and_b32_e32 v83, 0x80000000, v39
CDD4  v_cndmask_b32_e64 v86, v86, 0, s[2:3]
CDDC  v_cmp_lt_u32_e64 s[2:3], s17, v79
CDE4  v_or_b32_e32 v87, 0x70, v84
CDEC  v_cmp_lt_u32_e64 s[4:5], s16, v79
CDF4  v_cndmask_b32_e64 v83, v83, 0, s[2:3]
CDFC  v_max_u32_e32 v79, v79, v81
CE00  v_cndmask_b32_e64 v39, v39, v83, s[4:5]
CE08  v_cndmask_b32_e32 v38, v38, v86, vcc
CE0C  v_cndmask_b32_e64 v83, v84, v87, s[4:5]
CE14  v_addc_co_u32_e64 v74, vcc, v74, v85, s[2:3]
CE1C  v_cndmask_b32_e64 v79, v79, v81, s[2:3]
CE24  v_or_b32_e32 v81, 0x700, v83
CE2C  v_cmp_lt_u32_e32 vcc, s16, v82
CE30  v_cmp_lt_u32_e64 s[2:3], s17, v82
CE38  v_max_u32_e32 v82, v82, v79
CE3C  v_cndmask_b32_e32 v81, v83, v81, vcc
CE40  v_cndmask_b32_e64 v79, v82, v79, s[2:3]
CE48  v_and_b32_e32 v84, 0x80000000, v42
CE50  v_cndmask_b32_e64 v83, 0, 1, s[2:3]
CE58  v_and_b32_e32 v82, 0x80000000, v43
CE60  v_cndmask_b32_e64 v84, v84, 0, s[2:3]
CE68  v_cmp_lt_u32_e64 s[2:3], s17, v80
CE70  v_or_b32_e32 v85, 0x7000, v81
CE78  v_cmp_lt_u32_e64 s[4:5], s16, v80
CE80  v_max_u32_e32 v80, v80, v79
CE84  v_cndmask_b32_e64 v82, v82, 0, s[2:3]
CE8C  v_cndmask_b32_e32 v42, v42, v84, vcc
CE90  v_cndmask_b32_e64 v81, v81, v85, s[4:5]
CE98  v_addc_co_u32_e64 v74, vcc, v74, v83, s[2:3]
CEA0  v_cndmask_b32_e64 v79, v80, v79, s[2:3]
CEA8  v_cndmask_b32_e64 v43, v43, v82, s[4:5]
CEB0  v_or_b32_e32 v80, 0x70000, v81
CEB8  v_cmp_lt_u32_e32 vcc, s16, v77
CEBC  v_cmp_lt_u32_e64 s[2:3], s17, v77
CEC4  v_max_u32_e32 v77, v77, v79
CEC8  v_and_b32_e32 v82, 0x80000000, v36
CED0  v_cndmask_b32_e32 v80, v81, v80, vcc
CED4  v_cndmask_b32_e64 v81, 0, 1, s[2:3]
CEDC  v_cndmask_b32_e64 v77, v77, v79, s[2:3]
CEE4  v_and_b32_e32 v79, 0x80000000, v37
CEEC  v_cndmask_b32_e64 v82, v82, 0, s[2:3]
CEF4  v_cmp_lt_u32_e64 s[2:3], s17, v75
CEFC  v_or_b32_e32 v83, 0x700000, v80
CF04  v_cmp_lt_u32_e64 s[4:5], s16, v75
CF0C  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
CF14  v_cndmask_b32_e32 v36, v36, v82, vcc
CF18  v_cndmask_b32_e64 v37, v37, v79, s[4:5]
CF20  v_cndmask_b32_e64 v79, v80, v83, s[4:5]
CF28  v_addc_co_u32_e64 v80, vcc, v74, v81, s[2:3]
CF30  v_max_u32_e32 v74, v75, v77
CF34  v_cndmask_b32_e64 v74, v74, v77, s[2:3]
CF3C  v_or_b32_e32 v75, 0x7000000, v79
CF44  v_cmp_lt_u32_e32 vcc, s16, v78
CF48  v_cmp_lt_u32_e64 s[2:3], s17, v78
CF50  v_max_u32_e32 v78, v78, v74
CF54  v_cndmask_b32_e32 v75, v79, v75, vcc
CF58  v_and_b32_e32 v79, 0x80000000, v40
CF60  v_cndmask_b32_e64 v77, 0, 1, s[2:3]
CF68  v_cndmask_b32_e64 v78, v78, v74, s[2:3]
CF70  v_and_b32_e32 v74, 0x80000000, v41
CF78  v_cndmask_b32_e64 v79, v79, 0, s[2:3]
CF80  v_cmp_lt_u32_e64 s[2:3], s17, v76
CF88  v_or_b32_e32 v81, 0x70000000, v75
CF90  v_cmp_lt_u32_e64 s[4:5], s16, v76
CF98  v_cndmask_b32_e64 v74, v74, 0, s[2:3]
CFA0  v_cndmask_b32_e32 v40, v40, v79, vcc
CFA4  v_cndmask_b32_e64 v41, v41, v74, s[4:5]
CFAC  v_cndmask_b32_e64 v74, v75, v81, s[4:5]
CFB4  v_addc_co_u32_e64 v75, vcc, v80, v77, s[2:3]
CFBC  v_max_u32_e32 v76, v76, v78
CFC0  v_cndmask_b32_e64 v76, v76, v78, s[2:3]
CFC8  v_mov_b32_e32 v77, 0x7f800000
CFD0  v_cmp_ne_u32_e32 vcc, 32, v75
CFD4  s_nop 1
CFD8  v_cndmask_b32_e32 v107, v77, v76, vcc
CFDC  s_or_b64 exec, exec, s[12:13]
CFE0  v_cmp_ne_u32_e32 vcc, 0, v107
CFE4  v_mov_b32_e32 v75, 0x7f
CFEC  s_and_saveexec_b64 s[2:3], vcc
CFF0  s_cbranch_execz 15
CFF4  v_add_u32_e32 v75, s31, v107
CFF8  s_mov_b32 s4, 0x17fffff
D000  v_lshrrev_b32_e32 v76, 23, v75
D004  v_add_u32_e32 v76, -2, v76
D008  v_cmp_lt_u32_e32 vcc, s4, v75
D00C  s_mov_b32 s4, 0x7f800000
D014  s_nop 0
D018  v_cndmask_b32_e32 v75, 0, v76, vcc
D01C  v_cmp_eq_u32_e32 vcc, s4, v107
D020  v_mov_b32_e32 v76, 0xfe
D028  s_and_b64 vcc, s[22:23], vcc
D02C  v_cndmask_b32_e32 v75, v75, v76, vcc
D030  s_or_b64 exec, exec, s[2:3]
D034  v_cmp_eq_u32_e32 vcc, 0, v75
D038  s_cbranch_vccz 37
D03C  s_nop 0
D040  v_cndmask_b32_e64 v76, 1.0, 2.0, vcc
D048  v_pk_mul_f32 v[62:63], v[76:77], v[62:63] op_sel_hi:[0,1]
D050  v_pk_mul_f32 v[66:67], v[76:77], v[66:67] op_sel_hi:[0,1]
D058  v_pk_mul_f32 v[60:61], v[76:77], v[60:61] op_sel_hi:[0,1]
D060  v_pk_mul_f32 v[64:65], v[76:77], v[64:65] op_sel_hi:[0,1]
D068  v_pk_mul_f32 v[46:47], v[76:77], v[46:47] op_sel_hi:[0,1]
D070  v_pk_mul_f32 v[54:55], v[76:77], v[54:55] op_sel_hi:[0,1]
D078  v_pk_mul_f32 v[44:45], v[76:77], v[44:45] op_sel_hi:[0,1]
D080  v_pk_mul_f32 v[52:53], v[76:77], v[52:53] op_sel_hi:[0,1]
D088  v_pk_mul_f32 v[50:51], v[76:77], v[50:51] op_sel_hi:[0,1]
D090  v_pk_mul_f32 v[58:59], v[76:77], v[58:59] op_sel_hi:[0,1]
D098  v_pk_mul_f32 v[48:49], v[76:77], v[48:49] op_sel_hi:[0,1]
D0A0  v_pk_mul_f32 v[56:57], v[76:77], v[56:57] op_sel_hi:[0,1]
D0A8  v_pk_mul_f32 v[38:39], v[76:77], v[38:39] op_sel_hi:[0,1]
D0B0  v_pk_mul_f32 v[42:43], v[76:77], v[42:43] op_sel_hi:[0,1]
D0B8  v_pk_mul_f32 v[36:37], v[76:77], v[36:37] op_sel_hi:[0,1]
D0C0  v_pk_mul_f32 v[40:41], v[76:77], v[40:41] op_sel_hi:[0,1]
D0C8  v_max_u32_e32 v76, 1, v75
D0CC  s_branch 1
D0D0  v_mov_b32_e32 v76, v75
D0D4  v_mad_u64_u32 v[2:3], s[2:3], s14, v3, v[2:3]
D0DC  v_lshlrev_b32_e32 v85, 2, v2
D0E0  s_mov_b32 s2, 0xd2511f53
D0E8  v_lshlrev_b32_e32 v84, 23, v76
D0EC  v_mad_u64_u32 v[76:77], s[4:5], v85, s2, 0
D0F4  s_mul_hi_u32 s4, s29, 0xcd9e8d57
D0FC  s_xor_b32 s4, s28, s4
D100  s_xor_b32 s4, s4, s34
D104  s_xor_b32 s12, s35, s30
D108  s_mov_b32 s3, 0xcd9e8d57
D110  s_mul_i32 s6, s29, 0xcd9e8d57
D118  v_xor_b32_e32 v3, s12, v77
D11C  s_add_i32 s7, s34, 0x9e3779b9
D124  s_add_i32 s13, s35, 0xbb67ae85
D12C  s_mul_hi_u32 s17, s4, 0xd2511f53
D134  s_mul_i32 s19, s4, 0xd2511f53
D13C  v_mad_u64_u32 v[78:79], s[4:5], v3, s3, 0
D144  s_xor_b32 s16, s7, s6
D148  s_xor_b32 s18, s13, s17
D14C  v_xor_b32_e32 v3, s16, v79
D150  v_xor_b32_e32 v79, s18, v76
D154  s_add_i32 s6, s35, 0x76cf5d0a
D15C  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
D164  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
D16C  s_xor_b32 s29, s6, s19
D170  s_add_i32 s13, s34, 0x3c6ef372
D178  v_xor_b32_e32 v3, v78, v81
D17C  v_xor_b32_e32 v77, s29, v77
D180  v_xor_b32_e32 v3, s13, v3
D184  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D18C  s_add_i32 s19, s34, 0xdaa66d2b
D194  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D19C  v_xor_b32_e32 v3, v80, v83
D1A0  s_add_i32 s17, s35, 0x32370b8f
D1A8  v_xor_b32_e32 v3, s19, v3
D1AC  v_xor_b32_e32 v76, v76, v79
D1B0  v_xor_b32_e32 v79, s17, v76
D1B4  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
D1BC  s_add_i32 s20, s35, 0xed9eba14
D1C4  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
D1CC  v_xor_b32_e32 v77, v78, v77
D1D0  s_add_i32 s28, s34, 0x78dde6e4
D1D8  v_xor_b32_e32 v3, v82, v81
D1DC  v_xor_b32_e32 v77, s20, v77
D1E0  v_xor_b32_e32 v3, s28, v3
D1E4  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D1EC  s_add_i32 s36, s34, 0x1715609d
D1F4  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D1FC  v_xor_b32_e32 v3, v80, v83
D200  s_add_i32 s30, s35, 0xa9066899
D208  v_xor_b32_e32 v3, s36, v3
D20C  v_xor_b32_e32 v76, v76, v79
D210  v_xor_b32_e32 v79, s30, v76
D214  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
D21C  s_add_i32 s37, s35, 0x646e171e
D224  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
D22C  v_xor_b32_e32 v77, v78, v77
D230  s_add_i32 s38, s34, 0xb54cda56
D238  v_xor_b32_e32 v3, v82, v81
D23C  v_xor_b32_e32 v77, s37, v77
D240  v_xor_b32_e32 v3, s38, v3
D244  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D24C  s_add_i32 s40, s34, 0x5384540f
D254  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D25C  v_xor_b32_e32 v3, v80, v83
D260  s_add_i32 s39, s35, 0x1fd5c5a3
D268  v_xor_b32_e32 v3, s40, v3
D26C  v_xor_b32_e32 v76, v76, v79
D270  v_xor_b32_e32 v79, s39, v76
D274  v_mad_u64_u32 v[76:77], s[4:5], v3, s2, 0
D27C  s_add_i32 s41, s35, 0xdb3d7428
D284  v_mad_u64_u32 v[80:81], s[4:5], v79, s3, 0
D28C  v_xor_b32_e32 v77, v78, v77
D290  s_add_i32 s42, s34, 0xf1bbcdc8
D298  v_xor_b32_e32 v3, v82, v81
D29C  v_xor_b32_e32 v77, s41, v77
D2A0  v_xor_b32_e32 v3, s42, v3
D2A4  v_mad_u64_u32 v[82:83], s[4:5], v77, s3, 0
D2AC  s_add_i32 s43, s34, 0x8ff34781
D2B4  v_mad_u64_u32 v[78:79], s[4:5], v3, s2, 0
D2BC  v_xor_b32_e32 v3, v80, v83
D2C0  s_add_i32 s34, s35, 0x96a522ad
D2C8  v_xor_b32_e32 v77, s43, v3
D2CC  v_xor_b32_e32 v3, v76, v79
D2D0  v_mov_b32_e32 v79, 0
D2D4  v_mov_b32_e32 v80, 0
D2D8  v_xor_b32_e32 v76, s34, v3
D2DC  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[62:63], v77, v84
D2E4  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[60:61], v76, v84 op_sel:[0,0,0,1]
D2EC  v_cvt_scalef32_sr_pk_fp4_f32 v79, v[66:67], v82, v84 op_sel:[0,0,1,0]
D2F4  v_cvt_scalef32_sr_pk_fp4_f32 v80, v[64:65], v78, v84 op_sel:[0,0,1,1]
D2FC  s_nop 0
D300  v_or_b32_e32 v61, 1, v85
D304  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D30C  v_xor_b32_e32 v61, s12, v63
D310  v_mad_u64_u32 v[64:65], s[4:5], v61, s3, 0
D318  v_xor_b32_e32 v61, s16, v65
D31C  v_xor_b32_e32 v65, s18, v62
D320  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D328  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D330  v_xor_b32_e32 v61, v64, v67
D334  v_xor_b32_e32 v61, s13, v61
D338  v_xor_b32_e32 v63, s29, v63
D33C  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D344  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D34C  v_xor_b32_e32 v61, v66, v77
D350  v_xor_b32_e32 v62, v62, v65
D354  v_xor_b32_e32 v61, s19, v61
D358  v_xor_b32_e32 v65, s17, v62
D35C  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D364  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D36C  v_xor_b32_e32 v61, v76, v67
D370  v_xor_b32_e32 v63, v64, v63
D374  v_xor_b32_e32 v61, s28, v61
D378  v_xor_b32_e32 v63, s20, v63
D37C  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D384  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D38C  v_xor_b32_e32 v61, v66, v77
D390  v_xor_b32_e32 v62, v62, v65
D394  v_xor_b32_e32 v61, s36, v61
D398  v_xor_b32_e32 v65, s30, v62
D39C  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D3A4  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D3AC  v_xor_b32_e32 v61, v76, v67
D3B0  v_xor_b32_e32 v63, v64, v63
D3B4  v_xor_b32_e32 v61, s38, v61
D3B8  v_xor_b32_e32 v63, s37, v63
D3BC  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D3C4  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D3CC  v_xor_b32_e32 v61, v66, v77
D3D0  v_xor_b32_e32 v62, v62, v65
D3D4  v_xor_b32_e32 v61, s40, v61
D3D8  v_xor_b32_e32 v65, s39, v62
D3DC  v_mad_u64_u32 v[62:63], s[4:5], v61, s2, 0
D3E4  v_mad_u64_u32 v[66:67], s[4:5], v65, s3, 0
D3EC  v_xor_b32_e32 v61, v76, v67
D3F0  v_xor_b32_e32 v63, v64, v63
D3F4  v_xor_b32_e32 v61, s42, v61
D3F8  v_xor_b32_e32 v63, s41, v63
D3FC  v_mad_u64_u32 v[64:65], s[4:5], v61, s2, 0
D404  v_mad_u64_u32 v[76:77], s[4:5], v63, s3, 0
D40C  v_xor_b32_e32 v61, v66, v77
D410  v_xor_b32_e32 v62, v62, v65
D414  v_mov_b32_e32 v63, 0
D418  v_mov_b32_e32 v65, 0
D41C  v_xor_b32_e32 v61, s43, v61
D420  v_xor_b32_e32 v62, s34, v62
D424  v_cvt_scalef32_sr_pk_fp4_f32 v63, v[46:47], v61, v84
D42C  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[44:45], v62, v84 op_sel:[0,0,0,1]
D434  v_cvt_scalef32_sr_pk_fp4_f32 v63, v[54:55], v76, v84 op_sel:[0,0,1,0]
D43C  v_cvt_scalef32_sr_pk_fp4_f32 v65, v[52:53], v64, v84 op_sel:[0,0,1,1]
D444  s_nop 0
D448  v_or_b32_e32 v44, 2, v85
D44C  v_mad_u64_u32 v[44:45], s[4:5], v44, s2, 0
D454  v_xor_b32_e32 v45, s12, v45
D458  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
D460  v_xor_b32_e32 v45, s16, v47
D464  v_xor_b32_e32 v47, s18, v44
D468  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D470  v_xor_b32_e32 v46, v46, v53
D474  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D47C  v_xor_b32_e32 v46, s13, v46
D480  v_xor_b32_e32 v45, s29, v45
D484  v_mad_u64_u32 v[46:47], s[4:5], v46, s2, 0
D48C  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D494  v_xor_b32_e32 v44, v44, v47
D498  v_xor_b32_e32 v45, v52, v55
D49C  v_xor_b32_e32 v47, s17, v44
D4A0  v_xor_b32_e32 v45, s19, v45
D4A4  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D4AC  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D4B4  v_xor_b32_e32 v47, v54, v53
D4B8  v_xor_b32_e32 v47, s28, v47
D4BC  v_xor_b32_e32 v45, v46, v45
D4C0  v_xor_b32_e32 v45, s20, v45
D4C4  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D4CC  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D4D4  v_xor_b32_e32 v44, v44, v47
D4D8  v_xor_b32_e32 v45, v52, v55
D4DC  v_xor_b32_e32 v47, s30, v44
D4E0  v_xor_b32_e32 v45, s36, v45
D4E4  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D4EC  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D4F4  v_xor_b32_e32 v47, v54, v53
D4F8  v_xor_b32_e32 v47, s38, v47
D4FC  v_xor_b32_e32 v45, v46, v45
D500  v_xor_b32_e32 v45, s37, v45
D504  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D50C  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D514  v_xor_b32_e32 v44, v44, v47
D518  v_xor_b32_e32 v45, v52, v55
D51C  v_xor_b32_e32 v47, s39, v44
D520  v_xor_b32_e32 v45, s40, v45
D524  v_mad_u64_u32 v[52:53], s[4:5], v47, s3, 0
D52C  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D534  v_xor_b32_e32 v47, v54, v53
D538  v_xor_b32_e32 v47, s42, v47
D53C  v_xor_b32_e32 v45, v46, v45
D540  v_xor_b32_e32 v45, s41, v45
D544  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D54C  v_mad_u64_u32 v[54:55], s[4:5], v45, s3, 0
D554  v_xor_b32_e32 v44, v44, v47
D558  v_xor_b32_e32 v45, v52, v55
D55C  v_xor_b32_e32 v44, s34, v44
D560  v_mov_b32_e32 v47, 0
D564  v_mov_b32_e32 v52, 0
D568  v_xor_b32_e32 v45, s43, v45
D56C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[50:51], v45, v84
D574  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[48:49], v44, v84 op_sel:[0,0,0,1]
D57C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[58:59], v54, v84 op_sel:[0,0,1,0]
D584  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[56:57], v46, v84 op_sel:[0,0,1,1]
D58C  s_nop 0
D590  v_or_b32_e32 v44, 3, v85
D594  v_mad_u64_u32 v[44:45], s[4:5], v44, s2, 0
D59C  v_xor_b32_e32 v45, s12, v45
D5A0  v_or3_b32 v62, v52, v73, v47
D5A8  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
D5B0  v_xor_b32_e32 v45, s16, v47
D5B4  v_xor_b32_e32 v47, s18, v44
D5B8  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D5C0  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D5C8  v_xor_b32_e32 v46, v46, v49
D5CC  v_xor_b32_e32 v46, s13, v46
D5D0  v_xor_b32_e32 v45, s29, v45
D5D4  v_mad_u64_u32 v[46:47], s[4:5], v46, s2, 0
D5DC  v_mad_u64_u32 v[50:51], s[4:5], v45, s3, 0
D5E4  v_xor_b32_e32 v45, v48, v51
D5E8  v_xor_b32_e32 v44, v44, v47
D5EC  v_xor_b32_e32 v45, s19, v45
D5F0  v_xor_b32_e32 v47, s17, v44
D5F4  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D5FC  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D604  v_xor_b32_e32 v47, v50, v49
D608  v_xor_b32_e32 v45, v46, v45
D60C  v_xor_b32_e32 v47, s28, v47
D610  v_xor_b32_e32 v45, s20, v45
D614  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D61C  v_mad_u64_u32 v[50:51], s[4:5], v45, s3, 0
D624  v_xor_b32_e32 v45, v48, v51
D628  v_xor_b32_e32 v44, v44, v47
D62C  v_xor_b32_e32 v45, s36, v45
D630  v_xor_b32_e32 v47, s30, v44
D634  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D63C  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D644  v_xor_b32_e32 v47, v50, v49
D648  v_xor_b32_e32 v45, v46, v45
D64C  v_xor_b32_e32 v47, s38, v47
D650  v_xor_b32_e32 v45, s37, v45
D654  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D65C  v_mad_u64_u32 v[50:51], s[4:5], v45, s3, 0
D664  v_xor_b32_e32 v45, v48, v51
D668  v_xor_b32_e32 v44, v44, v47
D66C  v_xor_b32_e32 v45, s40, v45
D670  v_xor_b32_e32 v47, s39, v44
D674  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
D67C  v_mad_u64_u32 v[48:49], s[4:5], v47, s3, 0
D684  v_xor_b32_e32 v47, v50, v49
D688  v_xor_b32_e32 v45, v46, v45
D68C  v_xor_b32_e32 v47, s42, v47
D690  v_xor_b32_e32 v45, s41, v45
D694  v_mad_u64_u32 v[46:47], s[4:5], v47, s2, 0
D69C  v_mad_u64_u32 v[50:51], s[2:3], v45, s3, 0
D6A4  v_xor_b32_e32 v45, v48, v51
D6A8  v_xor_b32_e32 v44, v44, v47
D6AC  v_mov_b32_e32 v47, 0
D6B0  v_mov_b32_e32 v48, 0
D6B4  v_xor_b32_e32 v45, s43, v45
D6B8  v_xor_b32_e32 v44, s34, v44
D6BC  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[38:39], v45, v84
D6C4  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[36:37], v44, v84 op_sel:[0,0,0,1]
D6CC  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[42:43], v50, v84 op_sel:[0,0,1,0]
D6D4  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[40:41], v46, v84 op_sel:[0,0,1,1]
D6DC  s_nop 0
D6E0  v_lshlrev_b32_e32 v37, 2, v70
D6E4  v_bitop3_b32 v36, v37, v1, v69 bitop3:0xf6
D6EC  v_and_b32_e32 v5, 0xffff0000, v5
D6F4  v_and_b32_e32 v4, 0xffff0000, v4
D6FC  v_and_b32_e32 v7, 0xffff0000, v7
D704  v_and_b32_e32 v6, 0xffff0000, v6
D70C  v_and_b32_e32 v9, 0xffff0000, v9
D714  v_and_b32_e32 v8, 0xffff0000, v8
D71C  v_and_b32_e32 v11, 0xffff0000, v11
D724  v_and_b32_e32 v10, 0xffff0000, v10
D72C  v_and_b32_e32 v13, 0xffff0000, v13
D734  v_and_b32_e32 v12, 0xffff0000, v12
D73C  v_and_b32_e32 v15, 0xffff0000, v15
D744  v_and_b32_e32 v14, 0xffff0000, v14
D74C  v_and_b32_e32 v17, 0xffff0000, v17
D754  v_and_b32_e32 v16, 0xffff0000, v16
D75C  v_and_b32_e32 v19, 0xffff0000, v19
D764  v_and_b32_e32 v18, 0xffff0000, v18
D76C  v_and_b32_e32 v21, 0xffff0000, v21
D774  v_and_b32_e32 v20, 0xffff0000, v20
D77C  v_and_b32_e32 v23, 0xffff0000, v23
D784  v_and_b32_e32 v22, 0xffff0000, v22
D78C  v_and_b32_e32 v25, 0xffff0000, v25
D794  v_and_b32_e32 v24, 0xffff0000, v24
D79C  v_and_b32_e32 v27, 0xffff0000, v27
D7A4  v_and_b32_e32 v26, 0xffff0000, v26
D7AC  v_and_b32_e32 v29, 0xffff0000, v29
D7B4  v_and_b32_e32 v28, 0xffff0000, v28
D7BC  v_and_b32_e32 v31, 0xffff0000, v31
D7C4  v_and_b32_e32 v30, 0xffff0000, v30
D7CC  v_and_b32_e32 v33, 0xffff0000, v33
D7D4  v_and_b32_e32 v32, 0xffff0000, v32
D7DC  v_and_b32_e32 v35, 0xffff0000, v35
D7E4  v_and_b32_e32 v34, 0xffff0000, v34
D7EC  v_mov_b32_e32 v3, 0
D7F0  v_or3_b32 v60, v80, v71, v79
D7F8  v_or3_b32 v61, v65, v72, v63
D800  v_or3_b32 v63, v48, v74, v47
D808  v_lshlrev_b32_e32 v36, 4, v36
D80C  v_or_b32_e32 v1, v37, v1
D810  s_andn2_b64 vcc, exec, s[10:11]
D814  ds_write_b128 v36, v[60:63] offset:32768
D81C  ds_write_b8 v1, v75 offset:40960
D824  s_cbranch_vccnz 95
D828  s_lshl_b32 s2, s55, 31
D82C  s_lshl_b32 s3, s55, 30
D830  v_bfrev_b32_e32 v37, 1
D834  v_xor_b32_e32 v4, s2, v4
D838  s_lshl_b32 s2, s55, 29
D83C  v_bitop3_b32 v5, v5, s3, v37 bitop3:0x78
D844  s_lshl_b32 s3, s55, 28
D848  v_bitop3_b32 v6, v6, s2, v37 bitop3:0x78
D850  s_lshl_b32 s2, s55, 27
D854  v_bitop3_b32 v7, v7, s3, v37 bitop3:0x78
D85C  s_lshl_b32 s3, s55, 26
D860  v_bitop3_b32 v8, v8, s2, v37 bitop3:0x78
D868  s_lshl_b32 s2, s55, 25
D86C  v_bitop3_b32 v9, v9, s3, v37 bitop3:0x78
D874  s_lshl_b32 s3, s55, 24
D878  v_bitop3_b32 v10, v10, s2, v37 bitop3:0x78
D880  s_lshl_b32 s2, s55, 23
D884  v_bitop3_b32 v11, v11, s3, v37 bitop3:0x78
D88C  s_lshl_b32 s3, s55, 22
D890  v_bitop3_b32 v12, v12, s2, v37 bitop3:0x78
D898  s_lshl_b32 s2, s55, 21
D89C  v_bitop3_b32 v13, v13, s3, v37 bitop3:0x78
D8A4  s_lshl_b32 s3, s55, 20
D8A8  v_bitop3_b32 v14, v14, s2, v37 bitop3:0x78
D8B0  s_lshl_b32 s2, s55, 19
D8B4  v_bitop3_b32 v15, v15, s3, v37 bitop3:0x78
D8BC  s_lshl_b32 s3, s55, 18
D8C0  v_bitop3_b32 v16, v16, s2, v37 bitop3:0x78
D8C8  s_lshl_b32 s2, s55, 17
D8CC  v_bitop3_b32 v17, v17, s3, v37 bitop3:0x78
D8D4  s_lshl_b32 s3, s55, 16
D8D8  v_bitop3_b32 v18, v18, s2, v37 bitop3:0x78
D8E0  s_lshl_b32 s2, s55, 15
D8E4  v_bitop3_b32 v19, v19, s3, v37 bitop3:0x78
D8EC  s_lshl_b32 s3, s55, 14
D8F0  v_bitop3_b32 v20, v20, s2, v37 bitop3:0x78
D8F8  s_lshl_b32 s2, s55, 13
D8FC  v_bitop3_b32 v21, v21, s3, v37 bitop3:0x78
D904  s_lshl_b32 s3, s55, 12
D908  v_bitop3_b32 v22, v22, s2, v37 bitop3:0x78
D910  s_lshl_b32 s2, s55, 11
D914  v_bitop3_b32 v23, v23, s3, v37 bitop3:0x78
D91C  s_lshl_b32 s3, s55, 10
D920  v_bitop3_b32 v24, v24, s2, v37 bitop3:0x78
D928  s_lshl_b32 s2, s55, 9
D92C  v_bitop3_b32 v25, v25, s3, v37 bitop3:0x78
D934  s_lshl_b32 s3, s55, 8
D938  v_bitop3_b32 v26, v26, s2, v37 bitop3:0x78
D940  s_lshl_b32 s2, s55, 7
D944  v_bitop3_b32 v27, v27, s3, v37 bitop3:0x78
D94C  s_lshl_b32 s3, s55, 6
D950  v_bitop3_b32 v28, v28, s2, v37 bitop3:0x78
D958  s_lshl_b32 s2, s55, 5
D95C  v_bitop3_b32 v29, v29, s3, v37 bitop3:0x78
D964  s_lshl_b32 s3, s55, 4
D968  v_bitop3_b32 v30, v30, s2, v37 bitop3:0x78
D970  s_lshl_b32 s2, s55, 3
D974  v_bitop3_b32 v31, v31, s3, v37 bitop3:0x78
D97C  s_lshl_b32 s3, s55, 2
D980  v_bitop3_b32 v32, v32, s2, v37 bitop3:0x78
D988  s_lshl_b32 s2, s55, 1
D98C  v_bitop3_b32 v33, v33, s3, v37 bitop3:0x78
D994  v_bitop3_b32 v35, v35, s55, v37 bitop3:0x78
D99C  v_bitop3_b32 v34, v34, s2, v37 bitop3:0x78
D9A4  v_pk_add_f32 v[38:39], v[4:5], v[4:5] op_sel:[1,0] op_sel_hi:[0,1]
D9AC  v_pk_add_f32 v[4:5], v[4:5], v[4:5] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9B4  v_pk_add_f32 v[40:41], v[6:7], v[6:7] op_sel:[1,0] op_sel_hi:[0,1]
D9BC  v_pk_add_f32 v[6:7], v[6:7], v[6:7] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9C4  v_pk_add_f32 v[42:43], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
D9CC  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9D4  v_pk_add_f32 v[44:45], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
D9DC  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9E4  v_pk_add_f32 v[46:47], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
D9EC  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D9F4  v_pk_add_f32 v[48:49], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
D9FC  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DA04  v_pk_add_f32 v[50:51], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
DA0C  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DA14  v_pk_add_f32 v[54:55], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
DA1C  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DA24  v_mov_b32_e32 v39, v5
DA28  v_mov_b32_e32 v41, v7
DA2C  v_mov_b32_e32 v43, v9
DA30  v_mov_b32_e32 v45, v11
DA34  v_mov_b32_e32 v47, v13
DA38  v_mov_b32_e32 v49, v15
DA3C  v_mov_b32_e32 v51, v17
DA40  v_mov_b32_e32 v55, v19
DA44  v_pk_add_f32 v[4:5], v[38:39], v[40:41]
DA4C  v_pk_add_f32 v[6:7], v[42:43], v[44:45]
DA54  v_pk_add_f32 v[8:9], v[46:47], v[48:49]
DA5C  v_pk_add_f32 v[10:11], v[50:51], v[54:55]
DA64  v_pk_add_f32 v[14:15], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
DA6C  v_pk_add_f32 v[16:17], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
DA74  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
DA7C  v_pk_add_f32 v[6:7], v[8:9], v[10:11]
DA84  v_pk_add_f32 v[12:13], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
DA8C  s_mov_b32 s2, 0x3e800000
DA94  v_pk_add_f32 v[14:15], v[14:15], v[16:17]
DA9C  v_pk_add_f32 v[8:9], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
DAA4  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
DAAC  v_pk_add_f32 v[84:85], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
DAB4  v_pk_add_f32 v[86:87], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DABC  v_pk_add_f32 v[88:89], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
DAC4  v_pk_add_f32 v[90:91], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DACC  v_pk_mul_f32 v[28:29], v[14:15], s[2:3] op_sel_hi:[1,0]
DAD4  v_pk_mul_f32 v[14:15], v[8:9], s[2:3] op_sel_hi:[1,0]
DADC  v_pk_mul_f32 v[30:31], v[4:5], s[2:3] op_sel_hi:[1,0]
DAE4  v_pk_add_f32 v[4:5], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
DAEC  v_pk_add_f32 v[6:7], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
DAF4  v_pk_add_f32 v[8:9], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
DAFC  v_pk_add_f32 v[10:11], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
DB04  v_pk_add_f32 v[16:17], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
DB0C  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
DB14  v_pk_add_f32 v[6:7], v[8:9], v[10:11]
DB1C  v_pk_add_f32 v[18:19], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
DB24  v_pk_add_f32 v[8:9], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
DB2C  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
DB34  v_pk_add_f32 v[80:81], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
DB3C  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DB44  v_pk_add_f32 v[96:97], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
DB4C  v_pk_add_f32 v[98:99], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DB54  v_and_b32_e32 v71, 0x7fffffff, v31
DB5C  v_and_b32_e32 v73, 0x7fffffff, v30
DB64  v_pk_mul_f32 v[34:35], v[4:5], s[2:3] op_sel_hi:[1,0]
DB6C  v_pk_add_f32 v[74:75], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
DB74  v_pk_add_f32 v[58:59], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DB7C  v_max_u32_e32 v24, v71, v73
DB80  v_pk_add_f32 v[20:21], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
DB88  v_pk_add_f32 v[16:17], v[16:17], v[18:19]
DB90  v_and_b32_e32 v70, 0x7fffffff, v35
DB98  v_and_b32_e32 v72, 0x7fffffff, v34
DBA0  v_pk_add_f32 v[76:77], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
DBA8  v_pk_add_f32 v[78:79], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DBB0  v_pk_add_f32 v[82:83], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
DBB8  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DBC0  v_pk_add_f32 v[92:93], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
DBC8  v_pk_add_f32 v[94:95], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
DBD0  v_and_b32_e32 v65, 0x7fffffff, v29
DBD8  v_and_b32_e32 v67, 0x7fffffff, v28
DBE0  v_pk_mul_f32 v[32:33], v[16:17], s[2:3] op_sel_hi:[1,0]
DBE8  v_max3_u32 v4, v70, v72, v24
DBF0  v_and_b32_e32 v64, 0x7fffffff, v33
DBF8  v_and_b32_e32 v66, 0x7fffffff, v32
DC00  v_max3_u32 v4, v65, v67, v4
DC08  v_mov_b32_e32 v75, v59
DC0C  v_mov_b32_e32 v77, v79
DC10  v_mov_b32_e32 v81, v25
DC14  v_mov_b32_e32 v83, v27
DC18  v_mov_b32_e32 v85, v87
DC1C  v_mov_b32_e32 v89, v91
DC20  v_mov_b32_e32 v93, v95
DC24  v_mov_b32_e32 v97, v99
DC28  v_and_b32_e32 v60, 0x7fffffff, v15
DC30  v_and_b32_e32 v62, 0x7fffffff, v14
DC38  v_pk_mul_f32 v[22:23], v[8:9], s[2:3] op_sel_hi:[1,0]
DC40  v_max3_u32 v4, v64, v66, v4
DC48  v_pk_add_f32 v[6:7], v[74:75], v[76:77]
DC50  v_pk_add_f32 v[8:9], v[80:81], v[82:83]
DC58  v_pk_add_f32 v[10:11], v[84:85], v[88:89]
DC60  v_pk_add_f32 v[18:19], v[92:93], v[96:97]
DC68  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
DC70  v_max3_u32 v4, v60, v62, v4
DC78  v_and_b32_e32 v61, 0x7fffffff, v23
DC80  v_and_b32_e32 v63, 0x7fffffff, v22
DC88  v_pk_add_f32 v[16:17], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
DC90  v_pk_add_f32 v[24:25], v[10:11], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
DC98  v_pk_add_f32 v[8:9], v[6:7], v[8:9]
DCA0  v_pk_add_f32 v[10:11], v[10:11], v[18:19]
DCA8  v_and_b32_e32 v52, 0x7fffffff, v13
DCB0  v_and_b32_e32 v56, 0x7fffffff, v12
DCB8  v_pk_mul_f32 v[20:21], v[20:21], s[2:3] op_sel_hi:[1,0]
DCC0  v_max3_u32 v4, v61, v63, v4
DCC8  v_pk_add_f32 v[6:7], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
DCD0  v_pk_add_f32 v[8:9], v[8:9], v[10:11]
DCD8  v_max3_u32 v4, v52, v56, v4
DCE0  v_and_b32_e32 v53, 0x7fffffff, v21
DCE8  v_and_b32_e32 v57, 0x7fffffff, v20
DCF0  v_pk_mul_f32 v[18:19], v[8:9], s[2:3] op_sel_hi:[1,0]
DCF8  v_max3_u32 v26, v53, v57, v4
DD00  v_and_b32_e32 v55, 0x7fffffff, v19
DD08  v_and_b32_e32 v59, 0x7fffffff, v18
DD10  v_max3_u32 v37, v55, v59, v26
DD18  v_pk_add_f32 v[10:11], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
DD20  v_pk_add_f32 v[26:27], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
DD28  v_pk_add_f32 v[42:43], v[84:85], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
DD30  v_pk_add_f32 v[74:75], v[92:93], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
DD38  v_pk_add_f32 v[4:5], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
DD40  v_pk_add_f32 v[16:17], v[16:17], v[24:25]
DD48  v_pk_add_f32 v[24:25], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
DD50  v_pk_add_f32 v[76:77], v[42:43], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
DD58  v_pk_add_f32 v[26:27], v[10:11], v[26:27]
DD60  v_pk_add_f32 v[42:43], v[42:43], v[74:75]
DD68  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
DD70  v_pk_add_f32 v[10:11], v[26:27], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
DD78  v_pk_add_f32 v[26:27], v[26:27], v[42:43]
DD80  v_pk_add_f32 v[8:9], v[24:25], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
DD88  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
DD90  v_pk_add_f32 v[24:25], v[24:25], v[76:77]
DD98  v_and_b32_e32 v54, 0x7fffffff, v27
DDA0  v_and_b32_e32 v58, 0x7fffffff, v26
DDA8  v_and_b32_e32 v49, 0x7fffffff, v17
DDB0  v_and_b32_e32 v51, 0x7fffffff, v16
DDB8  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
DDC0  v_max3_u32 v37, v54, v58, v37
DDC8  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
DDD0  v_and_b32_e32 v48, 0x7fffffff, v25
DDD8  v_and_b32_e32 v50, 0x7fffffff, v24
DDE0  v_max3_u32 v37, v49, v51, v37
DDE8  v_and_b32_e32 v44, 0x7fffffff, v7
DDF0  v_and_b32_e32 v46, 0x7fffffff, v6
DDF8  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
DE00  v_max3_u32 v37, v48, v50, v37
DE08  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
DE10  v_max3_u32 v37, v44, v46, v37
DE18  v_and_b32_e32 v45, 0x7fffffff, v11
DE20  v_and_b32_e32 v47, 0x7fffffff, v10
DE28  v_and_b32_e32 v39, 0x7fffffff, v5
DE30  v_and_b32_e32 v41, 0x7fffffff, v4
DE38  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
DE40  v_max3_u32 v37, v45, v47, v37
DE48  v_max3_u32 v37, v39, v41, v37
DE50  v_and_b32_e32 v40, 0x7fffffff, v9
DE58  v_and_b32_e32 v42, 0x7fffffff, v8
DE60  v_max3_u32 v74, v40, v42, v37
DE68  s_mov_b32 s35, 0x7f7fffff
DE70  v_cmp_lt_u32_e32 vcc, s35, v74
DE74  v_mov_b32_e32 v37, 0
DE78  v_mov_b32_e32 v38, 0
DE7C  v_mov_b32_e32 v43, 0
DE80  s_and_saveexec_b64 s[10:11], vcc
DE84  s_cbranch_execz 563
DE88  s_mov_b32 s44, 0x7f800000
DE90  v_cmp_lt_u32_e32 vcc, s35, v73
DE94  v_cmp_lt_u32_e64 s[2:3], s44, v73
DE9C  v_and_b32_e32 v38, 0x80000000, v31
DEA4  v_and_b32_e32 v43, 0x80000000, v30
DEAC  v_cmp_lt_u32_e64 s[4:5], s44, v71
DEB4  v_cndmask_b32_e64 v3, 0, 7, vcc
DEBC  v_cndmask_b32_e64 v37, v73, 0, s[2:3]
DEC4  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
DECC  v_cndmask_b32_e64 v38, v38, 0, s[4:5]
DED4  v_cmp_lt_u32_e64 s[6:7], s35, v71
DEDC  v_or_b32_e32 v73, 0x70, v3
DEE4  v_cndmask_b32_e32 v30, v30, v43, vcc
DEE8  v_cndmask_b32_e64 v31, v31, v38, s[6:7]
DEF0  v_cndmask_b32_e64 v38, 0, 1, s[4:5]
DEF8  v_max_u32_e32 v43, v71, v37
DEFC  v_cndmask_b32_e64 v3, v3, v73, s[6:7]
DF04  v_addc_co_u32_e64 v38, vcc, 0, v38, s[2:3]
DF0C  v_cndmask_b32_e64 v37, v43, v37, s[4:5]
DF14  v_or_b32_e32 v43, 0x700, v3
DF1C  v_cmp_lt_u32_e32 vcc, s35, v72
DF20  v_cmp_lt_u32_e64 s[2:3], s44, v72
DF28  v_max_u32_e32 v71, v72, v37
DF2C  v_and_b32_e32 v72, 0x80000000, v34
DF34  v_cndmask_b32_e32 v3, v3, v43, vcc
DF38  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
DF40  v_cndmask_b32_e64 v37, v71, v37, s[2:3]
DF48  v_cndmask_b32_e64 v72, v72, 0, s[2:3]
DF50  v_cmp_lt_u32_e64 s[2:3], s44, v70
DF58  v_or_b32_e32 v73, 0x7000, v3
DF60  v_cmp_lt_u32_e64 s[4:5], s35, v70
DF68  v_cndmask_b32_e32 v34, v34, v72, vcc
DF6C  v_addc_co_u32_e64 v38, vcc, v38, v43, s[2:3]
DF74  v_max_u32_e32 v43, v70, v37
DF78  v_and_b32_e32 v71, 0x80000000, v35
DF80  v_cndmask_b32_e64 v3, v3, v73, s[4:5]
DF88  v_cndmask_b32_e64 v37, v43, v37, s[2:3]
DF90  v_cndmask_b32_e64 v71, v71, 0, s[2:3]
DF98  v_or_b32_e32 v43, 0x70000, v3
DFA0  v_cmp_lt_u32_e32 vcc, s35, v67
DFA4  v_cmp_lt_u32_e64 s[2:3], s44, v67
DFAC  v_max_u32_e32 v67, v67, v37
DFB0  v_and_b32_e32 v70, 0x80000000, v28
DFB8  v_cndmask_b32_e32 v3, v3, v43, vcc
DFBC  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
DFC4  v_cndmask_b32_e64 v37, v67, v37, s[2:3]
DFCC  v_cndmask_b32_e64 v70, v70, 0, s[2:3]
DFD4  v_cmp_lt_u32_e64 s[2:3], s44, v65
DFDC  v_cndmask_b32_e64 v35, v35, v71, s[4:5]
DFE4  v_or_b32_e32 v71, 0x700000, v3
DFEC  v_cmp_lt_u32_e64 s[4:5], s35, v65
DFF4  v_cndmask_b32_e32 v28, v28, v70, vcc
DFF8  v_addc_co_u32_e64 v38, vcc, v38, v43, s[2:3]
E000  v_max_u32_e32 v43, v65, v37
E004  v_and_b32_e32 v67, 0x80000000, v29
E00C  v_cndmask_b32_e64 v3, v3, v71, s[4:5]
E014  v_cndmask_b32_e64 v37, v43, v37, s[2:3]
E01C  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
E024  v_or_b32_e32 v43, 0x7000000, v3
E02C  v_cmp_lt_u32_e32 vcc, s35, v66
E030  v_cmp_lt_u32_e64 s[2:3], s44, v66
E038  v_max_u32_e32 v65, v66, v37
E03C  v_and_b32_e32 v66, 0x80000000, v32
E044  v_cndmask_b32_e32 v3, v3, v43, vcc
E048  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
E050  v_cndmask_b32_e64 v37, v65, v37, s[2:3]
E058  v_cndmask_b32_e64 v66, v66, 0, s[2:3]
E060  v_cmp_lt_u32_e64 s[2:3], s44, v64
E068  v_cndmask_b32_e32 v32, v32, v66, vcc
E06C  v_and_b32_e32 v65, 0x80000000, v33
E074  v_addc_co_u32_e64 v38, vcc, v38, v43, s[2:3]
E07C  v_max_u32_e32 v43, v64, v37
E080  v_cndmask_b32_e64 v37, v43, v37, s[2:3]
E088  v_cndmask_b32_e64 v29, v29, v67, s[4:5]
E090  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
E098  v_cmp_lt_u32_e64 s[4:5], s35, v64
E0A0  v_cmp_lt_u32_e32 vcc, s35, v62
E0A4  v_cmp_lt_u32_e64 s[2:3], s44, v62
E0AC  v_max_u32_e32 v62, v62, v37
E0B0  v_or_b32_e32 v67, 0x70000000, v3
E0B8  v_cndmask_b32_e64 v33, v33, v65, s[4:5]
E0C0  v_cndmask_b32_e64 v43, 0, 7, vcc
E0C8  v_cndmask_b32_e64 v37, v62, v37, s[2:3]
E0D0  v_and_b32_e32 v65, 0x80000000, v14
E0D8  v_cndmask_b32_e64 v3, v3, v67, s[4:5]
E0E0  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
E0E8  v_and_b32_e32 v62, 0x80000000, v15
E0F0  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
E0F8  v_cmp_lt_u32_e64 s[2:3], s44, v60
E100  v_or_b32_e32 v66, 0x70, v43
E108  v_cmp_lt_u32_e64 s[4:5], s35, v60
E110  v_max_u32_e32 v60, v60, v37
E114  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
E11C  v_cndmask_b32_e32 v14, v14, v65, vcc
E120  v_cndmask_b32_e64 v43, v43, v66, s[4:5]
E128  v_addc_co_u32_e64 v38, vcc, v38, v64, s[2:3]
E130  v_cndmask_b32_e64 v37, v60, v37, s[2:3]
E138  v_cndmask_b32_e64 v15, v15, v62, s[4:5]
E140  v_or_b32_e32 v60, 0x700, v43
E148  v_cmp_lt_u32_e32 vcc, s35, v63
E14C  v_cmp_lt_u32_e64 s[2:3], s44, v63
E154  v_max_u32_e32 v62, v63, v37
E158  v_and_b32_e32 v63, 0x80000000, v22
E160  v_cndmask_b32_e32 v43, v43, v60, vcc
E164  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
E16C  v_cndmask_b32_e64 v37, v62, v37, s[2:3]
E174  v_cndmask_b32_e64 v63, v63, 0, s[2:3]
E17C  v_cmp_lt_u32_e64 s[2:3], s44, v61
E184  v_or_b32_e32 v64, 0x7000, v43
E18C  v_cmp_lt_u32_e64 s[4:5], s35, v61
E194  v_cndmask_b32_e32 v22, v22, v63, vcc
E198  v_addc_co_u32_e64 v38, vcc, v38, v60, s[2:3]
E1A0  v_max_u32_e32 v60, v61, v37
E1A4  v_and_b32_e32 v62, 0x80000000, v23
E1AC  v_cndmask_b32_e64 v43, v43, v64, s[4:5]
E1B4  v_cndmask_b32_e64 v37, v60, v37, s[2:3]
E1BC  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
E1C4  v_or_b32_e32 v60, 0x70000, v43
E1CC  v_cmp_lt_u32_e32 vcc, s35, v56
E1D0  v_cmp_lt_u32_e64 s[2:3], s44, v56
E1D8  v_max_u32_e32 v56, v56, v37
E1DC  v_cndmask_b32_e32 v43, v43, v60, vcc
E1E0  v_cndmask_b32_e64 v37, v56, v37, s[2:3]
E1E8  v_and_b32_e32 v61, 0x80000000, v12
E1F0  v_cndmask_b32_e64 v23, v23, v62, s[4:5]
E1F8  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
E200  v_and_b32_e32 v56, 0x80000000, v13
E208  v_cndmask_b32_e64 v61, v61, 0, s[2:3]
E210  v_cmp_lt_u32_e64 s[2:3], s44, v52
E218  v_or_b32_e32 v62, 0x700000, v43
E220  v_cmp_lt_u32_e64 s[4:5], s35, v52
E228  v_max_u32_e32 v52, v52, v37
E22C  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
E234  v_cndmask_b32_e32 v12, v12, v61, vcc
E238  v_cndmask_b32_e64 v43, v43, v62, s[4:5]
E240  v_addc_co_u32_e64 v38, vcc, v38, v60, s[2:3]
E248  v_cndmask_b32_e64 v37, v52, v37, s[2:3]
E250  v_cndmask_b32_e64 v13, v13, v56, s[4:5]
E258  v_or_b32_e32 v52, 0x7000000, v43
E260  v_cmp_lt_u32_e32 vcc, s35, v57
E264  v_cmp_lt_u32_e64 s[2:3], s44, v57
E26C  v_max_u32_e32 v56, v57, v37
E270  v_and_b32_e32 v57, 0x80000000, v20
E278  v_cndmask_b32_e32 v43, v43, v52, vcc
E27C  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
E284  v_cndmask_b32_e64 v56, v56, v37, s[2:3]
E28C  v_and_b32_e32 v37, 0x80000000, v21
E294  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
E29C  v_cmp_lt_u32_e64 s[2:3], s44, v53
E2A4  v_or_b32_e32 v60, 0x70000000, v43
E2AC  v_cmp_lt_u32_e64 s[4:5], s35, v53
E2B4  v_cndmask_b32_e64 v37, v37, 0, s[2:3]
E2BC  v_cndmask_b32_e32 v20, v20, v57, vcc
E2C0  v_cndmask_b32_e64 v21, v21, v37, s[4:5]
E2C8  v_cndmask_b32_e64 v37, v43, v60, s[4:5]
E2D0  v_max_u32_e32 v43, v53, v56
E2D4  v_addc_co_u32_e64 v38, vcc, v38, v52, s[2:3]
E2DC  v_cndmask_b32_e64 v43, v43, v56, s[2:3]
E2E4  v_cmp_lt_u32_e32 vcc, s35, v59
E2E8  v_cmp_lt_u32_e64 s[2:3], s44, v59
E2F0  v_max_u32_e32 v56, v59, v43
E2F4  v_and_b32_e32 v57, 0x80000000, v18
E2FC  v_cndmask_b32_e64 v52, 0, 7, vcc
E304  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
E30C  v_cndmask_b32_e64 v43, v56, v43, s[2:3]
E314  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
E31C  v_cmp_lt_u32_e64 s[2:3], s44, v55
E324  v_and_b32_e32 v56, 0x80000000, v19
E32C  v_or_b32_e32 v59, 0x70, v52
E334  v_cmp_lt_u32_e64 s[4:5], s35, v55
E33C  v_cndmask_b32_e32 v18, v18, v57, vcc
E340  v_addc_co_u32_e64 v38, vcc, v38, v53, s[2:3]
E348  v_max_u32_e32 v53, v55, v43
E34C  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
E354  v_cndmask_b32_e64 v52, v52, v59, s[4:5]
E35C  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
E364  v_cndmask_b32_e64 v19, v19, v56, s[4:5]
E36C  v_or_b32_e32 v53, 0x700, v52
E374  v_cmp_lt_u32_e32 vcc, s35, v58
E378  v_cmp_lt_u32_e64 s[2:3], s44, v58
E380  v_max_u32_e32 v55, v58, v43
E384  v_and_b32_e32 v56, 0x80000000, v26
E38C  v_cndmask_b32_e32 v52, v52, v53, vcc
E390  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
E398  v_cndmask_b32_e64 v43, v55, v43, s[2:3]
E3A0  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
E3A8  v_cmp_lt_u32_e64 s[2:3], s44, v54
E3B0  v_or_b32_e32 v57, 0x7000, v52
E3B8  v_cmp_lt_u32_e64 s[4:5], s35, v54
E3C0  v_cndmask_b32_e32 v26, v26, v56, vcc
E3C4  v_addc_co_u32_e64 v38, vcc, v38, v53, s[2:3]
E3CC  v_max_u32_e32 v53, v54, v43
E3D0  v_and_b32_e32 v55, 0x80000000, v27
E3D8  v_cndmask_b32_e64 v52, v52, v57, s[4:5]
E3E0  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
E3E8  v_cndmask_b32_e64 v55, v55, 0, s[2:3]
E3F0  v_or_b32_e32 v53, 0x70000, v52
E3F8  v_cmp_lt_u32_e32 vcc, s35, v51
E3FC  v_cmp_lt_u32_e64 s[2:3], s44, v51
E404  v_max_u32_e32 v51, v51, v43
E408  v_and_b32_e32 v54, 0x80000000, v16
E410  v_cndmask_b32_e32 v52, v52, v53, vcc
E414  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
E41C  v_cndmask_b32_e64 v43, v51, v43, s[2:3]
E424  v_and_b32_e32 v51, 0x80000000, v17
E42C  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
E434  v_cmp_lt_u32_e64 s[2:3], s44, v49
E43C  v_cndmask_b32_e64 v27, v27, v55, s[4:5]
E444  v_or_b32_e32 v55, 0x700000, v52
E44C  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
E454  v_cmp_lt_u32_e64 s[4:5], s35, v49
E45C  v_cndmask_b32_e32 v16, v16, v54, vcc
E460  s_nop 0
E464  v_cndmask_b32_e64 v17, v17, v51, s[4:5]
E46C  v_cndmask_b32_e64 v51, v52, v55, s[4:5]
E474  v_addc_co_u32_e64 v52, vcc, v38, v53, s[2:3]
E47C  v_max_u32_e32 v38, v49, v43
E480  v_cndmask_b32_e64 v38, v38, v43, s[2:3]
E488  v_or_b32_e32 v43, 0x7000000, v51
E490  v_cmp_lt_u32_e32 vcc, s35, v50
E494  v_cmp_lt_u32_e64 s[2:3], s44, v50
E49C  v_max_u32_e32 v50, v50, v38
E4A0  v_cndmask_b32_e32 v43, v51, v43, vcc
E4A4  v_and_b32_e32 v51, 0x80000000, v24
E4AC  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
E4B4  v_cndmask_b32_e64 v50, v50, v38, s[2:3]
E4BC  v_and_b32_e32 v38, 0x80000000, v25
E4C4  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
E4CC  v_cmp_lt_u32_e64 s[2:3], s44, v48
E4D4  v_or_b32_e32 v53, 0x70000000, v43
E4DC  v_cmp_lt_u32_e64 s[4:5], s35, v48
E4E4  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
E4EC  v_max_u32_e32 v48, v48, v50
E4F0  v_cndmask_b32_e64 v25, v25, v38, s[4:5]
E4F8  v_cndmask_b32_e32 v24, v24, v51, vcc
E4FC  v_cndmask_b32_e64 v38, v43, v53, s[4:5]
E504  v_addc_co_u32_e64 v43, vcc, v52, v49, s[2:3]
E50C  v_cndmask_b32_e64 v48, v48, v50, s[2:3]
E514  v_cmp_lt_u32_e32 vcc, s35, v46
E518  v_cmp_lt_u32_e64 s[2:3], s44, v46
E520  v_max_u32_e32 v46, v46, v48
E524  v_and_b32_e32 v51, 0x80000000, v6
E52C  v_cndmask_b32_e64 v49, 0, 7, vcc
E534  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
E53C  v_cndmask_b32_e64 v46, v46, v48, s[2:3]
E544  v_and_b32_e32 v48, 0x80000000, v7
E54C  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
E554  v_cmp_lt_u32_e64 s[2:3], s44, v44
E55C  v_or_b32_e32 v52, 0x70, v49
E564  v_cmp_lt_u32_e64 s[4:5], s35, v44
E56C  v_cndmask_b32_e64 v48, v48, 0, s[2:3]
E574  v_max_u32_e32 v44, v44, v46
E578  v_cndmask_b32_e64 v7, v7, v48, s[4:5]
E580  v_cndmask_b32_e32 v6, v6, v51, vcc
E584  v_cndmask_b32_e64 v48, v49, v52, s[4:5]
E58C  v_addc_co_u32_e64 v43, vcc, v43, v50, s[2:3]
E594  v_cndmask_b32_e64 v44, v44, v46, s[2:3]
E59C  v_or_b32_e32 v46, 0x700, v48
E5A4  v_cmp_lt_u32_e32 vcc, s35, v47
E5A8  v_cmp_lt_u32_e64 s[2:3], s44, v47
E5B0  v_max_u32_e32 v47, v47, v44
E5B4  v_cndmask_b32_e32 v46, v48, v46, vcc
E5B8  v_cndmask_b32_e64 v44, v47, v44, s[2:3]
E5C0  v_and_b32_e32 v49, 0x80000000, v10
E5C8  v_cndmask_b32_e64 v48, 0, 1, s[2:3]
E5D0  v_and_b32_e32 v47, 0x80000000, v11
E5D8  v_cndmask_b32_e64 v49, v49, 0, s[2:3]
E5E0  v_cmp_lt_u32_e64 s[2:3], s44, v45
E5E8  v_or_b32_e32 v50, 0x7000, v46
E5F0  v_cmp_lt_u32_e64 s[4:5], s35, v45
E5F8  v_max_u32_e32 v45, v45, v44
E5FC  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
E604  v_cndmask_b32_e32 v10, v10, v49, vcc
E608  v_cndmask_b32_e64 v46, v46, v50, s[4:5]
E610  v_addc_co_u32_e64 v43, vcc, v43, v48, s[2:3]
E618  v_cndmask_b32_e64 v44, v45, v44, s[2:3]
E620  v_cndmask_b32_e64 v11, v11, v47, s[4:5]
E628  v_or_b32_e32 v45, 0x70000, v46
E630  v_cmp_lt_u32_e32 vcc, s35, v41
E634  v_cmp_lt_u32_e64 s[2:3], s44, v41
E63C  v_max_u32_e32 v41, v41, v44
E640  v_and_b32_e32 v47, 0x80000000, v4
E648  v_cndmask_b32_e32 v45, v46, v45, vcc
E64C  v_cndmask_b32_e64 v46, 0, 1, s[2:3]
E654  v_cndmask_b32_e64 v41, v41, v44, s[2:3]
E65C  v_and_b32_e32 v44, 0x80000000, v5
E664  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
E66C  v_cmp_lt_u32_e64 s[2:3], s44, v39
E674  v_or_b32_e32 v48, 0x700000, v45
E67C  v_cmp_lt_u32_e64 s[4:5], s35, v39
E684  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
E68C  v_cndmask_b32_e32 v4, v4, v47, vcc
E690  v_cndmask_b32_e64 v5, v5, v44, s[4:5]
E698  v_cndmask_b32_e64 v44, v45, v48, s[4:5]
E6A0  v_addc_co_u32_e64 v45, vcc, v43, v46, s[2:3]
E6A8  v_max_u32_e32 v39, v39, v41
E6AC  v_cndmask_b32_e64 v39, v39, v41, s[2:3]
E6B4  v_or_b32_e32 v41, 0x7000000, v44
E6BC  v_cmp_lt_u32_e32 vcc, s35, v42
E6C0  v_cmp_lt_u32_e64 s[2:3], s44, v42
E6C8  v_max_u32_e32 v42, v42, v39
E6CC  v_cndmask_b32_e32 v41, v44, v41, vcc
E6D0  v_and_b32_e32 v43, 0x80000000, v8
E6D8  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
E6E0  v_cndmask_b32_e64 v39, v42, v39, s[2:3]
E6E8  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
E6F0  v_cmp_lt_u32_e64 s[2:3], s44, v40
E6F8  v_or_b32_e32 v46, 0x70000000, v41
E700  v_cmp_lt_u32_e64 s[4:5], s35, v40
E708  v_and_b32_e32 v42, 0x80000000, v9
E710  v_cndmask_b32_e32 v8, v8, v43, vcc
E714  v_cndmask_b32_e64 v43, v41, v46, s[4:5]
E71C  v_addc_co_u32_e64 v41, vcc, v45, v44, s[2:3]
E724  v_max_u32_e32 v40, v40, v39
E728  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
E730  v_cndmask_b32_e64 v39, v40, v39, s[2:3]
E738  v_mov_b32_e32 v40, 0x7f800000
E740  v_cmp_ne_u32_e32 vcc, 32, v41
E744  v_cndmask_b32_e64 v9, v9, v42, s[4:5]
E74C  s_nop 0
E750  v_cndmask_b32_e32 v74, v40, v39, vcc
E754  s_or_b64 exec, exec, s[10:11]
E758  v_cmp_ne_u32_e32 vcc, 0, v74
E75C  v_mov_b32_e32 v39, 0x7f
E764  s_and_saveexec_b64 s[2:3], vcc
E768  s_cbranch_execz 15
E76C  v_add_u32_e32 v39, s31, v74
E770  s_mov_b32 s4, 0x17fffff
E778  v_lshrrev_b32_e32 v40, 23, v39
E77C  v_add_u32_e32 v40, -2, v40
E780  v_cmp_lt_u32_e32 vcc, s4, v39
E784  s_mov_b32 s4, 0x7f800000
E78C  s_nop 0
E790  v_cndmask_b32_e32 v39, 0, v40, vcc
E794  v_cmp_eq_u32_e32 vcc, s4, v74
E798  v_mov_b32_e32 v40, 0xfe
E7A0  s_and_b64 vcc, s[22:23], vcc
E7A4  v_cndmask_b32_e32 v39, v39, v40, vcc
E7A8  s_or_b64 exec, exec, s[2:3]
E7AC  v_or_b32_e32 v36, 0x8000, v36
E7B4  v_cmp_eq_u32_e32 vcc, 0, v39
E7B8  s_cbranch_vccz 37
E7BC  s_nop 0
E7C0  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
E7C8  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
E7D0  v_pk_mul_f32 v[34:35], v[40:41], v[34:35] op_sel_hi:[0,1]
E7D8  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
E7E0  v_pk_mul_f32 v[32:33], v[40:41], v[32:33] op_sel_hi:[0,1]
E7E8  v_pk_mul_f32 v[14:15], v[40:41], v[14:15] op_sel_hi:[0,1]
E7F0  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
E7F8  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
E800  v_pk_mul_f32 v[20:21], v[40:41], v[20:21] op_sel_hi:[0,1]
E808  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
E810  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
E818  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
E820  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
E828  v_pk_mul_f32 v[6:7], v[40:41], v[6:7] op_sel_hi:[0,1]
E830  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
E838  v_pk_mul_f32 v[4:5], v[40:41], v[4:5] op_sel_hi:[0,1]
E840  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
E848  v_max_u32_e32 v40, 1, v39
E84C  s_branch 1
E850  v_mov_b32_e32 v40, v39
E854  v_add_lshl_u32 v50, s14, v2, 2
E85C  s_mov_b32 s2, 0xd2511f53
E864  v_lshlrev_b32_e32 v42, 23, v40
E868  v_mad_u64_u32 v[40:41], s[4:5], v50, s2, 0
E870  v_xor_b32_e32 v2, s12, v41
E874  s_mov_b32 s3, 0xcd9e8d57
E87C  v_mad_u64_u32 v[44:45], s[4:5], v2, s3, 0
E884  v_xor_b32_e32 v2, s16, v45
E888  v_xor_b32_e32 v45, s18, v40
E88C  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E894  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E89C  v_xor_b32_e32 v2, v44, v47
E8A0  v_xor_b32_e32 v41, s29, v41
E8A4  v_xor_b32_e32 v2, s13, v2
E8A8  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E8B0  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E8B8  v_xor_b32_e32 v2, v46, v49
E8BC  v_xor_b32_e32 v2, s19, v2
E8C0  v_xor_b32_e32 v40, v40, v45
E8C4  v_xor_b32_e32 v45, s17, v40
E8C8  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E8D0  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E8D8  v_xor_b32_e32 v41, v44, v41
E8DC  v_xor_b32_e32 v2, v48, v47
E8E0  v_xor_b32_e32 v41, s20, v41
E8E4  v_xor_b32_e32 v2, s28, v2
E8E8  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E8F0  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E8F8  v_xor_b32_e32 v2, v46, v49
E8FC  v_xor_b32_e32 v2, s36, v2
E900  v_xor_b32_e32 v40, v40, v45
E904  v_xor_b32_e32 v45, s30, v40
E908  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E910  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E918  v_xor_b32_e32 v41, v44, v41
E91C  v_xor_b32_e32 v2, v48, v47
E920  v_xor_b32_e32 v41, s37, v41
E924  v_xor_b32_e32 v2, s38, v2
E928  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E930  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E938  v_xor_b32_e32 v2, v46, v49
E93C  v_xor_b32_e32 v2, s40, v2
E940  v_xor_b32_e32 v40, v40, v45
E944  v_xor_b32_e32 v45, s39, v40
E948  v_mad_u64_u32 v[40:41], s[4:5], v2, s2, 0
E950  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
E958  v_xor_b32_e32 v41, v44, v41
E95C  v_xor_b32_e32 v2, v48, v47
E960  v_xor_b32_e32 v41, s41, v41
E964  v_xor_b32_e32 v2, s42, v2
E968  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
E970  v_mad_u64_u32 v[44:45], s[4:5], v2, s2, 0
E978  v_xor_b32_e32 v2, v46, v49
E97C  v_xor_b32_e32 v2, s43, v2
E980  v_xor_b32_e32 v40, v40, v45
E984  v_mov_b32_e32 v45, 0
E988  v_mov_b32_e32 v46, 0
E98C  v_xor_b32_e32 v40, s34, v40
E990  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[30:31], v2, v42
E998  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[28:29], v40, v42 op_sel:[0,0,0,1]
E9A0  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[34:35], v48, v42 op_sel:[0,0,1,0]
E9A8  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[32:33], v44, v42 op_sel:[0,0,1,1]
E9B0  s_nop 0
E9B4  v_or_b32_e32 v2, 1, v50
E9B8  v_or3_b32 v28, v46, v3, v45
E9C0  v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 0
E9C8  v_xor_b32_e32 v3, s12, v3
E9CC  v_xor_b32_e32 v29, s18, v2
E9D0  v_mad_u64_u32 v[30:31], s[4:5], v3, s3, 0
E9D8  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
E9E0  v_xor_b32_e32 v3, s16, v31
E9E4  v_xor_b32_e32 v29, v30, v33
E9E8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
E9F0  v_xor_b32_e32 v29, s13, v29
E9F4  v_xor_b32_e32 v3, s29, v3
E9F8  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
EA00  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
EA08  v_xor_b32_e32 v2, v2, v31
EA0C  v_xor_b32_e32 v3, v32, v35
EA10  v_xor_b32_e32 v29, s17, v2
EA14  v_xor_b32_e32 v3, s19, v3
EA18  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
EA20  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EA28  v_xor_b32_e32 v29, v34, v33
EA2C  v_xor_b32_e32 v29, s28, v29
EA30  v_xor_b32_e32 v3, v30, v3
EA34  v_xor_b32_e32 v3, s20, v3
EA38  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
EA40  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
EA48  v_xor_b32_e32 v2, v2, v31
EA4C  v_xor_b32_e32 v3, v32, v35
EA50  v_xor_b32_e32 v29, s30, v2
EA54  v_xor_b32_e32 v3, s36, v3
EA58  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
EA60  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EA68  v_xor_b32_e32 v29, v34, v33
EA6C  v_xor_b32_e32 v29, s38, v29
EA70  v_xor_b32_e32 v3, v30, v3
EA74  v_xor_b32_e32 v3, s37, v3
EA78  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
EA80  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
EA88  v_xor_b32_e32 v2, v2, v31
EA8C  v_xor_b32_e32 v3, v32, v35
EA90  v_xor_b32_e32 v29, s39, v2
EA94  v_xor_b32_e32 v3, s40, v3
EA98  v_mad_u64_u32 v[32:33], s[4:5], v29, s3, 0
EAA0  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EAA8  v_xor_b32_e32 v29, v34, v33
EAAC  v_xor_b32_e32 v29, s42, v29
EAB0  v_xor_b32_e32 v3, v30, v3
EAB4  v_xor_b32_e32 v3, s41, v3
EAB8  v_mad_u64_u32 v[30:31], s[4:5], v29, s2, 0
EAC0  v_mad_u64_u32 v[34:35], s[4:5], v3, s3, 0
EAC8  v_xor_b32_e32 v2, v2, v31
EACC  v_xor_b32_e32 v3, v32, v35
EAD0  v_xor_b32_e32 v2, s34, v2
EAD4  v_mov_b32_e32 v29, 0
EAD8  v_mov_b32_e32 v31, 0
EADC  v_xor_b32_e32 v3, s43, v3
EAE0  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[14:15], v3, v42
EAE8  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[12:13], v2, v42 op_sel:[0,0,0,1]
EAF0  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[22:23], v34, v42 op_sel:[0,0,1,0]
EAF8  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[20:21], v30, v42 op_sel:[0,0,1,1]
EB00  s_nop 0
EB04  v_or_b32_e32 v2, 2, v50
EB08  v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 0
EB10  v_xor_b32_e32 v3, s12, v3
EB14  v_mad_u64_u32 v[12:13], s[4:5], v3, s3, 0
EB1C  v_xor_b32_e32 v3, s16, v13
EB20  v_xor_b32_e32 v13, s18, v2
EB24  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EB2C  v_xor_b32_e32 v12, v12, v15
EB30  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EB38  v_xor_b32_e32 v12, s13, v12
EB3C  v_xor_b32_e32 v3, s29, v3
EB40  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
EB48  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
EB50  v_xor_b32_e32 v2, v2, v13
EB54  v_xor_b32_e32 v3, v14, v21
EB58  v_xor_b32_e32 v13, s17, v2
EB5C  v_xor_b32_e32 v3, s19, v3
EB60  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EB68  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EB70  v_xor_b32_e32 v13, v20, v15
EB74  v_xor_b32_e32 v13, s28, v13
EB78  v_xor_b32_e32 v3, v12, v3
EB7C  v_xor_b32_e32 v3, s20, v3
EB80  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EB88  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
EB90  v_xor_b32_e32 v2, v2, v13
EB94  v_xor_b32_e32 v3, v14, v21
EB98  v_xor_b32_e32 v13, s30, v2
EB9C  v_xor_b32_e32 v3, s36, v3
EBA0  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EBA8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EBB0  v_xor_b32_e32 v13, v20, v15
EBB4  v_xor_b32_e32 v13, s38, v13
EBB8  v_xor_b32_e32 v3, v12, v3
EBBC  v_xor_b32_e32 v3, s37, v3
EBC0  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EBC8  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
EBD0  v_xor_b32_e32 v2, v2, v13
EBD4  v_xor_b32_e32 v3, v14, v21
EBD8  v_xor_b32_e32 v13, s39, v2
EBDC  v_xor_b32_e32 v3, s40, v3
EBE0  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EBE8  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EBF0  v_xor_b32_e32 v13, v20, v15
EBF4  v_xor_b32_e32 v13, s42, v13
EBF8  v_xor_b32_e32 v3, v12, v3
EBFC  v_xor_b32_e32 v3, s41, v3
EC00  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
EC08  v_mad_u64_u32 v[20:21], s[4:5], v3, s3, 0
EC10  v_xor_b32_e32 v2, v2, v13
EC14  v_xor_b32_e32 v3, v14, v21
EC18  v_xor_b32_e32 v2, s34, v2
EC1C  v_mov_b32_e32 v13, 0
EC20  v_mov_b32_e32 v14, 0
EC24  v_xor_b32_e32 v3, s43, v3
EC28  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[18:19], v3, v42
EC30  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[16:17], v2, v42 op_sel:[0,0,0,1]
EC38  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[26:27], v20, v42 op_sel:[0,0,1,0]
EC40  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[24:25], v12, v42 op_sel:[0,0,1,1]
EC48  s_nop 0
EC4C  v_or_b32_e32 v2, 3, v50
EC50  v_mad_u64_u32 v[2:3], s[4:5], v2, s2, 0
EC58  v_xor_b32_e32 v3, s12, v3
EC5C  v_or3_b32 v30, v14, v38, v13
EC64  v_mad_u64_u32 v[12:13], s[4:5], v3, s3, 0
EC6C  v_xor_b32_e32 v3, s16, v13
EC70  v_xor_b32_e32 v13, s18, v2
EC74  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
EC7C  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
EC84  v_xor_b32_e32 v12, v12, v15
EC88  v_xor_b32_e32 v12, s13, v12
EC8C  v_xor_b32_e32 v3, s29, v3
EC90  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
EC98  v_mad_u64_u32 v[16:17], s[4:5], v3, s3, 0
ECA0  v_xor_b32_e32 v3, v14, v17
ECA4  v_xor_b32_e32 v2, v2, v13
ECA8  v_xor_b32_e32 v3, s19, v3
ECAC  v_xor_b32_e32 v13, s17, v2
ECB0  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
ECB8  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
ECC0  v_xor_b32_e32 v13, v16, v15
ECC4  v_xor_b32_e32 v3, v12, v3
ECC8  v_xor_b32_e32 v13, s28, v13
ECCC  v_xor_b32_e32 v3, s20, v3
ECD0  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
ECD8  v_mad_u64_u32 v[16:17], s[4:5], v3, s3, 0
ECE0  v_xor_b32_e32 v3, v14, v17
ECE4  v_xor_b32_e32 v2, v2, v13
ECE8  v_xor_b32_e32 v3, s36, v3
ECEC  v_xor_b32_e32 v13, s30, v2
ECF0  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
ECF8  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
ED00  v_xor_b32_e32 v13, v16, v15
ED04  v_xor_b32_e32 v3, v12, v3
ED08  v_xor_b32_e32 v13, s38, v13
ED0C  v_xor_b32_e32 v3, s37, v3
ED10  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
ED18  v_mad_u64_u32 v[16:17], s[4:5], v3, s3, 0
ED20  v_xor_b32_e32 v3, v14, v17
ED24  v_xor_b32_e32 v2, v2, v13
ED28  v_xor_b32_e32 v3, s40, v3
ED2C  v_xor_b32_e32 v13, s39, v2
ED30  v_mad_u64_u32 v[2:3], s[4:5], v3, s2, 0
ED38  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
ED40  v_xor_b32_e32 v13, v16, v15
ED44  v_xor_b32_e32 v3, v12, v3
ED48  v_xor_b32_e32 v13, s42, v13
ED4C  v_xor_b32_e32 v3, s41, v3
ED50  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
ED58  v_mad_u64_u32 v[16:17], s[2:3], v3, s3, 0
ED60  v_mov_b32_e32 v41, 0
ED64  v_xor_b32_e32 v3, v14, v17
ED68  v_xor_b32_e32 v2, v2, v13
ED6C  v_mov_b32_e32 v13, 0
ED70  v_or3_b32 v29, v31, v37, v29
ED78  v_xor_b32_e32 v3, s43, v3
ED7C  v_xor_b32_e32 v2, s34, v2
ED80  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[6:7], v3, v42
ED88  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v2, v42 op_sel:[0,0,0,1]
ED90  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[10:11], v16, v42 op_sel:[0,0,1,0]
ED98  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[8:9], v12, v42 op_sel:[0,0,1,1]
EDA0  s_nop 0
EDA8  v_or3_b32 v31, v13, v43, v41
EDB0  ds_write_b128 v36, v[28:31] offset:64
EDB8  ds_write_b8 v1, v39 offset:40964
EDC0  s_or_b64 exec, exec, s[8:9]
EDC4  s_add_i32 s2, s14, 7
EDC8  v_lshlrev_b32_e32 v1, 6, v0
EDCC  s_and_b32 s8, s2, 0xffffff8
EDD4  s_and_b32 s2, s54, 0xffffff00
EDDC  v_and_b32_e32 v1, 0xc0, v1
EDE4  v_and_b32_e32 v2, 60, v0
EDE8  s_lshr_b32 s3, s15, 1
EDEC  v_or3_b32 v1, s2, v2, v1
EDF4  s_add_i32 s2, s21, 0xff
EDFC  s_and_b32 s3, s3, 2
EE00  v_bfe_u32 v6, v0, 6, 1
EE08  s_and_b32 s9, s2, 0xffffff00
EE10  v_or_b32_e32 v4, s15, v69
EE14  v_or3_b32 v1, v1, v6, s3
EE1C  v_add_u32_e32 v6, s33, v68
EE20  s_and_b64 s[6:7], s[0:1], exec
EE24  v_cmp_le_u32_e64 s[4:5], s14, v4
EE2C  v_mov_b32_e32 v3, 0
EE30  v_cmp_le_u32_e64 s[6:7], s21, v6
EE38  v_cmp_gt_u32_e32 vcc, s14, v4
EE3C  v_mov_b32_e32 v5, v3
EE40  v_cmp_le_u32_e64 s[2:3], s8, v4
EE48  v_lshrrev_b32_e32 v7, 3, v0
EE4C  s_cselect_b32 s8, s14, s8
EE50  s_or_b64 s[6:7], s[4:5], s[6:7]
EE54  s_mov_b64 s[4:5], 0
EE58  s_waitcnt lgkmcnt(0)
EE5C  s_barrier
EE60  s_and_saveexec_b64 s[10:11], s[6:7]
EE64  s_xor_b64 s[6:7], exec, s[10:11]
EE68  v_cmp_le_u32_e64 s[4:5], s9, v6
EE70  s_or_b64 s[4:5], s[0:1], s[4:5]
EE74  s_nor_b64 s[4:5], s[4:5], s[2:3]
EE78  s_and_b64 s[4:5], s[4:5], exec
EE7C  s_or_saveexec_b64 s[6:7], s[6:7]
EE80  v_cndmask_b32_e64 v2, v1, v4, s[0:1]
EE88  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
EE90  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
EE98  v_mov_b32_e32 v7, 0x7f
EEA0  s_xor_b64 exec, exec, s[6:7]
EEA4  s_cbranch_execz 16
EEA8  s_movk_i32 s10, 0xfc
EEAC  v_and_or_b32 v7, v0, s10, v1
EEB4  v_lshlrev_b32_e32 v7, 4, v7
EEB8  ds_read_b128 v[8:11], v7 offset:32768
EEC0  ds_read_u8 v7, v0 offset:40960
EEC8  v_mad_u64_u32 v[12:13], s[10:11], v6, s14, 0
EED0  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
EED8  s_or_b64 s[4:5], s[4:5], exec
EEDC  s_waitcnt lgkmcnt(1)
EEE0  global_store_dwordx4 v[12:13], v[8:11], off
EEE8  s_or_b64 exec, exec, s[6:7]
EEEC  s_and_saveexec_b64 s[6:7], s[4:5]
EEF0  s_cbranch_execz 12
EEF4  v_and_b32_e32 v8, 0xffffffe0, v6
EEFC  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
EF04  v_mov_b64_e32 v[8:9], s[26:27]
EF08  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
EF10  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
EF18  s_waitcnt lgkmcnt(0)
EF1C  global_store_byte v[8:9], v7, off
EF24  s_or_b64 exec, exec, s[6:7]
EF28  s_waitcnt lgkmcnt(0)
EF2C  v_or_b32_e32 v7, 0x100, v0
EF34  v_lshrrev_b32_e32 v6, 2, v7
EF38  v_add_u32_e32 v6, s33, v6
EF3C  v_cmp_le_u32_e64 s[4:5], s21, v6
EF44  s_xor_b64 s[6:7], vcc, -1
EF48  s_or_b64 s[6:7], s[6:7], s[4:5]
EF4C  s_mov_b64 s[4:5], 0
EF50  s_and_saveexec_b64 s[10:11], s[6:7]
EF54  s_xor_b64 s[6:7], exec, s[10:11]
EF58  s_cbranch_execnz 9
EF5C  s_or_saveexec_b64 s[2:3], s[6:7]
EF60  v_mov_b32_e32 v8, 0x7f
EF68  s_xor_b64 exec, exec, s[2:3]
EF6C  s_cbranch_execnz 13
EF70  s_or_b64 exec, exec, s[2:3]
EF74  s_and_saveexec_b64 s[2:3], s[4:5]
EF78  s_cbranch_execnz 29
EF7C  s_endpgm
EF80  v_cmp_le_u32_e32 vcc, s9, v6
EF84  s_or_b64 s[4:5], s[0:1], vcc
EF88  s_nor_b64 s[2:3], s[4:5], s[2:3]
EF8C  s_and_b64 s[4:5], s[2:3], exec
EF90  s_or_saveexec_b64 s[2:3], s[6:7]
EF94  v_mov_b32_e32 v8, 0x7f
EF9C  s_xor_b64 exec, exec, s[2:3]
EFA0  s_cbranch_execz 65523
EFA4  s_movk_i32 s6, 0x1fc
EFA8  v_and_or_b32 v1, v7, s6, v1
EFB0  v_lshlrev_b32_e32 v1, 4, v1
EFB4  ds_read_b128 v[10:13], v1 offset:32768
EFBC  ds_read_u8 v8, v0 offset:41216
EFC4  v_mad_u64_u32 v[0:1], s[6:7], v6, s14, 0
EFCC  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
EFD4  s_or_b64 s[4:5], s[4:5], exec
EFD8  s_waitcnt lgkmcnt(1)
EFDC  global_store_dwordx4 v[0:1], v[10:13], off
EFE4  s_or_b64 exec, exec, s[2:3]
EFE8  s_and_saveexec_b64 s[2:3], s[4:5]
EFEC  s_cbranch_execz 65507
EFF0  v_and_b32_e32 v0, 0xffffffe0, v6
EFF8  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
F000  v_mov_b64_e32 v[0:1], s[26:27]
F004  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
F00C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
F014  s_waitcnt lgkmcnt(0)
F018  global_store_byte v[0:1], v8, off
F020  s_endpgm
F024  s_nop 0
