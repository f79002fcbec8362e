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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
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
2A08  s_load_dwordx4 s[20:23], s[0:1], 0x28
2A10  v_readfirstlane_b32 s8, v0
2A14  s_andn2_b32 s8, s8, 63
2A18  v_and_b32_e32 v1, 32, v0
2A1C  v_lshlrev_b32_e32 v2, 2, v0
2A20  v_or_b32_e32 v4, s8, v1
2A24  s_lshl_b32 s42, s3, 7
2A28  s_lshl_b32 s33, s2, 7
2A2C  v_and_b32_e32 v2, 0x7c, v2
2A34  v_lshrrev_b32_e32 v4, 5, v4
2A38  v_or_b32_e32 v2, s33, v2
2A3C  v_add_u32_e32 v4, s42, v4
2A40  s_waitcnt lgkmcnt(0)
2A44  v_cmp_gt_u32_e32 vcc, s22, v2
2A48  v_cmp_gt_u32_e64 s[4:5], s21, v4
2A50  v_mov_b32_e32 v3, 0
2A54  s_and_b64 s[10:11], s[4:5], vcc
2A58  s_and_saveexec_b64 s[4:5], s[10:11]
2A5C  s_cbranch_execz 11
2A60  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2A68  v_lshlrev_b64 v[4:5], 2, v[4:5]
2A70  v_and_b32_e32 v4, -16, v4
2A74  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2A7C  s_lshl_b32 m0, s8, 4
2A80  s_nop 0
2A84  global_load_lds_dwordx4 v[4:5], off
2A8C  s_or_b64 exec, exec, s[4:5]
2A90  s_add_i32 s4, s8, 0x100
2A98  v_or_b32_e32 v4, s4, v1
2A9C  v_lshrrev_b32_e32 v4, 5, v4
2AA0  v_add_u32_e32 v4, s42, v4
2AA4  v_cmp_gt_u32_e64 s[4:5], s21, v4
2AAC  s_and_b64 s[10:11], s[4:5], vcc
2AB0  s_and_saveexec_b64 s[4:5], s[10:11]
2AB4  s_cbranch_execz 13
2AB8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2AC0  v_lshlrev_b64 v[4:5], 2, v[4:5]
2AC8  v_and_b32_e32 v4, -16, v4
2ACC  s_lshl_b32 s9, s8, 4
2AD0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2AD8  s_add_i32 m0, s9, 0x1000
2AE0  s_nop 0
2AE4  global_load_lds_dwordx4 v[4:5], off
2AEC  s_or_b64 exec, exec, s[4:5]
2AF0  s_add_i32 s4, s8, 0x200
2AF8  v_or_b32_e32 v4, s4, v1
2AFC  v_lshrrev_b32_e32 v4, 5, v4
2B00  v_add_u32_e32 v4, s42, v4
2B04  v_cmp_gt_u32_e64 s[4:5], s21, v4
2B0C  s_and_b64 s[10:11], s[4:5], vcc
2B10  s_and_saveexec_b64 s[4:5], s[10:11]
2B14  s_cbranch_execz 13
2B18  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2B20  v_lshlrev_b64 v[4:5], 2, v[4:5]
2B28  v_and_b32_e32 v4, -16, v4
2B2C  s_lshl_b32 s9, s8, 4
2B30  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B38  s_add_i32 m0, s9, 0x2000
2B40  s_nop 0
2B44  global_load_lds_dwordx4 v[4:5], off
2B4C  s_or_b64 exec, exec, s[4:5]
2B50  s_add_i32 s4, s8, 0x300
2B58  v_or_b32_e32 v4, s4, v1
2B5C  v_lshrrev_b32_e32 v4, 5, v4
2B60  v_add_u32_e32 v4, s42, v4
2B64  v_cmp_gt_u32_e64 s[4:5], s21, v4
2B6C  s_and_b64 s[10:11], s[4:5], vcc
2B70  s_and_saveexec_b64 s[4:5], s[10:11]
2B74  s_cbranch_execz 13
2B78  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2B80  v_lshlrev_b64 v[4:5], 2, v[4:5]
2B88  v_and_b32_e32 v4, -16, v4
2B8C  s_lshl_b32 s9, s8, 4
2B90  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2B98  s_add_i32 m0, s9, 0x3000
2BA0  s_nop 0
2BA4  global_load_lds_dwordx4 v[4:5], off
2BAC  s_or_b64 exec, exec, s[4:5]
2BB0  s_add_i32 s4, s8, 0x400
2BB8  v_or_b32_e32 v4, s4, v1
2BBC  v_lshrrev_b32_e32 v4, 5, v4
2BC0  v_add_u32_e32 v4, s42, v4
2BC4  v_cmp_gt_u32_e64 s[4:5], s21, v4
2BCC  s_and_b64 s[10:11], s[4:5], vcc
2BD0  s_and_saveexec_b64 s[4:5], s[10:11]
2BD4  s_cbranch_execz 13
2BD8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2BE0  v_lshlrev_b64 v[4:5], 2, v[4:5]
2BE8  v_and_b32_e32 v4, -16, v4
2BEC  s_lshl_b32 s9, s8, 4
2BF0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2BF8  s_add_i32 m0, s9, 0x4000
2C00  s_nop 0
2C04  global_load_lds_dwordx4 v[4:5], off
2C0C  s_or_b64 exec, exec, s[4:5]
2C10  s_add_i32 s4, s8, 0x500
2C18  v_or_b32_e32 v4, s4, v1
2C1C  v_lshrrev_b32_e32 v4, 5, v4
2C20  v_add_u32_e32 v4, s42, v4
2C24  v_cmp_gt_u32_e64 s[4:5], s21, v4
2C2C  s_and_b64 s[10:11], s[4:5], vcc
2C30  s_and_saveexec_b64 s[4:5], s[10:11]
2C34  s_cbranch_execz 13
2C38  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2C40  v_lshlrev_b64 v[4:5], 2, v[4:5]
2C48  v_and_b32_e32 v4, -16, v4
2C4C  s_lshl_b32 s9, s8, 4
2C50  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2C58  s_add_i32 m0, s9, 0x5000
2C60  s_nop 0
2C64  global_load_lds_dwordx4 v[4:5], off
2C6C  s_or_b64 exec, exec, s[4:5]
2C70  s_add_i32 s4, s8, 0x600
2C78  v_or_b32_e32 v4, s4, v1
2C7C  v_lshrrev_b32_e32 v4, 5, v4
2C80  v_add_u32_e32 v4, s42, v4
2C84  v_cmp_gt_u32_e64 s[4:5], s21, v4
2C8C  s_and_b64 s[10:11], s[4:5], vcc
2C90  s_and_saveexec_b64 s[4:5], s[10:11]
2C94  s_cbranch_execz 13
2C98  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2CA0  v_lshlrev_b64 v[4:5], 2, v[4:5]
2CA8  v_and_b32_e32 v4, -16, v4
2CAC  s_lshl_b32 s9, s8, 4
2CB0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2CB8  s_add_i32 m0, s9, 0x6000
2CC0  s_nop 0
2CC4  global_load_lds_dwordx4 v[4:5], off
2CCC  s_or_b64 exec, exec, s[4:5]
2CD0  s_add_i32 s4, s8, 0x700
2CD8  v_or_b32_e32 v4, s4, v1
2CDC  v_lshrrev_b32_e32 v4, 5, v4
2CE0  v_add_u32_e32 v4, s42, v4
2CE4  v_cmp_gt_u32_e64 s[4:5], s21, v4
2CEC  s_and_b64 s[10:11], s[4:5], vcc
2CF0  s_and_saveexec_b64 s[4:5], s[10:11]
2CF4  s_cbranch_execz 13
2CF8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2D00  v_lshlrev_b64 v[4:5], 2, v[4:5]
2D08  v_and_b32_e32 v4, -16, v4
2D0C  s_lshl_b32 s9, s8, 4
2D10  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2D18  s_add_i32 m0, s9, 0x7000
2D20  s_nop 0
2D24  global_load_lds_dwordx4 v[4:5], off
2D2C  s_or_b64 exec, exec, s[4:5]
2D30  s_add_i32 s4, s8, 0x800
2D38  v_or_b32_e32 v4, s4, v1
2D3C  v_lshrrev_b32_e32 v4, 5, v4
2D40  v_add_u32_e32 v4, s42, v4
2D44  v_cmp_gt_u32_e64 s[4:5], s21, v4
2D4C  s_and_b64 s[10:11], s[4:5], vcc
2D50  s_and_saveexec_b64 s[4:5], s[10:11]
2D54  s_cbranch_execz 13
2D58  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2D60  v_lshlrev_b64 v[4:5], 2, v[4:5]
2D68  v_and_b32_e32 v4, -16, v4
2D6C  s_lshl_b32 s9, s8, 4
2D70  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2D78  s_add_i32 m0, s9, 0x8000
2D80  s_nop 0
2D84  global_load_lds_dwordx4 v[4:5], off
2D8C  s_or_b64 exec, exec, s[4:5]
2D90  s_add_i32 s4, s8, 0x900
2D98  v_or_b32_e32 v4, s4, v1
2D9C  v_lshrrev_b32_e32 v4, 5, v4
2DA0  v_add_u32_e32 v4, s42, v4
2DA4  v_cmp_gt_u32_e64 s[4:5], s21, v4
2DAC  s_and_b64 s[10:11], s[4:5], vcc
2DB0  s_and_saveexec_b64 s[4:5], s[10:11]
2DB4  s_cbranch_execz 13
2DB8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2DC0  v_lshlrev_b64 v[4:5], 2, v[4:5]
2DC8  v_and_b32_e32 v4, -16, v4
2DCC  s_lshl_b32 s9, s8, 4
2DD0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2DD8  s_add_i32 m0, s9, 0x9000
2DE0  s_nop 0
2DE4  global_load_lds_dwordx4 v[4:5], off
2DEC  s_or_b64 exec, exec, s[4:5]
2DF0  s_add_i32 s4, s8, 0xa00
2DF8  v_or_b32_e32 v4, s4, v1
2DFC  v_lshrrev_b32_e32 v4, 5, v4
2E00  v_add_u32_e32 v4, s42, v4
2E04  v_cmp_gt_u32_e64 s[4:5], s21, v4
2E0C  s_and_b64 s[10:11], s[4:5], vcc
2E10  s_and_saveexec_b64 s[4:5], s[10:11]
2E14  s_cbranch_execz 13
2E18  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2E20  v_lshlrev_b64 v[4:5], 2, v[4:5]
2E28  v_and_b32_e32 v4, -16, v4
2E2C  s_lshl_b32 s9, s8, 4
2E30  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2E38  s_add_i32 m0, s9, 0xa000
2E40  s_nop 0
2E44  global_load_lds_dwordx4 v[4:5], off
2E4C  s_or_b64 exec, exec, s[4:5]
2E50  s_add_i32 s4, s8, 0xb00
2E58  v_or_b32_e32 v4, s4, v1
2E5C  v_lshrrev_b32_e32 v4, 5, v4
2E60  v_add_u32_e32 v4, s42, v4
2E64  v_cmp_gt_u32_e64 s[4:5], s21, v4
2E6C  s_and_b64 s[10:11], s[4:5], vcc
2E70  s_and_saveexec_b64 s[4:5], s[10:11]
2E74  s_cbranch_execz 13
2E78  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2E80  v_lshlrev_b64 v[4:5], 2, v[4:5]
2E88  v_and_b32_e32 v4, -16, v4
2E8C  s_lshl_b32 s9, s8, 4
2E90  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2E98  s_add_i32 m0, s9, 0xb000
2EA0  s_nop 0
2EA4  global_load_lds_dwordx4 v[4:5], off
2EAC  s_or_b64 exec, exec, s[4:5]
2EB0  s_add_i32 s4, s8, 0xc00
2EB8  v_or_b32_e32 v4, s4, v1
2EBC  v_lshrrev_b32_e32 v4, 5, v4
2EC0  v_add_u32_e32 v4, s42, v4
2EC4  v_cmp_gt_u32_e64 s[4:5], s21, v4
2ECC  s_and_b64 s[10:11], s[4:5], vcc
2ED0  s_and_saveexec_b64 s[4:5], s[10:11]
2ED4  s_cbranch_execz 13
2ED8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2EE0  v_lshlrev_b64 v[4:5], 2, v[4:5]
2EE8  v_and_b32_e32 v4, -16, v4
2EEC  s_lshl_b32 s9, s8, 4
2EF0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2EF8  s_add_i32 m0, s9, 0xc000
2F00  s_nop 0
2F04  global_load_lds_dwordx4 v[4:5], off
2F0C  s_or_b64 exec, exec, s[4:5]
2F10  s_add_i32 s4, s8, 0xd00
2F18  v_or_b32_e32 v4, s4, v1
2F1C  v_lshrrev_b32_e32 v4, 5, v4
2F20  v_add_u32_e32 v4, s42, v4
2F24  v_cmp_gt_u32_e64 s[4:5], s21, v4
2F2C  s_and_b64 s[10:11], s[4:5], vcc
2F30  s_and_saveexec_b64 s[4:5], s[10:11]
2F34  s_cbranch_execz 13
2F38  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2F40  v_lshlrev_b64 v[4:5], 2, v[4:5]
2F48  v_and_b32_e32 v4, -16, v4
2F4C  s_lshl_b32 s9, s8, 4
2F50  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2F58  s_add_i32 m0, s9, 0xd000
2F60  s_nop 0
2F64  global_load_lds_dwordx4 v[4:5], off
2F6C  s_or_b64 exec, exec, s[4:5]
2F70  s_add_i32 s4, s8, 0xe00
2F78  v_or_b32_e32 v4, s4, v1
2F7C  v_lshrrev_b32_e32 v4, 5, v4
2F80  v_add_u32_e32 v4, s42, v4
2F84  v_cmp_gt_u32_e64 s[4:5], s21, v4
2F8C  s_and_b64 s[10:11], s[4:5], vcc
2F90  s_and_saveexec_b64 s[4:5], s[10:11]
2F94  s_cbranch_execz 13
2F98  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
2FA0  v_lshlrev_b64 v[4:5], 2, v[4:5]
2FA8  v_and_b32_e32 v4, -16, v4
2FAC  s_lshl_b32 s9, s8, 4
2FB0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
2FB8  s_add_i32 m0, s9, 0xe000
2FC0  s_nop 0
2FC4  global_load_lds_dwordx4 v[4:5], off
2FCC  s_or_b64 exec, exec, s[4:5]
2FD0  s_add_i32 s4, s8, 0xf00
2FD8  s_load_dwordx4 s[24:27], s[0:1], 0x18
2FE0  s_load_dwordx2 s[10:11], s[0:1], 0x8
2FE8  v_or_b32_e32 v1, s4, v1
2FEC  v_lshrrev_b32_e32 v1, 5, v1
2FF0  v_add_u32_e32 v1, s42, v1
2FF4  v_cmp_gt_u32_e64 s[4:5], s21, v1
2FFC  s_and_b64 s[12:13], s[4:5], vcc
3000  s_and_saveexec_b64 s[4:5], s[12:13]
3004  s_cbranch_execz 13
3008  v_mad_u64_u32 v[2:3], s[12:13], v1, s20, v[2:3]
3010  v_lshlrev_b64 v[2:3], 2, v[2:3]
3018  v_and_b32_e32 v2, -16, v2
301C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
3024  s_lshl_b32 s6, s8, 4
3028  s_add_i32 m0, s6, 0xf000
3030  s_nop 0
3034  global_load_lds_dwordx4 v[2:3], off
303C  s_or_b64 exec, exec, s[4:5]
3040  s_and_b32 s4, s23, 8
3044  s_cmp_eq_u32 s4, 0
3048  s_load_dwordx2 s[30:31], s[0:1], 0x10
3050  s_cselect_b64 s[0:1], -1, 0
3054  s_cmp_lg_u32 s4, 0
3058  s_cselect_b64 s[6:7], -1, 0
305C  s_lshr_b32 s44, s22, 5
3060  v_bfe_u32 v2, v0, 2, 2
3068  s_add_i32 s4, s44, 7
306C  v_lshrrev_b32_e32 v1, 2, v0
3070  v_lshl_or_b32 v10, s2, 2, v2
3078  s_and_b32 s45, s4, 0xffffff8
3080  s_and_b32 s4, s33, 0xffffff00
3088  v_lshlrev_b32_e32 v3, 4, v0
308C  s_lshl_b32 s2, s2, 1
3090  v_and_b32_e32 v98, 3, v0
3094  v_and_b32_e32 v3, 0xc0, v3
309C  s_and_b32 s2, s2, 2
30A0  v_and_or_b32 v4, v1, 60, s4
30A8  v_or3_b32 v18, v4, v3, s2
30B0  v_cmp_ne_u32_e64 s[4:5], 0, v98
30B8  s_add_i32 s2, s21, 0xff
30C0  s_or_b64 s[34:35], s[4:5], s[0:1]
30C4  s_and_b32 s2, s2, 0xffffff00
30CC  s_bfe_u32 s14, s23, 0x20004
30D4  s_cmp_eq_u32 s14, 2
30D8  s_cselect_b64 s[28:29], -1, 0
30DC  v_lshrrev_b32_e32 v4, 4, v0
30E0  v_lshlrev_b32_e32 v2, 7, v2
30E4  v_lshlrev_b32_e32 v3, 5, v98
30E8  s_and_b64 s[12:13], s[28:29], exec
30EC  v_lshlrev_b32_e32 v5, 9, v4
30F0  v_cmp_gt_u32_e32 vcc, s44, v10
30F4  v_mov_b32_e32 v13, 0
30F8  s_cselect_b32 s12, 0x3fffff, 0
3100  s_cmp_lg_u32 s14, 0
3104  v_lshlrev_b32_e32 v12, 2, v98
3108  v_or3_b32 v19, v5, v2, v3
3110  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
3118  s_mov_b32 s43, 0
311C  v_mov_b32_e32 v11, v13
3120  v_cmp_eq_u32_e64 s[8:9], 0, v98
3128  v_cmp_le_u32_e64 s[4:5], s45, v10
3130  s_cselect_b32 s20, s12, 0x200000
3138  s_waitcnt lgkmcnt(0)
313C  v_lshl_add_u64 v[14:15], s[10:11], 0, v[12:13]
3144  v_add_u32_e32 v20, s42, v4
3148  v_cmp_ne_u32_e64 s[6:7], 1, v2
3150  s_xor_b64 s[36:37], vcc, -1
3154  v_mov_b32_e32 v21, 0x7f
315C  s_mov_b32 s23, 0x7f7fffff
3164  s_mov_b32 s46, 0x7f800000
316C  s_mov_b32 s47, 0x17fffff
3174  v_mov_b32_e32 v22, 0x7f800000
317C  v_mov_b32_e32 v23, 0xfe
3184  v_mov_b32_e32 v24, 0
3188  s_waitcnt vmcnt(0)
318C  s_barrier
3190  s_branch 8
3194  s_or_b64 exec, exec, s[10:11]
3198  s_or_b64 exec, exec, s[38:39]
319C  s_addk_i32 s43, 0x2000
31A0  v_add_u32_e32 v24, 1, v24
31A4  s_cmp_lg_u32 s43, 0x10000
31AC  v_add_u32_e32 v20, 16, v20
31B0  s_cbranch_scc0 291
31B4  s_and_b64 vcc, exec, s[6:7]
31B8  s_mov_b64 s[10:11], -1
31BC  s_cbranch_vccnz 7
31C0  v_and_b32_e32 v2, 0xffffffe0, v20
31C8  v_and_or_b32 v12, v24, 1, v18
31D0  v_mad_u64_u32 v[16:17], s[10:11], v2, s45, v[12:13]
31D8  s_mov_b64 s[10:11], 0
31DC  s_andn2_b64 vcc, exec, s[10:11]
31E0  s_cbranch_vccnz 2
31E4  v_mad_u64_u32 v[16:17], s[10:11], v20, s44, v[10:11]
31EC  v_cmp_le_u32_e32 vcc, s21, v20
31F0  s_or_b64 s[10:11], vcc, s[36:37]
31F4  s_and_saveexec_b64 s[12:13], s[10:11]
31F8  s_xor_b64 s[10:11], exec, s[12:13]
31FC  s_cbranch_execz 10
3200  v_cmp_le_u32_e32 vcc, s2, v20
3204  s_or_b64 s[12:13], s[34:35], vcc
3208  s_nor_b64 s[14:15], s[12:13], s[4:5]
320C  s_and_saveexec_b64 s[12:13], s[14:15]
3210  s_cbranch_execz 4
3214  v_lshl_add_u64 v[2:3], s[30:31], 0, v[16:17]
321C  global_store_byte v[2:3], v21, off
3224  s_or_b64 exec, exec, s[12:13]
3228  s_andn2_saveexec_b64 s[38:39], s[10:11]
322C  s_cbranch_execz 65498
3230  v_add_u32_e32 v6, s43, v19
3234  ds_read_b128 v[2:5], v6
323C  ds_read_b128 v[6:9], v6 offset:16
3244  s_waitcnt lgkmcnt(1)
3248  v_and_b32_e32 v26, 0x7fffffff, v2
3250  v_and_b32_e32 v25, 0x7fffffff, v3
3258  v_and_b32_e32 v12, 0x7fffffff, v4
3260  v_and_b32_e32 v27, 0x7fffffff, v5
3268  v_max_u32_e32 v28, v25, v26
326C  v_max3_u32 v12, v27, v12, v28
3274  s_waitcnt lgkmcnt(0)
3278  v_and_b32_e32 v27, 0x7fffffff, v6
3280  v_and_b32_e32 v28, 0x7fffffff, v7
3288  v_max3_u32 v12, v28, v27, v12
3290  v_and_b32_e32 v27, 0x7fffffff, v8
3298  v_and_b32_e32 v28, 0x7fffffff, v9
32A0  v_max3_u32 v12, v28, v27, v12
32A8  s_nop 1
32AC  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
32B4  s_nop 1
32B8  v_max_u32_dpp v27, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
32C0  v_cmp_lt_u32_e32 vcc, s23, v27
32C4  v_mov_b32_e32 v12, 0
32C8  s_and_saveexec_b64 s[40:41], vcc
32CC  s_cbranch_execz 161
32D0  v_cmp_lt_u32_e32 vcc, s23, v26
32D4  v_mov_b32_e32 v12, 0
32D8  s_and_saveexec_b64 s[10:11], vcc
32DC  v_and_b32_e32 v2, 0x80000000, v2
32E4  v_and_b32_e32 v25, 0x7fffffff, v3
32EC  v_mov_b32_e32 v12, 7
32F0  s_or_b64 exec, exec, s[10:11]
32F4  v_cmp_lt_u32_e32 vcc, s46, v26
32F8  v_and_b32_e32 v27, 0x80000000, v3
3300  v_cmp_lt_u32_e64 s[10:11], s23, v25
3308  v_cndmask_b32_e64 v26, v26, 0, vcc
3310  v_cmp_lt_u32_e64 s[12:13], s46, v25
3318  v_cndmask_b32_e64 v29, v4, v4, s[10:11]
3320  v_cndmask_b32_e64 v3, v3, v27, s[10:11]
3328  v_cndmask_b32_e64 v27, 0, 1, s[12:13]
3330  v_max_u32_e32 v25, v25, v26
3334  v_or_b32_e32 v28, 0x70, v12
333C  v_addc_co_u32_e32 v27, vcc, 0, v27, vcc
3340  v_cndmask_b32_e64 v25, v25, v26, s[12:13]
3348  v_and_b32_e32 v26, 0x7fffffff, v29
3350  v_cndmask_b32_e64 v12, v12, v28, s[10:11]
3358  v_cmp_lt_u32_e32 vcc, s23, v26
335C  v_and_b32_e32 v28, 0x80000000, v29
3364  v_or_b32_e32 v29, 0x700, v12
336C  s_or_b64 s[12:13], vcc, s[10:11]
3370  v_cndmask_b32_e32 v12, v12, v29, vcc
3374  v_cndmask_b32_e64 v29, v5, v5, s[12:13]
337C  v_cmp_lt_u32_e64 s[14:15], s46, v26
3384  v_max_u32_e32 v26, v26, v25
3388  v_cndmask_b32_e32 v4, v4, v28, vcc
338C  v_cndmask_b32_e64 v25, v26, v25, s[14:15]
3394  v_and_b32_e32 v26, 0x7fffffff, v29
339C  v_cndmask_b32_e64 v28, 0, 1, s[14:15]
33A4  v_cmp_lt_u32_e64 s[14:15], s23, v26
33AC  v_or_b32_e32 v30, 0x7000, v12
33B4  s_or_b64 s[16:17], s[14:15], s[12:13]
33B8  v_cndmask_b32_e64 v12, v12, v30, s[14:15]
33C0  v_cndmask_b32_e64 v30, v6, v6, s[16:17]
33C8  s_or_b64 s[48:49], s[14:15], vcc
33CC  v_cmp_lt_u32_e32 vcc, s46, v26
33D0  v_max_u32_e32 v26, v26, v25
33D4  v_and_b32_e32 v29, 0x80000000, v29
33DC  v_cndmask_b32_e32 v25, v26, v25, vcc
33E0  v_and_b32_e32 v26, 0x7fffffff, v30
33E8  v_addc_co_u32_e64 v27, s[18:19], v27, v28, vcc
33F0  v_cmp_lt_u32_e32 vcc, s23, v26
33F4  s_or_b64 s[18:19], vcc, s[48:49]
33F8  v_cndmask_b32_e64 v5, v5, v29, s[14:15]
3400  v_or_b32_e32 v29, 0x70000, v12
3408  s_or_b64 s[10:11], s[18:19], s[10:11]
340C  v_cndmask_b32_e32 v12, v12, v29, vcc
3410  v_cndmask_b32_e64 v29, v7, v7, s[10:11]
3418  v_cmp_lt_u32_e64 s[10:11], s46, v26
3420  v_max_u32_e32 v26, v26, v25
3424  v_and_b32_e32 v28, 0x80000000, v30
342C  v_cndmask_b32_e64 v25, v26, v25, s[10:11]
3434  v_and_b32_e32 v26, 0x7fffffff, v29
343C  s_or_b64 s[14:15], vcc, s[14:15]
3440  v_cndmask_b32_e32 v6, v6, v28, vcc
3444  v_cndmask_b32_e64 v28, 0, 1, s[10:11]
344C  v_cmp_lt_u32_e64 s[10:11], s23, v26
3454  s_or_b64 s[14:15], s[10:11], s[14:15]
3458  v_or_b32_e32 v30, 0x700000, v12
3460  s_or_b64 s[18:19], s[10:11], vcc
3464  s_or_b64 vcc, s[12:13], s[14:15]
3468  v_cndmask_b32_e64 v12, v12, v30, s[10:11]
3470  v_cndmask_b32_e32 v30, v8, v8, vcc
3474  v_cmp_lt_u32_e32 vcc, s46, v26
3478  v_max_u32_e32 v26, v26, v25
347C  v_and_b32_e32 v29, 0x80000000, v29
3484  v_cndmask_b32_e32 v25, v26, v25, vcc
3488  v_and_b32_e32 v26, 0x7fffffff, v30
3490  v_cndmask_b32_e64 v7, v7, v29, s[10:11]
3498  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
34A0  v_cmp_lt_u32_e32 vcc, s23, v26
34A4  s_or_b64 s[10:11], vcc, s[18:19]
34A8  v_and_b32_e32 v28, 0x80000000, v30
34B0  v_or_b32_e32 v29, 0x7000000, v12
34B8  s_or_b64 s[10:11], s[16:17], s[10:11]
34BC  v_cndmask_b32_e32 v12, v12, v29, vcc
34C0  v_cndmask_b32_e64 v29, v9, v9, s[10:11]
34C8  v_cndmask_b32_e32 v8, v8, v28, vcc
34CC  v_cmp_lt_u32_e32 vcc, s46, v26
34D0  v_max_u32_e32 v26, v26, v25
34D4  v_or_b32_e32 v30, 0x70000000, v12
34DC  v_cndmask_b32_e32 v25, v26, v25, vcc
34E0  v_and_b32_e32 v26, 0x7fffffff, v29
34E8  v_cndmask_b32_e64 v28, 0, 1, vcc
34F0  v_and_b32_e32 v29, 0x80000000, v29
34F8  v_cmp_lt_u32_e32 vcc, s23, v26
34FC  s_nop 1
3500  v_cndmask_b32_e32 v12, v12, v30, vcc
3504  v_cndmask_b32_e32 v9, v9, v29, vcc
3508  v_cmp_lt_u32_e32 vcc, s46, v26
350C  v_max_u32_e32 v26, v26, v25
3510  s_nop 0
3514  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
351C  v_cndmask_b32_e32 v25, v26, v25, vcc
3520  s_nop 0
3524  v_add_u32_dpp v26, v27, v27 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
352C  v_max_u32_dpp v25, v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
3534  s_nop 0
3538  v_add_u32_dpp v26, v26, v26 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
3540  v_cmp_ne_u32_e32 vcc, 32, v26
3544  v_max_u32_dpp v25, v25, v25 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
354C  s_nop 0
3550  v_cndmask_b32_e32 v27, v22, v25, vcc
3554  s_or_b64 exec, exec, s[40:41]
3558  v_cmp_ne_u32_e32 vcc, 0, v27
355C  v_mov_b32_e32 v25, 0x7f
3564  s_and_saveexec_b64 s[10:11], vcc
3568  v_add_u32_e32 v25, s20, v27
356C  v_lshrrev_b32_e32 v26, 23, v25
3570  v_add_u32_e32 v26, -2, v26
3574  v_cmp_lt_u32_e32 vcc, s47, v25
3578  s_nop 1
357C  v_cndmask_b32_e32 v25, 0, v26, vcc
3580  v_cmp_eq_u32_e32 vcc, s46, v27
3584  s_and_b64 vcc, s[28:29], vcc
3588  s_nop 0
358C  v_cndmask_b32_e32 v25, v25, v23, vcc
3590  s_or_b64 exec, exec, s[10:11]
3594  v_cmp_eq_u32_e32 vcc, 0, v25
3598  s_cbranch_vccz 13
359C  s_nop 0
35A0  v_cndmask_b32_e64 v26, 1.0, 2.0, vcc
35A8  v_pk_mul_f32 v[8:9], v[26:27], v[8:9] op_sel_hi:[0,1]
35B0  v_pk_mul_f32 v[6:7], v[26:27], v[6:7] op_sel_hi:[0,1]
35B8  v_pk_mul_f32 v[4:5], v[26:27], v[4:5] op_sel_hi:[0,1]
35C0  v_pk_mul_f32 v[2:3], v[26:27], v[2:3] op_sel_hi:[0,1]
35C8  v_max_u32_e32 v26, 1, v25
35CC  s_branch 1
35D0  v_mov_b32_e32 v26, v25
35D4  v_mad_u64_u32 v[28:29], s[10:11], v20, s44, v[10:11]
35DC  v_mov_b32_e32 v27, 0
35E0  v_mov_b32_e32 v30, 0
35E4  v_lshlrev_b32_e32 v26, 23, v26
35E8  v_cvt_scalef32_pk_fp4_f32 v27, v2, v3, v26
35F0  v_cvt_scalef32_pk_fp4_f32 v30, v6, v7, v26 op_sel:[0,0,0,1]
35F8  v_cvt_scalef32_pk_fp4_f32 v27, v4, v5, v26 op_sel:[0,0,1,0]
3600  v_cvt_scalef32_pk_fp4_f32 v30, v8, v9, v26 op_sel:[0,0,1,1]
3608  s_nop 0
360C  v_lshl_add_u64 v[2:3], v[28:29], 4, v[14:15]
3614  v_or3_b32 v4, v27, v30, v12
361C  global_store_dword v[2:3], v4, off
3624  s_and_saveexec_b64 s[10:11], s[8:9]
3628  s_cbranch_execz 65242
362C  v_lshl_add_u64 v[2:3], s[30:31], 0, v[16:17]
3634  global_store_byte v[2:3], v25, off
363C  s_branch 65237
3640  v_lshlrev_b32_e32 v2, 1, v0
3644  v_lshrrev_b32_e32 v99, 6, v0
3648  v_and_b32_e32 v2, 0x7e, v2
3650  s_lshl_b32 s11, s3, 2
3654  s_lshr_b32 s10, s21, 5
3658  v_or_b32_e32 v3, s33, v2
365C  v_or_b32_e32 v4, s11, v99
3660  v_cmp_gt_u32_e32 vcc, s22, v3
3664  v_cmp_gt_u32_e64 s[2:3], s10, v4
366C  s_and_b64 s[2:3], vcc, s[2:3]
3670  s_and_saveexec_b64 s[6:7], s[2:3]
3674  s_cbranch_execz 1487
3678  v_lshlrev_b32_e32 v100, 2, v2
367C  v_lshl_or_b32 v50, v99, 14, v100
3684  ds_read2st64_b64 v[6:9], v50 offset1:1
368C  ds_read2st64_b64 v[22:25], v50 offset0:2 offset1:3
3694  ds_read2st64_b64 v[38:41], v50 offset0:4 offset1:5
369C  ds_read2st64_b64 v[54:57], v50 offset0:6 offset1:7
36A4  ds_read2st64_b64 v[10:13], v50 offset0:8 offset1:9
36AC  ds_read2st64_b64 v[26:29], v50 offset0:10 offset1:11
36B4  ds_read2st64_b64 v[42:45], v50 offset0:12 offset1:13
36BC  ds_read2st64_b64 v[58:61], v50 offset0:14 offset1:15
36C4  ds_read2st64_b64 v[14:17], v50 offset0:16 offset1:17
36CC  ds_read2st64_b64 v[30:33], v50 offset0:18 offset1:19
36D4  ds_read2st64_b64 v[46:49], v50 offset0:20 offset1:21
36DC  ds_read2st64_b64 v[62:65], v50 offset0:22 offset1:23
36E4  ds_read2st64_b64 v[2:5], v50 offset0:24 offset1:25
36EC  ds_read2st64_b64 v[18:21], v50 offset0:26 offset1:27
36F4  ds_read2st64_b64 v[34:37], v50 offset0:28 offset1:29
36FC  ds_read2st64_b64 v[50:53], v50 offset0:30 offset1:31
3704  s_waitcnt lgkmcnt(14)
3708  v_and_b32_e32 v135, 0x7fffffff, v8
3710  v_and_b32_e32 v136, 0x7fffffff, v6
3718  v_max_u32_e32 v70, v135, v136
371C  v_and_b32_e32 v133, 0x7fffffff, v24
3724  v_and_b32_e32 v134, 0x7fffffff, v22
372C  v_max3_u32 v72, v133, v134, v70
3734  s_waitcnt lgkmcnt(13)
3738  v_and_b32_e32 v131, 0x7fffffff, v40
3740  v_and_b32_e32 v132, 0x7fffffff, v38
3748  v_max3_u32 v74, v131, v132, v72
3750  s_waitcnt lgkmcnt(12)
3754  v_and_b32_e32 v129, 0x7fffffff, v56
375C  v_and_b32_e32 v130, 0x7fffffff, v54
3764  v_max3_u32 v76, v129, v130, v74
376C  s_waitcnt lgkmcnt(11)
3770  v_and_b32_e32 v126, 0x7fffffff, v12
3778  v_and_b32_e32 v128, 0x7fffffff, v10
3780  v_max3_u32 v78, v126, v128, v76
3788  s_waitcnt lgkmcnt(10)
378C  v_and_b32_e32 v124, 0x7fffffff, v28
3794  v_and_b32_e32 v125, 0x7fffffff, v26
379C  v_max3_u32 v80, v124, v125, v78
37A4  s_waitcnt lgkmcnt(9)
37A8  v_and_b32_e32 v122, 0x7fffffff, v44
37B0  v_and_b32_e32 v123, 0x7fffffff, v42
37B8  v_max3_u32 v82, v122, v123, v80
37C0  s_waitcnt lgkmcnt(8)
37C4  v_and_b32_e32 v120, 0x7fffffff, v60
37CC  v_and_b32_e32 v121, 0x7fffffff, v58
37D4  v_max3_u32 v84, v120, v121, v82
37DC  s_waitcnt lgkmcnt(7)
37E0  v_and_b32_e32 v118, 0x7fffffff, v16
37E8  v_and_b32_e32 v119, 0x7fffffff, v14
37F0  v_max3_u32 v86, v118, v119, v84
37F8  s_waitcnt lgkmcnt(6)
37FC  v_and_b32_e32 v115, 0x7fffffff, v32
3804  v_and_b32_e32 v117, 0x7fffffff, v30
380C  v_max3_u32 v88, v115, v117, v86
3814  s_waitcnt lgkmcnt(5)
3818  v_and_b32_e32 v113, 0x7fffffff, v48
3820  v_and_b32_e32 v114, 0x7fffffff, v46
3828  v_max3_u32 v90, v113, v114, v88
3830  s_waitcnt lgkmcnt(4)
3834  v_and_b32_e32 v111, 0x7fffffff, v64
383C  v_and_b32_e32 v112, 0x7fffffff, v62
3844  v_max3_u32 v92, v111, v112, v90
384C  s_waitcnt lgkmcnt(3)
3850  v_and_b32_e32 v109, 0x7fffffff, v4
3858  v_and_b32_e32 v110, 0x7fffffff, v2
3860  v_max3_u32 v94, v109, v110, v92
3868  s_waitcnt lgkmcnt(2)
386C  v_and_b32_e32 v107, 0x7fffffff, v20
3874  v_and_b32_e32 v108, 0x7fffffff, v18
387C  v_max3_u32 v96, v107, v108, v94
3884  s_waitcnt lgkmcnt(1)
3888  v_and_b32_e32 v104, 0x7fffffff, v36
3890  v_and_b32_e32 v105, 0x7fffffff, v34
3898  v_max3_u32 v101, v104, v105, v96
38A0  s_waitcnt lgkmcnt(0)
38A4  v_and_b32_e32 v102, 0x7fffffff, v52
38AC  v_and_b32_e32 v103, 0x7fffffff, v50
38B4  v_max3_u32 v137, v102, v103, v101
38BC  s_mov_b32 s12, 0x7f7fffff
38C4  v_mov_b32_e32 v66, v6
38C8  v_mov_b32_e32 v67, v8
38CC  v_mov_b32_e32 v68, v22
38D0  v_mov_b32_e32 v69, v24
38D4  v_mov_b32_e32 v70, v38
38D8  v_mov_b32_e32 v71, v40
38DC  v_mov_b32_e32 v72, v54
38E0  v_mov_b32_e32 v73, v56
38E4  v_mov_b32_e32 v74, v10
38E8  v_mov_b32_e32 v75, v12
38EC  v_mov_b32_e32 v76, v26
38F0  v_mov_b32_e32 v77, v28
38F4  v_mov_b32_e32 v78, v42
38F8  v_mov_b32_e32 v79, v44
38FC  v_mov_b32_e32 v80, v58
3900  v_mov_b32_e32 v81, v60
3904  v_mov_b32_e32 v82, v14
3908  v_mov_b32_e32 v83, v16
390C  v_mov_b32_e32 v84, v30
3910  v_mov_b32_e32 v85, v32
3914  v_mov_b32_e32 v86, v46
3918  v_mov_b32_e32 v87, v48
391C  v_mov_b32_e32 v88, v62
3920  v_mov_b32_e32 v89, v64
3924  v_mov_b32_e32 v90, v2
3928  v_mov_b32_e32 v91, v4
392C  v_mov_b32_e32 v92, v18
3930  v_mov_b32_e32 v93, v20
3934  v_mov_b32_e32 v94, v34
3938  v_mov_b32_e32 v95, v36
393C  v_mov_b32_e32 v96, v50
3940  v_mov_b32_e32 v97, v52
3944  v_cmp_lt_u32_e32 vcc, s12, v137
3948  v_mov_b32_e32 v101, 0
394C  v_mov_b32_e32 v106, 0
3950  v_mov_b32_e32 v116, 0
3954  v_mov_b32_e32 v127, 0
3958  s_and_saveexec_b64 s[8:9], vcc
395C  s_cbranch_execz 467
3960  s_mov_b32 s13, 0x7f800000
3968  v_cmp_lt_u32_e32 vcc, s12, v136
396C  v_cmp_lt_u32_e64 s[2:3], s13, v136
3974  v_and_b32_e32 v66, 0x80000000, v6
397C  v_cndmask_b32_e64 v68, 0, 7, vcc
3984  v_cndmask_b32_e64 v69, v136, 0, s[2:3]
398C  v_and_b32_e32 v67, 0x80000000, v8
3994  v_or_b32_e32 v70, 0x70, v68
399C  v_cmp_lt_u32_e64 s[4:5], s12, v135
39A4  v_cndmask_b32_e32 v66, v6, v66, vcc
39A8  v_cmp_lt_u32_e32 vcc, s13, v135
39AC  v_cndmask_b32_e64 v67, v8, v67, s[4:5]
39B4  v_cndmask_b32_e64 v6, v68, v70, s[4:5]
39BC  v_cndmask_b32_e64 v8, 0, 1, vcc
39C4  v_max_u32_e32 v68, v135, v69
39C8  v_addc_co_u32_e64 v8, s[2:3], 0, v8, s[2:3]
39D0  v_cndmask_b32_e32 v68, v68, v69, vcc
39D4  v_or_b32_e32 v69, 0x700, v6
39DC  v_cmp_lt_u32_e32 vcc, s12, v134
39E0  v_cmp_lt_u32_e64 s[2:3], s13, v134
39E8  s_nop 0
39EC  v_cndmask_b32_e32 v6, v6, v69, vcc
39F0  v_max_u32_e32 v69, v134, v68
39F4  v_cndmask_b32_e64 v71, v69, v68, s[2:3]
39FC  v_and_b32_e32 v68, 0x80000000, v22
3A04  v_cndmask_b32_e64 v70, 0, 1, s[2:3]
3A0C  v_and_b32_e32 v69, 0x80000000, v24
3A14  v_or_b32_e32 v72, 0x7000, v6
3A1C  v_cmp_lt_u32_e64 s[2:3], s12, v133
3A24  v_cndmask_b32_e32 v68, v22, v68, vcc
3A28  v_cmp_lt_u32_e32 vcc, s13, v133
3A2C  v_max_u32_e32 v22, v133, v71
3A30  v_cndmask_b32_e64 v69, v24, v69, s[2:3]
3A38  v_cndmask_b32_e64 v6, v6, v72, s[2:3]
3A40  v_addc_co_u32_e64 v8, s[2:3], v8, v70, vcc
3A48  v_cndmask_b32_e32 v22, v22, v71, vcc
3A4C  v_or_b32_e32 v24, 0x70000, v6
3A54  v_cmp_lt_u32_e32 vcc, s12, v132
3A58  v_cmp_lt_u32_e64 s[2:3], s13, v132
3A60  v_max_u32_e32 v70, v132, v22
3A64  v_cndmask_b32_e32 v6, v6, v24, vcc
3A68  v_cndmask_b32_e64 v22, v70, v22, s[2:3]
3A70  v_and_b32_e32 v70, 0x80000000, v38
3A78  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
3A80  v_and_b32_e32 v71, 0x80000000, v40
3A88  v_or_b32_e32 v72, 0x700000, v6
3A90  v_cmp_lt_u32_e64 s[2:3], s12, v131
3A98  v_cndmask_b32_e32 v70, v38, v70, vcc
3A9C  v_cmp_lt_u32_e32 vcc, s13, v131
3AA0  v_cndmask_b32_e64 v71, v40, v71, s[2:3]
3AA8  v_cndmask_b32_e64 v6, v6, v72, s[2:3]
3AB0  v_addc_co_u32_e64 v8, s[2:3], v8, v24, vcc
3AB8  v_max_u32_e32 v24, v131, v22
3ABC  v_cndmask_b32_e32 v22, v24, v22, vcc
3AC0  v_or_b32_e32 v24, 0x7000000, v6
3AC8  v_cmp_lt_u32_e32 vcc, s12, v130
3ACC  v_cmp_lt_u32_e64 s[2:3], s13, v130
3AD4  v_max_u32_e32 v38, v130, v22
3AD8  v_cndmask_b32_e32 v6, v6, v24, vcc
3ADC  v_cndmask_b32_e64 v22, v38, v22, s[2:3]
3AE4  v_and_b32_e32 v38, 0x80000000, v54
3AEC  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
3AF4  v_and_b32_e32 v40, 0x80000000, v56
3AFC  v_or_b32_e32 v74, 0x70000000, v6
3B04  v_cmp_lt_u32_e64 s[2:3], s12, v129
3B0C  v_cndmask_b32_e32 v72, v54, v38, vcc
3B10  v_cmp_lt_u32_e32 vcc, s13, v129
3B14  v_cndmask_b32_e64 v73, v56, v40, s[2:3]
3B1C  v_cndmask_b32_e64 v101, v6, v74, s[2:3]
3B24  v_addc_co_u32_e64 v6, s[2:3], v8, v24, vcc
3B2C  v_max_u32_e32 v8, v129, v22
3B30  v_cndmask_b32_e32 v8, v8, v22, vcc
3B34  v_cmp_lt_u32_e32 vcc, s12, v128
3B38  v_cmp_lt_u32_e64 s[2:3], s13, v128
3B40  v_max_u32_e32 v38, v128, v8
3B44  v_cndmask_b32_e64 v22, 0, 7, vcc
3B4C  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
3B54  v_cndmask_b32_e64 v8, v38, v8, s[2:3]
3B5C  v_and_b32_e32 v38, 0x80000000, v10
3B64  v_and_b32_e32 v40, 0x80000000, v12
3B6C  v_cmp_lt_u32_e64 s[2:3], s12, v126
3B74  v_or_b32_e32 v54, 0x70, v22
3B7C  v_cndmask_b32_e32 v74, v10, v38, vcc
3B80  v_cndmask_b32_e64 v75, v12, v40, s[2:3]
3B88  v_cmp_lt_u32_e32 vcc, s13, v126
3B8C  v_max_u32_e32 v12, v126, v8
3B90  v_cndmask_b32_e64 v10, v22, v54, s[2:3]
3B98  v_addc_co_u32_e64 v6, s[2:3], v6, v24, vcc
3BA0  v_cndmask_b32_e32 v8, v12, v8, vcc
3BA4  v_or_b32_e32 v12, 0x700, v10
3BAC  v_cmp_lt_u32_e32 vcc, s12, v125
3BB0  v_cmp_lt_u32_e64 s[2:3], s13, v125
3BB8  v_max_u32_e32 v22, v125, v8
3BBC  v_cndmask_b32_e32 v10, v10, v12, vcc
3BC0  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3BC8  v_and_b32_e32 v22, 0x80000000, v26
3BD0  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3BD8  v_and_b32_e32 v24, 0x80000000, v28
3BE0  v_or_b32_e32 v38, 0x7000, v10
3BE8  v_cmp_lt_u32_e64 s[2:3], s12, v124
3BF0  v_cndmask_b32_e32 v76, v26, v22, vcc
3BF4  v_cmp_lt_u32_e32 vcc, s13, v124
3BF8  v_cndmask_b32_e64 v77, v28, v24, s[2:3]
3C00  v_cndmask_b32_e64 v10, v10, v38, s[2:3]
3C08  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3C10  v_max_u32_e32 v12, v124, v8
3C14  v_cndmask_b32_e32 v8, v12, v8, vcc
3C18  v_or_b32_e32 v12, 0x70000, v10
3C20  v_cmp_lt_u32_e32 vcc, s12, v123
3C24  v_cmp_lt_u32_e64 s[2:3], s13, v123
3C2C  v_max_u32_e32 v22, v123, v8
3C30  v_cndmask_b32_e32 v10, v10, v12, vcc
3C34  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3C3C  v_and_b32_e32 v22, 0x80000000, v42
3C44  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3C4C  v_and_b32_e32 v24, 0x80000000, v44
3C54  v_or_b32_e32 v26, 0x700000, v10
3C5C  v_cmp_lt_u32_e64 s[2:3], s12, v122
3C64  v_cndmask_b32_e32 v78, v42, v22, vcc
3C68  v_cmp_lt_u32_e32 vcc, s13, v122
3C6C  v_cndmask_b32_e64 v79, v44, v24, s[2:3]
3C74  v_cndmask_b32_e64 v10, v10, v26, s[2:3]
3C7C  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3C84  v_max_u32_e32 v12, v122, v8
3C88  v_cndmask_b32_e32 v8, v12, v8, vcc
3C8C  v_or_b32_e32 v12, 0x7000000, v10
3C94  v_cmp_lt_u32_e32 vcc, s12, v121
3C98  v_cmp_lt_u32_e64 s[2:3], s13, v121
3CA0  v_max_u32_e32 v22, v121, v8
3CA4  v_cndmask_b32_e32 v10, v10, v12, vcc
3CA8  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3CB0  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3CB8  v_and_b32_e32 v22, 0x80000000, v58
3CC0  v_or_b32_e32 v26, 0x70000000, v10
3CC8  v_cmp_lt_u32_e64 s[2:3], s12, v120
3CD0  v_and_b32_e32 v24, 0x80000000, v60
3CD8  v_cndmask_b32_e32 v80, v58, v22, vcc
3CDC  v_cndmask_b32_e64 v106, v10, v26, s[2:3]
3CE4  v_cmp_lt_u32_e32 vcc, s13, v120
3CE8  v_max_u32_e32 v10, v120, v8
3CEC  v_cndmask_b32_e64 v81, v60, v24, s[2:3]
3CF4  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3CFC  v_cndmask_b32_e32 v8, v10, v8, vcc
3D00  v_cmp_lt_u32_e32 vcc, s12, v119
3D04  v_cmp_lt_u32_e64 s[2:3], s13, v119
3D0C  v_max_u32_e32 v22, v119, v8
3D10  v_cndmask_b32_e64 v10, 0, 7, vcc
3D18  v_cndmask_b32_e64 v8, v22, v8, s[2:3]
3D20  v_and_b32_e32 v22, 0x80000000, v14
3D28  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3D30  v_and_b32_e32 v24, 0x80000000, v16
3D38  v_or_b32_e32 v26, 0x70, v10
3D40  v_cmp_lt_u32_e64 s[2:3], s12, v118
3D48  v_cndmask_b32_e32 v82, v14, v22, vcc
3D4C  v_cmp_lt_u32_e32 vcc, s13, v118
3D50  v_cndmask_b32_e64 v83, v16, v24, s[2:3]
3D58  v_cndmask_b32_e64 v10, v10, v26, s[2:3]
3D60  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3D68  v_max_u32_e32 v12, v118, v8
3D6C  v_cndmask_b32_e32 v8, v12, v8, vcc
3D70  v_or_b32_e32 v12, 0x700, v10
3D78  v_cmp_lt_u32_e32 vcc, s12, v117
3D7C  v_cmp_lt_u32_e64 s[2:3], s13, v117
3D84  v_max_u32_e32 v14, v117, v8
3D88  v_cndmask_b32_e32 v10, v10, v12, vcc
3D8C  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3D94  v_and_b32_e32 v14, 0x80000000, v30
3D9C  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3DA4  v_and_b32_e32 v16, 0x80000000, v32
3DAC  v_or_b32_e32 v22, 0x7000, v10
3DB4  v_cmp_lt_u32_e64 s[2:3], s12, v115
3DBC  v_cndmask_b32_e32 v84, v30, v14, vcc
3DC0  v_cmp_lt_u32_e32 vcc, s13, v115
3DC4  v_cndmask_b32_e64 v85, v32, v16, s[2:3]
3DCC  v_cndmask_b32_e64 v10, v10, v22, s[2:3]
3DD4  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3DDC  v_max_u32_e32 v12, v115, v8
3DE0  v_cndmask_b32_e32 v8, v12, v8, vcc
3DE4  v_or_b32_e32 v12, 0x70000, v10
3DEC  v_cmp_lt_u32_e32 vcc, s12, v114
3DF0  v_cmp_lt_u32_e64 s[2:3], s13, v114
3DF8  v_max_u32_e32 v14, v114, v8
3DFC  v_cndmask_b32_e32 v10, v10, v12, vcc
3E00  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3E08  v_and_b32_e32 v14, 0x80000000, v46
3E10  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3E18  v_and_b32_e32 v16, 0x80000000, v48
3E20  v_or_b32_e32 v22, 0x700000, v10
3E28  v_cmp_lt_u32_e64 s[2:3], s12, v113
3E30  v_cndmask_b32_e32 v86, v46, v14, vcc
3E34  v_cmp_lt_u32_e32 vcc, s13, v113
3E38  v_cndmask_b32_e64 v87, v48, v16, s[2:3]
3E40  v_cndmask_b32_e64 v10, v10, v22, s[2:3]
3E48  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3E50  v_max_u32_e32 v12, v113, v8
3E54  v_cndmask_b32_e32 v8, v12, v8, vcc
3E58  v_or_b32_e32 v12, 0x7000000, v10
3E60  v_cmp_lt_u32_e32 vcc, s12, v112
3E64  v_cmp_lt_u32_e64 s[2:3], s13, v112
3E6C  v_max_u32_e32 v14, v112, v8
3E70  v_cndmask_b32_e32 v10, v10, v12, vcc
3E74  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3E7C  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3E84  v_and_b32_e32 v14, 0x80000000, v62
3E8C  v_or_b32_e32 v22, 0x70000000, v10
3E94  v_cmp_lt_u32_e64 s[2:3], s12, v111
3E9C  v_and_b32_e32 v16, 0x80000000, v64
3EA4  v_cndmask_b32_e32 v88, v62, v14, vcc
3EA8  v_cndmask_b32_e64 v116, v10, v22, s[2:3]
3EB0  v_cmp_lt_u32_e32 vcc, s13, v111
3EB4  v_max_u32_e32 v10, v111, v8
3EB8  v_cndmask_b32_e64 v89, v64, v16, s[2:3]
3EC0  v_addc_co_u32_e64 v6, s[2:3], v6, v12, vcc
3EC8  v_cndmask_b32_e32 v8, v10, v8, vcc
3ECC  v_cmp_lt_u32_e32 vcc, s12, v110
3ED0  v_cmp_lt_u32_e64 s[2:3], s13, v110
3ED8  v_max_u32_e32 v14, v110, v8
3EDC  v_cndmask_b32_e64 v10, 0, 7, vcc
3EE4  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
3EEC  v_and_b32_e32 v14, 0x80000000, v2
3EF4  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
3EFC  v_and_b32_e32 v16, 0x80000000, v4
3F04  v_or_b32_e32 v22, 0x70, v10
3F0C  v_cmp_lt_u32_e64 s[2:3], s12, v109
3F14  v_cndmask_b32_e32 v90, v2, v14, vcc
3F18  v_cmp_lt_u32_e32 vcc, s13, v109
3F1C  v_cndmask_b32_e64 v91, v4, v16, s[2:3]
3F24  v_cndmask_b32_e64 v2, v10, v22, s[2:3]
3F2C  v_addc_co_u32_e64 v4, s[2:3], v6, v12, vcc
3F34  v_max_u32_e32 v6, v109, v8
3F38  v_cndmask_b32_e32 v6, v6, v8, vcc
3F3C  v_or_b32_e32 v8, 0x700, v2
3F44  v_cmp_lt_u32_e32 vcc, s12, v108
3F48  v_cmp_lt_u32_e64 s[2:3], s13, v108
3F50  v_max_u32_e32 v10, v108, v6
3F54  v_cndmask_b32_e32 v2, v2, v8, vcc
3F58  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
3F60  v_and_b32_e32 v10, 0x80000000, v18
3F68  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
3F70  v_and_b32_e32 v12, 0x80000000, v20
3F78  v_or_b32_e32 v14, 0x7000, v2
3F80  v_cmp_lt_u32_e64 s[2:3], s12, v107
3F88  v_cndmask_b32_e32 v92, v18, v10, vcc
3F8C  v_cmp_lt_u32_e32 vcc, s13, v107
3F90  v_cndmask_b32_e64 v93, v20, v12, s[2:3]
3F98  v_cndmask_b32_e64 v2, v2, v14, s[2:3]
3FA0  v_addc_co_u32_e64 v4, s[2:3], v4, v8, vcc
3FA8  v_max_u32_e32 v8, v107, v6
3FAC  v_cndmask_b32_e32 v6, v8, v6, vcc
3FB0  v_or_b32_e32 v8, 0x70000, v2
3FB8  v_cmp_lt_u32_e32 vcc, s12, v105
3FBC  v_cmp_lt_u32_e64 s[2:3], s13, v105
3FC4  v_max_u32_e32 v10, v105, v6
3FC8  v_cndmask_b32_e32 v2, v2, v8, vcc
3FCC  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
3FD4  v_and_b32_e32 v10, 0x80000000, v34
3FDC  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
3FE4  v_and_b32_e32 v12, 0x80000000, v36
3FEC  v_or_b32_e32 v14, 0x700000, v2
3FF4  v_cmp_lt_u32_e64 s[2:3], s12, v104
3FFC  v_cndmask_b32_e32 v94, v34, v10, vcc
4000  v_cmp_lt_u32_e32 vcc, s13, v104
4004  v_cndmask_b32_e64 v95, v36, v12, s[2:3]
400C  v_cndmask_b32_e64 v2, v2, v14, s[2:3]
4014  v_addc_co_u32_e64 v4, s[2:3], v4, v8, vcc
401C  v_max_u32_e32 v8, v104, v6
4020  v_cndmask_b32_e32 v6, v8, v6, vcc
4024  v_or_b32_e32 v8, 0x7000000, v2
402C  v_cmp_lt_u32_e32 vcc, s12, v103
4030  v_cmp_lt_u32_e64 s[2:3], s13, v103
4038  v_max_u32_e32 v10, v103, v6
403C  v_cndmask_b32_e32 v2, v2, v8, vcc
4040  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
4048  v_and_b32_e32 v10, 0x80000000, v50
4050  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
4058  v_and_b32_e32 v12, 0x80000000, v52
4060  v_or_b32_e32 v14, 0x70000000, v2
4068  v_cmp_lt_u32_e64 s[2:3], s12, v102
4070  v_cndmask_b32_e32 v96, v50, v10, vcc
4074  v_cmp_lt_u32_e32 vcc, s13, v102
4078  v_cndmask_b32_e64 v97, v52, v12, s[2:3]
4080  v_cndmask_b32_e64 v127, v2, v14, s[2:3]
4088  v_addc_co_u32_e64 v2, s[2:3], v4, v8, vcc
4090  v_max_u32_e32 v4, v102, v6
4094  v_cndmask_b32_e32 v4, v4, v6, vcc
4098  v_mov_b32_e32 v6, 0x7f800000
40A0  v_cmp_ne_u32_e32 vcc, 32, v2
40A4  s_nop 1
40A8  v_cndmask_b32_e32 v137, v6, v4, vcc
40AC  s_or_b64 exec, exec, s[8:9]
40B0  v_cmp_ne_u32_e32 vcc, 0, v137
40B4  v_mov_b32_e32 v4, 0x7f
40BC  s_and_saveexec_b64 s[2:3], vcc
40C0  s_cbranch_execz 15
40C4  v_add_u32_e32 v2, s20, v137
40C8  s_mov_b32 s4, 0x17fffff
40D0  v_lshrrev_b32_e32 v4, 23, v2
40D4  v_add_u32_e32 v4, -2, v4
40D8  v_cmp_lt_u32_e32 vcc, s4, v2
40DC  s_mov_b32 s4, 0x7f800000
40E4  s_nop 0
40E8  v_cndmask_b32_e32 v2, 0, v4, vcc
40EC  v_cmp_eq_u32_e32 vcc, s4, v137
40F0  v_mov_b32_e32 v4, 0xfe
40F8  s_and_b64 vcc, s[28:29], vcc
40FC  v_cndmask_b32_e32 v4, v2, v4, vcc
4100  s_or_b64 exec, exec, s[2:3]
4104  v_cmp_eq_u32_e32 vcc, 0, v4
4108  s_cbranch_vccz 37
410C  s_nop 0
4110  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
4118  v_pk_mul_f32 v[66:67], v[2:3], v[66:67] op_sel_hi:[0,1]
4120  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
4128  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
4130  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
4138  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
4140  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
4148  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
4150  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
4158  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
4160  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
4168  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
4170  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
4178  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
4180  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
4188  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
4190  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
4198  v_max_u32_e32 v2, 1, v4
419C  s_branch 1
41A0  v_mov_b32_e32 v2, v4
41A4  v_mov_b32_e32 v8, 0
41A8  v_mov_b32_e32 v12, 0
41AC  v_lshlrev_b32_e32 v2, 23, v2
41B0  v_cvt_scalef32_pk_fp4_f32 v8, v66, v67, v2
41B8  v_cvt_scalef32_pk_fp4_f32 v12, v70, v71, v2 op_sel:[0,0,0,1]
41C0  v_cvt_scalef32_pk_fp4_f32 v8, v68, v69, v2 op_sel:[0,0,1,0]
41C8  v_cvt_scalef32_pk_fp4_f32 v12, v72, v73, v2 op_sel:[0,0,1,1]
41D0  s_nop 0
41D4  v_mov_b32_e32 v6, 0
41D8  v_or3_b32 v66, v12, v101, v8
41E0  v_mov_b32_e32 v8, 0
41E4  v_mov_b32_e32 v12, 0
41E8  v_cvt_scalef32_pk_fp4_f32 v8, v74, v75, v2
41F0  v_cvt_scalef32_pk_fp4_f32 v12, v78, v79, v2 op_sel:[0,0,0,1]
41F8  v_cvt_scalef32_pk_fp4_f32 v8, v76, v77, v2 op_sel:[0,0,1,0]
4200  v_cvt_scalef32_pk_fp4_f32 v12, v80, v81, v2 op_sel:[0,0,1,1]
4208  s_nop 0
420C  v_and_b32_e32 v80, 0x7fffffff, v57
4214  v_or3_b32 v67, v12, v106, v8
421C  v_mov_b32_e32 v8, 0
4220  v_mov_b32_e32 v12, 0
4224  v_cvt_scalef32_pk_fp4_f32 v8, v82, v83, v2
422C  v_cvt_scalef32_pk_fp4_f32 v12, v86, v87, v2 op_sel:[0,0,0,1]
4234  v_cvt_scalef32_pk_fp4_f32 v8, v84, v85, v2 op_sel:[0,0,1,0]
423C  v_cvt_scalef32_pk_fp4_f32 v12, v88, v89, v2 op_sel:[0,0,1,1]
4244  s_nop 0
4248  v_and_b32_e32 v86, 0x7fffffff, v9
4250  v_or3_b32 v68, v12, v116, v8
4258  v_mov_b32_e32 v8, 0
425C  v_cvt_scalef32_pk_fp4_f32 v6, v90, v91, v2
4264  v_cvt_scalef32_pk_fp4_f32 v8, v94, v95, v2 op_sel:[0,0,0,1]
426C  v_cvt_scalef32_pk_fp4_f32 v6, v92, v93, v2 op_sel:[0,0,1,0]
4274  v_cvt_scalef32_pk_fp4_f32 v8, v96, v97, v2 op_sel:[0,0,1,1]
427C  s_nop 0
4280  v_bitop3_b32 v2, v100, v99, v98 bitop3:0xf6
4288  v_or3_b32 v69, v8, v127, v6
4290  v_mov_b32_e32 v6, 0x10000
4298  v_lshl_or_b32 v2, v2, 4, v6
42A0  v_or_b32_e32 v6, v100, v99
42A4  v_or_b32_e32 v8, 0x12000, v6
42AC  v_and_b32_e32 v87, 0x7fffffff, v7
42B4  ds_write_b128 v2, v[66:69]
42BC  ds_write_b8 v8, v4
42C4  v_max_u32_e32 v4, v86, v87
42C8  v_and_b32_e32 v84, 0x7fffffff, v25
42D0  v_and_b32_e32 v85, 0x7fffffff, v23
42D8  v_max3_u32 v4, v84, v85, v4
42E0  v_and_b32_e32 v82, 0x7fffffff, v41
42E8  v_and_b32_e32 v83, 0x7fffffff, v39
42F0  v_max3_u32 v4, v82, v83, v4
42F8  v_and_b32_e32 v81, 0x7fffffff, v55
4300  v_max3_u32 v4, v80, v81, v4
4308  v_and_b32_e32 v77, 0x7fffffff, v13
4310  v_and_b32_e32 v79, 0x7fffffff, v11
4318  v_max3_u32 v4, v77, v79, v4
4320  v_and_b32_e32 v75, 0x7fffffff, v29
4328  v_and_b32_e32 v76, 0x7fffffff, v27
4330  v_max3_u32 v4, v75, v76, v4
4338  v_and_b32_e32 v73, 0x7fffffff, v45
4340  v_and_b32_e32 v74, 0x7fffffff, v43
4348  v_max3_u32 v4, v73, v74, v4
4350  v_and_b32_e32 v71, 0x7fffffff, v61
4358  v_and_b32_e32 v72, 0x7fffffff, v59
4360  v_max3_u32 v4, v71, v72, v4
4368  v_and_b32_e32 v69, 0x7fffffff, v17
4370  v_and_b32_e32 v70, 0x7fffffff, v15
4378  v_max3_u32 v4, v69, v70, v4
4380  v_and_b32_e32 v66, 0x7fffffff, v33
4388  v_and_b32_e32 v68, 0x7fffffff, v31
4390  v_max3_u32 v4, v66, v68, v4
4398  v_and_b32_e32 v58, 0x7fffffff, v49
43A0  v_and_b32_e32 v62, 0x7fffffff, v47
43A8  v_max3_u32 v4, v58, v62, v4
43B0  v_and_b32_e32 v50, 0x7fffffff, v65
43B8  v_and_b32_e32 v54, 0x7fffffff, v63
43C0  v_max3_u32 v14, v50, v54, v4
43C8  v_and_b32_e32 v42, 0x7fffffff, v5
43D0  v_and_b32_e32 v46, 0x7fffffff, v3
43D8  v_max3_u32 v14, v42, v46, v14
43E0  v_and_b32_e32 v34, 0x7fffffff, v21
43E8  v_and_b32_e32 v38, 0x7fffffff, v19
43F0  v_max3_u32 v14, v34, v38, v14
43F8  v_and_b32_e32 v22, 0x7fffffff, v37
4400  v_and_b32_e32 v26, 0x7fffffff, v35
4408  v_max3_u32 v30, v22, v26, v14
4410  v_and_b32_e32 v14, 0x7fffffff, v53
4418  v_and_b32_e32 v18, 0x7fffffff, v51
4420  v_max3_u32 v88, v14, v18, v30
4428  v_mov_b32_e32 v10, 0
442C  v_mov_b32_e32 v8, v7
4430  v_mov_b32_e32 v24, v23
4434  v_mov_b32_e32 v40, v39
4438  v_mov_b32_e32 v56, v55
443C  v_mov_b32_e32 v12, v11
4440  v_mov_b32_e32 v28, v27
4444  v_mov_b32_e32 v44, v43
4448  v_mov_b32_e32 v60, v59
444C  v_mov_b32_e32 v16, v15
4450  v_mov_b32_e32 v32, v31
4454  v_mov_b32_e32 v48, v47
4458  v_mov_b32_e32 v64, v63
445C  v_mov_b32_e32 v4, v3
4460  v_mov_b32_e32 v20, v19
4464  v_mov_b32_e32 v36, v35
4468  v_mov_b32_e32 v52, v51
446C  v_cmp_lt_u32_e32 vcc, s12, v88
4470  v_mov_b32_e32 v30, 0
4474  v_mov_b32_e32 v67, 0
4478  v_mov_b32_e32 v78, 0
447C  s_and_saveexec_b64 s[8:9], vcc
4480  s_cbranch_execz 466
4484  s_mov_b32 s13, 0x7f800000
448C  v_cmp_lt_u32_e32 vcc, s12, v87
4490  v_cmp_lt_u32_e64 s[2:3], s13, v87
4498  v_and_b32_e32 v8, 0x80000000, v7
44A0  v_cndmask_b32_e64 v4, 0, 7, vcc
44A8  v_cndmask_b32_e64 v10, v87, 0, s[2:3]
44B0  v_and_b32_e32 v12, 0x80000000, v9
44B8  v_cmp_lt_u32_e64 s[4:5], s12, v86
44C0  v_cndmask_b32_e32 v8, v7, v8, vcc
44C4  v_cmp_lt_u32_e32 vcc, s13, v86
44C8  v_or_b32_e32 v16, 0x70, v4
44D0  v_cndmask_b32_e64 v9, v9, v12, s[4:5]
44D8  v_cndmask_b32_e64 v7, 0, 1, vcc
44E0  v_max_u32_e32 v12, v86, v10
44E4  v_cndmask_b32_e64 v4, v4, v16, s[4:5]
44EC  v_addc_co_u32_e64 v7, s[2:3], 0, v7, s[2:3]
44F4  v_cndmask_b32_e32 v10, v12, v10, vcc
44F8  v_or_b32_e32 v12, 0x700, v4
4500  v_cmp_lt_u32_e32 vcc, s12, v85
4504  v_cmp_lt_u32_e64 s[2:3], s13, v85
450C  v_max_u32_e32 v16, v85, v10
4510  v_cndmask_b32_e32 v4, v4, v12, vcc
4514  v_cndmask_b32_e64 v10, v16, v10, s[2:3]
451C  v_and_b32_e32 v16, 0x80000000, v23
4524  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
452C  v_and_b32_e32 v20, 0x80000000, v25
4534  v_or_b32_e32 v28, 0x7000, v4
453C  v_cmp_lt_u32_e64 s[2:3], s12, v84
4544  v_cndmask_b32_e32 v24, v23, v16, vcc
4548  v_cmp_lt_u32_e32 vcc, s13, v84
454C  v_cndmask_b32_e64 v25, v25, v20, s[2:3]
4554  v_cndmask_b32_e64 v4, v4, v28, s[2:3]
455C  v_addc_co_u32_e64 v7, s[2:3], v7, v12, vcc
4564  v_max_u32_e32 v12, v84, v10
4568  v_cndmask_b32_e32 v10, v12, v10, vcc
456C  v_or_b32_e32 v12, 0x70000, v4
4574  v_cmp_lt_u32_e32 vcc, s12, v83
4578  v_cmp_lt_u32_e64 s[2:3], s13, v83
4580  v_max_u32_e32 v16, v83, v10
4584  v_cndmask_b32_e32 v4, v4, v12, vcc
4588  v_cndmask_b32_e64 v10, v16, v10, s[2:3]
4590  v_and_b32_e32 v16, 0x80000000, v39
4598  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
45A0  v_and_b32_e32 v20, 0x80000000, v41
45A8  v_or_b32_e32 v23, 0x700000, v4
45B0  v_cmp_lt_u32_e64 s[2:3], s12, v82
45B8  v_cndmask_b32_e32 v40, v39, v16, vcc
45BC  v_cmp_lt_u32_e32 vcc, s13, v82
45C0  v_cndmask_b32_e64 v41, v41, v20, s[2:3]
45C8  v_cndmask_b32_e64 v4, v4, v23, s[2:3]
45D0  v_addc_co_u32_e64 v7, s[2:3], v7, v12, vcc
45D8  v_max_u32_e32 v12, v82, v10
45DC  v_cndmask_b32_e32 v10, v12, v10, vcc
45E0  v_or_b32_e32 v12, 0x7000000, v4
45E8  v_cmp_lt_u32_e32 vcc, s12, v81
45EC  v_cmp_lt_u32_e64 s[2:3], s13, v81
45F4  v_max_u32_e32 v16, v81, v10
45F8  v_cndmask_b32_e32 v4, v4, v12, vcc
45FC  v_cndmask_b32_e64 v16, v16, v10, s[2:3]
4604  v_and_b32_e32 v10, 0x80000000, v55
460C  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
4614  v_and_b32_e32 v20, 0x80000000, v57
461C  v_or_b32_e32 v23, 0x70000000, v4
4624  v_cmp_lt_u32_e64 s[2:3], s12, v80
462C  v_cndmask_b32_e32 v56, v55, v10, vcc
4630  v_cmp_lt_u32_e32 vcc, s13, v80
4634  v_cndmask_b32_e64 v57, v57, v20, s[2:3]
463C  v_cndmask_b32_e64 v10, v4, v23, s[2:3]
4644  v_addc_co_u32_e64 v4, s[2:3], v7, v12, vcc
464C  v_max_u32_e32 v7, v80, v16
4650  v_cndmask_b32_e32 v7, v7, v16, vcc
4654  v_cmp_lt_u32_e32 vcc, s12, v79
4658  v_cmp_lt_u32_e64 s[2:3], s13, v79
4660  v_max_u32_e32 v12, v79, v7
4664  v_cndmask_b32_e64 v16, 0, 7, vcc
466C  v_cndmask_b32_e64 v20, 0, 1, s[2:3]
4674  v_cndmask_b32_e64 v7, v12, v7, s[2:3]
467C  v_and_b32_e32 v12, 0x80000000, v11
4684  v_or_b32_e32 v28, 0x70, v16
468C  v_cmp_lt_u32_e64 s[2:3], s12, v77
4694  v_and_b32_e32 v23, 0x80000000, v13
469C  v_cndmask_b32_e32 v12, v11, v12, vcc
46A0  v_cndmask_b32_e64 v11, v16, v28, s[2:3]
46A8  v_cmp_lt_u32_e32 vcc, s13, v77
46AC  v_max_u32_e32 v16, v77, v7
46B0  v_cndmask_b32_e64 v13, v13, v23, s[2:3]
46B8  v_addc_co_u32_e64 v4, s[2:3], v4, v20, vcc
46C0  v_cndmask_b32_e32 v7, v16, v7, vcc
46C4  v_or_b32_e32 v16, 0x700, v11
46CC  v_cmp_lt_u32_e32 vcc, s12, v76
46D0  v_cmp_lt_u32_e64 s[2:3], s13, v76
46D8  v_max_u32_e32 v20, v76, v7
46DC  v_cndmask_b32_e32 v11, v11, v16, vcc
46E0  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
46E8  v_and_b32_e32 v20, 0x80000000, v27
46F0  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
46F8  v_and_b32_e32 v23, 0x80000000, v29
4700  v_or_b32_e32 v30, 0x7000, v11
4708  v_cmp_lt_u32_e64 s[2:3], s12, v75
4710  v_cndmask_b32_e32 v28, v27, v20, vcc
4714  v_cmp_lt_u32_e32 vcc, s13, v75
4718  v_cndmask_b32_e64 v29, v29, v23, s[2:3]
4720  v_cndmask_b32_e64 v11, v11, v30, s[2:3]
4728  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
4730  v_max_u32_e32 v16, v75, v7
4734  v_cndmask_b32_e32 v7, v16, v7, vcc
4738  v_or_b32_e32 v16, 0x70000, v11
4740  v_cmp_lt_u32_e32 vcc, s12, v74
4744  v_cmp_lt_u32_e64 s[2:3], s13, v74
474C  v_max_u32_e32 v20, v74, v7
4750  v_cndmask_b32_e32 v11, v11, v16, vcc
4754  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
475C  v_and_b32_e32 v20, 0x80000000, v43
4764  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
476C  v_and_b32_e32 v23, 0x80000000, v45
4774  v_or_b32_e32 v27, 0x700000, v11
477C  v_cmp_lt_u32_e64 s[2:3], s12, v73
4784  v_cndmask_b32_e32 v44, v43, v20, vcc
4788  v_cmp_lt_u32_e32 vcc, s13, v73
478C  v_cndmask_b32_e64 v45, v45, v23, s[2:3]
4794  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
479C  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
47A4  v_max_u32_e32 v16, v73, v7
47A8  v_cndmask_b32_e32 v7, v16, v7, vcc
47AC  v_or_b32_e32 v16, 0x7000000, v11
47B4  v_cmp_lt_u32_e32 vcc, s12, v72
47B8  v_cmp_lt_u32_e64 s[2:3], s13, v72
47C0  v_max_u32_e32 v20, v72, v7
47C4  v_cndmask_b32_e32 v11, v11, v16, vcc
47C8  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
47D0  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
47D8  v_and_b32_e32 v20, 0x80000000, v59
47E0  v_or_b32_e32 v27, 0x70000000, v11
47E8  v_cmp_lt_u32_e64 s[2:3], s12, v71
47F0  v_and_b32_e32 v23, 0x80000000, v61
47F8  v_cndmask_b32_e32 v60, v59, v20, vcc
47FC  v_cndmask_b32_e64 v30, v11, v27, s[2:3]
4804  v_cmp_lt_u32_e32 vcc, s13, v71
4808  v_max_u32_e32 v11, v71, v7
480C  v_cndmask_b32_e64 v61, v61, v23, s[2:3]
4814  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
481C  v_cndmask_b32_e32 v7, v11, v7, vcc
4820  v_cmp_lt_u32_e32 vcc, s12, v70
4824  v_cmp_lt_u32_e64 s[2:3], s13, v70
482C  v_max_u32_e32 v16, v70, v7
4830  v_cndmask_b32_e64 v11, 0, 7, vcc
4838  v_cndmask_b32_e64 v7, v16, v7, s[2:3]
4840  v_and_b32_e32 v16, 0x80000000, v15
4848  v_cndmask_b32_e64 v20, 0, 1, s[2:3]
4850  v_and_b32_e32 v23, 0x80000000, v17
4858  v_or_b32_e32 v27, 0x70, v11
4860  v_cmp_lt_u32_e64 s[2:3], s12, v69
4868  v_cndmask_b32_e32 v16, v15, v16, vcc
486C  v_cmp_lt_u32_e32 vcc, s13, v69
4870  v_max_u32_e32 v15, v69, v7
4874  v_cndmask_b32_e64 v17, v17, v23, s[2:3]
487C  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
4884  v_addc_co_u32_e64 v4, s[2:3], v4, v20, vcc
488C  v_cndmask_b32_e32 v7, v15, v7, vcc
4890  v_or_b32_e32 v15, 0x700, v11
4898  v_cmp_lt_u32_e32 vcc, s12, v68
489C  v_cmp_lt_u32_e64 s[2:3], s13, v68
48A4  v_max_u32_e32 v20, v68, v7
48A8  v_cndmask_b32_e32 v11, v11, v15, vcc
48AC  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
48B4  v_and_b32_e32 v20, 0x80000000, v31
48BC  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
48C4  v_and_b32_e32 v23, 0x80000000, v33
48CC  v_or_b32_e32 v27, 0x7000, v11
48D4  v_cmp_lt_u32_e64 s[2:3], s12, v66
48DC  v_cndmask_b32_e32 v32, v31, v20, vcc
48E0  v_cmp_lt_u32_e32 vcc, s13, v66
48E4  v_cndmask_b32_e64 v33, v33, v23, s[2:3]
48EC  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
48F4  v_addc_co_u32_e64 v4, s[2:3], v4, v15, vcc
48FC  v_max_u32_e32 v15, v66, v7
4900  v_cndmask_b32_e32 v7, v15, v7, vcc
4904  v_or_b32_e32 v15, 0x70000, v11
490C  v_cmp_lt_u32_e32 vcc, s12, v62
4910  v_cmp_lt_u32_e64 s[2:3], s13, v62
4918  v_max_u32_e32 v20, v62, v7
491C  v_cndmask_b32_e32 v11, v11, v15, vcc
4920  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
4928  v_and_b32_e32 v20, 0x80000000, v47
4930  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4938  v_and_b32_e32 v23, 0x80000000, v49
4940  v_or_b32_e32 v27, 0x700000, v11
4948  v_cmp_lt_u32_e64 s[2:3], s12, v58
4950  v_cndmask_b32_e32 v48, v47, v20, vcc
4954  v_cmp_lt_u32_e32 vcc, s13, v58
4958  v_cndmask_b32_e64 v49, v49, v23, s[2:3]
4960  v_cndmask_b32_e64 v11, v11, v27, s[2:3]
4968  v_addc_co_u32_e64 v4, s[2:3], v4, v15, vcc
4970  v_max_u32_e32 v15, v58, v7
4974  v_cndmask_b32_e32 v7, v15, v7, vcc
4978  v_or_b32_e32 v15, 0x7000000, v11
4980  v_cmp_lt_u32_e32 vcc, s12, v54
4984  v_cmp_lt_u32_e64 s[2:3], s13, v54
498C  v_max_u32_e32 v20, v54, v7
4990  v_cndmask_b32_e32 v11, v11, v15, vcc
4994  v_cndmask_b32_e64 v7, v20, v7, s[2:3]
499C  v_and_b32_e32 v20, 0x80000000, v63
49A4  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
49AC  v_and_b32_e32 v23, 0x80000000, v65
49B4  v_or_b32_e32 v27, 0x70000000, v11
49BC  v_cmp_lt_u32_e64 s[2:3], s12, v50
49C4  v_cndmask_b32_e32 v64, v63, v20, vcc
49C8  v_cmp_lt_u32_e32 vcc, s13, v50
49CC  v_cndmask_b32_e64 v65, v65, v23, s[2:3]
49D4  v_cndmask_b32_e64 v67, v11, v27, s[2:3]
49DC  v_addc_co_u32_e64 v11, s[2:3], v4, v15, vcc
49E4  v_max_u32_e32 v4, v50, v7
49E8  v_cndmask_b32_e32 v4, v4, v7, vcc
49EC  v_cmp_lt_u32_e32 vcc, s12, v46
49F0  v_cmp_lt_u32_e64 s[2:3], s13, v46
49F8  v_max_u32_e32 v20, v46, v4
49FC  v_cndmask_b32_e64 v7, 0, 7, vcc
4A04  v_cndmask_b32_e64 v20, v20, v4, s[2:3]
4A0C  v_and_b32_e32 v4, 0x80000000, v3
4A14  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4A1C  v_and_b32_e32 v23, 0x80000000, v5
4A24  v_or_b32_e32 v27, 0x70, v7
4A2C  v_cmp_lt_u32_e64 s[2:3], s12, v42
4A34  v_cndmask_b32_e32 v4, v3, v4, vcc
4A38  v_cmp_lt_u32_e32 vcc, s13, v42
4A3C  v_cndmask_b32_e64 v5, v5, v23, s[2:3]
4A44  v_cndmask_b32_e64 v3, v7, v27, s[2:3]
4A4C  v_addc_co_u32_e64 v7, s[2:3], v11, v15, vcc
4A54  v_max_u32_e32 v11, v42, v20
4A58  v_cndmask_b32_e32 v11, v11, v20, vcc
4A5C  v_or_b32_e32 v15, 0x700, v3
4A64  v_cmp_lt_u32_e32 vcc, s12, v38
4A68  v_cmp_lt_u32_e64 s[2:3], s13, v38
4A70  v_max_u32_e32 v20, v38, v11
4A74  v_cndmask_b32_e32 v3, v3, v15, vcc
4A78  v_cndmask_b32_e64 v11, v20, v11, s[2:3]
4A80  v_and_b32_e32 v20, 0x80000000, v19
4A88  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4A90  v_and_b32_e32 v23, 0x80000000, v21
4A98  v_or_b32_e32 v27, 0x7000, v3
4AA0  v_cmp_lt_u32_e64 s[2:3], s12, v34
4AA8  v_cndmask_b32_e32 v20, v19, v20, vcc
4AAC  v_cmp_lt_u32_e32 vcc, s13, v34
4AB0  v_cndmask_b32_e64 v21, v21, v23, s[2:3]
4AB8  v_cndmask_b32_e64 v3, v3, v27, s[2:3]
4AC0  v_addc_co_u32_e64 v7, s[2:3], v7, v15, vcc
4AC8  v_max_u32_e32 v15, v34, v11
4ACC  v_cndmask_b32_e32 v11, v15, v11, vcc
4AD0  v_or_b32_e32 v15, 0x70000, v3
4AD8  v_cmp_lt_u32_e32 vcc, s12, v26
4ADC  v_cmp_lt_u32_e64 s[2:3], s13, v26
4AE4  v_max_u32_e32 v19, v26, v11
4AE8  v_cndmask_b32_e32 v3, v3, v15, vcc
4AEC  v_cndmask_b32_e64 v11, v19, v11, s[2:3]
4AF4  v_and_b32_e32 v19, 0x80000000, v35
4AFC  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4B04  v_and_b32_e32 v23, 0x80000000, v37
4B0C  v_or_b32_e32 v26, 0x700000, v3
4B14  v_cmp_lt_u32_e64 s[2:3], s12, v22
4B1C  v_cndmask_b32_e32 v36, v35, v19, vcc
4B20  v_cmp_lt_u32_e32 vcc, s13, v22
4B24  v_cndmask_b32_e64 v37, v37, v23, s[2:3]
4B2C  v_cndmask_b32_e64 v3, v3, v26, s[2:3]
4B34  v_addc_co_u32_e64 v7, s[2:3], v7, v15, vcc
4B3C  v_max_u32_e32 v15, v22, v11
4B40  v_cndmask_b32_e32 v11, v15, v11, vcc
4B44  v_or_b32_e32 v15, 0x7000000, v3
4B4C  v_cmp_lt_u32_e32 vcc, s12, v18
4B50  v_cmp_lt_u32_e64 s[2:3], s13, v18
4B58  v_max_u32_e32 v18, v18, v11
4B5C  v_cndmask_b32_e32 v3, v3, v15, vcc
4B60  v_cndmask_b32_e64 v11, v18, v11, s[2:3]
4B68  v_and_b32_e32 v18, 0x80000000, v51
4B70  v_cndmask_b32_e64 v15, 0, 1, s[2:3]
4B78  v_and_b32_e32 v19, 0x80000000, v53
4B80  v_or_b32_e32 v22, 0x70000000, v3
4B88  v_cmp_lt_u32_e64 s[2:3], s12, v14
4B90  v_cndmask_b32_e32 v52, v51, v18, vcc
4B94  v_cmp_lt_u32_e32 vcc, s13, v14
4B98  v_cndmask_b32_e64 v53, v53, v19, s[2:3]
4BA0  v_cndmask_b32_e64 v78, v3, v22, s[2:3]
4BA8  v_addc_co_u32_e64 v3, s[2:3], v7, v15, vcc
4BB0  v_max_u32_e32 v7, v14, v11
4BB4  v_cndmask_b32_e32 v7, v7, v11, vcc
4BB8  v_mov_b32_e32 v11, 0x7f800000
4BC0  v_cmp_ne_u32_e32 vcc, 32, v3
4BC4  s_nop 1
4BC8  v_cndmask_b32_e32 v88, v11, v7, vcc
4BCC  s_or_b64 exec, exec, s[8:9]
4BD0  v_cmp_ne_u32_e32 vcc, 0, v88
4BD4  v_mov_b32_e32 v3, 0x7f
4BDC  s_and_saveexec_b64 s[2:3], vcc
4BE0  s_cbranch_execz 15
4BE4  v_add_u32_e32 v3, s20, v88
4BE8  s_mov_b32 s4, 0x17fffff
4BF0  v_lshrrev_b32_e32 v7, 23, v3
4BF4  v_add_u32_e32 v7, -2, v7
4BF8  v_cmp_lt_u32_e32 vcc, s4, v3
4BFC  s_mov_b32 s4, 0x7f800000
4C04  s_nop 0
4C08  v_cndmask_b32_e32 v3, 0, v7, vcc
4C0C  v_cmp_eq_u32_e32 vcc, s4, v88
4C10  v_mov_b32_e32 v7, 0xfe
4C18  s_and_b64 vcc, s[28:29], vcc
4C1C  v_cndmask_b32_e32 v3, v3, v7, vcc
4C20  s_or_b64 exec, exec, s[2:3]
4C24  v_cmp_eq_u32_e32 vcc, 0, v3
4C28  s_cbranch_vccz 37
4C2C  s_nop 0
4C30  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
4C38  v_pk_mul_f32 v[8:9], v[14:15], v[8:9] op_sel_hi:[0,1]
4C40  v_pk_mul_f32 v[24:25], v[14:15], v[24:25] op_sel_hi:[0,1]
4C48  v_pk_mul_f32 v[40:41], v[14:15], v[40:41] op_sel_hi:[0,1]
4C50  v_pk_mul_f32 v[56:57], v[14:15], v[56:57] op_sel_hi:[0,1]
4C58  v_pk_mul_f32 v[12:13], v[14:15], v[12:13] op_sel_hi:[0,1]
4C60  v_pk_mul_f32 v[28:29], v[14:15], v[28:29] op_sel_hi:[0,1]
4C68  v_pk_mul_f32 v[44:45], v[14:15], v[44:45] op_sel_hi:[0,1]
4C70  v_pk_mul_f32 v[60:61], v[14:15], v[60:61] op_sel_hi:[0,1]
4C78  v_pk_mul_f32 v[16:17], v[14:15], v[16:17] op_sel_hi:[0,1]
4C80  v_pk_mul_f32 v[32:33], v[14:15], v[32:33] op_sel_hi:[0,1]
4C88  v_pk_mul_f32 v[48:49], v[14:15], v[48:49] op_sel_hi:[0,1]
4C90  v_pk_mul_f32 v[64:65], v[14:15], v[64:65] op_sel_hi:[0,1]
4C98  v_pk_mul_f32 v[4:5], v[14:15], v[4:5] op_sel_hi:[0,1]
4CA0  v_pk_mul_f32 v[20:21], v[14:15], v[20:21] op_sel_hi:[0,1]
4CA8  v_pk_mul_f32 v[36:37], v[14:15], v[36:37] op_sel_hi:[0,1]
4CB0  v_pk_mul_f32 v[52:53], v[14:15], v[52:53] op_sel_hi:[0,1]
4CB8  v_max_u32_e32 v7, 1, v3
4CBC  s_branch 1
4CC0  v_mov_b32_e32 v7, v3
4CC4  v_mov_b32_e32 v14, 0
4CC8  v_mov_b32_e32 v15, 0
4CCC  v_lshlrev_b32_e32 v7, 23, v7
4CD0  v_cvt_scalef32_pk_fp4_f32 v14, v8, v9, v7
4CD8  v_cvt_scalef32_pk_fp4_f32 v15, v40, v41, v7 op_sel:[0,0,0,1]
4CE0  v_cvt_scalef32_pk_fp4_f32 v14, v24, v25, v7 op_sel:[0,0,1,0]
4CE8  v_cvt_scalef32_pk_fp4_f32 v15, v56, v57, v7 op_sel:[0,0,1,1]
4CF0  s_nop 0
4CF4  v_mov_b32_e32 v9, 0
4CF8  v_or3_b32 v8, v15, v10, v14
4D00  v_mov_b32_e32 v10, 0
4D04  v_cvt_scalef32_pk_fp4_f32 v9, v12, v13, v7
4D0C  v_cvt_scalef32_pk_fp4_f32 v10, v44, v45, v7 op_sel:[0,0,0,1]
4D14  v_cvt_scalef32_pk_fp4_f32 v9, v28, v29, v7 op_sel:[0,0,1,0]
4D1C  v_cvt_scalef32_pk_fp4_f32 v10, v60, v61, v7 op_sel:[0,0,1,1]
4D24  s_nop 0
4D28  v_mov_b32_e32 v12, 0
4D2C  v_or3_b32 v9, v10, v30, v9
4D34  v_mov_b32_e32 v10, 0
4D38  v_cvt_scalef32_pk_fp4_f32 v10, v16, v17, v7
4D40  v_cvt_scalef32_pk_fp4_f32 v12, v48, v49, v7 op_sel:[0,0,0,1]
4D48  v_cvt_scalef32_pk_fp4_f32 v10, v32, v33, v7 op_sel:[0,0,1,0]
4D50  v_cvt_scalef32_pk_fp4_f32 v12, v64, v65, v7 op_sel:[0,0,1,1]
4D58  s_nop 0
4D5C  v_mov_b32_e32 v11, 0
4D60  v_or3_b32 v10, v12, v67, v10
4D68  v_mov_b32_e32 v12, 0
4D6C  v_cvt_scalef32_pk_fp4_f32 v11, v4, v5, v7
4D74  v_cvt_scalef32_pk_fp4_f32 v12, v36, v37, v7 op_sel:[0,0,0,1]
4D7C  v_cvt_scalef32_pk_fp4_f32 v11, v20, v21, v7 op_sel:[0,0,1,0]
4D84  v_cvt_scalef32_pk_fp4_f32 v12, v52, v53, v7 op_sel:[0,0,1,1]
4D8C  s_nop 0
4D94  v_or3_b32 v11, v12, v78, v11
4D9C  ds_write_b128 v2, v[8:11] offset:64
4DA4  v_add_u32_e32 v2, 0x12004, v6
4DAC  ds_write_b8 v2, v3
4DB4  s_or_b64 exec, exec, s[6:7]
4DB8  s_add_i32 s2, s10, 7
4DBC  v_lshlrev_b32_e32 v2, 6, v0
4DC0  s_and_b32 s8, s2, 0xffffff8
4DC8  s_and_b32 s2, s42, 0xffffff00
4DD0  v_and_b32_e32 v2, 0xc0, v2
4DD8  v_and_b32_e32 v6, 60, v0
4DDC  s_lshr_b32 s3, s11, 1
4DE0  v_or3_b32 v2, s2, v6, v2
4DE8  s_add_i32 s2, s22, 0xff
4DF0  s_and_b32 s3, s3, 2
4DF4  s_and_b32 s9, s2, 0xffffff00
4DFC  v_or_b32_e32 v4, s11, v98
4E00  v_add_u32_e32 v6, s33, v1
4E04  s_and_b64 s[6:7], s[0:1], exec
4E08  v_cmp_le_u32_e64 s[4:5], s10, v4
4E10  v_mov_b32_e32 v3, 0
4E14  v_bfe_u32 v7, v0, 6, 1
4E1C  v_cmp_le_u32_e64 s[6:7], s22, v6
4E24  v_cmp_gt_u32_e32 vcc, s10, v4
4E28  v_mov_b32_e32 v5, v3
4E2C  v_or3_b32 v2, v2, v7, s3
4E34  v_cmp_le_u32_e64 s[2:3], s8, v4
4E3C  v_lshrrev_b32_e32 v7, 3, v0
4E40  s_cselect_b32 s8, s10, s8
4E44  s_or_b64 s[6:7], s[4:5], s[6:7]
4E48  s_mov_b64 s[4:5], 0
4E4C  s_waitcnt lgkmcnt(0)
4E50  s_barrier
4E54  s_and_saveexec_b64 s[12:13], s[6:7]
4E58  s_xor_b64 s[6:7], exec, s[12:13]
4E5C  v_cmp_le_u32_e64 s[4:5], s9, v6
4E64  s_or_b64 s[4:5], s[0:1], s[4:5]
4E68  s_nor_b64 s[4:5], s[4:5], s[2:3]
4E6C  s_and_b64 s[4:5], s[4:5], exec
4E70  s_or_saveexec_b64 s[6:7], s[6:7]
4E74  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
4E7C  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
4E84  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
4E8C  v_mov_b32_e32 v7, 0x7f
4E94  s_xor_b64 exec, exec, s[6:7]
4E98  s_cbranch_execz 21
4E9C  s_movk_i32 s11, 0xfc
4EA0  v_and_or_b32 v7, v0, s11, v1
4EA8  v_mov_b32_e32 v8, 0x10000
4EB0  v_lshl_or_b32 v7, v7, 4, v8
4EB8  v_or_b32_e32 v12, 0x12000, v0
4EC0  ds_read_b128 v[8:11], v7
4EC8  ds_read_u8 v7, v12
4ED0  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
4ED8  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
4EE0  s_or_b64 s[4:5], s[4:5], exec
4EE4  s_waitcnt lgkmcnt(1)
4EE8  global_store_dwordx4 v[12:13], v[8:11], off
4EF0  s_or_b64 exec, exec, s[6:7]
4EF4  s_and_saveexec_b64 s[6:7], s[4:5]
4EF8  s_cbranch_execz 12
4EFC  v_and_b32_e32 v8, 0xffffffe0, v6
4F04  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
4F0C  v_mov_b64_e32 v[8:9], s[26:27]
4F10  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
4F18  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
4F20  s_waitcnt lgkmcnt(0)
4F24  global_store_byte v[8:9], v7, off
4F2C  s_or_b64 exec, exec, s[6:7]
4F30  s_waitcnt lgkmcnt(0)
4F34  v_or_b32_e32 v7, 0x100, v0
4F3C  v_lshrrev_b32_e32 v6, 2, v7
4F40  v_add_u32_e32 v6, s33, v6
4F44  v_cmp_le_u32_e64 s[4:5], s22, v6
4F4C  s_xor_b64 s[6:7], vcc, -1
4F50  s_or_b64 s[6:7], s[6:7], s[4:5]
4F54  s_mov_b64 s[4:5], 0
4F58  s_and_saveexec_b64 s[12:13], s[6:7]
4F5C  s_xor_b64 s[6:7], exec, s[12:13]
4F60  s_cbranch_execnz 9
4F64  s_or_saveexec_b64 s[2:3], s[6:7]
4F68  v_mov_b32_e32 v8, 0x7f
4F70  s_xor_b64 exec, exec, s[2:3]
4F74  s_cbranch_execnz 13
4F78  s_or_b64 exec, exec, s[2:3]
4F7C  s_and_saveexec_b64 s[2:3], s[4:5]
4F80  s_cbranch_execnz 34
4F84  s_endpgm
4F88  v_cmp_le_u32_e32 vcc, s9, v6
4F8C  s_or_b64 s[4:5], s[0:1], vcc
4F90  s_nor_b64 s[2:3], s[4:5], s[2:3]
4F94  s_and_b64 s[4:5], s[2:3], exec
4F98  s_or_saveexec_b64 s[2:3], s[6:7]
4F9C  v_mov_b32_e32 v8, 0x7f
4FA4  s_xor_b64 exec, exec, s[2:3]
4FA8  s_cbranch_execz 65523
4FAC  s_movk_i32 s6, 0x1fc
4FB0  v_and_or_b32 v1, v7, s6, v1
4FB8  v_mov_b32_e32 v7, 0x10000
4FC0  v_lshl_or_b32 v1, v1, 4, v7
4FC8  v_or_b32_e32 v0, 0x12100, v0
4FD0  ds_read_b128 v[10:13], v1
4FD8  ds_read_u8 v8, v0
4FE0  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
4FE8  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
4FF0  s_or_b64 s[4:5], s[4:5], exec
4FF4  s_waitcnt lgkmcnt(1)
4FF8  global_store_dwordx4 v[0:1], v[10:13], off
5000  s_or_b64 exec, exec, s[2:3]
5004  s_and_saveexec_b64 s[2:3], s[4:5]
5008  s_cbranch_execz 65502
500C  v_and_b32_e32 v0, 0xffffffe0, v6
5014  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
501C  v_mov_b64_e32 v[0:1], s[26:27]
5020  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
5028  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
5030  s_waitcnt lgkmcnt(0)
5034  global_store_byte v[0:1], v8, off
503C  s_endpgm
5040  s_nop 0

5100 <QuantiseBothF32H16>:
5100  s_load_dwordx2 s[6:7], s[0:1], 0x0
5108  s_load_dwordx4 s[20:23], s[0:1], 0x28
5110  v_readfirstlane_b32 s8, v0
5114  s_andn2_b32 s8, s8, 63
5118  v_and_b32_e32 v1, 32, v0
511C  v_lshlrev_b32_e32 v2, 2, v0
5120  v_or_b32_e32 v4, s8, v1
5124  s_lshl_b32 s44, s3, 7
5128  s_lshl_b32 s33, s2, 7
512C  v_and_b32_e32 v2, 0x7c, v2
5134  v_lshrrev_b32_e32 v4, 5, v4
5138  v_or_b32_e32 v2, s33, v2
513C  v_add_u32_e32 v4, s44, v4
5140  s_waitcnt lgkmcnt(0)
5144  v_cmp_gt_u32_e32 vcc, s22, v2
5148  v_cmp_gt_u32_e64 s[4:5], s21, v4
5150  v_mov_b32_e32 v3, 0
5154  s_and_b64 s[10:11], s[4:5], vcc
5158  s_and_saveexec_b64 s[4:5], s[10:11]
515C  s_cbranch_execz 11
5160  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5168  v_lshlrev_b64 v[4:5], 2, v[4:5]
5170  v_and_b32_e32 v4, -16, v4
5174  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
517C  s_lshl_b32 m0, s8, 4
5180  s_nop 0
5184  global_load_lds_dwordx4 v[4:5], off
518C  s_or_b64 exec, exec, s[4:5]
5190  s_add_i32 s4, s8, 0x100
5198  v_or_b32_e32 v4, s4, v1
519C  v_lshrrev_b32_e32 v4, 5, v4
51A0  v_add_u32_e32 v4, s44, v4
51A4  v_cmp_gt_u32_e64 s[4:5], s21, v4
51AC  s_and_b64 s[10:11], s[4:5], vcc
51B0  s_and_saveexec_b64 s[4:5], s[10:11]
51B4  s_cbranch_execz 13
51B8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
51C0  v_lshlrev_b64 v[4:5], 2, v[4:5]
51C8  v_and_b32_e32 v4, -16, v4
51CC  s_lshl_b32 s9, s8, 4
51D0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
51D8  s_add_i32 m0, s9, 0x1000
51E0  s_nop 0
51E4  global_load_lds_dwordx4 v[4:5], off
51EC  s_or_b64 exec, exec, s[4:5]
51F0  s_add_i32 s4, s8, 0x200
51F8  v_or_b32_e32 v4, s4, v1
51FC  v_lshrrev_b32_e32 v4, 5, v4
5200  v_add_u32_e32 v4, s44, v4
5204  v_cmp_gt_u32_e64 s[4:5], s21, v4
520C  s_and_b64 s[10:11], s[4:5], vcc
5210  s_and_saveexec_b64 s[4:5], s[10:11]
5214  s_cbranch_execz 13
5218  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5220  v_lshlrev_b64 v[4:5], 2, v[4:5]
5228  v_and_b32_e32 v4, -16, v4
522C  s_lshl_b32 s9, s8, 4
5230  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5238  s_add_i32 m0, s9, 0x2000
5240  s_nop 0
5244  global_load_lds_dwordx4 v[4:5], off
524C  s_or_b64 exec, exec, s[4:5]
5250  s_add_i32 s4, s8, 0x300
5258  v_or_b32_e32 v4, s4, v1
525C  v_lshrrev_b32_e32 v4, 5, v4
5260  v_add_u32_e32 v4, s44, v4
5264  v_cmp_gt_u32_e64 s[4:5], s21, v4
526C  s_and_b64 s[10:11], s[4:5], vcc
5270  s_and_saveexec_b64 s[4:5], s[10:11]
5274  s_cbranch_execz 13
5278  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5280  v_lshlrev_b64 v[4:5], 2, v[4:5]
5288  v_and_b32_e32 v4, -16, v4
528C  s_lshl_b32 s9, s8, 4
5290  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5298  s_add_i32 m0, s9, 0x3000
52A0  s_nop 0
52A4  global_load_lds_dwordx4 v[4:5], off
52AC  s_or_b64 exec, exec, s[4:5]
52B0  s_add_i32 s4, s8, 0x400
52B8  v_or_b32_e32 v4, s4, v1
52BC  v_lshrrev_b32_e32 v4, 5, v4
52C0  v_add_u32_e32 v4, s44, v4
52C4  v_cmp_gt_u32_e64 s[4:5], s21, v4
52CC  s_and_b64 s[10:11], s[4:5], vcc
52D0  s_and_saveexec_b64 s[4:5], s[10:11]
52D4  s_cbranch_execz 13
52D8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
52E0  v_lshlrev_b64 v[4:5], 2, v[4:5]
52E8  v_and_b32_e32 v4, -16, v4
52EC  s_lshl_b32 s9, s8, 4
52F0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
52F8  s_add_i32 m0, s9, 0x4000
5300  s_nop 0
5304  global_load_lds_dwordx4 v[4:5], off
530C  s_or_b64 exec, exec, s[4:5]
5310  s_add_i32 s4, s8, 0x500
5318  v_or_b32_e32 v4, s4, v1
531C  v_lshrrev_b32_e32 v4, 5, v4
5320  v_add_u32_e32 v4, s44, v4
5324  v_cmp_gt_u32_e64 s[4:5], s21, v4
532C  s_and_b64 s[10:11], s[4:5], vcc
5330  s_and_saveexec_b64 s[4:5], s[10:11]
5334  s_cbranch_execz 13
5338  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5340  v_lshlrev_b64 v[4:5], 2, v[4:5]
5348  v_and_b32_e32 v4, -16, v4
534C  s_lshl_b32 s9, s8, 4
5350  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5358  s_add_i32 m0, s9, 0x5000
5360  s_nop 0
5364  global_load_lds_dwordx4 v[4:5], off
536C  s_or_b64 exec, exec, s[4:5]
5370  s_add_i32 s4, s8, 0x600
5378  v_or_b32_e32 v4, s4, v1
537C  v_lshrrev_b32_e32 v4, 5, v4
5380  v_add_u32_e32 v4, s44, v4
5384  v_cmp_gt_u32_e64 s[4:5], s21, v4
538C  s_and_b64 s[10:11], s[4:5], vcc
5390  s_and_saveexec_b64 s[4:5], s[10:11]
5394  s_cbranch_execz 13
5398  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
53A0  v_lshlrev_b64 v[4:5], 2, v[4:5]
53A8  v_and_b32_e32 v4, -16, v4
53AC  s_lshl_b32 s9, s8, 4
53B0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
53B8  s_add_i32 m0, s9, 0x6000
53C0  s_nop 0
53C4  global_load_lds_dwordx4 v[4:5], off
53CC  s_or_b64 exec, exec, s[4:5]
53D0  s_add_i32 s4, s8, 0x700
53D8  v_or_b32_e32 v4, s4, v1
53DC  v_lshrrev_b32_e32 v4, 5, v4
53E0  v_add_u32_e32 v4, s44, v4
53E4  v_cmp_gt_u32_e64 s[4:5], s21, v4
53EC  s_and_b64 s[10:11], s[4:5], vcc
53F0  s_and_saveexec_b64 s[4:5], s[10:11]
53F4  s_cbranch_execz 13
53F8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5400  v_lshlrev_b64 v[4:5], 2, v[4:5]
5408  v_and_b32_e32 v4, -16, v4
540C  s_lshl_b32 s9, s8, 4
5410  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5418  s_add_i32 m0, s9, 0x7000
5420  s_nop 0
5424  global_load_lds_dwordx4 v[4:5], off
542C  s_or_b64 exec, exec, s[4:5]
5430  s_add_i32 s4, s8, 0x800
5438  v_or_b32_e32 v4, s4, v1
543C  v_lshrrev_b32_e32 v4, 5, v4
5440  v_add_u32_e32 v4, s44, v4
5444  v_cmp_gt_u32_e64 s[4:5], s21, v4
544C  s_and_b64 s[10:11], s[4:5], vcc
5450  s_and_saveexec_b64 s[4:5], s[10:11]
5454  s_cbranch_execz 13
5458  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5460  v_lshlrev_b64 v[4:5], 2, v[4:5]
5468  v_and_b32_e32 v4, -16, v4
546C  s_lshl_b32 s9, s8, 4
5470  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5478  s_add_i32 m0, s9, 0x8000
5480  s_nop 0
5484  global_load_lds_dwordx4 v[4:5], off
548C  s_or_b64 exec, exec, s[4:5]
5490  s_add_i32 s4, s8, 0x900
5498  v_or_b32_e32 v4, s4, v1
549C  v_lshrrev_b32_e32 v4, 5, v4
54A0  v_add_u32_e32 v4, s44, v4
54A4  v_cmp_gt_u32_e64 s[4:5], s21, v4
54AC  s_and_b64 s[10:11], s[4:5], vcc
54B0  s_and_saveexec_b64 s[4:5], s[10:11]
54B4  s_cbranch_execz 13
54B8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
54C0  v_lshlrev_b64 v[4:5], 2, v[4:5]
54C8  v_and_b32_e32 v4, -16, v4
54CC  s_lshl_b32 s9, s8, 4
54D0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
54D8  s_add_i32 m0, s9, 0x9000
54E0  s_nop 0
54E4  global_load_lds_dwordx4 v[4:5], off
54EC  s_or_b64 exec, exec, s[4:5]
54F0  s_add_i32 s4, s8, 0xa00
54F8  v_or_b32_e32 v4, s4, v1
54FC  v_lshrrev_b32_e32 v4, 5, v4
5500  v_add_u32_e32 v4, s44, v4
5504  v_cmp_gt_u32_e64 s[4:5], s21, v4
550C  s_and_b64 s[10:11], s[4:5], vcc
5510  s_and_saveexec_b64 s[4:5], s[10:11]
5514  s_cbranch_execz 13
5518  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5520  v_lshlrev_b64 v[4:5], 2, v[4:5]
5528  v_and_b32_e32 v4, -16, v4
552C  s_lshl_b32 s9, s8, 4
5530  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5538  s_add_i32 m0, s9, 0xa000
5540  s_nop 0
5544  global_load_lds_dwordx4 v[4:5], off
554C  s_or_b64 exec, exec, s[4:5]
5550  s_add_i32 s4, s8, 0xb00
5558  v_or_b32_e32 v4, s4, v1
555C  v_lshrrev_b32_e32 v4, 5, v4
5560  v_add_u32_e32 v4, s44, v4
5564  v_cmp_gt_u32_e64 s[4:5], s21, v4
556C  s_and_b64 s[10:11], s[4:5], vcc
5570  s_and_saveexec_b64 s[4:5], s[10:11]
5574  s_cbranch_execz 13
5578  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5580  v_lshlrev_b64 v[4:5], 2, v[4:5]
5588  v_and_b32_e32 v4, -16, v4
558C  s_lshl_b32 s9, s8, 4
5590  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5598  s_add_i32 m0, s9, 0xb000
55A0  s_nop 0
55A4  global_load_lds_dwordx4 v[4:5], off
55AC  s_or_b64 exec, exec, s[4:5]
55B0  s_add_i32 s4, s8, 0xc00
55B8  v_or_b32_e32 v4, s4, v1
55BC  v_lshrrev_b32_e32 v4, 5, v4
55C0  v_add_u32_e32 v4, s44, v4
55C4  v_cmp_gt_u32_e64 s[4:5], s21, v4
55CC  s_and_b64 s[10:11], s[4:5], vcc
55D0  s_and_saveexec_b64 s[4:5], s[10:11]
55D4  s_cbranch_execz 13
55D8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
55E0  v_lshlrev_b64 v[4:5], 2, v[4:5]
55E8  v_and_b32_e32 v4, -16, v4
55EC  s_lshl_b32 s9, s8, 4
55F0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
55F8  s_add_i32 m0, s9, 0xc000
5600  s_nop 0
5604  global_load_lds_dwordx4 v[4:5], off
560C  s_or_b64 exec, exec, s[4:5]
5610  s_add_i32 s4, s8, 0xd00
5618  s_load_dwordx2 s[28:29], s[0:1], 0x38
5620  v_or_b32_e32 v4, s4, v1
5624  v_lshrrev_b32_e32 v4, 5, v4
5628  v_add_u32_e32 v4, s44, v4
562C  v_cmp_gt_u32_e64 s[4:5], s21, v4
5634  s_and_b64 s[10:11], s[4:5], vcc
5638  s_and_saveexec_b64 s[4:5], s[10:11]
563C  s_cbranch_execz 13
5640  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
5648  v_lshlrev_b64 v[4:5], 2, v[4:5]
5650  v_and_b32_e32 v4, -16, v4
5654  s_lshl_b32 s9, s8, 4
5658  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
5660  s_add_i32 m0, s9, 0xd000
5668  s_nop 0
566C  global_load_lds_dwordx4 v[4:5], off
5674  s_or_b64 exec, exec, s[4:5]
5678  s_add_i32 s4, s8, 0xe00
5680  v_or_b32_e32 v4, s4, v1
5684  v_lshrrev_b32_e32 v4, 5, v4
5688  v_add_u32_e32 v4, s44, v4
568C  v_cmp_gt_u32_e64 s[4:5], s21, v4
5694  s_and_b64 s[10:11], s[4:5], vcc
5698  s_and_saveexec_b64 s[4:5], s[10:11]
569C  s_cbranch_execz 13
56A0  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
56A8  v_lshlrev_b64 v[4:5], 2, v[4:5]
56B0  v_and_b32_e32 v4, -16, v4
56B4  s_lshl_b32 s9, s8, 4
56B8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
56C0  s_add_i32 m0, s9, 0xe000
56C8  s_nop 0
56CC  global_load_lds_dwordx4 v[4:5], off
56D4  s_or_b64 exec, exec, s[4:5]
56D8  s_add_i32 s4, s8, 0xf00
56E0  s_load_dwordx4 s[24:27], s[0:1], 0x18
56E8  s_load_dwordx2 s[10:11], s[0:1], 0x8
56F0  v_or_b32_e32 v1, s4, v1
56F4  v_lshrrev_b32_e32 v1, 5, v1
56F8  v_add_u32_e32 v1, s44, v1
56FC  v_cmp_gt_u32_e64 s[4:5], s21, v1
5704  s_and_b64 s[12:13], s[4:5], vcc
5708  s_and_saveexec_b64 s[4:5], s[12:13]
570C  s_cbranch_execz 13
5710  v_mad_u64_u32 v[2:3], s[12:13], v1, s20, v[2:3]
5718  v_lshlrev_b64 v[2:3], 2, v[2:3]
5720  v_and_b32_e32 v2, -16, v2
5724  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
572C  s_lshl_b32 s6, s8, 4
5730  s_add_i32 m0, s6, 0xf000
5738  s_nop 0
573C  global_load_lds_dwordx4 v[2:3], off
5744  s_or_b64 exec, exec, s[4:5]
5748  s_and_b32 s4, s23, 8
574C  s_cmp_eq_u32 s4, 0
5750  s_load_dwordx2 s[30:31], s[0:1], 0x10
5758  s_cselect_b64 s[0:1], -1, 0
575C  s_cmp_lg_u32 s4, 0
5760  s_cselect_b64 s[12:13], -1, 0
5764  s_lshr_b32 s46, s22, 5
5768  v_bfe_u32 v2, v0, 2, 2
5770  s_add_i32 s4, s46, 7
5774  v_lshrrev_b32_e32 v1, 2, v0
5778  v_lshl_or_b32 v10, s2, 2, v2
5780  s_and_b32 s47, s4, 0xffffff8
5788  s_and_b32 s4, s33, 0xffffff00
5790  v_lshlrev_b32_e32 v3, 4, v0
5794  s_lshl_b32 s2, s2, 1
5798  v_and_b32_e32 v98, 3, v0
579C  v_and_b32_e32 v3, 0xc0, v3
57A4  s_and_b32 s2, s2, 2
57A8  v_and_or_b32 v4, v1, 60, s4
57B0  v_or3_b32 v26, v4, v3, s2
57B8  v_cmp_ne_u32_e64 s[4:5], 0, v98
57C0  s_add_i32 s2, s21, 0xff
57C8  s_or_b64 s[34:35], s[4:5], s[0:1]
57CC  s_and_b32 s48, s2, 0xffffff00
57D4  v_lshlrev_b32_e32 v4, 3, v98
57D8  s_waitcnt lgkmcnt(0)
57DC  s_cmp_lg_u32 s28, 0
57E0  v_lshrrev_b32_e64 v4, v4, s28
57E8  s_cselect_b64 s[6:7], -1, 0
57EC  v_cndmask_b32_e64 v4, 0, v4, s[6:7]
57F4  v_and_b32_e32 v5, 1, v0
57F8  v_cmp_eq_u32_e64 s[8:9], 0, v5
5800  v_lshlrev_b32_e32 v5, 30, v4
5804  v_and_b32_e32 v28, 0x80000000, v5
580C  v_lshlrev_b32_e32 v5, 29, v4
5810  v_and_b32_e32 v29, 0x80000000, v5
5818  v_lshlrev_b32_e32 v5, 28, v4
581C  v_and_b32_e32 v30, 0x80000000, v5
5824  v_lshlrev_b32_e32 v5, 27, v4
5828  s_bfe_u32 s2, s23, 0x20004
5830  v_and_b32_e32 v31, 0x80000000, v5
5838  v_lshlrev_b32_e32 v5, 26, v4
583C  v_cmp_ne_u32_e64 s[6:7], 0, v4
5844  s_cmp_eq_u32 s2, 2
5848  v_lshlrev_b32_e32 v27, 31, v4
584C  v_and_b32_e32 v32, 0x80000000, v5
5854  v_lshlrev_b32_e32 v5, 25, v4
5858  v_lshlrev_b32_e32 v4, 24, v4
585C  s_cselect_b64 s[18:19], -1, 0
5860  v_and_b32_e32 v34, 0x80000000, v4
5868  v_lshrrev_b32_e32 v4, 4, v0
586C  v_lshlrev_b32_e32 v2, 7, v2
5870  v_lshlrev_b32_e32 v3, 5, v98
5874  s_and_b64 s[16:17], s[18:19], exec
5878  v_and_b32_e32 v33, 0x80000000, v5
5880  v_lshlrev_b32_e32 v5, 9, v4
5884  v_cmp_gt_u32_e32 vcc, s46, v10
5888  v_mov_b32_e32 v13, 0
588C  s_cselect_b32 s16, 0x3fffff, 0
5894  s_cmp_lg_u32 s2, 0
5898  v_lshlrev_b32_e32 v12, 2, v98
589C  v_or3_b32 v35, v5, v2, v3
58A4  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
58AC  s_mov_b32 s45, 0
58B0  v_mov_b32_e32 v11, v13
58B4  v_cmp_eq_u32_e64 s[14:15], 0, v98
58BC  v_cmp_le_u32_e64 s[4:5], s47, v10
58C4  s_cselect_b32 s20, s16, 0x200000
58CC  v_lshl_add_u64 v[14:15], s[10:11], 0, v[12:13]
58D4  v_add_u32_e32 v36, s44, v4
58D8  v_cmp_ne_u32_e64 s[10:11], 1, v2
58E0  s_xor_b64 s[36:37], vcc, -1
58E4  v_mov_b32_e32 v37, 0x7f
58EC  s_mov_b32 s2, 0x3e800000
58F4  s_mov_b32 s23, 0x7f7fffff
58FC  s_mov_b32 s28, 0x7f800000
5904  s_mov_b32 s49, 0x17fffff
590C  v_mov_b32_e32 v38, 0x7f800000
5914  v_mov_b32_e32 v39, 0xfe
591C  v_mov_b32_e32 v40, 0
5920  s_waitcnt vmcnt(0)
5924  s_barrier
5928  s_branch 8
592C  s_or_b64 exec, exec, s[12:13]
5930  s_or_b64 exec, exec, s[38:39]
5934  s_addk_i32 s45, 0x2000
5938  v_add_u32_e32 v40, 1, v40
593C  s_cmp_lg_u32 s45, 0x10000
5944  v_add_u32_e32 v36, 16, v36
5948  s_cbranch_scc0 386
594C  s_and_b64 vcc, exec, s[10:11]
5950  s_mov_b64 s[12:13], -1
5954  s_cbranch_vccnz 7
5958  v_and_b32_e32 v2, 0xffffffe0, v36
5960  v_and_or_b32 v12, v40, 1, v26
5968  v_mad_u64_u32 v[16:17], s[12:13], v2, s47, v[12:13]
5970  s_mov_b64 s[12:13], 0
5974  s_andn2_b64 vcc, exec, s[12:13]
5978  s_cbranch_vccnz 2
597C  v_mad_u64_u32 v[16:17], s[12:13], v36, s46, v[10:11]
5984  v_cmp_le_u32_e32 vcc, s21, v36
5988  s_or_b64 s[12:13], vcc, s[36:37]
598C  s_and_saveexec_b64 s[16:17], s[12:13]
5990  s_xor_b64 s[12:13], exec, s[16:17]
5994  s_cbranch_execz 10
5998  v_cmp_le_u32_e32 vcc, s48, v36
599C  s_or_b64 s[16:17], s[34:35], vcc
59A0  s_nor_b64 s[38:39], s[16:17], s[4:5]
59A4  s_and_saveexec_b64 s[16:17], s[38:39]
59A8  s_cbranch_execz 4
59AC  v_lshl_add_u64 v[2:3], s[30:31], 0, v[16:17]
59B4  global_store_byte v[2:3], v37, off
59BC  s_or_b64 exec, exec, s[16:17]
59C0  s_andn2_saveexec_b64 s[38:39], s[12:13]
59C4  s_cbranch_execz 65498
59C8  v_add_u32_e32 v2, s45, v35
59CC  ds_read_b128 v[6:9], v2
59D4  ds_read_b128 v[2:5], v2 offset:16
59DC  s_waitcnt lgkmcnt(1)
59E0  v_mov_b32_e32 v18, v6
59E4  v_mov_b32_e32 v20, v7
59E8  v_mov_b32_e32 v22, v8
59EC  v_mov_b32_e32 v24, v9
59F0  s_waitcnt lgkmcnt(0)
59F4  v_mov_b32_e32 v19, v2
59F8  v_mov_b32_e32 v21, v3
59FC  v_mov_b32_e32 v23, v4
5A00  v_mov_b32_e32 v25, v5
5A04  s_and_saveexec_b64 s[12:13], s[6:7]
5A08  v_xor_b32_e32 v18, v27, v6
5A0C  v_xor_b32_e32 v20, v28, v7
5A10  v_xor_b32_e32 v22, v29, v8
5A14  v_xor_b32_e32 v24, v30, v9
5A18  v_xor_b32_e32 v19, v31, v2
5A1C  v_xor_b32_e32 v21, v32, v3
5A20  v_xor_b32_e32 v23, v33, v4
5A24  v_xor_b32_e32 v25, v34, v5
5A28  s_or_b64 exec, exec, s[12:13]
5A2C  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
5A34  v_pk_add_f32 v[4:5], v[22:23], v[24:25]
5A3C  v_pk_add_f32 v[8:9], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
5A44  v_pk_add_f32 v[6:7], v[2:3], v[4:5]
5A4C  v_pk_add_f32 v[4:5], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
5A54  v_pk_add_f32 v[2:3], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
5A5C  v_mov_b32_e32 v20, v6
5A60  v_pk_add_f32 v[18:19], v[2:3], v[8:9]
5A68  v_pk_add_f32 v[8:9], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
5A70  v_mov_b32_e32 v21, v18
5A74  v_mov_b32_e32 v18, v7
5A78  v_pk_add_f32 v[2:3], v[20:21], v[18:19]
5A80  v_mov_b32_e32 v22, v4
5A84  v_mov_b32_e32 v23, v8
5A88  v_mov_b32_e32 v8, v5
5A8C  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5A94  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5A9C  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
5AA4  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
5AAC  v_pk_add_f32 v[4:5], v[22:23], v[8:9]
5AB4  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
5ABC  v_pk_add_f32 v[8:9], v[22:23], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
5AC4  v_mov_b32_dpp v6, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5ACC  v_mov_b32_dpp v7, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5AD4  v_cndmask_b32_e64 v5, -v5, v5, s[8:9]
5ADC  v_cndmask_b32_e64 v4, -v4, v4, s[8:9]
5AE4  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
5AEC  v_pk_add_f32 v[6:7], v[20:21], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
5AF4  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
5AFC  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
5B04  v_mov_b32_dpp v18, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5B0C  v_mov_b32_dpp v19, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5B14  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
5B1C  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
5B24  v_pk_add_f32 v[6:7], v[6:7], v[18:19]
5B2C  v_mov_b32_dpp v18, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5B34  v_mov_b32_dpp v19, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5B3C  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
5B44  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
5B4C  v_pk_add_f32 v[8:9], v[8:9], v[18:19]
5B54  v_and_b32_e32 v19, 0x7fffffff, v2
5B5C  v_and_b32_e32 v18, 0x7fffffff, v3
5B64  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
5B6C  v_max_u32_e32 v12, v18, v19
5B70  v_and_b32_e32 v20, 0x7fffffff, v4
5B78  v_and_b32_e32 v21, 0x7fffffff, v5
5B80  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
5B88  v_max3_u32 v12, v21, v20, v12
5B90  v_and_b32_e32 v20, 0x7fffffff, v6
5B98  v_and_b32_e32 v21, 0x7fffffff, v7
5BA0  v_max3_u32 v12, v21, v20, v12
5BA8  v_and_b32_e32 v20, 0x7fffffff, v8
5BB0  v_and_b32_e32 v21, 0x7fffffff, v9
5BB8  v_max3_u32 v12, v21, v20, v12
5BC0  s_nop 1
5BC4  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5BCC  s_nop 1
5BD0  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
5BD8  v_cmp_lt_u32_e32 vcc, s23, v20
5BDC  v_mov_b32_e32 v12, 0
5BE0  s_and_saveexec_b64 s[40:41], vcc
5BE4  s_cbranch_execz 160
5BE8  v_and_b32_e32 v12, 0x80000000, v2
5BF0  v_cmp_lt_u32_e32 vcc, s28, v19
5BF4  v_cmp_lt_u32_e64 s[12:13], s23, v19
5BFC  v_cmp_lt_u32_e64 s[16:17], s23, v18
5C04  v_cndmask_b32_e64 v20, v12, 0, vcc
5C0C  v_cndmask_b32_e64 v12, 0, 7, s[12:13]
5C14  v_cndmask_b32_e64 v2, v2, v20, s[12:13]
5C1C  v_cmp_lt_u32_e64 s[12:13], s28, v18
5C24  s_and_saveexec_b64 s[42:43], s[16:17]
5C28  v_and_b32_e32 v3, 0x80000000, v3
5C30  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
5C38  v_or_b32_e32 v12, 0x70, v12
5C40  s_or_b64 exec, exec, s[42:43]
5C44  v_cndmask_b32_e64 v19, v19, 0, vcc
5C4C  v_max_u32_e32 v18, v18, v19
5C50  v_cndmask_b32_e64 v20, 0, 1, vcc
5C58  v_cndmask_b32_e64 v21, 0, 1, s[12:13]
5C60  v_cndmask_b32_e64 v18, v18, v19, s[12:13]
5C68  v_and_b32_e32 v19, 0x7fffffff, v4
5C70  v_add_u32_e32 v20, v20, v21
5C74  v_and_b32_e32 v21, 0x80000000, v4
5C7C  v_cmp_lt_u32_e32 vcc, s28, v19
5C80  v_cmp_lt_u32_e64 s[12:13], s23, v19
5C88  v_max_u32_e32 v19, v19, v18
5C8C  v_cndmask_b32_e64 v21, v21, 0, vcc
5C94  v_or_b32_e32 v22, 0x700, v12
5C9C  v_cndmask_b32_e32 v18, v19, v18, vcc
5CA0  v_and_b32_e32 v19, 0x7fffffff, v5
5CA8  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
5CB0  v_cndmask_b32_e64 v4, v4, v21, s[12:13]
5CB8  v_cndmask_b32_e64 v21, 0, 1, vcc
5CC0  v_and_b32_e32 v22, 0x80000000, v5
5CC8  v_cmp_lt_u32_e32 vcc, s28, v19
5CCC  v_or_b32_e32 v23, 0x7000, v12
5CD4  v_cmp_lt_u32_e64 s[12:13], s23, v19
5CDC  v_cndmask_b32_e64 v22, v22, 0, vcc
5CE4  v_max_u32_e32 v19, v19, v18
5CE8  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
5CF0  v_cndmask_b32_e64 v5, v5, v22, s[12:13]
5CF8  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
5D00  v_cndmask_b32_e32 v18, v19, v18, vcc
5D04  v_and_b32_e32 v19, 0x7fffffff, v6
5D0C  v_and_b32_e32 v21, 0x80000000, v6
5D14  v_cmp_lt_u32_e32 vcc, s28, v19
5D18  v_cmp_lt_u32_e64 s[12:13], s23, v19
5D20  v_max_u32_e32 v19, v19, v18
5D24  v_cndmask_b32_e64 v21, v21, 0, vcc
5D2C  v_or_b32_e32 v22, 0x70000, v12
5D34  v_cndmask_b32_e32 v18, v19, v18, vcc
5D38  v_and_b32_e32 v19, 0x7fffffff, v7
5D40  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
5D48  v_cndmask_b32_e64 v6, v6, v21, s[12:13]
5D50  v_cndmask_b32_e64 v21, 0, 1, vcc
5D58  v_and_b32_e32 v22, 0x80000000, v7
5D60  v_cmp_lt_u32_e32 vcc, s28, v19
5D64  v_or_b32_e32 v23, 0x700000, v12
5D6C  v_cmp_lt_u32_e64 s[12:13], s23, v19
5D74  v_cndmask_b32_e64 v22, v22, 0, vcc
5D7C  v_max_u32_e32 v19, v19, v18
5D80  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
5D88  v_cndmask_b32_e64 v7, v7, v22, s[12:13]
5D90  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
5D98  v_cndmask_b32_e32 v18, v19, v18, vcc
5D9C  v_and_b32_e32 v19, 0x7fffffff, v8
5DA4  v_and_b32_e32 v21, 0x80000000, v8
5DAC  v_cmp_lt_u32_e32 vcc, s28, v19
5DB0  v_cmp_lt_u32_e64 s[12:13], s23, v19
5DB8  v_max_u32_e32 v19, v19, v18
5DBC  v_cndmask_b32_e64 v21, v21, 0, vcc
5DC4  v_or_b32_e32 v22, 0x7000000, v12
5DCC  v_cndmask_b32_e32 v18, v19, v18, vcc
5DD0  v_and_b32_e32 v19, 0x7fffffff, v9
5DD8  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
5DE0  v_cndmask_b32_e64 v8, v8, v21, s[12:13]
5DE8  v_cndmask_b32_e64 v21, 0, 1, vcc
5DF0  v_and_b32_e32 v22, 0x80000000, v9
5DF8  v_cmp_lt_u32_e32 vcc, s28, v19
5DFC  v_or_b32_e32 v23, 0x70000000, v12
5E04  v_cmp_lt_u32_e64 s[12:13], s23, v19
5E0C  v_cndmask_b32_e64 v22, v22, 0, vcc
5E14  v_max_u32_e32 v19, v19, v18
5E18  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
5E20  v_cndmask_b32_e64 v9, v9, v22, s[12:13]
5E28  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
5E30  v_cndmask_b32_e32 v18, v19, v18, vcc
5E34  s_nop 0
5E38  v_add_u32_dpp v19, v20, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5E40  v_max_u32_dpp v18, v18, v18 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
5E48  s_nop 0
5E4C  v_add_u32_dpp v19, v19, v19 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
5E54  v_cmp_ne_u32_e32 vcc, 32, v19
5E58  v_max_u32_dpp v18, v18, v18 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
5E60  s_nop 0
5E64  v_cndmask_b32_e32 v20, v38, v18, vcc
5E68  s_or_b64 exec, exec, s[40:41]
5E6C  v_cmp_ne_u32_e32 vcc, 0, v20
5E70  v_mov_b32_e32 v18, 0x7f
5E78  s_and_saveexec_b64 s[12:13], vcc
5E7C  v_add_u32_e32 v18, s20, v20
5E80  v_lshrrev_b32_e32 v19, 23, v18
5E84  v_add_u32_e32 v19, -2, v19
5E88  v_cmp_lt_u32_e32 vcc, s49, v18
5E8C  s_nop 1
5E90  v_cndmask_b32_e32 v18, 0, v19, vcc
5E94  v_cmp_eq_u32_e32 vcc, s28, v20
5E98  s_and_b64 vcc, s[18:19], vcc
5E9C  s_nop 0
5EA0  v_cndmask_b32_e32 v18, v18, v39, vcc
5EA4  s_or_b64 exec, exec, s[12:13]
5EA8  v_cmp_eq_u32_e32 vcc, 0, v18
5EAC  s_cbranch_vccz 13
5EB0  s_nop 0
5EB4  v_cndmask_b32_e64 v20, 1.0, 2.0, vcc
5EBC  v_pk_mul_f32 v[8:9], v[20:21], v[8:9] op_sel_hi:[0,1]
5EC4  v_pk_mul_f32 v[6:7], v[20:21], v[6:7] op_sel_hi:[0,1]
5ECC  v_pk_mul_f32 v[4:5], v[20:21], v[4:5] op_sel_hi:[0,1]
5ED4  v_pk_mul_f32 v[2:3], v[20:21], v[2:3] op_sel_hi:[0,1]
5EDC  v_max_u32_e32 v19, 1, v18
5EE0  s_branch 1
5EE4  v_mov_b32_e32 v19, v18
5EE8  v_mad_u64_u32 v[20:21], s[12:13], v36, s46, v[10:11]
5EF0  v_mov_b32_e32 v22, 0
5EF4  v_mov_b32_e32 v23, 0
5EF8  v_lshlrev_b32_e32 v19, 23, v19
5EFC  v_cvt_scalef32_pk_fp4_f32 v22, v2, v3, v19
5F04  v_cvt_scalef32_pk_fp4_f32 v23, v6, v7, v19 op_sel:[0,0,0,1]
5F0C  v_cvt_scalef32_pk_fp4_f32 v22, v4, v5, v19 op_sel:[0,0,1,0]
5F14  v_cvt_scalef32_pk_fp4_f32 v23, v8, v9, v19 op_sel:[0,0,1,1]
5F1C  s_nop 0
5F20  v_lshl_add_u64 v[2:3], v[20:21], 4, v[14:15]
5F28  v_or3_b32 v4, v22, v23, v12
5F30  global_store_dword v[2:3], v4, off
5F38  s_and_saveexec_b64 s[12:13], s[14:15]
5F3C  s_cbranch_execz 65147
5F40  v_lshl_add_u64 v[2:3], s[30:31], 0, v[16:17]
5F48  global_store_byte v[2:3], v18, off
5F50  s_branch 65142
5F54  v_lshlrev_b32_e32 v2, 1, v0
5F58  v_lshrrev_b32_e32 v99, 6, v0
5F5C  v_and_b32_e32 v2, 0x7e, v2
5F64  s_lshl_b32 s13, s3, 2
5F68  s_lshr_b32 s12, s21, 5
5F6C  v_or_b32_e32 v3, s33, v2
5F70  v_or_b32_e32 v4, s13, v99
5F74  v_cmp_gt_u32_e32 vcc, s22, v3
5F78  v_cmp_gt_u32_e64 s[2:3], s12, v4
5F80  s_and_b64 s[2:3], vcc, s[2:3]
5F84  s_and_saveexec_b64 s[6:7], s[2:3]
5F88  s_cbranch_execz 2201
5F8C  v_lshlrev_b32_e32 v100, 2, v2
5F90  v_lshl_or_b32 v62, v99, 14, v100
5F98  ds_read2st64_b64 v[2:5], v62 offset1:1
5FA0  ds_read2st64_b64 v[6:9], v62 offset0:2 offset1:3
5FA8  ds_read2st64_b64 v[10:13], v62 offset0:4 offset1:5
5FB0  ds_read2st64_b64 v[14:17], v62 offset0:6 offset1:7
5FB8  ds_read2st64_b64 v[18:21], v62 offset0:8 offset1:9
5FC0  ds_read2st64_b64 v[22:25], v62 offset0:10 offset1:11
5FC8  ds_read2st64_b64 v[26:29], v62 offset0:12 offset1:13
5FD0  ds_read2st64_b64 v[30:33], v62 offset0:14 offset1:15
5FD8  ds_read2st64_b64 v[34:37], v62 offset0:16 offset1:17
5FE0  ds_read2st64_b64 v[38:41], v62 offset0:18 offset1:19
5FE8  ds_read2st64_b64 v[42:45], v62 offset0:20 offset1:21
5FF0  ds_read2st64_b64 v[46:49], v62 offset0:22 offset1:23
5FF8  ds_read2st64_b64 v[50:53], v62 offset0:24 offset1:25
6000  ds_read2st64_b64 v[54:57], v62 offset0:26 offset1:27
6008  ds_read2st64_b64 v[58:61], v62 offset0:28 offset1:29
6010  ds_read2st64_b64 v[62:65], v62 offset0:30 offset1:31
6018  s_cmp_lg_u32 s29, 0
601C  s_cselect_b64 s[8:9], -1, 0
6020  s_cmp_eq_u32 s29, 0
6024  s_waitcnt lgkmcnt(14)
6028  v_mov_b32_e32 v66, v2
602C  v_mov_b32_e32 v67, v4
6030  v_mov_b32_e32 v68, v6
6034  v_mov_b32_e32 v69, v8
6038  s_waitcnt lgkmcnt(13)
603C  v_mov_b32_e32 v70, v10
6040  v_mov_b32_e32 v71, v12
6044  s_waitcnt lgkmcnt(12)
6048  v_mov_b32_e32 v72, v14
604C  v_mov_b32_e32 v73, v16
6050  s_waitcnt lgkmcnt(11)
6054  v_mov_b32_e32 v74, v18
6058  v_mov_b32_e32 v75, v20
605C  s_waitcnt lgkmcnt(10)
6060  v_mov_b32_e32 v76, v22
6064  v_mov_b32_e32 v77, v24
6068  s_waitcnt lgkmcnt(9)
606C  v_mov_b32_e32 v78, v26
6070  v_mov_b32_e32 v79, v28
6074  s_waitcnt lgkmcnt(8)
6078  v_mov_b32_e32 v80, v30
607C  v_mov_b32_e32 v81, v32
6080  s_waitcnt lgkmcnt(7)
6084  v_mov_b32_e32 v82, v34
6088  v_mov_b32_e32 v83, v36
608C  s_waitcnt lgkmcnt(6)
6090  v_mov_b32_e32 v84, v38
6094  v_mov_b32_e32 v85, v40
6098  s_waitcnt lgkmcnt(5)
609C  v_mov_b32_e32 v86, v42
60A0  v_mov_b32_e32 v87, v44
60A4  s_waitcnt lgkmcnt(4)
60A8  v_mov_b32_e32 v88, v46
60AC  v_mov_b32_e32 v89, v48
60B0  s_waitcnt lgkmcnt(3)
60B4  v_mov_b32_e32 v90, v50
60B8  v_mov_b32_e32 v91, v52
60BC  s_waitcnt lgkmcnt(2)
60C0  v_mov_b32_e32 v92, v54
60C4  v_mov_b32_e32 v93, v56
60C8  s_waitcnt lgkmcnt(1)
60CC  v_mov_b32_e32 v94, v58
60D0  v_mov_b32_e32 v95, v60
60D4  s_waitcnt lgkmcnt(0)
60D8  v_mov_b32_e32 v96, v62
60DC  v_mov_b32_e32 v97, v64
60E0  s_cbranch_scc1 95
60E4  s_lshl_b32 s2, s29, 31
60E8  s_lshl_b32 s3, s29, 30
60EC  v_bfrev_b32_e32 v96, 1
60F0  v_xor_b32_e32 v66, s2, v2
60F4  s_lshl_b32 s2, s29, 28
60F8  v_bitop3_b32 v67, s3, v4, v96 bitop3:0x6c
6100  s_lshl_b32 s3, s29, 29
6104  v_bitop3_b32 v69, s2, v8, v96 bitop3:0x6c
610C  s_lshl_b32 s2, s29, 26
6110  v_bitop3_b32 v68, s3, v6, v96 bitop3:0x6c
6118  s_lshl_b32 s3, s29, 27
611C  v_bitop3_b32 v71, s2, v12, v96 bitop3:0x6c
6124  s_lshl_b32 s2, s29, 24
6128  v_bitop3_b32 v70, s3, v10, v96 bitop3:0x6c
6130  s_lshl_b32 s3, s29, 25
6134  v_bitop3_b32 v73, s2, v16, v96 bitop3:0x6c
613C  s_lshl_b32 s2, s29, 22
6140  v_bitop3_b32 v72, s3, v14, v96 bitop3:0x6c
6148  s_lshl_b32 s3, s29, 23
614C  v_bitop3_b32 v75, s2, v20, v96 bitop3:0x6c
6154  s_lshl_b32 s2, s29, 20
6158  v_bitop3_b32 v74, s3, v18, v96 bitop3:0x6c
6160  s_lshl_b32 s3, s29, 21
6164  v_bitop3_b32 v77, s2, v24, v96 bitop3:0x6c
616C  s_lshl_b32 s2, s29, 18
6170  v_bitop3_b32 v76, s3, v22, v96 bitop3:0x6c
6178  s_lshl_b32 s3, s29, 19
617C  v_bitop3_b32 v79, s2, v28, v96 bitop3:0x6c
6184  s_lshl_b32 s2, s29, 16
6188  v_bitop3_b32 v78, s3, v26, v96 bitop3:0x6c
6190  s_lshl_b32 s3, s29, 17
6194  v_bitop3_b32 v81, s2, v32, v96 bitop3:0x6c
619C  s_lshl_b32 s2, s29, 14
61A0  v_bitop3_b32 v80, s3, v30, v96 bitop3:0x6c
61A8  s_lshl_b32 s3, s29, 15
61AC  v_bitop3_b32 v83, s2, v36, v96 bitop3:0x6c
61B4  s_lshl_b32 s2, s29, 12
61B8  v_bitop3_b32 v82, s3, v34, v96 bitop3:0x6c
61C0  s_lshl_b32 s3, s29, 13
61C4  v_bitop3_b32 v85, s2, v40, v96 bitop3:0x6c
61CC  s_lshl_b32 s2, s29, 10
61D0  v_bitop3_b32 v84, s3, v38, v96 bitop3:0x6c
61D8  s_lshl_b32 s3, s29, 11
61DC  v_bitop3_b32 v87, s2, v44, v96 bitop3:0x6c
61E4  s_lshl_b32 s2, s29, 8
61E8  v_bitop3_b32 v86, s3, v42, v96 bitop3:0x6c
61F0  s_lshl_b32 s3, s29, 9
61F4  v_bitop3_b32 v89, s2, v48, v96 bitop3:0x6c
61FC  s_lshl_b32 s2, s29, 6
6200  v_bitop3_b32 v88, s3, v46, v96 bitop3:0x6c
6208  s_lshl_b32 s3, s29, 7
620C  v_bitop3_b32 v91, s2, v52, v96 bitop3:0x6c
6214  s_lshl_b32 s2, s29, 4
6218  v_bitop3_b32 v90, s3, v50, v96 bitop3:0x6c
6220  s_lshl_b32 s3, s29, 5
6224  v_bitop3_b32 v93, s2, v56, v96 bitop3:0x6c
622C  s_lshl_b32 s2, s29, 2
6230  v_bitop3_b32 v92, s3, v54, v96 bitop3:0x6c
6238  s_lshl_b32 s3, s29, 3
623C  v_bitop3_b32 v95, s2, v60, v96 bitop3:0x6c
6244  s_lshl_b32 s2, s29, 1
6248  v_bitop3_b32 v94, s3, v58, v96 bitop3:0x6c
6250  v_bitop3_b32 v97, s29, v64, v96 bitop3:0x6c
6258  v_bitop3_b32 v96, s2, v62, v96 bitop3:0x6c
6260  v_pk_add_f32 v[102:103], v[66:67], v[66:67] op_sel_hi:[0,1]
6268  v_pk_add_f32 v[106:107], v[66:67], v[66:67] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6270  v_pk_add_f32 v[66:67], v[68:69], v[68:69] op_sel_hi:[0,1]
6278  v_pk_add_f32 v[108:109], v[68:69], v[68:69] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6280  v_pk_add_f32 v[68:69], v[70:71], v[70:71] op_sel_hi:[0,1]
6288  v_pk_add_f32 v[110:111], v[70:71], v[70:71] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6290  v_pk_add_f32 v[70:71], v[72:73], v[72:73] op_sel_hi:[0,1]
6298  v_pk_add_f32 v[112:113], v[72:73], v[72:73] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
62A0  v_pk_add_f32 v[72:73], v[74:75], v[74:75] op_sel_hi:[0,1]
62A8  v_pk_add_f32 v[74:75], v[74:75], v[74:75] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
62B0  v_pk_add_f32 v[104:105], v[76:77], v[76:77] op_sel_hi:[0,1]
62B8  v_pk_add_f32 v[76:77], v[76:77], v[76:77] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
62C0  v_pk_add_f32 v[114:115], v[78:79], v[78:79] op_sel_hi:[0,1]
62C8  v_pk_add_f32 v[78:79], v[78:79], v[78:79] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
62D0  v_pk_add_f32 v[116:117], v[80:81], v[80:81] op_sel_hi:[0,1]
62D8  v_pk_add_f32 v[80:81], v[80:81], v[80:81] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
62E0  v_mov_b32_e32 v107, v103
62E4  v_mov_b32_e32 v109, v67
62E8  v_mov_b32_e32 v111, v69
62EC  v_mov_b32_e32 v113, v71
62F0  v_mov_b32_e32 v75, v73
62F4  v_mov_b32_e32 v77, v105
62F8  v_mov_b32_e32 v79, v115
62FC  v_mov_b32_e32 v81, v117
6300  v_pk_add_f32 v[102:103], v[106:107], v[108:109]
6308  v_pk_add_f32 v[68:69], v[110:111], v[112:113]
6310  v_pk_add_f32 v[72:73], v[74:75], v[76:77]
6318  v_pk_add_f32 v[104:105], v[78:79], v[80:81]
6320  v_pk_add_f32 v[70:71], v[102:103], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
6328  v_pk_add_f32 v[114:115], v[72:73], v[104:105] neg_lo:[0,1] neg_hi:[0,1]
6330  v_pk_add_f32 v[102:103], v[102:103], v[68:69]
6338  v_pk_add_f32 v[72:73], v[72:73], v[104:105]
6340  v_pk_add_f32 v[106:107], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
6348  v_pk_add_f32 v[108:109], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
6350  v_pk_add_f32 v[76:77], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
6358  v_pk_add_f32 v[80:81], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
6360  s_mov_b32 s2, 0x3e800000
6368  v_pk_add_f32 v[68:69], v[102:103], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
6370  v_pk_add_f32 v[72:73], v[102:103], v[72:73]
6378  v_pk_add_f32 v[78:79], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
6380  v_pk_add_f32 v[110:111], v[76:77], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
6388  v_pk_add_f32 v[106:107], v[106:107], v[108:109]
6390  v_pk_add_f32 v[80:81], v[76:77], v[80:81]
6398  v_pk_mul_f32 v[72:73], v[72:73], s[2:3] op_sel_hi:[1,0]
63A0  v_pk_add_f32 v[76:77], v[106:107], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
63A8  v_pk_add_f32 v[80:81], v[106:107], v[80:81]
63B0  v_pk_add_f32 v[66:67], v[70:71], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
63B8  v_pk_add_f32 v[70:71], v[70:71], v[114:115]
63C0  v_and_b32_e32 v104, 0x7fffffff, v73
63C8  v_and_b32_e32 v102, 0x7fffffff, v72
63D0  v_pk_mul_f32 v[80:81], v[80:81], s[2:3] op_sel_hi:[1,0]
63D8  v_pk_add_f32 v[118:119], v[82:83], v[82:83] op_sel_hi:[0,1]
63E0  v_pk_add_f32 v[120:121], v[82:83], v[82:83] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
63E8  v_pk_add_f32 v[82:83], v[84:85], v[84:85] op_sel_hi:[0,1]
63F0  v_pk_add_f32 v[122:123], v[84:85], v[84:85] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
63F8  v_pk_add_f32 v[84:85], v[86:87], v[86:87] op_sel_hi:[0,1]
6400  v_pk_add_f32 v[124:125], v[86:87], v[86:87] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6408  v_pk_add_f32 v[86:87], v[88:89], v[88:89] op_sel_hi:[0,1]
6410  v_pk_add_f32 v[126:127], v[88:89], v[88:89] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6418  v_pk_add_f32 v[88:89], v[90:91], v[90:91] op_sel_hi:[0,1]
6420  v_pk_add_f32 v[90:91], v[90:91], v[90:91] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6428  v_pk_add_f32 v[128:129], v[92:93], v[92:93] op_sel_hi:[0,1]
6430  v_pk_add_f32 v[92:93], v[92:93], v[92:93] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6438  v_pk_add_f32 v[130:131], v[94:95], v[94:95] op_sel_hi:[0,1]
6440  v_pk_add_f32 v[94:95], v[94:95], v[94:95] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6448  v_pk_add_f32 v[132:133], v[96:97], v[96:97] op_sel_hi:[0,1]
6450  v_pk_add_f32 v[96:97], v[96:97], v[96:97] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
6458  v_pk_mul_f32 v[70:71], v[70:71], s[2:3] op_sel_hi:[1,0]
6460  v_max_u32_e32 v2, v102, v104
6464  v_pk_add_f32 v[74:75], v[78:79], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
646C  v_pk_add_f32 v[78:79], v[78:79], v[110:111]
6474  v_and_b32_e32 v103, 0x7fffffff, v81
647C  v_and_b32_e32 v101, 0x7fffffff, v80
6484  v_and_b32_e32 v64, 0x7fffffff, v71
648C  v_and_b32_e32 v58, 0x7fffffff, v70
6494  v_pk_mul_f32 v[78:79], v[78:79], s[2:3] op_sel_hi:[1,0]
649C  v_max3_u32 v2, v101, v103, v2
64A4  v_mov_b32_e32 v121, v119
64A8  v_mov_b32_e32 v123, v83
64AC  v_mov_b32_e32 v125, v85
64B0  v_mov_b32_e32 v127, v87
64B4  v_mov_b32_e32 v91, v89
64B8  v_mov_b32_e32 v93, v129
64BC  v_mov_b32_e32 v95, v131
64C0  v_mov_b32_e32 v97, v133
64C4  v_pk_mul_f32 v[68:69], v[68:69], s[2:3] op_sel_hi:[1,0]
64CC  v_and_b32_e32 v62, 0x7fffffff, v79
64D4  v_and_b32_e32 v56, 0x7fffffff, v78
64DC  v_max3_u32 v2, v58, v64, v2
64E4  v_pk_add_f32 v[106:107], v[120:121], v[122:123]
64EC  v_pk_add_f32 v[84:85], v[124:125], v[126:127]
64F4  v_pk_add_f32 v[88:89], v[90:91], v[92:93]
64FC  v_pk_add_f32 v[108:109], v[94:95], v[96:97]
6504  v_and_b32_e32 v52, 0x7fffffff, v69
650C  v_and_b32_e32 v48, 0x7fffffff, v68
6514  v_pk_mul_f32 v[76:77], v[76:77], s[2:3] op_sel_hi:[1,0]
651C  v_max3_u32 v2, v56, v62, v2
6524  v_pk_add_f32 v[86:87], v[106:107], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
652C  v_pk_add_f32 v[110:111], v[88:89], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
6534  v_pk_add_f32 v[106:107], v[106:107], v[84:85]
653C  v_pk_add_f32 v[88:89], v[88:89], v[108:109]
6544  v_pk_mul_f32 v[66:67], v[66:67], s[2:3] op_sel_hi:[1,0]
654C  v_max3_u32 v2, v48, v52, v2
6554  v_and_b32_e32 v54, 0x7fffffff, v77
655C  v_and_b32_e32 v50, 0x7fffffff, v76
6564  v_pk_add_f32 v[84:85], v[106:107], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
656C  v_pk_add_f32 v[88:89], v[106:107], v[88:89]
6574  v_pk_add_f32 v[106:107], v[120:121], v[122:123] neg_lo:[0,1] neg_hi:[0,1]
657C  v_pk_add_f32 v[108:109], v[124:125], v[126:127] neg_lo:[0,1] neg_hi:[0,1]
6584  v_pk_add_f32 v[92:93], v[90:91], v[92:93] neg_lo:[0,1] neg_hi:[0,1]
658C  v_pk_add_f32 v[96:97], v[94:95], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
6594  v_and_b32_e32 v38, 0x7fffffff, v67
659C  v_and_b32_e32 v30, 0x7fffffff, v66
65A4  v_pk_mul_f32 v[74:75], v[74:75], s[2:3] op_sel_hi:[1,0]
65AC  v_max3_u32 v2, v50, v54, v2
65B4  v_pk_add_f32 v[82:83], v[86:87], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
65BC  v_pk_add_f32 v[86:87], v[86:87], v[110:111]
65C4  v_pk_add_f32 v[94:95], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
65CC  v_pk_add_f32 v[110:111], v[92:93], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
65D4  v_pk_add_f32 v[106:107], v[106:107], v[108:109]
65DC  v_pk_add_f32 v[96:97], v[92:93], v[96:97]
65E4  v_max3_u32 v2, v30, v38, v2
65EC  v_and_b32_e32 v42, 0x7fffffff, v75
65F4  v_and_b32_e32 v32, 0x7fffffff, v74
65FC  v_pk_mul_f32 v[88:89], v[88:89], s[2:3] op_sel_hi:[1,0]
6604  v_pk_add_f32 v[92:93], v[106:107], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
660C  v_pk_add_f32 v[96:97], v[106:107], v[96:97]
6614  v_max3_u32 v2, v32, v42, v2
661C  v_and_b32_e32 v46, 0x7fffffff, v89
6624  v_and_b32_e32 v40, 0x7fffffff, v88
662C  v_pk_mul_f32 v[96:97], v[96:97], s[2:3] op_sel_hi:[1,0]
6634  v_pk_mul_f32 v[86:87], v[86:87], s[2:3] op_sel_hi:[1,0]
663C  v_max3_u32 v2, v40, v46, v2
6644  v_pk_add_f32 v[90:91], v[94:95], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
664C  v_pk_add_f32 v[94:95], v[94:95], v[110:111]
6654  v_and_b32_e32 v44, 0x7fffffff, v97
665C  v_and_b32_e32 v36, 0x7fffffff, v96
6664  v_and_b32_e32 v28, 0x7fffffff, v87
666C  v_and_b32_e32 v24, 0x7fffffff, v86
6674  v_pk_mul_f32 v[94:95], v[94:95], s[2:3] op_sel_hi:[1,0]
667C  v_max3_u32 v2, v36, v44, v2
6684  v_pk_mul_f32 v[84:85], v[84:85], s[2:3] op_sel_hi:[1,0]
668C  v_and_b32_e32 v26, 0x7fffffff, v95
6694  v_and_b32_e32 v22, 0x7fffffff, v94
669C  v_max3_u32 v2, v24, v28, v2
66A4  v_and_b32_e32 v18, 0x7fffffff, v85
66AC  v_and_b32_e32 v12, 0x7fffffff, v84
66B4  v_pk_mul_f32 v[92:93], v[92:93], s[2:3] op_sel_hi:[1,0]
66BC  v_max3_u32 v2, v22, v26, v2
66C4  v_pk_mul_f32 v[82:83], v[82:83], s[2:3] op_sel_hi:[1,0]
66CC  v_max3_u32 v2, v12, v18, v2
66D4  v_and_b32_e32 v20, 0x7fffffff, v93
66DC  v_and_b32_e32 v14, 0x7fffffff, v92
66E4  v_and_b32_e32 v8, 0x7fffffff, v83
66EC  v_and_b32_e32 v4, 0x7fffffff, v82
66F4  v_pk_mul_f32 v[90:91], v[90:91], s[2:3] op_sel_hi:[1,0]
66FC  v_max3_u32 v2, v14, v20, v2
6704  v_max3_u32 v2, v4, v8, v2
670C  v_and_b32_e32 v10, 0x7fffffff, v91
6714  v_and_b32_e32 v6, 0x7fffffff, v90
671C  v_max3_u32 v105, v6, v10, v2
6724  s_mov_b32 s14, 0x7f7fffff
672C  v_cmp_lt_u32_e32 vcc, s14, v105
6730  v_mov_b32_e32 v2, 0
6734  v_mov_b32_e32 v16, 0
6738  v_mov_b32_e32 v34, 0
673C  v_mov_b32_e32 v60, 0
6740  s_and_saveexec_b64 s[10:11], vcc
6744  s_cbranch_execz 515
6748  s_mov_b32 s15, 0x7f800000
6750  v_cmp_lt_u32_e64 s[2:3], s15, v104
6758  v_and_b32_e32 v34, 0x80000000, v73
6760  v_cmp_lt_u32_e32 vcc, s14, v104
6764  v_and_b32_e32 v60, 0x80000000, v72
676C  v_cmp_lt_u32_e64 s[4:5], s15, v102
6774  v_cndmask_b32_e64 v34, v34, 0, s[2:3]
677C  v_cndmask_b32_e64 v2, 0, 7, vcc
6784  v_cndmask_b32_e64 v16, v104, 0, s[2:3]
678C  v_cndmask_b32_e64 v60, v60, 0, s[4:5]
6794  v_cndmask_b32_e32 v73, v73, v34, vcc
6798  v_cmp_lt_u32_e32 vcc, s14, v102
679C  v_or_b32_e32 v104, 0x70, v2
67A4  v_cndmask_b32_e64 v34, 0, 1, s[4:5]
67AC  v_cndmask_b32_e32 v72, v72, v60, vcc
67B0  v_max_u32_e32 v60, v102, v16
67B4  v_cndmask_b32_e64 v16, v60, v16, s[4:5]
67BC  v_cndmask_b32_e32 v2, v2, v104, vcc
67C0  v_addc_co_u32_e64 v34, vcc, 0, v34, s[2:3]
67C8  v_cmp_lt_u32_e64 s[2:3], s15, v103
67D0  v_max_u32_e32 v102, v103, v16
67D4  v_or_b32_e32 v60, 0x700, v2
67DC  v_cmp_lt_u32_e32 vcc, s14, v103
67E0  v_cndmask_b32_e64 v16, v102, v16, s[2:3]
67E8  v_and_b32_e32 v102, 0x80000000, v81
67F0  v_cndmask_b32_e32 v2, v2, v60, vcc
67F4  v_and_b32_e32 v103, 0x80000000, v80
67FC  v_cmp_lt_u32_e64 s[4:5], s15, v101
6804  v_cndmask_b32_e64 v102, v102, 0, s[2:3]
680C  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
6814  v_cndmask_b32_e64 v103, v103, 0, s[4:5]
681C  v_or_b32_e32 v104, 0x7000, v2
6824  v_cndmask_b32_e32 v81, v81, v102, vcc
6828  v_cmp_lt_u32_e32 vcc, s14, v101
682C  v_cmp_lt_u32_e64 s[2:3], s15, v64
6834  s_nop 0
6838  v_cndmask_b32_e32 v80, v80, v103, vcc
683C  v_cndmask_b32_e32 v2, v2, v104, vcc
6840  v_addc_co_u32_e64 v34, vcc, v34, v60, s[4:5]
6848  v_max_u32_e32 v60, v101, v16
684C  v_cndmask_b32_e64 v16, v60, v16, s[4:5]
6854  v_cmp_lt_u32_e32 vcc, s14, v64
6858  v_max_u32_e32 v64, v64, v16
685C  v_cndmask_b32_e64 v16, v64, v16, s[2:3]
6864  v_and_b32_e32 v64, 0x80000000, v71
686C  v_or_b32_e32 v60, 0x70000, v2
6874  v_cndmask_b32_e64 v64, v64, 0, s[2:3]
687C  v_cndmask_b32_e32 v2, v2, v60, vcc
6880  v_and_b32_e32 v101, 0x80000000, v70
6888  v_cmp_lt_u32_e64 s[4:5], s15, v58
6890  v_cndmask_b32_e32 v71, v71, v64, vcc
6894  v_cmp_lt_u32_e32 vcc, s14, v58
6898  v_max_u32_e32 v58, v58, v16
689C  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
68A4  v_cndmask_b32_e64 v101, v101, 0, s[4:5]
68AC  v_or_b32_e32 v102, 0x700000, v2
68B4  v_cndmask_b32_e64 v16, v58, v16, s[4:5]
68BC  v_cndmask_b32_e32 v70, v70, v101, vcc
68C0  v_cndmask_b32_e32 v2, v2, v102, vcc
68C4  v_addc_co_u32_e64 v34, vcc, v34, v60, s[4:5]
68CC  v_cmp_lt_u32_e64 s[2:3], s15, v62
68D4  v_max_u32_e32 v60, v62, v16
68D8  v_or_b32_e32 v58, 0x7000000, v2
68E0  v_cmp_lt_u32_e32 vcc, s14, v62
68E4  v_cndmask_b32_e64 v16, v60, v16, s[2:3]
68EC  v_and_b32_e32 v60, 0x80000000, v79
68F4  v_cndmask_b32_e32 v2, v2, v58, vcc
68F8  v_and_b32_e32 v62, 0x80000000, v78
6900  v_cmp_lt_u32_e64 s[4:5], s15, v56
6908  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
6910  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
6918  v_cndmask_b32_e64 v62, v62, 0, s[4:5]
6920  v_or_b32_e32 v64, 0x70000000, v2
6928  v_cndmask_b32_e32 v79, v79, v60, vcc
692C  v_cmp_lt_u32_e32 vcc, s14, v56
6930  v_max_u32_e32 v56, v56, v16
6934  v_cndmask_b32_e64 v16, v56, v16, s[4:5]
693C  v_cndmask_b32_e32 v78, v78, v62, vcc
6940  v_cndmask_b32_e32 v2, v2, v64, vcc
6944  v_addc_co_u32_e64 v34, vcc, v34, v58, s[4:5]
694C  v_cmp_lt_u32_e32 vcc, s14, v52
6950  v_cmp_lt_u32_e64 s[2:3], s15, v52
6958  v_max_u32_e32 v52, v52, v16
695C  v_cndmask_b32_e64 v56, 0, 7, vcc
6964  v_cndmask_b32_e64 v16, v52, v16, s[2:3]
696C  v_and_b32_e32 v52, 0x80000000, v69
6974  v_and_b32_e32 v60, 0x80000000, v68
697C  v_cmp_lt_u32_e64 s[4:5], s15, v48
6984  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
698C  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
6994  v_cndmask_b32_e64 v60, v60, 0, s[4:5]
699C  v_or_b32_e32 v62, 0x70, v56
69A4  v_cndmask_b32_e32 v69, v69, v52, vcc
69A8  v_cmp_lt_u32_e32 vcc, s14, v48
69AC  v_max_u32_e32 v48, v48, v16
69B0  v_cndmask_b32_e64 v16, v48, v16, s[4:5]
69B8  v_cndmask_b32_e32 v68, v68, v60, vcc
69BC  v_cndmask_b32_e32 v52, v56, v62, vcc
69C0  v_addc_co_u32_e64 v34, vcc, v34, v58, s[4:5]
69C8  v_cmp_lt_u32_e32 vcc, s14, v54
69CC  v_cmp_lt_u32_e64 s[2:3], s15, v54
69D4  v_max_u32_e32 v54, v54, v16
69D8  v_or_b32_e32 v48, 0x700, v52
69E0  v_cndmask_b32_e64 v16, v54, v16, s[2:3]
69E8  v_and_b32_e32 v54, 0x80000000, v77
69F0  v_cndmask_b32_e32 v48, v52, v48, vcc
69F4  v_and_b32_e32 v56, 0x80000000, v76
69FC  v_cmp_lt_u32_e64 s[4:5], s15, v50
6A04  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
6A0C  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
6A14  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
6A1C  v_or_b32_e32 v58, 0x7000, v48
6A24  v_cndmask_b32_e32 v77, v77, v54, vcc
6A28  v_cmp_lt_u32_e32 vcc, s14, v50
6A2C  v_max_u32_e32 v50, v50, v16
6A30  v_cndmask_b32_e64 v16, v50, v16, s[4:5]
6A38  v_cndmask_b32_e32 v76, v76, v56, vcc
6A3C  v_cndmask_b32_e32 v48, v48, v58, vcc
6A40  v_addc_co_u32_e64 v34, vcc, v34, v52, s[4:5]
6A48  v_cmp_lt_u32_e32 vcc, s14, v38
6A4C  v_cmp_lt_u32_e64 s[2:3], s15, v38
6A54  v_max_u32_e32 v38, v38, v16
6A58  v_or_b32_e32 v50, 0x70000, v48
6A60  v_cndmask_b32_e64 v16, v38, v16, s[2:3]
6A68  v_and_b32_e32 v38, 0x80000000, v67
6A70  v_cndmask_b32_e32 v48, v48, v50, vcc
6A74  v_and_b32_e32 v52, 0x80000000, v66
6A7C  v_cmp_lt_u32_e64 s[4:5], s15, v30
6A84  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
6A8C  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
6A94  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
6A9C  v_or_b32_e32 v54, 0x700000, v48
6AA4  v_cndmask_b32_e32 v67, v67, v38, vcc
6AA8  v_cmp_lt_u32_e32 vcc, s14, v30
6AAC  v_max_u32_e32 v30, v30, v16
6AB0  v_cndmask_b32_e64 v16, v30, v16, s[4:5]
6AB8  v_cndmask_b32_e32 v66, v66, v52, vcc
6ABC  v_cndmask_b32_e32 v38, v48, v54, vcc
6AC0  v_addc_co_u32_e64 v34, vcc, v34, v50, s[4:5]
6AC8  v_cmp_lt_u32_e32 vcc, s14, v42
6ACC  v_cmp_lt_u32_e64 s[2:3], s15, v42
6AD4  v_max_u32_e32 v42, v42, v16
6AD8  v_or_b32_e32 v30, 0x7000000, v38
6AE0  v_cndmask_b32_e64 v42, v42, v16, s[2:3]
6AE8  v_and_b32_e32 v16, 0x80000000, v75
6AF0  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
6AF8  v_cndmask_b32_e32 v30, v38, v30, vcc
6AFC  v_and_b32_e32 v48, 0x80000000, v74
6B04  v_cmp_lt_u32_e64 s[4:5], s15, v32
6B0C  v_cndmask_b32_e32 v75, v75, v16, vcc
6B10  v_cmp_lt_u32_e32 vcc, s14, v32
6B14  v_max_u32_e32 v32, v32, v42
6B18  v_cndmask_b32_e64 v38, 0, 1, s[2:3]
6B20  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
6B28  v_or_b32_e32 v50, 0x70000000, v30
6B30  v_cndmask_b32_e64 v32, v32, v42, s[4:5]
6B38  v_cndmask_b32_e32 v74, v74, v48, vcc
6B3C  v_cndmask_b32_e32 v16, v30, v50, vcc
6B40  v_addc_co_u32_e64 v30, vcc, v34, v38, s[4:5]
6B48  v_cmp_lt_u32_e64 s[2:3], s15, v46
6B50  v_max_u32_e32 v42, v46, v32
6B54  v_cmp_lt_u32_e32 vcc, s14, v46
6B58  v_cndmask_b32_e64 v32, v42, v32, s[2:3]
6B60  v_and_b32_e32 v42, 0x80000000, v89
6B68  v_cndmask_b32_e64 v34, 0, 7, vcc
6B70  v_and_b32_e32 v46, 0x80000000, v88
6B78  v_cmp_lt_u32_e64 s[4:5], s15, v40
6B80  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
6B88  v_cndmask_b32_e64 v38, 0, 1, s[2:3]
6B90  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
6B98  v_or_b32_e32 v48, 0x70, v34
6BA0  v_cndmask_b32_e32 v89, v89, v42, vcc
6BA4  v_cmp_lt_u32_e32 vcc, s14, v40
6BA8  v_cmp_lt_u32_e64 s[2:3], s15, v44
6BB0  v_and_b32_e32 v42, 0x80000000, v96
6BB8  v_cndmask_b32_e32 v88, v88, v46, vcc
6BBC  v_cndmask_b32_e32 v34, v34, v48, vcc
6BC0  v_addc_co_u32_e64 v30, vcc, v30, v38, s[4:5]
6BC8  v_max_u32_e32 v38, v40, v32
6BCC  v_cndmask_b32_e64 v32, v38, v32, s[4:5]
6BD4  v_max_u32_e32 v40, v44, v32
6BD8  v_or_b32_e32 v38, 0x700, v34
6BE0  v_cmp_lt_u32_e32 vcc, s14, v44
6BE4  v_cndmask_b32_e64 v32, v40, v32, s[2:3]
6BEC  v_and_b32_e32 v40, 0x80000000, v97
6BF4  v_cndmask_b32_e32 v34, v34, v38, vcc
6BF8  v_cmp_lt_u32_e64 s[4:5], s15, v36
6C00  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
6C08  v_cndmask_b32_e64 v38, 0, 1, s[2:3]
6C10  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
6C18  v_or_b32_e32 v44, 0x7000, v34
6C20  v_cndmask_b32_e32 v97, v97, v40, vcc
6C24  v_cmp_lt_u32_e32 vcc, s14, v36
6C28  v_max_u32_e32 v36, v36, v32
6C2C  v_cndmask_b32_e64 v32, v36, v32, s[4:5]
6C34  v_cndmask_b32_e32 v96, v96, v42, vcc
6C38  v_cndmask_b32_e32 v34, v34, v44, vcc
6C3C  v_addc_co_u32_e64 v30, vcc, v30, v38, s[4:5]
6C44  v_cmp_lt_u32_e32 vcc, s14, v28
6C48  v_cmp_lt_u32_e64 s[2:3], s15, v28
6C50  v_max_u32_e32 v28, v28, v32
6C54  v_or_b32_e32 v36, 0x70000, v34
6C5C  v_cndmask_b32_e64 v28, v28, v32, s[2:3]
6C64  v_and_b32_e32 v32, 0x80000000, v87
6C6C  v_cndmask_b32_e32 v34, v34, v36, vcc
6C70  v_and_b32_e32 v38, 0x80000000, v86
6C78  v_cmp_lt_u32_e64 s[4:5], s15, v24
6C80  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
6C88  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
6C90  v_cndmask_b32_e64 v38, v38, 0, s[4:5]
6C98  v_or_b32_e32 v40, 0x700000, v34
6CA0  v_cndmask_b32_e32 v87, v87, v32, vcc
6CA4  v_cmp_lt_u32_e32 vcc, s14, v24
6CA8  v_max_u32_e32 v24, v24, v28
6CAC  v_cndmask_b32_e64 v24, v24, v28, s[4:5]
6CB4  v_cndmask_b32_e32 v86, v86, v38, vcc
6CB8  v_cndmask_b32_e32 v32, v34, v40, vcc
6CBC  v_addc_co_u32_e64 v30, vcc, v30, v36, s[4:5]
6CC4  v_cmp_lt_u32_e32 vcc, s14, v26
6CC8  v_cmp_lt_u32_e64 s[2:3], s15, v26
6CD0  v_max_u32_e32 v26, v26, v24
6CD4  v_or_b32_e32 v28, 0x7000000, v32
6CDC  v_cndmask_b32_e64 v24, v26, v24, s[2:3]
6CE4  v_and_b32_e32 v26, 0x80000000, v95
6CEC  v_cndmask_b32_e32 v28, v32, v28, vcc
6CF0  v_and_b32_e32 v34, 0x80000000, v94
6CF8  v_cmp_lt_u32_e64 s[4:5], s15, v22
6D00  v_cndmask_b32_e64 v26, v26, 0, s[2:3]
6D08  v_cndmask_b32_e64 v32, 0, 1, s[2:3]
6D10  v_cndmask_b32_e64 v34, v34, 0, s[4:5]
6D18  v_or_b32_e32 v36, 0x70000000, v28
6D20  v_cndmask_b32_e32 v95, v95, v26, vcc
6D24  v_cmp_lt_u32_e32 vcc, s14, v22
6D28  v_max_u32_e32 v22, v22, v24
6D2C  v_cndmask_b32_e64 v22, v22, v24, s[4:5]
6D34  v_cndmask_b32_e32 v94, v94, v34, vcc
6D38  v_cndmask_b32_e32 v34, v28, v36, vcc
6D3C  v_addc_co_u32_e64 v26, vcc, v30, v32, s[4:5]
6D44  v_cmp_lt_u32_e32 vcc, s14, v18
6D48  v_cmp_lt_u32_e64 s[2:3], s15, v18
6D50  v_max_u32_e32 v18, v18, v22
6D54  v_cndmask_b32_e64 v24, 0, 7, vcc
6D5C  v_cndmask_b32_e64 v18, v18, v22, s[2:3]
6D64  v_and_b32_e32 v22, 0x80000000, v85
6D6C  v_and_b32_e32 v30, 0x80000000, v84
6D74  v_cmp_lt_u32_e64 s[4:5], s15, v12
6D7C  v_cndmask_b32_e64 v22, v22, 0, s[2:3]
6D84  v_cndmask_b32_e64 v28, 0, 1, s[2:3]
6D8C  v_cndmask_b32_e64 v30, v30, 0, s[4:5]
6D94  v_or_b32_e32 v32, 0x70, v24
6D9C  v_cndmask_b32_e32 v85, v85, v22, vcc
6DA0  v_cmp_lt_u32_e32 vcc, s14, v12
6DA4  v_max_u32_e32 v12, v12, v18
6DA8  v_cndmask_b32_e64 v12, v12, v18, s[4:5]
6DB0  v_cndmask_b32_e32 v84, v84, v30, vcc
6DB4  v_cndmask_b32_e32 v22, v24, v32, vcc
6DB8  v_addc_co_u32_e64 v24, vcc, v26, v28, s[4:5]
6DC0  v_cmp_lt_u32_e32 vcc, s14, v20
6DC4  v_cmp_lt_u32_e64 s[2:3], s15, v20
6DCC  v_max_u32_e32 v20, v20, v12
6DD0  v_or_b32_e32 v18, 0x700, v22
6DD8  v_cndmask_b32_e64 v12, v20, v12, s[2:3]
6DE0  v_and_b32_e32 v20, 0x80000000, v93
6DE8  v_cndmask_b32_e32 v18, v22, v18, vcc
6DEC  v_and_b32_e32 v26, 0x80000000, v92
6DF4  v_cmp_lt_u32_e64 s[4:5], s15, v14
6DFC  v_cndmask_b32_e64 v20, v20, 0, s[2:3]
6E04  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
6E0C  v_cndmask_b32_e64 v26, v26, 0, s[4:5]
6E14  v_or_b32_e32 v28, 0x7000, v18
6E1C  v_cndmask_b32_e32 v93, v93, v20, vcc
6E20  v_cmp_lt_u32_e32 vcc, s14, v14
6E24  v_max_u32_e32 v14, v14, v12
6E28  v_cndmask_b32_e64 v12, v14, v12, s[4:5]
6E30  v_cndmask_b32_e32 v92, v92, v26, vcc
6E34  v_cndmask_b32_e32 v18, v18, v28, vcc
6E38  v_addc_co_u32_e64 v20, vcc, v24, v22, s[4:5]
6E40  v_cmp_lt_u32_e32 vcc, s14, v8
6E44  v_cmp_lt_u32_e64 s[2:3], s15, v8
6E4C  v_max_u32_e32 v8, v8, v12
6E50  v_or_b32_e32 v14, 0x70000, v18
6E58  v_cndmask_b32_e64 v8, v8, v12, s[2:3]
6E60  v_and_b32_e32 v12, 0x80000000, v83
6E68  v_cndmask_b32_e32 v14, v18, v14, vcc
6E6C  v_and_b32_e32 v22, 0x80000000, v82
6E74  v_cmp_lt_u32_e64 s[4:5], s15, v4
6E7C  v_cndmask_b32_e64 v12, v12, 0, s[2:3]
6E84  v_cndmask_b32_e64 v18, 0, 1, s[2:3]
6E8C  v_cndmask_b32_e64 v22, v22, 0, s[4:5]
6E94  v_or_b32_e32 v24, 0x700000, v14
6E9C  v_cndmask_b32_e32 v83, v83, v12, vcc
6EA0  v_cmp_lt_u32_e32 vcc, s14, v4
6EA4  v_max_u32_e32 v4, v4, v8
6EA8  v_cndmask_b32_e64 v4, v4, v8, s[4:5]
6EB0  v_cndmask_b32_e32 v82, v82, v22, vcc
6EB4  v_cndmask_b32_e32 v12, v14, v24, vcc
6EB8  v_addc_co_u32_e64 v14, vcc, v20, v18, s[4:5]
6EC0  v_cmp_lt_u32_e32 vcc, s14, v10
6EC4  v_cmp_lt_u32_e64 s[2:3], s15, v10
6ECC  v_max_u32_e32 v10, v10, v4
6ED0  v_or_b32_e32 v8, 0x7000000, v12
6ED8  v_cndmask_b32_e64 v4, v10, v4, s[2:3]
6EE0  v_and_b32_e32 v10, 0x80000000, v91
6EE8  v_cndmask_b32_e32 v8, v12, v8, vcc
6EEC  v_and_b32_e32 v18, 0x80000000, v90
6EF4  v_cmp_lt_u32_e64 s[4:5], s15, v6
6EFC  v_cndmask_b32_e64 v10, v10, 0, s[2:3]
6F04  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
6F0C  v_cndmask_b32_e64 v18, v18, 0, s[4:5]
6F14  v_or_b32_e32 v20, 0x70000000, v8
6F1C  v_cndmask_b32_e32 v91, v91, v10, vcc
6F20  v_cmp_lt_u32_e32 vcc, s14, v6
6F24  v_max_u32_e32 v6, v6, v4
6F28  v_cndmask_b32_e64 v4, v6, v4, s[4:5]
6F30  v_cndmask_b32_e32 v90, v90, v18, vcc
6F34  v_cndmask_b32_e32 v60, v8, v20, vcc
6F38  v_addc_co_u32_e64 v8, vcc, v14, v12, s[4:5]
6F40  v_mov_b32_e32 v6, 0x7f800000
6F48  v_cmp_ne_u32_e32 vcc, 32, v8
6F4C  s_nop 1
6F50  v_cndmask_b32_e32 v105, v6, v4, vcc
6F54  s_or_b64 exec, exec, s[10:11]
6F58  v_cmp_ne_u32_e32 vcc, 0, v105
6F5C  v_mov_b32_e32 v4, 0x7f
6F64  s_and_saveexec_b64 s[2:3], vcc
6F68  s_cbranch_execz 15
6F6C  v_add_u32_e32 v4, s20, v105
6F70  s_mov_b32 s4, 0x17fffff
6F78  v_lshrrev_b32_e32 v6, 23, v4
6F7C  v_add_u32_e32 v6, -2, v6
6F80  v_cmp_lt_u32_e32 vcc, s4, v4
6F84  s_mov_b32 s4, 0x7f800000
6F8C  s_nop 0
6F90  v_cndmask_b32_e32 v4, 0, v6, vcc
6F94  v_cmp_eq_u32_e32 vcc, s4, v105
6F98  v_mov_b32_e32 v6, 0xfe
6FA0  s_and_b64 vcc, s[18:19], vcc
6FA4  v_cndmask_b32_e32 v4, v4, v6, vcc
6FA8  s_or_b64 exec, exec, s[2:3]
6FAC  v_cmp_eq_u32_e32 vcc, 0, v4
6FB0  s_cbranch_vccz 37
6FB4  s_nop 0
6FB8  v_cndmask_b32_e64 v6, 1.0, 2.0, vcc
6FC0  v_pk_mul_f32 v[72:73], v[6:7], v[72:73] op_sel_hi:[0,1]
6FC8  v_pk_mul_f32 v[80:81], v[6:7], v[80:81] op_sel_hi:[0,1]
6FD0  v_pk_mul_f32 v[70:71], v[6:7], v[70:71] op_sel_hi:[0,1]
6FD8  v_pk_mul_f32 v[78:79], v[6:7], v[78:79] op_sel_hi:[0,1]
6FE0  v_pk_mul_f32 v[68:69], v[6:7], v[68:69] op_sel_hi:[0,1]
6FE8  v_pk_mul_f32 v[76:77], v[6:7], v[76:77] op_sel_hi:[0,1]
6FF0  v_pk_mul_f32 v[66:67], v[6:7], v[66:67] op_sel_hi:[0,1]
6FF8  v_pk_mul_f32 v[74:75], v[6:7], v[74:75] op_sel_hi:[0,1]
7000  v_pk_mul_f32 v[88:89], v[6:7], v[88:89] op_sel_hi:[0,1]
7008  v_pk_mul_f32 v[96:97], v[6:7], v[96:97] op_sel_hi:[0,1]
7010  v_pk_mul_f32 v[86:87], v[6:7], v[86:87] op_sel_hi:[0,1]
7018  v_pk_mul_f32 v[94:95], v[6:7], v[94:95] op_sel_hi:[0,1]
7020  v_pk_mul_f32 v[84:85], v[6:7], v[84:85] op_sel_hi:[0,1]
7028  v_pk_mul_f32 v[92:93], v[6:7], v[92:93] op_sel_hi:[0,1]
7030  v_pk_mul_f32 v[82:83], v[6:7], v[82:83] op_sel_hi:[0,1]
7038  v_pk_mul_f32 v[90:91], v[6:7], v[90:91] op_sel_hi:[0,1]
7040  v_max_u32_e32 v6, 1, v4
7044  s_branch 1
7048  v_mov_b32_e32 v6, v4
704C  v_mov_b32_e32 v8, 0
7050  v_mov_b32_e32 v10, 0
7054  v_lshlrev_b32_e32 v6, 23, v6
7058  v_cvt_scalef32_pk_fp4_f32 v8, v73, v72, v6
7060  v_cvt_scalef32_pk_fp4_f32 v10, v71, v70, v6 op_sel:[0,0,0,1]
7068  v_cvt_scalef32_pk_fp4_f32 v8, v81, v80, v6 op_sel:[0,0,1,0]
7070  v_cvt_scalef32_pk_fp4_f32 v10, v79, v78, v6 op_sel:[0,0,1,1]
7078  s_nop 0
707C  v_or_b32_e32 v38, v100, v99
7080  v_or3_b32 v70, v10, v2, v8
7088  v_mov_b32_e32 v2, 0
708C  v_mov_b32_e32 v8, 0
7090  v_cvt_scalef32_pk_fp4_f32 v2, v69, v68, v6
7098  v_cvt_scalef32_pk_fp4_f32 v8, v67, v66, v6 op_sel:[0,0,0,1]
70A0  v_cvt_scalef32_pk_fp4_f32 v2, v77, v76, v6 op_sel:[0,0,1,0]
70A8  v_cvt_scalef32_pk_fp4_f32 v8, v75, v74, v6 op_sel:[0,0,1,1]
70B0  s_nop 0
70B4  v_mov_b32_e32 v42, 0
70B8  v_or3_b32 v71, v8, v16, v2
70C0  v_mov_b32_e32 v2, 0
70C4  v_mov_b32_e32 v8, 0
70C8  v_cvt_scalef32_pk_fp4_f32 v2, v89, v88, v6
70D0  v_cvt_scalef32_pk_fp4_f32 v8, v87, v86, v6 op_sel:[0,0,0,1]
70D8  v_cvt_scalef32_pk_fp4_f32 v2, v97, v96, v6 op_sel:[0,0,1,0]
70E0  v_cvt_scalef32_pk_fp4_f32 v8, v95, v94, v6 op_sel:[0,0,1,1]
70E8  s_nop 0
70EC  v_mov_b32_e32 v12, v11
70F0  v_or3_b32 v72, v8, v34, v2
70F8  v_mov_b32_e32 v2, 0
70FC  v_mov_b32_e32 v8, 0
7100  v_cvt_scalef32_pk_fp4_f32 v2, v85, v84, v6
7108  v_cvt_scalef32_pk_fp4_f32 v8, v83, v82, v6 op_sel:[0,0,0,1]
7110  v_cvt_scalef32_pk_fp4_f32 v2, v93, v92, v6 op_sel:[0,0,1,0]
7118  v_cvt_scalef32_pk_fp4_f32 v8, v91, v90, v6 op_sel:[0,0,1,1]
7120  s_nop 0
7124  v_mov_b32_e32 v6, 0x10000
712C  v_or3_b32 v73, v8, v60, v2
7134  v_bitop3_b32 v2, v100, v99, v98 bitop3:0xf6
713C  v_lshl_or_b32 v34, v2, 4, v6
7144  v_or_b32_e32 v2, 0x12000, v38
714C  ds_write_b128 v34, v[70:73]
7154  ds_write_b8 v2, v4
715C  v_mov_b32_e32 v4, v3
7160  v_mov_b32_e32 v8, v7
7164  v_mov_b32_e32 v16, v15
7168  v_mov_b32_e32 v20, v19
716C  v_mov_b32_e32 v24, v23
7170  v_mov_b32_e32 v28, v27
7174  v_mov_b32_e32 v32, v31
7178  v_mov_b32_e32 v36, v35
717C  v_mov_b32_e32 v40, v39
7180  v_mov_b32_e32 v44, v43
7184  v_mov_b32_e32 v48, v47
7188  v_mov_b32_e32 v52, v51
718C  v_mov_b32_e32 v56, v55
7190  v_mov_b32_e32 v60, v59
7194  s_andn2_b64 vcc, exec, s[8:9]
7198  v_mov_b32_e32 v64, v63
719C  s_cbranch_vccnz 95
71A0  s_lshl_b32 s2, s29, 31
71A4  s_lshl_b32 s3, s29, 30
71A8  v_bfrev_b32_e32 v2, 1
71AC  v_xor_b32_e32 v4, s2, v3
71B0  s_lshl_b32 s2, s29, 29
71B4  v_bitop3_b32 v5, s3, v5, v2 bitop3:0x6c
71BC  s_lshl_b32 s3, s29, 28
71C0  v_bitop3_b32 v8, s2, v7, v2 bitop3:0x6c
71C8  s_lshl_b32 s2, s29, 27
71CC  v_bitop3_b32 v9, s3, v9, v2 bitop3:0x6c
71D4  s_lshl_b32 s3, s29, 26
71D8  v_bitop3_b32 v12, s2, v11, v2 bitop3:0x6c
71E0  s_lshl_b32 s2, s29, 25
71E4  v_bitop3_b32 v13, s3, v13, v2 bitop3:0x6c
71EC  s_lshl_b32 s3, s29, 24
71F0  v_bitop3_b32 v16, s2, v15, v2 bitop3:0x6c
71F8  s_lshl_b32 s2, s29, 23
71FC  v_bitop3_b32 v17, s3, v17, v2 bitop3:0x6c
7204  s_lshl_b32 s3, s29, 22
7208  v_bitop3_b32 v20, s2, v19, v2 bitop3:0x6c
7210  s_lshl_b32 s2, s29, 21
7214  v_bitop3_b32 v21, s3, v21, v2 bitop3:0x6c
721C  s_lshl_b32 s3, s29, 20
7220  v_bitop3_b32 v24, s2, v23, v2 bitop3:0x6c
7228  s_lshl_b32 s2, s29, 19
722C  v_bitop3_b32 v25, s3, v25, v2 bitop3:0x6c
7234  s_lshl_b32 s3, s29, 18
7238  v_bitop3_b32 v28, s2, v27, v2 bitop3:0x6c
7240  s_lshl_b32 s2, s29, 17
7244  v_bitop3_b32 v29, s3, v29, v2 bitop3:0x6c
724C  s_lshl_b32 s3, s29, 16
7250  v_bitop3_b32 v32, s2, v31, v2 bitop3:0x6c
7258  s_lshl_b32 s2, s29, 15
725C  v_bitop3_b32 v33, s3, v33, v2 bitop3:0x6c
7264  s_lshl_b32 s3, s29, 14
7268  v_bitop3_b32 v36, s2, v35, v2 bitop3:0x6c
7270  s_lshl_b32 s2, s29, 13
7274  v_bitop3_b32 v37, s3, v37, v2 bitop3:0x6c
727C  s_lshl_b32 s3, s29, 12
7280  v_bitop3_b32 v40, s2, v39, v2 bitop3:0x6c
7288  s_lshl_b32 s2, s29, 11
728C  v_bitop3_b32 v41, s3, v41, v2 bitop3:0x6c
7294  s_lshl_b32 s3, s29, 10
7298  v_bitop3_b32 v44, s2, v43, v2 bitop3:0x6c
72A0  s_lshl_b32 s2, s29, 9
72A4  v_bitop3_b32 v45, s3, v45, v2 bitop3:0x6c
72AC  s_lshl_b32 s3, s29, 8
72B0  v_bitop3_b32 v48, s2, v47, v2 bitop3:0x6c
72B8  s_lshl_b32 s2, s29, 7
72BC  v_bitop3_b32 v49, s3, v49, v2 bitop3:0x6c
72C4  s_lshl_b32 s3, s29, 6
72C8  v_bitop3_b32 v52, s2, v51, v2 bitop3:0x6c
72D0  s_lshl_b32 s2, s29, 5
72D4  v_bitop3_b32 v53, s3, v53, v2 bitop3:0x6c
72DC  s_lshl_b32 s3, s29, 4
72E0  v_bitop3_b32 v56, s2, v55, v2 bitop3:0x6c
72E8  s_lshl_b32 s2, s29, 3
72EC  v_bitop3_b32 v57, s3, v57, v2 bitop3:0x6c
72F4  s_lshl_b32 s3, s29, 2
72F8  v_bitop3_b32 v60, s2, v59, v2 bitop3:0x6c
7300  s_lshl_b32 s2, s29, 1
7304  v_bitop3_b32 v61, s3, v61, v2 bitop3:0x6c
730C  v_bitop3_b32 v65, s29, v65, v2 bitop3:0x6c
7314  v_bitop3_b32 v64, s2, v63, v2 bitop3:0x6c
731C  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel_hi:[0,1]
7324  v_pk_add_f32 v[10:11], v[4:5], v[4:5] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
732C  v_pk_add_f32 v[4:5], v[8:9], v[8:9] op_sel_hi:[0,1]
7334  v_pk_add_f32 v[14:15], v[8:9], v[8:9] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
733C  v_pk_add_f32 v[6:7], v[12:13], v[12:13] op_sel_hi:[0,1]
7344  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
734C  v_pk_add_f32 v[8:9], v[16:17], v[16:17] op_sel_hi:[0,1]
7354  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
735C  v_pk_add_f32 v[18:19], v[20:21], v[20:21] op_sel_hi:[0,1]
7364  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
736C  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel_hi:[0,1]
7374  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
737C  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel_hi:[0,1]
7384  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
738C  v_pk_add_f32 v[30:31], v[32:33], v[32:33] op_sel_hi:[0,1]
7394  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
739C  v_mov_b32_e32 v11, v3
73A0  v_mov_b32_e32 v15, v5
73A4  v_mov_b32_e32 v13, v7
73A8  v_mov_b32_e32 v17, v9
73AC  v_mov_b32_e32 v21, v19
73B0  v_mov_b32_e32 v25, v23
73B4  v_mov_b32_e32 v29, v27
73B8  v_mov_b32_e32 v33, v31
73BC  v_pk_add_f32 v[4:5], v[10:11], v[14:15]
73C4  v_pk_add_f32 v[8:9], v[12:13], v[16:17]
73CC  v_pk_add_f32 v[18:19], v[20:21], v[24:25]
73D4  v_pk_add_f32 v[22:23], v[28:29], v[32:33]
73DC  v_pk_add_f32 v[6:7], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
73E4  v_pk_add_f32 v[26:27], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
73EC  v_pk_add_f32 v[8:9], v[4:5], v[8:9]
73F4  v_pk_add_f32 v[18:19], v[18:19], v[22:23]
73FC  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7404  v_pk_add_f32 v[4:5], v[8:9], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
740C  v_pk_add_f32 v[8:9], v[8:9], v[18:19]
7414  v_pk_add_f32 v[18:19], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
741C  v_pk_add_f32 v[16:17], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7424  v_pk_add_f32 v[20:21], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
742C  s_mov_b32 s2, 0x3e800000
7434  v_pk_add_f32 v[14:15], v[18:19], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
743C  v_pk_add_f32 v[22:23], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
7444  v_pk_add_f32 v[18:19], v[18:19], v[12:13]
744C  v_pk_add_f32 v[16:17], v[16:17], v[20:21]
7454  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
745C  v_pk_add_f32 v[12:13], v[18:19], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
7464  v_pk_add_f32 v[16:17], v[18:19], v[16:17]
746C  v_pk_add_f32 v[2:3], v[6:7], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7474  v_pk_add_f32 v[6:7], v[6:7], v[26:27]
747C  v_and_b32_e32 v71, 0x7fffffff, v9
7484  v_and_b32_e32 v69, 0x7fffffff, v8
748C  v_pk_mul_f32 v[16:17], v[16:17], s[2:3] op_sel_hi:[1,0]
7494  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
749C  v_max_u32_e32 v26, v69, v71
74A0  v_pk_add_f32 v[10:11], v[14:15], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
74A8  v_pk_add_f32 v[14:15], v[14:15], v[22:23]
74B0  v_and_b32_e32 v70, 0x7fffffff, v17
74B8  v_and_b32_e32 v68, 0x7fffffff, v16
74C0  v_pk_add_f32 v[46:47], v[36:37], v[36:37] op_sel_hi:[0,1]
74C8  v_pk_add_f32 v[72:73], v[36:37], v[36:37] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
74D0  v_pk_add_f32 v[36:37], v[40:41], v[40:41] op_sel_hi:[0,1]
74D8  v_pk_add_f32 v[74:75], v[40:41], v[40:41] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
74E0  v_pk_add_f32 v[40:41], v[44:45], v[44:45] op_sel_hi:[0,1]
74E8  v_pk_add_f32 v[76:77], v[44:45], v[44:45] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
74F0  v_pk_add_f32 v[44:45], v[48:49], v[48:49] op_sel_hi:[0,1]
74F8  v_pk_add_f32 v[78:79], v[48:49], v[48:49] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7500  v_pk_add_f32 v[48:49], v[52:53], v[52:53] op_sel_hi:[0,1]
7508  v_pk_add_f32 v[52:53], v[52:53], v[52:53] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7510  v_pk_add_f32 v[54:55], v[56:57], v[56:57] op_sel_hi:[0,1]
7518  v_pk_add_f32 v[80:81], v[56:57], v[56:57] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7520  v_pk_add_f32 v[56:57], v[60:61], v[60:61] op_sel_hi:[0,1]
7528  v_pk_add_f32 v[82:83], v[60:61], v[60:61] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7530  v_pk_add_f32 v[84:85], v[64:65], v[64:65] op_sel_hi:[0,1]
7538  v_pk_add_f32 v[86:87], v[64:65], v[64:65] op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
7540  v_and_b32_e32 v67, 0x7fffffff, v7
7548  v_and_b32_e32 v64, 0x7fffffff, v6
7550  v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
7558  v_max3_u32 v18, v68, v70, v26
7560  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
7568  v_and_b32_e32 v66, 0x7fffffff, v15
7570  v_and_b32_e32 v63, 0x7fffffff, v14
7578  v_max3_u32 v18, v64, v67, v18
7580  v_mov_b32_e32 v73, v47
7584  v_mov_b32_e32 v75, v37
7588  v_mov_b32_e32 v77, v41
758C  v_mov_b32_e32 v79, v45
7590  v_mov_b32_e32 v53, v49
7594  v_mov_b32_e32 v81, v55
7598  v_mov_b32_e32 v83, v57
759C  v_mov_b32_e32 v87, v85
75A0  v_and_b32_e32 v61, 0x7fffffff, v5
75A8  v_and_b32_e32 v59, 0x7fffffff, v4
75B0  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
75B8  v_max3_u32 v18, v63, v66, v18
75C0  v_pk_add_f32 v[20:21], v[72:73], v[74:75]
75C8  v_pk_add_f32 v[24:25], v[76:77], v[78:79]
75D0  v_pk_add_f32 v[26:27], v[52:53], v[80:81]
75D8  v_pk_add_f32 v[28:29], v[82:83], v[86:87]
75E0  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
75E8  v_max3_u32 v18, v59, v61, v18
75F0  v_and_b32_e32 v62, 0x7fffffff, v13
75F8  v_and_b32_e32 v60, 0x7fffffff, v12
7600  v_pk_add_f32 v[22:23], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
7608  v_pk_add_f32 v[30:31], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
7610  v_pk_add_f32 v[24:25], v[20:21], v[24:25]
7618  v_pk_add_f32 v[26:27], v[26:27], v[28:29]
7620  v_and_b32_e32 v54, 0x7fffffff, v3
7628  v_and_b32_e32 v50, 0x7fffffff, v2
7630  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
7638  v_max3_u32 v18, v60, v62, v18
7640  v_pk_add_f32 v[20:21], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
7648  v_pk_add_f32 v[24:25], v[24:25], v[26:27]
7650  v_max3_u32 v18, v50, v54, v18
7658  v_and_b32_e32 v56, 0x7fffffff, v11
7660  v_and_b32_e32 v51, 0x7fffffff, v10
7668  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
7670  v_max3_u32 v32, v51, v56, v18
7678  v_and_b32_e32 v58, 0x7fffffff, v25
7680  v_and_b32_e32 v55, 0x7fffffff, v24
7688  v_max3_u32 v36, v55, v58, v32
7690  v_pk_add_f32 v[28:29], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
7698  v_pk_add_f32 v[32:33], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
76A0  v_pk_add_f32 v[52:53], v[52:53], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
76A8  v_pk_add_f32 v[72:73], v[82:83], v[86:87] neg_lo:[0,1] neg_hi:[0,1]
76B0  v_pk_add_f32 v[18:19], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
76B8  v_pk_add_f32 v[22:23], v[22:23], v[30:31]
76C0  v_pk_add_f32 v[30:31], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
76C8  v_pk_add_f32 v[74:75], v[52:53], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
76D0  v_pk_add_f32 v[32:33], v[28:29], v[32:33]
76D8  v_pk_add_f32 v[52:53], v[52:53], v[72:73]
76E0  v_pk_mul_f32 v[22:23], v[22:23], s[2:3] op_sel_hi:[1,0]
76E8  v_pk_add_f32 v[28:29], v[32:33], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
76F0  v_pk_add_f32 v[32:33], v[32:33], v[52:53]
76F8  v_pk_add_f32 v[26:27], v[30:31], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
7700  v_pk_mul_f32 v[32:33], v[32:33], s[2:3] op_sel_hi:[1,0]
7708  v_pk_add_f32 v[30:31], v[30:31], v[74:75]
7710  v_and_b32_e32 v57, 0x7fffffff, v33
7718  v_and_b32_e32 v53, 0x7fffffff, v32
7720  v_and_b32_e32 v49, 0x7fffffff, v23
7728  v_and_b32_e32 v47, 0x7fffffff, v22
7730  v_pk_mul_f32 v[30:31], v[30:31], s[2:3] op_sel_hi:[1,0]
7738  v_max3_u32 v36, v53, v57, v36
7740  v_pk_mul_f32 v[20:21], v[20:21], s[2:3] op_sel_hi:[1,0]
7748  v_and_b32_e32 v48, 0x7fffffff, v31
7750  v_and_b32_e32 v46, 0x7fffffff, v30
7758  v_max3_u32 v36, v47, v49, v36
7760  v_and_b32_e32 v44, 0x7fffffff, v21
7768  v_and_b32_e32 v40, 0x7fffffff, v20
7770  v_pk_mul_f32 v[28:29], v[28:29], s[2:3] op_sel_hi:[1,0]
7778  v_max3_u32 v36, v46, v48, v36
7780  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
7788  v_max3_u32 v36, v40, v44, v36
7790  v_and_b32_e32 v45, 0x7fffffff, v29
7798  v_and_b32_e32 v41, 0x7fffffff, v28
77A0  v_and_b32_e32 v37, 0x7fffffff, v19
77A8  v_and_b32_e32 v35, 0x7fffffff, v18
77B0  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
77B8  v_max3_u32 v36, v41, v45, v36
77C0  v_max3_u32 v43, v35, v37, v36
77C8  v_and_b32_e32 v39, 0x7fffffff, v27
77D0  v_and_b32_e32 v36, 0x7fffffff, v26
77D8  v_max3_u32 v72, v36, v39, v43
77E0  s_mov_b32 s10, 0x7f7fffff
77E8  v_cmp_lt_u32_e32 vcc, s10, v72
77EC  v_mov_b32_e32 v43, 0
77F0  v_mov_b32_e32 v52, 0
77F4  v_mov_b32_e32 v65, 0
77F8  s_and_saveexec_b64 s[8:9], vcc
77FC  s_cbranch_execz 515
7800  s_mov_b32 s11, 0x7f800000
7808  v_cmp_lt_u32_e64 s[2:3], s11, v71
7810  v_and_b32_e32 v52, 0x80000000, v9
7818  v_cmp_lt_u32_e32 vcc, s10, v71
781C  v_and_b32_e32 v65, 0x80000000, v8
7824  v_cmp_lt_u32_e64 s[4:5], s11, v69
782C  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
7834  v_cndmask_b32_e64 v42, 0, 7, vcc
783C  v_cndmask_b32_e64 v43, v71, 0, s[2:3]
7844  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
784C  v_cndmask_b32_e32 v9, v9, v52, vcc
7850  v_cmp_lt_u32_e32 vcc, s10, v69
7854  v_or_b32_e32 v71, 0x70, v42
785C  v_cndmask_b32_e64 v52, 0, 1, s[4:5]
7864  v_cndmask_b32_e32 v8, v8, v65, vcc
7868  v_max_u32_e32 v65, v69, v43
786C  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
7874  v_cndmask_b32_e32 v42, v42, v71, vcc
7878  v_addc_co_u32_e64 v52, vcc, 0, v52, s[2:3]
7880  v_cmp_lt_u32_e64 s[2:3], s11, v70
7888  v_max_u32_e32 v69, v70, v43
788C  v_or_b32_e32 v65, 0x700, v42
7894  v_cmp_lt_u32_e32 vcc, s10, v70
7898  v_cndmask_b32_e64 v43, v69, v43, s[2:3]
78A0  v_and_b32_e32 v69, 0x80000000, v17
78A8  v_cndmask_b32_e32 v42, v42, v65, vcc
78AC  v_and_b32_e32 v70, 0x80000000, v16
78B4  v_cmp_lt_u32_e64 s[4:5], s11, v68
78BC  v_cndmask_b32_e64 v69, v69, 0, s[2:3]
78C4  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
78CC  v_cndmask_b32_e64 v70, v70, 0, s[4:5]
78D4  v_or_b32_e32 v71, 0x7000, v42
78DC  v_cndmask_b32_e32 v17, v17, v69, vcc
78E0  v_cmp_lt_u32_e32 vcc, s10, v68
78E4  v_cmp_lt_u32_e64 s[2:3], s11, v67
78EC  s_nop 0
78F0  v_cndmask_b32_e32 v16, v16, v70, vcc
78F4  v_cndmask_b32_e32 v42, v42, v71, vcc
78F8  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
7900  v_max_u32_e32 v65, v68, v43
7904  v_cndmask_b32_e64 v43, v65, v43, s[4:5]
790C  v_cmp_lt_u32_e32 vcc, s10, v67
7910  v_max_u32_e32 v67, v67, v43
7914  v_cndmask_b32_e64 v43, v67, v43, s[2:3]
791C  v_and_b32_e32 v67, 0x80000000, v7
7924  v_or_b32_e32 v65, 0x70000, v42
792C  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
7934  v_cndmask_b32_e32 v42, v42, v65, vcc
7938  v_and_b32_e32 v68, 0x80000000, v6
7940  v_cmp_lt_u32_e64 s[4:5], s11, v64
7948  v_cndmask_b32_e32 v7, v7, v67, vcc
794C  v_cmp_lt_u32_e32 vcc, s10, v64
7950  v_max_u32_e32 v64, v64, v43
7954  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
795C  v_cndmask_b32_e64 v68, v68, 0, s[4:5]
7964  v_or_b32_e32 v69, 0x700000, v42
796C  v_cndmask_b32_e64 v43, v64, v43, s[4:5]
7974  v_cndmask_b32_e32 v6, v6, v68, vcc
7978  v_cndmask_b32_e32 v42, v42, v69, vcc
797C  v_addc_co_u32_e64 v52, vcc, v52, v65, s[4:5]
7984  v_cmp_lt_u32_e64 s[2:3], s11, v66
798C  v_max_u32_e32 v65, v66, v43
7990  v_or_b32_e32 v64, 0x7000000, v42
7998  v_cmp_lt_u32_e32 vcc, s10, v66
799C  v_cndmask_b32_e64 v43, v65, v43, s[2:3]
79A4  v_and_b32_e32 v65, 0x80000000, v15
79AC  v_cndmask_b32_e32 v42, v42, v64, vcc
79B0  v_and_b32_e32 v66, 0x80000000, v14
79B8  v_cmp_lt_u32_e64 s[4:5], s11, v63
79C0  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
79C8  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
79D0  v_cndmask_b32_e64 v66, v66, 0, s[4:5]
79D8  v_or_b32_e32 v67, 0x70000000, v42
79E0  v_cndmask_b32_e32 v15, v15, v65, vcc
79E4  v_cmp_lt_u32_e32 vcc, s10, v63
79E8  v_max_u32_e32 v63, v63, v43
79EC  v_cndmask_b32_e64 v43, v63, v43, s[4:5]
79F4  v_cndmask_b32_e32 v14, v14, v66, vcc
79F8  v_cndmask_b32_e32 v42, v42, v67, vcc
79FC  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
7A04  v_cmp_lt_u32_e32 vcc, s10, v61
7A08  v_cmp_lt_u32_e64 s[2:3], s11, v61
7A10  v_max_u32_e32 v61, v61, v43
7A14  v_cndmask_b32_e64 v63, 0, 7, vcc
7A1C  v_cndmask_b32_e64 v43, v61, v43, s[2:3]
7A24  v_and_b32_e32 v61, 0x80000000, v5
7A2C  v_and_b32_e32 v65, 0x80000000, v4
7A34  v_cmp_lt_u32_e64 s[4:5], s11, v59
7A3C  v_cndmask_b32_e64 v61, v61, 0, s[2:3]
7A44  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
7A4C  v_cndmask_b32_e64 v65, v65, 0, s[4:5]
7A54  v_or_b32_e32 v66, 0x70, v63
7A5C  v_cndmask_b32_e32 v5, v5, v61, vcc
7A60  v_cmp_lt_u32_e32 vcc, s10, v59
7A64  v_max_u32_e32 v59, v59, v43
7A68  v_cndmask_b32_e64 v43, v59, v43, s[4:5]
7A70  v_cndmask_b32_e32 v4, v4, v65, vcc
7A74  v_cndmask_b32_e32 v61, v63, v66, vcc
7A78  v_addc_co_u32_e64 v52, vcc, v52, v64, s[4:5]
7A80  v_cmp_lt_u32_e32 vcc, s10, v62
7A84  v_cmp_lt_u32_e64 s[2:3], s11, v62
7A8C  v_max_u32_e32 v62, v62, v43
7A90  v_or_b32_e32 v59, 0x700, v61
7A98  v_cndmask_b32_e64 v43, v62, v43, s[2:3]
7AA0  v_and_b32_e32 v62, 0x80000000, v13
7AA8  v_cndmask_b32_e32 v59, v61, v59, vcc
7AAC  v_and_b32_e32 v63, 0x80000000, v12
7AB4  v_cmp_lt_u32_e64 s[4:5], s11, v60
7ABC  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
7AC4  v_cndmask_b32_e64 v61, 0, 1, s[2:3]
7ACC  v_cndmask_b32_e64 v63, v63, 0, s[4:5]
7AD4  v_or_b32_e32 v64, 0x7000, v59
7ADC  v_cndmask_b32_e32 v13, v13, v62, vcc
7AE0  v_cmp_lt_u32_e32 vcc, s10, v60
7AE4  v_max_u32_e32 v60, v60, v43
7AE8  v_cndmask_b32_e64 v43, v60, v43, s[4:5]
7AF0  v_cndmask_b32_e32 v12, v12, v63, vcc
7AF4  v_cndmask_b32_e32 v59, v59, v64, vcc
7AF8  v_addc_co_u32_e64 v52, vcc, v52, v61, s[4:5]
7B00  v_cmp_lt_u32_e32 vcc, s10, v54
7B04  v_cmp_lt_u32_e64 s[2:3], s11, v54
7B0C  v_max_u32_e32 v54, v54, v43
7B10  v_or_b32_e32 v60, 0x70000, v59
7B18  v_cndmask_b32_e64 v43, v54, v43, s[2:3]
7B20  v_and_b32_e32 v54, 0x80000000, v3
7B28  v_cndmask_b32_e32 v59, v59, v60, vcc
7B2C  v_and_b32_e32 v61, 0x80000000, v2
7B34  v_cmp_lt_u32_e64 s[4:5], s11, v50
7B3C  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
7B44  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
7B4C  v_cndmask_b32_e64 v61, v61, 0, s[4:5]
7B54  v_or_b32_e32 v62, 0x700000, v59
7B5C  v_cndmask_b32_e32 v3, v3, v54, vcc
7B60  v_cmp_lt_u32_e32 vcc, s10, v50
7B64  v_max_u32_e32 v50, v50, v43
7B68  v_cndmask_b32_e64 v43, v50, v43, s[4:5]
7B70  v_cndmask_b32_e32 v2, v2, v61, vcc
7B74  v_cndmask_b32_e32 v54, v59, v62, vcc
7B78  v_addc_co_u32_e64 v52, vcc, v52, v60, s[4:5]
7B80  v_cmp_lt_u32_e32 vcc, s10, v56
7B84  v_cmp_lt_u32_e64 s[2:3], s11, v56
7B8C  v_max_u32_e32 v56, v56, v43
7B90  v_or_b32_e32 v50, 0x7000000, v54
7B98  v_cndmask_b32_e64 v56, v56, v43, s[2:3]
7BA0  v_and_b32_e32 v43, 0x80000000, v11
7BA8  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
7BB0  v_cndmask_b32_e32 v50, v54, v50, vcc
7BB4  v_and_b32_e32 v59, 0x80000000, v10
7BBC  v_cmp_lt_u32_e64 s[4:5], s11, v51
7BC4  v_cndmask_b32_e32 v11, v11, v43, vcc
7BC8  v_cmp_lt_u32_e32 vcc, s10, v51
7BCC  v_max_u32_e32 v51, v51, v56
7BD0  v_cndmask_b32_e64 v54, 0, 1, s[2:3]
7BD8  v_cndmask_b32_e64 v59, v59, 0, s[4:5]
7BE0  v_or_b32_e32 v60, 0x70000000, v50
7BE8  v_cndmask_b32_e64 v51, v51, v56, s[4:5]
7BF0  v_cndmask_b32_e32 v10, v10, v59, vcc
7BF4  v_cndmask_b32_e32 v43, v50, v60, vcc
7BF8  v_addc_co_u32_e64 v50, vcc, v52, v54, s[4:5]
7C00  v_cmp_lt_u32_e64 s[2:3], s11, v58
7C08  v_max_u32_e32 v56, v58, v51
7C0C  v_cmp_lt_u32_e32 vcc, s10, v58
7C10  v_cndmask_b32_e64 v51, v56, v51, s[2:3]
7C18  v_and_b32_e32 v56, 0x80000000, v25
7C20  v_cndmask_b32_e64 v52, 0, 7, vcc
7C28  v_and_b32_e32 v58, 0x80000000, v24
7C30  v_cmp_lt_u32_e64 s[4:5], s11, v55
7C38  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
7C40  v_cndmask_b32_e64 v54, 0, 1, s[2:3]
7C48  v_cndmask_b32_e64 v58, v58, 0, s[4:5]
7C50  v_or_b32_e32 v59, 0x70, v52
7C58  v_cndmask_b32_e32 v25, v25, v56, vcc
7C5C  v_cmp_lt_u32_e32 vcc, s10, v55
7C60  v_cmp_lt_u32_e64 s[2:3], s11, v57
7C68  v_and_b32_e32 v56, 0x80000000, v32
7C70  v_cndmask_b32_e32 v24, v24, v58, vcc
7C74  v_cndmask_b32_e32 v52, v52, v59, vcc
7C78  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
7C80  v_max_u32_e32 v54, v55, v51
7C84  v_cndmask_b32_e64 v51, v54, v51, s[4:5]
7C8C  v_max_u32_e32 v55, v57, v51
7C90  v_or_b32_e32 v54, 0x700, v52
7C98  v_cmp_lt_u32_e32 vcc, s10, v57
7C9C  v_cndmask_b32_e64 v51, v55, v51, s[2:3]
7CA4  v_and_b32_e32 v55, 0x80000000, v33
7CAC  v_cndmask_b32_e32 v52, v52, v54, vcc
7CB0  v_cmp_lt_u32_e64 s[4:5], s11, v53
7CB8  v_cndmask_b32_e64 v55, v55, 0, s[2:3]
7CC0  v_cndmask_b32_e64 v54, 0, 1, s[2:3]
7CC8  v_cndmask_b32_e64 v56, v56, 0, s[4:5]
7CD0  v_or_b32_e32 v57, 0x7000, v52
7CD8  v_cndmask_b32_e32 v33, v33, v55, vcc
7CDC  v_cmp_lt_u32_e32 vcc, s10, v53
7CE0  v_max_u32_e32 v53, v53, v51
7CE4  v_cndmask_b32_e64 v51, v53, v51, s[4:5]
7CEC  v_cndmask_b32_e32 v32, v32, v56, vcc
7CF0  v_cndmask_b32_e32 v52, v52, v57, vcc
7CF4  v_addc_co_u32_e64 v50, vcc, v50, v54, s[4:5]
7CFC  v_cmp_lt_u32_e32 vcc, s10, v49
7D00  v_cmp_lt_u32_e64 s[2:3], s11, v49
7D08  v_max_u32_e32 v49, v49, v51
7D0C  v_or_b32_e32 v53, 0x70000, v52
7D14  v_cndmask_b32_e64 v49, v49, v51, s[2:3]
7D1C  v_and_b32_e32 v51, 0x80000000, v23
7D24  v_cndmask_b32_e32 v52, v52, v53, vcc
7D28  v_and_b32_e32 v54, 0x80000000, v22
7D30  v_cmp_lt_u32_e64 s[4:5], s11, v47
7D38  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
7D40  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
7D48  v_cndmask_b32_e64 v54, v54, 0, s[4:5]
7D50  v_or_b32_e32 v55, 0x700000, v52
7D58  v_cndmask_b32_e32 v23, v23, v51, vcc
7D5C  v_cmp_lt_u32_e32 vcc, s10, v47
7D60  v_max_u32_e32 v47, v47, v49
7D64  v_cndmask_b32_e64 v47, v47, v49, s[4:5]
7D6C  v_cndmask_b32_e32 v22, v22, v54, vcc
7D70  v_cndmask_b32_e32 v51, v52, v55, vcc
7D74  v_addc_co_u32_e64 v50, vcc, v50, v53, s[4:5]
7D7C  v_cmp_lt_u32_e32 vcc, s10, v48
7D80  v_cmp_lt_u32_e64 s[2:3], s11, v48
7D88  v_max_u32_e32 v48, v48, v47
7D8C  v_or_b32_e32 v49, 0x7000000, v51
7D94  v_cndmask_b32_e64 v47, v48, v47, s[2:3]
7D9C  v_and_b32_e32 v48, 0x80000000, v31
7DA4  v_cndmask_b32_e32 v49, v51, v49, vcc
7DA8  v_and_b32_e32 v52, 0x80000000, v30
7DB0  v_cmp_lt_u32_e64 s[4:5], s11, v46
7DB8  v_cndmask_b32_e64 v48, v48, 0, s[2:3]
7DC0  v_cndmask_b32_e64 v51, 0, 1, s[2:3]
7DC8  v_cndmask_b32_e64 v52, v52, 0, s[4:5]
7DD0  v_or_b32_e32 v53, 0x70000000, v49
7DD8  v_cndmask_b32_e32 v31, v31, v48, vcc
7DDC  v_cmp_lt_u32_e32 vcc, s10, v46
7DE0  v_max_u32_e32 v46, v46, v47
7DE4  v_cndmask_b32_e64 v46, v46, v47, s[4:5]
7DEC  v_cndmask_b32_e32 v30, v30, v52, vcc
7DF0  v_cndmask_b32_e32 v52, v49, v53, vcc
7DF4  v_addc_co_u32_e64 v48, vcc, v50, v51, s[4:5]
7DFC  v_cmp_lt_u32_e32 vcc, s10, v44
7E00  v_cmp_lt_u32_e64 s[2:3], s11, v44
7E08  v_max_u32_e32 v44, v44, v46
7E0C  v_cndmask_b32_e64 v47, 0, 7, vcc
7E14  v_cndmask_b32_e64 v44, v44, v46, s[2:3]
7E1C  v_and_b32_e32 v46, 0x80000000, v21
7E24  v_and_b32_e32 v50, 0x80000000, v20
7E2C  v_cmp_lt_u32_e64 s[4:5], s11, v40
7E34  v_cndmask_b32_e64 v46, v46, 0, s[2:3]
7E3C  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
7E44  v_cndmask_b32_e64 v50, v50, 0, s[4:5]
7E4C  v_or_b32_e32 v51, 0x70, v47
7E54  v_cndmask_b32_e32 v21, v21, v46, vcc
7E58  v_cmp_lt_u32_e32 vcc, s10, v40
7E5C  v_max_u32_e32 v40, v40, v44
7E60  v_cndmask_b32_e64 v40, v40, v44, s[4:5]
7E68  v_cndmask_b32_e32 v20, v20, v50, vcc
7E6C  v_cndmask_b32_e32 v46, v47, v51, vcc
7E70  v_addc_co_u32_e64 v47, vcc, v48, v49, s[4:5]
7E78  v_cmp_lt_u32_e32 vcc, s10, v45
7E7C  v_cmp_lt_u32_e64 s[2:3], s11, v45
7E84  v_max_u32_e32 v45, v45, v40
7E88  v_or_b32_e32 v44, 0x700, v46
7E90  v_cndmask_b32_e64 v40, v45, v40, s[2:3]
7E98  v_and_b32_e32 v45, 0x80000000, v29
7EA0  v_cndmask_b32_e32 v44, v46, v44, vcc
7EA4  v_and_b32_e32 v48, 0x80000000, v28
7EAC  v_cmp_lt_u32_e64 s[4:5], s11, v41
7EB4  v_cndmask_b32_e64 v45, v45, 0, s[2:3]
7EBC  v_cndmask_b32_e64 v46, 0, 1, s[2:3]
7EC4  v_cndmask_b32_e64 v48, v48, 0, s[4:5]
7ECC  v_or_b32_e32 v49, 0x7000, v44
7ED4  v_cndmask_b32_e32 v29, v29, v45, vcc
7ED8  v_cmp_lt_u32_e32 vcc, s10, v41
7EDC  v_max_u32_e32 v41, v41, v40
7EE0  v_cndmask_b32_e64 v40, v41, v40, s[4:5]
7EE8  v_cndmask_b32_e32 v28, v28, v48, vcc
7EEC  v_cndmask_b32_e32 v44, v44, v49, vcc
7EF0  v_addc_co_u32_e64 v45, vcc, v47, v46, s[4:5]
7EF8  v_cmp_lt_u32_e32 vcc, s10, v37
7EFC  v_cmp_lt_u32_e64 s[2:3], s11, v37
7F04  v_max_u32_e32 v37, v37, v40
7F08  v_or_b32_e32 v41, 0x70000, v44
7F10  v_cndmask_b32_e64 v37, v37, v40, s[2:3]
7F18  v_and_b32_e32 v40, 0x80000000, v19
7F20  v_cndmask_b32_e32 v41, v44, v41, vcc
7F24  v_and_b32_e32 v46, 0x80000000, v18
7F2C  v_cmp_lt_u32_e64 s[4:5], s11, v35
7F34  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
7F3C  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
7F44  v_cndmask_b32_e64 v46, v46, 0, s[4:5]
7F4C  v_or_b32_e32 v47, 0x700000, v41
7F54  v_cndmask_b32_e32 v19, v19, v40, vcc
7F58  v_cmp_lt_u32_e32 vcc, s10, v35
7F5C  v_max_u32_e32 v35, v35, v37
7F60  v_cndmask_b32_e64 v35, v35, v37, s[4:5]
7F68  v_cndmask_b32_e32 v18, v18, v46, vcc
7F6C  v_cndmask_b32_e32 v40, v41, v47, vcc
7F70  v_addc_co_u32_e64 v41, vcc, v45, v44, s[4:5]
7F78  v_cmp_lt_u32_e32 vcc, s10, v39
7F7C  v_cmp_lt_u32_e64 s[2:3], s11, v39
7F84  v_max_u32_e32 v39, v39, v35
7F88  v_or_b32_e32 v37, 0x7000000, v40
7F90  v_cndmask_b32_e64 v35, v39, v35, s[2:3]
7F98  v_and_b32_e32 v39, 0x80000000, v27
7FA0  v_cndmask_b32_e32 v37, v40, v37, vcc
7FA4  v_and_b32_e32 v44, 0x80000000, v26
7FAC  v_cmp_lt_u32_e64 s[4:5], s11, v36
7FB4  v_cndmask_b32_e64 v39, v39, 0, s[2:3]
7FBC  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
7FC4  v_cndmask_b32_e64 v44, v44, 0, s[4:5]
7FCC  v_or_b32_e32 v45, 0x70000000, v37
7FD4  v_cndmask_b32_e32 v27, v27, v39, vcc
7FD8  v_cmp_lt_u32_e32 vcc, s10, v36
7FDC  v_max_u32_e32 v36, v36, v35
7FE0  v_cndmask_b32_e64 v35, v36, v35, s[4:5]
7FE8  v_cndmask_b32_e32 v26, v26, v44, vcc
7FEC  v_cndmask_b32_e32 v65, v37, v45, vcc
7FF0  v_addc_co_u32_e64 v37, vcc, v41, v40, s[4:5]
7FF8  v_mov_b32_e32 v36, 0x7f800000
8000  v_cmp_ne_u32_e32 vcc, 32, v37
8004  s_nop 1
8008  v_cndmask_b32_e32 v72, v36, v35, vcc
800C  s_or_b64 exec, exec, s[8:9]
8010  v_cmp_ne_u32_e32 vcc, 0, v72
8014  v_mov_b32_e32 v35, 0x7f
801C  s_and_saveexec_b64 s[2:3], vcc
8020  s_cbranch_execz 15
8024  v_add_u32_e32 v35, s20, v72
8028  s_mov_b32 s4, 0x17fffff
8030  v_lshrrev_b32_e32 v36, 23, v35
8034  v_add_u32_e32 v36, -2, v36
8038  v_cmp_lt_u32_e32 vcc, s4, v35
803C  s_mov_b32 s4, 0x7f800000
8044  s_nop 0
8048  v_cndmask_b32_e32 v35, 0, v36, vcc
804C  v_cmp_eq_u32_e32 vcc, s4, v72
8050  v_mov_b32_e32 v36, 0xfe
8058  s_and_b64 vcc, s[18:19], vcc
805C  v_cndmask_b32_e32 v35, v35, v36, vcc
8060  s_or_b64 exec, exec, s[2:3]
8064  v_cmp_eq_u32_e32 vcc, 0, v35
8068  s_cbranch_vccz 37
806C  s_nop 0
8070  v_cndmask_b32_e64 v36, 1.0, 2.0, vcc
8078  v_pk_mul_f32 v[8:9], v[36:37], v[8:9] op_sel_hi:[0,1]
8080  v_pk_mul_f32 v[16:17], v[36:37], v[16:17] op_sel_hi:[0,1]
8088  v_pk_mul_f32 v[6:7], v[36:37], v[6:7] op_sel_hi:[0,1]
8090  v_pk_mul_f32 v[14:15], v[36:37], v[14:15] op_sel_hi:[0,1]
8098  v_pk_mul_f32 v[4:5], v[36:37], v[4:5] op_sel_hi:[0,1]
80A0  v_pk_mul_f32 v[12:13], v[36:37], v[12:13] op_sel_hi:[0,1]
80A8  v_pk_mul_f32 v[2:3], v[36:37], v[2:3] op_sel_hi:[0,1]
80B0  v_pk_mul_f32 v[10:11], v[36:37], v[10:11] op_sel_hi:[0,1]
80B8  v_pk_mul_f32 v[24:25], v[36:37], v[24:25] op_sel_hi:[0,1]
80C0  v_pk_mul_f32 v[32:33], v[36:37], v[32:33] op_sel_hi:[0,1]
80C8  v_pk_mul_f32 v[22:23], v[36:37], v[22:23] op_sel_hi:[0,1]
80D0  v_pk_mul_f32 v[30:31], v[36:37], v[30:31] op_sel_hi:[0,1]
80D8  v_pk_mul_f32 v[20:21], v[36:37], v[20:21] op_sel_hi:[0,1]
80E0  v_pk_mul_f32 v[28:29], v[36:37], v[28:29] op_sel_hi:[0,1]
80E8  v_pk_mul_f32 v[18:19], v[36:37], v[18:19] op_sel_hi:[0,1]
80F0  v_pk_mul_f32 v[26:27], v[36:37], v[26:27] op_sel_hi:[0,1]
80F8  v_max_u32_e32 v36, 1, v35
80FC  s_branch 1
8100  v_mov_b32_e32 v36, v35
8104  v_mov_b32_e32 v39, 0
8108  v_mov_b32_e32 v40, 0
810C  v_lshlrev_b32_e32 v36, 23, v36
8110  v_cvt_scalef32_pk_fp4_f32 v39, v9, v8, v36
8118  v_cvt_scalef32_pk_fp4_f32 v40, v7, v6, v36 op_sel:[0,0,0,1]
8120  v_cvt_scalef32_pk_fp4_f32 v39, v17, v16, v36 op_sel:[0,0,1,0]
8128  v_cvt_scalef32_pk_fp4_f32 v40, v15, v14, v36 op_sel:[0,0,1,1]
8130  s_nop 0
8134  v_mov_b32_e32 v7, 0
8138  v_mov_b32_e32 v8, 0
813C  v_cvt_scalef32_pk_fp4_f32 v7, v5, v4, v36
8144  v_cvt_scalef32_pk_fp4_f32 v8, v3, v2, v36 op_sel:[0,0,0,1]
814C  v_cvt_scalef32_pk_fp4_f32 v7, v13, v12, v36 op_sel:[0,0,1,0]
8154  v_cvt_scalef32_pk_fp4_f32 v8, v11, v10, v36 op_sel:[0,0,1,1]
815C  s_nop 0
8160  v_mov_b32_e32 v2, 0
8164  v_mov_b32_e32 v3, 0
8168  v_cvt_scalef32_pk_fp4_f32 v2, v25, v24, v36
8170  v_cvt_scalef32_pk_fp4_f32 v3, v23, v22, v36 op_sel:[0,0,0,1]
8178  v_cvt_scalef32_pk_fp4_f32 v2, v33, v32, v36 op_sel:[0,0,1,0]
8180  v_cvt_scalef32_pk_fp4_f32 v3, v31, v30, v36 op_sel:[0,0,1,1]
8188  s_nop 0
818C  v_mov_b32_e32 v37, 0
8190  v_or3_b32 v7, v8, v43, v7
8198  v_or3_b32 v8, v3, v52, v2
81A0  v_mov_b32_e32 v2, 0
81A4  v_cvt_scalef32_pk_fp4_f32 v37, v21, v20, v36
81AC  v_cvt_scalef32_pk_fp4_f32 v2, v19, v18, v36 op_sel:[0,0,0,1]
81B4  v_cvt_scalef32_pk_fp4_f32 v37, v29, v28, v36 op_sel:[0,0,1,0]
81BC  v_cvt_scalef32_pk_fp4_f32 v2, v27, v26, v36 op_sel:[0,0,1,1]
81C4  s_nop 0
81C8  v_or3_b32 v6, v40, v42, v39
81D0  v_or3_b32 v9, v2, v65, v37
81D8  v_add_u32_e32 v2, 0x12004, v38
81E0  ds_write_b128 v34, v[6:9] offset:64
81E8  ds_write_b8 v2, v35
81F0  s_or_b64 exec, exec, s[6:7]
81F4  s_add_i32 s2, s12, 7
81F8  v_lshlrev_b32_e32 v2, 6, v0
81FC  s_and_b32 s8, s2, 0xffffff8
8204  s_and_b32 s2, s44, 0xffffff00
820C  v_and_b32_e32 v2, 0xc0, v2
8214  v_and_b32_e32 v6, 60, v0
8218  s_lshr_b32 s3, s13, 1
821C  v_or3_b32 v2, s2, v6, v2
8224  s_add_i32 s2, s22, 0xff
822C  s_and_b32 s3, s3, 2
8230  s_and_b32 s9, s2, 0xffffff00
8238  v_or_b32_e32 v4, s13, v98
823C  v_add_u32_e32 v6, s33, v1
8240  s_and_b64 s[6:7], s[0:1], exec
8244  v_cmp_le_u32_e64 s[4:5], s12, v4
824C  v_mov_b32_e32 v3, 0
8250  v_bfe_u32 v7, v0, 6, 1
8258  v_cmp_le_u32_e64 s[6:7], s22, v6
8260  v_cmp_gt_u32_e32 vcc, s12, v4
8264  v_mov_b32_e32 v5, v3
8268  v_or3_b32 v2, v2, v7, s3
8270  v_cmp_le_u32_e64 s[2:3], s8, v4
8278  v_lshrrev_b32_e32 v7, 3, v0
827C  s_cselect_b32 s8, s12, s8
8280  s_or_b64 s[6:7], s[4:5], s[6:7]
8284  s_mov_b64 s[4:5], 0
8288  s_waitcnt lgkmcnt(0)
828C  s_barrier
8290  s_and_saveexec_b64 s[10:11], s[6:7]
8294  s_xor_b64 s[6:7], exec, s[10:11]
8298  v_cmp_le_u32_e64 s[4:5], s9, v6
82A0  s_or_b64 s[4:5], s[0:1], s[4:5]
82A4  s_nor_b64 s[4:5], s[4:5], s[2:3]
82A8  s_and_b64 s[4:5], s[4:5], exec
82AC  s_or_saveexec_b64 s[6:7], s[6:7]
82B0  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
82B8  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
82C0  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
82C8  v_mov_b32_e32 v7, 0x7f
82D0  s_xor_b64 exec, exec, s[6:7]
82D4  s_cbranch_execz 21
82D8  s_movk_i32 s10, 0xfc
82DC  v_and_or_b32 v7, v0, s10, v1
82E4  v_mov_b32_e32 v8, 0x10000
82EC  v_lshl_or_b32 v7, v7, 4, v8
82F4  v_or_b32_e32 v12, 0x12000, v0
82FC  ds_read_b128 v[8:11], v7
8304  ds_read_u8 v7, v12
830C  v_mad_u64_u32 v[12:13], s[10:11], v6, s12, 0
8314  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
831C  s_or_b64 s[4:5], s[4:5], exec
8320  s_waitcnt lgkmcnt(1)
8324  global_store_dwordx4 v[12:13], v[8:11], off
832C  s_or_b64 exec, exec, s[6:7]
8330  s_and_saveexec_b64 s[6:7], s[4:5]
8334  s_cbranch_execz 12
8338  v_and_b32_e32 v8, 0xffffffe0, v6
8340  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
8348  v_mov_b64_e32 v[8:9], s[26:27]
834C  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
8354  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
835C  s_waitcnt lgkmcnt(0)
8360  global_store_byte v[8:9], v7, off
8368  s_or_b64 exec, exec, s[6:7]
836C  s_waitcnt lgkmcnt(0)
8370  v_or_b32_e32 v7, 0x100, v0
8378  v_lshrrev_b32_e32 v6, 2, v7
837C  v_add_u32_e32 v6, s33, v6
8380  v_cmp_le_u32_e64 s[4:5], s22, v6
8388  s_xor_b64 s[6:7], vcc, -1
838C  s_or_b64 s[6:7], s[6:7], s[4:5]
8390  s_mov_b64 s[4:5], 0
8394  s_and_saveexec_b64 s[10:11], s[6:7]
8398  s_xor_b64 s[6:7], exec, s[10:11]
839C  s_cbranch_execnz 9
83A0  s_or_saveexec_b64 s[2:3], s[6:7]
83A4  v_mov_b32_e32 v8, 0x7f
83AC  s_xor_b64 exec, exec, s[2:3]
83B0  s_cbranch_execnz 13
83B4  s_or_b64 exec, exec, s[2:3]
83B8  s_and_saveexec_b64 s[2:3], s[4:5]
83BC  s_cbranch_execnz 34
83C0  s_endpgm
83C4  v_cmp_le_u32_e32 vcc, s9, v6
83C8  s_or_b64 s[4:5], s[0:1], vcc
83CC  s_nor_b64 s[2:3], s[4:5], s[2:3]
83D0  s_and_b64 s[4:5], s[2:3], exec
83D4  s_or_saveexec_b64 s[2:3], s[6:7]
83D8  v_mov_b32_e32 v8, 0x7f
83E0  s_xor_b64 exec, exec, s[2:3]
83E4  s_cbranch_execz 65523
83E8  s_movk_i32 s6, 0x1fc
83EC  v_and_or_b32 v1, v7, s6, v1
83F4  v_mov_b32_e32 v7, 0x10000
83FC  v_lshl_or_b32 v1, v1, 4, v7
8404  v_or_b32_e32 v0, 0x12100, v0
840C  ds_read_b128 v[10:13], v1
8414  ds_read_u8 v8, v0
841C  v_mad_u64_u32 v[0:1], s[6:7], v6, s12, 0
8424  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
842C  s_or_b64 s[4:5], s[4:5], exec
8430  s_waitcnt lgkmcnt(1)
8434  global_store_dwordx4 v[0:1], v[10:13], off
843C  s_or_b64 exec, exec, s[2:3]
8440  s_and_saveexec_b64 s[2:3], s[4:5]
8444  s_cbranch_execz 65502
8448  v_and_b32_e32 v0, 0xffffffe0, v6
8450  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
8458  v_mov_b64_e32 v[0:1], s[26:27]
845C  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
8464  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
846C  s_waitcnt lgkmcnt(0)
8470  global_store_byte v[0:1], v8, off
8478  s_endpgm
847C  s_nop 0

8500 <QuantiseBothF32Sr>:
8500  s_load_dwordx2 s[6:7], s[0:1], 0x0
8508  s_load_dwordx4 s[20:23], s[0:1], 0x28
8510  v_readfirstlane_b32 s8, v0
8514  s_andn2_b32 s8, s8, 63
8518  v_and_b32_e32 v1, 32, v0
851C  v_lshlrev_b32_e32 v2, 2, v0
8520  v_or_b32_e32 v4, s8, v1
8524  s_lshl_b32 s56, s3, 7
8528  s_lshl_b32 s33, s2, 7
852C  v_and_b32_e32 v2, 0x7c, v2
8534  v_lshrrev_b32_e32 v4, 5, v4
8538  v_or_b32_e32 v2, s33, v2
853C  v_add_u32_e32 v4, s56, v4
8540  s_waitcnt lgkmcnt(0)
8544  v_cmp_gt_u32_e32 vcc, s22, v2
8548  v_cmp_gt_u32_e64 s[4:5], s21, v4
8550  v_mov_b32_e32 v3, 0
8554  s_and_b64 s[10:11], s[4:5], vcc
8558  s_and_saveexec_b64 s[4:5], s[10:11]
855C  s_cbranch_execz 11
8560  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8568  v_lshlrev_b64 v[4:5], 2, v[4:5]
8570  v_and_b32_e32 v4, -16, v4
8574  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
857C  s_lshl_b32 m0, s8, 4
8580  s_nop 0
8584  global_load_lds_dwordx4 v[4:5], off
858C  s_or_b64 exec, exec, s[4:5]
8590  s_add_i32 s4, s8, 0x100
8598  v_or_b32_e32 v4, s4, v1
859C  v_lshrrev_b32_e32 v4, 5, v4
85A0  v_add_u32_e32 v4, s56, v4
85A4  v_cmp_gt_u32_e64 s[4:5], s21, v4
85AC  s_and_b64 s[10:11], s[4:5], vcc
85B0  s_and_saveexec_b64 s[4:5], s[10:11]
85B4  s_cbranch_execz 13
85B8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
85C0  v_lshlrev_b64 v[4:5], 2, v[4:5]
85C8  v_and_b32_e32 v4, -16, v4
85CC  s_lshl_b32 s9, s8, 4
85D0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
85D8  s_add_i32 m0, s9, 0x1000
85E0  s_nop 0
85E4  global_load_lds_dwordx4 v[4:5], off
85EC  s_or_b64 exec, exec, s[4:5]
85F0  s_add_i32 s4, s8, 0x200
85F8  v_or_b32_e32 v4, s4, v1
85FC  v_lshrrev_b32_e32 v4, 5, v4
8600  v_add_u32_e32 v4, s56, v4
8604  v_cmp_gt_u32_e64 s[4:5], s21, v4
860C  s_and_b64 s[10:11], s[4:5], vcc
8610  s_and_saveexec_b64 s[4:5], s[10:11]
8614  s_cbranch_execz 13
8618  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8620  v_lshlrev_b64 v[4:5], 2, v[4:5]
8628  v_and_b32_e32 v4, -16, v4
862C  s_lshl_b32 s9, s8, 4
8630  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8638  s_add_i32 m0, s9, 0x2000
8640  s_nop 0
8644  global_load_lds_dwordx4 v[4:5], off
864C  s_or_b64 exec, exec, s[4:5]
8650  s_add_i32 s4, s8, 0x300
8658  v_or_b32_e32 v4, s4, v1
865C  v_lshrrev_b32_e32 v4, 5, v4
8660  v_add_u32_e32 v4, s56, v4
8664  v_cmp_gt_u32_e64 s[4:5], s21, v4
866C  s_and_b64 s[10:11], s[4:5], vcc
8670  s_and_saveexec_b64 s[4:5], s[10:11]
8674  s_cbranch_execz 13
8678  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8680  v_lshlrev_b64 v[4:5], 2, v[4:5]
8688  v_and_b32_e32 v4, -16, v4
868C  s_lshl_b32 s9, s8, 4
8690  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8698  s_add_i32 m0, s9, 0x3000
86A0  s_nop 0
86A4  global_load_lds_dwordx4 v[4:5], off
86AC  s_or_b64 exec, exec, s[4:5]
86B0  s_add_i32 s4, s8, 0x400
86B8  v_or_b32_e32 v4, s4, v1
86BC  v_lshrrev_b32_e32 v4, 5, v4
86C0  v_add_u32_e32 v4, s56, v4
86C4  v_cmp_gt_u32_e64 s[4:5], s21, v4
86CC  s_and_b64 s[10:11], s[4:5], vcc
86D0  s_and_saveexec_b64 s[4:5], s[10:11]
86D4  s_cbranch_execz 13
86D8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
86E0  v_lshlrev_b64 v[4:5], 2, v[4:5]
86E8  v_and_b32_e32 v4, -16, v4
86EC  s_lshl_b32 s9, s8, 4
86F0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
86F8  s_add_i32 m0, s9, 0x4000
8700  s_nop 0
8704  global_load_lds_dwordx4 v[4:5], off
870C  s_or_b64 exec, exec, s[4:5]
8710  s_add_i32 s4, s8, 0x500
8718  v_or_b32_e32 v4, s4, v1
871C  v_lshrrev_b32_e32 v4, 5, v4
8720  v_add_u32_e32 v4, s56, v4
8724  v_cmp_gt_u32_e64 s[4:5], s21, v4
872C  s_and_b64 s[10:11], s[4:5], vcc
8730  s_and_saveexec_b64 s[4:5], s[10:11]
8734  s_cbranch_execz 13
8738  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8740  v_lshlrev_b64 v[4:5], 2, v[4:5]
8748  v_and_b32_e32 v4, -16, v4
874C  s_lshl_b32 s9, s8, 4
8750  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8758  s_add_i32 m0, s9, 0x5000
8760  s_nop 0
8764  global_load_lds_dwordx4 v[4:5], off
876C  s_or_b64 exec, exec, s[4:5]
8770  s_add_i32 s4, s8, 0x600
8778  v_or_b32_e32 v4, s4, v1
877C  v_lshrrev_b32_e32 v4, 5, v4
8780  v_add_u32_e32 v4, s56, v4
8784  v_cmp_gt_u32_e64 s[4:5], s21, v4
878C  s_and_b64 s[10:11], s[4:5], vcc
8790  s_and_saveexec_b64 s[4:5], s[10:11]
8794  s_cbranch_execz 13
8798  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
87A0  v_lshlrev_b64 v[4:5], 2, v[4:5]
87A8  v_and_b32_e32 v4, -16, v4
87AC  s_lshl_b32 s9, s8, 4
87B0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
87B8  s_add_i32 m0, s9, 0x6000
87C0  s_nop 0
87C4  global_load_lds_dwordx4 v[4:5], off
87CC  s_or_b64 exec, exec, s[4:5]
87D0  s_add_i32 s4, s8, 0x700
87D8  v_or_b32_e32 v4, s4, v1
87DC  v_lshrrev_b32_e32 v4, 5, v4
87E0  v_add_u32_e32 v4, s56, v4
87E4  v_cmp_gt_u32_e64 s[4:5], s21, v4
87EC  s_and_b64 s[10:11], s[4:5], vcc
87F0  s_and_saveexec_b64 s[4:5], s[10:11]
87F4  s_cbranch_execz 13
87F8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8800  v_lshlrev_b64 v[4:5], 2, v[4:5]
8808  v_and_b32_e32 v4, -16, v4
880C  s_lshl_b32 s9, s8, 4
8810  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8818  s_add_i32 m0, s9, 0x7000
8820  s_nop 0
8824  global_load_lds_dwordx4 v[4:5], off
882C  s_or_b64 exec, exec, s[4:5]
8830  s_add_i32 s4, s8, 0x800
8838  v_or_b32_e32 v4, s4, v1
883C  v_lshrrev_b32_e32 v4, 5, v4
8840  v_add_u32_e32 v4, s56, v4
8844  v_cmp_gt_u32_e64 s[4:5], s21, v4
884C  s_and_b64 s[10:11], s[4:5], vcc
8850  s_and_saveexec_b64 s[4:5], s[10:11]
8854  s_cbranch_execz 13
8858  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8860  v_lshlrev_b64 v[4:5], 2, v[4:5]
8868  v_and_b32_e32 v4, -16, v4
886C  s_lshl_b32 s9, s8, 4
8870  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8878  s_add_i32 m0, s9, 0x8000
8880  s_nop 0
8884  global_load_lds_dwordx4 v[4:5], off
888C  s_or_b64 exec, exec, s[4:5]
8890  s_add_i32 s4, s8, 0x900
8898  v_or_b32_e32 v4, s4, v1
889C  v_lshrrev_b32_e32 v4, 5, v4
88A0  v_add_u32_e32 v4, s56, v4
88A4  v_cmp_gt_u32_e64 s[4:5], s21, v4
88AC  s_and_b64 s[10:11], s[4:5], vcc
88B0  s_and_saveexec_b64 s[4:5], s[10:11]
88B4  s_cbranch_execz 13
88B8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
88C0  v_lshlrev_b64 v[4:5], 2, v[4:5]
88C8  v_and_b32_e32 v4, -16, v4
88CC  s_lshl_b32 s9, s8, 4
88D0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
88D8  s_add_i32 m0, s9, 0x9000
88E0  s_nop 0
88E4  global_load_lds_dwordx4 v[4:5], off
88EC  s_or_b64 exec, exec, s[4:5]
88F0  s_add_i32 s4, s8, 0xa00
88F8  v_or_b32_e32 v4, s4, v1
88FC  v_lshrrev_b32_e32 v4, 5, v4
8900  v_add_u32_e32 v4, s56, v4
8904  v_cmp_gt_u32_e64 s[4:5], s21, v4
890C  s_and_b64 s[10:11], s[4:5], vcc
8910  s_and_saveexec_b64 s[4:5], s[10:11]
8914  s_cbranch_execz 13
8918  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8920  v_lshlrev_b64 v[4:5], 2, v[4:5]
8928  v_and_b32_e32 v4, -16, v4
892C  s_lshl_b32 s9, s8, 4
8930  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8938  s_add_i32 m0, s9, 0xa000
8940  s_nop 0
8944  global_load_lds_dwordx4 v[4:5], off
894C  s_or_b64 exec, exec, s[4:5]
8950  s_add_i32 s4, s8, 0xb00
8958  v_or_b32_e32 v4, s4, v1
895C  v_lshrrev_b32_e32 v4, 5, v4
8960  v_add_u32_e32 v4, s56, v4
8964  v_cmp_gt_u32_e64 s[4:5], s21, v4
896C  s_and_b64 s[10:11], s[4:5], vcc
8970  s_and_saveexec_b64 s[4:5], s[10:11]
8974  s_cbranch_execz 13
8978  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8980  v_lshlrev_b64 v[4:5], 2, v[4:5]
8988  v_and_b32_e32 v4, -16, v4
898C  s_lshl_b32 s9, s8, 4
8990  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8998  s_add_i32 m0, s9, 0xb000
89A0  s_nop 0
89A4  global_load_lds_dwordx4 v[4:5], off
89AC  s_or_b64 exec, exec, s[4:5]
89B0  s_add_i32 s4, s8, 0xc00
89B8  v_or_b32_e32 v4, s4, v1
89BC  v_lshrrev_b32_e32 v4, 5, v4
89C0  v_add_u32_e32 v4, s56, v4
89C4  v_cmp_gt_u32_e64 s[4:5], s21, v4
89CC  s_and_b64 s[10:11], s[4:5], vcc
89D0  s_and_saveexec_b64 s[4:5], s[10:11]
89D4  s_cbranch_execz 13
89D8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
89E0  v_lshlrev_b64 v[4:5], 2, v[4:5]
89E8  v_and_b32_e32 v4, -16, v4
89EC  s_lshl_b32 s9, s8, 4
89F0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
89F8  s_add_i32 m0, s9, 0xc000
8A00  s_nop 0
8A04  global_load_lds_dwordx4 v[4:5], off
8A0C  s_or_b64 exec, exec, s[4:5]
8A10  s_add_i32 s4, s8, 0xd00
8A18  s_load_dwordx4 s[12:15], s[0:1], 0x48
8A20  v_or_b32_e32 v4, s4, v1
8A24  v_lshrrev_b32_e32 v4, 5, v4
8A28  v_add_u32_e32 v4, s56, v4
8A2C  v_cmp_gt_u32_e64 s[4:5], s21, v4
8A34  s_and_b64 s[10:11], s[4:5], vcc
8A38  s_and_saveexec_b64 s[4:5], s[10:11]
8A3C  s_cbranch_execz 13
8A40  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
8A48  v_lshlrev_b64 v[4:5], 2, v[4:5]
8A50  v_and_b32_e32 v4, -16, v4
8A54  s_lshl_b32 s9, s8, 4
8A58  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8A60  s_add_i32 m0, s9, 0xd000
8A68  s_nop 0
8A6C  global_load_lds_dwordx4 v[4:5], off
8A74  s_or_b64 exec, exec, s[4:5]
8A78  s_add_i32 s4, s8, 0xe00
8A80  s_load_dwordx4 s[28:31], s[0:1], 0x60
8A88  s_load_dwordx2 s[10:11], s[0:1], 0x40
8A90  v_or_b32_e32 v4, s4, v1
8A94  v_lshrrev_b32_e32 v4, 5, v4
8A98  v_add_u32_e32 v4, s56, v4
8A9C  v_cmp_gt_u32_e64 s[4:5], s21, v4
8AA4  s_and_b64 s[16:17], s[4:5], vcc
8AA8  s_and_saveexec_b64 s[4:5], s[16:17]
8AAC  s_cbranch_execz 13
8AB0  v_mad_u64_u32 v[4:5], s[16:17], v4, s20, v[2:3]
8AB8  v_lshlrev_b64 v[4:5], 2, v[4:5]
8AC0  v_and_b32_e32 v4, -16, v4
8AC4  s_lshl_b32 s9, s8, 4
8AC8  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
8AD0  s_add_i32 m0, s9, 0xe000
8AD8  s_nop 0
8ADC  global_load_lds_dwordx4 v[4:5], off
8AE4  s_or_b64 exec, exec, s[4:5]
8AE8  s_load_dwordx2 s[36:37], s[0:1], 0x58
8AF0  s_load_dwordx4 s[24:27], s[0:1], 0x18
8AF8  s_load_dwordx2 s[16:17], s[0:1], 0x8
8B00  s_add_i32 s4, s8, 0xf00
8B08  v_or_b32_e32 v1, s4, v1
8B0C  v_lshrrev_b32_e32 v1, 5, v1
8B10  v_add_u32_e32 v1, s56, v1
8B14  v_cmp_gt_u32_e64 s[4:5], s21, v1
8B1C  s_and_b64 s[18:19], s[4:5], vcc
8B20  s_and_saveexec_b64 s[4:5], s[18:19]
8B24  s_cbranch_execz 13
8B28  v_mad_u64_u32 v[2:3], s[18:19], v1, s20, v[2:3]
8B30  v_lshlrev_b64 v[2:3], 2, v[2:3]
8B38  v_and_b32_e32 v2, -16, v2
8B3C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
8B44  s_lshl_b32 s6, s8, 4
8B48  s_add_i32 m0, s6, 0xf000
8B50  s_nop 0
8B54  global_load_lds_dwordx4 v[2:3], off
8B5C  s_or_b64 exec, exec, s[4:5]
8B60  s_and_b32 s4, s23, 8
8B64  s_cmp_eq_u32 s4, 0
8B68  s_load_dwordx2 s[38:39], s[0:1], 0x10
8B70  s_cselect_b64 s[0:1], -1, 0
8B74  s_cmp_lg_u32 s4, 0
8B78  s_cselect_b64 s[6:7], -1, 0
8B7C  s_waitcnt lgkmcnt(0)
8B80  s_lshr_b32 s31, s22, 5
8B84  v_bfe_u32 v2, v0, 2, 2
8B8C  s_add_i32 s4, s31, 7
8B90  v_lshrrev_b32_e32 v1, 2, v0
8B94  v_lshl_or_b32 v10, s2, 2, v2
8B9C  s_and_b32 s57, s4, 0xffffff8
8BA4  s_and_b32 s4, s33, 0xffffff00
8BAC  v_lshlrev_b32_e32 v3, 4, v0
8BB0  s_lshl_b32 s2, s2, 1
8BB4  v_and_b32_e32 v100, 3, v0
8BB8  v_and_b32_e32 v3, 0xc0, v3
8BC0  s_and_b32 s2, s2, 2
8BC4  v_and_or_b32 v4, v1, 60, s4
8BCC  v_or3_b32 v18, v4, v3, s2
8BD4  v_cmp_ne_u32_e64 s[4:5], 0, v100
8BDC  s_add_i32 s2, s21, 0xff
8BE4  s_or_b64 s[42:43], s[4:5], s[0:1]
8BE8  s_and_b32 s2, s2, 0xffffff00
8BF0  s_bfe_u32 s15, s23, 0x20004
8BF8  s_cmp_eq_u32 s15, 2
8BFC  s_cselect_b64 s[34:35], -1, 0
8C00  v_mov_b32_e32 v13, 0
8C04  s_and_b64 s[18:19], s[34:35], exec
8C08  v_lshlrev_b32_e32 v12, 2, v100
8C0C  s_cselect_b32 s18, 0x3fffff, 0
8C14  s_cmp_lg_u32 s15, 0
8C18  v_lshl_add_u64 v[14:15], s[16:17], 0, v[12:13]
8C20  s_mul_hi_u32 s17, s13, 0xcd9e8d57
8C28  s_cselect_b32 s20, s18, 0x200000
8C30  s_xor_b32 s12, s12, s17
8C34  s_xor_b32 s15, s12, s10
8C38  s_add_u32 s12, s10, 0x9e3779b9
8C40  s_mul_i32 s16, s13, 0xcd9e8d57
8C48  s_addc_u32 s13, s11, 0
8C4C  s_add_u32 s18, s11, 0xbb67ae85
8C54  s_mul_hi_u32 s49, s15, 0xd2511f53
8C5C  s_mov_b32 s41, 0
8C60  s_addc_u32 s19, 0, 0
8C64  s_mov_b32 s40, s49
8C68  s_xor_b64 s[44:45], s[40:41], s[18:19]
8C6C  s_add_u32 s40, s10, 0x3c6ef372
8C74  s_add_u32 s18, s11, 0x76cf5d0a
8C7C  v_lshrrev_b32_e32 v4, 4, v0
8C80  v_lshlrev_b32_e32 v2, 7, v2
8C84  v_lshlrev_b32_e32 v3, 5, v100
8C88  s_mul_i32 s48, s15, 0xd2511f53
8C90  s_addc_u32 s19, 0, 0
8C94  v_lshlrev_b32_e32 v5, 9, v4
8C98  v_cmp_gt_u32_e32 vcc, s31, v10
8C9C  s_xor_b64 s[46:47], s[12:13], s[16:17]
8CA0  s_xor_b64 s[48:49], s[18:19], s[48:49]
8CA4  v_or3_b32 v19, v5, v2, v3
8CAC  v_cndmask_b32_e64 v2, 0, 1, s[6:7]
8CB4  v_mov_b32_e32 v11, v13
8CB8  v_cmp_eq_u32_e64 s[8:9], 0, v100
8CC0  v_cmp_le_u32_e64 s[4:5], s57, v10
8CC8  s_mov_b32 s23, 0xcd9e8d57
8CD0  s_mov_b32 s58, 0xd2511f53
8CD8  s_add_u32 s45, s10, 0xdaa66d2b
8CE0  s_add_u32 s59, s11, 0x32370b8f
8CE8  s_add_u32 s60, s10, 0x78dde6e4
8CF0  s_add_u32 s61, s11, 0xed9eba14
8CF8  s_add_u32 s62, s10, 0x1715609d
8D00  s_add_u32 s63, s11, 0xa9066899
8D08  s_add_u32 s64, s10, 0xb54cda56
8D10  s_add_u32 s65, s11, 0x646e171e
8D18  s_add_u32 s66, s10, 0x5384540f
8D20  s_add_u32 s67, s11, 0x1fd5c5a3
8D28  s_add_u32 s68, s10, 0xf1bbcdc8
8D30  s_add_u32 s69, s11, 0xdb3d7428
8D38  s_add_i32 s70, s10, 0x8ff34781
8D40  s_add_i32 s71, s11, 0x96a522ad
8D48  s_xor_b32 s72, s14, s11
8D4C  v_add_u32_e32 v20, s56, v4
8D50  s_xor_b64 s[50:51], vcc, -1
8D54  v_mov_b32_e32 v21, 0x7f
8D5C  s_mov_b32 s47, 0x7f7fffff
8D64  s_mov_b32 s49, 0x7f800000
8D6C  s_mov_b32 s73, 0x17fffff
8D74  v_cmp_ne_u32_e64 s[6:7], 1, v2
8D7C  v_mov_b32_e32 v22, 0x7f800000
8D84  v_mov_b32_e32 v23, 0xfe
8D8C  v_mov_b32_e32 v24, 0
8D90  s_waitcnt vmcnt(0)
8D94  s_barrier
8D98  s_branch 8
8D9C  s_or_b64 exec, exec, s[10:11]
8DA0  s_or_b64 exec, exec, s[52:53]
8DA4  s_addk_i32 s41, 0x2000
8DA8  v_add_u32_e32 v24, 1, v24
8DAC  s_cmp_lg_u32 s41, 0x10000
8DB4  v_add_u32_e32 v20, 16, v20
8DB8  s_cbranch_scc0 363
8DBC  s_and_b64 vcc, exec, s[6:7]
8DC0  s_mov_b64 s[10:11], -1
8DC4  s_cbranch_vccnz 7
8DC8  v_and_b32_e32 v2, 0xffffffe0, v20
8DD0  v_and_or_b32 v12, v24, 1, v18
8DD8  v_mad_u64_u32 v[16:17], s[10:11], v2, s57, v[12:13]
8DE0  s_mov_b64 s[10:11], 0
8DE4  s_andn2_b64 vcc, exec, s[10:11]
8DE8  s_cbranch_vccnz 2
8DEC  v_mad_u64_u32 v[16:17], s[10:11], v20, s31, v[10:11]
8DF4  v_cmp_le_u32_e32 vcc, s21, v20
8DF8  s_or_b64 s[10:11], vcc, s[50:51]
8DFC  s_and_saveexec_b64 s[12:13], s[10:11]
8E00  s_xor_b64 s[10:11], exec, s[12:13]
8E04  s_cbranch_execz 10
8E08  v_cmp_le_u32_e32 vcc, s2, v20
8E0C  s_or_b64 s[12:13], s[42:43], vcc
8E10  s_nor_b64 s[14:15], s[12:13], s[4:5]
8E14  s_and_saveexec_b64 s[12:13], s[14:15]
8E18  s_cbranch_execz 4
8E1C  v_lshl_add_u64 v[2:3], s[38:39], 0, v[16:17]
8E24  global_store_byte v[2:3], v21, off
8E2C  s_or_b64 exec, exec, s[12:13]
8E30  s_andn2_saveexec_b64 s[52:53], s[10:11]
8E34  s_cbranch_execz 65498
8E38  v_add_u32_e32 v6, s41, v19
8E3C  ds_read_b128 v[2:5], v6
8E44  ds_read_b128 v[6:9], v6 offset:16
8E4C  s_waitcnt lgkmcnt(1)
8E50  v_and_b32_e32 v26, 0x7fffffff, v2
8E58  v_and_b32_e32 v25, 0x7fffffff, v3
8E60  v_and_b32_e32 v12, 0x7fffffff, v4
8E68  v_and_b32_e32 v27, 0x7fffffff, v5
8E70  v_max_u32_e32 v28, v25, v26
8E74  v_max3_u32 v12, v27, v12, v28
8E7C  s_waitcnt lgkmcnt(0)
8E80  v_and_b32_e32 v27, 0x7fffffff, v6
8E88  v_and_b32_e32 v28, 0x7fffffff, v7
8E90  v_max3_u32 v12, v28, v27, v12
8E98  v_and_b32_e32 v27, 0x7fffffff, v8
8EA0  v_and_b32_e32 v28, 0x7fffffff, v9
8EA8  v_max3_u32 v12, v28, v27, v12
8EB0  s_nop 1
8EB4  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
8EBC  s_nop 1
8EC0  v_max_u32_dpp v27, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
8EC8  v_cmp_lt_u32_e32 vcc, s47, v27
8ECC  v_mov_b32_e32 v12, 0
8ED0  s_and_saveexec_b64 s[54:55], vcc
8ED4  s_cbranch_execz 161
8ED8  v_cmp_lt_u32_e32 vcc, s47, v26
8EDC  v_mov_b32_e32 v12, 0
8EE0  s_and_saveexec_b64 s[10:11], vcc
8EE4  v_and_b32_e32 v2, 0x80000000, v2
8EEC  v_and_b32_e32 v25, 0x7fffffff, v3
8EF4  v_mov_b32_e32 v12, 7
8EF8  s_or_b64 exec, exec, s[10:11]
8EFC  v_cmp_lt_u32_e32 vcc, s49, v26
8F00  v_and_b32_e32 v27, 0x80000000, v3
8F08  v_cmp_lt_u32_e64 s[10:11], s47, v25
8F10  v_cndmask_b32_e64 v26, v26, 0, vcc
8F18  v_cmp_lt_u32_e64 s[12:13], s49, v25
8F20  v_cndmask_b32_e64 v29, v4, v4, s[10:11]
8F28  v_cndmask_b32_e64 v3, v3, v27, s[10:11]
8F30  v_cndmask_b32_e64 v27, 0, 1, s[12:13]
8F38  v_max_u32_e32 v25, v25, v26
8F3C  v_or_b32_e32 v28, 0x70, v12
8F44  v_addc_co_u32_e32 v27, vcc, 0, v27, vcc
8F48  v_cndmask_b32_e64 v25, v25, v26, s[12:13]
8F50  v_and_b32_e32 v26, 0x7fffffff, v29
8F58  v_cndmask_b32_e64 v12, v12, v28, s[10:11]
8F60  v_cmp_lt_u32_e32 vcc, s47, v26
8F64  v_and_b32_e32 v28, 0x80000000, v29
8F6C  v_or_b32_e32 v29, 0x700, v12
8F74  s_or_b64 s[12:13], vcc, s[10:11]
8F78  v_cndmask_b32_e32 v12, v12, v29, vcc
8F7C  v_cndmask_b32_e64 v29, v5, v5, s[12:13]
8F84  v_cmp_lt_u32_e64 s[14:15], s49, v26
8F8C  v_max_u32_e32 v26, v26, v25
8F90  v_cndmask_b32_e32 v4, v4, v28, vcc
8F94  v_cndmask_b32_e64 v25, v26, v25, s[14:15]
8F9C  v_and_b32_e32 v26, 0x7fffffff, v29
8FA4  v_cndmask_b32_e64 v28, 0, 1, s[14:15]
8FAC  v_cmp_lt_u32_e64 s[14:15], s47, v26
8FB4  v_or_b32_e32 v30, 0x7000, v12
8FBC  s_or_b64 s[16:17], s[14:15], s[12:13]
8FC0  v_cndmask_b32_e64 v12, v12, v30, s[14:15]
8FC8  v_cndmask_b32_e64 v30, v6, v6, s[16:17]
8FD0  s_or_b64 s[74:75], s[14:15], vcc
8FD4  v_cmp_lt_u32_e32 vcc, s49, v26
8FD8  v_max_u32_e32 v26, v26, v25
8FDC  v_and_b32_e32 v29, 0x80000000, v29
8FE4  v_cndmask_b32_e32 v25, v26, v25, vcc
8FE8  v_and_b32_e32 v26, 0x7fffffff, v30
8FF0  v_addc_co_u32_e64 v27, s[18:19], v27, v28, vcc
8FF8  v_cmp_lt_u32_e32 vcc, s47, v26
8FFC  s_or_b64 s[18:19], vcc, s[74:75]
9000  v_cndmask_b32_e64 v5, v5, v29, s[14:15]
9008  v_or_b32_e32 v29, 0x70000, v12
9010  s_or_b64 s[10:11], s[18:19], s[10:11]
9014  v_cndmask_b32_e32 v12, v12, v29, vcc
9018  v_cndmask_b32_e64 v29, v7, v7, s[10:11]
9020  v_cmp_lt_u32_e64 s[10:11], s49, v26
9028  v_max_u32_e32 v26, v26, v25
902C  v_and_b32_e32 v28, 0x80000000, v30
9034  v_cndmask_b32_e64 v25, v26, v25, s[10:11]
903C  v_and_b32_e32 v26, 0x7fffffff, v29
9044  s_or_b64 s[14:15], vcc, s[14:15]
9048  v_cndmask_b32_e32 v6, v6, v28, vcc
904C  v_cndmask_b32_e64 v28, 0, 1, s[10:11]
9054  v_cmp_lt_u32_e64 s[10:11], s47, v26
905C  s_or_b64 s[14:15], s[10:11], s[14:15]
9060  v_or_b32_e32 v30, 0x700000, v12
9068  s_or_b64 s[18:19], s[10:11], vcc
906C  s_or_b64 vcc, s[12:13], s[14:15]
9070  v_cndmask_b32_e64 v12, v12, v30, s[10:11]
9078  v_cndmask_b32_e32 v30, v8, v8, vcc
907C  v_cmp_lt_u32_e32 vcc, s49, v26
9080  v_max_u32_e32 v26, v26, v25
9084  v_and_b32_e32 v29, 0x80000000, v29
908C  v_cndmask_b32_e32 v25, v26, v25, vcc
9090  v_and_b32_e32 v26, 0x7fffffff, v30
9098  v_cndmask_b32_e64 v7, v7, v29, s[10:11]
90A0  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
90A8  v_cmp_lt_u32_e32 vcc, s47, v26
90AC  s_or_b64 s[10:11], vcc, s[18:19]
90B0  v_and_b32_e32 v28, 0x80000000, v30
90B8  v_or_b32_e32 v29, 0x7000000, v12
90C0  s_or_b64 s[10:11], s[16:17], s[10:11]
90C4  v_cndmask_b32_e32 v12, v12, v29, vcc
90C8  v_cndmask_b32_e64 v29, v9, v9, s[10:11]
90D0  v_cndmask_b32_e32 v8, v8, v28, vcc
90D4  v_cmp_lt_u32_e32 vcc, s49, v26
90D8  v_max_u32_e32 v26, v26, v25
90DC  v_or_b32_e32 v30, 0x70000000, v12
90E4  v_cndmask_b32_e32 v25, v26, v25, vcc
90E8  v_and_b32_e32 v26, 0x7fffffff, v29
90F0  v_cndmask_b32_e64 v28, 0, 1, vcc
90F8  v_and_b32_e32 v29, 0x80000000, v29
9100  v_cmp_lt_u32_e32 vcc, s47, v26
9104  s_nop 1
9108  v_cndmask_b32_e32 v12, v12, v30, vcc
910C  v_cndmask_b32_e32 v9, v9, v29, vcc
9110  v_cmp_lt_u32_e32 vcc, s49, v26
9114  v_max_u32_e32 v26, v26, v25
9118  s_nop 0
911C  v_addc_co_u32_e64 v27, s[10:11], v27, v28, vcc
9124  v_cndmask_b32_e32 v25, v26, v25, vcc
9128  s_nop 0
912C  v_add_u32_dpp v26, v27, v27 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
9134  v_max_u32_dpp v25, v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
913C  s_nop 0
9140  v_add_u32_dpp v26, v26, v26 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
9148  v_cmp_ne_u32_e32 vcc, 32, v26
914C  v_max_u32_dpp v25, v25, v25 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
9154  s_nop 0
9158  v_cndmask_b32_e32 v27, v22, v25, vcc
915C  s_or_b64 exec, exec, s[54:55]
9160  v_cmp_ne_u32_e32 vcc, 0, v27
9164  v_mov_b32_e32 v25, 0x7f
916C  s_and_saveexec_b64 s[10:11], vcc
9170  v_add_u32_e32 v25, s20, v27
9174  v_lshrrev_b32_e32 v26, 23, v25
9178  v_add_u32_e32 v26, -2, v26
917C  v_cmp_lt_u32_e32 vcc, s73, v25
9180  s_nop 1
9184  v_cndmask_b32_e32 v25, 0, v26, vcc
9188  v_cmp_eq_u32_e32 vcc, s49, v27
918C  s_and_b64 vcc, s[34:35], vcc
9190  s_nop 0
9194  v_cndmask_b32_e32 v25, v25, v23, vcc
9198  s_or_b64 exec, exec, s[10:11]
919C  v_cmp_eq_u32_e32 vcc, 0, v25
91A0  s_cbranch_vccz 13
91A4  s_nop 0
91A8  v_cndmask_b32_e64 v26, 1.0, 2.0, vcc
91B0  v_pk_mul_f32 v[8:9], v[26:27], v[8:9] op_sel_hi:[0,1]
91B8  v_pk_mul_f32 v[6:7], v[26:27], v[6:7] op_sel_hi:[0,1]
91C0  v_pk_mul_f32 v[4:5], v[26:27], v[4:5] op_sel_hi:[0,1]
91C8  v_pk_mul_f32 v[2:3], v[26:27], v[2:3] op_sel_hi:[0,1]
91D0  v_max_u32_e32 v26, 1, v25
91D4  s_branch 1
91D8  v_mov_b32_e32 v26, v25
91DC  v_mad_u64_u32 v[28:29], s[10:11], v20, s31, v[10:11]
91E4  v_lshl_or_b32 v27, v28, 2, v100
91EC  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
91F4  v_xor_b32_e32 v27, s72, v31
91F8  v_mad_u64_u32 v[32:33], s[10:11], v27, s23, 0
9200  v_xor_b32_e32 v27, s46, v33
9204  v_xor_b32_e32 v33, s44, v30
9208  v_mad_u64_u32 v[34:35], s[10:11], v33, s23, 0
9210  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
9218  v_xor_b32_e32 v27, s40, v35
921C  v_xor_b32_e32 v27, v27, v32
9220  v_xor_b32_e32 v31, s48, v31
9224  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
922C  v_mad_u64_u32 v[36:37], s[10:11], v31, s23, 0
9234  v_xor_b32_e32 v27, s45, v37
9238  v_xor_b32_e32 v31, s59, v33
923C  v_xor_b32_e32 v27, v27, v34
9240  v_xor_b32_e32 v33, v31, v30
9244  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
924C  v_mad_u64_u32 v[34:35], s[10:11], v33, s23, 0
9254  v_xor_b32_e32 v27, s60, v35
9258  v_xor_b32_e32 v31, s61, v31
925C  v_xor_b32_e32 v27, v27, v36
9260  v_xor_b32_e32 v31, v31, v32
9264  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
926C  v_mad_u64_u32 v[36:37], s[10:11], v31, s23, 0
9274  v_xor_b32_e32 v27, s62, v37
9278  v_xor_b32_e32 v31, s63, v33
927C  v_xor_b32_e32 v27, v27, v34
9280  v_xor_b32_e32 v33, v31, v30
9284  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
928C  v_mad_u64_u32 v[34:35], s[10:11], v33, s23, 0
9294  v_xor_b32_e32 v27, s64, v35
9298  v_xor_b32_e32 v31, s65, v31
929C  v_xor_b32_e32 v27, v27, v36
92A0  v_xor_b32_e32 v31, v31, v32
92A4  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
92AC  v_mad_u64_u32 v[36:37], s[10:11], v31, s23, 0
92B4  v_xor_b32_e32 v27, s66, v37
92B8  v_xor_b32_e32 v31, s67, v33
92BC  v_xor_b32_e32 v27, v27, v34
92C0  v_xor_b32_e32 v33, v31, v30
92C4  v_mad_u64_u32 v[30:31], s[10:11], v27, s58, 0
92CC  v_mad_u64_u32 v[34:35], s[10:11], v33, s23, 0
92D4  v_xor_b32_e32 v27, s68, v35
92D8  v_xor_b32_e32 v31, s69, v31
92DC  v_xor_b32_e32 v27, v27, v36
92E0  v_xor_b32_e32 v31, v31, v32
92E4  v_mad_u64_u32 v[32:33], s[10:11], v27, s58, 0
92EC  v_mad_u64_u32 v[36:37], s[10:11], v31, s23, 0
92F4  v_xor_b32_e32 v27, v34, v37
92F8  v_xor_b32_e32 v30, v30, v33
92FC  v_mov_b32_e32 v31, 0
9300  v_mov_b32_e32 v33, 0
9304  v_xor_b32_e32 v27, s70, v27
9308  v_xor_b32_e32 v30, s71, v30
930C  v_lshlrev_b32_e32 v26, 23, v26
9310  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[2:3], v27, v26
9318  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[6:7], v30, v26 op_sel:[0,0,0,1]
9320  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[4:5], v36, v26 op_sel:[0,0,1,0]
9328  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[8:9], v32, v26 op_sel:[0,0,1,1]
9330  s_nop 0
9334  v_lshl_add_u64 v[2:3], v[28:29], 4, v[14:15]
933C  v_or3_b32 v4, v31, v33, v12
9344  global_store_dword v[2:3], v4, off
934C  s_and_saveexec_b64 s[10:11], s[8:9]
9350  s_cbranch_execz 65170
9354  v_lshl_add_u64 v[2:3], s[38:39], 0, v[16:17]
935C  global_store_byte v[2:3], v25, off
9364  s_branch 65165
9368  v_lshlrev_b32_e32 v2, 1, v0
936C  v_lshrrev_b32_e32 v101, 6, v0
9370  v_and_b32_e32 v2, 0x7e, v2
9378  s_lshl_b32 s11, s3, 2
937C  s_lshr_b32 s10, s21, 5
9380  v_or_b32_e32 v67, s33, v2
9384  v_or_b32_e32 v66, s11, v101
9388  v_cmp_gt_u32_e32 vcc, s22, v67
938C  v_cmp_gt_u32_e64 s[2:3], s10, v66
9394  s_and_b64 s[2:3], vcc, s[2:3]
9398  s_and_saveexec_b64 s[6:7], s[2:3]
939C  s_cbranch_execz 2119
93A0  v_lshlrev_b32_e32 v102, 2, v2
93A4  v_lshl_or_b32 v14, v101, 14, v102
93AC  ds_read2st64_b64 v[50:53], v14 offset1:1
93B4  ds_read2st64_b64 v[54:57], v14 offset0:2 offset1:3
93BC  ds_read2st64_b64 v[58:61], v14 offset0:4 offset1:5
93C4  ds_read2st64_b64 v[62:65], v14 offset0:6 offset1:7
93CC  ds_read2st64_b64 v[34:37], v14 offset0:8 offset1:9
93D4  ds_read2st64_b64 v[38:41], v14 offset0:10 offset1:11
93DC  ds_read2st64_b64 v[42:45], v14 offset0:12 offset1:13
93E4  ds_read2st64_b64 v[46:49], v14 offset0:14 offset1:15
93EC  ds_read2st64_b64 v[18:21], v14 offset0:16 offset1:17
93F4  ds_read2st64_b64 v[22:25], v14 offset0:18 offset1:19
93FC  ds_read2st64_b64 v[26:29], v14 offset0:20 offset1:21
9404  ds_read2st64_b64 v[30:33], v14 offset0:22 offset1:23
940C  ds_read2st64_b64 v[2:5], v14 offset0:24 offset1:25
9414  ds_read2st64_b64 v[6:9], v14 offset0:26 offset1:27
941C  ds_read2st64_b64 v[10:13], v14 offset0:28 offset1:29
9424  ds_read2st64_b64 v[14:17], v14 offset0:30 offset1:31
942C  s_waitcnt lgkmcnt(14)
9430  v_and_b32_e32 v137, 0x7fffffff, v52
9438  v_and_b32_e32 v138, 0x7fffffff, v50
9440  v_max_u32_e32 v72, v137, v138
9444  v_and_b32_e32 v135, 0x7fffffff, v56
944C  v_and_b32_e32 v136, 0x7fffffff, v54
9454  v_max3_u32 v74, v135, v136, v72
945C  s_waitcnt lgkmcnt(13)
9460  v_and_b32_e32 v133, 0x7fffffff, v60
9468  v_and_b32_e32 v134, 0x7fffffff, v58
9470  v_max3_u32 v74, v133, v134, v74
9478  s_waitcnt lgkmcnt(12)
947C  v_and_b32_e32 v131, 0x7fffffff, v64
9484  v_and_b32_e32 v132, 0x7fffffff, v62
948C  v_max3_u32 v78, v131, v132, v74
9494  s_waitcnt lgkmcnt(11)
9498  v_and_b32_e32 v129, 0x7fffffff, v36
94A0  v_and_b32_e32 v130, 0x7fffffff, v34
94A8  v_max3_u32 v80, v129, v130, v78
94B0  s_waitcnt lgkmcnt(10)
94B4  v_and_b32_e32 v127, 0x7fffffff, v40
94BC  v_and_b32_e32 v128, 0x7fffffff, v38
94C4  v_max3_u32 v82, v127, v128, v80
94CC  s_waitcnt lgkmcnt(9)
94D0  v_and_b32_e32 v125, 0x7fffffff, v44
94D8  v_and_b32_e32 v126, 0x7fffffff, v42
94E0  v_max3_u32 v82, v125, v126, v82
94E8  s_waitcnt lgkmcnt(8)
94EC  v_and_b32_e32 v123, 0x7fffffff, v48
94F4  v_and_b32_e32 v124, 0x7fffffff, v46
94FC  v_max3_u32 v86, v123, v124, v82
9504  s_waitcnt lgkmcnt(7)
9508  v_and_b32_e32 v121, 0x7fffffff, v20
9510  v_and_b32_e32 v122, 0x7fffffff, v18
9518  v_max3_u32 v88, v121, v122, v86
9520  s_waitcnt lgkmcnt(6)
9524  v_and_b32_e32 v119, 0x7fffffff, v24
952C  v_and_b32_e32 v120, 0x7fffffff, v22
9534  v_max3_u32 v90, v119, v120, v88
953C  s_waitcnt lgkmcnt(5)
9540  v_and_b32_e32 v117, 0x7fffffff, v28
9548  v_and_b32_e32 v118, 0x7fffffff, v26
9550  v_max3_u32 v90, v117, v118, v90
9558  s_waitcnt lgkmcnt(4)
955C  v_and_b32_e32 v115, 0x7fffffff, v32
9564  v_and_b32_e32 v116, 0x7fffffff, v30
956C  v_max3_u32 v94, v115, v116, v90
9574  s_waitcnt lgkmcnt(3)
9578  v_and_b32_e32 v113, 0x7fffffff, v4
9580  v_and_b32_e32 v114, 0x7fffffff, v2
9588  v_max3_u32 v96, v113, v114, v94
9590  s_waitcnt lgkmcnt(2)
9594  v_and_b32_e32 v111, 0x7fffffff, v8
959C  v_and_b32_e32 v112, 0x7fffffff, v6
95A4  v_max3_u32 v98, v111, v112, v96
95AC  s_waitcnt lgkmcnt(1)
95B0  v_and_b32_e32 v109, 0x7fffffff, v12
95B8  v_and_b32_e32 v110, 0x7fffffff, v10
95C0  v_max3_u32 v103, v109, v110, v98
95C8  s_waitcnt lgkmcnt(0)
95CC  v_and_b32_e32 v107, 0x7fffffff, v16
95D4  v_and_b32_e32 v108, 0x7fffffff, v14
95DC  v_max3_u32 v139, v107, v108, v103
95E4  s_mov_b32 s12, 0x7f7fffff
95EC  v_mov_b32_e32 v68, v50
95F0  v_mov_b32_e32 v69, v52
95F4  v_mov_b32_e32 v70, v54
95F8  v_mov_b32_e32 v71, v56
95FC  v_mov_b32_e32 v72, v58
9600  v_mov_b32_e32 v73, v60
9604  v_mov_b32_e32 v76, v62
9608  v_mov_b32_e32 v77, v64
960C  v_mov_b32_e32 v74, v34
9610  v_mov_b32_e32 v75, v36
9614  v_mov_b32_e32 v78, v38
9618  v_mov_b32_e32 v79, v40
961C  v_mov_b32_e32 v80, v42
9620  v_mov_b32_e32 v81, v44
9624  v_mov_b32_e32 v84, v46
9628  v_mov_b32_e32 v85, v48
962C  v_mov_b32_e32 v82, v18
9630  v_mov_b32_e32 v83, v20
9634  v_mov_b32_e32 v86, v22
9638  v_mov_b32_e32 v87, v24
963C  v_mov_b32_e32 v88, v26
9640  v_mov_b32_e32 v89, v28
9644  v_mov_b32_e32 v92, v30
9648  v_mov_b32_e32 v93, v32
964C  v_mov_b32_e32 v90, v2
9650  v_mov_b32_e32 v91, v4
9654  v_mov_b32_e32 v94, v6
9658  v_mov_b32_e32 v95, v8
965C  v_mov_b32_e32 v96, v10
9660  v_mov_b32_e32 v97, v12
9664  v_mov_b32_e32 v98, v14
9668  v_mov_b32_e32 v99, v16
966C  v_cmp_lt_u32_e32 vcc, s12, v139
9670  v_mov_b32_e32 v103, 0
9674  v_mov_b32_e32 v104, 0
9678  v_mov_b32_e32 v105, 0
967C  v_mov_b32_e32 v106, 0
9680  s_and_saveexec_b64 s[8:9], vcc
9684  s_cbranch_execz 467
9688  s_mov_b32 s13, 0x7f800000
9690  v_cmp_lt_u32_e32 vcc, s12, v138
9694  v_cmp_lt_u32_e64 s[2:3], s13, v138
969C  v_and_b32_e32 v68, 0x80000000, v50
96A4  v_cndmask_b32_e64 v70, 0, 7, vcc
96AC  v_cndmask_b32_e64 v71, v138, 0, s[2:3]
96B4  v_and_b32_e32 v69, 0x80000000, v52
96BC  v_or_b32_e32 v72, 0x70, v70
96C4  v_cmp_lt_u32_e64 s[4:5], s12, v137
96CC  v_cndmask_b32_e32 v68, v50, v68, vcc
96D0  v_cmp_lt_u32_e32 vcc, s13, v137
96D4  v_cndmask_b32_e64 v69, v52, v69, s[4:5]
96DC  v_cndmask_b32_e64 v50, v70, v72, s[4:5]
96E4  v_cndmask_b32_e64 v52, 0, 1, vcc
96EC  v_max_u32_e32 v70, v137, v71
96F0  v_addc_co_u32_e64 v52, s[2:3], 0, v52, s[2:3]
96F8  v_cndmask_b32_e32 v70, v70, v71, vcc
96FC  v_or_b32_e32 v71, 0x700, v50
9704  v_cmp_lt_u32_e32 vcc, s12, v136
9708  v_cmp_lt_u32_e64 s[2:3], s13, v136
9710  s_nop 0
9714  v_cndmask_b32_e32 v50, v50, v71, vcc
9718  v_max_u32_e32 v71, v136, v70
971C  v_cndmask_b32_e64 v73, v71, v70, s[2:3]
9724  v_and_b32_e32 v70, 0x80000000, v54
972C  v_cndmask_b32_e64 v72, 0, 1, s[2:3]
9734  v_and_b32_e32 v71, 0x80000000, v56
973C  v_or_b32_e32 v74, 0x7000, v50
9744  v_cmp_lt_u32_e64 s[2:3], s12, v135
974C  v_cndmask_b32_e32 v70, v54, v70, vcc
9750  v_cmp_lt_u32_e32 vcc, s13, v135
9754  v_max_u32_e32 v54, v135, v73
9758  v_cndmask_b32_e64 v71, v56, v71, s[2:3]
9760  v_cndmask_b32_e64 v50, v50, v74, s[2:3]
9768  v_addc_co_u32_e64 v52, s[2:3], v52, v72, vcc
9770  v_cndmask_b32_e32 v54, v54, v73, vcc
9774  v_or_b32_e32 v56, 0x70000, v50
977C  v_cmp_lt_u32_e32 vcc, s12, v134
9780  v_cmp_lt_u32_e64 s[2:3], s13, v134
9788  v_max_u32_e32 v72, v134, v54
978C  v_cndmask_b32_e32 v50, v50, v56, vcc
9790  v_cndmask_b32_e64 v54, v72, v54, s[2:3]
9798  v_and_b32_e32 v72, 0x80000000, v58
97A0  v_cndmask_b32_e64 v56, 0, 1, s[2:3]
97A8  v_and_b32_e32 v73, 0x80000000, v60
97B0  v_or_b32_e32 v74, 0x700000, v50
97B8  v_cmp_lt_u32_e64 s[2:3], s12, v133
97C0  v_cndmask_b32_e32 v72, v58, v72, vcc
97C4  v_cmp_lt_u32_e32 vcc, s13, v133
97C8  v_cndmask_b32_e64 v73, v60, v73, s[2:3]
97D0  v_cndmask_b32_e64 v50, v50, v74, s[2:3]
97D8  v_addc_co_u32_e64 v52, s[2:3], v52, v56, vcc
97E0  v_max_u32_e32 v56, v133, v54
97E4  v_cndmask_b32_e32 v54, v56, v54, vcc
97E8  v_or_b32_e32 v56, 0x7000000, v50
97F0  v_cmp_lt_u32_e32 vcc, s12, v132
97F4  v_cmp_lt_u32_e64 s[2:3], s13, v132
97FC  v_max_u32_e32 v58, v132, v54
9800  v_cndmask_b32_e32 v50, v50, v56, vcc
9804  v_cndmask_b32_e64 v54, v58, v54, s[2:3]
980C  v_and_b32_e32 v58, 0x80000000, v62
9814  v_cndmask_b32_e64 v56, 0, 1, s[2:3]
981C  v_and_b32_e32 v60, 0x80000000, v64
9824  v_or_b32_e32 v74, 0x70000000, v50
982C  v_cmp_lt_u32_e64 s[2:3], s12, v131
9834  v_cndmask_b32_e32 v76, v62, v58, vcc
9838  v_cmp_lt_u32_e32 vcc, s13, v131
983C  v_cndmask_b32_e64 v77, v64, v60, s[2:3]
9844  v_cndmask_b32_e64 v103, v50, v74, s[2:3]
984C  v_addc_co_u32_e64 v50, s[2:3], v52, v56, vcc
9854  v_max_u32_e32 v52, v131, v54
9858  v_cndmask_b32_e32 v52, v52, v54, vcc
985C  v_cmp_lt_u32_e32 vcc, s12, v130
9860  v_cmp_lt_u32_e64 s[2:3], s13, v130
9868  v_max_u32_e32 v58, v130, v52
986C  v_cndmask_b32_e64 v54, 0, 7, vcc
9874  v_cndmask_b32_e64 v52, v58, v52, s[2:3]
987C  v_and_b32_e32 v58, 0x80000000, v34
9884  v_cndmask_b32_e64 v56, 0, 1, s[2:3]
988C  v_and_b32_e32 v60, 0x80000000, v36
9894  v_or_b32_e32 v62, 0x70, v54
989C  v_cmp_lt_u32_e64 s[2:3], s12, v129
98A4  v_cndmask_b32_e32 v74, v34, v58, vcc
98A8  v_cmp_lt_u32_e32 vcc, s13, v129
98AC  v_cndmask_b32_e64 v75, v36, v60, s[2:3]
98B4  v_cndmask_b32_e64 v34, v54, v62, s[2:3]
98BC  v_addc_co_u32_e64 v36, s[2:3], v50, v56, vcc
98C4  v_max_u32_e32 v50, v129, v52
98C8  v_cndmask_b32_e32 v50, v50, v52, vcc
98CC  v_or_b32_e32 v52, 0x700, v34
98D4  v_cmp_lt_u32_e32 vcc, s12, v128
98D8  v_cmp_lt_u32_e64 s[2:3], s13, v128
98E0  v_max_u32_e32 v54, v128, v50
98E4  v_cndmask_b32_e32 v34, v34, v52, vcc
98E8  v_cndmask_b32_e64 v50, v54, v50, s[2:3]
98F0  v_and_b32_e32 v54, 0x80000000, v38
98F8  v_cndmask_b32_e64 v52, 0, 1, s[2:3]
9900  v_and_b32_e32 v56, 0x80000000, v40
9908  v_or_b32_e32 v58, 0x7000, v34
9910  v_cmp_lt_u32_e64 s[2:3], s12, v127
9918  v_cndmask_b32_e32 v78, v38, v54, vcc
991C  v_cmp_lt_u32_e32 vcc, s13, v127
9920  v_max_u32_e32 v38, v127, v50
9924  v_cndmask_b32_e64 v79, v40, v56, s[2:3]
992C  v_cndmask_b32_e64 v34, v34, v58, s[2:3]
9934  v_addc_co_u32_e64 v36, s[2:3], v36, v52, vcc
993C  v_cndmask_b32_e32 v38, v38, v50, vcc
9940  v_or_b32_e32 v40, 0x70000, v34
9948  v_cmp_lt_u32_e32 vcc, s12, v126
994C  v_cmp_lt_u32_e64 s[2:3], s13, v126
9954  v_max_u32_e32 v50, v126, v38
9958  v_cndmask_b32_e32 v34, v34, v40, vcc
995C  v_cndmask_b32_e64 v38, v50, v38, s[2:3]
9964  v_and_b32_e32 v50, 0x80000000, v42
996C  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
9974  v_and_b32_e32 v52, 0x80000000, v44
997C  v_or_b32_e32 v54, 0x700000, v34
9984  v_cmp_lt_u32_e64 s[2:3], s12, v125
998C  v_cndmask_b32_e32 v80, v42, v50, vcc
9990  v_cmp_lt_u32_e32 vcc, s13, v125
9994  v_cndmask_b32_e64 v81, v44, v52, s[2:3]
999C  v_cndmask_b32_e64 v34, v34, v54, s[2:3]
99A4  v_addc_co_u32_e64 v36, s[2:3], v36, v40, vcc
99AC  v_max_u32_e32 v40, v125, v38
99B0  v_cndmask_b32_e32 v38, v40, v38, vcc
99B4  v_or_b32_e32 v40, 0x7000000, v34
99BC  v_cmp_lt_u32_e32 vcc, s12, v124
99C0  v_cmp_lt_u32_e64 s[2:3], s13, v124
99C8  v_max_u32_e32 v42, v124, v38
99CC  v_cndmask_b32_e32 v34, v34, v40, vcc
99D0  v_cndmask_b32_e64 v38, v42, v38, s[2:3]
99D8  v_and_b32_e32 v42, 0x80000000, v46
99E0  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
99E8  v_and_b32_e32 v44, 0x80000000, v48
99F0  v_or_b32_e32 v50, 0x70000000, v34
99F8  v_cmp_lt_u32_e64 s[2:3], s12, v123
9A00  v_cndmask_b32_e32 v84, v46, v42, vcc
9A04  v_cmp_lt_u32_e32 vcc, s13, v123
9A08  v_cndmask_b32_e64 v85, v48, v44, s[2:3]
9A10  v_cndmask_b32_e64 v104, v34, v50, s[2:3]
9A18  v_addc_co_u32_e64 v34, s[2:3], v36, v40, vcc
9A20  v_max_u32_e32 v36, v123, v38
9A24  v_cndmask_b32_e32 v36, v36, v38, vcc
9A28  v_cmp_lt_u32_e32 vcc, s12, v122
9A2C  v_cmp_lt_u32_e64 s[2:3], s13, v122
9A34  v_max_u32_e32 v42, v122, v36
9A38  v_cndmask_b32_e64 v38, 0, 7, vcc
9A40  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
9A48  v_and_b32_e32 v42, 0x80000000, v18
9A50  v_cndmask_b32_e64 v40, 0, 1, s[2:3]
9A58  v_and_b32_e32 v44, 0x80000000, v20
9A60  v_or_b32_e32 v46, 0x70, v38
9A68  v_cmp_lt_u32_e64 s[2:3], s12, v121
9A70  v_cndmask_b32_e32 v82, v18, v42, vcc
9A74  v_cmp_lt_u32_e32 vcc, s13, v121
9A78  v_cndmask_b32_e64 v83, v20, v44, s[2:3]
9A80  v_cndmask_b32_e64 v18, v38, v46, s[2:3]
9A88  v_addc_co_u32_e64 v20, s[2:3], v34, v40, vcc
9A90  v_max_u32_e32 v34, v121, v36
9A94  v_cndmask_b32_e32 v34, v34, v36, vcc
9A98  v_or_b32_e32 v36, 0x700, v18
9AA0  v_cmp_lt_u32_e32 vcc, s12, v120
9AA4  v_cmp_lt_u32_e64 s[2:3], s13, v120
9AAC  v_max_u32_e32 v38, v120, v34
9AB0  v_cndmask_b32_e32 v18, v18, v36, vcc
9AB4  v_cndmask_b32_e64 v34, v38, v34, s[2:3]
9ABC  v_and_b32_e32 v38, 0x80000000, v22
9AC4  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
9ACC  v_and_b32_e32 v40, 0x80000000, v24
9AD4  v_or_b32_e32 v42, 0x7000, v18
9ADC  v_cmp_lt_u32_e64 s[2:3], s12, v119
9AE4  v_cndmask_b32_e32 v86, v22, v38, vcc
9AE8  v_cmp_lt_u32_e32 vcc, s13, v119
9AEC  v_max_u32_e32 v22, v119, v34
9AF0  v_cndmask_b32_e64 v87, v24, v40, s[2:3]
9AF8  v_cndmask_b32_e64 v18, v18, v42, s[2:3]
9B00  v_addc_co_u32_e64 v20, s[2:3], v20, v36, vcc
9B08  v_cndmask_b32_e32 v22, v22, v34, vcc
9B0C  v_or_b32_e32 v24, 0x70000, v18
9B14  v_cmp_lt_u32_e32 vcc, s12, v118
9B18  v_cmp_lt_u32_e64 s[2:3], s13, v118
9B20  v_max_u32_e32 v34, v118, v22
9B24  v_cndmask_b32_e32 v18, v18, v24, vcc
9B28  v_cndmask_b32_e64 v22, v34, v22, s[2:3]
9B30  v_and_b32_e32 v34, 0x80000000, v26
9B38  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
9B40  v_and_b32_e32 v36, 0x80000000, v28
9B48  v_or_b32_e32 v38, 0x700000, v18
9B50  v_cmp_lt_u32_e64 s[2:3], s12, v117
9B58  v_cndmask_b32_e32 v88, v26, v34, vcc
9B5C  v_cmp_lt_u32_e32 vcc, s13, v117
9B60  v_cndmask_b32_e64 v89, v28, v36, s[2:3]
9B68  v_cndmask_b32_e64 v18, v18, v38, s[2:3]
9B70  v_addc_co_u32_e64 v20, s[2:3], v20, v24, vcc
9B78  v_max_u32_e32 v24, v117, v22
9B7C  v_cndmask_b32_e32 v22, v24, v22, vcc
9B80  v_or_b32_e32 v24, 0x7000000, v18
9B88  v_cmp_lt_u32_e32 vcc, s12, v116
9B8C  v_cmp_lt_u32_e64 s[2:3], s13, v116
9B94  v_max_u32_e32 v26, v116, v22
9B98  v_cndmask_b32_e32 v18, v18, v24, vcc
9B9C  v_cndmask_b32_e64 v22, v26, v22, s[2:3]
9BA4  v_and_b32_e32 v26, 0x80000000, v30
9BAC  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
9BB4  v_and_b32_e32 v28, 0x80000000, v32
9BBC  v_or_b32_e32 v34, 0x70000000, v18
9BC4  v_cmp_lt_u32_e64 s[2:3], s12, v115
9BCC  v_cndmask_b32_e32 v92, v30, v26, vcc
9BD0  v_cmp_lt_u32_e32 vcc, s13, v115
9BD4  v_cndmask_b32_e64 v93, v32, v28, s[2:3]
9BDC  v_cndmask_b32_e64 v105, v18, v34, s[2:3]
9BE4  v_addc_co_u32_e64 v18, s[2:3], v20, v24, vcc
9BEC  v_max_u32_e32 v20, v115, v22
9BF0  v_cndmask_b32_e32 v20, v20, v22, vcc
9BF4  v_cmp_lt_u32_e32 vcc, s12, v114
9BF8  v_cmp_lt_u32_e64 s[2:3], s13, v114
9C00  v_max_u32_e32 v26, v114, v20
9C04  v_cndmask_b32_e64 v22, 0, 7, vcc
9C0C  v_cndmask_b32_e64 v20, v26, v20, s[2:3]
9C14  v_and_b32_e32 v26, 0x80000000, v2
9C1C  v_cndmask_b32_e64 v24, 0, 1, s[2:3]
9C24  v_and_b32_e32 v28, 0x80000000, v4
9C2C  v_or_b32_e32 v30, 0x70, v22
9C34  v_cmp_lt_u32_e64 s[2:3], s12, v113
9C3C  v_cndmask_b32_e32 v90, v2, v26, vcc
9C40  v_cmp_lt_u32_e32 vcc, s13, v113
9C44  v_cndmask_b32_e64 v91, v4, v28, s[2:3]
9C4C  v_cndmask_b32_e64 v2, v22, v30, s[2:3]
9C54  v_addc_co_u32_e64 v4, s[2:3], v18, v24, vcc
9C5C  v_max_u32_e32 v18, v113, v20
9C60  v_cndmask_b32_e32 v18, v18, v20, vcc
9C64  v_or_b32_e32 v20, 0x700, v2
9C6C  v_cmp_lt_u32_e32 vcc, s12, v112
9C70  v_cmp_lt_u32_e64 s[2:3], s13, v112
9C78  v_max_u32_e32 v22, v112, v18
9C7C  v_cndmask_b32_e32 v2, v2, v20, vcc
9C80  v_cndmask_b32_e64 v18, v22, v18, s[2:3]
9C88  v_and_b32_e32 v22, 0x80000000, v6
9C90  v_cndmask_b32_e64 v20, 0, 1, s[2:3]
9C98  v_and_b32_e32 v24, 0x80000000, v8
9CA0  v_or_b32_e32 v26, 0x7000, v2
9CA8  v_cmp_lt_u32_e64 s[2:3], s12, v111
9CB0  v_cndmask_b32_e32 v94, v6, v22, vcc
9CB4  v_cmp_lt_u32_e32 vcc, s13, v111
9CB8  v_max_u32_e32 v6, v111, v18
9CBC  v_cndmask_b32_e64 v95, v8, v24, s[2:3]
9CC4  v_cndmask_b32_e64 v2, v2, v26, s[2:3]
9CCC  v_addc_co_u32_e64 v4, s[2:3], v4, v20, vcc
9CD4  v_cndmask_b32_e32 v6, v6, v18, vcc
9CD8  v_or_b32_e32 v8, 0x70000, v2
9CE0  v_cmp_lt_u32_e32 vcc, s12, v110
9CE4  v_cmp_lt_u32_e64 s[2:3], s13, v110
9CEC  v_max_u32_e32 v18, v110, v6
9CF0  v_cndmask_b32_e32 v2, v2, v8, vcc
9CF4  v_cndmask_b32_e64 v6, v18, v6, s[2:3]
9CFC  v_and_b32_e32 v18, 0x80000000, v10
9D04  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
9D0C  v_and_b32_e32 v20, 0x80000000, v12
9D14  v_or_b32_e32 v22, 0x700000, v2
9D1C  v_cmp_lt_u32_e64 s[2:3], s12, v109
9D24  v_cndmask_b32_e32 v96, v10, v18, vcc
9D28  v_cmp_lt_u32_e32 vcc, s13, v109
9D2C  v_cndmask_b32_e64 v97, v12, v20, s[2:3]
9D34  v_cndmask_b32_e64 v2, v2, v22, s[2:3]
9D3C  v_addc_co_u32_e64 v4, s[2:3], v4, v8, vcc
9D44  v_max_u32_e32 v8, v109, v6
9D48  v_cndmask_b32_e32 v6, v8, v6, vcc
9D4C  v_or_b32_e32 v8, 0x7000000, v2
9D54  v_cmp_lt_u32_e32 vcc, s12, v108
9D58  v_cmp_lt_u32_e64 s[2:3], s13, v108
9D60  v_max_u32_e32 v10, v108, v6
9D64  v_cndmask_b32_e32 v2, v2, v8, vcc
9D68  v_cndmask_b32_e64 v6, v10, v6, s[2:3]
9D70  v_and_b32_e32 v10, 0x80000000, v14
9D78  v_cndmask_b32_e64 v8, 0, 1, s[2:3]
9D80  v_and_b32_e32 v12, 0x80000000, v16
9D88  v_or_b32_e32 v18, 0x70000000, v2
9D90  v_cmp_lt_u32_e64 s[2:3], s12, v107
9D98  v_cndmask_b32_e32 v98, v14, v10, vcc
9D9C  v_cmp_lt_u32_e32 vcc, s13, v107
9DA0  v_cndmask_b32_e64 v99, v16, v12, s[2:3]
9DA8  v_cndmask_b32_e64 v106, v2, v18, s[2:3]
9DB0  v_addc_co_u32_e64 v2, s[2:3], v4, v8, vcc
9DB8  v_max_u32_e32 v4, v107, v6
9DBC  v_cndmask_b32_e32 v4, v4, v6, vcc
9DC0  v_mov_b32_e32 v6, 0x7f800000
9DC8  v_cmp_ne_u32_e32 vcc, 32, v2
9DCC  s_nop 1
9DD0  v_cndmask_b32_e32 v139, v6, v4, vcc
9DD4  s_or_b64 exec, exec, s[8:9]
9DD8  v_cmp_ne_u32_e32 vcc, 0, v139
9DDC  v_mov_b32_e32 v4, 0x7f
9DE4  s_and_saveexec_b64 s[2:3], vcc
9DE8  s_cbranch_execz 15
9DEC  v_add_u32_e32 v2, s20, v139
9DF0  s_mov_b32 s4, 0x17fffff
9DF8  v_lshrrev_b32_e32 v4, 23, v2
9DFC  v_add_u32_e32 v4, -2, v4
9E00  v_cmp_lt_u32_e32 vcc, s4, v2
9E04  s_mov_b32 s4, 0x7f800000
9E0C  s_nop 0
9E10  v_cndmask_b32_e32 v2, 0, v4, vcc
9E14  v_cmp_eq_u32_e32 vcc, s4, v139
9E18  v_mov_b32_e32 v4, 0xfe
9E20  s_and_b64 vcc, s[34:35], vcc
9E24  v_cndmask_b32_e32 v4, v2, v4, vcc
9E28  s_or_b64 exec, exec, s[2:3]
9E2C  v_cmp_eq_u32_e32 vcc, 0, v4
9E30  s_cbranch_vccz 37
9E34  s_nop 0
9E38  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
9E40  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
9E48  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
9E50  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
9E58  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
9E60  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
9E68  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
9E70  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
9E78  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
9E80  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
9E88  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
9E90  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
9E98  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
9EA0  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
9EA8  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
9EB0  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
9EB8  v_pk_mul_f32 v[98:99], v[2:3], v[98:99] op_sel_hi:[0,1]
9EC0  v_max_u32_e32 v2, 1, v4
9EC4  s_branch 1
9EC8  v_mov_b32_e32 v2, v4
9ECC  v_mad_u64_u32 v[66:67], s[2:3], s10, v67, v[66:67]
9ED4  v_lshlrev_b32_e32 v6, 2, v66
9ED8  s_mov_b32 s2, 0xd2511f53
9EE0  v_mad_u64_u32 v[108:109], s[4:5], v6, s2, 0
9EE8  s_mul_hi_u32 s4, s29, 0xcd9e8d57
9EF0  s_xor_b32 s4, s28, s4
9EF4  s_xor_b32 s4, s4, s36
9EF8  s_xor_b32 s12, s37, s30
9EFC  s_mov_b32 s3, 0xcd9e8d57
9F04  s_mul_i32 s8, s29, 0xcd9e8d57
9F0C  v_xor_b32_e32 v8, s12, v109
9F10  s_add_i32 s9, s36, 0x9e3779b9
9F18  s_add_i32 s13, s37, 0xbb67ae85
9F20  s_mul_hi_u32 s15, s4, 0xd2511f53
9F28  s_mul_i32 s17, s4, 0xd2511f53
9F30  v_mad_u64_u32 v[110:111], s[4:5], v8, s3, 0
9F38  s_xor_b32 s14, s9, s8
9F3C  s_xor_b32 s16, s13, s15
9F40  v_xor_b32_e32 v8, s14, v111
9F44  v_xor_b32_e32 v10, s16, v108
9F48  s_add_i32 s8, s37, 0x76cf5d0a
9F50  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
9F58  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
9F60  s_xor_b32 s21, s8, s17
9F64  s_add_i32 s13, s36, 0x3c6ef372
9F6C  v_xor_b32_e32 v8, v110, v113
9F70  v_xor_b32_e32 v10, s21, v109
9F74  v_xor_b32_e32 v8, s13, v8
9F78  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
9F80  s_add_i32 s17, s36, 0xdaa66d2b
9F88  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
9F90  v_xor_b32_e32 v8, v112, v115
9F94  s_add_i32 s15, s37, 0x32370b8f
9F9C  v_xor_b32_e32 v8, s17, v8
9FA0  v_xor_b32_e32 v10, v108, v111
9FA4  v_xor_b32_e32 v10, s15, v10
9FA8  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
9FB0  s_add_i32 s18, s37, 0xed9eba14
9FB8  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
9FC0  v_xor_b32_e32 v10, v110, v109
9FC4  s_add_i32 s19, s36, 0x78dde6e4
9FCC  v_xor_b32_e32 v8, v114, v113
9FD0  v_xor_b32_e32 v10, s18, v10
9FD4  v_xor_b32_e32 v8, s19, v8
9FD8  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
9FE0  s_add_i32 s28, s36, 0x1715609d
9FE8  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
9FF0  v_xor_b32_e32 v8, v112, v115
9FF4  s_add_i32 s23, s37, 0xa9066899
9FFC  v_xor_b32_e32 v8, s28, v8
A000  v_xor_b32_e32 v10, v108, v111
A004  v_xor_b32_e32 v10, s23, v10
A008  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
A010  s_add_i32 s29, s37, 0x646e171e
A018  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
A020  v_xor_b32_e32 v10, v110, v109
A024  s_add_i32 s30, s36, 0xb54cda56
A02C  v_xor_b32_e32 v8, v114, v113
A030  v_xor_b32_e32 v10, s29, v10
A034  v_xor_b32_e32 v8, s30, v8
A038  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
A040  s_add_i32 s38, s36, 0x5384540f
A048  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
A050  v_xor_b32_e32 v8, v112, v115
A054  s_add_i32 s31, s37, 0x1fd5c5a3
A05C  v_xor_b32_e32 v8, s38, v8
A060  v_xor_b32_e32 v10, v108, v111
A064  v_xor_b32_e32 v10, s31, v10
A068  v_mad_u64_u32 v[108:109], s[4:5], v8, s2, 0
A070  s_add_i32 s39, s37, 0xdb3d7428
A078  v_mad_u64_u32 v[112:113], s[4:5], v10, s3, 0
A080  v_xor_b32_e32 v10, v110, v109
A084  s_add_i32 s40, s36, 0xf1bbcdc8
A08C  v_xor_b32_e32 v8, v114, v113
A090  v_xor_b32_e32 v10, s39, v10
A094  v_xor_b32_e32 v8, s40, v8
A098  v_mad_u64_u32 v[114:115], s[4:5], v10, s3, 0
A0A0  s_add_i32 s41, s36, 0x8ff34781
A0A8  v_mad_u64_u32 v[110:111], s[4:5], v8, s2, 0
A0B0  v_xor_b32_e32 v8, v112, v115
A0B4  s_add_i32 s36, s37, 0x96a522ad
A0BC  v_xor_b32_e32 v8, s41, v8
A0C0  v_xor_b32_e32 v10, v108, v111
A0C4  v_mov_b32_e32 v14, 0
A0C8  v_mov_b32_e32 v16, 0
A0CC  v_lshlrev_b32_e32 v2, 23, v2
A0D0  v_xor_b32_e32 v12, s36, v10
A0D4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[68:69], v8, v2
A0DC  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[72:73], v12, v2 op_sel:[0,0,0,1]
A0E4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[70:71], v114, v2 op_sel:[0,0,1,0]
A0EC  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[76:77], v110, v2 op_sel:[0,0,1,1]
A0F4  s_nop 0
A0F8  v_or_b32_e32 v8, 1, v6
A0FC  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A104  v_xor_b32_e32 v8, s12, v71
A108  v_mad_u64_u32 v[72:73], s[4:5], v8, s3, 0
A110  v_xor_b32_e32 v8, s14, v73
A114  v_xor_b32_e32 v12, s16, v70
A118  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A120  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A128  v_xor_b32_e32 v8, v72, v77
A12C  v_xor_b32_e32 v12, s21, v71
A130  v_xor_b32_e32 v8, s13, v8
A134  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A13C  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A144  v_xor_b32_e32 v8, v76, v109
A148  v_xor_b32_e32 v8, s17, v8
A14C  v_xor_b32_e32 v12, v70, v73
A150  v_xor_b32_e32 v12, s15, v12
A154  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A15C  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A164  v_xor_b32_e32 v12, v72, v71
A168  v_xor_b32_e32 v8, v108, v77
A16C  v_xor_b32_e32 v12, s18, v12
A170  v_xor_b32_e32 v8, s19, v8
A174  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A17C  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A184  v_xor_b32_e32 v8, v76, v109
A188  v_xor_b32_e32 v8, s28, v8
A18C  v_xor_b32_e32 v12, v70, v73
A190  v_xor_b32_e32 v12, s23, v12
A194  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A19C  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A1A4  v_xor_b32_e32 v12, v72, v71
A1A8  v_xor_b32_e32 v8, v108, v77
A1AC  v_xor_b32_e32 v12, s29, v12
A1B0  v_xor_b32_e32 v8, s30, v8
A1B4  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A1BC  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A1C4  v_xor_b32_e32 v8, v76, v109
A1C8  v_xor_b32_e32 v8, s38, v8
A1CC  v_xor_b32_e32 v12, v70, v73
A1D0  v_xor_b32_e32 v12, s31, v12
A1D4  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A1DC  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A1E4  v_xor_b32_e32 v12, v72, v71
A1E8  v_xor_b32_e32 v8, v108, v77
A1EC  v_xor_b32_e32 v12, s39, v12
A1F0  v_xor_b32_e32 v8, s40, v8
A1F4  v_mad_u64_u32 v[108:109], s[4:5], v12, s3, 0
A1FC  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A204  v_xor_b32_e32 v8, v76, v109
A208  v_or3_b32 v68, v16, v103, v14
A210  v_xor_b32_e32 v8, s41, v8
A214  v_xor_b32_e32 v12, v70, v73
A218  v_mov_b32_e32 v14, 0
A21C  v_mov_b32_e32 v16, 0
A220  v_xor_b32_e32 v12, s36, v12
A224  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[74:75], v8, v2
A22C  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[80:81], v12, v2 op_sel:[0,0,0,1]
A234  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[78:79], v108, v2 op_sel:[0,0,1,0]
A23C  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[84:85], v72, v2 op_sel:[0,0,1,1]
A244  s_nop 0
A248  v_or_b32_e32 v8, 2, v6
A24C  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A254  v_xor_b32_e32 v8, s12, v71
A258  v_mad_u64_u32 v[72:73], s[4:5], v8, s3, 0
A260  v_xor_b32_e32 v12, s16, v70
A264  v_xor_b32_e32 v8, s14, v73
A268  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A270  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A278  v_xor_b32_e32 v8, v72, v75
A27C  v_xor_b32_e32 v8, s13, v8
A280  v_xor_b32_e32 v12, s21, v71
A284  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A28C  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A294  v_xor_b32_e32 v8, v74, v77
A298  v_xor_b32_e32 v12, v70, v73
A29C  v_xor_b32_e32 v8, s17, v8
A2A0  v_xor_b32_e32 v12, s15, v12
A2A4  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A2AC  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A2B4  v_xor_b32_e32 v8, v76, v75
A2B8  v_xor_b32_e32 v12, v72, v71
A2BC  v_xor_b32_e32 v8, s19, v8
A2C0  v_xor_b32_e32 v12, s18, v12
A2C4  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A2CC  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A2D4  v_xor_b32_e32 v8, v74, v77
A2D8  v_xor_b32_e32 v12, v70, v73
A2DC  v_xor_b32_e32 v8, s28, v8
A2E0  v_xor_b32_e32 v12, s23, v12
A2E4  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A2EC  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A2F4  v_xor_b32_e32 v8, v76, v75
A2F8  v_xor_b32_e32 v12, v72, v71
A2FC  v_xor_b32_e32 v8, s30, v8
A300  v_xor_b32_e32 v12, s29, v12
A304  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A30C  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A314  v_xor_b32_e32 v8, v74, v77
A318  v_xor_b32_e32 v12, v70, v73
A31C  v_xor_b32_e32 v8, s38, v8
A320  v_xor_b32_e32 v12, s31, v12
A324  v_mad_u64_u32 v[70:71], s[4:5], v8, s2, 0
A32C  v_mad_u64_u32 v[74:75], s[4:5], v12, s3, 0
A334  v_xor_b32_e32 v8, v76, v75
A338  v_xor_b32_e32 v12, v72, v71
A33C  v_xor_b32_e32 v8, s40, v8
A340  v_xor_b32_e32 v12, s39, v12
A344  v_mad_u64_u32 v[72:73], s[4:5], v8, s2, 0
A34C  v_mad_u64_u32 v[76:77], s[4:5], v12, s3, 0
A354  v_or3_b32 v69, v16, v104, v14
A35C  v_xor_b32_e32 v8, v74, v77
A360  v_xor_b32_e32 v12, v70, v73
A364  v_mov_b32_e32 v14, 0
A368  v_mov_b32_e32 v16, 0
A36C  v_or_b32_e32 v6, 3, v6
A370  v_xor_b32_e32 v8, s41, v8
A374  v_xor_b32_e32 v12, s36, v12
A378  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[82:83], v8, v2
A380  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[88:89], v12, v2 op_sel:[0,0,0,1]
A388  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[86:87], v76, v2 op_sel:[0,0,1,0]
A390  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[92:93], v72, v2 op_sel:[0,0,1,1]
A398  s_nop 0
A39C  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A3A4  v_xor_b32_e32 v6, s12, v73
A3A8  v_mad_u64_u32 v[74:75], s[4:5], v6, s3, 0
A3B0  v_xor_b32_e32 v8, s16, v72
A3B4  v_xor_b32_e32 v6, s14, v75
A3B8  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A3C0  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A3C8  v_xor_b32_e32 v6, v74, v77
A3CC  v_xor_b32_e32 v6, s13, v6
A3D0  v_xor_b32_e32 v8, s21, v73
A3D4  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A3DC  v_mad_u64_u32 v[78:79], s[4:5], v8, s3, 0
A3E4  v_xor_b32_e32 v6, v76, v79
A3E8  v_xor_b32_e32 v8, v72, v75
A3EC  v_xor_b32_e32 v6, s17, v6
A3F0  v_xor_b32_e32 v8, s15, v8
A3F4  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A3FC  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A404  v_xor_b32_e32 v6, v78, v77
A408  v_xor_b32_e32 v8, v74, v73
A40C  v_xor_b32_e32 v6, s19, v6
A410  v_xor_b32_e32 v8, s18, v8
A414  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A41C  v_mad_u64_u32 v[78:79], s[4:5], v8, s3, 0
A424  v_xor_b32_e32 v6, v76, v79
A428  v_xor_b32_e32 v8, v72, v75
A42C  v_xor_b32_e32 v6, s28, v6
A430  v_xor_b32_e32 v8, s23, v8
A434  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A43C  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A444  v_xor_b32_e32 v6, v78, v77
A448  v_xor_b32_e32 v8, v74, v73
A44C  v_xor_b32_e32 v6, s30, v6
A450  v_xor_b32_e32 v8, s29, v8
A454  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A45C  v_mad_u64_u32 v[78:79], s[4:5], v8, s3, 0
A464  v_xor_b32_e32 v6, v76, v79
A468  v_xor_b32_e32 v8, v72, v75
A46C  v_xor_b32_e32 v6, s38, v6
A470  v_xor_b32_e32 v8, s31, v8
A474  v_mad_u64_u32 v[72:73], s[4:5], v6, s2, 0
A47C  v_mad_u64_u32 v[76:77], s[4:5], v8, s3, 0
A484  v_xor_b32_e32 v6, v78, v77
A488  v_xor_b32_e32 v8, v74, v73
A48C  v_xor_b32_e32 v6, s40, v6
A490  v_xor_b32_e32 v8, s39, v8
A494  v_mad_u64_u32 v[74:75], s[4:5], v6, s2, 0
A49C  v_mad_u64_u32 v[78:79], s[2:3], v8, s3, 0
A4A4  v_xor_b32_e32 v6, v76, v79
A4A8  v_or3_b32 v70, v16, v105, v14
A4B0  v_xor_b32_e32 v6, s41, v6
A4B4  v_xor_b32_e32 v8, v72, v75
A4B8  v_mov_b32_e32 v12, 0
A4BC  v_mov_b32_e32 v14, 0
A4C0  v_xor_b32_e32 v8, s36, v8
A4C4  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[90:91], v6, v2
A4CC  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[96:97], v8, v2 op_sel:[0,0,0,1]
A4D4  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[94:95], v78, v2 op_sel:[0,0,1,0]
A4DC  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[98:99], v74, v2 op_sel:[0,0,1,1]
A4E4  s_nop 0
A4E8  v_bitop3_b32 v2, v102, v101, v100 bitop3:0xf6
A4F0  v_mov_b32_e32 v6, 0x10000
A4F8  v_lshl_or_b32 v2, v2, 4, v6
A500  v_or_b32_e32 v6, v102, v101
A504  v_or3_b32 v71, v14, v106, v12
A50C  v_or_b32_e32 v8, 0x12000, v6
A514  v_and_b32_e32 v87, 0x7fffffff, v53
A51C  v_and_b32_e32 v88, 0x7fffffff, v51
A524  ds_write_b128 v2, v[68:71]
A52C  ds_write_b8 v8, v4
A534  v_max_u32_e32 v4, v87, v88
A538  v_and_b32_e32 v85, 0x7fffffff, v57
A540  v_and_b32_e32 v86, 0x7fffffff, v55
A548  v_max3_u32 v4, v85, v86, v4
A550  v_and_b32_e32 v83, 0x7fffffff, v61
A558  v_and_b32_e32 v84, 0x7fffffff, v59
A560  v_max3_u32 v4, v83, v84, v4
A568  v_and_b32_e32 v81, 0x7fffffff, v65
A570  v_and_b32_e32 v82, 0x7fffffff, v63
A578  v_max3_u32 v4, v81, v82, v4
A580  v_and_b32_e32 v79, 0x7fffffff, v37
A588  v_and_b32_e32 v80, 0x7fffffff, v35
A590  v_max3_u32 v4, v79, v80, v4
A598  v_and_b32_e32 v77, 0x7fffffff, v41
A5A0  v_and_b32_e32 v78, 0x7fffffff, v39
A5A8  v_max3_u32 v4, v77, v78, v4
A5B0  v_and_b32_e32 v75, 0x7fffffff, v45
A5B8  v_and_b32_e32 v76, 0x7fffffff, v43
A5C0  v_max3_u32 v4, v75, v76, v4
A5C8  v_and_b32_e32 v73, 0x7fffffff, v49
A5D0  v_and_b32_e32 v74, 0x7fffffff, v47
A5D8  v_max3_u32 v4, v73, v74, v4
A5E0  v_and_b32_e32 v71, 0x7fffffff, v21
A5E8  v_and_b32_e32 v72, 0x7fffffff, v19
A5F0  v_max3_u32 v4, v71, v72, v4
A5F8  v_and_b32_e32 v69, 0x7fffffff, v25
A600  v_and_b32_e32 v70, 0x7fffffff, v23
A608  v_max3_u32 v4, v69, v70, v4
A610  v_and_b32_e32 v67, 0x7fffffff, v29
A618  v_and_b32_e32 v68, 0x7fffffff, v27
A620  v_max3_u32 v4, v67, v68, v4
A628  v_and_b32_e32 v58, 0x7fffffff, v33
A630  v_and_b32_e32 v62, 0x7fffffff, v31
A638  v_max3_u32 v8, v58, v62, v4
A640  v_and_b32_e32 v50, 0x7fffffff, v5
A648  v_and_b32_e32 v54, 0x7fffffff, v3
A650  v_max3_u32 v12, v50, v54, v8
A658  v_and_b32_e32 v42, 0x7fffffff, v9
A660  v_and_b32_e32 v46, 0x7fffffff, v7
A668  v_max3_u32 v14, v42, v46, v12
A670  v_and_b32_e32 v34, 0x7fffffff, v13
A678  v_and_b32_e32 v38, 0x7fffffff, v11
A680  v_max3_u32 v14, v34, v38, v14
A688  v_and_b32_e32 v22, 0x7fffffff, v17
A690  v_and_b32_e32 v30, 0x7fffffff, v15
A698  v_max3_u32 v89, v22, v30, v14
A6A0  s_mov_b32 s37, 0x7f7fffff
A6A8  v_mov_b32_e32 v10, 0
A6AC  v_mov_b32_e32 v52, v51
A6B0  v_mov_b32_e32 v56, v55
A6B4  v_mov_b32_e32 v60, v59
A6B8  v_mov_b32_e32 v64, v63
A6BC  v_mov_b32_e32 v36, v35
A6C0  v_mov_b32_e32 v40, v39
A6C4  v_mov_b32_e32 v44, v43
A6C8  v_mov_b32_e32 v48, v47
A6CC  v_mov_b32_e32 v20, v19
A6D0  v_mov_b32_e32 v24, v23
A6D4  v_mov_b32_e32 v28, v27
A6D8  v_mov_b32_e32 v32, v31
A6DC  v_mov_b32_e32 v4, v3
A6E0  v_mov_b32_e32 v8, v7
A6E4  v_mov_b32_e32 v12, v11
A6E8  v_mov_b32_e32 v16, v15
A6EC  v_cmp_lt_u32_e32 vcc, s37, v89
A6F0  v_mov_b32_e32 v14, 0
A6F4  v_mov_b32_e32 v18, 0
A6F8  v_mov_b32_e32 v26, 0
A6FC  s_and_saveexec_b64 s[8:9], vcc
A700  s_cbranch_execz 467
A704  s_mov_b32 s42, 0x7f800000
A70C  v_cmp_lt_u32_e32 vcc, s37, v88
A710  v_cmp_lt_u32_e64 s[2:3], s42, v88
A718  v_and_b32_e32 v10, 0x80000000, v51
A720  v_cndmask_b32_e64 v4, 0, 7, vcc
A728  v_cndmask_b32_e64 v8, v88, 0, s[2:3]
A730  v_and_b32_e32 v12, 0x80000000, v53
A738  v_cmp_lt_u32_e64 s[4:5], s37, v87
A740  v_cndmask_b32_e32 v52, v51, v10, vcc
A744  v_cmp_lt_u32_e32 vcc, s42, v87
A748  v_or_b32_e32 v14, 0x70, v4
A750  v_cndmask_b32_e64 v53, v53, v12, s[4:5]
A758  v_cndmask_b32_e64 v10, 0, 1, vcc
A760  v_max_u32_e32 v12, v87, v8
A764  v_cndmask_b32_e64 v4, v4, v14, s[4:5]
A76C  v_addc_co_u32_e64 v10, s[2:3], 0, v10, s[2:3]
A774  v_cndmask_b32_e32 v8, v12, v8, vcc
A778  v_or_b32_e32 v12, 0x700, v4
A780  v_cmp_lt_u32_e32 vcc, s37, v86
A784  v_cmp_lt_u32_e64 s[2:3], s42, v86
A78C  v_max_u32_e32 v14, v86, v8
A790  v_cndmask_b32_e32 v4, v4, v12, vcc
A794  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
A79C  v_and_b32_e32 v14, 0x80000000, v55
A7A4  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
A7AC  v_and_b32_e32 v16, 0x80000000, v57
A7B4  v_or_b32_e32 v18, 0x7000, v4
A7BC  v_cmp_lt_u32_e64 s[2:3], s37, v85
A7C4  v_cndmask_b32_e32 v56, v55, v14, vcc
A7C8  v_cmp_lt_u32_e32 vcc, s42, v85
A7CC  v_cndmask_b32_e64 v57, v57, v16, s[2:3]
A7D4  v_cndmask_b32_e64 v4, v4, v18, s[2:3]
A7DC  v_addc_co_u32_e64 v10, s[2:3], v10, v12, vcc
A7E4  v_max_u32_e32 v12, v85, v8
A7E8  v_cndmask_b32_e32 v8, v12, v8, vcc
A7EC  v_or_b32_e32 v12, 0x70000, v4
A7F4  v_cmp_lt_u32_e32 vcc, s37, v84
A7F8  v_cmp_lt_u32_e64 s[2:3], s42, v84
A800  v_max_u32_e32 v14, v84, v8
A804  v_cndmask_b32_e32 v4, v4, v12, vcc
A808  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
A810  v_and_b32_e32 v14, 0x80000000, v59
A818  v_cndmask_b32_e64 v12, 0, 1, s[2:3]
A820  v_and_b32_e32 v16, 0x80000000, v61
A828  v_or_b32_e32 v18, 0x700000, v4
A830  v_cmp_lt_u32_e64 s[2:3], s37, v83
A838  v_cndmask_b32_e32 v60, v59, v14, vcc
A83C  v_cmp_lt_u32_e32 vcc, s42, v83
A840  v_cndmask_b32_e64 v61, v61, v16, s[2:3]
A848  v_cndmask_b32_e64 v4, v4, v18, s[2:3]
A850  v_addc_co_u32_e64 v12, s[2:3], v10, v12, vcc
A858  v_max_u32_e32 v10, v83, v8
A85C  v_cndmask_b32_e32 v8, v10, v8, vcc
A860  v_or_b32_e32 v10, 0x7000000, v4
A868  v_cmp_lt_u32_e32 vcc, s37, v82
A86C  v_cmp_lt_u32_e64 s[2:3], s42, v82
A874  v_and_b32_e32 v16, 0x80000000, v65
A87C  v_cndmask_b32_e32 v4, v4, v10, vcc
A880  v_max_u32_e32 v10, v82, v8
A884  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
A88C  v_and_b32_e32 v10, 0x80000000, v63
A894  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
A89C  v_or_b32_e32 v18, 0x70000000, v4
A8A4  v_cmp_lt_u32_e64 s[2:3], s37, v81
A8AC  v_cndmask_b32_e32 v64, v63, v10, vcc
A8B0  v_cmp_lt_u32_e32 vcc, s42, v81
A8B4  v_cndmask_b32_e64 v65, v65, v16, s[2:3]
A8BC  v_cndmask_b32_e64 v10, v4, v18, s[2:3]
A8C4  v_addc_co_u32_e64 v4, s[2:3], v12, v14, vcc
A8CC  v_max_u32_e32 v12, v81, v8
A8D0  v_cndmask_b32_e32 v8, v12, v8, vcc
A8D4  v_cmp_lt_u32_e32 vcc, s37, v80
A8D8  v_cmp_lt_u32_e64 s[2:3], s42, v80
A8E0  v_max_u32_e32 v16, v80, v8
A8E4  v_cndmask_b32_e64 v12, 0, 7, vcc
A8EC  v_cndmask_b32_e64 v8, v16, v8, s[2:3]
A8F4  v_and_b32_e32 v16, 0x80000000, v35
A8FC  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
A904  v_and_b32_e32 v18, 0x80000000, v37
A90C  v_or_b32_e32 v20, 0x70, v12
A914  v_cmp_lt_u32_e64 s[2:3], s37, v79
A91C  v_cndmask_b32_e32 v36, v35, v16, vcc
A920  v_cmp_lt_u32_e32 vcc, s42, v79
A924  v_cndmask_b32_e64 v37, v37, v18, s[2:3]
A92C  v_cndmask_b32_e64 v12, v12, v20, s[2:3]
A934  v_addc_co_u32_e64 v4, s[2:3], v4, v14, vcc
A93C  v_max_u32_e32 v14, v79, v8
A940  v_cndmask_b32_e32 v8, v14, v8, vcc
A944  v_or_b32_e32 v14, 0x700, v12
A94C  v_cmp_lt_u32_e32 vcc, s37, v78
A950  v_cmp_lt_u32_e64 s[2:3], s42, v78
A958  v_max_u32_e32 v16, v78, v8
A95C  v_cndmask_b32_e32 v12, v12, v14, vcc
A960  v_cndmask_b32_e64 v8, v16, v8, s[2:3]
A968  v_and_b32_e32 v16, 0x80000000, v39
A970  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
A978  v_and_b32_e32 v18, 0x80000000, v41
A980  v_or_b32_e32 v20, 0x7000, v12
A988  v_cmp_lt_u32_e64 s[2:3], s37, v77
A990  v_cndmask_b32_e32 v40, v39, v16, vcc
A994  v_cmp_lt_u32_e32 vcc, s42, v77
A998  v_cndmask_b32_e64 v41, v41, v18, s[2:3]
A9A0  v_cndmask_b32_e64 v12, v12, v20, s[2:3]
A9A8  v_addc_co_u32_e64 v4, s[2:3], v4, v14, vcc
A9B0  v_max_u32_e32 v14, v77, v8
A9B4  v_cndmask_b32_e32 v8, v14, v8, vcc
A9B8  v_or_b32_e32 v14, 0x70000, v12
A9C0  v_cmp_lt_u32_e32 vcc, s37, v76
A9C4  v_cmp_lt_u32_e64 s[2:3], s42, v76
A9CC  v_max_u32_e32 v16, v76, v8
A9D0  v_cndmask_b32_e32 v12, v12, v14, vcc
A9D4  v_cndmask_b32_e64 v8, v16, v8, s[2:3]
A9DC  v_and_b32_e32 v16, 0x80000000, v43
A9E4  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
A9EC  v_and_b32_e32 v18, 0x80000000, v45
A9F4  v_or_b32_e32 v20, 0x700000, v12
A9FC  v_cmp_lt_u32_e64 s[2:3], s37, v75
AA04  v_cndmask_b32_e32 v44, v43, v16, vcc
AA08  v_cmp_lt_u32_e32 vcc, s42, v75
AA0C  v_cndmask_b32_e64 v45, v45, v18, s[2:3]
AA14  v_cndmask_b32_e64 v12, v12, v20, s[2:3]
AA1C  v_addc_co_u32_e64 v4, s[2:3], v4, v14, vcc
AA24  v_max_u32_e32 v14, v75, v8
AA28  v_cndmask_b32_e32 v8, v14, v8, vcc
AA2C  v_or_b32_e32 v14, 0x7000000, v12
AA34  v_cmp_lt_u32_e32 vcc, s37, v74
AA38  v_cmp_lt_u32_e64 s[2:3], s42, v74
AA40  v_and_b32_e32 v18, 0x80000000, v49
AA48  v_cndmask_b32_e32 v12, v12, v14, vcc
AA4C  v_max_u32_e32 v14, v74, v8
AA50  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AA58  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
AA60  v_and_b32_e32 v14, 0x80000000, v47
AA68  v_or_b32_e32 v20, 0x70000000, v12
AA70  v_cmp_lt_u32_e64 s[2:3], s37, v73
AA78  v_cndmask_b32_e32 v48, v47, v14, vcc
AA7C  v_cmp_lt_u32_e32 vcc, s42, v73
AA80  v_cndmask_b32_e64 v14, v12, v20, s[2:3]
AA88  v_max_u32_e32 v12, v73, v8
AA8C  v_cndmask_b32_e64 v49, v49, v18, s[2:3]
AA94  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
AA9C  v_cndmask_b32_e32 v8, v12, v8, vcc
AAA0  v_cmp_lt_u32_e32 vcc, s37, v72
AAA4  v_cmp_lt_u32_e64 s[2:3], s42, v72
AAAC  v_max_u32_e32 v18, v72, v8
AAB0  v_cndmask_b32_e64 v12, 0, 7, vcc
AAB8  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AAC0  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
AAC8  v_and_b32_e32 v18, 0x80000000, v19
AAD0  v_and_b32_e32 v20, 0x80000000, v21
AAD8  v_cmp_lt_u32_e64 s[2:3], s37, v71
AAE0  v_or_b32_e32 v24, 0x70, v12
AAE8  s_nop 0
AAEC  v_cndmask_b32_e64 v21, v21, v20, s[2:3]
AAF4  v_cndmask_b32_e32 v20, v19, v18, vcc
AAF8  v_cmp_lt_u32_e32 vcc, s42, v71
AAFC  v_cndmask_b32_e64 v12, v12, v24, s[2:3]
AB04  v_and_b32_e32 v19, 0x80000000, v25
AB0C  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
AB14  v_max_u32_e32 v16, v71, v8
AB18  v_cndmask_b32_e32 v8, v16, v8, vcc
AB1C  v_or_b32_e32 v16, 0x700, v12
AB24  v_cmp_lt_u32_e32 vcc, s37, v70
AB28  v_cmp_lt_u32_e64 s[2:3], s42, v70
AB30  v_max_u32_e32 v18, v70, v8
AB34  v_cndmask_b32_e32 v12, v12, v16, vcc
AB38  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
AB40  v_and_b32_e32 v18, 0x80000000, v23
AB48  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AB50  v_or_b32_e32 v26, 0x7000, v12
AB58  v_cmp_lt_u32_e64 s[2:3], s37, v69
AB60  v_cndmask_b32_e32 v24, v23, v18, vcc
AB64  v_cmp_lt_u32_e32 vcc, s42, v69
AB68  v_cndmask_b32_e64 v25, v25, v19, s[2:3]
AB70  v_cndmask_b32_e64 v12, v12, v26, s[2:3]
AB78  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
AB80  v_max_u32_e32 v16, v69, v8
AB84  v_cndmask_b32_e32 v8, v16, v8, vcc
AB88  v_or_b32_e32 v16, 0x70000, v12
AB90  v_cmp_lt_u32_e32 vcc, s37, v68
AB94  v_cmp_lt_u32_e64 s[2:3], s42, v68
AB9C  v_max_u32_e32 v18, v68, v8
ABA0  v_cndmask_b32_e32 v12, v12, v16, vcc
ABA4  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
ABAC  v_and_b32_e32 v18, 0x80000000, v27
ABB4  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
ABBC  v_and_b32_e32 v19, 0x80000000, v29
ABC4  v_or_b32_e32 v23, 0x700000, v12
ABCC  v_cmp_lt_u32_e64 s[2:3], s37, v67
ABD4  v_cndmask_b32_e32 v28, v27, v18, vcc
ABD8  v_cmp_lt_u32_e32 vcc, s42, v67
ABDC  v_cndmask_b32_e64 v29, v29, v19, s[2:3]
ABE4  v_cndmask_b32_e64 v12, v12, v23, s[2:3]
ABEC  v_addc_co_u32_e64 v4, s[2:3], v4, v16, vcc
ABF4  v_max_u32_e32 v16, v67, v8
ABF8  v_cndmask_b32_e32 v8, v16, v8, vcc
ABFC  v_or_b32_e32 v16, 0x7000000, v12
AC04  v_cmp_lt_u32_e32 vcc, s37, v62
AC08  v_cmp_lt_u32_e64 s[2:3], s42, v62
AC10  v_max_u32_e32 v18, v62, v8
AC14  v_cndmask_b32_e32 v12, v12, v16, vcc
AC18  v_cndmask_b32_e64 v8, v18, v8, s[2:3]
AC20  v_and_b32_e32 v18, 0x80000000, v31
AC28  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AC30  v_and_b32_e32 v19, 0x80000000, v33
AC38  v_or_b32_e32 v23, 0x70000000, v12
AC40  v_cmp_lt_u32_e64 s[2:3], s37, v58
AC48  v_cndmask_b32_e32 v32, v31, v18, vcc
AC4C  v_cmp_lt_u32_e32 vcc, s42, v58
AC50  v_cndmask_b32_e64 v33, v33, v19, s[2:3]
AC58  v_cndmask_b32_e64 v18, v12, v23, s[2:3]
AC60  v_addc_co_u32_e64 v12, s[2:3], v4, v16, vcc
AC68  v_max_u32_e32 v4, v58, v8
AC6C  v_cndmask_b32_e32 v4, v4, v8, vcc
AC70  v_cmp_lt_u32_e32 vcc, s37, v54
AC74  v_cmp_lt_u32_e64 s[2:3], s42, v54
AC7C  v_max_u32_e32 v19, v54, v4
AC80  v_cndmask_b32_e64 v8, 0, 7, vcc
AC88  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AC90  v_cndmask_b32_e64 v19, v19, v4, s[2:3]
AC98  v_and_b32_e32 v4, 0x80000000, v3
ACA0  v_or_b32_e32 v26, 0x70, v8
ACA8  v_cmp_lt_u32_e64 s[2:3], s37, v50
ACB0  v_and_b32_e32 v23, 0x80000000, v5
ACB8  v_cndmask_b32_e32 v4, v3, v4, vcc
ACBC  v_cndmask_b32_e64 v3, v8, v26, s[2:3]
ACC4  v_cmp_lt_u32_e32 vcc, s42, v50
ACC8  v_max_u32_e32 v8, v50, v19
ACCC  v_cndmask_b32_e64 v5, v5, v23, s[2:3]
ACD4  v_addc_co_u32_e64 v12, s[2:3], v12, v16, vcc
ACDC  v_cndmask_b32_e32 v8, v8, v19, vcc
ACE0  v_or_b32_e32 v16, 0x700, v3
ACE8  v_cmp_lt_u32_e32 vcc, s37, v46
ACEC  v_cmp_lt_u32_e64 s[2:3], s42, v46
ACF4  v_max_u32_e32 v19, v46, v8
ACF8  v_cndmask_b32_e32 v3, v3, v16, vcc
ACFC  v_cndmask_b32_e64 v19, v19, v8, s[2:3]
AD04  v_and_b32_e32 v8, 0x80000000, v7
AD0C  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AD14  v_and_b32_e32 v23, 0x80000000, v9
AD1C  v_or_b32_e32 v26, 0x7000, v3
AD24  v_cmp_lt_u32_e64 s[2:3], s37, v42
AD2C  v_cndmask_b32_e32 v8, v7, v8, vcc
AD30  v_cmp_lt_u32_e32 vcc, s42, v42
AD34  v_cndmask_b32_e64 v9, v9, v23, s[2:3]
AD3C  v_cndmask_b32_e64 v3, v3, v26, s[2:3]
AD44  v_addc_co_u32_e64 v7, s[2:3], v12, v16, vcc
AD4C  v_max_u32_e32 v12, v42, v19
AD50  v_cndmask_b32_e32 v12, v12, v19, vcc
AD54  v_or_b32_e32 v16, 0x70000, v3
AD5C  v_cmp_lt_u32_e32 vcc, s37, v38
AD60  v_cmp_lt_u32_e64 s[2:3], s42, v38
AD68  v_max_u32_e32 v19, v38, v12
AD6C  v_cndmask_b32_e32 v3, v3, v16, vcc
AD70  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
AD78  v_cndmask_b32_e64 v19, v19, v12, s[2:3]
AD80  v_and_b32_e32 v12, 0x80000000, v11
AD88  v_or_b32_e32 v26, 0x700000, v3
AD90  v_cmp_lt_u32_e64 s[2:3], s37, v34
AD98  v_and_b32_e32 v23, 0x80000000, v13
ADA0  v_cndmask_b32_e32 v12, v11, v12, vcc
ADA4  v_cndmask_b32_e64 v3, v3, v26, s[2:3]
ADAC  v_cmp_lt_u32_e32 vcc, s42, v34
ADB0  v_max_u32_e32 v11, v34, v19
ADB4  v_cndmask_b32_e64 v13, v13, v23, s[2:3]
ADBC  v_addc_co_u32_e64 v7, s[2:3], v7, v16, vcc
ADC4  v_cndmask_b32_e32 v11, v11, v19, vcc
ADC8  v_or_b32_e32 v16, 0x7000000, v3
ADD0  v_cmp_lt_u32_e32 vcc, s37, v30
ADD4  v_cmp_lt_u32_e64 s[2:3], s42, v30
ADDC  v_and_b32_e32 v23, 0x80000000, v17
ADE4  v_cndmask_b32_e32 v3, v3, v16, vcc
ADE8  v_max_u32_e32 v16, v30, v11
ADEC  v_cndmask_b32_e64 v11, v16, v11, s[2:3]
ADF4  v_and_b32_e32 v16, 0x80000000, v15
ADFC  v_cndmask_b32_e64 v19, 0, 1, s[2:3]
AE04  v_or_b32_e32 v26, 0x70000000, v3
AE0C  v_cmp_lt_u32_e64 s[2:3], s37, v22
AE14  v_cndmask_b32_e32 v16, v15, v16, vcc
AE18  v_cmp_lt_u32_e32 vcc, s42, v22
AE1C  v_cndmask_b32_e64 v17, v17, v23, s[2:3]
AE24  v_cndmask_b32_e64 v26, v3, v26, s[2:3]
AE2C  v_addc_co_u32_e64 v3, s[2:3], v7, v19, vcc
AE34  v_max_u32_e32 v7, v22, v11
AE38  v_cndmask_b32_e32 v7, v7, v11, vcc
AE3C  v_mov_b32_e32 v11, 0x7f800000
AE44  v_cmp_ne_u32_e32 vcc, 32, v3
AE48  s_nop 1
AE4C  v_cndmask_b32_e32 v89, v11, v7, vcc
AE50  s_or_b64 exec, exec, s[8:9]
AE54  v_cmp_ne_u32_e32 vcc, 0, v89
AE58  v_mov_b32_e32 v3, 0x7f
AE60  s_and_saveexec_b64 s[2:3], vcc
AE64  s_cbranch_execz 15
AE68  v_add_u32_e32 v3, s20, v89
AE6C  s_mov_b32 s4, 0x17fffff
AE74  v_lshrrev_b32_e32 v7, 23, v3
AE78  v_add_u32_e32 v7, -2, v7
AE7C  v_cmp_lt_u32_e32 vcc, s4, v3
AE80  s_mov_b32 s4, 0x7f800000
AE88  s_nop 0
AE8C  v_cndmask_b32_e32 v3, 0, v7, vcc
AE90  v_cmp_eq_u32_e32 vcc, s4, v89
AE94  v_mov_b32_e32 v7, 0xfe
AE9C  s_and_b64 vcc, s[34:35], vcc
AEA0  v_cndmask_b32_e32 v3, v3, v7, vcc
AEA4  s_or_b64 exec, exec, s[2:3]
AEA8  v_cmp_eq_u32_e32 vcc, 0, v3
AEAC  s_cbranch_vccz 37
AEB0  s_nop 0
AEB4  v_cndmask_b32_e64 v22, 1.0, 2.0, vcc
AEBC  v_pk_mul_f32 v[52:53], v[22:23], v[52:53] op_sel_hi:[0,1]
AEC4  v_pk_mul_f32 v[56:57], v[22:23], v[56:57] op_sel_hi:[0,1]
AECC  v_pk_mul_f32 v[60:61], v[22:23], v[60:61] op_sel_hi:[0,1]
AED4  v_pk_mul_f32 v[64:65], v[22:23], v[64:65] op_sel_hi:[0,1]
AEDC  v_pk_mul_f32 v[36:37], v[22:23], v[36:37] op_sel_hi:[0,1]
AEE4  v_pk_mul_f32 v[40:41], v[22:23], v[40:41] op_sel_hi:[0,1]
AEEC  v_pk_mul_f32 v[44:45], v[22:23], v[44:45] op_sel_hi:[0,1]
AEF4  v_pk_mul_f32 v[48:49], v[22:23], v[48:49] op_sel_hi:[0,1]
AEFC  v_pk_mul_f32 v[20:21], v[22:23], v[20:21] op_sel_hi:[0,1]
AF04  v_pk_mul_f32 v[24:25], v[22:23], v[24:25] op_sel_hi:[0,1]
AF0C  v_pk_mul_f32 v[28:29], v[22:23], v[28:29] op_sel_hi:[0,1]
AF14  v_pk_mul_f32 v[32:33], v[22:23], v[32:33] op_sel_hi:[0,1]
AF1C  v_pk_mul_f32 v[4:5], v[22:23], v[4:5] op_sel_hi:[0,1]
AF24  v_pk_mul_f32 v[8:9], v[22:23], v[8:9] op_sel_hi:[0,1]
AF2C  v_pk_mul_f32 v[12:13], v[22:23], v[12:13] op_sel_hi:[0,1]
AF34  v_pk_mul_f32 v[16:17], v[22:23], v[16:17] op_sel_hi:[0,1]
AF3C  v_max_u32_e32 v7, 1, v3
AF40  s_branch 1
AF44  v_mov_b32_e32 v7, v3
AF48  v_add_lshl_u32 v19, s10, v66, 2
AF50  s_mov_b32 s2, 0xd2511f53
AF58  v_mad_u64_u32 v[22:23], s[4:5], v19, s2, 0
AF60  v_xor_b32_e32 v11, s12, v23
AF64  s_mov_b32 s3, 0xcd9e8d57
AF6C  v_mad_u64_u32 v[30:31], s[4:5], v11, s3, 0
AF74  v_xor_b32_e32 v15, s16, v22
AF78  v_xor_b32_e32 v11, s14, v31
AF7C  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
AF84  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
AF8C  v_xor_b32_e32 v11, v30, v35
AF90  v_xor_b32_e32 v11, s13, v11
AF94  v_xor_b32_e32 v15, s21, v23
AF98  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
AFA0  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
AFA8  v_xor_b32_e32 v11, v34, v39
AFAC  v_xor_b32_e32 v15, v22, v31
AFB0  v_xor_b32_e32 v11, s17, v11
AFB4  v_xor_b32_e32 v15, s15, v15
AFB8  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
AFC0  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
AFC8  v_xor_b32_e32 v11, v38, v35
AFCC  v_xor_b32_e32 v15, v30, v23
AFD0  v_xor_b32_e32 v11, s19, v11
AFD4  v_xor_b32_e32 v15, s18, v15
AFD8  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
AFE0  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
AFE8  v_xor_b32_e32 v11, v34, v39
AFEC  v_xor_b32_e32 v15, v22, v31
AFF0  v_xor_b32_e32 v11, s28, v11
AFF4  v_xor_b32_e32 v15, s23, v15
AFF8  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
B000  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B008  v_xor_b32_e32 v11, v38, v35
B00C  v_xor_b32_e32 v15, v30, v23
B010  v_xor_b32_e32 v11, s30, v11
B014  v_xor_b32_e32 v15, s29, v15
B018  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
B020  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
B028  v_xor_b32_e32 v11, v34, v39
B02C  v_xor_b32_e32 v15, v22, v31
B030  v_xor_b32_e32 v11, s38, v11
B034  v_xor_b32_e32 v15, s31, v15
B038  v_mad_u64_u32 v[22:23], s[4:5], v11, s2, 0
B040  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B048  v_xor_b32_e32 v11, v38, v35
B04C  v_xor_b32_e32 v15, v30, v23
B050  v_xor_b32_e32 v11, s40, v11
B054  v_xor_b32_e32 v15, s39, v15
B058  v_mad_u64_u32 v[30:31], s[4:5], v11, s2, 0
B060  v_mad_u64_u32 v[38:39], s[4:5], v15, s3, 0
B068  v_xor_b32_e32 v11, v34, v39
B06C  v_xor_b32_e32 v15, v22, v31
B070  v_mov_b32_e32 v22, 0
B074  v_mov_b32_e32 v23, 0
B078  v_lshlrev_b32_e32 v7, 23, v7
B07C  v_xor_b32_e32 v11, s41, v11
B080  v_xor_b32_e32 v15, s36, v15
B084  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[52:53], v11, v7
B08C  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[60:61], v15, v7 op_sel:[0,0,0,1]
B094  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[56:57], v38, v7 op_sel:[0,0,1,0]
B09C  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[64:65], v30, v7 op_sel:[0,0,1,1]
B0A4  s_nop 0
B0A8  v_mov_b32_e32 v27, 0
B0AC  v_or3_b32 v22, v23, v10, v22
B0B4  v_or_b32_e32 v10, 1, v19
B0B8  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
B0C0  v_xor_b32_e32 v11, s12, v11
B0C4  v_xor_b32_e32 v15, s16, v10
B0C8  v_mad_u64_u32 v[30:31], s[4:5], v11, s3, 0
B0D0  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B0D8  v_xor_b32_e32 v11, s14, v31
B0DC  v_xor_b32_e32 v15, v30, v35
B0E0  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B0E8  v_xor_b32_e32 v15, s13, v15
B0EC  v_xor_b32_e32 v11, s21, v11
B0F0  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B0F8  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B100  v_xor_b32_e32 v10, v10, v31
B104  v_xor_b32_e32 v11, v34, v39
B108  v_xor_b32_e32 v15, s15, v10
B10C  v_xor_b32_e32 v11, s17, v11
B110  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B118  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B120  v_xor_b32_e32 v15, v38, v35
B124  v_xor_b32_e32 v15, s19, v15
B128  v_xor_b32_e32 v11, v30, v11
B12C  v_xor_b32_e32 v11, s18, v11
B130  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B138  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B140  v_xor_b32_e32 v10, v10, v31
B144  v_xor_b32_e32 v11, v34, v39
B148  v_xor_b32_e32 v15, s23, v10
B14C  v_xor_b32_e32 v11, s28, v11
B150  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B158  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B160  v_xor_b32_e32 v15, v38, v35
B164  v_xor_b32_e32 v15, s30, v15
B168  v_xor_b32_e32 v11, v30, v11
B16C  v_xor_b32_e32 v11, s29, v11
B170  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B178  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B180  v_xor_b32_e32 v10, v10, v31
B184  v_xor_b32_e32 v11, v34, v39
B188  v_xor_b32_e32 v15, s31, v10
B18C  v_xor_b32_e32 v11, s38, v11
B190  v_mad_u64_u32 v[34:35], s[4:5], v15, s3, 0
B198  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B1A0  v_xor_b32_e32 v15, v38, v35
B1A4  v_xor_b32_e32 v15, s40, v15
B1A8  v_xor_b32_e32 v11, v30, v11
B1AC  v_xor_b32_e32 v11, s39, v11
B1B0  v_mad_u64_u32 v[30:31], s[4:5], v15, s2, 0
B1B8  v_mad_u64_u32 v[38:39], s[4:5], v11, s3, 0
B1C0  v_xor_b32_e32 v10, v10, v31
B1C4  v_xor_b32_e32 v11, v34, v39
B1C8  v_xor_b32_e32 v10, s36, v10
B1CC  v_mov_b32_e32 v15, 0
B1D0  v_mov_b32_e32 v23, 0
B1D4  v_xor_b32_e32 v11, s41, v11
B1D8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[36:37], v11, v7
B1E0  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[44:45], v10, v7 op_sel:[0,0,0,1]
B1E8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[40:41], v38, v7 op_sel:[0,0,1,0]
B1F0  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[48:49], v30, v7 op_sel:[0,0,1,1]
B1F8  s_nop 0
B1FC  v_or_b32_e32 v10, 2, v19
B200  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
B208  v_xor_b32_e32 v11, s12, v11
B20C  v_or3_b32 v23, v23, v14, v15
B214  v_mad_u64_u32 v[14:15], s[4:5], v11, s3, 0
B21C  v_xor_b32_e32 v11, s14, v15
B220  v_xor_b32_e32 v15, s16, v10
B224  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B22C  v_xor_b32_e32 v14, v14, v31
B230  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B238  v_xor_b32_e32 v14, s13, v14
B23C  v_xor_b32_e32 v11, s21, v11
B240  v_mad_u64_u32 v[14:15], s[4:5], v14, s2, 0
B248  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B250  v_xor_b32_e32 v10, v10, v15
B254  v_xor_b32_e32 v11, v30, v35
B258  v_xor_b32_e32 v15, s15, v10
B25C  v_xor_b32_e32 v11, s17, v11
B260  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B268  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B270  v_xor_b32_e32 v15, v34, v31
B274  v_xor_b32_e32 v15, s19, v15
B278  v_xor_b32_e32 v11, v14, v11
B27C  v_xor_b32_e32 v11, s18, v11
B280  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B288  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B290  v_xor_b32_e32 v10, v10, v15
B294  v_xor_b32_e32 v11, v30, v35
B298  v_xor_b32_e32 v15, s23, v10
B29C  v_xor_b32_e32 v11, s28, v11
B2A0  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B2A8  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B2B0  v_xor_b32_e32 v15, v34, v31
B2B4  v_xor_b32_e32 v15, s30, v15
B2B8  v_xor_b32_e32 v11, v14, v11
B2BC  v_xor_b32_e32 v11, s29, v11
B2C0  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B2C8  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B2D0  v_xor_b32_e32 v10, v10, v15
B2D4  v_xor_b32_e32 v11, v30, v35
B2D8  v_xor_b32_e32 v15, s31, v10
B2DC  v_xor_b32_e32 v11, s38, v11
B2E0  v_mad_u64_u32 v[30:31], s[4:5], v15, s3, 0
B2E8  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B2F0  v_xor_b32_e32 v15, v34, v31
B2F4  v_xor_b32_e32 v15, s40, v15
B2F8  v_xor_b32_e32 v11, v14, v11
B2FC  v_xor_b32_e32 v11, s39, v11
B300  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B308  v_mad_u64_u32 v[34:35], s[4:5], v11, s3, 0
B310  v_xor_b32_e32 v10, v10, v15
B314  v_xor_b32_e32 v11, v30, v35
B318  v_xor_b32_e32 v10, s36, v10
B31C  v_mov_b32_e32 v15, 0
B320  v_mov_b32_e32 v30, 0
B324  v_xor_b32_e32 v11, s41, v11
B328  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[20:21], v11, v7
B330  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[28:29], v10, v7 op_sel:[0,0,0,1]
B338  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[24:25], v34, v7 op_sel:[0,0,1,0]
B340  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[32:33], v14, v7 op_sel:[0,0,1,1]
B348  s_nop 0
B34C  v_or_b32_e32 v10, 3, v19
B350  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
B358  v_xor_b32_e32 v11, s12, v11
B35C  v_or3_b32 v24, v30, v18, v15
B364  v_mad_u64_u32 v[14:15], s[4:5], v11, s3, 0
B36C  v_xor_b32_e32 v11, s14, v15
B370  v_xor_b32_e32 v15, s16, v10
B374  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B37C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B384  v_xor_b32_e32 v14, v14, v19
B388  v_xor_b32_e32 v14, s13, v14
B38C  v_xor_b32_e32 v11, s21, v11
B390  v_mad_u64_u32 v[14:15], s[4:5], v14, s2, 0
B398  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
B3A0  v_xor_b32_e32 v11, v18, v21
B3A4  v_xor_b32_e32 v10, v10, v15
B3A8  v_xor_b32_e32 v11, s17, v11
B3AC  v_xor_b32_e32 v15, s15, v10
B3B0  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B3B8  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B3C0  v_xor_b32_e32 v15, v20, v19
B3C4  v_xor_b32_e32 v11, v14, v11
B3C8  v_xor_b32_e32 v15, s19, v15
B3CC  v_xor_b32_e32 v11, s18, v11
B3D0  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B3D8  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
B3E0  v_xor_b32_e32 v11, v18, v21
B3E4  v_xor_b32_e32 v10, v10, v15
B3E8  v_xor_b32_e32 v11, s28, v11
B3EC  v_xor_b32_e32 v15, s23, v10
B3F0  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B3F8  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B400  v_xor_b32_e32 v15, v20, v19
B404  v_xor_b32_e32 v11, v14, v11
B408  v_xor_b32_e32 v15, s30, v15
B40C  v_xor_b32_e32 v11, s29, v11
B410  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B418  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
B420  v_xor_b32_e32 v11, v18, v21
B424  v_xor_b32_e32 v10, v10, v15
B428  v_xor_b32_e32 v11, s38, v11
B42C  v_xor_b32_e32 v15, s31, v10
B430  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
B438  v_mad_u64_u32 v[18:19], s[4:5], v15, s3, 0
B440  v_xor_b32_e32 v15, v20, v19
B444  v_xor_b32_e32 v11, v14, v11
B448  v_xor_b32_e32 v15, s40, v15
B44C  v_xor_b32_e32 v11, s39, v11
B450  v_mad_u64_u32 v[14:15], s[4:5], v15, s2, 0
B458  v_mad_u64_u32 v[20:21], s[2:3], v11, s3, 0
B460  v_xor_b32_e32 v11, v18, v21
B464  v_xor_b32_e32 v10, v10, v15
B468  v_mov_b32_e32 v15, 0
B46C  v_xor_b32_e32 v11, s41, v11
B470  v_xor_b32_e32 v10, s36, v10
B474  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[4:5], v11, v7
B47C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[12:13], v10, v7 op_sel:[0,0,0,1]
B484  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[8:9], v20, v7 op_sel:[0,0,1,0]
B48C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[16:17], v14, v7 op_sel:[0,0,1,1]
B494  s_nop 0
B49C  v_or3_b32 v25, v15, v26, v27
B4A4  ds_write_b128 v2, v[22:25] offset:64
B4AC  v_add_u32_e32 v2, 0x12004, v6
B4B4  ds_write_b8 v2, v3
B4BC  s_or_b64 exec, exec, s[6:7]
B4C0  s_add_i32 s2, s10, 7
B4C4  v_lshlrev_b32_e32 v2, 6, v0
B4C8  s_and_b32 s8, s2, 0xffffff8
B4D0  s_and_b32 s2, s56, 0xffffff00
B4D8  v_and_b32_e32 v2, 0xc0, v2
B4E0  v_and_b32_e32 v6, 60, v0
B4E4  s_lshr_b32 s3, s11, 1
B4E8  v_or3_b32 v2, s2, v6, v2
B4F0  s_add_i32 s2, s22, 0xff
B4F8  s_and_b32 s3, s3, 2
B4FC  s_and_b32 s9, s2, 0xffffff00
B504  v_or_b32_e32 v4, s11, v100
B508  v_add_u32_e32 v6, s33, v1
B50C  s_and_b64 s[6:7], s[0:1], exec
B510  v_cmp_le_u32_e64 s[4:5], s10, v4
B518  v_mov_b32_e32 v3, 0
B51C  v_bfe_u32 v7, v0, 6, 1
B524  v_cmp_le_u32_e64 s[6:7], s22, v6
B52C  v_cmp_gt_u32_e32 vcc, s10, v4
B530  v_mov_b32_e32 v5, v3
B534  v_or3_b32 v2, v2, v7, s3
B53C  v_cmp_le_u32_e64 s[2:3], s8, v4
B544  v_lshrrev_b32_e32 v7, 3, v0
B548  s_cselect_b32 s8, s10, s8
B54C  s_or_b64 s[6:7], s[4:5], s[6:7]
B550  s_mov_b64 s[4:5], 0
B554  s_waitcnt lgkmcnt(0)
B558  s_barrier
B55C  s_and_saveexec_b64 s[12:13], s[6:7]
B560  s_xor_b64 s[6:7], exec, s[12:13]
B564  v_cmp_le_u32_e64 s[4:5], s9, v6
B56C  s_or_b64 s[4:5], s[0:1], s[4:5]
B570  s_nor_b64 s[4:5], s[4:5], s[2:3]
B574  s_and_b64 s[4:5], s[4:5], exec
B578  s_or_saveexec_b64 s[6:7], s[6:7]
B57C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
B584  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
B58C  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
B594  v_mov_b32_e32 v7, 0x7f
B59C  s_xor_b64 exec, exec, s[6:7]
B5A0  s_cbranch_execz 21
B5A4  s_movk_i32 s11, 0xfc
B5A8  v_and_or_b32 v7, v0, s11, v1
B5B0  v_mov_b32_e32 v8, 0x10000
B5B8  v_lshl_or_b32 v7, v7, 4, v8
B5C0  v_or_b32_e32 v12, 0x12000, v0
B5C8  ds_read_b128 v[8:11], v7
B5D0  ds_read_u8 v7, v12
B5D8  v_mad_u64_u32 v[12:13], s[12:13], v6, s10, 0
B5E0  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
B5E8  s_or_b64 s[4:5], s[4:5], exec
B5EC  s_waitcnt lgkmcnt(1)
B5F0  global_store_dwordx4 v[12:13], v[8:11], off
B5F8  s_or_b64 exec, exec, s[6:7]
B5FC  s_and_saveexec_b64 s[6:7], s[4:5]
B600  s_cbranch_execz 12
B604  v_and_b32_e32 v8, 0xffffffe0, v6
B60C  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
B614  v_mov_b64_e32 v[8:9], s[26:27]
B618  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
B620  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
B628  s_waitcnt lgkmcnt(0)
B62C  global_store_byte v[8:9], v7, off
B634  s_or_b64 exec, exec, s[6:7]
B638  s_waitcnt lgkmcnt(0)
B63C  v_or_b32_e32 v7, 0x100, v0
B644  v_lshrrev_b32_e32 v6, 2, v7
B648  v_add_u32_e32 v6, s33, v6
B64C  v_cmp_le_u32_e64 s[4:5], s22, v6
B654  s_xor_b64 s[6:7], vcc, -1
B658  s_or_b64 s[6:7], s[6:7], s[4:5]
B65C  s_mov_b64 s[4:5], 0
B660  s_and_saveexec_b64 s[12:13], s[6:7]
B664  s_xor_b64 s[6:7], exec, s[12:13]
B668  s_cbranch_execnz 9
B66C  s_or_saveexec_b64 s[2:3], s[6:7]
B670  v_mov_b32_e32 v8, 0x7f
B678  s_xor_b64 exec, exec, s[2:3]
B67C  s_cbranch_execnz 13
B680  s_or_b64 exec, exec, s[2:3]
B684  s_and_saveexec_b64 s[2:3], s[4:5]
B688  s_cbranch_execnz 34
B68C  s_endpgm
B690  v_cmp_le_u32_e32 vcc, s9, v6
B694  s_or_b64 s[4:5], s[0:1], vcc
B698  s_nor_b64 s[2:3], s[4:5], s[2:3]
B69C  s_and_b64 s[4:5], s[2:3], exec
B6A0  s_or_saveexec_b64 s[2:3], s[6:7]
B6A4  v_mov_b32_e32 v8, 0x7f
B6AC  s_xor_b64 exec, exec, s[2:3]
B6B0  s_cbranch_execz 65523
B6B4  s_movk_i32 s6, 0x1fc
B6B8  v_and_or_b32 v1, v7, s6, v1
B6C0  v_mov_b32_e32 v7, 0x10000
B6C8  v_lshl_or_b32 v1, v1, 4, v7
B6D0  v_or_b32_e32 v0, 0x12100, v0
B6D8  ds_read_b128 v[10:13], v1
B6E0  ds_read_u8 v8, v0
B6E8  v_mad_u64_u32 v[0:1], s[6:7], v6, s10, 0
B6F0  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
B6F8  s_or_b64 s[4:5], s[4:5], exec
B6FC  s_waitcnt lgkmcnt(1)
B700  global_store_dwordx4 v[0:1], v[10:13], off
B708  s_or_b64 exec, exec, s[2:3]
B70C  s_and_saveexec_b64 s[2:3], s[4:5]
B710  s_cbranch_execz 65502
B714  v_and_b32_e32 v0, 0xffffffe0, v6
B71C  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
B724  v_mov_b64_e32 v[0:1], s[26:27]
B728  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
B730  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
B738  s_waitcnt lgkmcnt(0)
B73C  global_store_byte v[0:1], v8, off
B744  s_endpgm
B748  s_nop 0

b800 <QuantiseBothF32H16Sr>:
B800  s_load_dwordx2 s[6:7], s[0:1], 0x0
B808  s_load_dwordx4 s[20:23], s[0:1], 0x28
B810  v_readfirstlane_b32 s8, v0
B814  s_andn2_b32 s8, s8, 63
B818  v_and_b32_e32 v1, 32, v0
B81C  v_lshlrev_b32_e32 v2, 2, v0
B820  v_or_b32_e32 v4, s8, v1
B824  s_lshl_b32 s58, s3, 7
B828  s_lshl_b32 s33, s2, 7
B82C  v_and_b32_e32 v2, 0x7c, v2
B834  v_lshrrev_b32_e32 v4, 5, v4
B838  v_or_b32_e32 v2, s33, v2
B83C  v_add_u32_e32 v4, s58, v4
B840  s_waitcnt lgkmcnt(0)
B844  v_cmp_gt_u32_e32 vcc, s22, v2
B848  v_cmp_gt_u32_e64 s[4:5], s21, v4
B850  v_mov_b32_e32 v3, 0
B854  s_and_b64 s[10:11], s[4:5], vcc
B858  s_and_saveexec_b64 s[4:5], s[10:11]
B85C  s_cbranch_execz 11
B860  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B868  v_lshlrev_b64 v[4:5], 2, v[4:5]
B870  v_and_b32_e32 v4, -16, v4
B874  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B87C  s_lshl_b32 m0, s8, 4
B880  s_nop 0
B884  global_load_lds_dwordx4 v[4:5], off
B88C  s_or_b64 exec, exec, s[4:5]
B890  s_add_i32 s4, s8, 0x100
B898  v_or_b32_e32 v4, s4, v1
B89C  v_lshrrev_b32_e32 v4, 5, v4
B8A0  v_add_u32_e32 v4, s58, v4
B8A4  v_cmp_gt_u32_e64 s[4:5], s21, v4
B8AC  s_and_b64 s[10:11], s[4:5], vcc
B8B0  s_and_saveexec_b64 s[4:5], s[10:11]
B8B4  s_cbranch_execz 13
B8B8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B8C0  v_lshlrev_b64 v[4:5], 2, v[4:5]
B8C8  v_and_b32_e32 v4, -16, v4
B8CC  s_lshl_b32 s9, s8, 4
B8D0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B8D8  s_add_i32 m0, s9, 0x1000
B8E0  s_nop 0
B8E4  global_load_lds_dwordx4 v[4:5], off
B8EC  s_or_b64 exec, exec, s[4:5]
B8F0  s_add_i32 s4, s8, 0x200
B8F8  v_or_b32_e32 v4, s4, v1
B8FC  v_lshrrev_b32_e32 v4, 5, v4
B900  v_add_u32_e32 v4, s58, v4
B904  v_cmp_gt_u32_e64 s[4:5], s21, v4
B90C  s_and_b64 s[10:11], s[4:5], vcc
B910  s_and_saveexec_b64 s[4:5], s[10:11]
B914  s_cbranch_execz 13
B918  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B920  v_lshlrev_b64 v[4:5], 2, v[4:5]
B928  v_and_b32_e32 v4, -16, v4
B92C  s_lshl_b32 s9, s8, 4
B930  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B938  s_add_i32 m0, s9, 0x2000
B940  s_nop 0
B944  global_load_lds_dwordx4 v[4:5], off
B94C  s_or_b64 exec, exec, s[4:5]
B950  s_add_i32 s4, s8, 0x300
B958  v_or_b32_e32 v4, s4, v1
B95C  v_lshrrev_b32_e32 v4, 5, v4
B960  v_add_u32_e32 v4, s58, v4
B964  v_cmp_gt_u32_e64 s[4:5], s21, v4
B96C  s_and_b64 s[10:11], s[4:5], vcc
B970  s_and_saveexec_b64 s[4:5], s[10:11]
B974  s_cbranch_execz 13
B978  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B980  v_lshlrev_b64 v[4:5], 2, v[4:5]
B988  v_and_b32_e32 v4, -16, v4
B98C  s_lshl_b32 s9, s8, 4
B990  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B998  s_add_i32 m0, s9, 0x3000
B9A0  s_nop 0
B9A4  global_load_lds_dwordx4 v[4:5], off
B9AC  s_or_b64 exec, exec, s[4:5]
B9B0  s_add_i32 s4, s8, 0x400
B9B8  v_or_b32_e32 v4, s4, v1
B9BC  v_lshrrev_b32_e32 v4, 5, v4
B9C0  v_add_u32_e32 v4, s58, v4
B9C4  v_cmp_gt_u32_e64 s[4:5], s21, v4
B9CC  s_and_b64 s[10:11], s[4:5], vcc
B9D0  s_and_saveexec_b64 s[4:5], s[10:11]
B9D4  s_cbranch_execz 13
B9D8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
B9E0  v_lshlrev_b64 v[4:5], 2, v[4:5]
B9E8  v_and_b32_e32 v4, -16, v4
B9EC  s_lshl_b32 s9, s8, 4
B9F0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
B9F8  s_add_i32 m0, s9, 0x4000
BA00  s_nop 0
BA04  global_load_lds_dwordx4 v[4:5], off
BA0C  s_or_b64 exec, exec, s[4:5]
BA10  s_add_i32 s4, s8, 0x500
BA18  v_or_b32_e32 v4, s4, v1
BA1C  v_lshrrev_b32_e32 v4, 5, v4
BA20  v_add_u32_e32 v4, s58, v4
BA24  v_cmp_gt_u32_e64 s[4:5], s21, v4
BA2C  s_and_b64 s[10:11], s[4:5], vcc
BA30  s_and_saveexec_b64 s[4:5], s[10:11]
BA34  s_cbranch_execz 13
BA38  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BA40  v_lshlrev_b64 v[4:5], 2, v[4:5]
BA48  v_and_b32_e32 v4, -16, v4
BA4C  s_lshl_b32 s9, s8, 4
BA50  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BA58  s_add_i32 m0, s9, 0x5000
BA60  s_nop 0
BA64  global_load_lds_dwordx4 v[4:5], off
BA6C  s_or_b64 exec, exec, s[4:5]
BA70  s_add_i32 s4, s8, 0x600
BA78  v_or_b32_e32 v4, s4, v1
BA7C  v_lshrrev_b32_e32 v4, 5, v4
BA80  v_add_u32_e32 v4, s58, v4
BA84  v_cmp_gt_u32_e64 s[4:5], s21, v4
BA8C  s_and_b64 s[10:11], s[4:5], vcc
BA90  s_and_saveexec_b64 s[4:5], s[10:11]
BA94  s_cbranch_execz 13
BA98  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BAA0  v_lshlrev_b64 v[4:5], 2, v[4:5]
BAA8  v_and_b32_e32 v4, -16, v4
BAAC  s_lshl_b32 s9, s8, 4
BAB0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BAB8  s_add_i32 m0, s9, 0x6000
BAC0  s_nop 0
BAC4  global_load_lds_dwordx4 v[4:5], off
BACC  s_or_b64 exec, exec, s[4:5]
BAD0  s_add_i32 s4, s8, 0x700
BAD8  v_or_b32_e32 v4, s4, v1
BADC  v_lshrrev_b32_e32 v4, 5, v4
BAE0  v_add_u32_e32 v4, s58, v4
BAE4  v_cmp_gt_u32_e64 s[4:5], s21, v4
BAEC  s_and_b64 s[10:11], s[4:5], vcc
BAF0  s_and_saveexec_b64 s[4:5], s[10:11]
BAF4  s_cbranch_execz 13
BAF8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BB00  v_lshlrev_b64 v[4:5], 2, v[4:5]
BB08  v_and_b32_e32 v4, -16, v4
BB0C  s_lshl_b32 s9, s8, 4
BB10  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BB18  s_add_i32 m0, s9, 0x7000
BB20  s_nop 0
BB24  global_load_lds_dwordx4 v[4:5], off
BB2C  s_or_b64 exec, exec, s[4:5]
BB30  s_add_i32 s4, s8, 0x800
BB38  v_or_b32_e32 v4, s4, v1
BB3C  v_lshrrev_b32_e32 v4, 5, v4
BB40  v_add_u32_e32 v4, s58, v4
BB44  v_cmp_gt_u32_e64 s[4:5], s21, v4
BB4C  s_and_b64 s[10:11], s[4:5], vcc
BB50  s_and_saveexec_b64 s[4:5], s[10:11]
BB54  s_cbranch_execz 13
BB58  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BB60  v_lshlrev_b64 v[4:5], 2, v[4:5]
BB68  v_and_b32_e32 v4, -16, v4
BB6C  s_lshl_b32 s9, s8, 4
BB70  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BB78  s_add_i32 m0, s9, 0x8000
BB80  s_nop 0
BB84  global_load_lds_dwordx4 v[4:5], off
BB8C  s_or_b64 exec, exec, s[4:5]
BB90  s_add_i32 s4, s8, 0x900
BB98  v_or_b32_e32 v4, s4, v1
BB9C  v_lshrrev_b32_e32 v4, 5, v4
BBA0  v_add_u32_e32 v4, s58, v4
BBA4  v_cmp_gt_u32_e64 s[4:5], s21, v4
BBAC  s_and_b64 s[10:11], s[4:5], vcc
BBB0  s_and_saveexec_b64 s[4:5], s[10:11]
BBB4  s_cbranch_execz 13
BBB8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BBC0  v_lshlrev_b64 v[4:5], 2, v[4:5]
BBC8  v_and_b32_e32 v4, -16, v4
BBCC  s_lshl_b32 s9, s8, 4
BBD0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BBD8  s_add_i32 m0, s9, 0x9000
BBE0  s_nop 0
BBE4  global_load_lds_dwordx4 v[4:5], off
BBEC  s_or_b64 exec, exec, s[4:5]
BBF0  s_add_i32 s4, s8, 0xa00
BBF8  v_or_b32_e32 v4, s4, v1
BBFC  v_lshrrev_b32_e32 v4, 5, v4
BC00  v_add_u32_e32 v4, s58, v4
BC04  v_cmp_gt_u32_e64 s[4:5], s21, v4
BC0C  s_and_b64 s[10:11], s[4:5], vcc
BC10  s_and_saveexec_b64 s[4:5], s[10:11]
BC14  s_cbranch_execz 13
BC18  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BC20  v_lshlrev_b64 v[4:5], 2, v[4:5]
BC28  v_and_b32_e32 v4, -16, v4
BC2C  s_lshl_b32 s9, s8, 4
BC30  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BC38  s_add_i32 m0, s9, 0xa000
BC40  s_nop 0
BC44  global_load_lds_dwordx4 v[4:5], off
BC4C  s_or_b64 exec, exec, s[4:5]
BC50  s_add_i32 s4, s8, 0xb00
BC58  v_or_b32_e32 v4, s4, v1
BC5C  v_lshrrev_b32_e32 v4, 5, v4
BC60  v_add_u32_e32 v4, s58, v4
BC64  v_cmp_gt_u32_e64 s[4:5], s21, v4
BC6C  s_and_b64 s[10:11], s[4:5], vcc
BC70  s_and_saveexec_b64 s[4:5], s[10:11]
BC74  s_cbranch_execz 13
BC78  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BC80  v_lshlrev_b64 v[4:5], 2, v[4:5]
BC88  v_and_b32_e32 v4, -16, v4
BC8C  s_lshl_b32 s9, s8, 4
BC90  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BC98  s_add_i32 m0, s9, 0xb000
BCA0  s_nop 0
BCA4  global_load_lds_dwordx4 v[4:5], off
BCAC  s_or_b64 exec, exec, s[4:5]
BCB0  s_add_i32 s4, s8, 0xc00
BCB8  v_or_b32_e32 v4, s4, v1
BCBC  v_lshrrev_b32_e32 v4, 5, v4
BCC0  v_add_u32_e32 v4, s58, v4
BCC4  v_cmp_gt_u32_e64 s[4:5], s21, v4
BCCC  s_and_b64 s[10:11], s[4:5], vcc
BCD0  s_and_saveexec_b64 s[4:5], s[10:11]
BCD4  s_cbranch_execz 13
BCD8  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BCE0  v_lshlrev_b64 v[4:5], 2, v[4:5]
BCE8  v_and_b32_e32 v4, -16, v4
BCEC  s_lshl_b32 s9, s8, 4
BCF0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BCF8  s_add_i32 m0, s9, 0xc000
BD00  s_nop 0
BD04  global_load_lds_dwordx4 v[4:5], off
BD0C  s_or_b64 exec, exec, s[4:5]
BD10  s_add_i32 s4, s8, 0xd00
BD18  s_load_dwordx2 s[36:37], s[0:1], 0x38
BD20  s_load_dwordx4 s[16:19], s[0:1], 0x48
BD28  v_or_b32_e32 v4, s4, v1
BD2C  v_lshrrev_b32_e32 v4, 5, v4
BD30  v_add_u32_e32 v4, s58, v4
BD34  v_cmp_gt_u32_e64 s[4:5], s21, v4
BD3C  s_and_b64 s[10:11], s[4:5], vcc
BD40  s_and_saveexec_b64 s[4:5], s[10:11]
BD44  s_cbranch_execz 13
BD48  v_mad_u64_u32 v[4:5], s[10:11], v4, s20, v[2:3]
BD50  v_lshlrev_b64 v[4:5], 2, v[4:5]
BD58  v_and_b32_e32 v4, -16, v4
BD5C  s_lshl_b32 s9, s8, 4
BD60  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BD68  s_add_i32 m0, s9, 0xd000
BD70  s_nop 0
BD74  global_load_lds_dwordx4 v[4:5], off
BD7C  s_or_b64 exec, exec, s[4:5]
BD80  s_add_i32 s4, s8, 0xe00
BD88  s_load_dwordx4 s[28:31], s[0:1], 0x60
BD90  s_load_dwordx2 s[10:11], s[0:1], 0x40
BD98  v_or_b32_e32 v4, s4, v1
BD9C  v_lshrrev_b32_e32 v4, 5, v4
BDA0  v_add_u32_e32 v4, s58, v4
BDA4  v_cmp_gt_u32_e64 s[4:5], s21, v4
BDAC  s_and_b64 s[12:13], s[4:5], vcc
BDB0  s_and_saveexec_b64 s[4:5], s[12:13]
BDB4  s_cbranch_execz 13
BDB8  v_mad_u64_u32 v[4:5], s[12:13], v4, s20, v[2:3]
BDC0  v_lshlrev_b64 v[4:5], 2, v[4:5]
BDC8  v_and_b32_e32 v4, -16, v4
BDCC  s_lshl_b32 s9, s8, 4
BDD0  v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
BDD8  s_add_i32 m0, s9, 0xe000
BDE0  s_nop 0
BDE4  global_load_lds_dwordx4 v[4:5], off
BDEC  s_or_b64 exec, exec, s[4:5]
BDF0  s_load_dwordx2 s[38:39], s[0:1], 0x58
BDF8  s_load_dwordx4 s[24:27], s[0:1], 0x18
BE00  s_load_dwordx2 s[46:47], s[0:1], 0x8
BE08  s_add_i32 s4, s8, 0xf00
BE10  v_or_b32_e32 v1, s4, v1
BE14  v_lshrrev_b32_e32 v1, 5, v1
BE18  v_add_u32_e32 v1, s58, v1
BE1C  v_cmp_gt_u32_e64 s[4:5], s21, v1
BE24  s_and_b64 s[12:13], s[4:5], vcc
BE28  s_and_saveexec_b64 s[4:5], s[12:13]
BE2C  s_cbranch_execz 13
BE30  v_mad_u64_u32 v[2:3], s[12:13], v1, s20, v[2:3]
BE38  v_lshlrev_b64 v[2:3], 2, v[2:3]
BE40  v_and_b32_e32 v2, -16, v2
BE44  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
BE4C  s_lshl_b32 s6, s8, 4
BE50  s_add_i32 m0, s6, 0xf000
BE58  s_nop 0
BE5C  global_load_lds_dwordx4 v[2:3], off
BE64  s_or_b64 exec, exec, s[4:5]
BE68  s_and_b32 s4, s23, 8
BE6C  s_cmp_eq_u32 s4, 0
BE70  s_load_dwordx2 s[40:41], s[0:1], 0x10
BE78  s_cselect_b64 s[0:1], -1, 0
BE7C  s_cmp_lg_u32 s4, 0
BE80  s_cselect_b64 s[12:13], -1, 0
BE84  s_waitcnt lgkmcnt(0)
BE88  s_lshr_b32 s31, s22, 5
BE8C  v_bfe_u32 v2, v0, 2, 2
BE94  s_add_i32 s4, s31, 7
BE98  v_lshrrev_b32_e32 v1, 2, v0
BE9C  v_lshl_or_b32 v10, s2, 2, v2
BEA4  s_and_b32 s59, s4, 0xffffff8
BEAC  s_and_b32 s4, s33, 0xffffff00
BEB4  v_lshlrev_b32_e32 v3, 4, v0
BEB8  s_lshl_b32 s2, s2, 1
BEBC  v_and_b32_e32 v100, 3, v0
BEC0  v_and_b32_e32 v3, 0xc0, v3
BEC8  s_and_b32 s2, s2, 2
BECC  v_and_or_b32 v4, v1, 60, s4
BED4  v_or3_b32 v26, v4, v3, s2
BEDC  v_cmp_ne_u32_e64 s[4:5], 0, v100
BEE4  s_add_i32 s2, s21, 0xff
BEEC  s_or_b64 s[44:45], s[4:5], s[0:1]
BEF0  s_and_b32 s60, s2, 0xffffff00
BEF8  s_cmp_lg_u32 s36, 0
BEFC  s_cselect_b64 s[6:7], -1, 0
BF00  s_bfe_u32 s2, s23, 0x20004
BF08  s_cmp_eq_u32 s2, 2
BF0C  s_cselect_b64 s[34:35], -1, 0
BF10  v_lshlrev_b32_e32 v4, 3, v100
BF14  s_and_b64 s[48:49], s[34:35], exec
BF18  v_lshrrev_b32_e64 v4, v4, s36
BF20  s_cselect_b32 s19, 0x3fffff, 0
BF28  s_cmp_lg_u32 s2, 0
BF2C  s_mul_hi_u32 s49, s17, 0xcd9e8d57
BF34  v_cndmask_b32_e64 v4, 0, v4, s[6:7]
BF3C  v_and_b32_e32 v5, 1, v0
BF40  s_cselect_b32 s20, s19, 0x200000
BF48  s_xor_b32 s2, s16, s49
BF4C  v_cmp_eq_u32_e64 s[8:9], 0, v5
BF54  v_lshlrev_b32_e32 v5, 30, v4
BF58  s_xor_b32 s2, s2, s10
BF5C  v_and_b32_e32 v28, 0x80000000, v5
BF64  v_lshlrev_b32_e32 v5, 29, v4
BF68  s_add_u32 s16, s10, 0x9e3779b9
BF70  v_mov_b32_e32 v13, 0
BF74  v_lshlrev_b32_e32 v12, 2, v100
BF78  v_and_b32_e32 v29, 0x80000000, v5
BF80  v_lshlrev_b32_e32 v5, 28, v4
BF84  s_mul_i32 s48, s17, 0xcd9e8d57
BF8C  s_addc_u32 s17, s11, 0
BF90  v_lshl_add_u64 v[14:15], s[46:47], 0, v[12:13]
BF98  v_and_b32_e32 v30, 0x80000000, v5
BFA0  v_lshlrev_b32_e32 v5, 27, v4
BFA4  s_add_u32 s46, s11, 0xbb67ae85
BFAC  s_mul_hi_u32 s51, s2, 0xd2511f53
BFB4  s_mov_b32 s43, 0
BFB8  v_and_b32_e32 v31, 0x80000000, v5
BFC0  v_lshlrev_b32_e32 v5, 26, v4
BFC4  s_addc_u32 s47, 0, 0
BFC8  s_mov_b32 s42, s51
BFCC  v_cmp_ne_u32_e64 s[6:7], 0, v4
BFD4  v_lshlrev_b32_e32 v27, 31, v4
BFD8  v_and_b32_e32 v32, 0x80000000, v5
BFE0  v_lshlrev_b32_e32 v5, 25, v4
BFE4  v_lshlrev_b32_e32 v4, 24, v4
BFE8  s_xor_b64 s[46:47], s[42:43], s[46:47]
BFEC  s_add_u32 s42, s10, 0x3c6ef372
BFF4  v_and_b32_e32 v34, 0x80000000, v4
BFFC  s_add_u32 s52, s11, 0x76cf5d0a
C004  v_lshrrev_b32_e32 v4, 4, v0
C008  v_lshlrev_b32_e32 v2, 7, v2
C00C  v_lshlrev_b32_e32 v3, 5, v100
C010  v_and_b32_e32 v33, 0x80000000, v5
C018  s_mul_i32 s50, s2, 0xd2511f53
C020  s_addc_u32 s53, 0, 0
C024  v_lshlrev_b32_e32 v5, 9, v4
C028  v_cmp_gt_u32_e32 vcc, s31, v10
C02C  s_xor_b32 s74, s18, s11
C030  s_xor_b64 s[18:19], s[16:17], s[48:49]
C034  s_xor_b64 s[48:49], s[52:53], s[50:51]
C038  v_or3_b32 v35, v5, v2, v3
C040  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
C048  v_mov_b32_e32 v11, v13
C04C  v_cmp_eq_u32_e64 s[14:15], 0, v100
C054  v_cmp_le_u32_e64 s[4:5], s59, v10
C05C  s_mov_b32 s23, 0xcd9e8d57
C064  s_mov_b32 s36, 0xd2511f53
C06C  s_add_u32 s47, s10, 0xdaa66d2b
C074  s_add_u32 s61, s11, 0x32370b8f
C07C  s_add_u32 s62, s10, 0x78dde6e4
C084  s_add_u32 s63, s11, 0xed9eba14
C08C  s_add_u32 s64, s10, 0x1715609d
C094  s_add_u32 s65, s11, 0xa9066899
C09C  s_add_u32 s66, s10, 0xb54cda56
C0A4  s_add_u32 s67, s11, 0x646e171e
C0AC  s_add_u32 s68, s10, 0x5384540f
C0B4  s_add_u32 s69, s11, 0x1fd5c5a3
C0BC  s_add_u32 s70, s10, 0xf1bbcdc8
C0C4  s_add_u32 s71, s11, 0xdb3d7428
C0CC  s_add_i32 s72, s10, 0x8ff34781
C0D4  s_add_i32 s73, s11, 0x96a522ad
C0DC  v_add_u32_e32 v36, s58, v4
C0E0  s_xor_b64 s[50:51], vcc, -1
C0E4  v_mov_b32_e32 v37, 0x7f
C0EC  s_mov_b32 s2, 0x3e800000
C0F4  s_mov_b32 s19, 0x7f7fffff
C0FC  s_mov_b32 s49, 0x7f800000
C104  s_mov_b32 s75, 0x17fffff
C10C  v_cmp_ne_u32_e64 s[10:11], 1, v2
C114  v_mov_b32_e32 v38, 0x7f800000
C11C  v_mov_b32_e32 v39, 0xfe
C124  v_mov_b32_e32 v40, 0
C128  s_waitcnt vmcnt(0)
C12C  s_barrier
C130  s_branch 8
C134  s_or_b64 exec, exec, s[12:13]
C138  s_or_b64 exec, exec, s[52:53]
C13C  s_addk_i32 s43, 0x2000
C140  v_add_u32_e32 v40, 1, v40
C144  s_cmp_lg_u32 s43, 0x10000
C14C  v_add_u32_e32 v36, 16, v36
C150  s_cbranch_scc0 458
C154  s_and_b64 vcc, exec, s[10:11]
C158  s_mov_b64 s[12:13], -1
C15C  s_cbranch_vccnz 7
C160  v_and_b32_e32 v2, 0xffffffe0, v36
C168  v_and_or_b32 v12, v40, 1, v26
C170  v_mad_u64_u32 v[16:17], s[12:13], v2, s59, v[12:13]
C178  s_mov_b64 s[12:13], 0
C17C  s_andn2_b64 vcc, exec, s[12:13]
C180  s_cbranch_vccnz 2
C184  v_mad_u64_u32 v[16:17], s[12:13], v36, s31, v[10:11]
C18C  v_cmp_le_u32_e32 vcc, s21, v36
C190  s_or_b64 s[12:13], vcc, s[50:51]
C194  s_and_saveexec_b64 s[16:17], s[12:13]
C198  s_xor_b64 s[12:13], exec, s[16:17]
C19C  s_cbranch_execz 10
C1A0  v_cmp_le_u32_e32 vcc, s60, v36
C1A4  s_or_b64 s[16:17], s[44:45], vcc
C1A8  s_nor_b64 s[52:53], s[16:17], s[4:5]
C1AC  s_and_saveexec_b64 s[16:17], s[52:53]
C1B0  s_cbranch_execz 4
C1B4  v_lshl_add_u64 v[2:3], s[40:41], 0, v[16:17]
C1BC  global_store_byte v[2:3], v37, off
C1C4  s_or_b64 exec, exec, s[16:17]
C1C8  s_andn2_saveexec_b64 s[52:53], s[12:13]
C1CC  s_cbranch_execz 65498
C1D0  v_add_u32_e32 v2, s43, v35
C1D4  ds_read_b128 v[6:9], v2
C1DC  ds_read_b128 v[2:5], v2 offset:16
C1E4  s_waitcnt lgkmcnt(1)
C1E8  v_mov_b32_e32 v18, v6
C1EC  v_mov_b32_e32 v20, v7
C1F0  v_mov_b32_e32 v22, v8
C1F4  v_mov_b32_e32 v24, v9
C1F8  s_waitcnt lgkmcnt(0)
C1FC  v_mov_b32_e32 v19, v2
C200  v_mov_b32_e32 v21, v3
C204  v_mov_b32_e32 v23, v4
C208  v_mov_b32_e32 v25, v5
C20C  s_and_saveexec_b64 s[12:13], s[6:7]
C210  v_xor_b32_e32 v18, v27, v6
C214  v_xor_b32_e32 v20, v28, v7
C218  v_xor_b32_e32 v22, v29, v8
C21C  v_xor_b32_e32 v24, v30, v9
C220  v_xor_b32_e32 v19, v31, v2
C224  v_xor_b32_e32 v21, v32, v3
C228  v_xor_b32_e32 v23, v33, v4
C22C  v_xor_b32_e32 v25, v34, v5
C230  s_or_b64 exec, exec, s[12:13]
C234  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
C23C  v_pk_add_f32 v[4:5], v[22:23], v[24:25]
C244  v_pk_add_f32 v[8:9], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
C24C  v_pk_add_f32 v[6:7], v[2:3], v[4:5]
C254  v_pk_add_f32 v[4:5], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
C25C  v_pk_add_f32 v[2:3], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
C264  v_mov_b32_e32 v20, v6
C268  v_pk_add_f32 v[18:19], v[2:3], v[8:9]
C270  v_pk_add_f32 v[8:9], v[2:3], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
C278  v_mov_b32_e32 v21, v18
C27C  v_mov_b32_e32 v18, v7
C280  v_pk_add_f32 v[2:3], v[20:21], v[18:19]
C288  v_mov_b32_e32 v22, v4
C28C  v_mov_b32_e32 v23, v8
C290  v_mov_b32_e32 v8, v5
C294  v_mov_b32_dpp v6, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C29C  v_mov_b32_dpp v7, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C2A4  v_cndmask_b32_e64 v3, -v3, v3, s[8:9]
C2AC  v_cndmask_b32_e64 v2, -v2, v2, s[8:9]
C2B4  v_pk_add_f32 v[4:5], v[22:23], v[8:9]
C2BC  v_pk_add_f32 v[2:3], v[2:3], v[6:7]
C2C4  v_pk_add_f32 v[8:9], v[22:23], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
C2CC  v_mov_b32_dpp v6, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C2D4  v_mov_b32_dpp v7, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C2DC  v_cndmask_b32_e64 v5, -v5, v5, s[8:9]
C2E4  v_cndmask_b32_e64 v4, -v4, v4, s[8:9]
C2EC  v_pk_add_f32 v[4:5], v[4:5], v[6:7]
C2F4  v_pk_add_f32 v[6:7], v[20:21], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
C2FC  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
C304  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
C30C  v_mov_b32_dpp v18, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C314  v_mov_b32_dpp v19, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C31C  v_cndmask_b32_e64 v7, -v7, v7, s[8:9]
C324  v_cndmask_b32_e64 v6, -v6, v6, s[8:9]
C32C  v_pk_add_f32 v[6:7], v[6:7], v[18:19]
C334  v_mov_b32_dpp v18, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C33C  v_mov_b32_dpp v19, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C344  v_cndmask_b32_e64 v9, -v9, v9, s[8:9]
C34C  v_cndmask_b32_e64 v8, -v8, v8, s[8:9]
C354  v_pk_add_f32 v[8:9], v[8:9], v[18:19]
C35C  v_and_b32_e32 v19, 0x7fffffff, v2
C364  v_and_b32_e32 v18, 0x7fffffff, v3
C36C  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
C374  v_max_u32_e32 v12, v18, v19
C378  v_and_b32_e32 v20, 0x7fffffff, v4
C380  v_and_b32_e32 v21, 0x7fffffff, v5
C388  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
C390  v_max3_u32 v12, v21, v20, v12
C398  v_and_b32_e32 v20, 0x7fffffff, v6
C3A0  v_and_b32_e32 v21, 0x7fffffff, v7
C3A8  v_max3_u32 v12, v21, v20, v12
C3B0  v_and_b32_e32 v20, 0x7fffffff, v8
C3B8  v_and_b32_e32 v21, 0x7fffffff, v9
C3C0  v_max3_u32 v12, v21, v20, v12
C3C8  s_nop 1
C3CC  v_max_u32_dpp v12, v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C3D4  s_nop 1
C3D8  v_max_u32_dpp v20, v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
C3E0  v_cmp_lt_u32_e32 vcc, s19, v20
C3E4  v_mov_b32_e32 v12, 0
C3E8  s_and_saveexec_b64 s[54:55], vcc
C3EC  s_cbranch_execz 160
C3F0  v_and_b32_e32 v12, 0x80000000, v2
C3F8  v_cmp_lt_u32_e32 vcc, s49, v19
C3FC  v_cmp_lt_u32_e64 s[12:13], s19, v19
C404  v_cmp_lt_u32_e64 s[16:17], s19, v18
C40C  v_cndmask_b32_e64 v20, v12, 0, vcc
C414  v_cndmask_b32_e64 v12, 0, 7, s[12:13]
C41C  v_cndmask_b32_e64 v2, v2, v20, s[12:13]
C424  v_cmp_lt_u32_e64 s[12:13], s49, v18
C42C  s_and_saveexec_b64 s[56:57], s[16:17]
C430  v_and_b32_e32 v3, 0x80000000, v3
C438  v_cndmask_b32_e64 v3, v3, 0, s[12:13]
C440  v_or_b32_e32 v12, 0x70, v12
C448  s_or_b64 exec, exec, s[56:57]
C44C  v_cndmask_b32_e64 v19, v19, 0, vcc
C454  v_max_u32_e32 v18, v18, v19
C458  v_cndmask_b32_e64 v20, 0, 1, vcc
C460  v_cndmask_b32_e64 v21, 0, 1, s[12:13]
C468  v_cndmask_b32_e64 v18, v18, v19, s[12:13]
C470  v_and_b32_e32 v19, 0x7fffffff, v4
C478  v_add_u32_e32 v20, v20, v21
C47C  v_and_b32_e32 v21, 0x80000000, v4
C484  v_cmp_lt_u32_e32 vcc, s49, v19
C488  v_cmp_lt_u32_e64 s[12:13], s19, v19
C490  v_max_u32_e32 v19, v19, v18
C494  v_cndmask_b32_e64 v21, v21, 0, vcc
C49C  v_or_b32_e32 v22, 0x700, v12
C4A4  v_cndmask_b32_e32 v18, v19, v18, vcc
C4A8  v_and_b32_e32 v19, 0x7fffffff, v5
C4B0  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
C4B8  v_cndmask_b32_e64 v4, v4, v21, s[12:13]
C4C0  v_cndmask_b32_e64 v21, 0, 1, vcc
C4C8  v_and_b32_e32 v22, 0x80000000, v5
C4D0  v_cmp_lt_u32_e32 vcc, s49, v19
C4D4  v_or_b32_e32 v23, 0x7000, v12
C4DC  v_cmp_lt_u32_e64 s[12:13], s19, v19
C4E4  v_cndmask_b32_e64 v22, v22, 0, vcc
C4EC  v_max_u32_e32 v19, v19, v18
C4F0  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
C4F8  v_cndmask_b32_e64 v5, v5, v22, s[12:13]
C500  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
C508  v_cndmask_b32_e32 v18, v19, v18, vcc
C50C  v_and_b32_e32 v19, 0x7fffffff, v6
C514  v_and_b32_e32 v21, 0x80000000, v6
C51C  v_cmp_lt_u32_e32 vcc, s49, v19
C520  v_cmp_lt_u32_e64 s[12:13], s19, v19
C528  v_max_u32_e32 v19, v19, v18
C52C  v_cndmask_b32_e64 v21, v21, 0, vcc
C534  v_or_b32_e32 v22, 0x70000, v12
C53C  v_cndmask_b32_e32 v18, v19, v18, vcc
C540  v_and_b32_e32 v19, 0x7fffffff, v7
C548  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
C550  v_cndmask_b32_e64 v6, v6, v21, s[12:13]
C558  v_cndmask_b32_e64 v21, 0, 1, vcc
C560  v_and_b32_e32 v22, 0x80000000, v7
C568  v_cmp_lt_u32_e32 vcc, s49, v19
C56C  v_or_b32_e32 v23, 0x700000, v12
C574  v_cmp_lt_u32_e64 s[12:13], s19, v19
C57C  v_cndmask_b32_e64 v22, v22, 0, vcc
C584  v_max_u32_e32 v19, v19, v18
C588  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
C590  v_cndmask_b32_e64 v7, v7, v22, s[12:13]
C598  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
C5A0  v_cndmask_b32_e32 v18, v19, v18, vcc
C5A4  v_and_b32_e32 v19, 0x7fffffff, v8
C5AC  v_and_b32_e32 v21, 0x80000000, v8
C5B4  v_cmp_lt_u32_e32 vcc, s49, v19
C5B8  v_cmp_lt_u32_e64 s[12:13], s19, v19
C5C0  v_max_u32_e32 v19, v19, v18
C5C4  v_cndmask_b32_e64 v21, v21, 0, vcc
C5CC  v_or_b32_e32 v22, 0x7000000, v12
C5D4  v_cndmask_b32_e32 v18, v19, v18, vcc
C5D8  v_and_b32_e32 v19, 0x7fffffff, v9
C5E0  v_cndmask_b32_e64 v12, v12, v22, s[12:13]
C5E8  v_cndmask_b32_e64 v8, v8, v21, s[12:13]
C5F0  v_cndmask_b32_e64 v21, 0, 1, vcc
C5F8  v_and_b32_e32 v22, 0x80000000, v9
C600  v_cmp_lt_u32_e32 vcc, s49, v19
C604  v_or_b32_e32 v23, 0x70000000, v12
C60C  v_cmp_lt_u32_e64 s[12:13], s19, v19
C614  v_cndmask_b32_e64 v22, v22, 0, vcc
C61C  v_max_u32_e32 v19, v19, v18
C620  v_cndmask_b32_e64 v12, v12, v23, s[12:13]
C628  v_cndmask_b32_e64 v9, v9, v22, s[12:13]
C630  v_addc_co_u32_e64 v20, s[12:13], v20, v21, vcc
C638  v_cndmask_b32_e32 v18, v19, v18, vcc
C63C  s_nop 0
C640  v_add_u32_dpp v19, v20, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C648  v_max_u32_dpp v18, v18, v18 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
C650  s_nop 0
C654  v_add_u32_dpp v19, v19, v19 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
C65C  v_cmp_ne_u32_e32 vcc, 32, v19
C660  v_max_u32_dpp v18, v18, v18 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
C668  s_nop 0
C66C  v_cndmask_b32_e32 v20, v38, v18, vcc
C670  s_or_b64 exec, exec, s[54:55]
C674  v_cmp_ne_u32_e32 vcc, 0, v20
C678  v_mov_b32_e32 v18, 0x7f
C680  s_and_saveexec_b64 s[12:13], vcc
C684  v_add_u32_e32 v18, s20, v20
C688  v_lshrrev_b32_e32 v19, 23, v18
C68C  v_add_u32_e32 v19, -2, v19
C690  v_cmp_lt_u32_e32 vcc, s75, v18
C694  s_nop 1
C698  v_cndmask_b32_e32 v18, 0, v19, vcc
C69C  v_cmp_eq_u32_e32 vcc, s49, v20
C6A0  s_and_b64 vcc, s[34:35], vcc
C6A4  s_nop 0
C6A8  v_cndmask_b32_e32 v18, v18, v39, vcc
C6AC  s_or_b64 exec, exec, s[12:13]
C6B0  v_cmp_eq_u32_e32 vcc, 0, v18
C6B4  s_cbranch_vccz 13
C6B8  s_nop 0
C6BC  v_cndmask_b32_e64 v20, 1.0, 2.0, vcc
C6C4  v_pk_mul_f32 v[8:9], v[20:21], v[8:9] op_sel_hi:[0,1]
C6CC  v_pk_mul_f32 v[6:7], v[20:21], v[6:7] op_sel_hi:[0,1]
C6D4  v_pk_mul_f32 v[4:5], v[20:21], v[4:5] op_sel_hi:[0,1]
C6DC  v_pk_mul_f32 v[2:3], v[20:21], v[2:3] op_sel_hi:[0,1]
C6E4  v_max_u32_e32 v19, 1, v18
C6E8  s_branch 1
C6EC  v_mov_b32_e32 v19, v18
C6F0  v_mad_u64_u32 v[20:21], s[12:13], v36, s31, v[10:11]
C6F8  v_lshl_or_b32 v22, v20, 2, v100
C700  v_mad_u64_u32 v[22:23], s[12:13], v22, s36, 0
C708  v_xor_b32_e32 v23, s74, v23
C70C  v_mad_u64_u32 v[24:25], s[12:13], v23, s23, 0
C714  v_xor_b32_e32 v23, s18, v25
C718  v_xor_b32_e32 v25, s46, v22
C71C  v_mad_u64_u32 v[42:43], s[12:13], v25, s23, 0
C724  v_mad_u64_u32 v[22:23], s[12:13], v23, s36, 0
C72C  v_xor_b32_e32 v25, s42, v43
C730  v_xor_b32_e32 v24, v25, v24
C734  v_xor_b32_e32 v23, s48, v23
C738  v_mad_u64_u32 v[24:25], s[12:13], v24, s36, 0
C740  v_mad_u64_u32 v[44:45], s[12:13], v23, s23, 0
C748  v_xor_b32_e32 v23, s47, v45
C74C  v_xor_b32_e32 v25, s61, v25
C750  v_xor_b32_e32 v23, v23, v42
C754  v_xor_b32_e32 v25, v25, v22
C758  v_mad_u64_u32 v[22:23], s[12:13], v23, s36, 0
C760  v_mad_u64_u32 v[42:43], s[12:13], v25, s23, 0
C768  v_xor_b32_e32 v25, s62, v43
C76C  v_xor_b32_e32 v23, s63, v23
C770  v_xor_b32_e32 v25, v25, v44
C774  v_xor_b32_e32 v23, v23, v24
C778  v_mad_u64_u32 v[24:25], s[12:13], v25, s36, 0
C780  v_mad_u64_u32 v[44:45], s[12:13], v23, s23, 0
C788  v_xor_b32_e32 v23, s64, v45
C78C  v_xor_b32_e32 v25, s65, v25
C790  v_xor_b32_e32 v23, v23, v42
C794  v_xor_b32_e32 v25, v25, v22
C798  v_mad_u64_u32 v[22:23], s[12:13], v23, s36, 0
C7A0  v_mad_u64_u32 v[42:43], s[12:13], v25, s23, 0
C7A8  v_xor_b32_e32 v25, s66, v43
C7AC  v_xor_b32_e32 v23, s67, v23
C7B0  v_xor_b32_e32 v25, v25, v44
C7B4  v_xor_b32_e32 v23, v23, v24
C7B8  v_mad_u64_u32 v[24:25], s[12:13], v25, s36, 0
C7C0  v_mad_u64_u32 v[44:45], s[12:13], v23, s23, 0
C7C8  v_xor_b32_e32 v23, s68, v45
C7CC  v_xor_b32_e32 v25, s69, v25
C7D0  v_xor_b32_e32 v23, v23, v42
C7D4  v_xor_b32_e32 v25, v25, v22
C7D8  v_mad_u64_u32 v[22:23], s[12:13], v23, s36, 0
C7E0  v_mad_u64_u32 v[42:43], s[12:13], v25, s23, 0
C7E8  v_xor_b32_e32 v25, s70, v43
C7EC  v_xor_b32_e32 v23, s71, v23
C7F0  v_xor_b32_e32 v25, v25, v44
C7F4  v_xor_b32_e32 v23, v23, v24
C7F8  v_mad_u64_u32 v[24:25], s[12:13], v25, s36, 0
C800  v_mad_u64_u32 v[44:45], s[12:13], v23, s23, 0
C808  v_xor_b32_e32 v23, v42, v45
C80C  v_xor_b32_e32 v22, v22, v25
C810  v_mov_b32_e32 v25, 0
C814  v_mov_b32_e32 v41, 0
C818  v_xor_b32_e32 v23, s72, v23
C81C  v_xor_b32_e32 v22, s73, v22
C820  v_lshlrev_b32_e32 v19, 23, v19
C824  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[2:3], v23, v19
C82C  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[6:7], v22, v19 op_sel:[0,0,0,1]
C834  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[4:5], v44, v19 op_sel:[0,0,1,0]
C83C  v_cvt_scalef32_sr_pk_fp4_f32 v41, v[8:9], v24, v19 op_sel:[0,0,1,1]
C844  s_nop 0
C848  v_lshl_add_u64 v[2:3], v[20:21], 4, v[14:15]
C850  v_or3_b32 v4, v25, v41, v12
C858  global_store_dword v[2:3], v4, off
C860  s_and_saveexec_b64 s[12:13], s[14:15]
C864  s_cbranch_execz 65075
C868  v_lshl_add_u64 v[2:3], s[40:41], 0, v[16:17]
C870  global_store_byte v[2:3], v18, off
C878  s_branch 65070
C87C  v_lshlrev_b32_e32 v2, 1, v0
C880  v_lshrrev_b32_e32 v101, 6, v0
C884  v_and_b32_e32 v2, 0x7e, v2
C88C  s_lshl_b32 s15, s3, 2
C890  s_lshr_b32 s14, s21, 5
C894  v_or_b32_e32 v67, s33, v2
C898  v_or_b32_e32 v66, s15, v101
C89C  v_cmp_gt_u32_e32 vcc, s22, v67
C8A0  v_cmp_gt_u32_e64 s[2:3], s14, v66
C8A8  s_and_b64 s[2:3], vcc, s[2:3]
C8AC  s_and_saveexec_b64 s[8:9], s[2:3]
C8B0  s_cbranch_execz 2927
C8B4  v_lshlrev_b32_e32 v102, 2, v2
C8B8  v_lshl_or_b32 v62, v101, 14, v102
C8C0  ds_read2st64_b64 v[2:5], v62 offset1:1
C8C8  ds_read2st64_b64 v[6:9], v62 offset0:2 offset1:3
C8D0  ds_read2st64_b64 v[10:13], v62 offset0:4 offset1:5
C8D8  ds_read2st64_b64 v[14:17], v62 offset0:6 offset1:7
C8E0  ds_read2st64_b64 v[18:21], v62 offset0:8 offset1:9
C8E8  ds_read2st64_b64 v[22:25], v62 offset0:10 offset1:11
C8F0  ds_read2st64_b64 v[26:29], v62 offset0:12 offset1:13
C8F8  ds_read2st64_b64 v[30:33], v62 offset0:14 offset1:15
C900  ds_read2st64_b64 v[34:37], v62 offset0:16 offset1:17
C908  ds_read2st64_b64 v[38:41], v62 offset0:18 offset1:19
C910  ds_read2st64_b64 v[42:45], v62 offset0:20 offset1:21
C918  ds_read2st64_b64 v[46:49], v62 offset0:22 offset1:23
C920  ds_read2st64_b64 v[50:53], v62 offset0:24 offset1:25
C928  ds_read2st64_b64 v[54:57], v62 offset0:26 offset1:27
C930  ds_read2st64_b64 v[58:61], v62 offset0:28 offset1:29
C938  ds_read2st64_b64 v[62:65], v62 offset0:30 offset1:31
C940  s_cmp_lg_u32 s37, 0
C944  s_cselect_b64 s[10:11], -1, 0
C948  s_cmp_eq_u32 s37, 0
C94C  s_waitcnt lgkmcnt(14)
C950  v_mov_b32_e32 v68, v2
C954  v_mov_b32_e32 v69, v4
C958  v_mov_b32_e32 v70, v6
C95C  v_mov_b32_e32 v71, v8
C960  s_waitcnt lgkmcnt(13)
C964  v_mov_b32_e32 v72, v10
C968  v_mov_b32_e32 v73, v12
C96C  s_waitcnt lgkmcnt(12)
C970  v_mov_b32_e32 v74, v14
C974  v_mov_b32_e32 v75, v16
C978  s_waitcnt lgkmcnt(11)
C97C  v_mov_b32_e32 v76, v18
C980  v_mov_b32_e32 v77, v20
C984  s_waitcnt lgkmcnt(10)
C988  v_mov_b32_e32 v78, v22
C98C  v_mov_b32_e32 v79, v24
C990  s_waitcnt lgkmcnt(9)
C994  v_mov_b32_e32 v80, v26
C998  v_mov_b32_e32 v81, v28
C99C  s_waitcnt lgkmcnt(8)
C9A0  v_mov_b32_e32 v82, v30
C9A4  v_mov_b32_e32 v83, v32
C9A8  s_waitcnt lgkmcnt(7)
C9AC  v_mov_b32_e32 v84, v34
C9B0  v_mov_b32_e32 v85, v36
C9B4  s_waitcnt lgkmcnt(6)
C9B8  v_mov_b32_e32 v86, v38
C9BC  v_mov_b32_e32 v87, v40
C9C0  s_waitcnt lgkmcnt(5)
C9C4  v_mov_b32_e32 v88, v42
C9C8  v_mov_b32_e32 v89, v44
C9CC  s_waitcnt lgkmcnt(4)
C9D0  v_mov_b32_e32 v90, v46
C9D4  v_mov_b32_e32 v91, v48
C9D8  s_waitcnt lgkmcnt(3)
C9DC  v_mov_b32_e32 v92, v50
C9E0  v_mov_b32_e32 v93, v52
C9E4  s_waitcnt lgkmcnt(2)
C9E8  v_mov_b32_e32 v94, v54
C9EC  v_mov_b32_e32 v95, v56
C9F0  s_waitcnt lgkmcnt(1)
C9F4  v_mov_b32_e32 v96, v58
C9F8  v_mov_b32_e32 v97, v60
C9FC  s_waitcnt lgkmcnt(0)
CA00  v_mov_b32_e32 v98, v62
CA04  v_mov_b32_e32 v99, v64
CA08  s_cbranch_scc1 95
CA0C  s_lshl_b32 s2, s37, 31
CA10  s_lshl_b32 s3, s37, 30
CA14  v_bfrev_b32_e32 v98, 1
CA18  v_xor_b32_e32 v68, s2, v2
CA1C  s_lshl_b32 s2, s37, 28
CA20  v_bitop3_b32 v69, s3, v4, v98 bitop3:0x6c
CA28  s_lshl_b32 s3, s37, 29
CA2C  v_bitop3_b32 v71, s2, v8, v98 bitop3:0x6c
CA34  s_lshl_b32 s2, s37, 26
CA38  v_bitop3_b32 v70, s3, v6, v98 bitop3:0x6c
CA40  s_lshl_b32 s3, s37, 27
CA44  v_bitop3_b32 v73, s2, v12, v98 bitop3:0x6c
CA4C  s_lshl_b32 s2, s37, 24
CA50  v_bitop3_b32 v72, s3, v10, v98 bitop3:0x6c
CA58  s_lshl_b32 s3, s37, 25
CA5C  v_bitop3_b32 v75, s2, v16, v98 bitop3:0x6c
CA64  s_lshl_b32 s2, s37, 22
CA68  v_bitop3_b32 v74, s3, v14, v98 bitop3:0x6c
CA70  s_lshl_b32 s3, s37, 23
CA74  v_bitop3_b32 v77, s2, v20, v98 bitop3:0x6c
CA7C  s_lshl_b32 s2, s37, 20
CA80  v_bitop3_b32 v76, s3, v18, v98 bitop3:0x6c
CA88  s_lshl_b32 s3, s37, 21
CA8C  v_bitop3_b32 v79, s2, v24, v98 bitop3:0x6c
CA94  s_lshl_b32 s2, s37, 18
CA98  v_bitop3_b32 v78, s3, v22, v98 bitop3:0x6c
CAA0  s_lshl_b32 s3, s37, 19
CAA4  v_bitop3_b32 v81, s2, v28, v98 bitop3:0x6c
CAAC  s_lshl_b32 s2, s37, 16
CAB0  v_bitop3_b32 v80, s3, v26, v98 bitop3:0x6c
CAB8  s_lshl_b32 s3, s37, 17
CABC  v_bitop3_b32 v83, s2, v32, v98 bitop3:0x6c
CAC4  s_lshl_b32 s2, s37, 14
CAC8  v_bitop3_b32 v82, s3, v30, v98 bitop3:0x6c
CAD0  s_lshl_b32 s3, s37, 15
CAD4  v_bitop3_b32 v85, s2, v36, v98 bitop3:0x6c
CADC  s_lshl_b32 s2, s37, 12
CAE0  v_bitop3_b32 v84, s3, v34, v98 bitop3:0x6c
CAE8  s_lshl_b32 s3, s37, 13
CAEC  v_bitop3_b32 v87, s2, v40, v98 bitop3:0x6c
CAF4  s_lshl_b32 s2, s37, 10
CAF8  v_bitop3_b32 v86, s3, v38, v98 bitop3:0x6c
CB00  s_lshl_b32 s3, s37, 11
CB04  v_bitop3_b32 v89, s2, v44, v98 bitop3:0x6c
CB0C  s_lshl_b32 s2, s37, 8
CB10  v_bitop3_b32 v88, s3, v42, v98 bitop3:0x6c
CB18  s_lshl_b32 s3, s37, 9
CB1C  v_bitop3_b32 v91, s2, v48, v98 bitop3:0x6c
CB24  s_lshl_b32 s2, s37, 6
CB28  v_bitop3_b32 v90, s3, v46, v98 bitop3:0x6c
CB30  s_lshl_b32 s3, s37, 7
CB34  v_bitop3_b32 v93, s2, v52, v98 bitop3:0x6c
CB3C  s_lshl_b32 s2, s37, 4
CB40  v_bitop3_b32 v92, s3, v50, v98 bitop3:0x6c
CB48  s_lshl_b32 s3, s37, 5
CB4C  v_bitop3_b32 v95, s2, v56, v98 bitop3:0x6c
CB54  s_lshl_b32 s2, s37, 2
CB58  v_bitop3_b32 v94, s3, v54, v98 bitop3:0x6c
CB60  s_lshl_b32 s3, s37, 3
CB64  v_bitop3_b32 v97, s2, v60, v98 bitop3:0x6c
CB6C  s_lshl_b32 s2, s37, 1
CB70  v_bitop3_b32 v96, s3, v58, v98 bitop3:0x6c
CB78  v_bitop3_b32 v99, s37, v64, v98 bitop3:0x6c
CB80  v_bitop3_b32 v98, s2, v62, v98 bitop3:0x6c
CB88  v_pk_add_f32 v[108:109], v[68:69], v[68:69] op_sel:[0,1] op_sel_hi:[1,0]
CB90  v_pk_add_f32 v[68:69], v[68:69], v[68:69] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CB98  v_pk_add_f32 v[110:111], v[70:71], v[70:71] op_sel:[0,1] op_sel_hi:[1,0]
CBA0  v_pk_add_f32 v[70:71], v[70:71], v[70:71] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CBA8  v_pk_add_f32 v[112:113], v[72:73], v[72:73] op_sel:[0,1] op_sel_hi:[1,0]
CBB0  v_pk_add_f32 v[72:73], v[72:73], v[72:73] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CBB8  v_pk_add_f32 v[114:115], v[74:75], v[74:75] op_sel:[0,1] op_sel_hi:[1,0]
CBC0  v_pk_add_f32 v[74:75], v[74:75], v[74:75] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CBC8  v_pk_add_f32 v[116:117], v[76:77], v[76:77] op_sel:[0,1] op_sel_hi:[1,0]
CBD0  v_pk_add_f32 v[76:77], v[76:77], v[76:77] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CBD8  v_pk_add_f32 v[118:119], v[78:79], v[78:79] op_sel:[0,1] op_sel_hi:[1,0]
CBE0  v_pk_add_f32 v[78:79], v[78:79], v[78:79] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CBE8  v_pk_add_f32 v[120:121], v[80:81], v[80:81] op_sel:[0,1] op_sel_hi:[1,0]
CBF0  v_pk_add_f32 v[80:81], v[80:81], v[80:81] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CBF8  v_pk_add_f32 v[122:123], v[82:83], v[82:83] op_sel:[0,1] op_sel_hi:[1,0]
CC00  v_pk_add_f32 v[82:83], v[82:83], v[82:83] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CC08  v_mov_b32_e32 v109, v69
CC0C  v_mov_b32_e32 v111, v71
CC10  v_mov_b32_e32 v113, v73
CC14  v_mov_b32_e32 v115, v75
CC18  v_mov_b32_e32 v117, v77
CC1C  v_mov_b32_e32 v119, v79
CC20  v_mov_b32_e32 v121, v81
CC24  v_mov_b32_e32 v123, v83
CC28  v_pk_add_f32 v[68:69], v[108:109], v[110:111]
CC30  v_pk_add_f32 v[70:71], v[112:113], v[114:115]
CC38  v_pk_add_f32 v[72:73], v[116:117], v[118:119]
CC40  v_pk_add_f32 v[74:75], v[120:121], v[122:123]
CC48  v_pk_add_f32 v[78:79], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
CC50  v_pk_add_f32 v[80:81], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
CC58  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
CC60  v_pk_add_f32 v[70:71], v[72:73], v[74:75]
CC68  v_pk_add_f32 v[76:77], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
CC70  s_mov_b32 s2, 0x3e800000
CC78  v_pk_add_f32 v[78:79], v[78:79], v[80:81]
CC80  v_pk_add_f32 v[72:73], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
CC88  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
CC90  v_pk_add_f32 v[134:135], v[92:93], v[92:93] op_sel:[0,1] op_sel_hi:[1,0]
CC98  v_pk_add_f32 v[136:137], v[92:93], v[92:93] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CCA0  v_pk_add_f32 v[138:139], v[94:95], v[94:95] op_sel:[0,1] op_sel_hi:[1,0]
CCA8  v_pk_add_f32 v[140:141], v[94:95], v[94:95] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CCB0  v_pk_mul_f32 v[92:93], v[78:79], s[2:3] op_sel_hi:[1,0]
CCB8  v_pk_mul_f32 v[78:79], v[72:73], s[2:3] op_sel_hi:[1,0]
CCC0  v_pk_mul_f32 v[94:95], v[68:69], s[2:3] op_sel_hi:[1,0]
CCC8  v_pk_add_f32 v[68:69], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
CCD0  v_pk_add_f32 v[70:71], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
CCD8  v_pk_add_f32 v[72:73], v[116:117], v[118:119] neg_lo:[0,1] neg_hi:[0,1]
CCE0  v_pk_add_f32 v[74:75], v[120:121], v[122:123] neg_lo:[0,1] neg_hi:[0,1]
CCE8  v_pk_add_f32 v[80:81], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
CCF0  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
CCF8  v_pk_add_f32 v[70:71], v[72:73], v[74:75]
CD00  v_pk_add_f32 v[106:107], v[84:85], v[84:85] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CD08  v_pk_add_f32 v[82:83], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
CD10  v_pk_add_f32 v[72:73], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
CD18  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
CD20  v_pk_add_f32 v[146:147], v[98:99], v[98:99] op_sel:[0,1] op_sel_hi:[1,0]
CD28  v_pk_add_f32 v[148:149], v[98:99], v[98:99] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CD30  v_and_b32_e32 v104, 0x7fffffff, v95
CD38  v_and_b32_e32 v106, 0x7fffffff, v94
CD40  v_pk_mul_f32 v[98:99], v[68:69], s[2:3] op_sel_hi:[1,0]
CD48  v_pk_add_f32 v[124:125], v[84:85], v[84:85] op_sel:[0,1] op_sel_hi:[1,0]
CD50  v_pk_add_f32 v[126:127], v[86:87], v[86:87] op_sel:[0,1] op_sel_hi:[1,0]
CD58  v_pk_add_f32 v[128:129], v[86:87], v[86:87] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CD60  v_pk_add_f32 v[130:131], v[88:89], v[88:89] op_sel:[0,1] op_sel_hi:[1,0]
CD68  v_pk_add_f32 v[88:89], v[88:89], v[88:89] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CD70  v_pk_add_f32 v[132:133], v[90:91], v[90:91] op_sel:[0,1] op_sel_hi:[1,0]
CD78  v_pk_add_f32 v[90:91], v[90:91], v[90:91] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CD80  v_pk_add_f32 v[142:143], v[96:97], v[96:97] op_sel:[0,1] op_sel_hi:[1,0]
CD88  v_pk_add_f32 v[144:145], v[96:97], v[96:97] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
CD90  v_max_u32_e32 v2, v104, v106
CD94  v_pk_add_f32 v[84:85], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
CD9C  v_pk_add_f32 v[80:81], v[80:81], v[82:83]
CDA4  v_and_b32_e32 v103, 0x7fffffff, v99
CDAC  v_and_b32_e32 v105, 0x7fffffff, v98
CDB4  v_and_b32_e32 v60, 0x7fffffff, v93
CDBC  v_and_b32_e32 v64, 0x7fffffff, v92
CDC4  v_pk_mul_f32 v[96:97], v[80:81], s[2:3] op_sel_hi:[1,0]
CDCC  v_max3_u32 v2, v103, v105, v2
CDD4  v_mov_b32_e32 v125, v107
CDD8  v_mov_b32_e32 v127, v129
CDDC  v_mov_b32_e32 v131, v89
CDE0  v_mov_b32_e32 v133, v91
CDE4  v_mov_b32_e32 v135, v137
CDE8  v_mov_b32_e32 v139, v141
CDEC  v_mov_b32_e32 v143, v145
CDF0  v_mov_b32_e32 v147, v149
CDF4  v_and_b32_e32 v58, 0x7fffffff, v97
CDFC  v_and_b32_e32 v62, 0x7fffffff, v96
CE04  v_pk_mul_f32 v[86:87], v[72:73], s[2:3] op_sel_hi:[1,0]
CE0C  v_max3_u32 v2, v60, v64, v2
CE14  v_pk_add_f32 v[70:71], v[124:125], v[126:127]
CE1C  v_pk_add_f32 v[72:73], v[130:131], v[132:133]
CE24  v_pk_add_f32 v[74:75], v[134:135], v[138:139]
CE2C  v_pk_add_f32 v[82:83], v[142:143], v[146:147]
CE34  v_and_b32_e32 v50, 0x7fffffff, v79
CE3C  v_and_b32_e32 v54, 0x7fffffff, v78
CE44  v_max3_u32 v2, v58, v62, v2
CE4C  v_pk_add_f32 v[80:81], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
CE54  v_pk_add_f32 v[88:89], v[74:75], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
CE5C  v_pk_add_f32 v[72:73], v[70:71], v[72:73]
CE64  v_pk_add_f32 v[74:75], v[74:75], v[82:83]
CE6C  v_pk_mul_f32 v[76:77], v[76:77], s[2:3] op_sel_hi:[1,0]
CE74  v_max3_u32 v2, v50, v54, v2
CE7C  v_and_b32_e32 v52, 0x7fffffff, v87
CE84  v_and_b32_e32 v56, 0x7fffffff, v86
CE8C  v_pk_add_f32 v[70:71], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
CE94  v_pk_add_f32 v[72:73], v[72:73], v[74:75]
CE9C  v_pk_add_f32 v[74:75], v[124:125], v[126:127] neg_lo:[0,1] neg_hi:[0,1]
CEA4  v_pk_add_f32 v[90:91], v[130:131], v[132:133] neg_lo:[0,1] neg_hi:[0,1]
CEAC  v_pk_add_f32 v[108:109], v[134:135], v[138:139] neg_lo:[0,1] neg_hi:[0,1]
CEB4  v_pk_add_f32 v[110:111], v[142:143], v[146:147] neg_lo:[0,1] neg_hi:[0,1]
CEBC  v_and_b32_e32 v34, 0x7fffffff, v77
CEC4  v_and_b32_e32 v42, 0x7fffffff, v76
CECC  v_pk_mul_f32 v[84:85], v[84:85], s[2:3] op_sel_hi:[1,0]
CED4  v_max3_u32 v2, v52, v56, v2
CEDC  v_pk_add_f32 v[68:69], v[80:81], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
CEE4  v_pk_add_f32 v[80:81], v[80:81], v[88:89]
CEEC  v_pk_add_f32 v[88:89], v[74:75], v[90:91] neg_lo:[0,1] neg_hi:[0,1]
CEF4  v_pk_add_f32 v[112:113], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
CEFC  v_pk_add_f32 v[90:91], v[74:75], v[90:91]
CF04  v_pk_add_f32 v[108:109], v[108:109], v[110:111]
CF0C  v_max3_u32 v2, v34, v42, v2
CF14  v_and_b32_e32 v36, 0x7fffffff, v85
CF1C  v_and_b32_e32 v44, 0x7fffffff, v84
CF24  v_pk_mul_f32 v[82:83], v[72:73], s[2:3] op_sel_hi:[1,0]
CF2C  v_pk_add_f32 v[74:75], v[90:91], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
CF34  v_pk_add_f32 v[90:91], v[90:91], v[108:109]
CF3C  v_max3_u32 v2, v36, v44, v2
CF44  v_and_b32_e32 v40, 0x7fffffff, v83
CF4C  v_and_b32_e32 v48, 0x7fffffff, v82
CF54  v_pk_mul_f32 v[90:91], v[90:91], s[2:3] op_sel_hi:[1,0]
CF5C  v_pk_mul_f32 v[80:81], v[80:81], s[2:3] op_sel_hi:[1,0]
CF64  v_max3_u32 v2, v40, v48, v2
CF6C  v_pk_add_f32 v[72:73], v[88:89], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
CF74  v_pk_add_f32 v[88:89], v[88:89], v[112:113]
CF7C  v_and_b32_e32 v38, 0x7fffffff, v91
CF84  v_and_b32_e32 v46, 0x7fffffff, v90
CF8C  v_and_b32_e32 v28, 0x7fffffff, v81
CF94  v_and_b32_e32 v32, 0x7fffffff, v80
CF9C  v_pk_mul_f32 v[88:89], v[88:89], s[2:3] op_sel_hi:[1,0]
CFA4  v_max3_u32 v2, v38, v46, v2
CFAC  v_pk_mul_f32 v[70:71], v[70:71], s[2:3] op_sel_hi:[1,0]
CFB4  v_and_b32_e32 v26, 0x7fffffff, v89
CFBC  v_and_b32_e32 v30, 0x7fffffff, v88
CFC4  v_max3_u32 v2, v28, v32, v2
CFCC  v_and_b32_e32 v18, 0x7fffffff, v71
CFD4  v_and_b32_e32 v22, 0x7fffffff, v70
CFDC  v_pk_mul_f32 v[74:75], v[74:75], s[2:3] op_sel_hi:[1,0]
CFE4  v_max3_u32 v2, v26, v30, v2
CFEC  v_pk_mul_f32 v[68:69], v[68:69], s[2:3] op_sel_hi:[1,0]
CFF4  v_max3_u32 v2, v18, v22, v2
CFFC  v_and_b32_e32 v20, 0x7fffffff, v75
D004  v_and_b32_e32 v24, 0x7fffffff, v74
D00C  v_and_b32_e32 v8, 0x7fffffff, v69
D014  v_and_b32_e32 v12, 0x7fffffff, v68
D01C  v_pk_mul_f32 v[72:73], v[72:73], s[2:3] op_sel_hi:[1,0]
D024  v_max3_u32 v2, v20, v24, v2
D02C  v_max3_u32 v2, v8, v12, v2
D034  v_and_b32_e32 v10, 0x7fffffff, v73
D03C  v_and_b32_e32 v14, 0x7fffffff, v72
D044  v_max3_u32 v107, v10, v14, v2
D04C  s_mov_b32 s16, 0x7f7fffff
D054  v_cmp_lt_u32_e32 vcc, s16, v107
D058  v_mov_b32_e32 v2, 0
D05C  v_mov_b32_e32 v4, 0
D060  v_mov_b32_e32 v6, 0
D064  v_mov_b32_e32 v16, 0
D068  s_and_saveexec_b64 s[12:13], vcc
D06C  s_cbranch_execz 563
D070  s_mov_b32 s17, 0x7f800000
D078  v_cmp_lt_u32_e32 vcc, s16, v106
D07C  v_cmp_lt_u32_e64 s[2:3], s17, v106
D084  v_and_b32_e32 v6, 0x80000000, v95
D08C  v_and_b32_e32 v16, 0x80000000, v94
D094  v_cmp_lt_u32_e64 s[4:5], s17, v104
D09C  v_cndmask_b32_e64 v2, 0, 7, vcc
D0A4  v_cndmask_b32_e64 v4, v106, 0, s[2:3]
D0AC  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
D0B4  v_cndmask_b32_e64 v6, v6, 0, s[4:5]
D0BC  v_cmp_lt_u32_e64 s[6:7], s16, v104
D0C4  v_or_b32_e32 v106, 0x70, v2
D0CC  v_cndmask_b32_e32 v94, v94, v16, vcc
D0D0  v_cndmask_b32_e64 v95, v95, v6, s[6:7]
D0D8  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
D0E0  v_max_u32_e32 v16, v104, v4
D0E4  v_cndmask_b32_e64 v2, v2, v106, s[6:7]
D0EC  v_addc_co_u32_e64 v6, vcc, 0, v6, s[2:3]
D0F4  v_cndmask_b32_e64 v4, v16, v4, s[4:5]
D0FC  v_or_b32_e32 v16, 0x700, v2
D104  v_cmp_lt_u32_e32 vcc, s16, v105
D108  v_cmp_lt_u32_e64 s[2:3], s17, v105
D110  v_max_u32_e32 v104, v105, v4
D114  v_and_b32_e32 v105, 0x80000000, v98
D11C  v_cndmask_b32_e32 v2, v2, v16, vcc
D120  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
D128  v_cndmask_b32_e64 v4, v104, v4, s[2:3]
D130  v_cndmask_b32_e64 v105, v105, 0, s[2:3]
D138  v_cmp_lt_u32_e64 s[2:3], s17, v103
D140  v_or_b32_e32 v106, 0x7000, v2
D148  v_cmp_lt_u32_e64 s[4:5], s16, v103
D150  v_cndmask_b32_e32 v98, v98, v105, vcc
D154  v_addc_co_u32_e64 v6, vcc, v6, v16, s[2:3]
D15C  v_max_u32_e32 v16, v103, v4
D160  v_and_b32_e32 v104, 0x80000000, v99
D168  v_cndmask_b32_e64 v2, v2, v106, s[4:5]
D170  v_cndmask_b32_e64 v4, v16, v4, s[2:3]
D178  v_cndmask_b32_e64 v104, v104, 0, s[2:3]
D180  v_or_b32_e32 v16, 0x70000, v2
D188  v_cmp_lt_u32_e32 vcc, s16, v64
D18C  v_cmp_lt_u32_e64 s[2:3], s17, v64
D194  v_max_u32_e32 v64, v64, v4
D198  v_and_b32_e32 v103, 0x80000000, v92
D1A0  v_cndmask_b32_e32 v2, v2, v16, vcc
D1A4  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
D1AC  v_cndmask_b32_e64 v4, v64, v4, s[2:3]
D1B4  v_cndmask_b32_e64 v103, v103, 0, s[2:3]
D1BC  v_cmp_lt_u32_e64 s[2:3], s17, v60
D1C4  v_cndmask_b32_e64 v99, v99, v104, s[4:5]
D1CC  v_or_b32_e32 v104, 0x700000, v2
D1D4  v_cmp_lt_u32_e64 s[4:5], s16, v60
D1DC  v_cndmask_b32_e32 v92, v92, v103, vcc
D1E0  v_addc_co_u32_e64 v6, vcc, v6, v16, s[2:3]
D1E8  v_max_u32_e32 v16, v60, v4
D1EC  v_and_b32_e32 v64, 0x80000000, v93
D1F4  v_cndmask_b32_e64 v2, v2, v104, s[4:5]
D1FC  v_cndmask_b32_e64 v4, v16, v4, s[2:3]
D204  v_cndmask_b32_e64 v64, v64, 0, s[2:3]
D20C  v_or_b32_e32 v16, 0x7000000, v2
D214  v_cmp_lt_u32_e32 vcc, s16, v62
D218  v_cmp_lt_u32_e64 s[2:3], s17, v62
D220  v_max_u32_e32 v60, v62, v4
D224  v_and_b32_e32 v62, 0x80000000, v96
D22C  v_cndmask_b32_e32 v2, v2, v16, vcc
D230  v_cndmask_b32_e64 v16, 0, 1, s[2:3]
D238  v_cndmask_b32_e64 v4, v60, v4, s[2:3]
D240  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
D248  v_cmp_lt_u32_e64 s[2:3], s17, v58
D250  v_cndmask_b32_e32 v96, v96, v62, vcc
D254  v_and_b32_e32 v60, 0x80000000, v97
D25C  v_addc_co_u32_e64 v6, vcc, v6, v16, s[2:3]
D264  v_max_u32_e32 v16, v58, v4
D268  v_cndmask_b32_e64 v4, v16, v4, s[2:3]
D270  v_cndmask_b32_e64 v93, v93, v64, s[4:5]
D278  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
D280  v_cmp_lt_u32_e64 s[4:5], s16, v58
D288  v_cmp_lt_u32_e32 vcc, s16, v54
D28C  v_cmp_lt_u32_e64 s[2:3], s17, v54
D294  v_max_u32_e32 v54, v54, v4
D298  v_or_b32_e32 v64, 0x70000000, v2
D2A0  v_cndmask_b32_e64 v97, v97, v60, s[4:5]
D2A8  v_cndmask_b32_e64 v16, 0, 7, vcc
D2B0  v_cndmask_b32_e64 v4, v54, v4, s[2:3]
D2B8  v_and_b32_e32 v60, 0x80000000, v78
D2C0  v_cndmask_b32_e64 v2, v2, v64, s[4:5]
D2C8  v_cndmask_b32_e64 v58, 0, 1, s[2:3]
D2D0  v_and_b32_e32 v54, 0x80000000, v79
D2D8  v_cndmask_b32_e64 v60, v60, 0, s[2:3]
D2E0  v_cmp_lt_u32_e64 s[2:3], s17, v50
D2E8  v_or_b32_e32 v62, 0x70, v16
D2F0  v_cmp_lt_u32_e64 s[4:5], s16, v50
D2F8  v_max_u32_e32 v50, v50, v4
D2FC  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
D304  v_cndmask_b32_e32 v78, v78, v60, vcc
D308  v_cndmask_b32_e64 v16, v16, v62, s[4:5]
D310  v_addc_co_u32_e64 v6, vcc, v6, v58, s[2:3]
D318  v_cndmask_b32_e64 v4, v50, v4, s[2:3]
D320  v_cndmask_b32_e64 v79, v79, v54, s[4:5]
D328  v_or_b32_e32 v50, 0x700, v16
D330  v_cmp_lt_u32_e32 vcc, s16, v56
D334  v_cmp_lt_u32_e64 s[2:3], s17, v56
D33C  v_max_u32_e32 v54, v56, v4
D340  v_and_b32_e32 v56, 0x80000000, v86
D348  v_cndmask_b32_e32 v16, v16, v50, vcc
D34C  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
D354  v_cndmask_b32_e64 v4, v54, v4, s[2:3]
D35C  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
D364  v_cmp_lt_u32_e64 s[2:3], s17, v52
D36C  v_or_b32_e32 v58, 0x7000, v16
D374  v_cmp_lt_u32_e64 s[4:5], s16, v52
D37C  v_cndmask_b32_e32 v86, v86, v56, vcc
D380  v_addc_co_u32_e64 v6, vcc, v6, v50, s[2:3]
D388  v_max_u32_e32 v50, v52, v4
D38C  v_and_b32_e32 v54, 0x80000000, v87
D394  v_cndmask_b32_e64 v16, v16, v58, s[4:5]
D39C  v_cndmask_b32_e64 v4, v50, v4, s[2:3]
D3A4  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
D3AC  v_or_b32_e32 v50, 0x70000, v16
D3B4  v_cmp_lt_u32_e32 vcc, s16, v42
D3B8  v_cmp_lt_u32_e64 s[2:3], s17, v42
D3C0  v_max_u32_e32 v42, v42, v4
D3C4  v_cndmask_b32_e32 v16, v16, v50, vcc
D3C8  v_cndmask_b32_e64 v4, v42, v4, s[2:3]
D3D0  v_and_b32_e32 v52, 0x80000000, v76
D3D8  v_cndmask_b32_e64 v87, v87, v54, s[4:5]
D3E0  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
D3E8  v_and_b32_e32 v42, 0x80000000, v77
D3F0  v_cndmask_b32_e64 v52, v52, 0, s[2:3]
D3F8  v_cmp_lt_u32_e64 s[2:3], s17, v34
D400  v_or_b32_e32 v54, 0x700000, v16
D408  v_cmp_lt_u32_e64 s[4:5], s16, v34
D410  v_max_u32_e32 v34, v34, v4
D414  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
D41C  v_cndmask_b32_e32 v76, v76, v52, vcc
D420  v_cndmask_b32_e64 v16, v16, v54, s[4:5]
D428  v_addc_co_u32_e64 v6, vcc, v6, v50, s[2:3]
D430  v_cndmask_b32_e64 v4, v34, v4, s[2:3]
D438  v_cndmask_b32_e64 v77, v77, v42, s[4:5]
D440  v_or_b32_e32 v34, 0x7000000, v16
D448  v_cmp_lt_u32_e32 vcc, s16, v44
D44C  v_cmp_lt_u32_e64 s[2:3], s17, v44
D454  v_max_u32_e32 v42, v44, v4
D458  v_and_b32_e32 v44, 0x80000000, v84
D460  v_cndmask_b32_e32 v16, v16, v34, vcc
D464  v_cndmask_b32_e64 v34, 0, 1, s[2:3]
D46C  v_cndmask_b32_e64 v42, v42, v4, s[2:3]
D474  v_and_b32_e32 v4, 0x80000000, v85
D47C  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
D484  v_cmp_lt_u32_e64 s[2:3], s17, v36
D48C  v_or_b32_e32 v50, 0x70000000, v16
D494  v_cmp_lt_u32_e64 s[4:5], s16, v36
D49C  v_cndmask_b32_e64 v4, v4, 0, s[2:3]
D4A4  v_cndmask_b32_e32 v84, v84, v44, vcc
D4A8  v_cndmask_b32_e64 v85, v85, v4, s[4:5]
D4B0  v_cndmask_b32_e64 v4, v16, v50, s[4:5]
D4B8  v_max_u32_e32 v16, v36, v42
D4BC  v_addc_co_u32_e64 v6, vcc, v6, v34, s[2:3]
D4C4  v_cndmask_b32_e64 v16, v16, v42, s[2:3]
D4CC  v_cmp_lt_u32_e32 vcc, s16, v48
D4D0  v_cmp_lt_u32_e64 s[2:3], s17, v48
D4D8  v_max_u32_e32 v42, v48, v16
D4DC  v_and_b32_e32 v44, 0x80000000, v82
D4E4  v_cndmask_b32_e64 v34, 0, 7, vcc
D4EC  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
D4F4  v_cndmask_b32_e64 v16, v42, v16, s[2:3]
D4FC  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
D504  v_cmp_lt_u32_e64 s[2:3], s17, v40
D50C  v_and_b32_e32 v42, 0x80000000, v83
D514  v_or_b32_e32 v48, 0x70, v34
D51C  v_cmp_lt_u32_e64 s[4:5], s16, v40
D524  v_cndmask_b32_e32 v82, v82, v44, vcc
D528  v_addc_co_u32_e64 v6, vcc, v6, v36, s[2:3]
D530  v_max_u32_e32 v36, v40, v16
D534  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
D53C  v_cndmask_b32_e64 v34, v34, v48, s[4:5]
D544  v_cndmask_b32_e64 v16, v36, v16, s[2:3]
D54C  v_cndmask_b32_e64 v83, v83, v42, s[4:5]
D554  v_or_b32_e32 v36, 0x700, v34
D55C  v_cmp_lt_u32_e32 vcc, s16, v46
D560  v_cmp_lt_u32_e64 s[2:3], s17, v46
D568  v_max_u32_e32 v40, v46, v16
D56C  v_and_b32_e32 v42, 0x80000000, v90
D574  v_cndmask_b32_e32 v34, v34, v36, vcc
D578  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
D580  v_cndmask_b32_e64 v16, v40, v16, s[2:3]
D588  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
D590  v_cmp_lt_u32_e64 s[2:3], s17, v38
D598  v_or_b32_e32 v44, 0x7000, v34
D5A0  v_cmp_lt_u32_e64 s[4:5], s16, v38
D5A8  v_cndmask_b32_e32 v90, v90, v42, vcc
D5AC  v_addc_co_u32_e64 v6, vcc, v6, v36, s[2:3]
D5B4  v_max_u32_e32 v36, v38, v16
D5B8  v_and_b32_e32 v40, 0x80000000, v91
D5C0  v_cndmask_b32_e64 v34, v34, v44, s[4:5]
D5C8  v_cndmask_b32_e64 v16, v36, v16, s[2:3]
D5D0  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
D5D8  v_or_b32_e32 v36, 0x70000, v34
D5E0  v_cmp_lt_u32_e32 vcc, s16, v32
D5E4  v_cmp_lt_u32_e64 s[2:3], s17, v32
D5EC  v_max_u32_e32 v32, v32, v16
D5F0  v_and_b32_e32 v38, 0x80000000, v80
D5F8  v_cndmask_b32_e32 v34, v34, v36, vcc
D5FC  v_cndmask_b32_e64 v36, 0, 1, s[2:3]
D604  v_cndmask_b32_e64 v16, v32, v16, s[2:3]
D60C  v_and_b32_e32 v32, 0x80000000, v81
D614  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
D61C  v_cmp_lt_u32_e64 s[2:3], s17, v28
D624  v_cndmask_b32_e64 v91, v91, v40, s[4:5]
D62C  v_or_b32_e32 v40, 0x700000, v34
D634  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
D63C  v_cmp_lt_u32_e64 s[4:5], s16, v28
D644  v_cndmask_b32_e32 v80, v80, v38, vcc
D648  s_nop 0
D64C  v_cndmask_b32_e64 v81, v81, v32, s[4:5]
D654  v_cndmask_b32_e64 v32, v34, v40, s[4:5]
D65C  v_addc_co_u32_e64 v34, vcc, v6, v36, s[2:3]
D664  v_max_u32_e32 v6, v28, v16
D668  v_cndmask_b32_e64 v6, v6, v16, s[2:3]
D670  v_or_b32_e32 v16, 0x7000000, v32
D678  v_cmp_lt_u32_e32 vcc, s16, v30
D67C  v_cmp_lt_u32_e64 s[2:3], s17, v30
D684  v_max_u32_e32 v30, v30, v6
D688  v_cndmask_b32_e32 v16, v32, v16, vcc
D68C  v_and_b32_e32 v32, 0x80000000, v88
D694  v_cndmask_b32_e64 v28, 0, 1, s[2:3]
D69C  v_cndmask_b32_e64 v30, v30, v6, s[2:3]
D6A4  v_and_b32_e32 v6, 0x80000000, v89
D6AC  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
D6B4  v_cmp_lt_u32_e64 s[2:3], s17, v26
D6BC  v_or_b32_e32 v36, 0x70000000, v16
D6C4  v_cmp_lt_u32_e64 s[4:5], s16, v26
D6CC  v_cndmask_b32_e64 v6, v6, 0, s[2:3]
D6D4  v_max_u32_e32 v26, v26, v30
D6D8  v_cndmask_b32_e64 v89, v89, v6, s[4:5]
D6E0  v_cndmask_b32_e32 v88, v88, v32, vcc
D6E4  v_cndmask_b32_e64 v6, v16, v36, s[4:5]
D6EC  v_addc_co_u32_e64 v16, vcc, v34, v28, s[2:3]
D6F4  v_cndmask_b32_e64 v26, v26, v30, s[2:3]
D6FC  v_cmp_lt_u32_e32 vcc, s16, v22
D700  v_cmp_lt_u32_e64 s[2:3], s17, v22
D708  v_max_u32_e32 v22, v22, v26
D70C  v_and_b32_e32 v32, 0x80000000, v70
D714  v_cndmask_b32_e64 v28, 0, 7, vcc
D71C  v_cndmask_b32_e64 v30, 0, 1, s[2:3]
D724  v_cndmask_b32_e64 v22, v22, v26, s[2:3]
D72C  v_and_b32_e32 v26, 0x80000000, v71
D734  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
D73C  v_cmp_lt_u32_e64 s[2:3], s17, v18
D744  v_or_b32_e32 v34, 0x70, v28
D74C  v_cmp_lt_u32_e64 s[4:5], s16, v18
D754  v_cndmask_b32_e64 v26, v26, 0, s[2:3]
D75C  v_max_u32_e32 v18, v18, v22
D760  v_cndmask_b32_e64 v71, v71, v26, s[4:5]
D768  v_cndmask_b32_e32 v70, v70, v32, vcc
D76C  v_cndmask_b32_e64 v26, v28, v34, s[4:5]
D774  v_addc_co_u32_e64 v16, vcc, v16, v30, s[2:3]
D77C  v_cndmask_b32_e64 v18, v18, v22, s[2:3]
D784  v_or_b32_e32 v22, 0x700, v26
D78C  v_cmp_lt_u32_e32 vcc, s16, v24
D790  v_cmp_lt_u32_e64 s[2:3], s17, v24
D798  v_max_u32_e32 v24, v24, v18
D79C  v_cndmask_b32_e32 v22, v26, v22, vcc
D7A0  v_cndmask_b32_e64 v18, v24, v18, s[2:3]
D7A8  v_and_b32_e32 v28, 0x80000000, v74
D7B0  v_cndmask_b32_e64 v26, 0, 1, s[2:3]
D7B8  v_and_b32_e32 v24, 0x80000000, v75
D7C0  v_cndmask_b32_e64 v28, v28, 0, s[2:3]
D7C8  v_cmp_lt_u32_e64 s[2:3], s17, v20
D7D0  v_or_b32_e32 v30, 0x7000, v22
D7D8  v_cmp_lt_u32_e64 s[4:5], s16, v20
D7E0  v_max_u32_e32 v20, v20, v18
D7E4  v_cndmask_b32_e64 v24, v24, 0, s[2:3]
D7EC  v_cndmask_b32_e32 v74, v74, v28, vcc
D7F0  v_cndmask_b32_e64 v22, v22, v30, s[4:5]
D7F8  v_addc_co_u32_e64 v16, vcc, v16, v26, s[2:3]
D800  v_cndmask_b32_e64 v18, v20, v18, s[2:3]
D808  v_cndmask_b32_e64 v75, v75, v24, s[4:5]
D810  v_or_b32_e32 v20, 0x70000, v22
D818  v_cmp_lt_u32_e32 vcc, s16, v12
D81C  v_cmp_lt_u32_e64 s[2:3], s17, v12
D824  v_max_u32_e32 v12, v12, v18
D828  v_and_b32_e32 v24, 0x80000000, v68
D830  v_cndmask_b32_e32 v20, v22, v20, vcc
D834  v_cndmask_b32_e64 v22, 0, 1, s[2:3]
D83C  v_cndmask_b32_e64 v12, v12, v18, s[2:3]
D844  v_and_b32_e32 v18, 0x80000000, v69
D84C  v_cndmask_b32_e64 v24, v24, 0, s[2:3]
D854  v_cmp_lt_u32_e64 s[2:3], s17, v8
D85C  v_or_b32_e32 v26, 0x700000, v20
D864  v_cmp_lt_u32_e64 s[4:5], s16, v8
D86C  v_cndmask_b32_e64 v18, v18, 0, s[2:3]
D874  v_cndmask_b32_e32 v68, v68, v24, vcc
D878  v_cndmask_b32_e64 v69, v69, v18, s[4:5]
D880  v_cndmask_b32_e64 v18, v20, v26, s[4:5]
D888  v_addc_co_u32_e64 v20, vcc, v16, v22, s[2:3]
D890  v_max_u32_e32 v8, v8, v12
D894  v_cndmask_b32_e64 v8, v8, v12, s[2:3]
D89C  v_or_b32_e32 v12, 0x7000000, v18
D8A4  v_cmp_lt_u32_e32 vcc, s16, v14
D8A8  v_cmp_lt_u32_e64 s[2:3], s17, v14
D8B0  v_max_u32_e32 v14, v14, v8
D8B4  v_cndmask_b32_e32 v12, v18, v12, vcc
D8B8  v_and_b32_e32 v16, 0x80000000, v72
D8C0  v_cndmask_b32_e64 v18, 0, 1, s[2:3]
D8C8  v_cndmask_b32_e64 v8, v14, v8, s[2:3]
D8D0  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
D8D8  v_cmp_lt_u32_e64 s[2:3], s17, v10
D8E0  v_or_b32_e32 v22, 0x70000000, v12
D8E8  v_cmp_lt_u32_e64 s[4:5], s16, v10
D8F0  v_and_b32_e32 v14, 0x80000000, v73
D8F8  v_cndmask_b32_e32 v72, v72, v16, vcc
D8FC  v_cndmask_b32_e64 v16, v12, v22, s[4:5]
D904  v_addc_co_u32_e64 v12, vcc, v20, v18, s[2:3]
D90C  v_max_u32_e32 v10, v10, v8
D910  v_cndmask_b32_e64 v14, v14, 0, s[2:3]
D918  v_cndmask_b32_e64 v8, v10, v8, s[2:3]
D920  v_mov_b32_e32 v10, 0x7f800000
D928  v_cmp_ne_u32_e32 vcc, 32, v12
D92C  v_cndmask_b32_e64 v73, v73, v14, s[4:5]
D934  s_nop 0
D938  v_cndmask_b32_e32 v107, v10, v8, vcc
D93C  s_or_b64 exec, exec, s[12:13]
D940  v_cmp_ne_u32_e32 vcc, 0, v107
D944  v_mov_b32_e32 v8, 0x7f
D94C  s_and_saveexec_b64 s[2:3], vcc
D950  s_cbranch_execz 15
D954  v_add_u32_e32 v8, s20, v107
D958  s_mov_b32 s4, 0x17fffff
D960  v_lshrrev_b32_e32 v10, 23, v8
D964  v_add_u32_e32 v10, -2, v10
D968  v_cmp_lt_u32_e32 vcc, s4, v8
D96C  s_mov_b32 s4, 0x7f800000
D974  s_nop 0
D978  v_cndmask_b32_e32 v8, 0, v10, vcc
D97C  v_cmp_eq_u32_e32 vcc, s4, v107
D980  v_mov_b32_e32 v10, 0xfe
D988  s_and_b64 vcc, s[34:35], vcc
D98C  v_cndmask_b32_e32 v8, v8, v10, vcc
D990  s_or_b64 exec, exec, s[2:3]
D994  v_cmp_eq_u32_e32 vcc, 0, v8
D998  s_cbranch_vccz 37
D99C  s_nop 0
D9A0  v_cndmask_b32_e64 v10, 1.0, 2.0, vcc
D9A8  v_pk_mul_f32 v[94:95], v[10:11], v[94:95] op_sel_hi:[0,1]
D9B0  v_pk_mul_f32 v[98:99], v[10:11], v[98:99] op_sel_hi:[0,1]
D9B8  v_pk_mul_f32 v[92:93], v[10:11], v[92:93] op_sel_hi:[0,1]
D9C0  v_pk_mul_f32 v[96:97], v[10:11], v[96:97] op_sel_hi:[0,1]
D9C8  v_pk_mul_f32 v[78:79], v[10:11], v[78:79] op_sel_hi:[0,1]
D9D0  v_pk_mul_f32 v[86:87], v[10:11], v[86:87] op_sel_hi:[0,1]
D9D8  v_pk_mul_f32 v[76:77], v[10:11], v[76:77] op_sel_hi:[0,1]
D9E0  v_pk_mul_f32 v[84:85], v[10:11], v[84:85] op_sel_hi:[0,1]
D9E8  v_pk_mul_f32 v[82:83], v[10:11], v[82:83] op_sel_hi:[0,1]
D9F0  v_pk_mul_f32 v[90:91], v[10:11], v[90:91] op_sel_hi:[0,1]
D9F8  v_pk_mul_f32 v[80:81], v[10:11], v[80:81] op_sel_hi:[0,1]
DA00  v_pk_mul_f32 v[88:89], v[10:11], v[88:89] op_sel_hi:[0,1]
DA08  v_pk_mul_f32 v[70:71], v[10:11], v[70:71] op_sel_hi:[0,1]
DA10  v_pk_mul_f32 v[74:75], v[10:11], v[74:75] op_sel_hi:[0,1]
DA18  v_pk_mul_f32 v[68:69], v[10:11], v[68:69] op_sel_hi:[0,1]
DA20  v_pk_mul_f32 v[72:73], v[10:11], v[72:73] op_sel_hi:[0,1]
DA28  v_max_u32_e32 v10, 1, v8
DA2C  s_branch 1
DA30  v_mov_b32_e32 v10, v8
DA34  v_mad_u64_u32 v[66:67], s[2:3], s14, v67, v[66:67]
DA3C  v_lshlrev_b32_e32 v12, 2, v66
DA40  s_mov_b32 s2, 0xd2511f53
DA48  v_mad_u64_u32 v[104:105], s[4:5], v12, s2, 0
DA50  s_mul_hi_u32 s4, s29, 0xcd9e8d57
DA58  s_xor_b32 s4, s28, s4
DA5C  s_xor_b32 s4, s4, s38
DA60  s_xor_b32 s12, s39, s30
DA64  s_add_i32 s13, s39, 0xbb67ae85
DA6C  s_mul_hi_u32 s17, s4, 0xd2511f53
DA74  s_mov_b32 s3, 0xcd9e8d57
DA7C  s_mul_i32 s6, s29, 0xcd9e8d57
DA84  v_xor_b32_e32 v14, s12, v105
DA88  s_add_i32 s7, s38, 0x9e3779b9
DA90  s_xor_b32 s18, s13, s17
DA94  s_mul_i32 s19, s4, 0xd2511f53
DA9C  v_mad_u64_u32 v[106:107], s[4:5], v14, s3, 0
DAA4  s_xor_b32 s16, s7, s6
DAA8  v_xor_b32_e32 v18, s18, v104
DAAC  v_xor_b32_e32 v14, s16, v107
DAB0  s_add_i32 s6, s39, 0x76cf5d0a
DAB8  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DAC0  s_add_i32 s13, s38, 0x3c6ef372
DAC8  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DAD0  v_xor_b32_e32 v14, v106, v109
DAD4  s_xor_b32 s28, s6, s19
DAD8  v_xor_b32_e32 v14, s13, v14
DADC  v_xor_b32_e32 v18, s28, v105
DAE0  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
DAE8  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
DAF0  s_add_i32 s19, s38, 0xdaa66d2b
DAF8  s_add_i32 s17, s39, 0x32370b8f
DB00  v_xor_b32_e32 v14, v108, v111
DB04  v_xor_b32_e32 v18, v104, v107
DB08  v_xor_b32_e32 v14, s19, v14
DB0C  v_xor_b32_e32 v18, s17, v18
DB10  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DB18  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DB20  s_add_i32 s23, s38, 0x78dde6e4
DB28  s_add_i32 s21, s39, 0xed9eba14
DB30  v_xor_b32_e32 v14, v110, v109
DB34  v_xor_b32_e32 v18, v106, v105
DB38  v_xor_b32_e32 v14, s23, v14
DB3C  v_xor_b32_e32 v18, s21, v18
DB40  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
DB48  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
DB50  s_add_i32 s30, s38, 0x1715609d
DB58  s_add_i32 s29, s39, 0xa9066899
DB60  v_xor_b32_e32 v14, v108, v111
DB64  v_xor_b32_e32 v18, v104, v107
DB68  v_xor_b32_e32 v14, s30, v14
DB6C  v_xor_b32_e32 v18, s29, v18
DB70  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DB78  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DB80  s_add_i32 s36, s38, 0xb54cda56
DB88  s_add_i32 s31, s39, 0x646e171e
DB90  v_xor_b32_e32 v14, v110, v109
DB94  v_xor_b32_e32 v18, v106, v105
DB98  v_xor_b32_e32 v14, s36, v14
DB9C  v_xor_b32_e32 v18, s31, v18
DBA0  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
DBA8  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
DBB0  s_add_i32 s41, s38, 0x5384540f
DBB8  s_add_i32 s40, s39, 0x1fd5c5a3
DBC0  v_xor_b32_e32 v14, v108, v111
DBC4  v_xor_b32_e32 v18, v104, v107
DBC8  v_xor_b32_e32 v14, s41, v14
DBCC  v_xor_b32_e32 v18, s40, v18
DBD0  v_mad_u64_u32 v[104:105], s[4:5], v14, s2, 0
DBD8  v_mad_u64_u32 v[108:109], s[4:5], v18, s3, 0
DBE0  s_add_i32 s43, s38, 0xf1bbcdc8
DBE8  s_add_i32 s42, s39, 0xdb3d7428
DBF0  v_xor_b32_e32 v14, v110, v109
DBF4  v_xor_b32_e32 v18, v106, v105
DBF8  v_xor_b32_e32 v14, s43, v14
DBFC  v_xor_b32_e32 v18, s42, v18
DC00  v_mad_u64_u32 v[106:107], s[4:5], v14, s2, 0
DC08  v_mad_u64_u32 v[110:111], s[4:5], v18, s3, 0
DC10  s_add_i32 s44, s38, 0x8ff34781
DC18  s_add_i32 s38, s39, 0x96a522ad
DC20  v_xor_b32_e32 v14, v108, v111
DC24  v_xor_b32_e32 v18, v104, v107
DC28  v_mov_b32_e32 v20, 0
DC2C  v_mov_b32_e32 v22, 0
DC30  v_lshlrev_b32_e32 v10, 23, v10
DC34  v_xor_b32_e32 v14, s44, v14
DC38  v_xor_b32_e32 v18, s38, v18
DC3C  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[94:95], v14, v10
DC44  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[92:93], v18, v10 op_sel:[0,0,0,1]
DC4C  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[98:99], v110, v10 op_sel:[0,0,1,0]
DC54  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[96:97], v106, v10 op_sel:[0,0,1,1]
DC5C  s_nop 0
DC60  v_mov_b32_e32 v18, 0
DC64  v_or3_b32 v92, v22, v2, v20
DC6C  v_or_b32_e32 v2, 1, v12
DC70  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
DC78  v_xor_b32_e32 v2, s12, v95
DC7C  v_mad_u64_u32 v[96:97], s[4:5], v2, s3, 0
DC84  v_xor_b32_e32 v2, s16, v97
DC88  v_xor_b32_e32 v14, s18, v94
DC8C  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
DC94  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
DC9C  v_xor_b32_e32 v2, v96, v99
DCA0  v_xor_b32_e32 v14, s28, v95
DCA4  v_xor_b32_e32 v2, s13, v2
DCA8  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
DCB0  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
DCB8  v_xor_b32_e32 v2, v98, v105
DCBC  v_xor_b32_e32 v2, s19, v2
DCC0  v_xor_b32_e32 v14, v94, v97
DCC4  v_xor_b32_e32 v14, s17, v14
DCC8  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
DCD0  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
DCD8  v_xor_b32_e32 v14, v96, v95
DCDC  v_xor_b32_e32 v2, v104, v99
DCE0  v_xor_b32_e32 v14, s21, v14
DCE4  v_xor_b32_e32 v2, s23, v2
DCE8  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
DCF0  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
DCF8  v_xor_b32_e32 v2, v98, v105
DCFC  v_xor_b32_e32 v2, s30, v2
DD00  v_xor_b32_e32 v14, v94, v97
DD04  v_xor_b32_e32 v14, s29, v14
DD08  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
DD10  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
DD18  v_xor_b32_e32 v14, v96, v95
DD1C  v_xor_b32_e32 v2, v104, v99
DD20  v_xor_b32_e32 v14, s31, v14
DD24  v_xor_b32_e32 v2, s36, v2
DD28  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
DD30  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
DD38  v_xor_b32_e32 v2, v98, v105
DD3C  v_xor_b32_e32 v2, s41, v2
DD40  v_xor_b32_e32 v14, v94, v97
DD44  v_xor_b32_e32 v14, s40, v14
DD48  v_mad_u64_u32 v[94:95], s[4:5], v2, s2, 0
DD50  v_mad_u64_u32 v[98:99], s[4:5], v14, s3, 0
DD58  v_xor_b32_e32 v14, v96, v95
DD5C  v_xor_b32_e32 v2, v104, v99
DD60  v_xor_b32_e32 v14, s42, v14
DD64  v_xor_b32_e32 v2, s43, v2
DD68  v_mad_u64_u32 v[104:105], s[4:5], v14, s3, 0
DD70  v_mad_u64_u32 v[96:97], s[4:5], v2, s2, 0
DD78  v_xor_b32_e32 v2, v98, v105
DD7C  v_xor_b32_e32 v2, s44, v2
DD80  v_xor_b32_e32 v14, v94, v97
DD84  v_mov_b32_e32 v20, 0
DD88  v_xor_b32_e32 v14, s38, v14
DD8C  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[78:79], v2, v10
DD94  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[76:77], v14, v10 op_sel:[0,0,0,1]
DD9C  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[86:87], v104, v10 op_sel:[0,0,1,0]
DDA4  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[84:85], v96, v10 op_sel:[0,0,1,1]
DDAC  s_nop 0
DDB0  v_or_b32_e32 v2, 2, v12
DDB4  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DDBC  v_xor_b32_e32 v2, s12, v77
DDC0  v_mad_u64_u32 v[78:79], s[4:5], v2, s3, 0
DDC8  v_or3_b32 v93, v20, v4, v18
DDD0  v_xor_b32_e32 v2, s16, v79
DDD4  v_xor_b32_e32 v4, s18, v76
DDD8  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DDE0  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
DDE8  v_xor_b32_e32 v2, v78, v85
DDEC  v_xor_b32_e32 v4, s28, v77
DDF0  v_xor_b32_e32 v2, s13, v2
DDF4  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
DDFC  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
DE04  v_xor_b32_e32 v2, v84, v87
DE08  v_xor_b32_e32 v2, s19, v2
DE0C  v_xor_b32_e32 v4, v76, v79
DE10  v_xor_b32_e32 v4, s17, v4
DE14  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DE1C  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
DE24  v_xor_b32_e32 v4, v78, v77
DE28  v_xor_b32_e32 v2, v86, v85
DE2C  v_xor_b32_e32 v4, s21, v4
DE30  v_xor_b32_e32 v2, s23, v2
DE34  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
DE3C  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
DE44  v_xor_b32_e32 v2, v84, v87
DE48  v_xor_b32_e32 v2, s30, v2
DE4C  v_xor_b32_e32 v4, v76, v79
DE50  v_xor_b32_e32 v4, s29, v4
DE54  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DE5C  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
DE64  v_xor_b32_e32 v4, v78, v77
DE68  v_xor_b32_e32 v2, v86, v85
DE6C  v_xor_b32_e32 v4, s31, v4
DE70  v_xor_b32_e32 v2, s36, v2
DE74  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
DE7C  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
DE84  v_xor_b32_e32 v2, v84, v87
DE88  v_xor_b32_e32 v2, s41, v2
DE8C  v_xor_b32_e32 v4, v76, v79
DE90  v_xor_b32_e32 v4, s40, v4
DE94  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DE9C  v_mad_u64_u32 v[84:85], s[4:5], v4, s3, 0
DEA4  v_xor_b32_e32 v4, v78, v77
DEA8  v_xor_b32_e32 v2, v86, v85
DEAC  v_xor_b32_e32 v4, s42, v4
DEB0  v_xor_b32_e32 v2, s43, v2
DEB4  v_mad_u64_u32 v[86:87], s[4:5], v4, s3, 0
DEBC  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
DEC4  v_xor_b32_e32 v2, v84, v87
DEC8  v_xor_b32_e32 v2, s44, v2
DECC  v_xor_b32_e32 v4, v76, v79
DED0  v_mov_b32_e32 v14, 0
DED4  v_mov_b32_e32 v18, 0
DED8  v_xor_b32_e32 v4, s38, v4
DEDC  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[82:83], v2, v10
DEE4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[80:81], v4, v10 op_sel:[0,0,0,1]
DEEC  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[90:91], v86, v10 op_sel:[0,0,1,0]
DEF4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[88:89], v78, v10 op_sel:[0,0,1,1]
DEFC  s_nop 0
DF00  v_or_b32_e32 v2, 3, v12
DF04  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DF0C  v_xor_b32_e32 v2, s12, v77
DF10  v_mad_u64_u32 v[78:79], s[4:5], v2, s3, 0
DF18  v_xor_b32_e32 v4, s18, v76
DF1C  v_xor_b32_e32 v2, s16, v79
DF20  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
DF28  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DF30  v_xor_b32_e32 v2, v78, v81
DF34  v_xor_b32_e32 v2, s13, v2
DF38  v_xor_b32_e32 v4, s28, v77
DF3C  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
DF44  v_mad_u64_u32 v[82:83], s[4:5], v4, s3, 0
DF4C  v_xor_b32_e32 v2, v80, v83
DF50  v_xor_b32_e32 v4, v76, v79
DF54  v_xor_b32_e32 v2, s19, v2
DF58  v_xor_b32_e32 v4, s17, v4
DF5C  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DF64  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
DF6C  v_xor_b32_e32 v2, v82, v81
DF70  v_xor_b32_e32 v4, v78, v77
DF74  v_xor_b32_e32 v2, s23, v2
DF78  v_xor_b32_e32 v4, s21, v4
DF7C  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
DF84  v_mad_u64_u32 v[82:83], s[4:5], v4, s3, 0
DF8C  v_xor_b32_e32 v2, v80, v83
DF90  v_xor_b32_e32 v4, v76, v79
DF94  v_xor_b32_e32 v2, s30, v2
DF98  v_xor_b32_e32 v4, s29, v4
DF9C  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DFA4  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
DFAC  v_xor_b32_e32 v2, v82, v81
DFB0  v_xor_b32_e32 v4, v78, v77
DFB4  v_xor_b32_e32 v2, s36, v2
DFB8  v_xor_b32_e32 v4, s31, v4
DFBC  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
DFC4  v_mad_u64_u32 v[82:83], s[4:5], v4, s3, 0
DFCC  v_xor_b32_e32 v2, v80, v83
DFD0  v_xor_b32_e32 v4, v76, v79
DFD4  v_xor_b32_e32 v2, s41, v2
DFD8  v_xor_b32_e32 v4, s40, v4
DFDC  v_mad_u64_u32 v[76:77], s[4:5], v2, s2, 0
DFE4  v_mad_u64_u32 v[80:81], s[4:5], v4, s3, 0
DFEC  v_xor_b32_e32 v2, v82, v81
DFF0  v_xor_b32_e32 v4, v78, v77
DFF4  v_xor_b32_e32 v2, s43, v2
DFF8  v_xor_b32_e32 v4, s42, v4
DFFC  v_mad_u64_u32 v[78:79], s[4:5], v2, s2, 0
E004  v_mad_u64_u32 v[82:83], s[2:3], v4, s3, 0
E00C  v_xor_b32_e32 v2, v80, v83
E010  v_xor_b32_e32 v4, v76, v79
E014  v_or3_b32 v94, v18, v6, v14
E01C  v_xor_b32_e32 v2, s44, v2
E020  v_xor_b32_e32 v4, s38, v4
E024  v_mov_b32_e32 v6, 0
E028  v_mov_b32_e32 v12, 0
E02C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[70:71], v2, v10
E034  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[68:69], v4, v10 op_sel:[0,0,0,1]
E03C  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[74:75], v82, v10 op_sel:[0,0,1,0]
E044  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[72:73], v78, v10 op_sel:[0,0,1,1]
E04C  s_nop 0
E050  v_bitop3_b32 v2, v102, v101, v100 bitop3:0xf6
E058  v_mov_b32_e32 v4, 0x10000
E060  v_or_b32_e32 v38, v102, v101
E064  v_or3_b32 v95, v12, v16, v6
E06C  v_lshl_or_b32 v34, v2, 4, v4
E074  v_or_b32_e32 v2, 0x12000, v38
E07C  v_mov_b32_e32 v42, 0
E080  ds_write_b128 v34, v[92:95]
E088  ds_write_b8 v2, v8
E090  v_mov_b32_e32 v4, v3
E094  v_mov_b32_e32 v8, v7
E098  v_mov_b32_e32 v12, v11
E09C  v_mov_b32_e32 v16, v15
E0A0  v_mov_b32_e32 v20, v19
E0A4  v_mov_b32_e32 v24, v23
E0A8  v_mov_b32_e32 v28, v27
E0AC  v_mov_b32_e32 v32, v31
E0B0  v_mov_b32_e32 v36, v35
E0B4  v_mov_b32_e32 v40, v39
E0B8  v_mov_b32_e32 v44, v43
E0BC  v_mov_b32_e32 v48, v47
E0C0  v_mov_b32_e32 v52, v51
E0C4  v_mov_b32_e32 v56, v55
E0C8  v_mov_b32_e32 v60, v59
E0CC  s_andn2_b64 vcc, exec, s[10:11]
E0D0  v_mov_b32_e32 v64, v63
E0D4  s_cbranch_vccnz 95
E0D8  s_lshl_b32 s2, s37, 31
E0DC  s_lshl_b32 s3, s37, 30
E0E0  v_bfrev_b32_e32 v2, 1
E0E4  v_xor_b32_e32 v4, s2, v3
E0E8  s_lshl_b32 s2, s37, 29
E0EC  v_bitop3_b32 v5, s3, v5, v2 bitop3:0x6c
E0F4  s_lshl_b32 s3, s37, 28
E0F8  v_bitop3_b32 v8, s2, v7, v2 bitop3:0x6c
E100  s_lshl_b32 s2, s37, 27
E104  v_bitop3_b32 v9, s3, v9, v2 bitop3:0x6c
E10C  s_lshl_b32 s3, s37, 26
E110  v_bitop3_b32 v12, s2, v11, v2 bitop3:0x6c
E118  s_lshl_b32 s2, s37, 25
E11C  v_bitop3_b32 v13, s3, v13, v2 bitop3:0x6c
E124  s_lshl_b32 s3, s37, 24
E128  v_bitop3_b32 v16, s2, v15, v2 bitop3:0x6c
E130  s_lshl_b32 s2, s37, 23
E134  v_bitop3_b32 v17, s3, v17, v2 bitop3:0x6c
E13C  s_lshl_b32 s3, s37, 22
E140  v_bitop3_b32 v20, s2, v19, v2 bitop3:0x6c
E148  s_lshl_b32 s2, s37, 21
E14C  v_bitop3_b32 v21, s3, v21, v2 bitop3:0x6c
E154  s_lshl_b32 s3, s37, 20
E158  v_bitop3_b32 v24, s2, v23, v2 bitop3:0x6c
E160  s_lshl_b32 s2, s37, 19
E164  v_bitop3_b32 v25, s3, v25, v2 bitop3:0x6c
E16C  s_lshl_b32 s3, s37, 18
E170  v_bitop3_b32 v28, s2, v27, v2 bitop3:0x6c
E178  s_lshl_b32 s2, s37, 17
E17C  v_bitop3_b32 v29, s3, v29, v2 bitop3:0x6c
E184  s_lshl_b32 s3, s37, 16
E188  v_bitop3_b32 v32, s2, v31, v2 bitop3:0x6c
E190  s_lshl_b32 s2, s37, 15
E194  v_bitop3_b32 v33, s3, v33, v2 bitop3:0x6c
E19C  s_lshl_b32 s3, s37, 14
E1A0  v_bitop3_b32 v36, s2, v35, v2 bitop3:0x6c
E1A8  s_lshl_b32 s2, s37, 13
E1AC  v_bitop3_b32 v37, s3, v37, v2 bitop3:0x6c
E1B4  s_lshl_b32 s3, s37, 12
E1B8  v_bitop3_b32 v40, s2, v39, v2 bitop3:0x6c
E1C0  s_lshl_b32 s2, s37, 11
E1C4  v_bitop3_b32 v41, s3, v41, v2 bitop3:0x6c
E1CC  s_lshl_b32 s3, s37, 10
E1D0  v_bitop3_b32 v44, s2, v43, v2 bitop3:0x6c
E1D8  s_lshl_b32 s2, s37, 9
E1DC  v_bitop3_b32 v45, s3, v45, v2 bitop3:0x6c
E1E4  s_lshl_b32 s3, s37, 8
E1E8  v_bitop3_b32 v48, s2, v47, v2 bitop3:0x6c
E1F0  s_lshl_b32 s2, s37, 7
E1F4  v_bitop3_b32 v49, s3, v49, v2 bitop3:0x6c
E1FC  s_lshl_b32 s3, s37, 6
E200  v_bitop3_b32 v52, s2, v51, v2 bitop3:0x6c
E208  s_lshl_b32 s2, s37, 5
E20C  v_bitop3_b32 v53, s3, v53, v2 bitop3:0x6c
E214  s_lshl_b32 s3, s37, 4
E218  v_bitop3_b32 v56, s2, v55, v2 bitop3:0x6c
E220  s_lshl_b32 s2, s37, 3
E224  v_bitop3_b32 v57, s3, v57, v2 bitop3:0x6c
E22C  s_lshl_b32 s3, s37, 2
E230  v_bitop3_b32 v60, s2, v59, v2 bitop3:0x6c
E238  s_lshl_b32 s2, s37, 1
E23C  v_bitop3_b32 v61, s3, v61, v2 bitop3:0x6c
E244  v_bitop3_b32 v65, s37, v65, v2 bitop3:0x6c
E24C  v_bitop3_b32 v64, s2, v63, v2 bitop3:0x6c
E254  v_pk_add_f32 v[2:3], v[4:5], v[4:5] op_sel:[0,1] op_sel_hi:[1,0]
E25C  v_pk_add_f32 v[4:5], v[4:5], v[4:5] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E264  v_pk_add_f32 v[6:7], v[8:9], v[8:9] op_sel:[0,1] op_sel_hi:[1,0]
E26C  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E274  v_pk_add_f32 v[14:15], v[12:13], v[12:13] op_sel:[0,1] op_sel_hi:[1,0]
E27C  v_pk_add_f32 v[10:11], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E284  v_pk_add_f32 v[18:19], v[16:17], v[16:17] op_sel:[0,1] op_sel_hi:[1,0]
E28C  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E294  v_pk_add_f32 v[16:17], v[20:21], v[20:21] op_sel:[0,1] op_sel_hi:[1,0]
E29C  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E2A4  v_pk_add_f32 v[22:23], v[24:25], v[24:25] op_sel:[0,1] op_sel_hi:[1,0]
E2AC  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E2B4  v_pk_add_f32 v[30:31], v[28:29], v[28:29] op_sel:[0,1] op_sel_hi:[1,0]
E2BC  v_pk_add_f32 v[26:27], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E2C4  v_pk_add_f32 v[46:47], v[32:33], v[32:33] op_sel:[0,1] op_sel_hi:[1,0]
E2CC  v_pk_add_f32 v[28:29], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E2D4  v_mov_b32_e32 v3, v5
E2D8  v_mov_b32_e32 v7, v9
E2DC  v_mov_b32_e32 v15, v11
E2E0  v_mov_b32_e32 v19, v13
E2E4  v_mov_b32_e32 v17, v21
E2E8  v_mov_b32_e32 v23, v25
E2EC  v_mov_b32_e32 v31, v27
E2F0  v_mov_b32_e32 v47, v29
E2F4  v_pk_add_f32 v[4:5], v[2:3], v[6:7]
E2FC  v_pk_add_f32 v[8:9], v[14:15], v[18:19]
E304  v_pk_add_f32 v[12:13], v[16:17], v[22:23]
E30C  v_pk_add_f32 v[20:21], v[30:31], v[46:47]
E314  v_pk_add_f32 v[24:25], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E31C  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
E324  v_pk_add_f32 v[8:9], v[12:13], v[20:21]
E32C  v_pk_add_f32 v[26:27], v[12:13], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
E334  s_mov_b32 s2, 0x3e800000
E33C  v_pk_add_f32 v[12:13], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E344  v_pk_add_f32 v[4:5], v[4:5], v[8:9]
E34C  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
E354  v_pk_mul_f32 v[28:29], v[4:5], s[2:3] op_sel_hi:[1,0]
E35C  v_pk_add_f32 v[4:5], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
E364  v_pk_add_f32 v[6:7], v[16:17], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E36C  v_pk_add_f32 v[8:9], v[30:31], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
E374  v_pk_add_f32 v[14:15], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
E37C  v_pk_add_f32 v[2:3], v[2:3], v[4:5]
E384  v_pk_add_f32 v[4:5], v[6:7], v[8:9]
E38C  v_pk_add_f32 v[72:73], v[64:65], v[64:65] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E394  v_pk_add_f32 v[16:17], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E39C  v_pk_add_f32 v[6:7], v[2:3], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
E3A4  v_pk_add_f32 v[2:3], v[2:3], v[4:5]
E3AC  v_pk_add_f32 v[10:11], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
E3B4  v_pk_add_f32 v[24:25], v[24:25], v[26:27]
E3BC  v_and_b32_e32 v70, 0x7fffffff, v29
E3C4  v_and_b32_e32 v72, 0x7fffffff, v28
E3CC  v_pk_mul_f32 v[32:33], v[2:3], s[2:3] op_sel_hi:[1,0]
E3D4  v_pk_mul_f32 v[26:27], v[24:25], s[2:3] op_sel_hi:[1,0]
E3DC  v_max_u32_e32 v24, v70, v72
E3E0  v_pk_add_f32 v[18:19], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
E3E8  v_pk_add_f32 v[14:15], v[14:15], v[16:17]
E3F0  v_and_b32_e32 v69, 0x7fffffff, v33
E3F8  v_and_b32_e32 v71, 0x7fffffff, v32
E400  v_pk_add_f32 v[74:75], v[36:37], v[36:37] op_sel:[0,1] op_sel_hi:[1,0]
E408  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E410  v_pk_add_f32 v[76:77], v[40:41], v[40:41] op_sel:[0,1] op_sel_hi:[1,0]
E418  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E420  v_pk_add_f32 v[78:79], v[44:45], v[44:45] op_sel:[0,1] op_sel_hi:[1,0]
E428  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E430  v_pk_add_f32 v[80:81], v[48:49], v[48:49] op_sel:[0,1] op_sel_hi:[1,0]
E438  v_pk_add_f32 v[48:49], v[48:49], v[48:49] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E440  v_pk_add_f32 v[82:83], v[52:53], v[52:53] op_sel:[0,1] op_sel_hi:[1,0]
E448  v_pk_add_f32 v[50:51], v[52:53], v[52:53] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E450  v_pk_add_f32 v[84:85], v[56:57], v[56:57] op_sel:[0,1] op_sel_hi:[1,0]
E458  v_pk_add_f32 v[54:55], v[56:57], v[56:57] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E460  v_pk_add_f32 v[86:87], v[60:61], v[60:61] op_sel:[0,1] op_sel_hi:[1,0]
E468  v_pk_add_f32 v[58:59], v[60:61], v[60:61] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
E470  v_pk_add_f32 v[88:89], v[64:65], v[64:65] op_sel:[0,1] op_sel_hi:[1,0]
E478  v_and_b32_e32 v65, 0x7fffffff, v27
E480  v_and_b32_e32 v68, 0x7fffffff, v26
E488  v_pk_mul_f32 v[30:31], v[14:15], s[2:3] op_sel_hi:[1,0]
E490  v_max3_u32 v2, v69, v71, v24
E498  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
E4A0  v_and_b32_e32 v64, 0x7fffffff, v31
E4A8  v_and_b32_e32 v67, 0x7fffffff, v30
E4B0  v_max3_u32 v2, v65, v68, v2
E4B8  v_mov_b32_e32 v75, v37
E4BC  v_mov_b32_e32 v77, v41
E4C0  v_mov_b32_e32 v79, v45
E4C4  v_mov_b32_e32 v81, v49
E4C8  v_mov_b32_e32 v83, v51
E4CC  v_mov_b32_e32 v85, v55
E4D0  v_mov_b32_e32 v87, v59
E4D4  v_mov_b32_e32 v89, v73
E4D8  v_and_b32_e32 v60, 0x7fffffff, v13
E4E0  v_and_b32_e32 v62, 0x7fffffff, v12
E4E8  v_pk_mul_f32 v[20:21], v[6:7], s[2:3] op_sel_hi:[1,0]
E4F0  v_max3_u32 v2, v64, v67, v2
E4F8  v_pk_add_f32 v[4:5], v[74:75], v[76:77]
E500  v_pk_add_f32 v[6:7], v[78:79], v[80:81]
E508  v_pk_add_f32 v[8:9], v[82:83], v[84:85]
E510  v_pk_add_f32 v[16:17], v[86:87], v[88:89]
E518  v_pk_mul_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
E520  v_max3_u32 v2, v60, v62, v2
E528  v_and_b32_e32 v61, 0x7fffffff, v21
E530  v_and_b32_e32 v63, 0x7fffffff, v20
E538  v_pk_add_f32 v[14:15], v[4:5], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
E540  v_pk_add_f32 v[22:23], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
E548  v_pk_add_f32 v[6:7], v[4:5], v[6:7]
E550  v_pk_add_f32 v[8:9], v[8:9], v[16:17]
E558  v_and_b32_e32 v52, 0x7fffffff, v11
E560  v_and_b32_e32 v56, 0x7fffffff, v10
E568  v_pk_mul_f32 v[18:19], v[18:19], s[2:3] op_sel_hi:[1,0]
E570  v_max3_u32 v2, v61, v63, v2
E578  v_pk_add_f32 v[4:5], v[6:7], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
E580  v_pk_add_f32 v[6:7], v[6:7], v[8:9]
E588  v_max3_u32 v2, v52, v56, v2
E590  v_and_b32_e32 v53, 0x7fffffff, v19
E598  v_and_b32_e32 v57, 0x7fffffff, v18
E5A0  v_pk_mul_f32 v[16:17], v[6:7], s[2:3] op_sel_hi:[1,0]
E5A8  v_max3_u32 v24, v53, v57, v2
E5B0  v_and_b32_e32 v55, 0x7fffffff, v17
E5B8  v_and_b32_e32 v59, 0x7fffffff, v16
E5C0  v_max3_u32 v35, v55, v59, v24
E5C8  v_pk_add_f32 v[8:9], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
E5D0  v_pk_add_f32 v[24:25], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
E5D8  v_pk_add_f32 v[74:75], v[82:83], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
E5E0  v_pk_add_f32 v[76:77], v[86:87], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
E5E8  v_pk_add_f32 v[2:3], v[14:15], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
E5F0  v_pk_add_f32 v[14:15], v[14:15], v[22:23]
E5F8  v_pk_add_f32 v[22:23], v[8:9], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
E600  v_pk_add_f32 v[78:79], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
E608  v_pk_add_f32 v[24:25], v[8:9], v[24:25]
E610  v_pk_add_f32 v[74:75], v[74:75], v[76:77]
E618  v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
E620  v_pk_add_f32 v[8:9], v[24:25], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
E628  v_pk_add_f32 v[24:25], v[24:25], v[74:75]
E630  v_pk_add_f32 v[6:7], v[22:23], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
E638  v_pk_mul_f32 v[24:25], v[24:25], s[2:3] op_sel_hi:[1,0]
E640  v_pk_add_f32 v[22:23], v[22:23], v[78:79]
E648  v_and_b32_e32 v54, 0x7fffffff, v25
E650  v_and_b32_e32 v58, 0x7fffffff, v24
E658  v_and_b32_e32 v49, 0x7fffffff, v15
E660  v_and_b32_e32 v51, 0x7fffffff, v14
E668  v_pk_mul_f32 v[22:23], v[22:23], s[2:3] op_sel_hi:[1,0]
E670  v_max3_u32 v35, v54, v58, v35
E678  v_pk_mul_f32 v[4:5], v[4:5], s[2:3] op_sel_hi:[1,0]
E680  v_and_b32_e32 v48, 0x7fffffff, v23
E688  v_and_b32_e32 v50, 0x7fffffff, v22
E690  v_max3_u32 v35, v49, v51, v35
E698  v_and_b32_e32 v44, 0x7fffffff, v5
E6A0  v_and_b32_e32 v46, 0x7fffffff, v4
E6A8  v_pk_mul_f32 v[8:9], v[8:9], s[2:3] op_sel_hi:[1,0]
E6B0  v_max3_u32 v35, v48, v50, v35
E6B8  v_pk_mul_f32 v[2:3], v[2:3], s[2:3] op_sel_hi:[1,0]
E6C0  v_max3_u32 v35, v44, v46, v35
E6C8  v_and_b32_e32 v45, 0x7fffffff, v9
E6D0  v_and_b32_e32 v47, 0x7fffffff, v8
E6D8  v_and_b32_e32 v37, 0x7fffffff, v3
E6E0  v_and_b32_e32 v40, 0x7fffffff, v2
E6E8  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
E6F0  v_max3_u32 v35, v45, v47, v35
E6F8  v_max3_u32 v35, v37, v40, v35
E700  v_and_b32_e32 v39, 0x7fffffff, v7
E708  v_and_b32_e32 v41, 0x7fffffff, v6
E710  v_max3_u32 v73, v39, v41, v35
E718  s_mov_b32 s37, 0x7f7fffff
E720  v_cmp_lt_u32_e32 vcc, s37, v73
E724  v_mov_b32_e32 v35, 0
E728  v_mov_b32_e32 v36, 0
E72C  v_mov_b32_e32 v43, 0
E730  s_and_saveexec_b64 s[10:11], vcc
E734  s_cbranch_execz 564
E738  s_mov_b32 s39, 0x7f800000
E740  v_cmp_lt_u32_e32 vcc, s37, v72
E744  v_and_b32_e32 v42, 0x80000000, v29
E74C  v_cmp_lt_u32_e64 s[4:5], s39, v70
E754  v_cndmask_b32_e64 v35, 0, 7, vcc
E75C  v_cmp_lt_u32_e64 s[2:3], s39, v72
E764  v_and_b32_e32 v43, 0x80000000, v28
E76C  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
E774  v_cmp_lt_u32_e64 s[6:7], s37, v70
E77C  v_cndmask_b32_e64 v36, v72, 0, s[2:3]
E784  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
E78C  v_or_b32_e32 v72, 0x70, v35
E794  v_cndmask_b32_e64 v29, v29, v42, s[6:7]
E79C  v_cndmask_b32_e64 v42, 0, 1, s[4:5]
E7A4  v_cndmask_b32_e32 v28, v28, v43, vcc
E7A8  v_cndmask_b32_e64 v35, v35, v72, s[6:7]
E7B0  v_addc_co_u32_e64 v42, vcc, 0, v42, s[2:3]
E7B8  v_max_u32_e32 v43, v70, v36
E7BC  v_cndmask_b32_e64 v36, v43, v36, s[4:5]
E7C4  v_or_b32_e32 v43, 0x700, v35
E7CC  v_cmp_lt_u32_e32 vcc, s37, v71
E7D0  v_cmp_lt_u32_e64 s[2:3], s39, v71
E7D8  v_max_u32_e32 v70, v71, v36
E7DC  v_cndmask_b32_e32 v35, v35, v43, vcc
E7E0  v_and_b32_e32 v71, 0x80000000, v32
E7E8  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
E7F0  v_cndmask_b32_e64 v36, v70, v36, s[2:3]
E7F8  v_cndmask_b32_e64 v71, v71, 0, s[2:3]
E800  v_cmp_lt_u32_e64 s[2:3], s39, v69
E808  v_or_b32_e32 v72, 0x7000, v35
E810  v_cmp_lt_u32_e64 s[4:5], s37, v69
E818  v_cndmask_b32_e32 v32, v32, v71, vcc
E81C  v_addc_co_u32_e64 v42, vcc, v42, v43, s[2:3]
E824  v_cndmask_b32_e64 v35, v35, v72, s[4:5]
E82C  v_max_u32_e32 v43, v69, v36
E830  v_and_b32_e32 v70, 0x80000000, v33
E838  v_cndmask_b32_e64 v36, v43, v36, s[2:3]
E840  v_or_b32_e32 v43, 0x70000, v35
E848  v_cmp_lt_u32_e32 vcc, s37, v68
E84C  v_cndmask_b32_e64 v70, v70, 0, s[2:3]
E854  v_cmp_lt_u32_e64 s[2:3], s39, v68
E85C  v_cndmask_b32_e32 v35, v35, v43, vcc
E860  v_max_u32_e32 v68, v68, v36
E864  v_and_b32_e32 v69, 0x80000000, v26
E86C  v_cndmask_b32_e64 v33, v33, v70, s[4:5]
E874  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
E87C  v_cndmask_b32_e64 v36, v68, v36, s[2:3]
E884  v_cndmask_b32_e64 v69, v69, 0, s[2:3]
E88C  v_cmp_lt_u32_e64 s[2:3], s39, v65
E894  v_or_b32_e32 v70, 0x700000, v35
E89C  v_cmp_lt_u32_e64 s[4:5], s37, v65
E8A4  v_cndmask_b32_e32 v26, v26, v69, vcc
E8A8  v_addc_co_u32_e64 v43, vcc, v42, v43, s[2:3]
E8B0  v_cndmask_b32_e64 v35, v35, v70, s[4:5]
E8B8  v_max_u32_e32 v42, v65, v36
E8BC  v_and_b32_e32 v68, 0x80000000, v27
E8C4  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
E8CC  v_or_b32_e32 v42, 0x7000000, v35
E8D4  v_cmp_lt_u32_e32 vcc, s37, v67
E8D8  v_cndmask_b32_e64 v68, v68, 0, s[2:3]
E8E0  v_cmp_lt_u32_e64 s[2:3], s39, v67
E8E8  v_cndmask_b32_e32 v35, v35, v42, vcc
E8EC  v_max_u32_e32 v42, v67, v36
E8F0  v_and_b32_e32 v67, 0x80000000, v30
E8F8  v_cndmask_b32_e64 v65, 0, 1, s[2:3]
E900  v_cndmask_b32_e64 v36, v42, v36, s[2:3]
E908  v_and_b32_e32 v42, 0x80000000, v31
E910  v_cndmask_b32_e64 v67, v67, 0, s[2:3]
E918  v_cmp_lt_u32_e64 s[2:3], s39, v64
E920  v_cndmask_b32_e64 v27, v27, v68, s[4:5]
E928  v_or_b32_e32 v68, 0x70000000, v35
E930  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
E938  v_cmp_lt_u32_e64 s[4:5], s37, v64
E940  v_cndmask_b32_e32 v30, v30, v67, vcc
E944  s_nop 0
E948  v_cndmask_b32_e64 v31, v31, v42, s[4:5]
E950  v_cndmask_b32_e64 v42, v35, v68, s[4:5]
E958  v_addc_co_u32_e64 v35, vcc, v43, v65, s[2:3]
E960  v_max_u32_e32 v43, v64, v36
E964  v_cndmask_b32_e64 v36, v43, v36, s[2:3]
E96C  v_cmp_lt_u32_e32 vcc, s37, v62
E970  v_cmp_lt_u32_e64 s[2:3], s39, v62
E978  v_max_u32_e32 v62, v62, v36
E97C  v_cndmask_b32_e64 v43, 0, 7, vcc
E984  v_cndmask_b32_e64 v36, v62, v36, s[2:3]
E98C  v_and_b32_e32 v65, 0x80000000, v12
E994  v_cndmask_b32_e64 v64, 0, 1, s[2:3]
E99C  v_and_b32_e32 v62, 0x80000000, v13
E9A4  v_cndmask_b32_e64 v65, v65, 0, s[2:3]
E9AC  v_cmp_lt_u32_e64 s[2:3], s39, v60
E9B4  v_or_b32_e32 v67, 0x70, v43
E9BC  v_cmp_lt_u32_e64 s[4:5], s37, v60
E9C4  v_max_u32_e32 v60, v60, v36
E9C8  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
E9D0  v_cndmask_b32_e32 v12, v12, v65, vcc
E9D4  v_cndmask_b32_e64 v43, v43, v67, s[4:5]
E9DC  v_addc_co_u32_e64 v35, vcc, v35, v64, s[2:3]
E9E4  v_cndmask_b32_e64 v36, v60, v36, s[2:3]
E9EC  v_cndmask_b32_e64 v13, v13, v62, s[4:5]
E9F4  v_or_b32_e32 v60, 0x700, v43
E9FC  v_cmp_lt_u32_e32 vcc, s37, v63
EA00  v_cmp_lt_u32_e64 s[2:3], s39, v63
EA08  v_max_u32_e32 v62, v63, v36
EA0C  v_and_b32_e32 v63, 0x80000000, v20
EA14  v_cndmask_b32_e32 v43, v43, v60, vcc
EA18  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
EA20  v_cndmask_b32_e64 v36, v62, v36, s[2:3]
EA28  v_cndmask_b32_e64 v63, v63, 0, s[2:3]
EA30  v_cmp_lt_u32_e64 s[2:3], s39, v61
EA38  v_or_b32_e32 v64, 0x7000, v43
EA40  v_cmp_lt_u32_e64 s[4:5], s37, v61
EA48  v_cndmask_b32_e32 v20, v20, v63, vcc
EA4C  v_addc_co_u32_e64 v35, vcc, v35, v60, s[2:3]
EA54  v_max_u32_e32 v60, v61, v36
EA58  v_and_b32_e32 v62, 0x80000000, v21
EA60  v_cndmask_b32_e64 v43, v43, v64, s[4:5]
EA68  v_cndmask_b32_e64 v36, v60, v36, s[2:3]
EA70  v_cndmask_b32_e64 v62, v62, 0, s[2:3]
EA78  v_or_b32_e32 v60, 0x70000, v43
EA80  v_cmp_lt_u32_e32 vcc, s37, v56
EA84  v_cmp_lt_u32_e64 s[2:3], s39, v56
EA8C  v_max_u32_e32 v56, v56, v36
EA90  v_and_b32_e32 v61, 0x80000000, v10
EA98  v_cndmask_b32_e32 v43, v43, v60, vcc
EA9C  v_cndmask_b32_e64 v60, 0, 1, s[2:3]
EAA4  v_cndmask_b32_e64 v36, v56, v36, s[2:3]
EAAC  v_and_b32_e32 v56, 0x80000000, v11
EAB4  v_cndmask_b32_e64 v61, v61, 0, s[2:3]
EABC  v_cmp_lt_u32_e64 s[2:3], s39, v52
EAC4  v_cndmask_b32_e64 v21, v21, v62, s[4:5]
EACC  v_cmp_lt_u32_e64 s[4:5], s37, v52
EAD4  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
EADC  v_or_b32_e32 v62, 0x700000, v43
EAE4  v_cndmask_b32_e64 v11, v11, v56, s[4:5]
EAEC  v_cndmask_b32_e32 v10, v10, v61, vcc
EAF0  v_addc_co_u32_e64 v56, vcc, v35, v60, s[2:3]
EAF8  v_max_u32_e32 v35, v52, v36
EAFC  v_cndmask_b32_e64 v43, v43, v62, s[4:5]
EB04  v_cndmask_b32_e64 v35, v35, v36, s[2:3]
EB0C  v_or_b32_e32 v36, 0x7000000, v43
EB14  v_cmp_lt_u32_e32 vcc, s37, v57
EB18  v_cmp_lt_u32_e64 s[2:3], s39, v57
EB20  v_max_u32_e32 v52, v57, v35
EB24  v_and_b32_e32 v57, 0x80000000, v18
EB2C  v_cndmask_b32_e32 v36, v43, v36, vcc
EB30  v_cndmask_b32_e64 v43, 0, 1, s[2:3]
EB38  v_cndmask_b32_e64 v52, v52, v35, s[2:3]
EB40  v_and_b32_e32 v35, 0x80000000, v19
EB48  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
EB50  v_cmp_lt_u32_e64 s[2:3], s39, v53
EB58  v_or_b32_e32 v60, 0x70000000, v36
EB60  v_cmp_lt_u32_e64 s[4:5], s37, v53
EB68  v_cndmask_b32_e64 v35, v35, 0, s[2:3]
EB70  v_cndmask_b32_e32 v18, v18, v57, vcc
EB74  v_cndmask_b32_e64 v19, v19, v35, s[4:5]
EB7C  v_cndmask_b32_e64 v35, v36, v60, s[4:5]
EB84  v_addc_co_u32_e64 v36, vcc, v56, v43, s[2:3]
EB8C  v_max_u32_e32 v43, v53, v52
EB90  v_cndmask_b32_e64 v43, v43, v52, s[2:3]
EB98  v_cmp_lt_u32_e32 vcc, s37, v59
EB9C  v_cmp_lt_u32_e64 s[2:3], s39, v59
EBA4  v_max_u32_e32 v56, v59, v43
EBA8  v_and_b32_e32 v57, 0x80000000, v16
EBB0  v_cndmask_b32_e64 v52, 0, 7, vcc
EBB8  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
EBC0  v_cndmask_b32_e64 v43, v56, v43, s[2:3]
EBC8  v_cndmask_b32_e64 v57, v57, 0, s[2:3]
EBD0  v_cmp_lt_u32_e64 s[2:3], s39, v55
EBD8  v_and_b32_e32 v56, 0x80000000, v17
EBE0  v_or_b32_e32 v59, 0x70, v52
EBE8  v_cmp_lt_u32_e64 s[4:5], s37, v55
EBF0  v_cndmask_b32_e32 v16, v16, v57, vcc
EBF4  v_addc_co_u32_e64 v36, vcc, v36, v53, s[2:3]
EBFC  v_max_u32_e32 v53, v55, v43
EC00  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
EC08  v_cndmask_b32_e64 v52, v52, v59, s[4:5]
EC10  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
EC18  v_cndmask_b32_e64 v17, v17, v56, s[4:5]
EC20  v_or_b32_e32 v53, 0x700, v52
EC28  v_cmp_lt_u32_e32 vcc, s37, v58
EC2C  v_cmp_lt_u32_e64 s[2:3], s39, v58
EC34  v_max_u32_e32 v55, v58, v43
EC38  v_and_b32_e32 v56, 0x80000000, v24
EC40  v_cndmask_b32_e32 v52, v52, v53, vcc
EC44  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
EC4C  v_cndmask_b32_e64 v43, v55, v43, s[2:3]
EC54  v_cndmask_b32_e64 v56, v56, 0, s[2:3]
EC5C  v_cmp_lt_u32_e64 s[2:3], s39, v54
EC64  v_or_b32_e32 v57, 0x7000, v52
EC6C  v_cmp_lt_u32_e64 s[4:5], s37, v54
EC74  v_cndmask_b32_e32 v24, v24, v56, vcc
EC78  v_addc_co_u32_e64 v36, vcc, v36, v53, s[2:3]
EC80  v_max_u32_e32 v53, v54, v43
EC84  v_and_b32_e32 v55, 0x80000000, v25
EC8C  v_cndmask_b32_e64 v52, v52, v57, s[4:5]
EC94  v_cndmask_b32_e64 v43, v53, v43, s[2:3]
EC9C  v_cndmask_b32_e64 v55, v55, 0, s[2:3]
ECA4  v_or_b32_e32 v53, 0x70000, v52
ECAC  v_cmp_lt_u32_e32 vcc, s37, v51
ECB0  v_cmp_lt_u32_e64 s[2:3], s39, v51
ECB8  v_max_u32_e32 v51, v51, v43
ECBC  v_and_b32_e32 v54, 0x80000000, v14
ECC4  v_cndmask_b32_e32 v52, v52, v53, vcc
ECC8  v_cndmask_b32_e64 v53, 0, 1, s[2:3]
ECD0  v_cndmask_b32_e64 v43, v51, v43, s[2:3]
ECD8  v_and_b32_e32 v51, 0x80000000, v15
ECE0  v_cndmask_b32_e64 v54, v54, 0, s[2:3]
ECE8  v_cmp_lt_u32_e64 s[2:3], s39, v49
ECF0  v_cndmask_b32_e64 v25, v25, v55, s[4:5]
ECF8  v_or_b32_e32 v55, 0x700000, v52
ED00  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
ED08  v_cmp_lt_u32_e64 s[4:5], s37, v49
ED10  v_cndmask_b32_e32 v14, v14, v54, vcc
ED14  s_nop 0
ED18  v_cndmask_b32_e64 v15, v15, v51, s[4:5]
ED20  v_cndmask_b32_e64 v51, v52, v55, s[4:5]
ED28  v_addc_co_u32_e64 v52, vcc, v36, v53, s[2:3]
ED30  v_max_u32_e32 v36, v49, v43
ED34  v_cndmask_b32_e64 v36, v36, v43, s[2:3]
ED3C  v_or_b32_e32 v43, 0x7000000, v51
ED44  v_cmp_lt_u32_e32 vcc, s37, v50
ED48  v_cmp_lt_u32_e64 s[2:3], s39, v50
ED50  v_max_u32_e32 v50, v50, v36
ED54  v_cndmask_b32_e32 v43, v51, v43, vcc
ED58  v_and_b32_e32 v51, 0x80000000, v22
ED60  v_cndmask_b32_e64 v49, 0, 1, s[2:3]
ED68  v_cndmask_b32_e64 v50, v50, v36, s[2:3]
ED70  v_and_b32_e32 v36, 0x80000000, v23
ED78  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
ED80  v_cmp_lt_u32_e64 s[2:3], s39, v48
ED88  v_or_b32_e32 v53, 0x70000000, v43
ED90  v_cmp_lt_u32_e64 s[4:5], s37, v48
ED98  v_cndmask_b32_e64 v36, v36, 0, s[2:3]
EDA0  v_max_u32_e32 v48, v48, v50
EDA4  v_cndmask_b32_e64 v23, v23, v36, s[4:5]
EDAC  v_cndmask_b32_e32 v22, v22, v51, vcc
EDB0  v_cndmask_b32_e64 v36, v43, v53, s[4:5]
EDB8  v_addc_co_u32_e64 v43, vcc, v52, v49, s[2:3]
EDC0  v_cndmask_b32_e64 v48, v48, v50, s[2:3]
EDC8  v_cmp_lt_u32_e32 vcc, s37, v46
EDCC  v_cmp_lt_u32_e64 s[2:3], s39, v46
EDD4  v_max_u32_e32 v46, v46, v48
EDD8  v_and_b32_e32 v51, 0x80000000, v4
EDE0  v_cndmask_b32_e64 v49, 0, 7, vcc
EDE8  v_cndmask_b32_e64 v50, 0, 1, s[2:3]
EDF0  v_cndmask_b32_e64 v46, v46, v48, s[2:3]
EDF8  v_and_b32_e32 v48, 0x80000000, v5
EE00  v_cndmask_b32_e64 v51, v51, 0, s[2:3]
EE08  v_cmp_lt_u32_e64 s[2:3], s39, v44
EE10  v_or_b32_e32 v52, 0x70, v49
EE18  v_cmp_lt_u32_e64 s[4:5], s37, v44
EE20  v_cndmask_b32_e64 v48, v48, 0, s[2:3]
EE28  v_max_u32_e32 v44, v44, v46
EE2C  v_cndmask_b32_e64 v5, v5, v48, s[4:5]
EE34  v_cndmask_b32_e32 v4, v4, v51, vcc
EE38  v_cndmask_b32_e64 v48, v49, v52, s[4:5]
EE40  v_addc_co_u32_e64 v43, vcc, v43, v50, s[2:3]
EE48  v_cndmask_b32_e64 v44, v44, v46, s[2:3]
EE50  v_or_b32_e32 v46, 0x700, v48
EE58  v_cmp_lt_u32_e32 vcc, s37, v47
EE5C  v_cmp_lt_u32_e64 s[2:3], s39, v47
EE64  v_max_u32_e32 v47, v47, v44
EE68  v_cndmask_b32_e32 v46, v48, v46, vcc
EE6C  v_cndmask_b32_e64 v44, v47, v44, s[2:3]
EE74  v_and_b32_e32 v49, 0x80000000, v8
EE7C  v_cndmask_b32_e64 v48, 0, 1, s[2:3]
EE84  v_and_b32_e32 v47, 0x80000000, v9
EE8C  v_cndmask_b32_e64 v49, v49, 0, s[2:3]
EE94  v_cmp_lt_u32_e64 s[2:3], s39, v45
EE9C  v_or_b32_e32 v50, 0x7000, v46
EEA4  v_cmp_lt_u32_e64 s[4:5], s37, v45
EEAC  v_max_u32_e32 v45, v45, v44
EEB0  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
EEB8  v_cndmask_b32_e32 v8, v8, v49, vcc
EEBC  v_cndmask_b32_e64 v46, v46, v50, s[4:5]
EEC4  v_addc_co_u32_e64 v43, vcc, v43, v48, s[2:3]
EECC  v_cndmask_b32_e64 v44, v45, v44, s[2:3]
EED4  v_cndmask_b32_e64 v9, v9, v47, s[4:5]
EEDC  v_or_b32_e32 v45, 0x70000, v46
EEE4  v_cmp_lt_u32_e32 vcc, s37, v40
EEE8  v_cmp_lt_u32_e64 s[2:3], s39, v40
EEF0  v_max_u32_e32 v40, v40, v44
EEF4  v_and_b32_e32 v47, 0x80000000, v2
EEFC  v_cndmask_b32_e32 v45, v46, v45, vcc
EF00  v_cndmask_b32_e64 v46, 0, 1, s[2:3]
EF08  v_cndmask_b32_e64 v40, v40, v44, s[2:3]
EF10  v_and_b32_e32 v44, 0x80000000, v3
EF18  v_cndmask_b32_e64 v47, v47, 0, s[2:3]
EF20  v_cmp_lt_u32_e64 s[2:3], s39, v37
EF28  v_or_b32_e32 v48, 0x700000, v45
EF30  v_cmp_lt_u32_e64 s[4:5], s37, v37
EF38  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
EF40  v_cndmask_b32_e32 v2, v2, v47, vcc
EF44  v_cndmask_b32_e64 v3, v3, v44, s[4:5]
EF4C  v_cndmask_b32_e64 v44, v45, v48, s[4:5]
EF54  v_addc_co_u32_e64 v45, vcc, v43, v46, s[2:3]
EF5C  v_max_u32_e32 v37, v37, v40
EF60  v_cndmask_b32_e64 v37, v37, v40, s[2:3]
EF68  v_or_b32_e32 v40, 0x7000000, v44
EF70  v_cmp_lt_u32_e32 vcc, s37, v41
EF74  v_cmp_lt_u32_e64 s[2:3], s39, v41
EF7C  v_max_u32_e32 v41, v41, v37
EF80  v_cndmask_b32_e32 v40, v44, v40, vcc
EF84  v_and_b32_e32 v43, 0x80000000, v6
EF8C  v_cndmask_b32_e64 v44, 0, 1, s[2:3]
EF94  v_cndmask_b32_e64 v37, v41, v37, s[2:3]
EF9C  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
EFA4  v_cmp_lt_u32_e64 s[2:3], s39, v39
EFAC  v_or_b32_e32 v46, 0x70000000, v40
EFB4  v_cmp_lt_u32_e64 s[4:5], s37, v39
EFBC  v_and_b32_e32 v41, 0x80000000, v7
EFC4  v_cndmask_b32_e32 v6, v6, v43, vcc
EFC8  v_cndmask_b32_e64 v43, v40, v46, s[4:5]
EFD0  v_addc_co_u32_e64 v40, vcc, v45, v44, s[2:3]
EFD8  v_max_u32_e32 v39, v39, v37
EFDC  v_cndmask_b32_e64 v41, v41, 0, s[2:3]
EFE4  v_cndmask_b32_e64 v37, v39, v37, s[2:3]
EFEC  v_mov_b32_e32 v39, 0x7f800000
EFF4  v_cmp_ne_u32_e32 vcc, 32, v40
EFF8  v_cndmask_b32_e64 v7, v7, v41, s[4:5]
F000  s_nop 0
F004  v_cndmask_b32_e32 v73, v39, v37, vcc
F008  s_or_b64 exec, exec, s[10:11]
F00C  v_cmp_ne_u32_e32 vcc, 0, v73
F010  v_mov_b32_e32 v37, 0x7f
F018  s_and_saveexec_b64 s[2:3], vcc
F01C  s_cbranch_execz 15
F020  v_add_u32_e32 v37, s20, v73
F024  s_mov_b32 s4, 0x17fffff
F02C  v_lshrrev_b32_e32 v39, 23, v37
F030  v_add_u32_e32 v39, -2, v39
F034  v_cmp_lt_u32_e32 vcc, s4, v37
F038  s_mov_b32 s4, 0x7f800000
F040  s_nop 0
F044  v_cndmask_b32_e32 v37, 0, v39, vcc
F048  v_cmp_eq_u32_e32 vcc, s4, v73
F04C  v_mov_b32_e32 v39, 0xfe
F054  s_and_b64 vcc, s[34:35], vcc
F058  v_cndmask_b32_e32 v37, v37, v39, vcc
F05C  s_or_b64 exec, exec, s[2:3]
F060  v_cmp_eq_u32_e32 vcc, 0, v37
F064  s_cbranch_vccz 37
F068  s_nop 0
F06C  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
F074  v_pk_mul_f32 v[28:29], v[40:41], v[28:29] op_sel_hi:[0,1]
F07C  v_pk_mul_f32 v[32:33], v[40:41], v[32:33] op_sel_hi:[0,1]
F084  v_pk_mul_f32 v[26:27], v[40:41], v[26:27] op_sel_hi:[0,1]
F08C  v_pk_mul_f32 v[30:31], v[40:41], v[30:31] op_sel_hi:[0,1]
F094  v_pk_mul_f32 v[12:13], v[40:41], v[12:13] op_sel_hi:[0,1]
F09C  v_pk_mul_f32 v[20:21], v[40:41], v[20:21] op_sel_hi:[0,1]
F0A4  v_pk_mul_f32 v[10:11], v[40:41], v[10:11] op_sel_hi:[0,1]
F0AC  v_pk_mul_f32 v[18:19], v[40:41], v[18:19] op_sel_hi:[0,1]
F0B4  v_pk_mul_f32 v[16:17], v[40:41], v[16:17] op_sel_hi:[0,1]
F0BC  v_pk_mul_f32 v[24:25], v[40:41], v[24:25] op_sel_hi:[0,1]
F0C4  v_pk_mul_f32 v[14:15], v[40:41], v[14:15] op_sel_hi:[0,1]
F0CC  v_pk_mul_f32 v[22:23], v[40:41], v[22:23] op_sel_hi:[0,1]
F0D4  v_pk_mul_f32 v[4:5], v[40:41], v[4:5] op_sel_hi:[0,1]
F0DC  v_pk_mul_f32 v[8:9], v[40:41], v[8:9] op_sel_hi:[0,1]
F0E4  v_pk_mul_f32 v[2:3], v[40:41], v[2:3] op_sel_hi:[0,1]
F0EC  v_pk_mul_f32 v[6:7], v[40:41], v[6:7] op_sel_hi:[0,1]
F0F4  v_max_u32_e32 v39, 1, v37
F0F8  s_branch 1
F0FC  v_mov_b32_e32 v39, v37
F100  v_add_lshl_u32 v50, s14, v66, 2
F108  s_mov_b32 s2, 0xd2511f53
F110  v_mad_u64_u32 v[40:41], s[4:5], v50, s2, 0
F118  v_xor_b32_e32 v41, s12, v41
F11C  s_mov_b32 s3, 0xcd9e8d57
F124  v_mad_u64_u32 v[44:45], s[4:5], v41, s3, 0
F12C  v_xor_b32_e32 v41, s16, v45
F130  v_xor_b32_e32 v45, s18, v40
F134  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F13C  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F144  v_xor_b32_e32 v44, v44, v47
F148  v_xor_b32_e32 v44, s13, v44
F14C  v_xor_b32_e32 v41, s28, v41
F150  v_mad_u64_u32 v[44:45], s[4:5], v44, s2, 0
F158  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F160  v_xor_b32_e32 v41, v46, v49
F164  v_xor_b32_e32 v40, v40, v45
F168  v_xor_b32_e32 v41, s19, v41
F16C  v_xor_b32_e32 v45, s17, v40
F170  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F178  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F180  v_xor_b32_e32 v45, v48, v47
F184  v_xor_b32_e32 v41, v44, v41
F188  v_xor_b32_e32 v45, s23, v45
F18C  v_xor_b32_e32 v41, s21, v41
F190  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
F198  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F1A0  v_xor_b32_e32 v41, v46, v49
F1A4  v_xor_b32_e32 v40, v40, v45
F1A8  v_xor_b32_e32 v41, s30, v41
F1AC  v_xor_b32_e32 v45, s29, v40
F1B0  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F1B8  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F1C0  v_xor_b32_e32 v45, v48, v47
F1C4  v_xor_b32_e32 v41, v44, v41
F1C8  v_xor_b32_e32 v45, s36, v45
F1CC  v_xor_b32_e32 v41, s31, v41
F1D0  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
F1D8  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F1E0  v_xor_b32_e32 v41, v46, v49
F1E4  v_xor_b32_e32 v40, v40, v45
F1E8  v_xor_b32_e32 v41, s41, v41
F1EC  v_xor_b32_e32 v45, s40, v40
F1F0  v_mad_u64_u32 v[40:41], s[4:5], v41, s2, 0
F1F8  v_mad_u64_u32 v[46:47], s[4:5], v45, s3, 0
F200  v_xor_b32_e32 v45, v48, v47
F204  v_xor_b32_e32 v41, v44, v41
F208  v_xor_b32_e32 v45, s43, v45
F20C  v_xor_b32_e32 v41, s42, v41
F210  v_mad_u64_u32 v[44:45], s[4:5], v45, s2, 0
F218  v_mad_u64_u32 v[48:49], s[4:5], v41, s3, 0
F220  v_xor_b32_e32 v41, v46, v49
F224  v_xor_b32_e32 v40, v40, v45
F228  v_mov_b32_e32 v46, 0
F22C  v_mov_b32_e32 v47, 0
F230  v_lshlrev_b32_e32 v39, 23, v39
F234  v_xor_b32_e32 v41, s44, v41
F238  v_xor_b32_e32 v40, s38, v40
F23C  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[28:29], v41, v39
F244  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[26:27], v40, v39 op_sel:[0,0,0,1]
F24C  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[32:33], v48, v39 op_sel:[0,0,1,0]
F254  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[30:31], v44, v39 op_sel:[0,0,1,1]
F25C  s_nop 0
F260  v_or_b32_e32 v27, 1, v50
F264  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F26C  v_xor_b32_e32 v27, s12, v29
F270  v_mad_u64_u32 v[30:31], s[4:5], v27, s3, 0
F278  v_xor_b32_e32 v27, s16, v31
F27C  v_xor_b32_e32 v31, s18, v28
F280  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F288  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F290  v_xor_b32_e32 v27, v30, v33
F294  v_xor_b32_e32 v27, s13, v27
F298  v_xor_b32_e32 v29, s28, v29
F29C  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F2A4  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F2AC  v_xor_b32_e32 v27, v32, v41
F2B0  v_xor_b32_e32 v28, v28, v31
F2B4  v_xor_b32_e32 v27, s19, v27
F2B8  v_xor_b32_e32 v31, s17, v28
F2BC  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F2C4  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F2CC  v_xor_b32_e32 v27, v40, v33
F2D0  v_xor_b32_e32 v29, v30, v29
F2D4  v_xor_b32_e32 v27, s23, v27
F2D8  v_xor_b32_e32 v29, s21, v29
F2DC  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F2E4  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F2EC  v_xor_b32_e32 v27, v32, v41
F2F0  v_xor_b32_e32 v28, v28, v31
F2F4  v_xor_b32_e32 v27, s30, v27
F2F8  v_xor_b32_e32 v31, s29, v28
F2FC  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F304  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F30C  v_xor_b32_e32 v27, v40, v33
F310  v_xor_b32_e32 v29, v30, v29
F314  v_xor_b32_e32 v27, s36, v27
F318  v_xor_b32_e32 v29, s31, v29
F31C  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F324  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F32C  v_xor_b32_e32 v27, v32, v41
F330  v_xor_b32_e32 v28, v28, v31
F334  v_xor_b32_e32 v27, s41, v27
F338  v_xor_b32_e32 v31, s40, v28
F33C  v_mad_u64_u32 v[28:29], s[4:5], v27, s2, 0
F344  v_mad_u64_u32 v[32:33], s[4:5], v31, s3, 0
F34C  v_xor_b32_e32 v27, v40, v33
F350  v_xor_b32_e32 v29, v30, v29
F354  v_xor_b32_e32 v27, s43, v27
F358  v_xor_b32_e32 v29, s42, v29
F35C  v_mad_u64_u32 v[30:31], s[4:5], v27, s2, 0
F364  v_mad_u64_u32 v[40:41], s[4:5], v29, s3, 0
F36C  v_xor_b32_e32 v27, v32, v41
F370  v_xor_b32_e32 v28, v28, v31
F374  v_mov_b32_e32 v29, 0
F378  v_mov_b32_e32 v31, 0
F37C  v_xor_b32_e32 v27, s44, v27
F380  v_xor_b32_e32 v28, s38, v28
F384  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[12:13], v27, v39
F38C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[10:11], v28, v39 op_sel:[0,0,0,1]
F394  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[20:21], v40, v39 op_sel:[0,0,1,0]
F39C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[18:19], v30, v39 op_sel:[0,0,1,1]
F3A4  s_nop 0
F3A8  v_or_b32_e32 v10, 2, v50
F3AC  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
F3B4  v_xor_b32_e32 v11, s12, v11
F3B8  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
F3C0  v_xor_b32_e32 v11, s16, v13
F3C4  v_xor_b32_e32 v13, s18, v10
F3C8  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F3D0  v_xor_b32_e32 v12, v12, v19
F3D4  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F3DC  v_xor_b32_e32 v12, s13, v12
F3E0  v_xor_b32_e32 v11, s28, v11
F3E4  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
F3EC  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F3F4  v_xor_b32_e32 v10, v10, v13
F3F8  v_xor_b32_e32 v11, v18, v21
F3FC  v_xor_b32_e32 v13, s17, v10
F400  v_xor_b32_e32 v11, s19, v11
F404  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F40C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F414  v_xor_b32_e32 v13, v20, v19
F418  v_xor_b32_e32 v13, s23, v13
F41C  v_xor_b32_e32 v11, v12, v11
F420  v_xor_b32_e32 v11, s21, v11
F424  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F42C  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F434  v_xor_b32_e32 v10, v10, v13
F438  v_xor_b32_e32 v11, v18, v21
F43C  v_xor_b32_e32 v13, s29, v10
F440  v_xor_b32_e32 v11, s30, v11
F444  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F44C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F454  v_xor_b32_e32 v13, v20, v19
F458  v_xor_b32_e32 v13, s36, v13
F45C  v_xor_b32_e32 v11, v12, v11
F460  v_xor_b32_e32 v11, s31, v11
F464  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F46C  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F474  v_xor_b32_e32 v10, v10, v13
F478  v_xor_b32_e32 v11, v18, v21
F47C  v_xor_b32_e32 v13, s40, v10
F480  v_xor_b32_e32 v11, s41, v11
F484  v_mad_u64_u32 v[18:19], s[4:5], v13, s3, 0
F48C  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F494  v_xor_b32_e32 v13, v20, v19
F498  v_xor_b32_e32 v13, s43, v13
F49C  v_xor_b32_e32 v11, v12, v11
F4A0  v_xor_b32_e32 v11, s42, v11
F4A4  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F4AC  v_mad_u64_u32 v[20:21], s[4:5], v11, s3, 0
F4B4  v_xor_b32_e32 v10, v10, v13
F4B8  v_xor_b32_e32 v11, v18, v21
F4BC  v_xor_b32_e32 v10, s38, v10
F4C0  v_mov_b32_e32 v13, 0
F4C4  v_mov_b32_e32 v18, 0
F4C8  v_xor_b32_e32 v11, s44, v11
F4CC  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[16:17], v11, v39
F4D4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[14:15], v10, v39 op_sel:[0,0,0,1]
F4DC  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[24:25], v20, v39 op_sel:[0,0,1,0]
F4E4  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[22:23], v12, v39 op_sel:[0,0,1,1]
F4EC  s_nop 0
F4F0  v_or_b32_e32 v10, 3, v50
F4F4  v_mad_u64_u32 v[10:11], s[4:5], v10, s2, 0
F4FC  v_xor_b32_e32 v11, s12, v11
F500  v_or3_b32 v28, v18, v36, v13
F508  v_mad_u64_u32 v[12:13], s[4:5], v11, s3, 0
F510  v_xor_b32_e32 v11, s16, v13
F514  v_xor_b32_e32 v13, s18, v10
F518  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F520  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F528  v_xor_b32_e32 v12, v12, v15
F52C  v_xor_b32_e32 v12, s13, v12
F530  v_xor_b32_e32 v11, s28, v11
F534  v_mad_u64_u32 v[12:13], s[4:5], v12, s2, 0
F53C  v_mad_u64_u32 v[16:17], s[4:5], v11, s3, 0
F544  v_xor_b32_e32 v11, v14, v17
F548  v_xor_b32_e32 v10, v10, v13
F54C  v_xor_b32_e32 v11, s19, v11
F550  v_xor_b32_e32 v13, s17, v10
F554  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F55C  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F564  v_xor_b32_e32 v13, v16, v15
F568  v_xor_b32_e32 v11, v12, v11
F56C  v_xor_b32_e32 v13, s23, v13
F570  v_xor_b32_e32 v11, s21, v11
F574  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F57C  v_mad_u64_u32 v[16:17], s[4:5], v11, s3, 0
F584  v_xor_b32_e32 v11, v14, v17
F588  v_xor_b32_e32 v10, v10, v13
F58C  v_xor_b32_e32 v11, s30, v11
F590  v_xor_b32_e32 v13, s29, v10
F594  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F59C  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F5A4  v_xor_b32_e32 v13, v16, v15
F5A8  v_xor_b32_e32 v11, v12, v11
F5AC  v_xor_b32_e32 v13, s36, v13
F5B0  v_xor_b32_e32 v11, s31, v11
F5B4  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F5BC  v_mad_u64_u32 v[16:17], s[4:5], v11, s3, 0
F5C4  v_xor_b32_e32 v11, v14, v17
F5C8  v_xor_b32_e32 v10, v10, v13
F5CC  v_xor_b32_e32 v11, s41, v11
F5D0  v_xor_b32_e32 v13, s40, v10
F5D4  v_mad_u64_u32 v[10:11], s[4:5], v11, s2, 0
F5DC  v_mad_u64_u32 v[14:15], s[4:5], v13, s3, 0
F5E4  v_xor_b32_e32 v13, v16, v15
F5E8  v_xor_b32_e32 v11, v12, v11
F5EC  v_xor_b32_e32 v13, s43, v13
F5F0  v_xor_b32_e32 v11, s42, v11
F5F4  v_mad_u64_u32 v[12:13], s[4:5], v13, s2, 0
F5FC  v_mad_u64_u32 v[16:17], s[2:3], v11, s3, 0
F604  v_mov_b32_e32 v45, 0
F608  v_xor_b32_e32 v11, v14, v17
F60C  v_xor_b32_e32 v10, v10, v13
F610  v_mov_b32_e32 v13, 0
F614  v_or3_b32 v26, v47, v42, v46
F61C  v_or3_b32 v27, v31, v35, v29
F624  v_xor_b32_e32 v11, s44, v11
F628  v_xor_b32_e32 v10, s38, v10
F62C  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[4:5], v11, v39
F634  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[2:3], v10, v39 op_sel:[0,0,0,1]
F63C  v_cvt_scalef32_sr_pk_fp4_f32 v45, v[8:9], v16, v39 op_sel:[0,0,1,0]
F644  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[6:7], v12, v39 op_sel:[0,0,1,1]
F64C  s_nop 0
F650  v_add_u32_e32 v2, 0x12004, v38
F658  v_or3_b32 v29, v13, v43, v45
F660  ds_write_b128 v34, v[26:29] offset:64
F668  ds_write_b8 v2, v37
F670  s_or_b64 exec, exec, s[8:9]
F674  s_add_i32 s2, s14, 7
F678  v_lshlrev_b32_e32 v2, 6, v0
F67C  s_and_b32 s8, s2, 0xffffff8
F684  s_and_b32 s2, s58, 0xffffff00
F68C  v_and_b32_e32 v2, 0xc0, v2
F694  v_and_b32_e32 v6, 60, v0
F698  s_lshr_b32 s3, s15, 1
F69C  v_or3_b32 v2, s2, v6, v2
F6A4  s_add_i32 s2, s22, 0xff
F6AC  s_and_b32 s3, s3, 2
F6B0  s_and_b32 s9, s2, 0xffffff00
F6B8  v_or_b32_e32 v4, s15, v100
F6BC  v_add_u32_e32 v6, s33, v1
F6C0  s_and_b64 s[6:7], s[0:1], exec
F6C4  v_cmp_le_u32_e64 s[4:5], s14, v4
F6CC  v_mov_b32_e32 v3, 0
F6D0  v_bfe_u32 v7, v0, 6, 1
F6D8  v_cmp_le_u32_e64 s[6:7], s22, v6
F6E0  v_cmp_gt_u32_e32 vcc, s14, v4
F6E4  v_mov_b32_e32 v5, v3
F6E8  v_or3_b32 v2, v2, v7, s3
F6F0  v_cmp_le_u32_e64 s[2:3], s8, v4
F6F8  v_lshrrev_b32_e32 v7, 3, v0
F6FC  s_cselect_b32 s8, s14, s8
F700  s_or_b64 s[6:7], s[4:5], s[6:7]
F704  s_mov_b64 s[4:5], 0
F708  s_waitcnt lgkmcnt(0)
F70C  s_barrier
F710  s_and_saveexec_b64 s[10:11], s[6:7]
F714  s_xor_b64 s[6:7], exec, s[10:11]
F718  v_cmp_le_u32_e64 s[4:5], s9, v6
F720  s_or_b64 s[4:5], s[0:1], s[4:5]
F724  s_nor_b64 s[4:5], s[4:5], s[2:3]
F728  s_and_b64 s[4:5], s[4:5], exec
F72C  s_or_saveexec_b64 s[6:7], s[6:7]
F730  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
F738  v_bitop3_b32 v1, v7, 3, v0 bitop3:0x48
F740  v_lshl_add_u64 v[4:5], v[4:5], 4, s[24:25]
F748  v_mov_b32_e32 v7, 0x7f
F750  s_xor_b64 exec, exec, s[6:7]
F754  s_cbranch_execz 21
F758  s_movk_i32 s10, 0xfc
F75C  v_and_or_b32 v7, v0, s10, v1
F764  v_mov_b32_e32 v8, 0x10000
F76C  v_lshl_or_b32 v7, v7, 4, v8
F774  v_or_b32_e32 v12, 0x12000, v0
F77C  ds_read_b128 v[8:11], v7
F784  ds_read_u8 v7, v12
F78C  v_mad_u64_u32 v[12:13], s[10:11], v6, s14, 0
F794  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
F79C  s_or_b64 s[4:5], s[4:5], exec
F7A0  s_waitcnt lgkmcnt(1)
F7A4  global_store_dwordx4 v[12:13], v[8:11], off
F7AC  s_or_b64 exec, exec, s[6:7]
F7B0  s_and_saveexec_b64 s[6:7], s[4:5]
F7B4  s_cbranch_execz 12
F7B8  v_and_b32_e32 v8, 0xffffffe0, v6
F7C0  v_cndmask_b32_e64 v6, v8, v6, s[0:1]
F7C8  v_mov_b64_e32 v[8:9], s[26:27]
F7CC  v_mad_u64_u32 v[8:9], s[4:5], s8, v6, v[8:9]
F7D4  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
F7DC  s_waitcnt lgkmcnt(0)
F7E0  global_store_byte v[8:9], v7, off
F7E8  s_or_b64 exec, exec, s[6:7]
F7EC  s_waitcnt lgkmcnt(0)
F7F0  v_or_b32_e32 v7, 0x100, v0
F7F8  v_lshrrev_b32_e32 v6, 2, v7
F7FC  v_add_u32_e32 v6, s33, v6
F800  v_cmp_le_u32_e64 s[4:5], s22, v6
F808  s_xor_b64 s[6:7], vcc, -1
F80C  s_or_b64 s[6:7], s[6:7], s[4:5]
F810  s_mov_b64 s[4:5], 0
F814  s_and_saveexec_b64 s[10:11], s[6:7]
F818  s_xor_b64 s[6:7], exec, s[10:11]
F81C  s_cbranch_execnz 9
F820  s_or_saveexec_b64 s[2:3], s[6:7]
F824  v_mov_b32_e32 v8, 0x7f
F82C  s_xor_b64 exec, exec, s[2:3]
F830  s_cbranch_execnz 13
F834  s_or_b64 exec, exec, s[2:3]
F838  s_and_saveexec_b64 s[2:3], s[4:5]
F83C  s_cbranch_execnz 34
F840  s_endpgm
F844  v_cmp_le_u32_e32 vcc, s9, v6
F848  s_or_b64 s[4:5], s[0:1], vcc
F84C  s_nor_b64 s[2:3], s[4:5], s[2:3]
F850  s_and_b64 s[4:5], s[2:3], exec
F854  s_or_saveexec_b64 s[2:3], s[6:7]
F858  v_mov_b32_e32 v8, 0x7f
F860  s_xor_b64 exec, exec, s[2:3]
F864  s_cbranch_execz 65523
F868  s_movk_i32 s6, 0x1fc
F86C  v_and_or_b32 v1, v7, s6, v1
F874  v_mov_b32_e32 v7, 0x10000
F87C  v_lshl_or_b32 v1, v1, 4, v7
F884  v_or_b32_e32 v0, 0x12100, v0
F88C  ds_read_b128 v[10:13], v1
F894  ds_read_u8 v8, v0
F89C  v_mad_u64_u32 v[0:1], s[6:7], v6, s14, 0
F8A4  v_lshl_add_u64 v[0:1], v[0:1], 4, v[4:5]
F8AC  s_or_b64 s[4:5], s[4:5], exec
F8B0  s_waitcnt lgkmcnt(1)
F8B4  global_store_dwordx4 v[0:1], v[10:13], off
F8BC  s_or_b64 exec, exec, s[2:3]
F8C0  s_and_saveexec_b64 s[2:3], s[4:5]
F8C4  s_cbranch_execz 65502
F8C8  v_and_b32_e32 v0, 0xffffffe0, v6
F8D0  v_cndmask_b32_e64 v4, v0, v6, s[0:1]
F8D8  v_mov_b64_e32 v[0:1], s[26:27]
F8DC  v_mad_u64_u32 v[0:1], s[0:1], s8, v4, v[0:1]
F8E4  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
F8EC  s_waitcnt lgkmcnt(0)
F8F0  global_store_byte v[0:1], v8, off
F8F8  s_endpgm
F8FC  s_nop 0
