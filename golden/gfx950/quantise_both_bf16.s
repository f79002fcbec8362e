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
    .sgpr_count:     47
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     114
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
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16H16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     141
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
    .sgpr_count:     76
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     122
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
    .sgpr_count:     81
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16H16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     143
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2a00 <QuantiseBothBf16>:
2A00  v_readfirstlane_b32 s20, v0
2A04  s_andn2_b32 s20, s20, 63
2A08  v_and_b32_e32 v1, 48, v0
2A0C  v_or_b32_e32 v2, s20, v1
2A10  s_load_dwordx2 s[6:7], s[0:1], 0x0
2A18  s_load_dwordx4 s[8:11], s[0:1], 0x28
2A20  v_lshrrev_b32_e32 v2, 4, v2
2A24  s_lshl_b32 s27, s3, 7
2A28  v_xor_b32_e32 v3, v2, v0
2A2C  v_add_u32_e32 v4, s27, v2
2A30  v_lshlrev_b32_e32 v2, 3, v3
2A34  s_lshl_b32 s26, s2, 7
2A38  v_and_b32_e32 v2, 0x78, v2
2A40  v_or_b32_e32 v2, s26, v2
2A44  s_waitcnt lgkmcnt(0)
2A48  v_cmp_gt_u32_e32 vcc, s9, v4
2A4C  v_cmp_gt_u32_e64 s[4:5], s10, v2
2A54  s_and_b64 s[12:13], vcc, s[4:5]
2A58  s_and_saveexec_b64 s[4:5], s[12:13]
2A5C  s_cbranch_execz 12
2A60  v_mov_b32_e32 v3, 0
2A64  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
2A6C  v_lshlrev_b64 v[2:3], 1, v[2:3]
2A74  v_and_b32_e32 v2, -16, v2
2A78  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2A80  s_lshl_b32 m0, s20, 4
2A84  s_nop 0
2A88  global_load_lds_dwordx4 v[2:3], off
2A90  s_or_b64 exec, exec, s[4:5]
2A94  s_add_i32 s4, s20, 0x100
2A9C  v_or_b32_e32 v2, s4, v1
2AA0  v_lshrrev_b32_e32 v2, 4, v2
2AA4  v_xor_b32_e32 v3, v2, v0
2AA8  v_add_u32_e32 v4, s27, v2
2AAC  v_lshlrev_b32_e32 v2, 3, v3
2AB0  v_and_b32_e32 v2, 0x78, v2
2AB8  v_or_b32_e32 v2, s26, v2
2ABC  v_cmp_gt_u32_e32 vcc, s9, v4
2AC0  v_cmp_gt_u32_e64 s[4:5], s10, v2
2AC8  s_and_b64 s[12:13], vcc, s[4:5]
2ACC  s_and_saveexec_b64 s[4:5], s[12:13]
2AD0  s_cbranch_execz 14
2AD4  v_mov_b32_e32 v3, 0
2AD8  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
2AE0  v_lshlrev_b64 v[2:3], 1, v[2:3]
2AE8  v_and_b32_e32 v2, -16, v2
2AEC  s_lshl_b32 s12, s20, 4
2AF0  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2AF8  s_add_i32 m0, s12, 0x1000
2B00  s_nop 0
2B04  global_load_lds_dwordx4 v[2:3], off
2B0C  s_or_b64 exec, exec, s[4:5]
2B10  s_add_i32 s4, s20, 0x200
2B18  v_or_b32_e32 v2, s4, v1
2B1C  v_lshrrev_b32_e32 v2, 4, v2
2B20  v_xor_b32_e32 v3, v2, v0
2B24  v_add_u32_e32 v4, s27, v2
2B28  v_lshlrev_b32_e32 v2, 3, v3
2B2C  v_and_b32_e32 v2, 0x78, v2
2B34  v_or_b32_e32 v2, s26, v2
2B38  v_cmp_gt_u32_e32 vcc, s9, v4
2B3C  v_cmp_gt_u32_e64 s[4:5], s10, v2
2B44  s_and_b64 s[12:13], vcc, s[4:5]
2B48  s_and_saveexec_b64 s[4:5], s[12:13]
2B4C  s_cbranch_execz 14
2B50  v_mov_b32_e32 v3, 0
2B54  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
2B5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
2B64  v_and_b32_e32 v2, -16, v2
2B68  s_lshl_b32 s12, s20, 4
2B6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2B74  s_add_i32 m0, s12, 0x2000
2B7C  s_nop 0
2B80  global_load_lds_dwordx4 v[2:3], off
2B88  s_or_b64 exec, exec, s[4:5]
2B8C  s_add_i32 s4, s20, 0x300
2B94  v_or_b32_e32 v2, s4, v1
2B98  v_lshrrev_b32_e32 v2, 4, v2
2B9C  v_xor_b32_e32 v3, v2, v0
2BA0  v_add_u32_e32 v4, s27, v2
2BA4  v_lshlrev_b32_e32 v2, 3, v3
2BA8  v_and_b32_e32 v2, 0x78, v2
2BB0  v_or_b32_e32 v2, s26, v2
2BB4  v_cmp_gt_u32_e32 vcc, s9, v4
2BB8  v_cmp_gt_u32_e64 s[4:5], s10, v2
2BC0  s_and_b64 s[12:13], vcc, s[4:5]
2BC4  s_and_saveexec_b64 s[4:5], s[12:13]
2BC8  s_cbranch_execz 14
2BCC  v_mov_b32_e32 v3, 0
2BD0  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
2BD8  v_lshlrev_b64 v[2:3], 1, v[2:3]
2BE0  v_and_b32_e32 v2, -16, v2
2BE4  s_lshl_b32 s12, s20, 4
2BE8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2BF0  s_add_i32 m0, s12, 0x3000
2BF8  s_nop 0
2BFC  global_load_lds_dwordx4 v[2:3], off
2C04  s_or_b64 exec, exec, s[4:5]
2C08  s_add_i32 s4, s20, 0x400
2C10  v_or_b32_e32 v2, s4, v1
2C14  v_lshrrev_b32_e32 v2, 4, v2
2C18  v_xor_b32_e32 v3, v2, v0
2C1C  v_add_u32_e32 v4, s27, v2
2C20  v_lshlrev_b32_e32 v2, 3, v3
2C24  v_and_b32_e32 v2, 0x78, v2
2C2C  v_or_b32_e32 v2, s26, v2
2C30  v_cmp_gt_u32_e32 vcc, s9, v4
2C34  v_cmp_gt_u32_e64 s[4:5], s10, v2
2C3C  s_and_b64 s[12:13], vcc, s[4:5]
2C40  s_and_saveexec_b64 s[4:5], s[12:13]
2C44  s_cbranch_execz 14
2C48  v_mov_b32_e32 v3, 0
2C4C  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
2C54  v_lshlrev_b64 v[2:3], 1, v[2:3]
2C5C  v_and_b32_e32 v2, -16, v2
2C60  s_lshl_b32 s12, s20, 4
2C64  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2C6C  s_add_i32 m0, s12, 0x4000
2C74  s_nop 0
2C78  global_load_lds_dwordx4 v[2:3], off
2C80  s_or_b64 exec, exec, s[4:5]
2C84  s_add_i32 s4, s20, 0x500
2C8C  v_or_b32_e32 v2, s4, v1
2C90  v_lshrrev_b32_e32 v2, 4, v2
2C94  v_xor_b32_e32 v3, v2, v0
2C98  v_add_u32_e32 v4, s27, v2
2C9C  v_lshlrev_b32_e32 v2, 3, v3
2CA0  v_and_b32_e32 v2, 0x78, v2
2CA8  v_or_b32_e32 v2, s26, v2
2CAC  v_cmp_gt_u32_e32 vcc, s9, v4
2CB0  v_cmp_gt_u32_e64 s[4:5], s10, v2
2CB8  s_and_b64 s[12:13], vcc, s[4:5]
2CBC  s_and_saveexec_b64 s[4:5], s[12:13]
2CC0  s_cbranch_execz 14
2CC4  v_mov_b32_e32 v3, 0
2CC8  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
2CD0  v_lshlrev_b64 v[2:3], 1, v[2:3]
2CD8  v_and_b32_e32 v2, -16, v2
2CDC  s_lshl_b32 s12, s20, 4
2CE0  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2CE8  s_add_i32 m0, s12, 0x5000
2CF0  s_nop 0
2CF4  global_load_lds_dwordx4 v[2:3], off
2CFC  s_or_b64 exec, exec, s[4:5]
2D00  s_add_i32 s4, s20, 0x600
2D08  v_or_b32_e32 v2, s4, v1
2D0C  v_lshrrev_b32_e32 v2, 4, v2
2D10  v_xor_b32_e32 v3, v2, v0
2D14  s_load_dwordx2 s[18:19], s[0:1], 0x8
2D1C  v_add_u32_e32 v4, s27, v2
2D20  v_lshlrev_b32_e32 v2, 3, v3
2D24  v_and_b32_e32 v2, 0x78, v2
2D2C  v_or_b32_e32 v2, s26, v2
2D30  v_cmp_gt_u32_e32 vcc, s9, v4
2D34  v_cmp_gt_u32_e64 s[4:5], s10, v2
2D3C  s_and_b64 s[12:13], vcc, s[4:5]
2D40  s_and_saveexec_b64 s[4:5], s[12:13]
2D44  s_cbranch_execz 14
2D48  v_mov_b32_e32 v3, 0
2D4C  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
2D54  v_lshlrev_b64 v[2:3], 1, v[2:3]
2D5C  v_and_b32_e32 v2, -16, v2
2D60  s_lshl_b32 s12, s20, 4
2D64  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2D6C  s_add_i32 m0, s12, 0x6000
2D74  s_nop 0
2D78  global_load_lds_dwordx4 v[2:3], off
2D80  s_or_b64 exec, exec, s[4:5]
2D84  s_load_dwordx4 s[12:15], s[0:1], 0x10
2D8C  s_load_dwordx2 s[16:17], s[0:1], 0x20
2D94  s_add_i32 s0, s20, 0x700
2D9C  v_or_b32_e32 v1, s0, v1
2DA0  v_lshrrev_b32_e32 v1, 4, v1
2DA4  v_xor_b32_e32 v2, v1, v0
2DA8  v_lshlrev_b32_e32 v2, 3, v2
2DAC  v_and_b32_e32 v2, 0x78, v2
2DB4  v_add_u32_e32 v1, s27, v1
2DB8  v_or_b32_e32 v2, s26, v2
2DBC  v_cmp_gt_u32_e32 vcc, s9, v1
2DC0  v_cmp_gt_u32_e64 s[0:1], s10, v2
2DC8  s_movk_i32 s28, 0x700
2DCC  s_and_b64 s[4:5], vcc, s[0:1]
2DD0  s_and_saveexec_b64 s[0:1], s[4:5]
2DD4  s_cbranch_execz 14
2DD8  v_mov_b32_e32 v3, 0
2DDC  v_mad_u64_u32 v[2:3], s[4:5], v1, s8, v[2:3]
2DE4  v_lshlrev_b64 v[2:3], 1, v[2:3]
2DEC  v_and_b32_e32 v2, -16, v2
2DF0  s_lshl_b32 s4, s20, 4
2DF4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2DFC  s_add_i32 m0, s4, 0x7000
2E04  s_nop 0
2E08  global_load_lds_dwordx4 v[2:3], off
2E10  s_or_b64 exec, exec, s[0:1]
2E14  s_lshr_b32 s29, s10, 5
2E18  s_add_i32 s0, s29, 7
2E1C  s_lshl_b32 s1, s2, 1
2E20  s_and_b32 s21, s0, 0xffffff8
2E28  s_and_b32 s0, s26, 0xffffff00
2E30  s_and_b32 s1, s1, 2
2E34  s_or_b32 s5, s0, s1
2E38  s_add_i32 s0, s9, 0xff
2E40  s_and_b32 s4, s11, 8
2E44  s_and_b32 s30, s0, 0xffffff00
2E4C  s_bfe_u32 s8, s11, 0x20004
2E54  s_cmp_eq_u32 s8, 2
2E58  s_cselect_b64 s[6:7], -1, 0
2E5C  s_and_b64 s[0:1], s[6:7], exec
2E60  s_cselect_b32 s0, 0x3fffff, 0
2E68  s_cmp_lg_u32 s8, 0
2E6C  v_lshlrev_b32_e32 v2, 6, v0
2E70  v_and_b32_e32 v99, 60, v0
2E74  s_cselect_b32 s8, s0, 0x200000
2E7C  s_cmp_eq_u32 s4, 0
2E80  v_and_b32_e32 v1, 3, v0
2E84  v_and_b32_e32 v98, 0xc0, v2
2E8C  v_bfe_u32 v100, v0, 6, 1
2E94  v_or_b32_e32 v2, s5, v99
2E98  v_lshl_or_b32 v4, s2, 2, v1
2EA0  v_or3_b32 v6, v2, v98, v100
2EA8  v_mov_b32_e32 v5, 0
2EAC  s_cselect_b64 s[0:1], -1, 0
2EB0  v_cmp_gt_u32_e32 vcc, s29, v4
2EB4  v_cmp_le_u32_e64 s[4:5], s21, v4
2EBC  v_lshlrev_b32_e32 v44, 2, v1
2EC0  s_waitcnt lgkmcnt(0)
2EC4  v_lshl_add_u64 v[2:3], v[4:5], 4, s[18:19]
2ECC  v_lshrrev_b32_e32 v101, 2, v0
2ED0  v_bfe_u32 v7, v0, 2, 4
2ED8  v_cndmask_b32_e64 v4, v6, v4, s[0:1]
2EE0  s_and_b64 s[18:19], s[0:1], exec
2EE4  s_mov_b32 s20, 0
2EE8  v_lshrrev_b32_e32 v102, 6, v0
2EEC  v_bitop3_b32 v38, v44, v101, 15 bitop3:0x78
2EF4  v_bitop3_b32 v39, v44, v7, 1 bitop3:0x36
2EFC  v_bitop3_b32 v40, v44, v7, 2 bitop3:0x36
2F04  v_bitop3_b32 v41, v44, v7, 3 bitop3:0x36
2F0C  s_cselect_b32 s2, s29, s21
2F10  v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
2F18  s_mov_b64 s[18:19], -1
2F1C  s_xor_b64 s[12:13], vcc, -1
2F20  s_mov_b32 s11, 0x7f7fffff
2F28  s_mov_b32 s31, 0x7f800000
2F30  s_brev_b32 s33, 1
2F34  s_movk_i32 s34, 0x70
2F38  s_movk_i32 s35, 0x7000
2F3C  s_mov_b32 s36, 0x70000
2F44  s_mov_b32 s37, 0x700000
2F4C  s_mov_b32 s38, 0x7000000
2F54  s_brev_b32 s39, 14
2F58  s_mov_b32 s40, 0x17fffff
2F60  v_mov_b32_e32 v42, 0x7f800000
2F68  v_mov_b32_e32 v43, 0xfe
2F70  s_waitcnt vmcnt(0)
2F74  s_barrier
2F78  s_branch 6
2F7C  s_or_b64 exec, exec, s[22:23]
2F80  s_xor_b64 s[18:19], s[18:19], -1
2F84  s_movk_i32 s20, 0x100
2F88  s_andn2_b64 vcc, exec, s[18:19]
2F8C  s_mov_b64 s[18:19], 0
2F90  s_cbranch_vccz 833
2F94  v_add_u32_e32 v6, s20, v0
2F98  v_lshrrev_b32_e32 v6, 2, v6
2F9C  v_add_u32_e32 v45, s27, v6
2FA0  v_cmp_le_u32_e32 vcc, s9, v45
2FA4  s_or_b64 s[22:23], vcc, s[12:13]
2FA8  s_mov_b64 s[20:21], 0
2FAC  s_and_saveexec_b64 s[24:25], s[22:23]
2FB0  s_xor_b64 s[22:23], exec, s[24:25]
2FB4  s_cbranch_execnz 9
2FB8  s_or_saveexec_b64 s[22:23], s[22:23]
2FBC  v_mov_b32_e32 v47, 0x7f
2FC4  s_xor_b64 exec, exec, s[22:23]
2FC8  s_cbranch_execnz 13
2FCC  s_or_b64 exec, exec, s[22:23]
2FD0  s_and_saveexec_b64 s[22:23], s[20:21]
2FD4  s_cbranch_execz 65513
2FD8  s_branch 806
2FDC  v_cmp_le_u32_e32 vcc, s30, v45
2FE0  s_or_b64 s[20:21], s[0:1], vcc
2FE4  s_nor_b64 s[20:21], s[20:21], s[4:5]
2FE8  s_and_b64 s[20:21], s[20:21], exec
2FEC  s_or_saveexec_b64 s[22:23], s[22:23]
2FF0  v_mov_b32_e32 v47, 0x7f
2FF8  s_xor_b64 exec, exec, s[22:23]
2FFC  s_cbranch_execz 65523
3000  v_lshlrev_b32_e32 v14, 8, v6
3004  v_lshl_or_b32 v6, v38, 4, v14
300C  ds_read_b128 v[46:49], v6
3014  v_lshl_or_b32 v15, v40, 4, v14
301C  ds_read_b128 v[54:57], v15
3024  v_lshl_or_b32 v6, v39, 4, v14
302C  ds_read_b128 v[50:53], v6
3034  s_waitcnt lgkmcnt(2)
3038  v_lshlrev_b32_e32 v13, 16, v46
303C  v_lshlrev_b32_e32 v17, 16, v47
3040  v_and_b32_e32 v82, 0x7fff0000, v13
3048  v_and_b32_e32 v81, 0x7fff0000, v46
3050  v_and_b32_e32 v12, 0xffff0000, v46
3058  v_lshlrev_b32_e32 v21, 16, v48
305C  v_max_u32_e32 v46, v81, v82
3060  v_and_b32_e32 v80, 0x7fff0000, v17
3068  v_and_b32_e32 v78, 0x7fff0000, v47
3070  v_lshlrev_b32_e32 v29, 16, v49
3074  v_lshl_or_b32 v14, v41, 4, v14
307C  v_max3_u32 v46, v78, v80, v46
3084  v_and_b32_e32 v77, 0x7fff0000, v21
308C  v_and_b32_e32 v76, 0x7fff0000, v48
3094  ds_read_b128 v[84:87], v14
309C  s_waitcnt lgkmcnt(1)
30A0  v_lshlrev_b32_e32 v7, 16, v50
30A4  v_max3_u32 v46, v76, v77, v46
30AC  v_and_b32_e32 v75, 0x7fff0000, v29
30B4  v_and_b32_e32 v74, 0x7fff0000, v49
30BC  v_lshlrev_b32_e32 v9, 16, v51
30C0  v_max3_u32 v46, v74, v75, v46
30C8  v_and_b32_e32 v73, 0x7fff0000, v7
30D0  v_and_b32_e32 v72, 0x7fff0000, v50
30D8  v_lshlrev_b32_e32 v11, 16, v52
30DC  v_max3_u32 v46, v72, v73, v46
30E4  v_and_b32_e32 v71, 0x7fff0000, v9
30EC  v_and_b32_e32 v70, 0x7fff0000, v51
30F4  v_lshlrev_b32_e32 v27, 16, v53
30F8  v_max3_u32 v46, v70, v71, v46
3100  v_and_b32_e32 v69, 0x7fff0000, v11
3108  v_and_b32_e32 v68, 0x7fff0000, v52
3110  v_lshlrev_b32_e32 v25, 16, v54
3114  v_max3_u32 v46, v68, v69, v46
311C  v_and_b32_e32 v67, 0x7fff0000, v27
3124  v_and_b32_e32 v65, 0x7fff0000, v53
312C  v_lshlrev_b32_e32 v33, 16, v55
3130  v_max3_u32 v46, v65, v67, v46
3138  v_and_b32_e32 v64, 0x7fff0000, v25
3140  v_and_b32_e32 v63, 0x7fff0000, v54
3148  v_lshlrev_b32_e32 v35, 16, v56
314C  v_max3_u32 v46, v63, v64, v46
3154  v_and_b32_e32 v62, 0x7fff0000, v33
315C  v_and_b32_e32 v61, 0x7fff0000, v55
3164  v_lshlrev_b32_e32 v37, 16, v57
3168  v_max3_u32 v46, v61, v62, v46
3170  v_and_b32_e32 v60, 0x7fff0000, v35
3178  v_and_b32_e32 v59, 0x7fff0000, v56
3180  v_and_b32_e32 v34, 0xffff0000, v56
3188  s_waitcnt lgkmcnt(0)
318C  v_lshlrev_b32_e32 v15, 16, v84
3190  v_max3_u32 v46, v59, v60, v46
3198  v_and_b32_e32 v58, 0x7fff0000, v37
31A0  v_and_b32_e32 v56, 0x7fff0000, v57
31A8  v_and_b32_e32 v24, 0xffff0000, v54
31B0  v_and_b32_e32 v32, 0xffff0000, v55
31B8  v_lshlrev_b32_e32 v19, 16, v85
31BC  v_max3_u32 v46, v56, v58, v46
31C4  v_and_b32_e32 v55, 0x7fff0000, v15
31CC  v_and_b32_e32 v54, 0x7fff0000, v84
31D4  v_and_b32_e32 v10, 0xffff0000, v52
31DC  v_and_b32_e32 v26, 0xffff0000, v53
31E4  v_lshlrev_b32_e32 v23, 16, v86
31E8  v_max3_u32 v46, v54, v55, v46
31F0  v_and_b32_e32 v53, 0x7fff0000, v19
31F8  v_and_b32_e32 v52, 0x7fff0000, v85
3200  v_and_b32_e32 v6, 0xffff0000, v50
3208  v_and_b32_e32 v8, 0xffff0000, v51
3210  v_lshlrev_b32_e32 v31, 16, v87
3214  v_max3_u32 v46, v52, v53, v46
321C  v_and_b32_e32 v51, 0x7fff0000, v23
3224  v_and_b32_e32 v50, 0x7fff0000, v86
322C  v_and_b32_e32 v16, 0xffff0000, v47
3234  v_and_b32_e32 v28, 0xffff0000, v49
323C  v_max3_u32 v46, v50, v51, v46
3244  v_and_b32_e32 v49, 0x7fff0000, v31
324C  v_and_b32_e32 v47, 0x7fff0000, v87
3254  v_max3_u32 v79, v47, v49, v46
325C  v_and_b32_e32 v20, 0xffff0000, v48
3264  v_and_b32_e32 v36, 0xffff0000, v57
326C  v_and_b32_e32 v14, 0xffff0000, v84
3274  v_and_b32_e32 v18, 0xffff0000, v85
327C  v_and_b32_e32 v22, 0xffff0000, v86
3284  v_and_b32_e32 v30, 0xffff0000, v87
328C  v_cmp_lt_u32_e32 vcc, s11, v79
3290  v_mov_b32_e32 v46, 0
3294  v_mov_b32_e32 v48, 0
3298  v_mov_b32_e32 v57, 0
329C  v_mov_b32_e32 v66, 0
32A0  s_and_saveexec_b64 s[24:25], vcc
32A4  s_cbranch_execz 508
32A8  v_sub_u32_e32 v46, 0x7f7fffff, v82
32B0  v_sub_u32_e32 v48, 0x7f800000, v82
32B8  v_ashrrev_i32_e32 v66, 31, v46
32BC  v_lshrrev_b32_e32 v46, 31, v46
32C0  v_sub_u32_e32 v79, 0x7f7fffff, v81
32C8  v_cmp_lt_i32_e32 vcc, -1, v48
32CC  v_add_u32_e32 v46, -1, v46
32D0  v_lshrrev_b32_e32 v57, 31, v48
32D4  v_and_b32_e32 v66, 7, v66
32D8  v_cndmask_b32_e32 v48, 0, v82, vcc
32DC  v_sub_u32_e32 v82, 0x7f800000, v81
32E4  v_bitop3_b32 v13, v46, v13, s33 bitop3:0xc8
32EC  v_ashrrev_i32_e32 v46, 31, v79
32F0  v_and_or_b32 v46, v46, s34, v66
32F8  v_max_u32_e32 v66, v81, v48
32FC  v_cmp_gt_i32_e32 vcc, 0, v82
3300  v_lshrrev_b32_e32 v84, 31, v79
3304  v_sub_u32_e32 v79, 0x7f800000, v80
330C  v_cndmask_b32_e32 v48, v66, v48, vcc
3310  v_sub_u32_e32 v66, 0x7f7fffff, v80
3318  v_lshrrev_b32_e32 v83, 31, v82
331C  v_ashrrev_i32_e32 v82, 31, v66
3320  v_lshrrev_b32_e32 v66, 31, v66
3324  v_lshrrev_b32_e32 v81, 31, v79
3328  v_max_u32_e32 v80, v80, v48
332C  v_cmp_gt_i32_e32 vcc, 0, v79
3330  v_sub_u32_e32 v79, 0x7f7fffff, v78
3338  v_add_u32_e32 v66, -1, v66
333C  v_and_or_b32 v46, v82, s28, v46
3344  v_cndmask_b32_e32 v48, v80, v48, vcc
3348  v_sub_u32_e32 v80, 0x7f800000, v78
3350  v_bitop3_b32 v17, v66, v17, s33 bitop3:0xc8
3358  v_ashrrev_i32_e32 v66, 31, v79
335C  v_and_or_b32 v46, v66, s35, v46
3364  v_max_u32_e32 v66, v78, v48
3368  v_cmp_gt_i32_e32 vcc, 0, v80
336C  v_sub_u32_e32 v78, 0x7f800000, v77
3374  v_lshrrev_b32_e32 v82, 31, v80
3378  v_cndmask_b32_e32 v48, v66, v48, vcc
337C  v_sub_u32_e32 v66, 0x7f7fffff, v77
3384  v_max_u32_e32 v77, v77, v48
3388  v_ashrrev_i32_e32 v80, 31, v66
338C  v_cmp_gt_i32_e32 vcc, 0, v78
3390  v_lshrrev_b32_e32 v66, 31, v66
3394  v_add_u32_e32 v66, -1, v66
3398  v_cndmask_b32_e32 v48, v77, v48, vcc
339C  v_sub_u32_e32 v77, 0x7f7fffff, v76
33A4  v_add_u32_e32 v57, v83, v57
33A8  v_lshrrev_b32_e32 v83, 31, v79
33AC  v_lshrrev_b32_e32 v79, 31, v78
33B0  v_and_or_b32 v46, v80, s36, v46
33B8  v_sub_u32_e32 v78, 0x7f800000, v76
33C0  v_bitop3_b32 v21, v66, v21, s33 bitop3:0xc8
33C8  v_ashrrev_i32_e32 v66, 31, v77
33CC  v_and_or_b32 v46, v66, s37, v46
33D4  v_max_u32_e32 v66, v76, v48
33D8  v_cmp_gt_i32_e32 vcc, 0, v78
33DC  v_sub_u32_e32 v76, 0x7f800000, v75
33E4  v_lshrrev_b32_e32 v80, 31, v78
33E8  v_cndmask_b32_e32 v48, v66, v48, vcc
33EC  v_sub_u32_e32 v66, 0x7f7fffff, v75
33F4  v_max_u32_e32 v75, v75, v48
33F8  v_ashrrev_i32_e32 v78, 31, v66
33FC  v_cmp_gt_i32_e32 vcc, 0, v76
3400  v_lshrrev_b32_e32 v66, 31, v66
3404  v_add_u32_e32 v66, -1, v66
3408  v_cndmask_b32_e32 v48, v75, v48, vcc
340C  v_sub_u32_e32 v75, 0x7f7fffff, v74
3414  v_add3_u32 v57, v81, v57, v82
341C  v_lshrrev_b32_e32 v81, 31, v77
3420  v_lshrrev_b32_e32 v77, 31, v76
3424  v_and_or_b32 v46, v78, s38, v46
342C  v_sub_u32_e32 v76, 0x7f800000, v74
3434  v_bitop3_b32 v29, v66, v29, s33 bitop3:0xc8
343C  v_ashrrev_i32_e32 v66, 31, v75
3440  v_and_or_b32 v46, v66, s39, v46
3448  v_max_u32_e32 v66, v74, v48
344C  v_cmp_gt_i32_e32 vcc, 0, v76
3450  v_sub_u32_e32 v74, 0x7f800000, v73
3458  v_add3_u32 v57, v79, v57, v80
3460  v_cndmask_b32_e32 v48, v66, v48, vcc
3464  v_sub_u32_e32 v66, 0x7f7fffff, v73
346C  v_max_u32_e32 v73, v73, v48
3470  v_cmp_gt_i32_e32 vcc, 0, v74
3474  v_lshrrev_b32_e32 v78, 31, v76
3478  v_lshrrev_b32_e32 v79, 31, v75
347C  v_lshrrev_b32_e32 v75, 31, v74
3480  v_ashrrev_i32_e32 v76, 31, v66
3484  v_cndmask_b32_e32 v48, v73, v48, vcc
3488  v_sub_u32_e32 v73, 0x7f7fffff, v72
3490  v_sub_u32_e32 v74, 0x7f800000, v72
3498  v_lshrrev_b32_e32 v66, 31, v66
349C  v_add_u32_e32 v66, -1, v66
34A0  v_max_u32_e32 v72, v72, v48
34A4  v_cmp_gt_i32_e32 vcc, 0, v74
34A8  v_add3_u32 v57, v77, v57, v78
34B0  v_lshrrev_b32_e32 v78, 31, v73
34B4  v_bitop3_b32 v7, v66, v7, s33 bitop3:0xc8
34BC  v_ashrrev_i32_e32 v66, 31, v73
34C0  v_cndmask_b32_e32 v48, v72, v48, vcc
34C4  v_sub_u32_e32 v73, 0x7f800000, v71
34CC  v_sub_u32_e32 v72, 0x7f7fffff, v71
34D4  v_max_u32_e32 v71, v71, v48
34D8  v_cmp_gt_i32_e32 vcc, 0, v73
34DC  v_and_b32_e32 v76, 7, v76
34E0  v_lshrrev_b32_e32 v77, 31, v74
34E4  v_cndmask_b32_e32 v48, v71, v48, vcc
34E8  v_sub_u32_e32 v71, 0x7f7fffff, v70
34F0  v_and_or_b32 v66, v66, s34, v76
34F8  v_add3_u32 v57, v75, v57, v77
3500  v_lshrrev_b32_e32 v74, 31, v73
3504  v_ashrrev_i32_e32 v75, 31, v72
3508  v_sub_u32_e32 v73, 0x7f800000, v70
3510  v_and_or_b32 v66, v75, s28, v66
3518  v_lshrrev_b32_e32 v76, 31, v71
351C  v_ashrrev_i32_e32 v71, 31, v71
3520  v_max_u32_e32 v70, v70, v48
3524  v_cmp_gt_i32_e32 vcc, 0, v73
3528  v_and_or_b32 v66, v71, s35, v66
3530  v_sub_u32_e32 v71, 0x7f800000, v69
3538  v_cndmask_b32_e32 v48, v70, v48, vcc
353C  v_lshrrev_b32_e32 v72, 31, v72
3540  v_sub_u32_e32 v70, 0x7f7fffff, v69
3548  v_max_u32_e32 v69, v69, v48
354C  v_cmp_gt_i32_e32 vcc, 0, v71
3550  v_add_u32_e32 v72, -1, v72
3554  v_lshrrev_b32_e32 v75, 31, v73
3558  v_cndmask_b32_e32 v48, v69, v48, vcc
355C  v_sub_u32_e32 v69, 0x7f7fffff, v68
3564  v_bitop3_b32 v9, v72, v9, s33 bitop3:0xc8
356C  v_lshrrev_b32_e32 v72, 31, v71
3570  v_ashrrev_i32_e32 v73, 31, v70
3574  v_sub_u32_e32 v71, 0x7f800000, v68
357C  v_add3_u32 v57, v74, v57, v75
3584  v_and_or_b32 v66, v73, s36, v66
358C  v_lshrrev_b32_e32 v74, 31, v69
3590  v_ashrrev_i32_e32 v69, 31, v69
3594  v_max_u32_e32 v68, v68, v48
3598  v_cmp_gt_i32_e32 vcc, 0, v71
359C  v_and_or_b32 v66, v69, s37, v66
35A4  v_sub_u32_e32 v69, 0x7f800000, v67
35AC  v_cndmask_b32_e32 v48, v68, v48, vcc
35B0  v_lshrrev_b32_e32 v70, 31, v70
35B4  v_sub_u32_e32 v68, 0x7f7fffff, v67
35BC  v_max_u32_e32 v67, v67, v48
35C0  v_cmp_gt_i32_e32 vcc, 0, v69
35C4  v_add_u32_e32 v70, -1, v70
35C8  v_lshrrev_b32_e32 v73, 31, v71
35CC  v_cndmask_b32_e32 v67, v67, v48, vcc
35D0  v_sub_u32_e32 v48, 0x7f7fffff, v65
35D8  v_bitop3_b32 v11, v70, v11, s33 bitop3:0xc8
35E0  v_lshrrev_b32_e32 v70, 31, v69
35E4  v_ashrrev_i32_e32 v71, 31, v68
35E8  v_sub_u32_e32 v69, 0x7f800000, v65
35F0  v_add3_u32 v57, v72, v57, v73
35F8  v_and_or_b32 v66, v71, s38, v66
3600  v_lshrrev_b32_e32 v72, 31, v48
3604  v_ashrrev_i32_e32 v48, 31, v48
3608  v_max_u32_e32 v65, v65, v67
360C  v_cmp_gt_i32_e32 vcc, 0, v69
3610  v_lshrrev_b32_e32 v68, 31, v68
3614  v_and_or_b32 v48, v48, s39, v66
361C  v_cndmask_b32_e32 v65, v65, v67, vcc
3620  v_sub_u32_e32 v66, 0x7f7fffff, v64
3628  v_sub_u32_e32 v67, 0x7f800000, v64
3630  v_add_u32_e32 v68, -1, v68
3634  v_max_u32_e32 v64, v64, v65
3638  v_cmp_gt_i32_e32 vcc, 0, v67
363C  v_lshrrev_b32_e32 v71, 31, v69
3640  v_bitop3_b32 v27, v68, v27, s33 bitop3:0xc8
3648  v_lshrrev_b32_e32 v68, 31, v67
364C  v_ashrrev_i32_e32 v69, 31, v66
3650  v_cndmask_b32_e32 v64, v64, v65, vcc
3654  v_sub_u32_e32 v67, 0x7f800000, v63
365C  v_lshrrev_b32_e32 v66, 31, v66
3660  v_sub_u32_e32 v65, 0x7f7fffff, v63
3668  v_add_u32_e32 v66, -1, v66
366C  v_max_u32_e32 v63, v63, v64
3670  v_cmp_gt_i32_e32 vcc, 0, v67
3674  v_bitop3_b32 v25, v66, v25, s33 bitop3:0xc8
367C  v_sub_u32_e32 v66, 0x7f800000, v62
3684  v_cndmask_b32_e32 v63, v63, v64, vcc
3688  v_sub_u32_e32 v64, 0x7f7fffff, v62
3690  v_add3_u32 v57, v70, v57, v71
3698  v_lshrrev_b32_e32 v70, 31, v67
369C  v_max_u32_e32 v62, v62, v63
36A0  v_cmp_gt_i32_e32 vcc, 0, v66
36A4  v_add3_u32 v57, v68, v57, v70
36AC  v_lshrrev_b32_e32 v67, 31, v66
36B0  v_ashrrev_i32_e32 v68, 31, v64
36B4  v_cndmask_b32_e32 v62, v62, v63, vcc
36B8  v_sub_u32_e32 v66, 0x7f800000, v61
36C0  v_lshrrev_b32_e32 v64, 31, v64
36C4  v_and_b32_e32 v69, 7, v69
36C8  v_lshrrev_b32_e32 v71, 31, v65
36CC  v_ashrrev_i32_e32 v65, 31, v65
36D0  v_sub_u32_e32 v63, 0x7f7fffff, v61
36D8  v_add_u32_e32 v64, -1, v64
36DC  v_max_u32_e32 v61, v61, v62
36E0  v_cmp_gt_i32_e32 vcc, 0, v66
36E4  v_and_or_b32 v65, v65, s34, v69
36EC  v_bitop3_b32 v33, v64, v33, s33 bitop3:0xc8
36F4  v_cndmask_b32_e32 v61, v61, v62, vcc
36F8  v_sub_u32_e32 v62, 0x7f7fffff, v60
3700  v_sub_u32_e32 v64, 0x7f800000, v60
3708  v_and_or_b32 v65, v68, s28, v65
3710  v_lshrrev_b32_e32 v69, 31, v63
3714  v_ashrrev_i32_e32 v63, 31, v63
3718  v_lshrrev_b32_e32 v68, 31, v66
371C  v_and_or_b32 v63, v63, s35, v65
3724  v_lshrrev_b32_e32 v65, 31, v64
3728  v_ashrrev_i32_e32 v66, 31, v62
372C  v_max_u32_e32 v60, v60, v61
3730  v_cmp_gt_i32_e32 vcc, 0, v64
3734  v_sub_u32_e32 v64, 0x7f800000, v59
373C  v_lshrrev_b32_e32 v62, 31, v62
3740  v_add3_u32 v57, v67, v57, v68
3748  v_and_or_b32 v63, v66, s36, v63
3750  v_cndmask_b32_e32 v60, v60, v61, vcc
3754  v_add_u32_e32 v62, -1, v62
3758  v_lshrrev_b32_e32 v66, 31, v64
375C  v_sub_u32_e32 v61, 0x7f7fffff, v59
3764  v_bitop3_b32 v35, v62, v35, s33 bitop3:0xc8
376C  v_add3_u32 v62, v65, v57, v66
3774  v_max_u32_e32 v57, v59, v60
3778  v_cmp_gt_i32_e32 vcc, 0, v64
377C  v_sub_u32_e32 v59, 0x7f7fffff, v58
3784  v_lshrrev_b32_e32 v67, 31, v61
3788  v_cndmask_b32_e32 v57, v57, v60, vcc
378C  v_sub_u32_e32 v60, 0x7f800000, v58
3794  v_ashrrev_i32_e32 v61, 31, v61
3798  v_max_u32_e32 v58, v58, v57
379C  v_cmp_gt_i32_e32 vcc, 0, v60
37A0  v_and_or_b32 v61, v61, s37, v63
37A8  v_lshrrev_b32_e32 v63, 31, v60
37AC  v_cndmask_b32_e32 v58, v58, v57, vcc
37B0  v_sub_u32_e32 v60, 0x7f800000, v56
37B8  v_sub_u32_e32 v57, 0x7f7fffff, v56
37C0  v_ashrrev_i32_e32 v64, 31, v59
37C4  v_max_u32_e32 v56, v56, v58
37C8  v_cmp_gt_i32_e32 vcc, 0, v60
37CC  v_and_or_b32 v61, v64, s38, v61
37D4  v_lshrrev_b32_e32 v64, 31, v60
37D8  v_lshrrev_b32_e32 v59, 31, v59
37DC  v_cndmask_b32_e32 v56, v56, v58, vcc
37E0  v_sub_u32_e32 v58, 0x7f7fffff, v55
37E8  v_sub_u32_e32 v60, 0x7f800000, v55
37F0  v_lshrrev_b32_e32 v65, 31, v57
37F4  v_add_u32_e32 v59, -1, v59
37F8  v_ashrrev_i32_e32 v57, 31, v57
37FC  v_max_u32_e32 v55, v55, v56
3800  v_cmp_gt_i32_e32 vcc, 0, v60
3804  v_bitop3_b32 v37, v59, v37, s33 bitop3:0xc8
380C  v_and_or_b32 v57, v57, s39, v61
3814  v_add3_u32 v59, v63, v62, v64
381C  v_lshrrev_b32_e32 v61, 31, v60
3820  v_ashrrev_i32_e32 v62, 31, v58
3824  v_cndmask_b32_e32 v55, v55, v56, vcc
3828  v_sub_u32_e32 v60, 0x7f800000, v54
3830  v_lshrrev_b32_e32 v58, 31, v58
3834  v_sub_u32_e32 v56, 0x7f7fffff, v54
383C  v_add_u32_e32 v58, -1, v58
3840  v_lshrrev_b32_e32 v63, 31, v60
3844  v_max_u32_e32 v54, v54, v55
3848  v_cmp_gt_i32_e32 vcc, 0, v60
384C  v_bitop3_b32 v15, v58, v15, s33 bitop3:0xc8
3854  v_add3_u32 v58, v61, v59, v63
385C  v_cndmask_b32_e32 v54, v54, v55, vcc
3860  v_sub_u32_e32 v59, 0x7f800000, v53
3868  v_sub_u32_e32 v55, 0x7f7fffff, v53
3870  v_max_u32_e32 v53, v53, v54
3874  v_cmp_gt_i32_e32 vcc, 0, v59
3878  v_and_b32_e32 v62, 7, v62
387C  v_lshrrev_b32_e32 v64, 31, v56
3880  v_ashrrev_i32_e32 v56, 31, v56
3884  v_cndmask_b32_e32 v53, v53, v54, vcc
3888  v_sub_u32_e32 v54, 0x7f7fffff, v52
3890  v_and_or_b32 v56, v56, s34, v62
3898  v_lshrrev_b32_e32 v60, 31, v59
389C  v_ashrrev_i32_e32 v61, 31, v55
38A0  v_sub_u32_e32 v59, 0x7f800000, v52
38A8  v_and_or_b32 v56, v61, s28, v56
38B0  v_lshrrev_b32_e32 v62, 31, v54
38B4  v_ashrrev_i32_e32 v54, 31, v54
38B8  v_max_u32_e32 v52, v52, v53
38BC  v_cmp_gt_i32_e32 vcc, 0, v59
38C0  v_and_or_b32 v54, v54, s35, v56
38C8  v_sub_u32_e32 v56, 0x7f800000, v51
38D0  v_cndmask_b32_e32 v52, v52, v53, vcc
38D4  v_lshrrev_b32_e32 v55, 31, v55
38D8  v_sub_u32_e32 v53, 0x7f7fffff, v51
38E0  v_max_u32_e32 v51, v51, v52
38E4  v_cmp_gt_i32_e32 vcc, 0, v56
38E8  v_lshrrev_b32_e32 v61, 31, v59
38EC  v_add_u32_e32 v55, -1, v55
38F0  v_cndmask_b32_e32 v51, v51, v52, vcc
38F4  v_sub_u32_e32 v52, 0x7f7fffff, v50
38FC  v_bitop3_b32 v19, v55, v19, s33 bitop3:0xc8
3904  v_add3_u32 v55, v60, v58, v61
390C  v_lshrrev_b32_e32 v58, 31, v56
3910  v_ashrrev_i32_e32 v59, 31, v53
3914  v_sub_u32_e32 v56, 0x7f800000, v50
391C  v_and_or_b32 v54, v59, s36, v54
3924  v_lshrrev_b32_e32 v60, 31, v52
3928  v_ashrrev_i32_e32 v52, 31, v52
392C  v_max_u32_e32 v50, v50, v51
3930  v_cmp_gt_i32_e32 vcc, 0, v56
3934  v_and_or_b32 v52, v52, s37, v54
393C  v_sub_u32_e32 v54, 0x7f800000, v49
3944  v_cndmask_b32_e32 v50, v50, v51, vcc
3948  v_lshrrev_b32_e32 v53, 31, v53
394C  v_sub_u32_e32 v51, 0x7f7fffff, v49
3954  v_max_u32_e32 v49, v49, v50
3958  v_cmp_gt_i32_e32 vcc, 0, v54
395C  v_lshrrev_b32_e32 v59, 31, v56
3960  v_add_u32_e32 v53, -1, v53
3964  v_cndmask_b32_e32 v49, v49, v50, vcc
3968  v_sub_u32_e32 v50, 0x7f7fffff, v47
3970  v_bitop3_b32 v23, v53, v23, s33 bitop3:0xc8
3978  v_add3_u32 v53, v58, v55, v59
3980  v_lshrrev_b32_e32 v55, 31, v54
3984  v_ashrrev_i32_e32 v56, 31, v51
3988  v_sub_u32_e32 v54, 0x7f800000, v47
3990  v_and_or_b32 v52, v56, s38, v52
3998  v_lshrrev_b32_e32 v58, 31, v50
399C  v_lshrrev_b32_e32 v56, 31, v54
39A0  v_ashrrev_i32_e32 v50, 31, v50
39A4  v_lshrrev_b32_e32 v51, 31, v51
39A8  v_and_or_b32 v66, v50, s39, v52
39B0  v_add3_u32 v50, v55, v53, v56
39B8  v_max_u32_e32 v47, v47, v49
39BC  v_cmp_gt_i32_e32 vcc, 0, v54
39C0  v_add_u32_e32 v84, -1, v84
39C4  v_add_u32_e32 v83, -1, v83
39C8  v_add_u32_e32 v81, -1, v81
39CC  v_add_u32_e32 v79, -1, v79
39D0  v_add_u32_e32 v78, -1, v78
39D4  v_add_u32_e32 v76, -1, v76
39D8  v_add_u32_e32 v74, -1, v74
39DC  v_add_u32_e32 v72, -1, v72
39E0  v_add_u32_e32 v71, -1, v71
39E4  v_add_u32_e32 v69, -1, v69
39E8  v_add_u32_e32 v67, -1, v67
39EC  v_add_u32_e32 v65, -1, v65
39F0  v_add_u32_e32 v64, -1, v64
39F4  v_add_u32_e32 v62, -1, v62
39F8  v_add_u32_e32 v60, -1, v60
39FC  v_add_u32_e32 v51, -1, v51
3A00  v_add_u32_e32 v58, -1, v58
3A04  v_cndmask_b32_e32 v47, v47, v49, vcc
3A08  v_cmp_ne_u32_e32 vcc, 32, v50
3A0C  v_bitop3_b32 v12, v84, v12, s33 bitop3:0xc8
3A14  v_bitop3_b32 v16, v83, v16, s33 bitop3:0xc8
3A1C  v_bitop3_b32 v20, v81, v20, s33 bitop3:0xc8
3A24  v_bitop3_b32 v28, v79, v28, s33 bitop3:0xc8
3A2C  v_bitop3_b32 v6, v78, v6, s33 bitop3:0xc8
3A34  v_bitop3_b32 v8, v76, v8, s33 bitop3:0xc8
3A3C  v_bitop3_b32 v10, v74, v10, s33 bitop3:0xc8
3A44  v_bitop3_b32 v26, v72, v26, s33 bitop3:0xc8
3A4C  v_bitop3_b32 v24, v71, v24, s33 bitop3:0xc8
3A54  v_bitop3_b32 v32, v69, v32, s33 bitop3:0xc8
3A5C  v_bitop3_b32 v34, v67, v34, s33 bitop3:0xc8
3A64  v_bitop3_b32 v36, v65, v36, s33 bitop3:0xc8
3A6C  v_bitop3_b32 v14, v64, v14, s33 bitop3:0xc8
3A74  v_bitop3_b32 v18, v62, v18, s33 bitop3:0xc8
3A7C  v_bitop3_b32 v22, v60, v22, s33 bitop3:0xc8
3A84  v_bitop3_b32 v30, v58, v30, s33 bitop3:0xc8
3A8C  v_bitop3_b32 v31, v51, v31, s33 bitop3:0xc8
3A94  v_cndmask_b32_e32 v79, v42, v47, vcc
3A98  s_or_b64 exec, exec, s[24:25]
3A9C  v_cmp_ne_u32_e32 vcc, 0, v79
3AA0  v_mov_b32_e32 v47, 0x7f
3AA8  s_and_saveexec_b64 s[24:25], vcc
3AAC  v_add_u32_e32 v47, s8, v79
3AB0  v_lshrrev_b32_e32 v49, 23, v47
3AB4  v_add_u32_e32 v49, -2, v49
3AB8  v_cmp_lt_u32_e32 vcc, s40, v47
3ABC  s_nop 1
3AC0  v_cndmask_b32_e32 v47, 0, v49, vcc
3AC4  v_cmp_eq_u32_e32 vcc, s31, v79
3AC8  s_and_b64 vcc, s[6:7], vcc
3ACC  s_nop 0
3AD0  v_cndmask_b32_e32 v47, v47, v43, vcc
3AD4  s_or_b64 exec, exec, s[24:25]
3AD8  v_cmp_eq_u32_e32 vcc, 0, v47
3ADC  s_cbranch_vccz 37
3AE0  s_nop 0
3AE4  v_cndmask_b32_e64 v50, 1.0, 2.0, vcc
3AEC  v_pk_mul_f32 v[12:13], v[50:51], v[12:13] op_sel_hi:[0,1]
3AF4  v_pk_mul_f32 v[16:17], v[50:51], v[16:17] op_sel_hi:[0,1]
3AFC  v_pk_mul_f32 v[20:21], v[50:51], v[20:21] op_sel_hi:[0,1]
3B04  v_pk_mul_f32 v[28:29], v[50:51], v[28:29] op_sel_hi:[0,1]
3B0C  v_pk_mul_f32 v[6:7], v[50:51], v[6:7] op_sel_hi:[0,1]
3B14  v_pk_mul_f32 v[8:9], v[50:51], v[8:9] op_sel_hi:[0,1]
3B1C  v_pk_mul_f32 v[10:11], v[50:51], v[10:11] op_sel_hi:[0,1]
3B24  v_pk_mul_f32 v[26:27], v[50:51], v[26:27] op_sel_hi:[0,1]
3B2C  v_pk_mul_f32 v[24:25], v[50:51], v[24:25] op_sel_hi:[0,1]
3B34  v_pk_mul_f32 v[32:33], v[50:51], v[32:33] op_sel_hi:[0,1]
3B3C  v_pk_mul_f32 v[34:35], v[50:51], v[34:35] op_sel_hi:[0,1]
3B44  v_pk_mul_f32 v[36:37], v[50:51], v[36:37] op_sel_hi:[0,1]
3B4C  v_pk_mul_f32 v[14:15], v[50:51], v[14:15] op_sel_hi:[0,1]
3B54  v_pk_mul_f32 v[18:19], v[50:51], v[18:19] op_sel_hi:[0,1]
3B5C  v_pk_mul_f32 v[22:23], v[50:51], v[22:23] op_sel_hi:[0,1]
3B64  v_pk_mul_f32 v[30:31], v[50:51], v[30:31] op_sel_hi:[0,1]
3B6C  v_max_u32_e32 v49, 1, v47
3B70  s_branch 1
3B74  v_mov_b32_e32 v49, v47
3B78  v_mov_b32_e32 v50, 0
3B7C  v_mov_b32_e32 v51, 0
3B80  v_lshlrev_b32_e32 v49, 23, v49
3B84  v_cvt_scalef32_pk_fp4_f32 v50, v13, v12, v49
3B8C  v_cvt_scalef32_pk_fp4_f32 v51, v21, v20, v49 op_sel:[0,0,0,1]
3B94  v_cvt_scalef32_pk_fp4_f32 v50, v17, v16, v49 op_sel:[0,0,1,0]
3B9C  v_cvt_scalef32_pk_fp4_f32 v51, v29, v28, v49 op_sel:[0,0,1,1]
3BA4  s_nop 0
3BA8  v_mov_b32_e32 v12, 0
3BAC  v_mov_b32_e32 v13, 0
3BB0  v_cvt_scalef32_pk_fp4_f32 v12, v7, v6, v49
3BB8  v_cvt_scalef32_pk_fp4_f32 v13, v11, v10, v49 op_sel:[0,0,0,1]
3BC0  v_cvt_scalef32_pk_fp4_f32 v12, v9, v8, v49 op_sel:[0,0,1,0]
3BC8  v_cvt_scalef32_pk_fp4_f32 v13, v27, v26, v49 op_sel:[0,0,1,1]
3BD0  s_nop 0
3BD4  v_mov_b32_e32 v6, 0
3BD8  v_mov_b32_e32 v7, 0
3BDC  v_cvt_scalef32_pk_fp4_f32 v6, v25, v24, v49
3BE4  v_cvt_scalef32_pk_fp4_f32 v7, v35, v34, v49 op_sel:[0,0,0,1]
3BEC  v_cvt_scalef32_pk_fp4_f32 v6, v33, v32, v49 op_sel:[0,0,1,0]
3BF4  v_cvt_scalef32_pk_fp4_f32 v7, v37, v36, v49 op_sel:[0,0,1,1]
3BFC  s_nop 0
3C00  v_mad_u64_u32 v[54:55], s[24:25], v45, s29, 0
3C08  v_or3_b32 v52, v7, v57, v6
3C10  v_mov_b32_e32 v6, 0
3C14  v_mov_b32_e32 v7, 0
3C18  v_cvt_scalef32_pk_fp4_f32 v6, v15, v14, v49
3C20  v_cvt_scalef32_pk_fp4_f32 v7, v23, v22, v49 op_sel:[0,0,0,1]
3C28  v_cvt_scalef32_pk_fp4_f32 v6, v19, v18, v49 op_sel:[0,0,1,0]
3C30  v_cvt_scalef32_pk_fp4_f32 v7, v31, v30, v49 op_sel:[0,0,1,1]
3C38  s_nop 0
3C3C  v_or3_b32 v50, v51, v46, v50
3C44  v_or3_b32 v51, v13, v48, v12
3C4C  v_or3_b32 v53, v7, v66, v6
3C54  v_lshl_add_u64 v[6:7], v[54:55], 4, v[2:3]
3C5C  s_or_b64 s[20:21], s[20:21], exec
3C60  global_store_dwordx4 v[6:7], v[50:53], off
3C68  s_or_b64 exec, exec, s[22:23]
3C6C  s_and_saveexec_b64 s[22:23], s[20:21]
3C70  s_cbranch_execz 64706
3C74  v_and_b32_e32 v6, 0xffffffe0, v45
3C7C  v_cndmask_b32_e64 v6, v6, v45, s[0:1]
3C84  v_mad_u64_u32 v[6:7], s[20:21], s2, v6, v[4:5]
3C8C  global_store_byte v[6:7], v47, off
3C94  s_branch 64697
3C98  v_lshlrev_b32_e32 v2, 1, v0
3C9C  s_lshr_b32 s11, s9, 5
3CA0  v_and_b32_e32 v103, 0x7e, v2
3CA8  s_lshl_b32 s9, s3, 2
3CAC  v_or_b32_e32 v2, s26, v103
3CB0  v_or_b32_e32 v3, s9, v102
3CB4  v_cmp_gt_u32_e32 vcc, s10, v2
3CB8  v_cmp_gt_u32_e64 s[2:3], s11, v3
3CC0  s_and_b64 s[4:5], vcc, s[2:3]
3CC4  s_and_saveexec_b64 s[2:3], s[4:5]
3CC8  s_cbranch_execz 1707
3CCC  v_lshrrev_b32_e32 v32, 3, v103
3CD0  v_lshlrev_b32_e32 v33, 9, v102
3CD4  v_bitop3_b32 v2, v33, v32, 1 bitop3:0xf6
3CDC  v_or_b32_e32 v4, v33, v32
3CE0  v_lshl_or_b32 v2, v2, 4, v44
3CE8  v_lshl_or_b32 v4, v4, 4, v44
3CF0  v_bitop3_b32 v6, v33, v32, 3 bitop3:0xf6
3CF8  v_bitop3_b32 v8, v33, v32, 2 bitop3:0xf6
3D00  ds_read2st64_b32 v[2:3], v2 offset0:1 offset1:17
3D08  ds_read2st64_b32 v[4:5], v4 offset1:16
3D10  v_lshl_or_b32 v6, v6, 4, v44
3D18  v_lshl_or_b32 v8, v8, 4, v44
3D20  v_bitop3_b32 v10, v33, v32, 5 bitop3:0xf6
3D28  v_bitop3_b32 v12, v33, v32, 4 bitop3:0xf6
3D30  ds_read2st64_b32 v[6:7], v6 offset0:3 offset1:19
3D38  ds_read2st64_b32 v[8:9], v8 offset0:2 offset1:18
3D40  v_lshl_or_b32 v10, v10, 4, v44
3D48  v_lshl_or_b32 v12, v12, 4, v44
3D50  v_bitop3_b32 v14, v33, v32, 7 bitop3:0xf6
3D58  v_bitop3_b32 v16, v33, v32, 6 bitop3:0xf6
3D60  ds_read2st64_b32 v[10:11], v10 offset0:5 offset1:21
3D68  ds_read2st64_b32 v[12:13], v12 offset0:4 offset1:20
3D70  v_lshl_or_b32 v14, v14, 4, v44
3D78  v_lshl_or_b32 v16, v16, 4, v44
3D80  v_bitop3_b32 v18, v33, v32, 9 bitop3:0xf6
3D88  v_bitop3_b32 v20, v33, v32, 8 bitop3:0xf6
3D90  ds_read2st64_b32 v[14:15], v14 offset0:7 offset1:23
3D98  ds_read2st64_b32 v[16:17], v16 offset0:6 offset1:22
3DA0  v_lshl_or_b32 v18, v18, 4, v44
3DA8  v_lshl_or_b32 v20, v20, 4, v44
3DB0  v_bitop3_b32 v22, v33, v32, 11 bitop3:0xf6
3DB8  v_bitop3_b32 v24, v33, v32, 10 bitop3:0xf6
3DC0  ds_read2st64_b32 v[18:19], v18 offset0:9 offset1:25
3DC8  ds_read2st64_b32 v[20:21], v20 offset0:8 offset1:24
3DD0  v_lshl_or_b32 v22, v22, 4, v44
3DD8  v_lshl_or_b32 v24, v24, 4, v44
3DE0  v_bitop3_b32 v26, v33, v32, 12 bitop3:0xf6
3DE8  v_bitop3_b32 v30, v33, v32, 13 bitop3:0xf6
3DF0  s_waitcnt lgkmcnt(9)
3DF4  v_lshlrev_b32_e32 v29, 16, v2
3DF8  s_waitcnt lgkmcnt(8)
3DFC  v_lshlrev_b32_e32 v28, 16, v4
3E00  ds_read2st64_b32 v[22:23], v22 offset0:11 offset1:27
3E08  ds_read2st64_b32 v[24:25], v24 offset0:10 offset1:26
3E10  v_lshl_or_b32 v26, v26, 4, v44
3E18  v_lshl_or_b32 v30, v30, 4, v44
3E20  v_bitop3_b32 v34, v33, v32, 14 bitop3:0xf6
3E28  v_bitop3_b32 v32, v33, v32, 15 bitop3:0xf6
3E30  s_waitcnt lgkmcnt(9)
3E34  v_lshlrev_b32_e32 v37, 16, v6
3E38  s_waitcnt lgkmcnt(8)
3E3C  v_lshlrev_b32_e32 v36, 16, v8
3E40  ds_read2st64_b32 v[26:27], v26 offset0:12 offset1:28
3E48  ds_read2st64_b32 v[30:31], v30 offset0:13 offset1:29
3E50  v_lshl_or_b32 v34, v34, 4, v44
3E58  v_lshl_or_b32 v32, v32, 4, v44
3E60  v_and_b32_e32 v108, 0x7fff0000, v28
3E68  v_and_b32_e32 v96, 0x7fff0000, v29
3E70  s_waitcnt lgkmcnt(9)
3E74  v_lshlrev_b32_e32 v39, 16, v10
3E78  s_waitcnt lgkmcnt(8)
3E7C  v_lshlrev_b32_e32 v38, 16, v12
3E80  ds_read2st64_b32 v[32:33], v32 offset0:15 offset1:31
3E88  ds_read2st64_b32 v[34:35], v34 offset0:14 offset1:30
3E90  v_max_u32_e32 v46, v96, v108
3E94  v_and_b32_e32 v95, 0x7fff0000, v36
3E9C  v_and_b32_e32 v94, 0x7fff0000, v37
3EA4  s_waitcnt lgkmcnt(9)
3EA8  v_lshlrev_b32_e32 v41, 16, v14
3EAC  s_waitcnt lgkmcnt(8)
3EB0  v_lshlrev_b32_e32 v40, 16, v16
3EB4  v_max3_u32 v46, v94, v95, v46
3EBC  v_and_b32_e32 v93, 0x7fff0000, v38
3EC4  v_and_b32_e32 v92, 0x7fff0000, v39
3ECC  s_waitcnt lgkmcnt(7)
3ED0  v_lshlrev_b32_e32 v43, 16, v18
3ED4  s_waitcnt lgkmcnt(6)
3ED8  v_lshlrev_b32_e32 v42, 16, v20
3EDC  v_max3_u32 v46, v92, v93, v46
3EE4  v_and_b32_e32 v89, 0x7fff0000, v40
3EEC  v_and_b32_e32 v88, 0x7fff0000, v41
3EF4  s_waitcnt lgkmcnt(5)
3EF8  v_lshlrev_b32_e32 v45, 16, v22
3EFC  s_waitcnt lgkmcnt(4)
3F00  v_lshlrev_b32_e32 v44, 16, v24
3F04  v_max3_u32 v46, v88, v89, v46
3F0C  v_and_b32_e32 v87, 0x7fff0000, v42
3F14  v_and_b32_e32 v86, 0x7fff0000, v43
3F1C  s_waitcnt lgkmcnt(2)
3F20  v_lshlrev_b32_e32 v59, 16, v30
3F24  v_lshlrev_b32_e32 v58, 16, v26
3F28  v_max3_u32 v46, v86, v87, v46
3F30  v_and_b32_e32 v85, 0x7fff0000, v44
3F38  v_and_b32_e32 v84, 0x7fff0000, v45
3F40  s_waitcnt lgkmcnt(1)
3F44  v_lshlrev_b32_e32 v61, 16, v32
3F48  s_waitcnt lgkmcnt(0)
3F4C  v_lshlrev_b32_e32 v60, 16, v34
3F50  v_max3_u32 v46, v84, v85, v46
3F58  v_and_b32_e32 v79, 0x7fff0000, v58
3F60  v_and_b32_e32 v78, 0x7fff0000, v59
3F68  v_lshlrev_b32_e32 v49, 16, v3
3F6C  v_lshlrev_b32_e32 v48, 16, v5
3F70  v_max3_u32 v46, v78, v79, v46
3F78  v_and_b32_e32 v77, 0x7fff0000, v60
3F80  v_and_b32_e32 v76, 0x7fff0000, v61
3F88  v_lshlrev_b32_e32 v55, 16, v7
3F8C  v_lshlrev_b32_e32 v54, 16, v9
3F90  v_max3_u32 v46, v76, v77, v46
3F98  v_and_b32_e32 v75, 0x7fff0000, v48
3FA0  v_and_b32_e32 v74, 0x7fff0000, v49
3FA8  v_lshlrev_b32_e32 v69, 16, v11
3FAC  v_lshlrev_b32_e32 v68, 16, v13
3FB0  v_max3_u32 v46, v74, v75, v46
3FB8  v_and_b32_e32 v73, 0x7fff0000, v54
3FC0  v_and_b32_e32 v72, 0x7fff0000, v55
3FC8  v_lshlrev_b32_e32 v81, 16, v15
3FCC  v_lshlrev_b32_e32 v80, 16, v17
3FD0  v_max3_u32 v46, v72, v73, v46
3FD8  v_and_b32_e32 v67, 0x7fff0000, v68
3FE0  v_and_b32_e32 v66, 0x7fff0000, v69
3FE8  v_lshlrev_b32_e32 v57, 16, v19
3FEC  v_lshlrev_b32_e32 v56, 16, v21
3FF0  v_max3_u32 v46, v66, v67, v46
3FF8  v_and_b32_e32 v65, 0x7fff0000, v80
4000  v_and_b32_e32 v64, 0x7fff0000, v81
4008  v_lshlrev_b32_e32 v71, 16, v23
400C  v_lshlrev_b32_e32 v70, 16, v25
4010  v_max3_u32 v46, v64, v65, v46
4018  v_and_b32_e32 v63, 0x7fff0000, v56
4020  v_and_b32_e32 v62, 0x7fff0000, v57
4028  v_lshlrev_b32_e32 v83, 16, v31
402C  v_lshlrev_b32_e32 v82, 16, v27
4030  v_max3_u32 v46, v62, v63, v46
4038  v_and_b32_e32 v53, 0x7fff0000, v70
4040  v_and_b32_e32 v52, 0x7fff0000, v71
4048  v_lshlrev_b32_e32 v91, 16, v33
404C  v_lshlrev_b32_e32 v90, 16, v35
4050  v_max3_u32 v46, v52, v53, v46
4058  v_and_b32_e32 v51, 0x7fff0000, v82
4060  v_and_b32_e32 v50, 0x7fff0000, v83
4068  v_max3_u32 v97, v50, v51, v46
4070  v_and_b32_e32 v47, 0x7fff0000, v90
4078  v_and_b32_e32 v46, 0x7fff0000, v91
4080  v_max3_u32 v97, v46, v47, v97
4088  s_mov_b32 s4, 0x7f7fffff
4090  v_cmp_lt_u32_e32 vcc, s4, v97
4094  v_mov_b32_e32 v104, 0
4098  v_mov_b32_e32 v105, 0
409C  v_mov_b32_e32 v106, 0
40A0  v_mov_b32_e32 v107, 0
40A4  s_and_saveexec_b64 s[4:5], vcc
40A8  s_cbranch_execz 521
40AC  v_sub_u32_e32 v97, 0x7f7fffff, v108
40B4  v_sub_u32_e32 v104, 0x7f800000, v108
40BC  v_ashrrev_i32_e32 v106, 31, v97
40C0  v_cmp_lt_i32_e32 vcc, -1, v104
40C4  v_lshrrev_b32_e32 v97, 31, v97
40C8  v_lshrrev_b32_e32 v105, 31, v104
40CC  v_cndmask_b32_e32 v104, 0, v108, vcc
40D0  v_sub_u32_e32 v107, 0x7f7fffff, v96
40D8  v_sub_u32_e32 v108, 0x7f800000, v96
40E0  v_add_u32_e32 v97, -1, v97
40E4  s_brev_b32 s12, 1
40E8  v_and_b32_e32 v106, 7, v106
40EC  v_bitop3_b32 v28, v97, v28, s12 bitop3:0xc8
40F4  v_ashrrev_i32_e32 v97, 31, v107
40F8  s_movk_i32 s13, 0x70
40FC  v_max_u32_e32 v96, v96, v104
4100  v_cmp_gt_i32_e32 vcc, 0, v108
4104  v_and_or_b32 v97, v97, s13, v106
410C  v_sub_u32_e32 v106, 0x7f800000, v95
4114  v_cndmask_b32_e32 v96, v96, v104, vcc
4118  v_sub_u32_e32 v104, 0x7f7fffff, v95
4120  v_max_u32_e32 v95, v95, v96
4124  v_cmp_gt_i32_e32 vcc, 0, v106
4128  v_lshrrev_b32_e32 v109, 31, v108
412C  v_lshrrev_b32_e32 v110, 31, v107
4130  v_lshrrev_b32_e32 v107, 31, v106
4134  v_ashrrev_i32_e32 v108, 31, v104
4138  v_cndmask_b32_e32 v95, v95, v96, vcc
413C  v_sub_u32_e32 v106, 0x7f800000, v94
4144  v_lshrrev_b32_e32 v104, 31, v104
4148  v_sub_u32_e32 v96, 0x7f7fffff, v94
4150  v_add_u32_e32 v104, -1, v104
4154  v_max_u32_e32 v94, v94, v95
4158  v_cmp_gt_i32_e32 vcc, 0, v106
415C  v_bitop3_b32 v36, v104, v36, s12 bitop3:0xc8
4164  v_sub_u32_e32 v104, 0x7f800000, v93
416C  v_cndmask_b32_e32 v94, v94, v95, vcc
4170  s_movk_i32 s18, 0x700
4174  v_sub_u32_e32 v95, 0x7f7fffff, v93
417C  v_max_u32_e32 v93, v93, v94
4180  v_cmp_gt_i32_e32 vcc, 0, v104
4184  v_add_u32_e32 v105, v109, v105
4188  v_and_or_b32 v97, v108, s18, v97
4190  v_lshrrev_b32_e32 v108, 31, v106
4194  v_lshrrev_b32_e32 v109, 31, v96
4198  v_ashrrev_i32_e32 v96, 31, v96
419C  s_movk_i32 s19, 0x7000
41A0  v_cndmask_b32_e32 v93, v93, v94, vcc
41A4  v_sub_u32_e32 v94, 0x7f7fffff, v92
41AC  v_and_or_b32 v96, v96, s19, v97
41B4  v_add3_u32 v97, v107, v105, v108
41BC  v_lshrrev_b32_e32 v105, 31, v104
41C0  v_ashrrev_i32_e32 v106, 31, v95
41C4  s_mov_b32 s20, 0x70000
41CC  v_sub_u32_e32 v104, 0x7f800000, v92
41D4  v_and_or_b32 v96, v106, s20, v96
41DC  v_lshrrev_b32_e32 v107, 31, v94
41E0  v_ashrrev_i32_e32 v94, 31, v94
41E4  s_mov_b32 s21, 0x700000
41EC  v_max_u32_e32 v92, v92, v93
41F0  v_cmp_gt_i32_e32 vcc, 0, v104
41F4  v_lshrrev_b32_e32 v95, 31, v95
41F8  v_and_or_b32 v94, v94, s21, v96
4200  v_cndmask_b32_e32 v92, v92, v93, vcc
4204  v_sub_u32_e32 v93, 0x7f7fffff, v89
420C  v_sub_u32_e32 v96, 0x7f800000, v89
4214  v_lshrrev_b32_e32 v106, 31, v104
4218  v_add_u32_e32 v95, -1, v95
421C  v_max_u32_e32 v89, v89, v92
4220  v_cmp_gt_i32_e32 vcc, 0, v96
4224  v_bitop3_b32 v38, v95, v38, s12 bitop3:0xc8
422C  v_add3_u32 v95, v105, v97, v106
4234  v_lshrrev_b32_e32 v97, 31, v96
4238  v_ashrrev_i32_e32 v104, 31, v93
423C  v_cndmask_b32_e32 v89, v89, v92, vcc
4240  v_sub_u32_e32 v96, 0x7f800000, v88
4248  v_lshrrev_b32_e32 v93, 31, v93
424C  s_mov_b32 s22, 0x7000000
4254  v_sub_u32_e32 v92, 0x7f7fffff, v88
425C  v_add_u32_e32 v93, -1, v93
4260  v_max_u32_e32 v88, v88, v89
4264  v_cmp_gt_i32_e32 vcc, 0, v96
4268  v_and_or_b32 v94, v104, s22, v94
4270  v_bitop3_b32 v40, v93, v40, s12 bitop3:0xc8
4278  v_lshrrev_b32_e32 v104, 31, v92
427C  v_cndmask_b32_e32 v88, v88, v89, vcc
4280  v_sub_u32_e32 v89, 0x7f7fffff, v87
4288  v_sub_u32_e32 v93, 0x7f800000, v87
4290  v_lshrrev_b32_e32 v105, 31, v96
4294  v_add_u32_e32 v104, -1, v104
4298  v_ashrrev_i32_e32 v92, 31, v92
429C  s_brev_b32 s23, 14
42A0  v_max_u32_e32 v87, v87, v88
42A4  v_cmp_gt_i32_e32 vcc, 0, v93
42A8  v_bitop3_b32 v41, v104, v41, s12 bitop3:0xc8
42B0  v_and_or_b32 v104, v92, s23, v94
42B8  v_add3_u32 v92, v97, v95, v105
42C0  v_lshrrev_b32_e32 v94, 31, v93
42C4  v_ashrrev_i32_e32 v95, 31, v89
42C8  v_cndmask_b32_e32 v87, v87, v88, vcc
42CC  v_sub_u32_e32 v93, 0x7f800000, v86
42D4  v_lshrrev_b32_e32 v89, 31, v89
42D8  v_sub_u32_e32 v88, 0x7f7fffff, v86
42E0  v_add_u32_e32 v89, -1, v89
42E4  v_lshrrev_b32_e32 v96, 31, v93
42E8  v_max_u32_e32 v86, v86, v87
42EC  v_cmp_gt_i32_e32 vcc, 0, v93
42F0  v_bitop3_b32 v42, v89, v42, s12 bitop3:0xc8
42F8  v_add3_u32 v89, v94, v92, v96
4300  v_cndmask_b32_e32 v86, v86, v87, vcc
4304  v_sub_u32_e32 v92, 0x7f800000, v85
430C  v_sub_u32_e32 v87, 0x7f7fffff, v85
4314  v_max_u32_e32 v85, v85, v86
4318  v_cmp_gt_i32_e32 vcc, 0, v92
431C  v_and_b32_e32 v95, 7, v95
4320  v_lshrrev_b32_e32 v97, 31, v88
4324  v_ashrrev_i32_e32 v88, 31, v88
4328  v_cndmask_b32_e32 v85, v85, v86, vcc
432C  v_sub_u32_e32 v86, 0x7f7fffff, v84
4334  v_and_or_b32 v88, v88, s13, v95
433C  v_lshrrev_b32_e32 v93, 31, v92
4340  v_ashrrev_i32_e32 v94, 31, v87
4344  v_sub_u32_e32 v92, 0x7f800000, v84
434C  v_and_or_b32 v88, v94, s18, v88
4354  v_lshrrev_b32_e32 v95, 31, v86
4358  v_ashrrev_i32_e32 v86, 31, v86
435C  v_max_u32_e32 v84, v84, v85
4360  v_cmp_gt_i32_e32 vcc, 0, v92
4364  v_and_or_b32 v86, v86, s19, v88
436C  v_sub_u32_e32 v88, 0x7f800000, v79
4374  v_cndmask_b32_e32 v84, v84, v85, vcc
4378  v_lshrrev_b32_e32 v87, 31, v87
437C  v_sub_u32_e32 v85, 0x7f7fffff, v79
4384  v_max_u32_e32 v79, v79, v84
4388  v_cmp_gt_i32_e32 vcc, 0, v88
438C  v_lshrrev_b32_e32 v94, 31, v92
4390  v_add_u32_e32 v87, -1, v87
4394  v_cndmask_b32_e32 v79, v79, v84, vcc
4398  v_sub_u32_e32 v84, 0x7f7fffff, v78
43A0  v_bitop3_b32 v44, v87, v44, s12 bitop3:0xc8
43A8  v_add3_u32 v87, v93, v89, v94
43B0  v_lshrrev_b32_e32 v89, 31, v88
43B4  v_ashrrev_i32_e32 v92, 31, v85
43B8  v_sub_u32_e32 v88, 0x7f800000, v78
43C0  v_and_or_b32 v86, v92, s20, v86
43C8  v_lshrrev_b32_e32 v93, 31, v84
43CC  v_ashrrev_i32_e32 v84, 31, v84
43D0  v_max_u32_e32 v78, v78, v79
43D4  v_cmp_gt_i32_e32 vcc, 0, v88
43D8  v_lshrrev_b32_e32 v85, 31, v85
43DC  v_and_or_b32 v84, v84, s21, v86
43E4  v_cndmask_b32_e32 v78, v78, v79, vcc
43E8  v_sub_u32_e32 v79, 0x7f7fffff, v77
43F0  v_sub_u32_e32 v86, 0x7f800000, v77
43F8  v_lshrrev_b32_e32 v92, 31, v88
43FC  v_add_u32_e32 v85, -1, v85
4400  v_max_u32_e32 v77, v77, v78
4404  v_cmp_gt_i32_e32 vcc, 0, v86
4408  v_bitop3_b32 v58, v85, v58, s12 bitop3:0xc8
4410  v_add3_u32 v85, v89, v87, v92
4418  v_lshrrev_b32_e32 v87, 31, v86
441C  v_ashrrev_i32_e32 v88, 31, v79
4420  v_cndmask_b32_e32 v77, v77, v78, vcc
4424  v_sub_u32_e32 v86, 0x7f800000, v76
442C  v_lshrrev_b32_e32 v79, 31, v79
4430  v_sub_u32_e32 v78, 0x7f7fffff, v76
4438  v_add_u32_e32 v79, -1, v79
443C  v_max_u32_e32 v76, v76, v77
4440  v_cmp_gt_i32_e32 vcc, 0, v86
4444  v_bitop3_b32 v60, v79, v60, s12 bitop3:0xc8
444C  v_sub_u32_e32 v79, 0x7f800000, v75
4454  v_cndmask_b32_e32 v76, v76, v77, vcc
4458  v_sub_u32_e32 v77, 0x7f7fffff, v75
4460  v_and_or_b32 v84, v88, s22, v84
4468  v_lshrrev_b32_e32 v88, 31, v86
446C  v_lshrrev_b32_e32 v89, 31, v78
4470  v_ashrrev_i32_e32 v78, 31, v78
4474  v_max_u32_e32 v75, v75, v76
4478  v_cmp_gt_i32_e32 vcc, 0, v79
447C  v_and_or_b32 v105, v78, s23, v84
4484  v_add3_u32 v78, v87, v85, v88
448C  v_lshrrev_b32_e32 v84, 31, v79
4490  v_ashrrev_i32_e32 v85, 31, v77
4494  v_cndmask_b32_e32 v75, v75, v76, vcc
4498  v_sub_u32_e32 v79, 0x7f800000, v74
44A0  v_lshrrev_b32_e32 v77, 31, v77
44A4  v_sub_u32_e32 v76, 0x7f7fffff, v74
44AC  v_add_u32_e32 v77, -1, v77
44B0  v_lshrrev_b32_e32 v86, 31, v79
44B4  v_max_u32_e32 v74, v74, v75
44B8  v_cmp_gt_i32_e32 vcc, 0, v79
44BC  v_bitop3_b32 v48, v77, v48, s12 bitop3:0xc8
44C4  v_add3_u32 v77, v84, v78, v86
44CC  v_cndmask_b32_e32 v74, v74, v75, vcc
44D0  v_sub_u32_e32 v78, 0x7f800000, v73
44D8  v_sub_u32_e32 v75, 0x7f7fffff, v73
44E0  v_max_u32_e32 v73, v73, v74
44E4  v_cmp_gt_i32_e32 vcc, 0, v78
44E8  v_and_b32_e32 v85, 7, v85
44EC  v_lshrrev_b32_e32 v87, 31, v76
44F0  v_ashrrev_i32_e32 v76, 31, v76
44F4  v_cndmask_b32_e32 v73, v73, v74, vcc
44F8  v_sub_u32_e32 v74, 0x7f7fffff, v72
4500  v_and_or_b32 v76, v76, s13, v85
4508  v_lshrrev_b32_e32 v79, 31, v78
450C  v_ashrrev_i32_e32 v84, 31, v75
4510  v_sub_u32_e32 v78, 0x7f800000, v72
4518  v_and_or_b32 v76, v84, s18, v76
4520  v_lshrrev_b32_e32 v85, 31, v74
4524  v_ashrrev_i32_e32 v74, 31, v74
4528  v_max_u32_e32 v72, v72, v73
452C  v_cmp_gt_i32_e32 vcc, 0, v78
4530  v_and_or_b32 v74, v74, s19, v76
4538  v_sub_u32_e32 v76, 0x7f800000, v67
4540  v_cndmask_b32_e32 v72, v72, v73, vcc
4544  v_lshrrev_b32_e32 v75, 31, v75
4548  v_sub_u32_e32 v73, 0x7f7fffff, v67
4550  v_max_u32_e32 v67, v67, v72
4554  v_cmp_gt_i32_e32 vcc, 0, v76
4558  v_lshrrev_b32_e32 v84, 31, v78
455C  v_add_u32_e32 v75, -1, v75
4560  v_cndmask_b32_e32 v67, v67, v72, vcc
4564  v_sub_u32_e32 v72, 0x7f7fffff, v66
456C  v_bitop3_b32 v54, v75, v54, s12 bitop3:0xc8
4574  v_add3_u32 v75, v79, v77, v84
457C  v_lshrrev_b32_e32 v77, 31, v76
4580  v_ashrrev_i32_e32 v78, 31, v73
4584  v_sub_u32_e32 v76, 0x7f800000, v66
458C  v_and_or_b32 v74, v78, s20, v74
4594  v_lshrrev_b32_e32 v79, 31, v72
4598  v_ashrrev_i32_e32 v72, 31, v72
459C  v_max_u32_e32 v66, v66, v67
45A0  v_cmp_gt_i32_e32 vcc, 0, v76
45A4  v_lshrrev_b32_e32 v73, 31, v73
45A8  v_and_or_b32 v72, v72, s21, v74
45B0  v_cndmask_b32_e32 v66, v66, v67, vcc
45B4  v_sub_u32_e32 v67, 0x7f7fffff, v65
45BC  v_sub_u32_e32 v74, 0x7f800000, v65
45C4  v_lshrrev_b32_e32 v78, 31, v76
45C8  v_add_u32_e32 v73, -1, v73
45CC  v_max_u32_e32 v65, v65, v66
45D0  v_cmp_gt_i32_e32 vcc, 0, v74
45D4  v_bitop3_b32 v68, v73, v68, s12 bitop3:0xc8
45DC  v_add3_u32 v73, v77, v75, v78
45E4  v_lshrrev_b32_e32 v75, 31, v74
45E8  v_ashrrev_i32_e32 v76, 31, v67
45EC  v_cndmask_b32_e32 v65, v65, v66, vcc
45F0  v_sub_u32_e32 v74, 0x7f800000, v64
45F8  v_lshrrev_b32_e32 v67, 31, v67
45FC  v_sub_u32_e32 v66, 0x7f7fffff, v64
4604  v_add_u32_e32 v67, -1, v67
4608  v_max_u32_e32 v64, v64, v65
460C  v_cmp_gt_i32_e32 vcc, 0, v74
4610  v_bitop3_b32 v80, v67, v80, s12 bitop3:0xc8
4618  v_sub_u32_e32 v67, 0x7f800000, v63
4620  v_cndmask_b32_e32 v64, v64, v65, vcc
4624  v_sub_u32_e32 v65, 0x7f7fffff, v63
462C  v_and_or_b32 v72, v76, s22, v72
4634  v_lshrrev_b32_e32 v76, 31, v74
4638  v_lshrrev_b32_e32 v77, 31, v66
463C  v_ashrrev_i32_e32 v66, 31, v66
4640  v_max_u32_e32 v63, v63, v64
4644  v_cmp_gt_i32_e32 vcc, 0, v67
4648  v_and_or_b32 v106, v66, s23, v72
4650  v_add3_u32 v66, v75, v73, v76
4658  v_lshrrev_b32_e32 v72, 31, v67
465C  v_ashrrev_i32_e32 v73, 31, v65
4660  v_cndmask_b32_e32 v63, v63, v64, vcc
4664  v_sub_u32_e32 v67, 0x7f800000, v62
466C  v_lshrrev_b32_e32 v65, 31, v65
4670  v_sub_u32_e32 v64, 0x7f7fffff, v62
4678  v_add_u32_e32 v65, -1, v65
467C  v_lshrrev_b32_e32 v74, 31, v67
4680  v_max_u32_e32 v62, v62, v63
4684  v_cmp_gt_i32_e32 vcc, 0, v67
4688  v_bitop3_b32 v56, v65, v56, s12 bitop3:0xc8
4690  v_add3_u32 v65, v72, v66, v74
4698  v_cndmask_b32_e32 v62, v62, v63, vcc
469C  v_sub_u32_e32 v66, 0x7f800000, v53
46A4  v_sub_u32_e32 v63, 0x7f7fffff, v53
46AC  v_max_u32_e32 v53, v53, v62
46B0  v_cmp_gt_i32_e32 vcc, 0, v66
46B4  v_and_b32_e32 v73, 7, v73
46B8  v_lshrrev_b32_e32 v75, 31, v64
46BC  v_ashrrev_i32_e32 v64, 31, v64
46C0  v_cndmask_b32_e32 v53, v53, v62, vcc
46C4  v_sub_u32_e32 v62, 0x7f7fffff, v52
46CC  v_and_or_b32 v64, v64, s13, v73
46D4  v_lshrrev_b32_e32 v67, 31, v66
46D8  v_ashrrev_i32_e32 v72, 31, v63
46DC  v_sub_u32_e32 v66, 0x7f800000, v52
46E4  v_and_or_b32 v64, v72, s18, v64
46EC  v_lshrrev_b32_e32 v73, 31, v62
46F0  v_ashrrev_i32_e32 v62, 31, v62
46F4  v_max_u32_e32 v52, v52, v53
46F8  v_cmp_gt_i32_e32 vcc, 0, v66
46FC  v_and_or_b32 v62, v62, s19, v64
4704  v_sub_u32_e32 v64, 0x7f800000, v51
470C  v_cndmask_b32_e32 v52, v52, v53, vcc
4710  v_lshrrev_b32_e32 v63, 31, v63
4714  v_sub_u32_e32 v53, 0x7f7fffff, v51
471C  v_max_u32_e32 v51, v51, v52
4720  v_cmp_gt_i32_e32 vcc, 0, v64
4724  v_lshrrev_b32_e32 v72, 31, v66
4728  v_add_u32_e32 v63, -1, v63
472C  v_cndmask_b32_e32 v51, v51, v52, vcc
4730  v_sub_u32_e32 v52, 0x7f7fffff, v50
4738  v_bitop3_b32 v70, v63, v70, s12 bitop3:0xc8
4740  v_add3_u32 v63, v67, v65, v72
4748  v_lshrrev_b32_e32 v65, 31, v64
474C  v_ashrrev_i32_e32 v66, 31, v53
4750  v_sub_u32_e32 v64, 0x7f800000, v50
4758  v_and_or_b32 v62, v66, s20, v62
4760  v_lshrrev_b32_e32 v67, 31, v52
4764  v_ashrrev_i32_e32 v52, 31, v52
4768  v_max_u32_e32 v50, v50, v51
476C  v_cmp_gt_i32_e32 vcc, 0, v64
4770  v_and_or_b32 v52, v52, s21, v62
4778  v_sub_u32_e32 v62, 0x7f800000, v47
4780  v_cndmask_b32_e32 v50, v50, v51, vcc
4784  v_lshrrev_b32_e32 v53, 31, v53
4788  v_sub_u32_e32 v51, 0x7f7fffff, v47
4790  v_max_u32_e32 v47, v47, v50
4794  v_cmp_gt_i32_e32 vcc, 0, v62
4798  v_lshrrev_b32_e32 v66, 31, v64
479C  v_add_u32_e32 v53, -1, v53
47A0  v_cndmask_b32_e32 v47, v47, v50, vcc
47A4  v_sub_u32_e32 v50, 0x7f7fffff, v46
47AC  v_bitop3_b32 v82, v53, v82, s12 bitop3:0xc8
47B4  v_add3_u32 v53, v65, v63, v66
47BC  v_lshrrev_b32_e32 v63, 31, v62
47C0  v_ashrrev_i32_e32 v64, 31, v51
47C4  v_sub_u32_e32 v62, 0x7f800000, v46
47CC  v_add_u32_e32 v107, -1, v107
47D0  v_and_or_b32 v52, v64, s22, v52
47D8  v_lshrrev_b32_e32 v65, 31, v50
47DC  v_lshrrev_b32_e32 v64, 31, v62
47E0  v_ashrrev_i32_e32 v50, 31, v50
47E4  v_bitop3_b32 v39, v107, v39, s12 bitop3:0xc8
47EC  v_lshrrev_b32_e32 v51, 31, v51
47F0  v_and_or_b32 v107, v50, s23, v52
47F8  v_add3_u32 v50, v63, v53, v64
4800  v_max_u32_e32 v46, v46, v47
4804  v_cmp_gt_i32_e32 vcc, 0, v62
4808  v_add_u32_e32 v110, -1, v110
480C  v_add_u32_e32 v109, -1, v109
4810  v_add_u32_e32 v97, -1, v97
4814  v_add_u32_e32 v95, -1, v95
4818  v_add_u32_e32 v93, -1, v93
481C  v_add_u32_e32 v89, -1, v89
4820  v_add_u32_e32 v87, -1, v87
4824  v_add_u32_e32 v85, -1, v85
4828  v_add_u32_e32 v79, -1, v79
482C  v_add_u32_e32 v77, -1, v77
4830  v_add_u32_e32 v75, -1, v75
4834  v_add_u32_e32 v73, -1, v73
4838  v_add_u32_e32 v67, -1, v67
483C  v_add_u32_e32 v51, -1, v51
4840  v_add_u32_e32 v65, -1, v65
4844  v_cndmask_b32_e32 v46, v46, v47, vcc
4848  v_mov_b32_e32 v47, 0x7f800000
4850  v_cmp_ne_u32_e32 vcc, 32, v50
4854  v_bitop3_b32 v29, v110, v29, s12 bitop3:0xc8
485C  v_bitop3_b32 v37, v109, v37, s12 bitop3:0xc8
4864  v_bitop3_b32 v43, v97, v43, s12 bitop3:0xc8
486C  v_bitop3_b32 v45, v95, v45, s12 bitop3:0xc8
4874  v_bitop3_b32 v59, v93, v59, s12 bitop3:0xc8
487C  v_bitop3_b32 v61, v89, v61, s12 bitop3:0xc8
4884  v_bitop3_b32 v49, v87, v49, s12 bitop3:0xc8
488C  v_bitop3_b32 v55, v85, v55, s12 bitop3:0xc8
4894  v_bitop3_b32 v69, v79, v69, s12 bitop3:0xc8
489C  v_bitop3_b32 v81, v77, v81, s12 bitop3:0xc8
48A4  v_bitop3_b32 v57, v75, v57, s12 bitop3:0xc8
48AC  v_bitop3_b32 v71, v73, v71, s12 bitop3:0xc8
48B4  v_bitop3_b32 v83, v67, v83, s12 bitop3:0xc8
48BC  v_bitop3_b32 v91, v65, v91, s12 bitop3:0xc8
48C4  v_bitop3_b32 v90, v51, v90, s12 bitop3:0xc8
48CC  v_cndmask_b32_e32 v97, v47, v46, vcc
48D0  s_or_b64 exec, exec, s[4:5]
48D4  v_cmp_ne_u32_e32 vcc, 0, v97
48D8  v_mov_b32_e32 v108, 0x7f
48E0  s_and_saveexec_b64 s[4:5], vcc
48E4  s_cbranch_execz 15
48E8  v_add_u32_e32 v46, s8, v97
48EC  s_mov_b32 s12, 0x17fffff
48F4  v_lshrrev_b32_e32 v47, 23, v46
48F8  v_add_u32_e32 v47, -2, v47
48FC  v_cmp_lt_u32_e32 vcc, s12, v46
4900  s_mov_b32 s12, 0x7f800000
4908  s_nop 0
490C  v_cndmask_b32_e32 v46, 0, v47, vcc
4910  v_cmp_eq_u32_e32 vcc, s12, v97
4914  v_mov_b32_e32 v47, 0xfe
491C  s_and_b64 vcc, s[6:7], vcc
4920  v_cndmask_b32_e32 v108, v46, v47, vcc
4924  s_or_b64 exec, exec, s[4:5]
4928  v_cmp_eq_u32_e32 vcc, 0, v108
492C  s_cbranch_vccz 37
4930  s_nop 0
4934  v_cndmask_b32_e64 v46, 1.0, 2.0, vcc
493C  v_pk_mul_f32 v[28:29], v[46:47], v[28:29] op_sel_hi:[0,1]
4944  v_pk_mul_f32 v[36:37], v[46:47], v[36:37] op_sel_hi:[0,1]
494C  v_pk_mul_f32 v[38:39], v[46:47], v[38:39] op_sel_hi:[0,1]
4954  v_pk_mul_f32 v[40:41], v[46:47], v[40:41] op_sel_hi:[0,1]
495C  v_pk_mul_f32 v[42:43], v[46:47], v[42:43] op_sel_hi:[0,1]
4964  v_pk_mul_f32 v[44:45], v[46:47], v[44:45] op_sel_hi:[0,1]
496C  v_pk_mul_f32 v[58:59], v[46:47], v[58:59] op_sel_hi:[0,1]
4974  v_pk_mul_f32 v[60:61], v[46:47], v[60:61] op_sel_hi:[0,1]
497C  v_pk_mul_f32 v[48:49], v[46:47], v[48:49] op_sel_hi:[0,1]
4984  v_pk_mul_f32 v[54:55], v[46:47], v[54:55] op_sel_hi:[0,1]
498C  v_pk_mul_f32 v[68:69], v[46:47], v[68:69] op_sel_hi:[0,1]
4994  v_pk_mul_f32 v[80:81], v[46:47], v[80:81] op_sel_hi:[0,1]
499C  v_pk_mul_f32 v[56:57], v[46:47], v[56:57] op_sel_hi:[0,1]
49A4  v_pk_mul_f32 v[70:71], v[46:47], v[70:71] op_sel_hi:[0,1]
49AC  v_pk_mul_f32 v[82:83], v[46:47], v[82:83] op_sel_hi:[0,1]
49B4  v_pk_mul_f32 v[90:91], v[46:47], v[90:91] op_sel_hi:[0,1]
49BC  v_max_u32_e32 v109, 1, v108
49C0  s_branch 1
49C4  v_mov_b32_e32 v109, v108
49C8  v_mov_b32_e32 v110, 0
49CC  v_mov_b32_e32 v111, 0
49D0  v_lshlrev_b32_e32 v113, 23, v109
49D4  v_mov_b32_e32 v109, 0
49D8  v_cvt_scalef32_pk_fp4_f32 v110, v28, v29, v113
49E0  v_cvt_scalef32_pk_fp4_f32 v111, v38, v39, v113 op_sel:[0,0,0,1]
49E8  v_cvt_scalef32_pk_fp4_f32 v110, v36, v37, v113 op_sel:[0,0,1,0]
49F0  v_cvt_scalef32_pk_fp4_f32 v111, v40, v41, v113 op_sel:[0,0,1,1]
49F8  s_nop 0
49FC  v_mov_b32_e32 v38, 0
4A00  v_mov_b32_e32 v36, 0
4A04  v_mov_b32_e32 v37, 0
4A08  v_cvt_scalef32_pk_fp4_f32 v109, v56, v57, v113
4A10  v_cvt_scalef32_pk_fp4_f32 v38, v82, v83, v113 op_sel:[0,0,0,1]
4A18  v_cvt_scalef32_pk_fp4_f32 v109, v70, v71, v113 op_sel:[0,0,1,0]
4A20  v_cvt_scalef32_pk_fp4_f32 v38, v90, v91, v113 op_sel:[0,0,1,1]
4A28  s_nop 0
4A2C  v_and_b32_e32 v57, 0x7fff0000, v4
4A34  v_and_b32_e32 v56, 0x7fff0000, v2
4A3C  v_and_b32_e32 v46, 0xffff0000, v2
4A44  v_cvt_scalef32_pk_fp4_f32 v36, v48, v49, v113
4A4C  v_cvt_scalef32_pk_fp4_f32 v37, v68, v69, v113 op_sel:[0,0,0,1]
4A54  v_cvt_scalef32_pk_fp4_f32 v36, v54, v55, v113 op_sel:[0,0,1,0]
4A5C  v_cvt_scalef32_pk_fp4_f32 v37, v80, v81, v113 op_sel:[0,0,1,1]
4A64  s_nop 0
4A68  v_max_u32_e32 v2, v56, v57
4A6C  v_and_b32_e32 v55, 0x7fff0000, v8
4A74  v_and_b32_e32 v54, 0x7fff0000, v6
4A7C  v_mov_b32_e32 v28, 0
4A80  v_mov_b32_e32 v29, 0
4A84  v_max3_u32 v2, v54, v55, v2
4A8C  v_and_b32_e32 v49, 0x7fff0000, v12
4A94  v_and_b32_e32 v48, 0x7fff0000, v10
4A9C  v_cvt_scalef32_pk_fp4_f32 v28, v42, v43, v113
4AA4  v_cvt_scalef32_pk_fp4_f32 v29, v58, v59, v113 op_sel:[0,0,0,1]
4AAC  v_cvt_scalef32_pk_fp4_f32 v28, v44, v45, v113 op_sel:[0,0,1,0]
4AB4  v_cvt_scalef32_pk_fp4_f32 v29, v60, v61, v113 op_sel:[0,0,1,1]
4ABC  s_nop 0
4AC0  v_max3_u32 v2, v48, v49, v2
4AC8  v_and_b32_e32 v45, 0x7fff0000, v16
4AD0  v_and_b32_e32 v44, 0x7fff0000, v14
4AD8  v_max3_u32 v2, v44, v45, v2
4AE0  v_and_b32_e32 v43, 0x7fff0000, v20
4AE8  v_and_b32_e32 v42, 0x7fff0000, v18
4AF0  v_max3_u32 v2, v42, v43, v2
4AF8  v_and_b32_e32 v41, 0x7fff0000, v24
4B00  v_and_b32_e32 v40, 0x7fff0000, v22
4B08  v_and_b32_e32 v76, 0xffff0000, v30
4B10  v_max3_u32 v2, v40, v41, v2
4B18  v_and_b32_e32 v39, 0x7fff0000, v26
4B20  v_and_b32_e32 v30, 0x7fff0000, v30
4B28  v_and_b32_e32 v65, 0xffff0000, v24
4B30  v_and_b32_e32 v77, 0xffff0000, v26
4B38  v_max3_u32 v2, v30, v39, v2
4B40  v_and_b32_e32 v26, 0x7fff0000, v34
4B48  v_and_b32_e32 v24, 0x7fff0000, v32
4B50  v_and_b32_e32 v51, 0xffff0000, v20
4B58  v_and_b32_e32 v64, 0xffff0000, v22
4B60  v_max3_u32 v2, v24, v26, v2
4B68  v_and_b32_e32 v22, 0x7fff0000, v5
4B70  v_and_b32_e32 v20, 0x7fff0000, v3
4B78  v_and_b32_e32 v79, 0xffff0000, v16
4B80  v_and_b32_e32 v50, 0xffff0000, v18
4B88  v_max3_u32 v2, v20, v22, v2
4B90  v_and_b32_e32 v18, 0x7fff0000, v9
4B98  v_and_b32_e32 v16, 0x7fff0000, v7
4BA0  v_and_b32_e32 v78, 0xffff0000, v14
4BA8  v_and_b32_e32 v87, 0xffff0000, v13
4BB0  v_max3_u32 v2, v16, v18, v2
4BB8  v_and_b32_e32 v14, 0x7fff0000, v13
4BC0  v_and_b32_e32 v13, 0x7fff0000, v11
4BC8  v_and_b32_e32 v67, 0xffff0000, v12
4BD0  v_and_b32_e32 v86, 0xffff0000, v11
4BD8  v_max3_u32 v2, v13, v14, v2
4BE0  v_and_b32_e32 v12, 0x7fff0000, v17
4BE8  v_and_b32_e32 v11, 0x7fff0000, v15
4BF0  v_and_b32_e32 v53, 0xffff0000, v8
4BF8  v_and_b32_e32 v66, 0xffff0000, v10
4C00  v_max3_u32 v2, v11, v12, v2
4C08  v_and_b32_e32 v10, 0x7fff0000, v21
4C10  v_and_b32_e32 v8, 0x7fff0000, v19
4C18  v_and_b32_e32 v52, 0xffff0000, v6
4C20  v_and_b32_e32 v74, 0xffff0000, v7
4C28  v_max3_u32 v2, v8, v10, v2
4C30  v_and_b32_e32 v7, 0x7fff0000, v25
4C38  v_and_b32_e32 v6, 0x7fff0000, v23
4C40  v_and_b32_e32 v47, 0xffff0000, v4
4C48  v_and_b32_e32 v63, 0xffff0000, v5
4C50  v_max3_u32 v2, v6, v7, v2
4C58  v_and_b32_e32 v5, 0x7fff0000, v27
4C60  v_and_b32_e32 v4, 0x7fff0000, v31
4C68  v_and_b32_e32 v62, 0xffff0000, v3
4C70  v_and_b32_e32 v75, 0xffff0000, v9
4C78  v_max3_u32 v9, v4, v5, v2
4C80  v_and_b32_e32 v3, 0x7fff0000, v35
4C88  v_and_b32_e32 v2, 0x7fff0000, v33
4C90  v_and_b32_e32 v72, 0xffff0000, v19
4C98  v_max3_u32 v19, v2, v3, v9
4CA0  s_mov_b32 s4, 0x7f7fffff
4CA8  v_and_b32_e32 v89, 0xffff0000, v34
4CB0  v_and_b32_e32 v88, 0xffff0000, v32
4CB8  v_and_b32_e32 v95, 0xffff0000, v17
4CC0  v_and_b32_e32 v94, 0xffff0000, v15
4CC8  v_and_b32_e32 v73, 0xffff0000, v21
4CD0  v_and_b32_e32 v85, 0xffff0000, v25
4CD8  v_and_b32_e32 v84, 0xffff0000, v23
4CE0  v_and_b32_e32 v93, 0xffff0000, v27
4CE8  v_and_b32_e32 v92, 0xffff0000, v31
4CF0  v_and_b32_e32 v97, 0xffff0000, v35
4CF8  v_and_b32_e32 v96, 0xffff0000, v33
4D00  v_mov_b32_e32 v112, 0
4D04  v_cmp_lt_u32_e32 vcc, s4, v19
4D08  v_mov_b32_e32 v9, 0
4D0C  v_mov_b32_e32 v15, 0
4D10  v_mov_b32_e32 v17, 0
4D14  s_and_saveexec_b64 s[4:5], vcc
4D18  s_cbranch_execz 521
4D1C  v_sub_u32_e32 v9, 0x7f7fffff, v57
4D24  v_sub_u32_e32 v15, 0x7f800000, v57
4D2C  v_ashrrev_i32_e32 v19, 31, v9
4D30  v_lshrrev_b32_e32 v9, 31, v9
4D34  v_sub_u32_e32 v21, 0x7f7fffff, v56
4D3C  v_cmp_lt_i32_e32 vcc, -1, v15
4D40  v_add_u32_e32 v9, -1, v9
4D44  s_brev_b32 s12, 1
4D48  v_lshrrev_b32_e32 v17, 31, v15
4D4C  v_and_b32_e32 v19, 7, v19
4D50  v_cndmask_b32_e32 v15, 0, v57, vcc
4D54  v_sub_u32_e32 v23, 0x7f800000, v56
4D5C  v_bitop3_b32 v47, v9, v47, s12 bitop3:0xc8
4D64  v_ashrrev_i32_e32 v9, 31, v21
4D68  s_movk_i32 s13, 0x70
4D6C  v_and_or_b32 v9, v9, s13, v19
4D74  v_max_u32_e32 v19, v56, v15
4D78  v_cmp_gt_i32_e32 vcc, 0, v23
4D7C  v_lshrrev_b32_e32 v25, 31, v23
4D80  v_lshrrev_b32_e32 v27, 31, v21
4D84  v_cndmask_b32_e32 v15, v19, v15, vcc
4D88  v_sub_u32_e32 v19, 0x7f7fffff, v55
4D90  v_sub_u32_e32 v21, 0x7f800000, v55
4D98  v_add_u32_e32 v17, v25, v17
4D9C  v_ashrrev_i32_e32 v25, 31, v19
4DA0  s_movk_i32 s18, 0x700
4DA4  v_lshrrev_b32_e32 v19, 31, v19
4DA8  v_lshrrev_b32_e32 v23, 31, v21
4DAC  v_and_or_b32 v9, v25, s18, v9
4DB4  v_max_u32_e32 v25, v55, v15
4DB8  v_cmp_gt_i32_e32 vcc, 0, v21
4DBC  v_sub_u32_e32 v21, 0x7f7fffff, v54
4DC4  v_add_u32_e32 v19, -1, v19
4DC8  v_cndmask_b32_e32 v15, v25, v15, vcc
4DCC  v_sub_u32_e32 v25, 0x7f800000, v54
4DD4  v_bitop3_b32 v53, v19, v53, s12 bitop3:0xc8
4DDC  v_ashrrev_i32_e32 v19, 31, v21
4DE0  s_movk_i32 s19, 0x7000
4DE4  v_and_or_b32 v9, v19, s19, v9
4DEC  v_max_u32_e32 v19, v54, v15
4DF0  v_cmp_gt_i32_e32 vcc, 0, v25
4DF4  v_add_u32_e32 v27, -1, v27
4DF8  v_lshrrev_b32_e32 v31, 31, v21
4DFC  v_cndmask_b32_e32 v15, v19, v15, vcc
4E00  v_sub_u32_e32 v19, 0x7f7fffff, v49
4E08  v_sub_u32_e32 v21, 0x7f800000, v49
4E10  v_bitop3_b32 v46, v27, v46, s12 bitop3:0xc8
4E18  v_lshrrev_b32_e32 v27, 31, v25
4E1C  v_ashrrev_i32_e32 v25, 31, v19
4E20  s_mov_b32 s20, 0x70000
4E28  v_lshrrev_b32_e32 v19, 31, v19
4E2C  v_add3_u32 v17, v23, v17, v27
4E34  v_lshrrev_b32_e32 v23, 31, v21
4E38  v_and_or_b32 v9, v25, s20, v9
4E40  v_max_u32_e32 v25, v49, v15
4E44  v_cmp_gt_i32_e32 vcc, 0, v21
4E48  v_sub_u32_e32 v21, 0x7f7fffff, v48
4E50  v_add_u32_e32 v19, -1, v19
4E54  v_cndmask_b32_e32 v15, v25, v15, vcc
4E58  v_sub_u32_e32 v25, 0x7f800000, v48
4E60  v_bitop3_b32 v67, v19, v67, s12 bitop3:0xc8
4E68  v_ashrrev_i32_e32 v19, 31, v21
4E6C  s_mov_b32 s21, 0x700000
4E74  v_and_or_b32 v9, v19, s21, v9
4E7C  v_max_u32_e32 v19, v48, v15
4E80  v_cmp_gt_i32_e32 vcc, 0, v25
4E84  v_add_u32_e32 v31, -1, v31
4E88  v_bitop3_b32 v52, v31, v52, s12 bitop3:0xc8
4E90  v_cndmask_b32_e32 v15, v19, v15, vcc
4E94  v_sub_u32_e32 v19, 0x7f7fffff, v45
4E9C  v_lshrrev_b32_e32 v27, 31, v25
4EA0  v_lshrrev_b32_e32 v31, 31, v21
4EA4  v_sub_u32_e32 v21, 0x7f800000, v45
4EAC  v_ashrrev_i32_e32 v25, 31, v19
4EB0  s_mov_b32 s22, 0x7000000
4EB8  v_and_or_b32 v9, v25, s22, v9
4EC0  v_max_u32_e32 v25, v45, v15
4EC4  v_cmp_gt_i32_e32 vcc, 0, v21
4EC8  v_lshrrev_b32_e32 v19, 31, v19
4ECC  v_add3_u32 v17, v23, v17, v27
4ED4  v_lshrrev_b32_e32 v23, 31, v21
4ED8  v_cndmask_b32_e32 v15, v25, v15, vcc
4EDC  v_sub_u32_e32 v21, 0x7f7fffff, v44
4EE4  v_sub_u32_e32 v25, 0x7f800000, v44
4EEC  v_add_u32_e32 v19, -1, v19
4EF0  v_bitop3_b32 v79, v19, v79, s12 bitop3:0xc8
4EF8  v_lshrrev_b32_e32 v27, 31, v25
4EFC  v_ashrrev_i32_e32 v19, 31, v21
4F00  s_brev_b32 s23, 14
4F04  v_and_or_b32 v112, v19, s23, v9
4F0C  v_add3_u32 v9, v23, v17, v27
4F14  v_max_u32_e32 v17, v44, v15
4F18  v_cmp_gt_i32_e32 vcc, 0, v25
4F1C  v_sub_u32_e32 v19, 0x7f800000, v43
4F24  v_add_u32_e32 v31, -1, v31
4F28  v_cndmask_b32_e32 v15, v17, v15, vcc
4F2C  v_sub_u32_e32 v17, 0x7f7fffff, v43
4F34  v_bitop3_b32 v66, v31, v66, s12 bitop3:0xc8
4F3C  v_lshrrev_b32_e32 v31, 31, v21
4F40  v_lshrrev_b32_e32 v21, 31, v19
4F44  v_ashrrev_i32_e32 v23, 31, v17
4F48  v_max_u32_e32 v25, v43, v15
4F4C  v_cmp_gt_i32_e32 vcc, 0, v19
4F50  v_sub_u32_e32 v19, 0x7f7fffff, v42
4F58  v_lshrrev_b32_e32 v17, 31, v17
4F5C  v_add_u32_e32 v31, -1, v31
4F60  v_cndmask_b32_e32 v15, v25, v15, vcc
4F64  v_sub_u32_e32 v25, 0x7f800000, v42
4F6C  v_add_u32_e32 v17, -1, v17
4F70  v_bitop3_b32 v78, v31, v78, s12 bitop3:0xc8
4F78  v_lshrrev_b32_e32 v31, 31, v19
4F7C  v_bitop3_b32 v51, v17, v51, s12 bitop3:0xc8
4F84  v_ashrrev_i32_e32 v17, 31, v19
4F88  v_max_u32_e32 v19, v42, v15
4F8C  v_cmp_gt_i32_e32 vcc, 0, v25
4F90  v_lshrrev_b32_e32 v27, 31, v25
4F94  v_and_b32_e32 v23, 7, v23
4F98  v_cndmask_b32_e32 v15, v19, v15, vcc
4F9C  v_sub_u32_e32 v19, 0x7f7fffff, v41
4FA4  v_add3_u32 v9, v21, v9, v27
4FAC  v_sub_u32_e32 v21, 0x7f800000, v41
4FB4  v_and_or_b32 v17, v17, s13, v23
4FBC  v_ashrrev_i32_e32 v25, 31, v19
4FC0  v_lshrrev_b32_e32 v19, 31, v19
4FC4  v_lshrrev_b32_e32 v23, 31, v21
4FC8  v_and_or_b32 v17, v25, s18, v17
4FD0  v_max_u32_e32 v25, v41, v15
4FD4  v_cmp_gt_i32_e32 vcc, 0, v21
4FD8  v_sub_u32_e32 v21, 0x7f7fffff, v40
4FE0  v_add_u32_e32 v19, -1, v19
4FE4  v_cndmask_b32_e32 v15, v25, v15, vcc
4FE8  v_sub_u32_e32 v25, 0x7f800000, v40
4FF0  v_bitop3_b32 v65, v19, v65, s12 bitop3:0xc8
4FF8  v_ashrrev_i32_e32 v19, 31, v21
4FFC  v_and_or_b32 v17, v19, s19, v17
5004  v_max_u32_e32 v19, v40, v15
5008  v_cmp_gt_i32_e32 vcc, 0, v25
500C  v_add_u32_e32 v31, -1, v31
5010  v_bitop3_b32 v50, v31, v50, s12 bitop3:0xc8
5018  v_cndmask_b32_e32 v15, v19, v15, vcc
501C  v_sub_u32_e32 v19, 0x7f7fffff, v39
5024  v_lshrrev_b32_e32 v27, 31, v25
5028  v_lshrrev_b32_e32 v31, 31, v21
502C  v_sub_u32_e32 v21, 0x7f800000, v39
5034  v_ashrrev_i32_e32 v25, 31, v19
5038  v_and_or_b32 v17, v25, s20, v17
5040  v_max_u32_e32 v25, v39, v15
5044  v_cmp_gt_i32_e32 vcc, 0, v21
5048  v_lshrrev_b32_e32 v19, 31, v19
504C  v_add3_u32 v9, v23, v9, v27
5054  v_lshrrev_b32_e32 v23, 31, v21
5058  v_cndmask_b32_e32 v15, v25, v15, vcc
505C  v_sub_u32_e32 v21, 0x7f7fffff, v30
5064  v_sub_u32_e32 v25, 0x7f800000, v30
506C  v_add_u32_e32 v19, -1, v19
5070  v_bitop3_b32 v77, v19, v77, s12 bitop3:0xc8
5078  v_lshrrev_b32_e32 v27, 31, v25
507C  v_ashrrev_i32_e32 v19, 31, v21
5080  v_and_or_b32 v17, v19, s21, v17
5088  v_add3_u32 v19, v23, v9, v27
5090  v_max_u32_e32 v9, v30, v15
5094  v_cmp_gt_i32_e32 vcc, 0, v25
5098  v_add_u32_e32 v31, -1, v31
509C  v_bitop3_b32 v64, v31, v64, s12 bitop3:0xc8
50A4  v_cndmask_b32_e32 v9, v9, v15, vcc
50A8  v_sub_u32_e32 v15, 0x7f7fffff, v26
50B0  v_lshrrev_b32_e32 v31, 31, v21
50B4  v_sub_u32_e32 v21, 0x7f800000, v26
50BC  v_ashrrev_i32_e32 v25, 31, v15
50C0  v_and_or_b32 v17, v25, s22, v17
50C8  v_max_u32_e32 v25, v26, v9
50CC  v_cmp_gt_i32_e32 vcc, 0, v21
50D0  v_lshrrev_b32_e32 v23, 31, v21
50D4  v_lshrrev_b32_e32 v15, 31, v15
50D8  v_cndmask_b32_e32 v21, v25, v9, vcc
50DC  v_sub_u32_e32 v9, 0x7f7fffff, v24
50E4  v_sub_u32_e32 v25, 0x7f800000, v24
50EC  v_lshrrev_b32_e32 v27, 31, v9
50F0  v_ashrrev_i32_e32 v9, 31, v9
50F4  v_add_u32_e32 v15, -1, v15
50F8  v_lshrrev_b32_e32 v26, 31, v25
50FC  v_and_or_b32 v9, v9, s23, v17
5104  v_max_u32_e32 v17, v24, v21
5108  v_cmp_gt_i32_e32 vcc, 0, v25
510C  v_bitop3_b32 v89, v15, v89, s12 bitop3:0xc8
5114  v_add3_u32 v15, v23, v19, v26
511C  v_cndmask_b32_e32 v17, v17, v21, vcc
5120  v_sub_u32_e32 v19, 0x7f7fffff, v22
5128  v_sub_u32_e32 v21, 0x7f800000, v22
5130  v_max_u32_e32 v22, v22, v17
5134  v_cmp_gt_i32_e32 vcc, 0, v21
5138  v_lshrrev_b32_e32 v23, 31, v21
513C  v_ashrrev_i32_e32 v24, 31, v19
5140  v_cndmask_b32_e32 v17, v22, v17, vcc
5144  v_sub_u32_e32 v21, 0x7f7fffff, v20
514C  v_sub_u32_e32 v22, 0x7f800000, v20
5154  v_lshrrev_b32_e32 v19, 31, v19
5158  v_add_u32_e32 v19, -1, v19
515C  v_max_u32_e32 v20, v20, v17
5160  v_cmp_gt_i32_e32 vcc, 0, v22
5164  v_lshrrev_b32_e32 v26, 31, v21
5168  v_bitop3_b32 v63, v19, v63, s12 bitop3:0xc8
5170  v_ashrrev_i32_e32 v19, 31, v21
5174  v_cndmask_b32_e32 v17, v20, v17, vcc
5178  v_sub_u32_e32 v21, 0x7f800000, v18
5180  v_sub_u32_e32 v20, 0x7f7fffff, v18
5188  v_max_u32_e32 v18, v18, v17
518C  v_cmp_gt_i32_e32 vcc, 0, v21
5190  v_and_b32_e32 v24, 7, v24
5194  v_lshrrev_b32_e32 v25, 31, v22
5198  v_cndmask_b32_e32 v17, v18, v17, vcc
519C  v_sub_u32_e32 v18, 0x7f7fffff, v16
51A4  v_and_or_b32 v19, v19, s13, v24
51AC  v_add3_u32 v15, v23, v15, v25
51B4  v_lshrrev_b32_e32 v22, 31, v21
51B8  v_ashrrev_i32_e32 v23, 31, v20
51BC  v_sub_u32_e32 v21, 0x7f800000, v16
51C4  v_and_or_b32 v19, v23, s18, v19
51CC  v_lshrrev_b32_e32 v24, 31, v18
51D0  v_ashrrev_i32_e32 v18, 31, v18
51D4  v_max_u32_e32 v16, v16, v17
51D8  v_cmp_gt_i32_e32 vcc, 0, v21
51DC  v_lshrrev_b32_e32 v20, 31, v20
51E0  v_and_or_b32 v18, v18, s19, v19
51E8  v_cndmask_b32_e32 v16, v16, v17, vcc
51EC  v_sub_u32_e32 v17, 0x7f7fffff, v14
51F4  v_sub_u32_e32 v19, 0x7f800000, v14
51FC  v_add_u32_e32 v20, -1, v20
5200  v_max_u32_e32 v14, v14, v16
5204  v_cmp_gt_i32_e32 vcc, 0, v19
5208  v_lshrrev_b32_e32 v23, 31, v21
520C  v_bitop3_b32 v75, v20, v75, s12 bitop3:0xc8
5214  v_lshrrev_b32_e32 v20, 31, v19
5218  v_ashrrev_i32_e32 v21, 31, v17
521C  v_cndmask_b32_e32 v14, v14, v16, vcc
5220  v_sub_u32_e32 v16, 0x7f7fffff, v13
5228  v_sub_u32_e32 v19, 0x7f800000, v13
5230  v_lshrrev_b32_e32 v17, 31, v17
5234  v_add3_u32 v15, v22, v15, v23
523C  v_and_or_b32 v18, v21, s20, v18
5244  v_add_u32_e32 v17, -1, v17
5248  v_lshrrev_b32_e32 v21, 31, v19
524C  v_max_u32_e32 v13, v13, v14
5250  v_cmp_gt_i32_e32 vcc, 0, v19
5254  v_lshrrev_b32_e32 v22, 31, v16
5258  v_bitop3_b32 v87, v17, v87, s12 bitop3:0xc8
5260  v_ashrrev_i32_e32 v16, 31, v16
5264  v_add3_u32 v17, v20, v15, v21
526C  v_cndmask_b32_e32 v13, v13, v14, vcc
5270  v_sub_u32_e32 v14, 0x7f7fffff, v12
5278  v_sub_u32_e32 v15, 0x7f800000, v12
5280  v_and_or_b32 v16, v16, s21, v18
5288  v_max_u32_e32 v12, v12, v13
528C  v_ashrrev_i32_e32 v19, 31, v14
5290  v_cmp_gt_i32_e32 vcc, 0, v15
5294  v_and_or_b32 v16, v19, s22, v16
529C  v_sub_u32_e32 v19, 0x7f800000, v11
52A4  v_cndmask_b32_e32 v12, v12, v13, vcc
52A8  v_lshrrev_b32_e32 v14, 31, v14
52AC  v_sub_u32_e32 v13, 0x7f7fffff, v11
52B4  v_add_u32_e32 v14, -1, v14
52B8  v_max_u32_e32 v11, v11, v12
52BC  v_cmp_gt_i32_e32 vcc, 0, v19
52C0  v_lshrrev_b32_e32 v18, 31, v15
52C4  v_bitop3_b32 v95, v14, v95, s12 bitop3:0xc8
52CC  v_lshrrev_b32_e32 v15, 31, v13
52D0  v_cndmask_b32_e32 v11, v11, v12, vcc
52D4  v_sub_u32_e32 v12, 0x7f7fffff, v10
52DC  v_sub_u32_e32 v14, 0x7f800000, v10
52E4  v_lshrrev_b32_e32 v20, 31, v19
52E8  v_add_u32_e32 v15, -1, v15
52EC  v_ashrrev_i32_e32 v13, 31, v13
52F0  v_max_u32_e32 v10, v10, v11
52F4  v_cmp_gt_i32_e32 vcc, 0, v14
52F8  v_bitop3_b32 v94, v15, v94, s12 bitop3:0xc8
5300  v_and_or_b32 v15, v13, s23, v16
5308  v_add3_u32 v13, v18, v17, v20
5310  v_lshrrev_b32_e32 v16, 31, v14
5314  v_ashrrev_i32_e32 v17, 31, v12
5318  v_cndmask_b32_e32 v10, v10, v11, vcc
531C  v_sub_u32_e32 v14, 0x7f800000, v8
5324  v_lshrrev_b32_e32 v12, 31, v12
5328  v_sub_u32_e32 v11, 0x7f7fffff, v8
5330  v_add_u32_e32 v12, -1, v12
5334  v_lshrrev_b32_e32 v18, 31, v14
5338  v_max_u32_e32 v8, v8, v10
533C  v_cmp_gt_i32_e32 vcc, 0, v14
5340  v_bitop3_b32 v73, v12, v73, s12 bitop3:0xc8
5348  v_add3_u32 v12, v16, v13, v18
5350  v_cndmask_b32_e32 v8, v8, v10, vcc
5354  v_sub_u32_e32 v13, 0x7f800000, v7
535C  v_sub_u32_e32 v10, 0x7f7fffff, v7
5364  v_max_u32_e32 v7, v7, v8
5368  v_cmp_gt_i32_e32 vcc, 0, v13
536C  v_and_b32_e32 v17, 7, v17
5370  v_lshrrev_b32_e32 v19, 31, v11
5374  v_ashrrev_i32_e32 v11, 31, v11
5378  v_cndmask_b32_e32 v7, v7, v8, vcc
537C  v_sub_u32_e32 v8, 0x7f7fffff, v6
5384  v_and_or_b32 v11, v11, s13, v17
538C  v_lshrrev_b32_e32 v14, 31, v13
5390  v_ashrrev_i32_e32 v16, 31, v10
5394  v_sub_u32_e32 v13, 0x7f800000, v6
539C  v_and_or_b32 v11, v16, s18, v11
53A4  v_lshrrev_b32_e32 v17, 31, v8
53A8  v_ashrrev_i32_e32 v8, 31, v8
53AC  v_max_u32_e32 v6, v6, v7
53B0  v_cmp_gt_i32_e32 vcc, 0, v13
53B4  v_and_or_b32 v8, v8, s19, v11
53BC  v_sub_u32_e32 v11, 0x7f800000, v5
53C4  v_cndmask_b32_e32 v6, v6, v7, vcc
53C8  v_lshrrev_b32_e32 v10, 31, v10
53CC  v_sub_u32_e32 v7, 0x7f7fffff, v5
53D4  v_max_u32_e32 v5, v5, v6
53D8  v_cmp_gt_i32_e32 vcc, 0, v11
53DC  v_lshrrev_b32_e32 v16, 31, v13
53E0  v_add_u32_e32 v10, -1, v10
53E4  v_cndmask_b32_e32 v5, v5, v6, vcc
53E8  v_sub_u32_e32 v6, 0x7f7fffff, v4
53F0  v_bitop3_b32 v85, v10, v85, s12 bitop3:0xc8
53F8  v_add3_u32 v10, v14, v12, v16
5400  v_lshrrev_b32_e32 v12, 31, v11
5404  v_ashrrev_i32_e32 v13, 31, v7
5408  v_sub_u32_e32 v11, 0x7f800000, v4
5410  v_and_or_b32 v8, v13, s20, v8
5418  v_lshrrev_b32_e32 v14, 31, v6
541C  v_ashrrev_i32_e32 v6, 31, v6
5420  v_max_u32_e32 v4, v4, v5
5424  v_cmp_gt_i32_e32 vcc, 0, v11
5428  v_and_or_b32 v6, v6, s21, v8
5430  v_sub_u32_e32 v8, 0x7f800000, v3
5438  v_cndmask_b32_e32 v4, v4, v5, vcc
543C  v_lshrrev_b32_e32 v7, 31, v7
5440  v_sub_u32_e32 v5, 0x7f7fffff, v3
5448  v_max_u32_e32 v3, v3, v4
544C  v_cmp_gt_i32_e32 vcc, 0, v8
5450  v_lshrrev_b32_e32 v13, 31, v11
5454  v_add_u32_e32 v7, -1, v7
5458  v_cndmask_b32_e32 v3, v3, v4, vcc
545C  v_sub_u32_e32 v4, 0x7f7fffff, v2
5464  v_bitop3_b32 v93, v7, v93, s12 bitop3:0xc8
546C  v_add3_u32 v7, v12, v10, v13
5474  v_lshrrev_b32_e32 v10, 31, v8
5478  v_ashrrev_i32_e32 v11, 31, v5
547C  v_sub_u32_e32 v8, 0x7f800000, v2
5484  v_add_u32_e32 v17, -1, v17
5488  v_and_or_b32 v6, v11, s22, v6
5490  v_lshrrev_b32_e32 v12, 31, v4
5494  v_lshrrev_b32_e32 v11, 31, v8
5498  v_ashrrev_i32_e32 v4, 31, v4
549C  v_bitop3_b32 v84, v17, v84, s12 bitop3:0xc8
54A4  v_lshrrev_b32_e32 v5, 31, v5
54A8  v_and_or_b32 v17, v4, s23, v6
54B0  v_add3_u32 v4, v10, v7, v11
54B8  v_max_u32_e32 v2, v2, v3
54BC  v_cmp_gt_i32_e32 vcc, 0, v8
54C0  v_add_u32_e32 v31, -1, v31
54C4  v_add_u32_e32 v27, -1, v27
54C8  v_add_u32_e32 v26, -1, v26
54CC  v_add_u32_e32 v24, -1, v24
54D0  v_add_u32_e32 v22, -1, v22
54D4  v_add_u32_e32 v19, -1, v19
54D8  v_add_u32_e32 v14, -1, v14
54DC  v_add_u32_e32 v12, -1, v12
54E0  v_add_u32_e32 v5, -1, v5
54E4  v_cndmask_b32_e32 v2, v2, v3, vcc
54E8  v_mov_b32_e32 v3, 0x7f800000
54F0  v_cmp_ne_u32_e32 vcc, 32, v4
54F4  v_bitop3_b32 v76, v31, v76, s12 bitop3:0xc8
54FC  v_bitop3_b32 v88, v27, v88, s12 bitop3:0xc8
5504  v_bitop3_b32 v62, v26, v62, s12 bitop3:0xc8
550C  v_bitop3_b32 v74, v24, v74, s12 bitop3:0xc8
5514  v_bitop3_b32 v86, v22, v86, s12 bitop3:0xc8
551C  v_bitop3_b32 v72, v19, v72, s12 bitop3:0xc8
5524  v_bitop3_b32 v92, v14, v92, s12 bitop3:0xc8
552C  v_bitop3_b32 v97, v5, v97, s12 bitop3:0xc8
5534  v_bitop3_b32 v96, v12, v96, s12 bitop3:0xc8
553C  v_cndmask_b32_e32 v19, v3, v2, vcc
5540  s_or_b64 exec, exec, s[4:5]
5544  v_cmp_ne_u32_e32 vcc, 0, v19
5548  v_mov_b32_e32 v2, 0x7f
5550  s_and_saveexec_b64 s[4:5], vcc
5554  s_cbranch_execz 15
5558  v_add_u32_e32 v2, s8, v19
555C  s_mov_b32 s8, 0x17fffff
5564  v_lshrrev_b32_e32 v3, 23, v2
5568  v_add_u32_e32 v3, -2, v3
556C  v_cmp_lt_u32_e32 vcc, s8, v2
5570  s_mov_b32 s8, 0x7f800000
5578  s_nop 0
557C  v_cndmask_b32_e32 v2, 0, v3, vcc
5580  v_cmp_eq_u32_e32 vcc, s8, v19
5584  v_mov_b32_e32 v3, 0xfe
558C  s_and_b64 vcc, s[6:7], vcc
5590  v_cndmask_b32_e32 v2, v2, v3, vcc
5594  s_or_b64 exec, exec, s[4:5]
5598  v_cmp_eq_u32_e32 vcc, 0, v2
559C  s_cbranch_vccz 37
55A0  s_nop 0
55A4  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
55AC  v_pk_mul_f32 v[46:47], v[4:5], v[46:47] op_sel_hi:[0,1]
55B4  v_pk_mul_f32 v[52:53], v[4:5], v[52:53] op_sel_hi:[0,1]
55BC  v_pk_mul_f32 v[66:67], v[4:5], v[66:67] op_sel_hi:[0,1]
55C4  v_pk_mul_f32 v[78:79], v[4:5], v[78:79] op_sel_hi:[0,1]
55CC  v_pk_mul_f32 v[50:51], v[4:5], v[50:51] op_sel_hi:[0,1]
55D4  v_pk_mul_f32 v[64:65], v[4:5], v[64:65] op_sel_hi:[0,1]
55DC  v_pk_mul_f32 v[76:77], v[4:5], v[76:77] op_sel_hi:[0,1]
55E4  v_pk_mul_f32 v[88:89], v[4:5], v[88:89] op_sel_hi:[0,1]
55EC  v_pk_mul_f32 v[62:63], v[4:5], v[62:63] op_sel_hi:[0,1]
55F4  v_pk_mul_f32 v[74:75], v[4:5], v[74:75] op_sel_hi:[0,1]
55FC  v_pk_mul_f32 v[86:87], v[4:5], v[86:87] op_sel_hi:[0,1]
5604  v_pk_mul_f32 v[94:95], v[4:5], v[94:95] op_sel_hi:[0,1]
560C  v_pk_mul_f32 v[72:73], v[4:5], v[72:73] op_sel_hi:[0,1]
5614  v_pk_mul_f32 v[84:85], v[4:5], v[84:85] op_sel_hi:[0,1]
561C  v_pk_mul_f32 v[92:93], v[4:5], v[92:93] op_sel_hi:[0,1]
5624  v_pk_mul_f32 v[96:97], v[4:5], v[96:97] op_sel_hi:[0,1]
562C  v_max_u32_e32 v3, 1, v2
5630  s_branch 1
5634  v_mov_b32_e32 v3, v2
5638  v_mov_b32_e32 v8, 0
563C  v_mov_b32_e32 v10, 0
5640  v_lshlrev_b32_e32 v3, 23, v3
5644  v_cvt_scalef32_pk_fp4_f32 v8, v47, v46, v3
564C  v_cvt_scalef32_pk_fp4_f32 v10, v67, v66, v3 op_sel:[0,0,0,1]
5654  v_cvt_scalef32_pk_fp4_f32 v8, v53, v52, v3 op_sel:[0,0,1,0]
565C  v_cvt_scalef32_pk_fp4_f32 v10, v79, v78, v3 op_sel:[0,0,1,1]
5664  s_nop 0
5668  v_mov_b32_e32 v12, 0
566C  v_or3_b32 v8, v10, v112, v8
5674  v_mov_b32_e32 v10, 0
5678  v_cvt_scalef32_pk_fp4_f32 v10, v51, v50, v3
5680  v_cvt_scalef32_pk_fp4_f32 v12, v77, v76, v3 op_sel:[0,0,0,1]
5688  v_cvt_scalef32_pk_fp4_f32 v10, v65, v64, v3 op_sel:[0,0,1,0]
5690  v_cvt_scalef32_pk_fp4_f32 v12, v89, v88, v3 op_sel:[0,0,1,1]
5698  s_nop 0
569C  v_mov_b32_e32 v11, 0
56A0  v_or3_b32 v9, v12, v9, v10
56A8  v_mov_b32_e32 v10, 0
56AC  v_mov_b32_e32 v12, 0
56B0  v_cvt_scalef32_pk_fp4_f32 v10, v63, v62, v3
56B8  v_cvt_scalef32_pk_fp4_f32 v12, v87, v86, v3 op_sel:[0,0,0,1]
56C0  v_cvt_scalef32_pk_fp4_f32 v10, v75, v74, v3 op_sel:[0,0,1,0]
56C8  v_cvt_scalef32_pk_fp4_f32 v12, v95, v94, v3 op_sel:[0,0,1,1]
56D0  s_nop 0
56D4  v_or3_b32 v4, v111, v104, v110
56DC  v_or3_b32 v10, v12, v15, v10
56E4  v_mov_b32_e32 v12, 0
56E8  v_cvt_scalef32_pk_fp4_f32 v11, v73, v72, v3
56F0  v_cvt_scalef32_pk_fp4_f32 v12, v93, v92, v3 op_sel:[0,0,0,1]
56F8  v_cvt_scalef32_pk_fp4_f32 v11, v85, v84, v3 op_sel:[0,0,1,0]
5700  v_cvt_scalef32_pk_fp4_f32 v12, v97, v96, v3 op_sel:[0,0,1,1]
5708  s_nop 0
570C  v_lshlrev_b32_e32 v3, 1, v103
5710  v_or3_b32 v11, v12, v17, v11
5718  v_bitop3_b32 v12, v101, v102, 3 bitop3:0x6c
5720  v_or3_b32 v5, v29, v105, v28
5728  v_or3_b32 v6, v37, v106, v36
5730  v_or3_b32 v7, v38, v107, v109
5738  v_add_lshl_u32 v13, v3, v12, 4
5740  ds_write_b128 v13, v[4:7] offset:32768
5748  v_add_u32_e32 v4, v3, v102
574C  v_xor_b32_e32 v3, 0x108, v3
5754  ds_write_b8 v4, v108 offset:40960
575C  v_add_lshl_u32 v4, v3, v12, 4
5764  v_add_u32_e32 v3, v3, v102
5768  ds_write_b128 v4, v[8:11] offset:32768
5770  ds_write_b8 v3, v2 offset:40960
5778  s_or_b64 exec, exec, s[2:3]
577C  s_add_i32 s2, s11, 7
5780  s_lshr_b32 s3, s9, 1
5784  s_and_b32 s12, s2, 0xffffff8
578C  s_and_b32 s2, s27, 0xffffff00
5794  s_and_b32 s3, s3, 2
5798  s_or_b32 s2, s2, s3
579C  v_or_b32_e32 v2, s2, v99
57A0  s_add_i32 s2, s10, 0xff
57A8  s_and_b32 s13, s2, 0xffffff00
57B0  v_and_b32_e32 v6, 4, v0
57B4  v_or_b32_e32 v4, s9, v1
57B8  v_cmp_eq_u32_e32 vcc, 0, v6
57BC  v_add_u32_e32 v6, s26, v101
57C0  s_and_b64 s[8:9], s[0:1], exec
57C4  v_cmp_le_u32_e64 s[6:7], s11, v4
57CC  v_mov_b32_e32 v3, 0
57D0  v_cmp_le_u32_e64 s[8:9], s10, v6
57D8  v_cmp_gt_u32_e64 s[4:5], s11, v4
57E0  v_or3_b32 v2, v2, v98, v100
57E8  v_mov_b32_e32 v5, v3
57EC  v_cmp_le_u32_e64 s[2:3], s12, v4
57F4  s_cselect_b32 s12, s11, s12
57F8  s_or_b64 s[8:9], s[6:7], s[8:9]
57FC  s_mov_b64 s[6:7], 0
5800  s_waitcnt lgkmcnt(0)
5804  s_barrier
5808  s_and_saveexec_b64 s[18:19], s[8:9]
580C  s_xor_b64 s[8:9], exec, s[18:19]
5810  v_cmp_le_u32_e64 s[6:7], s13, v6
5818  s_or_b64 s[6:7], s[0:1], s[6:7]
581C  s_nor_b64 s[6:7], s[6:7], s[2:3]
5820  s_and_b64 s[6:7], s[6:7], exec
5824  s_or_saveexec_b64 s[8:9], s[8:9]
5828  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
5830  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
5838  v_mov_b32_e32 v7, 0x7f
5840  s_xor_b64 exec, exec, s[8:9]
5844  s_cbranch_execz 23
5848  v_lshrrev_b32_e32 v7, 3, v0
584C  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5854  v_cndmask_b32_e32 v7, v8, v7, vcc
5858  v_lshlrev_b32_e32 v8, 2, v7
585C  v_lshrrev_b32_e32 v7, 2, v7
5860  v_xor_b32_e32 v7, v7, v0
5864  v_and_or_b32 v7, v7, 3, v8
586C  v_lshlrev_b32_e32 v7, 4, v7
5870  v_or_b32_e32 v12, v8, v1
5874  ds_read_b128 v[8:11], v7 offset:32768
587C  ds_read_u8 v7, v12 offset:40960
5884  v_mad_u64_u32 v[12:13], s[14:15], v6, s11, 0
588C  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
5894  s_or_b64 s[6:7], s[6:7], exec
5898  s_waitcnt lgkmcnt(1)
589C  global_store_dwordx4 v[12:13], v[8:11], off
58A4  s_or_b64 exec, exec, s[8:9]
58A8  s_and_saveexec_b64 s[8:9], s[6:7]
58AC  s_cbranch_execz 12
58B0  v_and_b32_e32 v8, 0xffffffe0, v6
58B8  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
58C0  v_mov_b64_e32 v[8:9], s[16:17]
58C4  v_mad_u64_u32 v[8:9], s[6:7], s12, v6, v[8:9]
58CC  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
58D4  s_waitcnt lgkmcnt(0)
58D8  global_store_byte v[8:9], v7, off
58E0  s_or_b64 exec, exec, s[8:9]
58E4  s_waitcnt lgkmcnt(0)
58E8  v_or_b32_e32 v7, 0x100, v0
58F0  v_lshrrev_b32_e32 v6, 2, v7
58F4  v_add_u32_e32 v6, s26, v6
58F8  v_cmp_le_u32_e64 s[6:7], s10, v6
5900  s_xor_b64 s[4:5], s[4:5], -1
5904  s_or_b64 s[6:7], s[4:5], s[6:7]
5908  s_mov_b64 s[4:5], 0
590C  s_and_saveexec_b64 s[8:9], s[6:7]
5910  s_xor_b64 s[6:7], exec, s[8:9]
5914  s_cbranch_execnz 9
5918  s_or_saveexec_b64 s[2:3], s[6:7]
591C  v_mov_b32_e32 v8, 0x7f
5924  s_xor_b64 exec, exec, s[2:3]
5928  s_cbranch_execnz 14
592C  s_or_b64 exec, exec, s[2:3]
5930  s_and_saveexec_b64 s[2:3], s[4:5]
5934  s_cbranch_execnz 37
5938  s_endpgm
593C  v_cmp_le_u32_e64 s[4:5], s13, v6
5944  s_or_b64 s[4:5], s[0:1], s[4:5]
5948  s_nor_b64 s[2:3], s[4:5], s[2:3]
594C  s_and_b64 s[4:5], s[2:3], exec
5950  s_or_saveexec_b64 s[2:3], s[6:7]
5954  v_mov_b32_e32 v8, 0x7f
595C  s_xor_b64 exec, exec, s[2:3]
5960  s_cbranch_execz 65522
5964  v_lshrrev_b32_e32 v7, 3, v7
5968  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5970  v_cndmask_b32_e32 v7, v8, v7, vcc
5974  v_lshlrev_b32_e32 v8, 2, v7
5978  v_lshrrev_b32_e32 v7, 2, v7
597C  v_xor_b32_e32 v0, v7, v0
5980  v_and_or_b32 v0, v0, 3, v8
5988  v_lshlrev_b32_e32 v0, 4, v0
598C  v_or_b32_e32 v1, v8, v1
5990  ds_read_b128 v[10:13], v0 offset:32768
5998  ds_read_u8 v8, v1 offset:40960
59A0  v_mad_u64_u32 v[0:1], s[6:7], v6, s11, 0
59A8  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
59B0  s_or_b64 s[4:5], s[4:5], exec
59B4  s_waitcnt lgkmcnt(1)
59B8  global_store_dwordx4 v[0:1], v[10:13], off
59C0  s_or_b64 exec, exec, s[2:3]
59C4  s_and_saveexec_b64 s[2:3], s[4:5]
59C8  s_cbranch_execz 65499
59CC  v_and_b32_e32 v0, 0xffffffe0, v6
59D4  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
59DC  v_mov_b64_e32 v[0:1], s[16:17]
59E0  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
59E8  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
59F0  s_waitcnt lgkmcnt(0)
59F4  global_store_byte v[0:1], v8, off
59FC  s_endpgm

5a00 <QuantiseBothBf16H16>:
5A00  v_readfirstlane_b32 s18, v0
5A04  s_andn2_b32 s18, s18, 63
5A08  v_and_b32_e32 v1, 48, v0
5A0C  v_or_b32_e32 v2, s18, v1
5A10  s_load_dwordx2 s[6:7], s[0:1], 0x0
5A18  s_load_dwordx4 s[8:11], s[0:1], 0x28
5A20  v_lshrrev_b32_e32 v2, 4, v2
5A24  s_lshl_b32 s31, s3, 7
5A28  v_xor_b32_e32 v3, v2, v0
5A2C  v_add_u32_e32 v4, s31, v2
5A30  v_lshlrev_b32_e32 v2, 3, v3
5A34  s_lshl_b32 s30, s2, 7
5A38  v_and_b32_e32 v2, 0x78, v2
5A40  v_or_b32_e32 v2, s30, v2
5A44  s_waitcnt lgkmcnt(0)
5A48  v_cmp_gt_u32_e32 vcc, s9, v4
5A4C  v_cmp_gt_u32_e64 s[4:5], s10, v2
5A54  s_and_b64 s[12:13], vcc, s[4:5]
5A58  s_and_saveexec_b64 s[4:5], s[12:13]
5A5C  s_cbranch_execz 12
5A60  v_mov_b32_e32 v3, 0
5A64  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5A6C  v_lshlrev_b64 v[2:3], 1, v[2:3]
5A74  v_and_b32_e32 v2, -16, v2
5A78  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5A80  s_lshl_b32 m0, s18, 4
5A84  s_nop 0
5A88  global_load_lds_dwordx4 v[2:3], off
5A90  s_or_b64 exec, exec, s[4:5]
5A94  s_add_i32 s4, s18, 0x100
5A9C  v_or_b32_e32 v2, s4, v1
5AA0  v_lshrrev_b32_e32 v2, 4, v2
5AA4  v_xor_b32_e32 v3, v2, v0
5AA8  v_add_u32_e32 v4, s31, v2
5AAC  v_lshlrev_b32_e32 v2, 3, v3
5AB0  v_and_b32_e32 v2, 0x78, v2
5AB8  v_or_b32_e32 v2, s30, v2
5ABC  v_cmp_gt_u32_e32 vcc, s9, v4
5AC0  v_cmp_gt_u32_e64 s[4:5], s10, v2
5AC8  s_and_b64 s[12:13], vcc, s[4:5]
5ACC  s_and_saveexec_b64 s[4:5], s[12:13]
5AD0  s_cbranch_execz 14
5AD4  v_mov_b32_e32 v3, 0
5AD8  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5AE0  v_lshlrev_b64 v[2:3], 1, v[2:3]
5AE8  v_and_b32_e32 v2, -16, v2
5AEC  s_lshl_b32 s12, s18, 4
5AF0  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5AF8  s_add_i32 m0, s12, 0x1000
5B00  s_nop 0
5B04  global_load_lds_dwordx4 v[2:3], off
5B0C  s_or_b64 exec, exec, s[4:5]
5B10  s_add_i32 s4, s18, 0x200
5B18  v_or_b32_e32 v2, s4, v1
5B1C  v_lshrrev_b32_e32 v2, 4, v2
5B20  v_xor_b32_e32 v3, v2, v0
5B24  v_add_u32_e32 v4, s31, v2
5B28  v_lshlrev_b32_e32 v2, 3, v3
5B2C  v_and_b32_e32 v2, 0x78, v2
5B34  v_or_b32_e32 v2, s30, v2
5B38  v_cmp_gt_u32_e32 vcc, s9, v4
5B3C  v_cmp_gt_u32_e64 s[4:5], s10, v2
5B44  s_and_b64 s[12:13], vcc, s[4:5]
5B48  s_and_saveexec_b64 s[4:5], s[12:13]
5B4C  s_cbranch_execz 14
5B50  v_mov_b32_e32 v3, 0
5B54  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5B5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
5B64  v_and_b32_e32 v2, -16, v2
5B68  s_lshl_b32 s12, s18, 4
5B6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5B74  s_add_i32 m0, s12, 0x2000
5B7C  s_nop 0
5B80  global_load_lds_dwordx4 v[2:3], off
5B88  s_or_b64 exec, exec, s[4:5]
5B8C  s_add_i32 s4, s18, 0x300
5B94  v_or_b32_e32 v2, s4, v1
5B98  v_lshrrev_b32_e32 v2, 4, v2
5B9C  v_xor_b32_e32 v3, v2, v0
5BA0  v_add_u32_e32 v4, s31, v2
5BA4  v_lshlrev_b32_e32 v2, 3, v3
5BA8  v_and_b32_e32 v2, 0x78, v2
5BB0  v_or_b32_e32 v2, s30, v2
5BB4  v_cmp_gt_u32_e32 vcc, s9, v4
5BB8  v_cmp_gt_u32_e64 s[4:5], s10, v2
5BC0  s_and_b64 s[12:13], vcc, s[4:5]
5BC4  s_and_saveexec_b64 s[4:5], s[12:13]
5BC8  s_cbranch_execz 14
5BCC  v_mov_b32_e32 v3, 0
5BD0  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5BD8  v_lshlrev_b64 v[2:3], 1, v[2:3]
5BE0  v_and_b32_e32 v2, -16, v2
5BE4  s_lshl_b32 s12, s18, 4
5BE8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5BF0  s_add_i32 m0, s12, 0x3000
5BF8  s_nop 0
5BFC  global_load_lds_dwordx4 v[2:3], off
5C04  s_or_b64 exec, exec, s[4:5]
5C08  s_add_i32 s4, s18, 0x400
5C10  v_or_b32_e32 v2, s4, v1
5C14  v_lshrrev_b32_e32 v2, 4, v2
5C18  v_xor_b32_e32 v3, v2, v0
5C1C  s_load_dwordx2 s[20:21], s[0:1], 0x38
5C24  v_add_u32_e32 v4, s31, v2
5C28  v_lshlrev_b32_e32 v2, 3, v3
5C2C  v_and_b32_e32 v2, 0x78, v2
5C34  v_or_b32_e32 v2, s30, v2
5C38  v_cmp_gt_u32_e32 vcc, s9, v4
5C3C  v_cmp_gt_u32_e64 s[4:5], s10, v2
5C44  s_and_b64 s[12:13], vcc, s[4:5]
5C48  s_and_saveexec_b64 s[4:5], s[12:13]
5C4C  s_cbranch_execz 14
5C50  v_mov_b32_e32 v3, 0
5C54  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5C5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
5C64  v_and_b32_e32 v2, -16, v2
5C68  s_lshl_b32 s12, s18, 4
5C6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5C74  s_add_i32 m0, s12, 0x4000
5C7C  s_nop 0
5C80  global_load_lds_dwordx4 v[2:3], off
5C88  s_or_b64 exec, exec, s[4:5]
5C8C  s_add_i32 s4, s18, 0x500
5C94  v_or_b32_e32 v2, s4, v1
5C98  v_lshrrev_b32_e32 v2, 4, v2
5C9C  v_xor_b32_e32 v3, v2, v0
5CA0  v_add_u32_e32 v4, s31, v2
5CA4  v_lshlrev_b32_e32 v2, 3, v3
5CA8  v_and_b32_e32 v2, 0x78, v2
5CB0  v_or_b32_e32 v2, s30, v2
5CB4  v_cmp_gt_u32_e32 vcc, s9, v4
5CB8  v_cmp_gt_u32_e64 s[4:5], s10, v2
5CC0  s_and_b64 s[12:13], vcc, s[4:5]
5CC4  s_and_saveexec_b64 s[4:5], s[12:13]
5CC8  s_cbranch_execz 14
5CCC  v_mov_b32_e32 v3, 0
5CD0  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5CD8  v_lshlrev_b64 v[2:3], 1, v[2:3]
5CE0  v_and_b32_e32 v2, -16, v2
5CE4  s_lshl_b32 s12, s18, 4
5CE8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5CF0  s_add_i32 m0, s12, 0x5000
5CF8  s_nop 0
5CFC  global_load_lds_dwordx4 v[2:3], off
5D04  s_or_b64 exec, exec, s[4:5]
5D08  s_add_i32 s4, s18, 0x600
5D10  v_or_b32_e32 v2, s4, v1
5D14  v_lshrrev_b32_e32 v2, 4, v2
5D18  v_xor_b32_e32 v3, v2, v0
5D1C  s_load_dwordx2 s[22:23], s[0:1], 0x8
5D24  v_add_u32_e32 v4, s31, v2
5D28  v_lshlrev_b32_e32 v2, 3, v3
5D2C  v_and_b32_e32 v2, 0x78, v2
5D34  v_or_b32_e32 v2, s30, v2
5D38  v_cmp_gt_u32_e32 vcc, s9, v4
5D3C  v_cmp_gt_u32_e64 s[4:5], s10, v2
5D44  s_and_b64 s[12:13], vcc, s[4:5]
5D48  s_and_saveexec_b64 s[4:5], s[12:13]
5D4C  s_cbranch_execz 14
5D50  v_mov_b32_e32 v3, 0
5D54  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5D5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
5D64  v_and_b32_e32 v2, -16, v2
5D68  s_lshl_b32 s12, s18, 4
5D6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5D74  s_add_i32 m0, s12, 0x6000
5D7C  s_nop 0
5D80  global_load_lds_dwordx4 v[2:3], off
5D88  s_or_b64 exec, exec, s[4:5]
5D8C  s_load_dwordx4 s[12:15], s[0:1], 0x10
5D94  s_load_dwordx2 s[16:17], s[0:1], 0x20
5D9C  s_add_i32 s0, s18, 0x700
5DA4  v_or_b32_e32 v1, s0, v1
5DA8  v_lshrrev_b32_e32 v1, 4, v1
5DAC  v_xor_b32_e32 v2, v1, v0
5DB0  v_lshlrev_b32_e32 v2, 3, v2
5DB4  v_and_b32_e32 v2, 0x78, v2
5DBC  v_add_u32_e32 v1, s31, v1
5DC0  v_or_b32_e32 v2, s30, v2
5DC4  v_cmp_gt_u32_e32 vcc, s9, v1
5DC8  v_cmp_gt_u32_e64 s[0:1], s10, v2
5DD0  s_movk_i32 s33, 0x700
5DD4  s_and_b64 s[4:5], vcc, s[0:1]
5DD8  s_and_saveexec_b64 s[0:1], s[4:5]
5DDC  s_cbranch_execz 14
5DE0  v_mov_b32_e32 v3, 0
5DE4  v_mad_u64_u32 v[2:3], s[4:5], v1, s8, v[2:3]
5DEC  v_lshlrev_b64 v[2:3], 1, v[2:3]
5DF4  v_and_b32_e32 v2, -16, v2
5DF8  s_lshl_b32 s4, s18, 4
5DFC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5E04  s_add_i32 m0, s4, 0x7000
5E0C  s_nop 0
5E10  global_load_lds_dwordx4 v[2:3], off
5E18  s_or_b64 exec, exec, s[0:1]
5E1C  s_lshr_b32 s34, s10, 5
5E20  s_add_i32 s0, s34, 7
5E24  s_lshl_b32 s1, s2, 1
5E28  s_and_b32 s25, s0, 0xffffff8
5E30  s_and_b32 s0, s30, 0xffffff00
5E38  s_and_b32 s1, s1, 2
5E3C  s_or_b32 s7, s0, s1
5E40  s_add_i32 s0, s9, 0xff
5E48  s_and_b32 s6, s11, 8
5E4C  s_and_b32 s35, s0, 0xffffff00
5E54  s_waitcnt lgkmcnt(0)
5E58  s_cmp_lg_u32 s20, 0
5E5C  s_cselect_b64 s[4:5], -1, 0
5E60  s_bfe_u32 s8, s11, 0x20004
5E68  s_cmp_eq_u32 s8, 2
5E6C  s_cselect_b64 s[18:19], -1, 0
5E70  s_and_b64 s[0:1], s[18:19], exec
5E74  s_cselect_b32 s0, 0x3fffff, 0
5E7C  s_cmp_lg_u32 s8, 0
5E80  v_lshlrev_b32_e32 v2, 6, v0
5E84  v_and_b32_e32 v99, 60, v0
5E88  s_cselect_b32 s8, s0, 0x200000
5E90  s_cmp_eq_u32 s6, 0
5E94  v_and_b32_e32 v1, 3, v0
5E98  v_and_b32_e32 v98, 0xc0, v2
5EA0  v_bfe_u32 v100, v0, 6, 1
5EA8  v_or_b32_e32 v2, s7, v99
5EAC  v_lshl_or_b32 v4, s2, 2, v1
5EB4  v_or3_b32 v6, v2, v98, v100
5EBC  v_mov_b32_e32 v5, 0
5EC0  s_cselect_b64 s[0:1], -1, 0
5EC4  v_cmp_gt_u32_e32 vcc, s34, v4
5EC8  v_cmp_le_u32_e64 s[6:7], s25, v4
5ED0  v_lshlrev_b32_e32 v38, 2, v1
5ED4  v_lshl_add_u64 v[2:3], v[4:5], 4, s[22:23]
5EDC  v_lshrrev_b32_e32 v101, 2, v0
5EE0  v_bfe_u32 v7, v0, 2, 4
5EE8  v_cndmask_b32_e64 v4, v6, v4, s[0:1]
5EF0  s_and_b64 s[22:23], s[0:1], exec
5EF4  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
5EFC  s_mov_b32 s24, 0
5F00  v_lshrrev_b32_e32 v102, 6, v0
5F04  v_bitop3_b32 v39, v38, v101, 15 bitop3:0x78
5F0C  v_bitop3_b32 v40, v38, v7, 1 bitop3:0x36
5F14  v_bitop3_b32 v41, v38, v7, 2 bitop3:0x36
5F1C  v_bitop3_b32 v42, v38, v7, 3 bitop3:0x36
5F24  s_cselect_b32 s11, s34, s25
5F28  v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
5F30  s_mov_b64 s[22:23], -1
5F34  s_xor_b64 s[12:13], vcc, -1
5F38  v_cmp_ne_u32_e64 s[4:5], 1, v6
5F40  s_brev_b32 s36, 1
5F44  s_mov_b32 s2, 0x3e800000
5F4C  s_mov_b32 s37, 0x7f7fffff
5F54  s_mov_b32 s38, 0x7f800000
5F5C  s_movk_i32 s39, 0x70
5F60  s_movk_i32 s40, 0x7000
5F64  s_mov_b32 s41, 0x70000
5F6C  s_mov_b32 s42, 0x700000
5F74  s_mov_b32 s43, 0x7000000
5F7C  s_brev_b32 s44, 14
5F80  s_mov_b32 s45, 0x17fffff
5F88  v_mov_b32_e32 v43, 0x7f800000
5F90  v_mov_b32_e32 v44, 0xfe
5F98  s_waitcnt vmcnt(0)
5F9C  s_barrier
5FA0  s_branch 6
5FA4  s_or_b64 exec, exec, s[26:27]
5FA8  s_xor_b64 s[22:23], s[22:23], -1
5FAC  s_movk_i32 s24, 0x100
5FB0  s_andn2_b64 vcc, exec, s[22:23]
5FB4  s_mov_b64 s[22:23], 0
5FB8  s_cbranch_vccz 1156
5FBC  v_add_u32_e32 v6, s24, v0
5FC0  v_lshrrev_b32_e32 v6, 2, v6
5FC4  v_add_u32_e32 v45, s31, v6
5FC8  v_cmp_le_u32_e32 vcc, s9, v45
5FCC  s_or_b64 s[26:27], vcc, s[12:13]
5FD0  s_mov_b64 s[24:25], 0
5FD4  s_and_saveexec_b64 s[28:29], s[26:27]
5FD8  s_xor_b64 s[26:27], exec, s[28:29]
5FDC  s_cbranch_execnz 9
5FE0  s_or_saveexec_b64 s[26:27], s[26:27]
5FE4  v_mov_b32_e32 v48, 0x7f
5FEC  s_xor_b64 exec, exec, s[26:27]
5FF0  s_cbranch_execnz 13
5FF4  s_or_b64 exec, exec, s[26:27]
5FF8  s_and_saveexec_b64 s[26:27], s[24:25]
5FFC  s_cbranch_execz 65513
6000  s_branch 1129
6004  v_cmp_le_u32_e32 vcc, s35, v45
6008  s_or_b64 s[24:25], s[0:1], vcc
600C  s_nor_b64 s[24:25], s[24:25], s[6:7]
6010  s_and_b64 s[24:25], s[24:25], exec
6014  s_or_saveexec_b64 s[26:27], s[26:27]
6018  v_mov_b32_e32 v48, 0x7f
6020  s_xor_b64 exec, exec, s[26:27]
6024  s_cbranch_execz 65523
6028  v_lshlrev_b32_e32 v7, 8, v6
602C  v_lshl_or_b32 v6, v39, 4, v7
6034  ds_read_b128 v[8:11], v6
603C  v_lshl_or_b32 v6, v40, 4, v7
6044  ds_read_b128 v[34:37], v6
604C  s_and_b64 vcc, exec, s[4:5]
6050  s_waitcnt lgkmcnt(1)
6054  v_lshlrev_b32_e32 v18, 16, v9
6058  v_and_b32_e32 v32, 0xffff0000, v9
6060  v_lshl_or_b32 v9, v41, 4, v7
6068  v_lshl_or_b32 v7, v42, 4, v7
6070  ds_read_b128 v[46:49], v9
6078  ds_read_b128 v[50:53], v7
6080  v_lshlrev_b32_e32 v6, 16, v8
6084  v_and_b32_e32 v20, 0xffff0000, v8
608C  v_lshlrev_b32_e32 v16, 16, v10
6090  v_and_b32_e32 v30, 0xffff0000, v10
6098  v_lshlrev_b32_e32 v14, 16, v11
609C  v_and_b32_e32 v28, 0xffff0000, v11
60A4  s_waitcnt lgkmcnt(2)
60A8  v_lshlrev_b32_e32 v12, 16, v34
60AC  v_and_b32_e32 v26, 0xffff0000, v34
60B4  v_lshlrev_b32_e32 v10, 16, v35
60B8  v_and_b32_e32 v24, 0xffff0000, v35
60C0  v_lshlrev_b32_e32 v8, 16, v36
60C4  v_and_b32_e32 v22, 0xffff0000, v36
60CC  v_lshlrev_b32_e32 v34, 16, v37
60D0  v_and_b32_e32 v36, 0xffff0000, v37
60D8  s_waitcnt lgkmcnt(1)
60DC  v_lshlrev_b32_e32 v7, 16, v46
60E0  v_and_b32_e32 v21, 0xffff0000, v46
60E8  v_lshlrev_b32_e32 v19, 16, v47
60EC  v_and_b32_e32 v33, 0xffff0000, v47
60F4  v_lshlrev_b32_e32 v17, 16, v48
60F8  v_and_b32_e32 v31, 0xffff0000, v48
6100  v_lshlrev_b32_e32 v15, 16, v49
6104  v_and_b32_e32 v29, 0xffff0000, v49
610C  s_waitcnt lgkmcnt(0)
6110  v_lshlrev_b32_e32 v13, 16, v50
6114  v_and_b32_e32 v27, 0xffff0000, v50
611C  v_lshlrev_b32_e32 v11, 16, v51
6120  v_and_b32_e32 v25, 0xffff0000, v51
6128  v_lshlrev_b32_e32 v9, 16, v52
612C  v_and_b32_e32 v23, 0xffff0000, v52
6134  v_lshlrev_b32_e32 v35, 16, v53
6138  v_and_b32_e32 v37, 0xffff0000, v53
6140  s_cbranch_vccnz 96
6144  v_mov_b32_e32 v46, s20
6148  s_nop 0
614C  v_lshlrev_b32_e32 v47, 31, v46
6150  v_xor_b32_e32 v6, v6, v47
6154  v_lshlrev_b32_e32 v47, 30, v46
6158  v_bitop3_b32 v20, v20, v47, s36 bitop3:0x78
6160  v_lshlrev_b32_e32 v47, 29, v46
6164  v_bitop3_b32 v18, v18, v47, s36 bitop3:0x78
616C  v_lshlrev_b32_e32 v47, 28, v46
6170  v_bitop3_b32 v32, v32, v47, s36 bitop3:0x78
6178  v_lshlrev_b32_e32 v47, 27, v46
617C  v_bitop3_b32 v16, v16, v47, s36 bitop3:0x78
6184  v_lshlrev_b32_e32 v47, 26, v46
6188  v_bitop3_b32 v30, v30, v47, s36 bitop3:0x78
6190  v_lshlrev_b32_e32 v47, 25, v46
6194  v_bitop3_b32 v14, v14, v47, s36 bitop3:0x78
619C  v_lshlrev_b32_e32 v47, 24, v46
61A0  v_bitop3_b32 v28, v28, v47, s36 bitop3:0x78
61A8  v_lshlrev_b32_e32 v47, 23, v46
61AC  v_bitop3_b32 v12, v12, v47, s36 bitop3:0x78
61B4  v_lshlrev_b32_e32 v47, 22, v46
61B8  v_bitop3_b32 v26, v26, v47, s36 bitop3:0x78
61C0  v_lshlrev_b32_e32 v47, 21, v46
61C4  v_bitop3_b32 v10, v10, v47, s36 bitop3:0x78
61CC  v_lshlrev_b32_e32 v47, 20, v46
61D0  v_bitop3_b32 v24, v24, v47, s36 bitop3:0x78
61D8  v_lshlrev_b32_e32 v47, 19, v46
61DC  v_bitop3_b32 v8, v8, v47, s36 bitop3:0x78
61E4  v_lshlrev_b32_e32 v47, 18, v46
61E8  v_bitop3_b32 v22, v22, v47, s36 bitop3:0x78
61F0  v_lshlrev_b32_e32 v47, 17, v46
61F4  v_bitop3_b32 v34, v34, v47, s36 bitop3:0x78
61FC  v_lshlrev_b32_e32 v47, 16, v46
6200  v_bitop3_b32 v36, v36, v47, s36 bitop3:0x78
6208  v_lshlrev_b32_e32 v47, 15, v46
620C  v_bitop3_b32 v7, v7, v47, s36 bitop3:0x78
6214  v_lshlrev_b32_e32 v47, 14, v46
6218  v_bitop3_b32 v21, v21, v47, s36 bitop3:0x78
6220  v_lshlrev_b32_e32 v47, 13, v46
6224  v_bitop3_b32 v19, v19, v47, s36 bitop3:0x78
622C  v_lshlrev_b32_e32 v47, 12, v46
6230  v_bitop3_b32 v33, v33, v47, s36 bitop3:0x78
6238  v_lshlrev_b32_e32 v47, 11, v46
623C  v_bitop3_b32 v17, v17, v47, s36 bitop3:0x78
6244  v_lshlrev_b32_e32 v47, 10, v46
6248  v_bitop3_b32 v31, v31, v47, s36 bitop3:0x78
6250  v_lshlrev_b32_e32 v47, 9, v46
6254  v_bitop3_b32 v15, v15, v47, s36 bitop3:0x78
625C  v_lshlrev_b32_e32 v47, 8, v46
6260  v_bitop3_b32 v29, v29, v47, s36 bitop3:0x78
6268  v_lshlrev_b32_e32 v47, 7, v46
626C  v_bitop3_b32 v13, v13, v47, s36 bitop3:0x78
6274  v_lshlrev_b32_e32 v47, 6, v46
6278  v_bitop3_b32 v27, v27, v47, s36 bitop3:0x78
6280  v_lshlrev_b32_e32 v47, 5, v46
6284  v_bitop3_b32 v11, v11, v47, s36 bitop3:0x78
628C  v_lshlrev_b32_e32 v47, 4, v46
6290  v_bitop3_b32 v25, v25, v47, s36 bitop3:0x78
6298  v_lshlrev_b32_e32 v47, 3, v46
629C  v_bitop3_b32 v9, v9, v47, s36 bitop3:0x78
62A4  v_lshlrev_b32_e32 v47, 2, v46
62A8  v_bitop3_b32 v23, v23, v47, s36 bitop3:0x78
62B0  v_lshlrev_b32_e32 v47, 1, v46
62B4  v_bitop3_b32 v35, v35, v47, s36 bitop3:0x78
62BC  v_bitop3_b32 v37, v37, v46, s36 bitop3:0x78
62C4  v_pk_add_f32 v[46:47], v[6:7], v[20:21]
62CC  v_pk_add_f32 v[6:7], v[6:7], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
62D4  v_pk_add_f32 v[20:21], v[18:19], v[32:33]
62DC  v_pk_add_f32 v[18:19], v[18:19], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
62E4  v_pk_add_f32 v[32:33], v[16:17], v[30:31]
62EC  v_pk_add_f32 v[16:17], v[16:17], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
62F4  v_pk_add_f32 v[30:31], v[14:15], v[28:29]
62FC  v_pk_add_f32 v[14:15], v[14:15], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
6304  v_pk_add_f32 v[28:29], v[12:13], v[26:27]
630C  v_pk_add_f32 v[12:13], v[12:13], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6314  v_pk_add_f32 v[26:27], v[10:11], v[24:25]
631C  v_pk_add_f32 v[10:11], v[10:11], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6324  v_pk_add_f32 v[24:25], v[8:9], v[22:23]
632C  v_pk_add_f32 v[8:9], v[8:9], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6334  v_pk_add_f32 v[22:23], v[34:35], v[36:37]
633C  v_pk_add_f32 v[34:35], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
6344  v_pk_add_f32 v[36:37], v[46:47], v[20:21]
634C  v_pk_add_f32 v[20:21], v[46:47], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
6354  v_pk_add_f32 v[46:47], v[6:7], v[18:19]
635C  v_pk_add_f32 v[6:7], v[6:7], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
6364  v_pk_add_f32 v[18:19], v[32:33], v[30:31]
636C  v_pk_add_f32 v[30:31], v[32:33], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6374  v_pk_add_f32 v[32:33], v[16:17], v[14:15]
637C  v_pk_add_f32 v[14:15], v[16:17], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6384  v_pk_add_f32 v[16:17], v[28:29], v[26:27]
638C  v_pk_add_f32 v[26:27], v[28:29], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6394  v_pk_add_f32 v[28:29], v[12:13], v[10:11]
639C  v_pk_add_f32 v[10:11], v[12:13], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
63A4  v_pk_add_f32 v[12:13], v[24:25], v[22:23]
63AC  v_pk_add_f32 v[22:23], v[24:25], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
63B4  v_pk_add_f32 v[24:25], v[8:9], v[34:35]
63BC  v_pk_add_f32 v[8:9], v[8:9], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
63C4  v_pk_add_f32 v[34:35], v[36:37], v[18:19]
63CC  v_pk_add_f32 v[18:19], v[36:37], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
63D4  v_pk_add_f32 v[36:37], v[46:47], v[32:33]
63DC  v_pk_add_f32 v[32:33], v[46:47], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
63E4  v_pk_add_f32 v[46:47], v[20:21], v[30:31]
63EC  v_pk_add_f32 v[20:21], v[20:21], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
63F4  v_pk_add_f32 v[30:31], v[6:7], v[14:15]
63FC  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6404  v_pk_add_f32 v[14:15], v[16:17], v[12:13]
640C  v_pk_add_f32 v[12:13], v[16:17], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6414  v_pk_add_f32 v[16:17], v[28:29], v[24:25]
641C  v_pk_add_f32 v[24:25], v[28:29], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6424  v_pk_add_f32 v[28:29], v[26:27], v[22:23]
642C  v_pk_add_f32 v[22:23], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6434  v_pk_add_f32 v[26:27], v[10:11], v[8:9]
643C  v_pk_add_f32 v[8:9], v[10:11], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6444  v_pk_add_f32 v[10:11], v[34:35], v[14:15]
644C  v_pk_add_f32 v[48:49], v[34:35], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6454  v_pk_add_f32 v[34:35], v[36:37], v[16:17]
645C  v_pk_add_f32 v[16:17], v[36:37], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6464  v_pk_add_f32 v[36:37], v[46:47], v[28:29]
646C  v_pk_add_f32 v[28:29], v[46:47], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
6474  v_pk_add_f32 v[46:47], v[30:31], v[26:27]
647C  v_pk_add_f32 v[50:51], v[30:31], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6484  v_pk_add_f32 v[30:31], v[18:19], v[12:13]
648C  v_pk_add_f32 v[52:53], v[18:19], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6494  v_pk_mul_f32 v[14:15], v[10:11], s[2:3] op_sel_hi:[1,0]
649C  v_pk_mul_f32 v[18:19], v[34:35], s[2:3] op_sel_hi:[1,0]
64A4  v_pk_add_f32 v[12:13], v[32:33], v[24:25]
64AC  v_pk_add_f32 v[54:55], v[20:21], v[22:23]
64B4  v_pk_add_f32 v[56:57], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
64BC  v_pk_mul_f32 v[22:23], v[36:37], s[2:3] op_sel_hi:[1,0]
64C4  v_pk_mul_f32 v[26:27], v[46:47], s[2:3] op_sel_hi:[1,0]
64CC  v_and_b32_e32 v79, 0x7fffffff, v14
64D4  v_and_b32_e32 v77, 0x7fffffff, v18
64DC  v_pk_add_f32 v[24:25], v[32:33], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
64E4  v_pk_add_f32 v[20:21], v[6:7], v[8:9]
64EC  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
64F4  v_pk_mul_f32 v[32:33], v[12:13], s[2:3] op_sel_hi:[1,0]
64FC  v_max_u32_e32 v46, v77, v79
6500  v_and_b32_e32 v75, 0x7fffffff, v22
6508  v_and_b32_e32 v73, 0x7fffffff, v26
6510  v_pk_mul_f32 v[34:35], v[54:55], s[2:3] op_sel_hi:[1,0]
6518  v_pk_mul_f32 v[36:37], v[20:21], s[2:3] op_sel_hi:[1,0]
6520  v_max3_u32 v46, v73, v75, v46
6528  v_and_b32_e32 v71, 0x7fffffff, v30
6530  v_and_b32_e32 v69, 0x7fffffff, v32
6538  v_pk_add_f32 v[58:59], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6540  v_pk_mul_f32 v[6:7], v[48:49], s[2:3] op_sel_hi:[1,0]
6548  v_pk_mul_f32 v[8:9], v[16:17], s[2:3] op_sel_hi:[1,0]
6550  v_max3_u32 v46, v69, v71, v46
6558  v_and_b32_e32 v67, 0x7fffffff, v34
6560  v_and_b32_e32 v65, 0x7fffffff, v36
6568  v_pk_mul_f32 v[10:11], v[28:29], s[2:3] op_sel_hi:[1,0]
6570  v_pk_mul_f32 v[12:13], v[50:51], s[2:3] op_sel_hi:[1,0]
6578  v_max3_u32 v46, v65, v67, v46
6580  v_and_b32_e32 v62, 0x7fffffff, v6
6588  v_and_b32_e32 v60, 0x7fffffff, v8
6590  v_pk_mul_f32 v[16:17], v[52:53], s[2:3] op_sel_hi:[1,0]
6598  v_pk_mul_f32 v[20:21], v[24:25], s[2:3] op_sel_hi:[1,0]
65A0  v_pk_mul_f32 v[24:25], v[56:57], s[2:3] op_sel_hi:[1,0]
65A8  v_pk_mul_f32 v[28:29], v[58:59], s[2:3] op_sel_hi:[1,0]
65B0  v_max3_u32 v46, v60, v62, v46
65B8  v_and_b32_e32 v58, 0x7fffffff, v10
65C0  v_and_b32_e32 v56, 0x7fffffff, v12
65C8  v_max3_u32 v46, v56, v58, v46
65D0  v_and_b32_e32 v54, 0x7fffffff, v16
65D8  v_and_b32_e32 v52, 0x7fffffff, v20
65E0  v_max3_u32 v46, v52, v54, v46
65E8  v_and_b32_e32 v50, 0x7fffffff, v24
65F0  v_and_b32_e32 v48, 0x7fffffff, v28
65F8  v_max3_u32 v46, v48, v50, v46
6600  v_and_b32_e32 v81, 0x7fffffff, v15
6608  v_and_b32_e32 v78, 0x7fffffff, v19
6610  v_max3_u32 v46, v78, v81, v46
6618  v_and_b32_e32 v76, 0x7fffffff, v23
6620  v_and_b32_e32 v74, 0x7fffffff, v27
6628  v_max3_u32 v46, v74, v76, v46
6630  v_and_b32_e32 v72, 0x7fffffff, v31
6638  v_and_b32_e32 v70, 0x7fffffff, v33
6640  v_max3_u32 v46, v70, v72, v46
6648  v_and_b32_e32 v68, 0x7fffffff, v35
6650  v_and_b32_e32 v66, 0x7fffffff, v37
6658  v_max3_u32 v46, v66, v68, v46
6660  v_and_b32_e32 v64, 0x7fffffff, v7
6668  v_and_b32_e32 v61, 0x7fffffff, v9
6670  v_max3_u32 v46, v61, v64, v46
6678  v_and_b32_e32 v59, 0x7fffffff, v11
6680  v_and_b32_e32 v57, 0x7fffffff, v13
6688  v_max3_u32 v46, v57, v59, v46
6690  v_and_b32_e32 v55, 0x7fffffff, v17
6698  v_and_b32_e32 v53, 0x7fffffff, v21
66A0  v_max3_u32 v46, v53, v55, v46
66A8  v_and_b32_e32 v51, 0x7fffffff, v25
66B0  v_and_b32_e32 v49, 0x7fffffff, v29
66B8  v_max3_u32 v82, v49, v51, v46
66C0  v_cmp_lt_u32_e32 vcc, s37, v82
66C4  v_mov_b32_e32 v46, 0
66C8  v_mov_b32_e32 v47, 0
66CC  v_mov_b32_e32 v63, 0
66D0  v_mov_b32_e32 v80, 0
66D4  s_and_saveexec_b64 s[28:29], vcc
66D8  s_cbranch_execz 572
66DC  v_sub_u32_e32 v63, 0x7f7fffff, v79
66E4  v_sub_u32_e32 v82, 0x7f7fffff, v77
66EC  v_ashrrev_i32_e32 v46, 31, v63
66F0  v_and_b32_e32 v46, 7, v46
66F4  v_sub_u32_e32 v84, 0x7f7fffff, v75
66FC  v_ashrrev_i32_e32 v47, 31, v82
6700  v_and_or_b32 v46, v47, s39, v46
6708  v_sub_u32_e32 v86, 0x7f7fffff, v73
6710  v_ashrrev_i32_e32 v47, 31, v84
6714  v_and_or_b32 v46, v47, s33, v46
671C  v_sub_u32_e32 v88, 0x7f7fffff, v71
6724  v_ashrrev_i32_e32 v47, 31, v86
6728  v_and_or_b32 v46, v47, s40, v46
6730  v_sub_u32_e32 v90, 0x7f7fffff, v69
6738  v_ashrrev_i32_e32 v47, 31, v88
673C  v_and_or_b32 v46, v47, s41, v46
6744  v_sub_u32_e32 v92, 0x7f7fffff, v67
674C  v_ashrrev_i32_e32 v47, 31, v90
6750  v_and_or_b32 v46, v47, s42, v46
6758  v_sub_u32_e32 v94, 0x7f7fffff, v65
6760  v_ashrrev_i32_e32 v47, 31, v92
6764  v_and_or_b32 v46, v47, s43, v46
676C  v_sub_u32_e32 v96, 0x7f7fffff, v62
6774  v_ashrrev_i32_e32 v47, 31, v94
6778  v_and_or_b32 v46, v47, s44, v46
6780  v_sub_u32_e32 v103, 0x7f7fffff, v60
6788  v_ashrrev_i32_e32 v47, 31, v96
678C  v_and_b32_e32 v47, 7, v47
6790  v_sub_u32_e32 v118, 0x7f800000, v81
6798  v_ashrrev_i32_e32 v105, 31, v103
679C  v_and_or_b32 v47, v105, s39, v47
67A4  v_sub_u32_e32 v105, 0x7f7fffff, v58
67AC  v_sub_u32_e32 v80, 0x7f800000, v79
67B4  v_ashrrev_i32_e32 v107, 31, v105
67B8  v_and_or_b32 v47, v107, s33, v47
67C0  v_sub_u32_e32 v107, 0x7f7fffff, v56
67C8  v_sub_u32_e32 v83, 0x7f800000, v77
67D0  v_ashrrev_i32_e32 v109, 31, v107
67D4  v_and_or_b32 v47, v109, s40, v47
67DC  v_sub_u32_e32 v109, 0x7f7fffff, v54
67E4  v_lshrrev_b32_e32 v118, 31, v118
67E8  v_ashrrev_i32_e32 v111, 31, v109
67EC  v_and_or_b32 v47, v111, s41, v47
67F4  v_sub_u32_e32 v111, 0x7f7fffff, v52
67FC  v_lshrrev_b32_e32 v80, 31, v80
6800  v_ashrrev_i32_e32 v113, 31, v111
6804  v_and_or_b32 v47, v113, s42, v47
680C  v_sub_u32_e32 v113, 0x7f7fffff, v50
6814  v_add_u32_e32 v120, -1, v118
6818  v_ashrrev_i32_e32 v115, 31, v113
681C  v_and_or_b32 v47, v115, s43, v47
6824  v_sub_u32_e32 v115, 0x7f7fffff, v48
682C  v_lshrrev_b32_e32 v63, 31, v63
6830  v_ashrrev_i32_e32 v117, 31, v115
6834  v_and_or_b32 v47, v117, s44, v47
683C  v_sub_u32_e32 v117, 0x7f7fffff, v81
6844  v_add_u32_e32 v121, -1, v80
6848  v_lshrrev_b32_e32 v119, 31, v117
684C  v_and_b32_e32 v123, 0x80000000, v120
6854  v_add_u32_e32 v119, -1, v119
6858  v_and_b32_e32 v122, 0x80000000, v121
6860  v_add_u32_e32 v63, -1, v63
6864  v_bitop3_b32 v15, v123, v15, v119 bitop3:0xc8
686C  v_sub_u32_e32 v119, 0x7f800000, v78
6874  v_lshrrev_b32_e32 v83, 31, v83
6878  v_bitop3_b32 v14, v122, v14, v63 bitop3:0xc8
6880  v_lshrrev_b32_e32 v82, 31, v82
6884  v_add_u32_e32 v122, -1, v83
6888  v_sub_u32_e32 v85, 0x7f800000, v75
6890  v_and_b32_e32 v63, v121, v79
6894  v_ashrrev_i32_e32 v79, 31, v117
6898  v_sub_u32_e32 v117, 0x7f7fffff, v78
68A0  v_lshrrev_b32_e32 v119, 31, v119
68A4  v_and_b32_e32 v123, 0x80000000, v122
68AC  v_add_u32_e32 v82, -1, v82
68B0  v_and_b32_e32 v77, v122, v77
68B4  v_sub_u32_e32 v87, 0x7f800000, v73
68BC  v_and_b32_e32 v79, 7, v79
68C0  v_and_b32_e32 v81, v120, v81
68C4  v_add_u32_e32 v121, -1, v119
68C8  v_lshrrev_b32_e32 v120, 31, v117
68CC  v_bitop3_b32 v18, v123, v18, v82 bitop3:0xc8
68D4  v_max_u32_e32 v63, v77, v63
68D8  v_ashrrev_i32_e32 v77, 31, v117
68DC  v_sub_u32_e32 v82, 0x7f800000, v76
68E4  v_and_b32_e32 v124, 0x80000000, v121
68EC  v_add_u32_e32 v120, -1, v120
68F0  v_and_or_b32 v77, v77, s39, v79
68F8  v_sub_u32_e32 v79, 0x7f7fffff, v76
6900  v_lshrrev_b32_e32 v85, 31, v85
6904  v_bitop3_b32 v19, v124, v19, v120 bitop3:0xc8
690C  v_lshrrev_b32_e32 v82, 31, v82
6910  v_add_u32_e32 v120, -1, v85
6914  v_lshrrev_b32_e32 v87, 31, v87
6918  v_add_u32_e32 v80, v83, v80
691C  v_and_b32_e32 v78, v121, v78
6920  v_lshrrev_b32_e32 v83, 31, v79
6924  v_add_u32_e32 v117, -1, v82
6928  v_and_b32_e32 v121, 0x80000000, v120
6930  v_and_b32_e32 v75, v120, v75
6934  v_ashrrev_i32_e32 v79, 31, v79
6938  v_add_u32_e32 v120, -1, v87
693C  v_and_b32_e32 v122, 0x80000000, v117
6944  v_add_u32_e32 v83, -1, v83
6948  v_and_or_b32 v77, v79, s33, v77
6950  v_sub_u32_e32 v79, 0x7f7fffff, v74
6958  v_and_b32_e32 v73, v120, v73
695C  v_bitop3_b32 v23, v122, v23, v83 bitop3:0xc8
6964  v_sub_u32_e32 v83, 0x7f800000, v74
696C  v_max3_u32 v63, v73, v75, v63
6974  v_ashrrev_i32_e32 v73, 31, v79
6978  v_lshrrev_b32_e32 v84, 31, v84
697C  v_and_or_b32 v73, v73, s40, v77
6984  v_sub_u32_e32 v77, 0x7f800000, v72
698C  v_sub_u32_e32 v89, 0x7f800000, v71
6994  v_add_u32_e32 v84, -1, v84
6998  v_lshrrev_b32_e32 v86, 31, v86
699C  v_lshrrev_b32_e32 v83, 31, v83
69A0  v_bitop3_b32 v22, v121, v22, v84 bitop3:0xc8
69A8  v_and_b32_e32 v76, v117, v76
69AC  v_lshrrev_b32_e32 v84, 31, v79
69B0  v_add_u32_e32 v117, -1, v83
69B4  v_and_b32_e32 v121, 0x80000000, v120
69BC  v_add_u32_e32 v86, -1, v86
69C0  v_add3_u32 v80, v85, v80, v87
69C8  v_sub_u32_e32 v75, 0x7f7fffff, v72
69D0  v_lshrrev_b32_e32 v85, 31, v89
69D4  v_lshrrev_b32_e32 v77, 31, v77
69D8  v_sub_u32_e32 v91, 0x7f800000, v69
69E0  v_and_b32_e32 v122, 0x80000000, v117
69E8  v_add_u32_e32 v84, -1, v84
69EC  v_bitop3_b32 v26, v121, v26, v86 bitop3:0xc8
69F4  v_add_u32_e32 v86, -1, v77
69F8  v_lshrrev_b32_e32 v79, 31, v75
69FC  v_add_u32_e32 v87, -1, v85
6A00  v_bitop3_b32 v27, v122, v27, v84 bitop3:0xc8
6A08  v_lshrrev_b32_e32 v84, 31, v88
6A0C  v_and_b32_e32 v88, 0x80000000, v87
6A14  v_and_b32_e32 v89, 0x80000000, v86
6A1C  v_add_u32_e32 v79, -1, v79
6A20  v_and_b32_e32 v71, v87, v71
6A24  v_lshrrev_b32_e32 v87, 31, v91
6A28  v_bitop3_b32 v31, v89, v31, v79 bitop3:0xc8
6A30  v_ashrrev_i32_e32 v75, 31, v75
6A34  v_add_u32_e32 v89, -1, v87
6A38  v_and_or_b32 v73, v75, s41, v73
6A40  v_sub_u32_e32 v75, 0x7f7fffff, v70
6A48  v_and_b32_e32 v69, v89, v69
6A4C  v_max3_u32 v63, v69, v71, v63
6A54  v_ashrrev_i32_e32 v69, 31, v75
6A58  v_and_or_b32 v69, v69, s42, v73
6A60  v_sub_u32_e32 v73, 0x7f800000, v68
6A68  v_and_b32_e32 v72, v86, v72
6A6C  v_sub_u32_e32 v79, 0x7f800000, v70
6A74  v_lshrrev_b32_e32 v86, 31, v90
6A78  v_sub_u32_e32 v93, 0x7f800000, v67
6A80  v_add_u32_e32 v84, -1, v84
6A84  v_and_b32_e32 v90, 0x80000000, v89
6A8C  v_add_u32_e32 v86, -1, v86
6A90  v_sub_u32_e32 v71, 0x7f7fffff, v68
6A98  v_lshrrev_b32_e32 v73, 31, v73
6A9C  v_bitop3_b32 v30, v88, v30, v84 bitop3:0xc8
6AA4  v_lshrrev_b32_e32 v84, 31, v75
6AA8  v_lshrrev_b32_e32 v79, 31, v79
6AAC  v_bitop3_b32 v32, v90, v32, v86 bitop3:0xc8
6AB4  v_add3_u32 v80, v85, v80, v87
6ABC  v_lshrrev_b32_e32 v85, 31, v93
6AC0  v_lshrrev_b32_e32 v75, 31, v71
6AC4  v_add_u32_e32 v86, -1, v73
6AC8  v_sub_u32_e32 v95, 0x7f800000, v65
6AD0  v_add_u32_e32 v88, -1, v79
6AD4  v_add_u32_e32 v87, -1, v85
6AD8  v_and_b32_e32 v89, 0x80000000, v86
6AE0  v_add_u32_e32 v75, -1, v75
6AE4  v_and_b32_e32 v91, 0x80000000, v88
6AEC  v_add_u32_e32 v84, -1, v84
6AF0  v_and_b32_e32 v70, v88, v70
6AF4  v_and_b32_e32 v88, 0x80000000, v87
6AFC  v_bitop3_b32 v35, v89, v35, v75 bitop3:0xc8
6B04  v_and_b32_e32 v67, v87, v67
6B08  v_sub_u32_e32 v75, 0x7f800000, v66
6B10  v_lshrrev_b32_e32 v87, 31, v95
6B14  v_bitop3_b32 v33, v91, v33, v84 bitop3:0xc8
6B1C  v_lshrrev_b32_e32 v84, 31, v92
6B20  v_ashrrev_i32_e32 v71, 31, v71
6B24  v_add_u32_e32 v89, -1, v87
6B28  v_add_u32_e32 v84, -1, v84
6B2C  v_and_or_b32 v69, v71, s43, v69
6B34  v_sub_u32_e32 v71, 0x7f7fffff, v66
6B3C  v_lshrrev_b32_e32 v75, 31, v75
6B40  v_and_b32_e32 v65, v89, v65
6B44  v_sub_u32_e32 v97, 0x7f800000, v62
6B4C  v_bitop3_b32 v34, v88, v34, v84 bitop3:0xc8
6B54  v_add_u32_e32 v88, -1, v75
6B58  v_lshrrev_b32_e32 v84, 31, v71
6B5C  v_max3_u32 v65, v65, v67, v63
6B64  v_ashrrev_i32_e32 v63, 31, v71
6B68  v_and_b32_e32 v91, 0x80000000, v88
6B70  v_add_u32_e32 v84, -1, v84
6B74  v_add3_u32 v80, v85, v80, v87
6B7C  v_and_or_b32 v63, v63, s44, v69
6B84  v_sub_u32_e32 v69, 0x7f800000, v64
6B8C  v_lshrrev_b32_e32 v85, 31, v97
6B90  v_and_b32_e32 v68, v86, v68
6B94  v_lshrrev_b32_e32 v86, 31, v94
6B98  v_bitop3_b32 v37, v91, v37, v84 bitop3:0xc8
6BA0  v_lshrrev_b32_e32 v84, 31, v96
6BA4  v_add_u32_e32 v87, -1, v85
6BA8  v_sub_u32_e32 v104, 0x7f800000, v60
6BB0  v_and_b32_e32 v90, 0x80000000, v89
6BB8  v_add_u32_e32 v86, -1, v86
6BBC  v_and_b32_e32 v66, v88, v66
6BC0  v_sub_u32_e32 v67, 0x7f7fffff, v64
6BC8  v_lshrrev_b32_e32 v69, 31, v69
6BCC  v_and_b32_e32 v88, 0x80000000, v87
6BD4  v_add_u32_e32 v84, -1, v84
6BD8  v_bitop3_b32 v36, v90, v36, v86 bitop3:0xc8
6BE0  v_add_u32_e32 v86, -1, v69
6BE4  v_lshrrev_b32_e32 v71, 31, v67
6BE8  v_bitop3_b32 v6, v88, v6, v84 bitop3:0xc8
6BF0  v_lshrrev_b32_e32 v88, 31, v104
6BF4  v_and_b32_e32 v89, 0x80000000, v86
6BFC  v_add_u32_e32 v71, -1, v71
6C00  v_sub_u32_e32 v84, 0x7f800000, v61
6C08  v_add_u32_e32 v90, -1, v88
6C0C  v_bitop3_b32 v7, v89, v7, v71 bitop3:0xc8
6C14  v_and_b32_e32 v62, v87, v62
6C18  v_ashrrev_i32_e32 v67, 31, v67
6C1C  v_sub_u32_e32 v71, 0x7f7fffff, v61
6C24  v_and_b32_e32 v60, v90, v60
6C28  v_and_b32_e32 v67, 7, v67
6C2C  v_lshrrev_b32_e32 v84, 31, v84
6C30  v_max3_u32 v60, v60, v62, v65
6C38  v_ashrrev_i32_e32 v62, 31, v71
6C3C  v_and_b32_e32 v64, v86, v64
6C40  v_lshrrev_b32_e32 v86, 31, v71
6C44  v_add_u32_e32 v89, -1, v84
6C48  v_and_or_b32 v62, v62, s39, v67
6C50  v_sub_u32_e32 v67, 0x7f800000, v59
6C58  v_sub_u32_e32 v106, 0x7f800000, v58
6C60  v_lshrrev_b32_e32 v87, 31, v103
6C64  v_and_b32_e32 v92, 0x80000000, v89
6C6C  v_add_u32_e32 v86, -1, v86
6C70  v_and_b32_e32 v91, 0x80000000, v90
6C78  v_add_u32_e32 v87, -1, v87
6C7C  v_bitop3_b32 v9, v92, v9, v86 bitop3:0xc8
6C84  v_sub_u32_e32 v65, 0x7f7fffff, v59
6C8C  v_lshrrev_b32_e32 v86, 31, v106
6C90  v_lshrrev_b32_e32 v67, 31, v67
6C94  v_sub_u32_e32 v108, 0x7f800000, v56
6C9C  v_bitop3_b32 v8, v91, v8, v87 bitop3:0xc8
6CA4  v_add3_u32 v80, v85, v80, v88
6CAC  v_add_u32_e32 v87, -1, v67
6CB0  v_lshrrev_b32_e32 v71, 31, v65
6CB4  v_add_u32_e32 v88, -1, v86
6CB8  v_and_b32_e32 v61, v89, v61
6CBC  v_and_b32_e32 v89, 0x80000000, v88
6CC4  v_and_b32_e32 v90, 0x80000000, v87
6CCC  v_add_u32_e32 v71, -1, v71
6CD0  v_and_b32_e32 v58, v88, v58
6CD4  v_lshrrev_b32_e32 v88, 31, v108
6CD8  v_bitop3_b32 v11, v90, v11, v71 bitop3:0xc8
6CE0  v_ashrrev_i32_e32 v65, 31, v65
6CE4  v_add_u32_e32 v90, -1, v88
6CE8  v_and_or_b32 v62, v65, s33, v62
6CF0  v_sub_u32_e32 v65, 0x7f7fffff, v57
6CF8  v_and_b32_e32 v56, v90, v56
6CFC  v_max3_u32 v56, v56, v58, v60
6D04  v_ashrrev_i32_e32 v58, 31, v65
6D08  v_sub_u32_e32 v71, 0x7f800000, v57
6D10  v_and_or_b32 v58, v58, s40, v62
6D18  v_sub_u32_e32 v62, 0x7f800000, v55
6D20  v_sub_u32_e32 v110, 0x7f800000, v54
6D28  v_lshrrev_b32_e32 v85, 31, v105
6D2C  v_and_b32_e32 v59, v87, v59
6D30  v_lshrrev_b32_e32 v87, 31, v107
6D34  v_add_u32_e32 v85, -1, v85
6D38  v_lshrrev_b32_e32 v71, 31, v71
6D3C  v_and_b32_e32 v91, 0x80000000, v90
6D44  v_add_u32_e32 v87, -1, v87
6D48  v_add3_u32 v80, v86, v80, v88
6D50  v_sub_u32_e32 v60, 0x7f7fffff, v55
6D58  v_lshrrev_b32_e32 v86, 31, v110
6D5C  v_lshrrev_b32_e32 v62, 31, v62
6D60  v_sub_u32_e32 v112, 0x7f800000, v52
6D68  v_bitop3_b32 v10, v89, v10, v85 bitop3:0xc8
6D70  v_lshrrev_b32_e32 v85, 31, v65
6D74  v_add_u32_e32 v89, -1, v71
6D78  v_bitop3_b32 v12, v91, v12, v87 bitop3:0xc8
6D80  v_add_u32_e32 v87, -1, v62
6D84  v_lshrrev_b32_e32 v65, 31, v60
6D88  v_add_u32_e32 v88, -1, v86
6D8C  v_and_b32_e32 v92, 0x80000000, v89
6D94  v_and_b32_e32 v57, v89, v57
6D98  v_and_b32_e32 v89, 0x80000000, v88
6DA0  v_and_b32_e32 v90, 0x80000000, v87
6DA8  v_add_u32_e32 v65, -1, v65
6DAC  v_and_b32_e32 v54, v88, v54
6DB0  v_lshrrev_b32_e32 v88, 31, v112
6DB4  v_bitop3_b32 v17, v90, v17, v65 bitop3:0xc8
6DBC  v_ashrrev_i32_e32 v60, 31, v60
6DC0  v_add_u32_e32 v90, -1, v88
6DC4  v_and_or_b32 v58, v60, s41, v58
6DCC  v_sub_u32_e32 v60, 0x7f7fffff, v53
6DD4  v_and_b32_e32 v52, v90, v52
6DD8  v_max3_u32 v52, v52, v54, v56
6DE0  v_ashrrev_i32_e32 v54, 31, v60
6DE4  v_add_u32_e32 v85, -1, v85
6DE8  v_sub_u32_e32 v65, 0x7f800000, v53
6DF0  v_and_or_b32 v54, v54, s42, v58
6DF8  v_sub_u32_e32 v58, 0x7f800000, v51
6E00  v_sub_u32_e32 v114, 0x7f800000, v50
6E08  v_bitop3_b32 v13, v92, v13, v85 bitop3:0xc8
6E10  v_lshrrev_b32_e32 v85, 31, v109
6E14  v_and_b32_e32 v55, v87, v55
6E18  v_lshrrev_b32_e32 v87, 31, v111
6E1C  v_add_u32_e32 v85, -1, v85
6E20  v_lshrrev_b32_e32 v65, 31, v65
6E24  v_and_b32_e32 v91, 0x80000000, v90
6E2C  v_add_u32_e32 v87, -1, v87
6E30  v_add3_u32 v80, v86, v80, v88
6E38  v_sub_u32_e32 v56, 0x7f7fffff, v51
6E40  v_lshrrev_b32_e32 v86, 31, v114
6E44  v_lshrrev_b32_e32 v58, 31, v58
6E48  v_sub_u32_e32 v116, 0x7f800000, v48
6E50  v_bitop3_b32 v16, v89, v16, v85 bitop3:0xc8
6E58  v_lshrrev_b32_e32 v85, 31, v60
6E5C  v_add_u32_e32 v89, -1, v65
6E60  v_bitop3_b32 v20, v91, v20, v87 bitop3:0xc8
6E68  v_add_u32_e32 v87, -1, v58
6E6C  v_lshrrev_b32_e32 v60, 31, v56
6E70  v_add_u32_e32 v88, -1, v86
6E74  v_and_b32_e32 v92, 0x80000000, v89
6E7C  v_and_b32_e32 v53, v89, v53
6E80  v_and_b32_e32 v89, 0x80000000, v88
6E88  v_and_b32_e32 v90, 0x80000000, v87
6E90  v_add_u32_e32 v60, -1, v60
6E94  v_and_b32_e32 v50, v88, v50
6E98  v_lshrrev_b32_e32 v88, 31, v116
6E9C  v_bitop3_b32 v25, v90, v25, v60 bitop3:0xc8
6EA4  v_add_u32_e32 v90, -1, v88
6EA8  v_and_b32_e32 v48, v90, v48
6EAC  v_add3_u32 v80, v86, v80, v88
6EB4  v_max3_u32 v48, v48, v50, v52
6EBC  v_add3_u32 v50, v118, v80, v119
6EC4  v_and_b32_e32 v74, v117, v74
6EC8  v_max3_u32 v48, v78, v81, v48
6ED0  v_add3_u32 v50, v82, v50, v83
6ED8  v_max3_u32 v48, v74, v76, v48
6EE0  v_add3_u32 v50, v77, v50, v79
6EE8  v_add_u32_e32 v85, -1, v85
6EEC  v_sub_u32_e32 v60, 0x7f800000, v49
6EF4  v_max3_u32 v48, v70, v72, v48
6EFC  v_add3_u32 v50, v73, v50, v75
6F04  v_bitop3_b32 v21, v92, v21, v85 bitop3:0xc8
6F0C  v_lshrrev_b32_e32 v85, 31, v113
6F10  v_max3_u32 v48, v66, v68, v48
6F18  v_add3_u32 v50, v69, v50, v84
6F20  v_add_u32_e32 v85, -1, v85
6F24  v_ashrrev_i32_e32 v56, 31, v56
6F28  v_lshrrev_b32_e32 v60, 31, v60
6F2C  v_max3_u32 v48, v61, v64, v48
6F34  v_add3_u32 v50, v67, v50, v71
6F3C  v_bitop3_b32 v24, v89, v24, v85 bitop3:0xc8
6F44  v_and_or_b32 v54, v56, s43, v54
6F4C  v_sub_u32_e32 v56, 0x7f7fffff, v49
6F54  v_add_u32_e32 v89, -1, v60
6F58  v_max3_u32 v48, v57, v59, v48
6F60  v_add3_u32 v50, v62, v50, v65
6F68  v_and_b32_e32 v51, v87, v51
6F6C  v_lshrrev_b32_e32 v87, 31, v115
6F70  v_lshrrev_b32_e32 v85, 31, v56
6F74  v_max3_u32 v48, v53, v55, v48
6F7C  v_add3_u32 v50, v58, v50, v60
6F84  v_and_b32_e32 v49, v89, v49
6F88  v_and_b32_e32 v91, 0x80000000, v90
6F90  v_and_b32_e32 v92, 0x80000000, v89
6F98  v_add_u32_e32 v87, -1, v87
6F9C  v_add_u32_e32 v85, -1, v85
6FA0  v_ashrrev_i32_e32 v52, 31, v56
6FA4  v_max3_u32 v48, v49, v51, v48
6FAC  v_cmp_ne_u32_e32 vcc, 32, v50
6FB0  v_bitop3_b32 v29, v92, v29, v85 bitop3:0xc8
6FB8  v_bitop3_b32 v28, v91, v28, v87 bitop3:0xc8
6FC0  v_and_or_b32 v80, v52, s44, v54
6FC8  v_cndmask_b32_e32 v82, v43, v48, vcc
6FCC  s_or_b64 exec, exec, s[28:29]
6FD0  v_cmp_ne_u32_e32 vcc, 0, v82
6FD4  v_mov_b32_e32 v48, 0x7f
6FDC  s_and_saveexec_b64 s[28:29], vcc
6FE0  v_add_u32_e32 v48, s8, v82
6FE4  v_lshrrev_b32_e32 v49, 23, v48
6FE8  v_add_u32_e32 v49, -2, v49
6FEC  v_cmp_lt_u32_e32 vcc, s45, v48
6FF0  s_nop 1
6FF4  v_cndmask_b32_e32 v48, 0, v49, vcc
6FF8  v_cmp_eq_u32_e32 vcc, s38, v82
6FFC  s_and_b64 vcc, s[18:19], vcc
7000  s_nop 0
7004  v_cndmask_b32_e32 v48, v48, v44, vcc
7008  s_or_b64 exec, exec, s[28:29]
700C  v_cmp_eq_u32_e32 vcc, 0, v48
7010  s_cbranch_vccz 37
7014  s_nop 0
7018  v_cndmask_b32_e64 v50, 1.0, 2.0, vcc
7020  v_pk_mul_f32 v[14:15], v[50:51], v[14:15] op_sel_hi:[0,1]
7028  v_pk_mul_f32 v[18:19], v[50:51], v[18:19] op_sel_hi:[0,1]
7030  v_pk_mul_f32 v[22:23], v[50:51], v[22:23] op_sel_hi:[0,1]
7038  v_pk_mul_f32 v[26:27], v[50:51], v[26:27] op_sel_hi:[0,1]
7040  v_pk_mul_f32 v[30:31], v[50:51], v[30:31] op_sel_hi:[0,1]
7048  v_pk_mul_f32 v[32:33], v[50:51], v[32:33] op_sel_hi:[0,1]
7050  v_pk_mul_f32 v[34:35], v[50:51], v[34:35] op_sel_hi:[0,1]
7058  v_pk_mul_f32 v[36:37], v[50:51], v[36:37] op_sel_hi:[0,1]
7060  v_pk_mul_f32 v[6:7], v[50:51], v[6:7] op_sel_hi:[0,1]
7068  v_pk_mul_f32 v[8:9], v[50:51], v[8:9] op_sel_hi:[0,1]
7070  v_pk_mul_f32 v[10:11], v[50:51], v[10:11] op_sel_hi:[0,1]
7078  v_pk_mul_f32 v[12:13], v[50:51], v[12:13] op_sel_hi:[0,1]
7080  v_pk_mul_f32 v[16:17], v[50:51], v[16:17] op_sel_hi:[0,1]
7088  v_pk_mul_f32 v[20:21], v[50:51], v[20:21] op_sel_hi:[0,1]
7090  v_pk_mul_f32 v[24:25], v[50:51], v[24:25] op_sel_hi:[0,1]
7098  v_pk_mul_f32 v[28:29], v[50:51], v[28:29] op_sel_hi:[0,1]
70A0  v_max_u32_e32 v49, 1, v48
70A4  s_branch 1
70A8  v_mov_b32_e32 v49, v48
70AC  v_mov_b32_e32 v50, 0
70B0  v_mov_b32_e32 v51, 0
70B4  v_lshlrev_b32_e32 v49, 23, v49
70B8  v_cvt_scalef32_pk_fp4_f32 v50, v14, v18, v49
70C0  v_cvt_scalef32_pk_fp4_f32 v51, v30, v32, v49 op_sel:[0,0,0,1]
70C8  v_cvt_scalef32_pk_fp4_f32 v50, v22, v26, v49 op_sel:[0,0,1,0]
70D0  v_cvt_scalef32_pk_fp4_f32 v51, v34, v36, v49 op_sel:[0,0,1,1]
70D8  s_nop 0
70DC  v_mov_b32_e32 v14, 0
70E0  v_mov_b32_e32 v18, 0
70E4  v_cvt_scalef32_pk_fp4_f32 v14, v6, v8, v49
70EC  v_cvt_scalef32_pk_fp4_f32 v18, v16, v20, v49 op_sel:[0,0,0,1]
70F4  v_cvt_scalef32_pk_fp4_f32 v14, v10, v12, v49 op_sel:[0,0,1,0]
70FC  v_cvt_scalef32_pk_fp4_f32 v18, v24, v28, v49 op_sel:[0,0,1,1]
7104  s_nop 0
7108  v_mov_b32_e32 v6, 0
710C  v_mov_b32_e32 v8, 0
7110  v_cvt_scalef32_pk_fp4_f32 v6, v15, v19, v49
7118  v_cvt_scalef32_pk_fp4_f32 v8, v31, v33, v49 op_sel:[0,0,0,1]
7120  v_cvt_scalef32_pk_fp4_f32 v6, v23, v27, v49 op_sel:[0,0,1,0]
7128  v_cvt_scalef32_pk_fp4_f32 v8, v35, v37, v49 op_sel:[0,0,1,1]
7130  s_nop 0
7134  v_mad_u64_u32 v[54:55], s[28:29], v45, s34, 0
713C  v_or3_b32 v52, v8, v63, v6
7144  v_mov_b32_e32 v6, 0
7148  v_mov_b32_e32 v8, 0
714C  v_cvt_scalef32_pk_fp4_f32 v6, v7, v9, v49
7154  v_cvt_scalef32_pk_fp4_f32 v8, v17, v21, v49 op_sel:[0,0,0,1]
715C  v_cvt_scalef32_pk_fp4_f32 v6, v11, v13, v49 op_sel:[0,0,1,0]
7164  v_cvt_scalef32_pk_fp4_f32 v8, v25, v29, v49 op_sel:[0,0,1,1]
716C  s_nop 0
7170  v_or3_b32 v50, v51, v46, v50
7178  v_or3_b32 v51, v18, v47, v14
7180  v_or3_b32 v53, v8, v80, v6
7188  v_lshl_add_u64 v[6:7], v[54:55], 4, v[2:3]
7190  s_or_b64 s[24:25], s[24:25], exec
7194  global_store_dwordx4 v[6:7], v[50:53], off
719C  s_or_b64 exec, exec, s[26:27]
71A0  s_and_saveexec_b64 s[26:27], s[24:25]
71A4  s_cbranch_execz 64383
71A8  v_and_b32_e32 v6, 0xffffffe0, v45
71B0  v_cndmask_b32_e64 v6, v6, v45, s[0:1]
71B8  v_mad_u64_u32 v[6:7], s[24:25], s11, v6, v[4:5]
71C0  global_store_byte v[6:7], v48, off
71C8  s_branch 64374
71CC  v_lshlrev_b32_e32 v2, 1, v0
71D0  s_lshr_b32 s11, s9, 5
71D4  v_and_b32_e32 v103, 0x7e, v2
71DC  s_lshl_b32 s9, s3, 2
71E0  v_or_b32_e32 v2, s30, v103
71E4  v_or_b32_e32 v3, s9, v102
71E8  v_cmp_gt_u32_e32 vcc, s10, v2
71EC  v_cmp_gt_u32_e64 s[2:3], s11, v3
71F4  s_and_b64 s[4:5], vcc, s[2:3]
71F8  s_and_saveexec_b64 s[2:3], s[4:5]
71FC  s_cbranch_execz 2359
7200  v_lshrrev_b32_e32 v28, 3, v103
7204  v_lshlrev_b32_e32 v29, 9, v102
7208  v_or_b32_e32 v2, v29, v28
720C  v_lshl_or_b32 v2, v2, 4, v38
7214  ds_read2st64_b32 v[32:33], v2 offset1:16
721C  v_bitop3_b32 v2, v29, v28, 1 bitop3:0xf6
7224  v_bitop3_b32 v10, v29, v28, 4 bitop3:0xf6
722C  v_bitop3_b32 v16, v29, v28, 7 bitop3:0xf6
7234  v_bitop3_b32 v22, v29, v28, 10 bitop3:0xf6
723C  v_lshl_or_b32 v4, v2, 4, v38
7244  v_lshl_or_b32 v10, v10, 4, v38
724C  v_lshl_or_b32 v16, v16, 4, v38
7254  v_lshl_or_b32 v22, v22, 4, v38
725C  ds_read2st64_b32 v[36:37], v4 offset0:1 offset1:17
7264  v_bitop3_b32 v4, v29, v28, 2 bitop3:0xf6
726C  ds_read2st64_b32 v[44:45], v10 offset0:4 offset1:20
7274  v_bitop3_b32 v10, v29, v28, 5 bitop3:0xf6
727C  ds_read2st64_b32 v[50:51], v16 offset0:7 offset1:23
7284  v_bitop3_b32 v16, v29, v28, 8 bitop3:0xf6
728C  ds_read2st64_b32 v[56:57], v22 offset0:10 offset1:26
7294  v_bitop3_b32 v22, v29, v28, 11 bitop3:0xf6
729C  v_bitop3_b32 v30, v29, v28, 13 bitop3:0xf6
72A4  v_lshl_or_b32 v4, v4, 4, v38
72AC  v_lshl_or_b32 v10, v10, 4, v38
72B4  v_lshl_or_b32 v16, v16, 4, v38
72BC  v_lshl_or_b32 v22, v22, 4, v38
72C4  v_lshl_or_b32 v30, v30, 4, v38
72CC  ds_read2st64_b32 v[40:41], v4 offset0:2 offset1:18
72D4  v_bitop3_b32 v4, v29, v28, 3 bitop3:0xf6
72DC  ds_read2st64_b32 v[46:47], v10 offset0:5 offset1:21
72E4  v_bitop3_b32 v10, v29, v28, 6 bitop3:0xf6
72EC  ds_read2st64_b32 v[52:53], v16 offset0:8 offset1:24
72F4  v_bitop3_b32 v16, v29, v28, 9 bitop3:0xf6
72FC  ds_read2st64_b32 v[58:59], v22 offset0:11 offset1:27
7304  v_bitop3_b32 v22, v29, v28, 12 bitop3:0xf6
730C  ds_read2st64_b32 v[62:63], v30 offset0:13 offset1:29
7314  v_bitop3_b32 v30, v29, v28, 14 bitop3:0xf6
731C  v_bitop3_b32 v28, v29, v28, 15 bitop3:0xf6
7324  v_lshl_or_b32 v4, v4, 4, v38
732C  v_lshl_or_b32 v10, v10, 4, v38
7334  v_lshl_or_b32 v16, v16, 4, v38
733C  v_lshl_or_b32 v22, v22, 4, v38
7344  v_lshl_or_b32 v30, v30, 4, v38
734C  v_lshl_or_b32 v28, v28, 4, v38
7354  ds_read2st64_b32 v[42:43], v4 offset0:3 offset1:19
735C  ds_read2st64_b32 v[48:49], v10 offset0:6 offset1:22
7364  ds_read2st64_b32 v[54:55], v16 offset0:9 offset1:25
736C  ds_read2st64_b32 v[60:61], v22 offset0:12 offset1:28
7374  ds_read2st64_b32 v[64:65], v30 offset0:14 offset1:30
737C  ds_read2st64_b32 v[66:67], v28 offset0:15 offset1:31
7384  s_waitcnt lgkmcnt(14)
7388  v_lshlrev_b32_e32 v2, 16, v32
738C  v_and_b32_e32 v3, 0xffff0000, v32
7394  v_lshlrev_b32_e32 v6, 16, v36
7398  v_and_b32_e32 v7, 0xffff0000, v36
73A0  s_waitcnt lgkmcnt(10)
73A4  v_lshlrev_b32_e32 v4, 16, v40
73A8  v_and_b32_e32 v5, 0xffff0000, v40
73B0  s_waitcnt lgkmcnt(5)
73B4  v_lshlrev_b32_e32 v8, 16, v42
73B8  v_and_b32_e32 v9, 0xffff0000, v42
73C0  v_lshlrev_b32_e32 v10, 16, v44
73C4  v_and_b32_e32 v11, 0xffff0000, v44
73CC  v_lshlrev_b32_e32 v14, 16, v46
73D0  v_and_b32_e32 v15, 0xffff0000, v46
73D8  s_waitcnt lgkmcnt(4)
73DC  v_lshlrev_b32_e32 v12, 16, v48
73E0  v_and_b32_e32 v13, 0xffff0000, v48
73E8  v_lshlrev_b32_e32 v18, 16, v50
73EC  v_and_b32_e32 v19, 0xffff0000, v50
73F4  v_lshlrev_b32_e32 v16, 16, v52
73F8  v_and_b32_e32 v17, 0xffff0000, v52
7400  s_waitcnt lgkmcnt(3)
7404  v_lshlrev_b32_e32 v20, 16, v54
7408  v_and_b32_e32 v21, 0xffff0000, v54
7410  v_lshlrev_b32_e32 v22, 16, v56
7414  v_and_b32_e32 v23, 0xffff0000, v56
741C  v_lshlrev_b32_e32 v26, 16, v58
7420  v_and_b32_e32 v27, 0xffff0000, v58
7428  s_waitcnt lgkmcnt(2)
742C  v_lshlrev_b32_e32 v24, 16, v60
7430  v_and_b32_e32 v25, 0xffff0000, v60
7438  v_lshlrev_b32_e32 v30, 16, v62
743C  v_and_b32_e32 v31, 0xffff0000, v62
7444  s_waitcnt lgkmcnt(1)
7448  v_lshlrev_b32_e32 v28, 16, v64
744C  v_and_b32_e32 v29, 0xffff0000, v64
7454  s_waitcnt lgkmcnt(0)
7458  v_lshlrev_b32_e32 v34, 16, v66
745C  v_and_b32_e32 v35, 0xffff0000, v66
7464  v_lshlrev_b32_e32 v32, 16, v33
7468  v_and_b32_e32 v33, 0xffff0000, v33
7470  v_lshlrev_b32_e32 v38, 16, v37
7474  v_and_b32_e32 v39, 0xffff0000, v37
747C  v_lshlrev_b32_e32 v36, 16, v41
7480  v_and_b32_e32 v37, 0xffff0000, v41
7488  v_lshlrev_b32_e32 v42, 16, v43
748C  v_and_b32_e32 v43, 0xffff0000, v43
7494  v_lshlrev_b32_e32 v40, 16, v45
7498  v_and_b32_e32 v41, 0xffff0000, v45
74A0  v_lshlrev_b32_e32 v46, 16, v47
74A4  v_and_b32_e32 v47, 0xffff0000, v47
74AC  v_lshlrev_b32_e32 v44, 16, v49
74B0  v_and_b32_e32 v45, 0xffff0000, v49
74B8  v_lshlrev_b32_e32 v50, 16, v51
74BC  v_and_b32_e32 v51, 0xffff0000, v51
74C4  v_lshlrev_b32_e32 v48, 16, v53
74C8  v_and_b32_e32 v49, 0xffff0000, v53
74D0  v_lshlrev_b32_e32 v54, 16, v55
74D4  v_and_b32_e32 v55, 0xffff0000, v55
74DC  v_lshlrev_b32_e32 v52, 16, v57
74E0  v_and_b32_e32 v53, 0xffff0000, v57
74E8  v_lshlrev_b32_e32 v58, 16, v59
74EC  v_and_b32_e32 v59, 0xffff0000, v59
74F4  v_lshlrev_b32_e32 v56, 16, v61
74F8  v_and_b32_e32 v57, 0xffff0000, v61
7500  v_lshlrev_b32_e32 v62, 16, v63
7504  v_and_b32_e32 v63, 0xffff0000, v63
750C  v_lshlrev_b32_e32 v60, 16, v65
7510  v_and_b32_e32 v61, 0xffff0000, v65
7518  v_lshlrev_b32_e32 v64, 16, v67
751C  s_cmp_eq_u32 s21, 0
7520  v_and_b32_e32 v65, 0xffff0000, v67
7528  s_cbranch_scc1 159
752C  v_mov_b32_e32 v66, s21
7530  s_brev_b32 s4, 1
7534  v_lshlrev_b32_e32 v67, 31, v66
7538  v_xor_b32_e32 v2, v2, v67
753C  v_xor_b32_e32 v3, v3, v67
7540  v_lshlrev_b32_e32 v67, 30, v66
7544  v_bitop3_b32 v6, v6, v67, s4 bitop3:0x78
754C  v_bitop3_b32 v7, v7, v67, s4 bitop3:0x78
7554  v_lshlrev_b32_e32 v67, 29, v66
7558  v_bitop3_b32 v4, v4, v67, s4 bitop3:0x78
7560  v_bitop3_b32 v5, v5, v67, s4 bitop3:0x78
7568  v_lshlrev_b32_e32 v67, 28, v66
756C  v_bitop3_b32 v8, v8, v67, s4 bitop3:0x78
7574  v_bitop3_b32 v9, v9, v67, s4 bitop3:0x78
757C  v_lshlrev_b32_e32 v67, 27, v66
7580  v_bitop3_b32 v10, v10, v67, s4 bitop3:0x78
7588  v_bitop3_b32 v11, v11, v67, s4 bitop3:0x78
7590  v_lshlrev_b32_e32 v67, 26, v66
7594  v_bitop3_b32 v14, v14, v67, s4 bitop3:0x78
759C  v_bitop3_b32 v15, v15, v67, s4 bitop3:0x78
75A4  v_lshlrev_b32_e32 v67, 25, v66
75A8  v_bitop3_b32 v12, v12, v67, s4 bitop3:0x78
75B0  v_bitop3_b32 v13, v13, v67, s4 bitop3:0x78
75B8  v_lshlrev_b32_e32 v67, 24, v66
75BC  v_bitop3_b32 v18, v18, v67, s4 bitop3:0x78
75C4  v_bitop3_b32 v19, v19, v67, s4 bitop3:0x78
75CC  v_lshlrev_b32_e32 v67, 23, v66
75D0  v_bitop3_b32 v16, v16, v67, s4 bitop3:0x78
75D8  v_bitop3_b32 v17, v17, v67, s4 bitop3:0x78
75E0  v_lshlrev_b32_e32 v67, 22, v66
75E4  v_bitop3_b32 v20, v20, v67, s4 bitop3:0x78
75EC  v_bitop3_b32 v21, v21, v67, s4 bitop3:0x78
75F4  v_lshlrev_b32_e32 v67, 21, v66
75F8  v_bitop3_b32 v22, v22, v67, s4 bitop3:0x78
7600  v_bitop3_b32 v23, v23, v67, s4 bitop3:0x78
7608  v_lshlrev_b32_e32 v67, 20, v66
760C  v_bitop3_b32 v26, v26, v67, s4 bitop3:0x78
7614  v_bitop3_b32 v27, v27, v67, s4 bitop3:0x78
761C  v_lshlrev_b32_e32 v67, 19, v66
7620  v_bitop3_b32 v24, v24, v67, s4 bitop3:0x78
7628  v_bitop3_b32 v25, v25, v67, s4 bitop3:0x78
7630  v_lshlrev_b32_e32 v67, 18, v66
7634  v_bitop3_b32 v30, v30, v67, s4 bitop3:0x78
763C  v_bitop3_b32 v31, v31, v67, s4 bitop3:0x78
7644  v_lshlrev_b32_e32 v67, 17, v66
7648  v_bitop3_b32 v28, v28, v67, s4 bitop3:0x78
7650  v_bitop3_b32 v29, v29, v67, s4 bitop3:0x78
7658  v_lshlrev_b32_e32 v67, 16, v66
765C  v_bitop3_b32 v34, v34, v67, s4 bitop3:0x78
7664  v_bitop3_b32 v35, v35, v67, s4 bitop3:0x78
766C  v_lshlrev_b32_e32 v67, 15, v66
7670  v_bitop3_b32 v32, v32, v67, s4 bitop3:0x78
7678  v_bitop3_b32 v33, v33, v67, s4 bitop3:0x78
7680  v_lshlrev_b32_e32 v67, 14, v66
7684  v_bitop3_b32 v38, v38, v67, s4 bitop3:0x78
768C  v_bitop3_b32 v39, v39, v67, s4 bitop3:0x78
7694  v_lshlrev_b32_e32 v67, 13, v66
7698  v_bitop3_b32 v36, v36, v67, s4 bitop3:0x78
76A0  v_bitop3_b32 v37, v37, v67, s4 bitop3:0x78
76A8  v_lshlrev_b32_e32 v67, 12, v66
76AC  v_bitop3_b32 v42, v42, v67, s4 bitop3:0x78
76B4  v_bitop3_b32 v43, v43, v67, s4 bitop3:0x78
76BC  v_lshlrev_b32_e32 v67, 11, v66
76C0  v_bitop3_b32 v40, v40, v67, s4 bitop3:0x78
76C8  v_bitop3_b32 v41, v41, v67, s4 bitop3:0x78
76D0  v_lshlrev_b32_e32 v67, 10, v66
76D4  v_bitop3_b32 v46, v46, v67, s4 bitop3:0x78
76DC  v_bitop3_b32 v47, v47, v67, s4 bitop3:0x78
76E4  v_lshlrev_b32_e32 v67, 9, v66
76E8  v_bitop3_b32 v44, v44, v67, s4 bitop3:0x78
76F0  v_bitop3_b32 v45, v45, v67, s4 bitop3:0x78
76F8  v_lshlrev_b32_e32 v67, 8, v66
76FC  v_bitop3_b32 v50, v50, v67, s4 bitop3:0x78
7704  v_bitop3_b32 v51, v51, v67, s4 bitop3:0x78
770C  v_lshlrev_b32_e32 v67, 7, v66
7710  v_bitop3_b32 v48, v48, v67, s4 bitop3:0x78
7718  v_bitop3_b32 v49, v49, v67, s4 bitop3:0x78
7720  v_lshlrev_b32_e32 v67, 6, v66
7724  v_bitop3_b32 v54, v54, v67, s4 bitop3:0x78
772C  v_bitop3_b32 v55, v55, v67, s4 bitop3:0x78
7734  v_lshlrev_b32_e32 v67, 5, v66
7738  v_bitop3_b32 v52, v52, v67, s4 bitop3:0x78
7740  v_bitop3_b32 v53, v53, v67, s4 bitop3:0x78
7748  v_lshlrev_b32_e32 v67, 4, v66
774C  v_bitop3_b32 v58, v58, v67, s4 bitop3:0x78
7754  v_bitop3_b32 v59, v59, v67, s4 bitop3:0x78
775C  v_lshlrev_b32_e32 v67, 3, v66
7760  v_bitop3_b32 v56, v56, v67, s4 bitop3:0x78
7768  v_bitop3_b32 v57, v57, v67, s4 bitop3:0x78
7770  v_lshlrev_b32_e32 v67, 2, v66
7774  v_bitop3_b32 v62, v62, v67, s4 bitop3:0x78
777C  v_bitop3_b32 v63, v63, v67, s4 bitop3:0x78
7784  v_lshlrev_b32_e32 v67, 1, v66
7788  v_bitop3_b32 v60, v60, v67, s4 bitop3:0x78
7790  v_bitop3_b32 v61, v61, v67, s4 bitop3:0x78
7798  v_bitop3_b32 v64, v64, v66, s4 bitop3:0x78
77A0  v_bitop3_b32 v65, v65, v66, s4 bitop3:0x78
77A8  v_pk_add_f32 v[66:67], v[2:3], v[6:7]
77B0  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
77B8  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
77C0  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
77C8  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
77D0  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
77D8  v_pk_add_f32 v[14:15], v[12:13], v[18:19]
77E0  v_pk_add_f32 v[12:13], v[12:13], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
77E8  v_pk_add_f32 v[18:19], v[16:17], v[20:21]
77F0  v_pk_add_f32 v[16:17], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
77F8  v_pk_add_f32 v[20:21], v[22:23], v[26:27]
7800  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7808  v_pk_add_f32 v[26:27], v[24:25], v[30:31]
7810  v_pk_add_f32 v[24:25], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7818  v_pk_add_f32 v[30:31], v[28:29], v[34:35]
7820  v_pk_add_f32 v[28:29], v[28:29], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
7828  v_pk_add_f32 v[34:35], v[32:33], v[38:39]
7830  v_pk_add_f32 v[32:33], v[32:33], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
7838  v_pk_add_f32 v[38:39], v[36:37], v[42:43]
7840  v_pk_add_f32 v[36:37], v[36:37], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
7848  v_pk_add_f32 v[42:43], v[40:41], v[46:47]
7850  v_pk_add_f32 v[40:41], v[40:41], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
7858  v_pk_add_f32 v[46:47], v[44:45], v[50:51]
7860  v_pk_add_f32 v[44:45], v[44:45], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
7868  v_pk_add_f32 v[50:51], v[48:49], v[54:55]
7870  v_pk_add_f32 v[48:49], v[48:49], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
7878  v_pk_add_f32 v[54:55], v[52:53], v[58:59]
7880  v_pk_add_f32 v[52:53], v[52:53], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
7888  v_pk_add_f32 v[58:59], v[56:57], v[62:63]
7890  v_pk_add_f32 v[56:57], v[56:57], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7898  v_pk_add_f32 v[62:63], v[60:61], v[64:65]
78A0  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
78A8  v_pk_add_f32 v[64:65], v[66:67], v[6:7]
78B0  v_pk_add_f32 v[6:7], v[66:67], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
78B8  v_pk_add_f32 v[66:67], v[2:3], v[4:5]
78C0  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
78C8  v_pk_add_f32 v[4:5], v[8:9], v[14:15]
78D0  v_pk_add_f32 v[8:9], v[8:9], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
78D8  v_pk_add_f32 v[14:15], v[10:11], v[12:13]
78E0  v_pk_add_f32 v[10:11], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
78E8  v_pk_add_f32 v[12:13], v[18:19], v[20:21]
78F0  v_pk_add_f32 v[18:19], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
78F8  v_pk_add_f32 v[20:21], v[16:17], v[22:23]
7900  v_pk_add_f32 v[16:17], v[16:17], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
7908  v_pk_add_f32 v[22:23], v[26:27], v[30:31]
7910  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7918  v_pk_add_f32 v[30:31], v[24:25], v[28:29]
7920  v_pk_add_f32 v[24:25], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7928  v_pk_add_f32 v[28:29], v[34:35], v[38:39]
7930  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
7938  v_pk_add_f32 v[38:39], v[32:33], v[36:37]
7940  v_pk_add_f32 v[32:33], v[32:33], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
7948  v_pk_add_f32 v[36:37], v[42:43], v[46:47]
7950  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
7958  v_pk_add_f32 v[46:47], v[40:41], v[44:45]
7960  v_pk_add_f32 v[40:41], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
7968  v_pk_add_f32 v[44:45], v[50:51], v[54:55]
7970  v_pk_add_f32 v[50:51], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
7978  v_pk_add_f32 v[54:55], v[48:49], v[52:53]
7980  v_pk_add_f32 v[48:49], v[48:49], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
7988  v_pk_add_f32 v[52:53], v[58:59], v[62:63]
7990  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7998  v_pk_add_f32 v[62:63], v[56:57], v[60:61]
79A0  v_pk_add_f32 v[56:57], v[56:57], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
79A8  v_pk_add_f32 v[60:61], v[64:65], v[4:5]
79B0  v_pk_add_f32 v[4:5], v[64:65], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
79B8  v_pk_add_f32 v[64:65], v[66:67], v[14:15]
79C0  v_pk_add_f32 v[14:15], v[66:67], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
79C8  v_pk_add_f32 v[66:67], v[6:7], v[8:9]
79D0  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
79D8  v_pk_add_f32 v[8:9], v[2:3], v[10:11]
79E0  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
79E8  v_pk_add_f32 v[10:11], v[12:13], v[22:23]
79F0  v_pk_add_f32 v[12:13], v[12:13], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
79F8  v_pk_add_f32 v[22:23], v[20:21], v[30:31]
7A00  v_pk_add_f32 v[20:21], v[20:21], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7A08  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
7A10  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7A18  v_pk_add_f32 v[26:27], v[16:17], v[24:25]
7A20  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7A28  v_pk_add_f32 v[24:25], v[28:29], v[36:37]
7A30  v_pk_add_f32 v[28:29], v[28:29], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
7A38  v_pk_add_f32 v[36:37], v[38:39], v[46:47]
7A40  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
7A48  v_pk_add_f32 v[46:47], v[34:35], v[42:43]
7A50  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
7A58  v_pk_add_f32 v[42:43], v[32:33], v[40:41]
7A60  v_pk_add_f32 v[32:33], v[32:33], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
7A68  v_pk_add_f32 v[40:41], v[44:45], v[52:53]
7A70  v_pk_add_f32 v[44:45], v[44:45], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
7A78  v_pk_add_f32 v[52:53], v[54:55], v[62:63]
7A80  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7A88  v_pk_add_f32 v[62:63], v[50:51], v[58:59]
7A90  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
7A98  v_pk_add_f32 v[58:59], v[48:49], v[56:57]
7AA0  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
7AA8  v_pk_add_f32 v[56:57], v[60:61], v[10:11]
7AB0  v_pk_add_f32 v[10:11], v[60:61], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
7AB8  v_pk_add_f32 v[60:61], v[64:65], v[22:23]
7AC0  s_mov_b32 s4, 0x3e800000
7AC8  v_pk_add_f32 v[68:69], v[64:65], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
7AD0  v_pk_add_f32 v[70:71], v[66:67], v[30:31]
7AD8  v_pk_add_f32 v[66:67], v[66:67], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7AE0  v_pk_add_f32 v[30:31], v[8:9], v[26:27]
7AE8  v_pk_mul_f32 v[64:65], v[56:57], s[4:5] op_sel_hi:[1,0]
7AF0  v_pk_mul_f32 v[22:23], v[60:61], s[4:5] op_sel_hi:[1,0]
7AF8  v_pk_add_f32 v[8:9], v[8:9], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7B00  v_pk_add_f32 v[72:73], v[4:5], v[12:13]
7B08  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
7B10  v_pk_add_f32 v[12:13], v[14:15], v[20:21]
7B18  v_pk_add_f32 v[76:77], v[46:47], v[62:63]
7B20  v_pk_add_f32 v[78:79], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7B28  v_pk_mul_f32 v[62:63], v[70:71], s[4:5] op_sel_hi:[1,0]
7B30  v_pk_mul_f32 v[26:27], v[30:31], s[4:5] op_sel_hi:[1,0]
7B38  v_and_b32_e32 v139, 0x7fffffff, v64
7B40  v_and_b32_e32 v138, 0x7fffffff, v22
7B48  v_pk_add_f32 v[20:21], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
7B50  v_pk_add_f32 v[14:15], v[6:7], v[18:19]
7B58  v_pk_add_f32 v[6:7], v[6:7], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
7B60  v_pk_add_f32 v[18:19], v[2:3], v[16:17]
7B68  v_pk_add_f32 v[86:87], v[38:39], v[54:55]
7B70  v_pk_add_f32 v[88:89], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
7B78  v_pk_mul_f32 v[60:61], v[72:73], s[4:5] op_sel_hi:[1,0]
7B80  v_pk_mul_f32 v[30:31], v[12:13], s[4:5] op_sel_hi:[1,0]
7B88  v_pk_mul_f32 v[54:55], v[66:67], s[4:5] op_sel_hi:[1,0]
7B90  v_max_u32_e32 v66, v138, v139
7B94  v_and_b32_e32 v137, 0x7fffffff, v62
7B9C  v_and_b32_e32 v136, 0x7fffffff, v26
7BA4  v_pk_add_f32 v[80:81], v[42:43], v[58:59]
7BAC  v_pk_add_f32 v[82:83], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
7BB4  v_pk_add_f32 v[90:91], v[32:33], v[48:49]
7BBC  v_pk_add_f32 v[92:93], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
7BC4  v_pk_mul_f32 v[58:59], v[14:15], s[4:5] op_sel_hi:[1,0]
7BCC  v_pk_mul_f32 v[32:33], v[18:19], s[4:5] op_sel_hi:[1,0]
7BD4  v_max3_u32 v66, v136, v137, v66
7BDC  v_and_b32_e32 v135, 0x7fffffff, v60
7BE4  v_and_b32_e32 v134, 0x7fffffff, v30
7BEC  v_pk_mul_f32 v[56:57], v[10:11], s[4:5] op_sel_hi:[1,0]
7BF4  v_pk_mul_f32 v[14:15], v[68:69], s[4:5] op_sel_hi:[1,0]
7BFC  v_max3_u32 v66, v134, v135, v66
7C04  v_and_b32_e32 v133, 0x7fffffff, v58
7C0C  v_and_b32_e32 v132, 0x7fffffff, v32
7C14  v_pk_mul_f32 v[18:19], v[8:9], s[4:5] op_sel_hi:[1,0]
7C1C  v_max3_u32 v66, v132, v133, v66
7C24  v_and_b32_e32 v131, 0x7fffffff, v56
7C2C  v_and_b32_e32 v130, 0x7fffffff, v14
7C34  v_pk_add_f32 v[2:3], v[2:3], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7C3C  v_pk_add_f32 v[16:17], v[24:25], v[40:41]
7C44  v_pk_add_f32 v[40:41], v[24:25], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
7C4C  v_pk_add_f32 v[74:75], v[36:37], v[52:53]
7C54  v_pk_add_f32 v[36:37], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
7C5C  v_pk_mul_f32 v[52:53], v[4:5], s[4:5] op_sel_hi:[1,0]
7C64  v_pk_mul_f32 v[24:25], v[20:21], s[4:5] op_sel_hi:[1,0]
7C6C  v_max3_u32 v66, v130, v131, v66
7C74  v_and_b32_e32 v129, 0x7fffffff, v54
7C7C  v_and_b32_e32 v128, 0x7fffffff, v18
7C84  v_pk_add_f32 v[42:43], v[28:29], v[44:45]
7C8C  v_pk_add_f32 v[84:85], v[28:29], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
7C94  v_pk_add_f32 v[38:39], v[34:35], v[50:51]
7C9C  v_pk_add_f32 v[34:35], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
7CA4  v_pk_mul_f32 v[50:51], v[6:7], s[4:5] op_sel_hi:[1,0]
7CAC  v_pk_mul_f32 v[28:29], v[2:3], s[4:5] op_sel_hi:[1,0]
7CB4  v_max3_u32 v66, v128, v129, v66
7CBC  v_and_b32_e32 v127, 0x7fffffff, v52
7CC4  v_and_b32_e32 v126, 0x7fffffff, v24
7CCC  v_pk_mul_f32 v[48:49], v[16:17], s[4:5] op_sel_hi:[1,0]
7CD4  v_pk_mul_f32 v[8:9], v[74:75], s[4:5] op_sel_hi:[1,0]
7CDC  v_max3_u32 v66, v126, v127, v66
7CE4  v_and_b32_e32 v125, 0x7fffffff, v50
7CEC  v_and_b32_e32 v124, 0x7fffffff, v28
7CF4  v_pk_mul_f32 v[46:47], v[76:77], s[4:5] op_sel_hi:[1,0]
7CFC  v_pk_mul_f32 v[12:13], v[80:81], s[4:5] op_sel_hi:[1,0]
7D04  v_max3_u32 v66, v124, v125, v66
7D0C  v_and_b32_e32 v123, 0x7fffffff, v48
7D14  v_and_b32_e32 v122, 0x7fffffff, v8
7D1C  v_pk_mul_f32 v[44:45], v[42:43], s[4:5] op_sel_hi:[1,0]
7D24  v_pk_mul_f32 v[16:17], v[86:87], s[4:5] op_sel_hi:[1,0]
7D2C  v_max3_u32 v66, v122, v123, v66
7D34  v_and_b32_e32 v121, 0x7fffffff, v46
7D3C  v_and_b32_e32 v120, 0x7fffffff, v12
7D44  v_pk_mul_f32 v[42:43], v[38:39], s[4:5] op_sel_hi:[1,0]
7D4C  v_pk_mul_f32 v[20:21], v[90:91], s[4:5] op_sel_hi:[1,0]
7D54  v_max3_u32 v66, v120, v121, v66
7D5C  v_and_b32_e32 v119, 0x7fffffff, v44
7D64  v_and_b32_e32 v118, 0x7fffffff, v16
7D6C  v_pk_mul_f32 v[40:41], v[40:41], s[4:5] op_sel_hi:[1,0]
7D74  v_pk_mul_f32 v[2:3], v[36:37], s[4:5] op_sel_hi:[1,0]
7D7C  v_max3_u32 v66, v118, v119, v66
7D84  v_and_b32_e32 v117, 0x7fffffff, v42
7D8C  v_and_b32_e32 v116, 0x7fffffff, v20
7D94  v_pk_mul_f32 v[38:39], v[78:79], s[4:5] op_sel_hi:[1,0]
7D9C  v_pk_mul_f32 v[4:5], v[82:83], s[4:5] op_sel_hi:[1,0]
7DA4  v_max3_u32 v66, v116, v117, v66
7DAC  v_and_b32_e32 v115, 0x7fffffff, v40
7DB4  v_and_b32_e32 v114, 0x7fffffff, v2
7DBC  v_pk_mul_f32 v[36:37], v[84:85], s[4:5] op_sel_hi:[1,0]
7DC4  v_pk_mul_f32 v[6:7], v[88:89], s[4:5] op_sel_hi:[1,0]
7DCC  v_max3_u32 v66, v114, v115, v66
7DD4  v_and_b32_e32 v113, 0x7fffffff, v38
7DDC  v_and_b32_e32 v112, 0x7fffffff, v4
7DE4  v_pk_mul_f32 v[34:35], v[34:35], s[4:5] op_sel_hi:[1,0]
7DEC  v_pk_mul_f32 v[10:11], v[92:93], s[4:5] op_sel_hi:[1,0]
7DF4  v_max3_u32 v66, v112, v113, v66
7DFC  v_and_b32_e32 v111, 0x7fffffff, v36
7E04  v_and_b32_e32 v110, 0x7fffffff, v6
7E0C  v_max3_u32 v66, v110, v111, v66
7E14  v_and_b32_e32 v109, 0x7fffffff, v34
7E1C  v_and_b32_e32 v108, 0x7fffffff, v10
7E24  v_max3_u32 v140, v108, v109, v66
7E2C  s_mov_b32 s4, 0x7f7fffff
7E34  v_cmp_lt_u32_e32 vcc, s4, v140
7E38  v_mov_b32_e32 v66, v64
7E3C  v_mov_b32_e32 v67, v22
7E40  v_mov_b32_e32 v68, v62
7E44  v_mov_b32_e32 v69, v26
7E48  v_mov_b32_e32 v70, v60
7E4C  v_mov_b32_e32 v71, v30
7E50  v_mov_b32_e32 v72, v58
7E54  v_mov_b32_e32 v73, v32
7E58  v_mov_b32_e32 v74, v56
7E5C  v_mov_b32_e32 v75, v14
7E60  v_mov_b32_e32 v76, v54
7E64  v_mov_b32_e32 v77, v18
7E68  v_mov_b32_e32 v78, v52
7E6C  v_mov_b32_e32 v79, v24
7E70  v_mov_b32_e32 v80, v50
7E74  v_mov_b32_e32 v81, v28
7E78  v_mov_b32_e32 v82, v48
7E7C  v_mov_b32_e32 v83, v8
7E80  v_mov_b32_e32 v84, v46
7E84  v_mov_b32_e32 v85, v12
7E88  v_mov_b32_e32 v86, v44
7E8C  v_mov_b32_e32 v87, v16
7E90  v_mov_b32_e32 v88, v42
7E94  v_mov_b32_e32 v89, v20
7E98  v_mov_b32_e32 v90, v40
7E9C  v_mov_b32_e32 v91, v2
7EA0  v_mov_b32_e32 v92, v38
7EA4  v_mov_b32_e32 v93, v4
7EA8  v_mov_b32_e32 v94, v36
7EAC  v_mov_b32_e32 v95, v6
7EB0  v_mov_b32_e32 v96, v34
7EB4  v_mov_b32_e32 v97, v10
7EB8  v_mov_b32_e32 v104, 0
7EBC  v_mov_b32_e32 v105, 0
7EC0  v_mov_b32_e32 v106, 0
7EC4  v_mov_b32_e32 v107, 0
7EC8  s_and_saveexec_b64 s[4:5], vcc
7ECC  s_cbranch_execz 585
7ED0  v_sub_u32_e32 v66, 0x7f7fffff, v139
7ED8  v_sub_u32_e32 v67, 0x7f800000, v139
7EE0  v_sub_u32_e32 v70, 0x7f800000, v138
7EE8  v_sub_u32_e32 v69, 0x7f7fffff, v138
7EF0  v_lshrrev_b32_e32 v72, 31, v67
7EF4  v_ashrrev_i32_e32 v68, 31, v66
7EF8  v_lshrrev_b32_e32 v66, 31, v66
7EFC  v_lshrrev_b32_e32 v70, 31, v70
7F00  v_add_u32_e32 v74, -1, v72
7F04  v_add_u32_e32 v73, -1, v70
7F08  v_lshrrev_b32_e32 v71, 31, v69
7F0C  v_and_b32_e32 v75, 0x80000000, v74
7F14  v_add_u32_e32 v66, -1, v66
7F18  v_and_b32_e32 v68, 7, v68
7F1C  v_and_b32_e32 v67, 0x80000000, v73
7F24  v_add_u32_e32 v71, -1, v71
7F28  v_bitop3_b32 v66, v75, v64, v66 bitop3:0xc8
7F30  v_ashrrev_i32_e32 v64, 31, v69
7F34  s_movk_i32 s6, 0x70
7F38  v_bitop3_b32 v67, v67, v22, v71 bitop3:0xc8
7F40  v_and_b32_e32 v22, v74, v139
7F44  v_and_or_b32 v64, v64, s6, v68
7F4C  v_and_b32_e32 v68, v73, v138
7F50  v_add_u32_e32 v70, v70, v72
7F54  v_max_u32_e32 v22, v68, v22
7F58  v_sub_u32_e32 v68, 0x7f7fffff, v137
7F60  v_sub_u32_e32 v69, 0x7f800000, v137
7F68  v_sub_u32_e32 v72, 0x7f800000, v136
7F70  s_movk_i32 s7, 0x700
7F74  v_ashrrev_i32_e32 v71, 31, v68
7F78  v_lshrrev_b32_e32 v74, 31, v69
7F7C  v_and_or_b32 v64, v71, s7, v64
7F84  v_sub_u32_e32 v71, 0x7f7fffff, v136
7F8C  v_lshrrev_b32_e32 v68, 31, v68
7F90  v_lshrrev_b32_e32 v72, 31, v72
7F94  v_add_u32_e32 v76, -1, v74
7F98  v_add_u32_e32 v75, -1, v72
7F9C  v_lshrrev_b32_e32 v73, 31, v71
7FA0  v_and_b32_e32 v77, 0x80000000, v76
7FA8  v_add_u32_e32 v68, -1, v68
7FAC  v_and_b32_e32 v69, 0x80000000, v75
7FB4  v_add_u32_e32 v73, -1, v73
7FB8  v_bitop3_b32 v68, v77, v62, v68 bitop3:0xc8
7FC0  v_ashrrev_i32_e32 v62, 31, v71
7FC4  s_movk_i32 s12, 0x7000
7FC8  v_bitop3_b32 v69, v69, v26, v73 bitop3:0xc8
7FD0  v_and_b32_e32 v26, v76, v137
7FD4  v_and_or_b32 v62, v62, s12, v64
7FDC  v_add3_u32 v64, v74, v70, v72
7FE4  v_and_b32_e32 v70, v75, v136
7FE8  v_max3_u32 v22, v70, v26, v22
7FF0  v_sub_u32_e32 v26, 0x7f7fffff, v135
7FF8  s_mov_b32 s13, 0x70000
8000  v_ashrrev_i32_e32 v71, 31, v26
8004  v_and_or_b32 v62, v71, s13, v62
800C  v_sub_u32_e32 v71, 0x7f800000, v134
8014  v_sub_u32_e32 v70, 0x7f800000, v135
801C  v_sub_u32_e32 v72, 0x7f7fffff, v134
8024  v_lshrrev_b32_e32 v26, 31, v26
8028  v_lshrrev_b32_e32 v75, 31, v71
802C  v_lshrrev_b32_e32 v73, 31, v72
8030  v_lshrrev_b32_e32 v74, 31, v70
8034  v_add_u32_e32 v76, -1, v75
8038  v_add_u32_e32 v77, -1, v74
803C  v_and_b32_e32 v71, 0x80000000, v76
8044  v_add_u32_e32 v73, -1, v73
8048  v_and_b32_e32 v70, 0x80000000, v77
8050  v_add_u32_e32 v26, -1, v26
8054  v_bitop3_b32 v71, v71, v30, v73 bitop3:0xc8
805C  v_ashrrev_i32_e32 v30, 31, v72
8060  s_mov_b32 s20, 0x700000
8068  v_bitop3_b32 v70, v70, v60, v26 bitop3:0xc8
8070  v_and_b32_e32 v26, v77, v135
8074  v_and_or_b32 v30, v30, s20, v62
807C  v_and_b32_e32 v62, v76, v134
8080  v_max3_u32 v22, v62, v26, v22
8088  v_sub_u32_e32 v26, 0x7f7fffff, v133
8090  v_add3_u32 v60, v74, v64, v75
8098  v_sub_u32_e32 v62, 0x7f800000, v133
80A0  v_ashrrev_i32_e32 v64, 31, v26
80A4  s_mov_b32 s21, 0x7000000
80AC  v_sub_u32_e32 v72, 0x7f800000, v132
80B4  v_and_or_b32 v30, v64, s21, v30
80BC  v_sub_u32_e32 v64, 0x7f7fffff, v132
80C4  v_lshrrev_b32_e32 v62, 31, v62
80C8  v_lshrrev_b32_e32 v74, 31, v72
80CC  v_lshrrev_b32_e32 v73, 31, v64
80D0  v_add_u32_e32 v75, -1, v74
80D4  v_lshrrev_b32_e32 v26, 31, v26
80D8  v_add_u32_e32 v76, -1, v62
80DC  v_and_b32_e32 v77, 0x80000000, v75
80E4  v_add_u32_e32 v73, -1, v73
80E8  v_and_b32_e32 v72, 0x80000000, v76
80F0  v_add_u32_e32 v26, -1, v26
80F4  v_bitop3_b32 v73, v77, v32, v73 bitop3:0xc8
80FC  v_ashrrev_i32_e32 v32, 31, v64
8100  s_brev_b32 s22, 14
8104  v_bitop3_b32 v72, v72, v58, v26 bitop3:0xc8
810C  v_and_b32_e32 v26, v76, v133
8110  v_and_or_b32 v104, v32, s22, v30
8118  v_add3_u32 v30, v62, v60, v74
8120  v_and_b32_e32 v32, v75, v132
8124  v_sub_u32_e32 v62, 0x7f800000, v130
812C  v_max3_u32 v22, v32, v26, v22
8134  v_sub_u32_e32 v32, 0x7f800000, v131
813C  v_sub_u32_e32 v26, 0x7f7fffff, v131
8144  v_sub_u32_e32 v60, 0x7f7fffff, v130
814C  v_lshrrev_b32_e32 v62, 31, v62
8150  v_lshrrev_b32_e32 v32, 31, v32
8154  v_lshrrev_b32_e32 v64, 31, v60
8158  v_add_u32_e32 v76, -1, v62
815C  v_ashrrev_i32_e32 v58, 31, v26
8160  v_lshrrev_b32_e32 v26, 31, v26
8164  v_add_u32_e32 v77, -1, v32
8168  v_and_b32_e32 v75, 0x80000000, v76
8170  v_add_u32_e32 v64, -1, v64
8174  v_and_b32_e32 v74, 0x80000000, v77
817C  v_add_u32_e32 v26, -1, v26
8180  v_bitop3_b32 v75, v75, v14, v64 bitop3:0xc8
8188  v_and_b32_e32 v14, v77, v131
818C  v_add3_u32 v30, v32, v30, v62
8194  v_and_b32_e32 v32, v76, v130
8198  v_and_b32_e32 v58, 7, v58
819C  v_bitop3_b32 v74, v74, v56, v26 bitop3:0xc8
81A4  v_ashrrev_i32_e32 v26, 31, v60
81A8  v_max3_u32 v14, v32, v14, v22
81B0  v_sub_u32_e32 v32, 0x7f800000, v129
81B8  v_and_or_b32 v26, v26, s6, v58
81C0  v_sub_u32_e32 v22, 0x7f7fffff, v129
81C8  v_sub_u32_e32 v58, 0x7f800000, v128
81D0  v_lshrrev_b32_e32 v32, 31, v32
81D4  v_ashrrev_i32_e32 v56, 31, v22
81D8  v_and_or_b32 v26, v56, s7, v26
81E0  v_sub_u32_e32 v56, 0x7f7fffff, v128
81E8  v_lshrrev_b32_e32 v22, 31, v22
81EC  v_lshrrev_b32_e32 v58, 31, v58
81F0  v_add_u32_e32 v64, -1, v32
81F4  v_add_u32_e32 v62, -1, v58
81F8  v_lshrrev_b32_e32 v60, 31, v56
81FC  v_and_b32_e32 v76, 0x80000000, v64
8204  v_add_u32_e32 v22, -1, v22
8208  v_and_b32_e32 v77, 0x80000000, v62
8210  v_add_u32_e32 v60, -1, v60
8214  v_bitop3_b32 v76, v76, v54, v22 bitop3:0xc8
821C  v_ashrrev_i32_e32 v22, 31, v56
8220  v_bitop3_b32 v77, v77, v18, v60 bitop3:0xc8
8228  v_and_b32_e32 v18, v64, v129
822C  v_and_or_b32 v22, v22, s12, v26
8234  v_add3_u32 v26, v32, v30, v58
823C  v_and_b32_e32 v30, v62, v128
8240  v_max3_u32 v14, v30, v18, v14
8248  v_sub_u32_e32 v18, 0x7f7fffff, v127
8250  v_sub_u32_e32 v54, 0x7f800000, v126
8258  v_sub_u32_e32 v30, 0x7f800000, v127
8260  v_ashrrev_i32_e32 v32, 31, v18
8264  v_and_or_b32 v22, v32, s13, v22
826C  v_sub_u32_e32 v32, 0x7f7fffff, v126
8274  v_lshrrev_b32_e32 v54, 31, v54
8278  v_lshrrev_b32_e32 v30, 31, v30
827C  v_lshrrev_b32_e32 v56, 31, v32
8280  v_add_u32_e32 v58, -1, v54
8284  v_lshrrev_b32_e32 v18, 31, v18
8288  v_add_u32_e32 v60, -1, v30
828C  v_and_b32_e32 v64, 0x80000000, v58
8294  v_add_u32_e32 v56, -1, v56
8298  v_and_b32_e32 v62, 0x80000000, v60
82A0  v_add_u32_e32 v18, -1, v18
82A4  v_bitop3_b32 v79, v64, v24, v56 bitop3:0xc8
82AC  v_ashrrev_i32_e32 v24, 31, v32
82B0  v_bitop3_b32 v78, v62, v52, v18 bitop3:0xc8
82B8  v_and_b32_e32 v18, v60, v127
82BC  v_and_or_b32 v22, v24, s20, v22
82C4  v_add3_u32 v24, v30, v26, v54
82CC  v_and_b32_e32 v26, v58, v126
82D0  v_max3_u32 v14, v26, v18, v14
82D8  v_sub_u32_e32 v18, 0x7f7fffff, v125
82E0  v_sub_u32_e32 v32, 0x7f800000, v124
82E8  v_sub_u32_e32 v26, 0x7f800000, v125
82F0  v_ashrrev_i32_e32 v30, 31, v18
82F4  v_and_or_b32 v22, v30, s21, v22
82FC  v_sub_u32_e32 v30, 0x7f7fffff, v124
8304  v_lshrrev_b32_e32 v32, 31, v32
8308  v_lshrrev_b32_e32 v26, 31, v26
830C  v_lshrrev_b32_e32 v52, 31, v30
8310  v_add_u32_e32 v54, -1, v32
8314  v_lshrrev_b32_e32 v18, 31, v18
8318  v_add_u32_e32 v56, -1, v26
831C  v_and_b32_e32 v60, 0x80000000, v54
8324  v_add_u32_e32 v52, -1, v52
8328  v_and_b32_e32 v58, 0x80000000, v56
8330  v_add_u32_e32 v18, -1, v18
8334  v_bitop3_b32 v81, v60, v28, v52 bitop3:0xc8
833C  v_ashrrev_i32_e32 v28, 31, v30
8340  v_bitop3_b32 v80, v58, v50, v18 bitop3:0xc8
8348  v_and_b32_e32 v18, v56, v125
834C  v_and_or_b32 v105, v28, s22, v22
8354  v_add3_u32 v22, v26, v24, v32
835C  v_and_b32_e32 v24, v54, v124
8360  v_sub_u32_e32 v30, 0x7f800000, v122
8368  v_max3_u32 v14, v24, v18, v14
8370  v_sub_u32_e32 v24, 0x7f800000, v123
8378  v_sub_u32_e32 v28, 0x7f7fffff, v122
8380  v_lshrrev_b32_e32 v30, 31, v30
8384  v_sub_u32_e32 v18, 0x7f7fffff, v123
838C  v_lshrrev_b32_e32 v24, 31, v24
8390  v_lshrrev_b32_e32 v32, 31, v28
8394  v_add_u32_e32 v50, -1, v30
8398  v_add_u32_e32 v52, -1, v24
839C  v_and_b32_e32 v56, 0x80000000, v50
83A4  v_add_u32_e32 v32, -1, v32
83A8  v_ashrrev_i32_e32 v26, 31, v18
83AC  v_lshrrev_b32_e32 v18, 31, v18
83B0  v_bitop3_b32 v83, v56, v8, v32 bitop3:0xc8
83B8  v_and_b32_e32 v8, v52, v123
83BC  v_add3_u32 v22, v24, v22, v30
83C4  v_and_b32_e32 v24, v50, v122
83C8  v_and_b32_e32 v54, 0x80000000, v52
83D0  v_add_u32_e32 v18, -1, v18
83D4  v_max3_u32 v8, v24, v8, v14
83DC  v_sub_u32_e32 v24, 0x7f800000, v121
83E4  v_and_b32_e32 v26, 7, v26
83E8  v_bitop3_b32 v82, v54, v48, v18 bitop3:0xc8
83F0  v_ashrrev_i32_e32 v18, 31, v28
83F4  v_sub_u32_e32 v14, 0x7f7fffff, v121
83FC  v_sub_u32_e32 v28, 0x7f800000, v120
8404  v_and_or_b32 v18, v18, s6, v26
840C  v_lshrrev_b32_e32 v24, 31, v24
8410  v_ashrrev_i32_e32 v26, 31, v14
8414  v_and_or_b32 v18, v26, s7, v18
841C  v_sub_u32_e32 v26, 0x7f7fffff, v120
8424  v_lshrrev_b32_e32 v14, 31, v14
8428  v_lshrrev_b32_e32 v28, 31, v28
842C  v_add_u32_e32 v48, -1, v24
8430  v_add_u32_e32 v32, -1, v28
8434  v_lshrrev_b32_e32 v30, 31, v26
8438  v_and_b32_e32 v50, 0x80000000, v48
8440  v_add_u32_e32 v14, -1, v14
8444  v_and_b32_e32 v52, 0x80000000, v32
844C  v_add_u32_e32 v30, -1, v30
8450  v_bitop3_b32 v84, v50, v46, v14 bitop3:0xc8
8458  v_ashrrev_i32_e32 v14, 31, v26
845C  v_bitop3_b32 v85, v52, v12, v30 bitop3:0xc8
8464  v_and_b32_e32 v12, v48, v121
8468  v_and_or_b32 v14, v14, s12, v18
8470  v_add3_u32 v18, v24, v22, v28
8478  v_and_b32_e32 v22, v32, v120
847C  v_max3_u32 v8, v22, v12, v8
8484  v_sub_u32_e32 v12, 0x7f7fffff, v119
848C  v_sub_u32_e32 v26, 0x7f800000, v118
8494  v_sub_u32_e32 v22, 0x7f800000, v119
849C  v_ashrrev_i32_e32 v24, 31, v12
84A0  v_and_or_b32 v14, v24, s13, v14
84A8  v_sub_u32_e32 v24, 0x7f7fffff, v118
84B0  v_lshrrev_b32_e32 v26, 31, v26
84B4  v_lshrrev_b32_e32 v22, 31, v22
84B8  v_lshrrev_b32_e32 v28, 31, v24
84BC  v_add_u32_e32 v30, -1, v26
84C0  v_lshrrev_b32_e32 v12, 31, v12
84C4  v_add_u32_e32 v32, -1, v22
84C8  v_and_b32_e32 v48, 0x80000000, v30
84D0  v_add_u32_e32 v28, -1, v28
84D4  v_and_b32_e32 v46, 0x80000000, v32
84DC  v_add_u32_e32 v12, -1, v12
84E0  v_bitop3_b32 v87, v48, v16, v28 bitop3:0xc8
84E8  v_ashrrev_i32_e32 v16, 31, v24
84EC  v_bitop3_b32 v86, v46, v44, v12 bitop3:0xc8
84F4  v_and_b32_e32 v12, v32, v119
84F8  v_and_or_b32 v14, v16, s20, v14
8500  v_add3_u32 v16, v22, v18, v26
8508  v_and_b32_e32 v18, v30, v118
850C  v_max3_u32 v8, v18, v12, v8
8514  v_sub_u32_e32 v12, 0x7f7fffff, v117
851C  v_sub_u32_e32 v24, 0x7f800000, v116
8524  v_sub_u32_e32 v18, 0x7f800000, v117
852C  v_ashrrev_i32_e32 v22, 31, v12
8530  v_and_or_b32 v14, v22, s21, v14
8538  v_sub_u32_e32 v22, 0x7f7fffff, v116
8540  v_lshrrev_b32_e32 v24, 31, v24
8544  v_lshrrev_b32_e32 v18, 31, v18
8548  v_lshrrev_b32_e32 v26, 31, v22
854C  v_add_u32_e32 v28, -1, v24
8550  v_lshrrev_b32_e32 v12, 31, v12
8554  v_add_u32_e32 v30, -1, v18
8558  v_and_b32_e32 v44, 0x80000000, v28
8560  v_add_u32_e32 v26, -1, v26
8564  v_and_b32_e32 v32, 0x80000000, v30
856C  v_add_u32_e32 v12, -1, v12
8570  v_bitop3_b32 v89, v44, v20, v26 bitop3:0xc8
8578  v_ashrrev_i32_e32 v20, 31, v22
857C  v_bitop3_b32 v88, v32, v42, v12 bitop3:0xc8
8584  v_and_b32_e32 v12, v30, v117
8588  v_and_or_b32 v106, v20, s22, v14
8590  v_add3_u32 v14, v18, v16, v24
8598  v_and_b32_e32 v16, v28, v116
859C  v_sub_u32_e32 v22, 0x7f800000, v114
85A4  v_max3_u32 v8, v16, v12, v8
85AC  v_sub_u32_e32 v16, 0x7f800000, v115
85B4  v_sub_u32_e32 v20, 0x7f7fffff, v114
85BC  v_lshrrev_b32_e32 v22, 31, v22
85C0  v_sub_u32_e32 v12, 0x7f7fffff, v115
85C8  v_lshrrev_b32_e32 v16, 31, v16
85CC  v_lshrrev_b32_e32 v24, 31, v20
85D0  v_add_u32_e32 v26, -1, v22
85D4  v_add_u32_e32 v28, -1, v16
85D8  v_and_b32_e32 v32, 0x80000000, v26
85E0  v_add_u32_e32 v24, -1, v24
85E4  v_ashrrev_i32_e32 v18, 31, v12
85E8  v_lshrrev_b32_e32 v12, 31, v12
85EC  v_bitop3_b32 v91, v32, v2, v24 bitop3:0xc8
85F4  v_and_b32_e32 v2, v28, v115
85F8  v_add3_u32 v14, v16, v14, v22
8600  v_and_b32_e32 v16, v26, v114
8604  v_and_b32_e32 v30, 0x80000000, v28
860C  v_add_u32_e32 v12, -1, v12
8610  v_max3_u32 v2, v16, v2, v8
8618  v_sub_u32_e32 v16, 0x7f800000, v113
8620  v_and_b32_e32 v18, 7, v18
8624  v_bitop3_b32 v90, v30, v40, v12 bitop3:0xc8
862C  v_ashrrev_i32_e32 v12, 31, v20
8630  v_sub_u32_e32 v8, 0x7f7fffff, v113
8638  v_sub_u32_e32 v20, 0x7f800000, v112
8640  v_and_or_b32 v12, v12, s6, v18
8648  v_lshrrev_b32_e32 v16, 31, v16
864C  v_ashrrev_i32_e32 v18, 31, v8
8650  v_and_or_b32 v12, v18, s7, v12
8658  v_sub_u32_e32 v18, 0x7f7fffff, v112
8660  v_lshrrev_b32_e32 v8, 31, v8
8664  v_lshrrev_b32_e32 v20, 31, v20
8668  v_add_u32_e32 v26, -1, v16
866C  v_add_u32_e32 v24, -1, v20
8670  v_lshrrev_b32_e32 v22, 31, v18
8674  v_and_b32_e32 v28, 0x80000000, v26
867C  v_add_u32_e32 v8, -1, v8
8680  v_and_b32_e32 v30, 0x80000000, v24
8688  v_add_u32_e32 v22, -1, v22
868C  v_bitop3_b32 v92, v28, v38, v8 bitop3:0xc8
8694  v_ashrrev_i32_e32 v8, 31, v18
8698  v_bitop3_b32 v93, v30, v4, v22 bitop3:0xc8
86A0  v_and_b32_e32 v4, v26, v113
86A4  v_and_or_b32 v8, v8, s12, v12
86AC  v_add3_u32 v12, v16, v14, v20
86B4  v_and_b32_e32 v14, v24, v112
86B8  v_max3_u32 v2, v14, v4, v2
86C0  v_sub_u32_e32 v4, 0x7f7fffff, v111
86C8  v_sub_u32_e32 v18, 0x7f800000, v110
86D0  v_sub_u32_e32 v14, 0x7f800000, v111
86D8  v_ashrrev_i32_e32 v16, 31, v4
86DC  v_and_or_b32 v8, v16, s13, v8
86E4  v_sub_u32_e32 v16, 0x7f7fffff, v110
86EC  v_lshrrev_b32_e32 v18, 31, v18
86F0  v_lshrrev_b32_e32 v14, 31, v14
86F4  v_lshrrev_b32_e32 v20, 31, v16
86F8  v_add_u32_e32 v22, -1, v18
86FC  v_lshrrev_b32_e32 v4, 31, v4
8700  v_add_u32_e32 v24, -1, v14
8704  v_and_b32_e32 v28, 0x80000000, v22
870C  v_add_u32_e32 v20, -1, v20
8710  v_and_b32_e32 v26, 0x80000000, v24
8718  v_add_u32_e32 v4, -1, v4
871C  v_bitop3_b32 v95, v28, v6, v20 bitop3:0xc8
8724  v_ashrrev_i32_e32 v6, 31, v16
8728  v_bitop3_b32 v94, v26, v36, v4 bitop3:0xc8
8730  v_and_b32_e32 v4, v24, v111
8734  v_and_or_b32 v6, v6, s20, v8
873C  v_add3_u32 v8, v14, v12, v18
8744  v_and_b32_e32 v12, v22, v110
8748  v_max3_u32 v2, v12, v4, v2
8750  v_sub_u32_e32 v4, 0x7f7fffff, v109
8758  v_sub_u32_e32 v16, 0x7f800000, v108
8760  v_sub_u32_e32 v12, 0x7f800000, v109
8768  v_ashrrev_i32_e32 v14, 31, v4
876C  v_and_or_b32 v6, v14, s21, v6
8774  v_sub_u32_e32 v14, 0x7f7fffff, v108
877C  v_lshrrev_b32_e32 v16, 31, v16
8780  v_lshrrev_b32_e32 v12, 31, v12
8784  v_lshrrev_b32_e32 v18, 31, v14
8788  v_add_u32_e32 v20, -1, v16
878C  v_lshrrev_b32_e32 v4, 31, v4
8790  v_add_u32_e32 v22, -1, v12
8794  v_and_b32_e32 v26, 0x80000000, v20
879C  v_add_u32_e32 v18, -1, v18
87A0  v_and_b32_e32 v24, 0x80000000, v22
87A8  v_add_u32_e32 v4, -1, v4
87AC  v_bitop3_b32 v97, v26, v10, v18 bitop3:0xc8
87B4  v_ashrrev_i32_e32 v10, 31, v14
87B8  v_bitop3_b32 v96, v24, v34, v4 bitop3:0xc8
87C0  v_and_b32_e32 v4, v22, v109
87C4  v_and_or_b32 v107, v10, s22, v6
87CC  v_add3_u32 v6, v12, v8, v16
87D4  v_and_b32_e32 v8, v20, v108
87D8  v_max3_u32 v2, v8, v4, v2
87E0  v_mov_b32_e32 v4, 0x7f800000
87E8  v_cmp_ne_u32_e32 vcc, 32, v6
87EC  s_nop 1
87F0  v_cndmask_b32_e32 v140, v4, v2, vcc
87F4  s_or_b64 exec, exec, s[4:5]
87F8  v_cmp_ne_u32_e32 vcc, 0, v140
87FC  v_mov_b32_e32 v34, 0x7f
8804  s_and_saveexec_b64 s[4:5], vcc
8808  s_cbranch_execz 15
880C  v_add_u32_e32 v2, s8, v140
8810  s_mov_b32 s6, 0x17fffff
8818  v_lshrrev_b32_e32 v4, 23, v2
881C  v_add_u32_e32 v4, -2, v4
8820  v_cmp_lt_u32_e32 vcc, s6, v2
8824  s_mov_b32 s6, 0x7f800000
882C  s_nop 0
8830  v_cndmask_b32_e32 v2, 0, v4, vcc
8834  v_cmp_eq_u32_e32 vcc, s6, v140
8838  v_mov_b32_e32 v4, 0xfe
8840  s_and_b64 vcc, s[18:19], vcc
8844  v_cndmask_b32_e32 v34, v2, v4, vcc
8848  s_or_b64 exec, exec, s[4:5]
884C  v_cmp_eq_u32_e32 vcc, 0, v34
8850  s_cbranch_vccz 37
8854  s_nop 0
8858  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
8860  v_pk_mul_f32 v[66:67], v[2:3], v[66:67] op_sel_hi:[0,1]
8868  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
8870  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
8878  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
8880  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
8888  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
8890  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
8898  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
88A0  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
88A8  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
88B0  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
88B8  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
88C0  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
88C8  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
88D0  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
88D8  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
88E0  v_max_u32_e32 v2, 1, v34
88E4  s_branch 1
88E8  v_mov_b32_e32 v2, v34
88EC  v_mov_b32_e32 v36, 0
88F0  v_mov_b32_e32 v50, 0
88F4  v_lshlrev_b32_e32 v2, 23, v2
88F8  v_mov_b32_e32 v38, 0
88FC  v_mov_b32_e32 v40, 0
8900  v_mov_b32_e32 v42, 0
8904  v_mov_b32_e32 v44, 0
8908  v_mov_b32_e32 v46, 0
890C  v_mov_b32_e32 v48, 0
8910  v_cvt_scalef32_pk_fp4_f32 v36, v90, v91, v2
8918  v_cvt_scalef32_pk_fp4_f32 v50, v94, v95, v2 op_sel:[0,0,0,1]
8920  v_cvt_scalef32_pk_fp4_f32 v36, v92, v93, v2 op_sel:[0,0,1,0]
8928  v_cvt_scalef32_pk_fp4_f32 v50, v96, v97, v2 op_sel:[0,0,1,1]
8930  s_nop 0
8934  v_and_b32_e32 v94, 0x7fffffff, v65
893C  v_and_b32_e32 v93, 0x7fffffff, v23
8944  v_cvt_scalef32_pk_fp4_f32 v38, v66, v67, v2
894C  v_cvt_scalef32_pk_fp4_f32 v40, v70, v71, v2 op_sel:[0,0,0,1]
8954  v_cvt_scalef32_pk_fp4_f32 v38, v68, v69, v2 op_sel:[0,0,1,0]
895C  v_cvt_scalef32_pk_fp4_f32 v40, v72, v73, v2 op_sel:[0,0,1,1]
8964  s_nop 0
8968  v_cvt_scalef32_pk_fp4_f32 v42, v74, v75, v2
8970  v_cvt_scalef32_pk_fp4_f32 v44, v78, v79, v2 op_sel:[0,0,0,1]
8978  v_cvt_scalef32_pk_fp4_f32 v42, v76, v77, v2 op_sel:[0,0,1,0]
8980  v_cvt_scalef32_pk_fp4_f32 v44, v80, v81, v2 op_sel:[0,0,1,1]
8988  s_nop 0
898C  v_cvt_scalef32_pk_fp4_f32 v46, v82, v83, v2
8994  v_cvt_scalef32_pk_fp4_f32 v48, v86, v87, v2 op_sel:[0,0,0,1]
899C  v_cvt_scalef32_pk_fp4_f32 v46, v84, v85, v2 op_sel:[0,0,1,0]
89A4  v_cvt_scalef32_pk_fp4_f32 v48, v88, v89, v2 op_sel:[0,0,1,1]
89AC  s_nop 0
89B0  v_max_u32_e32 v2, v93, v94
89B4  v_and_b32_e32 v92, 0x7fffffff, v63
89BC  v_and_b32_e32 v91, 0x7fffffff, v27
89C4  v_max3_u32 v2, v91, v92, v2
89CC  v_and_b32_e32 v90, 0x7fffffff, v61
89D4  v_and_b32_e32 v89, 0x7fffffff, v31
89DC  v_max3_u32 v2, v89, v90, v2
89E4  v_and_b32_e32 v87, 0x7fffffff, v59
89EC  v_and_b32_e32 v86, 0x7fffffff, v33
89F4  v_max3_u32 v2, v86, v87, v2
89FC  v_and_b32_e32 v85, 0x7fffffff, v57
8A04  v_and_b32_e32 v84, 0x7fffffff, v15
8A0C  v_max3_u32 v2, v84, v85, v2
8A14  v_and_b32_e32 v83, 0x7fffffff, v55
8A1C  v_and_b32_e32 v82, 0x7fffffff, v19
8A24  v_max3_u32 v2, v82, v83, v2
8A2C  v_and_b32_e32 v81, 0x7fffffff, v53
8A34  v_and_b32_e32 v80, 0x7fffffff, v25
8A3C  v_max3_u32 v2, v80, v81, v2
8A44  v_and_b32_e32 v78, 0x7fffffff, v51
8A4C  v_and_b32_e32 v77, 0x7fffffff, v29
8A54  v_max3_u32 v2, v77, v78, v2
8A5C  v_and_b32_e32 v76, 0x7fffffff, v49
8A64  v_and_b32_e32 v75, 0x7fffffff, v9
8A6C  v_max3_u32 v2, v75, v76, v2
8A74  v_and_b32_e32 v74, 0x7fffffff, v47
8A7C  v_and_b32_e32 v73, 0x7fffffff, v13
8A84  v_max3_u32 v2, v73, v74, v2
8A8C  v_and_b32_e32 v72, 0x7fffffff, v45
8A94  v_and_b32_e32 v71, 0x7fffffff, v17
8A9C  v_max3_u32 v2, v71, v72, v2
8AA4  v_and_b32_e32 v69, 0x7fffffff, v43
8AAC  v_and_b32_e32 v68, 0x7fffffff, v21
8AB4  v_max3_u32 v2, v68, v69, v2
8ABC  v_and_b32_e32 v67, 0x7fffffff, v41
8AC4  v_and_b32_e32 v66, 0x7fffffff, v3
8ACC  v_max3_u32 v2, v66, v67, v2
8AD4  v_and_b32_e32 v64, 0x7fffffff, v39
8ADC  v_and_b32_e32 v62, 0x7fffffff, v5
8AE4  v_max3_u32 v2, v62, v64, v2
8AEC  v_and_b32_e32 v60, 0x7fffffff, v37
8AF4  v_and_b32_e32 v58, 0x7fffffff, v7
8AFC  v_max3_u32 v2, v58, v60, v2
8B04  v_and_b32_e32 v56, 0x7fffffff, v35
8B0C  v_and_b32_e32 v54, 0x7fffffff, v11
8B14  v_max3_u32 v95, v54, v56, v2
8B1C  s_mov_b32 s4, 0x7f7fffff
8B24  v_mov_b32_e32 v52, 0
8B28  v_cmp_lt_u32_e32 vcc, s4, v95
8B2C  v_mov_b32_e32 v22, v65
8B30  v_mov_b32_e32 v26, v63
8B34  v_mov_b32_e32 v30, v61
8B38  v_mov_b32_e32 v32, v59
8B3C  v_mov_b32_e32 v14, v57
8B40  v_mov_b32_e32 v18, v55
8B44  v_mov_b32_e32 v24, v53
8B48  v_mov_b32_e32 v28, v51
8B4C  v_mov_b32_e32 v8, v49
8B50  v_mov_b32_e32 v12, v47
8B54  v_mov_b32_e32 v16, v45
8B58  v_mov_b32_e32 v20, v43
8B5C  v_mov_b32_e32 v2, v41
8B60  v_mov_b32_e32 v4, v39
8B64  v_mov_b32_e32 v6, v37
8B68  v_mov_b32_e32 v10, v35
8B6C  v_mov_b32_e32 v70, 0
8B70  v_mov_b32_e32 v79, 0
8B74  v_mov_b32_e32 v88, 0
8B78  s_and_saveexec_b64 s[4:5], vcc
8B7C  s_cbranch_execz 585
8B80  v_sub_u32_e32 v4, 0x7f800000, v94
8B88  v_sub_u32_e32 v2, 0x7f7fffff, v94
8B90  v_sub_u32_e32 v10, 0x7f800000, v93
8B98  v_sub_u32_e32 v8, 0x7f7fffff, v93
8BA0  v_lshrrev_b32_e32 v4, 31, v4
8BA4  v_ashrrev_i32_e32 v6, 31, v2
8BA8  v_lshrrev_b32_e32 v2, 31, v2
8BAC  v_lshrrev_b32_e32 v10, 31, v10
8BB0  v_add_u32_e32 v16, -1, v4
8BB4  v_and_b32_e32 v6, 7, v6
8BB8  v_lshrrev_b32_e32 v12, 31, v8
8BBC  v_add_u32_e32 v14, -1, v10
8BC0  v_and_b32_e32 v18, 0x80000000, v16
8BC8  v_add_u32_e32 v2, -1, v2
8BCC  v_ashrrev_i32_e32 v8, 31, v8
8BD0  s_movk_i32 s6, 0x70
8BD4  v_bitop3_b32 v22, v18, v65, v2 bitop3:0xc8
8BDC  v_and_b32_e32 v2, v16, v94
8BE0  v_and_or_b32 v6, v8, s6, v6
8BE8  v_and_b32_e32 v8, v14, v93
8BEC  v_and_b32_e32 v20, 0x80000000, v14
8BF4  v_add_u32_e32 v12, -1, v12
8BF8  v_add_u32_e32 v4, v10, v4
8BFC  v_max_u32_e32 v2, v8, v2
8C00  v_sub_u32_e32 v8, 0x7f7fffff, v92
8C08  v_sub_u32_e32 v10, 0x7f800000, v92
8C10  v_sub_u32_e32 v14, 0x7f800000, v91
8C18  v_bitop3_b32 v23, v20, v23, v12 bitop3:0xc8
8C20  s_movk_i32 s7, 0x700
8C24  v_ashrrev_i32_e32 v12, 31, v8
8C28  v_and_or_b32 v6, v12, s7, v6
8C30  v_sub_u32_e32 v12, 0x7f7fffff, v91
8C38  v_lshrrev_b32_e32 v10, 31, v10
8C3C  v_lshrrev_b32_e32 v14, 31, v14
8C40  v_lshrrev_b32_e32 v8, 31, v8
8C44  v_lshrrev_b32_e32 v16, 31, v12
8C48  v_add_u32_e32 v18, -1, v14
8C4C  v_add_u32_e32 v20, -1, v10
8C50  v_and_b32_e32 v24, 0x80000000, v20
8C58  v_and_b32_e32 v26, 0x80000000, v18
8C60  v_add_u32_e32 v8, -1, v8
8C64  v_add_u32_e32 v16, -1, v16
8C68  v_bitop3_b32 v27, v26, v27, v16 bitop3:0xc8
8C70  v_bitop3_b32 v26, v24, v63, v8 bitop3:0xc8
8C78  v_and_b32_e32 v8, v20, v92
8C7C  v_add3_u32 v4, v10, v4, v14
8C84  v_and_b32_e32 v10, v18, v91
8C88  v_max3_u32 v2, v10, v8, v2
8C90  v_sub_u32_e32 v10, 0x7f800000, v90
8C98  v_sub_u32_e32 v8, 0x7f7fffff, v90
8CA0  v_sub_u32_e32 v14, 0x7f800000, v89
8CA8  v_ashrrev_i32_e32 v12, 31, v12
8CAC  s_movk_i32 s12, 0x7000
8CB0  v_lshrrev_b32_e32 v10, 31, v10
8CB4  v_and_or_b32 v6, v12, s12, v6
8CBC  v_ashrrev_i32_e32 v12, 31, v8
8CC0  s_mov_b32 s13, 0x70000
8CC8  v_lshrrev_b32_e32 v8, 31, v8
8CCC  v_lshrrev_b32_e32 v14, 31, v14
8CD0  v_add_u32_e32 v20, -1, v10
8CD4  v_and_or_b32 v6, v12, s13, v6
8CDC  v_sub_u32_e32 v12, 0x7f7fffff, v89
8CE4  v_add_u32_e32 v18, -1, v14
8CE8  v_and_b32_e32 v24, 0x80000000, v20
8CF0  v_add_u32_e32 v8, -1, v8
8CF4  v_bitop3_b32 v30, v24, v61, v8 bitop3:0xc8
8CFC  v_and_b32_e32 v8, v20, v90
8D00  v_add3_u32 v4, v10, v4, v14
8D08  v_and_b32_e32 v10, v18, v89
8D0C  v_lshrrev_b32_e32 v16, 31, v12
8D10  v_ashrrev_i32_e32 v12, 31, v12
8D14  s_mov_b32 s20, 0x700000
8D1C  v_max3_u32 v2, v10, v8, v2
8D24  v_sub_u32_e32 v8, 0x7f7fffff, v87
8D2C  v_sub_u32_e32 v10, 0x7f800000, v87
8D34  v_and_or_b32 v6, v12, s20, v6
8D3C  s_mov_b32 s21, 0x7000000
8D44  v_ashrrev_i32_e32 v12, 31, v8
8D48  v_sub_u32_e32 v14, 0x7f800000, v86
8D50  v_and_or_b32 v6, v12, s21, v6
8D58  v_sub_u32_e32 v12, 0x7f7fffff, v86
8D60  v_lshrrev_b32_e32 v10, 31, v10
8D64  v_and_b32_e32 v28, 0x80000000, v18
8D6C  v_add_u32_e32 v16, -1, v16
8D70  v_lshrrev_b32_e32 v8, 31, v8
8D74  v_lshrrev_b32_e32 v14, 31, v14
8D78  v_add_u32_e32 v20, -1, v10
8D7C  v_bitop3_b32 v31, v28, v31, v16 bitop3:0xc8
8D84  v_lshrrev_b32_e32 v16, 31, v12
8D88  v_add_u32_e32 v18, -1, v14
8D8C  v_and_b32_e32 v24, 0x80000000, v20
8D94  v_add_u32_e32 v8, -1, v8
8D98  v_ashrrev_i32_e32 v12, 31, v12
8D9C  s_brev_b32 s22, 14
8DA0  v_bitop3_b32 v32, v24, v59, v8 bitop3:0xc8
8DA8  v_and_b32_e32 v8, v20, v87
8DAC  v_and_or_b32 v52, v12, s22, v6
8DB4  v_and_b32_e32 v6, v18, v86
8DB8  v_max3_u32 v2, v6, v8, v2
8DC0  v_sub_u32_e32 v8, 0x7f800000, v85
8DC8  v_sub_u32_e32 v6, 0x7f7fffff, v85
8DD0  v_add3_u32 v4, v10, v4, v14
8DD8  v_sub_u32_e32 v14, 0x7f800000, v84
8DE0  v_lshrrev_b32_e32 v8, 31, v8
8DE4  v_and_b32_e32 v28, 0x80000000, v18
8DEC  v_add_u32_e32 v16, -1, v16
8DF0  v_ashrrev_i32_e32 v10, 31, v6
8DF4  v_sub_u32_e32 v12, 0x7f7fffff, v84
8DFC  v_lshrrev_b32_e32 v6, 31, v6
8E00  v_lshrrev_b32_e32 v18, 31, v14
8E04  v_add_u32_e32 v24, -1, v8
8E08  v_bitop3_b32 v33, v28, v33, v16 bitop3:0xc8
8E10  v_add_u32_e32 v20, -1, v18
8E14  v_lshrrev_b32_e32 v16, 31, v12
8E18  v_and_b32_e32 v14, 0x80000000, v24
8E20  v_add_u32_e32 v6, -1, v6
8E24  v_and_b32_e32 v28, 0x80000000, v20
8E2C  v_add_u32_e32 v16, -1, v16
8E30  v_bitop3_b32 v14, v14, v57, v6 bitop3:0xc8
8E38  v_and_b32_e32 v6, v24, v85
8E3C  v_add3_u32 v4, v8, v4, v18
8E44  v_and_b32_e32 v8, v20, v84
8E48  v_and_b32_e32 v10, 7, v10
8E4C  v_bitop3_b32 v15, v28, v15, v16 bitop3:0xc8
8E54  v_ashrrev_i32_e32 v12, 31, v12
8E58  v_max3_u32 v2, v8, v6, v2
8E60  v_sub_u32_e32 v6, 0x7f7fffff, v83
8E68  v_sub_u32_e32 v8, 0x7f800000, v83
8E70  v_sub_u32_e32 v16, 0x7f800000, v82
8E78  v_and_or_b32 v10, v12, s6, v10
8E80  s_nop 0
8E84  v_ashrrev_i32_e32 v12, 31, v6
8E88  v_and_or_b32 v10, v12, s7, v10
8E90  v_sub_u32_e32 v12, 0x7f7fffff, v82
8E98  v_lshrrev_b32_e32 v8, 31, v8
8E9C  v_lshrrev_b32_e32 v16, 31, v16
8EA0  v_lshrrev_b32_e32 v6, 31, v6
8EA4  v_lshrrev_b32_e32 v18, 31, v12
8EA8  v_add_u32_e32 v20, -1, v16
8EAC  v_add_u32_e32 v24, -1, v8
8EB0  v_and_b32_e32 v28, 0x80000000, v24
8EB8  v_and_b32_e32 v57, 0x80000000, v20
8EC0  v_add_u32_e32 v6, -1, v6
8EC4  v_add_u32_e32 v18, -1, v18
8EC8  v_bitop3_b32 v19, v57, v19, v18 bitop3:0xc8
8ED0  v_bitop3_b32 v18, v28, v55, v6 bitop3:0xc8
8ED8  v_and_b32_e32 v6, v24, v83
8EDC  v_add3_u32 v4, v8, v4, v16
8EE4  v_and_b32_e32 v8, v20, v82
8EE8  v_max3_u32 v2, v8, v6, v2
8EF0  v_sub_u32_e32 v8, 0x7f800000, v81
8EF8  v_sub_u32_e32 v6, 0x7f7fffff, v81
8F00  v_sub_u32_e32 v16, 0x7f800000, v80
8F08  v_ashrrev_i32_e32 v12, 31, v12
8F0C  v_lshrrev_b32_e32 v8, 31, v8
8F10  v_and_or_b32 v10, v12, s12, v10
8F18  v_ashrrev_i32_e32 v12, 31, v6
8F1C  v_lshrrev_b32_e32 v6, 31, v6
8F20  v_lshrrev_b32_e32 v16, 31, v16
8F24  v_add_u32_e32 v55, -1, v8
8F28  v_add_u32_e32 v28, -1, v16
8F2C  v_and_b32_e32 v24, 0x80000000, v55
8F34  v_add_u32_e32 v6, -1, v6
8F38  v_bitop3_b32 v24, v24, v53, v6 bitop3:0xc8
8F40  v_and_b32_e32 v6, v55, v81
8F44  v_add3_u32 v4, v8, v4, v16
8F4C  v_and_b32_e32 v8, v28, v80
8F50  v_and_or_b32 v10, v12, s13, v10
8F58  v_sub_u32_e32 v12, 0x7f7fffff, v80
8F60  v_max3_u32 v2, v8, v6, v2
8F68  v_sub_u32_e32 v8, 0x7f800000, v78
8F70  v_sub_u32_e32 v6, 0x7f7fffff, v78
8F78  v_sub_u32_e32 v16, 0x7f800000, v77
8F80  v_lshrrev_b32_e32 v20, 31, v12
8F84  v_ashrrev_i32_e32 v12, 31, v12
8F88  v_lshrrev_b32_e32 v8, 31, v8
8F8C  v_and_or_b32 v10, v12, s20, v10
8F94  v_ashrrev_i32_e32 v12, 31, v6
8F98  v_lshrrev_b32_e32 v6, 31, v6
8F9C  v_lshrrev_b32_e32 v16, 31, v16
8FA0  v_add_u32_e32 v55, -1, v8
8FA4  v_and_b32_e32 v57, 0x80000000, v28
8FAC  v_and_or_b32 v10, v12, s21, v10
8FB4  v_sub_u32_e32 v12, 0x7f7fffff, v77
8FBC  v_add_u32_e32 v53, -1, v16
8FC0  v_and_b32_e32 v28, 0x80000000, v55
8FC8  v_add_u32_e32 v6, -1, v6
8FCC  v_add_u32_e32 v20, -1, v20
8FD0  v_bitop3_b32 v28, v28, v51, v6 bitop3:0xc8
8FD8  v_and_b32_e32 v6, v55, v78
8FDC  v_add3_u32 v4, v8, v4, v16
8FE4  v_and_b32_e32 v8, v53, v77
8FE8  v_bitop3_b32 v25, v57, v25, v20 bitop3:0xc8
8FF0  v_lshrrev_b32_e32 v20, 31, v12
8FF4  v_ashrrev_i32_e32 v12, 31, v12
8FF8  v_max3_u32 v2, v8, v6, v2
9000  v_sub_u32_e32 v6, 0x7f7fffff, v76
9008  v_sub_u32_e32 v8, 0x7f800000, v76
9010  v_sub_u32_e32 v16, 0x7f800000, v75
9018  v_and_or_b32 v70, v12, s22, v10
9020  v_sub_u32_e32 v12, 0x7f7fffff, v75
9028  v_lshrrev_b32_e32 v51, 31, v8
902C  v_and_b32_e32 v57, 0x80000000, v53
9034  v_add_u32_e32 v20, -1, v20
9038  v_ashrrev_i32_e32 v10, 31, v6
903C  v_lshrrev_b32_e32 v6, 31, v6
9040  v_lshrrev_b32_e32 v16, 31, v16
9044  v_add_u32_e32 v55, -1, v51
9048  v_bitop3_b32 v29, v57, v29, v20 bitop3:0xc8
9050  v_and_b32_e32 v10, 7, v10
9054  v_lshrrev_b32_e32 v20, 31, v12
9058  v_add_u32_e32 v53, -1, v16
905C  v_and_b32_e32 v8, 0x80000000, v55
9064  v_add_u32_e32 v6, -1, v6
9068  v_ashrrev_i32_e32 v12, 31, v12
906C  v_bitop3_b32 v8, v8, v49, v6 bitop3:0xc8
9074  v_and_b32_e32 v6, v55, v76
9078  v_and_or_b32 v10, v12, s6, v10
9080  v_and_b32_e32 v12, v53, v75
9084  v_and_b32_e32 v57, 0x80000000, v53
908C  v_add_u32_e32 v20, -1, v20
9090  v_max3_u32 v2, v12, v6, v2
9098  v_sub_u32_e32 v6, 0x7f7fffff, v74
90A0  v_bitop3_b32 v9, v57, v9, v20 bitop3:0xc8
90A8  v_add3_u32 v4, v51, v4, v16
90B0  v_sub_u32_e32 v12, 0x7f800000, v74
90B8  v_ashrrev_i32_e32 v16, 31, v6
90BC  v_sub_u32_e32 v20, 0x7f800000, v73
90C4  v_and_or_b32 v10, v16, s7, v10
90CC  v_sub_u32_e32 v16, 0x7f7fffff, v73
90D4  v_lshrrev_b32_e32 v51, 31, v12
90D8  v_lshrrev_b32_e32 v6, 31, v6
90DC  v_lshrrev_b32_e32 v20, 31, v20
90E0  v_add_u32_e32 v55, -1, v51
90E4  v_lshrrev_b32_e32 v49, 31, v16
90E8  v_add_u32_e32 v53, -1, v20
90EC  v_and_b32_e32 v12, 0x80000000, v55
90F4  v_add_u32_e32 v6, -1, v6
90F8  v_ashrrev_i32_e32 v16, 31, v16
90FC  v_bitop3_b32 v12, v12, v47, v6 bitop3:0xc8
9104  v_and_b32_e32 v6, v55, v74
9108  v_and_or_b32 v10, v16, s12, v10
9110  v_and_b32_e32 v16, v53, v73
9114  v_max3_u32 v2, v16, v6, v2
911C  v_sub_u32_e32 v6, 0x7f7fffff, v72
9124  v_add3_u32 v4, v51, v4, v20
912C  v_sub_u32_e32 v16, 0x7f800000, v72
9134  v_ashrrev_i32_e32 v20, 31, v6
9138  v_sub_u32_e32 v47, 0x7f800000, v71
9140  v_and_or_b32 v10, v20, s13, v10
9148  v_sub_u32_e32 v20, 0x7f7fffff, v71
9150  v_lshrrev_b32_e32 v51, 31, v16
9154  v_and_b32_e32 v57, 0x80000000, v53
915C  v_add_u32_e32 v49, -1, v49
9160  v_lshrrev_b32_e32 v6, 31, v6
9164  v_lshrrev_b32_e32 v47, 31, v47
9168  v_add_u32_e32 v55, -1, v51
916C  v_bitop3_b32 v13, v57, v13, v49 bitop3:0xc8
9174  v_lshrrev_b32_e32 v49, 31, v20
9178  v_add_u32_e32 v53, -1, v47
917C  v_and_b32_e32 v16, 0x80000000, v55
9184  v_add_u32_e32 v6, -1, v6
9188  v_ashrrev_i32_e32 v20, 31, v20
918C  v_bitop3_b32 v16, v16, v45, v6 bitop3:0xc8
9194  v_and_b32_e32 v6, v55, v72
9198  v_and_or_b32 v10, v20, s20, v10
91A0  v_and_b32_e32 v20, v53, v71
91A4  v_max3_u32 v2, v20, v6, v2
91AC  v_sub_u32_e32 v6, 0x7f7fffff, v69
91B4  v_sub_u32_e32 v20, 0x7f800000, v69
91BC  v_add3_u32 v4, v51, v4, v47
91C4  v_sub_u32_e32 v47, 0x7f800000, v68
91CC  v_lshrrev_b32_e32 v51, 31, v20
91D0  v_ashrrev_i32_e32 v45, 31, v6
91D4  v_lshrrev_b32_e32 v6, 31, v6
91D8  v_add_u32_e32 v55, -1, v51
91DC  v_and_or_b32 v10, v45, s21, v10
91E4  v_sub_u32_e32 v45, 0x7f7fffff, v68
91EC  v_lshrrev_b32_e32 v47, 31, v47
91F0  v_and_b32_e32 v20, 0x80000000, v55
91F8  v_add_u32_e32 v6, -1, v6
91FC  v_and_b32_e32 v57, 0x80000000, v53
9204  v_add_u32_e32 v53, -1, v47
9208  v_bitop3_b32 v20, v20, v43, v6 bitop3:0xc8
9210  v_ashrrev_i32_e32 v43, 31, v45
9214  v_and_b32_e32 v6, v55, v69
9218  v_and_or_b32 v79, v43, s22, v10
9220  v_and_b32_e32 v10, v53, v68
9224  v_max3_u32 v6, v10, v6, v2
922C  v_sub_u32_e32 v10, 0x7f800000, v67
9234  v_add3_u32 v4, v51, v4, v47
923C  v_sub_u32_e32 v2, 0x7f7fffff, v67
9244  v_sub_u32_e32 v47, 0x7f800000, v66
924C  v_add_u32_e32 v49, -1, v49
9250  v_lshrrev_b32_e32 v10, 31, v10
9254  v_bitop3_b32 v17, v57, v17, v49 bitop3:0xc8
925C  v_and_b32_e32 v57, 0x80000000, v53
9264  v_ashrrev_i32_e32 v43, 31, v2
9268  v_lshrrev_b32_e32 v2, 31, v2
926C  v_lshrrev_b32_e32 v47, 31, v47
9270  v_add_u32_e32 v53, -1, v10
9274  v_add_u32_e32 v51, -1, v47
9278  v_and_b32_e32 v55, 0x80000000, v53
9280  v_add_u32_e32 v2, -1, v2
9284  v_bitop3_b32 v2, v55, v41, v2 bitop3:0xc8
928C  v_and_b32_e32 v41, v53, v67
9290  v_add3_u32 v10, v10, v4, v47
9298  v_and_b32_e32 v4, v51, v66
929C  v_lshrrev_b32_e32 v49, 31, v45
92A0  v_sub_u32_e32 v45, 0x7f7fffff, v66
92A8  v_max3_u32 v6, v4, v41, v6
92B0  v_sub_u32_e32 v41, 0x7f800000, v64
92B8  v_add_u32_e32 v49, -1, v49
92BC  v_sub_u32_e32 v4, 0x7f7fffff, v64
92C4  v_sub_u32_e32 v47, 0x7f800000, v62
92CC  v_bitop3_b32 v21, v57, v21, v49 bitop3:0xc8
92D4  v_and_b32_e32 v43, 7, v43
92D8  v_lshrrev_b32_e32 v49, 31, v45
92DC  v_ashrrev_i32_e32 v45, 31, v45
92E0  v_lshrrev_b32_e32 v41, 31, v41
92E4  v_and_or_b32 v43, v45, s6, v43
92EC  v_ashrrev_i32_e32 v45, 31, v4
92F0  v_lshrrev_b32_e32 v4, 31, v4
92F4  v_lshrrev_b32_e32 v47, 31, v47
92F8  v_add_u32_e32 v53, -1, v41
92FC  v_and_b32_e32 v57, 0x80000000, v51
9304  v_add_u32_e32 v51, -1, v47
9308  v_and_b32_e32 v55, 0x80000000, v53
9310  v_add_u32_e32 v4, -1, v4
9314  v_bitop3_b32 v4, v55, v39, v4 bitop3:0xc8
931C  v_and_b32_e32 v39, v53, v64
9320  v_add3_u32 v10, v41, v10, v47
9328  v_and_b32_e32 v41, v51, v62
932C  v_and_or_b32 v43, v45, s7, v43
9334  v_sub_u32_e32 v45, 0x7f7fffff, v62
933C  v_max3_u32 v39, v41, v39, v6
9344  v_sub_u32_e32 v41, 0x7f800000, v60
934C  v_add_u32_e32 v49, -1, v49
9350  v_sub_u32_e32 v6, 0x7f7fffff, v60
9358  v_sub_u32_e32 v47, 0x7f800000, v58
9360  v_bitop3_b32 v3, v57, v3, v49 bitop3:0xc8
9368  v_lshrrev_b32_e32 v49, 31, v45
936C  v_ashrrev_i32_e32 v45, 31, v45
9370  v_lshrrev_b32_e32 v41, 31, v41
9374  v_and_or_b32 v43, v45, s12, v43
937C  v_ashrrev_i32_e32 v45, 31, v6
9380  v_lshrrev_b32_e32 v6, 31, v6
9384  v_lshrrev_b32_e32 v47, 31, v47
9388  v_add_u32_e32 v53, -1, v41
938C  v_and_b32_e32 v57, 0x80000000, v51
9394  v_add_u32_e32 v51, -1, v47
9398  v_and_b32_e32 v55, 0x80000000, v53
93A0  v_add_u32_e32 v6, -1, v6
93A4  v_bitop3_b32 v6, v55, v37, v6 bitop3:0xc8
93AC  v_and_b32_e32 v37, v53, v60
93B0  v_add3_u32 v41, v41, v10, v47
93B8  v_and_b32_e32 v10, v51, v58
93BC  v_and_or_b32 v43, v45, s13, v43
93C4  v_sub_u32_e32 v45, 0x7f7fffff, v58
93CC  v_max3_u32 v37, v10, v37, v39
93D4  v_sub_u32_e32 v39, 0x7f800000, v56
93DC  v_add_u32_e32 v49, -1, v49
93E0  v_sub_u32_e32 v10, 0x7f7fffff, v56
93E8  v_sub_u32_e32 v47, 0x7f800000, v54
93F0  v_bitop3_b32 v5, v57, v5, v49 bitop3:0xc8
93F8  v_lshrrev_b32_e32 v49, 31, v45
93FC  v_ashrrev_i32_e32 v45, 31, v45
9400  v_lshrrev_b32_e32 v39, 31, v39
9404  v_and_or_b32 v43, v45, s20, v43
940C  v_ashrrev_i32_e32 v45, 31, v10
9410  v_lshrrev_b32_e32 v10, 31, v10
9414  v_lshrrev_b32_e32 v47, 31, v47
9418  v_add_u32_e32 v53, -1, v39
941C  v_and_b32_e32 v57, 0x80000000, v51
9424  v_add_u32_e32 v49, -1, v49
9428  v_and_or_b32 v43, v45, s21, v43
9430  v_sub_u32_e32 v45, 0x7f7fffff, v54
9438  v_add_u32_e32 v51, -1, v47
943C  v_and_b32_e32 v55, 0x80000000, v53
9444  v_add_u32_e32 v10, -1, v10
9448  v_bitop3_b32 v7, v57, v7, v49 bitop3:0xc8
9450  v_bitop3_b32 v10, v55, v35, v10 bitop3:0xc8
9458  v_lshrrev_b32_e32 v49, 31, v45
945C  v_and_b32_e32 v35, v53, v56
9460  v_add3_u32 v39, v39, v41, v47
9468  v_and_b32_e32 v41, v51, v54
946C  v_and_b32_e32 v57, 0x80000000, v51
9474  v_add_u32_e32 v49, -1, v49
9478  v_ashrrev_i32_e32 v45, 31, v45
947C  v_max3_u32 v35, v41, v35, v37
9484  v_mov_b32_e32 v37, 0x7f800000
948C  v_cmp_ne_u32_e32 vcc, 32, v39
9490  v_bitop3_b32 v11, v57, v11, v49 bitop3:0xc8
9498  v_and_or_b32 v88, v45, s22, v43
94A0  v_cndmask_b32_e32 v95, v37, v35, vcc
94A4  s_or_b64 exec, exec, s[4:5]
94A8  v_cmp_ne_u32_e32 vcc, 0, v95
94AC  v_mov_b32_e32 v35, 0x7f
94B4  s_and_saveexec_b64 s[4:5], vcc
94B8  s_cbranch_execz 15
94BC  v_add_u32_e32 v35, s8, v95
94C0  s_mov_b32 s6, 0x17fffff
94C8  v_lshrrev_b32_e32 v37, 23, v35
94CC  v_add_u32_e32 v37, -2, v37
94D0  v_cmp_lt_u32_e32 vcc, s6, v35
94D4  s_mov_b32 s6, 0x7f800000
94DC  s_nop 0
94E0  v_cndmask_b32_e32 v35, 0, v37, vcc
94E4  v_cmp_eq_u32_e32 vcc, s6, v95
94E8  v_mov_b32_e32 v37, 0xfe
94F0  s_and_b64 vcc, s[18:19], vcc
94F4  v_cndmask_b32_e32 v35, v35, v37, vcc
94F8  s_or_b64 exec, exec, s[4:5]
94FC  v_cmp_eq_u32_e32 vcc, 0, v35
9500  s_cbranch_vccz 37
9504  s_nop 0
9508  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
9510  v_pk_mul_f32 v[22:23], v[54:55], v[22:23] op_sel_hi:[0,1]
9518  v_pk_mul_f32 v[26:27], v[54:55], v[26:27] op_sel_hi:[0,1]
9520  v_pk_mul_f32 v[30:31], v[54:55], v[30:31] op_sel_hi:[0,1]
9528  v_pk_mul_f32 v[32:33], v[54:55], v[32:33] op_sel_hi:[0,1]
9530  v_pk_mul_f32 v[14:15], v[54:55], v[14:15] op_sel_hi:[0,1]
9538  v_pk_mul_f32 v[18:19], v[54:55], v[18:19] op_sel_hi:[0,1]
9540  v_pk_mul_f32 v[24:25], v[54:55], v[24:25] op_sel_hi:[0,1]
9548  v_pk_mul_f32 v[28:29], v[54:55], v[28:29] op_sel_hi:[0,1]
9550  v_pk_mul_f32 v[8:9], v[54:55], v[8:9] op_sel_hi:[0,1]
9558  v_pk_mul_f32 v[12:13], v[54:55], v[12:13] op_sel_hi:[0,1]
9560  v_pk_mul_f32 v[16:17], v[54:55], v[16:17] op_sel_hi:[0,1]
9568  v_pk_mul_f32 v[20:21], v[54:55], v[20:21] op_sel_hi:[0,1]
9570  v_pk_mul_f32 v[2:3], v[54:55], v[2:3] op_sel_hi:[0,1]
9578  v_pk_mul_f32 v[4:5], v[54:55], v[4:5] op_sel_hi:[0,1]
9580  v_pk_mul_f32 v[6:7], v[54:55], v[6:7] op_sel_hi:[0,1]
9588  v_pk_mul_f32 v[10:11], v[54:55], v[10:11] op_sel_hi:[0,1]
9590  v_max_u32_e32 v37, 1, v35
9594  s_branch 1
9598  v_mov_b32_e32 v37, v35
959C  v_or3_b32 v39, v44, v105, v42
95A4  v_mov_b32_e32 v42, 0
95A8  v_mov_b32_e32 v43, 0
95AC  v_or3_b32 v41, v50, v107, v36
95B4  v_lshlrev_b32_e32 v36, 23, v37
95B8  v_cvt_scalef32_pk_fp4_f32 v42, v22, v23, v36
95C0  v_cvt_scalef32_pk_fp4_f32 v43, v30, v31, v36 op_sel:[0,0,0,1]
95C8  v_cvt_scalef32_pk_fp4_f32 v42, v26, v27, v36 op_sel:[0,0,1,0]
95D0  v_cvt_scalef32_pk_fp4_f32 v43, v32, v33, v36 op_sel:[0,0,1,1]
95D8  s_nop 0
95DC  v_mov_b32_e32 v23, 0
95E0  v_mov_b32_e32 v26, 0
95E4  v_cvt_scalef32_pk_fp4_f32 v23, v14, v15, v36
95EC  v_cvt_scalef32_pk_fp4_f32 v26, v24, v25, v36 op_sel:[0,0,0,1]
95F4  v_cvt_scalef32_pk_fp4_f32 v23, v18, v19, v36 op_sel:[0,0,1,0]
95FC  v_cvt_scalef32_pk_fp4_f32 v26, v28, v29, v36 op_sel:[0,0,1,1]
9604  s_nop 0
9608  v_mov_b32_e32 v14, 0
960C  v_mov_b32_e32 v15, 0
9610  v_mov_b32_e32 v37, 0
9614  v_cvt_scalef32_pk_fp4_f32 v14, v8, v9, v36
961C  v_cvt_scalef32_pk_fp4_f32 v15, v16, v17, v36 op_sel:[0,0,0,1]
9624  v_cvt_scalef32_pk_fp4_f32 v14, v12, v13, v36 op_sel:[0,0,1,0]
962C  v_cvt_scalef32_pk_fp4_f32 v15, v20, v21, v36 op_sel:[0,0,1,1]
9634  s_nop 0
9638  v_mov_b32_e32 v8, 0
963C  v_cvt_scalef32_pk_fp4_f32 v37, v2, v3, v36
9644  v_cvt_scalef32_pk_fp4_f32 v8, v6, v7, v36 op_sel:[0,0,0,1]
964C  v_cvt_scalef32_pk_fp4_f32 v37, v4, v5, v36 op_sel:[0,0,1,0]
9654  v_cvt_scalef32_pk_fp4_f32 v8, v10, v11, v36 op_sel:[0,0,1,1]
965C  s_nop 0
9660  v_lshlrev_b32_e32 v2, 1, v103
9664  v_bitop3_b32 v3, v101, v102, 3 bitop3:0x6c
966C  v_or3_b32 v38, v40, v104, v38
9674  v_or3_b32 v40, v48, v106, v46
967C  v_add_lshl_u32 v4, v2, v3, 4
9684  ds_write_b128 v4, v[38:41] offset:32768
968C  v_add_u32_e32 v4, v2, v102
9690  v_xor_b32_e32 v2, 0x108, v2
9698  v_or3_b32 v22, v43, v52, v42
96A0  v_or3_b32 v23, v26, v70, v23
96A8  v_or3_b32 v24, v15, v79, v14
96B0  v_or3_b32 v25, v8, v88, v37
96B8  v_add_lshl_u32 v3, v2, v3, 4
96C0  v_add_u32_e32 v2, v2, v102
96C4  ds_write_b8 v4, v34 offset:40960
96CC  ds_write_b128 v3, v[22:25] offset:32768
96D4  ds_write_b8 v2, v35 offset:40960
96DC  s_or_b64 exec, exec, s[2:3]
96E0  s_add_i32 s2, s11, 7
96E4  s_lshr_b32 s3, s9, 1
96E8  s_and_b32 s12, s2, 0xffffff8
96F0  s_and_b32 s2, s31, 0xffffff00
96F8  s_and_b32 s3, s3, 2
96FC  s_or_b32 s2, s2, s3
9700  v_or_b32_e32 v2, s2, v99
9704  s_add_i32 s2, s10, 0xff
970C  s_and_b32 s13, s2, 0xffffff00
9714  v_and_b32_e32 v6, 4, v0
9718  v_or_b32_e32 v4, s9, v1
971C  v_cmp_eq_u32_e32 vcc, 0, v6
9720  v_add_u32_e32 v6, s30, v101
9724  s_and_b64 s[8:9], s[0:1], exec
9728  v_cmp_le_u32_e64 s[6:7], s11, v4
9730  v_mov_b32_e32 v3, 0
9734  v_cmp_le_u32_e64 s[8:9], s10, v6
973C  v_cmp_gt_u32_e64 s[4:5], s11, v4
9744  v_or3_b32 v2, v2, v98, v100
974C  v_mov_b32_e32 v5, v3
9750  v_cmp_le_u32_e64 s[2:3], s12, v4
9758  s_cselect_b32 s12, s11, s12
975C  s_or_b64 s[8:9], s[6:7], s[8:9]
9760  s_mov_b64 s[6:7], 0
9764  s_waitcnt lgkmcnt(0)
9768  s_barrier
976C  s_and_saveexec_b64 s[18:19], s[8:9]
9770  s_xor_b64 s[8:9], exec, s[18:19]
9774  v_cmp_le_u32_e64 s[6:7], s13, v6
977C  s_or_b64 s[6:7], s[0:1], s[6:7]
9780  s_nor_b64 s[6:7], s[6:7], s[2:3]
9784  s_and_b64 s[6:7], s[6:7], exec
9788  s_or_saveexec_b64 s[8:9], s[8:9]
978C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
9794  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
979C  v_mov_b32_e32 v7, 0x7f
97A4  s_xor_b64 exec, exec, s[8:9]
97A8  s_cbranch_execz 23
97AC  v_lshrrev_b32_e32 v7, 3, v0
97B0  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
97B8  v_cndmask_b32_e32 v7, v8, v7, vcc
97BC  v_lshlrev_b32_e32 v8, 2, v7
97C0  v_lshrrev_b32_e32 v7, 2, v7
97C4  v_xor_b32_e32 v7, v7, v0
97C8  v_and_or_b32 v7, v7, 3, v8
97D0  v_lshlrev_b32_e32 v7, 4, v7
97D4  v_or_b32_e32 v12, v8, v1
97D8  ds_read_b128 v[8:11], v7 offset:32768
97E0  ds_read_u8 v7, v12 offset:40960
97E8  v_mad_u64_u32 v[12:13], s[14:15], v6, s11, 0
97F0  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
97F8  s_or_b64 s[6:7], s[6:7], exec
97FC  s_waitcnt lgkmcnt(1)
9800  global_store_dwordx4 v[12:13], v[8:11], off
9808  s_or_b64 exec, exec, s[8:9]
980C  s_and_saveexec_b64 s[8:9], s[6:7]
9810  s_cbranch_execz 12
9814  v_and_b32_e32 v8, 0xffffffe0, v6
981C  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
9824  v_mov_b64_e32 v[8:9], s[16:17]
9828  v_mad_u64_u32 v[8:9], s[6:7], s12, v6, v[8:9]
9830  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
9838  s_waitcnt lgkmcnt(0)
983C  global_store_byte v[8:9], v7, off
9844  s_or_b64 exec, exec, s[8:9]
9848  s_waitcnt lgkmcnt(0)
984C  v_or_b32_e32 v7, 0x100, v0
9854  v_lshrrev_b32_e32 v6, 2, v7
9858  v_add_u32_e32 v6, s30, v6
985C  v_cmp_le_u32_e64 s[6:7], s10, v6
9864  s_xor_b64 s[4:5], s[4:5], -1
9868  s_or_b64 s[6:7], s[4:5], s[6:7]
986C  s_mov_b64 s[4:5], 0
9870  s_and_saveexec_b64 s[8:9], s[6:7]
9874  s_xor_b64 s[6:7], exec, s[8:9]
9878  s_cbranch_execnz 9
987C  s_or_saveexec_b64 s[2:3], s[6:7]
9880  v_mov_b32_e32 v8, 0x7f
9888  s_xor_b64 exec, exec, s[2:3]
988C  s_cbranch_execnz 14
9890  s_or_b64 exec, exec, s[2:3]
9894  s_and_saveexec_b64 s[2:3], s[4:5]
9898  s_cbranch_execnz 37
989C  s_endpgm
98A0  v_cmp_le_u32_e64 s[4:5], s13, v6
98A8  s_or_b64 s[4:5], s[0:1], s[4:5]
98AC  s_nor_b64 s[2:3], s[4:5], s[2:3]
98B0  s_and_b64 s[4:5], s[2:3], exec
98B4  s_or_saveexec_b64 s[2:3], s[6:7]
98B8  v_mov_b32_e32 v8, 0x7f
98C0  s_xor_b64 exec, exec, s[2:3]
98C4  s_cbranch_execz 65522
98C8  v_lshrrev_b32_e32 v7, 3, v7
98CC  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
98D4  v_cndmask_b32_e32 v7, v8, v7, vcc
98D8  v_lshlrev_b32_e32 v8, 2, v7
98DC  v_lshrrev_b32_e32 v7, 2, v7
98E0  v_xor_b32_e32 v0, v7, v0
98E4  v_and_or_b32 v0, v0, 3, v8
98EC  v_lshlrev_b32_e32 v0, 4, v0
98F0  v_or_b32_e32 v1, v8, v1
98F4  ds_read_b128 v[10:13], v0 offset:32768
98FC  ds_read_u8 v8, v1 offset:40960
9904  v_mad_u64_u32 v[0:1], s[6:7], v6, s11, 0
990C  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
9914  s_or_b64 s[4:5], s[4:5], exec
9918  s_waitcnt lgkmcnt(1)
991C  global_store_dwordx4 v[0:1], v[10:13], off
9924  s_or_b64 exec, exec, s[2:3]
9928  s_and_saveexec_b64 s[2:3], s[4:5]
992C  s_cbranch_execz 65499
9930  v_and_b32_e32 v0, 0xffffffe0, v6
9938  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
9940  v_mov_b64_e32 v[0:1], s[16:17]
9944  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
994C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
9954  s_waitcnt lgkmcnt(0)
9958  global_store_byte v[0:1], v8, off
9960  s_endpgm
9964  s_nop 0

9a00 <QuantiseBothBf16Sr>:
9A00  v_readfirstlane_b32 s34, v0
9A04  s_andn2_b32 s34, s34, 63
9A08  v_and_b32_e32 v1, 48, v0
9A0C  v_or_b32_e32 v2, s34, v1
9A10  s_load_dwordx2 s[6:7], s[0:1], 0x0
9A18  s_load_dwordx4 s[16:19], s[0:1], 0x28
9A20  v_lshrrev_b32_e32 v2, 4, v2
9A24  s_lshl_b32 s40, s3, 7
9A28  v_xor_b32_e32 v3, v2, v0
9A2C  v_add_u32_e32 v4, s40, v2
9A30  v_lshlrev_b32_e32 v2, 3, v3
9A34  s_lshl_b32 s33, s2, 7
9A38  v_and_b32_e32 v2, 0x78, v2
9A40  v_or_b32_e32 v2, s33, v2
9A44  s_waitcnt lgkmcnt(0)
9A48  v_cmp_gt_u32_e32 vcc, s17, v4
9A4C  v_cmp_gt_u32_e64 s[4:5], s18, v2
9A54  s_and_b64 s[8:9], vcc, s[4:5]
9A58  s_and_saveexec_b64 s[4:5], s[8:9]
9A5C  s_cbranch_execz 12
9A60  v_mov_b32_e32 v3, 0
9A64  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
9A6C  v_lshlrev_b64 v[2:3], 1, v[2:3]
9A74  v_and_b32_e32 v2, -16, v2
9A78  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9A80  s_lshl_b32 m0, s34, 4
9A84  s_nop 0
9A88  global_load_lds_dwordx4 v[2:3], off
9A90  s_or_b64 exec, exec, s[4:5]
9A94  s_add_i32 s4, s34, 0x100
9A9C  v_or_b32_e32 v2, s4, v1
9AA0  v_lshrrev_b32_e32 v2, 4, v2
9AA4  v_xor_b32_e32 v3, v2, v0
9AA8  v_add_u32_e32 v4, s40, v2
9AAC  v_lshlrev_b32_e32 v2, 3, v3
9AB0  v_and_b32_e32 v2, 0x78, v2
9AB8  v_or_b32_e32 v2, s33, v2
9ABC  v_cmp_gt_u32_e32 vcc, s17, v4
9AC0  v_cmp_gt_u32_e64 s[4:5], s18, v2
9AC8  s_and_b64 s[8:9], vcc, s[4:5]
9ACC  s_and_saveexec_b64 s[4:5], s[8:9]
9AD0  s_cbranch_execz 14
9AD4  v_mov_b32_e32 v3, 0
9AD8  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
9AE0  v_lshlrev_b64 v[2:3], 1, v[2:3]
9AE8  v_and_b32_e32 v2, -16, v2
9AEC  s_lshl_b32 s8, s34, 4
9AF0  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9AF8  s_add_i32 m0, s8, 0x1000
9B00  s_nop 0
9B04  global_load_lds_dwordx4 v[2:3], off
9B0C  s_or_b64 exec, exec, s[4:5]
9B10  s_add_i32 s4, s34, 0x200
9B18  v_or_b32_e32 v2, s4, v1
9B1C  v_lshrrev_b32_e32 v2, 4, v2
9B20  v_xor_b32_e32 v3, v2, v0
9B24  v_add_u32_e32 v4, s40, v2
9B28  v_lshlrev_b32_e32 v2, 3, v3
9B2C  v_and_b32_e32 v2, 0x78, v2
9B34  v_or_b32_e32 v2, s33, v2
9B38  v_cmp_gt_u32_e32 vcc, s17, v4
9B3C  v_cmp_gt_u32_e64 s[4:5], s18, v2
9B44  s_and_b64 s[8:9], vcc, s[4:5]
9B48  s_and_saveexec_b64 s[4:5], s[8:9]
9B4C  s_cbranch_execz 14
9B50  v_mov_b32_e32 v3, 0
9B54  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
9B5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
9B64  v_and_b32_e32 v2, -16, v2
9B68  s_lshl_b32 s8, s34, 4
9B6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9B74  s_add_i32 m0, s8, 0x2000
9B7C  s_nop 0
9B80  global_load_lds_dwordx4 v[2:3], off
9B88  s_or_b64 exec, exec, s[4:5]
9B8C  s_add_i32 s4, s34, 0x300
9B94  v_or_b32_e32 v2, s4, v1
9B98  v_lshrrev_b32_e32 v2, 4, v2
9B9C  v_xor_b32_e32 v3, v2, v0
9BA0  v_add_u32_e32 v4, s40, v2
9BA4  v_lshlrev_b32_e32 v2, 3, v3
9BA8  v_and_b32_e32 v2, 0x78, v2
9BB0  v_or_b32_e32 v2, s33, v2
9BB4  v_cmp_gt_u32_e32 vcc, s17, v4
9BB8  v_cmp_gt_u32_e64 s[4:5], s18, v2
9BC0  s_and_b64 s[8:9], vcc, s[4:5]
9BC4  s_and_saveexec_b64 s[4:5], s[8:9]
9BC8  s_cbranch_execz 14
9BCC  v_mov_b32_e32 v3, 0
9BD0  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
9BD8  v_lshlrev_b64 v[2:3], 1, v[2:3]
9BE0  v_and_b32_e32 v2, -16, v2
9BE4  s_lshl_b32 s8, s34, 4
9BE8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9BF0  s_add_i32 m0, s8, 0x3000
9BF8  s_nop 0
9BFC  global_load_lds_dwordx4 v[2:3], off
9C04  s_or_b64 exec, exec, s[4:5]
9C08  s_add_i32 s4, s34, 0x400
9C10  v_or_b32_e32 v2, s4, v1
9C14  v_lshrrev_b32_e32 v2, 4, v2
9C18  v_xor_b32_e32 v3, v2, v0
9C1C  v_add_u32_e32 v4, s40, v2
9C20  v_lshlrev_b32_e32 v2, 3, v3
9C24  v_and_b32_e32 v2, 0x78, v2
9C2C  v_or_b32_e32 v2, s33, v2
9C30  v_cmp_gt_u32_e32 vcc, s17, v4
9C34  v_cmp_gt_u32_e64 s[4:5], s18, v2
9C3C  s_and_b64 s[8:9], vcc, s[4:5]
9C40  s_and_saveexec_b64 s[4:5], s[8:9]
9C44  s_cbranch_execz 14
9C48  v_mov_b32_e32 v3, 0
9C4C  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
9C54  v_lshlrev_b64 v[2:3], 1, v[2:3]
9C5C  v_and_b32_e32 v2, -16, v2
9C60  s_lshl_b32 s8, s34, 4
9C64  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9C6C  s_add_i32 m0, s8, 0x4000
9C74  s_nop 0
9C78  global_load_lds_dwordx4 v[2:3], off
9C80  s_or_b64 exec, exec, s[4:5]
9C84  s_add_i32 s4, s34, 0x500
9C8C  v_or_b32_e32 v2, s4, v1
9C90  v_lshrrev_b32_e32 v2, 4, v2
9C94  v_xor_b32_e32 v3, v2, v0
9C98  s_load_dwordx4 s[24:27], s[0:1], 0x48
9CA0  v_add_u32_e32 v4, s40, v2
9CA4  v_lshlrev_b32_e32 v2, 3, v3
9CA8  v_and_b32_e32 v2, 0x78, v2
9CB0  v_or_b32_e32 v2, s33, v2
9CB4  v_cmp_gt_u32_e32 vcc, s17, v4
9CB8  v_cmp_gt_u32_e64 s[4:5], s18, v2
9CC0  s_and_b64 s[8:9], vcc, s[4:5]
9CC4  s_and_saveexec_b64 s[4:5], s[8:9]
9CC8  s_cbranch_execz 14
9CCC  v_mov_b32_e32 v3, 0
9CD0  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
9CD8  v_lshlrev_b64 v[2:3], 1, v[2:3]
9CE0  v_and_b32_e32 v2, -16, v2
9CE4  s_lshl_b32 s8, s34, 4
9CE8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9CF0  s_add_i32 m0, s8, 0x5000
9CF8  s_nop 0
9CFC  global_load_lds_dwordx4 v[2:3], off
9D04  s_or_b64 exec, exec, s[4:5]
9D08  s_add_i32 s4, s34, 0x600
9D10  v_or_b32_e32 v2, s4, v1
9D14  v_lshrrev_b32_e32 v2, 4, v2
9D18  v_xor_b32_e32 v3, v2, v0
9D1C  s_load_dwordx4 s[20:23], s[0:1], 0x60
9D24  s_load_dwordx2 s[30:31], s[0:1], 0x40
9D2C  v_add_u32_e32 v4, s40, v2
9D30  v_lshlrev_b32_e32 v2, 3, v3
9D34  v_and_b32_e32 v2, 0x78, v2
9D3C  v_or_b32_e32 v2, s33, v2
9D40  v_cmp_gt_u32_e32 vcc, s17, v4
9D44  v_cmp_gt_u32_e64 s[4:5], s18, v2
9D4C  s_and_b64 s[8:9], vcc, s[4:5]
9D50  s_and_saveexec_b64 s[4:5], s[8:9]
9D54  s_cbranch_execz 14
9D58  v_mov_b32_e32 v3, 0
9D5C  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
9D64  v_lshlrev_b64 v[2:3], 1, v[2:3]
9D6C  v_and_b32_e32 v2, -16, v2
9D70  s_lshl_b32 s8, s34, 4
9D74  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9D7C  s_add_i32 m0, s8, 0x6000
9D84  s_nop 0
9D88  global_load_lds_dwordx4 v[2:3], off
9D90  s_or_b64 exec, exec, s[4:5]
9D94  s_load_dwordx8 s[8:15], s[0:1], 0x8
9D9C  s_load_dwordx2 s[28:29], s[0:1], 0x58
9DA4  s_add_i32 s0, s34, 0x700
9DAC  v_or_b32_e32 v1, s0, v1
9DB0  v_lshrrev_b32_e32 v1, 4, v1
9DB4  v_xor_b32_e32 v2, v1, v0
9DB8  v_lshlrev_b32_e32 v2, 3, v2
9DBC  v_and_b32_e32 v2, 0x78, v2
9DC4  v_add_u32_e32 v1, s40, v1
9DC8  v_or_b32_e32 v2, s33, v2
9DCC  v_cmp_gt_u32_e32 vcc, s17, v1
9DD0  v_cmp_gt_u32_e64 s[0:1], s18, v2
9DD8  s_waitcnt lgkmcnt(0)
9DDC  s_movk_i32 s23, 0x700
9DE0  s_and_b64 s[4:5], vcc, s[0:1]
9DE4  s_and_saveexec_b64 s[0:1], s[4:5]
9DE8  s_cbranch_execz 14
9DEC  v_mov_b32_e32 v3, 0
9DF0  v_mad_u64_u32 v[2:3], s[4:5], v1, s16, v[2:3]
9DF8  v_lshlrev_b64 v[2:3], 1, v[2:3]
9E00  v_and_b32_e32 v2, -16, v2
9E04  s_lshl_b32 s4, s34, 4
9E08  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
9E10  s_add_i32 m0, s4, 0x7000
9E18  s_nop 0
9E1C  global_load_lds_dwordx4 v[2:3], off
9E24  s_or_b64 exec, exec, s[0:1]
9E28  s_lshr_b32 s27, s18, 5
9E2C  s_add_i32 s0, s27, 7
9E30  s_lshl_b32 s1, s2, 1
9E34  s_and_b32 s35, s0, 0xffffff8
9E3C  s_and_b32 s0, s33, 0xffffff00
9E44  s_and_b32 s1, s1, 2
9E48  s_or_b32 s5, s0, s1
9E4C  s_add_i32 s0, s17, 0xff
9E54  s_and_b32 s4, s19, 8
9E58  s_and_b32 s41, s0, 0xffffff00
9E60  s_bfe_u32 s16, s19, 0x20004
9E68  s_cmp_eq_u32 s16, 2
9E6C  s_cselect_b64 s[6:7], -1, 0
9E70  s_and_b64 s[0:1], s[6:7], exec
9E74  s_cselect_b32 s0, 0x3fffff, 0
9E7C  s_cmp_lg_u32 s16, 0
9E80  s_cselect_b32 s16, s0, 0x200000
9E88  s_mul_hi_u32 s0, s25, 0xcd9e8d57
9E90  s_xor_b32 s0, s24, s0
9E94  s_xor_b32 s0, s0, s30
9E98  s_add_i32 s36, s30, 0x9e3779b9
9EA0  s_add_i32 s37, s31, 0xbb67ae85
9EA8  s_add_i32 s42, s30, 0x3c6ef372
9EB0  s_add_i32 s38, s31, 0x76cf5d0a
9EB8  s_add_i32 s43, s30, 0xdaa66d2b
9EC0  s_add_i32 s44, s31, 0x32370b8f
9EC8  s_add_i32 s45, s30, 0x78dde6e4
9ED0  s_add_i32 s46, s31, 0xed9eba14
9ED8  s_add_i32 s47, s30, 0x1715609d
9EE0  s_add_i32 s48, s31, 0xa9066899
9EE8  s_add_i32 s49, s30, 0xb54cda56
9EF0  s_add_i32 s50, s31, 0x646e171e
9EF8  s_add_i32 s51, s30, 0x5384540f
9F00  s_add_i32 s52, s31, 0x1fd5c5a3
9F08  s_add_i32 s53, s30, 0xf1bbcdc8
9F10  s_add_i32 s54, s31, 0xdb3d7428
9F18  s_add_i32 s30, s30, 0x8ff34781
9F20  s_add_i32 s55, s31, 0x96a522ad
9F28  v_lshlrev_b32_e32 v3, 6, v0
9F2C  v_and_b32_e32 v101, 60, v0
9F30  s_cmp_eq_u32 s4, 0
9F34  v_and_b32_e32 v1, 3, v0
9F38  v_and_b32_e32 v100, 0xc0, v3
9F40  v_bfe_u32 v102, v0, 6, 1
9F48  v_or_b32_e32 v3, s5, v101
9F4C  v_lshl_or_b32 v2, s2, 2, v1
9F54  v_or3_b32 v4, v3, v100, v102
9F5C  v_mov_b32_e32 v3, 0
9F60  v_lshlrev_b32_e32 v40, 2, v1
9F64  v_bfe_u32 v5, v0, 2, 4
9F6C  s_mul_hi_u32 s68, s0, 0xd2511f53
9F74  s_mul_i32 s69, s0, 0xd2511f53
9F7C  s_cselect_b64 s[0:1], -1, 0
9F80  v_cmp_gt_u32_e32 vcc, s27, v2
9F84  v_lshrrev_b32_e32 v103, 2, v0
9F88  v_bitop3_b32 v42, v40, v5, 1 bitop3:0x36
9F90  v_bitop3_b32 v43, v40, v5, 2 bitop3:0x36
9F98  v_bitop3_b32 v44, v40, v5, 3 bitop3:0x36
9FA0  s_mul_i32 s39, s25, 0xcd9e8d57
9FA8  v_cndmask_b32_e64 v4, v4, v2, s[0:1]
9FB0  s_and_b64 s[24:25], s[0:1], exec
9FB4  v_mov_b32_e32 v5, v3
9FB8  s_mov_b32 s34, 0
9FBC  s_mov_b32 s19, 0xcd9e8d57
9FC4  v_lshrrev_b32_e32 v104, 6, v0
9FC8  v_cmp_le_u32_e64 s[4:5], s35, v2
9FD0  v_bitop3_b32 v41, v40, v103, 15 bitop3:0x78
9FD8  s_mov_b32 s2, 0xd2511f53
9FE0  s_cselect_b32 s56, s27, s35
9FE4  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
9FEC  s_mov_b64 s[24:25], -1
9FF0  s_xor_b64 s[10:11], vcc, -1
9FF4  s_mov_b32 s57, 0x7f7fffff
9FFC  s_mov_b32 s58, 0x7f800000
A004  s_brev_b32 s59, 1
A008  s_movk_i32 s60, 0x70
A00C  s_movk_i32 s61, 0x7000
A010  s_mov_b32 s62, 0x70000
A018  s_mov_b32 s63, 0x700000
A020  s_mov_b32 s64, 0x7000000
A028  s_brev_b32 s65, 14
A02C  s_mov_b32 s66, 0x17fffff
A034  s_xor_b32 s67, s36, s39
A038  s_xor_b32 s68, s37, s68
A03C  s_xor_b32 s69, s38, s69
A040  v_mov_b32_e32 v45, 0x7f800000
A048  v_mov_b32_e32 v46, 0xfe
A050  s_waitcnt vmcnt(0) lgkmcnt(0)
A054  s_barrier
A058  s_branch 6
A05C  s_or_b64 exec, exec, s[36:37]
A060  s_xor_b64 s[24:25], s[24:25], -1
A064  s_movk_i32 s34, 0x100
A068  s_andn2_b64 vcc, exec, s[24:25]
A06C  s_mov_b64 s[24:25], 0
A070  s_cbranch_vccz 1122
A074  v_add_u32_e32 v6, s34, v0
A078  v_lshrrev_b32_e32 v6, 2, v6
A07C  v_add_u32_e32 v47, s40, v6
A080  v_cmp_le_u32_e32 vcc, s17, v47
A084  s_or_b64 s[36:37], vcc, s[10:11]
A088  s_mov_b64 s[34:35], 0
A08C  s_and_saveexec_b64 s[38:39], s[36:37]
A090  s_xor_b64 s[36:37], exec, s[38:39]
A094  s_cbranch_execnz 9
A098  s_or_saveexec_b64 s[36:37], s[36:37]
A09C  v_mov_b32_e32 v51, 0x7f
A0A4  s_xor_b64 exec, exec, s[36:37]
A0A8  s_cbranch_execnz 13
A0AC  s_or_b64 exec, exec, s[36:37]
A0B0  s_and_saveexec_b64 s[36:37], s[34:35]
A0B4  s_cbranch_execz 65513
A0B8  s_branch 1095
A0BC  v_cmp_le_u32_e32 vcc, s41, v47
A0C0  s_or_b64 s[34:35], s[0:1], vcc
A0C4  s_nor_b64 s[34:35], s[34:35], s[4:5]
A0C8  s_and_b64 s[34:35], s[34:35], exec
A0CC  s_or_saveexec_b64 s[36:37], s[36:37]
A0D0  v_mov_b32_e32 v51, 0x7f
A0D8  s_xor_b64 exec, exec, s[36:37]
A0DC  s_cbranch_execz 65523
A0E0  v_lshlrev_b32_e32 v6, 8, v6
A0E4  v_lshl_or_b32 v7, v41, 4, v6
A0EC  ds_read_b128 v[48:51], v7
A0F4  v_lshl_or_b32 v7, v42, 4, v6
A0FC  ds_read_b128 v[52:55], v7
A104  v_lshl_or_b32 v7, v43, 4, v6
A10C  ds_read_b128 v[84:87], v7
A114  s_waitcnt lgkmcnt(2)
A118  v_lshlrev_b32_e32 v30, 16, v48
A11C  v_lshlrev_b32_e32 v32, 16, v49
A120  v_and_b32_e32 v82, 0x7fff0000, v30
A128  v_and_b32_e32 v81, 0x7fff0000, v48
A130  v_lshlrev_b32_e32 v34, 16, v50
A134  v_max_u32_e32 v38, v81, v82
A138  v_and_b32_e32 v80, 0x7fff0000, v32
A140  v_and_b32_e32 v78, 0x7fff0000, v49
A148  v_lshlrev_b32_e32 v36, 16, v51
A14C  v_max3_u32 v38, v78, v80, v38
A154  v_and_b32_e32 v77, 0x7fff0000, v34
A15C  v_and_b32_e32 v76, 0x7fff0000, v50
A164  s_waitcnt lgkmcnt(1)
A168  v_lshlrev_b32_e32 v22, 16, v52
A16C  v_max3_u32 v38, v76, v77, v38
A174  v_and_b32_e32 v75, 0x7fff0000, v36
A17C  v_and_b32_e32 v74, 0x7fff0000, v51
A184  v_lshlrev_b32_e32 v24, 16, v53
A188  v_max3_u32 v38, v74, v75, v38
A190  v_and_b32_e32 v73, 0x7fff0000, v22
A198  v_and_b32_e32 v72, 0x7fff0000, v52
A1A0  v_lshlrev_b32_e32 v26, 16, v54
A1A4  v_lshl_or_b32 v6, v44, 4, v6
A1AC  v_max3_u32 v38, v72, v73, v38
A1B4  v_and_b32_e32 v71, 0x7fff0000, v24
A1BC  v_and_b32_e32 v70, 0x7fff0000, v53
A1C4  v_lshlrev_b32_e32 v28, 16, v55
A1C8  ds_read_b128 v[88:91], v6
A1D0  v_max3_u32 v38, v70, v71, v38
A1D8  v_and_b32_e32 v69, 0x7fff0000, v26
A1E0  v_and_b32_e32 v68, 0x7fff0000, v54
A1E8  s_waitcnt lgkmcnt(1)
A1EC  v_lshlrev_b32_e32 v14, 16, v84
A1F0  v_max3_u32 v38, v68, v69, v38
A1F8  v_and_b32_e32 v67, 0x7fff0000, v28
A200  v_and_b32_e32 v66, 0x7fff0000, v55
A208  v_lshlrev_b32_e32 v16, 16, v85
A20C  v_max3_u32 v38, v66, v67, v38
A214  v_and_b32_e32 v65, 0x7fff0000, v14
A21C  v_and_b32_e32 v64, 0x7fff0000, v84
A224  v_lshlrev_b32_e32 v18, 16, v86
A228  v_max3_u32 v38, v64, v65, v38
A230  v_and_b32_e32 v63, 0x7fff0000, v16
A238  v_and_b32_e32 v62, 0x7fff0000, v85
A240  v_lshlrev_b32_e32 v20, 16, v87
A244  v_max3_u32 v38, v62, v63, v38
A24C  v_and_b32_e32 v61, 0x7fff0000, v18
A254  v_and_b32_e32 v60, 0x7fff0000, v86
A25C  s_waitcnt lgkmcnt(0)
A260  v_lshlrev_b32_e32 v6, 16, v88
A264  v_max3_u32 v38, v60, v61, v38
A26C  v_and_b32_e32 v59, 0x7fff0000, v20
A274  v_and_b32_e32 v58, 0x7fff0000, v87
A27C  v_lshlrev_b32_e32 v8, 16, v89
A280  v_max3_u32 v38, v58, v59, v38
A288  v_and_b32_e32 v57, 0x7fff0000, v6
A290  v_and_b32_e32 v56, 0x7fff0000, v88
A298  v_and_b32_e32 v27, 0xffff0000, v54
A2A0  v_and_b32_e32 v29, 0xffff0000, v55
A2A8  v_lshlrev_b32_e32 v10, 16, v90
A2AC  v_max3_u32 v38, v56, v57, v38
A2B4  v_and_b32_e32 v55, 0x7fff0000, v8
A2BC  v_and_b32_e32 v54, 0x7fff0000, v89
A2C4  v_and_b32_e32 v37, 0xffff0000, v51
A2CC  v_and_b32_e32 v25, 0xffff0000, v53
A2D4  v_lshlrev_b32_e32 v12, 16, v91
A2D8  v_max3_u32 v38, v54, v55, v38
A2E0  v_and_b32_e32 v53, 0x7fff0000, v10
A2E8  v_and_b32_e32 v51, 0x7fff0000, v90
A2F0  v_and_b32_e32 v31, 0xffff0000, v48
A2F8  v_max3_u32 v48, v51, v53, v38
A300  v_and_b32_e32 v39, 0x7fff0000, v12
A308  v_and_b32_e32 v38, 0x7fff0000, v91
A310  v_max3_u32 v79, v38, v39, v48
A318  v_and_b32_e32 v33, 0xffff0000, v49
A320  v_and_b32_e32 v35, 0xffff0000, v50
A328  v_and_b32_e32 v23, 0xffff0000, v52
A330  v_and_b32_e32 v15, 0xffff0000, v84
A338  v_and_b32_e32 v17, 0xffff0000, v85
A340  v_and_b32_e32 v19, 0xffff0000, v86
A348  v_and_b32_e32 v21, 0xffff0000, v87
A350  v_and_b32_e32 v7, 0xffff0000, v88
A358  v_and_b32_e32 v9, 0xffff0000, v89
A360  v_and_b32_e32 v11, 0xffff0000, v90
A368  v_and_b32_e32 v13, 0xffff0000, v91
A370  v_cmp_lt_u32_e32 vcc, s57, v79
A374  v_mov_b32_e32 v48, 0
A378  v_mov_b32_e32 v49, 0
A37C  v_mov_b32_e32 v50, 0
A380  v_mov_b32_e32 v52, 0
A384  s_and_saveexec_b64 s[38:39], vcc
A388  s_cbranch_execz 508
A38C  v_sub_u32_e32 v48, 0x7f7fffff, v82
A394  v_sub_u32_e32 v49, 0x7f800000, v82
A39C  v_ashrrev_i32_e32 v52, 31, v48
A3A0  v_lshrrev_b32_e32 v48, 31, v48
A3A4  v_sub_u32_e32 v79, 0x7f7fffff, v81
A3AC  v_cmp_lt_i32_e32 vcc, -1, v49
A3B0  v_add_u32_e32 v48, -1, v48
A3B4  v_lshrrev_b32_e32 v50, 31, v49
A3B8  v_and_b32_e32 v52, 7, v52
A3BC  v_cndmask_b32_e32 v49, 0, v82, vcc
A3C0  v_sub_u32_e32 v82, 0x7f800000, v81
A3C8  v_bitop3_b32 v30, v48, v30, s59 bitop3:0xc8
A3D0  v_ashrrev_i32_e32 v48, 31, v79
A3D4  v_and_or_b32 v48, v48, s60, v52
A3DC  v_max_u32_e32 v52, v81, v49
A3E0  v_cmp_gt_i32_e32 vcc, 0, v82
A3E4  v_lshrrev_b32_e32 v84, 31, v79
A3E8  v_sub_u32_e32 v79, 0x7f800000, v80
A3F0  v_cndmask_b32_e32 v49, v52, v49, vcc
A3F4  v_sub_u32_e32 v52, 0x7f7fffff, v80
A3FC  v_lshrrev_b32_e32 v83, 31, v82
A400  v_ashrrev_i32_e32 v82, 31, v52
A404  v_lshrrev_b32_e32 v52, 31, v52
A408  v_lshrrev_b32_e32 v81, 31, v79
A40C  v_max_u32_e32 v80, v80, v49
A410  v_cmp_gt_i32_e32 vcc, 0, v79
A414  v_sub_u32_e32 v79, 0x7f7fffff, v78
A41C  v_add_u32_e32 v52, -1, v52
A420  v_and_or_b32 v48, v82, s23, v48
A428  v_cndmask_b32_e32 v49, v80, v49, vcc
A42C  v_sub_u32_e32 v80, 0x7f800000, v78
A434  v_bitop3_b32 v32, v52, v32, s59 bitop3:0xc8
A43C  v_ashrrev_i32_e32 v52, 31, v79
A440  v_and_or_b32 v48, v52, s61, v48
A448  v_max_u32_e32 v52, v78, v49
A44C  v_cmp_gt_i32_e32 vcc, 0, v80
A450  v_sub_u32_e32 v78, 0x7f800000, v77
A458  v_lshrrev_b32_e32 v82, 31, v80
A45C  v_cndmask_b32_e32 v49, v52, v49, vcc
A460  v_sub_u32_e32 v52, 0x7f7fffff, v77
A468  v_max_u32_e32 v77, v77, v49
A46C  v_ashrrev_i32_e32 v80, 31, v52
A470  v_cmp_gt_i32_e32 vcc, 0, v78
A474  v_lshrrev_b32_e32 v52, 31, v52
A478  v_add_u32_e32 v52, -1, v52
A47C  v_cndmask_b32_e32 v49, v77, v49, vcc
A480  v_sub_u32_e32 v77, 0x7f7fffff, v76
A488  v_add_u32_e32 v50, v83, v50
A48C  v_lshrrev_b32_e32 v83, 31, v79
A490  v_lshrrev_b32_e32 v79, 31, v78
A494  v_and_or_b32 v48, v80, s62, v48
A49C  v_sub_u32_e32 v78, 0x7f800000, v76
A4A4  v_bitop3_b32 v34, v52, v34, s59 bitop3:0xc8
A4AC  v_ashrrev_i32_e32 v52, 31, v77
A4B0  v_and_or_b32 v48, v52, s63, v48
A4B8  v_max_u32_e32 v52, v76, v49
A4BC  v_cmp_gt_i32_e32 vcc, 0, v78
A4C0  v_sub_u32_e32 v76, 0x7f800000, v75
A4C8  v_lshrrev_b32_e32 v80, 31, v78
A4CC  v_cndmask_b32_e32 v49, v52, v49, vcc
A4D0  v_sub_u32_e32 v52, 0x7f7fffff, v75
A4D8  v_max_u32_e32 v75, v75, v49
A4DC  v_ashrrev_i32_e32 v78, 31, v52
A4E0  v_cmp_gt_i32_e32 vcc, 0, v76
A4E4  v_lshrrev_b32_e32 v52, 31, v52
A4E8  v_add_u32_e32 v52, -1, v52
A4EC  v_cndmask_b32_e32 v49, v75, v49, vcc
A4F0  v_sub_u32_e32 v75, 0x7f7fffff, v74
A4F8  v_add3_u32 v50, v81, v50, v82
A500  v_lshrrev_b32_e32 v81, 31, v77
A504  v_lshrrev_b32_e32 v77, 31, v76
A508  v_and_or_b32 v48, v78, s64, v48
A510  v_sub_u32_e32 v76, 0x7f800000, v74
A518  v_bitop3_b32 v36, v52, v36, s59 bitop3:0xc8
A520  v_ashrrev_i32_e32 v52, 31, v75
A524  v_and_or_b32 v48, v52, s65, v48
A52C  v_max_u32_e32 v52, v74, v49
A530  v_cmp_gt_i32_e32 vcc, 0, v76
A534  v_sub_u32_e32 v74, 0x7f800000, v73
A53C  v_add3_u32 v50, v79, v50, v80
A544  v_cndmask_b32_e32 v49, v52, v49, vcc
A548  v_sub_u32_e32 v52, 0x7f7fffff, v73
A550  v_max_u32_e32 v73, v73, v49
A554  v_cmp_gt_i32_e32 vcc, 0, v74
A558  v_lshrrev_b32_e32 v78, 31, v76
A55C  v_lshrrev_b32_e32 v79, 31, v75
A560  v_lshrrev_b32_e32 v75, 31, v74
A564  v_ashrrev_i32_e32 v76, 31, v52
A568  v_cndmask_b32_e32 v49, v73, v49, vcc
A56C  v_sub_u32_e32 v73, 0x7f7fffff, v72
A574  v_sub_u32_e32 v74, 0x7f800000, v72
A57C  v_lshrrev_b32_e32 v52, 31, v52
A580  v_add_u32_e32 v52, -1, v52
A584  v_max_u32_e32 v72, v72, v49
A588  v_cmp_gt_i32_e32 vcc, 0, v74
A58C  v_add3_u32 v50, v77, v50, v78
A594  v_lshrrev_b32_e32 v78, 31, v73
A598  v_bitop3_b32 v22, v52, v22, s59 bitop3:0xc8
A5A0  v_ashrrev_i32_e32 v52, 31, v73
A5A4  v_cndmask_b32_e32 v49, v72, v49, vcc
A5A8  v_sub_u32_e32 v73, 0x7f800000, v71
A5B0  v_sub_u32_e32 v72, 0x7f7fffff, v71
A5B8  v_max_u32_e32 v71, v71, v49
A5BC  v_cmp_gt_i32_e32 vcc, 0, v73
A5C0  v_and_b32_e32 v76, 7, v76
A5C4  v_lshrrev_b32_e32 v77, 31, v74
A5C8  v_cndmask_b32_e32 v49, v71, v49, vcc
A5CC  v_sub_u32_e32 v71, 0x7f7fffff, v70
A5D4  v_and_or_b32 v52, v52, s60, v76
A5DC  v_add3_u32 v50, v75, v50, v77
A5E4  v_lshrrev_b32_e32 v74, 31, v73
A5E8  v_ashrrev_i32_e32 v75, 31, v72
A5EC  v_sub_u32_e32 v73, 0x7f800000, v70
A5F4  v_and_or_b32 v52, v75, s23, v52
A5FC  v_lshrrev_b32_e32 v76, 31, v71
A600  v_ashrrev_i32_e32 v71, 31, v71
A604  v_max_u32_e32 v70, v70, v49
A608  v_cmp_gt_i32_e32 vcc, 0, v73
A60C  v_and_or_b32 v52, v71, s61, v52
A614  v_sub_u32_e32 v71, 0x7f800000, v69
A61C  v_cndmask_b32_e32 v49, v70, v49, vcc
A620  v_lshrrev_b32_e32 v72, 31, v72
A624  v_sub_u32_e32 v70, 0x7f7fffff, v69
A62C  v_max_u32_e32 v69, v69, v49
A630  v_cmp_gt_i32_e32 vcc, 0, v71
A634  v_add_u32_e32 v72, -1, v72
A638  v_lshrrev_b32_e32 v75, 31, v73
A63C  v_cndmask_b32_e32 v49, v69, v49, vcc
A640  v_sub_u32_e32 v69, 0x7f7fffff, v68
A648  v_bitop3_b32 v24, v72, v24, s59 bitop3:0xc8
A650  v_lshrrev_b32_e32 v72, 31, v71
A654  v_ashrrev_i32_e32 v73, 31, v70
A658  v_sub_u32_e32 v71, 0x7f800000, v68
A660  v_add3_u32 v50, v74, v50, v75
A668  v_and_or_b32 v52, v73, s62, v52
A670  v_lshrrev_b32_e32 v74, 31, v69
A674  v_ashrrev_i32_e32 v69, 31, v69
A678  v_max_u32_e32 v68, v68, v49
A67C  v_cmp_gt_i32_e32 vcc, 0, v71
A680  v_and_or_b32 v52, v69, s63, v52
A688  v_sub_u32_e32 v69, 0x7f800000, v67
A690  v_cndmask_b32_e32 v49, v68, v49, vcc
A694  v_sub_u32_e32 v68, 0x7f7fffff, v67
A69C  v_max_u32_e32 v67, v67, v49
A6A0  v_cmp_gt_i32_e32 vcc, 0, v69
A6A4  v_lshrrev_b32_e32 v70, 31, v70
A6A8  v_lshrrev_b32_e32 v73, 31, v71
A6AC  v_cndmask_b32_e32 v67, v67, v49, vcc
A6B0  v_sub_u32_e32 v49, 0x7f7fffff, v66
A6B8  v_add_u32_e32 v70, -1, v70
A6BC  v_bitop3_b32 v26, v70, v26, s59 bitop3:0xc8
A6C4  v_ashrrev_i32_e32 v71, 31, v68
A6C8  v_add3_u32 v50, v72, v50, v73
A6D0  v_lshrrev_b32_e32 v70, 31, v69
A6D4  v_and_or_b32 v52, v71, s64, v52
A6DC  v_sub_u32_e32 v69, 0x7f800000, v66
A6E4  v_lshrrev_b32_e32 v72, 31, v49
A6E8  v_ashrrev_i32_e32 v49, 31, v49
A6EC  v_and_or_b32 v49, v49, s65, v52
A6F4  v_max_u32_e32 v52, v66, v67
A6F8  v_cmp_gt_i32_e32 vcc, 0, v69
A6FC  v_lshrrev_b32_e32 v68, 31, v68
A700  v_sub_u32_e32 v66, 0x7f7fffff, v65
A708  v_cndmask_b32_e32 v52, v52, v67, vcc
A70C  v_sub_u32_e32 v67, 0x7f800000, v65
A714  v_add_u32_e32 v68, -1, v68
A718  v_max_u32_e32 v65, v65, v52
A71C  v_cmp_gt_i32_e32 vcc, 0, v67
A720  v_lshrrev_b32_e32 v71, 31, v69
A724  v_bitop3_b32 v28, v68, v28, s59 bitop3:0xc8
A72C  v_lshrrev_b32_e32 v68, 31, v67
A730  v_ashrrev_i32_e32 v69, 31, v66
A734  v_cndmask_b32_e32 v52, v65, v52, vcc
A738  v_sub_u32_e32 v67, 0x7f800000, v64
A740  v_lshrrev_b32_e32 v66, 31, v66
A744  v_sub_u32_e32 v65, 0x7f7fffff, v64
A74C  v_add_u32_e32 v66, -1, v66
A750  v_max_u32_e32 v64, v64, v52
A754  v_cmp_gt_i32_e32 vcc, 0, v67
A758  v_bitop3_b32 v14, v66, v14, s59 bitop3:0xc8
A760  v_sub_u32_e32 v66, 0x7f800000, v63
A768  v_cndmask_b32_e32 v52, v64, v52, vcc
A76C  v_sub_u32_e32 v64, 0x7f7fffff, v63
A774  v_add3_u32 v50, v70, v50, v71
A77C  v_lshrrev_b32_e32 v70, 31, v67
A780  v_max_u32_e32 v63, v63, v52
A784  v_cmp_gt_i32_e32 vcc, 0, v66
A788  v_add3_u32 v50, v68, v50, v70
A790  v_lshrrev_b32_e32 v67, 31, v66
A794  v_ashrrev_i32_e32 v68, 31, v64
A798  v_cndmask_b32_e32 v52, v63, v52, vcc
A79C  v_sub_u32_e32 v66, 0x7f800000, v62
A7A4  v_lshrrev_b32_e32 v64, 31, v64
A7A8  v_and_b32_e32 v69, 7, v69
A7AC  v_lshrrev_b32_e32 v71, 31, v65
A7B0  v_ashrrev_i32_e32 v65, 31, v65
A7B4  v_sub_u32_e32 v63, 0x7f7fffff, v62
A7BC  v_add_u32_e32 v64, -1, v64
A7C0  v_max_u32_e32 v62, v62, v52
A7C4  v_cmp_gt_i32_e32 vcc, 0, v66
A7C8  v_and_or_b32 v65, v65, s60, v69
A7D0  v_bitop3_b32 v16, v64, v16, s59 bitop3:0xc8
A7D8  v_cndmask_b32_e32 v52, v62, v52, vcc
A7DC  v_sub_u32_e32 v62, 0x7f7fffff, v61
A7E4  v_sub_u32_e32 v64, 0x7f800000, v61
A7EC  v_and_or_b32 v65, v68, s23, v65
A7F4  v_lshrrev_b32_e32 v69, 31, v63
A7F8  v_ashrrev_i32_e32 v63, 31, v63
A7FC  v_lshrrev_b32_e32 v68, 31, v66
A800  v_and_or_b32 v63, v63, s61, v65
A808  v_lshrrev_b32_e32 v65, 31, v64
A80C  v_ashrrev_i32_e32 v66, 31, v62
A810  v_max_u32_e32 v61, v61, v52
A814  v_cmp_gt_i32_e32 vcc, 0, v64
A818  v_sub_u32_e32 v64, 0x7f800000, v60
A820  v_lshrrev_b32_e32 v62, 31, v62
A824  v_add3_u32 v50, v67, v50, v68
A82C  v_and_or_b32 v63, v66, s62, v63
A834  v_cndmask_b32_e32 v52, v61, v52, vcc
A838  v_add_u32_e32 v62, -1, v62
A83C  v_lshrrev_b32_e32 v66, 31, v64
A840  v_sub_u32_e32 v61, 0x7f7fffff, v60
A848  v_bitop3_b32 v18, v62, v18, s59 bitop3:0xc8
A850  v_add3_u32 v62, v65, v50, v66
A858  v_max_u32_e32 v50, v60, v52
A85C  v_cmp_gt_i32_e32 vcc, 0, v64
A860  v_sub_u32_e32 v60, 0x7f800000, v59
A868  v_lshrrev_b32_e32 v67, 31, v61
A86C  v_cndmask_b32_e32 v50, v50, v52, vcc
A870  v_ashrrev_i32_e32 v61, 31, v61
A874  v_sub_u32_e32 v52, 0x7f7fffff, v59
A87C  v_max_u32_e32 v59, v59, v50
A880  v_cmp_gt_i32_e32 vcc, 0, v60
A884  v_and_or_b32 v61, v61, s63, v63
A88C  v_lshrrev_b32_e32 v63, 31, v60
A890  v_cndmask_b32_e32 v59, v59, v50, vcc
A894  v_sub_u32_e32 v60, 0x7f800000, v58
A89C  v_sub_u32_e32 v50, 0x7f7fffff, v58
A8A4  v_ashrrev_i32_e32 v64, 31, v52
A8A8  v_max_u32_e32 v58, v58, v59
A8AC  v_cmp_gt_i32_e32 vcc, 0, v60
A8B0  v_and_or_b32 v61, v64, s64, v61
A8B8  v_lshrrev_b32_e32 v64, 31, v60
A8BC  v_lshrrev_b32_e32 v52, 31, v52
A8C0  v_cndmask_b32_e32 v58, v58, v59, vcc
A8C4  v_sub_u32_e32 v59, 0x7f7fffff, v57
A8CC  v_sub_u32_e32 v60, 0x7f800000, v57
A8D4  v_lshrrev_b32_e32 v65, 31, v50
A8D8  v_add_u32_e32 v52, -1, v52
A8DC  v_ashrrev_i32_e32 v50, 31, v50
A8E0  v_max_u32_e32 v57, v57, v58
A8E4  v_cmp_gt_i32_e32 vcc, 0, v60
A8E8  v_bitop3_b32 v20, v52, v20, s59 bitop3:0xc8
A8F0  v_and_or_b32 v50, v50, s65, v61
A8F8  v_add3_u32 v52, v63, v62, v64
A900  v_lshrrev_b32_e32 v61, 31, v60
A904  v_ashrrev_i32_e32 v62, 31, v59
A908  v_cndmask_b32_e32 v57, v57, v58, vcc
A90C  v_sub_u32_e32 v60, 0x7f800000, v56
A914  v_lshrrev_b32_e32 v59, 31, v59
A918  v_sub_u32_e32 v58, 0x7f7fffff, v56
A920  v_add_u32_e32 v59, -1, v59
A924  v_max_u32_e32 v56, v56, v57
A928  v_cmp_gt_i32_e32 vcc, 0, v60
A92C  v_bitop3_b32 v6, v59, v6, s59 bitop3:0xc8
A934  v_sub_u32_e32 v59, 0x7f800000, v55
A93C  v_cndmask_b32_e32 v56, v56, v57, vcc
A940  v_sub_u32_e32 v57, 0x7f7fffff, v55
A948  v_lshrrev_b32_e32 v63, 31, v60
A94C  v_max_u32_e32 v55, v55, v56
A950  v_cmp_gt_i32_e32 vcc, 0, v59
A954  v_add3_u32 v52, v61, v52, v63
A95C  v_lshrrev_b32_e32 v60, 31, v59
A960  v_ashrrev_i32_e32 v61, 31, v57
A964  v_cndmask_b32_e32 v55, v55, v56, vcc
A968  v_sub_u32_e32 v59, 0x7f800000, v54
A970  v_lshrrev_b32_e32 v57, 31, v57
A974  v_and_b32_e32 v62, 7, v62
A978  v_lshrrev_b32_e32 v64, 31, v58
A97C  v_ashrrev_i32_e32 v58, 31, v58
A980  v_sub_u32_e32 v56, 0x7f7fffff, v54
A988  v_add_u32_e32 v57, -1, v57
A98C  v_max_u32_e32 v54, v54, v55
A990  v_cmp_gt_i32_e32 vcc, 0, v59
A994  v_and_or_b32 v58, v58, s60, v62
A99C  v_bitop3_b32 v8, v57, v8, s59 bitop3:0xc8
A9A4  v_cndmask_b32_e32 v54, v54, v55, vcc
A9A8  v_sub_u32_e32 v57, 0x7f800000, v53
A9B0  v_and_or_b32 v58, v61, s23, v58
A9B8  v_lshrrev_b32_e32 v62, 31, v56
A9BC  v_ashrrev_i32_e32 v56, 31, v56
A9C0  v_sub_u32_e32 v55, 0x7f7fffff, v53
A9C8  v_max_u32_e32 v53, v53, v54
A9CC  v_cmp_gt_i32_e32 vcc, 0, v57
A9D0  v_and_or_b32 v56, v56, s61, v58
A9D8  v_lshrrev_b32_e32 v58, 31, v57
A9DC  v_cndmask_b32_e32 v53, v53, v54, vcc
A9E0  v_sub_u32_e32 v57, 0x7f800000, v51
A9E8  v_lshrrev_b32_e32 v61, 31, v59
A9EC  v_ashrrev_i32_e32 v59, 31, v55
A9F0  v_sub_u32_e32 v54, 0x7f7fffff, v51
A9F8  v_lshrrev_b32_e32 v55, 31, v55
A9FC  v_max_u32_e32 v51, v51, v53
AA00  v_cmp_gt_i32_e32 vcc, 0, v57
AA04  v_add3_u32 v52, v60, v52, v61
AA0C  v_and_or_b32 v56, v59, s62, v56
AA14  v_lshrrev_b32_e32 v59, 31, v57
AA18  v_add_u32_e32 v55, -1, v55
AA1C  v_cndmask_b32_e32 v51, v51, v53, vcc
AA20  v_sub_u32_e32 v53, 0x7f800000, v39
AA28  v_bitop3_b32 v10, v55, v10, s59 bitop3:0xc8
AA30  v_add3_u32 v55, v58, v52, v59
AA38  v_sub_u32_e32 v52, 0x7f7fffff, v39
AA40  v_max_u32_e32 v39, v39, v51
AA44  v_cmp_gt_i32_e32 vcc, 0, v53
AA48  v_lshrrev_b32_e32 v60, 31, v54
AA4C  v_ashrrev_i32_e32 v54, 31, v54
AA50  v_cndmask_b32_e32 v39, v39, v51, vcc
AA54  v_sub_u32_e32 v51, 0x7f7fffff, v38
AA5C  v_and_or_b32 v54, v54, s63, v56
AA64  v_lshrrev_b32_e32 v56, 31, v53
AA68  v_ashrrev_i32_e32 v57, 31, v52
AA6C  v_sub_u32_e32 v53, 0x7f800000, v38
AA74  v_lshrrev_b32_e32 v52, 31, v52
AA78  v_and_or_b32 v54, v57, s64, v54
AA80  v_lshrrev_b32_e32 v58, 31, v51
AA84  v_lshrrev_b32_e32 v57, 31, v53
AA88  v_add_u32_e32 v52, -1, v52
AA8C  v_ashrrev_i32_e32 v51, 31, v51
AA90  v_bitop3_b32 v12, v52, v12, s59 bitop3:0xc8
AA98  v_and_or_b32 v52, v51, s65, v54
AAA0  v_add3_u32 v51, v56, v55, v57
AAA8  v_max_u32_e32 v38, v38, v39
AAAC  v_cmp_gt_i32_e32 vcc, 0, v53
AAB0  v_add_u32_e32 v84, -1, v84
AAB4  v_add_u32_e32 v83, -1, v83
AAB8  v_add_u32_e32 v81, -1, v81
AABC  v_add_u32_e32 v79, -1, v79
AAC0  v_add_u32_e32 v78, -1, v78
AAC4  v_add_u32_e32 v76, -1, v76
AAC8  v_add_u32_e32 v74, -1, v74
AACC  v_add_u32_e32 v72, -1, v72
AAD0  v_add_u32_e32 v71, -1, v71
AAD4  v_add_u32_e32 v69, -1, v69
AAD8  v_add_u32_e32 v67, -1, v67
AADC  v_add_u32_e32 v65, -1, v65
AAE0  v_add_u32_e32 v64, -1, v64
AAE4  v_add_u32_e32 v62, -1, v62
AAE8  v_add_u32_e32 v60, -1, v60
AAEC  v_add_u32_e32 v58, -1, v58
AAF0  v_cndmask_b32_e32 v38, v38, v39, vcc
AAF4  v_cmp_ne_u32_e32 vcc, 32, v51
AAF8  v_bitop3_b32 v31, v84, v31, s59 bitop3:0xc8
AB00  v_bitop3_b32 v33, v83, v33, s59 bitop3:0xc8
AB08  v_bitop3_b32 v35, v81, v35, s59 bitop3:0xc8
AB10  v_bitop3_b32 v37, v79, v37, s59 bitop3:0xc8
AB18  v_bitop3_b32 v23, v78, v23, s59 bitop3:0xc8
AB20  v_bitop3_b32 v25, v76, v25, s59 bitop3:0xc8
AB28  v_bitop3_b32 v27, v74, v27, s59 bitop3:0xc8
AB30  v_bitop3_b32 v29, v72, v29, s59 bitop3:0xc8
AB38  v_bitop3_b32 v15, v71, v15, s59 bitop3:0xc8
AB40  v_bitop3_b32 v17, v69, v17, s59 bitop3:0xc8
AB48  v_bitop3_b32 v19, v67, v19, s59 bitop3:0xc8
AB50  v_bitop3_b32 v21, v65, v21, s59 bitop3:0xc8
AB58  v_bitop3_b32 v7, v64, v7, s59 bitop3:0xc8
AB60  v_bitop3_b32 v9, v62, v9, s59 bitop3:0xc8
AB68  v_bitop3_b32 v11, v60, v11, s59 bitop3:0xc8
AB70  v_bitop3_b32 v13, v58, v13, s59 bitop3:0xc8
AB78  v_cndmask_b32_e32 v79, v45, v38, vcc
AB7C  s_or_b64 exec, exec, s[38:39]
AB80  v_cmp_ne_u32_e32 vcc, 0, v79
AB84  v_mov_b32_e32 v51, 0x7f
AB8C  s_and_saveexec_b64 s[38:39], vcc
AB90  v_add_u32_e32 v38, s16, v79
AB94  v_lshrrev_b32_e32 v39, 23, v38
AB98  v_add_u32_e32 v39, -2, v39
AB9C  v_cmp_lt_u32_e32 vcc, s66, v38
ABA0  s_nop 1
ABA4  v_cndmask_b32_e32 v38, 0, v39, vcc
ABA8  v_cmp_eq_u32_e32 vcc, s58, v79
ABAC  s_and_b64 vcc, s[6:7], vcc
ABB0  s_nop 0
ABB4  v_cndmask_b32_e32 v51, v38, v46, vcc
ABB8  s_or_b64 exec, exec, s[38:39]
ABBC  v_cmp_eq_u32_e32 vcc, 0, v51
ABC0  s_cbranch_vccz 37
ABC4  s_nop 0
ABC8  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
ABD0  v_pk_mul_f32 v[30:31], v[38:39], v[30:31] op_sel_hi:[0,1]
ABD8  v_pk_mul_f32 v[32:33], v[38:39], v[32:33] op_sel_hi:[0,1]
ABE0  v_pk_mul_f32 v[34:35], v[38:39], v[34:35] op_sel_hi:[0,1]
ABE8  v_pk_mul_f32 v[36:37], v[38:39], v[36:37] op_sel_hi:[0,1]
ABF0  v_pk_mul_f32 v[22:23], v[38:39], v[22:23] op_sel_hi:[0,1]
ABF8  v_pk_mul_f32 v[24:25], v[38:39], v[24:25] op_sel_hi:[0,1]
AC00  v_pk_mul_f32 v[26:27], v[38:39], v[26:27] op_sel_hi:[0,1]
AC08  v_pk_mul_f32 v[28:29], v[38:39], v[28:29] op_sel_hi:[0,1]
AC10  v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
AC18  v_pk_mul_f32 v[16:17], v[38:39], v[16:17] op_sel_hi:[0,1]
AC20  v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
AC28  v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
AC30  v_pk_mul_f32 v[6:7], v[38:39], v[6:7] op_sel_hi:[0,1]
AC38  v_pk_mul_f32 v[8:9], v[38:39], v[8:9] op_sel_hi:[0,1]
AC40  v_pk_mul_f32 v[10:11], v[38:39], v[10:11] op_sel_hi:[0,1]
AC48  v_pk_mul_f32 v[12:13], v[38:39], v[12:13] op_sel_hi:[0,1]
AC50  v_max_u32_e32 v53, 1, v51
AC54  s_branch 1
AC58  v_mov_b32_e32 v53, v51
AC5C  v_mad_u64_u32 v[38:39], s[38:39], v47, s27, v[2:3]
AC64  v_lshlrev_b32_e32 v62, 2, v38
AC68  v_mad_u64_u32 v[54:55], s[38:39], v62, s2, 0
AC70  v_xor_b32_e32 v55, s31, v55
AC74  v_xor_b32_e32 v55, s26, v55
AC78  v_mad_u64_u32 v[56:57], s[38:39], v55, s19, 0
AC80  v_xor_b32_e32 v55, s67, v57
AC84  v_xor_b32_e32 v57, s68, v54
AC88  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
AC90  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
AC98  v_xor_b32_e32 v56, v56, v59
AC9C  v_xor_b32_e32 v56, s42, v56
ACA0  v_xor_b32_e32 v55, s69, v55
ACA4  v_mad_u64_u32 v[56:57], s[38:39], v56, s2, 0
ACAC  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
ACB4  v_xor_b32_e32 v55, v58, v61
ACB8  v_xor_b32_e32 v54, v54, v57
ACBC  v_xor_b32_e32 v55, s43, v55
ACC0  v_xor_b32_e32 v57, s44, v54
ACC4  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
ACCC  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
ACD4  v_xor_b32_e32 v57, v60, v59
ACD8  v_xor_b32_e32 v55, v56, v55
ACDC  v_xor_b32_e32 v57, s45, v57
ACE0  v_xor_b32_e32 v55, s46, v55
ACE4  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
ACEC  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
ACF4  v_xor_b32_e32 v55, v58, v61
ACF8  v_xor_b32_e32 v54, v54, v57
ACFC  v_xor_b32_e32 v55, s47, v55
AD00  v_xor_b32_e32 v57, s48, v54
AD04  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
AD0C  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
AD14  v_xor_b32_e32 v57, v60, v59
AD18  v_xor_b32_e32 v55, v56, v55
AD1C  v_xor_b32_e32 v57, s49, v57
AD20  v_xor_b32_e32 v55, s50, v55
AD24  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
AD2C  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
AD34  v_xor_b32_e32 v55, v58, v61
AD38  v_xor_b32_e32 v54, v54, v57
AD3C  v_xor_b32_e32 v55, s51, v55
AD40  v_xor_b32_e32 v57, s52, v54
AD44  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
AD4C  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
AD54  v_xor_b32_e32 v57, v60, v59
AD58  v_xor_b32_e32 v55, v56, v55
AD5C  v_xor_b32_e32 v57, s53, v57
AD60  v_xor_b32_e32 v55, s54, v55
AD64  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
AD6C  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
AD74  v_xor_b32_e32 v55, v58, v61
AD78  v_xor_b32_e32 v54, v54, v57
AD7C  v_mov_b32_e32 v57, 0
AD80  v_mov_b32_e32 v58, 0
AD84  v_lshlrev_b32_e32 v53, 23, v53
AD88  v_xor_b32_e32 v55, s30, v55
AD8C  v_xor_b32_e32 v54, s55, v54
AD90  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[30:31], v55, v53
AD98  v_cvt_scalef32_sr_pk_fp4_f32 v58, v[34:35], v54, v53 op_sel:[0,0,0,1]
ADA0  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[32:33], v60, v53 op_sel:[0,0,1,0]
ADA8  v_cvt_scalef32_sr_pk_fp4_f32 v58, v[36:37], v56, v53 op_sel:[0,0,1,1]
ADB0  s_nop 0
ADB4  v_or_b32_e32 v31, 1, v62
ADB8  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
ADC0  v_xor_b32_e32 v31, s31, v33
ADC4  v_xor_b32_e32 v31, s26, v31
ADC8  v_mad_u64_u32 v[34:35], s[38:39], v31, s19, 0
ADD0  v_xor_b32_e32 v31, s67, v35
ADD4  v_xor_b32_e32 v35, s68, v32
ADD8  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
ADE0  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
ADE8  v_xor_b32_e32 v31, v34, v37
ADEC  v_xor_b32_e32 v31, s42, v31
ADF0  v_xor_b32_e32 v33, s69, v33
ADF4  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
ADFC  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AE04  v_xor_b32_e32 v31, v36, v55
AE08  v_xor_b32_e32 v32, v32, v35
AE0C  v_xor_b32_e32 v31, s43, v31
AE10  v_xor_b32_e32 v35, s44, v32
AE14  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
AE1C  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
AE24  v_xor_b32_e32 v31, v54, v37
AE28  v_xor_b32_e32 v33, v34, v33
AE2C  v_xor_b32_e32 v31, s45, v31
AE30  v_xor_b32_e32 v33, s46, v33
AE34  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
AE3C  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AE44  v_xor_b32_e32 v31, v36, v55
AE48  v_xor_b32_e32 v32, v32, v35
AE4C  v_xor_b32_e32 v31, s47, v31
AE50  v_xor_b32_e32 v35, s48, v32
AE54  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
AE5C  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
AE64  v_xor_b32_e32 v31, v54, v37
AE68  v_xor_b32_e32 v33, v34, v33
AE6C  v_xor_b32_e32 v31, s49, v31
AE70  v_xor_b32_e32 v33, s50, v33
AE74  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
AE7C  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AE84  v_xor_b32_e32 v31, v36, v55
AE88  v_xor_b32_e32 v32, v32, v35
AE8C  v_xor_b32_e32 v31, s51, v31
AE90  v_xor_b32_e32 v35, s52, v32
AE94  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
AE9C  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
AEA4  v_xor_b32_e32 v31, v54, v37
AEA8  v_xor_b32_e32 v33, v34, v33
AEAC  v_xor_b32_e32 v31, s53, v31
AEB0  v_xor_b32_e32 v33, s54, v33
AEB4  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
AEBC  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AEC4  v_xor_b32_e32 v31, v36, v55
AEC8  v_xor_b32_e32 v32, v32, v35
AECC  v_mov_b32_e32 v33, 0
AED0  v_mov_b32_e32 v35, 0
AED4  v_xor_b32_e32 v31, s30, v31
AED8  v_xor_b32_e32 v32, s55, v32
AEDC  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[22:23], v31, v53
AEE4  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[26:27], v32, v53 op_sel:[0,0,0,1]
AEEC  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[24:25], v54, v53 op_sel:[0,0,1,0]
AEF4  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[28:29], v34, v53 op_sel:[0,0,1,1]
AEFC  s_nop 0
AF00  v_or_b32_e32 v22, 2, v62
AF04  v_mad_u64_u32 v[22:23], s[38:39], v22, s2, 0
AF0C  v_xor_b32_e32 v23, s31, v23
AF10  v_xor_b32_e32 v23, s26, v23
AF14  v_mad_u64_u32 v[24:25], s[38:39], v23, s19, 0
AF1C  v_xor_b32_e32 v23, s67, v25
AF20  v_xor_b32_e32 v25, s68, v22
AF24  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AF2C  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AF34  v_xor_b32_e32 v24, v24, v27
AF38  v_xor_b32_e32 v24, s42, v24
AF3C  v_xor_b32_e32 v23, s69, v23
AF40  v_mad_u64_u32 v[24:25], s[38:39], v24, s2, 0
AF48  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
AF50  v_xor_b32_e32 v23, v26, v29
AF54  v_xor_b32_e32 v22, v22, v25
AF58  v_xor_b32_e32 v23, s43, v23
AF5C  v_xor_b32_e32 v25, s44, v22
AF60  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AF68  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AF70  v_xor_b32_e32 v25, v28, v27
AF74  v_xor_b32_e32 v23, v24, v23
AF78  v_xor_b32_e32 v25, s45, v25
AF7C  v_xor_b32_e32 v23, s46, v23
AF80  v_mad_u64_u32 v[24:25], s[38:39], v25, s2, 0
AF88  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
AF90  v_xor_b32_e32 v23, v26, v29
AF94  v_xor_b32_e32 v22, v22, v25
AF98  v_xor_b32_e32 v23, s47, v23
AF9C  v_xor_b32_e32 v25, s48, v22
AFA0  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AFA8  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AFB0  v_xor_b32_e32 v25, v28, v27
AFB4  v_xor_b32_e32 v23, v24, v23
AFB8  v_xor_b32_e32 v25, s49, v25
AFBC  v_xor_b32_e32 v23, s50, v23
AFC0  v_mad_u64_u32 v[24:25], s[38:39], v25, s2, 0
AFC8  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
AFD0  v_xor_b32_e32 v23, v26, v29
AFD4  v_xor_b32_e32 v22, v22, v25
AFD8  v_xor_b32_e32 v23, s51, v23
AFDC  v_xor_b32_e32 v25, s52, v22
AFE0  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AFE8  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AFF0  v_xor_b32_e32 v25, v28, v27
AFF4  v_xor_b32_e32 v23, v24, v23
AFF8  v_xor_b32_e32 v25, s53, v25
AFFC  v_xor_b32_e32 v23, s54, v23
B000  v_mad_u64_u32 v[24:25], s[38:39], v25, s2, 0
B008  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
B010  v_xor_b32_e32 v23, v26, v29
B014  v_xor_b32_e32 v22, v22, v25
B018  v_mov_b32_e32 v25, 0
B01C  v_mov_b32_e32 v26, 0
B020  v_xor_b32_e32 v23, s30, v23
B024  v_xor_b32_e32 v22, s55, v22
B028  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[14:15], v23, v53
B030  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[18:19], v22, v53 op_sel:[0,0,0,1]
B038  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[16:17], v28, v53 op_sel:[0,0,1,0]
B040  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[20:21], v24, v53 op_sel:[0,0,1,1]
B048  s_nop 0
B04C  v_or_b32_e32 v14, 3, v62
B050  v_mad_u64_u32 v[14:15], s[38:39], v14, s2, 0
B058  v_xor_b32_e32 v15, s31, v15
B05C  v_xor_b32_e32 v15, s26, v15
B060  v_mad_u64_u32 v[16:17], s[38:39], v15, s19, 0
B068  v_xor_b32_e32 v15, s67, v17
B06C  v_xor_b32_e32 v17, s68, v14
B070  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B078  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B080  v_xor_b32_e32 v16, v16, v19
B084  v_xor_b32_e32 v16, s42, v16
B088  v_xor_b32_e32 v15, s69, v15
B08C  v_mad_u64_u32 v[16:17], s[38:39], v16, s2, 0
B094  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B09C  v_xor_b32_e32 v15, v18, v21
B0A0  v_xor_b32_e32 v14, v14, v17
B0A4  v_xor_b32_e32 v15, s43, v15
B0A8  v_xor_b32_e32 v17, s44, v14
B0AC  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B0B4  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B0BC  v_xor_b32_e32 v17, v20, v19
B0C0  v_xor_b32_e32 v15, v16, v15
B0C4  v_xor_b32_e32 v17, s45, v17
B0C8  v_xor_b32_e32 v15, s46, v15
B0CC  v_mad_u64_u32 v[16:17], s[38:39], v17, s2, 0
B0D4  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B0DC  v_xor_b32_e32 v15, v18, v21
B0E0  v_xor_b32_e32 v14, v14, v17
B0E4  v_xor_b32_e32 v15, s47, v15
B0E8  v_xor_b32_e32 v17, s48, v14
B0EC  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B0F4  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B0FC  v_xor_b32_e32 v17, v20, v19
B100  v_xor_b32_e32 v15, v16, v15
B104  v_xor_b32_e32 v17, s49, v17
B108  v_xor_b32_e32 v15, s50, v15
B10C  v_mad_u64_u32 v[16:17], s[38:39], v17, s2, 0
B114  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B11C  v_xor_b32_e32 v15, v18, v21
B120  v_xor_b32_e32 v14, v14, v17
B124  v_xor_b32_e32 v15, s51, v15
B128  v_xor_b32_e32 v17, s52, v14
B12C  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B134  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B13C  v_xor_b32_e32 v17, v20, v19
B140  v_xor_b32_e32 v15, v16, v15
B144  v_xor_b32_e32 v17, s53, v17
B148  v_xor_b32_e32 v15, s54, v15
B14C  v_mad_u64_u32 v[16:17], s[38:39], v17, s2, 0
B154  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B15C  v_xor_b32_e32 v15, v18, v21
B160  v_xor_b32_e32 v14, v14, v17
B164  v_mov_b32_e32 v17, 0
B168  v_mov_b32_e32 v18, 0
B16C  v_or3_b32 v30, v58, v48, v57
B174  v_or3_b32 v31, v35, v49, v33
B17C  v_or3_b32 v32, v26, v50, v25
B184  v_xor_b32_e32 v15, s30, v15
B188  v_xor_b32_e32 v14, s55, v14
B18C  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[6:7], v15, v53
B194  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[10:11], v14, v53 op_sel:[0,0,0,1]
B19C  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[8:9], v20, v53 op_sel:[0,0,1,0]
B1A4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[12:13], v16, v53 op_sel:[0,0,1,1]
B1AC  s_nop 0
B1B0  v_lshl_add_u64 v[6:7], v[38:39], 4, s[8:9]
B1B8  v_or3_b32 v33, v18, v52, v17
B1C0  s_or_b64 s[34:35], s[34:35], exec
B1C4  global_store_dwordx4 v[6:7], v[30:33], off
B1CC  s_or_b64 exec, exec, s[36:37]
B1D0  s_and_saveexec_b64 s[36:37], s[34:35]
B1D4  s_cbranch_execz 64417
B1D8  v_and_b32_e32 v6, 0xffffffe0, v47
B1E0  v_cndmask_b32_e64 v6, v6, v47, s[0:1]
B1E8  v_mad_u64_u32 v[6:7], s[34:35], s56, v6, v[4:5]
B1F0  global_store_byte v[6:7], v51, off
B1F8  s_branch 64408
B1FC  v_lshlrev_b32_e32 v2, 1, v0
B200  v_and_b32_e32 v105, 0x7e, v2
B208  s_lshl_b32 s8, s3, 2
B20C  s_lshr_b32 s10, s17, 5
B210  v_or_b32_e32 v87, s33, v105
B214  v_or_b32_e32 v86, s8, v104
B218  v_cmp_gt_u32_e32 vcc, s18, v87
B21C  v_cmp_gt_u32_e64 s[2:3], s10, v86
B224  s_and_b64 s[4:5], vcc, s[2:3]
B228  s_and_saveexec_b64 s[2:3], s[4:5]
B22C  s_cbranch_execz 2327
B230  v_lshrrev_b32_e32 v6, 3, v105
B234  v_lshlrev_b32_e32 v7, 9, v104
B238  v_bitop3_b32 v8, v7, v6, 3 bitop3:0xf6
B240  v_lshl_or_b32 v8, v8, 4, v40
B248  ds_read2st64_b32 v[22:23], v8 offset0:3 offset1:19
B250  v_bitop3_b32 v8, v7, v6, 2 bitop3:0xf6
B258  v_lshl_or_b32 v8, v8, 4, v40
B260  ds_read2st64_b32 v[24:25], v8 offset0:2 offset1:18
B268  v_bitop3_b32 v8, v7, v6, 5 bitop3:0xf6
B270  v_lshl_or_b32 v8, v8, 4, v40
B278  ds_read2st64_b32 v[26:27], v8 offset0:5 offset1:21
B280  v_bitop3_b32 v8, v7, v6, 4 bitop3:0xf6
B288  v_lshl_or_b32 v8, v8, 4, v40
B290  ds_read2st64_b32 v[28:29], v8 offset0:4 offset1:20
B298  v_bitop3_b32 v8, v7, v6, 7 bitop3:0xf6
B2A0  v_lshl_or_b32 v8, v8, 4, v40
B2A8  ds_read2st64_b32 v[30:31], v8 offset0:7 offset1:23
B2B0  v_bitop3_b32 v8, v7, v6, 6 bitop3:0xf6
B2B8  v_lshl_or_b32 v8, v8, 4, v40
B2C0  ds_read2st64_b32 v[32:33], v8 offset0:6 offset1:22
B2C8  v_bitop3_b32 v8, v7, v6, 9 bitop3:0xf6
B2D0  v_lshl_or_b32 v8, v8, 4, v40
B2D8  ds_read2st64_b32 v[36:37], v8 offset0:9 offset1:25
B2E0  v_bitop3_b32 v8, v7, v6, 8 bitop3:0xf6
B2E8  v_lshl_or_b32 v8, v8, 4, v40
B2F0  ds_read2st64_b32 v[42:43], v8 offset0:8 offset1:24
B2F8  v_bitop3_b32 v8, v7, v6, 11 bitop3:0xf6
B300  v_bitop3_b32 v2, v7, v6, 1 bitop3:0xf6
B308  v_or_b32_e32 v4, v7, v6
B30C  v_lshl_or_b32 v8, v8, 4, v40
B314  v_lshl_or_b32 v2, v2, 4, v40
B31C  v_lshl_or_b32 v4, v4, 4, v40
B324  ds_read2st64_b32 v[46:47], v8 offset0:11 offset1:27
B32C  v_bitop3_b32 v8, v7, v6, 10 bitop3:0xf6
B334  ds_read2st64_b32 v[2:3], v2 offset0:1 offset1:17
B33C  ds_read2st64_b32 v[4:5], v4 offset1:16
B344  v_lshl_or_b32 v8, v8, 4, v40
B34C  ds_read2st64_b32 v[48:49], v8 offset0:10 offset1:26
B354  v_bitop3_b32 v8, v7, v6, 12 bitop3:0xf6
B35C  v_lshl_or_b32 v8, v8, 4, v40
B364  ds_read2st64_b32 v[50:51], v8 offset0:12 offset1:28
B36C  v_bitop3_b32 v8, v7, v6, 13 bitop3:0xf6
B374  v_lshl_or_b32 v8, v8, 4, v40
B37C  s_waitcnt lgkmcnt(3)
B380  v_lshlrev_b32_e32 v85, 16, v2
B384  s_waitcnt lgkmcnt(2)
B388  v_lshlrev_b32_e32 v84, 16, v4
B38C  ds_read2st64_b32 v[52:53], v8 offset0:13 offset1:29
B394  v_bitop3_b32 v8, v7, v6, 14 bitop3:0xf6
B39C  v_bitop3_b32 v6, v7, v6, 15 bitop3:0xf6
B3A4  v_lshlrev_b32_e32 v91, 16, v22
B3A8  v_lshlrev_b32_e32 v90, 16, v24
B3AC  v_lshl_or_b32 v6, v6, 4, v40
B3B4  v_and_b32_e32 v108, 0x7fff0000, v84
B3BC  v_and_b32_e32 v64, 0x7fff0000, v85
B3C4  v_lshlrev_b32_e32 v93, 16, v26
B3C8  v_lshlrev_b32_e32 v92, 16, v28
B3CC  v_lshl_or_b32 v8, v8, 4, v40
B3D4  ds_read2st64_b32 v[54:55], v6 offset0:15 offset1:31
B3DC  ds_read2st64_b32 v[56:57], v8 offset0:14 offset1:30
B3E4  v_max_u32_e32 v6, v64, v108
B3E8  v_and_b32_e32 v63, 0x7fff0000, v90
B3F0  v_and_b32_e32 v62, 0x7fff0000, v91
B3F8  v_lshlrev_b32_e32 v99, 16, v30
B3FC  v_lshlrev_b32_e32 v98, 16, v32
B400  v_max3_u32 v6, v62, v63, v6
B408  v_and_b32_e32 v61, 0x7fff0000, v92
B410  v_and_b32_e32 v60, 0x7fff0000, v93
B418  v_lshlrev_b32_e32 v83, 16, v36
B41C  v_lshlrev_b32_e32 v82, 16, v42
B420  v_max3_u32 v6, v60, v61, v6
B428  v_and_b32_e32 v59, 0x7fff0000, v98
B430  v_and_b32_e32 v58, 0x7fff0000, v99
B438  v_lshlrev_b32_e32 v89, 16, v46
B43C  s_waitcnt lgkmcnt(4)
B440  v_lshlrev_b32_e32 v88, 16, v48
B444  v_max3_u32 v6, v58, v59, v6
B44C  v_and_b32_e32 v45, 0x7fff0000, v82
B454  v_and_b32_e32 v44, 0x7fff0000, v83
B45C  s_waitcnt lgkmcnt(2)
B460  v_lshlrev_b32_e32 v95, 16, v52
B464  v_lshlrev_b32_e32 v94, 16, v50
B468  v_max3_u32 v6, v44, v45, v6
B470  v_and_b32_e32 v41, 0x7fff0000, v88
B478  v_and_b32_e32 v40, 0x7fff0000, v89
B480  s_waitcnt lgkmcnt(1)
B484  v_lshlrev_b32_e32 v97, 16, v54
B488  s_waitcnt lgkmcnt(0)
B48C  v_lshlrev_b32_e32 v96, 16, v56
B490  v_max3_u32 v6, v40, v41, v6
B498  v_and_b32_e32 v39, 0x7fff0000, v94
B4A0  v_and_b32_e32 v38, 0x7fff0000, v95
B4A8  v_lshlrev_b32_e32 v75, 16, v3
B4AC  v_lshlrev_b32_e32 v74, 16, v5
B4B0  v_max3_u32 v6, v38, v39, v6
B4B8  v_and_b32_e32 v35, 0x7fff0000, v96
B4C0  v_and_b32_e32 v34, 0x7fff0000, v97
B4C8  v_lshlrev_b32_e32 v77, 16, v23
B4CC  v_lshlrev_b32_e32 v76, 16, v25
B4D0  v_max3_u32 v6, v34, v35, v6
B4D8  v_and_b32_e32 v21, 0x7fff0000, v74
B4E0  v_and_b32_e32 v20, 0x7fff0000, v75
B4E8  v_lshlrev_b32_e32 v79, 16, v27
B4EC  v_lshlrev_b32_e32 v78, 16, v29
B4F0  v_max3_u32 v6, v20, v21, v6
B4F8  v_and_b32_e32 v19, 0x7fff0000, v76
B500  v_and_b32_e32 v18, 0x7fff0000, v77
B508  v_lshlrev_b32_e32 v81, 16, v31
B50C  v_lshlrev_b32_e32 v80, 16, v33
B510  v_max3_u32 v6, v18, v19, v6
B518  v_and_b32_e32 v17, 0x7fff0000, v78
B520  v_and_b32_e32 v16, 0x7fff0000, v79
B528  v_lshlrev_b32_e32 v67, 16, v37
B52C  v_lshlrev_b32_e32 v66, 16, v43
B530  v_max3_u32 v6, v16, v17, v6
B538  v_and_b32_e32 v15, 0x7fff0000, v80
B540  v_and_b32_e32 v14, 0x7fff0000, v81
B548  v_lshlrev_b32_e32 v69, 16, v47
B54C  v_lshlrev_b32_e32 v68, 16, v49
B550  v_max3_u32 v6, v14, v15, v6
B558  v_and_b32_e32 v13, 0x7fff0000, v66
B560  v_and_b32_e32 v12, 0x7fff0000, v67
B568  v_lshlrev_b32_e32 v71, 16, v53
B56C  v_lshlrev_b32_e32 v70, 16, v51
B570  v_max3_u32 v6, v12, v13, v6
B578  v_and_b32_e32 v11, 0x7fff0000, v68
B580  v_and_b32_e32 v10, 0x7fff0000, v69
B588  v_lshlrev_b32_e32 v73, 16, v55
B58C  v_lshlrev_b32_e32 v72, 16, v57
B590  v_max3_u32 v6, v10, v11, v6
B598  v_and_b32_e32 v9, 0x7fff0000, v70
B5A0  v_and_b32_e32 v8, 0x7fff0000, v71
B5A8  v_max3_u32 v65, v8, v9, v6
B5B0  v_and_b32_e32 v7, 0x7fff0000, v72
B5B8  v_and_b32_e32 v6, 0x7fff0000, v73
B5C0  v_max3_u32 v65, v6, v7, v65
B5C8  s_mov_b32 s4, 0x7f7fffff
B5D0  v_cmp_lt_u32_e32 vcc, s4, v65
B5D4  v_mov_b32_e32 v106, 0
B5D8  v_mov_b32_e32 v107, 0
B5DC  v_mov_b32_e32 v109, 0
B5E0  v_mov_b32_e32 v110, 0
B5E4  s_and_saveexec_b64 s[4:5], vcc
B5E8  s_cbranch_execz 521
B5EC  v_sub_u32_e32 v65, 0x7f7fffff, v108
B5F4  v_sub_u32_e32 v106, 0x7f800000, v108
B5FC  v_sub_u32_e32 v110, 0x7f800000, v64
B604  v_cmp_lt_i32_e32 vcc, -1, v106
B608  v_lshrrev_b32_e32 v107, 31, v106
B60C  v_ashrrev_i32_e32 v109, 31, v65
B610  v_cndmask_b32_e32 v106, 0, v108, vcc
B614  v_sub_u32_e32 v108, 0x7f7fffff, v64
B61C  v_lshrrev_b32_e32 v65, 31, v65
B620  v_add_u32_e32 v65, -1, v65
B624  s_brev_b32 s9, 1
B628  v_max_u32_e32 v64, v64, v106
B62C  v_cmp_gt_i32_e32 vcc, 0, v110
B630  v_lshrrev_b32_e32 v112, 31, v108
B634  v_bitop3_b32 v84, v65, v84, s9 bitop3:0xc8
B63C  v_ashrrev_i32_e32 v65, 31, v108
B640  v_cndmask_b32_e32 v64, v64, v106, vcc
B644  v_sub_u32_e32 v106, 0x7f7fffff, v63
B64C  v_sub_u32_e32 v108, 0x7f800000, v63
B654  v_and_b32_e32 v109, 7, v109
B658  s_movk_i32 s11, 0x70
B65C  v_max_u32_e32 v63, v63, v64
B660  v_cmp_gt_i32_e32 vcc, 0, v108
B664  v_lshrrev_b32_e32 v111, 31, v110
B668  v_and_or_b32 v65, v65, s11, v109
B670  v_lshrrev_b32_e32 v109, 31, v108
B674  v_ashrrev_i32_e32 v110, 31, v106
B678  v_cndmask_b32_e32 v63, v63, v64, vcc
B67C  v_sub_u32_e32 v108, 0x7f800000, v62
B684  v_lshrrev_b32_e32 v106, 31, v106
B688  v_sub_u32_e32 v64, 0x7f7fffff, v62
B690  v_add_u32_e32 v106, -1, v106
B694  v_max_u32_e32 v62, v62, v63
B698  v_cmp_gt_i32_e32 vcc, 0, v108
B69C  v_bitop3_b32 v90, v106, v90, s9 bitop3:0xc8
B6A4  v_sub_u32_e32 v106, 0x7f800000, v61
B6AC  v_cndmask_b32_e32 v62, v62, v63, vcc
B6B0  s_movk_i32 s17, 0x700
B6B4  v_sub_u32_e32 v63, 0x7f7fffff, v61
B6BC  v_max_u32_e32 v61, v61, v62
B6C0  v_cmp_gt_i32_e32 vcc, 0, v106
B6C4  v_add_u32_e32 v107, v111, v107
B6C8  v_and_or_b32 v65, v110, s17, v65
B6D0  v_lshrrev_b32_e32 v110, 31, v108
B6D4  v_lshrrev_b32_e32 v111, 31, v64
B6D8  v_ashrrev_i32_e32 v64, 31, v64
B6DC  s_movk_i32 s19, 0x7000
B6E0  v_cndmask_b32_e32 v61, v61, v62, vcc
B6E4  v_sub_u32_e32 v62, 0x7f7fffff, v60
B6EC  v_and_or_b32 v64, v64, s19, v65
B6F4  v_add3_u32 v65, v109, v107, v110
B6FC  v_lshrrev_b32_e32 v107, 31, v106
B700  v_ashrrev_i32_e32 v108, 31, v63
B704  s_mov_b32 s23, 0x70000
B70C  v_sub_u32_e32 v106, 0x7f800000, v60
B714  v_and_or_b32 v64, v108, s23, v64
B71C  v_lshrrev_b32_e32 v109, 31, v62
B720  v_ashrrev_i32_e32 v62, 31, v62
B724  s_mov_b32 s24, 0x700000
B72C  v_max_u32_e32 v60, v60, v61
B730  v_cmp_gt_i32_e32 vcc, 0, v106
B734  v_lshrrev_b32_e32 v63, 31, v63
B738  v_and_or_b32 v62, v62, s24, v64
B740  v_cndmask_b32_e32 v60, v60, v61, vcc
B744  v_sub_u32_e32 v61, 0x7f7fffff, v59
B74C  v_sub_u32_e32 v64, 0x7f800000, v59
B754  v_lshrrev_b32_e32 v108, 31, v106
B758  v_add_u32_e32 v63, -1, v63
B75C  v_max_u32_e32 v59, v59, v60
B760  v_cmp_gt_i32_e32 vcc, 0, v64
B764  v_bitop3_b32 v92, v63, v92, s9 bitop3:0xc8
B76C  v_add3_u32 v63, v107, v65, v108
B774  v_lshrrev_b32_e32 v65, 31, v64
B778  v_ashrrev_i32_e32 v106, 31, v61
B77C  v_cndmask_b32_e32 v59, v59, v60, vcc
B780  v_sub_u32_e32 v64, 0x7f800000, v58
B788  v_lshrrev_b32_e32 v61, 31, v61
B78C  s_mov_b32 s25, 0x7000000
B794  v_sub_u32_e32 v60, 0x7f7fffff, v58
B79C  v_add_u32_e32 v61, -1, v61
B7A0  v_max_u32_e32 v58, v58, v59
B7A4  v_cmp_gt_i32_e32 vcc, 0, v64
B7A8  v_and_or_b32 v62, v106, s25, v62
B7B0  v_bitop3_b32 v98, v61, v98, s9 bitop3:0xc8
B7B8  v_lshrrev_b32_e32 v106, 31, v60
B7BC  v_cndmask_b32_e32 v58, v58, v59, vcc
B7C0  v_sub_u32_e32 v59, 0x7f7fffff, v45
B7C8  v_sub_u32_e32 v61, 0x7f800000, v45
B7D0  v_lshrrev_b32_e32 v107, 31, v64
B7D4  v_add_u32_e32 v106, -1, v106
B7D8  v_ashrrev_i32_e32 v60, 31, v60
B7DC  s_brev_b32 s26, 14
B7E0  v_max_u32_e32 v45, v45, v58
B7E4  v_cmp_gt_i32_e32 vcc, 0, v61
B7E8  v_bitop3_b32 v99, v106, v99, s9 bitop3:0xc8
B7F0  v_and_or_b32 v106, v60, s26, v62
B7F8  v_add3_u32 v60, v65, v63, v107
B800  v_lshrrev_b32_e32 v62, 31, v61
B804  v_ashrrev_i32_e32 v63, 31, v59
B808  v_cndmask_b32_e32 v45, v45, v58, vcc
B80C  v_sub_u32_e32 v61, 0x7f800000, v44
B814  v_lshrrev_b32_e32 v59, 31, v59
B818  v_sub_u32_e32 v58, 0x7f7fffff, v44
B820  v_add_u32_e32 v59, -1, v59
B824  v_lshrrev_b32_e32 v64, 31, v61
B828  v_max_u32_e32 v44, v44, v45
B82C  v_cmp_gt_i32_e32 vcc, 0, v61
B830  v_bitop3_b32 v82, v59, v82, s9 bitop3:0xc8
B838  v_add3_u32 v59, v62, v60, v64
B840  v_cndmask_b32_e32 v44, v44, v45, vcc
B844  v_sub_u32_e32 v60, 0x7f800000, v41
B84C  v_sub_u32_e32 v45, 0x7f7fffff, v41
B854  v_max_u32_e32 v41, v41, v44
B858  v_cmp_gt_i32_e32 vcc, 0, v60
B85C  v_and_b32_e32 v63, 7, v63
B860  v_lshrrev_b32_e32 v65, 31, v58
B864  v_ashrrev_i32_e32 v58, 31, v58
B868  v_cndmask_b32_e32 v41, v41, v44, vcc
B86C  v_sub_u32_e32 v44, 0x7f7fffff, v40
B874  v_and_or_b32 v58, v58, s11, v63
B87C  v_lshrrev_b32_e32 v61, 31, v60
B880  v_ashrrev_i32_e32 v62, 31, v45
B884  v_sub_u32_e32 v60, 0x7f800000, v40
B88C  v_and_or_b32 v58, v62, s17, v58
B894  v_lshrrev_b32_e32 v63, 31, v44
B898  v_ashrrev_i32_e32 v44, 31, v44
B89C  v_max_u32_e32 v40, v40, v41
B8A0  v_cmp_gt_i32_e32 vcc, 0, v60
B8A4  v_and_or_b32 v44, v44, s19, v58
B8AC  v_sub_u32_e32 v58, 0x7f800000, v39
B8B4  v_cndmask_b32_e32 v40, v40, v41, vcc
B8B8  v_lshrrev_b32_e32 v45, 31, v45
B8BC  v_sub_u32_e32 v41, 0x7f7fffff, v39
B8C4  v_max_u32_e32 v39, v39, v40
B8C8  v_cmp_gt_i32_e32 vcc, 0, v58
B8CC  v_lshrrev_b32_e32 v62, 31, v60
B8D0  v_add_u32_e32 v45, -1, v45
B8D4  v_cndmask_b32_e32 v39, v39, v40, vcc
B8D8  v_sub_u32_e32 v40, 0x7f7fffff, v38
B8E0  v_bitop3_b32 v88, v45, v88, s9 bitop3:0xc8
B8E8  v_add3_u32 v45, v61, v59, v62
B8F0  v_lshrrev_b32_e32 v59, 31, v58
B8F4  v_ashrrev_i32_e32 v60, 31, v41
B8F8  v_sub_u32_e32 v58, 0x7f800000, v38
B900  v_and_or_b32 v44, v60, s23, v44
B908  v_lshrrev_b32_e32 v61, 31, v40
B90C  v_ashrrev_i32_e32 v40, 31, v40
B910  v_max_u32_e32 v38, v38, v39
B914  v_cmp_gt_i32_e32 vcc, 0, v58
B918  v_lshrrev_b32_e32 v41, 31, v41
B91C  v_and_or_b32 v40, v40, s24, v44
B924  v_cndmask_b32_e32 v38, v38, v39, vcc
B928  v_sub_u32_e32 v39, 0x7f7fffff, v35
B930  v_sub_u32_e32 v44, 0x7f800000, v35
B938  v_lshrrev_b32_e32 v60, 31, v58
B93C  v_add_u32_e32 v41, -1, v41
B940  v_max_u32_e32 v35, v35, v38
B944  v_cmp_gt_i32_e32 vcc, 0, v44
B948  v_bitop3_b32 v94, v41, v94, s9 bitop3:0xc8
B950  v_add3_u32 v41, v59, v45, v60
B958  v_lshrrev_b32_e32 v45, 31, v44
B95C  v_ashrrev_i32_e32 v58, 31, v39
B960  v_cndmask_b32_e32 v35, v35, v38, vcc
B964  v_sub_u32_e32 v44, 0x7f800000, v34
B96C  v_lshrrev_b32_e32 v39, 31, v39
B970  v_sub_u32_e32 v38, 0x7f7fffff, v34
B978  v_add_u32_e32 v39, -1, v39
B97C  v_max_u32_e32 v34, v34, v35
B980  v_cmp_gt_i32_e32 vcc, 0, v44
B984  v_bitop3_b32 v96, v39, v96, s9 bitop3:0xc8
B98C  v_sub_u32_e32 v39, 0x7f800000, v21
B994  v_cndmask_b32_e32 v34, v34, v35, vcc
B998  v_sub_u32_e32 v35, 0x7f7fffff, v21
B9A0  v_and_or_b32 v40, v58, s25, v40
B9A8  v_lshrrev_b32_e32 v58, 31, v44
B9AC  v_lshrrev_b32_e32 v59, 31, v38
B9B0  v_ashrrev_i32_e32 v38, 31, v38
B9B4  v_max_u32_e32 v21, v21, v34
B9B8  v_cmp_gt_i32_e32 vcc, 0, v39
B9BC  v_and_or_b32 v107, v38, s26, v40
B9C4  v_add3_u32 v38, v45, v41, v58
B9CC  v_lshrrev_b32_e32 v40, 31, v39
B9D0  v_ashrrev_i32_e32 v41, 31, v35
B9D4  v_cndmask_b32_e32 v21, v21, v34, vcc
B9D8  v_sub_u32_e32 v39, 0x7f800000, v20
B9E0  v_lshrrev_b32_e32 v35, 31, v35
B9E4  v_sub_u32_e32 v34, 0x7f7fffff, v20
B9EC  v_add_u32_e32 v35, -1, v35
B9F0  v_lshrrev_b32_e32 v44, 31, v39
B9F4  v_max_u32_e32 v20, v20, v21
B9F8  v_cmp_gt_i32_e32 vcc, 0, v39
B9FC  v_bitop3_b32 v74, v35, v74, s9 bitop3:0xc8
BA04  v_add3_u32 v35, v40, v38, v44
BA0C  v_cndmask_b32_e32 v20, v20, v21, vcc
BA10  v_sub_u32_e32 v38, 0x7f800000, v19
BA18  v_sub_u32_e32 v21, 0x7f7fffff, v19
BA20  v_max_u32_e32 v19, v19, v20
BA24  v_cmp_gt_i32_e32 vcc, 0, v38
BA28  v_and_b32_e32 v41, 7, v41
BA2C  v_lshrrev_b32_e32 v45, 31, v34
BA30  v_ashrrev_i32_e32 v34, 31, v34
BA34  v_cndmask_b32_e32 v19, v19, v20, vcc
BA38  v_sub_u32_e32 v20, 0x7f7fffff, v18
BA40  v_and_or_b32 v34, v34, s11, v41
BA48  v_lshrrev_b32_e32 v39, 31, v38
BA4C  v_ashrrev_i32_e32 v40, 31, v21
BA50  v_sub_u32_e32 v38, 0x7f800000, v18
BA58  v_and_or_b32 v34, v40, s17, v34
BA60  v_lshrrev_b32_e32 v41, 31, v20
BA64  v_ashrrev_i32_e32 v20, 31, v20
BA68  v_max_u32_e32 v18, v18, v19
BA6C  v_cmp_gt_i32_e32 vcc, 0, v38
BA70  v_and_or_b32 v20, v20, s19, v34
BA78  v_sub_u32_e32 v34, 0x7f800000, v17
BA80  v_cndmask_b32_e32 v18, v18, v19, vcc
BA84  v_lshrrev_b32_e32 v21, 31, v21
BA88  v_sub_u32_e32 v19, 0x7f7fffff, v17
BA90  v_max_u32_e32 v17, v17, v18
BA94  v_cmp_gt_i32_e32 vcc, 0, v34
BA98  v_lshrrev_b32_e32 v40, 31, v38
BA9C  v_add_u32_e32 v21, -1, v21
BAA0  v_cndmask_b32_e32 v17, v17, v18, vcc
BAA4  v_sub_u32_e32 v18, 0x7f7fffff, v16
BAAC  v_bitop3_b32 v76, v21, v76, s9 bitop3:0xc8
BAB4  v_add3_u32 v21, v39, v35, v40
BABC  v_lshrrev_b32_e32 v35, 31, v34
BAC0  v_ashrrev_i32_e32 v38, 31, v19
BAC4  v_sub_u32_e32 v34, 0x7f800000, v16
BACC  v_and_or_b32 v20, v38, s23, v20
BAD4  v_lshrrev_b32_e32 v39, 31, v18
BAD8  v_ashrrev_i32_e32 v18, 31, v18
BADC  v_max_u32_e32 v16, v16, v17
BAE0  v_cmp_gt_i32_e32 vcc, 0, v34
BAE4  v_lshrrev_b32_e32 v19, 31, v19
BAE8  v_and_or_b32 v18, v18, s24, v20
BAF0  v_cndmask_b32_e32 v16, v16, v17, vcc
BAF4  v_sub_u32_e32 v17, 0x7f7fffff, v15
BAFC  v_sub_u32_e32 v20, 0x7f800000, v15
BB04  v_lshrrev_b32_e32 v38, 31, v34
BB08  v_add_u32_e32 v19, -1, v19
BB0C  v_max_u32_e32 v15, v15, v16
BB10  v_cmp_gt_i32_e32 vcc, 0, v20
BB14  v_bitop3_b32 v78, v19, v78, s9 bitop3:0xc8
BB1C  v_add3_u32 v19, v35, v21, v38
BB24  v_lshrrev_b32_e32 v21, 31, v20
BB28  v_ashrrev_i32_e32 v34, 31, v17
BB2C  v_cndmask_b32_e32 v15, v15, v16, vcc
BB30  v_sub_u32_e32 v20, 0x7f800000, v14
BB38  v_lshrrev_b32_e32 v17, 31, v17
BB3C  v_sub_u32_e32 v16, 0x7f7fffff, v14
BB44  v_add_u32_e32 v17, -1, v17
BB48  v_max_u32_e32 v14, v14, v15
BB4C  v_cmp_gt_i32_e32 vcc, 0, v20
BB50  v_bitop3_b32 v80, v17, v80, s9 bitop3:0xc8
BB58  v_sub_u32_e32 v17, 0x7f800000, v13
BB60  v_cndmask_b32_e32 v14, v14, v15, vcc
BB64  v_sub_u32_e32 v15, 0x7f7fffff, v13
BB6C  v_add_u32_e32 v109, -1, v109
BB70  v_and_or_b32 v18, v34, s25, v18
BB78  v_lshrrev_b32_e32 v34, 31, v20
BB7C  v_lshrrev_b32_e32 v35, 31, v16
BB80  v_ashrrev_i32_e32 v16, 31, v16
BB84  v_max_u32_e32 v13, v13, v14
BB88  v_cmp_gt_i32_e32 vcc, 0, v17
BB8C  v_bitop3_b32 v93, v109, v93, s9 bitop3:0xc8
BB94  v_and_or_b32 v109, v16, s26, v18
BB9C  v_add3_u32 v16, v21, v19, v34
BBA4  v_lshrrev_b32_e32 v18, 31, v17
BBA8  v_ashrrev_i32_e32 v19, 31, v15
BBAC  v_cndmask_b32_e32 v13, v13, v14, vcc
BBB0  v_sub_u32_e32 v17, 0x7f800000, v12
BBB8  v_lshrrev_b32_e32 v15, 31, v15
BBBC  v_sub_u32_e32 v14, 0x7f7fffff, v12
BBC4  v_add_u32_e32 v15, -1, v15
BBC8  v_lshrrev_b32_e32 v20, 31, v17
BBCC  v_max_u32_e32 v12, v12, v13
BBD0  v_cmp_gt_i32_e32 vcc, 0, v17
BBD4  v_bitop3_b32 v66, v15, v66, s9 bitop3:0xc8
BBDC  v_add3_u32 v15, v18, v16, v20
BBE4  v_cndmask_b32_e32 v12, v12, v13, vcc
BBE8  v_sub_u32_e32 v16, 0x7f800000, v11
BBF0  v_sub_u32_e32 v13, 0x7f7fffff, v11
BBF8  v_max_u32_e32 v11, v11, v12
BBFC  v_cmp_gt_i32_e32 vcc, 0, v16
BC00  v_and_b32_e32 v19, 7, v19
BC04  v_lshrrev_b32_e32 v21, 31, v14
BC08  v_ashrrev_i32_e32 v14, 31, v14
BC0C  v_cndmask_b32_e32 v11, v11, v12, vcc
BC10  v_sub_u32_e32 v12, 0x7f7fffff, v10
BC18  v_and_or_b32 v14, v14, s11, v19
BC20  v_lshrrev_b32_e32 v17, 31, v16
BC24  v_ashrrev_i32_e32 v18, 31, v13
BC28  v_sub_u32_e32 v16, 0x7f800000, v10
BC30  v_and_or_b32 v14, v18, s17, v14
BC38  v_lshrrev_b32_e32 v19, 31, v12
BC3C  v_ashrrev_i32_e32 v12, 31, v12
BC40  v_max_u32_e32 v10, v10, v11
BC44  v_cmp_gt_i32_e32 vcc, 0, v16
BC48  v_and_or_b32 v12, v12, s19, v14
BC50  v_sub_u32_e32 v14, 0x7f800000, v9
BC58  v_cndmask_b32_e32 v10, v10, v11, vcc
BC5C  v_lshrrev_b32_e32 v13, 31, v13
BC60  v_sub_u32_e32 v11, 0x7f7fffff, v9
BC68  v_max_u32_e32 v9, v9, v10
BC6C  v_cmp_gt_i32_e32 vcc, 0, v14
BC70  v_lshrrev_b32_e32 v18, 31, v16
BC74  v_add_u32_e32 v13, -1, v13
BC78  v_cndmask_b32_e32 v9, v9, v10, vcc
BC7C  v_sub_u32_e32 v10, 0x7f7fffff, v8
BC84  v_bitop3_b32 v68, v13, v68, s9 bitop3:0xc8
BC8C  v_add3_u32 v13, v17, v15, v18
BC94  v_lshrrev_b32_e32 v15, 31, v14
BC98  v_ashrrev_i32_e32 v16, 31, v11
BC9C  v_sub_u32_e32 v14, 0x7f800000, v8
BCA4  v_and_or_b32 v12, v16, s23, v12
BCAC  v_lshrrev_b32_e32 v17, 31, v10
BCB0  v_ashrrev_i32_e32 v10, 31, v10
BCB4  v_max_u32_e32 v8, v8, v9
BCB8  v_cmp_gt_i32_e32 vcc, 0, v14
BCBC  v_and_or_b32 v10, v10, s24, v12
BCC4  v_sub_u32_e32 v12, 0x7f800000, v7
BCCC  v_cndmask_b32_e32 v8, v8, v9, vcc
BCD0  v_lshrrev_b32_e32 v11, 31, v11
BCD4  v_sub_u32_e32 v9, 0x7f7fffff, v7
BCDC  v_max_u32_e32 v7, v7, v8
BCE0  v_cmp_gt_i32_e32 vcc, 0, v12
BCE4  v_lshrrev_b32_e32 v16, 31, v14
BCE8  v_add_u32_e32 v11, -1, v11
BCEC  v_cndmask_b32_e32 v7, v7, v8, vcc
BCF0  v_sub_u32_e32 v8, 0x7f7fffff, v6
BCF8  v_bitop3_b32 v70, v11, v70, s9 bitop3:0xc8
BD00  v_add3_u32 v11, v15, v13, v16
BD08  v_lshrrev_b32_e32 v13, 31, v12
BD0C  v_ashrrev_i32_e32 v14, 31, v9
BD10  v_sub_u32_e32 v12, 0x7f800000, v6
BD18  v_and_or_b32 v10, v14, s25, v10
BD20  v_lshrrev_b32_e32 v15, 31, v8
BD24  v_lshrrev_b32_e32 v14, 31, v12
BD28  v_ashrrev_i32_e32 v8, 31, v8
BD2C  v_lshrrev_b32_e32 v9, 31, v9
BD30  v_and_or_b32 v110, v8, s26, v10
BD38  v_add3_u32 v8, v13, v11, v14
BD40  v_max_u32_e32 v6, v6, v7
BD44  v_cmp_gt_i32_e32 vcc, 0, v12
BD48  v_add_u32_e32 v112, -1, v112
BD4C  v_add_u32_e32 v111, -1, v111
BD50  v_add_u32_e32 v65, -1, v65
BD54  v_add_u32_e32 v63, -1, v63
BD58  v_add_u32_e32 v61, -1, v61
BD5C  v_add_u32_e32 v59, -1, v59
BD60  v_add_u32_e32 v45, -1, v45
BD64  v_add_u32_e32 v41, -1, v41
BD68  v_add_u32_e32 v39, -1, v39
BD6C  v_add_u32_e32 v35, -1, v35
BD70  v_add_u32_e32 v21, -1, v21
BD74  v_add_u32_e32 v19, -1, v19
BD78  v_add_u32_e32 v17, -1, v17
BD7C  v_add_u32_e32 v9, -1, v9
BD80  v_add_u32_e32 v15, -1, v15
BD84  v_cndmask_b32_e32 v6, v6, v7, vcc
BD88  v_mov_b32_e32 v7, 0x7f800000
BD90  v_cmp_ne_u32_e32 vcc, 32, v8
BD94  v_bitop3_b32 v85, v112, v85, s9 bitop3:0xc8
BD9C  v_bitop3_b32 v91, v111, v91, s9 bitop3:0xc8
BDA4  v_bitop3_b32 v83, v65, v83, s9 bitop3:0xc8
BDAC  v_bitop3_b32 v89, v63, v89, s9 bitop3:0xc8
BDB4  v_bitop3_b32 v95, v61, v95, s9 bitop3:0xc8
BDBC  v_bitop3_b32 v97, v59, v97, s9 bitop3:0xc8
BDC4  v_bitop3_b32 v75, v45, v75, s9 bitop3:0xc8
BDCC  v_bitop3_b32 v77, v41, v77, s9 bitop3:0xc8
BDD4  v_bitop3_b32 v79, v39, v79, s9 bitop3:0xc8
BDDC  v_bitop3_b32 v81, v35, v81, s9 bitop3:0xc8
BDE4  v_bitop3_b32 v67, v21, v67, s9 bitop3:0xc8
BDEC  v_bitop3_b32 v69, v19, v69, s9 bitop3:0xc8
BDF4  v_bitop3_b32 v71, v17, v71, s9 bitop3:0xc8
BDFC  v_bitop3_b32 v73, v15, v73, s9 bitop3:0xc8
BE04  v_bitop3_b32 v72, v9, v72, s9 bitop3:0xc8
BE0C  v_cndmask_b32_e32 v65, v7, v6, vcc
BE10  s_or_b64 exec, exec, s[4:5]
BE14  v_cmp_ne_u32_e32 vcc, 0, v65
BE18  v_mov_b32_e32 v108, 0x7f
BE20  s_and_saveexec_b64 s[4:5], vcc
BE24  s_cbranch_execz 15
BE28  v_add_u32_e32 v6, s16, v65
BE2C  s_mov_b32 s9, 0x17fffff
BE34  v_lshrrev_b32_e32 v7, 23, v6
BE38  v_add_u32_e32 v7, -2, v7
BE3C  v_cmp_lt_u32_e32 vcc, s9, v6
BE40  s_mov_b32 s9, 0x7f800000
BE48  s_nop 0
BE4C  v_cndmask_b32_e32 v6, 0, v7, vcc
BE50  v_cmp_eq_u32_e32 vcc, s9, v65
BE54  v_mov_b32_e32 v7, 0xfe
BE5C  s_and_b64 vcc, s[6:7], vcc
BE60  v_cndmask_b32_e32 v108, v6, v7, vcc
BE64  s_or_b64 exec, exec, s[4:5]
BE68  v_cmp_eq_u32_e32 vcc, 0, v108
BE6C  s_cbranch_vccz 37
BE70  s_nop 0
BE74  v_cndmask_b32_e64 v6, 1.0, 2.0, vcc
BE7C  v_pk_mul_f32 v[84:85], v[6:7], v[84:85] op_sel_hi:[0,1]
BE84  v_pk_mul_f32 v[90:91], v[6:7], v[90:91] op_sel_hi:[0,1]
BE8C  v_pk_mul_f32 v[92:93], v[6:7], v[92:93] op_sel_hi:[0,1]
BE94  v_pk_mul_f32 v[98:99], v[6:7], v[98:99] op_sel_hi:[0,1]
BE9C  v_pk_mul_f32 v[82:83], v[6:7], v[82:83] op_sel_hi:[0,1]
BEA4  v_pk_mul_f32 v[88:89], v[6:7], v[88:89] op_sel_hi:[0,1]
BEAC  v_pk_mul_f32 v[94:95], v[6:7], v[94:95] op_sel_hi:[0,1]
BEB4  v_pk_mul_f32 v[96:97], v[6:7], v[96:97] op_sel_hi:[0,1]
BEBC  v_pk_mul_f32 v[74:75], v[6:7], v[74:75] op_sel_hi:[0,1]
BEC4  v_pk_mul_f32 v[76:77], v[6:7], v[76:77] op_sel_hi:[0,1]
BECC  v_pk_mul_f32 v[78:79], v[6:7], v[78:79] op_sel_hi:[0,1]
BED4  v_pk_mul_f32 v[80:81], v[6:7], v[80:81] op_sel_hi:[0,1]
BEDC  v_pk_mul_f32 v[66:67], v[6:7], v[66:67] op_sel_hi:[0,1]
BEE4  v_pk_mul_f32 v[68:69], v[6:7], v[68:69] op_sel_hi:[0,1]
BEEC  v_pk_mul_f32 v[70:71], v[6:7], v[70:71] op_sel_hi:[0,1]
BEF4  v_pk_mul_f32 v[72:73], v[6:7], v[72:73] op_sel_hi:[0,1]
BEFC  v_max_u32_e32 v111, 1, v108
BF00  s_branch 1
BF04  v_mov_b32_e32 v111, v108
BF08  v_mad_u64_u32 v[86:87], s[4:5], s10, v87, v[86:87]
BF10  s_mul_hi_u32 s9, s21, 0xcd9e8d57
BF18  v_lshlrev_b32_e32 v121, 2, v86
BF1C  s_mov_b32 s4, 0xd2511f53
BF24  s_xor_b32 s9, s20, s9
BF28  v_mad_u64_u32 v[112:113], s[24:25], v121, s4, 0
BF30  s_xor_b32 s17, s9, s28
BF34  s_xor_b32 s9, s29, s22
BF38  s_mov_b32 s5, 0xcd9e8d57
BF40  v_xor_b32_e32 v87, s9, v113
BF44  s_mul_i32 s11, s21, 0xcd9e8d57
BF4C  s_add_i32 s19, s28, 0x9e3779b9
BF54  s_add_i32 s22, s29, 0xbb67ae85
BF5C  s_mul_hi_u32 s23, s17, 0xd2511f53
BF64  v_mad_u64_u32 v[114:115], s[20:21], v87, s5, 0
BF6C  s_mul_i32 s24, s17, 0xd2511f53
BF74  s_xor_b32 s17, s19, s11
BF78  s_xor_b32 s20, s22, s23
BF7C  v_lshlrev_b32_e32 v120, 23, v111
BF80  v_xor_b32_e32 v87, s17, v115
BF84  v_xor_b32_e32 v111, s20, v112
BF88  s_add_i32 s19, s29, 0x76cf5d0a
BF90  v_mad_u64_u32 v[112:113], s[22:23], v87, s4, 0
BF98  v_mad_u64_u32 v[116:117], s[22:23], v111, s5, 0
BFA0  s_xor_b32 s24, s19, s24
BFA4  s_add_i32 s11, s28, 0x3c6ef372
BFAC  v_xor_b32_e32 v87, v114, v117
BFB0  v_xor_b32_e32 v111, s24, v113
BFB4  v_xor_b32_e32 v87, s11, v87
BFB8  v_mad_u64_u32 v[118:119], s[22:23], v111, s5, 0
BFC0  s_add_i32 s21, s28, 0xdaa66d2b
BFC8  v_mad_u64_u32 v[114:115], s[22:23], v87, s4, 0
BFD0  v_xor_b32_e32 v87, v116, v119
BFD4  s_add_i32 s19, s29, 0x32370b8f
BFDC  v_xor_b32_e32 v87, s21, v87
BFE0  v_xor_b32_e32 v111, v112, v115
BFE4  v_xor_b32_e32 v111, s19, v111
BFE8  v_mad_u64_u32 v[112:113], s[26:27], v87, s4, 0
BFF0  s_add_i32 s22, s29, 0xed9eba14
BFF8  v_mad_u64_u32 v[116:117], s[26:27], v111, s5, 0
C000  v_xor_b32_e32 v111, v114, v113
C004  s_add_i32 s23, s28, 0x78dde6e4
C00C  v_xor_b32_e32 v87, v118, v117
C010  v_xor_b32_e32 v111, s22, v111
C014  v_xor_b32_e32 v87, s23, v87
C018  v_mad_u64_u32 v[118:119], s[30:31], v111, s5, 0
C020  s_add_i32 s26, s28, 0x1715609d
C028  v_mad_u64_u32 v[114:115], s[30:31], v87, s4, 0
C030  v_xor_b32_e32 v87, v116, v119
C034  s_add_i32 s25, s29, 0xa9066899
C03C  v_xor_b32_e32 v87, s26, v87
C040  v_xor_b32_e32 v111, v112, v115
C044  v_xor_b32_e32 v111, s25, v111
C048  v_mad_u64_u32 v[112:113], s[34:35], v87, s4, 0
C050  s_add_i32 s27, s29, 0x646e171e
C058  v_mad_u64_u32 v[116:117], s[34:35], v111, s5, 0
C060  v_xor_b32_e32 v111, v114, v113
C064  s_add_i32 s30, s28, 0xb54cda56
C06C  v_xor_b32_e32 v87, v118, v117
C070  v_xor_b32_e32 v111, s27, v111
C074  v_xor_b32_e32 v87, s30, v87
C078  v_mad_u64_u32 v[118:119], s[36:37], v111, s5, 0
C080  s_add_i32 s34, s28, 0x5384540f
C088  v_mad_u64_u32 v[114:115], s[36:37], v87, s4, 0
C090  v_xor_b32_e32 v87, v116, v119
C094  s_add_i32 s31, s29, 0x1fd5c5a3
C09C  v_xor_b32_e32 v87, s34, v87
C0A0  v_xor_b32_e32 v111, v112, v115
C0A4  v_xor_b32_e32 v111, s31, v111
C0A8  v_mad_u64_u32 v[112:113], s[38:39], v87, s4, 0
C0B0  s_add_i32 s35, s29, 0xdb3d7428
C0B8  v_mad_u64_u32 v[116:117], s[38:39], v111, s5, 0
C0C0  v_xor_b32_e32 v111, v114, v113
C0C4  s_add_i32 s36, s28, 0xf1bbcdc8
C0CC  v_xor_b32_e32 v87, v118, v117
C0D0  v_xor_b32_e32 v111, s35, v111
C0D4  v_xor_b32_e32 v87, s36, v87
C0D8  v_mad_u64_u32 v[118:119], s[38:39], v111, s5, 0
C0E0  s_add_i32 s37, s28, 0x8ff34781
C0E8  v_mad_u64_u32 v[114:115], s[38:39], v87, s4, 0
C0F0  v_xor_b32_e32 v87, v116, v119
C0F4  s_add_i32 s28, s29, 0x96a522ad
C0FC  v_xor_b32_e32 v113, s37, v87
C100  v_xor_b32_e32 v87, v112, v115
C104  v_xor_b32_e32 v115, s28, v87
C108  v_mov_b32_e32 v87, 0
C10C  v_mov_b32_e32 v111, 0
C110  v_cvt_scalef32_sr_pk_fp4_f32 v87, v[84:85], v113, v120
C118  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[92:93], v115, v120 op_sel:[0,0,0,1]
C120  v_cvt_scalef32_sr_pk_fp4_f32 v87, v[90:91], v118, v120 op_sel:[0,0,1,0]
C128  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[98:99], v114, v120 op_sel:[0,0,1,1]
C130  s_nop 0
C134  v_or_b32_e32 v84, 1, v121
C138  v_mad_u64_u32 v[84:85], s[38:39], v84, s4, 0
C140  v_xor_b32_e32 v85, s9, v85
C144  v_mad_u64_u32 v[90:91], s[38:39], v85, s5, 0
C14C  v_xor_b32_e32 v85, s17, v91
C150  v_xor_b32_e32 v91, s20, v84
C154  v_mad_u64_u32 v[92:93], s[38:39], v91, s5, 0
C15C  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C164  v_xor_b32_e32 v90, v90, v93
C168  v_xor_b32_e32 v90, s11, v90
C16C  v_xor_b32_e32 v85, s24, v85
C170  v_mad_u64_u32 v[90:91], s[38:39], v90, s4, 0
C178  v_mad_u64_u32 v[98:99], s[38:39], v85, s5, 0
C180  v_xor_b32_e32 v85, v92, v99
C184  v_xor_b32_e32 v84, v84, v91
C188  v_xor_b32_e32 v85, s21, v85
C18C  v_xor_b32_e32 v91, s19, v84
C190  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C198  v_mad_u64_u32 v[92:93], s[38:39], v91, s5, 0
C1A0  v_xor_b32_e32 v91, v98, v93
C1A4  v_xor_b32_e32 v85, v90, v85
C1A8  v_xor_b32_e32 v91, s23, v91
C1AC  v_xor_b32_e32 v85, s22, v85
C1B0  v_mad_u64_u32 v[90:91], s[38:39], v91, s4, 0
C1B8  v_mad_u64_u32 v[98:99], s[38:39], v85, s5, 0
C1C0  v_xor_b32_e32 v85, v92, v99
C1C4  v_xor_b32_e32 v84, v84, v91
C1C8  v_xor_b32_e32 v85, s26, v85
C1CC  v_xor_b32_e32 v91, s25, v84
C1D0  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C1D8  v_mad_u64_u32 v[92:93], s[38:39], v91, s5, 0
C1E0  v_xor_b32_e32 v91, v98, v93
C1E4  v_xor_b32_e32 v85, v90, v85
C1E8  v_xor_b32_e32 v91, s30, v91
C1EC  v_xor_b32_e32 v85, s27, v85
C1F0  v_mad_u64_u32 v[90:91], s[38:39], v91, s4, 0
C1F8  v_mad_u64_u32 v[98:99], s[38:39], v85, s5, 0
C200  v_xor_b32_e32 v85, v92, v99
C204  v_xor_b32_e32 v84, v84, v91
C208  v_xor_b32_e32 v85, s34, v85
C20C  v_xor_b32_e32 v91, s31, v84
C210  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C218  v_mad_u64_u32 v[92:93], s[38:39], v91, s5, 0
C220  v_xor_b32_e32 v91, v98, v93
C224  v_xor_b32_e32 v85, v90, v85
C228  v_xor_b32_e32 v91, s36, v91
C22C  v_xor_b32_e32 v85, s35, v85
C230  v_mad_u64_u32 v[90:91], s[38:39], v91, s4, 0
C238  v_mad_u64_u32 v[98:99], s[38:39], v85, s5, 0
C240  v_xor_b32_e32 v85, v92, v99
C244  v_xor_b32_e32 v84, v84, v91
C248  v_xor_b32_e32 v92, s37, v85
C24C  v_xor_b32_e32 v91, s28, v84
C250  v_mov_b32_e32 v84, 0
C254  v_mov_b32_e32 v85, 0
C258  v_cvt_scalef32_sr_pk_fp4_f32 v84, v[82:83], v92, v120
C260  v_cvt_scalef32_sr_pk_fp4_f32 v85, v[94:95], v91, v120 op_sel:[0,0,0,1]
C268  v_cvt_scalef32_sr_pk_fp4_f32 v84, v[88:89], v98, v120 op_sel:[0,0,1,0]
C270  v_cvt_scalef32_sr_pk_fp4_f32 v85, v[96:97], v90, v120 op_sel:[0,0,1,1]
C278  s_nop 0
C27C  v_or_b32_e32 v82, 2, v121
C280  v_mad_u64_u32 v[82:83], s[38:39], v82, s4, 0
C288  v_xor_b32_e32 v83, s9, v83
C28C  v_mad_u64_u32 v[88:89], s[38:39], v83, s5, 0
C294  v_xor_b32_e32 v83, s17, v89
C298  v_xor_b32_e32 v89, s20, v82
C29C  v_mad_u64_u32 v[90:91], s[38:39], v89, s5, 0
C2A4  v_mad_u64_u32 v[82:83], s[38:39], v83, s4, 0
C2AC  v_xor_b32_e32 v88, v88, v91
C2B0  v_xor_b32_e32 v88, s11, v88
C2B4  v_xor_b32_e32 v83, s24, v83
C2B8  v_mad_u64_u32 v[88:89], s[38:39], v88, s4, 0
C2C0  v_mad_u64_u32 v[92:93], s[38:39], v83, s5, 0
C2C8  v_xor_b32_e32 v83, v90, v93
C2CC  v_xor_b32_e32 v82, v82, v89
C2D0  v_xor_b32_e32 v83, s21, v83
C2D4  v_xor_b32_e32 v89, s19, v82
C2D8  v_mad_u64_u32 v[82:83], s[38:39], v83, s4, 0
C2E0  v_mad_u64_u32 v[90:91], s[38:39], v89, s5, 0
C2E8  v_xor_b32_e32 v89, v92, v91
C2EC  v_xor_b32_e32 v83, v88, v83
C2F0  v_xor_b32_e32 v89, s23, v89
C2F4  v_xor_b32_e32 v83, s22, v83
C2F8  v_mad_u64_u32 v[88:89], s[38:39], v89, s4, 0
C300  v_mad_u64_u32 v[92:93], s[38:39], v83, s5, 0
C308  v_xor_b32_e32 v83, v90, v93
C30C  v_xor_b32_e32 v82, v82, v89
C310  v_xor_b32_e32 v83, s26, v83
C314  v_xor_b32_e32 v89, s25, v82
C318  v_mad_u64_u32 v[82:83], s[38:39], v83, s4, 0
C320  v_mad_u64_u32 v[90:91], s[38:39], v89, s5, 0
C328  v_xor_b32_e32 v89, v92, v91
C32C  v_xor_b32_e32 v83, v88, v83
C330  v_xor_b32_e32 v89, s30, v89
C334  v_xor_b32_e32 v83, s27, v83
C338  v_mad_u64_u32 v[88:89], s[38:39], v89, s4, 0
C340  v_mad_u64_u32 v[92:93], s[38:39], v83, s5, 0
C348  v_xor_b32_e32 v83, v90, v93
C34C  v_xor_b32_e32 v82, v82, v89
C350  v_xor_b32_e32 v83, s34, v83
C354  v_xor_b32_e32 v89, s31, v82
C358  v_mad_u64_u32 v[82:83], s[38:39], v83, s4, 0
C360  v_mad_u64_u32 v[90:91], s[38:39], v89, s5, 0
C368  v_xor_b32_e32 v89, v92, v91
C36C  v_xor_b32_e32 v83, v88, v83
C370  v_xor_b32_e32 v89, s36, v89
C374  v_xor_b32_e32 v83, s35, v83
C378  v_mad_u64_u32 v[88:89], s[38:39], v89, s4, 0
C380  v_mad_u64_u32 v[92:93], s[38:39], v83, s5, 0
C388  v_xor_b32_e32 v83, v90, v93
C38C  v_xor_b32_e32 v82, v82, v89
C390  v_xor_b32_e32 v90, s37, v83
C394  v_xor_b32_e32 v89, s28, v82
C398  v_mov_b32_e32 v82, 0
C39C  v_mov_b32_e32 v83, 0
C3A0  v_cvt_scalef32_sr_pk_fp4_f32 v82, v[74:75], v90, v120
C3A8  v_cvt_scalef32_sr_pk_fp4_f32 v83, v[78:79], v89, v120 op_sel:[0,0,0,1]
C3B0  v_cvt_scalef32_sr_pk_fp4_f32 v82, v[76:77], v92, v120 op_sel:[0,0,1,0]
C3B8  v_cvt_scalef32_sr_pk_fp4_f32 v83, v[80:81], v88, v120 op_sel:[0,0,1,1]
C3C0  s_nop 0
C3C4  v_or_b32_e32 v74, 3, v121
C3C8  v_mad_u64_u32 v[74:75], s[38:39], v74, s4, 0
C3D0  v_xor_b32_e32 v75, s9, v75
C3D4  v_mad_u64_u32 v[76:77], s[38:39], v75, s5, 0
C3DC  v_xor_b32_e32 v75, s17, v77
C3E0  v_xor_b32_e32 v77, s20, v74
C3E4  v_mad_u64_u32 v[78:79], s[38:39], v77, s5, 0
C3EC  v_mad_u64_u32 v[74:75], s[38:39], v75, s4, 0
C3F4  v_xor_b32_e32 v76, v76, v79
C3F8  v_xor_b32_e32 v76, s11, v76
C3FC  v_xor_b32_e32 v75, s24, v75
C400  v_mad_u64_u32 v[76:77], s[38:39], v76, s4, 0
C408  v_mad_u64_u32 v[80:81], s[38:39], v75, s5, 0
C410  v_xor_b32_e32 v75, v78, v81
C414  v_xor_b32_e32 v74, v74, v77
C418  v_xor_b32_e32 v75, s21, v75
C41C  v_xor_b32_e32 v77, s19, v74
C420  v_mad_u64_u32 v[74:75], s[38:39], v75, s4, 0
C428  v_mad_u64_u32 v[78:79], s[38:39], v77, s5, 0
C430  v_xor_b32_e32 v77, v80, v79
C434  v_xor_b32_e32 v75, v76, v75
C438  v_xor_b32_e32 v77, s23, v77
C43C  v_xor_b32_e32 v75, s22, v75
C440  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
C448  v_mad_u64_u32 v[80:81], s[38:39], v75, s5, 0
C450  v_xor_b32_e32 v75, v78, v81
C454  v_xor_b32_e32 v74, v74, v77
C458  v_xor_b32_e32 v75, s26, v75
C45C  v_xor_b32_e32 v77, s25, v74
C460  v_mad_u64_u32 v[74:75], s[38:39], v75, s4, 0
C468  v_mad_u64_u32 v[78:79], s[38:39], v77, s5, 0
C470  v_xor_b32_e32 v77, v80, v79
C474  v_xor_b32_e32 v75, v76, v75
C478  v_xor_b32_e32 v77, s30, v77
C47C  v_xor_b32_e32 v75, s27, v75
C480  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
C488  v_mad_u64_u32 v[80:81], s[38:39], v75, s5, 0
C490  v_xor_b32_e32 v75, v78, v81
C494  v_xor_b32_e32 v74, v74, v77
C498  v_xor_b32_e32 v75, s34, v75
C49C  v_xor_b32_e32 v77, s31, v74
C4A0  v_mad_u64_u32 v[74:75], s[38:39], v75, s4, 0
C4A8  v_mad_u64_u32 v[78:79], s[38:39], v77, s5, 0
C4B0  v_xor_b32_e32 v77, v80, v79
C4B4  v_xor_b32_e32 v75, v76, v75
C4B8  v_xor_b32_e32 v77, s36, v77
C4BC  v_xor_b32_e32 v75, s35, v75
C4C0  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
C4C8  v_mad_u64_u32 v[80:81], s[4:5], v75, s5, 0
C4D0  v_xor_b32_e32 v75, v78, v81
C4D4  v_xor_b32_e32 v74, v74, v77
C4D8  v_xor_b32_e32 v78, s37, v75
C4DC  v_xor_b32_e32 v77, s28, v74
C4E0  v_mov_b32_e32 v74, 0
C4E4  v_mov_b32_e32 v75, 0
C4E8  v_cvt_scalef32_sr_pk_fp4_f32 v74, v[66:67], v78, v120
C4F0  v_cvt_scalef32_sr_pk_fp4_f32 v75, v[70:71], v77, v120 op_sel:[0,0,0,1]
C4F8  v_cvt_scalef32_sr_pk_fp4_f32 v74, v[68:69], v80, v120 op_sel:[0,0,1,0]
C500  v_cvt_scalef32_sr_pk_fp4_f32 v75, v[72:73], v76, v120 op_sel:[0,0,1,1]
C508  s_nop 0
C50C  v_and_b32_e32 v81, 0x7fff0000, v4
C514  v_and_b32_e32 v80, 0x7fff0000, v2
C51C  v_and_b32_e32 v59, 0xffff0000, v2
C524  v_max_u32_e32 v2, v80, v81
C528  v_and_b32_e32 v79, 0x7fff0000, v24
C530  v_and_b32_e32 v78, 0x7fff0000, v22
C538  v_max3_u32 v2, v78, v79, v2
C540  v_and_b32_e32 v77, 0x7fff0000, v28
C548  v_and_b32_e32 v76, 0x7fff0000, v26
C550  v_max3_u32 v2, v76, v77, v2
C558  v_and_b32_e32 v73, 0x7fff0000, v32
C560  v_and_b32_e32 v72, 0x7fff0000, v30
C568  v_max3_u32 v2, v72, v73, v2
C570  v_and_b32_e32 v71, 0x7fff0000, v42
C578  v_and_b32_e32 v70, 0x7fff0000, v36
C580  v_max3_u32 v2, v70, v71, v2
C588  v_and_b32_e32 v69, 0x7fff0000, v48
C590  v_and_b32_e32 v68, 0x7fff0000, v46
C598  v_max3_u32 v2, v68, v69, v2
C5A0  v_and_b32_e32 v67, 0x7fff0000, v50
C5A8  v_and_b32_e32 v66, 0x7fff0000, v52
C5B0  v_and_b32_e32 v41, 0xffff0000, v52
C5B8  v_and_b32_e32 v40, 0xffff0000, v50
C5C0  v_max3_u32 v2, v66, v67, v2
C5C8  v_and_b32_e32 v52, 0x7fff0000, v56
C5D0  v_and_b32_e32 v50, 0x7fff0000, v54
C5D8  v_and_b32_e32 v39, 0xffff0000, v46
C5E0  v_and_b32_e32 v38, 0xffff0000, v48
C5E8  v_max3_u32 v2, v50, v52, v2
C5F0  v_and_b32_e32 v48, 0x7fff0000, v5
C5F8  v_and_b32_e32 v46, 0x7fff0000, v3
C600  v_and_b32_e32 v35, 0xffff0000, v36
C608  v_and_b32_e32 v34, 0xffff0000, v42
C610  v_max3_u32 v2, v46, v48, v2
C618  v_and_b32_e32 v42, 0x7fff0000, v25
C620  v_and_b32_e32 v36, 0x7fff0000, v23
C628  v_and_b32_e32 v65, 0xffff0000, v30
C630  v_and_b32_e32 v64, 0xffff0000, v32
C638  v_max3_u32 v2, v36, v42, v2
C640  v_and_b32_e32 v32, 0x7fff0000, v29
C648  v_and_b32_e32 v30, 0x7fff0000, v27
C650  v_and_b32_e32 v62, 0xffff0000, v28
C658  v_and_b32_e32 v18, 0xffff0000, v29
C660  v_max3_u32 v2, v30, v32, v2
C668  v_and_b32_e32 v29, 0x7fff0000, v33
C670  v_and_b32_e32 v28, 0x7fff0000, v31
C678  v_and_b32_e32 v63, 0xffff0000, v26
C680  v_and_b32_e32 v19, 0xffff0000, v27
C688  v_max3_u32 v2, v28, v29, v2
C690  v_and_b32_e32 v27, 0x7fff0000, v43
C698  v_and_b32_e32 v26, 0x7fff0000, v37
C6A0  v_and_b32_e32 v17, 0xffff0000, v23
C6A8  v_and_b32_e32 v16, 0xffff0000, v25
C6B0  v_max3_u32 v2, v26, v27, v2
C6B8  v_and_b32_e32 v25, 0x7fff0000, v49
C6C0  v_and_b32_e32 v23, 0x7fff0000, v47
C6C8  v_and_b32_e32 v58, 0xffff0000, v4
C6D0  v_and_b32_e32 v14, 0xffff0000, v5
C6D8  v_max3_u32 v2, v23, v25, v2
C6E0  v_and_b32_e32 v5, 0x7fff0000, v51
C6E8  v_and_b32_e32 v4, 0x7fff0000, v53
C6F0  v_and_b32_e32 v61, 0xffff0000, v22
C6F8  v_and_b32_e32 v15, 0xffff0000, v3
C700  v_max3_u32 v22, v4, v5, v2
C708  v_and_b32_e32 v3, 0x7fff0000, v57
C710  v_and_b32_e32 v2, 0x7fff0000, v55
C718  v_and_b32_e32 v20, 0xffff0000, v33
C720  v_max3_u32 v33, v2, v3, v22
C728  s_mov_b32 s4, 0x7f7fffff
C730  v_and_b32_e32 v60, 0xffff0000, v24
C738  v_and_b32_e32 v45, 0xffff0000, v54
C740  v_and_b32_e32 v44, 0xffff0000, v56
C748  v_and_b32_e32 v21, 0xffff0000, v31
C750  v_and_b32_e32 v7, 0xffff0000, v37
C758  v_and_b32_e32 v6, 0xffff0000, v43
C760  v_and_b32_e32 v9, 0xffff0000, v47
C768  v_and_b32_e32 v8, 0xffff0000, v49
C770  v_and_b32_e32 v11, 0xffff0000, v53
C778  v_and_b32_e32 v10, 0xffff0000, v51
C780  v_and_b32_e32 v13, 0xffff0000, v55
C788  v_and_b32_e32 v12, 0xffff0000, v57
C790  v_mov_b32_e32 v112, 0
C794  v_cmp_lt_u32_e32 vcc, s4, v33
C798  v_mov_b32_e32 v22, 0
C79C  v_mov_b32_e32 v24, 0
C7A0  v_mov_b32_e32 v31, 0
C7A4  s_and_saveexec_b64 s[4:5], vcc
C7A8  s_cbranch_execz 521
C7AC  v_sub_u32_e32 v22, 0x7f7fffff, v81
C7B4  v_sub_u32_e32 v24, 0x7f800000, v81
C7BC  v_ashrrev_i32_e32 v33, 31, v22
C7C0  v_lshrrev_b32_e32 v22, 31, v22
C7C4  v_sub_u32_e32 v37, 0x7f7fffff, v80
C7CC  v_cmp_lt_i32_e32 vcc, -1, v24
C7D0  v_add_u32_e32 v22, -1, v22
C7D4  s_brev_b32 s29, 1
C7D8  v_lshrrev_b32_e32 v31, 31, v24
C7DC  v_and_b32_e32 v33, 7, v33
C7E0  v_cndmask_b32_e32 v24, 0, v81, vcc
C7E4  v_sub_u32_e32 v43, 0x7f800000, v80
C7EC  v_bitop3_b32 v58, v22, v58, s29 bitop3:0xc8
C7F4  v_ashrrev_i32_e32 v22, 31, v37
C7F8  s_movk_i32 s38, 0x70
C7FC  v_and_or_b32 v22, v22, s38, v33
C804  v_max_u32_e32 v33, v80, v24
C808  v_cmp_gt_i32_e32 vcc, 0, v43
C80C  v_lshrrev_b32_e32 v47, 31, v43
C810  v_lshrrev_b32_e32 v49, 31, v37
C814  v_cndmask_b32_e32 v24, v33, v24, vcc
C818  v_sub_u32_e32 v33, 0x7f7fffff, v79
C820  v_sub_u32_e32 v37, 0x7f800000, v79
C828  v_add_u32_e32 v31, v47, v31
C82C  v_ashrrev_i32_e32 v47, 31, v33
C830  s_movk_i32 s39, 0x700
C834  v_lshrrev_b32_e32 v33, 31, v33
C838  v_lshrrev_b32_e32 v43, 31, v37
C83C  v_and_or_b32 v22, v47, s39, v22
C844  v_max_u32_e32 v47, v79, v24
C848  v_cmp_gt_i32_e32 vcc, 0, v37
C84C  v_sub_u32_e32 v37, 0x7f7fffff, v78
C854  v_add_u32_e32 v33, -1, v33
C858  v_cndmask_b32_e32 v24, v47, v24, vcc
C85C  v_sub_u32_e32 v47, 0x7f800000, v78
C864  v_bitop3_b32 v60, v33, v60, s29 bitop3:0xc8
C86C  v_ashrrev_i32_e32 v33, 31, v37
C870  s_movk_i32 s41, 0x7000
C874  v_and_or_b32 v22, v33, s41, v22
C87C  v_max_u32_e32 v33, v78, v24
C880  v_cmp_gt_i32_e32 vcc, 0, v47
C884  v_add_u32_e32 v49, -1, v49
C888  v_lshrrev_b32_e32 v51, 31, v37
C88C  v_cndmask_b32_e32 v24, v33, v24, vcc
C890  v_sub_u32_e32 v33, 0x7f7fffff, v77
C898  v_sub_u32_e32 v37, 0x7f800000, v77
C8A0  v_bitop3_b32 v59, v49, v59, s29 bitop3:0xc8
C8A8  v_lshrrev_b32_e32 v49, 31, v47
C8AC  v_ashrrev_i32_e32 v47, 31, v33
C8B0  s_mov_b32 s42, 0x70000
C8B8  v_lshrrev_b32_e32 v33, 31, v33
C8BC  v_add3_u32 v31, v43, v31, v49
C8C4  v_lshrrev_b32_e32 v43, 31, v37
C8C8  v_and_or_b32 v22, v47, s42, v22
C8D0  v_max_u32_e32 v47, v77, v24
C8D4  v_cmp_gt_i32_e32 vcc, 0, v37
C8D8  v_sub_u32_e32 v37, 0x7f7fffff, v76
C8E0  v_add_u32_e32 v33, -1, v33
C8E4  v_cndmask_b32_e32 v24, v47, v24, vcc
C8E8  v_sub_u32_e32 v47, 0x7f800000, v76
C8F0  v_bitop3_b32 v62, v33, v62, s29 bitop3:0xc8
C8F8  v_ashrrev_i32_e32 v33, 31, v37
C8FC  s_mov_b32 s43, 0x700000
C904  v_and_or_b32 v22, v33, s43, v22
C90C  v_max_u32_e32 v33, v76, v24
C910  v_cmp_gt_i32_e32 vcc, 0, v47
C914  v_add_u32_e32 v51, -1, v51
C918  v_bitop3_b32 v61, v51, v61, s29 bitop3:0xc8
C920  v_cndmask_b32_e32 v24, v33, v24, vcc
C924  v_sub_u32_e32 v33, 0x7f7fffff, v73
C92C  v_lshrrev_b32_e32 v49, 31, v47
C930  v_lshrrev_b32_e32 v51, 31, v37
C934  v_sub_u32_e32 v37, 0x7f800000, v73
C93C  v_ashrrev_i32_e32 v47, 31, v33
C940  s_mov_b32 s44, 0x7000000
C948  v_and_or_b32 v22, v47, s44, v22
C950  v_max_u32_e32 v47, v73, v24
C954  v_cmp_gt_i32_e32 vcc, 0, v37
C958  v_lshrrev_b32_e32 v33, 31, v33
C95C  v_add3_u32 v31, v43, v31, v49
C964  v_lshrrev_b32_e32 v43, 31, v37
C968  v_cndmask_b32_e32 v24, v47, v24, vcc
C96C  v_sub_u32_e32 v37, 0x7f7fffff, v72
C974  v_sub_u32_e32 v47, 0x7f800000, v72
C97C  v_add_u32_e32 v33, -1, v33
C980  v_bitop3_b32 v64, v33, v64, s29 bitop3:0xc8
C988  v_lshrrev_b32_e32 v49, 31, v47
C98C  v_ashrrev_i32_e32 v33, 31, v37
C990  s_brev_b32 s45, 14
C994  v_and_or_b32 v112, v33, s45, v22
C99C  v_add3_u32 v22, v43, v31, v49
C9A4  v_max_u32_e32 v31, v72, v24
C9A8  v_cmp_gt_i32_e32 vcc, 0, v47
C9AC  v_sub_u32_e32 v33, 0x7f800000, v71
C9B4  v_add_u32_e32 v51, -1, v51
C9B8  v_cndmask_b32_e32 v24, v31, v24, vcc
C9BC  v_sub_u32_e32 v31, 0x7f7fffff, v71
C9C4  v_bitop3_b32 v63, v51, v63, s29 bitop3:0xc8
C9CC  v_lshrrev_b32_e32 v51, 31, v37
C9D0  v_lshrrev_b32_e32 v37, 31, v33
C9D4  v_ashrrev_i32_e32 v43, 31, v31
C9D8  v_max_u32_e32 v47, v71, v24
C9DC  v_cmp_gt_i32_e32 vcc, 0, v33
C9E0  v_sub_u32_e32 v33, 0x7f7fffff, v70
C9E8  v_lshrrev_b32_e32 v31, 31, v31
C9EC  v_add_u32_e32 v51, -1, v51
C9F0  v_cndmask_b32_e32 v24, v47, v24, vcc
C9F4  v_sub_u32_e32 v47, 0x7f800000, v70
C9FC  v_add_u32_e32 v31, -1, v31
CA00  v_bitop3_b32 v65, v51, v65, s29 bitop3:0xc8
CA08  v_lshrrev_b32_e32 v51, 31, v33
CA0C  v_bitop3_b32 v34, v31, v34, s29 bitop3:0xc8
CA14  v_ashrrev_i32_e32 v31, 31, v33
CA18  v_max_u32_e32 v33, v70, v24
CA1C  v_cmp_gt_i32_e32 vcc, 0, v47
CA20  v_lshrrev_b32_e32 v49, 31, v47
CA24  v_and_b32_e32 v43, 7, v43
CA28  v_cndmask_b32_e32 v24, v33, v24, vcc
CA2C  v_sub_u32_e32 v33, 0x7f7fffff, v69
CA34  v_add3_u32 v22, v37, v22, v49
CA3C  v_sub_u32_e32 v37, 0x7f800000, v69
CA44  v_and_or_b32 v31, v31, s38, v43
CA4C  v_ashrrev_i32_e32 v47, 31, v33
CA50  v_lshrrev_b32_e32 v33, 31, v33
CA54  v_lshrrev_b32_e32 v43, 31, v37
CA58  v_and_or_b32 v31, v47, s39, v31
CA60  v_max_u32_e32 v47, v69, v24
CA64  v_cmp_gt_i32_e32 vcc, 0, v37
CA68  v_sub_u32_e32 v37, 0x7f7fffff, v68
CA70  v_add_u32_e32 v33, -1, v33
CA74  v_cndmask_b32_e32 v24, v47, v24, vcc
CA78  v_sub_u32_e32 v47, 0x7f800000, v68
CA80  v_bitop3_b32 v38, v33, v38, s29 bitop3:0xc8
CA88  v_ashrrev_i32_e32 v33, 31, v37
CA8C  v_and_or_b32 v31, v33, s41, v31
CA94  v_max_u32_e32 v33, v68, v24
CA98  v_cmp_gt_i32_e32 vcc, 0, v47
CA9C  v_add_u32_e32 v51, -1, v51
CAA0  v_bitop3_b32 v35, v51, v35, s29 bitop3:0xc8
CAA8  v_cndmask_b32_e32 v24, v33, v24, vcc
CAAC  v_sub_u32_e32 v33, 0x7f7fffff, v67
CAB4  v_lshrrev_b32_e32 v49, 31, v47
CAB8  v_lshrrev_b32_e32 v51, 31, v37
CABC  v_sub_u32_e32 v37, 0x7f800000, v67
CAC4  v_ashrrev_i32_e32 v47, 31, v33
CAC8  v_and_or_b32 v31, v47, s42, v31
CAD0  v_max_u32_e32 v47, v67, v24
CAD4  v_cmp_gt_i32_e32 vcc, 0, v37
CAD8  v_lshrrev_b32_e32 v33, 31, v33
CADC  v_add3_u32 v22, v43, v22, v49
CAE4  v_lshrrev_b32_e32 v43, 31, v37
CAE8  v_cndmask_b32_e32 v24, v47, v24, vcc
CAEC  v_sub_u32_e32 v37, 0x7f7fffff, v66
CAF4  v_sub_u32_e32 v47, 0x7f800000, v66
CAFC  v_add_u32_e32 v33, -1, v33
CB00  v_bitop3_b32 v40, v33, v40, s29 bitop3:0xc8
CB08  v_lshrrev_b32_e32 v49, 31, v47
CB0C  v_ashrrev_i32_e32 v33, 31, v37
CB10  v_and_or_b32 v31, v33, s43, v31
CB18  v_add3_u32 v33, v43, v22, v49
CB20  v_max_u32_e32 v22, v66, v24
CB24  v_cmp_gt_i32_e32 vcc, 0, v47
CB28  v_add_u32_e32 v51, -1, v51
CB2C  v_bitop3_b32 v39, v51, v39, s29 bitop3:0xc8
CB34  v_cndmask_b32_e32 v22, v22, v24, vcc
CB38  v_sub_u32_e32 v24, 0x7f7fffff, v52
CB40  v_lshrrev_b32_e32 v51, 31, v37
CB44  v_sub_u32_e32 v37, 0x7f800000, v52
CB4C  v_ashrrev_i32_e32 v47, 31, v24
CB50  v_and_or_b32 v31, v47, s44, v31
CB58  v_max_u32_e32 v47, v52, v22
CB5C  v_cmp_gt_i32_e32 vcc, 0, v37
CB60  v_lshrrev_b32_e32 v43, 31, v37
CB64  v_add_u32_e32 v51, -1, v51
CB68  v_cndmask_b32_e32 v37, v47, v22, vcc
CB6C  v_sub_u32_e32 v22, 0x7f7fffff, v50
CB74  v_bitop3_b32 v41, v51, v41, s29 bitop3:0xc8
CB7C  v_sub_u32_e32 v47, 0x7f800000, v50
CB84  v_lshrrev_b32_e32 v51, 31, v22
CB88  v_lshrrev_b32_e32 v24, 31, v24
CB8C  v_ashrrev_i32_e32 v22, 31, v22
CB90  v_add_u32_e32 v24, -1, v24
CB94  v_lshrrev_b32_e32 v49, 31, v47
CB98  v_and_or_b32 v22, v22, s45, v31
CBA0  v_max_u32_e32 v31, v50, v37
CBA4  v_cmp_gt_i32_e32 vcc, 0, v47
CBA8  v_bitop3_b32 v44, v24, v44, s29 bitop3:0xc8
CBB0  v_add3_u32 v24, v43, v33, v49
CBB8  v_cndmask_b32_e32 v31, v31, v37, vcc
CBBC  v_sub_u32_e32 v33, 0x7f7fffff, v48
CBC4  v_sub_u32_e32 v37, 0x7f800000, v48
CBCC  v_max_u32_e32 v48, v48, v31
CBD0  v_lshrrev_b32_e32 v43, 31, v37
CBD4  v_ashrrev_i32_e32 v47, 31, v33
CBD8  v_cmp_gt_i32_e32 vcc, 0, v37
CBDC  v_sub_u32_e32 v37, 0x7f7fffff, v46
CBE4  v_lshrrev_b32_e32 v33, 31, v33
CBE8  v_cndmask_b32_e32 v31, v48, v31, vcc
CBEC  v_sub_u32_e32 v48, 0x7f800000, v46
CBF4  v_add_u32_e32 v33, -1, v33
CBF8  v_lshrrev_b32_e32 v50, 31, v37
CBFC  v_bitop3_b32 v14, v33, v14, s29 bitop3:0xc8
CC04  v_ashrrev_i32_e32 v33, 31, v37
CC08  v_max_u32_e32 v37, v46, v31
CC0C  v_cmp_gt_i32_e32 vcc, 0, v48
CC10  v_lshrrev_b32_e32 v49, 31, v48
CC14  v_and_b32_e32 v47, 7, v47
CC18  v_cndmask_b32_e32 v31, v37, v31, vcc
CC1C  v_sub_u32_e32 v37, 0x7f7fffff, v42
CC24  v_add3_u32 v24, v43, v24, v49
CC2C  v_sub_u32_e32 v43, 0x7f800000, v42
CC34  v_and_or_b32 v33, v33, s38, v47
CC3C  v_ashrrev_i32_e32 v47, 31, v37
CC40  v_max_u32_e32 v42, v42, v31
CC44  v_cmp_gt_i32_e32 vcc, 0, v43
CC48  v_lshrrev_b32_e32 v37, 31, v37
CC4C  v_lshrrev_b32_e32 v46, 31, v43
CC50  v_cndmask_b32_e32 v31, v42, v31, vcc
CC54  v_sub_u32_e32 v42, 0x7f7fffff, v36
CC5C  v_sub_u32_e32 v43, 0x7f800000, v36
CC64  v_add_u32_e32 v37, -1, v37
CC68  v_and_or_b32 v33, v47, s39, v33
CC70  v_bitop3_b32 v16, v37, v16, s29 bitop3:0xc8
CC78  v_ashrrev_i32_e32 v37, 31, v42
CC7C  v_max_u32_e32 v36, v36, v31
CC80  v_cmp_gt_i32_e32 vcc, 0, v43
CC84  v_and_or_b32 v33, v37, s41, v33
CC8C  v_sub_u32_e32 v37, 0x7f800000, v32
CC94  v_cndmask_b32_e32 v31, v36, v31, vcc
CC98  v_sub_u32_e32 v36, 0x7f7fffff, v32
CCA0  v_max_u32_e32 v32, v32, v31
CCA4  v_cmp_gt_i32_e32 vcc, 0, v37
CCA8  v_lshrrev_b32_e32 v47, 31, v43
CCAC  v_lshrrev_b32_e32 v48, 31, v42
CCB0  v_cndmask_b32_e32 v31, v32, v31, vcc
CCB4  v_sub_u32_e32 v32, 0x7f7fffff, v30
CCBC  v_lshrrev_b32_e32 v42, 31, v37
CCC0  v_ashrrev_i32_e32 v43, 31, v36
CCC4  v_sub_u32_e32 v37, 0x7f800000, v30
CCCC  v_add3_u32 v24, v46, v24, v47
CCD4  v_and_or_b32 v33, v43, s42, v33
CCDC  v_lshrrev_b32_e32 v46, 31, v32
CCE0  v_lshrrev_b32_e32 v43, 31, v37
CCE4  v_ashrrev_i32_e32 v32, 31, v32
CCE8  v_and_or_b32 v32, v32, s43, v33
CCF0  v_add3_u32 v33, v42, v24, v43
CCF8  v_max_u32_e32 v24, v30, v31
CCFC  v_cmp_gt_i32_e32 vcc, 0, v37
CD00  v_lshrrev_b32_e32 v36, 31, v36
CD04  v_add_u32_e32 v36, -1, v36
CD08  v_cndmask_b32_e32 v24, v24, v31, vcc
CD0C  v_sub_u32_e32 v31, 0x7f800000, v29
CD14  v_sub_u32_e32 v30, 0x7f7fffff, v29
CD1C  v_max_u32_e32 v29, v29, v24
CD20  v_cmp_gt_i32_e32 vcc, 0, v31
CD24  v_bitop3_b32 v18, v36, v18, s29 bitop3:0xc8
CD2C  v_lshrrev_b32_e32 v36, 31, v31
CD30  v_cndmask_b32_e32 v29, v29, v24, vcc
CD34  v_sub_u32_e32 v31, 0x7f800000, v28
CD3C  v_sub_u32_e32 v24, 0x7f7fffff, v28
CD44  v_ashrrev_i32_e32 v37, 31, v30
CD48  v_max_u32_e32 v28, v28, v29
CD4C  v_cmp_gt_i32_e32 vcc, 0, v31
CD50  v_and_or_b32 v32, v37, s44, v32
CD58  v_lshrrev_b32_e32 v37, 31, v31
CD5C  v_lshrrev_b32_e32 v30, 31, v30
CD60  v_cndmask_b32_e32 v28, v28, v29, vcc
CD64  v_sub_u32_e32 v29, 0x7f7fffff, v27
CD6C  v_sub_u32_e32 v31, 0x7f800000, v27
CD74  v_lshrrev_b32_e32 v42, 31, v24
CD78  v_add_u32_e32 v30, -1, v30
CD7C  v_ashrrev_i32_e32 v24, 31, v24
CD80  v_max_u32_e32 v27, v27, v28
CD84  v_cmp_gt_i32_e32 vcc, 0, v31
CD88  v_bitop3_b32 v20, v30, v20, s29 bitop3:0xc8
CD90  v_and_or_b32 v24, v24, s45, v32
CD98  v_add3_u32 v30, v36, v33, v37
CDA0  v_lshrrev_b32_e32 v32, 31, v31
CDA4  v_ashrrev_i32_e32 v33, 31, v29
CDA8  v_cndmask_b32_e32 v27, v27, v28, vcc
CDAC  v_sub_u32_e32 v31, 0x7f800000, v26
CDB4  v_lshrrev_b32_e32 v29, 31, v29
CDB8  v_sub_u32_e32 v28, 0x7f7fffff, v26
CDC0  v_add_u32_e32 v29, -1, v29
CDC4  v_lshrrev_b32_e32 v36, 31, v31
CDC8  v_max_u32_e32 v26, v26, v27
CDCC  v_cmp_gt_i32_e32 vcc, 0, v31
CDD0  v_bitop3_b32 v6, v29, v6, s29 bitop3:0xc8
CDD8  v_add3_u32 v29, v32, v30, v36
CDE0  v_cndmask_b32_e32 v26, v26, v27, vcc
CDE4  v_sub_u32_e32 v30, 0x7f800000, v25
CDEC  v_sub_u32_e32 v27, 0x7f7fffff, v25
CDF4  v_max_u32_e32 v25, v25, v26
CDF8  v_cmp_gt_i32_e32 vcc, 0, v30
CDFC  v_and_b32_e32 v33, 7, v33
CE00  v_lshrrev_b32_e32 v37, 31, v28
CE04  v_ashrrev_i32_e32 v28, 31, v28
CE08  v_cndmask_b32_e32 v25, v25, v26, vcc
CE0C  v_sub_u32_e32 v26, 0x7f7fffff, v23
CE14  v_and_or_b32 v28, v28, s38, v33
CE1C  v_lshrrev_b32_e32 v31, 31, v30
CE20  v_ashrrev_i32_e32 v32, 31, v27
CE24  v_sub_u32_e32 v30, 0x7f800000, v23
CE2C  v_and_or_b32 v28, v32, s39, v28
CE34  v_lshrrev_b32_e32 v33, 31, v26
CE38  v_ashrrev_i32_e32 v26, 31, v26
CE3C  v_max_u32_e32 v23, v23, v25
CE40  v_cmp_gt_i32_e32 vcc, 0, v30
CE44  v_and_or_b32 v26, v26, s41, v28
CE4C  v_sub_u32_e32 v28, 0x7f800000, v5
CE54  v_cndmask_b32_e32 v23, v23, v25, vcc
CE58  v_lshrrev_b32_e32 v27, 31, v27
CE5C  v_sub_u32_e32 v25, 0x7f7fffff, v5
CE64  v_max_u32_e32 v5, v5, v23
CE68  v_cmp_gt_i32_e32 vcc, 0, v28
CE6C  v_lshrrev_b32_e32 v32, 31, v30
CE70  v_add_u32_e32 v27, -1, v27
CE74  v_cndmask_b32_e32 v5, v5, v23, vcc
CE78  v_sub_u32_e32 v23, 0x7f7fffff, v4
CE80  v_bitop3_b32 v8, v27, v8, s29 bitop3:0xc8
CE88  v_add3_u32 v27, v31, v29, v32
CE90  v_lshrrev_b32_e32 v29, 31, v28
CE94  v_ashrrev_i32_e32 v30, 31, v25
CE98  v_sub_u32_e32 v28, 0x7f800000, v4
CEA0  v_and_or_b32 v26, v30, s42, v26
CEA8  v_lshrrev_b32_e32 v31, 31, v23
CEAC  v_ashrrev_i32_e32 v23, 31, v23
CEB0  v_max_u32_e32 v4, v4, v5
CEB4  v_cmp_gt_i32_e32 vcc, 0, v28
CEB8  v_and_or_b32 v23, v23, s43, v26
CEC0  v_sub_u32_e32 v26, 0x7f800000, v3
CEC8  v_cndmask_b32_e32 v4, v4, v5, vcc
CECC  v_lshrrev_b32_e32 v25, 31, v25
CED0  v_sub_u32_e32 v5, 0x7f7fffff, v3
CED8  v_max_u32_e32 v3, v3, v4
CEDC  v_cmp_gt_i32_e32 vcc, 0, v26
CEE0  v_lshrrev_b32_e32 v30, 31, v28
CEE4  v_add_u32_e32 v25, -1, v25
CEE8  v_cndmask_b32_e32 v3, v3, v4, vcc
CEEC  v_sub_u32_e32 v4, 0x7f7fffff, v2
CEF4  v_bitop3_b32 v10, v25, v10, s29 bitop3:0xc8
CEFC  v_add3_u32 v25, v29, v27, v30
CF04  v_lshrrev_b32_e32 v27, 31, v26
CF08  v_ashrrev_i32_e32 v28, 31, v5
CF0C  v_sub_u32_e32 v26, 0x7f800000, v2
CF14  v_add_u32_e32 v31, -1, v31
CF18  v_and_or_b32 v23, v28, s44, v23
CF20  v_lshrrev_b32_e32 v29, 31, v4
CF24  v_lshrrev_b32_e32 v28, 31, v26
CF28  v_ashrrev_i32_e32 v4, 31, v4
CF2C  v_bitop3_b32 v11, v31, v11, s29 bitop3:0xc8
CF34  v_lshrrev_b32_e32 v5, 31, v5
CF38  v_and_or_b32 v31, v4, s45, v23
CF40  v_add3_u32 v4, v27, v25, v28
CF48  v_max_u32_e32 v2, v2, v3
CF4C  v_cmp_gt_i32_e32 vcc, 0, v26
CF50  v_add_u32_e32 v51, -1, v51
CF54  v_add_u32_e32 v50, -1, v50
CF58  v_add_u32_e32 v48, -1, v48
CF5C  v_add_u32_e32 v46, -1, v46
CF60  v_add_u32_e32 v42, -1, v42
CF64  v_add_u32_e32 v37, -1, v37
CF68  v_add_u32_e32 v33, -1, v33
CF6C  v_add_u32_e32 v5, -1, v5
CF70  v_add_u32_e32 v29, -1, v29
CF74  v_cndmask_b32_e32 v2, v2, v3, vcc
CF78  v_mov_b32_e32 v3, 0x7f800000
CF80  v_cmp_ne_u32_e32 vcc, 32, v4
CF84  v_bitop3_b32 v45, v51, v45, s29 bitop3:0xc8
CF8C  v_bitop3_b32 v15, v50, v15, s29 bitop3:0xc8
CF94  v_bitop3_b32 v17, v48, v17, s29 bitop3:0xc8
CF9C  v_bitop3_b32 v19, v46, v19, s29 bitop3:0xc8
CFA4  v_bitop3_b32 v21, v42, v21, s29 bitop3:0xc8
CFAC  v_bitop3_b32 v7, v37, v7, s29 bitop3:0xc8
CFB4  v_bitop3_b32 v9, v33, v9, s29 bitop3:0xc8
CFBC  v_bitop3_b32 v13, v29, v13, s29 bitop3:0xc8
CFC4  v_bitop3_b32 v12, v5, v12, s29 bitop3:0xc8
CFCC  v_cndmask_b32_e32 v33, v3, v2, vcc
CFD0  s_or_b64 exec, exec, s[4:5]
CFD4  v_cmp_ne_u32_e32 vcc, 0, v33
CFD8  v_mov_b32_e32 v23, 0x7f
CFE0  s_and_saveexec_b64 s[4:5], vcc
CFE4  s_cbranch_execz 15
CFE8  v_add_u32_e32 v2, s16, v33
CFEC  s_mov_b32 s16, 0x17fffff
CFF4  v_lshrrev_b32_e32 v3, 23, v2
CFF8  v_add_u32_e32 v3, -2, v3
CFFC  v_cmp_lt_u32_e32 vcc, s16, v2
D000  s_mov_b32 s16, 0x7f800000
D008  s_nop 0
D00C  v_cndmask_b32_e32 v2, 0, v3, vcc
D010  v_cmp_eq_u32_e32 vcc, s16, v33
D014  v_mov_b32_e32 v3, 0xfe
D01C  s_and_b64 vcc, s[6:7], vcc
D020  v_cndmask_b32_e32 v23, v2, v3, vcc
D024  s_or_b64 exec, exec, s[4:5]
D028  v_cmp_eq_u32_e32 vcc, 0, v23
D02C  s_cbranch_vccz 37
D030  s_nop 0
D034  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
D03C  v_pk_mul_f32 v[58:59], v[2:3], v[58:59] op_sel_hi:[0,1]
D044  v_pk_mul_f32 v[60:61], v[2:3], v[60:61] op_sel_hi:[0,1]
D04C  v_pk_mul_f32 v[62:63], v[2:3], v[62:63] op_sel_hi:[0,1]
D054  v_pk_mul_f32 v[64:65], v[2:3], v[64:65] op_sel_hi:[0,1]
D05C  v_pk_mul_f32 v[34:35], v[2:3], v[34:35] op_sel_hi:[0,1]
D064  v_pk_mul_f32 v[38:39], v[2:3], v[38:39] op_sel_hi:[0,1]
D06C  v_pk_mul_f32 v[40:41], v[2:3], v[40:41] op_sel_hi:[0,1]
D074  v_pk_mul_f32 v[44:45], v[2:3], v[44:45] op_sel_hi:[0,1]
D07C  v_pk_mul_f32 v[14:15], v[2:3], v[14:15] op_sel_hi:[0,1]
D084  v_pk_mul_f32 v[16:17], v[2:3], v[16:17] op_sel_hi:[0,1]
D08C  v_pk_mul_f32 v[18:19], v[2:3], v[18:19] op_sel_hi:[0,1]
D094  v_pk_mul_f32 v[20:21], v[2:3], v[20:21] op_sel_hi:[0,1]
D09C  v_pk_mul_f32 v[6:7], v[2:3], v[6:7] op_sel_hi:[0,1]
D0A4  v_pk_mul_f32 v[8:9], v[2:3], v[8:9] op_sel_hi:[0,1]
D0AC  v_pk_mul_f32 v[10:11], v[2:3], v[10:11] op_sel_hi:[0,1]
D0B4  v_pk_mul_f32 v[12:13], v[2:3], v[12:13] op_sel_hi:[0,1]
D0BC  v_max_u32_e32 v25, 1, v23
D0C0  s_branch 1
D0C4  v_mov_b32_e32 v25, v23
D0C8  v_add_lshl_u32 v30, s10, v86, 2
D0D0  s_mov_b32 s4, 0xd2511f53
D0D8  v_mad_u64_u32 v[26:27], s[6:7], v30, s4, 0
D0E0  v_xor_b32_e32 v27, s9, v27
D0E4  s_mov_b32 s5, 0xcd9e8d57
D0EC  v_mad_u64_u32 v[28:29], s[6:7], v27, s5, 0
D0F4  v_xor_b32_e32 v27, s17, v29
D0F8  v_xor_b32_e32 v29, s20, v26
D0FC  v_mad_u64_u32 v[26:27], s[6:7], v27, s4, 0
D104  v_mad_u64_u32 v[32:33], s[6:7], v29, s5, 0
D10C  v_xor_b32_e32 v28, v28, v33
D110  v_xor_b32_e32 v27, s24, v27
D114  v_xor_b32_e32 v28, s11, v28
D118  v_mad_u64_u32 v[36:37], s[6:7], v27, s5, 0
D120  v_mad_u64_u32 v[28:29], s[6:7], v28, s4, 0
D128  v_xor_b32_e32 v27, v32, v37
D12C  v_xor_b32_e32 v27, s21, v27
D130  v_xor_b32_e32 v26, v26, v29
D134  v_xor_b32_e32 v29, s19, v26
D138  v_mad_u64_u32 v[26:27], s[6:7], v27, s4, 0
D140  v_mad_u64_u32 v[32:33], s[6:7], v29, s5, 0
D148  v_xor_b32_e32 v27, v28, v27
D14C  v_xor_b32_e32 v29, v36, v33
D150  v_xor_b32_e32 v27, s22, v27
D154  v_xor_b32_e32 v29, s23, v29
D158  v_mad_u64_u32 v[36:37], s[6:7], v27, s5, 0
D160  v_mad_u64_u32 v[28:29], s[6:7], v29, s4, 0
D168  v_xor_b32_e32 v27, v32, v37
D16C  v_xor_b32_e32 v27, s26, v27
D170  v_xor_b32_e32 v26, v26, v29
D174  v_xor_b32_e32 v29, s25, v26
D178  v_mad_u64_u32 v[26:27], s[6:7], v27, s4, 0
D180  v_mad_u64_u32 v[32:33], s[6:7], v29, s5, 0
D188  v_xor_b32_e32 v27, v28, v27
D18C  v_xor_b32_e32 v29, v36, v33
D190  v_xor_b32_e32 v27, s27, v27
D194  v_xor_b32_e32 v29, s30, v29
D198  v_mad_u64_u32 v[36:37], s[6:7], v27, s5, 0
D1A0  v_mad_u64_u32 v[28:29], s[6:7], v29, s4, 0
D1A8  v_xor_b32_e32 v27, v32, v37
D1AC  v_xor_b32_e32 v27, s34, v27
D1B0  v_xor_b32_e32 v26, v26, v29
D1B4  v_xor_b32_e32 v29, s31, v26
D1B8  v_mad_u64_u32 v[26:27], s[6:7], v27, s4, 0
D1C0  v_mad_u64_u32 v[32:33], s[6:7], v29, s5, 0
D1C8  v_xor_b32_e32 v27, v28, v27
D1CC  v_xor_b32_e32 v29, v36, v33
D1D0  v_xor_b32_e32 v27, s35, v27
D1D4  v_xor_b32_e32 v29, s36, v29
D1D8  v_mad_u64_u32 v[36:37], s[6:7], v27, s5, 0
D1E0  v_mad_u64_u32 v[28:29], s[6:7], v29, s4, 0
D1E8  v_xor_b32_e32 v27, v32, v37
D1EC  v_xor_b32_e32 v27, s37, v27
D1F0  v_xor_b32_e32 v26, v26, v29
D1F4  v_mov_b32_e32 v29, 0
D1F8  v_mov_b32_e32 v32, 0
D1FC  v_lshlrev_b32_e32 v25, 23, v25
D200  v_xor_b32_e32 v26, s28, v26
D204  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[58:59], v27, v25
D20C  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[62:63], v26, v25 op_sel:[0,0,0,1]
D214  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[60:61], v36, v25 op_sel:[0,0,1,0]
D21C  v_cvt_scalef32_sr_pk_fp4_f32 v32, v[64:65], v28, v25 op_sel:[0,0,1,1]
D224  s_nop 0
D228  v_or_b32_e32 v27, 1, v30
D22C  v_or3_b32 v26, v32, v112, v29
D234  v_mad_u64_u32 v[28:29], s[6:7], v27, s4, 0
D23C  v_xor_b32_e32 v27, s9, v29
D240  v_mad_u64_u32 v[32:33], s[6:7], v27, s5, 0
D248  v_xor_b32_e32 v27, s17, v33
D24C  v_xor_b32_e32 v33, s20, v28
D250  v_mad_u64_u32 v[28:29], s[6:7], v27, s4, 0
D258  v_mad_u64_u32 v[36:37], s[6:7], v33, s5, 0
D260  v_xor_b32_e32 v27, v32, v37
D264  v_xor_b32_e32 v29, s24, v29
D268  v_xor_b32_e32 v27, s11, v27
D26C  v_mad_u64_u32 v[42:43], s[6:7], v29, s5, 0
D274  v_mad_u64_u32 v[32:33], s[6:7], v27, s4, 0
D27C  v_xor_b32_e32 v27, v36, v43
D280  v_xor_b32_e32 v27, s21, v27
D284  v_xor_b32_e32 v28, v28, v33
D288  v_xor_b32_e32 v33, s19, v28
D28C  v_mad_u64_u32 v[28:29], s[6:7], v27, s4, 0
D294  v_mad_u64_u32 v[36:37], s[6:7], v33, s5, 0
D29C  v_xor_b32_e32 v29, v32, v29
D2A0  v_xor_b32_e32 v27, v42, v37
D2A4  v_xor_b32_e32 v29, s22, v29
D2A8  v_xor_b32_e32 v27, s23, v27
D2AC  v_mad_u64_u32 v[42:43], s[6:7], v29, s5, 0
D2B4  v_mad_u64_u32 v[32:33], s[6:7], v27, s4, 0
D2BC  v_xor_b32_e32 v27, v36, v43
D2C0  v_xor_b32_e32 v27, s26, v27
D2C4  v_xor_b32_e32 v28, v28, v33
D2C8  v_xor_b32_e32 v33, s25, v28
D2CC  v_mad_u64_u32 v[28:29], s[6:7], v27, s4, 0
D2D4  v_mad_u64_u32 v[36:37], s[6:7], v33, s5, 0
D2DC  v_xor_b32_e32 v29, v32, v29
D2E0  v_xor_b32_e32 v27, v42, v37
D2E4  v_xor_b32_e32 v29, s27, v29
D2E8  v_xor_b32_e32 v27, s30, v27
D2EC  v_mad_u64_u32 v[42:43], s[6:7], v29, s5, 0
D2F4  v_mad_u64_u32 v[32:33], s[6:7], v27, s4, 0
D2FC  v_xor_b32_e32 v27, v36, v43
D300  v_xor_b32_e32 v27, s34, v27
D304  v_xor_b32_e32 v28, v28, v33
D308  v_xor_b32_e32 v33, s31, v28
D30C  v_mad_u64_u32 v[28:29], s[6:7], v27, s4, 0
D314  v_mad_u64_u32 v[36:37], s[6:7], v33, s5, 0
D31C  v_xor_b32_e32 v29, v32, v29
D320  v_xor_b32_e32 v27, v42, v37
D324  v_xor_b32_e32 v29, s35, v29
D328  v_xor_b32_e32 v27, s36, v27
D32C  v_mad_u64_u32 v[42:43], s[6:7], v29, s5, 0
D334  v_mad_u64_u32 v[32:33], s[6:7], v27, s4, 0
D33C  v_xor_b32_e32 v27, v36, v43
D340  v_xor_b32_e32 v27, s37, v27
D344  v_xor_b32_e32 v28, v28, v33
D348  v_mov_b32_e32 v29, 0
D34C  v_mov_b32_e32 v33, 0
D350  v_xor_b32_e32 v28, s28, v28
D354  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[34:35], v27, v25
D35C  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[40:41], v28, v25 op_sel:[0,0,0,1]
D364  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[38:39], v42, v25 op_sel:[0,0,1,0]
D36C  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[44:45], v32, v25 op_sel:[0,0,1,1]
D374  s_nop 0
D378  v_mov_b32_e32 v46, 0
D37C  v_or3_b32 v27, v33, v22, v29
D384  v_or_b32_e32 v22, 2, v30
D388  v_mad_u64_u32 v[28:29], s[6:7], v22, s4, 0
D390  v_xor_b32_e32 v22, s9, v29
D394  v_mad_u64_u32 v[32:33], s[6:7], v22, s5, 0
D39C  v_xor_b32_e32 v22, s17, v33
D3A0  v_xor_b32_e32 v33, s20, v28
D3A4  v_mad_u64_u32 v[34:35], s[6:7], v33, s5, 0
D3AC  v_mad_u64_u32 v[28:29], s[6:7], v22, s4, 0
D3B4  v_xor_b32_e32 v22, v32, v35
D3B8  v_xor_b32_e32 v22, s11, v22
D3BC  v_xor_b32_e32 v29, s24, v29
D3C0  v_mad_u64_u32 v[32:33], s[6:7], v22, s4, 0
D3C8  v_mad_u64_u32 v[36:37], s[6:7], v29, s5, 0
D3D0  v_xor_b32_e32 v22, v34, v37
D3D4  v_xor_b32_e32 v28, v28, v33
D3D8  v_xor_b32_e32 v22, s21, v22
D3DC  v_xor_b32_e32 v33, s19, v28
D3E0  v_mad_u64_u32 v[28:29], s[6:7], v22, s4, 0
D3E8  v_mad_u64_u32 v[34:35], s[6:7], v33, s5, 0
D3F0  v_xor_b32_e32 v22, v36, v35
D3F4  v_xor_b32_e32 v29, v32, v29
D3F8  v_xor_b32_e32 v22, s23, v22
D3FC  v_xor_b32_e32 v29, s22, v29
D400  v_mad_u64_u32 v[32:33], s[6:7], v22, s4, 0
D408  v_mad_u64_u32 v[36:37], s[6:7], v29, s5, 0
D410  v_xor_b32_e32 v22, v34, v37
D414  v_xor_b32_e32 v28, v28, v33
D418  v_xor_b32_e32 v22, s26, v22
D41C  v_xor_b32_e32 v33, s25, v28
D420  v_mad_u64_u32 v[28:29], s[6:7], v22, s4, 0
D428  v_mad_u64_u32 v[34:35], s[6:7], v33, s5, 0
D430  v_xor_b32_e32 v22, v36, v35
D434  v_xor_b32_e32 v29, v32, v29
D438  v_xor_b32_e32 v22, s30, v22
D43C  v_xor_b32_e32 v29, s27, v29
D440  v_mad_u64_u32 v[32:33], s[6:7], v22, s4, 0
D448  v_mad_u64_u32 v[36:37], s[6:7], v29, s5, 0
D450  v_xor_b32_e32 v22, v34, v37
D454  v_xor_b32_e32 v28, v28, v33
D458  v_xor_b32_e32 v22, s34, v22
D45C  v_xor_b32_e32 v33, s31, v28
D460  v_mad_u64_u32 v[28:29], s[6:7], v22, s4, 0
D468  v_mad_u64_u32 v[34:35], s[6:7], v33, s5, 0
D470  v_xor_b32_e32 v22, v36, v35
D474  v_xor_b32_e32 v29, v32, v29
D478  v_xor_b32_e32 v22, s36, v22
D47C  v_xor_b32_e32 v29, s35, v29
D480  v_mad_u64_u32 v[32:33], s[6:7], v22, s4, 0
D488  v_mad_u64_u32 v[36:37], s[6:7], v29, s5, 0
D490  v_xor_b32_e32 v22, v34, v37
D494  v_xor_b32_e32 v28, v28, v33
D498  v_mov_b32_e32 v29, 0
D49C  v_mov_b32_e32 v33, 0
D4A0  v_xor_b32_e32 v22, s37, v22
D4A4  v_xor_b32_e32 v28, s28, v28
D4A8  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[14:15], v22, v25
D4B0  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[18:19], v28, v25 op_sel:[0,0,0,1]
D4B8  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[16:17], v36, v25 op_sel:[0,0,1,0]
D4C0  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[20:21], v32, v25 op_sel:[0,0,1,1]
D4C8  s_nop 0
D4CC  v_or_b32_e32 v14, 3, v30
D4D0  v_mad_u64_u32 v[14:15], s[6:7], v14, s4, 0
D4D8  v_xor_b32_e32 v15, s9, v15
D4DC  v_mad_u64_u32 v[16:17], s[6:7], v15, s5, 0
D4E4  v_xor_b32_e32 v15, s17, v17
D4E8  v_xor_b32_e32 v17, s20, v14
D4EC  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D4F4  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D4FC  v_xor_b32_e32 v16, v16, v19
D500  v_xor_b32_e32 v16, s11, v16
D504  v_xor_b32_e32 v15, s24, v15
D508  v_mad_u64_u32 v[16:17], s[6:7], v16, s4, 0
D510  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
D518  v_xor_b32_e32 v15, v18, v21
D51C  v_xor_b32_e32 v14, v14, v17
D520  v_xor_b32_e32 v15, s21, v15
D524  v_xor_b32_e32 v17, s19, v14
D528  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D530  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D538  v_xor_b32_e32 v17, v20, v19
D53C  v_xor_b32_e32 v15, v16, v15
D540  v_xor_b32_e32 v17, s23, v17
D544  v_xor_b32_e32 v15, s22, v15
D548  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
D550  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
D558  v_xor_b32_e32 v15, v18, v21
D55C  v_xor_b32_e32 v14, v14, v17
D560  v_xor_b32_e32 v15, s26, v15
D564  v_xor_b32_e32 v17, s25, v14
D568  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D570  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D578  v_xor_b32_e32 v17, v20, v19
D57C  v_xor_b32_e32 v15, v16, v15
D580  v_xor_b32_e32 v17, s30, v17
D584  v_xor_b32_e32 v15, s27, v15
D588  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
D590  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
D598  v_xor_b32_e32 v15, v18, v21
D59C  v_xor_b32_e32 v14, v14, v17
D5A0  v_xor_b32_e32 v15, s34, v15
D5A4  v_xor_b32_e32 v17, s31, v14
D5A8  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D5B0  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D5B8  v_xor_b32_e32 v17, v20, v19
D5BC  v_xor_b32_e32 v15, v16, v15
D5C0  v_xor_b32_e32 v17, s36, v17
D5C4  v_xor_b32_e32 v15, s35, v15
D5C8  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
D5D0  v_mad_u64_u32 v[20:21], s[4:5], v15, s5, 0
D5D8  v_xor_b32_e32 v15, v18, v21
D5DC  v_xor_b32_e32 v14, v14, v17
D5E0  v_mov_b32_e32 v17, 0
D5E4  v_xor_b32_e32 v15, s37, v15
D5E8  v_xor_b32_e32 v14, s28, v14
D5EC  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[6:7], v15, v25
D5F4  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[10:11], v14, v25 op_sel:[0,0,0,1]
D5FC  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[8:9], v20, v25 op_sel:[0,0,1,0]
D604  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[12:13], v16, v25 op_sel:[0,0,1,1]
D60C  s_nop 0
D610  v_lshlrev_b32_e32 v6, 1, v105
D614  v_bitop3_b32 v7, v103, v104, 3 bitop3:0x6c
D61C  v_or3_b32 v2, v111, v106, v87
D624  v_or3_b32 v3, v85, v107, v84
D62C  v_or3_b32 v4, v83, v109, v82
D634  v_or3_b32 v5, v75, v110, v74
D63C  v_add_lshl_u32 v8, v6, v7, 4
D644  ds_write_b128 v8, v[2:5] offset:32768
D64C  v_add_u32_e32 v2, v6, v104
D650  ds_write_b8 v2, v108 offset:40960
D658  v_xor_b32_e32 v2, 0x108, v6
D660  v_or3_b32 v28, v33, v24, v29
D668  v_or3_b32 v29, v17, v31, v46
D670  v_add_lshl_u32 v3, v2, v7, 4
D678  v_add_u32_e32 v2, v2, v104
D67C  ds_write_b128 v3, v[26:29] offset:32768
D684  ds_write_b8 v2, v23 offset:40960
D68C  s_or_b64 exec, exec, s[2:3]
D690  s_add_i32 s2, s10, 7
D694  s_lshr_b32 s3, s8, 1
D698  s_and_b32 s11, s2, 0xffffff8
D6A0  s_and_b32 s2, s40, 0xffffff00
D6A8  s_and_b32 s3, s3, 2
D6AC  s_or_b32 s2, s2, s3
D6B0  v_or_b32_e32 v2, s2, v101
D6B4  s_add_i32 s2, s18, 0xff
D6BC  s_and_b32 s16, s2, 0xffffff00
D6C4  v_and_b32_e32 v6, 4, v0
D6C8  v_or_b32_e32 v4, s8, v1
D6CC  v_cmp_eq_u32_e32 vcc, 0, v6
D6D0  v_add_u32_e32 v6, s33, v103
D6D4  s_and_b64 s[8:9], s[0:1], exec
D6D8  v_cmp_le_u32_e64 s[6:7], s10, v4
D6E0  v_mov_b32_e32 v3, 0
D6E4  v_cmp_le_u32_e64 s[8:9], s18, v6
D6EC  v_cmp_gt_u32_e64 s[4:5], s10, v4
D6F4  v_or3_b32 v2, v2, v100, v102
D6FC  v_mov_b32_e32 v5, v3
D700  v_cmp_le_u32_e64 s[2:3], s11, v4
D708  s_cselect_b32 s11, s10, s11
D70C  s_or_b64 s[8:9], s[6:7], s[8:9]
D710  s_mov_b64 s[6:7], 0
D714  s_waitcnt lgkmcnt(0)
D718  s_barrier
D71C  s_and_saveexec_b64 s[20:21], s[8:9]
D720  s_xor_b64 s[8:9], exec, s[20:21]
D724  v_cmp_le_u32_e64 s[6:7], s16, v6
D72C  s_or_b64 s[6:7], s[0:1], s[6:7]
D730  s_nor_b64 s[6:7], s[6:7], s[2:3]
D734  s_and_b64 s[6:7], s[6:7], exec
D738  s_or_saveexec_b64 s[8:9], s[8:9]
D73C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
D744  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
D74C  v_mov_b32_e32 v7, 0x7f
D754  s_xor_b64 exec, exec, s[8:9]
D758  s_cbranch_execz 23
D75C  v_lshrrev_b32_e32 v7, 3, v0
D760  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
D768  v_cndmask_b32_e32 v7, v8, v7, vcc
D76C  v_lshlrev_b32_e32 v8, 2, v7
D770  v_lshrrev_b32_e32 v7, 2, v7
D774  v_xor_b32_e32 v7, v7, v0
D778  v_and_or_b32 v7, v7, 3, v8
D780  v_lshlrev_b32_e32 v7, 4, v7
D784  v_or_b32_e32 v12, v8, v1
D788  ds_read_b128 v[8:11], v7 offset:32768
D790  ds_read_u8 v7, v12 offset:40960
D798  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
D7A0  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
D7A8  s_or_b64 s[6:7], s[6:7], exec
D7AC  s_waitcnt lgkmcnt(1)
D7B0  global_store_dwordx4 v[12:13], v[8:11], off
D7B8  s_or_b64 exec, exec, s[8:9]
D7BC  s_and_saveexec_b64 s[8:9], s[6:7]
D7C0  s_cbranch_execz 12
D7C4  v_and_b32_e32 v8, 0xffffffe0, v6
D7CC  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
D7D4  v_mov_b64_e32 v[8:9], s[14:15]
D7D8  v_mad_u64_u32 v[8:9], s[6:7], s11, v6, v[8:9]
D7E0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
D7E8  s_waitcnt lgkmcnt(0)
D7EC  global_store_byte v[8:9], v7, off
D7F4  s_or_b64 exec, exec, s[8:9]
D7F8  s_waitcnt lgkmcnt(0)
D7FC  v_or_b32_e32 v7, 0x100, v0
D804  v_lshrrev_b32_e32 v6, 2, v7
D808  v_add_u32_e32 v6, s33, v6
D80C  v_cmp_le_u32_e64 s[6:7], s18, v6
D814  s_xor_b64 s[4:5], s[4:5], -1
D818  s_or_b64 s[6:7], s[4:5], s[6:7]
D81C  s_mov_b64 s[4:5], 0
D820  s_and_saveexec_b64 s[8:9], s[6:7]
D824  s_xor_b64 s[6:7], exec, s[8:9]
D828  s_cbranch_execnz 9
D82C  s_or_saveexec_b64 s[2:3], s[6:7]
D830  v_mov_b32_e32 v8, 0x7f
D838  s_xor_b64 exec, exec, s[2:3]
D83C  s_cbranch_execnz 14
D840  s_or_b64 exec, exec, s[2:3]
D844  s_and_saveexec_b64 s[2:3], s[4:5]
D848  s_cbranch_execnz 37
D84C  s_endpgm
D850  v_cmp_le_u32_e64 s[4:5], s16, v6
D858  s_or_b64 s[4:5], s[0:1], s[4:5]
D85C  s_nor_b64 s[2:3], s[4:5], s[2:3]
D860  s_and_b64 s[4:5], s[2:3], exec
D864  s_or_saveexec_b64 s[2:3], s[6:7]
D868  v_mov_b32_e32 v8, 0x7f
D870  s_xor_b64 exec, exec, s[2:3]
D874  s_cbranch_execz 65522
D878  v_lshrrev_b32_e32 v7, 3, v7
D87C  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
D884  v_cndmask_b32_e32 v7, v8, v7, vcc
D888  v_lshlrev_b32_e32 v8, 2, v7
D88C  v_lshrrev_b32_e32 v7, 2, v7
D890  v_xor_b32_e32 v0, v7, v0
D894  v_and_or_b32 v0, v0, 3, v8
D89C  v_lshlrev_b32_e32 v0, 4, v0
D8A0  v_or_b32_e32 v1, v8, v1
D8A4  ds_read_b128 v[10:13], v0 offset:32768
D8AC  ds_read_u8 v8, v1 offset:40960
D8B4  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
D8BC  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
D8C4  s_or_b64 s[4:5], s[4:5], exec
D8C8  s_waitcnt lgkmcnt(1)
D8CC  global_store_dwordx4 v[0:1], v[10:13], off
D8D4  s_or_b64 exec, exec, s[2:3]
D8D8  s_and_saveexec_b64 s[2:3], s[4:5]
D8DC  s_cbranch_execz 65499
D8E0  v_and_b32_e32 v0, 0xffffffe0, v6
D8E8  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
D8F0  v_mov_b64_e32 v[0:1], s[14:15]
D8F4  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
D8FC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
D904  s_waitcnt lgkmcnt(0)
D908  global_store_byte v[0:1], v8, off
D910  s_endpgm
D914  s_nop 0

da00 <QuantiseBothBf16H16Sr>:
DA00  v_readfirstlane_b32 s28, v0
DA04  s_andn2_b32 s28, s28, 63
DA08  v_and_b32_e32 v1, 48, v0
DA0C  v_or_b32_e32 v2, s28, v1
DA10  s_load_dwordx2 s[6:7], s[0:1], 0x0
DA18  s_load_dwordx4 s[16:19], s[0:1], 0x28
DA20  v_lshrrev_b32_e32 v2, 4, v2
DA24  s_lshl_b32 s44, s3, 7
DA28  v_xor_b32_e32 v3, v2, v0
DA2C  v_add_u32_e32 v4, s44, v2
DA30  v_lshlrev_b32_e32 v2, 3, v3
DA34  s_lshl_b32 s33, s2, 7
DA38  v_and_b32_e32 v2, 0x78, v2
DA40  v_or_b32_e32 v2, s33, v2
DA44  s_waitcnt lgkmcnt(0)
DA48  v_cmp_gt_u32_e32 vcc, s17, v4
DA4C  v_cmp_gt_u32_e64 s[4:5], s18, v2
DA54  s_and_b64 s[8:9], vcc, s[4:5]
DA58  s_and_saveexec_b64 s[4:5], s[8:9]
DA5C  s_cbranch_execz 12
DA60  v_mov_b32_e32 v3, 0
DA64  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
DA6C  v_lshlrev_b64 v[2:3], 1, v[2:3]
DA74  v_and_b32_e32 v2, -16, v2
DA78  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DA80  s_lshl_b32 m0, s28, 4
DA84  s_nop 0
DA88  global_load_lds_dwordx4 v[2:3], off
DA90  s_or_b64 exec, exec, s[4:5]
DA94  s_add_i32 s4, s28, 0x100
DA9C  v_or_b32_e32 v2, s4, v1
DAA0  v_lshrrev_b32_e32 v2, 4, v2
DAA4  v_xor_b32_e32 v3, v2, v0
DAA8  v_add_u32_e32 v4, s44, v2
DAAC  v_lshlrev_b32_e32 v2, 3, v3
DAB0  v_and_b32_e32 v2, 0x78, v2
DAB8  v_or_b32_e32 v2, s33, v2
DABC  v_cmp_gt_u32_e32 vcc, s17, v4
DAC0  v_cmp_gt_u32_e64 s[4:5], s18, v2
DAC8  s_and_b64 s[8:9], vcc, s[4:5]
DACC  s_and_saveexec_b64 s[4:5], s[8:9]
DAD0  s_cbranch_execz 14
DAD4  v_mov_b32_e32 v3, 0
DAD8  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
DAE0  v_lshlrev_b64 v[2:3], 1, v[2:3]
DAE8  v_and_b32_e32 v2, -16, v2
DAEC  s_lshl_b32 s8, s28, 4
DAF0  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DAF8  s_add_i32 m0, s8, 0x1000
DB00  s_nop 0
DB04  global_load_lds_dwordx4 v[2:3], off
DB0C  s_or_b64 exec, exec, s[4:5]
DB10  s_add_i32 s4, s28, 0x200
DB18  v_or_b32_e32 v2, s4, v1
DB1C  v_lshrrev_b32_e32 v2, 4, v2
DB20  v_xor_b32_e32 v3, v2, v0
DB24  v_add_u32_e32 v4, s44, v2
DB28  v_lshlrev_b32_e32 v2, 3, v3
DB2C  v_and_b32_e32 v2, 0x78, v2
DB34  v_or_b32_e32 v2, s33, v2
DB38  v_cmp_gt_u32_e32 vcc, s17, v4
DB3C  v_cmp_gt_u32_e64 s[4:5], s18, v2
DB44  s_and_b64 s[8:9], vcc, s[4:5]
DB48  s_and_saveexec_b64 s[4:5], s[8:9]
DB4C  s_cbranch_execz 14
DB50  v_mov_b32_e32 v3, 0
DB54  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
DB5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
DB64  v_and_b32_e32 v2, -16, v2
DB68  s_lshl_b32 s8, s28, 4
DB6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DB74  s_add_i32 m0, s8, 0x2000
DB7C  s_nop 0
DB80  global_load_lds_dwordx4 v[2:3], off
DB88  s_or_b64 exec, exec, s[4:5]
DB8C  s_add_i32 s4, s28, 0x300
DB94  v_or_b32_e32 v2, s4, v1
DB98  v_lshrrev_b32_e32 v2, 4, v2
DB9C  v_xor_b32_e32 v3, v2, v0
DBA0  v_add_u32_e32 v4, s44, v2
DBA4  v_lshlrev_b32_e32 v2, 3, v3
DBA8  v_and_b32_e32 v2, 0x78, v2
DBB0  v_or_b32_e32 v2, s33, v2
DBB4  v_cmp_gt_u32_e32 vcc, s17, v4
DBB8  v_cmp_gt_u32_e64 s[4:5], s18, v2
DBC0  s_and_b64 s[8:9], vcc, s[4:5]
DBC4  s_and_saveexec_b64 s[4:5], s[8:9]
DBC8  s_cbranch_execz 14
DBCC  v_mov_b32_e32 v3, 0
DBD0  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
DBD8  v_lshlrev_b64 v[2:3], 1, v[2:3]
DBE0  v_and_b32_e32 v2, -16, v2
DBE4  s_lshl_b32 s8, s28, 4
DBE8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DBF0  s_add_i32 m0, s8, 0x3000
DBF8  s_nop 0
DBFC  global_load_lds_dwordx4 v[2:3], off
DC04  s_or_b64 exec, exec, s[4:5]
DC08  s_add_i32 s4, s28, 0x400
DC10  v_or_b32_e32 v2, s4, v1
DC14  v_lshrrev_b32_e32 v2, 4, v2
DC18  v_xor_b32_e32 v3, v2, v0
DC1C  s_load_dwordx2 s[34:35], s[0:1], 0x38
DC24  v_add_u32_e32 v4, s44, v2
DC28  v_lshlrev_b32_e32 v2, 3, v3
DC2C  v_and_b32_e32 v2, 0x78, v2
DC34  v_or_b32_e32 v2, s33, v2
DC38  v_cmp_gt_u32_e32 vcc, s17, v4
DC3C  v_cmp_gt_u32_e64 s[4:5], s18, v2
DC44  s_and_b64 s[8:9], vcc, s[4:5]
DC48  s_and_saveexec_b64 s[4:5], s[8:9]
DC4C  s_cbranch_execz 14
DC50  v_mov_b32_e32 v3, 0
DC54  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
DC5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
DC64  v_and_b32_e32 v2, -16, v2
DC68  s_lshl_b32 s8, s28, 4
DC6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DC74  s_add_i32 m0, s8, 0x4000
DC7C  s_nop 0
DC80  global_load_lds_dwordx4 v[2:3], off
DC88  s_or_b64 exec, exec, s[4:5]
DC8C  s_add_i32 s4, s28, 0x500
DC94  v_or_b32_e32 v2, s4, v1
DC98  v_lshrrev_b32_e32 v2, 4, v2
DC9C  v_xor_b32_e32 v3, v2, v0
DCA0  s_load_dwordx4 s[24:27], s[0:1], 0x48
DCA8  v_add_u32_e32 v4, s44, v2
DCAC  v_lshlrev_b32_e32 v2, 3, v3
DCB0  v_and_b32_e32 v2, 0x78, v2
DCB8  v_or_b32_e32 v2, s33, v2
DCBC  v_cmp_gt_u32_e32 vcc, s17, v4
DCC0  v_cmp_gt_u32_e64 s[4:5], s18, v2
DCC8  s_and_b64 s[8:9], vcc, s[4:5]
DCCC  s_and_saveexec_b64 s[4:5], s[8:9]
DCD0  s_cbranch_execz 14
DCD4  v_mov_b32_e32 v3, 0
DCD8  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
DCE0  v_lshlrev_b64 v[2:3], 1, v[2:3]
DCE8  v_and_b32_e32 v2, -16, v2
DCEC  s_lshl_b32 s8, s28, 4
DCF0  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DCF8  s_add_i32 m0, s8, 0x5000
DD00  s_nop 0
DD04  global_load_lds_dwordx4 v[2:3], off
DD0C  s_or_b64 exec, exec, s[4:5]
DD10  s_add_i32 s4, s28, 0x600
DD18  v_or_b32_e32 v2, s4, v1
DD1C  v_lshrrev_b32_e32 v2, 4, v2
DD20  v_xor_b32_e32 v3, v2, v0
DD24  s_load_dwordx4 s[20:23], s[0:1], 0x60
DD2C  s_load_dwordx2 s[36:37], s[0:1], 0x40
DD34  v_add_u32_e32 v4, s44, v2
DD38  v_lshlrev_b32_e32 v2, 3, v3
DD3C  v_and_b32_e32 v2, 0x78, v2
DD44  v_or_b32_e32 v2, s33, v2
DD48  v_cmp_gt_u32_e32 vcc, s17, v4
DD4C  v_cmp_gt_u32_e64 s[4:5], s18, v2
DD54  s_and_b64 s[8:9], vcc, s[4:5]
DD58  s_and_saveexec_b64 s[4:5], s[8:9]
DD5C  s_cbranch_execz 14
DD60  v_mov_b32_e32 v3, 0
DD64  v_mad_u64_u32 v[2:3], s[8:9], v4, s16, v[2:3]
DD6C  v_lshlrev_b64 v[2:3], 1, v[2:3]
DD74  v_and_b32_e32 v2, -16, v2
DD78  s_lshl_b32 s8, s28, 4
DD7C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DD84  s_add_i32 m0, s8, 0x6000
DD8C  s_nop 0
DD90  global_load_lds_dwordx4 v[2:3], off
DD98  s_or_b64 exec, exec, s[4:5]
DD9C  s_load_dwordx8 s[8:15], s[0:1], 0x8
DDA4  s_load_dwordx2 s[30:31], s[0:1], 0x58
DDAC  s_add_i32 s0, s28, 0x700
DDB4  v_or_b32_e32 v1, s0, v1
DDB8  v_lshrrev_b32_e32 v1, 4, v1
DDBC  v_xor_b32_e32 v2, v1, v0
DDC0  v_lshlrev_b32_e32 v2, 3, v2
DDC4  v_and_b32_e32 v2, 0x78, v2
DDCC  v_add_u32_e32 v1, s44, v1
DDD0  v_or_b32_e32 v2, s33, v2
DDD4  v_cmp_gt_u32_e32 vcc, s17, v1
DDD8  v_cmp_gt_u32_e64 s[0:1], s18, v2
DDE0  s_waitcnt lgkmcnt(0)
DDE4  s_movk_i32 s23, 0x700
DDE8  s_and_b64 s[4:5], vcc, s[0:1]
DDEC  s_and_saveexec_b64 s[0:1], s[4:5]
DDF0  s_cbranch_execz 14
DDF4  v_mov_b32_e32 v3, 0
DDF8  v_mad_u64_u32 v[2:3], s[4:5], v1, s16, v[2:3]
DE00  v_lshlrev_b64 v[2:3], 1, v[2:3]
DE08  v_and_b32_e32 v2, -16, v2
DE0C  s_lshl_b32 s4, s28, 4
DE10  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
DE18  s_add_i32 m0, s4, 0x7000
DE20  s_nop 0
DE24  global_load_lds_dwordx4 v[2:3], off
DE2C  s_or_b64 exec, exec, s[0:1]
DE30  s_lshr_b32 s27, s18, 5
DE34  s_add_i32 s0, s27, 7
DE38  s_lshl_b32 s1, s2, 1
DE3C  s_and_b32 s39, s0, 0xffffff8
DE44  s_and_b32 s0, s33, 0xffffff00
DE4C  s_and_b32 s1, s1, 2
DE50  s_or_b32 s7, s0, s1
DE54  s_add_i32 s0, s17, 0xff
DE5C  s_and_b32 s6, s19, 8
DE60  s_and_b32 s45, s0, 0xffffff00
DE68  s_cmp_lg_u32 s34, 0
DE6C  s_cselect_b64 s[4:5], -1, 0
DE70  s_bfe_u32 s16, s19, 0x20004
DE78  s_cmp_eq_u32 s16, 2
DE7C  s_cselect_b64 s[28:29], -1, 0
DE80  s_and_b64 s[0:1], s[28:29], exec
DE84  s_cselect_b32 s0, 0x3fffff, 0
DE8C  s_cmp_lg_u32 s16, 0
DE90  s_cselect_b32 s16, s0, 0x200000
DE98  s_mul_hi_u32 s0, s25, 0xcd9e8d57
DEA0  s_xor_b32 s0, s24, s0
DEA4  s_xor_b32 s0, s0, s36
DEA8  s_add_i32 s40, s36, 0x9e3779b9
DEB0  s_add_i32 s41, s37, 0xbb67ae85
DEB8  s_add_i32 s46, s36, 0x3c6ef372
DEC0  s_add_i32 s42, s37, 0x76cf5d0a
DEC8  s_add_i32 s47, s36, 0xdaa66d2b
DED0  s_add_i32 s48, s37, 0x32370b8f
DED8  s_add_i32 s49, s36, 0x78dde6e4
DEE0  s_add_i32 s50, s37, 0xed9eba14
DEE8  s_add_i32 s51, s36, 0x1715609d
DEF0  s_add_i32 s52, s37, 0xa9066899
DEF8  s_add_i32 s53, s36, 0xb54cda56
DF00  s_add_i32 s54, s37, 0x646e171e
DF08  s_add_i32 s55, s36, 0x5384540f
DF10  s_add_i32 s56, s37, 0x1fd5c5a3
DF18  s_add_i32 s57, s36, 0xf1bbcdc8
DF20  s_add_i32 s58, s37, 0xdb3d7428
DF28  s_add_i32 s36, s36, 0x8ff34781
DF30  s_add_i32 s59, s37, 0x96a522ad
DF38  v_lshlrev_b32_e32 v3, 6, v0
DF3C  v_and_b32_e32 v101, 60, v0
DF40  s_cmp_eq_u32 s6, 0
DF44  v_and_b32_e32 v1, 3, v0
DF48  v_and_b32_e32 v100, 0xc0, v3
DF50  v_bfe_u32 v102, v0, 6, 1
DF58  v_or_b32_e32 v3, s7, v101
DF5C  v_lshl_or_b32 v2, s2, 2, v1
DF64  v_or3_b32 v4, v3, v100, v102
DF6C  v_mov_b32_e32 v3, 0
DF70  v_lshlrev_b32_e32 v40, 2, v1
DF74  v_bfe_u32 v5, v0, 2, 4
DF7C  s_mul_hi_u32 s73, s0, 0xd2511f53
DF84  s_mul_i32 s74, s0, 0xd2511f53
DF8C  s_cselect_b64 s[0:1], -1, 0
DF90  v_cmp_gt_u32_e32 vcc, s27, v2
DF94  v_lshrrev_b32_e32 v103, 2, v0
DF98  v_bitop3_b32 v42, v40, v5, 1 bitop3:0x36
DFA0  v_bitop3_b32 v43, v40, v5, 2 bitop3:0x36
DFA8  v_bitop3_b32 v44, v40, v5, 3 bitop3:0x36
DFB0  s_mul_i32 s43, s25, 0xcd9e8d57
DFB8  v_cndmask_b32_e64 v4, v4, v2, s[0:1]
DFC0  s_and_b64 s[24:25], s[0:1], exec
DFC4  v_mov_b32_e32 v5, v3
DFC8  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
DFD0  s_mov_b32 s38, 0
DFD4  s_mov_b32 s19, 0xcd9e8d57
DFDC  v_lshrrev_b32_e32 v104, 6, v0
DFE0  v_cmp_le_u32_e64 s[6:7], s39, v2
DFE8  v_bitop3_b32 v41, v40, v103, 15 bitop3:0x78
DFF0  s_mov_b32 s60, 0xd2511f53
DFF8  s_cselect_b32 s61, s27, s39
DFFC  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
E004  s_mov_b64 s[24:25], -1
E008  s_xor_b64 s[10:11], vcc, -1
E00C  v_cmp_ne_u32_e64 s[4:5], 1, v6
E014  s_brev_b32 s62, 1
E018  s_mov_b32 s2, 0x3e800000
E020  s_mov_b32 s63, 0x7f7fffff
E028  s_mov_b32 s64, 0x7f800000
E030  s_movk_i32 s65, 0x70
E034  s_movk_i32 s66, 0x7000
E038  s_mov_b32 s67, 0x70000
E040  s_mov_b32 s68, 0x700000
E048  s_mov_b32 s69, 0x7000000
E050  s_brev_b32 s70, 14
E054  s_mov_b32 s71, 0x17fffff
E05C  s_xor_b32 s72, s40, s43
E060  s_xor_b32 s73, s41, s73
E064  s_xor_b32 s74, s42, s74
E068  v_mov_b32_e32 v45, 0x7f800000
E070  v_mov_b32_e32 v46, 0xfe
E078  s_waitcnt vmcnt(0) lgkmcnt(0)
E07C  s_barrier
E080  s_branch 6
E084  s_or_b64 exec, exec, s[40:41]
E088  s_xor_b64 s[24:25], s[24:25], -1
E08C  s_movk_i32 s38, 0x100
E090  s_andn2_b64 vcc, exec, s[24:25]
E094  s_mov_b64 s[24:25], 0
E098  s_cbranch_vccz 1468
E09C  v_add_u32_e32 v6, s38, v0
E0A0  v_lshrrev_b32_e32 v6, 2, v6
E0A4  v_add_u32_e32 v47, s44, v6
E0A8  v_cmp_le_u32_e32 vcc, s17, v47
E0AC  s_or_b64 s[40:41], vcc, s[10:11]
E0B0  s_mov_b64 s[38:39], 0
E0B4  s_and_saveexec_b64 s[42:43], s[40:41]
E0B8  s_xor_b64 s[40:41], exec, s[42:43]
E0BC  s_cbranch_execnz 9
E0C0  s_or_saveexec_b64 s[40:41], s[40:41]
E0C4  v_mov_b32_e32 v51, 0x7f
E0CC  s_xor_b64 exec, exec, s[40:41]
E0D0  s_cbranch_execnz 13
E0D4  s_or_b64 exec, exec, s[40:41]
E0D8  s_and_saveexec_b64 s[40:41], s[38:39]
E0DC  s_cbranch_execz 65513
E0E0  s_branch 1441
E0E4  v_cmp_le_u32_e32 vcc, s45, v47
E0E8  s_or_b64 s[38:39], s[0:1], vcc
E0EC  s_nor_b64 s[38:39], s[38:39], s[6:7]
E0F0  s_and_b64 s[38:39], s[38:39], exec
E0F4  s_or_saveexec_b64 s[40:41], s[40:41]
E0F8  v_mov_b32_e32 v51, 0x7f
E100  s_xor_b64 exec, exec, s[40:41]
E104  s_cbranch_execz 65523
E108  v_lshlrev_b32_e32 v7, 8, v6
E10C  v_lshl_or_b32 v6, v41, 4, v7
E114  ds_read_b128 v[8:11], v6
E11C  v_lshl_or_b32 v6, v42, 4, v7
E124  ds_read_b128 v[34:37], v6
E12C  s_and_b64 vcc, exec, s[4:5]
E130  s_waitcnt lgkmcnt(1)
E134  v_lshlrev_b32_e32 v18, 16, v9
E138  v_and_b32_e32 v32, 0xffff0000, v9
E140  v_lshl_or_b32 v9, v43, 4, v7
E148  v_lshl_or_b32 v7, v44, 4, v7
E150  ds_read_b128 v[48:51], v9
E158  ds_read_b128 v[52:55], v7
E160  v_lshlrev_b32_e32 v6, 16, v8
E164  v_and_b32_e32 v20, 0xffff0000, v8
E16C  v_lshlrev_b32_e32 v16, 16, v10
E170  v_and_b32_e32 v30, 0xffff0000, v10
E178  v_lshlrev_b32_e32 v14, 16, v11
E17C  v_and_b32_e32 v28, 0xffff0000, v11
E184  s_waitcnt lgkmcnt(2)
E188  v_lshlrev_b32_e32 v12, 16, v34
E18C  v_and_b32_e32 v26, 0xffff0000, v34
E194  v_lshlrev_b32_e32 v10, 16, v35
E198  v_and_b32_e32 v24, 0xffff0000, v35
E1A0  v_lshlrev_b32_e32 v8, 16, v36
E1A4  v_and_b32_e32 v22, 0xffff0000, v36
E1AC  v_lshlrev_b32_e32 v34, 16, v37
E1B0  v_and_b32_e32 v36, 0xffff0000, v37
E1B8  s_waitcnt lgkmcnt(1)
E1BC  v_lshlrev_b32_e32 v7, 16, v48
E1C0  v_and_b32_e32 v21, 0xffff0000, v48
E1C8  v_lshlrev_b32_e32 v19, 16, v49
E1CC  v_and_b32_e32 v33, 0xffff0000, v49
E1D4  v_lshlrev_b32_e32 v17, 16, v50
E1D8  v_and_b32_e32 v31, 0xffff0000, v50
E1E0  v_lshlrev_b32_e32 v15, 16, v51
E1E4  v_and_b32_e32 v29, 0xffff0000, v51
E1EC  s_waitcnt lgkmcnt(0)
E1F0  v_lshlrev_b32_e32 v13, 16, v52
E1F4  v_and_b32_e32 v27, 0xffff0000, v52
E1FC  v_lshlrev_b32_e32 v11, 16, v53
E200  v_and_b32_e32 v25, 0xffff0000, v53
E208  v_lshlrev_b32_e32 v9, 16, v54
E20C  v_and_b32_e32 v23, 0xffff0000, v54
E214  v_lshlrev_b32_e32 v35, 16, v55
E218  v_and_b32_e32 v37, 0xffff0000, v55
E220  s_cbranch_vccnz 96
E224  v_mov_b32_e32 v38, s34
E228  s_nop 0
E22C  v_lshlrev_b32_e32 v39, 31, v38
E230  v_xor_b32_e32 v6, v6, v39
E234  v_lshlrev_b32_e32 v39, 30, v38
E238  v_bitop3_b32 v20, v20, v39, s62 bitop3:0x78
E240  v_lshlrev_b32_e32 v39, 29, v38
E244  v_bitop3_b32 v18, v18, v39, s62 bitop3:0x78
E24C  v_lshlrev_b32_e32 v39, 28, v38
E250  v_bitop3_b32 v32, v32, v39, s62 bitop3:0x78
E258  v_lshlrev_b32_e32 v39, 27, v38
E25C  v_bitop3_b32 v16, v16, v39, s62 bitop3:0x78
E264  v_lshlrev_b32_e32 v39, 26, v38
E268  v_bitop3_b32 v30, v30, v39, s62 bitop3:0x78
E270  v_lshlrev_b32_e32 v39, 25, v38
E274  v_bitop3_b32 v14, v14, v39, s62 bitop3:0x78
E27C  v_lshlrev_b32_e32 v39, 24, v38
E280  v_bitop3_b32 v28, v28, v39, s62 bitop3:0x78
E288  v_lshlrev_b32_e32 v39, 23, v38
E28C  v_bitop3_b32 v12, v12, v39, s62 bitop3:0x78
E294  v_lshlrev_b32_e32 v39, 22, v38
E298  v_bitop3_b32 v26, v26, v39, s62 bitop3:0x78
E2A0  v_lshlrev_b32_e32 v39, 21, v38
E2A4  v_bitop3_b32 v10, v10, v39, s62 bitop3:0x78
E2AC  v_lshlrev_b32_e32 v39, 20, v38
E2B0  v_bitop3_b32 v24, v24, v39, s62 bitop3:0x78
E2B8  v_lshlrev_b32_e32 v39, 19, v38
E2BC  v_bitop3_b32 v8, v8, v39, s62 bitop3:0x78
E2C4  v_lshlrev_b32_e32 v39, 18, v38
E2C8  v_bitop3_b32 v22, v22, v39, s62 bitop3:0x78
E2D0  v_lshlrev_b32_e32 v39, 17, v38
E2D4  v_bitop3_b32 v34, v34, v39, s62 bitop3:0x78
E2DC  v_lshlrev_b32_e32 v39, 16, v38
E2E0  v_bitop3_b32 v36, v36, v39, s62 bitop3:0x78
E2E8  v_lshlrev_b32_e32 v39, 15, v38
E2EC  v_bitop3_b32 v7, v7, v39, s62 bitop3:0x78
E2F4  v_lshlrev_b32_e32 v39, 14, v38
E2F8  v_bitop3_b32 v21, v21, v39, s62 bitop3:0x78
E300  v_lshlrev_b32_e32 v39, 13, v38
E304  v_bitop3_b32 v19, v19, v39, s62 bitop3:0x78
E30C  v_lshlrev_b32_e32 v39, 12, v38
E310  v_bitop3_b32 v33, v33, v39, s62 bitop3:0x78
E318  v_lshlrev_b32_e32 v39, 11, v38
E31C  v_bitop3_b32 v17, v17, v39, s62 bitop3:0x78
E324  v_lshlrev_b32_e32 v39, 10, v38
E328  v_bitop3_b32 v31, v31, v39, s62 bitop3:0x78
E330  v_lshlrev_b32_e32 v39, 9, v38
E334  v_bitop3_b32 v15, v15, v39, s62 bitop3:0x78
E33C  v_lshlrev_b32_e32 v39, 8, v38
E340  v_bitop3_b32 v29, v29, v39, s62 bitop3:0x78
E348  v_lshlrev_b32_e32 v39, 7, v38
E34C  v_bitop3_b32 v13, v13, v39, s62 bitop3:0x78
E354  v_lshlrev_b32_e32 v39, 6, v38
E358  v_bitop3_b32 v27, v27, v39, s62 bitop3:0x78
E360  v_lshlrev_b32_e32 v39, 5, v38
E364  v_bitop3_b32 v11, v11, v39, s62 bitop3:0x78
E36C  v_lshlrev_b32_e32 v39, 4, v38
E370  v_bitop3_b32 v25, v25, v39, s62 bitop3:0x78
E378  v_lshlrev_b32_e32 v39, 3, v38
E37C  v_bitop3_b32 v9, v9, v39, s62 bitop3:0x78
E384  v_lshlrev_b32_e32 v39, 2, v38
E388  v_bitop3_b32 v23, v23, v39, s62 bitop3:0x78
E390  v_lshlrev_b32_e32 v39, 1, v38
E394  v_bitop3_b32 v35, v35, v39, s62 bitop3:0x78
E39C  v_bitop3_b32 v37, v37, v38, s62 bitop3:0x78
E3A4  v_pk_add_f32 v[38:39], v[6:7], v[20:21]
E3AC  v_pk_add_f32 v[6:7], v[6:7], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E3B4  v_pk_add_f32 v[20:21], v[18:19], v[32:33]
E3BC  v_pk_add_f32 v[18:19], v[18:19], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
E3C4  v_pk_add_f32 v[32:33], v[16:17], v[30:31]
E3CC  v_pk_add_f32 v[16:17], v[16:17], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
E3D4  v_pk_add_f32 v[30:31], v[14:15], v[28:29]
E3DC  v_pk_add_f32 v[14:15], v[14:15], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
E3E4  v_pk_add_f32 v[28:29], v[12:13], v[26:27]
E3EC  v_pk_add_f32 v[12:13], v[12:13], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
E3F4  v_pk_add_f32 v[26:27], v[10:11], v[24:25]
E3FC  v_pk_add_f32 v[10:11], v[10:11], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
E404  v_pk_add_f32 v[24:25], v[8:9], v[22:23]
E40C  v_pk_add_f32 v[8:9], v[8:9], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E414  v_pk_add_f32 v[22:23], v[34:35], v[36:37]
E41C  v_pk_add_f32 v[34:35], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
E424  v_pk_add_f32 v[36:37], v[38:39], v[20:21]
E42C  v_pk_add_f32 v[20:21], v[38:39], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E434  v_pk_add_f32 v[38:39], v[6:7], v[18:19]
E43C  v_pk_add_f32 v[6:7], v[6:7], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
E444  v_pk_add_f32 v[18:19], v[32:33], v[30:31]
E44C  v_pk_add_f32 v[30:31], v[32:33], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
E454  v_pk_add_f32 v[32:33], v[16:17], v[14:15]
E45C  v_pk_add_f32 v[14:15], v[16:17], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
E464  v_pk_add_f32 v[16:17], v[28:29], v[26:27]
E46C  v_pk_add_f32 v[26:27], v[28:29], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
E474  v_pk_add_f32 v[28:29], v[12:13], v[10:11]
E47C  v_pk_add_f32 v[10:11], v[12:13], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
E484  v_pk_add_f32 v[12:13], v[24:25], v[22:23]
E48C  v_pk_add_f32 v[22:23], v[24:25], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E494  v_pk_add_f32 v[24:25], v[8:9], v[34:35]
E49C  v_pk_add_f32 v[8:9], v[8:9], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
E4A4  v_pk_add_f32 v[34:35], v[36:37], v[18:19]
E4AC  v_pk_add_f32 v[18:19], v[36:37], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
E4B4  v_pk_add_f32 v[36:37], v[38:39], v[32:33]
E4BC  v_pk_add_f32 v[32:33], v[38:39], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
E4C4  v_pk_add_f32 v[38:39], v[20:21], v[30:31]
E4CC  v_pk_add_f32 v[20:21], v[20:21], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
E4D4  v_pk_add_f32 v[30:31], v[6:7], v[14:15]
E4DC  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
E4E4  v_pk_add_f32 v[14:15], v[16:17], v[12:13]
E4EC  v_pk_add_f32 v[12:13], v[16:17], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
E4F4  v_pk_add_f32 v[16:17], v[28:29], v[24:25]
E4FC  v_pk_add_f32 v[24:25], v[28:29], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
E504  v_pk_add_f32 v[28:29], v[26:27], v[22:23]
E50C  v_pk_add_f32 v[22:23], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E514  v_pk_add_f32 v[26:27], v[10:11], v[8:9]
E51C  v_pk_add_f32 v[8:9], v[10:11], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E524  v_pk_add_f32 v[10:11], v[34:35], v[14:15]
E52C  v_pk_add_f32 v[14:15], v[34:35], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
E534  v_pk_add_f32 v[34:35], v[36:37], v[16:17]
E53C  v_pk_add_f32 v[16:17], v[36:37], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
E544  v_pk_add_f32 v[48:49], v[38:39], v[28:29]
E54C  v_pk_add_f32 v[38:39], v[38:39], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
E554  v_pk_add_f32 v[28:29], v[30:31], v[26:27]
E55C  v_pk_add_f32 v[50:51], v[30:31], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
E564  v_pk_add_f32 v[30:31], v[20:21], v[22:23]
E56C  v_pk_add_f32 v[54:55], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E574  v_pk_mul_f32 v[36:37], v[10:11], s[2:3] op_sel_hi:[1,0]
E57C  v_pk_mul_f32 v[22:23], v[34:35], s[2:3] op_sel_hi:[1,0]
E584  v_pk_add_f32 v[26:27], v[18:19], v[12:13]
E58C  v_pk_add_f32 v[12:13], v[18:19], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
E594  v_pk_add_f32 v[18:19], v[32:33], v[24:25]
E59C  v_pk_add_f32 v[52:53], v[32:33], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
E5A4  v_pk_mul_f32 v[34:35], v[48:49], s[2:3] op_sel_hi:[1,0]
E5AC  v_pk_mul_f32 v[24:25], v[28:29], s[2:3] op_sel_hi:[1,0]
E5B4  v_and_b32_e32 v80, 0x7fffffff, v36
E5BC  v_and_b32_e32 v78, 0x7fffffff, v22
E5C4  v_pk_add_f32 v[20:21], v[6:7], v[8:9]
E5CC  v_pk_mul_f32 v[32:33], v[26:27], s[2:3] op_sel_hi:[1,0]
E5D4  v_pk_mul_f32 v[26:27], v[18:19], s[2:3] op_sel_hi:[1,0]
E5DC  v_pk_mul_f32 v[18:19], v[38:39], s[2:3] op_sel_hi:[1,0]
E5E4  v_max_u32_e32 v38, v78, v80
E5E8  v_and_b32_e32 v76, 0x7fffffff, v34
E5F0  v_and_b32_e32 v74, 0x7fffffff, v24
E5F8  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
E600  v_pk_mul_f32 v[28:29], v[20:21], s[2:3] op_sel_hi:[1,0]
E608  v_max3_u32 v38, v74, v76, v38
E610  v_and_b32_e32 v72, 0x7fffffff, v32
E618  v_and_b32_e32 v70, 0x7fffffff, v26
E620  v_pk_add_f32 v[56:57], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E628  v_pk_mul_f32 v[20:21], v[14:15], s[2:3] op_sel_hi:[1,0]
E630  v_pk_mul_f32 v[6:7], v[16:17], s[2:3] op_sel_hi:[1,0]
E638  v_max3_u32 v38, v70, v72, v38
E640  v_and_b32_e32 v68, 0x7fffffff, v30
E648  v_and_b32_e32 v66, 0x7fffffff, v28
E650  v_pk_mul_f32 v[8:9], v[50:51], s[2:3] op_sel_hi:[1,0]
E658  v_max3_u32 v38, v66, v68, v38
E660  v_and_b32_e32 v64, 0x7fffffff, v20
E668  v_and_b32_e32 v62, 0x7fffffff, v6
E670  v_pk_mul_f32 v[16:17], v[12:13], s[2:3] op_sel_hi:[1,0]
E678  v_pk_mul_f32 v[10:11], v[52:53], s[2:3] op_sel_hi:[1,0]
E680  v_pk_mul_f32 v[12:13], v[56:57], s[2:3] op_sel_hi:[1,0]
E688  v_max3_u32 v38, v62, v64, v38
E690  v_and_b32_e32 v59, 0x7fffffff, v18
E698  v_and_b32_e32 v57, 0x7fffffff, v8
E6A0  v_pk_mul_f32 v[14:15], v[54:55], s[2:3] op_sel_hi:[1,0]
E6A8  v_max3_u32 v38, v57, v59, v38
E6B0  v_and_b32_e32 v55, 0x7fffffff, v16
E6B8  v_and_b32_e32 v53, 0x7fffffff, v10
E6C0  v_max3_u32 v39, v53, v55, v38
E6C8  v_and_b32_e32 v51, 0x7fffffff, v14
E6D0  v_and_b32_e32 v38, 0x7fffffff, v12
E6D8  v_max3_u32 v39, v38, v51, v39
E6E0  v_and_b32_e32 v81, 0x7fffffff, v37
E6E8  v_and_b32_e32 v79, 0x7fffffff, v23
E6F0  v_max3_u32 v39, v79, v81, v39
E6F8  v_and_b32_e32 v77, 0x7fffffff, v35
E700  v_and_b32_e32 v75, 0x7fffffff, v25
E708  v_max3_u32 v39, v75, v77, v39
E710  v_and_b32_e32 v73, 0x7fffffff, v33
E718  v_and_b32_e32 v71, 0x7fffffff, v27
E720  v_max3_u32 v39, v71, v73, v39
E728  v_and_b32_e32 v69, 0x7fffffff, v31
E730  v_and_b32_e32 v67, 0x7fffffff, v29
E738  v_max3_u32 v39, v67, v69, v39
E740  v_and_b32_e32 v65, 0x7fffffff, v21
E748  v_and_b32_e32 v63, 0x7fffffff, v7
E750  v_max3_u32 v39, v63, v65, v39
E758  v_and_b32_e32 v61, 0x7fffffff, v19
E760  v_and_b32_e32 v58, 0x7fffffff, v9
E768  v_max3_u32 v39, v58, v61, v39
E770  v_and_b32_e32 v56, 0x7fffffff, v17
E778  v_and_b32_e32 v54, 0x7fffffff, v11
E780  v_max3_u32 v48, v54, v56, v39
E788  v_and_b32_e32 v52, 0x7fffffff, v15
E790  v_and_b32_e32 v39, 0x7fffffff, v13
E798  v_max3_u32 v82, v39, v52, v48
E7A0  v_cmp_lt_u32_e32 vcc, s63, v82
E7A4  v_mov_b32_e32 v48, 0
E7A8  v_mov_b32_e32 v49, 0
E7AC  v_mov_b32_e32 v50, 0
E7B0  v_mov_b32_e32 v60, 0
E7B4  s_and_saveexec_b64 s[42:43], vcc
E7B8  s_cbranch_execz 572
E7BC  v_sub_u32_e32 v50, 0x7f7fffff, v80
E7C4  v_sub_u32_e32 v82, 0x7f7fffff, v78
E7CC  v_ashrrev_i32_e32 v48, 31, v50
E7D0  v_and_b32_e32 v48, 7, v48
E7D4  v_sub_u32_e32 v84, 0x7f7fffff, v76
E7DC  v_ashrrev_i32_e32 v49, 31, v82
E7E0  v_and_or_b32 v48, v49, s65, v48
E7E8  v_sub_u32_e32 v86, 0x7f7fffff, v74
E7F0  v_ashrrev_i32_e32 v49, 31, v84
E7F4  v_and_or_b32 v48, v49, s23, v48
E7FC  v_sub_u32_e32 v88, 0x7f7fffff, v72
E804  v_ashrrev_i32_e32 v49, 31, v86
E808  v_and_or_b32 v48, v49, s66, v48
E810  v_sub_u32_e32 v90, 0x7f7fffff, v70
E818  v_ashrrev_i32_e32 v49, 31, v88
E81C  v_and_or_b32 v48, v49, s67, v48
E824  v_sub_u32_e32 v92, 0x7f7fffff, v68
E82C  v_ashrrev_i32_e32 v49, 31, v90
E830  v_and_or_b32 v48, v49, s68, v48
E838  v_sub_u32_e32 v94, 0x7f7fffff, v66
E840  v_ashrrev_i32_e32 v49, 31, v92
E844  v_and_or_b32 v48, v49, s69, v48
E84C  v_sub_u32_e32 v96, 0x7f7fffff, v64
E854  v_ashrrev_i32_e32 v49, 31, v94
E858  v_and_or_b32 v48, v49, s70, v48
E860  v_sub_u32_e32 v98, 0x7f7fffff, v62
E868  v_ashrrev_i32_e32 v49, 31, v96
E86C  v_and_b32_e32 v49, 7, v49
E870  v_sub_u32_e32 v118, 0x7f800000, v81
E878  v_ashrrev_i32_e32 v105, 31, v98
E87C  v_and_or_b32 v49, v105, s65, v49
E884  v_sub_u32_e32 v105, 0x7f7fffff, v59
E88C  v_sub_u32_e32 v60, 0x7f800000, v80
E894  v_ashrrev_i32_e32 v107, 31, v105
E898  v_and_or_b32 v49, v107, s23, v49
E8A0  v_sub_u32_e32 v107, 0x7f7fffff, v57
E8A8  v_sub_u32_e32 v83, 0x7f800000, v78
E8B0  v_ashrrev_i32_e32 v109, 31, v107
E8B4  v_and_or_b32 v49, v109, s66, v49
E8BC  v_sub_u32_e32 v109, 0x7f7fffff, v55
E8C4  v_lshrrev_b32_e32 v118, 31, v118
E8C8  v_ashrrev_i32_e32 v111, 31, v109
E8CC  v_and_or_b32 v49, v111, s67, v49
E8D4  v_sub_u32_e32 v111, 0x7f7fffff, v53
E8DC  v_lshrrev_b32_e32 v60, 31, v60
E8E0  v_ashrrev_i32_e32 v113, 31, v111
E8E4  v_and_or_b32 v49, v113, s68, v49
E8EC  v_sub_u32_e32 v113, 0x7f7fffff, v51
E8F4  v_add_u32_e32 v120, -1, v118
E8F8  v_ashrrev_i32_e32 v115, 31, v113
E8FC  v_and_or_b32 v49, v115, s69, v49
E904  v_sub_u32_e32 v115, 0x7f7fffff, v38
E90C  v_lshrrev_b32_e32 v50, 31, v50
E910  v_ashrrev_i32_e32 v117, 31, v115
E914  v_and_or_b32 v49, v117, s70, v49
E91C  v_sub_u32_e32 v117, 0x7f7fffff, v81
E924  v_add_u32_e32 v121, -1, v60
E928  v_lshrrev_b32_e32 v119, 31, v117
E92C  v_and_b32_e32 v123, 0x80000000, v120
E934  v_add_u32_e32 v119, -1, v119
E938  v_and_b32_e32 v122, 0x80000000, v121
E940  v_add_u32_e32 v50, -1, v50
E944  v_bitop3_b32 v37, v123, v37, v119 bitop3:0xc8
E94C  v_sub_u32_e32 v119, 0x7f800000, v79
E954  v_lshrrev_b32_e32 v83, 31, v83
E958  v_bitop3_b32 v36, v122, v36, v50 bitop3:0xc8
E960  v_lshrrev_b32_e32 v82, 31, v82
E964  v_add_u32_e32 v122, -1, v83
E968  v_sub_u32_e32 v85, 0x7f800000, v76
E970  v_and_b32_e32 v50, v121, v80
E974  v_ashrrev_i32_e32 v80, 31, v117
E978  v_sub_u32_e32 v117, 0x7f7fffff, v79
E980  v_lshrrev_b32_e32 v119, 31, v119
E984  v_and_b32_e32 v123, 0x80000000, v122
E98C  v_add_u32_e32 v82, -1, v82
E990  v_and_b32_e32 v78, v122, v78
E994  v_sub_u32_e32 v87, 0x7f800000, v74
E99C  v_and_b32_e32 v80, 7, v80
E9A0  v_and_b32_e32 v81, v120, v81
E9A4  v_add_u32_e32 v121, -1, v119
E9A8  v_lshrrev_b32_e32 v120, 31, v117
E9AC  v_bitop3_b32 v22, v123, v22, v82 bitop3:0xc8
E9B4  v_max_u32_e32 v50, v78, v50
E9B8  v_ashrrev_i32_e32 v78, 31, v117
E9BC  v_sub_u32_e32 v82, 0x7f800000, v77
E9C4  v_and_b32_e32 v124, 0x80000000, v121
E9CC  v_add_u32_e32 v120, -1, v120
E9D0  v_and_or_b32 v78, v78, s65, v80
E9D8  v_sub_u32_e32 v80, 0x7f7fffff, v77
E9E0  v_lshrrev_b32_e32 v85, 31, v85
E9E4  v_bitop3_b32 v23, v124, v23, v120 bitop3:0xc8
E9EC  v_lshrrev_b32_e32 v82, 31, v82
E9F0  v_add_u32_e32 v120, -1, v85
E9F4  v_lshrrev_b32_e32 v87, 31, v87
E9F8  v_add_u32_e32 v60, v83, v60
E9FC  v_and_b32_e32 v79, v121, v79
EA00  v_lshrrev_b32_e32 v83, 31, v80
EA04  v_add_u32_e32 v117, -1, v82
EA08  v_and_b32_e32 v121, 0x80000000, v120
EA10  v_and_b32_e32 v76, v120, v76
EA14  v_ashrrev_i32_e32 v80, 31, v80
EA18  v_add_u32_e32 v120, -1, v87
EA1C  v_and_b32_e32 v122, 0x80000000, v117
EA24  v_add_u32_e32 v83, -1, v83
EA28  v_and_or_b32 v78, v80, s23, v78
EA30  v_sub_u32_e32 v80, 0x7f7fffff, v75
EA38  v_and_b32_e32 v74, v120, v74
EA3C  v_bitop3_b32 v35, v122, v35, v83 bitop3:0xc8
EA44  v_sub_u32_e32 v83, 0x7f800000, v75
EA4C  v_max3_u32 v50, v74, v76, v50
EA54  v_ashrrev_i32_e32 v74, 31, v80
EA58  v_lshrrev_b32_e32 v84, 31, v84
EA5C  v_and_or_b32 v74, v74, s66, v78
EA64  v_sub_u32_e32 v78, 0x7f800000, v73
EA6C  v_sub_u32_e32 v89, 0x7f800000, v72
EA74  v_add_u32_e32 v84, -1, v84
EA78  v_lshrrev_b32_e32 v86, 31, v86
EA7C  v_lshrrev_b32_e32 v83, 31, v83
EA80  v_bitop3_b32 v34, v121, v34, v84 bitop3:0xc8
EA88  v_and_b32_e32 v77, v117, v77
EA8C  v_lshrrev_b32_e32 v84, 31, v80
EA90  v_add_u32_e32 v117, -1, v83
EA94  v_and_b32_e32 v121, 0x80000000, v120
EA9C  v_add_u32_e32 v86, -1, v86
EAA0  v_add3_u32 v60, v85, v60, v87
EAA8  v_sub_u32_e32 v76, 0x7f7fffff, v73
EAB0  v_lshrrev_b32_e32 v85, 31, v89
EAB4  v_lshrrev_b32_e32 v78, 31, v78
EAB8  v_sub_u32_e32 v91, 0x7f800000, v70
EAC0  v_and_b32_e32 v122, 0x80000000, v117
EAC8  v_add_u32_e32 v84, -1, v84
EACC  v_bitop3_b32 v24, v121, v24, v86 bitop3:0xc8
EAD4  v_add_u32_e32 v86, -1, v78
EAD8  v_lshrrev_b32_e32 v80, 31, v76
EADC  v_add_u32_e32 v87, -1, v85
EAE0  v_bitop3_b32 v25, v122, v25, v84 bitop3:0xc8
EAE8  v_lshrrev_b32_e32 v84, 31, v88
EAEC  v_and_b32_e32 v88, 0x80000000, v87
EAF4  v_and_b32_e32 v89, 0x80000000, v86
EAFC  v_add_u32_e32 v80, -1, v80
EB00  v_and_b32_e32 v72, v87, v72
EB04  v_lshrrev_b32_e32 v87, 31, v91
EB08  v_bitop3_b32 v33, v89, v33, v80 bitop3:0xc8
EB10  v_ashrrev_i32_e32 v76, 31, v76
EB14  v_add_u32_e32 v89, -1, v87
EB18  v_and_or_b32 v74, v76, s67, v74
EB20  v_sub_u32_e32 v76, 0x7f7fffff, v71
EB28  v_and_b32_e32 v70, v89, v70
EB2C  v_max3_u32 v50, v70, v72, v50
EB34  v_ashrrev_i32_e32 v70, 31, v76
EB38  v_and_or_b32 v70, v70, s68, v74
EB40  v_sub_u32_e32 v74, 0x7f800000, v69
EB48  v_and_b32_e32 v73, v86, v73
EB4C  v_sub_u32_e32 v80, 0x7f800000, v71
EB54  v_lshrrev_b32_e32 v86, 31, v90
EB58  v_sub_u32_e32 v93, 0x7f800000, v68
EB60  v_add_u32_e32 v84, -1, v84
EB64  v_and_b32_e32 v90, 0x80000000, v89
EB6C  v_add_u32_e32 v86, -1, v86
EB70  v_sub_u32_e32 v72, 0x7f7fffff, v69
EB78  v_lshrrev_b32_e32 v74, 31, v74
EB7C  v_bitop3_b32 v32, v88, v32, v84 bitop3:0xc8
EB84  v_lshrrev_b32_e32 v84, 31, v76
EB88  v_lshrrev_b32_e32 v80, 31, v80
EB8C  v_bitop3_b32 v26, v90, v26, v86 bitop3:0xc8
EB94  v_add3_u32 v60, v85, v60, v87
EB9C  v_lshrrev_b32_e32 v85, 31, v93
EBA0  v_lshrrev_b32_e32 v76, 31, v72
EBA4  v_add_u32_e32 v86, -1, v74
EBA8  v_sub_u32_e32 v95, 0x7f800000, v66
EBB0  v_add_u32_e32 v88, -1, v80
EBB4  v_add_u32_e32 v87, -1, v85
EBB8  v_and_b32_e32 v89, 0x80000000, v86
EBC0  v_add_u32_e32 v76, -1, v76
EBC4  v_and_b32_e32 v91, 0x80000000, v88
EBCC  v_add_u32_e32 v84, -1, v84
EBD0  v_and_b32_e32 v71, v88, v71
EBD4  v_and_b32_e32 v88, 0x80000000, v87
EBDC  v_bitop3_b32 v31, v89, v31, v76 bitop3:0xc8
EBE4  v_and_b32_e32 v68, v87, v68
EBE8  v_sub_u32_e32 v76, 0x7f800000, v67
EBF0  v_lshrrev_b32_e32 v87, 31, v95
EBF4  v_bitop3_b32 v27, v91, v27, v84 bitop3:0xc8
EBFC  v_lshrrev_b32_e32 v84, 31, v92
EC00  v_ashrrev_i32_e32 v72, 31, v72
EC04  v_add_u32_e32 v89, -1, v87
EC08  v_add_u32_e32 v84, -1, v84
EC0C  v_and_or_b32 v70, v72, s69, v70
EC14  v_sub_u32_e32 v72, 0x7f7fffff, v67
EC1C  v_lshrrev_b32_e32 v76, 31, v76
EC20  v_and_b32_e32 v66, v89, v66
EC24  v_sub_u32_e32 v97, 0x7f800000, v64
EC2C  v_bitop3_b32 v30, v88, v30, v84 bitop3:0xc8
EC34  v_add_u32_e32 v88, -1, v76
EC38  v_lshrrev_b32_e32 v84, 31, v72
EC3C  v_max3_u32 v66, v66, v68, v50
EC44  v_ashrrev_i32_e32 v50, 31, v72
EC48  v_and_b32_e32 v91, 0x80000000, v88
EC50  v_add_u32_e32 v84, -1, v84
EC54  v_add3_u32 v60, v85, v60, v87
EC5C  v_and_or_b32 v50, v50, s70, v70
EC64  v_sub_u32_e32 v70, 0x7f800000, v65
EC6C  v_lshrrev_b32_e32 v85, 31, v97
EC70  v_and_b32_e32 v69, v86, v69
EC74  v_lshrrev_b32_e32 v86, 31, v94
EC78  v_bitop3_b32 v29, v91, v29, v84 bitop3:0xc8
EC80  v_lshrrev_b32_e32 v84, 31, v96
EC84  v_add_u32_e32 v87, -1, v85
EC88  v_sub_u32_e32 v99, 0x7f800000, v62
EC90  v_and_b32_e32 v90, 0x80000000, v89
EC98  v_add_u32_e32 v86, -1, v86
EC9C  v_and_b32_e32 v67, v88, v67
ECA0  v_sub_u32_e32 v68, 0x7f7fffff, v65
ECA8  v_lshrrev_b32_e32 v70, 31, v70
ECAC  v_and_b32_e32 v88, 0x80000000, v87
ECB4  v_add_u32_e32 v84, -1, v84
ECB8  v_bitop3_b32 v28, v90, v28, v86 bitop3:0xc8
ECC0  v_add_u32_e32 v86, -1, v70
ECC4  v_lshrrev_b32_e32 v72, 31, v68
ECC8  v_bitop3_b32 v20, v88, v20, v84 bitop3:0xc8
ECD0  v_lshrrev_b32_e32 v88, 31, v99
ECD4  v_and_b32_e32 v89, 0x80000000, v86
ECDC  v_add_u32_e32 v72, -1, v72
ECE0  v_sub_u32_e32 v84, 0x7f800000, v63
ECE8  v_add_u32_e32 v90, -1, v88
ECEC  v_bitop3_b32 v21, v89, v21, v72 bitop3:0xc8
ECF4  v_and_b32_e32 v64, v87, v64
ECF8  v_ashrrev_i32_e32 v68, 31, v68
ECFC  v_sub_u32_e32 v72, 0x7f7fffff, v63
ED04  v_and_b32_e32 v62, v90, v62
ED08  v_and_b32_e32 v68, 7, v68
ED0C  v_lshrrev_b32_e32 v84, 31, v84
ED10  v_max3_u32 v62, v62, v64, v66
ED18  v_ashrrev_i32_e32 v64, 31, v72
ED1C  v_and_b32_e32 v65, v86, v65
ED20  v_lshrrev_b32_e32 v86, 31, v72
ED24  v_add_u32_e32 v89, -1, v84
ED28  v_and_or_b32 v64, v64, s65, v68
ED30  v_sub_u32_e32 v68, 0x7f800000, v61
ED38  v_sub_u32_e32 v106, 0x7f800000, v59
ED40  v_lshrrev_b32_e32 v87, 31, v98
ED44  v_and_b32_e32 v92, 0x80000000, v89
ED4C  v_add_u32_e32 v86, -1, v86
ED50  v_and_b32_e32 v91, 0x80000000, v90
ED58  v_add_u32_e32 v87, -1, v87
ED5C  v_bitop3_b32 v7, v92, v7, v86 bitop3:0xc8
ED64  v_sub_u32_e32 v66, 0x7f7fffff, v61
ED6C  v_lshrrev_b32_e32 v86, 31, v106
ED70  v_lshrrev_b32_e32 v68, 31, v68
ED74  v_sub_u32_e32 v108, 0x7f800000, v57
ED7C  v_bitop3_b32 v6, v91, v6, v87 bitop3:0xc8
ED84  v_add3_u32 v60, v85, v60, v88
ED8C  v_add_u32_e32 v87, -1, v68
ED90  v_lshrrev_b32_e32 v72, 31, v66
ED94  v_add_u32_e32 v88, -1, v86
ED98  v_and_b32_e32 v63, v89, v63
ED9C  v_and_b32_e32 v89, 0x80000000, v88
EDA4  v_and_b32_e32 v90, 0x80000000, v87
EDAC  v_add_u32_e32 v72, -1, v72
EDB0  v_and_b32_e32 v59, v88, v59
EDB4  v_lshrrev_b32_e32 v88, 31, v108
EDB8  v_bitop3_b32 v19, v90, v19, v72 bitop3:0xc8
EDC0  v_ashrrev_i32_e32 v66, 31, v66
EDC4  v_add_u32_e32 v90, -1, v88
EDC8  v_and_or_b32 v64, v66, s23, v64
EDD0  v_sub_u32_e32 v66, 0x7f7fffff, v58
EDD8  v_and_b32_e32 v57, v90, v57
EDDC  v_max3_u32 v57, v57, v59, v62
EDE4  v_ashrrev_i32_e32 v59, 31, v66
EDE8  v_sub_u32_e32 v72, 0x7f800000, v58
EDF0  v_and_or_b32 v59, v59, s66, v64
EDF8  v_sub_u32_e32 v64, 0x7f800000, v56
EE00  v_sub_u32_e32 v110, 0x7f800000, v55
EE08  v_lshrrev_b32_e32 v85, 31, v105
EE0C  v_and_b32_e32 v61, v87, v61
EE10  v_lshrrev_b32_e32 v87, 31, v107
EE14  v_add_u32_e32 v85, -1, v85
EE18  v_lshrrev_b32_e32 v72, 31, v72
EE1C  v_and_b32_e32 v91, 0x80000000, v90
EE24  v_add_u32_e32 v87, -1, v87
EE28  v_add3_u32 v60, v86, v60, v88
EE30  v_sub_u32_e32 v62, 0x7f7fffff, v56
EE38  v_lshrrev_b32_e32 v86, 31, v110
EE3C  v_lshrrev_b32_e32 v64, 31, v64
EE40  v_sub_u32_e32 v112, 0x7f800000, v53
EE48  v_bitop3_b32 v18, v89, v18, v85 bitop3:0xc8
EE50  v_lshrrev_b32_e32 v85, 31, v66
EE54  v_add_u32_e32 v89, -1, v72
EE58  v_bitop3_b32 v8, v91, v8, v87 bitop3:0xc8
EE60  v_add_u32_e32 v87, -1, v64
EE64  v_lshrrev_b32_e32 v66, 31, v62
EE68  v_add_u32_e32 v88, -1, v86
EE6C  v_and_b32_e32 v92, 0x80000000, v89
EE74  v_and_b32_e32 v58, v89, v58
EE78  v_and_b32_e32 v89, 0x80000000, v88
EE80  v_and_b32_e32 v90, 0x80000000, v87
EE88  v_add_u32_e32 v66, -1, v66
EE8C  v_and_b32_e32 v55, v88, v55
EE90  v_lshrrev_b32_e32 v88, 31, v112
EE94  v_bitop3_b32 v17, v90, v17, v66 bitop3:0xc8
EE9C  v_ashrrev_i32_e32 v62, 31, v62
EEA0  v_add_u32_e32 v90, -1, v88
EEA4  v_and_or_b32 v59, v62, s67, v59
EEAC  v_sub_u32_e32 v62, 0x7f7fffff, v54
EEB4  v_and_b32_e32 v53, v90, v53
EEB8  v_max3_u32 v53, v53, v55, v57
EEC0  v_ashrrev_i32_e32 v55, 31, v62
EEC4  v_add_u32_e32 v85, -1, v85
EEC8  v_sub_u32_e32 v66, 0x7f800000, v54
EED0  v_and_or_b32 v55, v55, s68, v59
EED8  v_sub_u32_e32 v59, 0x7f800000, v52
EEE0  v_sub_u32_e32 v114, 0x7f800000, v51
EEE8  v_bitop3_b32 v9, v92, v9, v85 bitop3:0xc8
EEF0  v_lshrrev_b32_e32 v85, 31, v109
EEF4  v_and_b32_e32 v56, v87, v56
EEF8  v_lshrrev_b32_e32 v87, 31, v111
EEFC  v_add_u32_e32 v85, -1, v85
EF00  v_lshrrev_b32_e32 v66, 31, v66
EF04  v_and_b32_e32 v91, 0x80000000, v90
EF0C  v_add_u32_e32 v87, -1, v87
EF10  v_add3_u32 v60, v86, v60, v88
EF18  v_sub_u32_e32 v57, 0x7f7fffff, v52
EF20  v_lshrrev_b32_e32 v86, 31, v114
EF24  v_lshrrev_b32_e32 v59, 31, v59
EF28  v_sub_u32_e32 v116, 0x7f800000, v38
EF30  v_bitop3_b32 v16, v89, v16, v85 bitop3:0xc8
EF38  v_lshrrev_b32_e32 v85, 31, v62
EF3C  v_add_u32_e32 v89, -1, v66
EF40  v_bitop3_b32 v10, v91, v10, v87 bitop3:0xc8
EF48  v_add_u32_e32 v87, -1, v59
EF4C  v_lshrrev_b32_e32 v62, 31, v57
EF50  v_add_u32_e32 v88, -1, v86
EF54  v_and_b32_e32 v92, 0x80000000, v89
EF5C  v_and_b32_e32 v54, v89, v54
EF60  v_and_b32_e32 v89, 0x80000000, v88
EF68  v_and_b32_e32 v90, 0x80000000, v87
EF70  v_add_u32_e32 v62, -1, v62
EF74  v_and_b32_e32 v51, v88, v51
EF78  v_lshrrev_b32_e32 v88, 31, v116
EF7C  v_bitop3_b32 v15, v90, v15, v62 bitop3:0xc8
EF84  v_add_u32_e32 v90, -1, v88
EF88  v_and_b32_e32 v38, v90, v38
EF8C  v_add3_u32 v60, v86, v60, v88
EF94  v_max3_u32 v38, v38, v51, v53
EF9C  v_add3_u32 v51, v118, v60, v119
EFA4  v_and_b32_e32 v75, v117, v75
EFA8  v_max3_u32 v38, v79, v81, v38
EFB0  v_add3_u32 v51, v82, v51, v83
EFB8  v_max3_u32 v38, v75, v77, v38
EFC0  v_add3_u32 v51, v78, v51, v80
EFC8  v_add_u32_e32 v85, -1, v85
EFCC  v_sub_u32_e32 v62, 0x7f800000, v39
EFD4  v_max3_u32 v38, v71, v73, v38
EFDC  v_add3_u32 v51, v74, v51, v76
EFE4  v_bitop3_b32 v11, v92, v11, v85 bitop3:0xc8
EFEC  v_lshrrev_b32_e32 v85, 31, v113
EFF0  v_max3_u32 v38, v67, v69, v38
EFF8  v_add3_u32 v51, v70, v51, v84
F000  v_add_u32_e32 v85, -1, v85
F004  v_ashrrev_i32_e32 v57, 31, v57
F008  v_lshrrev_b32_e32 v62, 31, v62
F00C  v_max3_u32 v38, v63, v65, v38
F014  v_add3_u32 v51, v68, v51, v72
F01C  v_bitop3_b32 v14, v89, v14, v85 bitop3:0xc8
F024  v_and_or_b32 v55, v57, s69, v55
F02C  v_sub_u32_e32 v57, 0x7f7fffff, v39
F034  v_add_u32_e32 v89, -1, v62
F038  v_max3_u32 v38, v58, v61, v38
F040  v_add3_u32 v51, v64, v51, v66
F048  v_and_b32_e32 v52, v87, v52
F04C  v_lshrrev_b32_e32 v87, 31, v115
F050  v_lshrrev_b32_e32 v85, 31, v57
F054  v_max3_u32 v38, v54, v56, v38
F05C  v_add3_u32 v51, v59, v51, v62
F064  v_and_b32_e32 v39, v89, v39
F068  v_and_b32_e32 v91, 0x80000000, v90
F070  v_and_b32_e32 v92, 0x80000000, v89
F078  v_add_u32_e32 v87, -1, v87
F07C  v_add_u32_e32 v85, -1, v85
F080  v_ashrrev_i32_e32 v53, 31, v57
F084  v_max3_u32 v38, v39, v52, v38
F08C  v_cmp_ne_u32_e32 vcc, 32, v51
F090  v_bitop3_b32 v13, v92, v13, v85 bitop3:0xc8
F098  v_bitop3_b32 v12, v91, v12, v87 bitop3:0xc8
F0A0  v_and_or_b32 v60, v53, s70, v55
F0A8  v_cndmask_b32_e32 v82, v45, v38, vcc
F0AC  s_or_b64 exec, exec, s[42:43]
F0B0  v_cmp_ne_u32_e32 vcc, 0, v82
F0B4  v_mov_b32_e32 v51, 0x7f
F0BC  s_and_saveexec_b64 s[42:43], vcc
F0C0  v_add_u32_e32 v38, s16, v82
F0C4  v_lshrrev_b32_e32 v39, 23, v38
F0C8  v_add_u32_e32 v39, -2, v39
F0CC  v_cmp_lt_u32_e32 vcc, s71, v38
F0D0  s_nop 1
F0D4  v_cndmask_b32_e32 v38, 0, v39, vcc
F0D8  v_cmp_eq_u32_e32 vcc, s64, v82
F0DC  s_and_b64 vcc, s[28:29], vcc
F0E0  s_nop 0
F0E4  v_cndmask_b32_e32 v51, v38, v46, vcc
F0E8  s_or_b64 exec, exec, s[42:43]
F0EC  v_cmp_eq_u32_e32 vcc, 0, v51
F0F0  s_cbranch_vccz 37
F0F4  s_nop 0
F0F8  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
F100  v_pk_mul_f32 v[36:37], v[38:39], v[36:37] op_sel_hi:[0,1]
F108  v_pk_mul_f32 v[22:23], v[38:39], v[22:23] op_sel_hi:[0,1]
F110  v_pk_mul_f32 v[34:35], v[38:39], v[34:35] op_sel_hi:[0,1]
F118  v_pk_mul_f32 v[24:25], v[38:39], v[24:25] op_sel_hi:[0,1]
F120  v_pk_mul_f32 v[32:33], v[38:39], v[32:33] op_sel_hi:[0,1]
F128  v_pk_mul_f32 v[26:27], v[38:39], v[26:27] op_sel_hi:[0,1]
F130  v_pk_mul_f32 v[30:31], v[38:39], v[30:31] op_sel_hi:[0,1]
F138  v_pk_mul_f32 v[28:29], v[38:39], v[28:29] op_sel_hi:[0,1]
F140  v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
F148  v_pk_mul_f32 v[6:7], v[38:39], v[6:7] op_sel_hi:[0,1]
F150  v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
F158  v_pk_mul_f32 v[8:9], v[38:39], v[8:9] op_sel_hi:[0,1]
F160  v_pk_mul_f32 v[16:17], v[38:39], v[16:17] op_sel_hi:[0,1]
F168  v_pk_mul_f32 v[10:11], v[38:39], v[10:11] op_sel_hi:[0,1]
F170  v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
F178  v_pk_mul_f32 v[12:13], v[38:39], v[12:13] op_sel_hi:[0,1]
F180  v_max_u32_e32 v52, 1, v51
F184  s_branch 1
F188  v_mov_b32_e32 v52, v51
F18C  v_mad_u64_u32 v[38:39], s[42:43], v47, s27, v[2:3]
F194  v_lshlrev_b32_e32 v68, 2, v38
F198  v_lshlrev_b32_e32 v61, 23, v52
F19C  v_mad_u64_u32 v[52:53], s[42:43], v68, s60, 0
F1A4  v_xor_b32_e32 v53, s37, v53
F1A8  v_xor_b32_e32 v53, s26, v53
F1AC  v_mad_u64_u32 v[54:55], s[42:43], v53, s19, 0
F1B4  v_xor_b32_e32 v53, s72, v55
F1B8  v_xor_b32_e32 v55, s73, v52
F1BC  v_mad_u64_u32 v[52:53], s[42:43], v53, s60, 0
F1C4  v_mad_u64_u32 v[56:57], s[42:43], v55, s19, 0
F1CC  v_xor_b32_e32 v54, v54, v57
F1D0  v_xor_b32_e32 v53, s74, v53
F1D4  v_xor_b32_e32 v54, s46, v54
F1D8  v_mad_u64_u32 v[58:59], s[42:43], v53, s19, 0
F1E0  v_mad_u64_u32 v[54:55], s[42:43], v54, s60, 0
F1E8  v_xor_b32_e32 v53, v56, v59
F1EC  v_xor_b32_e32 v53, s47, v53
F1F0  v_xor_b32_e32 v52, v52, v55
F1F4  v_xor_b32_e32 v55, s48, v52
F1F8  v_mad_u64_u32 v[52:53], s[42:43], v53, s60, 0
F200  v_mad_u64_u32 v[56:57], s[42:43], v55, s19, 0
F208  v_xor_b32_e32 v53, v54, v53
F20C  v_xor_b32_e32 v55, v58, v57
F210  v_xor_b32_e32 v53, s50, v53
F214  v_xor_b32_e32 v55, s49, v55
F218  v_mad_u64_u32 v[58:59], s[42:43], v53, s19, 0
F220  v_mad_u64_u32 v[54:55], s[42:43], v55, s60, 0
F228  v_xor_b32_e32 v53, v56, v59
F22C  v_xor_b32_e32 v53, s51, v53
F230  v_xor_b32_e32 v52, v52, v55
F234  v_xor_b32_e32 v55, s52, v52
F238  v_mad_u64_u32 v[52:53], s[42:43], v53, s60, 0
F240  v_mad_u64_u32 v[56:57], s[42:43], v55, s19, 0
F248  v_xor_b32_e32 v53, v54, v53
F24C  v_xor_b32_e32 v55, v58, v57
F250  v_xor_b32_e32 v53, s54, v53
F254  v_xor_b32_e32 v55, s53, v55
F258  v_mad_u64_u32 v[58:59], s[42:43], v53, s19, 0
F260  v_mad_u64_u32 v[54:55], s[42:43], v55, s60, 0
F268  v_xor_b32_e32 v53, v56, v59
F26C  v_xor_b32_e32 v53, s55, v53
F270  v_xor_b32_e32 v52, v52, v55
F274  v_xor_b32_e32 v55, s56, v52
F278  v_mad_u64_u32 v[52:53], s[42:43], v53, s60, 0
F280  v_mad_u64_u32 v[56:57], s[42:43], v55, s19, 0
F288  v_xor_b32_e32 v53, v54, v53
F28C  v_xor_b32_e32 v55, v58, v57
F290  v_xor_b32_e32 v53, s58, v53
F294  v_xor_b32_e32 v55, s57, v55
F298  v_mad_u64_u32 v[58:59], s[42:43], v53, s19, 0
F2A0  v_mad_u64_u32 v[54:55], s[42:43], v55, s60, 0
F2A8  v_xor_b32_e32 v53, v56, v59
F2AC  v_xor_b32_e32 v59, s36, v53
F2B0  v_xor_b32_e32 v52, v52, v55
F2B4  v_mov_b32_e32 v53, v22
F2B8  v_mov_b32_e32 v57, v24
F2BC  v_mov_b32_e32 v22, 0
F2C0  v_mov_b32_e32 v24, 0
F2C4  v_xor_b32_e32 v55, s59, v52
F2C8  v_mov_b32_e32 v52, v36
F2CC  v_mov_b32_e32 v56, v34
F2D0  v_mov_b32_e32 v62, v32
F2D4  v_mov_b32_e32 v63, v26
F2D8  v_mov_b32_e32 v64, v30
F2DC  v_mov_b32_e32 v65, v28
F2E0  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[52:53], v59, v61
F2E8  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[62:63], v55, v61 op_sel:[0,0,0,1]
F2F0  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[56:57], v58, v61 op_sel:[0,0,1,0]
F2F8  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[64:65], v54, v61 op_sel:[0,0,1,1]
F300  s_nop 0
F304  v_mov_b32_e32 v64, v16
F308  v_or3_b32 v52, v24, v48, v22
F310  v_or_b32_e32 v22, 1, v68
F314  v_mad_u64_u32 v[54:55], s[42:43], v22, s60, 0
F31C  v_xor_b32_e32 v22, s37, v55
F320  v_xor_b32_e32 v22, s26, v22
F324  v_mad_u64_u32 v[56:57], s[42:43], v22, s19, 0
F32C  v_xor_b32_e32 v24, s73, v54
F330  v_xor_b32_e32 v22, s72, v57
F334  v_mad_u64_u32 v[58:59], s[42:43], v24, s19, 0
F33C  v_mad_u64_u32 v[54:55], s[42:43], v22, s60, 0
F344  v_xor_b32_e32 v22, v56, v59
F348  v_xor_b32_e32 v22, s46, v22
F34C  v_xor_b32_e32 v24, s74, v55
F350  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F358  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F360  v_xor_b32_e32 v22, v58, v63
F364  v_xor_b32_e32 v24, v54, v57
F368  v_xor_b32_e32 v22, s47, v22
F36C  v_xor_b32_e32 v24, s48, v24
F370  v_mad_u64_u32 v[54:55], s[42:43], v22, s60, 0
F378  v_mad_u64_u32 v[58:59], s[42:43], v24, s19, 0
F380  v_xor_b32_e32 v22, v62, v59
F384  v_xor_b32_e32 v24, v56, v55
F388  v_xor_b32_e32 v22, s49, v22
F38C  v_xor_b32_e32 v24, s50, v24
F390  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F398  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F3A0  v_xor_b32_e32 v22, v58, v63
F3A4  v_xor_b32_e32 v24, v54, v57
F3A8  v_xor_b32_e32 v22, s51, v22
F3AC  v_xor_b32_e32 v24, s52, v24
F3B0  v_mad_u64_u32 v[54:55], s[42:43], v22, s60, 0
F3B8  v_mad_u64_u32 v[58:59], s[42:43], v24, s19, 0
F3C0  v_xor_b32_e32 v22, v62, v59
F3C4  v_xor_b32_e32 v24, v56, v55
F3C8  v_xor_b32_e32 v22, s53, v22
F3CC  v_xor_b32_e32 v24, s54, v24
F3D0  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F3D8  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F3E0  v_xor_b32_e32 v22, v58, v63
F3E4  v_xor_b32_e32 v24, v54, v57
F3E8  v_xor_b32_e32 v22, s55, v22
F3EC  v_xor_b32_e32 v24, s56, v24
F3F0  v_mad_u64_u32 v[54:55], s[42:43], v22, s60, 0
F3F8  v_mad_u64_u32 v[58:59], s[42:43], v24, s19, 0
F400  v_xor_b32_e32 v22, v62, v59
F404  v_xor_b32_e32 v24, v56, v55
F408  v_xor_b32_e32 v22, s57, v22
F40C  v_xor_b32_e32 v24, s58, v24
F410  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F418  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F420  v_xor_b32_e32 v22, v58, v63
F424  v_xor_b32_e32 v24, v54, v57
F428  v_mov_b32_e32 v55, v6
F42C  v_mov_b32_e32 v59, v8
F430  v_mov_b32_e32 v6, 0
F434  v_mov_b32_e32 v8, 0
F438  v_xor_b32_e32 v22, s36, v22
F43C  v_xor_b32_e32 v24, s59, v24
F440  v_mov_b32_e32 v54, v20
F444  v_mov_b32_e32 v58, v18
F448  v_mov_b32_e32 v65, v10
F44C  v_mov_b32_e32 v66, v14
F450  v_mov_b32_e32 v67, v12
F454  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[54:55], v22, v61
F45C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[64:65], v24, v61 op_sel:[0,0,0,1]
F464  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[58:59], v62, v61 op_sel:[0,0,1,0]
F46C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[66:67], v56, v61 op_sel:[0,0,1,1]
F474  s_nop 0
F478  v_mov_b32_e32 v10, 0
F47C  v_or3_b32 v53, v8, v49, v6
F484  v_or_b32_e32 v6, 2, v68
F488  v_mad_u64_u32 v[48:49], s[42:43], v6, s60, 0
F490  v_xor_b32_e32 v6, s37, v49
F494  v_xor_b32_e32 v6, s26, v6
F498  v_mad_u64_u32 v[54:55], s[42:43], v6, s19, 0
F4A0  v_xor_b32_e32 v6, s72, v55
F4A4  v_xor_b32_e32 v8, s73, v48
F4A8  v_mad_u64_u32 v[48:49], s[42:43], v6, s60, 0
F4B0  v_mad_u64_u32 v[56:57], s[42:43], v8, s19, 0
F4B8  v_xor_b32_e32 v6, v54, v57
F4BC  v_xor_b32_e32 v8, s74, v49
F4C0  v_xor_b32_e32 v6, s46, v6
F4C4  v_mad_u64_u32 v[58:59], s[42:43], v8, s19, 0
F4CC  v_mad_u64_u32 v[54:55], s[42:43], v6, s60, 0
F4D4  v_xor_b32_e32 v6, v56, v59
F4D8  v_xor_b32_e32 v6, s47, v6
F4DC  v_xor_b32_e32 v8, v48, v55
F4E0  v_xor_b32_e32 v8, s48, v8
F4E4  v_mad_u64_u32 v[48:49], s[42:43], v6, s60, 0
F4EC  v_mad_u64_u32 v[56:57], s[42:43], v8, s19, 0
F4F4  v_xor_b32_e32 v8, v54, v49
F4F8  v_xor_b32_e32 v6, v58, v57
F4FC  v_xor_b32_e32 v8, s50, v8
F500  v_xor_b32_e32 v6, s49, v6
F504  v_mad_u64_u32 v[58:59], s[42:43], v8, s19, 0
F50C  v_mad_u64_u32 v[54:55], s[42:43], v6, s60, 0
F514  v_xor_b32_e32 v6, v56, v59
F518  v_xor_b32_e32 v6, s51, v6
F51C  v_xor_b32_e32 v8, v48, v55
F520  v_xor_b32_e32 v8, s52, v8
F524  v_mad_u64_u32 v[48:49], s[42:43], v6, s60, 0
F52C  v_mad_u64_u32 v[56:57], s[42:43], v8, s19, 0
F534  v_xor_b32_e32 v8, v54, v49
F538  v_xor_b32_e32 v6, v58, v57
F53C  v_xor_b32_e32 v8, s54, v8
F540  v_xor_b32_e32 v6, s53, v6
F544  v_mad_u64_u32 v[58:59], s[42:43], v8, s19, 0
F54C  v_mad_u64_u32 v[54:55], s[42:43], v6, s60, 0
F554  v_xor_b32_e32 v6, v56, v59
F558  v_xor_b32_e32 v6, s55, v6
F55C  v_xor_b32_e32 v8, v48, v55
F560  v_xor_b32_e32 v8, s56, v8
F564  v_mad_u64_u32 v[48:49], s[42:43], v6, s60, 0
F56C  v_mad_u64_u32 v[56:57], s[42:43], v8, s19, 0
F574  v_xor_b32_e32 v8, v54, v49
F578  v_xor_b32_e32 v6, v58, v57
F57C  v_xor_b32_e32 v8, s58, v8
F580  v_xor_b32_e32 v6, s57, v6
F584  v_mad_u64_u32 v[58:59], s[42:43], v8, s19, 0
F58C  v_mad_u64_u32 v[54:55], s[42:43], v6, s60, 0
F594  v_xor_b32_e32 v6, v56, v59
F598  v_xor_b32_e32 v6, s36, v6
F59C  v_xor_b32_e32 v8, v48, v55
F5A0  v_mov_b32_e32 v12, 0
F5A4  v_xor_b32_e32 v8, s59, v8
F5A8  v_mov_b32_e32 v22, v37
F5AC  v_mov_b32_e32 v24, v35
F5B0  v_mov_b32_e32 v26, v33
F5B4  v_mov_b32_e32 v28, v31
F5B8  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[22:23], v6, v61
F5C0  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[26:27], v8, v61 op_sel:[0,0,0,1]
F5C8  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[24:25], v58, v61 op_sel:[0,0,1,0]
F5D0  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[28:29], v54, v61 op_sel:[0,0,1,1]
F5D8  s_nop 0
F5DC  v_or_b32_e32 v6, 3, v68
F5E0  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F5E8  v_xor_b32_e32 v6, s37, v23
F5EC  v_xor_b32_e32 v6, s26, v6
F5F0  v_mad_u64_u32 v[24:25], s[42:43], v6, s19, 0
F5F8  v_xor_b32_e32 v6, s72, v25
F5FC  v_xor_b32_e32 v8, s73, v22
F600  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F608  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F610  v_xor_b32_e32 v6, v24, v27
F614  v_xor_b32_e32 v8, s74, v23
F618  v_xor_b32_e32 v6, s46, v6
F61C  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F624  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F62C  v_xor_b32_e32 v6, v26, v29
F630  v_xor_b32_e32 v6, s47, v6
F634  v_xor_b32_e32 v8, v22, v25
F638  v_xor_b32_e32 v8, s48, v8
F63C  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F644  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F64C  v_xor_b32_e32 v8, v24, v23
F650  v_xor_b32_e32 v6, v28, v27
F654  v_xor_b32_e32 v8, s50, v8
F658  v_xor_b32_e32 v6, s49, v6
F65C  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F664  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F66C  v_xor_b32_e32 v6, v26, v29
F670  v_xor_b32_e32 v6, s51, v6
F674  v_xor_b32_e32 v8, v22, v25
F678  v_xor_b32_e32 v8, s52, v8
F67C  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F684  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F68C  v_xor_b32_e32 v8, v24, v23
F690  v_xor_b32_e32 v6, v28, v27
F694  v_xor_b32_e32 v8, s54, v8
F698  v_xor_b32_e32 v6, s53, v6
F69C  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F6A4  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F6AC  v_xor_b32_e32 v6, v26, v29
F6B0  v_xor_b32_e32 v6, s55, v6
F6B4  v_xor_b32_e32 v8, v22, v25
F6B8  v_xor_b32_e32 v8, s56, v8
F6BC  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F6C4  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F6CC  v_xor_b32_e32 v8, v24, v23
F6D0  v_xor_b32_e32 v6, v28, v27
F6D4  v_xor_b32_e32 v8, s58, v8
F6D8  v_xor_b32_e32 v6, s57, v6
F6DC  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F6E4  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F6EC  v_xor_b32_e32 v6, v26, v29
F6F0  v_xor_b32_e32 v14, s36, v6
F6F4  v_xor_b32_e32 v6, v22, v25
F6F8  v_or3_b32 v54, v12, v50, v10
F700  v_xor_b32_e32 v16, s59, v6
F704  v_mov_b32_e32 v6, v21
F708  v_mov_b32_e32 v10, v17
F70C  v_mov_b32_e32 v12, v15
F710  v_mov_b32_e32 v15, 0
F714  v_mov_b32_e32 v17, 0
F718  v_mov_b32_e32 v8, v19
F71C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[6:7], v14, v61
F724  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[10:11], v16, v61 op_sel:[0,0,0,1]
F72C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[8:9], v28, v61 op_sel:[0,0,1,0]
F734  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[12:13], v24, v61 op_sel:[0,0,1,1]
F73C  s_nop 0
F740  v_lshl_add_u64 v[6:7], v[38:39], 4, s[8:9]
F748  v_or3_b32 v55, v17, v60, v15
F750  s_or_b64 s[38:39], s[38:39], exec
F754  global_store_dwordx4 v[6:7], v[52:55], off
F75C  s_or_b64 exec, exec, s[40:41]
F760  s_and_saveexec_b64 s[40:41], s[38:39]
F764  s_cbranch_execz 64071
F768  v_and_b32_e32 v6, 0xffffffe0, v47
F770  v_cndmask_b32_e64 v6, v6, v47, s[0:1]
F778  v_mad_u64_u32 v[6:7], s[38:39], s61, v6, v[4:5]
F780  global_store_byte v[6:7], v51, off
F788  s_branch 64062
F78C  v_lshlrev_b32_e32 v2, 1, v0
F790  v_and_b32_e32 v105, 0x7e, v2
F798  s_lshl_b32 s8, s3, 2
F79C  s_lshr_b32 s10, s17, 5
F7A0  v_or_b32_e32 v53, s33, v105
F7A4  v_or_b32_e32 v52, s8, v104
F7A8  v_cmp_gt_u32_e32 vcc, s18, v53
F7AC  v_cmp_gt_u32_e64 s[2:3], s10, v52
F7B4  s_and_b64 s[4:5], vcc, s[2:3]
F7B8  s_and_saveexec_b64 s[2:3], s[4:5]
F7BC  s_cbranch_execz 2987
F7C0  v_lshrrev_b32_e32 v28, 3, v105
F7C4  v_lshlrev_b32_e32 v29, 9, v104
F7C8  v_or_b32_e32 v2, v29, v28
F7CC  v_lshl_or_b32 v2, v2, 4, v40
F7D4  ds_read2st64_b32 v[32:33], v2 offset1:16
F7DC  v_bitop3_b32 v2, v29, v28, 1 bitop3:0xf6
F7E4  v_bitop3_b32 v10, v29, v28, 4 bitop3:0xf6
F7EC  v_bitop3_b32 v16, v29, v28, 7 bitop3:0xf6
F7F4  v_bitop3_b32 v22, v29, v28, 10 bitop3:0xf6
F7FC  v_lshl_or_b32 v4, v2, 4, v40
F804  v_lshl_or_b32 v10, v10, 4, v40
F80C  v_lshl_or_b32 v16, v16, 4, v40
F814  v_lshl_or_b32 v22, v22, 4, v40
F81C  ds_read2st64_b32 v[36:37], v4 offset0:1 offset1:17
F824  v_bitop3_b32 v4, v29, v28, 2 bitop3:0xf6
F82C  ds_read2st64_b32 v[46:47], v10 offset0:4 offset1:20
F834  v_bitop3_b32 v10, v29, v28, 5 bitop3:0xf6
F83C  ds_read2st64_b32 v[54:55], v16 offset0:7 offset1:23
F844  v_bitop3_b32 v16, v29, v28, 8 bitop3:0xf6
F84C  ds_read2st64_b32 v[60:61], v22 offset0:10 offset1:26
F854  v_bitop3_b32 v22, v29, v28, 11 bitop3:0xf6
F85C  v_bitop3_b32 v30, v29, v28, 13 bitop3:0xf6
F864  v_lshl_or_b32 v4, v4, 4, v40
F86C  v_lshl_or_b32 v10, v10, 4, v40
F874  v_lshl_or_b32 v16, v16, 4, v40
F87C  v_lshl_or_b32 v22, v22, 4, v40
F884  v_lshl_or_b32 v30, v30, 4, v40
F88C  ds_read2st64_b32 v[42:43], v4 offset0:2 offset1:18
F894  v_bitop3_b32 v4, v29, v28, 3 bitop3:0xf6
F89C  ds_read2st64_b32 v[48:49], v10 offset0:5 offset1:21
F8A4  v_bitop3_b32 v10, v29, v28, 6 bitop3:0xf6
F8AC  ds_read2st64_b32 v[56:57], v16 offset0:8 offset1:24
F8B4  v_bitop3_b32 v16, v29, v28, 9 bitop3:0xf6
F8BC  ds_read2st64_b32 v[62:63], v22 offset0:11 offset1:27
F8C4  v_bitop3_b32 v22, v29, v28, 12 bitop3:0xf6
F8CC  ds_read2st64_b32 v[66:67], v30 offset0:13 offset1:29
F8D4  v_bitop3_b32 v30, v29, v28, 14 bitop3:0xf6
F8DC  v_bitop3_b32 v28, v29, v28, 15 bitop3:0xf6
F8E4  v_lshl_or_b32 v4, v4, 4, v40
F8EC  v_lshl_or_b32 v10, v10, 4, v40
F8F4  v_lshl_or_b32 v16, v16, 4, v40
F8FC  v_lshl_or_b32 v22, v22, 4, v40
F904  v_lshl_or_b32 v30, v30, 4, v40
F90C  v_lshl_or_b32 v28, v28, 4, v40
F914  ds_read2st64_b32 v[44:45], v4 offset0:3 offset1:19
F91C  ds_read2st64_b32 v[50:51], v10 offset0:6 offset1:22
F924  ds_read2st64_b32 v[58:59], v16 offset0:9 offset1:25
F92C  ds_read2st64_b32 v[64:65], v22 offset0:12 offset1:28
F934  ds_read2st64_b32 v[68:69], v30 offset0:14 offset1:30
F93C  ds_read2st64_b32 v[70:71], v28 offset0:15 offset1:31
F944  s_waitcnt lgkmcnt(14)
F948  v_lshlrev_b32_e32 v2, 16, v32
F94C  v_and_b32_e32 v3, 0xffff0000, v32
F954  v_lshlrev_b32_e32 v6, 16, v36
F958  v_and_b32_e32 v7, 0xffff0000, v36
F960  s_waitcnt lgkmcnt(10)
F964  v_lshlrev_b32_e32 v4, 16, v42
F968  v_and_b32_e32 v5, 0xffff0000, v42
F970  s_waitcnt lgkmcnt(5)
F974  v_lshlrev_b32_e32 v8, 16, v44
F978  v_and_b32_e32 v9, 0xffff0000, v44
F980  v_lshlrev_b32_e32 v10, 16, v46
F984  v_and_b32_e32 v11, 0xffff0000, v46
F98C  v_lshlrev_b32_e32 v14, 16, v48
F990  v_and_b32_e32 v15, 0xffff0000, v48
F998  s_waitcnt lgkmcnt(4)
F99C  v_lshlrev_b32_e32 v12, 16, v50
F9A0  v_and_b32_e32 v13, 0xffff0000, v50
F9A8  v_lshlrev_b32_e32 v18, 16, v54
F9AC  v_and_b32_e32 v19, 0xffff0000, v54
F9B4  v_lshlrev_b32_e32 v16, 16, v56
F9B8  v_and_b32_e32 v17, 0xffff0000, v56
F9C0  s_waitcnt lgkmcnt(3)
F9C4  v_lshlrev_b32_e32 v20, 16, v58
F9C8  v_and_b32_e32 v21, 0xffff0000, v58
F9D0  v_lshlrev_b32_e32 v22, 16, v60
F9D4  v_and_b32_e32 v23, 0xffff0000, v60
F9DC  v_lshlrev_b32_e32 v26, 16, v62
F9E0  v_and_b32_e32 v27, 0xffff0000, v62
F9E8  s_waitcnt lgkmcnt(2)
F9EC  v_lshlrev_b32_e32 v24, 16, v64
F9F0  v_and_b32_e32 v25, 0xffff0000, v64
F9F8  v_lshlrev_b32_e32 v30, 16, v66
F9FC  v_and_b32_e32 v31, 0xffff0000, v66
FA04  s_waitcnt lgkmcnt(1)
FA08  v_lshlrev_b32_e32 v28, 16, v68
FA0C  v_and_b32_e32 v29, 0xffff0000, v68
FA14  s_waitcnt lgkmcnt(0)
FA18  v_lshlrev_b32_e32 v34, 16, v70
FA1C  v_and_b32_e32 v35, 0xffff0000, v70
FA24  v_lshlrev_b32_e32 v32, 16, v33
FA28  v_and_b32_e32 v33, 0xffff0000, v33
FA30  v_lshlrev_b32_e32 v38, 16, v37
FA34  v_and_b32_e32 v39, 0xffff0000, v37
FA3C  v_lshlrev_b32_e32 v36, 16, v43
FA40  v_and_b32_e32 v37, 0xffff0000, v43
FA48  v_lshlrev_b32_e32 v42, 16, v45
FA4C  v_and_b32_e32 v43, 0xffff0000, v45
FA54  v_lshlrev_b32_e32 v40, 16, v47
FA58  v_and_b32_e32 v41, 0xffff0000, v47
FA60  v_lshlrev_b32_e32 v46, 16, v49
FA64  v_and_b32_e32 v47, 0xffff0000, v49
FA6C  v_lshlrev_b32_e32 v44, 16, v51
FA70  v_and_b32_e32 v45, 0xffff0000, v51
FA78  v_lshlrev_b32_e32 v50, 16, v55
FA7C  v_and_b32_e32 v51, 0xffff0000, v55
FA84  v_lshlrev_b32_e32 v48, 16, v57
FA88  v_and_b32_e32 v49, 0xffff0000, v57
FA90  v_lshlrev_b32_e32 v56, 16, v59
FA94  v_and_b32_e32 v57, 0xffff0000, v59
FA9C  v_lshlrev_b32_e32 v54, 16, v61
FAA0  v_and_b32_e32 v55, 0xffff0000, v61
FAA8  v_lshlrev_b32_e32 v60, 16, v63
FAAC  v_and_b32_e32 v61, 0xffff0000, v63
FAB4  v_lshlrev_b32_e32 v58, 16, v65
FAB8  v_and_b32_e32 v59, 0xffff0000, v65
FAC0  v_lshlrev_b32_e32 v64, 16, v67
FAC4  v_and_b32_e32 v65, 0xffff0000, v67
FACC  v_lshlrev_b32_e32 v62, 16, v69
FAD0  v_and_b32_e32 v63, 0xffff0000, v69
FAD8  v_lshlrev_b32_e32 v66, 16, v71
FADC  s_cmp_eq_u32 s35, 0
FAE0  v_and_b32_e32 v67, 0xffff0000, v71
FAE8  s_cbranch_scc1 159
FAEC  v_mov_b32_e32 v68, s35
FAF0  s_brev_b32 s4, 1
FAF4  v_lshlrev_b32_e32 v69, 31, v68
FAF8  v_xor_b32_e32 v2, v2, v69
FAFC  v_xor_b32_e32 v3, v3, v69
FB00  v_lshlrev_b32_e32 v69, 30, v68
FB04  v_bitop3_b32 v6, v6, v69, s4 bitop3:0x78
FB0C  v_bitop3_b32 v7, v7, v69, s4 bitop3:0x78
FB14  v_lshlrev_b32_e32 v69, 29, v68
FB18  v_bitop3_b32 v4, v4, v69, s4 bitop3:0x78
FB20  v_bitop3_b32 v5, v5, v69, s4 bitop3:0x78
FB28  v_lshlrev_b32_e32 v69, 28, v68
FB2C  v_bitop3_b32 v8, v8, v69, s4 bitop3:0x78
FB34  v_bitop3_b32 v9, v9, v69, s4 bitop3:0x78
FB3C  v_lshlrev_b32_e32 v69, 27, v68
FB40  v_bitop3_b32 v10, v10, v69, s4 bitop3:0x78
FB48  v_bitop3_b32 v11, v11, v69, s4 bitop3:0x78
FB50  v_lshlrev_b32_e32 v69, 26, v68
FB54  v_bitop3_b32 v14, v14, v69, s4 bitop3:0x78
FB5C  v_bitop3_b32 v15, v15, v69, s4 bitop3:0x78
FB64  v_lshlrev_b32_e32 v69, 25, v68
FB68  v_bitop3_b32 v12, v12, v69, s4 bitop3:0x78
FB70  v_bitop3_b32 v13, v13, v69, s4 bitop3:0x78
FB78  v_lshlrev_b32_e32 v69, 24, v68
FB7C  v_bitop3_b32 v18, v18, v69, s4 bitop3:0x78
FB84  v_bitop3_b32 v19, v19, v69, s4 bitop3:0x78
FB8C  v_lshlrev_b32_e32 v69, 23, v68
FB90  v_bitop3_b32 v16, v16, v69, s4 bitop3:0x78
FB98  v_bitop3_b32 v17, v17, v69, s4 bitop3:0x78
FBA0  v_lshlrev_b32_e32 v69, 22, v68
FBA4  v_bitop3_b32 v20, v20, v69, s4 bitop3:0x78
FBAC  v_bitop3_b32 v21, v21, v69, s4 bitop3:0x78
FBB4  v_lshlrev_b32_e32 v69, 21, v68
FBB8  v_bitop3_b32 v22, v22, v69, s4 bitop3:0x78
FBC0  v_bitop3_b32 v23, v23, v69, s4 bitop3:0x78
FBC8  v_lshlrev_b32_e32 v69, 20, v68
FBCC  v_bitop3_b32 v26, v26, v69, s4 bitop3:0x78
FBD4  v_bitop3_b32 v27, v27, v69, s4 bitop3:0x78
FBDC  v_lshlrev_b32_e32 v69, 19, v68
FBE0  v_bitop3_b32 v24, v24, v69, s4 bitop3:0x78
FBE8  v_bitop3_b32 v25, v25, v69, s4 bitop3:0x78
FBF0  v_lshlrev_b32_e32 v69, 18, v68
FBF4  v_bitop3_b32 v30, v30, v69, s4 bitop3:0x78
FBFC  v_bitop3_b32 v31, v31, v69, s4 bitop3:0x78
FC04  v_lshlrev_b32_e32 v69, 17, v68
FC08  v_bitop3_b32 v28, v28, v69, s4 bitop3:0x78
FC10  v_bitop3_b32 v29, v29, v69, s4 bitop3:0x78
FC18  v_lshlrev_b32_e32 v69, 16, v68
FC1C  v_bitop3_b32 v34, v34, v69, s4 bitop3:0x78
FC24  v_bitop3_b32 v35, v35, v69, s4 bitop3:0x78
FC2C  v_lshlrev_b32_e32 v69, 15, v68
FC30  v_bitop3_b32 v32, v32, v69, s4 bitop3:0x78
FC38  v_bitop3_b32 v33, v33, v69, s4 bitop3:0x78
FC40  v_lshlrev_b32_e32 v69, 14, v68
FC44  v_bitop3_b32 v38, v38, v69, s4 bitop3:0x78
FC4C  v_bitop3_b32 v39, v39, v69, s4 bitop3:0x78
FC54  v_lshlrev_b32_e32 v69, 13, v68
FC58  v_bitop3_b32 v36, v36, v69, s4 bitop3:0x78
FC60  v_bitop3_b32 v37, v37, v69, s4 bitop3:0x78
FC68  v_lshlrev_b32_e32 v69, 12, v68
FC6C  v_bitop3_b32 v42, v42, v69, s4 bitop3:0x78
FC74  v_bitop3_b32 v43, v43, v69, s4 bitop3:0x78
FC7C  v_lshlrev_b32_e32 v69, 11, v68
FC80  v_bitop3_b32 v40, v40, v69, s4 bitop3:0x78
FC88  v_bitop3_b32 v41, v41, v69, s4 bitop3:0x78
FC90  v_lshlrev_b32_e32 v69, 10, v68
FC94  v_bitop3_b32 v46, v46, v69, s4 bitop3:0x78
FC9C  v_bitop3_b32 v47, v47, v69, s4 bitop3:0x78
FCA4  v_lshlrev_b32_e32 v69, 9, v68
FCA8  v_bitop3_b32 v44, v44, v69, s4 bitop3:0x78
FCB0  v_bitop3_b32 v45, v45, v69, s4 bitop3:0x78
FCB8  v_lshlrev_b32_e32 v69, 8, v68
FCBC  v_bitop3_b32 v50, v50, v69, s4 bitop3:0x78
FCC4  v_bitop3_b32 v51, v51, v69, s4 bitop3:0x78
FCCC  v_lshlrev_b32_e32 v69, 7, v68
FCD0  v_bitop3_b32 v48, v48, v69, s4 bitop3:0x78
FCD8  v_bitop3_b32 v49, v49, v69, s4 bitop3:0x78
FCE0  v_lshlrev_b32_e32 v69, 6, v68
FCE4  v_bitop3_b32 v56, v56, v69, s4 bitop3:0x78
FCEC  v_bitop3_b32 v57, v57, v69, s4 bitop3:0x78
FCF4  v_lshlrev_b32_e32 v69, 5, v68
FCF8  v_bitop3_b32 v54, v54, v69, s4 bitop3:0x78
FD00  v_bitop3_b32 v55, v55, v69, s4 bitop3:0x78
FD08  v_lshlrev_b32_e32 v69, 4, v68
FD0C  v_bitop3_b32 v60, v60, v69, s4 bitop3:0x78
FD14  v_bitop3_b32 v61, v61, v69, s4 bitop3:0x78
FD1C  v_lshlrev_b32_e32 v69, 3, v68
FD20  v_bitop3_b32 v58, v58, v69, s4 bitop3:0x78
FD28  v_bitop3_b32 v59, v59, v69, s4 bitop3:0x78
FD30  v_lshlrev_b32_e32 v69, 2, v68
FD34  v_bitop3_b32 v64, v64, v69, s4 bitop3:0x78
FD3C  v_bitop3_b32 v65, v65, v69, s4 bitop3:0x78
FD44  v_lshlrev_b32_e32 v69, 1, v68
FD48  v_bitop3_b32 v62, v62, v69, s4 bitop3:0x78
FD50  v_bitop3_b32 v63, v63, v69, s4 bitop3:0x78
FD58  v_bitop3_b32 v66, v66, v68, s4 bitop3:0x78
FD60  v_bitop3_b32 v67, v67, v68, s4 bitop3:0x78
FD68  v_pk_add_f32 v[68:69], v[2:3], v[6:7]
FD70  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
FD78  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
FD80  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
FD88  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
FD90  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
FD98  v_pk_add_f32 v[14:15], v[12:13], v[18:19]
FDA0  v_pk_add_f32 v[12:13], v[12:13], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
FDA8  v_pk_add_f32 v[18:19], v[16:17], v[20:21]
FDB0  v_pk_add_f32 v[16:17], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
FDB8  v_pk_add_f32 v[20:21], v[22:23], v[26:27]
FDC0  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
FDC8  v_pk_add_f32 v[26:27], v[24:25], v[30:31]
FDD0  v_pk_add_f32 v[24:25], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
FDD8  v_pk_add_f32 v[30:31], v[28:29], v[34:35]
FDE0  v_pk_add_f32 v[28:29], v[28:29], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
FDE8  v_pk_add_f32 v[34:35], v[32:33], v[38:39]
FDF0  v_pk_add_f32 v[32:33], v[32:33], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
FDF8  v_pk_add_f32 v[38:39], v[36:37], v[42:43]
FE00  v_pk_add_f32 v[36:37], v[36:37], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
FE08  v_pk_add_f32 v[42:43], v[40:41], v[46:47]
FE10  v_pk_add_f32 v[40:41], v[40:41], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
FE18  v_pk_add_f32 v[46:47], v[44:45], v[50:51]
FE20  v_pk_add_f32 v[44:45], v[44:45], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
FE28  v_pk_add_f32 v[50:51], v[48:49], v[56:57]
FE30  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
FE38  v_pk_add_f32 v[56:57], v[54:55], v[60:61]
FE40  v_pk_add_f32 v[54:55], v[54:55], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
FE48  v_pk_add_f32 v[60:61], v[58:59], v[64:65]
FE50  v_pk_add_f32 v[58:59], v[58:59], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
FE58  v_pk_add_f32 v[64:65], v[62:63], v[66:67]
FE60  v_pk_add_f32 v[62:63], v[62:63], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
FE68  v_pk_add_f32 v[66:67], v[68:69], v[6:7]
FE70  v_pk_add_f32 v[6:7], v[68:69], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
FE78  v_pk_add_f32 v[68:69], v[2:3], v[4:5]
FE80  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
FE88  v_pk_add_f32 v[4:5], v[8:9], v[14:15]
FE90  v_pk_add_f32 v[8:9], v[8:9], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
FE98  v_pk_add_f32 v[14:15], v[10:11], v[12:13]
FEA0  v_pk_add_f32 v[10:11], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
FEA8  v_pk_add_f32 v[12:13], v[18:19], v[20:21]
FEB0  v_pk_add_f32 v[18:19], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
FEB8  v_pk_add_f32 v[20:21], v[16:17], v[22:23]
FEC0  v_pk_add_f32 v[16:17], v[16:17], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
FEC8  v_pk_add_f32 v[22:23], v[26:27], v[30:31]
FED0  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
FED8  v_pk_add_f32 v[30:31], v[24:25], v[28:29]
FEE0  v_pk_add_f32 v[24:25], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
FEE8  v_pk_add_f32 v[28:29], v[34:35], v[38:39]
FEF0  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
FEF8  v_pk_add_f32 v[38:39], v[32:33], v[36:37]
FF00  v_pk_add_f32 v[32:33], v[32:33], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
FF08  v_pk_add_f32 v[36:37], v[42:43], v[46:47]
FF10  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
FF18  v_pk_add_f32 v[46:47], v[40:41], v[44:45]
FF20  v_pk_add_f32 v[40:41], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
FF28  v_pk_add_f32 v[44:45], v[50:51], v[56:57]
FF30  v_pk_add_f32 v[50:51], v[50:51], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
FF38  v_pk_add_f32 v[56:57], v[48:49], v[54:55]
FF40  v_pk_add_f32 v[48:49], v[48:49], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
FF48  v_pk_add_f32 v[54:55], v[60:61], v[64:65]
FF50  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
FF58  v_pk_add_f32 v[64:65], v[58:59], v[62:63]
FF60  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
FF68  v_pk_add_f32 v[62:63], v[66:67], v[4:5]
FF70  v_pk_add_f32 v[4:5], v[66:67], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
FF78  v_pk_add_f32 v[66:67], v[68:69], v[14:15]
FF80  v_pk_add_f32 v[14:15], v[68:69], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
FF88  v_pk_add_f32 v[68:69], v[6:7], v[8:9]
FF90  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
FF98  v_pk_add_f32 v[8:9], v[2:3], v[10:11]
FFA0  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
FFA8  v_pk_add_f32 v[10:11], v[12:13], v[22:23]
FFB0  v_pk_add_f32 v[12:13], v[12:13], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
FFB8  v_pk_add_f32 v[22:23], v[20:21], v[30:31]
FFC0  v_pk_add_f32 v[20:21], v[20:21], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
FFC8  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
FFD0  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
FFD8  v_pk_add_f32 v[26:27], v[16:17], v[24:25]
FFE0  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
FFE8  v_pk_add_f32 v[24:25], v[28:29], v[36:37]
FFF0  v_pk_add_f32 v[28:29], v[28:29], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
FFF8  v_pk_add_f32 v[36:37], v[38:39], v[46:47]
10000  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10008  v_pk_add_f32 v[46:47], v[34:35], v[42:43]
10010  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10018  v_pk_add_f32 v[42:43], v[32:33], v[40:41]
10020  v_pk_add_f32 v[32:33], v[32:33], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
10028  v_pk_add_f32 v[40:41], v[44:45], v[54:55]
10030  v_pk_add_f32 v[44:45], v[44:45], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10038  v_pk_add_f32 v[54:55], v[56:57], v[64:65]
10040  v_pk_add_f32 v[56:57], v[56:57], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
10048  v_pk_add_f32 v[64:65], v[50:51], v[60:61]
10050  v_pk_add_f32 v[50:51], v[50:51], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
10058  v_pk_add_f32 v[60:61], v[48:49], v[58:59]
10060  v_pk_add_f32 v[48:49], v[48:49], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
10068  v_pk_add_f32 v[58:59], v[62:63], v[10:11]
10070  v_pk_add_f32 v[10:11], v[62:63], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
10078  v_pk_add_f32 v[62:63], v[66:67], v[22:23]
10080  s_mov_b32 s4, 0x3e800000
10088  v_pk_add_f32 v[22:23], v[66:67], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
10090  v_pk_add_f32 v[70:71], v[68:69], v[30:31]
10098  v_pk_add_f32 v[68:69], v[68:69], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
100A0  v_pk_add_f32 v[72:73], v[8:9], v[26:27]
100A8  v_pk_mul_f32 v[66:67], v[58:59], s[4:5] op_sel_hi:[1,0]
100B0  v_pk_mul_f32 v[30:31], v[62:63], s[4:5] op_sel_hi:[1,0]
100B8  v_pk_add_f32 v[8:9], v[8:9], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
100C0  v_pk_add_f32 v[26:27], v[4:5], v[12:13]
100C8  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
100D0  v_pk_add_f32 v[12:13], v[14:15], v[20:21]
100D8  v_pk_add_f32 v[78:79], v[46:47], v[64:65]
100E0  v_pk_add_f32 v[80:81], v[46:47], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
100E8  v_pk_add_f32 v[94:95], v[32:33], v[48:49]
100F0  v_pk_add_f32 v[96:97], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
100F8  v_pk_mul_f32 v[64:65], v[70:71], s[4:5] op_sel_hi:[1,0]
10100  v_pk_mul_f32 v[32:33], v[72:73], s[4:5] op_sel_hi:[1,0]
10108  v_and_b32_e32 v141, 0x7fffffff, v66
10110  v_and_b32_e32 v140, 0x7fffffff, v30
10118  v_pk_add_f32 v[14:15], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
10120  v_pk_add_f32 v[20:21], v[6:7], v[18:19]
10128  v_pk_add_f32 v[6:7], v[6:7], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
10130  v_pk_add_f32 v[18:19], v[2:3], v[16:17]
10138  v_pk_add_f32 v[88:89], v[38:39], v[56:57]
10140  v_pk_add_f32 v[90:91], v[38:39], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
10148  v_pk_add_f32 v[38:39], v[34:35], v[50:51]
10150  v_pk_add_f32 v[92:93], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
10158  v_pk_mul_f32 v[62:63], v[26:27], s[4:5] op_sel_hi:[1,0]
10160  v_pk_mul_f32 v[34:35], v[12:13], s[4:5] op_sel_hi:[1,0]
10168  v_pk_mul_f32 v[56:57], v[68:69], s[4:5] op_sel_hi:[1,0]
10170  v_max_u32_e32 v68, v140, v141
10174  v_and_b32_e32 v139, 0x7fffffff, v64
1017C  v_and_b32_e32 v138, 0x7fffffff, v32
10184  v_pk_add_f32 v[74:75], v[36:37], v[54:55]
1018C  v_pk_add_f32 v[76:77], v[36:37], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10194  v_pk_add_f32 v[82:83], v[42:43], v[60:61]
1019C  v_pk_add_f32 v[84:85], v[42:43], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
101A4  v_pk_mul_f32 v[60:61], v[20:21], s[4:5] op_sel_hi:[1,0]
101AC  v_pk_mul_f32 v[36:37], v[18:19], s[4:5] op_sel_hi:[1,0]
101B4  v_max3_u32 v68, v138, v139, v68
101BC  v_and_b32_e32 v137, 0x7fffffff, v62
101C4  v_and_b32_e32 v136, 0x7fffffff, v34
101CC  v_pk_mul_f32 v[58:59], v[10:11], s[4:5] op_sel_hi:[1,0]
101D4  v_pk_mul_f32 v[22:23], v[22:23], s[4:5] op_sel_hi:[1,0]
101DC  v_max3_u32 v68, v136, v137, v68
101E4  v_and_b32_e32 v135, 0x7fffffff, v60
101EC  v_and_b32_e32 v134, 0x7fffffff, v36
101F4  v_pk_add_f32 v[2:3], v[2:3], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
101FC  v_pk_add_f32 v[16:17], v[24:25], v[40:41]
10204  v_pk_add_f32 v[40:41], v[24:25], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
1020C  v_pk_mul_f32 v[24:25], v[8:9], s[4:5] op_sel_hi:[1,0]
10214  v_max3_u32 v68, v134, v135, v68
1021C  v_and_b32_e32 v133, 0x7fffffff, v58
10224  v_and_b32_e32 v132, 0x7fffffff, v22
1022C  v_pk_mul_f32 v[54:55], v[4:5], s[4:5] op_sel_hi:[1,0]
10234  v_pk_mul_f32 v[26:27], v[14:15], s[4:5] op_sel_hi:[1,0]
1023C  v_max3_u32 v68, v132, v133, v68
10244  v_and_b32_e32 v131, 0x7fffffff, v56
1024C  v_and_b32_e32 v130, 0x7fffffff, v24
10254  v_pk_add_f32 v[42:43], v[28:29], v[44:45]
1025C  v_pk_add_f32 v[86:87], v[28:29], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
10264  v_pk_mul_f32 v[50:51], v[6:7], s[4:5] op_sel_hi:[1,0]
1026C  v_pk_mul_f32 v[28:29], v[2:3], s[4:5] op_sel_hi:[1,0]
10274  v_max3_u32 v68, v130, v131, v68
1027C  v_and_b32_e32 v129, 0x7fffffff, v54
10284  v_and_b32_e32 v128, 0x7fffffff, v26
1028C  v_pk_mul_f32 v[48:49], v[16:17], s[4:5] op_sel_hi:[1,0]
10294  v_pk_mul_f32 v[14:15], v[74:75], s[4:5] op_sel_hi:[1,0]
1029C  v_max3_u32 v68, v128, v129, v68
102A4  v_and_b32_e32 v127, 0x7fffffff, v50
102AC  v_and_b32_e32 v126, 0x7fffffff, v28
102B4  v_pk_mul_f32 v[46:47], v[78:79], s[4:5] op_sel_hi:[1,0]
102BC  v_pk_mul_f32 v[16:17], v[82:83], s[4:5] op_sel_hi:[1,0]
102C4  v_max3_u32 v68, v126, v127, v68
102CC  v_and_b32_e32 v125, 0x7fffffff, v48
102D4  v_and_b32_e32 v124, 0x7fffffff, v14
102DC  v_pk_mul_f32 v[44:45], v[42:43], s[4:5] op_sel_hi:[1,0]
102E4  v_pk_mul_f32 v[18:19], v[88:89], s[4:5] op_sel_hi:[1,0]
102EC  v_max3_u32 v68, v124, v125, v68
102F4  v_and_b32_e32 v123, 0x7fffffff, v46
102FC  v_and_b32_e32 v122, 0x7fffffff, v16
10304  v_pk_mul_f32 v[42:43], v[38:39], s[4:5] op_sel_hi:[1,0]
1030C  v_pk_mul_f32 v[20:21], v[94:95], s[4:5] op_sel_hi:[1,0]
10314  v_max3_u32 v68, v122, v123, v68
1031C  v_and_b32_e32 v121, 0x7fffffff, v44
10324  v_and_b32_e32 v120, 0x7fffffff, v18
1032C  v_pk_mul_f32 v[40:41], v[40:41], s[4:5] op_sel_hi:[1,0]
10334  v_pk_mul_f32 v[6:7], v[76:77], s[4:5] op_sel_hi:[1,0]
1033C  v_max3_u32 v68, v120, v121, v68
10344  v_and_b32_e32 v119, 0x7fffffff, v42
1034C  v_and_b32_e32 v118, 0x7fffffff, v20
10354  v_pk_mul_f32 v[38:39], v[80:81], s[4:5] op_sel_hi:[1,0]
1035C  v_pk_mul_f32 v[8:9], v[84:85], s[4:5] op_sel_hi:[1,0]
10364  v_max3_u32 v68, v118, v119, v68
1036C  v_and_b32_e32 v117, 0x7fffffff, v40
10374  v_and_b32_e32 v116, 0x7fffffff, v6
1037C  v_pk_mul_f32 v[4:5], v[86:87], s[4:5] op_sel_hi:[1,0]
10384  v_pk_mul_f32 v[10:11], v[90:91], s[4:5] op_sel_hi:[1,0]
1038C  v_max3_u32 v68, v116, v117, v68
10394  v_and_b32_e32 v115, 0x7fffffff, v38
1039C  v_and_b32_e32 v114, 0x7fffffff, v8
103A4  v_pk_mul_f32 v[2:3], v[92:93], s[4:5] op_sel_hi:[1,0]
103AC  v_pk_mul_f32 v[12:13], v[96:97], s[4:5] op_sel_hi:[1,0]
103B4  v_max3_u32 v68, v114, v115, v68
103BC  v_and_b32_e32 v113, 0x7fffffff, v4
103C4  v_and_b32_e32 v112, 0x7fffffff, v10
103CC  v_max3_u32 v68, v112, v113, v68
103D4  v_and_b32_e32 v111, 0x7fffffff, v2
103DC  v_and_b32_e32 v110, 0x7fffffff, v12
103E4  v_max3_u32 v142, v110, v111, v68
103EC  s_mov_b32 s4, 0x7f7fffff
103F4  v_cmp_lt_u32_e32 vcc, s4, v142
103F8  v_mov_b32_e32 v68, v66
103FC  v_mov_b32_e32 v69, v30
10400  v_mov_b32_e32 v70, v64
10404  v_mov_b32_e32 v71, v32
10408  v_mov_b32_e32 v72, v62
1040C  v_mov_b32_e32 v73, v34
10410  v_mov_b32_e32 v76, v60
10414  v_mov_b32_e32 v77, v36
10418  v_mov_b32_e32 v74, v58
1041C  v_mov_b32_e32 v75, v22
10420  v_mov_b32_e32 v78, v56
10424  v_mov_b32_e32 v79, v24
10428  v_mov_b32_e32 v80, v54
1042C  v_mov_b32_e32 v81, v26
10430  v_mov_b32_e32 v84, v50
10434  v_mov_b32_e32 v85, v28
10438  v_mov_b32_e32 v82, v48
1043C  v_mov_b32_e32 v83, v14
10440  v_mov_b32_e32 v86, v46
10444  v_mov_b32_e32 v87, v16
10448  v_mov_b32_e32 v88, v44
1044C  v_mov_b32_e32 v89, v18
10450  v_mov_b32_e32 v92, v42
10454  v_mov_b32_e32 v93, v20
10458  v_mov_b32_e32 v90, v40
1045C  v_mov_b32_e32 v91, v6
10460  v_mov_b32_e32 v94, v38
10464  v_mov_b32_e32 v95, v8
10468  v_mov_b32_e32 v96, v4
1046C  v_mov_b32_e32 v97, v10
10470  v_mov_b32_e32 v98, v2
10474  v_mov_b32_e32 v99, v12
10478  v_mov_b32_e32 v106, 0
1047C  v_mov_b32_e32 v107, 0
10480  v_mov_b32_e32 v108, 0
10484  v_mov_b32_e32 v109, 0
10488  s_and_saveexec_b64 s[4:5], vcc
1048C  s_cbranch_execz 585
10490  v_sub_u32_e32 v68, 0x7f7fffff, v141
10498  v_sub_u32_e32 v69, 0x7f800000, v141
104A0  v_sub_u32_e32 v72, 0x7f800000, v140
104A8  v_sub_u32_e32 v71, 0x7f7fffff, v140
104B0  v_lshrrev_b32_e32 v74, 31, v69
104B4  v_ashrrev_i32_e32 v70, 31, v68
104B8  v_lshrrev_b32_e32 v68, 31, v68
104BC  v_lshrrev_b32_e32 v72, 31, v72
104C0  v_add_u32_e32 v76, -1, v74
104C4  v_add_u32_e32 v75, -1, v72
104C8  v_lshrrev_b32_e32 v73, 31, v71
104CC  v_and_b32_e32 v77, 0x80000000, v76
104D4  v_add_u32_e32 v68, -1, v68
104D8  v_and_b32_e32 v70, 7, v70
104DC  v_and_b32_e32 v69, 0x80000000, v75
104E4  v_add_u32_e32 v73, -1, v73
104E8  v_bitop3_b32 v68, v77, v66, v68 bitop3:0xc8
104F0  v_ashrrev_i32_e32 v66, 31, v71
104F4  s_movk_i32 s6, 0x70
104F8  v_bitop3_b32 v69, v69, v30, v73 bitop3:0xc8
10500  v_and_b32_e32 v30, v76, v141
10504  v_and_or_b32 v66, v66, s6, v70
1050C  v_and_b32_e32 v70, v75, v140
10510  v_add_u32_e32 v72, v72, v74
10514  v_max_u32_e32 v30, v70, v30
10518  v_sub_u32_e32 v70, 0x7f7fffff, v139
10520  v_sub_u32_e32 v71, 0x7f800000, v139
10528  v_sub_u32_e32 v74, 0x7f800000, v138
10530  s_movk_i32 s7, 0x700
10534  v_ashrrev_i32_e32 v73, 31, v70
10538  v_lshrrev_b32_e32 v76, 31, v71
1053C  v_and_or_b32 v66, v73, s7, v66
10544  v_sub_u32_e32 v73, 0x7f7fffff, v138
1054C  v_lshrrev_b32_e32 v70, 31, v70
10550  v_lshrrev_b32_e32 v74, 31, v74
10554  v_add_u32_e32 v78, -1, v76
10558  v_add_u32_e32 v77, -1, v74
1055C  v_lshrrev_b32_e32 v75, 31, v73
10560  v_and_b32_e32 v79, 0x80000000, v78
10568  v_add_u32_e32 v70, -1, v70
1056C  v_and_b32_e32 v71, 0x80000000, v77
10574  v_add_u32_e32 v75, -1, v75
10578  v_bitop3_b32 v70, v79, v64, v70 bitop3:0xc8
10580  v_ashrrev_i32_e32 v64, 31, v73
10584  s_movk_i32 s9, 0x7000
10588  v_bitop3_b32 v71, v71, v32, v75 bitop3:0xc8
10590  v_and_b32_e32 v32, v78, v139
10594  v_and_or_b32 v64, v64, s9, v66
1059C  v_add3_u32 v66, v76, v72, v74
105A4  v_and_b32_e32 v72, v77, v138
105A8  v_max3_u32 v30, v72, v32, v30
105B0  v_sub_u32_e32 v32, 0x7f7fffff, v137
105B8  s_mov_b32 s11, 0x70000
105C0  v_ashrrev_i32_e32 v73, 31, v32
105C4  v_and_or_b32 v64, v73, s11, v64
105CC  v_sub_u32_e32 v73, 0x7f800000, v136
105D4  v_sub_u32_e32 v72, 0x7f800000, v137
105DC  v_sub_u32_e32 v74, 0x7f7fffff, v136
105E4  v_lshrrev_b32_e32 v32, 31, v32
105E8  v_lshrrev_b32_e32 v77, 31, v73
105EC  v_lshrrev_b32_e32 v75, 31, v74
105F0  v_lshrrev_b32_e32 v76, 31, v72
105F4  v_add_u32_e32 v78, -1, v77
105F8  v_add_u32_e32 v79, -1, v76
105FC  v_and_b32_e32 v73, 0x80000000, v78
10604  v_add_u32_e32 v75, -1, v75
10608  v_and_b32_e32 v72, 0x80000000, v79
10610  v_add_u32_e32 v32, -1, v32
10614  v_bitop3_b32 v73, v73, v34, v75 bitop3:0xc8
1061C  v_ashrrev_i32_e32 v34, 31, v74
10620  s_mov_b32 s17, 0x700000
10628  v_bitop3_b32 v72, v72, v62, v32 bitop3:0xc8
10630  v_and_b32_e32 v32, v79, v137
10634  v_and_or_b32 v34, v34, s17, v64
1063C  v_and_b32_e32 v64, v78, v136
10640  v_max3_u32 v30, v64, v32, v30
10648  v_sub_u32_e32 v32, 0x7f7fffff, v135
10650  v_sub_u32_e32 v74, 0x7f800000, v134
10658  v_add3_u32 v62, v76, v66, v77
10660  v_sub_u32_e32 v64, 0x7f800000, v135
10668  v_ashrrev_i32_e32 v66, 31, v32
1066C  s_mov_b32 s19, 0x7000000
10674  v_and_or_b32 v34, v66, s19, v34
1067C  v_sub_u32_e32 v66, 0x7f7fffff, v134
10684  v_lshrrev_b32_e32 v74, 31, v74
10688  v_lshrrev_b32_e32 v64, 31, v64
1068C  v_lshrrev_b32_e32 v75, 31, v66
10690  v_add_u32_e32 v78, -1, v74
10694  v_lshrrev_b32_e32 v32, 31, v32
10698  v_add_u32_e32 v79, -1, v64
1069C  v_and_b32_e32 v77, 0x80000000, v78
106A4  v_add_u32_e32 v75, -1, v75
106A8  v_and_b32_e32 v76, 0x80000000, v79
106B0  v_add_u32_e32 v32, -1, v32
106B4  v_bitop3_b32 v77, v77, v36, v75 bitop3:0xc8
106BC  v_ashrrev_i32_e32 v36, 31, v66
106C0  s_brev_b32 s23, 14
106C4  v_bitop3_b32 v76, v76, v60, v32 bitop3:0xc8
106CC  v_and_b32_e32 v32, v79, v135
106D0  v_and_or_b32 v106, v36, s23, v34
106D8  v_add3_u32 v34, v64, v62, v74
106E0  v_and_b32_e32 v36, v78, v134
106E4  v_sub_u32_e32 v64, 0x7f800000, v132
106EC  v_max3_u32 v30, v36, v32, v30
106F4  v_sub_u32_e32 v36, 0x7f800000, v133
106FC  v_sub_u32_e32 v32, 0x7f7fffff, v133
10704  v_sub_u32_e32 v62, 0x7f7fffff, v132
1070C  v_lshrrev_b32_e32 v64, 31, v64
10710  v_lshrrev_b32_e32 v36, 31, v36
10714  v_lshrrev_b32_e32 v66, 31, v62
10718  v_add_u32_e32 v78, -1, v64
1071C  v_ashrrev_i32_e32 v60, 31, v32
10720  v_lshrrev_b32_e32 v32, 31, v32
10724  v_add_u32_e32 v79, -1, v36
10728  v_and_b32_e32 v75, 0x80000000, v78
10730  v_add_u32_e32 v66, -1, v66
10734  v_and_b32_e32 v74, 0x80000000, v79
1073C  v_add_u32_e32 v32, -1, v32
10740  v_bitop3_b32 v75, v75, v22, v66 bitop3:0xc8
10748  v_and_b32_e32 v22, v79, v133
1074C  v_add3_u32 v34, v36, v34, v64
10754  v_and_b32_e32 v36, v78, v132
10758  v_and_b32_e32 v60, 7, v60
1075C  v_bitop3_b32 v74, v74, v58, v32 bitop3:0xc8
10764  v_ashrrev_i32_e32 v32, 31, v62
10768  v_max3_u32 v22, v36, v22, v30
10770  v_sub_u32_e32 v36, 0x7f800000, v131
10778  v_and_or_b32 v32, v32, s6, v60
10780  v_sub_u32_e32 v30, 0x7f7fffff, v131
10788  v_sub_u32_e32 v60, 0x7f800000, v130
10790  v_lshrrev_b32_e32 v36, 31, v36
10794  v_ashrrev_i32_e32 v58, 31, v30
10798  v_and_or_b32 v32, v58, s7, v32
107A0  v_sub_u32_e32 v58, 0x7f7fffff, v130
107A8  v_lshrrev_b32_e32 v30, 31, v30
107AC  v_lshrrev_b32_e32 v60, 31, v60
107B0  v_add_u32_e32 v66, -1, v36
107B4  v_add_u32_e32 v64, -1, v60
107B8  v_lshrrev_b32_e32 v62, 31, v58
107BC  v_and_b32_e32 v78, 0x80000000, v66
107C4  v_add_u32_e32 v30, -1, v30
107C8  v_and_b32_e32 v79, 0x80000000, v64
107D0  v_add_u32_e32 v62, -1, v62
107D4  v_bitop3_b32 v78, v78, v56, v30 bitop3:0xc8
107DC  v_ashrrev_i32_e32 v30, 31, v58
107E0  v_bitop3_b32 v79, v79, v24, v62 bitop3:0xc8
107E8  v_and_b32_e32 v24, v66, v131
107EC  v_and_or_b32 v30, v30, s9, v32
107F4  v_add3_u32 v32, v36, v34, v60
107FC  v_and_b32_e32 v34, v64, v130
10800  v_max3_u32 v22, v34, v24, v22
10808  v_sub_u32_e32 v24, 0x7f7fffff, v129
10810  v_sub_u32_e32 v56, 0x7f800000, v128
10818  v_sub_u32_e32 v34, 0x7f800000, v129
10820  v_ashrrev_i32_e32 v36, 31, v24
10824  v_and_or_b32 v30, v36, s11, v30
1082C  v_sub_u32_e32 v36, 0x7f7fffff, v128
10834  v_lshrrev_b32_e32 v56, 31, v56
10838  v_lshrrev_b32_e32 v34, 31, v34
1083C  v_lshrrev_b32_e32 v58, 31, v36
10840  v_add_u32_e32 v60, -1, v56
10844  v_lshrrev_b32_e32 v24, 31, v24
10848  v_add_u32_e32 v62, -1, v34
1084C  v_and_b32_e32 v66, 0x80000000, v60
10854  v_add_u32_e32 v58, -1, v58
10858  v_and_b32_e32 v64, 0x80000000, v62
10860  v_add_u32_e32 v24, -1, v24
10864  v_bitop3_b32 v81, v66, v26, v58 bitop3:0xc8
1086C  v_ashrrev_i32_e32 v26, 31, v36
10870  v_bitop3_b32 v80, v64, v54, v24 bitop3:0xc8
10878  v_and_b32_e32 v24, v62, v129
1087C  v_and_or_b32 v26, v26, s17, v30
10884  v_add3_u32 v30, v34, v32, v56
1088C  v_and_b32_e32 v32, v60, v128
10890  v_max3_u32 v22, v32, v24, v22
10898  v_sub_u32_e32 v24, 0x7f7fffff, v127
108A0  v_sub_u32_e32 v36, 0x7f800000, v126
108A8  v_sub_u32_e32 v32, 0x7f800000, v127
108B0  v_ashrrev_i32_e32 v34, 31, v24
108B4  v_and_or_b32 v26, v34, s19, v26
108BC  v_sub_u32_e32 v34, 0x7f7fffff, v126
108C4  v_lshrrev_b32_e32 v36, 31, v36
108C8  v_lshrrev_b32_e32 v32, 31, v32
108CC  v_lshrrev_b32_e32 v54, 31, v34
108D0  v_add_u32_e32 v56, -1, v36
108D4  v_lshrrev_b32_e32 v24, 31, v24
108D8  v_add_u32_e32 v58, -1, v32
108DC  v_and_b32_e32 v62, 0x80000000, v56
108E4  v_add_u32_e32 v54, -1, v54
108E8  v_and_b32_e32 v60, 0x80000000, v58
108F0  v_add_u32_e32 v24, -1, v24
108F4  v_bitop3_b32 v85, v62, v28, v54 bitop3:0xc8
108FC  v_ashrrev_i32_e32 v28, 31, v34
10900  v_bitop3_b32 v84, v60, v50, v24 bitop3:0xc8
10908  v_and_b32_e32 v24, v58, v127
1090C  v_and_or_b32 v107, v28, s23, v26
10914  v_and_b32_e32 v28, v56, v126
10918  v_sub_u32_e32 v34, 0x7f800000, v124
10920  v_max3_u32 v22, v28, v24, v22
10928  v_sub_u32_e32 v28, 0x7f800000, v125
10930  v_add3_u32 v26, v32, v30, v36
10938  v_sub_u32_e32 v32, 0x7f7fffff, v124
10940  v_lshrrev_b32_e32 v34, 31, v34
10944  v_sub_u32_e32 v24, 0x7f7fffff, v125
1094C  v_lshrrev_b32_e32 v28, 31, v28
10950  v_lshrrev_b32_e32 v36, 31, v32
10954  v_add_u32_e32 v50, -1, v34
10958  v_add_u32_e32 v54, -1, v28
1095C  v_and_b32_e32 v58, 0x80000000, v50
10964  v_add_u32_e32 v36, -1, v36
10968  v_ashrrev_i32_e32 v30, 31, v24
1096C  v_lshrrev_b32_e32 v24, 31, v24
10970  v_bitop3_b32 v83, v58, v14, v36 bitop3:0xc8
10978  v_and_b32_e32 v14, v54, v125
1097C  v_add3_u32 v26, v28, v26, v34
10984  v_and_b32_e32 v28, v50, v124
10988  v_and_b32_e32 v56, 0x80000000, v54
10990  v_add_u32_e32 v24, -1, v24
10994  v_max3_u32 v14, v28, v14, v22
1099C  v_sub_u32_e32 v28, 0x7f800000, v123
109A4  v_and_b32_e32 v30, 7, v30
109A8  v_bitop3_b32 v82, v56, v48, v24 bitop3:0xc8
109B0  v_ashrrev_i32_e32 v24, 31, v32
109B4  v_sub_u32_e32 v22, 0x7f7fffff, v123
109BC  v_sub_u32_e32 v32, 0x7f800000, v122
109C4  v_and_or_b32 v24, v24, s6, v30
109CC  v_lshrrev_b32_e32 v28, 31, v28
109D0  v_ashrrev_i32_e32 v30, 31, v22
109D4  v_and_or_b32 v24, v30, s7, v24
109DC  v_sub_u32_e32 v30, 0x7f7fffff, v122
109E4  v_lshrrev_b32_e32 v22, 31, v22
109E8  v_lshrrev_b32_e32 v32, 31, v32
109EC  v_add_u32_e32 v48, -1, v28
109F0  v_add_u32_e32 v36, -1, v32
109F4  v_lshrrev_b32_e32 v34, 31, v30
109F8  v_and_b32_e32 v50, 0x80000000, v48
10A00  v_add_u32_e32 v22, -1, v22
10A04  v_and_b32_e32 v54, 0x80000000, v36
10A0C  v_add_u32_e32 v34, -1, v34
10A10  v_bitop3_b32 v86, v50, v46, v22 bitop3:0xc8
10A18  v_ashrrev_i32_e32 v22, 31, v30
10A1C  v_bitop3_b32 v87, v54, v16, v34 bitop3:0xc8
10A24  v_and_b32_e32 v16, v48, v123
10A28  v_and_or_b32 v22, v22, s9, v24
10A30  v_add3_u32 v24, v28, v26, v32
10A38  v_and_b32_e32 v26, v36, v122
10A3C  v_max3_u32 v14, v26, v16, v14
10A44  v_sub_u32_e32 v16, 0x7f7fffff, v121
10A4C  v_sub_u32_e32 v30, 0x7f800000, v120
10A54  v_sub_u32_e32 v26, 0x7f800000, v121
10A5C  v_ashrrev_i32_e32 v28, 31, v16
10A60  v_and_or_b32 v22, v28, s11, v22
10A68  v_sub_u32_e32 v28, 0x7f7fffff, v120
10A70  v_lshrrev_b32_e32 v30, 31, v30
10A74  v_lshrrev_b32_e32 v26, 31, v26
10A78  v_lshrrev_b32_e32 v32, 31, v28
10A7C  v_add_u32_e32 v34, -1, v30
10A80  v_lshrrev_b32_e32 v16, 31, v16
10A84  v_add_u32_e32 v36, -1, v26
10A88  v_and_b32_e32 v48, 0x80000000, v34
10A90  v_add_u32_e32 v32, -1, v32
10A94  v_and_b32_e32 v46, 0x80000000, v36
10A9C  v_add_u32_e32 v16, -1, v16
10AA0  v_bitop3_b32 v89, v48, v18, v32 bitop3:0xc8
10AA8  v_ashrrev_i32_e32 v18, 31, v28
10AAC  v_bitop3_b32 v88, v46, v44, v16 bitop3:0xc8
10AB4  v_and_b32_e32 v16, v36, v121
10AB8  v_and_or_b32 v18, v18, s17, v22
10AC0  v_add3_u32 v22, v26, v24, v30
10AC8  v_and_b32_e32 v24, v34, v120
10ACC  v_max3_u32 v14, v24, v16, v14
10AD4  v_sub_u32_e32 v16, 0x7f7fffff, v119
10ADC  v_sub_u32_e32 v28, 0x7f800000, v118
10AE4  v_sub_u32_e32 v24, 0x7f800000, v119
10AEC  v_ashrrev_i32_e32 v26, 31, v16
10AF0  v_and_or_b32 v18, v26, s19, v18
10AF8  v_sub_u32_e32 v26, 0x7f7fffff, v118
10B00  v_lshrrev_b32_e32 v28, 31, v28
10B04  v_lshrrev_b32_e32 v24, 31, v24
10B08  v_lshrrev_b32_e32 v30, 31, v26
10B0C  v_add_u32_e32 v32, -1, v28
10B10  v_lshrrev_b32_e32 v16, 31, v16
10B14  v_add_u32_e32 v34, -1, v24
10B18  v_and_b32_e32 v44, 0x80000000, v32
10B20  v_add_u32_e32 v30, -1, v30
10B24  v_and_b32_e32 v36, 0x80000000, v34
10B2C  v_add_u32_e32 v16, -1, v16
10B30  v_bitop3_b32 v93, v44, v20, v30 bitop3:0xc8
10B38  v_ashrrev_i32_e32 v20, 31, v26
10B3C  v_bitop3_b32 v92, v36, v42, v16 bitop3:0xc8
10B44  v_and_b32_e32 v16, v34, v119
10B48  v_and_or_b32 v108, v20, s23, v18
10B50  v_and_b32_e32 v20, v32, v118
10B54  v_sub_u32_e32 v26, 0x7f800000, v116
10B5C  v_max3_u32 v14, v20, v16, v14
10B64  v_sub_u32_e32 v20, 0x7f800000, v117
10B6C  v_add3_u32 v18, v24, v22, v28
10B74  v_sub_u32_e32 v24, 0x7f7fffff, v116
10B7C  v_lshrrev_b32_e32 v26, 31, v26
10B80  v_sub_u32_e32 v16, 0x7f7fffff, v117
10B88  v_lshrrev_b32_e32 v20, 31, v20
10B8C  v_lshrrev_b32_e32 v28, 31, v24
10B90  v_add_u32_e32 v30, -1, v26
10B94  v_add_u32_e32 v32, -1, v20
10B98  v_and_b32_e32 v36, 0x80000000, v30
10BA0  v_add_u32_e32 v28, -1, v28
10BA4  v_ashrrev_i32_e32 v22, 31, v16
10BA8  v_lshrrev_b32_e32 v16, 31, v16
10BAC  v_bitop3_b32 v91, v36, v6, v28 bitop3:0xc8
10BB4  v_and_b32_e32 v6, v32, v117
10BB8  v_add3_u32 v18, v20, v18, v26
10BC0  v_and_b32_e32 v20, v30, v116
10BC4  v_and_b32_e32 v34, 0x80000000, v32
10BCC  v_add_u32_e32 v16, -1, v16
10BD0  v_max3_u32 v6, v20, v6, v14
10BD8  v_sub_u32_e32 v20, 0x7f800000, v115
10BE0  v_and_b32_e32 v22, 7, v22
10BE4  v_bitop3_b32 v90, v34, v40, v16 bitop3:0xc8
10BEC  v_ashrrev_i32_e32 v16, 31, v24
10BF0  v_sub_u32_e32 v14, 0x7f7fffff, v115
10BF8  v_sub_u32_e32 v24, 0x7f800000, v114
10C00  v_and_or_b32 v16, v16, s6, v22
10C08  v_lshrrev_b32_e32 v20, 31, v20
10C0C  v_ashrrev_i32_e32 v22, 31, v14
10C10  v_and_or_b32 v16, v22, s7, v16
10C18  v_sub_u32_e32 v22, 0x7f7fffff, v114
10C20  v_lshrrev_b32_e32 v14, 31, v14
10C24  v_lshrrev_b32_e32 v24, 31, v24
10C28  v_add_u32_e32 v30, -1, v20
10C2C  v_add_u32_e32 v28, -1, v24
10C30  v_lshrrev_b32_e32 v26, 31, v22
10C34  v_and_b32_e32 v32, 0x80000000, v30
10C3C  v_add_u32_e32 v14, -1, v14
10C40  v_and_b32_e32 v34, 0x80000000, v28
10C48  v_add_u32_e32 v26, -1, v26
10C4C  v_bitop3_b32 v94, v32, v38, v14 bitop3:0xc8
10C54  v_ashrrev_i32_e32 v14, 31, v22
10C58  v_bitop3_b32 v95, v34, v8, v26 bitop3:0xc8
10C60  v_and_b32_e32 v8, v30, v115
10C64  v_and_or_b32 v14, v14, s9, v16
10C6C  v_add3_u32 v16, v20, v18, v24
10C74  v_and_b32_e32 v18, v28, v114
10C78  v_max3_u32 v6, v18, v8, v6
10C80  v_sub_u32_e32 v18, 0x7f800000, v113
10C88  v_sub_u32_e32 v8, 0x7f7fffff, v113
10C90  v_sub_u32_e32 v22, 0x7f800000, v112
10C98  v_lshrrev_b32_e32 v18, 31, v18
10C9C  v_ashrrev_i32_e32 v20, 31, v8
10CA0  v_lshrrev_b32_e32 v8, 31, v8
10CA4  v_add_u32_e32 v28, -1, v18
10CA8  v_and_or_b32 v14, v20, s11, v14
10CB0  v_sub_u32_e32 v20, 0x7f7fffff, v112
10CB8  v_lshrrev_b32_e32 v22, 31, v22
10CBC  v_and_b32_e32 v30, 0x80000000, v28
10CC4  v_add_u32_e32 v8, -1, v8
10CC8  v_add_u32_e32 v26, -1, v22
10CCC  v_bitop3_b32 v96, v30, v4, v8 bitop3:0xc8
10CD4  v_ashrrev_i32_e32 v8, 31, v20
10CD8  v_and_b32_e32 v4, v28, v113
10CDC  v_and_or_b32 v8, v8, s17, v14
10CE4  v_and_b32_e32 v14, v26, v112
10CE8  v_lshrrev_b32_e32 v24, 31, v20
10CEC  v_max3_u32 v4, v14, v4, v6
10CF4  v_sub_u32_e32 v14, 0x7f800000, v111
10CFC  v_and_b32_e32 v32, 0x80000000, v26
10D04  v_add_u32_e32 v24, -1, v24
10D08  v_sub_u32_e32 v6, 0x7f7fffff, v111
10D10  v_bitop3_b32 v97, v32, v10, v24 bitop3:0xc8
10D18  v_add3_u32 v10, v18, v16, v22
10D20  v_sub_u32_e32 v18, 0x7f800000, v110
10D28  v_lshrrev_b32_e32 v14, 31, v14
10D2C  v_ashrrev_i32_e32 v16, 31, v6
10D30  v_lshrrev_b32_e32 v6, 31, v6
10D34  v_add_u32_e32 v24, -1, v14
10D38  v_and_or_b32 v8, v16, s19, v8
10D40  v_sub_u32_e32 v16, 0x7f7fffff, v110
10D48  v_lshrrev_b32_e32 v18, 31, v18
10D4C  v_and_b32_e32 v26, 0x80000000, v24
10D54  v_add_u32_e32 v6, -1, v6
10D58  v_add_u32_e32 v22, -1, v18
10D5C  v_bitop3_b32 v98, v26, v2, v6 bitop3:0xc8
10D64  v_ashrrev_i32_e32 v6, 31, v16
10D68  v_lshrrev_b32_e32 v20, 31, v16
10D6C  v_and_b32_e32 v2, v24, v111
10D70  v_and_or_b32 v109, v6, s23, v8
10D78  v_add3_u32 v6, v14, v10, v18
10D80  v_and_b32_e32 v8, v22, v110
10D84  v_and_b32_e32 v28, 0x80000000, v22
10D8C  v_add_u32_e32 v20, -1, v20
10D90  v_max3_u32 v2, v8, v2, v4
10D98  v_mov_b32_e32 v4, 0x7f800000
10DA0  v_cmp_ne_u32_e32 vcc, 32, v6
10DA4  v_bitop3_b32 v99, v28, v12, v20 bitop3:0xc8
10DAC  s_nop 0
10DB0  v_cndmask_b32_e32 v142, v4, v2, vcc
10DB4  s_or_b64 exec, exec, s[4:5]
10DB8  v_cmp_ne_u32_e32 vcc, 0, v142
10DBC  v_mov_b32_e32 v38, 0x7f
10DC4  s_and_saveexec_b64 s[4:5], vcc
10DC8  s_cbranch_execz 15
10DCC  v_add_u32_e32 v2, s16, v142
10DD0  s_mov_b32 s6, 0x17fffff
10DD8  v_lshrrev_b32_e32 v4, 23, v2
10DDC  v_add_u32_e32 v4, -2, v4
10DE0  v_cmp_lt_u32_e32 vcc, s6, v2
10DE4  s_mov_b32 s6, 0x7f800000
10DEC  s_nop 0
10DF0  v_cndmask_b32_e32 v2, 0, v4, vcc
10DF4  v_cmp_eq_u32_e32 vcc, s6, v142
10DF8  v_mov_b32_e32 v4, 0xfe
10E00  s_and_b64 vcc, s[28:29], vcc
10E04  v_cndmask_b32_e32 v38, v2, v4, vcc
10E08  s_or_b64 exec, exec, s[4:5]
10E0C  v_cmp_eq_u32_e32 vcc, 0, v38
10E10  s_cbranch_vccz 37
10E14  s_nop 0
10E18  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
10E20  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
10E28  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
10E30  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
10E38  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
10E40  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
10E48  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
10E50  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
10E58  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
10E60  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
10E68  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
10E70  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
10E78  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
10E80  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
10E88  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
10E90  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
10E98  v_pk_mul_f32 v[98:99], v[2:3], v[98:99] op_sel_hi:[0,1]
10EA0  v_max_u32_e32 v2, 1, v38
10EA4  s_branch 1
10EA8  v_mov_b32_e32 v2, v38
10EAC  v_mad_u64_u32 v[52:53], s[4:5], s10, v53, v[52:53]
10EB4  v_lshlrev_b32_e32 v8, 2, v52
10EB8  s_mov_b32 s4, 0xd2511f53
10EC0  v_mad_u64_u32 v[110:111], s[6:7], v8, s4, 0
10EC8  s_mul_hi_u32 s6, s21, 0xcd9e8d57
10ED0  s_xor_b32 s6, s20, s6
10ED4  s_xor_b32 s9, s6, s30
10ED8  s_xor_b32 s6, s31, s22
10EDC  v_lshlrev_b32_e32 v6, 23, v2
10EE0  s_mov_b32 s5, 0xcd9e8d57
10EE8  s_mul_i32 s7, s21, 0xcd9e8d57
10EF0  v_xor_b32_e32 v2, s6, v111
10EF4  s_add_i32 s11, s30, 0x9e3779b9
10EFC  s_add_i32 s17, s31, 0xbb67ae85
10F04  s_mul_hi_u32 s19, s9, 0xd2511f53
10F0C  s_mul_i32 s22, s9, 0xd2511f53
10F14  v_mad_u64_u32 v[112:113], s[20:21], v2, s5, 0
10F1C  s_xor_b32 s9, s11, s7
10F20  s_xor_b32 s17, s17, s19
10F24  v_xor_b32_e32 v2, s9, v113
10F28  v_xor_b32_e32 v4, s17, v110
10F2C  s_add_i32 s11, s31, 0x76cf5d0a
10F34  v_mad_u64_u32 v[110:111], s[20:21], v2, s4, 0
10F3C  v_mad_u64_u32 v[114:115], s[20:21], v4, s5, 0
10F44  s_xor_b32 s22, s11, s22
10F48  s_add_i32 s7, s30, 0x3c6ef372
10F50  v_xor_b32_e32 v2, v112, v115
10F54  v_xor_b32_e32 v4, s22, v111
10F58  v_xor_b32_e32 v2, s7, v2
10F5C  v_mad_u64_u32 v[116:117], s[20:21], v4, s5, 0
10F64  s_add_i32 s19, s30, 0xdaa66d2b
10F6C  v_mad_u64_u32 v[112:113], s[20:21], v2, s4, 0
10F74  v_xor_b32_e32 v2, v114, v117
10F78  s_add_i32 s11, s31, 0x32370b8f
10F80  v_xor_b32_e32 v2, s19, v2
10F84  v_xor_b32_e32 v4, v110, v113
10F88  v_xor_b32_e32 v4, s11, v4
10F8C  v_mad_u64_u32 v[110:111], s[24:25], v2, s4, 0
10F94  s_add_i32 s20, s31, 0xed9eba14
10F9C  v_mad_u64_u32 v[114:115], s[24:25], v4, s5, 0
10FA4  v_xor_b32_e32 v4, v112, v111
10FA8  s_add_i32 s21, s30, 0x78dde6e4
10FB0  v_xor_b32_e32 v2, v116, v115
10FB4  v_xor_b32_e32 v4, s20, v4
10FB8  v_xor_b32_e32 v2, s21, v2
10FBC  v_mad_u64_u32 v[116:117], s[26:27], v4, s5, 0
10FC4  s_add_i32 s24, s30, 0x1715609d
10FCC  v_mad_u64_u32 v[112:113], s[26:27], v2, s4, 0
10FD4  v_xor_b32_e32 v2, v114, v117
10FD8  s_add_i32 s23, s31, 0xa9066899
10FE0  v_xor_b32_e32 v2, s24, v2
10FE4  v_xor_b32_e32 v4, v110, v113
10FE8  v_xor_b32_e32 v4, s23, v4
10FEC  v_mad_u64_u32 v[110:111], s[34:35], v2, s4, 0
10FF4  s_add_i32 s25, s31, 0x646e171e
10FFC  v_mad_u64_u32 v[114:115], s[34:35], v4, s5, 0
11004  v_xor_b32_e32 v4, v112, v111
11008  s_add_i32 s26, s30, 0xb54cda56
11010  v_xor_b32_e32 v2, v116, v115
11014  v_xor_b32_e32 v4, s25, v4
11018  v_xor_b32_e32 v2, s26, v2
1101C  v_mad_u64_u32 v[116:117], s[36:37], v4, s5, 0
11024  s_add_i32 s34, s30, 0x5384540f
1102C  v_mad_u64_u32 v[112:113], s[36:37], v2, s4, 0
11034  v_xor_b32_e32 v2, v114, v117
11038  s_add_i32 s27, s31, 0x1fd5c5a3
11040  v_xor_b32_e32 v2, s34, v2
11044  v_xor_b32_e32 v4, v110, v113
11048  v_xor_b32_e32 v4, s27, v4
1104C  v_mad_u64_u32 v[110:111], s[38:39], v2, s4, 0
11054  s_add_i32 s35, s31, 0xdb3d7428
1105C  v_mad_u64_u32 v[114:115], s[38:39], v4, s5, 0
11064  v_xor_b32_e32 v4, v112, v111
11068  s_add_i32 s36, s30, 0xf1bbcdc8
11070  v_xor_b32_e32 v2, v116, v115
11074  v_xor_b32_e32 v4, s35, v4
11078  v_xor_b32_e32 v2, s36, v2
1107C  v_mad_u64_u32 v[116:117], s[38:39], v4, s5, 0
11084  s_add_i32 s37, s30, 0x8ff34781
1108C  v_mad_u64_u32 v[112:113], s[38:39], v2, s4, 0
11094  v_xor_b32_e32 v2, v114, v117
11098  s_add_i32 s30, s31, 0x96a522ad
110A0  v_xor_b32_e32 v10, s37, v2
110A4  v_xor_b32_e32 v2, v110, v113
110A8  v_xor_b32_e32 v12, s30, v2
110AC  v_mov_b32_e32 v2, 0
110B0  v_mov_b32_e32 v4, 0
110B4  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[68:69], v10, v6
110BC  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[72:73], v12, v6 op_sel:[0,0,0,1]
110C4  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[70:71], v116, v6 op_sel:[0,0,1,0]
110CC  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[76:77], v112, v6 op_sel:[0,0,1,1]
110D4  s_nop 0
110D8  v_or_b32_e32 v10, 1, v8
110DC  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
110E4  v_xor_b32_e32 v10, s6, v69
110E8  v_mad_u64_u32 v[70:71], s[38:39], v10, s5, 0
110F0  v_xor_b32_e32 v10, s9, v71
110F4  v_xor_b32_e32 v12, s17, v68
110F8  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
11100  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
11108  v_xor_b32_e32 v10, v70, v73
1110C  v_xor_b32_e32 v12, s22, v69
11110  v_xor_b32_e32 v10, s7, v10
11114  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
1111C  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
11124  v_xor_b32_e32 v10, v72, v77
11128  v_xor_b32_e32 v10, s19, v10
1112C  v_xor_b32_e32 v12, v68, v71
11130  v_xor_b32_e32 v12, s11, v12
11134  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
1113C  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
11144  v_xor_b32_e32 v12, v70, v69
11148  v_xor_b32_e32 v10, v76, v73
1114C  v_xor_b32_e32 v12, s20, v12
11150  v_xor_b32_e32 v10, s21, v10
11154  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
1115C  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
11164  v_xor_b32_e32 v10, v72, v77
11168  v_xor_b32_e32 v10, s24, v10
1116C  v_xor_b32_e32 v12, v68, v71
11170  v_xor_b32_e32 v12, s23, v12
11174  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
1117C  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
11184  v_xor_b32_e32 v12, v70, v69
11188  v_xor_b32_e32 v10, v76, v73
1118C  v_xor_b32_e32 v12, s25, v12
11190  v_xor_b32_e32 v10, s26, v10
11194  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
1119C  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
111A4  v_xor_b32_e32 v10, v72, v77
111A8  v_xor_b32_e32 v10, s34, v10
111AC  v_xor_b32_e32 v12, v68, v71
111B0  v_xor_b32_e32 v12, s27, v12
111B4  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
111BC  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
111C4  v_xor_b32_e32 v12, v70, v69
111C8  v_xor_b32_e32 v10, v76, v73
111CC  v_xor_b32_e32 v12, s35, v12
111D0  v_xor_b32_e32 v10, s36, v10
111D4  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
111DC  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
111E4  v_xor_b32_e32 v10, v72, v77
111E8  v_xor_b32_e32 v10, s37, v10
111EC  v_xor_b32_e32 v12, v68, v71
111F0  v_mov_b32_e32 v40, 0
111F4  v_mov_b32_e32 v42, 0
111F8  v_xor_b32_e32 v12, s30, v12
111FC  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[74:75], v10, v6
11204  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[80:81], v12, v6 op_sel:[0,0,0,1]
1120C  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[78:79], v76, v6 op_sel:[0,0,1,0]
11214  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[84:85], v70, v6 op_sel:[0,0,1,1]
1121C  s_nop 0
11220  v_or_b32_e32 v10, 2, v8
11224  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
1122C  v_xor_b32_e32 v10, s6, v69
11230  v_mad_u64_u32 v[70:71], s[38:39], v10, s5, 0
11238  v_xor_b32_e32 v12, s17, v68
1123C  v_xor_b32_e32 v10, s9, v71
11240  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
11248  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
11250  v_xor_b32_e32 v10, v70, v73
11254  v_xor_b32_e32 v10, s7, v10
11258  v_xor_b32_e32 v12, s22, v69
1125C  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
11264  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
1126C  v_xor_b32_e32 v10, v72, v75
11270  v_xor_b32_e32 v12, v68, v71
11274  v_xor_b32_e32 v10, s19, v10
11278  v_xor_b32_e32 v12, s11, v12
1127C  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
11284  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
1128C  v_xor_b32_e32 v10, v74, v73
11290  v_xor_b32_e32 v12, v70, v69
11294  v_xor_b32_e32 v10, s21, v10
11298  v_xor_b32_e32 v12, s20, v12
1129C  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
112A4  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
112AC  v_xor_b32_e32 v10, v72, v75
112B0  v_xor_b32_e32 v12, v68, v71
112B4  v_xor_b32_e32 v10, s24, v10
112B8  v_xor_b32_e32 v12, s23, v12
112BC  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
112C4  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
112CC  v_xor_b32_e32 v10, v74, v73
112D0  v_xor_b32_e32 v12, v70, v69
112D4  v_xor_b32_e32 v10, s26, v10
112D8  v_xor_b32_e32 v12, s25, v12
112DC  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
112E4  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
112EC  v_xor_b32_e32 v10, v72, v75
112F0  v_xor_b32_e32 v12, v68, v71
112F4  v_xor_b32_e32 v10, s34, v10
112F8  v_xor_b32_e32 v12, s27, v12
112FC  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
11304  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
1130C  v_xor_b32_e32 v10, v74, v73
11310  v_xor_b32_e32 v12, v70, v69
11314  v_xor_b32_e32 v10, s36, v10
11318  v_xor_b32_e32 v12, s35, v12
1131C  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
11324  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
1132C  v_or_b32_e32 v8, 3, v8
11330  v_xor_b32_e32 v10, v72, v75
11334  v_xor_b32_e32 v12, v68, v71
11338  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
11340  v_xor_b32_e32 v10, s37, v10
11344  v_mov_b32_e32 v46, 0
11348  v_mov_b32_e32 v48, 0
1134C  v_xor_b32_e32 v8, s6, v69
11350  v_xor_b32_e32 v12, s30, v12
11354  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[82:83], v10, v6
1135C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[88:89], v12, v6 op_sel:[0,0,0,1]
11364  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[86:87], v74, v6 op_sel:[0,0,1,0]
1136C  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[92:93], v70, v6 op_sel:[0,0,1,1]
11374  s_nop 0
11378  v_mad_u64_u32 v[70:71], s[38:39], v8, s5, 0
11380  v_xor_b32_e32 v10, s17, v68
11384  v_xor_b32_e32 v8, s9, v71
11388  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
11390  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
11398  v_xor_b32_e32 v8, v70, v73
1139C  v_xor_b32_e32 v8, s7, v8
113A0  v_xor_b32_e32 v10, s22, v69
113A4  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
113AC  v_mad_u64_u32 v[74:75], s[38:39], v10, s5, 0
113B4  v_xor_b32_e32 v8, v72, v75
113B8  v_xor_b32_e32 v10, v68, v71
113BC  v_xor_b32_e32 v8, s19, v8
113C0  v_xor_b32_e32 v10, s11, v10
113C4  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
113CC  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
113D4  v_xor_b32_e32 v8, v74, v73
113D8  v_xor_b32_e32 v10, v70, v69
113DC  v_xor_b32_e32 v8, s21, v8
113E0  v_xor_b32_e32 v10, s20, v10
113E4  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
113EC  v_mad_u64_u32 v[74:75], s[38:39], v10, s5, 0
113F4  v_xor_b32_e32 v8, v72, v75
113F8  v_xor_b32_e32 v10, v68, v71
113FC  v_xor_b32_e32 v8, s24, v8
11400  v_xor_b32_e32 v10, s23, v10
11404  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
1140C  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
11414  v_xor_b32_e32 v8, v74, v73
11418  v_xor_b32_e32 v10, v70, v69
1141C  v_xor_b32_e32 v8, s26, v8
11420  v_xor_b32_e32 v10, s25, v10
11424  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
1142C  v_mad_u64_u32 v[74:75], s[38:39], v10, s5, 0
11434  v_xor_b32_e32 v8, v72, v75
11438  v_xor_b32_e32 v10, v68, v71
1143C  v_xor_b32_e32 v8, s34, v8
11440  v_xor_b32_e32 v10, s27, v10
11444  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
1144C  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
11454  v_xor_b32_e32 v8, v74, v73
11458  v_xor_b32_e32 v10, v70, v69
1145C  v_xor_b32_e32 v8, s36, v8
11460  v_xor_b32_e32 v10, s35, v10
11464  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
1146C  v_mad_u64_u32 v[74:75], s[4:5], v10, s5, 0
11474  v_xor_b32_e32 v8, v72, v75
11478  v_xor_b32_e32 v10, v68, v71
1147C  v_mov_b32_e32 v50, 0
11480  v_mov_b32_e32 v53, 0
11484  v_xor_b32_e32 v8, s37, v8
11488  v_xor_b32_e32 v10, s30, v10
1148C  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[90:91], v8, v6
11494  v_cvt_scalef32_sr_pk_fp4_f32 v53, v[96:97], v10, v6 op_sel:[0,0,0,1]
1149C  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[94:95], v74, v6 op_sel:[0,0,1,0]
114A4  v_cvt_scalef32_sr_pk_fp4_f32 v53, v[98:99], v70, v6 op_sel:[0,0,1,1]
114AC  s_nop 0
114B0  v_and_b32_e32 v95, 0x7fffffff, v67
114B8  v_and_b32_e32 v94, 0x7fffffff, v31
114C0  v_max_u32_e32 v6, v94, v95
114C4  v_and_b32_e32 v93, 0x7fffffff, v65
114CC  v_and_b32_e32 v92, 0x7fffffff, v33
114D4  v_max3_u32 v6, v92, v93, v6
114DC  v_and_b32_e32 v91, 0x7fffffff, v63
114E4  v_and_b32_e32 v90, 0x7fffffff, v35
114EC  v_max3_u32 v6, v90, v91, v6
114F4  v_and_b32_e32 v89, 0x7fffffff, v61
114FC  v_and_b32_e32 v88, 0x7fffffff, v37
11504  v_max3_u32 v6, v88, v89, v6
1150C  v_and_b32_e32 v87, 0x7fffffff, v59
11514  v_and_b32_e32 v86, 0x7fffffff, v23
1151C  v_max3_u32 v6, v86, v87, v6
11524  v_and_b32_e32 v85, 0x7fffffff, v57
1152C  v_and_b32_e32 v84, 0x7fffffff, v25
11534  v_max3_u32 v6, v84, v85, v6
1153C  v_and_b32_e32 v83, 0x7fffffff, v55
11544  v_and_b32_e32 v82, 0x7fffffff, v27
1154C  v_max3_u32 v6, v82, v83, v6
11554  v_and_b32_e32 v81, 0x7fffffff, v51
1155C  v_and_b32_e32 v80, 0x7fffffff, v29
11564  v_max3_u32 v6, v80, v81, v6
1156C  v_and_b32_e32 v79, 0x7fffffff, v49
11574  v_and_b32_e32 v78, 0x7fffffff, v15
1157C  v_max3_u32 v6, v78, v79, v6
11584  v_and_b32_e32 v76, 0x7fffffff, v47
1158C  v_and_b32_e32 v75, 0x7fffffff, v17
11594  v_max3_u32 v6, v75, v76, v6
1159C  v_and_b32_e32 v74, 0x7fffffff, v45
115A4  v_and_b32_e32 v73, 0x7fffffff, v19
115AC  v_max3_u32 v6, v73, v74, v6
115B4  v_and_b32_e32 v72, 0x7fffffff, v43
115BC  v_and_b32_e32 v71, 0x7fffffff, v21
115C4  v_max3_u32 v6, v71, v72, v6
115CC  v_and_b32_e32 v69, 0x7fffffff, v41
115D4  v_and_b32_e32 v68, 0x7fffffff, v7
115DC  v_max3_u32 v6, v68, v69, v6
115E4  v_and_b32_e32 v66, 0x7fffffff, v39
115EC  v_and_b32_e32 v64, 0x7fffffff, v9
115F4  v_max3_u32 v6, v64, v66, v6
115FC  v_and_b32_e32 v60, 0x7fffffff, v5
11604  v_and_b32_e32 v58, 0x7fffffff, v11
1160C  v_max3_u32 v6, v58, v60, v6
11614  v_and_b32_e32 v56, 0x7fffffff, v3
1161C  v_and_b32_e32 v54, 0x7fffffff, v13
11624  v_max3_u32 v96, v54, v56, v6
1162C  s_mov_b32 s4, 0x7f7fffff
11634  v_mov_b32_e32 v44, 0
11638  v_cmp_lt_u32_e32 vcc, s4, v96
1163C  v_mov_b32_e32 v30, v67
11640  v_mov_b32_e32 v32, v65
11644  v_mov_b32_e32 v34, v63
11648  v_mov_b32_e32 v36, v61
1164C  v_mov_b32_e32 v22, v59
11650  v_mov_b32_e32 v24, v57
11654  v_mov_b32_e32 v26, v55
11658  v_mov_b32_e32 v28, v51
1165C  v_mov_b32_e32 v14, v49
11660  v_mov_b32_e32 v16, v47
11664  v_mov_b32_e32 v18, v45
11668  v_mov_b32_e32 v20, v43
1166C  v_mov_b32_e32 v6, v41
11670  v_mov_b32_e32 v8, v39
11674  v_mov_b32_e32 v10, v5
11678  v_mov_b32_e32 v12, v3
1167C  v_mov_b32_e32 v62, 0
11680  v_mov_b32_e32 v70, 0
11684  v_mov_b32_e32 v77, 0
11688  s_and_saveexec_b64 s[4:5], vcc
1168C  s_cbranch_execz 584
11690  v_sub_u32_e32 v8, 0x7f800000, v95
11698  v_sub_u32_e32 v6, 0x7f7fffff, v95
116A0  v_sub_u32_e32 v14, 0x7f800000, v94
116A8  v_sub_u32_e32 v12, 0x7f7fffff, v94
116B0  v_lshrrev_b32_e32 v8, 31, v8
116B4  v_ashrrev_i32_e32 v10, 31, v6
116B8  v_lshrrev_b32_e32 v6, 31, v6
116BC  v_lshrrev_b32_e32 v14, 31, v14
116C0  v_add_u32_e32 v20, -1, v8
116C4  v_and_b32_e32 v10, 7, v10
116C8  v_lshrrev_b32_e32 v16, 31, v12
116CC  v_add_u32_e32 v18, -1, v14
116D0  v_and_b32_e32 v22, 0x80000000, v20
116D8  v_add_u32_e32 v6, -1, v6
116DC  v_ashrrev_i32_e32 v12, 31, v12
116E0  s_movk_i32 s31, 0x70
116E4  v_bitop3_b32 v30, v22, v67, v6 bitop3:0xc8
116EC  v_and_b32_e32 v6, v20, v95
116F0  v_and_or_b32 v10, v12, s31, v10
116F8  v_add_u32_e32 v8, v14, v8
116FC  v_and_b32_e32 v12, v18, v94
11700  v_sub_u32_e32 v14, 0x7f800000, v93
11708  v_and_b32_e32 v24, 0x80000000, v18
11710  v_max_u32_e32 v6, v12, v6
11714  v_sub_u32_e32 v12, 0x7f7fffff, v93
1171C  v_sub_u32_e32 v18, 0x7f800000, v92
11724  v_add_u32_e32 v16, -1, v16
11728  v_lshrrev_b32_e32 v14, 31, v14
1172C  v_bitop3_b32 v31, v24, v31, v16 bitop3:0xc8
11734  v_ashrrev_i32_e32 v16, 31, v12
11738  v_lshrrev_b32_e32 v12, 31, v12
1173C  v_lshrrev_b32_e32 v18, 31, v18
11740  v_add_u32_e32 v24, -1, v14
11744  v_add_u32_e32 v22, -1, v18
11748  v_and_b32_e32 v26, 0x80000000, v24
11750  v_add_u32_e32 v12, -1, v12
11754  s_movk_i32 s38, 0x700
11758  v_bitop3_b32 v32, v26, v65, v12 bitop3:0xc8
11760  v_and_b32_e32 v12, v24, v93
11764  v_add3_u32 v8, v14, v8, v18
1176C  v_and_b32_e32 v14, v22, v92
11770  v_and_or_b32 v10, v16, s38, v10
11778  v_sub_u32_e32 v16, 0x7f7fffff, v92
11780  v_max3_u32 v6, v14, v12, v6
11788  v_sub_u32_e32 v14, 0x7f800000, v91
11790  v_sub_u32_e32 v12, 0x7f7fffff, v91
11798  v_sub_u32_e32 v18, 0x7f800000, v90
117A0  v_lshrrev_b32_e32 v20, 31, v16
117A4  v_ashrrev_i32_e32 v16, 31, v16
117A8  s_movk_i32 s39, 0x7000
117AC  v_lshrrev_b32_e32 v14, 31, v14
117B0  v_and_or_b32 v10, v16, s39, v10
117B8  v_ashrrev_i32_e32 v16, 31, v12
117BC  s_mov_b32 s40, 0x70000
117C4  v_lshrrev_b32_e32 v12, 31, v12
117C8  v_lshrrev_b32_e32 v18, 31, v18
117CC  v_add_u32_e32 v24, -1, v14
117D0  v_and_b32_e32 v28, 0x80000000, v22
117D8  v_and_or_b32 v10, v16, s40, v10
117E0  v_sub_u32_e32 v16, 0x7f7fffff, v90
117E8  v_add_u32_e32 v22, -1, v18
117EC  v_and_b32_e32 v26, 0x80000000, v24
117F4  v_add_u32_e32 v12, -1, v12
117F8  v_add_u32_e32 v20, -1, v20
117FC  v_bitop3_b32 v34, v26, v63, v12 bitop3:0xc8
11804  v_and_b32_e32 v12, v24, v91
11808  v_add3_u32 v8, v14, v8, v18
11810  v_and_b32_e32 v14, v22, v90
11814  v_bitop3_b32 v33, v28, v33, v20 bitop3:0xc8
1181C  v_lshrrev_b32_e32 v20, 31, v16
11820  v_ashrrev_i32_e32 v16, 31, v16
11824  s_mov_b32 s41, 0x700000
1182C  v_max3_u32 v6, v14, v12, v6
11834  v_sub_u32_e32 v12, 0x7f7fffff, v89
1183C  v_sub_u32_e32 v14, 0x7f800000, v89
11844  v_and_or_b32 v10, v16, s41, v10
1184C  s_mov_b32 s42, 0x7000000
11854  v_ashrrev_i32_e32 v16, 31, v12
11858  v_sub_u32_e32 v18, 0x7f800000, v88
11860  v_and_or_b32 v10, v16, s42, v10
11868  v_sub_u32_e32 v16, 0x7f7fffff, v88
11870  v_lshrrev_b32_e32 v14, 31, v14
11874  v_and_b32_e32 v28, 0x80000000, v22
1187C  v_add_u32_e32 v20, -1, v20
11880  v_lshrrev_b32_e32 v12, 31, v12
11884  v_lshrrev_b32_e32 v18, 31, v18
11888  v_add_u32_e32 v24, -1, v14
1188C  v_bitop3_b32 v35, v28, v35, v20 bitop3:0xc8
11894  v_lshrrev_b32_e32 v20, 31, v16
11898  v_add_u32_e32 v22, -1, v18
1189C  v_and_b32_e32 v26, 0x80000000, v24
118A4  v_add_u32_e32 v12, -1, v12
118A8  v_ashrrev_i32_e32 v16, 31, v16
118AC  s_brev_b32 s43, 14
118B0  v_bitop3_b32 v36, v26, v61, v12 bitop3:0xc8
118B8  v_and_b32_e32 v12, v24, v89
118BC  v_and_or_b32 v44, v16, s43, v10
118C4  v_and_b32_e32 v10, v22, v88
118C8  v_max3_u32 v6, v10, v12, v6
118D0  v_sub_u32_e32 v12, 0x7f800000, v87
118D8  v_add3_u32 v8, v14, v8, v18
118E0  v_sub_u32_e32 v10, 0x7f7fffff, v87
118E8  v_sub_u32_e32 v18, 0x7f800000, v86
118F0  v_lshrrev_b32_e32 v12, 31, v12
118F4  v_ashrrev_i32_e32 v14, 31, v10
118F8  v_lshrrev_b32_e32 v10, 31, v10
118FC  v_lshrrev_b32_e32 v18, 31, v18
11900  v_add_u32_e32 v26, -1, v12
11904  v_and_b32_e32 v28, 0x80000000, v22
1190C  v_add_u32_e32 v24, -1, v18
11910  v_and_b32_e32 v22, 0x80000000, v26
11918  v_add_u32_e32 v10, -1, v10
1191C  v_bitop3_b32 v22, v22, v59, v10 bitop3:0xc8
11924  v_and_b32_e32 v10, v26, v87
11928  v_add3_u32 v8, v12, v8, v18
11930  v_and_b32_e32 v12, v24, v86
11934  v_add_u32_e32 v20, -1, v20
11938  v_sub_u32_e32 v16, 0x7f7fffff, v86
11940  v_max3_u32 v6, v12, v10, v6
11948  v_sub_u32_e32 v12, 0x7f800000, v85
11950  v_bitop3_b32 v37, v28, v37, v20 bitop3:0xc8
11958  v_sub_u32_e32 v10, 0x7f7fffff, v85
11960  v_lshrrev_b32_e32 v20, 31, v16
11964  v_sub_u32_e32 v18, 0x7f800000, v84
1196C  v_and_b32_e32 v14, 7, v14
11970  v_and_b32_e32 v28, 0x80000000, v24
11978  v_add_u32_e32 v20, -1, v20
1197C  v_ashrrev_i32_e32 v16, 31, v16
11980  v_lshrrev_b32_e32 v12, 31, v12
11984  v_bitop3_b32 v23, v28, v23, v20 bitop3:0xc8
1198C  v_and_or_b32 v14, v16, s31, v14
11994  v_ashrrev_i32_e32 v16, 31, v10
11998  v_lshrrev_b32_e32 v10, 31, v10
1199C  v_lshrrev_b32_e32 v18, 31, v18
119A0  v_add_u32_e32 v28, -1, v12
119A4  v_add_u32_e32 v26, -1, v18
119A8  v_and_b32_e32 v24, 0x80000000, v28
119B0  v_add_u32_e32 v10, -1, v10
119B4  v_bitop3_b32 v24, v24, v57, v10 bitop3:0xc8
119BC  v_and_b32_e32 v10, v28, v85
119C0  v_add3_u32 v8, v12, v8, v18
119C8  v_and_b32_e32 v12, v26, v84
119CC  v_and_or_b32 v14, v16, s38, v14
119D4  v_sub_u32_e32 v16, 0x7f7fffff, v84
119DC  v_max3_u32 v6, v12, v10, v6
119E4  v_sub_u32_e32 v12, 0x7f800000, v83
119EC  v_sub_u32_e32 v10, 0x7f7fffff, v83
119F4  v_sub_u32_e32 v18, 0x7f800000, v82
119FC  v_lshrrev_b32_e32 v20, 31, v16
11A00  v_ashrrev_i32_e32 v16, 31, v16
11A04  v_lshrrev_b32_e32 v12, 31, v12
11A08  v_and_or_b32 v14, v16, s39, v14
11A10  v_ashrrev_i32_e32 v16, 31, v10
11A14  v_lshrrev_b32_e32 v10, 31, v10
11A18  v_lshrrev_b32_e32 v18, 31, v18
11A1C  v_add_u32_e32 v57, -1, v12
11A20  v_and_b32_e32 v59, 0x80000000, v26
11A28  v_add_u32_e32 v28, -1, v18
11A2C  v_and_b32_e32 v26, 0x80000000, v57
11A34  v_add_u32_e32 v10, -1, v10
11A38  v_bitop3_b32 v26, v26, v55, v10 bitop3:0xc8
11A40  v_and_b32_e32 v10, v57, v83
11A44  v_add3_u32 v8, v12, v8, v18
11A4C  v_and_b32_e32 v12, v28, v82
11A50  v_and_or_b32 v14, v16, s40, v14
11A58  v_sub_u32_e32 v16, 0x7f7fffff, v82
11A60  v_max3_u32 v6, v12, v10, v6
11A68  v_sub_u32_e32 v12, 0x7f800000, v81
11A70  v_add_u32_e32 v20, -1, v20
11A74  v_sub_u32_e32 v10, 0x7f7fffff, v81
11A7C  v_sub_u32_e32 v18, 0x7f800000, v80
11A84  v_bitop3_b32 v25, v59, v25, v20 bitop3:0xc8
11A8C  v_lshrrev_b32_e32 v20, 31, v16
11A90  v_ashrrev_i32_e32 v16, 31, v16
11A94  v_lshrrev_b32_e32 v12, 31, v12
11A98  v_and_or_b32 v14, v16, s41, v14
11AA0  v_ashrrev_i32_e32 v16, 31, v10
11AA4  v_lshrrev_b32_e32 v10, 31, v10
11AA8  v_lshrrev_b32_e32 v18, 31, v18
11AAC  v_add_u32_e32 v57, -1, v12
11AB0  v_and_b32_e32 v59, 0x80000000, v28
11AB8  v_and_or_b32 v14, v16, s42, v14
11AC0  v_sub_u32_e32 v16, 0x7f7fffff, v80
11AC8  v_add_u32_e32 v55, -1, v18
11ACC  v_and_b32_e32 v28, 0x80000000, v57
11AD4  v_add_u32_e32 v10, -1, v10
11AD8  v_add_u32_e32 v20, -1, v20
11ADC  v_bitop3_b32 v28, v28, v51, v10 bitop3:0xc8
11AE4  v_and_b32_e32 v10, v57, v81
11AE8  v_add3_u32 v8, v12, v8, v18
11AF0  v_and_b32_e32 v12, v55, v80
11AF4  v_bitop3_b32 v27, v59, v27, v20 bitop3:0xc8
11AFC  v_lshrrev_b32_e32 v20, 31, v16
11B00  v_ashrrev_i32_e32 v16, 31, v16
11B04  v_max3_u32 v6, v12, v10, v6
11B0C  v_sub_u32_e32 v10, 0x7f7fffff, v79
11B14  v_sub_u32_e32 v12, 0x7f800000, v79
11B1C  v_and_or_b32 v62, v16, s43, v14
11B24  v_and_b32_e32 v59, 0x80000000, v55
11B2C  v_ashrrev_i32_e32 v14, 31, v10
11B30  v_and_b32_e32 v16, 7, v14
11B34  v_sub_u32_e32 v14, 0x7f800000, v78
11B3C  v_lshrrev_b32_e32 v12, 31, v12
11B40  v_lshrrev_b32_e32 v10, 31, v10
11B44  v_lshrrev_b32_e32 v51, 31, v14
11B48  v_add_u32_e32 v57, -1, v12
11B4C  v_sub_u32_e32 v18, 0x7f7fffff, v78
11B54  v_add_u32_e32 v55, -1, v51
11B58  v_and_b32_e32 v14, 0x80000000, v57
11B60  v_add_u32_e32 v10, -1, v10
11B64  v_add_u32_e32 v20, -1, v20
11B68  v_bitop3_b32 v14, v14, v49, v10 bitop3:0xc8
11B70  v_and_b32_e32 v10, v57, v79
11B74  v_add3_u32 v8, v12, v8, v51
11B7C  v_and_b32_e32 v12, v55, v78
11B80  v_bitop3_b32 v29, v59, v29, v20 bitop3:0xc8
11B88  v_lshrrev_b32_e32 v20, 31, v18
11B8C  v_ashrrev_i32_e32 v18, 31, v18
11B90  v_max3_u32 v6, v12, v10, v6
11B98  v_sub_u32_e32 v10, 0x7f7fffff, v76
11BA0  v_sub_u32_e32 v12, 0x7f800000, v76
11BA8  v_and_or_b32 v16, v18, s31, v16
11BB0  v_and_b32_e32 v59, 0x80000000, v55
11BB8  v_ashrrev_i32_e32 v18, 31, v10
11BBC  v_and_or_b32 v18, v18, s38, v16
11BC4  v_sub_u32_e32 v16, 0x7f800000, v75
11BCC  v_lshrrev_b32_e32 v12, 31, v12
11BD0  v_add_u32_e32 v20, -1, v20
11BD4  v_lshrrev_b32_e32 v10, 31, v10
11BD8  v_lshrrev_b32_e32 v51, 31, v16
11BDC  v_add_u32_e32 v57, -1, v12
11BE0  v_bitop3_b32 v15, v59, v15, v20 bitop3:0xc8
11BE8  v_sub_u32_e32 v20, 0x7f7fffff, v75
11BF0  v_add_u32_e32 v55, -1, v51
11BF4  v_and_b32_e32 v16, 0x80000000, v57
11BFC  v_add_u32_e32 v10, -1, v10
11C00  v_bitop3_b32 v16, v16, v47, v10 bitop3:0xc8
11C08  v_and_b32_e32 v10, v57, v76
11C0C  v_add3_u32 v8, v12, v8, v51
11C14  v_and_b32_e32 v12, v55, v75
11C18  v_lshrrev_b32_e32 v49, 31, v20
11C1C  v_ashrrev_i32_e32 v20, 31, v20
11C20  v_max3_u32 v6, v12, v10, v6
11C28  v_sub_u32_e32 v10, 0x7f7fffff, v74
11C30  v_sub_u32_e32 v12, 0x7f800000, v74
11C38  v_and_or_b32 v18, v20, s39, v18
11C40  v_and_b32_e32 v59, 0x80000000, v55
11C48  v_ashrrev_i32_e32 v20, 31, v10
11C4C  v_and_or_b32 v20, v20, s40, v18
11C54  v_sub_u32_e32 v18, 0x7f800000, v73
11C5C  v_lshrrev_b32_e32 v12, 31, v12
11C60  v_lshrrev_b32_e32 v10, 31, v10
11C64  v_lshrrev_b32_e32 v51, 31, v18
11C68  v_add_u32_e32 v57, -1, v12
11C6C  v_add_u32_e32 v55, -1, v51
11C70  v_and_b32_e32 v18, 0x80000000, v57
11C78  v_add_u32_e32 v10, -1, v10
11C7C  v_sub_u32_e32 v47, 0x7f7fffff, v73
11C84  v_bitop3_b32 v18, v18, v45, v10 bitop3:0xc8
11C8C  v_and_b32_e32 v10, v57, v74
11C90  v_add3_u32 v8, v12, v8, v51
11C98  v_and_b32_e32 v12, v55, v73
11C9C  v_max3_u32 v6, v12, v10, v6
11CA4  v_ashrrev_i32_e32 v45, 31, v47
11CA8  v_sub_u32_e32 v10, 0x7f7fffff, v72
11CB0  v_sub_u32_e32 v12, 0x7f800000, v72
11CB8  v_and_or_b32 v20, v45, s41, v20
11CC0  v_add_u32_e32 v49, -1, v49
11CC4  v_ashrrev_i32_e32 v45, 31, v10
11CC8  v_and_or_b32 v45, v45, s42, v20
11CD0  v_sub_u32_e32 v20, 0x7f800000, v71
11CD8  v_lshrrev_b32_e32 v12, 31, v12
11CDC  v_lshrrev_b32_e32 v10, 31, v10
11CE0  v_lshrrev_b32_e32 v51, 31, v20
11CE4  v_add_u32_e32 v57, -1, v12
11CE8  v_bitop3_b32 v17, v59, v17, v49 bitop3:0xc8
11CF0  v_and_b32_e32 v59, 0x80000000, v55
11CF8  v_add_u32_e32 v55, -1, v51
11CFC  v_and_b32_e32 v20, 0x80000000, v57
11D04  v_add_u32_e32 v10, -1, v10
11D08  v_lshrrev_b32_e32 v49, 31, v47
11D0C  v_sub_u32_e32 v47, 0x7f7fffff, v71
11D14  v_bitop3_b32 v20, v20, v43, v10 bitop3:0xc8
11D1C  v_and_b32_e32 v10, v57, v72
11D20  v_add3_u32 v8, v12, v8, v51
11D28  v_and_b32_e32 v12, v55, v71
11D2C  v_add_u32_e32 v49, -1, v49
11D30  v_max3_u32 v10, v12, v10, v6
11D38  v_sub_u32_e32 v12, 0x7f800000, v69
11D40  v_bitop3_b32 v19, v59, v19, v49 bitop3:0xc8
11D48  v_lshrrev_b32_e32 v49, 31, v47
11D4C  v_ashrrev_i32_e32 v43, 31, v47
11D50  v_sub_u32_e32 v6, 0x7f7fffff, v69
11D58  v_sub_u32_e32 v47, 0x7f800000, v68
11D60  v_lshrrev_b32_e32 v12, 31, v12
11D64  v_and_b32_e32 v59, 0x80000000, v55
11D6C  v_and_or_b32 v70, v43, s43, v45
11D74  v_ashrrev_i32_e32 v43, 31, v6
11D78  v_lshrrev_b32_e32 v6, 31, v6
11D7C  v_lshrrev_b32_e32 v47, 31, v47
11D80  v_add_u32_e32 v55, -1, v12
11D84  v_add_u32_e32 v51, -1, v47
11D88  v_and_b32_e32 v57, 0x80000000, v55
11D90  v_add_u32_e32 v6, -1, v6
11D94  v_bitop3_b32 v6, v57, v41, v6 bitop3:0xc8
11D9C  v_and_b32_e32 v41, v55, v69
11DA0  v_add3_u32 v12, v12, v8, v47
11DA8  v_and_b32_e32 v8, v51, v68
11DAC  v_sub_u32_e32 v45, 0x7f7fffff, v68
11DB4  v_max3_u32 v10, v8, v41, v10
11DBC  v_sub_u32_e32 v41, 0x7f800000, v66
11DC4  v_add_u32_e32 v49, -1, v49
11DC8  v_sub_u32_e32 v8, 0x7f7fffff, v66
11DD0  v_sub_u32_e32 v47, 0x7f800000, v64
11DD8  v_bitop3_b32 v21, v59, v21, v49 bitop3:0xc8
11DE0  v_and_b32_e32 v43, 7, v43
11DE4  v_lshrrev_b32_e32 v49, 31, v45
11DE8  v_ashrrev_i32_e32 v45, 31, v45
11DEC  v_lshrrev_b32_e32 v41, 31, v41
11DF0  v_and_or_b32 v43, v45, s31, v43
11DF8  v_ashrrev_i32_e32 v45, 31, v8
11DFC  v_lshrrev_b32_e32 v8, 31, v8
11E00  v_lshrrev_b32_e32 v47, 31, v47
11E04  v_add_u32_e32 v55, -1, v41
11E08  v_and_b32_e32 v59, 0x80000000, v51
11E10  v_add_u32_e32 v51, -1, v47
11E14  v_and_b32_e32 v57, 0x80000000, v55
11E1C  v_add_u32_e32 v8, -1, v8
11E20  v_bitop3_b32 v8, v57, v39, v8 bitop3:0xc8
11E28  v_and_b32_e32 v39, v55, v66
11E2C  v_add3_u32 v12, v41, v12, v47
11E34  v_and_b32_e32 v41, v51, v64
11E38  v_and_or_b32 v43, v45, s38, v43
11E40  v_sub_u32_e32 v45, 0x7f7fffff, v64
11E48  v_max3_u32 v39, v41, v39, v10
11E50  v_sub_u32_e32 v41, 0x7f800000, v60
11E58  v_add_u32_e32 v49, -1, v49
11E5C  v_sub_u32_e32 v10, 0x7f7fffff, v60
11E64  v_sub_u32_e32 v47, 0x7f800000, v58
11E6C  v_bitop3_b32 v7, v59, v7, v49 bitop3:0xc8
11E74  v_lshrrev_b32_e32 v49, 31, v45
11E78  v_ashrrev_i32_e32 v45, 31, v45
11E7C  v_lshrrev_b32_e32 v41, 31, v41
11E80  v_and_or_b32 v43, v45, s39, v43
11E88  v_ashrrev_i32_e32 v45, 31, v10
11E8C  v_lshrrev_b32_e32 v10, 31, v10
11E90  v_lshrrev_b32_e32 v47, 31, v47
11E94  v_add_u32_e32 v55, -1, v41
11E98  v_and_b32_e32 v59, 0x80000000, v51
11EA0  v_add_u32_e32 v51, -1, v47
11EA4  v_and_b32_e32 v57, 0x80000000, v55
11EAC  v_add_u32_e32 v10, -1, v10
11EB0  v_bitop3_b32 v10, v57, v5, v10 bitop3:0xc8
11EB8  v_and_b32_e32 v5, v55, v60
11EBC  v_add3_u32 v41, v41, v12, v47
11EC4  v_and_b32_e32 v12, v51, v58
11EC8  v_and_or_b32 v43, v45, s40, v43
11ED0  v_sub_u32_e32 v45, 0x7f7fffff, v58
11ED8  v_max3_u32 v5, v12, v5, v39
11EE0  v_sub_u32_e32 v39, 0x7f800000, v56
11EE8  v_add_u32_e32 v49, -1, v49
11EEC  v_sub_u32_e32 v12, 0x7f7fffff, v56
11EF4  v_sub_u32_e32 v47, 0x7f800000, v54
11EFC  v_bitop3_b32 v9, v59, v9, v49 bitop3:0xc8
11F04  v_lshrrev_b32_e32 v49, 31, v45
11F08  v_ashrrev_i32_e32 v45, 31, v45
11F0C  v_lshrrev_b32_e32 v39, 31, v39
11F10  v_and_or_b32 v43, v45, s41, v43
11F18  v_ashrrev_i32_e32 v45, 31, v12
11F1C  v_lshrrev_b32_e32 v12, 31, v12
11F20  v_lshrrev_b32_e32 v47, 31, v47
11F24  v_add_u32_e32 v55, -1, v39
11F28  v_and_b32_e32 v59, 0x80000000, v51
11F30  v_add_u32_e32 v49, -1, v49
11F34  v_and_or_b32 v43, v45, s42, v43
11F3C  v_sub_u32_e32 v45, 0x7f7fffff, v54
11F44  v_add_u32_e32 v51, -1, v47
11F48  v_and_b32_e32 v57, 0x80000000, v55
11F50  v_add_u32_e32 v12, -1, v12
11F54  v_bitop3_b32 v11, v59, v11, v49 bitop3:0xc8
11F5C  v_bitop3_b32 v12, v57, v3, v12 bitop3:0xc8
11F64  v_lshrrev_b32_e32 v49, 31, v45
11F68  v_and_b32_e32 v3, v55, v56
11F6C  v_add3_u32 v39, v39, v41, v47
11F74  v_and_b32_e32 v41, v51, v54
11F78  v_and_b32_e32 v58, 0x80000000, v51
11F80  v_add_u32_e32 v49, -1, v49
11F84  v_ashrrev_i32_e32 v45, 31, v45
11F88  v_max3_u32 v3, v41, v3, v5
11F90  v_mov_b32_e32 v5, 0x7f800000
11F98  v_cmp_ne_u32_e32 vcc, 32, v39
11F9C  v_bitop3_b32 v13, v58, v13, v49 bitop3:0xc8
11FA4  v_and_or_b32 v77, v45, s43, v43
11FAC  v_cndmask_b32_e32 v96, v5, v3, vcc
11FB0  s_or_b64 exec, exec, s[4:5]
11FB4  v_cmp_ne_u32_e32 vcc, 0, v96
11FB8  v_mov_b32_e32 v39, 0x7f
11FC0  s_and_saveexec_b64 s[4:5], vcc
11FC4  s_cbranch_execz 15
11FC8  v_add_u32_e32 v3, s16, v96
11FCC  s_mov_b32 s16, 0x17fffff
11FD4  v_lshrrev_b32_e32 v5, 23, v3
11FD8  v_add_u32_e32 v5, -2, v5
11FDC  v_cmp_lt_u32_e32 vcc, s16, v3
11FE0  s_mov_b32 s16, 0x7f800000
11FE8  s_nop 0
11FEC  v_cndmask_b32_e32 v3, 0, v5, vcc
11FF0  v_cmp_eq_u32_e32 vcc, s16, v96
11FF4  v_mov_b32_e32 v5, 0xfe
11FFC  s_and_b64 vcc, s[28:29], vcc
12000  v_cndmask_b32_e32 v39, v3, v5, vcc
12004  s_or_b64 exec, exec, s[4:5]
12008  v_cmp_eq_u32_e32 vcc, 0, v39
1200C  s_cbranch_vccz 37
12010  s_nop 0
12014  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
1201C  v_pk_mul_f32 v[30:31], v[54:55], v[30:31] op_sel_hi:[0,1]
12024  v_pk_mul_f32 v[32:33], v[54:55], v[32:33] op_sel_hi:[0,1]
1202C  v_pk_mul_f32 v[34:35], v[54:55], v[34:35] op_sel_hi:[0,1]
12034  v_pk_mul_f32 v[36:37], v[54:55], v[36:37] op_sel_hi:[0,1]
1203C  v_pk_mul_f32 v[22:23], v[54:55], v[22:23] op_sel_hi:[0,1]
12044  v_pk_mul_f32 v[24:25], v[54:55], v[24:25] op_sel_hi:[0,1]
1204C  v_pk_mul_f32 v[26:27], v[54:55], v[26:27] op_sel_hi:[0,1]
12054  v_pk_mul_f32 v[28:29], v[54:55], v[28:29] op_sel_hi:[0,1]
1205C  v_pk_mul_f32 v[14:15], v[54:55], v[14:15] op_sel_hi:[0,1]
12064  v_pk_mul_f32 v[16:17], v[54:55], v[16:17] op_sel_hi:[0,1]
1206C  v_pk_mul_f32 v[18:19], v[54:55], v[18:19] op_sel_hi:[0,1]
12074  v_pk_mul_f32 v[20:21], v[54:55], v[20:21] op_sel_hi:[0,1]
1207C  v_pk_mul_f32 v[6:7], v[54:55], v[6:7] op_sel_hi:[0,1]
12084  v_pk_mul_f32 v[8:9], v[54:55], v[8:9] op_sel_hi:[0,1]
1208C  v_pk_mul_f32 v[10:11], v[54:55], v[10:11] op_sel_hi:[0,1]
12094  v_pk_mul_f32 v[12:13], v[54:55], v[12:13] op_sel_hi:[0,1]
1209C  v_max_u32_e32 v41, 1, v39
120A0  s_branch 1
120A4  v_mov_b32_e32 v41, v39
120A8  v_or3_b32 v5, v53, v109, v50
120B0  v_add_lshl_u32 v50, s10, v52, 2
120B8  s_mov_b32 s4, 0xd2511f53
120C0  v_or3_b32 v3, v42, v107, v40
120C8  v_lshlrev_b32_e32 v45, 23, v41
120CC  v_mad_u64_u32 v[40:41], s[28:29], v50, s4, 0
120D4  v_xor_b32_e32 v41, s6, v41
120D8  s_mov_b32 s5, 0xcd9e8d57
120E0  v_mad_u64_u32 v[42:43], s[28:29], v41, s5, 0
120E8  v_xor_b32_e32 v41, s9, v43
120EC  v_xor_b32_e32 v43, s17, v40
120F0  v_or3_b32 v2, v4, v106, v2
120F8  v_or3_b32 v4, v48, v108, v46
12100  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
12108  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
12110  v_xor_b32_e32 v42, v42, v47
12114  v_xor_b32_e32 v42, s7, v42
12118  v_xor_b32_e32 v41, s22, v41
1211C  v_mad_u64_u32 v[42:43], s[28:29], v42, s4, 0
12124  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
1212C  v_xor_b32_e32 v41, v46, v49
12130  v_xor_b32_e32 v40, v40, v43
12134  v_xor_b32_e32 v41, s19, v41
12138  v_xor_b32_e32 v43, s11, v40
1213C  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
12144  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
1214C  v_xor_b32_e32 v43, v48, v47
12150  v_xor_b32_e32 v41, v42, v41
12154  v_xor_b32_e32 v43, s21, v43
12158  v_xor_b32_e32 v41, s20, v41
1215C  v_mad_u64_u32 v[42:43], s[28:29], v43, s4, 0
12164  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
1216C  v_xor_b32_e32 v41, v46, v49
12170  v_xor_b32_e32 v40, v40, v43
12174  v_xor_b32_e32 v41, s24, v41
12178  v_xor_b32_e32 v43, s23, v40
1217C  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
12184  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
1218C  v_xor_b32_e32 v43, v48, v47
12190  v_xor_b32_e32 v41, v42, v41
12194  v_xor_b32_e32 v43, s26, v43
12198  v_xor_b32_e32 v41, s25, v41
1219C  v_mad_u64_u32 v[42:43], s[28:29], v43, s4, 0
121A4  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
121AC  v_xor_b32_e32 v41, v46, v49
121B0  v_xor_b32_e32 v40, v40, v43
121B4  v_xor_b32_e32 v41, s34, v41
121B8  v_xor_b32_e32 v43, s27, v40
121BC  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
121C4  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
121CC  v_xor_b32_e32 v43, v48, v47
121D0  v_xor_b32_e32 v41, v42, v41
121D4  v_xor_b32_e32 v43, s36, v43
121D8  v_xor_b32_e32 v41, s35, v41
121DC  v_mad_u64_u32 v[42:43], s[28:29], v43, s4, 0
121E4  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
121EC  v_xor_b32_e32 v41, v46, v49
121F0  v_xor_b32_e32 v40, v40, v43
121F4  v_mov_b32_e32 v46, 0
121F8  v_mov_b32_e32 v47, 0
121FC  v_xor_b32_e32 v41, s37, v41
12200  v_xor_b32_e32 v40, s30, v40
12204  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[30:31], v41, v45
1220C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[34:35], v40, v45 op_sel:[0,0,0,1]
12214  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[32:33], v48, v45 op_sel:[0,0,1,0]
1221C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[36:37], v42, v45 op_sel:[0,0,1,1]
12224  s_nop 0
12228  v_or_b32_e32 v31, 1, v50
1222C  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
12234  v_xor_b32_e32 v31, s6, v33
12238  v_mad_u64_u32 v[34:35], s[28:29], v31, s5, 0
12240  v_xor_b32_e32 v31, s9, v35
12244  v_xor_b32_e32 v35, s17, v32
12248  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
12250  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
12258  v_xor_b32_e32 v31, v34, v37
1225C  v_xor_b32_e32 v31, s7, v31
12260  v_xor_b32_e32 v33, s22, v33
12264  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
1226C  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
12274  v_xor_b32_e32 v31, v36, v41
12278  v_xor_b32_e32 v32, v32, v35
1227C  v_xor_b32_e32 v31, s19, v31
12280  v_xor_b32_e32 v35, s11, v32
12284  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
1228C  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
12294  v_xor_b32_e32 v31, v40, v37
12298  v_xor_b32_e32 v33, v34, v33
1229C  v_xor_b32_e32 v31, s21, v31
122A0  v_xor_b32_e32 v33, s20, v33
122A4  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
122AC  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
122B4  v_xor_b32_e32 v31, v36, v41
122B8  v_xor_b32_e32 v32, v32, v35
122BC  v_xor_b32_e32 v31, s24, v31
122C0  v_xor_b32_e32 v35, s23, v32
122C4  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
122CC  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
122D4  v_xor_b32_e32 v31, v40, v37
122D8  v_xor_b32_e32 v33, v34, v33
122DC  v_xor_b32_e32 v31, s26, v31
122E0  v_xor_b32_e32 v33, s25, v33
122E4  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
122EC  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
122F4  v_xor_b32_e32 v31, v36, v41
122F8  v_xor_b32_e32 v32, v32, v35
122FC  v_xor_b32_e32 v31, s34, v31
12300  v_xor_b32_e32 v35, s27, v32
12304  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
1230C  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
12314  v_xor_b32_e32 v31, v40, v37
12318  v_xor_b32_e32 v33, v34, v33
1231C  v_xor_b32_e32 v31, s36, v31
12320  v_xor_b32_e32 v33, s35, v33
12324  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
1232C  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
12334  v_xor_b32_e32 v31, v36, v41
12338  v_xor_b32_e32 v32, v32, v35
1233C  v_mov_b32_e32 v33, 0
12340  v_mov_b32_e32 v35, 0
12344  v_xor_b32_e32 v31, s37, v31
12348  v_xor_b32_e32 v32, s30, v32
1234C  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[22:23], v31, v45
12354  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[26:27], v32, v45 op_sel:[0,0,0,1]
1235C  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[24:25], v40, v45 op_sel:[0,0,1,0]
12364  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[28:29], v34, v45 op_sel:[0,0,1,1]
1236C  s_nop 0
12370  v_or_b32_e32 v22, 2, v50
12374  v_mad_u64_u32 v[22:23], s[28:29], v22, s4, 0
1237C  v_xor_b32_e32 v23, s6, v23
12380  v_mad_u64_u32 v[24:25], s[28:29], v23, s5, 0
12388  v_xor_b32_e32 v23, s9, v25
1238C  v_xor_b32_e32 v25, s17, v22
12390  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
12398  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
123A0  v_xor_b32_e32 v24, v24, v27
123A4  v_xor_b32_e32 v24, s7, v24
123A8  v_xor_b32_e32 v23, s22, v23
123AC  v_mad_u64_u32 v[24:25], s[28:29], v24, s4, 0
123B4  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
123BC  v_xor_b32_e32 v23, v26, v29
123C0  v_xor_b32_e32 v22, v22, v25
123C4  v_xor_b32_e32 v23, s19, v23
123C8  v_xor_b32_e32 v25, s11, v22
123CC  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
123D4  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
123DC  v_xor_b32_e32 v25, v28, v27
123E0  v_xor_b32_e32 v23, v24, v23
123E4  v_xor_b32_e32 v25, s21, v25
123E8  v_xor_b32_e32 v23, s20, v23
123EC  v_mad_u64_u32 v[24:25], s[28:29], v25, s4, 0
123F4  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
123FC  v_xor_b32_e32 v23, v26, v29
12400  v_xor_b32_e32 v22, v22, v25
12404  v_xor_b32_e32 v23, s24, v23
12408  v_xor_b32_e32 v25, s23, v22
1240C  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
12414  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
1241C  v_xor_b32_e32 v25, v28, v27
12420  v_xor_b32_e32 v23, v24, v23
12424  v_xor_b32_e32 v25, s26, v25
12428  v_xor_b32_e32 v23, s25, v23
1242C  v_mad_u64_u32 v[24:25], s[28:29], v25, s4, 0
12434  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
1243C  v_xor_b32_e32 v23, v26, v29
12440  v_xor_b32_e32 v22, v22, v25
12444  v_xor_b32_e32 v23, s34, v23
12448  v_xor_b32_e32 v25, s27, v22
1244C  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
12454  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
1245C  v_xor_b32_e32 v25, v28, v27
12460  v_xor_b32_e32 v23, v24, v23
12464  v_xor_b32_e32 v25, s36, v25
12468  v_xor_b32_e32 v23, s35, v23
1246C  v_mad_u64_u32 v[24:25], s[28:29], v25, s4, 0
12474  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
1247C  v_xor_b32_e32 v23, v26, v29
12480  v_xor_b32_e32 v22, v22, v25
12484  v_mov_b32_e32 v25, 0
12488  v_mov_b32_e32 v26, 0
1248C  v_xor_b32_e32 v23, s37, v23
12490  v_xor_b32_e32 v22, s30, v22
12494  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[14:15], v23, v45
1249C  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[18:19], v22, v45 op_sel:[0,0,0,1]
124A4  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[16:17], v28, v45 op_sel:[0,0,1,0]
124AC  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[20:21], v24, v45 op_sel:[0,0,1,1]
124B4  s_nop 0
124B8  v_or_b32_e32 v14, 3, v50
124BC  v_mad_u64_u32 v[14:15], s[28:29], v14, s4, 0
124C4  v_xor_b32_e32 v15, s6, v15
124C8  v_mad_u64_u32 v[16:17], s[28:29], v15, s5, 0
124D0  v_xor_b32_e32 v15, s9, v17
124D4  v_xor_b32_e32 v17, s17, v14
124D8  v_mad_u64_u32 v[18:19], s[16:17], v17, s5, 0
124E0  v_mad_u64_u32 v[14:15], s[16:17], v15, s4, 0
124E8  v_xor_b32_e32 v16, v16, v19
124EC  v_xor_b32_e32 v16, s7, v16
124F0  v_xor_b32_e32 v15, s22, v15
124F4  v_mad_u64_u32 v[16:17], s[6:7], v16, s4, 0
124FC  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
12504  v_xor_b32_e32 v15, v18, v21
12508  v_xor_b32_e32 v14, v14, v17
1250C  v_xor_b32_e32 v15, s19, v15
12510  v_xor_b32_e32 v17, s11, v14
12514  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
1251C  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
12524  v_xor_b32_e32 v17, v20, v19
12528  v_xor_b32_e32 v15, v16, v15
1252C  v_xor_b32_e32 v17, s21, v17
12530  v_xor_b32_e32 v15, s20, v15
12534  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
1253C  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
12544  v_xor_b32_e32 v15, v18, v21
12548  v_xor_b32_e32 v14, v14, v17
1254C  v_xor_b32_e32 v15, s24, v15
12550  v_xor_b32_e32 v17, s23, v14
12554  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
1255C  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
12564  v_xor_b32_e32 v17, v20, v19
12568  v_xor_b32_e32 v15, v16, v15
1256C  v_xor_b32_e32 v17, s26, v17
12570  v_xor_b32_e32 v15, s25, v15
12574  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
1257C  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
12584  v_xor_b32_e32 v15, v18, v21
12588  v_xor_b32_e32 v14, v14, v17
1258C  v_xor_b32_e32 v15, s34, v15
12590  v_xor_b32_e32 v17, s27, v14
12594  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
1259C  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
125A4  v_xor_b32_e32 v17, v20, v19
125A8  v_xor_b32_e32 v15, v16, v15
125AC  v_xor_b32_e32 v17, s36, v17
125B0  v_xor_b32_e32 v15, s35, v15
125B4  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
125BC  v_mad_u64_u32 v[20:21], s[4:5], v15, s5, 0
125C4  v_mov_b32_e32 v43, 0
125C8  v_xor_b32_e32 v15, v18, v21
125CC  v_xor_b32_e32 v14, v14, v17
125D0  v_mov_b32_e32 v17, 0
125D4  v_xor_b32_e32 v15, s37, v15
125D8  v_xor_b32_e32 v14, s30, v14
125DC  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[6:7], v15, v45
125E4  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[10:11], v14, v45 op_sel:[0,0,0,1]
125EC  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[8:9], v20, v45 op_sel:[0,0,1,0]
125F4  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[12:13], v16, v45 op_sel:[0,0,1,1]
125FC  s_nop 0
12600  v_lshlrev_b32_e32 v6, 1, v105
12604  v_bitop3_b32 v7, v103, v104, 3 bitop3:0x6c
1260C  v_add_lshl_u32 v8, v6, v7, 4
12614  ds_write_b128 v8, v[2:5] offset:32768
1261C  v_add_u32_e32 v2, v6, v104
12620  ds_write_b8 v2, v38 offset:40960
12628  v_xor_b32_e32 v2, 0x108, v6
12630  v_or3_b32 v30, v47, v44, v46
12638  v_or3_b32 v31, v35, v62, v33
12640  v_or3_b32 v32, v26, v70, v25
12648  v_or3_b32 v33, v17, v77, v43
12650  v_add_lshl_u32 v3, v2, v7, 4
12658  v_add_u32_e32 v2, v2, v104
1265C  ds_write_b128 v3, v[30:33] offset:32768
12664  ds_write_b8 v2, v39 offset:40960
1266C  s_or_b64 exec, exec, s[2:3]
12670  s_add_i32 s2, s10, 7
12674  s_lshr_b32 s3, s8, 1
12678  s_and_b32 s11, s2, 0xffffff8
12680  s_and_b32 s2, s44, 0xffffff00
12688  s_and_b32 s3, s3, 2
1268C  s_or_b32 s2, s2, s3
12690  v_or_b32_e32 v2, s2, v101
12694  s_add_i32 s2, s18, 0xff
1269C  s_and_b32 s16, s2, 0xffffff00
126A4  v_and_b32_e32 v6, 4, v0
126A8  v_or_b32_e32 v4, s8, v1
126AC  v_cmp_eq_u32_e32 vcc, 0, v6
126B0  v_add_u32_e32 v6, s33, v103
126B4  s_and_b64 s[8:9], s[0:1], exec
126B8  v_cmp_le_u32_e64 s[6:7], s10, v4
126C0  v_mov_b32_e32 v3, 0
126C4  v_cmp_le_u32_e64 s[8:9], s18, v6
126CC  v_cmp_gt_u32_e64 s[4:5], s10, v4
126D4  v_or3_b32 v2, v2, v100, v102
126DC  v_mov_b32_e32 v5, v3
126E0  v_cmp_le_u32_e64 s[2:3], s11, v4
126E8  s_cselect_b32 s11, s10, s11
126EC  s_or_b64 s[8:9], s[6:7], s[8:9]
126F0  s_mov_b64 s[6:7], 0
126F4  s_waitcnt lgkmcnt(0)
126F8  s_barrier
126FC  s_and_saveexec_b64 s[20:21], s[8:9]
12700  s_xor_b64 s[8:9], exec, s[20:21]
12704  v_cmp_le_u32_e64 s[6:7], s16, v6
1270C  s_or_b64 s[6:7], s[0:1], s[6:7]
12710  s_nor_b64 s[6:7], s[6:7], s[2:3]
12714  s_and_b64 s[6:7], s[6:7], exec
12718  s_or_saveexec_b64 s[8:9], s[8:9]
1271C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
12724  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
1272C  v_mov_b32_e32 v7, 0x7f
12734  s_xor_b64 exec, exec, s[8:9]
12738  s_cbranch_execz 23
1273C  v_lshrrev_b32_e32 v7, 3, v0
12740  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
12748  v_cndmask_b32_e32 v7, v8, v7, vcc
1274C  v_lshlrev_b32_e32 v8, 2, v7
12750  v_lshrrev_b32_e32 v7, 2, v7
12754  v_xor_b32_e32 v7, v7, v0
12758  v_and_or_b32 v7, v7, 3, v8
12760  v_lshlrev_b32_e32 v7, 4, v7
12764  v_or_b32_e32 v12, v8, v1
12768  ds_read_b128 v[8:11], v7 offset:32768
12770  ds_read_u8 v7, v12 offset:40960
12778  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
12780  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
12788  s_or_b64 s[6:7], s[6:7], exec
1278C  s_waitcnt lgkmcnt(1)
12790  global_store_dwordx4 v[12:13], v[8:11], off
12798  s_or_b64 exec, exec, s[8:9]
1279C  s_and_saveexec_b64 s[8:9], s[6:7]
127A0  s_cbranch_execz 12
127A4  v_and_b32_e32 v8, 0xffffffe0, v6
127AC  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
127B4  v_mov_b64_e32 v[8:9], s[14:15]
127B8  v_mad_u64_u32 v[8:9], s[6:7], s11, v6, v[8:9]
127C0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
127C8  s_waitcnt lgkmcnt(0)
127CC  global_store_byte v[8:9], v7, off
127D4  s_or_b64 exec, exec, s[8:9]
127D8  s_waitcnt lgkmcnt(0)
127DC  v_or_b32_e32 v7, 0x100, v0
127E4  v_lshrrev_b32_e32 v6, 2, v7
127E8  v_add_u32_e32 v6, s33, v6
127EC  v_cmp_le_u32_e64 s[6:7], s18, v6
127F4  s_xor_b64 s[4:5], s[4:5], -1
127F8  s_or_b64 s[6:7], s[4:5], s[6:7]
127FC  s_mov_b64 s[4:5], 0
12800  s_and_saveexec_b64 s[8:9], s[6:7]
12804  s_xor_b64 s[6:7], exec, s[8:9]
12808  s_cbranch_execnz 9
1280C  s_or_saveexec_b64 s[2:3], s[6:7]
12810  v_mov_b32_e32 v8, 0x7f
12818  s_xor_b64 exec, exec, s[2:3]
1281C  s_cbranch_execnz 14
12820  s_or_b64 exec, exec, s[2:3]
12824  s_and_saveexec_b64 s[2:3], s[4:5]
12828  s_cbranch_execnz 37
1282C  s_endpgm
12830  v_cmp_le_u32_e64 s[4:5], s16, v6
12838  s_or_b64 s[4:5], s[0:1], s[4:5]
1283C  s_nor_b64 s[2:3], s[4:5], s[2:3]
12840  s_and_b64 s[4:5], s[2:3], exec
12844  s_or_saveexec_b64 s[2:3], s[6:7]
12848  v_mov_b32_e32 v8, 0x7f
12850  s_xor_b64 exec, exec, s[2:3]
12854  s_cbranch_execz 65522
12858  v_lshrrev_b32_e32 v7, 3, v7
1285C  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
12864  v_cndmask_b32_e32 v7, v8, v7, vcc
12868  v_lshlrev_b32_e32 v8, 2, v7
1286C  v_lshrrev_b32_e32 v7, 2, v7
12870  v_xor_b32_e32 v0, v7, v0
12874  v_and_or_b32 v0, v0, 3, v8
1287C  v_lshlrev_b32_e32 v0, 4, v0
12880  v_or_b32_e32 v1, v8, v1
12884  ds_read_b128 v[10:13], v0 offset:32768
1288C  ds_read_u8 v8, v1 offset:40960
12894  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
1289C  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
128A4  s_or_b64 s[4:5], s[4:5], exec
128A8  s_waitcnt lgkmcnt(1)
128AC  global_store_dwordx4 v[0:1], v[10:13], off
128B4  s_or_b64 exec, exec, s[2:3]
128B8  s_and_saveexec_b64 s[2:3], s[4:5]
128BC  s_cbranch_execz 65499
128C0  v_and_b32_e32 v0, 0xffffffe0, v6
128C8  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
128D0  v_mov_b64_e32 v[0:1], s[14:15]
128D4  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
128DC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
128E4  s_waitcnt lgkmcnt(0)
128E8  global_store_byte v[0:1], v8, off
128F0  s_endpgm
128F4  s_nop 0
