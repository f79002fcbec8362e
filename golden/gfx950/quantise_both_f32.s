quantise_both_f32.co, compiled by Debian clang version 21.1.8 (13)

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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothF32
    .private_segment_fixed_size: 0
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     138
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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothF32H16
    .private_segment_fixed_size: 0
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32H16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     134
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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothF32Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     82
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     140
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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothF32H16Sr
    .private_segment_fixed_size: 0
    .sgpr_count:     82
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32H16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     150
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2a00 <QuantiseBothF32>:
2A00  s_load_dwordx2 s[6:7], s[0:1], 0x0
2A08  s_load_dwordx2 s[8:9], s[0:1], 0x28
2A10  s_load_dwordx4 s[20:23], s[0:1], 0x30
2A18  v_readfirstlane_b32 s12, v0
2A1C  s_andn2_b32 s12, s12, 63
2A20  v_and_b32_e32 v1, 32, v0
2A24  v_lshlrev_b32_e32 v2, 2, v0
2A28  v_or_b32_e32 v4, s12, v1
2A2C  s_lshl_b32 s40, s3, 7
2A30  s_lshl_b32 s33, s2, 7
2A34  v_and_b32_e32 v2, 0x7c, v2
2A3C  v_lshrrev_b32_e32 v4, 5, v4
2A40  v_or_b32_e32 v2, s33, v2
2A44  v_add_u32_e32 v4, s40, v4
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
2A80  v_lshlrev_b64 v[4:5], 2, v[6:7]
2A88  v_and_b32_e32 v4, -16, v4
2A8C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2A94  s_lshl_b32 m0, s12, 4
2A98  s_nop 0
2A9C  global_load_lds_dwordx4 v[4:5], off
2AA4  s_or_b64 exec, exec, s[4:5]
2AA8  s_add_i32 s4, s12, 0x100
2AB0  v_or_b32_e32 v4, s4, v1
2AB4  v_lshrrev_b32_e32 v4, 5, v4
2AB8  v_add_u32_e32 v4, s40, v4
2ABC  v_cmp_gt_u32_e64 s[4:5], s20, v4
2AC4  s_and_b64 s[10:11], s[4:5], vcc
2AC8  s_and_saveexec_b64 s[4:5], s[10:11]
2ACC  s_cbranch_execz 17
2AD0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2AD8  v_mov_b32_e32 v8, v7
2ADC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2AE4  v_mov_b32_e32 v7, v4
2AE8  v_lshlrev_b64 v[4:5], 2, v[6:7]
2AF0  v_and_b32_e32 v4, -16, v4
2AF4  s_lshl_b32 s10, s12, 4
2AF8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B00  s_add_i32 m0, s10, 0x1000
2B08  s_nop 0
2B0C  global_load_lds_dwordx4 v[4:5], off
2B14  s_or_b64 exec, exec, s[4:5]
2B18  s_add_i32 s4, s12, 0x200
2B20  v_or_b32_e32 v4, s4, v1
2B24  v_lshrrev_b32_e32 v4, 5, v4
2B28  v_add_u32_e32 v4, s40, v4
2B2C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2B34  s_and_b64 s[10:11], s[4:5], vcc
2B38  s_and_saveexec_b64 s[4:5], s[10:11]
2B3C  s_cbranch_execz 17
2B40  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2B48  v_mov_b32_e32 v8, v7
2B4C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2B54  v_mov_b32_e32 v7, v4
2B58  v_lshlrev_b64 v[4:5], 2, v[6:7]
2B60  v_and_b32_e32 v4, -16, v4
2B64  s_lshl_b32 s10, s12, 4
2B68  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B70  s_add_i32 m0, s10, 0x2000
2B78  s_nop 0
2B7C  global_load_lds_dwordx4 v[4:5], off
2B84  s_or_b64 exec, exec, s[4:5]
2B88  s_add_i32 s4, s12, 0x300
2B90  v_or_b32_e32 v4, s4, v1
2B94  v_lshrrev_b32_e32 v4, 5, v4
2B98  v_add_u32_e32 v4, s40, v4
2B9C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2BA4  s_and_b64 s[10:11], s[4:5], vcc
2BA8  s_and_saveexec_b64 s[4:5], s[10:11]
2BAC  s_cbranch_execz 17
2BB0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2BB8  v_mov_b32_e32 v8, v7
2BBC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2BC4  v_mov_b32_e32 v7, v4
2BC8  v_lshlrev_b64 v[4:5], 2, v[6:7]
2BD0  v_and_b32_e32 v4, -16, v4
2BD4  s_lshl_b32 s10, s12, 4
2BD8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2BE0  s_add_i32 m0, s10, 0x3000
2BE8  s_nop 0
2BEC  global_load_lds_dwordx4 v[4:5], off
2BF4  s_or_b64 exec, exec, s[4:5]
2BF8  s_add_i32 s4, s12, 0x400
2C00  v_or_b32_e32 v4, s4, v1
2C04  v_lshrrev_b32_e32 v4, 5, v4
2C08  v_add_u32_e32 v4, s40, v4
2C0C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2C14  s_and_b64 s[10:11], s[4:5], vcc
2C18  s_and_saveexec_b64 s[4:5], s[10:11]
2C1C  s_cbranch_execz 17
2C20  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2C28  v_mov_b32_e32 v8, v7
2C2C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2C34  v_mov_b32_e32 v7, v4
2C38  v_lshlrev_b64 v[4:5], 2, v[6:7]
2C40  v_and_b32_e32 v4, -16, v4
2C44  s_lshl_b32 s10, s12, 4
2C48  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2C50  s_add_i32 m0, s10, 0x4000
2C58  s_nop 0
2C5C  global_load_lds_dwordx4 v[4:5], off
2C64  s_or_b64 exec, exec, s[4:5]
2C68  s_add_i32 s4, s12, 0x500
2C70  v_or_b32_e32 v4, s4, v1
2C74  v_lshrrev_b32_e32 v4, 5, v4
2C78  v_add_u32_e32 v4, s40, v4
2C7C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2C84  s_and_b64 s[10:11], s[4:5], vcc
2C88  s_and_saveexec_b64 s[4:5], s[10:11]
2C8C  s_cbranch_execz 17
2C90  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2C98  v_mov_b32_e32 v8, v7
2C9C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2CA4  v_mov_b32_e32 v7, v4
2CA8  v_lshlrev_b64 v[4:5], 2, v[6:7]
2CB0  v_and_b32_e32 v4, -16, v4
2CB4  s_lshl_b32 s10, s12, 4
2CB8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2CC0  s_add_i32 m0, s10, 0x5000
2CC8  s_nop 0
2CCC  global_load_lds_dwordx4 v[4:5], off
2CD4  s_or_b64 exec, exec, s[4:5]
2CD8  s_add_i32 s4, s12, 0x600
2CE0  v_or_b32_e32 v4, s4, v1
2CE4  v_lshrrev_b32_e32 v4, 5, v4
2CE8  v_add_u32_e32 v4, s40, v4
2CEC  v_cmp_gt_u32_e64 s[4:5], s20, v4
2CF4  s_and_b64 s[10:11], s[4:5], vcc
2CF8  s_and_saveexec_b64 s[4:5], s[10:11]
2CFC  s_cbranch_execz 17
2D00  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2D08  v_mov_b32_e32 v8, v7
2D0C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2D14  v_mov_b32_e32 v7, v4
2D18  v_lshlrev_b64 v[4:5], 2, v[6:7]
2D20  v_and_b32_e32 v4, -16, v4
2D24  s_lshl_b32 s10, s12, 4
2D28  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2D30  s_add_i32 m0, s10, 0x6000
2D38  s_nop 0
2D3C  global_load_lds_dwordx4 v[4:5], off
2D44  s_or_b64 exec, exec, s[4:5]
2D48  s_add_i32 s4, s12, 0x700
2D50  v_or_b32_e32 v4, s4, v1
2D54  v_lshrrev_b32_e32 v4, 5, v4
2D58  v_add_u32_e32 v4, s40, v4
2D5C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2D64  s_and_b64 s[10:11], s[4:5], vcc
2D68  s_and_saveexec_b64 s[4:5], s[10:11]
2D6C  s_cbranch_execz 17
2D70  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2D78  v_mov_b32_e32 v8, v7
2D7C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2D84  v_mov_b32_e32 v7, v4
2D88  v_lshlrev_b64 v[4:5], 2, v[6:7]
2D90  v_and_b32_e32 v4, -16, v4
2D94  s_lshl_b32 s10, s12, 4
2D98  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2DA0  s_add_i32 m0, s10, 0x7000
2DA8  s_nop 0
2DAC  global_load_lds_dwordx4 v[4:5], off
2DB4  s_or_b64 exec, exec, s[4:5]
2DB8  s_add_i32 s4, s12, 0x800
2DC0  v_or_b32_e32 v4, s4, v1
2DC4  v_lshrrev_b32_e32 v4, 5, v4
2DC8  v_add_u32_e32 v4, s40, v4
2DCC  v_cmp_gt_u32_e64 s[4:5], s20, v4
2DD4  s_and_b64 s[10:11], s[4:5], vcc
2DD8  s_and_saveexec_b64 s[4:5], s[10:11]
2DDC  s_cbranch_execz 17
2DE0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2DE8  v_mov_b32_e32 v8, v7
2DEC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2DF4  v_mov_b32_e32 v7, v4
2DF8  v_lshlrev_b64 v[4:5], 2, v[6:7]
2E00  v_and_b32_e32 v4, -16, v4
2E04  s_lshl_b32 s10, s12, 4
2E08  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2E10  s_add_i32 m0, s10, 0x8000
2E18  s_nop 0
2E1C  global_load_lds_dwordx4 v[4:5], off
2E24  s_or_b64 exec, exec, s[4:5]
2E28  s_add_i32 s4, s12, 0x900
2E30  v_or_b32_e32 v4, s4, v1
2E34  v_lshrrev_b32_e32 v4, 5, v4
2E38  v_add_u32_e32 v4, s40, v4
2E3C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2E44  s_and_b64 s[10:11], s[4:5], vcc
2E48  s_and_saveexec_b64 s[4:5], s[10:11]
2E4C  s_cbranch_execz 17
2E50  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2E58  v_mov_b32_e32 v8, v7
2E5C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2E64  v_mov_b32_e32 v7, v4
2E68  v_lshlrev_b64 v[4:5], 2, v[6:7]
2E70  v_and_b32_e32 v4, -16, v4
2E74  s_lshl_b32 s10, s12, 4
2E78  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2E80  s_add_i32 m0, s10, 0x9000
2E88  s_nop 0
2E8C  global_load_lds_dwordx4 v[4:5], off
2E94  s_or_b64 exec, exec, s[4:5]
2E98  s_add_i32 s4, s12, 0xa00
2EA0  v_or_b32_e32 v4, s4, v1
2EA4  v_lshrrev_b32_e32 v4, 5, v4
2EA8  v_add_u32_e32 v4, s40, v4
2EAC  v_cmp_gt_u32_e64 s[4:5], s20, v4
2EB4  s_and_b64 s[10:11], s[4:5], vcc
2EB8  s_and_saveexec_b64 s[4:5], s[10:11]
2EBC  s_cbranch_execz 17
2EC0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2EC8  v_mov_b32_e32 v8, v7
2ECC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2ED4  v_mov_b32_e32 v7, v4
2ED8  v_lshlrev_b64 v[4:5], 2, v[6:7]
2EE0  v_and_b32_e32 v4, -16, v4
2EE4  s_lshl_b32 s10, s12, 4
2EE8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2EF0  s_add_i32 m0, s10, 0xa000
2EF8  s_nop 0
2EFC  global_load_lds_dwordx4 v[4:5], off
2F04  s_or_b64 exec, exec, s[4:5]
2F08  s_add_i32 s4, s12, 0xb00
2F10  v_or_b32_e32 v4, s4, v1
2F14  v_lshrrev_b32_e32 v4, 5, v4
2F18  v_add_u32_e32 v4, s40, v4
2F1C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2F24  s_and_b64 s[10:11], s[4:5], vcc
2F28  s_and_saveexec_b64 s[4:5], s[10:11]
2F2C  s_cbranch_execz 17
2F30  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2F38  v_mov_b32_e32 v8, v7
2F3C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2F44  v_mov_b32_e32 v7, v4
2F48  v_lshlrev_b64 v[4:5], 2, v[6:7]
2F50  v_and_b32_e32 v4, -16, v4
2F54  s_lshl_b32 s10, s12, 4
2F58  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2F60  s_add_i32 m0, s10, 0xb000
2F68  s_nop 0
2F6C  global_load_lds_dwordx4 v[4:5], off
2F74  s_or_b64 exec, exec, s[4:5]
2F78  s_add_i32 s4, s12, 0xc00
2F80  v_or_b32_e32 v4, s4, v1
2F84  v_lshrrev_b32_e32 v4, 5, v4
2F88  v_add_u32_e32 v4, s40, v4
2F8C  v_cmp_gt_u32_e64 s[4:5], s20, v4
2F94  s_and_b64 s[10:11], s[4:5], vcc
2F98  s_and_saveexec_b64 s[4:5], s[10:11]
2F9C  s_cbranch_execz 17
2FA0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
2FA8  v_mov_b32_e32 v8, v7
2FAC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
2FB4  v_mov_b32_e32 v7, v4
2FB8  v_lshlrev_b64 v[4:5], 2, v[6:7]
2FC0  v_and_b32_e32 v4, -16, v4
2FC4  s_lshl_b32 s10, s12, 4
2FC8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2FD0  s_add_i32 m0, s10, 0xc000
2FD8  s_nop 0
2FDC  global_load_lds_dwordx4 v[4:5], off
2FE4  s_or_b64 exec, exec, s[4:5]
2FE8  s_add_i32 s4, s12, 0xd00
2FF0  v_or_b32_e32 v4, s4, v1
2FF4  v_lshrrev_b32_e32 v4, 5, v4
2FF8  v_add_u32_e32 v4, s40, v4
2FFC  v_cmp_gt_u32_e64 s[4:5], s20, v4
3004  s_and_b64 s[10:11], s[4:5], vcc
3008  s_and_saveexec_b64 s[4:5], s[10:11]
300C  s_cbranch_execz 17
3010  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
3018  v_mov_b32_e32 v8, v7
301C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
3024  v_mov_b32_e32 v7, v4
3028  v_lshlrev_b64 v[4:5], 2, v[6:7]
3030  v_and_b32_e32 v4, -16, v4
3034  s_lshl_b32 s10, s12, 4
3038  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
3040  s_add_i32 m0, s10, 0xd000
3048  s_nop 0
304C  global_load_lds_dwordx4 v[4:5], off
3054  s_or_b64 exec, exec, s[4:5]
3058  s_add_i32 s4, s12, 0xe00
3060  v_or_b32_e32 v4, s4, v1
3064  v_lshrrev_b32_e32 v4, 5, v4
3068  v_add_u32_e32 v4, s40, v4
306C  v_cmp_gt_u32_e64 s[4:5], s20, v4
3074  s_and_b64 s[10:11], s[4:5], vcc
3078  s_and_saveexec_b64 s[4:5], s[10:11]
307C  s_cbranch_execz 17
3080  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
3088  v_mov_b32_e32 v8, v7
308C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
3094  v_mov_b32_e32 v7, v4
3098  v_lshlrev_b64 v[4:5], 2, v[6:7]
30A0  v_and_b32_e32 v4, -16, v4
30A4  s_lshl_b32 s10, s12, 4
30A8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
30B0  s_add_i32 m0, s10, 0xe000
30B8  s_nop 0
30BC  global_load_lds_dwordx4 v[4:5], off
30C4  s_or_b64 exec, exec, s[4:5]
30C8  s_add_i32 s4, s12, 0xf00
30D0  s_load_dwordx4 s[24:27], s[0:1], 0x18
30D8  s_load_dwordx2 s[10:11], s[0:1], 0x8
30E0  v_or_b32_e32 v1, s4, v1
30E4  v_lshrrev_b32_e32 v1, 5, v1
30E8  v_add_u32_e32 v1, s40, v1
30EC  v_cmp_gt_u32_e64 s[4:5], s20, v1
30F4  s_and_b64 s[14:15], s[4:5], vcc
30F8  s_and_saveexec_b64 s[4:5], s[14:15]
30FC  s_cbranch_execz 17
3100  v_mad_u64_u32 v[2:3], s[14:15], s8, v1, v[2:3]
3108  v_mov_b32_e32 v4, v3
310C  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
3114  v_mov_b32_e32 v3, v4
3118  v_lshlrev_b64 v[2:3], 2, v[2:3]
3120  v_and_b32_e32 v2, -16, v2
3124  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
312C  s_lshl_b32 s6, s12, 4
3130  s_add_i32 m0, s6, 0xf000
3138  s_nop 0
313C  global_load_lds_dwordx4 v[2:3], off
3144  s_or_b64 exec, exec, s[4:5]
3148  s_and_b32 s4, s22, 8
314C  s_cmp_eq_u32 s4, 0
3150  s_load_dwordx2 s[28:29], s[0:1], 0x10
3158  s_cselect_b64 s[0:1], -1, 0
315C  s_cmp_lg_u32 s4, 0
3160  s_cselect_b64 s[6:7], -1, 0
3164  s_lshr_b32 s43, s21, 5
3168  v_bfe_u32 v2, v0, 2, 2
3170  s_add_i32 s4, s43, 7
3174  v_lshrrev_b32_e32 v1, 2, v0
3178  v_lshl_or_b32 v10, s2, 2, v2
3180  s_and_b32 s44, s4, 0xffffff8
3188  s_and_b32 s4, s33, 0xffffff00
3190  v_lshlrev_b32_e32 v3, 4, v0
3194  s_lshl_b32 s2, s2, 1
3198  v_and_b32_e32 v98, 3, v0
319C  v_and_b32_e32 v3, 0xc0, v3
31A4  s_and_b32 s2, s2, 2
31A8  v_and_or_b32 v4, v1, 60, s4
31B0  v_or3_b32 v18, v4, v3, s2
31B8  v_cmp_ne_u32_e64 s[4:5], 0, v98
31C0  s_add_i32 s2, s20, 0xff
31C8  s_or_b64 s[30:31], s[4:5], s[0:1]
31CC  s_and_b32 s2, s2, 0xffffff00
31D4  s_bfe_u32 s14, s22, 0x20004
31DC  s_cmp_eq_u32 s14, 2
31E0  s_cselect_b64 s[22:23], -1, 0
31E4  v_lshrrev_b32_e32 v4, 4, v0
31E8  v_lshlrev_b32_e32 v2, 7, v2
31EC  v_lshlrev_b32_e32 v3, 5, v98
31F0  s_and_b64 s[12:13], s[22:23], exec
31F4  v_lshlrev_b32_e32 v5, 9, v4
31F8  v_cmp_gt_u32_e32 vcc, s43, v10
31FC  v_mov_b32_e32 v13, 0
3200  s_cselect_b32 s12, 0x3fffff, 0
3208  s_cmp_lg_u32 s14, 0
320C  v_lshlrev_b32_e32 v12, 2, v98
3210  v_or3_b32 v19, v5, v2, v3
3218  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
3220  s_mov_b32 s42, 0
3224  v_mov_b32_e32 v11, v13
3228  v_cmp_eq_u32_e64 s[8:9], 0, v98
3230  v_cmp_le_u32_e64 s[4:5], s44, v10
3238  s_cselect_b32 s41, s12, 0x200000
3240  s_waitcnt lgkmcnt(0)
3244  v_lshl_add_u64 v[14:15], s[10:11], 0, v[12:13]
324C  v_add_u32_e32 v20, s40, v4
3250  v_cmp_ne_u32_e64 s[6:7], 1, v2
3258  s_xor_b64 s[34:35], vcc, -1
325C  v_mov_b32_e32 v21, 0x7f
3264  s_mov_b32 s45, 0x7f7fffff
326C  s_mov_b32 s46, 0x7f800000
3274  s_mov_b32 s47, 0x17fffff
327C  v_mov_b32_e32 v22, 0x7f800000
3284  v_mov_b32_e32 v23, 0xfe
328C  v_mov_b32_e32 v24, 0
3290  s_waitcnt vmcnt(0)
3294  s_barrier
3298  s_branch 8
329C  s_or_b64 exec, exec, s[10:11]
32A0  s_or_b64 exec, exec, s[36:37]
32A4  s_addk_i32 s42, 0x2000
32A8  v_add_u32_e32 v24, 1, v24
32AC  s_cmp_lg_u32 s42, 0x10000
32B4  v_add_u32_e32 v20, 16, v20
32B8  s_cbranch_scc0 291
32BC  s_and_b64 vcc, exec, s[6:7]
32C0  s_mov_b64 s[10:11], -1
32C4  s_cbranch_vccnz 7
32C8  v_and_b32_e32 v2, 0xffffffe0, v20
32D0  v_and_or_b32 v12, v24, 1, v18
32D8  v_mad_u64_u32 v[16:17], s[10:11], v2, s44, v[12:13]
32E0  s_mov_b64 s[10:11], 0
32E4  s_andn2_b64 vcc, exec, s[10:11]
32E8  s_cbranch_vccnz 2
32EC  v_mad_u64_u32 v[16:17], s[10:11], v20, s43, v[10:11]
32F4  v_cmp_le_u32_e32 vcc, s20, v20
32F8  s_or_b64 s[10:11], vcc, s[34:35]
32FC  s_and_saveexec_b64 s[12:13], s[10:11]
3300  s_xor_b64 s[10:11], exec, s[12:13]
3304  s_cbranch_execz 10
3308  v_cmp_le_u32_e32 vcc, s2, v20
330C  s_or_b64 s[12:13], s[30:31], vcc
3310  s_nor_b64 s[14:15], s[12:13], s[4:5]
3314  s_and_saveexec_b64 s[12:13], s[14:15]
3318  s_cbranch_execz 4
331C  v_lshl_add_u64 v[2:3], s[28:29], 0, v[16:17]
3324  global_store_byte v[2:3], v21, off
332C  s_or_b64 exec, exec, s[12:13]
3330  s_andn2_saveexec_b64 s[36:37], s[10:11]
3334  s_cbranch_execz 65498
3338  v_add_u32_e32 v6, s42, v19
333C  ds_read_b128 v[2:5], v6
3344  ds_read_b128 v[6:9], v6 offset:16
334C  s_waitcnt lgkmcnt(1)
3350  v_and_b32_e32 v26, 0x7fffffff, v2
3358  v_and_b32_e32 v25, 0x7fffffff, v3
3360  v_and_b32_e32 v12, 0x7fffffff, v4
3368  v_and_b32_e32 v27, 0x7fffffff, v5
3370  v_max_u32_e32 v28, v25, v26
3374  v_max3_u32 v12, v27, v12, v28
337C  s_waitcnt lgkmcnt(0)
3380  v_and_b32_e32 v27, 0x7fffffff, v6
3388  v_and_b32_e32 v28, 0x7fffffff, v7
3390  v_max3_u32 v12, v28, v27, v12
3398  v_and_b32_e32 v27, 0x7fffffff, v8
33A0  v_and_b32_e32 v28, 0x7fffffff, v9
33A8  v_max3_u32 v12, v28, v27, v12
33B0  s_nop 1
33B4  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
33BC  s_nop 1
33C0  v_max_u32_dpp v27, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
33C8  v_cmp_lt_u32_e32 vcc, s45, v27
33CC  v_mov_b32_e32 v12, 0
33D0  s_and_saveexec_b64 s[38:39], vcc
33D4  s_cbranch_execz 161
33D8  v_cmp_lt_u32_e32 vcc, s45, v26
33DC  v_mov_b32_e32 v12, 0
33E0  s_and_saveexec_b64 s[10:11], vcc
33E4  v_and_b32_e32 v2, 0x80000000, v2
33EC  v_and_b32_e32 v25, 0x7fffffff, v3
33F4  v_mov_b32_e32 v12, 7
33F8  s_or_b64 exec, exec, s[10:11]
33FC  v_cmp_lt_u32_e32 vcc, s46, v26
3400  v_and_b32_e32 v27, 0x80000000, v3
3408  v_cmp_lt_u32_e64 s[10:11], s45, v25
3410  v_cndmask_b32_e64 v26, v26, 0, vcc
3418  v_cmp_lt_u32_e64 s[12:13], s46, v25
3420  v_cndmask_b32_e64 v29, v4, v4, s[10:11]
3428  v_cndmask_b32_e64 v3, v3, v27, s[10:11]
3430  v_cndmask_b32_e64 v27, 0, 1, s[12:13]
3438  v_max_u32_e32 v25, v25, v26
343C  v_or_b32_e32 v28, 0x70, v12
3444  v_addc_co_u32_e32 v27, vcc, 0, v27, vcc
3448  v_cndmask_b32_e64 v25, v25, v26, s[12:13]
3450  v_and_b32_e32 v26, 0x7fffffff, v29
3458  v_cndmask_b32_e64 v12, v12, v28, s[10:11]
3460  v_cmp_lt_u32_e32 vcc, s45, v26
3464  v_and_b32_e32 v28, 0x80000000, v29
346C  v_or_b32_e32 v29, 0x700, v12
3474  s_or_b64 s[12:13], vcc, s[10:11]
3478  v_cndmask_b32_e32 v12, v12, v29, vcc
347C  v_cndmask_b32_e64 v29, v5, v5, s[12:13]
3484  v_cmp_lt_u32_e64 s[14:15], s46, v26
348C  v_max_u32_e32 v26, v26, v25
3490  v_cndmask_b32_e32 v4, v4, v28, vcc
3494  v_cndmask_b32_e64 v25, v26, v25, s[14:15]
349C  v_and_b32_e32 v26, 0x7fffffff, v29
34A4  v_cndmask_b32_e64 v28, 0, 1, s[14:15]
34AC  v_cmp_lt_u32_e64 s[14:15], s45, v26
34B4  v_or_b32_e32 v30, 0x7000, v12
34BC  s_or_b64 s[16:17], s[14:15], s[12:13]
34C0  v_cndmask_b32_e64 v12, v12, v30, s[14:15]
34C8  v_cndmask_b32_e64 v30, v6, v6, s[16:17]
34D0  s_or_b64 s[48:49], s[14:15], vcc
34D4  v_cmp_lt_u32_e32 vcc, s46, v26
34D8  v_max_u32_e32 v26, v26, v25
34DC  v_and_b32_e32 v29, 0x80000000, v29
34E4  v_cndmask_b32_e32 v25, v26, v25, vcc
34E8  v_and_b32_e32 v26, 0x7fffffff, v30
34F0  v_addc_co_u32_e64 v27, s[18:19], v27, v28, vcc
34F8  v_cmp_lt_u32_e32 vcc, s45, v26
34FC  s_or_b64 s[18:19], vcc, s[48:49]
3500  v_cndmask_b32_e64 v5, v5, v29, s[14:15]
3508  v_or_b32_e32 v29, 0x70000, v12
3510  s_or_b64 s[10:11], s[18:19], s[10:11]
3514  v_cndmask_b32_e32 v12, v12, v29, vcc
3518  v_cndmask_b32_e64 v29, v7, v7, s[10:11]
3520  v_cmp_lt_u32_e64 s[10:11], s46, v26
3528  v_max_u32_e32 v26, v26, v25
352C  v_and_b32_e32 v28, 0x80000000, v30
3534  v_cndmask_b32_e64 v25, v26, v25, s[10:11]
353C  v_and_b32_e32 v26, 0x7fffffff, v29
3544  s_or_b64 s[14:15], vcc, s[14:15]
3548  v_cndmask_b32_e32 v6, v6, v28, vcc
354C  v_cndmask_b32_e64 v28, 0, 1, s[10:11]
3554  v_cmp_lt_u32_e64 s[10:11], s45, v26
355C  s_or_b64 s[14:15], s[10:11], s[14:15]
3560  v_or_b32_e32 v30, 0x700000, v12
3568  s_or_b64 s[18:19], s[10:11], vcc
356C  s_or_b64 vcc, s[12:13], s[14:15]
3570  v_cndmask_b32_e64 v12, v12, v30, s[10:11]
3578  v_cndmask_b32_e32 v30, v8, v8, vcc
357C  v_cmp_lt_u32_e32 vcc, s46, v26
3580  v_max_u32_e32 v26, v26, v25
3584  v_and_b32_e32 v29, 0x80000000, v29
358C  v_cndmask_b32_e32 v25, v26, v25, vcc
3590  v_and_b32_e32 v26, 0x7fffffff, v30
3598  v_cndmask_b32_e64 v7, v7, v29, s[10:11]
35A0  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
35A8  v_cmp_lt_u32_e32 vcc, s45, v26
35AC  s_or_b64 s[10:11], vcc, s[18:19]
35B0  v_and_b32_e32 v28, 0x80000000, v30
35B8  v_or_b32_e32 v29, 0x7000000, v12
35C0  s_or_b64 s[10:11], s[16:17], s[10:11]
35C4  v_cndmask_b32_e32 v12, v12, v29, vcc
35C8  v_cndmask_b32_e64 v29, v9, v9, s[10:11]
35D0  v_cndmask_b32_e32 v8, v8, v28, vcc
35D4  v_cmp_lt_u32_e32 vcc, s46, v26
35D8  v_max_u32_e32 v26, v26, v25
35DC  v_or_b32_e32 v30, 0x70000000, v12
35E4  v_cndmask_b32_e32 v25, v26, v25, vcc
35E8  v_and_b32_e32 v26, 0x7fffffff, v29
35F0  v_cndmask_b32_e64 v28, 0, 1, vcc
35F8  v_and_b32_e32 v29, 0x80000000, v29
3600  v_cmp_lt_u32_e32 vcc, s45, v26
3604  s_nop 1
3608  v_cndmask_b32_e32 v12, v12, v30, vcc
360C  v_cndmask_b32_e32 v9, v9, v29, vcc
3610  v_cmp_lt_u32_e32 vcc, s46, v26
3614  v_max_u32_e32 v26, v26, v25
3618  s_nop 0
361C  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
3624  v_cndmask_b32_e32 v25, v26, v25, vcc
3628  s_nop 0
362C  v_add_u32_dpp v26, v27, v27 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3634  v_max_u32_dpp v25, v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
363C  s_nop 0
3640  v_add_u32_dpp v26, v26, v26 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3648  v_cmp_ne_u32_e32 vcc, 32, v26
364C  v_max_u32_dpp v25, v25, v25 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3654  s_nop 0
3658  v_cndmask_b32_e32 v27, v22, v25, vcc
365C  s_or_b64 exec, exec, s[38:39]
3660  v_cmp_ne_u32_e32 vcc, 0, v27
3664  v_mov_b32_e32 v25, 0x7f
366C  s_and_saveexec_b64 s[10:11], vcc
3670  v_add_u32_e32 v25, s41, v27
3674  v_lshrrev_b32_e32 v26, 23, v25
3678  v_add_u32_e32 v26, -2, v26
367C  v_cmp_lt_u32_e32 vcc, s47, v25
3680  s_nop 1
3684  v_cndmask_b32_e32 v25, 0, v26, vcc
3688  v_cmp_eq_u32_e32 vcc, s46, v27
368C  s_and_b64 vcc, s[22:23], vcc
3690  s_nop 0
3694  v_cndmask_b32_e32 v25, v25, v23, vcc
3698  s_or_b64 exec, exec, s[10:11]
369C  v_cmp_eq_u32_e32 vcc, 0, v25
36A0  s_cbranch_vccz 13
36A4  s_nop 0
36A8  v_cndmask_b32_e64 v26, 1.0, 2.0, vcc
36B0  v_pk_mul_f32 v[8:9], v[26:27], v[8:9] op_sel_hi:[0,1]
36B8  v_pk_mul_f32 v[6:7], v[26:27], v[6:7] op_sel_hi:[0,1]
36C0  v_pk_mul_f32 v[4:5], v[26:27], v[4:5] op_sel_hi:[0,1]
36C8  v_pk_mul_f32 v[2:3], v[26:27], v[2:3] op_sel_hi:[0,1]
36D0  v_max_u32_e32 v26, 1, v25
36D4  s_branch 1
36D8  v_mov_b32_e32 v26, v25
36DC  v_mad_u64_u32 v[28:29], s[10:11], v20, s43, v[10:11]
36E4  v_mov_b32_e32 v27, 0
36E8  v_mov_b32_e32 v30, 0
36EC  v_lshlrev_b32_e32 v26, 23, v26
36F0  v_cvt_scalef32_pk_fp4_f32 v27, v2, v3, v26
36F8  v_cvt_scalef32_pk_fp4_f32 v30, v6, v7, v26 op_sel:[0,0,0,1]
3700  v_cvt_scalef32_pk_fp4_f32 v27, v4, v5, v26 op_sel:[0,0,1,0]
3708  v_cvt_scalef32_pk_fp4_f32 v30, v8, v9, v26 op_sel:[0,0,1,1]
3710  s_nop 0
3714  v_lshl_add_u64 v[2:3], v[28:29], 4, v[14:15]
371C  v_or3_b32 v4, v27, v30, v12
3724  global_store_dword v[2:3], v4, off
372C  s_and_saveexec_b64 s[10:11], s[8:9]
3730  s_cbranch_execz 65242
3734  v_lshl_add_u64 v[2:3], s[28:29], 0, v[16:17]
373C  global_store_byte v[2:3], v25, off
3744  s_branch 65237
3748  v_lshlrev_b32_e32 v2, 1, v0
374C  v_lshrrev_b32_e32 v99, 6, v0
3750  v_and_b32_e32 v2, 0x7e, v2
3758  s_lshl_b32 s11, s3, 2
375C  s_lshr_b32 s10, s20, 5
3760  v_or_b32_e32 v3, s33, v2
3764  v_or_b32_e32 v4, s11, v99
3768  v_cmp_gt_u32_e32 vcc, s21, v3
376C  v_cmp_gt_u32_e64 s[2:3], s10, v4
3774  s_and_b64 s[2:3], vcc, s[2:3]
3778  s_and_saveexec_b64 s[6:7], s[2:3]
377C  s_cbranch_execz 1487
3780  v_lshlrev_b32_e32 v100, 2, v2
3784  v_lshl_or_b32 v50, v99, 14, v100
378C  ds_read2st64_b64 v[6:9], v50 offset1:1
3794  ds_read2st64_b64 v[22:25], v50 offset0:2 offset1:3
379C  ds_read2st64_b64 v[38:41], v50 offset0:4 offset1:5
37A4  ds_read2st64_b64 v[54:57], v50 offset0:6 offset1:7
37AC  ds_read2st64_b64 v[10:13], v50 offset0:8 offset1:9
37B4  ds_read2st64_b64 v[26:29], v50 offset0:10 offset1:11
37BC  ds_read2st64_b64 v[42:45], v50 offset0:12 offset1:13
37C4  ds_read2st64_b64 v[58:61], v50 offset0:14 offset1:15
37CC  ds_read2st64_b64 v[14:17], v50 offset0:16 offset1:17
37D4  ds_read2st64_b64 v[30:33], v50 offset0:18 offset1:19
37DC  ds_read2st64_b64 v[46:49], v50 offset0:20 offset1:21
37E4  ds_read2st64_b64 v[62:65], v50 offset0:22 offset1:23
37EC  ds_read2st64_b64 v[2:5], v50 offset0:24 offset1:25
37F4  ds_read2st64_b64 v[18:21], v50 offset0:26 offset1:27
37FC  ds_read2st64_b64 v[34:37], v50 offset0:28 offset1:29
3804  ds_read2st64_b64 v[50:53], v50 offset0:30 offset1:31
380C  s_waitcnt lgkmcnt(14)
3810  v_and_b32_e32 v135, 0x7fffffff, v8
3818  v_and_b32_e32 v136, 0x7fffffff, v6
3820  v_max_u32_e32 v70, v135, v136
3824  v_and_b32_e32 v133, 0x7fffffff, v24
382C  v_and_b32_e32 v134, 0x7fffffff, v22
3834  v_max3_u32 v72, v133, v134, v70
383C  s_waitcnt lgkmcnt(13)
3840  v_and_b32_e32 v131, 0x7fffffff, v40
3848  v_and_b32_e32 v132, 0x7fffffff, v38
3850  v_max3_u32 v74, v131, v132, v72
3858  s_waitcnt lgkmcnt(12)
385C  v_and_b32_e32 v129, 0x7fffffff, v56
3864  v_and_b32_e32 v130, 0x7fffffff, v54
386C  v_max3_u32 v76, v129, v130, v74
3874  s_waitcnt lgkmcnt(11)
3878  v_and_b32_e32 v126, 0x7fffffff, v12
3880  v_and_b32_e32 v128, 0x7fffffff, v10
3888  v_max3_u32 v78, v126, v128, v76
3890  s_waitcnt lgkmcnt(10)
3894  v_and_b32_e32 v124, 0x7fffffff, v28
389C  v_and_b32_e32 v125, 0x7fffffff, v26
38A4  v_max3_u32 v80, v124, v125, v78
38AC  s_waitcnt lgkmcnt(9)
38B0  v_and_b32_e32 v122, 0x7fffffff, v44
38B8  v_and_b32_e32 v123, 0x7fffffff, v42
38C0  v_max3_u32 v82, v122, v123, v80
38C8  s_waitcnt lgkmcnt(8)
38CC  v_and_b32_e32 v120, 0x7fffffff, v60
38D4  v_and_b32_e32 v121, 0x7fffffff, v58
38DC  v_max3_u32 v84, v120, v121, v82
38E4  s_waitcnt lgkmcnt(7)
38E8  v_and_b32_e32 v118, 0x7fffffff, v16
38F0  v_and_b32_e32 v119, 0x7fffffff, v14
38F8  v_max3_u32 v86, v118, v119, v84
3900  s_waitcnt lgkmcnt(6)
3904  v_and_b32_e32 v115, 0x7fffffff, v32
390C  v_and_b32_e32 v117, 0x7fffffff, v30
3914  v_max3_u32 v88, v115, v117, v86
391C  s_waitcnt lgkmcnt(5)
3920  v_and_b32_e32 v113, 0x7fffffff, v48
3928  v_and_b32_e32 v114, 0x7fffffff, v46
3930  v_max3_u32 v90, v113, v114, v88
3938  s_waitcnt lgkmcnt(4)
393C  v_and_b32_e32 v111, 0x7fffffff, v64
3944  v_and_b32_e32 v112, 0x7fffffff, v62
394C  v_max3_u32 v92, v111, v112, v90
3954  s_waitcnt lgkmcnt(3)
3958  v_and_b32_e32 v109, 0x7fffffff, v4
3960  v_and_b32_e32 v110, 0x7fffffff, v2
3968  v_max3_u32 v94, v109, v110, v92
3970  s_waitcnt lgkmcnt(2)
3974  v_and_b32_e32 v107, 0x7fffffff, v20
397C  v_and_b32_e32 v108, 0x7fffffff, v18
3984  v_max3_u32 v96, v107, v108, v94
398C  s_waitcnt lgkmcnt(1)
3990  v_and_b32_e32 v104, 0x7fffffff, v36
3998  v_and_b32_e32 v105, 0x7fffffff, v34
39A0  v_max3_u32 v101, v104, v105, v96
39A8  s_waitcnt lgkmcnt(0)
39AC  v_and_b32_e32 v102, 0x7fffffff, v52
39B4  v_and_b32_e32 v103, 0x7fffffff, v50
39BC  v_max3_u32 v137, v102, v103, v101
39C4  s_mov_b32 s12, 0x7f7fffff
39CC  v_mov_b32_e32 v66, v6
39D0  v_mov_b32_e32 v67, v8
39D4  v_mov_b32_e32 v68, v22
39D8  v_mov_b32_e32 v69, v24
39DC  v_mov_b32_e32 v70, v38
39E0  v_mov_b32_e32 v71, v40
39E4  v_mov_b32_e32 v72, v54
39E8  v_mov_b32_e32 v73, v56
39EC  v_mov_b32_e32 v74, v10
39F0  v_mov_b32_e32 v75, v12
39F4  v_mov_b32_e32 v76, v26
39F8  v_mov_b32_e32 v77, v28
39FC  v_mov_b32_e32 v78, v42
3A00  v_mov_b32_e32 v79, v44
3A04  v_mov_b32_e32 v80, v58
3A08  v_mov_b32_e32 v81, v60
3A0C  v_mov_b32_e32 v82, v14
3A10  v_mov_b32_e32 v83, v16
3A14  v_mov_b32_e32 v84, v30
3A18  v_mov_b32_e32 v85, v32
3A1C  v_mov_b32_e32 v86, v46
3A20  v_mov_b32_e32 v87, v48
3A24  v_mov_b32_e32 v88, v62
3A28  v_mov_b32_e32 v89, v64
3A2C  v_mov_b32_e32 v90, v2
3A30  v_mov_b32_e32 v91, v4
3A34  v_mov_b32_e32 v92, v18
3A38  v_mov_b32_e32 v93, v20
3A3C  v_mov_b32_e32 v94, v34
3A40  v_mov_b32_e32 v95, v36
3A44  v_mov_b32_e32 v96, v50
3A48  v_mov_b32_e32 v97, v52
3A4C  v_cmp_lt_u32_e32 vcc, s12, v137
3A50  v_mov_b32_e32 v101, 0
3A54  v_mov_b32_e32 v106, 0
3A58  v_mov_b32_e32 v116, 0
3A5C  v_mov_b32_e32 v127, 0
3A60  s_and_saveexec_b64 s[8:9], vcc
3A64  s_cbranch_execz 467
3A68  s_mov_b32 s13, 0x7f800000
3A70  v_cmp_lt_u32_e32 vcc, s12, v136
3A74  v_cmp_lt_u32_e64 s[2:3], s13, v136
3A7C  v_and_b32_e32 v66, 0x80000000, v6
3A84  v_cndmask_b32_e64 v68, 0, 7, vcc
3A8C  v_cndmask_b32_e64 v69, v136, 0, s[2:3]
3A94  v_and_b32_e32 v67, 0x80000000, v8
3A9C  v_or_b32_e32 v70, 0x70, v68
3AA4  v_cmp_lt_u32_e64 s[4:5], s12, v135
3AAC  v_cndmask_b32_e32 v66, v6, v66, vcc
3AB0  v_cmp_lt_u32_e32 vcc, s13, v135
3AB4  v_cndmask_b32_e64 v67, v8, v67, s[4:5]
3ABC  v_cndmask_b32_e64 v6, v68, v70, s[4:5]
3AC4  v_cndmask_b32_e64 v8, 0, 1, vcc
3ACC  v_max_u32_e32 v68, v135, v69
3AD0  v_addc_co_u32_e64 v8, s[2:3], 0, v8, s[2:3]
3AD8  v_cndmask_b32_e32 v68, v68, v69, vcc
3ADC  v_or_b32_e32 v69, 0x700, v6
3AE4  v_cmp_lt_u32_e32 vcc, s12, v134
3AE8  v_cmp_lt_u32_e64 s[2:3], s13, v134
3AF0  s_nop 0
3AF4  v_cndmask_b32_e32 v6, v6, v69, vcc
3AF8  v_max_u32_e32 v69, v134, v68
3AFC  v_cndmask_b32_e64 v71, v69, v68, s[2:3]
3B04  v_and_b32_e32 v68, 0x80000000, v22
3B0C  v_cndmask_b32_e64 v70, 0, 1, s[2:3]
3B14  v_and_b32_e32 v69, 0x80000000, v24
3B1C  v_or_b32_e32 v72, 0x7000, v6
3B24  v_cmp_lt_u32_e64 s[2:3], s12, v133
3B2C  v_cndmask_b32_e32 v68, v22, v68, vcc
3B30  v_cmp_lt_u32_e32 vcc, s13, v133
3B34  v_max_u32_e32 v22, v133, v71
3B38  v_cndmask_b32_e64 v69, v24, v69, s[2:3]
3B40  v_cndmask_b32_e64 v6, v6, v72, s[2:3]
3B48  v_addc_co_u32_e64 v8, s[2:3], v8, v70, vcc
3B50  v_cndmask_b32_e32 v22, v22, v71, vcc
3B54  v_or_b32_e32 v24, 0x70000, v6
3B5C  v_cmp_lt_u32_e32 vcc, s12, v132
3B60  v_cmp_lt_u32_e64 s[2:3], s13, v132
3B68  v_max_u32_e32 v70, v132, v22
3B6C  v_cndmask_b32_e32 v6, v6, v24, vcc
3B70  v_cndmask_b32_e64 v22, v70, v22, s[2:3]
3B78  v_and_b32_e32 v70, 0x80000000, v38
3B80  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
3B88  v_and_b32_e32 v71, 0x80000000, v40
3B90  v_or_b32_e32 v72, 0x700000, v6
3B98  v_cmp_lt_u32_e64 s[2:3], s12, v131
3BA0  v_cndmask_b32_e32 v70, v38, v70, vcc
3BA4  v_cmp_lt_u32_e32 vcc, s13, v131
3BA8  v_cndmask_b32_e64 v71, v40, v71, s[2:3]
3BB0  v_cndmask_b32_e64 v6, v6, v72, s[2:3]
3BB8  v_addc_co_u32_e64 v8, s[2:3], v8, v24, vcc
3BC0  v_max_u32_e32 v24, v131, v22
3BC4  v_cndmask_b32_e32 v22, v24, v22, vcc
3BC8  v_or_b32_e32 v24, 0x7000000, v6
3BD0  v_cmp_lt_u32_e32 vcc, s12, v130
3BD4  v_cmp_lt_u32_e64 s[2:3], s13, v130
3BDC  v_max_u32_e32 v38, v130, v22
3BE0  v_cndmask_b32_e32 v6, v6, v24, vcc
3BE4  v_cndmask_b32_e64 v22, v38, v22, s[2:3]
3BEC  v_and_b32_e32 v38, 0x80000000, v54
3BF4  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
3BFC  v_and_b32_e32 v40, 0x80000000, v56
3C04  v_or_b32_e32 v74, 0x70000000, v6
3C0C  v_cmp_lt_u32_e64 s[2:3], s12, v129
3C14  v_cndmask_b32_e32 v72, v54, v38, vcc
3C18  v_cmp_lt_u32_e32 vcc, s13, v129
3C1C  v_cndmask_b32_e64 v73, v56, v40, s[2:3]
3C24  v_cndmask_b32_e64 v101, v6, v74, s[2:3]
3C2C  v_addc_co_u32_e64 v6, s[2:3], v8, v24, vcc
3C34  v_max_u32_e32 v8, v129, v22
3C38  v_cndmask_b32_e32 v8, v8, v22, vcc
3C3C  v_cmp_lt_u32_e32 vcc, s12, v128
3C40  v_cmp_lt_u32_e64 s[2:3], s13, v128
3C48  v_max_u32_e32 v38, v128, v8
3C4C  v_cndmask_b32_e64 v22, 0, 7, vcc
3C54  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
3C5C  v_cndmask_b32_e64 v8, v38, v8, s[2:3]
3C64  v_and_b32_e32 v38, 0x80000000, v10
3C6C  v_and_b32_e32 v40, 0x80000000, v12
3C74  v_cmp_lt_u32_e64 s[2:3], s12, v126
3C7C  v_or_b32_e32 v54, 0x70, v22
3C84  v_cndmask_b32_e32 v74, v10, v38, vcc
3C88  v_cndmask_b32_e64 v75, v12, v40, s[2:3]
3C90  v_cmp_lt_u32_e32 vcc, s13, v126
3C94  v_max_u32_e32 v12, v126, v8
3C98  v_cndmask_b32_e64 v10, v22, v54, s[2:3]
3CA0  v_addc_co_u32_e64 v6, s[2:3], v6, v24, vcc
3CA8  v_cndmask_b32_e32 v8, v12, v8, vcc
3CAC  v_or_b32_e32 v12, 0x700, v10
3CB4  v_cmp_lt_u32_e32 vcc, s12, v125
3CB8  v_cmp_lt_u32_e64 s[2:3], s13, v125
3CC0  v_max_u32_e32 v22, v125, v8
3CC4  v_cndmask_b32_e32 v10, v10, v12, vcc
3CC8  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3CD0  v_and_b32_e32 v22, 0x80000000, v26
3CD8  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3CE0  v_and_b32_e32 v24, 0x80000000, v28
3CE8  v_or_b32_e32 v38, 0x7000, v10
3CF0  v_cmp_lt_u32_e64 s[2:3], s12, v124
3CF8  v_cndmask_b32_e32 v76, v26, v22, vcc
3CFC  v_cmp_lt_u32_e32 vcc, s13, v124
3D00  v_cndmask_b32_e64 v77, v28, v24, s[2:3]
3D08  v_cndmask_b32_e64 v10, v10, v38, s[2:3]
3D10  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3D18  v_max_u32_e32 v12, v124, v8
3D1C  v_cndmask_b32_e32 v8, v12, v8, vcc
3D20  v_or_b32_e32 v12, 0x70000, v10
3D28  v_cmp_lt_u32_e32 vcc, s12, v123
3D2C  v_cmp_lt_u32_e64 s[2:3], s13, v123
3D34  v_max_u32_e32 v22, v123, v8
3D38  v_cndmask_b32_e32 v10, v10, v12, vcc
3D3C  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3D44  v_and_b32_e32 v22, 0x80000000, v42
3D4C  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3D54  v_and_b32_e32 v24, 0x80000000, v44
3D5C  v_or_b32_e32 v26, 0x700000, v10
3D64  v_cmp_lt_u32_e64 s[2:3], s12, v122
3D6C  v_cndmask_b32_e32 v78, v42, v22, vcc
3D70  v_cmp_lt_u32_e32 vcc, s13, v122
3D74  v_cndmask_b32_e64 v79, v44, v24, s[2:3]
3D7C  v_cndmask_b32_e64 v10, v10, v26, s[2:3]
3D84  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3D8C  v_max_u32_e32 v12, v122, v8
3D90  v_cndmask_b32_e32 v8, v12, v8, vcc
3D94  v_or_b32_e32 v12, 0x7000000, v10
3D9C  v_cmp_lt_u32_e32 vcc, s12, v121
3DA0  v_cmp_lt_u32_e64 s[2:3], s13, v121
3DA8  v_max_u32_e32 v22, v121, v8
3DAC  v_cndmask_b32_e32 v10, v10, v12, vcc
3DB0  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3DB8  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3DC0  v_and_b32_e32 v22, 0x80000000, v58
3DC8  v_or_b32_e32 v26, 0x70000000, v10
3DD0  v_cmp_lt_u32_e64 s[2:3], s12, v120
3DD8  v_and_b32_e32 v24, 0x80000000, v60
3DE0  v_cndmask_b32_e32 v80, v58, v22, vcc
3DE4  v_cndmask_b32_e64 v106, v10, v26, s[2:3]
3DEC  v_cmp_lt_u32_e32 vcc, s13, v120
3DF0  v_max_u32_e32 v10, v120, v8
3DF4  v_cndmask_b32_e64 v81, v60, v24, s[2:3]
3DFC  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3E04  v_cndmask_b32_e32 v8, v10, v8, vcc
3E08  v_cmp_lt_u32_e32 vcc, s12, v119
3E0C  v_cmp_lt_u32_e64 s[2:3], s13, v119
3E14  v_max_u32_e32 v22, v119, v8
3E18  v_cndmask_b32_e64 v10, 0, 7, vcc
3E20  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3E28  v_and_b32_e32 v22, 0x80000000, v14
3E30  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3E38  v_and_b32_e32 v24, 0x80000000, v16
3E40  v_or_b32_e32 v26, 0x70, v10
3E48  v_cmp_lt_u32_e64 s[2:3], s12, v118
3E50  v_cndmask_b32_e32 v82, v14, v22, vcc
3E54  v_cmp_lt_u32_e32 vcc, s13, v118
3E58  v_cndmask_b32_e64 v83, v16, v24, s[2:3]
3E60  v_cndmask_b32_e64 v10, v10, v26, s[2:3]
3E68  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3E70  v_max_u32_e32 v12, v118, v8
3E74  v_cndmask_b32_e32 v8, v12, v8, vcc
3E78  v_or_b32_e32 v12, 0x700, v10
3E80  v_cmp_lt_u32_e32 vcc, s12, v117
3E84  v_cmp_lt_u32_e64 s[2:3], s13, v117
3E8C  v_max_u32_e32 v14, v117, v8
3E90  v_cndmask_b32_e32 v10, v10, v12, vcc
3E94  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3E9C  v_and_b32_e32 v14, 0x80000000, v30
3EA4  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3EAC  v_and_b32_e32 v16, 0x80000000, v32
3EB4  v_or_b32_e32 v22, 0x7000, v10
3EBC  v_cmp_lt_u32_e64 s[2:3], s12, v115
3EC4  v_cndmask_b32_e32 v84, v30, v14, vcc
3EC8  v_cmp_lt_u32_e32 vcc, s13, v115
3ECC  v_cndmask_b32_e64 v85, v32, v16, s[2:3]
3ED4  v_cndmask_b32_e64 v10, v10, v22, s[2:3]
3EDC  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3EE4  v_max_u32_e32 v12, v115, v8
3EE8  v_cndmask_b32_e32 v8, v12, v8, vcc
3EEC  v_or_b32_e32 v12, 0x70000, v10
3EF4  v_cmp_lt_u32_e32 vcc, s12, v114
3EF8  v_cmp_lt_u32_e64 s[2:3], s13, v114
3F00  v_max_u32_e32 v14, v114, v8
3F04  v_cndmask_b32_e32 v10, v10, v12, vcc
3F08  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3F10  v_and_b32_e32 v14, 0x80000000, v46
3F18  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3F20  v_and_b32_e32 v16, 0x80000000, v48
3F28  v_or_b32_e32 v22, 0x700000, v10
3F30  v_cmp_lt_u32_e64 s[2:3], s12, v113
3F38  v_cndmask_b32_e32 v86, v46, v14, vcc
3F3C  v_cmp_lt_u32_e32 vcc, s13, v113
3F40  v_cndmask_b32_e64 v87, v48, v16, s[2:3]
3F48  v_cndmask_b32_e64 v10, v10, v22, s[2:3]
3F50  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3F58  v_max_u32_e32 v12, v113, v8
3F5C  v_cndmask_b32_e32 v8, v12, v8, vcc
3F60  v_or_b32_e32 v12, 0x7000000, v10
3F68  v_cmp_lt_u32_e32 vcc, s12, v112
3F6C  v_cmp_lt_u32_e64 s[2:3], s13, v112
3F74  v_max_u32_e32 v14, v112, v8
3F78  v_cndmask_b32_e32 v10, v10, v12, vcc
3F7C  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3F84  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3F8C  v_and_b32_e32 v14, 0x80000000, v62
3F94  v_or_b32_e32 v22, 0x70000000, v10
3F9C  v_cmp_lt_u32_e64 s[2:3], s12, v111
3FA4  v_and_b32_e32 v16, 0x80000000, v64
3FAC  v_cndmask_b32_e32 v88, v62, v14, vcc
3FB0  v_cndmask_b32_e64 v116, v10, v22, s[2:3]
3FB8  v_cmp_lt_u32_e32 vcc, s13, v111
3FBC  v_max_u32_e32 v10, v111, v8
3FC0  v_cndmask_b32_e64 v89, v64, v16, s[2:3]
3FC8  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3FD0  v_cndmask_b32_e32 v8, v10, v8, vcc
3FD4  v_cmp_lt_u32_e32 vcc, s12, v110
3FD8  v_cmp_lt_u32_e64 s[2:3], s13, v110
3FE0  v_max_u32_e32 v14, v110, v8
3FE4  v_cndmask_b32_e64 v10, 0, 7, vcc
3FEC  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3FF4  v_and_b32_e32 v14, 0x80000000, v2
3FFC  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
4004  v_and_b32_e32 v16, 0x80000000, v4
400C  v_or_b32_e32 v22, 0x70, v10
4014  v_cmp_lt_u32_e64 s[2:3], s12, v109
401C  v_cndmask_b32_e32 v90, v2, v14, vcc
4020  v_cmp_lt_u32_e32 vcc, s13, v109
4024  v_cndmask_b32_e64 v91, v4, v16, s[2:3]
402C  v_cndmask_b32_e64 v2, v10, v22, s[2:3]
4034  v_addc_co_u32_e64 v4, s[2:3], v6, v12, vcc
403C  v_max_u32_e32 v6, v109, v8
4040  v_cndmask_b32_e32 v6, v6, v8, vcc
4044  v_or_b32_e32 v8, 0x700, v2
404C  v_cmp_lt_u32_e32 vcc, s12, v108
4050  v_cmp_lt_u32_e64 s[2:3], s13, v108
4058  v_max_u32_e32 v10, v108, v6
405C  v_cndmask_b32_e32 v2, v2, v8, vcc
4060  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
4068  v_and_b32_e32 v10, 0x80000000, v18
4070  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
4078  v_and_b32_e32 v12, 0x80000000, v20
4080  v_or_b32_e32 v14, 0x7000, v2
4088  v_cmp_lt_u32_e64 s[2:3], s12, v107
4090  v_cndmask_b32_e32 v92, v18, v10, vcc
4094  v_cmp_lt_u32_e32 vcc, s13, v107
4098  v_cndmask_b32_e64 v93, v20, v12, s[2:3]
40A0  v_cndmask_b32_e64 v2, v2, v14, s[2:3]
40A8  v_addc_co_u32_e64 v4, s[2:3], v4, v8, vcc
40B0  v_max_u32_e32 v8, v107, v6
40B4  v_cndmask_b32_e32 v6, v8, v6, vcc
40B8  v_or_b32_e32 v8, 0x70000, v2
40C0  v_cmp_lt_u32_e32 vcc, s12, v105
40C4  v_cmp_lt_u32_e64 s[2:3], s13, v105
40CC  v_max_u32_e32 v10, v105, v6
40D0  v_cndmask_b32_e32 v2, v2, v8, vcc
40D4  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
40DC  v_and_b32_e32 v10, 0x80000000, v34
40E4  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
40EC  v_and_b32_e32 v12, 0x80000000, v36
40F4  v_or_b32_e32 v14, 0x700000, v2
40FC  v_cmp_lt_u32_e64 s[2:3], s12, v104
4104  v_cndmask_b32_e32 v94, v34, v10, vcc
4108  v_cmp_lt_u32_e32 vcc, s13, v104
410C  v_cndmask_b32_e64 v95, v36, v12, s[2:3]
4114  v_cndmask_b32_e64 v2, v2, v14, s[2:3]
411C  v_addc_co_u32_e64 v4, s[2:3], v4, v8, vcc
4124  v_max_u32_e32 v8, v104, v6
4128  v_cndmask_b32_e32 v6, v8, v6, vcc
412C  v_or_b32_e32 v8, 0x7000000, v2
4134  v_cmp_lt_u32_e32 vcc, s12, v103
4138  v_cmp_lt_u32_e64 s[2:3], s13, v103
4140  v_max_u32_e32 v10, v103, v6
4144  v_cndmask_b32_e32 v2, v2, v8, vcc
4148  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
4150  v_and_b32_e32 v10, 0x80000000, v50
4158  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
4160  v_and_b32_e32 v12, 0x80000000, v52
4168  v_or_b32_e32 v14, 0x70000000, v2
4170  v_cmp_lt_u32_e64 s[2:3], s12, v102
4178  v_cndmask_b32_e32 v96, v50, v10, vcc
417C  v_cmp_lt_u32_e32 vcc, s13, v102
4180  v_cndmask_b32_e64 v97, v52, v12, s[2:3]
4188  v_cndmask_b32_e64 v127, v2, v14, s[2:3]
4190  v_addc_co_u32_e64 v2, s[2:3], v4, v8, vcc
4198  v_max_u32_e32 v4, v102, v6
419C  v_cndmask_b32_e32 v4, v4, v6, vcc
41A0  v_mov_b32_e32 v6, 0x7f800000
41A8  v_cmp_ne_u32_e32 vcc, 32, v2
41AC  s_nop 1
41B0  v_cndmask_b32_e32 v137, v6, v4, vcc
41B4  s_or_b64 exec, exec, s[8:9]
41B8  v_cmp_ne_u32_e32 vcc, 0, v137
41BC  v_mov_b32_e32 v4, 0x7f
41C4  s_and_saveexec_b64 s[2:3], vcc
41C8  s_cbranch_execz 15
41CC  v_add_u32_e32 v2, s41, v137
41D0  s_mov_b32 s4, 0x17fffff
41D8  v_lshrrev_b32_e32 v4, 23, v2
41DC  v_add_u32_e32 v4, -2, v4
41E0  v_cmp_lt_u32_e32 vcc, s4, v2
41E4  s_mov_b32 s4, 0x7f800000
41EC  s_nop 0
41F0  v_cndmask_b32_e32 v2, 0, v4, vcc
41F4  v_cmp_eq_u32_e32 vcc, s4, v137
41F8  v_mov_b32_e32 v4, 0xfe
4200  s_and_b64 vcc, s[22:23], vcc
4204  v_cndmask_b32_e32 v4, v2, v4, vcc
4208  s_or_b64 exec, exec, s[2:3]
420C  v_cmp_eq_u32_e32 vcc, 0, v4
4210  s_cbranch_vccz 37
4214  s_nop 0
4218  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
4220  v_pk_mul_f32 v[66:67], v[2:3], v[66:67] op_sel_hi:[0,1]
4228  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
4230  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
4238  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
4240  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
4248  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
4250  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
4258  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
4260  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
4268  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
4270  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
4278  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
4280  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
4288  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
4290  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
4298  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
42A0  v_max_u32_e32 v2, 1, v4
42A4  s_branch 1
42A8  v_mov_b32_e32 v2, v4
42AC  v_mov_b32_e32 v8, 0
42B0  v_mov_b32_e32 v12, 0
42B4  v_lshlrev_b32_e32 v2, 23, v2
42B8  v_cvt_scalef32_pk_fp4_f32 v8, v66, v67, v2
42C0  v_cvt_scalef32_pk_fp4_f32 v12, v70, v71, v2 op_sel:[0,0,0,1]
42C8  v_cvt_scalef32_pk_fp4_f32 v8, v68, v69, v2 op_sel:[0,0,1,0]
42D0  v_cvt_scalef32_pk_fp4_f32 v12, v72, v73, v2 op_sel:[0,0,1,1]
42D8  s_nop 0
42DC  v_mov_b32_e32 v6, 0
42E0  v_or3_b32 v66, v12, v101, v8
42E8  v_mov_b32_e32 v8, 0
42EC  v_mov_b32_e32 v12, 0
42F0  v_cvt_scalef32_pk_fp4_f32 v8, v74, v75, v2
42F8  v_cvt_scalef32_pk_fp4_f32 v12, v78, v79, v2 op_sel:[0,0,0,1]
4300  v_cvt_scalef32_pk_fp4_f32 v8, v76, v77, v2 op_sel:[0,0,1,0]
4308  v_cvt_scalef32_pk_fp4_f32 v12, v80, v81, v2 op_sel:[0,0,1,1]
4310  s_nop 0
4314  v_and_b32_e32 v80, 0x7fffffff, v57
431C  v_or3_b32 v67, v12, v106, v8
4324  v_mov_b32_e32 v8, 0
4328  v_mov_b32_e32 v12, 0
432C  v_cvt_scalef32_pk_fp4_f32 v8, v82, v83, v2
4334  v_cvt_scalef32_pk_fp4_f32 v12, v86, v87, v2 op_sel:[0,0,0,1]
433C  v_cvt_scalef32_pk_fp4_f32 v8, v84, v85, v2 op_sel:[0,0,1,0]
4344  v_cvt_scalef32_pk_fp4_f32 v12, v88, v89, v2 op_sel:[0,0,1,1]
434C  s_nop 0
4350  v_and_b32_e32 v86, 0x7fffffff, v9
4358  v_or3_b32 v68, v12, v116, v8
4360  v_mov_b32_e32 v8, 0
4364  v_cvt_scalef32_pk_fp4_f32 v6, v90, v91, v2
436C  v_cvt_scalef32_pk_fp4_f32 v8, v94, v95, v2 op_sel:[0,0,0,1]
4374  v_cvt_scalef32_pk_fp4_f32 v6, v92, v93, v2 op_sel:[0,0,1,0]
437C  v_cvt_scalef32_pk_fp4_f32 v8, v96, v97, v2 op_sel:[0,0,1,1]
4384  s_nop 0
4388  v_bitop3_b32 v2, v100, v99, v98 bitop3:0xf6
4390  v_or3_b32 v69, v8, v127, v6
4398  v_mov_b32_e32 v6, 0x10000
43A0  v_lshl_or_b32 v2, v2, 4, v6
43A8  v_or_b32_e32 v6, v100, v99
43AC  v_or_b32_e32 v8, 0x12000, v6
43B4  v_and_b32_e32 v87, 0x7fffffff, v7
43BC  ds_write_b128 v2, v[66:69]
43C4  ds_write_b8 v8, v4
43CC  v_max_u32_e32 v4, v86, v87
43D0  v_and_b32_e32 v84, 0x7fffffff, v25
43D8  v_and_b32_e32 v85, 0x7fffffff, v23
43E0  v_max3_u32 v4, v84, v85, v4
43E8  v_and_b32_e32 v82, 0x7fffffff, v41
43F0  v_and_b32_e32 v83, 0x7fffffff, v39
43F8  v_max3_u32 v4, v82, v83, v4
4400  v_and_b32_e32 v81, 0x7fffffff, v55
4408  v_max3_u32 v4, v80, v81, v4
4410  v_and_b32_e32 v77, 0x7fffffff, v13
4418  v_and_b32_e32 v79, 0x7fffffff, v11
4420  v_max3_u32 v4, v77, v79, v4
4428  v_and_b32_e32 v75, 0x7fffffff, v29
4430  v_and_b32_e32 v76, 0x7fffffff, v27
4438  v_max3_u32 v4, v75, v76, v4
4440  v_and_b32_e32 v73, 0x7fffffff, v45
4448  v_and_b32_e32 v74, 0x7fffffff, v43
4450  v_max3_u32 v4, v73, v74, v4
4458  v_and_b32_e32 v71, 0x7fffffff, v61
4460  v_and_b32_e32 v72, 0x7fffffff, v59
4468  v_max3_u32 v4, v71, v72, v4
4470  v_and_b32_e32 v69, 0x7fffffff, v17
4478  v_and_b32_e32 v70, 0x7fffffff, v15
4480  v_max3_u32 v4, v69, v70, v4
4488  v_and_b32_e32 v66, 0x7fffffff, v33
4490  v_and_b32_e32 v68, 0x7fffffff, v31
4498  v_max3_u32 v4, v66, v68, v4
44A0  v_and_b32_e32 v58, 0x7fffffff, v49
44A8  v_and_b32_e32 v62, 0x7fffffff, v47
44B0  v_max3_u32 v4, v58, v62, v4
44B8  v_and_b32_e32 v50, 0x7fffffff, v65
44C0  v_and_b32_e32 v54, 0x7fffffff, v63
44C8  v_max3_u32 v14, v50, v54, v4
44D0  v_and_b32_e32 v42, 0x7fffffff, v5
44D8  v_and_b32_e32 v46, 0x7fffffff, v3
44E0  v_max3_u32 v14, v42, v46, v14
44E8  v_and_b32_e32 v34, 0x7fffffff, v21
44F0  v_and_b32_e32 v38, 0x7fffffff, v19
44F8  v_max3_u32 v14, v34, v38, v14
4500  v_and_b32_e32 v22, 0x7fffffff, v37
4508  v_and_b32_e32 v26, 0x7fffffff, v35
4510  v_max3_u32 v30, v22, v26, v14
4518  v_and_b32_e32 v14, 0x7fffffff, v53
4520  v_and_b32_e32 v18, 0x7fffffff, v51
4528  v_max3_u32 v88, v14, v18, v30
4530  v_mov_b32_e32 v10, 0
4534  v_mov_b32_e32 v8, v7
4538  v_mov_b32_e32 v24, v23
453C  v_mov_b32_e32 v40, v39
4540  v_mov_b32_e32 v56, v55
4544  v_mov_b32_e32 v12, v11
4548  v_mov_b32_e32 v28, v27
454C  v_mov_b32_e32 v44, v43
4550  v_mov_b32_e32 v60, v59
4554  v_mov_b32_e32 v16, v15
4558  v_mov_b32_e32 v32, v31
455C  v_mov_b32_e32 v48, v47
4560  v_mov_b32_e32 v64, v63
4564  v_mov_b32_e32 v4, v3
4568  v_mov_b32_e32 v20, v19
456C  v_mov_b32_e32 v36, v35
4570  v_mov_b32_e32 v52, v51
4574  v_cmp_lt_u32_e32 vcc, s12, v88
4578  v_mov_b32_e32 v30, 0
457C  v_mov_b32_e32 v67, 0
4580  v_mov_b32_e32 v78, 0
4584  s_and_saveexec_b64 s[8:9], vcc
4588  s_cbranch_execz 466
458C  s_mov_b32 s13, 0x7f800000
4594  v_cmp_lt_u32_e32 vcc, s12, v87
4598  v_cmp_lt_u32_e64 s[2:3], s13, v87
45A0  v_and_b32_e32 v8, 0x80000000, v7
45A8  v_cndmask_b32_e64 v4, 0, 7, vcc
45B0  v_cndmask_b32_e64 v10, v87, 0, s[2:3]
45B8  v_and_b32_e32 v12, 0x80000000, v9
45C0  v_cmp_lt_u32_e64 s[4:5], s12, v86
45C8  v_cndmask_b32_e32 v8, v7, v8, vcc
45CC  v_cmp_lt_u32_e32 vcc, s13, v86
45D0  v_or_b32_e32 v16, 0x70, v4
45D8  v_cndmask_b32_e64 v9, v9, v12, s[4:5]
45E0  v_cndmask_b32_e64 v7, 0, 1, vcc
45E8  v_max_u32_e32 v12, v86, v10
45EC  v_cndmask_b32_e64 v4, v4, v16, s[4:5]
45F4  v_addc_co_u32_e64 v7, s[2:3], 0, v7, s[2:3]
45FC  v_cndmask_b32_e32 v10, v12, v10, vcc
4600  v_or_b32_e32 v12, 0x700, v4
4608  v_cmp_lt_u32_e32 vcc, s12, v85
460C  v_cmp_lt_u32_e64 s[2:3], s13, v85
4614  v_max_u32_e32 v16, v85, v10
4618  v_cndmask_b32_e32 v4, v4, v12, vcc
461C  v_cndmask_b32_e64 v10, v16, v10, s[2:3]
4624  v_and_b32_e32 v16, 0x80000000, v23
462C  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
4634  v_and_b32_e32 v20, 0x80000000, v25
463C  v_or_b32_e32 v28, 0x7000, v4
4644  v_cmp_lt_u32_e64 s[2:3], s12, v84
464C  v_cndmask_b32_e32 v24, v23, v16, vcc
4650  v_cmp_lt_u32_e32 vcc, s13, v84
4654  v_cndmask_b32_e64 v25, v25, v20, s[2:3]
465C  v_cndmask_b32_e64 v4, v4, v28, s[2:3]
4664  v_addc_co_u32_e64 v7, s[2:3], v7, v12, vcc
466C  v_max_u32_e32 v12, v84, v10
4670  v_cndmask_b32_e32 v10, v12, v10, vcc
4674  v_or_b32_e32 v12, 0x70000, v4
467C  v_cmp_lt_u32_e32 vcc, s12, v83
4680  v_cmp_lt_u32_e64 s[2:3], s13, v83
4688  v_max_u32_e32 v16, v83, v10
468C  v_cndmask_b32_e32 v4, v4, v12, vcc
4690  v_cndmask_b32_e64 v10, v16, v10, s[2:3]
4698  v_and_b32_e32 v16, 0x80000000, v39
46A0  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
46A8  v_and_b32_e32 v20, 0x80000000, v41
46B0  v_or_b32_e32 v23, 0x700000, v4
46B8  v_cmp_lt_u32_e64 s[2:3], s12, v82
46C0  v_cndmask_b32_e32 v40, v39, v16, vcc
46C4  v_cmp_lt_u32_e32 vcc, s13, v82
46C8  v_cndmask_b32_e64 v41, v41, v20, s[2:3]
46D0  v_cndmask_b32_e64 v4, v4, v23, s[2:3]
46D8  v_addc_co_u32_e64 v7, s[2:3], v7, v12, vcc
46E0  v_max_u32_e32 v12, v82, v10
46E4  v_cndmask_b32_e32 v10, v12, v10, vcc
46E8  v_or_b32_e32 v12, 0x7000000, v4
46F0  v_cmp_lt_u32_e32 vcc, s12, v81
46F4  v_cmp_lt_u32_e64 s[2:3], s13, v81
46FC  v_max_u32_e32 v16, v81, v10
4700  v_cndmask_b32_e32 v4, v4, v12, vcc
4704  v_cndmask_b32_e64 v16, v16, v10, s[2:3]
470C  v_and_b32_e32 v10, 0x80000000, v55
4714  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
471C  v_and_b32_e32 v20, 0x80000000, v57
4724  v_or_b32_e32 v23, 0x70000000, v4
472C  v_cmp_lt_u32_e64 s[2:3], s12, v80
4734  v_cndmask_b32_e32 v56, v55, v10, vcc
4738  v_cmp_lt_u32_e32 vcc, s13, v80
473C  v_cndmask_b32_e64 v57, v57, v20, s[2:3]
4744  v_cndmask_b32_e64 v10, v4, v23, s[2:3]
474C  v_addc_co_u32_e64 v4, s[2:3], v7, v12, vcc
4754  v_max_u32_e32 v7, v80, v16
4758  v_cndmask_b32_e32 v7, v7, v16, vcc
475C  v_cmp_lt_u32_e32 vcc, s12, v79
4760  v_cmp_lt_u32_e64 s[2:3], s13, v79
4768  v_max_u32_e32 v12, v79, v7
476C  v_cndmask_b32_e64 v16, 0, 7, vcc
4774  v_cndmask_b32_e64 v20, 0, 1, s[2:3]
477C  v_cndmask_b32_e64 v7, v12, v7, s[2:3]
4784  v_and_b32_e32 v12, 0x80000000, v11
478C  v_or_b32_e32 v28, 0x70, v16
4794  v_cmp_lt_u32_e64 s[2:3], s12, v77
479C  v_and_b32_e32 v23, 0x80000000, v13
47A4  v_cndmask_b32_e32 v12, v11, v12, vcc
47A8  v_cndmask_b32_e64 v11, v16, v28, s[2:3]
47B0  v_cmp_lt_u32_e32 vcc, s13, v77
47B4  v_max_u32_e32 v16, v77, v7
47B8  v_cndmask_b32_e64 v13, v13, v23, s[2:3]
47C0  v_addc_co_u32_e64 v4, s[2:3], v4, v20, vcc
47C8  v_cndmask_b32_e32 v7, v16, v7, vcc
47CC  v_or_b32_e32 v16, 0x700, v11
47D4  v_cmp_lt_u32_e32 vcc, s12, v76
47D8  v_cmp_lt_u32_e64 s[2:3], s13, v76
47E0  v_max_u32_e32 v20, v76, v7
47E4  v_cndmask_b32_e32 v11, v11, v16, vcc
47E8  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
47F0  v_and_b32_e32 v20, 0x80000000, v27
47F8  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
4800  v_and_b32_e32 v23, 0x80000000, v29
4808  v_or_b32_e32 v30, 0x7000, v11
4810  v_cmp_lt_u32_e64 s[2:3], s12, v75
4818  v_cndmask_b32_e32 v28, v27, v20, vcc
481C  v_cmp_lt_u32_e32 vcc, s13, v75
4820  v_cndmask_b32_e64 v29, v29, v23, s[2:3]
4828  v_cndmask_b32_e64 v11, v11, v30, s[2:3]
4830  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
4838  v_max_u32_e32 v16, v75, v7
483C  v_cndmask_b32_e32 v7, v16, v7, vcc
4840  v_or_b32_e32 v16, 0x70000, v11
4848  v_cmp_lt_u32_e32 vcc, s12, v74
484C  v_cmp_lt_u32_e64 s[2:3], s13, v74
4854  v_max_u32_e32 v20, v74, v7
4858  v_cndmask_b32_e32 v11, v11, v16, vcc
485C  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
4864  v_and_b32_e32 v20, 0x80000000, v43
486C  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
4874  v_and_b32_e32 v23, 0x80000000, v45
487C  v_or_b32_e32 v27, 0x700000, v11
4884  v_cmp_lt_u32_e64 s[2:3], s12, v73
488C  v_cndmask_b32_e32 v44, v43, v20, vcc
4890  v_cmp_lt_u32_e32 vcc, s13, v73
4894  v_cndmask_b32_e64 v45, v45, v23, s[2:3]
489C  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
48A4  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
48AC  v_max_u32_e32 v16, v73, v7
48B0  v_cndmask_b32_e32 v7, v16, v7, vcc
48B4  v_or_b32_e32 v16, 0x7000000, v11
48BC  v_cmp_lt_u32_e32 vcc, s12, v72
48C0  v_cmp_lt_u32_e64 s[2:3], s13, v72
48C8  v_max_u32_e32 v20, v72, v7
48CC  v_cndmask_b32_e32 v11, v11, v16, vcc
48D0  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
48D8  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
48E0  v_and_b32_e32 v20, 0x80000000, v59
48E8  v_or_b32_e32 v27, 0x70000000, v11
48F0  v_cmp_lt_u32_e64 s[2:3], s12, v71
48F8  v_and_b32_e32 v23, 0x80000000, v61
4900  v_cndmask_b32_e32 v60, v59, v20, vcc
4904  v_cndmask_b32_e64 v30, v11, v27, s[2:3]
490C  v_cmp_lt_u32_e32 vcc, s13, v71
4910  v_max_u32_e32 v11, v71, v7
4914  v_cndmask_b32_e64 v61, v61, v23, s[2:3]
491C  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
4924  v_cndmask_b32_e32 v7, v11, v7, vcc
4928  v_cmp_lt_u32_e32 vcc, s12, v70
492C  v_cmp_lt_u32_e64 s[2:3], s13, v70
4934  v_max_u32_e32 v16, v70, v7
4938  v_cndmask_b32_e64 v11, 0, 7, vcc
4940  v_cndmask_b32_e64 v7, v16, v7, s[2:3]
4948  v_and_b32_e32 v16, 0x80000000, v15
4950  v_cndmask_b32_e64 v20, 0, 1, s[2:3]
4958  v_and_b32_e32 v23, 0x80000000, v17
4960  v_or_b32_e32 v27, 0x70, v11
4968  v_cmp_lt_u32_e64 s[2:3], s12, v69
4970  v_cndmask_b32_e32 v16, v15, v16, vcc
4974  v_cmp_lt_u32_e32 vcc, s13, v69
4978  v_max_u32_e32 v15, v69, v7
497C  v_cndmask_b32_e64 v17, v17, v23, s[2:3]
4984  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
498C  v_addc_co_u32_e64 v4, s[2:3], v4, v20, vcc
4994  v_cndmask_b32_e32 v7, v15, v7, vcc
4998  v_or_b32_e32 v15, 0x700, v11
49A0  v_cmp_lt_u32_e32 vcc, s12, v68
49A4  v_cmp_lt_u32_e64 s[2:3], s13, v68
49AC  v_max_u32_e32 v20, v68, v7
49B0  v_cndmask_b32_e32 v11, v11, v15, vcc
49B4  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
49BC  v_and_b32_e32 v20, 0x80000000, v31
49C4  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
49CC  v_and_b32_e32 v23, 0x80000000, v33
49D4  v_or_b32_e32 v27, 0x7000, v11
49DC  v_cmp_lt_u32_e64 s[2:3], s12, v66
49E4  v_cndmask_b32_e32 v32, v31, v20, vcc
49E8  v_cmp_lt_u32_e32 vcc, s13, v66
49EC  v_cndmask_b32_e64 v33, v33, v23, s[2:3]
49F4  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
49FC  v_addc_co_u32_e64 v4, s[2:3], v4, v15, vcc
4A04  v_max_u32_e32 v15, v66, v7
4A08  v_cndmask_b32_e32 v7, v15, v7, vcc
4A0C  v_or_b32_e32 v15, 0x70000, v11
4A14  v_cmp_lt_u32_e32 vcc, s12, v62
4A18  v_cmp_lt_u32_e64 s[2:3], s13, v62
4A20  v_max_u32_e32 v20, v62, v7
4A24  v_cndmask_b32_e32 v11, v11, v15, vcc
4A28  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
4A30  v_and_b32_e32 v20, 0x80000000, v47
4A38  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4A40  v_and_b32_e32 v23, 0x80000000, v49
4A48  v_or_b32_e32 v27, 0x700000, v11
4A50  v_cmp_lt_u32_e64 s[2:3], s12, v58
4A58  v_cndmask_b32_e32 v48, v47, v20, vcc
4A5C  v_cmp_lt_u32_e32 vcc, s13, v58
4A60  v_cndmask_b32_e64 v49, v49, v23, s[2:3]
4A68  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
4A70  v_addc_co_u32_e64 v4, s[2:3], v4, v15, vcc
4A78  v_max_u32_e32 v15, v58, v7
4A7C  v_cndmask_b32_e32 v7, v15, v7, vcc
4A80  v_or_b32_e32 v15, 0x7000000, v11
4A88  v_cmp_lt_u32_e32 vcc, s12, v54
4A8C  v_cmp_lt_u32_e64 s[2:3], s13, v54
4A94  v_max_u32_e32 v20, v54, v7
4A98  v_cndmask_b32_e32 v11, v11, v15, vcc
4A9C  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
4AA4  v_and_b32_e32 v20, 0x80000000, v63
4AAC  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4AB4  v_and_b32_e32 v23, 0x80000000, v65
4ABC  v_or_b32_e32 v27, 0x70000000, v11
4AC4  v_cmp_lt_u32_e64 s[2:3], s12, v50
4ACC  v_cndmask_b32_e32 v64, v63, v20, vcc
4AD0  v_cmp_lt_u32_e32 vcc, s13, v50
4AD4  v_cndmask_b32_e64 v65, v65, v23, s[2:3]
4ADC  v_cndmask_b32_e64 v67, v11, v27, s[2:3]
4AE4  v_addc_co_u32_e64 v11, s[2:3], v4, v15, vcc
4AEC  v_max_u32_e32 v4, v50, v7
4AF0  v_cndmask_b32_e32 v4, v4, v7, vcc
4AF4  v_cmp_lt_u32_e32 vcc, s12, v46
4AF8  v_cmp_lt_u32_e64 s[2:3], s13, v46
4B00  v_max_u32_e32 v20, v46, v4
4B04  v_cndmask_b32_e64 v7, 0, 7, vcc
4B0C  v_cndmask_b32_e64 v20, v20, v4, s[2:3]
4B14  v_and_b32_e32 v4, 0x80000000, v3
4B1C  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4B24  v_and_b32_e32 v23, 0x80000000, v5
4B2C  v_or_b32_e32 v27, 0x70, v7
4B34  v_cmp_lt_u32_e64 s[2:3], s12, v42
4B3C  v_cndmask_b32_e32 v4, v3, v4, vcc
4B40  v_cmp_lt_u32_e32 vcc, s13, v42
4B44  v_cndmask_b32_e64 v5, v5, v23, s[2:3]
4B4C  v_cndmask_b32_e64 v3, v7, v27, s[2:3]
4B54  v_addc_co_u32_e64 v7, s[2:3], v11, v15, vcc
4B5C  v_max_u32_e32 v11, v42, v20
4B60  v_cndmask_b32_e32 v11, v11, v20, vcc
4B64  v_or_b32_e32 v15, 0x700, v3
4B6C  v_cmp_lt_u32_e32 vcc, s12, v38
4B70  v_cmp_lt_u32_e64 s[2:3], s13, v38
4B78  v_max_u32_e32 v20, v38, v11
4B7C  v_cndmask_b32_e32 v3, v3, v15, vcc
4B80  v_cndmask_b32_e64 v11, v20, v11, s[2:3]
4B88  v_and_b32_e32 v20, 0x80000000, v19
4B90  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4B98  v_and_b32_e32 v23, 0x80000000, v21
4BA0  v_or_b32_e32 v27, 0x7000, v3
4BA8  v_cmp_lt_u32_e64 s[2:3], s12, v34
4BB0  v_cndmask_b32_e32 v20, v19, v20, vcc
4BB4  v_cmp_lt_u32_e32 vcc, s13, v34
4BB8  v_cndmask_b32_e64 v21, v21, v23, s[2:3]
4BC0  v_cndmask_b32_e64 v3, v3, v27, s[2:3]
4BC8  v_addc_co_u32_e64 v7, s[2:3], v7, v15, vcc
4BD0  v_max_u32_e32 v15, v34, v11
4BD4  v_cndmask_b32_e32 v11, v15, v11, vcc
4BD8  v_or_b32_e32 v15, 0x70000, v3
4BE0  v_cmp_lt_u32_e32 vcc, s12, v26
4BE4  v_cmp_lt_u32_e64 s[2:3], s13, v26
4BEC  v_max_u32_e32 v19, v26, v11
4BF0  v_cndmask_b32_e32 v3, v3, v15, vcc
4BF4  v_cndmask_b32_e64 v11, v19, v11, s[2:3]
4BFC  v_and_b32_e32 v19, 0x80000000, v35
4C04  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4C0C  v_and_b32_e32 v23, 0x80000000, v37
4C14  v_or_b32_e32 v26, 0x700000, v3
4C1C  v_cmp_lt_u32_e64 s[2:3], s12, v22
4C24  v_cndmask_b32_e32 v36, v35, v19, vcc
4C28  v_cmp_lt_u32_e32 vcc, s13, v22
4C2C  v_cndmask_b32_e64 v37, v37, v23, s[2:3]
4C34  v_cndmask_b32_e64 v3, v3, v26, s[2:3]
4C3C  v_addc_co_u32_e64 v7, s[2:3], v7, v15, vcc
4C44  v_max_u32_e32 v15, v22, v11
4C48  v_cndmask_b32_e32 v11, v15, v11, vcc
4C4C  v_or_b32_e32 v15, 0x7000000, v3
4C54  v_cmp_lt_u32_e32 vcc, s12, v18
4C58  v_cmp_lt_u32_e64 s[2:3], s13, v18
4C60  v_max_u32_e32 v18, v18, v11
4C64  v_cndmask_b32_e32 v3, v3, v15, vcc
4C68  v_cndmask_b32_e64 v11, v18, v11, s[2:3]
4C70  v_and_b32_e32 v18, 0x80000000, v51
4C78  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4C80  v_and_b32_e32 v19, 0x80000000, v53
4C88  v_or_b32_e32 v22, 0x70000000, v3
4C90  v_cmp_lt_u32_e64 s[2:3], s12, v14
4C98  v_cndmask_b32_e32 v52, v51, v18, vcc
4C9C  v_cmp_lt_u32_e32 vcc, s13, v14
4CA0  v_cndmask_b32_e64 v53, v53, v19, s[2:3]
4CA8  v_cndmask_b32_e64 v78, v3, v22, s[2:3]
4CB0  v_addc_co_u32_e64 v3, s[2:3], v7, v15, vcc
4CB8  v_max_u32_e32 v7, v14, v11
4CBC  v_cndmask_b32_e32 v7, v7, v11, vcc
4CC0  v_mov_b32_e32 v11, 0x7f800000
4CC8  v_cmp_ne_u32_e32 vcc, 32, v3
4CCC  s_nop 1
4CD0  v_cndmask_b32_e32 v88, v11, v7, vcc
4CD4  s_or_b64 exec, exec, s[8:9]
4CD8  v_cmp_ne_u32_e32 vcc, 0, v88
4CDC  v_mov_b32_e32 v3, 0x7f
4CE4  s_and_saveexec_b64 s[2:3], vcc
4CE8  s_cbranch_execz 15
4CEC  v_add_u32_e32 v3, s41, v88
4CF0  s_mov_b32 s4, 0x17fffff
4CF8  v_lshrrev_b32_e32 v7, 23, v3
4CFC  v_add_u32_e32 v7, -2, v7
4D00  v_cmp_lt_u32_e32 vcc, s4, v3
4D04  s_mov_b32 s4, 0x7f800000
4D0C  s_nop 0
4D10  v_cndmask_b32_e32 v3, 0, v7, vcc
4D14  v_cmp_eq_u32_e32 vcc, s4, v88
4D18  v_mov_b32_e32 v7, 0xfe
4D20  s_and_b64 vcc, s[22:23], vcc
4D24  v_cndmask_b32_e32 v3, v3, v7, vcc
4D28  s_or_b64 exec, exec, s[2:3]
4D2C  v_cmp_eq_u32_e32 vcc, 0, v3
4D30  s_cbranch_vccz 37
4D34  s_nop 0
4D38  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
4D40  v_pk_mul_f32 v[8:9], v[14:15], v[8:9] op_sel_hi:[0,1]
4D48  v_pk_mul_f32 v[24:25], v[14:15], v[24:25] op_sel_hi:[0,1]
4D50  v_pk_mul_f32 v[40:41], v[14:15], v[40:41] op_sel_hi:[0,1]
4D58  v_pk_mul_f32 v[56:57], v[14:15], v[56:57] op_sel_hi:[0,1]
4D60  v_pk_mul_f32 v[12:13], v[14:15], v[12:13] op_sel_hi:[0,1]
4D68  v_pk_mul_f32 v[28:29], v[14:15], v[28:29] op_sel_hi:[0,1]
4D70  v_pk_mul_f32 v[44:45], v[14:15], v[44:45] op_sel_hi:[0,1]
4D78  v_pk_mul_f32 v[60:61], v[14:15], v[60:61] op_sel_hi:[0,1]
4D80  v_pk_mul_f32 v[16:17], v[14:15], v[16:17] op_sel_hi:[0,1]
4D88  v_pk_mul_f32 v[32:33], v[14:15], v[32:33] op_sel_hi:[0,1]
4D90  v_pk_mul_f32 v[48:49], v[14:15], v[48:49] op_sel_hi:[0,1]
4D98  v_pk_mul_f32 v[64:65], v[14:15], v[64:65] op_sel_hi:[0,1]
4DA0  v_pk_mul_f32 v[4:5], v[14:15], v[4:5] op_sel_hi:[0,1]
4DA8  v_pk_mul_f32 v[20:21], v[14:15], v[20:21] op_sel_hi:[0,1]
4DB0  v_pk_mul_f32 v[36:37], v[14:15], v[36:37] op_sel_hi:[0,1]
4DB8  v_pk_mul_f32 v[52:53], v[14:15], v[52:53] op_sel_hi:[0,1]
4DC0  v_max_u32_e32 v7, 1, v3
4DC4  s_branch 1
4DC8  v_mov_b32_e32 v7, v3
4DCC  v_mov_b32_e32 v14, 0
4DD0  v_mov_b32_e32 v15, 0
4DD4  v_lshlrev_b32_e32 v7, 23, v7
4DD8  v_cvt_scalef32_pk_fp4_f32 v14, v8, v9, v7
4DE0  v_cvt_scalef32_pk_fp4_f32 v15, v40, v41, v7 op_sel:[0,0,0,1]
4DE8  v_cvt_scalef32_pk_fp4_f32 v14, v24, v25, v7 op_sel:[0,0,1,0]
4DF0  v_cvt_scalef32_pk_fp4_f32 v15, v56, v57, v7 op_sel:[0,0,1,1]
4DF8  s_nop 0
4DFC  v_mov_b32_e32 v9, 0
4E00  v_or3_b32 v8, v15, v10, v14
4E08  v_mov_b32_e32 v10, 0
4E0C  v_cvt_scalef32_pk_fp4_f32 v9, v12, v13, v7
4E14  v_cvt_scalef32_pk_fp4_f32 v10, v44, v45, v7 op_sel:[0,0,0,1]
4E1C  v_cvt_scalef32_pk_fp4_f32 v9, v28, v29, v7 op_sel:[0,0,1,0]
4E24  v_cvt_scalef32_pk_fp4_f32 v10, v60, v61, v7 op_sel:[0,0,1,1]
4E2C  s_nop 0
4E30  v_mov_b32_e32 v12, 0
4E34  v_or3_b32 v9, v10, v30, v9
4E3C  v_mov_b32_e32 v10, 0
4E40  v_cvt_scalef32_pk_fp4_f32 v10, v16, v17, v7
4E48  v_cvt_scalef32_pk_fp4_f32 v12, v48, v49, v7 op_sel:[0,0,0,1]
4E50  v_cvt_scalef32_pk_fp4_f32 v10, v32, v33, v7 op_sel:[0,0,1,0]
4E58  v_cvt_scalef32_pk_fp4_f32 v12, v64, v65, v7 op_sel:[0,0,1,1]
4E60  s_nop 0
4E64  v_mov_b32_e32 v11, 0
4E68  v_or3_b32 v10, v12, v67, v10
4E70  v_mov_b32_e32 v12, 0
4E74  v_cvt_scalef32_pk_fp4_f32 v11, v4, v5, v7
4E7C  v_cvt_scalef32_pk_fp4_f32 v12, v36, v37, v7 op_sel:[0,0,0,1]
4E84  v_cvt_scalef32_pk_fp4_f32 v11, v20, v21, v7 op_sel:[0,0,1,0]
4E8C  v_cvt_scalef32_pk_fp4_f32 v12, v52, v53, v7 op_sel:[0,0,1,1]
4E94  s_nop 0
4E9C  v_or3_b32 v11, v12, v78, v11
4EA4  ds_write_b128 v2, v[8:11] offset:64
4EAC  v_add_u32_e32 v2, 0x12004, v6
4EB4  ds_write_b8 v2, v3
4EBC  s_or_b64 exec, exec, s[6:7]
4EC0  s_add_i32 s2, s10, 7
4EC4  v_lshlrev_b32_e32 v2, 6, v0
4EC8  s_and_b32 s8, s2, 0xffffff8
4ED0  s_and_b32 s2, s40, 0xffffff00
4ED8  v_and_b32_e32 v2, 0xc0, v2
4EE0  v_and_b32_e32 v6, 60, v0
4EE4  s_lshr_b32 s3, s11, 1
4EE8  v_or3_b32 v2, s2, v6, v2
4EF0  s_add_i32 s2, s21, 0xff
4EF8  s_and_b32 s3, s3, 2
4EFC  s_and_b32 s9, s2, 0xffffff00
4F04  v_or_b32_e32 v4, s11, v98
4F08  v_add_u32_e32 v6, s33, v1
4F0C  s_and_b64 s[6:7], s[0:1], exec
4F10  v_cmp_le_u32_e64 s[4:5], s10, v4
4F18  v_mov_b32_e32 v3, 0
4F1C  v_bfe_u32 v7, v0, 6, 1
4F24  v_cmp_le_u32_e64 s[6:7], s21, v6
4F2C  v_cmp_gt_u32_e32 vcc, s10, v4
4F30  v_mov_b32_e32 v5, v3
4F34  v_or3_b32 v2, v2, v7, s3
4F3C  v_cmp_le_u32_e64 s[2:3], s8, v4
4F44  v_lshrrev_b32_e32 v7, 3, v0
4F48  s_cselect_b32 s8, s10, s8
4F4C  s_or_b64 s[6:7], s[4:5], s[6:7]
4F50  s_mov_b64 s[4:5], 0
4F54  s_waitcnt lgkmcnt(0)
4F58  s_barrier
4F5C  s_and_saveexec_b64 s[12:13], s[6:7]
4F60  s_xor_b64 s[6:7], exec, s[12:13]
4F64  v_cmp_le_u32_e64 s[4:5], s9, v6
4F6C  s_or_b64 s[4:5], s[0:1], s[4:5]
4F70  s_nor_b64 s[4:5], s[4:5], s[2:3]
4F74  s_and_b64 s[4:5], s[4:5], exec
4F78  s_or_saveexec_b64 s[6:7], s[6:7]
4F7C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
4F84  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
4F8C  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
4F94  v_mov_b32_e32 v7, 0x7f
4F9C  s_xor_b64 exec, exec, s[6:7]
4FA0  s_cbranch_execz 21
4FA4  s_movk_i32 s11, 0xfc
4FA8  v_and_or_b32 v7, v0, s11, v1
4FB0  v_mov_b32_e32 v8, 0x10000
4FB8  v_lshl_or_b32 v7, v7, 4, v8
4FC0  v_or_b32_e32 v12, 0x12000, v0
4FC8  ds_read_b128 v[8:11], v7
4FD0  ds_read_u8 v7, v12
4FD8  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
4FE0  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
4FE8  s_or_b64 s[4:5], s[4:5], exec
4FEC  s_waitcnt lgkmcnt(1)
4FF0  global_store_dwordx4 v[12:13], v[8:11], off
4FF8  s_or_b64 exec, exec, s[6:7]
4FFC  s_and_saveexec_b64 s[6:7], s[4:5]
5000  s_cbranch_execz 12
5004  v_and_b32_e32 v8, 0xffffffe0, v6
500C  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
5014  v_mov_b64_e32 v[8:9], s[26:27]
5018  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
5020  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
5028  s_waitcnt lgkmcnt(0)
502C  global_store_byte v[8:9], v7, off
5034  s_or_b64 exec, exec, s[6:7]
5038  s_waitcnt lgkmcnt(0)
503C  v_or_b32_e32 v7, 0x100, v0
5044  v_lshrrev_b32_e32 v6, 2, v7
5048  v_add_u32_e32 v6, s33, v6
504C  v_cmp_le_u32_e64 s[4:5], s21, v6
5054  s_xor_b64 s[6:7], vcc, -1
5058  s_or_b64 s[6:7], s[6:7], s[4:5]
505C  s_mov_b64 s[4:5], 0
5060  s_and_saveexec_b64 s[12:13], s[6:7]
5064  s_xor_b64 s[6:7], exec, s[12:13]
5068  s_cbranch_execnz 9
506C  s_or_saveexec_b64 s[2:3], s[6:7]
5070  v_mov_b32_e32 v8, 0x7f
5078  s_xor_b64 exec, exec, s[2:3]
507C  s_cbranch_execnz 13
5080  s_or_b64 exec, exec, s[2:3]
5084  s_and_saveexec_b64 s[2:3], s[4:5]
5088  s_cbranch_execnz 34
508C  s_endpgm
5090  v_cmp_le_u32_e32 vcc, s9, v6
5094  s_or_b64 s[4:5], s[0:1], vcc
5098  s_nor_b64 s[2:3], s[4:5], s[2:3]
509C  s_and_b64 s[4:5], s[2:3], exec
50A0  s_or_saveexec_b64 s[2:3], s[6:7]
50A4  v_mov_b32_e32 v8, 0x7f
50AC  s_xor_b64 exec, exec, s[2:3]
50B0  s_cbranch_execz 65523
50B4  s_movk_i32 s6, 0x1fc
50B8  v_and_or_b32 v1, v7, s6, v1
50C0  v_mov_b32_e32 v7, 0x10000
50C8  v_lshl_or_b32 v1, v1, 4, v7
50D0  v_or_b32_e32 v0, 0x12100, v0
50D8  ds_read_b128 v[10:13], v1
50E0  ds_read_u8 v8, v0
50E8  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
50F0  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
50F8  s_or_b64 s[4:5], s[4:5], exec
50FC  s_waitcnt lgkmcnt(1)
5100  global_store_dwordx4 v[0:1], v[10:13], off
5108  s_or_b64 exec, exec, s[2:3]
510C  s_and_saveexec_b64 s[2:3], s[4:5]
5110  s_cbranch_execz 65502
5114  v_and_b32_e32 v0, 0xffffffe0, v6
511C  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
5124  v_mov_b64_e32 v[0:1], s[26:27]
5128  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
5130  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
5138  s_waitcnt lgkmcnt(0)
513C  global_store_byte v[0:1], v8, off
5144  s_endpgm
5148  s_nop 0

5200 <QuantiseBothF32H16>:
5200  s_load_dwordx2 s[6:7], s[0:1], 0x0
5208  s_load_dwordx2 s[8:9], s[0:1], 0x28
5210  s_load_dwordx4 s[20:23], s[0:1], 0x30
5218  v_readfirstlane_b32 s12, v0
521C  s_andn2_b32 s12, s12, 63
5220  v_and_b32_e32 v1, 32, v0
5224  v_lshlrev_b32_e32 v2, 2, v0
5228  v_or_b32_e32 v4, s12, v1
522C  s_lshl_b32 s40, s3, 7
5230  s_lshl_b32 s33, s2, 7
5234  v_and_b32_e32 v2, 0x7c, v2
523C  v_lshrrev_b32_e32 v4, 5, v4
5240  v_or_b32_e32 v2, s33, v2
5244  v_add_u32_e32 v4, s40, v4
5248  s_waitcnt lgkmcnt(0)
524C  v_cmp_gt_u32_e32 vcc, s21, v2
5250  v_cmp_gt_u32_e64 s[4:5], s20, v4
5258  v_mov_b32_e32 v3, 0
525C  s_and_b64 s[10:11], s[4:5], vcc
5260  s_and_saveexec_b64 s[4:5], s[10:11]
5264  s_cbranch_execz 15
5268  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5270  v_mov_b32_e32 v8, v7
5274  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
527C  v_mov_b32_e32 v7, v4
5280  v_lshlrev_b64 v[4:5], 2, v[6:7]
5288  v_and_b32_e32 v4, -16, v4
528C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5294  s_lshl_b32 m0, s12, 4
5298  s_nop 0
529C  global_load_lds_dwordx4 v[4:5], off
52A4  s_or_b64 exec, exec, s[4:5]
52A8  s_add_i32 s4, s12, 0x100
52B0  v_or_b32_e32 v4, s4, v1
52B4  v_lshrrev_b32_e32 v4, 5, v4
52B8  v_add_u32_e32 v4, s40, v4
52BC  v_cmp_gt_u32_e64 s[4:5], s20, v4
52C4  s_and_b64 s[10:11], s[4:5], vcc
52C8  s_and_saveexec_b64 s[4:5], s[10:11]
52CC  s_cbranch_execz 17
52D0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
52D8  v_mov_b32_e32 v8, v7
52DC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
52E4  v_mov_b32_e32 v7, v4
52E8  v_lshlrev_b64 v[4:5], 2, v[6:7]
52F0  v_and_b32_e32 v4, -16, v4
52F4  s_lshl_b32 s10, s12, 4
52F8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5300  s_add_i32 m0, s10, 0x1000
5308  s_nop 0
530C  global_load_lds_dwordx4 v[4:5], off
5314  s_or_b64 exec, exec, s[4:5]
5318  s_add_i32 s4, s12, 0x200
5320  v_or_b32_e32 v4, s4, v1
5324  v_lshrrev_b32_e32 v4, 5, v4
5328  v_add_u32_e32 v4, s40, v4
532C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5334  s_and_b64 s[10:11], s[4:5], vcc
5338  s_and_saveexec_b64 s[4:5], s[10:11]
533C  s_cbranch_execz 17
5340  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5348  v_mov_b32_e32 v8, v7
534C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5354  v_mov_b32_e32 v7, v4
5358  v_lshlrev_b64 v[4:5], 2, v[6:7]
5360  v_and_b32_e32 v4, -16, v4
5364  s_lshl_b32 s10, s12, 4
5368  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5370  s_add_i32 m0, s10, 0x2000
5378  s_nop 0
537C  global_load_lds_dwordx4 v[4:5], off
5384  s_or_b64 exec, exec, s[4:5]
5388  s_add_i32 s4, s12, 0x300
5390  v_or_b32_e32 v4, s4, v1
5394  v_lshrrev_b32_e32 v4, 5, v4
5398  v_add_u32_e32 v4, s40, v4
539C  v_cmp_gt_u32_e64 s[4:5], s20, v4
53A4  s_and_b64 s[10:11], s[4:5], vcc
53A8  s_and_saveexec_b64 s[4:5], s[10:11]
53AC  s_cbranch_execz 17
53B0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
53B8  v_mov_b32_e32 v8, v7
53BC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
53C4  v_mov_b32_e32 v7, v4
53C8  v_lshlrev_b64 v[4:5], 2, v[6:7]
53D0  v_and_b32_e32 v4, -16, v4
53D4  s_lshl_b32 s10, s12, 4
53D8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
53E0  s_add_i32 m0, s10, 0x3000
53E8  s_nop 0
53EC  global_load_lds_dwordx4 v[4:5], off
53F4  s_or_b64 exec, exec, s[4:5]
53F8  s_add_i32 s4, s12, 0x400
5400  v_or_b32_e32 v4, s4, v1
5404  v_lshrrev_b32_e32 v4, 5, v4
5408  v_add_u32_e32 v4, s40, v4
540C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5414  s_and_b64 s[10:11], s[4:5], vcc
5418  s_and_saveexec_b64 s[4:5], s[10:11]
541C  s_cbranch_execz 17
5420  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5428  v_mov_b32_e32 v8, v7
542C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5434  v_mov_b32_e32 v7, v4
5438  v_lshlrev_b64 v[4:5], 2, v[6:7]
5440  v_and_b32_e32 v4, -16, v4
5444  s_lshl_b32 s10, s12, 4
5448  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5450  s_add_i32 m0, s10, 0x4000
5458  s_nop 0
545C  global_load_lds_dwordx4 v[4:5], off
5464  s_or_b64 exec, exec, s[4:5]
5468  s_add_i32 s4, s12, 0x500
5470  v_or_b32_e32 v4, s4, v1
5474  v_lshrrev_b32_e32 v4, 5, v4
5478  v_add_u32_e32 v4, s40, v4
547C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5484  s_and_b64 s[10:11], s[4:5], vcc
5488  s_and_saveexec_b64 s[4:5], s[10:11]
548C  s_cbranch_execz 17
5490  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5498  v_mov_b32_e32 v8, v7
549C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
54A4  v_mov_b32_e32 v7, v4
54A8  v_lshlrev_b64 v[4:5], 2, v[6:7]
54B0  v_and_b32_e32 v4, -16, v4
54B4  s_lshl_b32 s10, s12, 4
54B8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
54C0  s_add_i32 m0, s10, 0x5000
54C8  s_nop 0
54CC  global_load_lds_dwordx4 v[4:5], off
54D4  s_or_b64 exec, exec, s[4:5]
54D8  s_add_i32 s4, s12, 0x600
54E0  v_or_b32_e32 v4, s4, v1
54E4  v_lshrrev_b32_e32 v4, 5, v4
54E8  v_add_u32_e32 v4, s40, v4
54EC  v_cmp_gt_u32_e64 s[4:5], s20, v4
54F4  s_and_b64 s[10:11], s[4:5], vcc
54F8  s_and_saveexec_b64 s[4:5], s[10:11]
54FC  s_cbranch_execz 17
5500  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5508  v_mov_b32_e32 v8, v7
550C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5514  v_mov_b32_e32 v7, v4
5518  v_lshlrev_b64 v[4:5], 2, v[6:7]
5520  v_and_b32_e32 v4, -16, v4
5524  s_lshl_b32 s10, s12, 4
5528  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5530  s_add_i32 m0, s10, 0x6000
5538  s_nop 0
553C  global_load_lds_dwordx4 v[4:5], off
5544  s_or_b64 exec, exec, s[4:5]
5548  s_add_i32 s4, s12, 0x700
5550  v_or_b32_e32 v4, s4, v1
5554  v_lshrrev_b32_e32 v4, 5, v4
5558  v_add_u32_e32 v4, s40, v4
555C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5564  s_and_b64 s[10:11], s[4:5], vcc
5568  s_and_saveexec_b64 s[4:5], s[10:11]
556C  s_cbranch_execz 17
5570  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5578  v_mov_b32_e32 v8, v7
557C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5584  v_mov_b32_e32 v7, v4
5588  v_lshlrev_b64 v[4:5], 2, v[6:7]
5590  v_and_b32_e32 v4, -16, v4
5594  s_lshl_b32 s10, s12, 4
5598  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
55A0  s_add_i32 m0, s10, 0x7000
55A8  s_nop 0
55AC  global_load_lds_dwordx4 v[4:5], off
55B4  s_or_b64 exec, exec, s[4:5]
55B8  s_add_i32 s4, s12, 0x800
55C0  v_or_b32_e32 v4, s4, v1
55C4  v_lshrrev_b32_e32 v4, 5, v4
55C8  v_add_u32_e32 v4, s40, v4
55CC  v_cmp_gt_u32_e64 s[4:5], s20, v4
55D4  s_and_b64 s[10:11], s[4:5], vcc
55D8  s_and_saveexec_b64 s[4:5], s[10:11]
55DC  s_cbranch_execz 17
55E0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
55E8  v_mov_b32_e32 v8, v7
55EC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
55F4  v_mov_b32_e32 v7, v4
55F8  v_lshlrev_b64 v[4:5], 2, v[6:7]
5600  v_and_b32_e32 v4, -16, v4
5604  s_lshl_b32 s10, s12, 4
5608  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5610  s_add_i32 m0, s10, 0x8000
5618  s_nop 0
561C  global_load_lds_dwordx4 v[4:5], off
5624  s_or_b64 exec, exec, s[4:5]
5628  s_add_i32 s4, s12, 0x900
5630  v_or_b32_e32 v4, s4, v1
5634  v_lshrrev_b32_e32 v4, 5, v4
5638  v_add_u32_e32 v4, s40, v4
563C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5644  s_and_b64 s[10:11], s[4:5], vcc
5648  s_and_saveexec_b64 s[4:5], s[10:11]
564C  s_cbranch_execz 17
5650  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5658  v_mov_b32_e32 v8, v7
565C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5664  v_mov_b32_e32 v7, v4
5668  v_lshlrev_b64 v[4:5], 2, v[6:7]
5670  v_and_b32_e32 v4, -16, v4
5674  s_lshl_b32 s10, s12, 4
5678  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5680  s_add_i32 m0, s10, 0x9000
5688  s_nop 0
568C  global_load_lds_dwordx4 v[4:5], off
5694  s_or_b64 exec, exec, s[4:5]
5698  s_add_i32 s4, s12, 0xa00
56A0  v_or_b32_e32 v4, s4, v1
56A4  v_lshrrev_b32_e32 v4, 5, v4
56A8  v_add_u32_e32 v4, s40, v4
56AC  v_cmp_gt_u32_e64 s[4:5], s20, v4
56B4  s_and_b64 s[10:11], s[4:5], vcc
56B8  s_and_saveexec_b64 s[4:5], s[10:11]
56BC  s_cbranch_execz 17
56C0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
56C8  v_mov_b32_e32 v8, v7
56CC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
56D4  v_mov_b32_e32 v7, v4
56D8  v_lshlrev_b64 v[4:5], 2, v[6:7]
56E0  v_and_b32_e32 v4, -16, v4
56E4  s_lshl_b32 s10, s12, 4
56E8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
56F0  s_add_i32 m0, s10, 0xa000
56F8  s_nop 0
56FC  global_load_lds_dwordx4 v[4:5], off
5704  s_or_b64 exec, exec, s[4:5]
5708  s_add_i32 s4, s12, 0xb00
5710  v_or_b32_e32 v4, s4, v1
5714  v_lshrrev_b32_e32 v4, 5, v4
5718  v_add_u32_e32 v4, s40, v4
571C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5724  s_and_b64 s[10:11], s[4:5], vcc
5728  s_and_saveexec_b64 s[4:5], s[10:11]
572C  s_cbranch_execz 17
5730  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5738  v_mov_b32_e32 v8, v7
573C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5744  v_mov_b32_e32 v7, v4
5748  v_lshlrev_b64 v[4:5], 2, v[6:7]
5750  v_and_b32_e32 v4, -16, v4
5754  s_lshl_b32 s10, s12, 4
5758  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5760  s_add_i32 m0, s10, 0xb000
5768  s_nop 0
576C  global_load_lds_dwordx4 v[4:5], off
5774  s_or_b64 exec, exec, s[4:5]
5778  s_add_i32 s4, s12, 0xc00
5780  v_or_b32_e32 v4, s4, v1
5784  v_lshrrev_b32_e32 v4, 5, v4
5788  v_add_u32_e32 v4, s40, v4
578C  v_cmp_gt_u32_e64 s[4:5], s20, v4
5794  s_and_b64 s[10:11], s[4:5], vcc
5798  s_and_saveexec_b64 s[4:5], s[10:11]
579C  s_cbranch_execz 17
57A0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
57A8  v_mov_b32_e32 v8, v7
57AC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
57B4  v_mov_b32_e32 v7, v4
57B8  v_lshlrev_b64 v[4:5], 2, v[6:7]
57C0  v_and_b32_e32 v4, -16, v4
57C4  s_lshl_b32 s10, s12, 4
57C8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
57D0  s_add_i32 m0, s10, 0xc000
57D8  s_nop 0
57DC  global_load_lds_dwordx4 v[4:5], off
57E4  s_or_b64 exec, exec, s[4:5]
57E8  s_add_i32 s4, s12, 0xd00
57F0  v_or_b32_e32 v4, s4, v1
57F4  v_lshrrev_b32_e32 v4, 5, v4
57F8  v_add_u32_e32 v4, s40, v4
57FC  v_cmp_gt_u32_e64 s[4:5], s20, v4
5804  s_and_b64 s[10:11], s[4:5], vcc
5808  s_and_saveexec_b64 s[4:5], s[10:11]
580C  s_cbranch_execz 17
5810  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5818  v_mov_b32_e32 v8, v7
581C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
5824  v_mov_b32_e32 v7, v4
5828  v_lshlrev_b64 v[4:5], 2, v[6:7]
5830  v_and_b32_e32 v4, -16, v4
5834  s_lshl_b32 s10, s12, 4
5838  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5840  s_add_i32 m0, s10, 0xd000
5848  s_nop 0
584C  global_load_lds_dwordx4 v[4:5], off
5854  s_or_b64 exec, exec, s[4:5]
5858  s_add_i32 s4, s12, 0xe00
5860  s_load_dword s42, s[0:1], 0x40
5868  v_or_b32_e32 v4, s4, v1
586C  v_lshrrev_b32_e32 v4, 5, v4
5870  v_add_u32_e32 v4, s40, v4
5874  v_cmp_gt_u32_e64 s[4:5], s20, v4
587C  s_and_b64 s[10:11], s[4:5], vcc
5880  s_and_saveexec_b64 s[4:5], s[10:11]
5884  s_cbranch_execz 17
5888  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
5890  v_mov_b32_e32 v8, v7
5894  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
589C  v_mov_b32_e32 v7, v4
58A0  v_lshlrev_b64 v[4:5], 2, v[6:7]
58A8  v_and_b32_e32 v4, -16, v4
58AC  s_lshl_b32 s10, s12, 4
58B0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
58B8  s_add_i32 m0, s10, 0xe000
58C0  s_nop 0
58C4  global_load_lds_dwordx4 v[4:5], off
58CC  s_or_b64 exec, exec, s[4:5]
58D0  s_add_i32 s4, s12, 0xf00
58D8  s_load_dwordx4 s[24:27], s[0:1], 0x18
58E0  s_load_dwordx2 s[10:11], s[0:1], 0x8
58E8  v_or_b32_e32 v1, s4, v1
58EC  v_lshrrev_b32_e32 v1, 5, v1
58F0  v_add_u32_e32 v1, s40, v1
58F4  v_cmp_gt_u32_e64 s[4:5], s20, v1
58FC  s_and_b64 s[14:15], s[4:5], vcc
5900  s_and_saveexec_b64 s[4:5], s[14:15]
5904  s_cbranch_execz 17
5908  v_mad_u64_u32 v[2:3], s[14:15], s8, v1, v[2:3]
5910  v_mov_b32_e32 v4, v3
5914  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
591C  v_mov_b32_e32 v3, v4
5920  v_lshlrev_b64 v[2:3], 2, v[2:3]
5928  v_and_b32_e32 v2, -16, v2
592C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5934  s_lshl_b32 s6, s12, 4
5938  s_add_i32 m0, s6, 0xf000
5940  s_nop 0
5944  global_load_lds_dwordx4 v[2:3], off
594C  s_or_b64 exec, exec, s[4:5]
5950  s_and_b32 s4, s22, 8
5954  s_cmp_eq_u32 s4, 0
5958  s_load_dwordx2 s[28:29], s[0:1], 0x10
5960  s_cselect_b64 s[0:1], -1, 0
5964  s_cmp_lg_u32 s4, 0
5968  s_cselect_b64 s[12:13], -1, 0
596C  s_lshr_b32 s44, s21, 5
5970  v_bfe_u32 v2, v0, 2, 2
5978  s_add_i32 s4, s44, 7
597C  v_lshrrev_b32_e32 v1, 2, v0
5980  v_lshl_or_b32 v10, s2, 2, v2
5988  s_and_b32 s45, s4, 0xffffff8
5990  s_and_b32 s4, s33, 0xffffff00
5998  v_lshlrev_b32_e32 v3, 4, v0
599C  s_lshl_b32 s2, s2, 1
59A0  v_and_b32_e32 v98, 3, v0
59A4  v_and_b32_e32 v3, 0xc0, v3
59AC  s_and_b32 s2, s2, 2
59B0  v_and_or_b32 v4, v1, 60, s4
59B8  v_or3_b32 v26, v4, v3, s2
59C0  v_cmp_ne_u32_e64 s[4:5], 0, v98
59C8  s_add_i32 s2, s20, 0xff
59D0  s_or_b64 s[30:31], s[4:5], s[0:1]
59D4  s_and_b32 s46, s2, 0xffffff00
59DC  v_lshlrev_b32_e32 v4, 3, v98
59E0  s_cmp_lg_u32 s23, 0
59E4  v_lshrrev_b32_e64 v4, v4, s23
59EC  s_cselect_b64 s[6:7], -1, 0
59F0  v_cndmask_b32_e64 v4, 0, v4, s[6:7]
59F8  v_and_b32_e32 v5, 1, v0
59FC  v_cmp_eq_u32_e64 s[8:9], 0, v5
5A04  v_lshlrev_b32_e32 v5, 30, v4
5A08  v_and_b32_e32 v28, 0x80000000, v5
5A10  v_lshlrev_b32_e32 v5, 29, v4
5A14  v_and_b32_e32 v29, 0x80000000, v5
5A1C  v_lshlrev_b32_e32 v5, 28, v4
5A20  v_and_b32_e32 v30, 0x80000000, v5
5A28  v_lshlrev_b32_e32 v5, 27, v4
5A2C  s_bfe_u32 s2, s22, 0x20004
5A34  v_and_b32_e32 v31, 0x80000000, v5
5A3C  v_lshlrev_b32_e32 v5, 26, v4
5A40  v_cmp_ne_u32_e64 s[6:7], 0, v4
5A48  s_cmp_eq_u32 s2, 2
5A4C  v_lshlrev_b32_e32 v27, 31, v4
5A50  v_and_b32_e32 v32, 0x80000000, v5
5A58  v_lshlrev_b32_e32 v5, 25, v4
5A5C  v_lshlrev_b32_e32 v4, 24, v4
5A60  s_cselect_b64 s[18:19], -1, 0
5A64  v_and_b32_e32 v34, 0x80000000, v4
5A6C  v_lshrrev_b32_e32 v4, 4, v0
5A70  v_lshlrev_b32_e32 v2, 7, v2
5A74  v_lshlrev_b32_e32 v3, 5, v98
5A78  s_and_b64 s[16:17], s[18:19], exec
5A7C  v_and_b32_e32 v33, 0x80000000, v5
5A84  v_lshlrev_b32_e32 v5, 9, v4
5A88  v_cmp_gt_u32_e32 vcc, s44, v10
5A8C  v_mov_b32_e32 v13, 0
5A90  s_cselect_b32 s16, 0x3fffff, 0
5A98  s_cmp_lg_u32 s2, 0
5A9C  v_lshlrev_b32_e32 v12, 2, v98
5AA0  v_or3_b32 v35, v5, v2, v3
5AA8  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
5AB0  s_mov_b32 s43, 0
5AB4  v_mov_b32_e32 v11, v13
5AB8  v_cmp_eq_u32_e64 s[14:15], 0, v98
5AC0  v_cmp_le_u32_e64 s[4:5], s45, v10
5AC8  s_cselect_b32 s41, s16, 0x200000
5AD0  s_waitcnt lgkmcnt(0)
5AD4  v_lshl_add_u64 v[14:15], s[10:11], 0, v[12:13]
5ADC  v_add_u32_e32 v36, s40, v4
5AE0  v_cmp_ne_u32_e64 s[10:11], 1, v2
5AE8  s_xor_b64 s[22:23], vcc, -1
5AEC  v_mov_b32_e32 v37, 0x7f
5AF4  s_mov_b32 s2, 0x3e800000
5AFC  s_mov_b32 s47, 0x7f7fffff
5B04  s_mov_b32 s48, 0x7f800000
5B0C  s_mov_b32 s49, 0x17fffff
5B14  v_mov_b32_e32 v38, 0x7f800000
5B1C  v_mov_b32_e32 v39, 0xfe
5B24  v_mov_b32_e32 v40, 0
5B28  s_waitcnt vmcnt(0)
5B2C  s_barrier
5B30  s_branch 8
5B34  s_or_b64 exec, exec, s[12:13]
5B38  s_or_b64 exec, exec, s[34:35]
5B3C  s_addk_i32 s43, 0x2000
5B40  v_add_u32_e32 v40, 1, v40
5B44  s_cmp_lg_u32 s43, 0x10000
5B4C  v_add_u32_e32 v36, 16, v36
5B50  s_cbranch_scc0 386
5B54  s_and_b64 vcc, exec, s[10:11]
5B58  s_mov_b64 s[12:13], -1
5B5C  s_cbranch_vccnz 7
5B60  v_and_b32_e32 v2, 0xffffffe0, v36
5B68  v_and_or_b32 v12, v40, 1, v26
5B70  v_mad_u64_u32 v[16:17], s[12:13], v2, s45, v[12:13]
5B78  s_mov_b64 s[12:13], 0
5B7C  s_andn2_b64 vcc, exec, s[12:13]
5B80  s_cbranch_vccnz 2
5B84  v_mad_u64_u32 v[16:17], s[12:13], v36, s44, v[10:11]
5B8C  v_cmp_le_u32_e32 vcc, s20, v36
5B90  s_or_b64 s[12:13], vcc, s[22:23]
5B94  s_and_saveexec_b64 s[16:17], s[12:13]
5B98  s_xor_b64 s[12:13], exec, s[16:17]
5B9C  s_cbranch_execz 10
5BA0  v_cmp_le_u32_e32 vcc, s46, v36
5BA4  s_or_b64 s[16:17], s[30:31], vcc
5BA8  s_nor_b64 s[34:35], s[16:17], s[4:5]
5BAC  s_and_saveexec_b64 s[16:17], s[34:35]
5BB0  s_cbranch_execz 4
5BB4  v_lshl_add_u64 v[2:3], s[28:29], 0, v[16:17]
5BBC  global_store_byte v[2:3], v37, off
5BC4  s_or_b64 exec, exec, s[16:17]
5BC8  s_andn2_saveexec_b64 s[34:35], s[12:13]
5BCC  s_cbranch_execz 65498
5BD0  v_add_u32_e32 v2, s43, v35
5BD4  ds_read_b128 v[6:9], v2
5BDC  ds_read_b128 v[2:5], v2 offset:16
5BE4  s_waitcnt lgkmcnt(1)
5BE8  v_mov_b32_e32 v18, v6
5BEC  v_mov_b32_e32 v20, v7
5BF0  v_mov_b32_e32 v22, v8
5BF4  v_mov_b32_e32 v24, v9
5BF8  s_waitcnt lgkmcnt(0)
5BFC  v_mov_b32_e32 v19, v2
5C00  v_mov_b32_e32 v21, v3
5C04  v_mov_b32_e32 v23, v4
5C08  v_mov_b32_e32 v25, v5
5C0C  s_and_saveexec_b64 s[12:13], s[6:7]
5C10  v_xor_b32_e32 v18, v27, v6
5C14  v_xor_b32_e32 v20, v28, v7
5C18  v_xor_b32_e32 v22, v29, v8
5C1C  v_xor_b32_e32 v24, v30, v9
5C20  v_xor_b32_e32 v19, v31, v2
5C24  v_xor_b32_e32 v21, v32, v3
5C28  v_xor_b32_e32 v23, v33, v4
5C2C  v_xor_b32_e32 v25, v34, v5
5C30  s_or_b64 exec, exec, s[12:13]
5C34  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
5C3C  v_pk_add_f32 v[4:5], v[22:23], v[24:25]
5C44  v_pk_add_f32 v[8:9], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
5C4C  v_pk_add_f32 v[6:7], v[2:3], v[4:5]
5C54  v_pk_add_f32 v[4:5], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
5C5C  v_pk_add_f32 v[2:3], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
5C64  v_mov_b32_e32 v20, v6
5C68  v_pk_add_f32 v[18:19], v[2:3], v[8:9]
5C70  v_pk_add_f32 v[8:9], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
5C78  v_mov_b32_e32 v21, v18
5C7C  v_mov_b32_e32 v18, v7
5C80  v_pk_add_f32 v[2:3], v[20:21], v[18:19]
5C88  v_mov_b32_e32 v22, v4
5C8C  v_mov_b32_e32 v23, v8
5C90  v_mov_b32_e32 v8, v5
5C94  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5C9C  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5CA4  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
5CAC  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
5CB4  v_pk_add_f32 v[4:5], v[22:23], v[8:9]
5CBC  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
5CC4  v_pk_add_f32 v[8:9], v[22:23], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
5CCC  v_mov_b32_dpp v6, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5CD4  v_mov_b32_dpp v7, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5CDC  v_cndmask_b32_e64 v5, -v5, v5, s[8:9]
5CE4  v_cndmask_b32_e64 v4, -v4, v4, s[8:9]
5CEC  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
5CF4  v_pk_add_f32 v[6:7], v[20:21], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
5CFC  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
5D04  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
5D0C  v_mov_b32_dpp v18, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5D14  v_mov_b32_dpp v19, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5D1C  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
5D24  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
5D2C  v_pk_add_f32 v[6:7], v[6:7], v[18:19]
5D34  v_mov_b32_dpp v18, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5D3C  v_mov_b32_dpp v19, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5D44  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
5D4C  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
5D54  v_pk_add_f32 v[8:9], v[8:9], v[18:19]
5D5C  v_and_b32_e32 v19, 0x7fffffff, v2
5D64  v_and_b32_e32 v18, 0x7fffffff, v3
5D6C  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
5D74  v_max_u32_e32 v12, v18, v19
5D78  v_and_b32_e32 v20, 0x7fffffff, v4
5D80  v_and_b32_e32 v21, 0x7fffffff, v5
5D88  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
5D90  v_max3_u32 v12, v21, v20, v12
5D98  v_and_b32_e32 v20, 0x7fffffff, v6
5DA0  v_and_b32_e32 v21, 0x7fffffff, v7
5DA8  v_max3_u32 v12, v21, v20, v12
5DB0  v_and_b32_e32 v20, 0x7fffffff, v8
5DB8  v_and_b32_e32 v21, 0x7fffffff, v9
5DC0  v_max3_u32 v12, v21, v20, v12
5DC8  s_nop 1
5DCC  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5DD4  s_nop 1
5DD8  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
5DE0  v_cmp_lt_u32_e32 vcc, s47, v20
5DE4  v_mov_b32_e32 v12, 0
5DE8  s_and_saveexec_b64 s[36:37], vcc
5DEC  s_cbranch_execz 160
5DF0  v_and_b32_e32 v12, 0x80000000, v2
5DF8  v_cmp_lt_u32_e32 vcc, s48, v19
5DFC  v_cmp_lt_u32_e64 s[12:13], s47, v19
5E04  v_cmp_lt_u32_e64 s[16:17], s47, v18
5E0C  v_cndmask_b32_e64 v20, v12, 0, vcc
5E14  v_cndmask_b32_e64 v12, 0, 7, s[12:13]
5E1C  v_cndmask_b32_e64 v2, v2, v20, s[12:13]
5E24  v_cmp_lt_u32_e64 s[12:13], s48, v18
5E2C  s_and_saveexec_b64 s[38:39], s[16:17]
5E30  v_and_b32_e32 v3, 0x80000000, v3
5E38  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
5E40  v_or_b32_e32 v12, 0x70, v12
5E48  s_or_b64 exec, exec, s[38:39]
5E4C  v_cndmask_b32_e64 v19, v19, 0, vcc
5E54  v_max_u32_e32 v18, v18, v19
5E58  v_cndmask_b32_e64 v20, 0, 1, vcc
5E60  v_cndmask_b32_e64 v21, 0, 1, s[12:13]
5E68  v_cndmask_b32_e64 v18, v18, v19, s[12:13]
5E70  v_and_b32_e32 v19, 0x7fffffff, v4
5E78  v_add_u32_e32 v20, v20, v21
5E7C  v_and_b32_e32 v21, 0x80000000, v4
5E84  v_cmp_lt_u32_e32 vcc, s48, v19
5E88  v_cmp_lt_u32_e64 s[12:13], s47, v19
5E90  v_max_u32_e32 v19, v19, v18
5E94  v_cndmask_b32_e64 v21, v21, 0, vcc
5E9C  v_or_b32_e32 v22, 0x700, v12
5EA4  v_cndmask_b32_e32 v18, v19, v18, vcc
5EA8  v_and_b32_e32 v19, 0x7fffffff, v5
5EB0  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
5EB8  v_cndmask_b32_e64 v4, v4, v21, s[12:13]
5EC0  v_cndmask_b32_e64 v21, 0, 1, vcc
5EC8  v_and_b32_e32 v22, 0x80000000, v5
5ED0  v_cmp_lt_u32_e32 vcc, s48, v19
5ED4  v_or_b32_e32 v23, 0x7000, v12
5EDC  v_cmp_lt_u32_e64 s[12:13], s47, v19
5EE4  v_cndmask_b32_e64 v22, v22, 0, vcc
5EEC  v_max_u32_e32 v19, v19, v18
5EF0  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
5EF8  v_cndmask_b32_e64 v5, v5, v22, s[12:13]
5F00  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
5F08  v_cndmask_b32_e32 v18, v19, v18, vcc
5F0C  v_and_b32_e32 v19, 0x7fffffff, v6
5F14  v_and_b32_e32 v21, 0x80000000, v6
5F1C  v_cmp_lt_u32_e32 vcc, s48, v19
5F20  v_cmp_lt_u32_e64 s[12:13], s47, v19
5F28  v_max_u32_e32 v19, v19, v18
5F2C  v_cndmask_b32_e64 v21, v21, 0, vcc
5F34  v_or_b32_e32 v22, 0x70000, v12
5F3C  v_cndmask_b32_e32 v18, v19, v18, vcc
5F40  v_and_b32_e32 v19, 0x7fffffff, v7
5F48  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
5F50  v_cndmask_b32_e64 v6, v6, v21, s[12:13]
5F58  v_cndmask_b32_e64 v21, 0, 1, vcc
5F60  v_and_b32_e32 v22, 0x80000000, v7
5F68  v_cmp_lt_u32_e32 vcc, s48, v19
5F6C  v_or_b32_e32 v23, 0x700000, v12
5F74  v_cmp_lt_u32_e64 s[12:13], s47, v19
5F7C  v_cndmask_b32_e64 v22, v22, 0, vcc
5F84  v_max_u32_e32 v19, v19, v18
5F88  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
5F90  v_cndmask_b32_e64 v7, v7, v22, s[12:13]
5F98  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
5FA0  v_cndmask_b32_e32 v18, v19, v18, vcc
5FA4  v_and_b32_e32 v19, 0x7fffffff, v8
5FAC  v_and_b32_e32 v21, 0x80000000, v8
5FB4  v_cmp_lt_u32_e32 vcc, s48, v19
5FB8  v_cmp_lt_u32_e64 s[12:13], s47, v19
5FC0  v_max_u32_e32 v19, v19, v18
5FC4  v_cndmask_b32_e64 v21, v21, 0, vcc
5FCC  v_or_b32_e32 v22, 0x7000000, v12
5FD4  v_cndmask_b32_e32 v18, v19, v18, vcc
5FD8  v_and_b32_e32 v19, 0x7fffffff, v9
5FE0  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
5FE8  v_cndmask_b32_e64 v8, v8, v21, s[12:13]
5FF0  v_cndmask_b32_e64 v21, 0, 1, vcc
5FF8  v_and_b32_e32 v22, 0x80000000, v9
6000  v_cmp_lt_u32_e32 vcc, s48, v19
6004  v_or_b32_e32 v23, 0x70000000, v12
600C  v_cmp_lt_u32_e64 s[12:13], s47, v19
6014  v_cndmask_b32_e64 v22, v22, 0, vcc
601C  v_max_u32_e32 v19, v19, v18
6020  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
6028  v_cndmask_b32_e64 v9, v9, v22, s[12:13]
6030  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
6038  v_cndmask_b32_e32 v18, v19, v18, vcc
603C  s_nop 0
6040  v_add_u32_dpp v19, v20, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
6048  v_max_u32_dpp v18, v18, v18 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
6050  s_nop 0
6054  v_add_u32_dpp v19, v19, v19 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
605C  v_cmp_ne_u32_e32 vcc, 32, v19
6060  v_max_u32_dpp v18, v18, v18 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
6068  s_nop 0
606C  v_cndmask_b32_e32 v20, v38, v18, vcc
6070  s_or_b64 exec, exec, s[36:37]
6074  v_cmp_ne_u32_e32 vcc, 0, v20
6078  v_mov_b32_e32 v18, 0x7f
6080  s_and_saveexec_b64 s[12:13], vcc
6084  v_add_u32_e32 v18, s41, v20
6088  v_lshrrev_b32_e32 v19, 23, v18
608C  v_add_u32_e32 v19, -2, v19
6090  v_cmp_lt_u32_e32 vcc, s49, v18
6094  s_nop 1
6098  v_cndmask_b32_e32 v18, 0, v19, vcc
609C  v_cmp_eq_u32_e32 vcc, s48, v20
60A0  s_and_b64 vcc, s[18:19], vcc
60A4  s_nop 0
60A8  v_cndmask_b32_e32 v18, v18, v39, vcc
60AC  s_or_b64 exec, exec, s[12:13]
60B0  v_cmp_eq_u32_e32 vcc, 0, v18
60B4  s_cbranch_vccz 13
60B8  s_nop 0
60BC  v_cndmask_b32_e64 v20, 1.0, 2.0, vcc
60C4  v_pk_mul_f32 v[8:9], v[20:21], v[8:9] op_sel_hi:[0,1]
60CC  v_pk_mul_f32 v[6:7], v[20:21], v[6:7] op_sel_hi:[0,1]
60D4  v_pk_mul_f32 v[4:5], v[20:21], v[4:5] op_sel_hi:[0,1]
60DC  v_pk_mul_f32 v[2:3], v[20:21], v[2:3] op_sel_hi:[0,1]
60E4  v_max_u32_e32 v19, 1, v18
60E8  s_branch 1
60EC  v_mov_b32_e32 v19, v18
60F0  v_mad_u64_u32 v[20:21], s[12:13], v36, s44, v[10:11]
60F8  v_mov_b32_e32 v22, 0
60FC  v_mov_b32_e32 v23, 0
6100  v_lshlrev_b32_e32 v19, 23, v19
6104  v_cvt_scalef32_pk_fp4_f32 v22, v2, v3, v19
610C  v_cvt_scalef32_pk_fp4_f32 v23, v6, v7, v19 op_sel:[0,0,0,1]
6114  v_cvt_scalef32_pk_fp4_f32 v22, v4, v5, v19 op_sel:[0,0,1,0]
611C  v_cvt_scalef32_pk_fp4_f32 v23, v8, v9, v19 op_sel:[0,0,1,1]
6124  s_nop 0
6128  v_lshl_add_u64 v[2:3], v[20:21], 4, v[14:15]
6130  v_or3_b32 v4, v22, v23, v12
6138  global_store_dword v[2:3], v4, off
6140  s_and_saveexec_b64 s[12:13], s[14:15]
6144  s_cbranch_execz 65147
6148  v_lshl_add_u64 v[2:3], s[28:29], 0, v[16:17]
6150  global_store_byte v[2:3], v18, off
6158  s_branch 65142
615C  v_lshlrev_b32_e32 v2, 1, v0
6160  v_lshrrev_b32_e32 v99, 6, v0
6164  v_and_b32_e32 v2, 0x7e, v2
616C  s_lshl_b32 s13, s3, 2
6170  s_lshr_b32 s12, s20, 5
6174  v_or_b32_e32 v3, s33, v2
6178  v_or_b32_e32 v4, s13, v99
617C  v_cmp_gt_u32_e32 vcc, s21, v3
6180  v_cmp_gt_u32_e64 s[2:3], s12, v4
6188  s_and_b64 s[2:3], vcc, s[2:3]
618C  s_and_saveexec_b64 s[6:7], s[2:3]
6190  s_cbranch_execz 2201
6194  v_lshlrev_b32_e32 v100, 2, v2
6198  v_lshl_or_b32 v62, v99, 14, v100
61A0  ds_read2st64_b64 v[2:5], v62 offset1:1
61A8  ds_read2st64_b64 v[6:9], v62 offset0:2 offset1:3
61B0  ds_read2st64_b64 v[10:13], v62 offset0:4 offset1:5
61B8  ds_read2st64_b64 v[14:17], v62 offset0:6 offset1:7
61C0  ds_read2st64_b64 v[18:21], v62 offset0:8 offset1:9
61C8  ds_read2st64_b64 v[22:25], v62 offset0:10 offset1:11
61D0  ds_read2st64_b64 v[26:29], v62 offset0:12 offset1:13
61D8  ds_read2st64_b64 v[30:33], v62 offset0:14 offset1:15
61E0  ds_read2st64_b64 v[34:37], v62 offset0:16 offset1:17
61E8  ds_read2st64_b64 v[38:41], v62 offset0:18 offset1:19
61F0  ds_read2st64_b64 v[42:45], v62 offset0:20 offset1:21
61F8  ds_read2st64_b64 v[46:49], v62 offset0:22 offset1:23
6200  ds_read2st64_b64 v[50:53], v62 offset0:24 offset1:25
6208  ds_read2st64_b64 v[54:57], v62 offset0:26 offset1:27
6210  ds_read2st64_b64 v[58:61], v62 offset0:28 offset1:29
6218  ds_read2st64_b64 v[62:65], v62 offset0:30 offset1:31
6220  s_cmp_lg_u32 s42, 0
6224  s_cselect_b64 s[8:9], -1, 0
6228  s_cmp_eq_u32 s42, 0
622C  s_waitcnt lgkmcnt(14)
6230  v_mov_b32_e32 v66, v2
6234  v_mov_b32_e32 v67, v4
6238  v_mov_b32_e32 v68, v6
623C  v_mov_b32_e32 v69, v8
6240  s_waitcnt lgkmcnt(13)
6244  v_mov_b32_e32 v70, v10
6248  v_mov_b32_e32 v71, v12
624C  s_waitcnt lgkmcnt(12)
6250  v_mov_b32_e32 v72, v14
6254  v_mov_b32_e32 v73, v16
6258  s_waitcnt lgkmcnt(11)
625C  v_mov_b32_e32 v74, v18
6260  v_mov_b32_e32 v75, v20
6264  s_waitcnt lgkmcnt(10)
6268  v_mov_b32_e32 v76, v22
626C  v_mov_b32_e32 v77, v24
6270  s_waitcnt lgkmcnt(9)
6274  v_mov_b32_e32 v78, v26
6278  v_mov_b32_e32 v79, v28
627C  s_waitcnt lgkmcnt(8)
6280  v_mov_b32_e32 v80, v30
6284  v_mov_b32_e32 v81, v32
6288  s_waitcnt lgkmcnt(7)
628C  v_mov_b32_e32 v82, v34
6290  v_mov_b32_e32 v83, v36
6294  s_waitcnt lgkmcnt(6)
6298  v_mov_b32_e32 v84, v38
629C  v_mov_b32_e32 v85, v40
62A0  s_waitcnt lgkmcnt(5)
62A4  v_mov_b32_e32 v86, v42
62A8  v_mov_b32_e32 v87, v44
62AC  s_waitcnt lgkmcnt(4)
62B0  v_mov_b32_e32 v88, v46
62B4  v_mov_b32_e32 v89, v48
62B8  s_waitcnt lgkmcnt(3)
62BC  v_mov_b32_e32 v90, v50
62C0  v_mov_b32_e32 v91, v52
62C4  s_waitcnt lgkmcnt(2)
62C8  v_mov_b32_e32 v92, v54
62CC  v_mov_b32_e32 v93, v56
62D0  s_waitcnt lgkmcnt(1)
62D4  v_mov_b32_e32 v94, v58
62D8  v_mov_b32_e32 v95, v60
62DC  s_waitcnt lgkmcnt(0)
62E0  v_mov_b32_e32 v96, v62
62E4  v_mov_b32_e32 v97, v64
62E8  s_cbranch_scc1 95
62EC  s_lshl_b32 s2, s42, 31
62F0  s_lshl_b32 s3, s42, 30
62F4  v_bfrev_b32_e32 v96, 1
62F8  v_xor_b32_e32 v66, s2, v2
62FC  s_lshl_b32 s2, s42, 28
6300  v_bitop3_b32 v67, s3, v4, v96 bitop3:0x6c
6308  s_lshl_b32 s3, s42, 29
630C  v_bitop3_b32 v69, s2, v8, v96 bitop3:0x6c
6314  s_lshl_b32 s2, s42, 26
6318  v_bitop3_b32 v68, s3, v6, v96 bitop3:0x6c
6320  s_lshl_b32 s3, s42, 27
6324  v_bitop3_b32 v71, s2, v12, v96 bitop3:0x6c
632C  s_lshl_b32 s2, s42, 24
6330  v_bitop3_b32 v70, s3, v10, v96 bitop3:0x6c
6338  s_lshl_b32 s3, s42, 25
633C  v_bitop3_b32 v73, s2, v16, v96 bitop3:0x6c
6344  s_lshl_b32 s2, s42, 22
6348  v_bitop3_b32 v72, s3, v14, v96 bitop3:0x6c
6350  s_lshl_b32 s3, s42, 23
6354  v_bitop3_b32 v75, s2, v20, v96 bitop3:0x6c
635C  s_lshl_b32 s2, s42, 20
6360  v_bitop3_b32 v74, s3, v18, v96 bitop3:0x6c
6368  s_lshl_b32 s3, s42, 21
636C  v_bitop3_b32 v77, s2, v24, v96 bitop3:0x6c
6374  s_lshl_b32 s2, s42, 18
6378  v_bitop3_b32 v76, s3, v22, v96 bitop3:0x6c
6380  s_lshl_b32 s3, s42, 19
6384  v_bitop3_b32 v79, s2, v28, v96 bitop3:0x6c
638C  s_lshl_b32 s2, s42, 16
6390  v_bitop3_b32 v78, s3, v26, v96 bitop3:0x6c
6398  s_lshl_b32 s3, s42, 17
639C  v_bitop3_b32 v81, s2, v32, v96 bitop3:0x6c
63A4  s_lshl_b32 s2, s42, 14
63A8  v_bitop3_b32 v80, s3, v30, v96 bitop3:0x6c
63B0  s_lshl_b32 s3, s42, 15
63B4  v_bitop3_b32 v83, s2, v36, v96 bitop3:0x6c
63BC  s_lshl_b32 s2, s42, 12
63C0  v_bitop3_b32 v82, s3, v34, v96 bitop3:0x6c
63C8  s_lshl_b32 s3, s42, 13
63CC  v_bitop3_b32 v85, s2, v40, v96 bitop3:0x6c
63D4  s_lshl_b32 s2, s42, 10
63D8  v_bitop3_b32 v84, s3, v38, v96 bitop3:0x6c
63E0  s_lshl_b32 s3, s42, 11
63E4  v_bitop3_b32 v87, s2, v44, v96 bitop3:0x6c
63EC  s_lshl_b32 s2, s42, 8
63F0  v_bitop3_b32 v86, s3, v42, v96 bitop3:0x6c
63F8  s_lshl_b32 s3, s42, 9
63FC  v_bitop3_b32 v89, s2, v48, v96 bitop3:0x6c
6404  s_lshl_b32 s2, s42, 6
6408  v_bitop3_b32 v88, s3, v46, v96 bitop3:0x6c
6410  s_lshl_b32 s3, s42, 7
6414  v_bitop3_b32 v91, s2, v52, v96 bitop3:0x6c
641C  s_lshl_b32 s2, s42, 4
6420  v_bitop3_b32 v90, s3, v50, v96 bitop3:0x6c
6428  s_lshl_b32 s3, s42, 5
642C  v_bitop3_b32 v93, s2, v56, v96 bitop3:0x6c
6434  s_lshl_b32 s2, s42, 2
6438  v_bitop3_b32 v92, s3, v54, v96 bitop3:0x6c
6440  s_lshl_b32 s3, s42, 3
6444  v_bitop3_b32 v95, s2, v60, v96 bitop3:0x6c
644C  s_lshl_b32 s2, s42, 1
6450  v_bitop3_b32 v94, s3, v58, v96 bitop3:0x6c
6458  v_bitop3_b32 v97, s42, v64, v96 bitop3:0x6c
6460  v_bitop3_b32 v96, s2, v62, v96 bitop3:0x6c
6468  v_pk_add_f32 v[102:103], v[66:67], v[66:67] op_sel_hi:[0,1]
6470  v_pk_add_f32 v[106:107], v[66:67], v[66:67] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6478  v_pk_add_f32 v[66:67], v[68:69], v[68:69] op_sel_hi:[0,1]
6480  v_pk_add_f32 v[108:109], v[68:69], v[68:69] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6488  v_pk_add_f32 v[68:69], v[70:71], v[70:71] op_sel_hi:[0,1]
6490  v_pk_add_f32 v[110:111], v[70:71], v[70:71] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6498  v_pk_add_f32 v[70:71], v[72:73], v[72:73] op_sel_hi:[0,1]
64A0  v_pk_add_f32 v[112:113], v[72:73], v[72:73] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
64A8  v_pk_add_f32 v[72:73], v[74:75], v[74:75] op_sel_hi:[0,1]
64B0  v_pk_add_f32 v[74:75], v[74:75], v[74:75] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
64B8  v_pk_add_f32 v[104:105], v[76:77], v[76:77] op_sel_hi:[0,1]
64C0  v_pk_add_f32 v[76:77], v[76:77], v[76:77] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
64C8  v_pk_add_f32 v[114:115], v[78:79], v[78:79] op_sel_hi:[0,1]
64D0  v_pk_add_f32 v[78:79], v[78:79], v[78:79] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
64D8  v_pk_add_f32 v[116:117], v[80:81], v[80:81] op_sel_hi:[0,1]
64E0  v_pk_add_f32 v[80:81], v[80:81], v[80:81] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
64E8  v_mov_b32_e32 v107, v103
64EC  v_mov_b32_e32 v109, v67
64F0  v_mov_b32_e32 v111, v69
64F4  v_mov_b32_e32 v113, v71
64F8  v_mov_b32_e32 v75, v73
64FC  v_mov_b32_e32 v77, v105
6500  v_mov_b32_e32 v79, v115
6504  v_mov_b32_e32 v81, v117
6508  v_pk_add_f32 v[102:103], v[106:107], v[108:109]
6510  v_pk_add_f32 v[68:69], v[110:111], v[112:113]
6518  v_pk_add_f32 v[72:73], v[74:75], v[76:77]
6520  v_pk_add_f32 v[104:105], v[78:79], v[80:81]
6528  v_pk_add_f32 v[70:71], v[102:103], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
6530  v_pk_add_f32 v[114:115], v[72:73], v[104:105] neg_lo:[0,1] neg_hi:[0,1]
6538  v_pk_add_f32 v[102:103], v[102:103], v[68:69]
6540  v_pk_add_f32 v[72:73], v[72:73], v[104:105]
6548  v_pk_add_f32 v[106:107], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
6550  v_pk_add_f32 v[108:109], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
6558  v_pk_add_f32 v[76:77], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
6560  v_pk_add_f32 v[80:81], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
6568  s_mov_b32 s2, 0x3e800000
6570  v_pk_add_f32 v[68:69], v[102:103], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
6578  v_pk_add_f32 v[72:73], v[102:103], v[72:73]
6580  v_pk_add_f32 v[78:79], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
6588  v_pk_add_f32 v[110:111], v[76:77], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
6590  v_pk_add_f32 v[106:107], v[106:107], v[108:109]
6598  v_pk_add_f32 v[80:81], v[76:77], v[80:81]
65A0  v_pk_mul_f32 v[72:73], v[72:73], s[2:3] op_sel_hi:[1,0]
65A8  v_pk_add_f32 v[76:77], v[106:107], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
65B0  v_pk_add_f32 v[80:81], v[106:107], v[80:81]
65B8  v_pk_add_f32 v[66:67], v[70:71], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
65C0  v_pk_add_f32 v[70:71], v[70:71], v[114:115]
65C8  v_and_b32_e32 v104, 0x7fffffff, v73
65D0  v_and_b32_e32 v102, 0x7fffffff, v72
65D8  v_pk_mul_f32 v[80:81], v[80:81], s[2:3] op_sel_hi:[1,0]
65E0  v_pk_add_f32 v[118:119], v[82:83], v[82:83] op_sel_hi:[0,1]
65E8  v_pk_add_f32 v[120:121], v[82:83], v[82:83] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
65F0  v_pk_add_f32 v[82:83], v[84:85], v[84:85] op_sel_hi:[0,1]
65F8  v_pk_add_f32 v[122:123], v[84:85], v[84:85] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6600  v_pk_add_f32 v[84:85], v[86:87], v[86:87] op_sel_hi:[0,1]
6608  v_pk_add_f32 v[124:125], v[86:87], v[86:87] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6610  v_pk_add_f32 v[86:87], v[88:89], v[88:89] op_sel_hi:[0,1]
6618  v_pk_add_f32 v[126:127], v[88:89], v[88:89] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6620  v_pk_add_f32 v[88:89], v[90:91], v[90:91] op_sel_hi:[0,1]
6628  v_pk_add_f32 v[90:91], v[90:91], v[90:91] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6630  v_pk_add_f32 v[128:129], v[92:93], v[92:93] op_sel_hi:[0,1]
6638  v_pk_add_f32 v[92:93], v[92:93], v[92:93] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6640  v_pk_add_f32 v[130:131], v[94:95], v[94:95] op_sel_hi:[0,1]
6648  v_pk_add_f32 v[94:95], v[94:95], v[94:95] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6650  v_pk_add_f32 v[132:133], v[96:97], v[96:97] op_sel_hi:[0,1]
6658  v_pk_add_f32 v[96:97], v[96:97], v[96:97] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6660  v_pk_mul_f32 v[70:71], v[70:71], s[2:3] op_sel_hi:[1,0]
6668  v_max_u32_e32 v2, v102, v104
666C  v_pk_add_f32 v[74:75], v[78:79], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
6674  v_pk_add_f32 v[78:79], v[78:79], v[110:111]
667C  v_and_b32_e32 v103, 0x7fffffff, v81
6684  v_and_b32_e32 v101, 0x7fffffff, v80
668C  v_and_b32_e32 v64, 0x7fffffff, v71
6694  v_and_b32_e32 v58, 0x7fffffff, v70
669C  v_pk_mul_f32 v[78:79], v[78:79], s[2:3] op_sel_hi:[1,0]
66A4  v_max3_u32 v2, v101, v103, v2
66AC  v_mov_b32_e32 v121, v119
66B0  v_mov_b32_e32 v123, v83
66B4  v_mov_b32_e32 v125, v85
66B8  v_mov_b32_e32 v127, v87
66BC  v_mov_b32_e32 v91, v89
66C0  v_mov_b32_e32 v93, v129
66C4  v_mov_b32_e32 v95, v131
66C8  v_mov_b32_e32 v97, v133
66CC  v_pk_mul_f32 v[68:69], v[68:69], s[2:3] op_sel_hi:[1,0]
66D4  v_and_b32_e32 v62, 0x7fffffff, v79
66DC  v_and_b32_e32 v56, 0x7fffffff, v78
66E4  v_max3_u32 v2, v58, v64, v2
66EC  v_pk_add_f32 v[106:107], v[120:121], v[122:123]
66F4  v_pk_add_f32 v[84:85], v[124:125], v[126:127]
66FC  v_pk_add_f32 v[88:89], v[90:91], v[92:93]
6704  v_pk_add_f32 v[108:109], v[94:95], v[96:97]
670C  v_and_b32_e32 v52, 0x7fffffff, v69
6714  v_and_b32_e32 v48, 0x7fffffff, v68
671C  v_pk_mul_f32 v[76:77], v[76:77], s[2:3] op_sel_hi:[1,0]
6724  v_max3_u32 v2, v56, v62, v2
672C  v_pk_add_f32 v[86:87], v[106:107], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
6734  v_pk_add_f32 v[110:111], v[88:89], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
673C  v_pk_add_f32 v[106:107], v[106:107], v[84:85]
6744  v_pk_add_f32 v[88:89], v[88:89], v[108:109]
674C  v_pk_mul_f32 v[66:67], v[66:67], s[2:3] op_sel_hi:[1,0]
6754  v_max3_u32 v2, v48, v52, v2
675C  v_and_b32_e32 v54, 0x7fffffff, v77
6764  v_and_b32_e32 v50, 0x7fffffff, v76
676C  v_pk_add_f32 v[84:85], v[106:107], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
6774  v_pk_add_f32 v[88:89], v[106:107], v[88:89]
677C  v_pk_add_f32 v[106:107], v[120:121], v[122:123] neg_lo:[0,1] neg_hi:[0,1]
6784  v_pk_add_f32 v[108:109], v[124:125], v[126:127] neg_lo:[0,1] neg_hi:[0,1]
678C  v_pk_add_f32 v[92:93], v[90:91], v[92:93] neg_lo:[0,1] neg_hi:[0,1]
6794  v_pk_add_f32 v[96:97], v[94:95], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
679C  v_and_b32_e32 v38, 0x7fffffff, v67
67A4  v_and_b32_e32 v30, 0x7fffffff, v66
67AC  v_pk_mul_f32 v[74:75], v[74:75], s[2:3] op_sel_hi:[1,0]
67B4  v_max3_u32 v2, v50, v54, v2
67BC  v_pk_add_f32 v[82:83], v[86:87], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
67C4  v_pk_add_f32 v[86:87], v[86:87], v[110:111]
67CC  v_pk_add_f32 v[94:95], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
67D4  v_pk_add_f32 v[110:111], v[92:93], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
67DC  v_pk_add_f32 v[106:107], v[106:107], v[108:109]
67E4  v_pk_add_f32 v[96:97], v[92:93], v[96:97]
67EC  v_max3_u32 v2, v30, v38, v2
67F4  v_and_b32_e32 v42, 0x7fffffff, v75
67FC  v_and_b32_e32 v32, 0x7fffffff, v74
6804  v_pk_mul_f32 v[88:89], v[88:89], s[2:3] op_sel_hi:[1,0]
680C  v_pk_add_f32 v[92:93], v[106:107], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
6814  v_pk_add_f32 v[96:97], v[106:107], v[96:97]
681C  v_max3_u32 v2, v32, v42, v2
6824  v_and_b32_e32 v46, 0x7fffffff, v89
682C  v_and_b32_e32 v40, 0x7fffffff, v88
6834  v_pk_mul_f32 v[96:97], v[96:97], s[2:3] op_sel_hi:[1,0]
683C  v_pk_mul_f32 v[86:87], v[86:87], s[2:3] op_sel_hi:[1,0]
6844  v_max3_u32 v2, v40, v46, v2
684C  v_pk_add_f32 v[90:91], v[94:95], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
6854  v_pk_add_f32 v[94:95], v[94:95], v[110:111]
685C  v_and_b32_e32 v44, 0x7fffffff, v97
6864  v_and_b32_e32 v36, 0x7fffffff, v96
686C  v_and_b32_e32 v28, 0x7fffffff, v87
6874  v_and_b32_e32 v24, 0x7fffffff, v86
687C  v_pk_mul_f32 v[94:95], v[94:95], s[2:3] op_sel_hi:[1,0]
6884  v_max3_u32 v2, v36, v44, v2
688C  v_pk_mul_f32 v[84:85], v[84:85], s[2:3] op_sel_hi:[1,0]
6894  v_and_b32_e32 v26, 0x7fffffff, v95
689C  v_and_b32_e32 v22, 0x7fffffff, v94
68A4  v_max3_u32 v2, v24, v28, v2
68AC  v_and_b32_e32 v18, 0x7fffffff, v85
68B4  v_and_b32_e32 v12, 0x7fffffff, v84
68BC  v_pk_mul_f32 v[92:93], v[92:93], s[2:3] op_sel_hi:[1,0]
68C4  v_max3_u32 v2, v22, v26, v2
68CC  v_pk_mul_f32 v[82:83], v[82:83], s[2:3] op_sel_hi:[1,0]
68D4  v_max3_u32 v2, v12, v18, v2
68DC  v_and_b32_e32 v20, 0x7fffffff, v93
68E4  v_and_b32_e32 v14, 0x7fffffff, v92
68EC  v_and_b32_e32 v8, 0x7fffffff, v83
68F4  v_and_b32_e32 v4, 0x7fffffff, v82
68FC  v_pk_mul_f32 v[90:91], v[90:91], s[2:3] op_sel_hi:[1,0]
6904  v_max3_u32 v2, v14, v20, v2
690C  v_max3_u32 v2, v4, v8, v2
6914  v_and_b32_e32 v10, 0x7fffffff, v91
691C  v_and_b32_e32 v6, 0x7fffffff, v90
6924  v_max3_u32 v105, v6, v10, v2
692C  s_mov_b32 s14, 0x7f7fffff
6934  v_cmp_lt_u32_e32 vcc, s14, v105
6938  v_mov_b32_e32 v2, 0
693C  v_mov_b32_e32 v16, 0
6940  v_mov_b32_e32 v34, 0
6944  v_mov_b32_e32 v60, 0
6948  s_and_saveexec_b64 s[10:11], vcc
694C  s_cbranch_execz 515
6950  s_mov_b32 s15, 0x7f800000
6958  v_cmp_lt_u32_e64 s[2:3], s15, v104
6960  v_and_b32_e32 v34, 0x80000000, v73
6968  v_cmp_lt_u32_e32 vcc, s14, v104
696C  v_and_b32_e32 v60, 0x80000000, v72
6974  v_cmp_lt_u32_e64 s[4:5], s15, v102
697C  v_cndmask_b32_e64 v34, v34, 0, s[2:3]
6984  v_cndmask_b32_e64 v2, 0, 7, vcc
698C  v_cndmask_b32_e64 v16, v104, 0, s[2:3]
6994  v_cndmask_b32_e64 v60, v60, 0, s[4:5]
699C  v_cndmask_b32_e32 v73, v73, v34, vcc
69A0  v_cmp_lt_u32_e32 vcc, s14, v102
69A4  v_or_b32_e32 v104, 0x70, v2
69AC  v_cndmask_b32_e64 v34, 0, 1, s[4:5]
69B4  v_cndmask_b32_e32 v72, v72, v60, vcc
69B8  v_max_u32_e32 v60, v102, v16
69BC  v_cndmask_b32_e64 v16, v60, v16, s[4:5]
69C4  v_cndmask_b32_e32 v2, v2, v104, vcc
69C8  v_addc_co_u32_e64 v34, vcc, 0, v34, s[2:3]
69D0  v_cmp_lt_u32_e64 s[2:3], s15, v103
69D8  v_max_u32_e32 v102, v103, v16
69DC  v_or_b32_e32 v60, 0x700, v2
69E4  v_cmp_lt_u32_e32 vcc, s14, v103
69E8  v_cndmask_b32_e64 v16, v102, v16, s[2:3]
69F0  v_and_b32_e32 v102, 0x80000000, v81
69F8  v_cndmask_b32_e32 v2, v2, v60, vcc
69FC  v_and_b32_e32 v103, 0x80000000, v80
6A04  v_cmp_lt_u32_e64 s[4:5], s15, v101
6A0C  v_cndmask_b32_e64 v102, v102, 0, s[2:3]
6A14  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
6A1C  v_cndmask_b32_e64 v103, v103, 0, s[4:5]
6A24  v_or_b32_e32 v104, 0x7000, v2
6A2C  v_cndmask_b32_e32 v81, v81, v102, vcc
6A30  v_cmp_lt_u32_e32 vcc, s14, v101
6A34  v_cmp_lt_u32_e64 s[2:3], s15, v64
6A3C  s_nop 0
6A40  v_cndmask_b32_e32 v80, v80, v103, vcc
6A44  v_cndmask_b32_e32 v2, v2, v104, vcc
6A48  v_addc_co_u32_e64 v34, vcc, v34, v60, s[4:5]
6A50  v_max_u32_e32 v60, v101, v16
6A54  v_cndmask_b32_e64 v16, v60, v16, s[4:5]
6A5C  v_cmp_lt_u32_e32 vcc, s14, v64
6A60  v_max_u32_e32 v64, v64, v16
6A64  v_cndmask_b32_e64 v16, v64, v16, s[2:3]
6A6C  v_and_b32_e32 v64, 0x80000000, v71
6A74  v_or_b32_e32 v60, 0x70000, v2
6A7C  v_cndmask_b32_e64 v64, v64, 0, s[2:3]
6A84  v_cndmask_b32_e32 v2, v2, v60, vcc
6A88  v_and_b32_e32 v101, 0x80000000, v70
6A90  v_cmp_lt_u32_e64 s[4:5], s15, v58
6A98  v_cndmask_b32_e32 v71, v71, v64, vcc
6A9C  v_cmp_lt_u32_e32 vcc, s14, v58
6AA0  v_max_u32_e32 v58, v58, v16
6AA4  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
6AAC  v_cndmask_b32_e64 v101, v101, 0, s[4:5]
6AB4  v_or_b32_e32 v102, 0x700000, v2
6ABC  v_cndmask_b32_e64 v16, v58, v16, s[4:5]
6AC4  v_cndmask_b32_e32 v70, v70, v101, vcc
6AC8  v_cndmask_b32_e32 v2, v2, v102, vcc
6ACC  v_addc_co_u32_e64 v34, vcc, v34, v60, s[4:5]
6AD4  v_cmp_lt_u32_e64 s[2:3], s15, v62
6ADC  v_max_u32_e32 v60, v62, v16
6AE0  v_or_b32_e32 v58, 0x7000000, v2
6AE8  v_cmp_lt_u32_e32 vcc, s14, v62
6AEC  v_cndmask_b32_e64 v16, v60, v16, s[2:3]
6AF4  v_and_b32_e32 v60, 0x80000000, v79
6AFC  v_cndmask_b32_e32 v2, v2, v58, vcc
6B00  v_and_b32_e32 v62, 0x80000000, v78
6B08  v_cmp_lt_u32_e64 s[4:5], s15, v56
6B10  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
6B18  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
6B20  v_cndmask_b32_e64 v62, v62, 0, s[4:5]
6B28  v_or_b32_e32 v64, 0x70000000, v2
6B30  v_cndmask_b32_e32 v79, v79, v60, vcc
6B34  v_cmp_lt_u32_e32 vcc, s14, v56
6B38  v_max_u32_e32 v56, v56, v16
6B3C  v_cndmask_b32_e64 v16, v56, v16, s[4:5]
6B44  v_cndmask_b32_e32 v78, v78, v62, vcc
6B48  v_cndmask_b32_e32 v2, v2, v64, vcc
6B4C  v_addc_co_u32_e64 v34, vcc, v34, v58, s[4:5]
6B54  v_cmp_lt_u32_e32 vcc, s14, v52
6B58  v_cmp_lt_u32_e64 s[2:3], s15, v52
6B60  v_max_u32_e32 v52, v52, v16
6B64  v_cndmask_b32_e64 v56, 0, 7, vcc
6B6C  v_cndmask_b32_e64 v16, v52, v16, s[2:3]
6B74  v_and_b32_e32 v52, 0x80000000, v69
6B7C  v_and_b32_e32 v60, 0x80000000, v68
6B84  v_cmp_lt_u32_e64 s[4:5], s15, v48
6B8C  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
6B94  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
6B9C  v_cndmask_b32_e64 v60, v60, 0, s[4:5]
6BA4  v_or_b32_e32 v62, 0x70, v56
6BAC  v_cndmask_b32_e32 v69, v69, v52, vcc
6BB0  v_cmp_lt_u32_e32 vcc, s14, v48
6BB4  v_max_u32_e32 v48, v48, v16
6BB8  v_cndmask_b32_e64 v16, v48, v16, s[4:5]
6BC0  v_cndmask_b32_e32 v68, v68, v60, vcc
6BC4  v_cndmask_b32_e32 v52, v56, v62, vcc
6BC8  v_addc_co_u32_e64 v34, vcc, v34, v58, s[4:5]
6BD0  v_cmp_lt_u32_e32 vcc, s14, v54
6BD4  v_cmp_lt_u32_e64 s[2:3], s15, v54
6BDC  v_max_u32_e32 v54, v54, v16
6BE0  v_or_b32_e32 v48, 0x700, v52
6BE8  v_cndmask_b32_e64 v16, v54, v16, s[2:3]
6BF0  v_and_b32_e32 v54, 0x80000000, v77
6BF8  v_cndmask_b32_e32 v48, v52, v48, vcc
6BFC  v_and_b32_e32 v56, 0x80000000, v76
6C04  v_cmp_lt_u32_e64 s[4:5], s15, v50
6C0C  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
6C14  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
6C1C  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
6C24  v_or_b32_e32 v58, 0x7000, v48
6C2C  v_cndmask_b32_e32 v77, v77, v54, vcc
6C30  v_cmp_lt_u32_e32 vcc, s14, v50
6C34  v_max_u32_e32 v50, v50, v16
6C38  v_cndmask_b32_e64 v16, v50, v16, s[4:5]
6C40  v_cndmask_b32_e32 v76, v76, v56, vcc
6C44  v_cndmask_b32_e32 v48, v48, v58, vcc
6C48  v_addc_co_u32_e64 v34, vcc, v34, v52, s[4:5]
6C50  v_cmp_lt_u32_e32 vcc, s14, v38
6C54  v_cmp_lt_u32_e64 s[2:3], s15, v38
6C5C  v_max_u32_e32 v38, v38, v16
6C60  v_or_b32_e32 v50, 0x70000, v48
6C68  v_cndmask_b32_e64 v16, v38, v16, s[2:3]
6C70  v_and_b32_e32 v38, 0x80000000, v67
6C78  v_cndmask_b32_e32 v48, v48, v50, vcc
6C7C  v_and_b32_e32 v52, 0x80000000, v66
6C84  v_cmp_lt_u32_e64 s[4:5], s15, v30
6C8C  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
6C94  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
6C9C  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
6CA4  v_or_b32_e32 v54, 0x700000, v48
6CAC  v_cndmask_b32_e32 v67, v67, v38, vcc
6CB0  v_cmp_lt_u32_e32 vcc, s14, v30
6CB4  v_max_u32_e32 v30, v30, v16
6CB8  v_cndmask_b32_e64 v16, v30, v16, s[4:5]
6CC0  v_cndmask_b32_e32 v66, v66, v52, vcc
6CC4  v_cndmask_b32_e32 v38, v48, v54, vcc
6CC8  v_addc_co_u32_e64 v34, vcc, v34, v50, s[4:5]
6CD0  v_cmp_lt_u32_e32 vcc, s14, v42
6CD4  v_cmp_lt_u32_e64 s[2:3], s15, v42
6CDC  v_max_u32_e32 v42, v42, v16
6CE0  v_or_b32_e32 v30, 0x7000000, v38
6CE8  v_cndmask_b32_e64 v42, v42, v16, s[2:3]
6CF0  v_and_b32_e32 v16, 0x80000000, v75
6CF8  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
6D00  v_cndmask_b32_e32 v30, v38, v30, vcc
6D04  v_and_b32_e32 v48, 0x80000000, v74
6D0C  v_cmp_lt_u32_e64 s[4:5], s15, v32
6D14  v_cndmask_b32_e32 v75, v75, v16, vcc
6D18  v_cmp_lt_u32_e32 vcc, s14, v32
6D1C  v_max_u32_e32 v32, v32, v42
6D20  v_cndmask_b32_e64 v38, 0, 1, s[2:3]
6D28  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
6D30  v_or_b32_e32 v50, 0x70000000, v30
6D38  v_cndmask_b32_e64 v32, v32, v42, s[4:5]
6D40  v_cndmask_b32_e32 v74, v74, v48, vcc
6D44  v_cndmask_b32_e32 v16, v30, v50, vcc
6D48  v_addc_co_u32_e64 v30, vcc, v34, v38, s[4:5]
6D50  v_cmp_lt_u32_e64 s[2:3], s15, v46
6D58  v_max_u32_e32 v42, v46, v32
6D5C  v_cmp_lt_u32_e32 vcc, s14, v46
6D60  v_cndmask_b32_e64 v32, v42, v32, s[2:3]
6D68  v_and_b32_e32 v42, 0x80000000, v89
6D70  v_cndmask_b32_e64 v34, 0, 7, vcc
6D78  v_and_b32_e32 v46, 0x80000000, v88
6D80  v_cmp_lt_u32_e64 s[4:5], s15, v40
6D88  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
6D90  v_cndmask_b32_e64 v38, 0, 1, s[2:3]
6D98  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
6DA0  v_or_b32_e32 v48, 0x70, v34
6DA8  v_cndmask_b32_e32 v89, v89, v42, vcc
6DAC  v_cmp_lt_u32_e32 vcc, s14, v40
6DB0  v_cmp_lt_u32_e64 s[2:3], s15, v44
6DB8  v_and_b32_e32 v42, 0x80000000, v96
6DC0  v_cndmask_b32_e32 v88, v88, v46, vcc
6DC4  v_cndmask_b32_e32 v34, v34, v48, vcc
6DC8  v_addc_co_u32_e64 v30, vcc, v30, v38, s[4:5]
6DD0  v_max_u32_e32 v38, v40, v32
6DD4  v_cndmask_b32_e64 v32, v38, v32, s[4:5]
6DDC  v_max_u32_e32 v40, v44, v32
6DE0  v_or_b32_e32 v38, 0x700, v34
6DE8  v_cmp_lt_u32_e32 vcc, s14, v44
6DEC  v_cndmask_b32_e64 v32, v40, v32, s[2:3]
6DF4  v_and_b32_e32 v40, 0x80000000, v97
6DFC  v_cndmask_b32_e32 v34, v34, v38, vcc
6E00  v_cmp_lt_u32_e64 s[4:5], s15, v36
6E08  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
6E10  v_cndmask_b32_e64 v38, 0, 1, s[2:3]
6E18  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
6E20  v_or_b32_e32 v44, 0x7000, v34
6E28  v_cndmask_b32_e32 v97, v97, v40, vcc
6E2C  v_cmp_lt_u32_e32 vcc, s14, v36
6E30  v_max_u32_e32 v36, v36, v32
6E34  v_cndmask_b32_e64 v32, v36, v32, s[4:5]
6E3C  v_cndmask_b32_e32 v96, v96, v42, vcc
6E40  v_cndmask_b32_e32 v34, v34, v44, vcc
6E44  v_addc_co_u32_e64 v30, vcc, v30, v38, s[4:5]
6E4C  v_cmp_lt_u32_e32 vcc, s14, v28
6E50  v_cmp_lt_u32_e64 s[2:3], s15, v28
6E58  v_max_u32_e32 v28, v28, v32
6E5C  v_or_b32_e32 v36, 0x70000, v34
6E64  v_cndmask_b32_e64 v28, v28, v32, s[2:3]
6E6C  v_and_b32_e32 v32, 0x80000000, v87
6E74  v_cndmask_b32_e32 v34, v34, v36, vcc
6E78  v_and_b32_e32 v38, 0x80000000, v86
6E80  v_cmp_lt_u32_e64 s[4:5], s15, v24
6E88  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
6E90  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
6E98  v_cndmask_b32_e64 v38, v38, 0, s[4:5]
6EA0  v_or_b32_e32 v40, 0x700000, v34
6EA8  v_cndmask_b32_e32 v87, v87, v32, vcc
6EAC  v_cmp_lt_u32_e32 vcc, s14, v24
6EB0  v_max_u32_e32 v24, v24, v28
6EB4  v_cndmask_b32_e64 v24, v24, v28, s[4:5]
6EBC  v_cndmask_b32_e32 v86, v86, v38, vcc
6EC0  v_cndmask_b32_e32 v32, v34, v40, vcc
6EC4  v_addc_co_u32_e64 v30, vcc, v30, v36, s[4:5]
6ECC  v_cmp_lt_u32_e32 vcc, s14, v26
6ED0  v_cmp_lt_u32_e64 s[2:3], s15, v26
6ED8  v_max_u32_e32 v26, v26, v24
6EDC  v_or_b32_e32 v28, 0x7000000, v32
6EE4  v_cndmask_b32_e64 v24, v26, v24, s[2:3]
6EEC  v_and_b32_e32 v26, 0x80000000, v95
6EF4  v_cndmask_b32_e32 v28, v32, v28, vcc
6EF8  v_and_b32_e32 v34, 0x80000000, v94
6F00  v_cmp_lt_u32_e64 s[4:5], s15, v22
6F08  v_cndmask_b32_e64 v26, v26, 0, s[2:3]
6F10  v_cndmask_b32_e64 v32, 0, 1, s[2:3]
6F18  v_cndmask_b32_e64 v34, v34, 0, s[4:5]
6F20  v_or_b32_e32 v36, 0x70000000, v28
6F28  v_cndmask_b32_e32 v95, v95, v26, vcc
6F2C  v_cmp_lt_u32_e32 vcc, s14, v22
6F30  v_max_u32_e32 v22, v22, v24
6F34  v_cndmask_b32_e64 v22, v22, v24, s[4:5]
6F3C  v_cndmask_b32_e32 v94, v94, v34, vcc
6F40  v_cndmask_b32_e32 v34, v28, v36, vcc
6F44  v_addc_co_u32_e64 v26, vcc, v30, v32, s[4:5]
6F4C  v_cmp_lt_u32_e32 vcc, s14, v18
6F50  v_cmp_lt_u32_e64 s[2:3], s15, v18
6F58  v_max_u32_e32 v18, v18, v22
6F5C  v_cndmask_b32_e64 v24, 0, 7, vcc
6F64  v_cndmask_b32_e64 v18, v18, v22, s[2:3]
6F6C  v_and_b32_e32 v22, 0x80000000, v85
6F74  v_and_b32_e32 v30, 0x80000000, v84
6F7C  v_cmp_lt_u32_e64 s[4:5], s15, v12
6F84  v_cndmask_b32_e64 v22, v22, 0, s[2:3]
6F8C  v_cndmask_b32_e64 v28, 0, 1, s[2:3]
6F94  v_cndmask_b32_e64 v30, v30, 0, s[4:5]
6F9C  v_or_b32_e32 v32, 0x70, v24
6FA4  v_cndmask_b32_e32 v85, v85, v22, vcc
6FA8  v_cmp_lt_u32_e32 vcc, s14, v12
6FAC  v_max_u32_e32 v12, v12, v18
6FB0  v_cndmask_b32_e64 v12, v12, v18, s[4:5]
6FB8  v_cndmask_b32_e32 v84, v84, v30, vcc
6FBC  v_cndmask_b32_e32 v22, v24, v32, vcc
6FC0  v_addc_co_u32_e64 v24, vcc, v26, v28, s[4:5]
6FC8  v_cmp_lt_u32_e32 vcc, s14, v20
6FCC  v_cmp_lt_u32_e64 s[2:3], s15, v20
6FD4  v_max_u32_e32 v20, v20, v12
6FD8  v_or_b32_e32 v18, 0x700, v22
6FE0  v_cndmask_b32_e64 v12, v20, v12, s[2:3]
6FE8  v_and_b32_e32 v20, 0x80000000, v93
6FF0  v_cndmask_b32_e32 v18, v22, v18, vcc
6FF4  v_and_b32_e32 v26, 0x80000000, v92
6FFC  v_cmp_lt_u32_e64 s[4:5], s15, v14
7004  v_cndmask_b32_e64 v20, v20, 0, s[2:3]
700C  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
7014  v_cndmask_b32_e64 v26, v26, 0, s[4:5]
701C  v_or_b32_e32 v28, 0x7000, v18
7024  v_cndmask_b32_e32 v93, v93, v20, vcc
7028  v_cmp_lt_u32_e32 vcc, s14, v14
702C  v_max_u32_e32 v14, v14, v12
7030  v_cndmask_b32_e64 v12, v14, v12, s[4:5]
7038  v_cndmask_b32_e32 v92, v92, v26, vcc
703C  v_cndmask_b32_e32 v18, v18, v28, vcc
7040  v_addc_co_u32_e64 v20, vcc, v24, v22, s[4:5]
7048  v_cmp_lt_u32_e32 vcc, s14, v8
704C  v_cmp_lt_u32_e64 s[2:3], s15, v8
7054  v_max_u32_e32 v8, v8, v12
7058  v_or_b32_e32 v14, 0x70000, v18
7060  v_cndmask_b32_e64 v8, v8, v12, s[2:3]
7068  v_and_b32_e32 v12, 0x80000000, v83
7070  v_cndmask_b32_e32 v14, v18, v14, vcc
7074  v_and_b32_e32 v22, 0x80000000, v82
707C  v_cmp_lt_u32_e64 s[4:5], s15, v4
7084  v_cndmask_b32_e64 v12, v12, 0, s[2:3]
708C  v_cndmask_b32_e64 v18, 0, 1, s[2:3]
7094  v_cndmask_b32_e64 v22, v22, 0, s[4:5]
709C  v_or_b32_e32 v24, 0x700000, v14
70A4  v_cndmask_b32_e32 v83, v83, v12, vcc
70A8  v_cmp_lt_u32_e32 vcc, s14, v4
70AC  v_max_u32_e32 v4, v4, v8
70B0  v_cndmask_b32_e64 v4, v4, v8, s[4:5]
70B8  v_cndmask_b32_e32 v82, v82, v22, vcc
70BC  v_cndmask_b32_e32 v12, v14, v24, vcc
70C0  v_addc_co_u32_e64 v14, vcc, v20, v18, s[4:5]
70C8  v_cmp_lt_u32_e32 vcc, s14, v10
70CC  v_cmp_lt_u32_e64 s[2:3], s15, v10
70D4  v_max_u32_e32 v10, v10, v4
70D8  v_or_b32_e32 v8, 0x7000000, v12
70E0  v_cndmask_b32_e64 v4, v10, v4, s[2:3]
70E8  v_and_b32_e32 v10, 0x80000000, v91
70F0  v_cndmask_b32_e32 v8, v12, v8, vcc
70F4  v_and_b32_e32 v18, 0x80000000, v90
70FC  v_cmp_lt_u32_e64 s[4:5], s15, v6
7104  v_cndmask_b32_e64 v10, v10, 0, s[2:3]
710C  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
7114  v_cndmask_b32_e64 v18, v18, 0, s[4:5]
711C  v_or_b32_e32 v20, 0x70000000, v8
7124  v_cndmask_b32_e32 v91, v91, v10, vcc
7128  v_cmp_lt_u32_e32 vcc, s14, v6
712C  v_max_u32_e32 v6, v6, v4
7130  v_cndmask_b32_e64 v4, v6, v4, s[4:5]
7138  v_cndmask_b32_e32 v90, v90, v18, vcc
713C  v_cndmask_b32_e32 v60, v8, v20, vcc
7140  v_addc_co_u32_e64 v8, vcc, v14, v12, s[4:5]
7148  v_mov_b32_e32 v6, 0x7f800000
7150  v_cmp_ne_u32_e32 vcc, 32, v8
7154  s_nop 1
7158  v_cndmask_b32_e32 v105, v6, v4, vcc
715C  s_or_b64 exec, exec, s[10:11]
7160  v_cmp_ne_u32_e32 vcc, 0, v105
7164  v_mov_b32_e32 v4, 0x7f
716C  s_and_saveexec_b64 s[2:3], vcc
7170  s_cbranch_execz 15
7174  v_add_u32_e32 v4, s41, v105
7178  s_mov_b32 s4, 0x17fffff
7180  v_lshrrev_b32_e32 v6, 23, v4
7184  v_add_u32_e32 v6, -2, v6
7188  v_cmp_lt_u32_e32 vcc, s4, v4
718C  s_mov_b32 s4, 0x7f800000
7194  s_nop 0
7198  v_cndmask_b32_e32 v4, 0, v6, vcc
719C  v_cmp_eq_u32_e32 vcc, s4, v105
71A0  v_mov_b32_e32 v6, 0xfe
71A8  s_and_b64 vcc, s[18:19], vcc
71AC  v_cndmask_b32_e32 v4, v4, v6, vcc
71B0  s_or_b64 exec, exec, s[2:3]
71B4  v_cmp_eq_u32_e32 vcc, 0, v4
71B8  s_cbranch_vccz 37
71BC  s_nop 0
71C0  v_cndmask_b32_e64 v6, 1.0, 2.0, vcc
71C8  v_pk_mul_f32 v[72:73], v[6:7], v[72:73] op_sel_hi:[0,1]
71D0  v_pk_mul_f32 v[80:81], v[6:7], v[80:81] op_sel_hi:[0,1]
71D8  v_pk_mul_f32 v[70:71], v[6:7], v[70:71] op_sel_hi:[0,1]
71E0  v_pk_mul_f32 v[78:79], v[6:7], v[78:79] op_sel_hi:[0,1]
71E8  v_pk_mul_f32 v[68:69], v[6:7], v[68:69] op_sel_hi:[0,1]
71F0  v_pk_mul_f32 v[76:77], v[6:7], v[76:77] op_sel_hi:[0,1]
71F8  v_pk_mul_f32 v[66:67], v[6:7], v[66:67] op_sel_hi:[0,1]
7200  v_pk_mul_f32 v[74:75], v[6:7], v[74:75] op_sel_hi:[0,1]
7208  v_pk_mul_f32 v[88:89], v[6:7], v[88:89] op_sel_hi:[0,1]
7210  v_pk_mul_f32 v[96:97], v[6:7], v[96:97] op_sel_hi:[0,1]
7218  v_pk_mul_f32 v[86:87], v[6:7], v[86:87] op_sel_hi:[0,1]
7220  v_pk_mul_f32 v[94:95], v[6:7], v[94:95] op_sel_hi:[0,1]
7228  v_pk_mul_f32 v[84:85], v[6:7], v[84:85] op_sel_hi:[0,1]
7230  v_pk_mul_f32 v[92:93], v[6:7], v[92:93] op_sel_hi:[0,1]
7238  v_pk_mul_f32 v[82:83], v[6:7], v[82:83] op_sel_hi:[0,1]
7240  v_pk_mul_f32 v[90:91], v[6:7], v[90:91] op_sel_hi:[0,1]
7248  v_max_u32_e32 v6, 1, v4
724C  s_branch 1
7250  v_mov_b32_e32 v6, v4
7254  v_mov_b32_e32 v8, 0
7258  v_mov_b32_e32 v10, 0
725C  v_lshlrev_b32_e32 v6, 23, v6
7260  v_cvt_scalef32_pk_fp4_f32 v8, v73, v72, v6
7268  v_cvt_scalef32_pk_fp4_f32 v10, v71, v70, v6 op_sel:[0,0,0,1]
7270  v_cvt_scalef32_pk_fp4_f32 v8, v81, v80, v6 op_sel:[0,0,1,0]
7278  v_cvt_scalef32_pk_fp4_f32 v10, v79, v78, v6 op_sel:[0,0,1,1]
7280  s_nop 0
7284  v_or_b32_e32 v38, v100, v99
7288  v_or3_b32 v70, v10, v2, v8
7290  v_mov_b32_e32 v2, 0
7294  v_mov_b32_e32 v8, 0
7298  v_cvt_scalef32_pk_fp4_f32 v2, v69, v68, v6
72A0  v_cvt_scalef32_pk_fp4_f32 v8, v67, v66, v6 op_sel:[0,0,0,1]
72A8  v_cvt_scalef32_pk_fp4_f32 v2, v77, v76, v6 op_sel:[0,0,1,0]
72B0  v_cvt_scalef32_pk_fp4_f32 v8, v75, v74, v6 op_sel:[0,0,1,1]
72B8  s_nop 0
72BC  v_mov_b32_e32 v42, 0
72C0  v_or3_b32 v71, v8, v16, v2
72C8  v_mov_b32_e32 v2, 0
72CC  v_mov_b32_e32 v8, 0
72D0  v_cvt_scalef32_pk_fp4_f32 v2, v89, v88, v6
72D8  v_cvt_scalef32_pk_fp4_f32 v8, v87, v86, v6 op_sel:[0,0,0,1]
72E0  v_cvt_scalef32_pk_fp4_f32 v2, v97, v96, v6 op_sel:[0,0,1,0]
72E8  v_cvt_scalef32_pk_fp4_f32 v8, v95, v94, v6 op_sel:[0,0,1,1]
72F0  s_nop 0
72F4  v_mov_b32_e32 v12, v11
72F8  v_or3_b32 v72, v8, v34, v2
7300  v_mov_b32_e32 v2, 0
7304  v_mov_b32_e32 v8, 0
7308  v_cvt_scalef32_pk_fp4_f32 v2, v85, v84, v6
7310  v_cvt_scalef32_pk_fp4_f32 v8, v83, v82, v6 op_sel:[0,0,0,1]
7318  v_cvt_scalef32_pk_fp4_f32 v2, v93, v92, v6 op_sel:[0,0,1,0]
7320  v_cvt_scalef32_pk_fp4_f32 v8, v91, v90, v6 op_sel:[0,0,1,1]
7328  s_nop 0
732C  v_mov_b32_e32 v6, 0x10000
7334  v_or3_b32 v73, v8, v60, v2
733C  v_bitop3_b32 v2, v100, v99, v98 bitop3:0xf6
7344  v_lshl_or_b32 v34, v2, 4, v6
734C  v_or_b32_e32 v2, 0x12000, v38
7354  ds_write_b128 v34, v[70:73]
735C  ds_write_b8 v2, v4
7364  v_mov_b32_e32 v4, v3
7368  v_mov_b32_e32 v8, v7
736C  v_mov_b32_e32 v16, v15
7370  v_mov_b32_e32 v20, v19
7374  v_mov_b32_e32 v24, v23
7378  v_mov_b32_e32 v28, v27
737C  v_mov_b32_e32 v32, v31
7380  v_mov_b32_e32 v36, v35
7384  v_mov_b32_e32 v40, v39
7388  v_mov_b32_e32 v44, v43
738C  v_mov_b32_e32 v48, v47
7390  v_mov_b32_e32 v52, v51
7394  v_mov_b32_e32 v56, v55
7398  v_mov_b32_e32 v60, v59
739C  s_andn2_b64 vcc, exec, s[8:9]
73A0  v_mov_b32_e32 v64, v63
73A4  s_cbranch_vccnz 95
73A8  s_lshl_b32 s2, s42, 31
73AC  s_lshl_b32 s3, s42, 30
73B0  v_bfrev_b32_e32 v2, 1
73B4  v_xor_b32_e32 v4, s2, v3
73B8  s_lshl_b32 s2, s42, 29
73BC  v_bitop3_b32 v5, s3, v5, v2 bitop3:0x6c
73C4  s_lshl_b32 s3, s42, 28
73C8  v_bitop3_b32 v8, s2, v7, v2 bitop3:0x6c
73D0  s_lshl_b32 s2, s42, 27
73D4  v_bitop3_b32 v9, s3, v9, v2 bitop3:0x6c
73DC  s_lshl_b32 s3, s42, 26
73E0  v_bitop3_b32 v12, s2, v11, v2 bitop3:0x6c
73E8  s_lshl_b32 s2, s42, 25
73EC  v_bitop3_b32 v13, s3, v13, v2 bitop3:0x6c
73F4  s_lshl_b32 s3, s42, 24
73F8  v_bitop3_b32 v16, s2, v15, v2 bitop3:0x6c
7400  s_lshl_b32 s2, s42, 23
7404  v_bitop3_b32 v17, s3, v17, v2 bitop3:0x6c
740C  s_lshl_b32 s3, s42, 22
7410  v_bitop3_b32 v20, s2, v19, v2 bitop3:0x6c
7418  s_lshl_b32 s2, s42, 21
741C  v_bitop3_b32 v21, s3, v21, v2 bitop3:0x6c
7424  s_lshl_b32 s3, s42, 20
7428  v_bitop3_b32 v24, s2, v23, v2 bitop3:0x6c
7430  s_lshl_b32 s2, s42, 19
7434  v_bitop3_b32 v25, s3, v25, v2 bitop3:0x6c
743C  s_lshl_b32 s3, s42, 18
7440  v_bitop3_b32 v28, s2, v27, v2 bitop3:0x6c
7448  s_lshl_b32 s2, s42, 17
744C  v_bitop3_b32 v29, s3, v29, v2 bitop3:0x6c
7454  s_lshl_b32 s3, s42, 16
7458  v_bitop3_b32 v32, s2, v31, v2 bitop3:0x6c
7460  s_lshl_b32 s2, s42, 15
7464  v_bitop3_b32 v33, s3, v33, v2 bitop3:0x6c
746C  s_lshl_b32 s3, s42, 14
7470  v_bitop3_b32 v36, s2, v35, v2 bitop3:0x6c
7478  s_lshl_b32 s2, s42, 13
747C  v_bitop3_b32 v37, s3, v37, v2 bitop3:0x6c
7484  s_lshl_b32 s3, s42, 12
7488  v_bitop3_b32 v40, s2, v39, v2 bitop3:0x6c
7490  s_lshl_b32 s2, s42, 11
7494  v_bitop3_b32 v41, s3, v41, v2 bitop3:0x6c
749C  s_lshl_b32 s3, s42, 10
74A0  v_bitop3_b32 v44, s2, v43, v2 bitop3:0x6c
74A8  s_lshl_b32 s2, s42, 9
74AC  v_bitop3_b32 v45, s3, v45, v2 bitop3:0x6c
74B4  s_lshl_b32 s3, s42, 8
74B8  v_bitop3_b32 v48, s2, v47, v2 bitop3:0x6c
74C0  s_lshl_b32 s2, s42, 7
74C4  v_bitop3_b32 v49, s3, v49, v2 bitop3:0x6c
74CC  s_lshl_b32 s3, s42, 6
74D0  v_bitop3_b32 v52, s2, v51, v2 bitop3:0x6c
74D8  s_lshl_b32 s2, s42, 5
74DC  v_bitop3_b32 v53, s3, v53, v2 bitop3:0x6c
74E4  s_lshl_b32 s3, s42, 4
74E8  v_bitop3_b32 v56, s2, v55, v2 bitop3:0x6c
74F0  s_lshl_b32 s2, s42, 3
74F4  v_bitop3_b32 v57, s3, v57, v2 bitop3:0x6c
74FC  s_lshl_b32 s3, s42, 2
7500  v_bitop3_b32 v60, s2, v59, v2 bitop3:0x6c
7508  s_lshl_b32 s2, s42, 1
750C  v_bitop3_b32 v61, s3, v61, v2 bitop3:0x6c
7514  v_bitop3_b32 v65, s42, v65, v2 bitop3:0x6c
751C  v_bitop3_b32 v64, s2, v63, v2 bitop3:0x6c
7524  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel_hi:[0,1]
752C  v_pk_add_f32 v[10:11], v[4:5], v[4:5] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7534  v_pk_add_f32 v[4:5], v[8:9], v[8:9] op_sel_hi:[0,1]
753C  v_pk_add_f32 v[14:15], v[8:9], v[8:9] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7544  v_pk_add_f32 v[6:7], v[12:13], v[12:13] op_sel_hi:[0,1]
754C  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7554  v_pk_add_f32 v[8:9], v[16:17], v[16:17] op_sel_hi:[0,1]
755C  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7564  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel_hi:[0,1]
756C  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7574  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel_hi:[0,1]
757C  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7584  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel_hi:[0,1]
758C  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7594  v_pk_add_f32 v[30:31], v[32:33], v[32:33] op_sel_hi:[0,1]
759C  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
75A4  v_mov_b32_e32 v11, v3
75A8  v_mov_b32_e32 v15, v5
75AC  v_mov_b32_e32 v13, v7
75B0  v_mov_b32_e32 v17, v9
75B4  v_mov_b32_e32 v21, v19
75B8  v_mov_b32_e32 v25, v23
75BC  v_mov_b32_e32 v29, v27
75C0  v_mov_b32_e32 v33, v31
75C4  v_pk_add_f32 v[4:5], v[10:11], v[14:15]
75CC  v_pk_add_f32 v[8:9], v[12:13], v[16:17]
75D4  v_pk_add_f32 v[18:19], v[20:21], v[24:25]
75DC  v_pk_add_f32 v[22:23], v[28:29], v[32:33]
75E4  v_pk_add_f32 v[6:7], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
75EC  v_pk_add_f32 v[26:27], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
75F4  v_pk_add_f32 v[8:9], v[4:5], v[8:9]
75FC  v_pk_add_f32 v[18:19], v[18:19], v[22:23]
7604  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
760C  v_pk_add_f32 v[4:5], v[8:9], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
7614  v_pk_add_f32 v[8:9], v[8:9], v[18:19]
761C  v_pk_add_f32 v[18:19], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
7624  v_pk_add_f32 v[16:17], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
762C  v_pk_add_f32 v[20:21], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
7634  s_mov_b32 s2, 0x3e800000
763C  v_pk_add_f32 v[14:15], v[18:19], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
7644  v_pk_add_f32 v[22:23], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
764C  v_pk_add_f32 v[18:19], v[18:19], v[12:13]
7654  v_pk_add_f32 v[16:17], v[16:17], v[20:21]
765C  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
7664  v_pk_add_f32 v[12:13], v[18:19], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
766C  v_pk_add_f32 v[16:17], v[18:19], v[16:17]
7674  v_pk_add_f32 v[2:3], v[6:7], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
767C  v_pk_add_f32 v[6:7], v[6:7], v[26:27]
7684  v_and_b32_e32 v71, 0x7fffffff, v9
768C  v_and_b32_e32 v69, 0x7fffffff, v8
7694  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
769C  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
76A4  v_max_u32_e32 v26, v69, v71
76A8  v_pk_add_f32 v[10:11], v[14:15], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
76B0  v_pk_add_f32 v[14:15], v[14:15], v[22:23]
76B8  v_and_b32_e32 v70, 0x7fffffff, v17
76C0  v_and_b32_e32 v68, 0x7fffffff, v16
76C8  v_pk_add_f32 v[46:47], v[36:37], v[36:37] op_sel_hi:[0,1]
76D0  v_pk_add_f32 v[72:73], v[36:37], v[36:37] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
76D8  v_pk_add_f32 v[36:37], v[40:41], v[40:41] op_sel_hi:[0,1]
76E0  v_pk_add_f32 v[74:75], v[40:41], v[40:41] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
76E8  v_pk_add_f32 v[40:41], v[44:45], v[44:45] op_sel_hi:[0,1]
76F0  v_pk_add_f32 v[76:77], v[44:45], v[44:45] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
76F8  v_pk_add_f32 v[44:45], v[48:49], v[48:49] op_sel_hi:[0,1]
7700  v_pk_add_f32 v[78:79], v[48:49], v[48:49] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7708  v_pk_add_f32 v[48:49], v[52:53], v[52:53] op_sel_hi:[0,1]
7710  v_pk_add_f32 v[52:53], v[52:53], v[52:53] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7718  v_pk_add_f32 v[54:55], v[56:57], v[56:57] op_sel_hi:[0,1]
7720  v_pk_add_f32 v[80:81], v[56:57], v[56:57] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7728  v_pk_add_f32 v[56:57], v[60:61], v[60:61] op_sel_hi:[0,1]
7730  v_pk_add_f32 v[82:83], v[60:61], v[60:61] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7738  v_pk_add_f32 v[84:85], v[64:65], v[64:65] op_sel_hi:[0,1]
7740  v_pk_add_f32 v[86:87], v[64:65], v[64:65] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7748  v_and_b32_e32 v67, 0x7fffffff, v7
7750  v_and_b32_e32 v64, 0x7fffffff, v6
7758  v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
7760  v_max3_u32 v18, v68, v70, v26
7768  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
7770  v_and_b32_e32 v66, 0x7fffffff, v15
7778  v_and_b32_e32 v63, 0x7fffffff, v14
7780  v_max3_u32 v18, v64, v67, v18
7788  v_mov_b32_e32 v73, v47
778C  v_mov_b32_e32 v75, v37
7790  v_mov_b32_e32 v77, v41
7794  v_mov_b32_e32 v79, v45
7798  v_mov_b32_e32 v53, v49
779C  v_mov_b32_e32 v81, v55
77A0  v_mov_b32_e32 v83, v57
77A4  v_mov_b32_e32 v87, v85
77A8  v_and_b32_e32 v61, 0x7fffffff, v5
77B0  v_and_b32_e32 v59, 0x7fffffff, v4
77B8  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
77C0  v_max3_u32 v18, v63, v66, v18
77C8  v_pk_add_f32 v[20:21], v[72:73], v[74:75]
77D0  v_pk_add_f32 v[24:25], v[76:77], v[78:79]
77D8  v_pk_add_f32 v[26:27], v[52:53], v[80:81]
77E0  v_pk_add_f32 v[28:29], v[82:83], v[86:87]
77E8  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
77F0  v_max3_u32 v18, v59, v61, v18
77F8  v_and_b32_e32 v62, 0x7fffffff, v13
7800  v_and_b32_e32 v60, 0x7fffffff, v12
7808  v_pk_add_f32 v[22:23], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7810  v_pk_add_f32 v[30:31], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7818  v_pk_add_f32 v[24:25], v[20:21], v[24:25]
7820  v_pk_add_f32 v[26:27], v[26:27], v[28:29]
7828  v_and_b32_e32 v54, 0x7fffffff, v3
7830  v_and_b32_e32 v50, 0x7fffffff, v2
7838  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
7840  v_max3_u32 v18, v60, v62, v18
7848  v_pk_add_f32 v[20:21], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7850  v_pk_add_f32 v[24:25], v[24:25], v[26:27]
7858  v_max3_u32 v18, v50, v54, v18
7860  v_and_b32_e32 v56, 0x7fffffff, v11
7868  v_and_b32_e32 v51, 0x7fffffff, v10
7870  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
7878  v_max3_u32 v32, v51, v56, v18
7880  v_and_b32_e32 v58, 0x7fffffff, v25
7888  v_and_b32_e32 v55, 0x7fffffff, v24
7890  v_max3_u32 v36, v55, v58, v32
7898  v_pk_add_f32 v[28:29], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
78A0  v_pk_add_f32 v[32:33], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
78A8  v_pk_add_f32 v[52:53], v[52:53], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
78B0  v_pk_add_f32 v[72:73], v[82:83], v[86:87] neg_lo:[0,1] neg_hi:[0,1]
78B8  v_pk_add_f32 v[18:19], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
78C0  v_pk_add_f32 v[22:23], v[22:23], v[30:31]
78C8  v_pk_add_f32 v[30:31], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
78D0  v_pk_add_f32 v[74:75], v[52:53], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
78D8  v_pk_add_f32 v[32:33], v[28:29], v[32:33]
78E0  v_pk_add_f32 v[52:53], v[52:53], v[72:73]
78E8  v_pk_mul_f32 v[22:23], v[22:23], s[2:3] op_sel_hi:[1,0]
78F0  v_pk_add_f32 v[28:29], v[32:33], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
78F8  v_pk_add_f32 v[32:33], v[32:33], v[52:53]
7900  v_pk_add_f32 v[26:27], v[30:31], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
7908  v_pk_mul_f32 v[32:33], v[32:33], s[2:3] op_sel_hi:[1,0]
7910  v_pk_add_f32 v[30:31], v[30:31], v[74:75]
7918  v_and_b32_e32 v57, 0x7fffffff, v33
7920  v_and_b32_e32 v53, 0x7fffffff, v32
7928  v_and_b32_e32 v49, 0x7fffffff, v23
7930  v_and_b32_e32 v47, 0x7fffffff, v22
7938  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
7940  v_max3_u32 v36, v53, v57, v36
7948  v_pk_mul_f32 v[20:21], v[20:21], s[2:3] op_sel_hi:[1,0]
7950  v_and_b32_e32 v48, 0x7fffffff, v31
7958  v_and_b32_e32 v46, 0x7fffffff, v30
7960  v_max3_u32 v36, v47, v49, v36
7968  v_and_b32_e32 v44, 0x7fffffff, v21
7970  v_and_b32_e32 v40, 0x7fffffff, v20
7978  v_pk_mul_f32 v[28:29], v[28:29], s[2:3] op_sel_hi:[1,0]
7980  v_max3_u32 v36, v46, v48, v36
7988  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
7990  v_max3_u32 v36, v40, v44, v36
7998  v_and_b32_e32 v45, 0x7fffffff, v29
79A0  v_and_b32_e32 v41, 0x7fffffff, v28
79A8  v_and_b32_e32 v37, 0x7fffffff, v19
79B0  v_and_b32_e32 v35, 0x7fffffff, v18
79B8  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
79C0  v_max3_u32 v36, v41, v45, v36
79C8  v_max3_u32 v43, v35, v37, v36
79D0  v_and_b32_e32 v39, 0x7fffffff, v27
79D8  v_and_b32_e32 v36, 0x7fffffff, v26
79E0  v_max3_u32 v72, v36, v39, v43
79E8  s_mov_b32 s10, 0x7f7fffff
79F0  v_cmp_lt_u32_e32 vcc, s10, v72
79F4  v_mov_b32_e32 v43, 0
79F8  v_mov_b32_e32 v52, 0
79FC  v_mov_b32_e32 v65, 0
7A00  s_and_saveexec_b64 s[8:9], vcc
7A04  s_cbranch_execz 515
7A08  s_mov_b32 s11, 0x7f800000
7A10  v_cmp_lt_u32_e64 s[2:3], s11, v71
7A18  v_and_b32_e32 v52, 0x80000000, v9
7A20  v_cmp_lt_u32_e32 vcc, s10, v71
7A24  v_and_b32_e32 v65, 0x80000000, v8
7A2C  v_cmp_lt_u32_e64 s[4:5], s11, v69
7A34  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
7A3C  v_cndmask_b32_e64 v42, 0, 7, vcc
7A44  v_cndmask_b32_e64 v43, v71, 0, s[2:3]
7A4C  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
7A54  v_cndmask_b32_e32 v9, v9, v52, vcc
7A58  v_cmp_lt_u32_e32 vcc, s10, v69
7A5C  v_or_b32_e32 v71, 0x70, v42
7A64  v_cndmask_b32_e64 v52, 0, 1, s[4:5]
7A6C  v_cndmask_b32_e32 v8, v8, v65, vcc
7A70  v_max_u32_e32 v65, v69, v43
7A74  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
7A7C  v_cndmask_b32_e32 v42, v42, v71, vcc
7A80  v_addc_co_u32_e64 v52, vcc, 0, v52, s[2:3]
7A88  v_cmp_lt_u32_e64 s[2:3], s11, v70
7A90  v_max_u32_e32 v69, v70, v43
7A94  v_or_b32_e32 v65, 0x700, v42
7A9C  v_cmp_lt_u32_e32 vcc, s10, v70
7AA0  v_cndmask_b32_e64 v43, v69, v43, s[2:3]
7AA8  v_and_b32_e32 v69, 0x80000000, v17
7AB0  v_cndmask_b32_e32 v42, v42, v65, vcc
7AB4  v_and_b32_e32 v70, 0x80000000, v16
7ABC  v_cmp_lt_u32_e64 s[4:5], s11, v68
7AC4  v_cndmask_b32_e64 v69, v69, 0, s[2:3]
7ACC  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
7AD4  v_cndmask_b32_e64 v70, v70, 0, s[4:5]
7ADC  v_or_b32_e32 v71, 0x7000, v42
7AE4  v_cndmask_b32_e32 v17, v17, v69, vcc
7AE8  v_cmp_lt_u32_e32 vcc, s10, v68
7AEC  v_cmp_lt_u32_e64 s[2:3], s11, v67
7AF4  s_nop 0
7AF8  v_cndmask_b32_e32 v16, v16, v70, vcc
7AFC  v_cndmask_b32_e32 v42, v42, v71, vcc
7B00  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
7B08  v_max_u32_e32 v65, v68, v43
7B0C  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
7B14  v_cmp_lt_u32_e32 vcc, s10, v67
7B18  v_max_u32_e32 v67, v67, v43
7B1C  v_cndmask_b32_e64 v43, v67, v43, s[2:3]
7B24  v_and_b32_e32 v67, 0x80000000, v7
7B2C  v_or_b32_e32 v65, 0x70000, v42
7B34  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
7B3C  v_cndmask_b32_e32 v42, v42, v65, vcc
7B40  v_and_b32_e32 v68, 0x80000000, v6
7B48  v_cmp_lt_u32_e64 s[4:5], s11, v64
7B50  v_cndmask_b32_e32 v7, v7, v67, vcc
7B54  v_cmp_lt_u32_e32 vcc, s10, v64
7B58  v_max_u32_e32 v64, v64, v43
7B5C  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
7B64  v_cndmask_b32_e64 v68, v68, 0, s[4:5]
7B6C  v_or_b32_e32 v69, 0x700000, v42
7B74  v_cndmask_b32_e64 v43, v64, v43, s[4:5]
7B7C  v_cndmask_b32_e32 v6, v6, v68, vcc
7B80  v_cndmask_b32_e32 v42, v42, v69, vcc
7B84  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
7B8C  v_cmp_lt_u32_e64 s[2:3], s11, v66
7B94  v_max_u32_e32 v65, v66, v43
7B98  v_or_b32_e32 v64, 0x7000000, v42
7BA0  v_cmp_lt_u32_e32 vcc, s10, v66
7BA4  v_cndmask_b32_e64 v43, v65, v43, s[2:3]
7BAC  v_and_b32_e32 v65, 0x80000000, v15
7BB4  v_cndmask_b32_e32 v42, v42, v64, vcc
7BB8  v_and_b32_e32 v66, 0x80000000, v14
7BC0  v_cmp_lt_u32_e64 s[4:5], s11, v63
7BC8  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
7BD0  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
7BD8  v_cndmask_b32_e64 v66, v66, 0, s[4:5]
7BE0  v_or_b32_e32 v67, 0x70000000, v42
7BE8  v_cndmask_b32_e32 v15, v15, v65, vcc
7BEC  v_cmp_lt_u32_e32 vcc, s10, v63
7BF0  v_max_u32_e32 v63, v63, v43
7BF4  v_cndmask_b32_e64 v43, v63, v43, s[4:5]
7BFC  v_cndmask_b32_e32 v14, v14, v66, vcc
7C00  v_cndmask_b32_e32 v42, v42, v67, vcc
7C04  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
7C0C  v_cmp_lt_u32_e32 vcc, s10, v61
7C10  v_cmp_lt_u32_e64 s[2:3], s11, v61
7C18  v_max_u32_e32 v61, v61, v43
7C1C  v_cndmask_b32_e64 v63, 0, 7, vcc
7C24  v_cndmask_b32_e64 v43, v61, v43, s[2:3]
7C2C  v_and_b32_e32 v61, 0x80000000, v5
7C34  v_and_b32_e32 v65, 0x80000000, v4
7C3C  v_cmp_lt_u32_e64 s[4:5], s11, v59
7C44  v_cndmask_b32_e64 v61, v61, 0, s[2:3]
7C4C  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
7C54  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
7C5C  v_or_b32_e32 v66, 0x70, v63
7C64  v_cndmask_b32_e32 v5, v5, v61, vcc
7C68  v_cmp_lt_u32_e32 vcc, s10, v59
7C6C  v_max_u32_e32 v59, v59, v43
7C70  v_cndmask_b32_e64 v43, v59, v43, s[4:5]
7C78  v_cndmask_b32_e32 v4, v4, v65, vcc
7C7C  v_cndmask_b32_e32 v61, v63, v66, vcc
7C80  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
7C88  v_cmp_lt_u32_e32 vcc, s10, v62
7C8C  v_cmp_lt_u32_e64 s[2:3], s11, v62
7C94  v_max_u32_e32 v62, v62, v43
7C98  v_or_b32_e32 v59, 0x700, v61
7CA0  v_cndmask_b32_e64 v43, v62, v43, s[2:3]
7CA8  v_and_b32_e32 v62, 0x80000000, v13
7CB0  v_cndmask_b32_e32 v59, v61, v59, vcc
7CB4  v_and_b32_e32 v63, 0x80000000, v12
7CBC  v_cmp_lt_u32_e64 s[4:5], s11, v60
7CC4  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
7CCC  v_cndmask_b32_e64 v61, 0, 1, s[2:3]
7CD4  v_cndmask_b32_e64 v63, v63, 0, s[4:5]
7CDC  v_or_b32_e32 v64, 0x7000, v59
7CE4  v_cndmask_b32_e32 v13, v13, v62, vcc
7CE8  v_cmp_lt_u32_e32 vcc, s10, v60
7CEC  v_max_u32_e32 v60, v60, v43
7CF0  v_cndmask_b32_e64 v43, v60, v43, s[4:5]
7CF8  v_cndmask_b32_e32 v12, v12, v63, vcc
7CFC  v_cndmask_b32_e32 v59, v59, v64, vcc
7D00  v_addc_co_u32_e64 v52, vcc, v52, v61, s[4:5]
7D08  v_cmp_lt_u32_e32 vcc, s10, v54
7D0C  v_cmp_lt_u32_e64 s[2:3], s11, v54
7D14  v_max_u32_e32 v54, v54, v43
7D18  v_or_b32_e32 v60, 0x70000, v59
7D20  v_cndmask_b32_e64 v43, v54, v43, s[2:3]
7D28  v_and_b32_e32 v54, 0x80000000, v3
7D30  v_cndmask_b32_e32 v59, v59, v60, vcc
7D34  v_and_b32_e32 v61, 0x80000000, v2
7D3C  v_cmp_lt_u32_e64 s[4:5], s11, v50
7D44  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
7D4C  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
7D54  v_cndmask_b32_e64 v61, v61, 0, s[4:5]
7D5C  v_or_b32_e32 v62, 0x700000, v59
7D64  v_cndmask_b32_e32 v3, v3, v54, vcc
7D68  v_cmp_lt_u32_e32 vcc, s10, v50
7D6C  v_max_u32_e32 v50, v50, v43
7D70  v_cndmask_b32_e64 v43, v50, v43, s[4:5]
7D78  v_cndmask_b32_e32 v2, v2, v61, vcc
7D7C  v_cndmask_b32_e32 v54, v59, v62, vcc
7D80  v_addc_co_u32_e64 v52, vcc, v52, v60, s[4:5]
7D88  v_cmp_lt_u32_e32 vcc, s10, v56
7D8C  v_cmp_lt_u32_e64 s[2:3], s11, v56
7D94  v_max_u32_e32 v56, v56, v43
7D98  v_or_b32_e32 v50, 0x7000000, v54
7DA0  v_cndmask_b32_e64 v56, v56, v43, s[2:3]
7DA8  v_and_b32_e32 v43, 0x80000000, v11
7DB0  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
7DB8  v_cndmask_b32_e32 v50, v54, v50, vcc
7DBC  v_and_b32_e32 v59, 0x80000000, v10
7DC4  v_cmp_lt_u32_e64 s[4:5], s11, v51
7DCC  v_cndmask_b32_e32 v11, v11, v43, vcc
7DD0  v_cmp_lt_u32_e32 vcc, s10, v51
7DD4  v_max_u32_e32 v51, v51, v56
7DD8  v_cndmask_b32_e64 v54, 0, 1, s[2:3]
7DE0  v_cndmask_b32_e64 v59, v59, 0, s[4:5]
7DE8  v_or_b32_e32 v60, 0x70000000, v50
7DF0  v_cndmask_b32_e64 v51, v51, v56, s[4:5]
7DF8  v_cndmask_b32_e32 v10, v10, v59, vcc
7DFC  v_cndmask_b32_e32 v43, v50, v60, vcc
7E00  v_addc_co_u32_e64 v50, vcc, v52, v54, s[4:5]
7E08  v_cmp_lt_u32_e64 s[2:3], s11, v58
7E10  v_max_u32_e32 v56, v58, v51
7E14  v_cmp_lt_u32_e32 vcc, s10, v58
7E18  v_cndmask_b32_e64 v51, v56, v51, s[2:3]
7E20  v_and_b32_e32 v56, 0x80000000, v25
7E28  v_cndmask_b32_e64 v52, 0, 7, vcc
7E30  v_and_b32_e32 v58, 0x80000000, v24
7E38  v_cmp_lt_u32_e64 s[4:5], s11, v55
7E40  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
7E48  v_cndmask_b32_e64 v54, 0, 1, s[2:3]
7E50  v_cndmask_b32_e64 v58, v58, 0, s[4:5]
7E58  v_or_b32_e32 v59, 0x70, v52
7E60  v_cndmask_b32_e32 v25, v25, v56, vcc
7E64  v_cmp_lt_u32_e32 vcc, s10, v55
7E68  v_cmp_lt_u32_e64 s[2:3], s11, v57
7E70  v_and_b32_e32 v56, 0x80000000, v32
7E78  v_cndmask_b32_e32 v24, v24, v58, vcc
7E7C  v_cndmask_b32_e32 v52, v52, v59, vcc
7E80  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
7E88  v_max_u32_e32 v54, v55, v51
7E8C  v_cndmask_b32_e64 v51, v54, v51, s[4:5]
7E94  v_max_u32_e32 v55, v57, v51
7E98  v_or_b32_e32 v54, 0x700, v52
7EA0  v_cmp_lt_u32_e32 vcc, s10, v57
7EA4  v_cndmask_b32_e64 v51, v55, v51, s[2:3]
7EAC  v_and_b32_e32 v55, 0x80000000, v33
7EB4  v_cndmask_b32_e32 v52, v52, v54, vcc
7EB8  v_cmp_lt_u32_e64 s[4:5], s11, v53
7EC0  v_cndmask_b32_e64 v55, v55, 0, s[2:3]
7EC8  v_cndmask_b32_e64 v54, 0, 1, s[2:3]
7ED0  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
7ED8  v_or_b32_e32 v57, 0x7000, v52
7EE0  v_cndmask_b32_e32 v33, v33, v55, vcc
7EE4  v_cmp_lt_u32_e32 vcc, s10, v53
7EE8  v_max_u32_e32 v53, v53, v51
7EEC  v_cndmask_b32_e64 v51, v53, v51, s[4:5]
7EF4  v_cndmask_b32_e32 v32, v32, v56, vcc
7EF8  v_cndmask_b32_e32 v52, v52, v57, vcc
7EFC  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
7F04  v_cmp_lt_u32_e32 vcc, s10, v49
7F08  v_cmp_lt_u32_e64 s[2:3], s11, v49
7F10  v_max_u32_e32 v49, v49, v51
7F14  v_or_b32_e32 v53, 0x70000, v52
7F1C  v_cndmask_b32_e64 v49, v49, v51, s[2:3]
7F24  v_and_b32_e32 v51, 0x80000000, v23
7F2C  v_cndmask_b32_e32 v52, v52, v53, vcc
7F30  v_and_b32_e32 v54, 0x80000000, v22
7F38  v_cmp_lt_u32_e64 s[4:5], s11, v47
7F40  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
7F48  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
7F50  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
7F58  v_or_b32_e32 v55, 0x700000, v52
7F60  v_cndmask_b32_e32 v23, v23, v51, vcc
7F64  v_cmp_lt_u32_e32 vcc, s10, v47
7F68  v_max_u32_e32 v47, v47, v49
7F6C  v_cndmask_b32_e64 v47, v47, v49, s[4:5]
7F74  v_cndmask_b32_e32 v22, v22, v54, vcc
7F78  v_cndmask_b32_e32 v51, v52, v55, vcc
7F7C  v_addc_co_u32_e64 v50, vcc, v50, v53, s[4:5]
7F84  v_cmp_lt_u32_e32 vcc, s10, v48
7F88  v_cmp_lt_u32_e64 s[2:3], s11, v48
7F90  v_max_u32_e32 v48, v48, v47
7F94  v_or_b32_e32 v49, 0x7000000, v51
7F9C  v_cndmask_b32_e64 v47, v48, v47, s[2:3]
7FA4  v_and_b32_e32 v48, 0x80000000, v31
7FAC  v_cndmask_b32_e32 v49, v51, v49, vcc
7FB0  v_and_b32_e32 v52, 0x80000000, v30
7FB8  v_cmp_lt_u32_e64 s[4:5], s11, v46
7FC0  v_cndmask_b32_e64 v48, v48, 0, s[2:3]
7FC8  v_cndmask_b32_e64 v51, 0, 1, s[2:3]
7FD0  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
7FD8  v_or_b32_e32 v53, 0x70000000, v49
7FE0  v_cndmask_b32_e32 v31, v31, v48, vcc
7FE4  v_cmp_lt_u32_e32 vcc, s10, v46
7FE8  v_max_u32_e32 v46, v46, v47
7FEC  v_cndmask_b32_e64 v46, v46, v47, s[4:5]
7FF4  v_cndmask_b32_e32 v30, v30, v52, vcc
7FF8  v_cndmask_b32_e32 v52, v49, v53, vcc
7FFC  v_addc_co_u32_e64 v48, vcc, v50, v51, s[4:5]
8004  v_cmp_lt_u32_e32 vcc, s10, v44
8008  v_cmp_lt_u32_e64 s[2:3], s11, v44
8010  v_max_u32_e32 v44, v44, v46
8014  v_cndmask_b32_e64 v47, 0, 7, vcc
801C  v_cndmask_b32_e64 v44, v44, v46, s[2:3]
8024  v_and_b32_e32 v46, 0x80000000, v21
802C  v_and_b32_e32 v50, 0x80000000, v20
8034  v_cmp_lt_u32_e64 s[4:5], s11, v40
803C  v_cndmask_b32_e64 v46, v46, 0, s[2:3]
8044  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
804C  v_cndmask_b32_e64 v50, v50, 0, s[4:5]
8054  v_or_b32_e32 v51, 0x70, v47
805C  v_cndmask_b32_e32 v21, v21, v46, vcc
8060  v_cmp_lt_u32_e32 vcc, s10, v40
8064  v_max_u32_e32 v40, v40, v44
8068  v_cndmask_b32_e64 v40, v40, v44, s[4:5]
8070  v_cndmask_b32_e32 v20, v20, v50, vcc
8074  v_cndmask_b32_e32 v46, v47, v51, vcc
8078  v_addc_co_u32_e64 v47, vcc, v48, v49, s[4:5]
8080  v_cmp_lt_u32_e32 vcc, s10, v45
8084  v_cmp_lt_u32_e64 s[2:3], s11, v45
808C  v_max_u32_e32 v45, v45, v40
8090  v_or_b32_e32 v44, 0x700, v46
8098  v_cndmask_b32_e64 v40, v45, v40, s[2:3]
80A0  v_and_b32_e32 v45, 0x80000000, v29
80A8  v_cndmask_b32_e32 v44, v46, v44, vcc
80AC  v_and_b32_e32 v48, 0x80000000, v28
80B4  v_cmp_lt_u32_e64 s[4:5], s11, v41
80BC  v_cndmask_b32_e64 v45, v45, 0, s[2:3]
80C4  v_cndmask_b32_e64 v46, 0, 1, s[2:3]
80CC  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
80D4  v_or_b32_e32 v49, 0x7000, v44
80DC  v_cndmask_b32_e32 v29, v29, v45, vcc
80E0  v_cmp_lt_u32_e32 vcc, s10, v41
80E4  v_max_u32_e32 v41, v41, v40
80E8  v_cndmask_b32_e64 v40, v41, v40, s[4:5]
80F0  v_cndmask_b32_e32 v28, v28, v48, vcc
80F4  v_cndmask_b32_e32 v44, v44, v49, vcc
80F8  v_addc_co_u32_e64 v45, vcc, v47, v46, s[4:5]
8100  v_cmp_lt_u32_e32 vcc, s10, v37
8104  v_cmp_lt_u32_e64 s[2:3], s11, v37
810C  v_max_u32_e32 v37, v37, v40
8110  v_or_b32_e32 v41, 0x70000, v44
8118  v_cndmask_b32_e64 v37, v37, v40, s[2:3]
8120  v_and_b32_e32 v40, 0x80000000, v19
8128  v_cndmask_b32_e32 v41, v44, v41, vcc
812C  v_and_b32_e32 v46, 0x80000000, v18
8134  v_cmp_lt_u32_e64 s[4:5], s11, v35
813C  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
8144  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
814C  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
8154  v_or_b32_e32 v47, 0x700000, v41
815C  v_cndmask_b32_e32 v19, v19, v40, vcc
8160  v_cmp_lt_u32_e32 vcc, s10, v35
8164  v_max_u32_e32 v35, v35, v37
8168  v_cndmask_b32_e64 v35, v35, v37, s[4:5]
8170  v_cndmask_b32_e32 v18, v18, v46, vcc
8174  v_cndmask_b32_e32 v40, v41, v47, vcc
8178  v_addc_co_u32_e64 v41, vcc, v45, v44, s[4:5]
8180  v_cmp_lt_u32_e32 vcc, s10, v39
8184  v_cmp_lt_u32_e64 s[2:3], s11, v39
818C  v_max_u32_e32 v39, v39, v35
8190  v_or_b32_e32 v37, 0x7000000, v40
8198  v_cndmask_b32_e64 v35, v39, v35, s[2:3]
81A0  v_and_b32_e32 v39, 0x80000000, v27
81A8  v_cndmask_b32_e32 v37, v40, v37, vcc
81AC  v_and_b32_e32 v44, 0x80000000, v26
81B4  v_cmp_lt_u32_e64 s[4:5], s11, v36
81BC  v_cndmask_b32_e64 v39, v39, 0, s[2:3]
81C4  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
81CC  v_cndmask_b32_e64 v44, v44, 0, s[4:5]
81D4  v_or_b32_e32 v45, 0x70000000, v37
81DC  v_cndmask_b32_e32 v27, v27, v39, vcc
81E0  v_cmp_lt_u32_e32 vcc, s10, v36
81E4  v_max_u32_e32 v36, v36, v35
81E8  v_cndmask_b32_e64 v35, v36, v35, s[4:5]
81F0  v_cndmask_b32_e32 v26, v26, v44, vcc
81F4  v_cndmask_b32_e32 v65, v37, v45, vcc
81F8  v_addc_co_u32_e64 v37, vcc, v41, v40, s[4:5]
8200  v_mov_b32_e32 v36, 0x7f800000
8208  v_cmp_ne_u32_e32 vcc, 32, v37
820C  s_nop 1
8210  v_cndmask_b32_e32 v72, v36, v35, vcc
8214  s_or_b64 exec, exec, s[8:9]
8218  v_cmp_ne_u32_e32 vcc, 0, v72
821C  v_mov_b32_e32 v35, 0x7f
8224  s_and_saveexec_b64 s[2:3], vcc
8228  s_cbranch_execz 15
822C  v_add_u32_e32 v35, s41, v72
8230  s_mov_b32 s4, 0x17fffff
8238  v_lshrrev_b32_e32 v36, 23, v35
823C  v_add_u32_e32 v36, -2, v36
8240  v_cmp_lt_u32_e32 vcc, s4, v35
8244  s_mov_b32 s4, 0x7f800000
824C  s_nop 0
8250  v_cndmask_b32_e32 v35, 0, v36, vcc
8254  v_cmp_eq_u32_e32 vcc, s4, v72
8258  v_mov_b32_e32 v36, 0xfe
8260  s_and_b64 vcc, s[18:19], vcc
8264  v_cndmask_b32_e32 v35, v35, v36, vcc
8268  s_or_b64 exec, exec, s[2:3]
826C  v_cmp_eq_u32_e32 vcc, 0, v35
8270  s_cbranch_vccz 37
8274  s_nop 0
8278  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
8280  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
8288  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
8290  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
8298  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
82A0  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
82A8  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
82B0  v_pk_mul_f32 v[2:3], v[36:37], v[2:3] op_sel_hi:[0,1]
82B8  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
82C0  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
82C8  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
82D0  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
82D8  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
82E0  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
82E8  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
82F0  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
82F8  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
8300  v_max_u32_e32 v36, 1, v35
8304  s_branch 1
8308  v_mov_b32_e32 v36, v35
830C  v_mov_b32_e32 v39, 0
8310  v_mov_b32_e32 v40, 0
8314  v_lshlrev_b32_e32 v36, 23, v36
8318  v_cvt_scalef32_pk_fp4_f32 v39, v9, v8, v36
8320  v_cvt_scalef32_pk_fp4_f32 v40, v7, v6, v36 op_sel:[0,0,0,1]
8328  v_cvt_scalef32_pk_fp4_f32 v39, v17, v16, v36 op_sel:[0,0,1,0]
8330  v_cvt_scalef32_pk_fp4_f32 v40, v15, v14, v36 op_sel:[0,0,1,1]
8338  s_nop 0
833C  v_mov_b32_e32 v7, 0
8340  v_mov_b32_e32 v8, 0
8344  v_cvt_scalef32_pk_fp4_f32 v7, v5, v4, v36
834C  v_cvt_scalef32_pk_fp4_f32 v8, v3, v2, v36 op_sel:[0,0,0,1]
8354  v_cvt_scalef32_pk_fp4_f32 v7, v13, v12, v36 op_sel:[0,0,1,0]
835C  v_cvt_scalef32_pk_fp4_f32 v8, v11, v10, v36 op_sel:[0,0,1,1]
8364  s_nop 0
8368  v_mov_b32_e32 v2, 0
836C  v_mov_b32_e32 v3, 0
8370  v_cvt_scalef32_pk_fp4_f32 v2, v25, v24, v36
8378  v_cvt_scalef32_pk_fp4_f32 v3, v23, v22, v36 op_sel:[0,0,0,1]
8380  v_cvt_scalef32_pk_fp4_f32 v2, v33, v32, v36 op_sel:[0,0,1,0]
8388  v_cvt_scalef32_pk_fp4_f32 v3, v31, v30, v36 op_sel:[0,0,1,1]
8390  s_nop 0
8394  v_mov_b32_e32 v37, 0
8398  v_or3_b32 v7, v8, v43, v7
83A0  v_or3_b32 v8, v3, v52, v2
83A8  v_mov_b32_e32 v2, 0
83AC  v_cvt_scalef32_pk_fp4_f32 v37, v21, v20, v36
83B4  v_cvt_scalef32_pk_fp4_f32 v2, v19, v18, v36 op_sel:[0,0,0,1]
83BC  v_cvt_scalef32_pk_fp4_f32 v37, v29, v28, v36 op_sel:[0,0,1,0]
83C4  v_cvt_scalef32_pk_fp4_f32 v2, v27, v26, v36 op_sel:[0,0,1,1]
83CC  s_nop 0
83D0  v_or3_b32 v6, v40, v42, v39
83D8  v_or3_b32 v9, v2, v65, v37
83E0  v_add_u32_e32 v2, 0x12004, v38
83E8  ds_write_b128 v34, v[6:9] offset:64
83F0  ds_write_b8 v2, v35
83F8  s_or_b64 exec, exec, s[6:7]
83FC  s_add_i32 s2, s12, 7
8400  v_lshlrev_b32_e32 v2, 6, v0
8404  s_and_b32 s8, s2, 0xffffff8
840C  s_and_b32 s2, s40, 0xffffff00
8414  v_and_b32_e32 v2, 0xc0, v2
841C  v_and_b32_e32 v6, 60, v0
8420  s_lshr_b32 s3, s13, 1
8424  v_or3_b32 v2, s2, v6, v2
842C  s_add_i32 s2, s21, 0xff
8434  s_and_b32 s3, s3, 2
8438  s_and_b32 s9, s2, 0xffffff00
8440  v_or_b32_e32 v4, s13, v98
8444  v_add_u32_e32 v6, s33, v1
8448  s_and_b64 s[6:7], s[0:1], exec
844C  v_cmp_le_u32_e64 s[4:5], s12, v4
8454  v_mov_b32_e32 v3, 0
8458  v_bfe_u32 v7, v0, 6, 1
8460  v_cmp_le_u32_e64 s[6:7], s21, v6
8468  v_cmp_gt_u32_e32 vcc, s12, v4
846C  v_mov_b32_e32 v5, v3
8470  v_or3_b32 v2, v2, v7, s3
8478  v_cmp_le_u32_e64 s[2:3], s8, v4
8480  v_lshrrev_b32_e32 v7, 3, v0
8484  s_cselect_b32 s8, s12, s8
8488  s_or_b64 s[6:7], s[4:5], s[6:7]
848C  s_mov_b64 s[4:5], 0
8490  s_waitcnt lgkmcnt(0)
8494  s_barrier
8498  s_and_saveexec_b64 s[10:11], s[6:7]
849C  s_xor_b64 s[6:7], exec, s[10:11]
84A0  v_cmp_le_u32_e64 s[4:5], s9, v6
84A8  s_or_b64 s[4:5], s[0:1], s[4:5]
84AC  s_nor_b64 s[4:5], s[4:5], s[2:3]
84B0  s_and_b64 s[4:5], s[4:5], exec
84B4  s_or_saveexec_b64 s[6:7], s[6:7]
84B8  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
84C0  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
84C8  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
84D0  v_mov_b32_e32 v7, 0x7f
84D8  s_xor_b64 exec, exec, s[6:7]
84DC  s_cbranch_execz 21
84E0  s_movk_i32 s10, 0xfc
84E4  v_and_or_b32 v7, v0, s10, v1
84EC  v_mov_b32_e32 v8, 0x10000
84F4  v_lshl_or_b32 v7, v7, 4, v8
84FC  v_or_b32_e32 v12, 0x12000, v0
8504  ds_read_b128 v[8:11], v7
850C  ds_read_u8 v7, v12
8514  v_mad_u64_u32 v[12:13], s[10:11], v6, s12, 0
851C  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
8524  s_or_b64 s[4:5], s[4:5], exec
8528  s_waitcnt lgkmcnt(1)
852C  global_store_dwordx4 v[12:13], v[8:11], off
8534  s_or_b64 exec, exec, s[6:7]
8538  s_and_saveexec_b64 s[6:7], s[4:5]
853C  s_cbranch_execz 12
8540  v_and_b32_e32 v8, 0xffffffe0, v6
8548  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
8550  v_mov_b64_e32 v[8:9], s[26:27]
8554  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
855C  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
8564  s_waitcnt lgkmcnt(0)
8568  global_store_byte v[8:9], v7, off
8570  s_or_b64 exec, exec, s[6:7]
8574  s_waitcnt lgkmcnt(0)
8578  v_or_b32_e32 v7, 0x100, v0
8580  v_lshrrev_b32_e32 v6, 2, v7
8584  v_add_u32_e32 v6, s33, v6
8588  v_cmp_le_u32_e64 s[4:5], s21, v6
8590  s_xor_b64 s[6:7], vcc, -1
8594  s_or_b64 s[6:7], s[6:7], s[4:5]
8598  s_mov_b64 s[4:5], 0
859C  s_and_saveexec_b64 s[10:11], s[6:7]
85A0  s_xor_b64 s[6:7], exec, s[10:11]
85A4  s_cbranch_execnz 9
85A8  s_or_saveexec_b64 s[2:3], s[6:7]
85AC  v_mov_b32_e32 v8, 0x7f
85B4  s_xor_b64 exec, exec, s[2:3]
85B8  s_cbranch_execnz 13
85BC  s_or_b64 exec, exec, s[2:3]
85C0  s_and_saveexec_b64 s[2:3], s[4:5]
85C4  s_cbranch_execnz 34
85C8  s_endpgm
85CC  v_cmp_le_u32_e32 vcc, s9, v6
85D0  s_or_b64 s[4:5], s[0:1], vcc
85D4  s_nor_b64 s[2:3], s[4:5], s[2:3]
85D8  s_and_b64 s[4:5], s[2:3], exec
85DC  s_or_saveexec_b64 s[2:3], s[6:7]
85E0  v_mov_b32_e32 v8, 0x7f
85E8  s_xor_b64 exec, exec, s[2:3]
85EC  s_cbranch_execz 65523
85F0  s_movk_i32 s6, 0x1fc
85F4  v_and_or_b32 v1, v7, s6, v1
85FC  v_mov_b32_e32 v7, 0x10000
8604  v_lshl_or_b32 v1, v1, 4, v7
860C  v_or_b32_e32 v0, 0x12100, v0
8614  ds_read_b128 v[10:13], v1
861C  ds_read_u8 v8, v0
8624  v_mad_u64_u32 v[0:1], s[6:7], v6, s12, 0
862C  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
8634  s_or_b64 s[4:5], s[4:5], exec
8638  s_waitcnt lgkmcnt(1)
863C  global_store_dwordx4 v[0:1], v[10:13], off
8644  s_or_b64 exec, exec, s[2:3]
8648  s_and_saveexec_b64 s[2:3], s[4:5]
864C  s_cbranch_execz 65502
8650  v_and_b32_e32 v0, 0xffffffe0, v6
8658  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
8660  v_mov_b64_e32 v[0:1], s[26:27]
8664  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
866C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
8674  s_waitcnt lgkmcnt(0)
8678  global_store_byte v[0:1], v8, off
8680  s_endpgm
8684  s_nop 0

8700 <QuantiseBothF32Sr>:
8700  s_load_dwordx2 s[6:7], s[0:1], 0x0
8708  s_load_dwordx2 s[8:9], s[0:1], 0x28
8710  s_load_dwordx4 s[20:23], s[0:1], 0x30
8718  v_readfirstlane_b32 s18, v0
871C  s_andn2_b32 s18, s18, 63
8720  v_and_b32_e32 v1, 32, v0
8724  v_lshlrev_b32_e32 v2, 2, v0
8728  v_or_b32_e32 v4, s18, v1
872C  s_lshl_b32 s54, s3, 7
8730  s_lshl_b32 s33, s2, 7
8734  v_and_b32_e32 v2, 0x7c, v2
873C  v_lshrrev_b32_e32 v4, 5, v4
8740  v_or_b32_e32 v2, s33, v2
8744  v_add_u32_e32 v4, s54, v4
8748  s_waitcnt lgkmcnt(0)
874C  v_cmp_gt_u32_e32 vcc, s21, v2
8750  v_cmp_gt_u32_e64 s[4:5], s20, v4
8758  v_mov_b32_e32 v3, 0
875C  s_and_b64 s[10:11], s[4:5], vcc
8760  s_and_saveexec_b64 s[4:5], s[10:11]
8764  s_cbranch_execz 15
8768  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8770  v_mov_b32_e32 v8, v7
8774  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
877C  v_mov_b32_e32 v7, v4
8780  v_lshlrev_b64 v[4:5], 2, v[6:7]
8788  v_and_b32_e32 v4, -16, v4
878C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8794  s_lshl_b32 m0, s18, 4
8798  s_nop 0
879C  global_load_lds_dwordx4 v[4:5], off
87A4  s_or_b64 exec, exec, s[4:5]
87A8  s_add_i32 s4, s18, 0x100
87B0  v_or_b32_e32 v4, s4, v1
87B4  v_lshrrev_b32_e32 v4, 5, v4
87B8  v_add_u32_e32 v4, s54, v4
87BC  v_cmp_gt_u32_e64 s[4:5], s20, v4
87C4  s_and_b64 s[10:11], s[4:5], vcc
87C8  s_and_saveexec_b64 s[4:5], s[10:11]
87CC  s_cbranch_execz 17
87D0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
87D8  v_mov_b32_e32 v8, v7
87DC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
87E4  v_mov_b32_e32 v7, v4
87E8  v_lshlrev_b64 v[4:5], 2, v[6:7]
87F0  v_and_b32_e32 v4, -16, v4
87F4  s_lshl_b32 s10, s18, 4
87F8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8800  s_add_i32 m0, s10, 0x1000
8808  s_nop 0
880C  global_load_lds_dwordx4 v[4:5], off
8814  s_or_b64 exec, exec, s[4:5]
8818  s_add_i32 s4, s18, 0x200
8820  v_or_b32_e32 v4, s4, v1
8824  v_lshrrev_b32_e32 v4, 5, v4
8828  v_add_u32_e32 v4, s54, v4
882C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8834  s_and_b64 s[10:11], s[4:5], vcc
8838  s_and_saveexec_b64 s[4:5], s[10:11]
883C  s_cbranch_execz 17
8840  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8848  v_mov_b32_e32 v8, v7
884C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8854  v_mov_b32_e32 v7, v4
8858  v_lshlrev_b64 v[4:5], 2, v[6:7]
8860  v_and_b32_e32 v4, -16, v4
8864  s_lshl_b32 s10, s18, 4
8868  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8870  s_add_i32 m0, s10, 0x2000
8878  s_nop 0
887C  global_load_lds_dwordx4 v[4:5], off
8884  s_or_b64 exec, exec, s[4:5]
8888  s_add_i32 s4, s18, 0x300
8890  v_or_b32_e32 v4, s4, v1
8894  v_lshrrev_b32_e32 v4, 5, v4
8898  v_add_u32_e32 v4, s54, v4
889C  v_cmp_gt_u32_e64 s[4:5], s20, v4
88A4  s_and_b64 s[10:11], s[4:5], vcc
88A8  s_and_saveexec_b64 s[4:5], s[10:11]
88AC  s_cbranch_execz 17
88B0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
88B8  v_mov_b32_e32 v8, v7
88BC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
88C4  v_mov_b32_e32 v7, v4
88C8  v_lshlrev_b64 v[4:5], 2, v[6:7]
88D0  v_and_b32_e32 v4, -16, v4
88D4  s_lshl_b32 s10, s18, 4
88D8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
88E0  s_add_i32 m0, s10, 0x3000
88E8  s_nop 0
88EC  global_load_lds_dwordx4 v[4:5], off
88F4  s_or_b64 exec, exec, s[4:5]
88F8  s_add_i32 s4, s18, 0x400
8900  v_or_b32_e32 v4, s4, v1
8904  v_lshrrev_b32_e32 v4, 5, v4
8908  v_add_u32_e32 v4, s54, v4
890C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8914  s_and_b64 s[10:11], s[4:5], vcc
8918  s_and_saveexec_b64 s[4:5], s[10:11]
891C  s_cbranch_execz 17
8920  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8928  v_mov_b32_e32 v8, v7
892C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8934  v_mov_b32_e32 v7, v4
8938  v_lshlrev_b64 v[4:5], 2, v[6:7]
8940  v_and_b32_e32 v4, -16, v4
8944  s_lshl_b32 s10, s18, 4
8948  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8950  s_add_i32 m0, s10, 0x4000
8958  s_nop 0
895C  global_load_lds_dwordx4 v[4:5], off
8964  s_or_b64 exec, exec, s[4:5]
8968  s_add_i32 s4, s18, 0x500
8970  v_or_b32_e32 v4, s4, v1
8974  v_lshrrev_b32_e32 v4, 5, v4
8978  v_add_u32_e32 v4, s54, v4
897C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8984  s_and_b64 s[10:11], s[4:5], vcc
8988  s_and_saveexec_b64 s[4:5], s[10:11]
898C  s_cbranch_execz 17
8990  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8998  v_mov_b32_e32 v8, v7
899C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
89A4  v_mov_b32_e32 v7, v4
89A8  v_lshlrev_b64 v[4:5], 2, v[6:7]
89B0  v_and_b32_e32 v4, -16, v4
89B4  s_lshl_b32 s10, s18, 4
89B8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
89C0  s_add_i32 m0, s10, 0x5000
89C8  s_nop 0
89CC  global_load_lds_dwordx4 v[4:5], off
89D4  s_or_b64 exec, exec, s[4:5]
89D8  s_add_i32 s4, s18, 0x600
89E0  v_or_b32_e32 v4, s4, v1
89E4  v_lshrrev_b32_e32 v4, 5, v4
89E8  v_add_u32_e32 v4, s54, v4
89EC  v_cmp_gt_u32_e64 s[4:5], s20, v4
89F4  s_and_b64 s[10:11], s[4:5], vcc
89F8  s_and_saveexec_b64 s[4:5], s[10:11]
89FC  s_cbranch_execz 17
8A00  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8A08  v_mov_b32_e32 v8, v7
8A0C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8A14  v_mov_b32_e32 v7, v4
8A18  v_lshlrev_b64 v[4:5], 2, v[6:7]
8A20  v_and_b32_e32 v4, -16, v4
8A24  s_lshl_b32 s10, s18, 4
8A28  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8A30  s_add_i32 m0, s10, 0x6000
8A38  s_nop 0
8A3C  global_load_lds_dwordx4 v[4:5], off
8A44  s_or_b64 exec, exec, s[4:5]
8A48  s_add_i32 s4, s18, 0x700
8A50  v_or_b32_e32 v4, s4, v1
8A54  v_lshrrev_b32_e32 v4, 5, v4
8A58  v_add_u32_e32 v4, s54, v4
8A5C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8A64  s_and_b64 s[10:11], s[4:5], vcc
8A68  s_and_saveexec_b64 s[4:5], s[10:11]
8A6C  s_cbranch_execz 17
8A70  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8A78  v_mov_b32_e32 v8, v7
8A7C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8A84  v_mov_b32_e32 v7, v4
8A88  v_lshlrev_b64 v[4:5], 2, v[6:7]
8A90  v_and_b32_e32 v4, -16, v4
8A94  s_lshl_b32 s10, s18, 4
8A98  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8AA0  s_add_i32 m0, s10, 0x7000
8AA8  s_nop 0
8AAC  global_load_lds_dwordx4 v[4:5], off
8AB4  s_or_b64 exec, exec, s[4:5]
8AB8  s_add_i32 s4, s18, 0x800
8AC0  v_or_b32_e32 v4, s4, v1
8AC4  v_lshrrev_b32_e32 v4, 5, v4
8AC8  v_add_u32_e32 v4, s54, v4
8ACC  v_cmp_gt_u32_e64 s[4:5], s20, v4
8AD4  s_and_b64 s[10:11], s[4:5], vcc
8AD8  s_and_saveexec_b64 s[4:5], s[10:11]
8ADC  s_cbranch_execz 17
8AE0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8AE8  v_mov_b32_e32 v8, v7
8AEC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8AF4  v_mov_b32_e32 v7, v4
8AF8  v_lshlrev_b64 v[4:5], 2, v[6:7]
8B00  v_and_b32_e32 v4, -16, v4
8B04  s_lshl_b32 s10, s18, 4
8B08  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8B10  s_add_i32 m0, s10, 0x8000
8B18  s_nop 0
8B1C  global_load_lds_dwordx4 v[4:5], off
8B24  s_or_b64 exec, exec, s[4:5]
8B28  s_add_i32 s4, s18, 0x900
8B30  v_or_b32_e32 v4, s4, v1
8B34  v_lshrrev_b32_e32 v4, 5, v4
8B38  v_add_u32_e32 v4, s54, v4
8B3C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8B44  s_and_b64 s[10:11], s[4:5], vcc
8B48  s_and_saveexec_b64 s[4:5], s[10:11]
8B4C  s_cbranch_execz 17
8B50  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8B58  v_mov_b32_e32 v8, v7
8B5C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8B64  v_mov_b32_e32 v7, v4
8B68  v_lshlrev_b64 v[4:5], 2, v[6:7]
8B70  v_and_b32_e32 v4, -16, v4
8B74  s_lshl_b32 s10, s18, 4
8B78  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8B80  s_add_i32 m0, s10, 0x9000
8B88  s_nop 0
8B8C  global_load_lds_dwordx4 v[4:5], off
8B94  s_or_b64 exec, exec, s[4:5]
8B98  s_add_i32 s4, s18, 0xa00
8BA0  v_or_b32_e32 v4, s4, v1
8BA4  v_lshrrev_b32_e32 v4, 5, v4
8BA8  v_add_u32_e32 v4, s54, v4
8BAC  v_cmp_gt_u32_e64 s[4:5], s20, v4
8BB4  s_and_b64 s[10:11], s[4:5], vcc
8BB8  s_and_saveexec_b64 s[4:5], s[10:11]
8BBC  s_cbranch_execz 17
8BC0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8BC8  v_mov_b32_e32 v8, v7
8BCC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8BD4  v_mov_b32_e32 v7, v4
8BD8  v_lshlrev_b64 v[4:5], 2, v[6:7]
8BE0  v_and_b32_e32 v4, -16, v4
8BE4  s_lshl_b32 s10, s18, 4
8BE8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8BF0  s_add_i32 m0, s10, 0xa000
8BF8  s_nop 0
8BFC  global_load_lds_dwordx4 v[4:5], off
8C04  s_or_b64 exec, exec, s[4:5]
8C08  s_add_i32 s4, s18, 0xb00
8C10  v_or_b32_e32 v4, s4, v1
8C14  v_lshrrev_b32_e32 v4, 5, v4
8C18  v_add_u32_e32 v4, s54, v4
8C1C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8C24  s_and_b64 s[10:11], s[4:5], vcc
8C28  s_and_saveexec_b64 s[4:5], s[10:11]
8C2C  s_cbranch_execz 17
8C30  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8C38  v_mov_b32_e32 v8, v7
8C3C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8C44  v_mov_b32_e32 v7, v4
8C48  v_lshlrev_b64 v[4:5], 2, v[6:7]
8C50  v_and_b32_e32 v4, -16, v4
8C54  s_lshl_b32 s10, s18, 4
8C58  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8C60  s_add_i32 m0, s10, 0xb000
8C68  s_nop 0
8C6C  global_load_lds_dwordx4 v[4:5], off
8C74  s_or_b64 exec, exec, s[4:5]
8C78  s_add_i32 s4, s18, 0xc00
8C80  v_or_b32_e32 v4, s4, v1
8C84  v_lshrrev_b32_e32 v4, 5, v4
8C88  v_add_u32_e32 v4, s54, v4
8C8C  v_cmp_gt_u32_e64 s[4:5], s20, v4
8C94  s_and_b64 s[10:11], s[4:5], vcc
8C98  s_and_saveexec_b64 s[4:5], s[10:11]
8C9C  s_cbranch_execz 17
8CA0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8CA8  v_mov_b32_e32 v8, v7
8CAC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8CB4  v_mov_b32_e32 v7, v4
8CB8  v_lshlrev_b64 v[4:5], 2, v[6:7]
8CC0  v_and_b32_e32 v4, -16, v4
8CC4  s_lshl_b32 s10, s18, 4
8CC8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8CD0  s_add_i32 m0, s10, 0xc000
8CD8  s_nop 0
8CDC  global_load_lds_dwordx4 v[4:5], off
8CE4  s_or_b64 exec, exec, s[4:5]
8CE8  s_add_i32 s4, s18, 0xd00
8CF0  s_load_dwordx4 s[12:15], s[0:1], 0x50
8CF8  v_or_b32_e32 v4, s4, v1
8CFC  v_lshrrev_b32_e32 v4, 5, v4
8D00  v_add_u32_e32 v4, s54, v4
8D04  v_cmp_gt_u32_e64 s[4:5], s20, v4
8D0C  s_and_b64 s[10:11], s[4:5], vcc
8D10  s_and_saveexec_b64 s[4:5], s[10:11]
8D14  s_cbranch_execz 17
8D18  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
8D20  v_mov_b32_e32 v8, v7
8D24  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
8D2C  v_mov_b32_e32 v7, v4
8D30  v_lshlrev_b64 v[4:5], 2, v[6:7]
8D38  v_and_b32_e32 v4, -16, v4
8D3C  s_lshl_b32 s10, s18, 4
8D40  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8D48  s_add_i32 m0, s10, 0xd000
8D50  s_nop 0
8D54  global_load_lds_dwordx4 v[4:5], off
8D5C  s_or_b64 exec, exec, s[4:5]
8D60  s_add_i32 s4, s18, 0xe00
8D68  s_load_dwordx4 s[28:31], s[0:1], 0x68
8D70  s_load_dwordx2 s[10:11], s[0:1], 0x48
8D78  v_or_b32_e32 v4, s4, v1
8D7C  v_lshrrev_b32_e32 v4, 5, v4
8D80  v_add_u32_e32 v4, s54, v4
8D84  v_cmp_gt_u32_e64 s[4:5], s20, v4
8D8C  s_and_b64 s[16:17], s[4:5], vcc
8D90  s_and_saveexec_b64 s[4:5], s[16:17]
8D94  s_cbranch_execz 18
8D98  v_mad_u64_u32 v[6:7], s[16:17], s8, v4, v[2:3]
8DA0  v_mov_b32_e32 v8, v7
8DA4  v_mad_u64_u32 v[4:5], s[16:17], s9, v4, v[8:9]
8DAC  v_mov_b32_e32 v7, v4
8DB0  v_lshlrev_b64 v[4:5], 2, v[6:7]
8DB8  v_and_b32_e32 v4, -16, v4
8DBC  s_waitcnt lgkmcnt(0)
8DC0  s_lshl_b32 s15, s18, 4
8DC4  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8DCC  s_add_i32 m0, s15, 0xe000
8DD4  s_nop 0
8DD8  global_load_lds_dwordx4 v[4:5], off
8DE0  s_or_b64 exec, exec, s[4:5]
8DE4  s_load_dwordx2 s[34:35], s[0:1], 0x60
8DEC  s_load_dwordx4 s[24:27], s[0:1], 0x18
8DF4  s_load_dwordx2 s[16:17], s[0:1], 0x8
8DFC  s_add_i32 s4, s18, 0xf00
8E04  v_or_b32_e32 v1, s4, v1
8E08  v_lshrrev_b32_e32 v1, 5, v1
8E0C  v_add_u32_e32 v1, s54, v1
8E10  v_cmp_gt_u32_e64 s[4:5], s20, v1
8E18  s_and_b64 s[36:37], s[4:5], vcc
8E1C  s_and_saveexec_b64 s[4:5], s[36:37]
8E20  s_cbranch_execz 17
8E24  v_mad_u64_u32 v[2:3], s[36:37], s8, v1, v[2:3]
8E2C  v_mov_b32_e32 v4, v3
8E30  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
8E38  v_mov_b32_e32 v3, v4
8E3C  v_lshlrev_b64 v[2:3], 2, v[2:3]
8E44  v_and_b32_e32 v2, -16, v2
8E48  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
8E50  s_lshl_b32 s6, s18, 4
8E54  s_add_i32 m0, s6, 0xf000
8E5C  s_nop 0
8E60  global_load_lds_dwordx4 v[2:3], off
8E68  s_or_b64 exec, exec, s[4:5]
8E6C  s_and_b32 s4, s22, 8
8E70  s_cmp_eq_u32 s4, 0
8E74  s_load_dwordx2 s[36:37], s[0:1], 0x10
8E7C  s_cselect_b64 s[0:1], -1, 0
8E80  s_cmp_lg_u32 s4, 0
8E84  s_cselect_b64 s[6:7], -1, 0
8E88  s_lshr_b32 s55, s21, 5
8E8C  v_bfe_u32 v2, v0, 2, 2
8E94  s_add_i32 s4, s55, 7
8E98  v_lshrrev_b32_e32 v1, 2, v0
8E9C  v_lshl_or_b32 v10, s2, 2, v2
8EA4  s_and_b32 s56, s4, 0xffffff8
8EAC  s_and_b32 s4, s33, 0xffffff00
8EB4  v_lshlrev_b32_e32 v3, 4, v0
8EB8  s_lshl_b32 s2, s2, 1
8EBC  v_and_b32_e32 v100, 3, v0
8EC0  v_and_b32_e32 v3, 0xc0, v3
8EC8  s_and_b32 s2, s2, 2
8ECC  v_and_or_b32 v4, v1, 60, s4
8ED4  v_or3_b32 v18, v4, v3, s2
8EDC  v_cmp_ne_u32_e64 s[4:5], 0, v100
8EE4  s_add_i32 s2, s20, 0xff
8EEC  s_or_b64 s[40:41], s[4:5], s[0:1]
8EF0  s_and_b32 s2, s2, 0xffffff00
8EF8  s_waitcnt lgkmcnt(0)
8EFC  s_bfe_u32 s15, s22, 0x20004
8F04  s_cmp_eq_u32 s15, 2
8F08  s_cselect_b64 s[22:23], -1, 0
8F0C  v_mov_b32_e32 v13, 0
8F10  s_and_b64 s[18:19], s[22:23], exec
8F14  v_lshlrev_b32_e32 v12, 2, v100
8F18  s_cselect_b32 s18, 0x3fffff, 0
8F20  s_cmp_lg_u32 s15, 0
8F24  v_lshl_add_u64 v[14:15], s[16:17], 0, v[12:13]
8F2C  s_mul_hi_u32 s17, s13, 0xcd9e8d57
8F34  s_cselect_b32 s31, s18, 0x200000
8F3C  s_xor_b32 s12, s12, s17
8F40  s_xor_b32 s15, s12, s10
8F44  s_add_u32 s12, s10, 0x9e3779b9
8F4C  s_mul_i32 s16, s13, 0xcd9e8d57
8F54  s_addc_u32 s13, s11, 0
8F58  s_add_u32 s18, s11, 0xbb67ae85
8F60  s_mul_hi_u32 s47, s15, 0xd2511f53
8F68  s_mov_b32 s39, 0
8F6C  s_addc_u32 s19, 0, 0
8F70  s_mov_b32 s38, s47
8F74  s_xor_b64 s[42:43], s[38:39], s[18:19]
8F78  s_add_u32 s38, s10, 0x3c6ef372
8F80  s_add_u32 s18, s11, 0x76cf5d0a
8F88  v_lshrrev_b32_e32 v4, 4, v0
8F8C  v_lshlrev_b32_e32 v2, 7, v2
8F90  v_lshlrev_b32_e32 v3, 5, v100
8F94  s_mul_i32 s46, s15, 0xd2511f53
8F9C  s_addc_u32 s19, 0, 0
8FA0  v_lshlrev_b32_e32 v5, 9, v4
8FA4  v_cmp_gt_u32_e32 vcc, s55, v10
8FA8  s_xor_b64 s[44:45], s[12:13], s[16:17]
8FAC  s_xor_b64 s[46:47], s[18:19], s[46:47]
8FB0  v_or3_b32 v19, v5, v2, v3
8FB8  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
8FC0  v_mov_b32_e32 v11, v13
8FC4  v_cmp_eq_u32_e64 s[8:9], 0, v100
8FCC  v_cmp_le_u32_e64 s[4:5], s56, v10
8FD4  s_mov_b32 s57, 0xcd9e8d57
8FDC  s_mov_b32 s58, 0xd2511f53
8FE4  s_add_u32 s43, s10, 0xdaa66d2b
8FEC  s_add_u32 s59, s11, 0x32370b8f
8FF4  s_add_u32 s60, s10, 0x78dde6e4
8FFC  s_add_u32 s61, s11, 0xed9eba14
9004  s_add_u32 s62, s10, 0x1715609d
900C  s_add_u32 s63, s11, 0xa9066899
9014  s_add_u32 s64, s10, 0xb54cda56
901C  s_add_u32 s65, s11, 0x646e171e
9024  s_add_u32 s66, s10, 0x5384540f
902C  s_add_u32 s67, s11, 0x1fd5c5a3
9034  s_add_u32 s68, s10, 0xf1bbcdc8
903C  s_add_u32 s69, s11, 0xdb3d7428
9044  s_add_i32 s70, s10, 0x8ff34781
904C  s_add_i32 s71, s11, 0x96a522ad
9054  s_xor_b32 s72, s14, s11
9058  v_add_u32_e32 v20, s54, v4
905C  s_xor_b64 s[48:49], vcc, -1
9060  v_mov_b32_e32 v21, 0x7f
9068  s_mov_b32 s45, 0x7f7fffff
9070  s_mov_b32 s47, 0x7f800000
9078  s_mov_b32 s73, 0x17fffff
9080  v_cmp_ne_u32_e64 s[6:7], 1, v2
9088  v_mov_b32_e32 v22, 0x7f800000
9090  v_mov_b32_e32 v23, 0xfe
9098  v_mov_b32_e32 v24, 0
909C  s_waitcnt vmcnt(0)
90A0  s_barrier
90A4  s_branch 8
90A8  s_or_b64 exec, exec, s[10:11]
90AC  s_or_b64 exec, exec, s[50:51]
90B0  s_addk_i32 s39, 0x2000
90B4  v_add_u32_e32 v24, 1, v24
90B8  s_cmp_lg_u32 s39, 0x10000
90C0  v_add_u32_e32 v20, 16, v20
90C4  s_cbranch_scc0 363
90C8  s_and_b64 vcc, exec, s[6:7]
90CC  s_mov_b64 s[10:11], -1
90D0  s_cbranch_vccnz 7
90D4  v_and_b32_e32 v2, 0xffffffe0, v20
90DC  v_and_or_b32 v12, v24, 1, v18
90E4  v_mad_u64_u32 v[16:17], s[10:11], v2, s56, v[12:13]
90EC  s_mov_b64 s[10:11], 0
90F0  s_andn2_b64 vcc, exec, s[10:11]
90F4  s_cbranch_vccnz 2
90F8  v_mad_u64_u32 v[16:17], s[10:11], v20, s55, v[10:11]
9100  v_cmp_le_u32_e32 vcc, s20, v20
9104  s_or_b64 s[10:11], vcc, s[48:49]
9108  s_and_saveexec_b64 s[12:13], s[10:11]
910C  s_xor_b64 s[10:11], exec, s[12:13]
9110  s_cbranch_execz 10
9114  v_cmp_le_u32_e32 vcc, s2, v20
9118  s_or_b64 s[12:13], s[40:41], vcc
911C  s_nor_b64 s[14:15], s[12:13], s[4:5]
9120  s_and_saveexec_b64 s[12:13], s[14:15]
9124  s_cbranch_execz 4
9128  v_lshl_add_u64 v[2:3], s[36:37], 0, v[16:17]
9130  global_store_byte v[2:3], v21, off
9138  s_or_b64 exec, exec, s[12:13]
913C  s_andn2_saveexec_b64 s[50:51], s[10:11]
9140  s_cbranch_execz 65498
9144  v_add_u32_e32 v6, s39, v19
9148  ds_read_b128 v[2:5], v6
9150  ds_read_b128 v[6:9], v6 offset:16
9158  s_waitcnt lgkmcnt(1)
915C  v_and_b32_e32 v26, 0x7fffffff, v2
9164  v_and_b32_e32 v25, 0x7fffffff, v3
916C  v_and_b32_e32 v12, 0x7fffffff, v4
9174  v_and_b32_e32 v27, 0x7fffffff, v5
917C  v_max_u32_e32 v28, v25, v26
9180  v_max3_u32 v12, v27, v12, v28
9188  s_waitcnt lgkmcnt(0)
918C  v_and_b32_e32 v27, 0x7fffffff, v6
9194  v_and_b32_e32 v28, 0x7fffffff, v7
919C  v_max3_u32 v12, v28, v27, v12
91A4  v_and_b32_e32 v27, 0x7fffffff, v8
91AC  v_and_b32_e32 v28, 0x7fffffff, v9
91B4  v_max3_u32 v12, v28, v27, v12
91BC  s_nop 1
91C0  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
91C8  s_nop 1
91CC  v_max_u32_dpp v27, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
91D4  v_cmp_lt_u32_e32 vcc, s45, v27
91D8  v_mov_b32_e32 v12, 0
91DC  s_and_saveexec_b64 s[52:53], vcc
91E0  s_cbranch_execz 161
91E4  v_cmp_lt_u32_e32 vcc, s45, v26
91E8  v_mov_b32_e32 v12, 0
91EC  s_and_saveexec_b64 s[10:11], vcc
91F0  v_and_b32_e32 v2, 0x80000000, v2
91F8  v_and_b32_e32 v25, 0x7fffffff, v3
9200  v_mov_b32_e32 v12, 7
9204  s_or_b64 exec, exec, s[10:11]
9208  v_cmp_lt_u32_e32 vcc, s47, v26
920C  v_and_b32_e32 v27, 0x80000000, v3
9214  v_cmp_lt_u32_e64 s[10:11], s45, v25
921C  v_cndmask_b32_e64 v26, v26, 0, vcc
9224  v_cmp_lt_u32_e64 s[12:13], s47, v25
922C  v_cndmask_b32_e64 v29, v4, v4, s[10:11]
9234  v_cndmask_b32_e64 v3, v3, v27, s[10:11]
923C  v_cndmask_b32_e64 v27, 0, 1, s[12:13]
9244  v_max_u32_e32 v25, v25, v26
9248  v_or_b32_e32 v28, 0x70, v12
9250  v_addc_co_u32_e32 v27, vcc, 0, v27, vcc
9254  v_cndmask_b32_e64 v25, v25, v26, s[12:13]
925C  v_and_b32_e32 v26, 0x7fffffff, v29
9264  v_cndmask_b32_e64 v12, v12, v28, s[10:11]
926C  v_cmp_lt_u32_e32 vcc, s45, v26
9270  v_and_b32_e32 v28, 0x80000000, v29
9278  v_or_b32_e32 v29, 0x700, v12
9280  s_or_b64 s[12:13], vcc, s[10:11]
9284  v_cndmask_b32_e32 v12, v12, v29, vcc
9288  v_cndmask_b32_e64 v29, v5, v5, s[12:13]
9290  v_cmp_lt_u32_e64 s[14:15], s47, v26
9298  v_max_u32_e32 v26, v26, v25
929C  v_cndmask_b32_e32 v4, v4, v28, vcc
92A0  v_cndmask_b32_e64 v25, v26, v25, s[14:15]
92A8  v_and_b32_e32 v26, 0x7fffffff, v29
92B0  v_cndmask_b32_e64 v28, 0, 1, s[14:15]
92B8  v_cmp_lt_u32_e64 s[14:15], s45, v26
92C0  v_or_b32_e32 v30, 0x7000, v12
92C8  s_or_b64 s[16:17], s[14:15], s[12:13]
92CC  v_cndmask_b32_e64 v12, v12, v30, s[14:15]
92D4  v_cndmask_b32_e64 v30, v6, v6, s[16:17]
92DC  s_or_b64 s[74:75], s[14:15], vcc
92E0  v_cmp_lt_u32_e32 vcc, s47, v26
92E4  v_max_u32_e32 v26, v26, v25
92E8  v_and_b32_e32 v29, 0x80000000, v29
92F0  v_cndmask_b32_e32 v25, v26, v25, vcc
92F4  v_and_b32_e32 v26, 0x7fffffff, v30
92FC  v_addc_co_u32_e64 v27, s[18:19], v27, v28, vcc
9304  v_cmp_lt_u32_e32 vcc, s45, v26
9308  s_or_b64 s[18:19], vcc, s[74:75]
930C  v_cndmask_b32_e64 v5, v5, v29, s[14:15]
9314  v_or_b32_e32 v29, 0x70000, v12
931C  s_or_b64 s[10:11], s[18:19], s[10:11]
9320  v_cndmask_b32_e32 v12, v12, v29, vcc
9324  v_cndmask_b32_e64 v29, v7, v7, s[10:11]
932C  v_cmp_lt_u32_e64 s[10:11], s47, v26
9334  v_max_u32_e32 v26, v26, v25
9338  v_and_b32_e32 v28, 0x80000000, v30
9340  v_cndmask_b32_e64 v25, v26, v25, s[10:11]
9348  v_and_b32_e32 v26, 0x7fffffff, v29
9350  s_or_b64 s[14:15], vcc, s[14:15]
9354  v_cndmask_b32_e32 v6, v6, v28, vcc
9358  v_cndmask_b32_e64 v28, 0, 1, s[10:11]
9360  v_cmp_lt_u32_e64 s[10:11], s45, v26
9368  s_or_b64 s[14:15], s[10:11], s[14:15]
936C  v_or_b32_e32 v30, 0x700000, v12
9374  s_or_b64 s[18:19], s[10:11], vcc
9378  s_or_b64 vcc, s[12:13], s[14:15]
937C  v_cndmask_b32_e64 v12, v12, v30, s[10:11]
9384  v_cndmask_b32_e32 v30, v8, v8, vcc
9388  v_cmp_lt_u32_e32 vcc, s47, v26
938C  v_max_u32_e32 v26, v26, v25
9390  v_and_b32_e32 v29, 0x80000000, v29
9398  v_cndmask_b32_e32 v25, v26, v25, vcc
939C  v_and_b32_e32 v26, 0x7fffffff, v30
93A4  v_cndmask_b32_e64 v7, v7, v29, s[10:11]
93AC  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
93B4  v_cmp_lt_u32_e32 vcc, s45, v26
93B8  s_or_b64 s[10:11], vcc, s[18:19]
93BC  v_and_b32_e32 v28, 0x80000000, v30
93C4  v_or_b32_e32 v29, 0x7000000, v12
93CC  s_or_b64 s[10:11], s[16:17], s[10:11]
93D0  v_cndmask_b32_e32 v12, v12, v29, vcc
93D4  v_cndmask_b32_e64 v29, v9, v9, s[10:11]
93DC  v_cndmask_b32_e32 v8, v8, v28, vcc
93E0  v_cmp_lt_u32_e32 vcc, s47, v26
93E4  v_max_u32_e32 v26, v26, v25
93E8  v_or_b32_e32 v30, 0x70000000, v12
93F0  v_cndmask_b32_e32 v25, v26, v25, vcc
93F4  v_and_b32_e32 v26, 0x7fffffff, v29
93FC  v_cndmask_b32_e64 v28, 0, 1, vcc
9404  v_and_b32_e32 v29, 0x80000000, v29
940C  v_cmp_lt_u32_e32 vcc, s45, v26
9410  s_nop 1
9414  v_cndmask_b32_e32 v12, v12, v30, vcc
9418  v_cndmask_b32_e32 v9, v9, v29, vcc
941C  v_cmp_lt_u32_e32 vcc, s47, v26
9420  v_max_u32_e32 v26, v26, v25
9424  s_nop 0
9428  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
9430  v_cndmask_b32_e32 v25, v26, v25, vcc
9434  s_nop 0
9438  v_add_u32_dpp v26, v27, v27 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
9440  v_max_u32_dpp v25, v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
9448  s_nop 0
944C  v_add_u32_dpp v26, v26, v26 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
9454  v_cmp_ne_u32_e32 vcc, 32, v26
9458  v_max_u32_dpp v25, v25, v25 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
9460  s_nop 0
9464  v_cndmask_b32_e32 v27, v22, v25, vcc
9468  s_or_b64 exec, exec, s[52:53]
946C  v_cmp_ne_u32_e32 vcc, 0, v27
9470  v_mov_b32_e32 v25, 0x7f
9478  s_and_saveexec_b64 s[10:11], vcc
947C  v_add_u32_e32 v25, s31, v27
9480  v_lshrrev_b32_e32 v26, 23, v25
9484  v_add_u32_e32 v26, -2, v26
9488  v_cmp_lt_u32_e32 vcc, s73, v25
948C  s_nop 1
9490  v_cndmask_b32_e32 v25, 0, v26, vcc
9494  v_cmp_eq_u32_e32 vcc, s47, v27
9498  s_and_b64 vcc, s[22:23], vcc
949C  s_nop 0
94A0  v_cndmask_b32_e32 v25, v25, v23, vcc
94A4  s_or_b64 exec, exec, s[10:11]
94A8  v_cmp_eq_u32_e32 vcc, 0, v25
94AC  s_cbranch_vccz 13
94B0  s_nop 0
94B4  v_cndmask_b32_e64 v26, 1.0, 2.0, vcc
94BC  v_pk_mul_f32 v[8:9], v[26:27], v[8:9] op_sel_hi:[0,1]
94C4  v_pk_mul_f32 v[6:7], v[26:27], v[6:7] op_sel_hi:[0,1]
94CC  v_pk_mul_f32 v[4:5], v[26:27], v[4:5] op_sel_hi:[0,1]
94D4  v_pk_mul_f32 v[2:3], v[26:27], v[2:3] op_sel_hi:[0,1]
94DC  v_max_u32_e32 v26, 1, v25
94E0  s_branch 1
94E4  v_mov_b32_e32 v26, v25
94E8  v_mad_u64_u32 v[28:29], s[10:11], v20, s55, v[10:11]
94F0  v_lshl_or_b32 v27, v28, 2, v100
94F8  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
9500  v_xor_b32_e32 v27, s72, v31
9504  v_mad_u64_u32 v[32:33], s[10:11], v27, s57, 0
950C  v_xor_b32_e32 v27, s44, v33
9510  v_xor_b32_e32 v33, s42, v30
9514  v_mad_u64_u32 v[34:35], s[10:11], v33, s57, 0
951C  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
9524  v_xor_b32_e32 v27, s38, v35
9528  v_xor_b32_e32 v27, v27, v32
952C  v_xor_b32_e32 v31, s46, v31
9530  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
9538  v_mad_u64_u32 v[36:37], s[10:11], v31, s57, 0
9540  v_xor_b32_e32 v27, s43, v37
9544  v_xor_b32_e32 v31, s59, v33
9548  v_xor_b32_e32 v27, v27, v34
954C  v_xor_b32_e32 v33, v31, v30
9550  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
9558  v_mad_u64_u32 v[34:35], s[10:11], v33, s57, 0
9560  v_xor_b32_e32 v27, s60, v35
9564  v_xor_b32_e32 v31, s61, v31
9568  v_xor_b32_e32 v27, v27, v36
956C  v_xor_b32_e32 v31, v31, v32
9570  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
9578  v_mad_u64_u32 v[36:37], s[10:11], v31, s57, 0
9580  v_xor_b32_e32 v27, s62, v37
9584  v_xor_b32_e32 v31, s63, v33
9588  v_xor_b32_e32 v27, v27, v34
958C  v_xor_b32_e32 v33, v31, v30
9590  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
9598  v_mad_u64_u32 v[34:35], s[10:11], v33, s57, 0
95A0  v_xor_b32_e32 v27, s64, v35
95A4  v_xor_b32_e32 v31, s65, v31
95A8  v_xor_b32_e32 v27, v27, v36
95AC  v_xor_b32_e32 v31, v31, v32
95B0  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
95B8  v_mad_u64_u32 v[36:37], s[10:11], v31, s57, 0
95C0  v_xor_b32_e32 v27, s66, v37
95C4  v_xor_b32_e32 v31, s67, v33
95C8  v_xor_b32_e32 v27, v27, v34
95CC  v_xor_b32_e32 v33, v31, v30
95D0  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
95D8  v_mad_u64_u32 v[34:35], s[10:11], v33, s57, 0
95E0  v_xor_b32_e32 v27, s68, v35
95E4  v_xor_b32_e32 v31, s69, v31
95E8  v_xor_b32_e32 v27, v27, v36
95EC  v_xor_b32_e32 v31, v31, v32
95F0  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
95F8  v_mad_u64_u32 v[36:37], s[10:11], v31, s57, 0
9600  v_xor_b32_e32 v27, v34, v37
9604  v_xor_b32_e32 v30, v30, v33
9608  v_mov_b32_e32 v31, 0
960C  v_mov_b32_e32 v33, 0
9610  v_xor_b32_e32 v27, s70, v27
9614  v_xor_b32_e32 v30, s71, v30
9618  v_lshlrev_b32_e32 v26, 23, v26
961C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[2:3], v27, v26
9624  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[6:7], v30, v26 op_sel:[0,0,0,1]
962C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[4:5], v36, v26 op_sel:[0,0,1,0]
9634  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[8:9], v32, v26 op_sel:[0,0,1,1]
963C  s_nop 0
9640  v_lshl_add_u64 v[2:3], v[28:29], 4, v[14:15]
9648  v_or3_b32 v4, v31, v33, v12
9650  global_store_dword v[2:3], v4, off
9658  s_and_saveexec_b64 s[10:11], s[8:9]
965C  s_cbranch_execz 65170
9660  v_lshl_add_u64 v[2:3], s[36:37], 0, v[16:17]
9668  global_store_byte v[2:3], v25, off
9670  s_branch 65165
9674  v_lshlrev_b32_e32 v2, 1, v0
9678  v_lshrrev_b32_e32 v101, 6, v0
967C  v_and_b32_e32 v2, 0x7e, v2
9684  s_lshl_b32 s11, s3, 2
9688  s_lshr_b32 s10, s20, 5
968C  v_or_b32_e32 v67, s33, v2
9690  v_or_b32_e32 v66, s11, v101
9694  v_cmp_gt_u32_e32 vcc, s21, v67
9698  v_cmp_gt_u32_e64 s[2:3], s10, v66
96A0  s_and_b64 s[2:3], vcc, s[2:3]
96A4  s_and_saveexec_b64 s[6:7], s[2:3]
96A8  s_cbranch_execz 2119
96AC  v_lshlrev_b32_e32 v102, 2, v2
96B0  v_lshl_or_b32 v14, v101, 14, v102
96B8  ds_read2st64_b64 v[50:53], v14 offset1:1
96C0  ds_read2st64_b64 v[54:57], v14 offset0:2 offset1:3
96C8  ds_read2st64_b64 v[58:61], v14 offset0:4 offset1:5
96D0  ds_read2st64_b64 v[62:65], v14 offset0:6 offset1:7
96D8  ds_read2st64_b64 v[34:37], v14 offset0:8 offset1:9
96E0  ds_read2st64_b64 v[38:41], v14 offset0:10 offset1:11
96E8  ds_read2st64_b64 v[42:45], v14 offset0:12 offset1:13
96F0  ds_read2st64_b64 v[46:49], v14 offset0:14 offset1:15
96F8  ds_read2st64_b64 v[18:21], v14 offset0:16 offset1:17
9700  ds_read2st64_b64 v[22:25], v14 offset0:18 offset1:19
9708  ds_read2st64_b64 v[26:29], v14 offset0:20 offset1:21
9710  ds_read2st64_b64 v[30:33], v14 offset0:22 offset1:23
9718  ds_read2st64_b64 v[2:5], v14 offset0:24 offset1:25
9720  ds_read2st64_b64 v[6:9], v14 offset0:26 offset1:27
9728  ds_read2st64_b64 v[10:13], v14 offset0:28 offset1:29
9730  ds_read2st64_b64 v[14:17], v14 offset0:30 offset1:31
9738  s_waitcnt lgkmcnt(14)
973C  v_and_b32_e32 v137, 0x7fffffff, v52
9744  v_and_b32_e32 v138, 0x7fffffff, v50
974C  v_max_u32_e32 v72, v137, v138
9750  v_and_b32_e32 v135, 0x7fffffff, v56
9758  v_and_b32_e32 v136, 0x7fffffff, v54
9760  v_max3_u32 v74, v135, v136, v72
9768  s_waitcnt lgkmcnt(13)
976C  v_and_b32_e32 v133, 0x7fffffff, v60
9774  v_and_b32_e32 v134, 0x7fffffff, v58
977C  v_max3_u32 v74, v133, v134, v74
9784  s_waitcnt lgkmcnt(12)
9788  v_and_b32_e32 v131, 0x7fffffff, v64
9790  v_and_b32_e32 v132, 0x7fffffff, v62
9798  v_max3_u32 v78, v131, v132, v74
97A0  s_waitcnt lgkmcnt(11)
97A4  v_and_b32_e32 v129, 0x7fffffff, v36
97AC  v_and_b32_e32 v130, 0x7fffffff, v34
97B4  v_max3_u32 v80, v129, v130, v78
97BC  s_waitcnt lgkmcnt(10)
97C0  v_and_b32_e32 v127, 0x7fffffff, v40
97C8  v_and_b32_e32 v128, 0x7fffffff, v38
97D0  v_max3_u32 v82, v127, v128, v80
97D8  s_waitcnt lgkmcnt(9)
97DC  v_and_b32_e32 v125, 0x7fffffff, v44
97E4  v_and_b32_e32 v126, 0x7fffffff, v42
97EC  v_max3_u32 v82, v125, v126, v82
97F4  s_waitcnt lgkmcnt(8)
97F8  v_and_b32_e32 v123, 0x7fffffff, v48
9800  v_and_b32_e32 v124, 0x7fffffff, v46
9808  v_max3_u32 v86, v123, v124, v82
9810  s_waitcnt lgkmcnt(7)
9814  v_and_b32_e32 v121, 0x7fffffff, v20
981C  v_and_b32_e32 v122, 0x7fffffff, v18
9824  v_max3_u32 v88, v121, v122, v86
982C  s_waitcnt lgkmcnt(6)
9830  v_and_b32_e32 v119, 0x7fffffff, v24
9838  v_and_b32_e32 v120, 0x7fffffff, v22
9840  v_max3_u32 v90, v119, v120, v88
9848  s_waitcnt lgkmcnt(5)
984C  v_and_b32_e32 v117, 0x7fffffff, v28
9854  v_and_b32_e32 v118, 0x7fffffff, v26
985C  v_max3_u32 v90, v117, v118, v90
9864  s_waitcnt lgkmcnt(4)
9868  v_and_b32_e32 v115, 0x7fffffff, v32
9870  v_and_b32_e32 v116, 0x7fffffff, v30
9878  v_max3_u32 v94, v115, v116, v90
9880  s_waitcnt lgkmcnt(3)
9884  v_and_b32_e32 v113, 0x7fffffff, v4
988C  v_and_b32_e32 v114, 0x7fffffff, v2
9894  v_max3_u32 v96, v113, v114, v94
989C  s_waitcnt lgkmcnt(2)
98A0  v_and_b32_e32 v111, 0x7fffffff, v8
98A8  v_and_b32_e32 v112, 0x7fffffff, v6
98B0  v_max3_u32 v98, v111, v112, v96
98B8  s_waitcnt lgkmcnt(1)
98BC  v_and_b32_e32 v109, 0x7fffffff, v12
98C4  v_and_b32_e32 v110, 0x7fffffff, v10
98CC  v_max3_u32 v103, v109, v110, v98
98D4  s_waitcnt lgkmcnt(0)
98D8  v_and_b32_e32 v107, 0x7fffffff, v16
98E0  v_and_b32_e32 v108, 0x7fffffff, v14
98E8  v_max3_u32 v139, v107, v108, v103
98F0  s_mov_b32 s12, 0x7f7fffff
98F8  v_mov_b32_e32 v68, v50
98FC  v_mov_b32_e32 v69, v52
9900  v_mov_b32_e32 v70, v54
9904  v_mov_b32_e32 v71, v56
9908  v_mov_b32_e32 v72, v58
990C  v_mov_b32_e32 v73, v60
9910  v_mov_b32_e32 v76, v62
9914  v_mov_b32_e32 v77, v64
9918  v_mov_b32_e32 v74, v34
991C  v_mov_b32_e32 v75, v36
9920  v_mov_b32_e32 v78, v38
9924  v_mov_b32_e32 v79, v40
9928  v_mov_b32_e32 v80, v42
992C  v_mov_b32_e32 v81, v44
9930  v_mov_b32_e32 v84, v46
9934  v_mov_b32_e32 v85, v48
9938  v_mov_b32_e32 v82, v18
993C  v_mov_b32_e32 v83, v20
9940  v_mov_b32_e32 v86, v22
9944  v_mov_b32_e32 v87, v24
9948  v_mov_b32_e32 v88, v26
994C  v_mov_b32_e32 v89, v28
9950  v_mov_b32_e32 v92, v30
9954  v_mov_b32_e32 v93, v32
9958  v_mov_b32_e32 v90, v2
995C  v_mov_b32_e32 v91, v4
9960  v_mov_b32_e32 v94, v6
9964  v_mov_b32_e32 v95, v8
9968  v_mov_b32_e32 v96, v10
996C  v_mov_b32_e32 v97, v12
9970  v_mov_b32_e32 v98, v14
9974  v_mov_b32_e32 v99, v16
9978  v_cmp_lt_u32_e32 vcc, s12, v139
997C  v_mov_b32_e32 v103, 0
9980  v_mov_b32_e32 v104, 0
9984  v_mov_b32_e32 v105, 0
9988  v_mov_b32_e32 v106, 0
998C  s_and_saveexec_b64 s[8:9], vcc
9990  s_cbranch_execz 467
9994  s_mov_b32 s13, 0x7f800000
999C  v_cmp_lt_u32_e32 vcc, s12, v138
99A0  v_cmp_lt_u32_e64 s[2:3], s13, v138
99A8  v_and_b32_e32 v68, 0x80000000, v50
99B0  v_cndmask_b32_e64 v70, 0, 7, vcc
99B8  v_cndmask_b32_e64 v71, v138, 0, s[2:3]
99C0  v_and_b32_e32 v69, 0x80000000, v52
99C8  v_or_b32_e32 v72, 0x70, v70
99D0  v_cmp_lt_u32_e64 s[4:5], s12, v137
99D8  v_cndmask_b32_e32 v68, v50, v68, vcc
99DC  v_cmp_lt_u32_e32 vcc, s13, v137
99E0  v_cndmask_b32_e64 v69, v52, v69, s[4:5]
99E8  v_cndmask_b32_e64 v50, v70, v72, s[4:5]
99F0  v_cndmask_b32_e64 v52, 0, 1, vcc
99F8  v_max_u32_e32 v70, v137, v71
99FC  v_addc_co_u32_e64 v52, s[2:3], 0, v52, s[2:3]
9A04  v_cndmask_b32_e32 v70, v70, v71, vcc
9A08  v_or_b32_e32 v71, 0x700, v50
9A10  v_cmp_lt_u32_e32 vcc, s12, v136
9A14  v_cmp_lt_u32_e64 s[2:3], s13, v136
9A1C  s_nop 0
9A20  v_cndmask_b32_e32 v50, v50, v71, vcc
9A24  v_max_u32_e32 v71, v136, v70
9A28  v_cndmask_b32_e64 v73, v71, v70, s[2:3]
9A30  v_and_b32_e32 v70, 0x80000000, v54
9A38  v_cndmask_b32_e64 v72, 0, 1, s[2:3]
9A40  v_and_b32_e32 v71, 0x80000000, v56
9A48  v_or_b32_e32 v74, 0x7000, v50
9A50  v_cmp_lt_u32_e64 s[2:3], s12, v135
9A58  v_cndmask_b32_e32 v70, v54, v70, vcc
9A5C  v_cmp_lt_u32_e32 vcc, s13, v135
9A60  v_max_u32_e32 v54, v135, v73
9A64  v_cndmask_b32_e64 v71, v56, v71, s[2:3]
9A6C  v_cndmask_b32_e64 v50, v50, v74, s[2:3]
9A74  v_addc_co_u32_e64 v52, s[2:3], v52, v72, vcc
9A7C  v_cndmask_b32_e32 v54, v54, v73, vcc
9A80  v_or_b32_e32 v56, 0x70000, v50
9A88  v_cmp_lt_u32_e32 vcc, s12, v134
9A8C  v_cmp_lt_u32_e64 s[2:3], s13, v134
9A94  v_max_u32_e32 v72, v134, v54
9A98  v_cndmask_b32_e32 v50, v50, v56, vcc
9A9C  v_cndmask_b32_e64 v54, v72, v54, s[2:3]
9AA4  v_and_b32_e32 v72, 0x80000000, v58
9AAC  v_cndmask_b32_e64 v56, 0, 1, s[2:3]
9AB4  v_and_b32_e32 v73, 0x80000000, v60
9ABC  v_or_b32_e32 v74, 0x700000, v50
9AC4  v_cmp_lt_u32_e64 s[2:3], s12, v133
9ACC  v_cndmask_b32_e32 v72, v58, v72, vcc
9AD0  v_cmp_lt_u32_e32 vcc, s13, v133
9AD4  v_cndmask_b32_e64 v73, v60, v73, s[2:3]
9ADC  v_cndmask_b32_e64 v50, v50, v74, s[2:3]
9AE4  v_addc_co_u32_e64 v52, s[2:3], v52, v56, vcc
9AEC  v_max_u32_e32 v56, v133, v54
9AF0  v_cndmask_b32_e32 v54, v56, v54, vcc
9AF4  v_or_b32_e32 v56, 0x7000000, v50
9AFC  v_cmp_lt_u32_e32 vcc, s12, v132
9B00  v_cmp_lt_u32_e64 s[2:3], s13, v132
9B08  v_max_u32_e32 v58, v132, v54
9B0C  v_cndmask_b32_e32 v50, v50, v56, vcc
9B10  v_cndmask_b32_e64 v54, v58, v54, s[2:3]
9B18  v_and_b32_e32 v58, 0x80000000, v62
9B20  v_cndmask_b32_e64 v56, 0, 1, s[2:3]
9B28  v_and_b32_e32 v60, 0x80000000, v64
9B30  v_or_b32_e32 v74, 0x70000000, v50
9B38  v_cmp_lt_u32_e64 s[2:3], s12, v131
9B40  v_cndmask_b32_e32 v76, v62, v58, vcc
9B44  v_cmp_lt_u32_e32 vcc, s13, v131
9B48  v_cndmask_b32_e64 v77, v64, v60, s[2:3]
9B50  v_cndmask_b32_e64 v103, v50, v74, s[2:3]
9B58  v_addc_co_u32_e64 v50, s[2:3], v52, v56, vcc
9B60  v_max_u32_e32 v52, v131, v54
9B64  v_cndmask_b32_e32 v52, v52, v54, vcc
9B68  v_cmp_lt_u32_e32 vcc, s12, v130
9B6C  v_cmp_lt_u32_e64 s[2:3], s13, v130
9B74  v_max_u32_e32 v58, v130, v52
9B78  v_cndmask_b32_e64 v54, 0, 7, vcc
9B80  v_cndmask_b32_e64 v52, v58, v52, s[2:3]
9B88  v_and_b32_e32 v58, 0x80000000, v34
9B90  v_cndmask_b32_e64 v56, 0, 1, s[2:3]
9B98  v_and_b32_e32 v60, 0x80000000, v36
9BA0  v_or_b32_e32 v62, 0x70, v54
9BA8  v_cmp_lt_u32_e64 s[2:3], s12, v129
9BB0  v_cndmask_b32_e32 v74, v34, v58, vcc
9BB4  v_cmp_lt_u32_e32 vcc, s13, v129
9BB8  v_cndmask_b32_e64 v75, v36, v60, s[2:3]
9BC0  v_cndmask_b32_e64 v34, v54, v62, s[2:3]
9BC8  v_addc_co_u32_e64 v36, s[2:3], v50, v56, vcc
9BD0  v_max_u32_e32 v50, v129, v52
9BD4  v_cndmask_b32_e32 v50, v50, v52, vcc
9BD8  v_or_b32_e32 v52, 0x700, v34
9BE0  v_cmp_lt_u32_e32 vcc, s12, v128
9BE4  v_cmp_lt_u32_e64 s[2:3], s13, v128
9BEC  v_max_u32_e32 v54, v128, v50
9BF0  v_cndmask_b32_e32 v34, v34, v52, vcc
9BF4  v_cndmask_b32_e64 v50, v54, v50, s[2:3]
9BFC  v_and_b32_e32 v54, 0x80000000, v38
9C04  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
9C0C  v_and_b32_e32 v56, 0x80000000, v40
9C14  v_or_b32_e32 v58, 0x7000, v34
9C1C  v_cmp_lt_u32_e64 s[2:3], s12, v127
9C24  v_cndmask_b32_e32 v78, v38, v54, vcc
9C28  v_cmp_lt_u32_e32 vcc, s13, v127
9C2C  v_max_u32_e32 v38, v127, v50
9C30  v_cndmask_b32_e64 v79, v40, v56, s[2:3]
9C38  v_cndmask_b32_e64 v34, v34, v58, s[2:3]
9C40  v_addc_co_u32_e64 v36, s[2:3], v36, v52, vcc
9C48  v_cndmask_b32_e32 v38, v38, v50, vcc
9C4C  v_or_b32_e32 v40, 0x70000, v34
9C54  v_cmp_lt_u32_e32 vcc, s12, v126
9C58  v_cmp_lt_u32_e64 s[2:3], s13, v126
9C60  v_max_u32_e32 v50, v126, v38
9C64  v_cndmask_b32_e32 v34, v34, v40, vcc
9C68  v_cndmask_b32_e64 v38, v50, v38, s[2:3]
9C70  v_and_b32_e32 v50, 0x80000000, v42
9C78  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
9C80  v_and_b32_e32 v52, 0x80000000, v44
9C88  v_or_b32_e32 v54, 0x700000, v34
9C90  v_cmp_lt_u32_e64 s[2:3], s12, v125
9C98  v_cndmask_b32_e32 v80, v42, v50, vcc
9C9C  v_cmp_lt_u32_e32 vcc, s13, v125
9CA0  v_cndmask_b32_e64 v81, v44, v52, s[2:3]
9CA8  v_cndmask_b32_e64 v34, v34, v54, s[2:3]
9CB0  v_addc_co_u32_e64 v36, s[2:3], v36, v40, vcc
9CB8  v_max_u32_e32 v40, v125, v38
9CBC  v_cndmask_b32_e32 v38, v40, v38, vcc
9CC0  v_or_b32_e32 v40, 0x7000000, v34
9CC8  v_cmp_lt_u32_e32 vcc, s12, v124
9CCC  v_cmp_lt_u32_e64 s[2:3], s13, v124
9CD4  v_max_u32_e32 v42, v124, v38
9CD8  v_cndmask_b32_e32 v34, v34, v40, vcc
9CDC  v_cndmask_b32_e64 v38, v42, v38, s[2:3]
9CE4  v_and_b32_e32 v42, 0x80000000, v46
9CEC  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
9CF4  v_and_b32_e32 v44, 0x80000000, v48
9CFC  v_or_b32_e32 v50, 0x70000000, v34
9D04  v_cmp_lt_u32_e64 s[2:3], s12, v123
9D0C  v_cndmask_b32_e32 v84, v46, v42, vcc
9D10  v_cmp_lt_u32_e32 vcc, s13, v123
9D14  v_cndmask_b32_e64 v85, v48, v44, s[2:3]
9D1C  v_cndmask_b32_e64 v104, v34, v50, s[2:3]
9D24  v_addc_co_u32_e64 v34, s[2:3], v36, v40, vcc
9D2C  v_max_u32_e32 v36, v123, v38
9D30  v_cndmask_b32_e32 v36, v36, v38, vcc
9D34  v_cmp_lt_u32_e32 vcc, s12, v122
9D38  v_cmp_lt_u32_e64 s[2:3], s13, v122
9D40  v_max_u32_e32 v42, v122, v36
9D44  v_cndmask_b32_e64 v38, 0, 7, vcc
9D4C  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
9D54  v_and_b32_e32 v42, 0x80000000, v18
9D5C  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
9D64  v_and_b32_e32 v44, 0x80000000, v20
9D6C  v_or_b32_e32 v46, 0x70, v38
9D74  v_cmp_lt_u32_e64 s[2:3], s12, v121
9D7C  v_cndmask_b32_e32 v82, v18, v42, vcc
9D80  v_cmp_lt_u32_e32 vcc, s13, v121
9D84  v_cndmask_b32_e64 v83, v20, v44, s[2:3]
9D8C  v_cndmask_b32_e64 v18, v38, v46, s[2:3]
9D94  v_addc_co_u32_e64 v20, s[2:3], v34, v40, vcc
9D9C  v_max_u32_e32 v34, v121, v36
9DA0  v_cndmask_b32_e32 v34, v34, v36, vcc
9DA4  v_or_b32_e32 v36, 0x700, v18
9DAC  v_cmp_lt_u32_e32 vcc, s12, v120
9DB0  v_cmp_lt_u32_e64 s[2:3], s13, v120
9DB8  v_max_u32_e32 v38, v120, v34
9DBC  v_cndmask_b32_e32 v18, v18, v36, vcc
9DC0  v_cndmask_b32_e64 v34, v38, v34, s[2:3]
9DC8  v_and_b32_e32 v38, 0x80000000, v22
9DD0  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
9DD8  v_and_b32_e32 v40, 0x80000000, v24
9DE0  v_or_b32_e32 v42, 0x7000, v18
9DE8  v_cmp_lt_u32_e64 s[2:3], s12, v119
9DF0  v_cndmask_b32_e32 v86, v22, v38, vcc
9DF4  v_cmp_lt_u32_e32 vcc, s13, v119
9DF8  v_max_u32_e32 v22, v119, v34
9DFC  v_cndmask_b32_e64 v87, v24, v40, s[2:3]
9E04  v_cndmask_b32_e64 v18, v18, v42, s[2:3]
9E0C  v_addc_co_u32_e64 v20, s[2:3], v20, v36, vcc
9E14  v_cndmask_b32_e32 v22, v22, v34, vcc
9E18  v_or_b32_e32 v24, 0x70000, v18
9E20  v_cmp_lt_u32_e32 vcc, s12, v118
9E24  v_cmp_lt_u32_e64 s[2:3], s13, v118
9E2C  v_max_u32_e32 v34, v118, v22
9E30  v_cndmask_b32_e32 v18, v18, v24, vcc
9E34  v_cndmask_b32_e64 v22, v34, v22, s[2:3]
9E3C  v_and_b32_e32 v34, 0x80000000, v26
9E44  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
9E4C  v_and_b32_e32 v36, 0x80000000, v28
9E54  v_or_b32_e32 v38, 0x700000, v18
9E5C  v_cmp_lt_u32_e64 s[2:3], s12, v117
9E64  v_cndmask_b32_e32 v88, v26, v34, vcc
9E68  v_cmp_lt_u32_e32 vcc, s13, v117
9E6C  v_cndmask_b32_e64 v89, v28, v36, s[2:3]
9E74  v_cndmask_b32_e64 v18, v18, v38, s[2:3]
9E7C  v_addc_co_u32_e64 v20, s[2:3], v20, v24, vcc
9E84  v_max_u32_e32 v24, v117, v22
9E88  v_cndmask_b32_e32 v22, v24, v22, vcc
9E8C  v_or_b32_e32 v24, 0x7000000, v18
9E94  v_cmp_lt_u32_e32 vcc, s12, v116
9E98  v_cmp_lt_u32_e64 s[2:3], s13, v116
9EA0  v_max_u32_e32 v26, v116, v22
9EA4  v_cndmask_b32_e32 v18, v18, v24, vcc
9EA8  v_cndmask_b32_e64 v22, v26, v22, s[2:3]
9EB0  v_and_b32_e32 v26, 0x80000000, v30
9EB8  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
9EC0  v_and_b32_e32 v28, 0x80000000, v32
9EC8  v_or_b32_e32 v34, 0x70000000, v18
9ED0  v_cmp_lt_u32_e64 s[2:3], s12, v115
9ED8  v_cndmask_b32_e32 v92, v30, v26, vcc
9EDC  v_cmp_lt_u32_e32 vcc, s13, v115
9EE0  v_cndmask_b32_e64 v93, v32, v28, s[2:3]
9EE8  v_cndmask_b32_e64 v105, v18, v34, s[2:3]
9EF0  v_addc_co_u32_e64 v18, s[2:3], v20, v24, vcc
9EF8  v_max_u32_e32 v20, v115, v22
9EFC  v_cndmask_b32_e32 v20, v20, v22, vcc
9F00  v_cmp_lt_u32_e32 vcc, s12, v114
9F04  v_cmp_lt_u32_e64 s[2:3], s13, v114
9F0C  v_max_u32_e32 v26, v114, v20
9F10  v_cndmask_b32_e64 v22, 0, 7, vcc
9F18  v_cndmask_b32_e64 v20, v26, v20, s[2:3]
9F20  v_and_b32_e32 v26, 0x80000000, v2
9F28  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
9F30  v_and_b32_e32 v28, 0x80000000, v4
9F38  v_or_b32_e32 v30, 0x70, v22
9F40  v_cmp_lt_u32_e64 s[2:3], s12, v113
9F48  v_cndmask_b32_e32 v90, v2, v26, vcc
9F4C  v_cmp_lt_u32_e32 vcc, s13, v113
9F50  v_cndmask_b32_e64 v91, v4, v28, s[2:3]
9F58  v_cndmask_b32_e64 v2, v22, v30, s[2:3]
9F60  v_addc_co_u32_e64 v4, s[2:3], v18, v24, vcc
9F68  v_max_u32_e32 v18, v113, v20
9F6C  v_cndmask_b32_e32 v18, v18, v20, vcc
9F70  v_or_b32_e32 v20, 0x700, v2
9F78  v_cmp_lt_u32_e32 vcc, s12, v112
9F7C  v_cmp_lt_u32_e64 s[2:3], s13, v112
9F84  v_max_u32_e32 v22, v112, v18
9F88  v_cndmask_b32_e32 v2, v2, v20, vcc
9F8C  v_cndmask_b32_e64 v18, v22, v18, s[2:3]
9F94  v_and_b32_e32 v22, 0x80000000, v6
9F9C  v_cndmask_b32_e64 v20, 0, 1, s[2:3]
9FA4  v_and_b32_e32 v24, 0x80000000, v8
9FAC  v_or_b32_e32 v26, 0x7000, v2
9FB4  v_cmp_lt_u32_e64 s[2:3], s12, v111
9FBC  v_cndmask_b32_e32 v94, v6, v22, vcc
9FC0  v_cmp_lt_u32_e32 vcc, s13, v111
9FC4  v_max_u32_e32 v6, v111, v18
9FC8  v_cndmask_b32_e64 v95, v8, v24, s[2:3]
9FD0  v_cndmask_b32_e64 v2, v2, v26, s[2:3]
9FD8  v_addc_co_u32_e64 v4, s[2:3], v4, v20, vcc
9FE0  v_cndmask_b32_e32 v6, v6, v18, vcc
9FE4  v_or_b32_e32 v8, 0x70000, v2
9FEC  v_cmp_lt_u32_e32 vcc, s12, v110
9FF0  v_cmp_lt_u32_e64 s[2:3], s13, v110
9FF8  v_max_u32_e32 v18, v110, v6
9FFC  v_cndmask_b32_e32 v2, v2, v8, vcc
A000  v_cndmask_b32_e64 v6, v18, v6, s[2:3]
A008  v_and_b32_e32 v18, 0x80000000, v10
A010  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
A018  v_and_b32_e32 v20, 0x80000000, v12
A020  v_or_b32_e32 v22, 0x700000, v2
A028  v_cmp_lt_u32_e64 s[2:3], s12, v109
A030  v_cndmask_b32_e32 v96, v10, v18, vcc
A034  v_cmp_lt_u32_e32 vcc, s13, v109
A038  v_cndmask_b32_e64 v97, v12, v20, s[2:3]
A040  v_cndmask_b32_e64 v2, v2, v22, s[2:3]
A048  v_addc_co_u32_e64 v4, s[2:3], v4, v8, vcc
A050  v_max_u32_e32 v8, v109, v6
A054  v_cndmask_b32_e32 v6, v8, v6, vcc
A058  v_or_b32_e32 v8, 0x7000000, v2
A060  v_cmp_lt_u32_e32 vcc, s12, v108
A064  v_cmp_lt_u32_e64 s[2:3], s13, v108
A06C  v_max_u32_e32 v10, v108, v6
A070  v_cndmask_b32_e32 v2, v2, v8, vcc
A074  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
A07C  v_and_b32_e32 v10, 0x80000000, v14
A084  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
A08C  v_and_b32_e32 v12, 0x80000000, v16
A094  v_or_b32_e32 v18, 0x70000000, v2
A09C  v_cmp_lt_u32_e64 s[2:3], s12, v107
A0A4  v_cndmask_b32_e32 v98, v14, v10, vcc
A0A8  v_cmp_lt_u32_e32 vcc, s13, v107
A0AC  v_cndmask_b32_e64 v99, v16, v12, s[2:3]
A0B4  v_cndmask_b32_e64 v106, v2, v18, s[2:3]
A0BC  v_addc_co_u32_e64 v2, s[2:3], v4, v8, vcc
A0C4  v_max_u32_e32 v4, v107, v6
A0C8  v_cndmask_b32_e32 v4, v4, v6, vcc
A0CC  v_mov_b32_e32 v6, 0x7f800000
A0D4  v_cmp_ne_u32_e32 vcc, 32, v2
A0D8  s_nop 1
A0DC  v_cndmask_b32_e32 v139, v6, v4, vcc
A0E0  s_or_b64 exec, exec, s[8:9]
A0E4  v_cmp_ne_u32_e32 vcc, 0, v139
A0E8  v_mov_b32_e32 v4, 0x7f
A0F0  s_and_saveexec_b64 s[2:3], vcc
A0F4  s_cbranch_execz 15
A0F8  v_add_u32_e32 v2, s31, v139
A0FC  s_mov_b32 s4, 0x17fffff
A104  v_lshrrev_b32_e32 v4, 23, v2
A108  v_add_u32_e32 v4, -2, v4
A10C  v_cmp_lt_u32_e32 vcc, s4, v2
A110  s_mov_b32 s4, 0x7f800000
A118  s_nop 0
A11C  v_cndmask_b32_e32 v2, 0, v4, vcc
A120  v_cmp_eq_u32_e32 vcc, s4, v139
A124  v_mov_b32_e32 v4, 0xfe
A12C  s_and_b64 vcc, s[22:23], vcc
A130  v_cndmask_b32_e32 v4, v2, v4, vcc
A134  s_or_b64 exec, exec, s[2:3]
A138  v_cmp_eq_u32_e32 vcc, 0, v4
A13C  s_cbranch_vccz 37
A140  s_nop 0
A144  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
A14C  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
A154  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
A15C  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
A164  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
A16C  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
A174  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
A17C  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
A184  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
A18C  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
A194  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
A19C  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
A1A4  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
A1AC  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
A1B4  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
A1BC  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
A1C4  v_pk_mul_f32 v[98:99], v[2:3], v[98:99] op_sel_hi:[0,1]
A1CC  v_max_u32_e32 v2, 1, v4
A1D0  s_branch 1
A1D4  v_mov_b32_e32 v2, v4
A1D8  v_mad_u64_u32 v[66:67], s[2:3], s10, v67, v[66:67]
A1E0  v_lshlrev_b32_e32 v6, 2, v66
A1E4  s_mov_b32 s2, 0xd2511f53
A1EC  v_mad_u64_u32 v[108:109], s[4:5], v6, s2, 0
A1F4  s_mul_hi_u32 s4, s29, 0xcd9e8d57
A1FC  s_xor_b32 s4, s28, s4
A200  s_xor_b32 s4, s4, s34
A204  s_xor_b32 s12, s35, s30
A208  s_mov_b32 s3, 0xcd9e8d57
A210  s_mul_i32 s8, s29, 0xcd9e8d57
A218  v_xor_b32_e32 v8, s12, v109
A21C  s_add_i32 s9, s34, 0x9e3779b9
A224  s_add_i32 s13, s35, 0xbb67ae85
A22C  s_mul_hi_u32 s15, s4, 0xd2511f53
A234  s_mul_i32 s17, s4, 0xd2511f53
A23C  v_mad_u64_u32 v[110:111], s[4:5], v8, s3, 0
A244  s_xor_b32 s14, s9, s8
A248  s_xor_b32 s16, s13, s15
A24C  v_xor_b32_e32 v8, s14, v111
A250  v_xor_b32_e32 v10, s16, v108
A254  s_add_i32 s8, s35, 0x76cf5d0a
A25C  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
A264  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
A26C  s_xor_b32 s20, s8, s17
A270  s_add_i32 s13, s34, 0x3c6ef372
A278  v_xor_b32_e32 v8, v110, v113
A27C  v_xor_b32_e32 v10, s20, v109
A280  v_xor_b32_e32 v8, s13, v8
A284  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
A28C  s_add_i32 s17, s34, 0xdaa66d2b
A294  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
A29C  v_xor_b32_e32 v8, v112, v115
A2A0  s_add_i32 s15, s35, 0x32370b8f
A2A8  v_xor_b32_e32 v8, s17, v8
A2AC  v_xor_b32_e32 v10, v108, v111
A2B0  v_xor_b32_e32 v10, s15, v10
A2B4  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
A2BC  s_add_i32 s18, s35, 0xed9eba14
A2C4  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
A2CC  v_xor_b32_e32 v10, v110, v109
A2D0  s_add_i32 s19, s34, 0x78dde6e4
A2D8  v_xor_b32_e32 v8, v114, v113
A2DC  v_xor_b32_e32 v10, s18, v10
A2E0  v_xor_b32_e32 v8, s19, v8
A2E4  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
A2EC  s_add_i32 s29, s34, 0x1715609d
A2F4  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
A2FC  v_xor_b32_e32 v8, v112, v115
A300  s_add_i32 s28, s35, 0xa9066899
A308  v_xor_b32_e32 v8, s29, v8
A30C  v_xor_b32_e32 v10, v108, v111
A310  v_xor_b32_e32 v10, s28, v10
A314  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
A31C  s_add_i32 s30, s35, 0x646e171e
A324  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
A32C  v_xor_b32_e32 v10, v110, v109
A330  s_add_i32 s36, s34, 0xb54cda56
A338  v_xor_b32_e32 v8, v114, v113
A33C  v_xor_b32_e32 v10, s30, v10
A340  v_xor_b32_e32 v8, s36, v8
A344  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
A34C  s_add_i32 s38, s34, 0x5384540f
A354  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
A35C  v_xor_b32_e32 v8, v112, v115
A360  s_add_i32 s37, s35, 0x1fd5c5a3
A368  v_xor_b32_e32 v8, s38, v8
A36C  v_xor_b32_e32 v10, v108, v111
A370  v_xor_b32_e32 v10, s37, v10
A374  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
A37C  s_add_i32 s39, s35, 0xdb3d7428
A384  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
A38C  v_xor_b32_e32 v10, v110, v109
A390  s_add_i32 s40, s34, 0xf1bbcdc8
A398  v_xor_b32_e32 v8, v114, v113
A39C  v_xor_b32_e32 v10, s39, v10
A3A0  v_xor_b32_e32 v8, s40, v8
A3A4  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
A3AC  s_add_i32 s41, s34, 0x8ff34781
A3B4  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
A3BC  v_xor_b32_e32 v8, v112, v115
A3C0  s_add_i32 s34, s35, 0x96a522ad
A3C8  v_xor_b32_e32 v8, s41, v8
A3CC  v_xor_b32_e32 v10, v108, v111
A3D0  v_mov_b32_e32 v14, 0
A3D4  v_mov_b32_e32 v16, 0
A3D8  v_lshlrev_b32_e32 v2, 23, v2
A3DC  v_xor_b32_e32 v12, s34, v10
A3E0  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[68:69], v8, v2
A3E8  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[72:73], v12, v2 op_sel:[0,0,0,1]
A3F0  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[70:71], v114, v2 op_sel:[0,0,1,0]
A3F8  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[76:77], v110, v2 op_sel:[0,0,1,1]
A400  s_nop 0
A404  v_or_b32_e32 v8, 1, v6
A408  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A410  v_xor_b32_e32 v8, s12, v71
A414  v_mad_u64_u32 v[72:73], s[4:5], v8, s3, 0
A41C  v_xor_b32_e32 v8, s14, v73
A420  v_xor_b32_e32 v12, s16, v70
A424  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A42C  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A434  v_xor_b32_e32 v8, v72, v77
A438  v_xor_b32_e32 v12, s20, v71
A43C  v_xor_b32_e32 v8, s13, v8
A440  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A448  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A450  v_xor_b32_e32 v8, v76, v109
A454  v_xor_b32_e32 v8, s17, v8
A458  v_xor_b32_e32 v12, v70, v73
A45C  v_xor_b32_e32 v12, s15, v12
A460  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A468  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A470  v_xor_b32_e32 v12, v72, v71
A474  v_xor_b32_e32 v8, v108, v77
A478  v_xor_b32_e32 v12, s18, v12
A47C  v_xor_b32_e32 v8, s19, v8
A480  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A488  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A490  v_xor_b32_e32 v8, v76, v109
A494  v_xor_b32_e32 v8, s29, v8
A498  v_xor_b32_e32 v12, v70, v73
A49C  v_xor_b32_e32 v12, s28, v12
A4A0  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A4A8  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A4B0  v_xor_b32_e32 v12, v72, v71
A4B4  v_xor_b32_e32 v8, v108, v77
A4B8  v_xor_b32_e32 v12, s30, v12
A4BC  v_xor_b32_e32 v8, s36, v8
A4C0  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A4C8  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A4D0  v_xor_b32_e32 v8, v76, v109
A4D4  v_xor_b32_e32 v8, s38, v8
A4D8  v_xor_b32_e32 v12, v70, v73
A4DC  v_xor_b32_e32 v12, s37, v12
A4E0  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A4E8  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A4F0  v_xor_b32_e32 v12, v72, v71
A4F4  v_xor_b32_e32 v8, v108, v77
A4F8  v_xor_b32_e32 v12, s39, v12
A4FC  v_xor_b32_e32 v8, s40, v8
A500  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A508  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A510  v_xor_b32_e32 v8, v76, v109
A514  v_or3_b32 v68, v16, v103, v14
A51C  v_xor_b32_e32 v8, s41, v8
A520  v_xor_b32_e32 v12, v70, v73
A524  v_mov_b32_e32 v14, 0
A528  v_mov_b32_e32 v16, 0
A52C  v_xor_b32_e32 v12, s34, v12
A530  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[74:75], v8, v2
A538  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[80:81], v12, v2 op_sel:[0,0,0,1]
A540  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[78:79], v108, v2 op_sel:[0,0,1,0]
A548  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[84:85], v72, v2 op_sel:[0,0,1,1]
A550  s_nop 0
A554  v_or_b32_e32 v8, 2, v6
A558  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A560  v_xor_b32_e32 v8, s12, v71
A564  v_mad_u64_u32 v[72:73], s[4:5], v8, s3, 0
A56C  v_xor_b32_e32 v12, s16, v70
A570  v_xor_b32_e32 v8, s14, v73
A574  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A57C  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A584  v_xor_b32_e32 v8, v72, v75
A588  v_xor_b32_e32 v8, s13, v8
A58C  v_xor_b32_e32 v12, s20, v71
A590  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A598  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A5A0  v_xor_b32_e32 v8, v74, v77
A5A4  v_xor_b32_e32 v12, v70, v73
A5A8  v_xor_b32_e32 v8, s17, v8
A5AC  v_xor_b32_e32 v12, s15, v12
A5B0  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A5B8  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A5C0  v_xor_b32_e32 v8, v76, v75
A5C4  v_xor_b32_e32 v12, v72, v71
A5C8  v_xor_b32_e32 v8, s19, v8
A5CC  v_xor_b32_e32 v12, s18, v12
A5D0  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A5D8  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A5E0  v_xor_b32_e32 v8, v74, v77
A5E4  v_xor_b32_e32 v12, v70, v73
A5E8  v_xor_b32_e32 v8, s29, v8
A5EC  v_xor_b32_e32 v12, s28, v12
A5F0  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A5F8  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A600  v_xor_b32_e32 v8, v76, v75
A604  v_xor_b32_e32 v12, v72, v71
A608  v_xor_b32_e32 v8, s36, v8
A60C  v_xor_b32_e32 v12, s30, v12
A610  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A618  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A620  v_xor_b32_e32 v8, v74, v77
A624  v_xor_b32_e32 v12, v70, v73
A628  v_xor_b32_e32 v8, s38, v8
A62C  v_xor_b32_e32 v12, s37, v12
A630  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A638  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A640  v_xor_b32_e32 v8, v76, v75
A644  v_xor_b32_e32 v12, v72, v71
A648  v_xor_b32_e32 v8, s40, v8
A64C  v_xor_b32_e32 v12, s39, v12
A650  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A658  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A660  v_or3_b32 v69, v16, v104, v14
A668  v_xor_b32_e32 v8, v74, v77
A66C  v_xor_b32_e32 v12, v70, v73
A670  v_mov_b32_e32 v14, 0
A674  v_mov_b32_e32 v16, 0
A678  v_or_b32_e32 v6, 3, v6
A67C  v_xor_b32_e32 v8, s41, v8
A680  v_xor_b32_e32 v12, s34, v12
A684  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[82:83], v8, v2
A68C  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[88:89], v12, v2 op_sel:[0,0,0,1]
A694  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[86:87], v76, v2 op_sel:[0,0,1,0]
A69C  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[92:93], v72, v2 op_sel:[0,0,1,1]
A6A4  s_nop 0
A6A8  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A6B0  v_xor_b32_e32 v6, s12, v73
A6B4  v_mad_u64_u32 v[74:75], s[4:5], v6, s3, 0
A6BC  v_xor_b32_e32 v8, s16, v72
A6C0  v_xor_b32_e32 v6, s14, v75
A6C4  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A6CC  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A6D4  v_xor_b32_e32 v6, v74, v77
A6D8  v_xor_b32_e32 v6, s13, v6
A6DC  v_xor_b32_e32 v8, s20, v73
A6E0  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A6E8  v_mad_u64_u32 v[78:79], s[4:5], v8, s3, 0
A6F0  v_xor_b32_e32 v6, v76, v79
A6F4  v_xor_b32_e32 v8, v72, v75
A6F8  v_xor_b32_e32 v6, s17, v6
A6FC  v_xor_b32_e32 v8, s15, v8
A700  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A708  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A710  v_xor_b32_e32 v6, v78, v77
A714  v_xor_b32_e32 v8, v74, v73
A718  v_xor_b32_e32 v6, s19, v6
A71C  v_xor_b32_e32 v8, s18, v8
A720  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A728  v_mad_u64_u32 v[78:79], s[4:5], v8, s3, 0
A730  v_xor_b32_e32 v6, v76, v79
A734  v_xor_b32_e32 v8, v72, v75
A738  v_xor_b32_e32 v6, s29, v6
A73C  v_xor_b32_e32 v8, s28, v8
A740  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A748  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A750  v_xor_b32_e32 v6, v78, v77
A754  v_xor_b32_e32 v8, v74, v73
A758  v_xor_b32_e32 v6, s36, v6
A75C  v_xor_b32_e32 v8, s30, v8
A760  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A768  v_mad_u64_u32 v[78:79], s[4:5], v8, s3, 0
A770  v_xor_b32_e32 v6, v76, v79
A774  v_xor_b32_e32 v8, v72, v75
A778  v_xor_b32_e32 v6, s38, v6
A77C  v_xor_b32_e32 v8, s37, v8
A780  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A788  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A790  v_xor_b32_e32 v6, v78, v77
A794  v_xor_b32_e32 v8, v74, v73
A798  v_xor_b32_e32 v6, s40, v6
A79C  v_xor_b32_e32 v8, s39, v8
A7A0  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A7A8  v_mad_u64_u32 v[78:79], s[2:3], v8, s3, 0
A7B0  v_xor_b32_e32 v6, v76, v79
A7B4  v_or3_b32 v70, v16, v105, v14
A7BC  v_xor_b32_e32 v6, s41, v6
A7C0  v_xor_b32_e32 v8, v72, v75
A7C4  v_mov_b32_e32 v12, 0
A7C8  v_mov_b32_e32 v14, 0
A7CC  v_xor_b32_e32 v8, s34, v8
A7D0  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[90:91], v6, v2
A7D8  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[96:97], v8, v2 op_sel:[0,0,0,1]
A7E0  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[94:95], v78, v2 op_sel:[0,0,1,0]
A7E8  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[98:99], v74, v2 op_sel:[0,0,1,1]
A7F0  s_nop 0
A7F4  v_bitop3_b32 v2, v102, v101, v100 bitop3:0xf6
A7FC  v_mov_b32_e32 v6, 0x10000
A804  v_lshl_or_b32 v2, v2, 4, v6
A80C  v_or_b32_e32 v6, v102, v101
A810  v_or3_b32 v71, v14, v106, v12
A818  v_or_b32_e32 v8, 0x12000, v6
A820  v_and_b32_e32 v87, 0x7fffffff, v53
A828  v_and_b32_e32 v88, 0x7fffffff, v51
A830  ds_write_b128 v2, v[68:71]
A838  ds_write_b8 v8, v4
A840  v_max_u32_e32 v4, v87, v88
A844  v_and_b32_e32 v85, 0x7fffffff, v57
A84C  v_and_b32_e32 v86, 0x7fffffff, v55
A854  v_max3_u32 v4, v85, v86, v4
A85C  v_and_b32_e32 v83, 0x7fffffff, v61
A864  v_and_b32_e32 v84, 0x7fffffff, v59
A86C  v_max3_u32 v4, v83, v84, v4
A874  v_and_b32_e32 v81, 0x7fffffff, v65
A87C  v_and_b32_e32 v82, 0x7fffffff, v63
A884  v_max3_u32 v4, v81, v82, v4
A88C  v_and_b32_e32 v79, 0x7fffffff, v37
A894  v_and_b32_e32 v80, 0x7fffffff, v35
A89C  v_max3_u32 v4, v79, v80, v4
A8A4  v_and_b32_e32 v77, 0x7fffffff, v41
A8AC  v_and_b32_e32 v78, 0x7fffffff, v39
A8B4  v_max3_u32 v4, v77, v78, v4
A8BC  v_and_b32_e32 v75, 0x7fffffff, v45
A8C4  v_and_b32_e32 v76, 0x7fffffff, v43
A8CC  v_max3_u32 v4, v75, v76, v4
A8D4  v_and_b32_e32 v73, 0x7fffffff, v49
A8DC  v_and_b32_e32 v74, 0x7fffffff, v47
A8E4  v_max3_u32 v4, v73, v74, v4
A8EC  v_and_b32_e32 v71, 0x7fffffff, v21
A8F4  v_and_b32_e32 v72, 0x7fffffff, v19
A8FC  v_max3_u32 v4, v71, v72, v4
A904  v_and_b32_e32 v69, 0x7fffffff, v25
A90C  v_and_b32_e32 v70, 0x7fffffff, v23
A914  v_max3_u32 v4, v69, v70, v4
A91C  v_and_b32_e32 v67, 0x7fffffff, v29
A924  v_and_b32_e32 v68, 0x7fffffff, v27
A92C  v_max3_u32 v4, v67, v68, v4
A934  v_and_b32_e32 v58, 0x7fffffff, v33
A93C  v_and_b32_e32 v62, 0x7fffffff, v31
A944  v_max3_u32 v8, v58, v62, v4
A94C  v_and_b32_e32 v50, 0x7fffffff, v5
A954  v_and_b32_e32 v54, 0x7fffffff, v3
A95C  v_max3_u32 v12, v50, v54, v8
A964  v_and_b32_e32 v42, 0x7fffffff, v9
A96C  v_and_b32_e32 v46, 0x7fffffff, v7
A974  v_max3_u32 v14, v42, v46, v12
A97C  v_and_b32_e32 v34, 0x7fffffff, v13
A984  v_and_b32_e32 v38, 0x7fffffff, v11
A98C  v_max3_u32 v14, v34, v38, v14
A994  v_and_b32_e32 v22, 0x7fffffff, v17
A99C  v_and_b32_e32 v30, 0x7fffffff, v15
A9A4  v_max3_u32 v89, v22, v30, v14
A9AC  s_mov_b32 s35, 0x7f7fffff
A9B4  v_mov_b32_e32 v10, 0
A9B8  v_mov_b32_e32 v52, v51
A9BC  v_mov_b32_e32 v56, v55
A9C0  v_mov_b32_e32 v60, v59
A9C4  v_mov_b32_e32 v64, v63
A9C8  v_mov_b32_e32 v36, v35
A9CC  v_mov_b32_e32 v40, v39
A9D0  v_mov_b32_e32 v44, v43
A9D4  v_mov_b32_e32 v48, v47
A9D8  v_mov_b32_e32 v20, v19
A9DC  v_mov_b32_e32 v24, v23
A9E0  v_mov_b32_e32 v28, v27
A9E4  v_mov_b32_e32 v32, v31
A9E8  v_mov_b32_e32 v4, v3
A9EC  v_mov_b32_e32 v8, v7
A9F0  v_mov_b32_e32 v12, v11
A9F4  v_mov_b32_e32 v16, v15
A9F8  v_cmp_lt_u32_e32 vcc, s35, v89
A9FC  v_mov_b32_e32 v14, 0
AA00  v_mov_b32_e32 v18, 0
AA04  v_mov_b32_e32 v26, 0
AA08  s_and_saveexec_b64 s[8:9], vcc
AA0C  s_cbranch_execz 467
AA10  s_mov_b32 s42, 0x7f800000
AA18  v_cmp_lt_u32_e32 vcc, s35, v88
AA1C  v_cmp_lt_u32_e64 s[2:3], s42, v88
AA24  v_and_b32_e32 v10, 0x80000000, v51
AA2C  v_cndmask_b32_e64 v4, 0, 7, vcc
AA34  v_cndmask_b32_e64 v8, v88, 0, s[2:3]
AA3C  v_and_b32_e32 v12, 0x80000000, v53
AA44  v_cmp_lt_u32_e64 s[4:5], s35, v87
AA4C  v_cndmask_b32_e32 v52, v51, v10, vcc
AA50  v_cmp_lt_u32_e32 vcc, s42, v87
AA54  v_or_b32_e32 v14, 0x70, v4
AA5C  v_cndmask_b32_e64 v53, v53, v12, s[4:5]
AA64  v_cndmask_b32_e64 v10, 0, 1, vcc
AA6C  v_max_u32_e32 v12, v87, v8
AA70  v_cndmask_b32_e64 v4, v4, v14, s[4:5]
AA78  v_addc_co_u32_e64 v10, s[2:3], 0, v10, s[2:3]
AA80  v_cndmask_b32_e32 v8, v12, v8, vcc
AA84  v_or_b32_e32 v12, 0x700, v4
AA8C  v_cmp_lt_u32_e32 vcc, s35, v86
AA90  v_cmp_lt_u32_e64 s[2:3], s42, v86
AA98  v_max_u32_e32 v14, v86, v8
AA9C  v_cndmask_b32_e32 v4, v4, v12, vcc
AAA0  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
AAA8  v_and_b32_e32 v14, 0x80000000, v55
AAB0  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
AAB8  v_and_b32_e32 v16, 0x80000000, v57
AAC0  v_or_b32_e32 v18, 0x7000, v4
AAC8  v_cmp_lt_u32_e64 s[2:3], s35, v85
AAD0  v_cndmask_b32_e32 v56, v55, v14, vcc
AAD4  v_cmp_lt_u32_e32 vcc, s42, v85
AAD8  v_cndmask_b32_e64 v57, v57, v16, s[2:3]
AAE0  v_cndmask_b32_e64 v4, v4, v18, s[2:3]
AAE8  v_addc_co_u32_e64 v10, s[2:3], v10, v12, vcc
AAF0  v_max_u32_e32 v12, v85, v8
AAF4  v_cndmask_b32_e32 v8, v12, v8, vcc
AAF8  v_or_b32_e32 v12, 0x70000, v4
AB00  v_cmp_lt_u32_e32 vcc, s35, v84
AB04  v_cmp_lt_u32_e64 s[2:3], s42, v84
AB0C  v_max_u32_e32 v14, v84, v8
AB10  v_cndmask_b32_e32 v4, v4, v12, vcc
AB14  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
AB1C  v_and_b32_e32 v14, 0x80000000, v59
AB24  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
AB2C  v_and_b32_e32 v16, 0x80000000, v61
AB34  v_or_b32_e32 v18, 0x700000, v4
AB3C  v_cmp_lt_u32_e64 s[2:3], s35, v83
AB44  v_cndmask_b32_e32 v60, v59, v14, vcc
AB48  v_cmp_lt_u32_e32 vcc, s42, v83
AB4C  v_cndmask_b32_e64 v61, v61, v16, s[2:3]
AB54  v_cndmask_b32_e64 v4, v4, v18, s[2:3]
AB5C  v_addc_co_u32_e64 v12, s[2:3], v10, v12, vcc
AB64  v_max_u32_e32 v10, v83, v8
AB68  v_cndmask_b32_e32 v8, v10, v8, vcc
AB6C  v_or_b32_e32 v10, 0x7000000, v4
AB74  v_cmp_lt_u32_e32 vcc, s35, v82
AB78  v_cmp_lt_u32_e64 s[2:3], s42, v82
AB80  v_and_b32_e32 v16, 0x80000000, v65
AB88  v_cndmask_b32_e32 v4, v4, v10, vcc
AB8C  v_max_u32_e32 v10, v82, v8
AB90  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
AB98  v_and_b32_e32 v10, 0x80000000, v63
ABA0  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
ABA8  v_or_b32_e32 v18, 0x70000000, v4
ABB0  v_cmp_lt_u32_e64 s[2:3], s35, v81
ABB8  v_cndmask_b32_e32 v64, v63, v10, vcc
ABBC  v_cmp_lt_u32_e32 vcc, s42, v81
ABC0  v_cndmask_b32_e64 v65, v65, v16, s[2:3]
ABC8  v_cndmask_b32_e64 v10, v4, v18, s[2:3]
ABD0  v_addc_co_u32_e64 v4, s[2:3], v12, v14, vcc
ABD8  v_max_u32_e32 v12, v81, v8
ABDC  v_cndmask_b32_e32 v8, v12, v8, vcc
ABE0  v_cmp_lt_u32_e32 vcc, s35, v80
ABE4  v_cmp_lt_u32_e64 s[2:3], s42, v80
ABEC  v_max_u32_e32 v16, v80, v8
ABF0  v_cndmask_b32_e64 v12, 0, 7, vcc
ABF8  v_cndmask_b32_e64 v8, v16, v8, s[2:3]
AC00  v_and_b32_e32 v16, 0x80000000, v35
AC08  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
AC10  v_and_b32_e32 v18, 0x80000000, v37
AC18  v_or_b32_e32 v20, 0x70, v12
AC20  v_cmp_lt_u32_e64 s[2:3], s35, v79
AC28  v_cndmask_b32_e32 v36, v35, v16, vcc
AC2C  v_cmp_lt_u32_e32 vcc, s42, v79
AC30  v_cndmask_b32_e64 v37, v37, v18, s[2:3]
AC38  v_cndmask_b32_e64 v12, v12, v20, s[2:3]
AC40  v_addc_co_u32_e64 v4, s[2:3], v4, v14, vcc
AC48  v_max_u32_e32 v14, v79, v8
AC4C  v_cndmask_b32_e32 v8, v14, v8, vcc
AC50  v_or_b32_e32 v14, 0x700, v12
AC58  v_cmp_lt_u32_e32 vcc, s35, v78
AC5C  v_cmp_lt_u32_e64 s[2:3], s42, v78
AC64  v_max_u32_e32 v16, v78, v8
AC68  v_cndmask_b32_e32 v12, v12, v14, vcc
AC6C  v_cndmask_b32_e64 v8, v16, v8, s[2:3]
AC74  v_and_b32_e32 v16, 0x80000000, v39
AC7C  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
AC84  v_and_b32_e32 v18, 0x80000000, v41
AC8C  v_or_b32_e32 v20, 0x7000, v12
AC94  v_cmp_lt_u32_e64 s[2:3], s35, v77
AC9C  v_cndmask_b32_e32 v40, v39, v16, vcc
ACA0  v_cmp_lt_u32_e32 vcc, s42, v77
ACA4  v_cndmask_b32_e64 v41, v41, v18, s[2:3]
ACAC  v_cndmask_b32_e64 v12, v12, v20, s[2:3]
ACB4  v_addc_co_u32_e64 v4, s[2:3], v4, v14, vcc
ACBC  v_max_u32_e32 v14, v77, v8
ACC0  v_cndmask_b32_e32 v8, v14, v8, vcc
ACC4  v_or_b32_e32 v14, 0x70000, v12
ACCC  v_cmp_lt_u32_e32 vcc, s35, v76
ACD0  v_cmp_lt_u32_e64 s[2:3], s42, v76
ACD8  v_max_u32_e32 v16, v76, v8
ACDC  v_cndmask_b32_e32 v12, v12, v14, vcc
ACE0  v_cndmask_b32_e64 v8, v16, v8, s[2:3]
ACE8  v_and_b32_e32 v16, 0x80000000, v43
ACF0  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
ACF8  v_and_b32_e32 v18, 0x80000000, v45
AD00  v_or_b32_e32 v20, 0x700000, v12
AD08  v_cmp_lt_u32_e64 s[2:3], s35, v75
AD10  v_cndmask_b32_e32 v44, v43, v16, vcc
AD14  v_cmp_lt_u32_e32 vcc, s42, v75
AD18  v_cndmask_b32_e64 v45, v45, v18, s[2:3]
AD20  v_cndmask_b32_e64 v12, v12, v20, s[2:3]
AD28  v_addc_co_u32_e64 v4, s[2:3], v4, v14, vcc
AD30  v_max_u32_e32 v14, v75, v8
AD34  v_cndmask_b32_e32 v8, v14, v8, vcc
AD38  v_or_b32_e32 v14, 0x7000000, v12
AD40  v_cmp_lt_u32_e32 vcc, s35, v74
AD44  v_cmp_lt_u32_e64 s[2:3], s42, v74
AD4C  v_and_b32_e32 v18, 0x80000000, v49
AD54  v_cndmask_b32_e32 v12, v12, v14, vcc
AD58  v_max_u32_e32 v14, v74, v8
AD5C  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AD64  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
AD6C  v_and_b32_e32 v14, 0x80000000, v47
AD74  v_or_b32_e32 v20, 0x70000000, v12
AD7C  v_cmp_lt_u32_e64 s[2:3], s35, v73
AD84  v_cndmask_b32_e32 v48, v47, v14, vcc
AD88  v_cmp_lt_u32_e32 vcc, s42, v73
AD8C  v_cndmask_b32_e64 v14, v12, v20, s[2:3]
AD94  v_max_u32_e32 v12, v73, v8
AD98  v_cndmask_b32_e64 v49, v49, v18, s[2:3]
ADA0  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
ADA8  v_cndmask_b32_e32 v8, v12, v8, vcc
ADAC  v_cmp_lt_u32_e32 vcc, s35, v72
ADB0  v_cmp_lt_u32_e64 s[2:3], s42, v72
ADB8  v_max_u32_e32 v18, v72, v8
ADBC  v_cndmask_b32_e64 v12, 0, 7, vcc
ADC4  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
ADCC  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
ADD4  v_and_b32_e32 v18, 0x80000000, v19
ADDC  v_and_b32_e32 v20, 0x80000000, v21
ADE4  v_cmp_lt_u32_e64 s[2:3], s35, v71
ADEC  v_or_b32_e32 v24, 0x70, v12
ADF4  s_nop 0
ADF8  v_cndmask_b32_e64 v21, v21, v20, s[2:3]
AE00  v_cndmask_b32_e32 v20, v19, v18, vcc
AE04  v_cmp_lt_u32_e32 vcc, s42, v71
AE08  v_cndmask_b32_e64 v12, v12, v24, s[2:3]
AE10  v_and_b32_e32 v19, 0x80000000, v25
AE18  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
AE20  v_max_u32_e32 v16, v71, v8
AE24  v_cndmask_b32_e32 v8, v16, v8, vcc
AE28  v_or_b32_e32 v16, 0x700, v12
AE30  v_cmp_lt_u32_e32 vcc, s35, v70
AE34  v_cmp_lt_u32_e64 s[2:3], s42, v70
AE3C  v_max_u32_e32 v18, v70, v8
AE40  v_cndmask_b32_e32 v12, v12, v16, vcc
AE44  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
AE4C  v_and_b32_e32 v18, 0x80000000, v23
AE54  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AE5C  v_or_b32_e32 v26, 0x7000, v12
AE64  v_cmp_lt_u32_e64 s[2:3], s35, v69
AE6C  v_cndmask_b32_e32 v24, v23, v18, vcc
AE70  v_cmp_lt_u32_e32 vcc, s42, v69
AE74  v_cndmask_b32_e64 v25, v25, v19, s[2:3]
AE7C  v_cndmask_b32_e64 v12, v12, v26, s[2:3]
AE84  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
AE8C  v_max_u32_e32 v16, v69, v8
AE90  v_cndmask_b32_e32 v8, v16, v8, vcc
AE94  v_or_b32_e32 v16, 0x70000, v12
AE9C  v_cmp_lt_u32_e32 vcc, s35, v68
AEA0  v_cmp_lt_u32_e64 s[2:3], s42, v68
AEA8  v_max_u32_e32 v18, v68, v8
AEAC  v_cndmask_b32_e32 v12, v12, v16, vcc
AEB0  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
AEB8  v_and_b32_e32 v18, 0x80000000, v27
AEC0  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AEC8  v_and_b32_e32 v19, 0x80000000, v29
AED0  v_or_b32_e32 v23, 0x700000, v12
AED8  v_cmp_lt_u32_e64 s[2:3], s35, v67
AEE0  v_cndmask_b32_e32 v28, v27, v18, vcc
AEE4  v_cmp_lt_u32_e32 vcc, s42, v67
AEE8  v_cndmask_b32_e64 v29, v29, v19, s[2:3]
AEF0  v_cndmask_b32_e64 v12, v12, v23, s[2:3]
AEF8  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
AF00  v_max_u32_e32 v16, v67, v8
AF04  v_cndmask_b32_e32 v8, v16, v8, vcc
AF08  v_or_b32_e32 v16, 0x7000000, v12
AF10  v_cmp_lt_u32_e32 vcc, s35, v62
AF14  v_cmp_lt_u32_e64 s[2:3], s42, v62
AF1C  v_max_u32_e32 v18, v62, v8
AF20  v_cndmask_b32_e32 v12, v12, v16, vcc
AF24  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
AF2C  v_and_b32_e32 v18, 0x80000000, v31
AF34  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AF3C  v_and_b32_e32 v19, 0x80000000, v33
AF44  v_or_b32_e32 v23, 0x70000000, v12
AF4C  v_cmp_lt_u32_e64 s[2:3], s35, v58
AF54  v_cndmask_b32_e32 v32, v31, v18, vcc
AF58  v_cmp_lt_u32_e32 vcc, s42, v58
AF5C  v_cndmask_b32_e64 v33, v33, v19, s[2:3]
AF64  v_cndmask_b32_e64 v18, v12, v23, s[2:3]
AF6C  v_addc_co_u32_e64 v12, s[2:3], v4, v16, vcc
AF74  v_max_u32_e32 v4, v58, v8
AF78  v_cndmask_b32_e32 v4, v4, v8, vcc
AF7C  v_cmp_lt_u32_e32 vcc, s35, v54
AF80  v_cmp_lt_u32_e64 s[2:3], s42, v54
AF88  v_max_u32_e32 v19, v54, v4
AF8C  v_cndmask_b32_e64 v8, 0, 7, vcc
AF94  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AF9C  v_cndmask_b32_e64 v19, v19, v4, s[2:3]
AFA4  v_and_b32_e32 v4, 0x80000000, v3
AFAC  v_or_b32_e32 v26, 0x70, v8
AFB4  v_cmp_lt_u32_e64 s[2:3], s35, v50
AFBC  v_and_b32_e32 v23, 0x80000000, v5
AFC4  v_cndmask_b32_e32 v4, v3, v4, vcc
AFC8  v_cndmask_b32_e64 v3, v8, v26, s[2:3]
AFD0  v_cmp_lt_u32_e32 vcc, s42, v50
AFD4  v_max_u32_e32 v8, v50, v19
AFD8  v_cndmask_b32_e64 v5, v5, v23, s[2:3]
AFE0  v_addc_co_u32_e64 v12, s[2:3], v12, v16, vcc
AFE8  v_cndmask_b32_e32 v8, v8, v19, vcc
AFEC  v_or_b32_e32 v16, 0x700, v3
AFF4  v_cmp_lt_u32_e32 vcc, s35, v46
AFF8  v_cmp_lt_u32_e64 s[2:3], s42, v46
B000  v_max_u32_e32 v19, v46, v8
B004  v_cndmask_b32_e32 v3, v3, v16, vcc
B008  v_cndmask_b32_e64 v19, v19, v8, s[2:3]
B010  v_and_b32_e32 v8, 0x80000000, v7
B018  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
B020  v_and_b32_e32 v23, 0x80000000, v9
B028  v_or_b32_e32 v26, 0x7000, v3
B030  v_cmp_lt_u32_e64 s[2:3], s35, v42
B038  v_cndmask_b32_e32 v8, v7, v8, vcc
B03C  v_cmp_lt_u32_e32 vcc, s42, v42
B040  v_cndmask_b32_e64 v9, v9, v23, s[2:3]
B048  v_cndmask_b32_e64 v3, v3, v26, s[2:3]
B050  v_addc_co_u32_e64 v7, s[2:3], v12, v16, vcc
B058  v_max_u32_e32 v12, v42, v19
B05C  v_cndmask_b32_e32 v12, v12, v19, vcc
B060  v_or_b32_e32 v16, 0x70000, v3
B068  v_cmp_lt_u32_e32 vcc, s35, v38
B06C  v_cmp_lt_u32_e64 s[2:3], s42, v38
B074  v_max_u32_e32 v19, v38, v12
B078  v_cndmask_b32_e32 v3, v3, v16, vcc
B07C  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
B084  v_cndmask_b32_e64 v19, v19, v12, s[2:3]
B08C  v_and_b32_e32 v12, 0x80000000, v11
B094  v_or_b32_e32 v26, 0x700000, v3
B09C  v_cmp_lt_u32_e64 s[2:3], s35, v34
B0A4  v_and_b32_e32 v23, 0x80000000, v13
B0AC  v_cndmask_b32_e32 v12, v11, v12, vcc
B0B0  v_cndmask_b32_e64 v3, v3, v26, s[2:3]
B0B8  v_cmp_lt_u32_e32 vcc, s42, v34
B0BC  v_max_u32_e32 v11, v34, v19
B0C0  v_cndmask_b32_e64 v13, v13, v23, s[2:3]
B0C8  v_addc_co_u32_e64 v7, s[2:3], v7, v16, vcc
B0D0  v_cndmask_b32_e32 v11, v11, v19, vcc
B0D4  v_or_b32_e32 v16, 0x7000000, v3
B0DC  v_cmp_lt_u32_e32 vcc, s35, v30
B0E0  v_cmp_lt_u32_e64 s[2:3], s42, v30
B0E8  v_and_b32_e32 v23, 0x80000000, v17
B0F0  v_cndmask_b32_e32 v3, v3, v16, vcc
B0F4  v_max_u32_e32 v16, v30, v11
B0F8  v_cndmask_b32_e64 v11, v16, v11, s[2:3]
B100  v_and_b32_e32 v16, 0x80000000, v15
B108  v_cndmask_b32_e64 v19, 0, 1, s[2:3]
B110  v_or_b32_e32 v26, 0x70000000, v3
B118  v_cmp_lt_u32_e64 s[2:3], s35, v22
B120  v_cndmask_b32_e32 v16, v15, v16, vcc
B124  v_cmp_lt_u32_e32 vcc, s42, v22
B128  v_cndmask_b32_e64 v17, v17, v23, s[2:3]
B130  v_cndmask_b32_e64 v26, v3, v26, s[2:3]
B138  v_addc_co_u32_e64 v3, s[2:3], v7, v19, vcc
B140  v_max_u32_e32 v7, v22, v11
B144  v_cndmask_b32_e32 v7, v7, v11, vcc
B148  v_mov_b32_e32 v11, 0x7f800000
B150  v_cmp_ne_u32_e32 vcc, 32, v3
B154  s_nop 1
B158  v_cndmask_b32_e32 v89, v11, v7, vcc
B15C  s_or_b64 exec, exec, s[8:9]
B160  v_cmp_ne_u32_e32 vcc, 0, v89
B164  v_mov_b32_e32 v3, 0x7f
B16C  s_and_saveexec_b64 s[2:3], vcc
B170  s_cbranch_execz 15
B174  v_add_u32_e32 v3, s31, v89
B178  s_mov_b32 s4, 0x17fffff
B180  v_lshrrev_b32_e32 v7, 23, v3
B184  v_add_u32_e32 v7, -2, v7
B188  v_cmp_lt_u32_e32 vcc, s4, v3
B18C  s_mov_b32 s4, 0x7f800000
B194  s_nop 0
B198  v_cndmask_b32_e32 v3, 0, v7, vcc
B19C  v_cmp_eq_u32_e32 vcc, s4, v89
B1A0  v_mov_b32_e32 v7, 0xfe
B1A8  s_and_b64 vcc, s[22:23], vcc
B1AC  v_cndmask_b32_e32 v3, v3, v7, vcc
B1B0  s_or_b64 exec, exec, s[2:3]
B1B4  v_cmp_eq_u32_e32 vcc, 0, v3
B1B8  s_cbranch_vccz 37
B1BC  s_nop 0
B1C0  v_cndmask_b32_e64 v22, 1.0, 2.0, vcc
B1C8  v_pk_mul_f32 v[52:53], v[22:23], v[52:53] op_sel_hi:[0,1]
B1D0  v_pk_mul_f32 v[56:57], v[22:23], v[56:57] op_sel_hi:[0,1]
B1D8  v_pk_mul_f32 v[60:61], v[22:23], v[60:61] op_sel_hi:[0,1]
B1E0  v_pk_mul_f32 v[64:65], v[22:23], v[64:65] op_sel_hi:[0,1]
B1E8  v_pk_mul_f32 v[36:37], v[22:23], v[36:37] op_sel_hi:[0,1]
B1F0  v_pk_mul_f32 v[40:41], v[22:23], v[40:41] op_sel_hi:[0,1]
B1F8  v_pk_mul_f32 v[44:45], v[22:23], v[44:45] op_sel_hi:[0,1]
B200  v_pk_mul_f32 v[48:49], v[22:23], v[48:49] op_sel_hi:[0,1]
B208  v_pk_mul_f32 v[20:21], v[22:23], v[20:21] op_sel_hi:[0,1]
B210  v_pk_mul_f32 v[24:25], v[22:23], v[24:25] op_sel_hi:[0,1]
B218  v_pk_mul_f32 v[28:29], v[22:23], v[28:29] op_sel_hi:[0,1]
B220  v_pk_mul_f32 v[32:33], v[22:23], v[32:33] op_sel_hi:[0,1]
B228  v_pk_mul_f32 v[4:5], v[22:23], v[4:5] op_sel_hi:[0,1]
B230  v_pk_mul_f32 v[8:9], v[22:23], v[8:9] op_sel_hi:[0,1]
B238  v_pk_mul_f32 v[12:13], v[22:23], v[12:13] op_sel_hi:[0,1]
B240  v_pk_mul_f32 v[16:17], v[22:23], v[16:17] op_sel_hi:[0,1]
B248  v_max_u32_e32 v7, 1, v3
B24C  s_branch 1
B250  v_mov_b32_e32 v7, v3
B254  v_add_lshl_u32 v19, s10, v66, 2
B25C  s_mov_b32 s2, 0xd2511f53
B264  v_mad_u64_u32 v[22:23], s[4:5], v19, s2, 0
B26C  v_xor_b32_e32 v11, s12, v23
B270  s_mov_b32 s3, 0xcd9e8d57
B278  v_mad_u64_u32 v[30:31], s[4:5], v11, s3, 0
B280  v_xor_b32_e32 v15, s16, v22
B284  v_xor_b32_e32 v11, s14, v31
B288  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B290  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
B298  v_xor_b32_e32 v11, v30, v35
B29C  v_xor_b32_e32 v11, s13, v11
B2A0  v_xor_b32_e32 v15, s20, v23
B2A4  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
B2AC  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
B2B4  v_xor_b32_e32 v11, v34, v39
B2B8  v_xor_b32_e32 v15, v22, v31
B2BC  v_xor_b32_e32 v11, s17, v11
B2C0  v_xor_b32_e32 v15, s15, v15
B2C4  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
B2CC  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B2D4  v_xor_b32_e32 v11, v38, v35
B2D8  v_xor_b32_e32 v15, v30, v23
B2DC  v_xor_b32_e32 v11, s19, v11
B2E0  v_xor_b32_e32 v15, s18, v15
B2E4  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
B2EC  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
B2F4  v_xor_b32_e32 v11, v34, v39
B2F8  v_xor_b32_e32 v15, v22, v31
B2FC  v_xor_b32_e32 v11, s29, v11
B300  v_xor_b32_e32 v15, s28, v15
B304  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
B30C  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B314  v_xor_b32_e32 v11, v38, v35
B318  v_xor_b32_e32 v15, v30, v23
B31C  v_xor_b32_e32 v11, s36, v11
B320  v_xor_b32_e32 v15, s30, v15
B324  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
B32C  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
B334  v_xor_b32_e32 v11, v34, v39
B338  v_xor_b32_e32 v15, v22, v31
B33C  v_xor_b32_e32 v11, s38, v11
B340  v_xor_b32_e32 v15, s37, v15
B344  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
B34C  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B354  v_xor_b32_e32 v11, v38, v35
B358  v_xor_b32_e32 v15, v30, v23
B35C  v_xor_b32_e32 v11, s40, v11
B360  v_xor_b32_e32 v15, s39, v15
B364  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
B36C  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
B374  v_xor_b32_e32 v11, v34, v39
B378  v_xor_b32_e32 v15, v22, v31
B37C  v_mov_b32_e32 v22, 0
B380  v_mov_b32_e32 v23, 0
B384  v_lshlrev_b32_e32 v7, 23, v7
B388  v_xor_b32_e32 v11, s41, v11
B38C  v_xor_b32_e32 v15, s34, v15
B390  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[52:53], v11, v7
B398  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[60:61], v15, v7 op_sel:[0,0,0,1]
B3A0  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[56:57], v38, v7 op_sel:[0,0,1,0]
B3A8  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[64:65], v30, v7 op_sel:[0,0,1,1]
B3B0  s_nop 0
B3B4  v_mov_b32_e32 v27, 0
B3B8  v_or3_b32 v22, v23, v10, v22
B3C0  v_or_b32_e32 v10, 1, v19
B3C4  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
B3CC  v_xor_b32_e32 v11, s12, v11
B3D0  v_xor_b32_e32 v15, s16, v10
B3D4  v_mad_u64_u32 v[30:31], s[4:5], v11, s3, 0
B3DC  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B3E4  v_xor_b32_e32 v11, s14, v31
B3E8  v_xor_b32_e32 v15, v30, v35
B3EC  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B3F4  v_xor_b32_e32 v15, s13, v15
B3F8  v_xor_b32_e32 v11, s20, v11
B3FC  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B404  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B40C  v_xor_b32_e32 v10, v10, v31
B410  v_xor_b32_e32 v11, v34, v39
B414  v_xor_b32_e32 v15, s15, v10
B418  v_xor_b32_e32 v11, s17, v11
B41C  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B424  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B42C  v_xor_b32_e32 v15, v38, v35
B430  v_xor_b32_e32 v15, s19, v15
B434  v_xor_b32_e32 v11, v30, v11
B438  v_xor_b32_e32 v11, s18, v11
B43C  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B444  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B44C  v_xor_b32_e32 v10, v10, v31
B450  v_xor_b32_e32 v11, v34, v39
B454  v_xor_b32_e32 v15, s28, v10
B458  v_xor_b32_e32 v11, s29, v11
B45C  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B464  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B46C  v_xor_b32_e32 v15, v38, v35
B470  v_xor_b32_e32 v15, s36, v15
B474  v_xor_b32_e32 v11, v30, v11
B478  v_xor_b32_e32 v11, s30, v11
B47C  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B484  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B48C  v_xor_b32_e32 v10, v10, v31
B490  v_xor_b32_e32 v11, v34, v39
B494  v_xor_b32_e32 v15, s37, v10
B498  v_xor_b32_e32 v11, s38, v11
B49C  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B4A4  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B4AC  v_xor_b32_e32 v15, v38, v35
B4B0  v_xor_b32_e32 v15, s40, v15
B4B4  v_xor_b32_e32 v11, v30, v11
B4B8  v_xor_b32_e32 v11, s39, v11
B4BC  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B4C4  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B4CC  v_xor_b32_e32 v10, v10, v31
B4D0  v_xor_b32_e32 v11, v34, v39
B4D4  v_xor_b32_e32 v10, s34, v10
B4D8  v_mov_b32_e32 v15, 0
B4DC  v_mov_b32_e32 v23, 0
B4E0  v_xor_b32_e32 v11, s41, v11
B4E4  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[36:37], v11, v7
B4EC  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[44:45], v10, v7 op_sel:[0,0,0,1]
B4F4  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[40:41], v38, v7 op_sel:[0,0,1,0]
B4FC  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[48:49], v30, v7 op_sel:[0,0,1,1]
B504  s_nop 0
B508  v_or_b32_e32 v10, 2, v19
B50C  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
B514  v_xor_b32_e32 v11, s12, v11
B518  v_or3_b32 v23, v23, v14, v15
B520  v_mad_u64_u32 v[14:15], s[4:5], v11, s3, 0
B528  v_xor_b32_e32 v11, s14, v15
B52C  v_xor_b32_e32 v15, s16, v10
B530  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B538  v_xor_b32_e32 v14, v14, v31
B53C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B544  v_xor_b32_e32 v14, s13, v14
B548  v_xor_b32_e32 v11, s20, v11
B54C  v_mad_u64_u32 v[14:15], s[4:5], v14, s2, 0
B554  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B55C  v_xor_b32_e32 v10, v10, v15
B560  v_xor_b32_e32 v11, v30, v35
B564  v_xor_b32_e32 v15, s15, v10
B568  v_xor_b32_e32 v11, s17, v11
B56C  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B574  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B57C  v_xor_b32_e32 v15, v34, v31
B580  v_xor_b32_e32 v15, s19, v15
B584  v_xor_b32_e32 v11, v14, v11
B588  v_xor_b32_e32 v11, s18, v11
B58C  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B594  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B59C  v_xor_b32_e32 v10, v10, v15
B5A0  v_xor_b32_e32 v11, v30, v35
B5A4  v_xor_b32_e32 v15, s28, v10
B5A8  v_xor_b32_e32 v11, s29, v11
B5AC  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B5B4  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B5BC  v_xor_b32_e32 v15, v34, v31
B5C0  v_xor_b32_e32 v15, s36, v15
B5C4  v_xor_b32_e32 v11, v14, v11
B5C8  v_xor_b32_e32 v11, s30, v11
B5CC  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B5D4  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B5DC  v_xor_b32_e32 v10, v10, v15
B5E0  v_xor_b32_e32 v11, v30, v35
B5E4  v_xor_b32_e32 v15, s37, v10
B5E8  v_xor_b32_e32 v11, s38, v11
B5EC  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B5F4  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B5FC  v_xor_b32_e32 v15, v34, v31
B600  v_xor_b32_e32 v15, s40, v15
B604  v_xor_b32_e32 v11, v14, v11
B608  v_xor_b32_e32 v11, s39, v11
B60C  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B614  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B61C  v_xor_b32_e32 v10, v10, v15
B620  v_xor_b32_e32 v11, v30, v35
B624  v_xor_b32_e32 v10, s34, v10
B628  v_mov_b32_e32 v15, 0
B62C  v_mov_b32_e32 v30, 0
B630  v_xor_b32_e32 v11, s41, v11
B634  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[20:21], v11, v7
B63C  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[28:29], v10, v7 op_sel:[0,0,0,1]
B644  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[24:25], v34, v7 op_sel:[0,0,1,0]
B64C  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[32:33], v14, v7 op_sel:[0,0,1,1]
B654  s_nop 0
B658  v_or_b32_e32 v10, 3, v19
B65C  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
B664  v_xor_b32_e32 v11, s12, v11
B668  v_or3_b32 v24, v30, v18, v15
B670  v_mad_u64_u32 v[14:15], s[4:5], v11, s3, 0
B678  v_xor_b32_e32 v11, s14, v15
B67C  v_xor_b32_e32 v15, s16, v10
B680  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B688  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B690  v_xor_b32_e32 v14, v14, v19
B694  v_xor_b32_e32 v14, s13, v14
B698  v_xor_b32_e32 v11, s20, v11
B69C  v_mad_u64_u32 v[14:15], s[4:5], v14, s2, 0
B6A4  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
B6AC  v_xor_b32_e32 v11, v18, v21
B6B0  v_xor_b32_e32 v10, v10, v15
B6B4  v_xor_b32_e32 v11, s17, v11
B6B8  v_xor_b32_e32 v15, s15, v10
B6BC  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B6C4  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B6CC  v_xor_b32_e32 v15, v20, v19
B6D0  v_xor_b32_e32 v11, v14, v11
B6D4  v_xor_b32_e32 v15, s19, v15
B6D8  v_xor_b32_e32 v11, s18, v11
B6DC  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B6E4  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
B6EC  v_xor_b32_e32 v11, v18, v21
B6F0  v_xor_b32_e32 v10, v10, v15
B6F4  v_xor_b32_e32 v11, s29, v11
B6F8  v_xor_b32_e32 v15, s28, v10
B6FC  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B704  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B70C  v_xor_b32_e32 v15, v20, v19
B710  v_xor_b32_e32 v11, v14, v11
B714  v_xor_b32_e32 v15, s36, v15
B718  v_xor_b32_e32 v11, s30, v11
B71C  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B724  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
B72C  v_xor_b32_e32 v11, v18, v21
B730  v_xor_b32_e32 v10, v10, v15
B734  v_xor_b32_e32 v11, s38, v11
B738  v_xor_b32_e32 v15, s37, v10
B73C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B744  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B74C  v_xor_b32_e32 v15, v20, v19
B750  v_xor_b32_e32 v11, v14, v11
B754  v_xor_b32_e32 v15, s40, v15
B758  v_xor_b32_e32 v11, s39, v11
B75C  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B764  v_mad_u64_u32 v[20:21], s[2:3], v11, s3, 0
B76C  v_xor_b32_e32 v11, v18, v21
B770  v_xor_b32_e32 v10, v10, v15
B774  v_mov_b32_e32 v15, 0
B778  v_xor_b32_e32 v11, s41, v11
B77C  v_xor_b32_e32 v10, s34, v10
B780  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[4:5], v11, v7
B788  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[12:13], v10, v7 op_sel:[0,0,0,1]
B790  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[8:9], v20, v7 op_sel:[0,0,1,0]
B798  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[16:17], v14, v7 op_sel:[0,0,1,1]
B7A0  s_nop 0
B7A8  v_or3_b32 v25, v15, v26, v27
B7B0  ds_write_b128 v2, v[22:25] offset:64
B7B8  v_add_u32_e32 v2, 0x12004, v6
B7C0  ds_write_b8 v2, v3
B7C8  s_or_b64 exec, exec, s[6:7]
B7CC  s_add_i32 s2, s10, 7
B7D0  v_lshlrev_b32_e32 v2, 6, v0
B7D4  s_and_b32 s8, s2, 0xffffff8
B7DC  s_and_b32 s2, s54, 0xffffff00
B7E4  v_and_b32_e32 v2, 0xc0, v2
B7EC  v_and_b32_e32 v6, 60, v0
B7F0  s_lshr_b32 s3, s11, 1
B7F4  v_or3_b32 v2, s2, v6, v2
B7FC  s_add_i32 s2, s21, 0xff
B804  s_and_b32 s3, s3, 2
B808  s_and_b32 s9, s2, 0xffffff00
B810  v_or_b32_e32 v4, s11, v100
B814  v_add_u32_e32 v6, s33, v1
B818  s_and_b64 s[6:7], s[0:1], exec
B81C  v_cmp_le_u32_e64 s[4:5], s10, v4
B824  v_mov_b32_e32 v3, 0
B828  v_bfe_u32 v7, v0, 6, 1
B830  v_cmp_le_u32_e64 s[6:7], s21, v6
B838  v_cmp_gt_u32_e32 vcc, s10, v4
B83C  v_mov_b32_e32 v5, v3
B840  v_or3_b32 v2, v2, v7, s3
B848  v_cmp_le_u32_e64 s[2:3], s8, v4
B850  v_lshrrev_b32_e32 v7, 3, v0
B854  s_cselect_b32 s8, s10, s8
B858  s_or_b64 s[6:7], s[4:5], s[6:7]
B85C  s_mov_b64 s[4:5], 0
B860  s_waitcnt lgkmcnt(0)
B864  s_barrier
B868  s_and_saveexec_b64 s[12:13], s[6:7]
B86C  s_xor_b64 s[6:7], exec, s[12:13]
B870  v_cmp_le_u32_e64 s[4:5], s9, v6
B878  s_or_b64 s[4:5], s[0:1], s[4:5]
B87C  s_nor_b64 s[4:5], s[4:5], s[2:3]
B880  s_and_b64 s[4:5], s[4:5], exec
B884  s_or_saveexec_b64 s[6:7], s[6:7]
B888  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
B890  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
B898  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
B8A0  v_mov_b32_e32 v7, 0x7f
B8A8  s_xor_b64 exec, exec, s[6:7]
B8AC  s_cbranch_execz 21
B8B0  s_movk_i32 s11, 0xfc
B8B4  v_and_or_b32 v7, v0, s11, v1
B8BC  v_mov_b32_e32 v8, 0x10000
B8C4  v_lshl_or_b32 v7, v7, 4, v8
B8CC  v_or_b32_e32 v12, 0x12000, v0
B8D4  ds_read_b128 v[8:11], v7
B8DC  ds_read_u8 v7, v12
B8E4  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
B8EC  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
B8F4  s_or_b64 s[4:5], s[4:5], exec
B8F8  s_waitcnt lgkmcnt(1)
B8FC  global_store_dwordx4 v[12:13], v[8:11], off
B904  s_or_b64 exec, exec, s[6:7]
B908  s_and_saveexec_b64 s[6:7], s[4:5]
B90C  s_cbranch_execz 12
B910  v_and_b32_e32 v8, 0xffffffe0, v6
B918  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
B920  v_mov_b64_e32 v[8:9], s[26:27]
B924  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
B92C  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
B934  s_waitcnt lgkmcnt(0)
B938  global_store_byte v[8:9], v7, off
B940  s_or_b64 exec, exec, s[6:7]
B944  s_waitcnt lgkmcnt(0)
B948  v_or_b32_e32 v7, 0x100, v0
B950  v_lshrrev_b32_e32 v6, 2, v7
B954  v_add_u32_e32 v6, s33, v6
B958  v_cmp_le_u32_e64 s[4:5], s21, v6
B960  s_xor_b64 s[6:7], vcc, -1
B964  s_or_b64 s[6:7], s[6:7], s[4:5]
B968  s_mov_b64 s[4:5], 0
B96C  s_and_saveexec_b64 s[12:13], s[6:7]
B970  s_xor_b64 s[6:7], exec, s[12:13]
B974  s_cbranch_execnz 9
B978  s_or_saveexec_b64 s[2:3], s[6:7]
B97C  v_mov_b32_e32 v8, 0x7f
B984  s_xor_b64 exec, exec, s[2:3]
B988  s_cbranch_execnz 13
B98C  s_or_b64 exec, exec, s[2:3]
B990  s_and_saveexec_b64 s[2:3], s[4:5]
B994  s_cbranch_execnz 34
B998  s_endpgm
B99C  v_cmp_le_u32_e32 vcc, s9, v6
B9A0  s_or_b64 s[4:5], s[0:1], vcc
B9A4  s_nor_b64 s[2:3], s[4:5], s[2:3]
B9A8  s_and_b64 s[4:5], s[2:3], exec
B9AC  s_or_saveexec_b64 s[2:3], s[6:7]
B9B0  v_mov_b32_e32 v8, 0x7f
B9B8  s_xor_b64 exec, exec, s[2:3]
B9BC  s_cbranch_execz 65523
B9C0  s_movk_i32 s6, 0x1fc
B9C4  v_and_or_b32 v1, v7, s6, v1
B9CC  v_mov_b32_e32 v7, 0x10000
B9D4  v_lshl_or_b32 v1, v1, 4, v7
B9DC  v_or_b32_e32 v0, 0x12100, v0
B9E4  ds_read_b128 v[10:13], v1
B9EC  ds_read_u8 v8, v0
B9F4  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
B9FC  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
BA04  s_or_b64 s[4:5], s[4:5], exec
BA08  s_waitcnt lgkmcnt(1)
BA0C  global_store_dwordx4 v[0:1], v[10:13], off
BA14  s_or_b64 exec, exec, s[2:3]
BA18  s_and_saveexec_b64 s[2:3], s[4:5]
BA1C  s_cbranch_execz 65502
BA20  v_and_b32_e32 v0, 0xffffffe0, v6
BA28  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
BA30  v_mov_b64_e32 v[0:1], s[26:27]
BA34  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
BA3C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
BA44  s_waitcnt lgkmcnt(0)
BA48  global_store_byte v[0:1], v8, off
BA50  s_endpgm
BA54  s_nop 0

bb00 <QuantiseBothF32H16Sr>:
BB00  s_load_dwordx2 s[6:7], s[0:1], 0x0
BB08  s_load_dwordx2 s[8:9], s[0:1], 0x28
BB10  s_load_dwordx4 s[20:23], s[0:1], 0x30
BB18  v_readfirstlane_b32 s12, v0
BB1C  s_andn2_b32 s12, s12, 63
BB20  v_and_b32_e32 v1, 32, v0
BB24  v_lshlrev_b32_e32 v2, 2, v0
BB28  v_or_b32_e32 v4, s12, v1
BB2C  s_lshl_b32 s54, s3, 7
BB30  s_lshl_b32 s33, s2, 7
BB34  v_and_b32_e32 v2, 0x7c, v2
BB3C  v_lshrrev_b32_e32 v4, 5, v4
BB40  v_or_b32_e32 v2, s33, v2
BB44  v_add_u32_e32 v4, s54, v4
BB48  s_waitcnt lgkmcnt(0)
BB4C  v_cmp_gt_u32_e32 vcc, s21, v2
BB50  v_cmp_gt_u32_e64 s[4:5], s20, v4
BB58  v_mov_b32_e32 v3, 0
BB5C  s_and_b64 s[10:11], s[4:5], vcc
BB60  s_and_saveexec_b64 s[4:5], s[10:11]
BB64  s_cbranch_execz 15
BB68  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BB70  v_mov_b32_e32 v8, v7
BB74  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BB7C  v_mov_b32_e32 v7, v4
BB80  v_lshlrev_b64 v[4:5], 2, v[6:7]
BB88  v_and_b32_e32 v4, -16, v4
BB8C  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BB94  s_lshl_b32 m0, s12, 4
BB98  s_nop 0
BB9C  global_load_lds_dwordx4 v[4:5], off
BBA4  s_or_b64 exec, exec, s[4:5]
BBA8  s_add_i32 s4, s12, 0x100
BBB0  v_or_b32_e32 v4, s4, v1
BBB4  v_lshrrev_b32_e32 v4, 5, v4
BBB8  v_add_u32_e32 v4, s54, v4
BBBC  v_cmp_gt_u32_e64 s[4:5], s20, v4
BBC4  s_and_b64 s[10:11], s[4:5], vcc
BBC8  s_and_saveexec_b64 s[4:5], s[10:11]
BBCC  s_cbranch_execz 17
BBD0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BBD8  v_mov_b32_e32 v8, v7
BBDC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BBE4  v_mov_b32_e32 v7, v4
BBE8  v_lshlrev_b64 v[4:5], 2, v[6:7]
BBF0  v_and_b32_e32 v4, -16, v4
BBF4  s_lshl_b32 s10, s12, 4
BBF8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BC00  s_add_i32 m0, s10, 0x1000
BC08  s_nop 0
BC0C  global_load_lds_dwordx4 v[4:5], off
BC14  s_or_b64 exec, exec, s[4:5]
BC18  s_add_i32 s4, s12, 0x200
BC20  v_or_b32_e32 v4, s4, v1
BC24  v_lshrrev_b32_e32 v4, 5, v4
BC28  v_add_u32_e32 v4, s54, v4
BC2C  v_cmp_gt_u32_e64 s[4:5], s20, v4
BC34  s_and_b64 s[10:11], s[4:5], vcc
BC38  s_and_saveexec_b64 s[4:5], s[10:11]
BC3C  s_cbranch_execz 17
BC40  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BC48  v_mov_b32_e32 v8, v7
BC4C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BC54  v_mov_b32_e32 v7, v4
BC58  v_lshlrev_b64 v[4:5], 2, v[6:7]
BC60  v_and_b32_e32 v4, -16, v4
BC64  s_lshl_b32 s10, s12, 4
BC68  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BC70  s_add_i32 m0, s10, 0x2000
BC78  s_nop 0
BC7C  global_load_lds_dwordx4 v[4:5], off
BC84  s_or_b64 exec, exec, s[4:5]
BC88  s_add_i32 s4, s12, 0x300
BC90  v_or_b32_e32 v4, s4, v1
BC94  v_lshrrev_b32_e32 v4, 5, v4
BC98  v_add_u32_e32 v4, s54, v4
BC9C  v_cmp_gt_u32_e64 s[4:5], s20, v4
BCA4  s_and_b64 s[10:11], s[4:5], vcc
BCA8  s_and_saveexec_b64 s[4:5], s[10:11]
BCAC  s_cbranch_execz 17
BCB0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BCB8  v_mov_b32_e32 v8, v7
BCBC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BCC4  v_mov_b32_e32 v7, v4
BCC8  v_lshlrev_b64 v[4:5], 2, v[6:7]
BCD0  v_and_b32_e32 v4, -16, v4
BCD4  s_lshl_b32 s10, s12, 4
BCD8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BCE0  s_add_i32 m0, s10, 0x3000
BCE8  s_nop 0
BCEC  global_load_lds_dwordx4 v[4:5], off
BCF4  s_or_b64 exec, exec, s[4:5]
BCF8  s_add_i32 s4, s12, 0x400
BD00  v_or_b32_e32 v4, s4, v1
BD04  v_lshrrev_b32_e32 v4, 5, v4
BD08  v_add_u32_e32 v4, s54, v4
BD0C  v_cmp_gt_u32_e64 s[4:5], s20, v4
BD14  s_and_b64 s[10:11], s[4:5], vcc
BD18  s_and_saveexec_b64 s[4:5], s[10:11]
BD1C  s_cbranch_execz 17
BD20  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BD28  v_mov_b32_e32 v8, v7
BD2C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BD34  v_mov_b32_e32 v7, v4
BD38  v_lshlrev_b64 v[4:5], 2, v[6:7]
BD40  v_and_b32_e32 v4, -16, v4
BD44  s_lshl_b32 s10, s12, 4
BD48  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BD50  s_add_i32 m0, s10, 0x4000
BD58  s_nop 0
BD5C  global_load_lds_dwordx4 v[4:5], off
BD64  s_or_b64 exec, exec, s[4:5]
BD68  s_add_i32 s4, s12, 0x500
BD70  v_or_b32_e32 v4, s4, v1
BD74  v_lshrrev_b32_e32 v4, 5, v4
BD78  v_add_u32_e32 v4, s54, v4
BD7C  v_cmp_gt_u32_e64 s[4:5], s20, v4
BD84  s_and_b64 s[10:11], s[4:5], vcc
BD88  s_and_saveexec_b64 s[4:5], s[10:11]
BD8C  s_cbranch_execz 17
BD90  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BD98  v_mov_b32_e32 v8, v7
BD9C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BDA4  v_mov_b32_e32 v7, v4
BDA8  v_lshlrev_b64 v[4:5], 2, v[6:7]
BDB0  v_and_b32_e32 v4, -16, v4
BDB4  s_lshl_b32 s10, s12, 4
BDB8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BDC0  s_add_i32 m0, s10, 0x5000
BDC8  s_nop 0
BDCC  global_load_lds_dwordx4 v[4:5], off
BDD4  s_or_b64 exec, exec, s[4:5]
BDD8  s_add_i32 s4, s12, 0x600
BDE0  v_or_b32_e32 v4, s4, v1
BDE4  v_lshrrev_b32_e32 v4, 5, v4
BDE8  v_add_u32_e32 v4, s54, v4
BDEC  v_cmp_gt_u32_e64 s[4:5], s20, v4
BDF4  s_and_b64 s[10:11], s[4:5], vcc
BDF8  s_and_saveexec_b64 s[4:5], s[10:11]
BDFC  s_cbranch_execz 17
BE00  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BE08  v_mov_b32_e32 v8, v7
BE0C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BE14  v_mov_b32_e32 v7, v4
BE18  v_lshlrev_b64 v[4:5], 2, v[6:7]
BE20  v_and_b32_e32 v4, -16, v4
BE24  s_lshl_b32 s10, s12, 4
BE28  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BE30  s_add_i32 m0, s10, 0x6000
BE38  s_nop 0
BE3C  global_load_lds_dwordx4 v[4:5], off
BE44  s_or_b64 exec, exec, s[4:5]
BE48  s_add_i32 s4, s12, 0x700
BE50  v_or_b32_e32 v4, s4, v1
BE54  v_lshrrev_b32_e32 v4, 5, v4
BE58  v_add_u32_e32 v4, s54, v4
BE5C  v_cmp_gt_u32_e64 s[4:5], s20, v4
BE64  s_and_b64 s[10:11], s[4:5], vcc
BE68  s_and_saveexec_b64 s[4:5], s[10:11]
BE6C  s_cbranch_execz 17
BE70  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BE78  v_mov_b32_e32 v8, v7
BE7C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BE84  v_mov_b32_e32 v7, v4
BE88  v_lshlrev_b64 v[4:5], 2, v[6:7]
BE90  v_and_b32_e32 v4, -16, v4
BE94  s_lshl_b32 s10, s12, 4
BE98  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BEA0  s_add_i32 m0, s10, 0x7000
BEA8  s_nop 0
BEAC  global_load_lds_dwordx4 v[4:5], off
BEB4  s_or_b64 exec, exec, s[4:5]
BEB8  s_add_i32 s4, s12, 0x800
BEC0  v_or_b32_e32 v4, s4, v1
BEC4  v_lshrrev_b32_e32 v4, 5, v4
BEC8  v_add_u32_e32 v4, s54, v4
BECC  v_cmp_gt_u32_e64 s[4:5], s20, v4
BED4  s_and_b64 s[10:11], s[4:5], vcc
BED8  s_and_saveexec_b64 s[4:5], s[10:11]
BEDC  s_cbranch_execz 17
BEE0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BEE8  v_mov_b32_e32 v8, v7
BEEC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BEF4  v_mov_b32_e32 v7, v4
BEF8  v_lshlrev_b64 v[4:5], 2, v[6:7]
BF00  v_and_b32_e32 v4, -16, v4
BF04  s_lshl_b32 s10, s12, 4
BF08  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BF10  s_add_i32 m0, s10, 0x8000
BF18  s_nop 0
BF1C  global_load_lds_dwordx4 v[4:5], off
BF24  s_or_b64 exec, exec, s[4:5]
BF28  s_add_i32 s4, s12, 0x900
BF30  v_or_b32_e32 v4, s4, v1
BF34  v_lshrrev_b32_e32 v4, 5, v4
BF38  v_add_u32_e32 v4, s54, v4
BF3C  v_cmp_gt_u32_e64 s[4:5], s20, v4
BF44  s_and_b64 s[10:11], s[4:5], vcc
BF48  s_and_saveexec_b64 s[4:5], s[10:11]
BF4C  s_cbranch_execz 17
BF50  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BF58  v_mov_b32_e32 v8, v7
BF5C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BF64  v_mov_b32_e32 v7, v4
BF68  v_lshlrev_b64 v[4:5], 2, v[6:7]
BF70  v_and_b32_e32 v4, -16, v4
BF74  s_lshl_b32 s10, s12, 4
BF78  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BF80  s_add_i32 m0, s10, 0x9000
BF88  s_nop 0
BF8C  global_load_lds_dwordx4 v[4:5], off
BF94  s_or_b64 exec, exec, s[4:5]
BF98  s_add_i32 s4, s12, 0xa00
BFA0  v_or_b32_e32 v4, s4, v1
BFA4  v_lshrrev_b32_e32 v4, 5, v4
BFA8  v_add_u32_e32 v4, s54, v4
BFAC  v_cmp_gt_u32_e64 s[4:5], s20, v4
BFB4  s_and_b64 s[10:11], s[4:5], vcc
BFB8  s_and_saveexec_b64 s[4:5], s[10:11]
BFBC  s_cbranch_execz 17
BFC0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
BFC8  v_mov_b32_e32 v8, v7
BFCC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
BFD4  v_mov_b32_e32 v7, v4
BFD8  v_lshlrev_b64 v[4:5], 2, v[6:7]
BFE0  v_and_b32_e32 v4, -16, v4
BFE4  s_lshl_b32 s10, s12, 4
BFE8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BFF0  s_add_i32 m0, s10, 0xa000
BFF8  s_nop 0
BFFC  global_load_lds_dwordx4 v[4:5], off
C004  s_or_b64 exec, exec, s[4:5]
C008  s_add_i32 s4, s12, 0xb00
C010  v_or_b32_e32 v4, s4, v1
C014  v_lshrrev_b32_e32 v4, 5, v4
C018  v_add_u32_e32 v4, s54, v4
C01C  v_cmp_gt_u32_e64 s[4:5], s20, v4
C024  s_and_b64 s[10:11], s[4:5], vcc
C028  s_and_saveexec_b64 s[4:5], s[10:11]
C02C  s_cbranch_execz 17
C030  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
C038  v_mov_b32_e32 v8, v7
C03C  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
C044  v_mov_b32_e32 v7, v4
C048  v_lshlrev_b64 v[4:5], 2, v[6:7]
C050  v_and_b32_e32 v4, -16, v4
C054  s_lshl_b32 s10, s12, 4
C058  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
C060  s_add_i32 m0, s10, 0xb000
C068  s_nop 0
C06C  global_load_lds_dwordx4 v[4:5], off
C074  s_or_b64 exec, exec, s[4:5]
C078  s_add_i32 s4, s12, 0xc00
C080  v_or_b32_e32 v4, s4, v1
C084  v_lshrrev_b32_e32 v4, 5, v4
C088  v_add_u32_e32 v4, s54, v4
C08C  v_cmp_gt_u32_e64 s[4:5], s20, v4
C094  s_and_b64 s[10:11], s[4:5], vcc
C098  s_and_saveexec_b64 s[4:5], s[10:11]
C09C  s_cbranch_execz 17
C0A0  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
C0A8  v_mov_b32_e32 v8, v7
C0AC  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
C0B4  v_mov_b32_e32 v7, v4
C0B8  v_lshlrev_b64 v[4:5], 2, v[6:7]
C0C0  v_and_b32_e32 v4, -16, v4
C0C4  s_lshl_b32 s10, s12, 4
C0C8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
C0D0  s_add_i32 m0, s10, 0xc000
C0D8  s_nop 0
C0DC  global_load_lds_dwordx4 v[4:5], off
C0E4  s_or_b64 exec, exec, s[4:5]
C0E8  s_add_i32 s4, s12, 0xd00
C0F0  s_load_dwordx4 s[16:19], s[0:1], 0x50
C0F8  v_or_b32_e32 v4, s4, v1
C0FC  v_lshrrev_b32_e32 v4, 5, v4
C100  v_add_u32_e32 v4, s54, v4
C104  v_cmp_gt_u32_e64 s[4:5], s20, v4
C10C  s_and_b64 s[10:11], s[4:5], vcc
C110  s_and_saveexec_b64 s[4:5], s[10:11]
C114  s_cbranch_execz 17
C118  v_mad_u64_u32 v[6:7], s[10:11], s8, v4, v[2:3]
C120  v_mov_b32_e32 v8, v7
C124  v_mad_u64_u32 v[4:5], s[10:11], s9, v4, v[8:9]
C12C  v_mov_b32_e32 v7, v4
C130  v_lshlrev_b64 v[4:5], 2, v[6:7]
C138  v_and_b32_e32 v4, -16, v4
C13C  s_lshl_b32 s10, s12, 4
C140  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
C148  s_add_i32 m0, s10, 0xd000
C150  s_nop 0
C154  global_load_lds_dwordx4 v[4:5], off
C15C  s_or_b64 exec, exec, s[4:5]
C160  s_load_dwordx4 s[28:31], s[0:1], 0x68
C168  s_load_dword s55, s[0:1], 0x40
C170  s_load_dwordx2 s[10:11], s[0:1], 0x48
C178  s_add_i32 s4, s12, 0xe00
C180  v_or_b32_e32 v4, s4, v1
C184  v_lshrrev_b32_e32 v4, 5, v4
C188  v_add_u32_e32 v4, s54, v4
C18C  v_cmp_gt_u32_e64 s[4:5], s20, v4
C194  s_and_b64 s[14:15], s[4:5], vcc
C198  s_and_saveexec_b64 s[4:5], s[14:15]
C19C  s_cbranch_execz 17
C1A0  v_mad_u64_u32 v[6:7], s[14:15], s8, v4, v[2:3]
C1A8  v_mov_b32_e32 v8, v7
C1AC  v_mad_u64_u32 v[4:5], s[14:15], s9, v4, v[8:9]
C1B4  v_mov_b32_e32 v7, v4
C1B8  v_lshlrev_b64 v[4:5], 2, v[6:7]
C1C0  v_and_b32_e32 v4, -16, v4
C1C4  s_lshl_b32 s13, s12, 4
C1C8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
C1D0  s_add_i32 m0, s13, 0xe000
C1D8  s_nop 0
C1DC  global_load_lds_dwordx4 v[4:5], off
C1E4  s_or_b64 exec, exec, s[4:5]
C1E8  s_load_dwordx2 s[34:35], s[0:1], 0x60
C1F0  s_load_dwordx4 s[24:27], s[0:1], 0x18
C1F8  s_load_dwordx2 s[42:43], s[0:1], 0x8
C200  s_add_i32 s4, s12, 0xf00
C208  v_or_b32_e32 v1, s4, v1
C20C  v_lshrrev_b32_e32 v1, 5, v1
C210  v_add_u32_e32 v1, s54, v1
C214  v_cmp_gt_u32_e64 s[4:5], s20, v1
C21C  s_and_b64 s[14:15], s[4:5], vcc
C220  s_and_saveexec_b64 s[4:5], s[14:15]
C224  s_cbranch_execz 17
C228  v_mad_u64_u32 v[2:3], s[14:15], s8, v1, v[2:3]
C230  v_mov_b32_e32 v4, v3
C234  v_mad_u64_u32 v[4:5], s[8:9], s9, v1, v[4:5]
C23C  v_mov_b32_e32 v3, v4
C240  v_lshlrev_b64 v[2:3], 2, v[2:3]
C248  v_and_b32_e32 v2, -16, v2
C24C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
C254  s_lshl_b32 s6, s12, 4
C258  s_add_i32 m0, s6, 0xf000
C260  s_nop 0
C264  global_load_lds_dwordx4 v[2:3], off
C26C  s_or_b64 exec, exec, s[4:5]
C270  s_and_b32 s4, s22, 8
C274  s_cmp_eq_u32 s4, 0
C278  s_load_dwordx2 s[36:37], s[0:1], 0x10
C280  s_cselect_b64 s[0:1], -1, 0
C284  s_cmp_lg_u32 s4, 0
C288  s_cselect_b64 s[12:13], -1, 0
C28C  s_lshr_b32 s56, s21, 5
C290  v_bfe_u32 v2, v0, 2, 2
C298  s_add_i32 s4, s56, 7
C29C  v_lshrrev_b32_e32 v1, 2, v0
C2A0  v_lshl_or_b32 v10, s2, 2, v2
C2A8  s_and_b32 s57, s4, 0xffffff8
C2B0  s_and_b32 s4, s33, 0xffffff00
C2B8  v_lshlrev_b32_e32 v3, 4, v0
C2BC  s_lshl_b32 s2, s2, 1
C2C0  v_and_b32_e32 v100, 3, v0
C2C4  v_and_b32_e32 v3, 0xc0, v3
C2CC  s_and_b32 s2, s2, 2
C2D0  v_and_or_b32 v4, v1, 60, s4
C2D8  v_or3_b32 v26, v4, v3, s2
C2E0  v_cmp_ne_u32_e64 s[4:5], 0, v100
C2E8  s_add_i32 s2, s20, 0xff
C2F0  s_or_b64 s[40:41], s[4:5], s[0:1]
C2F4  s_and_b32 s58, s2, 0xffffff00
C2FC  s_cmp_lg_u32 s23, 0
C300  s_cselect_b64 s[6:7], -1, 0
C304  s_bfe_u32 s2, s22, 0x20004
C30C  v_lshlrev_b32_e32 v4, 3, v100
C310  s_cmp_eq_u32 s2, 2
C314  v_lshrrev_b32_e64 v4, v4, s23
C31C  s_cselect_b64 s[22:23], -1, 0
C320  s_and_b64 s[44:45], s[22:23], exec
C324  s_waitcnt lgkmcnt(0)
C328  s_cselect_b32 s19, 0x3fffff, 0
C330  s_cmp_lg_u32 s2, 0
C334  s_mul_hi_u32 s45, s17, 0xcd9e8d57
C33C  v_cndmask_b32_e64 v4, 0, v4, s[6:7]
C344  v_and_b32_e32 v5, 1, v0
C348  s_cselect_b32 s31, s19, 0x200000
C350  s_xor_b32 s2, s16, s45
C354  v_cmp_eq_u32_e64 s[8:9], 0, v5
C35C  v_lshlrev_b32_e32 v5, 30, v4
C360  s_xor_b32 s2, s2, s10
C364  v_and_b32_e32 v28, 0x80000000, v5
C36C  v_lshlrev_b32_e32 v5, 29, v4
C370  s_add_u32 s16, s10, 0x9e3779b9
C378  v_mov_b32_e32 v13, 0
C37C  v_lshlrev_b32_e32 v12, 2, v100
C380  v_and_b32_e32 v29, 0x80000000, v5
C388  v_lshlrev_b32_e32 v5, 28, v4
C38C  s_mul_i32 s44, s17, 0xcd9e8d57
C394  s_addc_u32 s17, s11, 0
C398  v_lshl_add_u64 v[14:15], s[42:43], 0, v[12:13]
C3A0  v_and_b32_e32 v30, 0x80000000, v5
C3A8  v_lshlrev_b32_e32 v5, 27, v4
C3AC  s_add_u32 s42, s11, 0xbb67ae85
C3B4  s_mul_hi_u32 s47, s2, 0xd2511f53
C3BC  s_mov_b32 s39, 0
C3C0  v_and_b32_e32 v31, 0x80000000, v5
C3C8  v_lshlrev_b32_e32 v5, 26, v4
C3CC  s_addc_u32 s43, 0, 0
C3D0  s_mov_b32 s38, s47
C3D4  v_cmp_ne_u32_e64 s[6:7], 0, v4
C3DC  v_lshlrev_b32_e32 v27, 31, v4
C3E0  v_and_b32_e32 v32, 0x80000000, v5
C3E8  v_lshlrev_b32_e32 v5, 25, v4
C3EC  v_lshlrev_b32_e32 v4, 24, v4
C3F0  s_xor_b64 s[42:43], s[38:39], s[42:43]
C3F4  s_add_u32 s38, s10, 0x3c6ef372
C3FC  v_and_b32_e32 v34, 0x80000000, v4
C404  s_add_u32 s48, s11, 0x76cf5d0a
C40C  v_lshrrev_b32_e32 v4, 4, v0
C410  v_lshlrev_b32_e32 v2, 7, v2
C414  v_lshlrev_b32_e32 v3, 5, v100
C418  v_and_b32_e32 v33, 0x80000000, v5
C420  s_mul_i32 s46, s2, 0xd2511f53
C428  s_addc_u32 s49, 0, 0
C42C  v_lshlrev_b32_e32 v5, 9, v4
C430  v_cmp_gt_u32_e32 vcc, s56, v10
C434  s_xor_b32 s74, s18, s11
C438  s_xor_b64 s[18:19], s[16:17], s[44:45]
C43C  s_xor_b64 s[44:45], s[48:49], s[46:47]
C440  v_or3_b32 v35, v5, v2, v3
C448  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
C450  v_mov_b32_e32 v11, v13
C454  v_cmp_eq_u32_e64 s[14:15], 0, v100
C45C  v_cmp_le_u32_e64 s[4:5], s57, v10
C464  s_mov_b32 s59, 0xcd9e8d57
C46C  s_mov_b32 s60, 0xd2511f53
C474  s_add_u32 s43, s10, 0xdaa66d2b
C47C  s_add_u32 s61, s11, 0x32370b8f
C484  s_add_u32 s62, s10, 0x78dde6e4
C48C  s_add_u32 s63, s11, 0xed9eba14
C494  s_add_u32 s64, s10, 0x1715609d
C49C  s_add_u32 s65, s11, 0xa9066899
C4A4  s_add_u32 s66, s10, 0xb54cda56
C4AC  s_add_u32 s67, s11, 0x646e171e
C4B4  s_add_u32 s68, s10, 0x5384540f
C4BC  s_add_u32 s69, s11, 0x1fd5c5a3
C4C4  s_add_u32 s70, s10, 0xf1bbcdc8
C4CC  s_add_u32 s71, s11, 0xdb3d7428
C4D4  s_add_i32 s72, s10, 0x8ff34781
C4DC  s_add_i32 s73, s11, 0x96a522ad
C4E4  v_add_u32_e32 v36, s54, v4
C4E8  s_xor_b64 s[46:47], vcc, -1
C4EC  v_mov_b32_e32 v37, 0x7f
C4F4  s_mov_b32 s2, 0x3e800000
C4FC  s_mov_b32 s19, 0x7f7fffff
C504  s_mov_b32 s45, 0x7f800000
C50C  s_mov_b32 s75, 0x17fffff
C514  v_cmp_ne_u32_e64 s[10:11], 1, v2
C51C  v_mov_b32_e32 v38, 0x7f800000
C524  v_mov_b32_e32 v39, 0xfe
C52C  v_mov_b32_e32 v40, 0
C530  s_waitcnt vmcnt(0)
C534  s_barrier
C538  s_branch 8
C53C  s_or_b64 exec, exec, s[12:13]
C540  s_or_b64 exec, exec, s[48:49]
C544  s_addk_i32 s39, 0x2000
C548  v_add_u32_e32 v40, 1, v40
C54C  s_cmp_lg_u32 s39, 0x10000
C554  v_add_u32_e32 v36, 16, v36
C558  s_cbranch_scc0 458
C55C  s_and_b64 vcc, exec, s[10:11]
C560  s_mov_b64 s[12:13], -1
C564  s_cbranch_vccnz 7
C568  v_and_b32_e32 v2, 0xffffffe0, v36
C570  v_and_or_b32 v12, v40, 1, v26
C578  v_mad_u64_u32 v[16:17], s[12:13], v2, s57, v[12:13]
C580  s_mov_b64 s[12:13], 0
C584  s_andn2_b64 vcc, exec, s[12:13]
C588  s_cbranch_vccnz 2
C58C  v_mad_u64_u32 v[16:17], s[12:13], v36, s56, v[10:11]
C594  v_cmp_le_u32_e32 vcc, s20, v36
C598  s_or_b64 s[12:13], vcc, s[46:47]
C59C  s_and_saveexec_b64 s[16:17], s[12:13]
C5A0  s_xor_b64 s[12:13], exec, s[16:17]
C5A4  s_cbranch_execz 10
C5A8  v_cmp_le_u32_e32 vcc, s58, v36
C5AC  s_or_b64 s[16:17], s[40:41], vcc
C5B0  s_nor_b64 s[48:49], s[16:17], s[4:5]
C5B4  s_and_saveexec_b64 s[16:17], s[48:49]
C5B8  s_cbranch_execz 4
C5BC  v_lshl_add_u64 v[2:3], s[36:37], 0, v[16:17]
C5C4  global_store_byte v[2:3], v37, off
C5CC  s_or_b64 exec, exec, s[16:17]
C5D0  s_andn2_saveexec_b64 s[48:49], s[12:13]
C5D4  s_cbranch_execz 65498
C5D8  v_add_u32_e32 v2, s39, v35
C5DC  ds_read_b128 v[6:9], v2
C5E4  ds_read_b128 v[2:5], v2 offset:16
C5EC  s_waitcnt lgkmcnt(1)
C5F0  v_mov_b32_e32 v18, v6
C5F4  v_mov_b32_e32 v20, v7
C5F8  v_mov_b32_e32 v22, v8
C5FC  v_mov_b32_e32 v24, v9
C600  s_waitcnt lgkmcnt(0)
C604  v_mov_b32_e32 v19, v2
C608  v_mov_b32_e32 v21, v3
C60C  v_mov_b32_e32 v23, v4
C610  v_mov_b32_e32 v25, v5
C614  s_and_saveexec_b64 s[12:13], s[6:7]
C618  v_xor_b32_e32 v18, v27, v6
C61C  v_xor_b32_e32 v20, v28, v7
C620  v_xor_b32_e32 v22, v29, v8
C624  v_xor_b32_e32 v24, v30, v9
C628  v_xor_b32_e32 v19, v31, v2
C62C  v_xor_b32_e32 v21, v32, v3
C630  v_xor_b32_e32 v23, v33, v4
C634  v_xor_b32_e32 v25, v34, v5
C638  s_or_b64 exec, exec, s[12:13]
C63C  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
C644  v_pk_add_f32 v[4:5], v[22:23], v[24:25]
C64C  v_pk_add_f32 v[8:9], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
C654  v_pk_add_f32 v[6:7], v[2:3], v[4:5]
C65C  v_pk_add_f32 v[4:5], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
C664  v_pk_add_f32 v[2:3], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
C66C  v_mov_b32_e32 v20, v6
C670  v_pk_add_f32 v[18:19], v[2:3], v[8:9]
C678  v_pk_add_f32 v[8:9], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
C680  v_mov_b32_e32 v21, v18
C684  v_mov_b32_e32 v18, v7
C688  v_pk_add_f32 v[2:3], v[20:21], v[18:19]
C690  v_mov_b32_e32 v22, v4
C694  v_mov_b32_e32 v23, v8
C698  v_mov_b32_e32 v8, v5
C69C  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C6A4  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C6AC  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
C6B4  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
C6BC  v_pk_add_f32 v[4:5], v[22:23], v[8:9]
C6C4  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
C6CC  v_pk_add_f32 v[8:9], v[22:23], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
C6D4  v_mov_b32_dpp v6, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C6DC  v_mov_b32_dpp v7, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C6E4  v_cndmask_b32_e64 v5, -v5, v5, s[8:9]
C6EC  v_cndmask_b32_e64 v4, -v4, v4, s[8:9]
C6F4  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
C6FC  v_pk_add_f32 v[6:7], v[20:21], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
C704  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
C70C  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
C714  v_mov_b32_dpp v18, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C71C  v_mov_b32_dpp v19, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C724  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
C72C  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
C734  v_pk_add_f32 v[6:7], v[6:7], v[18:19]
C73C  v_mov_b32_dpp v18, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C744  v_mov_b32_dpp v19, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C74C  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
C754  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
C75C  v_pk_add_f32 v[8:9], v[8:9], v[18:19]
C764  v_and_b32_e32 v19, 0x7fffffff, v2
C76C  v_and_b32_e32 v18, 0x7fffffff, v3
C774  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
C77C  v_max_u32_e32 v12, v18, v19
C780  v_and_b32_e32 v20, 0x7fffffff, v4
C788  v_and_b32_e32 v21, 0x7fffffff, v5
C790  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
C798  v_max3_u32 v12, v21, v20, v12
C7A0  v_and_b32_e32 v20, 0x7fffffff, v6
C7A8  v_and_b32_e32 v21, 0x7fffffff, v7
C7B0  v_max3_u32 v12, v21, v20, v12
C7B8  v_and_b32_e32 v20, 0x7fffffff, v8
C7C0  v_and_b32_e32 v21, 0x7fffffff, v9
C7C8  v_max3_u32 v12, v21, v20, v12
C7D0  s_nop 1
C7D4  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C7DC  s_nop 1
C7E0  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
C7E8  v_cmp_lt_u32_e32 vcc, s19, v20
C7EC  v_mov_b32_e32 v12, 0
C7F0  s_and_saveexec_b64 s[50:51], vcc
C7F4  s_cbranch_execz 160
C7F8  v_and_b32_e32 v12, 0x80000000, v2
C800  v_cmp_lt_u32_e32 vcc, s45, v19
C804  v_cmp_lt_u32_e64 s[12:13], s19, v19
C80C  v_cmp_lt_u32_e64 s[16:17], s19, v18
C814  v_cndmask_b32_e64 v20, v12, 0, vcc
C81C  v_cndmask_b32_e64 v12, 0, 7, s[12:13]
C824  v_cndmask_b32_e64 v2, v2, v20, s[12:13]
C82C  v_cmp_lt_u32_e64 s[12:13], s45, v18
C834  s_and_saveexec_b64 s[52:53], s[16:17]
C838  v_and_b32_e32 v3, 0x80000000, v3
C840  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
C848  v_or_b32_e32 v12, 0x70, v12
C850  s_or_b64 exec, exec, s[52:53]
C854  v_cndmask_b32_e64 v19, v19, 0, vcc
C85C  v_max_u32_e32 v18, v18, v19
C860  v_cndmask_b32_e64 v20, 0, 1, vcc
C868  v_cndmask_b32_e64 v21, 0, 1, s[12:13]
C870  v_cndmask_b32_e64 v18, v18, v19, s[12:13]
C878  v_and_b32_e32 v19, 0x7fffffff, v4
C880  v_add_u32_e32 v20, v20, v21
C884  v_and_b32_e32 v21, 0x80000000, v4
C88C  v_cmp_lt_u32_e32 vcc, s45, v19
C890  v_cmp_lt_u32_e64 s[12:13], s19, v19
C898  v_max_u32_e32 v19, v19, v18
C89C  v_cndmask_b32_e64 v21, v21, 0, vcc
C8A4  v_or_b32_e32 v22, 0x700, v12
C8AC  v_cndmask_b32_e32 v18, v19, v18, vcc
C8B0  v_and_b32_e32 v19, 0x7fffffff, v5
C8B8  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
C8C0  v_cndmask_b32_e64 v4, v4, v21, s[12:13]
C8C8  v_cndmask_b32_e64 v21, 0, 1, vcc
C8D0  v_and_b32_e32 v22, 0x80000000, v5
C8D8  v_cmp_lt_u32_e32 vcc, s45, v19
C8DC  v_or_b32_e32 v23, 0x7000, v12
C8E4  v_cmp_lt_u32_e64 s[12:13], s19, v19
C8EC  v_cndmask_b32_e64 v22, v22, 0, vcc
C8F4  v_max_u32_e32 v19, v19, v18
C8F8  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
C900  v_cndmask_b32_e64 v5, v5, v22, s[12:13]
C908  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
C910  v_cndmask_b32_e32 v18, v19, v18, vcc
C914  v_and_b32_e32 v19, 0x7fffffff, v6
C91C  v_and_b32_e32 v21, 0x80000000, v6
C924  v_cmp_lt_u32_e32 vcc, s45, v19
C928  v_cmp_lt_u32_e64 s[12:13], s19, v19
C930  v_max_u32_e32 v19, v19, v18
C934  v_cndmask_b32_e64 v21, v21, 0, vcc
C93C  v_or_b32_e32 v22, 0x70000, v12
C944  v_cndmask_b32_e32 v18, v19, v18, vcc
C948  v_and_b32_e32 v19, 0x7fffffff, v7
C950  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
C958  v_cndmask_b32_e64 v6, v6, v21, s[12:13]
C960  v_cndmask_b32_e64 v21, 0, 1, vcc
C968  v_and_b32_e32 v22, 0x80000000, v7
C970  v_cmp_lt_u32_e32 vcc, s45, v19
C974  v_or_b32_e32 v23, 0x700000, v12
C97C  v_cmp_lt_u32_e64 s[12:13], s19, v19
C984  v_cndmask_b32_e64 v22, v22, 0, vcc
C98C  v_max_u32_e32 v19, v19, v18
C990  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
C998  v_cndmask_b32_e64 v7, v7, v22, s[12:13]
C9A0  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
C9A8  v_cndmask_b32_e32 v18, v19, v18, vcc
C9AC  v_and_b32_e32 v19, 0x7fffffff, v8
C9B4  v_and_b32_e32 v21, 0x80000000, v8
C9BC  v_cmp_lt_u32_e32 vcc, s45, v19
C9C0  v_cmp_lt_u32_e64 s[12:13], s19, v19
C9C8  v_max_u32_e32 v19, v19, v18
C9CC  v_cndmask_b32_e64 v21, v21, 0, vcc
C9D4  v_or_b32_e32 v22, 0x7000000, v12
C9DC  v_cndmask_b32_e32 v18, v19, v18, vcc
C9E0  v_and_b32_e32 v19, 0x7fffffff, v9
C9E8  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
C9F0  v_cndmask_b32_e64 v8, v8, v21, s[12:13]
C9F8  v_cndmask_b32_e64 v21, 0, 1, vcc
CA00  v_and_b32_e32 v22, 0x80000000, v9
CA08  v_cmp_lt_u32_e32 vcc, s45, v19
CA0C  v_or_b32_e32 v23, 0x70000000, v12
CA14  v_cmp_lt_u32_e64 s[12:13], s19, v19
CA1C  v_cndmask_b32_e64 v22, v22, 0, vcc
CA24  v_max_u32_e32 v19, v19, v18
CA28  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
CA30  v_cndmask_b32_e64 v9, v9, v22, s[12:13]
CA38  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
CA40  v_cndmask_b32_e32 v18, v19, v18, vcc
CA44  s_nop 0
CA48  v_add_u32_dpp v19, v20, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
CA50  v_max_u32_dpp v18, v18, v18 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
CA58  s_nop 0
CA5C  v_add_u32_dpp v19, v19, v19 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
CA64  v_cmp_ne_u32_e32 vcc, 32, v19
CA68  v_max_u32_dpp v18, v18, v18 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
CA70  s_nop 0
CA74  v_cndmask_b32_e32 v20, v38, v18, vcc
CA78  s_or_b64 exec, exec, s[50:51]
CA7C  v_cmp_ne_u32_e32 vcc, 0, v20
CA80  v_mov_b32_e32 v18, 0x7f
CA88  s_and_saveexec_b64 s[12:13], vcc
CA8C  v_add_u32_e32 v18, s31, v20
CA90  v_lshrrev_b32_e32 v19, 23, v18
CA94  v_add_u32_e32 v19, -2, v19
CA98  v_cmp_lt_u32_e32 vcc, s75, v18
CA9C  s_nop 1
CAA0  v_cndmask_b32_e32 v18, 0, v19, vcc
CAA4  v_cmp_eq_u32_e32 vcc, s45, v20
CAA8  s_and_b64 vcc, s[22:23], vcc
CAAC  s_nop 0
CAB0  v_cndmask_b32_e32 v18, v18, v39, vcc
CAB4  s_or_b64 exec, exec, s[12:13]
CAB8  v_cmp_eq_u32_e32 vcc, 0, v18
CABC  s_cbranch_vccz 13
CAC0  s_nop 0
CAC4  v_cndmask_b32_e64 v20, 1.0, 2.0, vcc
CACC  v_pk_mul_f32 v[8:9], v[20:21], v[8:9] op_sel_hi:[0,1]
CAD4  v_pk_mul_f32 v[6:7], v[20:21], v[6:7] op_sel_hi:[0,1]
CADC  v_pk_mul_f32 v[4:5], v[20:21], v[4:5] op_sel_hi:[0,1]
CAE4  v_pk_mul_f32 v[2:3], v[20:21], v[2:3] op_sel_hi:[0,1]
CAEC  v_max_u32_e32 v19, 1, v18
CAF0  s_branch 1
CAF4  v_mov_b32_e32 v19, v18
CAF8  v_mad_u64_u32 v[20:21], s[12:13], v36, s56, v[10:11]
CB00  v_lshl_or_b32 v22, v20, 2, v100
CB08  v_mad_u64_u32 v[22:23], s[12:13], v22, s60, 0
CB10  v_xor_b32_e32 v23, s74, v23
CB14  v_mad_u64_u32 v[24:25], s[12:13], v23, s59, 0
CB1C  v_xor_b32_e32 v23, s18, v25
CB20  v_xor_b32_e32 v25, s42, v22
CB24  v_mad_u64_u32 v[42:43], s[12:13], v25, s59, 0
CB2C  v_mad_u64_u32 v[22:23], s[12:13], v23, s60, 0
CB34  v_xor_b32_e32 v25, s38, v43
CB38  v_xor_b32_e32 v24, v25, v24
CB3C  v_xor_b32_e32 v23, s44, v23
CB40  v_mad_u64_u32 v[24:25], s[12:13], v24, s60, 0
CB48  v_mad_u64_u32 v[44:45], s[12:13], v23, s59, 0
CB50  v_xor_b32_e32 v23, s43, v45
CB54  v_xor_b32_e32 v25, s61, v25
CB58  v_xor_b32_e32 v23, v23, v42
CB5C  v_xor_b32_e32 v25, v25, v22
CB60  v_mad_u64_u32 v[22:23], s[12:13], v23, s60, 0
CB68  v_mad_u64_u32 v[42:43], s[12:13], v25, s59, 0
CB70  v_xor_b32_e32 v25, s62, v43
CB74  v_xor_b32_e32 v23, s63, v23
CB78  v_xor_b32_e32 v25, v25, v44
CB7C  v_xor_b32_e32 v23, v23, v24
CB80  v_mad_u64_u32 v[24:25], s[12:13], v25, s60, 0
CB88  v_mad_u64_u32 v[44:45], s[12:13], v23, s59, 0
CB90  v_xor_b32_e32 v23, s64, v45
CB94  v_xor_b32_e32 v25, s65, v25
CB98  v_xor_b32_e32 v23, v23, v42
CB9C  v_xor_b32_e32 v25, v25, v22
CBA0  v_mad_u64_u32 v[22:23], s[12:13], v23, s60, 0
CBA8  v_mad_u64_u32 v[42:43], s[12:13], v25, s59, 0
CBB0  v_xor_b32_e32 v25, s66, v43
CBB4  v_xor_b32_e32 v23, s67, v23
CBB8  v_xor_b32_e32 v25, v25, v44
CBBC  v_xor_b32_e32 v23, v23, v24
CBC0  v_mad_u64_u32 v[24:25], s[12:13], v25, s60, 0
CBC8  v_mad_u64_u32 v[44:45], s[12:13], v23, s59, 0
CBD0  v_xor_b32_e32 v23, s68, v45
CBD4  v_xor_b32_e32 v25, s69, v25
CBD8  v_xor_b32_e32 v23, v23, v42
CBDC  v_xor_b32_e32 v25, v25, v22
CBE0  v_mad_u64_u32 v[22:23], s[12:13], v23, s60, 0
CBE8  v_mad_u64_u32 v[42:43], s[12:13], v25, s59, 0
CBF0  v_xor_b32_e32 v25, s70, v43
CBF4  v_xor_b32_e32 v23, s71, v23
CBF8  v_xor_b32_e32 v25, v25, v44
CBFC  v_xor_b32_e32 v23, v23, v24
CC00  v_mad_u64_u32 v[24:25], s[12:13], v25, s60, 0
CC08  v_mad_u64_u32 v[44:45], s[12:13], v23, s59, 0
CC10  v_xor_b32_e32 v23, v42, v45
CC14  v_xor_b32_e32 v22, v22, v25
CC18  v_mov_b32_e32 v25, 0
CC1C  v_mov_b32_e32 v41, 0
CC20  v_xor_b32_e32 v23, s72, v23
CC24  v_xor_b32_e32 v22, s73, v22
CC28  v_lshlrev_b32_e32 v19, 23, v19
CC2C  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[2:3], v23, v19
CC34  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[6:7], v22, v19 op_sel:[0,0,0,1]
CC3C  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[4:5], v44, v19 op_sel:[0,0,1,0]
CC44  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[8:9], v24, v19 op_sel:[0,0,1,1]
CC4C  s_nop 0
CC50  v_lshl_add_u64 v[2:3], v[20:21], 4, v[14:15]
CC58  v_or3_b32 v4, v25, v41, v12
CC60  global_store_dword v[2:3], v4, off
CC68  s_and_saveexec_b64 s[12:13], s[14:15]
CC6C  s_cbranch_execz 65075
CC70  v_lshl_add_u64 v[2:3], s[36:37], 0, v[16:17]
CC78  global_store_byte v[2:3], v18, off
CC80  s_branch 65070
CC84  v_lshlrev_b32_e32 v2, 1, v0
CC88  v_lshrrev_b32_e32 v101, 6, v0
CC8C  v_and_b32_e32 v2, 0x7e, v2
CC94  s_lshl_b32 s15, s3, 2
CC98  s_lshr_b32 s14, s20, 5
CC9C  v_or_b32_e32 v67, s33, v2
CCA0  v_or_b32_e32 v66, s15, v101
CCA4  v_cmp_gt_u32_e32 vcc, s21, v67
CCA8  v_cmp_gt_u32_e64 s[2:3], s14, v66
CCB0  s_and_b64 s[2:3], vcc, s[2:3]
CCB4  s_and_saveexec_b64 s[8:9], s[2:3]
CCB8  s_cbranch_execz 2927
CCBC  v_lshlrev_b32_e32 v102, 2, v2
CCC0  v_lshl_or_b32 v62, v101, 14, v102
CCC8  ds_read2st64_b64 v[2:5], v62 offset1:1
CCD0  ds_read2st64_b64 v[6:9], v62 offset0:2 offset1:3
CCD8  ds_read2st64_b64 v[10:13], v62 offset0:4 offset1:5
CCE0  ds_read2st64_b64 v[14:17], v62 offset0:6 offset1:7
CCE8  ds_read2st64_b64 v[18:21], v62 offset0:8 offset1:9
CCF0  ds_read2st64_b64 v[22:25], v62 offset0:10 offset1:11
CCF8  ds_read2st64_b64 v[26:29], v62 offset0:12 offset1:13
CD00  ds_read2st64_b64 v[30:33], v62 offset0:14 offset1:15
CD08  ds_read2st64_b64 v[34:37], v62 offset0:16 offset1:17
CD10  ds_read2st64_b64 v[38:41], v62 offset0:18 offset1:19
CD18  ds_read2st64_b64 v[42:45], v62 offset0:20 offset1:21
CD20  ds_read2st64_b64 v[46:49], v62 offset0:22 offset1:23
CD28  ds_read2st64_b64 v[50:53], v62 offset0:24 offset1:25
CD30  ds_read2st64_b64 v[54:57], v62 offset0:26 offset1:27
CD38  ds_read2st64_b64 v[58:61], v62 offset0:28 offset1:29
CD40  ds_read2st64_b64 v[62:65], v62 offset0:30 offset1:31
CD48  s_cmp_lg_u32 s55, 0
CD4C  s_cselect_b64 s[10:11], -1, 0
CD50  s_cmp_eq_u32 s55, 0
CD54  s_waitcnt lgkmcnt(14)
CD58  v_mov_b32_e32 v68, v2
CD5C  v_mov_b32_e32 v69, v4
CD60  v_mov_b32_e32 v70, v6
CD64  v_mov_b32_e32 v71, v8
CD68  s_waitcnt lgkmcnt(13)
CD6C  v_mov_b32_e32 v72, v10
CD70  v_mov_b32_e32 v73, v12
CD74  s_waitcnt lgkmcnt(12)
CD78  v_mov_b32_e32 v74, v14
CD7C  v_mov_b32_e32 v75, v16
CD80  s_waitcnt lgkmcnt(11)
CD84  v_mov_b32_e32 v76, v18
CD88  v_mov_b32_e32 v77, v20
CD8C  s_waitcnt lgkmcnt(10)
CD90  v_mov_b32_e32 v78, v22
CD94  v_mov_b32_e32 v79, v24
CD98  s_waitcnt lgkmcnt(9)
CD9C  v_mov_b32_e32 v80, v26
CDA0  v_mov_b32_e32 v81, v28
CDA4  s_waitcnt lgkmcnt(8)
CDA8  v_mov_b32_e32 v82, v30
CDAC  v_mov_b32_e32 v83, v32
CDB0  s_waitcnt lgkmcnt(7)
CDB4  v_mov_b32_e32 v84, v34
CDB8  v_mov_b32_e32 v85, v36
CDBC  s_waitcnt lgkmcnt(6)
CDC0  v_mov_b32_e32 v86, v38
CDC4  v_mov_b32_e32 v87, v40
CDC8  s_waitcnt lgkmcnt(5)
CDCC  v_mov_b32_e32 v88, v42
CDD0  v_mov_b32_e32 v89, v44
CDD4  s_waitcnt lgkmcnt(4)
CDD8  v_mov_b32_e32 v90, v46
CDDC  v_mov_b32_e32 v91, v48
CDE0  s_waitcnt lgkmcnt(3)
CDE4  v_mov_b32_e32 v92, v50
CDE8  v_mov_b32_e32 v93, v52
CDEC  s_waitcnt lgkmcnt(2)
CDF0  v_mov_b32_e32 v94, v54
CDF4  v_mov_b32_e32 v95, v56
CDF8  s_waitcnt lgkmcnt(1)
CDFC  v_mov_b32_e32 v96, v58
CE00  v_mov_b32_e32 v97, v60
CE04  s_waitcnt lgkmcnt(0)
CE08  v_mov_b32_e32 v98, v62
CE0C  v_mov_b32_e32 v99, v64
CE10  s_cbranch_scc1 95
CE14  s_lshl_b32 s2, s55, 31
CE18  s_lshl_b32 s3, s55, 30
CE1C  v_bfrev_b32_e32 v98, 1
CE20  v_xor_b32_e32 v68, s2, v2
CE24  s_lshl_b32 s2, s55, 28
CE28  v_bitop3_b32 v69, s3, v4, v98 bitop3:0x6c
CE30  s_lshl_b32 s3, s55, 29
CE34  v_bitop3_b32 v71, s2, v8, v98 bitop3:0x6c
CE3C  s_lshl_b32 s2, s55, 26
CE40  v_bitop3_b32 v70, s3, v6, v98 bitop3:0x6c
CE48  s_lshl_b32 s3, s55, 27
CE4C  v_bitop3_b32 v73, s2, v12, v98 bitop3:0x6c
CE54  s_lshl_b32 s2, s55, 24
CE58  v_bitop3_b32 v72, s3, v10, v98 bitop3:0x6c
CE60  s_lshl_b32 s3, s55, 25
CE64  v_bitop3_b32 v75, s2, v16, v98 bitop3:0x6c
CE6C  s_lshl_b32 s2, s55, 22
CE70  v_bitop3_b32 v74, s3, v14, v98 bitop3:0x6c
CE78  s_lshl_b32 s3, s55, 23
CE7C  v_bitop3_b32 v77, s2, v20, v98 bitop3:0x6c
CE84  s_lshl_b32 s2, s55, 20
CE88  v_bitop3_b32 v76, s3, v18, v98 bitop3:0x6c
CE90  s_lshl_b32 s3, s55, 21
CE94  v_bitop3_b32 v79, s2, v24, v98 bitop3:0x6c
CE9C  s_lshl_b32 s2, s55, 18
CEA0  v_bitop3_b32 v78, s3, v22, v98 bitop3:0x6c
CEA8  s_lshl_b32 s3, s55, 19
CEAC  v_bitop3_b32 v81, s2, v28, v98 bitop3:0x6c
CEB4  s_lshl_b32 s2, s55, 16
CEB8  v_bitop3_b32 v80, s3, v26, v98 bitop3:0x6c
CEC0  s_lshl_b32 s3, s55, 17
CEC4  v_bitop3_b32 v83, s2, v32, v98 bitop3:0x6c
CECC  s_lshl_b32 s2, s55, 14
CED0  v_bitop3_b32 v82, s3, v30, v98 bitop3:0x6c
CED8  s_lshl_b32 s3, s55, 15
CEDC  v_bitop3_b32 v85, s2, v36, v98 bitop3:0x6c
CEE4  s_lshl_b32 s2, s55, 12
CEE8  v_bitop3_b32 v84, s3, v34, v98 bitop3:0x6c
CEF0  s_lshl_b32 s3, s55, 13
CEF4  v_bitop3_b32 v87, s2, v40, v98 bitop3:0x6c
CEFC  s_lshl_b32 s2, s55, 10
CF00  v_bitop3_b32 v86, s3, v38, v98 bitop3:0x6c
CF08  s_lshl_b32 s3, s55, 11
CF0C  v_bitop3_b32 v89, s2, v44, v98 bitop3:0x6c
CF14  s_lshl_b32 s2, s55, 8
CF18  v_bitop3_b32 v88, s3, v42, v98 bitop3:0x6c
CF20  s_lshl_b32 s3, s55, 9
CF24  v_bitop3_b32 v91, s2, v48, v98 bitop3:0x6c
CF2C  s_lshl_b32 s2, s55, 6
CF30  v_bitop3_b32 v90, s3, v46, v98 bitop3:0x6c
CF38  s_lshl_b32 s3, s55, 7
CF3C  v_bitop3_b32 v93, s2, v52, v98 bitop3:0x6c
CF44  s_lshl_b32 s2, s55, 4
CF48  v_bitop3_b32 v92, s3, v50, v98 bitop3:0x6c
CF50  s_lshl_b32 s3, s55, 5
CF54  v_bitop3_b32 v95, s2, v56, v98 bitop3:0x6c
CF5C  s_lshl_b32 s2, s55, 2
CF60  v_bitop3_b32 v94, s3, v54, v98 bitop3:0x6c
CF68  s_lshl_b32 s3, s55, 3
CF6C  v_bitop3_b32 v97, s2, v60, v98 bitop3:0x6c
CF74  s_lshl_b32 s2, s55, 1
CF78  v_bitop3_b32 v96, s3, v58, v98 bitop3:0x6c
CF80  v_bitop3_b32 v99, s55, v64, v98 bitop3:0x6c
CF88  v_bitop3_b32 v98, s2, v62, v98 bitop3:0x6c
CF90  v_pk_add_f32 v[108:109], v[68:69], v[68:69] op_sel:[0,1] op_sel_hi:[1,0]
CF98  v_pk_add_f32 v[68:69], v[68:69], v[68:69] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CFA0  v_pk_add_f32 v[110:111], v[70:71], v[70:71] op_sel:[0,1] op_sel_hi:[1,0]
CFA8  v_pk_add_f32 v[70:71], v[70:71], v[70:71] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CFB0  v_pk_add_f32 v[112:113], v[72:73], v[72:73] op_sel:[0,1] op_sel_hi:[1,0]
CFB8  v_pk_add_f32 v[72:73], v[72:73], v[72:73] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CFC0  v_pk_add_f32 v[114:115], v[74:75], v[74:75] op_sel:[0,1] op_sel_hi:[1,0]
CFC8  v_pk_add_f32 v[74:75], v[74:75], v[74:75] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CFD0  v_pk_add_f32 v[116:117], v[76:77], v[76:77] op_sel:[0,1] op_sel_hi:[1,0]
CFD8  v_pk_add_f32 v[76:77], v[76:77], v[76:77] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CFE0  v_pk_add_f32 v[118:119], v[78:79], v[78:79] op_sel:[0,1] op_sel_hi:[1,0]
CFE8  v_pk_add_f32 v[78:79], v[78:79], v[78:79] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CFF0  v_pk_add_f32 v[120:121], v[80:81], v[80:81] op_sel:[0,1] op_sel_hi:[1,0]
CFF8  v_pk_add_f32 v[80:81], v[80:81], v[80:81] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D000  v_pk_add_f32 v[122:123], v[82:83], v[82:83] op_sel:[0,1] op_sel_hi:[1,0]
D008  v_pk_add_f32 v[82:83], v[82:83], v[82:83] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D010  v_mov_b32_e32 v109, v69
D014  v_mov_b32_e32 v111, v71
D018  v_mov_b32_e32 v113, v73
D01C  v_mov_b32_e32 v115, v75
D020  v_mov_b32_e32 v117, v77
D024  v_mov_b32_e32 v119, v79
D028  v_mov_b32_e32 v121, v81
D02C  v_mov_b32_e32 v123, v83
D030  v_pk_add_f32 v[68:69], v[108:109], v[110:111]
D038  v_pk_add_f32 v[70:71], v[112:113], v[114:115]
D040  v_pk_add_f32 v[72:73], v[116:117], v[118:119]
D048  v_pk_add_f32 v[74:75], v[120:121], v[122:123]
D050  v_pk_add_f32 v[78:79], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
D058  v_pk_add_f32 v[80:81], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
D060  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
D068  v_pk_add_f32 v[70:71], v[72:73], v[74:75]
D070  v_pk_add_f32 v[76:77], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
D078  s_mov_b32 s2, 0x3e800000
D080  v_pk_add_f32 v[78:79], v[78:79], v[80:81]
D088  v_pk_add_f32 v[72:73], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
D090  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
D098  v_pk_add_f32 v[134:135], v[92:93], v[92:93] op_sel:[0,1] op_sel_hi:[1,0]
D0A0  v_pk_add_f32 v[136:137], v[92:93], v[92:93] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D0A8  v_pk_add_f32 v[138:139], v[94:95], v[94:95] op_sel:[0,1] op_sel_hi:[1,0]
D0B0  v_pk_add_f32 v[140:141], v[94:95], v[94:95] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D0B8  v_pk_mul_f32 v[92:93], v[78:79], s[2:3] op_sel_hi:[1,0]
D0C0  v_pk_mul_f32 v[78:79], v[72:73], s[2:3] op_sel_hi:[1,0]
D0C8  v_pk_mul_f32 v[94:95], v[68:69], s[2:3] op_sel_hi:[1,0]
D0D0  v_pk_add_f32 v[68:69], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
D0D8  v_pk_add_f32 v[70:71], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
D0E0  v_pk_add_f32 v[72:73], v[116:117], v[118:119] neg_lo:[0,1] neg_hi:[0,1]
D0E8  v_pk_add_f32 v[74:75], v[120:121], v[122:123] neg_lo:[0,1] neg_hi:[0,1]
D0F0  v_pk_add_f32 v[80:81], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
D0F8  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
D100  v_pk_add_f32 v[70:71], v[72:73], v[74:75]
D108  v_pk_add_f32 v[106:107], v[84:85], v[84:85] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D110  v_pk_add_f32 v[82:83], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
D118  v_pk_add_f32 v[72:73], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
D120  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
D128  v_pk_add_f32 v[146:147], v[98:99], v[98:99] op_sel:[0,1] op_sel_hi:[1,0]
D130  v_pk_add_f32 v[148:149], v[98:99], v[98:99] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D138  v_and_b32_e32 v104, 0x7fffffff, v95
D140  v_and_b32_e32 v106, 0x7fffffff, v94
D148  v_pk_mul_f32 v[98:99], v[68:69], s[2:3] op_sel_hi:[1,0]
D150  v_pk_add_f32 v[124:125], v[84:85], v[84:85] op_sel:[0,1] op_sel_hi:[1,0]
D158  v_pk_add_f32 v[126:127], v[86:87], v[86:87] op_sel:[0,1] op_sel_hi:[1,0]
D160  v_pk_add_f32 v[128:129], v[86:87], v[86:87] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D168  v_pk_add_f32 v[130:131], v[88:89], v[88:89] op_sel:[0,1] op_sel_hi:[1,0]
D170  v_pk_add_f32 v[88:89], v[88:89], v[88:89] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D178  v_pk_add_f32 v[132:133], v[90:91], v[90:91] op_sel:[0,1] op_sel_hi:[1,0]
D180  v_pk_add_f32 v[90:91], v[90:91], v[90:91] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D188  v_pk_add_f32 v[142:143], v[96:97], v[96:97] op_sel:[0,1] op_sel_hi:[1,0]
D190  v_pk_add_f32 v[144:145], v[96:97], v[96:97] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
D198  v_max_u32_e32 v2, v104, v106
D19C  v_pk_add_f32 v[84:85], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
D1A4  v_pk_add_f32 v[80:81], v[80:81], v[82:83]
D1AC  v_and_b32_e32 v103, 0x7fffffff, v99
D1B4  v_and_b32_e32 v105, 0x7fffffff, v98
D1BC  v_and_b32_e32 v60, 0x7fffffff, v93
D1C4  v_and_b32_e32 v64, 0x7fffffff, v92
D1CC  v_pk_mul_f32 v[96:97], v[80:81], s[2:3] op_sel_hi:[1,0]
D1D4  v_max3_u32 v2, v103, v105, v2
D1DC  v_mov_b32_e32 v125, v107
D1E0  v_mov_b32_e32 v127, v129
D1E4  v_mov_b32_e32 v131, v89
D1E8  v_mov_b32_e32 v133, v91
D1EC  v_mov_b32_e32 v135, v137
D1F0  v_mov_b32_e32 v139, v141
D1F4  v_mov_b32_e32 v143, v145
D1F8  v_mov_b32_e32 v147, v149
D1FC  v_and_b32_e32 v58, 0x7fffffff, v97
D204  v_and_b32_e32 v62, 0x7fffffff, v96
D20C  v_pk_mul_f32 v[86:87], v[72:73], s[2:3] op_sel_hi:[1,0]
D214  v_max3_u32 v2, v60, v64, v2
D21C  v_pk_add_f32 v[70:71], v[124:125], v[126:127]
D224  v_pk_add_f32 v[72:73], v[130:131], v[132:133]
D22C  v_pk_add_f32 v[74:75], v[134:135], v[138:139]
D234  v_pk_add_f32 v[82:83], v[142:143], v[146:147]
D23C  v_and_b32_e32 v50, 0x7fffffff, v79
D244  v_and_b32_e32 v54, 0x7fffffff, v78
D24C  v_max3_u32 v2, v58, v62, v2
D254  v_pk_add_f32 v[80:81], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
D25C  v_pk_add_f32 v[88:89], v[74:75], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
D264  v_pk_add_f32 v[72:73], v[70:71], v[72:73]
D26C  v_pk_add_f32 v[74:75], v[74:75], v[82:83]
D274  v_pk_mul_f32 v[76:77], v[76:77], s[2:3] op_sel_hi:[1,0]
D27C  v_max3_u32 v2, v50, v54, v2
D284  v_and_b32_e32 v52, 0x7fffffff, v87
D28C  v_and_b32_e32 v56, 0x7fffffff, v86
D294  v_pk_add_f32 v[70:71], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
D29C  v_pk_add_f32 v[72:73], v[72:73], v[74:75]
D2A4  v_pk_add_f32 v[74:75], v[124:125], v[126:127] neg_lo:[0,1] neg_hi:[0,1]
D2AC  v_pk_add_f32 v[90:91], v[130:131], v[132:133] neg_lo:[0,1] neg_hi:[0,1]
D2B4  v_pk_add_f32 v[108:109], v[134:135], v[138:139] neg_lo:[0,1] neg_hi:[0,1]
D2BC  v_pk_add_f32 v[110:111], v[142:143], v[146:147] neg_lo:[0,1] neg_hi:[0,1]
D2C4  v_and_b32_e32 v34, 0x7fffffff, v77
D2CC  v_and_b32_e32 v42, 0x7fffffff, v76
D2D4  v_pk_mul_f32 v[84:85], v[84:85], s[2:3] op_sel_hi:[1,0]
D2DC  v_max3_u32 v2, v52, v56, v2
D2E4  v_pk_add_f32 v[68:69], v[80:81], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
D2EC  v_pk_add_f32 v[80:81], v[80:81], v[88:89]
D2F4  v_pk_add_f32 v[88:89], v[74:75], v[90:91] neg_lo:[0,1] neg_hi:[0,1]
D2FC  v_pk_add_f32 v[112:113], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
D304  v_pk_add_f32 v[90:91], v[74:75], v[90:91]
D30C  v_pk_add_f32 v[108:109], v[108:109], v[110:111]
D314  v_max3_u32 v2, v34, v42, v2
D31C  v_and_b32_e32 v36, 0x7fffffff, v85
D324  v_and_b32_e32 v44, 0x7fffffff, v84
D32C  v_pk_mul_f32 v[82:83], v[72:73], s[2:3] op_sel_hi:[1,0]
D334  v_pk_add_f32 v[74:75], v[90:91], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
D33C  v_pk_add_f32 v[90:91], v[90:91], v[108:109]
D344  v_max3_u32 v2, v36, v44, v2
D34C  v_and_b32_e32 v40, 0x7fffffff, v83
D354  v_and_b32_e32 v48, 0x7fffffff, v82
D35C  v_pk_mul_f32 v[90:91], v[90:91], s[2:3] op_sel_hi:[1,0]
D364  v_pk_mul_f32 v[80:81], v[80:81], s[2:3] op_sel_hi:[1,0]
D36C  v_max3_u32 v2, v40, v48, v2
D374  v_pk_add_f32 v[72:73], v[88:89], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
D37C  v_pk_add_f32 v[88:89], v[88:89], v[112:113]
D384  v_and_b32_e32 v38, 0x7fffffff, v91
D38C  v_and_b32_e32 v46, 0x7fffffff, v90
D394  v_and_b32_e32 v28, 0x7fffffff, v81
D39C  v_and_b32_e32 v32, 0x7fffffff, v80
D3A4  v_pk_mul_f32 v[88:89], v[88:89], s[2:3] op_sel_hi:[1,0]
D3AC  v_max3_u32 v2, v38, v46, v2
D3B4  v_pk_mul_f32 v[70:71], v[70:71], s[2:3] op_sel_hi:[1,0]
D3BC  v_and_b32_e32 v26, 0x7fffffff, v89
D3C4  v_and_b32_e32 v30, 0x7fffffff, v88
D3CC  v_max3_u32 v2, v28, v32, v2
D3D4  v_and_b32_e32 v18, 0x7fffffff, v71
D3DC  v_and_b32_e32 v22, 0x7fffffff, v70
D3E4  v_pk_mul_f32 v[74:75], v[74:75], s[2:3] op_sel_hi:[1,0]
D3EC  v_max3_u32 v2, v26, v30, v2
D3F4  v_pk_mul_f32 v[68:69], v[68:69], s[2:3] op_sel_hi:[1,0]
D3FC  v_max3_u32 v2, v18, v22, v2
D404  v_and_b32_e32 v20, 0x7fffffff, v75
D40C  v_and_b32_e32 v24, 0x7fffffff, v74
D414  v_and_b32_e32 v8, 0x7fffffff, v69
D41C  v_and_b32_e32 v12, 0x7fffffff, v68
D424  v_pk_mul_f32 v[72:73], v[72:73], s[2:3] op_sel_hi:[1,0]
D42C  v_max3_u32 v2, v20, v24, v2
D434  v_max3_u32 v2, v8, v12, v2
D43C  v_and_b32_e32 v10, 0x7fffffff, v73
D444  v_and_b32_e32 v14, 0x7fffffff, v72
D44C  v_max3_u32 v107, v10, v14, v2
D454  s_mov_b32 s16, 0x7f7fffff
D45C  v_cmp_lt_u32_e32 vcc, s16, v107
D460  v_mov_b32_e32 v2, 0
D464  v_mov_b32_e32 v4, 0
D468  v_mov_b32_e32 v6, 0
D46C  v_mov_b32_e32 v16, 0
D470  s_and_saveexec_b64 s[12:13], vcc
D474  s_cbranch_execz 563
D478  s_mov_b32 s17, 0x7f800000
D480  v_cmp_lt_u32_e32 vcc, s16, v106
D484  v_cmp_lt_u32_e64 s[2:3], s17, v106
D48C  v_and_b32_e32 v6, 0x80000000, v95
D494  v_and_b32_e32 v16, 0x80000000, v94
D49C  v_cmp_lt_u32_e64 s[4:5], s17, v104
D4A4  v_cndmask_b32_e64 v2, 0, 7, vcc
D4AC  v_cndmask_b32_e64 v4, v106, 0, s[2:3]
D4B4  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
D4BC  v_cndmask_b32_e64 v6, v6, 0, s[4:5]
D4C4  v_cmp_lt_u32_e64 s[6:7], s16, v104
D4CC  v_or_b32_e32 v106, 0x70, v2
D4D4  v_cndmask_b32_e32 v94, v94, v16, vcc
D4D8  v_cndmask_b32_e64 v95, v95, v6, s[6:7]
D4E0  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
D4E8  v_max_u32_e32 v16, v104, v4
D4EC  v_cndmask_b32_e64 v2, v2, v106, s[6:7]
D4F4  v_addc_co_u32_e64 v6, vcc, 0, v6, s[2:3]
D4FC  v_cndmask_b32_e64 v4, v16, v4, s[4:5]
D504  v_or_b32_e32 v16, 0x700, v2
D50C  v_cmp_lt_u32_e32 vcc, s16, v105
D510  v_cmp_lt_u32_e64 s[2:3], s17, v105
D518  v_max_u32_e32 v104, v105, v4
D51C  v_and_b32_e32 v105, 0x80000000, v98
D524  v_cndmask_b32_e32 v2, v2, v16, vcc
D528  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
D530  v_cndmask_b32_e64 v4, v104, v4, s[2:3]
D538  v_cndmask_b32_e64 v105, v105, 0, s[2:3]
D540  v_cmp_lt_u32_e64 s[2:3], s17, v103
D548  v_or_b32_e32 v106, 0x7000, v2
D550  v_cmp_lt_u32_e64 s[4:5], s16, v103
D558  v_cndmask_b32_e32 v98, v98, v105, vcc
D55C  v_addc_co_u32_e64 v6, vcc, v6, v16, s[2:3]
D564  v_max_u32_e32 v16, v103, v4
D568  v_and_b32_e32 v104, 0x80000000, v99
D570  v_cndmask_b32_e64 v2, v2, v106, s[4:5]
D578  v_cndmask_b32_e64 v4, v16, v4, s[2:3]
D580  v_cndmask_b32_e64 v104, v104, 0, s[2:3]
D588  v_or_b32_e32 v16, 0x70000, v2
D590  v_cmp_lt_u32_e32 vcc, s16, v64
D594  v_cmp_lt_u32_e64 s[2:3], s17, v64
D59C  v_max_u32_e32 v64, v64, v4
D5A0  v_and_b32_e32 v103, 0x80000000, v92
D5A8  v_cndmask_b32_e32 v2, v2, v16, vcc
D5AC  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
D5B4  v_cndmask_b32_e64 v4, v64, v4, s[2:3]
D5BC  v_cndmask_b32_e64 v103, v103, 0, s[2:3]
D5C4  v_cmp_lt_u32_e64 s[2:3], s17, v60
D5CC  v_cndmask_b32_e64 v99, v99, v104, s[4:5]
D5D4  v_or_b32_e32 v104, 0x700000, v2
D5DC  v_cmp_lt_u32_e64 s[4:5], s16, v60
D5E4  v_cndmask_b32_e32 v92, v92, v103, vcc
D5E8  v_addc_co_u32_e64 v6, vcc, v6, v16, s[2:3]
D5F0  v_max_u32_e32 v16, v60, v4
D5F4  v_and_b32_e32 v64, 0x80000000, v93
D5FC  v_cndmask_b32_e64 v2, v2, v104, s[4:5]
D604  v_cndmask_b32_e64 v4, v16, v4, s[2:3]
D60C  v_cndmask_b32_e64 v64, v64, 0, s[2:3]
D614  v_or_b32_e32 v16, 0x7000000, v2
D61C  v_cmp_lt_u32_e32 vcc, s16, v62
D620  v_cmp_lt_u32_e64 s[2:3], s17, v62
D628  v_max_u32_e32 v60, v62, v4
D62C  v_and_b32_e32 v62, 0x80000000, v96
D634  v_cndmask_b32_e32 v2, v2, v16, vcc
D638  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
D640  v_cndmask_b32_e64 v4, v60, v4, s[2:3]
D648  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
D650  v_cmp_lt_u32_e64 s[2:3], s17, v58
D658  v_cndmask_b32_e32 v96, v96, v62, vcc
D65C  v_and_b32_e32 v60, 0x80000000, v97
D664  v_addc_co_u32_e64 v6, vcc, v6, v16, s[2:3]
D66C  v_max_u32_e32 v16, v58, v4
D670  v_cndmask_b32_e64 v4, v16, v4, s[2:3]
D678  v_cndmask_b32_e64 v93, v93, v64, s[4:5]
D680  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
D688  v_cmp_lt_u32_e64 s[4:5], s16, v58
D690  v_cmp_lt_u32_e32 vcc, s16, v54
D694  v_cmp_lt_u32_e64 s[2:3], s17, v54
D69C  v_max_u32_e32 v54, v54, v4
D6A0  v_or_b32_e32 v64, 0x70000000, v2
D6A8  v_cndmask_b32_e64 v97, v97, v60, s[4:5]
D6B0  v_cndmask_b32_e64 v16, 0, 7, vcc
D6B8  v_cndmask_b32_e64 v4, v54, v4, s[2:3]
D6C0  v_and_b32_e32 v60, 0x80000000, v78
D6C8  v_cndmask_b32_e64 v2, v2, v64, s[4:5]
D6D0  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
D6D8  v_and_b32_e32 v54, 0x80000000, v79
D6E0  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
D6E8  v_cmp_lt_u32_e64 s[2:3], s17, v50
D6F0  v_or_b32_e32 v62, 0x70, v16
D6F8  v_cmp_lt_u32_e64 s[4:5], s16, v50
D700  v_max_u32_e32 v50, v50, v4
D704  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
D70C  v_cndmask_b32_e32 v78, v78, v60, vcc
D710  v_cndmask_b32_e64 v16, v16, v62, s[4:5]
D718  v_addc_co_u32_e64 v6, vcc, v6, v58, s[2:3]
D720  v_cndmask_b32_e64 v4, v50, v4, s[2:3]
D728  v_cndmask_b32_e64 v79, v79, v54, s[4:5]
D730  v_or_b32_e32 v50, 0x700, v16
D738  v_cmp_lt_u32_e32 vcc, s16, v56
D73C  v_cmp_lt_u32_e64 s[2:3], s17, v56
D744  v_max_u32_e32 v54, v56, v4
D748  v_and_b32_e32 v56, 0x80000000, v86
D750  v_cndmask_b32_e32 v16, v16, v50, vcc
D754  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
D75C  v_cndmask_b32_e64 v4, v54, v4, s[2:3]
D764  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
D76C  v_cmp_lt_u32_e64 s[2:3], s17, v52
D774  v_or_b32_e32 v58, 0x7000, v16
D77C  v_cmp_lt_u32_e64 s[4:5], s16, v52
D784  v_cndmask_b32_e32 v86, v86, v56, vcc
D788  v_addc_co_u32_e64 v6, vcc, v6, v50, s[2:3]
D790  v_max_u32_e32 v50, v52, v4
D794  v_and_b32_e32 v54, 0x80000000, v87
D79C  v_cndmask_b32_e64 v16, v16, v58, s[4:5]
D7A4  v_cndmask_b32_e64 v4, v50, v4, s[2:3]
D7AC  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
D7B4  v_or_b32_e32 v50, 0x70000, v16
D7BC  v_cmp_lt_u32_e32 vcc, s16, v42
D7C0  v_cmp_lt_u32_e64 s[2:3], s17, v42
D7C8  v_max_u32_e32 v42, v42, v4
D7CC  v_cndmask_b32_e32 v16, v16, v50, vcc
D7D0  v_cndmask_b32_e64 v4, v42, v4, s[2:3]
D7D8  v_and_b32_e32 v52, 0x80000000, v76
D7E0  v_cndmask_b32_e64 v87, v87, v54, s[4:5]
D7E8  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
D7F0  v_and_b32_e32 v42, 0x80000000, v77
D7F8  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
D800  v_cmp_lt_u32_e64 s[2:3], s17, v34
D808  v_or_b32_e32 v54, 0x700000, v16
D810  v_cmp_lt_u32_e64 s[4:5], s16, v34
D818  v_max_u32_e32 v34, v34, v4
D81C  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
D824  v_cndmask_b32_e32 v76, v76, v52, vcc
D828  v_cndmask_b32_e64 v16, v16, v54, s[4:5]
D830  v_addc_co_u32_e64 v6, vcc, v6, v50, s[2:3]
D838  v_cndmask_b32_e64 v4, v34, v4, s[2:3]
D840  v_cndmask_b32_e64 v77, v77, v42, s[4:5]
D848  v_or_b32_e32 v34, 0x7000000, v16
D850  v_cmp_lt_u32_e32 vcc, s16, v44
D854  v_cmp_lt_u32_e64 s[2:3], s17, v44
D85C  v_max_u32_e32 v42, v44, v4
D860  v_and_b32_e32 v44, 0x80000000, v84
D868  v_cndmask_b32_e32 v16, v16, v34, vcc
D86C  v_cndmask_b32_e64 v34, 0, 1, s[2:3]
D874  v_cndmask_b32_e64 v42, v42, v4, s[2:3]
D87C  v_and_b32_e32 v4, 0x80000000, v85
D884  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
D88C  v_cmp_lt_u32_e64 s[2:3], s17, v36
D894  v_or_b32_e32 v50, 0x70000000, v16
D89C  v_cmp_lt_u32_e64 s[4:5], s16, v36
D8A4  v_cndmask_b32_e64 v4, v4, 0, s[2:3]
D8AC  v_cndmask_b32_e32 v84, v84, v44, vcc
D8B0  v_cndmask_b32_e64 v85, v85, v4, s[4:5]
D8B8  v_cndmask_b32_e64 v4, v16, v50, s[4:5]
D8C0  v_max_u32_e32 v16, v36, v42
D8C4  v_addc_co_u32_e64 v6, vcc, v6, v34, s[2:3]
D8CC  v_cndmask_b32_e64 v16, v16, v42, s[2:3]
D8D4  v_cmp_lt_u32_e32 vcc, s16, v48
D8D8  v_cmp_lt_u32_e64 s[2:3], s17, v48
D8E0  v_max_u32_e32 v42, v48, v16
D8E4  v_and_b32_e32 v44, 0x80000000, v82
D8EC  v_cndmask_b32_e64 v34, 0, 7, vcc
D8F4  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
D8FC  v_cndmask_b32_e64 v16, v42, v16, s[2:3]
D904  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
D90C  v_cmp_lt_u32_e64 s[2:3], s17, v40
D914  v_and_b32_e32 v42, 0x80000000, v83
D91C  v_or_b32_e32 v48, 0x70, v34
D924  v_cmp_lt_u32_e64 s[4:5], s16, v40
D92C  v_cndmask_b32_e32 v82, v82, v44, vcc
D930  v_addc_co_u32_e64 v6, vcc, v6, v36, s[2:3]
D938  v_max_u32_e32 v36, v40, v16
D93C  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
D944  v_cndmask_b32_e64 v34, v34, v48, s[4:5]
D94C  v_cndmask_b32_e64 v16, v36, v16, s[2:3]
D954  v_cndmask_b32_e64 v83, v83, v42, s[4:5]
D95C  v_or_b32_e32 v36, 0x700, v34
D964  v_cmp_lt_u32_e32 vcc, s16, v46
D968  v_cmp_lt_u32_e64 s[2:3], s17, v46
D970  v_max_u32_e32 v40, v46, v16
D974  v_and_b32_e32 v42, 0x80000000, v90
D97C  v_cndmask_b32_e32 v34, v34, v36, vcc
D980  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
D988  v_cndmask_b32_e64 v16, v40, v16, s[2:3]
D990  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
D998  v_cmp_lt_u32_e64 s[2:3], s17, v38
D9A0  v_or_b32_e32 v44, 0x7000, v34
D9A8  v_cmp_lt_u32_e64 s[4:5], s16, v38
D9B0  v_cndmask_b32_e32 v90, v90, v42, vcc
D9B4  v_addc_co_u32_e64 v6, vcc, v6, v36, s[2:3]
D9BC  v_max_u32_e32 v36, v38, v16
D9C0  v_and_b32_e32 v40, 0x80000000, v91
D9C8  v_cndmask_b32_e64 v34, v34, v44, s[4:5]
D9D0  v_cndmask_b32_e64 v16, v36, v16, s[2:3]
D9D8  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
D9E0  v_or_b32_e32 v36, 0x70000, v34
D9E8  v_cmp_lt_u32_e32 vcc, s16, v32
D9EC  v_cmp_lt_u32_e64 s[2:3], s17, v32
D9F4  v_max_u32_e32 v32, v32, v16
D9F8  v_and_b32_e32 v38, 0x80000000, v80
DA00  v_cndmask_b32_e32 v34, v34, v36, vcc
DA04  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
DA0C  v_cndmask_b32_e64 v16, v32, v16, s[2:3]
DA14  v_and_b32_e32 v32, 0x80000000, v81
DA1C  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
DA24  v_cmp_lt_u32_e64 s[2:3], s17, v28
DA2C  v_cndmask_b32_e64 v91, v91, v40, s[4:5]
DA34  v_or_b32_e32 v40, 0x700000, v34
DA3C  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
DA44  v_cmp_lt_u32_e64 s[4:5], s16, v28
DA4C  v_cndmask_b32_e32 v80, v80, v38, vcc
DA50  s_nop 0
DA54  v_cndmask_b32_e64 v81, v81, v32, s[4:5]
DA5C  v_cndmask_b32_e64 v32, v34, v40, s[4:5]
DA64  v_addc_co_u32_e64 v34, vcc, v6, v36, s[2:3]
DA6C  v_max_u32_e32 v6, v28, v16
DA70  v_cndmask_b32_e64 v6, v6, v16, s[2:3]
DA78  v_or_b32_e32 v16, 0x7000000, v32
DA80  v_cmp_lt_u32_e32 vcc, s16, v30
DA84  v_cmp_lt_u32_e64 s[2:3], s17, v30
DA8C  v_max_u32_e32 v30, v30, v6
DA90  v_cndmask_b32_e32 v16, v32, v16, vcc
DA94  v_and_b32_e32 v32, 0x80000000, v88
DA9C  v_cndmask_b32_e64 v28, 0, 1, s[2:3]
DAA4  v_cndmask_b32_e64 v30, v30, v6, s[2:3]
DAAC  v_and_b32_e32 v6, 0x80000000, v89
DAB4  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
DABC  v_cmp_lt_u32_e64 s[2:3], s17, v26
DAC4  v_or_b32_e32 v36, 0x70000000, v16
DACC  v_cmp_lt_u32_e64 s[4:5], s16, v26
DAD4  v_cndmask_b32_e64 v6, v6, 0, s[2:3]
DADC  v_max_u32_e32 v26, v26, v30
DAE0  v_cndmask_b32_e64 v89, v89, v6, s[4:5]
DAE8  v_cndmask_b32_e32 v88, v88, v32, vcc
DAEC  v_cndmask_b32_e64 v6, v16, v36, s[4:5]
DAF4  v_addc_co_u32_e64 v16, vcc, v34, v28, s[2:3]
DAFC  v_cndmask_b32_e64 v26, v26, v30, s[2:3]
DB04  v_cmp_lt_u32_e32 vcc, s16, v22
DB08  v_cmp_lt_u32_e64 s[2:3], s17, v22
DB10  v_max_u32_e32 v22, v22, v26
DB14  v_and_b32_e32 v32, 0x80000000, v70
DB1C  v_cndmask_b32_e64 v28, 0, 7, vcc
DB24  v_cndmask_b32_e64 v30, 0, 1, s[2:3]
DB2C  v_cndmask_b32_e64 v22, v22, v26, s[2:3]
DB34  v_and_b32_e32 v26, 0x80000000, v71
DB3C  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
DB44  v_cmp_lt_u32_e64 s[2:3], s17, v18
DB4C  v_or_b32_e32 v34, 0x70, v28
DB54  v_cmp_lt_u32_e64 s[4:5], s16, v18
DB5C  v_cndmask_b32_e64 v26, v26, 0, s[2:3]
DB64  v_max_u32_e32 v18, v18, v22
DB68  v_cndmask_b32_e64 v71, v71, v26, s[4:5]
DB70  v_cndmask_b32_e32 v70, v70, v32, vcc
DB74  v_cndmask_b32_e64 v26, v28, v34, s[4:5]
DB7C  v_addc_co_u32_e64 v16, vcc, v16, v30, s[2:3]
DB84  v_cndmask_b32_e64 v18, v18, v22, s[2:3]
DB8C  v_or_b32_e32 v22, 0x700, v26
DB94  v_cmp_lt_u32_e32 vcc, s16, v24
DB98  v_cmp_lt_u32_e64 s[2:3], s17, v24
DBA0  v_max_u32_e32 v24, v24, v18
DBA4  v_cndmask_b32_e32 v22, v26, v22, vcc
DBA8  v_cndmask_b32_e64 v18, v24, v18, s[2:3]
DBB0  v_and_b32_e32 v28, 0x80000000, v74
DBB8  v_cndmask_b32_e64 v26, 0, 1, s[2:3]
DBC0  v_and_b32_e32 v24, 0x80000000, v75
DBC8  v_cndmask_b32_e64 v28, v28, 0, s[2:3]
DBD0  v_cmp_lt_u32_e64 s[2:3], s17, v20
DBD8  v_or_b32_e32 v30, 0x7000, v22
DBE0  v_cmp_lt_u32_e64 s[4:5], s16, v20
DBE8  v_max_u32_e32 v20, v20, v18
DBEC  v_cndmask_b32_e64 v24, v24, 0, s[2:3]
DBF4  v_cndmask_b32_e32 v74, v74, v28, vcc
DBF8  v_cndmask_b32_e64 v22, v22, v30, s[4:5]
DC00  v_addc_co_u32_e64 v16, vcc, v16, v26, s[2:3]
DC08  v_cndmask_b32_e64 v18, v20, v18, s[2:3]
DC10  v_cndmask_b32_e64 v75, v75, v24, s[4:5]
DC18  v_or_b32_e32 v20, 0x70000, v22
DC20  v_cmp_lt_u32_e32 vcc, s16, v12
DC24  v_cmp_lt_u32_e64 s[2:3], s17, v12
DC2C  v_max_u32_e32 v12, v12, v18
DC30  v_and_b32_e32 v24, 0x80000000, v68
DC38  v_cndmask_b32_e32 v20, v22, v20, vcc
DC3C  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
DC44  v_cndmask_b32_e64 v12, v12, v18, s[2:3]
DC4C  v_and_b32_e32 v18, 0x80000000, v69
DC54  v_cndmask_b32_e64 v24, v24, 0, s[2:3]
DC5C  v_cmp_lt_u32_e64 s[2:3], s17, v8
DC64  v_or_b32_e32 v26, 0x700000, v20
DC6C  v_cmp_lt_u32_e64 s[4:5], s16, v8
DC74  v_cndmask_b32_e64 v18, v18, 0, s[2:3]
DC7C  v_cndmask_b32_e32 v68, v68, v24, vcc
DC80  v_cndmask_b32_e64 v69, v69, v18, s[4:5]
DC88  v_cndmask_b32_e64 v18, v20, v26, s[4:5]
DC90  v_addc_co_u32_e64 v20, vcc, v16, v22, s[2:3]
DC98  v_max_u32_e32 v8, v8, v12
DC9C  v_cndmask_b32_e64 v8, v8, v12, s[2:3]
DCA4  v_or_b32_e32 v12, 0x7000000, v18
DCAC  v_cmp_lt_u32_e32 vcc, s16, v14
DCB0  v_cmp_lt_u32_e64 s[2:3], s17, v14
DCB8  v_max_u32_e32 v14, v14, v8
DCBC  v_cndmask_b32_e32 v12, v18, v12, vcc
DCC0  v_and_b32_e32 v16, 0x80000000, v72
DCC8  v_cndmask_b32_e64 v18, 0, 1, s[2:3]
DCD0  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
DCD8  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
DCE0  v_cmp_lt_u32_e64 s[2:3], s17, v10
DCE8  v_or_b32_e32 v22, 0x70000000, v12
DCF0  v_cmp_lt_u32_e64 s[4:5], s16, v10
DCF8  v_and_b32_e32 v14, 0x80000000, v73
DD00  v_cndmask_b32_e32 v72, v72, v16, vcc
DD04  v_cndmask_b32_e64 v16, v12, v22, s[4:5]
DD0C  v_addc_co_u32_e64 v12, vcc, v20, v18, s[2:3]
DD14  v_max_u32_e32 v10, v10, v8
DD18  v_cndmask_b32_e64 v14, v14, 0, s[2:3]
DD20  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
DD28  v_mov_b32_e32 v10, 0x7f800000
DD30  v_cmp_ne_u32_e32 vcc, 32, v12
DD34  v_cndmask_b32_e64 v73, v73, v14, s[4:5]
DD3C  s_nop 0
DD40  v_cndmask_b32_e32 v107, v10, v8, vcc
DD44  s_or_b64 exec, exec, s[12:13]
DD48  v_cmp_ne_u32_e32 vcc, 0, v107
DD4C  v_mov_b32_e32 v8, 0x7f
DD54  s_and_saveexec_b64 s[2:3], vcc
DD58  s_cbranch_execz 15
DD5C  v_add_u32_e32 v8, s31, v107
DD60  s_mov_b32 s4, 0x17fffff
DD68  v_lshrrev_b32_e32 v10, 23, v8
DD6C  v_add_u32_e32 v10, -2, v10
DD70  v_cmp_lt_u32_e32 vcc, s4, v8
DD74  s_mov_b32 s4, 0x7f800000
DD7C  s_nop 0
DD80  v_cndmask_b32_e32 v8, 0, v10, vcc
DD84  v_cmp_eq_u32_e32 vcc, s4, v107
DD88  v_mov_b32_e32 v10, 0xfe
DD90  s_and_b64 vcc, s[22:23], vcc
DD94  v_cndmask_b32_e32 v8, v8, v10, vcc
DD98  s_or_b64 exec, exec, s[2:3]
DD9C  v_cmp_eq_u32_e32 vcc, 0, v8
DDA0  s_cbranch_vccz 37
DDA4  s_nop 0
DDA8  v_cndmask_b32_e64 v10, 1.0, 2.0, vcc
DDB0  v_pk_mul_f32 v[94:95], v[10:11], v[94:95] op_sel_hi:[0,1]
DDB8  v_pk_mul_f32 v[98:99], v[10:11], v[98:99] op_sel_hi:[0,1]
DDC0  v_pk_mul_f32 v[92:93], v[10:11], v[92:93] op_sel_hi:[0,1]
DDC8  v_pk_mul_f32 v[96:97], v[10:11], v[96:97] op_sel_hi:[0,1]
DDD0  v_pk_mul_f32 v[78:79], v[10:11], v[78:79] op_sel_hi:[0,1]
DDD8  v_pk_mul_f32 v[86:87], v[10:11], v[86:87] op_sel_hi:[0,1]
DDE0  v_pk_mul_f32 v[76:77], v[10:11], v[76:77] op_sel_hi:[0,1]
DDE8  v_pk_mul_f32 v[84:85], v[10:11], v[84:85] op_sel_hi:[0,1]
DDF0  v_pk_mul_f32 v[82:83], v[10:11], v[82:83] op_sel_hi:[0,1]
DDF8  v_pk_mul_f32 v[90:91], v[10:11], v[90:91] op_sel_hi:[0,1]
DE00  v_pk_mul_f32 v[80:81], v[10:11], v[80:81] op_sel_hi:[0,1]
DE08  v_pk_mul_f32 v[88:89], v[10:11], v[88:89] op_sel_hi:[0,1]
DE10  v_pk_mul_f32 v[70:71], v[10:11], v[70:71] op_sel_hi:[0,1]
DE18  v_pk_mul_f32 v[74:75], v[10:11], v[74:75] op_sel_hi:[0,1]
DE20  v_pk_mul_f32 v[68:69], v[10:11], v[68:69] op_sel_hi:[0,1]
DE28  v_pk_mul_f32 v[72:73], v[10:11], v[72:73] op_sel_hi:[0,1]
DE30  v_max_u32_e32 v10, 1, v8
DE34  s_branch 1
DE38  v_mov_b32_e32 v10, v8
DE3C  v_mad_u64_u32 v[66:67], s[2:3], s14, v67, v[66:67]
DE44  v_lshlrev_b32_e32 v12, 2, v66
DE48  s_mov_b32 s2, 0xd2511f53
DE50  v_mad_u64_u32 v[104:105], s[4:5], v12, s2, 0
DE58  s_mul_hi_u32 s4, s29, 0xcd9e8d57
DE60  s_xor_b32 s4, s28, s4
DE64  s_xor_b32 s4, s4, s34
DE68  s_xor_b32 s12, s35, s30
DE6C  s_add_i32 s13, s35, 0xbb67ae85
DE74  s_mul_hi_u32 s17, s4, 0xd2511f53
DE7C  s_mov_b32 s3, 0xcd9e8d57
DE84  s_mul_i32 s6, s29, 0xcd9e8d57
DE8C  v_xor_b32_e32 v14, s12, v105
DE90  s_add_i32 s7, s34, 0x9e3779b9
DE98  s_xor_b32 s18, s13, s17
DE9C  s_mul_i32 s19, s4, 0xd2511f53
DEA4  v_mad_u64_u32 v[106:107], s[4:5], v14, s3, 0
DEAC  s_xor_b32 s16, s7, s6
DEB0  v_xor_b32_e32 v18, s18, v104
DEB4  v_xor_b32_e32 v14, s16, v107
DEB8  s_add_i32 s6, s35, 0x76cf5d0a
DEC0  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DEC8  s_add_i32 s13, s34, 0x3c6ef372
DED0  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DED8  v_xor_b32_e32 v14, v106, v109
DEDC  s_xor_b32 s29, s6, s19
DEE0  v_xor_b32_e32 v14, s13, v14
DEE4  v_xor_b32_e32 v18, s29, v105
DEE8  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
DEF0  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
DEF8  s_add_i32 s19, s34, 0xdaa66d2b
DF00  s_add_i32 s17, s35, 0x32370b8f
DF08  v_xor_b32_e32 v14, v108, v111
DF0C  v_xor_b32_e32 v18, v104, v107
DF10  v_xor_b32_e32 v14, s19, v14
DF14  v_xor_b32_e32 v18, s17, v18
DF18  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DF20  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DF28  s_add_i32 s28, s34, 0x78dde6e4
DF30  s_add_i32 s20, s35, 0xed9eba14
DF38  v_xor_b32_e32 v14, v110, v109
DF3C  v_xor_b32_e32 v18, v106, v105
DF40  v_xor_b32_e32 v14, s28, v14
DF44  v_xor_b32_e32 v18, s20, v18
DF48  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
DF50  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
DF58  s_add_i32 s36, s34, 0x1715609d
DF60  s_add_i32 s30, s35, 0xa9066899
DF68  v_xor_b32_e32 v14, v108, v111
DF6C  v_xor_b32_e32 v18, v104, v107
DF70  v_xor_b32_e32 v14, s36, v14
DF74  v_xor_b32_e32 v18, s30, v18
DF78  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DF80  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DF88  s_add_i32 s38, s34, 0xb54cda56
DF90  s_add_i32 s37, s35, 0x646e171e
DF98  v_xor_b32_e32 v14, v110, v109
DF9C  v_xor_b32_e32 v18, v106, v105
DFA0  v_xor_b32_e32 v14, s38, v14
DFA4  v_xor_b32_e32 v18, s37, v18
DFA8  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
DFB0  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
DFB8  s_add_i32 s40, s34, 0x5384540f
DFC0  s_add_i32 s39, s35, 0x1fd5c5a3
DFC8  v_xor_b32_e32 v14, v108, v111
DFCC  v_xor_b32_e32 v18, v104, v107
DFD0  v_xor_b32_e32 v14, s40, v14
DFD4  v_xor_b32_e32 v18, s39, v18
DFD8  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DFE0  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DFE8  s_add_i32 s42, s34, 0xf1bbcdc8
DFF0  s_add_i32 s41, s35, 0xdb3d7428
DFF8  v_xor_b32_e32 v14, v110, v109
DFFC  v_xor_b32_e32 v18, v106, v105
E000  v_xor_b32_e32 v14, s42, v14
E004  v_xor_b32_e32 v18, s41, v18
E008  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
E010  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
E018  s_add_i32 s43, s34, 0x8ff34781
E020  s_add_i32 s34, s35, 0x96a522ad
E028  v_xor_b32_e32 v14, v108, v111
E02C  v_xor_b32_e32 v18, v104, v107
E030  v_mov_b32_e32 v20, 0
E034  v_mov_b32_e32 v22, 0
E038  v_lshlrev_b32_e32 v10, 23, v10
E03C  v_xor_b32_e32 v14, s43, v14
E040  v_xor_b32_e32 v18, s34, v18
E044  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[94:95], v14, v10
E04C  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[92:93], v18, v10 op_sel:[0,0,0,1]
E054  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[98:99], v110, v10 op_sel:[0,0,1,0]
E05C  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[96:97], v106, v10 op_sel:[0,0,1,1]
E064  s_nop 0
E068  v_mov_b32_e32 v18, 0
E06C  v_or3_b32 v92, v22, v2, v20
E074  v_or_b32_e32 v2, 1, v12
E078  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
E080  v_xor_b32_e32 v2, s12, v95
E084  v_mad_u64_u32 v[96:97], s[4:5], v2, s3, 0
E08C  v_xor_b32_e32 v2, s16, v97
E090  v_xor_b32_e32 v14, s18, v94
E094  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
E09C  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
E0A4  v_xor_b32_e32 v2, v96, v99
E0A8  v_xor_b32_e32 v14, s29, v95
E0AC  v_xor_b32_e32 v2, s13, v2
E0B0  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
E0B8  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
E0C0  v_xor_b32_e32 v2, v98, v105
E0C4  v_xor_b32_e32 v2, s19, v2
E0C8  v_xor_b32_e32 v14, v94, v97
E0CC  v_xor_b32_e32 v14, s17, v14
E0D0  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
E0D8  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
E0E0  v_xor_b32_e32 v14, v96, v95
E0E4  v_xor_b32_e32 v2, v104, v99
E0E8  v_xor_b32_e32 v14, s20, v14
E0EC  v_xor_b32_e32 v2, s28, v2
E0F0  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
E0F8  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
E100  v_xor_b32_e32 v2, v98, v105
E104  v_xor_b32_e32 v2, s36, v2
E108  v_xor_b32_e32 v14, v94, v97
E10C  v_xor_b32_e32 v14, s30, v14
E110  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
E118  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
E120  v_xor_b32_e32 v14, v96, v95
E124  v_xor_b32_e32 v2, v104, v99
E128  v_xor_b32_e32 v14, s37, v14
E12C  v_xor_b32_e32 v2, s38, v2
E130  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
E138  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
E140  v_xor_b32_e32 v2, v98, v105
E144  v_xor_b32_e32 v2, s40, v2
E148  v_xor_b32_e32 v14, v94, v97
E14C  v_xor_b32_e32 v14, s39, v14
E150  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
E158  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
E160  v_xor_b32_e32 v14, v96, v95
E164  v_xor_b32_e32 v2, v104, v99
E168  v_xor_b32_e32 v14, s41, v14
E16C  v_xor_b32_e32 v2, s42, v2
E170  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
E178  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
E180  v_xor_b32_e32 v2, v98, v105
E184  v_xor_b32_e32 v2, s43, v2
E188  v_xor_b32_e32 v14, v94, v97
E18C  v_mov_b32_e32 v20, 0
E190  v_xor_b32_e32 v14, s34, v14
E194  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[78:79], v2, v10
E19C  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[76:77], v14, v10 op_sel:[0,0,0,1]
E1A4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[86:87], v104, v10 op_sel:[0,0,1,0]
E1AC  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[84:85], v96, v10 op_sel:[0,0,1,1]
E1B4  s_nop 0
E1B8  v_or_b32_e32 v2, 2, v12
E1BC  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E1C4  v_xor_b32_e32 v2, s12, v77
E1C8  v_mad_u64_u32 v[78:79], s[4:5], v2, s3, 0
E1D0  v_or3_b32 v93, v20, v4, v18
E1D8  v_xor_b32_e32 v2, s16, v79
E1DC  v_xor_b32_e32 v4, s18, v76
E1E0  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E1E8  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
E1F0  v_xor_b32_e32 v2, v78, v85
E1F4  v_xor_b32_e32 v4, s29, v77
E1F8  v_xor_b32_e32 v2, s13, v2
E1FC  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
E204  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E20C  v_xor_b32_e32 v2, v84, v87
E210  v_xor_b32_e32 v2, s19, v2
E214  v_xor_b32_e32 v4, v76, v79
E218  v_xor_b32_e32 v4, s17, v4
E21C  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E224  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
E22C  v_xor_b32_e32 v4, v78, v77
E230  v_xor_b32_e32 v2, v86, v85
E234  v_xor_b32_e32 v4, s20, v4
E238  v_xor_b32_e32 v2, s28, v2
E23C  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
E244  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E24C  v_xor_b32_e32 v2, v84, v87
E250  v_xor_b32_e32 v2, s36, v2
E254  v_xor_b32_e32 v4, v76, v79
E258  v_xor_b32_e32 v4, s30, v4
E25C  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E264  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
E26C  v_xor_b32_e32 v4, v78, v77
E270  v_xor_b32_e32 v2, v86, v85
E274  v_xor_b32_e32 v4, s37, v4
E278  v_xor_b32_e32 v2, s38, v2
E27C  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
E284  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E28C  v_xor_b32_e32 v2, v84, v87
E290  v_xor_b32_e32 v2, s40, v2
E294  v_xor_b32_e32 v4, v76, v79
E298  v_xor_b32_e32 v4, s39, v4
E29C  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E2A4  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
E2AC  v_xor_b32_e32 v4, v78, v77
E2B0  v_xor_b32_e32 v2, v86, v85
E2B4  v_xor_b32_e32 v4, s41, v4
E2B8  v_xor_b32_e32 v2, s42, v2
E2BC  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
E2C4  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E2CC  v_xor_b32_e32 v2, v84, v87
E2D0  v_xor_b32_e32 v2, s43, v2
E2D4  v_xor_b32_e32 v4, v76, v79
E2D8  v_mov_b32_e32 v14, 0
E2DC  v_mov_b32_e32 v18, 0
E2E0  v_xor_b32_e32 v4, s34, v4
E2E4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[82:83], v2, v10
E2EC  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[80:81], v4, v10 op_sel:[0,0,0,1]
E2F4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[90:91], v86, v10 op_sel:[0,0,1,0]
E2FC  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[88:89], v78, v10 op_sel:[0,0,1,1]
E304  s_nop 0
E308  v_or_b32_e32 v2, 3, v12
E30C  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E314  v_xor_b32_e32 v2, s12, v77
E318  v_mad_u64_u32 v[78:79], s[4:5], v2, s3, 0
E320  v_xor_b32_e32 v4, s18, v76
E324  v_xor_b32_e32 v2, s16, v79
E328  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
E330  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E338  v_xor_b32_e32 v2, v78, v81
E33C  v_xor_b32_e32 v2, s13, v2
E340  v_xor_b32_e32 v4, s29, v77
E344  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E34C  v_mad_u64_u32 v[82:83], s[4:5], v4, s3, 0
E354  v_xor_b32_e32 v2, v80, v83
E358  v_xor_b32_e32 v4, v76, v79
E35C  v_xor_b32_e32 v2, s19, v2
E360  v_xor_b32_e32 v4, s17, v4
E364  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E36C  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
E374  v_xor_b32_e32 v2, v82, v81
E378  v_xor_b32_e32 v4, v78, v77
E37C  v_xor_b32_e32 v2, s28, v2
E380  v_xor_b32_e32 v4, s20, v4
E384  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E38C  v_mad_u64_u32 v[82:83], s[4:5], v4, s3, 0
E394  v_xor_b32_e32 v2, v80, v83
E398  v_xor_b32_e32 v4, v76, v79
E39C  v_xor_b32_e32 v2, s36, v2
E3A0  v_xor_b32_e32 v4, s30, v4
E3A4  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E3AC  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
E3B4  v_xor_b32_e32 v2, v82, v81
E3B8  v_xor_b32_e32 v4, v78, v77
E3BC  v_xor_b32_e32 v2, s38, v2
E3C0  v_xor_b32_e32 v4, s37, v4
E3C4  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E3CC  v_mad_u64_u32 v[82:83], s[4:5], v4, s3, 0
E3D4  v_xor_b32_e32 v2, v80, v83
E3D8  v_xor_b32_e32 v4, v76, v79
E3DC  v_xor_b32_e32 v2, s40, v2
E3E0  v_xor_b32_e32 v4, s39, v4
E3E4  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
E3EC  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
E3F4  v_xor_b32_e32 v2, v82, v81
E3F8  v_xor_b32_e32 v4, v78, v77
E3FC  v_xor_b32_e32 v2, s42, v2
E400  v_xor_b32_e32 v4, s41, v4
E404  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E40C  v_mad_u64_u32 v[82:83], s[2:3], v4, s3, 0
E414  v_xor_b32_e32 v2, v80, v83
E418  v_xor_b32_e32 v4, v76, v79
E41C  v_or3_b32 v94, v18, v6, v14
E424  v_xor_b32_e32 v2, s43, v2
E428  v_xor_b32_e32 v4, s34, v4
E42C  v_mov_b32_e32 v6, 0
E430  v_mov_b32_e32 v12, 0
E434  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[70:71], v2, v10
E43C  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[68:69], v4, v10 op_sel:[0,0,0,1]
E444  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[74:75], v82, v10 op_sel:[0,0,1,0]
E44C  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[72:73], v78, v10 op_sel:[0,0,1,1]
E454  s_nop 0
E458  v_bitop3_b32 v2, v102, v101, v100 bitop3:0xf6
E460  v_mov_b32_e32 v4, 0x10000
E468  v_or_b32_e32 v38, v102, v101
E46C  v_or3_b32 v95, v12, v16, v6
E474  v_lshl_or_b32 v34, v2, 4, v4
E47C  v_or_b32_e32 v2, 0x12000, v38
E484  v_mov_b32_e32 v42, 0
E488  ds_write_b128 v34, v[92:95]
E490  ds_write_b8 v2, v8
E498  v_mov_b32_e32 v4, v3
E49C  v_mov_b32_e32 v8, v7
E4A0  v_mov_b32_e32 v12, v11
E4A4  v_mov_b32_e32 v16, v15
E4A8  v_mov_b32_e32 v20, v19
E4AC  v_mov_b32_e32 v24, v23
E4B0  v_mov_b32_e32 v28, v27
E4B4  v_mov_b32_e32 v32, v31
E4B8  v_mov_b32_e32 v36, v35
E4BC  v_mov_b32_e32 v40, v39
E4C0  v_mov_b32_e32 v44, v43
E4C4  v_mov_b32_e32 v48, v47
E4C8  v_mov_b32_e32 v52, v51
E4CC  v_mov_b32_e32 v56, v55
E4D0  v_mov_b32_e32 v60, v59
E4D4  s_andn2_b64 vcc, exec, s[10:11]
E4D8  v_mov_b32_e32 v64, v63
E4DC  s_cbranch_vccnz 95
E4E0  s_lshl_b32 s2, s55, 31
E4E4  s_lshl_b32 s3, s55, 30
E4E8  v_bfrev_b32_e32 v2, 1
E4EC  v_xor_b32_e32 v4, s2, v3
E4F0  s_lshl_b32 s2, s55, 29
E4F4  v_bitop3_b32 v5, s3, v5, v2 bitop3:0x6c
E4FC  s_lshl_b32 s3, s55, 28
E500  v_bitop3_b32 v8, s2, v7, v2 bitop3:0x6c
E508  s_lshl_b32 s2, s55, 27
E50C  v_bitop3_b32 v9, s3, v9, v2 bitop3:0x6c
E514  s_lshl_b32 s3, s55, 26
E518  v_bitop3_b32 v12, s2, v11, v2 bitop3:0x6c
E520  s_lshl_b32 s2, s55, 25
E524  v_bitop3_b32 v13, s3, v13, v2 bitop3:0x6c
E52C  s_lshl_b32 s3, s55, 24
E530  v_bitop3_b32 v16, s2, v15, v2 bitop3:0x6c
E538  s_lshl_b32 s2, s55, 23
E53C  v_bitop3_b32 v17, s3, v17, v2 bitop3:0x6c
E544  s_lshl_b32 s3, s55, 22
E548  v_bitop3_b32 v20, s2, v19, v2 bitop3:0x6c
E550  s_lshl_b32 s2, s55, 21
E554  v_bitop3_b32 v21, s3, v21, v2 bitop3:0x6c
E55C  s_lshl_b32 s3, s55, 20
E560  v_bitop3_b32 v24, s2, v23, v2 bitop3:0x6c
E568  s_lshl_b32 s2, s55, 19
E56C  v_bitop3_b32 v25, s3, v25, v2 bitop3:0x6c
E574  s_lshl_b32 s3, s55, 18
E578  v_bitop3_b32 v28, s2, v27, v2 bitop3:0x6c
E580  s_lshl_b32 s2, s55, 17
E584  v_bitop3_b32 v29, s3, v29, v2 bitop3:0x6c
E58C  s_lshl_b32 s3, s55, 16
E590  v_bitop3_b32 v32, s2, v31, v2 bitop3:0x6c
E598  s_lshl_b32 s2, s55, 15
E59C  v_bitop3_b32 v33, s3, v33, v2 bitop3:0x6c
E5A4  s_lshl_b32 s3, s55, 14
E5A8  v_bitop3_b32 v36, s2, v35, v2 bitop3:0x6c
E5B0  s_lshl_b32 s2, s55, 13
E5B4  v_bitop3_b32 v37, s3, v37, v2 bitop3:0x6c
E5BC  s_lshl_b32 s3, s55, 12
E5C0  v_bitop3_b32 v40, s2, v39, v2 bitop3:0x6c
E5C8  s_lshl_b32 s2, s55, 11
E5CC  v_bitop3_b32 v41, s3, v41, v2 bitop3:0x6c
E5D4  s_lshl_b32 s3, s55, 10
E5D8  v_bitop3_b32 v44, s2, v43, v2 bitop3:0x6c
E5E0  s_lshl_b32 s2, s55, 9
E5E4  v_bitop3_b32 v45, s3, v45, v2 bitop3:0x6c
E5EC  s_lshl_b32 s3, s55, 8
E5F0  v_bitop3_b32 v48, s2, v47, v2 bitop3:0x6c
E5F8  s_lshl_b32 s2, s55, 7
E5FC  v_bitop3_b32 v49, s3, v49, v2 bitop3:0x6c
E604  s_lshl_b32 s3, s55, 6
E608  v_bitop3_b32 v52, s2, v51, v2 bitop3:0x6c
E610  s_lshl_b32 s2, s55, 5
E614  v_bitop3_b32 v53, s3, v53, v2 bitop3:0x6c
E61C  s_lshl_b32 s3, s55, 4
E620  v_bitop3_b32 v56, s2, v55, v2 bitop3:0x6c
E628  s_lshl_b32 s2, s55, 3
E62C  v_bitop3_b32 v57, s3, v57, v2 bitop3:0x6c
E634  s_lshl_b32 s3, s55, 2
E638  v_bitop3_b32 v60, s2, v59, v2 bitop3:0x6c
E640  s_lshl_b32 s2, s55, 1
E644  v_bitop3_b32 v61, s3, v61, v2 bitop3:0x6c
E64C  v_bitop3_b32 v65, s55, v65, v2 bitop3:0x6c
E654  v_bitop3_b32 v64, s2, v63, v2 bitop3:0x6c
E65C  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel:[0,1] op_sel_hi:[1,0]
E664  v_pk_add_f32 v[4:5], v[4:5], v[4:5] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E66C  v_pk_add_f32 v[6:7], v[8:9], v[8:9] op_sel:[0,1] op_sel_hi:[1,0]
E674  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E67C  v_pk_add_f32 v[14:15], v[12:13], v[12:13] op_sel:[0,1] op_sel_hi:[1,0]
E684  v_pk_add_f32 v[10:11], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E68C  v_pk_add_f32 v[18:19], v[16:17], v[16:17] op_sel:[0,1] op_sel_hi:[1,0]
E694  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E69C  v_pk_add_f32 v[16:17], v[20:21], v[20:21] op_sel:[0,1] op_sel_hi:[1,0]
E6A4  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E6AC  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel:[0,1] op_sel_hi:[1,0]
E6B4  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E6BC  v_pk_add_f32 v[30:31], v[28:29], v[28:29] op_sel:[0,1] op_sel_hi:[1,0]
E6C4  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E6CC  v_pk_add_f32 v[46:47], v[32:33], v[32:33] op_sel:[0,1] op_sel_hi:[1,0]
E6D4  v_pk_add_f32 v[28:29], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E6DC  v_mov_b32_e32 v3, v5
E6E0  v_mov_b32_e32 v7, v9
E6E4  v_mov_b32_e32 v15, v11
E6E8  v_mov_b32_e32 v19, v13
E6EC  v_mov_b32_e32 v17, v21
E6F0  v_mov_b32_e32 v23, v25
E6F4  v_mov_b32_e32 v31, v27
E6F8  v_mov_b32_e32 v47, v29
E6FC  v_pk_add_f32 v[4:5], v[2:3], v[6:7]
E704  v_pk_add_f32 v[8:9], v[14:15], v[18:19]
E70C  v_pk_add_f32 v[12:13], v[16:17], v[22:23]
E714  v_pk_add_f32 v[20:21], v[30:31], v[46:47]
E71C  v_pk_add_f32 v[24:25], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E724  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
E72C  v_pk_add_f32 v[8:9], v[12:13], v[20:21]
E734  v_pk_add_f32 v[26:27], v[12:13], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E73C  s_mov_b32 s2, 0x3e800000
E744  v_pk_add_f32 v[12:13], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E74C  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
E754  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
E75C  v_pk_mul_f32 v[28:29], v[4:5], s[2:3] op_sel_hi:[1,0]
E764  v_pk_add_f32 v[4:5], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
E76C  v_pk_add_f32 v[6:7], v[16:17], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E774  v_pk_add_f32 v[8:9], v[30:31], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
E77C  v_pk_add_f32 v[14:15], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
E784  v_pk_add_f32 v[2:3], v[2:3], v[4:5]
E78C  v_pk_add_f32 v[4:5], v[6:7], v[8:9]
E794  v_pk_add_f32 v[72:73], v[64:65], v[64:65] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E79C  v_pk_add_f32 v[16:17], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E7A4  v_pk_add_f32 v[6:7], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
E7AC  v_pk_add_f32 v[2:3], v[2:3], v[4:5]
E7B4  v_pk_add_f32 v[10:11], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
E7BC  v_pk_add_f32 v[24:25], v[24:25], v[26:27]
E7C4  v_and_b32_e32 v70, 0x7fffffff, v29
E7CC  v_and_b32_e32 v72, 0x7fffffff, v28
E7D4  v_pk_mul_f32 v[32:33], v[2:3], s[2:3] op_sel_hi:[1,0]
E7DC  v_pk_mul_f32 v[26:27], v[24:25], s[2:3] op_sel_hi:[1,0]
E7E4  v_max_u32_e32 v24, v70, v72
E7E8  v_pk_add_f32 v[18:19], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
E7F0  v_pk_add_f32 v[14:15], v[14:15], v[16:17]
E7F8  v_and_b32_e32 v69, 0x7fffffff, v33
E800  v_and_b32_e32 v71, 0x7fffffff, v32
E808  v_pk_add_f32 v[74:75], v[36:37], v[36:37] op_sel:[0,1] op_sel_hi:[1,0]
E810  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E818  v_pk_add_f32 v[76:77], v[40:41], v[40:41] op_sel:[0,1] op_sel_hi:[1,0]
E820  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E828  v_pk_add_f32 v[78:79], v[44:45], v[44:45] op_sel:[0,1] op_sel_hi:[1,0]
E830  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E838  v_pk_add_f32 v[80:81], v[48:49], v[48:49] op_sel:[0,1] op_sel_hi:[1,0]
E840  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E848  v_pk_add_f32 v[82:83], v[52:53], v[52:53] op_sel:[0,1] op_sel_hi:[1,0]
E850  v_pk_add_f32 v[50:51], v[52:53], v[52:53] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E858  v_pk_add_f32 v[84:85], v[56:57], v[56:57] op_sel:[0,1] op_sel_hi:[1,0]
E860  v_pk_add_f32 v[54:55], v[56:57], v[56:57] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E868  v_pk_add_f32 v[86:87], v[60:61], v[60:61] op_sel:[0,1] op_sel_hi:[1,0]
E870  v_pk_add_f32 v[58:59], v[60:61], v[60:61] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E878  v_pk_add_f32 v[88:89], v[64:65], v[64:65] op_sel:[0,1] op_sel_hi:[1,0]
E880  v_and_b32_e32 v65, 0x7fffffff, v27
E888  v_and_b32_e32 v68, 0x7fffffff, v26
E890  v_pk_mul_f32 v[30:31], v[14:15], s[2:3] op_sel_hi:[1,0]
E898  v_max3_u32 v2, v69, v71, v24
E8A0  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
E8A8  v_and_b32_e32 v64, 0x7fffffff, v31
E8B0  v_and_b32_e32 v67, 0x7fffffff, v30
E8B8  v_max3_u32 v2, v65, v68, v2
E8C0  v_mov_b32_e32 v75, v37
E8C4  v_mov_b32_e32 v77, v41
E8C8  v_mov_b32_e32 v79, v45
E8CC  v_mov_b32_e32 v81, v49
E8D0  v_mov_b32_e32 v83, v51
E8D4  v_mov_b32_e32 v85, v55
E8D8  v_mov_b32_e32 v87, v59
E8DC  v_mov_b32_e32 v89, v73
E8E0  v_and_b32_e32 v60, 0x7fffffff, v13
E8E8  v_and_b32_e32 v62, 0x7fffffff, v12
E8F0  v_pk_mul_f32 v[20:21], v[6:7], s[2:3] op_sel_hi:[1,0]
E8F8  v_max3_u32 v2, v64, v67, v2
E900  v_pk_add_f32 v[4:5], v[74:75], v[76:77]
E908  v_pk_add_f32 v[6:7], v[78:79], v[80:81]
E910  v_pk_add_f32 v[8:9], v[82:83], v[84:85]
E918  v_pk_add_f32 v[16:17], v[86:87], v[88:89]
E920  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
E928  v_max3_u32 v2, v60, v62, v2
E930  v_and_b32_e32 v61, 0x7fffffff, v21
E938  v_and_b32_e32 v63, 0x7fffffff, v20
E940  v_pk_add_f32 v[14:15], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
E948  v_pk_add_f32 v[22:23], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
E950  v_pk_add_f32 v[6:7], v[4:5], v[6:7]
E958  v_pk_add_f32 v[8:9], v[8:9], v[16:17]
E960  v_and_b32_e32 v52, 0x7fffffff, v11
E968  v_and_b32_e32 v56, 0x7fffffff, v10
E970  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
E978  v_max3_u32 v2, v61, v63, v2
E980  v_pk_add_f32 v[4:5], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E988  v_pk_add_f32 v[6:7], v[6:7], v[8:9]
E990  v_max3_u32 v2, v52, v56, v2
E998  v_and_b32_e32 v53, 0x7fffffff, v19
E9A0  v_and_b32_e32 v57, 0x7fffffff, v18
E9A8  v_pk_mul_f32 v[16:17], v[6:7], s[2:3] op_sel_hi:[1,0]
E9B0  v_max3_u32 v24, v53, v57, v2
E9B8  v_and_b32_e32 v55, 0x7fffffff, v17
E9C0  v_and_b32_e32 v59, 0x7fffffff, v16
E9C8  v_max3_u32 v35, v55, v59, v24
E9D0  v_pk_add_f32 v[8:9], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
E9D8  v_pk_add_f32 v[24:25], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
E9E0  v_pk_add_f32 v[74:75], v[82:83], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
E9E8  v_pk_add_f32 v[76:77], v[86:87], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
E9F0  v_pk_add_f32 v[2:3], v[14:15], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E9F8  v_pk_add_f32 v[14:15], v[14:15], v[22:23]
EA00  v_pk_add_f32 v[22:23], v[8:9], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
EA08  v_pk_add_f32 v[78:79], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
EA10  v_pk_add_f32 v[24:25], v[8:9], v[24:25]
EA18  v_pk_add_f32 v[74:75], v[74:75], v[76:77]
EA20  v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
EA28  v_pk_add_f32 v[8:9], v[24:25], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
EA30  v_pk_add_f32 v[24:25], v[24:25], v[74:75]
EA38  v_pk_add_f32 v[6:7], v[22:23], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
EA40  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
EA48  v_pk_add_f32 v[22:23], v[22:23], v[78:79]
EA50  v_and_b32_e32 v54, 0x7fffffff, v25
EA58  v_and_b32_e32 v58, 0x7fffffff, v24
EA60  v_and_b32_e32 v49, 0x7fffffff, v15
EA68  v_and_b32_e32 v51, 0x7fffffff, v14
EA70  v_pk_mul_f32 v[22:23], v[22:23], s[2:3] op_sel_hi:[1,0]
EA78  v_max3_u32 v35, v54, v58, v35
EA80  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
EA88  v_and_b32_e32 v48, 0x7fffffff, v23
EA90  v_and_b32_e32 v50, 0x7fffffff, v22
EA98  v_max3_u32 v35, v49, v51, v35
EAA0  v_and_b32_e32 v44, 0x7fffffff, v5
EAA8  v_and_b32_e32 v46, 0x7fffffff, v4
EAB0  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
EAB8  v_max3_u32 v35, v48, v50, v35
EAC0  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
EAC8  v_max3_u32 v35, v44, v46, v35
EAD0  v_and_b32_e32 v45, 0x7fffffff, v9
EAD8  v_and_b32_e32 v47, 0x7fffffff, v8
EAE0  v_and_b32_e32 v37, 0x7fffffff, v3
EAE8  v_and_b32_e32 v40, 0x7fffffff, v2
EAF0  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
EAF8  v_max3_u32 v35, v45, v47, v35
EB00  v_max3_u32 v35, v37, v40, v35
EB08  v_and_b32_e32 v39, 0x7fffffff, v7
EB10  v_and_b32_e32 v41, 0x7fffffff, v6
EB18  v_max3_u32 v73, v39, v41, v35
EB20  s_mov_b32 s35, 0x7f7fffff
EB28  v_cmp_lt_u32_e32 vcc, s35, v73
EB2C  v_mov_b32_e32 v35, 0
EB30  v_mov_b32_e32 v36, 0
EB34  v_mov_b32_e32 v43, 0
EB38  s_and_saveexec_b64 s[10:11], vcc
EB3C  s_cbranch_execz 564
EB40  s_mov_b32 s44, 0x7f800000
EB48  v_cmp_lt_u32_e32 vcc, s35, v72
EB4C  v_and_b32_e32 v42, 0x80000000, v29
EB54  v_cmp_lt_u32_e64 s[4:5], s44, v70
EB5C  v_cndmask_b32_e64 v35, 0, 7, vcc
EB64  v_cmp_lt_u32_e64 s[2:3], s44, v72
EB6C  v_and_b32_e32 v43, 0x80000000, v28
EB74  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
EB7C  v_cmp_lt_u32_e64 s[6:7], s35, v70
EB84  v_cndmask_b32_e64 v36, v72, 0, s[2:3]
EB8C  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
EB94  v_or_b32_e32 v72, 0x70, v35
EB9C  v_cndmask_b32_e64 v29, v29, v42, s[6:7]
EBA4  v_cndmask_b32_e64 v42, 0, 1, s[4:5]
EBAC  v_cndmask_b32_e32 v28, v28, v43, vcc
EBB0  v_cndmask_b32_e64 v35, v35, v72, s[6:7]
EBB8  v_addc_co_u32_e64 v42, vcc, 0, v42, s[2:3]
EBC0  v_max_u32_e32 v43, v70, v36
EBC4  v_cndmask_b32_e64 v36, v43, v36, s[4:5]
EBCC  v_or_b32_e32 v43, 0x700, v35
EBD4  v_cmp_lt_u32_e32 vcc, s35, v71
EBD8  v_cmp_lt_u32_e64 s[2:3], s44, v71
EBE0  v_max_u32_e32 v70, v71, v36
EBE4  v_cndmask_b32_e32 v35, v35, v43, vcc
EBE8  v_and_b32_e32 v71, 0x80000000, v32
EBF0  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
EBF8  v_cndmask_b32_e64 v36, v70, v36, s[2:3]
EC00  v_cndmask_b32_e64 v71, v71, 0, s[2:3]
EC08  v_cmp_lt_u32_e64 s[2:3], s44, v69
EC10  v_or_b32_e32 v72, 0x7000, v35
EC18  v_cmp_lt_u32_e64 s[4:5], s35, v69
EC20  v_cndmask_b32_e32 v32, v32, v71, vcc
EC24  v_addc_co_u32_e64 v42, vcc, v42, v43, s[2:3]
EC2C  v_cndmask_b32_e64 v35, v35, v72, s[4:5]
EC34  v_max_u32_e32 v43, v69, v36
EC38  v_and_b32_e32 v70, 0x80000000, v33
EC40  v_cndmask_b32_e64 v36, v43, v36, s[2:3]
EC48  v_or_b32_e32 v43, 0x70000, v35
EC50  v_cmp_lt_u32_e32 vcc, s35, v68
EC54  v_cndmask_b32_e64 v70, v70, 0, s[2:3]
EC5C  v_cmp_lt_u32_e64 s[2:3], s44, v68
EC64  v_cndmask_b32_e32 v35, v35, v43, vcc
EC68  v_max_u32_e32 v68, v68, v36
EC6C  v_and_b32_e32 v69, 0x80000000, v26
EC74  v_cndmask_b32_e64 v33, v33, v70, s[4:5]
EC7C  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
EC84  v_cndmask_b32_e64 v36, v68, v36, s[2:3]
EC8C  v_cndmask_b32_e64 v69, v69, 0, s[2:3]
EC94  v_cmp_lt_u32_e64 s[2:3], s44, v65
EC9C  v_or_b32_e32 v70, 0x700000, v35
ECA4  v_cmp_lt_u32_e64 s[4:5], s35, v65
ECAC  v_cndmask_b32_e32 v26, v26, v69, vcc
ECB0  v_addc_co_u32_e64 v43, vcc, v42, v43, s[2:3]
ECB8  v_cndmask_b32_e64 v35, v35, v70, s[4:5]
ECC0  v_max_u32_e32 v42, v65, v36
ECC4  v_and_b32_e32 v68, 0x80000000, v27
ECCC  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
ECD4  v_or_b32_e32 v42, 0x7000000, v35
ECDC  v_cmp_lt_u32_e32 vcc, s35, v67
ECE0  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
ECE8  v_cmp_lt_u32_e64 s[2:3], s44, v67
ECF0  v_cndmask_b32_e32 v35, v35, v42, vcc
ECF4  v_max_u32_e32 v42, v67, v36
ECF8  v_and_b32_e32 v67, 0x80000000, v30
ED00  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
ED08  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
ED10  v_and_b32_e32 v42, 0x80000000, v31
ED18  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
ED20  v_cmp_lt_u32_e64 s[2:3], s44, v64
ED28  v_cndmask_b32_e64 v27, v27, v68, s[4:5]
ED30  v_or_b32_e32 v68, 0x70000000, v35
ED38  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
ED40  v_cmp_lt_u32_e64 s[4:5], s35, v64
ED48  v_cndmask_b32_e32 v30, v30, v67, vcc
ED4C  s_nop 0
ED50  v_cndmask_b32_e64 v31, v31, v42, s[4:5]
ED58  v_cndmask_b32_e64 v42, v35, v68, s[4:5]
ED60  v_addc_co_u32_e64 v35, vcc, v43, v65, s[2:3]
ED68  v_max_u32_e32 v43, v64, v36
ED6C  v_cndmask_b32_e64 v36, v43, v36, s[2:3]
ED74  v_cmp_lt_u32_e32 vcc, s35, v62
ED78  v_cmp_lt_u32_e64 s[2:3], s44, v62
ED80  v_max_u32_e32 v62, v62, v36
ED84  v_cndmask_b32_e64 v43, 0, 7, vcc
ED8C  v_cndmask_b32_e64 v36, v62, v36, s[2:3]
ED94  v_and_b32_e32 v65, 0x80000000, v12
ED9C  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
EDA4  v_and_b32_e32 v62, 0x80000000, v13
EDAC  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
EDB4  v_cmp_lt_u32_e64 s[2:3], s44, v60
EDBC  v_or_b32_e32 v67, 0x70, v43
EDC4  v_cmp_lt_u32_e64 s[4:5], s35, v60
EDCC  v_max_u32_e32 v60, v60, v36
EDD0  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
EDD8  v_cndmask_b32_e32 v12, v12, v65, vcc
EDDC  v_cndmask_b32_e64 v43, v43, v67, s[4:5]
EDE4  v_addc_co_u32_e64 v35, vcc, v35, v64, s[2:3]
EDEC  v_cndmask_b32_e64 v36, v60, v36, s[2:3]
EDF4  v_cndmask_b32_e64 v13, v13, v62, s[4:5]
EDFC  v_or_b32_e32 v60, 0x700, v43
EE04  v_cmp_lt_u32_e32 vcc, s35, v63
EE08  v_cmp_lt_u32_e64 s[2:3], s44, v63
EE10  v_max_u32_e32 v62, v63, v36
EE14  v_and_b32_e32 v63, 0x80000000, v20
EE1C  v_cndmask_b32_e32 v43, v43, v60, vcc
EE20  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
EE28  v_cndmask_b32_e64 v36, v62, v36, s[2:3]
EE30  v_cndmask_b32_e64 v63, v63, 0, s[2:3]
EE38  v_cmp_lt_u32_e64 s[2:3], s44, v61
EE40  v_or_b32_e32 v64, 0x7000, v43
EE48  v_cmp_lt_u32_e64 s[4:5], s35, v61
EE50  v_cndmask_b32_e32 v20, v20, v63, vcc
EE54  v_addc_co_u32_e64 v35, vcc, v35, v60, s[2:3]
EE5C  v_max_u32_e32 v60, v61, v36
EE60  v_and_b32_e32 v62, 0x80000000, v21
EE68  v_cndmask_b32_e64 v43, v43, v64, s[4:5]
EE70  v_cndmask_b32_e64 v36, v60, v36, s[2:3]
EE78  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
EE80  v_or_b32_e32 v60, 0x70000, v43
EE88  v_cmp_lt_u32_e32 vcc, s35, v56
EE8C  v_cmp_lt_u32_e64 s[2:3], s44, v56
EE94  v_max_u32_e32 v56, v56, v36
EE98  v_and_b32_e32 v61, 0x80000000, v10
EEA0  v_cndmask_b32_e32 v43, v43, v60, vcc
EEA4  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
EEAC  v_cndmask_b32_e64 v36, v56, v36, s[2:3]
EEB4  v_and_b32_e32 v56, 0x80000000, v11
EEBC  v_cndmask_b32_e64 v61, v61, 0, s[2:3]
EEC4  v_cmp_lt_u32_e64 s[2:3], s44, v52
EECC  v_cndmask_b32_e64 v21, v21, v62, s[4:5]
EED4  v_cmp_lt_u32_e64 s[4:5], s35, v52
EEDC  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
EEE4  v_or_b32_e32 v62, 0x700000, v43
EEEC  v_cndmask_b32_e64 v11, v11, v56, s[4:5]
EEF4  v_cndmask_b32_e32 v10, v10, v61, vcc
EEF8  v_addc_co_u32_e64 v56, vcc, v35, v60, s[2:3]
EF00  v_max_u32_e32 v35, v52, v36
EF04  v_cndmask_b32_e64 v43, v43, v62, s[4:5]
EF0C  v_cndmask_b32_e64 v35, v35, v36, s[2:3]
EF14  v_or_b32_e32 v36, 0x7000000, v43
EF1C  v_cmp_lt_u32_e32 vcc, s35, v57
EF20  v_cmp_lt_u32_e64 s[2:3], s44, v57
EF28  v_max_u32_e32 v52, v57, v35
EF2C  v_and_b32_e32 v57, 0x80000000, v18
EF34  v_cndmask_b32_e32 v36, v43, v36, vcc
EF38  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
EF40  v_cndmask_b32_e64 v52, v52, v35, s[2:3]
EF48  v_and_b32_e32 v35, 0x80000000, v19
EF50  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
EF58  v_cmp_lt_u32_e64 s[2:3], s44, v53
EF60  v_or_b32_e32 v60, 0x70000000, v36
EF68  v_cmp_lt_u32_e64 s[4:5], s35, v53
EF70  v_cndmask_b32_e64 v35, v35, 0, s[2:3]
EF78  v_cndmask_b32_e32 v18, v18, v57, vcc
EF7C  v_cndmask_b32_e64 v19, v19, v35, s[4:5]
EF84  v_cndmask_b32_e64 v35, v36, v60, s[4:5]
EF8C  v_addc_co_u32_e64 v36, vcc, v56, v43, s[2:3]
EF94  v_max_u32_e32 v43, v53, v52
EF98  v_cndmask_b32_e64 v43, v43, v52, s[2:3]
EFA0  v_cmp_lt_u32_e32 vcc, s35, v59
EFA4  v_cmp_lt_u32_e64 s[2:3], s44, v59
EFAC  v_max_u32_e32 v56, v59, v43
EFB0  v_and_b32_e32 v57, 0x80000000, v16
EFB8  v_cndmask_b32_e64 v52, 0, 7, vcc
EFC0  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
EFC8  v_cndmask_b32_e64 v43, v56, v43, s[2:3]
EFD0  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
EFD8  v_cmp_lt_u32_e64 s[2:3], s44, v55
EFE0  v_and_b32_e32 v56, 0x80000000, v17
EFE8  v_or_b32_e32 v59, 0x70, v52
EFF0  v_cmp_lt_u32_e64 s[4:5], s35, v55
EFF8  v_cndmask_b32_e32 v16, v16, v57, vcc
EFFC  v_addc_co_u32_e64 v36, vcc, v36, v53, s[2:3]
F004  v_max_u32_e32 v53, v55, v43
F008  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
F010  v_cndmask_b32_e64 v52, v52, v59, s[4:5]
F018  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
F020  v_cndmask_b32_e64 v17, v17, v56, s[4:5]
F028  v_or_b32_e32 v53, 0x700, v52
F030  v_cmp_lt_u32_e32 vcc, s35, v58
F034  v_cmp_lt_u32_e64 s[2:3], s44, v58
F03C  v_max_u32_e32 v55, v58, v43
F040  v_and_b32_e32 v56, 0x80000000, v24
F048  v_cndmask_b32_e32 v52, v52, v53, vcc
F04C  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
F054  v_cndmask_b32_e64 v43, v55, v43, s[2:3]
F05C  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
F064  v_cmp_lt_u32_e64 s[2:3], s44, v54
F06C  v_or_b32_e32 v57, 0x7000, v52
F074  v_cmp_lt_u32_e64 s[4:5], s35, v54
F07C  v_cndmask_b32_e32 v24, v24, v56, vcc
F080  v_addc_co_u32_e64 v36, vcc, v36, v53, s[2:3]
F088  v_max_u32_e32 v53, v54, v43
F08C  v_and_b32_e32 v55, 0x80000000, v25
F094  v_cndmask_b32_e64 v52, v52, v57, s[4:5]
F09C  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
F0A4  v_cndmask_b32_e64 v55, v55, 0, s[2:3]
F0AC  v_or_b32_e32 v53, 0x70000, v52
F0B4  v_cmp_lt_u32_e32 vcc, s35, v51
F0B8  v_cmp_lt_u32_e64 s[2:3], s44, v51
F0C0  v_max_u32_e32 v51, v51, v43
F0C4  v_and_b32_e32 v54, 0x80000000, v14
F0CC  v_cndmask_b32_e32 v52, v52, v53, vcc
F0D0  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
F0D8  v_cndmask_b32_e64 v43, v51, v43, s[2:3]
F0E0  v_and_b32_e32 v51, 0x80000000, v15
F0E8  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
F0F0  v_cmp_lt_u32_e64 s[2:3], s44, v49
F0F8  v_cndmask_b32_e64 v25, v25, v55, s[4:5]
F100  v_or_b32_e32 v55, 0x700000, v52
F108  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
F110  v_cmp_lt_u32_e64 s[4:5], s35, v49
F118  v_cndmask_b32_e32 v14, v14, v54, vcc
F11C  s_nop 0
F120  v_cndmask_b32_e64 v15, v15, v51, s[4:5]
F128  v_cndmask_b32_e64 v51, v52, v55, s[4:5]
F130  v_addc_co_u32_e64 v52, vcc, v36, v53, s[2:3]
F138  v_max_u32_e32 v36, v49, v43
F13C  v_cndmask_b32_e64 v36, v36, v43, s[2:3]
F144  v_or_b32_e32 v43, 0x7000000, v51
F14C  v_cmp_lt_u32_e32 vcc, s35, v50
F150  v_cmp_lt_u32_e64 s[2:3], s44, v50
F158  v_max_u32_e32 v50, v50, v36
F15C  v_cndmask_b32_e32 v43, v51, v43, vcc
F160  v_and_b32_e32 v51, 0x80000000, v22
F168  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
F170  v_cndmask_b32_e64 v50, v50, v36, s[2:3]
F178  v_and_b32_e32 v36, 0x80000000, v23
F180  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
F188  v_cmp_lt_u32_e64 s[2:3], s44, v48
F190  v_or_b32_e32 v53, 0x70000000, v43
F198  v_cmp_lt_u32_e64 s[4:5], s35, v48
F1A0  v_cndmask_b32_e64 v36, v36, 0, s[2:3]
F1A8  v_max_u32_e32 v48, v48, v50
F1AC  v_cndmask_b32_e64 v23, v23, v36, s[4:5]
F1B4  v_cndmask_b32_e32 v22, v22, v51, vcc
F1B8  v_cndmask_b32_e64 v36, v43, v53, s[4:5]
F1C0  v_addc_co_u32_e64 v43, vcc, v52, v49, s[2:3]
F1C8  v_cndmask_b32_e64 v48, v48, v50, s[2:3]
F1D0  v_cmp_lt_u32_e32 vcc, s35, v46
F1D4  v_cmp_lt_u32_e64 s[2:3], s44, v46
F1DC  v_max_u32_e32 v46, v46, v48
F1E0  v_and_b32_e32 v51, 0x80000000, v4
F1E8  v_cndmask_b32_e64 v49, 0, 7, vcc
F1F0  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
F1F8  v_cndmask_b32_e64 v46, v46, v48, s[2:3]
F200  v_and_b32_e32 v48, 0x80000000, v5
F208  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
F210  v_cmp_lt_u32_e64 s[2:3], s44, v44
F218  v_or_b32_e32 v52, 0x70, v49
F220  v_cmp_lt_u32_e64 s[4:5], s35, v44
F228  v_cndmask_b32_e64 v48, v48, 0, s[2:3]
F230  v_max_u32_e32 v44, v44, v46
F234  v_cndmask_b32_e64 v5, v5, v48, s[4:5]
F23C  v_cndmask_b32_e32 v4, v4, v51, vcc
F240  v_cndmask_b32_e64 v48, v49, v52, s[4:5]
F248  v_addc_co_u32_e64 v43, vcc, v43, v50, s[2:3]
F250  v_cndmask_b32_e64 v44, v44, v46, s[2:3]
F258  v_or_b32_e32 v46, 0x700, v48
F260  v_cmp_lt_u32_e32 vcc, s35, v47
F264  v_cmp_lt_u32_e64 s[2:3], s44, v47
F26C  v_max_u32_e32 v47, v47, v44
F270  v_cndmask_b32_e32 v46, v48, v46, vcc
F274  v_cndmask_b32_e64 v44, v47, v44, s[2:3]
F27C  v_and_b32_e32 v49, 0x80000000, v8
F284  v_cndmask_b32_e64 v48, 0, 1, s[2:3]
F28C  v_and_b32_e32 v47, 0x80000000, v9
F294  v_cndmask_b32_e64 v49, v49, 0, s[2:3]
F29C  v_cmp_lt_u32_e64 s[2:3], s44, v45
F2A4  v_or_b32_e32 v50, 0x7000, v46
F2AC  v_cmp_lt_u32_e64 s[4:5], s35, v45
F2B4  v_max_u32_e32 v45, v45, v44
F2B8  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
F2C0  v_cndmask_b32_e32 v8, v8, v49, vcc
F2C4  v_cndmask_b32_e64 v46, v46, v50, s[4:5]
F2CC  v_addc_co_u32_e64 v43, vcc, v43, v48, s[2:3]
F2D4  v_cndmask_b32_e64 v44, v45, v44, s[2:3]
F2DC  v_cndmask_b32_e64 v9, v9, v47, s[4:5]
F2E4  v_or_b32_e32 v45, 0x70000, v46
F2EC  v_cmp_lt_u32_e32 vcc, s35, v40
F2F0  v_cmp_lt_u32_e64 s[2:3], s44, v40
F2F8  v_max_u32_e32 v40, v40, v44
F2FC  v_and_b32_e32 v47, 0x80000000, v2
F304  v_cndmask_b32_e32 v45, v46, v45, vcc
F308  v_cndmask_b32_e64 v46, 0, 1, s[2:3]
F310  v_cndmask_b32_e64 v40, v40, v44, s[2:3]
F318  v_and_b32_e32 v44, 0x80000000, v3
F320  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
F328  v_cmp_lt_u32_e64 s[2:3], s44, v37
F330  v_or_b32_e32 v48, 0x700000, v45
F338  v_cmp_lt_u32_e64 s[4:5], s35, v37
F340  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
F348  v_cndmask_b32_e32 v2, v2, v47, vcc
F34C  v_cndmask_b32_e64 v3, v3, v44, s[4:5]
F354  v_cndmask_b32_e64 v44, v45, v48, s[4:5]
F35C  v_addc_co_u32_e64 v45, vcc, v43, v46, s[2:3]
F364  v_max_u32_e32 v37, v37, v40
F368  v_cndmask_b32_e64 v37, v37, v40, s[2:3]
F370  v_or_b32_e32 v40, 0x7000000, v44
F378  v_cmp_lt_u32_e32 vcc, s35, v41
F37C  v_cmp_lt_u32_e64 s[2:3], s44, v41
F384  v_max_u32_e32 v41, v41, v37
F388  v_cndmask_b32_e32 v40, v44, v40, vcc
F38C  v_and_b32_e32 v43, 0x80000000, v6
F394  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
F39C  v_cndmask_b32_e64 v37, v41, v37, s[2:3]
F3A4  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
F3AC  v_cmp_lt_u32_e64 s[2:3], s44, v39
F3B4  v_or_b32_e32 v46, 0x70000000, v40
F3BC  v_cmp_lt_u32_e64 s[4:5], s35, v39
F3C4  v_and_b32_e32 v41, 0x80000000, v7
F3CC  v_cndmask_b32_e32 v6, v6, v43, vcc
F3D0  v_cndmask_b32_e64 v43, v40, v46, s[4:5]
F3D8  v_addc_co_u32_e64 v40, vcc, v45, v44, s[2:3]
F3E0  v_max_u32_e32 v39, v39, v37
F3E4  v_cndmask_b32_e64 v41, v41, 0, s[2:3]
F3EC  v_cndmask_b32_e64 v37, v39, v37, s[2:3]
F3F4  v_mov_b32_e32 v39, 0x7f800000
F3FC  v_cmp_ne_u32_e32 vcc, 32, v40
F400  v_cndmask_b32_e64 v7, v7, v41, s[4:5]
F408  s_nop 0
F40C  v_cndmask_b32_e32 v73, v39, v37, vcc
F410  s_or_b64 exec, exec, s[10:11]
F414  v_cmp_ne_u32_e32 vcc, 0, v73
F418  v_mov_b32_e32 v37, 0x7f
F420  s_and_saveexec_b64 s[2:3], vcc
F424  s_cbranch_execz 15
F428  v_add_u32_e32 v37, s31, v73
F42C  s_mov_b32 s4, 0x17fffff
F434  v_lshrrev_b32_e32 v39, 23, v37
F438  v_add_u32_e32 v39, -2, v39
F43C  v_cmp_lt_u32_e32 vcc, s4, v37
F440  s_mov_b32 s4, 0x7f800000
F448  s_nop 0
F44C  v_cndmask_b32_e32 v37, 0, v39, vcc
F450  v_cmp_eq_u32_e32 vcc, s4, v73
F454  v_mov_b32_e32 v39, 0xfe
F45C  s_and_b64 vcc, s[22:23], vcc
F460  v_cndmask_b32_e32 v37, v37, v39, vcc
F464  s_or_b64 exec, exec, s[2:3]
F468  v_cmp_eq_u32_e32 vcc, 0, v37
F46C  s_cbranch_vccz 37
F470  s_nop 0
F474  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
F47C  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
F484  v_pk_mul_f32 v[32:33], v[40:41], v[32:33] op_sel_hi:[0,1]
F48C  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
F494  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
F49C  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
F4A4  v_pk_mul_f32 v[20:21], v[40:41], v[20:21] op_sel_hi:[0,1]
F4AC  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
F4B4  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
F4BC  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
F4C4  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
F4CC  v_pk_mul_f32 v[14:15], v[40:41], v[14:15] op_sel_hi:[0,1]
F4D4  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
F4DC  v_pk_mul_f32 v[4:5], v[40:41], v[4:5] op_sel_hi:[0,1]
F4E4  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
F4EC  v_pk_mul_f32 v[2:3], v[40:41], v[2:3] op_sel_hi:[0,1]
F4F4  v_pk_mul_f32 v[6:7], v[40:41], v[6:7] op_sel_hi:[0,1]
F4FC  v_max_u32_e32 v39, 1, v37
F500  s_branch 1
F504  v_mov_b32_e32 v39, v37
F508  v_add_lshl_u32 v50, s14, v66, 2
F510  s_mov_b32 s2, 0xd2511f53
F518  v_mad_u64_u32 v[40:41], s[4:5], v50, s2, 0
F520  v_xor_b32_e32 v41, s12, v41
F524  s_mov_b32 s3, 0xcd9e8d57
F52C  v_mad_u64_u32 v[44:45], s[4:5], v41, s3, 0
F534  v_xor_b32_e32 v41, s16, v45
F538  v_xor_b32_e32 v45, s18, v40
F53C  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F544  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F54C  v_xor_b32_e32 v44, v44, v47
F550  v_xor_b32_e32 v44, s13, v44
F554  v_xor_b32_e32 v41, s29, v41
F558  v_mad_u64_u32 v[44:45], s[4:5], v44, s2, 0
F560  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F568  v_xor_b32_e32 v41, v46, v49
F56C  v_xor_b32_e32 v40, v40, v45
F570  v_xor_b32_e32 v41, s19, v41
F574  v_xor_b32_e32 v45, s17, v40
F578  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F580  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F588  v_xor_b32_e32 v45, v48, v47
F58C  v_xor_b32_e32 v41, v44, v41
F590  v_xor_b32_e32 v45, s28, v45
F594  v_xor_b32_e32 v41, s20, v41
F598  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
F5A0  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F5A8  v_xor_b32_e32 v41, v46, v49
F5AC  v_xor_b32_e32 v40, v40, v45
F5B0  v_xor_b32_e32 v41, s36, v41
F5B4  v_xor_b32_e32 v45, s30, v40
F5B8  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F5C0  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F5C8  v_xor_b32_e32 v45, v48, v47
F5CC  v_xor_b32_e32 v41, v44, v41
F5D0  v_xor_b32_e32 v45, s38, v45
F5D4  v_xor_b32_e32 v41, s37, v41
F5D8  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
F5E0  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F5E8  v_xor_b32_e32 v41, v46, v49
F5EC  v_xor_b32_e32 v40, v40, v45
F5F0  v_xor_b32_e32 v41, s40, v41
F5F4  v_xor_b32_e32 v45, s39, v40
F5F8  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F600  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F608  v_xor_b32_e32 v45, v48, v47
F60C  v_xor_b32_e32 v41, v44, v41
F610  v_xor_b32_e32 v45, s42, v45
F614  v_xor_b32_e32 v41, s41, v41
F618  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
F620  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F628  v_xor_b32_e32 v41, v46, v49
F62C  v_xor_b32_e32 v40, v40, v45
F630  v_mov_b32_e32 v46, 0
F634  v_mov_b32_e32 v47, 0
F638  v_lshlrev_b32_e32 v39, 23, v39
F63C  v_xor_b32_e32 v41, s43, v41
F640  v_xor_b32_e32 v40, s34, v40
F644  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[28:29], v41, v39
F64C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[26:27], v40, v39 op_sel:[0,0,0,1]
F654  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[32:33], v48, v39 op_sel:[0,0,1,0]
F65C  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[30:31], v44, v39 op_sel:[0,0,1,1]
F664  s_nop 0
F668  v_or_b32_e32 v27, 1, v50
F66C  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F674  v_xor_b32_e32 v27, s12, v29
F678  v_mad_u64_u32 v[30:31], s[4:5], v27, s3, 0
F680  v_xor_b32_e32 v27, s16, v31
F684  v_xor_b32_e32 v31, s18, v28
F688  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F690  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F698  v_xor_b32_e32 v27, v30, v33
F69C  v_xor_b32_e32 v27, s13, v27
F6A0  v_xor_b32_e32 v29, s29, v29
F6A4  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F6AC  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F6B4  v_xor_b32_e32 v27, v32, v41
F6B8  v_xor_b32_e32 v28, v28, v31
F6BC  v_xor_b32_e32 v27, s19, v27
F6C0  v_xor_b32_e32 v31, s17, v28
F6C4  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F6CC  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F6D4  v_xor_b32_e32 v27, v40, v33
F6D8  v_xor_b32_e32 v29, v30, v29
F6DC  v_xor_b32_e32 v27, s28, v27
F6E0  v_xor_b32_e32 v29, s20, v29
F6E4  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F6EC  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F6F4  v_xor_b32_e32 v27, v32, v41
F6F8  v_xor_b32_e32 v28, v28, v31
F6FC  v_xor_b32_e32 v27, s36, v27
F700  v_xor_b32_e32 v31, s30, v28
F704  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F70C  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F714  v_xor_b32_e32 v27, v40, v33
F718  v_xor_b32_e32 v29, v30, v29
F71C  v_xor_b32_e32 v27, s38, v27
F720  v_xor_b32_e32 v29, s37, v29
F724  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F72C  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F734  v_xor_b32_e32 v27, v32, v41
F738  v_xor_b32_e32 v28, v28, v31
F73C  v_xor_b32_e32 v27, s40, v27
F740  v_xor_b32_e32 v31, s39, v28
F744  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F74C  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F754  v_xor_b32_e32 v27, v40, v33
F758  v_xor_b32_e32 v29, v30, v29
F75C  v_xor_b32_e32 v27, s42, v27
F760  v_xor_b32_e32 v29, s41, v29
F764  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F76C  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F774  v_xor_b32_e32 v27, v32, v41
F778  v_xor_b32_e32 v28, v28, v31
F77C  v_mov_b32_e32 v29, 0
F780  v_mov_b32_e32 v31, 0
F784  v_xor_b32_e32 v27, s43, v27
F788  v_xor_b32_e32 v28, s34, v28
F78C  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[12:13], v27, v39
F794  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[10:11], v28, v39 op_sel:[0,0,0,1]
F79C  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[20:21], v40, v39 op_sel:[0,0,1,0]
F7A4  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[18:19], v30, v39 op_sel:[0,0,1,1]
F7AC  s_nop 0
F7B0  v_or_b32_e32 v10, 2, v50
F7B4  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
F7BC  v_xor_b32_e32 v11, s12, v11
F7C0  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
F7C8  v_xor_b32_e32 v11, s16, v13
F7CC  v_xor_b32_e32 v13, s18, v10
F7D0  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F7D8  v_xor_b32_e32 v12, v12, v19
F7DC  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F7E4  v_xor_b32_e32 v12, s13, v12
F7E8  v_xor_b32_e32 v11, s29, v11
F7EC  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
F7F4  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F7FC  v_xor_b32_e32 v10, v10, v13
F800  v_xor_b32_e32 v11, v18, v21
F804  v_xor_b32_e32 v13, s17, v10
F808  v_xor_b32_e32 v11, s19, v11
F80C  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F814  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F81C  v_xor_b32_e32 v13, v20, v19
F820  v_xor_b32_e32 v13, s28, v13
F824  v_xor_b32_e32 v11, v12, v11
F828  v_xor_b32_e32 v11, s20, v11
F82C  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F834  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F83C  v_xor_b32_e32 v10, v10, v13
F840  v_xor_b32_e32 v11, v18, v21
F844  v_xor_b32_e32 v13, s30, v10
F848  v_xor_b32_e32 v11, s36, v11
F84C  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F854  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F85C  v_xor_b32_e32 v13, v20, v19
F860  v_xor_b32_e32 v13, s38, v13
F864  v_xor_b32_e32 v11, v12, v11
F868  v_xor_b32_e32 v11, s37, v11
F86C  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F874  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F87C  v_xor_b32_e32 v10, v10, v13
F880  v_xor_b32_e32 v11, v18, v21
F884  v_xor_b32_e32 v13, s39, v10
F888  v_xor_b32_e32 v11, s40, v11
F88C  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F894  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F89C  v_xor_b32_e32 v13, v20, v19
F8A0  v_xor_b32_e32 v13, s42, v13
F8A4  v_xor_b32_e32 v11, v12, v11
F8A8  v_xor_b32_e32 v11, s41, v11
F8AC  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F8B4  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F8BC  v_xor_b32_e32 v10, v10, v13
F8C0  v_xor_b32_e32 v11, v18, v21
F8C4  v_xor_b32_e32 v10, s34, v10
F8C8  v_mov_b32_e32 v13, 0
F8CC  v_mov_b32_e32 v18, 0
F8D0  v_xor_b32_e32 v11, s43, v11
F8D4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[16:17], v11, v39
F8DC  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[14:15], v10, v39 op_sel:[0,0,0,1]
F8E4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[24:25], v20, v39 op_sel:[0,0,1,0]
F8EC  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[22:23], v12, v39 op_sel:[0,0,1,1]
F8F4  s_nop 0
F8F8  v_or_b32_e32 v10, 3, v50
F8FC  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
F904  v_xor_b32_e32 v11, s12, v11
F908  v_or3_b32 v28, v18, v36, v13
F910  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
F918  v_xor_b32_e32 v11, s16, v13
F91C  v_xor_b32_e32 v13, s18, v10
F920  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F928  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F930  v_xor_b32_e32 v12, v12, v15
F934  v_xor_b32_e32 v12, s13, v12
F938  v_xor_b32_e32 v11, s29, v11
F93C  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
F944  v_mad_u64_u32 v[16:17], s[4:5], v11, s3, 0
F94C  v_xor_b32_e32 v11, v14, v17
F950  v_xor_b32_e32 v10, v10, v13
F954  v_xor_b32_e32 v11, s19, v11
F958  v_xor_b32_e32 v13, s17, v10
F95C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F964  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F96C  v_xor_b32_e32 v13, v16, v15
F970  v_xor_b32_e32 v11, v12, v11
F974  v_xor_b32_e32 v13, s28, v13
F978  v_xor_b32_e32 v11, s20, v11
F97C  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F984  v_mad_u64_u32 v[16:17], s[4:5], v11, s3, 0
F98C  v_xor_b32_e32 v11, v14, v17
F990  v_xor_b32_e32 v10, v10, v13
F994  v_xor_b32_e32 v11, s36, v11
F998  v_xor_b32_e32 v13, s30, v10
F99C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F9A4  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F9AC  v_xor_b32_e32 v13, v16, v15
F9B0  v_xor_b32_e32 v11, v12, v11
F9B4  v_xor_b32_e32 v13, s38, v13
F9B8  v_xor_b32_e32 v11, s37, v11
F9BC  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F9C4  v_mad_u64_u32 v[16:17], s[4:5], v11, s3, 0
F9CC  v_xor_b32_e32 v11, v14, v17
F9D0  v_xor_b32_e32 v10, v10, v13
F9D4  v_xor_b32_e32 v11, s40, v11
F9D8  v_xor_b32_e32 v13, s39, v10
F9DC  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F9E4  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F9EC  v_xor_b32_e32 v13, v16, v15
F9F0  v_xor_b32_e32 v11, v12, v11
F9F4  v_xor_b32_e32 v13, s42, v13
F9F8  v_xor_b32_e32 v11, s41, v11
F9FC  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
FA04  v_mad_u64_u32 v[16:17], s[2:3], v11, s3, 0
FA0C  v_mov_b32_e32 v45, 0
FA10  v_xor_b32_e32 v11, v14, v17
FA14  v_xor_b32_e32 v10, v10, v13
FA18  v_mov_b32_e32 v13, 0
FA1C  v_or3_b32 v26, v47, v42, v46
FA24  v_or3_b32 v27, v31, v35, v29
FA2C  v_xor_b32_e32 v11, s43, v11
FA30  v_xor_b32_e32 v10, s34, v10
FA34  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[4:5], v11, v39
FA3C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[2:3], v10, v39 op_sel:[0,0,0,1]
FA44  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[8:9], v16, v39 op_sel:[0,0,1,0]
FA4C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[6:7], v12, v39 op_sel:[0,0,1,1]
FA54  s_nop 0
FA58  v_add_u32_e32 v2, 0x12004, v38
FA60  v_or3_b32 v29, v13, v43, v45
FA68  ds_write_b128 v34, v[26:29] offset:64
FA70  ds_write_b8 v2, v37
FA78  s_or_b64 exec, exec, s[8:9]
FA7C  s_add_i32 s2, s14, 7
FA80  v_lshlrev_b32_e32 v2, 6, v0
FA84  s_and_b32 s8, s2, 0xffffff8
FA8C  s_and_b32 s2, s54, 0xffffff00
FA94  v_and_b32_e32 v2, 0xc0, v2
FA9C  v_and_b32_e32 v6, 60, v0
FAA0  s_lshr_b32 s3, s15, 1
FAA4  v_or3_b32 v2, s2, v6, v2
FAAC  s_add_i32 s2, s21, 0xff
FAB4  s_and_b32 s3, s3, 2
FAB8  s_and_b32 s9, s2, 0xffffff00
FAC0  v_or_b32_e32 v4, s15, v100
FAC4  v_add_u32_e32 v6, s33, v1
FAC8  s_and_b64 s[6:7], s[0:1], exec
FACC  v_cmp_le_u32_e64 s[4:5], s14, v4
FAD4  v_mov_b32_e32 v3, 0
FAD8  v_bfe_u32 v7, v0, 6, 1
FAE0  v_cmp_le_u32_e64 s[6:7], s21, v6
FAE8  v_cmp_gt_u32_e32 vcc, s14, v4
FAEC  v_mov_b32_e32 v5, v3
FAF0  v_or3_b32 v2, v2, v7, s3
FAF8  v_cmp_le_u32_e64 s[2:3], s8, v4
FB00  v_lshrrev_b32_e32 v7, 3, v0
FB04  s_cselect_b32 s8, s14, s8
FB08  s_or_b64 s[6:7], s[4:5], s[6:7]
FB0C  s_mov_b64 s[4:5], 0
FB10  s_waitcnt lgkmcnt(0)
FB14  s_barrier
FB18  s_and_saveexec_b64 s[10:11], s[6:7]
FB1C  s_xor_b64 s[6:7], exec, s[10:11]
FB20  v_cmp_le_u32_e64 s[4:5], s9, v6
FB28  s_or_b64 s[4:5], s[0:1], s[4:5]
FB2C  s_nor_b64 s[4:5], s[4:5], s[2:3]
FB30  s_and_b64 s[4:5], s[4:5], exec
FB34  s_or_saveexec_b64 s[6:7], s[6:7]
FB38  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
FB40  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
FB48  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
FB50  v_mov_b32_e32 v7, 0x7f
FB58  s_xor_b64 exec, exec, s[6:7]
FB5C  s_cbranch_execz 21
FB60  s_movk_i32 s10, 0xfc
FB64  v_and_or_b32 v7, v0, s10, v1
FB6C  v_mov_b32_e32 v8, 0x10000
FB74  v_lshl_or_b32 v7, v7, 4, v8
FB7C  v_or_b32_e32 v12, 0x12000, v0
FB84  ds_read_b128 v[8:11], v7
FB8C  ds_read_u8 v7, v12
FB94  v_mad_u64_u32 v[12:13], s[10:11], v6, s14, 0
FB9C  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
FBA4  s_or_b64 s[4:5], s[4:5], exec
FBA8  s_waitcnt lgkmcnt(1)
FBAC  global_store_dwordx4 v[12:13], v[8:11], off
FBB4  s_or_b64 exec, exec, s[6:7]
FBB8  s_and_saveexec_b64 s[6:7], s[4:5]
FBBC  s_cbranch_execz 12
FBC0  v_and_b32_e32 v8, 0xffffffe0, v6
FBC8  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
FBD0  v_mov_b64_e32 v[8:9], s[26:27]
FBD4  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
FBDC  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
FBE4  s_waitcnt lgkmcnt(0)
FBE8  global_store_byte v[8:9], v7, off
FBF0  s_or_b64 exec, exec, s[6:7]
FBF4  s_waitcnt lgkmcnt(0)
FBF8  v_or_b32_e32 v7, 0x100, v0
FC00  v_lshrrev_b32_e32 v6, 2, v7
FC04  v_add_u32_e32 v6, s33, v6
FC08  v_cmp_le_u32_e64 s[4:5], s21, v6
FC10  s_xor_b64 s[6:7], vcc, -1
FC14  s_or_b64 s[6:7], s[6:7], s[4:5]
FC18  s_mov_b64 s[4:5], 0
FC1C  s_and_saveexec_b64 s[10:11], s[6:7]
FC20  s_xor_b64 s[6:7], exec, s[10:11]
FC24  s_cbranch_execnz 9
FC28  s_or_saveexec_b64 s[2:3], s[6:7]
FC2C  v_mov_b32_e32 v8, 0x7f
FC34  s_xor_b64 exec, exec, s[2:3]
FC38  s_cbranch_execnz 13
FC3C  s_or_b64 exec, exec, s[2:3]
FC40  s_and_saveexec_b64 s[2:3], s[4:5]
FC44  s_cbranch_execnz 34
FC48  s_endpgm
FC4C  v_cmp_le_u32_e32 vcc, s9, v6
FC50  s_or_b64 s[4:5], s[0:1], vcc
FC54  s_nor_b64 s[2:3], s[4:5], s[2:3]
FC58  s_and_b64 s[4:5], s[2:3], exec
FC5C  s_or_saveexec_b64 s[2:3], s[6:7]
FC60  v_mov_b32_e32 v8, 0x7f
FC68  s_xor_b64 exec, exec, s[2:3]
FC6C  s_cbranch_execz 65523
FC70  s_movk_i32 s6, 0x1fc
FC74  v_and_or_b32 v1, v7, s6, v1
FC7C  v_mov_b32_e32 v7, 0x10000
FC84  v_lshl_or_b32 v1, v1, 4, v7
FC8C  v_or_b32_e32 v0, 0x12100, v0
FC94  ds_read_b128 v[10:13], v1
FC9C  ds_read_u8 v8, v0
FCA4  v_mad_u64_u32 v[0:1], s[6:7], v6, s14, 0
FCAC  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
FCB4  s_or_b64 s[4:5], s[4:5], exec
FCB8  s_waitcnt lgkmcnt(1)
FCBC  global_store_dwordx4 v[0:1], v[10:13], off
FCC4  s_or_b64 exec, exec, s[2:3]
FCC8  s_and_saveexec_b64 s[2:3], s[4:5]
FCCC  s_cbranch_execz 65502
FCD0  v_and_b32_e32 v0, 0xffffffe0, v6
FCD8  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
FCE0  v_mov_b64_e32 v[0:1], s[26:27]
FCE4  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
FCEC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
FCF4  s_waitcnt lgkmcnt(0)
FCF8  global_store_byte v[0:1], v8, off
FD00  s_endpgm
FD04  s_nop 0
