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
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16H16.kd
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
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothBf16H16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     113
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
2E70  v_and_b32_e32 v35, 60, v0
2E74  s_cselect_b32 s8, s0, 0x200000
2E7C  s_cmp_eq_u32 s4, 0
2E80  v_and_b32_e32 v1, 3, v0
2E84  v_and_b32_e32 v34, 0xc0, v2
2E8C  v_bfe_u32 v36, v0, 6, 1
2E94  v_or_b32_e32 v2, s5, v35
2E98  v_lshl_or_b32 v4, s2, 2, v1
2EA0  v_or3_b32 v10, v2, v34, v36
2EA8  v_mov_b32_e32 v5, 0
2EAC  s_cselect_b64 s[0:1], -1, 0
2EB0  v_cmp_gt_u32_e32 vcc, s29, v4
2EB4  v_cmp_le_u32_e64 s[4:5], s21, v4
2EBC  v_lshlrev_b32_e32 v32, 2, v1
2EC0  s_waitcnt lgkmcnt(0)
2EC4  v_lshl_add_u64 v[2:3], v[4:5], 4, s[18:19]
2ECC  v_lshrrev_b32_e32 v37, 2, v0
2ED0  v_bfe_u32 v9, v0, 2, 4
2ED8  v_cndmask_b32_e64 v4, v10, v4, s[0:1]
2EE0  s_and_b64 s[18:19], s[0:1], exec
2EE4  s_mov_b32 s20, 0
2EE8  v_lshrrev_b32_e32 v38, 6, v0
2EEC  v_bitop3_b32 v6, v32, v37, 15 bitop3:0x78
2EF4  v_bitop3_b32 v7, v32, v9, 1 bitop3:0x36
2EFC  v_bitop3_b32 v8, v32, v9, 2 bitop3:0x36
2F04  v_bitop3_b32 v9, v32, v9, 3 bitop3:0x36
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
2F60  v_mov_b32_e32 v10, 0x7f800000
2F68  v_mov_b32_e32 v11, 0xfe
2F70  s_waitcnt vmcnt(0)
2F74  s_barrier
2F78  s_branch 6
2F7C  s_or_b64 exec, exec, s[22:23]
2F80  s_xor_b64 s[18:19], s[18:19], -1
2F84  s_movk_i32 s20, 0x100
2F88  s_andn2_b64 vcc, exec, s[18:19]
2F8C  s_mov_b64 s[18:19], 0
2F90  s_cbranch_vccz 835
2F94  v_add_u32_e32 v12, s20, v0
2F98  v_lshrrev_b32_e32 v13, 2, v12
2F9C  v_add_u32_e32 v12, s27, v13
2FA0  v_cmp_le_u32_e32 vcc, s9, v12
2FA4  s_or_b64 s[22:23], vcc, s[12:13]
2FA8  s_mov_b64 s[20:21], 0
2FAC  s_and_saveexec_b64 s[24:25], s[22:23]
2FB0  s_xor_b64 s[22:23], exec, s[24:25]
2FB4  s_cbranch_execnz 9
2FB8  s_or_saveexec_b64 s[22:23], s[22:23]
2FBC  v_mov_b32_e32 v53, 0x7f
2FC4  s_xor_b64 exec, exec, s[22:23]
2FC8  s_cbranch_execnz 13
2FCC  s_or_b64 exec, exec, s[22:23]
2FD0  s_and_saveexec_b64 s[22:23], s[20:21]
2FD4  s_cbranch_execz 65513
2FD8  s_branch 808
2FDC  v_cmp_le_u32_e32 vcc, s30, v12
2FE0  s_or_b64 s[20:21], s[0:1], vcc
2FE4  s_nor_b64 s[20:21], s[20:21], s[4:5]
2FE8  s_and_b64 s[20:21], s[20:21], exec
2FEC  s_or_saveexec_b64 s[22:23], s[22:23]
2FF0  v_mov_b32_e32 v53, 0x7f
2FF8  s_xor_b64 exec, exec, s[22:23]
2FFC  s_cbranch_execz 65523
3000  v_lshlrev_b32_e32 v21, 8, v13
3004  v_lshl_or_b32 v13, v6, 4, v21
300C  ds_read_b128 v[52:55], v13
3014  v_lshl_or_b32 v23, v8, 4, v21
301C  ds_read_b128 v[88:91], v23
3024  v_lshl_or_b32 v13, v7, 4, v21
302C  ds_read_b128 v[56:59], v13
3034  s_waitcnt lgkmcnt(2)
3038  v_lshlrev_b32_e32 v18, 16, v52
303C  v_lshlrev_b32_e32 v22, 16, v53
3040  v_and_b32_e32 v87, 0x7fff0000, v18
3048  v_and_b32_e32 v86, 0x7fff0000, v52
3050  v_lshlrev_b32_e32 v26, 16, v54
3054  v_max_u32_e32 v51, v86, v87
3058  v_and_b32_e32 v85, 0x7fff0000, v22
3060  v_and_b32_e32 v83, 0x7fff0000, v53
3068  v_lshlrev_b32_e32 v33, 16, v55
306C  v_lshl_or_b32 v21, v9, 4, v21
3074  v_max3_u32 v51, v83, v85, v51
307C  v_and_b32_e32 v82, 0x7fff0000, v26
3084  v_and_b32_e32 v81, 0x7fff0000, v54
308C  ds_read_b128 v[92:95], v21
3094  s_waitcnt lgkmcnt(1)
3098  v_lshlrev_b32_e32 v13, 16, v56
309C  v_max3_u32 v51, v81, v82, v51
30A4  v_and_b32_e32 v80, 0x7fff0000, v33
30AC  v_and_b32_e32 v79, 0x7fff0000, v55
30B4  v_lshlrev_b32_e32 v15, 16, v57
30B8  v_max3_u32 v51, v79, v80, v51
30C0  v_and_b32_e32 v78, 0x7fff0000, v13
30C8  v_and_b32_e32 v77, 0x7fff0000, v56
30D0  v_lshlrev_b32_e32 v17, 16, v58
30D4  v_max3_u32 v51, v77, v78, v51
30DC  v_and_b32_e32 v76, 0x7fff0000, v15
30E4  v_and_b32_e32 v75, 0x7fff0000, v57
30EC  v_lshlrev_b32_e32 v31, 16, v59
30F0  v_max3_u32 v51, v75, v76, v51
30F8  v_and_b32_e32 v74, 0x7fff0000, v17
3100  v_and_b32_e32 v73, 0x7fff0000, v58
3108  v_lshlrev_b32_e32 v30, 16, v88
310C  v_max3_u32 v51, v73, v74, v51
3114  v_and_b32_e32 v72, 0x7fff0000, v31
311C  v_and_b32_e32 v71, 0x7fff0000, v59
3124  v_lshlrev_b32_e32 v44, 16, v89
3128  v_max3_u32 v51, v71, v72, v51
3130  v_and_b32_e32 v69, 0x7fff0000, v30
3138  v_and_b32_e32 v68, 0x7fff0000, v88
3140  v_lshlrev_b32_e32 v47, 16, v90
3144  v_max3_u32 v51, v68, v69, v51
314C  v_and_b32_e32 v67, 0x7fff0000, v44
3154  v_and_b32_e32 v66, 0x7fff0000, v89
315C  v_lshlrev_b32_e32 v49, 16, v91
3160  v_max3_u32 v51, v66, v67, v51
3168  v_and_b32_e32 v65, 0x7fff0000, v47
3170  v_and_b32_e32 v64, 0x7fff0000, v90
3178  s_waitcnt lgkmcnt(0)
317C  v_lshlrev_b32_e32 v21, 16, v92
3180  v_max3_u32 v51, v64, v65, v51
3188  v_and_b32_e32 v63, 0x7fff0000, v49
3190  v_and_b32_e32 v62, 0x7fff0000, v91
3198  v_and_b32_e32 v41, 0xffff0000, v59
31A0  v_lshlrev_b32_e32 v25, 16, v93
31A4  v_max3_u32 v51, v62, v63, v51
31AC  v_and_b32_e32 v60, 0x7fff0000, v21
31B4  v_and_b32_e32 v59, 0x7fff0000, v92
31BC  v_and_b32_e32 v16, 0xffff0000, v57
31C4  v_and_b32_e32 v19, 0xffff0000, v58
31CC  v_lshlrev_b32_e32 v29, 16, v94
31D0  v_max3_u32 v51, v59, v60, v51
31D8  v_and_b32_e32 v58, 0x7fff0000, v25
31E0  v_and_b32_e32 v57, 0x7fff0000, v93
31E8  v_and_b32_e32 v42, 0xffff0000, v55
31F0  v_and_b32_e32 v14, 0xffff0000, v56
31F8  v_lshlrev_b32_e32 v43, 16, v95
31FC  v_max3_u32 v51, v57, v58, v51
3204  v_and_b32_e32 v56, 0x7fff0000, v29
320C  v_and_b32_e32 v55, 0x7fff0000, v94
3214  v_and_b32_e32 v24, 0xffff0000, v53
321C  v_and_b32_e32 v28, 0xffff0000, v54
3224  v_max3_u32 v51, v55, v56, v51
322C  v_and_b32_e32 v54, 0x7fff0000, v43
3234  v_and_b32_e32 v53, 0x7fff0000, v95
323C  v_max3_u32 v84, v53, v54, v51
3244  v_and_b32_e32 v20, 0xffff0000, v52
324C  v_and_b32_e32 v40, 0xffff0000, v88
3254  v_and_b32_e32 v46, 0xffff0000, v89
325C  v_and_b32_e32 v48, 0xffff0000, v90
3264  v_and_b32_e32 v50, 0xffff0000, v91
326C  v_and_b32_e32 v23, 0xffff0000, v92
3274  v_and_b32_e32 v27, 0xffff0000, v93
327C  v_and_b32_e32 v39, 0xffff0000, v94
3284  v_and_b32_e32 v45, 0xffff0000, v95
328C  v_cmp_lt_u32_e32 vcc, s11, v84
3290  v_mov_b32_e32 v51, 0
3294  v_mov_b32_e32 v52, 0
3298  v_mov_b32_e32 v61, 0
329C  v_mov_b32_e32 v70, 0
32A0  s_and_saveexec_b64 s[24:25], vcc
32A4  s_cbranch_execz 510
32A8  v_sub_u32_e32 v51, 0x7f7fffff, v87
32B0  v_sub_u32_e32 v61, 0x7f800000, v87
32B8  s_nop 0
32BC  v_lshrrev_b32_e32 v52, 31, v51
32C0  v_lshrrev_b32_e32 v70, 31, v61
32C4  v_add_u32_e32 v52, -1, v52
32C8  v_cmp_lt_i32_e32 vcc, -1, v61
32CC  v_sub_u32_e32 v61, 0x7f7fffff, v86
32D4  v_bitop3_b32 v18, v52, v18, s33 bitop3:0xc8
32DC  v_ashrrev_i32_e32 v51, 31, v51
32E0  v_cndmask_b32_e32 v52, 0, v87, vcc
32E4  v_sub_u32_e32 v87, 0x7f800000, v86
32EC  v_and_b32_e32 v51, 7, v51
32F0  v_lshrrev_b32_e32 v84, 31, v61
32F4  v_ashrrev_i32_e32 v61, 31, v61
32F8  v_lshrrev_b32_e32 v88, 31, v87
32FC  v_and_or_b32 v51, v61, s34, v51
3304  v_add_u32_e32 v61, v88, v70
3308  v_max_u32_e32 v70, v86, v52
330C  v_cmp_gt_i32_e32 vcc, 0, v87
3310  v_add_u32_e32 v84, -1, v84
3314  v_bitop3_b32 v20, v84, v20, s33 bitop3:0xc8
331C  v_cndmask_b32_e32 v52, v70, v52, vcc
3320  v_sub_u32_e32 v70, 0x7f7fffff, v85
3328  v_sub_u32_e32 v86, 0x7f800000, v85
3330  v_lshrrev_b32_e32 v84, 31, v70
3334  v_ashrrev_i32_e32 v70, 31, v70
3338  v_and_or_b32 v51, v70, s28, v51
3340  v_max_u32_e32 v70, v85, v52
3344  v_cmp_gt_i32_e32 vcc, 0, v86
3348  v_add_u32_e32 v84, -1, v84
334C  v_bitop3_b32 v22, v84, v22, s33 bitop3:0xc8
3354  v_cndmask_b32_e32 v52, v70, v52, vcc
3358  v_sub_u32_e32 v70, 0x7f7fffff, v83
3360  v_sub_u32_e32 v85, 0x7f800000, v83
3368  v_lshrrev_b32_e32 v84, 31, v70
336C  v_ashrrev_i32_e32 v70, 31, v70
3370  v_and_or_b32 v51, v70, s35, v51
3378  v_max_u32_e32 v70, v83, v52
337C  v_cmp_gt_i32_e32 vcc, 0, v85
3380  v_add_u32_e32 v84, -1, v84
3384  v_bitop3_b32 v24, v84, v24, s33 bitop3:0xc8
338C  v_cndmask_b32_e32 v52, v70, v52, vcc
3390  v_sub_u32_e32 v70, 0x7f7fffff, v82
3398  v_sub_u32_e32 v84, 0x7f800000, v82
33A0  v_lshrrev_b32_e32 v83, 31, v70
33A4  v_ashrrev_i32_e32 v70, 31, v70
33A8  v_and_or_b32 v51, v70, s36, v51
33B0  v_max_u32_e32 v70, v82, v52
33B4  v_cmp_gt_i32_e32 vcc, 0, v84
33B8  v_add_u32_e32 v83, -1, v83
33BC  v_bitop3_b32 v26, v83, v26, s33 bitop3:0xc8
33C4  v_cndmask_b32_e32 v52, v70, v52, vcc
33C8  v_sub_u32_e32 v70, 0x7f7fffff, v81
33D0  v_sub_u32_e32 v83, 0x7f800000, v81
33D8  v_lshrrev_b32_e32 v82, 31, v70
33DC  v_ashrrev_i32_e32 v70, 31, v70
33E0  v_and_or_b32 v51, v70, s37, v51
33E8  v_max_u32_e32 v70, v81, v52
33EC  v_cmp_gt_i32_e32 vcc, 0, v83
33F0  v_add_u32_e32 v82, -1, v82
33F4  v_bitop3_b32 v28, v82, v28, s33 bitop3:0xc8
33FC  v_cndmask_b32_e32 v52, v70, v52, vcc
3400  v_sub_u32_e32 v70, 0x7f7fffff, v80
3408  v_sub_u32_e32 v82, 0x7f800000, v80
3410  v_lshrrev_b32_e32 v81, 31, v70
3414  v_ashrrev_i32_e32 v70, 31, v70
3418  v_and_or_b32 v51, v70, s38, v51
3420  v_max_u32_e32 v70, v80, v52
3424  v_cmp_gt_i32_e32 vcc, 0, v82
3428  v_add_u32_e32 v81, -1, v81
342C  v_bitop3_b32 v33, v81, v33, s33 bitop3:0xc8
3434  v_cndmask_b32_e32 v52, v70, v52, vcc
3438  v_sub_u32_e32 v70, 0x7f7fffff, v79
3440  v_sub_u32_e32 v81, 0x7f800000, v79
3448  v_lshrrev_b32_e32 v80, 31, v70
344C  v_ashrrev_i32_e32 v70, 31, v70
3450  v_add_u32_e32 v80, -1, v80
3454  v_and_or_b32 v51, v70, s39, v51
345C  v_max_u32_e32 v70, v79, v52
3460  v_cmp_gt_i32_e32 vcc, 0, v81
3464  v_bitop3_b32 v42, v80, v42, s33 bitop3:0xc8
346C  v_sub_u32_e32 v80, 0x7f800000, v78
3474  v_cndmask_b32_e32 v52, v70, v52, vcc
3478  v_sub_u32_e32 v70, 0x7f7fffff, v78
3480  v_max_u32_e32 v78, v78, v52
3484  v_lshrrev_b32_e32 v79, 31, v70
3488  v_cmp_gt_i32_e32 vcc, 0, v80
348C  v_add_u32_e32 v79, -1, v79
3490  v_lshrrev_b32_e32 v87, 31, v86
3494  v_cndmask_b32_e32 v52, v78, v52, vcc
3498  v_sub_u32_e32 v78, 0x7f7fffff, v77
34A0  v_lshrrev_b32_e32 v86, 31, v85
34A4  v_lshrrev_b32_e32 v85, 31, v84
34A8  v_lshrrev_b32_e32 v84, 31, v83
34AC  v_lshrrev_b32_e32 v83, 31, v82
34B0  v_lshrrev_b32_e32 v82, 31, v81
34B4  v_lshrrev_b32_e32 v81, 31, v80
34B8  v_bitop3_b32 v13, v79, v13, s33 bitop3:0xc8
34C0  v_sub_u32_e32 v80, 0x7f800000, v77
34C8  v_lshrrev_b32_e32 v79, 31, v78
34CC  v_ashrrev_i32_e32 v70, 31, v70
34D0  v_add_u32_e32 v79, -1, v79
34D4  v_max_u32_e32 v77, v77, v52
34D8  v_cmp_gt_i32_e32 vcc, 0, v80
34DC  v_and_b32_e32 v70, 7, v70
34E0  v_bitop3_b32 v14, v79, v14, s33 bitop3:0xc8
34E8  v_ashrrev_i32_e32 v78, 31, v78
34EC  v_cndmask_b32_e32 v52, v77, v52, vcc
34F0  v_sub_u32_e32 v77, 0x7f7fffff, v76
34F8  v_sub_u32_e32 v79, 0x7f800000, v76
3500  v_and_or_b32 v70, v78, s34, v70
3508  v_max_u32_e32 v76, v76, v52
350C  v_lshrrev_b32_e32 v78, 31, v77
3510  v_cmp_gt_i32_e32 vcc, 0, v79
3514  v_add_u32_e32 v78, -1, v78
3518  v_ashrrev_i32_e32 v77, 31, v77
351C  v_cndmask_b32_e32 v52, v76, v52, vcc
3520  v_sub_u32_e32 v76, 0x7f7fffff, v75
3528  v_bitop3_b32 v15, v78, v15, s33 bitop3:0xc8
3530  v_and_or_b32 v70, v77, s28, v70
3538  v_sub_u32_e32 v78, 0x7f800000, v75
3540  v_lshrrev_b32_e32 v77, 31, v76
3544  v_add_u32_e32 v77, -1, v77
3548  v_max_u32_e32 v75, v75, v52
354C  v_cmp_gt_i32_e32 vcc, 0, v78
3550  v_bitop3_b32 v16, v77, v16, s33 bitop3:0xc8
3558  v_ashrrev_i32_e32 v76, 31, v76
355C  v_cndmask_b32_e32 v52, v75, v52, vcc
3560  v_sub_u32_e32 v75, 0x7f7fffff, v74
3568  v_sub_u32_e32 v77, 0x7f800000, v74
3570  v_and_or_b32 v70, v76, s35, v70
3578  v_max_u32_e32 v74, v74, v52
357C  v_lshrrev_b32_e32 v76, 31, v75
3580  v_cmp_gt_i32_e32 vcc, 0, v77
3584  v_add_u32_e32 v76, -1, v76
3588  v_ashrrev_i32_e32 v75, 31, v75
358C  v_cndmask_b32_e32 v52, v74, v52, vcc
3590  v_sub_u32_e32 v74, 0x7f7fffff, v73
3598  v_bitop3_b32 v17, v76, v17, s33 bitop3:0xc8
35A0  v_and_or_b32 v70, v75, s36, v70
35A8  v_sub_u32_e32 v76, 0x7f800000, v73
35B0  v_lshrrev_b32_e32 v75, 31, v74
35B4  v_add_u32_e32 v75, -1, v75
35B8  v_max_u32_e32 v73, v73, v52
35BC  v_cmp_gt_i32_e32 vcc, 0, v76
35C0  v_bitop3_b32 v19, v75, v19, s33 bitop3:0xc8
35C8  v_sub_u32_e32 v75, 0x7f800000, v72
35D0  v_cndmask_b32_e32 v52, v73, v52, vcc
35D4  v_ashrrev_i32_e32 v74, 31, v74
35D8  v_sub_u32_e32 v73, 0x7f7fffff, v72
35E0  v_max_u32_e32 v72, v72, v52
35E4  v_cmp_gt_i32_e32 vcc, 0, v75
35E8  v_and_or_b32 v70, v74, s37, v70
35F0  v_add3_u32 v61, v87, v61, v86
35F8  v_lshrrev_b32_e32 v74, 31, v73
35FC  v_cndmask_b32_e32 v72, v72, v52, vcc
3600  v_sub_u32_e32 v52, 0x7f7fffff, v71
3608  v_add_u32_e32 v74, -1, v74
360C  v_ashrrev_i32_e32 v73, 31, v73
3610  v_bitop3_b32 v31, v74, v31, s33 bitop3:0xc8
3618  v_and_or_b32 v70, v73, s38, v70
3620  v_lshrrev_b32_e32 v73, 31, v52
3624  v_sub_u32_e32 v74, 0x7f800000, v71
362C  v_ashrrev_i32_e32 v52, 31, v52
3630  v_add_u32_e32 v73, -1, v73
3634  v_and_or_b32 v52, v52, s39, v70
363C  v_max_u32_e32 v70, v71, v72
3640  v_cmp_gt_i32_e32 vcc, 0, v74
3644  v_bitop3_b32 v41, v73, v41, s33 bitop3:0xc8
364C  v_sub_u32_e32 v71, 0x7f7fffff, v69
3654  v_cndmask_b32_e32 v70, v70, v72, vcc
3658  v_sub_u32_e32 v73, 0x7f800000, v69
3660  v_max_u32_e32 v69, v69, v70
3664  v_lshrrev_b32_e32 v72, 31, v71
3668  v_cmp_gt_i32_e32 vcc, 0, v73
366C  v_add3_u32 v61, v85, v61, v84
3674  v_add_u32_e32 v72, -1, v72
3678  v_cndmask_b32_e32 v69, v69, v70, vcc
367C  v_sub_u32_e32 v70, 0x7f7fffff, v68
3684  v_add3_u32 v61, v83, v61, v82
368C  v_lshrrev_b32_e32 v82, 31, v80
3690  v_lshrrev_b32_e32 v80, 31, v79
3694  v_lshrrev_b32_e32 v79, 31, v78
3698  v_lshrrev_b32_e32 v78, 31, v77
369C  v_lshrrev_b32_e32 v77, 31, v76
36A0  v_lshrrev_b32_e32 v76, 31, v75
36A4  v_lshrrev_b32_e32 v75, 31, v74
36A8  v_lshrrev_b32_e32 v74, 31, v73
36AC  v_bitop3_b32 v30, v72, v30, s33 bitop3:0xc8
36B4  v_sub_u32_e32 v73, 0x7f800000, v68
36BC  v_lshrrev_b32_e32 v72, 31, v70
36C0  v_ashrrev_i32_e32 v71, 31, v71
36C4  v_add_u32_e32 v72, -1, v72
36C8  v_max_u32_e32 v68, v68, v69
36CC  v_cmp_gt_i32_e32 vcc, 0, v73
36D0  v_and_b32_e32 v71, 7, v71
36D4  v_bitop3_b32 v40, v72, v40, s33 bitop3:0xc8
36DC  v_ashrrev_i32_e32 v70, 31, v70
36E0  v_cndmask_b32_e32 v68, v68, v69, vcc
36E4  v_sub_u32_e32 v69, 0x7f7fffff, v67
36EC  v_sub_u32_e32 v72, 0x7f800000, v67
36F4  v_and_or_b32 v70, v70, s34, v71
36FC  v_max_u32_e32 v67, v67, v68
3700  v_lshrrev_b32_e32 v71, 31, v69
3704  v_cmp_gt_i32_e32 vcc, 0, v72
3708  v_add_u32_e32 v71, -1, v71
370C  v_ashrrev_i32_e32 v69, 31, v69
3710  v_cndmask_b32_e32 v67, v67, v68, vcc
3714  v_sub_u32_e32 v68, 0x7f7fffff, v66
371C  v_bitop3_b32 v44, v71, v44, s33 bitop3:0xc8
3724  v_and_or_b32 v69, v69, s28, v70
372C  v_sub_u32_e32 v71, 0x7f800000, v66
3734  v_lshrrev_b32_e32 v70, 31, v68
3738  v_add3_u32 v61, v81, v61, v82
3740  v_add_u32_e32 v70, -1, v70
3744  v_max_u32_e32 v66, v66, v67
3748  v_cmp_gt_i32_e32 vcc, 0, v71
374C  v_add3_u32 v61, v80, v61, v79
3754  v_bitop3_b32 v46, v70, v46, s33 bitop3:0xc8
375C  v_ashrrev_i32_e32 v68, 31, v68
3760  v_cndmask_b32_e32 v66, v66, v67, vcc
3764  v_sub_u32_e32 v67, 0x7f7fffff, v65
376C  v_sub_u32_e32 v70, 0x7f800000, v65
3774  v_add3_u32 v61, v78, v61, v77
377C  v_and_or_b32 v68, v68, s35, v69
3784  v_max_u32_e32 v65, v65, v66
3788  v_lshrrev_b32_e32 v69, 31, v67
378C  v_cmp_gt_i32_e32 vcc, 0, v70
3790  v_add3_u32 v61, v76, v61, v75
3798  v_lshrrev_b32_e32 v75, 31, v73
379C  v_add_u32_e32 v69, -1, v69
37A0  v_cndmask_b32_e32 v65, v65, v66, vcc
37A4  v_sub_u32_e32 v66, 0x7f7fffff, v64
37AC  v_add3_u32 v61, v74, v61, v75
37B4  v_lshrrev_b32_e32 v73, 31, v72
37B8  v_lshrrev_b32_e32 v72, 31, v71
37BC  v_bitop3_b32 v47, v69, v47, s33 bitop3:0xc8
37C4  v_ashrrev_i32_e32 v67, 31, v67
37C8  v_sub_u32_e32 v69, 0x7f800000, v64
37D0  v_add3_u32 v61, v73, v61, v72
37D8  v_lshrrev_b32_e32 v71, 31, v70
37DC  v_and_or_b32 v67, v67, s36, v68
37E4  v_lshrrev_b32_e32 v68, 31, v66
37E8  v_ashrrev_i32_e32 v66, 31, v66
37EC  v_lshrrev_b32_e32 v70, 31, v69
37F0  v_add_u32_e32 v68, -1, v68
37F4  v_and_or_b32 v66, v66, s37, v67
37FC  v_add3_u32 v67, v71, v61, v70
3804  v_max_u32_e32 v61, v64, v65
3808  v_cmp_gt_i32_e32 vcc, 0, v69
380C  v_sub_u32_e32 v64, 0x7f7fffff, v63
3814  v_bitop3_b32 v48, v68, v48, s33 bitop3:0xc8
381C  v_cndmask_b32_e32 v61, v61, v65, vcc
3820  v_sub_u32_e32 v68, 0x7f800000, v63
3828  v_lshrrev_b32_e32 v65, 31, v64
382C  v_ashrrev_i32_e32 v64, 31, v64
3830  v_max_u32_e32 v63, v63, v61
3834  v_cmp_gt_i32_e32 vcc, 0, v68
3838  v_add_u32_e32 v65, -1, v65
383C  v_and_or_b32 v64, v64, s38, v66
3844  v_cndmask_b32_e32 v63, v63, v61, vcc
3848  v_sub_u32_e32 v61, 0x7f7fffff, v62
3850  v_sub_u32_e32 v66, 0x7f800000, v62
3858  v_bitop3_b32 v49, v65, v49, s33 bitop3:0xc8
3860  v_max_u32_e32 v62, v62, v63
3864  v_lshrrev_b32_e32 v65, 31, v61
3868  v_cmp_gt_i32_e32 vcc, 0, v66
386C  v_lshrrev_b32_e32 v69, 31, v68
3870  v_lshrrev_b32_e32 v68, 31, v66
3874  v_add_u32_e32 v65, -1, v65
3878  v_cndmask_b32_e32 v62, v62, v63, vcc
387C  v_sub_u32_e32 v63, 0x7f7fffff, v60
3884  v_sub_u32_e32 v66, 0x7f800000, v60
388C  v_bitop3_b32 v50, v65, v50, s33 bitop3:0xc8
3894  v_max_u32_e32 v60, v60, v62
3898  v_lshrrev_b32_e32 v65, 31, v63
389C  v_cmp_gt_i32_e32 vcc, 0, v66
38A0  v_ashrrev_i32_e32 v61, 31, v61
38A4  v_add_u32_e32 v65, -1, v65
38A8  v_cndmask_b32_e32 v60, v60, v62, vcc
38AC  v_sub_u32_e32 v62, 0x7f7fffff, v59
38B4  v_and_or_b32 v61, v61, s39, v64
38BC  v_add3_u32 v64, v69, v67, v68
38C4  v_lshrrev_b32_e32 v67, 31, v66
38C8  v_bitop3_b32 v21, v65, v21, s33 bitop3:0xc8
38D0  v_sub_u32_e32 v66, 0x7f800000, v59
38D8  v_lshrrev_b32_e32 v65, 31, v62
38DC  v_ashrrev_i32_e32 v63, 31, v63
38E0  v_add_u32_e32 v65, -1, v65
38E4  v_max_u32_e32 v59, v59, v60
38E8  v_cmp_gt_i32_e32 vcc, 0, v66
38EC  v_and_b32_e32 v63, 7, v63
38F0  v_lshrrev_b32_e32 v68, 31, v66
38F4  v_bitop3_b32 v23, v65, v23, s33 bitop3:0xc8
38FC  v_ashrrev_i32_e32 v62, 31, v62
3900  v_cndmask_b32_e32 v59, v59, v60, vcc
3904  v_sub_u32_e32 v60, 0x7f7fffff, v58
390C  v_sub_u32_e32 v65, 0x7f800000, v58
3914  v_and_or_b32 v62, v62, s34, v63
391C  v_add3_u32 v63, v67, v64, v68
3924  v_max_u32_e32 v58, v58, v59
3928  v_lshrrev_b32_e32 v64, 31, v60
392C  v_cmp_gt_i32_e32 vcc, 0, v65
3930  v_add_u32_e32 v64, -1, v64
3934  v_bitop3_b32 v25, v64, v25, s33 bitop3:0xc8
393C  v_cndmask_b32_e32 v58, v58, v59, vcc
3940  v_sub_u32_e32 v59, 0x7f7fffff, v57
3948  v_ashrrev_i32_e32 v60, 31, v60
394C  v_sub_u32_e32 v64, 0x7f800000, v57
3954  v_lshrrev_b32_e32 v66, 31, v65
3958  v_and_or_b32 v60, v60, s28, v62
3960  v_lshrrev_b32_e32 v62, 31, v59
3964  v_ashrrev_i32_e32 v59, 31, v59
3968  v_lshrrev_b32_e32 v65, 31, v64
396C  v_max_u32_e32 v57, v57, v58
3970  v_cmp_gt_i32_e32 vcc, 0, v64
3974  v_add_u32_e32 v62, -1, v62
3978  v_and_or_b32 v59, v59, s35, v60
3980  v_add3_u32 v60, v66, v63, v65
3988  v_cndmask_b32_e32 v57, v57, v58, vcc
398C  v_sub_u32_e32 v58, 0x7f7fffff, v56
3994  v_sub_u32_e32 v63, 0x7f800000, v56
399C  v_bitop3_b32 v27, v62, v27, s33 bitop3:0xc8
39A4  v_max_u32_e32 v56, v56, v57
39A8  v_lshrrev_b32_e32 v62, 31, v58
39AC  v_cmp_gt_i32_e32 vcc, 0, v63
39B0  v_add_u32_e32 v62, -1, v62
39B4  v_bitop3_b32 v29, v62, v29, s33 bitop3:0xc8
39BC  v_cndmask_b32_e32 v56, v56, v57, vcc
39C0  v_sub_u32_e32 v57, 0x7f7fffff, v55
39C8  v_ashrrev_i32_e32 v58, 31, v58
39CC  v_sub_u32_e32 v62, 0x7f800000, v55
39D4  v_lshrrev_b32_e32 v64, 31, v63
39D8  v_and_or_b32 v58, v58, s36, v59
39E0  v_lshrrev_b32_e32 v59, 31, v57
39E4  v_ashrrev_i32_e32 v57, 31, v57
39E8  v_lshrrev_b32_e32 v63, 31, v62
39EC  v_max_u32_e32 v55, v55, v56
39F0  v_cmp_gt_i32_e32 vcc, 0, v62
39F4  v_add_u32_e32 v59, -1, v59
39F8  v_and_or_b32 v57, v57, s37, v58
3A00  v_add3_u32 v58, v64, v60, v63
3A08  v_cndmask_b32_e32 v55, v55, v56, vcc
3A0C  v_sub_u32_e32 v56, 0x7f7fffff, v54
3A14  v_sub_u32_e32 v60, 0x7f800000, v54
3A1C  v_bitop3_b32 v39, v59, v39, s33 bitop3:0xc8
3A24  v_max_u32_e32 v54, v54, v55
3A28  v_lshrrev_b32_e32 v59, 31, v56
3A2C  v_cmp_gt_i32_e32 vcc, 0, v60
3A30  v_add_u32_e32 v59, -1, v59
3A34  v_bitop3_b32 v43, v59, v43, s33 bitop3:0xc8
3A3C  v_cndmask_b32_e32 v54, v54, v55, vcc
3A40  v_sub_u32_e32 v55, 0x7f7fffff, v53
3A48  v_ashrrev_i32_e32 v56, 31, v56
3A4C  v_sub_u32_e32 v59, 0x7f800000, v53
3A54  v_lshrrev_b32_e32 v62, 31, v60
3A58  v_and_or_b32 v56, v56, s38, v57
3A60  v_lshrrev_b32_e32 v57, 31, v55
3A64  v_ashrrev_i32_e32 v55, 31, v55
3A68  v_lshrrev_b32_e32 v60, 31, v59
3A6C  v_and_or_b32 v70, v55, s39, v56
3A74  v_add3_u32 v55, v62, v58, v60
3A7C  v_max_u32_e32 v53, v53, v54
3A80  v_cmp_gt_i32_e32 vcc, 0, v59
3A84  v_add_u32_e32 v57, -1, v57
3A88  v_bitop3_b32 v45, v57, v45, s33 bitop3:0xc8
3A90  v_cndmask_b32_e32 v53, v53, v54, vcc
3A94  v_cmp_ne_u32_e32 vcc, 32, v55
3A98  s_nop 1
3A9C  v_cndmask_b32_e32 v84, v10, v53, vcc
3AA0  s_or_b64 exec, exec, s[24:25]
3AA4  v_cmp_ne_u32_e32 vcc, 0, v84
3AA8  v_mov_b32_e32 v53, 0x7f
3AB0  s_and_saveexec_b64 s[24:25], vcc
3AB4  v_add_u32_e32 v53, s8, v84
3AB8  v_lshrrev_b32_e32 v54, 23, v53
3ABC  v_add_u32_e32 v54, -2, v54
3AC0  v_cmp_lt_u32_e32 vcc, s40, v53
3AC4  s_nop 1
3AC8  v_cndmask_b32_e32 v53, 0, v54, vcc
3ACC  v_cmp_eq_u32_e32 vcc, s31, v84
3AD0  s_and_b64 vcc, s[6:7], vcc
3AD4  s_nop 0
3AD8  v_cndmask_b32_e32 v53, v53, v11, vcc
3ADC  s_or_b64 exec, exec, s[24:25]
3AE0  v_cmp_eq_u32_e32 vcc, 0, v53
3AE4  s_cbranch_vccz 37
3AE8  s_nop 0
3AEC  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
3AF4  v_mul_f32_e32 v18, v54, v18
3AF8  v_mul_f32_e32 v20, v54, v20
3AFC  v_mul_f32_e32 v22, v54, v22
3B00  v_mul_f32_e32 v24, v54, v24
3B04  v_mul_f32_e32 v26, v54, v26
3B08  v_mul_f32_e32 v28, v54, v28
3B0C  v_mul_f32_e32 v33, v54, v33
3B10  v_mul_f32_e32 v42, v54, v42
3B14  v_mul_f32_e32 v13, v54, v13
3B18  v_mul_f32_e32 v14, v54, v14
3B1C  v_mul_f32_e32 v15, v54, v15
3B20  v_mul_f32_e32 v16, v54, v16
3B24  v_mul_f32_e32 v17, v54, v17
3B28  v_mul_f32_e32 v19, v54, v19
3B2C  v_mul_f32_e32 v31, v54, v31
3B30  v_mul_f32_e32 v41, v54, v41
3B34  v_mul_f32_e32 v30, v54, v30
3B38  v_mul_f32_e32 v40, v54, v40
3B3C  v_mul_f32_e32 v44, v54, v44
3B40  v_mul_f32_e32 v46, v54, v46
3B44  v_mul_f32_e32 v47, v54, v47
3B48  v_mul_f32_e32 v48, v54, v48
3B4C  v_mul_f32_e32 v49, v54, v49
3B50  v_mul_f32_e32 v50, v54, v50
3B54  v_mul_f32_e32 v21, v54, v21
3B58  v_mul_f32_e32 v23, v54, v23
3B5C  v_mul_f32_e32 v25, v54, v25
3B60  v_mul_f32_e32 v27, v54, v27
3B64  v_mul_f32_e32 v29, v54, v29
3B68  v_mul_f32_e32 v39, v54, v39
3B6C  v_mul_f32_e32 v43, v54, v43
3B70  v_mul_f32_e32 v45, v54, v45
3B74  v_max_u32_e32 v54, 1, v53
3B78  s_branch 1
3B7C  v_mov_b32_e32 v54, v53
3B80  v_mov_b32_e32 v55, 0
3B84  v_mov_b32_e32 v58, 0
3B88  v_lshlrev_b32_e32 v54, 23, v54
3B8C  v_cvt_scalef32_pk_fp4_f32 v55, v18, v20, v54
3B94  v_cvt_scalef32_pk_fp4_f32 v58, v26, v28, v54 op_sel:[0,0,0,1]
3B9C  v_cvt_scalef32_pk_fp4_f32 v55, v22, v24, v54 op_sel:[0,0,1,0]
3BA4  v_cvt_scalef32_pk_fp4_f32 v58, v33, v42, v54 op_sel:[0,0,1,1]
3BAC  s_nop 0
3BB0  v_mov_b32_e32 v20, 0
3BB4  v_mov_b32_e32 v22, 0
3BB8  v_cvt_scalef32_pk_fp4_f32 v20, v13, v14, v54
3BC0  v_cvt_scalef32_pk_fp4_f32 v22, v17, v19, v54 op_sel:[0,0,0,1]
3BC8  v_cvt_scalef32_pk_fp4_f32 v20, v15, v16, v54 op_sel:[0,0,1,0]
3BD0  v_cvt_scalef32_pk_fp4_f32 v22, v31, v41, v54 op_sel:[0,0,1,1]
3BD8  s_nop 0
3BDC  v_mov_b32_e32 v13, 0
3BE0  v_mov_b32_e32 v14, 0
3BE4  v_cvt_scalef32_pk_fp4_f32 v13, v30, v40, v54
3BEC  v_cvt_scalef32_pk_fp4_f32 v14, v47, v48, v54 op_sel:[0,0,0,1]
3BF4  v_cvt_scalef32_pk_fp4_f32 v13, v44, v46, v54 op_sel:[0,0,1,0]
3BFC  v_cvt_scalef32_pk_fp4_f32 v14, v49, v50, v54 op_sel:[0,0,1,1]
3C04  s_nop 0
3C08  v_or3_b32 v19, v22, v52, v20
3C10  v_or3_b32 v20, v14, v61, v13
3C18  v_mov_b32_e32 v13, 0
3C1C  v_mov_b32_e32 v14, 0
3C20  v_mad_u64_u32 v[56:57], s[24:25], v12, s29, 0
3C28  v_cvt_scalef32_pk_fp4_f32 v13, v21, v23, v54
3C30  v_cvt_scalef32_pk_fp4_f32 v14, v29, v39, v54 op_sel:[0,0,0,1]
3C38  v_cvt_scalef32_pk_fp4_f32 v13, v25, v27, v54 op_sel:[0,0,1,0]
3C40  v_cvt_scalef32_pk_fp4_f32 v14, v43, v45, v54 op_sel:[0,0,1,1]
3C48  s_nop 0
3C4C  v_or3_b32 v18, v58, v51, v55
3C54  v_or3_b32 v21, v14, v70, v13
3C5C  v_lshl_add_u64 v[14:15], v[56:57], 4, v[2:3]
3C64  s_or_b64 s[20:21], s[20:21], exec
3C68  global_store_dwordx4 v[14:15], v[18:21], off
3C70  s_or_b64 exec, exec, s[22:23]
3C74  s_and_saveexec_b64 s[22:23], s[20:21]
3C78  s_cbranch_execz 64704
3C7C  v_and_b32_e32 v13, 0xffffffe0, v12
3C84  v_cndmask_b32_e64 v12, v13, v12, s[0:1]
3C8C  v_mad_u64_u32 v[12:13], s[20:21], s2, v12, v[4:5]
3C94  global_store_byte v[12:13], v53, off
3C9C  s_branch 64695
3CA0  v_lshlrev_b32_e32 v2, 1, v0
3CA4  s_lshr_b32 s11, s9, 5
3CA8  v_and_b32_e32 v39, 0x7e, v2
3CB0  s_lshl_b32 s9, s3, 2
3CB4  v_or_b32_e32 v2, s26, v39
3CB8  v_or_b32_e32 v3, s9, v38
3CBC  v_cmp_gt_u32_e32 vcc, s10, v2
3CC0  v_cmp_gt_u32_e64 s[2:3], s11, v3
3CC8  s_and_b64 s[4:5], vcc, s[2:3]
3CCC  s_and_saveexec_b64 s[2:3], s[4:5]
3CD0  s_cbranch_execz 1710
3CD4  v_lshrrev_b32_e32 v33, 3, v39
3CD8  v_lshlrev_b32_e32 v40, 9, v38
3CDC  v_or_b32_e32 v2, v40, v33
3CE0  v_bitop3_b32 v4, v40, v33, 1 bitop3:0xf6
3CE8  v_lshl_or_b32 v2, v2, 4, v32
3CF0  v_lshl_or_b32 v4, v4, 4, v32
3CF8  v_bitop3_b32 v6, v40, v33, 2 bitop3:0xf6
3D00  v_bitop3_b32 v8, v40, v33, 3 bitop3:0xf6
3D08  ds_read2st64_b32 v[2:3], v2 offset1:16
3D10  ds_read2st64_b32 v[4:5], v4 offset0:1 offset1:17
3D18  v_lshl_or_b32 v6, v6, 4, v32
3D20  v_lshl_or_b32 v8, v8, 4, v32
3D28  v_bitop3_b32 v10, v40, v33, 4 bitop3:0xf6
3D30  v_bitop3_b32 v12, v40, v33, 5 bitop3:0xf6
3D38  ds_read2st64_b32 v[6:7], v6 offset0:2 offset1:18
3D40  ds_read2st64_b32 v[8:9], v8 offset0:3 offset1:19
3D48  v_lshl_or_b32 v10, v10, 4, v32
3D50  v_lshl_or_b32 v12, v12, 4, v32
3D58  v_bitop3_b32 v14, v40, v33, 6 bitop3:0xf6
3D60  v_bitop3_b32 v16, v40, v33, 7 bitop3:0xf6
3D68  ds_read2st64_b32 v[10:11], v10 offset0:4 offset1:20
3D70  ds_read2st64_b32 v[12:13], v12 offset0:5 offset1:21
3D78  v_lshl_or_b32 v14, v14, 4, v32
3D80  v_lshl_or_b32 v16, v16, 4, v32
3D88  v_bitop3_b32 v18, v40, v33, 8 bitop3:0xf6
3D90  v_bitop3_b32 v20, v40, v33, 9 bitop3:0xf6
3D98  ds_read2st64_b32 v[14:15], v14 offset0:6 offset1:22
3DA0  ds_read2st64_b32 v[16:17], v16 offset0:7 offset1:23
3DA8  v_lshl_or_b32 v18, v18, 4, v32
3DB0  v_lshl_or_b32 v20, v20, 4, v32
3DB8  v_bitop3_b32 v22, v40, v33, 10 bitop3:0xf6
3DC0  v_bitop3_b32 v24, v40, v33, 11 bitop3:0xf6
3DC8  ds_read2st64_b32 v[18:19], v18 offset0:8 offset1:24
3DD0  ds_read2st64_b32 v[20:21], v20 offset0:9 offset1:25
3DD8  v_lshl_or_b32 v22, v22, 4, v32
3DE0  v_lshl_or_b32 v24, v24, 4, v32
3DE8  v_bitop3_b32 v26, v40, v33, 12 bitop3:0xf6
3DF0  v_bitop3_b32 v28, v40, v33, 13 bitop3:0xf6
3DF8  s_waitcnt lgkmcnt(9)
3DFC  v_lshlrev_b32_e32 v45, 16, v2
3E00  s_waitcnt lgkmcnt(8)
3E04  v_lshlrev_b32_e32 v46, 16, v4
3E08  ds_read2st64_b32 v[22:23], v22 offset0:10 offset1:26
3E10  ds_read2st64_b32 v[24:25], v24 offset0:11 offset1:27
3E18  v_lshl_or_b32 v26, v26, 4, v32
3E20  v_lshl_or_b32 v28, v28, 4, v32
3E28  v_bitop3_b32 v30, v40, v33, 14 bitop3:0xf6
3E30  v_bitop3_b32 v33, v40, v33, 15 bitop3:0xf6
3E38  s_waitcnt lgkmcnt(9)
3E3C  v_lshlrev_b32_e32 v47, 16, v6
3E40  s_waitcnt lgkmcnt(8)
3E44  v_lshlrev_b32_e32 v48, 16, v8
3E48  ds_read2st64_b32 v[26:27], v26 offset0:12 offset1:28
3E50  ds_read2st64_b32 v[28:29], v28 offset0:13 offset1:29
3E58  v_lshl_or_b32 v30, v30, 4, v32
3E60  v_lshl_or_b32 v32, v33, 4, v32
3E68  v_and_b32_e32 v89, 0x7fff0000, v45
3E70  v_and_b32_e32 v87, 0x7fff0000, v46
3E78  s_waitcnt lgkmcnt(9)
3E7C  v_lshlrev_b32_e32 v49, 16, v10
3E80  s_waitcnt lgkmcnt(8)
3E84  v_lshlrev_b32_e32 v50, 16, v12
3E88  ds_read2st64_b32 v[30:31], v30 offset0:14 offset1:30
3E90  ds_read2st64_b32 v[32:33], v32 offset0:15 offset1:31
3E98  v_max_u32_e32 v40, v87, v89
3E9C  v_and_b32_e32 v85, 0x7fff0000, v47
3EA4  v_and_b32_e32 v83, 0x7fff0000, v48
3EAC  s_waitcnt lgkmcnt(9)
3EB0  v_lshlrev_b32_e32 v52, 16, v14
3EB4  s_waitcnt lgkmcnt(8)
3EB8  v_lshlrev_b32_e32 v54, 16, v16
3EBC  v_max3_u32 v40, v83, v85, v40
3EC4  v_and_b32_e32 v82, 0x7fff0000, v49
3ECC  v_and_b32_e32 v81, 0x7fff0000, v50
3ED4  s_waitcnt lgkmcnt(7)
3ED8  v_lshlrev_b32_e32 v51, 16, v18
3EDC  s_waitcnt lgkmcnt(6)
3EE0  v_lshlrev_b32_e32 v53, 16, v20
3EE4  v_max3_u32 v40, v81, v82, v40
3EEC  v_and_b32_e32 v80, 0x7fff0000, v52
3EF4  v_and_b32_e32 v79, 0x7fff0000, v54
3EFC  s_waitcnt lgkmcnt(5)
3F00  v_lshlrev_b32_e32 v55, 16, v22
3F04  s_waitcnt lgkmcnt(4)
3F08  v_lshlrev_b32_e32 v86, 16, v24
3F0C  v_max3_u32 v40, v79, v80, v40
3F14  v_and_b32_e32 v78, 0x7fff0000, v51
3F1C  v_and_b32_e32 v77, 0x7fff0000, v53
3F24  s_waitcnt lgkmcnt(3)
3F28  v_lshlrev_b32_e32 v88, 16, v26
3F2C  s_waitcnt lgkmcnt(2)
3F30  v_lshlrev_b32_e32 v90, 16, v28
3F34  v_max3_u32 v40, v77, v78, v40
3F3C  v_and_b32_e32 v76, 0x7fff0000, v55
3F44  v_and_b32_e32 v75, 0x7fff0000, v86
3F4C  s_waitcnt lgkmcnt(1)
3F50  v_lshlrev_b32_e32 v92, 16, v30
3F54  s_waitcnt lgkmcnt(0)
3F58  v_lshlrev_b32_e32 v94, 16, v32
3F5C  v_max3_u32 v40, v75, v76, v40
3F64  v_and_b32_e32 v74, 0x7fff0000, v88
3F6C  v_and_b32_e32 v73, 0x7fff0000, v90
3F74  v_lshlrev_b32_e32 v91, 16, v3
3F78  v_lshlrev_b32_e32 v93, 16, v5
3F7C  v_max3_u32 v40, v73, v74, v40
3F84  v_and_b32_e32 v72, 0x7fff0000, v92
3F8C  v_and_b32_e32 v71, 0x7fff0000, v94
3F94  v_lshlrev_b32_e32 v95, 16, v7
3F98  v_lshlrev_b32_e32 v96, 16, v9
3F9C  v_max3_u32 v40, v71, v72, v40
3FA4  v_and_b32_e32 v70, 0x7fff0000, v91
3FAC  v_and_b32_e32 v69, 0x7fff0000, v93
3FB4  v_lshlrev_b32_e32 v97, 16, v11
3FB8  v_lshlrev_b32_e32 v98, 16, v13
3FBC  v_max3_u32 v40, v69, v70, v40
3FC4  v_and_b32_e32 v68, 0x7fff0000, v95
3FCC  v_and_b32_e32 v67, 0x7fff0000, v96
3FD4  v_lshlrev_b32_e32 v100, 16, v15
3FD8  v_lshlrev_b32_e32 v102, 16, v17
3FDC  v_max3_u32 v40, v67, v68, v40
3FE4  v_and_b32_e32 v66, 0x7fff0000, v97
3FEC  v_and_b32_e32 v65, 0x7fff0000, v98
3FF4  v_lshlrev_b32_e32 v99, 16, v19
3FF8  v_lshlrev_b32_e32 v101, 16, v21
3FFC  v_max3_u32 v40, v65, v66, v40
4004  v_and_b32_e32 v64, 0x7fff0000, v100
400C  v_and_b32_e32 v63, 0x7fff0000, v102
4014  v_lshlrev_b32_e32 v103, 16, v23
4018  v_lshlrev_b32_e32 v104, 16, v25
401C  v_max3_u32 v40, v63, v64, v40
4024  v_and_b32_e32 v62, 0x7fff0000, v99
402C  v_and_b32_e32 v61, 0x7fff0000, v101
4034  v_lshlrev_b32_e32 v105, 16, v27
4038  v_lshlrev_b32_e32 v106, 16, v29
403C  v_max3_u32 v40, v61, v62, v40
4044  v_and_b32_e32 v60, 0x7fff0000, v103
404C  v_and_b32_e32 v59, 0x7fff0000, v104
4054  v_lshlrev_b32_e32 v107, 16, v31
4058  v_lshlrev_b32_e32 v108, 16, v33
405C  v_max3_u32 v40, v59, v60, v40
4064  v_and_b32_e32 v58, 0x7fff0000, v105
406C  v_and_b32_e32 v57, 0x7fff0000, v106
4074  v_max3_u32 v40, v57, v58, v40
407C  v_and_b32_e32 v56, 0x7fff0000, v107
4084  v_and_b32_e32 v44, 0x7fff0000, v108
408C  v_max3_u32 v84, v44, v56, v40
4094  s_mov_b32 s4, 0x7f7fffff
409C  v_cmp_lt_u32_e32 vcc, s4, v84
40A0  v_mov_b32_e32 v40, 0
40A4  v_mov_b32_e32 v41, 0
40A8  v_mov_b32_e32 v42, 0
40AC  v_mov_b32_e32 v43, 0
40B0  s_and_saveexec_b64 s[4:5], vcc
40B4  s_cbranch_execz 522
40B8  v_sub_u32_e32 v40, 0x7f7fffff, v89
40C0  v_sub_u32_e32 v42, 0x7f800000, v89
40C8  s_brev_b32 s12, 1
40CC  v_lshrrev_b32_e32 v41, 31, v40
40D0  v_lshrrev_b32_e32 v43, 31, v42
40D4  v_add_u32_e32 v41, -1, v41
40D8  v_cmp_lt_i32_e32 vcc, -1, v42
40DC  v_sub_u32_e32 v42, 0x7f7fffff, v87
40E4  v_bitop3_b32 v45, v41, v45, s12 bitop3:0xc8
40EC  v_ashrrev_i32_e32 v40, 31, v40
40F0  v_cndmask_b32_e32 v41, 0, v89, vcc
40F4  v_sub_u32_e32 v89, 0x7f800000, v87
40FC  v_and_b32_e32 v40, 7, v40
4100  v_lshrrev_b32_e32 v84, 31, v42
4104  v_ashrrev_i32_e32 v42, 31, v42
4108  v_lshrrev_b32_e32 v109, 31, v89
410C  s_movk_i32 s13, 0x70
4110  v_and_or_b32 v40, v42, s13, v40
4118  v_add_u32_e32 v42, v109, v43
411C  v_max_u32_e32 v43, v87, v41
4120  v_cmp_gt_i32_e32 vcc, 0, v89
4124  v_add_u32_e32 v84, -1, v84
4128  v_bitop3_b32 v46, v84, v46, s12 bitop3:0xc8
4130  v_cndmask_b32_e32 v41, v43, v41, vcc
4134  v_sub_u32_e32 v43, 0x7f7fffff, v85
413C  v_sub_u32_e32 v87, 0x7f800000, v85
4144  v_lshrrev_b32_e32 v84, 31, v43
4148  v_ashrrev_i32_e32 v43, 31, v43
414C  s_movk_i32 s18, 0x700
4150  v_and_or_b32 v40, v43, s18, v40
4158  v_max_u32_e32 v43, v85, v41
415C  v_cmp_gt_i32_e32 vcc, 0, v87
4160  v_add_u32_e32 v84, -1, v84
4164  v_bitop3_b32 v47, v84, v47, s12 bitop3:0xc8
416C  v_cndmask_b32_e32 v41, v43, v41, vcc
4170  v_sub_u32_e32 v43, 0x7f7fffff, v83
4178  v_sub_u32_e32 v85, 0x7f800000, v83
4180  v_lshrrev_b32_e32 v84, 31, v43
4184  v_ashrrev_i32_e32 v43, 31, v43
4188  s_movk_i32 s19, 0x7000
418C  v_and_or_b32 v40, v43, s19, v40
4194  v_max_u32_e32 v43, v83, v41
4198  v_cmp_gt_i32_e32 vcc, 0, v85
419C  v_add_u32_e32 v84, -1, v84
41A0  v_bitop3_b32 v48, v84, v48, s12 bitop3:0xc8
41A8  v_cndmask_b32_e32 v41, v43, v41, vcc
41AC  v_sub_u32_e32 v43, 0x7f7fffff, v82
41B4  v_sub_u32_e32 v84, 0x7f800000, v82
41BC  v_lshrrev_b32_e32 v83, 31, v43
41C0  v_ashrrev_i32_e32 v43, 31, v43
41C4  s_mov_b32 s20, 0x70000
41CC  v_and_or_b32 v40, v43, s20, v40
41D4  v_max_u32_e32 v43, v82, v41
41D8  v_cmp_gt_i32_e32 vcc, 0, v84
41DC  v_add_u32_e32 v83, -1, v83
41E0  v_bitop3_b32 v49, v83, v49, s12 bitop3:0xc8
41E8  v_cndmask_b32_e32 v41, v43, v41, vcc
41EC  v_sub_u32_e32 v43, 0x7f7fffff, v81
41F4  v_sub_u32_e32 v83, 0x7f800000, v81
41FC  v_lshrrev_b32_e32 v82, 31, v43
4200  v_ashrrev_i32_e32 v43, 31, v43
4204  s_mov_b32 s21, 0x700000
420C  v_and_or_b32 v40, v43, s21, v40
4214  v_max_u32_e32 v43, v81, v41
4218  v_cmp_gt_i32_e32 vcc, 0, v83
421C  v_add_u32_e32 v82, -1, v82
4220  v_bitop3_b32 v50, v82, v50, s12 bitop3:0xc8
4228  v_cndmask_b32_e32 v41, v43, v41, vcc
422C  v_sub_u32_e32 v43, 0x7f7fffff, v80
4234  v_sub_u32_e32 v82, 0x7f800000, v80
423C  v_lshrrev_b32_e32 v81, 31, v43
4240  v_ashrrev_i32_e32 v43, 31, v43
4244  s_mov_b32 s22, 0x7000000
424C  v_and_or_b32 v40, v43, s22, v40
4254  v_max_u32_e32 v43, v80, v41
4258  v_cmp_gt_i32_e32 vcc, 0, v82
425C  v_add_u32_e32 v81, -1, v81
4260  v_bitop3_b32 v52, v81, v52, s12 bitop3:0xc8
4268  v_cndmask_b32_e32 v41, v43, v41, vcc
426C  v_sub_u32_e32 v43, 0x7f7fffff, v79
4274  v_sub_u32_e32 v81, 0x7f800000, v79
427C  v_lshrrev_b32_e32 v80, 31, v43
4280  v_ashrrev_i32_e32 v43, 31, v43
4284  s_brev_b32 s23, 14
4288  v_add_u32_e32 v80, -1, v80
428C  v_and_or_b32 v40, v43, s23, v40
4294  v_max_u32_e32 v43, v79, v41
4298  v_cmp_gt_i32_e32 vcc, 0, v81
429C  v_bitop3_b32 v54, v80, v54, s12 bitop3:0xc8
42A4  v_sub_u32_e32 v80, 0x7f800000, v78
42AC  v_cndmask_b32_e32 v41, v43, v41, vcc
42B0  v_sub_u32_e32 v43, 0x7f7fffff, v78
42B8  v_max_u32_e32 v78, v78, v41
42BC  v_lshrrev_b32_e32 v79, 31, v43
42C0  v_cmp_gt_i32_e32 vcc, 0, v80
42C4  v_add_u32_e32 v79, -1, v79
42C8  v_lshrrev_b32_e32 v89, 31, v87
42CC  v_cndmask_b32_e32 v41, v78, v41, vcc
42D0  v_sub_u32_e32 v78, 0x7f7fffff, v77
42D8  v_lshrrev_b32_e32 v87, 31, v85
42DC  v_lshrrev_b32_e32 v85, 31, v84
42E0  v_lshrrev_b32_e32 v84, 31, v83
42E4  v_lshrrev_b32_e32 v83, 31, v82
42E8  v_lshrrev_b32_e32 v82, 31, v81
42EC  v_lshrrev_b32_e32 v81, 31, v80
42F0  v_bitop3_b32 v51, v79, v51, s12 bitop3:0xc8
42F8  v_sub_u32_e32 v80, 0x7f800000, v77
4300  v_lshrrev_b32_e32 v79, 31, v78
4304  v_ashrrev_i32_e32 v43, 31, v43
4308  v_add_u32_e32 v79, -1, v79
430C  v_max_u32_e32 v77, v77, v41
4310  v_cmp_gt_i32_e32 vcc, 0, v80
4314  v_and_b32_e32 v43, 7, v43
4318  v_bitop3_b32 v53, v79, v53, s12 bitop3:0xc8
4320  v_ashrrev_i32_e32 v78, 31, v78
4324  v_cndmask_b32_e32 v41, v77, v41, vcc
4328  v_sub_u32_e32 v77, 0x7f7fffff, v76
4330  v_sub_u32_e32 v79, 0x7f800000, v76
4338  v_and_or_b32 v43, v78, s13, v43
4340  v_max_u32_e32 v76, v76, v41
4344  v_lshrrev_b32_e32 v78, 31, v77
4348  v_cmp_gt_i32_e32 vcc, 0, v79
434C  v_add_u32_e32 v78, -1, v78
4350  v_ashrrev_i32_e32 v77, 31, v77
4354  v_cndmask_b32_e32 v41, v76, v41, vcc
4358  v_sub_u32_e32 v76, 0x7f7fffff, v75
4360  v_bitop3_b32 v55, v78, v55, s12 bitop3:0xc8
4368  v_and_or_b32 v43, v77, s18, v43
4370  v_sub_u32_e32 v78, 0x7f800000, v75
4378  v_lshrrev_b32_e32 v77, 31, v76
437C  v_add_u32_e32 v77, -1, v77
4380  v_max_u32_e32 v75, v75, v41
4384  v_cmp_gt_i32_e32 vcc, 0, v78
4388  v_bitop3_b32 v86, v77, v86, s12 bitop3:0xc8
4390  v_ashrrev_i32_e32 v76, 31, v76
4394  v_cndmask_b32_e32 v41, v75, v41, vcc
4398  v_sub_u32_e32 v75, 0x7f7fffff, v74
43A0  v_sub_u32_e32 v77, 0x7f800000, v74
43A8  v_and_or_b32 v43, v76, s19, v43
43B0  v_max_u32_e32 v74, v74, v41
43B4  v_lshrrev_b32_e32 v76, 31, v75
43B8  v_cmp_gt_i32_e32 vcc, 0, v77
43BC  v_add_u32_e32 v76, -1, v76
43C0  v_ashrrev_i32_e32 v75, 31, v75
43C4  v_cndmask_b32_e32 v41, v74, v41, vcc
43C8  v_sub_u32_e32 v74, 0x7f7fffff, v73
43D0  v_bitop3_b32 v88, v76, v88, s12 bitop3:0xc8
43D8  v_and_or_b32 v43, v75, s20, v43
43E0  v_sub_u32_e32 v76, 0x7f800000, v73
43E8  v_lshrrev_b32_e32 v75, 31, v74
43EC  v_add_u32_e32 v75, -1, v75
43F0  v_max_u32_e32 v73, v73, v41
43F4  v_cmp_gt_i32_e32 vcc, 0, v76
43F8  v_bitop3_b32 v90, v75, v90, s12 bitop3:0xc8
4400  v_sub_u32_e32 v75, 0x7f800000, v72
4408  v_cndmask_b32_e32 v41, v73, v41, vcc
440C  v_ashrrev_i32_e32 v74, 31, v74
4410  v_sub_u32_e32 v73, 0x7f7fffff, v72
4418  v_max_u32_e32 v72, v72, v41
441C  v_cmp_gt_i32_e32 vcc, 0, v75
4420  v_and_or_b32 v43, v74, s21, v43
4428  v_add3_u32 v42, v89, v42, v87
4430  v_lshrrev_b32_e32 v74, 31, v73
4434  v_cndmask_b32_e32 v72, v72, v41, vcc
4438  v_sub_u32_e32 v41, 0x7f7fffff, v71
4440  v_add_u32_e32 v74, -1, v74
4444  v_ashrrev_i32_e32 v73, 31, v73
4448  v_bitop3_b32 v92, v74, v92, s12 bitop3:0xc8
4450  v_and_or_b32 v43, v73, s22, v43
4458  v_lshrrev_b32_e32 v73, 31, v41
445C  v_sub_u32_e32 v74, 0x7f800000, v71
4464  v_ashrrev_i32_e32 v41, 31, v41
4468  v_add_u32_e32 v73, -1, v73
446C  v_and_or_b32 v41, v41, s23, v43
4474  v_max_u32_e32 v43, v71, v72
4478  v_cmp_gt_i32_e32 vcc, 0, v74
447C  v_bitop3_b32 v94, v73, v94, s12 bitop3:0xc8
4484  v_sub_u32_e32 v71, 0x7f7fffff, v70
448C  v_cndmask_b32_e32 v43, v43, v72, vcc
4490  v_sub_u32_e32 v73, 0x7f800000, v70
4498  v_max_u32_e32 v70, v70, v43
449C  v_lshrrev_b32_e32 v72, 31, v71
44A0  v_cmp_gt_i32_e32 vcc, 0, v73
44A4  v_add3_u32 v42, v85, v42, v84
44AC  v_add_u32_e32 v72, -1, v72
44B0  v_cndmask_b32_e32 v43, v70, v43, vcc
44B4  v_sub_u32_e32 v70, 0x7f7fffff, v69
44BC  v_add3_u32 v42, v83, v42, v82
44C4  v_lshrrev_b32_e32 v82, 31, v80
44C8  v_lshrrev_b32_e32 v80, 31, v79
44CC  v_lshrrev_b32_e32 v79, 31, v78
44D0  v_lshrrev_b32_e32 v78, 31, v77
44D4  v_lshrrev_b32_e32 v77, 31, v76
44D8  v_lshrrev_b32_e32 v76, 31, v75
44DC  v_lshrrev_b32_e32 v75, 31, v74
44E0  v_lshrrev_b32_e32 v74, 31, v73
44E4  v_bitop3_b32 v91, v72, v91, s12 bitop3:0xc8
44EC  v_sub_u32_e32 v73, 0x7f800000, v69
44F4  v_lshrrev_b32_e32 v72, 31, v70
44F8  v_ashrrev_i32_e32 v71, 31, v71
44FC  v_add_u32_e32 v72, -1, v72
4500  v_max_u32_e32 v69, v69, v43
4504  v_cmp_gt_i32_e32 vcc, 0, v73
4508  v_and_b32_e32 v71, 7, v71
450C  v_bitop3_b32 v93, v72, v93, s12 bitop3:0xc8
4514  v_ashrrev_i32_e32 v70, 31, v70
4518  v_cndmask_b32_e32 v43, v69, v43, vcc
451C  v_sub_u32_e32 v69, 0x7f7fffff, v68
4524  v_sub_u32_e32 v72, 0x7f800000, v68
452C  v_and_or_b32 v70, v70, s13, v71
4534  v_max_u32_e32 v68, v68, v43
4538  v_lshrrev_b32_e32 v71, 31, v69
453C  v_cmp_gt_i32_e32 vcc, 0, v72
4540  v_add_u32_e32 v71, -1, v71
4544  v_ashrrev_i32_e32 v69, 31, v69
4548  v_cndmask_b32_e32 v43, v68, v43, vcc
454C  v_sub_u32_e32 v68, 0x7f7fffff, v67
4554  v_bitop3_b32 v95, v71, v95, s12 bitop3:0xc8
455C  v_and_or_b32 v69, v69, s18, v70
4564  v_sub_u32_e32 v71, 0x7f800000, v67
456C  v_lshrrev_b32_e32 v70, 31, v68
4570  v_add3_u32 v42, v81, v42, v82
4578  v_add_u32_e32 v70, -1, v70
457C  v_max_u32_e32 v67, v67, v43
4580  v_cmp_gt_i32_e32 vcc, 0, v71
4584  v_add3_u32 v42, v80, v42, v79
458C  v_bitop3_b32 v96, v70, v96, s12 bitop3:0xc8
4594  v_ashrrev_i32_e32 v68, 31, v68
4598  v_cndmask_b32_e32 v43, v67, v43, vcc
459C  v_sub_u32_e32 v67, 0x7f7fffff, v66
45A4  v_sub_u32_e32 v70, 0x7f800000, v66
45AC  v_add3_u32 v42, v78, v42, v77
45B4  v_and_or_b32 v68, v68, s19, v69
45BC  v_max_u32_e32 v66, v66, v43
45C0  v_lshrrev_b32_e32 v69, 31, v67
45C4  v_cmp_gt_i32_e32 vcc, 0, v70
45C8  v_add3_u32 v42, v76, v42, v75
45D0  v_lshrrev_b32_e32 v75, 31, v73
45D4  v_add_u32_e32 v69, -1, v69
45D8  v_cndmask_b32_e32 v43, v66, v43, vcc
45DC  v_sub_u32_e32 v66, 0x7f7fffff, v65
45E4  v_add3_u32 v42, v74, v42, v75
45EC  v_lshrrev_b32_e32 v73, 31, v72
45F0  v_lshrrev_b32_e32 v72, 31, v71
45F4  v_bitop3_b32 v97, v69, v97, s12 bitop3:0xc8
45FC  v_ashrrev_i32_e32 v67, 31, v67
4600  v_sub_u32_e32 v69, 0x7f800000, v65
4608  v_add3_u32 v42, v73, v42, v72
4610  v_lshrrev_b32_e32 v71, 31, v70
4614  v_and_or_b32 v67, v67, s20, v68
461C  v_lshrrev_b32_e32 v68, 31, v66
4620  v_ashrrev_i32_e32 v66, 31, v66
4624  v_lshrrev_b32_e32 v70, 31, v69
4628  v_and_or_b32 v66, v66, s21, v67
4630  v_add3_u32 v67, v71, v42, v70
4638  v_max_u32_e32 v42, v65, v43
463C  v_cmp_gt_i32_e32 vcc, 0, v69
4640  v_add_u32_e32 v68, -1, v68
4644  v_bitop3_b32 v98, v68, v98, s12 bitop3:0xc8
464C  v_cndmask_b32_e32 v42, v42, v43, vcc
4650  v_sub_u32_e32 v43, 0x7f7fffff, v64
4658  v_sub_u32_e32 v68, 0x7f800000, v64
4660  v_lshrrev_b32_e32 v65, 31, v43
4664  v_ashrrev_i32_e32 v43, 31, v43
4668  v_max_u32_e32 v64, v64, v42
466C  v_cmp_gt_i32_e32 vcc, 0, v68
4670  v_add_u32_e32 v65, -1, v65
4674  v_and_or_b32 v43, v43, s22, v66
467C  v_cndmask_b32_e32 v64, v64, v42, vcc
4680  v_sub_u32_e32 v42, 0x7f7fffff, v63
4688  v_sub_u32_e32 v66, 0x7f800000, v63
4690  v_bitop3_b32 v100, v65, v100, s12 bitop3:0xc8
4698  v_max_u32_e32 v63, v63, v64
469C  v_lshrrev_b32_e32 v65, 31, v42
46A0  v_cmp_gt_i32_e32 vcc, 0, v66
46A4  v_lshrrev_b32_e32 v69, 31, v68
46A8  v_lshrrev_b32_e32 v68, 31, v66
46AC  v_add_u32_e32 v65, -1, v65
46B0  v_cndmask_b32_e32 v63, v63, v64, vcc
46B4  v_sub_u32_e32 v64, 0x7f7fffff, v62
46BC  v_sub_u32_e32 v66, 0x7f800000, v62
46C4  v_bitop3_b32 v102, v65, v102, s12 bitop3:0xc8
46CC  v_max_u32_e32 v62, v62, v63
46D0  v_lshrrev_b32_e32 v65, 31, v64
46D4  v_cmp_gt_i32_e32 vcc, 0, v66
46D8  v_ashrrev_i32_e32 v42, 31, v42
46DC  v_add_u32_e32 v65, -1, v65
46E0  v_cndmask_b32_e32 v62, v62, v63, vcc
46E4  v_sub_u32_e32 v63, 0x7f7fffff, v61
46EC  v_and_or_b32 v42, v42, s23, v43
46F4  v_add3_u32 v43, v69, v67, v68
46FC  v_lshrrev_b32_e32 v67, 31, v66
4700  v_bitop3_b32 v99, v65, v99, s12 bitop3:0xc8
4708  v_sub_u32_e32 v66, 0x7f800000, v61
4710  v_lshrrev_b32_e32 v65, 31, v63
4714  v_ashrrev_i32_e32 v64, 31, v64
4718  v_add_u32_e32 v65, -1, v65
471C  v_max_u32_e32 v61, v61, v62
4720  v_cmp_gt_i32_e32 vcc, 0, v66
4724  v_and_b32_e32 v64, 7, v64
4728  v_bitop3_b32 v101, v65, v101, s12 bitop3:0xc8
4730  v_ashrrev_i32_e32 v63, 31, v63
4734  v_cndmask_b32_e32 v61, v61, v62, vcc
4738  v_sub_u32_e32 v62, 0x7f7fffff, v60
4740  v_sub_u32_e32 v65, 0x7f800000, v60
4748  v_and_or_b32 v63, v63, s13, v64
4750  v_max_u32_e32 v60, v60, v61
4754  v_lshrrev_b32_e32 v64, 31, v62
4758  v_cmp_gt_i32_e32 vcc, 0, v65
475C  v_add_u32_e32 v64, -1, v64
4760  v_ashrrev_i32_e32 v62, 31, v62
4764  v_cndmask_b32_e32 v60, v60, v61, vcc
4768  v_sub_u32_e32 v61, 0x7f7fffff, v59
4770  v_bitop3_b32 v103, v64, v103, s12 bitop3:0xc8
4778  v_and_or_b32 v62, v62, s18, v63
4780  v_sub_u32_e32 v64, 0x7f800000, v59
4788  v_lshrrev_b32_e32 v63, 31, v61
478C  v_add_u32_e32 v63, -1, v63
4790  v_max_u32_e32 v59, v59, v60
4794  v_cmp_gt_i32_e32 vcc, 0, v64
4798  v_bitop3_b32 v104, v63, v104, s12 bitop3:0xc8
47A0  v_ashrrev_i32_e32 v61, 31, v61
47A4  v_cndmask_b32_e32 v59, v59, v60, vcc
47A8  v_sub_u32_e32 v60, 0x7f7fffff, v58
47B0  v_sub_u32_e32 v63, 0x7f800000, v58
47B8  v_and_or_b32 v61, v61, s19, v62
47C0  v_max_u32_e32 v58, v58, v59
47C4  v_lshrrev_b32_e32 v62, 31, v60
47C8  v_cmp_gt_i32_e32 vcc, 0, v63
47CC  v_lshrrev_b32_e32 v68, 31, v66
47D0  v_add_u32_e32 v62, -1, v62
47D4  v_cndmask_b32_e32 v58, v58, v59, vcc
47D8  v_sub_u32_e32 v59, 0x7f7fffff, v57
47E0  v_add3_u32 v43, v67, v43, v68
47E8  v_lshrrev_b32_e32 v66, 31, v65
47EC  v_lshrrev_b32_e32 v65, 31, v64
47F0  v_bitop3_b32 v105, v62, v105, s12 bitop3:0xc8
47F8  v_ashrrev_i32_e32 v60, 31, v60
47FC  v_sub_u32_e32 v62, 0x7f800000, v57
4804  v_add3_u32 v43, v66, v43, v65
480C  v_lshrrev_b32_e32 v64, 31, v63
4810  v_and_or_b32 v60, v60, s20, v61
4818  v_lshrrev_b32_e32 v61, 31, v59
481C  v_ashrrev_i32_e32 v59, 31, v59
4820  v_lshrrev_b32_e32 v63, 31, v62
4824  v_add_u32_e32 v61, -1, v61
4828  v_and_or_b32 v59, v59, s21, v60
4830  v_add3_u32 v60, v64, v43, v63
4838  v_max_u32_e32 v43, v57, v58
483C  v_cmp_gt_i32_e32 vcc, 0, v62
4840  v_bitop3_b32 v106, v61, v106, s12 bitop3:0xc8
4848  v_sub_u32_e32 v57, 0x7f7fffff, v56
4850  v_cndmask_b32_e32 v43, v43, v58, vcc
4854  v_sub_u32_e32 v61, 0x7f800000, v56
485C  v_max_u32_e32 v56, v56, v43
4860  v_cmp_gt_i32_e32 vcc, 0, v61
4864  v_lshrrev_b32_e32 v58, 31, v57
4868  v_ashrrev_i32_e32 v57, 31, v57
486C  v_cndmask_b32_e32 v56, v56, v43, vcc
4870  v_sub_u32_e32 v43, 0x7f7fffff, v44
4878  v_add_u32_e32 v58, -1, v58
487C  v_and_or_b32 v57, v57, s22, v59
4884  v_sub_u32_e32 v59, 0x7f800000, v44
488C  v_lshrrev_b32_e32 v62, 31, v61
4890  v_bitop3_b32 v107, v58, v107, s12 bitop3:0xc8
4898  v_lshrrev_b32_e32 v58, 31, v43
489C  v_ashrrev_i32_e32 v43, 31, v43
48A0  v_lshrrev_b32_e32 v61, 31, v59
48A4  v_and_or_b32 v43, v43, s23, v57
48AC  v_add3_u32 v57, v62, v60, v61
48B4  v_max_u32_e32 v44, v44, v56
48B8  v_cmp_gt_i32_e32 vcc, 0, v59
48BC  v_add_u32_e32 v58, -1, v58
48C0  v_bitop3_b32 v108, v58, v108, s12 bitop3:0xc8
48C8  v_cndmask_b32_e32 v44, v44, v56, vcc
48CC  v_mov_b32_e32 v56, 0x7f800000
48D4  v_cmp_ne_u32_e32 vcc, 32, v57
48D8  s_nop 1
48DC  v_cndmask_b32_e32 v84, v56, v44, vcc
48E0  s_or_b64 exec, exec, s[4:5]
48E4  v_cmp_ne_u32_e32 vcc, 0, v84
48E8  v_mov_b32_e32 v44, 0x7f
48F0  s_and_saveexec_b64 s[4:5], vcc
48F4  s_cbranch_execz 15
48F8  v_add_u32_e32 v44, s8, v84
48FC  s_mov_b32 s12, 0x17fffff
4904  v_lshrrev_b32_e32 v56, 23, v44
4908  v_add_u32_e32 v56, -2, v56
490C  v_cmp_lt_u32_e32 vcc, s12, v44
4910  s_mov_b32 s12, 0x7f800000
4918  s_nop 0
491C  v_cndmask_b32_e32 v44, 0, v56, vcc
4920  v_cmp_eq_u32_e32 vcc, s12, v84
4924  v_mov_b32_e32 v56, 0xfe
492C  s_and_b64 vcc, s[6:7], vcc
4930  v_cndmask_b32_e32 v44, v44, v56, vcc
4934  s_or_b64 exec, exec, s[4:5]
4938  v_cmp_eq_u32_e32 vcc, 0, v44
493C  s_cbranch_vccz 37
4940  s_nop 0
4944  v_cndmask_b32_e64 v56, 1.0, 2.0, vcc
494C  v_mul_f32_e32 v45, v56, v45
4950  v_mul_f32_e32 v46, v56, v46
4954  v_mul_f32_e32 v47, v56, v47
4958  v_mul_f32_e32 v48, v56, v48
495C  v_mul_f32_e32 v49, v56, v49
4960  v_mul_f32_e32 v50, v56, v50
4964  v_mul_f32_e32 v52, v56, v52
4968  v_mul_f32_e32 v54, v56, v54
496C  v_mul_f32_e32 v51, v56, v51
4970  v_mul_f32_e32 v53, v56, v53
4974  v_mul_f32_e32 v55, v56, v55
4978  v_mul_f32_e32 v86, v56, v86
497C  v_mul_f32_e32 v88, v56, v88
4980  v_mul_f32_e32 v90, v56, v90
4984  v_mul_f32_e32 v92, v56, v92
4988  v_mul_f32_e32 v94, v56, v94
498C  v_mul_f32_e32 v91, v56, v91
4990  v_mul_f32_e32 v93, v56, v93
4994  v_mul_f32_e32 v95, v56, v95
4998  v_mul_f32_e32 v96, v56, v96
499C  v_mul_f32_e32 v97, v56, v97
49A0  v_mul_f32_e32 v98, v56, v98
49A4  v_mul_f32_e32 v100, v56, v100
49A8  v_mul_f32_e32 v102, v56, v102
49AC  v_mul_f32_e32 v99, v56, v99
49B0  v_mul_f32_e32 v101, v56, v101
49B4  v_mul_f32_e32 v103, v56, v103
49B8  v_mul_f32_e32 v104, v56, v104
49BC  v_mul_f32_e32 v105, v56, v105
49C0  v_mul_f32_e32 v106, v56, v106
49C4  v_mul_f32_e32 v107, v56, v107
49C8  v_mul_f32_e32 v108, v56, v108
49CC  v_max_u32_e32 v109, 1, v44
49D0  s_branch 1
49D4  v_mov_b32_e32 v109, v44
49D8  v_mov_b32_e32 v110, 0
49DC  v_mov_b32_e32 v111, 0
49E0  v_lshlrev_b32_e32 v113, 23, v109
49E4  v_cvt_scalef32_pk_fp4_f32 v110, v45, v46, v113
49EC  v_cvt_scalef32_pk_fp4_f32 v111, v49, v50, v113 op_sel:[0,0,0,1]
49F4  v_cvt_scalef32_pk_fp4_f32 v110, v47, v48, v113 op_sel:[0,0,1,0]
49FC  v_cvt_scalef32_pk_fp4_f32 v111, v52, v54, v113 op_sel:[0,0,1,1]
4A04  s_nop 0
4A08  v_mov_b32_e32 v45, 0
4A0C  v_mov_b32_e32 v46, 0
4A10  v_mov_b32_e32 v47, 0
4A14  v_mov_b32_e32 v48, 0
4A18  v_cvt_scalef32_pk_fp4_f32 v45, v51, v53, v113
4A20  v_cvt_scalef32_pk_fp4_f32 v46, v88, v90, v113 op_sel:[0,0,0,1]
4A28  v_cvt_scalef32_pk_fp4_f32 v45, v55, v86, v113 op_sel:[0,0,1,0]
4A30  v_cvt_scalef32_pk_fp4_f32 v46, v92, v94, v113 op_sel:[0,0,1,1]
4A38  s_nop 0
4A3C  v_cvt_scalef32_pk_fp4_f32 v47, v91, v93, v113
4A44  v_cvt_scalef32_pk_fp4_f32 v48, v97, v98, v113 op_sel:[0,0,0,1]
4A4C  v_cvt_scalef32_pk_fp4_f32 v47, v95, v96, v113 op_sel:[0,0,1,0]
4A54  v_cvt_scalef32_pk_fp4_f32 v48, v100, v102, v113 op_sel:[0,0,1,1]
4A5C  s_nop 0
4A60  v_and_b32_e32 v95, 0x7fff0000, v2
4A68  v_and_b32_e32 v94, 0x7fff0000, v4
4A70  v_and_b32_e32 v77, 0xffff0000, v2
4A78  v_max_u32_e32 v2, v94, v95
4A7C  v_and_b32_e32 v93, 0x7fff0000, v6
4A84  v_and_b32_e32 v92, 0x7fff0000, v8
4A8C  v_max3_u32 v2, v92, v93, v2
4A94  v_and_b32_e32 v91, 0x7fff0000, v10
4A9C  v_and_b32_e32 v90, 0x7fff0000, v12
4AA4  v_max3_u32 v2, v90, v91, v2
4AAC  v_and_b32_e32 v88, 0x7fff0000, v14
4AB4  v_and_b32_e32 v86, 0x7fff0000, v16
4ABC  v_max3_u32 v2, v86, v88, v2
4AC4  v_and_b32_e32 v55, 0x7fff0000, v18
4ACC  v_and_b32_e32 v54, 0x7fff0000, v20
4AD4  v_max3_u32 v2, v54, v55, v2
4ADC  v_and_b32_e32 v53, 0x7fff0000, v22
4AE4  v_and_b32_e32 v52, 0x7fff0000, v24
4AEC  v_max3_u32 v2, v52, v53, v2
4AF4  v_and_b32_e32 v51, 0x7fff0000, v26
4AFC  v_and_b32_e32 v50, 0x7fff0000, v28
4B04  v_and_b32_e32 v76, 0xffff0000, v26
4B0C  v_and_b32_e32 v78, 0xffff0000, v28
4B14  v_max3_u32 v2, v50, v51, v2
4B1C  v_and_b32_e32 v28, 0x7fff0000, v30
4B24  v_and_b32_e32 v26, 0x7fff0000, v32
4B2C  v_and_b32_e32 v73, 0xffff0000, v22
4B34  v_and_b32_e32 v75, 0xffff0000, v24
4B3C  v_max3_u32 v2, v26, v28, v2
4B44  v_and_b32_e32 v24, 0x7fff0000, v3
4B4C  v_and_b32_e32 v22, 0x7fff0000, v5
4B54  v_and_b32_e32 v69, 0xffff0000, v18
4B5C  v_and_b32_e32 v71, 0xffff0000, v20
4B64  v_max3_u32 v2, v22, v24, v2
4B6C  v_and_b32_e32 v20, 0x7fff0000, v7
4B74  v_and_b32_e32 v18, 0x7fff0000, v9
4B7C  v_and_b32_e32 v87, 0xffff0000, v14
4B84  v_and_b32_e32 v89, 0xffff0000, v16
4B8C  v_max3_u32 v2, v18, v20, v2
4B94  v_and_b32_e32 v16, 0x7fff0000, v11
4B9C  v_and_b32_e32 v14, 0x7fff0000, v13
4BA4  v_and_b32_e32 v85, 0xffff0000, v12
4BAC  v_and_b32_e32 v70, 0xffff0000, v13
4BB4  v_max3_u32 v2, v14, v16, v2
4BBC  v_and_b32_e32 v13, 0x7fff0000, v15
4BC4  v_and_b32_e32 v12, 0x7fff0000, v17
4BCC  v_and_b32_e32 v84, 0xffff0000, v10
4BD4  v_and_b32_e32 v67, 0xffff0000, v9
4BDC  v_max3_u32 v2, v12, v13, v2
4BE4  v_and_b32_e32 v10, 0x7fff0000, v19
4BEC  v_and_b32_e32 v9, 0x7fff0000, v21
4BF4  v_and_b32_e32 v83, 0xffff0000, v8
4BFC  v_and_b32_e32 v65, 0xffff0000, v7
4C04  v_max3_u32 v2, v9, v10, v2
4C0C  v_and_b32_e32 v8, 0x7fff0000, v23
4C14  v_and_b32_e32 v7, 0x7fff0000, v25
4C1C  v_and_b32_e32 v81, 0xffff0000, v6
4C24  v_and_b32_e32 v63, 0xffff0000, v5
4C2C  v_max3_u32 v2, v7, v8, v2
4C34  v_and_b32_e32 v6, 0x7fff0000, v27
4C3C  v_and_b32_e32 v5, 0x7fff0000, v29
4C44  v_and_b32_e32 v79, 0xffff0000, v4
4C4C  v_and_b32_e32 v61, 0xffff0000, v3
4C54  v_max3_u32 v2, v5, v6, v2
4C5C  v_and_b32_e32 v4, 0x7fff0000, v31
4C64  v_and_b32_e32 v3, 0x7fff0000, v33
4C6C  v_and_b32_e32 v74, 0xffff0000, v17
4C74  v_max3_u32 v17, v3, v4, v2
4C7C  s_mov_b32 s4, 0x7f7fffff
4C84  v_and_b32_e32 v80, 0xffff0000, v30
4C8C  v_and_b32_e32 v82, 0xffff0000, v32
4C94  v_and_b32_e32 v68, 0xffff0000, v11
4C9C  v_and_b32_e32 v72, 0xffff0000, v15
4CA4  v_and_b32_e32 v56, 0xffff0000, v19
4CAC  v_and_b32_e32 v57, 0xffff0000, v21
4CB4  v_and_b32_e32 v58, 0xffff0000, v23
4CBC  v_and_b32_e32 v59, 0xffff0000, v25
4CC4  v_and_b32_e32 v60, 0xffff0000, v27
4CCC  v_and_b32_e32 v62, 0xffff0000, v29
4CD4  v_and_b32_e32 v64, 0xffff0000, v31
4CDC  v_and_b32_e32 v66, 0xffff0000, v33
4CE4  v_mov_b32_e32 v112, 0
4CE8  v_mov_b32_e32 v109, 0
4CEC  v_mov_b32_e32 v49, 0
4CF0  v_cmp_lt_u32_e32 vcc, s4, v17
4CF4  v_mov_b32_e32 v2, 0
4CF8  v_mov_b32_e32 v11, 0
4CFC  v_mov_b32_e32 v15, 0
4D00  v_cvt_scalef32_pk_fp4_f32 v109, v99, v101, v113
4D08  v_cvt_scalef32_pk_fp4_f32 v49, v105, v106, v113 op_sel:[0,0,0,1]
4D10  v_cvt_scalef32_pk_fp4_f32 v109, v103, v104, v113 op_sel:[0,0,1,0]
4D18  v_cvt_scalef32_pk_fp4_f32 v49, v107, v108, v113 op_sel:[0,0,1,1]
4D20  s_nop 0
4D24  s_and_saveexec_b64 s[4:5], vcc
4D28  s_cbranch_execz 522
4D2C  v_sub_u32_e32 v15, 0x7f800000, v95
4D34  v_sub_u32_e32 v2, 0x7f7fffff, v95
4D3C  s_brev_b32 s12, 1
4D40  v_lshrrev_b32_e32 v11, 31, v2
4D44  v_lshrrev_b32_e32 v17, 31, v15
4D48  v_cmp_lt_i32_e32 vcc, -1, v15
4D4C  v_sub_u32_e32 v15, 0x7f7fffff, v94
4D54  v_add_u32_e32 v11, -1, v11
4D58  v_ashrrev_i32_e32 v2, 31, v2
4D5C  v_sub_u32_e32 v21, 0x7f800000, v94
4D64  v_bitop3_b32 v77, v11, v77, s12 bitop3:0xc8
4D6C  v_and_b32_e32 v2, 7, v2
4D70  v_cndmask_b32_e32 v11, 0, v95, vcc
4D74  v_lshrrev_b32_e32 v19, 31, v15
4D78  v_ashrrev_i32_e32 v15, 31, v15
4D7C  v_lshrrev_b32_e32 v23, 31, v21
4D80  s_movk_i32 s13, 0x70
4D84  v_and_or_b32 v2, v15, s13, v2
4D8C  v_add_u32_e32 v15, v23, v17
4D90  v_max_u32_e32 v17, v94, v11
4D94  v_cmp_gt_i32_e32 vcc, 0, v21
4D98  v_add_u32_e32 v19, -1, v19
4D9C  v_bitop3_b32 v79, v19, v79, s12 bitop3:0xc8
4DA4  v_cndmask_b32_e32 v11, v17, v11, vcc
4DA8  v_sub_u32_e32 v17, 0x7f7fffff, v93
4DB0  v_sub_u32_e32 v21, 0x7f800000, v93
4DB8  v_lshrrev_b32_e32 v19, 31, v17
4DBC  v_ashrrev_i32_e32 v17, 31, v17
4DC0  s_movk_i32 s18, 0x700
4DC4  v_and_or_b32 v2, v17, s18, v2
4DCC  v_max_u32_e32 v17, v93, v11
4DD0  v_cmp_gt_i32_e32 vcc, 0, v21
4DD4  v_add_u32_e32 v19, -1, v19
4DD8  v_lshrrev_b32_e32 v23, 31, v21
4DDC  v_cndmask_b32_e32 v11, v17, v11, vcc
4DE0  v_sub_u32_e32 v17, 0x7f7fffff, v92
4DE8  v_bitop3_b32 v81, v19, v81, s12 bitop3:0xc8
4DF0  v_lshrrev_b32_e32 v19, 31, v17
4DF4  v_sub_u32_e32 v21, 0x7f800000, v92
4DFC  v_ashrrev_i32_e32 v17, 31, v17
4E00  s_movk_i32 s19, 0x7000
4E04  v_and_or_b32 v2, v17, s19, v2
4E0C  v_max_u32_e32 v17, v92, v11
4E10  v_cmp_gt_i32_e32 vcc, 0, v21
4E14  v_add_u32_e32 v19, -1, v19
4E18  v_lshrrev_b32_e32 v25, 31, v21
4E1C  v_cndmask_b32_e32 v11, v17, v11, vcc
4E20  v_sub_u32_e32 v17, 0x7f7fffff, v91
4E28  v_bitop3_b32 v83, v19, v83, s12 bitop3:0xc8
4E30  v_lshrrev_b32_e32 v19, 31, v17
4E34  v_sub_u32_e32 v21, 0x7f800000, v91
4E3C  v_ashrrev_i32_e32 v17, 31, v17
4E40  s_mov_b32 s20, 0x70000
4E48  v_and_or_b32 v2, v17, s20, v2
4E50  v_max_u32_e32 v17, v91, v11
4E54  v_cmp_gt_i32_e32 vcc, 0, v21
4E58  v_add_u32_e32 v19, -1, v19
4E5C  v_add3_u32 v15, v23, v15, v25
4E64  v_cndmask_b32_e32 v11, v17, v11, vcc
4E68  v_sub_u32_e32 v17, 0x7f7fffff, v90
4E70  v_lshrrev_b32_e32 v23, 31, v21
4E74  v_bitop3_b32 v84, v19, v84, s12 bitop3:0xc8
4E7C  v_lshrrev_b32_e32 v19, 31, v17
4E80  v_sub_u32_e32 v21, 0x7f800000, v90
4E88  v_ashrrev_i32_e32 v17, 31, v17
4E8C  s_mov_b32 s21, 0x700000
4E94  v_and_or_b32 v2, v17, s21, v2
4E9C  v_max_u32_e32 v17, v90, v11
4EA0  v_cmp_gt_i32_e32 vcc, 0, v21
4EA4  v_add_u32_e32 v19, -1, v19
4EA8  v_lshrrev_b32_e32 v25, 31, v21
4EAC  v_cndmask_b32_e32 v11, v17, v11, vcc
4EB0  v_sub_u32_e32 v17, 0x7f7fffff, v88
4EB8  v_bitop3_b32 v85, v19, v85, s12 bitop3:0xc8
4EC0  v_lshrrev_b32_e32 v19, 31, v17
4EC4  v_sub_u32_e32 v21, 0x7f800000, v88
4ECC  v_ashrrev_i32_e32 v17, 31, v17
4ED0  s_mov_b32 s22, 0x7000000
4ED8  v_and_or_b32 v2, v17, s22, v2
4EE0  v_max_u32_e32 v17, v88, v11
4EE4  v_cmp_gt_i32_e32 vcc, 0, v21
4EE8  v_add3_u32 v15, v23, v15, v25
4EF0  v_lshrrev_b32_e32 v23, 31, v21
4EF4  v_cndmask_b32_e32 v11, v17, v11, vcc
4EF8  v_sub_u32_e32 v17, 0x7f7fffff, v86
4F00  v_add_u32_e32 v19, -1, v19
4F04  v_sub_u32_e32 v21, 0x7f800000, v86
4F0C  v_bitop3_b32 v87, v19, v87, s12 bitop3:0xc8
4F14  v_lshrrev_b32_e32 v19, 31, v17
4F18  v_ashrrev_i32_e32 v17, 31, v17
4F1C  v_lshrrev_b32_e32 v25, 31, v21
4F20  s_brev_b32 s23, 14
4F24  v_and_or_b32 v112, v17, s23, v2
4F2C  v_add3_u32 v2, v23, v15, v25
4F34  v_max_u32_e32 v15, v86, v11
4F38  v_cmp_gt_i32_e32 vcc, 0, v21
4F3C  v_add_u32_e32 v19, -1, v19
4F40  v_bitop3_b32 v89, v19, v89, s12 bitop3:0xc8
4F48  v_cndmask_b32_e32 v11, v15, v11, vcc
4F4C  v_sub_u32_e32 v15, 0x7f7fffff, v55
4F54  v_sub_u32_e32 v19, 0x7f800000, v55
4F5C  v_lshrrev_b32_e32 v17, 31, v15
4F60  v_add_u32_e32 v17, -1, v17
4F64  v_bitop3_b32 v69, v17, v69, s12 bitop3:0xc8
4F6C  v_max_u32_e32 v17, v55, v11
4F70  v_cmp_gt_i32_e32 vcc, 0, v19
4F74  v_ashrrev_i32_e32 v15, 31, v15
4F78  v_lshrrev_b32_e32 v21, 31, v19
4F7C  v_cndmask_b32_e32 v11, v17, v11, vcc
4F80  v_sub_u32_e32 v17, 0x7f7fffff, v54
4F88  v_and_b32_e32 v15, 7, v15
4F8C  v_lshrrev_b32_e32 v19, 31, v17
4F90  v_sub_u32_e32 v23, 0x7f800000, v54
4F98  v_ashrrev_i32_e32 v17, 31, v17
4F9C  v_and_or_b32 v15, v17, s13, v15
4FA4  v_max_u32_e32 v17, v54, v11
4FA8  v_cmp_gt_i32_e32 vcc, 0, v23
4FAC  v_lshrrev_b32_e32 v25, 31, v23
4FB0  v_add_u32_e32 v19, -1, v19
4FB4  v_cndmask_b32_e32 v11, v17, v11, vcc
4FB8  v_sub_u32_e32 v17, 0x7f7fffff, v53
4FC0  v_bitop3_b32 v71, v19, v71, s12 bitop3:0xc8
4FC8  v_add3_u32 v2, v21, v2, v25
4FD0  v_lshrrev_b32_e32 v19, 31, v17
4FD4  v_sub_u32_e32 v21, 0x7f800000, v53
4FDC  v_ashrrev_i32_e32 v17, 31, v17
4FE0  v_and_or_b32 v15, v17, s18, v15
4FE8  v_max_u32_e32 v17, v53, v11
4FEC  v_cmp_gt_i32_e32 vcc, 0, v21
4FF0  v_add_u32_e32 v19, -1, v19
4FF4  v_lshrrev_b32_e32 v23, 31, v21
4FF8  v_cndmask_b32_e32 v11, v17, v11, vcc
4FFC  v_sub_u32_e32 v17, 0x7f7fffff, v52
5004  v_bitop3_b32 v73, v19, v73, s12 bitop3:0xc8
500C  v_lshrrev_b32_e32 v19, 31, v17
5010  v_sub_u32_e32 v21, 0x7f800000, v52
5018  v_ashrrev_i32_e32 v17, 31, v17
501C  v_and_or_b32 v15, v17, s19, v15
5024  v_max_u32_e32 v17, v52, v11
5028  v_cmp_gt_i32_e32 vcc, 0, v21
502C  v_add_u32_e32 v19, -1, v19
5030  v_lshrrev_b32_e32 v25, 31, v21
5034  v_cndmask_b32_e32 v11, v17, v11, vcc
5038  v_sub_u32_e32 v17, 0x7f7fffff, v51
5040  v_bitop3_b32 v75, v19, v75, s12 bitop3:0xc8
5048  v_lshrrev_b32_e32 v19, 31, v17
504C  v_sub_u32_e32 v21, 0x7f800000, v51
5054  v_ashrrev_i32_e32 v17, 31, v17
5058  v_and_or_b32 v15, v17, s20, v15
5060  v_max_u32_e32 v17, v51, v11
5064  v_cmp_gt_i32_e32 vcc, 0, v21
5068  v_add3_u32 v2, v23, v2, v25
5070  v_lshrrev_b32_e32 v23, 31, v21
5074  v_cndmask_b32_e32 v11, v17, v11, vcc
5078  v_sub_u32_e32 v17, 0x7f7fffff, v50
5080  v_add_u32_e32 v19, -1, v19
5084  v_sub_u32_e32 v21, 0x7f800000, v50
508C  v_bitop3_b32 v76, v19, v76, s12 bitop3:0xc8
5094  v_lshrrev_b32_e32 v19, 31, v17
5098  v_ashrrev_i32_e32 v17, 31, v17
509C  v_lshrrev_b32_e32 v25, 31, v21
50A0  v_and_or_b32 v15, v17, s21, v15
50A8  v_add3_u32 v17, v23, v2, v25
50B0  v_max_u32_e32 v2, v50, v11
50B4  v_cmp_gt_i32_e32 vcc, 0, v21
50B8  v_add_u32_e32 v19, -1, v19
50BC  v_bitop3_b32 v78, v19, v78, s12 bitop3:0xc8
50C4  v_cndmask_b32_e32 v2, v2, v11, vcc
50C8  v_sub_u32_e32 v11, 0x7f7fffff, v28
50D0  v_sub_u32_e32 v21, 0x7f800000, v28
50D8  v_lshrrev_b32_e32 v19, 31, v11
50DC  v_ashrrev_i32_e32 v11, 31, v11
50E0  v_and_or_b32 v11, v11, s22, v15
50E8  v_max_u32_e32 v15, v28, v2
50EC  v_cmp_gt_i32_e32 vcc, 0, v21
50F0  v_lshrrev_b32_e32 v23, 31, v21
50F4  v_add_u32_e32 v19, -1, v19
50F8  v_cndmask_b32_e32 v15, v15, v2, vcc
50FC  v_sub_u32_e32 v2, 0x7f7fffff, v26
5104  v_sub_u32_e32 v21, 0x7f800000, v26
510C  v_bitop3_b32 v80, v19, v80, s12 bitop3:0xc8
5114  v_lshrrev_b32_e32 v19, 31, v2
5118  v_ashrrev_i32_e32 v2, 31, v2
511C  v_lshrrev_b32_e32 v25, 31, v21
5120  v_and_or_b32 v2, v2, s23, v11
5128  v_add3_u32 v11, v23, v17, v25
5130  v_max_u32_e32 v17, v26, v15
5134  v_cmp_gt_i32_e32 vcc, 0, v21
5138  v_add_u32_e32 v19, -1, v19
513C  v_bitop3_b32 v82, v19, v82, s12 bitop3:0xc8
5144  v_cndmask_b32_e32 v15, v17, v15, vcc
5148  v_sub_u32_e32 v17, 0x7f7fffff, v24
5150  v_sub_u32_e32 v21, 0x7f800000, v24
5158  v_lshrrev_b32_e32 v19, 31, v17
515C  v_add_u32_e32 v19, -1, v19
5160  v_bitop3_b32 v61, v19, v61, s12 bitop3:0xc8
5168  v_max_u32_e32 v19, v24, v15
516C  v_cmp_gt_i32_e32 vcc, 0, v21
5170  v_ashrrev_i32_e32 v17, 31, v17
5174  v_lshrrev_b32_e32 v23, 31, v21
5178  v_cndmask_b32_e32 v15, v19, v15, vcc
517C  v_sub_u32_e32 v19, 0x7f7fffff, v22
5184  v_and_b32_e32 v17, 7, v17
5188  v_lshrrev_b32_e32 v21, 31, v19
518C  v_sub_u32_e32 v24, 0x7f800000, v22
5194  v_ashrrev_i32_e32 v19, 31, v19
5198  v_and_or_b32 v17, v19, s13, v17
51A0  v_max_u32_e32 v19, v22, v15
51A4  v_cmp_gt_i32_e32 vcc, 0, v24
51A8  v_add_u32_e32 v21, -1, v21
51AC  v_bitop3_b32 v63, v21, v63, s12 bitop3:0xc8
51B4  v_cndmask_b32_e32 v15, v19, v15, vcc
51B8  v_sub_u32_e32 v19, 0x7f7fffff, v20
51C0  v_sub_u32_e32 v22, 0x7f800000, v20
51C8  v_lshrrev_b32_e32 v21, 31, v19
51CC  v_ashrrev_i32_e32 v19, 31, v19
51D0  v_and_or_b32 v17, v19, s18, v17
51D8  v_max_u32_e32 v19, v20, v15
51DC  v_cmp_gt_i32_e32 vcc, 0, v22
51E0  v_add_u32_e32 v21, -1, v21
51E4  v_bitop3_b32 v65, v21, v65, s12 bitop3:0xc8
51EC  v_cndmask_b32_e32 v15, v19, v15, vcc
51F0  v_sub_u32_e32 v19, 0x7f7fffff, v18
51F8  v_sub_u32_e32 v21, 0x7f800000, v18
5200  v_lshrrev_b32_e32 v20, 31, v19
5204  v_add_u32_e32 v20, -1, v20
5208  v_max_u32_e32 v18, v18, v15
520C  v_cmp_gt_i32_e32 vcc, 0, v21
5210  v_bitop3_b32 v67, v20, v67, s12 bitop3:0xc8
5218  v_ashrrev_i32_e32 v19, 31, v19
521C  v_cndmask_b32_e32 v15, v18, v15, vcc
5220  v_sub_u32_e32 v18, 0x7f7fffff, v16
5228  v_sub_u32_e32 v20, 0x7f800000, v16
5230  v_and_or_b32 v17, v19, s19, v17
5238  v_max_u32_e32 v16, v16, v15
523C  v_lshrrev_b32_e32 v19, 31, v18
5240  v_cmp_gt_i32_e32 vcc, 0, v20
5244  v_lshrrev_b32_e32 v25, 31, v24
5248  v_add_u32_e32 v19, -1, v19
524C  v_cndmask_b32_e32 v15, v16, v15, vcc
5250  v_sub_u32_e32 v16, 0x7f7fffff, v14
5258  v_add3_u32 v11, v23, v11, v25
5260  v_lshrrev_b32_e32 v23, 31, v22
5264  v_lshrrev_b32_e32 v22, 31, v21
5268  v_bitop3_b32 v68, v19, v68, s12 bitop3:0xc8
5270  v_ashrrev_i32_e32 v18, 31, v18
5274  v_sub_u32_e32 v19, 0x7f800000, v14
527C  v_add3_u32 v11, v23, v11, v22
5284  v_lshrrev_b32_e32 v21, 31, v20
5288  v_and_or_b32 v17, v18, s20, v17
5290  v_lshrrev_b32_e32 v18, 31, v16
5294  v_ashrrev_i32_e32 v16, 31, v16
5298  v_lshrrev_b32_e32 v20, 31, v19
529C  v_add_u32_e32 v18, -1, v18
52A0  v_and_or_b32 v16, v16, s21, v17
52A8  v_add3_u32 v17, v21, v11, v20
52B0  v_max_u32_e32 v11, v14, v15
52B4  v_cmp_gt_i32_e32 vcc, 0, v19
52B8  v_sub_u32_e32 v14, 0x7f7fffff, v13
52C0  v_bitop3_b32 v70, v18, v70, s12 bitop3:0xc8
52C8  v_cndmask_b32_e32 v11, v11, v15, vcc
52CC  v_sub_u32_e32 v18, 0x7f800000, v13
52D4  v_lshrrev_b32_e32 v15, 31, v14
52D8  v_ashrrev_i32_e32 v14, 31, v14
52DC  v_max_u32_e32 v13, v13, v11
52E0  v_cmp_gt_i32_e32 vcc, 0, v18
52E4  v_add_u32_e32 v15, -1, v15
52E8  v_and_or_b32 v14, v14, s22, v16
52F0  v_cndmask_b32_e32 v13, v13, v11, vcc
52F4  v_sub_u32_e32 v11, 0x7f7fffff, v12
52FC  v_sub_u32_e32 v16, 0x7f800000, v12
5304  v_bitop3_b32 v72, v15, v72, s12 bitop3:0xc8
530C  v_max_u32_e32 v12, v12, v13
5310  v_lshrrev_b32_e32 v15, 31, v11
5314  v_cmp_gt_i32_e32 vcc, 0, v16
5318  v_lshrrev_b32_e32 v19, 31, v18
531C  v_lshrrev_b32_e32 v18, 31, v16
5320  v_add_u32_e32 v15, -1, v15
5324  v_cndmask_b32_e32 v12, v12, v13, vcc
5328  v_sub_u32_e32 v13, 0x7f7fffff, v10
5330  v_sub_u32_e32 v16, 0x7f800000, v10
5338  v_bitop3_b32 v74, v15, v74, s12 bitop3:0xc8
5340  v_max_u32_e32 v10, v10, v12
5344  v_lshrrev_b32_e32 v15, 31, v13
5348  v_cmp_gt_i32_e32 vcc, 0, v16
534C  v_ashrrev_i32_e32 v11, 31, v11
5350  v_add_u32_e32 v15, -1, v15
5354  v_cndmask_b32_e32 v10, v10, v12, vcc
5358  v_sub_u32_e32 v12, 0x7f7fffff, v9
5360  v_and_or_b32 v11, v11, s23, v14
5368  v_add3_u32 v14, v19, v17, v18
5370  v_lshrrev_b32_e32 v17, 31, v16
5374  v_bitop3_b32 v56, v15, v56, s12 bitop3:0xc8
537C  v_sub_u32_e32 v16, 0x7f800000, v9
5384  v_lshrrev_b32_e32 v15, 31, v12
5388  v_ashrrev_i32_e32 v13, 31, v13
538C  v_add_u32_e32 v15, -1, v15
5390  v_max_u32_e32 v9, v9, v10
5394  v_cmp_gt_i32_e32 vcc, 0, v16
5398  v_and_b32_e32 v13, 7, v13
539C  v_lshrrev_b32_e32 v18, 31, v16
53A0  v_bitop3_b32 v57, v15, v57, s12 bitop3:0xc8
53A8  v_ashrrev_i32_e32 v12, 31, v12
53AC  v_cndmask_b32_e32 v9, v9, v10, vcc
53B0  v_sub_u32_e32 v10, 0x7f7fffff, v8
53B8  v_sub_u32_e32 v15, 0x7f800000, v8
53C0  v_and_or_b32 v12, v12, s13, v13
53C8  v_add3_u32 v13, v17, v14, v18
53D0  v_max_u32_e32 v8, v8, v9
53D4  v_lshrrev_b32_e32 v14, 31, v10
53D8  v_cmp_gt_i32_e32 vcc, 0, v15
53DC  v_add_u32_e32 v14, -1, v14
53E0  v_bitop3_b32 v58, v14, v58, s12 bitop3:0xc8
53E8  v_cndmask_b32_e32 v8, v8, v9, vcc
53EC  v_sub_u32_e32 v9, 0x7f7fffff, v7
53F4  v_ashrrev_i32_e32 v10, 31, v10
53F8  v_sub_u32_e32 v14, 0x7f800000, v7
5400  v_lshrrev_b32_e32 v16, 31, v15
5404  v_and_or_b32 v10, v10, s18, v12
540C  v_lshrrev_b32_e32 v12, 31, v9
5410  v_ashrrev_i32_e32 v9, 31, v9
5414  v_lshrrev_b32_e32 v15, 31, v14
5418  v_max_u32_e32 v7, v7, v8
541C  v_cmp_gt_i32_e32 vcc, 0, v14
5420  v_add_u32_e32 v12, -1, v12
5424  v_and_or_b32 v9, v9, s19, v10
542C  v_add3_u32 v10, v16, v13, v15
5434  v_cndmask_b32_e32 v7, v7, v8, vcc
5438  v_sub_u32_e32 v8, 0x7f7fffff, v6
5440  v_sub_u32_e32 v13, 0x7f800000, v6
5448  v_bitop3_b32 v59, v12, v59, s12 bitop3:0xc8
5450  v_max_u32_e32 v6, v6, v7
5454  v_lshrrev_b32_e32 v12, 31, v8
5458  v_cmp_gt_i32_e32 vcc, 0, v13
545C  v_add_u32_e32 v12, -1, v12
5460  v_bitop3_b32 v60, v12, v60, s12 bitop3:0xc8
5468  v_cndmask_b32_e32 v6, v6, v7, vcc
546C  v_sub_u32_e32 v7, 0x7f7fffff, v5
5474  v_ashrrev_i32_e32 v8, 31, v8
5478  v_sub_u32_e32 v12, 0x7f800000, v5
5480  v_lshrrev_b32_e32 v14, 31, v13
5484  v_and_or_b32 v8, v8, s20, v9
548C  v_lshrrev_b32_e32 v9, 31, v7
5490  v_ashrrev_i32_e32 v7, 31, v7
5494  v_lshrrev_b32_e32 v13, 31, v12
5498  v_max_u32_e32 v5, v5, v6
549C  v_cmp_gt_i32_e32 vcc, 0, v12
54A0  v_add_u32_e32 v9, -1, v9
54A4  v_and_or_b32 v7, v7, s21, v8
54AC  v_add3_u32 v8, v14, v10, v13
54B4  v_cndmask_b32_e32 v5, v5, v6, vcc
54B8  v_sub_u32_e32 v6, 0x7f7fffff, v4
54C0  v_sub_u32_e32 v10, 0x7f800000, v4
54C8  v_bitop3_b32 v62, v9, v62, s12 bitop3:0xc8
54D0  v_max_u32_e32 v4, v4, v5
54D4  v_lshrrev_b32_e32 v9, 31, v6
54D8  v_cmp_gt_i32_e32 vcc, 0, v10
54DC  v_add_u32_e32 v9, -1, v9
54E0  v_bitop3_b32 v64, v9, v64, s12 bitop3:0xc8
54E8  v_cndmask_b32_e32 v4, v4, v5, vcc
54EC  v_sub_u32_e32 v5, 0x7f7fffff, v3
54F4  v_ashrrev_i32_e32 v6, 31, v6
54F8  v_sub_u32_e32 v9, 0x7f800000, v3
5500  v_lshrrev_b32_e32 v12, 31, v10
5504  v_and_or_b32 v6, v6, s22, v7
550C  v_lshrrev_b32_e32 v7, 31, v5
5510  v_ashrrev_i32_e32 v5, 31, v5
5514  v_lshrrev_b32_e32 v10, 31, v9
5518  v_and_or_b32 v15, v5, s23, v6
5520  v_add3_u32 v5, v12, v8, v10
5528  v_max_u32_e32 v3, v3, v4
552C  v_cmp_gt_i32_e32 vcc, 0, v9
5530  v_add_u32_e32 v7, -1, v7
5534  v_bitop3_b32 v66, v7, v66, s12 bitop3:0xc8
553C  v_cndmask_b32_e32 v3, v3, v4, vcc
5540  v_mov_b32_e32 v4, 0x7f800000
5548  v_cmp_ne_u32_e32 vcc, 32, v5
554C  s_nop 1
5550  v_cndmask_b32_e32 v17, v4, v3, vcc
5554  s_or_b64 exec, exec, s[4:5]
5558  v_cmp_ne_u32_e32 vcc, 0, v17
555C  v_mov_b32_e32 v3, 0x7f
5564  s_and_saveexec_b64 s[4:5], vcc
5568  s_cbranch_execz 15
556C  v_add_u32_e32 v3, s8, v17
5570  s_mov_b32 s8, 0x17fffff
5578  v_lshrrev_b32_e32 v4, 23, v3
557C  v_add_u32_e32 v4, -2, v4
5580  v_cmp_lt_u32_e32 vcc, s8, v3
5584  s_mov_b32 s8, 0x7f800000
558C  s_nop 0
5590  v_cndmask_b32_e32 v3, 0, v4, vcc
5594  v_cmp_eq_u32_e32 vcc, s8, v17
5598  v_mov_b32_e32 v4, 0xfe
55A0  s_and_b64 vcc, s[6:7], vcc
55A4  v_cndmask_b32_e32 v3, v3, v4, vcc
55A8  s_or_b64 exec, exec, s[4:5]
55AC  v_cmp_eq_u32_e32 vcc, 0, v3
55B0  s_cbranch_vccz 37
55B4  s_nop 0
55B8  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
55C0  v_mul_f32_e32 v77, v4, v77
55C4  v_mul_f32_e32 v79, v4, v79
55C8  v_mul_f32_e32 v81, v4, v81
55CC  v_mul_f32_e32 v83, v4, v83
55D0  v_mul_f32_e32 v84, v4, v84
55D4  v_mul_f32_e32 v85, v4, v85
55D8  v_mul_f32_e32 v87, v4, v87
55DC  v_mul_f32_e32 v89, v4, v89
55E0  v_mul_f32_e32 v69, v4, v69
55E4  v_mul_f32_e32 v71, v4, v71
55E8  v_mul_f32_e32 v73, v4, v73
55EC  v_mul_f32_e32 v75, v4, v75
55F0  v_mul_f32_e32 v76, v4, v76
55F4  v_mul_f32_e32 v78, v4, v78
55F8  v_mul_f32_e32 v80, v4, v80
55FC  v_mul_f32_e32 v82, v4, v82
5600  v_mul_f32_e32 v61, v4, v61
5604  v_mul_f32_e32 v63, v4, v63
5608  v_mul_f32_e32 v65, v4, v65
560C  v_mul_f32_e32 v67, v4, v67
5610  v_mul_f32_e32 v68, v4, v68
5614  v_mul_f32_e32 v70, v4, v70
5618  v_mul_f32_e32 v72, v4, v72
561C  v_mul_f32_e32 v74, v4, v74
5620  v_mul_f32_e32 v56, v4, v56
5624  v_mul_f32_e32 v57, v4, v57
5628  v_mul_f32_e32 v58, v4, v58
562C  v_mul_f32_e32 v59, v4, v59
5630  v_mul_f32_e32 v60, v4, v60
5634  v_mul_f32_e32 v62, v4, v62
5638  v_mul_f32_e32 v64, v4, v64
563C  v_mul_f32_e32 v66, v4, v66
5640  v_max_u32_e32 v4, 1, v3
5644  s_branch 1
5648  v_mov_b32_e32 v4, v3
564C  v_mov_b32_e32 v10, 0
5650  v_mov_b32_e32 v12, 0
5654  v_lshlrev_b32_e32 v4, 23, v4
5658  v_cvt_scalef32_pk_fp4_f32 v10, v77, v79, v4
5660  v_cvt_scalef32_pk_fp4_f32 v12, v84, v85, v4 op_sel:[0,0,0,1]
5668  v_cvt_scalef32_pk_fp4_f32 v10, v81, v83, v4 op_sel:[0,0,1,0]
5670  v_cvt_scalef32_pk_fp4_f32 v12, v87, v89, v4 op_sel:[0,0,1,1]
5678  s_nop 0
567C  v_mov_b32_e32 v13, 0
5680  v_or3_b32 v12, v12, v112, v10
5688  v_mov_b32_e32 v10, 0
568C  v_cvt_scalef32_pk_fp4_f32 v10, v69, v71, v4
5694  v_cvt_scalef32_pk_fp4_f32 v13, v76, v78, v4 op_sel:[0,0,0,1]
569C  v_cvt_scalef32_pk_fp4_f32 v10, v73, v75, v4 op_sel:[0,0,1,0]
56A4  v_cvt_scalef32_pk_fp4_f32 v13, v80, v82, v4 op_sel:[0,0,1,1]
56AC  s_nop 0
56B0  v_mov_b32_e32 v5, 0
56B4  v_or3_b32 v13, v13, v2, v10
56BC  v_mov_b32_e32 v2, 0
56C0  v_mov_b32_e32 v10, 0
56C4  v_cvt_scalef32_pk_fp4_f32 v2, v61, v63, v4
56CC  v_cvt_scalef32_pk_fp4_f32 v10, v68, v70, v4 op_sel:[0,0,0,1]
56D4  v_cvt_scalef32_pk_fp4_f32 v2, v65, v67, v4 op_sel:[0,0,1,0]
56DC  v_cvt_scalef32_pk_fp4_f32 v10, v72, v74, v4 op_sel:[0,0,1,1]
56E4  s_nop 0
56E8  v_or3_b32 v6, v111, v40, v110
56F0  v_or3_b32 v14, v10, v11, v2
56F8  v_mov_b32_e32 v2, 0
56FC  v_cvt_scalef32_pk_fp4_f32 v5, v56, v57, v4
5704  v_cvt_scalef32_pk_fp4_f32 v2, v60, v62, v4 op_sel:[0,0,0,1]
570C  v_cvt_scalef32_pk_fp4_f32 v5, v58, v59, v4 op_sel:[0,0,1,0]
5714  v_cvt_scalef32_pk_fp4_f32 v2, v64, v66, v4 op_sel:[0,0,1,1]
571C  s_nop 0
5720  v_bitop3_b32 v4, v37, v38, 3 bitop3:0x6c
5728  v_or3_b32 v15, v2, v15, v5
5730  v_lshlrev_b32_e32 v2, 1, v39
5734  v_or3_b32 v7, v46, v41, v45
573C  v_or3_b32 v8, v48, v42, v47
5744  v_or3_b32 v9, v49, v43, v109
574C  v_add_lshl_u32 v5, v2, v4, 4
5754  ds_write_b128 v5, v[6:9] offset:32768
575C  v_add_u32_e32 v5, v2, v38
5760  v_xor_b32_e32 v2, 0x108, v2
5768  v_add_lshl_u32 v4, v2, v4, 4
5770  v_add_u32_e32 v2, v2, v38
5774  ds_write_b8 v5, v44 offset:40960
577C  ds_write_b128 v4, v[12:15] offset:32768
5784  ds_write_b8 v2, v3 offset:40960
578C  s_or_b64 exec, exec, s[2:3]
5790  s_add_i32 s2, s11, 7
5794  s_lshr_b32 s3, s9, 1
5798  s_and_b32 s12, s2, 0xffffff8
57A0  s_and_b32 s2, s27, 0xffffff00
57A8  s_and_b32 s3, s3, 2
57AC  s_or_b32 s2, s2, s3
57B0  v_or_b32_e32 v2, s2, v35
57B4  s_add_i32 s2, s10, 0xff
57BC  s_and_b32 s13, s2, 0xffffff00
57C4  v_and_b32_e32 v6, 4, v0
57C8  v_or_b32_e32 v4, s9, v1
57CC  v_cmp_eq_u32_e32 vcc, 0, v6
57D0  v_add_u32_e32 v6, s26, v37
57D4  s_and_b64 s[8:9], s[0:1], exec
57D8  v_cmp_le_u32_e64 s[6:7], s11, v4
57E0  v_mov_b32_e32 v3, 0
57E4  v_cmp_le_u32_e64 s[8:9], s10, v6
57EC  v_cmp_gt_u32_e64 s[4:5], s11, v4
57F4  v_or3_b32 v2, v2, v34, v36
57FC  v_mov_b32_e32 v5, v3
5800  v_cmp_le_u32_e64 s[2:3], s12, v4
5808  s_cselect_b32 s12, s11, s12
580C  s_or_b64 s[8:9], s[6:7], s[8:9]
5810  s_mov_b64 s[6:7], 0
5814  s_waitcnt lgkmcnt(0)
5818  s_barrier
581C  s_and_saveexec_b64 s[18:19], s[8:9]
5820  s_xor_b64 s[8:9], exec, s[18:19]
5824  v_cmp_le_u32_e64 s[6:7], s13, v6
582C  s_or_b64 s[6:7], s[0:1], s[6:7]
5830  s_nor_b64 s[6:7], s[6:7], s[2:3]
5834  s_and_b64 s[6:7], s[6:7], exec
5838  s_or_saveexec_b64 s[8:9], s[8:9]
583C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
5844  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
584C  v_mov_b32_e32 v7, 0x7f
5854  s_xor_b64 exec, exec, s[8:9]
5858  s_cbranch_execz 23
585C  v_lshrrev_b32_e32 v7, 3, v0
5860  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5868  v_cndmask_b32_e32 v7, v8, v7, vcc
586C  v_lshlrev_b32_e32 v8, 2, v7
5870  v_lshrrev_b32_e32 v7, 2, v7
5874  v_xor_b32_e32 v7, v7, v0
5878  v_and_or_b32 v7, v7, 3, v8
5880  v_lshlrev_b32_e32 v7, 4, v7
5884  v_or_b32_e32 v12, v8, v1
5888  ds_read_b128 v[8:11], v7 offset:32768
5890  ds_read_u8 v7, v12 offset:40960
5898  v_mad_u64_u32 v[12:13], s[14:15], v6, s11, 0
58A0  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
58A8  s_or_b64 s[6:7], s[6:7], exec
58AC  s_waitcnt lgkmcnt(1)
58B0  global_store_dwordx4 v[12:13], v[8:11], off
58B8  s_or_b64 exec, exec, s[8:9]
58BC  s_and_saveexec_b64 s[8:9], s[6:7]
58C0  s_cbranch_execz 12
58C4  v_and_b32_e32 v8, 0xffffffe0, v6
58CC  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
58D4  v_mov_b64_e32 v[8:9], s[16:17]
58D8  v_mad_u64_u32 v[8:9], s[6:7], s12, v6, v[8:9]
58E0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
58E8  s_waitcnt lgkmcnt(0)
58EC  global_store_byte v[8:9], v7, off
58F4  s_or_b64 exec, exec, s[8:9]
58F8  s_waitcnt lgkmcnt(0)
58FC  v_or_b32_e32 v7, 0x100, v0
5904  v_lshrrev_b32_e32 v6, 2, v7
5908  v_add_u32_e32 v6, s26, v6
590C  v_cmp_le_u32_e64 s[6:7], s10, v6
5914  s_xor_b64 s[4:5], s[4:5], -1
5918  s_or_b64 s[6:7], s[4:5], s[6:7]
591C  s_mov_b64 s[4:5], 0
5920  s_and_saveexec_b64 s[8:9], s[6:7]
5924  s_xor_b64 s[6:7], exec, s[8:9]
5928  s_cbranch_execnz 9
592C  s_or_saveexec_b64 s[2:3], s[6:7]
5930  v_mov_b32_e32 v8, 0x7f
5938  s_xor_b64 exec, exec, s[2:3]
593C  s_cbranch_execnz 14
5940  s_or_b64 exec, exec, s[2:3]
5944  s_and_saveexec_b64 s[2:3], s[4:5]
5948  s_cbranch_execnz 37
594C  s_endpgm
5950  v_cmp_le_u32_e64 s[4:5], s13, v6
5958  s_or_b64 s[4:5], s[0:1], s[4:5]
595C  s_nor_b64 s[2:3], s[4:5], s[2:3]
5960  s_and_b64 s[4:5], s[2:3], exec
5964  s_or_saveexec_b64 s[2:3], s[6:7]
5968  v_mov_b32_e32 v8, 0x7f
5970  s_xor_b64 exec, exec, s[2:3]
5974  s_cbranch_execz 65522
5978  v_lshrrev_b32_e32 v7, 3, v7
597C  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
5984  v_cndmask_b32_e32 v7, v8, v7, vcc
5988  v_lshlrev_b32_e32 v8, 2, v7
598C  v_lshrrev_b32_e32 v7, 2, v7
5990  v_xor_b32_e32 v0, v7, v0
5994  v_and_or_b32 v0, v0, 3, v8
599C  v_lshlrev_b32_e32 v0, 4, v0
59A0  v_or_b32_e32 v1, v8, v1
59A4  ds_read_b128 v[10:13], v0 offset:32768
59AC  ds_read_u8 v8, v1 offset:40960
59B4  v_mad_u64_u32 v[0:1], s[6:7], v6, s11, 0
59BC  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
59C4  s_or_b64 s[4:5], s[4:5], exec
59C8  s_waitcnt lgkmcnt(1)
59CC  global_store_dwordx4 v[0:1], v[10:13], off
59D4  s_or_b64 exec, exec, s[2:3]
59D8  s_and_saveexec_b64 s[2:3], s[4:5]
59DC  s_cbranch_execz 65499
59E0  v_and_b32_e32 v0, 0xffffffe0, v6
59E8  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
59F0  v_mov_b64_e32 v[0:1], s[16:17]
59F4  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
59FC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
5A04  s_waitcnt lgkmcnt(0)
5A08  global_store_byte v[0:1], v8, off
5A10  s_endpgm
5A14  s_nop 0

5b00 <QuantiseBothBf16H16>:
5B00  v_readfirstlane_b32 s18, v0
5B04  s_andn2_b32 s18, s18, 63
5B08  v_and_b32_e32 v1, 48, v0
5B0C  v_or_b32_e32 v2, s18, v1
5B10  s_load_dwordx2 s[6:7], s[0:1], 0x0
5B18  s_load_dwordx4 s[8:11], s[0:1], 0x28
5B20  v_lshrrev_b32_e32 v2, 4, v2
5B24  s_lshl_b32 s31, s3, 7
5B28  v_xor_b32_e32 v3, v2, v0
5B2C  v_add_u32_e32 v4, s31, v2
5B30  v_lshlrev_b32_e32 v2, 3, v3
5B34  s_lshl_b32 s30, s2, 7
5B38  v_and_b32_e32 v2, 0x78, v2
5B40  v_or_b32_e32 v2, s30, v2
5B44  s_waitcnt lgkmcnt(0)
5B48  v_cmp_gt_u32_e32 vcc, s9, v4
5B4C  v_cmp_gt_u32_e64 s[4:5], s10, v2
5B54  s_and_b64 s[12:13], vcc, s[4:5]
5B58  s_and_saveexec_b64 s[4:5], s[12:13]
5B5C  s_cbranch_execz 12
5B60  v_mov_b32_e32 v3, 0
5B64  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5B6C  v_lshlrev_b64 v[2:3], 1, v[2:3]
5B74  v_and_b32_e32 v2, -16, v2
5B78  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5B80  s_lshl_b32 m0, s18, 4
5B84  s_nop 0
5B88  global_load_lds_dwordx4 v[2:3], off
5B90  s_or_b64 exec, exec, s[4:5]
5B94  s_add_i32 s4, s18, 0x100
5B9C  v_or_b32_e32 v2, s4, v1
5BA0  v_lshrrev_b32_e32 v2, 4, v2
5BA4  v_xor_b32_e32 v3, v2, v0
5BA8  v_add_u32_e32 v4, s31, v2
5BAC  v_lshlrev_b32_e32 v2, 3, v3
5BB0  v_and_b32_e32 v2, 0x78, v2
5BB8  v_or_b32_e32 v2, s30, v2
5BBC  v_cmp_gt_u32_e32 vcc, s9, v4
5BC0  v_cmp_gt_u32_e64 s[4:5], s10, v2
5BC8  s_and_b64 s[12:13], vcc, s[4:5]
5BCC  s_and_saveexec_b64 s[4:5], s[12:13]
5BD0  s_cbranch_execz 14
5BD4  v_mov_b32_e32 v3, 0
5BD8  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5BE0  v_lshlrev_b64 v[2:3], 1, v[2:3]
5BE8  v_and_b32_e32 v2, -16, v2
5BEC  s_lshl_b32 s12, s18, 4
5BF0  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5BF8  s_add_i32 m0, s12, 0x1000
5C00  s_nop 0
5C04  global_load_lds_dwordx4 v[2:3], off
5C0C  s_or_b64 exec, exec, s[4:5]
5C10  s_add_i32 s4, s18, 0x200
5C18  v_or_b32_e32 v2, s4, v1
5C1C  v_lshrrev_b32_e32 v2, 4, v2
5C20  v_xor_b32_e32 v3, v2, v0
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
5C74  s_add_i32 m0, s12, 0x2000
5C7C  s_nop 0
5C80  global_load_lds_dwordx4 v[2:3], off
5C88  s_or_b64 exec, exec, s[4:5]
5C8C  s_add_i32 s4, s18, 0x300
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
5CF0  s_add_i32 m0, s12, 0x3000
5CF8  s_nop 0
5CFC  global_load_lds_dwordx4 v[2:3], off
5D04  s_or_b64 exec, exec, s[4:5]
5D08  s_add_i32 s4, s18, 0x400
5D10  v_or_b32_e32 v2, s4, v1
5D14  v_lshrrev_b32_e32 v2, 4, v2
5D18  v_xor_b32_e32 v3, v2, v0
5D1C  s_load_dwordx2 s[20:21], s[0:1], 0x38
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
5D74  s_add_i32 m0, s12, 0x4000
5D7C  s_nop 0
5D80  global_load_lds_dwordx4 v[2:3], off
5D88  s_or_b64 exec, exec, s[4:5]
5D8C  s_add_i32 s4, s18, 0x500
5D94  v_or_b32_e32 v2, s4, v1
5D98  v_lshrrev_b32_e32 v2, 4, v2
5D9C  v_xor_b32_e32 v3, v2, v0
5DA0  v_add_u32_e32 v4, s31, v2
5DA4  v_lshlrev_b32_e32 v2, 3, v3
5DA8  v_and_b32_e32 v2, 0x78, v2
5DB0  v_or_b32_e32 v2, s30, v2
5DB4  v_cmp_gt_u32_e32 vcc, s9, v4
5DB8  v_cmp_gt_u32_e64 s[4:5], s10, v2
5DC0  s_and_b64 s[12:13], vcc, s[4:5]
5DC4  s_and_saveexec_b64 s[4:5], s[12:13]
5DC8  s_cbranch_execz 14
5DCC  v_mov_b32_e32 v3, 0
5DD0  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5DD8  v_lshlrev_b64 v[2:3], 1, v[2:3]
5DE0  v_and_b32_e32 v2, -16, v2
5DE4  s_lshl_b32 s12, s18, 4
5DE8  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5DF0  s_add_i32 m0, s12, 0x5000
5DF8  s_nop 0
5DFC  global_load_lds_dwordx4 v[2:3], off
5E04  s_or_b64 exec, exec, s[4:5]
5E08  s_add_i32 s4, s18, 0x600
5E10  v_or_b32_e32 v2, s4, v1
5E14  v_lshrrev_b32_e32 v2, 4, v2
5E18  v_xor_b32_e32 v3, v2, v0
5E1C  s_load_dwordx2 s[22:23], s[0:1], 0x8
5E24  v_add_u32_e32 v4, s31, v2
5E28  v_lshlrev_b32_e32 v2, 3, v3
5E2C  v_and_b32_e32 v2, 0x78, v2
5E34  v_or_b32_e32 v2, s30, v2
5E38  v_cmp_gt_u32_e32 vcc, s9, v4
5E3C  v_cmp_gt_u32_e64 s[4:5], s10, v2
5E44  s_and_b64 s[12:13], vcc, s[4:5]
5E48  s_and_saveexec_b64 s[4:5], s[12:13]
5E4C  s_cbranch_execz 14
5E50  v_mov_b32_e32 v3, 0
5E54  v_mad_u64_u32 v[2:3], s[12:13], v4, s8, v[2:3]
5E5C  v_lshlrev_b64 v[2:3], 1, v[2:3]
5E64  v_and_b32_e32 v2, -16, v2
5E68  s_lshl_b32 s12, s18, 4
5E6C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5E74  s_add_i32 m0, s12, 0x6000
5E7C  s_nop 0
5E80  global_load_lds_dwordx4 v[2:3], off
5E88  s_or_b64 exec, exec, s[4:5]
5E8C  s_load_dwordx4 s[12:15], s[0:1], 0x10
5E94  s_load_dwordx2 s[16:17], s[0:1], 0x20
5E9C  s_add_i32 s0, s18, 0x700
5EA4  v_or_b32_e32 v1, s0, v1
5EA8  v_lshrrev_b32_e32 v1, 4, v1
5EAC  v_xor_b32_e32 v2, v1, v0
5EB0  v_lshlrev_b32_e32 v2, 3, v2
5EB4  v_and_b32_e32 v2, 0x78, v2
5EBC  v_add_u32_e32 v1, s31, v1
5EC0  v_or_b32_e32 v2, s30, v2
5EC4  v_cmp_gt_u32_e32 vcc, s9, v1
5EC8  v_cmp_gt_u32_e64 s[0:1], s10, v2
5ED0  s_movk_i32 s33, 0x700
5ED4  s_and_b64 s[4:5], vcc, s[0:1]
5ED8  s_and_saveexec_b64 s[0:1], s[4:5]
5EDC  s_cbranch_execz 14
5EE0  v_mov_b32_e32 v3, 0
5EE4  v_mad_u64_u32 v[2:3], s[4:5], v1, s8, v[2:3]
5EEC  v_lshlrev_b64 v[2:3], 1, v[2:3]
5EF4  v_and_b32_e32 v2, -16, v2
5EF8  s_lshl_b32 s4, s18, 4
5EFC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5F04  s_add_i32 m0, s4, 0x7000
5F0C  s_nop 0
5F10  global_load_lds_dwordx4 v[2:3], off
5F18  s_or_b64 exec, exec, s[0:1]
5F1C  s_lshr_b32 s34, s10, 5
5F20  s_add_i32 s0, s34, 7
5F24  s_lshl_b32 s1, s2, 1
5F28  s_and_b32 s25, s0, 0xffffff8
5F30  s_and_b32 s0, s30, 0xffffff00
5F38  s_and_b32 s1, s1, 2
5F3C  s_or_b32 s7, s0, s1
5F40  s_add_i32 s0, s9, 0xff
5F48  s_and_b32 s6, s11, 8
5F4C  s_and_b32 s35, s0, 0xffffff00
5F54  s_waitcnt lgkmcnt(0)
5F58  s_cmp_lg_u32 s20, 0
5F5C  s_cselect_b64 s[4:5], -1, 0
5F60  s_bfe_u32 s8, s11, 0x20004
5F68  s_cmp_eq_u32 s8, 2
5F6C  s_cselect_b64 s[18:19], -1, 0
5F70  s_and_b64 s[0:1], s[18:19], exec
5F74  s_cselect_b32 s0, 0x3fffff, 0
5F7C  s_cmp_lg_u32 s8, 0
5F80  v_lshlrev_b32_e32 v2, 6, v0
5F84  v_and_b32_e32 v67, 60, v0
5F88  s_cselect_b32 s8, s0, 0x200000
5F90  s_cmp_eq_u32 s6, 0
5F94  v_and_b32_e32 v1, 3, v0
5F98  v_and_b32_e32 v66, 0xc0, v2
5FA0  v_bfe_u32 v68, v0, 6, 1
5FA8  v_or_b32_e32 v2, s7, v67
5FAC  v_lshl_or_b32 v4, s2, 2, v1
5FB4  v_or3_b32 v6, v2, v66, v68
5FBC  v_mov_b32_e32 v5, 0
5FC0  s_cselect_b64 s[0:1], -1, 0
5FC4  v_cmp_gt_u32_e32 vcc, s34, v4
5FC8  v_cmp_le_u32_e64 s[6:7], s25, v4
5FD0  v_lshlrev_b32_e32 v38, 2, v1
5FD4  v_lshl_add_u64 v[2:3], v[4:5], 4, s[22:23]
5FDC  v_lshrrev_b32_e32 v69, 2, v0
5FE0  v_bfe_u32 v7, v0, 2, 4
5FE8  v_cndmask_b32_e64 v4, v6, v4, s[0:1]
5FF0  s_and_b64 s[22:23], s[0:1], exec
5FF4  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
5FFC  s_mov_b32 s24, 0
6000  v_lshrrev_b32_e32 v70, 6, v0
6004  v_bitop3_b32 v39, v38, v69, 15 bitop3:0x78
600C  v_bitop3_b32 v40, v38, v7, 1 bitop3:0x36
6014  v_bitop3_b32 v41, v38, v7, 2 bitop3:0x36
601C  v_bitop3_b32 v42, v38, v7, 3 bitop3:0x36
6024  s_cselect_b32 s11, s34, s25
6028  v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
6030  s_mov_b64 s[22:23], -1
6034  s_xor_b64 s[12:13], vcc, -1
6038  v_cmp_ne_u32_e64 s[4:5], 1, v6
6040  s_mov_b32 s2, 0x3e800000
6048  s_mov_b32 s36, 0x7f7fffff
6050  s_mov_b32 s37, 0x7f800000
6058  s_movk_i32 s38, 0x70
605C  s_movk_i32 s39, 0x7000
6060  s_mov_b32 s40, 0x70000
6068  s_mov_b32 s41, 0x700000
6070  s_mov_b32 s42, 0x7000000
6078  s_brev_b32 s43, 14
607C  s_mov_b32 s44, 0x17fffff
6084  v_bfrev_b32_e32 v43, 1
6088  v_mov_b32_e32 v44, 0x7f800000
6090  v_mov_b32_e32 v45, 0xfe
6098  s_waitcnt vmcnt(0)
609C  s_barrier
60A0  s_branch 6
60A4  s_or_b64 exec, exec, s[26:27]
60A8  s_xor_b64 s[22:23], s[22:23], -1
60AC  s_movk_i32 s24, 0x100
60B0  s_andn2_b64 vcc, exec, s[22:23]
60B4  s_mov_b64 s[22:23], 0
60B8  s_cbranch_vccz 1158
60BC  v_add_u32_e32 v6, s24, v0
60C0  v_lshrrev_b32_e32 v6, 2, v6
60C4  v_add_u32_e32 v46, s31, v6
60C8  v_cmp_le_u32_e32 vcc, s9, v46
60CC  s_or_b64 s[26:27], vcc, s[12:13]
60D0  s_mov_b64 s[24:25], 0
60D4  s_and_saveexec_b64 s[28:29], s[26:27]
60D8  s_xor_b64 s[26:27], exec, s[28:29]
60DC  s_cbranch_execnz 9
60E0  s_or_saveexec_b64 s[26:27], s[26:27]
60E4  v_mov_b32_e32 v48, 0x7f
60EC  s_xor_b64 exec, exec, s[26:27]
60F0  s_cbranch_execnz 13
60F4  s_or_b64 exec, exec, s[26:27]
60F8  s_and_saveexec_b64 s[26:27], s[24:25]
60FC  s_cbranch_execz 65513
6100  s_branch 1131
6104  v_cmp_le_u32_e32 vcc, s35, v46
6108  s_or_b64 s[24:25], s[0:1], vcc
610C  s_nor_b64 s[24:25], s[24:25], s[6:7]
6110  s_and_b64 s[24:25], s[24:25], exec
6114  s_or_saveexec_b64 s[26:27], s[26:27]
6118  v_mov_b32_e32 v48, 0x7f
6120  s_xor_b64 exec, exec, s[26:27]
6124  s_cbranch_execz 65523
6128  v_lshlrev_b32_e32 v11, 8, v6
612C  v_lshl_or_b32 v6, v39, 4, v11
6134  ds_read_b128 v[6:9], v6
613C  v_lshl_or_b32 v10, v40, 4, v11
6144  ds_read_b128 v[34:37], v10
614C  s_and_b64 vcc, exec, s[4:5]
6150  s_waitcnt lgkmcnt(1)
6154  v_lshlrev_b32_e32 v16, 16, v7
6158  v_and_b32_e32 v30, 0xffff0000, v7
6160  v_lshl_or_b32 v7, v41, 4, v11
6168  ds_read_b128 v[48:51], v7
6170  v_lshl_or_b32 v7, v42, 4, v11
6178  ds_read_b128 v[52:55], v7
6180  v_lshlrev_b32_e32 v18, 16, v6
6184  v_and_b32_e32 v32, 0xffff0000, v6
618C  v_lshlrev_b32_e32 v14, 16, v8
6190  v_and_b32_e32 v28, 0xffff0000, v8
6198  v_lshlrev_b32_e32 v12, 16, v9
619C  v_and_b32_e32 v26, 0xffff0000, v9
61A4  s_waitcnt lgkmcnt(2)
61A8  v_lshlrev_b32_e32 v10, 16, v34
61AC  v_and_b32_e32 v24, 0xffff0000, v34
61B4  v_lshlrev_b32_e32 v8, 16, v35
61B8  v_and_b32_e32 v22, 0xffff0000, v35
61C0  v_lshlrev_b32_e32 v6, 16, v36
61C4  v_and_b32_e32 v20, 0xffff0000, v36
61CC  v_lshlrev_b32_e32 v34, 16, v37
61D0  v_and_b32_e32 v36, 0xffff0000, v37
61D8  s_waitcnt lgkmcnt(1)
61DC  v_lshlrev_b32_e32 v19, 16, v48
61E0  v_and_b32_e32 v33, 0xffff0000, v48
61E8  v_lshlrev_b32_e32 v17, 16, v49
61EC  v_and_b32_e32 v31, 0xffff0000, v49
61F4  v_lshlrev_b32_e32 v15, 16, v50
61F8  v_and_b32_e32 v29, 0xffff0000, v50
6200  v_lshlrev_b32_e32 v13, 16, v51
6204  v_and_b32_e32 v27, 0xffff0000, v51
620C  s_waitcnt lgkmcnt(0)
6210  v_lshlrev_b32_e32 v11, 16, v52
6214  v_and_b32_e32 v25, 0xffff0000, v52
621C  v_lshlrev_b32_e32 v9, 16, v53
6220  v_and_b32_e32 v23, 0xffff0000, v53
6228  v_lshlrev_b32_e32 v7, 16, v54
622C  v_and_b32_e32 v21, 0xffff0000, v54
6234  v_lshlrev_b32_e32 v35, 16, v55
6238  v_and_b32_e32 v37, 0xffff0000, v55
6240  s_cbranch_vccnz 95
6244  s_mov_b32 s28, s20
6248  s_lshl_b32 s29, s28, 31
624C  v_xor_b32_e32 v18, s29, v18
6250  s_lshl_b32 s29, s28, 15
6254  v_bitop3_b32 v19, v19, s29, v43 bitop3:0x78
625C  s_lshl_b32 s29, s28, 30
6260  v_bitop3_b32 v32, v32, s29, v43 bitop3:0x78
6268  s_lshl_b32 s29, s28, 14
626C  v_bitop3_b32 v33, v33, s29, v43 bitop3:0x78
6274  s_lshl_b32 s29, s28, 29
6278  v_bitop3_b32 v16, v16, s29, v43 bitop3:0x78
6280  s_lshl_b32 s29, s28, 13
6284  v_bitop3_b32 v17, v17, s29, v43 bitop3:0x78
628C  s_lshl_b32 s29, s28, 28
6290  v_bitop3_b32 v30, v30, s29, v43 bitop3:0x78
6298  s_lshl_b32 s29, s28, 12
629C  v_bitop3_b32 v31, v31, s29, v43 bitop3:0x78
62A4  s_lshl_b32 s29, s28, 27
62A8  v_bitop3_b32 v14, v14, s29, v43 bitop3:0x78
62B0  s_lshl_b32 s29, s28, 11
62B4  v_bitop3_b32 v15, v15, s29, v43 bitop3:0x78
62BC  s_lshl_b32 s29, s28, 26
62C0  v_bitop3_b32 v28, v28, s29, v43 bitop3:0x78
62C8  s_lshl_b32 s29, s28, 10
62CC  v_bitop3_b32 v29, v29, s29, v43 bitop3:0x78
62D4  s_lshl_b32 s29, s28, 25
62D8  v_bitop3_b32 v12, v12, s29, v43 bitop3:0x78
62E0  s_lshl_b32 s29, s28, 9
62E4  v_bitop3_b32 v13, v13, s29, v43 bitop3:0x78
62EC  s_lshl_b32 s29, s28, 24
62F0  v_bitop3_b32 v26, v26, s29, v43 bitop3:0x78
62F8  s_lshl_b32 s29, s28, 8
62FC  v_bitop3_b32 v27, v27, s29, v43 bitop3:0x78
6304  s_lshl_b32 s29, s28, 23
6308  v_bitop3_b32 v10, v10, s29, v43 bitop3:0x78
6310  s_lshl_b32 s29, s28, 7
6314  v_bitop3_b32 v11, v11, s29, v43 bitop3:0x78
631C  s_lshl_b32 s29, s28, 22
6320  v_bitop3_b32 v24, v24, s29, v43 bitop3:0x78
6328  s_lshl_b32 s29, s28, 6
632C  v_bitop3_b32 v25, v25, s29, v43 bitop3:0x78
6334  s_lshl_b32 s29, s28, 21
6338  v_bitop3_b32 v8, v8, s29, v43 bitop3:0x78
6340  s_lshl_b32 s29, s28, 5
6344  v_bitop3_b32 v9, v9, s29, v43 bitop3:0x78
634C  s_lshl_b32 s29, s28, 20
6350  v_bitop3_b32 v22, v22, s29, v43 bitop3:0x78
6358  s_lshl_b32 s29, s28, 4
635C  v_bitop3_b32 v23, v23, s29, v43 bitop3:0x78
6364  s_lshl_b32 s29, s28, 19
6368  v_bitop3_b32 v6, v6, s29, v43 bitop3:0x78
6370  s_lshl_b32 s29, s28, 3
6374  v_bitop3_b32 v7, v7, s29, v43 bitop3:0x78
637C  s_lshl_b32 s29, s28, 18
6380  v_bitop3_b32 v20, v20, s29, v43 bitop3:0x78
6388  s_lshl_b32 s29, s28, 2
638C  v_bitop3_b32 v21, v21, s29, v43 bitop3:0x78
6394  s_lshl_b32 s29, s28, 17
6398  v_bitop3_b32 v34, v34, s29, v43 bitop3:0x78
63A0  s_lshl_b32 s29, s28, 1
63A4  v_bitop3_b32 v35, v35, s29, v43 bitop3:0x78
63AC  s_lshl_b32 s29, s28, 16
63B0  v_bitop3_b32 v36, v36, s29, v43 bitop3:0x78
63B8  v_bitop3_b32 v37, v37, s28, v43 bitop3:0x78
63C0  v_pk_add_f32 v[48:49], v[18:19], v[32:33]
63C8  v_pk_add_f32 v[18:19], v[18:19], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
63D0  v_pk_add_f32 v[32:33], v[16:17], v[30:31]
63D8  v_pk_add_f32 v[16:17], v[16:17], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
63E0  v_pk_add_f32 v[30:31], v[14:15], v[28:29]
63E8  v_pk_add_f32 v[14:15], v[14:15], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
63F0  v_pk_add_f32 v[28:29], v[12:13], v[26:27]
63F8  v_pk_add_f32 v[12:13], v[12:13], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6400  v_pk_add_f32 v[26:27], v[10:11], v[24:25]
6408  v_pk_add_f32 v[10:11], v[10:11], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6410  v_pk_add_f32 v[24:25], v[8:9], v[22:23]
6418  v_pk_add_f32 v[8:9], v[8:9], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6420  v_pk_add_f32 v[22:23], v[6:7], v[20:21]
6428  v_pk_add_f32 v[6:7], v[6:7], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
6430  v_pk_add_f32 v[20:21], v[34:35], v[36:37]
6438  v_pk_add_f32 v[34:35], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
6440  v_pk_add_f32 v[36:37], v[48:49], v[32:33]
6448  v_pk_add_f32 v[32:33], v[48:49], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
6450  v_pk_add_f32 v[48:49], v[18:19], v[16:17]
6458  v_pk_add_f32 v[16:17], v[18:19], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6460  v_pk_add_f32 v[18:19], v[30:31], v[28:29]
6468  v_pk_add_f32 v[28:29], v[30:31], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
6470  v_pk_add_f32 v[30:31], v[14:15], v[12:13]
6478  v_pk_add_f32 v[12:13], v[14:15], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6480  v_pk_add_f32 v[14:15], v[26:27], v[24:25]
6488  v_pk_add_f32 v[24:25], v[26:27], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6490  v_pk_add_f32 v[26:27], v[10:11], v[8:9]
6498  v_pk_add_f32 v[8:9], v[10:11], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
64A0  v_pk_add_f32 v[10:11], v[22:23], v[20:21]
64A8  v_pk_add_f32 v[20:21], v[22:23], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
64B0  v_pk_add_f32 v[22:23], v[6:7], v[34:35]
64B8  v_pk_add_f32 v[6:7], v[6:7], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
64C0  v_pk_add_f32 v[34:35], v[36:37], v[18:19]
64C8  v_pk_add_f32 v[18:19], v[36:37], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
64D0  v_pk_add_f32 v[36:37], v[48:49], v[30:31]
64D8  v_pk_add_f32 v[30:31], v[48:49], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
64E0  v_pk_add_f32 v[48:49], v[32:33], v[28:29]
64E8  v_pk_add_f32 v[28:29], v[32:33], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
64F0  v_pk_add_f32 v[32:33], v[16:17], v[12:13]
64F8  v_pk_add_f32 v[12:13], v[16:17], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6500  v_pk_add_f32 v[16:17], v[14:15], v[10:11]
6508  v_pk_add_f32 v[10:11], v[14:15], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
6510  v_pk_add_f32 v[14:15], v[26:27], v[22:23]
6518  v_pk_add_f32 v[22:23], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6520  v_pk_add_f32 v[26:27], v[24:25], v[20:21]
6528  v_pk_add_f32 v[20:21], v[24:25], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
6530  v_pk_add_f32 v[24:25], v[8:9], v[6:7]
6538  v_pk_add_f32 v[6:7], v[8:9], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
6540  v_pk_add_f32 v[8:9], v[34:35], v[16:17]
6548  v_pk_add_f32 v[16:17], v[34:35], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6550  v_pk_add_f32 v[34:35], v[36:37], v[14:15]
6558  v_pk_add_f32 v[50:51], v[36:37], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6560  v_pk_add_f32 v[36:37], v[48:49], v[26:27]
6568  v_pk_add_f32 v[48:49], v[48:49], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6570  v_pk_add_f32 v[26:27], v[32:33], v[24:25]
6578  v_pk_add_f32 v[24:25], v[32:33], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6580  v_pk_add_f32 v[32:33], v[18:19], v[10:11]
6588  v_pk_add_f32 v[52:53], v[18:19], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
6590  v_pk_mul_f32 v[14:15], v[8:9], s[2:3] op_sel_hi:[1,0]
6598  v_pk_mul_f32 v[18:19], v[34:35], s[2:3] op_sel_hi:[1,0]
65A0  v_pk_add_f32 v[10:11], v[30:31], v[22:23]
65A8  v_pk_add_f32 v[54:55], v[30:31], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
65B0  v_pk_mul_f32 v[22:23], v[36:37], s[2:3] op_sel_hi:[1,0]
65B8  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
65C0  v_and_b32_e32 v88, 0x7fffffff, v14
65C8  v_and_b32_e32 v87, 0x7fffffff, v18
65D0  v_pk_add_f32 v[56:57], v[28:29], v[20:21]
65D8  v_pk_add_f32 v[28:29], v[28:29], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
65E0  v_pk_add_f32 v[20:21], v[12:13], v[6:7]
65E8  v_pk_mul_f32 v[30:31], v[32:33], s[2:3] op_sel_hi:[1,0]
65F0  v_pk_mul_f32 v[32:33], v[10:11], s[2:3] op_sel_hi:[1,0]
65F8  v_max_u32_e32 v47, v87, v88
65FC  v_and_b32_e32 v86, 0x7fffffff, v22
6604  v_and_b32_e32 v84, 0x7fffffff, v26
660C  v_pk_mul_f32 v[34:35], v[56:57], s[2:3] op_sel_hi:[1,0]
6614  v_pk_mul_f32 v[36:37], v[20:21], s[2:3] op_sel_hi:[1,0]
661C  v_max3_u32 v47, v84, v86, v47
6624  v_and_b32_e32 v83, 0x7fffffff, v30
662C  v_and_b32_e32 v82, 0x7fffffff, v32
6634  v_pk_add_f32 v[58:59], v[12:13], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
663C  v_pk_mul_f32 v[6:7], v[16:17], s[2:3] op_sel_hi:[1,0]
6644  v_pk_mul_f32 v[8:9], v[50:51], s[2:3] op_sel_hi:[1,0]
664C  v_max3_u32 v47, v82, v83, v47
6654  v_and_b32_e32 v81, 0x7fffffff, v34
665C  v_and_b32_e32 v80, 0x7fffffff, v36
6664  v_pk_mul_f32 v[10:11], v[48:49], s[2:3] op_sel_hi:[1,0]
666C  v_pk_mul_f32 v[12:13], v[24:25], s[2:3] op_sel_hi:[1,0]
6674  v_max3_u32 v47, v80, v81, v47
667C  v_and_b32_e32 v79, 0x7fffffff, v6
6684  v_and_b32_e32 v78, 0x7fffffff, v8
668C  v_pk_mul_f32 v[16:17], v[52:53], s[2:3] op_sel_hi:[1,0]
6694  v_pk_mul_f32 v[20:21], v[54:55], s[2:3] op_sel_hi:[1,0]
669C  v_max3_u32 v47, v78, v79, v47
66A4  v_and_b32_e32 v77, 0x7fffffff, v10
66AC  v_and_b32_e32 v76, 0x7fffffff, v12
66B4  v_pk_mul_f32 v[24:25], v[28:29], s[2:3] op_sel_hi:[1,0]
66BC  v_pk_mul_f32 v[28:29], v[58:59], s[2:3] op_sel_hi:[1,0]
66C4  v_max3_u32 v47, v76, v77, v47
66CC  v_and_b32_e32 v75, 0x7fffffff, v16
66D4  v_and_b32_e32 v74, 0x7fffffff, v20
66DC  v_max3_u32 v47, v74, v75, v47
66E4  v_and_b32_e32 v72, 0x7fffffff, v24
66EC  v_and_b32_e32 v71, 0x7fffffff, v28
66F4  v_max3_u32 v47, v71, v72, v47
66FC  v_and_b32_e32 v65, 0x7fffffff, v15
6704  v_and_b32_e32 v64, 0x7fffffff, v19
670C  v_max3_u32 v47, v64, v65, v47
6714  v_and_b32_e32 v63, 0x7fffffff, v23
671C  v_and_b32_e32 v62, 0x7fffffff, v27
6724  v_max3_u32 v47, v62, v63, v47
672C  v_and_b32_e32 v61, 0x7fffffff, v31
6734  v_and_b32_e32 v60, 0x7fffffff, v33
673C  v_max3_u32 v47, v60, v61, v47
6744  v_and_b32_e32 v58, 0x7fffffff, v35
674C  v_and_b32_e32 v57, 0x7fffffff, v37
6754  v_max3_u32 v47, v57, v58, v47
675C  v_and_b32_e32 v56, 0x7fffffff, v7
6764  v_and_b32_e32 v55, 0x7fffffff, v9
676C  v_max3_u32 v47, v55, v56, v47
6774  v_and_b32_e32 v54, 0x7fffffff, v11
677C  v_and_b32_e32 v53, 0x7fffffff, v13
6784  v_max3_u32 v47, v53, v54, v47
678C  v_and_b32_e32 v52, 0x7fffffff, v17
6794  v_and_b32_e32 v51, 0x7fffffff, v21
679C  v_max3_u32 v47, v51, v52, v47
67A4  v_and_b32_e32 v49, 0x7fffffff, v25
67AC  v_and_b32_e32 v48, 0x7fffffff, v29
67B4  v_max3_u32 v85, v48, v49, v47
67BC  v_cmp_lt_u32_e32 vcc, s36, v85
67C0  v_mov_b32_e32 v47, 0
67C4  v_mov_b32_e32 v50, 0
67C8  v_mov_b32_e32 v59, 0
67CC  v_mov_b32_e32 v73, 0
67D0  s_and_saveexec_b64 s[28:29], vcc
67D4  s_cbranch_execz 575
67D8  v_sub_u32_e32 v59, 0x7f800000, v88
67E0  v_sub_u32_e32 v47, 0x7f7fffff, v88
67E8  v_lshrrev_b32_e32 v59, 31, v59
67EC  v_add_u32_e32 v73, -1, v59
67F0  v_lshrrev_b32_e32 v50, 31, v47
67F4  v_and_b32_e32 v85, 0x80000000, v73
67FC  v_add_u32_e32 v50, -1, v50
6800  v_bitop3_b32 v14, v85, v14, v50 bitop3:0xc8
6808  v_and_b32_e32 v50, v73, v88
680C  v_sub_u32_e32 v88, 0x7f800000, v87
6814  v_sub_u32_e32 v73, 0x7f7fffff, v87
681C  v_ashrrev_i32_e32 v47, 31, v47
6820  v_lshrrev_b32_e32 v88, 31, v88
6824  v_and_b32_e32 v47, 7, v47
6828  v_lshrrev_b32_e32 v85, 31, v73
682C  v_add_u32_e32 v89, -1, v88
6830  v_ashrrev_i32_e32 v73, 31, v73
6834  v_and_or_b32 v47, v73, s38, v47
683C  v_and_b32_e32 v73, v89, v87
6840  v_sub_u32_e32 v87, 0x7f800000, v86
6848  v_max_u32_e32 v50, v73, v50
684C  v_sub_u32_e32 v73, 0x7f7fffff, v86
6854  v_and_b32_e32 v90, 0x80000000, v89
685C  v_add_u32_e32 v85, -1, v85
6860  v_lshrrev_b32_e32 v87, 31, v87
6864  v_bitop3_b32 v18, v90, v18, v85 bitop3:0xc8
686C  v_add_u32_e32 v59, v88, v59
6870  v_lshrrev_b32_e32 v85, 31, v73
6874  v_add_u32_e32 v88, -1, v87
6878  v_ashrrev_i32_e32 v73, 31, v73
687C  v_and_b32_e32 v89, 0x80000000, v88
6884  v_add_u32_e32 v85, -1, v85
6888  v_and_or_b32 v47, v73, s33, v47
6890  v_and_b32_e32 v73, v88, v86
6894  v_sub_u32_e32 v88, 0x7f800000, v84
689C  v_bitop3_b32 v22, v89, v22, v85 bitop3:0xc8
68A4  v_sub_u32_e32 v85, 0x7f7fffff, v84
68AC  s_nop 0
68B0  v_lshrrev_b32_e32 v88, 31, v88
68B4  v_lshrrev_b32_e32 v86, 31, v85
68B8  v_add_u32_e32 v89, -1, v88
68BC  v_ashrrev_i32_e32 v85, 31, v85
68C0  v_and_or_b32 v47, v85, s39, v47
68C8  v_and_b32_e32 v84, v89, v84
68CC  v_sub_u32_e32 v85, 0x7f800000, v83
68D4  v_max3_u32 v50, v84, v73, v50
68DC  v_sub_u32_e32 v73, 0x7f7fffff, v83
68E4  v_and_b32_e32 v90, 0x80000000, v89
68EC  v_add_u32_e32 v86, -1, v86
68F0  v_lshrrev_b32_e32 v85, 31, v85
68F4  v_bitop3_b32 v26, v90, v26, v86 bitop3:0xc8
68FC  v_lshrrev_b32_e32 v84, 31, v73
6900  v_add_u32_e32 v86, -1, v85
6904  v_ashrrev_i32_e32 v73, 31, v73
6908  v_add3_u32 v59, v87, v59, v88
6910  v_and_b32_e32 v87, 0x80000000, v86
6918  v_and_or_b32 v47, v73, s40, v47
6920  v_and_b32_e32 v73, v86, v83
6924  v_sub_u32_e32 v86, 0x7f800000, v82
692C  v_sub_u32_e32 v83, 0x7f7fffff, v82
6934  v_add_u32_e32 v84, -1, v84
6938  v_lshrrev_b32_e32 v86, 31, v86
693C  v_bitop3_b32 v30, v87, v30, v84 bitop3:0xc8
6944  v_lshrrev_b32_e32 v84, 31, v83
6948  v_add_u32_e32 v87, -1, v86
694C  v_ashrrev_i32_e32 v83, 31, v83
6950  v_and_or_b32 v47, v83, s41, v47
6958  v_and_b32_e32 v82, v87, v82
695C  v_sub_u32_e32 v83, 0x7f800000, v81
6964  v_max3_u32 v50, v82, v73, v50
696C  v_sub_u32_e32 v73, 0x7f7fffff, v81
6974  v_and_b32_e32 v88, 0x80000000, v87
697C  v_add_u32_e32 v84, -1, v84
6980  v_lshrrev_b32_e32 v83, 31, v83
6984  v_bitop3_b32 v32, v88, v32, v84 bitop3:0xc8
698C  v_lshrrev_b32_e32 v82, 31, v73
6990  v_add_u32_e32 v84, -1, v83
6994  v_ashrrev_i32_e32 v73, 31, v73
6998  v_add3_u32 v59, v85, v59, v86
69A0  v_and_b32_e32 v85, 0x80000000, v84
69A8  v_and_or_b32 v47, v73, s42, v47
69B0  v_and_b32_e32 v73, v84, v81
69B4  v_sub_u32_e32 v81, 0x7f7fffff, v80
69BC  v_sub_u32_e32 v84, 0x7f800000, v80
69C4  v_add_u32_e32 v82, -1, v82
69C8  v_bitop3_b32 v34, v85, v34, v82 bitop3:0xc8
69D0  v_lshrrev_b32_e32 v82, 31, v81
69D4  v_lshrrev_b32_e32 v84, 31, v84
69D8  v_ashrrev_i32_e32 v81, 31, v81
69DC  v_add_u32_e32 v85, -1, v84
69E0  v_and_or_b32 v47, v81, s43, v47
69E8  v_sub_u32_e32 v81, 0x7f800000, v79
69F0  v_and_b32_e32 v80, v85, v80
69F4  v_and_b32_e32 v86, 0x80000000, v85
69FC  v_add_u32_e32 v82, -1, v82
6A00  v_max3_u32 v50, v80, v73, v50
6A08  v_sub_u32_e32 v73, 0x7f7fffff, v79
6A10  v_lshrrev_b32_e32 v81, 31, v81
6A14  v_bitop3_b32 v36, v86, v36, v82 bitop3:0xc8
6A1C  v_add_u32_e32 v82, -1, v81
6A20  v_lshrrev_b32_e32 v80, 31, v73
6A24  v_add3_u32 v59, v83, v59, v84
6A2C  v_and_b32_e32 v83, 0x80000000, v82
6A34  v_add_u32_e32 v80, -1, v80
6A38  v_bitop3_b32 v6, v83, v6, v80 bitop3:0xc8
6A40  v_sub_u32_e32 v80, 0x7f7fffff, v78
6A48  v_ashrrev_i32_e32 v73, 31, v73
6A4C  v_sub_u32_e32 v83, 0x7f800000, v78
6A54  v_and_b32_e32 v73, 7, v73
6A58  v_and_b32_e32 v79, v82, v79
6A5C  v_lshrrev_b32_e32 v82, 31, v80
6A60  v_ashrrev_i32_e32 v80, 31, v80
6A64  v_lshrrev_b32_e32 v83, 31, v83
6A68  v_and_or_b32 v73, v80, s38, v73
6A70  v_sub_u32_e32 v80, 0x7f800000, v77
6A78  v_add_u32_e32 v84, -1, v83
6A7C  v_and_b32_e32 v78, v84, v78
6A80  v_lshrrev_b32_e32 v80, 31, v80
6A84  v_and_b32_e32 v85, 0x80000000, v84
6A8C  v_add_u32_e32 v82, -1, v82
6A90  v_add3_u32 v59, v81, v59, v83
6A98  v_max3_u32 v50, v78, v79, v50
6AA0  v_sub_u32_e32 v78, 0x7f7fffff, v77
6AA8  v_add_u32_e32 v81, -1, v80
6AAC  v_bitop3_b32 v8, v85, v8, v82 bitop3:0xc8
6AB4  v_and_b32_e32 v82, 0x80000000, v81
6ABC  v_and_b32_e32 v77, v81, v77
6AC0  v_sub_u32_e32 v81, 0x7f800000, v76
6AC8  v_lshrrev_b32_e32 v79, 31, v78
6ACC  v_ashrrev_i32_e32 v78, 31, v78
6AD0  v_add_u32_e32 v79, -1, v79
6AD4  v_and_or_b32 v73, v78, s33, v73
6ADC  v_sub_u32_e32 v78, 0x7f7fffff, v76
6AE4  v_lshrrev_b32_e32 v81, 31, v81
6AE8  v_bitop3_b32 v10, v82, v10, v79 bitop3:0xc8
6AF0  v_add_u32_e32 v82, -1, v81
6AF4  v_lshrrev_b32_e32 v79, 31, v78
6AF8  v_ashrrev_i32_e32 v78, 31, v78
6AFC  v_and_b32_e32 v76, v82, v76
6B00  v_and_or_b32 v73, v78, s39, v73
6B08  v_max3_u32 v50, v76, v77, v50
6B10  v_sub_u32_e32 v76, 0x7f7fffff, v75
6B18  v_sub_u32_e32 v78, 0x7f800000, v75
6B20  v_and_b32_e32 v83, 0x80000000, v82
6B28  v_add_u32_e32 v79, -1, v79
6B2C  v_lshrrev_b32_e32 v77, 31, v76
6B30  v_lshrrev_b32_e32 v78, 31, v78
6B34  v_ashrrev_i32_e32 v76, 31, v76
6B38  v_bitop3_b32 v12, v83, v12, v79 bitop3:0xc8
6B40  v_add_u32_e32 v79, -1, v78
6B44  v_and_or_b32 v73, v76, s40, v73
6B4C  v_sub_u32_e32 v76, 0x7f7fffff, v74
6B54  v_add3_u32 v59, v80, v59, v81
6B5C  v_and_b32_e32 v80, 0x80000000, v79
6B64  v_add_u32_e32 v77, -1, v77
6B68  v_and_b32_e32 v75, v79, v75
6B6C  v_sub_u32_e32 v79, 0x7f800000, v74
6B74  v_bitop3_b32 v16, v80, v16, v77 bitop3:0xc8
6B7C  v_lshrrev_b32_e32 v77, 31, v76
6B80  v_ashrrev_i32_e32 v76, 31, v76
6B84  v_lshrrev_b32_e32 v79, 31, v79
6B88  v_and_or_b32 v73, v76, s41, v73
6B90  v_sub_u32_e32 v76, 0x7f800000, v72
6B98  v_add_u32_e32 v80, -1, v79
6B9C  v_and_b32_e32 v81, 0x80000000, v80
6BA4  v_add_u32_e32 v77, -1, v77
6BA8  v_lshrrev_b32_e32 v76, 31, v76
6BAC  v_bitop3_b32 v20, v81, v20, v77 bitop3:0xc8
6BB4  v_and_b32_e32 v74, v80, v74
6BB8  v_add_u32_e32 v77, -1, v76
6BBC  v_add3_u32 v59, v78, v59, v79
6BC4  v_max3_u32 v74, v74, v75, v50
6BCC  v_sub_u32_e32 v50, 0x7f7fffff, v72
6BD4  v_and_b32_e32 v78, 0x80000000, v77
6BDC  v_and_b32_e32 v72, v77, v72
6BE0  v_sub_u32_e32 v77, 0x7f800000, v71
6BE8  s_nop 0
6BEC  v_lshrrev_b32_e32 v75, 31, v50
6BF0  v_add_u32_e32 v75, -1, v75
6BF4  v_lshrrev_b32_e32 v77, 31, v77
6BF8  v_bitop3_b32 v24, v78, v24, v75 bitop3:0xc8
6C00  v_ashrrev_i32_e32 v50, 31, v50
6C04  v_add_u32_e32 v78, -1, v77
6C08  v_and_or_b32 v50, v50, s42, v73
6C10  v_sub_u32_e32 v73, 0x7f7fffff, v71
6C18  v_and_b32_e32 v71, v78, v71
6C1C  v_max3_u32 v71, v71, v72, v74
6C24  v_sub_u32_e32 v74, 0x7f800000, v65
6C2C  v_and_b32_e32 v79, 0x80000000, v78
6C34  v_lshrrev_b32_e32 v75, 31, v73
6C38  v_add_u32_e32 v75, -1, v75
6C3C  v_ashrrev_i32_e32 v73, 31, v73
6C40  v_sub_u32_e32 v72, 0x7f7fffff, v65
6C48  v_lshrrev_b32_e32 v74, 31, v74
6C4C  v_bitop3_b32 v28, v79, v28, v75 bitop3:0xc8
6C54  v_and_or_b32 v50, v73, s43, v50
6C5C  v_add_u32_e32 v75, -1, v74
6C60  v_lshrrev_b32_e32 v73, 31, v72
6C64  v_add3_u32 v59, v76, v59, v77
6C6C  v_and_b32_e32 v76, 0x80000000, v75
6C74  v_add_u32_e32 v73, -1, v73
6C78  v_bitop3_b32 v15, v76, v15, v73 bitop3:0xc8
6C80  v_sub_u32_e32 v73, 0x7f7fffff, v64
6C88  v_sub_u32_e32 v76, 0x7f800000, v64
6C90  v_ashrrev_i32_e32 v72, 31, v72
6C94  v_and_b32_e32 v72, 7, v72
6C98  v_and_b32_e32 v65, v75, v65
6C9C  v_lshrrev_b32_e32 v75, 31, v73
6CA0  v_lshrrev_b32_e32 v76, 31, v76
6CA4  v_ashrrev_i32_e32 v73, 31, v73
6CA8  v_add_u32_e32 v77, -1, v76
6CAC  v_and_or_b32 v72, v73, s38, v72
6CB4  v_sub_u32_e32 v73, 0x7f800000, v63
6CBC  v_and_b32_e32 v64, v77, v64
6CC0  v_max3_u32 v64, v64, v65, v71
6CC8  v_sub_u32_e32 v65, 0x7f7fffff, v63
6CD0  v_lshrrev_b32_e32 v73, 31, v73
6CD4  v_and_b32_e32 v78, 0x80000000, v77
6CDC  v_add_u32_e32 v75, -1, v75
6CE0  v_add3_u32 v59, v74, v59, v76
6CE8  v_add_u32_e32 v74, -1, v73
6CEC  v_lshrrev_b32_e32 v71, 31, v65
6CF0  v_bitop3_b32 v19, v78, v19, v75 bitop3:0xc8
6CF8  v_and_b32_e32 v75, 0x80000000, v74
6D00  v_add_u32_e32 v71, -1, v71
6D04  v_bitop3_b32 v23, v75, v23, v71 bitop3:0xc8
6D0C  v_and_b32_e32 v63, v74, v63
6D10  v_sub_u32_e32 v71, 0x7f7fffff, v62
6D18  v_sub_u32_e32 v74, 0x7f800000, v62
6D20  v_ashrrev_i32_e32 v65, 31, v65
6D24  v_and_or_b32 v65, v65, s33, v72
6D2C  v_lshrrev_b32_e32 v72, 31, v71
6D30  v_lshrrev_b32_e32 v74, 31, v74
6D34  v_ashrrev_i32_e32 v71, 31, v71
6D38  v_add_u32_e32 v75, -1, v74
6D3C  v_and_or_b32 v65, v71, s39, v65
6D44  v_sub_u32_e32 v71, 0x7f800000, v61
6D4C  v_and_b32_e32 v62, v75, v62
6D50  v_and_b32_e32 v76, 0x80000000, v75
6D58  v_add_u32_e32 v72, -1, v72
6D5C  v_max3_u32 v62, v62, v63, v64
6D64  v_sub_u32_e32 v63, 0x7f7fffff, v61
6D6C  v_lshrrev_b32_e32 v71, 31, v71
6D70  v_bitop3_b32 v27, v76, v27, v72 bitop3:0xc8
6D78  v_add_u32_e32 v72, -1, v71
6D7C  v_lshrrev_b32_e32 v64, 31, v63
6D80  v_add3_u32 v59, v73, v59, v74
6D88  v_and_b32_e32 v73, 0x80000000, v72
6D90  v_add_u32_e32 v64, -1, v64
6D94  v_and_b32_e32 v61, v72, v61
6D98  v_sub_u32_e32 v72, 0x7f800000, v60
6DA0  v_bitop3_b32 v31, v73, v31, v64 bitop3:0xc8
6DA8  v_sub_u32_e32 v64, 0x7f7fffff, v60
6DB0  v_ashrrev_i32_e32 v63, 31, v63
6DB4  v_lshrrev_b32_e32 v72, 31, v72
6DB8  v_and_or_b32 v63, v63, s40, v65
6DC0  v_lshrrev_b32_e32 v65, 31, v64
6DC4  v_add_u32_e32 v73, -1, v72
6DC8  v_ashrrev_i32_e32 v64, 31, v64
6DCC  v_and_or_b32 v63, v64, s41, v63
6DD4  v_add3_u32 v64, v71, v59, v72
6DDC  v_and_b32_e32 v59, v73, v60
6DE0  v_max3_u32 v60, v59, v61, v62
6DE8  v_sub_u32_e32 v62, 0x7f800000, v58
6DF0  v_and_b32_e32 v74, 0x80000000, v73
6DF8  v_add_u32_e32 v65, -1, v65
6DFC  v_sub_u32_e32 v59, 0x7f7fffff, v58
6E04  v_lshrrev_b32_e32 v62, 31, v62
6E08  v_bitop3_b32 v33, v74, v33, v65 bitop3:0xc8
6E10  v_add_u32_e32 v65, -1, v62
6E14  v_lshrrev_b32_e32 v61, 31, v59
6E18  v_and_b32_e32 v71, 0x80000000, v65
6E20  v_add_u32_e32 v61, -1, v61
6E24  v_bitop3_b32 v35, v71, v35, v61 bitop3:0xc8
6E2C  v_and_b32_e32 v58, v65, v58
6E30  v_sub_u32_e32 v61, 0x7f7fffff, v57
6E38  v_sub_u32_e32 v65, 0x7f800000, v57
6E40  v_ashrrev_i32_e32 v59, 31, v59
6E44  v_and_or_b32 v59, v59, s42, v63
6E4C  v_lshrrev_b32_e32 v63, 31, v61
6E50  v_lshrrev_b32_e32 v65, 31, v65
6E54  v_ashrrev_i32_e32 v61, 31, v61
6E58  v_add_u32_e32 v71, -1, v65
6E5C  v_and_or_b32 v59, v61, s43, v59
6E64  v_add3_u32 v61, v62, v64, v65
6E6C  v_sub_u32_e32 v62, 0x7f800000, v56
6E74  v_and_b32_e32 v57, v71, v57
6E78  v_and_b32_e32 v72, 0x80000000, v71
6E80  v_add_u32_e32 v63, -1, v63
6E84  v_max3_u32 v57, v57, v58, v60
6E8C  v_sub_u32_e32 v58, 0x7f7fffff, v56
6E94  v_lshrrev_b32_e32 v62, 31, v62
6E98  v_bitop3_b32 v37, v72, v37, v63 bitop3:0xc8
6EA0  v_add_u32_e32 v63, -1, v62
6EA4  v_lshrrev_b32_e32 v60, 31, v58
6EA8  v_and_b32_e32 v64, 0x80000000, v63
6EB0  v_add_u32_e32 v60, -1, v60
6EB4  v_bitop3_b32 v7, v64, v7, v60 bitop3:0xc8
6EBC  v_sub_u32_e32 v60, 0x7f7fffff, v55
6EC4  v_sub_u32_e32 v64, 0x7f800000, v55
6ECC  v_ashrrev_i32_e32 v58, 31, v58
6ED0  v_and_b32_e32 v58, 7, v58
6ED4  v_and_b32_e32 v56, v63, v56
6ED8  v_lshrrev_b32_e32 v63, 31, v60
6EDC  v_lshrrev_b32_e32 v64, 31, v64
6EE0  v_ashrrev_i32_e32 v60, 31, v60
6EE4  v_and_or_b32 v58, v60, s38, v58
6EEC  v_add3_u32 v60, v62, v61, v64
6EF4  v_sub_u32_e32 v61, 0x7f800000, v54
6EFC  v_add_u32_e32 v65, -1, v64
6F00  v_and_b32_e32 v55, v65, v55
6F04  v_lshrrev_b32_e32 v61, 31, v61
6F08  v_and_b32_e32 v71, 0x80000000, v65
6F10  v_add_u32_e32 v63, -1, v63
6F14  v_max3_u32 v55, v55, v56, v57
6F1C  v_sub_u32_e32 v56, 0x7f7fffff, v54
6F24  v_add_u32_e32 v62, -1, v61
6F28  v_bitop3_b32 v9, v71, v9, v63 bitop3:0xc8
6F30  v_and_b32_e32 v63, 0x80000000, v62
6F38  v_lshrrev_b32_e32 v57, 31, v56
6F3C  v_and_b32_e32 v54, v62, v54
6F40  v_sub_u32_e32 v62, 0x7f800000, v53
6F48  v_add_u32_e32 v57, -1, v57
6F4C  v_bitop3_b32 v11, v63, v11, v57 bitop3:0xc8
6F54  v_ashrrev_i32_e32 v56, 31, v56
6F58  v_sub_u32_e32 v57, 0x7f7fffff, v53
6F60  v_lshrrev_b32_e32 v62, 31, v62
6F64  v_and_or_b32 v56, v56, s33, v58
6F6C  v_add_u32_e32 v63, -1, v62
6F70  v_lshrrev_b32_e32 v58, 31, v57
6F74  v_and_b32_e32 v64, 0x80000000, v63
6F7C  v_add_u32_e32 v58, -1, v58
6F80  v_bitop3_b32 v13, v64, v13, v58 bitop3:0xc8
6F88  v_sub_u32_e32 v58, 0x7f800000, v52
6F90  v_ashrrev_i32_e32 v57, 31, v57
6F94  v_and_b32_e32 v53, v63, v53
6F98  v_lshrrev_b32_e32 v58, 31, v58
6F9C  v_and_or_b32 v56, v57, s39, v56
6FA4  v_add3_u32 v57, v61, v60, v62
6FAC  v_max3_u32 v53, v53, v54, v55
6FB4  v_sub_u32_e32 v54, 0x7f7fffff, v52
6FBC  v_add_u32_e32 v60, -1, v58
6FC0  v_and_b32_e32 v61, 0x80000000, v60
6FC8  v_lshrrev_b32_e32 v55, 31, v54
6FCC  v_and_b32_e32 v52, v60, v52
6FD0  v_sub_u32_e32 v60, 0x7f800000, v51
6FD8  v_add_u32_e32 v55, -1, v55
6FDC  v_bitop3_b32 v17, v61, v17, v55 bitop3:0xc8
6FE4  v_ashrrev_i32_e32 v54, 31, v54
6FE8  v_sub_u32_e32 v55, 0x7f7fffff, v51
6FF0  v_lshrrev_b32_e32 v60, 31, v60
6FF4  v_and_or_b32 v54, v54, s40, v56
6FFC  v_add_u32_e32 v61, -1, v60
7000  v_lshrrev_b32_e32 v56, 31, v55
7004  v_and_b32_e32 v62, 0x80000000, v61
700C  v_add_u32_e32 v56, -1, v56
7010  v_bitop3_b32 v21, v62, v21, v56 bitop3:0xc8
7018  v_sub_u32_e32 v56, 0x7f800000, v49
7020  v_and_b32_e32 v51, v61, v51
7024  v_ashrrev_i32_e32 v55, 31, v55
7028  v_max3_u32 v51, v51, v52, v53
7030  v_sub_u32_e32 v52, 0x7f7fffff, v49
7038  v_lshrrev_b32_e32 v56, 31, v56
703C  v_and_or_b32 v54, v55, s41, v54
7044  v_add3_u32 v55, v58, v57, v60
704C  v_add_u32_e32 v57, -1, v56
7050  v_lshrrev_b32_e32 v53, 31, v52
7054  v_and_b32_e32 v58, 0x80000000, v57
705C  v_add_u32_e32 v53, -1, v53
7060  v_and_b32_e32 v49, v57, v49
7064  v_sub_u32_e32 v57, 0x7f800000, v48
706C  v_bitop3_b32 v25, v58, v25, v53 bitop3:0xc8
7074  v_sub_u32_e32 v53, 0x7f7fffff, v48
707C  v_ashrrev_i32_e32 v52, 31, v52
7080  v_lshrrev_b32_e32 v57, 31, v57
7084  v_and_or_b32 v52, v52, s42, v54
708C  v_lshrrev_b32_e32 v54, 31, v53
7090  v_add_u32_e32 v58, -1, v57
7094  v_ashrrev_i32_e32 v53, 31, v53
7098  v_and_or_b32 v73, v53, s43, v52
70A0  v_add3_u32 v52, v56, v55, v57
70A8  v_and_b32_e32 v48, v58, v48
70AC  v_and_b32_e32 v60, 0x80000000, v58
70B4  v_add_u32_e32 v54, -1, v54
70B8  v_max3_u32 v48, v48, v49, v51
70C0  v_cmp_ne_u32_e32 vcc, 32, v52
70C4  v_bitop3_b32 v29, v60, v29, v54 bitop3:0xc8
70CC  s_nop 0
70D0  v_cndmask_b32_e32 v85, v44, v48, vcc
70D4  s_or_b64 exec, exec, s[28:29]
70D8  v_cmp_ne_u32_e32 vcc, 0, v85
70DC  v_mov_b32_e32 v48, 0x7f
70E4  s_and_saveexec_b64 s[28:29], vcc
70E8  v_add_u32_e32 v48, s8, v85
70EC  v_lshrrev_b32_e32 v49, 23, v48
70F0  v_add_u32_e32 v49, -2, v49
70F4  v_cmp_lt_u32_e32 vcc, s44, v48
70F8  s_nop 1
70FC  v_cndmask_b32_e32 v48, 0, v49, vcc
7100  v_cmp_eq_u32_e32 vcc, s37, v85
7104  s_and_b64 vcc, s[18:19], vcc
7108  s_nop 0
710C  v_cndmask_b32_e32 v48, v48, v45, vcc
7110  s_or_b64 exec, exec, s[28:29]
7114  v_cmp_eq_u32_e32 vcc, 0, v48
7118  s_cbranch_vccz 37
711C  s_nop 0
7120  v_cndmask_b32_e64 v49, 1.0, 2.0, vcc
7128  v_mul_f32_e32 v14, v49, v14
712C  v_mul_f32_e32 v18, v49, v18
7130  v_mul_f32_e32 v22, v49, v22
7134  v_mul_f32_e32 v26, v49, v26
7138  v_mul_f32_e32 v30, v49, v30
713C  v_mul_f32_e32 v32, v49, v32
7140  v_mul_f32_e32 v34, v49, v34
7144  v_mul_f32_e32 v36, v49, v36
7148  v_mul_f32_e32 v6, v49, v6
714C  v_mul_f32_e32 v8, v49, v8
7150  v_mul_f32_e32 v10, v49, v10
7154  v_mul_f32_e32 v12, v49, v12
7158  v_mul_f32_e32 v16, v49, v16
715C  v_mul_f32_e32 v20, v49, v20
7160  v_mul_f32_e32 v24, v49, v24
7164  v_mul_f32_e32 v28, v49, v28
7168  v_mul_f32_e32 v15, v49, v15
716C  v_mul_f32_e32 v19, v49, v19
7170  v_mul_f32_e32 v23, v49, v23
7174  v_mul_f32_e32 v27, v49, v27
7178  v_mul_f32_e32 v31, v49, v31
717C  v_mul_f32_e32 v33, v49, v33
7180  v_mul_f32_e32 v35, v49, v35
7184  v_mul_f32_e32 v37, v49, v37
7188  v_mul_f32_e32 v7, v49, v7
718C  v_mul_f32_e32 v9, v49, v9
7190  v_mul_f32_e32 v11, v49, v11
7194  v_mul_f32_e32 v13, v49, v13
7198  v_mul_f32_e32 v17, v49, v17
719C  v_mul_f32_e32 v21, v49, v21
71A0  v_mul_f32_e32 v25, v49, v25
71A4  v_mul_f32_e32 v29, v49, v29
71A8  v_max_u32_e32 v49, 1, v48
71AC  s_branch 1
71B0  v_mov_b32_e32 v49, v48
71B4  v_mov_b32_e32 v51, 0
71B8  v_mov_b32_e32 v52, 0
71BC  v_lshlrev_b32_e32 v49, 23, v49
71C0  v_cvt_scalef32_pk_fp4_f32 v51, v14, v18, v49
71C8  v_cvt_scalef32_pk_fp4_f32 v52, v30, v32, v49 op_sel:[0,0,0,1]
71D0  v_cvt_scalef32_pk_fp4_f32 v51, v22, v26, v49 op_sel:[0,0,1,0]
71D8  v_cvt_scalef32_pk_fp4_f32 v52, v34, v36, v49 op_sel:[0,0,1,1]
71E0  s_nop 0
71E4  v_mov_b32_e32 v14, 0
71E8  v_mov_b32_e32 v18, 0
71EC  v_cvt_scalef32_pk_fp4_f32 v14, v6, v8, v49
71F4  v_cvt_scalef32_pk_fp4_f32 v18, v16, v20, v49 op_sel:[0,0,0,1]
71FC  v_cvt_scalef32_pk_fp4_f32 v14, v10, v12, v49 op_sel:[0,0,1,0]
7204  v_cvt_scalef32_pk_fp4_f32 v18, v24, v28, v49 op_sel:[0,0,1,1]
720C  s_nop 0
7210  v_mov_b32_e32 v6, 0
7214  v_mov_b32_e32 v8, 0
7218  v_cvt_scalef32_pk_fp4_f32 v6, v15, v19, v49
7220  v_cvt_scalef32_pk_fp4_f32 v8, v31, v33, v49 op_sel:[0,0,0,1]
7228  v_cvt_scalef32_pk_fp4_f32 v6, v23, v27, v49 op_sel:[0,0,1,0]
7230  v_cvt_scalef32_pk_fp4_f32 v8, v35, v37, v49 op_sel:[0,0,1,1]
7238  s_nop 0
723C  v_mad_u64_u32 v[56:57], s[28:29], v46, s34, 0
7244  v_or3_b32 v54, v8, v59, v6
724C  v_mov_b32_e32 v6, 0
7250  v_mov_b32_e32 v8, 0
7254  v_cvt_scalef32_pk_fp4_f32 v6, v7, v9, v49
725C  v_cvt_scalef32_pk_fp4_f32 v8, v17, v21, v49 op_sel:[0,0,0,1]
7264  v_cvt_scalef32_pk_fp4_f32 v6, v11, v13, v49 op_sel:[0,0,1,0]
726C  v_cvt_scalef32_pk_fp4_f32 v8, v25, v29, v49 op_sel:[0,0,1,1]
7274  s_nop 0
7278  v_or3_b32 v52, v52, v47, v51
7280  v_or3_b32 v53, v18, v50, v14
7288  v_or3_b32 v55, v8, v73, v6
7290  v_lshl_add_u64 v[6:7], v[56:57], 4, v[2:3]
7298  s_or_b64 s[24:25], s[24:25], exec
729C  global_store_dwordx4 v[6:7], v[52:55], off
72A4  s_or_b64 exec, exec, s[26:27]
72A8  s_and_saveexec_b64 s[26:27], s[24:25]
72AC  s_cbranch_execz 64381
72B0  v_and_b32_e32 v6, 0xffffffe0, v46
72B8  v_cndmask_b32_e64 v6, v6, v46, s[0:1]
72C0  v_mad_u64_u32 v[6:7], s[24:25], s11, v6, v[4:5]
72C8  global_store_byte v[6:7], v48, off
72D0  s_branch 64372
72D4  v_lshlrev_b32_e32 v2, 1, v0
72D8  s_lshr_b32 s11, s9, 5
72DC  v_and_b32_e32 v71, 0x7e, v2
72E4  s_lshl_b32 s9, s3, 2
72E8  v_or_b32_e32 v2, s30, v71
72EC  v_or_b32_e32 v3, s9, v70
72F0  v_cmp_gt_u32_e32 vcc, s10, v2
72F4  v_cmp_gt_u32_e64 s[2:3], s11, v3
72FC  s_and_b64 s[4:5], vcc, s[2:3]
7300  s_and_saveexec_b64 s[2:3], s[4:5]
7304  s_cbranch_execz 2310
7308  v_lshrrev_b32_e32 v28, 3, v71
730C  v_lshlrev_b32_e32 v29, 9, v70
7310  v_or_b32_e32 v2, v29, v28
7314  v_lshl_or_b32 v2, v2, 4, v38
731C  ds_read2st64_b32 v[32:33], v2 offset1:16
7324  v_bitop3_b32 v2, v29, v28, 1 bitop3:0xf6
732C  v_bitop3_b32 v10, v29, v28, 4 bitop3:0xf6
7334  v_bitop3_b32 v16, v29, v28, 7 bitop3:0xf6
733C  v_bitop3_b32 v22, v29, v28, 10 bitop3:0xf6
7344  v_lshl_or_b32 v4, v2, 4, v38
734C  v_lshl_or_b32 v10, v10, 4, v38
7354  v_lshl_or_b32 v16, v16, 4, v38
735C  v_lshl_or_b32 v22, v22, 4, v38
7364  ds_read2st64_b32 v[36:37], v4 offset0:1 offset1:17
736C  v_bitop3_b32 v4, v29, v28, 2 bitop3:0xf6
7374  ds_read2st64_b32 v[44:45], v10 offset0:4 offset1:20
737C  v_bitop3_b32 v10, v29, v28, 5 bitop3:0xf6
7384  ds_read2st64_b32 v[50:51], v16 offset0:7 offset1:23
738C  v_bitop3_b32 v16, v29, v28, 8 bitop3:0xf6
7394  ds_read2st64_b32 v[56:57], v22 offset0:10 offset1:26
739C  v_bitop3_b32 v22, v29, v28, 11 bitop3:0xf6
73A4  v_bitop3_b32 v30, v29, v28, 13 bitop3:0xf6
73AC  v_lshl_or_b32 v4, v4, 4, v38
73B4  v_lshl_or_b32 v10, v10, 4, v38
73BC  v_lshl_or_b32 v16, v16, 4, v38
73C4  v_lshl_or_b32 v22, v22, 4, v38
73CC  v_lshl_or_b32 v30, v30, 4, v38
73D4  ds_read2st64_b32 v[40:41], v4 offset0:2 offset1:18
73DC  v_bitop3_b32 v4, v29, v28, 3 bitop3:0xf6
73E4  ds_read2st64_b32 v[46:47], v10 offset0:5 offset1:21
73EC  v_bitop3_b32 v10, v29, v28, 6 bitop3:0xf6
73F4  ds_read2st64_b32 v[52:53], v16 offset0:8 offset1:24
73FC  v_bitop3_b32 v16, v29, v28, 9 bitop3:0xf6
7404  ds_read2st64_b32 v[58:59], v22 offset0:11 offset1:27
740C  v_bitop3_b32 v22, v29, v28, 12 bitop3:0xf6
7414  ds_read2st64_b32 v[62:63], v30 offset0:13 offset1:29
741C  v_bitop3_b32 v30, v29, v28, 14 bitop3:0xf6
7424  v_bitop3_b32 v28, v29, v28, 15 bitop3:0xf6
742C  v_lshl_or_b32 v4, v4, 4, v38
7434  v_lshl_or_b32 v10, v10, 4, v38
743C  v_lshl_or_b32 v16, v16, 4, v38
7444  v_lshl_or_b32 v22, v22, 4, v38
744C  v_lshl_or_b32 v30, v30, 4, v38
7454  v_lshl_or_b32 v28, v28, 4, v38
745C  ds_read2st64_b32 v[42:43], v4 offset0:3 offset1:19
7464  ds_read2st64_b32 v[48:49], v10 offset0:6 offset1:22
746C  ds_read2st64_b32 v[54:55], v16 offset0:9 offset1:25
7474  ds_read2st64_b32 v[60:61], v22 offset0:12 offset1:28
747C  ds_read2st64_b32 v[64:65], v30 offset0:14 offset1:30
7484  ds_read2st64_b32 v[72:73], v28 offset0:15 offset1:31
748C  s_waitcnt lgkmcnt(14)
7490  v_lshlrev_b32_e32 v2, 16, v32
7494  v_and_b32_e32 v3, 0xffff0000, v32
749C  v_lshlrev_b32_e32 v6, 16, v36
74A0  v_and_b32_e32 v7, 0xffff0000, v36
74A8  s_waitcnt lgkmcnt(10)
74AC  v_lshlrev_b32_e32 v4, 16, v40
74B0  v_and_b32_e32 v5, 0xffff0000, v40
74B8  s_waitcnt lgkmcnt(5)
74BC  v_lshlrev_b32_e32 v8, 16, v42
74C0  v_and_b32_e32 v9, 0xffff0000, v42
74C8  v_lshlrev_b32_e32 v10, 16, v44
74CC  v_and_b32_e32 v11, 0xffff0000, v44
74D4  v_lshlrev_b32_e32 v14, 16, v46
74D8  v_and_b32_e32 v15, 0xffff0000, v46
74E0  s_waitcnt lgkmcnt(4)
74E4  v_lshlrev_b32_e32 v12, 16, v48
74E8  v_and_b32_e32 v13, 0xffff0000, v48
74F0  v_lshlrev_b32_e32 v18, 16, v50
74F4  v_and_b32_e32 v19, 0xffff0000, v50
74FC  v_lshlrev_b32_e32 v16, 16, v52
7500  v_and_b32_e32 v17, 0xffff0000, v52
7508  s_waitcnt lgkmcnt(3)
750C  v_lshlrev_b32_e32 v20, 16, v54
7510  v_and_b32_e32 v21, 0xffff0000, v54
7518  v_lshlrev_b32_e32 v22, 16, v56
751C  v_and_b32_e32 v23, 0xffff0000, v56
7524  v_lshlrev_b32_e32 v26, 16, v58
7528  v_and_b32_e32 v27, 0xffff0000, v58
7530  s_waitcnt lgkmcnt(2)
7534  v_lshlrev_b32_e32 v24, 16, v60
7538  v_and_b32_e32 v25, 0xffff0000, v60
7540  v_lshlrev_b32_e32 v30, 16, v62
7544  v_and_b32_e32 v31, 0xffff0000, v62
754C  s_waitcnt lgkmcnt(1)
7550  v_lshlrev_b32_e32 v28, 16, v64
7554  v_and_b32_e32 v29, 0xffff0000, v64
755C  s_waitcnt lgkmcnt(0)
7560  v_lshlrev_b32_e32 v34, 16, v72
7564  v_and_b32_e32 v35, 0xffff0000, v72
756C  v_lshlrev_b32_e32 v32, 16, v33
7570  v_and_b32_e32 v33, 0xffff0000, v33
7578  v_lshlrev_b32_e32 v38, 16, v37
757C  v_and_b32_e32 v39, 0xffff0000, v37
7584  v_lshlrev_b32_e32 v36, 16, v41
7588  v_and_b32_e32 v37, 0xffff0000, v41
7590  v_lshlrev_b32_e32 v42, 16, v43
7594  v_and_b32_e32 v43, 0xffff0000, v43
759C  v_lshlrev_b32_e32 v40, 16, v45
75A0  v_and_b32_e32 v41, 0xffff0000, v45
75A8  v_lshlrev_b32_e32 v46, 16, v47
75AC  v_and_b32_e32 v47, 0xffff0000, v47
75B4  v_lshlrev_b32_e32 v44, 16, v49
75B8  v_and_b32_e32 v45, 0xffff0000, v49
75C0  v_lshlrev_b32_e32 v50, 16, v51
75C4  v_and_b32_e32 v51, 0xffff0000, v51
75CC  v_lshlrev_b32_e32 v48, 16, v53
75D0  v_and_b32_e32 v49, 0xffff0000, v53
75D8  v_lshlrev_b32_e32 v54, 16, v55
75DC  v_and_b32_e32 v55, 0xffff0000, v55
75E4  v_lshlrev_b32_e32 v52, 16, v57
75E8  v_and_b32_e32 v53, 0xffff0000, v57
75F0  v_lshlrev_b32_e32 v58, 16, v59
75F4  v_and_b32_e32 v59, 0xffff0000, v59
75FC  v_lshlrev_b32_e32 v56, 16, v61
7600  v_and_b32_e32 v57, 0xffff0000, v61
7608  v_lshlrev_b32_e32 v62, 16, v63
760C  v_and_b32_e32 v63, 0xffff0000, v63
7614  v_lshlrev_b32_e32 v60, 16, v65
7618  v_and_b32_e32 v61, 0xffff0000, v65
7620  v_lshlrev_b32_e32 v64, 16, v73
7624  s_cmp_eq_u32 s21, 0
7628  v_and_b32_e32 v65, 0xffff0000, v73
7630  s_cbranch_scc1 158
7634  s_lshl_b32 s4, s21, 31
7638  v_xor_b32_e32 v2, s4, v2
763C  v_xor_b32_e32 v3, s4, v3
7640  s_lshl_b32 s4, s21, 30
7644  v_bfrev_b32_e32 v72, 1
7648  v_bitop3_b32 v6, v6, s4, v72 bitop3:0x78
7650  v_bitop3_b32 v7, v7, s4, v72 bitop3:0x78
7658  s_lshl_b32 s4, s21, 29
765C  v_bitop3_b32 v4, v4, s4, v72 bitop3:0x78
7664  v_bitop3_b32 v5, v5, s4, v72 bitop3:0x78
766C  s_lshl_b32 s4, s21, 28
7670  v_bitop3_b32 v8, v8, s4, v72 bitop3:0x78
7678  v_bitop3_b32 v9, v9, s4, v72 bitop3:0x78
7680  s_lshl_b32 s4, s21, 27
7684  v_bitop3_b32 v10, v10, s4, v72 bitop3:0x78
768C  v_bitop3_b32 v11, v11, s4, v72 bitop3:0x78
7694  s_lshl_b32 s4, s21, 26
7698  v_bitop3_b32 v14, v14, s4, v72 bitop3:0x78
76A0  v_bitop3_b32 v15, v15, s4, v72 bitop3:0x78
76A8  s_lshl_b32 s4, s21, 25
76AC  v_bitop3_b32 v12, v12, s4, v72 bitop3:0x78
76B4  v_bitop3_b32 v13, v13, s4, v72 bitop3:0x78
76BC  s_lshl_b32 s4, s21, 24
76C0  v_bitop3_b32 v18, v18, s4, v72 bitop3:0x78
76C8  v_bitop3_b32 v19, v19, s4, v72 bitop3:0x78
76D0  s_lshl_b32 s4, s21, 23
76D4  v_bitop3_b32 v16, v16, s4, v72 bitop3:0x78
76DC  v_bitop3_b32 v17, v17, s4, v72 bitop3:0x78
76E4  s_lshl_b32 s4, s21, 22
76E8  v_bitop3_b32 v20, v20, s4, v72 bitop3:0x78
76F0  v_bitop3_b32 v21, v21, s4, v72 bitop3:0x78
76F8  s_lshl_b32 s4, s21, 21
76FC  v_bitop3_b32 v22, v22, s4, v72 bitop3:0x78
7704  v_bitop3_b32 v23, v23, s4, v72 bitop3:0x78
770C  s_lshl_b32 s4, s21, 20
7710  v_bitop3_b32 v26, v26, s4, v72 bitop3:0x78
7718  v_bitop3_b32 v27, v27, s4, v72 bitop3:0x78
7720  s_lshl_b32 s4, s21, 19
7724  v_bitop3_b32 v24, v24, s4, v72 bitop3:0x78
772C  v_bitop3_b32 v25, v25, s4, v72 bitop3:0x78
7734  s_lshl_b32 s4, s21, 18
7738  v_bitop3_b32 v30, v30, s4, v72 bitop3:0x78
7740  v_bitop3_b32 v31, v31, s4, v72 bitop3:0x78
7748  s_lshl_b32 s4, s21, 17
774C  v_bitop3_b32 v28, v28, s4, v72 bitop3:0x78
7754  v_bitop3_b32 v29, v29, s4, v72 bitop3:0x78
775C  s_lshl_b32 s4, s21, 16
7760  v_bitop3_b32 v34, v34, s4, v72 bitop3:0x78
7768  v_bitop3_b32 v35, v35, s4, v72 bitop3:0x78
7770  s_lshl_b32 s4, s21, 15
7774  v_bitop3_b32 v32, v32, s4, v72 bitop3:0x78
777C  v_bitop3_b32 v33, v33, s4, v72 bitop3:0x78
7784  s_lshl_b32 s4, s21, 14
7788  v_bitop3_b32 v38, v38, s4, v72 bitop3:0x78
7790  v_bitop3_b32 v39, v39, s4, v72 bitop3:0x78
7798  s_lshl_b32 s4, s21, 13
779C  v_bitop3_b32 v36, v36, s4, v72 bitop3:0x78
77A4  v_bitop3_b32 v37, v37, s4, v72 bitop3:0x78
77AC  s_lshl_b32 s4, s21, 12
77B0  v_bitop3_b32 v42, v42, s4, v72 bitop3:0x78
77B8  v_bitop3_b32 v43, v43, s4, v72 bitop3:0x78
77C0  s_lshl_b32 s4, s21, 11
77C4  v_bitop3_b32 v40, v40, s4, v72 bitop3:0x78
77CC  v_bitop3_b32 v41, v41, s4, v72 bitop3:0x78
77D4  s_lshl_b32 s4, s21, 10
77D8  v_bitop3_b32 v46, v46, s4, v72 bitop3:0x78
77E0  v_bitop3_b32 v47, v47, s4, v72 bitop3:0x78
77E8  s_lshl_b32 s4, s21, 9
77EC  v_bitop3_b32 v44, v44, s4, v72 bitop3:0x78
77F4  v_bitop3_b32 v45, v45, s4, v72 bitop3:0x78
77FC  s_lshl_b32 s4, s21, 8
7800  v_bitop3_b32 v50, v50, s4, v72 bitop3:0x78
7808  v_bitop3_b32 v51, v51, s4, v72 bitop3:0x78
7810  s_lshl_b32 s4, s21, 7
7814  v_bitop3_b32 v48, v48, s4, v72 bitop3:0x78
781C  v_bitop3_b32 v49, v49, s4, v72 bitop3:0x78
7824  s_lshl_b32 s4, s21, 6
7828  v_bitop3_b32 v54, v54, s4, v72 bitop3:0x78
7830  v_bitop3_b32 v55, v55, s4, v72 bitop3:0x78
7838  s_lshl_b32 s4, s21, 5
783C  v_bitop3_b32 v52, v52, s4, v72 bitop3:0x78
7844  v_bitop3_b32 v53, v53, s4, v72 bitop3:0x78
784C  s_lshl_b32 s4, s21, 4
7850  v_bitop3_b32 v58, v58, s4, v72 bitop3:0x78
7858  v_bitop3_b32 v59, v59, s4, v72 bitop3:0x78
7860  s_lshl_b32 s4, s21, 3
7864  v_bitop3_b32 v56, v56, s4, v72 bitop3:0x78
786C  v_bitop3_b32 v57, v57, s4, v72 bitop3:0x78
7874  s_lshl_b32 s4, s21, 2
7878  v_bitop3_b32 v62, v62, s4, v72 bitop3:0x78
7880  v_bitop3_b32 v63, v63, s4, v72 bitop3:0x78
7888  s_lshl_b32 s4, s21, 1
788C  v_bitop3_b32 v60, v60, s4, v72 bitop3:0x78
7894  v_bitop3_b32 v61, v61, s4, v72 bitop3:0x78
789C  v_bitop3_b32 v64, v64, s21, v72 bitop3:0x78
78A4  v_bitop3_b32 v65, v65, s21, v72 bitop3:0x78
78AC  v_pk_add_f32 v[72:73], v[2:3], v[6:7]
78B4  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
78BC  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
78C4  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
78CC  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
78D4  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
78DC  v_pk_add_f32 v[14:15], v[12:13], v[18:19]
78E4  v_pk_add_f32 v[12:13], v[12:13], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
78EC  v_pk_add_f32 v[18:19], v[16:17], v[20:21]
78F4  v_pk_add_f32 v[16:17], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
78FC  v_pk_add_f32 v[20:21], v[22:23], v[26:27]
7904  v_pk_add_f32 v[22:23], v[22:23], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
790C  v_pk_add_f32 v[26:27], v[24:25], v[30:31]
7914  v_pk_add_f32 v[24:25], v[24:25], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
791C  v_pk_add_f32 v[30:31], v[28:29], v[34:35]
7924  v_pk_add_f32 v[28:29], v[28:29], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
792C  v_pk_add_f32 v[34:35], v[32:33], v[38:39]
7934  v_pk_add_f32 v[32:33], v[32:33], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
793C  v_pk_add_f32 v[38:39], v[36:37], v[42:43]
7944  v_pk_add_f32 v[36:37], v[36:37], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
794C  v_pk_add_f32 v[42:43], v[40:41], v[46:47]
7954  v_pk_add_f32 v[40:41], v[40:41], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
795C  v_pk_add_f32 v[46:47], v[44:45], v[50:51]
7964  v_pk_add_f32 v[44:45], v[44:45], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
796C  v_pk_add_f32 v[50:51], v[48:49], v[54:55]
7974  v_pk_add_f32 v[48:49], v[48:49], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
797C  v_pk_add_f32 v[54:55], v[52:53], v[58:59]
7984  v_pk_add_f32 v[52:53], v[52:53], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
798C  v_pk_add_f32 v[58:59], v[56:57], v[62:63]
7994  v_pk_add_f32 v[56:57], v[56:57], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
799C  v_pk_add_f32 v[62:63], v[60:61], v[64:65]
79A4  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
79AC  v_pk_add_f32 v[64:65], v[72:73], v[6:7]
79B4  v_pk_add_f32 v[6:7], v[72:73], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
79BC  v_pk_add_f32 v[72:73], v[2:3], v[4:5]
79C4  v_pk_add_f32 v[2:3], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
79CC  v_pk_add_f32 v[4:5], v[8:9], v[14:15]
79D4  v_pk_add_f32 v[8:9], v[8:9], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
79DC  v_pk_add_f32 v[14:15], v[10:11], v[12:13]
79E4  v_pk_add_f32 v[10:11], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
79EC  v_pk_add_f32 v[12:13], v[18:19], v[20:21]
79F4  v_pk_add_f32 v[18:19], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
79FC  v_pk_add_f32 v[20:21], v[16:17], v[22:23]
7A04  v_pk_add_f32 v[16:17], v[16:17], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
7A0C  v_pk_add_f32 v[22:23], v[26:27], v[30:31]
7A14  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7A1C  v_pk_add_f32 v[30:31], v[24:25], v[28:29]
7A24  v_pk_add_f32 v[24:25], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7A2C  v_pk_add_f32 v[28:29], v[34:35], v[38:39]
7A34  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
7A3C  v_pk_add_f32 v[38:39], v[32:33], v[36:37]
7A44  v_pk_add_f32 v[32:33], v[32:33], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
7A4C  v_pk_add_f32 v[36:37], v[42:43], v[46:47]
7A54  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
7A5C  v_pk_add_f32 v[46:47], v[40:41], v[44:45]
7A64  v_pk_add_f32 v[40:41], v[40:41], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
7A6C  v_pk_add_f32 v[44:45], v[50:51], v[54:55]
7A74  v_pk_add_f32 v[50:51], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
7A7C  v_pk_add_f32 v[54:55], v[48:49], v[52:53]
7A84  v_pk_add_f32 v[48:49], v[48:49], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
7A8C  v_pk_add_f32 v[52:53], v[58:59], v[62:63]
7A94  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7A9C  v_pk_add_f32 v[62:63], v[56:57], v[60:61]
7AA4  v_pk_add_f32 v[56:57], v[56:57], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
7AAC  v_pk_add_f32 v[60:61], v[64:65], v[4:5]
7AB4  v_pk_add_f32 v[4:5], v[64:65], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
7ABC  v_pk_add_f32 v[64:65], v[72:73], v[14:15]
7AC4  v_pk_add_f32 v[14:15], v[72:73], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
7ACC  v_pk_add_f32 v[72:73], v[6:7], v[8:9]
7AD4  v_pk_add_f32 v[6:7], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
7ADC  v_pk_add_f32 v[8:9], v[2:3], v[10:11]
7AE4  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
7AEC  v_pk_add_f32 v[10:11], v[12:13], v[22:23]
7AF4  v_pk_add_f32 v[12:13], v[12:13], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
7AFC  v_pk_add_f32 v[22:23], v[20:21], v[30:31]
7B04  v_pk_add_f32 v[20:21], v[20:21], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7B0C  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
7B14  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7B1C  v_pk_add_f32 v[26:27], v[16:17], v[24:25]
7B24  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7B2C  v_pk_add_f32 v[24:25], v[28:29], v[36:37]
7B34  v_pk_add_f32 v[28:29], v[28:29], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
7B3C  v_pk_add_f32 v[36:37], v[38:39], v[46:47]
7B44  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
7B4C  v_pk_add_f32 v[46:47], v[34:35], v[42:43]
7B54  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
7B5C  v_pk_add_f32 v[42:43], v[32:33], v[40:41]
7B64  v_pk_add_f32 v[32:33], v[32:33], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
7B6C  v_pk_add_f32 v[40:41], v[44:45], v[52:53]
7B74  v_pk_add_f32 v[44:45], v[44:45], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
7B7C  v_pk_add_f32 v[52:53], v[54:55], v[62:63]
7B84  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7B8C  v_pk_add_f32 v[62:63], v[50:51], v[58:59]
7B94  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
7B9C  v_pk_add_f32 v[58:59], v[48:49], v[56:57]
7BA4  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
7BAC  v_pk_add_f32 v[56:57], v[60:61], v[10:11]
7BB4  v_pk_add_f32 v[10:11], v[60:61], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
7BBC  v_pk_add_f32 v[60:61], v[64:65], v[22:23]
7BC4  s_mov_b32 s4, 0x3e800000
7BCC  v_pk_add_f32 v[22:23], v[64:65], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
7BD4  v_pk_add_f32 v[64:65], v[72:73], v[30:31]
7BDC  v_pk_add_f32 v[72:73], v[72:73], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
7BE4  v_pk_add_f32 v[30:31], v[8:9], v[26:27]
7BEC  v_pk_add_f32 v[8:9], v[8:9], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7BF4  v_pk_add_f32 v[26:27], v[4:5], v[12:13]
7BFC  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
7C04  v_pk_add_f32 v[12:13], v[14:15], v[20:21]
7C0C  v_pk_add_f32 v[14:15], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
7C14  v_pk_add_f32 v[20:21], v[6:7], v[18:19]
7C1C  v_pk_add_f32 v[6:7], v[6:7], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
7C24  v_pk_add_f32 v[18:19], v[2:3], v[16:17]
7C2C  v_pk_add_f32 v[2:3], v[2:3], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7C34  v_pk_add_f32 v[16:17], v[24:25], v[40:41]
7C3C  v_pk_add_f32 v[24:25], v[24:25], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
7C44  v_pk_add_f32 v[40:41], v[36:37], v[52:53]
7C4C  v_pk_add_f32 v[74:75], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
7C54  v_pk_add_f32 v[36:37], v[46:47], v[62:63]
7C5C  v_pk_add_f32 v[76:77], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
7C64  v_pk_add_f32 v[78:79], v[42:43], v[58:59]
7C6C  v_pk_add_f32 v[80:81], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
7C74  v_pk_mul_f32 v[42:43], v[56:57], s[4:5] op_sel_hi:[1,0]
7C7C  v_pk_mul_f32 v[46:47], v[60:61], s[4:5] op_sel_hi:[1,0]
7C84  v_pk_add_f32 v[86:87], v[38:39], v[54:55]
7C8C  v_pk_add_f32 v[88:89], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
7C94  v_pk_add_f32 v[90:91], v[34:35], v[50:51]
7C9C  v_pk_add_f32 v[92:93], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
7CA4  v_pk_mul_f32 v[50:51], v[64:65], s[4:5] op_sel_hi:[1,0]
7CAC  v_pk_mul_f32 v[54:55], v[30:31], s[4:5] op_sel_hi:[1,0]
7CB4  v_and_b32_e32 v108, 0x7fffffff, v42
7CBC  v_and_b32_e32 v107, 0x7fffffff, v46
7CC4  v_pk_mul_f32 v[58:59], v[26:27], s[4:5] op_sel_hi:[1,0]
7CCC  v_pk_mul_f32 v[60:61], v[12:13], s[4:5] op_sel_hi:[1,0]
7CD4  v_pk_mul_f32 v[34:35], v[72:73], s[4:5] op_sel_hi:[1,0]
7CDC  v_max_u32_e32 v72, v107, v108
7CE0  v_and_b32_e32 v106, 0x7fffffff, v50
7CE8  v_and_b32_e32 v104, 0x7fffffff, v54
7CF0  v_pk_mul_f32 v[62:63], v[20:21], s[4:5] op_sel_hi:[1,0]
7CF8  v_pk_mul_f32 v[64:65], v[18:19], s[4:5] op_sel_hi:[1,0]
7D00  v_max3_u32 v72, v104, v106, v72
7D08  v_and_b32_e32 v103, 0x7fffffff, v58
7D10  v_and_b32_e32 v102, 0x7fffffff, v60
7D18  v_pk_mul_f32 v[26:27], v[10:11], s[4:5] op_sel_hi:[1,0]
7D20  v_pk_mul_f32 v[30:31], v[22:23], s[4:5] op_sel_hi:[1,0]
7D28  v_max3_u32 v72, v102, v103, v72
7D30  v_and_b32_e32 v101, 0x7fffffff, v62
7D38  v_and_b32_e32 v100, 0x7fffffff, v64
7D40  v_pk_add_f32 v[96:97], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
7D48  v_pk_mul_f32 v[38:39], v[8:9], s[4:5] op_sel_hi:[1,0]
7D50  v_max3_u32 v72, v100, v101, v72
7D58  v_and_b32_e32 v99, 0x7fffffff, v26
7D60  v_and_b32_e32 v98, 0x7fffffff, v30
7D68  v_pk_add_f32 v[82:83], v[28:29], v[44:45]
7D70  v_pk_add_f32 v[84:85], v[28:29], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
7D78  v_pk_add_f32 v[94:95], v[32:33], v[48:49]
7D80  v_pk_mul_f32 v[44:45], v[4:5], s[4:5] op_sel_hi:[1,0]
7D88  v_pk_mul_f32 v[48:49], v[14:15], s[4:5] op_sel_hi:[1,0]
7D90  v_pk_mul_f32 v[56:57], v[2:3], s[4:5] op_sel_hi:[1,0]
7D98  v_pk_mul_f32 v[2:3], v[24:25], s[4:5] op_sel_hi:[1,0]
7DA0  v_pk_mul_f32 v[24:25], v[96:97], s[4:5] op_sel_hi:[1,0]
7DA8  v_max3_u32 v72, v98, v99, v72
7DB0  v_and_b32_e32 v97, 0x7fffffff, v34
7DB8  v_and_b32_e32 v96, 0x7fffffff, v38
7DC0  v_pk_mul_f32 v[52:53], v[6:7], s[4:5] op_sel_hi:[1,0]
7DC8  v_pk_mul_f32 v[14:15], v[40:41], s[4:5] op_sel_hi:[1,0]
7DD0  v_pk_mul_f32 v[40:41], v[94:95], s[4:5] op_sel_hi:[1,0]
7DD8  v_max3_u32 v72, v96, v97, v72
7DE0  v_and_b32_e32 v95, 0x7fffffff, v44
7DE8  v_and_b32_e32 v94, 0x7fffffff, v48
7DF0  v_pk_mul_f32 v[10:11], v[16:17], s[4:5] op_sel_hi:[1,0]
7DF8  v_pk_mul_f32 v[20:21], v[92:93], s[4:5] op_sel_hi:[1,0]
7E00  v_max3_u32 v72, v94, v95, v72
7E08  v_and_b32_e32 v93, 0x7fffffff, v52
7E10  v_and_b32_e32 v92, 0x7fffffff, v56
7E18  v_pk_mul_f32 v[18:19], v[36:37], s[4:5] op_sel_hi:[1,0]
7E20  v_pk_mul_f32 v[22:23], v[78:79], s[4:5] op_sel_hi:[1,0]
7E28  v_pk_mul_f32 v[36:37], v[90:91], s[4:5] op_sel_hi:[1,0]
7E30  v_max3_u32 v72, v92, v93, v72
7E38  v_and_b32_e32 v91, 0x7fffffff, v10
7E40  v_and_b32_e32 v90, 0x7fffffff, v14
7E48  v_pk_mul_f32 v[28:29], v[82:83], s[4:5] op_sel_hi:[1,0]
7E50  v_pk_mul_f32 v[32:33], v[86:87], s[4:5] op_sel_hi:[1,0]
7E58  v_pk_mul_f32 v[16:17], v[88:89], s[4:5] op_sel_hi:[1,0]
7E60  v_max3_u32 v72, v90, v91, v72
7E68  v_and_b32_e32 v89, 0x7fffffff, v18
7E70  v_and_b32_e32 v88, 0x7fffffff, v22
7E78  v_max3_u32 v72, v88, v89, v72
7E80  v_and_b32_e32 v87, 0x7fffffff, v28
7E88  v_and_b32_e32 v86, 0x7fffffff, v32
7E90  v_pk_mul_f32 v[4:5], v[74:75], s[4:5] op_sel_hi:[1,0]
7E98  v_pk_mul_f32 v[12:13], v[84:85], s[4:5] op_sel_hi:[1,0]
7EA0  v_max3_u32 v72, v86, v87, v72
7EA8  v_and_b32_e32 v85, 0x7fffffff, v36
7EB0  v_and_b32_e32 v84, 0x7fffffff, v40
7EB8  v_pk_mul_f32 v[6:7], v[76:77], s[4:5] op_sel_hi:[1,0]
7EC0  v_pk_mul_f32 v[8:9], v[80:81], s[4:5] op_sel_hi:[1,0]
7EC8  v_max3_u32 v72, v84, v85, v72
7ED0  v_and_b32_e32 v83, 0x7fffffff, v2
7ED8  v_and_b32_e32 v82, 0x7fffffff, v4
7EE0  v_max3_u32 v72, v82, v83, v72
7EE8  v_and_b32_e32 v81, 0x7fffffff, v6
7EF0  v_and_b32_e32 v80, 0x7fffffff, v8
7EF8  v_max3_u32 v72, v80, v81, v72
7F00  v_and_b32_e32 v79, 0x7fffffff, v12
7F08  v_and_b32_e32 v78, 0x7fffffff, v16
7F10  v_max3_u32 v72, v78, v79, v72
7F18  v_and_b32_e32 v77, 0x7fffffff, v20
7F20  v_and_b32_e32 v76, 0x7fffffff, v24
7F28  v_max3_u32 v105, v76, v77, v72
7F30  s_mov_b32 s4, 0x7f7fffff
7F38  v_cmp_lt_u32_e32 vcc, s4, v105
7F3C  v_mov_b32_e32 v72, 0
7F40  v_mov_b32_e32 v73, 0
7F44  v_mov_b32_e32 v74, 0
7F48  v_mov_b32_e32 v75, 0
7F4C  s_and_saveexec_b64 s[4:5], vcc
7F50  s_cbranch_execz 585
7F54  v_sub_u32_e32 v74, 0x7f800000, v108
7F5C  v_sub_u32_e32 v72, 0x7f7fffff, v108
7F64  v_lshrrev_b32_e32 v74, 31, v74
7F68  v_add_u32_e32 v75, -1, v74
7F6C  v_lshrrev_b32_e32 v73, 31, v72
7F70  v_and_b32_e32 v105, 0x80000000, v75
7F78  v_add_u32_e32 v73, -1, v73
7F7C  v_bitop3_b32 v42, v105, v42, v73 bitop3:0xc8
7F84  v_and_b32_e32 v73, v75, v108
7F88  v_sub_u32_e32 v108, 0x7f800000, v107
7F90  v_sub_u32_e32 v75, 0x7f7fffff, v107
7F98  v_ashrrev_i32_e32 v72, 31, v72
7F9C  v_lshrrev_b32_e32 v108, 31, v108
7FA0  v_and_b32_e32 v72, 7, v72
7FA4  v_lshrrev_b32_e32 v105, 31, v75
7FA8  v_add_u32_e32 v109, -1, v108
7FAC  v_ashrrev_i32_e32 v75, 31, v75
7FB0  s_movk_i32 s6, 0x70
7FB4  v_and_or_b32 v72, v75, s6, v72
7FBC  v_and_b32_e32 v75, v109, v107
7FC0  v_sub_u32_e32 v107, 0x7f800000, v106
7FC8  v_max_u32_e32 v73, v75, v73
7FCC  v_sub_u32_e32 v75, 0x7f7fffff, v106
7FD4  v_and_b32_e32 v110, 0x80000000, v109
7FDC  v_add_u32_e32 v105, -1, v105
7FE0  v_lshrrev_b32_e32 v107, 31, v107
7FE4  v_bitop3_b32 v46, v110, v46, v105 bitop3:0xc8
7FEC  v_add_u32_e32 v74, v108, v74
7FF0  v_lshrrev_b32_e32 v105, 31, v75
7FF4  v_add_u32_e32 v108, -1, v107
7FF8  v_ashrrev_i32_e32 v75, 31, v75
7FFC  s_movk_i32 s7, 0x700
8000  v_and_b32_e32 v109, 0x80000000, v108
8008  v_add_u32_e32 v105, -1, v105
800C  v_and_or_b32 v72, v75, s7, v72
8014  v_and_b32_e32 v75, v108, v106
8018  v_sub_u32_e32 v108, 0x7f800000, v104
8020  v_bitop3_b32 v50, v109, v50, v105 bitop3:0xc8
8028  v_sub_u32_e32 v105, 0x7f7fffff, v104
8030  s_movk_i32 s12, 0x7000
8034  v_lshrrev_b32_e32 v108, 31, v108
8038  v_lshrrev_b32_e32 v106, 31, v105
803C  v_add_u32_e32 v109, -1, v108
8040  v_ashrrev_i32_e32 v105, 31, v105
8044  v_and_or_b32 v72, v105, s12, v72
804C  v_and_b32_e32 v104, v109, v104
8050  v_sub_u32_e32 v105, 0x7f800000, v103
8058  v_max3_u32 v73, v104, v75, v73
8060  v_sub_u32_e32 v75, 0x7f7fffff, v103
8068  v_and_b32_e32 v110, 0x80000000, v109
8070  v_add_u32_e32 v106, -1, v106
8074  v_lshrrev_b32_e32 v105, 31, v105
8078  v_bitop3_b32 v54, v110, v54, v106 bitop3:0xc8
8080  v_lshrrev_b32_e32 v104, 31, v75
8084  v_add_u32_e32 v106, -1, v105
8088  v_ashrrev_i32_e32 v75, 31, v75
808C  s_mov_b32 s13, 0x70000
8094  v_add3_u32 v74, v107, v74, v108
809C  v_and_b32_e32 v107, 0x80000000, v106
80A4  v_and_or_b32 v72, v75, s13, v72
80AC  v_and_b32_e32 v75, v106, v103
80B0  v_sub_u32_e32 v106, 0x7f800000, v102
80B8  v_sub_u32_e32 v103, 0x7f7fffff, v102
80C0  v_add_u32_e32 v104, -1, v104
80C4  v_lshrrev_b32_e32 v106, 31, v106
80C8  v_bitop3_b32 v58, v107, v58, v104 bitop3:0xc8
80D0  v_lshrrev_b32_e32 v104, 31, v103
80D4  v_add_u32_e32 v107, -1, v106
80D8  v_ashrrev_i32_e32 v103, 31, v103
80DC  s_mov_b32 s20, 0x700000
80E4  v_and_or_b32 v72, v103, s20, v72
80EC  v_and_b32_e32 v102, v107, v102
80F0  v_sub_u32_e32 v103, 0x7f800000, v101
80F8  v_max3_u32 v73, v102, v75, v73
8100  v_sub_u32_e32 v75, 0x7f7fffff, v101
8108  v_and_b32_e32 v108, 0x80000000, v107
8110  v_add_u32_e32 v104, -1, v104
8114  v_lshrrev_b32_e32 v103, 31, v103
8118  v_bitop3_b32 v60, v108, v60, v104 bitop3:0xc8
8120  v_lshrrev_b32_e32 v102, 31, v75
8124  v_add_u32_e32 v104, -1, v103
8128  v_ashrrev_i32_e32 v75, 31, v75
812C  s_mov_b32 s21, 0x7000000
8134  v_add3_u32 v74, v105, v74, v106
813C  v_and_b32_e32 v105, 0x80000000, v104
8144  v_and_or_b32 v72, v75, s21, v72
814C  v_and_b32_e32 v75, v104, v101
8150  v_sub_u32_e32 v101, 0x7f7fffff, v100
8158  v_sub_u32_e32 v104, 0x7f800000, v100
8160  v_add_u32_e32 v102, -1, v102
8164  v_bitop3_b32 v62, v105, v62, v102 bitop3:0xc8
816C  v_lshrrev_b32_e32 v102, 31, v101
8170  v_lshrrev_b32_e32 v104, 31, v104
8174  v_ashrrev_i32_e32 v101, 31, v101
8178  s_brev_b32 s22, 14
817C  v_add_u32_e32 v105, -1, v104
8180  v_and_or_b32 v72, v101, s22, v72
8188  v_sub_u32_e32 v101, 0x7f800000, v99
8190  v_and_b32_e32 v100, v105, v100
8194  v_and_b32_e32 v106, 0x80000000, v105
819C  v_add_u32_e32 v102, -1, v102
81A0  v_max3_u32 v73, v100, v75, v73
81A8  v_sub_u32_e32 v75, 0x7f7fffff, v99
81B0  v_lshrrev_b32_e32 v101, 31, v101
81B4  v_bitop3_b32 v64, v106, v64, v102 bitop3:0xc8
81BC  v_add_u32_e32 v102, -1, v101
81C0  v_lshrrev_b32_e32 v100, 31, v75
81C4  v_add3_u32 v74, v103, v74, v104
81CC  v_and_b32_e32 v103, 0x80000000, v102
81D4  v_add_u32_e32 v100, -1, v100
81D8  v_bitop3_b32 v26, v103, v26, v100 bitop3:0xc8
81E0  v_sub_u32_e32 v103, 0x7f800000, v98
81E8  v_sub_u32_e32 v100, 0x7f7fffff, v98
81F0  v_ashrrev_i32_e32 v75, 31, v75
81F4  v_lshrrev_b32_e32 v103, 31, v103
81F8  v_and_b32_e32 v75, 7, v75
81FC  v_and_b32_e32 v99, v102, v99
8200  v_lshrrev_b32_e32 v102, 31, v100
8204  v_add_u32_e32 v104, -1, v103
8208  v_ashrrev_i32_e32 v100, 31, v100
820C  v_and_or_b32 v75, v100, s6, v75
8214  v_and_b32_e32 v98, v104, v98
8218  v_sub_u32_e32 v100, 0x7f800000, v97
8220  v_max3_u32 v73, v98, v99, v73
8228  v_sub_u32_e32 v98, 0x7f7fffff, v97
8230  v_and_b32_e32 v105, 0x80000000, v104
8238  v_lshrrev_b32_e32 v100, 31, v100
823C  v_add_u32_e32 v102, -1, v102
8240  v_add3_u32 v74, v101, v74, v103
8248  v_lshrrev_b32_e32 v99, 31, v98
824C  v_add_u32_e32 v101, -1, v100
8250  v_ashrrev_i32_e32 v98, 31, v98
8254  v_bitop3_b32 v30, v105, v30, v102 bitop3:0xc8
825C  v_and_b32_e32 v102, 0x80000000, v101
8264  v_and_or_b32 v75, v98, s7, v75
826C  v_and_b32_e32 v97, v101, v97
8270  v_sub_u32_e32 v98, 0x7f7fffff, v96
8278  v_sub_u32_e32 v101, 0x7f800000, v96
8280  v_add_u32_e32 v99, -1, v99
8284  v_bitop3_b32 v34, v102, v34, v99 bitop3:0xc8
828C  v_lshrrev_b32_e32 v99, 31, v98
8290  v_lshrrev_b32_e32 v101, 31, v101
8294  v_ashrrev_i32_e32 v98, 31, v98
8298  v_add_u32_e32 v102, -1, v101
829C  v_and_or_b32 v75, v98, s12, v75
82A4  v_sub_u32_e32 v98, 0x7f800000, v95
82AC  v_and_b32_e32 v96, v102, v96
82B0  v_and_b32_e32 v103, 0x80000000, v102
82B8  v_add_u32_e32 v99, -1, v99
82BC  v_max3_u32 v73, v96, v97, v73
82C4  v_sub_u32_e32 v96, 0x7f7fffff, v95
82CC  v_lshrrev_b32_e32 v98, 31, v98
82D0  v_bitop3_b32 v38, v103, v38, v99 bitop3:0xc8
82D8  v_add_u32_e32 v99, -1, v98
82DC  v_add3_u32 v74, v100, v74, v101
82E4  v_lshrrev_b32_e32 v97, 31, v96
82E8  v_and_b32_e32 v100, 0x80000000, v99
82F0  v_ashrrev_i32_e32 v96, 31, v96
82F4  v_and_b32_e32 v95, v99, v95
82F8  v_sub_u32_e32 v99, 0x7f800000, v94
8300  v_and_or_b32 v75, v96, s13, v75
8308  v_sub_u32_e32 v96, 0x7f7fffff, v94
8310  v_add_u32_e32 v97, -1, v97
8314  v_lshrrev_b32_e32 v99, 31, v99
8318  v_bitop3_b32 v44, v100, v44, v97 bitop3:0xc8
8320  v_lshrrev_b32_e32 v97, 31, v96
8324  v_add_u32_e32 v100, -1, v99
8328  v_ashrrev_i32_e32 v96, 31, v96
832C  v_and_or_b32 v75, v96, s20, v75
8334  v_and_b32_e32 v94, v100, v94
8338  v_sub_u32_e32 v96, 0x7f800000, v93
8340  v_max3_u32 v94, v94, v95, v73
8348  v_sub_u32_e32 v73, 0x7f7fffff, v93
8350  v_and_b32_e32 v101, 0x80000000, v100
8358  v_add_u32_e32 v97, -1, v97
835C  v_lshrrev_b32_e32 v96, 31, v96
8360  v_bitop3_b32 v48, v101, v48, v97 bitop3:0xc8
8368  v_lshrrev_b32_e32 v95, 31, v73
836C  v_add_u32_e32 v97, -1, v96
8370  v_ashrrev_i32_e32 v73, 31, v73
8374  v_add3_u32 v74, v98, v74, v99
837C  v_and_b32_e32 v98, 0x80000000, v97
8384  v_and_or_b32 v73, v73, s21, v75
838C  v_and_b32_e32 v75, v97, v93
8390  v_sub_u32_e32 v97, 0x7f800000, v92
8398  v_add_u32_e32 v95, -1, v95
839C  v_lshrrev_b32_e32 v97, 31, v97
83A0  v_bitop3_b32 v52, v98, v52, v95 bitop3:0xc8
83A8  v_add_u32_e32 v98, -1, v97
83AC  v_sub_u32_e32 v93, 0x7f7fffff, v92
83B4  v_and_b32_e32 v92, v98, v92
83B8  v_max3_u32 v75, v92, v75, v94
83C0  v_sub_u32_e32 v94, 0x7f800000, v91
83C8  v_and_b32_e32 v99, 0x80000000, v98
83D0  v_lshrrev_b32_e32 v95, 31, v93
83D4  v_add_u32_e32 v95, -1, v95
83D8  v_ashrrev_i32_e32 v93, 31, v93
83DC  v_sub_u32_e32 v92, 0x7f7fffff, v91
83E4  v_lshrrev_b32_e32 v94, 31, v94
83E8  v_bitop3_b32 v56, v99, v56, v95 bitop3:0xc8
83F0  v_and_or_b32 v73, v93, s22, v73
83F8  v_add_u32_e32 v95, -1, v94
83FC  v_lshrrev_b32_e32 v93, 31, v92
8400  v_add3_u32 v74, v96, v74, v97
8408  v_and_b32_e32 v96, 0x80000000, v95
8410  v_add_u32_e32 v93, -1, v93
8414  v_bitop3_b32 v10, v96, v10, v93 bitop3:0xc8
841C  v_sub_u32_e32 v93, 0x7f7fffff, v90
8424  v_sub_u32_e32 v96, 0x7f800000, v90
842C  v_ashrrev_i32_e32 v92, 31, v92
8430  v_and_b32_e32 v92, 7, v92
8434  v_and_b32_e32 v91, v95, v91
8438  v_lshrrev_b32_e32 v95, 31, v93
843C  v_lshrrev_b32_e32 v96, 31, v96
8440  v_ashrrev_i32_e32 v93, 31, v93
8444  v_add_u32_e32 v97, -1, v96
8448  v_and_or_b32 v92, v93, s6, v92
8450  v_sub_u32_e32 v93, 0x7f800000, v89
8458  v_and_b32_e32 v90, v97, v90
845C  v_max3_u32 v75, v90, v91, v75
8464  v_sub_u32_e32 v90, 0x7f7fffff, v89
846C  v_lshrrev_b32_e32 v93, 31, v93
8470  v_and_b32_e32 v98, 0x80000000, v97
8478  v_add_u32_e32 v95, -1, v95
847C  v_add3_u32 v74, v94, v74, v96
8484  v_add_u32_e32 v94, -1, v93
8488  v_lshrrev_b32_e32 v91, 31, v90
848C  v_bitop3_b32 v14, v98, v14, v95 bitop3:0xc8
8494  v_and_b32_e32 v95, 0x80000000, v94
849C  v_add_u32_e32 v91, -1, v91
84A0  v_bitop3_b32 v18, v95, v18, v91 bitop3:0xc8
84A8  v_and_b32_e32 v89, v94, v89
84AC  v_sub_u32_e32 v91, 0x7f7fffff, v88
84B4  v_sub_u32_e32 v94, 0x7f800000, v88
84BC  v_ashrrev_i32_e32 v90, 31, v90
84C0  v_and_or_b32 v90, v90, s7, v92
84C8  v_lshrrev_b32_e32 v92, 31, v91
84CC  v_lshrrev_b32_e32 v94, 31, v94
84D0  v_ashrrev_i32_e32 v91, 31, v91
84D4  v_add_u32_e32 v95, -1, v94
84D8  v_and_or_b32 v90, v91, s12, v90
84E0  v_sub_u32_e32 v91, 0x7f800000, v87
84E8  v_and_b32_e32 v88, v95, v88
84EC  v_and_b32_e32 v96, 0x80000000, v95
84F4  v_add_u32_e32 v92, -1, v92
84F8  v_max3_u32 v75, v88, v89, v75
8500  v_sub_u32_e32 v88, 0x7f7fffff, v87
8508  v_lshrrev_b32_e32 v91, 31, v91
850C  v_bitop3_b32 v22, v96, v22, v92 bitop3:0xc8
8514  v_add_u32_e32 v92, -1, v91
8518  v_lshrrev_b32_e32 v89, 31, v88
851C  v_add3_u32 v74, v93, v74, v94
8524  v_and_b32_e32 v93, 0x80000000, v92
852C  v_add_u32_e32 v89, -1, v89
8530  v_and_b32_e32 v87, v92, v87
8534  v_sub_u32_e32 v92, 0x7f800000, v86
853C  v_bitop3_b32 v28, v93, v28, v89 bitop3:0xc8
8544  v_sub_u32_e32 v89, 0x7f7fffff, v86
854C  v_ashrrev_i32_e32 v88, 31, v88
8550  v_lshrrev_b32_e32 v92, 31, v92
8554  v_and_or_b32 v88, v88, s13, v90
855C  v_lshrrev_b32_e32 v90, 31, v89
8560  v_add_u32_e32 v93, -1, v92
8564  v_ashrrev_i32_e32 v89, 31, v89
8568  v_and_or_b32 v88, v89, s20, v88
8570  v_add3_u32 v89, v91, v74, v92
8578  v_and_b32_e32 v74, v93, v86
857C  v_max3_u32 v75, v74, v87, v75
8584  v_sub_u32_e32 v87, 0x7f800000, v85
858C  v_and_b32_e32 v94, 0x80000000, v93
8594  v_add_u32_e32 v90, -1, v90
8598  v_sub_u32_e32 v74, 0x7f7fffff, v85
85A0  v_lshrrev_b32_e32 v87, 31, v87
85A4  v_bitop3_b32 v32, v94, v32, v90 bitop3:0xc8
85AC  v_add_u32_e32 v90, -1, v87
85B0  v_lshrrev_b32_e32 v86, 31, v74
85B4  v_and_b32_e32 v91, 0x80000000, v90
85BC  v_add_u32_e32 v86, -1, v86
85C0  v_bitop3_b32 v36, v91, v36, v86 bitop3:0xc8
85C8  v_and_b32_e32 v85, v90, v85
85CC  v_sub_u32_e32 v86, 0x7f7fffff, v84
85D4  v_sub_u32_e32 v90, 0x7f800000, v84
85DC  v_ashrrev_i32_e32 v74, 31, v74
85E0  v_and_or_b32 v74, v74, s21, v88
85E8  v_lshrrev_b32_e32 v88, 31, v86
85EC  v_lshrrev_b32_e32 v90, 31, v90
85F0  v_ashrrev_i32_e32 v86, 31, v86
85F4  v_add_u32_e32 v91, -1, v90
85F8  v_and_or_b32 v74, v86, s22, v74
8600  v_add3_u32 v86, v87, v89, v90
8608  v_sub_u32_e32 v87, 0x7f800000, v83
8610  v_and_b32_e32 v84, v91, v84
8614  v_and_b32_e32 v92, 0x80000000, v91
861C  v_add_u32_e32 v88, -1, v88
8620  v_max3_u32 v75, v84, v85, v75
8628  v_sub_u32_e32 v84, 0x7f7fffff, v83
8630  v_lshrrev_b32_e32 v87, 31, v87
8634  v_bitop3_b32 v40, v92, v40, v88 bitop3:0xc8
863C  v_add_u32_e32 v88, -1, v87
8640  v_lshrrev_b32_e32 v85, 31, v84
8644  v_and_b32_e32 v89, 0x80000000, v88
864C  v_add_u32_e32 v85, -1, v85
8650  v_bitop3_b32 v2, v89, v2, v85 bitop3:0xc8
8658  v_sub_u32_e32 v85, 0x7f7fffff, v82
8660  v_sub_u32_e32 v89, 0x7f800000, v82
8668  v_ashrrev_i32_e32 v84, 31, v84
866C  v_and_b32_e32 v84, 7, v84
8670  v_and_b32_e32 v83, v88, v83
8674  v_lshrrev_b32_e32 v88, 31, v85
8678  v_lshrrev_b32_e32 v89, 31, v89
867C  v_ashrrev_i32_e32 v85, 31, v85
8680  v_and_or_b32 v84, v85, s6, v84
8688  v_add3_u32 v85, v87, v86, v89
8690  v_sub_u32_e32 v86, 0x7f800000, v81
8698  v_add_u32_e32 v90, -1, v89
869C  v_and_b32_e32 v82, v90, v82
86A0  v_lshrrev_b32_e32 v86, 31, v86
86A4  v_and_b32_e32 v91, 0x80000000, v90
86AC  v_add_u32_e32 v88, -1, v88
86B0  v_max3_u32 v75, v82, v83, v75
86B8  v_sub_u32_e32 v82, 0x7f7fffff, v81
86C0  v_add_u32_e32 v87, -1, v86
86C4  v_bitop3_b32 v4, v91, v4, v88 bitop3:0xc8
86CC  v_and_b32_e32 v88, 0x80000000, v87
86D4  v_lshrrev_b32_e32 v83, 31, v82
86D8  v_and_b32_e32 v81, v87, v81
86DC  v_sub_u32_e32 v87, 0x7f800000, v80
86E4  v_add_u32_e32 v83, -1, v83
86E8  v_bitop3_b32 v6, v88, v6, v83 bitop3:0xc8
86F0  v_ashrrev_i32_e32 v82, 31, v82
86F4  v_sub_u32_e32 v83, 0x7f7fffff, v80
86FC  v_lshrrev_b32_e32 v87, 31, v87
8700  v_and_or_b32 v82, v82, s7, v84
8708  v_add_u32_e32 v88, -1, v87
870C  v_lshrrev_b32_e32 v84, 31, v83
8710  v_and_b32_e32 v89, 0x80000000, v88
8718  v_add_u32_e32 v84, -1, v84
871C  v_bitop3_b32 v8, v89, v8, v84 bitop3:0xc8
8724  v_sub_u32_e32 v84, 0x7f800000, v79
872C  v_ashrrev_i32_e32 v83, 31, v83
8730  v_and_b32_e32 v80, v88, v80
8734  v_lshrrev_b32_e32 v84, 31, v84
8738  v_and_or_b32 v82, v83, s12, v82
8740  v_add3_u32 v83, v86, v85, v87
8748  v_max3_u32 v75, v80, v81, v75
8750  v_sub_u32_e32 v80, 0x7f7fffff, v79
8758  v_add_u32_e32 v85, -1, v84
875C  v_and_b32_e32 v86, 0x80000000, v85
8764  v_lshrrev_b32_e32 v81, 31, v80
8768  v_and_b32_e32 v79, v85, v79
876C  v_sub_u32_e32 v85, 0x7f800000, v78
8774  v_add_u32_e32 v81, -1, v81
8778  v_bitop3_b32 v12, v86, v12, v81 bitop3:0xc8
8780  v_ashrrev_i32_e32 v80, 31, v80
8784  v_sub_u32_e32 v81, 0x7f7fffff, v78
878C  v_lshrrev_b32_e32 v85, 31, v85
8790  v_and_or_b32 v80, v80, s13, v82
8798  v_add_u32_e32 v86, -1, v85
879C  v_lshrrev_b32_e32 v82, 31, v81
87A0  v_and_b32_e32 v87, 0x80000000, v86
87A8  v_add_u32_e32 v82, -1, v82
87AC  v_bitop3_b32 v16, v87, v16, v82 bitop3:0xc8
87B4  v_sub_u32_e32 v82, 0x7f800000, v77
87BC  v_and_b32_e32 v78, v86, v78
87C0  v_ashrrev_i32_e32 v81, 31, v81
87C4  v_max3_u32 v78, v78, v79, v75
87CC  v_sub_u32_e32 v75, 0x7f7fffff, v77
87D4  v_lshrrev_b32_e32 v82, 31, v82
87D8  v_and_or_b32 v80, v81, s20, v80
87E0  v_add3_u32 v81, v84, v83, v85
87E8  v_add_u32_e32 v83, -1, v82
87EC  v_lshrrev_b32_e32 v79, 31, v75
87F0  v_and_b32_e32 v84, 0x80000000, v83
87F8  v_add_u32_e32 v79, -1, v79
87FC  v_and_b32_e32 v77, v83, v77
8800  v_sub_u32_e32 v83, 0x7f800000, v76
8808  v_bitop3_b32 v20, v84, v20, v79 bitop3:0xc8
8810  v_sub_u32_e32 v79, 0x7f7fffff, v76
8818  v_ashrrev_i32_e32 v75, 31, v75
881C  v_lshrrev_b32_e32 v83, 31, v83
8820  v_and_or_b32 v75, v75, s21, v80
8828  v_lshrrev_b32_e32 v80, 31, v79
882C  v_add_u32_e32 v84, -1, v83
8830  v_ashrrev_i32_e32 v79, 31, v79
8834  v_and_or_b32 v75, v79, s22, v75
883C  v_add3_u32 v79, v82, v81, v83
8844  v_and_b32_e32 v76, v84, v76
8848  v_and_b32_e32 v85, 0x80000000, v84
8850  v_add_u32_e32 v80, -1, v80
8854  v_max3_u32 v76, v76, v77, v78
885C  v_mov_b32_e32 v77, 0x7f800000
8864  v_cmp_ne_u32_e32 vcc, 32, v79
8868  v_bitop3_b32 v24, v85, v24, v80 bitop3:0xc8
8870  s_nop 0
8874  v_cndmask_b32_e32 v105, v77, v76, vcc
8878  s_or_b64 exec, exec, s[4:5]
887C  v_cmp_ne_u32_e32 vcc, 0, v105
8880  v_mov_b32_e32 v76, 0x7f
8888  s_and_saveexec_b64 s[4:5], vcc
888C  s_cbranch_execz 15
8890  v_add_u32_e32 v76, s8, v105
8894  s_mov_b32 s6, 0x17fffff
889C  v_lshrrev_b32_e32 v77, 23, v76
88A0  v_add_u32_e32 v77, -2, v77
88A4  v_cmp_lt_u32_e32 vcc, s6, v76
88A8  s_mov_b32 s6, 0x7f800000
88B0  s_nop 0
88B4  v_cndmask_b32_e32 v76, 0, v77, vcc
88B8  v_cmp_eq_u32_e32 vcc, s6, v105
88BC  v_mov_b32_e32 v77, 0xfe
88C4  s_and_b64 vcc, s[18:19], vcc
88C8  v_cndmask_b32_e32 v76, v76, v77, vcc
88CC  s_or_b64 exec, exec, s[4:5]
88D0  v_cmp_eq_u32_e32 vcc, 0, v76
88D4  s_cbranch_vccz 37
88D8  s_nop 0
88DC  v_cndmask_b32_e64 v77, 1.0, 2.0, vcc
88E4  v_mul_f32_e32 v42, v77, v42
88E8  v_mul_f32_e32 v46, v77, v46
88EC  v_mul_f32_e32 v50, v77, v50
88F0  v_mul_f32_e32 v54, v77, v54
88F4  v_mul_f32_e32 v58, v77, v58
88F8  v_mul_f32_e32 v60, v77, v60
88FC  v_mul_f32_e32 v62, v77, v62
8900  v_mul_f32_e32 v64, v77, v64
8904  v_mul_f32_e32 v26, v77, v26
8908  v_mul_f32_e32 v30, v77, v30
890C  v_mul_f32_e32 v34, v77, v34
8910  v_mul_f32_e32 v38, v77, v38
8914  v_mul_f32_e32 v44, v77, v44
8918  v_mul_f32_e32 v48, v77, v48
891C  v_mul_f32_e32 v52, v77, v52
8920  v_mul_f32_e32 v56, v77, v56
8924  v_mul_f32_e32 v10, v77, v10
8928  v_mul_f32_e32 v14, v77, v14
892C  v_mul_f32_e32 v18, v77, v18
8930  v_mul_f32_e32 v22, v77, v22
8934  v_mul_f32_e32 v28, v77, v28
8938  v_mul_f32_e32 v32, v77, v32
893C  v_mul_f32_e32 v36, v77, v36
8940  v_mul_f32_e32 v40, v77, v40
8944  v_mul_f32_e32 v2, v77, v2
8948  v_mul_f32_e32 v4, v77, v4
894C  v_mul_f32_e32 v6, v77, v6
8950  v_mul_f32_e32 v8, v77, v8
8954  v_mul_f32_e32 v12, v77, v12
8958  v_mul_f32_e32 v16, v77, v16
895C  v_mul_f32_e32 v20, v77, v20
8960  v_mul_f32_e32 v24, v77, v24
8964  v_max_u32_e32 v77, 1, v76
8968  s_branch 1
896C  v_mov_b32_e32 v77, v76
8970  v_mov_b32_e32 v78, 0
8974  v_mov_b32_e32 v79, 0
8978  v_lshlrev_b32_e32 v81, 23, v77
897C  v_cvt_scalef32_pk_fp4_f32 v78, v42, v46, v81
8984  v_cvt_scalef32_pk_fp4_f32 v79, v58, v60, v81 op_sel:[0,0,0,1]
898C  v_cvt_scalef32_pk_fp4_f32 v78, v50, v54, v81 op_sel:[0,0,1,0]
8994  v_cvt_scalef32_pk_fp4_f32 v79, v62, v64, v81 op_sel:[0,0,1,1]
899C  s_nop 0
89A0  v_mov_b32_e32 v42, 0
89A4  v_mov_b32_e32 v46, 0
89A8  v_cvt_scalef32_pk_fp4_f32 v42, v26, v30, v81
89B0  v_cvt_scalef32_pk_fp4_f32 v46, v44, v48, v81 op_sel:[0,0,0,1]
89B8  v_cvt_scalef32_pk_fp4_f32 v42, v34, v38, v81 op_sel:[0,0,1,0]
89C0  v_cvt_scalef32_pk_fp4_f32 v46, v52, v56, v81 op_sel:[0,0,1,1]
89C8  s_nop 0
89CC  v_mov_b32_e32 v26, 0
89D0  v_mov_b32_e32 v30, 0
89D4  v_mov_b32_e32 v77, 0
89D8  v_cvt_scalef32_pk_fp4_f32 v26, v10, v14, v81
89E0  v_cvt_scalef32_pk_fp4_f32 v30, v28, v32, v81 op_sel:[0,0,0,1]
89E8  v_cvt_scalef32_pk_fp4_f32 v26, v18, v22, v81 op_sel:[0,0,1,0]
89F0  v_cvt_scalef32_pk_fp4_f32 v30, v36, v40, v81 op_sel:[0,0,1,1]
89F8  s_nop 0
89FC  v_mov_b32_e32 v10, 0
8A00  v_and_b32_e32 v89, 0x7fffffff, v43
8A08  v_and_b32_e32 v88, 0x7fffffff, v47
8A10  v_cvt_scalef32_pk_fp4_f32 v77, v2, v4, v81
8A18  v_cvt_scalef32_pk_fp4_f32 v10, v12, v16, v81 op_sel:[0,0,0,1]
8A20  v_cvt_scalef32_pk_fp4_f32 v77, v6, v8, v81 op_sel:[0,0,1,0]
8A28  v_cvt_scalef32_pk_fp4_f32 v10, v20, v24, v81 op_sel:[0,0,1,1]
8A30  s_nop 0
8A34  v_max_u32_e32 v2, v88, v89
8A38  v_and_b32_e32 v87, 0x7fffffff, v51
8A40  v_and_b32_e32 v85, 0x7fffffff, v55
8A48  v_max3_u32 v2, v85, v87, v2
8A50  v_and_b32_e32 v84, 0x7fffffff, v59
8A58  v_and_b32_e32 v83, 0x7fffffff, v61
8A60  v_max3_u32 v2, v83, v84, v2
8A68  v_and_b32_e32 v82, 0x7fffffff, v63
8A70  v_and_b32_e32 v81, 0x7fffffff, v65
8A78  v_max3_u32 v2, v81, v82, v2
8A80  v_and_b32_e32 v64, 0x7fffffff, v27
8A88  v_and_b32_e32 v62, 0x7fffffff, v31
8A90  v_max3_u32 v2, v62, v64, v2
8A98  v_and_b32_e32 v60, 0x7fffffff, v35
8AA0  v_and_b32_e32 v58, 0x7fffffff, v39
8AA8  v_max3_u32 v2, v58, v60, v2
8AB0  v_and_b32_e32 v56, 0x7fffffff, v45
8AB8  v_and_b32_e32 v54, 0x7fffffff, v49
8AC0  v_max3_u32 v2, v54, v56, v2
8AC8  v_and_b32_e32 v50, 0x7fffffff, v53
8AD0  v_and_b32_e32 v48, 0x7fffffff, v57
8AD8  v_max3_u32 v2, v48, v50, v2
8AE0  v_and_b32_e32 v44, 0x7fffffff, v11
8AE8  v_and_b32_e32 v40, 0x7fffffff, v15
8AF0  v_max3_u32 v2, v40, v44, v2
8AF8  v_and_b32_e32 v38, 0x7fffffff, v19
8B00  v_and_b32_e32 v36, 0x7fffffff, v23
8B08  v_max3_u32 v2, v36, v38, v2
8B10  v_and_b32_e32 v34, 0x7fffffff, v29
8B18  v_and_b32_e32 v32, 0x7fffffff, v33
8B20  v_max3_u32 v2, v32, v34, v2
8B28  v_and_b32_e32 v24, 0x7fffffff, v37
8B30  v_and_b32_e32 v22, 0x7fffffff, v41
8B38  v_max3_u32 v2, v22, v24, v2
8B40  v_and_b32_e32 v20, 0x7fffffff, v3
8B48  v_and_b32_e32 v18, 0x7fffffff, v5
8B50  v_max3_u32 v2, v18, v20, v2
8B58  v_and_b32_e32 v16, 0x7fffffff, v7
8B60  v_and_b32_e32 v14, 0x7fffffff, v9
8B68  v_max3_u32 v2, v14, v16, v2
8B70  v_and_b32_e32 v12, 0x7fffffff, v13
8B78  v_and_b32_e32 v8, 0x7fffffff, v17
8B80  v_max3_u32 v6, v8, v12, v2
8B88  v_and_b32_e32 v4, 0x7fffffff, v21
8B90  v_and_b32_e32 v2, 0x7fffffff, v25
8B98  v_max3_u32 v86, v2, v4, v6
8BA0  s_mov_b32 s4, 0x7f7fffff
8BA8  v_mov_b32_e32 v80, 0
8BAC  v_cmp_lt_u32_e32 vcc, s4, v86
8BB0  v_mov_b32_e32 v6, 0
8BB4  v_mov_b32_e32 v28, 0
8BB8  v_mov_b32_e32 v52, 0
8BBC  s_and_saveexec_b64 s[4:5], vcc
8BC0  s_cbranch_execz 585
8BC4  v_sub_u32_e32 v52, 0x7f800000, v89
8BCC  v_sub_u32_e32 v6, 0x7f7fffff, v89
8BD4  v_lshrrev_b32_e32 v52, 31, v52
8BD8  v_add_u32_e32 v80, -1, v52
8BDC  v_lshrrev_b32_e32 v28, 31, v6
8BE0  v_and_b32_e32 v86, 0x80000000, v80
8BE8  v_add_u32_e32 v28, -1, v28
8BEC  v_bitop3_b32 v43, v86, v43, v28 bitop3:0xc8
8BF4  v_and_b32_e32 v28, v80, v89
8BF8  v_sub_u32_e32 v89, 0x7f800000, v88
8C00  v_sub_u32_e32 v80, 0x7f7fffff, v88
8C08  v_ashrrev_i32_e32 v6, 31, v6
8C0C  v_lshrrev_b32_e32 v89, 31, v89
8C10  v_and_b32_e32 v6, 7, v6
8C14  v_lshrrev_b32_e32 v86, 31, v80
8C18  v_add_u32_e32 v90, -1, v89
8C1C  v_ashrrev_i32_e32 v80, 31, v80
8C20  s_movk_i32 s6, 0x70
8C24  v_and_or_b32 v6, v80, s6, v6
8C2C  v_and_b32_e32 v80, v90, v88
8C30  v_sub_u32_e32 v88, 0x7f800000, v87
8C38  v_max_u32_e32 v28, v80, v28
8C3C  v_sub_u32_e32 v80, 0x7f7fffff, v87
8C44  v_and_b32_e32 v91, 0x80000000, v90
8C4C  v_add_u32_e32 v86, -1, v86
8C50  v_lshrrev_b32_e32 v88, 31, v88
8C54  v_bitop3_b32 v47, v91, v47, v86 bitop3:0xc8
8C5C  v_add_u32_e32 v52, v89, v52
8C60  v_lshrrev_b32_e32 v86, 31, v80
8C64  v_add_u32_e32 v89, -1, v88
8C68  v_ashrrev_i32_e32 v80, 31, v80
8C6C  s_movk_i32 s7, 0x700
8C70  v_and_b32_e32 v90, 0x80000000, v89
8C78  v_add_u32_e32 v86, -1, v86
8C7C  v_and_or_b32 v6, v80, s7, v6
8C84  v_and_b32_e32 v80, v89, v87
8C88  v_sub_u32_e32 v89, 0x7f800000, v85
8C90  v_bitop3_b32 v51, v90, v51, v86 bitop3:0xc8
8C98  v_sub_u32_e32 v86, 0x7f7fffff, v85
8CA0  s_movk_i32 s12, 0x7000
8CA4  v_lshrrev_b32_e32 v89, 31, v89
8CA8  v_lshrrev_b32_e32 v87, 31, v86
8CAC  v_add_u32_e32 v90, -1, v89
8CB0  v_ashrrev_i32_e32 v86, 31, v86
8CB4  v_and_or_b32 v6, v86, s12, v6
8CBC  v_and_b32_e32 v85, v90, v85
8CC0  v_sub_u32_e32 v86, 0x7f800000, v84
8CC8  v_max3_u32 v28, v85, v80, v28
8CD0  v_sub_u32_e32 v80, 0x7f7fffff, v84
8CD8  v_and_b32_e32 v91, 0x80000000, v90
8CE0  v_add_u32_e32 v87, -1, v87
8CE4  v_lshrrev_b32_e32 v86, 31, v86
8CE8  v_bitop3_b32 v55, v91, v55, v87 bitop3:0xc8
8CF0  v_lshrrev_b32_e32 v85, 31, v80
8CF4  v_add_u32_e32 v87, -1, v86
8CF8  v_ashrrev_i32_e32 v80, 31, v80
8CFC  s_mov_b32 s13, 0x70000
8D04  v_add3_u32 v52, v88, v52, v89
8D0C  v_and_b32_e32 v88, 0x80000000, v87
8D14  v_and_or_b32 v6, v80, s13, v6
8D1C  v_and_b32_e32 v80, v87, v84
8D20  v_sub_u32_e32 v84, 0x7f7fffff, v83
8D28  v_sub_u32_e32 v87, 0x7f800000, v83
8D30  v_add_u32_e32 v85, -1, v85
8D34  v_bitop3_b32 v59, v88, v59, v85 bitop3:0xc8
8D3C  v_lshrrev_b32_e32 v85, 31, v84
8D40  v_lshrrev_b32_e32 v87, 31, v87
8D44  v_ashrrev_i32_e32 v84, 31, v84
8D48  s_mov_b32 s20, 0x700000
8D50  v_add_u32_e32 v88, -1, v87
8D54  v_and_or_b32 v6, v84, s20, v6
8D5C  v_sub_u32_e32 v84, 0x7f800000, v82
8D64  v_and_b32_e32 v83, v88, v83
8D68  v_and_b32_e32 v89, 0x80000000, v88
8D70  v_add_u32_e32 v85, -1, v85
8D74  v_max3_u32 v28, v83, v80, v28
8D7C  v_sub_u32_e32 v80, 0x7f7fffff, v82
8D84  v_lshrrev_b32_e32 v84, 31, v84
8D88  v_bitop3_b32 v61, v89, v61, v85 bitop3:0xc8
8D90  v_add_u32_e32 v85, -1, v84
8D94  v_add3_u32 v52, v86, v52, v87
8D9C  v_lshrrev_b32_e32 v83, 31, v80
8DA0  v_and_b32_e32 v86, 0x80000000, v85
8DA8  v_ashrrev_i32_e32 v80, 31, v80
8DAC  s_mov_b32 s21, 0x7000000
8DB4  v_and_b32_e32 v82, v85, v82
8DB8  v_sub_u32_e32 v85, 0x7f800000, v81
8DC0  v_and_or_b32 v6, v80, s21, v6
8DC8  v_sub_u32_e32 v80, 0x7f7fffff, v81
8DD0  v_add_u32_e32 v83, -1, v83
8DD4  v_lshrrev_b32_e32 v85, 31, v85
8DD8  v_bitop3_b32 v63, v86, v63, v83 bitop3:0xc8
8DE0  v_lshrrev_b32_e32 v83, 31, v80
8DE4  v_add_u32_e32 v86, -1, v85
8DE8  v_ashrrev_i32_e32 v80, 31, v80
8DEC  s_brev_b32 s22, 14
8DF0  v_and_or_b32 v80, v80, s22, v6
8DF8  v_add3_u32 v6, v84, v52, v85
8E00  v_and_b32_e32 v52, v86, v81
8E04  v_max3_u32 v28, v52, v82, v28
8E0C  v_sub_u32_e32 v82, 0x7f800000, v64
8E14  v_and_b32_e32 v87, 0x80000000, v86
8E1C  v_add_u32_e32 v83, -1, v83
8E20  v_sub_u32_e32 v52, 0x7f7fffff, v64
8E28  v_lshrrev_b32_e32 v82, 31, v82
8E2C  v_bitop3_b32 v65, v87, v65, v83 bitop3:0xc8
8E34  v_add_u32_e32 v83, -1, v82
8E38  v_lshrrev_b32_e32 v81, 31, v52
8E3C  v_and_b32_e32 v84, 0x80000000, v83
8E44  v_add_u32_e32 v81, -1, v81
8E48  v_bitop3_b32 v27, v84, v27, v81 bitop3:0xc8
8E50  v_sub_u32_e32 v84, 0x7f800000, v62
8E58  v_sub_u32_e32 v81, 0x7f7fffff, v62
8E60  v_ashrrev_i32_e32 v52, 31, v52
8E64  v_lshrrev_b32_e32 v84, 31, v84
8E68  v_and_b32_e32 v52, 7, v52
8E6C  v_and_b32_e32 v64, v83, v64
8E70  v_lshrrev_b32_e32 v83, 31, v81
8E74  v_add_u32_e32 v85, -1, v84
8E78  v_ashrrev_i32_e32 v81, 31, v81
8E7C  v_and_or_b32 v52, v81, s6, v52
8E84  v_and_b32_e32 v62, v85, v62
8E88  v_sub_u32_e32 v81, 0x7f800000, v60
8E90  v_max3_u32 v28, v62, v64, v28
8E98  v_sub_u32_e32 v62, 0x7f7fffff, v60
8EA0  v_and_b32_e32 v86, 0x80000000, v85
8EA8  v_lshrrev_b32_e32 v81, 31, v81
8EAC  v_add_u32_e32 v83, -1, v83
8EB0  v_add3_u32 v6, v82, v6, v84
8EB8  v_lshrrev_b32_e32 v64, 31, v62
8EBC  v_add_u32_e32 v82, -1, v81
8EC0  v_ashrrev_i32_e32 v62, 31, v62
8EC4  v_bitop3_b32 v31, v86, v31, v83 bitop3:0xc8
8ECC  v_and_b32_e32 v83, 0x80000000, v82
8ED4  v_and_or_b32 v52, v62, s7, v52
8EDC  v_and_b32_e32 v60, v82, v60
8EE0  v_sub_u32_e32 v62, 0x7f7fffff, v58
8EE8  v_sub_u32_e32 v82, 0x7f800000, v58
8EF0  v_add_u32_e32 v64, -1, v64
8EF4  v_bitop3_b32 v35, v83, v35, v64 bitop3:0xc8
8EFC  v_lshrrev_b32_e32 v64, 31, v62
8F00  v_lshrrev_b32_e32 v82, 31, v82
8F04  v_ashrrev_i32_e32 v62, 31, v62
8F08  v_add_u32_e32 v83, -1, v82
8F0C  v_and_or_b32 v52, v62, s12, v52
8F14  v_sub_u32_e32 v62, 0x7f800000, v56
8F1C  v_and_b32_e32 v58, v83, v58
8F20  v_and_b32_e32 v84, 0x80000000, v83
8F28  v_add_u32_e32 v64, -1, v64
8F2C  v_max3_u32 v28, v58, v60, v28
8F34  v_sub_u32_e32 v58, 0x7f7fffff, v56
8F3C  v_lshrrev_b32_e32 v62, 31, v62
8F40  v_bitop3_b32 v39, v84, v39, v64 bitop3:0xc8
8F48  v_add_u32_e32 v64, -1, v62
8F4C  v_add3_u32 v6, v81, v6, v82
8F54  v_lshrrev_b32_e32 v60, 31, v58
8F58  v_and_b32_e32 v81, 0x80000000, v64
8F60  v_ashrrev_i32_e32 v58, 31, v58
8F64  v_and_b32_e32 v56, v64, v56
8F68  v_sub_u32_e32 v64, 0x7f800000, v54
8F70  v_and_or_b32 v52, v58, s13, v52
8F78  v_sub_u32_e32 v58, 0x7f7fffff, v54
8F80  v_add_u32_e32 v60, -1, v60
8F84  v_lshrrev_b32_e32 v64, 31, v64
8F88  v_bitop3_b32 v45, v81, v45, v60 bitop3:0xc8
8F90  v_lshrrev_b32_e32 v60, 31, v58
8F94  v_add_u32_e32 v81, -1, v64
8F98  v_ashrrev_i32_e32 v58, 31, v58
8F9C  v_and_or_b32 v52, v58, s20, v52
8FA4  v_add3_u32 v58, v62, v6, v64
8FAC  v_and_b32_e32 v6, v81, v54
8FB0  v_max3_u32 v28, v6, v56, v28
8FB8  v_sub_u32_e32 v56, 0x7f800000, v50
8FC0  v_and_b32_e32 v82, 0x80000000, v81
8FC8  v_add_u32_e32 v60, -1, v60
8FCC  v_lshrrev_b32_e32 v56, 31, v56
8FD0  v_bitop3_b32 v49, v82, v49, v60 bitop3:0xc8
8FD8  v_sub_u32_e32 v6, 0x7f7fffff, v50
8FE0  v_add_u32_e32 v60, -1, v56
8FE4  v_and_b32_e32 v62, 0x80000000, v60
8FEC  v_and_b32_e32 v50, v60, v50
8FF0  v_sub_u32_e32 v60, 0x7f800000, v48
8FF8  v_lshrrev_b32_e32 v54, 31, v6
8FFC  v_ashrrev_i32_e32 v6, 31, v6
9000  v_add_u32_e32 v54, -1, v54
9004  v_and_or_b32 v6, v6, s21, v52
900C  v_sub_u32_e32 v52, 0x7f7fffff, v48
9014  v_lshrrev_b32_e32 v60, 31, v60
9018  v_bitop3_b32 v53, v62, v53, v54 bitop3:0xc8
9020  v_add_u32_e32 v62, -1, v60
9024  v_lshrrev_b32_e32 v54, 31, v52
9028  v_and_b32_e32 v64, 0x80000000, v62
9030  v_add_u32_e32 v54, -1, v54
9034  v_bitop3_b32 v57, v64, v57, v54 bitop3:0xc8
903C  v_sub_u32_e32 v54, 0x7f800000, v44
9044  v_and_b32_e32 v48, v62, v48
9048  v_ashrrev_i32_e32 v52, 31, v52
904C  v_max3_u32 v28, v48, v50, v28
9054  v_sub_u32_e32 v48, 0x7f7fffff, v44
905C  v_lshrrev_b32_e32 v54, 31, v54
9060  v_and_or_b32 v6, v52, s22, v6
9068  v_add3_u32 v52, v56, v58, v60
9070  v_add_u32_e32 v56, -1, v54
9074  v_lshrrev_b32_e32 v50, 31, v48
9078  v_and_b32_e32 v58, 0x80000000, v56
9080  v_add_u32_e32 v50, -1, v50
9084  v_bitop3_b32 v11, v58, v11, v50 bitop3:0xc8
908C  v_sub_u32_e32 v50, 0x7f7fffff, v40
9094  v_sub_u32_e32 v58, 0x7f800000, v40
909C  v_ashrrev_i32_e32 v48, 31, v48
90A0  v_and_b32_e32 v48, 7, v48
90A4  v_and_b32_e32 v44, v56, v44
90A8  v_lshrrev_b32_e32 v56, 31, v50
90AC  v_lshrrev_b32_e32 v58, 31, v58
90B0  v_ashrrev_i32_e32 v50, 31, v50
90B4  v_and_or_b32 v48, v50, s6, v48
90BC  v_add3_u32 v50, v54, v52, v58
90C4  v_sub_u32_e32 v52, 0x7f800000, v38
90CC  v_add_u32_e32 v60, -1, v58
90D0  v_and_b32_e32 v40, v60, v40
90D4  v_lshrrev_b32_e32 v52, 31, v52
90D8  v_and_b32_e32 v62, 0x80000000, v60
90E0  v_add_u32_e32 v56, -1, v56
90E4  v_max3_u32 v28, v40, v44, v28
90EC  v_sub_u32_e32 v40, 0x7f7fffff, v38
90F4  v_add_u32_e32 v54, -1, v52
90F8  v_bitop3_b32 v15, v62, v15, v56 bitop3:0xc8
9100  v_and_b32_e32 v56, 0x80000000, v54
9108  v_lshrrev_b32_e32 v44, 31, v40
910C  v_and_b32_e32 v38, v54, v38
9110  v_sub_u32_e32 v54, 0x7f800000, v36
9118  v_add_u32_e32 v44, -1, v44
911C  v_bitop3_b32 v19, v56, v19, v44 bitop3:0xc8
9124  v_ashrrev_i32_e32 v40, 31, v40
9128  v_sub_u32_e32 v44, 0x7f7fffff, v36
9130  v_lshrrev_b32_e32 v54, 31, v54
9134  v_and_or_b32 v40, v40, s7, v48
913C  v_add_u32_e32 v56, -1, v54
9140  v_lshrrev_b32_e32 v48, 31, v44
9144  v_and_b32_e32 v58, 0x80000000, v56
914C  v_add_u32_e32 v48, -1, v48
9150  v_bitop3_b32 v23, v58, v23, v48 bitop3:0xc8
9158  v_sub_u32_e32 v48, 0x7f800000, v34
9160  v_ashrrev_i32_e32 v44, 31, v44
9164  v_and_b32_e32 v36, v56, v36
9168  v_lshrrev_b32_e32 v48, 31, v48
916C  v_and_or_b32 v40, v44, s12, v40
9174  v_add3_u32 v44, v52, v50, v54
917C  v_max3_u32 v28, v36, v38, v28
9184  v_sub_u32_e32 v36, 0x7f7fffff, v34
918C  v_add_u32_e32 v50, -1, v48
9190  v_and_b32_e32 v52, 0x80000000, v50
9198  v_lshrrev_b32_e32 v38, 31, v36
919C  v_and_b32_e32 v34, v50, v34
91A0  v_sub_u32_e32 v50, 0x7f800000, v32
91A8  v_add_u32_e32 v38, -1, v38
91AC  v_bitop3_b32 v29, v52, v29, v38 bitop3:0xc8
91B4  v_ashrrev_i32_e32 v36, 31, v36
91B8  v_sub_u32_e32 v38, 0x7f7fffff, v32
91C0  v_lshrrev_b32_e32 v50, 31, v50
91C4  v_and_or_b32 v36, v36, s13, v40
91CC  v_add_u32_e32 v52, -1, v50
91D0  v_lshrrev_b32_e32 v40, 31, v38
91D4  v_and_b32_e32 v54, 0x80000000, v52
91DC  v_add_u32_e32 v40, -1, v40
91E0  v_bitop3_b32 v33, v54, v33, v40 bitop3:0xc8
91E8  v_sub_u32_e32 v40, 0x7f800000, v24
91F0  v_ashrrev_i32_e32 v38, 31, v38
91F4  v_and_b32_e32 v32, v52, v32
91F8  v_lshrrev_b32_e32 v40, 31, v40
91FC  v_and_or_b32 v36, v38, s20, v36
9204  v_add3_u32 v38, v48, v44, v50
920C  v_max3_u32 v32, v32, v34, v28
9214  v_sub_u32_e32 v28, 0x7f7fffff, v24
921C  v_add_u32_e32 v44, -1, v40
9220  v_and_b32_e32 v48, 0x80000000, v44
9228  v_lshrrev_b32_e32 v34, 31, v28
922C  v_and_b32_e32 v24, v44, v24
9230  v_sub_u32_e32 v44, 0x7f800000, v22
9238  v_add_u32_e32 v34, -1, v34
923C  v_bitop3_b32 v37, v48, v37, v34 bitop3:0xc8
9244  v_ashrrev_i32_e32 v28, 31, v28
9248  v_sub_u32_e32 v34, 0x7f7fffff, v22
9250  v_lshrrev_b32_e32 v44, 31, v44
9254  v_and_or_b32 v28, v28, s21, v36
925C  v_add_u32_e32 v48, -1, v44
9260  v_lshrrev_b32_e32 v36, 31, v34
9264  v_and_b32_e32 v50, 0x80000000, v48
926C  v_add_u32_e32 v36, -1, v36
9270  v_bitop3_b32 v41, v50, v41, v36 bitop3:0xc8
9278  v_sub_u32_e32 v36, 0x7f800000, v20
9280  v_and_b32_e32 v22, v48, v22
9284  v_ashrrev_i32_e32 v34, 31, v34
9288  v_max3_u32 v22, v22, v24, v32
9290  v_sub_u32_e32 v24, 0x7f7fffff, v20
9298  v_lshrrev_b32_e32 v36, 31, v36
929C  v_and_or_b32 v28, v34, s22, v28
92A4  v_add3_u32 v34, v40, v38, v44
92AC  v_add_u32_e32 v38, -1, v36
92B0  v_lshrrev_b32_e32 v32, 31, v24
92B4  v_and_b32_e32 v40, 0x80000000, v38
92BC  v_add_u32_e32 v32, -1, v32
92C0  v_bitop3_b32 v3, v40, v3, v32 bitop3:0xc8
92C8  v_sub_u32_e32 v32, 0x7f7fffff, v18
92D0  v_sub_u32_e32 v40, 0x7f800000, v18
92D8  v_ashrrev_i32_e32 v24, 31, v24
92DC  v_and_b32_e32 v24, 7, v24
92E0  v_and_b32_e32 v20, v38, v20
92E4  v_lshrrev_b32_e32 v38, 31, v32
92E8  v_lshrrev_b32_e32 v40, 31, v40
92EC  v_ashrrev_i32_e32 v32, 31, v32
92F0  v_and_or_b32 v24, v32, s6, v24
92F8  v_add3_u32 v32, v36, v34, v40
9300  v_sub_u32_e32 v34, 0x7f800000, v16
9308  v_add_u32_e32 v44, -1, v40
930C  v_and_b32_e32 v18, v44, v18
9310  v_lshrrev_b32_e32 v34, 31, v34
9314  v_and_b32_e32 v48, 0x80000000, v44
931C  v_add_u32_e32 v38, -1, v38
9320  v_max3_u32 v18, v18, v20, v22
9328  v_sub_u32_e32 v20, 0x7f7fffff, v16
9330  v_add_u32_e32 v36, -1, v34
9334  v_bitop3_b32 v5, v48, v5, v38 bitop3:0xc8
933C  v_and_b32_e32 v38, 0x80000000, v36
9344  v_lshrrev_b32_e32 v22, 31, v20
9348  v_and_b32_e32 v16, v36, v16
934C  v_sub_u32_e32 v36, 0x7f800000, v14
9354  v_add_u32_e32 v22, -1, v22
9358  v_bitop3_b32 v7, v38, v7, v22 bitop3:0xc8
9360  v_ashrrev_i32_e32 v20, 31, v20
9364  v_sub_u32_e32 v22, 0x7f7fffff, v14
936C  v_lshrrev_b32_e32 v36, 31, v36
9370  v_and_or_b32 v20, v20, s7, v24
9378  v_add_u32_e32 v38, -1, v36
937C  v_lshrrev_b32_e32 v24, 31, v22
9380  v_and_b32_e32 v40, 0x80000000, v38
9388  v_add_u32_e32 v24, -1, v24
938C  v_bitop3_b32 v9, v40, v9, v24 bitop3:0xc8
9394  v_sub_u32_e32 v24, 0x7f800000, v12
939C  v_ashrrev_i32_e32 v22, 31, v22
93A0  v_and_b32_e32 v14, v38, v14
93A4  v_lshrrev_b32_e32 v24, 31, v24
93A8  v_and_or_b32 v20, v22, s12, v20
93B0  v_add3_u32 v22, v34, v32, v36
93B8  v_max3_u32 v14, v14, v16, v18
93C0  v_sub_u32_e32 v16, 0x7f7fffff, v12
93C8  v_add_u32_e32 v32, -1, v24
93CC  v_and_b32_e32 v34, 0x80000000, v32
93D4  v_lshrrev_b32_e32 v18, 31, v16
93D8  v_and_b32_e32 v12, v32, v12
93DC  v_sub_u32_e32 v32, 0x7f800000, v8
93E4  v_add_u32_e32 v18, -1, v18
93E8  v_bitop3_b32 v13, v34, v13, v18 bitop3:0xc8
93F0  v_ashrrev_i32_e32 v16, 31, v16
93F4  v_sub_u32_e32 v18, 0x7f7fffff, v8
93FC  v_lshrrev_b32_e32 v32, 31, v32
9400  v_and_or_b32 v16, v16, s13, v20
9408  v_add_u32_e32 v34, -1, v32
940C  v_lshrrev_b32_e32 v20, 31, v18
9410  v_and_b32_e32 v36, 0x80000000, v34
9418  v_add_u32_e32 v20, -1, v20
941C  v_bitop3_b32 v17, v36, v17, v20 bitop3:0xc8
9424  v_sub_u32_e32 v20, 0x7f800000, v4
942C  v_and_b32_e32 v8, v34, v8
9430  v_ashrrev_i32_e32 v18, 31, v18
9434  v_max3_u32 v8, v8, v12, v14
943C  v_sub_u32_e32 v12, 0x7f7fffff, v4
9444  v_lshrrev_b32_e32 v20, 31, v20
9448  v_and_or_b32 v16, v18, s20, v16
9450  v_add3_u32 v18, v24, v22, v32
9458  v_add_u32_e32 v22, -1, v20
945C  v_lshrrev_b32_e32 v14, 31, v12
9460  v_and_b32_e32 v24, 0x80000000, v22
9468  v_add_u32_e32 v14, -1, v14
946C  v_and_b32_e32 v4, v22, v4
9470  v_sub_u32_e32 v22, 0x7f800000, v2
9478  v_bitop3_b32 v21, v24, v21, v14 bitop3:0xc8
9480  v_sub_u32_e32 v14, 0x7f7fffff, v2
9488  v_ashrrev_i32_e32 v12, 31, v12
948C  v_lshrrev_b32_e32 v22, 31, v22
9490  v_and_or_b32 v12, v12, s21, v16
9498  v_lshrrev_b32_e32 v16, 31, v14
949C  v_add_u32_e32 v24, -1, v22
94A0  v_ashrrev_i32_e32 v14, 31, v14
94A4  v_and_or_b32 v52, v14, s22, v12
94AC  v_add3_u32 v12, v20, v18, v22
94B4  v_and_b32_e32 v2, v24, v2
94B8  v_and_b32_e32 v32, 0x80000000, v24
94C0  v_add_u32_e32 v16, -1, v16
94C4  v_max3_u32 v2, v2, v4, v8
94CC  v_mov_b32_e32 v4, 0x7f800000
94D4  v_cmp_ne_u32_e32 vcc, 32, v12
94D8  v_bitop3_b32 v25, v32, v25, v16 bitop3:0xc8
94E0  s_nop 0
94E4  v_cndmask_b32_e32 v86, v4, v2, vcc
94E8  s_or_b64 exec, exec, s[4:5]
94EC  v_cmp_ne_u32_e32 vcc, 0, v86
94F0  v_mov_b32_e32 v2, 0x7f
94F8  s_and_saveexec_b64 s[4:5], vcc
94FC  s_cbranch_execz 15
9500  v_add_u32_e32 v2, s8, v86
9504  s_mov_b32 s6, 0x17fffff
950C  v_lshrrev_b32_e32 v4, 23, v2
9510  v_add_u32_e32 v4, -2, v4
9514  v_cmp_lt_u32_e32 vcc, s6, v2
9518  s_mov_b32 s6, 0x7f800000
9520  s_nop 0
9524  v_cndmask_b32_e32 v2, 0, v4, vcc
9528  v_cmp_eq_u32_e32 vcc, s6, v86
952C  v_mov_b32_e32 v4, 0xfe
9534  s_and_b64 vcc, s[18:19], vcc
9538  v_cndmask_b32_e32 v2, v2, v4, vcc
953C  s_or_b64 exec, exec, s[4:5]
9540  v_cmp_eq_u32_e32 vcc, 0, v2
9544  s_cbranch_vccz 37
9548  s_nop 0
954C  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
9554  v_mul_f32_e32 v43, v4, v43
9558  v_mul_f32_e32 v47, v4, v47
955C  v_mul_f32_e32 v51, v4, v51
9560  v_mul_f32_e32 v55, v4, v55
9564  v_mul_f32_e32 v59, v4, v59
9568  v_mul_f32_e32 v61, v4, v61
956C  v_mul_f32_e32 v63, v4, v63
9570  v_mul_f32_e32 v65, v4, v65
9574  v_mul_f32_e32 v27, v4, v27
9578  v_mul_f32_e32 v31, v4, v31
957C  v_mul_f32_e32 v35, v4, v35
9580  v_mul_f32_e32 v39, v4, v39
9584  v_mul_f32_e32 v45, v4, v45
9588  v_mul_f32_e32 v49, v4, v49
958C  v_mul_f32_e32 v53, v4, v53
9590  v_mul_f32_e32 v57, v4, v57
9594  v_mul_f32_e32 v11, v4, v11
9598  v_mul_f32_e32 v15, v4, v15
959C  v_mul_f32_e32 v19, v4, v19
95A0  v_mul_f32_e32 v23, v4, v23
95A4  v_mul_f32_e32 v29, v4, v29
95A8  v_mul_f32_e32 v33, v4, v33
95AC  v_mul_f32_e32 v37, v4, v37
95B0  v_mul_f32_e32 v41, v4, v41
95B4  v_mul_f32_e32 v3, v4, v3
95B8  v_mul_f32_e32 v5, v4, v5
95BC  v_mul_f32_e32 v7, v4, v7
95C0  v_mul_f32_e32 v9, v4, v9
95C4  v_mul_f32_e32 v13, v4, v13
95C8  v_mul_f32_e32 v17, v4, v17
95CC  v_mul_f32_e32 v21, v4, v21
95D0  v_mul_f32_e32 v25, v4, v25
95D4  v_max_u32_e32 v4, 1, v2
95D8  s_branch 1
95DC  v_mov_b32_e32 v4, v2
95E0  v_or3_b32 v75, v10, v75, v77
95E8  v_mov_b32_e32 v10, 0
95EC  v_mov_b32_e32 v12, 0
95F0  v_lshlrev_b32_e32 v4, 23, v4
95F4  v_cvt_scalef32_pk_fp4_f32 v10, v43, v47, v4
95FC  v_cvt_scalef32_pk_fp4_f32 v12, v59, v61, v4 op_sel:[0,0,0,1]
9604  v_cvt_scalef32_pk_fp4_f32 v10, v51, v55, v4 op_sel:[0,0,1,0]
960C  v_cvt_scalef32_pk_fp4_f32 v12, v63, v65, v4 op_sel:[0,0,1,1]
9614  s_nop 0
9618  v_or3_b32 v74, v30, v74, v26
9620  v_or3_b32 v26, v12, v80, v10
9628  v_mov_b32_e32 v10, 0
962C  v_mov_b32_e32 v12, 0
9630  v_cvt_scalef32_pk_fp4_f32 v10, v27, v31, v4
9638  v_cvt_scalef32_pk_fp4_f32 v12, v45, v49, v4 op_sel:[0,0,0,1]
9640  v_cvt_scalef32_pk_fp4_f32 v10, v35, v39, v4 op_sel:[0,0,1,0]
9648  v_cvt_scalef32_pk_fp4_f32 v12, v53, v57, v4 op_sel:[0,0,1,1]
9650  s_nop 0
9654  v_mov_b32_e32 v8, 0
9658  v_or3_b32 v27, v12, v6, v10
9660  v_mov_b32_e32 v6, 0
9664  v_mov_b32_e32 v10, 0
9668  v_cvt_scalef32_pk_fp4_f32 v6, v11, v15, v4
9670  v_cvt_scalef32_pk_fp4_f32 v10, v29, v33, v4 op_sel:[0,0,0,1]
9678  v_cvt_scalef32_pk_fp4_f32 v6, v19, v23, v4 op_sel:[0,0,1,0]
9680  v_cvt_scalef32_pk_fp4_f32 v10, v37, v41, v4 op_sel:[0,0,1,1]
9688  s_nop 0
968C  v_or3_b32 v72, v79, v72, v78
9694  v_or3_b32 v28, v10, v28, v6
969C  v_mov_b32_e32 v6, 0
96A0  v_cvt_scalef32_pk_fp4_f32 v8, v3, v5, v4
96A8  v_cvt_scalef32_pk_fp4_f32 v6, v13, v17, v4 op_sel:[0,0,0,1]
96B0  v_cvt_scalef32_pk_fp4_f32 v8, v7, v9, v4 op_sel:[0,0,1,0]
96B8  v_cvt_scalef32_pk_fp4_f32 v6, v21, v25, v4 op_sel:[0,0,1,1]
96C0  s_nop 0
96C4  v_lshlrev_b32_e32 v3, 1, v71
96C8  v_bitop3_b32 v4, v69, v70, 3 bitop3:0x6c
96D0  v_or3_b32 v73, v46, v73, v42
96D8  v_add_lshl_u32 v5, v3, v4, 4
96E0  ds_write_b128 v5, v[72:75] offset:32768
96E8  v_add_u32_e32 v5, v3, v70
96EC  v_xor_b32_e32 v3, 0x108, v3
96F4  v_or3_b32 v29, v6, v52, v8
96FC  v_add_lshl_u32 v4, v3, v4, 4
9704  v_add_u32_e32 v3, v3, v70
9708  ds_write_b8 v5, v76 offset:40960
9710  ds_write_b128 v4, v[26:29] offset:32768
9718  ds_write_b8 v3, v2 offset:40960
9720  s_or_b64 exec, exec, s[2:3]
9724  s_add_i32 s2, s11, 7
9728  s_lshr_b32 s3, s9, 1
972C  s_and_b32 s12, s2, 0xffffff8
9734  s_and_b32 s2, s31, 0xffffff00
973C  s_and_b32 s3, s3, 2
9740  s_or_b32 s2, s2, s3
9744  v_or_b32_e32 v2, s2, v67
9748  s_add_i32 s2, s10, 0xff
9750  s_and_b32 s13, s2, 0xffffff00
9758  v_and_b32_e32 v6, 4, v0
975C  v_or_b32_e32 v4, s9, v1
9760  v_cmp_eq_u32_e32 vcc, 0, v6
9764  v_add_u32_e32 v6, s30, v69
9768  s_and_b64 s[8:9], s[0:1], exec
976C  v_cmp_le_u32_e64 s[6:7], s11, v4
9774  v_mov_b32_e32 v3, 0
9778  v_cmp_le_u32_e64 s[8:9], s10, v6
9780  v_cmp_gt_u32_e64 s[4:5], s11, v4
9788  v_or3_b32 v2, v2, v66, v68
9790  v_mov_b32_e32 v5, v3
9794  v_cmp_le_u32_e64 s[2:3], s12, v4
979C  s_cselect_b32 s12, s11, s12
97A0  s_or_b64 s[8:9], s[6:7], s[8:9]
97A4  s_mov_b64 s[6:7], 0
97A8  s_waitcnt lgkmcnt(0)
97AC  s_barrier
97B0  s_and_saveexec_b64 s[18:19], s[8:9]
97B4  s_xor_b64 s[8:9], exec, s[18:19]
97B8  v_cmp_le_u32_e64 s[6:7], s13, v6
97C0  s_or_b64 s[6:7], s[0:1], s[6:7]
97C4  s_nor_b64 s[6:7], s[6:7], s[2:3]
97C8  s_and_b64 s[6:7], s[6:7], exec
97CC  s_or_saveexec_b64 s[8:9], s[8:9]
97D0  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
97D8  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
97E0  v_mov_b32_e32 v7, 0x7f
97E8  s_xor_b64 exec, exec, s[8:9]
97EC  s_cbranch_execz 23
97F0  v_lshrrev_b32_e32 v7, 3, v0
97F4  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
97FC  v_cndmask_b32_e32 v7, v8, v7, vcc
9800  v_lshlrev_b32_e32 v8, 2, v7
9804  v_lshrrev_b32_e32 v7, 2, v7
9808  v_xor_b32_e32 v7, v7, v0
980C  v_and_or_b32 v7, v7, 3, v8
9814  v_lshlrev_b32_e32 v7, 4, v7
9818  v_or_b32_e32 v12, v8, v1
981C  ds_read_b128 v[8:11], v7 offset:32768
9824  ds_read_u8 v7, v12 offset:40960
982C  v_mad_u64_u32 v[12:13], s[14:15], v6, s11, 0
9834  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
983C  s_or_b64 s[6:7], s[6:7], exec
9840  s_waitcnt lgkmcnt(1)
9844  global_store_dwordx4 v[12:13], v[8:11], off
984C  s_or_b64 exec, exec, s[8:9]
9850  s_and_saveexec_b64 s[8:9], s[6:7]
9854  s_cbranch_execz 12
9858  v_and_b32_e32 v8, 0xffffffe0, v6
9860  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
9868  v_mov_b64_e32 v[8:9], s[16:17]
986C  v_mad_u64_u32 v[8:9], s[6:7], s12, v6, v[8:9]
9874  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
987C  s_waitcnt lgkmcnt(0)
9880  global_store_byte v[8:9], v7, off
9888  s_or_b64 exec, exec, s[8:9]
988C  s_waitcnt lgkmcnt(0)
9890  v_or_b32_e32 v7, 0x100, v0
9898  v_lshrrev_b32_e32 v6, 2, v7
989C  v_add_u32_e32 v6, s30, v6
98A0  v_cmp_le_u32_e64 s[6:7], s10, v6
98A8  s_xor_b64 s[4:5], s[4:5], -1
98AC  s_or_b64 s[6:7], s[4:5], s[6:7]
98B0  s_mov_b64 s[4:5], 0
98B4  s_and_saveexec_b64 s[8:9], s[6:7]
98B8  s_xor_b64 s[6:7], exec, s[8:9]
98BC  s_cbranch_execnz 9
98C0  s_or_saveexec_b64 s[2:3], s[6:7]
98C4  v_mov_b32_e32 v8, 0x7f
98CC  s_xor_b64 exec, exec, s[2:3]
98D0  s_cbranch_execnz 14
98D4  s_or_b64 exec, exec, s[2:3]
98D8  s_and_saveexec_b64 s[2:3], s[4:5]
98DC  s_cbranch_execnz 37
98E0  s_endpgm
98E4  v_cmp_le_u32_e64 s[4:5], s13, v6
98EC  s_or_b64 s[4:5], s[0:1], s[4:5]
98F0  s_nor_b64 s[2:3], s[4:5], s[2:3]
98F4  s_and_b64 s[4:5], s[2:3], exec
98F8  s_or_saveexec_b64 s[2:3], s[6:7]
98FC  v_mov_b32_e32 v8, 0x7f
9904  s_xor_b64 exec, exec, s[2:3]
9908  s_cbranch_execz 65522
990C  v_lshrrev_b32_e32 v7, 3, v7
9910  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
9918  v_cndmask_b32_e32 v7, v8, v7, vcc
991C  v_lshlrev_b32_e32 v8, 2, v7
9920  v_lshrrev_b32_e32 v7, 2, v7
9924  v_xor_b32_e32 v0, v7, v0
9928  v_and_or_b32 v0, v0, 3, v8
9930  v_lshlrev_b32_e32 v0, 4, v0
9934  v_or_b32_e32 v1, v8, v1
9938  ds_read_b128 v[10:13], v0 offset:32768
9940  ds_read_u8 v8, v1 offset:40960
9948  v_mad_u64_u32 v[0:1], s[6:7], v6, s11, 0
9950  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
9958  s_or_b64 s[4:5], s[4:5], exec
995C  s_waitcnt lgkmcnt(1)
9960  global_store_dwordx4 v[0:1], v[10:13], off
9968  s_or_b64 exec, exec, s[2:3]
996C  s_and_saveexec_b64 s[2:3], s[4:5]
9970  s_cbranch_execz 65499
9974  v_and_b32_e32 v0, 0xffffffe0, v6
997C  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
9984  v_mov_b64_e32 v[0:1], s[16:17]
9988  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
9990  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
9998  s_waitcnt lgkmcnt(0)
999C  global_store_byte v[0:1], v8, off
99A4  s_endpgm
99A8  s_nop 0

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
9F60  v_lshlrev_b32_e32 v48, 2, v1
9F64  v_bfe_u32 v5, v0, 2, 4
9F6C  s_mul_hi_u32 s68, s0, 0xd2511f53
9F74  s_mul_i32 s69, s0, 0xd2511f53
9F7C  s_cselect_b64 s[0:1], -1, 0
9F80  v_cmp_gt_u32_e32 vcc, s27, v2
9F84  v_lshrrev_b32_e32 v103, 2, v0
9F88  v_bitop3_b32 v41, v48, v5, 1 bitop3:0x36
9F90  v_bitop3_b32 v42, v48, v5, 2 bitop3:0x36
9F98  v_bitop3_b32 v43, v48, v5, 3 bitop3:0x36
9FA0  s_mul_i32 s39, s25, 0xcd9e8d57
9FA8  v_cndmask_b32_e64 v4, v4, v2, s[0:1]
9FB0  s_and_b64 s[24:25], s[0:1], exec
9FB4  v_mov_b32_e32 v5, v3
9FB8  s_mov_b32 s34, 0
9FBC  s_mov_b32 s19, 0xcd9e8d57
9FC4  v_lshrrev_b32_e32 v104, 6, v0
9FC8  v_cmp_le_u32_e64 s[4:5], s35, v2
9FD0  v_bitop3_b32 v40, v48, v103, 15 bitop3:0x78
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
A040  v_mov_b32_e32 v44, 0x7f800000
A048  v_mov_b32_e32 v45, 0xfe
A050  s_waitcnt vmcnt(0) lgkmcnt(0)
A054  s_barrier
A058  s_branch 6
A05C  s_or_b64 exec, exec, s[36:37]
A060  s_xor_b64 s[24:25], s[24:25], -1
A064  s_movk_i32 s34, 0x100
A068  s_andn2_b64 vcc, exec, s[24:25]
A06C  s_mov_b64 s[24:25], 0
A070  s_cbranch_vccz 1124
A074  v_add_u32_e32 v6, s34, v0
A078  v_lshrrev_b32_e32 v6, 2, v6
A07C  v_add_u32_e32 v46, s40, v6
A080  v_cmp_le_u32_e32 vcc, s17, v46
A084  s_or_b64 s[36:37], vcc, s[10:11]
A088  s_mov_b64 s[34:35], 0
A08C  s_and_saveexec_b64 s[38:39], s[36:37]
A090  s_xor_b64 s[36:37], exec, s[38:39]
A094  s_cbranch_execnz 9
A098  s_or_saveexec_b64 s[36:37], s[36:37]
A09C  v_mov_b32_e32 v52, 0x7f
A0A4  s_xor_b64 exec, exec, s[36:37]
A0A8  s_cbranch_execnz 13
A0AC  s_or_b64 exec, exec, s[36:37]
A0B0  s_and_saveexec_b64 s[36:37], s[34:35]
A0B4  s_cbranch_execz 65513
A0B8  s_branch 1097
A0BC  v_cmp_le_u32_e32 vcc, s41, v46
A0C0  s_or_b64 s[34:35], s[0:1], vcc
A0C4  s_nor_b64 s[34:35], s[34:35], s[4:5]
A0C8  s_and_b64 s[34:35], s[34:35], exec
A0CC  s_or_saveexec_b64 s[36:37], s[36:37]
A0D0  v_mov_b32_e32 v52, 0x7f
A0D8  s_xor_b64 exec, exec, s[36:37]
A0DC  s_cbranch_execz 65523
A0E0  v_lshlrev_b32_e32 v6, 8, v6
A0E4  v_lshl_or_b32 v7, v40, 4, v6
A0EC  ds_read_b128 v[50:53], v7
A0F4  v_lshl_or_b32 v7, v41, 4, v6
A0FC  ds_read_b128 v[54:57], v7
A104  v_lshl_or_b32 v7, v42, 4, v6
A10C  ds_read_b128 v[84:87], v7
A114  s_waitcnt lgkmcnt(2)
A118  v_lshlrev_b32_e32 v30, 16, v50
A11C  v_lshlrev_b32_e32 v32, 16, v51
A120  v_and_b32_e32 v82, 0x7fff0000, v30
A128  v_and_b32_e32 v81, 0x7fff0000, v50
A130  v_lshlrev_b32_e32 v34, 16, v52
A134  v_max_u32_e32 v38, v81, v82
A138  v_and_b32_e32 v80, 0x7fff0000, v32
A140  v_and_b32_e32 v78, 0x7fff0000, v51
A148  v_lshlrev_b32_e32 v36, 16, v53
A14C  v_max3_u32 v38, v78, v80, v38
A154  v_and_b32_e32 v77, 0x7fff0000, v34
A15C  v_and_b32_e32 v76, 0x7fff0000, v52
A164  s_waitcnt lgkmcnt(1)
A168  v_lshlrev_b32_e32 v22, 16, v54
A16C  v_max3_u32 v38, v76, v77, v38
A174  v_and_b32_e32 v75, 0x7fff0000, v36
A17C  v_and_b32_e32 v74, 0x7fff0000, v53
A184  v_lshlrev_b32_e32 v24, 16, v55
A188  v_max3_u32 v38, v74, v75, v38
A190  v_and_b32_e32 v73, 0x7fff0000, v22
A198  v_and_b32_e32 v72, 0x7fff0000, v54
A1A0  v_lshlrev_b32_e32 v26, 16, v56
A1A4  v_lshl_or_b32 v6, v43, 4, v6
A1AC  v_max3_u32 v38, v72, v73, v38
A1B4  v_and_b32_e32 v71, 0x7fff0000, v24
A1BC  v_and_b32_e32 v70, 0x7fff0000, v55
A1C4  v_lshlrev_b32_e32 v28, 16, v57
A1C8  ds_read_b128 v[88:91], v6
A1D0  v_max3_u32 v38, v70, v71, v38
A1D8  v_and_b32_e32 v69, 0x7fff0000, v26
A1E0  v_and_b32_e32 v68, 0x7fff0000, v56
A1E8  s_waitcnt lgkmcnt(1)
A1EC  v_lshlrev_b32_e32 v14, 16, v84
A1F0  v_max3_u32 v38, v68, v69, v38
A1F8  v_and_b32_e32 v67, 0x7fff0000, v28
A200  v_and_b32_e32 v66, 0x7fff0000, v57
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
A27C  v_and_b32_e32 v27, 0xffff0000, v56
A284  v_and_b32_e32 v29, 0xffff0000, v57
A28C  v_lshlrev_b32_e32 v8, 16, v89
A290  v_max3_u32 v38, v58, v59, v38
A298  v_and_b32_e32 v57, 0x7fff0000, v6
A2A0  v_and_b32_e32 v56, 0x7fff0000, v88
A2A8  v_and_b32_e32 v23, 0xffff0000, v54
A2B0  v_and_b32_e32 v25, 0xffff0000, v55
A2B8  v_lshlrev_b32_e32 v10, 16, v90
A2BC  v_max3_u32 v38, v56, v57, v38
A2C4  v_and_b32_e32 v55, 0x7fff0000, v8
A2CC  v_and_b32_e32 v54, 0x7fff0000, v89
A2D4  v_and_b32_e32 v35, 0xffff0000, v52
A2DC  v_and_b32_e32 v37, 0xffff0000, v53
A2E4  v_lshlrev_b32_e32 v12, 16, v91
A2E8  v_max3_u32 v38, v54, v55, v38
A2F0  v_and_b32_e32 v53, 0x7fff0000, v10
A2F8  v_and_b32_e32 v52, 0x7fff0000, v90
A300  v_max3_u32 v47, v52, v53, v38
A308  v_and_b32_e32 v39, 0x7fff0000, v12
A310  v_and_b32_e32 v38, 0x7fff0000, v91
A318  v_max3_u32 v79, v38, v39, v47
A320  v_and_b32_e32 v31, 0xffff0000, v50
A328  v_and_b32_e32 v33, 0xffff0000, v51
A330  v_and_b32_e32 v15, 0xffff0000, v84
A338  v_and_b32_e32 v17, 0xffff0000, v85
A340  v_and_b32_e32 v19, 0xffff0000, v86
A348  v_and_b32_e32 v21, 0xffff0000, v87
A350  v_and_b32_e32 v7, 0xffff0000, v88
A358  v_and_b32_e32 v9, 0xffff0000, v89
A360  v_and_b32_e32 v11, 0xffff0000, v90
A368  v_and_b32_e32 v13, 0xffff0000, v91
A370  v_cmp_lt_u32_e32 vcc, s57, v79
A374  v_mov_b32_e32 v47, 0
A378  v_mov_b32_e32 v49, 0
A37C  v_mov_b32_e32 v50, 0
A380  v_mov_b32_e32 v51, 0
A384  s_and_saveexec_b64 s[38:39], vcc
A388  s_cbranch_execz 510
A38C  v_sub_u32_e32 v47, 0x7f7fffff, v82
A394  v_sub_u32_e32 v50, 0x7f800000, v82
A39C  s_nop 0
A3A0  v_lshrrev_b32_e32 v49, 31, v47
A3A4  v_lshrrev_b32_e32 v51, 31, v50
A3A8  v_add_u32_e32 v49, -1, v49
A3AC  v_cmp_lt_i32_e32 vcc, -1, v50
A3B0  v_sub_u32_e32 v50, 0x7f7fffff, v81
A3B8  v_bitop3_b32 v30, v49, v30, s59 bitop3:0xc8
A3C0  v_ashrrev_i32_e32 v47, 31, v47
A3C4  v_cndmask_b32_e32 v49, 0, v82, vcc
A3C8  v_sub_u32_e32 v82, 0x7f800000, v81
A3D0  v_and_b32_e32 v47, 7, v47
A3D4  v_lshrrev_b32_e32 v79, 31, v50
A3D8  v_ashrrev_i32_e32 v50, 31, v50
A3DC  v_lshrrev_b32_e32 v83, 31, v82
A3E0  v_and_or_b32 v47, v50, s60, v47
A3E8  v_add_u32_e32 v50, v83, v51
A3EC  v_max_u32_e32 v51, v81, v49
A3F0  v_cmp_gt_i32_e32 vcc, 0, v82
A3F4  v_add_u32_e32 v79, -1, v79
A3F8  v_bitop3_b32 v31, v79, v31, s59 bitop3:0xc8
A400  v_cndmask_b32_e32 v49, v51, v49, vcc
A404  v_sub_u32_e32 v51, 0x7f7fffff, v80
A40C  v_sub_u32_e32 v81, 0x7f800000, v80
A414  v_lshrrev_b32_e32 v79, 31, v51
A418  v_ashrrev_i32_e32 v51, 31, v51
A41C  v_and_or_b32 v47, v51, s23, v47
A424  v_max_u32_e32 v51, v80, v49
A428  v_cmp_gt_i32_e32 vcc, 0, v81
A42C  v_add_u32_e32 v79, -1, v79
A430  v_bitop3_b32 v32, v79, v32, s59 bitop3:0xc8
A438  v_cndmask_b32_e32 v49, v51, v49, vcc
A43C  v_sub_u32_e32 v51, 0x7f7fffff, v78
A444  v_sub_u32_e32 v80, 0x7f800000, v78
A44C  v_lshrrev_b32_e32 v79, 31, v51
A450  v_ashrrev_i32_e32 v51, 31, v51
A454  v_and_or_b32 v47, v51, s61, v47
A45C  v_max_u32_e32 v51, v78, v49
A460  v_cmp_gt_i32_e32 vcc, 0, v80
A464  v_add_u32_e32 v79, -1, v79
A468  v_bitop3_b32 v33, v79, v33, s59 bitop3:0xc8
A470  v_cndmask_b32_e32 v49, v51, v49, vcc
A474  v_sub_u32_e32 v51, 0x7f7fffff, v77
A47C  v_sub_u32_e32 v79, 0x7f800000, v77
A484  v_lshrrev_b32_e32 v78, 31, v51
A488  v_ashrrev_i32_e32 v51, 31, v51
A48C  v_and_or_b32 v47, v51, s62, v47
A494  v_max_u32_e32 v51, v77, v49
A498  v_cmp_gt_i32_e32 vcc, 0, v79
A49C  v_add_u32_e32 v78, -1, v78
A4A0  v_bitop3_b32 v34, v78, v34, s59 bitop3:0xc8
A4A8  v_cndmask_b32_e32 v49, v51, v49, vcc
A4AC  v_sub_u32_e32 v51, 0x7f7fffff, v76
A4B4  v_sub_u32_e32 v78, 0x7f800000, v76
A4BC  v_lshrrev_b32_e32 v77, 31, v51
A4C0  v_ashrrev_i32_e32 v51, 31, v51
A4C4  v_and_or_b32 v47, v51, s63, v47
A4CC  v_max_u32_e32 v51, v76, v49
A4D0  v_cmp_gt_i32_e32 vcc, 0, v78
A4D4  v_add_u32_e32 v77, -1, v77
A4D8  v_bitop3_b32 v35, v77, v35, s59 bitop3:0xc8
A4E0  v_cndmask_b32_e32 v49, v51, v49, vcc
A4E4  v_sub_u32_e32 v51, 0x7f7fffff, v75
A4EC  v_sub_u32_e32 v77, 0x7f800000, v75
A4F4  v_lshrrev_b32_e32 v76, 31, v51
A4F8  v_ashrrev_i32_e32 v51, 31, v51
A4FC  v_and_or_b32 v47, v51, s64, v47
A504  v_max_u32_e32 v51, v75, v49
A508  v_cmp_gt_i32_e32 vcc, 0, v77
A50C  v_add_u32_e32 v76, -1, v76
A510  v_bitop3_b32 v36, v76, v36, s59 bitop3:0xc8
A518  v_cndmask_b32_e32 v49, v51, v49, vcc
A51C  v_sub_u32_e32 v51, 0x7f7fffff, v74
A524  v_sub_u32_e32 v76, 0x7f800000, v74
A52C  v_lshrrev_b32_e32 v75, 31, v51
A530  v_ashrrev_i32_e32 v51, 31, v51
A534  v_add_u32_e32 v75, -1, v75
A538  v_and_or_b32 v47, v51, s65, v47
A540  v_max_u32_e32 v51, v74, v49
A544  v_cmp_gt_i32_e32 vcc, 0, v76
A548  v_bitop3_b32 v37, v75, v37, s59 bitop3:0xc8
A550  v_sub_u32_e32 v75, 0x7f800000, v73
A558  v_cndmask_b32_e32 v49, v51, v49, vcc
A55C  v_sub_u32_e32 v51, 0x7f7fffff, v73
A564  v_max_u32_e32 v73, v73, v49
A568  v_lshrrev_b32_e32 v74, 31, v51
A56C  v_cmp_gt_i32_e32 vcc, 0, v75
A570  v_add_u32_e32 v74, -1, v74
A574  v_lshrrev_b32_e32 v82, 31, v81
A578  v_cndmask_b32_e32 v49, v73, v49, vcc
A57C  v_sub_u32_e32 v73, 0x7f7fffff, v72
A584  v_lshrrev_b32_e32 v81, 31, v80
A588  v_lshrrev_b32_e32 v80, 31, v79
A58C  v_lshrrev_b32_e32 v79, 31, v78
A590  v_lshrrev_b32_e32 v78, 31, v77
A594  v_lshrrev_b32_e32 v77, 31, v76
A598  v_lshrrev_b32_e32 v76, 31, v75
A59C  v_bitop3_b32 v22, v74, v22, s59 bitop3:0xc8
A5A4  v_sub_u32_e32 v75, 0x7f800000, v72
A5AC  v_lshrrev_b32_e32 v74, 31, v73
A5B0  v_ashrrev_i32_e32 v51, 31, v51
A5B4  v_add_u32_e32 v74, -1, v74
A5B8  v_max_u32_e32 v72, v72, v49
A5BC  v_cmp_gt_i32_e32 vcc, 0, v75
A5C0  v_and_b32_e32 v51, 7, v51
A5C4  v_bitop3_b32 v23, v74, v23, s59 bitop3:0xc8
A5CC  v_ashrrev_i32_e32 v73, 31, v73
A5D0  v_cndmask_b32_e32 v49, v72, v49, vcc
A5D4  v_sub_u32_e32 v72, 0x7f7fffff, v71
A5DC  v_sub_u32_e32 v74, 0x7f800000, v71
A5E4  v_and_or_b32 v51, v73, s60, v51
A5EC  v_max_u32_e32 v71, v71, v49
A5F0  v_lshrrev_b32_e32 v73, 31, v72
A5F4  v_cmp_gt_i32_e32 vcc, 0, v74
A5F8  v_add_u32_e32 v73, -1, v73
A5FC  v_ashrrev_i32_e32 v72, 31, v72
A600  v_cndmask_b32_e32 v49, v71, v49, vcc
A604  v_sub_u32_e32 v71, 0x7f7fffff, v70
A60C  v_bitop3_b32 v24, v73, v24, s59 bitop3:0xc8
A614  v_and_or_b32 v51, v72, s23, v51
A61C  v_sub_u32_e32 v73, 0x7f800000, v70
A624  v_lshrrev_b32_e32 v72, 31, v71
A628  v_add_u32_e32 v72, -1, v72
A62C  v_max_u32_e32 v70, v70, v49
A630  v_cmp_gt_i32_e32 vcc, 0, v73
A634  v_bitop3_b32 v25, v72, v25, s59 bitop3:0xc8
A63C  v_ashrrev_i32_e32 v71, 31, v71
A640  v_cndmask_b32_e32 v49, v70, v49, vcc
A644  v_sub_u32_e32 v70, 0x7f7fffff, v69
A64C  v_sub_u32_e32 v72, 0x7f800000, v69
A654  v_and_or_b32 v51, v71, s61, v51
A65C  v_max_u32_e32 v69, v69, v49
A660  v_lshrrev_b32_e32 v71, 31, v70
A664  v_cmp_gt_i32_e32 vcc, 0, v72
A668  v_add_u32_e32 v71, -1, v71
A66C  v_ashrrev_i32_e32 v70, 31, v70
A670  v_cndmask_b32_e32 v49, v69, v49, vcc
A674  v_sub_u32_e32 v69, 0x7f7fffff, v68
A67C  v_bitop3_b32 v26, v71, v26, s59 bitop3:0xc8
A684  v_and_or_b32 v51, v70, s62, v51
A68C  v_sub_u32_e32 v71, 0x7f800000, v68
A694  v_lshrrev_b32_e32 v70, 31, v69
A698  v_add_u32_e32 v70, -1, v70
A69C  v_max_u32_e32 v68, v68, v49
A6A0  v_cmp_gt_i32_e32 vcc, 0, v71
A6A4  v_bitop3_b32 v27, v70, v27, s59 bitop3:0xc8
A6AC  v_sub_u32_e32 v70, 0x7f800000, v67
A6B4  v_cndmask_b32_e32 v49, v68, v49, vcc
A6B8  v_ashrrev_i32_e32 v69, 31, v69
A6BC  v_sub_u32_e32 v68, 0x7f7fffff, v67
A6C4  v_max_u32_e32 v67, v67, v49
A6C8  v_cmp_gt_i32_e32 vcc, 0, v70
A6CC  v_and_or_b32 v51, v69, s63, v51
A6D4  v_add3_u32 v50, v82, v50, v81
A6DC  v_lshrrev_b32_e32 v69, 31, v68
A6E0  v_cndmask_b32_e32 v67, v67, v49, vcc
A6E4  v_sub_u32_e32 v49, 0x7f7fffff, v66
A6EC  v_add_u32_e32 v69, -1, v69
A6F0  v_ashrrev_i32_e32 v68, 31, v68
A6F4  v_bitop3_b32 v28, v69, v28, s59 bitop3:0xc8
A6FC  v_and_or_b32 v51, v68, s64, v51
A704  v_lshrrev_b32_e32 v68, 31, v49
A708  v_sub_u32_e32 v69, 0x7f800000, v66
A710  v_ashrrev_i32_e32 v49, 31, v49
A714  v_add_u32_e32 v68, -1, v68
A718  v_and_or_b32 v49, v49, s65, v51
A720  v_max_u32_e32 v51, v66, v67
A724  v_cmp_gt_i32_e32 vcc, 0, v69
A728  v_bitop3_b32 v29, v68, v29, s59 bitop3:0xc8
A730  v_sub_u32_e32 v66, 0x7f7fffff, v65
A738  v_cndmask_b32_e32 v51, v51, v67, vcc
A73C  v_sub_u32_e32 v68, 0x7f800000, v65
A744  v_max_u32_e32 v65, v65, v51
A748  v_lshrrev_b32_e32 v67, 31, v66
A74C  v_cmp_gt_i32_e32 vcc, 0, v68
A750  v_add3_u32 v50, v80, v50, v79
A758  v_add_u32_e32 v67, -1, v67
A75C  v_cndmask_b32_e32 v51, v65, v51, vcc
A760  v_sub_u32_e32 v65, 0x7f7fffff, v64
A768  v_add3_u32 v50, v78, v50, v77
A770  v_lshrrev_b32_e32 v77, 31, v75
A774  v_lshrrev_b32_e32 v75, 31, v74
A778  v_lshrrev_b32_e32 v74, 31, v73
A77C  v_lshrrev_b32_e32 v73, 31, v72
A780  v_lshrrev_b32_e32 v72, 31, v71
A784  v_lshrrev_b32_e32 v71, 31, v70
A788  v_lshrrev_b32_e32 v70, 31, v69
A78C  v_lshrrev_b32_e32 v69, 31, v68
A790  v_bitop3_b32 v14, v67, v14, s59 bitop3:0xc8
A798  v_sub_u32_e32 v68, 0x7f800000, v64
A7A0  v_lshrrev_b32_e32 v67, 31, v65
A7A4  v_ashrrev_i32_e32 v66, 31, v66
A7A8  v_add_u32_e32 v67, -1, v67
A7AC  v_max_u32_e32 v64, v64, v51
A7B0  v_cmp_gt_i32_e32 vcc, 0, v68
A7B4  v_and_b32_e32 v66, 7, v66
A7B8  v_bitop3_b32 v15, v67, v15, s59 bitop3:0xc8
A7C0  v_ashrrev_i32_e32 v65, 31, v65
A7C4  v_cndmask_b32_e32 v51, v64, v51, vcc
A7C8  v_sub_u32_e32 v64, 0x7f7fffff, v63
A7D0  v_sub_u32_e32 v67, 0x7f800000, v63
A7D8  v_and_or_b32 v65, v65, s60, v66
A7E0  v_max_u32_e32 v63, v63, v51
A7E4  v_lshrrev_b32_e32 v66, 31, v64
A7E8  v_cmp_gt_i32_e32 vcc, 0, v67
A7EC  v_add_u32_e32 v66, -1, v66
A7F0  v_ashrrev_i32_e32 v64, 31, v64
A7F4  v_cndmask_b32_e32 v51, v63, v51, vcc
A7F8  v_sub_u32_e32 v63, 0x7f7fffff, v62
A800  v_bitop3_b32 v16, v66, v16, s59 bitop3:0xc8
A808  v_and_or_b32 v64, v64, s23, v65
A810  v_sub_u32_e32 v66, 0x7f800000, v62
A818  v_lshrrev_b32_e32 v65, 31, v63
A81C  v_add3_u32 v50, v76, v50, v77
A824  v_add_u32_e32 v65, -1, v65
A828  v_max_u32_e32 v62, v62, v51
A82C  v_cmp_gt_i32_e32 vcc, 0, v66
A830  v_add3_u32 v50, v75, v50, v74
A838  v_bitop3_b32 v17, v65, v17, s59 bitop3:0xc8
A840  v_ashrrev_i32_e32 v63, 31, v63
A844  v_cndmask_b32_e32 v51, v62, v51, vcc
A848  v_sub_u32_e32 v62, 0x7f7fffff, v61
A850  v_sub_u32_e32 v65, 0x7f800000, v61
A858  v_add3_u32 v50, v73, v50, v72
A860  v_and_or_b32 v63, v63, s61, v64
A868  v_max_u32_e32 v61, v61, v51
A86C  v_lshrrev_b32_e32 v64, 31, v62
A870  v_cmp_gt_i32_e32 vcc, 0, v65
A874  v_add3_u32 v50, v71, v50, v70
A87C  v_lshrrev_b32_e32 v70, 31, v68
A880  v_add_u32_e32 v64, -1, v64
A884  v_cndmask_b32_e32 v51, v61, v51, vcc
A888  v_sub_u32_e32 v61, 0x7f7fffff, v60
A890  v_add3_u32 v50, v69, v50, v70
A898  v_lshrrev_b32_e32 v68, 31, v67
A89C  v_lshrrev_b32_e32 v67, 31, v66
A8A0  v_bitop3_b32 v18, v64, v18, s59 bitop3:0xc8
A8A8  v_ashrrev_i32_e32 v62, 31, v62
A8AC  v_sub_u32_e32 v64, 0x7f800000, v60
A8B4  v_add3_u32 v50, v68, v50, v67
A8BC  v_lshrrev_b32_e32 v66, 31, v65
A8C0  v_and_or_b32 v62, v62, s62, v63
A8C8  v_lshrrev_b32_e32 v63, 31, v61
A8CC  v_ashrrev_i32_e32 v61, 31, v61
A8D0  v_lshrrev_b32_e32 v65, 31, v64
A8D4  v_and_or_b32 v61, v61, s63, v62
A8DC  v_add3_u32 v62, v66, v50, v65
A8E4  v_max_u32_e32 v50, v60, v51
A8E8  v_cmp_gt_i32_e32 vcc, 0, v64
A8EC  v_add_u32_e32 v63, -1, v63
A8F0  v_bitop3_b32 v19, v63, v19, s59 bitop3:0xc8
A8F8  v_cndmask_b32_e32 v50, v50, v51, vcc
A8FC  v_sub_u32_e32 v51, 0x7f7fffff, v59
A904  v_sub_u32_e32 v63, 0x7f800000, v59
A90C  v_lshrrev_b32_e32 v60, 31, v51
A910  v_ashrrev_i32_e32 v51, 31, v51
A914  v_max_u32_e32 v59, v59, v50
A918  v_cmp_gt_i32_e32 vcc, 0, v63
A91C  v_add_u32_e32 v60, -1, v60
A920  v_and_or_b32 v51, v51, s64, v61
A928  v_cndmask_b32_e32 v59, v59, v50, vcc
A92C  v_sub_u32_e32 v50, 0x7f7fffff, v58
A934  v_sub_u32_e32 v61, 0x7f800000, v58
A93C  v_bitop3_b32 v20, v60, v20, s59 bitop3:0xc8
A944  v_max_u32_e32 v58, v58, v59
A948  v_lshrrev_b32_e32 v60, 31, v50
A94C  v_cmp_gt_i32_e32 vcc, 0, v61
A950  v_lshrrev_b32_e32 v64, 31, v63
A954  v_lshrrev_b32_e32 v63, 31, v61
A958  v_add_u32_e32 v60, -1, v60
A95C  v_cndmask_b32_e32 v58, v58, v59, vcc
A960  v_sub_u32_e32 v59, 0x7f7fffff, v57
A968  v_sub_u32_e32 v61, 0x7f800000, v57
A970  v_bitop3_b32 v21, v60, v21, s59 bitop3:0xc8
A978  v_max_u32_e32 v57, v57, v58
A97C  v_lshrrev_b32_e32 v60, 31, v59
A980  v_cmp_gt_i32_e32 vcc, 0, v61
A984  v_ashrrev_i32_e32 v50, 31, v50
A988  v_add_u32_e32 v60, -1, v60
A98C  v_cndmask_b32_e32 v57, v57, v58, vcc
A990  v_sub_u32_e32 v58, 0x7f7fffff, v56
A998  v_and_or_b32 v50, v50, s65, v51
A9A0  v_add3_u32 v51, v64, v62, v63
A9A8  v_lshrrev_b32_e32 v62, 31, v61
A9AC  v_bitop3_b32 v6, v60, v6, s59 bitop3:0xc8
A9B4  v_sub_u32_e32 v61, 0x7f800000, v56
A9BC  v_lshrrev_b32_e32 v60, 31, v58
A9C0  v_ashrrev_i32_e32 v59, 31, v59
A9C4  v_add_u32_e32 v60, -1, v60
A9C8  v_max_u32_e32 v56, v56, v57
A9CC  v_cmp_gt_i32_e32 vcc, 0, v61
A9D0  v_and_b32_e32 v59, 7, v59
A9D4  v_bitop3_b32 v7, v60, v7, s59 bitop3:0xc8
A9DC  v_ashrrev_i32_e32 v58, 31, v58
A9E0  v_cndmask_b32_e32 v56, v56, v57, vcc
A9E4  v_sub_u32_e32 v57, 0x7f7fffff, v55
A9EC  v_sub_u32_e32 v60, 0x7f800000, v55
A9F4  v_and_or_b32 v58, v58, s60, v59
A9FC  v_max_u32_e32 v55, v55, v56
AA00  v_lshrrev_b32_e32 v59, 31, v57
AA04  v_cmp_gt_i32_e32 vcc, 0, v60
AA08  v_add_u32_e32 v59, -1, v59
AA0C  v_ashrrev_i32_e32 v57, 31, v57
AA10  v_cndmask_b32_e32 v55, v55, v56, vcc
AA14  v_sub_u32_e32 v56, 0x7f7fffff, v54
AA1C  v_bitop3_b32 v8, v59, v8, s59 bitop3:0xc8
AA24  v_and_or_b32 v57, v57, s23, v58
AA2C  v_sub_u32_e32 v59, 0x7f800000, v54
AA34  v_lshrrev_b32_e32 v58, 31, v56
AA38  v_add_u32_e32 v58, -1, v58
AA3C  v_max_u32_e32 v54, v54, v55
AA40  v_cmp_gt_i32_e32 vcc, 0, v59
AA44  v_bitop3_b32 v9, v58, v9, s59 bitop3:0xc8
AA4C  v_ashrrev_i32_e32 v56, 31, v56
AA50  v_cndmask_b32_e32 v54, v54, v55, vcc
AA54  v_sub_u32_e32 v55, 0x7f7fffff, v53
AA5C  v_sub_u32_e32 v58, 0x7f800000, v53
AA64  v_and_or_b32 v56, v56, s61, v57
AA6C  v_max_u32_e32 v53, v53, v54
AA70  v_lshrrev_b32_e32 v57, 31, v55
AA74  v_cmp_gt_i32_e32 vcc, 0, v58
AA78  v_lshrrev_b32_e32 v63, 31, v61
AA7C  v_add_u32_e32 v57, -1, v57
AA80  v_cndmask_b32_e32 v53, v53, v54, vcc
AA84  v_sub_u32_e32 v54, 0x7f7fffff, v52
AA8C  v_add3_u32 v51, v62, v51, v63
AA94  v_lshrrev_b32_e32 v61, 31, v60
AA98  v_lshrrev_b32_e32 v60, 31, v59
AA9C  v_bitop3_b32 v10, v57, v10, s59 bitop3:0xc8
AAA4  v_ashrrev_i32_e32 v55, 31, v55
AAA8  v_sub_u32_e32 v57, 0x7f800000, v52
AAB0  v_add3_u32 v51, v61, v51, v60
AAB8  v_lshrrev_b32_e32 v59, 31, v58
AABC  v_and_or_b32 v55, v55, s62, v56
AAC4  v_lshrrev_b32_e32 v56, 31, v54
AAC8  v_ashrrev_i32_e32 v54, 31, v54
AACC  v_lshrrev_b32_e32 v58, 31, v57
AAD0  v_add_u32_e32 v56, -1, v56
AAD4  v_and_or_b32 v54, v54, s63, v55
AADC  v_add3_u32 v55, v59, v51, v58
AAE4  v_max_u32_e32 v51, v52, v53
AAE8  v_cmp_gt_i32_e32 vcc, 0, v57
AAEC  v_bitop3_b32 v11, v56, v11, s59 bitop3:0xc8
AAF4  v_sub_u32_e32 v52, 0x7f7fffff, v39
AAFC  v_cndmask_b32_e32 v51, v51, v53, vcc
AB00  v_sub_u32_e32 v56, 0x7f800000, v39
AB08  v_max_u32_e32 v39, v39, v51
AB0C  v_cmp_gt_i32_e32 vcc, 0, v56
AB10  v_lshrrev_b32_e32 v53, 31, v52
AB14  v_ashrrev_i32_e32 v52, 31, v52
AB18  v_cndmask_b32_e32 v39, v39, v51, vcc
AB1C  v_sub_u32_e32 v51, 0x7f7fffff, v38
AB24  v_add_u32_e32 v53, -1, v53
AB28  v_and_or_b32 v52, v52, s64, v54
AB30  v_sub_u32_e32 v54, 0x7f800000, v38
AB38  v_lshrrev_b32_e32 v57, 31, v56
AB3C  v_bitop3_b32 v12, v53, v12, s59 bitop3:0xc8
AB44  v_lshrrev_b32_e32 v53, 31, v51
AB48  v_ashrrev_i32_e32 v51, 31, v51
AB4C  v_lshrrev_b32_e32 v56, 31, v54
AB50  v_and_or_b32 v51, v51, s65, v52
AB58  v_add3_u32 v52, v57, v55, v56
AB60  v_max_u32_e32 v38, v38, v39
AB64  v_cmp_gt_i32_e32 vcc, 0, v54
AB68  v_add_u32_e32 v53, -1, v53
AB6C  v_bitop3_b32 v13, v53, v13, s59 bitop3:0xc8
AB74  v_cndmask_b32_e32 v38, v38, v39, vcc
AB78  v_cmp_ne_u32_e32 vcc, 32, v52
AB7C  s_nop 1
AB80  v_cndmask_b32_e32 v79, v44, v38, vcc
AB84  s_or_b64 exec, exec, s[38:39]
AB88  v_cmp_ne_u32_e32 vcc, 0, v79
AB8C  v_mov_b32_e32 v52, 0x7f
AB94  s_and_saveexec_b64 s[38:39], vcc
AB98  v_add_u32_e32 v38, s16, v79
AB9C  v_lshrrev_b32_e32 v39, 23, v38
ABA0  v_add_u32_e32 v39, -2, v39
ABA4  v_cmp_lt_u32_e32 vcc, s66, v38
ABA8  s_nop 1
ABAC  v_cndmask_b32_e32 v38, 0, v39, vcc
ABB0  v_cmp_eq_u32_e32 vcc, s58, v79
ABB4  s_and_b64 vcc, s[6:7], vcc
ABB8  s_nop 0
ABBC  v_cndmask_b32_e32 v52, v38, v45, vcc
ABC0  s_or_b64 exec, exec, s[38:39]
ABC4  v_cmp_eq_u32_e32 vcc, 0, v52
ABC8  s_cbranch_vccz 37
ABCC  s_nop 0
ABD0  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
ABD8  v_mul_f32_e32 v30, v38, v30
ABDC  v_mul_f32_e32 v31, v38, v31
ABE0  v_mul_f32_e32 v32, v38, v32
ABE4  v_mul_f32_e32 v33, v38, v33
ABE8  v_mul_f32_e32 v34, v38, v34
ABEC  v_mul_f32_e32 v35, v38, v35
ABF0  v_mul_f32_e32 v36, v38, v36
ABF4  v_mul_f32_e32 v37, v38, v37
ABF8  v_mul_f32_e32 v22, v38, v22
ABFC  v_mul_f32_e32 v23, v38, v23
AC00  v_mul_f32_e32 v24, v38, v24
AC04  v_mul_f32_e32 v25, v38, v25
AC08  v_mul_f32_e32 v26, v38, v26
AC0C  v_mul_f32_e32 v27, v38, v27
AC10  v_mul_f32_e32 v28, v38, v28
AC14  v_mul_f32_e32 v29, v38, v29
AC18  v_mul_f32_e32 v14, v38, v14
AC1C  v_mul_f32_e32 v15, v38, v15
AC20  v_mul_f32_e32 v16, v38, v16
AC24  v_mul_f32_e32 v17, v38, v17
AC28  v_mul_f32_e32 v18, v38, v18
AC2C  v_mul_f32_e32 v19, v38, v19
AC30  v_mul_f32_e32 v20, v38, v20
AC34  v_mul_f32_e32 v21, v38, v21
AC38  v_mul_f32_e32 v6, v38, v6
AC3C  v_mul_f32_e32 v7, v38, v7
AC40  v_mul_f32_e32 v8, v38, v8
AC44  v_mul_f32_e32 v9, v38, v9
AC48  v_mul_f32_e32 v10, v38, v10
AC4C  v_mul_f32_e32 v11, v38, v11
AC50  v_mul_f32_e32 v12, v38, v12
AC54  v_mul_f32_e32 v13, v38, v13
AC58  v_max_u32_e32 v53, 1, v52
AC5C  s_branch 1
AC60  v_mov_b32_e32 v53, v52
AC64  v_mad_u64_u32 v[38:39], s[38:39], v46, s27, v[2:3]
AC6C  v_lshlrev_b32_e32 v62, 2, v38
AC70  v_mad_u64_u32 v[54:55], s[38:39], v62, s2, 0
AC78  v_xor_b32_e32 v55, s31, v55
AC7C  v_xor_b32_e32 v55, s26, v55
AC80  v_mad_u64_u32 v[56:57], s[38:39], v55, s19, 0
AC88  v_xor_b32_e32 v55, s67, v57
AC8C  v_xor_b32_e32 v57, s68, v54
AC90  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
AC98  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
ACA0  v_xor_b32_e32 v56, v56, v59
ACA4  v_xor_b32_e32 v56, s42, v56
ACA8  v_xor_b32_e32 v55, s69, v55
ACAC  v_mad_u64_u32 v[56:57], s[38:39], v56, s2, 0
ACB4  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
ACBC  v_xor_b32_e32 v55, v58, v61
ACC0  v_xor_b32_e32 v54, v54, v57
ACC4  v_xor_b32_e32 v55, s43, v55
ACC8  v_xor_b32_e32 v57, s44, v54
ACCC  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
ACD4  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
ACDC  v_xor_b32_e32 v57, v60, v59
ACE0  v_xor_b32_e32 v55, v56, v55
ACE4  v_xor_b32_e32 v57, s45, v57
ACE8  v_xor_b32_e32 v55, s46, v55
ACEC  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
ACF4  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
ACFC  v_xor_b32_e32 v55, v58, v61
AD00  v_xor_b32_e32 v54, v54, v57
AD04  v_xor_b32_e32 v55, s47, v55
AD08  v_xor_b32_e32 v57, s48, v54
AD0C  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
AD14  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
AD1C  v_xor_b32_e32 v57, v60, v59
AD20  v_xor_b32_e32 v55, v56, v55
AD24  v_xor_b32_e32 v57, s49, v57
AD28  v_xor_b32_e32 v55, s50, v55
AD2C  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
AD34  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
AD3C  v_xor_b32_e32 v55, v58, v61
AD40  v_xor_b32_e32 v54, v54, v57
AD44  v_xor_b32_e32 v55, s51, v55
AD48  v_xor_b32_e32 v57, s52, v54
AD4C  v_mad_u64_u32 v[54:55], s[38:39], v55, s2, 0
AD54  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
AD5C  v_xor_b32_e32 v57, v60, v59
AD60  v_xor_b32_e32 v55, v56, v55
AD64  v_xor_b32_e32 v57, s53, v57
AD68  v_xor_b32_e32 v55, s54, v55
AD6C  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
AD74  v_mad_u64_u32 v[60:61], s[38:39], v55, s19, 0
AD7C  v_xor_b32_e32 v55, v58, v61
AD80  v_xor_b32_e32 v54, v54, v57
AD84  v_mov_b32_e32 v57, 0
AD88  v_mov_b32_e32 v58, 0
AD8C  v_lshlrev_b32_e32 v53, 23, v53
AD90  v_xor_b32_e32 v55, s30, v55
AD94  v_xor_b32_e32 v54, s55, v54
AD98  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[30:31], v55, v53
ADA0  v_cvt_scalef32_sr_pk_fp4_f32 v58, v[34:35], v54, v53 op_sel:[0,0,0,1]
ADA8  v_cvt_scalef32_sr_pk_fp4_f32 v57, v[32:33], v60, v53 op_sel:[0,0,1,0]
ADB0  v_cvt_scalef32_sr_pk_fp4_f32 v58, v[36:37], v56, v53 op_sel:[0,0,1,1]
ADB8  s_nop 0
ADBC  v_or_b32_e32 v31, 1, v62
ADC0  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
ADC8  v_xor_b32_e32 v31, s31, v33
ADCC  v_xor_b32_e32 v31, s26, v31
ADD0  v_mad_u64_u32 v[34:35], s[38:39], v31, s19, 0
ADD8  v_xor_b32_e32 v31, s67, v35
ADDC  v_xor_b32_e32 v35, s68, v32
ADE0  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
ADE8  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
ADF0  v_xor_b32_e32 v31, v34, v37
ADF4  v_xor_b32_e32 v31, s42, v31
ADF8  v_xor_b32_e32 v33, s69, v33
ADFC  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
AE04  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AE0C  v_xor_b32_e32 v31, v36, v55
AE10  v_xor_b32_e32 v32, v32, v35
AE14  v_xor_b32_e32 v31, s43, v31
AE18  v_xor_b32_e32 v35, s44, v32
AE1C  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
AE24  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
AE2C  v_xor_b32_e32 v31, v54, v37
AE30  v_xor_b32_e32 v33, v34, v33
AE34  v_xor_b32_e32 v31, s45, v31
AE38  v_xor_b32_e32 v33, s46, v33
AE3C  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
AE44  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AE4C  v_xor_b32_e32 v31, v36, v55
AE50  v_xor_b32_e32 v32, v32, v35
AE54  v_xor_b32_e32 v31, s47, v31
AE58  v_xor_b32_e32 v35, s48, v32
AE5C  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
AE64  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
AE6C  v_xor_b32_e32 v31, v54, v37
AE70  v_xor_b32_e32 v33, v34, v33
AE74  v_xor_b32_e32 v31, s49, v31
AE78  v_xor_b32_e32 v33, s50, v33
AE7C  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
AE84  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AE8C  v_xor_b32_e32 v31, v36, v55
AE90  v_xor_b32_e32 v32, v32, v35
AE94  v_xor_b32_e32 v31, s51, v31
AE98  v_xor_b32_e32 v35, s52, v32
AE9C  v_mad_u64_u32 v[32:33], s[38:39], v31, s2, 0
AEA4  v_mad_u64_u32 v[36:37], s[38:39], v35, s19, 0
AEAC  v_xor_b32_e32 v31, v54, v37
AEB0  v_xor_b32_e32 v33, v34, v33
AEB4  v_xor_b32_e32 v31, s53, v31
AEB8  v_xor_b32_e32 v33, s54, v33
AEBC  v_mad_u64_u32 v[34:35], s[38:39], v31, s2, 0
AEC4  v_mad_u64_u32 v[54:55], s[38:39], v33, s19, 0
AECC  v_xor_b32_e32 v31, v36, v55
AED0  v_xor_b32_e32 v32, v32, v35
AED4  v_mov_b32_e32 v33, 0
AED8  v_mov_b32_e32 v35, 0
AEDC  v_xor_b32_e32 v31, s30, v31
AEE0  v_xor_b32_e32 v32, s55, v32
AEE4  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[22:23], v31, v53
AEEC  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[26:27], v32, v53 op_sel:[0,0,0,1]
AEF4  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[24:25], v54, v53 op_sel:[0,0,1,0]
AEFC  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[28:29], v34, v53 op_sel:[0,0,1,1]
AF04  s_nop 0
AF08  v_or_b32_e32 v22, 2, v62
AF0C  v_mad_u64_u32 v[22:23], s[38:39], v22, s2, 0
AF14  v_xor_b32_e32 v23, s31, v23
AF18  v_xor_b32_e32 v23, s26, v23
AF1C  v_mad_u64_u32 v[24:25], s[38:39], v23, s19, 0
AF24  v_xor_b32_e32 v23, s67, v25
AF28  v_xor_b32_e32 v25, s68, v22
AF2C  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AF34  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AF3C  v_xor_b32_e32 v24, v24, v27
AF40  v_xor_b32_e32 v24, s42, v24
AF44  v_xor_b32_e32 v23, s69, v23
AF48  v_mad_u64_u32 v[24:25], s[38:39], v24, s2, 0
AF50  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
AF58  v_xor_b32_e32 v23, v26, v29
AF5C  v_xor_b32_e32 v22, v22, v25
AF60  v_xor_b32_e32 v23, s43, v23
AF64  v_xor_b32_e32 v25, s44, v22
AF68  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AF70  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AF78  v_xor_b32_e32 v25, v28, v27
AF7C  v_xor_b32_e32 v23, v24, v23
AF80  v_xor_b32_e32 v25, s45, v25
AF84  v_xor_b32_e32 v23, s46, v23
AF88  v_mad_u64_u32 v[24:25], s[38:39], v25, s2, 0
AF90  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
AF98  v_xor_b32_e32 v23, v26, v29
AF9C  v_xor_b32_e32 v22, v22, v25
AFA0  v_xor_b32_e32 v23, s47, v23
AFA4  v_xor_b32_e32 v25, s48, v22
AFA8  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AFB0  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AFB8  v_xor_b32_e32 v25, v28, v27
AFBC  v_xor_b32_e32 v23, v24, v23
AFC0  v_xor_b32_e32 v25, s49, v25
AFC4  v_xor_b32_e32 v23, s50, v23
AFC8  v_mad_u64_u32 v[24:25], s[38:39], v25, s2, 0
AFD0  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
AFD8  v_xor_b32_e32 v23, v26, v29
AFDC  v_xor_b32_e32 v22, v22, v25
AFE0  v_xor_b32_e32 v23, s51, v23
AFE4  v_xor_b32_e32 v25, s52, v22
AFE8  v_mad_u64_u32 v[22:23], s[38:39], v23, s2, 0
AFF0  v_mad_u64_u32 v[26:27], s[38:39], v25, s19, 0
AFF8  v_xor_b32_e32 v25, v28, v27
AFFC  v_xor_b32_e32 v23, v24, v23
B000  v_xor_b32_e32 v25, s53, v25
B004  v_xor_b32_e32 v23, s54, v23
B008  v_mad_u64_u32 v[24:25], s[38:39], v25, s2, 0
B010  v_mad_u64_u32 v[28:29], s[38:39], v23, s19, 0
B018  v_xor_b32_e32 v23, v26, v29
B01C  v_xor_b32_e32 v22, v22, v25
B020  v_mov_b32_e32 v25, 0
B024  v_mov_b32_e32 v26, 0
B028  v_xor_b32_e32 v23, s30, v23
B02C  v_xor_b32_e32 v22, s55, v22
B030  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[14:15], v23, v53
B038  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[18:19], v22, v53 op_sel:[0,0,0,1]
B040  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[16:17], v28, v53 op_sel:[0,0,1,0]
B048  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[20:21], v24, v53 op_sel:[0,0,1,1]
B050  s_nop 0
B054  v_or_b32_e32 v14, 3, v62
B058  v_mad_u64_u32 v[14:15], s[38:39], v14, s2, 0
B060  v_xor_b32_e32 v15, s31, v15
B064  v_xor_b32_e32 v15, s26, v15
B068  v_mad_u64_u32 v[16:17], s[38:39], v15, s19, 0
B070  v_xor_b32_e32 v15, s67, v17
B074  v_xor_b32_e32 v17, s68, v14
B078  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B080  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B088  v_xor_b32_e32 v16, v16, v19
B08C  v_xor_b32_e32 v16, s42, v16
B090  v_xor_b32_e32 v15, s69, v15
B094  v_mad_u64_u32 v[16:17], s[38:39], v16, s2, 0
B09C  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B0A4  v_xor_b32_e32 v15, v18, v21
B0A8  v_xor_b32_e32 v14, v14, v17
B0AC  v_xor_b32_e32 v15, s43, v15
B0B0  v_xor_b32_e32 v17, s44, v14
B0B4  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B0BC  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B0C4  v_xor_b32_e32 v17, v20, v19
B0C8  v_xor_b32_e32 v15, v16, v15
B0CC  v_xor_b32_e32 v17, s45, v17
B0D0  v_xor_b32_e32 v15, s46, v15
B0D4  v_mad_u64_u32 v[16:17], s[38:39], v17, s2, 0
B0DC  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B0E4  v_xor_b32_e32 v15, v18, v21
B0E8  v_xor_b32_e32 v14, v14, v17
B0EC  v_xor_b32_e32 v15, s47, v15
B0F0  v_xor_b32_e32 v17, s48, v14
B0F4  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B0FC  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B104  v_xor_b32_e32 v17, v20, v19
B108  v_xor_b32_e32 v15, v16, v15
B10C  v_xor_b32_e32 v17, s49, v17
B110  v_xor_b32_e32 v15, s50, v15
B114  v_mad_u64_u32 v[16:17], s[38:39], v17, s2, 0
B11C  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B124  v_xor_b32_e32 v15, v18, v21
B128  v_xor_b32_e32 v14, v14, v17
B12C  v_xor_b32_e32 v15, s51, v15
B130  v_xor_b32_e32 v17, s52, v14
B134  v_mad_u64_u32 v[14:15], s[38:39], v15, s2, 0
B13C  v_mad_u64_u32 v[18:19], s[38:39], v17, s19, 0
B144  v_xor_b32_e32 v17, v20, v19
B148  v_xor_b32_e32 v15, v16, v15
B14C  v_xor_b32_e32 v17, s53, v17
B150  v_xor_b32_e32 v15, s54, v15
B154  v_mad_u64_u32 v[16:17], s[38:39], v17, s2, 0
B15C  v_mad_u64_u32 v[20:21], s[38:39], v15, s19, 0
B164  v_xor_b32_e32 v15, v18, v21
B168  v_xor_b32_e32 v14, v14, v17
B16C  v_mov_b32_e32 v17, 0
B170  v_mov_b32_e32 v18, 0
B174  v_or3_b32 v30, v58, v47, v57
B17C  v_or3_b32 v31, v35, v49, v33
B184  v_or3_b32 v32, v26, v50, v25
B18C  v_xor_b32_e32 v15, s30, v15
B190  v_xor_b32_e32 v14, s55, v14
B194  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[6:7], v15, v53
B19C  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[10:11], v14, v53 op_sel:[0,0,0,1]
B1A4  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[8:9], v20, v53 op_sel:[0,0,1,0]
B1AC  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[12:13], v16, v53 op_sel:[0,0,1,1]
B1B4  s_nop 0
B1B8  v_lshl_add_u64 v[6:7], v[38:39], 4, s[8:9]
B1C0  v_or3_b32 v33, v18, v51, v17
B1C8  s_or_b64 s[34:35], s[34:35], exec
B1CC  global_store_dwordx4 v[6:7], v[30:33], off
B1D4  s_or_b64 exec, exec, s[36:37]
B1D8  s_and_saveexec_b64 s[36:37], s[34:35]
B1DC  s_cbranch_execz 64415
B1E0  v_and_b32_e32 v6, 0xffffffe0, v46
B1E8  v_cndmask_b32_e64 v6, v6, v46, s[0:1]
B1F0  v_mad_u64_u32 v[6:7], s[34:35], s56, v6, v[4:5]
B1F8  global_store_byte v[6:7], v52, off
B200  s_branch 64406
B204  v_lshlrev_b32_e32 v2, 1, v0
B208  v_and_b32_e32 v105, 0x7e, v2
B210  s_lshl_b32 s8, s3, 2
B214  s_lshr_b32 s10, s17, 5
B218  v_or_b32_e32 v75, s33, v105
B21C  v_or_b32_e32 v74, s8, v104
B220  v_cmp_gt_u32_e32 vcc, s18, v75
B224  v_cmp_gt_u32_e64 s[2:3], s10, v74
B22C  s_and_b64 s[4:5], vcc, s[2:3]
B230  s_and_saveexec_b64 s[2:3], s[4:5]
B234  s_cbranch_execz 2331
B238  v_lshrrev_b32_e32 v6, 3, v105
B23C  v_lshlrev_b32_e32 v7, 9, v104
B240  v_bitop3_b32 v8, v7, v6, 2 bitop3:0xf6
B248  v_lshl_or_b32 v8, v8, 4, v48
B250  ds_read2st64_b32 v[30:31], v8 offset0:2 offset1:18
B258  v_bitop3_b32 v8, v7, v6, 3 bitop3:0xf6
B260  v_lshl_or_b32 v8, v8, 4, v48
B268  ds_read2st64_b32 v[32:33], v8 offset0:3 offset1:19
B270  v_bitop3_b32 v8, v7, v6, 4 bitop3:0xf6
B278  v_lshl_or_b32 v8, v8, 4, v48
B280  ds_read2st64_b32 v[34:35], v8 offset0:4 offset1:20
B288  v_bitop3_b32 v8, v7, v6, 5 bitop3:0xf6
B290  v_lshl_or_b32 v8, v8, 4, v48
B298  ds_read2st64_b32 v[36:37], v8 offset0:5 offset1:21
B2A0  v_bitop3_b32 v8, v7, v6, 6 bitop3:0xf6
B2A8  v_lshl_or_b32 v8, v8, 4, v48
B2B0  ds_read2st64_b32 v[38:39], v8 offset0:6 offset1:22
B2B8  v_bitop3_b32 v8, v7, v6, 7 bitop3:0xf6
B2C0  v_lshl_or_b32 v8, v8, 4, v48
B2C8  ds_read2st64_b32 v[40:41], v8 offset0:7 offset1:23
B2D0  v_bitop3_b32 v8, v7, v6, 8 bitop3:0xf6
B2D8  v_lshl_or_b32 v8, v8, 4, v48
B2E0  ds_read2st64_b32 v[42:43], v8 offset0:8 offset1:24
B2E8  v_bitop3_b32 v8, v7, v6, 9 bitop3:0xf6
B2F0  v_lshl_or_b32 v8, v8, 4, v48
B2F8  ds_read2st64_b32 v[44:45], v8 offset0:9 offset1:25
B300  v_bitop3_b32 v8, v7, v6, 10 bitop3:0xf6
B308  v_or_b32_e32 v2, v7, v6
B30C  v_bitop3_b32 v4, v7, v6, 1 bitop3:0xf6
B314  v_lshl_or_b32 v8, v8, 4, v48
B31C  v_lshl_or_b32 v2, v2, 4, v48
B324  v_lshl_or_b32 v4, v4, 4, v48
B32C  ds_read2st64_b32 v[46:47], v8 offset0:10 offset1:26
B334  v_bitop3_b32 v8, v7, v6, 11 bitop3:0xf6
B33C  ds_read2st64_b32 v[2:3], v2 offset1:16
B344  ds_read2st64_b32 v[4:5], v4 offset0:1 offset1:17
B34C  v_lshl_or_b32 v8, v8, 4, v48
B354  ds_read2st64_b32 v[52:53], v8 offset0:11 offset1:27
B35C  v_bitop3_b32 v8, v7, v6, 12 bitop3:0xf6
B364  v_lshl_or_b32 v8, v8, 4, v48
B36C  ds_read2st64_b32 v[56:57], v8 offset0:12 offset1:28
B374  v_bitop3_b32 v8, v7, v6, 13 bitop3:0xf6
B37C  v_lshl_or_b32 v8, v8, 4, v48
B384  s_waitcnt lgkmcnt(3)
B388  v_lshlrev_b32_e32 v90, 16, v2
B38C  s_waitcnt lgkmcnt(2)
B390  v_lshlrev_b32_e32 v91, 16, v4
B394  ds_read2st64_b32 v[60:61], v8 offset0:13 offset1:29
B39C  v_bitop3_b32 v8, v7, v6, 14 bitop3:0xf6
B3A4  v_bitop3_b32 v6, v7, v6, 15 bitop3:0xf6
B3AC  v_lshlrev_b32_e32 v94, 16, v30
B3B0  v_lshlrev_b32_e32 v95, 16, v32
B3B4  v_lshl_or_b32 v8, v8, 4, v48
B3BC  v_lshl_or_b32 v6, v6, 4, v48
B3C4  v_and_b32_e32 v108, 0x7fff0000, v90
B3CC  v_and_b32_e32 v59, 0x7fff0000, v91
B3D4  v_lshlrev_b32_e32 v96, 16, v34
B3D8  v_lshlrev_b32_e32 v97, 16, v36
B3DC  ds_read2st64_b32 v[62:63], v8 offset0:14 offset1:30
B3E4  ds_read2st64_b32 v[64:65], v6 offset0:15 offset1:31
B3EC  v_max_u32_e32 v6, v59, v108
B3F0  v_and_b32_e32 v58, 0x7fff0000, v94
B3F8  v_and_b32_e32 v54, 0x7fff0000, v95
B400  v_lshlrev_b32_e32 v98, 16, v38
B404  v_lshlrev_b32_e32 v99, 16, v40
B408  v_max3_u32 v6, v54, v58, v6
B410  v_and_b32_e32 v51, 0x7fff0000, v96
B418  v_and_b32_e32 v50, 0x7fff0000, v97
B420  v_lshlrev_b32_e32 v84, 16, v42
B424  v_lshlrev_b32_e32 v85, 16, v44
B428  v_max3_u32 v6, v50, v51, v6
B430  v_and_b32_e32 v49, 0x7fff0000, v98
B438  v_and_b32_e32 v48, 0x7fff0000, v99
B440  v_lshlrev_b32_e32 v86, 16, v46
B444  s_waitcnt lgkmcnt(4)
B448  v_lshlrev_b32_e32 v87, 16, v52
B44C  v_max3_u32 v6, v48, v49, v6
B454  v_and_b32_e32 v29, 0x7fff0000, v84
B45C  v_and_b32_e32 v28, 0x7fff0000, v85
B464  s_waitcnt lgkmcnt(3)
B468  v_lshlrev_b32_e32 v88, 16, v56
B46C  s_waitcnt lgkmcnt(2)
B470  v_lshlrev_b32_e32 v89, 16, v60
B474  v_max3_u32 v6, v28, v29, v6
B47C  v_and_b32_e32 v27, 0x7fff0000, v86
B484  v_and_b32_e32 v26, 0x7fff0000, v87
B48C  s_waitcnt lgkmcnt(1)
B490  v_lshlrev_b32_e32 v92, 16, v62
B494  s_waitcnt lgkmcnt(0)
B498  v_lshlrev_b32_e32 v93, 16, v64
B49C  v_max3_u32 v6, v26, v27, v6
B4A4  v_and_b32_e32 v25, 0x7fff0000, v88
B4AC  v_and_b32_e32 v24, 0x7fff0000, v89
B4B4  v_lshlrev_b32_e32 v76, 16, v3
B4B8  v_lshlrev_b32_e32 v77, 16, v5
B4BC  v_max3_u32 v6, v24, v25, v6
B4C4  v_and_b32_e32 v23, 0x7fff0000, v92
B4CC  v_and_b32_e32 v22, 0x7fff0000, v93
B4D4  v_lshlrev_b32_e32 v78, 16, v31
B4D8  v_lshlrev_b32_e32 v79, 16, v33
B4DC  v_max3_u32 v6, v22, v23, v6
B4E4  v_and_b32_e32 v21, 0x7fff0000, v76
B4EC  v_and_b32_e32 v20, 0x7fff0000, v77
B4F4  v_lshlrev_b32_e32 v80, 16, v35
B4F8  v_lshlrev_b32_e32 v81, 16, v37
B4FC  v_max3_u32 v6, v20, v21, v6
B504  v_and_b32_e32 v19, 0x7fff0000, v78
B50C  v_and_b32_e32 v18, 0x7fff0000, v79
B514  v_lshlrev_b32_e32 v82, 16, v39
B518  v_lshlrev_b32_e32 v83, 16, v41
B51C  v_max3_u32 v6, v18, v19, v6
B524  v_and_b32_e32 v17, 0x7fff0000, v80
B52C  v_and_b32_e32 v16, 0x7fff0000, v81
B534  v_lshlrev_b32_e32 v66, 16, v43
B538  v_lshlrev_b32_e32 v67, 16, v45
B53C  v_max3_u32 v6, v16, v17, v6
B544  v_and_b32_e32 v15, 0x7fff0000, v82
B54C  v_and_b32_e32 v14, 0x7fff0000, v83
B554  v_lshlrev_b32_e32 v68, 16, v47
B558  v_lshlrev_b32_e32 v69, 16, v53
B55C  v_max3_u32 v6, v14, v15, v6
B564  v_and_b32_e32 v13, 0x7fff0000, v66
B56C  v_and_b32_e32 v12, 0x7fff0000, v67
B574  v_lshlrev_b32_e32 v70, 16, v57
B578  v_lshlrev_b32_e32 v71, 16, v61
B57C  v_max3_u32 v6, v12, v13, v6
B584  v_and_b32_e32 v11, 0x7fff0000, v68
B58C  v_and_b32_e32 v10, 0x7fff0000, v69
B594  v_lshlrev_b32_e32 v72, 16, v63
B598  v_lshlrev_b32_e32 v73, 16, v65
B59C  v_max3_u32 v6, v10, v11, v6
B5A4  v_and_b32_e32 v9, 0x7fff0000, v70
B5AC  v_and_b32_e32 v8, 0x7fff0000, v71
B5B4  v_max3_u32 v55, v8, v9, v6
B5BC  v_and_b32_e32 v7, 0x7fff0000, v72
B5C4  v_and_b32_e32 v6, 0x7fff0000, v73
B5CC  v_max3_u32 v55, v6, v7, v55
B5D4  s_mov_b32 s4, 0x7f7fffff
B5DC  v_cmp_lt_u32_e32 vcc, s4, v55
B5E0  v_mov_b32_e32 v106, 0
B5E4  v_mov_b32_e32 v107, 0
B5E8  v_mov_b32_e32 v109, 0
B5EC  v_mov_b32_e32 v110, 0
B5F0  s_and_saveexec_b64 s[4:5], vcc
B5F4  s_cbranch_execz 522
B5F8  v_sub_u32_e32 v55, 0x7f7fffff, v108
B600  v_sub_u32_e32 v107, 0x7f800000, v108
B608  s_brev_b32 s9, 1
B60C  v_lshrrev_b32_e32 v106, 31, v55
B610  v_lshrrev_b32_e32 v109, 31, v107
B614  v_add_u32_e32 v106, -1, v106
B618  v_cmp_lt_i32_e32 vcc, -1, v107
B61C  v_sub_u32_e32 v107, 0x7f7fffff, v59
B624  v_bitop3_b32 v90, v106, v90, s9 bitop3:0xc8
B62C  v_ashrrev_i32_e32 v55, 31, v55
B630  v_cndmask_b32_e32 v106, 0, v108, vcc
B634  v_sub_u32_e32 v110, 0x7f800000, v59
B63C  v_and_b32_e32 v55, 7, v55
B640  v_lshrrev_b32_e32 v108, 31, v107
B644  v_ashrrev_i32_e32 v107, 31, v107
B648  v_lshrrev_b32_e32 v111, 31, v110
B64C  s_movk_i32 s11, 0x70
B650  v_max_u32_e32 v59, v59, v106
B654  v_cmp_gt_i32_e32 vcc, 0, v110
B658  v_add_u32_e32 v108, -1, v108
B65C  v_and_or_b32 v55, v107, s11, v55
B664  v_add_u32_e32 v107, v111, v109
B668  v_cndmask_b32_e32 v59, v59, v106, vcc
B66C  v_sub_u32_e32 v106, 0x7f7fffff, v58
B674  v_sub_u32_e32 v109, 0x7f800000, v58
B67C  v_bitop3_b32 v91, v108, v91, s9 bitop3:0xc8
B684  v_max_u32_e32 v58, v58, v59
B688  v_lshrrev_b32_e32 v108, 31, v106
B68C  v_cmp_gt_i32_e32 vcc, 0, v109
B690  v_add_u32_e32 v108, -1, v108
B694  v_bitop3_b32 v94, v108, v94, s9 bitop3:0xc8
B69C  v_cndmask_b32_e32 v58, v58, v59, vcc
B6A0  v_sub_u32_e32 v59, 0x7f7fffff, v54
B6A8  v_ashrrev_i32_e32 v106, 31, v106
B6AC  s_movk_i32 s17, 0x700
B6B0  v_sub_u32_e32 v108, 0x7f800000, v54
B6B8  v_lshrrev_b32_e32 v110, 31, v109
B6BC  v_and_or_b32 v55, v106, s17, v55
B6C4  v_lshrrev_b32_e32 v106, 31, v59
B6C8  v_ashrrev_i32_e32 v59, 31, v59
B6CC  v_lshrrev_b32_e32 v109, 31, v108
B6D0  s_movk_i32 s19, 0x7000
B6D4  v_max_u32_e32 v54, v54, v58
B6D8  v_cmp_gt_i32_e32 vcc, 0, v108
B6DC  v_add_u32_e32 v106, -1, v106
B6E0  v_and_or_b32 v55, v59, s19, v55
B6E8  v_add3_u32 v59, v110, v107, v109
B6F0  v_cndmask_b32_e32 v54, v54, v58, vcc
B6F4  v_sub_u32_e32 v58, 0x7f7fffff, v51
B6FC  v_sub_u32_e32 v107, 0x7f800000, v51
B704  v_bitop3_b32 v95, v106, v95, s9 bitop3:0xc8
B70C  v_max_u32_e32 v51, v51, v54
B710  v_lshrrev_b32_e32 v106, 31, v58
B714  v_cmp_gt_i32_e32 vcc, 0, v107
B718  v_add_u32_e32 v106, -1, v106
B71C  v_bitop3_b32 v96, v106, v96, s9 bitop3:0xc8
B724  v_cndmask_b32_e32 v51, v51, v54, vcc
B728  v_sub_u32_e32 v54, 0x7f7fffff, v50
B730  v_ashrrev_i32_e32 v58, 31, v58
B734  s_mov_b32 s23, 0x70000
B73C  v_sub_u32_e32 v106, 0x7f800000, v50
B744  v_lshrrev_b32_e32 v108, 31, v107
B748  v_and_or_b32 v55, v58, s23, v55
B750  v_lshrrev_b32_e32 v58, 31, v54
B754  v_ashrrev_i32_e32 v54, 31, v54
B758  v_lshrrev_b32_e32 v107, 31, v106
B75C  s_mov_b32 s24, 0x700000
B764  v_max_u32_e32 v50, v50, v51
B768  v_cmp_gt_i32_e32 vcc, 0, v106
B76C  v_add_u32_e32 v58, -1, v58
B770  v_and_or_b32 v54, v54, s24, v55
B778  v_add3_u32 v55, v108, v59, v107
B780  v_cndmask_b32_e32 v50, v50, v51, vcc
B784  v_sub_u32_e32 v51, 0x7f7fffff, v49
B78C  v_sub_u32_e32 v59, 0x7f800000, v49
B794  v_bitop3_b32 v97, v58, v97, s9 bitop3:0xc8
B79C  v_max_u32_e32 v49, v49, v50
B7A0  v_lshrrev_b32_e32 v58, 31, v51
B7A4  v_cmp_gt_i32_e32 vcc, 0, v59
B7A8  v_add_u32_e32 v58, -1, v58
B7AC  v_ashrrev_i32_e32 v51, 31, v51
B7B0  s_mov_b32 s25, 0x7000000
B7B8  v_cndmask_b32_e32 v49, v49, v50, vcc
B7BC  v_sub_u32_e32 v50, 0x7f7fffff, v48
B7C4  v_bitop3_b32 v98, v58, v98, s9 bitop3:0xc8
B7CC  v_and_or_b32 v51, v51, s25, v54
B7D4  v_sub_u32_e32 v58, 0x7f800000, v48
B7DC  v_lshrrev_b32_e32 v54, 31, v50
B7E0  v_add_u32_e32 v54, -1, v54
B7E4  v_max_u32_e32 v48, v48, v49
B7E8  v_cmp_gt_i32_e32 vcc, 0, v58
B7EC  v_bitop3_b32 v99, v54, v99, s9 bitop3:0xc8
B7F4  v_ashrrev_i32_e32 v50, 31, v50
B7F8  s_brev_b32 s26, 14
B7FC  v_cndmask_b32_e32 v48, v48, v49, vcc
B800  v_sub_u32_e32 v49, 0x7f7fffff, v29
B808  v_sub_u32_e32 v54, 0x7f800000, v29
B810  v_and_or_b32 v106, v50, s26, v51
B818  v_max_u32_e32 v29, v29, v48
B81C  v_lshrrev_b32_e32 v51, 31, v49
B820  v_cmp_gt_i32_e32 vcc, 0, v54
B824  v_lshrrev_b32_e32 v107, 31, v59
B828  v_lshrrev_b32_e32 v59, 31, v58
B82C  v_add_u32_e32 v51, -1, v51
B830  v_cndmask_b32_e32 v29, v29, v48, vcc
B834  v_sub_u32_e32 v48, 0x7f7fffff, v28
B83C  v_add3_u32 v50, v107, v55, v59
B844  v_lshrrev_b32_e32 v55, 31, v54
B848  v_bitop3_b32 v84, v51, v84, s9 bitop3:0xc8
B850  v_sub_u32_e32 v54, 0x7f800000, v28
B858  v_lshrrev_b32_e32 v51, 31, v48
B85C  v_ashrrev_i32_e32 v49, 31, v49
B860  v_add_u32_e32 v51, -1, v51
B864  v_max_u32_e32 v28, v28, v29
B868  v_cmp_gt_i32_e32 vcc, 0, v54
B86C  v_and_b32_e32 v49, 7, v49
B870  v_lshrrev_b32_e32 v58, 31, v54
B874  v_bitop3_b32 v85, v51, v85, s9 bitop3:0xc8
B87C  v_ashrrev_i32_e32 v48, 31, v48
B880  v_cndmask_b32_e32 v28, v28, v29, vcc
B884  v_sub_u32_e32 v29, 0x7f7fffff, v27
B88C  v_sub_u32_e32 v51, 0x7f800000, v27
B894  v_and_or_b32 v48, v48, s11, v49
B89C  v_add3_u32 v49, v55, v50, v58
B8A4  v_max_u32_e32 v27, v27, v28
B8A8  v_lshrrev_b32_e32 v50, 31, v29
B8AC  v_cmp_gt_i32_e32 vcc, 0, v51
B8B0  v_add_u32_e32 v50, -1, v50
B8B4  v_bitop3_b32 v86, v50, v86, s9 bitop3:0xc8
B8BC  v_cndmask_b32_e32 v27, v27, v28, vcc
B8C0  v_sub_u32_e32 v28, 0x7f7fffff, v26
B8C8  v_ashrrev_i32_e32 v29, 31, v29
B8CC  v_sub_u32_e32 v50, 0x7f800000, v26
B8D4  v_lshrrev_b32_e32 v54, 31, v51
B8D8  v_and_or_b32 v29, v29, s17, v48
B8E0  v_lshrrev_b32_e32 v48, 31, v28
B8E4  v_ashrrev_i32_e32 v28, 31, v28
B8E8  v_lshrrev_b32_e32 v51, 31, v50
B8EC  v_max_u32_e32 v26, v26, v27
B8F0  v_cmp_gt_i32_e32 vcc, 0, v50
B8F4  v_add_u32_e32 v48, -1, v48
B8F8  v_and_or_b32 v28, v28, s19, v29
B900  v_add3_u32 v29, v54, v49, v51
B908  v_cndmask_b32_e32 v26, v26, v27, vcc
B90C  v_sub_u32_e32 v27, 0x7f7fffff, v25
B914  v_sub_u32_e32 v49, 0x7f800000, v25
B91C  v_bitop3_b32 v87, v48, v87, s9 bitop3:0xc8
B924  v_max_u32_e32 v25, v25, v26
B928  v_lshrrev_b32_e32 v48, 31, v27
B92C  v_cmp_gt_i32_e32 vcc, 0, v49
B930  v_add_u32_e32 v48, -1, v48
B934  v_bitop3_b32 v88, v48, v88, s9 bitop3:0xc8
B93C  v_cndmask_b32_e32 v25, v25, v26, vcc
B940  v_sub_u32_e32 v26, 0x7f7fffff, v24
B948  v_ashrrev_i32_e32 v27, 31, v27
B94C  v_sub_u32_e32 v48, 0x7f800000, v24
B954  v_lshrrev_b32_e32 v50, 31, v49
B958  v_and_or_b32 v27, v27, s23, v28
B960  v_lshrrev_b32_e32 v28, 31, v26
B964  v_ashrrev_i32_e32 v26, 31, v26
B968  v_lshrrev_b32_e32 v49, 31, v48
B96C  v_max_u32_e32 v24, v24, v25
B970  v_cmp_gt_i32_e32 vcc, 0, v48
B974  v_add_u32_e32 v28, -1, v28
B978  v_and_or_b32 v26, v26, s24, v27
B980  v_add3_u32 v27, v50, v29, v49
B988  v_cndmask_b32_e32 v24, v24, v25, vcc
B98C  v_sub_u32_e32 v25, 0x7f7fffff, v23
B994  v_sub_u32_e32 v29, 0x7f800000, v23
B99C  v_bitop3_b32 v89, v28, v89, s9 bitop3:0xc8
B9A4  v_max_u32_e32 v23, v23, v24
B9A8  v_lshrrev_b32_e32 v28, 31, v25
B9AC  v_cmp_gt_i32_e32 vcc, 0, v29
B9B0  v_add_u32_e32 v28, -1, v28
B9B4  v_ashrrev_i32_e32 v25, 31, v25
B9B8  v_cndmask_b32_e32 v23, v23, v24, vcc
B9BC  v_sub_u32_e32 v24, 0x7f7fffff, v22
B9C4  v_bitop3_b32 v92, v28, v92, s9 bitop3:0xc8
B9CC  v_and_or_b32 v25, v25, s25, v26
B9D4  v_sub_u32_e32 v28, 0x7f800000, v22
B9DC  v_lshrrev_b32_e32 v26, 31, v24
B9E0  v_add_u32_e32 v26, -1, v26
B9E4  v_max_u32_e32 v22, v22, v23
B9E8  v_cmp_gt_i32_e32 vcc, 0, v28
B9EC  v_bitop3_b32 v93, v26, v93, s9 bitop3:0xc8
B9F4  v_ashrrev_i32_e32 v24, 31, v24
B9F8  v_cndmask_b32_e32 v22, v22, v23, vcc
B9FC  v_sub_u32_e32 v23, 0x7f7fffff, v21
BA04  v_sub_u32_e32 v26, 0x7f800000, v21
BA0C  v_and_or_b32 v107, v24, s26, v25
BA14  v_max_u32_e32 v21, v21, v22
BA18  v_lshrrev_b32_e32 v25, 31, v23
BA1C  v_cmp_gt_i32_e32 vcc, 0, v26
BA20  v_lshrrev_b32_e32 v48, 31, v29
BA24  v_lshrrev_b32_e32 v29, 31, v28
BA28  v_add_u32_e32 v25, -1, v25
BA2C  v_cndmask_b32_e32 v21, v21, v22, vcc
BA30  v_sub_u32_e32 v22, 0x7f7fffff, v20
BA38  v_add3_u32 v24, v48, v27, v29
BA40  v_lshrrev_b32_e32 v27, 31, v26
BA44  v_bitop3_b32 v76, v25, v76, s9 bitop3:0xc8
BA4C  v_sub_u32_e32 v26, 0x7f800000, v20
BA54  v_lshrrev_b32_e32 v25, 31, v22
BA58  v_ashrrev_i32_e32 v23, 31, v23
BA5C  v_add_u32_e32 v25, -1, v25
BA60  v_max_u32_e32 v20, v20, v21
BA64  v_cmp_gt_i32_e32 vcc, 0, v26
BA68  v_and_b32_e32 v23, 7, v23
BA6C  v_lshrrev_b32_e32 v28, 31, v26
BA70  v_bitop3_b32 v77, v25, v77, s9 bitop3:0xc8
BA78  v_ashrrev_i32_e32 v22, 31, v22
BA7C  v_cndmask_b32_e32 v20, v20, v21, vcc
BA80  v_sub_u32_e32 v21, 0x7f7fffff, v19
BA88  v_sub_u32_e32 v25, 0x7f800000, v19
BA90  v_and_or_b32 v22, v22, s11, v23
BA98  v_add3_u32 v23, v27, v24, v28
BAA0  v_max_u32_e32 v19, v19, v20
BAA4  v_lshrrev_b32_e32 v24, 31, v21
BAA8  v_cmp_gt_i32_e32 vcc, 0, v25
BAAC  v_add_u32_e32 v24, -1, v24
BAB0  v_bitop3_b32 v78, v24, v78, s9 bitop3:0xc8
BAB8  v_cndmask_b32_e32 v19, v19, v20, vcc
BABC  v_sub_u32_e32 v20, 0x7f7fffff, v18
BAC4  v_ashrrev_i32_e32 v21, 31, v21
BAC8  v_sub_u32_e32 v24, 0x7f800000, v18
BAD0  v_lshrrev_b32_e32 v26, 31, v25
BAD4  v_and_or_b32 v21, v21, s17, v22
BADC  v_lshrrev_b32_e32 v22, 31, v20
BAE0  v_ashrrev_i32_e32 v20, 31, v20
BAE4  v_lshrrev_b32_e32 v25, 31, v24
BAE8  v_max_u32_e32 v18, v18, v19
BAEC  v_cmp_gt_i32_e32 vcc, 0, v24
BAF0  v_add_u32_e32 v22, -1, v22
BAF4  v_and_or_b32 v20, v20, s19, v21
BAFC  v_add3_u32 v21, v26, v23, v25
BB04  v_cndmask_b32_e32 v18, v18, v19, vcc
BB08  v_sub_u32_e32 v19, 0x7f7fffff, v17
BB10  v_sub_u32_e32 v23, 0x7f800000, v17
BB18  v_bitop3_b32 v79, v22, v79, s9 bitop3:0xc8
BB20  v_max_u32_e32 v17, v17, v18
BB24  v_lshrrev_b32_e32 v22, 31, v19
BB28  v_cmp_gt_i32_e32 vcc, 0, v23
BB2C  v_add_u32_e32 v22, -1, v22
BB30  v_bitop3_b32 v80, v22, v80, s9 bitop3:0xc8
BB38  v_cndmask_b32_e32 v17, v17, v18, vcc
BB3C  v_sub_u32_e32 v18, 0x7f7fffff, v16
BB44  v_ashrrev_i32_e32 v19, 31, v19
BB48  v_sub_u32_e32 v22, 0x7f800000, v16
BB50  v_lshrrev_b32_e32 v24, 31, v23
BB54  v_and_or_b32 v19, v19, s23, v20
BB5C  v_lshrrev_b32_e32 v20, 31, v18
BB60  v_ashrrev_i32_e32 v18, 31, v18
BB64  v_lshrrev_b32_e32 v23, 31, v22
BB68  v_max_u32_e32 v16, v16, v17
BB6C  v_cmp_gt_i32_e32 vcc, 0, v22
BB70  v_add_u32_e32 v20, -1, v20
BB74  v_and_or_b32 v18, v18, s24, v19
BB7C  v_add3_u32 v19, v24, v21, v23
BB84  v_cndmask_b32_e32 v16, v16, v17, vcc
BB88  v_sub_u32_e32 v17, 0x7f7fffff, v15
BB90  v_sub_u32_e32 v21, 0x7f800000, v15
BB98  v_bitop3_b32 v81, v20, v81, s9 bitop3:0xc8
BBA0  v_max_u32_e32 v15, v15, v16
BBA4  v_lshrrev_b32_e32 v20, 31, v17
BBA8  v_cmp_gt_i32_e32 vcc, 0, v21
BBAC  v_add_u32_e32 v20, -1, v20
BBB0  v_ashrrev_i32_e32 v17, 31, v17
BBB4  v_cndmask_b32_e32 v15, v15, v16, vcc
BBB8  v_sub_u32_e32 v16, 0x7f7fffff, v14
BBC0  v_bitop3_b32 v82, v20, v82, s9 bitop3:0xc8
BBC8  v_and_or_b32 v17, v17, s25, v18
BBD0  v_sub_u32_e32 v20, 0x7f800000, v14
BBD8  v_lshrrev_b32_e32 v18, 31, v16
BBDC  v_add_u32_e32 v18, -1, v18
BBE0  v_max_u32_e32 v14, v14, v15
BBE4  v_cmp_gt_i32_e32 vcc, 0, v20
BBE8  v_bitop3_b32 v83, v18, v83, s9 bitop3:0xc8
BBF0  v_ashrrev_i32_e32 v16, 31, v16
BBF4  v_cndmask_b32_e32 v14, v14, v15, vcc
BBF8  v_sub_u32_e32 v15, 0x7f7fffff, v13
BC00  v_sub_u32_e32 v18, 0x7f800000, v13
BC08  v_and_or_b32 v109, v16, s26, v17
BC10  v_max_u32_e32 v13, v13, v14
BC14  v_lshrrev_b32_e32 v17, 31, v15
BC18  v_cmp_gt_i32_e32 vcc, 0, v18
BC1C  v_lshrrev_b32_e32 v22, 31, v21
BC20  v_lshrrev_b32_e32 v21, 31, v20
BC24  v_add_u32_e32 v17, -1, v17
BC28  v_cndmask_b32_e32 v13, v13, v14, vcc
BC2C  v_sub_u32_e32 v14, 0x7f7fffff, v12
BC34  v_add3_u32 v16, v22, v19, v21
BC3C  v_lshrrev_b32_e32 v19, 31, v18
BC40  v_bitop3_b32 v66, v17, v66, s9 bitop3:0xc8
BC48  v_sub_u32_e32 v18, 0x7f800000, v12
BC50  v_lshrrev_b32_e32 v17, 31, v14
BC54  v_ashrrev_i32_e32 v15, 31, v15
BC58  v_add_u32_e32 v17, -1, v17
BC5C  v_max_u32_e32 v12, v12, v13
BC60  v_cmp_gt_i32_e32 vcc, 0, v18
BC64  v_and_b32_e32 v15, 7, v15
BC68  v_lshrrev_b32_e32 v20, 31, v18
BC6C  v_bitop3_b32 v67, v17, v67, s9 bitop3:0xc8
BC74  v_ashrrev_i32_e32 v14, 31, v14
BC78  v_cndmask_b32_e32 v12, v12, v13, vcc
BC7C  v_sub_u32_e32 v13, 0x7f7fffff, v11
BC84  v_sub_u32_e32 v17, 0x7f800000, v11
BC8C  v_and_or_b32 v14, v14, s11, v15
BC94  v_add3_u32 v15, v19, v16, v20
BC9C  v_max_u32_e32 v11, v11, v12
BCA0  v_lshrrev_b32_e32 v16, 31, v13
BCA4  v_cmp_gt_i32_e32 vcc, 0, v17
BCA8  v_add_u32_e32 v16, -1, v16
BCAC  v_bitop3_b32 v68, v16, v68, s9 bitop3:0xc8
BCB4  v_cndmask_b32_e32 v11, v11, v12, vcc
BCB8  v_sub_u32_e32 v12, 0x7f7fffff, v10
BCC0  v_ashrrev_i32_e32 v13, 31, v13
BCC4  v_sub_u32_e32 v16, 0x7f800000, v10
BCCC  v_lshrrev_b32_e32 v18, 31, v17
BCD0  v_and_or_b32 v13, v13, s17, v14
BCD8  v_lshrrev_b32_e32 v14, 31, v12
BCDC  v_ashrrev_i32_e32 v12, 31, v12
BCE0  v_lshrrev_b32_e32 v17, 31, v16
BCE4  v_max_u32_e32 v10, v10, v11
BCE8  v_cmp_gt_i32_e32 vcc, 0, v16
BCEC  v_add_u32_e32 v14, -1, v14
BCF0  v_and_or_b32 v12, v12, s19, v13
BCF8  v_add3_u32 v13, v18, v15, v17
BD00  v_cndmask_b32_e32 v10, v10, v11, vcc
BD04  v_sub_u32_e32 v11, 0x7f7fffff, v9
BD0C  v_sub_u32_e32 v15, 0x7f800000, v9
BD14  v_bitop3_b32 v69, v14, v69, s9 bitop3:0xc8
BD1C  v_max_u32_e32 v9, v9, v10
BD20  v_lshrrev_b32_e32 v14, 31, v11
BD24  v_cmp_gt_i32_e32 vcc, 0, v15
BD28  v_add_u32_e32 v14, -1, v14
BD2C  v_bitop3_b32 v70, v14, v70, s9 bitop3:0xc8
BD34  v_cndmask_b32_e32 v9, v9, v10, vcc
BD38  v_sub_u32_e32 v10, 0x7f7fffff, v8
BD40  v_ashrrev_i32_e32 v11, 31, v11
BD44  v_sub_u32_e32 v14, 0x7f800000, v8
BD4C  v_lshrrev_b32_e32 v16, 31, v15
BD50  v_and_or_b32 v11, v11, s23, v12
BD58  v_lshrrev_b32_e32 v12, 31, v10
BD5C  v_ashrrev_i32_e32 v10, 31, v10
BD60  v_lshrrev_b32_e32 v15, 31, v14
BD64  v_max_u32_e32 v8, v8, v9
BD68  v_cmp_gt_i32_e32 vcc, 0, v14
BD6C  v_add_u32_e32 v12, -1, v12
BD70  v_and_or_b32 v10, v10, s24, v11
BD78  v_add3_u32 v11, v16, v13, v15
BD80  v_cndmask_b32_e32 v8, v8, v9, vcc
BD84  v_sub_u32_e32 v9, 0x7f7fffff, v7
BD8C  v_sub_u32_e32 v13, 0x7f800000, v7
BD94  v_bitop3_b32 v71, v12, v71, s9 bitop3:0xc8
BD9C  v_max_u32_e32 v7, v7, v8
BDA0  v_lshrrev_b32_e32 v12, 31, v9
BDA4  v_cmp_gt_i32_e32 vcc, 0, v13
BDA8  v_add_u32_e32 v12, -1, v12
BDAC  v_bitop3_b32 v72, v12, v72, s9 bitop3:0xc8
BDB4  v_cndmask_b32_e32 v7, v7, v8, vcc
BDB8  v_sub_u32_e32 v8, 0x7f7fffff, v6
BDC0  v_ashrrev_i32_e32 v9, 31, v9
BDC4  v_sub_u32_e32 v12, 0x7f800000, v6
BDCC  v_lshrrev_b32_e32 v14, 31, v13
BDD0  v_and_or_b32 v9, v9, s25, v10
BDD8  v_lshrrev_b32_e32 v10, 31, v8
BDDC  v_ashrrev_i32_e32 v8, 31, v8
BDE0  v_lshrrev_b32_e32 v13, 31, v12
BDE4  v_and_or_b32 v110, v8, s26, v9
BDEC  v_add3_u32 v8, v14, v11, v13
BDF4  v_max_u32_e32 v6, v6, v7
BDF8  v_cmp_gt_i32_e32 vcc, 0, v12
BDFC  v_add_u32_e32 v10, -1, v10
BE00  v_bitop3_b32 v73, v10, v73, s9 bitop3:0xc8
BE08  v_cndmask_b32_e32 v6, v6, v7, vcc
BE0C  v_mov_b32_e32 v7, 0x7f800000
BE14  v_cmp_ne_u32_e32 vcc, 32, v8
BE18  s_nop 1
BE1C  v_cndmask_b32_e32 v55, v7, v6, vcc
BE20  s_or_b64 exec, exec, s[4:5]
BE24  v_cmp_ne_u32_e32 vcc, 0, v55
BE28  v_mov_b32_e32 v108, 0x7f
BE30  s_and_saveexec_b64 s[4:5], vcc
BE34  s_cbranch_execz 15
BE38  v_add_u32_e32 v6, s16, v55
BE3C  s_mov_b32 s9, 0x17fffff
BE44  v_lshrrev_b32_e32 v7, 23, v6
BE48  v_add_u32_e32 v7, -2, v7
BE4C  v_cmp_lt_u32_e32 vcc, s9, v6
BE50  s_mov_b32 s9, 0x7f800000
BE58  s_nop 0
BE5C  v_cndmask_b32_e32 v6, 0, v7, vcc
BE60  v_cmp_eq_u32_e32 vcc, s9, v55
BE64  v_mov_b32_e32 v7, 0xfe
BE6C  s_and_b64 vcc, s[6:7], vcc
BE70  v_cndmask_b32_e32 v108, v6, v7, vcc
BE74  s_or_b64 exec, exec, s[4:5]
BE78  v_cmp_eq_u32_e32 vcc, 0, v108
BE7C  s_cbranch_vccz 37
BE80  s_nop 0
BE84  v_cndmask_b32_e64 v6, 1.0, 2.0, vcc
BE8C  v_mul_f32_e32 v90, v6, v90
BE90  v_mul_f32_e32 v91, v6, v91
BE94  v_mul_f32_e32 v94, v6, v94
BE98  v_mul_f32_e32 v95, v6, v95
BE9C  v_mul_f32_e32 v96, v6, v96
BEA0  v_mul_f32_e32 v97, v6, v97
BEA4  v_mul_f32_e32 v98, v6, v98
BEA8  v_mul_f32_e32 v99, v6, v99
BEAC  v_mul_f32_e32 v84, v6, v84
BEB0  v_mul_f32_e32 v85, v6, v85
BEB4  v_mul_f32_e32 v86, v6, v86
BEB8  v_mul_f32_e32 v87, v6, v87
BEBC  v_mul_f32_e32 v88, v6, v88
BEC0  v_mul_f32_e32 v89, v6, v89
BEC4  v_mul_f32_e32 v92, v6, v92
BEC8  v_mul_f32_e32 v93, v6, v93
BECC  v_mul_f32_e32 v76, v6, v76
BED0  v_mul_f32_e32 v77, v6, v77
BED4  v_mul_f32_e32 v78, v6, v78
BED8  v_mul_f32_e32 v79, v6, v79
BEDC  v_mul_f32_e32 v80, v6, v80
BEE0  v_mul_f32_e32 v81, v6, v81
BEE4  v_mul_f32_e32 v82, v6, v82
BEE8  v_mul_f32_e32 v83, v6, v83
BEEC  v_mul_f32_e32 v66, v6, v66
BEF0  v_mul_f32_e32 v67, v6, v67
BEF4  v_mul_f32_e32 v68, v6, v68
BEF8  v_mul_f32_e32 v69, v6, v69
BEFC  v_mul_f32_e32 v70, v6, v70
BF00  v_mul_f32_e32 v71, v6, v71
BF04  v_mul_f32_e32 v72, v6, v72
BF08  v_mul_f32_e32 v73, v6, v73
BF0C  v_max_u32_e32 v111, 1, v108
BF10  s_branch 1
BF14  v_mov_b32_e32 v111, v108
BF18  v_mad_u64_u32 v[74:75], s[4:5], s10, v75, v[74:75]
BF20  s_mul_hi_u32 s9, s21, 0xcd9e8d57
BF28  v_lshlrev_b32_e32 v121, 2, v74
BF2C  s_mov_b32 s4, 0xd2511f53
BF34  s_xor_b32 s9, s20, s9
BF38  v_mad_u64_u32 v[112:113], s[24:25], v121, s4, 0
BF40  s_xor_b32 s17, s9, s28
BF44  s_xor_b32 s9, s29, s22
BF48  s_mov_b32 s5, 0xcd9e8d57
BF50  v_xor_b32_e32 v75, s9, v113
BF54  s_mul_i32 s11, s21, 0xcd9e8d57
BF5C  s_add_i32 s19, s28, 0x9e3779b9
BF64  s_add_i32 s22, s29, 0xbb67ae85
BF6C  s_mul_hi_u32 s23, s17, 0xd2511f53
BF74  v_mad_u64_u32 v[114:115], s[20:21], v75, s5, 0
BF7C  s_mul_i32 s24, s17, 0xd2511f53
BF84  s_xor_b32 s17, s19, s11
BF88  s_xor_b32 s20, s22, s23
BF8C  v_lshlrev_b32_e32 v120, 23, v111
BF90  v_xor_b32_e32 v75, s17, v115
BF94  v_xor_b32_e32 v111, s20, v112
BF98  s_add_i32 s19, s29, 0x76cf5d0a
BFA0  v_mad_u64_u32 v[112:113], s[22:23], v75, s4, 0
BFA8  v_mad_u64_u32 v[116:117], s[22:23], v111, s5, 0
BFB0  s_xor_b32 s24, s19, s24
BFB4  s_add_i32 s11, s28, 0x3c6ef372
BFBC  v_xor_b32_e32 v75, v114, v117
BFC0  v_xor_b32_e32 v111, s24, v113
BFC4  v_xor_b32_e32 v75, s11, v75
BFC8  v_mad_u64_u32 v[118:119], s[22:23], v111, s5, 0
BFD0  s_add_i32 s21, s28, 0xdaa66d2b
BFD8  v_mad_u64_u32 v[114:115], s[22:23], v75, s4, 0
BFE0  v_xor_b32_e32 v75, v116, v119
BFE4  s_add_i32 s19, s29, 0x32370b8f
BFEC  v_xor_b32_e32 v75, s21, v75
BFF0  v_xor_b32_e32 v111, v112, v115
BFF4  v_xor_b32_e32 v111, s19, v111
BFF8  v_mad_u64_u32 v[112:113], s[26:27], v75, s4, 0
C000  s_add_i32 s22, s29, 0xed9eba14
C008  v_mad_u64_u32 v[116:117], s[26:27], v111, s5, 0
C010  v_xor_b32_e32 v111, v114, v113
C014  s_add_i32 s23, s28, 0x78dde6e4
C01C  v_xor_b32_e32 v75, v118, v117
C020  v_xor_b32_e32 v111, s22, v111
C024  v_xor_b32_e32 v75, s23, v75
C028  v_mad_u64_u32 v[118:119], s[30:31], v111, s5, 0
C030  s_add_i32 s26, s28, 0x1715609d
C038  v_mad_u64_u32 v[114:115], s[30:31], v75, s4, 0
C040  v_xor_b32_e32 v75, v116, v119
C044  s_add_i32 s25, s29, 0xa9066899
C04C  v_xor_b32_e32 v75, s26, v75
C050  v_xor_b32_e32 v111, v112, v115
C054  v_xor_b32_e32 v111, s25, v111
C058  v_mad_u64_u32 v[112:113], s[34:35], v75, s4, 0
C060  s_add_i32 s27, s29, 0x646e171e
C068  v_mad_u64_u32 v[116:117], s[34:35], v111, s5, 0
C070  v_xor_b32_e32 v111, v114, v113
C074  s_add_i32 s30, s28, 0xb54cda56
C07C  v_xor_b32_e32 v75, v118, v117
C080  v_xor_b32_e32 v111, s27, v111
C084  v_xor_b32_e32 v75, s30, v75
C088  v_mad_u64_u32 v[118:119], s[36:37], v111, s5, 0
C090  s_add_i32 s34, s28, 0x5384540f
C098  v_mad_u64_u32 v[114:115], s[36:37], v75, s4, 0
C0A0  v_xor_b32_e32 v75, v116, v119
C0A4  s_add_i32 s31, s29, 0x1fd5c5a3
C0AC  v_xor_b32_e32 v75, s34, v75
C0B0  v_xor_b32_e32 v111, v112, v115
C0B4  v_xor_b32_e32 v111, s31, v111
C0B8  v_mad_u64_u32 v[112:113], s[38:39], v75, s4, 0
C0C0  s_add_i32 s35, s29, 0xdb3d7428
C0C8  v_mad_u64_u32 v[116:117], s[38:39], v111, s5, 0
C0D0  v_xor_b32_e32 v111, v114, v113
C0D4  s_add_i32 s36, s28, 0xf1bbcdc8
C0DC  v_xor_b32_e32 v75, v118, v117
C0E0  v_xor_b32_e32 v111, s35, v111
C0E4  v_xor_b32_e32 v75, s36, v75
C0E8  v_mad_u64_u32 v[118:119], s[38:39], v111, s5, 0
C0F0  s_add_i32 s37, s28, 0x8ff34781
C0F8  v_mad_u64_u32 v[114:115], s[38:39], v75, s4, 0
C100  v_xor_b32_e32 v75, v116, v119
C104  s_add_i32 s28, s29, 0x96a522ad
C10C  v_xor_b32_e32 v113, s37, v75
C110  v_xor_b32_e32 v75, v112, v115
C114  v_xor_b32_e32 v115, s28, v75
C118  v_mov_b32_e32 v75, 0
C11C  v_mov_b32_e32 v111, 0
C120  v_cvt_scalef32_sr_pk_fp4_f32 v75, v[90:91], v113, v120
C128  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[96:97], v115, v120 op_sel:[0,0,0,1]
C130  v_cvt_scalef32_sr_pk_fp4_f32 v75, v[94:95], v118, v120 op_sel:[0,0,1,0]
C138  v_cvt_scalef32_sr_pk_fp4_f32 v111, v[98:99], v114, v120 op_sel:[0,0,1,1]
C140  s_nop 0
C144  v_or_b32_e32 v90, 1, v121
C148  v_mad_u64_u32 v[90:91], s[38:39], v90, s4, 0
C150  v_xor_b32_e32 v91, s9, v91
C154  v_mad_u64_u32 v[94:95], s[38:39], v91, s5, 0
C15C  v_xor_b32_e32 v91, s17, v95
C160  v_xor_b32_e32 v95, s20, v90
C164  v_mad_u64_u32 v[96:97], s[38:39], v95, s5, 0
C16C  v_mad_u64_u32 v[90:91], s[38:39], v91, s4, 0
C174  v_xor_b32_e32 v94, v94, v97
C178  v_xor_b32_e32 v94, s11, v94
C17C  v_xor_b32_e32 v91, s24, v91
C180  v_mad_u64_u32 v[94:95], s[38:39], v94, s4, 0
C188  v_mad_u64_u32 v[98:99], s[38:39], v91, s5, 0
C190  v_xor_b32_e32 v91, v96, v99
C194  v_xor_b32_e32 v90, v90, v95
C198  v_xor_b32_e32 v91, s21, v91
C19C  v_xor_b32_e32 v95, s19, v90
C1A0  v_mad_u64_u32 v[90:91], s[38:39], v91, s4, 0
C1A8  v_mad_u64_u32 v[96:97], s[38:39], v95, s5, 0
C1B0  v_xor_b32_e32 v95, v98, v97
C1B4  v_xor_b32_e32 v91, v94, v91
C1B8  v_xor_b32_e32 v95, s23, v95
C1BC  v_xor_b32_e32 v91, s22, v91
C1C0  v_mad_u64_u32 v[94:95], s[38:39], v95, s4, 0
C1C8  v_mad_u64_u32 v[98:99], s[38:39], v91, s5, 0
C1D0  v_xor_b32_e32 v91, v96, v99
C1D4  v_xor_b32_e32 v90, v90, v95
C1D8  v_xor_b32_e32 v91, s26, v91
C1DC  v_xor_b32_e32 v95, s25, v90
C1E0  v_mad_u64_u32 v[90:91], s[38:39], v91, s4, 0
C1E8  v_mad_u64_u32 v[96:97], s[38:39], v95, s5, 0
C1F0  v_xor_b32_e32 v95, v98, v97
C1F4  v_xor_b32_e32 v91, v94, v91
C1F8  v_xor_b32_e32 v95, s30, v95
C1FC  v_xor_b32_e32 v91, s27, v91
C200  v_mad_u64_u32 v[94:95], s[38:39], v95, s4, 0
C208  v_mad_u64_u32 v[98:99], s[38:39], v91, s5, 0
C210  v_xor_b32_e32 v91, v96, v99
C214  v_xor_b32_e32 v90, v90, v95
C218  v_xor_b32_e32 v91, s34, v91
C21C  v_xor_b32_e32 v95, s31, v90
C220  v_mad_u64_u32 v[90:91], s[38:39], v91, s4, 0
C228  v_mad_u64_u32 v[96:97], s[38:39], v95, s5, 0
C230  v_xor_b32_e32 v95, v98, v97
C234  v_xor_b32_e32 v91, v94, v91
C238  v_xor_b32_e32 v95, s36, v95
C23C  v_xor_b32_e32 v91, s35, v91
C240  v_mad_u64_u32 v[94:95], s[38:39], v95, s4, 0
C248  v_mad_u64_u32 v[98:99], s[38:39], v91, s5, 0
C250  v_xor_b32_e32 v91, v96, v99
C254  v_xor_b32_e32 v90, v90, v95
C258  v_xor_b32_e32 v96, s37, v91
C25C  v_xor_b32_e32 v95, s28, v90
C260  v_mov_b32_e32 v90, 0
C264  v_mov_b32_e32 v91, 0
C268  v_cvt_scalef32_sr_pk_fp4_f32 v90, v[84:85], v96, v120
C270  v_cvt_scalef32_sr_pk_fp4_f32 v91, v[88:89], v95, v120 op_sel:[0,0,0,1]
C278  v_cvt_scalef32_sr_pk_fp4_f32 v90, v[86:87], v98, v120 op_sel:[0,0,1,0]
C280  v_cvt_scalef32_sr_pk_fp4_f32 v91, v[92:93], v94, v120 op_sel:[0,0,1,1]
C288  s_nop 0
C28C  v_or_b32_e32 v84, 2, v121
C290  v_mad_u64_u32 v[84:85], s[38:39], v84, s4, 0
C298  v_xor_b32_e32 v85, s9, v85
C29C  v_mad_u64_u32 v[86:87], s[38:39], v85, s5, 0
C2A4  v_xor_b32_e32 v85, s17, v87
C2A8  v_xor_b32_e32 v87, s20, v84
C2AC  v_mad_u64_u32 v[88:89], s[38:39], v87, s5, 0
C2B4  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C2BC  v_xor_b32_e32 v86, v86, v89
C2C0  v_xor_b32_e32 v86, s11, v86
C2C4  v_xor_b32_e32 v85, s24, v85
C2C8  v_mad_u64_u32 v[86:87], s[38:39], v86, s4, 0
C2D0  v_mad_u64_u32 v[92:93], s[38:39], v85, s5, 0
C2D8  v_xor_b32_e32 v85, v88, v93
C2DC  v_xor_b32_e32 v84, v84, v87
C2E0  v_xor_b32_e32 v85, s21, v85
C2E4  v_xor_b32_e32 v87, s19, v84
C2E8  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C2F0  v_mad_u64_u32 v[88:89], s[38:39], v87, s5, 0
C2F8  v_xor_b32_e32 v87, v92, v89
C2FC  v_xor_b32_e32 v85, v86, v85
C300  v_xor_b32_e32 v87, s23, v87
C304  v_xor_b32_e32 v85, s22, v85
C308  v_mad_u64_u32 v[86:87], s[38:39], v87, s4, 0
C310  v_mad_u64_u32 v[92:93], s[38:39], v85, s5, 0
C318  v_xor_b32_e32 v85, v88, v93
C31C  v_xor_b32_e32 v84, v84, v87
C320  v_xor_b32_e32 v85, s26, v85
C324  v_xor_b32_e32 v87, s25, v84
C328  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C330  v_mad_u64_u32 v[88:89], s[38:39], v87, s5, 0
C338  v_xor_b32_e32 v87, v92, v89
C33C  v_xor_b32_e32 v85, v86, v85
C340  v_xor_b32_e32 v87, s30, v87
C344  v_xor_b32_e32 v85, s27, v85
C348  v_mad_u64_u32 v[86:87], s[38:39], v87, s4, 0
C350  v_mad_u64_u32 v[92:93], s[38:39], v85, s5, 0
C358  v_xor_b32_e32 v85, v88, v93
C35C  v_xor_b32_e32 v84, v84, v87
C360  v_xor_b32_e32 v85, s34, v85
C364  v_xor_b32_e32 v87, s31, v84
C368  v_mad_u64_u32 v[84:85], s[38:39], v85, s4, 0
C370  v_mad_u64_u32 v[88:89], s[38:39], v87, s5, 0
C378  v_xor_b32_e32 v87, v92, v89
C37C  v_xor_b32_e32 v85, v86, v85
C380  v_xor_b32_e32 v87, s36, v87
C384  v_xor_b32_e32 v85, s35, v85
C388  v_mad_u64_u32 v[86:87], s[38:39], v87, s4, 0
C390  v_mad_u64_u32 v[92:93], s[38:39], v85, s5, 0
C398  v_xor_b32_e32 v85, v88, v93
C39C  v_xor_b32_e32 v84, v84, v87
C3A0  v_xor_b32_e32 v88, s37, v85
C3A4  v_xor_b32_e32 v87, s28, v84
C3A8  v_mov_b32_e32 v84, 0
C3AC  v_mov_b32_e32 v85, 0
C3B0  v_cvt_scalef32_sr_pk_fp4_f32 v84, v[76:77], v88, v120
C3B8  v_cvt_scalef32_sr_pk_fp4_f32 v85, v[80:81], v87, v120 op_sel:[0,0,0,1]
C3C0  v_cvt_scalef32_sr_pk_fp4_f32 v84, v[78:79], v92, v120 op_sel:[0,0,1,0]
C3C8  v_cvt_scalef32_sr_pk_fp4_f32 v85, v[82:83], v86, v120 op_sel:[0,0,1,1]
C3D0  s_nop 0
C3D4  v_or_b32_e32 v76, 3, v121
C3D8  v_mad_u64_u32 v[76:77], s[38:39], v76, s4, 0
C3E0  v_xor_b32_e32 v77, s9, v77
C3E4  v_mad_u64_u32 v[78:79], s[38:39], v77, s5, 0
C3EC  v_xor_b32_e32 v77, s17, v79
C3F0  v_xor_b32_e32 v79, s20, v76
C3F4  v_mad_u64_u32 v[80:81], s[38:39], v79, s5, 0
C3FC  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
C404  v_xor_b32_e32 v78, v78, v81
C408  v_xor_b32_e32 v78, s11, v78
C40C  v_xor_b32_e32 v77, s24, v77
C410  v_mad_u64_u32 v[78:79], s[38:39], v78, s4, 0
C418  v_mad_u64_u32 v[82:83], s[38:39], v77, s5, 0
C420  v_xor_b32_e32 v77, v80, v83
C424  v_xor_b32_e32 v76, v76, v79
C428  v_xor_b32_e32 v77, s21, v77
C42C  v_xor_b32_e32 v79, s19, v76
C430  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
C438  v_mad_u64_u32 v[80:81], s[38:39], v79, s5, 0
C440  v_xor_b32_e32 v79, v82, v81
C444  v_xor_b32_e32 v77, v78, v77
C448  v_xor_b32_e32 v79, s23, v79
C44C  v_xor_b32_e32 v77, s22, v77
C450  v_mad_u64_u32 v[78:79], s[38:39], v79, s4, 0
C458  v_mad_u64_u32 v[82:83], s[38:39], v77, s5, 0
C460  v_xor_b32_e32 v77, v80, v83
C464  v_xor_b32_e32 v76, v76, v79
C468  v_xor_b32_e32 v77, s26, v77
C46C  v_xor_b32_e32 v79, s25, v76
C470  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
C478  v_mad_u64_u32 v[80:81], s[38:39], v79, s5, 0
C480  v_xor_b32_e32 v79, v82, v81
C484  v_xor_b32_e32 v77, v78, v77
C488  v_xor_b32_e32 v79, s30, v79
C48C  v_xor_b32_e32 v77, s27, v77
C490  v_mad_u64_u32 v[78:79], s[38:39], v79, s4, 0
C498  v_mad_u64_u32 v[82:83], s[38:39], v77, s5, 0
C4A0  v_xor_b32_e32 v77, v80, v83
C4A4  v_xor_b32_e32 v76, v76, v79
C4A8  v_xor_b32_e32 v77, s34, v77
C4AC  v_xor_b32_e32 v79, s31, v76
C4B0  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
C4B8  v_mad_u64_u32 v[80:81], s[38:39], v79, s5, 0
C4C0  v_xor_b32_e32 v79, v82, v81
C4C4  v_xor_b32_e32 v77, v78, v77
C4C8  v_xor_b32_e32 v79, s36, v79
C4CC  v_xor_b32_e32 v77, s35, v77
C4D0  v_mad_u64_u32 v[78:79], s[38:39], v79, s4, 0
C4D8  v_mad_u64_u32 v[82:83], s[4:5], v77, s5, 0
C4E0  v_xor_b32_e32 v77, v80, v83
C4E4  v_xor_b32_e32 v76, v76, v79
C4E8  v_xor_b32_e32 v80, s37, v77
C4EC  v_xor_b32_e32 v79, s28, v76
C4F0  v_mov_b32_e32 v76, 0
C4F4  v_mov_b32_e32 v77, 0
C4F8  v_cvt_scalef32_sr_pk_fp4_f32 v76, v[66:67], v80, v120
C500  v_cvt_scalef32_sr_pk_fp4_f32 v77, v[70:71], v79, v120 op_sel:[0,0,0,1]
C508  v_cvt_scalef32_sr_pk_fp4_f32 v76, v[68:69], v82, v120 op_sel:[0,0,1,0]
C510  v_cvt_scalef32_sr_pk_fp4_f32 v77, v[72:73], v78, v120 op_sel:[0,0,1,1]
C518  s_nop 0
C51C  v_and_b32_e32 v83, 0x7fff0000, v2
C524  v_and_b32_e32 v82, 0x7fff0000, v4
C52C  v_and_b32_e32 v48, 0xffff0000, v2
C534  v_max_u32_e32 v2, v82, v83
C538  v_and_b32_e32 v81, 0x7fff0000, v30
C540  v_and_b32_e32 v80, 0x7fff0000, v32
C548  v_max3_u32 v2, v80, v81, v2
C550  v_and_b32_e32 v79, 0x7fff0000, v34
C558  v_and_b32_e32 v78, 0x7fff0000, v36
C560  v_max3_u32 v2, v78, v79, v2
C568  v_and_b32_e32 v73, 0x7fff0000, v38
C570  v_and_b32_e32 v72, 0x7fff0000, v40
C578  v_max3_u32 v2, v72, v73, v2
C580  v_and_b32_e32 v71, 0x7fff0000, v42
C588  v_and_b32_e32 v70, 0x7fff0000, v44
C590  v_max3_u32 v2, v70, v71, v2
C598  v_and_b32_e32 v69, 0x7fff0000, v46
C5A0  v_and_b32_e32 v68, 0x7fff0000, v52
C5A8  v_max3_u32 v2, v68, v69, v2
C5B0  v_and_b32_e32 v67, 0x7fff0000, v56
C5B8  v_and_b32_e32 v66, 0x7fff0000, v60
C5C0  v_and_b32_e32 v27, 0xffff0000, v60
C5C8  v_and_b32_e32 v28, 0xffff0000, v62
C5D0  v_max3_u32 v2, v66, v67, v2
C5D8  v_and_b32_e32 v62, 0x7fff0000, v62
C5E0  v_and_b32_e32 v60, 0x7fff0000, v64
C5E8  v_and_b32_e32 v25, 0xffff0000, v52
C5F0  v_and_b32_e32 v26, 0xffff0000, v56
C5F8  v_max3_u32 v2, v60, v62, v2
C600  v_and_b32_e32 v56, 0x7fff0000, v3
C608  v_and_b32_e32 v52, 0x7fff0000, v5
C610  v_and_b32_e32 v23, 0xffff0000, v44
C618  v_and_b32_e32 v24, 0xffff0000, v46
C620  v_max3_u32 v2, v52, v56, v2
C628  v_and_b32_e32 v46, 0x7fff0000, v31
C630  v_and_b32_e32 v44, 0x7fff0000, v33
C638  v_and_b32_e32 v59, 0xffff0000, v40
C640  v_and_b32_e32 v22, 0xffff0000, v42
C648  v_max3_u32 v2, v44, v46, v2
C650  v_and_b32_e32 v42, 0x7fff0000, v35
C658  v_and_b32_e32 v40, 0x7fff0000, v37
C660  v_and_b32_e32 v58, 0xffff0000, v38
C668  v_and_b32_e32 v19, 0xffff0000, v37
C670  v_max3_u32 v2, v40, v42, v2
C678  v_and_b32_e32 v38, 0x7fff0000, v39
C680  v_and_b32_e32 v37, 0x7fff0000, v41
C688  v_and_b32_e32 v55, 0xffff0000, v36
C690  v_and_b32_e32 v18, 0xffff0000, v35
C698  v_max3_u32 v2, v37, v38, v2
C6A0  v_and_b32_e32 v36, 0x7fff0000, v43
C6A8  v_and_b32_e32 v35, 0x7fff0000, v45
C6B0  v_and_b32_e32 v54, 0xffff0000, v34
C6B8  v_and_b32_e32 v17, 0xffff0000, v33
C6C0  v_max3_u32 v2, v35, v36, v2
C6C8  v_and_b32_e32 v34, 0x7fff0000, v47
C6D0  v_and_b32_e32 v33, 0x7fff0000, v53
C6D8  v_and_b32_e32 v49, 0xffff0000, v4
C6E0  v_and_b32_e32 v15, 0xffff0000, v5
C6E8  v_max3_u32 v2, v33, v34, v2
C6F0  v_and_b32_e32 v5, 0x7fff0000, v57
C6F8  v_and_b32_e32 v4, 0x7fff0000, v61
C700  v_and_b32_e32 v50, 0xffff0000, v30
C708  v_and_b32_e32 v14, 0xffff0000, v3
C710  v_max3_u32 v30, v4, v5, v2
C718  v_and_b32_e32 v3, 0x7fff0000, v63
C720  v_and_b32_e32 v2, 0x7fff0000, v65
C728  v_and_b32_e32 v20, 0xffff0000, v39
C730  v_max3_u32 v39, v2, v3, v30
C738  s_mov_b32 s4, 0x7f7fffff
C740  v_and_b32_e32 v51, 0xffff0000, v32
C748  v_and_b32_e32 v29, 0xffff0000, v64
C750  v_and_b32_e32 v16, 0xffff0000, v31
C758  v_and_b32_e32 v21, 0xffff0000, v41
C760  v_and_b32_e32 v6, 0xffff0000, v43
C768  v_and_b32_e32 v7, 0xffff0000, v45
C770  v_and_b32_e32 v8, 0xffff0000, v47
C778  v_and_b32_e32 v9, 0xffff0000, v53
C780  v_and_b32_e32 v10, 0xffff0000, v57
C788  v_and_b32_e32 v11, 0xffff0000, v61
C790  v_and_b32_e32 v12, 0xffff0000, v63
C798  v_and_b32_e32 v13, 0xffff0000, v65
C7A0  v_mov_b32_e32 v112, 0
C7A4  v_cmp_lt_u32_e32 vcc, s4, v39
C7A8  v_mov_b32_e32 v30, 0
C7AC  v_mov_b32_e32 v31, 0
C7B0  v_mov_b32_e32 v32, 0
C7B4  s_and_saveexec_b64 s[4:5], vcc
C7B8  s_cbranch_execz 523
C7BC  v_sub_u32_e32 v32, 0x7f800000, v83
C7C4  v_sub_u32_e32 v30, 0x7f7fffff, v83
C7CC  s_brev_b32 s29, 1
C7D0  v_lshrrev_b32_e32 v31, 31, v30
C7D4  v_lshrrev_b32_e32 v39, 31, v32
C7D8  v_cmp_lt_i32_e32 vcc, -1, v32
C7DC  v_sub_u32_e32 v32, 0x7f7fffff, v82
C7E4  v_add_u32_e32 v31, -1, v31
C7E8  v_ashrrev_i32_e32 v30, 31, v30
C7EC  v_sub_u32_e32 v43, 0x7f800000, v82
C7F4  v_bitop3_b32 v48, v31, v48, s29 bitop3:0xc8
C7FC  v_and_b32_e32 v30, 7, v30
C800  v_cndmask_b32_e32 v31, 0, v83, vcc
C804  v_lshrrev_b32_e32 v41, 31, v32
C808  v_ashrrev_i32_e32 v32, 31, v32
C80C  v_lshrrev_b32_e32 v45, 31, v43
C810  s_movk_i32 s38, 0x70
C814  v_and_or_b32 v30, v32, s38, v30
C81C  v_add_u32_e32 v32, v45, v39
C820  v_max_u32_e32 v39, v82, v31
C824  v_cmp_gt_i32_e32 vcc, 0, v43
C828  v_add_u32_e32 v41, -1, v41
C82C  v_bitop3_b32 v49, v41, v49, s29 bitop3:0xc8
C834  v_cndmask_b32_e32 v31, v39, v31, vcc
C838  v_sub_u32_e32 v39, 0x7f7fffff, v81
C840  v_sub_u32_e32 v43, 0x7f800000, v81
C848  v_lshrrev_b32_e32 v41, 31, v39
C84C  v_ashrrev_i32_e32 v39, 31, v39
C850  s_movk_i32 s39, 0x700
C854  v_and_or_b32 v30, v39, s39, v30
C85C  v_max_u32_e32 v39, v81, v31
C860  v_cmp_gt_i32_e32 vcc, 0, v43
C864  v_add_u32_e32 v41, -1, v41
C868  v_lshrrev_b32_e32 v45, 31, v43
C86C  v_cndmask_b32_e32 v31, v39, v31, vcc
C870  v_sub_u32_e32 v39, 0x7f7fffff, v80
C878  v_bitop3_b32 v50, v41, v50, s29 bitop3:0xc8
C880  v_lshrrev_b32_e32 v41, 31, v39
C884  v_sub_u32_e32 v43, 0x7f800000, v80
C88C  v_ashrrev_i32_e32 v39, 31, v39
C890  s_movk_i32 s41, 0x7000
C894  v_and_or_b32 v30, v39, s41, v30
C89C  v_max_u32_e32 v39, v80, v31
C8A0  v_cmp_gt_i32_e32 vcc, 0, v43
C8A4  v_add_u32_e32 v41, -1, v41
C8A8  v_lshrrev_b32_e32 v47, 31, v43
C8AC  v_cndmask_b32_e32 v31, v39, v31, vcc
C8B0  v_sub_u32_e32 v39, 0x7f7fffff, v79
C8B8  v_bitop3_b32 v51, v41, v51, s29 bitop3:0xc8
C8C0  v_lshrrev_b32_e32 v41, 31, v39
C8C4  v_sub_u32_e32 v43, 0x7f800000, v79
C8CC  v_ashrrev_i32_e32 v39, 31, v39
C8D0  s_mov_b32 s42, 0x70000
C8D8  v_and_or_b32 v30, v39, s42, v30
C8E0  v_max_u32_e32 v39, v79, v31
C8E4  v_cmp_gt_i32_e32 vcc, 0, v43
C8E8  v_add_u32_e32 v41, -1, v41
C8EC  v_add3_u32 v32, v45, v32, v47
C8F4  v_cndmask_b32_e32 v31, v39, v31, vcc
C8F8  v_sub_u32_e32 v39, 0x7f7fffff, v78
C900  v_lshrrev_b32_e32 v45, 31, v43
C904  v_bitop3_b32 v54, v41, v54, s29 bitop3:0xc8
C90C  v_lshrrev_b32_e32 v41, 31, v39
C910  v_sub_u32_e32 v43, 0x7f800000, v78
C918  v_ashrrev_i32_e32 v39, 31, v39
C91C  s_mov_b32 s43, 0x700000
C924  v_and_or_b32 v30, v39, s43, v30
C92C  v_max_u32_e32 v39, v78, v31
C930  v_cmp_gt_i32_e32 vcc, 0, v43
C934  v_add_u32_e32 v41, -1, v41
C938  v_lshrrev_b32_e32 v47, 31, v43
C93C  v_cndmask_b32_e32 v31, v39, v31, vcc
C940  v_sub_u32_e32 v39, 0x7f7fffff, v73
C948  v_bitop3_b32 v55, v41, v55, s29 bitop3:0xc8
C950  v_lshrrev_b32_e32 v41, 31, v39
C954  v_sub_u32_e32 v43, 0x7f800000, v73
C95C  v_ashrrev_i32_e32 v39, 31, v39
C960  s_mov_b32 s44, 0x7000000
C968  v_and_or_b32 v30, v39, s44, v30
C970  v_max_u32_e32 v39, v73, v31
C974  v_cmp_gt_i32_e32 vcc, 0, v43
C978  v_add3_u32 v32, v45, v32, v47
C980  v_lshrrev_b32_e32 v45, 31, v43
C984  v_cndmask_b32_e32 v31, v39, v31, vcc
C988  v_sub_u32_e32 v39, 0x7f7fffff, v72
C990  v_add_u32_e32 v41, -1, v41
C994  v_sub_u32_e32 v43, 0x7f800000, v72
C99C  v_bitop3_b32 v58, v41, v58, s29 bitop3:0xc8
C9A4  v_lshrrev_b32_e32 v41, 31, v39
C9A8  v_ashrrev_i32_e32 v39, 31, v39
C9AC  v_lshrrev_b32_e32 v47, 31, v43
C9B0  s_brev_b32 s45, 14
C9B4  v_and_or_b32 v112, v39, s45, v30
C9BC  v_add3_u32 v30, v45, v32, v47
C9C4  v_max_u32_e32 v32, v72, v31
C9C8  v_cmp_gt_i32_e32 vcc, 0, v43
C9CC  v_add_u32_e32 v41, -1, v41
C9D0  v_bitop3_b32 v59, v41, v59, s29 bitop3:0xc8
C9D8  v_cndmask_b32_e32 v31, v32, v31, vcc
C9DC  v_sub_u32_e32 v32, 0x7f7fffff, v71
C9E4  v_sub_u32_e32 v41, 0x7f800000, v71
C9EC  v_lshrrev_b32_e32 v39, 31, v32
C9F0  v_add_u32_e32 v39, -1, v39
C9F4  v_bitop3_b32 v22, v39, v22, s29 bitop3:0xc8
C9FC  v_max_u32_e32 v39, v71, v31
CA00  v_cmp_gt_i32_e32 vcc, 0, v41
CA04  v_ashrrev_i32_e32 v32, 31, v32
CA08  v_lshrrev_b32_e32 v43, 31, v41
CA0C  v_cndmask_b32_e32 v31, v39, v31, vcc
CA10  v_sub_u32_e32 v39, 0x7f7fffff, v70
CA18  v_and_b32_e32 v32, 7, v32
CA1C  v_lshrrev_b32_e32 v41, 31, v39
CA20  v_sub_u32_e32 v45, 0x7f800000, v70
CA28  v_ashrrev_i32_e32 v39, 31, v39
CA2C  v_and_or_b32 v32, v39, s38, v32
CA34  v_max_u32_e32 v39, v70, v31
CA38  v_cmp_gt_i32_e32 vcc, 0, v45
CA3C  v_lshrrev_b32_e32 v47, 31, v45
CA40  v_add_u32_e32 v41, -1, v41
CA44  v_cndmask_b32_e32 v31, v39, v31, vcc
CA48  v_sub_u32_e32 v39, 0x7f7fffff, v69
CA50  v_bitop3_b32 v23, v41, v23, s29 bitop3:0xc8
CA58  v_add3_u32 v30, v43, v30, v47
CA60  v_lshrrev_b32_e32 v41, 31, v39
CA64  v_sub_u32_e32 v43, 0x7f800000, v69
CA6C  v_ashrrev_i32_e32 v39, 31, v39
CA70  v_and_or_b32 v32, v39, s39, v32
CA78  v_max_u32_e32 v39, v69, v31
CA7C  v_cmp_gt_i32_e32 vcc, 0, v43
CA80  v_add_u32_e32 v41, -1, v41
CA84  v_lshrrev_b32_e32 v45, 31, v43
CA88  v_cndmask_b32_e32 v31, v39, v31, vcc
CA8C  v_sub_u32_e32 v39, 0x7f7fffff, v68
CA94  v_bitop3_b32 v24, v41, v24, s29 bitop3:0xc8
CA9C  v_lshrrev_b32_e32 v41, 31, v39
CAA0  v_sub_u32_e32 v43, 0x7f800000, v68
CAA8  v_ashrrev_i32_e32 v39, 31, v39
CAAC  v_and_or_b32 v32, v39, s41, v32
CAB4  v_max_u32_e32 v39, v68, v31
CAB8  v_cmp_gt_i32_e32 vcc, 0, v43
CABC  v_add_u32_e32 v41, -1, v41
CAC0  v_lshrrev_b32_e32 v47, 31, v43
CAC4  v_cndmask_b32_e32 v31, v39, v31, vcc
CAC8  v_sub_u32_e32 v39, 0x7f7fffff, v67
CAD0  v_bitop3_b32 v25, v41, v25, s29 bitop3:0xc8
CAD8  v_lshrrev_b32_e32 v41, 31, v39
CADC  v_sub_u32_e32 v43, 0x7f800000, v67
CAE4  v_ashrrev_i32_e32 v39, 31, v39
CAE8  v_and_or_b32 v32, v39, s42, v32
CAF0  v_max_u32_e32 v39, v67, v31
CAF4  v_cmp_gt_i32_e32 vcc, 0, v43
CAF8  v_add3_u32 v30, v45, v30, v47
CB00  v_lshrrev_b32_e32 v45, 31, v43
CB04  v_cndmask_b32_e32 v31, v39, v31, vcc
CB08  v_sub_u32_e32 v39, 0x7f7fffff, v66
CB10  v_add_u32_e32 v41, -1, v41
CB14  v_sub_u32_e32 v43, 0x7f800000, v66
CB1C  v_bitop3_b32 v26, v41, v26, s29 bitop3:0xc8
CB24  v_lshrrev_b32_e32 v41, 31, v39
CB28  v_ashrrev_i32_e32 v39, 31, v39
CB2C  v_lshrrev_b32_e32 v47, 31, v43
CB30  v_and_or_b32 v32, v39, s43, v32
CB38  v_add3_u32 v39, v45, v30, v47
CB40  v_max_u32_e32 v30, v66, v31
CB44  v_cmp_gt_i32_e32 vcc, 0, v43
CB48  v_add_u32_e32 v41, -1, v41
CB4C  v_bitop3_b32 v27, v41, v27, s29 bitop3:0xc8
CB54  v_cndmask_b32_e32 v30, v30, v31, vcc
CB58  v_sub_u32_e32 v31, 0x7f7fffff, v62
CB60  v_sub_u32_e32 v43, 0x7f800000, v62
CB68  v_lshrrev_b32_e32 v41, 31, v31
CB6C  v_ashrrev_i32_e32 v31, 31, v31
CB70  v_and_or_b32 v31, v31, s44, v32
CB78  v_max_u32_e32 v32, v62, v30
CB7C  v_cmp_gt_i32_e32 vcc, 0, v43
CB80  v_lshrrev_b32_e32 v45, 31, v43
CB84  v_add_u32_e32 v41, -1, v41
CB88  v_cndmask_b32_e32 v32, v32, v30, vcc
CB8C  v_sub_u32_e32 v30, 0x7f7fffff, v60
CB94  v_sub_u32_e32 v43, 0x7f800000, v60
CB9C  v_bitop3_b32 v28, v41, v28, s29 bitop3:0xc8
CBA4  v_lshrrev_b32_e32 v41, 31, v30
CBA8  v_ashrrev_i32_e32 v30, 31, v30
CBAC  v_lshrrev_b32_e32 v47, 31, v43
CBB0  v_and_or_b32 v30, v30, s45, v31
CBB8  v_add3_u32 v31, v45, v39, v47
CBC0  v_max_u32_e32 v39, v60, v32
CBC4  v_cmp_gt_i32_e32 vcc, 0, v43
CBC8  v_add_u32_e32 v41, -1, v41
CBCC  v_bitop3_b32 v29, v41, v29, s29 bitop3:0xc8
CBD4  v_cndmask_b32_e32 v32, v39, v32, vcc
CBD8  v_sub_u32_e32 v39, 0x7f7fffff, v56
CBE0  v_sub_u32_e32 v43, 0x7f800000, v56
CBE8  v_lshrrev_b32_e32 v41, 31, v39
CBEC  v_add_u32_e32 v41, -1, v41
CBF0  v_bitop3_b32 v14, v41, v14, s29 bitop3:0xc8
CBF8  v_max_u32_e32 v41, v56, v32
CBFC  v_cmp_gt_i32_e32 vcc, 0, v43
CC00  v_ashrrev_i32_e32 v39, 31, v39
CC04  v_lshrrev_b32_e32 v45, 31, v43
CC08  v_cndmask_b32_e32 v32, v41, v32, vcc
CC0C  v_sub_u32_e32 v41, 0x7f7fffff, v52
CC14  v_and_b32_e32 v39, 7, v39
CC18  v_lshrrev_b32_e32 v43, 31, v41
CC1C  v_sub_u32_e32 v47, 0x7f800000, v52
CC24  v_ashrrev_i32_e32 v41, 31, v41
CC28  v_and_or_b32 v39, v41, s38, v39
CC30  v_max_u32_e32 v41, v52, v32
CC34  v_cmp_gt_i32_e32 vcc, 0, v47
CC38  v_lshrrev_b32_e32 v53, 31, v47
CC3C  v_add_u32_e32 v43, -1, v43
CC40  v_cndmask_b32_e32 v32, v41, v32, vcc
CC44  v_sub_u32_e32 v41, 0x7f7fffff, v46
CC4C  v_bitop3_b32 v15, v43, v15, s29 bitop3:0xc8
CC54  v_add3_u32 v31, v45, v31, v53
CC5C  v_lshrrev_b32_e32 v43, 31, v41
CC60  v_sub_u32_e32 v45, 0x7f800000, v46
CC68  v_ashrrev_i32_e32 v41, 31, v41
CC6C  v_and_or_b32 v39, v41, s39, v39
CC74  v_max_u32_e32 v41, v46, v32
CC78  v_cmp_gt_i32_e32 vcc, 0, v45
CC7C  v_add_u32_e32 v43, -1, v43
CC80  v_lshrrev_b32_e32 v47, 31, v45
CC84  v_cndmask_b32_e32 v32, v41, v32, vcc
CC88  v_sub_u32_e32 v41, 0x7f7fffff, v44
CC90  v_bitop3_b32 v16, v43, v16, s29 bitop3:0xc8
CC98  v_lshrrev_b32_e32 v43, 31, v41
CC9C  v_sub_u32_e32 v45, 0x7f800000, v44
CCA4  v_ashrrev_i32_e32 v41, 31, v41
CCA8  v_and_or_b32 v39, v41, s41, v39
CCB0  v_max_u32_e32 v41, v44, v32
CCB4  v_cmp_gt_i32_e32 vcc, 0, v45
CCB8  v_add_u32_e32 v43, -1, v43
CCBC  v_bitop3_b32 v17, v43, v17, s29 bitop3:0xc8
CCC4  v_cndmask_b32_e32 v32, v41, v32, vcc
CCC8  v_sub_u32_e32 v41, 0x7f7fffff, v42
CCD0  v_sub_u32_e32 v44, 0x7f800000, v42
CCD8  v_lshrrev_b32_e32 v43, 31, v41
CCDC  v_ashrrev_i32_e32 v41, 31, v41
CCE0  v_and_or_b32 v39, v41, s42, v39
CCE8  v_max_u32_e32 v41, v42, v32
CCEC  v_cmp_gt_i32_e32 vcc, 0, v44
CCF0  v_add_u32_e32 v43, -1, v43
CCF4  v_lshrrev_b32_e32 v46, 31, v45
CCF8  v_cndmask_b32_e32 v32, v41, v32, vcc
CCFC  v_sub_u32_e32 v41, 0x7f7fffff, v40
CD04  v_bitop3_b32 v18, v43, v18, s29 bitop3:0xc8
CD0C  v_sub_u32_e32 v43, 0x7f800000, v40
CD14  v_add3_u32 v31, v47, v31, v46
CD1C  v_lshrrev_b32_e32 v45, 31, v44
CD20  v_lshrrev_b32_e32 v42, 31, v41
CD24  v_ashrrev_i32_e32 v41, 31, v41
CD28  v_lshrrev_b32_e32 v44, 31, v43
CD2C  v_and_or_b32 v39, v41, s43, v39
CD34  v_add3_u32 v41, v45, v31, v44
CD3C  v_max_u32_e32 v31, v40, v32
CD40  v_cmp_gt_i32_e32 vcc, 0, v43
CD44  v_add_u32_e32 v42, -1, v42
CD48  v_bitop3_b32 v19, v42, v19, s29 bitop3:0xc8
CD50  v_cndmask_b32_e32 v31, v31, v32, vcc
CD54  v_sub_u32_e32 v32, 0x7f7fffff, v38
CD5C  v_sub_u32_e32 v42, 0x7f800000, v38
CD64  v_lshrrev_b32_e32 v40, 31, v32
CD68  v_add_u32_e32 v40, -1, v40
CD6C  v_max_u32_e32 v38, v38, v31
CD70  v_cmp_gt_i32_e32 vcc, 0, v42
CD74  v_bitop3_b32 v20, v40, v20, s29 bitop3:0xc8
CD7C  v_ashrrev_i32_e32 v32, 31, v32
CD80  v_cndmask_b32_e32 v38, v38, v31, vcc
CD84  v_sub_u32_e32 v31, 0x7f7fffff, v37
CD8C  v_sub_u32_e32 v40, 0x7f800000, v37
CD94  v_and_or_b32 v32, v32, s44, v39
CD9C  v_max_u32_e32 v37, v37, v38
CDA0  v_lshrrev_b32_e32 v39, 31, v31
CDA4  v_cmp_gt_i32_e32 vcc, 0, v40
CDA8  v_lshrrev_b32_e32 v43, 31, v42
CDAC  v_lshrrev_b32_e32 v42, 31, v40
CDB0  v_add_u32_e32 v39, -1, v39
CDB4  v_cndmask_b32_e32 v37, v37, v38, vcc
CDB8  v_sub_u32_e32 v38, 0x7f7fffff, v36
CDC0  v_sub_u32_e32 v40, 0x7f800000, v36
CDC8  v_bitop3_b32 v21, v39, v21, s29 bitop3:0xc8
CDD0  v_max_u32_e32 v36, v36, v37
CDD4  v_lshrrev_b32_e32 v39, 31, v38
CDD8  v_cmp_gt_i32_e32 vcc, 0, v40
CDDC  v_ashrrev_i32_e32 v31, 31, v31
CDE0  v_add_u32_e32 v39, -1, v39
CDE4  v_cndmask_b32_e32 v36, v36, v37, vcc
CDE8  v_sub_u32_e32 v37, 0x7f7fffff, v35
CDF0  v_and_or_b32 v31, v31, s45, v32
CDF8  v_add3_u32 v32, v43, v41, v42
CE00  v_lshrrev_b32_e32 v41, 31, v40
CE04  v_bitop3_b32 v6, v39, v6, s29 bitop3:0xc8
CE0C  v_sub_u32_e32 v40, 0x7f800000, v35
CE14  v_lshrrev_b32_e32 v39, 31, v37
CE18  v_ashrrev_i32_e32 v38, 31, v38
CE1C  v_add_u32_e32 v39, -1, v39
CE20  v_max_u32_e32 v35, v35, v36
CE24  v_cmp_gt_i32_e32 vcc, 0, v40
CE28  v_and_b32_e32 v38, 7, v38
CE2C  v_bitop3_b32 v7, v39, v7, s29 bitop3:0xc8
CE34  v_ashrrev_i32_e32 v37, 31, v37
CE38  v_cndmask_b32_e32 v35, v35, v36, vcc
CE3C  v_sub_u32_e32 v36, 0x7f7fffff, v34
CE44  v_sub_u32_e32 v39, 0x7f800000, v34
CE4C  v_and_or_b32 v37, v37, s38, v38
CE54  v_max_u32_e32 v34, v34, v35
CE58  v_lshrrev_b32_e32 v38, 31, v36
CE5C  v_cmp_gt_i32_e32 vcc, 0, v39
CE60  v_add_u32_e32 v38, -1, v38
CE64  v_ashrrev_i32_e32 v36, 31, v36
CE68  v_cndmask_b32_e32 v34, v34, v35, vcc
CE6C  v_sub_u32_e32 v35, 0x7f7fffff, v33
CE74  v_bitop3_b32 v8, v38, v8, s29 bitop3:0xc8
CE7C  v_and_or_b32 v36, v36, s39, v37
CE84  v_sub_u32_e32 v38, 0x7f800000, v33
CE8C  v_lshrrev_b32_e32 v37, 31, v35
CE90  v_add_u32_e32 v37, -1, v37
CE94  v_max_u32_e32 v33, v33, v34
CE98  v_cmp_gt_i32_e32 vcc, 0, v38
CE9C  v_bitop3_b32 v9, v37, v9, s29 bitop3:0xc8
CEA4  v_ashrrev_i32_e32 v35, 31, v35
CEA8  v_cndmask_b32_e32 v33, v33, v34, vcc
CEAC  v_sub_u32_e32 v34, 0x7f7fffff, v5
CEB4  v_sub_u32_e32 v37, 0x7f800000, v5
CEBC  v_and_or_b32 v35, v35, s41, v36
CEC4  v_max_u32_e32 v5, v5, v33
CEC8  v_lshrrev_b32_e32 v36, 31, v34
CECC  v_cmp_gt_i32_e32 vcc, 0, v37
CED0  v_add_u32_e32 v36, -1, v36
CED4  v_ashrrev_i32_e32 v34, 31, v34
CED8  v_cndmask_b32_e32 v5, v5, v33, vcc
CEDC  v_sub_u32_e32 v33, 0x7f7fffff, v4
CEE4  v_lshrrev_b32_e32 v42, 31, v40
CEE8  v_bitop3_b32 v10, v36, v10, s29 bitop3:0xc8
CEF0  v_and_or_b32 v34, v34, s42, v35
CEF8  v_sub_u32_e32 v36, 0x7f800000, v4
CF00  v_lshrrev_b32_e32 v35, 31, v33
CF04  v_add3_u32 v32, v41, v32, v42
CF0C  v_lshrrev_b32_e32 v40, 31, v39
CF10  v_lshrrev_b32_e32 v39, 31, v38
CF14  v_add_u32_e32 v35, -1, v35
CF18  v_max_u32_e32 v4, v4, v5
CF1C  v_cmp_gt_i32_e32 vcc, 0, v36
CF20  v_add3_u32 v32, v40, v32, v39
CF28  v_lshrrev_b32_e32 v38, 31, v37
CF2C  v_lshrrev_b32_e32 v37, 31, v36
CF30  v_bitop3_b32 v11, v35, v11, s29 bitop3:0xc8
CF38  v_ashrrev_i32_e32 v33, 31, v33
CF3C  v_cndmask_b32_e32 v4, v4, v5, vcc
CF40  v_sub_u32_e32 v5, 0x7f7fffff, v3
CF48  v_sub_u32_e32 v35, 0x7f800000, v3
CF50  v_and_or_b32 v33, v33, s43, v34
CF58  v_add3_u32 v34, v38, v32, v37
CF60  v_max_u32_e32 v3, v3, v4
CF64  v_lshrrev_b32_e32 v32, 31, v5
CF68  v_cmp_gt_i32_e32 vcc, 0, v35
CF6C  v_add_u32_e32 v32, -1, v32
CF70  v_ashrrev_i32_e32 v5, 31, v5
CF74  v_cndmask_b32_e32 v3, v3, v4, vcc
CF78  v_sub_u32_e32 v4, 0x7f7fffff, v2
CF80  v_bitop3_b32 v12, v32, v12, s29 bitop3:0xc8
CF88  v_and_or_b32 v5, v5, s44, v33
CF90  v_sub_u32_e32 v33, 0x7f800000, v2
CF98  v_lshrrev_b32_e32 v32, 31, v4
CF9C  v_lshrrev_b32_e32 v36, 31, v35
CFA0  v_add_u32_e32 v32, -1, v32
CFA4  v_lshrrev_b32_e32 v35, 31, v33
CFA8  v_ashrrev_i32_e32 v4, 31, v4
CFAC  v_bitop3_b32 v13, v32, v13, s29 bitop3:0xc8
CFB4  v_and_or_b32 v32, v4, s45, v5
CFBC  v_add3_u32 v4, v36, v34, v35
CFC4  v_max_u32_e32 v2, v2, v3
CFC8  v_cmp_gt_i32_e32 vcc, 0, v33
CFCC  s_nop 1
CFD0  v_cndmask_b32_e32 v2, v2, v3, vcc
CFD4  v_mov_b32_e32 v3, 0x7f800000
CFDC  v_cmp_ne_u32_e32 vcc, 32, v4
CFE0  s_nop 1
CFE4  v_cndmask_b32_e32 v39, v3, v2, vcc
CFE8  s_or_b64 exec, exec, s[4:5]
CFEC  v_cmp_ne_u32_e32 vcc, 0, v39
CFF0  v_mov_b32_e32 v33, 0x7f
CFF8  s_and_saveexec_b64 s[4:5], vcc
CFFC  s_cbranch_execz 15
D000  v_add_u32_e32 v2, s16, v39
D004  s_mov_b32 s16, 0x17fffff
D00C  v_lshrrev_b32_e32 v3, 23, v2
D010  v_add_u32_e32 v3, -2, v3
D014  v_cmp_lt_u32_e32 vcc, s16, v2
D018  s_mov_b32 s16, 0x7f800000
D020  s_nop 0
D024  v_cndmask_b32_e32 v2, 0, v3, vcc
D028  v_cmp_eq_u32_e32 vcc, s16, v39
D02C  v_mov_b32_e32 v3, 0xfe
D034  s_and_b64 vcc, s[6:7], vcc
D038  v_cndmask_b32_e32 v33, v2, v3, vcc
D03C  s_or_b64 exec, exec, s[4:5]
D040  v_cmp_eq_u32_e32 vcc, 0, v33
D044  s_cbranch_vccz 37
D048  s_nop 0
D04C  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
D054  v_mul_f32_e32 v48, v2, v48
D058  v_mul_f32_e32 v49, v2, v49
D05C  v_mul_f32_e32 v50, v2, v50
D060  v_mul_f32_e32 v51, v2, v51
D064  v_mul_f32_e32 v54, v2, v54
D068  v_mul_f32_e32 v55, v2, v55
D06C  v_mul_f32_e32 v58, v2, v58
D070  v_mul_f32_e32 v59, v2, v59
D074  v_mul_f32_e32 v22, v2, v22
D078  v_mul_f32_e32 v23, v2, v23
D07C  v_mul_f32_e32 v24, v2, v24
D080  v_mul_f32_e32 v25, v2, v25
D084  v_mul_f32_e32 v26, v2, v26
D088  v_mul_f32_e32 v27, v2, v27
D08C  v_mul_f32_e32 v28, v2, v28
D090  v_mul_f32_e32 v29, v2, v29
D094  v_mul_f32_e32 v14, v2, v14
D098  v_mul_f32_e32 v15, v2, v15
D09C  v_mul_f32_e32 v16, v2, v16
D0A0  v_mul_f32_e32 v17, v2, v17
D0A4  v_mul_f32_e32 v18, v2, v18
D0A8  v_mul_f32_e32 v19, v2, v19
D0AC  v_mul_f32_e32 v20, v2, v20
D0B0  v_mul_f32_e32 v21, v2, v21
D0B4  v_mul_f32_e32 v6, v2, v6
D0B8  v_mul_f32_e32 v7, v2, v7
D0BC  v_mul_f32_e32 v8, v2, v8
D0C0  v_mul_f32_e32 v9, v2, v9
D0C4  v_mul_f32_e32 v10, v2, v10
D0C8  v_mul_f32_e32 v11, v2, v11
D0CC  v_mul_f32_e32 v12, v2, v12
D0D0  v_mul_f32_e32 v13, v2, v13
D0D4  v_max_u32_e32 v34, 1, v33
D0D8  s_branch 1
D0DC  v_mov_b32_e32 v34, v33
D0E0  v_add_lshl_u32 v45, s10, v74, 2
D0E8  s_mov_b32 s4, 0xd2511f53
D0F0  v_lshlrev_b32_e32 v44, 23, v34
D0F4  v_mad_u64_u32 v[34:35], s[6:7], v45, s4, 0
D0FC  v_xor_b32_e32 v35, s9, v35
D100  s_mov_b32 s5, 0xcd9e8d57
D108  v_mad_u64_u32 v[36:37], s[6:7], v35, s5, 0
D110  v_xor_b32_e32 v35, s17, v37
D114  v_xor_b32_e32 v37, s20, v34
D118  v_mad_u64_u32 v[34:35], s[6:7], v35, s4, 0
D120  v_mad_u64_u32 v[38:39], s[6:7], v37, s5, 0
D128  v_xor_b32_e32 v36, v36, v39
D12C  v_xor_b32_e32 v35, s24, v35
D130  v_xor_b32_e32 v36, s11, v36
D134  v_mad_u64_u32 v[40:41], s[6:7], v35, s5, 0
D13C  v_mad_u64_u32 v[36:37], s[6:7], v36, s4, 0
D144  v_xor_b32_e32 v35, v38, v41
D148  v_xor_b32_e32 v35, s21, v35
D14C  v_xor_b32_e32 v34, v34, v37
D150  v_xor_b32_e32 v37, s19, v34
D154  v_mad_u64_u32 v[34:35], s[6:7], v35, s4, 0
D15C  v_mad_u64_u32 v[38:39], s[6:7], v37, s5, 0
D164  v_xor_b32_e32 v35, v36, v35
D168  v_xor_b32_e32 v37, v40, v39
D16C  v_xor_b32_e32 v35, s22, v35
D170  v_xor_b32_e32 v37, s23, v37
D174  v_mad_u64_u32 v[40:41], s[6:7], v35, s5, 0
D17C  v_mad_u64_u32 v[36:37], s[6:7], v37, s4, 0
D184  v_xor_b32_e32 v35, v38, v41
D188  v_xor_b32_e32 v35, s26, v35
D18C  v_xor_b32_e32 v34, v34, v37
D190  v_xor_b32_e32 v37, s25, v34
D194  v_mad_u64_u32 v[34:35], s[6:7], v35, s4, 0
D19C  v_mad_u64_u32 v[38:39], s[6:7], v37, s5, 0
D1A4  v_xor_b32_e32 v35, v36, v35
D1A8  v_xor_b32_e32 v37, v40, v39
D1AC  v_xor_b32_e32 v35, s27, v35
D1B0  v_xor_b32_e32 v37, s30, v37
D1B4  v_mad_u64_u32 v[40:41], s[6:7], v35, s5, 0
D1BC  v_mad_u64_u32 v[36:37], s[6:7], v37, s4, 0
D1C4  v_xor_b32_e32 v35, v38, v41
D1C8  v_xor_b32_e32 v35, s34, v35
D1CC  v_xor_b32_e32 v34, v34, v37
D1D0  v_xor_b32_e32 v37, s31, v34
D1D4  v_mad_u64_u32 v[34:35], s[6:7], v35, s4, 0
D1DC  v_mad_u64_u32 v[38:39], s[6:7], v37, s5, 0
D1E4  v_xor_b32_e32 v35, v36, v35
D1E8  v_xor_b32_e32 v37, v40, v39
D1EC  v_xor_b32_e32 v35, s35, v35
D1F0  v_xor_b32_e32 v37, s36, v37
D1F4  v_mad_u64_u32 v[40:41], s[6:7], v35, s5, 0
D1FC  v_mad_u64_u32 v[36:37], s[6:7], v37, s4, 0
D204  v_xor_b32_e32 v35, v38, v41
D208  v_xor_b32_e32 v35, s37, v35
D20C  v_xor_b32_e32 v34, v34, v37
D210  v_mov_b32_e32 v37, 0
D214  v_mov_b32_e32 v38, 0
D218  v_xor_b32_e32 v34, s28, v34
D21C  v_cvt_scalef32_sr_pk_fp4_f32 v37, v[48:49], v35, v44
D224  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[54:55], v34, v44 op_sel:[0,0,0,1]
D22C  v_cvt_scalef32_sr_pk_fp4_f32 v37, v[50:51], v40, v44 op_sel:[0,0,1,0]
D234  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[58:59], v36, v44 op_sel:[0,0,1,1]
D23C  s_nop 0
D240  v_or_b32_e32 v35, 1, v45
D244  v_or3_b32 v34, v38, v112, v37
D24C  v_mad_u64_u32 v[36:37], s[6:7], v35, s4, 0
D254  v_xor_b32_e32 v35, s9, v37
D258  v_mad_u64_u32 v[38:39], s[6:7], v35, s5, 0
D260  v_xor_b32_e32 v35, s17, v39
D264  v_xor_b32_e32 v39, s20, v36
D268  v_mad_u64_u32 v[40:41], s[6:7], v39, s5, 0
D270  v_mad_u64_u32 v[36:37], s[6:7], v35, s4, 0
D278  v_xor_b32_e32 v35, v38, v41
D27C  v_xor_b32_e32 v35, s11, v35
D280  v_xor_b32_e32 v37, s24, v37
D284  v_mad_u64_u32 v[38:39], s[6:7], v35, s4, 0
D28C  v_mad_u64_u32 v[42:43], s[6:7], v37, s5, 0
D294  v_xor_b32_e32 v35, v40, v43
D298  v_xor_b32_e32 v36, v36, v39
D29C  v_xor_b32_e32 v35, s21, v35
D2A0  v_xor_b32_e32 v39, s19, v36
D2A4  v_mad_u64_u32 v[36:37], s[6:7], v35, s4, 0
D2AC  v_mad_u64_u32 v[40:41], s[6:7], v39, s5, 0
D2B4  v_xor_b32_e32 v35, v42, v41
D2B8  v_xor_b32_e32 v37, v38, v37
D2BC  v_xor_b32_e32 v35, s23, v35
D2C0  v_xor_b32_e32 v37, s22, v37
D2C4  v_mad_u64_u32 v[38:39], s[6:7], v35, s4, 0
D2CC  v_mad_u64_u32 v[42:43], s[6:7], v37, s5, 0
D2D4  v_xor_b32_e32 v35, v40, v43
D2D8  v_xor_b32_e32 v36, v36, v39
D2DC  v_xor_b32_e32 v35, s26, v35
D2E0  v_xor_b32_e32 v39, s25, v36
D2E4  v_mad_u64_u32 v[36:37], s[6:7], v35, s4, 0
D2EC  v_mad_u64_u32 v[40:41], s[6:7], v39, s5, 0
D2F4  v_xor_b32_e32 v35, v42, v41
D2F8  v_xor_b32_e32 v37, v38, v37
D2FC  v_xor_b32_e32 v35, s30, v35
D300  v_xor_b32_e32 v37, s27, v37
D304  v_mad_u64_u32 v[38:39], s[6:7], v35, s4, 0
D30C  v_mad_u64_u32 v[42:43], s[6:7], v37, s5, 0
D314  v_xor_b32_e32 v35, v40, v43
D318  v_xor_b32_e32 v36, v36, v39
D31C  v_xor_b32_e32 v35, s34, v35
D320  v_xor_b32_e32 v39, s31, v36
D324  v_mad_u64_u32 v[36:37], s[6:7], v35, s4, 0
D32C  v_mad_u64_u32 v[40:41], s[6:7], v39, s5, 0
D334  v_xor_b32_e32 v35, v42, v41
D338  v_xor_b32_e32 v37, v38, v37
D33C  v_xor_b32_e32 v35, s36, v35
D340  v_xor_b32_e32 v37, s35, v37
D344  v_mad_u64_u32 v[38:39], s[6:7], v35, s4, 0
D34C  v_mad_u64_u32 v[42:43], s[6:7], v37, s5, 0
D354  v_xor_b32_e32 v35, v40, v43
D358  v_xor_b32_e32 v36, v36, v39
D35C  v_mov_b32_e32 v37, 0
D360  v_mov_b32_e32 v39, 0
D364  v_xor_b32_e32 v35, s37, v35
D368  v_xor_b32_e32 v36, s28, v36
D36C  v_cvt_scalef32_sr_pk_fp4_f32 v37, v[22:23], v35, v44
D374  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[26:27], v36, v44 op_sel:[0,0,0,1]
D37C  v_cvt_scalef32_sr_pk_fp4_f32 v37, v[24:25], v42, v44 op_sel:[0,0,1,0]
D384  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[28:29], v38, v44 op_sel:[0,0,1,1]
D38C  s_nop 0
D390  v_or_b32_e32 v22, 2, v45
D394  v_mad_u64_u32 v[22:23], s[6:7], v22, s4, 0
D39C  v_xor_b32_e32 v23, s9, v23
D3A0  v_mad_u64_u32 v[24:25], s[6:7], v23, s5, 0
D3A8  v_xor_b32_e32 v23, s17, v25
D3AC  v_xor_b32_e32 v25, s20, v22
D3B0  v_mad_u64_u32 v[26:27], s[6:7], v25, s5, 0
D3B8  v_mad_u64_u32 v[22:23], s[6:7], v23, s4, 0
D3C0  v_xor_b32_e32 v24, v24, v27
D3C4  v_xor_b32_e32 v24, s11, v24
D3C8  v_xor_b32_e32 v23, s24, v23
D3CC  v_mad_u64_u32 v[24:25], s[6:7], v24, s4, 0
D3D4  v_mad_u64_u32 v[28:29], s[6:7], v23, s5, 0
D3DC  v_xor_b32_e32 v23, v26, v29
D3E0  v_xor_b32_e32 v22, v22, v25
D3E4  v_xor_b32_e32 v23, s21, v23
D3E8  v_xor_b32_e32 v25, s19, v22
D3EC  v_mad_u64_u32 v[22:23], s[6:7], v23, s4, 0
D3F4  v_mad_u64_u32 v[26:27], s[6:7], v25, s5, 0
D3FC  v_xor_b32_e32 v25, v28, v27
D400  v_xor_b32_e32 v23, v24, v23
D404  v_xor_b32_e32 v25, s23, v25
D408  v_xor_b32_e32 v23, s22, v23
D40C  v_mad_u64_u32 v[24:25], s[6:7], v25, s4, 0
D414  v_mad_u64_u32 v[28:29], s[6:7], v23, s5, 0
D41C  v_xor_b32_e32 v23, v26, v29
D420  v_xor_b32_e32 v22, v22, v25
D424  v_xor_b32_e32 v23, s26, v23
D428  v_xor_b32_e32 v25, s25, v22
D42C  v_mad_u64_u32 v[22:23], s[6:7], v23, s4, 0
D434  v_mad_u64_u32 v[26:27], s[6:7], v25, s5, 0
D43C  v_xor_b32_e32 v25, v28, v27
D440  v_xor_b32_e32 v23, v24, v23
D444  v_xor_b32_e32 v25, s30, v25
D448  v_xor_b32_e32 v23, s27, v23
D44C  v_mad_u64_u32 v[24:25], s[6:7], v25, s4, 0
D454  v_mad_u64_u32 v[28:29], s[6:7], v23, s5, 0
D45C  v_xor_b32_e32 v23, v26, v29
D460  v_xor_b32_e32 v22, v22, v25
D464  v_xor_b32_e32 v23, s34, v23
D468  v_xor_b32_e32 v25, s31, v22
D46C  v_mad_u64_u32 v[22:23], s[6:7], v23, s4, 0
D474  v_mad_u64_u32 v[26:27], s[6:7], v25, s5, 0
D47C  v_xor_b32_e32 v25, v28, v27
D480  v_xor_b32_e32 v23, v24, v23
D484  v_xor_b32_e32 v25, s36, v25
D488  v_xor_b32_e32 v23, s35, v23
D48C  v_mad_u64_u32 v[24:25], s[6:7], v25, s4, 0
D494  v_mad_u64_u32 v[28:29], s[6:7], v23, s5, 0
D49C  v_xor_b32_e32 v23, v26, v29
D4A0  v_xor_b32_e32 v22, v22, v25
D4A4  v_mov_b32_e32 v25, 0
D4A8  v_mov_b32_e32 v26, 0
D4AC  v_xor_b32_e32 v23, s37, v23
D4B0  v_xor_b32_e32 v22, s28, v22
D4B4  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[14:15], v23, v44
D4BC  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[18:19], v22, v44 op_sel:[0,0,0,1]
D4C4  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[16:17], v28, v44 op_sel:[0,0,1,0]
D4CC  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[20:21], v24, v44 op_sel:[0,0,1,1]
D4D4  s_nop 0
D4D8  v_or_b32_e32 v14, 3, v45
D4DC  v_mad_u64_u32 v[14:15], s[6:7], v14, s4, 0
D4E4  v_xor_b32_e32 v15, s9, v15
D4E8  v_mad_u64_u32 v[16:17], s[6:7], v15, s5, 0
D4F0  v_xor_b32_e32 v15, s17, v17
D4F4  v_xor_b32_e32 v17, s20, v14
D4F8  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D500  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D508  v_xor_b32_e32 v16, v16, v19
D50C  v_xor_b32_e32 v16, s11, v16
D510  v_xor_b32_e32 v15, s24, v15
D514  v_mad_u64_u32 v[16:17], s[6:7], v16, s4, 0
D51C  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
D524  v_xor_b32_e32 v15, v18, v21
D528  v_xor_b32_e32 v14, v14, v17
D52C  v_xor_b32_e32 v15, s21, v15
D530  v_xor_b32_e32 v17, s19, v14
D534  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D53C  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D544  v_xor_b32_e32 v17, v20, v19
D548  v_xor_b32_e32 v15, v16, v15
D54C  v_xor_b32_e32 v17, s23, v17
D550  v_xor_b32_e32 v15, s22, v15
D554  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
D55C  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
D564  v_xor_b32_e32 v15, v18, v21
D568  v_xor_b32_e32 v14, v14, v17
D56C  v_xor_b32_e32 v15, s26, v15
D570  v_xor_b32_e32 v17, s25, v14
D574  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D57C  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D584  v_xor_b32_e32 v17, v20, v19
D588  v_xor_b32_e32 v15, v16, v15
D58C  v_xor_b32_e32 v17, s30, v17
D590  v_xor_b32_e32 v15, s27, v15
D594  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
D59C  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
D5A4  v_xor_b32_e32 v15, v18, v21
D5A8  v_xor_b32_e32 v14, v14, v17
D5AC  v_xor_b32_e32 v15, s34, v15
D5B0  v_xor_b32_e32 v17, s31, v14
D5B4  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
D5BC  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
D5C4  v_xor_b32_e32 v17, v20, v19
D5C8  v_xor_b32_e32 v15, v16, v15
D5CC  v_xor_b32_e32 v17, s36, v17
D5D0  v_xor_b32_e32 v15, s35, v15
D5D4  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
D5DC  v_mad_u64_u32 v[20:21], s[4:5], v15, s5, 0
D5E4  v_mov_b32_e32 v46, 0
D5E8  v_xor_b32_e32 v15, v18, v21
D5EC  v_xor_b32_e32 v14, v14, v17
D5F0  v_mov_b32_e32 v17, 0
D5F4  v_xor_b32_e32 v15, s37, v15
D5F8  v_xor_b32_e32 v14, s28, v14
D5FC  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[6:7], v15, v44
D604  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[10:11], v14, v44 op_sel:[0,0,0,1]
D60C  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[8:9], v20, v44 op_sel:[0,0,1,0]
D614  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[12:13], v16, v44 op_sel:[0,0,1,1]
D61C  s_nop 0
D620  v_lshlrev_b32_e32 v6, 1, v105
D624  v_bitop3_b32 v7, v103, v104, 3 bitop3:0x6c
D62C  v_or3_b32 v2, v111, v106, v75
D634  v_or3_b32 v3, v91, v107, v90
D63C  v_or3_b32 v4, v85, v109, v84
D644  v_or3_b32 v5, v77, v110, v76
D64C  v_add_lshl_u32 v8, v6, v7, 4
D654  ds_write_b128 v8, v[2:5] offset:32768
D65C  v_add_u32_e32 v2, v6, v104
D660  ds_write_b8 v2, v108 offset:40960
D668  v_xor_b32_e32 v2, 0x108, v6
D670  v_or3_b32 v35, v39, v30, v37
D678  v_or3_b32 v36, v26, v31, v25
D680  v_or3_b32 v37, v17, v32, v46
D688  v_add_lshl_u32 v3, v2, v7, 4
D690  v_add_u32_e32 v2, v2, v104
D694  ds_write_b128 v3, v[34:37] offset:32768
D69C  ds_write_b8 v2, v33 offset:40960
D6A4  s_or_b64 exec, exec, s[2:3]
D6A8  s_add_i32 s2, s10, 7
D6AC  s_lshr_b32 s3, s8, 1
D6B0  s_and_b32 s11, s2, 0xffffff8
D6B8  s_and_b32 s2, s40, 0xffffff00
D6C0  s_and_b32 s3, s3, 2
D6C4  s_or_b32 s2, s2, s3
D6C8  v_or_b32_e32 v2, s2, v101
D6CC  s_add_i32 s2, s18, 0xff
D6D4  s_and_b32 s16, s2, 0xffffff00
D6DC  v_and_b32_e32 v6, 4, v0
D6E0  v_or_b32_e32 v4, s8, v1
D6E4  v_cmp_eq_u32_e32 vcc, 0, v6
D6E8  v_add_u32_e32 v6, s33, v103
D6EC  s_and_b64 s[8:9], s[0:1], exec
D6F0  v_cmp_le_u32_e64 s[6:7], s10, v4
D6F8  v_mov_b32_e32 v3, 0
D6FC  v_cmp_le_u32_e64 s[8:9], s18, v6
D704  v_cmp_gt_u32_e64 s[4:5], s10, v4
D70C  v_or3_b32 v2, v2, v100, v102
D714  v_mov_b32_e32 v5, v3
D718  v_cmp_le_u32_e64 s[2:3], s11, v4
D720  s_cselect_b32 s11, s10, s11
D724  s_or_b64 s[8:9], s[6:7], s[8:9]
D728  s_mov_b64 s[6:7], 0
D72C  s_waitcnt lgkmcnt(0)
D730  s_barrier
D734  s_and_saveexec_b64 s[20:21], s[8:9]
D738  s_xor_b64 s[8:9], exec, s[20:21]
D73C  v_cmp_le_u32_e64 s[6:7], s16, v6
D744  s_or_b64 s[6:7], s[0:1], s[6:7]
D748  s_nor_b64 s[6:7], s[6:7], s[2:3]
D74C  s_and_b64 s[6:7], s[6:7], exec
D750  s_or_saveexec_b64 s[8:9], s[8:9]
D754  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
D75C  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
D764  v_mov_b32_e32 v7, 0x7f
D76C  s_xor_b64 exec, exec, s[8:9]
D770  s_cbranch_execz 23
D774  v_lshrrev_b32_e32 v7, 3, v0
D778  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
D780  v_cndmask_b32_e32 v7, v8, v7, vcc
D784  v_lshlrev_b32_e32 v8, 2, v7
D788  v_lshrrev_b32_e32 v7, 2, v7
D78C  v_xor_b32_e32 v7, v7, v0
D790  v_and_or_b32 v7, v7, 3, v8
D798  v_lshlrev_b32_e32 v7, 4, v7
D79C  v_or_b32_e32 v12, v8, v1
D7A0  ds_read_b128 v[8:11], v7 offset:32768
D7A8  ds_read_u8 v7, v12 offset:40960
D7B0  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
D7B8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
D7C0  s_or_b64 s[6:7], s[6:7], exec
D7C4  s_waitcnt lgkmcnt(1)
D7C8  global_store_dwordx4 v[12:13], v[8:11], off
D7D0  s_or_b64 exec, exec, s[8:9]
D7D4  s_and_saveexec_b64 s[8:9], s[6:7]
D7D8  s_cbranch_execz 12
D7DC  v_and_b32_e32 v8, 0xffffffe0, v6
D7E4  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
D7EC  v_mov_b64_e32 v[8:9], s[14:15]
D7F0  v_mad_u64_u32 v[8:9], s[6:7], s11, v6, v[8:9]
D7F8  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
D800  s_waitcnt lgkmcnt(0)
D804  global_store_byte v[8:9], v7, off
D80C  s_or_b64 exec, exec, s[8:9]
D810  s_waitcnt lgkmcnt(0)
D814  v_or_b32_e32 v7, 0x100, v0
D81C  v_lshrrev_b32_e32 v6, 2, v7
D820  v_add_u32_e32 v6, s33, v6
D824  v_cmp_le_u32_e64 s[6:7], s18, v6
D82C  s_xor_b64 s[4:5], s[4:5], -1
D830  s_or_b64 s[6:7], s[4:5], s[6:7]
D834  s_mov_b64 s[4:5], 0
D838  s_and_saveexec_b64 s[8:9], s[6:7]
D83C  s_xor_b64 s[6:7], exec, s[8:9]
D840  s_cbranch_execnz 9
D844  s_or_saveexec_b64 s[2:3], s[6:7]
D848  v_mov_b32_e32 v8, 0x7f
D850  s_xor_b64 exec, exec, s[2:3]
D854  s_cbranch_execnz 14
D858  s_or_b64 exec, exec, s[2:3]
D85C  s_and_saveexec_b64 s[2:3], s[4:5]
D860  s_cbranch_execnz 37
D864  s_endpgm
D868  v_cmp_le_u32_e64 s[4:5], s16, v6
D870  s_or_b64 s[4:5], s[0:1], s[4:5]
D874  s_nor_b64 s[2:3], s[4:5], s[2:3]
D878  s_and_b64 s[4:5], s[2:3], exec
D87C  s_or_saveexec_b64 s[2:3], s[6:7]
D880  v_mov_b32_e32 v8, 0x7f
D888  s_xor_b64 exec, exec, s[2:3]
D88C  s_cbranch_execz 65522
D890  v_lshrrev_b32_e32 v7, 3, v7
D894  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
D89C  v_cndmask_b32_e32 v7, v8, v7, vcc
D8A0  v_lshlrev_b32_e32 v8, 2, v7
D8A4  v_lshrrev_b32_e32 v7, 2, v7
D8A8  v_xor_b32_e32 v0, v7, v0
D8AC  v_and_or_b32 v0, v0, 3, v8
D8B4  v_lshlrev_b32_e32 v0, 4, v0
D8B8  v_or_b32_e32 v1, v8, v1
D8BC  ds_read_b128 v[10:13], v0 offset:32768
D8C4  ds_read_u8 v8, v1 offset:40960
D8CC  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
D8D4  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
D8DC  s_or_b64 s[4:5], s[4:5], exec
D8E0  s_waitcnt lgkmcnt(1)
D8E4  global_store_dwordx4 v[0:1], v[10:13], off
D8EC  s_or_b64 exec, exec, s[2:3]
D8F0  s_and_saveexec_b64 s[2:3], s[4:5]
D8F4  s_cbranch_execz 65499
D8F8  v_and_b32_e32 v0, 0xffffffe0, v6
D900  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
D908  v_mov_b64_e32 v[0:1], s[14:15]
D90C  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
D914  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
D91C  s_waitcnt lgkmcnt(0)
D920  global_store_byte v[0:1], v8, off
D928  s_endpgm
D92C  s_nop 0

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
DF3C  v_and_b32_e32 v73, 60, v0
DF40  s_cmp_eq_u32 s6, 0
DF44  v_and_b32_e32 v1, 3, v0
DF48  v_and_b32_e32 v72, 0xc0, v3
DF50  v_bfe_u32 v74, v0, 6, 1
DF58  v_or_b32_e32 v3, s7, v73
DF5C  v_lshl_or_b32 v2, s2, 2, v1
DF64  v_or3_b32 v4, v3, v72, v74
DF6C  v_mov_b32_e32 v3, 0
DF70  v_lshlrev_b32_e32 v40, 2, v1
DF74  v_bfe_u32 v5, v0, 2, 4
DF7C  s_mul_hi_u32 s72, s0, 0xd2511f53
DF84  s_mul_i32 s73, s0, 0xd2511f53
DF8C  s_cselect_b64 s[0:1], -1, 0
DF90  v_cmp_gt_u32_e32 vcc, s27, v2
DF94  v_lshrrev_b32_e32 v75, 2, v0
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
DFDC  v_lshrrev_b32_e32 v76, 6, v0
DFE0  v_cmp_le_u32_e64 s[6:7], s39, v2
DFE8  v_bitop3_b32 v41, v40, v75, 15 bitop3:0x78
DFF0  s_mov_b32 s60, 0xd2511f53
DFF8  s_cselect_b32 s61, s27, s39
DFFC  v_lshl_add_u64 v[4:5], s[10:11], 0, v[4:5]
E004  s_mov_b64 s[24:25], -1
E008  s_xor_b64 s[10:11], vcc, -1
E00C  v_cmp_ne_u32_e64 s[4:5], 1, v6
E014  s_mov_b32 s2, 0x3e800000
E01C  s_mov_b32 s62, 0x7f7fffff
E024  s_mov_b32 s63, 0x7f800000
E02C  s_movk_i32 s64, 0x70
E030  s_movk_i32 s65, 0x7000
E034  s_mov_b32 s66, 0x70000
E03C  s_mov_b32 s67, 0x700000
E044  s_mov_b32 s68, 0x7000000
E04C  s_brev_b32 s69, 14
E050  s_mov_b32 s70, 0x17fffff
E058  s_xor_b32 s71, s40, s43
E05C  s_xor_b32 s72, s41, s72
E060  s_xor_b32 s73, s42, s73
E064  v_bfrev_b32_e32 v45, 1
E068  v_mov_b32_e32 v46, 0x7f800000
E070  v_mov_b32_e32 v47, 0xfe
E078  s_waitcnt vmcnt(0) lgkmcnt(0)
E07C  s_barrier
E080  s_branch 6
E084  s_or_b64 exec, exec, s[40:41]
E088  s_xor_b64 s[24:25], s[24:25], -1
E08C  s_movk_i32 s38, 0x100
E090  s_andn2_b64 vcc, exec, s[24:25]
E094  s_mov_b64 s[24:25], 0
E098  s_cbranch_vccz 1469
E09C  v_add_u32_e32 v6, s38, v0
E0A0  v_lshrrev_b32_e32 v6, 2, v6
E0A4  v_add_u32_e32 v48, s44, v6
E0A8  v_cmp_le_u32_e32 vcc, s17, v48
E0AC  s_or_b64 s[40:41], vcc, s[10:11]
E0B0  s_mov_b64 s[38:39], 0
E0B4  s_and_saveexec_b64 s[42:43], s[40:41]
E0B8  s_xor_b64 s[40:41], exec, s[42:43]
E0BC  s_cbranch_execnz 9
E0C0  s_or_saveexec_b64 s[40:41], s[40:41]
E0C4  v_mov_b32_e32 v53, 0x7f
E0CC  s_xor_b64 exec, exec, s[40:41]
E0D0  s_cbranch_execnz 13
E0D4  s_or_b64 exec, exec, s[40:41]
E0D8  s_and_saveexec_b64 s[40:41], s[38:39]
E0DC  s_cbranch_execz 65513
E0E0  s_branch 1442
E0E4  v_cmp_le_u32_e32 vcc, s45, v48
E0E8  s_or_b64 s[38:39], s[0:1], vcc
E0EC  s_nor_b64 s[38:39], s[38:39], s[6:7]
E0F0  s_and_b64 s[38:39], s[38:39], exec
E0F4  s_or_saveexec_b64 s[40:41], s[40:41]
E0F8  v_mov_b32_e32 v53, 0x7f
E100  s_xor_b64 exec, exec, s[40:41]
E104  s_cbranch_execz 65523
E108  v_lshlrev_b32_e32 v11, 8, v6
E10C  v_lshl_or_b32 v6, v41, 4, v11
E114  ds_read_b128 v[6:9], v6
E11C  v_lshl_or_b32 v10, v42, 4, v11
E124  ds_read_b128 v[34:37], v10
E12C  s_and_b64 vcc, exec, s[4:5]
E130  s_waitcnt lgkmcnt(1)
E134  v_lshlrev_b32_e32 v16, 16, v7
E138  v_and_b32_e32 v30, 0xffff0000, v7
E140  v_lshl_or_b32 v7, v43, 4, v11
E148  ds_read_b128 v[50:53], v7
E150  v_lshl_or_b32 v7, v44, 4, v11
E158  ds_read_b128 v[54:57], v7
E160  v_lshlrev_b32_e32 v18, 16, v6
E164  v_and_b32_e32 v32, 0xffff0000, v6
E16C  v_lshlrev_b32_e32 v14, 16, v8
E170  v_and_b32_e32 v28, 0xffff0000, v8
E178  v_lshlrev_b32_e32 v12, 16, v9
E17C  v_and_b32_e32 v26, 0xffff0000, v9
E184  s_waitcnt lgkmcnt(2)
E188  v_lshlrev_b32_e32 v10, 16, v34
E18C  v_and_b32_e32 v24, 0xffff0000, v34
E194  v_lshlrev_b32_e32 v8, 16, v35
E198  v_and_b32_e32 v22, 0xffff0000, v35
E1A0  v_lshlrev_b32_e32 v6, 16, v36
E1A4  v_and_b32_e32 v20, 0xffff0000, v36
E1AC  v_lshlrev_b32_e32 v34, 16, v37
E1B0  v_and_b32_e32 v36, 0xffff0000, v37
E1B8  s_waitcnt lgkmcnt(1)
E1BC  v_lshlrev_b32_e32 v19, 16, v50
E1C0  v_and_b32_e32 v33, 0xffff0000, v50
E1C8  v_lshlrev_b32_e32 v17, 16, v51
E1CC  v_and_b32_e32 v31, 0xffff0000, v51
E1D4  v_lshlrev_b32_e32 v15, 16, v52
E1D8  v_and_b32_e32 v29, 0xffff0000, v52
E1E0  v_lshlrev_b32_e32 v13, 16, v53
E1E4  v_and_b32_e32 v27, 0xffff0000, v53
E1EC  s_waitcnt lgkmcnt(0)
E1F0  v_lshlrev_b32_e32 v11, 16, v54
E1F4  v_and_b32_e32 v25, 0xffff0000, v54
E1FC  v_lshlrev_b32_e32 v9, 16, v55
E200  v_and_b32_e32 v23, 0xffff0000, v55
E208  v_lshlrev_b32_e32 v7, 16, v56
E20C  v_and_b32_e32 v21, 0xffff0000, v56
E214  v_lshlrev_b32_e32 v35, 16, v57
E218  v_and_b32_e32 v37, 0xffff0000, v57
E220  s_cbranch_vccnz 95
E224  s_mov_b32 s42, s34
E228  s_lshl_b32 s43, s42, 31
E22C  v_xor_b32_e32 v18, s43, v18
E230  s_lshl_b32 s43, s42, 15
E234  v_bitop3_b32 v19, v19, s43, v45 bitop3:0x78
E23C  s_lshl_b32 s43, s42, 30
E240  v_bitop3_b32 v32, v32, s43, v45 bitop3:0x78
E248  s_lshl_b32 s43, s42, 14
E24C  v_bitop3_b32 v33, v33, s43, v45 bitop3:0x78
E254  s_lshl_b32 s43, s42, 29
E258  v_bitop3_b32 v16, v16, s43, v45 bitop3:0x78
E260  s_lshl_b32 s43, s42, 13
E264  v_bitop3_b32 v17, v17, s43, v45 bitop3:0x78
E26C  s_lshl_b32 s43, s42, 28
E270  v_bitop3_b32 v30, v30, s43, v45 bitop3:0x78
E278  s_lshl_b32 s43, s42, 12
E27C  v_bitop3_b32 v31, v31, s43, v45 bitop3:0x78
E284  s_lshl_b32 s43, s42, 27
E288  v_bitop3_b32 v14, v14, s43, v45 bitop3:0x78
E290  s_lshl_b32 s43, s42, 11
E294  v_bitop3_b32 v15, v15, s43, v45 bitop3:0x78
E29C  s_lshl_b32 s43, s42, 26
E2A0  v_bitop3_b32 v28, v28, s43, v45 bitop3:0x78
E2A8  s_lshl_b32 s43, s42, 10
E2AC  v_bitop3_b32 v29, v29, s43, v45 bitop3:0x78
E2B4  s_lshl_b32 s43, s42, 25
E2B8  v_bitop3_b32 v12, v12, s43, v45 bitop3:0x78
E2C0  s_lshl_b32 s43, s42, 9
E2C4  v_bitop3_b32 v13, v13, s43, v45 bitop3:0x78
E2CC  s_lshl_b32 s43, s42, 24
E2D0  v_bitop3_b32 v26, v26, s43, v45 bitop3:0x78
E2D8  s_lshl_b32 s43, s42, 8
E2DC  v_bitop3_b32 v27, v27, s43, v45 bitop3:0x78
E2E4  s_lshl_b32 s43, s42, 23
E2E8  v_bitop3_b32 v10, v10, s43, v45 bitop3:0x78
E2F0  s_lshl_b32 s43, s42, 7
E2F4  v_bitop3_b32 v11, v11, s43, v45 bitop3:0x78
E2FC  s_lshl_b32 s43, s42, 22
E300  v_bitop3_b32 v24, v24, s43, v45 bitop3:0x78
E308  s_lshl_b32 s43, s42, 6
E30C  v_bitop3_b32 v25, v25, s43, v45 bitop3:0x78
E314  s_lshl_b32 s43, s42, 21
E318  v_bitop3_b32 v8, v8, s43, v45 bitop3:0x78
E320  s_lshl_b32 s43, s42, 5
E324  v_bitop3_b32 v9, v9, s43, v45 bitop3:0x78
E32C  s_lshl_b32 s43, s42, 20
E330  v_bitop3_b32 v22, v22, s43, v45 bitop3:0x78
E338  s_lshl_b32 s43, s42, 4
E33C  v_bitop3_b32 v23, v23, s43, v45 bitop3:0x78
E344  s_lshl_b32 s43, s42, 19
E348  v_bitop3_b32 v6, v6, s43, v45 bitop3:0x78
E350  s_lshl_b32 s43, s42, 3
E354  v_bitop3_b32 v7, v7, s43, v45 bitop3:0x78
E35C  s_lshl_b32 s43, s42, 18
E360  v_bitop3_b32 v20, v20, s43, v45 bitop3:0x78
E368  s_lshl_b32 s43, s42, 2
E36C  v_bitop3_b32 v21, v21, s43, v45 bitop3:0x78
E374  s_lshl_b32 s43, s42, 17
E378  v_bitop3_b32 v34, v34, s43, v45 bitop3:0x78
E380  s_lshl_b32 s43, s42, 1
E384  v_bitop3_b32 v35, v35, s43, v45 bitop3:0x78
E38C  s_lshl_b32 s43, s42, 16
E390  v_bitop3_b32 v36, v36, s43, v45 bitop3:0x78
E398  v_bitop3_b32 v37, v37, s42, v45 bitop3:0x78
E3A0  v_pk_add_f32 v[38:39], v[18:19], v[32:33]
E3A8  v_pk_add_f32 v[18:19], v[18:19], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
E3B0  v_pk_add_f32 v[32:33], v[16:17], v[30:31]
E3B8  v_pk_add_f32 v[16:17], v[16:17], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
E3C0  v_pk_add_f32 v[30:31], v[14:15], v[28:29]
E3C8  v_pk_add_f32 v[14:15], v[14:15], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
E3D0  v_pk_add_f32 v[28:29], v[12:13], v[26:27]
E3D8  v_pk_add_f32 v[12:13], v[12:13], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
E3E0  v_pk_add_f32 v[26:27], v[10:11], v[24:25]
E3E8  v_pk_add_f32 v[10:11], v[10:11], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
E3F0  v_pk_add_f32 v[24:25], v[8:9], v[22:23]
E3F8  v_pk_add_f32 v[8:9], v[8:9], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E400  v_pk_add_f32 v[22:23], v[6:7], v[20:21]
E408  v_pk_add_f32 v[6:7], v[6:7], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E410  v_pk_add_f32 v[20:21], v[34:35], v[36:37]
E418  v_pk_add_f32 v[34:35], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
E420  v_pk_add_f32 v[36:37], v[38:39], v[32:33]
E428  v_pk_add_f32 v[32:33], v[38:39], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
E430  v_pk_add_f32 v[38:39], v[18:19], v[16:17]
E438  v_pk_add_f32 v[16:17], v[18:19], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
E440  v_pk_add_f32 v[18:19], v[30:31], v[28:29]
E448  v_pk_add_f32 v[28:29], v[30:31], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
E450  v_pk_add_f32 v[30:31], v[14:15], v[12:13]
E458  v_pk_add_f32 v[12:13], v[14:15], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
E460  v_pk_add_f32 v[14:15], v[26:27], v[24:25]
E468  v_pk_add_f32 v[24:25], v[26:27], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
E470  v_pk_add_f32 v[26:27], v[10:11], v[8:9]
E478  v_pk_add_f32 v[8:9], v[10:11], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E480  v_pk_add_f32 v[10:11], v[22:23], v[20:21]
E488  v_pk_add_f32 v[20:21], v[22:23], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E490  v_pk_add_f32 v[22:23], v[6:7], v[34:35]
E498  v_pk_add_f32 v[6:7], v[6:7], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
E4A0  v_pk_add_f32 v[34:35], v[36:37], v[18:19]
E4A8  v_pk_add_f32 v[18:19], v[36:37], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
E4B0  v_pk_add_f32 v[36:37], v[38:39], v[30:31]
E4B8  v_pk_add_f32 v[30:31], v[38:39], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
E4C0  v_pk_add_f32 v[38:39], v[32:33], v[28:29]
E4C8  v_pk_add_f32 v[28:29], v[32:33], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
E4D0  v_pk_add_f32 v[32:33], v[16:17], v[12:13]
E4D8  v_pk_add_f32 v[12:13], v[16:17], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
E4E0  v_pk_add_f32 v[16:17], v[14:15], v[10:11]
E4E8  v_pk_add_f32 v[10:11], v[14:15], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
E4F0  v_pk_add_f32 v[14:15], v[26:27], v[22:23]
E4F8  v_pk_add_f32 v[22:23], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E500  v_pk_add_f32 v[26:27], v[24:25], v[20:21]
E508  v_pk_add_f32 v[20:21], v[24:25], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E510  v_pk_add_f32 v[24:25], v[8:9], v[6:7]
E518  v_pk_add_f32 v[6:7], v[8:9], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
E520  v_pk_add_f32 v[8:9], v[34:35], v[16:17]
E528  v_pk_add_f32 v[16:17], v[34:35], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
E530  v_pk_add_f32 v[34:35], v[36:37], v[14:15]
E538  v_pk_add_f32 v[50:51], v[36:37], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
E540  v_pk_add_f32 v[14:15], v[38:39], v[26:27]
E548  v_pk_add_f32 v[38:39], v[38:39], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
E550  v_pk_add_f32 v[26:27], v[32:33], v[24:25]
E558  v_pk_add_f32 v[36:37], v[18:19], v[10:11]
E560  v_pk_add_f32 v[10:11], v[18:19], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
E568  v_pk_add_f32 v[18:19], v[30:31], v[22:23]
E570  v_pk_add_f32 v[54:55], v[30:31], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E578  v_pk_mul_f32 v[30:31], v[8:9], s[2:3] op_sel_hi:[1,0]
E580  v_pk_mul_f32 v[22:23], v[34:35], s[2:3] op_sel_hi:[1,0]
E588  v_pk_add_f32 v[52:53], v[32:33], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
E590  v_pk_mul_f32 v[32:33], v[14:15], s[2:3] op_sel_hi:[1,0]
E598  v_pk_mul_f32 v[24:25], v[26:27], s[2:3] op_sel_hi:[1,0]
E5A0  v_and_b32_e32 v88, 0x7fffffff, v30
E5A8  v_and_b32_e32 v87, 0x7fffffff, v22
E5B0  v_pk_add_f32 v[56:57], v[28:29], v[20:21]
E5B8  v_pk_add_f32 v[20:21], v[28:29], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E5C0  v_pk_add_f32 v[28:29], v[12:13], v[6:7]
E5C8  v_pk_mul_f32 v[34:35], v[36:37], s[2:3] op_sel_hi:[1,0]
E5D0  v_pk_mul_f32 v[26:27], v[18:19], s[2:3] op_sel_hi:[1,0]
E5D8  v_pk_mul_f32 v[14:15], v[16:17], s[2:3] op_sel_hi:[1,0]
E5E0  v_pk_mul_f32 v[16:17], v[38:39], s[2:3] op_sel_hi:[1,0]
E5E8  v_max_u32_e32 v38, v87, v88
E5EC  v_and_b32_e32 v86, 0x7fffffff, v32
E5F4  v_and_b32_e32 v84, 0x7fffffff, v24
E5FC  v_pk_mul_f32 v[36:37], v[56:57], s[2:3] op_sel_hi:[1,0]
E604  v_pk_mul_f32 v[28:29], v[28:29], s[2:3] op_sel_hi:[1,0]
E60C  v_max3_u32 v38, v84, v86, v38
E614  v_and_b32_e32 v83, 0x7fffffff, v34
E61C  v_and_b32_e32 v82, 0x7fffffff, v26
E624  v_pk_add_f32 v[12:13], v[12:13], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
E62C  v_pk_mul_f32 v[6:7], v[50:51], s[2:3] op_sel_hi:[1,0]
E634  v_max3_u32 v38, v82, v83, v38
E63C  v_and_b32_e32 v81, 0x7fffffff, v36
E644  v_and_b32_e32 v80, 0x7fffffff, v28
E64C  v_pk_mul_f32 v[8:9], v[52:53], s[2:3] op_sel_hi:[1,0]
E654  v_max3_u32 v38, v80, v81, v38
E65C  v_and_b32_e32 v79, 0x7fffffff, v14
E664  v_and_b32_e32 v78, 0x7fffffff, v6
E66C  v_pk_mul_f32 v[18:19], v[10:11], s[2:3] op_sel_hi:[1,0]
E674  v_pk_mul_f32 v[10:11], v[54:55], s[2:3] op_sel_hi:[1,0]
E67C  v_max3_u32 v38, v78, v79, v38
E684  v_and_b32_e32 v77, 0x7fffffff, v16
E68C  v_and_b32_e32 v71, 0x7fffffff, v8
E694  v_pk_mul_f32 v[20:21], v[20:21], s[2:3] op_sel_hi:[1,0]
E69C  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
E6A4  v_max3_u32 v38, v71, v77, v38
E6AC  v_and_b32_e32 v70, 0x7fffffff, v18
E6B4  v_and_b32_e32 v69, 0x7fffffff, v10
E6BC  v_max3_u32 v38, v69, v70, v38
E6C4  v_and_b32_e32 v68, 0x7fffffff, v20
E6CC  v_and_b32_e32 v67, 0x7fffffff, v12
E6D4  v_max3_u32 v38, v67, v68, v38
E6DC  v_and_b32_e32 v66, 0x7fffffff, v31
E6E4  v_and_b32_e32 v65, 0x7fffffff, v23
E6EC  v_max3_u32 v38, v65, v66, v38
E6F4  v_and_b32_e32 v64, 0x7fffffff, v33
E6FC  v_and_b32_e32 v63, 0x7fffffff, v25
E704  v_max3_u32 v38, v63, v64, v38
E70C  v_and_b32_e32 v62, 0x7fffffff, v35
E714  v_and_b32_e32 v61, 0x7fffffff, v27
E71C  v_max3_u32 v38, v61, v62, v38
E724  v_and_b32_e32 v60, 0x7fffffff, v37
E72C  v_and_b32_e32 v59, 0x7fffffff, v29
E734  v_max3_u32 v38, v59, v60, v38
E73C  v_and_b32_e32 v58, 0x7fffffff, v15
E744  v_and_b32_e32 v57, 0x7fffffff, v7
E74C  v_max3_u32 v38, v57, v58, v38
E754  v_and_b32_e32 v56, 0x7fffffff, v17
E75C  v_and_b32_e32 v55, 0x7fffffff, v9
E764  v_max3_u32 v38, v55, v56, v38
E76C  v_and_b32_e32 v54, 0x7fffffff, v19
E774  v_and_b32_e32 v53, 0x7fffffff, v11
E77C  v_max3_u32 v49, v53, v54, v38
E784  v_and_b32_e32 v39, 0x7fffffff, v21
E78C  v_and_b32_e32 v38, 0x7fffffff, v13
E794  v_max3_u32 v85, v38, v39, v49
E79C  v_cmp_lt_u32_e32 vcc, s62, v85
E7A0  v_mov_b32_e32 v49, 0
E7A4  v_mov_b32_e32 v50, 0
E7A8  v_mov_b32_e32 v51, 0
E7AC  v_mov_b32_e32 v52, 0
E7B0  s_and_saveexec_b64 s[42:43], vcc
E7B4  s_cbranch_execz 574
E7B8  v_sub_u32_e32 v51, 0x7f800000, v88
E7C0  v_sub_u32_e32 v49, 0x7f7fffff, v88
E7C8  v_lshrrev_b32_e32 v51, 31, v51
E7CC  v_add_u32_e32 v52, -1, v51
E7D0  v_lshrrev_b32_e32 v50, 31, v49
E7D4  v_and_b32_e32 v85, 0x80000000, v52
E7DC  v_add_u32_e32 v50, -1, v50
E7E0  v_bitop3_b32 v30, v85, v30, v50 bitop3:0xc8
E7E8  v_and_b32_e32 v50, v52, v88
E7EC  v_sub_u32_e32 v88, 0x7f800000, v87
E7F4  v_sub_u32_e32 v52, 0x7f7fffff, v87
E7FC  v_ashrrev_i32_e32 v49, 31, v49
E800  v_lshrrev_b32_e32 v88, 31, v88
E804  v_and_b32_e32 v49, 7, v49
E808  v_lshrrev_b32_e32 v85, 31, v52
E80C  v_add_u32_e32 v89, -1, v88
E810  v_ashrrev_i32_e32 v52, 31, v52
E814  v_and_or_b32 v49, v52, s64, v49
E81C  v_and_b32_e32 v52, v89, v87
E820  v_sub_u32_e32 v87, 0x7f800000, v86
E828  v_max_u32_e32 v50, v52, v50
E82C  v_sub_u32_e32 v52, 0x7f7fffff, v86
E834  v_and_b32_e32 v90, 0x80000000, v89
E83C  v_add_u32_e32 v85, -1, v85
E840  v_lshrrev_b32_e32 v87, 31, v87
E844  v_bitop3_b32 v22, v90, v22, v85 bitop3:0xc8
E84C  v_add_u32_e32 v51, v88, v51
E850  v_lshrrev_b32_e32 v85, 31, v52
E854  v_add_u32_e32 v88, -1, v87
E858  v_ashrrev_i32_e32 v52, 31, v52
E85C  v_and_b32_e32 v89, 0x80000000, v88
E864  v_add_u32_e32 v85, -1, v85
E868  v_and_or_b32 v49, v52, s23, v49
E870  v_and_b32_e32 v52, v88, v86
E874  v_sub_u32_e32 v88, 0x7f800000, v84
E87C  v_bitop3_b32 v32, v89, v32, v85 bitop3:0xc8
E884  v_sub_u32_e32 v85, 0x7f7fffff, v84
E88C  s_nop 0
E890  v_lshrrev_b32_e32 v88, 31, v88
E894  v_lshrrev_b32_e32 v86, 31, v85
E898  v_add_u32_e32 v89, -1, v88
E89C  v_ashrrev_i32_e32 v85, 31, v85
E8A0  v_and_or_b32 v49, v85, s65, v49
E8A8  v_and_b32_e32 v84, v89, v84
E8AC  v_sub_u32_e32 v85, 0x7f800000, v83
E8B4  v_max3_u32 v50, v84, v52, v50
E8BC  v_sub_u32_e32 v52, 0x7f7fffff, v83
E8C4  v_and_b32_e32 v90, 0x80000000, v89
E8CC  v_add_u32_e32 v86, -1, v86
E8D0  v_lshrrev_b32_e32 v85, 31, v85
E8D4  v_bitop3_b32 v24, v90, v24, v86 bitop3:0xc8
E8DC  v_lshrrev_b32_e32 v84, 31, v52
E8E0  v_add_u32_e32 v86, -1, v85
E8E4  v_ashrrev_i32_e32 v52, 31, v52
E8E8  v_add3_u32 v51, v87, v51, v88
E8F0  v_and_b32_e32 v87, 0x80000000, v86
E8F8  v_and_or_b32 v49, v52, s66, v49
E900  v_and_b32_e32 v52, v86, v83
E904  v_sub_u32_e32 v86, 0x7f800000, v82
E90C  v_sub_u32_e32 v83, 0x7f7fffff, v82
E914  v_add_u32_e32 v84, -1, v84
E918  v_lshrrev_b32_e32 v86, 31, v86
E91C  v_bitop3_b32 v34, v87, v34, v84 bitop3:0xc8
E924  v_lshrrev_b32_e32 v84, 31, v83
E928  v_add_u32_e32 v87, -1, v86
E92C  v_ashrrev_i32_e32 v83, 31, v83
E930  v_and_or_b32 v49, v83, s67, v49
E938  v_and_b32_e32 v82, v87, v82
E93C  v_sub_u32_e32 v83, 0x7f800000, v81
E944  v_max3_u32 v50, v82, v52, v50
E94C  v_sub_u32_e32 v52, 0x7f7fffff, v81
E954  v_and_b32_e32 v88, 0x80000000, v87
E95C  v_add_u32_e32 v84, -1, v84
E960  v_lshrrev_b32_e32 v83, 31, v83
E964  v_bitop3_b32 v26, v88, v26, v84 bitop3:0xc8
E96C  v_lshrrev_b32_e32 v82, 31, v52
E970  v_add_u32_e32 v84, -1, v83
E974  v_ashrrev_i32_e32 v52, 31, v52
E978  v_add3_u32 v51, v85, v51, v86
E980  v_and_b32_e32 v85, 0x80000000, v84
E988  v_and_or_b32 v49, v52, s68, v49
E990  v_and_b32_e32 v52, v84, v81
E994  v_sub_u32_e32 v81, 0x7f7fffff, v80
E99C  v_sub_u32_e32 v84, 0x7f800000, v80
E9A4  v_add_u32_e32 v82, -1, v82
E9A8  v_bitop3_b32 v36, v85, v36, v82 bitop3:0xc8
E9B0  v_lshrrev_b32_e32 v82, 31, v81
E9B4  v_lshrrev_b32_e32 v84, 31, v84
E9B8  v_ashrrev_i32_e32 v81, 31, v81
E9BC  v_add_u32_e32 v85, -1, v84
E9C0  v_and_or_b32 v49, v81, s69, v49
E9C8  v_sub_u32_e32 v81, 0x7f800000, v79
E9D0  v_and_b32_e32 v80, v85, v80
E9D4  v_and_b32_e32 v86, 0x80000000, v85
E9DC  v_add_u32_e32 v82, -1, v82
E9E0  v_max3_u32 v50, v80, v52, v50
E9E8  v_sub_u32_e32 v52, 0x7f7fffff, v79
E9F0  v_lshrrev_b32_e32 v81, 31, v81
E9F4  v_bitop3_b32 v28, v86, v28, v82 bitop3:0xc8
E9FC  v_add_u32_e32 v82, -1, v81
EA00  v_lshrrev_b32_e32 v80, 31, v52
EA04  v_add3_u32 v51, v83, v51, v84
EA0C  v_and_b32_e32 v83, 0x80000000, v82
EA14  v_add_u32_e32 v80, -1, v80
EA18  v_bitop3_b32 v14, v83, v14, v80 bitop3:0xc8
EA20  v_sub_u32_e32 v83, 0x7f800000, v78
EA28  v_sub_u32_e32 v80, 0x7f7fffff, v78
EA30  v_ashrrev_i32_e32 v52, 31, v52
EA34  v_lshrrev_b32_e32 v83, 31, v83
EA38  v_and_b32_e32 v52, 7, v52
EA3C  v_and_b32_e32 v79, v82, v79
EA40  v_lshrrev_b32_e32 v82, 31, v80
EA44  v_add_u32_e32 v84, -1, v83
EA48  v_ashrrev_i32_e32 v80, 31, v80
EA4C  v_and_or_b32 v52, v80, s64, v52
EA54  v_and_b32_e32 v78, v84, v78
EA58  v_sub_u32_e32 v80, 0x7f800000, v77
EA60  v_max3_u32 v50, v78, v79, v50
EA68  v_sub_u32_e32 v78, 0x7f7fffff, v77
EA70  v_and_b32_e32 v85, 0x80000000, v84
EA78  v_lshrrev_b32_e32 v80, 31, v80
EA7C  v_add_u32_e32 v82, -1, v82
EA80  v_add3_u32 v51, v81, v51, v83
EA88  v_lshrrev_b32_e32 v79, 31, v78
EA8C  v_add_u32_e32 v81, -1, v80
EA90  v_ashrrev_i32_e32 v78, 31, v78
EA94  v_bitop3_b32 v6, v85, v6, v82 bitop3:0xc8
EA9C  v_and_b32_e32 v82, 0x80000000, v81
EAA4  v_and_or_b32 v52, v78, s23, v52
EAAC  v_and_b32_e32 v77, v81, v77
EAB0  v_sub_u32_e32 v78, 0x7f7fffff, v71
EAB8  v_sub_u32_e32 v81, 0x7f800000, v71
EAC0  v_add_u32_e32 v79, -1, v79
EAC4  v_bitop3_b32 v16, v82, v16, v79 bitop3:0xc8
EACC  v_lshrrev_b32_e32 v79, 31, v78
EAD0  v_lshrrev_b32_e32 v81, 31, v81
EAD4  v_ashrrev_i32_e32 v78, 31, v78
EAD8  v_add_u32_e32 v82, -1, v81
EADC  v_and_or_b32 v52, v78, s65, v52
EAE4  v_sub_u32_e32 v78, 0x7f800000, v70
EAEC  v_and_b32_e32 v71, v82, v71
EAF0  v_and_b32_e32 v83, 0x80000000, v82
EAF8  v_add_u32_e32 v79, -1, v79
EAFC  v_max3_u32 v50, v71, v77, v50
EB04  v_sub_u32_e32 v71, 0x7f7fffff, v70
EB0C  v_lshrrev_b32_e32 v78, 31, v78
EB10  v_bitop3_b32 v8, v83, v8, v79 bitop3:0xc8
EB18  v_add_u32_e32 v79, -1, v78
EB1C  v_add3_u32 v51, v80, v51, v81
EB24  v_lshrrev_b32_e32 v77, 31, v71
EB28  v_and_b32_e32 v80, 0x80000000, v79
EB30  v_ashrrev_i32_e32 v71, 31, v71
EB34  v_and_b32_e32 v70, v79, v70
EB38  v_sub_u32_e32 v79, 0x7f800000, v69
EB40  v_and_or_b32 v52, v71, s66, v52
EB48  v_sub_u32_e32 v71, 0x7f7fffff, v69
EB50  v_add_u32_e32 v77, -1, v77
EB54  v_lshrrev_b32_e32 v79, 31, v79
EB58  v_bitop3_b32 v18, v80, v18, v77 bitop3:0xc8
EB60  v_lshrrev_b32_e32 v77, 31, v71
EB64  v_add_u32_e32 v80, -1, v79
EB68  v_ashrrev_i32_e32 v71, 31, v71
EB6C  v_and_or_b32 v52, v71, s67, v52
EB74  v_and_b32_e32 v69, v80, v69
EB78  v_sub_u32_e32 v71, 0x7f800000, v68
EB80  v_max3_u32 v69, v69, v70, v50
EB88  v_sub_u32_e32 v50, 0x7f7fffff, v68
EB90  v_and_b32_e32 v81, 0x80000000, v80
EB98  v_add_u32_e32 v77, -1, v77
EB9C  v_lshrrev_b32_e32 v71, 31, v71
EBA0  v_bitop3_b32 v10, v81, v10, v77 bitop3:0xc8
EBA8  v_lshrrev_b32_e32 v70, 31, v50
EBAC  v_add_u32_e32 v77, -1, v71
EBB0  v_ashrrev_i32_e32 v50, 31, v50
EBB4  v_add3_u32 v51, v78, v51, v79
EBBC  v_and_b32_e32 v78, 0x80000000, v77
EBC4  v_and_or_b32 v50, v50, s68, v52
EBCC  v_and_b32_e32 v52, v77, v68
EBD0  v_sub_u32_e32 v77, 0x7f800000, v67
EBD8  v_add_u32_e32 v70, -1, v70
EBDC  v_lshrrev_b32_e32 v77, 31, v77
EBE0  v_bitop3_b32 v20, v78, v20, v70 bitop3:0xc8
EBE8  v_add_u32_e32 v78, -1, v77
EBEC  v_sub_u32_e32 v68, 0x7f7fffff, v67
EBF4  v_and_b32_e32 v67, v78, v67
EBF8  v_max3_u32 v52, v67, v52, v69
EC00  v_sub_u32_e32 v69, 0x7f800000, v66
EC08  v_and_b32_e32 v79, 0x80000000, v78
EC10  v_lshrrev_b32_e32 v70, 31, v68
EC14  v_add_u32_e32 v70, -1, v70
EC18  v_ashrrev_i32_e32 v68, 31, v68
EC1C  v_sub_u32_e32 v67, 0x7f7fffff, v66
EC24  v_lshrrev_b32_e32 v69, 31, v69
EC28  v_bitop3_b32 v12, v79, v12, v70 bitop3:0xc8
EC30  v_and_or_b32 v50, v68, s69, v50
EC38  v_add_u32_e32 v70, -1, v69
EC3C  v_lshrrev_b32_e32 v68, 31, v67
EC40  v_add3_u32 v51, v71, v51, v77
EC48  v_and_b32_e32 v71, 0x80000000, v70
EC50  v_add_u32_e32 v68, -1, v68
EC54  v_bitop3_b32 v31, v71, v31, v68 bitop3:0xc8
EC5C  v_sub_u32_e32 v68, 0x7f7fffff, v65
EC64  v_sub_u32_e32 v71, 0x7f800000, v65
EC6C  v_ashrrev_i32_e32 v67, 31, v67
EC70  v_and_b32_e32 v67, 7, v67
EC74  v_and_b32_e32 v66, v70, v66
EC78  v_lshrrev_b32_e32 v70, 31, v68
EC7C  v_lshrrev_b32_e32 v71, 31, v71
EC80  v_ashrrev_i32_e32 v68, 31, v68
EC84  v_add_u32_e32 v77, -1, v71
EC88  v_and_or_b32 v67, v68, s64, v67
EC90  v_sub_u32_e32 v68, 0x7f800000, v64
EC98  v_and_b32_e32 v65, v77, v65
EC9C  v_max3_u32 v52, v65, v66, v52
ECA4  v_sub_u32_e32 v65, 0x7f7fffff, v64
ECAC  v_lshrrev_b32_e32 v68, 31, v68
ECB0  v_and_b32_e32 v78, 0x80000000, v77
ECB8  v_add_u32_e32 v70, -1, v70
ECBC  v_add3_u32 v51, v69, v51, v71
ECC4  v_add_u32_e32 v69, -1, v68
ECC8  v_lshrrev_b32_e32 v66, 31, v65
ECCC  v_bitop3_b32 v23, v78, v23, v70 bitop3:0xc8
ECD4  v_and_b32_e32 v70, 0x80000000, v69
ECDC  v_add_u32_e32 v66, -1, v66
ECE0  v_bitop3_b32 v33, v70, v33, v66 bitop3:0xc8
ECE8  v_and_b32_e32 v64, v69, v64
ECEC  v_sub_u32_e32 v66, 0x7f7fffff, v63
ECF4  v_sub_u32_e32 v69, 0x7f800000, v63
ECFC  v_ashrrev_i32_e32 v65, 31, v65
ED00  v_and_or_b32 v65, v65, s23, v67
ED08  v_lshrrev_b32_e32 v67, 31, v66
ED0C  v_lshrrev_b32_e32 v69, 31, v69
ED10  v_ashrrev_i32_e32 v66, 31, v66
ED14  v_add_u32_e32 v70, -1, v69
ED18  v_and_or_b32 v65, v66, s65, v65
ED20  v_sub_u32_e32 v66, 0x7f800000, v62
ED28  v_and_b32_e32 v63, v70, v63
ED2C  v_and_b32_e32 v71, 0x80000000, v70
ED34  v_add_u32_e32 v67, -1, v67
ED38  v_max3_u32 v52, v63, v64, v52
ED40  v_sub_u32_e32 v63, 0x7f7fffff, v62
ED48  v_lshrrev_b32_e32 v66, 31, v66
ED4C  v_bitop3_b32 v25, v71, v25, v67 bitop3:0xc8
ED54  v_add_u32_e32 v67, -1, v66
ED58  v_lshrrev_b32_e32 v64, 31, v63
ED5C  v_add3_u32 v51, v68, v51, v69
ED64  v_and_b32_e32 v68, 0x80000000, v67
ED6C  v_add_u32_e32 v64, -1, v64
ED70  v_and_b32_e32 v62, v67, v62
ED74  v_sub_u32_e32 v67, 0x7f800000, v61
ED7C  v_bitop3_b32 v35, v68, v35, v64 bitop3:0xc8
ED84  v_sub_u32_e32 v64, 0x7f7fffff, v61
ED8C  v_ashrrev_i32_e32 v63, 31, v63
ED90  v_lshrrev_b32_e32 v67, 31, v67
ED94  v_and_or_b32 v63, v63, s66, v65
ED9C  v_lshrrev_b32_e32 v65, 31, v64
EDA0  v_add_u32_e32 v68, -1, v67
EDA4  v_ashrrev_i32_e32 v64, 31, v64
EDA8  v_and_or_b32 v63, v64, s67, v63
EDB0  v_add3_u32 v64, v66, v51, v67
EDB8  v_and_b32_e32 v51, v68, v61
EDBC  v_max3_u32 v52, v51, v62, v52
EDC4  v_sub_u32_e32 v62, 0x7f800000, v60
EDCC  v_and_b32_e32 v69, 0x80000000, v68
EDD4  v_add_u32_e32 v65, -1, v65
EDD8  v_sub_u32_e32 v51, 0x7f7fffff, v60
EDE0  v_lshrrev_b32_e32 v62, 31, v62
EDE4  v_bitop3_b32 v27, v69, v27, v65 bitop3:0xc8
EDEC  v_add_u32_e32 v65, -1, v62
EDF0  v_lshrrev_b32_e32 v61, 31, v51
EDF4  v_and_b32_e32 v66, 0x80000000, v65
EDFC  v_add_u32_e32 v61, -1, v61
EE00  v_bitop3_b32 v37, v66, v37, v61 bitop3:0xc8
EE08  v_and_b32_e32 v60, v65, v60
EE0C  v_sub_u32_e32 v61, 0x7f7fffff, v59
EE14  v_sub_u32_e32 v65, 0x7f800000, v59
EE1C  v_ashrrev_i32_e32 v51, 31, v51
EE20  v_and_or_b32 v51, v51, s68, v63
EE28  v_lshrrev_b32_e32 v63, 31, v61
EE2C  v_lshrrev_b32_e32 v65, 31, v65
EE30  v_ashrrev_i32_e32 v61, 31, v61
EE34  v_add_u32_e32 v66, -1, v65
EE38  v_and_or_b32 v51, v61, s69, v51
EE40  v_add3_u32 v61, v62, v64, v65
EE48  v_sub_u32_e32 v62, 0x7f800000, v58
EE50  v_and_b32_e32 v59, v66, v59
EE54  v_and_b32_e32 v67, 0x80000000, v66
EE5C  v_add_u32_e32 v63, -1, v63
EE60  v_max3_u32 v52, v59, v60, v52
EE68  v_sub_u32_e32 v59, 0x7f7fffff, v58
EE70  v_lshrrev_b32_e32 v62, 31, v62
EE74  v_bitop3_b32 v29, v67, v29, v63 bitop3:0xc8
EE7C  v_add_u32_e32 v63, -1, v62
EE80  v_lshrrev_b32_e32 v60, 31, v59
EE84  v_and_b32_e32 v64, 0x80000000, v63
EE8C  v_add_u32_e32 v60, -1, v60
EE90  v_bitop3_b32 v15, v64, v15, v60 bitop3:0xc8
EE98  v_sub_u32_e32 v60, 0x7f7fffff, v57
EEA0  v_sub_u32_e32 v64, 0x7f800000, v57
EEA8  v_ashrrev_i32_e32 v59, 31, v59
EEAC  v_and_b32_e32 v59, 7, v59
EEB0  v_and_b32_e32 v58, v63, v58
EEB4  v_lshrrev_b32_e32 v63, 31, v60
EEB8  v_lshrrev_b32_e32 v64, 31, v64
EEBC  v_ashrrev_i32_e32 v60, 31, v60
EEC0  v_and_or_b32 v59, v60, s64, v59
EEC8  v_add3_u32 v60, v62, v61, v64
EED0  v_sub_u32_e32 v61, 0x7f800000, v56
EED8  v_add_u32_e32 v65, -1, v64
EEDC  v_and_b32_e32 v57, v65, v57
EEE0  v_lshrrev_b32_e32 v61, 31, v61
EEE4  v_and_b32_e32 v66, 0x80000000, v65
EEEC  v_add_u32_e32 v63, -1, v63
EEF0  v_max3_u32 v52, v57, v58, v52
EEF8  v_sub_u32_e32 v57, 0x7f7fffff, v56
EF00  v_add_u32_e32 v62, -1, v61
EF04  v_bitop3_b32 v7, v66, v7, v63 bitop3:0xc8
EF0C  v_and_b32_e32 v63, 0x80000000, v62
EF14  v_lshrrev_b32_e32 v58, 31, v57
EF18  v_and_b32_e32 v56, v62, v56
EF1C  v_sub_u32_e32 v62, 0x7f800000, v55
EF24  v_add_u32_e32 v58, -1, v58
EF28  v_bitop3_b32 v17, v63, v17, v58 bitop3:0xc8
EF30  v_ashrrev_i32_e32 v57, 31, v57
EF34  v_sub_u32_e32 v58, 0x7f7fffff, v55
EF3C  v_lshrrev_b32_e32 v62, 31, v62
EF40  v_and_or_b32 v57, v57, s23, v59
EF48  v_add_u32_e32 v63, -1, v62
EF4C  v_lshrrev_b32_e32 v59, 31, v58
EF50  v_and_b32_e32 v64, 0x80000000, v63
EF58  v_add_u32_e32 v59, -1, v59
EF5C  v_bitop3_b32 v9, v64, v9, v59 bitop3:0xc8
EF64  v_sub_u32_e32 v59, 0x7f800000, v54
EF6C  v_ashrrev_i32_e32 v58, 31, v58
EF70  v_and_b32_e32 v55, v63, v55
EF74  v_lshrrev_b32_e32 v59, 31, v59
EF78  v_and_or_b32 v57, v58, s65, v57
EF80  v_add3_u32 v58, v61, v60, v62
EF88  v_max3_u32 v52, v55, v56, v52
EF90  v_sub_u32_e32 v55, 0x7f7fffff, v54
EF98  v_add_u32_e32 v60, -1, v59
EF9C  v_and_b32_e32 v61, 0x80000000, v60
EFA4  v_lshrrev_b32_e32 v56, 31, v55
EFA8  v_and_b32_e32 v54, v60, v54
EFAC  v_sub_u32_e32 v60, 0x7f800000, v53
EFB4  v_add_u32_e32 v56, -1, v56
EFB8  v_bitop3_b32 v19, v61, v19, v56 bitop3:0xc8
EFC0  v_ashrrev_i32_e32 v55, 31, v55
EFC4  v_sub_u32_e32 v56, 0x7f7fffff, v53
EFCC  v_lshrrev_b32_e32 v60, 31, v60
EFD0  v_and_or_b32 v55, v55, s66, v57
EFD8  v_add_u32_e32 v61, -1, v60
EFDC  v_lshrrev_b32_e32 v57, 31, v56
EFE0  v_and_b32_e32 v62, 0x80000000, v61
EFE8  v_add_u32_e32 v57, -1, v57
EFEC  v_bitop3_b32 v11, v62, v11, v57 bitop3:0xc8
EFF4  v_sub_u32_e32 v57, 0x7f800000, v39
EFFC  v_and_b32_e32 v53, v61, v53
F000  v_ashrrev_i32_e32 v56, 31, v56
F004  v_max3_u32 v53, v53, v54, v52
F00C  v_sub_u32_e32 v52, 0x7f7fffff, v39
F014  v_lshrrev_b32_e32 v57, 31, v57
F018  v_and_or_b32 v55, v56, s67, v55
F020  v_add3_u32 v56, v59, v58, v60
F028  v_add_u32_e32 v58, -1, v57
F02C  v_lshrrev_b32_e32 v54, 31, v52
F030  v_and_b32_e32 v59, 0x80000000, v58
F038  v_add_u32_e32 v54, -1, v54
F03C  v_and_b32_e32 v39, v58, v39
F040  v_sub_u32_e32 v58, 0x7f800000, v38
F048  v_bitop3_b32 v21, v59, v21, v54 bitop3:0xc8
F050  v_sub_u32_e32 v54, 0x7f7fffff, v38
F058  v_ashrrev_i32_e32 v52, 31, v52
F05C  v_lshrrev_b32_e32 v58, 31, v58
F060  v_and_or_b32 v52, v52, s68, v55
F068  v_lshrrev_b32_e32 v55, 31, v54
F06C  v_add_u32_e32 v59, -1, v58
F070  v_ashrrev_i32_e32 v54, 31, v54
F074  v_and_or_b32 v52, v54, s69, v52
F07C  v_add3_u32 v54, v57, v56, v58
F084  v_and_b32_e32 v38, v59, v38
F088  v_and_b32_e32 v60, 0x80000000, v59
F090  v_add_u32_e32 v55, -1, v55
F094  v_max3_u32 v38, v38, v39, v53
F09C  v_cmp_ne_u32_e32 vcc, 32, v54
F0A0  v_bitop3_b32 v13, v60, v13, v55 bitop3:0xc8
F0A8  s_nop 0
F0AC  v_cndmask_b32_e32 v85, v46, v38, vcc
F0B0  s_or_b64 exec, exec, s[42:43]
F0B4  v_cmp_ne_u32_e32 vcc, 0, v85
F0B8  v_mov_b32_e32 v53, 0x7f
F0C0  s_and_saveexec_b64 s[42:43], vcc
F0C4  v_add_u32_e32 v38, s16, v85
F0C8  v_lshrrev_b32_e32 v39, 23, v38
F0CC  v_add_u32_e32 v39, -2, v39
F0D0  v_cmp_lt_u32_e32 vcc, s70, v38
F0D4  s_nop 1
F0D8  v_cndmask_b32_e32 v38, 0, v39, vcc
F0DC  v_cmp_eq_u32_e32 vcc, s63, v85
F0E0  s_and_b64 vcc, s[28:29], vcc
F0E4  s_nop 0
F0E8  v_cndmask_b32_e32 v53, v38, v47, vcc
F0EC  s_or_b64 exec, exec, s[42:43]
F0F0  v_cmp_eq_u32_e32 vcc, 0, v53
F0F4  s_cbranch_vccz 37
F0F8  s_nop 0
F0FC  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
F104  v_mul_f32_e32 v30, v38, v30
F108  v_mul_f32_e32 v22, v38, v22
F10C  v_mul_f32_e32 v32, v38, v32
F110  v_mul_f32_e32 v24, v38, v24
F114  v_mul_f32_e32 v34, v38, v34
F118  v_mul_f32_e32 v26, v38, v26
F11C  v_mul_f32_e32 v36, v38, v36
F120  v_mul_f32_e32 v28, v38, v28
F124  v_mul_f32_e32 v14, v38, v14
F128  v_mul_f32_e32 v6, v38, v6
F12C  v_mul_f32_e32 v16, v38, v16
F130  v_mul_f32_e32 v8, v38, v8
F134  v_mul_f32_e32 v18, v38, v18
F138  v_mul_f32_e32 v10, v38, v10
F13C  v_mul_f32_e32 v20, v38, v20
F140  v_mul_f32_e32 v12, v38, v12
F144  v_mul_f32_e32 v31, v38, v31
F148  v_mul_f32_e32 v23, v38, v23
F14C  v_mul_f32_e32 v33, v38, v33
F150  v_mul_f32_e32 v25, v38, v25
F154  v_mul_f32_e32 v35, v38, v35
F158  v_mul_f32_e32 v27, v38, v27
F15C  v_mul_f32_e32 v37, v38, v37
F160  v_mul_f32_e32 v29, v38, v29
F164  v_mul_f32_e32 v15, v38, v15
F168  v_mul_f32_e32 v7, v38, v7
F16C  v_mul_f32_e32 v17, v38, v17
F170  v_mul_f32_e32 v9, v38, v9
F174  v_mul_f32_e32 v19, v38, v19
F178  v_mul_f32_e32 v11, v38, v11
F17C  v_mul_f32_e32 v21, v38, v21
F180  v_mul_f32_e32 v13, v38, v13
F184  v_max_u32_e32 v54, 1, v53
F188  s_branch 1
F18C  v_mov_b32_e32 v54, v53
F190  v_mad_u64_u32 v[38:39], s[42:43], v48, s27, v[2:3]
F198  v_lshlrev_b32_e32 v69, 2, v38
F19C  v_lshlrev_b32_e32 v68, 23, v54
F1A0  v_mad_u64_u32 v[54:55], s[42:43], v69, s60, 0
F1A8  v_xor_b32_e32 v55, s37, v55
F1AC  v_xor_b32_e32 v55, s26, v55
F1B0  v_mad_u64_u32 v[56:57], s[42:43], v55, s19, 0
F1B8  v_xor_b32_e32 v55, s71, v57
F1BC  v_xor_b32_e32 v57, s72, v54
F1C0  v_mad_u64_u32 v[54:55], s[42:43], v55, s60, 0
F1C8  v_mad_u64_u32 v[58:59], s[42:43], v57, s19, 0
F1D0  v_xor_b32_e32 v56, v56, v59
F1D4  v_xor_b32_e32 v55, s73, v55
F1D8  v_xor_b32_e32 v56, s46, v56
F1DC  v_mad_u64_u32 v[60:61], s[42:43], v55, s19, 0
F1E4  v_mad_u64_u32 v[56:57], s[42:43], v56, s60, 0
F1EC  v_xor_b32_e32 v55, v58, v61
F1F0  v_xor_b32_e32 v55, s47, v55
F1F4  v_xor_b32_e32 v54, v54, v57
F1F8  v_xor_b32_e32 v57, s48, v54
F1FC  v_mad_u64_u32 v[54:55], s[42:43], v55, s60, 0
F204  v_mad_u64_u32 v[58:59], s[42:43], v57, s19, 0
F20C  v_xor_b32_e32 v55, v56, v55
F210  v_xor_b32_e32 v57, v60, v59
F214  v_xor_b32_e32 v55, s50, v55
F218  v_xor_b32_e32 v57, s49, v57
F21C  v_mad_u64_u32 v[60:61], s[42:43], v55, s19, 0
F224  v_mad_u64_u32 v[56:57], s[42:43], v57, s60, 0
F22C  v_xor_b32_e32 v55, v58, v61
F230  v_xor_b32_e32 v55, s51, v55
F234  v_xor_b32_e32 v54, v54, v57
F238  v_xor_b32_e32 v57, s52, v54
F23C  v_mad_u64_u32 v[54:55], s[42:43], v55, s60, 0
F244  v_mad_u64_u32 v[58:59], s[42:43], v57, s19, 0
F24C  v_xor_b32_e32 v55, v56, v55
F250  v_xor_b32_e32 v57, v60, v59
F254  v_xor_b32_e32 v55, s54, v55
F258  v_xor_b32_e32 v57, s53, v57
F25C  v_mad_u64_u32 v[60:61], s[42:43], v55, s19, 0
F264  v_mad_u64_u32 v[56:57], s[42:43], v57, s60, 0
F26C  v_xor_b32_e32 v55, v58, v61
F270  v_xor_b32_e32 v55, s55, v55
F274  v_xor_b32_e32 v54, v54, v57
F278  v_xor_b32_e32 v57, s56, v54
F27C  v_mad_u64_u32 v[54:55], s[42:43], v55, s60, 0
F284  v_mad_u64_u32 v[58:59], s[42:43], v57, s19, 0
F28C  v_xor_b32_e32 v55, v56, v55
F290  v_xor_b32_e32 v57, v60, v59
F294  v_xor_b32_e32 v55, s58, v55
F298  v_xor_b32_e32 v57, s57, v57
F29C  v_mad_u64_u32 v[60:61], s[42:43], v55, s19, 0
F2A4  v_mad_u64_u32 v[56:57], s[42:43], v57, s60, 0
F2AC  v_xor_b32_e32 v55, v58, v61
F2B0  v_xor_b32_e32 v61, s36, v55
F2B4  v_xor_b32_e32 v54, v54, v57
F2B8  v_mov_b32_e32 v55, v22
F2BC  v_mov_b32_e32 v59, v24
F2C0  v_mov_b32_e32 v22, 0
F2C4  v_mov_b32_e32 v24, 0
F2C8  v_xor_b32_e32 v57, s59, v54
F2CC  v_mov_b32_e32 v54, v30
F2D0  v_mov_b32_e32 v58, v32
F2D4  v_mov_b32_e32 v62, v34
F2D8  v_mov_b32_e32 v63, v26
F2DC  v_mov_b32_e32 v64, v36
F2E0  v_mov_b32_e32 v65, v28
F2E4  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[54:55], v61, v68
F2EC  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[62:63], v57, v68 op_sel:[0,0,0,1]
F2F4  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[58:59], v60, v68 op_sel:[0,0,1,0]
F2FC  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[64:65], v56, v68 op_sel:[0,0,1,1]
F304  s_nop 0
F308  v_mov_b32_e32 v64, v18
F30C  v_or3_b32 v54, v24, v49, v22
F314  v_or_b32_e32 v22, 1, v69
F318  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F320  v_xor_b32_e32 v22, s37, v57
F324  v_xor_b32_e32 v22, s26, v22
F328  v_mad_u64_u32 v[58:59], s[42:43], v22, s19, 0
F330  v_xor_b32_e32 v24, s72, v56
F334  v_xor_b32_e32 v22, s71, v59
F338  v_mad_u64_u32 v[60:61], s[42:43], v24, s19, 0
F340  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F348  v_xor_b32_e32 v22, v58, v61
F34C  v_xor_b32_e32 v22, s46, v22
F350  v_xor_b32_e32 v24, s73, v57
F354  v_mad_u64_u32 v[58:59], s[42:43], v22, s60, 0
F35C  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F364  v_xor_b32_e32 v22, v60, v63
F368  v_xor_b32_e32 v24, v56, v59
F36C  v_xor_b32_e32 v22, s47, v22
F370  v_xor_b32_e32 v24, s48, v24
F374  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F37C  v_mad_u64_u32 v[60:61], s[42:43], v24, s19, 0
F384  v_xor_b32_e32 v22, v62, v61
F388  v_xor_b32_e32 v24, v58, v57
F38C  v_xor_b32_e32 v22, s49, v22
F390  v_xor_b32_e32 v24, s50, v24
F394  v_mad_u64_u32 v[58:59], s[42:43], v22, s60, 0
F39C  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F3A4  v_xor_b32_e32 v22, v60, v63
F3A8  v_xor_b32_e32 v24, v56, v59
F3AC  v_xor_b32_e32 v22, s51, v22
F3B0  v_xor_b32_e32 v24, s52, v24
F3B4  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F3BC  v_mad_u64_u32 v[60:61], s[42:43], v24, s19, 0
F3C4  v_xor_b32_e32 v22, v62, v61
F3C8  v_xor_b32_e32 v24, v58, v57
F3CC  v_xor_b32_e32 v22, s53, v22
F3D0  v_xor_b32_e32 v24, s54, v24
F3D4  v_mad_u64_u32 v[58:59], s[42:43], v22, s60, 0
F3DC  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F3E4  v_xor_b32_e32 v22, v60, v63
F3E8  v_xor_b32_e32 v24, v56, v59
F3EC  v_xor_b32_e32 v22, s55, v22
F3F0  v_xor_b32_e32 v24, s56, v24
F3F4  v_mad_u64_u32 v[56:57], s[42:43], v22, s60, 0
F3FC  v_mad_u64_u32 v[60:61], s[42:43], v24, s19, 0
F404  v_xor_b32_e32 v22, v62, v61
F408  v_xor_b32_e32 v24, v58, v57
F40C  v_xor_b32_e32 v22, s57, v22
F410  v_xor_b32_e32 v24, s58, v24
F414  v_mad_u64_u32 v[58:59], s[42:43], v22, s60, 0
F41C  v_mad_u64_u32 v[62:63], s[42:43], v24, s19, 0
F424  v_xor_b32_e32 v22, v60, v63
F428  v_xor_b32_e32 v24, v56, v59
F42C  v_mov_b32_e32 v57, v6
F430  v_mov_b32_e32 v61, v8
F434  v_mov_b32_e32 v6, 0
F438  v_mov_b32_e32 v8, 0
F43C  v_xor_b32_e32 v22, s36, v22
F440  v_xor_b32_e32 v24, s59, v24
F444  v_mov_b32_e32 v56, v14
F448  v_mov_b32_e32 v60, v16
F44C  v_mov_b32_e32 v65, v10
F450  v_mov_b32_e32 v66, v20
F454  v_mov_b32_e32 v67, v12
F458  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[56:57], v22, v68
F460  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[64:65], v24, v68 op_sel:[0,0,0,1]
F468  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[60:61], v62, v68 op_sel:[0,0,1,0]
F470  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[66:67], v58, v68 op_sel:[0,0,1,1]
F478  s_nop 0
F47C  v_mov_b32_e32 v10, 0
F480  v_or3_b32 v55, v8, v50, v6
F488  v_or_b32_e32 v6, 2, v69
F48C  v_mad_u64_u32 v[56:57], s[42:43], v6, s60, 0
F494  v_xor_b32_e32 v6, s37, v57
F498  v_xor_b32_e32 v6, s26, v6
F49C  v_mad_u64_u32 v[58:59], s[42:43], v6, s19, 0
F4A4  v_xor_b32_e32 v6, s71, v59
F4A8  v_xor_b32_e32 v8, s72, v56
F4AC  v_mad_u64_u32 v[56:57], s[42:43], v6, s60, 0
F4B4  v_mad_u64_u32 v[60:61], s[42:43], v8, s19, 0
F4BC  v_xor_b32_e32 v6, v58, v61
F4C0  v_xor_b32_e32 v8, s73, v57
F4C4  v_xor_b32_e32 v6, s46, v6
F4C8  v_mad_u64_u32 v[62:63], s[42:43], v8, s19, 0
F4D0  v_mad_u64_u32 v[58:59], s[42:43], v6, s60, 0
F4D8  v_xor_b32_e32 v6, v60, v63
F4DC  v_xor_b32_e32 v6, s47, v6
F4E0  v_xor_b32_e32 v8, v56, v59
F4E4  v_xor_b32_e32 v8, s48, v8
F4E8  v_mad_u64_u32 v[56:57], s[42:43], v6, s60, 0
F4F0  v_mad_u64_u32 v[60:61], s[42:43], v8, s19, 0
F4F8  v_xor_b32_e32 v8, v58, v57
F4FC  v_xor_b32_e32 v6, v62, v61
F500  v_xor_b32_e32 v8, s50, v8
F504  v_xor_b32_e32 v6, s49, v6
F508  v_mad_u64_u32 v[62:63], s[42:43], v8, s19, 0
F510  v_mad_u64_u32 v[58:59], s[42:43], v6, s60, 0
F518  v_xor_b32_e32 v6, v60, v63
F51C  v_xor_b32_e32 v6, s51, v6
F520  v_xor_b32_e32 v8, v56, v59
F524  v_xor_b32_e32 v8, s52, v8
F528  v_mad_u64_u32 v[56:57], s[42:43], v6, s60, 0
F530  v_mad_u64_u32 v[60:61], s[42:43], v8, s19, 0
F538  v_xor_b32_e32 v8, v58, v57
F53C  v_xor_b32_e32 v6, v62, v61
F540  v_xor_b32_e32 v8, s54, v8
F544  v_xor_b32_e32 v6, s53, v6
F548  v_mad_u64_u32 v[62:63], s[42:43], v8, s19, 0
F550  v_mad_u64_u32 v[58:59], s[42:43], v6, s60, 0
F558  v_xor_b32_e32 v6, v60, v63
F55C  v_xor_b32_e32 v6, s55, v6
F560  v_xor_b32_e32 v8, v56, v59
F564  v_xor_b32_e32 v8, s56, v8
F568  v_mad_u64_u32 v[56:57], s[42:43], v6, s60, 0
F570  v_mad_u64_u32 v[60:61], s[42:43], v8, s19, 0
F578  v_xor_b32_e32 v8, v58, v57
F57C  v_xor_b32_e32 v6, v62, v61
F580  v_xor_b32_e32 v8, s58, v8
F584  v_xor_b32_e32 v6, s57, v6
F588  v_mad_u64_u32 v[62:63], s[42:43], v8, s19, 0
F590  v_mad_u64_u32 v[58:59], s[42:43], v6, s60, 0
F598  v_xor_b32_e32 v6, v60, v63
F59C  v_xor_b32_e32 v6, s36, v6
F5A0  v_xor_b32_e32 v8, v56, v59
F5A4  v_mov_b32_e32 v12, 0
F5A8  v_xor_b32_e32 v8, s59, v8
F5AC  v_mov_b32_e32 v22, v31
F5B0  v_mov_b32_e32 v24, v33
F5B4  v_mov_b32_e32 v26, v35
F5B8  v_mov_b32_e32 v28, v37
F5BC  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[22:23], v6, v68
F5C4  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[26:27], v8, v68 op_sel:[0,0,0,1]
F5CC  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[24:25], v62, v68 op_sel:[0,0,1,0]
F5D4  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[28:29], v58, v68 op_sel:[0,0,1,1]
F5DC  s_nop 0
F5E0  v_or_b32_e32 v6, 3, v69
F5E4  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F5EC  v_xor_b32_e32 v6, s37, v23
F5F0  v_xor_b32_e32 v6, s26, v6
F5F4  v_mad_u64_u32 v[24:25], s[42:43], v6, s19, 0
F5FC  v_xor_b32_e32 v6, s71, v25
F600  v_xor_b32_e32 v8, s72, v22
F604  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F60C  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F614  v_xor_b32_e32 v6, v24, v27
F618  v_xor_b32_e32 v8, s73, v23
F61C  v_xor_b32_e32 v6, s46, v6
F620  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F628  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F630  v_xor_b32_e32 v6, v26, v29
F634  v_xor_b32_e32 v6, s47, v6
F638  v_xor_b32_e32 v8, v22, v25
F63C  v_xor_b32_e32 v8, s48, v8
F640  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F648  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F650  v_xor_b32_e32 v8, v24, v23
F654  v_xor_b32_e32 v6, v28, v27
F658  v_xor_b32_e32 v8, s50, v8
F65C  v_xor_b32_e32 v6, s49, v6
F660  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F668  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F670  v_xor_b32_e32 v6, v26, v29
F674  v_xor_b32_e32 v6, s51, v6
F678  v_xor_b32_e32 v8, v22, v25
F67C  v_xor_b32_e32 v8, s52, v8
F680  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F688  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F690  v_xor_b32_e32 v8, v24, v23
F694  v_xor_b32_e32 v6, v28, v27
F698  v_xor_b32_e32 v8, s54, v8
F69C  v_xor_b32_e32 v6, s53, v6
F6A0  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F6A8  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F6B0  v_xor_b32_e32 v6, v26, v29
F6B4  v_xor_b32_e32 v6, s55, v6
F6B8  v_xor_b32_e32 v8, v22, v25
F6BC  v_xor_b32_e32 v8, s56, v8
F6C0  v_mad_u64_u32 v[22:23], s[42:43], v6, s60, 0
F6C8  v_mad_u64_u32 v[26:27], s[42:43], v8, s19, 0
F6D0  v_xor_b32_e32 v8, v24, v23
F6D4  v_xor_b32_e32 v6, v28, v27
F6D8  v_xor_b32_e32 v8, s58, v8
F6DC  v_xor_b32_e32 v6, s57, v6
F6E0  v_mad_u64_u32 v[28:29], s[42:43], v8, s19, 0
F6E8  v_mad_u64_u32 v[24:25], s[42:43], v6, s60, 0
F6F0  v_xor_b32_e32 v6, v26, v29
F6F4  v_xor_b32_e32 v14, s36, v6
F6F8  v_xor_b32_e32 v6, v22, v25
F6FC  v_xor_b32_e32 v16, s59, v6
F700  v_mov_b32_e32 v6, v15
F704  v_mov_b32_e32 v8, v17
F708  v_mov_b32_e32 v15, 0
F70C  v_mov_b32_e32 v17, 0
F710  v_or3_b32 v56, v12, v51, v10
F718  v_mov_b32_e32 v10, v19
F71C  v_mov_b32_e32 v12, v21
F720  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[6:7], v14, v68
F728  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[10:11], v16, v68 op_sel:[0,0,0,1]
F730  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[8:9], v28, v68 op_sel:[0,0,1,0]
F738  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[12:13], v24, v68 op_sel:[0,0,1,1]
F740  s_nop 0
F744  v_lshl_add_u64 v[6:7], v[38:39], 4, s[8:9]
F74C  v_or3_b32 v57, v17, v52, v15
F754  s_or_b64 s[38:39], s[38:39], exec
F758  global_store_dwordx4 v[6:7], v[54:57], off
F760  s_or_b64 exec, exec, s[40:41]
F764  s_and_saveexec_b64 s[40:41], s[38:39]
F768  s_cbranch_execz 64070
F76C  v_and_b32_e32 v6, 0xffffffe0, v48
F774  v_cndmask_b32_e64 v6, v6, v48, s[0:1]
F77C  v_mad_u64_u32 v[6:7], s[38:39], s61, v6, v[4:5]
F784  global_store_byte v[6:7], v53, off
F78C  s_branch 64061
F790  v_lshlrev_b32_e32 v2, 1, v0
F794  v_and_b32_e32 v77, 0x7e, v2
F79C  s_lshl_b32 s8, s3, 2
F7A0  s_lshr_b32 s10, s17, 5
F7A4  v_or_b32_e32 v70, s33, v77
F7A8  v_or_b32_e32 v2, s8, v76
F7AC  v_cmp_gt_u32_e32 vcc, s18, v70
F7B0  v_cmp_gt_u32_e64 s[2:3], s10, v2
F7B8  s_and_b64 s[4:5], vcc, s[2:3]
F7BC  s_and_saveexec_b64 s[2:3], s[4:5]
F7C0  s_cbranch_execz 2987
F7C4  v_lshrrev_b32_e32 v3, 3, v77
F7C8  v_lshlrev_b32_e32 v30, 9, v76
F7CC  v_or_b32_e32 v4, v30, v3
F7D0  v_lshl_or_b32 v4, v4, 4, v40
F7D8  ds_read2st64_b32 v[34:35], v4 offset1:16
F7E0  v_bitop3_b32 v4, v30, v3, 1 bitop3:0xf6
F7E8  v_bitop3_b32 v12, v30, v3, 4 bitop3:0xf6
F7F0  v_bitop3_b32 v18, v30, v3, 7 bitop3:0xf6
F7F8  v_bitop3_b32 v24, v30, v3, 10 bitop3:0xf6
F800  v_lshl_or_b32 v6, v4, 4, v40
F808  v_lshl_or_b32 v12, v12, 4, v40
F810  v_lshl_or_b32 v18, v18, 4, v40
F818  v_lshl_or_b32 v24, v24, 4, v40
F820  ds_read2st64_b32 v[38:39], v6 offset0:1 offset1:17
F828  v_bitop3_b32 v6, v30, v3, 2 bitop3:0xf6
F830  ds_read2st64_b32 v[46:47], v12 offset0:4 offset1:20
F838  v_bitop3_b32 v12, v30, v3, 5 bitop3:0xf6
F840  ds_read2st64_b32 v[52:53], v18 offset0:7 offset1:23
F848  v_bitop3_b32 v18, v30, v3, 8 bitop3:0xf6
F850  ds_read2st64_b32 v[58:59], v24 offset0:10 offset1:26
F858  v_bitop3_b32 v24, v30, v3, 11 bitop3:0xf6
F860  v_bitop3_b32 v31, v30, v3, 13 bitop3:0xf6
F868  v_lshl_or_b32 v6, v6, 4, v40
F870  v_lshl_or_b32 v12, v12, 4, v40
F878  v_lshl_or_b32 v18, v18, 4, v40
F880  v_lshl_or_b32 v24, v24, 4, v40
F888  v_lshl_or_b32 v31, v31, 4, v40
F890  ds_read2st64_b32 v[42:43], v6 offset0:2 offset1:18
F898  v_bitop3_b32 v6, v30, v3, 3 bitop3:0xf6
F8A0  ds_read2st64_b32 v[48:49], v12 offset0:5 offset1:21
F8A8  v_bitop3_b32 v12, v30, v3, 6 bitop3:0xf6
F8B0  ds_read2st64_b32 v[54:55], v18 offset0:8 offset1:24
F8B8  v_bitop3_b32 v18, v30, v3, 9 bitop3:0xf6
F8C0  ds_read2st64_b32 v[60:61], v24 offset0:11 offset1:27
F8C8  v_bitop3_b32 v24, v30, v3, 12 bitop3:0xf6
F8D0  ds_read2st64_b32 v[64:65], v31 offset0:13 offset1:29
F8D8  v_bitop3_b32 v31, v30, v3, 14 bitop3:0xf6
F8E0  v_bitop3_b32 v3, v30, v3, 15 bitop3:0xf6
F8E8  v_lshl_or_b32 v6, v6, 4, v40
F8F0  v_lshl_or_b32 v12, v12, 4, v40
F8F8  v_lshl_or_b32 v18, v18, 4, v40
F900  v_lshl_or_b32 v24, v24, 4, v40
F908  v_lshl_or_b32 v31, v31, 4, v40
F910  v_lshl_or_b32 v3, v3, 4, v40
F918  ds_read2st64_b32 v[44:45], v6 offset0:3 offset1:19
F920  ds_read2st64_b32 v[50:51], v12 offset0:6 offset1:22
F928  ds_read2st64_b32 v[56:57], v18 offset0:9 offset1:25
F930  ds_read2st64_b32 v[62:63], v24 offset0:12 offset1:28
F938  ds_read2st64_b32 v[66:67], v31 offset0:14 offset1:30
F940  ds_read2st64_b32 v[68:69], v3 offset0:15 offset1:31
F948  s_waitcnt lgkmcnt(14)
F94C  v_lshlrev_b32_e32 v4, 16, v34
F950  v_and_b32_e32 v5, 0xffff0000, v34
F958  v_lshlrev_b32_e32 v8, 16, v38
F95C  v_and_b32_e32 v9, 0xffff0000, v38
F964  s_waitcnt lgkmcnt(10)
F968  v_lshlrev_b32_e32 v6, 16, v42
F96C  v_and_b32_e32 v7, 0xffff0000, v42
F974  s_waitcnt lgkmcnt(5)
F978  v_lshlrev_b32_e32 v10, 16, v44
F97C  v_and_b32_e32 v11, 0xffff0000, v44
F984  v_lshlrev_b32_e32 v12, 16, v46
F988  v_and_b32_e32 v13, 0xffff0000, v46
F990  v_lshlrev_b32_e32 v16, 16, v48
F994  v_and_b32_e32 v17, 0xffff0000, v48
F99C  s_waitcnt lgkmcnt(4)
F9A0  v_lshlrev_b32_e32 v14, 16, v50
F9A4  v_and_b32_e32 v15, 0xffff0000, v50
F9AC  v_lshlrev_b32_e32 v20, 16, v52
F9B0  v_and_b32_e32 v21, 0xffff0000, v52
F9B8  v_lshlrev_b32_e32 v18, 16, v54
F9BC  v_and_b32_e32 v19, 0xffff0000, v54
F9C4  s_waitcnt lgkmcnt(3)
F9C8  v_lshlrev_b32_e32 v22, 16, v56
F9CC  v_and_b32_e32 v23, 0xffff0000, v56
F9D4  v_lshlrev_b32_e32 v24, 16, v58
F9D8  v_and_b32_e32 v25, 0xffff0000, v58
F9E0  v_lshlrev_b32_e32 v28, 16, v60
F9E4  v_and_b32_e32 v29, 0xffff0000, v60
F9EC  s_waitcnt lgkmcnt(2)
F9F0  v_lshlrev_b32_e32 v26, 16, v62
F9F4  v_and_b32_e32 v27, 0xffff0000, v62
F9FC  v_lshlrev_b32_e32 v32, 16, v64
FA00  v_and_b32_e32 v33, 0xffff0000, v64
FA08  s_waitcnt lgkmcnt(1)
FA0C  v_lshlrev_b32_e32 v30, 16, v66
FA10  v_and_b32_e32 v31, 0xffff0000, v66
FA18  s_waitcnt lgkmcnt(0)
FA1C  v_lshlrev_b32_e32 v36, 16, v68
FA20  v_and_b32_e32 v37, 0xffff0000, v68
FA28  v_lshlrev_b32_e32 v34, 16, v35
FA2C  v_and_b32_e32 v35, 0xffff0000, v35
FA34  v_lshlrev_b32_e32 v40, 16, v39
FA38  v_and_b32_e32 v41, 0xffff0000, v39
FA40  v_lshlrev_b32_e32 v38, 16, v43
FA44  v_and_b32_e32 v39, 0xffff0000, v43
FA4C  v_lshlrev_b32_e32 v44, 16, v45
FA50  v_and_b32_e32 v45, 0xffff0000, v45
FA58  v_lshlrev_b32_e32 v42, 16, v47
FA5C  v_and_b32_e32 v43, 0xffff0000, v47
FA64  v_lshlrev_b32_e32 v48, 16, v49
FA68  v_and_b32_e32 v49, 0xffff0000, v49
FA70  v_lshlrev_b32_e32 v46, 16, v51
FA74  v_and_b32_e32 v47, 0xffff0000, v51
FA7C  v_lshlrev_b32_e32 v52, 16, v53
FA80  v_and_b32_e32 v53, 0xffff0000, v53
FA88  v_lshlrev_b32_e32 v50, 16, v55
FA8C  v_and_b32_e32 v51, 0xffff0000, v55
FA94  v_lshlrev_b32_e32 v56, 16, v57
FA98  v_and_b32_e32 v57, 0xffff0000, v57
FAA0  v_lshlrev_b32_e32 v54, 16, v59
FAA4  v_and_b32_e32 v55, 0xffff0000, v59
FAAC  v_lshlrev_b32_e32 v60, 16, v61
FAB0  v_and_b32_e32 v61, 0xffff0000, v61
FAB8  v_lshlrev_b32_e32 v58, 16, v63
FABC  v_and_b32_e32 v59, 0xffff0000, v63
FAC4  v_lshlrev_b32_e32 v64, 16, v65
FAC8  v_and_b32_e32 v65, 0xffff0000, v65
FAD0  v_lshlrev_b32_e32 v62, 16, v67
FAD4  v_and_b32_e32 v63, 0xffff0000, v67
FADC  v_lshlrev_b32_e32 v66, 16, v69
FAE0  s_cmp_eq_u32 s35, 0
FAE4  v_and_b32_e32 v67, 0xffff0000, v69
FAEC  s_cbranch_scc1 158
FAF0  s_lshl_b32 s4, s35, 31
FAF4  v_xor_b32_e32 v4, s4, v4
FAF8  v_xor_b32_e32 v5, s4, v5
FAFC  s_lshl_b32 s4, s35, 30
FB00  v_bfrev_b32_e32 v3, 1
FB04  v_bitop3_b32 v8, v8, s4, v3 bitop3:0x78
FB0C  v_bitop3_b32 v9, v9, s4, v3 bitop3:0x78
FB14  s_lshl_b32 s4, s35, 29
FB18  v_bitop3_b32 v6, v6, s4, v3 bitop3:0x78
FB20  v_bitop3_b32 v7, v7, s4, v3 bitop3:0x78
FB28  s_lshl_b32 s4, s35, 28
FB2C  v_bitop3_b32 v10, v10, s4, v3 bitop3:0x78
FB34  v_bitop3_b32 v11, v11, s4, v3 bitop3:0x78
FB3C  s_lshl_b32 s4, s35, 27
FB40  v_bitop3_b32 v12, v12, s4, v3 bitop3:0x78
FB48  v_bitop3_b32 v13, v13, s4, v3 bitop3:0x78
FB50  s_lshl_b32 s4, s35, 26
FB54  v_bitop3_b32 v16, v16, s4, v3 bitop3:0x78
FB5C  v_bitop3_b32 v17, v17, s4, v3 bitop3:0x78
FB64  s_lshl_b32 s4, s35, 25
FB68  v_bitop3_b32 v14, v14, s4, v3 bitop3:0x78
FB70  v_bitop3_b32 v15, v15, s4, v3 bitop3:0x78
FB78  s_lshl_b32 s4, s35, 24
FB7C  v_bitop3_b32 v20, v20, s4, v3 bitop3:0x78
FB84  v_bitop3_b32 v21, v21, s4, v3 bitop3:0x78
FB8C  s_lshl_b32 s4, s35, 23
FB90  v_bitop3_b32 v18, v18, s4, v3 bitop3:0x78
FB98  v_bitop3_b32 v19, v19, s4, v3 bitop3:0x78
FBA0  s_lshl_b32 s4, s35, 22
FBA4  v_bitop3_b32 v22, v22, s4, v3 bitop3:0x78
FBAC  v_bitop3_b32 v23, v23, s4, v3 bitop3:0x78
FBB4  s_lshl_b32 s4, s35, 21
FBB8  v_bitop3_b32 v24, v24, s4, v3 bitop3:0x78
FBC0  v_bitop3_b32 v25, v25, s4, v3 bitop3:0x78
FBC8  s_lshl_b32 s4, s35, 20
FBCC  v_bitop3_b32 v28, v28, s4, v3 bitop3:0x78
FBD4  v_bitop3_b32 v29, v29, s4, v3 bitop3:0x78
FBDC  s_lshl_b32 s4, s35, 19
FBE0  v_bitop3_b32 v26, v26, s4, v3 bitop3:0x78
FBE8  v_bitop3_b32 v27, v27, s4, v3 bitop3:0x78
FBF0  s_lshl_b32 s4, s35, 18
FBF4  v_bitop3_b32 v32, v32, s4, v3 bitop3:0x78
FBFC  v_bitop3_b32 v33, v33, s4, v3 bitop3:0x78
FC04  s_lshl_b32 s4, s35, 17
FC08  v_bitop3_b32 v30, v30, s4, v3 bitop3:0x78
FC10  v_bitop3_b32 v31, v31, s4, v3 bitop3:0x78
FC18  s_lshl_b32 s4, s35, 16
FC1C  v_bitop3_b32 v36, v36, s4, v3 bitop3:0x78
FC24  v_bitop3_b32 v37, v37, s4, v3 bitop3:0x78
FC2C  s_lshl_b32 s4, s35, 15
FC30  v_bitop3_b32 v34, v34, s4, v3 bitop3:0x78
FC38  v_bitop3_b32 v35, v35, s4, v3 bitop3:0x78
FC40  s_lshl_b32 s4, s35, 14
FC44  v_bitop3_b32 v40, v40, s4, v3 bitop3:0x78
FC4C  v_bitop3_b32 v41, v41, s4, v3 bitop3:0x78
FC54  s_lshl_b32 s4, s35, 13
FC58  v_bitop3_b32 v38, v38, s4, v3 bitop3:0x78
FC60  v_bitop3_b32 v39, v39, s4, v3 bitop3:0x78
FC68  s_lshl_b32 s4, s35, 12
FC6C  v_bitop3_b32 v44, v44, s4, v3 bitop3:0x78
FC74  v_bitop3_b32 v45, v45, s4, v3 bitop3:0x78
FC7C  s_lshl_b32 s4, s35, 11
FC80  v_bitop3_b32 v42, v42, s4, v3 bitop3:0x78
FC88  v_bitop3_b32 v43, v43, s4, v3 bitop3:0x78
FC90  s_lshl_b32 s4, s35, 10
FC94  v_bitop3_b32 v48, v48, s4, v3 bitop3:0x78
FC9C  v_bitop3_b32 v49, v49, s4, v3 bitop3:0x78
FCA4  s_lshl_b32 s4, s35, 9
FCA8  v_bitop3_b32 v46, v46, s4, v3 bitop3:0x78
FCB0  v_bitop3_b32 v47, v47, s4, v3 bitop3:0x78
FCB8  s_lshl_b32 s4, s35, 8
FCBC  v_bitop3_b32 v52, v52, s4, v3 bitop3:0x78
FCC4  v_bitop3_b32 v53, v53, s4, v3 bitop3:0x78
FCCC  s_lshl_b32 s4, s35, 7
FCD0  v_bitop3_b32 v50, v50, s4, v3 bitop3:0x78
FCD8  v_bitop3_b32 v51, v51, s4, v3 bitop3:0x78
FCE0  s_lshl_b32 s4, s35, 6
FCE4  v_bitop3_b32 v56, v56, s4, v3 bitop3:0x78
FCEC  v_bitop3_b32 v57, v57, s4, v3 bitop3:0x78
FCF4  s_lshl_b32 s4, s35, 5
FCF8  v_bitop3_b32 v54, v54, s4, v3 bitop3:0x78
FD00  v_bitop3_b32 v55, v55, s4, v3 bitop3:0x78
FD08  s_lshl_b32 s4, s35, 4
FD0C  v_bitop3_b32 v60, v60, s4, v3 bitop3:0x78
FD14  v_bitop3_b32 v61, v61, s4, v3 bitop3:0x78
FD1C  s_lshl_b32 s4, s35, 3
FD20  v_bitop3_b32 v58, v58, s4, v3 bitop3:0x78
FD28  v_bitop3_b32 v59, v59, s4, v3 bitop3:0x78
FD30  s_lshl_b32 s4, s35, 2
FD34  v_bitop3_b32 v64, v64, s4, v3 bitop3:0x78
FD3C  v_bitop3_b32 v65, v65, s4, v3 bitop3:0x78
FD44  s_lshl_b32 s4, s35, 1
FD48  v_bitop3_b32 v62, v62, s4, v3 bitop3:0x78
FD50  v_bitop3_b32 v63, v63, s4, v3 bitop3:0x78
FD58  v_bitop3_b32 v66, v66, s35, v3 bitop3:0x78
FD60  v_bitop3_b32 v67, v67, s35, v3 bitop3:0x78
FD68  v_pk_add_f32 v[68:69], v[4:5], v[8:9]
FD70  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
FD78  v_pk_add_f32 v[8:9], v[6:7], v[10:11]
FD80  v_pk_add_f32 v[6:7], v[6:7], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
FD88  v_pk_add_f32 v[10:11], v[12:13], v[16:17]
FD90  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
FD98  v_pk_add_f32 v[16:17], v[14:15], v[20:21]
FDA0  v_pk_add_f32 v[14:15], v[14:15], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
FDA8  v_pk_add_f32 v[20:21], v[18:19], v[22:23]
FDB0  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
FDB8  v_pk_add_f32 v[22:23], v[24:25], v[28:29]
FDC0  v_pk_add_f32 v[24:25], v[24:25], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
FDC8  v_pk_add_f32 v[28:29], v[26:27], v[32:33]
FDD0  v_pk_add_f32 v[26:27], v[26:27], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
FDD8  v_pk_add_f32 v[32:33], v[30:31], v[36:37]
FDE0  v_pk_add_f32 v[30:31], v[30:31], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
FDE8  v_pk_add_f32 v[36:37], v[34:35], v[40:41]
FDF0  v_pk_add_f32 v[34:35], v[34:35], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
FDF8  v_pk_add_f32 v[40:41], v[38:39], v[44:45]
FE00  v_pk_add_f32 v[38:39], v[38:39], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
FE08  v_pk_add_f32 v[44:45], v[42:43], v[48:49]
FE10  v_pk_add_f32 v[42:43], v[42:43], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
FE18  v_pk_add_f32 v[48:49], v[46:47], v[52:53]
FE20  v_pk_add_f32 v[46:47], v[46:47], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
FE28  v_pk_add_f32 v[52:53], v[50:51], v[56:57]
FE30  v_pk_add_f32 v[50:51], v[50:51], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
FE38  v_pk_add_f32 v[56:57], v[54:55], v[60:61]
FE40  v_pk_add_f32 v[54:55], v[54:55], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
FE48  v_pk_add_f32 v[60:61], v[58:59], v[64:65]
FE50  v_pk_add_f32 v[58:59], v[58:59], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
FE58  v_pk_add_f32 v[64:65], v[62:63], v[66:67]
FE60  v_pk_add_f32 v[62:63], v[62:63], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
FE68  v_pk_add_f32 v[66:67], v[68:69], v[8:9]
FE70  v_pk_add_f32 v[8:9], v[68:69], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
FE78  v_pk_add_f32 v[68:69], v[4:5], v[6:7]
FE80  v_pk_add_f32 v[4:5], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
FE88  v_pk_add_f32 v[6:7], v[10:11], v[16:17]
FE90  v_pk_add_f32 v[10:11], v[10:11], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
FE98  v_pk_add_f32 v[16:17], v[12:13], v[14:15]
FEA0  v_pk_add_f32 v[12:13], v[12:13], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
FEA8  v_pk_add_f32 v[14:15], v[20:21], v[22:23]
FEB0  v_pk_add_f32 v[20:21], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
FEB8  v_pk_add_f32 v[22:23], v[18:19], v[24:25]
FEC0  v_pk_add_f32 v[18:19], v[18:19], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
FEC8  v_pk_add_f32 v[24:25], v[28:29], v[32:33]
FED0  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
FED8  v_pk_add_f32 v[32:33], v[26:27], v[30:31]
FEE0  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
FEE8  v_pk_add_f32 v[30:31], v[36:37], v[40:41]
FEF0  v_pk_add_f32 v[36:37], v[36:37], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
FEF8  v_pk_add_f32 v[40:41], v[34:35], v[38:39]
FF00  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
FF08  v_pk_add_f32 v[38:39], v[44:45], v[48:49]
FF10  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
FF18  v_pk_add_f32 v[48:49], v[42:43], v[46:47]
FF20  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
FF28  v_pk_add_f32 v[46:47], v[52:53], v[56:57]
FF30  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
FF38  v_pk_add_f32 v[56:57], v[50:51], v[54:55]
FF40  v_pk_add_f32 v[50:51], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
FF48  v_pk_add_f32 v[54:55], v[60:61], v[64:65]
FF50  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
FF58  v_pk_add_f32 v[64:65], v[58:59], v[62:63]
FF60  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
FF68  v_pk_add_f32 v[62:63], v[66:67], v[6:7]
FF70  v_pk_add_f32 v[6:7], v[66:67], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
FF78  v_pk_add_f32 v[66:67], v[68:69], v[16:17]
FF80  v_pk_add_f32 v[16:17], v[68:69], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
FF88  v_pk_add_f32 v[68:69], v[8:9], v[10:11]
FF90  v_pk_add_f32 v[8:9], v[8:9], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
FF98  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
FFA0  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
FFA8  v_pk_add_f32 v[12:13], v[14:15], v[24:25]
FFB0  v_pk_add_f32 v[14:15], v[14:15], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
FFB8  v_pk_add_f32 v[24:25], v[22:23], v[32:33]
FFC0  v_pk_add_f32 v[22:23], v[22:23], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
FFC8  v_pk_add_f32 v[32:33], v[20:21], v[28:29]
FFD0  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
FFD8  v_pk_add_f32 v[28:29], v[18:19], v[26:27]
FFE0  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
FFE8  v_pk_add_f32 v[26:27], v[30:31], v[38:39]
FFF0  v_pk_add_f32 v[30:31], v[30:31], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
FFF8  v_pk_add_f32 v[38:39], v[40:41], v[48:49]
10000  v_pk_add_f32 v[40:41], v[40:41], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
10008  v_pk_add_f32 v[48:49], v[36:37], v[44:45]
10010  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
10018  v_pk_add_f32 v[44:45], v[34:35], v[42:43]
10020  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10028  v_pk_add_f32 v[42:43], v[46:47], v[54:55]
10030  v_pk_add_f32 v[46:47], v[46:47], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10038  v_pk_add_f32 v[54:55], v[56:57], v[64:65]
10040  v_pk_add_f32 v[56:57], v[56:57], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
10048  v_pk_add_f32 v[64:65], v[52:53], v[60:61]
10050  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
10058  v_pk_add_f32 v[60:61], v[50:51], v[58:59]
10060  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
10068  v_pk_add_f32 v[58:59], v[62:63], v[12:13]
10070  v_pk_add_f32 v[78:79], v[66:67], v[24:25]
10078  s_mov_b32 s4, 0x3e800000
10080  v_pk_add_f32 v[12:13], v[62:63], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
10088  v_pk_add_f32 v[24:25], v[66:67], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
10090  v_pk_add_f32 v[66:67], v[68:69], v[32:33]
10098  v_pk_add_f32 v[32:33], v[68:69], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
100A0  v_pk_add_f32 v[68:69], v[10:11], v[28:29]
100A8  v_pk_add_f32 v[10:11], v[10:11], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
100B0  v_pk_add_f32 v[28:29], v[6:7], v[14:15]
100B8  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
100C0  v_pk_add_f32 v[14:15], v[16:17], v[22:23]
100C8  v_pk_add_f32 v[16:17], v[16:17], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
100D0  v_pk_add_f32 v[22:23], v[8:9], v[20:21]
100D8  v_pk_add_f32 v[8:9], v[8:9], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
100E0  v_pk_add_f32 v[20:21], v[4:5], v[18:19]
100E8  v_pk_add_f32 v[4:5], v[4:5], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
100F0  v_pk_add_f32 v[18:19], v[26:27], v[42:43]
100F8  v_pk_add_f32 v[80:81], v[26:27], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10100  v_pk_add_f32 v[26:27], v[38:39], v[54:55]
10108  v_pk_add_f32 v[82:83], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10110  v_pk_mul_f32 v[62:63], v[58:59], s[4:5] op_sel_hi:[1,0]
10118  v_pk_mul_f32 v[54:55], v[78:79], s[4:5] op_sel_hi:[1,0]
10120  v_pk_add_f32 v[84:85], v[48:49], v[64:65]
10128  v_pk_add_f32 v[86:87], v[48:49], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
10130  v_pk_add_f32 v[96:97], v[40:41], v[56:57]
10138  v_pk_add_f32 v[98:99], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
10140  v_pk_add_f32 v[106:107], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
10148  v_pk_mul_f32 v[64:65], v[66:67], s[4:5] op_sel_hi:[1,0]
10150  v_pk_mul_f32 v[56:57], v[68:69], s[4:5] op_sel_hi:[1,0]
10158  v_and_b32_e32 v110, 0x7fffffff, v62
10160  v_and_b32_e32 v109, 0x7fffffff, v54
10168  v_pk_add_f32 v[92:93], v[30:31], v[46:47]
10170  v_pk_add_f32 v[94:95], v[30:31], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10178  v_pk_add_f32 v[104:105], v[34:35], v[50:51]
10180  v_pk_mul_f32 v[66:67], v[28:29], s[4:5] op_sel_hi:[1,0]
10188  v_pk_mul_f32 v[58:59], v[14:15], s[4:5] op_sel_hi:[1,0]
10190  v_pk_mul_f32 v[46:47], v[12:13], s[4:5] op_sel_hi:[1,0]
10198  v_pk_mul_f32 v[12:13], v[106:107], s[4:5] op_sel_hi:[1,0]
101A0  v_max_u32_e32 v3, v109, v110
101A4  v_and_b32_e32 v108, 0x7fffffff, v64
101AC  v_and_b32_e32 v106, 0x7fffffff, v56
101B4  v_pk_add_f32 v[88:89], v[44:45], v[60:61]
101BC  v_pk_add_f32 v[90:91], v[44:45], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
101C4  v_pk_add_f32 v[102:103], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
101CC  v_pk_mul_f32 v[68:69], v[22:23], s[4:5] op_sel_hi:[1,0]
101D4  v_pk_mul_f32 v[60:61], v[20:21], s[4:5] op_sel_hi:[1,0]
101DC  v_pk_mul_f32 v[28:29], v[104:105], s[4:5] op_sel_hi:[1,0]
101E4  v_max3_u32 v3, v106, v108, v3
101EC  v_and_b32_e32 v105, 0x7fffffff, v66
101F4  v_and_b32_e32 v104, 0x7fffffff, v58
101FC  v_pk_add_f32 v[100:101], v[36:37], v[52:53]
10204  v_pk_mul_f32 v[38:39], v[24:25], s[4:5] op_sel_hi:[1,0]
1020C  v_pk_mul_f32 v[20:21], v[102:103], s[4:5] op_sel_hi:[1,0]
10214  v_max3_u32 v3, v104, v105, v3
1021C  v_and_b32_e32 v103, 0x7fffffff, v68
10224  v_and_b32_e32 v102, 0x7fffffff, v60
1022C  v_pk_mul_f32 v[48:49], v[32:33], s[4:5] op_sel_hi:[1,0]
10234  v_pk_mul_f32 v[40:41], v[10:11], s[4:5] op_sel_hi:[1,0]
1023C  v_pk_mul_f32 v[36:37], v[100:101], s[4:5] op_sel_hi:[1,0]
10244  v_max3_u32 v3, v102, v103, v3
1024C  v_and_b32_e32 v101, 0x7fffffff, v46
10254  v_and_b32_e32 v100, 0x7fffffff, v38
1025C  v_pk_mul_f32 v[50:51], v[6:7], s[4:5] op_sel_hi:[1,0]
10264  v_pk_mul_f32 v[42:43], v[16:17], s[4:5] op_sel_hi:[1,0]
1026C  v_pk_mul_f32 v[10:11], v[98:99], s[4:5] op_sel_hi:[1,0]
10274  v_max3_u32 v3, v100, v101, v3
1027C  v_and_b32_e32 v99, 0x7fffffff, v48
10284  v_and_b32_e32 v98, 0x7fffffff, v40
1028C  v_pk_mul_f32 v[52:53], v[8:9], s[4:5] op_sel_hi:[1,0]
10294  v_pk_mul_f32 v[44:45], v[4:5], s[4:5] op_sel_hi:[1,0]
1029C  v_pk_mul_f32 v[22:23], v[26:27], s[4:5] op_sel_hi:[1,0]
102A4  v_pk_mul_f32 v[26:27], v[96:97], s[4:5] op_sel_hi:[1,0]
102AC  v_max3_u32 v3, v98, v99, v3
102B4  v_and_b32_e32 v97, 0x7fffffff, v50
102BC  v_and_b32_e32 v96, 0x7fffffff, v42
102C4  v_pk_mul_f32 v[30:31], v[18:19], s[4:5] op_sel_hi:[1,0]
102CC  v_pk_mul_f32 v[18:19], v[94:95], s[4:5] op_sel_hi:[1,0]
102D4  v_max3_u32 v3, v96, v97, v3
102DC  v_and_b32_e32 v95, 0x7fffffff, v52
102E4  v_and_b32_e32 v94, 0x7fffffff, v44
102EC  v_pk_mul_f32 v[32:33], v[84:85], s[4:5] op_sel_hi:[1,0]
102F4  v_pk_mul_f32 v[24:25], v[88:89], s[4:5] op_sel_hi:[1,0]
102FC  v_pk_mul_f32 v[34:35], v[92:93], s[4:5] op_sel_hi:[1,0]
10304  v_max3_u32 v3, v94, v95, v3
1030C  v_and_b32_e32 v93, 0x7fffffff, v30
10314  v_and_b32_e32 v92, 0x7fffffff, v22
1031C  v_pk_mul_f32 v[8:9], v[90:91], s[4:5] op_sel_hi:[1,0]
10324  v_max3_u32 v3, v92, v93, v3
1032C  v_and_b32_e32 v91, 0x7fffffff, v32
10334  v_and_b32_e32 v90, 0x7fffffff, v24
1033C  v_max3_u32 v3, v90, v91, v3
10344  v_and_b32_e32 v89, 0x7fffffff, v34
1034C  v_and_b32_e32 v88, 0x7fffffff, v26
10354  v_pk_mul_f32 v[14:15], v[80:81], s[4:5] op_sel_hi:[1,0]
1035C  v_pk_mul_f32 v[6:7], v[82:83], s[4:5] op_sel_hi:[1,0]
10364  v_pk_mul_f32 v[16:17], v[86:87], s[4:5] op_sel_hi:[1,0]
1036C  v_max3_u32 v3, v88, v89, v3
10374  v_and_b32_e32 v87, 0x7fffffff, v36
1037C  v_and_b32_e32 v86, 0x7fffffff, v28
10384  v_max3_u32 v3, v86, v87, v3
1038C  v_and_b32_e32 v85, 0x7fffffff, v14
10394  v_and_b32_e32 v84, 0x7fffffff, v6
1039C  v_max3_u32 v3, v84, v85, v3
103A4  v_and_b32_e32 v83, 0x7fffffff, v16
103AC  v_and_b32_e32 v82, 0x7fffffff, v8
103B4  v_max3_u32 v3, v82, v83, v3
103BC  v_and_b32_e32 v81, 0x7fffffff, v18
103C4  v_and_b32_e32 v80, 0x7fffffff, v10
103CC  v_max3_u32 v3, v80, v81, v3
103D4  v_and_b32_e32 v78, 0x7fffffff, v20
103DC  v_and_b32_e32 v71, 0x7fffffff, v12
103E4  v_max3_u32 v107, v71, v78, v3
103EC  s_mov_b32 s4, 0x7f7fffff
103F4  v_cmp_lt_u32_e32 vcc, s4, v107
103F8  v_mov_b32_e32 v3, 0
103FC  v_mov_b32_e32 v4, 0
10400  v_mov_b32_e32 v5, 0
10404  v_mov_b32_e32 v79, 0
10408  s_and_saveexec_b64 s[4:5], vcc
1040C  s_cbranch_execz 585
10410  v_sub_u32_e32 v5, 0x7f800000, v110
10418  v_sub_u32_e32 v3, 0x7f7fffff, v110
10420  v_lshrrev_b32_e32 v5, 31, v5
10424  v_add_u32_e32 v79, -1, v5
10428  v_lshrrev_b32_e32 v4, 31, v3
1042C  v_and_b32_e32 v107, 0x80000000, v79
10434  v_add_u32_e32 v4, -1, v4
10438  v_bitop3_b32 v62, v107, v62, v4 bitop3:0xc8
10440  v_and_b32_e32 v4, v79, v110
10444  v_sub_u32_e32 v110, 0x7f800000, v109
1044C  v_sub_u32_e32 v79, 0x7f7fffff, v109
10454  v_ashrrev_i32_e32 v3, 31, v3
10458  v_lshrrev_b32_e32 v110, 31, v110
1045C  v_and_b32_e32 v3, 7, v3
10460  v_lshrrev_b32_e32 v107, 31, v79
10464  v_add_u32_e32 v111, -1, v110
10468  v_ashrrev_i32_e32 v79, 31, v79
1046C  s_movk_i32 s6, 0x70
10470  v_and_or_b32 v3, v79, s6, v3
10478  v_and_b32_e32 v79, v111, v109
1047C  v_sub_u32_e32 v109, 0x7f800000, v108
10484  v_max_u32_e32 v4, v79, v4
10488  v_sub_u32_e32 v79, 0x7f7fffff, v108
10490  v_and_b32_e32 v112, 0x80000000, v111
10498  v_add_u32_e32 v107, -1, v107
1049C  v_lshrrev_b32_e32 v109, 31, v109
104A0  v_bitop3_b32 v54, v112, v54, v107 bitop3:0xc8
104A8  v_add_u32_e32 v5, v110, v5
104AC  v_lshrrev_b32_e32 v107, 31, v79
104B0  v_add_u32_e32 v110, -1, v109
104B4  v_ashrrev_i32_e32 v79, 31, v79
104B8  s_movk_i32 s7, 0x700
104BC  v_and_b32_e32 v111, 0x80000000, v110
104C4  v_add_u32_e32 v107, -1, v107
104C8  v_and_or_b32 v3, v79, s7, v3
104D0  v_and_b32_e32 v79, v110, v108
104D4  v_sub_u32_e32 v110, 0x7f800000, v106
104DC  v_bitop3_b32 v64, v111, v64, v107 bitop3:0xc8
104E4  v_sub_u32_e32 v107, 0x7f7fffff, v106
104EC  s_movk_i32 s9, 0x7000
104F0  v_lshrrev_b32_e32 v110, 31, v110
104F4  v_lshrrev_b32_e32 v108, 31, v107
104F8  v_add_u32_e32 v111, -1, v110
104FC  v_ashrrev_i32_e32 v107, 31, v107
10500  v_and_or_b32 v3, v107, s9, v3
10508  v_and_b32_e32 v106, v111, v106
1050C  v_sub_u32_e32 v107, 0x7f800000, v105
10514  v_max3_u32 v4, v106, v79, v4
1051C  v_sub_u32_e32 v79, 0x7f7fffff, v105
10524  v_and_b32_e32 v112, 0x80000000, v111
1052C  v_add_u32_e32 v108, -1, v108
10530  v_lshrrev_b32_e32 v107, 31, v107
10534  v_bitop3_b32 v56, v112, v56, v108 bitop3:0xc8
1053C  v_lshrrev_b32_e32 v106, 31, v79
10540  v_add_u32_e32 v108, -1, v107
10544  v_ashrrev_i32_e32 v79, 31, v79
10548  s_mov_b32 s11, 0x70000
10550  v_add3_u32 v5, v109, v5, v110
10558  v_and_b32_e32 v109, 0x80000000, v108
10560  v_and_or_b32 v3, v79, s11, v3
10568  v_and_b32_e32 v79, v108, v105
1056C  v_sub_u32_e32 v108, 0x7f800000, v104
10574  v_sub_u32_e32 v105, 0x7f7fffff, v104
1057C  v_add_u32_e32 v106, -1, v106
10580  v_lshrrev_b32_e32 v108, 31, v108
10584  v_bitop3_b32 v66, v109, v66, v106 bitop3:0xc8
1058C  v_lshrrev_b32_e32 v106, 31, v105
10590  v_add_u32_e32 v109, -1, v108
10594  v_ashrrev_i32_e32 v105, 31, v105
10598  s_mov_b32 s17, 0x700000
105A0  v_and_or_b32 v3, v105, s17, v3
105A8  v_and_b32_e32 v104, v109, v104
105AC  v_sub_u32_e32 v105, 0x7f800000, v103
105B4  v_max3_u32 v4, v104, v79, v4
105BC  v_sub_u32_e32 v79, 0x7f7fffff, v103
105C4  v_and_b32_e32 v110, 0x80000000, v109
105CC  v_add_u32_e32 v106, -1, v106
105D0  v_lshrrev_b32_e32 v105, 31, v105
105D4  v_bitop3_b32 v58, v110, v58, v106 bitop3:0xc8
105DC  v_lshrrev_b32_e32 v104, 31, v79
105E0  v_add_u32_e32 v106, -1, v105
105E4  v_ashrrev_i32_e32 v79, 31, v79
105E8  s_mov_b32 s19, 0x7000000
105F0  v_add3_u32 v5, v107, v5, v108
105F8  v_and_b32_e32 v107, 0x80000000, v106
10600  v_and_or_b32 v3, v79, s19, v3
10608  v_and_b32_e32 v79, v106, v103
1060C  v_sub_u32_e32 v103, 0x7f7fffff, v102
10614  v_sub_u32_e32 v106, 0x7f800000, v102
1061C  v_add_u32_e32 v104, -1, v104
10620  v_bitop3_b32 v68, v107, v68, v104 bitop3:0xc8
10628  v_lshrrev_b32_e32 v104, 31, v103
1062C  v_lshrrev_b32_e32 v106, 31, v106
10630  v_ashrrev_i32_e32 v103, 31, v103
10634  s_brev_b32 s23, 14
10638  v_add_u32_e32 v107, -1, v106
1063C  v_and_or_b32 v3, v103, s23, v3
10644  v_sub_u32_e32 v103, 0x7f800000, v101
1064C  v_and_b32_e32 v102, v107, v102
10650  v_and_b32_e32 v108, 0x80000000, v107
10658  v_add_u32_e32 v104, -1, v104
1065C  v_max3_u32 v4, v102, v79, v4
10664  v_sub_u32_e32 v79, 0x7f7fffff, v101
1066C  v_lshrrev_b32_e32 v103, 31, v103
10670  v_bitop3_b32 v60, v108, v60, v104 bitop3:0xc8
10678  v_add_u32_e32 v104, -1, v103
1067C  v_lshrrev_b32_e32 v102, 31, v79
10680  v_add3_u32 v5, v105, v5, v106
10688  v_and_b32_e32 v105, 0x80000000, v104
10690  v_add_u32_e32 v102, -1, v102
10694  v_bitop3_b32 v46, v105, v46, v102 bitop3:0xc8
1069C  v_sub_u32_e32 v105, 0x7f800000, v100
106A4  v_sub_u32_e32 v102, 0x7f7fffff, v100
106AC  v_ashrrev_i32_e32 v79, 31, v79
106B0  v_lshrrev_b32_e32 v105, 31, v105
106B4  v_and_b32_e32 v79, 7, v79
106B8  v_and_b32_e32 v101, v104, v101
106BC  v_lshrrev_b32_e32 v104, 31, v102
106C0  v_add_u32_e32 v106, -1, v105
106C4  v_ashrrev_i32_e32 v102, 31, v102
106C8  v_and_or_b32 v79, v102, s6, v79
106D0  v_and_b32_e32 v100, v106, v100
106D4  v_sub_u32_e32 v102, 0x7f800000, v99
106DC  v_max3_u32 v4, v100, v101, v4
106E4  v_sub_u32_e32 v100, 0x7f7fffff, v99
106EC  v_and_b32_e32 v107, 0x80000000, v106
106F4  v_lshrrev_b32_e32 v102, 31, v102
106F8  v_add_u32_e32 v104, -1, v104
106FC  v_add3_u32 v5, v103, v5, v105
10704  v_lshrrev_b32_e32 v101, 31, v100
10708  v_add_u32_e32 v103, -1, v102
1070C  v_ashrrev_i32_e32 v100, 31, v100
10710  v_bitop3_b32 v38, v107, v38, v104 bitop3:0xc8
10718  v_and_b32_e32 v104, 0x80000000, v103
10720  v_and_or_b32 v79, v100, s7, v79
10728  v_and_b32_e32 v99, v103, v99
1072C  v_sub_u32_e32 v100, 0x7f7fffff, v98
10734  v_sub_u32_e32 v103, 0x7f800000, v98
1073C  v_add_u32_e32 v101, -1, v101
10740  v_bitop3_b32 v48, v104, v48, v101 bitop3:0xc8
10748  v_lshrrev_b32_e32 v101, 31, v100
1074C  v_lshrrev_b32_e32 v103, 31, v103
10750  v_ashrrev_i32_e32 v100, 31, v100
10754  v_add_u32_e32 v104, -1, v103
10758  v_and_or_b32 v79, v100, s9, v79
10760  v_sub_u32_e32 v100, 0x7f800000, v97
10768  v_and_b32_e32 v98, v104, v98
1076C  v_and_b32_e32 v105, 0x80000000, v104
10774  v_add_u32_e32 v101, -1, v101
10778  v_max3_u32 v4, v98, v99, v4
10780  v_sub_u32_e32 v98, 0x7f7fffff, v97
10788  v_lshrrev_b32_e32 v100, 31, v100
1078C  v_bitop3_b32 v40, v105, v40, v101 bitop3:0xc8
10794  v_add_u32_e32 v101, -1, v100
10798  v_add3_u32 v5, v102, v5, v103
107A0  v_lshrrev_b32_e32 v99, 31, v98
107A4  v_and_b32_e32 v102, 0x80000000, v101
107AC  v_ashrrev_i32_e32 v98, 31, v98
107B0  v_and_b32_e32 v97, v101, v97
107B4  v_sub_u32_e32 v101, 0x7f800000, v96
107BC  v_and_or_b32 v79, v98, s11, v79
107C4  v_sub_u32_e32 v98, 0x7f7fffff, v96
107CC  v_add_u32_e32 v99, -1, v99
107D0  v_lshrrev_b32_e32 v101, 31, v101
107D4  v_bitop3_b32 v50, v102, v50, v99 bitop3:0xc8
107DC  v_lshrrev_b32_e32 v99, 31, v98
107E0  v_add_u32_e32 v102, -1, v101
107E4  v_ashrrev_i32_e32 v98, 31, v98
107E8  v_and_or_b32 v79, v98, s17, v79
107F0  v_and_b32_e32 v96, v102, v96
107F4  v_sub_u32_e32 v98, 0x7f800000, v95
107FC  v_max3_u32 v96, v96, v97, v4
10804  v_sub_u32_e32 v4, 0x7f7fffff, v95
1080C  v_and_b32_e32 v103, 0x80000000, v102
10814  v_add_u32_e32 v99, -1, v99
10818  v_lshrrev_b32_e32 v98, 31, v98
1081C  v_bitop3_b32 v42, v103, v42, v99 bitop3:0xc8
10824  v_lshrrev_b32_e32 v97, 31, v4
10828  v_add_u32_e32 v99, -1, v98
1082C  v_ashrrev_i32_e32 v4, 31, v4
10830  v_add3_u32 v5, v100, v5, v101
10838  v_and_b32_e32 v100, 0x80000000, v99
10840  v_and_or_b32 v4, v4, s19, v79
10848  v_and_b32_e32 v79, v99, v95
1084C  v_sub_u32_e32 v99, 0x7f800000, v94
10854  v_add_u32_e32 v97, -1, v97
10858  v_lshrrev_b32_e32 v99, 31, v99
1085C  v_bitop3_b32 v52, v100, v52, v97 bitop3:0xc8
10864  v_add_u32_e32 v100, -1, v99
10868  v_sub_u32_e32 v95, 0x7f7fffff, v94
10870  v_and_b32_e32 v94, v100, v94
10874  v_max3_u32 v79, v94, v79, v96
1087C  v_sub_u32_e32 v96, 0x7f800000, v93
10884  v_and_b32_e32 v101, 0x80000000, v100
1088C  v_lshrrev_b32_e32 v97, 31, v95
10890  v_add_u32_e32 v97, -1, v97
10894  v_ashrrev_i32_e32 v95, 31, v95
10898  v_sub_u32_e32 v94, 0x7f7fffff, v93
108A0  v_lshrrev_b32_e32 v96, 31, v96
108A4  v_bitop3_b32 v44, v101, v44, v97 bitop3:0xc8
108AC  v_and_or_b32 v4, v95, s23, v4
108B4  v_add_u32_e32 v97, -1, v96
108B8  v_lshrrev_b32_e32 v95, 31, v94
108BC  v_add3_u32 v5, v98, v5, v99
108C4  v_and_b32_e32 v98, 0x80000000, v97
108CC  v_add_u32_e32 v95, -1, v95
108D0  v_bitop3_b32 v30, v98, v30, v95 bitop3:0xc8
108D8  v_sub_u32_e32 v95, 0x7f7fffff, v92
108E0  v_sub_u32_e32 v98, 0x7f800000, v92
108E8  v_ashrrev_i32_e32 v94, 31, v94
108EC  v_and_b32_e32 v94, 7, v94
108F0  v_and_b32_e32 v93, v97, v93
108F4  v_lshrrev_b32_e32 v97, 31, v95
108F8  v_lshrrev_b32_e32 v98, 31, v98
108FC  v_ashrrev_i32_e32 v95, 31, v95
10900  v_add_u32_e32 v99, -1, v98
10904  v_and_or_b32 v94, v95, s6, v94
1090C  v_sub_u32_e32 v95, 0x7f800000, v91
10914  v_and_b32_e32 v92, v99, v92
10918  v_max3_u32 v79, v92, v93, v79
10920  v_sub_u32_e32 v92, 0x7f7fffff, v91
10928  v_lshrrev_b32_e32 v95, 31, v95
1092C  v_and_b32_e32 v100, 0x80000000, v99
10934  v_add_u32_e32 v97, -1, v97
10938  v_add3_u32 v5, v96, v5, v98
10940  v_add_u32_e32 v96, -1, v95
10944  v_lshrrev_b32_e32 v93, 31, v92
10948  v_bitop3_b32 v22, v100, v22, v97 bitop3:0xc8
10950  v_and_b32_e32 v97, 0x80000000, v96
10958  v_add_u32_e32 v93, -1, v93
1095C  v_bitop3_b32 v32, v97, v32, v93 bitop3:0xc8
10964  v_and_b32_e32 v91, v96, v91
10968  v_sub_u32_e32 v93, 0x7f7fffff, v90
10970  v_sub_u32_e32 v96, 0x7f800000, v90
10978  v_ashrrev_i32_e32 v92, 31, v92
1097C  v_and_or_b32 v92, v92, s7, v94
10984  v_lshrrev_b32_e32 v94, 31, v93
10988  v_lshrrev_b32_e32 v96, 31, v96
1098C  v_ashrrev_i32_e32 v93, 31, v93
10990  v_add_u32_e32 v97, -1, v96
10994  v_and_or_b32 v92, v93, s9, v92
1099C  v_sub_u32_e32 v93, 0x7f800000, v89
109A4  v_and_b32_e32 v90, v97, v90
109A8  v_and_b32_e32 v98, 0x80000000, v97
109B0  v_add_u32_e32 v94, -1, v94
109B4  v_max3_u32 v79, v90, v91, v79
109BC  v_sub_u32_e32 v90, 0x7f7fffff, v89
109C4  v_lshrrev_b32_e32 v93, 31, v93
109C8  v_bitop3_b32 v24, v98, v24, v94 bitop3:0xc8
109D0  v_add_u32_e32 v94, -1, v93
109D4  v_lshrrev_b32_e32 v91, 31, v90
109D8  v_add3_u32 v5, v95, v5, v96
109E0  v_and_b32_e32 v95, 0x80000000, v94
109E8  v_add_u32_e32 v91, -1, v91
109EC  v_and_b32_e32 v89, v94, v89
109F0  v_sub_u32_e32 v94, 0x7f800000, v88
109F8  v_bitop3_b32 v34, v95, v34, v91 bitop3:0xc8
10A00  v_sub_u32_e32 v91, 0x7f7fffff, v88
10A08  v_ashrrev_i32_e32 v90, 31, v90
10A0C  v_lshrrev_b32_e32 v94, 31, v94
10A10  v_and_or_b32 v90, v90, s11, v92
10A18  v_lshrrev_b32_e32 v92, 31, v91
10A1C  v_add_u32_e32 v95, -1, v94
10A20  v_ashrrev_i32_e32 v91, 31, v91
10A24  v_and_or_b32 v90, v91, s17, v90
10A2C  v_add3_u32 v91, v93, v5, v94
10A34  v_and_b32_e32 v5, v95, v88
10A38  v_max3_u32 v79, v5, v89, v79
10A40  v_sub_u32_e32 v89, 0x7f800000, v87
10A48  v_and_b32_e32 v96, 0x80000000, v95
10A50  v_add_u32_e32 v92, -1, v92
10A54  v_sub_u32_e32 v5, 0x7f7fffff, v87
10A5C  v_lshrrev_b32_e32 v89, 31, v89
10A60  v_bitop3_b32 v26, v96, v26, v92 bitop3:0xc8
10A68  v_add_u32_e32 v92, -1, v89
10A6C  v_lshrrev_b32_e32 v88, 31, v5
10A70  v_and_b32_e32 v93, 0x80000000, v92
10A78  v_add_u32_e32 v88, -1, v88
10A7C  v_bitop3_b32 v36, v93, v36, v88 bitop3:0xc8
10A84  v_and_b32_e32 v87, v92, v87
10A88  v_sub_u32_e32 v88, 0x7f7fffff, v86
10A90  v_sub_u32_e32 v92, 0x7f800000, v86
10A98  v_ashrrev_i32_e32 v5, 31, v5
10A9C  v_and_or_b32 v5, v5, s19, v90
10AA4  v_lshrrev_b32_e32 v90, 31, v88
10AA8  v_lshrrev_b32_e32 v92, 31, v92
10AAC  v_ashrrev_i32_e32 v88, 31, v88
10AB0  v_add_u32_e32 v93, -1, v92
10AB4  v_and_or_b32 v5, v88, s23, v5
10ABC  v_add3_u32 v88, v89, v91, v92
10AC4  v_sub_u32_e32 v89, 0x7f800000, v85
10ACC  v_and_b32_e32 v86, v93, v86
10AD0  v_and_b32_e32 v94, 0x80000000, v93
10AD8  v_add_u32_e32 v90, -1, v90
10ADC  v_max3_u32 v79, v86, v87, v79
10AE4  v_sub_u32_e32 v86, 0x7f7fffff, v85
10AEC  v_lshrrev_b32_e32 v89, 31, v89
10AF0  v_bitop3_b32 v28, v94, v28, v90 bitop3:0xc8
10AF8  v_add_u32_e32 v90, -1, v89
10AFC  v_lshrrev_b32_e32 v87, 31, v86
10B00  v_and_b32_e32 v91, 0x80000000, v90
10B08  v_add_u32_e32 v87, -1, v87
10B0C  v_bitop3_b32 v14, v91, v14, v87 bitop3:0xc8
10B14  v_sub_u32_e32 v87, 0x7f7fffff, v84
10B1C  v_sub_u32_e32 v91, 0x7f800000, v84
10B24  v_ashrrev_i32_e32 v86, 31, v86
10B28  v_and_b32_e32 v86, 7, v86
10B2C  v_and_b32_e32 v85, v90, v85
10B30  v_lshrrev_b32_e32 v90, 31, v87
10B34  v_lshrrev_b32_e32 v91, 31, v91
10B38  v_ashrrev_i32_e32 v87, 31, v87
10B3C  v_and_or_b32 v86, v87, s6, v86
10B44  v_add3_u32 v87, v89, v88, v91
10B4C  v_sub_u32_e32 v88, 0x7f800000, v83
10B54  v_add_u32_e32 v92, -1, v91
10B58  v_and_b32_e32 v84, v92, v84
10B5C  v_lshrrev_b32_e32 v88, 31, v88
10B60  v_and_b32_e32 v93, 0x80000000, v92
10B68  v_add_u32_e32 v90, -1, v90
10B6C  v_max3_u32 v79, v84, v85, v79
10B74  v_sub_u32_e32 v84, 0x7f7fffff, v83
10B7C  v_add_u32_e32 v89, -1, v88
10B80  v_bitop3_b32 v6, v93, v6, v90 bitop3:0xc8
10B88  v_and_b32_e32 v90, 0x80000000, v89
10B90  v_lshrrev_b32_e32 v85, 31, v84
10B94  v_and_b32_e32 v83, v89, v83
10B98  v_sub_u32_e32 v89, 0x7f800000, v82
10BA0  v_add_u32_e32 v85, -1, v85
10BA4  v_bitop3_b32 v16, v90, v16, v85 bitop3:0xc8
10BAC  v_ashrrev_i32_e32 v84, 31, v84
10BB0  v_sub_u32_e32 v85, 0x7f7fffff, v82
10BB8  v_lshrrev_b32_e32 v89, 31, v89
10BBC  v_and_or_b32 v84, v84, s7, v86
10BC4  v_add_u32_e32 v90, -1, v89
10BC8  v_lshrrev_b32_e32 v86, 31, v85
10BCC  v_and_b32_e32 v91, 0x80000000, v90
10BD4  v_add_u32_e32 v86, -1, v86
10BD8  v_bitop3_b32 v8, v91, v8, v86 bitop3:0xc8
10BE0  v_sub_u32_e32 v86, 0x7f800000, v81
10BE8  v_ashrrev_i32_e32 v85, 31, v85
10BEC  v_and_b32_e32 v82, v90, v82
10BF0  v_lshrrev_b32_e32 v86, 31, v86
10BF4  v_and_or_b32 v84, v85, s9, v84
10BFC  v_add3_u32 v85, v88, v87, v89
10C04  v_max3_u32 v79, v82, v83, v79
10C0C  v_sub_u32_e32 v82, 0x7f7fffff, v81
10C14  v_add_u32_e32 v87, -1, v86
10C18  v_and_b32_e32 v88, 0x80000000, v87
10C20  v_lshrrev_b32_e32 v83, 31, v82
10C24  v_and_b32_e32 v81, v87, v81
10C28  v_sub_u32_e32 v87, 0x7f800000, v80
10C30  v_add_u32_e32 v83, -1, v83
10C34  v_bitop3_b32 v18, v88, v18, v83 bitop3:0xc8
10C3C  v_ashrrev_i32_e32 v82, 31, v82
10C40  v_sub_u32_e32 v83, 0x7f7fffff, v80
10C48  v_lshrrev_b32_e32 v87, 31, v87
10C4C  v_and_or_b32 v82, v82, s11, v84
10C54  v_add_u32_e32 v88, -1, v87
10C58  v_lshrrev_b32_e32 v84, 31, v83
10C5C  v_and_b32_e32 v89, 0x80000000, v88
10C64  v_add_u32_e32 v84, -1, v84
10C68  v_bitop3_b32 v10, v89, v10, v84 bitop3:0xc8
10C70  v_sub_u32_e32 v84, 0x7f800000, v78
10C78  v_and_b32_e32 v80, v88, v80
10C7C  v_ashrrev_i32_e32 v83, 31, v83
10C80  v_max3_u32 v80, v80, v81, v79
10C88  v_sub_u32_e32 v79, 0x7f7fffff, v78
10C90  v_lshrrev_b32_e32 v84, 31, v84
10C94  v_and_or_b32 v82, v83, s17, v82
10C9C  v_add3_u32 v83, v86, v85, v87
10CA4  v_add_u32_e32 v85, -1, v84
10CA8  v_lshrrev_b32_e32 v81, 31, v79
10CAC  v_and_b32_e32 v86, 0x80000000, v85
10CB4  v_add_u32_e32 v81, -1, v81
10CB8  v_and_b32_e32 v78, v85, v78
10CBC  v_sub_u32_e32 v85, 0x7f800000, v71
10CC4  v_bitop3_b32 v20, v86, v20, v81 bitop3:0xc8
10CCC  v_sub_u32_e32 v81, 0x7f7fffff, v71
10CD4  v_ashrrev_i32_e32 v79, 31, v79
10CD8  v_lshrrev_b32_e32 v85, 31, v85
10CDC  v_and_or_b32 v79, v79, s19, v82
10CE4  v_lshrrev_b32_e32 v82, 31, v81
10CE8  v_add_u32_e32 v86, -1, v85
10CEC  v_ashrrev_i32_e32 v81, 31, v81
10CF0  v_and_or_b32 v79, v81, s23, v79
10CF8  v_add3_u32 v81, v84, v83, v85
10D00  v_and_b32_e32 v71, v86, v71
10D04  v_and_b32_e32 v87, 0x80000000, v86
10D0C  v_add_u32_e32 v82, -1, v82
10D10  v_max3_u32 v71, v71, v78, v80
10D18  v_mov_b32_e32 v78, 0x7f800000
10D20  v_cmp_ne_u32_e32 vcc, 32, v81
10D24  v_bitop3_b32 v12, v87, v12, v82 bitop3:0xc8
10D2C  s_nop 0
10D30  v_cndmask_b32_e32 v107, v78, v71, vcc
10D34  s_or_b64 exec, exec, s[4:5]
10D38  v_cmp_ne_u32_e32 vcc, 0, v107
10D3C  v_mov_b32_e32 v78, 0x7f
10D44  s_and_saveexec_b64 s[4:5], vcc
10D48  s_cbranch_execz 15
10D4C  v_add_u32_e32 v71, s16, v107
10D50  s_mov_b32 s6, 0x17fffff
10D58  v_lshrrev_b32_e32 v78, 23, v71
10D5C  v_add_u32_e32 v78, -2, v78
10D60  v_cmp_lt_u32_e32 vcc, s6, v71
10D64  s_mov_b32 s6, 0x7f800000
10D6C  s_nop 0
10D70  v_cndmask_b32_e32 v71, 0, v78, vcc
10D74  v_cmp_eq_u32_e32 vcc, s6, v107
10D78  v_mov_b32_e32 v78, 0xfe
10D80  s_and_b64 vcc, s[28:29], vcc
10D84  v_cndmask_b32_e32 v78, v71, v78, vcc
10D88  s_or_b64 exec, exec, s[4:5]
10D8C  v_cmp_eq_u32_e32 vcc, 0, v78
10D90  s_cbranch_vccz 37
10D94  s_nop 0
10D98  v_cndmask_b32_e64 v71, 1.0, 2.0, vcc
10DA0  v_mul_f32_e32 v62, v71, v62
10DA4  v_mul_f32_e32 v54, v71, v54
10DA8  v_mul_f32_e32 v64, v71, v64
10DAC  v_mul_f32_e32 v56, v71, v56
10DB0  v_mul_f32_e32 v66, v71, v66
10DB4  v_mul_f32_e32 v58, v71, v58
10DB8  v_mul_f32_e32 v68, v71, v68
10DBC  v_mul_f32_e32 v60, v71, v60
10DC0  v_mul_f32_e32 v46, v71, v46
10DC4  v_mul_f32_e32 v38, v71, v38
10DC8  v_mul_f32_e32 v48, v71, v48
10DCC  v_mul_f32_e32 v40, v71, v40
10DD0  v_mul_f32_e32 v50, v71, v50
10DD4  v_mul_f32_e32 v42, v71, v42
10DD8  v_mul_f32_e32 v52, v71, v52
10DDC  v_mul_f32_e32 v44, v71, v44
10DE0  v_mul_f32_e32 v30, v71, v30
10DE4  v_mul_f32_e32 v22, v71, v22
10DE8  v_mul_f32_e32 v32, v71, v32
10DEC  v_mul_f32_e32 v24, v71, v24
10DF0  v_mul_f32_e32 v34, v71, v34
10DF4  v_mul_f32_e32 v26, v71, v26
10DF8  v_mul_f32_e32 v36, v71, v36
10DFC  v_mul_f32_e32 v28, v71, v28
10E00  v_mul_f32_e32 v14, v71, v14
10E04  v_mul_f32_e32 v6, v71, v6
10E08  v_mul_f32_e32 v16, v71, v16
10E0C  v_mul_f32_e32 v8, v71, v8
10E10  v_mul_f32_e32 v18, v71, v18
10E14  v_mul_f32_e32 v10, v71, v10
10E18  v_mul_f32_e32 v20, v71, v20
10E1C  v_mul_f32_e32 v12, v71, v12
10E20  v_max_u32_e32 v80, 1, v78
10E24  s_branch 1
10E28  v_mov_b32_e32 v80, v78
10E2C  v_mad_u64_u32 v[70:71], s[4:5], s10, v70, v[2:3]
10E34  v_lshlrev_b32_e32 v92, 2, v70
10E38  s_mov_b32 s4, 0xd2511f53
10E40  v_lshlrev_b32_e32 v71, 23, v80
10E44  v_mad_u64_u32 v[80:81], s[6:7], v92, s4, 0
10E4C  s_mul_hi_u32 s6, s21, 0xcd9e8d57
10E54  s_xor_b32 s6, s20, s6
10E58  s_xor_b32 s9, s6, s30
10E5C  s_xor_b32 s6, s31, s22
10E60  s_mov_b32 s5, 0xcd9e8d57
10E68  s_mul_i32 s7, s21, 0xcd9e8d57
10E70  v_xor_b32_e32 v2, s6, v81
10E74  s_add_i32 s11, s30, 0x9e3779b9
10E7C  s_add_i32 s17, s31, 0xbb67ae85
10E84  s_mul_hi_u32 s19, s9, 0xd2511f53
10E8C  s_mul_i32 s22, s9, 0xd2511f53
10E94  v_mad_u64_u32 v[82:83], s[20:21], v2, s5, 0
10E9C  s_xor_b32 s9, s11, s7
10EA0  s_xor_b32 s17, s17, s19
10EA4  v_xor_b32_e32 v2, s9, v83
10EA8  v_xor_b32_e32 v83, s17, v80
10EAC  s_add_i32 s11, s31, 0x76cf5d0a
10EB4  v_mad_u64_u32 v[80:81], s[20:21], v2, s4, 0
10EBC  v_mad_u64_u32 v[84:85], s[20:21], v83, s5, 0
10EC4  s_xor_b32 s22, s11, s22
10EC8  s_add_i32 s7, s30, 0x3c6ef372
10ED0  v_xor_b32_e32 v2, v82, v85
10ED4  v_xor_b32_e32 v81, s22, v81
10ED8  v_xor_b32_e32 v2, s7, v2
10EDC  v_mad_u64_u32 v[86:87], s[20:21], v81, s5, 0
10EE4  s_add_i32 s19, s30, 0xdaa66d2b
10EEC  v_mad_u64_u32 v[82:83], s[20:21], v2, s4, 0
10EF4  v_xor_b32_e32 v2, v84, v87
10EF8  s_add_i32 s11, s31, 0x32370b8f
10F00  v_xor_b32_e32 v2, s19, v2
10F04  v_xor_b32_e32 v80, v80, v83
10F08  v_xor_b32_e32 v83, s11, v80
10F0C  v_mad_u64_u32 v[80:81], s[24:25], v2, s4, 0
10F14  s_add_i32 s20, s31, 0xed9eba14
10F1C  v_mad_u64_u32 v[84:85], s[24:25], v83, s5, 0
10F24  v_xor_b32_e32 v81, v82, v81
10F28  s_add_i32 s21, s30, 0x78dde6e4
10F30  v_xor_b32_e32 v2, v86, v85
10F34  v_xor_b32_e32 v81, s20, v81
10F38  v_xor_b32_e32 v2, s21, v2
10F3C  v_mad_u64_u32 v[86:87], s[26:27], v81, s5, 0
10F44  s_add_i32 s24, s30, 0x1715609d
10F4C  v_mad_u64_u32 v[82:83], s[26:27], v2, s4, 0
10F54  v_xor_b32_e32 v2, v84, v87
10F58  s_add_i32 s23, s31, 0xa9066899
10F60  v_xor_b32_e32 v2, s24, v2
10F64  v_xor_b32_e32 v80, v80, v83
10F68  v_xor_b32_e32 v83, s23, v80
10F6C  v_mad_u64_u32 v[80:81], s[34:35], v2, s4, 0
10F74  s_add_i32 s25, s31, 0x646e171e
10F7C  v_mad_u64_u32 v[84:85], s[34:35], v83, s5, 0
10F84  v_xor_b32_e32 v81, v82, v81
10F88  s_add_i32 s26, s30, 0xb54cda56
10F90  v_xor_b32_e32 v2, v86, v85
10F94  v_xor_b32_e32 v81, s25, v81
10F98  v_xor_b32_e32 v2, s26, v2
10F9C  v_mad_u64_u32 v[86:87], s[36:37], v81, s5, 0
10FA4  s_add_i32 s34, s30, 0x5384540f
10FAC  v_mad_u64_u32 v[82:83], s[36:37], v2, s4, 0
10FB4  v_xor_b32_e32 v2, v84, v87
10FB8  s_add_i32 s27, s31, 0x1fd5c5a3
10FC0  v_xor_b32_e32 v2, s34, v2
10FC4  v_xor_b32_e32 v80, v80, v83
10FC8  v_xor_b32_e32 v83, s27, v80
10FCC  v_mad_u64_u32 v[80:81], s[38:39], v2, s4, 0
10FD4  s_add_i32 s35, s31, 0xdb3d7428
10FDC  v_mad_u64_u32 v[84:85], s[38:39], v83, s5, 0
10FE4  v_xor_b32_e32 v81, v82, v81
10FE8  s_add_i32 s36, s30, 0xf1bbcdc8
10FF0  v_xor_b32_e32 v2, v86, v85
10FF4  v_xor_b32_e32 v81, s35, v81
10FF8  v_xor_b32_e32 v2, s36, v2
10FFC  v_mad_u64_u32 v[86:87], s[38:39], v81, s5, 0
11004  s_add_i32 s37, s30, 0x8ff34781
1100C  v_mad_u64_u32 v[82:83], s[38:39], v2, s4, 0
11014  v_xor_b32_e32 v2, v84, v87
11018  s_add_i32 s30, s31, 0x96a522ad
11020  v_xor_b32_e32 v87, s37, v2
11024  v_xor_b32_e32 v2, v80, v83
11028  v_xor_b32_e32 v83, s30, v2
1102C  v_mov_b32_e32 v80, v62
11030  v_mov_b32_e32 v81, v54
11034  v_mov_b32_e32 v85, v56
11038  v_mov_b32_e32 v2, 0
1103C  v_mov_b32_e32 v54, 0
11040  v_or_b32_e32 v56, 1, v92
11044  v_mov_b32_e32 v84, v64
11048  v_mov_b32_e32 v88, v66
1104C  v_mov_b32_e32 v89, v58
11050  v_mov_b32_e32 v90, v68
11054  v_mov_b32_e32 v91, v60
11058  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[80:81], v87, v71
11060  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[88:89], v83, v71 op_sel:[0,0,0,1]
11068  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[84:85], v86, v71 op_sel:[0,0,1,0]
11070  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[90:91], v82, v71 op_sel:[0,0,1,1]
11078  s_nop 0
1107C  v_mad_u64_u32 v[80:81], s[38:39], v56, s4, 0
11084  v_xor_b32_e32 v56, s6, v81
11088  v_mad_u64_u32 v[82:83], s[38:39], v56, s5, 0
11090  v_xor_b32_e32 v58, s17, v80
11094  v_xor_b32_e32 v56, s9, v83
11098  v_mad_u64_u32 v[84:85], s[38:39], v58, s5, 0
110A0  v_mad_u64_u32 v[80:81], s[38:39], v56, s4, 0
110A8  v_xor_b32_e32 v56, v82, v85
110AC  v_xor_b32_e32 v56, s7, v56
110B0  v_xor_b32_e32 v58, s22, v81
110B4  v_mad_u64_u32 v[82:83], s[38:39], v56, s4, 0
110BC  v_mad_u64_u32 v[86:87], s[38:39], v58, s5, 0
110C4  v_xor_b32_e32 v56, v84, v87
110C8  v_xor_b32_e32 v58, v80, v83
110CC  v_xor_b32_e32 v56, s19, v56
110D0  v_xor_b32_e32 v58, s11, v58
110D4  v_mad_u64_u32 v[80:81], s[38:39], v56, s4, 0
110DC  v_mad_u64_u32 v[84:85], s[38:39], v58, s5, 0
110E4  v_xor_b32_e32 v56, v86, v85
110E8  v_xor_b32_e32 v58, v82, v81
110EC  v_xor_b32_e32 v56, s21, v56
110F0  v_xor_b32_e32 v58, s20, v58
110F4  v_mad_u64_u32 v[82:83], s[38:39], v56, s4, 0
110FC  v_mad_u64_u32 v[86:87], s[38:39], v58, s5, 0
11104  v_xor_b32_e32 v56, v84, v87
11108  v_xor_b32_e32 v58, v80, v83
1110C  v_xor_b32_e32 v56, s24, v56
11110  v_xor_b32_e32 v58, s23, v58
11114  v_mad_u64_u32 v[80:81], s[38:39], v56, s4, 0
1111C  v_mad_u64_u32 v[84:85], s[38:39], v58, s5, 0
11124  v_xor_b32_e32 v56, v86, v85
11128  v_xor_b32_e32 v58, v82, v81
1112C  v_xor_b32_e32 v56, s26, v56
11130  v_xor_b32_e32 v58, s25, v58
11134  v_mad_u64_u32 v[82:83], s[38:39], v56, s4, 0
1113C  v_mad_u64_u32 v[86:87], s[38:39], v58, s5, 0
11144  v_xor_b32_e32 v56, v84, v87
11148  v_xor_b32_e32 v58, v80, v83
1114C  v_xor_b32_e32 v56, s34, v56
11150  v_xor_b32_e32 v58, s27, v58
11154  v_mad_u64_u32 v[80:81], s[38:39], v56, s4, 0
1115C  v_mad_u64_u32 v[84:85], s[38:39], v58, s5, 0
11164  v_xor_b32_e32 v56, v86, v85
11168  v_xor_b32_e32 v58, v82, v81
1116C  v_xor_b32_e32 v56, s36, v56
11170  v_xor_b32_e32 v58, s35, v58
11174  v_mad_u64_u32 v[82:83], s[38:39], v56, s4, 0
1117C  v_mad_u64_u32 v[86:87], s[38:39], v58, s5, 0
11184  v_xor_b32_e32 v56, v84, v87
11188  v_xor_b32_e32 v58, v80, v83
1118C  v_mov_b32_e32 v80, v46
11190  v_mov_b32_e32 v81, v38
11194  v_mov_b32_e32 v85, v40
11198  v_mov_b32_e32 v89, v42
1119C  v_mov_b32_e32 v38, 0
111A0  v_mov_b32_e32 v40, 0
111A4  v_or_b32_e32 v42, 2, v92
111A8  v_xor_b32_e32 v56, s37, v56
111AC  v_xor_b32_e32 v58, s30, v58
111B0  v_mov_b32_e32 v84, v48
111B4  v_mov_b32_e32 v88, v50
111B8  v_mov_b32_e32 v90, v52
111BC  v_mov_b32_e32 v91, v44
111C0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[80:81], v56, v71
111C8  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[88:89], v58, v71 op_sel:[0,0,0,1]
111D0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[84:85], v86, v71 op_sel:[0,0,1,0]
111D8  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[90:91], v82, v71 op_sel:[0,0,1,1]
111E0  s_nop 0
111E4  v_mad_u64_u32 v[80:81], s[38:39], v42, s4, 0
111EC  v_xor_b32_e32 v42, s6, v81
111F0  v_mad_u64_u32 v[82:83], s[38:39], v42, s5, 0
111F8  v_xor_b32_e32 v44, s17, v80
111FC  v_xor_b32_e32 v42, s9, v83
11200  v_mad_u64_u32 v[84:85], s[38:39], v44, s5, 0
11208  v_mad_u64_u32 v[80:81], s[38:39], v42, s4, 0
11210  v_xor_b32_e32 v42, v82, v85
11214  v_xor_b32_e32 v42, s7, v42
11218  v_xor_b32_e32 v44, s22, v81
1121C  v_mad_u64_u32 v[82:83], s[38:39], v42, s4, 0
11224  v_mad_u64_u32 v[86:87], s[38:39], v44, s5, 0
1122C  v_xor_b32_e32 v42, v84, v87
11230  v_xor_b32_e32 v44, v80, v83
11234  v_xor_b32_e32 v42, s19, v42
11238  v_xor_b32_e32 v44, s11, v44
1123C  v_mad_u64_u32 v[80:81], s[38:39], v42, s4, 0
11244  v_mad_u64_u32 v[84:85], s[38:39], v44, s5, 0
1124C  v_xor_b32_e32 v42, v86, v85
11250  v_xor_b32_e32 v44, v82, v81
11254  v_xor_b32_e32 v42, s21, v42
11258  v_xor_b32_e32 v44, s20, v44
1125C  v_mad_u64_u32 v[82:83], s[38:39], v42, s4, 0
11264  v_mad_u64_u32 v[86:87], s[38:39], v44, s5, 0
1126C  v_xor_b32_e32 v42, v84, v87
11270  v_xor_b32_e32 v44, v80, v83
11274  v_xor_b32_e32 v42, s24, v42
11278  v_xor_b32_e32 v44, s23, v44
1127C  v_mad_u64_u32 v[80:81], s[38:39], v42, s4, 0
11284  v_mad_u64_u32 v[84:85], s[38:39], v44, s5, 0
1128C  v_xor_b32_e32 v42, v86, v85
11290  v_xor_b32_e32 v44, v82, v81
11294  v_xor_b32_e32 v42, s26, v42
11298  v_xor_b32_e32 v44, s25, v44
1129C  v_mad_u64_u32 v[82:83], s[38:39], v42, s4, 0
112A4  v_mad_u64_u32 v[86:87], s[38:39], v44, s5, 0
112AC  v_xor_b32_e32 v42, v84, v87
112B0  v_xor_b32_e32 v44, v80, v83
112B4  v_xor_b32_e32 v42, s34, v42
112B8  v_xor_b32_e32 v44, s27, v44
112BC  v_mad_u64_u32 v[80:81], s[38:39], v42, s4, 0
112C4  v_mad_u64_u32 v[84:85], s[38:39], v44, s5, 0
112CC  v_xor_b32_e32 v42, v86, v85
112D0  v_xor_b32_e32 v44, v82, v81
112D4  v_xor_b32_e32 v42, s36, v42
112D8  v_xor_b32_e32 v44, s35, v44
112DC  v_mad_u64_u32 v[82:83], s[38:39], v42, s4, 0
112E4  v_mad_u64_u32 v[86:87], s[38:39], v44, s5, 0
112EC  v_xor_b32_e32 v42, v84, v87
112F0  v_xor_b32_e32 v44, v80, v83
112F4  v_mov_b32_e32 v80, v30
112F8  v_mov_b32_e32 v81, v22
112FC  v_mov_b32_e32 v85, v24
11300  v_mov_b32_e32 v89, v26
11304  v_mov_b32_e32 v22, 0
11308  v_mov_b32_e32 v24, 0
1130C  v_or_b32_e32 v26, 3, v92
11310  v_xor_b32_e32 v42, s37, v42
11314  v_xor_b32_e32 v44, s30, v44
11318  v_mov_b32_e32 v84, v32
1131C  v_mov_b32_e32 v88, v34
11320  v_mov_b32_e32 v90, v36
11324  v_mov_b32_e32 v91, v28
11328  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[80:81], v42, v71
11330  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[88:89], v44, v71 op_sel:[0,0,0,1]
11338  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[84:85], v86, v71 op_sel:[0,0,1,0]
11340  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[90:91], v82, v71 op_sel:[0,0,1,1]
11348  s_nop 0
1134C  v_mad_u64_u32 v[80:81], s[38:39], v26, s4, 0
11354  v_xor_b32_e32 v26, s6, v81
11358  v_mad_u64_u32 v[82:83], s[38:39], v26, s5, 0
11360  v_xor_b32_e32 v28, s17, v80
11364  v_xor_b32_e32 v26, s9, v83
11368  v_mad_u64_u32 v[84:85], s[38:39], v28, s5, 0
11370  v_mad_u64_u32 v[80:81], s[38:39], v26, s4, 0
11378  v_xor_b32_e32 v26, v82, v85
1137C  v_xor_b32_e32 v26, s7, v26
11380  v_xor_b32_e32 v28, s22, v81
11384  v_mad_u64_u32 v[82:83], s[38:39], v26, s4, 0
1138C  v_mad_u64_u32 v[86:87], s[38:39], v28, s5, 0
11394  v_xor_b32_e32 v26, v84, v87
11398  v_xor_b32_e32 v28, v80, v83
1139C  v_xor_b32_e32 v26, s19, v26
113A0  v_xor_b32_e32 v28, s11, v28
113A4  v_mad_u64_u32 v[80:81], s[38:39], v26, s4, 0
113AC  v_mad_u64_u32 v[84:85], s[38:39], v28, s5, 0
113B4  v_xor_b32_e32 v26, v86, v85
113B8  v_xor_b32_e32 v28, v82, v81
113BC  v_xor_b32_e32 v26, s21, v26
113C0  v_xor_b32_e32 v28, s20, v28
113C4  v_mad_u64_u32 v[82:83], s[38:39], v26, s4, 0
113CC  v_mad_u64_u32 v[86:87], s[38:39], v28, s5, 0
113D4  v_xor_b32_e32 v26, v84, v87
113D8  v_xor_b32_e32 v28, v80, v83
113DC  v_xor_b32_e32 v26, s24, v26
113E0  v_xor_b32_e32 v28, s23, v28
113E4  v_mad_u64_u32 v[80:81], s[38:39], v26, s4, 0
113EC  v_mad_u64_u32 v[84:85], s[38:39], v28, s5, 0
113F4  v_xor_b32_e32 v26, v86, v85
113F8  v_xor_b32_e32 v28, v82, v81
113FC  v_xor_b32_e32 v26, s26, v26
11400  v_xor_b32_e32 v28, s25, v28
11404  v_mad_u64_u32 v[82:83], s[38:39], v26, s4, 0
1140C  v_mad_u64_u32 v[86:87], s[38:39], v28, s5, 0
11414  v_xor_b32_e32 v26, v84, v87
11418  v_xor_b32_e32 v28, v80, v83
1141C  v_xor_b32_e32 v26, s34, v26
11420  v_xor_b32_e32 v28, s27, v28
11424  v_mad_u64_u32 v[80:81], s[38:39], v26, s4, 0
1142C  v_mad_u64_u32 v[84:85], s[38:39], v28, s5, 0
11434  v_xor_b32_e32 v26, v86, v85
11438  v_xor_b32_e32 v28, v82, v81
1143C  v_xor_b32_e32 v26, s36, v26
11440  v_xor_b32_e32 v28, s35, v28
11444  v_mad_u64_u32 v[82:83], s[38:39], v26, s4, 0
1144C  v_mad_u64_u32 v[86:87], s[4:5], v28, s5, 0
11454  v_xor_b32_e32 v26, v84, v87
11458  v_xor_b32_e32 v28, v80, v83
1145C  v_mov_b32_e32 v81, v6
11460  v_mov_b32_e32 v85, v8
11464  v_mov_b32_e32 v89, v10
11468  v_mov_b32_e32 v90, v20
1146C  v_mov_b32_e32 v6, 0
11470  v_mov_b32_e32 v8, 0
11474  v_xor_b32_e32 v26, s37, v26
11478  v_xor_b32_e32 v28, s30, v28
1147C  v_mov_b32_e32 v80, v14
11480  v_mov_b32_e32 v84, v16
11484  v_mov_b32_e32 v88, v18
11488  v_mov_b32_e32 v91, v12
1148C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[80:81], v26, v71
11494  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[88:89], v28, v71 op_sel:[0,0,0,1]
1149C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[84:85], v86, v71 op_sel:[0,0,1,0]
114A4  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[90:91], v82, v71 op_sel:[0,0,1,1]
114AC  s_nop 0
114B0  v_and_b32_e32 v90, 0x7fffffff, v63
114B8  v_and_b32_e32 v89, 0x7fffffff, v55
114C0  v_max_u32_e32 v10, v89, v90
114C4  v_and_b32_e32 v88, 0x7fffffff, v65
114CC  v_and_b32_e32 v86, 0x7fffffff, v57
114D4  v_max3_u32 v10, v86, v88, v10
114DC  v_and_b32_e32 v85, 0x7fffffff, v67
114E4  v_and_b32_e32 v84, 0x7fffffff, v59
114EC  v_max3_u32 v10, v84, v85, v10
114F4  v_and_b32_e32 v83, 0x7fffffff, v69
114FC  v_and_b32_e32 v82, 0x7fffffff, v61
11504  v_max3_u32 v10, v82, v83, v10
1150C  v_and_b32_e32 v81, 0x7fffffff, v47
11514  v_and_b32_e32 v80, 0x7fffffff, v39
1151C  v_max3_u32 v10, v80, v81, v10
11524  v_and_b32_e32 v71, 0x7fffffff, v49
1152C  v_and_b32_e32 v68, 0x7fffffff, v41
11534  v_max3_u32 v10, v68, v71, v10
1153C  v_and_b32_e32 v66, 0x7fffffff, v51
11544  v_and_b32_e32 v64, 0x7fffffff, v43
1154C  v_max3_u32 v10, v64, v66, v10
11554  v_and_b32_e32 v60, 0x7fffffff, v53
1155C  v_and_b32_e32 v58, 0x7fffffff, v45
11564  v_max3_u32 v10, v58, v60, v10
1156C  v_and_b32_e32 v56, 0x7fffffff, v31
11574  v_and_b32_e32 v52, 0x7fffffff, v23
1157C  v_max3_u32 v10, v52, v56, v10
11584  v_and_b32_e32 v50, 0x7fffffff, v33
1158C  v_and_b32_e32 v48, 0x7fffffff, v25
11594  v_max3_u32 v10, v48, v50, v10
1159C  v_and_b32_e32 v46, 0x7fffffff, v35
115A4  v_and_b32_e32 v44, 0x7fffffff, v27
115AC  v_max3_u32 v10, v44, v46, v10
115B4  v_and_b32_e32 v42, 0x7fffffff, v37
115BC  v_and_b32_e32 v36, 0x7fffffff, v29
115C4  v_max3_u32 v10, v36, v42, v10
115CC  v_and_b32_e32 v34, 0x7fffffff, v15
115D4  v_and_b32_e32 v32, 0x7fffffff, v7
115DC  v_max3_u32 v10, v32, v34, v10
115E4  v_and_b32_e32 v30, 0x7fffffff, v17
115EC  v_and_b32_e32 v28, 0x7fffffff, v9
115F4  v_max3_u32 v10, v28, v30, v10
115FC  v_and_b32_e32 v26, 0x7fffffff, v19
11604  v_and_b32_e32 v20, 0x7fffffff, v11
1160C  v_max3_u32 v10, v20, v26, v10
11614  v_and_b32_e32 v18, 0x7fffffff, v21
1161C  v_and_b32_e32 v14, 0x7fffffff, v13
11624  v_max3_u32 v87, v14, v18, v10
1162C  s_mov_b32 s4, 0x7f7fffff
11634  v_mov_b32_e32 v62, 0
11638  v_cmp_lt_u32_e32 vcc, s4, v87
1163C  v_mov_b32_e32 v10, 0
11640  v_mov_b32_e32 v12, 0
11644  v_mov_b32_e32 v16, 0
11648  s_and_saveexec_b64 s[4:5], vcc
1164C  s_cbranch_execz 585
11650  v_sub_u32_e32 v16, 0x7f800000, v90
11658  v_sub_u32_e32 v10, 0x7f7fffff, v90
11660  v_lshrrev_b32_e32 v16, 31, v16
11664  v_add_u32_e32 v62, -1, v16
11668  v_lshrrev_b32_e32 v12, 31, v10
1166C  v_and_b32_e32 v87, 0x80000000, v62
11674  v_add_u32_e32 v12, -1, v12
11678  v_bitop3_b32 v63, v87, v63, v12 bitop3:0xc8
11680  v_and_b32_e32 v12, v62, v90
11684  v_sub_u32_e32 v90, 0x7f800000, v89
1168C  v_sub_u32_e32 v62, 0x7f7fffff, v89
11694  v_ashrrev_i32_e32 v10, 31, v10
11698  v_lshrrev_b32_e32 v90, 31, v90
1169C  v_and_b32_e32 v10, 7, v10
116A0  v_lshrrev_b32_e32 v87, 31, v62
116A4  v_add_u32_e32 v91, -1, v90
116A8  v_ashrrev_i32_e32 v62, 31, v62
116AC  s_movk_i32 s31, 0x70
116B0  v_and_or_b32 v10, v62, s31, v10
116B8  v_and_b32_e32 v62, v91, v89
116BC  v_sub_u32_e32 v89, 0x7f800000, v88
116C4  v_max_u32_e32 v12, v62, v12
116C8  v_sub_u32_e32 v62, 0x7f7fffff, v88
116D0  v_and_b32_e32 v92, 0x80000000, v91
116D8  v_add_u32_e32 v87, -1, v87
116DC  v_lshrrev_b32_e32 v89, 31, v89
116E0  v_bitop3_b32 v55, v92, v55, v87 bitop3:0xc8
116E8  v_add_u32_e32 v16, v90, v16
116EC  v_lshrrev_b32_e32 v87, 31, v62
116F0  v_add_u32_e32 v90, -1, v89
116F4  v_ashrrev_i32_e32 v62, 31, v62
116F8  s_movk_i32 s38, 0x700
116FC  v_and_b32_e32 v91, 0x80000000, v90
11704  v_add_u32_e32 v87, -1, v87
11708  v_and_or_b32 v10, v62, s38, v10
11710  v_and_b32_e32 v62, v90, v88
11714  v_sub_u32_e32 v90, 0x7f800000, v86
1171C  v_bitop3_b32 v65, v91, v65, v87 bitop3:0xc8
11724  v_sub_u32_e32 v87, 0x7f7fffff, v86
1172C  s_movk_i32 s39, 0x7000
11730  v_lshrrev_b32_e32 v90, 31, v90
11734  v_lshrrev_b32_e32 v88, 31, v87
11738  v_add_u32_e32 v91, -1, v90
1173C  v_ashrrev_i32_e32 v87, 31, v87
11740  v_and_or_b32 v10, v87, s39, v10
11748  v_and_b32_e32 v86, v91, v86
1174C  v_sub_u32_e32 v87, 0x7f800000, v85
11754  v_max3_u32 v12, v86, v62, v12
1175C  v_sub_u32_e32 v62, 0x7f7fffff, v85
11764  v_and_b32_e32 v92, 0x80000000, v91
1176C  v_add_u32_e32 v88, -1, v88
11770  v_lshrrev_b32_e32 v87, 31, v87
11774  v_bitop3_b32 v57, v92, v57, v88 bitop3:0xc8
1177C  v_lshrrev_b32_e32 v86, 31, v62
11780  v_add_u32_e32 v88, -1, v87
11784  v_ashrrev_i32_e32 v62, 31, v62
11788  s_mov_b32 s40, 0x70000
11790  v_add3_u32 v16, v89, v16, v90
11798  v_and_b32_e32 v89, 0x80000000, v88
117A0  v_and_or_b32 v10, v62, s40, v10
117A8  v_and_b32_e32 v62, v88, v85
117AC  v_sub_u32_e32 v85, 0x7f7fffff, v84
117B4  v_sub_u32_e32 v88, 0x7f800000, v84
117BC  v_add_u32_e32 v86, -1, v86
117C0  v_bitop3_b32 v67, v89, v67, v86 bitop3:0xc8
117C8  v_lshrrev_b32_e32 v86, 31, v85
117CC  v_lshrrev_b32_e32 v88, 31, v88
117D0  v_ashrrev_i32_e32 v85, 31, v85
117D4  s_mov_b32 s41, 0x700000
117DC  v_add_u32_e32 v89, -1, v88
117E0  v_and_or_b32 v10, v85, s41, v10
117E8  v_sub_u32_e32 v85, 0x7f800000, v83
117F0  v_and_b32_e32 v84, v89, v84
117F4  v_and_b32_e32 v90, 0x80000000, v89
117FC  v_add_u32_e32 v86, -1, v86
11800  v_max3_u32 v12, v84, v62, v12
11808  v_sub_u32_e32 v62, 0x7f7fffff, v83
11810  v_lshrrev_b32_e32 v85, 31, v85
11814  v_bitop3_b32 v59, v90, v59, v86 bitop3:0xc8
1181C  v_add_u32_e32 v86, -1, v85
11820  v_add3_u32 v16, v87, v16, v88
11828  v_lshrrev_b32_e32 v84, 31, v62
1182C  v_and_b32_e32 v87, 0x80000000, v86
11834  v_ashrrev_i32_e32 v62, 31, v62
11838  s_mov_b32 s42, 0x7000000
11840  v_and_b32_e32 v83, v86, v83
11844  v_sub_u32_e32 v86, 0x7f800000, v82
1184C  v_and_or_b32 v10, v62, s42, v10
11854  v_sub_u32_e32 v62, 0x7f7fffff, v82
1185C  v_add_u32_e32 v84, -1, v84
11860  v_lshrrev_b32_e32 v86, 31, v86
11864  v_bitop3_b32 v69, v87, v69, v84 bitop3:0xc8
1186C  v_lshrrev_b32_e32 v84, 31, v62
11870  v_add_u32_e32 v87, -1, v86
11874  v_ashrrev_i32_e32 v62, 31, v62
11878  s_brev_b32 s43, 14
1187C  v_and_or_b32 v62, v62, s43, v10
11884  v_add3_u32 v10, v85, v16, v86
1188C  v_and_b32_e32 v16, v87, v82
11890  v_max3_u32 v12, v16, v83, v12
11898  v_sub_u32_e32 v83, 0x7f800000, v81
118A0  v_and_b32_e32 v88, 0x80000000, v87
118A8  v_add_u32_e32 v84, -1, v84
118AC  v_sub_u32_e32 v16, 0x7f7fffff, v81
118B4  v_lshrrev_b32_e32 v83, 31, v83
118B8  v_bitop3_b32 v61, v88, v61, v84 bitop3:0xc8
118C0  v_add_u32_e32 v84, -1, v83
118C4  v_lshrrev_b32_e32 v82, 31, v16
118C8  v_and_b32_e32 v85, 0x80000000, v84
118D0  v_add_u32_e32 v82, -1, v82
118D4  v_bitop3_b32 v47, v85, v47, v82 bitop3:0xc8
118DC  v_sub_u32_e32 v85, 0x7f800000, v80
118E4  v_sub_u32_e32 v82, 0x7f7fffff, v80
118EC  v_ashrrev_i32_e32 v16, 31, v16
118F0  v_lshrrev_b32_e32 v85, 31, v85
118F4  v_and_b32_e32 v16, 7, v16
118F8  v_and_b32_e32 v81, v84, v81
118FC  v_lshrrev_b32_e32 v84, 31, v82
11900  v_add_u32_e32 v86, -1, v85
11904  v_ashrrev_i32_e32 v82, 31, v82
11908  v_and_or_b32 v16, v82, s31, v16
11910  v_and_b32_e32 v80, v86, v80
11914  v_sub_u32_e32 v82, 0x7f800000, v71
1191C  v_max3_u32 v12, v80, v81, v12
11924  v_sub_u32_e32 v80, 0x7f7fffff, v71
1192C  v_and_b32_e32 v87, 0x80000000, v86
11934  v_lshrrev_b32_e32 v82, 31, v82
11938  v_add_u32_e32 v84, -1, v84
1193C  v_add3_u32 v10, v83, v10, v85
11944  v_lshrrev_b32_e32 v81, 31, v80
11948  v_add_u32_e32 v83, -1, v82
1194C  v_ashrrev_i32_e32 v80, 31, v80
11950  v_bitop3_b32 v39, v87, v39, v84 bitop3:0xc8
11958  v_and_b32_e32 v84, 0x80000000, v83
11960  v_and_or_b32 v16, v80, s38, v16
11968  v_and_b32_e32 v71, v83, v71
1196C  v_sub_u32_e32 v80, 0x7f7fffff, v68
11974  v_sub_u32_e32 v83, 0x7f800000, v68
1197C  v_add_u32_e32 v81, -1, v81
11980  v_bitop3_b32 v49, v84, v49, v81 bitop3:0xc8
11988  v_lshrrev_b32_e32 v81, 31, v80
1198C  v_lshrrev_b32_e32 v83, 31, v83
11990  v_ashrrev_i32_e32 v80, 31, v80
11994  v_add_u32_e32 v84, -1, v83
11998  v_and_or_b32 v16, v80, s39, v16
119A0  v_sub_u32_e32 v80, 0x7f800000, v66
119A8  v_and_b32_e32 v68, v84, v68
119AC  v_and_b32_e32 v85, 0x80000000, v84
119B4  v_add_u32_e32 v81, -1, v81
119B8  v_max3_u32 v12, v68, v71, v12
119C0  v_sub_u32_e32 v68, 0x7f7fffff, v66
119C8  v_lshrrev_b32_e32 v80, 31, v80
119CC  v_bitop3_b32 v41, v85, v41, v81 bitop3:0xc8
119D4  v_add_u32_e32 v81, -1, v80
119D8  v_add3_u32 v10, v82, v10, v83
119E0  v_lshrrev_b32_e32 v71, 31, v68
119E4  v_and_b32_e32 v82, 0x80000000, v81
119EC  v_ashrrev_i32_e32 v68, 31, v68
119F0  v_and_b32_e32 v66, v81, v66
119F4  v_sub_u32_e32 v81, 0x7f800000, v64
119FC  v_and_or_b32 v16, v68, s40, v16
11A04  v_sub_u32_e32 v68, 0x7f7fffff, v64
11A0C  v_add_u32_e32 v71, -1, v71
11A10  v_lshrrev_b32_e32 v81, 31, v81
11A14  v_bitop3_b32 v51, v82, v51, v71 bitop3:0xc8
11A1C  v_lshrrev_b32_e32 v71, 31, v68
11A20  v_add_u32_e32 v82, -1, v81
11A24  v_ashrrev_i32_e32 v68, 31, v68
11A28  v_and_or_b32 v16, v68, s41, v16
11A30  v_add3_u32 v68, v80, v10, v81
11A38  v_and_b32_e32 v10, v82, v64
11A3C  v_max3_u32 v12, v10, v66, v12
11A44  v_sub_u32_e32 v66, 0x7f800000, v60
11A4C  v_sub_u32_e32 v10, 0x7f7fffff, v60
11A54  v_and_b32_e32 v83, 0x80000000, v82
11A5C  v_add_u32_e32 v71, -1, v71
11A60  v_lshrrev_b32_e32 v66, 31, v66
11A64  v_bitop3_b32 v43, v83, v43, v71 bitop3:0xc8
11A6C  v_lshrrev_b32_e32 v64, 31, v10
11A70  v_add_u32_e32 v71, -1, v66
11A74  v_ashrrev_i32_e32 v10, 31, v10
11A78  v_and_b32_e32 v80, 0x80000000, v71
11A80  v_and_or_b32 v10, v10, s42, v16
11A88  v_and_b32_e32 v16, v71, v60
11A8C  v_sub_u32_e32 v71, 0x7f800000, v58
11A94  v_add_u32_e32 v64, -1, v64
11A98  v_sub_u32_e32 v60, 0x7f7fffff, v58
11AA0  v_lshrrev_b32_e32 v71, 31, v71
11AA4  v_bitop3_b32 v53, v80, v53, v64 bitop3:0xc8
11AAC  v_add_u32_e32 v80, -1, v71
11AB0  v_lshrrev_b32_e32 v64, 31, v60
11AB4  v_and_b32_e32 v81, 0x80000000, v80
11ABC  v_add_u32_e32 v64, -1, v64
11AC0  v_bitop3_b32 v45, v81, v45, v64 bitop3:0xc8
11AC8  v_sub_u32_e32 v64, 0x7f800000, v56
11AD0  v_and_b32_e32 v58, v80, v58
11AD4  v_ashrrev_i32_e32 v60, 31, v60
11AD8  v_max3_u32 v12, v58, v16, v12
11AE0  v_sub_u32_e32 v16, 0x7f7fffff, v56
11AE8  v_lshrrev_b32_e32 v64, 31, v64
11AEC  v_and_or_b32 v10, v60, s43, v10
11AF4  v_add3_u32 v60, v66, v68, v71
11AFC  v_add_u32_e32 v66, -1, v64
11B00  v_lshrrev_b32_e32 v58, 31, v16
11B04  v_and_b32_e32 v68, 0x80000000, v66
11B0C  v_add_u32_e32 v58, -1, v58
11B10  v_bitop3_b32 v31, v68, v31, v58 bitop3:0xc8
11B18  v_sub_u32_e32 v58, 0x7f7fffff, v52
11B20  v_sub_u32_e32 v68, 0x7f800000, v52
11B28  v_ashrrev_i32_e32 v16, 31, v16
11B2C  v_and_b32_e32 v16, 7, v16
11B30  v_and_b32_e32 v56, v66, v56
11B34  v_lshrrev_b32_e32 v66, 31, v58
11B38  v_lshrrev_b32_e32 v68, 31, v68
11B3C  v_ashrrev_i32_e32 v58, 31, v58
11B40  v_and_or_b32 v16, v58, s31, v16
11B48  v_add3_u32 v58, v64, v60, v68
11B50  v_sub_u32_e32 v60, 0x7f800000, v50
11B58  v_add_u32_e32 v71, -1, v68
11B5C  v_and_b32_e32 v52, v71, v52
11B60  v_lshrrev_b32_e32 v60, 31, v60
11B64  v_and_b32_e32 v80, 0x80000000, v71
11B6C  v_add_u32_e32 v66, -1, v66
11B70  v_max3_u32 v12, v52, v56, v12
11B78  v_sub_u32_e32 v52, 0x7f7fffff, v50
11B80  v_add_u32_e32 v64, -1, v60
11B84  v_bitop3_b32 v23, v80, v23, v66 bitop3:0xc8
11B8C  v_and_b32_e32 v66, 0x80000000, v64
11B94  v_and_b32_e32 v50, v64, v50
11B98  v_sub_u32_e32 v64, 0x7f800000, v48
11BA0  v_lshrrev_b32_e32 v56, 31, v52
11BA4  v_ashrrev_i32_e32 v52, 31, v52
11BA8  v_add_u32_e32 v56, -1, v56
11BAC  v_and_or_b32 v16, v52, s38, v16
11BB4  v_sub_u32_e32 v52, 0x7f7fffff, v48
11BBC  v_lshrrev_b32_e32 v64, 31, v64
11BC0  v_bitop3_b32 v33, v66, v33, v56 bitop3:0xc8
11BC8  v_add_u32_e32 v66, -1, v64
11BCC  v_lshrrev_b32_e32 v56, 31, v52
11BD0  v_and_b32_e32 v68, 0x80000000, v66
11BD8  v_add_u32_e32 v56, -1, v56
11BDC  v_bitop3_b32 v25, v68, v25, v56 bitop3:0xc8
11BE4  v_sub_u32_e32 v56, 0x7f800000, v46
11BEC  v_ashrrev_i32_e32 v52, 31, v52
11BF0  v_and_b32_e32 v48, v66, v48
11BF4  v_lshrrev_b32_e32 v56, 31, v56
11BF8  v_and_or_b32 v16, v52, s39, v16
11C00  v_add3_u32 v52, v60, v58, v64
11C08  v_max3_u32 v12, v48, v50, v12
11C10  v_sub_u32_e32 v48, 0x7f7fffff, v46
11C18  v_add_u32_e32 v58, -1, v56
11C1C  v_and_b32_e32 v60, 0x80000000, v58
11C24  v_and_b32_e32 v46, v58, v46
11C28  v_sub_u32_e32 v58, 0x7f800000, v44
11C30  v_lshrrev_b32_e32 v50, 31, v48
11C34  v_ashrrev_i32_e32 v48, 31, v48
11C38  v_add_u32_e32 v50, -1, v50
11C3C  v_and_or_b32 v16, v48, s40, v16
11C44  v_sub_u32_e32 v48, 0x7f7fffff, v44
11C4C  v_lshrrev_b32_e32 v58, 31, v58
11C50  v_bitop3_b32 v35, v60, v35, v50 bitop3:0xc8
11C58  v_add_u32_e32 v60, -1, v58
11C5C  v_lshrrev_b32_e32 v50, 31, v48
11C60  v_and_b32_e32 v64, 0x80000000, v60
11C68  v_add_u32_e32 v50, -1, v50
11C6C  v_bitop3_b32 v27, v64, v27, v50 bitop3:0xc8
11C74  v_and_b32_e32 v44, v60, v44
11C78  v_sub_u32_e32 v50, 0x7f800000, v42
11C80  v_max3_u32 v44, v44, v46, v12
11C88  v_sub_u32_e32 v12, 0x7f7fffff, v42
11C90  v_ashrrev_i32_e32 v48, 31, v48
11C94  v_lshrrev_b32_e32 v50, 31, v50
11C98  v_and_or_b32 v16, v48, s41, v16
11CA0  v_add3_u32 v48, v56, v52, v58
11CA8  v_lshrrev_b32_e32 v46, 31, v12
11CAC  v_add_u32_e32 v52, -1, v50
11CB0  v_ashrrev_i32_e32 v12, 31, v12
11CB4  v_and_b32_e32 v56, 0x80000000, v52
11CBC  v_and_or_b32 v12, v12, s42, v16
11CC4  v_and_b32_e32 v16, v52, v42
11CC8  v_sub_u32_e32 v52, 0x7f800000, v36
11CD0  v_add_u32_e32 v46, -1, v46
11CD4  v_sub_u32_e32 v42, 0x7f7fffff, v36
11CDC  v_lshrrev_b32_e32 v52, 31, v52
11CE0  v_bitop3_b32 v37, v56, v37, v46 bitop3:0xc8
11CE8  v_add_u32_e32 v56, -1, v52
11CEC  v_lshrrev_b32_e32 v46, 31, v42
11CF0  v_and_b32_e32 v58, 0x80000000, v56
11CF8  v_add_u32_e32 v46, -1, v46
11CFC  v_bitop3_b32 v29, v58, v29, v46 bitop3:0xc8
11D04  v_sub_u32_e32 v46, 0x7f800000, v34
11D0C  v_and_b32_e32 v36, v56, v36
11D10  v_ashrrev_i32_e32 v42, 31, v42
11D14  v_max3_u32 v16, v36, v16, v44
11D1C  v_sub_u32_e32 v36, 0x7f7fffff, v34
11D24  v_lshrrev_b32_e32 v46, 31, v46
11D28  v_and_or_b32 v12, v42, s43, v12
11D30  v_add3_u32 v42, v50, v48, v52
11D38  v_add_u32_e32 v48, -1, v46
11D3C  v_lshrrev_b32_e32 v44, 31, v36
11D40  v_and_b32_e32 v50, 0x80000000, v48
11D48  v_add_u32_e32 v44, -1, v44
11D4C  v_bitop3_b32 v15, v50, v15, v44 bitop3:0xc8
11D54  v_sub_u32_e32 v44, 0x7f7fffff, v32
11D5C  v_ashrrev_i32_e32 v36, 31, v36
11D60  v_sub_u32_e32 v50, 0x7f800000, v32
11D68  v_and_b32_e32 v36, 7, v36
11D6C  v_and_b32_e32 v34, v48, v34
11D70  v_lshrrev_b32_e32 v48, 31, v44
11D74  v_ashrrev_i32_e32 v44, 31, v44
11D78  v_lshrrev_b32_e32 v50, 31, v50
11D7C  v_and_or_b32 v36, v44, s31, v36
11D84  v_sub_u32_e32 v44, 0x7f800000, v30
11D8C  v_add_u32_e32 v52, -1, v50
11D90  v_and_b32_e32 v32, v52, v32
11D94  v_lshrrev_b32_e32 v44, 31, v44
11D98  v_and_b32_e32 v56, 0x80000000, v52
11DA0  v_add_u32_e32 v48, -1, v48
11DA4  v_add3_u32 v42, v46, v42, v50
11DAC  v_max3_u32 v16, v32, v34, v16
11DB4  v_sub_u32_e32 v32, 0x7f7fffff, v30
11DBC  v_add_u32_e32 v46, -1, v44
11DC0  v_bitop3_b32 v7, v56, v7, v48 bitop3:0xc8
11DC8  v_and_b32_e32 v48, 0x80000000, v46
11DD0  v_lshrrev_b32_e32 v34, 31, v32
11DD4  v_and_b32_e32 v30, v46, v30
11DD8  v_sub_u32_e32 v46, 0x7f800000, v28
11DE0  v_add_u32_e32 v34, -1, v34
11DE4  v_bitop3_b32 v17, v48, v17, v34 bitop3:0xc8
11DEC  v_ashrrev_i32_e32 v32, 31, v32
11DF0  v_sub_u32_e32 v34, 0x7f7fffff, v28
11DF8  v_lshrrev_b32_e32 v46, 31, v46
11DFC  v_and_or_b32 v32, v32, s38, v36
11E04  v_add_u32_e32 v48, -1, v46
11E08  v_lshrrev_b32_e32 v36, 31, v34
11E0C  v_and_b32_e32 v50, 0x80000000, v48
11E14  v_add_u32_e32 v36, -1, v36
11E18  v_bitop3_b32 v9, v50, v9, v36 bitop3:0xc8
11E20  v_sub_u32_e32 v36, 0x7f800000, v26
11E28  v_ashrrev_i32_e32 v34, 31, v34
11E2C  v_and_b32_e32 v28, v48, v28
11E30  v_lshrrev_b32_e32 v36, 31, v36
11E34  v_and_or_b32 v32, v34, s39, v32
11E3C  v_add3_u32 v34, v44, v42, v46
11E44  v_max3_u32 v16, v28, v30, v16
11E4C  v_sub_u32_e32 v28, 0x7f7fffff, v26
11E54  v_add_u32_e32 v42, -1, v36
11E58  v_and_b32_e32 v44, 0x80000000, v42
11E60  v_lshrrev_b32_e32 v30, 31, v28
11E64  v_and_b32_e32 v26, v42, v26
11E68  v_sub_u32_e32 v42, 0x7f800000, v20
11E70  v_add_u32_e32 v30, -1, v30
11E74  v_bitop3_b32 v19, v44, v19, v30 bitop3:0xc8
11E7C  v_ashrrev_i32_e32 v28, 31, v28
11E80  v_sub_u32_e32 v30, 0x7f7fffff, v20
11E88  v_lshrrev_b32_e32 v42, 31, v42
11E8C  v_and_or_b32 v28, v28, s40, v32
11E94  v_add_u32_e32 v44, -1, v42
11E98  v_lshrrev_b32_e32 v32, 31, v30
11E9C  v_and_b32_e32 v46, 0x80000000, v44
11EA4  v_add_u32_e32 v32, -1, v32
11EA8  v_bitop3_b32 v11, v46, v11, v32 bitop3:0xc8
11EB0  v_sub_u32_e32 v32, 0x7f800000, v18
11EB8  v_and_b32_e32 v20, v44, v20
11EBC  v_ashrrev_i32_e32 v30, 31, v30
11EC0  v_max3_u32 v20, v20, v26, v16
11EC8  v_sub_u32_e32 v16, 0x7f7fffff, v18
11ED0  v_lshrrev_b32_e32 v32, 31, v32
11ED4  v_and_or_b32 v28, v30, s41, v28
11EDC  v_add3_u32 v30, v36, v34, v42
11EE4  v_add_u32_e32 v34, -1, v32
11EE8  v_lshrrev_b32_e32 v26, 31, v16
11EEC  v_and_b32_e32 v36, 0x80000000, v34
11EF4  v_add_u32_e32 v26, -1, v26
11EF8  v_and_b32_e32 v18, v34, v18
11EFC  v_sub_u32_e32 v34, 0x7f800000, v14
11F04  v_bitop3_b32 v21, v36, v21, v26 bitop3:0xc8
11F0C  v_sub_u32_e32 v26, 0x7f7fffff, v14
11F14  v_ashrrev_i32_e32 v16, 31, v16
11F18  v_lshrrev_b32_e32 v34, 31, v34
11F1C  v_and_or_b32 v16, v16, s42, v28
11F24  v_lshrrev_b32_e32 v28, 31, v26
11F28  v_add_u32_e32 v36, -1, v34
11F2C  v_ashrrev_i32_e32 v26, 31, v26
11F30  v_and_or_b32 v16, v26, s43, v16
11F38  v_add3_u32 v26, v32, v30, v34
11F40  v_and_b32_e32 v14, v36, v14
11F44  v_and_b32_e32 v42, 0x80000000, v36
11F4C  v_add_u32_e32 v28, -1, v28
11F50  v_max3_u32 v14, v14, v18, v20
11F58  v_mov_b32_e32 v18, 0x7f800000
11F60  v_cmp_ne_u32_e32 vcc, 32, v26
11F64  v_bitop3_b32 v13, v42, v13, v28 bitop3:0xc8
11F6C  s_nop 0
11F70  v_cndmask_b32_e32 v87, v18, v14, vcc
11F74  s_or_b64 exec, exec, s[4:5]
11F78  v_cmp_ne_u32_e32 vcc, 0, v87
11F7C  v_mov_b32_e32 v14, 0x7f
11F84  s_and_saveexec_b64 s[4:5], vcc
11F88  s_cbranch_execz 15
11F8C  v_add_u32_e32 v14, s16, v87
11F90  s_mov_b32 s16, 0x17fffff
11F98  v_lshrrev_b32_e32 v18, 23, v14
11F9C  v_add_u32_e32 v18, -2, v18
11FA0  v_cmp_lt_u32_e32 vcc, s16, v14
11FA4  s_mov_b32 s16, 0x7f800000
11FAC  s_nop 0
11FB0  v_cndmask_b32_e32 v14, 0, v18, vcc
11FB4  v_cmp_eq_u32_e32 vcc, s16, v87
11FB8  v_mov_b32_e32 v18, 0xfe
11FC0  s_and_b64 vcc, s[28:29], vcc
11FC4  v_cndmask_b32_e32 v14, v14, v18, vcc
11FC8  s_or_b64 exec, exec, s[4:5]
11FCC  v_cmp_eq_u32_e32 vcc, 0, v14
11FD0  s_cbranch_vccz 37
11FD4  s_nop 0
11FD8  v_cndmask_b32_e64 v18, 1.0, 2.0, vcc
11FE0  v_mul_f32_e32 v63, v18, v63
11FE4  v_mul_f32_e32 v55, v18, v55
11FE8  v_mul_f32_e32 v65, v18, v65
11FEC  v_mul_f32_e32 v57, v18, v57
11FF0  v_mul_f32_e32 v67, v18, v67
11FF4  v_mul_f32_e32 v59, v18, v59
11FF8  v_mul_f32_e32 v69, v18, v69
11FFC  v_mul_f32_e32 v61, v18, v61
12000  v_mul_f32_e32 v47, v18, v47
12004  v_mul_f32_e32 v39, v18, v39
12008  v_mul_f32_e32 v49, v18, v49
1200C  v_mul_f32_e32 v41, v18, v41
12010  v_mul_f32_e32 v51, v18, v51
12014  v_mul_f32_e32 v43, v18, v43
12018  v_mul_f32_e32 v53, v18, v53
1201C  v_mul_f32_e32 v45, v18, v45
12020  v_mul_f32_e32 v31, v18, v31
12024  v_mul_f32_e32 v23, v18, v23
12028  v_mul_f32_e32 v33, v18, v33
1202C  v_mul_f32_e32 v25, v18, v25
12030  v_mul_f32_e32 v35, v18, v35
12034  v_mul_f32_e32 v27, v18, v27
12038  v_mul_f32_e32 v37, v18, v37
1203C  v_mul_f32_e32 v29, v18, v29
12040  v_mul_f32_e32 v15, v18, v15
12044  v_mul_f32_e32 v7, v18, v7
12048  v_mul_f32_e32 v17, v18, v17
1204C  v_mul_f32_e32 v9, v18, v9
12050  v_mul_f32_e32 v19, v18, v19
12054  v_mul_f32_e32 v11, v18, v11
12058  v_mul_f32_e32 v21, v18, v21
1205C  v_mul_f32_e32 v13, v18, v13
12060  v_max_u32_e32 v18, 1, v14
12064  s_branch 1
12068  v_mov_b32_e32 v18, v14
1206C  v_or3_b32 v2, v54, v3, v2
12074  v_or3_b32 v3, v40, v4, v38
1207C  v_or3_b32 v4, v24, v5, v22
12084  v_or3_b32 v5, v8, v79, v6
1208C  v_add_lshl_u32 v6, s10, v70, 2
12094  s_mov_b32 s4, 0xd2511f53
1209C  v_mad_u64_u32 v[70:71], s[28:29], v6, s4, 0
120A4  v_xor_b32_e32 v8, s6, v71
120A8  s_mov_b32 s5, 0xcd9e8d57
120B0  v_mad_u64_u32 v[80:81], s[28:29], v8, s5, 0
120B8  v_xor_b32_e32 v8, s9, v81
120BC  v_xor_b32_e32 v20, s17, v70
120C0  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
120C8  v_mad_u64_u32 v[82:83], s[28:29], v20, s5, 0
120D0  v_xor_b32_e32 v8, v80, v83
120D4  v_xor_b32_e32 v20, s22, v71
120D8  v_xor_b32_e32 v8, s7, v8
120DC  v_mad_u64_u32 v[84:85], s[28:29], v20, s5, 0
120E4  v_mad_u64_u32 v[80:81], s[28:29], v8, s4, 0
120EC  v_xor_b32_e32 v8, v82, v85
120F0  v_xor_b32_e32 v8, s19, v8
120F4  v_xor_b32_e32 v20, v70, v81
120F8  v_xor_b32_e32 v20, s11, v20
120FC  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
12104  v_mad_u64_u32 v[82:83], s[28:29], v20, s5, 0
1210C  v_xor_b32_e32 v20, v80, v71
12110  v_xor_b32_e32 v8, v84, v83
12114  v_xor_b32_e32 v20, s20, v20
12118  v_xor_b32_e32 v8, s21, v8
1211C  v_mad_u64_u32 v[84:85], s[28:29], v20, s5, 0
12124  v_mad_u64_u32 v[80:81], s[28:29], v8, s4, 0
1212C  v_xor_b32_e32 v8, v82, v85
12130  v_xor_b32_e32 v8, s24, v8
12134  v_xor_b32_e32 v20, v70, v81
12138  v_xor_b32_e32 v20, s23, v20
1213C  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
12144  v_mad_u64_u32 v[82:83], s[28:29], v20, s5, 0
1214C  v_xor_b32_e32 v20, v80, v71
12150  v_xor_b32_e32 v8, v84, v83
12154  v_xor_b32_e32 v20, s25, v20
12158  v_xor_b32_e32 v8, s26, v8
1215C  v_mad_u64_u32 v[84:85], s[28:29], v20, s5, 0
12164  v_mad_u64_u32 v[80:81], s[28:29], v8, s4, 0
1216C  v_xor_b32_e32 v8, v82, v85
12170  v_xor_b32_e32 v8, s34, v8
12174  v_xor_b32_e32 v20, v70, v81
12178  v_xor_b32_e32 v20, s27, v20
1217C  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
12184  v_mad_u64_u32 v[82:83], s[28:29], v20, s5, 0
1218C  v_xor_b32_e32 v20, v80, v71
12190  v_xor_b32_e32 v8, v84, v83
12194  v_xor_b32_e32 v20, s35, v20
12198  v_xor_b32_e32 v8, s36, v8
1219C  v_mad_u64_u32 v[84:85], s[28:29], v20, s5, 0
121A4  v_mad_u64_u32 v[80:81], s[28:29], v8, s4, 0
121AC  v_xor_b32_e32 v8, v82, v85
121B0  v_xor_b32_e32 v8, s37, v8
121B4  v_xor_b32_e32 v20, v70, v81
121B8  v_mov_b32_e32 v22, 0
121BC  v_mov_b32_e32 v24, 0
121C0  v_lshlrev_b32_e32 v18, 23, v18
121C4  v_xor_b32_e32 v20, s30, v20
121C8  v_mov_b32_e32 v54, v63
121CC  v_mov_b32_e32 v56, v65
121D0  v_mov_b32_e32 v58, v67
121D4  v_mov_b32_e32 v60, v69
121D8  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[54:55], v8, v18
121E0  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[58:59], v20, v18 op_sel:[0,0,0,1]
121E8  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[56:57], v84, v18 op_sel:[0,0,1,0]
121F0  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[60:61], v80, v18 op_sel:[0,0,1,1]
121F8  s_nop 0
121FC  v_or_b32_e32 v8, 1, v6
12200  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
12208  v_xor_b32_e32 v8, s6, v55
1220C  v_mad_u64_u32 v[56:57], s[28:29], v8, s5, 0
12214  v_xor_b32_e32 v8, s9, v57
12218  v_xor_b32_e32 v20, s17, v54
1221C  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
12224  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
1222C  v_xor_b32_e32 v8, v56, v59
12230  v_xor_b32_e32 v20, s22, v55
12234  v_xor_b32_e32 v8, s7, v8
12238  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
12240  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
12248  v_xor_b32_e32 v8, v58, v61
1224C  v_xor_b32_e32 v8, s19, v8
12250  v_xor_b32_e32 v20, v54, v57
12254  v_xor_b32_e32 v20, s11, v20
12258  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
12260  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
12268  v_xor_b32_e32 v20, v56, v55
1226C  v_xor_b32_e32 v8, v60, v59
12270  v_xor_b32_e32 v20, s20, v20
12274  v_xor_b32_e32 v8, s21, v8
12278  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
12280  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
12288  v_xor_b32_e32 v8, v58, v61
1228C  v_xor_b32_e32 v8, s24, v8
12290  v_xor_b32_e32 v20, v54, v57
12294  v_xor_b32_e32 v20, s23, v20
12298  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
122A0  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
122A8  v_xor_b32_e32 v20, v56, v55
122AC  v_xor_b32_e32 v8, v60, v59
122B0  v_xor_b32_e32 v20, s25, v20
122B4  v_xor_b32_e32 v8, s26, v8
122B8  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
122C0  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
122C8  v_xor_b32_e32 v8, v58, v61
122CC  v_xor_b32_e32 v8, s34, v8
122D0  v_xor_b32_e32 v20, v54, v57
122D4  v_xor_b32_e32 v20, s27, v20
122D8  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
122E0  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
122E8  v_xor_b32_e32 v20, v56, v55
122EC  v_xor_b32_e32 v8, v60, v59
122F0  v_xor_b32_e32 v20, s35, v20
122F4  v_xor_b32_e32 v8, s36, v8
122F8  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
12300  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
12308  v_xor_b32_e32 v8, v58, v61
1230C  v_or3_b32 v46, v24, v62, v22
12314  v_xor_b32_e32 v8, s37, v8
12318  v_xor_b32_e32 v20, v54, v57
1231C  v_mov_b32_e32 v22, 0
12320  v_mov_b32_e32 v24, 0
12324  v_xor_b32_e32 v20, s30, v20
12328  v_mov_b32_e32 v38, v47
1232C  v_mov_b32_e32 v40, v49
12330  v_mov_b32_e32 v42, v51
12334  v_mov_b32_e32 v44, v53
12338  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[38:39], v8, v18
12340  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[42:43], v20, v18 op_sel:[0,0,0,1]
12348  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[40:41], v60, v18 op_sel:[0,0,1,0]
12350  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[44:45], v56, v18 op_sel:[0,0,1,1]
12358  s_nop 0
1235C  v_or_b32_e32 v8, 2, v6
12360  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
12368  v_xor_b32_e32 v8, s6, v39
1236C  v_or3_b32 v47, v24, v10, v22
12374  v_mad_u64_u32 v[40:41], s[28:29], v8, s5, 0
1237C  v_xor_b32_e32 v10, s17, v38
12380  v_xor_b32_e32 v8, s9, v41
12384  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
1238C  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
12394  v_xor_b32_e32 v8, v40, v43
12398  v_xor_b32_e32 v8, s7, v8
1239C  v_xor_b32_e32 v10, s22, v39
123A0  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
123A8  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
123B0  v_xor_b32_e32 v8, v42, v45
123B4  v_xor_b32_e32 v10, v38, v41
123B8  v_xor_b32_e32 v8, s19, v8
123BC  v_xor_b32_e32 v10, s11, v10
123C0  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
123C8  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
123D0  v_xor_b32_e32 v8, v44, v43
123D4  v_xor_b32_e32 v10, v40, v39
123D8  v_xor_b32_e32 v8, s21, v8
123DC  v_xor_b32_e32 v10, s20, v10
123E0  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
123E8  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
123F0  v_xor_b32_e32 v8, v42, v45
123F4  v_xor_b32_e32 v10, v38, v41
123F8  v_xor_b32_e32 v8, s24, v8
123FC  v_xor_b32_e32 v10, s23, v10
12400  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
12408  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
12410  v_xor_b32_e32 v8, v44, v43
12414  v_xor_b32_e32 v10, v40, v39
12418  v_xor_b32_e32 v8, s26, v8
1241C  v_xor_b32_e32 v10, s25, v10
12420  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
12428  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
12430  v_xor_b32_e32 v8, v42, v45
12434  v_xor_b32_e32 v10, v38, v41
12438  v_xor_b32_e32 v8, s34, v8
1243C  v_xor_b32_e32 v10, s27, v10
12440  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
12448  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
12450  v_xor_b32_e32 v8, v44, v43
12454  v_xor_b32_e32 v10, v40, v39
12458  v_xor_b32_e32 v8, s36, v8
1245C  v_xor_b32_e32 v10, s35, v10
12460  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
12468  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
12470  v_xor_b32_e32 v8, v42, v45
12474  v_xor_b32_e32 v10, v38, v41
12478  v_mov_b32_e32 v22, v31
1247C  v_mov_b32_e32 v20, 0
12480  v_mov_b32_e32 v31, 0
12484  v_or_b32_e32 v6, 3, v6
12488  v_xor_b32_e32 v8, s37, v8
1248C  v_xor_b32_e32 v10, s30, v10
12490  v_mov_b32_e32 v24, v33
12494  v_mov_b32_e32 v26, v35
12498  v_mov_b32_e32 v28, v37
1249C  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[22:23], v8, v18
124A4  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[26:27], v10, v18 op_sel:[0,0,0,1]
124AC  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[24:25], v44, v18 op_sel:[0,0,1,0]
124B4  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[28:29], v40, v18 op_sel:[0,0,1,1]
124BC  s_nop 0
124C0  v_mad_u64_u32 v[22:23], s[28:29], v6, s4, 0
124C8  v_xor_b32_e32 v6, s6, v23
124CC  v_mad_u64_u32 v[24:25], s[28:29], v6, s5, 0
124D4  v_xor_b32_e32 v8, s17, v22
124D8  v_xor_b32_e32 v6, s9, v25
124DC  v_mad_u64_u32 v[26:27], s[16:17], v8, s5, 0
124E4  v_mad_u64_u32 v[22:23], s[16:17], v6, s4, 0
124EC  v_xor_b32_e32 v6, v24, v27
124F0  v_xor_b32_e32 v6, s7, v6
124F4  v_xor_b32_e32 v8, s22, v23
124F8  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
12500  v_mad_u64_u32 v[28:29], s[6:7], v8, s5, 0
12508  v_xor_b32_e32 v6, v26, v29
1250C  v_xor_b32_e32 v8, v22, v25
12510  v_xor_b32_e32 v6, s19, v6
12514  v_xor_b32_e32 v8, s11, v8
12518  v_mad_u64_u32 v[22:23], s[6:7], v6, s4, 0
12520  v_mad_u64_u32 v[26:27], s[6:7], v8, s5, 0
12528  v_xor_b32_e32 v6, v28, v27
1252C  v_xor_b32_e32 v8, v24, v23
12530  v_xor_b32_e32 v6, s21, v6
12534  v_xor_b32_e32 v8, s20, v8
12538  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
12540  v_mad_u64_u32 v[28:29], s[6:7], v8, s5, 0
12548  v_xor_b32_e32 v6, v26, v29
1254C  v_xor_b32_e32 v8, v22, v25
12550  v_xor_b32_e32 v6, s24, v6
12554  v_xor_b32_e32 v8, s23, v8
12558  v_mad_u64_u32 v[22:23], s[6:7], v6, s4, 0
12560  v_mad_u64_u32 v[26:27], s[6:7], v8, s5, 0
12568  v_xor_b32_e32 v6, v28, v27
1256C  v_xor_b32_e32 v8, v24, v23
12570  v_xor_b32_e32 v6, s26, v6
12574  v_xor_b32_e32 v8, s25, v8
12578  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
12580  v_mad_u64_u32 v[28:29], s[6:7], v8, s5, 0
12588  v_xor_b32_e32 v6, v26, v29
1258C  v_xor_b32_e32 v8, v22, v25
12590  v_xor_b32_e32 v6, s34, v6
12594  v_xor_b32_e32 v8, s27, v8
12598  v_mad_u64_u32 v[22:23], s[6:7], v6, s4, 0
125A0  v_mad_u64_u32 v[26:27], s[6:7], v8, s5, 0
125A8  v_xor_b32_e32 v6, v28, v27
125AC  v_xor_b32_e32 v8, v24, v23
125B0  v_xor_b32_e32 v6, s36, v6
125B4  v_xor_b32_e32 v8, s35, v8
125B8  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
125C0  v_mad_u64_u32 v[28:29], s[4:5], v8, s5, 0
125C8  v_xor_b32_e32 v6, v26, v29
125CC  v_or3_b32 v48, v31, v12, v20
125D4  v_xor_b32_e32 v20, s37, v6
125D8  v_xor_b32_e32 v6, v22, v25
125DC  v_mov_b32_e32 v30, 0
125E0  v_xor_b32_e32 v22, s30, v6
125E4  v_mov_b32_e32 v6, v15
125E8  v_mov_b32_e32 v15, 0
125EC  v_mov_b32_e32 v8, v17
125F0  v_mov_b32_e32 v10, v19
125F4  v_mov_b32_e32 v12, v21
125F8  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[6:7], v20, v18
12600  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[10:11], v22, v18 op_sel:[0,0,0,1]
12608  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[8:9], v28, v18 op_sel:[0,0,1,0]
12610  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[12:13], v24, v18 op_sel:[0,0,1,1]
12618  s_nop 0
1261C  v_lshlrev_b32_e32 v6, 1, v77
12620  v_bitop3_b32 v7, v75, v76, 3 bitop3:0x6c
12628  v_add_lshl_u32 v8, v6, v7, 4
12630  ds_write_b128 v8, v[2:5] offset:32768
12638  v_add_u32_e32 v2, v6, v76
1263C  ds_write_b8 v2, v78 offset:40960
12644  v_xor_b32_e32 v2, 0x108, v6
1264C  v_or3_b32 v49, v15, v16, v30
12654  v_add_lshl_u32 v3, v2, v7, 4
1265C  v_add_u32_e32 v2, v2, v76
12660  ds_write_b128 v3, v[46:49] offset:32768
12668  ds_write_b8 v2, v14 offset:40960
12670  s_or_b64 exec, exec, s[2:3]
12674  s_add_i32 s2, s10, 7
12678  s_lshr_b32 s3, s8, 1
1267C  s_and_b32 s11, s2, 0xffffff8
12684  s_and_b32 s2, s44, 0xffffff00
1268C  s_and_b32 s3, s3, 2
12690  s_or_b32 s2, s2, s3
12694  v_or_b32_e32 v2, s2, v73
12698  s_add_i32 s2, s18, 0xff
126A0  s_and_b32 s16, s2, 0xffffff00
126A8  v_and_b32_e32 v6, 4, v0
126AC  v_or_b32_e32 v4, s8, v1
126B0  v_cmp_eq_u32_e32 vcc, 0, v6
126B4  v_add_u32_e32 v6, s33, v75
126B8  s_and_b64 s[8:9], s[0:1], exec
126BC  v_cmp_le_u32_e64 s[6:7], s10, v4
126C4  v_mov_b32_e32 v3, 0
126C8  v_cmp_le_u32_e64 s[8:9], s18, v6
126D0  v_cmp_gt_u32_e64 s[4:5], s10, v4
126D8  v_or3_b32 v2, v2, v72, v74
126E0  v_mov_b32_e32 v5, v3
126E4  v_cmp_le_u32_e64 s[2:3], s11, v4
126EC  s_cselect_b32 s11, s10, s11
126F0  s_or_b64 s[8:9], s[6:7], s[8:9]
126F4  s_mov_b64 s[6:7], 0
126F8  s_waitcnt lgkmcnt(0)
126FC  s_barrier
12700  s_and_saveexec_b64 s[20:21], s[8:9]
12704  s_xor_b64 s[8:9], exec, s[20:21]
12708  v_cmp_le_u32_e64 s[6:7], s16, v6
12710  s_or_b64 s[6:7], s[0:1], s[6:7]
12714  s_nor_b64 s[6:7], s[6:7], s[2:3]
12718  s_and_b64 s[6:7], s[6:7], exec
1271C  s_or_saveexec_b64 s[8:9], s[8:9]
12720  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
12728  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
12730  v_mov_b32_e32 v7, 0x7f
12738  s_xor_b64 exec, exec, s[8:9]
1273C  s_cbranch_execz 23
12740  v_lshrrev_b32_e32 v7, 3, v0
12744  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
1274C  v_cndmask_b32_e32 v7, v8, v7, vcc
12750  v_lshlrev_b32_e32 v8, 2, v7
12754  v_lshrrev_b32_e32 v7, 2, v7
12758  v_xor_b32_e32 v7, v7, v0
1275C  v_and_or_b32 v7, v7, 3, v8
12764  v_lshlrev_b32_e32 v7, 4, v7
12768  v_or_b32_e32 v12, v8, v1
1276C  ds_read_b128 v[8:11], v7 offset:32768
12774  ds_read_u8 v7, v12 offset:40960
1277C  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
12784  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
1278C  s_or_b64 s[6:7], s[6:7], exec
12790  s_waitcnt lgkmcnt(1)
12794  global_store_dwordx4 v[12:13], v[8:11], off
1279C  s_or_b64 exec, exec, s[8:9]
127A0  s_and_saveexec_b64 s[8:9], s[6:7]
127A4  s_cbranch_execz 12
127A8  v_and_b32_e32 v8, 0xffffffe0, v6
127B0  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
127B8  v_mov_b64_e32 v[8:9], s[14:15]
127BC  v_mad_u64_u32 v[8:9], s[6:7], s11, v6, v[8:9]
127C4  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
127CC  s_waitcnt lgkmcnt(0)
127D0  global_store_byte v[8:9], v7, off
127D8  s_or_b64 exec, exec, s[8:9]
127DC  s_waitcnt lgkmcnt(0)
127E0  v_or_b32_e32 v7, 0x100, v0
127E8  v_lshrrev_b32_e32 v6, 2, v7
127EC  v_add_u32_e32 v6, s33, v6
127F0  v_cmp_le_u32_e64 s[6:7], s18, v6
127F8  s_xor_b64 s[4:5], s[4:5], -1
127FC  s_or_b64 s[6:7], s[4:5], s[6:7]
12800  s_mov_b64 s[4:5], 0
12804  s_and_saveexec_b64 s[8:9], s[6:7]
12808  s_xor_b64 s[6:7], exec, s[8:9]
1280C  s_cbranch_execnz 9
12810  s_or_saveexec_b64 s[2:3], s[6:7]
12814  v_mov_b32_e32 v8, 0x7f
1281C  s_xor_b64 exec, exec, s[2:3]
12820  s_cbranch_execnz 14
12824  s_or_b64 exec, exec, s[2:3]
12828  s_and_saveexec_b64 s[2:3], s[4:5]
1282C  s_cbranch_execnz 37
12830  s_endpgm
12834  v_cmp_le_u32_e64 s[4:5], s16, v6
1283C  s_or_b64 s[4:5], s[0:1], s[4:5]
12840  s_nor_b64 s[2:3], s[4:5], s[2:3]
12844  s_and_b64 s[4:5], s[2:3], exec
12848  s_or_saveexec_b64 s[2:3], s[6:7]
1284C  v_mov_b32_e32 v8, 0x7f
12854  s_xor_b64 exec, exec, s[2:3]
12858  s_cbranch_execz 65522
1285C  v_lshrrev_b32_e32 v7, 3, v7
12860  v_bitop3_b32 v8, v7, 64, 2 bitop3:0xde
12868  v_cndmask_b32_e32 v7, v8, v7, vcc
1286C  v_lshlrev_b32_e32 v8, 2, v7
12870  v_lshrrev_b32_e32 v7, 2, v7
12874  v_xor_b32_e32 v0, v7, v0
12878  v_and_or_b32 v0, v0, 3, v8
12880  v_lshlrev_b32_e32 v0, 4, v0
12884  v_or_b32_e32 v1, v8, v1
12888  ds_read_b128 v[10:13], v0 offset:32768
12890  ds_read_u8 v8, v1 offset:40960
12898  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
128A0  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
128A8  s_or_b64 s[4:5], s[4:5], exec
128AC  s_waitcnt lgkmcnt(1)
128B0  global_store_dwordx4 v[0:1], v[10:13], off
128B8  s_or_b64 exec, exec, s[2:3]
128BC  s_and_saveexec_b64 s[2:3], s[4:5]
128C0  s_cbranch_execz 65499
128C4  v_and_b32_e32 v0, 0xffffffe0, v6
128CC  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
128D4  v_mov_b64_e32 v[0:1], s[14:15]
128D8  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
128E0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
128E8  s_waitcnt lgkmcnt(0)
128EC  global_store_byte v[0:1], v8, off
128F4  s_endpgm
128F8  s_nop 0
