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
    .sgpr_count:     47
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32.kd
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
    .group_segment_fixed_size: 74240
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .max_flat_workgroup_size: 256
    .name:           QuantiseBothF32H16
    .private_segment_fixed_size: 0
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32H16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     137
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
    .sgpr_count:     76
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     144
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
    .sgpr_count:     80
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32H16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     139
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

2a00 <QuantiseBothF32>:
2A00  v_readfirstlane_b32 s20, v0
2A04  s_andn2_b32 s20, s20, 63
2A08  v_and_b32_e32 v4, 32, v0
2A0C  v_or_b32_e32 v2, s20, v4
2A10  v_lshrrev_b32_e32 v1, 2, v0
2A14  v_lshrrev_b32_e32 v3, 5, v2
2A18  v_bfe_u32 v2, v2, 5, 4
2A20  s_load_dwordx2 s[6:7], s[0:1], 0x0
2A28  s_load_dwordx4 s[8:11], s[0:1], 0x28
2A30  v_bitop3_b32 v2, v1, v2, 4 bitop3:0x6c
2A38  v_xor_b32_e32 v2, v2, v0
2A3C  v_lshlrev_b32_e32 v2, 2, v2
2A40  s_lshl_b32 s27, s3, 7
2A44  s_lshl_b32 s26, s2, 7
2A48  v_and_b32_e32 v2, 0x7c, v2
2A50  v_add_u32_e32 v6, s27, v3
2A54  v_or_b32_e32 v2, s26, v2
2A58  s_waitcnt lgkmcnt(0)
2A5C  v_cmp_gt_u32_e32 vcc, s9, v6
2A60  v_cmp_gt_u32_e64 s[4:5], s10, v2
2A68  v_and_b32_e32 v5, 4, v1
2A6C  s_and_b64 s[12:13], vcc, s[4:5]
2A70  s_and_saveexec_b64 s[4:5], s[12:13]
2A74  s_cbranch_execz 12
2A78  v_mov_b32_e32 v3, 0
2A7C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2A84  v_lshlrev_b64 v[2:3], 2, v[2:3]
2A8C  v_and_b32_e32 v2, -16, v2
2A90  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2A98  s_lshl_b32 m0, s20, 4
2A9C  s_nop 0
2AA0  global_load_lds_dwordx4 v[2:3], off
2AA8  s_or_b64 exec, exec, s[4:5]
2AAC  s_add_i32 s4, s20, 0x100
2AB4  v_or_b32_e32 v2, s4, v4
2AB8  v_lshrrev_b32_e32 v2, 5, v2
2ABC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2AC4  v_xor_b32_e32 v3, v3, v0
2AC8  v_add_u32_e32 v6, s27, v2
2ACC  v_lshlrev_b32_e32 v2, 2, v3
2AD0  v_and_b32_e32 v2, 0x7c, v2
2AD8  v_or_b32_e32 v2, s26, v2
2ADC  v_cmp_gt_u32_e32 vcc, s9, v6
2AE0  v_cmp_gt_u32_e64 s[4:5], s10, v2
2AE8  s_and_b64 s[12:13], vcc, s[4:5]
2AEC  s_and_saveexec_b64 s[4:5], s[12:13]
2AF0  s_cbranch_execz 14
2AF4  v_mov_b32_e32 v3, 0
2AF8  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2B00  v_lshlrev_b64 v[2:3], 2, v[2:3]
2B08  v_and_b32_e32 v2, -16, v2
2B0C  s_lshl_b32 s12, s20, 4
2B10  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2B18  s_add_i32 m0, s12, 0x1000
2B20  s_nop 0
2B24  global_load_lds_dwordx4 v[2:3], off
2B2C  s_or_b64 exec, exec, s[4:5]
2B30  s_add_i32 s4, s20, 0x200
2B38  v_or_b32_e32 v2, s4, v4
2B3C  v_lshrrev_b32_e32 v2, 5, v2
2B40  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2B48  v_xor_b32_e32 v3, v3, v0
2B4C  v_add_u32_e32 v6, s27, v2
2B50  v_lshlrev_b32_e32 v2, 2, v3
2B54  v_and_b32_e32 v2, 0x7c, v2
2B5C  v_or_b32_e32 v2, s26, v2
2B60  v_cmp_gt_u32_e32 vcc, s9, v6
2B64  v_cmp_gt_u32_e64 s[4:5], s10, v2
2B6C  s_and_b64 s[12:13], vcc, s[4:5]
2B70  s_and_saveexec_b64 s[4:5], s[12:13]
2B74  s_cbranch_execz 14
2B78  v_mov_b32_e32 v3, 0
2B7C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2B84  v_lshlrev_b64 v[2:3], 2, v[2:3]
2B8C  v_and_b32_e32 v2, -16, v2
2B90  s_lshl_b32 s12, s20, 4
2B94  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2B9C  s_add_i32 m0, s12, 0x2000
2BA4  s_nop 0
2BA8  global_load_lds_dwordx4 v[2:3], off
2BB0  s_or_b64 exec, exec, s[4:5]
2BB4  s_add_i32 s4, s20, 0x300
2BBC  v_or_b32_e32 v2, s4, v4
2BC0  v_lshrrev_b32_e32 v2, 5, v2
2BC4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2BCC  v_xor_b32_e32 v3, v3, v0
2BD0  v_add_u32_e32 v6, s27, v2
2BD4  v_lshlrev_b32_e32 v2, 2, v3
2BD8  v_and_b32_e32 v2, 0x7c, v2
2BE0  v_or_b32_e32 v2, s26, v2
2BE4  v_cmp_gt_u32_e32 vcc, s9, v6
2BE8  v_cmp_gt_u32_e64 s[4:5], s10, v2
2BF0  s_and_b64 s[12:13], vcc, s[4:5]
2BF4  s_and_saveexec_b64 s[4:5], s[12:13]
2BF8  s_cbranch_execz 14
2BFC  v_mov_b32_e32 v3, 0
2C00  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2C08  v_lshlrev_b64 v[2:3], 2, v[2:3]
2C10  v_and_b32_e32 v2, -16, v2
2C14  s_lshl_b32 s12, s20, 4
2C18  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2C20  s_add_i32 m0, s12, 0x3000
2C28  s_nop 0
2C2C  global_load_lds_dwordx4 v[2:3], off
2C34  s_or_b64 exec, exec, s[4:5]
2C38  s_add_i32 s4, s20, 0x400
2C40  v_or_b32_e32 v2, s4, v4
2C44  v_lshrrev_b32_e32 v2, 5, v2
2C48  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2C50  v_xor_b32_e32 v3, v3, v0
2C54  v_add_u32_e32 v6, s27, v2
2C58  v_lshlrev_b32_e32 v2, 2, v3
2C5C  v_and_b32_e32 v2, 0x7c, v2
2C64  v_or_b32_e32 v2, s26, v2
2C68  v_cmp_gt_u32_e32 vcc, s9, v6
2C6C  v_cmp_gt_u32_e64 s[4:5], s10, v2
2C74  s_and_b64 s[12:13], vcc, s[4:5]
2C78  s_and_saveexec_b64 s[4:5], s[12:13]
2C7C  s_cbranch_execz 14
2C80  v_mov_b32_e32 v3, 0
2C84  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2C8C  v_lshlrev_b64 v[2:3], 2, v[2:3]
2C94  v_and_b32_e32 v2, -16, v2
2C98  s_lshl_b32 s12, s20, 4
2C9C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2CA4  s_add_i32 m0, s12, 0x4000
2CAC  s_nop 0
2CB0  global_load_lds_dwordx4 v[2:3], off
2CB8  s_or_b64 exec, exec, s[4:5]
2CBC  s_add_i32 s4, s20, 0x500
2CC4  v_or_b32_e32 v2, s4, v4
2CC8  v_lshrrev_b32_e32 v2, 5, v2
2CCC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2CD4  v_xor_b32_e32 v3, v3, v0
2CD8  v_add_u32_e32 v6, s27, v2
2CDC  v_lshlrev_b32_e32 v2, 2, v3
2CE0  v_and_b32_e32 v2, 0x7c, v2
2CE8  v_or_b32_e32 v2, s26, v2
2CEC  v_cmp_gt_u32_e32 vcc, s9, v6
2CF0  v_cmp_gt_u32_e64 s[4:5], s10, v2
2CF8  s_and_b64 s[12:13], vcc, s[4:5]
2CFC  s_and_saveexec_b64 s[4:5], s[12:13]
2D00  s_cbranch_execz 14
2D04  v_mov_b32_e32 v3, 0
2D08  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2D10  v_lshlrev_b64 v[2:3], 2, v[2:3]
2D18  v_and_b32_e32 v2, -16, v2
2D1C  s_lshl_b32 s12, s20, 4
2D20  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2D28  s_add_i32 m0, s12, 0x5000
2D30  s_nop 0
2D34  global_load_lds_dwordx4 v[2:3], off
2D3C  s_or_b64 exec, exec, s[4:5]
2D40  s_add_i32 s4, s20, 0x600
2D48  v_or_b32_e32 v2, s4, v4
2D4C  v_lshrrev_b32_e32 v2, 5, v2
2D50  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2D58  v_xor_b32_e32 v3, v3, v0
2D5C  v_add_u32_e32 v6, s27, v2
2D60  v_lshlrev_b32_e32 v2, 2, v3
2D64  v_and_b32_e32 v2, 0x7c, v2
2D6C  v_or_b32_e32 v2, s26, v2
2D70  v_cmp_gt_u32_e32 vcc, s9, v6
2D74  v_cmp_gt_u32_e64 s[4:5], s10, v2
2D7C  s_and_b64 s[12:13], vcc, s[4:5]
2D80  s_and_saveexec_b64 s[4:5], s[12:13]
2D84  s_cbranch_execz 14
2D88  v_mov_b32_e32 v3, 0
2D8C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2D94  v_lshlrev_b64 v[2:3], 2, v[2:3]
2D9C  v_and_b32_e32 v2, -16, v2
2DA0  s_lshl_b32 s12, s20, 4
2DA4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2DAC  s_add_i32 m0, s12, 0x6000
2DB4  s_nop 0
2DB8  global_load_lds_dwordx4 v[2:3], off
2DC0  s_or_b64 exec, exec, s[4:5]
2DC4  s_add_i32 s4, s20, 0x700
2DCC  v_or_b32_e32 v2, s4, v4
2DD0  v_lshrrev_b32_e32 v2, 5, v2
2DD4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2DDC  v_xor_b32_e32 v3, v3, v0
2DE0  v_add_u32_e32 v6, s27, v2
2DE4  v_lshlrev_b32_e32 v2, 2, v3
2DE8  v_and_b32_e32 v2, 0x7c, v2
2DF0  v_or_b32_e32 v2, s26, v2
2DF4  v_cmp_gt_u32_e32 vcc, s9, v6
2DF8  v_cmp_gt_u32_e64 s[4:5], s10, v2
2E00  s_and_b64 s[12:13], vcc, s[4:5]
2E04  s_and_saveexec_b64 s[4:5], s[12:13]
2E08  s_cbranch_execz 14
2E0C  v_mov_b32_e32 v3, 0
2E10  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2E18  v_lshlrev_b64 v[2:3], 2, v[2:3]
2E20  v_and_b32_e32 v2, -16, v2
2E24  s_lshl_b32 s12, s20, 4
2E28  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2E30  s_add_i32 m0, s12, 0x7000
2E38  s_nop 0
2E3C  global_load_lds_dwordx4 v[2:3], off
2E44  s_or_b64 exec, exec, s[4:5]
2E48  s_add_i32 s4, s20, 0x800
2E50  v_or_b32_e32 v2, s4, v4
2E54  v_lshrrev_b32_e32 v2, 5, v2
2E58  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2E60  v_xor_b32_e32 v3, v3, v0
2E64  v_add_u32_e32 v6, s27, v2
2E68  v_lshlrev_b32_e32 v2, 2, v3
2E6C  v_and_b32_e32 v2, 0x7c, v2
2E74  v_or_b32_e32 v2, s26, v2
2E78  v_cmp_gt_u32_e32 vcc, s9, v6
2E7C  v_cmp_gt_u32_e64 s[4:5], s10, v2
2E84  s_and_b64 s[12:13], vcc, s[4:5]
2E88  s_and_saveexec_b64 s[4:5], s[12:13]
2E8C  s_cbranch_execz 14
2E90  v_mov_b32_e32 v3, 0
2E94  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2E9C  v_lshlrev_b64 v[2:3], 2, v[2:3]
2EA4  v_and_b32_e32 v2, -16, v2
2EA8  s_lshl_b32 s12, s20, 4
2EAC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2EB4  s_add_i32 m0, s12, 0x8000
2EBC  s_nop 0
2EC0  global_load_lds_dwordx4 v[2:3], off
2EC8  s_or_b64 exec, exec, s[4:5]
2ECC  s_add_i32 s4, s20, 0x900
2ED4  v_or_b32_e32 v2, s4, v4
2ED8  v_lshrrev_b32_e32 v2, 5, v2
2EDC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2EE4  v_xor_b32_e32 v3, v3, v0
2EE8  v_add_u32_e32 v6, s27, v2
2EEC  v_lshlrev_b32_e32 v2, 2, v3
2EF0  v_and_b32_e32 v2, 0x7c, v2
2EF8  v_or_b32_e32 v2, s26, v2
2EFC  v_cmp_gt_u32_e32 vcc, s9, v6
2F00  v_cmp_gt_u32_e64 s[4:5], s10, v2
2F08  s_and_b64 s[12:13], vcc, s[4:5]
2F0C  s_and_saveexec_b64 s[4:5], s[12:13]
2F10  s_cbranch_execz 14
2F14  v_mov_b32_e32 v3, 0
2F18  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2F20  v_lshlrev_b64 v[2:3], 2, v[2:3]
2F28  v_and_b32_e32 v2, -16, v2
2F2C  s_lshl_b32 s12, s20, 4
2F30  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2F38  s_add_i32 m0, s12, 0x9000
2F40  s_nop 0
2F44  global_load_lds_dwordx4 v[2:3], off
2F4C  s_or_b64 exec, exec, s[4:5]
2F50  s_add_i32 s4, s20, 0xa00
2F58  v_or_b32_e32 v2, s4, v4
2F5C  v_lshrrev_b32_e32 v2, 5, v2
2F60  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2F68  v_xor_b32_e32 v3, v3, v0
2F6C  v_add_u32_e32 v6, s27, v2
2F70  v_lshlrev_b32_e32 v2, 2, v3
2F74  v_and_b32_e32 v2, 0x7c, v2
2F7C  v_or_b32_e32 v2, s26, v2
2F80  v_cmp_gt_u32_e32 vcc, s9, v6
2F84  v_cmp_gt_u32_e64 s[4:5], s10, v2
2F8C  s_and_b64 s[12:13], vcc, s[4:5]
2F90  s_and_saveexec_b64 s[4:5], s[12:13]
2F94  s_cbranch_execz 14
2F98  v_mov_b32_e32 v3, 0
2F9C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
2FA4  v_lshlrev_b64 v[2:3], 2, v[2:3]
2FAC  v_and_b32_e32 v2, -16, v2
2FB0  s_lshl_b32 s12, s20, 4
2FB4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
2FBC  s_add_i32 m0, s12, 0xa000
2FC4  s_nop 0
2FC8  global_load_lds_dwordx4 v[2:3], off
2FD0  s_or_b64 exec, exec, s[4:5]
2FD4  s_add_i32 s4, s20, 0xb00
2FDC  v_or_b32_e32 v2, s4, v4
2FE0  v_lshrrev_b32_e32 v2, 5, v2
2FE4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
2FEC  v_xor_b32_e32 v3, v3, v0
2FF0  v_add_u32_e32 v6, s27, v2
2FF4  v_lshlrev_b32_e32 v2, 2, v3
2FF8  v_and_b32_e32 v2, 0x7c, v2
3000  v_or_b32_e32 v2, s26, v2
3004  v_cmp_gt_u32_e32 vcc, s9, v6
3008  v_cmp_gt_u32_e64 s[4:5], s10, v2
3010  s_and_b64 s[12:13], vcc, s[4:5]
3014  s_and_saveexec_b64 s[4:5], s[12:13]
3018  s_cbranch_execz 14
301C  v_mov_b32_e32 v3, 0
3020  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
3028  v_lshlrev_b64 v[2:3], 2, v[2:3]
3030  v_and_b32_e32 v2, -16, v2
3034  s_lshl_b32 s12, s20, 4
3038  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
3040  s_add_i32 m0, s12, 0xb000
3048  s_nop 0
304C  global_load_lds_dwordx4 v[2:3], off
3054  s_or_b64 exec, exec, s[4:5]
3058  s_add_i32 s4, s20, 0xc00
3060  v_or_b32_e32 v2, s4, v4
3064  v_lshrrev_b32_e32 v2, 5, v2
3068  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
3070  v_xor_b32_e32 v3, v3, v0
3074  v_add_u32_e32 v6, s27, v2
3078  v_lshlrev_b32_e32 v2, 2, v3
307C  v_and_b32_e32 v2, 0x7c, v2
3084  v_or_b32_e32 v2, s26, v2
3088  v_cmp_gt_u32_e32 vcc, s9, v6
308C  v_cmp_gt_u32_e64 s[4:5], s10, v2
3094  s_and_b64 s[12:13], vcc, s[4:5]
3098  s_and_saveexec_b64 s[4:5], s[12:13]
309C  s_cbranch_execz 14
30A0  v_mov_b32_e32 v3, 0
30A4  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
30AC  v_lshlrev_b64 v[2:3], 2, v[2:3]
30B4  v_and_b32_e32 v2, -16, v2
30B8  s_lshl_b32 s12, s20, 4
30BC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
30C4  s_add_i32 m0, s12, 0xc000
30CC  s_nop 0
30D0  global_load_lds_dwordx4 v[2:3], off
30D8  s_or_b64 exec, exec, s[4:5]
30DC  s_add_i32 s4, s20, 0xd00
30E4  v_or_b32_e32 v2, s4, v4
30E8  v_lshrrev_b32_e32 v2, 5, v2
30EC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
30F4  v_xor_b32_e32 v3, v3, v0
30F8  v_add_u32_e32 v6, s27, v2
30FC  v_lshlrev_b32_e32 v2, 2, v3
3100  v_and_b32_e32 v2, 0x7c, v2
3108  v_or_b32_e32 v2, s26, v2
310C  v_cmp_gt_u32_e32 vcc, s9, v6
3110  v_cmp_gt_u32_e64 s[4:5], s10, v2
3118  s_and_b64 s[12:13], vcc, s[4:5]
311C  s_and_saveexec_b64 s[4:5], s[12:13]
3120  s_cbranch_execz 14
3124  v_mov_b32_e32 v3, 0
3128  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
3130  v_lshlrev_b64 v[2:3], 2, v[2:3]
3138  v_and_b32_e32 v2, -16, v2
313C  s_lshl_b32 s12, s20, 4
3140  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
3148  s_add_i32 m0, s12, 0xd000
3150  s_nop 0
3154  global_load_lds_dwordx4 v[2:3], off
315C  s_or_b64 exec, exec, s[4:5]
3160  s_add_i32 s4, s20, 0xe00
3168  v_or_b32_e32 v2, s4, v4
316C  v_lshrrev_b32_e32 v2, 5, v2
3170  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
3178  v_xor_b32_e32 v3, v3, v0
317C  s_load_dwordx2 s[18:19], s[0:1], 0x8
3184  v_add_u32_e32 v6, s27, v2
3188  v_lshlrev_b32_e32 v2, 2, v3
318C  v_and_b32_e32 v2, 0x7c, v2
3194  v_or_b32_e32 v2, s26, v2
3198  v_cmp_gt_u32_e32 vcc, s9, v6
319C  v_cmp_gt_u32_e64 s[4:5], s10, v2
31A4  s_and_b64 s[12:13], vcc, s[4:5]
31A8  s_and_saveexec_b64 s[4:5], s[12:13]
31AC  s_cbranch_execz 14
31B0  v_mov_b32_e32 v3, 0
31B4  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
31BC  v_lshlrev_b64 v[2:3], 2, v[2:3]
31C4  v_and_b32_e32 v2, -16, v2
31C8  s_lshl_b32 s12, s20, 4
31CC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
31D4  s_add_i32 m0, s12, 0xe000
31DC  s_nop 0
31E0  global_load_lds_dwordx4 v[2:3], off
31E8  s_or_b64 exec, exec, s[4:5]
31EC  s_load_dwordx4 s[12:15], s[0:1], 0x10
31F4  s_load_dwordx2 s[16:17], s[0:1], 0x20
31FC  s_add_i32 s0, s20, 0xf00
3204  v_or_b32_e32 v2, s0, v4
3208  v_lshrrev_b32_e32 v2, 5, v2
320C  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
3214  v_xor_b32_e32 v3, v3, v0
3218  v_add_u32_e32 v4, s27, v2
321C  v_lshlrev_b32_e32 v2, 2, v3
3220  v_and_b32_e32 v2, 0x7c, v2
3228  v_or_b32_e32 v2, s26, v2
322C  v_cmp_gt_u32_e32 vcc, s9, v4
3230  v_cmp_gt_u32_e64 s[0:1], s10, v2
3238  s_and_b64 s[4:5], vcc, s[0:1]
323C  s_and_saveexec_b64 s[0:1], s[4:5]
3240  s_cbranch_execz 14
3244  v_mov_b32_e32 v3, 0
3248  v_mad_u64_u32 v[2:3], s[4:5], v4, s8, v[2:3]
3250  v_lshlrev_b64 v[2:3], 2, v[2:3]
3258  v_and_b32_e32 v2, -16, v2
325C  s_lshl_b32 s4, s20, 4
3260  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
3268  s_add_i32 m0, s4, 0xf000
3270  s_nop 0
3274  global_load_lds_dwordx4 v[2:3], off
327C  s_or_b64 exec, exec, s[0:1]
3280  s_lshr_b32 s28, s10, 5
3284  s_add_i32 s0, s28, 7
3288  s_lshl_b32 s1, s2, 1
328C  s_and_b32 s21, s0, 0xffffff8
3294  s_and_b32 s0, s26, 0xffffff00
329C  s_and_b32 s1, s1, 2
32A0  s_or_b32 s5, s0, s1
32A4  s_add_i32 s0, s9, 0xff
32AC  s_and_b32 s4, s11, 8
32B0  s_and_b32 s29, s0, 0xffffff00
32B8  s_bfe_u32 s8, s11, 0x20004
32C0  v_and_b32_e32 v66, 3, v0
32C4  v_lshlrev_b32_e32 v38, 1, v0
32C8  s_cmp_eq_u32 s8, 2
32CC  v_lshlrev_b32_e32 v5, 3, v66
32D0  v_and_b32_e32 v6, 4, v38
32D4  s_cselect_b64 s[6:7], -1, 0
32D8  v_bitop3_b32 v6, v1, v6, 15 bitop3:0x6c
32E0  v_or_b32_e32 v7, 1, v5
32E4  s_and_b64 s[0:1], s[6:7], exec
32E8  v_xor_b32_e32 v40, v6, v7
32EC  v_or_b32_e32 v7, 2, v5
32F0  s_cselect_b32 s0, 0x3fffff, 0
32F8  s_cmp_lg_u32 s8, 0
32FC  v_lshlrev_b32_e32 v3, 6, v0
3300  v_and_b32_e32 v68, 60, v0
3304  v_xor_b32_e32 v41, v6, v7
3308  v_or_b32_e32 v7, 3, v5
330C  s_cselect_b32 s8, s0, 0x200000
3314  s_cmp_eq_u32 s4, 0
3318  v_and_b32_e32 v67, 0xc0, v3
3320  v_bfe_u32 v69, v0, 6, 1
3328  v_or_b32_e32 v3, s5, v68
332C  v_xor_b32_e32 v42, v6, v7
3330  v_or_b32_e32 v7, 4, v5
3334  v_lshl_or_b32 v2, s2, 2, v66
333C  v_or3_b32 v4, v3, v67, v69
3344  v_mov_b32_e32 v3, 0
3348  v_xor_b32_e32 v43, v6, v7
334C  v_or_b32_e32 v7, 5, v5
3350  s_cselect_b64 s[0:1], -1, 0
3354  v_cmp_gt_u32_e32 vcc, s28, v2
3358  v_cmp_le_u32_e64 s[4:5], s21, v2
3360  s_waitcnt lgkmcnt(0)
3364  v_lshl_add_u64 v[34:35], v[2:3], 4, s[18:19]
336C  v_xor_b32_e32 v39, v6, v5
3370  v_xor_b32_e32 v44, v6, v7
3374  v_or_b32_e32 v7, 6, v5
3378  v_or_b32_e32 v5, 7, v5
337C  v_cndmask_b32_e64 v2, v4, v2, s[0:1]
3384  s_and_b64 s[18:19], s[0:1], exec
3388  s_mov_b32 s20, 0
338C  v_lshrrev_b32_e32 v70, 6, v0
3390  v_xor_b32_e32 v45, v6, v7
3394  v_xor_b32_e32 v46, v6, v5
3398  s_cselect_b32 s2, s28, s21
339C  v_lshl_add_u64 v[36:37], s[12:13], 0, v[2:3]
33A4  s_mov_b64 s[18:19], -1
33A8  s_xor_b64 s[12:13], vcc, -1
33AC  s_mov_b32 s11, 0x7f7fffff
33B4  s_mov_b32 s30, 0x7f800000
33BC  s_brev_b32 s31, 1
33C0  s_movk_i32 s33, 0x70
33C4  s_movk_i32 s34, 0x700
33C8  s_movk_i32 s35, 0x7000
33CC  s_mov_b32 s36, 0x70000
33D4  s_mov_b32 s37, 0x700000
33DC  s_mov_b32 s38, 0x7000000
33E4  s_brev_b32 s39, 14
33E8  s_mov_b32 s40, 0x17fffff
33F0  v_mov_b32_e32 v47, 0x7f800000
33F8  v_mov_b32_e32 v48, 0xfe
3400  s_waitcnt vmcnt(0)
3404  s_barrier
3408  s_branch 6
340C  s_or_b64 exec, exec, s[22:23]
3410  s_xor_b64 s[18:19], s[18:19], -1
3414  s_movk_i32 s20, 0x100
3418  s_andn2_b64 vcc, exec, s[18:19]
341C  s_mov_b64 s[18:19], 0
3420  s_cbranch_vccz 808
3424  v_add_u32_e32 v2, s20, v0
3428  v_lshrrev_b32_e32 v2, 2, v2
342C  v_add_u32_e32 v49, s27, v2
3430  v_cmp_le_u32_e32 vcc, s9, v49
3434  s_or_b64 s[22:23], vcc, s[12:13]
3438  s_mov_b64 s[20:21], 0
343C  s_and_saveexec_b64 s[24:25], s[22:23]
3440  s_xor_b64 s[22:23], exec, s[24:25]
3444  s_cbranch_execnz 9
3448  s_or_saveexec_b64 s[22:23], s[22:23]
344C  v_mov_b32_e32 v51, 0x7f
3454  s_xor_b64 exec, exec, s[22:23]
3458  s_cbranch_execnz 13
345C  s_or_b64 exec, exec, s[22:23]
3460  s_and_saveexec_b64 s[22:23], s[20:21]
3464  s_cbranch_execz 65513
3468  s_branch 781
346C  v_cmp_le_u32_e32 vcc, s29, v49
3470  s_or_b64 s[20:21], s[0:1], vcc
3474  s_nor_b64 s[20:21], s[20:21], s[4:5]
3478  s_and_b64 s[20:21], s[20:21], exec
347C  s_or_saveexec_b64 s[22:23], s[22:23]
3480  v_mov_b32_e32 v51, 0x7f
3488  s_xor_b64 exec, exec, s[22:23]
348C  s_cbranch_execz 65523
3490  v_lshlrev_b32_e32 v26, 9, v2
3494  v_lshl_or_b32 v2, v39, 4, v26
349C  v_lshl_or_b32 v6, v40, 4, v26
34A4  ds_read_b128 v[2:5], v2
34AC  ds_read_b128 v[6:9], v6
34B4  v_lshl_or_b32 v10, v41, 4, v26
34BC  v_lshl_or_b32 v14, v42, 4, v26
34C4  ds_read_b128 v[10:13], v10
34CC  ds_read_b128 v[14:17], v14
34D4  s_waitcnt lgkmcnt(3)
34D8  v_and_b32_e32 v91, 0x7fffffff, v2
34E0  v_and_b32_e32 v90, 0x7fffffff, v3
34E8  v_max_u32_e32 v50, v90, v91
34EC  v_and_b32_e32 v89, 0x7fffffff, v4
34F4  v_and_b32_e32 v87, 0x7fffffff, v5
34FC  v_max3_u32 v50, v87, v89, v50
3504  s_waitcnt lgkmcnt(2)
3508  v_and_b32_e32 v86, 0x7fffffff, v6
3510  v_and_b32_e32 v85, 0x7fffffff, v7
3518  v_lshl_or_b32 v18, v43, 4, v26
3520  v_lshl_or_b32 v22, v44, 4, v26
3528  v_max3_u32 v50, v85, v86, v50
3530  v_and_b32_e32 v84, 0x7fffffff, v8
3538  v_and_b32_e32 v83, 0x7fffffff, v9
3540  ds_read_b128 v[18:21], v18
3548  ds_read_b128 v[22:25], v22
3550  v_max3_u32 v50, v83, v84, v50
3558  s_waitcnt lgkmcnt(3)
355C  v_and_b32_e32 v82, 0x7fffffff, v10
3564  v_and_b32_e32 v81, 0x7fffffff, v11
356C  v_max3_u32 v50, v81, v82, v50
3574  v_and_b32_e32 v80, 0x7fffffff, v12
357C  v_and_b32_e32 v79, 0x7fffffff, v13
3584  v_max3_u32 v50, v79, v80, v50
358C  s_waitcnt lgkmcnt(2)
3590  v_and_b32_e32 v78, 0x7fffffff, v14
3598  v_and_b32_e32 v77, 0x7fffffff, v15
35A0  v_lshl_or_b32 v27, v45, 4, v26
35A8  v_lshl_or_b32 v30, v46, 4, v26
35B0  v_max3_u32 v50, v77, v78, v50
35B8  v_and_b32_e32 v75, 0x7fffffff, v16
35C0  v_and_b32_e32 v74, 0x7fffffff, v17
35C8  ds_read_b128 v[26:29], v27
35D0  ds_read_b128 v[30:33], v30
35D8  v_max3_u32 v50, v74, v75, v50
35E0  s_waitcnt lgkmcnt(3)
35E4  v_and_b32_e32 v73, 0x7fffffff, v18
35EC  v_and_b32_e32 v72, 0x7fffffff, v19
35F4  v_max3_u32 v50, v72, v73, v50
35FC  v_and_b32_e32 v71, 0x7fffffff, v20
3604  v_and_b32_e32 v65, 0x7fffffff, v21
360C  v_max3_u32 v50, v65, v71, v50
3614  s_waitcnt lgkmcnt(2)
3618  v_and_b32_e32 v64, 0x7fffffff, v22
3620  v_and_b32_e32 v63, 0x7fffffff, v23
3628  v_max3_u32 v50, v63, v64, v50
3630  v_and_b32_e32 v61, 0x7fffffff, v24
3638  v_and_b32_e32 v60, 0x7fffffff, v25
3640  v_max3_u32 v50, v60, v61, v50
3648  s_waitcnt lgkmcnt(1)
364C  v_and_b32_e32 v59, 0x7fffffff, v26
3654  v_and_b32_e32 v58, 0x7fffffff, v27
365C  v_max3_u32 v50, v58, v59, v50
3664  v_and_b32_e32 v57, 0x7fffffff, v28
366C  v_and_b32_e32 v56, 0x7fffffff, v29
3674  v_max3_u32 v50, v56, v57, v50
367C  s_waitcnt lgkmcnt(0)
3680  v_and_b32_e32 v55, 0x7fffffff, v30
3688  v_and_b32_e32 v54, 0x7fffffff, v31
3690  v_max3_u32 v50, v54, v55, v50
3698  v_and_b32_e32 v52, 0x7fffffff, v32
36A0  v_and_b32_e32 v51, 0x7fffffff, v33
36A8  v_max3_u32 v88, v51, v52, v50
36B0  v_cmp_lt_u32_e32 vcc, s11, v88
36B4  v_mov_b32_e32 v50, 0
36B8  v_mov_b32_e32 v53, 0
36BC  v_mov_b32_e32 v62, 0
36C0  v_mov_b32_e32 v76, 0
36C4  s_and_saveexec_b64 s[24:25], vcc
36C8  s_cbranch_execz 510
36CC  v_sub_u32_e32 v50, 0x7f7fffff, v91
36D4  v_sub_u32_e32 v62, 0x7f800000, v91
36DC  s_nop 0
36E0  v_lshrrev_b32_e32 v53, 31, v50
36E4  v_lshrrev_b32_e32 v76, 31, v62
36E8  v_add_u32_e32 v53, -1, v53
36EC  v_cmp_lt_i32_e32 vcc, -1, v62
36F0  v_sub_u32_e32 v62, 0x7f7fffff, v90
36F8  v_bitop3_b32 v2, v53, v2, s31 bitop3:0xc8
3700  v_ashrrev_i32_e32 v50, 31, v50
3704  v_cndmask_b32_e32 v53, 0, v91, vcc
3708  v_sub_u32_e32 v91, 0x7f800000, v90
3710  v_and_b32_e32 v50, 7, v50
3714  v_lshrrev_b32_e32 v88, 31, v62
3718  v_ashrrev_i32_e32 v62, 31, v62
371C  v_lshrrev_b32_e32 v92, 31, v91
3720  v_and_or_b32 v50, v62, s33, v50
3728  v_add_u32_e32 v62, v92, v76
372C  v_max_u32_e32 v76, v90, v53
3730  v_cmp_gt_i32_e32 vcc, 0, v91
3734  v_add_u32_e32 v88, -1, v88
3738  v_bitop3_b32 v3, v88, v3, s31 bitop3:0xc8
3740  v_cndmask_b32_e32 v53, v76, v53, vcc
3744  v_sub_u32_e32 v76, 0x7f7fffff, v89
374C  v_sub_u32_e32 v90, 0x7f800000, v89
3754  v_lshrrev_b32_e32 v88, 31, v76
3758  v_ashrrev_i32_e32 v76, 31, v76
375C  v_and_or_b32 v50, v76, s34, v50
3764  v_max_u32_e32 v76, v89, v53
3768  v_cmp_gt_i32_e32 vcc, 0, v90
376C  v_add_u32_e32 v88, -1, v88
3770  v_bitop3_b32 v4, v88, v4, s31 bitop3:0xc8
3778  v_cndmask_b32_e32 v53, v76, v53, vcc
377C  v_sub_u32_e32 v76, 0x7f7fffff, v87
3784  v_sub_u32_e32 v89, 0x7f800000, v87
378C  v_lshrrev_b32_e32 v88, 31, v76
3790  v_ashrrev_i32_e32 v76, 31, v76
3794  v_and_or_b32 v50, v76, s35, v50
379C  v_max_u32_e32 v76, v87, v53
37A0  v_cmp_gt_i32_e32 vcc, 0, v89
37A4  v_add_u32_e32 v88, -1, v88
37A8  v_bitop3_b32 v5, v88, v5, s31 bitop3:0xc8
37B0  v_cndmask_b32_e32 v53, v76, v53, vcc
37B4  v_sub_u32_e32 v76, 0x7f7fffff, v86
37BC  v_sub_u32_e32 v88, 0x7f800000, v86
37C4  v_lshrrev_b32_e32 v87, 31, v76
37C8  v_ashrrev_i32_e32 v76, 31, v76
37CC  v_and_or_b32 v50, v76, s36, v50
37D4  v_max_u32_e32 v76, v86, v53
37D8  v_cmp_gt_i32_e32 vcc, 0, v88
37DC  v_add_u32_e32 v87, -1, v87
37E0  v_bitop3_b32 v6, v87, v6, s31 bitop3:0xc8
37E8  v_cndmask_b32_e32 v53, v76, v53, vcc
37EC  v_sub_u32_e32 v76, 0x7f7fffff, v85
37F4  v_sub_u32_e32 v87, 0x7f800000, v85
37FC  v_lshrrev_b32_e32 v86, 31, v76
3800  v_ashrrev_i32_e32 v76, 31, v76
3804  v_and_or_b32 v50, v76, s37, v50
380C  v_max_u32_e32 v76, v85, v53
3810  v_cmp_gt_i32_e32 vcc, 0, v87
3814  v_add_u32_e32 v86, -1, v86
3818  v_bitop3_b32 v7, v86, v7, s31 bitop3:0xc8
3820  v_cndmask_b32_e32 v53, v76, v53, vcc
3824  v_sub_u32_e32 v76, 0x7f7fffff, v84
382C  v_sub_u32_e32 v86, 0x7f800000, v84
3834  v_lshrrev_b32_e32 v85, 31, v76
3838  v_ashrrev_i32_e32 v76, 31, v76
383C  v_and_or_b32 v50, v76, s38, v50
3844  v_max_u32_e32 v76, v84, v53
3848  v_cmp_gt_i32_e32 vcc, 0, v86
384C  v_add_u32_e32 v85, -1, v85
3850  v_bitop3_b32 v8, v85, v8, s31 bitop3:0xc8
3858  v_cndmask_b32_e32 v53, v76, v53, vcc
385C  v_sub_u32_e32 v76, 0x7f7fffff, v83
3864  v_sub_u32_e32 v85, 0x7f800000, v83
386C  v_lshrrev_b32_e32 v84, 31, v76
3870  v_ashrrev_i32_e32 v76, 31, v76
3874  v_add_u32_e32 v84, -1, v84
3878  v_and_or_b32 v50, v76, s39, v50
3880  v_max_u32_e32 v76, v83, v53
3884  v_cmp_gt_i32_e32 vcc, 0, v85
3888  v_bitop3_b32 v9, v84, v9, s31 bitop3:0xc8
3890  v_sub_u32_e32 v84, 0x7f800000, v82
3898  v_cndmask_b32_e32 v53, v76, v53, vcc
389C  v_sub_u32_e32 v76, 0x7f7fffff, v82
38A4  v_max_u32_e32 v82, v82, v53
38A8  v_lshrrev_b32_e32 v83, 31, v76
38AC  v_cmp_gt_i32_e32 vcc, 0, v84
38B0  v_add_u32_e32 v83, -1, v83
38B4  v_lshrrev_b32_e32 v91, 31, v90
38B8  v_cndmask_b32_e32 v53, v82, v53, vcc
38BC  v_sub_u32_e32 v82, 0x7f7fffff, v81
38C4  v_lshrrev_b32_e32 v90, 31, v89
38C8  v_lshrrev_b32_e32 v89, 31, v88
38CC  v_lshrrev_b32_e32 v88, 31, v87
38D0  v_lshrrev_b32_e32 v87, 31, v86
38D4  v_lshrrev_b32_e32 v86, 31, v85
38D8  v_lshrrev_b32_e32 v85, 31, v84
38DC  v_bitop3_b32 v10, v83, v10, s31 bitop3:0xc8
38E4  v_sub_u32_e32 v84, 0x7f800000, v81
38EC  v_lshrrev_b32_e32 v83, 31, v82
38F0  v_ashrrev_i32_e32 v76, 31, v76
38F4  v_add_u32_e32 v83, -1, v83
38F8  v_max_u32_e32 v81, v81, v53
38FC  v_cmp_gt_i32_e32 vcc, 0, v84
3900  v_and_b32_e32 v76, 7, v76
3904  v_bitop3_b32 v11, v83, v11, s31 bitop3:0xc8
390C  v_ashrrev_i32_e32 v82, 31, v82
3910  v_cndmask_b32_e32 v53, v81, v53, vcc
3914  v_sub_u32_e32 v81, 0x7f7fffff, v80
391C  v_sub_u32_e32 v83, 0x7f800000, v80
3924  v_and_or_b32 v76, v82, s33, v76
392C  v_max_u32_e32 v80, v80, v53
3930  v_lshrrev_b32_e32 v82, 31, v81
3934  v_cmp_gt_i32_e32 vcc, 0, v83
3938  v_add_u32_e32 v82, -1, v82
393C  v_ashrrev_i32_e32 v81, 31, v81
3940  v_cndmask_b32_e32 v53, v80, v53, vcc
3944  v_sub_u32_e32 v80, 0x7f7fffff, v79
394C  v_bitop3_b32 v12, v82, v12, s31 bitop3:0xc8
3954  v_and_or_b32 v76, v81, s34, v76
395C  v_sub_u32_e32 v82, 0x7f800000, v79
3964  v_lshrrev_b32_e32 v81, 31, v80
3968  v_add_u32_e32 v81, -1, v81
396C  v_max_u32_e32 v79, v79, v53
3970  v_cmp_gt_i32_e32 vcc, 0, v82
3974  v_bitop3_b32 v13, v81, v13, s31 bitop3:0xc8
397C  v_ashrrev_i32_e32 v80, 31, v80
3980  v_cndmask_b32_e32 v53, v79, v53, vcc
3984  v_sub_u32_e32 v79, 0x7f7fffff, v78
398C  v_sub_u32_e32 v81, 0x7f800000, v78
3994  v_and_or_b32 v76, v80, s35, v76
399C  v_max_u32_e32 v78, v78, v53
39A0  v_lshrrev_b32_e32 v80, 31, v79
39A4  v_cmp_gt_i32_e32 vcc, 0, v81
39A8  v_add_u32_e32 v80, -1, v80
39AC  v_ashrrev_i32_e32 v79, 31, v79
39B0  v_cndmask_b32_e32 v53, v78, v53, vcc
39B4  v_sub_u32_e32 v78, 0x7f7fffff, v77
39BC  v_bitop3_b32 v14, v80, v14, s31 bitop3:0xc8
39C4  v_and_or_b32 v76, v79, s36, v76
39CC  v_sub_u32_e32 v80, 0x7f800000, v77
39D4  v_lshrrev_b32_e32 v79, 31, v78
39D8  v_add_u32_e32 v79, -1, v79
39DC  v_max_u32_e32 v77, v77, v53
39E0  v_cmp_gt_i32_e32 vcc, 0, v80
39E4  v_bitop3_b32 v15, v79, v15, s31 bitop3:0xc8
39EC  v_ashrrev_i32_e32 v78, 31, v78
39F0  v_cndmask_b32_e32 v53, v77, v53, vcc
39F4  v_sub_u32_e32 v77, 0x7f7fffff, v75
39FC  v_sub_u32_e32 v79, 0x7f800000, v75
3A04  v_and_or_b32 v76, v78, s37, v76
3A0C  v_max_u32_e32 v75, v75, v53
3A10  v_lshrrev_b32_e32 v78, 31, v77
3A14  v_cmp_gt_i32_e32 vcc, 0, v79
3A18  v_add_u32_e32 v78, -1, v78
3A1C  v_ashrrev_i32_e32 v77, 31, v77
3A20  v_cndmask_b32_e32 v75, v75, v53, vcc
3A24  v_sub_u32_e32 v53, 0x7f7fffff, v74
3A2C  v_bitop3_b32 v16, v78, v16, s31 bitop3:0xc8
3A34  v_and_or_b32 v76, v77, s38, v76
3A3C  v_sub_u32_e32 v78, 0x7f800000, v74
3A44  v_lshrrev_b32_e32 v77, 31, v53
3A48  v_add_u32_e32 v77, -1, v77
3A4C  v_max_u32_e32 v74, v74, v75
3A50  v_cmp_gt_i32_e32 vcc, 0, v78
3A54  v_bitop3_b32 v17, v77, v17, s31 bitop3:0xc8
3A5C  v_ashrrev_i32_e32 v53, 31, v53
3A60  v_cndmask_b32_e32 v74, v74, v75, vcc
3A64  v_sub_u32_e32 v75, 0x7f7fffff, v73
3A6C  v_sub_u32_e32 v77, 0x7f800000, v73
3A74  v_add3_u32 v62, v91, v62, v90
3A7C  v_and_or_b32 v53, v53, s39, v76
3A84  v_max_u32_e32 v73, v73, v74
3A88  v_lshrrev_b32_e32 v76, 31, v75
3A8C  v_cmp_gt_i32_e32 vcc, 0, v77
3A90  v_add3_u32 v62, v89, v62, v88
3A98  v_add_u32_e32 v76, -1, v76
3A9C  v_cndmask_b32_e32 v73, v73, v74, vcc
3AA0  v_sub_u32_e32 v74, 0x7f7fffff, v72
3AA8  v_add3_u32 v62, v87, v62, v86
3AB0  v_lshrrev_b32_e32 v86, 31, v84
3AB4  v_lshrrev_b32_e32 v84, 31, v83
3AB8  v_lshrrev_b32_e32 v83, 31, v82
3ABC  v_lshrrev_b32_e32 v82, 31, v81
3AC0  v_lshrrev_b32_e32 v81, 31, v80
3AC4  v_lshrrev_b32_e32 v80, 31, v79
3AC8  v_lshrrev_b32_e32 v79, 31, v78
3ACC  v_lshrrev_b32_e32 v78, 31, v77
3AD0  v_bitop3_b32 v18, v76, v18, s31 bitop3:0xc8
3AD8  v_sub_u32_e32 v77, 0x7f800000, v72
3AE0  v_lshrrev_b32_e32 v76, 31, v74
3AE4  v_ashrrev_i32_e32 v75, 31, v75
3AE8  v_add_u32_e32 v76, -1, v76
3AEC  v_max_u32_e32 v72, v72, v73
3AF0  v_cmp_gt_i32_e32 vcc, 0, v77
3AF4  v_and_b32_e32 v75, 7, v75
3AF8  v_bitop3_b32 v19, v76, v19, s31 bitop3:0xc8
3B00  v_ashrrev_i32_e32 v74, 31, v74
3B04  v_cndmask_b32_e32 v72, v72, v73, vcc
3B08  v_sub_u32_e32 v73, 0x7f7fffff, v71
3B10  v_sub_u32_e32 v76, 0x7f800000, v71
3B18  v_and_or_b32 v74, v74, s33, v75
3B20  v_max_u32_e32 v71, v71, v72
3B24  v_lshrrev_b32_e32 v75, 31, v73
3B28  v_cmp_gt_i32_e32 vcc, 0, v76
3B2C  v_add_u32_e32 v75, -1, v75
3B30  v_ashrrev_i32_e32 v73, 31, v73
3B34  v_cndmask_b32_e32 v71, v71, v72, vcc
3B38  v_sub_u32_e32 v72, 0x7f7fffff, v65
3B40  v_bitop3_b32 v20, v75, v20, s31 bitop3:0xc8
3B48  v_and_or_b32 v73, v73, s34, v74
3B50  v_sub_u32_e32 v75, 0x7f800000, v65
3B58  v_lshrrev_b32_e32 v74, 31, v72
3B5C  v_add3_u32 v62, v85, v62, v86
3B64  v_add_u32_e32 v74, -1, v74
3B68  v_max_u32_e32 v65, v65, v71
3B6C  v_cmp_gt_i32_e32 vcc, 0, v75
3B70  v_add3_u32 v62, v84, v62, v83
3B78  v_bitop3_b32 v21, v74, v21, s31 bitop3:0xc8
3B80  v_ashrrev_i32_e32 v72, 31, v72
3B84  v_cndmask_b32_e32 v65, v65, v71, vcc
3B88  v_sub_u32_e32 v71, 0x7f7fffff, v64
3B90  v_sub_u32_e32 v74, 0x7f800000, v64
3B98  v_add3_u32 v62, v82, v62, v81
3BA0  v_and_or_b32 v72, v72, s35, v73
3BA8  v_max_u32_e32 v64, v64, v65
3BAC  v_lshrrev_b32_e32 v73, 31, v71
3BB0  v_cmp_gt_i32_e32 vcc, 0, v74
3BB4  v_add3_u32 v62, v80, v62, v79
3BBC  v_lshrrev_b32_e32 v79, 31, v77
3BC0  v_add_u32_e32 v73, -1, v73
3BC4  v_cndmask_b32_e32 v64, v64, v65, vcc
3BC8  v_sub_u32_e32 v65, 0x7f7fffff, v63
3BD0  v_add3_u32 v62, v78, v62, v79
3BD8  v_lshrrev_b32_e32 v77, 31, v76
3BDC  v_lshrrev_b32_e32 v76, 31, v75
3BE0  v_bitop3_b32 v22, v73, v22, s31 bitop3:0xc8
3BE8  v_ashrrev_i32_e32 v71, 31, v71
3BEC  v_sub_u32_e32 v73, 0x7f800000, v63
3BF4  v_add3_u32 v62, v77, v62, v76
3BFC  v_lshrrev_b32_e32 v75, 31, v74
3C00  v_and_or_b32 v71, v71, s36, v72
3C08  v_lshrrev_b32_e32 v72, 31, v65
3C0C  v_ashrrev_i32_e32 v65, 31, v65
3C10  v_lshrrev_b32_e32 v74, 31, v73
3C14  v_add_u32_e32 v72, -1, v72
3C18  v_and_or_b32 v65, v65, s37, v71
3C20  v_add3_u32 v71, v75, v62, v74
3C28  v_max_u32_e32 v62, v63, v64
3C2C  v_cmp_gt_i32_e32 vcc, 0, v73
3C30  v_sub_u32_e32 v63, 0x7f7fffff, v61
3C38  v_bitop3_b32 v23, v72, v23, s31 bitop3:0xc8
3C40  v_cndmask_b32_e32 v62, v62, v64, vcc
3C44  v_sub_u32_e32 v72, 0x7f800000, v61
3C4C  v_lshrrev_b32_e32 v64, 31, v63
3C50  v_ashrrev_i32_e32 v63, 31, v63
3C54  v_max_u32_e32 v61, v61, v62
3C58  v_cmp_gt_i32_e32 vcc, 0, v72
3C5C  v_add_u32_e32 v64, -1, v64
3C60  v_and_or_b32 v63, v63, s38, v65
3C68  v_cndmask_b32_e32 v61, v61, v62, vcc
3C6C  v_sub_u32_e32 v62, 0x7f7fffff, v60
3C74  v_sub_u32_e32 v65, 0x7f800000, v60
3C7C  v_bitop3_b32 v24, v64, v24, s31 bitop3:0xc8
3C84  v_max_u32_e32 v60, v60, v61
3C88  v_lshrrev_b32_e32 v64, 31, v62
3C8C  v_cmp_gt_i32_e32 vcc, 0, v65
3C90  v_lshrrev_b32_e32 v73, 31, v72
3C94  v_lshrrev_b32_e32 v72, 31, v65
3C98  v_add_u32_e32 v64, -1, v64
3C9C  v_cndmask_b32_e32 v60, v60, v61, vcc
3CA0  v_sub_u32_e32 v61, 0x7f7fffff, v59
3CA8  v_sub_u32_e32 v65, 0x7f800000, v59
3CB0  v_bitop3_b32 v25, v64, v25, s31 bitop3:0xc8
3CB8  v_max_u32_e32 v59, v59, v60
3CBC  v_lshrrev_b32_e32 v64, 31, v61
3CC0  v_cmp_gt_i32_e32 vcc, 0, v65
3CC4  v_ashrrev_i32_e32 v62, 31, v62
3CC8  v_add_u32_e32 v64, -1, v64
3CCC  v_cndmask_b32_e32 v59, v59, v60, vcc
3CD0  v_sub_u32_e32 v60, 0x7f7fffff, v58
3CD8  v_and_or_b32 v62, v62, s39, v63
3CE0  v_add3_u32 v63, v73, v71, v72
3CE8  v_lshrrev_b32_e32 v71, 31, v65
3CEC  v_bitop3_b32 v26, v64, v26, s31 bitop3:0xc8
3CF4  v_sub_u32_e32 v65, 0x7f800000, v58
3CFC  v_lshrrev_b32_e32 v64, 31, v60
3D00  v_ashrrev_i32_e32 v61, 31, v61
3D04  v_add_u32_e32 v64, -1, v64
3D08  v_max_u32_e32 v58, v58, v59
3D0C  v_cmp_gt_i32_e32 vcc, 0, v65
3D10  v_and_b32_e32 v61, 7, v61
3D14  v_lshrrev_b32_e32 v72, 31, v65
3D18  v_bitop3_b32 v27, v64, v27, s31 bitop3:0xc8
3D20  v_ashrrev_i32_e32 v60, 31, v60
3D24  v_cndmask_b32_e32 v58, v58, v59, vcc
3D28  v_sub_u32_e32 v59, 0x7f7fffff, v57
3D30  v_sub_u32_e32 v64, 0x7f800000, v57
3D38  v_and_or_b32 v60, v60, s33, v61
3D40  v_add3_u32 v61, v71, v63, v72
3D48  v_max_u32_e32 v57, v57, v58
3D4C  v_lshrrev_b32_e32 v63, 31, v59
3D50  v_cmp_gt_i32_e32 vcc, 0, v64
3D54  v_add_u32_e32 v63, -1, v63
3D58  v_bitop3_b32 v28, v63, v28, s31 bitop3:0xc8
3D60  v_cndmask_b32_e32 v57, v57, v58, vcc
3D64  v_sub_u32_e32 v58, 0x7f7fffff, v56
3D6C  v_ashrrev_i32_e32 v59, 31, v59
3D70  v_sub_u32_e32 v63, 0x7f800000, v56
3D78  v_lshrrev_b32_e32 v65, 31, v64
3D7C  v_and_or_b32 v59, v59, s34, v60
3D84  v_lshrrev_b32_e32 v60, 31, v58
3D88  v_ashrrev_i32_e32 v58, 31, v58
3D8C  v_lshrrev_b32_e32 v64, 31, v63
3D90  v_max_u32_e32 v56, v56, v57
3D94  v_cmp_gt_i32_e32 vcc, 0, v63
3D98  v_add_u32_e32 v60, -1, v60
3D9C  v_and_or_b32 v58, v58, s35, v59
3DA4  v_add3_u32 v59, v65, v61, v64
3DAC  v_cndmask_b32_e32 v56, v56, v57, vcc
3DB0  v_sub_u32_e32 v57, 0x7f7fffff, v55
3DB8  v_sub_u32_e32 v61, 0x7f800000, v55
3DC0  v_bitop3_b32 v29, v60, v29, s31 bitop3:0xc8
3DC8  v_max_u32_e32 v55, v55, v56
3DCC  v_lshrrev_b32_e32 v60, 31, v57
3DD0  v_cmp_gt_i32_e32 vcc, 0, v61
3DD4  v_add_u32_e32 v60, -1, v60
3DD8  v_bitop3_b32 v30, v60, v30, s31 bitop3:0xc8
3DE0  v_cndmask_b32_e32 v55, v55, v56, vcc
3DE4  v_sub_u32_e32 v56, 0x7f7fffff, v54
3DEC  v_ashrrev_i32_e32 v57, 31, v57
3DF0  v_sub_u32_e32 v60, 0x7f800000, v54
3DF8  v_lshrrev_b32_e32 v63, 31, v61
3DFC  v_and_or_b32 v57, v57, s36, v58
3E04  v_lshrrev_b32_e32 v58, 31, v56
3E08  v_ashrrev_i32_e32 v56, 31, v56
3E0C  v_lshrrev_b32_e32 v61, 31, v60
3E10  v_max_u32_e32 v54, v54, v55
3E14  v_cmp_gt_i32_e32 vcc, 0, v60
3E18  v_add_u32_e32 v58, -1, v58
3E1C  v_and_or_b32 v56, v56, s37, v57
3E24  v_add3_u32 v57, v63, v59, v61
3E2C  v_cndmask_b32_e32 v54, v54, v55, vcc
3E30  v_sub_u32_e32 v55, 0x7f7fffff, v52
3E38  v_sub_u32_e32 v59, 0x7f800000, v52
3E40  v_bitop3_b32 v31, v58, v31, s31 bitop3:0xc8
3E48  v_max_u32_e32 v52, v52, v54
3E4C  v_lshrrev_b32_e32 v58, 31, v55
3E50  v_cmp_gt_i32_e32 vcc, 0, v59
3E54  v_add_u32_e32 v58, -1, v58
3E58  v_bitop3_b32 v32, v58, v32, s31 bitop3:0xc8
3E60  v_cndmask_b32_e32 v52, v52, v54, vcc
3E64  v_sub_u32_e32 v54, 0x7f7fffff, v51
3E6C  v_ashrrev_i32_e32 v55, 31, v55
3E70  v_sub_u32_e32 v58, 0x7f800000, v51
3E78  v_lshrrev_b32_e32 v60, 31, v59
3E7C  v_and_or_b32 v55, v55, s38, v56
3E84  v_lshrrev_b32_e32 v56, 31, v54
3E88  v_ashrrev_i32_e32 v54, 31, v54
3E8C  v_lshrrev_b32_e32 v59, 31, v58
3E90  v_and_or_b32 v76, v54, s39, v55
3E98  v_add3_u32 v54, v60, v57, v59
3EA0  v_max_u32_e32 v51, v51, v52
3EA4  v_cmp_gt_i32_e32 vcc, 0, v58
3EA8  v_add_u32_e32 v56, -1, v56
3EAC  v_bitop3_b32 v33, v56, v33, s31 bitop3:0xc8
3EB4  v_cndmask_b32_e32 v51, v51, v52, vcc
3EB8  v_cmp_ne_u32_e32 vcc, 32, v54
3EBC  s_nop 1
3EC0  v_cndmask_b32_e32 v88, v47, v51, vcc
3EC4  s_or_b64 exec, exec, s[24:25]
3EC8  v_cmp_ne_u32_e32 vcc, 0, v88
3ECC  v_mov_b32_e32 v51, 0x7f
3ED4  s_and_saveexec_b64 s[24:25], vcc
3ED8  v_add_u32_e32 v51, s8, v88
3EDC  v_lshrrev_b32_e32 v52, 23, v51
3EE0  v_add_u32_e32 v52, -2, v52
3EE4  v_cmp_lt_u32_e32 vcc, s40, v51
3EE8  s_nop 1
3EEC  v_cndmask_b32_e32 v51, 0, v52, vcc
3EF0  v_cmp_eq_u32_e32 vcc, s30, v88
3EF4  s_and_b64 vcc, s[6:7], vcc
3EF8  s_nop 0
3EFC  v_cndmask_b32_e32 v51, v51, v48, vcc
3F00  s_or_b64 exec, exec, s[24:25]
3F04  v_cmp_eq_u32_e32 vcc, 0, v51
3F08  s_cbranch_vccz 37
3F0C  s_nop 0
3F10  v_cndmask_b32_e64 v52, 1.0, 2.0, vcc
3F18  v_mul_f32_e32 v2, v52, v2
3F1C  v_mul_f32_e32 v3, v52, v3
3F20  v_mul_f32_e32 v4, v52, v4
3F24  v_mul_f32_e32 v5, v52, v5
3F28  v_mul_f32_e32 v6, v52, v6
3F2C  v_mul_f32_e32 v7, v52, v7
3F30  v_mul_f32_e32 v8, v52, v8
3F34  v_mul_f32_e32 v9, v52, v9
3F38  v_mul_f32_e32 v10, v52, v10
3F3C  v_mul_f32_e32 v11, v52, v11
3F40  v_mul_f32_e32 v12, v52, v12
3F44  v_mul_f32_e32 v13, v52, v13
3F48  v_mul_f32_e32 v14, v52, v14
3F4C  v_mul_f32_e32 v15, v52, v15
3F50  v_mul_f32_e32 v16, v52, v16
3F54  v_mul_f32_e32 v17, v52, v17
3F58  v_mul_f32_e32 v18, v52, v18
3F5C  v_mul_f32_e32 v19, v52, v19
3F60  v_mul_f32_e32 v20, v52, v20
3F64  v_mul_f32_e32 v21, v52, v21
3F68  v_mul_f32_e32 v22, v52, v22
3F6C  v_mul_f32_e32 v23, v52, v23
3F70  v_mul_f32_e32 v24, v52, v24
3F74  v_mul_f32_e32 v25, v52, v25
3F78  v_mul_f32_e32 v26, v52, v26
3F7C  v_mul_f32_e32 v27, v52, v27
3F80  v_mul_f32_e32 v28, v52, v28
3F84  v_mul_f32_e32 v29, v52, v29
3F88  v_mul_f32_e32 v30, v52, v30
3F8C  v_mul_f32_e32 v31, v52, v31
3F90  v_mul_f32_e32 v32, v52, v32
3F94  v_mul_f32_e32 v33, v52, v33
3F98  v_max_u32_e32 v52, 1, v51
3F9C  s_branch 1
3FA0  v_mov_b32_e32 v52, v51
3FA4  v_mov_b32_e32 v56, 0
3FA8  v_mov_b32_e32 v57, 0
3FAC  v_lshlrev_b32_e32 v52, 23, v52
3FB0  v_cvt_scalef32_pk_fp4_f32 v56, v2, v3, v52
3FB8  v_cvt_scalef32_pk_fp4_f32 v57, v6, v7, v52 op_sel:[0,0,0,1]
3FC0  v_cvt_scalef32_pk_fp4_f32 v56, v4, v5, v52 op_sel:[0,0,1,0]
3FC8  v_cvt_scalef32_pk_fp4_f32 v57, v8, v9, v52 op_sel:[0,0,1,1]
3FD0  s_nop 0
3FD4  v_mov_b32_e32 v3, 0
3FD8  v_mov_b32_e32 v4, 0
3FDC  v_cvt_scalef32_pk_fp4_f32 v3, v10, v11, v52
3FE4  v_cvt_scalef32_pk_fp4_f32 v4, v14, v15, v52 op_sel:[0,0,0,1]
3FEC  v_cvt_scalef32_pk_fp4_f32 v3, v12, v13, v52 op_sel:[0,0,1,0]
3FF4  v_cvt_scalef32_pk_fp4_f32 v4, v16, v17, v52 op_sel:[0,0,1,1]
3FFC  s_nop 0
4000  v_mov_b32_e32 v5, 0
4004  v_or3_b32 v3, v4, v53, v3
400C  v_mov_b32_e32 v4, 0
4010  v_cvt_scalef32_pk_fp4_f32 v4, v18, v19, v52
4018  v_cvt_scalef32_pk_fp4_f32 v5, v22, v23, v52 op_sel:[0,0,0,1]
4020  v_cvt_scalef32_pk_fp4_f32 v4, v20, v21, v52 op_sel:[0,0,1,0]
4028  v_cvt_scalef32_pk_fp4_f32 v5, v24, v25, v52 op_sel:[0,0,1,1]
4030  s_nop 0
4034  v_mov_b32_e32 v6, 0
4038  v_or3_b32 v4, v5, v62, v4
4040  v_mov_b32_e32 v5, 0
4044  v_mad_u64_u32 v[54:55], s[24:25], v49, s28, 0
404C  v_cvt_scalef32_pk_fp4_f32 v5, v26, v27, v52
4054  v_cvt_scalef32_pk_fp4_f32 v6, v30, v31, v52 op_sel:[0,0,0,1]
405C  v_cvt_scalef32_pk_fp4_f32 v5, v28, v29, v52 op_sel:[0,0,1,0]
4064  v_cvt_scalef32_pk_fp4_f32 v6, v32, v33, v52 op_sel:[0,0,1,1]
406C  s_nop 0
4070  v_or3_b32 v2, v57, v50, v56
4078  v_or3_b32 v5, v6, v76, v5
4080  v_lshl_add_u64 v[6:7], v[54:55], 4, v[34:35]
4088  s_or_b64 s[20:21], s[20:21], exec
408C  global_store_dwordx4 v[6:7], v[2:5], off
4094  s_or_b64 exec, exec, s[22:23]
4098  s_and_saveexec_b64 s[22:23], s[20:21]
409C  s_cbranch_execz 64731
40A0  v_and_b32_e32 v2, 0xffffffe0, v49
40A8  v_cndmask_b32_e64 v2, v2, v49, s[0:1]
40B0  v_mad_u64_u32 v[2:3], s[20:21], s2, v2, v[36:37]
40B8  global_store_byte v[2:3], v51, off
40C0  s_branch 64722
40C4  s_lshr_b32 s11, s9, 5
40C8  v_and_b32_e32 v72, 0x7e, v38
40D0  s_lshl_b32 s9, s3, 2
40D4  v_or_b32_e32 v2, s26, v72
40D8  v_or_b32_e32 v3, s9, v70
40DC  v_cmp_gt_u32_e32 vcc, s10, v2
40E0  v_cmp_gt_u32_e64 s[2:3], s11, v3
40E8  s_and_b64 s[4:5], vcc, s[2:3]
40EC  v_lshrrev_b32_e32 v71, 3, v0
40F0  s_and_saveexec_b64 s[2:3], s[4:5]
40F4  s_cbranch_execz 1627
40F8  v_lshrrev_b32_e32 v2, 2, v72
40FC  v_lshlrev_b32_e32 v62, 10, v70
4100  v_and_b32_e32 v3, 4, v71
4104  v_bitop3_b32 v63, v2, v71, 4 bitop3:0x78
410C  v_and_b32_e32 v4, 1, v0
4110  v_lshlrev_b32_e32 v64, 3, v4
4114  v_bitop3_b32 v2, v2, v62, v3 bitop3:0xde
411C  v_bitop3_b32 v6, v62, v63, 1 bitop3:0xf6
4124  v_bitop3_b32 v26, v62, v63, 6 bitop3:0xf6
412C  v_lshl_or_b32 v2, v2, 4, v64
4134  v_lshl_or_b32 v6, v6, 4, v64
413C  v_bitop3_b32 v10, v62, v63, 2 bitop3:0xf6
4144  v_bitop3_b32 v14, v62, v63, 3 bitop3:0xf6
414C  v_lshl_or_b32 v26, v26, 4, v64
4154  ds_read2st64_b64 v[2:5], v2 offset1:16
415C  ds_read2st64_b64 v[6:9], v6 offset0:1 offset1:17
4164  v_lshl_or_b32 v10, v10, 4, v64
416C  v_lshl_or_b32 v14, v14, 4, v64
4174  v_bitop3_b32 v18, v62, v63, 4 bitop3:0xf6
417C  v_bitop3_b32 v22, v62, v63, 5 bitop3:0xf6
4184  ds_read2st64_b64 v[30:33], v26 offset0:6 offset1:22
418C  v_bitop3_b32 v26, v62, v63, 7 bitop3:0xf6
4194  ds_read2st64_b64 v[10:13], v10 offset0:2 offset1:18
419C  ds_read2st64_b64 v[14:17], v14 offset0:3 offset1:19
41A4  v_lshl_or_b32 v18, v18, 4, v64
41AC  v_lshl_or_b32 v22, v22, 4, v64
41B4  v_lshl_or_b32 v26, v26, 4, v64
41BC  ds_read2st64_b64 v[18:21], v18 offset0:4 offset1:20
41C4  ds_read2st64_b64 v[22:25], v22 offset0:5 offset1:21
41CC  ds_read2st64_b64 v[38:41], v26 offset0:7 offset1:23
41D4  v_bitop3_b32 v26, v62, v63, 8 bitop3:0xf6
41DC  v_bitop3_b32 v34, v62, v63, 9 bitop3:0xf6
41E4  v_lshl_or_b32 v26, v26, 4, v64
41EC  v_lshl_or_b32 v34, v34, 4, v64
41F4  v_bitop3_b32 v42, v62, v63, 10 bitop3:0xf6
41FC  v_bitop3_b32 v46, v62, v63, 11 bitop3:0xf6
4204  ds_read2st64_b64 v[26:29], v26 offset0:8 offset1:24
420C  ds_read2st64_b64 v[34:37], v34 offset0:9 offset1:25
4214  v_lshl_or_b32 v42, v42, 4, v64
421C  v_lshl_or_b32 v46, v46, 4, v64
4224  v_bitop3_b32 v50, v62, v63, 12 bitop3:0xf6
422C  v_bitop3_b32 v54, v62, v63, 13 bitop3:0xf6
4234  ds_read2st64_b64 v[42:45], v42 offset0:10 offset1:26
423C  ds_read2st64_b64 v[46:49], v46 offset0:11 offset1:27
4244  v_lshl_or_b32 v50, v50, 4, v64
424C  v_lshl_or_b32 v54, v54, 4, v64
4254  v_bitop3_b32 v58, v62, v63, 14 bitop3:0xf6
425C  v_bitop3_b32 v62, v62, v63, 15 bitop3:0xf6
4264  s_waitcnt lgkmcnt(11)
4268  v_and_b32_e32 v109, 0x7fffffff, v2
4270  s_waitcnt lgkmcnt(10)
4274  v_and_b32_e32 v108, 0x7fffffff, v6
427C  ds_read2st64_b64 v[50:53], v50 offset0:12 offset1:28
4284  ds_read2st64_b64 v[54:57], v54 offset0:13 offset1:29
428C  v_lshl_or_b32 v58, v58, 4, v64
4294  v_lshl_or_b32 v62, v62, 4, v64
429C  v_max_u32_e32 v73, v108, v109
42A0  s_waitcnt lgkmcnt(10)
42A4  v_and_b32_e32 v107, 0x7fffffff, v10
42AC  s_waitcnt lgkmcnt(9)
42B0  v_and_b32_e32 v105, 0x7fffffff, v14
42B8  ds_read2st64_b64 v[58:61], v58 offset0:14 offset1:30
42C0  ds_read2st64_b64 v[62:65], v62 offset0:15 offset1:31
42C8  v_max3_u32 v73, v105, v107, v73
42D0  s_waitcnt lgkmcnt(10)
42D4  v_and_b32_e32 v104, 0x7fffffff, v18
42DC  s_waitcnt lgkmcnt(9)
42E0  v_and_b32_e32 v103, 0x7fffffff, v22
42E8  v_max3_u32 v73, v103, v104, v73
42F0  v_and_b32_e32 v102, 0x7fffffff, v30
42F8  s_waitcnt lgkmcnt(8)
42FC  v_and_b32_e32 v101, 0x7fffffff, v38
4304  v_max3_u32 v73, v101, v102, v73
430C  s_waitcnt lgkmcnt(7)
4310  v_and_b32_e32 v100, 0x7fffffff, v26
4318  s_waitcnt lgkmcnt(6)
431C  v_and_b32_e32 v99, 0x7fffffff, v34
4324  v_max3_u32 v73, v99, v100, v73
432C  s_waitcnt lgkmcnt(5)
4330  v_and_b32_e32 v98, 0x7fffffff, v42
4338  s_waitcnt lgkmcnt(4)
433C  v_and_b32_e32 v97, 0x7fffffff, v46
4344  v_max3_u32 v73, v97, v98, v73
434C  s_waitcnt lgkmcnt(3)
4350  v_and_b32_e32 v96, 0x7fffffff, v50
4358  s_waitcnt lgkmcnt(2)
435C  v_and_b32_e32 v95, 0x7fffffff, v54
4364  v_max3_u32 v73, v95, v96, v73
436C  s_waitcnt lgkmcnt(1)
4370  v_and_b32_e32 v94, 0x7fffffff, v58
4378  s_waitcnt lgkmcnt(0)
437C  v_and_b32_e32 v93, 0x7fffffff, v62
4384  v_max3_u32 v73, v93, v94, v73
438C  v_and_b32_e32 v92, 0x7fffffff, v4
4394  v_and_b32_e32 v91, 0x7fffffff, v8
439C  v_max3_u32 v73, v91, v92, v73
43A4  v_and_b32_e32 v90, 0x7fffffff, v12
43AC  v_and_b32_e32 v89, 0x7fffffff, v16
43B4  v_max3_u32 v73, v89, v90, v73
43BC  v_and_b32_e32 v88, 0x7fffffff, v20
43C4  v_and_b32_e32 v87, 0x7fffffff, v24
43CC  v_max3_u32 v73, v87, v88, v73
43D4  v_and_b32_e32 v86, 0x7fffffff, v32
43DC  v_and_b32_e32 v85, 0x7fffffff, v40
43E4  v_max3_u32 v73, v85, v86, v73
43EC  v_and_b32_e32 v84, 0x7fffffff, v28
43F4  v_and_b32_e32 v83, 0x7fffffff, v36
43FC  v_max3_u32 v73, v83, v84, v73
4404  v_and_b32_e32 v82, 0x7fffffff, v44
440C  v_and_b32_e32 v81, 0x7fffffff, v48
4414  v_max3_u32 v73, v81, v82, v73
441C  v_and_b32_e32 v80, 0x7fffffff, v52
4424  v_and_b32_e32 v79, 0x7fffffff, v56
442C  v_max3_u32 v73, v79, v80, v73
4434  v_and_b32_e32 v78, 0x7fffffff, v60
443C  v_and_b32_e32 v77, 0x7fffffff, v64
4444  v_max3_u32 v106, v77, v78, v73
444C  s_mov_b32 s4, 0x7f7fffff
4454  v_cmp_lt_u32_e32 vcc, s4, v106
4458  v_mov_b32_e32 v73, 0
445C  v_mov_b32_e32 v74, 0
4460  v_mov_b32_e32 v75, 0
4464  v_mov_b32_e32 v76, 0
4468  s_and_saveexec_b64 s[4:5], vcc
446C  s_cbranch_execz 522
4470  v_sub_u32_e32 v73, 0x7f7fffff, v109
4478  v_sub_u32_e32 v75, 0x7f800000, v109
4480  s_brev_b32 s12, 1
4484  v_lshrrev_b32_e32 v74, 31, v73
4488  v_lshrrev_b32_e32 v76, 31, v75
448C  v_add_u32_e32 v74, -1, v74
4490  v_cmp_lt_i32_e32 vcc, -1, v75
4494  v_sub_u32_e32 v75, 0x7f7fffff, v108
449C  v_bitop3_b32 v2, v74, v2, s12 bitop3:0xc8
44A4  v_ashrrev_i32_e32 v73, 31, v73
44A8  v_cndmask_b32_e32 v74, 0, v109, vcc
44AC  v_sub_u32_e32 v109, 0x7f800000, v108
44B4  v_and_b32_e32 v73, 7, v73
44B8  v_lshrrev_b32_e32 v106, 31, v75
44BC  v_ashrrev_i32_e32 v75, 31, v75
44C0  v_lshrrev_b32_e32 v110, 31, v109
44C4  s_movk_i32 s13, 0x70
44C8  v_and_or_b32 v73, v75, s13, v73
44D0  v_add_u32_e32 v75, v110, v76
44D4  v_max_u32_e32 v76, v108, v74
44D8  v_cmp_gt_i32_e32 vcc, 0, v109
44DC  v_add_u32_e32 v106, -1, v106
44E0  v_bitop3_b32 v6, v106, v6, s12 bitop3:0xc8
44E8  v_cndmask_b32_e32 v74, v76, v74, vcc
44EC  v_sub_u32_e32 v76, 0x7f7fffff, v107
44F4  v_sub_u32_e32 v108, 0x7f800000, v107
44FC  v_lshrrev_b32_e32 v106, 31, v76
4500  v_ashrrev_i32_e32 v76, 31, v76
4504  s_movk_i32 s18, 0x700
4508  v_and_or_b32 v73, v76, s18, v73
4510  v_max_u32_e32 v76, v107, v74
4514  v_cmp_gt_i32_e32 vcc, 0, v108
4518  v_add_u32_e32 v106, -1, v106
451C  v_bitop3_b32 v10, v106, v10, s12 bitop3:0xc8
4524  v_cndmask_b32_e32 v74, v76, v74, vcc
4528  v_sub_u32_e32 v76, 0x7f7fffff, v105
4530  v_sub_u32_e32 v107, 0x7f800000, v105
4538  v_lshrrev_b32_e32 v106, 31, v76
453C  v_ashrrev_i32_e32 v76, 31, v76
4540  s_movk_i32 s19, 0x7000
4544  v_and_or_b32 v73, v76, s19, v73
454C  v_max_u32_e32 v76, v105, v74
4550  v_cmp_gt_i32_e32 vcc, 0, v107
4554  v_add_u32_e32 v106, -1, v106
4558  v_bitop3_b32 v14, v106, v14, s12 bitop3:0xc8
4560  v_cndmask_b32_e32 v74, v76, v74, vcc
4564  v_sub_u32_e32 v76, 0x7f7fffff, v104
456C  v_sub_u32_e32 v106, 0x7f800000, v104
4574  v_lshrrev_b32_e32 v105, 31, v76
4578  v_ashrrev_i32_e32 v76, 31, v76
457C  s_mov_b32 s20, 0x70000
4584  v_and_or_b32 v73, v76, s20, v73
458C  v_max_u32_e32 v76, v104, v74
4590  v_cmp_gt_i32_e32 vcc, 0, v106
4594  v_add_u32_e32 v105, -1, v105
4598  v_bitop3_b32 v18, v105, v18, s12 bitop3:0xc8
45A0  v_cndmask_b32_e32 v74, v76, v74, vcc
45A4  v_sub_u32_e32 v76, 0x7f7fffff, v103
45AC  v_sub_u32_e32 v105, 0x7f800000, v103
45B4  v_lshrrev_b32_e32 v104, 31, v76
45B8  v_ashrrev_i32_e32 v76, 31, v76
45BC  s_mov_b32 s21, 0x700000
45C4  v_and_or_b32 v73, v76, s21, v73
45CC  v_max_u32_e32 v76, v103, v74
45D0  v_cmp_gt_i32_e32 vcc, 0, v105
45D4  v_add_u32_e32 v104, -1, v104
45D8  v_bitop3_b32 v22, v104, v22, s12 bitop3:0xc8
45E0  v_cndmask_b32_e32 v74, v76, v74, vcc
45E4  v_sub_u32_e32 v76, 0x7f7fffff, v102
45EC  v_sub_u32_e32 v104, 0x7f800000, v102
45F4  v_lshrrev_b32_e32 v103, 31, v76
45F8  v_ashrrev_i32_e32 v76, 31, v76
45FC  s_mov_b32 s22, 0x7000000
4604  v_and_or_b32 v73, v76, s22, v73
460C  v_max_u32_e32 v76, v102, v74
4610  v_cmp_gt_i32_e32 vcc, 0, v104
4614  v_add_u32_e32 v103, -1, v103
4618  v_bitop3_b32 v30, v103, v30, s12 bitop3:0xc8
4620  v_cndmask_b32_e32 v74, v76, v74, vcc
4624  v_sub_u32_e32 v76, 0x7f7fffff, v101
462C  v_sub_u32_e32 v103, 0x7f800000, v101
4634  v_lshrrev_b32_e32 v102, 31, v76
4638  v_ashrrev_i32_e32 v76, 31, v76
463C  s_brev_b32 s23, 14
4640  v_add_u32_e32 v102, -1, v102
4644  v_and_or_b32 v73, v76, s23, v73
464C  v_max_u32_e32 v76, v101, v74
4650  v_cmp_gt_i32_e32 vcc, 0, v103
4654  v_bitop3_b32 v38, v102, v38, s12 bitop3:0xc8
465C  v_sub_u32_e32 v102, 0x7f800000, v100
4664  v_cndmask_b32_e32 v74, v76, v74, vcc
4668  v_sub_u32_e32 v76, 0x7f7fffff, v100
4670  v_max_u32_e32 v100, v100, v74
4674  v_lshrrev_b32_e32 v101, 31, v76
4678  v_cmp_gt_i32_e32 vcc, 0, v102
467C  v_add_u32_e32 v101, -1, v101
4680  v_lshrrev_b32_e32 v109, 31, v108
4684  v_cndmask_b32_e32 v74, v100, v74, vcc
4688  v_sub_u32_e32 v100, 0x7f7fffff, v99
4690  v_lshrrev_b32_e32 v108, 31, v107
4694  v_lshrrev_b32_e32 v107, 31, v106
4698  v_lshrrev_b32_e32 v106, 31, v105
469C  v_lshrrev_b32_e32 v105, 31, v104
46A0  v_lshrrev_b32_e32 v104, 31, v103
46A4  v_lshrrev_b32_e32 v103, 31, v102
46A8  v_bitop3_b32 v26, v101, v26, s12 bitop3:0xc8
46B0  v_sub_u32_e32 v102, 0x7f800000, v99
46B8  v_lshrrev_b32_e32 v101, 31, v100
46BC  v_ashrrev_i32_e32 v76, 31, v76
46C0  v_add_u32_e32 v101, -1, v101
46C4  v_max_u32_e32 v99, v99, v74
46C8  v_cmp_gt_i32_e32 vcc, 0, v102
46CC  v_and_b32_e32 v76, 7, v76
46D0  v_bitop3_b32 v34, v101, v34, s12 bitop3:0xc8
46D8  v_ashrrev_i32_e32 v100, 31, v100
46DC  v_cndmask_b32_e32 v74, v99, v74, vcc
46E0  v_sub_u32_e32 v99, 0x7f7fffff, v98
46E8  v_sub_u32_e32 v101, 0x7f800000, v98
46F0  v_and_or_b32 v76, v100, s13, v76
46F8  v_max_u32_e32 v98, v98, v74
46FC  v_lshrrev_b32_e32 v100, 31, v99
4700  v_cmp_gt_i32_e32 vcc, 0, v101
4704  v_add_u32_e32 v100, -1, v100
4708  v_ashrrev_i32_e32 v99, 31, v99
470C  v_cndmask_b32_e32 v74, v98, v74, vcc
4710  v_sub_u32_e32 v98, 0x7f7fffff, v97
4718  v_bitop3_b32 v42, v100, v42, s12 bitop3:0xc8
4720  v_and_or_b32 v76, v99, s18, v76
4728  v_sub_u32_e32 v100, 0x7f800000, v97
4730  v_lshrrev_b32_e32 v99, 31, v98
4734  v_add_u32_e32 v99, -1, v99
4738  v_max_u32_e32 v97, v97, v74
473C  v_cmp_gt_i32_e32 vcc, 0, v100
4740  v_bitop3_b32 v46, v99, v46, s12 bitop3:0xc8
4748  v_ashrrev_i32_e32 v98, 31, v98
474C  v_cndmask_b32_e32 v74, v97, v74, vcc
4750  v_sub_u32_e32 v97, 0x7f7fffff, v96
4758  v_sub_u32_e32 v99, 0x7f800000, v96
4760  v_and_or_b32 v76, v98, s19, v76
4768  v_max_u32_e32 v96, v96, v74
476C  v_lshrrev_b32_e32 v98, 31, v97
4770  v_cmp_gt_i32_e32 vcc, 0, v99
4774  v_add_u32_e32 v98, -1, v98
4778  v_ashrrev_i32_e32 v97, 31, v97
477C  v_cndmask_b32_e32 v74, v96, v74, vcc
4780  v_sub_u32_e32 v96, 0x7f7fffff, v95
4788  v_bitop3_b32 v50, v98, v50, s12 bitop3:0xc8
4790  v_and_or_b32 v76, v97, s20, v76
4798  v_sub_u32_e32 v98, 0x7f800000, v95
47A0  v_lshrrev_b32_e32 v97, 31, v96
47A4  v_add_u32_e32 v97, -1, v97
47A8  v_max_u32_e32 v95, v95, v74
47AC  v_cmp_gt_i32_e32 vcc, 0, v98
47B0  v_bitop3_b32 v54, v97, v54, s12 bitop3:0xc8
47B8  v_sub_u32_e32 v97, 0x7f800000, v94
47C0  v_cndmask_b32_e32 v74, v95, v74, vcc
47C4  v_ashrrev_i32_e32 v96, 31, v96
47C8  v_sub_u32_e32 v95, 0x7f7fffff, v94
47D0  v_max_u32_e32 v94, v94, v74
47D4  v_cmp_gt_i32_e32 vcc, 0, v97
47D8  v_and_or_b32 v76, v96, s21, v76
47E0  v_add3_u32 v75, v109, v75, v108
47E8  v_lshrrev_b32_e32 v96, 31, v95
47EC  v_cndmask_b32_e32 v94, v94, v74, vcc
47F0  v_sub_u32_e32 v74, 0x7f7fffff, v93
47F8  v_add_u32_e32 v96, -1, v96
47FC  v_ashrrev_i32_e32 v95, 31, v95
4800  v_bitop3_b32 v58, v96, v58, s12 bitop3:0xc8
4808  v_and_or_b32 v76, v95, s22, v76
4810  v_lshrrev_b32_e32 v95, 31, v74
4814  v_sub_u32_e32 v96, 0x7f800000, v93
481C  v_ashrrev_i32_e32 v74, 31, v74
4820  v_add_u32_e32 v95, -1, v95
4824  v_and_or_b32 v74, v74, s23, v76
482C  v_max_u32_e32 v76, v93, v94
4830  v_cmp_gt_i32_e32 vcc, 0, v96
4834  v_bitop3_b32 v62, v95, v62, s12 bitop3:0xc8
483C  v_sub_u32_e32 v93, 0x7f7fffff, v92
4844  v_cndmask_b32_e32 v76, v76, v94, vcc
4848  v_sub_u32_e32 v95, 0x7f800000, v92
4850  v_max_u32_e32 v92, v92, v76
4854  v_lshrrev_b32_e32 v94, 31, v93
4858  v_cmp_gt_i32_e32 vcc, 0, v95
485C  v_add3_u32 v75, v107, v75, v106
4864  v_add_u32_e32 v94, -1, v94
4868  v_cndmask_b32_e32 v76, v92, v76, vcc
486C  v_sub_u32_e32 v92, 0x7f7fffff, v91
4874  v_add3_u32 v75, v105, v75, v104
487C  v_lshrrev_b32_e32 v104, 31, v102
4880  v_lshrrev_b32_e32 v102, 31, v101
4884  v_lshrrev_b32_e32 v101, 31, v100
4888  v_lshrrev_b32_e32 v100, 31, v99
488C  v_lshrrev_b32_e32 v99, 31, v98
4890  v_lshrrev_b32_e32 v98, 31, v97
4894  v_lshrrev_b32_e32 v97, 31, v96
4898  v_lshrrev_b32_e32 v96, 31, v95
489C  v_bitop3_b32 v4, v94, v4, s12 bitop3:0xc8
48A4  v_sub_u32_e32 v95, 0x7f800000, v91
48AC  v_lshrrev_b32_e32 v94, 31, v92
48B0  v_ashrrev_i32_e32 v93, 31, v93
48B4  v_add_u32_e32 v94, -1, v94
48B8  v_max_u32_e32 v91, v91, v76
48BC  v_cmp_gt_i32_e32 vcc, 0, v95
48C0  v_and_b32_e32 v93, 7, v93
48C4  v_bitop3_b32 v8, v94, v8, s12 bitop3:0xc8
48CC  v_ashrrev_i32_e32 v92, 31, v92
48D0  v_cndmask_b32_e32 v76, v91, v76, vcc
48D4  v_sub_u32_e32 v91, 0x7f7fffff, v90
48DC  v_sub_u32_e32 v94, 0x7f800000, v90
48E4  v_and_or_b32 v92, v92, s13, v93
48EC  v_max_u32_e32 v90, v90, v76
48F0  v_lshrrev_b32_e32 v93, 31, v91
48F4  v_cmp_gt_i32_e32 vcc, 0, v94
48F8  v_add_u32_e32 v93, -1, v93
48FC  v_ashrrev_i32_e32 v91, 31, v91
4900  v_cndmask_b32_e32 v76, v90, v76, vcc
4904  v_sub_u32_e32 v90, 0x7f7fffff, v89
490C  v_bitop3_b32 v12, v93, v12, s12 bitop3:0xc8
4914  v_and_or_b32 v91, v91, s18, v92
491C  v_sub_u32_e32 v93, 0x7f800000, v89
4924  v_lshrrev_b32_e32 v92, 31, v90
4928  v_add3_u32 v75, v103, v75, v104
4930  v_add_u32_e32 v92, -1, v92
4934  v_max_u32_e32 v89, v89, v76
4938  v_cmp_gt_i32_e32 vcc, 0, v93
493C  v_add3_u32 v75, v102, v75, v101
4944  v_bitop3_b32 v16, v92, v16, s12 bitop3:0xc8
494C  v_ashrrev_i32_e32 v90, 31, v90
4950  v_cndmask_b32_e32 v76, v89, v76, vcc
4954  v_sub_u32_e32 v89, 0x7f7fffff, v88
495C  v_sub_u32_e32 v92, 0x7f800000, v88
4964  v_add3_u32 v75, v100, v75, v99
496C  v_and_or_b32 v90, v90, s19, v91
4974  v_max_u32_e32 v88, v88, v76
4978  v_lshrrev_b32_e32 v91, 31, v89
497C  v_cmp_gt_i32_e32 vcc, 0, v92
4980  v_add3_u32 v75, v98, v75, v97
4988  v_lshrrev_b32_e32 v97, 31, v95
498C  v_add_u32_e32 v91, -1, v91
4990  v_cndmask_b32_e32 v76, v88, v76, vcc
4994  v_sub_u32_e32 v88, 0x7f7fffff, v87
499C  v_add3_u32 v75, v96, v75, v97
49A4  v_lshrrev_b32_e32 v95, 31, v94
49A8  v_lshrrev_b32_e32 v94, 31, v93
49AC  v_bitop3_b32 v20, v91, v20, s12 bitop3:0xc8
49B4  v_ashrrev_i32_e32 v89, 31, v89
49B8  v_sub_u32_e32 v91, 0x7f800000, v87
49C0  v_add3_u32 v75, v95, v75, v94
49C8  v_lshrrev_b32_e32 v93, 31, v92
49CC  v_and_or_b32 v89, v89, s20, v90
49D4  v_lshrrev_b32_e32 v90, 31, v88
49D8  v_ashrrev_i32_e32 v88, 31, v88
49DC  v_lshrrev_b32_e32 v92, 31, v91
49E0  v_and_or_b32 v88, v88, s21, v89
49E8  v_add3_u32 v89, v93, v75, v92
49F0  v_max_u32_e32 v75, v87, v76
49F4  v_cmp_gt_i32_e32 vcc, 0, v91
49F8  v_add_u32_e32 v90, -1, v90
49FC  v_bitop3_b32 v24, v90, v24, s12 bitop3:0xc8
4A04  v_cndmask_b32_e32 v75, v75, v76, vcc
4A08  v_sub_u32_e32 v76, 0x7f7fffff, v86
4A10  v_sub_u32_e32 v90, 0x7f800000, v86
4A18  v_lshrrev_b32_e32 v87, 31, v76
4A1C  v_ashrrev_i32_e32 v76, 31, v76
4A20  v_max_u32_e32 v86, v86, v75
4A24  v_cmp_gt_i32_e32 vcc, 0, v90
4A28  v_add_u32_e32 v87, -1, v87
4A2C  v_and_or_b32 v76, v76, s22, v88
4A34  v_cndmask_b32_e32 v86, v86, v75, vcc
4A38  v_sub_u32_e32 v75, 0x7f7fffff, v85
4A40  v_sub_u32_e32 v88, 0x7f800000, v85
4A48  v_bitop3_b32 v32, v87, v32, s12 bitop3:0xc8
4A50  v_max_u32_e32 v85, v85, v86
4A54  v_lshrrev_b32_e32 v87, 31, v75
4A58  v_cmp_gt_i32_e32 vcc, 0, v88
4A5C  v_lshrrev_b32_e32 v91, 31, v90
4A60  v_lshrrev_b32_e32 v90, 31, v88
4A64  v_add_u32_e32 v87, -1, v87
4A68  v_cndmask_b32_e32 v85, v85, v86, vcc
4A6C  v_sub_u32_e32 v86, 0x7f7fffff, v84
4A74  v_sub_u32_e32 v88, 0x7f800000, v84
4A7C  v_bitop3_b32 v40, v87, v40, s12 bitop3:0xc8
4A84  v_max_u32_e32 v84, v84, v85
4A88  v_lshrrev_b32_e32 v87, 31, v86
4A8C  v_cmp_gt_i32_e32 vcc, 0, v88
4A90  v_ashrrev_i32_e32 v75, 31, v75
4A94  v_add_u32_e32 v87, -1, v87
4A98  v_cndmask_b32_e32 v84, v84, v85, vcc
4A9C  v_sub_u32_e32 v85, 0x7f7fffff, v83
4AA4  v_and_or_b32 v75, v75, s23, v76
4AAC  v_add3_u32 v76, v91, v89, v90
4AB4  v_lshrrev_b32_e32 v89, 31, v88
4AB8  v_bitop3_b32 v28, v87, v28, s12 bitop3:0xc8
4AC0  v_sub_u32_e32 v88, 0x7f800000, v83
4AC8  v_lshrrev_b32_e32 v87, 31, v85
4ACC  v_ashrrev_i32_e32 v86, 31, v86
4AD0  v_add_u32_e32 v87, -1, v87
4AD4  v_max_u32_e32 v83, v83, v84
4AD8  v_cmp_gt_i32_e32 vcc, 0, v88
4ADC  v_and_b32_e32 v86, 7, v86
4AE0  v_bitop3_b32 v36, v87, v36, s12 bitop3:0xc8
4AE8  v_ashrrev_i32_e32 v85, 31, v85
4AEC  v_cndmask_b32_e32 v83, v83, v84, vcc
4AF0  v_sub_u32_e32 v84, 0x7f7fffff, v82
4AF8  v_sub_u32_e32 v87, 0x7f800000, v82
4B00  v_and_or_b32 v85, v85, s13, v86
4B08  v_max_u32_e32 v82, v82, v83
4B0C  v_lshrrev_b32_e32 v86, 31, v84
4B10  v_cmp_gt_i32_e32 vcc, 0, v87
4B14  v_add_u32_e32 v86, -1, v86
4B18  v_ashrrev_i32_e32 v84, 31, v84
4B1C  v_cndmask_b32_e32 v82, v82, v83, vcc
4B20  v_sub_u32_e32 v83, 0x7f7fffff, v81
4B28  v_bitop3_b32 v44, v86, v44, s12 bitop3:0xc8
4B30  v_and_or_b32 v84, v84, s18, v85
4B38  v_sub_u32_e32 v86, 0x7f800000, v81
4B40  v_lshrrev_b32_e32 v85, 31, v83
4B44  v_add_u32_e32 v85, -1, v85
4B48  v_max_u32_e32 v81, v81, v82
4B4C  v_cmp_gt_i32_e32 vcc, 0, v86
4B50  v_bitop3_b32 v48, v85, v48, s12 bitop3:0xc8
4B58  v_ashrrev_i32_e32 v83, 31, v83
4B5C  v_cndmask_b32_e32 v81, v81, v82, vcc
4B60  v_sub_u32_e32 v82, 0x7f7fffff, v80
4B68  v_sub_u32_e32 v85, 0x7f800000, v80
4B70  v_and_or_b32 v83, v83, s19, v84
4B78  v_max_u32_e32 v80, v80, v81
4B7C  v_lshrrev_b32_e32 v84, 31, v82
4B80  v_cmp_gt_i32_e32 vcc, 0, v85
4B84  v_lshrrev_b32_e32 v90, 31, v88
4B88  v_add_u32_e32 v84, -1, v84
4B8C  v_cndmask_b32_e32 v80, v80, v81, vcc
4B90  v_sub_u32_e32 v81, 0x7f7fffff, v79
4B98  v_add3_u32 v76, v89, v76, v90
4BA0  v_lshrrev_b32_e32 v88, 31, v87
4BA4  v_lshrrev_b32_e32 v87, 31, v86
4BA8  v_bitop3_b32 v52, v84, v52, s12 bitop3:0xc8
4BB0  v_ashrrev_i32_e32 v82, 31, v82
4BB4  v_sub_u32_e32 v84, 0x7f800000, v79
4BBC  v_add3_u32 v76, v88, v76, v87
4BC4  v_lshrrev_b32_e32 v86, 31, v85
4BC8  v_and_or_b32 v82, v82, s20, v83
4BD0  v_lshrrev_b32_e32 v83, 31, v81
4BD4  v_ashrrev_i32_e32 v81, 31, v81
4BD8  v_lshrrev_b32_e32 v85, 31, v84
4BDC  v_add_u32_e32 v83, -1, v83
4BE0  v_and_or_b32 v81, v81, s21, v82
4BE8  v_add3_u32 v82, v86, v76, v85
4BF0  v_max_u32_e32 v76, v79, v80
4BF4  v_cmp_gt_i32_e32 vcc, 0, v84
4BF8  v_bitop3_b32 v56, v83, v56, s12 bitop3:0xc8
4C00  v_sub_u32_e32 v79, 0x7f7fffff, v78
4C08  v_cndmask_b32_e32 v76, v76, v80, vcc
4C0C  v_sub_u32_e32 v83, 0x7f800000, v78
4C14  v_max_u32_e32 v78, v78, v76
4C18  v_cmp_gt_i32_e32 vcc, 0, v83
4C1C  v_lshrrev_b32_e32 v80, 31, v79
4C20  v_ashrrev_i32_e32 v79, 31, v79
4C24  v_cndmask_b32_e32 v78, v78, v76, vcc
4C28  v_sub_u32_e32 v76, 0x7f7fffff, v77
4C30  v_add_u32_e32 v80, -1, v80
4C34  v_and_or_b32 v79, v79, s22, v81
4C3C  v_sub_u32_e32 v81, 0x7f800000, v77
4C44  v_lshrrev_b32_e32 v84, 31, v83
4C48  v_bitop3_b32 v60, v80, v60, s12 bitop3:0xc8
4C50  v_lshrrev_b32_e32 v80, 31, v76
4C54  v_ashrrev_i32_e32 v76, 31, v76
4C58  v_lshrrev_b32_e32 v83, 31, v81
4C5C  v_and_or_b32 v76, v76, s23, v79
4C64  v_add3_u32 v79, v84, v82, v83
4C6C  v_max_u32_e32 v77, v77, v78
4C70  v_cmp_gt_i32_e32 vcc, 0, v81
4C74  v_add_u32_e32 v80, -1, v80
4C78  v_bitop3_b32 v64, v80, v64, s12 bitop3:0xc8
4C80  v_cndmask_b32_e32 v77, v77, v78, vcc
4C84  v_mov_b32_e32 v78, 0x7f800000
4C8C  v_cmp_ne_u32_e32 vcc, 32, v79
4C90  s_nop 1
4C94  v_cndmask_b32_e32 v106, v78, v77, vcc
4C98  s_or_b64 exec, exec, s[4:5]
4C9C  v_cmp_ne_u32_e32 vcc, 0, v106
4CA0  v_mov_b32_e32 v77, 0x7f
4CA8  s_and_saveexec_b64 s[4:5], vcc
4CAC  s_cbranch_execz 15
4CB0  v_add_u32_e32 v77, s8, v106
4CB4  s_mov_b32 s12, 0x17fffff
4CBC  v_lshrrev_b32_e32 v78, 23, v77
4CC0  v_add_u32_e32 v78, -2, v78
4CC4  v_cmp_lt_u32_e32 vcc, s12, v77
4CC8  s_mov_b32 s12, 0x7f800000
4CD0  s_nop 0
4CD4  v_cndmask_b32_e32 v77, 0, v78, vcc
4CD8  v_cmp_eq_u32_e32 vcc, s12, v106
4CDC  v_mov_b32_e32 v78, 0xfe
4CE4  s_and_b64 vcc, s[6:7], vcc
4CE8  v_cndmask_b32_e32 v77, v77, v78, vcc
4CEC  s_or_b64 exec, exec, s[4:5]
4CF0  v_cmp_eq_u32_e32 vcc, 0, v77
4CF4  s_cbranch_vccz 37
4CF8  s_nop 0
4CFC  v_cndmask_b32_e64 v78, 1.0, 2.0, vcc
4D04  v_mul_f32_e32 v2, v78, v2
4D08  v_mul_f32_e32 v6, v78, v6
4D0C  v_mul_f32_e32 v10, v78, v10
4D10  v_mul_f32_e32 v14, v78, v14
4D14  v_mul_f32_e32 v18, v78, v18
4D18  v_mul_f32_e32 v22, v78, v22
4D1C  v_mul_f32_e32 v30, v78, v30
4D20  v_mul_f32_e32 v38, v78, v38
4D24  v_mul_f32_e32 v26, v78, v26
4D28  v_mul_f32_e32 v34, v78, v34
4D2C  v_mul_f32_e32 v42, v78, v42
4D30  v_mul_f32_e32 v46, v78, v46
4D34  v_mul_f32_e32 v50, v78, v50
4D38  v_mul_f32_e32 v54, v78, v54
4D3C  v_mul_f32_e32 v58, v78, v58
4D40  v_mul_f32_e32 v62, v78, v62
4D44  v_mul_f32_e32 v4, v78, v4
4D48  v_mul_f32_e32 v8, v78, v8
4D4C  v_mul_f32_e32 v12, v78, v12
4D50  v_mul_f32_e32 v16, v78, v16
4D54  v_mul_f32_e32 v20, v78, v20
4D58  v_mul_f32_e32 v24, v78, v24
4D5C  v_mul_f32_e32 v32, v78, v32
4D60  v_mul_f32_e32 v40, v78, v40
4D64  v_mul_f32_e32 v28, v78, v28
4D68  v_mul_f32_e32 v36, v78, v36
4D6C  v_mul_f32_e32 v44, v78, v44
4D70  v_mul_f32_e32 v48, v78, v48
4D74  v_mul_f32_e32 v52, v78, v52
4D78  v_mul_f32_e32 v56, v78, v56
4D7C  v_mul_f32_e32 v60, v78, v60
4D80  v_mul_f32_e32 v64, v78, v64
4D84  v_max_u32_e32 v78, 1, v77
4D88  s_branch 1
4D8C  v_mov_b32_e32 v78, v77
4D90  v_mov_b32_e32 v79, 0
4D94  v_mov_b32_e32 v80, 0
4D98  v_lshlrev_b32_e32 v82, 23, v78
4D9C  v_cvt_scalef32_pk_fp4_f32 v79, v2, v6, v82
4DA4  v_cvt_scalef32_pk_fp4_f32 v80, v18, v22, v82 op_sel:[0,0,0,1]
4DAC  v_cvt_scalef32_pk_fp4_f32 v79, v10, v14, v82 op_sel:[0,0,1,0]
4DB4  v_cvt_scalef32_pk_fp4_f32 v80, v30, v38, v82 op_sel:[0,0,1,1]
4DBC  s_nop 0
4DC0  v_mov_b32_e32 v10, 0
4DC4  v_mov_b32_e32 v14, 0
4DC8  v_and_b32_e32 v90, 0x7fffffff, v3
4DD0  v_and_b32_e32 v89, 0x7fffffff, v7
4DD8  v_cvt_scalef32_pk_fp4_f32 v10, v4, v8, v82
4DE0  v_cvt_scalef32_pk_fp4_f32 v14, v20, v24, v82 op_sel:[0,0,0,1]
4DE8  v_cvt_scalef32_pk_fp4_f32 v10, v12, v16, v82 op_sel:[0,0,1,0]
4DF0  v_cvt_scalef32_pk_fp4_f32 v14, v32, v40, v82 op_sel:[0,0,1,1]
4DF8  s_nop 0
4DFC  v_max_u32_e32 v8, v89, v90
4E00  v_and_b32_e32 v88, 0x7fffffff, v11
4E08  v_and_b32_e32 v86, 0x7fffffff, v15
4E10  v_mov_b32_e32 v78, 0
4E14  v_mov_b32_e32 v2, 0
4E18  v_mov_b32_e32 v6, 0
4E1C  v_mov_b32_e32 v4, 0
4E20  v_max3_u32 v8, v86, v88, v8
4E28  v_and_b32_e32 v85, 0x7fffffff, v19
4E30  v_and_b32_e32 v84, 0x7fffffff, v23
4E38  v_cvt_scalef32_pk_fp4_f32 v2, v26, v34, v82
4E40  v_cvt_scalef32_pk_fp4_f32 v6, v50, v54, v82 op_sel:[0,0,0,1]
4E48  v_cvt_scalef32_pk_fp4_f32 v2, v42, v46, v82 op_sel:[0,0,1,0]
4E50  v_cvt_scalef32_pk_fp4_f32 v6, v58, v62, v82 op_sel:[0,0,1,1]
4E58  s_nop 0
4E5C  v_cvt_scalef32_pk_fp4_f32 v78, v28, v36, v82
4E64  v_cvt_scalef32_pk_fp4_f32 v4, v52, v56, v82 op_sel:[0,0,0,1]
4E6C  v_cvt_scalef32_pk_fp4_f32 v78, v44, v48, v82 op_sel:[0,0,1,0]
4E74  v_cvt_scalef32_pk_fp4_f32 v4, v60, v64, v82 op_sel:[0,0,1,1]
4E7C  s_nop 0
4E80  v_max3_u32 v8, v84, v85, v8
4E88  v_and_b32_e32 v83, 0x7fffffff, v31
4E90  v_and_b32_e32 v82, 0x7fffffff, v39
4E98  v_max3_u32 v8, v82, v83, v8
4EA0  v_and_b32_e32 v64, 0x7fffffff, v27
4EA8  v_and_b32_e32 v62, 0x7fffffff, v35
4EB0  v_max3_u32 v8, v62, v64, v8
4EB8  v_and_b32_e32 v60, 0x7fffffff, v43
4EC0  v_and_b32_e32 v58, 0x7fffffff, v47
4EC8  v_max3_u32 v8, v58, v60, v8
4ED0  v_and_b32_e32 v56, 0x7fffffff, v51
4ED8  v_and_b32_e32 v54, 0x7fffffff, v55
4EE0  v_max3_u32 v8, v54, v56, v8
4EE8  v_and_b32_e32 v50, 0x7fffffff, v59
4EF0  v_and_b32_e32 v48, 0x7fffffff, v63
4EF8  v_max3_u32 v8, v48, v50, v8
4F00  v_and_b32_e32 v46, 0x7fffffff, v5
4F08  v_and_b32_e32 v44, 0x7fffffff, v9
4F10  v_max3_u32 v8, v44, v46, v8
4F18  v_and_b32_e32 v42, 0x7fffffff, v13
4F20  v_and_b32_e32 v40, 0x7fffffff, v17
4F28  v_max3_u32 v8, v40, v42, v8
4F30  v_and_b32_e32 v38, 0x7fffffff, v21
4F38  v_and_b32_e32 v36, 0x7fffffff, v25
4F40  v_max3_u32 v8, v36, v38, v8
4F48  v_and_b32_e32 v32, 0x7fffffff, v33
4F50  v_and_b32_e32 v30, 0x7fffffff, v41
4F58  v_max3_u32 v8, v30, v32, v8
4F60  v_and_b32_e32 v28, 0x7fffffff, v29
4F68  v_and_b32_e32 v26, 0x7fffffff, v37
4F70  v_max3_u32 v8, v26, v28, v8
4F78  v_and_b32_e32 v24, 0x7fffffff, v45
4F80  v_and_b32_e32 v22, 0x7fffffff, v49
4F88  v_max3_u32 v8, v22, v24, v8
4F90  v_and_b32_e32 v20, 0x7fffffff, v53
4F98  v_and_b32_e32 v18, 0x7fffffff, v57
4FA0  v_max3_u32 v16, v18, v20, v8
4FA8  v_and_b32_e32 v12, 0x7fffffff, v61
4FB0  v_and_b32_e32 v8, 0x7fffffff, v65
4FB8  v_max3_u32 v87, v8, v12, v16
4FC0  s_mov_b32 s4, 0x7f7fffff
4FC8  v_mov_b32_e32 v81, 0
4FCC  v_cmp_lt_u32_e32 vcc, s4, v87
4FD0  v_mov_b32_e32 v16, 0
4FD4  v_mov_b32_e32 v34, 0
4FD8  v_mov_b32_e32 v52, 0
4FDC  s_and_saveexec_b64 s[4:5], vcc
4FE0  s_cbranch_execz 522
4FE4  v_sub_u32_e32 v16, 0x7f7fffff, v90
4FEC  v_sub_u32_e32 v52, 0x7f800000, v90
4FF4  s_brev_b32 s12, 1
4FF8  v_lshrrev_b32_e32 v34, 31, v16
4FFC  v_lshrrev_b32_e32 v81, 31, v52
5000  v_add_u32_e32 v34, -1, v34
5004  v_cmp_lt_i32_e32 vcc, -1, v52
5008  v_sub_u32_e32 v52, 0x7f7fffff, v89
5010  v_bitop3_b32 v3, v34, v3, s12 bitop3:0xc8
5018  v_ashrrev_i32_e32 v16, 31, v16
501C  v_cndmask_b32_e32 v34, 0, v90, vcc
5020  v_sub_u32_e32 v90, 0x7f800000, v89
5028  v_and_b32_e32 v16, 7, v16
502C  v_lshrrev_b32_e32 v87, 31, v52
5030  v_ashrrev_i32_e32 v52, 31, v52
5034  v_lshrrev_b32_e32 v91, 31, v90
5038  s_movk_i32 s13, 0x70
503C  v_and_or_b32 v16, v52, s13, v16
5044  v_add_u32_e32 v52, v91, v81
5048  v_max_u32_e32 v81, v89, v34
504C  v_cmp_gt_i32_e32 vcc, 0, v90
5050  v_add_u32_e32 v87, -1, v87
5054  v_bitop3_b32 v7, v87, v7, s12 bitop3:0xc8
505C  v_cndmask_b32_e32 v34, v81, v34, vcc
5060  v_sub_u32_e32 v81, 0x7f7fffff, v88
5068  v_sub_u32_e32 v89, 0x7f800000, v88
5070  v_lshrrev_b32_e32 v87, 31, v81
5074  v_ashrrev_i32_e32 v81, 31, v81
5078  s_movk_i32 s18, 0x700
507C  v_and_or_b32 v16, v81, s18, v16
5084  v_max_u32_e32 v81, v88, v34
5088  v_cmp_gt_i32_e32 vcc, 0, v89
508C  v_add_u32_e32 v87, -1, v87
5090  v_bitop3_b32 v11, v87, v11, s12 bitop3:0xc8
5098  v_cndmask_b32_e32 v34, v81, v34, vcc
509C  v_sub_u32_e32 v81, 0x7f7fffff, v86
50A4  v_sub_u32_e32 v88, 0x7f800000, v86
50AC  v_lshrrev_b32_e32 v87, 31, v81
50B0  v_ashrrev_i32_e32 v81, 31, v81
50B4  s_movk_i32 s19, 0x7000
50B8  v_and_or_b32 v16, v81, s19, v16
50C0  v_max_u32_e32 v81, v86, v34
50C4  v_cmp_gt_i32_e32 vcc, 0, v88
50C8  v_add_u32_e32 v87, -1, v87
50CC  v_bitop3_b32 v15, v87, v15, s12 bitop3:0xc8
50D4  v_cndmask_b32_e32 v34, v81, v34, vcc
50D8  v_sub_u32_e32 v81, 0x7f7fffff, v85
50E0  v_sub_u32_e32 v87, 0x7f800000, v85
50E8  v_lshrrev_b32_e32 v86, 31, v81
50EC  v_ashrrev_i32_e32 v81, 31, v81
50F0  s_mov_b32 s20, 0x70000
50F8  v_and_or_b32 v16, v81, s20, v16
5100  v_max_u32_e32 v81, v85, v34
5104  v_cmp_gt_i32_e32 vcc, 0, v87
5108  v_add_u32_e32 v86, -1, v86
510C  v_bitop3_b32 v19, v86, v19, s12 bitop3:0xc8
5114  v_cndmask_b32_e32 v34, v81, v34, vcc
5118  v_sub_u32_e32 v81, 0x7f7fffff, v84
5120  v_sub_u32_e32 v86, 0x7f800000, v84
5128  v_lshrrev_b32_e32 v85, 31, v81
512C  v_ashrrev_i32_e32 v81, 31, v81
5130  s_mov_b32 s21, 0x700000
5138  v_and_or_b32 v16, v81, s21, v16
5140  v_max_u32_e32 v81, v84, v34
5144  v_cmp_gt_i32_e32 vcc, 0, v86
5148  v_add_u32_e32 v85, -1, v85
514C  v_bitop3_b32 v23, v85, v23, s12 bitop3:0xc8
5154  v_cndmask_b32_e32 v34, v81, v34, vcc
5158  v_sub_u32_e32 v81, 0x7f7fffff, v83
5160  v_sub_u32_e32 v85, 0x7f800000, v83
5168  v_lshrrev_b32_e32 v84, 31, v81
516C  v_ashrrev_i32_e32 v81, 31, v81
5170  s_mov_b32 s22, 0x7000000
5178  v_and_or_b32 v16, v81, s22, v16
5180  v_max_u32_e32 v81, v83, v34
5184  v_cmp_gt_i32_e32 vcc, 0, v85
5188  v_lshrrev_b32_e32 v90, 31, v89
518C  v_lshrrev_b32_e32 v89, 31, v88
5190  v_add_u32_e32 v84, -1, v84
5194  v_cndmask_b32_e32 v34, v81, v34, vcc
5198  v_sub_u32_e32 v81, 0x7f7fffff, v82
51A0  v_add3_u32 v52, v90, v52, v89
51A8  v_lshrrev_b32_e32 v88, 31, v87
51AC  v_lshrrev_b32_e32 v87, 31, v86
51B0  v_bitop3_b32 v31, v84, v31, s12 bitop3:0xc8
51B8  v_sub_u32_e32 v84, 0x7f800000, v82
51C0  v_add3_u32 v52, v88, v52, v87
51C8  v_lshrrev_b32_e32 v86, 31, v85
51CC  v_lshrrev_b32_e32 v83, 31, v81
51D0  v_ashrrev_i32_e32 v81, 31, v81
51D4  v_lshrrev_b32_e32 v85, 31, v84
51D8  s_brev_b32 s23, 14
51DC  v_add_u32_e32 v83, -1, v83
51E0  v_and_or_b32 v81, v81, s23, v16
51E8  v_add3_u32 v16, v86, v52, v85
51F0  v_max_u32_e32 v52, v82, v34
51F4  v_cmp_gt_i32_e32 vcc, 0, v84
51F8  v_bitop3_b32 v39, v83, v39, s12 bitop3:0xc8
5200  v_sub_u32_e32 v83, 0x7f800000, v64
5208  v_cndmask_b32_e32 v34, v52, v34, vcc
520C  v_sub_u32_e32 v52, 0x7f7fffff, v64
5214  v_max_u32_e32 v64, v64, v34
5218  v_lshrrev_b32_e32 v82, 31, v52
521C  v_cmp_gt_i32_e32 vcc, 0, v83
5220  v_add_u32_e32 v82, -1, v82
5224  v_lshrrev_b32_e32 v84, 31, v83
5228  v_cndmask_b32_e32 v34, v64, v34, vcc
522C  v_sub_u32_e32 v64, 0x7f7fffff, v62
5234  v_bitop3_b32 v27, v82, v27, s12 bitop3:0xc8
523C  v_sub_u32_e32 v83, 0x7f800000, v62
5244  v_lshrrev_b32_e32 v82, 31, v64
5248  v_ashrrev_i32_e32 v52, 31, v52
524C  v_add_u32_e32 v82, -1, v82
5250  v_max_u32_e32 v62, v62, v34
5254  v_cmp_gt_i32_e32 vcc, 0, v83
5258  v_and_b32_e32 v52, 7, v52
525C  v_bitop3_b32 v35, v82, v35, s12 bitop3:0xc8
5264  v_ashrrev_i32_e32 v64, 31, v64
5268  v_cndmask_b32_e32 v34, v62, v34, vcc
526C  v_sub_u32_e32 v62, 0x7f7fffff, v60
5274  v_sub_u32_e32 v82, 0x7f800000, v60
527C  v_and_or_b32 v52, v64, s13, v52
5284  v_max_u32_e32 v60, v60, v34
5288  v_lshrrev_b32_e32 v64, 31, v62
528C  v_cmp_gt_i32_e32 vcc, 0, v82
5290  v_add_u32_e32 v64, -1, v64
5294  v_ashrrev_i32_e32 v62, 31, v62
5298  v_cndmask_b32_e32 v34, v60, v34, vcc
529C  v_sub_u32_e32 v60, 0x7f7fffff, v58
52A4  v_bitop3_b32 v43, v64, v43, s12 bitop3:0xc8
52AC  v_and_or_b32 v52, v62, s18, v52
52B4  v_sub_u32_e32 v64, 0x7f800000, v58
52BC  v_lshrrev_b32_e32 v62, 31, v60
52C0  v_add_u32_e32 v62, -1, v62
52C4  v_max_u32_e32 v58, v58, v34
52C8  v_cmp_gt_i32_e32 vcc, 0, v64
52CC  v_bitop3_b32 v47, v62, v47, s12 bitop3:0xc8
52D4  v_ashrrev_i32_e32 v60, 31, v60
52D8  v_cndmask_b32_e32 v34, v58, v34, vcc
52DC  v_sub_u32_e32 v58, 0x7f7fffff, v56
52E4  v_sub_u32_e32 v62, 0x7f800000, v56
52EC  v_and_or_b32 v52, v60, s19, v52
52F4  v_max_u32_e32 v56, v56, v34
52F8  v_lshrrev_b32_e32 v60, 31, v58
52FC  v_cmp_gt_i32_e32 vcc, 0, v62
5300  v_lshrrev_b32_e32 v85, 31, v83
5304  v_add_u32_e32 v60, -1, v60
5308  v_cndmask_b32_e32 v34, v56, v34, vcc
530C  v_sub_u32_e32 v56, 0x7f7fffff, v54
5314  v_add3_u32 v16, v84, v16, v85
531C  v_lshrrev_b32_e32 v83, 31, v82
5320  v_lshrrev_b32_e32 v82, 31, v64
5324  v_bitop3_b32 v51, v60, v51, s12 bitop3:0xc8
532C  v_ashrrev_i32_e32 v58, 31, v58
5330  v_sub_u32_e32 v60, 0x7f800000, v54
5338  v_add3_u32 v16, v83, v16, v82
5340  v_lshrrev_b32_e32 v64, 31, v62
5344  v_and_or_b32 v52, v58, s20, v52
534C  v_lshrrev_b32_e32 v58, 31, v56
5350  v_ashrrev_i32_e32 v56, 31, v56
5354  v_lshrrev_b32_e32 v62, 31, v60
5358  v_and_or_b32 v52, v56, s21, v52
5360  v_add3_u32 v56, v64, v16, v62
5368  v_max_u32_e32 v16, v54, v34
536C  v_cmp_gt_i32_e32 vcc, 0, v60
5370  v_add_u32_e32 v58, -1, v58
5374  v_bitop3_b32 v55, v58, v55, s12 bitop3:0xc8
537C  v_cndmask_b32_e32 v16, v16, v34, vcc
5380  v_sub_u32_e32 v34, 0x7f7fffff, v50
5388  v_sub_u32_e32 v58, 0x7f800000, v50
5390  v_lshrrev_b32_e32 v54, 31, v34
5394  v_add_u32_e32 v54, -1, v54
5398  v_max_u32_e32 v50, v50, v16
539C  v_cmp_gt_i32_e32 vcc, 0, v58
53A0  v_bitop3_b32 v59, v54, v59, s12 bitop3:0xc8
53A8  v_ashrrev_i32_e32 v34, 31, v34
53AC  v_cndmask_b32_e32 v50, v50, v16, vcc
53B0  v_sub_u32_e32 v16, 0x7f7fffff, v48
53B8  v_sub_u32_e32 v54, 0x7f800000, v48
53C0  v_and_or_b32 v34, v34, s22, v52
53C8  v_max_u32_e32 v48, v48, v50
53CC  v_lshrrev_b32_e32 v52, 31, v16
53D0  v_cmp_gt_i32_e32 vcc, 0, v54
53D4  v_lshrrev_b32_e32 v60, 31, v58
53D8  v_lshrrev_b32_e32 v58, 31, v54
53DC  v_add_u32_e32 v52, -1, v52
53E0  v_cndmask_b32_e32 v48, v48, v50, vcc
53E4  v_sub_u32_e32 v50, 0x7f7fffff, v46
53EC  v_sub_u32_e32 v54, 0x7f800000, v46
53F4  v_bitop3_b32 v63, v52, v63, s12 bitop3:0xc8
53FC  v_max_u32_e32 v46, v46, v48
5400  v_lshrrev_b32_e32 v52, 31, v50
5404  v_cmp_gt_i32_e32 vcc, 0, v54
5408  v_ashrrev_i32_e32 v16, 31, v16
540C  v_add_u32_e32 v52, -1, v52
5410  v_cndmask_b32_e32 v46, v46, v48, vcc
5414  v_sub_u32_e32 v48, 0x7f7fffff, v44
541C  v_and_or_b32 v16, v16, s23, v34
5424  v_add3_u32 v34, v60, v56, v58
542C  v_lshrrev_b32_e32 v56, 31, v54
5430  v_bitop3_b32 v5, v52, v5, s12 bitop3:0xc8
5438  v_sub_u32_e32 v54, 0x7f800000, v44
5440  v_lshrrev_b32_e32 v52, 31, v48
5444  v_ashrrev_i32_e32 v50, 31, v50
5448  v_add_u32_e32 v52, -1, v52
544C  v_max_u32_e32 v44, v44, v46
5450  v_cmp_gt_i32_e32 vcc, 0, v54
5454  v_and_b32_e32 v50, 7, v50
5458  v_bitop3_b32 v9, v52, v9, s12 bitop3:0xc8
5460  v_ashrrev_i32_e32 v48, 31, v48
5464  v_cndmask_b32_e32 v44, v44, v46, vcc
5468  v_sub_u32_e32 v46, 0x7f7fffff, v42
5470  v_sub_u32_e32 v52, 0x7f800000, v42
5478  v_and_or_b32 v48, v48, s13, v50
5480  v_max_u32_e32 v42, v42, v44
5484  v_lshrrev_b32_e32 v50, 31, v46
5488  v_cmp_gt_i32_e32 vcc, 0, v52
548C  v_add_u32_e32 v50, -1, v50
5490  v_ashrrev_i32_e32 v46, 31, v46
5494  v_cndmask_b32_e32 v42, v42, v44, vcc
5498  v_sub_u32_e32 v44, 0x7f7fffff, v40
54A0  v_bitop3_b32 v13, v50, v13, s12 bitop3:0xc8
54A8  v_and_or_b32 v46, v46, s18, v48
54B0  v_sub_u32_e32 v50, 0x7f800000, v40
54B8  v_lshrrev_b32_e32 v48, 31, v44
54BC  v_add_u32_e32 v48, -1, v48
54C0  v_max_u32_e32 v40, v40, v42
54C4  v_cmp_gt_i32_e32 vcc, 0, v50
54C8  v_bitop3_b32 v17, v48, v17, s12 bitop3:0xc8
54D0  v_ashrrev_i32_e32 v44, 31, v44
54D4  v_cndmask_b32_e32 v40, v40, v42, vcc
54D8  v_sub_u32_e32 v42, 0x7f7fffff, v38
54E0  v_sub_u32_e32 v48, 0x7f800000, v38
54E8  v_and_or_b32 v44, v44, s19, v46
54F0  v_max_u32_e32 v38, v38, v40
54F4  v_lshrrev_b32_e32 v46, 31, v42
54F8  v_cmp_gt_i32_e32 vcc, 0, v48
54FC  v_lshrrev_b32_e32 v58, 31, v54
5500  v_add_u32_e32 v46, -1, v46
5504  v_cndmask_b32_e32 v38, v38, v40, vcc
5508  v_sub_u32_e32 v40, 0x7f7fffff, v36
5510  v_add3_u32 v34, v56, v34, v58
5518  v_lshrrev_b32_e32 v54, 31, v52
551C  v_lshrrev_b32_e32 v52, 31, v50
5520  v_bitop3_b32 v21, v46, v21, s12 bitop3:0xc8
5528  v_ashrrev_i32_e32 v42, 31, v42
552C  v_sub_u32_e32 v46, 0x7f800000, v36
5534  v_add3_u32 v34, v54, v34, v52
553C  v_lshrrev_b32_e32 v50, 31, v48
5540  v_and_or_b32 v42, v42, s20, v44
5548  v_lshrrev_b32_e32 v44, 31, v40
554C  v_ashrrev_i32_e32 v40, 31, v40
5550  v_lshrrev_b32_e32 v48, 31, v46
5554  v_add_u32_e32 v44, -1, v44
5558  v_and_or_b32 v40, v40, s21, v42
5560  v_add3_u32 v42, v50, v34, v48
5568  v_max_u32_e32 v34, v36, v38
556C  v_cmp_gt_i32_e32 vcc, 0, v46
5570  v_sub_u32_e32 v36, 0x7f7fffff, v32
5578  v_bitop3_b32 v25, v44, v25, s12 bitop3:0xc8
5580  v_cndmask_b32_e32 v34, v34, v38, vcc
5584  v_sub_u32_e32 v44, 0x7f800000, v32
558C  v_lshrrev_b32_e32 v38, 31, v36
5590  v_ashrrev_i32_e32 v36, 31, v36
5594  v_max_u32_e32 v32, v32, v34
5598  v_cmp_gt_i32_e32 vcc, 0, v44
559C  v_add_u32_e32 v38, -1, v38
55A0  v_and_or_b32 v36, v36, s22, v40
55A8  v_cndmask_b32_e32 v32, v32, v34, vcc
55AC  v_sub_u32_e32 v34, 0x7f7fffff, v30
55B4  v_sub_u32_e32 v40, 0x7f800000, v30
55BC  v_bitop3_b32 v33, v38, v33, s12 bitop3:0xc8
55C4  v_max_u32_e32 v30, v30, v32
55C8  v_lshrrev_b32_e32 v38, 31, v34
55CC  v_cmp_gt_i32_e32 vcc, 0, v40
55D0  v_lshrrev_b32_e32 v46, 31, v44
55D4  v_lshrrev_b32_e32 v44, 31, v40
55D8  v_add_u32_e32 v38, -1, v38
55DC  v_cndmask_b32_e32 v30, v30, v32, vcc
55E0  v_sub_u32_e32 v32, 0x7f7fffff, v28
55E8  v_sub_u32_e32 v40, 0x7f800000, v28
55F0  v_bitop3_b32 v41, v38, v41, s12 bitop3:0xc8
55F8  v_max_u32_e32 v28, v28, v30
55FC  v_lshrrev_b32_e32 v38, 31, v32
5600  v_cmp_gt_i32_e32 vcc, 0, v40
5604  v_ashrrev_i32_e32 v34, 31, v34
5608  v_add_u32_e32 v38, -1, v38
560C  v_cndmask_b32_e32 v28, v28, v30, vcc
5610  v_sub_u32_e32 v30, 0x7f7fffff, v26
5618  v_and_or_b32 v34, v34, s23, v36
5620  v_add3_u32 v36, v46, v42, v44
5628  v_lshrrev_b32_e32 v42, 31, v40
562C  v_bitop3_b32 v29, v38, v29, s12 bitop3:0xc8
5634  v_sub_u32_e32 v40, 0x7f800000, v26
563C  v_lshrrev_b32_e32 v38, 31, v30
5640  v_ashrrev_i32_e32 v32, 31, v32
5644  v_add_u32_e32 v38, -1, v38
5648  v_max_u32_e32 v26, v26, v28
564C  v_cmp_gt_i32_e32 vcc, 0, v40
5650  v_and_b32_e32 v32, 7, v32
5654  v_lshrrev_b32_e32 v44, 31, v40
5658  v_bitop3_b32 v37, v38, v37, s12 bitop3:0xc8
5660  v_ashrrev_i32_e32 v30, 31, v30
5664  v_cndmask_b32_e32 v26, v26, v28, vcc
5668  v_sub_u32_e32 v28, 0x7f7fffff, v24
5670  v_sub_u32_e32 v38, 0x7f800000, v24
5678  v_and_or_b32 v30, v30, s13, v32
5680  v_add3_u32 v32, v42, v36, v44
5688  v_max_u32_e32 v24, v24, v26
568C  v_lshrrev_b32_e32 v36, 31, v28
5690  v_cmp_gt_i32_e32 vcc, 0, v38
5694  v_add_u32_e32 v36, -1, v36
5698  v_bitop3_b32 v45, v36, v45, s12 bitop3:0xc8
56A0  v_cndmask_b32_e32 v24, v24, v26, vcc
56A4  v_sub_u32_e32 v26, 0x7f7fffff, v22
56AC  v_ashrrev_i32_e32 v28, 31, v28
56B0  v_sub_u32_e32 v36, 0x7f800000, v22
56B8  v_lshrrev_b32_e32 v40, 31, v38
56BC  v_and_or_b32 v28, v28, s18, v30
56C4  v_lshrrev_b32_e32 v30, 31, v26
56C8  v_ashrrev_i32_e32 v26, 31, v26
56CC  v_lshrrev_b32_e32 v38, 31, v36
56D0  v_max_u32_e32 v22, v22, v24
56D4  v_cmp_gt_i32_e32 vcc, 0, v36
56D8  v_add_u32_e32 v30, -1, v30
56DC  v_and_or_b32 v26, v26, s19, v28
56E4  v_add3_u32 v28, v40, v32, v38
56EC  v_cndmask_b32_e32 v22, v22, v24, vcc
56F0  v_sub_u32_e32 v24, 0x7f7fffff, v20
56F8  v_sub_u32_e32 v32, 0x7f800000, v20
5700  v_bitop3_b32 v49, v30, v49, s12 bitop3:0xc8
5708  v_max_u32_e32 v20, v20, v22
570C  v_lshrrev_b32_e32 v30, 31, v24
5710  v_cmp_gt_i32_e32 vcc, 0, v32
5714  v_add_u32_e32 v30, -1, v30
5718  v_bitop3_b32 v53, v30, v53, s12 bitop3:0xc8
5720  v_cndmask_b32_e32 v20, v20, v22, vcc
5724  v_sub_u32_e32 v22, 0x7f7fffff, v18
572C  v_ashrrev_i32_e32 v24, 31, v24
5730  v_sub_u32_e32 v30, 0x7f800000, v18
5738  v_lshrrev_b32_e32 v36, 31, v32
573C  v_and_or_b32 v24, v24, s20, v26
5744  v_lshrrev_b32_e32 v26, 31, v22
5748  v_ashrrev_i32_e32 v22, 31, v22
574C  v_lshrrev_b32_e32 v32, 31, v30
5750  v_max_u32_e32 v18, v18, v20
5754  v_cmp_gt_i32_e32 vcc, 0, v30
5758  v_add_u32_e32 v26, -1, v26
575C  v_and_or_b32 v22, v22, s21, v24
5764  v_add3_u32 v24, v36, v28, v32
576C  v_cndmask_b32_e32 v18, v18, v20, vcc
5770  v_sub_u32_e32 v20, 0x7f7fffff, v12
5778  v_sub_u32_e32 v28, 0x7f800000, v12
5780  v_bitop3_b32 v57, v26, v57, s12 bitop3:0xc8
5788  v_max_u32_e32 v12, v12, v18
578C  v_lshrrev_b32_e32 v26, 31, v20
5790  v_cmp_gt_i32_e32 vcc, 0, v28
5794  v_add_u32_e32 v26, -1, v26
5798  v_bitop3_b32 v61, v26, v61, s12 bitop3:0xc8
57A0  v_cndmask_b32_e32 v12, v12, v18, vcc
57A4  v_sub_u32_e32 v18, 0x7f7fffff, v8
57AC  v_ashrrev_i32_e32 v20, 31, v20
57B0  v_sub_u32_e32 v26, 0x7f800000, v8
57B8  v_lshrrev_b32_e32 v30, 31, v28
57BC  v_and_or_b32 v20, v20, s22, v22
57C4  v_lshrrev_b32_e32 v22, 31, v18
57C8  v_ashrrev_i32_e32 v18, 31, v18
57CC  v_lshrrev_b32_e32 v28, 31, v26
57D0  v_and_or_b32 v52, v18, s23, v20
57D8  v_add3_u32 v18, v30, v24, v28
57E0  v_max_u32_e32 v8, v8, v12
57E4  v_cmp_gt_i32_e32 vcc, 0, v26
57E8  v_add_u32_e32 v22, -1, v22
57EC  v_bitop3_b32 v65, v22, v65, s12 bitop3:0xc8
57F4  v_cndmask_b32_e32 v8, v8, v12, vcc
57F8  v_mov_b32_e32 v12, 0x7f800000
5800  v_cmp_ne_u32_e32 vcc, 32, v18
5804  s_nop 1
5808  v_cndmask_b32_e32 v87, v12, v8, vcc
580C  s_or_b64 exec, exec, s[4:5]
5810  v_cmp_ne_u32_e32 vcc, 0, v87
5814  v_mov_b32_e32 v8, 0x7f
581C  s_and_saveexec_b64 s[4:5], vcc
5820  s_cbranch_execz 15
5824  v_add_u32_e32 v8, s8, v87
5828  s_mov_b32 s8, 0x17fffff
5830  v_lshrrev_b32_e32 v12, 23, v8
5834  v_add_u32_e32 v12, -2, v12
5838  v_cmp_lt_u32_e32 vcc, s8, v8
583C  s_mov_b32 s8, 0x7f800000
5844  s_nop 0
5848  v_cndmask_b32_e32 v8, 0, v12, vcc
584C  v_cmp_eq_u32_e32 vcc, s8, v87
5850  v_mov_b32_e32 v12, 0xfe
5858  s_and_b64 vcc, s[6:7], vcc
585C  v_cndmask_b32_e32 v8, v8, v12, vcc
5860  s_or_b64 exec, exec, s[4:5]
5864  v_cmp_eq_u32_e32 vcc, 0, v8
5868  s_cbranch_vccz 37
586C  s_nop 0
5870  v_cndmask_b32_e64 v12, 1.0, 2.0, vcc
5878  v_mul_f32_e32 v3, v12, v3
587C  v_mul_f32_e32 v7, v12, v7
5880  v_mul_f32_e32 v11, v12, v11
5884  v_mul_f32_e32 v15, v12, v15
5888  v_mul_f32_e32 v19, v12, v19
588C  v_mul_f32_e32 v23, v12, v23
5890  v_mul_f32_e32 v31, v12, v31
5894  v_mul_f32_e32 v39, v12, v39
5898  v_mul_f32_e32 v27, v12, v27
589C  v_mul_f32_e32 v35, v12, v35
58A0  v_mul_f32_e32 v43, v12, v43
58A4  v_mul_f32_e32 v47, v12, v47
58A8  v_mul_f32_e32 v51, v12, v51
58AC  v_mul_f32_e32 v55, v12, v55
58B0  v_mul_f32_e32 v59, v12, v59
58B4  v_mul_f32_e32 v63, v12, v63
58B8  v_mul_f32_e32 v5, v12, v5
58BC  v_mul_f32_e32 v9, v12, v9
58C0  v_mul_f32_e32 v13, v12, v13
58C4  v_mul_f32_e32 v17, v12, v17
58C8  v_mul_f32_e32 v21, v12, v21
58CC  v_mul_f32_e32 v25, v12, v25
58D0  v_mul_f32_e32 v33, v12, v33
58D4  v_mul_f32_e32 v41, v12, v41
58D8  v_mul_f32_e32 v29, v12, v29
58DC  v_mul_f32_e32 v37, v12, v37
58E0  v_mul_f32_e32 v45, v12, v45
58E4  v_mul_f32_e32 v49, v12, v49
58E8  v_mul_f32_e32 v53, v12, v53
58EC  v_mul_f32_e32 v57, v12, v57
58F0  v_mul_f32_e32 v61, v12, v61
58F4  v_mul_f32_e32 v65, v12, v65
58F8  v_max_u32_e32 v12, 1, v8
58FC  s_branch 1
5900  v_mov_b32_e32 v12, v8
5904  v_or3_b32 v83, v6, v74, v2
590C  v_or3_b32 v85, v4, v76, v78
5914  v_mov_b32_e32 v2, 0
5918  v_mov_b32_e32 v4, 0
591C  v_lshlrev_b32_e32 v6, 23, v12
5920  v_cvt_scalef32_pk_fp4_f32 v2, v3, v7, v6
5928  v_cvt_scalef32_pk_fp4_f32 v4, v19, v23, v6 op_sel:[0,0,0,1]
5930  v_cvt_scalef32_pk_fp4_f32 v2, v11, v15, v6 op_sel:[0,0,1,0]
5938  v_cvt_scalef32_pk_fp4_f32 v4, v31, v39, v6 op_sel:[0,0,1,1]
5940  s_nop 0
5944  v_mov_b32_e32 v3, 0
5948  v_or3_b32 v2, v4, v81, v2
5950  v_mov_b32_e32 v4, 0
5954  v_cvt_scalef32_pk_fp4_f32 v3, v27, v35, v6
595C  v_cvt_scalef32_pk_fp4_f32 v4, v51, v55, v6 op_sel:[0,0,0,1]
5964  v_cvt_scalef32_pk_fp4_f32 v3, v43, v47, v6 op_sel:[0,0,1,0]
596C  v_cvt_scalef32_pk_fp4_f32 v4, v59, v63, v6 op_sel:[0,0,1,1]
5974  s_nop 0
5978  v_mov_b32_e32 v7, 0
597C  v_or3_b32 v3, v4, v16, v3
5984  v_mov_b32_e32 v4, 0
5988  v_or3_b32 v84, v14, v75, v10
5990  v_mov_b32_e32 v10, 0
5994  v_cvt_scalef32_pk_fp4_f32 v4, v5, v9, v6
599C  v_cvt_scalef32_pk_fp4_f32 v7, v21, v25, v6 op_sel:[0,0,0,1]
59A4  v_cvt_scalef32_pk_fp4_f32 v4, v13, v17, v6 op_sel:[0,0,1,0]
59AC  v_cvt_scalef32_pk_fp4_f32 v7, v33, v41, v6 op_sel:[0,0,1,1]
59B4  s_nop 0
59B8  v_mov_b32_e32 v5, 0
59BC  v_or3_b32 v4, v7, v34, v4
59C4  v_cvt_scalef32_pk_fp4_f32 v10, v29, v37, v6
59CC  v_cvt_scalef32_pk_fp4_f32 v5, v53, v57, v6 op_sel:[0,0,0,1]
59D4  v_cvt_scalef32_pk_fp4_f32 v10, v45, v49, v6 op_sel:[0,0,1,0]
59DC  v_cvt_scalef32_pk_fp4_f32 v5, v61, v65, v6 op_sel:[0,0,1,1]
59E4  s_nop 0
59E8  v_lshlrev_b32_e32 v6, 1, v72
59EC  v_bitop3_b32 v7, v1, v70, 3 bitop3:0x6c
59F4  v_or3_b32 v5, v5, v52, v10
59FC  v_add_u32_e32 v9, v6, v7
5A00  v_mov_b32_e32 v10, 0x10000
5A08  v_or3_b32 v82, v80, v73, v79
5A10  v_lshl_or_b32 v9, v9, 4, v10
5A18  ds_write_b128 v9, v[82:85]
5A20  v_add_u32_e32 v9, v6, v70
5A24  v_xor_b32_e32 v6, 0x108, v6
5A2C  v_add_u32_e32 v7, v6, v7
5A30  v_or_b32_e32 v9, 0x12000, v9
5A38  v_lshl_or_b32 v7, v7, 4, v10
5A40  ds_write_b8 v9, v77
5A48  ds_write_b128 v7, v[2:5]
5A50  v_add_u32_e32 v2, v6, v70
5A54  v_or_b32_e32 v2, 0x12000, v2
5A5C  ds_write_b8 v2, v8
5A64  s_or_b64 exec, exec, s[2:3]
5A68  s_add_i32 s2, s11, 7
5A6C  s_lshr_b32 s3, s9, 1
5A70  s_and_b32 s12, s2, 0xffffff8
5A78  s_and_b32 s2, s27, 0xffffff00
5A80  s_and_b32 s3, s3, 2
5A84  s_or_b32 s2, s2, s3
5A88  v_or_b32_e32 v2, s2, v68
5A8C  s_add_i32 s2, s10, 0xff
5A94  s_and_b32 s13, s2, 0xffffff00
5A9C  v_or_b32_e32 v4, s9, v66
5AA0  v_add_u32_e32 v1, s26, v1
5AA4  s_and_b64 s[8:9], s[0:1], exec
5AA8  v_cmp_le_u32_e64 s[6:7], s11, v4
5AB0  v_mov_b32_e32 v3, 0
5AB4  v_and_b32_e32 v6, 4, v0
5AB8  v_cmp_le_u32_e64 s[8:9], s10, v1
5AC0  v_cmp_gt_u32_e64 s[4:5], s11, v4
5AC8  v_or3_b32 v2, v2, v67, v69
5AD0  v_mov_b32_e32 v5, v3
5AD4  v_cmp_le_u32_e64 s[2:3], s12, v4
5ADC  v_cmp_eq_u32_e32 vcc, 0, v6
5AE0  s_cselect_b32 s12, s11, s12
5AE4  s_or_b64 s[8:9], s[6:7], s[8:9]
5AE8  s_mov_b64 s[6:7], 0
5AEC  s_waitcnt lgkmcnt(0)
5AF0  s_barrier
5AF4  s_and_saveexec_b64 s[18:19], s[8:9]
5AF8  s_xor_b64 s[8:9], exec, s[18:19]
5AFC  v_cmp_le_u32_e64 s[6:7], s13, v1
5B04  s_or_b64 s[6:7], s[0:1], s[6:7]
5B08  s_nor_b64 s[6:7], s[6:7], s[2:3]
5B0C  s_and_b64 s[6:7], s[6:7], exec
5B10  s_or_saveexec_b64 s[8:9], s[8:9]
5B14  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
5B1C  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
5B24  v_mov_b32_e32 v6, 0x7f
5B2C  s_xor_b64 exec, exec, s[8:9]
5B30  s_cbranch_execz 27
5B34  v_bitop3_b32 v6, v71, 64, 2 bitop3:0xde
5B3C  v_cndmask_b32_e32 v6, v6, v71, vcc
5B40  v_lshlrev_b32_e32 v7, 2, v6
5B44  v_lshrrev_b32_e32 v6, 2, v6
5B48  v_xor_b32_e32 v6, v6, v0
5B4C  v_and_or_b32 v6, v6, 3, v7
5B54  v_mov_b32_e32 v8, 0x10000
5B5C  v_lshl_add_u32 v6, v6, 4, v8
5B64  v_or_b32_e32 v7, v7, v66
5B68  v_add_u32_e32 v7, 0x12000, v7
5B70  ds_read_b128 v[8:11], v6
5B78  ds_read_u8 v6, v7
5B80  v_mad_u64_u32 v[12:13], s[14:15], v1, s11, 0
5B88  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
5B90  s_or_b64 s[6:7], s[6:7], exec
5B94  s_waitcnt lgkmcnt(1)
5B98  global_store_dwordx4 v[12:13], v[8:11], off
5BA0  s_or_b64 exec, exec, s[8:9]
5BA4  s_and_saveexec_b64 s[8:9], s[6:7]
5BA8  s_cbranch_execz 12
5BAC  v_and_b32_e32 v7, 0xffffffe0, v1
5BB4  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
5BBC  v_mov_b64_e32 v[8:9], s[16:17]
5BC0  v_mad_u64_u32 v[8:9], s[6:7], s12, v1, v[8:9]
5BC8  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
5BD0  s_waitcnt lgkmcnt(0)
5BD4  global_store_byte v[8:9], v6, off
5BDC  s_or_b64 exec, exec, s[8:9]
5BE0  s_waitcnt lgkmcnt(0)
5BE4  v_or_b32_e32 v6, 0x100, v0
5BEC  v_lshrrev_b32_e32 v1, 2, v6
5BF0  v_add_u32_e32 v1, s26, v1
5BF4  v_cmp_le_u32_e64 s[6:7], s10, v1
5BFC  s_xor_b64 s[4:5], s[4:5], -1
5C00  s_or_b64 s[6:7], s[4:5], s[6:7]
5C04  s_mov_b64 s[4:5], 0
5C08  s_and_saveexec_b64 s[8:9], s[6:7]
5C0C  s_xor_b64 s[6:7], exec, s[8:9]
5C10  s_cbranch_execnz 9
5C14  s_or_saveexec_b64 s[2:3], s[6:7]
5C18  v_mov_b32_e32 v7, 0x7f
5C20  s_xor_b64 exec, exec, s[2:3]
5C24  s_cbranch_execnz 14
5C28  s_or_b64 exec, exec, s[2:3]
5C2C  s_and_saveexec_b64 s[2:3], s[4:5]
5C30  s_cbranch_execnz 42
5C34  s_endpgm
5C38  v_cmp_le_u32_e64 s[4:5], s13, v1
5C40  s_or_b64 s[4:5], s[0:1], s[4:5]
5C44  s_nor_b64 s[2:3], s[4:5], s[2:3]
5C48  s_and_b64 s[4:5], s[2:3], exec
5C4C  s_or_saveexec_b64 s[2:3], s[6:7]
5C50  v_mov_b32_e32 v7, 0x7f
5C58  s_xor_b64 exec, exec, s[2:3]
5C5C  s_cbranch_execz 65522
5C60  v_lshrrev_b32_e32 v6, 3, v6
5C64  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
5C6C  v_cndmask_b32_e32 v6, v7, v6, vcc
5C70  v_lshlrev_b32_e32 v7, 2, v6
5C74  v_lshrrev_b32_e32 v6, 2, v6
5C78  v_xor_b32_e32 v0, v6, v0
5C7C  v_and_or_b32 v0, v0, 3, v7
5C84  v_mov_b32_e32 v6, 0x10000
5C8C  v_lshl_add_u32 v0, v0, 4, v6
5C94  v_or_b32_e32 v6, v7, v66
5C98  v_add_u32_e32 v6, 0x12000, v6
5CA0  ds_read_b128 v[8:11], v0
5CA8  ds_read_u8 v7, v6
5CB0  v_mad_u64_u32 v[12:13], s[6:7], v1, s11, 0
5CB8  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
5CC0  s_or_b64 s[4:5], s[4:5], exec
5CC4  s_waitcnt lgkmcnt(1)
5CC8  global_store_dwordx4 v[4:5], v[8:11], off
5CD0  s_or_b64 exec, exec, s[2:3]
5CD4  s_and_saveexec_b64 s[2:3], s[4:5]
5CD8  s_cbranch_execz 65494
5CDC  v_and_b32_e32 v0, 0xffffffe0, v1
5CE4  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
5CEC  v_mov_b64_e32 v[0:1], s[16:17]
5CF0  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
5CF8  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
5D00  s_waitcnt lgkmcnt(0)
5D04  global_store_byte v[0:1], v7, off
5D0C  s_endpgm
5D10  s_nop 0

5e00 <QuantiseBothF32H16>:
5E00  v_readfirstlane_b32 s18, v0
5E04  s_andn2_b32 s18, s18, 63
5E08  v_and_b32_e32 v4, 32, v0
5E0C  v_or_b32_e32 v2, s18, v4
5E10  v_lshrrev_b32_e32 v1, 2, v0
5E14  v_lshrrev_b32_e32 v3, 5, v2
5E18  v_bfe_u32 v2, v2, 5, 4
5E20  s_load_dwordx2 s[6:7], s[0:1], 0x0
5E28  s_load_dwordx4 s[8:11], s[0:1], 0x28
5E30  v_bitop3_b32 v2, v1, v2, 4 bitop3:0x6c
5E38  v_xor_b32_e32 v2, v2, v0
5E3C  v_lshlrev_b32_e32 v2, 2, v2
5E40  s_lshl_b32 s31, s3, 7
5E44  s_lshl_b32 s30, s2, 7
5E48  v_and_b32_e32 v2, 0x7c, v2
5E50  v_add_u32_e32 v6, s31, v3
5E54  v_or_b32_e32 v2, s30, v2
5E58  s_waitcnt lgkmcnt(0)
5E5C  v_cmp_gt_u32_e32 vcc, s9, v6
5E60  v_cmp_gt_u32_e64 s[4:5], s10, v2
5E68  v_and_b32_e32 v5, 4, v1
5E6C  s_and_b64 s[12:13], vcc, s[4:5]
5E70  s_and_saveexec_b64 s[4:5], s[12:13]
5E74  s_cbranch_execz 12
5E78  v_mov_b32_e32 v3, 0
5E7C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
5E84  v_lshlrev_b64 v[2:3], 2, v[2:3]
5E8C  v_and_b32_e32 v2, -16, v2
5E90  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5E98  s_lshl_b32 m0, s18, 4
5E9C  s_nop 0
5EA0  global_load_lds_dwordx4 v[2:3], off
5EA8  s_or_b64 exec, exec, s[4:5]
5EAC  s_add_i32 s4, s18, 0x100
5EB4  v_or_b32_e32 v2, s4, v4
5EB8  v_lshrrev_b32_e32 v2, 5, v2
5EBC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
5EC4  v_xor_b32_e32 v3, v3, v0
5EC8  v_add_u32_e32 v6, s31, v2
5ECC  v_lshlrev_b32_e32 v2, 2, v3
5ED0  v_and_b32_e32 v2, 0x7c, v2
5ED8  v_or_b32_e32 v2, s30, v2
5EDC  v_cmp_gt_u32_e32 vcc, s9, v6
5EE0  v_cmp_gt_u32_e64 s[4:5], s10, v2
5EE8  s_and_b64 s[12:13], vcc, s[4:5]
5EEC  s_and_saveexec_b64 s[4:5], s[12:13]
5EF0  s_cbranch_execz 14
5EF4  v_mov_b32_e32 v3, 0
5EF8  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
5F00  v_lshlrev_b64 v[2:3], 2, v[2:3]
5F08  v_and_b32_e32 v2, -16, v2
5F0C  s_lshl_b32 s12, s18, 4
5F10  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5F18  s_add_i32 m0, s12, 0x1000
5F20  s_nop 0
5F24  global_load_lds_dwordx4 v[2:3], off
5F2C  s_or_b64 exec, exec, s[4:5]
5F30  s_add_i32 s4, s18, 0x200
5F38  v_or_b32_e32 v2, s4, v4
5F3C  v_lshrrev_b32_e32 v2, 5, v2
5F40  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
5F48  v_xor_b32_e32 v3, v3, v0
5F4C  v_add_u32_e32 v6, s31, v2
5F50  v_lshlrev_b32_e32 v2, 2, v3
5F54  v_and_b32_e32 v2, 0x7c, v2
5F5C  v_or_b32_e32 v2, s30, v2
5F60  v_cmp_gt_u32_e32 vcc, s9, v6
5F64  v_cmp_gt_u32_e64 s[4:5], s10, v2
5F6C  s_and_b64 s[12:13], vcc, s[4:5]
5F70  s_and_saveexec_b64 s[4:5], s[12:13]
5F74  s_cbranch_execz 14
5F78  v_mov_b32_e32 v3, 0
5F7C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
5F84  v_lshlrev_b64 v[2:3], 2, v[2:3]
5F8C  v_and_b32_e32 v2, -16, v2
5F90  s_lshl_b32 s12, s18, 4
5F94  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
5F9C  s_add_i32 m0, s12, 0x2000
5FA4  s_nop 0
5FA8  global_load_lds_dwordx4 v[2:3], off
5FB0  s_or_b64 exec, exec, s[4:5]
5FB4  s_add_i32 s4, s18, 0x300
5FBC  v_or_b32_e32 v2, s4, v4
5FC0  v_lshrrev_b32_e32 v2, 5, v2
5FC4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
5FCC  v_xor_b32_e32 v3, v3, v0
5FD0  v_add_u32_e32 v6, s31, v2
5FD4  v_lshlrev_b32_e32 v2, 2, v3
5FD8  v_and_b32_e32 v2, 0x7c, v2
5FE0  v_or_b32_e32 v2, s30, v2
5FE4  v_cmp_gt_u32_e32 vcc, s9, v6
5FE8  v_cmp_gt_u32_e64 s[4:5], s10, v2
5FF0  s_and_b64 s[12:13], vcc, s[4:5]
5FF4  s_and_saveexec_b64 s[4:5], s[12:13]
5FF8  s_cbranch_execz 14
5FFC  v_mov_b32_e32 v3, 0
6000  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
6008  v_lshlrev_b64 v[2:3], 2, v[2:3]
6010  v_and_b32_e32 v2, -16, v2
6014  s_lshl_b32 s12, s18, 4
6018  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
6020  s_add_i32 m0, s12, 0x3000
6028  s_nop 0
602C  global_load_lds_dwordx4 v[2:3], off
6034  s_or_b64 exec, exec, s[4:5]
6038  s_add_i32 s4, s18, 0x400
6040  v_or_b32_e32 v2, s4, v4
6044  v_lshrrev_b32_e32 v2, 5, v2
6048  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
6050  v_xor_b32_e32 v3, v3, v0
6054  v_add_u32_e32 v6, s31, v2
6058  v_lshlrev_b32_e32 v2, 2, v3
605C  v_and_b32_e32 v2, 0x7c, v2
6064  v_or_b32_e32 v2, s30, v2
6068  v_cmp_gt_u32_e32 vcc, s9, v6
606C  v_cmp_gt_u32_e64 s[4:5], s10, v2
6074  s_and_b64 s[12:13], vcc, s[4:5]
6078  s_and_saveexec_b64 s[4:5], s[12:13]
607C  s_cbranch_execz 14
6080  v_mov_b32_e32 v3, 0
6084  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
608C  v_lshlrev_b64 v[2:3], 2, v[2:3]
6094  v_and_b32_e32 v2, -16, v2
6098  s_lshl_b32 s12, s18, 4
609C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
60A4  s_add_i32 m0, s12, 0x4000
60AC  s_nop 0
60B0  global_load_lds_dwordx4 v[2:3], off
60B8  s_or_b64 exec, exec, s[4:5]
60BC  s_add_i32 s4, s18, 0x500
60C4  v_or_b32_e32 v2, s4, v4
60C8  v_lshrrev_b32_e32 v2, 5, v2
60CC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
60D4  v_xor_b32_e32 v3, v3, v0
60D8  v_add_u32_e32 v6, s31, v2
60DC  v_lshlrev_b32_e32 v2, 2, v3
60E0  v_and_b32_e32 v2, 0x7c, v2
60E8  v_or_b32_e32 v2, s30, v2
60EC  v_cmp_gt_u32_e32 vcc, s9, v6
60F0  v_cmp_gt_u32_e64 s[4:5], s10, v2
60F8  s_and_b64 s[12:13], vcc, s[4:5]
60FC  s_and_saveexec_b64 s[4:5], s[12:13]
6100  s_cbranch_execz 14
6104  v_mov_b32_e32 v3, 0
6108  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
6110  v_lshlrev_b64 v[2:3], 2, v[2:3]
6118  v_and_b32_e32 v2, -16, v2
611C  s_lshl_b32 s12, s18, 4
6120  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
6128  s_add_i32 m0, s12, 0x5000
6130  s_nop 0
6134  global_load_lds_dwordx4 v[2:3], off
613C  s_or_b64 exec, exec, s[4:5]
6140  s_add_i32 s4, s18, 0x600
6148  v_or_b32_e32 v2, s4, v4
614C  v_lshrrev_b32_e32 v2, 5, v2
6150  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
6158  v_xor_b32_e32 v3, v3, v0
615C  v_add_u32_e32 v6, s31, v2
6160  v_lshlrev_b32_e32 v2, 2, v3
6164  v_and_b32_e32 v2, 0x7c, v2
616C  v_or_b32_e32 v2, s30, v2
6170  v_cmp_gt_u32_e32 vcc, s9, v6
6174  v_cmp_gt_u32_e64 s[4:5], s10, v2
617C  s_and_b64 s[12:13], vcc, s[4:5]
6180  s_and_saveexec_b64 s[4:5], s[12:13]
6184  s_cbranch_execz 14
6188  v_mov_b32_e32 v3, 0
618C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
6194  v_lshlrev_b64 v[2:3], 2, v[2:3]
619C  v_and_b32_e32 v2, -16, v2
61A0  s_lshl_b32 s12, s18, 4
61A4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
61AC  s_add_i32 m0, s12, 0x6000
61B4  s_nop 0
61B8  global_load_lds_dwordx4 v[2:3], off
61C0  s_or_b64 exec, exec, s[4:5]
61C4  s_add_i32 s4, s18, 0x700
61CC  v_or_b32_e32 v2, s4, v4
61D0  v_lshrrev_b32_e32 v2, 5, v2
61D4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
61DC  v_xor_b32_e32 v3, v3, v0
61E0  v_add_u32_e32 v6, s31, v2
61E4  v_lshlrev_b32_e32 v2, 2, v3
61E8  v_and_b32_e32 v2, 0x7c, v2
61F0  v_or_b32_e32 v2, s30, v2
61F4  v_cmp_gt_u32_e32 vcc, s9, v6
61F8  v_cmp_gt_u32_e64 s[4:5], s10, v2
6200  s_and_b64 s[12:13], vcc, s[4:5]
6204  s_and_saveexec_b64 s[4:5], s[12:13]
6208  s_cbranch_execz 14
620C  v_mov_b32_e32 v3, 0
6210  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
6218  v_lshlrev_b64 v[2:3], 2, v[2:3]
6220  v_and_b32_e32 v2, -16, v2
6224  s_lshl_b32 s12, s18, 4
6228  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
6230  s_add_i32 m0, s12, 0x7000
6238  s_nop 0
623C  global_load_lds_dwordx4 v[2:3], off
6244  s_or_b64 exec, exec, s[4:5]
6248  s_add_i32 s4, s18, 0x800
6250  v_or_b32_e32 v2, s4, v4
6254  v_lshrrev_b32_e32 v2, 5, v2
6258  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
6260  v_xor_b32_e32 v3, v3, v0
6264  v_add_u32_e32 v6, s31, v2
6268  v_lshlrev_b32_e32 v2, 2, v3
626C  v_and_b32_e32 v2, 0x7c, v2
6274  v_or_b32_e32 v2, s30, v2
6278  v_cmp_gt_u32_e32 vcc, s9, v6
627C  v_cmp_gt_u32_e64 s[4:5], s10, v2
6284  s_and_b64 s[12:13], vcc, s[4:5]
6288  s_and_saveexec_b64 s[4:5], s[12:13]
628C  s_cbranch_execz 14
6290  v_mov_b32_e32 v3, 0
6294  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
629C  v_lshlrev_b64 v[2:3], 2, v[2:3]
62A4  v_and_b32_e32 v2, -16, v2
62A8  s_lshl_b32 s12, s18, 4
62AC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
62B4  s_add_i32 m0, s12, 0x8000
62BC  s_nop 0
62C0  global_load_lds_dwordx4 v[2:3], off
62C8  s_or_b64 exec, exec, s[4:5]
62CC  s_add_i32 s4, s18, 0x900
62D4  v_or_b32_e32 v2, s4, v4
62D8  v_lshrrev_b32_e32 v2, 5, v2
62DC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
62E4  v_xor_b32_e32 v3, v3, v0
62E8  v_add_u32_e32 v6, s31, v2
62EC  v_lshlrev_b32_e32 v2, 2, v3
62F0  v_and_b32_e32 v2, 0x7c, v2
62F8  v_or_b32_e32 v2, s30, v2
62FC  v_cmp_gt_u32_e32 vcc, s9, v6
6300  v_cmp_gt_u32_e64 s[4:5], s10, v2
6308  s_and_b64 s[12:13], vcc, s[4:5]
630C  s_and_saveexec_b64 s[4:5], s[12:13]
6310  s_cbranch_execz 14
6314  v_mov_b32_e32 v3, 0
6318  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
6320  v_lshlrev_b64 v[2:3], 2, v[2:3]
6328  v_and_b32_e32 v2, -16, v2
632C  s_lshl_b32 s12, s18, 4
6330  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
6338  s_add_i32 m0, s12, 0x9000
6340  s_nop 0
6344  global_load_lds_dwordx4 v[2:3], off
634C  s_or_b64 exec, exec, s[4:5]
6350  s_add_i32 s4, s18, 0xa00
6358  v_or_b32_e32 v2, s4, v4
635C  v_lshrrev_b32_e32 v2, 5, v2
6360  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
6368  v_xor_b32_e32 v3, v3, v0
636C  v_add_u32_e32 v6, s31, v2
6370  v_lshlrev_b32_e32 v2, 2, v3
6374  v_and_b32_e32 v2, 0x7c, v2
637C  v_or_b32_e32 v2, s30, v2
6380  v_cmp_gt_u32_e32 vcc, s9, v6
6384  v_cmp_gt_u32_e64 s[4:5], s10, v2
638C  s_and_b64 s[12:13], vcc, s[4:5]
6390  s_and_saveexec_b64 s[4:5], s[12:13]
6394  s_cbranch_execz 14
6398  v_mov_b32_e32 v3, 0
639C  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
63A4  v_lshlrev_b64 v[2:3], 2, v[2:3]
63AC  v_and_b32_e32 v2, -16, v2
63B0  s_lshl_b32 s12, s18, 4
63B4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
63BC  s_add_i32 m0, s12, 0xa000
63C4  s_nop 0
63C8  global_load_lds_dwordx4 v[2:3], off
63D0  s_or_b64 exec, exec, s[4:5]
63D4  s_add_i32 s4, s18, 0xb00
63DC  v_or_b32_e32 v2, s4, v4
63E0  v_lshrrev_b32_e32 v2, 5, v2
63E4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
63EC  v_xor_b32_e32 v3, v3, v0
63F0  v_add_u32_e32 v6, s31, v2
63F4  v_lshlrev_b32_e32 v2, 2, v3
63F8  v_and_b32_e32 v2, 0x7c, v2
6400  v_or_b32_e32 v2, s30, v2
6404  v_cmp_gt_u32_e32 vcc, s9, v6
6408  v_cmp_gt_u32_e64 s[4:5], s10, v2
6410  s_and_b64 s[12:13], vcc, s[4:5]
6414  s_and_saveexec_b64 s[4:5], s[12:13]
6418  s_cbranch_execz 14
641C  v_mov_b32_e32 v3, 0
6420  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
6428  v_lshlrev_b64 v[2:3], 2, v[2:3]
6430  v_and_b32_e32 v2, -16, v2
6434  s_lshl_b32 s12, s18, 4
6438  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
6440  s_add_i32 m0, s12, 0xb000
6448  s_nop 0
644C  global_load_lds_dwordx4 v[2:3], off
6454  s_or_b64 exec, exec, s[4:5]
6458  s_add_i32 s4, s18, 0xc00
6460  v_or_b32_e32 v2, s4, v4
6464  v_lshrrev_b32_e32 v2, 5, v2
6468  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
6470  v_xor_b32_e32 v3, v3, v0
6474  s_load_dwordx2 s[20:21], s[0:1], 0x38
647C  v_add_u32_e32 v6, s31, v2
6480  v_lshlrev_b32_e32 v2, 2, v3
6484  v_and_b32_e32 v2, 0x7c, v2
648C  v_or_b32_e32 v2, s30, v2
6490  v_cmp_gt_u32_e32 vcc, s9, v6
6494  v_cmp_gt_u32_e64 s[4:5], s10, v2
649C  s_and_b64 s[12:13], vcc, s[4:5]
64A0  s_and_saveexec_b64 s[4:5], s[12:13]
64A4  s_cbranch_execz 14
64A8  v_mov_b32_e32 v3, 0
64AC  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
64B4  v_lshlrev_b64 v[2:3], 2, v[2:3]
64BC  v_and_b32_e32 v2, -16, v2
64C0  s_lshl_b32 s12, s18, 4
64C4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
64CC  s_add_i32 m0, s12, 0xc000
64D4  s_nop 0
64D8  global_load_lds_dwordx4 v[2:3], off
64E0  s_or_b64 exec, exec, s[4:5]
64E4  s_add_i32 s4, s18, 0xd00
64EC  v_or_b32_e32 v2, s4, v4
64F0  v_lshrrev_b32_e32 v2, 5, v2
64F4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
64FC  v_xor_b32_e32 v3, v3, v0
6500  v_add_u32_e32 v6, s31, v2
6504  v_lshlrev_b32_e32 v2, 2, v3
6508  v_and_b32_e32 v2, 0x7c, v2
6510  v_or_b32_e32 v2, s30, v2
6514  v_cmp_gt_u32_e32 vcc, s9, v6
6518  v_cmp_gt_u32_e64 s[4:5], s10, v2
6520  s_and_b64 s[12:13], vcc, s[4:5]
6524  s_and_saveexec_b64 s[4:5], s[12:13]
6528  s_cbranch_execz 14
652C  v_mov_b32_e32 v3, 0
6530  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
6538  v_lshlrev_b64 v[2:3], 2, v[2:3]
6540  v_and_b32_e32 v2, -16, v2
6544  s_lshl_b32 s12, s18, 4
6548  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
6550  s_add_i32 m0, s12, 0xd000
6558  s_nop 0
655C  global_load_lds_dwordx4 v[2:3], off
6564  s_or_b64 exec, exec, s[4:5]
6568  s_add_i32 s4, s18, 0xe00
6570  v_or_b32_e32 v2, s4, v4
6574  v_lshrrev_b32_e32 v2, 5, v2
6578  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
6580  v_xor_b32_e32 v3, v3, v0
6584  s_load_dwordx2 s[22:23], s[0:1], 0x8
658C  v_add_u32_e32 v6, s31, v2
6590  v_lshlrev_b32_e32 v2, 2, v3
6594  v_and_b32_e32 v2, 0x7c, v2
659C  v_or_b32_e32 v2, s30, v2
65A0  v_cmp_gt_u32_e32 vcc, s9, v6
65A4  v_cmp_gt_u32_e64 s[4:5], s10, v2
65AC  s_and_b64 s[12:13], vcc, s[4:5]
65B0  s_and_saveexec_b64 s[4:5], s[12:13]
65B4  s_cbranch_execz 14
65B8  v_mov_b32_e32 v3, 0
65BC  v_mad_u64_u32 v[2:3], s[12:13], v6, s8, v[2:3]
65C4  v_lshlrev_b64 v[2:3], 2, v[2:3]
65CC  v_and_b32_e32 v2, -16, v2
65D0  s_lshl_b32 s12, s18, 4
65D4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
65DC  s_add_i32 m0, s12, 0xe000
65E4  s_nop 0
65E8  global_load_lds_dwordx4 v[2:3], off
65F0  s_or_b64 exec, exec, s[4:5]
65F4  s_load_dwordx4 s[12:15], s[0:1], 0x10
65FC  s_load_dwordx2 s[16:17], s[0:1], 0x20
6604  s_add_i32 s0, s18, 0xf00
660C  v_or_b32_e32 v2, s0, v4
6610  v_lshrrev_b32_e32 v2, 5, v2
6614  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
661C  v_xor_b32_e32 v3, v3, v0
6620  v_add_u32_e32 v4, s31, v2
6624  v_lshlrev_b32_e32 v2, 2, v3
6628  v_and_b32_e32 v2, 0x7c, v2
6630  v_or_b32_e32 v2, s30, v2
6634  v_cmp_gt_u32_e32 vcc, s9, v4
6638  v_cmp_gt_u32_e64 s[0:1], s10, v2
6640  s_and_b64 s[4:5], vcc, s[0:1]
6644  s_and_saveexec_b64 s[0:1], s[4:5]
6648  s_cbranch_execz 14
664C  v_mov_b32_e32 v3, 0
6650  v_mad_u64_u32 v[2:3], s[4:5], v4, s8, v[2:3]
6658  v_lshlrev_b64 v[2:3], 2, v[2:3]
6660  v_and_b32_e32 v2, -16, v2
6664  s_lshl_b32 s4, s18, 4
6668  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
6670  s_add_i32 m0, s4, 0xf000
6678  s_nop 0
667C  global_load_lds_dwordx4 v[2:3], off
6684  s_or_b64 exec, exec, s[0:1]
6688  s_lshr_b32 s33, s10, 5
668C  s_add_i32 s0, s33, 7
6690  s_lshl_b32 s1, s2, 1
6694  s_and_b32 s25, s0, 0xffffff8
669C  s_and_b32 s0, s30, 0xffffff00
66A4  s_and_b32 s1, s1, 2
66A8  s_or_b32 s7, s0, s1
66AC  s_add_i32 s0, s9, 0xff
66B4  s_and_b32 s6, s11, 8
66B8  s_and_b32 s34, s0, 0xffffff00
66C0  s_waitcnt lgkmcnt(0)
66C4  s_cmp_lg_u32 s20, 0
66C8  s_cselect_b64 s[4:5], -1, 0
66CC  s_bfe_u32 s8, s11, 0x20004
66D4  s_cmp_eq_u32 s8, 2
66D8  v_and_b32_e32 v130, 3, v0
66DC  v_lshlrev_b32_e32 v70, 1, v0
66E0  s_cselect_b64 s[18:19], -1, 0
66E4  v_lshlrev_b32_e32 v5, 3, v130
66E8  v_and_b32_e32 v6, 4, v70
66EC  s_and_b64 s[0:1], s[18:19], exec
66F0  v_bitop3_b32 v6, v1, v6, 15 bitop3:0x6c
66F8  v_or_b32_e32 v7, 1, v5
66FC  s_cselect_b32 s0, 0x3fffff, 0
6704  s_cmp_lg_u32 s8, 0
6708  v_lshlrev_b32_e32 v3, 6, v0
670C  v_and_b32_e32 v132, 60, v0
6710  v_xor_b32_e32 v72, v6, v7
6714  v_or_b32_e32 v7, 2, v5
6718  s_cselect_b32 s8, s0, 0x200000
6720  s_cmp_eq_u32 s6, 0
6724  v_and_b32_e32 v131, 0xc0, v3
672C  v_bfe_u32 v133, v0, 6, 1
6734  v_or_b32_e32 v3, s7, v132
6738  v_xor_b32_e32 v73, v6, v7
673C  v_or_b32_e32 v7, 3, v5
6740  v_lshl_or_b32 v2, s2, 2, v130
6748  v_or3_b32 v4, v3, v131, v133
6750  v_mov_b32_e32 v3, 0
6754  v_xor_b32_e32 v74, v6, v7
6758  v_or_b32_e32 v7, 4, v5
675C  s_cselect_b64 s[0:1], -1, 0
6760  v_cmp_gt_u32_e32 vcc, s33, v2
6764  v_cmp_le_u32_e64 s[6:7], s25, v2
676C  v_lshl_add_u64 v[34:35], v[2:3], 4, s[22:23]
6774  v_xor_b32_e32 v75, v6, v7
6778  v_or_b32_e32 v7, 5, v5
677C  v_cndmask_b32_e64 v2, v4, v2, s[0:1]
6784  v_xor_b32_e32 v71, v6, v5
6788  v_xor_b32_e32 v76, v6, v7
678C  v_or_b32_e32 v7, 6, v5
6790  v_or_b32_e32 v5, 7, v5
6794  s_and_b64 s[22:23], s[0:1], exec
6798  v_lshl_add_u64 v[36:37], s[12:13], 0, v[2:3]
67A0  v_cndmask_b32_e64 v2, 0, 1, s[4:5]
67A8  s_mov_b32 s24, 0
67AC  v_lshrrev_b32_e32 v134, 6, v0
67B0  v_xor_b32_e32 v77, v6, v7
67B4  v_xor_b32_e32 v78, v6, v5
67B8  s_cselect_b32 s11, s33, s25
67BC  s_mov_b64 s[22:23], -1
67C0  s_xor_b64 s[12:13], vcc, -1
67C4  v_cmp_ne_u32_e64 s[4:5], 1, v2
67CC  s_mov_b32 s2, 0x3e800000
67D4  s_mov_b32 s35, 0x7f7fffff
67DC  s_mov_b32 s36, 0x7f800000
67E4  s_movk_i32 s37, 0x70
67E8  s_movk_i32 s38, 0x700
67EC  s_movk_i32 s39, 0x7000
67F0  s_mov_b32 s40, 0x70000
67F8  s_mov_b32 s41, 0x700000
6800  s_mov_b32 s42, 0x7000000
6808  s_brev_b32 s43, 14
680C  s_mov_b32 s44, 0x17fffff
6814  v_bfrev_b32_e32 v79, 1
6818  v_mov_b32_e32 v80, 0x7f800000
6820  v_mov_b32_e32 v81, 0xfe
6828  s_waitcnt vmcnt(0)
682C  s_barrier
6830  s_branch 6
6834  s_or_b64 exec, exec, s[26:27]
6838  s_xor_b64 s[22:23], s[22:23], -1
683C  s_movk_i32 s24, 0x100
6840  s_andn2_b64 vcc, exec, s[22:23]
6844  s_mov_b64 s[22:23], 0
6848  s_cbranch_vccz 1157
684C  v_add_u32_e32 v2, s24, v0
6850  v_lshrrev_b32_e32 v2, 2, v2
6854  v_add_u32_e32 v82, s31, v2
6858  v_cmp_le_u32_e32 vcc, s9, v82
685C  s_or_b64 s[26:27], vcc, s[12:13]
6860  s_mov_b64 s[24:25], 0
6864  s_and_saveexec_b64 s[28:29], s[26:27]
6868  s_xor_b64 s[26:27], exec, s[28:29]
686C  s_cbranch_execnz 9
6870  s_or_saveexec_b64 s[26:27], s[26:27]
6874  v_mov_b32_e32 v39, 0x7f
687C  s_xor_b64 exec, exec, s[26:27]
6880  s_cbranch_execnz 13
6884  s_or_b64 exec, exec, s[26:27]
6888  s_and_saveexec_b64 s[26:27], s[24:25]
688C  s_cbranch_execz 65513
6890  s_branch 1130
6894  v_cmp_le_u32_e32 vcc, s34, v82
6898  s_or_b64 s[24:25], s[0:1], vcc
689C  s_nor_b64 s[24:25], s[24:25], s[6:7]
68A0  s_and_b64 s[24:25], s[24:25], exec
68A4  s_or_saveexec_b64 s[26:27], s[26:27]
68A8  v_mov_b32_e32 v39, 0x7f
68B0  s_xor_b64 exec, exec, s[26:27]
68B4  s_cbranch_execz 65523
68B8  v_lshlrev_b32_e32 v14, 9, v2
68BC  v_lshl_or_b32 v2, v71, 4, v14
68C4  v_lshl_or_b32 v3, v72, 4, v14
68CC  ds_read_b128 v[18:21], v2
68D4  ds_read_b128 v[10:13], v3
68DC  v_lshl_or_b32 v2, v73, 4, v14
68E4  v_lshl_or_b32 v3, v74, 4, v14
68EC  v_lshl_or_b32 v26, v75, 4, v14
68F4  v_lshl_or_b32 v27, v76, 4, v14
68FC  v_lshl_or_b32 v15, v77, 4, v14
6904  v_lshl_or_b32 v14, v78, 4, v14
690C  ds_read_b128 v[6:9], v2
6914  ds_read_b128 v[2:5], v3
691C  ds_read_b128 v[22:25], v15
6924  ds_read_b128 v[14:17], v14
692C  ds_read_b128 v[30:33], v26
6934  ds_read_b128 v[26:29], v27
693C  s_and_b64 vcc, exec, s[4:5]
6940  s_waitcnt lgkmcnt(3)
6944  v_mov_b32_e32 v63, v25
6948  s_waitcnt lgkmcnt(2)
694C  v_mov_b32_e32 v69, v17
6950  v_mov_b32_e32 v68, v5
6954  v_mov_b32_e32 v64, v4
6958  v_mov_b32_e32 v65, v16
695C  v_mov_b32_e32 v66, v3
6960  v_mov_b32_e32 v67, v15
6964  v_mov_b32_e32 v60, v2
6968  v_mov_b32_e32 v61, v14
696C  v_mov_b32_e32 v62, v9
6970  v_mov_b32_e32 v56, v8
6974  v_mov_b32_e32 v57, v24
6978  v_mov_b32_e32 v58, v7
697C  v_mov_b32_e32 v59, v23
6980  v_mov_b32_e32 v52, v6
6984  v_mov_b32_e32 v53, v22
6988  v_mov_b32_e32 v54, v13
698C  s_waitcnt lgkmcnt(0)
6990  v_mov_b32_e32 v55, v29
6994  v_mov_b32_e32 v48, v12
6998  v_mov_b32_e32 v49, v28
699C  v_mov_b32_e32 v50, v11
69A0  v_mov_b32_e32 v51, v27
69A4  v_mov_b32_e32 v44, v10
69A8  v_mov_b32_e32 v45, v26
69AC  v_mov_b32_e32 v46, v21
69B0  v_mov_b32_e32 v47, v33
69B4  v_mov_b32_e32 v40, v20
69B8  v_mov_b32_e32 v41, v32
69BC  v_mov_b32_e32 v42, v19
69C0  v_mov_b32_e32 v43, v31
69C4  v_mov_b32_e32 v38, v18
69C8  v_mov_b32_e32 v39, v30
69CC  s_cbranch_vccnz 95
69D0  s_mov_b32 s28, s20
69D4  s_lshl_b32 s29, s28, 31
69D8  v_xor_b32_e32 v38, s29, v18
69DC  s_lshl_b32 s29, s28, 15
69E0  v_bitop3_b32 v39, v30, s29, v79 bitop3:0x78
69E8  s_lshl_b32 s29, s28, 30
69EC  v_bitop3_b32 v42, v19, s29, v79 bitop3:0x78
69F4  s_lshl_b32 s29, s28, 14
69F8  v_bitop3_b32 v43, v31, s29, v79 bitop3:0x78
6A00  s_lshl_b32 s29, s28, 29
6A04  v_bitop3_b32 v40, v20, s29, v79 bitop3:0x78
6A0C  s_lshl_b32 s29, s28, 13
6A10  v_bitop3_b32 v41, v32, s29, v79 bitop3:0x78
6A18  s_lshl_b32 s29, s28, 28
6A1C  v_bitop3_b32 v46, v21, s29, v79 bitop3:0x78
6A24  s_lshl_b32 s29, s28, 12
6A28  v_bitop3_b32 v47, v33, s29, v79 bitop3:0x78
6A30  s_lshl_b32 s29, s28, 27
6A34  v_bitop3_b32 v44, v10, s29, v79 bitop3:0x78
6A3C  s_lshl_b32 s29, s28, 11
6A40  v_bitop3_b32 v45, v26, s29, v79 bitop3:0x78
6A48  s_lshl_b32 s29, s28, 26
6A4C  v_bitop3_b32 v50, v11, s29, v79 bitop3:0x78
6A54  s_lshl_b32 s29, s28, 10
6A58  v_bitop3_b32 v51, v27, s29, v79 bitop3:0x78
6A60  s_lshl_b32 s29, s28, 25
6A64  v_bitop3_b32 v48, v12, s29, v79 bitop3:0x78
6A6C  s_lshl_b32 s29, s28, 9
6A70  v_bitop3_b32 v49, v28, s29, v79 bitop3:0x78
6A78  s_lshl_b32 s29, s28, 24
6A7C  v_bitop3_b32 v54, v13, s29, v79 bitop3:0x78
6A84  s_lshl_b32 s29, s28, 8
6A88  v_bitop3_b32 v55, v29, s29, v79 bitop3:0x78
6A90  s_lshl_b32 s29, s28, 23
6A94  v_bitop3_b32 v52, v6, s29, v79 bitop3:0x78
6A9C  s_lshl_b32 s29, s28, 7
6AA0  v_bitop3_b32 v53, v22, s29, v79 bitop3:0x78
6AA8  s_lshl_b32 s29, s28, 22
6AAC  v_bitop3_b32 v58, v7, s29, v79 bitop3:0x78
6AB4  s_lshl_b32 s29, s28, 6
6AB8  v_bitop3_b32 v59, v23, s29, v79 bitop3:0x78
6AC0  s_lshl_b32 s29, s28, 21
6AC4  v_bitop3_b32 v56, v8, s29, v79 bitop3:0x78
6ACC  s_lshl_b32 s29, s28, 5
6AD0  v_bitop3_b32 v57, v24, s29, v79 bitop3:0x78
6AD8  s_lshl_b32 s29, s28, 20
6ADC  v_bitop3_b32 v62, v9, s29, v79 bitop3:0x78
6AE4  s_lshl_b32 s29, s28, 4
6AE8  v_bitop3_b32 v63, v25, s29, v79 bitop3:0x78
6AF0  s_lshl_b32 s29, s28, 19
6AF4  v_bitop3_b32 v60, v2, s29, v79 bitop3:0x78
6AFC  s_lshl_b32 s29, s28, 3
6B00  v_bitop3_b32 v61, v14, s29, v79 bitop3:0x78
6B08  s_lshl_b32 s29, s28, 18
6B0C  v_bitop3_b32 v66, v3, s29, v79 bitop3:0x78
6B14  s_lshl_b32 s29, s28, 2
6B18  v_bitop3_b32 v67, v15, s29, v79 bitop3:0x78
6B20  s_lshl_b32 s29, s28, 17
6B24  v_bitop3_b32 v64, v4, s29, v79 bitop3:0x78
6B2C  s_lshl_b32 s29, s28, 1
6B30  v_bitop3_b32 v65, v16, s29, v79 bitop3:0x78
6B38  s_lshl_b32 s29, s28, 16
6B3C  v_bitop3_b32 v68, v5, s29, v79 bitop3:0x78
6B44  v_bitop3_b32 v69, v17, s28, v79 bitop3:0x78
6B4C  v_pk_add_f32 v[2:3], v[38:39], v[42:43]
6B54  v_pk_add_f32 v[4:5], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
6B5C  v_pk_add_f32 v[6:7], v[40:41], v[46:47]
6B64  v_pk_add_f32 v[8:9], v[40:41], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
6B6C  v_pk_add_f32 v[10:11], v[44:45], v[50:51]
6B74  v_pk_add_f32 v[12:13], v[44:45], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
6B7C  v_pk_add_f32 v[14:15], v[48:49], v[54:55]
6B84  v_pk_add_f32 v[16:17], v[48:49], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
6B8C  v_pk_add_f32 v[18:19], v[52:53], v[58:59]
6B94  v_pk_add_f32 v[20:21], v[52:53], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
6B9C  v_pk_add_f32 v[22:23], v[56:57], v[62:63]
6BA4  v_pk_add_f32 v[24:25], v[56:57], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
6BAC  v_pk_add_f32 v[26:27], v[60:61], v[66:67]
6BB4  v_pk_add_f32 v[28:29], v[60:61], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
6BBC  v_pk_add_f32 v[30:31], v[64:65], v[68:69]
6BC4  v_pk_add_f32 v[32:33], v[64:65], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
6BCC  v_pk_add_f32 v[38:39], v[2:3], v[6:7]
6BD4  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
6BDC  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
6BE4  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6BEC  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
6BF4  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6BFC  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
6C04  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6C0C  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
6C14  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6C1C  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
6C24  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6C2C  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
6C34  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6C3C  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
6C44  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
6C4C  v_pk_add_f32 v[32:33], v[38:39], v[8:9]
6C54  v_pk_add_f32 v[8:9], v[38:39], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6C5C  v_pk_add_f32 v[38:39], v[6:7], v[14:15]
6C64  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6C6C  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
6C74  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
6C7C  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
6C84  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6C8C  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
6C94  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6C9C  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
6CA4  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6CAC  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
6CB4  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6CBC  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
6CC4  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
6CCC  v_pk_add_f32 v[28:29], v[32:33], v[12:13]
6CD4  v_pk_add_f32 v[12:13], v[32:33], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6CDC  v_pk_add_f32 v[32:33], v[38:39], v[24:25]
6CE4  v_pk_add_f32 v[24:25], v[38:39], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6CEC  v_pk_add_f32 v[38:39], v[14:15], v[30:31]
6CF4  v_pk_add_f32 v[40:41], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6CFC  v_pk_add_f32 v[30:31], v[10:11], v[26:27]
6D04  v_pk_add_f32 v[42:43], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6D0C  v_pk_mul_f32 v[10:11], v[28:29], s[2:3] op_sel_hi:[1,0]
6D14  v_pk_mul_f32 v[14:15], v[32:33], s[2:3] op_sel_hi:[1,0]
6D1C  v_pk_add_f32 v[26:27], v[8:9], v[16:17]
6D24  v_pk_add_f32 v[16:17], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6D2C  v_pk_add_f32 v[8:9], v[6:7], v[22:23]
6D34  v_pk_add_f32 v[44:45], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6D3C  v_pk_add_f32 v[6:7], v[2:3], v[18:19]
6D44  v_pk_add_f32 v[46:47], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
6D4C  v_pk_mul_f32 v[18:19], v[38:39], s[2:3] op_sel_hi:[1,0]
6D54  v_pk_mul_f32 v[22:23], v[30:31], s[2:3] op_sel_hi:[1,0]
6D5C  v_and_b32_e32 v87, 0x7fffffff, v10
6D64  v_and_b32_e32 v86, 0x7fffffff, v14
6D6C  v_pk_add_f32 v[2:3], v[4:5], v[20:21]
6D74  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
6D7C  v_pk_mul_f32 v[28:29], v[8:9], s[2:3] op_sel_hi:[1,0]
6D84  v_max_u32_e32 v38, v86, v87
6D88  v_and_b32_e32 v85, 0x7fffffff, v18
6D90  v_and_b32_e32 v83, 0x7fffffff, v22
6D98  v_pk_mul_f32 v[30:31], v[6:7], s[2:3] op_sel_hi:[1,0]
6DA0  v_pk_mul_f32 v[32:33], v[2:3], s[2:3] op_sel_hi:[1,0]
6DA8  v_max3_u32 v38, v83, v85, v38
6DB0  v_and_b32_e32 v69, 0x7fffffff, v26
6DB8  v_and_b32_e32 v68, 0x7fffffff, v28
6DC0  v_pk_add_f32 v[48:49], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
6DC8  v_pk_mul_f32 v[2:3], v[12:13], s[2:3] op_sel_hi:[1,0]
6DD0  v_pk_mul_f32 v[4:5], v[24:25], s[2:3] op_sel_hi:[1,0]
6DD8  v_max3_u32 v38, v68, v69, v38
6DE0  v_and_b32_e32 v67, 0x7fffffff, v30
6DE8  v_and_b32_e32 v66, 0x7fffffff, v32
6DF0  v_pk_mul_f32 v[6:7], v[40:41], s[2:3] op_sel_hi:[1,0]
6DF8  v_pk_mul_f32 v[8:9], v[42:43], s[2:3] op_sel_hi:[1,0]
6E00  v_max3_u32 v38, v66, v67, v38
6E08  v_and_b32_e32 v65, 0x7fffffff, v2
6E10  v_and_b32_e32 v64, 0x7fffffff, v4
6E18  v_pk_mul_f32 v[12:13], v[16:17], s[2:3] op_sel_hi:[1,0]
6E20  v_pk_mul_f32 v[16:17], v[44:45], s[2:3] op_sel_hi:[1,0]
6E28  v_max3_u32 v38, v64, v65, v38
6E30  v_and_b32_e32 v63, 0x7fffffff, v6
6E38  v_and_b32_e32 v62, 0x7fffffff, v8
6E40  v_pk_mul_f32 v[20:21], v[46:47], s[2:3] op_sel_hi:[1,0]
6E48  v_pk_mul_f32 v[24:25], v[48:49], s[2:3] op_sel_hi:[1,0]
6E50  v_max3_u32 v38, v62, v63, v38
6E58  v_and_b32_e32 v61, 0x7fffffff, v12
6E60  v_and_b32_e32 v60, 0x7fffffff, v16
6E68  v_max3_u32 v38, v60, v61, v38
6E70  v_and_b32_e32 v58, 0x7fffffff, v20
6E78  v_and_b32_e32 v57, 0x7fffffff, v24
6E80  v_max3_u32 v38, v57, v58, v38
6E88  v_and_b32_e32 v56, 0x7fffffff, v11
6E90  v_and_b32_e32 v55, 0x7fffffff, v15
6E98  v_max3_u32 v38, v55, v56, v38
6EA0  v_and_b32_e32 v54, 0x7fffffff, v19
6EA8  v_and_b32_e32 v53, 0x7fffffff, v23
6EB0  v_max3_u32 v38, v53, v54, v38
6EB8  v_and_b32_e32 v52, 0x7fffffff, v27
6EC0  v_and_b32_e32 v51, 0x7fffffff, v29
6EC8  v_max3_u32 v38, v51, v52, v38
6ED0  v_and_b32_e32 v49, 0x7fffffff, v31
6ED8  v_and_b32_e32 v48, 0x7fffffff, v33
6EE0  v_max3_u32 v38, v48, v49, v38
6EE8  v_and_b32_e32 v47, 0x7fffffff, v3
6EF0  v_and_b32_e32 v46, 0x7fffffff, v5
6EF8  v_max3_u32 v38, v46, v47, v38
6F00  v_and_b32_e32 v45, 0x7fffffff, v7
6F08  v_and_b32_e32 v44, 0x7fffffff, v9
6F10  v_max3_u32 v38, v44, v45, v38
6F18  v_and_b32_e32 v43, 0x7fffffff, v13
6F20  v_and_b32_e32 v42, 0x7fffffff, v17
6F28  v_max3_u32 v38, v42, v43, v38
6F30  v_and_b32_e32 v40, 0x7fffffff, v21
6F38  v_and_b32_e32 v39, 0x7fffffff, v25
6F40  v_max3_u32 v84, v39, v40, v38
6F48  v_cmp_lt_u32_e32 vcc, s35, v84
6F4C  v_mov_b32_e32 v38, 0
6F50  v_mov_b32_e32 v41, 0
6F54  v_mov_b32_e32 v50, 0
6F58  v_mov_b32_e32 v59, 0
6F5C  s_and_saveexec_b64 s[28:29], vcc
6F60  s_cbranch_execz 575
6F64  v_sub_u32_e32 v50, 0x7f800000, v87
6F6C  v_sub_u32_e32 v38, 0x7f7fffff, v87
6F74  v_lshrrev_b32_e32 v50, 31, v50
6F78  v_add_u32_e32 v59, -1, v50
6F7C  v_lshrrev_b32_e32 v41, 31, v38
6F80  v_and_b32_e32 v84, 0x80000000, v59
6F88  v_add_u32_e32 v41, -1, v41
6F8C  v_bitop3_b32 v10, v84, v10, v41 bitop3:0xc8
6F94  v_and_b32_e32 v41, v59, v87
6F98  v_sub_u32_e32 v87, 0x7f800000, v86
6FA0  v_sub_u32_e32 v59, 0x7f7fffff, v86
6FA8  v_ashrrev_i32_e32 v38, 31, v38
6FAC  v_lshrrev_b32_e32 v87, 31, v87
6FB0  v_and_b32_e32 v38, 7, v38
6FB4  v_lshrrev_b32_e32 v84, 31, v59
6FB8  v_add_u32_e32 v88, -1, v87
6FBC  v_ashrrev_i32_e32 v59, 31, v59
6FC0  v_and_or_b32 v38, v59, s37, v38
6FC8  v_and_b32_e32 v59, v88, v86
6FCC  v_sub_u32_e32 v86, 0x7f800000, v85
6FD4  v_max_u32_e32 v41, v59, v41
6FD8  v_sub_u32_e32 v59, 0x7f7fffff, v85
6FE0  v_and_b32_e32 v89, 0x80000000, v88
6FE8  v_add_u32_e32 v84, -1, v84
6FEC  v_lshrrev_b32_e32 v86, 31, v86
6FF0  v_bitop3_b32 v14, v89, v14, v84 bitop3:0xc8
6FF8  v_add_u32_e32 v50, v87, v50
6FFC  v_lshrrev_b32_e32 v84, 31, v59
7000  v_add_u32_e32 v87, -1, v86
7004  v_ashrrev_i32_e32 v59, 31, v59
7008  v_and_b32_e32 v88, 0x80000000, v87
7010  v_add_u32_e32 v84, -1, v84
7014  v_and_or_b32 v38, v59, s38, v38
701C  v_and_b32_e32 v59, v87, v85
7020  v_sub_u32_e32 v87, 0x7f800000, v83
7028  v_bitop3_b32 v18, v88, v18, v84 bitop3:0xc8
7030  v_sub_u32_e32 v84, 0x7f7fffff, v83
7038  s_nop 0
703C  v_lshrrev_b32_e32 v87, 31, v87
7040  v_lshrrev_b32_e32 v85, 31, v84
7044  v_add_u32_e32 v88, -1, v87
7048  v_ashrrev_i32_e32 v84, 31, v84
704C  v_and_or_b32 v38, v84, s39, v38
7054  v_and_b32_e32 v83, v88, v83
7058  v_sub_u32_e32 v84, 0x7f800000, v69
7060  v_max3_u32 v41, v83, v59, v41
7068  v_sub_u32_e32 v59, 0x7f7fffff, v69
7070  v_and_b32_e32 v89, 0x80000000, v88
7078  v_add_u32_e32 v85, -1, v85
707C  v_lshrrev_b32_e32 v84, 31, v84
7080  v_bitop3_b32 v22, v89, v22, v85 bitop3:0xc8
7088  v_lshrrev_b32_e32 v83, 31, v59
708C  v_add_u32_e32 v85, -1, v84
7090  v_ashrrev_i32_e32 v59, 31, v59
7094  v_add3_u32 v50, v86, v50, v87
709C  v_and_b32_e32 v86, 0x80000000, v85
70A4  v_and_or_b32 v38, v59, s40, v38
70AC  v_and_b32_e32 v59, v85, v69
70B0  v_sub_u32_e32 v85, 0x7f800000, v68
70B8  v_sub_u32_e32 v69, 0x7f7fffff, v68
70C0  v_add_u32_e32 v83, -1, v83
70C4  v_lshrrev_b32_e32 v85, 31, v85
70C8  v_bitop3_b32 v26, v86, v26, v83 bitop3:0xc8
70D0  v_lshrrev_b32_e32 v83, 31, v69
70D4  v_add_u32_e32 v86, -1, v85
70D8  v_ashrrev_i32_e32 v69, 31, v69
70DC  v_and_or_b32 v38, v69, s41, v38
70E4  v_and_b32_e32 v68, v86, v68
70E8  v_sub_u32_e32 v69, 0x7f800000, v67
70F0  v_max3_u32 v41, v68, v59, v41
70F8  v_sub_u32_e32 v59, 0x7f7fffff, v67
7100  v_and_b32_e32 v87, 0x80000000, v86
7108  v_add_u32_e32 v83, -1, v83
710C  v_lshrrev_b32_e32 v69, 31, v69
7110  v_bitop3_b32 v28, v87, v28, v83 bitop3:0xc8
7118  v_lshrrev_b32_e32 v68, 31, v59
711C  v_add_u32_e32 v83, -1, v69
7120  v_ashrrev_i32_e32 v59, 31, v59
7124  v_add3_u32 v50, v84, v50, v85
712C  v_and_b32_e32 v84, 0x80000000, v83
7134  v_and_or_b32 v38, v59, s42, v38
713C  v_and_b32_e32 v59, v83, v67
7140  v_sub_u32_e32 v67, 0x7f7fffff, v66
7148  v_sub_u32_e32 v83, 0x7f800000, v66
7150  v_add_u32_e32 v68, -1, v68
7154  v_bitop3_b32 v30, v84, v30, v68 bitop3:0xc8
715C  v_lshrrev_b32_e32 v68, 31, v67
7160  v_lshrrev_b32_e32 v83, 31, v83
7164  v_ashrrev_i32_e32 v67, 31, v67
7168  v_add_u32_e32 v84, -1, v83
716C  v_and_or_b32 v38, v67, s43, v38
7174  v_sub_u32_e32 v67, 0x7f800000, v65
717C  v_and_b32_e32 v66, v84, v66
7180  v_and_b32_e32 v85, 0x80000000, v84
7188  v_add_u32_e32 v68, -1, v68
718C  v_max3_u32 v41, v66, v59, v41
7194  v_sub_u32_e32 v59, 0x7f7fffff, v65
719C  v_lshrrev_b32_e32 v67, 31, v67
71A0  v_bitop3_b32 v32, v85, v32, v68 bitop3:0xc8
71A8  v_add_u32_e32 v68, -1, v67
71AC  v_lshrrev_b32_e32 v66, 31, v59
71B0  v_add3_u32 v50, v69, v50, v83
71B8  v_and_b32_e32 v69, 0x80000000, v68
71C0  v_add_u32_e32 v66, -1, v66
71C4  v_bitop3_b32 v2, v69, v2, v66 bitop3:0xc8
71CC  v_sub_u32_e32 v66, 0x7f7fffff, v64
71D4  v_ashrrev_i32_e32 v59, 31, v59
71D8  v_sub_u32_e32 v69, 0x7f800000, v64
71E0  v_and_b32_e32 v59, 7, v59
71E4  v_and_b32_e32 v65, v68, v65
71E8  v_lshrrev_b32_e32 v68, 31, v66
71EC  v_ashrrev_i32_e32 v66, 31, v66
71F0  v_lshrrev_b32_e32 v69, 31, v69
71F4  v_and_or_b32 v59, v66, s37, v59
71FC  v_sub_u32_e32 v66, 0x7f800000, v63
7204  v_add_u32_e32 v83, -1, v69
7208  v_and_b32_e32 v64, v83, v64
720C  v_lshrrev_b32_e32 v66, 31, v66
7210  v_and_b32_e32 v84, 0x80000000, v83
7218  v_add_u32_e32 v68, -1, v68
721C  v_add3_u32 v50, v67, v50, v69
7224  v_max3_u32 v41, v64, v65, v41
722C  v_sub_u32_e32 v64, 0x7f7fffff, v63
7234  v_add_u32_e32 v67, -1, v66
7238  v_bitop3_b32 v4, v84, v4, v68 bitop3:0xc8
7240  v_and_b32_e32 v68, 0x80000000, v67
7248  v_and_b32_e32 v63, v67, v63
724C  v_sub_u32_e32 v67, 0x7f800000, v62
7254  v_lshrrev_b32_e32 v65, 31, v64
7258  v_ashrrev_i32_e32 v64, 31, v64
725C  v_add_u32_e32 v65, -1, v65
7260  v_and_or_b32 v59, v64, s38, v59
7268  v_sub_u32_e32 v64, 0x7f7fffff, v62
7270  v_lshrrev_b32_e32 v67, 31, v67
7274  v_bitop3_b32 v6, v68, v6, v65 bitop3:0xc8
727C  v_add_u32_e32 v68, -1, v67
7280  v_lshrrev_b32_e32 v65, 31, v64
7284  v_ashrrev_i32_e32 v64, 31, v64
7288  v_and_b32_e32 v62, v68, v62
728C  v_and_or_b32 v59, v64, s39, v59
7294  v_max3_u32 v41, v62, v63, v41
729C  v_sub_u32_e32 v62, 0x7f7fffff, v61
72A4  v_sub_u32_e32 v64, 0x7f800000, v61
72AC  v_and_b32_e32 v69, 0x80000000, v68
72B4  v_add_u32_e32 v65, -1, v65
72B8  v_lshrrev_b32_e32 v63, 31, v62
72BC  v_lshrrev_b32_e32 v64, 31, v64
72C0  v_ashrrev_i32_e32 v62, 31, v62
72C4  v_bitop3_b32 v8, v69, v8, v65 bitop3:0xc8
72CC  v_add_u32_e32 v65, -1, v64
72D0  v_and_or_b32 v59, v62, s40, v59
72D8  v_sub_u32_e32 v62, 0x7f7fffff, v60
72E0  v_add3_u32 v50, v66, v50, v67
72E8  v_and_b32_e32 v66, 0x80000000, v65
72F0  v_add_u32_e32 v63, -1, v63
72F4  v_and_b32_e32 v61, v65, v61
72F8  v_sub_u32_e32 v65, 0x7f800000, v60
7300  v_bitop3_b32 v12, v66, v12, v63 bitop3:0xc8
7308  v_lshrrev_b32_e32 v63, 31, v62
730C  v_ashrrev_i32_e32 v62, 31, v62
7310  v_lshrrev_b32_e32 v65, 31, v65
7314  v_and_or_b32 v59, v62, s41, v59
731C  v_sub_u32_e32 v62, 0x7f800000, v58
7324  v_add_u32_e32 v66, -1, v65
7328  v_and_b32_e32 v67, 0x80000000, v66
7330  v_add_u32_e32 v63, -1, v63
7334  v_lshrrev_b32_e32 v62, 31, v62
7338  v_bitop3_b32 v16, v67, v16, v63 bitop3:0xc8
7340  v_and_b32_e32 v60, v66, v60
7344  v_add_u32_e32 v63, -1, v62
7348  v_add3_u32 v50, v64, v50, v65
7350  v_max3_u32 v60, v60, v61, v41
7358  v_sub_u32_e32 v41, 0x7f7fffff, v58
7360  v_and_b32_e32 v64, 0x80000000, v63
7368  v_and_b32_e32 v58, v63, v58
736C  v_sub_u32_e32 v63, 0x7f800000, v57
7374  s_nop 0
7378  v_lshrrev_b32_e32 v61, 31, v41
737C  v_add_u32_e32 v61, -1, v61
7380  v_lshrrev_b32_e32 v63, 31, v63
7384  v_bitop3_b32 v20, v64, v20, v61 bitop3:0xc8
738C  v_ashrrev_i32_e32 v41, 31, v41
7390  v_add_u32_e32 v64, -1, v63
7394  v_and_or_b32 v41, v41, s42, v59
739C  v_sub_u32_e32 v59, 0x7f7fffff, v57
73A4  v_and_b32_e32 v57, v64, v57
73A8  v_max3_u32 v57, v57, v58, v60
73B0  v_sub_u32_e32 v60, 0x7f800000, v56
73B8  v_and_b32_e32 v65, 0x80000000, v64
73C0  v_lshrrev_b32_e32 v61, 31, v59
73C4  v_add_u32_e32 v61, -1, v61
73C8  v_ashrrev_i32_e32 v59, 31, v59
73CC  v_sub_u32_e32 v58, 0x7f7fffff, v56
73D4  v_lshrrev_b32_e32 v60, 31, v60
73D8  v_bitop3_b32 v24, v65, v24, v61 bitop3:0xc8
73E0  v_and_or_b32 v41, v59, s43, v41
73E8  v_add_u32_e32 v61, -1, v60
73EC  v_lshrrev_b32_e32 v59, 31, v58
73F0  v_add3_u32 v50, v62, v50, v63
73F8  v_and_b32_e32 v62, 0x80000000, v61
7400  v_add_u32_e32 v59, -1, v59
7404  v_bitop3_b32 v11, v62, v11, v59 bitop3:0xc8
740C  v_sub_u32_e32 v59, 0x7f7fffff, v55
7414  v_sub_u32_e32 v62, 0x7f800000, v55
741C  v_ashrrev_i32_e32 v58, 31, v58
7420  v_and_b32_e32 v58, 7, v58
7424  v_and_b32_e32 v56, v61, v56
7428  v_lshrrev_b32_e32 v61, 31, v59
742C  v_lshrrev_b32_e32 v62, 31, v62
7430  v_ashrrev_i32_e32 v59, 31, v59
7434  v_add_u32_e32 v63, -1, v62
7438  v_and_or_b32 v58, v59, s37, v58
7440  v_sub_u32_e32 v59, 0x7f800000, v54
7448  v_and_b32_e32 v55, v63, v55
744C  v_max3_u32 v55, v55, v56, v57
7454  v_sub_u32_e32 v56, 0x7f7fffff, v54
745C  v_lshrrev_b32_e32 v59, 31, v59
7460  v_and_b32_e32 v64, 0x80000000, v63
7468  v_add_u32_e32 v61, -1, v61
746C  v_add3_u32 v50, v60, v50, v62
7474  v_add_u32_e32 v60, -1, v59
7478  v_lshrrev_b32_e32 v57, 31, v56
747C  v_bitop3_b32 v15, v64, v15, v61 bitop3:0xc8
7484  v_and_b32_e32 v61, 0x80000000, v60
748C  v_add_u32_e32 v57, -1, v57
7490  v_bitop3_b32 v19, v61, v19, v57 bitop3:0xc8
7498  v_and_b32_e32 v54, v60, v54
749C  v_sub_u32_e32 v57, 0x7f7fffff, v53
74A4  v_sub_u32_e32 v60, 0x7f800000, v53
74AC  v_ashrrev_i32_e32 v56, 31, v56
74B0  v_and_or_b32 v56, v56, s38, v58
74B8  v_lshrrev_b32_e32 v58, 31, v57
74BC  v_lshrrev_b32_e32 v60, 31, v60
74C0  v_ashrrev_i32_e32 v57, 31, v57
74C4  v_add_u32_e32 v61, -1, v60
74C8  v_and_or_b32 v56, v57, s39, v56
74D0  v_sub_u32_e32 v57, 0x7f800000, v52
74D8  v_and_b32_e32 v53, v61, v53
74DC  v_and_b32_e32 v62, 0x80000000, v61
74E4  v_add_u32_e32 v58, -1, v58
74E8  v_max3_u32 v53, v53, v54, v55
74F0  v_sub_u32_e32 v54, 0x7f7fffff, v52
74F8  v_lshrrev_b32_e32 v57, 31, v57
74FC  v_bitop3_b32 v23, v62, v23, v58 bitop3:0xc8
7504  v_add_u32_e32 v58, -1, v57
7508  v_lshrrev_b32_e32 v55, 31, v54
750C  v_add3_u32 v50, v59, v50, v60
7514  v_and_b32_e32 v59, 0x80000000, v58
751C  v_add_u32_e32 v55, -1, v55
7520  v_and_b32_e32 v52, v58, v52
7524  v_sub_u32_e32 v58, 0x7f800000, v51
752C  v_bitop3_b32 v27, v59, v27, v55 bitop3:0xc8
7534  v_sub_u32_e32 v55, 0x7f7fffff, v51
753C  v_ashrrev_i32_e32 v54, 31, v54
7540  v_lshrrev_b32_e32 v58, 31, v58
7544  v_and_or_b32 v54, v54, s40, v56
754C  v_lshrrev_b32_e32 v56, 31, v55
7550  v_add_u32_e32 v59, -1, v58
7554  v_ashrrev_i32_e32 v55, 31, v55
7558  v_and_or_b32 v54, v55, s41, v54
7560  v_add3_u32 v55, v57, v50, v58
7568  v_and_b32_e32 v50, v59, v51
756C  v_max3_u32 v51, v50, v52, v53
7574  v_sub_u32_e32 v53, 0x7f800000, v49
757C  v_and_b32_e32 v60, 0x80000000, v59
7584  v_add_u32_e32 v56, -1, v56
7588  v_sub_u32_e32 v50, 0x7f7fffff, v49
7590  v_lshrrev_b32_e32 v53, 31, v53
7594  v_bitop3_b32 v29, v60, v29, v56 bitop3:0xc8
759C  v_add_u32_e32 v56, -1, v53
75A0  v_lshrrev_b32_e32 v52, 31, v50
75A4  v_and_b32_e32 v57, 0x80000000, v56
75AC  v_add_u32_e32 v52, -1, v52
75B0  v_bitop3_b32 v31, v57, v31, v52 bitop3:0xc8
75B8  v_and_b32_e32 v49, v56, v49
75BC  v_sub_u32_e32 v52, 0x7f7fffff, v48
75C4  v_sub_u32_e32 v56, 0x7f800000, v48
75CC  v_ashrrev_i32_e32 v50, 31, v50
75D0  v_and_or_b32 v50, v50, s42, v54
75D8  v_lshrrev_b32_e32 v54, 31, v52
75DC  v_lshrrev_b32_e32 v56, 31, v56
75E0  v_ashrrev_i32_e32 v52, 31, v52
75E4  v_add_u32_e32 v57, -1, v56
75E8  v_and_or_b32 v50, v52, s43, v50
75F0  v_add3_u32 v52, v53, v55, v56
75F8  v_sub_u32_e32 v53, 0x7f800000, v47
7600  v_and_b32_e32 v48, v57, v48
7604  v_and_b32_e32 v58, 0x80000000, v57
760C  v_add_u32_e32 v54, -1, v54
7610  v_max3_u32 v48, v48, v49, v51
7618  v_sub_u32_e32 v49, 0x7f7fffff, v47
7620  v_lshrrev_b32_e32 v53, 31, v53
7624  v_bitop3_b32 v33, v58, v33, v54 bitop3:0xc8
762C  v_add_u32_e32 v54, -1, v53
7630  v_lshrrev_b32_e32 v51, 31, v49
7634  v_and_b32_e32 v55, 0x80000000, v54
763C  v_add_u32_e32 v51, -1, v51
7640  v_bitop3_b32 v3, v55, v3, v51 bitop3:0xc8
7648  v_sub_u32_e32 v51, 0x7f7fffff, v46
7650  v_sub_u32_e32 v55, 0x7f800000, v46
7658  v_ashrrev_i32_e32 v49, 31, v49
765C  v_and_b32_e32 v49, 7, v49
7660  v_and_b32_e32 v47, v54, v47
7664  v_lshrrev_b32_e32 v54, 31, v51
7668  v_lshrrev_b32_e32 v55, 31, v55
766C  v_ashrrev_i32_e32 v51, 31, v51
7670  v_and_or_b32 v49, v51, s37, v49
7678  v_add3_u32 v51, v53, v52, v55
7680  v_sub_u32_e32 v52, 0x7f800000, v45
7688  v_add_u32_e32 v56, -1, v55
768C  v_and_b32_e32 v46, v56, v46
7690  v_lshrrev_b32_e32 v52, 31, v52
7694  v_and_b32_e32 v57, 0x80000000, v56
769C  v_add_u32_e32 v54, -1, v54
76A0  v_max3_u32 v46, v46, v47, v48
76A8  v_sub_u32_e32 v47, 0x7f7fffff, v45
76B0  v_add_u32_e32 v53, -1, v52
76B4  v_bitop3_b32 v5, v57, v5, v54 bitop3:0xc8
76BC  v_and_b32_e32 v54, 0x80000000, v53
76C4  v_lshrrev_b32_e32 v48, 31, v47
76C8  v_and_b32_e32 v45, v53, v45
76CC  v_sub_u32_e32 v53, 0x7f800000, v44
76D4  v_add_u32_e32 v48, -1, v48
76D8  v_bitop3_b32 v7, v54, v7, v48 bitop3:0xc8
76E0  v_ashrrev_i32_e32 v47, 31, v47
76E4  v_sub_u32_e32 v48, 0x7f7fffff, v44
76EC  v_lshrrev_b32_e32 v53, 31, v53
76F0  v_and_or_b32 v47, v47, s38, v49
76F8  v_add_u32_e32 v54, -1, v53
76FC  v_lshrrev_b32_e32 v49, 31, v48
7700  v_and_b32_e32 v55, 0x80000000, v54
7708  v_add_u32_e32 v49, -1, v49
770C  v_bitop3_b32 v9, v55, v9, v49 bitop3:0xc8
7714  v_sub_u32_e32 v49, 0x7f800000, v43
771C  v_ashrrev_i32_e32 v48, 31, v48
7720  v_and_b32_e32 v44, v54, v44
7724  v_lshrrev_b32_e32 v49, 31, v49
7728  v_and_or_b32 v47, v48, s39, v47
7730  v_add3_u32 v48, v52, v51, v53
7738  v_max3_u32 v44, v44, v45, v46
7740  v_sub_u32_e32 v45, 0x7f7fffff, v43
7748  v_add_u32_e32 v51, -1, v49
774C  v_and_b32_e32 v52, 0x80000000, v51
7754  v_lshrrev_b32_e32 v46, 31, v45
7758  v_and_b32_e32 v43, v51, v43
775C  v_sub_u32_e32 v51, 0x7f800000, v42
7764  v_add_u32_e32 v46, -1, v46
7768  v_bitop3_b32 v13, v52, v13, v46 bitop3:0xc8
7770  v_ashrrev_i32_e32 v45, 31, v45
7774  v_sub_u32_e32 v46, 0x7f7fffff, v42
777C  v_lshrrev_b32_e32 v51, 31, v51
7780  v_and_or_b32 v45, v45, s40, v47
7788  v_add_u32_e32 v52, -1, v51
778C  v_lshrrev_b32_e32 v47, 31, v46
7790  v_and_b32_e32 v53, 0x80000000, v52
7798  v_add_u32_e32 v47, -1, v47
779C  v_bitop3_b32 v17, v53, v17, v47 bitop3:0xc8
77A4  v_sub_u32_e32 v47, 0x7f800000, v40
77AC  v_and_b32_e32 v42, v52, v42
77B0  v_ashrrev_i32_e32 v46, 31, v46
77B4  v_max3_u32 v42, v42, v43, v44
77BC  v_sub_u32_e32 v43, 0x7f7fffff, v40
77C4  v_lshrrev_b32_e32 v47, 31, v47
77C8  v_and_or_b32 v45, v46, s41, v45
77D0  v_add3_u32 v46, v49, v48, v51
77D8  v_add_u32_e32 v48, -1, v47
77DC  v_lshrrev_b32_e32 v44, 31, v43
77E0  v_and_b32_e32 v49, 0x80000000, v48
77E8  v_add_u32_e32 v44, -1, v44
77EC  v_and_b32_e32 v40, v48, v40
77F0  v_sub_u32_e32 v48, 0x7f800000, v39
77F8  v_bitop3_b32 v21, v49, v21, v44 bitop3:0xc8
7800  v_sub_u32_e32 v44, 0x7f7fffff, v39
7808  v_ashrrev_i32_e32 v43, 31, v43
780C  v_lshrrev_b32_e32 v48, 31, v48
7810  v_and_or_b32 v43, v43, s42, v45
7818  v_lshrrev_b32_e32 v45, 31, v44
781C  v_add_u32_e32 v49, -1, v48
7820  v_ashrrev_i32_e32 v44, 31, v44
7824  v_and_or_b32 v59, v44, s43, v43
782C  v_add3_u32 v43, v47, v46, v48
7834  v_and_b32_e32 v39, v49, v39
7838  v_and_b32_e32 v51, 0x80000000, v49
7840  v_add_u32_e32 v45, -1, v45
7844  v_max3_u32 v39, v39, v40, v42
784C  v_cmp_ne_u32_e32 vcc, 32, v43
7850  v_bitop3_b32 v25, v51, v25, v45 bitop3:0xc8
7858  s_nop 0
785C  v_cndmask_b32_e32 v84, v80, v39, vcc
7860  s_or_b64 exec, exec, s[28:29]
7864  v_cmp_ne_u32_e32 vcc, 0, v84
7868  v_mov_b32_e32 v39, 0x7f
7870  s_and_saveexec_b64 s[28:29], vcc
7874  v_add_u32_e32 v39, s8, v84
7878  v_lshrrev_b32_e32 v40, 23, v39
787C  v_add_u32_e32 v40, -2, v40
7880  v_cmp_lt_u32_e32 vcc, s44, v39
7884  s_nop 1
7888  v_cndmask_b32_e32 v39, 0, v40, vcc
788C  v_cmp_eq_u32_e32 vcc, s36, v84
7890  s_and_b64 vcc, s[18:19], vcc
7894  s_nop 0
7898  v_cndmask_b32_e32 v39, v39, v81, vcc
789C  s_or_b64 exec, exec, s[28:29]
78A0  v_cmp_eq_u32_e32 vcc, 0, v39
78A4  s_cbranch_vccz 37
78A8  s_nop 0
78AC  v_cndmask_b32_e64 v40, 1.0, 2.0, vcc
78B4  v_mul_f32_e32 v10, v40, v10
78B8  v_mul_f32_e32 v14, v40, v14
78BC  v_mul_f32_e32 v18, v40, v18
78C0  v_mul_f32_e32 v22, v40, v22
78C4  v_mul_f32_e32 v26, v40, v26
78C8  v_mul_f32_e32 v28, v40, v28
78CC  v_mul_f32_e32 v30, v40, v30
78D0  v_mul_f32_e32 v32, v40, v32
78D4  v_mul_f32_e32 v2, v40, v2
78D8  v_mul_f32_e32 v4, v40, v4
78DC  v_mul_f32_e32 v6, v40, v6
78E0  v_mul_f32_e32 v8, v40, v8
78E4  v_mul_f32_e32 v12, v40, v12
78E8  v_mul_f32_e32 v16, v40, v16
78EC  v_mul_f32_e32 v20, v40, v20
78F0  v_mul_f32_e32 v24, v40, v24
78F4  v_mul_f32_e32 v11, v40, v11
78F8  v_mul_f32_e32 v15, v40, v15
78FC  v_mul_f32_e32 v19, v40, v19
7900  v_mul_f32_e32 v23, v40, v23
7904  v_mul_f32_e32 v27, v40, v27
7908  v_mul_f32_e32 v29, v40, v29
790C  v_mul_f32_e32 v31, v40, v31
7910  v_mul_f32_e32 v33, v40, v33
7914  v_mul_f32_e32 v3, v40, v3
7918  v_mul_f32_e32 v5, v40, v5
791C  v_mul_f32_e32 v7, v40, v7
7920  v_mul_f32_e32 v9, v40, v9
7924  v_mul_f32_e32 v13, v40, v13
7928  v_mul_f32_e32 v17, v40, v17
792C  v_mul_f32_e32 v21, v40, v21
7930  v_mul_f32_e32 v25, v40, v25
7934  v_max_u32_e32 v40, 1, v39
7938  s_branch 1
793C  v_mov_b32_e32 v40, v39
7940  v_lshlrev_b32_e32 v43, 23, v40
7944  v_mov_b32_e32 v40, 0
7948  v_mov_b32_e32 v42, 0
794C  v_cvt_scalef32_pk_fp4_f32 v40, v10, v14, v43
7954  v_cvt_scalef32_pk_fp4_f32 v42, v26, v28, v43 op_sel:[0,0,0,1]
795C  v_cvt_scalef32_pk_fp4_f32 v40, v18, v22, v43 op_sel:[0,0,1,0]
7964  v_cvt_scalef32_pk_fp4_f32 v42, v30, v32, v43 op_sel:[0,0,1,1]
796C  s_nop 0
7970  v_mov_b32_e32 v10, 0
7974  v_mov_b32_e32 v14, 0
7978  v_cvt_scalef32_pk_fp4_f32 v10, v2, v4, v43
7980  v_cvt_scalef32_pk_fp4_f32 v14, v12, v16, v43 op_sel:[0,0,0,1]
7988  v_cvt_scalef32_pk_fp4_f32 v10, v6, v8, v43 op_sel:[0,0,1,0]
7990  v_cvt_scalef32_pk_fp4_f32 v14, v20, v24, v43 op_sel:[0,0,1,1]
7998  s_nop 0
799C  v_mov_b32_e32 v2, 0
79A0  v_mov_b32_e32 v4, 0
79A4  v_cvt_scalef32_pk_fp4_f32 v2, v11, v15, v43
79AC  v_cvt_scalef32_pk_fp4_f32 v4, v27, v29, v43 op_sel:[0,0,0,1]
79B4  v_cvt_scalef32_pk_fp4_f32 v2, v19, v23, v43 op_sel:[0,0,1,0]
79BC  v_cvt_scalef32_pk_fp4_f32 v4, v31, v33, v43 op_sel:[0,0,1,1]
79C4  s_nop 0
79C8  v_or3_b32 v40, v42, v38, v40
79D0  v_or3_b32 v42, v4, v50, v2
79D8  v_mov_b32_e32 v2, 0
79DC  v_mov_b32_e32 v4, 0
79E0  v_mad_u64_u32 v[44:45], s[28:29], v82, s33, 0
79E8  v_cvt_scalef32_pk_fp4_f32 v2, v3, v5, v43
79F0  v_cvt_scalef32_pk_fp4_f32 v4, v13, v17, v43 op_sel:[0,0,0,1]
79F8  v_cvt_scalef32_pk_fp4_f32 v2, v7, v9, v43 op_sel:[0,0,1,0]
7A00  v_cvt_scalef32_pk_fp4_f32 v4, v21, v25, v43 op_sel:[0,0,1,1]
7A08  s_nop 0
7A0C  v_or3_b32 v41, v14, v41, v10
7A14  v_or3_b32 v43, v4, v59, v2
7A1C  v_lshl_add_u64 v[2:3], v[44:45], 4, v[34:35]
7A24  s_or_b64 s[24:25], s[24:25], exec
7A28  global_store_dwordx4 v[2:3], v[40:43], off
7A30  s_or_b64 exec, exec, s[26:27]
7A34  s_and_saveexec_b64 s[26:27], s[24:25]
7A38  s_cbranch_execz 64382
7A3C  v_and_b32_e32 v2, 0xffffffe0, v82
7A44  v_cndmask_b32_e64 v2, v2, v82, s[0:1]
7A4C  v_mad_u64_u32 v[2:3], s[24:25], s11, v2, v[36:37]
7A54  global_store_byte v[2:3], v39, off
7A5C  s_branch 64373
7A60  s_lshr_b32 s11, s9, 5
7A64  v_and_b32_e32 v136, 0x7e, v70
7A6C  s_lshl_b32 s9, s3, 2
7A70  v_or_b32_e32 v2, s30, v136
7A74  v_or_b32_e32 v3, s9, v134
7A78  v_cmp_gt_u32_e32 vcc, s10, v2
7A7C  v_cmp_gt_u32_e64 s[2:3], s11, v3
7A84  s_and_b64 s[4:5], vcc, s[2:3]
7A88  v_lshrrev_b32_e32 v135, 3, v0
7A8C  s_and_saveexec_b64 s[2:3], s[4:5]
7A90  s_cbranch_execz 2285
7A94  v_lshrrev_b32_e32 v2, 2, v136
7A98  v_lshlrev_b32_e32 v62, 10, v134
7A9C  v_and_b32_e32 v3, 4, v135
7AA0  v_bitop3_b32 v63, v2, v135, 4 bitop3:0x78
7AA8  v_and_b32_e32 v4, 1, v0
7AAC  v_lshlrev_b32_e32 v64, 3, v4
7AB0  v_bitop3_b32 v2, v2, v62, v3 bitop3:0xde
7AB8  v_bitop3_b32 v6, v62, v63, 1 bitop3:0xf6
7AC0  v_bitop3_b32 v10, v62, v63, 2 bitop3:0xf6
7AC8  v_bitop3_b32 v14, v62, v63, 3 bitop3:0xf6
7AD0  v_bitop3_b32 v18, v62, v63, 4 bitop3:0xf6
7AD8  v_bitop3_b32 v22, v62, v63, 5 bitop3:0xf6
7AE0  v_bitop3_b32 v26, v62, v63, 6 bitop3:0xf6
7AE8  v_bitop3_b32 v30, v62, v63, 7 bitop3:0xf6
7AF0  v_bitop3_b32 v34, v62, v63, 8 bitop3:0xf6
7AF8  v_bitop3_b32 v38, v62, v63, 9 bitop3:0xf6
7B00  v_bitop3_b32 v42, v62, v63, 10 bitop3:0xf6
7B08  v_bitop3_b32 v46, v62, v63, 11 bitop3:0xf6
7B10  v_bitop3_b32 v50, v62, v63, 12 bitop3:0xf6
7B18  v_bitop3_b32 v54, v62, v63, 13 bitop3:0xf6
7B20  v_bitop3_b32 v58, v62, v63, 14 bitop3:0xf6
7B28  v_bitop3_b32 v62, v62, v63, 15 bitop3:0xf6
7B30  v_lshl_or_b32 v2, v2, 4, v64
7B38  v_lshl_or_b32 v6, v6, 4, v64
7B40  v_lshl_or_b32 v10, v10, 4, v64
7B48  v_lshl_or_b32 v14, v14, 4, v64
7B50  v_lshl_or_b32 v18, v18, 4, v64
7B58  v_lshl_or_b32 v22, v22, 4, v64
7B60  v_lshl_or_b32 v26, v26, 4, v64
7B68  v_lshl_or_b32 v30, v30, 4, v64
7B70  v_lshl_or_b32 v34, v34, 4, v64
7B78  v_lshl_or_b32 v38, v38, 4, v64
7B80  v_lshl_or_b32 v42, v42, 4, v64
7B88  v_lshl_or_b32 v46, v46, 4, v64
7B90  v_lshl_or_b32 v50, v50, 4, v64
7B98  v_lshl_or_b32 v54, v54, 4, v64
7BA0  v_lshl_or_b32 v58, v58, 4, v64
7BA8  v_lshl_or_b32 v62, v62, 4, v64
7BB0  ds_read2st64_b64 v[2:5], v2 offset1:16
7BB8  ds_read2st64_b64 v[6:9], v6 offset0:1 offset1:17
7BC0  ds_read2st64_b64 v[10:13], v10 offset0:2 offset1:18
7BC8  ds_read2st64_b64 v[14:17], v14 offset0:3 offset1:19
7BD0  ds_read2st64_b64 v[18:21], v18 offset0:4 offset1:20
7BD8  ds_read2st64_b64 v[22:25], v22 offset0:5 offset1:21
7BE0  ds_read2st64_b64 v[26:29], v26 offset0:6 offset1:22
7BE8  ds_read2st64_b64 v[30:33], v30 offset0:7 offset1:23
7BF0  ds_read2st64_b64 v[34:37], v34 offset0:8 offset1:24
7BF8  ds_read2st64_b64 v[38:41], v38 offset0:9 offset1:25
7C00  ds_read2st64_b64 v[42:45], v42 offset0:10 offset1:26
7C08  ds_read2st64_b64 v[46:49], v46 offset0:11 offset1:27
7C10  ds_read2st64_b64 v[50:53], v50 offset0:12 offset1:28
7C18  ds_read2st64_b64 v[54:57], v54 offset0:13 offset1:29
7C20  ds_read2st64_b64 v[58:61], v58 offset0:14 offset1:30
7C28  ds_read2st64_b64 v[62:65], v62 offset0:15 offset1:31
7C30  s_cmp_lg_u32 s21, 0
7C34  s_cbranch_scc0 1294
7C38  s_lshl_b32 s4, s21, 31
7C3C  s_waitcnt lgkmcnt(14)
7C40  v_xor_b32_e32 v66, s4, v2
7C44  v_xor_b32_e32 v67, s4, v3
7C48  s_lshl_b32 s4, s21, 30
7C4C  v_bfrev_b32_e32 v129, 1
7C50  v_bitop3_b32 v68, v6, s4, v129 bitop3:0x78
7C58  v_bitop3_b32 v69, v7, s4, v129 bitop3:0x78
7C60  s_lshl_b32 s4, s21, 29
7C64  s_waitcnt lgkmcnt(13)
7C68  v_bitop3_b32 v70, v10, s4, v129 bitop3:0x78
7C70  v_bitop3_b32 v71, v11, s4, v129 bitop3:0x78
7C78  s_lshl_b32 s4, s21, 28
7C7C  s_waitcnt lgkmcnt(12)
7C80  v_bitop3_b32 v72, v14, s4, v129 bitop3:0x78
7C88  v_bitop3_b32 v73, v15, s4, v129 bitop3:0x78
7C90  s_lshl_b32 s4, s21, 27
7C94  s_waitcnt lgkmcnt(11)
7C98  v_bitop3_b32 v74, v18, s4, v129 bitop3:0x78
7CA0  v_bitop3_b32 v75, v19, s4, v129 bitop3:0x78
7CA8  s_lshl_b32 s4, s21, 26
7CAC  s_waitcnt lgkmcnt(10)
7CB0  v_bitop3_b32 v76, v22, s4, v129 bitop3:0x78
7CB8  v_bitop3_b32 v77, v23, s4, v129 bitop3:0x78
7CC0  s_lshl_b32 s4, s21, 25
7CC4  s_waitcnt lgkmcnt(9)
7CC8  v_bitop3_b32 v78, v26, s4, v129 bitop3:0x78
7CD0  v_bitop3_b32 v79, v27, s4, v129 bitop3:0x78
7CD8  s_lshl_b32 s4, s21, 24
7CDC  s_waitcnt lgkmcnt(8)
7CE0  v_bitop3_b32 v80, v30, s4, v129 bitop3:0x78
7CE8  v_bitop3_b32 v81, v31, s4, v129 bitop3:0x78
7CF0  s_lshl_b32 s4, s21, 23
7CF4  s_waitcnt lgkmcnt(7)
7CF8  v_bitop3_b32 v82, v34, s4, v129 bitop3:0x78
7D00  v_bitop3_b32 v83, v35, s4, v129 bitop3:0x78
7D08  s_lshl_b32 s4, s21, 22
7D0C  s_waitcnt lgkmcnt(6)
7D10  v_bitop3_b32 v84, v38, s4, v129 bitop3:0x78
7D18  v_bitop3_b32 v85, v39, s4, v129 bitop3:0x78
7D20  s_lshl_b32 s4, s21, 21
7D24  s_waitcnt lgkmcnt(5)
7D28  v_bitop3_b32 v86, v42, s4, v129 bitop3:0x78
7D30  v_bitop3_b32 v87, v43, s4, v129 bitop3:0x78
7D38  s_lshl_b32 s4, s21, 20
7D3C  s_waitcnt lgkmcnt(4)
7D40  v_bitop3_b32 v88, v46, s4, v129 bitop3:0x78
7D48  v_bitop3_b32 v89, v47, s4, v129 bitop3:0x78
7D50  s_lshl_b32 s4, s21, 19
7D54  s_waitcnt lgkmcnt(3)
7D58  v_bitop3_b32 v90, v50, s4, v129 bitop3:0x78
7D60  v_bitop3_b32 v91, v51, s4, v129 bitop3:0x78
7D68  s_lshl_b32 s4, s21, 18
7D6C  s_waitcnt lgkmcnt(2)
7D70  v_bitop3_b32 v92, v54, s4, v129 bitop3:0x78
7D78  v_bitop3_b32 v93, v55, s4, v129 bitop3:0x78
7D80  s_lshl_b32 s4, s21, 17
7D84  s_waitcnt lgkmcnt(1)
7D88  v_bitop3_b32 v94, v58, s4, v129 bitop3:0x78
7D90  v_bitop3_b32 v95, v59, s4, v129 bitop3:0x78
7D98  s_lshl_b32 s4, s21, 16
7D9C  s_waitcnt lgkmcnt(0)
7DA0  v_bitop3_b32 v96, v62, s4, v129 bitop3:0x78
7DA8  v_bitop3_b32 v97, v63, s4, v129 bitop3:0x78
7DB0  s_lshl_b32 s4, s21, 15
7DB4  v_bitop3_b32 v98, v4, s4, v129 bitop3:0x78
7DBC  v_bitop3_b32 v99, v5, s4, v129 bitop3:0x78
7DC4  s_lshl_b32 s4, s21, 14
7DC8  v_bitop3_b32 v100, v8, s4, v129 bitop3:0x78
7DD0  v_bitop3_b32 v101, v9, s4, v129 bitop3:0x78
7DD8  s_lshl_b32 s4, s21, 13
7DDC  v_bitop3_b32 v102, v12, s4, v129 bitop3:0x78
7DE4  v_bitop3_b32 v103, v13, s4, v129 bitop3:0x78
7DEC  s_lshl_b32 s4, s21, 12
7DF0  v_bitop3_b32 v104, v16, s4, v129 bitop3:0x78
7DF8  v_bitop3_b32 v105, v17, s4, v129 bitop3:0x78
7E00  s_lshl_b32 s4, s21, 11
7E04  v_bitop3_b32 v106, v20, s4, v129 bitop3:0x78
7E0C  v_bitop3_b32 v107, v21, s4, v129 bitop3:0x78
7E14  s_lshl_b32 s4, s21, 10
7E18  v_bitop3_b32 v108, v24, s4, v129 bitop3:0x78
7E20  v_bitop3_b32 v109, v25, s4, v129 bitop3:0x78
7E28  s_lshl_b32 s4, s21, 9
7E2C  v_bitop3_b32 v110, v28, s4, v129 bitop3:0x78
7E34  v_bitop3_b32 v111, v29, s4, v129 bitop3:0x78
7E3C  s_lshl_b32 s4, s21, 8
7E40  v_bitop3_b32 v112, v32, s4, v129 bitop3:0x78
7E48  v_bitop3_b32 v113, v33, s4, v129 bitop3:0x78
7E50  s_lshl_b32 s4, s21, 7
7E54  v_bitop3_b32 v114, v36, s4, v129 bitop3:0x78
7E5C  v_bitop3_b32 v115, v37, s4, v129 bitop3:0x78
7E64  s_lshl_b32 s4, s21, 6
7E68  v_bitop3_b32 v116, v40, s4, v129 bitop3:0x78
7E70  v_bitop3_b32 v117, v41, s4, v129 bitop3:0x78
7E78  s_lshl_b32 s4, s21, 5
7E7C  v_bitop3_b32 v118, v44, s4, v129 bitop3:0x78
7E84  v_bitop3_b32 v119, v45, s4, v129 bitop3:0x78
7E8C  s_lshl_b32 s4, s21, 4
7E90  v_bitop3_b32 v120, v48, s4, v129 bitop3:0x78
7E98  v_bitop3_b32 v121, v49, s4, v129 bitop3:0x78
7EA0  s_lshl_b32 s4, s21, 3
7EA4  v_bitop3_b32 v122, v52, s4, v129 bitop3:0x78
7EAC  v_bitop3_b32 v123, v53, s4, v129 bitop3:0x78
7EB4  s_lshl_b32 s4, s21, 2
7EB8  v_bitop3_b32 v124, v56, s4, v129 bitop3:0x78
7EC0  v_bitop3_b32 v125, v57, s4, v129 bitop3:0x78
7EC8  s_lshl_b32 s4, s21, 1
7ECC  v_bitop3_b32 v126, v60, s4, v129 bitop3:0x78
7ED4  v_bitop3_b32 v127, v61, s4, v129 bitop3:0x78
7EDC  v_bitop3_b32 v128, v64, s21, v129 bitop3:0x78
7EE4  v_bitop3_b32 v129, v65, s21, v129 bitop3:0x78
7EEC  s_cbranch_execnz 33
7EF0  s_waitcnt lgkmcnt(0)
7EF4  v_mov_b64_e32 v[128:129], v[64:65]
7EF8  v_mov_b64_e32 v[126:127], v[60:61]
7EFC  v_mov_b64_e32 v[124:125], v[56:57]
7F00  v_mov_b64_e32 v[122:123], v[52:53]
7F04  v_mov_b64_e32 v[120:121], v[48:49]
7F08  v_mov_b64_e32 v[118:119], v[44:45]
7F0C  v_mov_b64_e32 v[116:117], v[40:41]
7F10  v_mov_b64_e32 v[114:115], v[36:37]
7F14  v_mov_b64_e32 v[112:113], v[32:33]
7F18  v_mov_b64_e32 v[110:111], v[28:29]
7F1C  v_mov_b64_e32 v[108:109], v[24:25]
7F20  v_mov_b64_e32 v[106:107], v[20:21]
7F24  v_mov_b64_e32 v[104:105], v[16:17]
7F28  v_mov_b64_e32 v[102:103], v[12:13]
7F2C  v_mov_b64_e32 v[100:101], v[8:9]
7F30  v_mov_b64_e32 v[98:99], v[4:5]
7F34  v_mov_b64_e32 v[96:97], v[62:63]
7F38  v_mov_b64_e32 v[94:95], v[58:59]
7F3C  v_mov_b64_e32 v[92:93], v[54:55]
7F40  v_mov_b64_e32 v[90:91], v[50:51]
7F44  v_mov_b64_e32 v[88:89], v[46:47]
7F48  v_mov_b64_e32 v[86:87], v[42:43]
7F4C  v_mov_b64_e32 v[84:85], v[38:39]
7F50  v_mov_b64_e32 v[82:83], v[34:35]
7F54  v_mov_b64_e32 v[80:81], v[30:31]
7F58  v_mov_b64_e32 v[78:79], v[26:27]
7F5C  v_mov_b64_e32 v[76:77], v[22:23]
7F60  v_mov_b64_e32 v[74:75], v[18:19]
7F64  v_mov_b64_e32 v[72:73], v[14:15]
7F68  v_mov_b64_e32 v[70:71], v[10:11]
7F6C  v_mov_b64_e32 v[68:69], v[6:7]
7F70  v_mov_b64_e32 v[66:67], v[2:3]
7F74  s_waitcnt lgkmcnt(14)
7F78  v_pk_add_f32 v[2:3], v[66:67], v[68:69]
7F80  v_pk_add_f32 v[4:5], v[66:67], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
7F88  v_pk_add_f32 v[6:7], v[70:71], v[72:73]
7F90  v_pk_add_f32 v[8:9], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
7F98  s_waitcnt lgkmcnt(13)
7F9C  v_pk_add_f32 v[10:11], v[74:75], v[76:77]
7FA4  v_pk_add_f32 v[12:13], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
7FAC  s_waitcnt lgkmcnt(12)
7FB0  v_pk_add_f32 v[14:15], v[78:79], v[80:81]
7FB8  v_pk_add_f32 v[16:17], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
7FC0  s_waitcnt lgkmcnt(11)
7FC4  v_pk_add_f32 v[18:19], v[82:83], v[84:85]
7FCC  v_pk_add_f32 v[20:21], v[82:83], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
7FD4  s_waitcnt lgkmcnt(10)
7FD8  v_pk_add_f32 v[22:23], v[86:87], v[88:89]
7FE0  v_pk_add_f32 v[24:25], v[86:87], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
7FE8  s_waitcnt lgkmcnt(9)
7FEC  v_pk_add_f32 v[26:27], v[90:91], v[92:93]
7FF4  v_pk_add_f32 v[28:29], v[90:91], v[92:93] neg_lo:[0,1] neg_hi:[0,1]
7FFC  s_waitcnt lgkmcnt(8)
8000  v_pk_add_f32 v[30:31], v[94:95], v[96:97]
8008  v_pk_add_f32 v[32:33], v[94:95], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
8010  s_waitcnt lgkmcnt(7)
8014  v_pk_add_f32 v[34:35], v[98:99], v[100:101]
801C  v_pk_add_f32 v[36:37], v[98:99], v[100:101] neg_lo:[0,1] neg_hi:[0,1]
8024  s_waitcnt lgkmcnt(6)
8028  v_pk_add_f32 v[38:39], v[102:103], v[104:105]
8030  v_pk_add_f32 v[40:41], v[102:103], v[104:105] neg_lo:[0,1] neg_hi:[0,1]
8038  s_waitcnt lgkmcnt(5)
803C  v_pk_add_f32 v[42:43], v[106:107], v[108:109]
8044  v_pk_add_f32 v[44:45], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
804C  s_waitcnt lgkmcnt(4)
8050  v_pk_add_f32 v[46:47], v[110:111], v[112:113]
8058  v_pk_add_f32 v[48:49], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
8060  s_waitcnt lgkmcnt(3)
8064  v_pk_add_f32 v[50:51], v[114:115], v[116:117]
806C  v_pk_add_f32 v[52:53], v[114:115], v[116:117] neg_lo:[0,1] neg_hi:[0,1]
8074  s_waitcnt lgkmcnt(2)
8078  v_pk_add_f32 v[54:55], v[118:119], v[120:121]
8080  v_pk_add_f32 v[56:57], v[118:119], v[120:121] neg_lo:[0,1] neg_hi:[0,1]
8088  s_waitcnt lgkmcnt(1)
808C  v_pk_add_f32 v[58:59], v[122:123], v[124:125]
8094  v_pk_add_f32 v[60:61], v[122:123], v[124:125] neg_lo:[0,1] neg_hi:[0,1]
809C  s_waitcnt lgkmcnt(0)
80A0  v_pk_add_f32 v[62:63], v[126:127], v[128:129]
80A8  v_pk_add_f32 v[64:65], v[126:127], v[128:129] neg_lo:[0,1] neg_hi:[0,1]
80B0  v_pk_add_f32 v[66:67], v[2:3], v[6:7]
80B8  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
80C0  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
80C8  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
80D0  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
80D8  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
80E0  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
80E8  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
80F0  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
80F8  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
8100  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
8108  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8110  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
8118  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
8120  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
8128  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
8130  v_pk_add_f32 v[32:33], v[34:35], v[38:39]
8138  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
8140  v_pk_add_f32 v[38:39], v[36:37], v[40:41]
8148  v_pk_add_f32 v[36:37], v[36:37], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
8150  v_pk_add_f32 v[40:41], v[42:43], v[46:47]
8158  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
8160  v_pk_add_f32 v[46:47], v[44:45], v[48:49]
8168  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
8170  v_pk_add_f32 v[48:49], v[50:51], v[54:55]
8178  v_pk_add_f32 v[50:51], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
8180  v_pk_add_f32 v[54:55], v[52:53], v[56:57]
8188  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
8190  v_pk_add_f32 v[56:57], v[58:59], v[62:63]
8198  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
81A0  v_pk_add_f32 v[62:63], v[60:61], v[64:65]
81A8  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
81B0  v_pk_add_f32 v[64:65], v[66:67], v[8:9]
81B8  v_pk_add_f32 v[8:9], v[66:67], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
81C0  v_pk_add_f32 v[66:67], v[6:7], v[14:15]
81C8  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
81D0  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
81D8  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
81E0  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
81E8  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
81F0  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
81F8  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8200  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
8208  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
8210  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
8218  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8220  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
8228  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8230  v_pk_add_f32 v[28:29], v[32:33], v[40:41]
8238  v_pk_add_f32 v[32:33], v[32:33], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
8240  v_pk_add_f32 v[40:41], v[38:39], v[46:47]
8248  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
8250  v_pk_add_f32 v[46:47], v[34:35], v[42:43]
8258  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
8260  v_pk_add_f32 v[42:43], v[36:37], v[44:45]
8268  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
8270  v_pk_add_f32 v[44:45], v[48:49], v[56:57]
8278  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
8280  v_pk_add_f32 v[56:57], v[54:55], v[62:63]
8288  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
8290  v_pk_add_f32 v[62:63], v[50:51], v[58:59]
8298  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
82A0  v_pk_add_f32 v[58:59], v[52:53], v[60:61]
82A8  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
82B0  v_pk_add_f32 v[60:61], v[64:65], v[12:13]
82B8  v_pk_add_f32 v[12:13], v[64:65], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
82C0  v_pk_add_f32 v[64:65], v[66:67], v[24:25]
82C8  s_mov_b32 s4, 0x3e800000
82D0  v_pk_add_f32 v[24:25], v[66:67], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
82D8  v_pk_add_f32 v[66:67], v[14:15], v[30:31]
82E0  v_pk_add_f32 v[14:15], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
82E8  v_pk_add_f32 v[30:31], v[10:11], v[26:27]
82F0  v_pk_add_f32 v[10:11], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
82F8  v_pk_add_f32 v[26:27], v[8:9], v[16:17]
8300  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8308  v_pk_add_f32 v[16:17], v[6:7], v[22:23]
8310  v_pk_add_f32 v[6:7], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
8318  v_pk_add_f32 v[22:23], v[2:3], v[18:19]
8320  v_pk_add_f32 v[2:3], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
8328  v_pk_add_f32 v[18:19], v[4:5], v[20:21]
8330  v_pk_add_f32 v[4:5], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
8338  v_pk_add_f32 v[20:21], v[28:29], v[44:45]
8340  v_pk_add_f32 v[68:69], v[28:29], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
8348  v_pk_add_f32 v[28:29], v[40:41], v[56:57]
8350  v_pk_add_f32 v[70:71], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
8358  v_pk_add_f32 v[40:41], v[46:47], v[62:63]
8360  v_pk_add_f32 v[72:73], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
8368  v_pk_add_f32 v[74:75], v[42:43], v[58:59]
8370  v_pk_add_f32 v[76:77], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
8378  v_pk_mul_f32 v[42:43], v[60:61], s[4:5] op_sel_hi:[1,0]
8380  v_pk_mul_f32 v[46:47], v[64:65], s[4:5] op_sel_hi:[1,0]
8388  v_pk_add_f32 v[78:79], v[32:33], v[48:49]
8390  v_pk_add_f32 v[80:81], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
8398  v_pk_add_f32 v[32:33], v[38:39], v[54:55]
83A0  v_pk_add_f32 v[82:83], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
83A8  v_pk_add_f32 v[84:85], v[34:35], v[50:51]
83B0  v_pk_add_f32 v[86:87], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
83B8  v_pk_mul_f32 v[50:51], v[66:67], s[4:5] op_sel_hi:[1,0]
83C0  v_pk_mul_f32 v[54:55], v[30:31], s[4:5] op_sel_hi:[1,0]
83C8  v_and_b32_e32 v102, 0x7fffffff, v42
83D0  v_and_b32_e32 v101, 0x7fffffff, v46
83D8  v_pk_mul_f32 v[58:59], v[26:27], s[4:5] op_sel_hi:[1,0]
83E0  v_pk_mul_f32 v[60:61], v[16:17], s[4:5] op_sel_hi:[1,0]
83E8  v_max_u32_e32 v66, v101, v102
83EC  v_and_b32_e32 v100, 0x7fffffff, v50
83F4  v_and_b32_e32 v98, 0x7fffffff, v54
83FC  v_pk_mul_f32 v[62:63], v[22:23], s[4:5] op_sel_hi:[1,0]
8404  v_pk_mul_f32 v[64:65], v[18:19], s[4:5] op_sel_hi:[1,0]
840C  v_max3_u32 v66, v98, v100, v66
8414  v_and_b32_e32 v97, 0x7fffffff, v58
841C  v_and_b32_e32 v96, 0x7fffffff, v60
8424  v_pk_mul_f32 v[26:27], v[12:13], s[4:5] op_sel_hi:[1,0]
842C  v_pk_mul_f32 v[30:31], v[24:25], s[4:5] op_sel_hi:[1,0]
8434  v_max3_u32 v66, v96, v97, v66
843C  v_and_b32_e32 v95, 0x7fffffff, v62
8444  v_and_b32_e32 v94, 0x7fffffff, v64
844C  v_pk_add_f32 v[90:91], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
8454  v_pk_mul_f32 v[34:35], v[14:15], s[4:5] op_sel_hi:[1,0]
845C  v_pk_mul_f32 v[38:39], v[10:11], s[4:5] op_sel_hi:[1,0]
8464  v_max3_u32 v66, v94, v95, v66
846C  v_and_b32_e32 v93, 0x7fffffff, v26
8474  v_and_b32_e32 v92, 0x7fffffff, v30
847C  v_pk_add_f32 v[88:89], v[36:37], v[52:53]
8484  v_pk_mul_f32 v[44:45], v[8:9], s[4:5] op_sel_hi:[1,0]
848C  v_pk_mul_f32 v[48:49], v[6:7], s[4:5] op_sel_hi:[1,0]
8494  v_pk_mul_f32 v[24:25], v[90:91], s[4:5] op_sel_hi:[1,0]
849C  v_max3_u32 v66, v92, v93, v66
84A4  v_and_b32_e32 v91, 0x7fffffff, v34
84AC  v_and_b32_e32 v90, 0x7fffffff, v38
84B4  v_pk_mul_f32 v[52:53], v[2:3], s[4:5] op_sel_hi:[1,0]
84BC  v_pk_mul_f32 v[56:57], v[4:5], s[4:5] op_sel_hi:[1,0]
84C4  v_pk_mul_f32 v[18:19], v[40:41], s[4:5] op_sel_hi:[1,0]
84CC  v_pk_mul_f32 v[40:41], v[88:89], s[4:5] op_sel_hi:[1,0]
84D4  v_max3_u32 v66, v90, v91, v66
84DC  v_and_b32_e32 v89, 0x7fffffff, v44
84E4  v_and_b32_e32 v88, 0x7fffffff, v48
84EC  v_pk_mul_f32 v[10:11], v[20:21], s[4:5] op_sel_hi:[1,0]
84F4  v_pk_mul_f32 v[14:15], v[28:29], s[4:5] op_sel_hi:[1,0]
84FC  v_pk_mul_f32 v[20:21], v[86:87], s[4:5] op_sel_hi:[1,0]
8504  v_max3_u32 v66, v88, v89, v66
850C  v_and_b32_e32 v87, 0x7fffffff, v52
8514  v_and_b32_e32 v86, 0x7fffffff, v56
851C  v_pk_mul_f32 v[22:23], v[74:75], s[4:5] op_sel_hi:[1,0]
8524  v_pk_mul_f32 v[36:37], v[84:85], s[4:5] op_sel_hi:[1,0]
852C  v_max3_u32 v66, v86, v87, v66
8534  v_and_b32_e32 v85, 0x7fffffff, v10
853C  v_and_b32_e32 v84, 0x7fffffff, v14
8544  v_pk_mul_f32 v[28:29], v[78:79], s[4:5] op_sel_hi:[1,0]
854C  v_pk_mul_f32 v[32:33], v[32:33], s[4:5] op_sel_hi:[1,0]
8554  v_pk_mul_f32 v[16:17], v[82:83], s[4:5] op_sel_hi:[1,0]
855C  v_max3_u32 v66, v84, v85, v66
8564  v_and_b32_e32 v83, 0x7fffffff, v18
856C  v_and_b32_e32 v82, 0x7fffffff, v22
8574  v_pk_mul_f32 v[12:13], v[80:81], s[4:5] op_sel_hi:[1,0]
857C  v_max3_u32 v66, v82, v83, v66
8584  v_and_b32_e32 v81, 0x7fffffff, v28
858C  v_and_b32_e32 v80, 0x7fffffff, v32
8594  v_pk_mul_f32 v[2:3], v[68:69], s[4:5] op_sel_hi:[1,0]
859C  v_pk_mul_f32 v[4:5], v[70:71], s[4:5] op_sel_hi:[1,0]
85A4  v_max3_u32 v66, v80, v81, v66
85AC  v_and_b32_e32 v79, 0x7fffffff, v36
85B4  v_and_b32_e32 v78, 0x7fffffff, v40
85BC  v_pk_mul_f32 v[6:7], v[72:73], s[4:5] op_sel_hi:[1,0]
85C4  v_pk_mul_f32 v[8:9], v[76:77], s[4:5] op_sel_hi:[1,0]
85CC  v_max3_u32 v66, v78, v79, v66
85D4  v_and_b32_e32 v77, 0x7fffffff, v2
85DC  v_and_b32_e32 v76, 0x7fffffff, v4
85E4  v_max3_u32 v66, v76, v77, v66
85EC  v_and_b32_e32 v75, 0x7fffffff, v6
85F4  v_and_b32_e32 v74, 0x7fffffff, v8
85FC  v_max3_u32 v66, v74, v75, v66
8604  v_and_b32_e32 v73, 0x7fffffff, v12
860C  v_and_b32_e32 v72, 0x7fffffff, v16
8614  v_max3_u32 v66, v72, v73, v66
861C  v_and_b32_e32 v71, 0x7fffffff, v20
8624  v_and_b32_e32 v70, 0x7fffffff, v24
862C  v_max3_u32 v99, v70, v71, v66
8634  s_mov_b32 s4, 0x7f7fffff
863C  v_cmp_lt_u32_e32 vcc, s4, v99
8640  v_mov_b32_e32 v66, 0
8644  v_mov_b32_e32 v67, 0
8648  v_mov_b32_e32 v68, 0
864C  v_mov_b32_e32 v69, 0
8650  s_and_saveexec_b64 s[4:5], vcc
8654  s_cbranch_execz 585
8658  v_sub_u32_e32 v68, 0x7f800000, v102
8660  v_sub_u32_e32 v66, 0x7f7fffff, v102
8668  v_lshrrev_b32_e32 v68, 31, v68
866C  v_add_u32_e32 v69, -1, v68
8670  v_lshrrev_b32_e32 v67, 31, v66
8674  v_and_b32_e32 v99, 0x80000000, v69
867C  v_add_u32_e32 v67, -1, v67
8680  v_bitop3_b32 v42, v99, v42, v67 bitop3:0xc8
8688  v_and_b32_e32 v67, v69, v102
868C  v_sub_u32_e32 v102, 0x7f800000, v101
8694  v_sub_u32_e32 v69, 0x7f7fffff, v101
869C  v_ashrrev_i32_e32 v66, 31, v66
86A0  v_lshrrev_b32_e32 v102, 31, v102
86A4  v_and_b32_e32 v66, 7, v66
86A8  v_lshrrev_b32_e32 v99, 31, v69
86AC  v_add_u32_e32 v103, -1, v102
86B0  v_ashrrev_i32_e32 v69, 31, v69
86B4  s_movk_i32 s6, 0x70
86B8  v_and_or_b32 v66, v69, s6, v66
86C0  v_and_b32_e32 v69, v103, v101
86C4  v_sub_u32_e32 v101, 0x7f800000, v100
86CC  v_max_u32_e32 v67, v69, v67
86D0  v_sub_u32_e32 v69, 0x7f7fffff, v100
86D8  v_and_b32_e32 v104, 0x80000000, v103
86E0  v_add_u32_e32 v99, -1, v99
86E4  v_lshrrev_b32_e32 v101, 31, v101
86E8  v_bitop3_b32 v46, v104, v46, v99 bitop3:0xc8
86F0  v_add_u32_e32 v68, v102, v68
86F4  v_lshrrev_b32_e32 v99, 31, v69
86F8  v_add_u32_e32 v102, -1, v101
86FC  v_ashrrev_i32_e32 v69, 31, v69
8700  s_movk_i32 s7, 0x700
8704  v_and_b32_e32 v103, 0x80000000, v102
870C  v_add_u32_e32 v99, -1, v99
8710  v_and_or_b32 v66, v69, s7, v66
8718  v_and_b32_e32 v69, v102, v100
871C  v_sub_u32_e32 v102, 0x7f800000, v98
8724  v_bitop3_b32 v50, v103, v50, v99 bitop3:0xc8
872C  v_sub_u32_e32 v99, 0x7f7fffff, v98
8734  s_movk_i32 s12, 0x7000
8738  v_lshrrev_b32_e32 v102, 31, v102
873C  v_lshrrev_b32_e32 v100, 31, v99
8740  v_add_u32_e32 v103, -1, v102
8744  v_ashrrev_i32_e32 v99, 31, v99
8748  v_and_or_b32 v66, v99, s12, v66
8750  v_and_b32_e32 v98, v103, v98
8754  v_sub_u32_e32 v99, 0x7f800000, v97
875C  v_max3_u32 v67, v98, v69, v67
8764  v_sub_u32_e32 v69, 0x7f7fffff, v97
876C  v_and_b32_e32 v104, 0x80000000, v103
8774  v_add_u32_e32 v100, -1, v100
8778  v_lshrrev_b32_e32 v99, 31, v99
877C  v_bitop3_b32 v54, v104, v54, v100 bitop3:0xc8
8784  v_lshrrev_b32_e32 v98, 31, v69
8788  v_add_u32_e32 v100, -1, v99
878C  v_ashrrev_i32_e32 v69, 31, v69
8790  s_mov_b32 s13, 0x70000
8798  v_add3_u32 v68, v101, v68, v102
87A0  v_and_b32_e32 v101, 0x80000000, v100
87A8  v_and_or_b32 v66, v69, s13, v66
87B0  v_and_b32_e32 v69, v100, v97
87B4  v_sub_u32_e32 v100, 0x7f800000, v96
87BC  v_sub_u32_e32 v97, 0x7f7fffff, v96
87C4  v_add_u32_e32 v98, -1, v98
87C8  v_lshrrev_b32_e32 v100, 31, v100
87CC  v_bitop3_b32 v58, v101, v58, v98 bitop3:0xc8
87D4  v_lshrrev_b32_e32 v98, 31, v97
87D8  v_add_u32_e32 v101, -1, v100
87DC  v_ashrrev_i32_e32 v97, 31, v97
87E0  s_mov_b32 s20, 0x700000
87E8  v_and_or_b32 v66, v97, s20, v66
87F0  v_and_b32_e32 v96, v101, v96
87F4  v_sub_u32_e32 v97, 0x7f800000, v95
87FC  v_max3_u32 v67, v96, v69, v67
8804  v_sub_u32_e32 v69, 0x7f7fffff, v95
880C  v_and_b32_e32 v102, 0x80000000, v101
8814  v_add_u32_e32 v98, -1, v98
8818  v_lshrrev_b32_e32 v97, 31, v97
881C  v_bitop3_b32 v60, v102, v60, v98 bitop3:0xc8
8824  v_lshrrev_b32_e32 v96, 31, v69
8828  v_add_u32_e32 v98, -1, v97
882C  v_ashrrev_i32_e32 v69, 31, v69
8830  s_mov_b32 s21, 0x7000000
8838  v_add3_u32 v68, v99, v68, v100
8840  v_and_b32_e32 v99, 0x80000000, v98
8848  v_and_or_b32 v66, v69, s21, v66
8850  v_and_b32_e32 v69, v98, v95
8854  v_sub_u32_e32 v95, 0x7f7fffff, v94
885C  v_sub_u32_e32 v98, 0x7f800000, v94
8864  v_add_u32_e32 v96, -1, v96
8868  v_bitop3_b32 v62, v99, v62, v96 bitop3:0xc8
8870  v_lshrrev_b32_e32 v96, 31, v95
8874  v_lshrrev_b32_e32 v98, 31, v98
8878  v_ashrrev_i32_e32 v95, 31, v95
887C  s_brev_b32 s22, 14
8880  v_add_u32_e32 v99, -1, v98
8884  v_and_or_b32 v66, v95, s22, v66
888C  v_sub_u32_e32 v95, 0x7f800000, v93
8894  v_and_b32_e32 v94, v99, v94
8898  v_and_b32_e32 v100, 0x80000000, v99
88A0  v_add_u32_e32 v96, -1, v96
88A4  v_max3_u32 v67, v94, v69, v67
88AC  v_sub_u32_e32 v69, 0x7f7fffff, v93
88B4  v_lshrrev_b32_e32 v95, 31, v95
88B8  v_bitop3_b32 v64, v100, v64, v96 bitop3:0xc8
88C0  v_add_u32_e32 v96, -1, v95
88C4  v_lshrrev_b32_e32 v94, 31, v69
88C8  v_add3_u32 v68, v97, v68, v98
88D0  v_and_b32_e32 v97, 0x80000000, v96
88D8  v_add_u32_e32 v94, -1, v94
88DC  v_bitop3_b32 v26, v97, v26, v94 bitop3:0xc8
88E4  v_sub_u32_e32 v97, 0x7f800000, v92
88EC  v_sub_u32_e32 v94, 0x7f7fffff, v92
88F4  v_ashrrev_i32_e32 v69, 31, v69
88F8  v_lshrrev_b32_e32 v97, 31, v97
88FC  v_and_b32_e32 v69, 7, v69
8900  v_and_b32_e32 v93, v96, v93
8904  v_lshrrev_b32_e32 v96, 31, v94
8908  v_add_u32_e32 v98, -1, v97
890C  v_ashrrev_i32_e32 v94, 31, v94
8910  v_and_or_b32 v69, v94, s6, v69
8918  v_and_b32_e32 v92, v98, v92
891C  v_sub_u32_e32 v94, 0x7f800000, v91
8924  v_max3_u32 v67, v92, v93, v67
892C  v_sub_u32_e32 v92, 0x7f7fffff, v91
8934  v_and_b32_e32 v99, 0x80000000, v98
893C  v_lshrrev_b32_e32 v94, 31, v94
8940  v_add_u32_e32 v96, -1, v96
8944  v_add3_u32 v68, v95, v68, v97
894C  v_lshrrev_b32_e32 v93, 31, v92
8950  v_add_u32_e32 v95, -1, v94
8954  v_ashrrev_i32_e32 v92, 31, v92
8958  v_bitop3_b32 v30, v99, v30, v96 bitop3:0xc8
8960  v_and_b32_e32 v96, 0x80000000, v95
8968  v_and_or_b32 v69, v92, s7, v69
8970  v_and_b32_e32 v91, v95, v91
8974  v_sub_u32_e32 v92, 0x7f7fffff, v90
897C  v_sub_u32_e32 v95, 0x7f800000, v90
8984  v_add_u32_e32 v93, -1, v93
8988  v_bitop3_b32 v34, v96, v34, v93 bitop3:0xc8
8990  v_lshrrev_b32_e32 v93, 31, v92
8994  v_lshrrev_b32_e32 v95, 31, v95
8998  v_ashrrev_i32_e32 v92, 31, v92
899C  v_add_u32_e32 v96, -1, v95
89A0  v_and_or_b32 v69, v92, s12, v69
89A8  v_sub_u32_e32 v92, 0x7f800000, v89
89B0  v_and_b32_e32 v90, v96, v90
89B4  v_and_b32_e32 v97, 0x80000000, v96
89BC  v_add_u32_e32 v93, -1, v93
89C0  v_max3_u32 v67, v90, v91, v67
89C8  v_sub_u32_e32 v90, 0x7f7fffff, v89
89D0  v_lshrrev_b32_e32 v92, 31, v92
89D4  v_bitop3_b32 v38, v97, v38, v93 bitop3:0xc8
89DC  v_add_u32_e32 v93, -1, v92
89E0  v_add3_u32 v68, v94, v68, v95
89E8  v_lshrrev_b32_e32 v91, 31, v90
89EC  v_and_b32_e32 v94, 0x80000000, v93
89F4  v_ashrrev_i32_e32 v90, 31, v90
89F8  v_and_b32_e32 v89, v93, v89
89FC  v_sub_u32_e32 v93, 0x7f800000, v88
8A04  v_and_or_b32 v69, v90, s13, v69
8A0C  v_sub_u32_e32 v90, 0x7f7fffff, v88
8A14  v_add_u32_e32 v91, -1, v91
8A18  v_lshrrev_b32_e32 v93, 31, v93
8A1C  v_bitop3_b32 v44, v94, v44, v91 bitop3:0xc8
8A24  v_lshrrev_b32_e32 v91, 31, v90
8A28  v_add_u32_e32 v94, -1, v93
8A2C  v_ashrrev_i32_e32 v90, 31, v90
8A30  v_and_or_b32 v69, v90, s20, v69
8A38  v_and_b32_e32 v88, v94, v88
8A3C  v_sub_u32_e32 v90, 0x7f800000, v87
8A44  v_max3_u32 v88, v88, v89, v67
8A4C  v_sub_u32_e32 v67, 0x7f7fffff, v87
8A54  v_and_b32_e32 v95, 0x80000000, v94
8A5C  v_add_u32_e32 v91, -1, v91
8A60  v_lshrrev_b32_e32 v90, 31, v90
8A64  v_bitop3_b32 v48, v95, v48, v91 bitop3:0xc8
8A6C  v_lshrrev_b32_e32 v89, 31, v67
8A70  v_add_u32_e32 v91, -1, v90
8A74  v_ashrrev_i32_e32 v67, 31, v67
8A78  v_add3_u32 v68, v92, v68, v93
8A80  v_and_b32_e32 v92, 0x80000000, v91
8A88  v_and_or_b32 v67, v67, s21, v69
8A90  v_and_b32_e32 v69, v91, v87
8A94  v_sub_u32_e32 v91, 0x7f800000, v86
8A9C  v_add_u32_e32 v89, -1, v89
8AA0  v_lshrrev_b32_e32 v91, 31, v91
8AA4  v_bitop3_b32 v52, v92, v52, v89 bitop3:0xc8
8AAC  v_add_u32_e32 v92, -1, v91
8AB0  v_sub_u32_e32 v87, 0x7f7fffff, v86
8AB8  v_and_b32_e32 v86, v92, v86
8ABC  v_max3_u32 v69, v86, v69, v88
8AC4  v_sub_u32_e32 v88, 0x7f800000, v85
8ACC  v_and_b32_e32 v93, 0x80000000, v92
8AD4  v_lshrrev_b32_e32 v89, 31, v87
8AD8  v_add_u32_e32 v89, -1, v89
8ADC  v_ashrrev_i32_e32 v87, 31, v87
8AE0  v_sub_u32_e32 v86, 0x7f7fffff, v85
8AE8  v_lshrrev_b32_e32 v88, 31, v88
8AEC  v_bitop3_b32 v56, v93, v56, v89 bitop3:0xc8
8AF4  v_and_or_b32 v67, v87, s22, v67
8AFC  v_add_u32_e32 v89, -1, v88
8B00  v_lshrrev_b32_e32 v87, 31, v86
8B04  v_add3_u32 v68, v90, v68, v91
8B0C  v_and_b32_e32 v90, 0x80000000, v89
8B14  v_add_u32_e32 v87, -1, v87
8B18  v_bitop3_b32 v10, v90, v10, v87 bitop3:0xc8
8B20  v_sub_u32_e32 v87, 0x7f7fffff, v84
8B28  v_sub_u32_e32 v90, 0x7f800000, v84
8B30  v_ashrrev_i32_e32 v86, 31, v86
8B34  v_and_b32_e32 v86, 7, v86
8B38  v_and_b32_e32 v85, v89, v85
8B3C  v_lshrrev_b32_e32 v89, 31, v87
8B40  v_lshrrev_b32_e32 v90, 31, v90
8B44  v_ashrrev_i32_e32 v87, 31, v87
8B48  v_add_u32_e32 v91, -1, v90
8B4C  v_and_or_b32 v86, v87, s6, v86
8B54  v_sub_u32_e32 v87, 0x7f800000, v83
8B5C  v_and_b32_e32 v84, v91, v84
8B60  v_max3_u32 v69, v84, v85, v69
8B68  v_sub_u32_e32 v84, 0x7f7fffff, v83
8B70  v_lshrrev_b32_e32 v87, 31, v87
8B74  v_and_b32_e32 v92, 0x80000000, v91
8B7C  v_add_u32_e32 v89, -1, v89
8B80  v_add3_u32 v68, v88, v68, v90
8B88  v_add_u32_e32 v88, -1, v87
8B8C  v_lshrrev_b32_e32 v85, 31, v84
8B90  v_bitop3_b32 v14, v92, v14, v89 bitop3:0xc8
8B98  v_and_b32_e32 v89, 0x80000000, v88
8BA0  v_add_u32_e32 v85, -1, v85
8BA4  v_bitop3_b32 v18, v89, v18, v85 bitop3:0xc8
8BAC  v_and_b32_e32 v83, v88, v83
8BB0  v_sub_u32_e32 v85, 0x7f7fffff, v82
8BB8  v_sub_u32_e32 v88, 0x7f800000, v82
8BC0  v_ashrrev_i32_e32 v84, 31, v84
8BC4  v_and_or_b32 v84, v84, s7, v86
8BCC  v_lshrrev_b32_e32 v86, 31, v85
8BD0  v_lshrrev_b32_e32 v88, 31, v88
8BD4  v_ashrrev_i32_e32 v85, 31, v85
8BD8  v_add_u32_e32 v89, -1, v88
8BDC  v_and_or_b32 v84, v85, s12, v84
8BE4  v_sub_u32_e32 v85, 0x7f800000, v81
8BEC  v_and_b32_e32 v82, v89, v82
8BF0  v_and_b32_e32 v90, 0x80000000, v89
8BF8  v_add_u32_e32 v86, -1, v86
8BFC  v_max3_u32 v69, v82, v83, v69
8C04  v_sub_u32_e32 v82, 0x7f7fffff, v81
8C0C  v_lshrrev_b32_e32 v85, 31, v85
8C10  v_bitop3_b32 v22, v90, v22, v86 bitop3:0xc8
8C18  v_add_u32_e32 v86, -1, v85
8C1C  v_lshrrev_b32_e32 v83, 31, v82
8C20  v_add3_u32 v68, v87, v68, v88
8C28  v_and_b32_e32 v87, 0x80000000, v86
8C30  v_add_u32_e32 v83, -1, v83
8C34  v_and_b32_e32 v81, v86, v81
8C38  v_sub_u32_e32 v86, 0x7f800000, v80
8C40  v_bitop3_b32 v28, v87, v28, v83 bitop3:0xc8
8C48  v_sub_u32_e32 v83, 0x7f7fffff, v80
8C50  v_ashrrev_i32_e32 v82, 31, v82
8C54  v_lshrrev_b32_e32 v86, 31, v86
8C58  v_and_or_b32 v82, v82, s13, v84
8C60  v_lshrrev_b32_e32 v84, 31, v83
8C64  v_add_u32_e32 v87, -1, v86
8C68  v_ashrrev_i32_e32 v83, 31, v83
8C6C  v_and_or_b32 v82, v83, s20, v82
8C74  v_add3_u32 v83, v85, v68, v86
8C7C  v_and_b32_e32 v68, v87, v80
8C80  v_max3_u32 v69, v68, v81, v69
8C88  v_sub_u32_e32 v81, 0x7f800000, v79
8C90  v_and_b32_e32 v88, 0x80000000, v87
8C98  v_add_u32_e32 v84, -1, v84
8C9C  v_sub_u32_e32 v68, 0x7f7fffff, v79
8CA4  v_lshrrev_b32_e32 v81, 31, v81
8CA8  v_bitop3_b32 v32, v88, v32, v84 bitop3:0xc8
8CB0  v_add_u32_e32 v84, -1, v81
8CB4  v_lshrrev_b32_e32 v80, 31, v68
8CB8  v_and_b32_e32 v85, 0x80000000, v84
8CC0  v_add_u32_e32 v80, -1, v80
8CC4  v_bitop3_b32 v36, v85, v36, v80 bitop3:0xc8
8CCC  v_and_b32_e32 v79, v84, v79
8CD0  v_sub_u32_e32 v80, 0x7f7fffff, v78
8CD8  v_sub_u32_e32 v84, 0x7f800000, v78
8CE0  v_ashrrev_i32_e32 v68, 31, v68
8CE4  v_and_or_b32 v68, v68, s21, v82
8CEC  v_lshrrev_b32_e32 v82, 31, v80
8CF0  v_lshrrev_b32_e32 v84, 31, v84
8CF4  v_ashrrev_i32_e32 v80, 31, v80
8CF8  v_add_u32_e32 v85, -1, v84
8CFC  v_and_or_b32 v68, v80, s22, v68
8D04  v_add3_u32 v80, v81, v83, v84
8D0C  v_sub_u32_e32 v81, 0x7f800000, v77
8D14  v_and_b32_e32 v78, v85, v78
8D18  v_and_b32_e32 v86, 0x80000000, v85
8D20  v_add_u32_e32 v82, -1, v82
8D24  v_max3_u32 v69, v78, v79, v69
8D2C  v_sub_u32_e32 v78, 0x7f7fffff, v77
8D34  v_lshrrev_b32_e32 v81, 31, v81
8D38  v_bitop3_b32 v40, v86, v40, v82 bitop3:0xc8
8D40  v_add_u32_e32 v82, -1, v81
8D44  v_lshrrev_b32_e32 v79, 31, v78
8D48  v_and_b32_e32 v83, 0x80000000, v82
8D50  v_add_u32_e32 v79, -1, v79
8D54  v_bitop3_b32 v2, v83, v2, v79 bitop3:0xc8
8D5C  v_sub_u32_e32 v79, 0x7f7fffff, v76
8D64  v_sub_u32_e32 v83, 0x7f800000, v76
8D6C  v_ashrrev_i32_e32 v78, 31, v78
8D70  v_and_b32_e32 v78, 7, v78
8D74  v_and_b32_e32 v77, v82, v77
8D78  v_lshrrev_b32_e32 v82, 31, v79
8D7C  v_lshrrev_b32_e32 v83, 31, v83
8D80  v_ashrrev_i32_e32 v79, 31, v79
8D84  v_and_or_b32 v78, v79, s6, v78
8D8C  v_add3_u32 v79, v81, v80, v83
8D94  v_sub_u32_e32 v80, 0x7f800000, v75
8D9C  v_add_u32_e32 v84, -1, v83
8DA0  v_and_b32_e32 v76, v84, v76
8DA4  v_lshrrev_b32_e32 v80, 31, v80
8DA8  v_and_b32_e32 v85, 0x80000000, v84
8DB0  v_add_u32_e32 v82, -1, v82
8DB4  v_max3_u32 v69, v76, v77, v69
8DBC  v_sub_u32_e32 v76, 0x7f7fffff, v75
8DC4  v_add_u32_e32 v81, -1, v80
8DC8  v_bitop3_b32 v4, v85, v4, v82 bitop3:0xc8
8DD0  v_and_b32_e32 v82, 0x80000000, v81
8DD8  v_lshrrev_b32_e32 v77, 31, v76
8DDC  v_and_b32_e32 v75, v81, v75
8DE0  v_sub_u32_e32 v81, 0x7f800000, v74
8DE8  v_add_u32_e32 v77, -1, v77
8DEC  v_bitop3_b32 v6, v82, v6, v77 bitop3:0xc8
8DF4  v_ashrrev_i32_e32 v76, 31, v76
8DF8  v_sub_u32_e32 v77, 0x7f7fffff, v74
8E00  v_lshrrev_b32_e32 v81, 31, v81
8E04  v_and_or_b32 v76, v76, s7, v78
8E0C  v_add_u32_e32 v82, -1, v81
8E10  v_lshrrev_b32_e32 v78, 31, v77
8E14  v_and_b32_e32 v83, 0x80000000, v82
8E1C  v_add_u32_e32 v78, -1, v78
8E20  v_bitop3_b32 v8, v83, v8, v78 bitop3:0xc8
8E28  v_sub_u32_e32 v78, 0x7f800000, v73
8E30  v_ashrrev_i32_e32 v77, 31, v77
8E34  v_and_b32_e32 v74, v82, v74
8E38  v_lshrrev_b32_e32 v78, 31, v78
8E3C  v_and_or_b32 v76, v77, s12, v76
8E44  v_add3_u32 v77, v80, v79, v81
8E4C  v_max3_u32 v69, v74, v75, v69
8E54  v_sub_u32_e32 v74, 0x7f7fffff, v73
8E5C  v_add_u32_e32 v79, -1, v78
8E60  v_and_b32_e32 v80, 0x80000000, v79
8E68  v_lshrrev_b32_e32 v75, 31, v74
8E6C  v_and_b32_e32 v73, v79, v73
8E70  v_sub_u32_e32 v79, 0x7f800000, v72
8E78  v_add_u32_e32 v75, -1, v75
8E7C  v_bitop3_b32 v12, v80, v12, v75 bitop3:0xc8
8E84  v_ashrrev_i32_e32 v74, 31, v74
8E88  v_sub_u32_e32 v75, 0x7f7fffff, v72
8E90  v_lshrrev_b32_e32 v79, 31, v79
8E94  v_and_or_b32 v74, v74, s13, v76
8E9C  v_add_u32_e32 v80, -1, v79
8EA0  v_lshrrev_b32_e32 v76, 31, v75
8EA4  v_and_b32_e32 v81, 0x80000000, v80
8EAC  v_add_u32_e32 v76, -1, v76
8EB0  v_bitop3_b32 v16, v81, v16, v76 bitop3:0xc8
8EB8  v_sub_u32_e32 v76, 0x7f800000, v71
8EC0  v_and_b32_e32 v72, v80, v72
8EC4  v_ashrrev_i32_e32 v75, 31, v75
8EC8  v_max3_u32 v72, v72, v73, v69
8ED0  v_sub_u32_e32 v69, 0x7f7fffff, v71
8ED8  v_lshrrev_b32_e32 v76, 31, v76
8EDC  v_and_or_b32 v74, v75, s20, v74
8EE4  v_add3_u32 v75, v78, v77, v79
8EEC  v_add_u32_e32 v77, -1, v76
8EF0  v_lshrrev_b32_e32 v73, 31, v69
8EF4  v_and_b32_e32 v78, 0x80000000, v77
8EFC  v_add_u32_e32 v73, -1, v73
8F00  v_and_b32_e32 v71, v77, v71
8F04  v_sub_u32_e32 v77, 0x7f800000, v70
8F0C  v_bitop3_b32 v20, v78, v20, v73 bitop3:0xc8
8F14  v_sub_u32_e32 v73, 0x7f7fffff, v70
8F1C  v_ashrrev_i32_e32 v69, 31, v69
8F20  v_lshrrev_b32_e32 v77, 31, v77
8F24  v_and_or_b32 v69, v69, s21, v74
8F2C  v_lshrrev_b32_e32 v74, 31, v73
8F30  v_add_u32_e32 v78, -1, v77
8F34  v_ashrrev_i32_e32 v73, 31, v73
8F38  v_and_or_b32 v69, v73, s22, v69
8F40  v_add3_u32 v73, v76, v75, v77
8F48  v_and_b32_e32 v70, v78, v70
8F4C  v_and_b32_e32 v79, 0x80000000, v78
8F54  v_add_u32_e32 v74, -1, v74
8F58  v_max3_u32 v70, v70, v71, v72
8F60  v_mov_b32_e32 v71, 0x7f800000
8F68  v_cmp_ne_u32_e32 vcc, 32, v73
8F6C  v_bitop3_b32 v24, v79, v24, v74 bitop3:0xc8
8F74  s_nop 0
8F78  v_cndmask_b32_e32 v99, v71, v70, vcc
8F7C  s_or_b64 exec, exec, s[4:5]
8F80  v_cmp_ne_u32_e32 vcc, 0, v99
8F84  v_mov_b32_e32 v70, 0x7f
8F8C  s_and_saveexec_b64 s[4:5], vcc
8F90  s_cbranch_execz 15
8F94  v_add_u32_e32 v70, s8, v99
8F98  s_mov_b32 s6, 0x17fffff
8FA0  v_lshrrev_b32_e32 v71, 23, v70
8FA4  v_add_u32_e32 v71, -2, v71
8FA8  v_cmp_lt_u32_e32 vcc, s6, v70
8FAC  s_mov_b32 s6, 0x7f800000
8FB4  s_nop 0
8FB8  v_cndmask_b32_e32 v70, 0, v71, vcc
8FBC  v_cmp_eq_u32_e32 vcc, s6, v99
8FC0  v_mov_b32_e32 v71, 0xfe
8FC8  s_and_b64 vcc, s[18:19], vcc
8FCC  v_cndmask_b32_e32 v70, v70, v71, vcc
8FD0  s_or_b64 exec, exec, s[4:5]
8FD4  v_cmp_eq_u32_e32 vcc, 0, v70
8FD8  s_cbranch_vccz 38
8FDC  s_nop 0
8FE0  v_cndmask_b32_e64 v71, 1.0, 2.0, vcc
8FE8  v_mul_f32_e32 v42, v71, v42
8FEC  v_mul_f32_e32 v46, v71, v46
8FF0  v_mul_f32_e32 v50, v71, v50
8FF4  v_mul_f32_e32 v54, v71, v54
8FF8  v_mul_f32_e32 v58, v71, v58
8FFC  v_mul_f32_e32 v60, v71, v60
9000  v_mul_f32_e32 v62, v71, v62
9004  v_mul_f32_e32 v64, v71, v64
9008  v_mul_f32_e32 v26, v71, v26
900C  v_mul_f32_e32 v30, v71, v30
9010  v_mul_f32_e32 v34, v71, v34
9014  v_mul_f32_e32 v38, v71, v38
9018  v_mul_f32_e32 v44, v71, v44
901C  v_mul_f32_e32 v48, v71, v48
9020  v_mul_f32_e32 v52, v71, v52
9024  v_mul_f32_e32 v56, v71, v56
9028  v_mul_f32_e32 v10, v71, v10
902C  v_mul_f32_e32 v14, v71, v14
9030  v_mul_f32_e32 v18, v71, v18
9034  v_mul_f32_e32 v22, v71, v22
9038  v_mul_f32_e32 v28, v71, v28
903C  v_mul_f32_e32 v32, v71, v32
9040  v_mul_f32_e32 v36, v71, v36
9044  v_mul_f32_e32 v40, v71, v40
9048  v_mul_f32_e32 v2, v71, v2
904C  v_mul_f32_e32 v4, v71, v4
9050  v_mul_f32_e32 v6, v71, v6
9054  v_mul_f32_e32 v8, v71, v8
9058  v_mul_f32_e32 v12, v71, v12
905C  v_mul_f32_e32 v16, v71, v16
9060  v_mul_f32_e32 v20, v71, v20
9064  v_mul_f32_e32 v24, v71, v24
9068  v_max_u32_e32 v71, 1, v70
906C  s_branch 2
9070  s_branch 64415
9074  v_mov_b32_e32 v71, v70
9078  v_mov_b32_e32 v72, 0
907C  v_mov_b32_e32 v73, 0
9080  v_lshlrev_b32_e32 v75, 23, v71
9084  v_cvt_scalef32_pk_fp4_f32 v72, v42, v46, v75
908C  v_cvt_scalef32_pk_fp4_f32 v73, v58, v60, v75 op_sel:[0,0,0,1]
9094  v_cvt_scalef32_pk_fp4_f32 v72, v50, v54, v75 op_sel:[0,0,1,0]
909C  v_cvt_scalef32_pk_fp4_f32 v73, v62, v64, v75 op_sel:[0,0,1,1]
90A4  s_nop 0
90A8  v_mov_b32_e32 v42, 0
90AC  v_mov_b32_e32 v46, 0
90B0  v_cvt_scalef32_pk_fp4_f32 v42, v26, v30, v75
90B8  v_cvt_scalef32_pk_fp4_f32 v46, v44, v48, v75 op_sel:[0,0,0,1]
90C0  v_cvt_scalef32_pk_fp4_f32 v42, v34, v38, v75 op_sel:[0,0,1,0]
90C8  v_cvt_scalef32_pk_fp4_f32 v46, v52, v56, v75 op_sel:[0,0,1,1]
90D0  s_nop 0
90D4  v_mov_b32_e32 v26, 0
90D8  v_mov_b32_e32 v30, 0
90DC  v_mov_b32_e32 v71, 0
90E0  v_cvt_scalef32_pk_fp4_f32 v26, v10, v14, v75
90E8  v_cvt_scalef32_pk_fp4_f32 v30, v28, v32, v75 op_sel:[0,0,0,1]
90F0  v_cvt_scalef32_pk_fp4_f32 v26, v18, v22, v75 op_sel:[0,0,1,0]
90F8  v_cvt_scalef32_pk_fp4_f32 v30, v36, v40, v75 op_sel:[0,0,1,1]
9100  s_nop 0
9104  v_mov_b32_e32 v10, 0
9108  v_and_b32_e32 v83, 0x7fffffff, v43
9110  v_and_b32_e32 v82, 0x7fffffff, v47
9118  v_cvt_scalef32_pk_fp4_f32 v71, v2, v4, v75
9120  v_cvt_scalef32_pk_fp4_f32 v10, v12, v16, v75 op_sel:[0,0,0,1]
9128  v_cvt_scalef32_pk_fp4_f32 v71, v6, v8, v75 op_sel:[0,0,1,0]
9130  v_cvt_scalef32_pk_fp4_f32 v10, v20, v24, v75 op_sel:[0,0,1,1]
9138  s_nop 0
913C  v_max_u32_e32 v2, v82, v83
9140  v_and_b32_e32 v81, 0x7fffffff, v51
9148  v_and_b32_e32 v79, 0x7fffffff, v55
9150  v_max3_u32 v2, v79, v81, v2
9158  v_and_b32_e32 v78, 0x7fffffff, v59
9160  v_and_b32_e32 v77, 0x7fffffff, v61
9168  v_max3_u32 v2, v77, v78, v2
9170  v_and_b32_e32 v76, 0x7fffffff, v63
9178  v_and_b32_e32 v75, 0x7fffffff, v65
9180  v_max3_u32 v2, v75, v76, v2
9188  v_and_b32_e32 v64, 0x7fffffff, v27
9190  v_and_b32_e32 v62, 0x7fffffff, v31
9198  v_max3_u32 v2, v62, v64, v2
91A0  v_and_b32_e32 v60, 0x7fffffff, v35
91A8  v_and_b32_e32 v58, 0x7fffffff, v39
91B0  v_max3_u32 v2, v58, v60, v2
91B8  v_and_b32_e32 v56, 0x7fffffff, v45
91C0  v_and_b32_e32 v54, 0x7fffffff, v49
91C8  v_max3_u32 v2, v54, v56, v2
91D0  v_and_b32_e32 v50, 0x7fffffff, v53
91D8  v_and_b32_e32 v48, 0x7fffffff, v57
91E0  v_max3_u32 v2, v48, v50, v2
91E8  v_and_b32_e32 v44, 0x7fffffff, v11
91F0  v_and_b32_e32 v40, 0x7fffffff, v15
91F8  v_max3_u32 v2, v40, v44, v2
9200  v_and_b32_e32 v38, 0x7fffffff, v19
9208  v_and_b32_e32 v36, 0x7fffffff, v23
9210  v_max3_u32 v2, v36, v38, v2
9218  v_and_b32_e32 v34, 0x7fffffff, v29
9220  v_and_b32_e32 v32, 0x7fffffff, v33
9228  v_max3_u32 v2, v32, v34, v2
9230  v_and_b32_e32 v24, 0x7fffffff, v37
9238  v_and_b32_e32 v22, 0x7fffffff, v41
9240  v_max3_u32 v2, v22, v24, v2
9248  v_and_b32_e32 v20, 0x7fffffff, v3
9250  v_and_b32_e32 v18, 0x7fffffff, v5
9258  v_max3_u32 v2, v18, v20, v2
9260  v_and_b32_e32 v16, 0x7fffffff, v7
9268  v_and_b32_e32 v14, 0x7fffffff, v9
9270  v_max3_u32 v2, v14, v16, v2
9278  v_and_b32_e32 v12, 0x7fffffff, v13
9280  v_and_b32_e32 v8, 0x7fffffff, v17
9288  v_max3_u32 v6, v8, v12, v2
9290  v_and_b32_e32 v4, 0x7fffffff, v21
9298  v_and_b32_e32 v2, 0x7fffffff, v25
92A0  v_max3_u32 v80, v2, v4, v6
92A8  s_mov_b32 s4, 0x7f7fffff
92B0  v_mov_b32_e32 v74, 0
92B4  v_cmp_lt_u32_e32 vcc, s4, v80
92B8  v_mov_b32_e32 v6, 0
92BC  v_mov_b32_e32 v28, 0
92C0  v_mov_b32_e32 v52, 0
92C4  s_and_saveexec_b64 s[4:5], vcc
92C8  s_cbranch_execz 585
92CC  v_sub_u32_e32 v52, 0x7f800000, v83
92D4  v_sub_u32_e32 v6, 0x7f7fffff, v83
92DC  v_lshrrev_b32_e32 v52, 31, v52
92E0  v_add_u32_e32 v74, -1, v52
92E4  v_lshrrev_b32_e32 v28, 31, v6
92E8  v_and_b32_e32 v80, 0x80000000, v74
92F0  v_add_u32_e32 v28, -1, v28
92F4  v_bitop3_b32 v43, v80, v43, v28 bitop3:0xc8
92FC  v_and_b32_e32 v28, v74, v83
9300  v_sub_u32_e32 v83, 0x7f800000, v82
9308  v_sub_u32_e32 v74, 0x7f7fffff, v82
9310  v_ashrrev_i32_e32 v6, 31, v6
9314  v_lshrrev_b32_e32 v83, 31, v83
9318  v_and_b32_e32 v6, 7, v6
931C  v_lshrrev_b32_e32 v80, 31, v74
9320  v_add_u32_e32 v84, -1, v83
9324  v_ashrrev_i32_e32 v74, 31, v74
9328  s_movk_i32 s6, 0x70
932C  v_and_or_b32 v6, v74, s6, v6
9334  v_and_b32_e32 v74, v84, v82
9338  v_sub_u32_e32 v82, 0x7f800000, v81
9340  v_max_u32_e32 v28, v74, v28
9344  v_sub_u32_e32 v74, 0x7f7fffff, v81
934C  v_and_b32_e32 v85, 0x80000000, v84
9354  v_add_u32_e32 v80, -1, v80
9358  v_lshrrev_b32_e32 v82, 31, v82
935C  v_bitop3_b32 v47, v85, v47, v80 bitop3:0xc8
9364  v_add_u32_e32 v52, v83, v52
9368  v_lshrrev_b32_e32 v80, 31, v74
936C  v_add_u32_e32 v83, -1, v82
9370  v_ashrrev_i32_e32 v74, 31, v74
9374  s_movk_i32 s7, 0x700
9378  v_and_b32_e32 v84, 0x80000000, v83
9380  v_add_u32_e32 v80, -1, v80
9384  v_and_or_b32 v6, v74, s7, v6
938C  v_and_b32_e32 v74, v83, v81
9390  v_sub_u32_e32 v83, 0x7f800000, v79
9398  v_bitop3_b32 v51, v84, v51, v80 bitop3:0xc8
93A0  v_sub_u32_e32 v80, 0x7f7fffff, v79
93A8  s_movk_i32 s12, 0x7000
93AC  v_lshrrev_b32_e32 v83, 31, v83
93B0  v_lshrrev_b32_e32 v81, 31, v80
93B4  v_add_u32_e32 v84, -1, v83
93B8  v_ashrrev_i32_e32 v80, 31, v80
93BC  v_and_or_b32 v6, v80, s12, v6
93C4  v_and_b32_e32 v79, v84, v79
93C8  v_sub_u32_e32 v80, 0x7f800000, v78
93D0  v_max3_u32 v28, v79, v74, v28
93D8  v_sub_u32_e32 v74, 0x7f7fffff, v78
93E0  v_and_b32_e32 v85, 0x80000000, v84
93E8  v_add_u32_e32 v81, -1, v81
93EC  v_lshrrev_b32_e32 v80, 31, v80
93F0  v_bitop3_b32 v55, v85, v55, v81 bitop3:0xc8
93F8  v_lshrrev_b32_e32 v79, 31, v74
93FC  v_add_u32_e32 v81, -1, v80
9400  v_ashrrev_i32_e32 v74, 31, v74
9404  s_mov_b32 s13, 0x70000
940C  v_add3_u32 v52, v82, v52, v83
9414  v_and_b32_e32 v82, 0x80000000, v81
941C  v_and_or_b32 v6, v74, s13, v6
9424  v_and_b32_e32 v74, v81, v78
9428  v_sub_u32_e32 v78, 0x7f7fffff, v77
9430  v_sub_u32_e32 v81, 0x7f800000, v77
9438  v_add_u32_e32 v79, -1, v79
943C  v_bitop3_b32 v59, v82, v59, v79 bitop3:0xc8
9444  v_lshrrev_b32_e32 v79, 31, v78
9448  v_lshrrev_b32_e32 v81, 31, v81
944C  v_ashrrev_i32_e32 v78, 31, v78
9450  s_mov_b32 s20, 0x700000
9458  v_add_u32_e32 v82, -1, v81
945C  v_and_or_b32 v6, v78, s20, v6
9464  v_sub_u32_e32 v78, 0x7f800000, v76
946C  v_and_b32_e32 v77, v82, v77
9470  v_and_b32_e32 v83, 0x80000000, v82
9478  v_add_u32_e32 v79, -1, v79
947C  v_max3_u32 v28, v77, v74, v28
9484  v_sub_u32_e32 v74, 0x7f7fffff, v76
948C  v_lshrrev_b32_e32 v78, 31, v78
9490  v_bitop3_b32 v61, v83, v61, v79 bitop3:0xc8
9498  v_add_u32_e32 v79, -1, v78
949C  v_add3_u32 v52, v80, v52, v81
94A4  v_lshrrev_b32_e32 v77, 31, v74
94A8  v_and_b32_e32 v80, 0x80000000, v79
94B0  v_ashrrev_i32_e32 v74, 31, v74
94B4  s_mov_b32 s21, 0x7000000
94BC  v_and_b32_e32 v76, v79, v76
94C0  v_sub_u32_e32 v79, 0x7f800000, v75
94C8  v_and_or_b32 v6, v74, s21, v6
94D0  v_sub_u32_e32 v74, 0x7f7fffff, v75
94D8  v_add_u32_e32 v77, -1, v77
94DC  v_lshrrev_b32_e32 v79, 31, v79
94E0  v_bitop3_b32 v63, v80, v63, v77 bitop3:0xc8
94E8  v_lshrrev_b32_e32 v77, 31, v74
94EC  v_add_u32_e32 v80, -1, v79
94F0  v_ashrrev_i32_e32 v74, 31, v74
94F4  s_brev_b32 s22, 14
94F8  v_and_or_b32 v74, v74, s22, v6
9500  v_add3_u32 v6, v78, v52, v79
9508  v_and_b32_e32 v52, v80, v75
950C  v_max3_u32 v28, v52, v76, v28
9514  v_sub_u32_e32 v76, 0x7f800000, v64
951C  v_and_b32_e32 v81, 0x80000000, v80
9524  v_add_u32_e32 v77, -1, v77
9528  v_sub_u32_e32 v52, 0x7f7fffff, v64
9530  v_lshrrev_b32_e32 v76, 31, v76
9534  v_bitop3_b32 v65, v81, v65, v77 bitop3:0xc8
953C  v_add_u32_e32 v77, -1, v76
9540  v_lshrrev_b32_e32 v75, 31, v52
9544  v_and_b32_e32 v78, 0x80000000, v77
954C  v_add_u32_e32 v75, -1, v75
9550  v_bitop3_b32 v27, v78, v27, v75 bitop3:0xc8
9558  v_sub_u32_e32 v78, 0x7f800000, v62
9560  v_sub_u32_e32 v75, 0x7f7fffff, v62
9568  v_ashrrev_i32_e32 v52, 31, v52
956C  v_lshrrev_b32_e32 v78, 31, v78
9570  v_and_b32_e32 v52, 7, v52
9574  v_and_b32_e32 v64, v77, v64
9578  v_lshrrev_b32_e32 v77, 31, v75
957C  v_add_u32_e32 v79, -1, v78
9580  v_ashrrev_i32_e32 v75, 31, v75
9584  v_and_or_b32 v52, v75, s6, v52
958C  v_and_b32_e32 v62, v79, v62
9590  v_sub_u32_e32 v75, 0x7f800000, v60
9598  v_max3_u32 v28, v62, v64, v28
95A0  v_sub_u32_e32 v62, 0x7f7fffff, v60
95A8  v_and_b32_e32 v80, 0x80000000, v79
95B0  v_lshrrev_b32_e32 v75, 31, v75
95B4  v_add_u32_e32 v77, -1, v77
95B8  v_add3_u32 v6, v76, v6, v78
95C0  v_lshrrev_b32_e32 v64, 31, v62
95C4  v_add_u32_e32 v76, -1, v75
95C8  v_ashrrev_i32_e32 v62, 31, v62
95CC  v_bitop3_b32 v31, v80, v31, v77 bitop3:0xc8
95D4  v_and_b32_e32 v77, 0x80000000, v76
95DC  v_and_or_b32 v52, v62, s7, v52
95E4  v_and_b32_e32 v60, v76, v60
95E8  v_sub_u32_e32 v62, 0x7f7fffff, v58
95F0  v_sub_u32_e32 v76, 0x7f800000, v58
95F8  v_add_u32_e32 v64, -1, v64
95FC  v_bitop3_b32 v35, v77, v35, v64 bitop3:0xc8
9604  v_lshrrev_b32_e32 v64, 31, v62
9608  v_lshrrev_b32_e32 v76, 31, v76
960C  v_ashrrev_i32_e32 v62, 31, v62
9610  v_add_u32_e32 v77, -1, v76
9614  v_and_or_b32 v52, v62, s12, v52
961C  v_sub_u32_e32 v62, 0x7f800000, v56
9624  v_and_b32_e32 v58, v77, v58
9628  v_and_b32_e32 v78, 0x80000000, v77
9630  v_add_u32_e32 v64, -1, v64
9634  v_max3_u32 v28, v58, v60, v28
963C  v_sub_u32_e32 v58, 0x7f7fffff, v56
9644  v_lshrrev_b32_e32 v62, 31, v62
9648  v_bitop3_b32 v39, v78, v39, v64 bitop3:0xc8
9650  v_add_u32_e32 v64, -1, v62
9654  v_add3_u32 v6, v75, v6, v76
965C  v_lshrrev_b32_e32 v60, 31, v58
9660  v_and_b32_e32 v75, 0x80000000, v64
9668  v_ashrrev_i32_e32 v58, 31, v58
966C  v_and_b32_e32 v56, v64, v56
9670  v_sub_u32_e32 v64, 0x7f800000, v54
9678  v_and_or_b32 v52, v58, s13, v52
9680  v_sub_u32_e32 v58, 0x7f7fffff, v54
9688  v_add_u32_e32 v60, -1, v60
968C  v_lshrrev_b32_e32 v64, 31, v64
9690  v_bitop3_b32 v45, v75, v45, v60 bitop3:0xc8
9698  v_lshrrev_b32_e32 v60, 31, v58
969C  v_add_u32_e32 v75, -1, v64
96A0  v_ashrrev_i32_e32 v58, 31, v58
96A4  v_and_or_b32 v52, v58, s20, v52
96AC  v_add3_u32 v58, v62, v6, v64
96B4  v_and_b32_e32 v6, v75, v54
96B8  v_max3_u32 v28, v6, v56, v28
96C0  v_sub_u32_e32 v56, 0x7f800000, v50
96C8  v_and_b32_e32 v76, 0x80000000, v75
96D0  v_add_u32_e32 v60, -1, v60
96D4  v_lshrrev_b32_e32 v56, 31, v56
96D8  v_bitop3_b32 v49, v76, v49, v60 bitop3:0xc8
96E0  v_sub_u32_e32 v6, 0x7f7fffff, v50
96E8  v_add_u32_e32 v60, -1, v56
96EC  v_and_b32_e32 v62, 0x80000000, v60
96F4  v_and_b32_e32 v50, v60, v50
96F8  v_sub_u32_e32 v60, 0x7f800000, v48
9700  v_lshrrev_b32_e32 v54, 31, v6
9704  v_ashrrev_i32_e32 v6, 31, v6
9708  v_add_u32_e32 v54, -1, v54
970C  v_and_or_b32 v6, v6, s21, v52
9714  v_sub_u32_e32 v52, 0x7f7fffff, v48
971C  v_lshrrev_b32_e32 v60, 31, v60
9720  v_bitop3_b32 v53, v62, v53, v54 bitop3:0xc8
9728  v_add_u32_e32 v62, -1, v60
972C  v_lshrrev_b32_e32 v54, 31, v52
9730  v_and_b32_e32 v64, 0x80000000, v62
9738  v_add_u32_e32 v54, -1, v54
973C  v_bitop3_b32 v57, v64, v57, v54 bitop3:0xc8
9744  v_sub_u32_e32 v54, 0x7f800000, v44
974C  v_and_b32_e32 v48, v62, v48
9750  v_ashrrev_i32_e32 v52, 31, v52
9754  v_max3_u32 v28, v48, v50, v28
975C  v_sub_u32_e32 v48, 0x7f7fffff, v44
9764  v_lshrrev_b32_e32 v54, 31, v54
9768  v_and_or_b32 v6, v52, s22, v6
9770  v_add3_u32 v52, v56, v58, v60
9778  v_add_u32_e32 v56, -1, v54
977C  v_lshrrev_b32_e32 v50, 31, v48
9780  v_and_b32_e32 v58, 0x80000000, v56
9788  v_add_u32_e32 v50, -1, v50
978C  v_bitop3_b32 v11, v58, v11, v50 bitop3:0xc8
9794  v_sub_u32_e32 v50, 0x7f7fffff, v40
979C  v_sub_u32_e32 v58, 0x7f800000, v40
97A4  v_ashrrev_i32_e32 v48, 31, v48
97A8  v_and_b32_e32 v48, 7, v48
97AC  v_and_b32_e32 v44, v56, v44
97B0  v_lshrrev_b32_e32 v56, 31, v50
97B4  v_lshrrev_b32_e32 v58, 31, v58
97B8  v_ashrrev_i32_e32 v50, 31, v50
97BC  v_and_or_b32 v48, v50, s6, v48
97C4  v_add3_u32 v50, v54, v52, v58
97CC  v_sub_u32_e32 v52, 0x7f800000, v38
97D4  v_add_u32_e32 v60, -1, v58
97D8  v_and_b32_e32 v40, v60, v40
97DC  v_lshrrev_b32_e32 v52, 31, v52
97E0  v_and_b32_e32 v62, 0x80000000, v60
97E8  v_add_u32_e32 v56, -1, v56
97EC  v_max3_u32 v28, v40, v44, v28
97F4  v_sub_u32_e32 v40, 0x7f7fffff, v38
97FC  v_add_u32_e32 v54, -1, v52
9800  v_bitop3_b32 v15, v62, v15, v56 bitop3:0xc8
9808  v_and_b32_e32 v56, 0x80000000, v54
9810  v_lshrrev_b32_e32 v44, 31, v40
9814  v_and_b32_e32 v38, v54, v38
9818  v_sub_u32_e32 v54, 0x7f800000, v36
9820  v_add_u32_e32 v44, -1, v44
9824  v_bitop3_b32 v19, v56, v19, v44 bitop3:0xc8
982C  v_ashrrev_i32_e32 v40, 31, v40
9830  v_sub_u32_e32 v44, 0x7f7fffff, v36
9838  v_lshrrev_b32_e32 v54, 31, v54
983C  v_and_or_b32 v40, v40, s7, v48
9844  v_add_u32_e32 v56, -1, v54
9848  v_lshrrev_b32_e32 v48, 31, v44
984C  v_and_b32_e32 v58, 0x80000000, v56
9854  v_add_u32_e32 v48, -1, v48
9858  v_bitop3_b32 v23, v58, v23, v48 bitop3:0xc8
9860  v_sub_u32_e32 v48, 0x7f800000, v34
9868  v_ashrrev_i32_e32 v44, 31, v44
986C  v_and_b32_e32 v36, v56, v36
9870  v_lshrrev_b32_e32 v48, 31, v48
9874  v_and_or_b32 v40, v44, s12, v40
987C  v_add3_u32 v44, v52, v50, v54
9884  v_max3_u32 v28, v36, v38, v28
988C  v_sub_u32_e32 v36, 0x7f7fffff, v34
9894  v_add_u32_e32 v50, -1, v48
9898  v_and_b32_e32 v52, 0x80000000, v50
98A0  v_lshrrev_b32_e32 v38, 31, v36
98A4  v_and_b32_e32 v34, v50, v34
98A8  v_sub_u32_e32 v50, 0x7f800000, v32
98B0  v_add_u32_e32 v38, -1, v38
98B4  v_bitop3_b32 v29, v52, v29, v38 bitop3:0xc8
98BC  v_ashrrev_i32_e32 v36, 31, v36
98C0  v_sub_u32_e32 v38, 0x7f7fffff, v32
98C8  v_lshrrev_b32_e32 v50, 31, v50
98CC  v_and_or_b32 v36, v36, s13, v40
98D4  v_add_u32_e32 v52, -1, v50
98D8  v_lshrrev_b32_e32 v40, 31, v38
98DC  v_and_b32_e32 v54, 0x80000000, v52
98E4  v_add_u32_e32 v40, -1, v40
98E8  v_bitop3_b32 v33, v54, v33, v40 bitop3:0xc8
98F0  v_sub_u32_e32 v40, 0x7f800000, v24
98F8  v_ashrrev_i32_e32 v38, 31, v38
98FC  v_and_b32_e32 v32, v52, v32
9900  v_lshrrev_b32_e32 v40, 31, v40
9904  v_and_or_b32 v36, v38, s20, v36
990C  v_add3_u32 v38, v48, v44, v50
9914  v_max3_u32 v32, v32, v34, v28
991C  v_sub_u32_e32 v28, 0x7f7fffff, v24
9924  v_add_u32_e32 v44, -1, v40
9928  v_and_b32_e32 v48, 0x80000000, v44
9930  v_lshrrev_b32_e32 v34, 31, v28
9934  v_and_b32_e32 v24, v44, v24
9938  v_sub_u32_e32 v44, 0x7f800000, v22
9940  v_add_u32_e32 v34, -1, v34
9944  v_bitop3_b32 v37, v48, v37, v34 bitop3:0xc8
994C  v_ashrrev_i32_e32 v28, 31, v28
9950  v_sub_u32_e32 v34, 0x7f7fffff, v22
9958  v_lshrrev_b32_e32 v44, 31, v44
995C  v_and_or_b32 v28, v28, s21, v36
9964  v_add_u32_e32 v48, -1, v44
9968  v_lshrrev_b32_e32 v36, 31, v34
996C  v_and_b32_e32 v50, 0x80000000, v48
9974  v_add_u32_e32 v36, -1, v36
9978  v_bitop3_b32 v41, v50, v41, v36 bitop3:0xc8
9980  v_sub_u32_e32 v36, 0x7f800000, v20
9988  v_and_b32_e32 v22, v48, v22
998C  v_ashrrev_i32_e32 v34, 31, v34
9990  v_max3_u32 v22, v22, v24, v32
9998  v_sub_u32_e32 v24, 0x7f7fffff, v20
99A0  v_lshrrev_b32_e32 v36, 31, v36
99A4  v_and_or_b32 v28, v34, s22, v28
99AC  v_add3_u32 v34, v40, v38, v44
99B4  v_add_u32_e32 v38, -1, v36
99B8  v_lshrrev_b32_e32 v32, 31, v24
99BC  v_and_b32_e32 v40, 0x80000000, v38
99C4  v_add_u32_e32 v32, -1, v32
99C8  v_bitop3_b32 v3, v40, v3, v32 bitop3:0xc8
99D0  v_sub_u32_e32 v32, 0x7f7fffff, v18
99D8  v_sub_u32_e32 v40, 0x7f800000, v18
99E0  v_ashrrev_i32_e32 v24, 31, v24
99E4  v_and_b32_e32 v24, 7, v24
99E8  v_and_b32_e32 v20, v38, v20
99EC  v_lshrrev_b32_e32 v38, 31, v32
99F0  v_lshrrev_b32_e32 v40, 31, v40
99F4  v_ashrrev_i32_e32 v32, 31, v32
99F8  v_and_or_b32 v24, v32, s6, v24
9A00  v_add3_u32 v32, v36, v34, v40
9A08  v_sub_u32_e32 v34, 0x7f800000, v16
9A10  v_add_u32_e32 v44, -1, v40
9A14  v_and_b32_e32 v18, v44, v18
9A18  v_lshrrev_b32_e32 v34, 31, v34
9A1C  v_and_b32_e32 v48, 0x80000000, v44
9A24  v_add_u32_e32 v38, -1, v38
9A28  v_max3_u32 v18, v18, v20, v22
9A30  v_sub_u32_e32 v20, 0x7f7fffff, v16
9A38  v_add_u32_e32 v36, -1, v34
9A3C  v_bitop3_b32 v5, v48, v5, v38 bitop3:0xc8
9A44  v_and_b32_e32 v38, 0x80000000, v36
9A4C  v_lshrrev_b32_e32 v22, 31, v20
9A50  v_and_b32_e32 v16, v36, v16
9A54  v_sub_u32_e32 v36, 0x7f800000, v14
9A5C  v_add_u32_e32 v22, -1, v22
9A60  v_bitop3_b32 v7, v38, v7, v22 bitop3:0xc8
9A68  v_ashrrev_i32_e32 v20, 31, v20
9A6C  v_sub_u32_e32 v22, 0x7f7fffff, v14
9A74  v_lshrrev_b32_e32 v36, 31, v36
9A78  v_and_or_b32 v20, v20, s7, v24
9A80  v_add_u32_e32 v38, -1, v36
9A84  v_lshrrev_b32_e32 v24, 31, v22
9A88  v_and_b32_e32 v40, 0x80000000, v38
9A90  v_add_u32_e32 v24, -1, v24
9A94  v_bitop3_b32 v9, v40, v9, v24 bitop3:0xc8
9A9C  v_sub_u32_e32 v24, 0x7f800000, v12
9AA4  v_ashrrev_i32_e32 v22, 31, v22
9AA8  v_and_b32_e32 v14, v38, v14
9AAC  v_lshrrev_b32_e32 v24, 31, v24
9AB0  v_and_or_b32 v20, v22, s12, v20
9AB8  v_add3_u32 v22, v34, v32, v36
9AC0  v_max3_u32 v14, v14, v16, v18
9AC8  v_sub_u32_e32 v16, 0x7f7fffff, v12
9AD0  v_add_u32_e32 v32, -1, v24
9AD4  v_and_b32_e32 v34, 0x80000000, v32
9ADC  v_lshrrev_b32_e32 v18, 31, v16
9AE0  v_and_b32_e32 v12, v32, v12
9AE4  v_sub_u32_e32 v32, 0x7f800000, v8
9AEC  v_add_u32_e32 v18, -1, v18
9AF0  v_bitop3_b32 v13, v34, v13, v18 bitop3:0xc8
9AF8  v_ashrrev_i32_e32 v16, 31, v16
9AFC  v_sub_u32_e32 v18, 0x7f7fffff, v8
9B04  v_lshrrev_b32_e32 v32, 31, v32
9B08  v_and_or_b32 v16, v16, s13, v20
9B10  v_add_u32_e32 v34, -1, v32
9B14  v_lshrrev_b32_e32 v20, 31, v18
9B18  v_and_b32_e32 v36, 0x80000000, v34
9B20  v_add_u32_e32 v20, -1, v20
9B24  v_bitop3_b32 v17, v36, v17, v20 bitop3:0xc8
9B2C  v_sub_u32_e32 v20, 0x7f800000, v4
9B34  v_and_b32_e32 v8, v34, v8
9B38  v_ashrrev_i32_e32 v18, 31, v18
9B3C  v_max3_u32 v8, v8, v12, v14
9B44  v_sub_u32_e32 v12, 0x7f7fffff, v4
9B4C  v_lshrrev_b32_e32 v20, 31, v20
9B50  v_and_or_b32 v16, v18, s20, v16
9B58  v_add3_u32 v18, v24, v22, v32
9B60  v_add_u32_e32 v22, -1, v20
9B64  v_lshrrev_b32_e32 v14, 31, v12
9B68  v_and_b32_e32 v24, 0x80000000, v22
9B70  v_add_u32_e32 v14, -1, v14
9B74  v_and_b32_e32 v4, v22, v4
9B78  v_sub_u32_e32 v22, 0x7f800000, v2
9B80  v_bitop3_b32 v21, v24, v21, v14 bitop3:0xc8
9B88  v_sub_u32_e32 v14, 0x7f7fffff, v2
9B90  v_ashrrev_i32_e32 v12, 31, v12
9B94  v_lshrrev_b32_e32 v22, 31, v22
9B98  v_and_or_b32 v12, v12, s21, v16
9BA0  v_lshrrev_b32_e32 v16, 31, v14
9BA4  v_add_u32_e32 v24, -1, v22
9BA8  v_ashrrev_i32_e32 v14, 31, v14
9BAC  v_and_or_b32 v52, v14, s22, v12
9BB4  v_add3_u32 v12, v20, v18, v22
9BBC  v_and_b32_e32 v2, v24, v2
9BC0  v_and_b32_e32 v32, 0x80000000, v24
9BC8  v_add_u32_e32 v16, -1, v16
9BCC  v_max3_u32 v2, v2, v4, v8
9BD4  v_mov_b32_e32 v4, 0x7f800000
9BDC  v_cmp_ne_u32_e32 vcc, 32, v12
9BE0  v_bitop3_b32 v25, v32, v25, v16 bitop3:0xc8
9BE8  s_nop 0
9BEC  v_cndmask_b32_e32 v80, v4, v2, vcc
9BF0  s_or_b64 exec, exec, s[4:5]
9BF4  v_cmp_ne_u32_e32 vcc, 0, v80
9BF8  v_mov_b32_e32 v2, 0x7f
9C00  s_and_saveexec_b64 s[4:5], vcc
9C04  s_cbranch_execz 15
9C08  v_add_u32_e32 v2, s8, v80
9C0C  s_mov_b32 s6, 0x17fffff
9C14  v_lshrrev_b32_e32 v4, 23, v2
9C18  v_add_u32_e32 v4, -2, v4
9C1C  v_cmp_lt_u32_e32 vcc, s6, v2
9C20  s_mov_b32 s6, 0x7f800000
9C28  s_nop 0
9C2C  v_cndmask_b32_e32 v2, 0, v4, vcc
9C30  v_cmp_eq_u32_e32 vcc, s6, v80
9C34  v_mov_b32_e32 v4, 0xfe
9C3C  s_and_b64 vcc, s[18:19], vcc
9C40  v_cndmask_b32_e32 v2, v2, v4, vcc
9C44  s_or_b64 exec, exec, s[4:5]
9C48  v_cmp_eq_u32_e32 vcc, 0, v2
9C4C  s_cbranch_vccz 37
9C50  s_nop 0
9C54  v_cndmask_b32_e64 v4, 1.0, 2.0, vcc
9C5C  v_mul_f32_e32 v43, v4, v43
9C60  v_mul_f32_e32 v47, v4, v47
9C64  v_mul_f32_e32 v51, v4, v51
9C68  v_mul_f32_e32 v55, v4, v55
9C6C  v_mul_f32_e32 v59, v4, v59
9C70  v_mul_f32_e32 v61, v4, v61
9C74  v_mul_f32_e32 v63, v4, v63
9C78  v_mul_f32_e32 v65, v4, v65
9C7C  v_mul_f32_e32 v27, v4, v27
9C80  v_mul_f32_e32 v31, v4, v31
9C84  v_mul_f32_e32 v35, v4, v35
9C88  v_mul_f32_e32 v39, v4, v39
9C8C  v_mul_f32_e32 v45, v4, v45
9C90  v_mul_f32_e32 v49, v4, v49
9C94  v_mul_f32_e32 v53, v4, v53
9C98  v_mul_f32_e32 v57, v4, v57
9C9C  v_mul_f32_e32 v11, v4, v11
9CA0  v_mul_f32_e32 v15, v4, v15
9CA4  v_mul_f32_e32 v19, v4, v19
9CA8  v_mul_f32_e32 v23, v4, v23
9CAC  v_mul_f32_e32 v29, v4, v29
9CB0  v_mul_f32_e32 v33, v4, v33
9CB4  v_mul_f32_e32 v37, v4, v37
9CB8  v_mul_f32_e32 v41, v4, v41
9CBC  v_mul_f32_e32 v3, v4, v3
9CC0  v_mul_f32_e32 v5, v4, v5
9CC4  v_mul_f32_e32 v7, v4, v7
9CC8  v_mul_f32_e32 v9, v4, v9
9CCC  v_mul_f32_e32 v13, v4, v13
9CD0  v_mul_f32_e32 v17, v4, v17
9CD4  v_mul_f32_e32 v21, v4, v21
9CD8  v_mul_f32_e32 v25, v4, v25
9CDC  v_max_u32_e32 v4, 1, v2
9CE0  s_branch 1
9CE4  v_mov_b32_e32 v4, v2
9CE8  v_or3_b32 v69, v10, v69, v71
9CF0  v_mov_b32_e32 v10, 0
9CF4  v_mov_b32_e32 v12, 0
9CF8  v_lshlrev_b32_e32 v4, 23, v4
9CFC  v_cvt_scalef32_pk_fp4_f32 v10, v43, v47, v4
9D04  v_cvt_scalef32_pk_fp4_f32 v12, v59, v61, v4 op_sel:[0,0,0,1]
9D0C  v_cvt_scalef32_pk_fp4_f32 v10, v51, v55, v4 op_sel:[0,0,1,0]
9D14  v_cvt_scalef32_pk_fp4_f32 v12, v63, v65, v4 op_sel:[0,0,1,1]
9D1C  s_nop 0
9D20  v_or3_b32 v68, v30, v68, v26
9D28  v_or3_b32 v26, v12, v74, v10
9D30  v_mov_b32_e32 v10, 0
9D34  v_mov_b32_e32 v12, 0
9D38  v_cvt_scalef32_pk_fp4_f32 v10, v27, v31, v4
9D40  v_cvt_scalef32_pk_fp4_f32 v12, v45, v49, v4 op_sel:[0,0,0,1]
9D48  v_cvt_scalef32_pk_fp4_f32 v10, v35, v39, v4 op_sel:[0,0,1,0]
9D50  v_cvt_scalef32_pk_fp4_f32 v12, v53, v57, v4 op_sel:[0,0,1,1]
9D58  s_nop 0
9D5C  v_mov_b32_e32 v8, 0
9D60  v_or3_b32 v27, v12, v6, v10
9D68  v_mov_b32_e32 v6, 0
9D6C  v_mov_b32_e32 v10, 0
9D70  v_cvt_scalef32_pk_fp4_f32 v6, v11, v15, v4
9D78  v_cvt_scalef32_pk_fp4_f32 v10, v29, v33, v4 op_sel:[0,0,0,1]
9D80  v_cvt_scalef32_pk_fp4_f32 v6, v19, v23, v4 op_sel:[0,0,1,0]
9D88  v_cvt_scalef32_pk_fp4_f32 v10, v37, v41, v4 op_sel:[0,0,1,1]
9D90  s_nop 0
9D94  v_or3_b32 v66, v73, v66, v72
9D9C  v_or3_b32 v28, v10, v28, v6
9DA4  v_mov_b32_e32 v6, 0
9DA8  v_cvt_scalef32_pk_fp4_f32 v8, v3, v5, v4
9DB0  v_cvt_scalef32_pk_fp4_f32 v6, v13, v17, v4 op_sel:[0,0,0,1]
9DB8  v_cvt_scalef32_pk_fp4_f32 v8, v7, v9, v4 op_sel:[0,0,1,0]
9DC0  v_cvt_scalef32_pk_fp4_f32 v6, v21, v25, v4 op_sel:[0,0,1,1]
9DC8  s_nop 0
9DCC  v_lshlrev_b32_e32 v3, 1, v136
9DD0  v_bitop3_b32 v4, v1, v134, 3 bitop3:0x6c
9DD8  v_or3_b32 v29, v6, v52, v8
9DE0  v_add_u32_e32 v5, v3, v4
9DE4  v_mov_b32_e32 v6, 0x10000
9DEC  v_or3_b32 v67, v46, v67, v42
9DF4  v_lshl_or_b32 v5, v5, 4, v6
9DFC  ds_write_b128 v5, v[66:69]
9E04  v_add_u32_e32 v5, v3, v134
9E08  v_xor_b32_e32 v3, 0x108, v3
9E10  v_add_u32_e32 v4, v3, v4
9E14  v_add_u32_e32 v3, v3, v134
9E18  v_or_b32_e32 v5, 0x12000, v5
9E20  v_lshl_or_b32 v4, v4, 4, v6
9E28  v_or_b32_e32 v3, 0x12000, v3
9E30  ds_write_b8 v5, v70
9E38  ds_write_b128 v4, v[26:29]
9E40  ds_write_b8 v3, v2
9E48  s_or_b64 exec, exec, s[2:3]
9E4C  s_add_i32 s2, s11, 7
9E50  s_lshr_b32 s3, s9, 1
9E54  s_and_b32 s12, s2, 0xffffff8
9E5C  s_and_b32 s2, s31, 0xffffff00
9E64  s_and_b32 s3, s3, 2
9E68  s_or_b32 s2, s2, s3
9E6C  v_or_b32_e32 v2, s2, v132
9E70  s_add_i32 s2, s10, 0xff
9E78  s_and_b32 s13, s2, 0xffffff00
9E80  v_or_b32_e32 v4, s9, v130
9E84  v_add_u32_e32 v1, s30, v1
9E88  s_and_b64 s[8:9], s[0:1], exec
9E8C  v_cmp_le_u32_e64 s[6:7], s11, v4
9E94  v_mov_b32_e32 v3, 0
9E98  v_and_b32_e32 v6, 4, v0
9E9C  v_cmp_le_u32_e64 s[8:9], s10, v1
9EA4  v_cmp_gt_u32_e64 s[4:5], s11, v4
9EAC  v_or3_b32 v2, v2, v131, v133
9EB4  v_mov_b32_e32 v5, v3
9EB8  v_cmp_le_u32_e64 s[2:3], s12, v4
9EC0  v_cmp_eq_u32_e32 vcc, 0, v6
9EC4  s_cselect_b32 s12, s11, s12
9EC8  s_or_b64 s[8:9], s[6:7], s[8:9]
9ECC  s_mov_b64 s[6:7], 0
9ED0  s_waitcnt lgkmcnt(0)
9ED4  s_barrier
9ED8  s_and_saveexec_b64 s[18:19], s[8:9]
9EDC  s_xor_b64 s[8:9], exec, s[18:19]
9EE0  v_cmp_le_u32_e64 s[6:7], s13, v1
9EE8  s_or_b64 s[6:7], s[0:1], s[6:7]
9EEC  s_nor_b64 s[6:7], s[6:7], s[2:3]
9EF0  s_and_b64 s[6:7], s[6:7], exec
9EF4  s_or_saveexec_b64 s[8:9], s[8:9]
9EF8  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
9F00  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
9F08  v_mov_b32_e32 v6, 0x7f
9F10  s_xor_b64 exec, exec, s[8:9]
9F14  s_cbranch_execz 27
9F18  v_bitop3_b32 v6, v135, 64, 2 bitop3:0xde
9F20  v_cndmask_b32_e32 v6, v6, v135, vcc
9F24  v_lshlrev_b32_e32 v7, 2, v6
9F28  v_lshrrev_b32_e32 v6, 2, v6
9F2C  v_xor_b32_e32 v6, v6, v0
9F30  v_and_or_b32 v6, v6, 3, v7
9F38  v_mov_b32_e32 v8, 0x10000
9F40  v_lshl_add_u32 v6, v6, 4, v8
9F48  v_or_b32_e32 v7, v7, v130
9F4C  v_add_u32_e32 v7, 0x12000, v7
9F54  ds_read_b128 v[8:11], v6
9F5C  ds_read_u8 v6, v7
9F64  v_mad_u64_u32 v[12:13], s[14:15], v1, s11, 0
9F6C  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
9F74  s_or_b64 s[6:7], s[6:7], exec
9F78  s_waitcnt lgkmcnt(1)
9F7C  global_store_dwordx4 v[12:13], v[8:11], off
9F84  s_or_b64 exec, exec, s[8:9]
9F88  s_and_saveexec_b64 s[8:9], s[6:7]
9F8C  s_cbranch_execz 12
9F90  v_and_b32_e32 v7, 0xffffffe0, v1
9F98  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
9FA0  v_mov_b64_e32 v[8:9], s[16:17]
9FA4  v_mad_u64_u32 v[8:9], s[6:7], s12, v1, v[8:9]
9FAC  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
9FB4  s_waitcnt lgkmcnt(0)
9FB8  global_store_byte v[8:9], v6, off
9FC0  s_or_b64 exec, exec, s[8:9]
9FC4  s_waitcnt lgkmcnt(0)
9FC8  v_or_b32_e32 v6, 0x100, v0
9FD0  v_lshrrev_b32_e32 v1, 2, v6
9FD4  v_add_u32_e32 v1, s30, v1
9FD8  v_cmp_le_u32_e64 s[6:7], s10, v1
9FE0  s_xor_b64 s[4:5], s[4:5], -1
9FE4  s_or_b64 s[6:7], s[4:5], s[6:7]
9FE8  s_mov_b64 s[4:5], 0
9FEC  s_and_saveexec_b64 s[8:9], s[6:7]
9FF0  s_xor_b64 s[6:7], exec, s[8:9]
9FF4  s_cbranch_execnz 9
9FF8  s_or_saveexec_b64 s[2:3], s[6:7]
9FFC  v_mov_b32_e32 v7, 0x7f
A004  s_xor_b64 exec, exec, s[2:3]
A008  s_cbranch_execnz 14
A00C  s_or_b64 exec, exec, s[2:3]
A010  s_and_saveexec_b64 s[2:3], s[4:5]
A014  s_cbranch_execnz 42
A018  s_endpgm
A01C  v_cmp_le_u32_e64 s[4:5], s13, v1
A024  s_or_b64 s[4:5], s[0:1], s[4:5]
A028  s_nor_b64 s[2:3], s[4:5], s[2:3]
A02C  s_and_b64 s[4:5], s[2:3], exec
A030  s_or_saveexec_b64 s[2:3], s[6:7]
A034  v_mov_b32_e32 v7, 0x7f
A03C  s_xor_b64 exec, exec, s[2:3]
A040  s_cbranch_execz 65522
A044  v_lshrrev_b32_e32 v6, 3, v6
A048  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
A050  v_cndmask_b32_e32 v6, v7, v6, vcc
A054  v_lshlrev_b32_e32 v7, 2, v6
A058  v_lshrrev_b32_e32 v6, 2, v6
A05C  v_xor_b32_e32 v0, v6, v0
A060  v_and_or_b32 v0, v0, 3, v7
A068  v_mov_b32_e32 v6, 0x10000
A070  v_lshl_add_u32 v0, v0, 4, v6
A078  v_or_b32_e32 v6, v7, v130
A07C  v_add_u32_e32 v6, 0x12000, v6
A084  ds_read_b128 v[8:11], v0
A08C  ds_read_u8 v7, v6
A094  v_mad_u64_u32 v[12:13], s[6:7], v1, s11, 0
A09C  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
A0A4  s_or_b64 s[4:5], s[4:5], exec
A0A8  s_waitcnt lgkmcnt(1)
A0AC  global_store_dwordx4 v[4:5], v[8:11], off
A0B4  s_or_b64 exec, exec, s[2:3]
A0B8  s_and_saveexec_b64 s[2:3], s[4:5]
A0BC  s_cbranch_execz 65494
A0C0  v_and_b32_e32 v0, 0xffffffe0, v1
A0C8  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
A0D0  v_mov_b64_e32 v[0:1], s[16:17]
A0D4  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
A0DC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
A0E4  s_waitcnt lgkmcnt(0)
A0E8  global_store_byte v[0:1], v7, off
A0F0  s_endpgm
A0F4  s_nop 0

a100 <QuantiseBothF32Sr>:
A100  v_readfirstlane_b32 s34, v0
A104  s_andn2_b32 s34, s34, 63
A108  v_and_b32_e32 v4, 32, v0
A10C  v_or_b32_e32 v2, s34, v4
A110  v_lshrrev_b32_e32 v1, 2, v0
A114  v_lshrrev_b32_e32 v3, 5, v2
A118  v_bfe_u32 v2, v2, 5, 4
A120  s_load_dwordx2 s[6:7], s[0:1], 0x0
A128  s_load_dwordx4 s[16:19], s[0:1], 0x28
A130  v_bitop3_b32 v2, v1, v2, 4 bitop3:0x6c
A138  v_xor_b32_e32 v2, v2, v0
A13C  v_lshlrev_b32_e32 v2, 2, v2
A140  s_lshl_b32 s40, s3, 7
A144  s_lshl_b32 s33, s2, 7
A148  v_and_b32_e32 v2, 0x7c, v2
A150  v_add_u32_e32 v6, s40, v3
A154  v_or_b32_e32 v2, s33, v2
A158  s_waitcnt lgkmcnt(0)
A15C  v_cmp_gt_u32_e32 vcc, s17, v6
A160  v_cmp_gt_u32_e64 s[4:5], s18, v2
A168  v_and_b32_e32 v5, 4, v1
A16C  s_and_b64 s[8:9], vcc, s[4:5]
A170  s_and_saveexec_b64 s[4:5], s[8:9]
A174  s_cbranch_execz 12
A178  v_mov_b32_e32 v3, 0
A17C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A184  v_lshlrev_b64 v[2:3], 2, v[2:3]
A18C  v_and_b32_e32 v2, -16, v2
A190  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A198  s_lshl_b32 m0, s34, 4
A19C  s_nop 0
A1A0  global_load_lds_dwordx4 v[2:3], off
A1A8  s_or_b64 exec, exec, s[4:5]
A1AC  s_add_i32 s4, s34, 0x100
A1B4  v_or_b32_e32 v2, s4, v4
A1B8  v_lshrrev_b32_e32 v2, 5, v2
A1BC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A1C4  v_xor_b32_e32 v3, v3, v0
A1C8  v_add_u32_e32 v6, s40, v2
A1CC  v_lshlrev_b32_e32 v2, 2, v3
A1D0  v_and_b32_e32 v2, 0x7c, v2
A1D8  v_or_b32_e32 v2, s33, v2
A1DC  v_cmp_gt_u32_e32 vcc, s17, v6
A1E0  v_cmp_gt_u32_e64 s[4:5], s18, v2
A1E8  s_and_b64 s[8:9], vcc, s[4:5]
A1EC  s_and_saveexec_b64 s[4:5], s[8:9]
A1F0  s_cbranch_execz 14
A1F4  v_mov_b32_e32 v3, 0
A1F8  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A200  v_lshlrev_b64 v[2:3], 2, v[2:3]
A208  v_and_b32_e32 v2, -16, v2
A20C  s_lshl_b32 s8, s34, 4
A210  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A218  s_add_i32 m0, s8, 0x1000
A220  s_nop 0
A224  global_load_lds_dwordx4 v[2:3], off
A22C  s_or_b64 exec, exec, s[4:5]
A230  s_add_i32 s4, s34, 0x200
A238  v_or_b32_e32 v2, s4, v4
A23C  v_lshrrev_b32_e32 v2, 5, v2
A240  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A248  v_xor_b32_e32 v3, v3, v0
A24C  v_add_u32_e32 v6, s40, v2
A250  v_lshlrev_b32_e32 v2, 2, v3
A254  v_and_b32_e32 v2, 0x7c, v2
A25C  v_or_b32_e32 v2, s33, v2
A260  v_cmp_gt_u32_e32 vcc, s17, v6
A264  v_cmp_gt_u32_e64 s[4:5], s18, v2
A26C  s_and_b64 s[8:9], vcc, s[4:5]
A270  s_and_saveexec_b64 s[4:5], s[8:9]
A274  s_cbranch_execz 14
A278  v_mov_b32_e32 v3, 0
A27C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A284  v_lshlrev_b64 v[2:3], 2, v[2:3]
A28C  v_and_b32_e32 v2, -16, v2
A290  s_lshl_b32 s8, s34, 4
A294  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A29C  s_add_i32 m0, s8, 0x2000
A2A4  s_nop 0
A2A8  global_load_lds_dwordx4 v[2:3], off
A2B0  s_or_b64 exec, exec, s[4:5]
A2B4  s_add_i32 s4, s34, 0x300
A2BC  v_or_b32_e32 v2, s4, v4
A2C0  v_lshrrev_b32_e32 v2, 5, v2
A2C4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A2CC  v_xor_b32_e32 v3, v3, v0
A2D0  v_add_u32_e32 v6, s40, v2
A2D4  v_lshlrev_b32_e32 v2, 2, v3
A2D8  v_and_b32_e32 v2, 0x7c, v2
A2E0  v_or_b32_e32 v2, s33, v2
A2E4  v_cmp_gt_u32_e32 vcc, s17, v6
A2E8  v_cmp_gt_u32_e64 s[4:5], s18, v2
A2F0  s_and_b64 s[8:9], vcc, s[4:5]
A2F4  s_and_saveexec_b64 s[4:5], s[8:9]
A2F8  s_cbranch_execz 14
A2FC  v_mov_b32_e32 v3, 0
A300  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A308  v_lshlrev_b64 v[2:3], 2, v[2:3]
A310  v_and_b32_e32 v2, -16, v2
A314  s_lshl_b32 s8, s34, 4
A318  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A320  s_add_i32 m0, s8, 0x3000
A328  s_nop 0
A32C  global_load_lds_dwordx4 v[2:3], off
A334  s_or_b64 exec, exec, s[4:5]
A338  s_add_i32 s4, s34, 0x400
A340  v_or_b32_e32 v2, s4, v4
A344  v_lshrrev_b32_e32 v2, 5, v2
A348  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A350  v_xor_b32_e32 v3, v3, v0
A354  v_add_u32_e32 v6, s40, v2
A358  v_lshlrev_b32_e32 v2, 2, v3
A35C  v_and_b32_e32 v2, 0x7c, v2
A364  v_or_b32_e32 v2, s33, v2
A368  v_cmp_gt_u32_e32 vcc, s17, v6
A36C  v_cmp_gt_u32_e64 s[4:5], s18, v2
A374  s_and_b64 s[8:9], vcc, s[4:5]
A378  s_and_saveexec_b64 s[4:5], s[8:9]
A37C  s_cbranch_execz 14
A380  v_mov_b32_e32 v3, 0
A384  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A38C  v_lshlrev_b64 v[2:3], 2, v[2:3]
A394  v_and_b32_e32 v2, -16, v2
A398  s_lshl_b32 s8, s34, 4
A39C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A3A4  s_add_i32 m0, s8, 0x4000
A3AC  s_nop 0
A3B0  global_load_lds_dwordx4 v[2:3], off
A3B8  s_or_b64 exec, exec, s[4:5]
A3BC  s_add_i32 s4, s34, 0x500
A3C4  v_or_b32_e32 v2, s4, v4
A3C8  v_lshrrev_b32_e32 v2, 5, v2
A3CC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A3D4  v_xor_b32_e32 v3, v3, v0
A3D8  v_add_u32_e32 v6, s40, v2
A3DC  v_lshlrev_b32_e32 v2, 2, v3
A3E0  v_and_b32_e32 v2, 0x7c, v2
A3E8  v_or_b32_e32 v2, s33, v2
A3EC  v_cmp_gt_u32_e32 vcc, s17, v6
A3F0  v_cmp_gt_u32_e64 s[4:5], s18, v2
A3F8  s_and_b64 s[8:9], vcc, s[4:5]
A3FC  s_and_saveexec_b64 s[4:5], s[8:9]
A400  s_cbranch_execz 14
A404  v_mov_b32_e32 v3, 0
A408  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A410  v_lshlrev_b64 v[2:3], 2, v[2:3]
A418  v_and_b32_e32 v2, -16, v2
A41C  s_lshl_b32 s8, s34, 4
A420  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A428  s_add_i32 m0, s8, 0x5000
A430  s_nop 0
A434  global_load_lds_dwordx4 v[2:3], off
A43C  s_or_b64 exec, exec, s[4:5]
A440  s_add_i32 s4, s34, 0x600
A448  v_or_b32_e32 v2, s4, v4
A44C  v_lshrrev_b32_e32 v2, 5, v2
A450  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A458  v_xor_b32_e32 v3, v3, v0
A45C  v_add_u32_e32 v6, s40, v2
A460  v_lshlrev_b32_e32 v2, 2, v3
A464  v_and_b32_e32 v2, 0x7c, v2
A46C  v_or_b32_e32 v2, s33, v2
A470  v_cmp_gt_u32_e32 vcc, s17, v6
A474  v_cmp_gt_u32_e64 s[4:5], s18, v2
A47C  s_and_b64 s[8:9], vcc, s[4:5]
A480  s_and_saveexec_b64 s[4:5], s[8:9]
A484  s_cbranch_execz 14
A488  v_mov_b32_e32 v3, 0
A48C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A494  v_lshlrev_b64 v[2:3], 2, v[2:3]
A49C  v_and_b32_e32 v2, -16, v2
A4A0  s_lshl_b32 s8, s34, 4
A4A4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A4AC  s_add_i32 m0, s8, 0x6000
A4B4  s_nop 0
A4B8  global_load_lds_dwordx4 v[2:3], off
A4C0  s_or_b64 exec, exec, s[4:5]
A4C4  s_add_i32 s4, s34, 0x700
A4CC  v_or_b32_e32 v2, s4, v4
A4D0  v_lshrrev_b32_e32 v2, 5, v2
A4D4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A4DC  v_xor_b32_e32 v3, v3, v0
A4E0  v_add_u32_e32 v6, s40, v2
A4E4  v_lshlrev_b32_e32 v2, 2, v3
A4E8  v_and_b32_e32 v2, 0x7c, v2
A4F0  v_or_b32_e32 v2, s33, v2
A4F4  v_cmp_gt_u32_e32 vcc, s17, v6
A4F8  v_cmp_gt_u32_e64 s[4:5], s18, v2
A500  s_and_b64 s[8:9], vcc, s[4:5]
A504  s_and_saveexec_b64 s[4:5], s[8:9]
A508  s_cbranch_execz 14
A50C  v_mov_b32_e32 v3, 0
A510  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A518  v_lshlrev_b64 v[2:3], 2, v[2:3]
A520  v_and_b32_e32 v2, -16, v2
A524  s_lshl_b32 s8, s34, 4
A528  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A530  s_add_i32 m0, s8, 0x7000
A538  s_nop 0
A53C  global_load_lds_dwordx4 v[2:3], off
A544  s_or_b64 exec, exec, s[4:5]
A548  s_add_i32 s4, s34, 0x800
A550  v_or_b32_e32 v2, s4, v4
A554  v_lshrrev_b32_e32 v2, 5, v2
A558  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A560  v_xor_b32_e32 v3, v3, v0
A564  v_add_u32_e32 v6, s40, v2
A568  v_lshlrev_b32_e32 v2, 2, v3
A56C  v_and_b32_e32 v2, 0x7c, v2
A574  v_or_b32_e32 v2, s33, v2
A578  v_cmp_gt_u32_e32 vcc, s17, v6
A57C  v_cmp_gt_u32_e64 s[4:5], s18, v2
A584  s_and_b64 s[8:9], vcc, s[4:5]
A588  s_and_saveexec_b64 s[4:5], s[8:9]
A58C  s_cbranch_execz 14
A590  v_mov_b32_e32 v3, 0
A594  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A59C  v_lshlrev_b64 v[2:3], 2, v[2:3]
A5A4  v_and_b32_e32 v2, -16, v2
A5A8  s_lshl_b32 s8, s34, 4
A5AC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A5B4  s_add_i32 m0, s8, 0x8000
A5BC  s_nop 0
A5C0  global_load_lds_dwordx4 v[2:3], off
A5C8  s_or_b64 exec, exec, s[4:5]
A5CC  s_add_i32 s4, s34, 0x900
A5D4  v_or_b32_e32 v2, s4, v4
A5D8  v_lshrrev_b32_e32 v2, 5, v2
A5DC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A5E4  v_xor_b32_e32 v3, v3, v0
A5E8  v_add_u32_e32 v6, s40, v2
A5EC  v_lshlrev_b32_e32 v2, 2, v3
A5F0  v_and_b32_e32 v2, 0x7c, v2
A5F8  v_or_b32_e32 v2, s33, v2
A5FC  v_cmp_gt_u32_e32 vcc, s17, v6
A600  v_cmp_gt_u32_e64 s[4:5], s18, v2
A608  s_and_b64 s[8:9], vcc, s[4:5]
A60C  s_and_saveexec_b64 s[4:5], s[8:9]
A610  s_cbranch_execz 14
A614  v_mov_b32_e32 v3, 0
A618  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A620  v_lshlrev_b64 v[2:3], 2, v[2:3]
A628  v_and_b32_e32 v2, -16, v2
A62C  s_lshl_b32 s8, s34, 4
A630  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A638  s_add_i32 m0, s8, 0x9000
A640  s_nop 0
A644  global_load_lds_dwordx4 v[2:3], off
A64C  s_or_b64 exec, exec, s[4:5]
A650  s_add_i32 s4, s34, 0xa00
A658  v_or_b32_e32 v2, s4, v4
A65C  v_lshrrev_b32_e32 v2, 5, v2
A660  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A668  v_xor_b32_e32 v3, v3, v0
A66C  v_add_u32_e32 v6, s40, v2
A670  v_lshlrev_b32_e32 v2, 2, v3
A674  v_and_b32_e32 v2, 0x7c, v2
A67C  v_or_b32_e32 v2, s33, v2
A680  v_cmp_gt_u32_e32 vcc, s17, v6
A684  v_cmp_gt_u32_e64 s[4:5], s18, v2
A68C  s_and_b64 s[8:9], vcc, s[4:5]
A690  s_and_saveexec_b64 s[4:5], s[8:9]
A694  s_cbranch_execz 14
A698  v_mov_b32_e32 v3, 0
A69C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A6A4  v_lshlrev_b64 v[2:3], 2, v[2:3]
A6AC  v_and_b32_e32 v2, -16, v2
A6B0  s_lshl_b32 s8, s34, 4
A6B4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A6BC  s_add_i32 m0, s8, 0xa000
A6C4  s_nop 0
A6C8  global_load_lds_dwordx4 v[2:3], off
A6D0  s_or_b64 exec, exec, s[4:5]
A6D4  s_add_i32 s4, s34, 0xb00
A6DC  v_or_b32_e32 v2, s4, v4
A6E0  v_lshrrev_b32_e32 v2, 5, v2
A6E4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A6EC  v_xor_b32_e32 v3, v3, v0
A6F0  v_add_u32_e32 v6, s40, v2
A6F4  v_lshlrev_b32_e32 v2, 2, v3
A6F8  v_and_b32_e32 v2, 0x7c, v2
A700  v_or_b32_e32 v2, s33, v2
A704  v_cmp_gt_u32_e32 vcc, s17, v6
A708  v_cmp_gt_u32_e64 s[4:5], s18, v2
A710  s_and_b64 s[8:9], vcc, s[4:5]
A714  s_and_saveexec_b64 s[4:5], s[8:9]
A718  s_cbranch_execz 14
A71C  v_mov_b32_e32 v3, 0
A720  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A728  v_lshlrev_b64 v[2:3], 2, v[2:3]
A730  v_and_b32_e32 v2, -16, v2
A734  s_lshl_b32 s8, s34, 4
A738  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A740  s_add_i32 m0, s8, 0xb000
A748  s_nop 0
A74C  global_load_lds_dwordx4 v[2:3], off
A754  s_or_b64 exec, exec, s[4:5]
A758  s_add_i32 s4, s34, 0xc00
A760  v_or_b32_e32 v2, s4, v4
A764  v_lshrrev_b32_e32 v2, 5, v2
A768  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A770  v_xor_b32_e32 v3, v3, v0
A774  v_add_u32_e32 v6, s40, v2
A778  v_lshlrev_b32_e32 v2, 2, v3
A77C  v_and_b32_e32 v2, 0x7c, v2
A784  v_or_b32_e32 v2, s33, v2
A788  v_cmp_gt_u32_e32 vcc, s17, v6
A78C  v_cmp_gt_u32_e64 s[4:5], s18, v2
A794  s_and_b64 s[8:9], vcc, s[4:5]
A798  s_and_saveexec_b64 s[4:5], s[8:9]
A79C  s_cbranch_execz 14
A7A0  v_mov_b32_e32 v3, 0
A7A4  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A7AC  v_lshlrev_b64 v[2:3], 2, v[2:3]
A7B4  v_and_b32_e32 v2, -16, v2
A7B8  s_lshl_b32 s8, s34, 4
A7BC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A7C4  s_add_i32 m0, s8, 0xc000
A7CC  s_nop 0
A7D0  global_load_lds_dwordx4 v[2:3], off
A7D8  s_or_b64 exec, exec, s[4:5]
A7DC  s_add_i32 s4, s34, 0xd00
A7E4  v_or_b32_e32 v2, s4, v4
A7E8  v_lshrrev_b32_e32 v2, 5, v2
A7EC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A7F4  v_xor_b32_e32 v3, v3, v0
A7F8  s_load_dwordx4 s[24:27], s[0:1], 0x48
A800  v_add_u32_e32 v6, s40, v2
A804  v_lshlrev_b32_e32 v2, 2, v3
A808  v_and_b32_e32 v2, 0x7c, v2
A810  v_or_b32_e32 v2, s33, v2
A814  v_cmp_gt_u32_e32 vcc, s17, v6
A818  v_cmp_gt_u32_e64 s[4:5], s18, v2
A820  s_and_b64 s[8:9], vcc, s[4:5]
A824  s_and_saveexec_b64 s[4:5], s[8:9]
A828  s_cbranch_execz 14
A82C  v_mov_b32_e32 v3, 0
A830  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A838  v_lshlrev_b64 v[2:3], 2, v[2:3]
A840  v_and_b32_e32 v2, -16, v2
A844  s_lshl_b32 s8, s34, 4
A848  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A850  s_add_i32 m0, s8, 0xd000
A858  s_nop 0
A85C  global_load_lds_dwordx4 v[2:3], off
A864  s_or_b64 exec, exec, s[4:5]
A868  s_add_i32 s4, s34, 0xe00
A870  v_or_b32_e32 v2, s4, v4
A874  v_lshrrev_b32_e32 v2, 5, v2
A878  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A880  v_xor_b32_e32 v3, v3, v0
A884  s_load_dwordx4 s[20:23], s[0:1], 0x60
A88C  s_load_dwordx2 s[30:31], s[0:1], 0x40
A894  v_add_u32_e32 v6, s40, v2
A898  v_lshlrev_b32_e32 v2, 2, v3
A89C  v_and_b32_e32 v2, 0x7c, v2
A8A4  v_or_b32_e32 v2, s33, v2
A8A8  v_cmp_gt_u32_e32 vcc, s17, v6
A8AC  v_cmp_gt_u32_e64 s[4:5], s18, v2
A8B4  s_and_b64 s[8:9], vcc, s[4:5]
A8B8  s_and_saveexec_b64 s[4:5], s[8:9]
A8BC  s_cbranch_execz 14
A8C0  v_mov_b32_e32 v3, 0
A8C4  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A8CC  v_lshlrev_b64 v[2:3], 2, v[2:3]
A8D4  v_and_b32_e32 v2, -16, v2
A8D8  s_lshl_b32 s8, s34, 4
A8DC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A8E4  s_add_i32 m0, s8, 0xe000
A8EC  s_nop 0
A8F0  global_load_lds_dwordx4 v[2:3], off
A8F8  s_or_b64 exec, exec, s[4:5]
A8FC  s_load_dwordx8 s[8:15], s[0:1], 0x8
A904  s_load_dwordx2 s[28:29], s[0:1], 0x58
A90C  s_add_i32 s0, s34, 0xf00
A914  v_or_b32_e32 v2, s0, v4
A918  v_lshrrev_b32_e32 v2, 5, v2
A91C  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A924  v_xor_b32_e32 v3, v3, v0
A928  v_add_u32_e32 v4, s40, v2
A92C  v_lshlrev_b32_e32 v2, 2, v3
A930  v_and_b32_e32 v2, 0x7c, v2
A938  v_or_b32_e32 v2, s33, v2
A93C  v_cmp_gt_u32_e32 vcc, s17, v4
A940  v_cmp_gt_u32_e64 s[0:1], s18, v2
A948  s_and_b64 s[4:5], vcc, s[0:1]
A94C  s_and_saveexec_b64 s[0:1], s[4:5]
A950  s_cbranch_execz 14
A954  v_mov_b32_e32 v3, 0
A958  v_mad_u64_u32 v[2:3], s[4:5], v4, s16, v[2:3]
A960  v_lshlrev_b64 v[2:3], 2, v[2:3]
A968  v_and_b32_e32 v2, -16, v2
A96C  s_lshl_b32 s4, s34, 4
A970  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A978  s_add_i32 m0, s4, 0xf000
A980  s_nop 0
A984  global_load_lds_dwordx4 v[2:3], off
A98C  s_or_b64 exec, exec, s[0:1]
A990  s_waitcnt lgkmcnt(0)
A994  s_lshr_b32 s23, s18, 5
A998  s_add_i32 s0, s23, 7
A99C  s_lshl_b32 s1, s2, 1
A9A0  s_and_b32 s35, s0, 0xffffff8
A9A8  s_and_b32 s0, s33, 0xffffff00
A9B0  s_and_b32 s1, s1, 2
A9B4  s_or_b32 s5, s0, s1
A9B8  s_add_i32 s0, s17, 0xff
A9C0  s_and_b32 s4, s19, 8
A9C4  s_and_b32 s27, s0, 0xffffff00
A9CC  s_bfe_u32 s16, s19, 0x20004
A9D4  s_cmp_eq_u32 s16, 2
A9D8  s_cselect_b64 s[6:7], -1, 0
A9DC  v_and_b32_e32 v102, 3, v0
A9E0  v_lshlrev_b32_e32 v40, 1, v0
A9E4  s_and_b64 s[0:1], s[6:7], exec
A9E8  v_lshlrev_b32_e32 v3, 3, v102
A9EC  v_and_b32_e32 v4, 4, v40
A9F0  s_cselect_b32 s0, 0x3fffff, 0
A9F8  s_cmp_lg_u32 s16, 0
A9FC  v_bitop3_b32 v4, v1, v4, 15 bitop3:0x6c
AA04  v_or_b32_e32 v5, 1, v3
AA08  s_cselect_b32 s16, s0, 0x200000
AA10  s_mul_hi_u32 s0, s25, 0xcd9e8d57
AA18  v_xor_b32_e32 v42, v4, v5
AA1C  v_or_b32_e32 v5, 2, v3
AA20  s_xor_b32 s0, s24, s0
AA24  v_xor_b32_e32 v43, v4, v5
AA28  v_or_b32_e32 v5, 3, v3
AA2C  s_xor_b32 s0, s0, s30
AA30  s_add_i32 s36, s30, 0x9e3779b9
AA38  s_add_i32 s37, s31, 0xbb67ae85
AA40  s_add_i32 s41, s30, 0x3c6ef372
AA48  s_add_i32 s38, s31, 0x76cf5d0a
AA50  s_add_i32 s42, s30, 0xdaa66d2b
AA58  s_add_i32 s43, s31, 0x32370b8f
AA60  s_add_i32 s44, s30, 0x78dde6e4
AA68  s_add_i32 s45, s31, 0xed9eba14
AA70  s_add_i32 s46, s30, 0x1715609d
AA78  s_add_i32 s47, s31, 0xa9066899
AA80  s_add_i32 s48, s30, 0xb54cda56
AA88  s_add_i32 s49, s31, 0x646e171e
AA90  s_add_i32 s50, s30, 0x5384540f
AA98  s_add_i32 s51, s31, 0x1fd5c5a3
AAA0  s_add_i32 s52, s30, 0xf1bbcdc8
AAA8  s_add_i32 s53, s31, 0xdb3d7428
AAB0  s_add_i32 s30, s30, 0x8ff34781
AAB8  s_add_i32 s54, s31, 0x96a522ad
AAC0  v_lshlrev_b32_e32 v2, 6, v0
AAC4  v_and_b32_e32 v104, 60, v0
AAC8  v_xor_b32_e32 v44, v4, v5
AACC  v_or_b32_e32 v5, 4, v3
AAD0  s_cmp_eq_u32 s4, 0
AAD4  v_and_b32_e32 v103, 0xc0, v2
AADC  v_bfe_u32 v105, v0, 6, 1
AAE4  v_or_b32_e32 v2, s5, v104
AAE8  v_xor_b32_e32 v45, v4, v5
AAEC  v_or_b32_e32 v5, 5, v3
AAF0  v_lshl_or_b32 v34, s2, 2, v102
AAF8  v_or3_b32 v2, v2, v103, v105
AB00  v_mov_b32_e32 v35, 0
AB04  v_xor_b32_e32 v41, v4, v3
AB08  v_xor_b32_e32 v46, v4, v5
AB0C  v_or_b32_e32 v5, 6, v3
AB10  v_or_b32_e32 v3, 7, v3
AB14  s_mul_hi_u32 s68, s0, 0xd2511f53
AB1C  s_mul_i32 s69, s0, 0xd2511f53
AB24  s_cselect_b64 s[0:1], -1, 0
AB28  v_cmp_gt_u32_e32 vcc, s23, v34
AB2C  v_xor_b32_e32 v48, v4, v3
AB30  s_mul_i32 s39, s25, 0xcd9e8d57
AB38  v_cndmask_b32_e64 v2, v2, v34, s[0:1]
AB40  s_and_b64 s[24:25], s[0:1], exec
AB44  v_mov_b32_e32 v3, v35
AB48  s_mov_b32 s34, 0
AB4C  s_mov_b32 s19, 0xcd9e8d57
AB54  v_lshrrev_b32_e32 v106, 6, v0
AB58  v_cmp_le_u32_e64 s[4:5], s35, v34
AB60  v_xor_b32_e32 v47, v4, v5
AB64  s_mov_b32 s2, 0xd2511f53
AB6C  s_cselect_b32 s55, s23, s35
AB70  v_lshl_add_u64 v[36:37], s[10:11], 0, v[2:3]
AB78  s_mov_b64 s[24:25], -1
AB7C  s_xor_b64 s[10:11], vcc, -1
AB80  s_mov_b32 s56, 0x7f7fffff
AB88  s_mov_b32 s57, 0x7f800000
AB90  s_brev_b32 s58, 1
AB94  s_movk_i32 s59, 0x70
AB98  s_movk_i32 s60, 0x700
AB9C  s_movk_i32 s61, 0x7000
ABA0  s_mov_b32 s62, 0x70000
ABA8  s_mov_b32 s63, 0x700000
ABB0  s_mov_b32 s64, 0x7000000
ABB8  s_brev_b32 s65, 14
ABBC  s_mov_b32 s66, 0x17fffff
ABC4  s_xor_b32 s67, s36, s39
ABC8  s_xor_b32 s68, s37, s68
ABCC  s_xor_b32 s69, s38, s69
ABD0  v_mov_b32_e32 v49, 0x7f800000
ABD8  v_mov_b32_e32 v50, 0xfe
ABE0  s_waitcnt vmcnt(0)
ABE4  s_barrier
ABE8  s_branch 6
ABEC  s_or_b64 exec, exec, s[36:37]
ABF0  s_xor_b64 s[24:25], s[24:25], -1
ABF4  s_movk_i32 s34, 0x100
ABF8  s_andn2_b64 vcc, exec, s[24:25]
ABFC  s_mov_b64 s[24:25], 0
AC00  s_cbranch_vccz 1096
AC04  v_add_u32_e32 v2, s34, v0
AC08  v_lshrrev_b32_e32 v2, 2, v2
AC0C  v_add_u32_e32 v51, s40, v2
AC10  v_cmp_le_u32_e32 vcc, s17, v51
AC14  s_or_b64 s[36:37], vcc, s[10:11]
AC18  s_mov_b64 s[34:35], 0
AC1C  s_and_saveexec_b64 s[38:39], s[36:37]
AC20  s_xor_b64 s[36:37], exec, s[38:39]
AC24  s_cbranch_execnz 9
AC28  s_or_saveexec_b64 s[36:37], s[36:37]
AC2C  v_mov_b32_e32 v56, 0x7f
AC34  s_xor_b64 exec, exec, s[36:37]
AC38  s_cbranch_execnz 13
AC3C  s_or_b64 exec, exec, s[36:37]
AC40  s_and_saveexec_b64 s[36:37], s[34:35]
AC44  s_cbranch_execz 65513
AC48  s_branch 1069
AC4C  v_cmp_le_u32_e32 vcc, s27, v51
AC50  s_or_b64 s[34:35], s[0:1], vcc
AC54  s_nor_b64 s[34:35], s[34:35], s[4:5]
AC58  s_and_b64 s[34:35], s[34:35], exec
AC5C  s_or_saveexec_b64 s[36:37], s[36:37]
AC60  v_mov_b32_e32 v56, 0x7f
AC68  s_xor_b64 exec, exec, s[36:37]
AC6C  s_cbranch_execz 65523
AC70  v_lshlrev_b32_e32 v2, 9, v2
AC74  v_lshl_or_b32 v3, v41, 4, v2
AC7C  v_lshl_or_b32 v4, v42, 4, v2
AC84  ds_read_b128 v[26:29], v3
AC8C  ds_read_b128 v[30:33], v4
AC94  v_lshl_or_b32 v3, v43, 4, v2
AC9C  v_lshl_or_b32 v4, v44, 4, v2
ACA4  ds_read_b128 v[18:21], v3
ACAC  ds_read_b128 v[22:25], v4
ACB4  s_waitcnt lgkmcnt(3)
ACB8  v_and_b32_e32 v86, 0x7fffffff, v26
ACC0  v_and_b32_e32 v85, 0x7fffffff, v27
ACC8  v_max_u32_e32 v38, v85, v86
ACCC  v_and_b32_e32 v84, 0x7fffffff, v28
ACD4  v_and_b32_e32 v82, 0x7fffffff, v29
ACDC  v_max3_u32 v38, v82, v84, v38
ACE4  s_waitcnt lgkmcnt(2)
ACE8  v_and_b32_e32 v81, 0x7fffffff, v30
ACF0  v_and_b32_e32 v80, 0x7fffffff, v31
ACF8  v_lshl_or_b32 v3, v45, 4, v2
AD00  v_max3_u32 v38, v80, v81, v38
AD08  v_and_b32_e32 v79, 0x7fffffff, v32
AD10  v_and_b32_e32 v78, 0x7fffffff, v33
AD18  v_lshl_or_b32 v4, v46, 4, v2
AD20  ds_read_b128 v[10:13], v3
AD28  ds_read_b128 v[14:17], v4
AD30  v_max3_u32 v38, v78, v79, v38
AD38  s_waitcnt lgkmcnt(3)
AD3C  v_and_b32_e32 v77, 0x7fffffff, v18
AD44  v_and_b32_e32 v76, 0x7fffffff, v19
AD4C  v_max3_u32 v38, v76, v77, v38
AD54  v_and_b32_e32 v75, 0x7fffffff, v20
AD5C  v_and_b32_e32 v74, 0x7fffffff, v21
AD64  v_max3_u32 v38, v74, v75, v38
AD6C  s_waitcnt lgkmcnt(2)
AD70  v_and_b32_e32 v73, 0x7fffffff, v22
AD78  v_and_b32_e32 v72, 0x7fffffff, v23
AD80  v_lshl_or_b32 v3, v47, 4, v2
AD88  v_lshl_or_b32 v6, v48, 4, v2
AD90  v_max3_u32 v38, v72, v73, v38
AD98  v_and_b32_e32 v71, 0x7fffffff, v24
ADA0  v_and_b32_e32 v70, 0x7fffffff, v25
ADA8  ds_read_b128 v[2:5], v3
ADB0  ds_read_b128 v[6:9], v6
ADB8  v_max3_u32 v38, v70, v71, v38
ADC0  s_waitcnt lgkmcnt(3)
ADC4  v_and_b32_e32 v69, 0x7fffffff, v10
ADCC  v_and_b32_e32 v68, 0x7fffffff, v11
ADD4  v_max3_u32 v38, v68, v69, v38
ADDC  v_and_b32_e32 v67, 0x7fffffff, v12
ADE4  v_and_b32_e32 v66, 0x7fffffff, v13
ADEC  v_max3_u32 v38, v66, v67, v38
ADF4  s_waitcnt lgkmcnt(2)
ADF8  v_and_b32_e32 v65, 0x7fffffff, v14
AE00  v_and_b32_e32 v64, 0x7fffffff, v15
AE08  v_max3_u32 v38, v64, v65, v38
AE10  v_and_b32_e32 v63, 0x7fffffff, v16
AE18  v_and_b32_e32 v62, 0x7fffffff, v17
AE20  v_max3_u32 v38, v62, v63, v38
AE28  s_waitcnt lgkmcnt(1)
AE2C  v_and_b32_e32 v61, 0x7fffffff, v2
AE34  v_and_b32_e32 v60, 0x7fffffff, v3
AE3C  v_max3_u32 v38, v60, v61, v38
AE44  v_and_b32_e32 v59, 0x7fffffff, v4
AE4C  v_and_b32_e32 v58, 0x7fffffff, v5
AE54  v_max3_u32 v38, v58, v59, v38
AE5C  s_waitcnt lgkmcnt(0)
AE60  v_and_b32_e32 v57, 0x7fffffff, v6
AE68  v_and_b32_e32 v56, 0x7fffffff, v7
AE70  v_max3_u32 v52, v56, v57, v38
AE78  v_and_b32_e32 v39, 0x7fffffff, v8
AE80  v_and_b32_e32 v38, 0x7fffffff, v9
AE88  v_max3_u32 v83, v38, v39, v52
AE90  v_cmp_lt_u32_e32 vcc, s56, v83
AE94  v_mov_b32_e32 v52, 0
AE98  v_mov_b32_e32 v53, 0
AE9C  v_mov_b32_e32 v54, 0
AEA0  v_mov_b32_e32 v55, 0
AEA4  s_and_saveexec_b64 s[38:39], vcc
AEA8  s_cbranch_execz 510
AEAC  v_sub_u32_e32 v52, 0x7f7fffff, v86
AEB4  v_sub_u32_e32 v54, 0x7f800000, v86
AEBC  s_nop 0
AEC0  v_lshrrev_b32_e32 v53, 31, v52
AEC4  v_lshrrev_b32_e32 v55, 31, v54
AEC8  v_add_u32_e32 v53, -1, v53
AECC  v_cmp_lt_i32_e32 vcc, -1, v54
AED0  v_sub_u32_e32 v54, 0x7f7fffff, v85
AED8  v_bitop3_b32 v26, v53, v26, s58 bitop3:0xc8
AEE0  v_ashrrev_i32_e32 v52, 31, v52
AEE4  v_cndmask_b32_e32 v53, 0, v86, vcc
AEE8  v_sub_u32_e32 v86, 0x7f800000, v85
AEF0  v_and_b32_e32 v52, 7, v52
AEF4  v_lshrrev_b32_e32 v83, 31, v54
AEF8  v_ashrrev_i32_e32 v54, 31, v54
AEFC  v_lshrrev_b32_e32 v87, 31, v86
AF00  v_and_or_b32 v52, v54, s59, v52
AF08  v_add_u32_e32 v54, v87, v55
AF0C  v_max_u32_e32 v55, v85, v53
AF10  v_cmp_gt_i32_e32 vcc, 0, v86
AF14  v_add_u32_e32 v83, -1, v83
AF18  v_bitop3_b32 v27, v83, v27, s58 bitop3:0xc8
AF20  v_cndmask_b32_e32 v53, v55, v53, vcc
AF24  v_sub_u32_e32 v55, 0x7f7fffff, v84
AF2C  v_sub_u32_e32 v85, 0x7f800000, v84
AF34  v_lshrrev_b32_e32 v83, 31, v55
AF38  v_ashrrev_i32_e32 v55, 31, v55
AF3C  v_and_or_b32 v52, v55, s60, v52
AF44  v_max_u32_e32 v55, v84, v53
AF48  v_cmp_gt_i32_e32 vcc, 0, v85
AF4C  v_add_u32_e32 v83, -1, v83
AF50  v_bitop3_b32 v28, v83, v28, s58 bitop3:0xc8
AF58  v_cndmask_b32_e32 v53, v55, v53, vcc
AF5C  v_sub_u32_e32 v55, 0x7f7fffff, v82
AF64  v_sub_u32_e32 v84, 0x7f800000, v82
AF6C  v_lshrrev_b32_e32 v83, 31, v55
AF70  v_ashrrev_i32_e32 v55, 31, v55
AF74  v_and_or_b32 v52, v55, s61, v52
AF7C  v_max_u32_e32 v55, v82, v53
AF80  v_cmp_gt_i32_e32 vcc, 0, v84
AF84  v_add_u32_e32 v83, -1, v83
AF88  v_bitop3_b32 v29, v83, v29, s58 bitop3:0xc8
AF90  v_cndmask_b32_e32 v53, v55, v53, vcc
AF94  v_sub_u32_e32 v55, 0x7f7fffff, v81
AF9C  v_sub_u32_e32 v83, 0x7f800000, v81
AFA4  v_lshrrev_b32_e32 v82, 31, v55
AFA8  v_ashrrev_i32_e32 v55, 31, v55
AFAC  v_and_or_b32 v52, v55, s62, v52
AFB4  v_max_u32_e32 v55, v81, v53
AFB8  v_cmp_gt_i32_e32 vcc, 0, v83
AFBC  v_add_u32_e32 v82, -1, v82
AFC0  v_bitop3_b32 v30, v82, v30, s58 bitop3:0xc8
AFC8  v_cndmask_b32_e32 v53, v55, v53, vcc
AFCC  v_sub_u32_e32 v55, 0x7f7fffff, v80
AFD4  v_sub_u32_e32 v82, 0x7f800000, v80
AFDC  v_lshrrev_b32_e32 v81, 31, v55
AFE0  v_ashrrev_i32_e32 v55, 31, v55
AFE4  v_and_or_b32 v52, v55, s63, v52
AFEC  v_max_u32_e32 v55, v80, v53
AFF0  v_cmp_gt_i32_e32 vcc, 0, v82
AFF4  v_add_u32_e32 v81, -1, v81
AFF8  v_bitop3_b32 v31, v81, v31, s58 bitop3:0xc8
B000  v_cndmask_b32_e32 v53, v55, v53, vcc
B004  v_sub_u32_e32 v55, 0x7f7fffff, v79
B00C  v_sub_u32_e32 v81, 0x7f800000, v79
B014  v_lshrrev_b32_e32 v80, 31, v55
B018  v_ashrrev_i32_e32 v55, 31, v55
B01C  v_and_or_b32 v52, v55, s64, v52
B024  v_max_u32_e32 v55, v79, v53
B028  v_cmp_gt_i32_e32 vcc, 0, v81
B02C  v_add_u32_e32 v80, -1, v80
B030  v_bitop3_b32 v32, v80, v32, s58 bitop3:0xc8
B038  v_cndmask_b32_e32 v53, v55, v53, vcc
B03C  v_sub_u32_e32 v55, 0x7f7fffff, v78
B044  v_sub_u32_e32 v80, 0x7f800000, v78
B04C  v_lshrrev_b32_e32 v79, 31, v55
B050  v_ashrrev_i32_e32 v55, 31, v55
B054  v_add_u32_e32 v79, -1, v79
B058  v_and_or_b32 v52, v55, s65, v52
B060  v_max_u32_e32 v55, v78, v53
B064  v_cmp_gt_i32_e32 vcc, 0, v80
B068  v_bitop3_b32 v33, v79, v33, s58 bitop3:0xc8
B070  v_sub_u32_e32 v79, 0x7f800000, v77
B078  v_cndmask_b32_e32 v53, v55, v53, vcc
B07C  v_sub_u32_e32 v55, 0x7f7fffff, v77
B084  v_max_u32_e32 v77, v77, v53
B088  v_lshrrev_b32_e32 v78, 31, v55
B08C  v_cmp_gt_i32_e32 vcc, 0, v79
B090  v_add_u32_e32 v78, -1, v78
B094  v_lshrrev_b32_e32 v86, 31, v85
B098  v_cndmask_b32_e32 v53, v77, v53, vcc
B09C  v_sub_u32_e32 v77, 0x7f7fffff, v76
B0A4  v_lshrrev_b32_e32 v85, 31, v84
B0A8  v_lshrrev_b32_e32 v84, 31, v83
B0AC  v_lshrrev_b32_e32 v83, 31, v82
B0B0  v_lshrrev_b32_e32 v82, 31, v81
B0B4  v_lshrrev_b32_e32 v81, 31, v80
B0B8  v_lshrrev_b32_e32 v80, 31, v79
B0BC  v_bitop3_b32 v18, v78, v18, s58 bitop3:0xc8
B0C4  v_sub_u32_e32 v79, 0x7f800000, v76
B0CC  v_lshrrev_b32_e32 v78, 31, v77
B0D0  v_ashrrev_i32_e32 v55, 31, v55
B0D4  v_add_u32_e32 v78, -1, v78
B0D8  v_max_u32_e32 v76, v76, v53
B0DC  v_cmp_gt_i32_e32 vcc, 0, v79
B0E0  v_and_b32_e32 v55, 7, v55
B0E4  v_bitop3_b32 v19, v78, v19, s58 bitop3:0xc8
B0EC  v_ashrrev_i32_e32 v77, 31, v77
B0F0  v_cndmask_b32_e32 v53, v76, v53, vcc
B0F4  v_sub_u32_e32 v76, 0x7f7fffff, v75
B0FC  v_sub_u32_e32 v78, 0x7f800000, v75
B104  v_and_or_b32 v55, v77, s59, v55
B10C  v_max_u32_e32 v75, v75, v53
B110  v_lshrrev_b32_e32 v77, 31, v76
B114  v_cmp_gt_i32_e32 vcc, 0, v78
B118  v_add_u32_e32 v77, -1, v77
B11C  v_ashrrev_i32_e32 v76, 31, v76
B120  v_cndmask_b32_e32 v53, v75, v53, vcc
B124  v_sub_u32_e32 v75, 0x7f7fffff, v74
B12C  v_bitop3_b32 v20, v77, v20, s58 bitop3:0xc8
B134  v_and_or_b32 v55, v76, s60, v55
B13C  v_sub_u32_e32 v77, 0x7f800000, v74
B144  v_lshrrev_b32_e32 v76, 31, v75
B148  v_add_u32_e32 v76, -1, v76
B14C  v_max_u32_e32 v74, v74, v53
B150  v_cmp_gt_i32_e32 vcc, 0, v77
B154  v_bitop3_b32 v21, v76, v21, s58 bitop3:0xc8
B15C  v_ashrrev_i32_e32 v75, 31, v75
B160  v_cndmask_b32_e32 v53, v74, v53, vcc
B164  v_sub_u32_e32 v74, 0x7f7fffff, v73
B16C  v_sub_u32_e32 v76, 0x7f800000, v73
B174  v_and_or_b32 v55, v75, s61, v55
B17C  v_max_u32_e32 v73, v73, v53
B180  v_lshrrev_b32_e32 v75, 31, v74
B184  v_cmp_gt_i32_e32 vcc, 0, v76
B188  v_add_u32_e32 v75, -1, v75
B18C  v_ashrrev_i32_e32 v74, 31, v74
B190  v_cndmask_b32_e32 v53, v73, v53, vcc
B194  v_sub_u32_e32 v73, 0x7f7fffff, v72
B19C  v_bitop3_b32 v22, v75, v22, s58 bitop3:0xc8
B1A4  v_and_or_b32 v55, v74, s62, v55
B1AC  v_sub_u32_e32 v75, 0x7f800000, v72
B1B4  v_lshrrev_b32_e32 v74, 31, v73
B1B8  v_add_u32_e32 v74, -1, v74
B1BC  v_max_u32_e32 v72, v72, v53
B1C0  v_cmp_gt_i32_e32 vcc, 0, v75
B1C4  v_bitop3_b32 v23, v74, v23, s58 bitop3:0xc8
B1CC  v_sub_u32_e32 v74, 0x7f800000, v71
B1D4  v_cndmask_b32_e32 v53, v72, v53, vcc
B1D8  v_ashrrev_i32_e32 v73, 31, v73
B1DC  v_sub_u32_e32 v72, 0x7f7fffff, v71
B1E4  v_max_u32_e32 v71, v71, v53
B1E8  v_cmp_gt_i32_e32 vcc, 0, v74
B1EC  v_and_or_b32 v55, v73, s63, v55
B1F4  v_add3_u32 v54, v86, v54, v85
B1FC  v_lshrrev_b32_e32 v73, 31, v72
B200  v_cndmask_b32_e32 v71, v71, v53, vcc
B204  v_sub_u32_e32 v53, 0x7f7fffff, v70
B20C  v_add_u32_e32 v73, -1, v73
B210  v_ashrrev_i32_e32 v72, 31, v72
B214  v_bitop3_b32 v24, v73, v24, s58 bitop3:0xc8
B21C  v_and_or_b32 v55, v72, s64, v55
B224  v_lshrrev_b32_e32 v72, 31, v53
B228  v_sub_u32_e32 v73, 0x7f800000, v70
B230  v_ashrrev_i32_e32 v53, 31, v53
B234  v_add_u32_e32 v72, -1, v72
B238  v_and_or_b32 v53, v53, s65, v55
B240  v_max_u32_e32 v55, v70, v71
B244  v_cmp_gt_i32_e32 vcc, 0, v73
B248  v_bitop3_b32 v25, v72, v25, s58 bitop3:0xc8
B250  v_sub_u32_e32 v70, 0x7f7fffff, v69
B258  v_cndmask_b32_e32 v55, v55, v71, vcc
B25C  v_sub_u32_e32 v72, 0x7f800000, v69
B264  v_max_u32_e32 v69, v69, v55
B268  v_lshrrev_b32_e32 v71, 31, v70
B26C  v_cmp_gt_i32_e32 vcc, 0, v72
B270  v_add3_u32 v54, v84, v54, v83
B278  v_add_u32_e32 v71, -1, v71
B27C  v_cndmask_b32_e32 v55, v69, v55, vcc
B280  v_sub_u32_e32 v69, 0x7f7fffff, v68
B288  v_add3_u32 v54, v82, v54, v81
B290  v_lshrrev_b32_e32 v81, 31, v79
B294  v_lshrrev_b32_e32 v79, 31, v78
B298  v_lshrrev_b32_e32 v78, 31, v77
B29C  v_lshrrev_b32_e32 v77, 31, v76
B2A0  v_lshrrev_b32_e32 v76, 31, v75
B2A4  v_lshrrev_b32_e32 v75, 31, v74
B2A8  v_lshrrev_b32_e32 v74, 31, v73
B2AC  v_lshrrev_b32_e32 v73, 31, v72
B2B0  v_bitop3_b32 v10, v71, v10, s58 bitop3:0xc8
B2B8  v_sub_u32_e32 v72, 0x7f800000, v68
B2C0  v_lshrrev_b32_e32 v71, 31, v69
B2C4  v_ashrrev_i32_e32 v70, 31, v70
B2C8  v_add_u32_e32 v71, -1, v71
B2CC  v_max_u32_e32 v68, v68, v55
B2D0  v_cmp_gt_i32_e32 vcc, 0, v72
B2D4  v_and_b32_e32 v70, 7, v70
B2D8  v_bitop3_b32 v11, v71, v11, s58 bitop3:0xc8
B2E0  v_ashrrev_i32_e32 v69, 31, v69
B2E4  v_cndmask_b32_e32 v55, v68, v55, vcc
B2E8  v_sub_u32_e32 v68, 0x7f7fffff, v67
B2F0  v_sub_u32_e32 v71, 0x7f800000, v67
B2F8  v_and_or_b32 v69, v69, s59, v70
B300  v_max_u32_e32 v67, v67, v55
B304  v_lshrrev_b32_e32 v70, 31, v68
B308  v_cmp_gt_i32_e32 vcc, 0, v71
B30C  v_add_u32_e32 v70, -1, v70
B310  v_ashrrev_i32_e32 v68, 31, v68
B314  v_cndmask_b32_e32 v55, v67, v55, vcc
B318  v_sub_u32_e32 v67, 0x7f7fffff, v66
B320  v_bitop3_b32 v12, v70, v12, s58 bitop3:0xc8
B328  v_and_or_b32 v68, v68, s60, v69
B330  v_sub_u32_e32 v70, 0x7f800000, v66
B338  v_lshrrev_b32_e32 v69, 31, v67
B33C  v_add3_u32 v54, v80, v54, v81
B344  v_add_u32_e32 v69, -1, v69
B348  v_max_u32_e32 v66, v66, v55
B34C  v_cmp_gt_i32_e32 vcc, 0, v70
B350  v_add3_u32 v54, v79, v54, v78
B358  v_bitop3_b32 v13, v69, v13, s58 bitop3:0xc8
B360  v_ashrrev_i32_e32 v67, 31, v67
B364  v_cndmask_b32_e32 v55, v66, v55, vcc
B368  v_sub_u32_e32 v66, 0x7f7fffff, v65
B370  v_sub_u32_e32 v69, 0x7f800000, v65
B378  v_add3_u32 v54, v77, v54, v76
B380  v_and_or_b32 v67, v67, s61, v68
B388  v_max_u32_e32 v65, v65, v55
B38C  v_lshrrev_b32_e32 v68, 31, v66
B390  v_cmp_gt_i32_e32 vcc, 0, v69
B394  v_add3_u32 v54, v75, v54, v74
B39C  v_lshrrev_b32_e32 v74, 31, v72
B3A0  v_add_u32_e32 v68, -1, v68
B3A4  v_cndmask_b32_e32 v55, v65, v55, vcc
B3A8  v_sub_u32_e32 v65, 0x7f7fffff, v64
B3B0  v_add3_u32 v54, v73, v54, v74
B3B8  v_lshrrev_b32_e32 v72, 31, v71
B3BC  v_lshrrev_b32_e32 v71, 31, v70
B3C0  v_bitop3_b32 v14, v68, v14, s58 bitop3:0xc8
B3C8  v_ashrrev_i32_e32 v66, 31, v66
B3CC  v_sub_u32_e32 v68, 0x7f800000, v64
B3D4  v_add3_u32 v54, v72, v54, v71
B3DC  v_lshrrev_b32_e32 v70, 31, v69
B3E0  v_and_or_b32 v66, v66, s62, v67
B3E8  v_lshrrev_b32_e32 v67, 31, v65
B3EC  v_ashrrev_i32_e32 v65, 31, v65
B3F0  v_lshrrev_b32_e32 v69, 31, v68
B3F4  v_and_or_b32 v65, v65, s63, v66
B3FC  v_add3_u32 v66, v70, v54, v69
B404  v_max_u32_e32 v54, v64, v55
B408  v_cmp_gt_i32_e32 vcc, 0, v68
B40C  v_add_u32_e32 v67, -1, v67
B410  v_bitop3_b32 v15, v67, v15, s58 bitop3:0xc8
B418  v_cndmask_b32_e32 v54, v54, v55, vcc
B41C  v_sub_u32_e32 v55, 0x7f7fffff, v63
B424  v_sub_u32_e32 v67, 0x7f800000, v63
B42C  v_lshrrev_b32_e32 v64, 31, v55
B430  v_ashrrev_i32_e32 v55, 31, v55
B434  v_max_u32_e32 v63, v63, v54
B438  v_cmp_gt_i32_e32 vcc, 0, v67
B43C  v_add_u32_e32 v64, -1, v64
B440  v_and_or_b32 v55, v55, s64, v65
B448  v_cndmask_b32_e32 v63, v63, v54, vcc
B44C  v_sub_u32_e32 v54, 0x7f7fffff, v62
B454  v_sub_u32_e32 v65, 0x7f800000, v62
B45C  v_bitop3_b32 v16, v64, v16, s58 bitop3:0xc8
B464  v_max_u32_e32 v62, v62, v63
B468  v_lshrrev_b32_e32 v64, 31, v54
B46C  v_cmp_gt_i32_e32 vcc, 0, v65
B470  v_lshrrev_b32_e32 v68, 31, v67
B474  v_lshrrev_b32_e32 v67, 31, v65
B478  v_add_u32_e32 v64, -1, v64
B47C  v_cndmask_b32_e32 v62, v62, v63, vcc
B480  v_sub_u32_e32 v63, 0x7f7fffff, v61
B488  v_sub_u32_e32 v65, 0x7f800000, v61
B490  v_bitop3_b32 v17, v64, v17, s58 bitop3:0xc8
B498  v_max_u32_e32 v61, v61, v62
B49C  v_lshrrev_b32_e32 v64, 31, v63
B4A0  v_cmp_gt_i32_e32 vcc, 0, v65
B4A4  v_ashrrev_i32_e32 v54, 31, v54
B4A8  v_add_u32_e32 v64, -1, v64
B4AC  v_cndmask_b32_e32 v61, v61, v62, vcc
B4B0  v_sub_u32_e32 v62, 0x7f7fffff, v60
B4B8  v_and_or_b32 v54, v54, s65, v55
B4C0  v_add3_u32 v55, v68, v66, v67
B4C8  v_lshrrev_b32_e32 v66, 31, v65
B4CC  v_bitop3_b32 v2, v64, v2, s58 bitop3:0xc8
B4D4  v_sub_u32_e32 v65, 0x7f800000, v60
B4DC  v_lshrrev_b32_e32 v64, 31, v62
B4E0  v_ashrrev_i32_e32 v63, 31, v63
B4E4  v_add_u32_e32 v64, -1, v64
B4E8  v_max_u32_e32 v60, v60, v61
B4EC  v_cmp_gt_i32_e32 vcc, 0, v65
B4F0  v_and_b32_e32 v63, 7, v63
B4F4  v_bitop3_b32 v3, v64, v3, s58 bitop3:0xc8
B4FC  v_ashrrev_i32_e32 v62, 31, v62
B500  v_cndmask_b32_e32 v60, v60, v61, vcc
B504  v_sub_u32_e32 v61, 0x7f7fffff, v59
B50C  v_sub_u32_e32 v64, 0x7f800000, v59
B514  v_and_or_b32 v62, v62, s59, v63
B51C  v_max_u32_e32 v59, v59, v60
B520  v_lshrrev_b32_e32 v63, 31, v61
B524  v_cmp_gt_i32_e32 vcc, 0, v64
B528  v_add_u32_e32 v63, -1, v63
B52C  v_ashrrev_i32_e32 v61, 31, v61
B530  v_cndmask_b32_e32 v59, v59, v60, vcc
B534  v_sub_u32_e32 v60, 0x7f7fffff, v58
B53C  v_bitop3_b32 v4, v63, v4, s58 bitop3:0xc8
B544  v_and_or_b32 v61, v61, s60, v62
B54C  v_sub_u32_e32 v63, 0x7f800000, v58
B554  v_lshrrev_b32_e32 v62, 31, v60
B558  v_add_u32_e32 v62, -1, v62
B55C  v_max_u32_e32 v58, v58, v59
B560  v_cmp_gt_i32_e32 vcc, 0, v63
B564  v_bitop3_b32 v5, v62, v5, s58 bitop3:0xc8
B56C  v_ashrrev_i32_e32 v60, 31, v60
B570  v_cndmask_b32_e32 v58, v58, v59, vcc
B574  v_sub_u32_e32 v59, 0x7f7fffff, v57
B57C  v_sub_u32_e32 v62, 0x7f800000, v57
B584  v_and_or_b32 v60, v60, s61, v61
B58C  v_max_u32_e32 v57, v57, v58
B590  v_lshrrev_b32_e32 v61, 31, v59
B594  v_cmp_gt_i32_e32 vcc, 0, v62
B598  v_lshrrev_b32_e32 v67, 31, v65
B59C  v_add_u32_e32 v61, -1, v61
B5A0  v_cndmask_b32_e32 v57, v57, v58, vcc
B5A4  v_sub_u32_e32 v58, 0x7f7fffff, v56
B5AC  v_add3_u32 v55, v66, v55, v67
B5B4  v_lshrrev_b32_e32 v65, 31, v64
B5B8  v_lshrrev_b32_e32 v64, 31, v63
B5BC  v_bitop3_b32 v6, v61, v6, s58 bitop3:0xc8
B5C4  v_ashrrev_i32_e32 v59, 31, v59
B5C8  v_sub_u32_e32 v61, 0x7f800000, v56
B5D0  v_add3_u32 v55, v65, v55, v64
B5D8  v_lshrrev_b32_e32 v63, 31, v62
B5DC  v_and_or_b32 v59, v59, s62, v60
B5E4  v_lshrrev_b32_e32 v60, 31, v58
B5E8  v_ashrrev_i32_e32 v58, 31, v58
B5EC  v_lshrrev_b32_e32 v62, 31, v61
B5F0  v_add_u32_e32 v60, -1, v60
B5F4  v_and_or_b32 v58, v58, s63, v59
B5FC  v_add3_u32 v59, v63, v55, v62
B604  v_max_u32_e32 v55, v56, v57
B608  v_cmp_gt_i32_e32 vcc, 0, v61
B60C  v_bitop3_b32 v7, v60, v7, s58 bitop3:0xc8
B614  v_sub_u32_e32 v56, 0x7f7fffff, v39
B61C  v_cndmask_b32_e32 v55, v55, v57, vcc
B620  v_sub_u32_e32 v60, 0x7f800000, v39
B628  v_max_u32_e32 v39, v39, v55
B62C  v_cmp_gt_i32_e32 vcc, 0, v60
B630  v_lshrrev_b32_e32 v57, 31, v56
B634  v_ashrrev_i32_e32 v56, 31, v56
B638  v_cndmask_b32_e32 v39, v39, v55, vcc
B63C  v_sub_u32_e32 v55, 0x7f7fffff, v38
B644  v_add_u32_e32 v57, -1, v57
B648  v_and_or_b32 v56, v56, s64, v58
B650  v_sub_u32_e32 v58, 0x7f800000, v38
B658  v_lshrrev_b32_e32 v61, 31, v60
B65C  v_bitop3_b32 v8, v57, v8, s58 bitop3:0xc8
B664  v_lshrrev_b32_e32 v57, 31, v55
B668  v_ashrrev_i32_e32 v55, 31, v55
B66C  v_lshrrev_b32_e32 v60, 31, v58
B670  v_and_or_b32 v55, v55, s65, v56
B678  v_add3_u32 v56, v61, v59, v60
B680  v_max_u32_e32 v38, v38, v39
B684  v_cmp_gt_i32_e32 vcc, 0, v58
B688  v_add_u32_e32 v57, -1, v57
B68C  v_bitop3_b32 v9, v57, v9, s58 bitop3:0xc8
B694  v_cndmask_b32_e32 v38, v38, v39, vcc
B698  v_cmp_ne_u32_e32 vcc, 32, v56
B69C  s_nop 1
B6A0  v_cndmask_b32_e32 v83, v49, v38, vcc
B6A4  s_or_b64 exec, exec, s[38:39]
B6A8  v_cmp_ne_u32_e32 vcc, 0, v83
B6AC  v_mov_b32_e32 v56, 0x7f
B6B4  s_and_saveexec_b64 s[38:39], vcc
B6B8  v_add_u32_e32 v38, s16, v83
B6BC  v_lshrrev_b32_e32 v39, 23, v38
B6C0  v_add_u32_e32 v39, -2, v39
B6C4  v_cmp_lt_u32_e32 vcc, s66, v38
B6C8  s_nop 1
B6CC  v_cndmask_b32_e32 v38, 0, v39, vcc
B6D0  v_cmp_eq_u32_e32 vcc, s57, v83
B6D4  s_and_b64 vcc, s[6:7], vcc
B6D8  s_nop 0
B6DC  v_cndmask_b32_e32 v56, v38, v50, vcc
B6E0  s_or_b64 exec, exec, s[38:39]
B6E4  v_cmp_eq_u32_e32 vcc, 0, v56
B6E8  s_cbranch_vccz 37
B6EC  s_nop 0
B6F0  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
B6F8  v_mul_f32_e32 v26, v38, v26
B6FC  v_mul_f32_e32 v27, v38, v27
B700  v_mul_f32_e32 v28, v38, v28
B704  v_mul_f32_e32 v29, v38, v29
B708  v_mul_f32_e32 v30, v38, v30
B70C  v_mul_f32_e32 v31, v38, v31
B710  v_mul_f32_e32 v32, v38, v32
B714  v_mul_f32_e32 v33, v38, v33
B718  v_mul_f32_e32 v18, v38, v18
B71C  v_mul_f32_e32 v19, v38, v19
B720  v_mul_f32_e32 v20, v38, v20
B724  v_mul_f32_e32 v21, v38, v21
B728  v_mul_f32_e32 v22, v38, v22
B72C  v_mul_f32_e32 v23, v38, v23
B730  v_mul_f32_e32 v24, v38, v24
B734  v_mul_f32_e32 v25, v38, v25
B738  v_mul_f32_e32 v10, v38, v10
B73C  v_mul_f32_e32 v11, v38, v11
B740  v_mul_f32_e32 v12, v38, v12
B744  v_mul_f32_e32 v13, v38, v13
B748  v_mul_f32_e32 v14, v38, v14
B74C  v_mul_f32_e32 v15, v38, v15
B750  v_mul_f32_e32 v16, v38, v16
B754  v_mul_f32_e32 v17, v38, v17
B758  v_mul_f32_e32 v2, v38, v2
B75C  v_mul_f32_e32 v3, v38, v3
B760  v_mul_f32_e32 v4, v38, v4
B764  v_mul_f32_e32 v5, v38, v5
B768  v_mul_f32_e32 v6, v38, v6
B76C  v_mul_f32_e32 v7, v38, v7
B770  v_mul_f32_e32 v8, v38, v8
B774  v_mul_f32_e32 v9, v38, v9
B778  v_max_u32_e32 v57, 1, v56
B77C  s_branch 1
B780  v_mov_b32_e32 v57, v56
B784  v_mad_u64_u32 v[38:39], s[38:39], v51, s23, v[34:35]
B78C  v_lshlrev_b32_e32 v66, 2, v38
B790  v_mad_u64_u32 v[58:59], s[38:39], v66, s2, 0
B798  v_xor_b32_e32 v59, s31, v59
B79C  v_xor_b32_e32 v59, s26, v59
B7A0  v_mad_u64_u32 v[60:61], s[38:39], v59, s19, 0
B7A8  v_xor_b32_e32 v59, s67, v61
B7AC  v_xor_b32_e32 v61, s68, v58
B7B0  v_mad_u64_u32 v[62:63], s[38:39], v61, s19, 0
B7B8  v_mad_u64_u32 v[58:59], s[38:39], v59, s2, 0
B7C0  v_xor_b32_e32 v60, v60, v63
B7C4  v_xor_b32_e32 v60, s41, v60
B7C8  v_xor_b32_e32 v59, s69, v59
B7CC  v_mad_u64_u32 v[60:61], s[38:39], v60, s2, 0
B7D4  v_mad_u64_u32 v[64:65], s[38:39], v59, s19, 0
B7DC  v_xor_b32_e32 v59, v62, v65
B7E0  v_xor_b32_e32 v58, v58, v61
B7E4  v_xor_b32_e32 v59, s42, v59
B7E8  v_xor_b32_e32 v61, s43, v58
B7EC  v_mad_u64_u32 v[58:59], s[38:39], v59, s2, 0
B7F4  v_mad_u64_u32 v[62:63], s[38:39], v61, s19, 0
B7FC  v_xor_b32_e32 v61, v64, v63
B800  v_xor_b32_e32 v59, v60, v59
B804  v_xor_b32_e32 v61, s44, v61
B808  v_xor_b32_e32 v59, s45, v59
B80C  v_mad_u64_u32 v[60:61], s[38:39], v61, s2, 0
B814  v_mad_u64_u32 v[64:65], s[38:39], v59, s19, 0
B81C  v_xor_b32_e32 v59, v62, v65
B820  v_xor_b32_e32 v58, v58, v61
B824  v_xor_b32_e32 v59, s46, v59
B828  v_xor_b32_e32 v61, s47, v58
B82C  v_mad_u64_u32 v[58:59], s[38:39], v59, s2, 0
B834  v_mad_u64_u32 v[62:63], s[38:39], v61, s19, 0
B83C  v_xor_b32_e32 v61, v64, v63
B840  v_xor_b32_e32 v59, v60, v59
B844  v_xor_b32_e32 v61, s48, v61
B848  v_xor_b32_e32 v59, s49, v59
B84C  v_mad_u64_u32 v[60:61], s[38:39], v61, s2, 0
B854  v_mad_u64_u32 v[64:65], s[38:39], v59, s19, 0
B85C  v_xor_b32_e32 v59, v62, v65
B860  v_xor_b32_e32 v58, v58, v61
B864  v_xor_b32_e32 v59, s50, v59
B868  v_xor_b32_e32 v61, s51, v58
B86C  v_mad_u64_u32 v[58:59], s[38:39], v59, s2, 0
B874  v_mad_u64_u32 v[62:63], s[38:39], v61, s19, 0
B87C  v_xor_b32_e32 v61, v64, v63
B880  v_xor_b32_e32 v59, v60, v59
B884  v_xor_b32_e32 v61, s52, v61
B888  v_xor_b32_e32 v59, s53, v59
B88C  v_mad_u64_u32 v[60:61], s[38:39], v61, s2, 0
B894  v_mad_u64_u32 v[64:65], s[38:39], v59, s19, 0
B89C  v_xor_b32_e32 v59, v62, v65
B8A0  v_xor_b32_e32 v58, v58, v61
B8A4  v_mov_b32_e32 v61, 0
B8A8  v_mov_b32_e32 v62, 0
B8AC  v_lshlrev_b32_e32 v57, 23, v57
B8B0  v_xor_b32_e32 v59, s30, v59
B8B4  v_xor_b32_e32 v58, s54, v58
B8B8  v_cvt_scalef32_sr_pk_fp4_f32 v61, v[26:27], v59, v57
B8C0  v_cvt_scalef32_sr_pk_fp4_f32 v62, v[30:31], v58, v57 op_sel:[0,0,0,1]
B8C8  v_cvt_scalef32_sr_pk_fp4_f32 v61, v[28:29], v64, v57 op_sel:[0,0,1,0]
B8D0  v_cvt_scalef32_sr_pk_fp4_f32 v62, v[32:33], v60, v57 op_sel:[0,0,1,1]
B8D8  s_nop 0
B8DC  v_or_b32_e32 v27, 1, v66
B8E0  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
B8E8  v_xor_b32_e32 v27, s31, v29
B8EC  v_xor_b32_e32 v27, s26, v27
B8F0  v_mad_u64_u32 v[30:31], s[38:39], v27, s19, 0
B8F8  v_xor_b32_e32 v27, s67, v31
B8FC  v_xor_b32_e32 v31, s68, v28
B900  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
B908  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
B910  v_xor_b32_e32 v27, v30, v33
B914  v_xor_b32_e32 v27, s41, v27
B918  v_xor_b32_e32 v29, s69, v29
B91C  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
B924  v_mad_u64_u32 v[58:59], s[38:39], v29, s19, 0
B92C  v_xor_b32_e32 v27, v32, v59
B930  v_xor_b32_e32 v28, v28, v31
B934  v_xor_b32_e32 v27, s42, v27
B938  v_xor_b32_e32 v31, s43, v28
B93C  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
B944  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
B94C  v_xor_b32_e32 v27, v58, v33
B950  v_xor_b32_e32 v29, v30, v29
B954  v_xor_b32_e32 v27, s44, v27
B958  v_xor_b32_e32 v29, s45, v29
B95C  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
B964  v_mad_u64_u32 v[58:59], s[38:39], v29, s19, 0
B96C  v_xor_b32_e32 v27, v32, v59
B970  v_xor_b32_e32 v28, v28, v31
B974  v_xor_b32_e32 v27, s46, v27
B978  v_xor_b32_e32 v31, s47, v28
B97C  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
B984  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
B98C  v_xor_b32_e32 v27, v58, v33
B990  v_xor_b32_e32 v29, v30, v29
B994  v_xor_b32_e32 v27, s48, v27
B998  v_xor_b32_e32 v29, s49, v29
B99C  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
B9A4  v_mad_u64_u32 v[58:59], s[38:39], v29, s19, 0
B9AC  v_xor_b32_e32 v27, v32, v59
B9B0  v_xor_b32_e32 v28, v28, v31
B9B4  v_xor_b32_e32 v27, s50, v27
B9B8  v_xor_b32_e32 v31, s51, v28
B9BC  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
B9C4  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
B9CC  v_xor_b32_e32 v27, v58, v33
B9D0  v_xor_b32_e32 v29, v30, v29
B9D4  v_xor_b32_e32 v27, s52, v27
B9D8  v_xor_b32_e32 v29, s53, v29
B9DC  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
B9E4  v_mad_u64_u32 v[58:59], s[38:39], v29, s19, 0
B9EC  v_xor_b32_e32 v27, v32, v59
B9F0  v_xor_b32_e32 v28, v28, v31
B9F4  v_mov_b32_e32 v29, 0
B9F8  v_mov_b32_e32 v31, 0
B9FC  v_xor_b32_e32 v27, s30, v27
BA00  v_xor_b32_e32 v28, s54, v28
BA04  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[18:19], v27, v57
BA0C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[22:23], v28, v57 op_sel:[0,0,0,1]
BA14  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[20:21], v58, v57 op_sel:[0,0,1,0]
BA1C  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[24:25], v30, v57 op_sel:[0,0,1,1]
BA24  s_nop 0
BA28  v_or_b32_e32 v18, 2, v66
BA2C  v_mad_u64_u32 v[18:19], s[38:39], v18, s2, 0
BA34  v_xor_b32_e32 v19, s31, v19
BA38  v_xor_b32_e32 v19, s26, v19
BA3C  v_mad_u64_u32 v[20:21], s[38:39], v19, s19, 0
BA44  v_xor_b32_e32 v19, s67, v21
BA48  v_xor_b32_e32 v21, s68, v18
BA4C  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BA54  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BA5C  v_xor_b32_e32 v20, v20, v23
BA60  v_xor_b32_e32 v20, s41, v20
BA64  v_xor_b32_e32 v19, s69, v19
BA68  v_mad_u64_u32 v[20:21], s[38:39], v20, s2, 0
BA70  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BA78  v_xor_b32_e32 v19, v22, v25
BA7C  v_xor_b32_e32 v18, v18, v21
BA80  v_xor_b32_e32 v19, s42, v19
BA84  v_xor_b32_e32 v21, s43, v18
BA88  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BA90  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BA98  v_xor_b32_e32 v21, v24, v23
BA9C  v_xor_b32_e32 v19, v20, v19
BAA0  v_xor_b32_e32 v21, s44, v21
BAA4  v_xor_b32_e32 v19, s45, v19
BAA8  v_mad_u64_u32 v[20:21], s[38:39], v21, s2, 0
BAB0  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BAB8  v_xor_b32_e32 v19, v22, v25
BABC  v_xor_b32_e32 v18, v18, v21
BAC0  v_xor_b32_e32 v19, s46, v19
BAC4  v_xor_b32_e32 v21, s47, v18
BAC8  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BAD0  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BAD8  v_xor_b32_e32 v21, v24, v23
BADC  v_xor_b32_e32 v19, v20, v19
BAE0  v_xor_b32_e32 v21, s48, v21
BAE4  v_xor_b32_e32 v19, s49, v19
BAE8  v_mad_u64_u32 v[20:21], s[38:39], v21, s2, 0
BAF0  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BAF8  v_xor_b32_e32 v19, v22, v25
BAFC  v_xor_b32_e32 v18, v18, v21
BB00  v_xor_b32_e32 v19, s50, v19
BB04  v_xor_b32_e32 v21, s51, v18
BB08  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BB10  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BB18  v_xor_b32_e32 v21, v24, v23
BB1C  v_xor_b32_e32 v19, v20, v19
BB20  v_xor_b32_e32 v21, s52, v21
BB24  v_xor_b32_e32 v19, s53, v19
BB28  v_mad_u64_u32 v[20:21], s[38:39], v21, s2, 0
BB30  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BB38  v_xor_b32_e32 v19, v22, v25
BB3C  v_xor_b32_e32 v18, v18, v21
BB40  v_mov_b32_e32 v21, 0
BB44  v_mov_b32_e32 v22, 0
BB48  v_xor_b32_e32 v19, s30, v19
BB4C  v_xor_b32_e32 v18, s54, v18
BB50  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[10:11], v19, v57
BB58  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[14:15], v18, v57 op_sel:[0,0,0,1]
BB60  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[12:13], v24, v57 op_sel:[0,0,1,0]
BB68  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[16:17], v20, v57 op_sel:[0,0,1,1]
BB70  s_nop 0
BB74  v_or_b32_e32 v10, 3, v66
BB78  v_mad_u64_u32 v[10:11], s[38:39], v10, s2, 0
BB80  v_xor_b32_e32 v11, s31, v11
BB84  v_xor_b32_e32 v11, s26, v11
BB88  v_mad_u64_u32 v[12:13], s[38:39], v11, s19, 0
BB90  v_xor_b32_e32 v11, s67, v13
BB94  v_xor_b32_e32 v13, s68, v10
BB98  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BBA0  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BBA8  v_xor_b32_e32 v12, v12, v15
BBAC  v_xor_b32_e32 v12, s41, v12
BBB0  v_xor_b32_e32 v11, s69, v11
BBB4  v_mad_u64_u32 v[12:13], s[38:39], v12, s2, 0
BBBC  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BBC4  v_xor_b32_e32 v11, v14, v17
BBC8  v_xor_b32_e32 v10, v10, v13
BBCC  v_xor_b32_e32 v11, s42, v11
BBD0  v_xor_b32_e32 v13, s43, v10
BBD4  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BBDC  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BBE4  v_xor_b32_e32 v13, v16, v15
BBE8  v_xor_b32_e32 v11, v12, v11
BBEC  v_xor_b32_e32 v13, s44, v13
BBF0  v_xor_b32_e32 v11, s45, v11
BBF4  v_mad_u64_u32 v[12:13], s[38:39], v13, s2, 0
BBFC  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BC04  v_xor_b32_e32 v11, v14, v17
BC08  v_xor_b32_e32 v10, v10, v13
BC0C  v_xor_b32_e32 v11, s46, v11
BC10  v_xor_b32_e32 v13, s47, v10
BC14  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BC1C  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BC24  v_xor_b32_e32 v13, v16, v15
BC28  v_xor_b32_e32 v11, v12, v11
BC2C  v_xor_b32_e32 v13, s48, v13
BC30  v_xor_b32_e32 v11, s49, v11
BC34  v_mad_u64_u32 v[12:13], s[38:39], v13, s2, 0
BC3C  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BC44  v_xor_b32_e32 v11, v14, v17
BC48  v_xor_b32_e32 v10, v10, v13
BC4C  v_xor_b32_e32 v11, s50, v11
BC50  v_xor_b32_e32 v13, s51, v10
BC54  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BC5C  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BC64  v_xor_b32_e32 v13, v16, v15
BC68  v_xor_b32_e32 v11, v12, v11
BC6C  v_xor_b32_e32 v13, s52, v13
BC70  v_xor_b32_e32 v11, s53, v11
BC74  v_mad_u64_u32 v[12:13], s[38:39], v13, s2, 0
BC7C  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BC84  v_xor_b32_e32 v11, v14, v17
BC88  v_xor_b32_e32 v10, v10, v13
BC8C  v_mov_b32_e32 v13, 0
BC90  v_mov_b32_e32 v14, 0
BC94  v_or3_b32 v26, v62, v52, v61
BC9C  v_or3_b32 v27, v31, v53, v29
BCA4  v_or3_b32 v28, v22, v54, v21
BCAC  v_xor_b32_e32 v11, s30, v11
BCB0  v_xor_b32_e32 v10, s54, v10
BCB4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[2:3], v11, v57
BCBC  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[6:7], v10, v57 op_sel:[0,0,0,1]
BCC4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v16, v57 op_sel:[0,0,1,0]
BCCC  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[8:9], v12, v57 op_sel:[0,0,1,1]
BCD4  s_nop 0
BCD8  v_lshl_add_u64 v[2:3], v[38:39], 4, s[8:9]
BCE0  v_or3_b32 v29, v14, v55, v13
BCE8  s_or_b64 s[34:35], s[34:35], exec
BCEC  global_store_dwordx4 v[2:3], v[26:29], off
BCF4  s_or_b64 exec, exec, s[36:37]
BCF8  s_and_saveexec_b64 s[36:37], s[34:35]
BCFC  s_cbranch_execz 64443
BD00  v_and_b32_e32 v2, 0xffffffe0, v51
BD08  v_cndmask_b32_e64 v2, v2, v51, s[0:1]
BD10  v_mad_u64_u32 v[2:3], s[34:35], s55, v2, v[36:37]
BD18  global_store_byte v[2:3], v56, off
BD20  s_branch 64434
BD24  v_and_b32_e32 v108, 0x7e, v40
BD2C  s_lshl_b32 s8, s3, 2
BD30  s_lshr_b32 s10, s17, 5
BD34  v_or_b32_e32 v70, s33, v108
BD38  v_or_b32_e32 v66, s8, v106
BD3C  v_cmp_gt_u32_e32 vcc, s18, v70
BD40  v_cmp_gt_u32_e64 s[2:3], s10, v66
BD48  s_and_b64 s[4:5], vcc, s[2:3]
BD4C  v_lshrrev_b32_e32 v107, 3, v0
BD50  s_and_saveexec_b64 s[2:3], s[4:5]
BD54  s_cbranch_execz 2305
BD58  v_lshrrev_b32_e32 v2, 2, v108
BD5C  v_lshlrev_b32_e32 v26, 10, v106
BD60  v_and_b32_e32 v3, 4, v107
BD64  v_and_b32_e32 v4, 1, v0
BD68  v_bitop3_b32 v27, v2, v107, 4 bitop3:0x78
BD70  v_lshlrev_b32_e32 v28, 3, v4
BD74  v_bitop3_b32 v2, v2, v26, v3 bitop3:0xde
BD7C  v_lshl_or_b32 v2, v2, 4, v28
BD84  ds_read2st64_b64 v[38:41], v2 offset1:16
BD8C  v_bitop3_b32 v2, v26, v27, 1 bitop3:0xf6
BD94  v_lshl_or_b32 v2, v2, 4, v28
BD9C  ds_read2st64_b64 v[30:33], v2 offset0:1 offset1:17
BDA4  v_bitop3_b32 v2, v26, v27, 2 bitop3:0xf6
BDAC  v_lshl_or_b32 v2, v2, 4, v28
BDB4  ds_read2st64_b64 v[46:49], v2 offset0:2 offset1:18
BDBC  v_bitop3_b32 v2, v26, v27, 3 bitop3:0xf6
BDC4  v_lshl_or_b32 v2, v2, 4, v28
BDCC  ds_read2st64_b64 v[42:45], v2 offset0:3 offset1:19
BDD4  v_bitop3_b32 v2, v26, v27, 4 bitop3:0xf6
BDDC  v_lshl_or_b32 v2, v2, 4, v28
BDE4  ds_read2st64_b64 v[54:57], v2 offset0:4 offset1:20
BDEC  v_bitop3_b32 v2, v26, v27, 5 bitop3:0xf6
BDF4  v_lshl_or_b32 v2, v2, 4, v28
BDFC  ds_read2st64_b64 v[50:53], v2 offset0:5 offset1:21
BE04  v_bitop3_b32 v2, v26, v27, 6 bitop3:0xf6
BE0C  v_lshl_or_b32 v2, v2, 4, v28
BE14  ds_read2st64_b64 v[62:65], v2 offset0:6 offset1:22
BE1C  v_bitop3_b32 v2, v26, v27, 7 bitop3:0xf6
BE24  v_lshl_or_b32 v2, v2, 4, v28
BE2C  ds_read2st64_b64 v[58:61], v2 offset0:7 offset1:23
BE34  v_bitop3_b32 v2, v26, v27, 8 bitop3:0xf6
BE3C  v_lshl_or_b32 v2, v2, 4, v28
BE44  v_bitop3_b32 v10, v26, v27, 10 bitop3:0xf6
BE4C  ds_read2st64_b64 v[6:9], v2 offset0:8 offset1:24
BE54  v_bitop3_b32 v2, v26, v27, 9 bitop3:0xf6
BE5C  v_lshl_or_b32 v10, v10, 4, v28
BE64  v_bitop3_b32 v18, v26, v27, 12 bitop3:0xf6
BE6C  v_lshl_or_b32 v2, v2, 4, v28
BE74  ds_read2st64_b64 v[14:17], v10 offset0:10 offset1:26
BE7C  v_bitop3_b32 v10, v26, v27, 11 bitop3:0xf6
BE84  v_lshl_or_b32 v18, v18, 4, v28
BE8C  ds_read2st64_b64 v[2:5], v2 offset0:9 offset1:25
BE94  v_lshl_or_b32 v10, v10, 4, v28
BE9C  ds_read2st64_b64 v[22:25], v18 offset0:12 offset1:28
BEA4  v_bitop3_b32 v18, v26, v27, 13 bitop3:0xf6
BEAC  ds_read2st64_b64 v[10:13], v10 offset0:11 offset1:27
BEB4  v_lshl_or_b32 v18, v18, 4, v28
BEBC  v_bitop3_b32 v29, v26, v27, 14 bitop3:0xf6
BEC4  v_bitop3_b32 v26, v26, v27, 15 bitop3:0xf6
BECC  s_waitcnt lgkmcnt(12)
BED0  v_and_b32_e32 v143, 0x7fffffff, v38
BED8  s_waitcnt lgkmcnt(11)
BEDC  v_and_b32_e32 v142, 0x7fffffff, v30
BEE4  ds_read2st64_b64 v[18:21], v18 offset0:13 offset1:29
BEEC  v_lshl_or_b32 v29, v29, 4, v28
BEF4  v_lshl_or_b32 v26, v26, 4, v28
BEFC  v_max_u32_e32 v67, v142, v143
BF00  s_waitcnt lgkmcnt(11)
BF04  v_and_b32_e32 v141, 0x7fffffff, v46
BF0C  s_waitcnt lgkmcnt(10)
BF10  v_and_b32_e32 v139, 0x7fffffff, v42
BF18  ds_read2st64_b64 v[34:37], v29 offset0:14 offset1:30
BF20  ds_read2st64_b64 v[26:29], v26 offset0:15 offset1:31
BF28  v_max3_u32 v67, v139, v141, v67
BF30  s_waitcnt lgkmcnt(11)
BF34  v_and_b32_e32 v138, 0x7fffffff, v54
BF3C  s_waitcnt lgkmcnt(10)
BF40  v_and_b32_e32 v137, 0x7fffffff, v50
BF48  v_max3_u32 v67, v137, v138, v67
BF50  s_waitcnt lgkmcnt(9)
BF54  v_and_b32_e32 v136, 0x7fffffff, v62
BF5C  s_waitcnt lgkmcnt(8)
BF60  v_and_b32_e32 v135, 0x7fffffff, v58
BF68  v_max3_u32 v67, v135, v136, v67
BF70  s_waitcnt lgkmcnt(7)
BF74  v_and_b32_e32 v134, 0x7fffffff, v6
BF7C  s_waitcnt lgkmcnt(5)
BF80  v_and_b32_e32 v133, 0x7fffffff, v2
BF88  v_max3_u32 v67, v133, v134, v67
BF90  v_and_b32_e32 v132, 0x7fffffff, v14
BF98  s_waitcnt lgkmcnt(3)
BF9C  v_and_b32_e32 v131, 0x7fffffff, v10
BFA4  v_max3_u32 v67, v131, v132, v67
BFAC  v_and_b32_e32 v130, 0x7fffffff, v22
BFB4  s_waitcnt lgkmcnt(2)
BFB8  v_and_b32_e32 v129, 0x7fffffff, v18
BFC0  v_max3_u32 v67, v129, v130, v67
BFC8  s_waitcnt lgkmcnt(1)
BFCC  v_and_b32_e32 v128, 0x7fffffff, v34
BFD4  s_waitcnt lgkmcnt(0)
BFD8  v_and_b32_e32 v127, 0x7fffffff, v26
BFE0  v_max3_u32 v67, v127, v128, v67
BFE8  v_and_b32_e32 v126, 0x7fffffff, v40
BFF0  v_and_b32_e32 v125, 0x7fffffff, v32
BFF8  v_max3_u32 v67, v125, v126, v67
C000  v_and_b32_e32 v124, 0x7fffffff, v48
C008  v_and_b32_e32 v123, 0x7fffffff, v44
C010  v_max3_u32 v67, v123, v124, v67
C018  v_and_b32_e32 v122, 0x7fffffff, v56
C020  v_and_b32_e32 v121, 0x7fffffff, v52
C028  v_max3_u32 v67, v121, v122, v67
C030  v_and_b32_e32 v120, 0x7fffffff, v64
C038  v_and_b32_e32 v119, 0x7fffffff, v60
C040  v_max3_u32 v67, v119, v120, v67
C048  v_and_b32_e32 v118, 0x7fffffff, v8
C050  v_and_b32_e32 v117, 0x7fffffff, v4
C058  v_max3_u32 v67, v117, v118, v67
C060  v_and_b32_e32 v116, 0x7fffffff, v16
C068  v_and_b32_e32 v115, 0x7fffffff, v12
C070  v_max3_u32 v67, v115, v116, v67
C078  v_and_b32_e32 v114, 0x7fffffff, v24
C080  v_and_b32_e32 v113, 0x7fffffff, v20
C088  v_max3_u32 v67, v113, v114, v67
C090  v_and_b32_e32 v112, 0x7fffffff, v36
C098  v_and_b32_e32 v71, 0x7fffffff, v28
C0A0  v_max3_u32 v140, v71, v112, v67
C0A8  s_mov_b32 s4, 0x7f7fffff
C0B0  v_cmp_lt_u32_e32 vcc, s4, v140
C0B4  v_mov_b32_e32 v67, 0
C0B8  v_mov_b32_e32 v68, v38
C0BC  v_mov_b32_e32 v69, v30
C0C0  v_mov_b32_e32 v72, v46
C0C4  v_mov_b32_e32 v73, v42
C0C8  v_mov_b32_e32 v74, v54
C0CC  v_mov_b32_e32 v75, v50
C0D0  v_mov_b32_e32 v78, v62
C0D4  v_mov_b32_e32 v79, v58
C0D8  v_mov_b32_e32 v76, v6
C0DC  v_mov_b32_e32 v77, v2
C0E0  v_mov_b32_e32 v80, v14
C0E4  v_mov_b32_e32 v81, v10
C0E8  v_mov_b32_e32 v82, v22
C0EC  v_mov_b32_e32 v83, v18
C0F0  v_mov_b32_e32 v86, v34
C0F4  v_mov_b32_e32 v87, v26
C0F8  v_mov_b32_e32 v84, v40
C0FC  v_mov_b32_e32 v85, v32
C100  v_mov_b32_e32 v88, v48
C104  v_mov_b32_e32 v89, v44
C108  v_mov_b32_e32 v90, v56
C10C  v_mov_b32_e32 v91, v52
C110  v_mov_b32_e32 v94, v64
C114  v_mov_b32_e32 v95, v60
C118  v_mov_b32_e32 v92, v8
C11C  v_mov_b32_e32 v93, v4
C120  v_mov_b32_e32 v96, v16
C124  v_mov_b32_e32 v97, v12
C128  v_mov_b32_e32 v98, v24
C12C  v_mov_b32_e32 v99, v20
C130  v_mov_b32_e32 v100, v36
C134  v_mov_b32_e32 v101, v28
C138  v_mov_b32_e32 v109, 0
C13C  v_mov_b32_e32 v110, 0
C140  v_mov_b32_e32 v111, 0
C144  s_and_saveexec_b64 s[4:5], vcc
C148  s_cbranch_execz 523
C14C  v_sub_u32_e32 v67, 0x7f7fffff, v143
C154  v_sub_u32_e32 v69, 0x7f800000, v143
C15C  v_sub_u32_e32 v73, 0x7f7fffff, v142
C164  v_lshrrev_b32_e32 v68, 31, v67
C168  v_lshrrev_b32_e32 v72, 31, v69
C16C  v_add_u32_e32 v68, -1, v68
C170  s_brev_b32 s9, 1
C174  v_cmp_lt_i32_e32 vcc, -1, v69
C178  v_bitop3_b32 v68, v68, v38, s9 bitop3:0xc8
C180  v_lshrrev_b32_e32 v69, 31, v73
C184  v_ashrrev_i32_e32 v38, 31, v67
C188  v_sub_u32_e32 v74, 0x7f800000, v142
C190  v_add_u32_e32 v69, -1, v69
C194  v_and_b32_e32 v38, 7, v38
C198  v_cndmask_b32_e32 v67, 0, v143, vcc
C19C  v_bitop3_b32 v69, v69, v30, s9 bitop3:0xc8
C1A4  v_lshrrev_b32_e32 v75, 31, v74
C1A8  v_ashrrev_i32_e32 v30, 31, v73
C1AC  s_movk_i32 s11, 0x70
C1B0  v_and_or_b32 v30, v30, s11, v38
C1B8  v_add_u32_e32 v38, v75, v72
C1BC  v_max_u32_e32 v72, v142, v67
C1C0  v_cmp_gt_i32_e32 vcc, 0, v74
C1C4  v_sub_u32_e32 v73, 0x7f7fffff, v141
C1CC  v_sub_u32_e32 v74, 0x7f800000, v141
C1D4  v_cndmask_b32_e32 v67, v72, v67, vcc
C1D8  v_lshrrev_b32_e32 v72, 31, v73
C1DC  v_add_u32_e32 v72, -1, v72
C1E0  v_bitop3_b32 v72, v72, v46, s9 bitop3:0xc8
C1E8  v_ashrrev_i32_e32 v46, 31, v73
C1EC  s_movk_i32 s17, 0x700
C1F0  v_and_or_b32 v30, v46, s17, v30
C1F8  v_max_u32_e32 v46, v141, v67
C1FC  v_cmp_gt_i32_e32 vcc, 0, v74
C200  v_lshrrev_b32_e32 v75, 31, v74
C204  v_sub_u32_e32 v74, 0x7f800000, v139
C20C  v_cndmask_b32_e32 v46, v46, v67, vcc
C210  v_sub_u32_e32 v67, 0x7f7fffff, v139
C218  s_movk_i32 s19, 0x7000
C21C  v_lshrrev_b32_e32 v73, 31, v67
C220  v_add_u32_e32 v73, -1, v73
C224  v_bitop3_b32 v73, v73, v42, s9 bitop3:0xc8
C22C  v_ashrrev_i32_e32 v42, 31, v67
C230  v_and_or_b32 v30, v42, s19, v30
C238  v_max_u32_e32 v42, v139, v46
C23C  v_cmp_gt_i32_e32 vcc, 0, v74
C240  v_lshrrev_b32_e32 v76, 31, v74
C244  v_add3_u32 v38, v75, v38, v76
C24C  v_cndmask_b32_e32 v42, v42, v46, vcc
C250  v_sub_u32_e32 v46, 0x7f7fffff, v138
C258  v_sub_u32_e32 v75, 0x7f800000, v138
C260  v_lshrrev_b32_e32 v67, 31, v46
C264  v_ashrrev_i32_e32 v46, 31, v46
C268  s_mov_b32 s23, 0x70000
C270  v_and_or_b32 v30, v46, s23, v30
C278  v_max_u32_e32 v46, v138, v42
C27C  v_cmp_gt_i32_e32 vcc, 0, v75
C280  v_add_u32_e32 v67, -1, v67
C284  v_bitop3_b32 v74, v67, v54, s9 bitop3:0xc8
C28C  v_cndmask_b32_e32 v42, v46, v42, vcc
C290  v_sub_u32_e32 v46, 0x7f7fffff, v137
C298  v_sub_u32_e32 v67, 0x7f800000, v137
C2A0  v_lshrrev_b32_e32 v54, 31, v46
C2A4  v_ashrrev_i32_e32 v46, 31, v46
C2A8  s_mov_b32 s24, 0x700000
C2B0  v_and_or_b32 v30, v46, s24, v30
C2B8  v_max_u32_e32 v46, v137, v42
C2BC  v_cmp_gt_i32_e32 vcc, 0, v67
C2C0  v_add_u32_e32 v54, -1, v54
C2C4  v_lshrrev_b32_e32 v76, 31, v75
C2C8  v_cndmask_b32_e32 v42, v46, v42, vcc
C2CC  v_sub_u32_e32 v46, 0x7f7fffff, v136
C2D4  v_bitop3_b32 v75, v54, v50, s9 bitop3:0xc8
C2DC  v_lshrrev_b32_e32 v50, 31, v46
C2E0  v_sub_u32_e32 v54, 0x7f800000, v136
C2E8  v_ashrrev_i32_e32 v46, 31, v46
C2EC  s_mov_b32 s25, 0x7000000
C2F4  v_and_or_b32 v30, v46, s25, v30
C2FC  v_max_u32_e32 v46, v136, v42
C300  v_cmp_gt_i32_e32 vcc, 0, v54
C304  v_lshrrev_b32_e32 v77, 31, v67
C308  v_add3_u32 v38, v76, v38, v77
C310  v_cndmask_b32_e32 v42, v46, v42, vcc
C314  v_sub_u32_e32 v46, 0x7f7fffff, v135
C31C  v_lshrrev_b32_e32 v76, 31, v54
C320  v_add_u32_e32 v50, -1, v50
C324  v_sub_u32_e32 v54, 0x7f800000, v135
C32C  v_bitop3_b32 v78, v50, v62, s9 bitop3:0xc8
C334  v_lshrrev_b32_e32 v50, 31, v46
C338  v_ashrrev_i32_e32 v46, 31, v46
C33C  v_lshrrev_b32_e32 v62, 31, v54
C340  s_brev_b32 s26, 14
C344  v_and_or_b32 v67, v46, s26, v30
C34C  v_add3_u32 v30, v76, v38, v62
C354  v_max_u32_e32 v38, v135, v42
C358  v_cmp_gt_i32_e32 vcc, 0, v54
C35C  v_add_u32_e32 v50, -1, v50
C360  v_bitop3_b32 v79, v50, v58, s9 bitop3:0xc8
C368  v_cndmask_b32_e32 v38, v38, v42, vcc
C36C  v_sub_u32_e32 v42, 0x7f7fffff, v134
C374  v_sub_u32_e32 v50, 0x7f800000, v134
C37C  v_lshrrev_b32_e32 v46, 31, v42
C380  v_add_u32_e32 v46, -1, v46
C384  v_bitop3_b32 v76, v46, v6, s9 bitop3:0xc8
C38C  v_ashrrev_i32_e32 v6, 31, v42
C390  v_max_u32_e32 v42, v134, v38
C394  v_cmp_gt_i32_e32 vcc, 0, v50
C398  v_lshrrev_b32_e32 v54, 31, v50
C39C  v_sub_u32_e32 v50, 0x7f800000, v133
C3A4  v_cndmask_b32_e32 v38, v42, v38, vcc
C3A8  v_sub_u32_e32 v42, 0x7f7fffff, v133
C3B0  v_and_b32_e32 v6, 7, v6
C3B4  v_lshrrev_b32_e32 v46, 31, v42
C3B8  v_add_u32_e32 v46, -1, v46
C3BC  v_bitop3_b32 v77, v46, v2, s9 bitop3:0xc8
C3C4  v_lshrrev_b32_e32 v58, 31, v50
C3C8  v_ashrrev_i32_e32 v2, 31, v42
C3CC  v_and_or_b32 v2, v2, s11, v6
C3D4  v_add3_u32 v6, v54, v30, v58
C3DC  v_max_u32_e32 v30, v133, v38
C3E0  v_cmp_gt_i32_e32 vcc, 0, v50
C3E4  v_sub_u32_e32 v46, 0x7f800000, v132
C3EC  s_nop 0
C3F0  v_cndmask_b32_e32 v30, v30, v38, vcc
C3F4  v_sub_u32_e32 v38, 0x7f7fffff, v132
C3FC  v_cmp_gt_i32_e32 vcc, 0, v46
C400  v_lshrrev_b32_e32 v42, 31, v38
C404  v_add_u32_e32 v42, -1, v42
C408  v_bitop3_b32 v80, v42, v14, s9 bitop3:0xc8
C410  v_ashrrev_i32_e32 v14, 31, v38
C414  v_and_or_b32 v2, v14, s17, v2
C41C  v_max_u32_e32 v14, v132, v30
C420  v_cndmask_b32_e32 v14, v14, v30, vcc
C424  v_sub_u32_e32 v30, 0x7f7fffff, v131
C42C  v_sub_u32_e32 v42, 0x7f800000, v131
C434  v_lshrrev_b32_e32 v38, 31, v30
C438  v_add_u32_e32 v38, -1, v38
C43C  v_bitop3_b32 v81, v38, v10, s9 bitop3:0xc8
C444  v_ashrrev_i32_e32 v10, 31, v30
C448  v_and_or_b32 v2, v10, s19, v2
C450  v_max_u32_e32 v10, v131, v14
C454  v_cmp_gt_i32_e32 vcc, 0, v42
C458  v_sub_u32_e32 v38, 0x7f800000, v130
C460  v_lshrrev_b32_e32 v50, 31, v46
C464  v_cndmask_b32_e32 v10, v10, v14, vcc
C468  v_sub_u32_e32 v14, 0x7f7fffff, v130
C470  v_cmp_gt_i32_e32 vcc, 0, v38
C474  v_lshrrev_b32_e32 v30, 31, v14
C478  v_ashrrev_i32_e32 v14, 31, v14
C47C  v_and_or_b32 v2, v14, s23, v2
C484  v_max_u32_e32 v14, v130, v10
C488  v_cndmask_b32_e32 v10, v14, v10, vcc
C48C  v_sub_u32_e32 v14, 0x7f7fffff, v129
C494  v_add_u32_e32 v30, -1, v30
C498  v_bitop3_b32 v82, v30, v22, s9 bitop3:0xc8
C4A0  v_lshrrev_b32_e32 v22, 31, v14
C4A4  v_sub_u32_e32 v30, 0x7f800000, v129
C4AC  v_ashrrev_i32_e32 v14, 31, v14
C4B0  v_and_or_b32 v2, v14, s24, v2
C4B8  v_max_u32_e32 v14, v129, v10
C4BC  v_cmp_gt_i32_e32 vcc, 0, v30
C4C0  v_add_u32_e32 v22, -1, v22
C4C4  v_bitop3_b32 v83, v22, v18, s9 bitop3:0xc8
C4CC  v_cndmask_b32_e32 v10, v14, v10, vcc
C4D0  v_sub_u32_e32 v14, 0x7f7fffff, v128
C4D8  v_sub_u32_e32 v22, 0x7f800000, v128
C4E0  v_lshrrev_b32_e32 v18, 31, v14
C4E4  v_ashrrev_i32_e32 v14, 31, v14
C4E8  v_and_or_b32 v2, v14, s25, v2
C4F0  v_max_u32_e32 v14, v128, v10
C4F4  v_cmp_gt_i32_e32 vcc, 0, v22
C4F8  v_lshrrev_b32_e32 v46, 31, v42
C4FC  v_add3_u32 v6, v50, v6, v46
C504  v_cndmask_b32_e32 v10, v14, v10, vcc
C508  v_sub_u32_e32 v14, 0x7f7fffff, v127
C510  v_lshrrev_b32_e32 v42, 31, v38
C514  v_lshrrev_b32_e32 v38, 31, v30
C518  v_lshrrev_b32_e32 v30, 31, v22
C51C  v_add_u32_e32 v18, -1, v18
C520  v_sub_u32_e32 v22, 0x7f800000, v127
C528  v_add3_u32 v6, v42, v6, v38
C530  v_bitop3_b32 v86, v18, v34, s9 bitop3:0xc8
C538  v_lshrrev_b32_e32 v18, 31, v14
C53C  v_ashrrev_i32_e32 v14, 31, v14
C540  v_lshrrev_b32_e32 v34, 31, v22
C544  v_and_or_b32 v109, v14, s26, v2
C54C  v_add3_u32 v2, v30, v6, v34
C554  v_max_u32_e32 v6, v127, v10
C558  v_cmp_gt_i32_e32 vcc, 0, v22
C55C  v_add_u32_e32 v18, -1, v18
C560  v_bitop3_b32 v87, v18, v26, s9 bitop3:0xc8
C568  v_cndmask_b32_e32 v6, v6, v10, vcc
C56C  v_sub_u32_e32 v10, 0x7f7fffff, v126
C574  v_sub_u32_e32 v18, 0x7f800000, v126
C57C  v_lshrrev_b32_e32 v14, 31, v10
C580  v_add_u32_e32 v14, -1, v14
C584  v_bitop3_b32 v84, v14, v40, s9 bitop3:0xc8
C58C  v_max_u32_e32 v14, v126, v6
C590  v_cmp_gt_i32_e32 vcc, 0, v18
C594  v_ashrrev_i32_e32 v10, 31, v10
C598  v_lshrrev_b32_e32 v22, 31, v18
C59C  v_cndmask_b32_e32 v6, v14, v6, vcc
C5A0  v_sub_u32_e32 v14, 0x7f7fffff, v125
C5A8  v_and_b32_e32 v10, 7, v10
C5AC  v_lshrrev_b32_e32 v18, 31, v14
C5B0  v_sub_u32_e32 v26, 0x7f800000, v125
C5B8  v_ashrrev_i32_e32 v14, 31, v14
C5BC  v_and_or_b32 v10, v14, s11, v10
C5C4  v_max_u32_e32 v14, v125, v6
C5C8  v_cmp_gt_i32_e32 vcc, 0, v26
C5CC  v_lshrrev_b32_e32 v30, 31, v26
C5D0  v_add_u32_e32 v18, -1, v18
C5D4  v_cndmask_b32_e32 v6, v14, v6, vcc
C5D8  v_sub_u32_e32 v14, 0x7f7fffff, v124
C5E0  v_bitop3_b32 v85, v18, v32, s9 bitop3:0xc8
C5E8  v_add3_u32 v2, v22, v2, v30
C5F0  v_lshrrev_b32_e32 v18, 31, v14
C5F4  v_sub_u32_e32 v22, 0x7f800000, v124
C5FC  v_ashrrev_i32_e32 v14, 31, v14
C600  v_and_or_b32 v10, v14, s17, v10
C608  v_max_u32_e32 v14, v124, v6
C60C  v_cmp_gt_i32_e32 vcc, 0, v22
C610  v_add_u32_e32 v18, -1, v18
C614  v_lshrrev_b32_e32 v26, 31, v22
C618  v_cndmask_b32_e32 v6, v14, v6, vcc
C61C  v_sub_u32_e32 v14, 0x7f7fffff, v123
C624  v_bitop3_b32 v88, v18, v48, s9 bitop3:0xc8
C62C  v_lshrrev_b32_e32 v18, 31, v14
C630  v_sub_u32_e32 v22, 0x7f800000, v123
C638  v_ashrrev_i32_e32 v14, 31, v14
C63C  v_and_or_b32 v10, v14, s19, v10
C644  v_max_u32_e32 v14, v123, v6
C648  v_cmp_gt_i32_e32 vcc, 0, v22
C64C  v_add_u32_e32 v18, -1, v18
C650  v_lshrrev_b32_e32 v30, 31, v22
C654  v_cndmask_b32_e32 v6, v14, v6, vcc
C658  v_sub_u32_e32 v14, 0x7f7fffff, v122
C660  v_bitop3_b32 v89, v18, v44, s9 bitop3:0xc8
C668  v_lshrrev_b32_e32 v18, 31, v14
C66C  v_sub_u32_e32 v22, 0x7f800000, v122
C674  v_ashrrev_i32_e32 v14, 31, v14
C678  v_and_or_b32 v10, v14, s23, v10
C680  v_max_u32_e32 v14, v122, v6
C684  v_cmp_gt_i32_e32 vcc, 0, v22
C688  v_add_u32_e32 v18, -1, v18
C68C  v_add3_u32 v2, v26, v2, v30
C694  v_cndmask_b32_e32 v6, v14, v6, vcc
C698  v_sub_u32_e32 v14, 0x7f7fffff, v121
C6A0  v_lshrrev_b32_e32 v26, 31, v22
C6A4  v_bitop3_b32 v90, v18, v56, s9 bitop3:0xc8
C6AC  v_lshrrev_b32_e32 v18, 31, v14
C6B0  v_sub_u32_e32 v22, 0x7f800000, v121
C6B8  v_ashrrev_i32_e32 v14, 31, v14
C6BC  v_and_or_b32 v10, v14, s24, v10
C6C4  v_max_u32_e32 v14, v121, v6
C6C8  v_cmp_gt_i32_e32 vcc, 0, v22
C6CC  v_add_u32_e32 v18, -1, v18
C6D0  v_lshrrev_b32_e32 v30, 31, v22
C6D4  v_cndmask_b32_e32 v6, v14, v6, vcc
C6D8  v_sub_u32_e32 v14, 0x7f7fffff, v120
C6E0  v_bitop3_b32 v91, v18, v52, s9 bitop3:0xc8
C6E8  v_lshrrev_b32_e32 v18, 31, v14
C6EC  v_sub_u32_e32 v22, 0x7f800000, v120
C6F4  v_ashrrev_i32_e32 v14, 31, v14
C6F8  v_and_or_b32 v10, v14, s25, v10
C700  v_max_u32_e32 v14, v120, v6
C704  v_cmp_gt_i32_e32 vcc, 0, v22
C708  v_add_u32_e32 v18, -1, v18
C70C  v_add3_u32 v2, v26, v2, v30
C714  v_cndmask_b32_e32 v6, v14, v6, vcc
C718  v_sub_u32_e32 v14, 0x7f7fffff, v119
C720  v_lshrrev_b32_e32 v26, 31, v22
C724  v_bitop3_b32 v94, v18, v64, s9 bitop3:0xc8
C72C  v_lshrrev_b32_e32 v18, 31, v14
C730  v_sub_u32_e32 v22, 0x7f800000, v119
C738  v_ashrrev_i32_e32 v14, 31, v14
C73C  v_and_or_b32 v110, v14, s26, v10
C744  v_max_u32_e32 v10, v119, v6
C748  v_cmp_gt_i32_e32 vcc, 0, v22
C74C  v_add_u32_e32 v18, -1, v18
C750  v_bitop3_b32 v95, v18, v60, s9 bitop3:0xc8
C758  v_cndmask_b32_e32 v6, v10, v6, vcc
C75C  v_sub_u32_e32 v10, 0x7f7fffff, v118
C764  v_sub_u32_e32 v18, 0x7f800000, v118
C76C  v_lshrrev_b32_e32 v14, 31, v10
C770  v_add_u32_e32 v14, -1, v14
C774  v_bitop3_b32 v92, v14, v8, s9 bitop3:0xc8
C77C  v_ashrrev_i32_e32 v8, 31, v10
C780  v_max_u32_e32 v10, v118, v6
C784  v_cmp_gt_i32_e32 vcc, 0, v18
C788  v_lshrrev_b32_e32 v30, 31, v22
C78C  v_lshrrev_b32_e32 v22, 31, v18
C790  v_cndmask_b32_e32 v6, v10, v6, vcc
C794  v_sub_u32_e32 v10, 0x7f7fffff, v117
C79C  v_and_b32_e32 v8, 7, v8
C7A0  v_lshrrev_b32_e32 v14, 31, v10
C7A4  v_add_u32_e32 v14, -1, v14
C7A8  v_sub_u32_e32 v18, 0x7f800000, v117
C7B0  v_bitop3_b32 v93, v14, v4, s9 bitop3:0xc8
C7B8  v_ashrrev_i32_e32 v4, 31, v10
C7BC  v_and_or_b32 v4, v4, s11, v8
C7C4  v_max_u32_e32 v8, v117, v6
C7C8  v_cmp_gt_i32_e32 vcc, 0, v18
C7CC  v_sub_u32_e32 v14, 0x7f800000, v116
C7D4  v_add3_u32 v2, v26, v2, v30
C7DC  v_cndmask_b32_e32 v6, v8, v6, vcc
C7E0  v_sub_u32_e32 v8, 0x7f7fffff, v116
C7E8  v_cmp_gt_i32_e32 vcc, 0, v14
C7EC  v_lshrrev_b32_e32 v10, 31, v8
C7F0  v_ashrrev_i32_e32 v8, 31, v8
C7F4  v_and_or_b32 v4, v8, s17, v4
C7FC  v_max_u32_e32 v8, v116, v6
C800  v_cndmask_b32_e32 v6, v8, v6, vcc
C804  v_sub_u32_e32 v8, 0x7f7fffff, v115
C80C  v_add_u32_e32 v10, -1, v10
C810  v_lshrrev_b32_e32 v26, 31, v18
C814  v_lshrrev_b32_e32 v18, 31, v14
C818  v_bitop3_b32 v96, v10, v16, s9 bitop3:0xc8
C820  v_lshrrev_b32_e32 v10, 31, v8
C824  v_sub_u32_e32 v14, 0x7f800000, v115
C82C  v_ashrrev_i32_e32 v8, 31, v8
C830  v_and_or_b32 v4, v8, s19, v4
C838  v_max_u32_e32 v8, v115, v6
C83C  v_cmp_gt_i32_e32 vcc, 0, v14
C840  v_add_u32_e32 v10, -1, v10
C844  v_bitop3_b32 v97, v10, v12, s9 bitop3:0xc8
C84C  v_cndmask_b32_e32 v6, v8, v6, vcc
C850  v_sub_u32_e32 v8, 0x7f7fffff, v114
C858  v_sub_u32_e32 v12, 0x7f800000, v114
C860  v_lshrrev_b32_e32 v10, 31, v8
C864  v_ashrrev_i32_e32 v8, 31, v8
C868  v_and_or_b32 v4, v8, s23, v4
C870  v_max_u32_e32 v8, v114, v6
C874  v_cmp_gt_i32_e32 vcc, 0, v12
C878  v_add_u32_e32 v10, -1, v10
C87C  v_lshrrev_b32_e32 v16, 31, v14
C880  v_cndmask_b32_e32 v6, v8, v6, vcc
C884  v_sub_u32_e32 v8, 0x7f7fffff, v113
C88C  v_lshrrev_b32_e32 v14, 31, v12
C890  v_bitop3_b32 v98, v10, v24, s9 bitop3:0xc8
C898  v_lshrrev_b32_e32 v10, 31, v8
C89C  v_sub_u32_e32 v12, 0x7f800000, v113
C8A4  v_ashrrev_i32_e32 v8, 31, v8
C8A8  v_and_or_b32 v4, v8, s24, v4
C8B0  v_max_u32_e32 v8, v113, v6
C8B4  v_cmp_gt_i32_e32 vcc, 0, v12
C8B8  v_add3_u32 v2, v22, v2, v26
C8C0  v_add_u32_e32 v10, -1, v10
C8C4  v_cndmask_b32_e32 v6, v8, v6, vcc
C8C8  v_sub_u32_e32 v8, 0x7f7fffff, v112
C8D0  v_add3_u32 v2, v18, v2, v16
C8D8  v_lshrrev_b32_e32 v16, 31, v12
C8DC  v_bitop3_b32 v99, v10, v20, s9 bitop3:0xc8
C8E4  v_lshrrev_b32_e32 v10, 31, v8
C8E8  v_sub_u32_e32 v12, 0x7f800000, v112
C8F0  v_ashrrev_i32_e32 v8, 31, v8
C8F4  v_and_or_b32 v4, v8, s25, v4
C8FC  v_max_u32_e32 v8, v112, v6
C900  v_cmp_gt_i32_e32 vcc, 0, v12
C904  v_add3_u32 v2, v14, v2, v16
C90C  v_lshrrev_b32_e32 v14, 31, v12
C910  v_cndmask_b32_e32 v6, v8, v6, vcc
C914  v_sub_u32_e32 v8, 0x7f7fffff, v71
C91C  v_add_u32_e32 v10, -1, v10
C920  v_sub_u32_e32 v12, 0x7f800000, v71
C928  v_bitop3_b32 v100, v10, v36, s9 bitop3:0xc8
C930  v_lshrrev_b32_e32 v10, 31, v8
C934  v_ashrrev_i32_e32 v8, 31, v8
C938  v_lshrrev_b32_e32 v16, 31, v12
C93C  v_and_or_b32 v111, v8, s26, v4
C944  v_add3_u32 v2, v14, v2, v16
C94C  v_max_u32_e32 v4, v71, v6
C950  v_cmp_gt_i32_e32 vcc, 0, v12
C954  v_add_u32_e32 v10, -1, v10
C958  v_bitop3_b32 v101, v10, v28, s9 bitop3:0xc8
C960  v_cndmask_b32_e32 v4, v4, v6, vcc
C964  v_mov_b32_e32 v6, 0x7f800000
C96C  v_cmp_ne_u32_e32 vcc, 32, v2
C970  s_nop 1
C974  v_cndmask_b32_e32 v140, v6, v4, vcc
C978  s_or_b64 exec, exec, s[4:5]
C97C  v_cmp_ne_u32_e32 vcc, 0, v140
C980  v_mov_b32_e32 v6, 0x7f
C988  s_and_saveexec_b64 s[4:5], vcc
C98C  s_cbranch_execz 15
C990  v_add_u32_e32 v2, s16, v140
C994  s_mov_b32 s9, 0x17fffff
C99C  v_lshrrev_b32_e32 v4, 23, v2
C9A0  v_add_u32_e32 v4, -2, v4
C9A4  v_cmp_lt_u32_e32 vcc, s9, v2
C9A8  s_mov_b32 s9, 0x7f800000
C9B0  s_nop 0
C9B4  v_cndmask_b32_e32 v2, 0, v4, vcc
C9B8  v_cmp_eq_u32_e32 vcc, s9, v140
C9BC  v_mov_b32_e32 v4, 0xfe
C9C4  s_and_b64 vcc, s[6:7], vcc
C9C8  v_cndmask_b32_e32 v6, v2, v4, vcc
C9CC  s_or_b64 exec, exec, s[4:5]
C9D0  v_cmp_eq_u32_e32 vcc, 0, v6
C9D4  s_cbranch_vccz 37
C9D8  s_nop 0
C9DC  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
C9E4  v_mul_f32_e32 v68, v2, v68
C9E8  v_mul_f32_e32 v69, v2, v69
C9EC  v_mul_f32_e32 v72, v2, v72
C9F0  v_mul_f32_e32 v73, v2, v73
C9F4  v_mul_f32_e32 v74, v2, v74
C9F8  v_mul_f32_e32 v75, v2, v75
C9FC  v_mul_f32_e32 v78, v2, v78
CA00  v_mul_f32_e32 v79, v2, v79
CA04  v_mul_f32_e32 v76, v2, v76
CA08  v_mul_f32_e32 v77, v2, v77
CA0C  v_mul_f32_e32 v80, v2, v80
CA10  v_mul_f32_e32 v81, v2, v81
CA14  v_mul_f32_e32 v82, v2, v82
CA18  v_mul_f32_e32 v83, v2, v83
CA1C  v_mul_f32_e32 v86, v2, v86
CA20  v_mul_f32_e32 v87, v2, v87
CA24  v_mul_f32_e32 v84, v2, v84
CA28  v_mul_f32_e32 v85, v2, v85
CA2C  v_mul_f32_e32 v88, v2, v88
CA30  v_mul_f32_e32 v89, v2, v89
CA34  v_mul_f32_e32 v90, v2, v90
CA38  v_mul_f32_e32 v91, v2, v91
CA3C  v_mul_f32_e32 v94, v2, v94
CA40  v_mul_f32_e32 v95, v2, v95
CA44  v_mul_f32_e32 v92, v2, v92
CA48  v_mul_f32_e32 v93, v2, v93
CA4C  v_mul_f32_e32 v96, v2, v96
CA50  v_mul_f32_e32 v97, v2, v97
CA54  v_mul_f32_e32 v98, v2, v98
CA58  v_mul_f32_e32 v99, v2, v99
CA5C  v_mul_f32_e32 v100, v2, v100
CA60  v_mul_f32_e32 v101, v2, v101
CA64  v_max_u32_e32 v2, 1, v6
CA68  s_branch 1
CA6C  v_mov_b32_e32 v2, v6
CA70  v_mad_u64_u32 v[70:71], s[4:5], s10, v70, v[66:67]
CA78  s_mul_hi_u32 s9, s21, 0xcd9e8d57
CA80  v_lshlrev_b32_e32 v18, 2, v70
CA84  s_mov_b32 s4, 0xd2511f53
CA8C  s_xor_b32 s9, s20, s9
CA90  v_mad_u64_u32 v[112:113], s[24:25], v18, s4, 0
CA98  s_xor_b32 s17, s9, s28
CA9C  s_xor_b32 s9, s29, s22
CAA0  v_lshlrev_b32_e32 v22, 23, v2
CAA4  s_mov_b32 s5, 0xcd9e8d57
CAAC  v_xor_b32_e32 v2, s9, v113
CAB0  s_mul_i32 s11, s21, 0xcd9e8d57
CAB8  s_add_i32 s19, s28, 0x9e3779b9
CAC0  s_add_i32 s22, s29, 0xbb67ae85
CAC8  s_mul_hi_u32 s23, s17, 0xd2511f53
CAD0  v_mad_u64_u32 v[114:115], s[20:21], v2, s5, 0
CAD8  s_mul_i32 s24, s17, 0xd2511f53
CAE0  s_xor_b32 s17, s19, s11
CAE4  s_xor_b32 s20, s22, s23
CAE8  v_xor_b32_e32 v2, s17, v115
CAEC  v_xor_b32_e32 v4, s20, v112
CAF0  s_add_i32 s19, s29, 0x76cf5d0a
CAF8  v_mad_u64_u32 v[112:113], s[22:23], v2, s4, 0
CB00  v_mad_u64_u32 v[116:117], s[22:23], v4, s5, 0
CB08  s_xor_b32 s24, s19, s24
CB0C  s_add_i32 s11, s28, 0x3c6ef372
CB14  v_xor_b32_e32 v2, v114, v117
CB18  v_xor_b32_e32 v4, s24, v113
CB1C  v_xor_b32_e32 v2, s11, v2
CB20  v_mad_u64_u32 v[118:119], s[22:23], v4, s5, 0
CB28  s_add_i32 s21, s28, 0xdaa66d2b
CB30  v_mad_u64_u32 v[114:115], s[22:23], v2, s4, 0
CB38  v_xor_b32_e32 v2, v116, v119
CB3C  s_add_i32 s19, s29, 0x32370b8f
CB44  v_xor_b32_e32 v2, s21, v2
CB48  v_xor_b32_e32 v4, v112, v115
CB4C  v_xor_b32_e32 v4, s19, v4
CB50  v_mad_u64_u32 v[112:113], s[26:27], v2, s4, 0
CB58  s_add_i32 s22, s29, 0xed9eba14
CB60  v_mad_u64_u32 v[116:117], s[26:27], v4, s5, 0
CB68  v_xor_b32_e32 v4, v114, v113
CB6C  s_add_i32 s23, s28, 0x78dde6e4
CB74  v_xor_b32_e32 v2, v118, v117
CB78  v_xor_b32_e32 v4, s22, v4
CB7C  v_xor_b32_e32 v2, s23, v2
CB80  v_mad_u64_u32 v[118:119], s[30:31], v4, s5, 0
CB88  s_add_i32 s26, s28, 0x1715609d
CB90  v_mad_u64_u32 v[114:115], s[30:31], v2, s4, 0
CB98  v_xor_b32_e32 v2, v116, v119
CB9C  s_add_i32 s25, s29, 0xa9066899
CBA4  v_xor_b32_e32 v2, s26, v2
CBA8  v_xor_b32_e32 v4, v112, v115
CBAC  v_xor_b32_e32 v4, s25, v4
CBB0  v_mad_u64_u32 v[112:113], s[34:35], v2, s4, 0
CBB8  s_add_i32 s27, s29, 0x646e171e
CBC0  v_mad_u64_u32 v[116:117], s[34:35], v4, s5, 0
CBC8  v_xor_b32_e32 v4, v114, v113
CBCC  s_add_i32 s30, s28, 0xb54cda56
CBD4  v_xor_b32_e32 v2, v118, v117
CBD8  v_xor_b32_e32 v4, s27, v4
CBDC  v_xor_b32_e32 v2, s30, v2
CBE0  v_mad_u64_u32 v[118:119], s[36:37], v4, s5, 0
CBE8  s_add_i32 s34, s28, 0x5384540f
CBF0  v_mad_u64_u32 v[114:115], s[36:37], v2, s4, 0
CBF8  v_xor_b32_e32 v2, v116, v119
CBFC  s_add_i32 s31, s29, 0x1fd5c5a3
CC04  v_xor_b32_e32 v2, s34, v2
CC08  v_xor_b32_e32 v4, v112, v115
CC0C  v_xor_b32_e32 v4, s31, v4
CC10  v_mad_u64_u32 v[112:113], s[38:39], v2, s4, 0
CC18  s_add_i32 s35, s29, 0xdb3d7428
CC20  v_mad_u64_u32 v[116:117], s[38:39], v4, s5, 0
CC28  v_xor_b32_e32 v4, v114, v113
CC2C  s_add_i32 s36, s28, 0xf1bbcdc8
CC34  v_xor_b32_e32 v2, v118, v117
CC38  v_xor_b32_e32 v4, s35, v4
CC3C  v_xor_b32_e32 v2, s36, v2
CC40  v_mad_u64_u32 v[118:119], s[38:39], v4, s5, 0
CC48  s_add_i32 s37, s28, 0x8ff34781
CC50  v_mad_u64_u32 v[114:115], s[38:39], v2, s4, 0
CC58  v_xor_b32_e32 v2, v116, v119
CC5C  s_add_i32 s28, s29, 0x96a522ad
CC64  v_xor_b32_e32 v10, s37, v2
CC68  v_xor_b32_e32 v2, v112, v115
CC6C  v_xor_b32_e32 v12, s28, v2
CC70  v_mov_b32_e32 v2, 0
CC74  v_mov_b32_e32 v4, 0
CC78  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[68:69], v10, v22
CC80  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[74:75], v12, v22 op_sel:[0,0,0,1]
CC88  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[72:73], v118, v22 op_sel:[0,0,1,0]
CC90  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[78:79], v114, v22 op_sel:[0,0,1,1]
CC98  s_nop 0
CC9C  v_or_b32_e32 v10, 1, v18
CCA0  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
CCA8  v_xor_b32_e32 v10, s9, v69
CCAC  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
CCB4  v_xor_b32_e32 v10, s17, v73
CCB8  v_xor_b32_e32 v12, s20, v68
CCBC  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
CCC4  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
CCCC  v_xor_b32_e32 v10, v72, v75
CCD0  v_xor_b32_e32 v12, s24, v69
CCD4  v_xor_b32_e32 v10, s11, v10
CCD8  v_mad_u64_u32 v[78:79], s[38:39], v12, s5, 0
CCE0  v_mad_u64_u32 v[72:73], s[38:39], v10, s4, 0
CCE8  v_xor_b32_e32 v10, v74, v79
CCEC  v_xor_b32_e32 v10, s21, v10
CCF0  v_xor_b32_e32 v12, v68, v73
CCF4  v_xor_b32_e32 v12, s19, v12
CCF8  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
CD00  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
CD08  v_xor_b32_e32 v12, v72, v69
CD0C  v_xor_b32_e32 v10, v78, v75
CD10  v_xor_b32_e32 v12, s22, v12
CD14  v_xor_b32_e32 v10, s23, v10
CD18  v_mad_u64_u32 v[78:79], s[38:39], v12, s5, 0
CD20  v_mad_u64_u32 v[72:73], s[38:39], v10, s4, 0
CD28  v_xor_b32_e32 v10, v74, v79
CD2C  v_xor_b32_e32 v10, s26, v10
CD30  v_xor_b32_e32 v12, v68, v73
CD34  v_xor_b32_e32 v12, s25, v12
CD38  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
CD40  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
CD48  v_xor_b32_e32 v12, v72, v69
CD4C  v_xor_b32_e32 v10, v78, v75
CD50  v_xor_b32_e32 v12, s27, v12
CD54  v_xor_b32_e32 v10, s30, v10
CD58  v_mad_u64_u32 v[78:79], s[38:39], v12, s5, 0
CD60  v_mad_u64_u32 v[72:73], s[38:39], v10, s4, 0
CD68  v_xor_b32_e32 v10, v74, v79
CD6C  v_xor_b32_e32 v10, s34, v10
CD70  v_xor_b32_e32 v12, v68, v73
CD74  v_xor_b32_e32 v12, s31, v12
CD78  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
CD80  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
CD88  v_xor_b32_e32 v12, v72, v69
CD8C  v_xor_b32_e32 v10, v78, v75
CD90  v_xor_b32_e32 v12, s35, v12
CD94  v_xor_b32_e32 v10, s36, v10
CD98  v_mad_u64_u32 v[78:79], s[38:39], v12, s5, 0
CDA0  v_mad_u64_u32 v[72:73], s[38:39], v10, s4, 0
CDA8  v_xor_b32_e32 v10, v74, v79
CDAC  v_xor_b32_e32 v14, s37, v10
CDB0  v_xor_b32_e32 v10, v68, v73
CDB4  v_xor_b32_e32 v16, s28, v10
CDB8  v_mov_b32_e32 v10, 0
CDBC  v_mov_b32_e32 v12, 0
CDC0  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[76:77], v14, v22
CDC8  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[82:83], v16, v22 op_sel:[0,0,0,1]
CDD0  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[80:81], v78, v22 op_sel:[0,0,1,0]
CDD8  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[86:87], v72, v22 op_sel:[0,0,1,1]
CDE0  s_nop 0
CDE4  v_or_b32_e32 v14, 2, v18
CDE8  v_mad_u64_u32 v[68:69], s[38:39], v14, s4, 0
CDF0  v_xor_b32_e32 v14, s9, v69
CDF4  v_mad_u64_u32 v[72:73], s[38:39], v14, s5, 0
CDFC  v_xor_b32_e32 v14, s17, v73
CE00  v_xor_b32_e32 v16, s20, v68
CE04  v_mad_u64_u32 v[68:69], s[38:39], v14, s4, 0
CE0C  v_mad_u64_u32 v[74:75], s[38:39], v16, s5, 0
CE14  v_xor_b32_e32 v14, v72, v75
CE18  v_xor_b32_e32 v16, s24, v69
CE1C  v_xor_b32_e32 v14, s11, v14
CE20  v_mad_u64_u32 v[76:77], s[38:39], v16, s5, 0
CE28  v_mad_u64_u32 v[72:73], s[38:39], v14, s4, 0
CE30  v_xor_b32_e32 v14, v74, v77
CE34  v_xor_b32_e32 v14, s21, v14
CE38  v_xor_b32_e32 v16, v68, v73
CE3C  v_xor_b32_e32 v16, s19, v16
CE40  v_mad_u64_u32 v[68:69], s[38:39], v14, s4, 0
CE48  v_mad_u64_u32 v[74:75], s[38:39], v16, s5, 0
CE50  v_xor_b32_e32 v16, v72, v69
CE54  v_xor_b32_e32 v14, v76, v75
CE58  v_xor_b32_e32 v16, s22, v16
CE5C  v_xor_b32_e32 v14, s23, v14
CE60  v_mad_u64_u32 v[76:77], s[38:39], v16, s5, 0
CE68  v_mad_u64_u32 v[72:73], s[38:39], v14, s4, 0
CE70  v_xor_b32_e32 v14, v74, v77
CE74  v_xor_b32_e32 v14, s26, v14
CE78  v_xor_b32_e32 v16, v68, v73
CE7C  v_xor_b32_e32 v16, s25, v16
CE80  v_mad_u64_u32 v[68:69], s[38:39], v14, s4, 0
CE88  v_mad_u64_u32 v[74:75], s[38:39], v16, s5, 0
CE90  v_xor_b32_e32 v16, v72, v69
CE94  v_xor_b32_e32 v14, v76, v75
CE98  v_xor_b32_e32 v16, s27, v16
CE9C  v_xor_b32_e32 v14, s30, v14
CEA0  v_mad_u64_u32 v[76:77], s[38:39], v16, s5, 0
CEA8  v_mad_u64_u32 v[72:73], s[38:39], v14, s4, 0
CEB0  v_xor_b32_e32 v14, v74, v77
CEB4  v_xor_b32_e32 v14, s34, v14
CEB8  v_xor_b32_e32 v16, v68, v73
CEBC  v_xor_b32_e32 v16, s31, v16
CEC0  v_mad_u64_u32 v[68:69], s[38:39], v14, s4, 0
CEC8  v_mad_u64_u32 v[74:75], s[38:39], v16, s5, 0
CED0  v_xor_b32_e32 v16, v72, v69
CED4  v_xor_b32_e32 v14, v76, v75
CED8  v_xor_b32_e32 v16, s35, v16
CEDC  v_xor_b32_e32 v14, s36, v14
CEE0  v_mad_u64_u32 v[76:77], s[38:39], v16, s5, 0
CEE8  v_mad_u64_u32 v[72:73], s[38:39], v14, s4, 0
CEF0  v_xor_b32_e32 v14, v74, v77
CEF4  v_or_b32_e32 v18, 3, v18
CEF8  v_xor_b32_e32 v20, s37, v14
CEFC  v_xor_b32_e32 v14, v68, v73
CF00  v_mad_u64_u32 v[68:69], s[38:39], v18, s4, 0
CF08  v_xor_b32_e32 v24, s28, v14
CF0C  v_mov_b32_e32 v14, 0
CF10  v_mov_b32_e32 v16, 0
CF14  v_xor_b32_e32 v18, s9, v69
CF18  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[84:85], v20, v22
CF20  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[90:91], v24, v22 op_sel:[0,0,0,1]
CF28  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[88:89], v76, v22 op_sel:[0,0,1,0]
CF30  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[94:95], v72, v22 op_sel:[0,0,1,1]
CF38  s_nop 0
CF3C  v_mad_u64_u32 v[72:73], s[38:39], v18, s5, 0
CF44  v_xor_b32_e32 v20, s20, v68
CF48  v_xor_b32_e32 v18, s17, v73
CF4C  v_mad_u64_u32 v[74:75], s[38:39], v20, s5, 0
CF54  v_mad_u64_u32 v[68:69], s[38:39], v18, s4, 0
CF5C  v_xor_b32_e32 v18, v72, v75
CF60  v_xor_b32_e32 v18, s11, v18
CF64  v_xor_b32_e32 v20, s24, v69
CF68  v_mad_u64_u32 v[72:73], s[38:39], v18, s4, 0
CF70  v_mad_u64_u32 v[76:77], s[38:39], v20, s5, 0
CF78  v_xor_b32_e32 v18, v74, v77
CF7C  v_xor_b32_e32 v20, v68, v73
CF80  v_xor_b32_e32 v18, s21, v18
CF84  v_xor_b32_e32 v20, s19, v20
CF88  v_mad_u64_u32 v[68:69], s[38:39], v18, s4, 0
CF90  v_mad_u64_u32 v[74:75], s[38:39], v20, s5, 0
CF98  v_xor_b32_e32 v18, v76, v75
CF9C  v_xor_b32_e32 v20, v72, v69
CFA0  v_xor_b32_e32 v18, s23, v18
CFA4  v_xor_b32_e32 v20, s22, v20
CFA8  v_mad_u64_u32 v[72:73], s[38:39], v18, s4, 0
CFB0  v_mad_u64_u32 v[76:77], s[38:39], v20, s5, 0
CFB8  v_xor_b32_e32 v18, v74, v77
CFBC  v_xor_b32_e32 v20, v68, v73
CFC0  v_xor_b32_e32 v18, s26, v18
CFC4  v_xor_b32_e32 v20, s25, v20
CFC8  v_mad_u64_u32 v[68:69], s[38:39], v18, s4, 0
CFD0  v_mad_u64_u32 v[74:75], s[38:39], v20, s5, 0
CFD8  v_xor_b32_e32 v18, v76, v75
CFDC  v_xor_b32_e32 v20, v72, v69
CFE0  v_xor_b32_e32 v18, s30, v18
CFE4  v_xor_b32_e32 v20, s27, v20
CFE8  v_mad_u64_u32 v[72:73], s[38:39], v18, s4, 0
CFF0  v_mad_u64_u32 v[76:77], s[38:39], v20, s5, 0
CFF8  v_xor_b32_e32 v18, v74, v77
CFFC  v_xor_b32_e32 v20, v68, v73
D000  v_xor_b32_e32 v18, s34, v18
D004  v_xor_b32_e32 v20, s31, v20
D008  v_mad_u64_u32 v[68:69], s[38:39], v18, s4, 0
D010  v_mad_u64_u32 v[74:75], s[38:39], v20, s5, 0
D018  v_xor_b32_e32 v18, v76, v75
D01C  v_xor_b32_e32 v20, v72, v69
D020  v_xor_b32_e32 v18, s36, v18
D024  v_xor_b32_e32 v20, s35, v20
D028  v_mad_u64_u32 v[72:73], s[38:39], v18, s4, 0
D030  v_mad_u64_u32 v[76:77], s[4:5], v20, s5, 0
D038  v_xor_b32_e32 v18, v74, v77
D03C  v_xor_b32_e32 v24, s37, v18
D040  v_xor_b32_e32 v18, v68, v73
D044  v_xor_b32_e32 v26, s28, v18
D048  v_mov_b32_e32 v18, 0
D04C  v_mov_b32_e32 v20, 0
D050  v_and_b32_e32 v81, 0x7fffffff, v39
D058  v_and_b32_e32 v80, 0x7fffffff, v31
D060  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[92:93], v24, v22
D068  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[98:99], v26, v22 op_sel:[0,0,0,1]
D070  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[96:97], v76, v22 op_sel:[0,0,1,0]
D078  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[100:101], v72, v22 op_sel:[0,0,1,1]
D080  s_nop 0
D084  v_max_u32_e32 v22, v80, v81
D088  v_and_b32_e32 v79, 0x7fffffff, v47
D090  v_and_b32_e32 v77, 0x7fffffff, v43
D098  v_max3_u32 v22, v77, v79, v22
D0A0  v_and_b32_e32 v76, 0x7fffffff, v55
D0A8  v_and_b32_e32 v75, 0x7fffffff, v51
D0B0  v_max3_u32 v22, v75, v76, v22
D0B8  v_and_b32_e32 v74, 0x7fffffff, v63
D0C0  v_and_b32_e32 v73, 0x7fffffff, v59
D0C8  v_max3_u32 v22, v73, v74, v22
D0D0  v_and_b32_e32 v72, 0x7fffffff, v7
D0D8  v_and_b32_e32 v71, 0x7fffffff, v3
D0E0  v_max3_u32 v22, v71, v72, v22
D0E8  v_and_b32_e32 v69, 0x7fffffff, v15
D0F0  v_and_b32_e32 v68, 0x7fffffff, v11
D0F8  v_max3_u32 v22, v68, v69, v22
D100  v_and_b32_e32 v66, 0x7fffffff, v23
D108  v_and_b32_e32 v64, 0x7fffffff, v19
D110  v_max3_u32 v22, v64, v66, v22
D118  v_and_b32_e32 v62, 0x7fffffff, v35
D120  v_and_b32_e32 v60, 0x7fffffff, v27
D128  v_max3_u32 v22, v60, v62, v22
D130  v_and_b32_e32 v58, 0x7fffffff, v41
D138  v_and_b32_e32 v56, 0x7fffffff, v33
D140  v_max3_u32 v22, v56, v58, v22
D148  v_and_b32_e32 v54, 0x7fffffff, v49
D150  v_and_b32_e32 v52, 0x7fffffff, v45
D158  v_max3_u32 v22, v52, v54, v22
D160  v_and_b32_e32 v50, 0x7fffffff, v57
D168  v_and_b32_e32 v48, 0x7fffffff, v53
D170  v_max3_u32 v22, v48, v50, v22
D178  v_and_b32_e32 v46, 0x7fffffff, v65
D180  v_and_b32_e32 v44, 0x7fffffff, v61
D188  v_max3_u32 v22, v44, v46, v22
D190  v_and_b32_e32 v42, 0x7fffffff, v9
D198  v_and_b32_e32 v40, 0x7fffffff, v5
D1A0  v_max3_u32 v22, v40, v42, v22
D1A8  v_and_b32_e32 v38, 0x7fffffff, v17
D1B0  v_and_b32_e32 v36, 0x7fffffff, v13
D1B8  v_max3_u32 v22, v36, v38, v22
D1C0  v_and_b32_e32 v32, 0x7fffffff, v25
D1C8  v_and_b32_e32 v30, 0x7fffffff, v21
D1D0  v_max3_u32 v22, v30, v32, v22
D1D8  v_and_b32_e32 v28, 0x7fffffff, v37
D1E0  v_and_b32_e32 v26, 0x7fffffff, v29
D1E8  v_max3_u32 v78, v26, v28, v22
D1F0  s_mov_b32 s4, 0x7f7fffff
D1F8  v_mov_b32_e32 v8, 0
D1FC  v_cmp_lt_u32_e32 vcc, s4, v78
D200  v_mov_b32_e32 v22, 0
D204  v_mov_b32_e32 v24, 0
D208  v_mov_b32_e32 v34, 0
D20C  s_and_saveexec_b64 s[4:5], vcc
D210  s_cbranch_execz 523
D214  v_sub_u32_e32 v8, 0x7f7fffff, v81
D21C  v_sub_u32_e32 v24, 0x7f800000, v81
D224  s_brev_b32 s29, 1
D228  v_lshrrev_b32_e32 v22, 31, v8
D22C  v_lshrrev_b32_e32 v34, 31, v24
D230  v_add_u32_e32 v22, -1, v22
D234  v_cmp_lt_i32_e32 vcc, -1, v24
D238  v_sub_u32_e32 v24, 0x7f7fffff, v80
D240  v_bitop3_b32 v39, v22, v39, s29 bitop3:0xc8
D248  v_ashrrev_i32_e32 v8, 31, v8
D24C  v_cndmask_b32_e32 v22, 0, v81, vcc
D250  v_sub_u32_e32 v81, 0x7f800000, v80
D258  v_and_b32_e32 v8, 7, v8
D25C  v_lshrrev_b32_e32 v78, 31, v24
D260  v_ashrrev_i32_e32 v24, 31, v24
D264  v_lshrrev_b32_e32 v82, 31, v81
D268  s_movk_i32 s38, 0x70
D26C  v_and_or_b32 v8, v24, s38, v8
D274  v_add_u32_e32 v24, v82, v34
D278  v_max_u32_e32 v34, v80, v22
D27C  v_cmp_gt_i32_e32 vcc, 0, v81
D280  v_add_u32_e32 v78, -1, v78
D284  v_bitop3_b32 v31, v78, v31, s29 bitop3:0xc8
D28C  v_cndmask_b32_e32 v22, v34, v22, vcc
D290  v_sub_u32_e32 v34, 0x7f7fffff, v79
D298  v_sub_u32_e32 v80, 0x7f800000, v79
D2A0  v_lshrrev_b32_e32 v78, 31, v34
D2A4  v_ashrrev_i32_e32 v34, 31, v34
D2A8  s_movk_i32 s39, 0x700
D2AC  v_and_or_b32 v8, v34, s39, v8
D2B4  v_max_u32_e32 v34, v79, v22
D2B8  v_cmp_gt_i32_e32 vcc, 0, v80
D2BC  v_add_u32_e32 v78, -1, v78
D2C0  v_bitop3_b32 v47, v78, v47, s29 bitop3:0xc8
D2C8  v_cndmask_b32_e32 v22, v34, v22, vcc
D2CC  v_sub_u32_e32 v34, 0x7f7fffff, v77
D2D4  v_sub_u32_e32 v79, 0x7f800000, v77
D2DC  v_lshrrev_b32_e32 v78, 31, v34
D2E0  v_ashrrev_i32_e32 v34, 31, v34
D2E4  s_movk_i32 s41, 0x7000
D2E8  v_and_or_b32 v8, v34, s41, v8
D2F0  v_max_u32_e32 v34, v77, v22
D2F4  v_cmp_gt_i32_e32 vcc, 0, v79
D2F8  v_add_u32_e32 v78, -1, v78
D2FC  v_bitop3_b32 v43, v78, v43, s29 bitop3:0xc8
D304  v_cndmask_b32_e32 v22, v34, v22, vcc
D308  v_sub_u32_e32 v34, 0x7f7fffff, v76
D310  v_sub_u32_e32 v78, 0x7f800000, v76
D318  v_lshrrev_b32_e32 v77, 31, v34
D31C  v_ashrrev_i32_e32 v34, 31, v34
D320  s_mov_b32 s42, 0x70000
D328  v_and_or_b32 v8, v34, s42, v8
D330  v_max_u32_e32 v34, v76, v22
D334  v_cmp_gt_i32_e32 vcc, 0, v78
D338  v_add_u32_e32 v77, -1, v77
D33C  v_bitop3_b32 v55, v77, v55, s29 bitop3:0xc8
D344  v_cndmask_b32_e32 v22, v34, v22, vcc
D348  v_sub_u32_e32 v34, 0x7f7fffff, v75
D350  v_sub_u32_e32 v77, 0x7f800000, v75
D358  v_lshrrev_b32_e32 v76, 31, v34
D35C  v_ashrrev_i32_e32 v34, 31, v34
D360  s_mov_b32 s43, 0x700000
D368  v_and_or_b32 v8, v34, s43, v8
D370  v_max_u32_e32 v34, v75, v22
D374  v_cmp_gt_i32_e32 vcc, 0, v77
D378  v_add_u32_e32 v76, -1, v76
D37C  v_bitop3_b32 v51, v76, v51, s29 bitop3:0xc8
D384  v_cndmask_b32_e32 v22, v34, v22, vcc
D388  v_sub_u32_e32 v34, 0x7f7fffff, v74
D390  v_sub_u32_e32 v76, 0x7f800000, v74
D398  v_lshrrev_b32_e32 v75, 31, v34
D39C  v_ashrrev_i32_e32 v34, 31, v34
D3A0  s_mov_b32 s44, 0x7000000
D3A8  v_and_or_b32 v8, v34, s44, v8
D3B0  v_max_u32_e32 v34, v74, v22
D3B4  v_cmp_gt_i32_e32 vcc, 0, v76
D3B8  v_add_u32_e32 v75, -1, v75
D3BC  v_bitop3_b32 v63, v75, v63, s29 bitop3:0xc8
D3C4  v_cndmask_b32_e32 v22, v34, v22, vcc
D3C8  v_sub_u32_e32 v34, 0x7f7fffff, v73
D3D0  v_sub_u32_e32 v75, 0x7f800000, v73
D3D8  v_lshrrev_b32_e32 v74, 31, v34
D3DC  v_ashrrev_i32_e32 v34, 31, v34
D3E0  s_brev_b32 s45, 14
D3E4  v_add_u32_e32 v74, -1, v74
D3E8  v_and_or_b32 v8, v34, s45, v8
D3F0  v_max_u32_e32 v34, v73, v22
D3F4  v_cmp_gt_i32_e32 vcc, 0, v75
D3F8  v_bitop3_b32 v59, v74, v59, s29 bitop3:0xc8
D400  v_sub_u32_e32 v74, 0x7f800000, v72
D408  v_cndmask_b32_e32 v22, v34, v22, vcc
D40C  v_sub_u32_e32 v34, 0x7f7fffff, v72
D414  v_max_u32_e32 v72, v72, v22
D418  v_lshrrev_b32_e32 v73, 31, v34
D41C  v_cmp_gt_i32_e32 vcc, 0, v74
D420  v_add_u32_e32 v73, -1, v73
D424  v_lshrrev_b32_e32 v81, 31, v80
D428  v_cndmask_b32_e32 v22, v72, v22, vcc
D42C  v_sub_u32_e32 v72, 0x7f7fffff, v71
D434  v_lshrrev_b32_e32 v80, 31, v79
D438  v_lshrrev_b32_e32 v79, 31, v78
D43C  v_lshrrev_b32_e32 v78, 31, v77
D440  v_lshrrev_b32_e32 v77, 31, v76
D444  v_lshrrev_b32_e32 v76, 31, v75
D448  v_lshrrev_b32_e32 v75, 31, v74
D44C  v_bitop3_b32 v7, v73, v7, s29 bitop3:0xc8
D454  v_sub_u32_e32 v74, 0x7f800000, v71
D45C  v_lshrrev_b32_e32 v73, 31, v72
D460  v_ashrrev_i32_e32 v34, 31, v34
D464  v_add_u32_e32 v73, -1, v73
D468  v_max_u32_e32 v71, v71, v22
D46C  v_cmp_gt_i32_e32 vcc, 0, v74
D470  v_and_b32_e32 v34, 7, v34
D474  v_bitop3_b32 v3, v73, v3, s29 bitop3:0xc8
D47C  v_ashrrev_i32_e32 v72, 31, v72
D480  v_cndmask_b32_e32 v22, v71, v22, vcc
D484  v_sub_u32_e32 v71, 0x7f7fffff, v69
D48C  v_sub_u32_e32 v73, 0x7f800000, v69
D494  v_and_or_b32 v34, v72, s38, v34
D49C  v_max_u32_e32 v69, v69, v22
D4A0  v_lshrrev_b32_e32 v72, 31, v71
D4A4  v_cmp_gt_i32_e32 vcc, 0, v73
D4A8  v_add_u32_e32 v72, -1, v72
D4AC  v_ashrrev_i32_e32 v71, 31, v71
D4B0  v_cndmask_b32_e32 v22, v69, v22, vcc
D4B4  v_sub_u32_e32 v69, 0x7f7fffff, v68
D4BC  v_bitop3_b32 v15, v72, v15, s29 bitop3:0xc8
D4C4  v_and_or_b32 v34, v71, s39, v34
D4CC  v_sub_u32_e32 v72, 0x7f800000, v68
D4D4  v_lshrrev_b32_e32 v71, 31, v69
D4D8  v_add_u32_e32 v71, -1, v71
D4DC  v_max_u32_e32 v68, v68, v22
D4E0  v_cmp_gt_i32_e32 vcc, 0, v72
D4E4  v_bitop3_b32 v11, v71, v11, s29 bitop3:0xc8
D4EC  v_ashrrev_i32_e32 v69, 31, v69
D4F0  v_cndmask_b32_e32 v22, v68, v22, vcc
D4F4  v_sub_u32_e32 v68, 0x7f7fffff, v66
D4FC  v_sub_u32_e32 v71, 0x7f800000, v66
D504  v_and_or_b32 v34, v69, s41, v34
D50C  v_max_u32_e32 v66, v66, v22
D510  v_lshrrev_b32_e32 v69, 31, v68
D514  v_cmp_gt_i32_e32 vcc, 0, v71
D518  v_add_u32_e32 v69, -1, v69
D51C  v_ashrrev_i32_e32 v68, 31, v68
D520  v_cndmask_b32_e32 v22, v66, v22, vcc
D524  v_sub_u32_e32 v66, 0x7f7fffff, v64
D52C  v_bitop3_b32 v23, v69, v23, s29 bitop3:0xc8
D534  v_and_or_b32 v34, v68, s42, v34
D53C  v_sub_u32_e32 v69, 0x7f800000, v64
D544  v_lshrrev_b32_e32 v68, 31, v66
D548  v_add_u32_e32 v68, -1, v68
D54C  v_max_u32_e32 v64, v64, v22
D550  v_cmp_gt_i32_e32 vcc, 0, v69
D554  v_bitop3_b32 v19, v68, v19, s29 bitop3:0xc8
D55C  v_sub_u32_e32 v68, 0x7f800000, v62
D564  v_cndmask_b32_e32 v22, v64, v22, vcc
D568  v_ashrrev_i32_e32 v66, 31, v66
D56C  v_sub_u32_e32 v64, 0x7f7fffff, v62
D574  v_max_u32_e32 v62, v62, v22
D578  v_cmp_gt_i32_e32 vcc, 0, v68
D57C  v_and_or_b32 v34, v66, s43, v34
D584  v_add3_u32 v24, v81, v24, v80
D58C  v_lshrrev_b32_e32 v66, 31, v64
D590  v_cndmask_b32_e32 v62, v62, v22, vcc
D594  v_sub_u32_e32 v22, 0x7f7fffff, v60
D59C  v_add_u32_e32 v66, -1, v66
D5A0  v_ashrrev_i32_e32 v64, 31, v64
D5A4  v_bitop3_b32 v35, v66, v35, s29 bitop3:0xc8
D5AC  v_and_or_b32 v34, v64, s44, v34
D5B4  v_lshrrev_b32_e32 v64, 31, v22
D5B8  v_sub_u32_e32 v66, 0x7f800000, v60
D5C0  v_ashrrev_i32_e32 v22, 31, v22
D5C4  v_add_u32_e32 v64, -1, v64
D5C8  v_and_or_b32 v22, v22, s45, v34
D5D0  v_max_u32_e32 v34, v60, v62
D5D4  v_cmp_gt_i32_e32 vcc, 0, v66
D5D8  v_bitop3_b32 v27, v64, v27, s29 bitop3:0xc8
D5E0  v_sub_u32_e32 v60, 0x7f7fffff, v58
D5E8  v_cndmask_b32_e32 v34, v34, v62, vcc
D5EC  v_sub_u32_e32 v64, 0x7f800000, v58
D5F4  v_max_u32_e32 v58, v58, v34
D5F8  v_lshrrev_b32_e32 v62, 31, v60
D5FC  v_cmp_gt_i32_e32 vcc, 0, v64
D600  v_add3_u32 v24, v79, v24, v78
D608  v_add_u32_e32 v62, -1, v62
D60C  v_cndmask_b32_e32 v34, v58, v34, vcc
D610  v_sub_u32_e32 v58, 0x7f7fffff, v56
D618  v_add3_u32 v24, v77, v24, v76
D620  v_lshrrev_b32_e32 v76, 31, v74
D624  v_lshrrev_b32_e32 v74, 31, v73
D628  v_lshrrev_b32_e32 v73, 31, v72
D62C  v_lshrrev_b32_e32 v72, 31, v71
D630  v_lshrrev_b32_e32 v71, 31, v69
D634  v_lshrrev_b32_e32 v69, 31, v68
D638  v_lshrrev_b32_e32 v68, 31, v66
D63C  v_lshrrev_b32_e32 v66, 31, v64
D640  v_bitop3_b32 v41, v62, v41, s29 bitop3:0xc8
D648  v_sub_u32_e32 v64, 0x7f800000, v56
D650  v_lshrrev_b32_e32 v62, 31, v58
D654  v_ashrrev_i32_e32 v60, 31, v60
D658  v_add_u32_e32 v62, -1, v62
D65C  v_max_u32_e32 v56, v56, v34
D660  v_cmp_gt_i32_e32 vcc, 0, v64
D664  v_and_b32_e32 v60, 7, v60
D668  v_bitop3_b32 v33, v62, v33, s29 bitop3:0xc8
D670  v_ashrrev_i32_e32 v58, 31, v58
D674  v_cndmask_b32_e32 v34, v56, v34, vcc
D678  v_sub_u32_e32 v56, 0x7f7fffff, v54
D680  v_sub_u32_e32 v62, 0x7f800000, v54
D688  v_and_or_b32 v58, v58, s38, v60
D690  v_max_u32_e32 v54, v54, v34
D694  v_lshrrev_b32_e32 v60, 31, v56
D698  v_cmp_gt_i32_e32 vcc, 0, v62
D69C  v_add_u32_e32 v60, -1, v60
D6A0  v_ashrrev_i32_e32 v56, 31, v56
D6A4  v_cndmask_b32_e32 v34, v54, v34, vcc
D6A8  v_sub_u32_e32 v54, 0x7f7fffff, v52
D6B0  v_bitop3_b32 v49, v60, v49, s29 bitop3:0xc8
D6B8  v_and_or_b32 v56, v56, s39, v58
D6C0  v_sub_u32_e32 v60, 0x7f800000, v52
D6C8  v_lshrrev_b32_e32 v58, 31, v54
D6CC  v_add3_u32 v24, v75, v24, v76
D6D4  v_add_u32_e32 v58, -1, v58
D6D8  v_max_u32_e32 v52, v52, v34
D6DC  v_cmp_gt_i32_e32 vcc, 0, v60
D6E0  v_add3_u32 v24, v74, v24, v73
D6E8  v_bitop3_b32 v45, v58, v45, s29 bitop3:0xc8
D6F0  v_ashrrev_i32_e32 v54, 31, v54
D6F4  v_cndmask_b32_e32 v34, v52, v34, vcc
D6F8  v_sub_u32_e32 v52, 0x7f7fffff, v50
D700  v_sub_u32_e32 v58, 0x7f800000, v50
D708  v_add3_u32 v24, v72, v24, v71
D710  v_and_or_b32 v54, v54, s41, v56
D718  v_max_u32_e32 v50, v50, v34
D71C  v_lshrrev_b32_e32 v56, 31, v52
D720  v_cmp_gt_i32_e32 vcc, 0, v58
D724  v_add3_u32 v24, v69, v24, v68
D72C  v_lshrrev_b32_e32 v68, 31, v64
D730  v_add_u32_e32 v56, -1, v56
D734  v_cndmask_b32_e32 v34, v50, v34, vcc
D738  v_sub_u32_e32 v50, 0x7f7fffff, v48
D740  v_add3_u32 v24, v66, v24, v68
D748  v_lshrrev_b32_e32 v64, 31, v62
D74C  v_lshrrev_b32_e32 v62, 31, v60
D750  v_bitop3_b32 v57, v56, v57, s29 bitop3:0xc8
D758  v_ashrrev_i32_e32 v52, 31, v52
D75C  v_sub_u32_e32 v56, 0x7f800000, v48
D764  v_add3_u32 v24, v64, v24, v62
D76C  v_lshrrev_b32_e32 v60, 31, v58
D770  v_and_or_b32 v52, v52, s42, v54
D778  v_lshrrev_b32_e32 v54, 31, v50
D77C  v_ashrrev_i32_e32 v50, 31, v50
D780  v_lshrrev_b32_e32 v58, 31, v56
D784  v_and_or_b32 v50, v50, s43, v52
D78C  v_add3_u32 v52, v60, v24, v58
D794  v_max_u32_e32 v24, v48, v34
D798  v_cmp_gt_i32_e32 vcc, 0, v56
D79C  v_add_u32_e32 v54, -1, v54
D7A0  v_bitop3_b32 v53, v54, v53, s29 bitop3:0xc8
D7A8  v_cndmask_b32_e32 v24, v24, v34, vcc
D7AC  v_sub_u32_e32 v34, 0x7f7fffff, v46
D7B4  v_sub_u32_e32 v54, 0x7f800000, v46
D7BC  v_lshrrev_b32_e32 v48, 31, v34
D7C0  v_ashrrev_i32_e32 v34, 31, v34
D7C4  v_max_u32_e32 v46, v46, v24
D7C8  v_cmp_gt_i32_e32 vcc, 0, v54
D7CC  v_add_u32_e32 v48, -1, v48
D7D0  v_and_or_b32 v34, v34, s44, v50
D7D8  v_cndmask_b32_e32 v46, v46, v24, vcc
D7DC  v_sub_u32_e32 v24, 0x7f7fffff, v44
D7E4  v_sub_u32_e32 v50, 0x7f800000, v44
D7EC  v_bitop3_b32 v65, v48, v65, s29 bitop3:0xc8
D7F4  v_max_u32_e32 v44, v44, v46
D7F8  v_lshrrev_b32_e32 v48, 31, v24
D7FC  v_cmp_gt_i32_e32 vcc, 0, v50
D800  v_lshrrev_b32_e32 v56, 31, v54
D804  v_lshrrev_b32_e32 v54, 31, v50
D808  v_add_u32_e32 v48, -1, v48
D80C  v_cndmask_b32_e32 v44, v44, v46, vcc
D810  v_sub_u32_e32 v46, 0x7f7fffff, v42
D818  v_sub_u32_e32 v50, 0x7f800000, v42
D820  v_bitop3_b32 v61, v48, v61, s29 bitop3:0xc8
D828  v_max_u32_e32 v42, v42, v44
D82C  v_lshrrev_b32_e32 v48, 31, v46
D830  v_cmp_gt_i32_e32 vcc, 0, v50
D834  v_ashrrev_i32_e32 v24, 31, v24
D838  v_add_u32_e32 v48, -1, v48
D83C  v_cndmask_b32_e32 v42, v42, v44, vcc
D840  v_sub_u32_e32 v44, 0x7f7fffff, v40
D848  v_and_or_b32 v24, v24, s45, v34
D850  v_add3_u32 v34, v56, v52, v54
D858  v_lshrrev_b32_e32 v52, 31, v50
D85C  v_bitop3_b32 v9, v48, v9, s29 bitop3:0xc8
D864  v_sub_u32_e32 v50, 0x7f800000, v40
D86C  v_lshrrev_b32_e32 v48, 31, v44
D870  v_ashrrev_i32_e32 v46, 31, v46
D874  v_add_u32_e32 v48, -1, v48
D878  v_max_u32_e32 v40, v40, v42
D87C  v_cmp_gt_i32_e32 vcc, 0, v50
D880  v_and_b32_e32 v46, 7, v46
D884  v_bitop3_b32 v5, v48, v5, s29 bitop3:0xc8
D88C  v_ashrrev_i32_e32 v44, 31, v44
D890  v_cndmask_b32_e32 v40, v40, v42, vcc
D894  v_sub_u32_e32 v42, 0x7f7fffff, v38
D89C  v_sub_u32_e32 v48, 0x7f800000, v38
D8A4  v_and_or_b32 v44, v44, s38, v46
D8AC  v_max_u32_e32 v38, v38, v40
D8B0  v_lshrrev_b32_e32 v46, 31, v42
D8B4  v_cmp_gt_i32_e32 vcc, 0, v48
D8B8  v_add_u32_e32 v46, -1, v46
D8BC  v_ashrrev_i32_e32 v42, 31, v42
D8C0  v_cndmask_b32_e32 v38, v38, v40, vcc
D8C4  v_sub_u32_e32 v40, 0x7f7fffff, v36
D8CC  v_bitop3_b32 v17, v46, v17, s29 bitop3:0xc8
D8D4  v_and_or_b32 v42, v42, s39, v44
D8DC  v_sub_u32_e32 v46, 0x7f800000, v36
D8E4  v_lshrrev_b32_e32 v44, 31, v40
D8E8  v_add_u32_e32 v44, -1, v44
D8EC  v_max_u32_e32 v36, v36, v38
D8F0  v_cmp_gt_i32_e32 vcc, 0, v46
D8F4  v_bitop3_b32 v13, v44, v13, s29 bitop3:0xc8
D8FC  v_ashrrev_i32_e32 v40, 31, v40
D900  v_cndmask_b32_e32 v36, v36, v38, vcc
D904  v_sub_u32_e32 v38, 0x7f7fffff, v32
D90C  v_sub_u32_e32 v44, 0x7f800000, v32
D914  v_and_or_b32 v40, v40, s41, v42
D91C  v_max_u32_e32 v32, v32, v36
D920  v_lshrrev_b32_e32 v42, 31, v38
D924  v_cmp_gt_i32_e32 vcc, 0, v44
D928  v_add_u32_e32 v42, -1, v42
D92C  v_ashrrev_i32_e32 v38, 31, v38
D930  v_cndmask_b32_e32 v32, v32, v36, vcc
D934  v_sub_u32_e32 v36, 0x7f7fffff, v30
D93C  v_lshrrev_b32_e32 v54, 31, v50
D940  v_bitop3_b32 v25, v42, v25, s29 bitop3:0xc8
D948  v_and_or_b32 v38, v38, s42, v40
D950  v_sub_u32_e32 v42, 0x7f800000, v30
D958  v_lshrrev_b32_e32 v40, 31, v36
D95C  v_add3_u32 v34, v52, v34, v54
D964  v_lshrrev_b32_e32 v50, 31, v48
D968  v_lshrrev_b32_e32 v48, 31, v46
D96C  v_add_u32_e32 v40, -1, v40
D970  v_max_u32_e32 v30, v30, v32
D974  v_cmp_gt_i32_e32 vcc, 0, v42
D978  v_add3_u32 v34, v50, v34, v48
D980  v_lshrrev_b32_e32 v46, 31, v44
D984  v_lshrrev_b32_e32 v44, 31, v42
D988  v_bitop3_b32 v21, v40, v21, s29 bitop3:0xc8
D990  v_ashrrev_i32_e32 v36, 31, v36
D994  v_cndmask_b32_e32 v30, v30, v32, vcc
D998  v_sub_u32_e32 v32, 0x7f7fffff, v28
D9A0  v_sub_u32_e32 v40, 0x7f800000, v28
D9A8  v_and_or_b32 v36, v36, s43, v38
D9B0  v_add3_u32 v38, v46, v34, v44
D9B8  v_max_u32_e32 v28, v28, v30
D9BC  v_lshrrev_b32_e32 v34, 31, v32
D9C0  v_cmp_gt_i32_e32 vcc, 0, v40
D9C4  v_add_u32_e32 v34, -1, v34
D9C8  v_ashrrev_i32_e32 v32, 31, v32
D9CC  v_cndmask_b32_e32 v28, v28, v30, vcc
D9D0  v_sub_u32_e32 v30, 0x7f7fffff, v26
D9D8  v_bitop3_b32 v37, v34, v37, s29 bitop3:0xc8
D9E0  v_and_or_b32 v32, v32, s44, v36
D9E8  v_sub_u32_e32 v36, 0x7f800000, v26
D9F0  v_lshrrev_b32_e32 v34, 31, v30
D9F4  v_lshrrev_b32_e32 v42, 31, v40
D9F8  v_add_u32_e32 v34, -1, v34
D9FC  v_lshrrev_b32_e32 v40, 31, v36
DA00  v_ashrrev_i32_e32 v30, 31, v30
DA04  v_bitop3_b32 v29, v34, v29, s29 bitop3:0xc8
DA0C  v_and_or_b32 v34, v30, s45, v32
DA14  v_add3_u32 v30, v42, v38, v40
DA1C  v_max_u32_e32 v26, v26, v28
DA20  v_cmp_gt_i32_e32 vcc, 0, v36
DA24  s_nop 1
DA28  v_cndmask_b32_e32 v26, v26, v28, vcc
DA2C  v_mov_b32_e32 v28, 0x7f800000
DA34  v_cmp_ne_u32_e32 vcc, 32, v30
DA38  s_nop 1
DA3C  v_cndmask_b32_e32 v78, v28, v26, vcc
DA40  s_or_b64 exec, exec, s[4:5]
DA44  v_cmp_ne_u32_e32 vcc, 0, v78
DA48  v_mov_b32_e32 v36, 0x7f
DA50  s_and_saveexec_b64 s[4:5], vcc
DA54  s_cbranch_execz 15
DA58  v_add_u32_e32 v26, s16, v78
DA5C  s_mov_b32 s16, 0x17fffff
DA64  v_lshrrev_b32_e32 v28, 23, v26
DA68  v_add_u32_e32 v28, -2, v28
DA6C  v_cmp_lt_u32_e32 vcc, s16, v26
DA70  s_mov_b32 s16, 0x7f800000
DA78  s_nop 0
DA7C  v_cndmask_b32_e32 v26, 0, v28, vcc
DA80  v_cmp_eq_u32_e32 vcc, s16, v78
DA84  v_mov_b32_e32 v28, 0xfe
DA8C  s_and_b64 vcc, s[6:7], vcc
DA90  v_cndmask_b32_e32 v36, v26, v28, vcc
DA94  s_or_b64 exec, exec, s[4:5]
DA98  v_cmp_eq_u32_e32 vcc, 0, v36
DA9C  s_cbranch_vccz 37
DAA0  s_nop 0
DAA4  v_cndmask_b32_e64 v26, 1.0, 2.0, vcc
DAAC  v_mul_f32_e32 v39, v26, v39
DAB0  v_mul_f32_e32 v31, v26, v31
DAB4  v_mul_f32_e32 v47, v26, v47
DAB8  v_mul_f32_e32 v43, v26, v43
DABC  v_mul_f32_e32 v55, v26, v55
DAC0  v_mul_f32_e32 v51, v26, v51
DAC4  v_mul_f32_e32 v63, v26, v63
DAC8  v_mul_f32_e32 v59, v26, v59
DACC  v_mul_f32_e32 v7, v26, v7
DAD0  v_mul_f32_e32 v3, v26, v3
DAD4  v_mul_f32_e32 v15, v26, v15
DAD8  v_mul_f32_e32 v11, v26, v11
DADC  v_mul_f32_e32 v23, v26, v23
DAE0  v_mul_f32_e32 v19, v26, v19
DAE4  v_mul_f32_e32 v35, v26, v35
DAE8  v_mul_f32_e32 v27, v26, v27
DAEC  v_mul_f32_e32 v41, v26, v41
DAF0  v_mul_f32_e32 v33, v26, v33
DAF4  v_mul_f32_e32 v49, v26, v49
DAF8  v_mul_f32_e32 v45, v26, v45
DAFC  v_mul_f32_e32 v57, v26, v57
DB00  v_mul_f32_e32 v53, v26, v53
DB04  v_mul_f32_e32 v65, v26, v65
DB08  v_mul_f32_e32 v61, v26, v61
DB0C  v_mul_f32_e32 v9, v26, v9
DB10  v_mul_f32_e32 v5, v26, v5
DB14  v_mul_f32_e32 v17, v26, v17
DB18  v_mul_f32_e32 v13, v26, v13
DB1C  v_mul_f32_e32 v25, v26, v25
DB20  v_mul_f32_e32 v21, v26, v21
DB24  v_mul_f32_e32 v37, v26, v37
DB28  v_mul_f32_e32 v29, v26, v29
DB2C  v_max_u32_e32 v26, 1, v36
DB30  s_branch 1
DB34  v_mov_b32_e32 v26, v36
DB38  v_or3_b32 v66, v4, v67, v2
DB40  v_add_lshl_u32 v4, s10, v70, 2
DB48  s_mov_b32 s4, 0xd2511f53
DB50  v_mad_u64_u32 v[70:71], s[6:7], v4, s4, 0
DB58  v_xor_b32_e32 v2, s9, v71
DB5C  s_mov_b32 s5, 0xcd9e8d57
DB64  v_mad_u64_u32 v[72:73], s[6:7], v2, s5, 0
DB6C  v_or3_b32 v67, v12, v109, v10
DB74  v_xor_b32_e32 v2, s17, v73
DB78  v_xor_b32_e32 v10, s20, v70
DB7C  v_mad_u64_u32 v[70:71], s[6:7], v2, s4, 0
DB84  v_mad_u64_u32 v[74:75], s[6:7], v10, s5, 0
DB8C  v_xor_b32_e32 v2, v72, v75
DB90  v_xor_b32_e32 v10, s24, v71
DB94  v_xor_b32_e32 v2, s11, v2
DB98  v_mad_u64_u32 v[76:77], s[6:7], v10, s5, 0
DBA0  v_mad_u64_u32 v[72:73], s[6:7], v2, s4, 0
DBA8  v_xor_b32_e32 v2, v74, v77
DBAC  v_xor_b32_e32 v2, s21, v2
DBB0  v_xor_b32_e32 v10, v70, v73
DBB4  v_xor_b32_e32 v10, s19, v10
DBB8  v_mad_u64_u32 v[70:71], s[6:7], v2, s4, 0
DBC0  v_mad_u64_u32 v[74:75], s[6:7], v10, s5, 0
DBC8  v_xor_b32_e32 v10, v72, v71
DBCC  v_xor_b32_e32 v2, v76, v75
DBD0  v_xor_b32_e32 v10, s22, v10
DBD4  v_xor_b32_e32 v2, s23, v2
DBD8  v_mad_u64_u32 v[76:77], s[6:7], v10, s5, 0
DBE0  v_mad_u64_u32 v[72:73], s[6:7], v2, s4, 0
DBE8  v_xor_b32_e32 v2, v74, v77
DBEC  v_xor_b32_e32 v2, s26, v2
DBF0  v_xor_b32_e32 v10, v70, v73
DBF4  v_xor_b32_e32 v10, s25, v10
DBF8  v_mad_u64_u32 v[70:71], s[6:7], v2, s4, 0
DC00  v_mad_u64_u32 v[74:75], s[6:7], v10, s5, 0
DC08  v_xor_b32_e32 v10, v72, v71
DC0C  v_xor_b32_e32 v2, v76, v75
DC10  v_xor_b32_e32 v10, s27, v10
DC14  v_xor_b32_e32 v2, s30, v2
DC18  v_mad_u64_u32 v[76:77], s[6:7], v10, s5, 0
DC20  v_mad_u64_u32 v[72:73], s[6:7], v2, s4, 0
DC28  v_xor_b32_e32 v2, v74, v77
DC2C  v_xor_b32_e32 v2, s34, v2
DC30  v_xor_b32_e32 v10, v70, v73
DC34  v_xor_b32_e32 v10, s31, v10
DC38  v_mad_u64_u32 v[70:71], s[6:7], v2, s4, 0
DC40  v_mad_u64_u32 v[74:75], s[6:7], v10, s5, 0
DC48  v_xor_b32_e32 v10, v72, v71
DC4C  v_xor_b32_e32 v2, v76, v75
DC50  v_xor_b32_e32 v10, s35, v10
DC54  v_xor_b32_e32 v2, s36, v2
DC58  v_mad_u64_u32 v[76:77], s[6:7], v10, s5, 0
DC60  v_mad_u64_u32 v[72:73], s[6:7], v2, s4, 0
DC68  v_xor_b32_e32 v2, v74, v77
DC6C  v_or3_b32 v68, v16, v110, v14
DC74  v_xor_b32_e32 v2, s37, v2
DC78  v_xor_b32_e32 v10, v70, v73
DC7C  v_mov_b32_e32 v12, 0
DC80  v_mov_b32_e32 v14, 0
DC84  v_lshlrev_b32_e32 v40, 23, v26
DC88  v_xor_b32_e32 v10, s28, v10
DC8C  v_mov_b32_e32 v30, v39
DC90  v_mov_b32_e32 v42, v47
DC94  v_mov_b32_e32 v50, v55
DC98  v_mov_b32_e32 v58, v63
DC9C  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[30:31], v2, v40
DCA4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[50:51], v10, v40 op_sel:[0,0,0,1]
DCAC  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[42:43], v76, v40 op_sel:[0,0,1,0]
DCB4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[58:59], v72, v40 op_sel:[0,0,1,1]
DCBC  s_nop 0
DCC0  v_or_b32_e32 v2, 1, v4
DCC4  v_mad_u64_u32 v[30:31], s[6:7], v2, s4, 0
DCCC  v_xor_b32_e32 v2, s9, v31
DCD0  v_mad_u64_u32 v[38:39], s[6:7], v2, s5, 0
DCD8  v_or3_b32 v14, v14, v8, v12
DCE0  v_xor_b32_e32 v2, s17, v39
DCE4  v_xor_b32_e32 v8, s20, v30
DCE8  v_mad_u64_u32 v[30:31], s[6:7], v2, s4, 0
DCF0  v_mad_u64_u32 v[42:43], s[6:7], v8, s5, 0
DCF8  v_xor_b32_e32 v2, v38, v43
DCFC  v_xor_b32_e32 v8, s24, v31
DD00  v_xor_b32_e32 v2, s11, v2
DD04  v_mad_u64_u32 v[46:47], s[6:7], v8, s5, 0
DD0C  v_mad_u64_u32 v[38:39], s[6:7], v2, s4, 0
DD14  v_xor_b32_e32 v2, v42, v47
DD18  v_xor_b32_e32 v2, s21, v2
DD1C  v_xor_b32_e32 v8, v30, v39
DD20  v_xor_b32_e32 v8, s19, v8
DD24  v_mad_u64_u32 v[30:31], s[6:7], v2, s4, 0
DD2C  v_mad_u64_u32 v[42:43], s[6:7], v8, s5, 0
DD34  v_xor_b32_e32 v8, v38, v31
DD38  v_xor_b32_e32 v2, v46, v43
DD3C  v_xor_b32_e32 v8, s22, v8
DD40  v_xor_b32_e32 v2, s23, v2
DD44  v_mad_u64_u32 v[46:47], s[6:7], v8, s5, 0
DD4C  v_mad_u64_u32 v[38:39], s[6:7], v2, s4, 0
DD54  v_xor_b32_e32 v2, v42, v47
DD58  v_xor_b32_e32 v2, s26, v2
DD5C  v_xor_b32_e32 v8, v30, v39
DD60  v_xor_b32_e32 v8, s25, v8
DD64  v_mad_u64_u32 v[30:31], s[6:7], v2, s4, 0
DD6C  v_mad_u64_u32 v[42:43], s[6:7], v8, s5, 0
DD74  v_xor_b32_e32 v8, v38, v31
DD78  v_xor_b32_e32 v2, v46, v43
DD7C  v_xor_b32_e32 v8, s27, v8
DD80  v_xor_b32_e32 v2, s30, v2
DD84  v_mad_u64_u32 v[46:47], s[6:7], v8, s5, 0
DD8C  v_mad_u64_u32 v[38:39], s[6:7], v2, s4, 0
DD94  v_xor_b32_e32 v2, v42, v47
DD98  v_xor_b32_e32 v2, s34, v2
DD9C  v_xor_b32_e32 v8, v30, v39
DDA0  v_xor_b32_e32 v8, s31, v8
DDA4  v_mad_u64_u32 v[30:31], s[6:7], v2, s4, 0
DDAC  v_mad_u64_u32 v[42:43], s[6:7], v8, s5, 0
DDB4  v_xor_b32_e32 v8, v38, v31
DDB8  v_xor_b32_e32 v2, v46, v43
DDBC  v_xor_b32_e32 v8, s35, v8
DDC0  v_xor_b32_e32 v2, s36, v2
DDC4  v_mad_u64_u32 v[46:47], s[6:7], v8, s5, 0
DDCC  v_mad_u64_u32 v[38:39], s[6:7], v2, s4, 0
DDD4  v_xor_b32_e32 v2, v42, v47
DDD8  v_xor_b32_e32 v8, s37, v2
DDDC  v_xor_b32_e32 v2, v30, v39
DDE0  v_xor_b32_e32 v12, s28, v2
DDE4  v_mov_b32_e32 v2, v7
DDE8  v_mov_b32_e32 v10, v15
DDEC  v_mov_b32_e32 v7, 0
DDF0  v_mov_b32_e32 v15, 0
DDF4  v_or3_b32 v69, v20, v111, v18
DDFC  v_mov_b32_e32 v18, v23
DE00  v_mov_b32_e32 v26, v35
DE04  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[2:3], v8, v40
DE0C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[18:19], v12, v40 op_sel:[0,0,0,1]
DE14  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[10:11], v46, v40 op_sel:[0,0,1,0]
DE1C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[26:27], v38, v40 op_sel:[0,0,1,1]
DE24  s_nop 0
DE28  v_or_b32_e32 v2, 2, v4
DE2C  v_mad_u64_u32 v[2:3], s[6:7], v2, s4, 0
DE34  v_or3_b32 v15, v15, v22, v7
DE3C  v_xor_b32_e32 v3, s9, v3
DE40  v_xor_b32_e32 v7, s20, v2
DE44  v_mad_u64_u32 v[10:11], s[6:7], v3, s5, 0
DE4C  v_mad_u64_u32 v[18:19], s[6:7], v7, s5, 0
DE54  v_xor_b32_e32 v3, s17, v11
DE58  v_xor_b32_e32 v7, v10, v19
DE5C  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DE64  v_xor_b32_e32 v7, s11, v7
DE68  v_xor_b32_e32 v3, s24, v3
DE6C  v_mad_u64_u32 v[10:11], s[6:7], v7, s4, 0
DE74  v_mad_u64_u32 v[22:23], s[6:7], v3, s5, 0
DE7C  v_xor_b32_e32 v2, v2, v11
DE80  v_xor_b32_e32 v3, v18, v23
DE84  v_xor_b32_e32 v7, s19, v2
DE88  v_xor_b32_e32 v3, s21, v3
DE8C  v_mad_u64_u32 v[18:19], s[6:7], v7, s5, 0
DE94  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DE9C  v_xor_b32_e32 v7, v22, v19
DEA0  v_xor_b32_e32 v7, s23, v7
DEA4  v_xor_b32_e32 v3, v10, v3
DEA8  v_xor_b32_e32 v3, s22, v3
DEAC  v_mad_u64_u32 v[10:11], s[6:7], v7, s4, 0
DEB4  v_mad_u64_u32 v[22:23], s[6:7], v3, s5, 0
DEBC  v_xor_b32_e32 v2, v2, v11
DEC0  v_xor_b32_e32 v3, v18, v23
DEC4  v_xor_b32_e32 v7, s25, v2
DEC8  v_xor_b32_e32 v3, s26, v3
DECC  v_mad_u64_u32 v[18:19], s[6:7], v7, s5, 0
DED4  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DEDC  v_xor_b32_e32 v7, v22, v19
DEE0  v_xor_b32_e32 v7, s30, v7
DEE4  v_xor_b32_e32 v3, v10, v3
DEE8  v_xor_b32_e32 v3, s27, v3
DEEC  v_mad_u64_u32 v[10:11], s[6:7], v7, s4, 0
DEF4  v_mad_u64_u32 v[22:23], s[6:7], v3, s5, 0
DEFC  v_xor_b32_e32 v2, v2, v11
DF00  v_xor_b32_e32 v3, v18, v23
DF04  v_xor_b32_e32 v7, s31, v2
DF08  v_xor_b32_e32 v3, s34, v3
DF0C  v_mad_u64_u32 v[18:19], s[6:7], v7, s5, 0
DF14  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DF1C  v_xor_b32_e32 v7, v22, v19
DF20  v_xor_b32_e32 v7, s36, v7
DF24  v_xor_b32_e32 v3, v10, v3
DF28  v_xor_b32_e32 v3, s35, v3
DF2C  v_mad_u64_u32 v[10:11], s[6:7], v7, s4, 0
DF34  v_mad_u64_u32 v[22:23], s[6:7], v3, s5, 0
DF3C  v_xor_b32_e32 v2, v2, v11
DF40  v_xor_b32_e32 v3, v18, v23
DF44  v_xor_b32_e32 v2, s28, v2
DF48  v_mov_b32_e32 v7, 0
DF4C  v_mov_b32_e32 v8, 0
DF50  v_xor_b32_e32 v3, s37, v3
DF54  v_mov_b32_e32 v32, v41
DF58  v_mov_b32_e32 v44, v49
DF5C  v_mov_b32_e32 v52, v57
DF60  v_mov_b32_e32 v60, v65
DF64  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[32:33], v3, v40
DF6C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[52:53], v2, v40 op_sel:[0,0,0,1]
DF74  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[44:45], v22, v40 op_sel:[0,0,1,0]
DF7C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[60:61], v10, v40 op_sel:[0,0,1,1]
DF84  s_nop 0
DF88  v_or_b32_e32 v2, 3, v4
DF8C  v_mad_u64_u32 v[2:3], s[6:7], v2, s4, 0
DF94  v_xor_b32_e32 v3, s9, v3
DF98  v_mad_u64_u32 v[10:11], s[6:7], v3, s5, 0
DFA0  v_xor_b32_e32 v4, s20, v2
DFA4  v_xor_b32_e32 v3, s17, v11
DFA8  v_mad_u64_u32 v[18:19], s[6:7], v4, s5, 0
DFB0  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DFB8  v_xor_b32_e32 v4, v10, v19
DFBC  v_xor_b32_e32 v4, s11, v4
DFC0  v_xor_b32_e32 v3, s24, v3
DFC4  v_mad_u64_u32 v[10:11], s[6:7], v4, s4, 0
DFCC  v_mad_u64_u32 v[22:23], s[6:7], v3, s5, 0
DFD4  v_xor_b32_e32 v3, v18, v23
DFD8  v_xor_b32_e32 v2, v2, v11
DFDC  v_xor_b32_e32 v3, s21, v3
DFE0  v_xor_b32_e32 v4, s19, v2
DFE4  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DFEC  v_mad_u64_u32 v[18:19], s[6:7], v4, s5, 0
DFF4  v_xor_b32_e32 v4, v22, v19
DFF8  v_xor_b32_e32 v3, v10, v3
DFFC  v_xor_b32_e32 v4, s23, v4
E000  v_xor_b32_e32 v3, s22, v3
E004  v_mad_u64_u32 v[10:11], s[6:7], v4, s4, 0
E00C  v_mad_u64_u32 v[22:23], s[6:7], v3, s5, 0
E014  v_xor_b32_e32 v3, v18, v23
E018  v_xor_b32_e32 v2, v2, v11
E01C  v_xor_b32_e32 v3, s26, v3
E020  v_xor_b32_e32 v4, s25, v2
E024  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
E02C  v_mad_u64_u32 v[18:19], s[6:7], v4, s5, 0
E034  v_xor_b32_e32 v4, v22, v19
E038  v_xor_b32_e32 v3, v10, v3
E03C  v_xor_b32_e32 v4, s30, v4
E040  v_xor_b32_e32 v3, s27, v3
E044  v_mad_u64_u32 v[10:11], s[6:7], v4, s4, 0
E04C  v_mad_u64_u32 v[22:23], s[6:7], v3, s5, 0
E054  v_xor_b32_e32 v3, v18, v23
E058  v_xor_b32_e32 v2, v2, v11
E05C  v_xor_b32_e32 v3, s34, v3
E060  v_xor_b32_e32 v4, s31, v2
E064  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
E06C  v_mad_u64_u32 v[18:19], s[6:7], v4, s5, 0
E074  v_xor_b32_e32 v4, v22, v19
E078  v_xor_b32_e32 v3, v10, v3
E07C  v_xor_b32_e32 v4, s36, v4
E080  v_xor_b32_e32 v3, s35, v3
E084  v_mad_u64_u32 v[10:11], s[6:7], v4, s4, 0
E08C  v_mad_u64_u32 v[22:23], s[4:5], v3, s5, 0
E094  v_xor_b32_e32 v3, v18, v23
E098  v_xor_b32_e32 v2, v2, v11
E09C  v_mov_b32_e32 v48, 0
E0A0  v_or3_b32 v16, v8, v24, v7
E0A8  v_xor_b32_e32 v3, s37, v3
E0AC  v_xor_b32_e32 v2, s28, v2
E0B0  v_mov_b32_e32 v7, 0
E0B4  v_mov_b32_e32 v4, v9
E0B8  v_mov_b32_e32 v12, v17
E0BC  v_mov_b32_e32 v20, v25
E0C0  v_mov_b32_e32 v28, v37
E0C4  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[4:5], v3, v40
E0CC  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[20:21], v2, v40 op_sel:[0,0,0,1]
E0D4  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[12:13], v22, v40 op_sel:[0,0,1,0]
E0DC  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[28:29], v10, v40 op_sel:[0,0,1,1]
E0E4  s_nop 0
E0E8  v_lshlrev_b32_e32 v2, 1, v108
E0EC  v_bitop3_b32 v3, v1, v106, 3 bitop3:0x6c
E0F4  v_add_u32_e32 v4, v2, v3
E0F8  v_mov_b32_e32 v5, 0x10000
E100  v_lshl_or_b32 v4, v4, 4, v5
E108  ds_write_b128 v4, v[66:69]
E110  v_add_u32_e32 v4, v2, v106
E114  v_xor_b32_e32 v2, 0x108, v2
E11C  v_add_u32_e32 v3, v2, v3
E120  v_add_u32_e32 v2, v2, v106
E124  v_or3_b32 v17, v7, v34, v48
E12C  v_or_b32_e32 v4, 0x12000, v4
E134  v_lshl_or_b32 v3, v3, 4, v5
E13C  v_or_b32_e32 v2, 0x12000, v2
E144  ds_write_b8 v4, v6
E14C  ds_write_b128 v3, v[14:17]
E154  ds_write_b8 v2, v36
E15C  s_or_b64 exec, exec, s[2:3]
E160  s_add_i32 s2, s10, 7
E164  s_lshr_b32 s3, s8, 1
E168  s_and_b32 s11, s2, 0xffffff8
E170  s_and_b32 s2, s40, 0xffffff00
E178  s_and_b32 s3, s3, 2
E17C  s_or_b32 s2, s2, s3
E180  v_or_b32_e32 v2, s2, v104
E184  s_add_i32 s2, s18, 0xff
E18C  s_and_b32 s16, s2, 0xffffff00
E194  v_or_b32_e32 v4, s8, v102
E198  v_add_u32_e32 v1, s33, v1
E19C  s_and_b64 s[8:9], s[0:1], exec
E1A0  v_cmp_le_u32_e64 s[6:7], s10, v4
E1A8  v_mov_b32_e32 v3, 0
E1AC  v_and_b32_e32 v6, 4, v0
E1B0  v_cmp_le_u32_e64 s[8:9], s18, v1
E1B8  v_cmp_gt_u32_e64 s[4:5], s10, v4
E1C0  v_or3_b32 v2, v2, v103, v105
E1C8  v_mov_b32_e32 v5, v3
E1CC  v_cmp_le_u32_e64 s[2:3], s11, v4
E1D4  v_cmp_eq_u32_e32 vcc, 0, v6
E1D8  s_cselect_b32 s11, s10, s11
E1DC  s_or_b64 s[8:9], s[6:7], s[8:9]
E1E0  s_mov_b64 s[6:7], 0
E1E4  s_waitcnt lgkmcnt(0)
E1E8  s_barrier
E1EC  s_and_saveexec_b64 s[20:21], s[8:9]
E1F0  s_xor_b64 s[8:9], exec, s[20:21]
E1F4  v_cmp_le_u32_e64 s[6:7], s16, v1
E1FC  s_or_b64 s[6:7], s[0:1], s[6:7]
E200  s_nor_b64 s[6:7], s[6:7], s[2:3]
E204  s_and_b64 s[6:7], s[6:7], exec
E208  s_or_saveexec_b64 s[8:9], s[8:9]
E20C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
E214  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
E21C  v_mov_b32_e32 v6, 0x7f
E224  s_xor_b64 exec, exec, s[8:9]
E228  s_cbranch_execz 27
E22C  v_bitop3_b32 v6, v107, 64, 2 bitop3:0xde
E234  v_cndmask_b32_e32 v6, v6, v107, vcc
E238  v_lshlrev_b32_e32 v7, 2, v6
E23C  v_lshrrev_b32_e32 v6, 2, v6
E240  v_xor_b32_e32 v6, v6, v0
E244  v_and_or_b32 v6, v6, 3, v7
E24C  v_mov_b32_e32 v8, 0x10000
E254  v_lshl_add_u32 v6, v6, 4, v8
E25C  v_or_b32_e32 v7, v7, v102
E260  v_add_u32_e32 v7, 0x12000, v7
E268  ds_read_b128 v[8:11], v6
E270  ds_read_u8 v6, v7
E278  v_mad_u64_u32 v[12:13], s[12:13], v1, s10, 0
E280  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
E288  s_or_b64 s[6:7], s[6:7], exec
E28C  s_waitcnt lgkmcnt(1)
E290  global_store_dwordx4 v[12:13], v[8:11], off
E298  s_or_b64 exec, exec, s[8:9]
E29C  s_and_saveexec_b64 s[8:9], s[6:7]
E2A0  s_cbranch_execz 12
E2A4  v_and_b32_e32 v7, 0xffffffe0, v1
E2AC  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
E2B4  v_mov_b64_e32 v[8:9], s[14:15]
E2B8  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
E2C0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
E2C8  s_waitcnt lgkmcnt(0)
E2CC  global_store_byte v[8:9], v6, off
E2D4  s_or_b64 exec, exec, s[8:9]
E2D8  s_waitcnt lgkmcnt(0)
E2DC  v_or_b32_e32 v6, 0x100, v0
E2E4  v_lshrrev_b32_e32 v1, 2, v6
E2E8  v_add_u32_e32 v1, s33, v1
E2EC  v_cmp_le_u32_e64 s[6:7], s18, v1
E2F4  s_xor_b64 s[4:5], s[4:5], -1
E2F8  s_or_b64 s[6:7], s[4:5], s[6:7]
E2FC  s_mov_b64 s[4:5], 0
E300  s_and_saveexec_b64 s[8:9], s[6:7]
E304  s_xor_b64 s[6:7], exec, s[8:9]
E308  s_cbranch_execnz 9
E30C  s_or_saveexec_b64 s[2:3], s[6:7]
E310  v_mov_b32_e32 v7, 0x7f
E318  s_xor_b64 exec, exec, s[2:3]
E31C  s_cbranch_execnz 14
E320  s_or_b64 exec, exec, s[2:3]
E324  s_and_saveexec_b64 s[2:3], s[4:5]
E328  s_cbranch_execnz 42
E32C  s_endpgm
E330  v_cmp_le_u32_e64 s[4:5], s16, v1
E338  s_or_b64 s[4:5], s[0:1], s[4:5]
E33C  s_nor_b64 s[2:3], s[4:5], s[2:3]
E340  s_and_b64 s[4:5], s[2:3], exec
E344  s_or_saveexec_b64 s[2:3], s[6:7]
E348  v_mov_b32_e32 v7, 0x7f
E350  s_xor_b64 exec, exec, s[2:3]
E354  s_cbranch_execz 65522
E358  v_lshrrev_b32_e32 v6, 3, v6
E35C  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
E364  v_cndmask_b32_e32 v6, v7, v6, vcc
E368  v_lshlrev_b32_e32 v7, 2, v6
E36C  v_lshrrev_b32_e32 v6, 2, v6
E370  v_xor_b32_e32 v0, v6, v0
E374  v_and_or_b32 v0, v0, 3, v7
E37C  v_mov_b32_e32 v6, 0x10000
E384  v_lshl_add_u32 v0, v0, 4, v6
E38C  v_or_b32_e32 v6, v7, v102
E390  v_add_u32_e32 v6, 0x12000, v6
E398  ds_read_b128 v[8:11], v0
E3A0  ds_read_u8 v7, v6
E3A8  v_mad_u64_u32 v[12:13], s[6:7], v1, s10, 0
E3B0  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
E3B8  s_or_b64 s[4:5], s[4:5], exec
E3BC  s_waitcnt lgkmcnt(1)
E3C0  global_store_dwordx4 v[4:5], v[8:11], off
E3C8  s_or_b64 exec, exec, s[2:3]
E3CC  s_and_saveexec_b64 s[2:3], s[4:5]
E3D0  s_cbranch_execz 65494
E3D4  v_and_b32_e32 v0, 0xffffffe0, v1
E3DC  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
E3E4  v_mov_b64_e32 v[0:1], s[14:15]
E3E8  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
E3F0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
E3F8  s_waitcnt lgkmcnt(0)
E3FC  global_store_byte v[0:1], v7, off
E404  s_endpgm
E408  s_nop 0

e500 <QuantiseBothF32H16Sr>:
E500  v_readfirstlane_b32 s28, v0
E504  s_andn2_b32 s28, s28, 63
E508  v_and_b32_e32 v4, 32, v0
E50C  v_or_b32_e32 v2, s28, v4
E510  v_lshrrev_b32_e32 v1, 2, v0
E514  v_lshrrev_b32_e32 v3, 5, v2
E518  v_bfe_u32 v2, v2, 5, 4
E520  s_load_dwordx2 s[6:7], s[0:1], 0x0
E528  s_load_dwordx4 s[16:19], s[0:1], 0x28
E530  v_bitop3_b32 v2, v1, v2, 4 bitop3:0x6c
E538  v_xor_b32_e32 v2, v2, v0
E53C  v_lshlrev_b32_e32 v2, 2, v2
E540  s_lshl_b32 s44, s3, 7
E544  s_lshl_b32 s33, s2, 7
E548  v_and_b32_e32 v2, 0x7c, v2
E550  v_add_u32_e32 v6, s44, v3
E554  v_or_b32_e32 v2, s33, v2
E558  s_waitcnt lgkmcnt(0)
E55C  v_cmp_gt_u32_e32 vcc, s17, v6
E560  v_cmp_gt_u32_e64 s[4:5], s18, v2
E568  v_and_b32_e32 v5, 4, v1
E56C  s_and_b64 s[8:9], vcc, s[4:5]
E570  s_and_saveexec_b64 s[4:5], s[8:9]
E574  s_cbranch_execz 12
E578  v_mov_b32_e32 v3, 0
E57C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E584  v_lshlrev_b64 v[2:3], 2, v[2:3]
E58C  v_and_b32_e32 v2, -16, v2
E590  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E598  s_lshl_b32 m0, s28, 4
E59C  s_nop 0
E5A0  global_load_lds_dwordx4 v[2:3], off
E5A8  s_or_b64 exec, exec, s[4:5]
E5AC  s_add_i32 s4, s28, 0x100
E5B4  v_or_b32_e32 v2, s4, v4
E5B8  v_lshrrev_b32_e32 v2, 5, v2
E5BC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E5C4  v_xor_b32_e32 v3, v3, v0
E5C8  v_add_u32_e32 v6, s44, v2
E5CC  v_lshlrev_b32_e32 v2, 2, v3
E5D0  v_and_b32_e32 v2, 0x7c, v2
E5D8  v_or_b32_e32 v2, s33, v2
E5DC  v_cmp_gt_u32_e32 vcc, s17, v6
E5E0  v_cmp_gt_u32_e64 s[4:5], s18, v2
E5E8  s_and_b64 s[8:9], vcc, s[4:5]
E5EC  s_and_saveexec_b64 s[4:5], s[8:9]
E5F0  s_cbranch_execz 14
E5F4  v_mov_b32_e32 v3, 0
E5F8  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E600  v_lshlrev_b64 v[2:3], 2, v[2:3]
E608  v_and_b32_e32 v2, -16, v2
E60C  s_lshl_b32 s8, s28, 4
E610  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E618  s_add_i32 m0, s8, 0x1000
E620  s_nop 0
E624  global_load_lds_dwordx4 v[2:3], off
E62C  s_or_b64 exec, exec, s[4:5]
E630  s_add_i32 s4, s28, 0x200
E638  v_or_b32_e32 v2, s4, v4
E63C  v_lshrrev_b32_e32 v2, 5, v2
E640  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E648  v_xor_b32_e32 v3, v3, v0
E64C  v_add_u32_e32 v6, s44, v2
E650  v_lshlrev_b32_e32 v2, 2, v3
E654  v_and_b32_e32 v2, 0x7c, v2
E65C  v_or_b32_e32 v2, s33, v2
E660  v_cmp_gt_u32_e32 vcc, s17, v6
E664  v_cmp_gt_u32_e64 s[4:5], s18, v2
E66C  s_and_b64 s[8:9], vcc, s[4:5]
E670  s_and_saveexec_b64 s[4:5], s[8:9]
E674  s_cbranch_execz 14
E678  v_mov_b32_e32 v3, 0
E67C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E684  v_lshlrev_b64 v[2:3], 2, v[2:3]
E68C  v_and_b32_e32 v2, -16, v2
E690  s_lshl_b32 s8, s28, 4
E694  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E69C  s_add_i32 m0, s8, 0x2000
E6A4  s_nop 0
E6A8  global_load_lds_dwordx4 v[2:3], off
E6B0  s_or_b64 exec, exec, s[4:5]
E6B4  s_add_i32 s4, s28, 0x300
E6BC  v_or_b32_e32 v2, s4, v4
E6C0  v_lshrrev_b32_e32 v2, 5, v2
E6C4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E6CC  v_xor_b32_e32 v3, v3, v0
E6D0  v_add_u32_e32 v6, s44, v2
E6D4  v_lshlrev_b32_e32 v2, 2, v3
E6D8  v_and_b32_e32 v2, 0x7c, v2
E6E0  v_or_b32_e32 v2, s33, v2
E6E4  v_cmp_gt_u32_e32 vcc, s17, v6
E6E8  v_cmp_gt_u32_e64 s[4:5], s18, v2
E6F0  s_and_b64 s[8:9], vcc, s[4:5]
E6F4  s_and_saveexec_b64 s[4:5], s[8:9]
E6F8  s_cbranch_execz 14
E6FC  v_mov_b32_e32 v3, 0
E700  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E708  v_lshlrev_b64 v[2:3], 2, v[2:3]
E710  v_and_b32_e32 v2, -16, v2
E714  s_lshl_b32 s8, s28, 4
E718  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E720  s_add_i32 m0, s8, 0x3000
E728  s_nop 0
E72C  global_load_lds_dwordx4 v[2:3], off
E734  s_or_b64 exec, exec, s[4:5]
E738  s_add_i32 s4, s28, 0x400
E740  v_or_b32_e32 v2, s4, v4
E744  v_lshrrev_b32_e32 v2, 5, v2
E748  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E750  v_xor_b32_e32 v3, v3, v0
E754  v_add_u32_e32 v6, s44, v2
E758  v_lshlrev_b32_e32 v2, 2, v3
E75C  v_and_b32_e32 v2, 0x7c, v2
E764  v_or_b32_e32 v2, s33, v2
E768  v_cmp_gt_u32_e32 vcc, s17, v6
E76C  v_cmp_gt_u32_e64 s[4:5], s18, v2
E774  s_and_b64 s[8:9], vcc, s[4:5]
E778  s_and_saveexec_b64 s[4:5], s[8:9]
E77C  s_cbranch_execz 14
E780  v_mov_b32_e32 v3, 0
E784  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E78C  v_lshlrev_b64 v[2:3], 2, v[2:3]
E794  v_and_b32_e32 v2, -16, v2
E798  s_lshl_b32 s8, s28, 4
E79C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E7A4  s_add_i32 m0, s8, 0x4000
E7AC  s_nop 0
E7B0  global_load_lds_dwordx4 v[2:3], off
E7B8  s_or_b64 exec, exec, s[4:5]
E7BC  s_add_i32 s4, s28, 0x500
E7C4  v_or_b32_e32 v2, s4, v4
E7C8  v_lshrrev_b32_e32 v2, 5, v2
E7CC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E7D4  v_xor_b32_e32 v3, v3, v0
E7D8  v_add_u32_e32 v6, s44, v2
E7DC  v_lshlrev_b32_e32 v2, 2, v3
E7E0  v_and_b32_e32 v2, 0x7c, v2
E7E8  v_or_b32_e32 v2, s33, v2
E7EC  v_cmp_gt_u32_e32 vcc, s17, v6
E7F0  v_cmp_gt_u32_e64 s[4:5], s18, v2
E7F8  s_and_b64 s[8:9], vcc, s[4:5]
E7FC  s_and_saveexec_b64 s[4:5], s[8:9]
E800  s_cbranch_execz 14
E804  v_mov_b32_e32 v3, 0
E808  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E810  v_lshlrev_b64 v[2:3], 2, v[2:3]
E818  v_and_b32_e32 v2, -16, v2
E81C  s_lshl_b32 s8, s28, 4
E820  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E828  s_add_i32 m0, s8, 0x5000
E830  s_nop 0
E834  global_load_lds_dwordx4 v[2:3], off
E83C  s_or_b64 exec, exec, s[4:5]
E840  s_add_i32 s4, s28, 0x600
E848  v_or_b32_e32 v2, s4, v4
E84C  v_lshrrev_b32_e32 v2, 5, v2
E850  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E858  v_xor_b32_e32 v3, v3, v0
E85C  v_add_u32_e32 v6, s44, v2
E860  v_lshlrev_b32_e32 v2, 2, v3
E864  v_and_b32_e32 v2, 0x7c, v2
E86C  v_or_b32_e32 v2, s33, v2
E870  v_cmp_gt_u32_e32 vcc, s17, v6
E874  v_cmp_gt_u32_e64 s[4:5], s18, v2
E87C  s_and_b64 s[8:9], vcc, s[4:5]
E880  s_and_saveexec_b64 s[4:5], s[8:9]
E884  s_cbranch_execz 14
E888  v_mov_b32_e32 v3, 0
E88C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E894  v_lshlrev_b64 v[2:3], 2, v[2:3]
E89C  v_and_b32_e32 v2, -16, v2
E8A0  s_lshl_b32 s8, s28, 4
E8A4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E8AC  s_add_i32 m0, s8, 0x6000
E8B4  s_nop 0
E8B8  global_load_lds_dwordx4 v[2:3], off
E8C0  s_or_b64 exec, exec, s[4:5]
E8C4  s_add_i32 s4, s28, 0x700
E8CC  v_or_b32_e32 v2, s4, v4
E8D0  v_lshrrev_b32_e32 v2, 5, v2
E8D4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E8DC  v_xor_b32_e32 v3, v3, v0
E8E0  v_add_u32_e32 v6, s44, v2
E8E4  v_lshlrev_b32_e32 v2, 2, v3
E8E8  v_and_b32_e32 v2, 0x7c, v2
E8F0  v_or_b32_e32 v2, s33, v2
E8F4  v_cmp_gt_u32_e32 vcc, s17, v6
E8F8  v_cmp_gt_u32_e64 s[4:5], s18, v2
E900  s_and_b64 s[8:9], vcc, s[4:5]
E904  s_and_saveexec_b64 s[4:5], s[8:9]
E908  s_cbranch_execz 14
E90C  v_mov_b32_e32 v3, 0
E910  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E918  v_lshlrev_b64 v[2:3], 2, v[2:3]
E920  v_and_b32_e32 v2, -16, v2
E924  s_lshl_b32 s8, s28, 4
E928  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E930  s_add_i32 m0, s8, 0x7000
E938  s_nop 0
E93C  global_load_lds_dwordx4 v[2:3], off
E944  s_or_b64 exec, exec, s[4:5]
E948  s_add_i32 s4, s28, 0x800
E950  v_or_b32_e32 v2, s4, v4
E954  v_lshrrev_b32_e32 v2, 5, v2
E958  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E960  v_xor_b32_e32 v3, v3, v0
E964  v_add_u32_e32 v6, s44, v2
E968  v_lshlrev_b32_e32 v2, 2, v3
E96C  v_and_b32_e32 v2, 0x7c, v2
E974  v_or_b32_e32 v2, s33, v2
E978  v_cmp_gt_u32_e32 vcc, s17, v6
E97C  v_cmp_gt_u32_e64 s[4:5], s18, v2
E984  s_and_b64 s[8:9], vcc, s[4:5]
E988  s_and_saveexec_b64 s[4:5], s[8:9]
E98C  s_cbranch_execz 14
E990  v_mov_b32_e32 v3, 0
E994  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E99C  v_lshlrev_b64 v[2:3], 2, v[2:3]
E9A4  v_and_b32_e32 v2, -16, v2
E9A8  s_lshl_b32 s8, s28, 4
E9AC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E9B4  s_add_i32 m0, s8, 0x8000
E9BC  s_nop 0
E9C0  global_load_lds_dwordx4 v[2:3], off
E9C8  s_or_b64 exec, exec, s[4:5]
E9CC  s_add_i32 s4, s28, 0x900
E9D4  v_or_b32_e32 v2, s4, v4
E9D8  v_lshrrev_b32_e32 v2, 5, v2
E9DC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E9E4  v_xor_b32_e32 v3, v3, v0
E9E8  v_add_u32_e32 v6, s44, v2
E9EC  v_lshlrev_b32_e32 v2, 2, v3
E9F0  v_and_b32_e32 v2, 0x7c, v2
E9F8  v_or_b32_e32 v2, s33, v2
E9FC  v_cmp_gt_u32_e32 vcc, s17, v6
EA00  v_cmp_gt_u32_e64 s[4:5], s18, v2
EA08  s_and_b64 s[8:9], vcc, s[4:5]
EA0C  s_and_saveexec_b64 s[4:5], s[8:9]
EA10  s_cbranch_execz 14
EA14  v_mov_b32_e32 v3, 0
EA18  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EA20  v_lshlrev_b64 v[2:3], 2, v[2:3]
EA28  v_and_b32_e32 v2, -16, v2
EA2C  s_lshl_b32 s8, s28, 4
EA30  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EA38  s_add_i32 m0, s8, 0x9000
EA40  s_nop 0
EA44  global_load_lds_dwordx4 v[2:3], off
EA4C  s_or_b64 exec, exec, s[4:5]
EA50  s_add_i32 s4, s28, 0xa00
EA58  v_or_b32_e32 v2, s4, v4
EA5C  v_lshrrev_b32_e32 v2, 5, v2
EA60  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EA68  v_xor_b32_e32 v3, v3, v0
EA6C  v_add_u32_e32 v6, s44, v2
EA70  v_lshlrev_b32_e32 v2, 2, v3
EA74  v_and_b32_e32 v2, 0x7c, v2
EA7C  v_or_b32_e32 v2, s33, v2
EA80  v_cmp_gt_u32_e32 vcc, s17, v6
EA84  v_cmp_gt_u32_e64 s[4:5], s18, v2
EA8C  s_and_b64 s[8:9], vcc, s[4:5]
EA90  s_and_saveexec_b64 s[4:5], s[8:9]
EA94  s_cbranch_execz 14
EA98  v_mov_b32_e32 v3, 0
EA9C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EAA4  v_lshlrev_b64 v[2:3], 2, v[2:3]
EAAC  v_and_b32_e32 v2, -16, v2
EAB0  s_lshl_b32 s8, s28, 4
EAB4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EABC  s_add_i32 m0, s8, 0xa000
EAC4  s_nop 0
EAC8  global_load_lds_dwordx4 v[2:3], off
EAD0  s_or_b64 exec, exec, s[4:5]
EAD4  s_add_i32 s4, s28, 0xb00
EADC  v_or_b32_e32 v2, s4, v4
EAE0  v_lshrrev_b32_e32 v2, 5, v2
EAE4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EAEC  v_xor_b32_e32 v3, v3, v0
EAF0  v_add_u32_e32 v6, s44, v2
EAF4  v_lshlrev_b32_e32 v2, 2, v3
EAF8  v_and_b32_e32 v2, 0x7c, v2
EB00  v_or_b32_e32 v2, s33, v2
EB04  v_cmp_gt_u32_e32 vcc, s17, v6
EB08  v_cmp_gt_u32_e64 s[4:5], s18, v2
EB10  s_and_b64 s[8:9], vcc, s[4:5]
EB14  s_and_saveexec_b64 s[4:5], s[8:9]
EB18  s_cbranch_execz 14
EB1C  v_mov_b32_e32 v3, 0
EB20  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EB28  v_lshlrev_b64 v[2:3], 2, v[2:3]
EB30  v_and_b32_e32 v2, -16, v2
EB34  s_lshl_b32 s8, s28, 4
EB38  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EB40  s_add_i32 m0, s8, 0xb000
EB48  s_nop 0
EB4C  global_load_lds_dwordx4 v[2:3], off
EB54  s_or_b64 exec, exec, s[4:5]
EB58  s_add_i32 s4, s28, 0xc00
EB60  v_or_b32_e32 v2, s4, v4
EB64  v_lshrrev_b32_e32 v2, 5, v2
EB68  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EB70  v_xor_b32_e32 v3, v3, v0
EB74  s_load_dwordx2 s[34:35], s[0:1], 0x38
EB7C  v_add_u32_e32 v6, s44, v2
EB80  v_lshlrev_b32_e32 v2, 2, v3
EB84  v_and_b32_e32 v2, 0x7c, v2
EB8C  v_or_b32_e32 v2, s33, v2
EB90  v_cmp_gt_u32_e32 vcc, s17, v6
EB94  v_cmp_gt_u32_e64 s[4:5], s18, v2
EB9C  s_and_b64 s[8:9], vcc, s[4:5]
EBA0  s_and_saveexec_b64 s[4:5], s[8:9]
EBA4  s_cbranch_execz 14
EBA8  v_mov_b32_e32 v3, 0
EBAC  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EBB4  v_lshlrev_b64 v[2:3], 2, v[2:3]
EBBC  v_and_b32_e32 v2, -16, v2
EBC0  s_lshl_b32 s8, s28, 4
EBC4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EBCC  s_add_i32 m0, s8, 0xc000
EBD4  s_nop 0
EBD8  global_load_lds_dwordx4 v[2:3], off
EBE0  s_or_b64 exec, exec, s[4:5]
EBE4  s_add_i32 s4, s28, 0xd00
EBEC  v_or_b32_e32 v2, s4, v4
EBF0  v_lshrrev_b32_e32 v2, 5, v2
EBF4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EBFC  v_xor_b32_e32 v3, v3, v0
EC00  s_load_dwordx4 s[24:27], s[0:1], 0x48
EC08  v_add_u32_e32 v6, s44, v2
EC0C  v_lshlrev_b32_e32 v2, 2, v3
EC10  v_and_b32_e32 v2, 0x7c, v2
EC18  v_or_b32_e32 v2, s33, v2
EC1C  v_cmp_gt_u32_e32 vcc, s17, v6
EC20  v_cmp_gt_u32_e64 s[4:5], s18, v2
EC28  s_and_b64 s[8:9], vcc, s[4:5]
EC2C  s_and_saveexec_b64 s[4:5], s[8:9]
EC30  s_cbranch_execz 14
EC34  v_mov_b32_e32 v3, 0
EC38  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EC40  v_lshlrev_b64 v[2:3], 2, v[2:3]
EC48  v_and_b32_e32 v2, -16, v2
EC4C  s_lshl_b32 s8, s28, 4
EC50  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EC58  s_add_i32 m0, s8, 0xd000
EC60  s_nop 0
EC64  global_load_lds_dwordx4 v[2:3], off
EC6C  s_or_b64 exec, exec, s[4:5]
EC70  s_add_i32 s4, s28, 0xe00
EC78  v_or_b32_e32 v2, s4, v4
EC7C  v_lshrrev_b32_e32 v2, 5, v2
EC80  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EC88  v_xor_b32_e32 v3, v3, v0
EC8C  s_load_dwordx4 s[20:23], s[0:1], 0x60
EC94  s_load_dwordx2 s[36:37], s[0:1], 0x40
EC9C  v_add_u32_e32 v6, s44, v2
ECA0  v_lshlrev_b32_e32 v2, 2, v3
ECA4  v_and_b32_e32 v2, 0x7c, v2
ECAC  v_or_b32_e32 v2, s33, v2
ECB0  v_cmp_gt_u32_e32 vcc, s17, v6
ECB4  v_cmp_gt_u32_e64 s[4:5], s18, v2
ECBC  s_and_b64 s[8:9], vcc, s[4:5]
ECC0  s_and_saveexec_b64 s[4:5], s[8:9]
ECC4  s_cbranch_execz 14
ECC8  v_mov_b32_e32 v3, 0
ECCC  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
ECD4  v_lshlrev_b64 v[2:3], 2, v[2:3]
ECDC  v_and_b32_e32 v2, -16, v2
ECE0  s_lshl_b32 s8, s28, 4
ECE4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
ECEC  s_add_i32 m0, s8, 0xe000
ECF4  s_nop 0
ECF8  global_load_lds_dwordx4 v[2:3], off
ED00  s_or_b64 exec, exec, s[4:5]
ED04  s_load_dwordx8 s[8:15], s[0:1], 0x8
ED0C  s_load_dwordx2 s[30:31], s[0:1], 0x58
ED14  s_add_i32 s0, s28, 0xf00
ED1C  v_or_b32_e32 v2, s0, v4
ED20  v_lshrrev_b32_e32 v2, 5, v2
ED24  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
ED2C  v_xor_b32_e32 v3, v3, v0
ED30  v_add_u32_e32 v4, s44, v2
ED34  v_lshlrev_b32_e32 v2, 2, v3
ED38  v_and_b32_e32 v2, 0x7c, v2
ED40  v_or_b32_e32 v2, s33, v2
ED44  v_cmp_gt_u32_e32 vcc, s17, v4
ED48  v_cmp_gt_u32_e64 s[0:1], s18, v2
ED50  s_and_b64 s[4:5], vcc, s[0:1]
ED54  s_and_saveexec_b64 s[0:1], s[4:5]
ED58  s_cbranch_execz 14
ED5C  v_mov_b32_e32 v3, 0
ED60  v_mad_u64_u32 v[2:3], s[4:5], v4, s16, v[2:3]
ED68  v_lshlrev_b64 v[2:3], 2, v[2:3]
ED70  v_and_b32_e32 v2, -16, v2
ED74  s_lshl_b32 s4, s28, 4
ED78  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
ED80  s_add_i32 m0, s4, 0xf000
ED88  s_nop 0
ED8C  global_load_lds_dwordx4 v[2:3], off
ED94  s_or_b64 exec, exec, s[0:1]
ED98  s_waitcnt lgkmcnt(0)
ED9C  s_lshr_b32 s23, s18, 5
EDA0  s_add_i32 s0, s23, 7
EDA4  s_lshl_b32 s1, s2, 1
EDA8  s_and_b32 s39, s0, 0xffffff8
EDB0  s_and_b32 s0, s33, 0xffffff00
EDB8  s_and_b32 s1, s1, 2
EDBC  s_or_b32 s7, s0, s1
EDC0  s_add_i32 s0, s17, 0xff
EDC8  s_and_b32 s6, s19, 8
EDCC  s_and_b32 s27, s0, 0xffffff00
EDD4  s_cmp_lg_u32 s34, 0
EDD8  s_cselect_b64 s[4:5], -1, 0
EDDC  s_bfe_u32 s16, s19, 0x20004
EDE4  s_cmp_eq_u32 s16, 2
EDE8  s_cselect_b64 s[28:29], -1, 0
EDEC  v_and_b32_e32 v132, 3, v0
EDF0  v_lshlrev_b32_e32 v70, 1, v0
EDF4  s_and_b64 s[0:1], s[28:29], exec
EDF8  v_lshlrev_b32_e32 v3, 3, v132
EDFC  v_and_b32_e32 v4, 4, v70
EE00  s_cselect_b32 s0, 0x3fffff, 0
EE08  s_cmp_lg_u32 s16, 0
EE0C  v_bitop3_b32 v4, v1, v4, 15 bitop3:0x6c
EE14  v_or_b32_e32 v5, 1, v3
EE18  s_cselect_b32 s16, s0, 0x200000
EE20  s_mul_hi_u32 s0, s25, 0xcd9e8d57
EE28  v_xor_b32_e32 v72, v4, v5
EE2C  v_or_b32_e32 v5, 2, v3
EE30  s_xor_b32 s0, s24, s0
EE34  v_xor_b32_e32 v73, v4, v5
EE38  v_or_b32_e32 v5, 3, v3
EE3C  s_xor_b32 s0, s0, s36
EE40  s_add_i32 s40, s36, 0x9e3779b9
EE48  s_add_i32 s41, s37, 0xbb67ae85
EE50  s_add_i32 s45, s36, 0x3c6ef372
EE58  s_add_i32 s42, s37, 0x76cf5d0a
EE60  s_add_i32 s46, s36, 0xdaa66d2b
EE68  s_add_i32 s47, s37, 0x32370b8f
EE70  s_add_i32 s48, s36, 0x78dde6e4
EE78  s_add_i32 s49, s37, 0xed9eba14
EE80  s_add_i32 s50, s36, 0x1715609d
EE88  s_add_i32 s51, s37, 0xa9066899
EE90  s_add_i32 s52, s36, 0xb54cda56
EE98  s_add_i32 s53, s37, 0x646e171e
EEA0  s_add_i32 s54, s36, 0x5384540f
EEA8  s_add_i32 s55, s37, 0x1fd5c5a3
EEB0  s_add_i32 s56, s36, 0xf1bbcdc8
EEB8  s_add_i32 s57, s37, 0xdb3d7428
EEC0  s_add_i32 s36, s36, 0x8ff34781
EEC8  s_add_i32 s58, s37, 0x96a522ad
EED0  v_lshlrev_b32_e32 v2, 6, v0
EED4  v_and_b32_e32 v134, 60, v0
EED8  v_xor_b32_e32 v74, v4, v5
EEDC  v_or_b32_e32 v5, 4, v3
EEE0  s_cmp_eq_u32 s6, 0
EEE4  v_and_b32_e32 v133, 0xc0, v2
EEEC  v_bfe_u32 v135, v0, 6, 1
EEF4  v_or_b32_e32 v2, s7, v134
EEF8  v_xor_b32_e32 v75, v4, v5
EEFC  v_or_b32_e32 v5, 5, v3
EF00  v_lshl_or_b32 v34, s2, 2, v132
EF08  v_or3_b32 v2, v2, v133, v135
EF10  v_mov_b32_e32 v35, 0
EF14  v_xor_b32_e32 v71, v4, v3
EF18  v_xor_b32_e32 v76, v4, v5
EF1C  v_or_b32_e32 v5, 6, v3
EF20  v_or_b32_e32 v3, 7, v3
EF24  s_mul_hi_u32 s72, s0, 0xd2511f53
EF2C  s_mul_i32 s73, s0, 0xd2511f53
EF34  s_cselect_b64 s[0:1], -1, 0
EF38  v_xor_b32_e32 v78, v4, v3
EF3C  v_cndmask_b32_e64 v2, v2, v34, s[0:1]
EF44  v_mov_b32_e32 v3, v35
EF48  v_cmp_gt_u32_e32 vcc, s23, v34
EF4C  s_mul_i32 s43, s25, 0xcd9e8d57
EF54  s_and_b64 s[24:25], s[0:1], exec
EF58  v_lshl_add_u64 v[36:37], s[10:11], 0, v[2:3]
EF60  v_cndmask_b32_e64 v2, 0, 1, s[4:5]
EF68  s_mov_b32 s38, 0
EF6C  s_mov_b32 s19, 0xcd9e8d57
EF74  v_lshrrev_b32_e32 v136, 6, v0
EF78  v_cmp_le_u32_e64 s[6:7], s39, v34
EF80  v_xor_b32_e32 v77, v4, v5
EF84  s_mov_b32 s59, 0xd2511f53
EF8C  s_cselect_b32 s60, s23, s39
EF90  s_mov_b64 s[24:25], -1
EF94  s_xor_b64 s[10:11], vcc, -1
EF98  s_mov_b32 s2, 0x3e800000
EFA0  s_mov_b32 s61, 0x7f7fffff
EFA8  s_mov_b32 s62, 0x7f800000
EFB0  s_movk_i32 s63, 0x70
EFB4  s_movk_i32 s64, 0x700
EFB8  s_movk_i32 s65, 0x7000
EFBC  s_mov_b32 s66, 0x70000
EFC4  s_mov_b32 s67, 0x700000
EFCC  s_mov_b32 s68, 0x7000000
EFD4  s_brev_b32 s69, 14
EFD8  s_mov_b32 s70, 0x17fffff
EFE0  s_xor_b32 s71, s40, s43
EFE4  s_xor_b32 s72, s41, s72
EFE8  s_xor_b32 s73, s42, s73
EFEC  v_cmp_ne_u32_e64 s[4:5], 1, v2
EFF4  v_bfrev_b32_e32 v79, 1
EFF8  v_mov_b32_e32 v80, 0x7f800000
F000  v_mov_b32_e32 v81, 0xfe
F008  s_waitcnt vmcnt(0)
F00C  s_barrier
F010  s_branch 6
F014  s_or_b64 exec, exec, s[40:41]
F018  s_xor_b64 s[24:25], s[24:25], -1
F01C  s_movk_i32 s38, 0x100
F020  s_andn2_b64 vcc, exec, s[24:25]
F024  s_mov_b64 s[24:25], 0
F028  s_cbranch_vccz 1468
F02C  v_add_u32_e32 v2, s38, v0
F030  v_lshrrev_b32_e32 v2, 2, v2
F034  v_add_u32_e32 v82, s44, v2
F038  v_cmp_le_u32_e32 vcc, s17, v82
F03C  s_or_b64 s[40:41], vcc, s[10:11]
F040  s_mov_b64 s[38:39], 0
F044  s_and_saveexec_b64 s[42:43], s[40:41]
F048  s_xor_b64 s[40:41], exec, s[42:43]
F04C  s_cbranch_execnz 9
F050  s_or_saveexec_b64 s[40:41], s[40:41]
F054  v_mov_b32_e32 v44, 0x7f
F05C  s_xor_b64 exec, exec, s[40:41]
F060  s_cbranch_execnz 13
F064  s_or_b64 exec, exec, s[40:41]
F068  s_and_saveexec_b64 s[40:41], s[38:39]
F06C  s_cbranch_execz 65513
F070  s_branch 1441
F074  v_cmp_le_u32_e32 vcc, s27, v82
F078  s_or_b64 s[38:39], s[0:1], vcc
F07C  s_nor_b64 s[38:39], s[38:39], s[6:7]
F080  s_and_b64 s[38:39], s[38:39], exec
F084  s_or_saveexec_b64 s[40:41], s[40:41]
F088  v_mov_b32_e32 v44, 0x7f
F090  s_xor_b64 exec, exec, s[40:41]
F094  s_cbranch_execz 65523
F098  v_lshlrev_b32_e32 v14, 9, v2
F09C  v_lshl_or_b32 v2, v71, 4, v14
F0A4  v_lshl_or_b32 v3, v72, 4, v14
F0AC  ds_read_b128 v[18:21], v2
F0B4  ds_read_b128 v[10:13], v3
F0BC  v_lshl_or_b32 v2, v73, 4, v14
F0C4  v_lshl_or_b32 v3, v74, 4, v14
F0CC  v_lshl_or_b32 v26, v75, 4, v14
F0D4  v_lshl_or_b32 v27, v76, 4, v14
F0DC  v_lshl_or_b32 v15, v77, 4, v14
F0E4  v_lshl_or_b32 v14, v78, 4, v14
F0EC  ds_read_b128 v[6:9], v2
F0F4  ds_read_b128 v[2:5], v3
F0FC  ds_read_b128 v[22:25], v15
F104  ds_read_b128 v[14:17], v14
F10C  ds_read_b128 v[30:33], v26
F114  ds_read_b128 v[26:29], v27
F11C  s_and_b64 vcc, exec, s[4:5]
F120  s_waitcnt lgkmcnt(3)
F124  v_mov_b32_e32 v63, v25
F128  s_waitcnt lgkmcnt(2)
F12C  v_mov_b32_e32 v69, v17
F130  v_mov_b32_e32 v68, v5
F134  v_mov_b32_e32 v64, v4
F138  v_mov_b32_e32 v65, v16
F13C  v_mov_b32_e32 v66, v3
F140  v_mov_b32_e32 v67, v15
F144  v_mov_b32_e32 v60, v2
F148  v_mov_b32_e32 v61, v14
F14C  v_mov_b32_e32 v62, v9
F150  v_mov_b32_e32 v56, v8
F154  v_mov_b32_e32 v57, v24
F158  v_mov_b32_e32 v58, v7
F15C  v_mov_b32_e32 v59, v23
F160  v_mov_b32_e32 v52, v6
F164  v_mov_b32_e32 v53, v22
F168  v_mov_b32_e32 v54, v13
F16C  s_waitcnt lgkmcnt(0)
F170  v_mov_b32_e32 v55, v29
F174  v_mov_b32_e32 v48, v12
F178  v_mov_b32_e32 v49, v28
F17C  v_mov_b32_e32 v50, v11
F180  v_mov_b32_e32 v51, v27
F184  v_mov_b32_e32 v44, v10
F188  v_mov_b32_e32 v45, v26
F18C  v_mov_b32_e32 v46, v21
F190  v_mov_b32_e32 v47, v33
F194  v_mov_b32_e32 v40, v20
F198  v_mov_b32_e32 v41, v32
F19C  v_mov_b32_e32 v42, v19
F1A0  v_mov_b32_e32 v43, v31
F1A4  v_mov_b32_e32 v38, v18
F1A8  v_mov_b32_e32 v39, v30
F1AC  s_cbranch_vccnz 95
F1B0  s_mov_b32 s42, s34
F1B4  s_lshl_b32 s43, s42, 31
F1B8  v_xor_b32_e32 v38, s43, v18
F1BC  s_lshl_b32 s43, s42, 15
F1C0  v_bitop3_b32 v39, v30, s43, v79 bitop3:0x78
F1C8  s_lshl_b32 s43, s42, 30
F1CC  v_bitop3_b32 v42, v19, s43, v79 bitop3:0x78
F1D4  s_lshl_b32 s43, s42, 14
F1D8  v_bitop3_b32 v43, v31, s43, v79 bitop3:0x78
F1E0  s_lshl_b32 s43, s42, 29
F1E4  v_bitop3_b32 v40, v20, s43, v79 bitop3:0x78
F1EC  s_lshl_b32 s43, s42, 13
F1F0  v_bitop3_b32 v41, v32, s43, v79 bitop3:0x78
F1F8  s_lshl_b32 s43, s42, 28
F1FC  v_bitop3_b32 v46, v21, s43, v79 bitop3:0x78
F204  s_lshl_b32 s43, s42, 12
F208  v_bitop3_b32 v47, v33, s43, v79 bitop3:0x78
F210  s_lshl_b32 s43, s42, 27
F214  v_bitop3_b32 v44, v10, s43, v79 bitop3:0x78
F21C  s_lshl_b32 s43, s42, 11
F220  v_bitop3_b32 v45, v26, s43, v79 bitop3:0x78
F228  s_lshl_b32 s43, s42, 26
F22C  v_bitop3_b32 v50, v11, s43, v79 bitop3:0x78
F234  s_lshl_b32 s43, s42, 10
F238  v_bitop3_b32 v51, v27, s43, v79 bitop3:0x78
F240  s_lshl_b32 s43, s42, 25
F244  v_bitop3_b32 v48, v12, s43, v79 bitop3:0x78
F24C  s_lshl_b32 s43, s42, 9
F250  v_bitop3_b32 v49, v28, s43, v79 bitop3:0x78
F258  s_lshl_b32 s43, s42, 24
F25C  v_bitop3_b32 v54, v13, s43, v79 bitop3:0x78
F264  s_lshl_b32 s43, s42, 8
F268  v_bitop3_b32 v55, v29, s43, v79 bitop3:0x78
F270  s_lshl_b32 s43, s42, 23
F274  v_bitop3_b32 v52, v6, s43, v79 bitop3:0x78
F27C  s_lshl_b32 s43, s42, 7
F280  v_bitop3_b32 v53, v22, s43, v79 bitop3:0x78
F288  s_lshl_b32 s43, s42, 22
F28C  v_bitop3_b32 v58, v7, s43, v79 bitop3:0x78
F294  s_lshl_b32 s43, s42, 6
F298  v_bitop3_b32 v59, v23, s43, v79 bitop3:0x78
F2A0  s_lshl_b32 s43, s42, 21
F2A4  v_bitop3_b32 v56, v8, s43, v79 bitop3:0x78
F2AC  s_lshl_b32 s43, s42, 5
F2B0  v_bitop3_b32 v57, v24, s43, v79 bitop3:0x78
F2B8  s_lshl_b32 s43, s42, 20
F2BC  v_bitop3_b32 v62, v9, s43, v79 bitop3:0x78
F2C4  s_lshl_b32 s43, s42, 4
F2C8  v_bitop3_b32 v63, v25, s43, v79 bitop3:0x78
F2D0  s_lshl_b32 s43, s42, 19
F2D4  v_bitop3_b32 v60, v2, s43, v79 bitop3:0x78
F2DC  s_lshl_b32 s43, s42, 3
F2E0  v_bitop3_b32 v61, v14, s43, v79 bitop3:0x78
F2E8  s_lshl_b32 s43, s42, 18
F2EC  v_bitop3_b32 v66, v3, s43, v79 bitop3:0x78
F2F4  s_lshl_b32 s43, s42, 2
F2F8  v_bitop3_b32 v67, v15, s43, v79 bitop3:0x78
F300  s_lshl_b32 s43, s42, 17
F304  v_bitop3_b32 v64, v4, s43, v79 bitop3:0x78
F30C  s_lshl_b32 s43, s42, 1
F310  v_bitop3_b32 v65, v16, s43, v79 bitop3:0x78
F318  s_lshl_b32 s43, s42, 16
F31C  v_bitop3_b32 v68, v5, s43, v79 bitop3:0x78
F324  v_bitop3_b32 v69, v17, s42, v79 bitop3:0x78
F32C  v_pk_add_f32 v[2:3], v[38:39], v[42:43]
F334  v_pk_add_f32 v[4:5], v[38:39], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
F33C  v_pk_add_f32 v[6:7], v[40:41], v[46:47]
F344  v_pk_add_f32 v[8:9], v[40:41], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
F34C  v_pk_add_f32 v[10:11], v[44:45], v[50:51]
F354  v_pk_add_f32 v[12:13], v[44:45], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
F35C  v_pk_add_f32 v[14:15], v[48:49], v[54:55]
F364  v_pk_add_f32 v[16:17], v[48:49], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
F36C  v_pk_add_f32 v[18:19], v[52:53], v[58:59]
F374  v_pk_add_f32 v[20:21], v[52:53], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
F37C  v_pk_add_f32 v[22:23], v[56:57], v[62:63]
F384  v_pk_add_f32 v[24:25], v[56:57], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
F38C  v_pk_add_f32 v[26:27], v[60:61], v[66:67]
F394  v_pk_add_f32 v[28:29], v[60:61], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
F39C  v_pk_add_f32 v[30:31], v[64:65], v[68:69]
F3A4  v_pk_add_f32 v[32:33], v[64:65], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
F3AC  v_pk_add_f32 v[38:39], v[2:3], v[6:7]
F3B4  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
F3BC  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
F3C4  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
F3CC  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
F3D4  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
F3DC  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
F3E4  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
F3EC  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
F3F4  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
F3FC  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
F404  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
F40C  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
F414  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
F41C  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
F424  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
F42C  v_pk_add_f32 v[32:33], v[38:39], v[8:9]
F434  v_pk_add_f32 v[8:9], v[38:39], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
F43C  v_pk_add_f32 v[38:39], v[6:7], v[14:15]
F444  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
F44C  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
F454  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
F45C  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
F464  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
F46C  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
F474  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
F47C  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
F484  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
F48C  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
F494  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
F49C  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
F4A4  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
F4AC  v_pk_add_f32 v[28:29], v[32:33], v[12:13]
F4B4  v_pk_add_f32 v[12:13], v[32:33], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
F4BC  v_pk_add_f32 v[32:33], v[38:39], v[24:25]
F4C4  v_pk_add_f32 v[38:39], v[38:39], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
F4CC  v_pk_add_f32 v[24:25], v[14:15], v[30:31]
F4D4  v_pk_add_f32 v[14:15], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
F4DC  v_pk_add_f32 v[30:31], v[10:11], v[26:27]
F4E4  v_pk_add_f32 v[40:41], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
F4EC  v_pk_add_f32 v[42:43], v[2:3], v[18:19]
F4F4  v_pk_add_f32 v[44:45], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
F4FC  v_pk_mul_f32 v[26:27], v[28:29], s[2:3] op_sel_hi:[1,0]
F504  v_pk_mul_f32 v[18:19], v[32:33], s[2:3] op_sel_hi:[1,0]
F50C  v_pk_add_f32 v[10:11], v[8:9], v[16:17]
F514  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
F51C  v_pk_add_f32 v[16:17], v[6:7], v[22:23]
F524  v_pk_add_f32 v[2:3], v[4:5], v[20:21]
F52C  v_pk_add_f32 v[46:47], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
F534  v_pk_mul_f32 v[28:29], v[24:25], s[2:3] op_sel_hi:[1,0]
F53C  v_pk_mul_f32 v[20:21], v[30:31], s[2:3] op_sel_hi:[1,0]
F544  v_and_b32_e32 v87, 0x7fffffff, v26
F54C  v_and_b32_e32 v86, 0x7fffffff, v18
F554  v_pk_add_f32 v[6:7], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
F55C  v_pk_mul_f32 v[30:31], v[10:11], s[2:3] op_sel_hi:[1,0]
F564  v_pk_mul_f32 v[22:23], v[16:17], s[2:3] op_sel_hi:[1,0]
F56C  v_pk_mul_f32 v[24:25], v[2:3], s[2:3] op_sel_hi:[1,0]
F574  v_pk_mul_f32 v[2:3], v[38:39], s[2:3] op_sel_hi:[1,0]
F57C  v_max_u32_e32 v38, v86, v87
F580  v_and_b32_e32 v85, 0x7fffffff, v28
F588  v_and_b32_e32 v83, 0x7fffffff, v20
F590  v_pk_mul_f32 v[32:33], v[42:43], s[2:3] op_sel_hi:[1,0]
F598  v_max3_u32 v38, v83, v85, v38
F5A0  v_and_b32_e32 v69, 0x7fffffff, v30
F5A8  v_and_b32_e32 v68, 0x7fffffff, v22
F5B0  v_pk_mul_f32 v[10:11], v[12:13], s[2:3] op_sel_hi:[1,0]
F5B8  v_max3_u32 v38, v68, v69, v38
F5C0  v_and_b32_e32 v67, 0x7fffffff, v32
F5C8  v_and_b32_e32 v66, 0x7fffffff, v24
F5D0  v_pk_mul_f32 v[12:13], v[14:15], s[2:3] op_sel_hi:[1,0]
F5D8  v_pk_mul_f32 v[4:5], v[40:41], s[2:3] op_sel_hi:[1,0]
F5E0  v_max3_u32 v38, v66, v67, v38
F5E8  v_and_b32_e32 v65, 0x7fffffff, v10
F5F0  v_and_b32_e32 v64, 0x7fffffff, v2
F5F8  v_pk_mul_f32 v[14:15], v[8:9], s[2:3] op_sel_hi:[1,0]
F600  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
F608  v_max3_u32 v38, v64, v65, v38
F610  v_and_b32_e32 v63, 0x7fffffff, v12
F618  v_and_b32_e32 v62, 0x7fffffff, v4
F620  v_pk_mul_f32 v[16:17], v[44:45], s[2:3] op_sel_hi:[1,0]
F628  v_pk_mul_f32 v[8:9], v[46:47], s[2:3] op_sel_hi:[1,0]
F630  v_max3_u32 v38, v62, v63, v38
F638  v_and_b32_e32 v61, 0x7fffffff, v14
F640  v_and_b32_e32 v60, 0x7fffffff, v6
F648  v_max3_u32 v38, v60, v61, v38
F650  v_and_b32_e32 v59, 0x7fffffff, v16
F658  v_and_b32_e32 v58, 0x7fffffff, v8
F660  v_max3_u32 v38, v58, v59, v38
F668  v_and_b32_e32 v57, 0x7fffffff, v27
F670  v_and_b32_e32 v56, 0x7fffffff, v19
F678  v_max3_u32 v38, v56, v57, v38
F680  v_and_b32_e32 v55, 0x7fffffff, v29
F688  v_and_b32_e32 v54, 0x7fffffff, v21
F690  v_max3_u32 v38, v54, v55, v38
F698  v_and_b32_e32 v53, 0x7fffffff, v31
F6A0  v_and_b32_e32 v52, 0x7fffffff, v23
F6A8  v_max3_u32 v38, v52, v53, v38
F6B0  v_and_b32_e32 v51, 0x7fffffff, v33
F6B8  v_and_b32_e32 v50, 0x7fffffff, v25
F6C0  v_max3_u32 v38, v50, v51, v38
F6C8  v_and_b32_e32 v49, 0x7fffffff, v11
F6D0  v_and_b32_e32 v48, 0x7fffffff, v3
F6D8  v_max3_u32 v38, v48, v49, v38
F6E0  v_and_b32_e32 v47, 0x7fffffff, v13
F6E8  v_and_b32_e32 v46, 0x7fffffff, v5
F6F0  v_max3_u32 v38, v46, v47, v38
F6F8  v_and_b32_e32 v45, 0x7fffffff, v15
F700  v_and_b32_e32 v44, 0x7fffffff, v7
F708  v_max3_u32 v40, v44, v45, v38
F710  v_and_b32_e32 v39, 0x7fffffff, v17
F718  v_and_b32_e32 v38, 0x7fffffff, v9
F720  v_max3_u32 v84, v38, v39, v40
F728  v_cmp_lt_u32_e32 vcc, s61, v84
F72C  v_mov_b32_e32 v40, 0
F730  v_mov_b32_e32 v41, 0
F734  v_mov_b32_e32 v42, 0
F738  v_mov_b32_e32 v43, 0
F73C  s_and_saveexec_b64 s[42:43], vcc
F740  s_cbranch_execz 574
F744  v_sub_u32_e32 v42, 0x7f800000, v87
F74C  v_sub_u32_e32 v40, 0x7f7fffff, v87
F754  v_lshrrev_b32_e32 v42, 31, v42
F758  v_add_u32_e32 v43, -1, v42
F75C  v_lshrrev_b32_e32 v41, 31, v40
F760  v_and_b32_e32 v84, 0x80000000, v43
F768  v_add_u32_e32 v41, -1, v41
F76C  v_bitop3_b32 v26, v84, v26, v41 bitop3:0xc8
F774  v_and_b32_e32 v41, v43, v87
F778  v_sub_u32_e32 v87, 0x7f800000, v86
F780  v_sub_u32_e32 v43, 0x7f7fffff, v86
F788  v_ashrrev_i32_e32 v40, 31, v40
F78C  v_lshrrev_b32_e32 v87, 31, v87
F790  v_and_b32_e32 v40, 7, v40
F794  v_lshrrev_b32_e32 v84, 31, v43
F798  v_add_u32_e32 v88, -1, v87
F79C  v_ashrrev_i32_e32 v43, 31, v43
F7A0  v_and_or_b32 v40, v43, s63, v40
F7A8  v_and_b32_e32 v43, v88, v86
F7AC  v_sub_u32_e32 v86, 0x7f800000, v85
F7B4  v_max_u32_e32 v41, v43, v41
F7B8  v_sub_u32_e32 v43, 0x7f7fffff, v85
F7C0  v_and_b32_e32 v89, 0x80000000, v88
F7C8  v_add_u32_e32 v84, -1, v84
F7CC  v_lshrrev_b32_e32 v86, 31, v86
F7D0  v_bitop3_b32 v18, v89, v18, v84 bitop3:0xc8
F7D8  v_add_u32_e32 v42, v87, v42
F7DC  v_lshrrev_b32_e32 v84, 31, v43
F7E0  v_add_u32_e32 v87, -1, v86
F7E4  v_ashrrev_i32_e32 v43, 31, v43
F7E8  v_and_b32_e32 v88, 0x80000000, v87
F7F0  v_add_u32_e32 v84, -1, v84
F7F4  v_and_or_b32 v40, v43, s64, v40
F7FC  v_and_b32_e32 v43, v87, v85
F800  v_sub_u32_e32 v87, 0x7f800000, v83
F808  v_bitop3_b32 v28, v88, v28, v84 bitop3:0xc8
F810  v_sub_u32_e32 v84, 0x7f7fffff, v83
F818  s_nop 0
F81C  v_lshrrev_b32_e32 v87, 31, v87
F820  v_lshrrev_b32_e32 v85, 31, v84
F824  v_add_u32_e32 v88, -1, v87
F828  v_ashrrev_i32_e32 v84, 31, v84
F82C  v_and_or_b32 v40, v84, s65, v40
F834  v_and_b32_e32 v83, v88, v83
F838  v_sub_u32_e32 v84, 0x7f800000, v69
F840  v_max3_u32 v41, v83, v43, v41
F848  v_sub_u32_e32 v43, 0x7f7fffff, v69
F850  v_and_b32_e32 v89, 0x80000000, v88
F858  v_add_u32_e32 v85, -1, v85
F85C  v_lshrrev_b32_e32 v84, 31, v84
F860  v_bitop3_b32 v20, v89, v20, v85 bitop3:0xc8
F868  v_lshrrev_b32_e32 v83, 31, v43
F86C  v_add_u32_e32 v85, -1, v84
F870  v_ashrrev_i32_e32 v43, 31, v43
F874  v_add3_u32 v42, v86, v42, v87
F87C  v_and_b32_e32 v86, 0x80000000, v85
F884  v_and_or_b32 v40, v43, s66, v40
F88C  v_and_b32_e32 v43, v85, v69
F890  v_sub_u32_e32 v85, 0x7f800000, v68
F898  v_sub_u32_e32 v69, 0x7f7fffff, v68
F8A0  v_add_u32_e32 v83, -1, v83
F8A4  v_lshrrev_b32_e32 v85, 31, v85
F8A8  v_bitop3_b32 v30, v86, v30, v83 bitop3:0xc8
F8B0  v_lshrrev_b32_e32 v83, 31, v69
F8B4  v_add_u32_e32 v86, -1, v85
F8B8  v_ashrrev_i32_e32 v69, 31, v69
F8BC  v_and_or_b32 v40, v69, s67, v40
F8C4  v_and_b32_e32 v68, v86, v68
F8C8  v_sub_u32_e32 v69, 0x7f800000, v67
F8D0  v_max3_u32 v41, v68, v43, v41
F8D8  v_sub_u32_e32 v43, 0x7f7fffff, v67
F8E0  v_and_b32_e32 v87, 0x80000000, v86
F8E8  v_add_u32_e32 v83, -1, v83
F8EC  v_lshrrev_b32_e32 v69, 31, v69
F8F0  v_bitop3_b32 v22, v87, v22, v83 bitop3:0xc8
F8F8  v_lshrrev_b32_e32 v68, 31, v43
F8FC  v_add_u32_e32 v83, -1, v69
F900  v_ashrrev_i32_e32 v43, 31, v43
F904  v_add3_u32 v42, v84, v42, v85
F90C  v_and_b32_e32 v84, 0x80000000, v83
F914  v_and_or_b32 v40, v43, s68, v40
F91C  v_and_b32_e32 v43, v83, v67
F920  v_sub_u32_e32 v67, 0x7f7fffff, v66
F928  v_sub_u32_e32 v83, 0x7f800000, v66
F930  v_add_u32_e32 v68, -1, v68
F934  v_bitop3_b32 v32, v84, v32, v68 bitop3:0xc8
F93C  v_lshrrev_b32_e32 v68, 31, v67
F940  v_lshrrev_b32_e32 v83, 31, v83
F944  v_ashrrev_i32_e32 v67, 31, v67
F948  v_add_u32_e32 v84, -1, v83
F94C  v_and_or_b32 v40, v67, s69, v40
F954  v_sub_u32_e32 v67, 0x7f800000, v65
F95C  v_and_b32_e32 v66, v84, v66
F960  v_and_b32_e32 v85, 0x80000000, v84
F968  v_add_u32_e32 v68, -1, v68
F96C  v_max3_u32 v41, v66, v43, v41
F974  v_sub_u32_e32 v43, 0x7f7fffff, v65
F97C  v_lshrrev_b32_e32 v67, 31, v67
F980  v_bitop3_b32 v24, v85, v24, v68 bitop3:0xc8
F988  v_add_u32_e32 v68, -1, v67
F98C  v_lshrrev_b32_e32 v66, 31, v43
F990  v_add3_u32 v42, v69, v42, v83
F998  v_and_b32_e32 v69, 0x80000000, v68
F9A0  v_add_u32_e32 v66, -1, v66
F9A4  v_bitop3_b32 v10, v69, v10, v66 bitop3:0xc8
F9AC  v_sub_u32_e32 v69, 0x7f800000, v64
F9B4  v_sub_u32_e32 v66, 0x7f7fffff, v64
F9BC  v_ashrrev_i32_e32 v43, 31, v43
F9C0  v_lshrrev_b32_e32 v69, 31, v69
F9C4  v_and_b32_e32 v43, 7, v43
F9C8  v_and_b32_e32 v65, v68, v65
F9CC  v_lshrrev_b32_e32 v68, 31, v66
F9D0  v_add_u32_e32 v83, -1, v69
F9D4  v_ashrrev_i32_e32 v66, 31, v66
F9D8  v_and_or_b32 v43, v66, s63, v43
F9E0  v_and_b32_e32 v64, v83, v64
F9E4  v_sub_u32_e32 v66, 0x7f800000, v63
F9EC  v_max3_u32 v41, v64, v65, v41
F9F4  v_sub_u32_e32 v64, 0x7f7fffff, v63
F9FC  v_and_b32_e32 v84, 0x80000000, v83
FA04  v_lshrrev_b32_e32 v66, 31, v66
FA08  v_add_u32_e32 v68, -1, v68
FA0C  v_add3_u32 v42, v67, v42, v69
FA14  v_lshrrev_b32_e32 v65, 31, v64
FA18  v_add_u32_e32 v67, -1, v66
FA1C  v_ashrrev_i32_e32 v64, 31, v64
FA20  v_bitop3_b32 v2, v84, v2, v68 bitop3:0xc8
FA28  v_and_b32_e32 v68, 0x80000000, v67
FA30  v_and_or_b32 v43, v64, s64, v43
FA38  v_and_b32_e32 v63, v67, v63
FA3C  v_sub_u32_e32 v64, 0x7f7fffff, v62
FA44  v_sub_u32_e32 v67, 0x7f800000, v62
FA4C  v_add_u32_e32 v65, -1, v65
FA50  v_bitop3_b32 v12, v68, v12, v65 bitop3:0xc8
FA58  v_lshrrev_b32_e32 v65, 31, v64
FA5C  v_lshrrev_b32_e32 v67, 31, v67
FA60  v_ashrrev_i32_e32 v64, 31, v64
FA64  v_add_u32_e32 v68, -1, v67
FA68  v_and_or_b32 v43, v64, s65, v43
FA70  v_sub_u32_e32 v64, 0x7f800000, v61
FA78  v_and_b32_e32 v62, v68, v62
FA7C  v_and_b32_e32 v69, 0x80000000, v68
FA84  v_add_u32_e32 v65, -1, v65
FA88  v_max3_u32 v41, v62, v63, v41
FA90  v_sub_u32_e32 v62, 0x7f7fffff, v61
FA98  v_lshrrev_b32_e32 v64, 31, v64
FA9C  v_bitop3_b32 v4, v69, v4, v65 bitop3:0xc8
FAA4  v_add_u32_e32 v65, -1, v64
FAA8  v_add3_u32 v42, v66, v42, v67
FAB0  v_lshrrev_b32_e32 v63, 31, v62
FAB4  v_and_b32_e32 v66, 0x80000000, v65
FABC  v_ashrrev_i32_e32 v62, 31, v62
FAC0  v_and_b32_e32 v61, v65, v61
FAC4  v_sub_u32_e32 v65, 0x7f800000, v60
FACC  v_and_or_b32 v43, v62, s66, v43
FAD4  v_sub_u32_e32 v62, 0x7f7fffff, v60
FADC  v_add_u32_e32 v63, -1, v63
FAE0  v_lshrrev_b32_e32 v65, 31, v65
FAE4  v_bitop3_b32 v14, v66, v14, v63 bitop3:0xc8
FAEC  v_lshrrev_b32_e32 v63, 31, v62
FAF0  v_add_u32_e32 v66, -1, v65
FAF4  v_ashrrev_i32_e32 v62, 31, v62
FAF8  v_and_or_b32 v43, v62, s67, v43
FB00  v_and_b32_e32 v60, v66, v60
FB04  v_sub_u32_e32 v62, 0x7f800000, v59
FB0C  v_max3_u32 v60, v60, v61, v41
FB14  v_sub_u32_e32 v41, 0x7f7fffff, v59
FB1C  v_and_b32_e32 v67, 0x80000000, v66
FB24  v_add_u32_e32 v63, -1, v63
FB28  v_lshrrev_b32_e32 v62, 31, v62
FB2C  v_bitop3_b32 v6, v67, v6, v63 bitop3:0xc8
FB34  v_lshrrev_b32_e32 v61, 31, v41
FB38  v_add_u32_e32 v63, -1, v62
FB3C  v_ashrrev_i32_e32 v41, 31, v41
FB40  v_add3_u32 v42, v64, v42, v65
FB48  v_and_b32_e32 v64, 0x80000000, v63
FB50  v_and_or_b32 v41, v41, s68, v43
FB58  v_and_b32_e32 v43, v63, v59
FB5C  v_sub_u32_e32 v63, 0x7f800000, v58
FB64  v_add_u32_e32 v61, -1, v61
FB68  v_lshrrev_b32_e32 v63, 31, v63
FB6C  v_bitop3_b32 v16, v64, v16, v61 bitop3:0xc8
FB74  v_add_u32_e32 v64, -1, v63
FB78  v_sub_u32_e32 v59, 0x7f7fffff, v58
FB80  v_and_b32_e32 v58, v64, v58
FB84  v_max3_u32 v43, v58, v43, v60
FB8C  v_sub_u32_e32 v60, 0x7f800000, v57
FB94  v_and_b32_e32 v65, 0x80000000, v64
FB9C  v_lshrrev_b32_e32 v61, 31, v59
FBA0  v_add_u32_e32 v61, -1, v61
FBA4  v_ashrrev_i32_e32 v59, 31, v59
FBA8  v_sub_u32_e32 v58, 0x7f7fffff, v57
FBB0  v_lshrrev_b32_e32 v60, 31, v60
FBB4  v_bitop3_b32 v8, v65, v8, v61 bitop3:0xc8
FBBC  v_and_or_b32 v41, v59, s69, v41
FBC4  v_add_u32_e32 v61, -1, v60
FBC8  v_lshrrev_b32_e32 v59, 31, v58
FBCC  v_add3_u32 v42, v62, v42, v63
FBD4  v_and_b32_e32 v62, 0x80000000, v61
FBDC  v_add_u32_e32 v59, -1, v59
FBE0  v_bitop3_b32 v27, v62, v27, v59 bitop3:0xc8
FBE8  v_sub_u32_e32 v59, 0x7f7fffff, v56
FBF0  v_sub_u32_e32 v62, 0x7f800000, v56
FBF8  v_ashrrev_i32_e32 v58, 31, v58
FBFC  v_and_b32_e32 v58, 7, v58
FC00  v_and_b32_e32 v57, v61, v57
FC04  v_lshrrev_b32_e32 v61, 31, v59
FC08  v_lshrrev_b32_e32 v62, 31, v62
FC0C  v_ashrrev_i32_e32 v59, 31, v59
FC10  v_add_u32_e32 v63, -1, v62
FC14  v_and_or_b32 v58, v59, s63, v58
FC1C  v_sub_u32_e32 v59, 0x7f800000, v55
FC24  v_and_b32_e32 v56, v63, v56
FC28  v_max3_u32 v43, v56, v57, v43
FC30  v_sub_u32_e32 v56, 0x7f7fffff, v55
FC38  v_lshrrev_b32_e32 v59, 31, v59
FC3C  v_and_b32_e32 v64, 0x80000000, v63
FC44  v_add_u32_e32 v61, -1, v61
FC48  v_add3_u32 v42, v60, v42, v62
FC50  v_add_u32_e32 v60, -1, v59
FC54  v_lshrrev_b32_e32 v57, 31, v56
FC58  v_bitop3_b32 v19, v64, v19, v61 bitop3:0xc8
FC60  v_and_b32_e32 v61, 0x80000000, v60
FC68  v_add_u32_e32 v57, -1, v57
FC6C  v_bitop3_b32 v29, v61, v29, v57 bitop3:0xc8
FC74  v_and_b32_e32 v55, v60, v55
FC78  v_sub_u32_e32 v57, 0x7f7fffff, v54
FC80  v_sub_u32_e32 v60, 0x7f800000, v54
FC88  v_ashrrev_i32_e32 v56, 31, v56
FC8C  v_and_or_b32 v56, v56, s64, v58
FC94  v_lshrrev_b32_e32 v58, 31, v57
FC98  v_lshrrev_b32_e32 v60, 31, v60
FC9C  v_ashrrev_i32_e32 v57, 31, v57
FCA0  v_add_u32_e32 v61, -1, v60
FCA4  v_and_or_b32 v56, v57, s65, v56
FCAC  v_sub_u32_e32 v57, 0x7f800000, v53
FCB4  v_and_b32_e32 v54, v61, v54
FCB8  v_and_b32_e32 v62, 0x80000000, v61
FCC0  v_add_u32_e32 v58, -1, v58
FCC4  v_max3_u32 v43, v54, v55, v43
FCCC  v_sub_u32_e32 v54, 0x7f7fffff, v53
FCD4  v_lshrrev_b32_e32 v57, 31, v57
FCD8  v_bitop3_b32 v21, v62, v21, v58 bitop3:0xc8
FCE0  v_add_u32_e32 v58, -1, v57
FCE4  v_lshrrev_b32_e32 v55, 31, v54
FCE8  v_add3_u32 v42, v59, v42, v60
FCF0  v_and_b32_e32 v59, 0x80000000, v58
FCF8  v_add_u32_e32 v55, -1, v55
FCFC  v_and_b32_e32 v53, v58, v53
FD00  v_sub_u32_e32 v58, 0x7f800000, v52
FD08  v_bitop3_b32 v31, v59, v31, v55 bitop3:0xc8
FD10  v_sub_u32_e32 v55, 0x7f7fffff, v52
FD18  v_ashrrev_i32_e32 v54, 31, v54
FD1C  v_lshrrev_b32_e32 v58, 31, v58
FD20  v_and_or_b32 v54, v54, s66, v56
FD28  v_lshrrev_b32_e32 v56, 31, v55
FD2C  v_add_u32_e32 v59, -1, v58
FD30  v_ashrrev_i32_e32 v55, 31, v55
FD34  v_and_or_b32 v54, v55, s67, v54
FD3C  v_add3_u32 v55, v57, v42, v58
FD44  v_and_b32_e32 v42, v59, v52
FD48  v_max3_u32 v43, v42, v53, v43
FD50  v_sub_u32_e32 v53, 0x7f800000, v51
FD58  v_and_b32_e32 v60, 0x80000000, v59
FD60  v_add_u32_e32 v56, -1, v56
FD64  v_sub_u32_e32 v42, 0x7f7fffff, v51
FD6C  v_lshrrev_b32_e32 v53, 31, v53
FD70  v_bitop3_b32 v23, v60, v23, v56 bitop3:0xc8
FD78  v_add_u32_e32 v56, -1, v53
FD7C  v_lshrrev_b32_e32 v52, 31, v42
FD80  v_and_b32_e32 v57, 0x80000000, v56
FD88  v_add_u32_e32 v52, -1, v52
FD8C  v_bitop3_b32 v33, v57, v33, v52 bitop3:0xc8
FD94  v_and_b32_e32 v51, v56, v51
FD98  v_sub_u32_e32 v52, 0x7f7fffff, v50
FDA0  v_sub_u32_e32 v56, 0x7f800000, v50
FDA8  v_ashrrev_i32_e32 v42, 31, v42
FDAC  v_and_or_b32 v42, v42, s68, v54
FDB4  v_lshrrev_b32_e32 v54, 31, v52
FDB8  v_lshrrev_b32_e32 v56, 31, v56
FDBC  v_ashrrev_i32_e32 v52, 31, v52
FDC0  v_add_u32_e32 v57, -1, v56
FDC4  v_and_or_b32 v42, v52, s69, v42
FDCC  v_add3_u32 v52, v53, v55, v56
FDD4  v_sub_u32_e32 v53, 0x7f800000, v49
FDDC  v_and_b32_e32 v50, v57, v50
FDE0  v_and_b32_e32 v58, 0x80000000, v57
FDE8  v_add_u32_e32 v54, -1, v54
FDEC  v_max3_u32 v43, v50, v51, v43
FDF4  v_sub_u32_e32 v50, 0x7f7fffff, v49
FDFC  v_lshrrev_b32_e32 v53, 31, v53
FE00  v_bitop3_b32 v25, v58, v25, v54 bitop3:0xc8
FE08  v_add_u32_e32 v54, -1, v53
FE0C  v_lshrrev_b32_e32 v51, 31, v50
FE10  v_and_b32_e32 v55, 0x80000000, v54
FE18  v_add_u32_e32 v51, -1, v51
FE1C  v_bitop3_b32 v11, v55, v11, v51 bitop3:0xc8
FE24  v_sub_u32_e32 v51, 0x7f7fffff, v48
FE2C  v_sub_u32_e32 v55, 0x7f800000, v48
FE34  v_ashrrev_i32_e32 v50, 31, v50
FE38  v_and_b32_e32 v50, 7, v50
FE3C  v_and_b32_e32 v49, v54, v49
FE40  v_lshrrev_b32_e32 v54, 31, v51
FE44  v_lshrrev_b32_e32 v55, 31, v55
FE48  v_ashrrev_i32_e32 v51, 31, v51
FE4C  v_and_or_b32 v50, v51, s63, v50
FE54  v_add3_u32 v51, v53, v52, v55
FE5C  v_sub_u32_e32 v52, 0x7f800000, v47
FE64  v_add_u32_e32 v56, -1, v55
FE68  v_and_b32_e32 v48, v56, v48
FE6C  v_lshrrev_b32_e32 v52, 31, v52
FE70  v_and_b32_e32 v57, 0x80000000, v56
FE78  v_add_u32_e32 v54, -1, v54
FE7C  v_max3_u32 v43, v48, v49, v43
FE84  v_sub_u32_e32 v48, 0x7f7fffff, v47
FE8C  v_add_u32_e32 v53, -1, v52
FE90  v_bitop3_b32 v3, v57, v3, v54 bitop3:0xc8
FE98  v_and_b32_e32 v54, 0x80000000, v53
FEA0  v_lshrrev_b32_e32 v49, 31, v48
FEA4  v_and_b32_e32 v47, v53, v47
FEA8  v_sub_u32_e32 v53, 0x7f800000, v46
FEB0  v_add_u32_e32 v49, -1, v49
FEB4  v_bitop3_b32 v13, v54, v13, v49 bitop3:0xc8
FEBC  v_ashrrev_i32_e32 v48, 31, v48
FEC0  v_sub_u32_e32 v49, 0x7f7fffff, v46
FEC8  v_lshrrev_b32_e32 v53, 31, v53
FECC  v_and_or_b32 v48, v48, s64, v50
FED4  v_add_u32_e32 v54, -1, v53
FED8  v_lshrrev_b32_e32 v50, 31, v49
FEDC  v_and_b32_e32 v55, 0x80000000, v54
FEE4  v_add_u32_e32 v50, -1, v50
FEE8  v_bitop3_b32 v5, v55, v5, v50 bitop3:0xc8
FEF0  v_sub_u32_e32 v50, 0x7f800000, v45
FEF8  v_ashrrev_i32_e32 v49, 31, v49
FEFC  v_and_b32_e32 v46, v54, v46
FF00  v_lshrrev_b32_e32 v50, 31, v50
FF04  v_and_or_b32 v48, v49, s65, v48
FF0C  v_add3_u32 v49, v52, v51, v53
FF14  v_max3_u32 v43, v46, v47, v43
FF1C  v_sub_u32_e32 v46, 0x7f7fffff, v45
FF24  v_add_u32_e32 v51, -1, v50
FF28  v_and_b32_e32 v52, 0x80000000, v51
FF30  v_lshrrev_b32_e32 v47, 31, v46
FF34  v_and_b32_e32 v45, v51, v45
FF38  v_sub_u32_e32 v51, 0x7f800000, v44
FF40  v_add_u32_e32 v47, -1, v47
FF44  v_bitop3_b32 v15, v52, v15, v47 bitop3:0xc8
FF4C  v_ashrrev_i32_e32 v46, 31, v46
FF50  v_sub_u32_e32 v47, 0x7f7fffff, v44
FF58  v_lshrrev_b32_e32 v51, 31, v51
FF5C  v_and_or_b32 v46, v46, s66, v48
FF64  v_add_u32_e32 v52, -1, v51
FF68  v_lshrrev_b32_e32 v48, 31, v47
FF6C  v_and_b32_e32 v53, 0x80000000, v52
FF74  v_add_u32_e32 v48, -1, v48
FF78  v_bitop3_b32 v7, v53, v7, v48 bitop3:0xc8
FF80  v_sub_u32_e32 v48, 0x7f800000, v39
FF88  v_and_b32_e32 v44, v52, v44
FF8C  v_ashrrev_i32_e32 v47, 31, v47
FF90  v_max3_u32 v44, v44, v45, v43
FF98  v_sub_u32_e32 v43, 0x7f7fffff, v39
FFA0  v_lshrrev_b32_e32 v48, 31, v48
FFA4  v_and_or_b32 v46, v47, s67, v46
FFAC  v_add3_u32 v47, v50, v49, v51
FFB4  v_add_u32_e32 v49, -1, v48
FFB8  v_lshrrev_b32_e32 v45, 31, v43
FFBC  v_and_b32_e32 v50, 0x80000000, v49
FFC4  v_add_u32_e32 v45, -1, v45
FFC8  v_and_b32_e32 v39, v49, v39
FFCC  v_sub_u32_e32 v49, 0x7f800000, v38
FFD4  v_bitop3_b32 v17, v50, v17, v45 bitop3:0xc8
FFDC  v_sub_u32_e32 v45, 0x7f7fffff, v38
FFE4  v_ashrrev_i32_e32 v43, 31, v43
FFE8  v_lshrrev_b32_e32 v49, 31, v49
FFEC  v_and_or_b32 v43, v43, s68, v46
FFF4  v_lshrrev_b32_e32 v46, 31, v45
FFF8  v_add_u32_e32 v50, -1, v49
FFFC  v_ashrrev_i32_e32 v45, 31, v45
10000  v_and_or_b32 v43, v45, s69, v43
10008  v_add3_u32 v45, v48, v47, v49
10010  v_and_b32_e32 v38, v50, v38
10014  v_and_b32_e32 v51, 0x80000000, v50
1001C  v_add_u32_e32 v46, -1, v46
10020  v_max3_u32 v38, v38, v39, v44
10028  v_cmp_ne_u32_e32 vcc, 32, v45
1002C  v_bitop3_b32 v9, v51, v9, v46 bitop3:0xc8
10034  s_nop 0
10038  v_cndmask_b32_e32 v84, v80, v38, vcc
1003C  s_or_b64 exec, exec, s[42:43]
10040  v_cmp_ne_u32_e32 vcc, 0, v84
10044  v_mov_b32_e32 v44, 0x7f
1004C  s_and_saveexec_b64 s[42:43], vcc
10050  v_add_u32_e32 v38, s16, v84
10054  v_lshrrev_b32_e32 v39, 23, v38
10058  v_add_u32_e32 v39, -2, v39
1005C  v_cmp_lt_u32_e32 vcc, s70, v38
10060  s_nop 1
10064  v_cndmask_b32_e32 v38, 0, v39, vcc
10068  v_cmp_eq_u32_e32 vcc, s62, v84
1006C  s_and_b64 vcc, s[28:29], vcc
10070  s_nop 0
10074  v_cndmask_b32_e32 v44, v38, v81, vcc
10078  s_or_b64 exec, exec, s[42:43]
1007C  v_cmp_eq_u32_e32 vcc, 0, v44
10080  s_cbranch_vccz 37
10084  s_nop 0
10088  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
10090  v_mul_f32_e32 v26, v38, v26
10094  v_mul_f32_e32 v18, v38, v18
10098  v_mul_f32_e32 v28, v38, v28
1009C  v_mul_f32_e32 v20, v38, v20
100A0  v_mul_f32_e32 v30, v38, v30
100A4  v_mul_f32_e32 v22, v38, v22
100A8  v_mul_f32_e32 v32, v38, v32
100AC  v_mul_f32_e32 v24, v38, v24
100B0  v_mul_f32_e32 v10, v38, v10
100B4  v_mul_f32_e32 v2, v38, v2
100B8  v_mul_f32_e32 v12, v38, v12
100BC  v_mul_f32_e32 v4, v38, v4
100C0  v_mul_f32_e32 v14, v38, v14
100C4  v_mul_f32_e32 v6, v38, v6
100C8  v_mul_f32_e32 v16, v38, v16
100CC  v_mul_f32_e32 v8, v38, v8
100D0  v_mul_f32_e32 v27, v38, v27
100D4  v_mul_f32_e32 v19, v38, v19
100D8  v_mul_f32_e32 v29, v38, v29
100DC  v_mul_f32_e32 v21, v38, v21
100E0  v_mul_f32_e32 v31, v38, v31
100E4  v_mul_f32_e32 v23, v38, v23
100E8  v_mul_f32_e32 v33, v38, v33
100EC  v_mul_f32_e32 v25, v38, v25
100F0  v_mul_f32_e32 v11, v38, v11
100F4  v_mul_f32_e32 v3, v38, v3
100F8  v_mul_f32_e32 v13, v38, v13
100FC  v_mul_f32_e32 v5, v38, v5
10100  v_mul_f32_e32 v15, v38, v15
10104  v_mul_f32_e32 v7, v38, v7
10108  v_mul_f32_e32 v17, v38, v17
1010C  v_mul_f32_e32 v9, v38, v9
10110  v_max_u32_e32 v45, 1, v44
10114  s_branch 1
10118  v_mov_b32_e32 v45, v44
1011C  v_mad_u64_u32 v[38:39], s[42:43], v82, s23, v[34:35]
10124  v_lshlrev_b32_e32 v58, 2, v38
10128  v_mad_u64_u32 v[46:47], s[42:43], v58, s59, 0
10130  v_xor_b32_e32 v47, s37, v47
10134  v_xor_b32_e32 v47, s26, v47
10138  v_mad_u64_u32 v[48:49], s[42:43], v47, s19, 0
10140  v_xor_b32_e32 v47, s71, v49
10144  v_xor_b32_e32 v49, s72, v46
10148  v_mad_u64_u32 v[46:47], s[42:43], v47, s59, 0
10150  v_mad_u64_u32 v[50:51], s[42:43], v49, s19, 0
10158  v_xor_b32_e32 v48, v48, v51
1015C  v_xor_b32_e32 v47, s73, v47
10160  v_xor_b32_e32 v48, s45, v48
10164  v_mad_u64_u32 v[52:53], s[42:43], v47, s19, 0
1016C  v_mad_u64_u32 v[48:49], s[42:43], v48, s59, 0
10174  v_xor_b32_e32 v47, v50, v53
10178  v_xor_b32_e32 v47, s46, v47
1017C  v_xor_b32_e32 v46, v46, v49
10180  v_xor_b32_e32 v49, s47, v46
10184  v_mad_u64_u32 v[46:47], s[42:43], v47, s59, 0
1018C  v_mad_u64_u32 v[50:51], s[42:43], v49, s19, 0
10194  v_xor_b32_e32 v47, v48, v47
10198  v_xor_b32_e32 v49, v52, v51
1019C  v_xor_b32_e32 v47, s49, v47
101A0  v_xor_b32_e32 v49, s48, v49
101A4  v_mad_u64_u32 v[52:53], s[42:43], v47, s19, 0
101AC  v_mad_u64_u32 v[48:49], s[42:43], v49, s59, 0
101B4  v_xor_b32_e32 v47, v50, v53
101B8  v_xor_b32_e32 v47, s50, v47
101BC  v_xor_b32_e32 v46, v46, v49
101C0  v_xor_b32_e32 v49, s51, v46
101C4  v_mad_u64_u32 v[46:47], s[42:43], v47, s59, 0
101CC  v_mad_u64_u32 v[50:51], s[42:43], v49, s19, 0
101D4  v_xor_b32_e32 v47, v48, v47
101D8  v_xor_b32_e32 v49, v52, v51
101DC  v_xor_b32_e32 v47, s53, v47
101E0  v_xor_b32_e32 v49, s52, v49
101E4  v_mad_u64_u32 v[52:53], s[42:43], v47, s19, 0
101EC  v_mad_u64_u32 v[48:49], s[42:43], v49, s59, 0
101F4  v_xor_b32_e32 v47, v50, v53
101F8  v_xor_b32_e32 v47, s54, v47
101FC  v_xor_b32_e32 v46, v46, v49
10200  v_xor_b32_e32 v49, s55, v46
10204  v_mad_u64_u32 v[46:47], s[42:43], v47, s59, 0
1020C  v_mad_u64_u32 v[50:51], s[42:43], v49, s19, 0
10214  v_xor_b32_e32 v47, v48, v47
10218  v_xor_b32_e32 v49, v52, v51
1021C  v_xor_b32_e32 v47, s57, v47
10220  v_xor_b32_e32 v49, s56, v49
10224  v_mad_u64_u32 v[52:53], s[42:43], v47, s19, 0
1022C  v_mad_u64_u32 v[48:49], s[42:43], v49, s59, 0
10234  v_xor_b32_e32 v47, v50, v53
10238  v_xor_b32_e32 v53, s36, v47
1023C  v_xor_b32_e32 v46, v46, v49
10240  v_mov_b32_e32 v47, v18
10244  v_mov_b32_e32 v51, v20
10248  v_mov_b32_e32 v18, 0
1024C  v_mov_b32_e32 v20, 0
10250  v_lshlrev_b32_e32 v45, 23, v45
10254  v_xor_b32_e32 v49, s58, v46
10258  v_mov_b32_e32 v46, v26
1025C  v_mov_b32_e32 v50, v28
10260  v_mov_b32_e32 v54, v30
10264  v_mov_b32_e32 v55, v22
10268  v_mov_b32_e32 v56, v32
1026C  v_mov_b32_e32 v57, v24
10270  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[46:47], v53, v45
10278  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[54:55], v49, v45 op_sel:[0,0,0,1]
10280  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[50:51], v52, v45 op_sel:[0,0,1,0]
10288  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[56:57], v48, v45 op_sel:[0,0,1,1]
10290  s_nop 0
10294  v_mov_b32_e32 v54, v14
10298  v_or3_b32 v40, v20, v40, v18
102A0  v_or_b32_e32 v18, 1, v58
102A4  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
102AC  v_xor_b32_e32 v18, s37, v47
102B0  v_xor_b32_e32 v18, s26, v18
102B4  v_mad_u64_u32 v[48:49], s[42:43], v18, s19, 0
102BC  v_xor_b32_e32 v20, s72, v46
102C0  v_xor_b32_e32 v18, s71, v49
102C4  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
102CC  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
102D4  v_xor_b32_e32 v18, v48, v51
102D8  v_xor_b32_e32 v18, s45, v18
102DC  v_xor_b32_e32 v20, s73, v47
102E0  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
102E8  v_mad_u64_u32 v[52:53], s[42:43], v20, s19, 0
102F0  v_xor_b32_e32 v18, v50, v53
102F4  v_xor_b32_e32 v20, v46, v49
102F8  v_xor_b32_e32 v18, s46, v18
102FC  v_xor_b32_e32 v20, s47, v20
10300  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
10308  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
10310  v_xor_b32_e32 v18, v52, v51
10314  v_xor_b32_e32 v20, v48, v47
10318  v_xor_b32_e32 v18, s48, v18
1031C  v_xor_b32_e32 v20, s49, v20
10320  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
10328  v_mad_u64_u32 v[52:53], s[42:43], v20, s19, 0
10330  v_xor_b32_e32 v18, v50, v53
10334  v_xor_b32_e32 v20, v46, v49
10338  v_xor_b32_e32 v18, s50, v18
1033C  v_xor_b32_e32 v20, s51, v20
10340  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
10348  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
10350  v_xor_b32_e32 v18, v52, v51
10354  v_xor_b32_e32 v20, v48, v47
10358  v_xor_b32_e32 v18, s52, v18
1035C  v_xor_b32_e32 v20, s53, v20
10360  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
10368  v_mad_u64_u32 v[52:53], s[42:43], v20, s19, 0
10370  v_xor_b32_e32 v18, v50, v53
10374  v_xor_b32_e32 v20, v46, v49
10378  v_xor_b32_e32 v18, s54, v18
1037C  v_xor_b32_e32 v20, s55, v20
10380  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
10388  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
10390  v_xor_b32_e32 v18, v52, v51
10394  v_xor_b32_e32 v20, v48, v47
10398  v_xor_b32_e32 v18, s56, v18
1039C  v_xor_b32_e32 v20, s57, v20
103A0  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
103A8  v_mad_u64_u32 v[52:53], s[42:43], v20, s19, 0
103B0  v_xor_b32_e32 v18, v50, v53
103B4  v_xor_b32_e32 v20, v46, v49
103B8  v_mov_b32_e32 v47, v2
103BC  v_mov_b32_e32 v51, v4
103C0  v_mov_b32_e32 v2, 0
103C4  v_mov_b32_e32 v4, 0
103C8  v_xor_b32_e32 v18, s36, v18
103CC  v_xor_b32_e32 v20, s58, v20
103D0  v_mov_b32_e32 v46, v10
103D4  v_mov_b32_e32 v50, v12
103D8  v_mov_b32_e32 v55, v6
103DC  v_mov_b32_e32 v56, v16
103E0  v_mov_b32_e32 v57, v8
103E4  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[46:47], v18, v45
103EC  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[54:55], v20, v45 op_sel:[0,0,0,1]
103F4  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[50:51], v52, v45 op_sel:[0,0,1,0]
103FC  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[56:57], v48, v45 op_sel:[0,0,1,1]
10404  s_nop 0
10408  v_mov_b32_e32 v6, 0
1040C  v_or3_b32 v41, v4, v41, v2
10414  v_or_b32_e32 v2, 2, v58
10418  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
10420  v_xor_b32_e32 v2, s37, v47
10424  v_xor_b32_e32 v2, s26, v2
10428  v_mad_u64_u32 v[48:49], s[42:43], v2, s19, 0
10430  v_xor_b32_e32 v2, s71, v49
10434  v_xor_b32_e32 v4, s72, v46
10438  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
10440  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
10448  v_xor_b32_e32 v2, v48, v51
1044C  v_xor_b32_e32 v4, s73, v47
10450  v_xor_b32_e32 v2, s45, v2
10454  v_mad_u64_u32 v[52:53], s[42:43], v4, s19, 0
1045C  v_mad_u64_u32 v[48:49], s[42:43], v2, s59, 0
10464  v_xor_b32_e32 v2, v50, v53
10468  v_xor_b32_e32 v2, s46, v2
1046C  v_xor_b32_e32 v4, v46, v49
10470  v_xor_b32_e32 v4, s47, v4
10474  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
1047C  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
10484  v_xor_b32_e32 v4, v48, v47
10488  v_xor_b32_e32 v2, v52, v51
1048C  v_xor_b32_e32 v4, s49, v4
10490  v_xor_b32_e32 v2, s48, v2
10494  v_mad_u64_u32 v[52:53], s[42:43], v4, s19, 0
1049C  v_mad_u64_u32 v[48:49], s[42:43], v2, s59, 0
104A4  v_xor_b32_e32 v2, v50, v53
104A8  v_xor_b32_e32 v2, s50, v2
104AC  v_xor_b32_e32 v4, v46, v49
104B0  v_xor_b32_e32 v4, s51, v4
104B4  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
104BC  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
104C4  v_xor_b32_e32 v4, v48, v47
104C8  v_xor_b32_e32 v2, v52, v51
104CC  v_xor_b32_e32 v4, s53, v4
104D0  v_xor_b32_e32 v2, s52, v2
104D4  v_mad_u64_u32 v[52:53], s[42:43], v4, s19, 0
104DC  v_mad_u64_u32 v[48:49], s[42:43], v2, s59, 0
104E4  v_xor_b32_e32 v2, v50, v53
104E8  v_xor_b32_e32 v2, s54, v2
104EC  v_xor_b32_e32 v4, v46, v49
104F0  v_xor_b32_e32 v4, s55, v4
104F4  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
104FC  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
10504  v_xor_b32_e32 v4, v48, v47
10508  v_xor_b32_e32 v2, v52, v51
1050C  v_xor_b32_e32 v4, s57, v4
10510  v_xor_b32_e32 v2, s56, v2
10514  v_mad_u64_u32 v[52:53], s[42:43], v4, s19, 0
1051C  v_mad_u64_u32 v[48:49], s[42:43], v2, s59, 0
10524  v_xor_b32_e32 v2, v50, v53
10528  v_xor_b32_e32 v2, s36, v2
1052C  v_xor_b32_e32 v4, v46, v49
10530  v_mov_b32_e32 v8, 0
10534  v_xor_b32_e32 v4, s58, v4
10538  v_mov_b32_e32 v18, v27
1053C  v_mov_b32_e32 v20, v29
10540  v_mov_b32_e32 v22, v31
10544  v_mov_b32_e32 v24, v33
10548  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[18:19], v2, v45
10550  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v4, v45 op_sel:[0,0,0,1]
10558  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v52, v45 op_sel:[0,0,1,0]
10560  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[24:25], v48, v45 op_sel:[0,0,1,1]
10568  s_nop 0
1056C  v_or_b32_e32 v2, 3, v58
10570  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
10578  v_xor_b32_e32 v2, s37, v19
1057C  v_xor_b32_e32 v2, s26, v2
10580  v_mad_u64_u32 v[20:21], s[42:43], v2, s19, 0
10588  v_xor_b32_e32 v2, s71, v21
1058C  v_xor_b32_e32 v4, s72, v18
10590  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
10598  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
105A0  v_xor_b32_e32 v2, v20, v23
105A4  v_xor_b32_e32 v4, s73, v19
105A8  v_xor_b32_e32 v2, s45, v2
105AC  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
105B4  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
105BC  v_xor_b32_e32 v2, v22, v25
105C0  v_xor_b32_e32 v2, s46, v2
105C4  v_xor_b32_e32 v4, v18, v21
105C8  v_xor_b32_e32 v4, s47, v4
105CC  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
105D4  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
105DC  v_xor_b32_e32 v4, v20, v19
105E0  v_xor_b32_e32 v2, v24, v23
105E4  v_xor_b32_e32 v4, s49, v4
105E8  v_xor_b32_e32 v2, s48, v2
105EC  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
105F4  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
105FC  v_xor_b32_e32 v2, v22, v25
10600  v_xor_b32_e32 v2, s50, v2
10604  v_xor_b32_e32 v4, v18, v21
10608  v_xor_b32_e32 v4, s51, v4
1060C  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
10614  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
1061C  v_xor_b32_e32 v4, v20, v19
10620  v_xor_b32_e32 v2, v24, v23
10624  v_xor_b32_e32 v4, s53, v4
10628  v_xor_b32_e32 v2, s52, v2
1062C  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
10634  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
1063C  v_xor_b32_e32 v2, v22, v25
10640  v_xor_b32_e32 v2, s54, v2
10644  v_xor_b32_e32 v4, v18, v21
10648  v_xor_b32_e32 v4, s55, v4
1064C  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
10654  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
1065C  v_xor_b32_e32 v4, v20, v19
10660  v_xor_b32_e32 v2, v24, v23
10664  v_xor_b32_e32 v4, s57, v4
10668  v_xor_b32_e32 v2, s56, v2
1066C  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
10674  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
1067C  v_xor_b32_e32 v2, v22, v25
10680  v_xor_b32_e32 v10, s36, v2
10684  v_xor_b32_e32 v2, v18, v21
10688  v_xor_b32_e32 v12, s58, v2
1068C  v_mov_b32_e32 v2, v11
10690  v_mov_b32_e32 v4, v13
10694  v_mov_b32_e32 v11, 0
10698  v_mov_b32_e32 v13, 0
1069C  v_or3_b32 v42, v8, v42, v6
106A4  v_mov_b32_e32 v6, v15
106A8  v_mov_b32_e32 v8, v17
106AC  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[2:3], v10, v45
106B4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[6:7], v12, v45 op_sel:[0,0,0,1]
106BC  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[4:5], v24, v45 op_sel:[0,0,1,0]
106C4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[8:9], v20, v45 op_sel:[0,0,1,1]
106CC  s_nop 0
106D0  v_lshl_add_u64 v[2:3], v[38:39], 4, s[8:9]
106D8  v_or3_b32 v43, v13, v43, v11
106E0  s_or_b64 s[38:39], s[38:39], exec
106E4  global_store_dwordx4 v[2:3], v[40:43], off
106EC  s_or_b64 exec, exec, s[40:41]
106F0  s_and_saveexec_b64 s[40:41], s[38:39]
106F4  s_cbranch_execz 64071
106F8  v_and_b32_e32 v2, 0xffffffe0, v82
10700  v_cndmask_b32_e64 v2, v2, v82, s[0:1]
10708  v_mad_u64_u32 v[2:3], s[38:39], s60, v2, v[36:37]
10710  global_store_byte v[2:3], v44, off
10718  s_branch 64062
1071C  v_and_b32_e32 v138, 0x7e, v70
10724  s_lshl_b32 s8, s3, 2
10728  s_lshr_b32 s10, s17, 5
1072C  v_or_b32_e32 v71, s33, v138
10730  v_or_b32_e32 v70, s8, v136
10734  v_cmp_gt_u32_e32 vcc, s18, v71
10738  v_cmp_gt_u32_e64 s[2:3], s10, v70
10740  s_and_b64 s[4:5], vcc, s[2:3]
10744  v_lshrrev_b32_e32 v137, 3, v0
10748  s_and_saveexec_b64 s[2:3], s[4:5]
1074C  s_cbranch_execz 2962
10750  v_lshrrev_b32_e32 v2, 2, v138
10754  v_lshlrev_b32_e32 v62, 10, v136
10758  v_and_b32_e32 v3, 4, v137
1075C  v_bitop3_b32 v63, v2, v137, 4 bitop3:0x78
10764  v_and_b32_e32 v4, 1, v0
10768  v_lshlrev_b32_e32 v64, 3, v4
1076C  v_bitop3_b32 v2, v2, v62, v3 bitop3:0xde
10774  v_bitop3_b32 v6, v62, v63, 1 bitop3:0xf6
1077C  v_bitop3_b32 v10, v62, v63, 2 bitop3:0xf6
10784  v_bitop3_b32 v14, v62, v63, 3 bitop3:0xf6
1078C  v_bitop3_b32 v18, v62, v63, 4 bitop3:0xf6
10794  v_bitop3_b32 v22, v62, v63, 5 bitop3:0xf6
1079C  v_bitop3_b32 v26, v62, v63, 6 bitop3:0xf6
107A4  v_bitop3_b32 v30, v62, v63, 7 bitop3:0xf6
107AC  v_bitop3_b32 v34, v62, v63, 8 bitop3:0xf6
107B4  v_bitop3_b32 v38, v62, v63, 9 bitop3:0xf6
107BC  v_bitop3_b32 v42, v62, v63, 10 bitop3:0xf6
107C4  v_bitop3_b32 v46, v62, v63, 11 bitop3:0xf6
107CC  v_bitop3_b32 v50, v62, v63, 12 bitop3:0xf6
107D4  v_bitop3_b32 v54, v62, v63, 13 bitop3:0xf6
107DC  v_bitop3_b32 v58, v62, v63, 14 bitop3:0xf6
107E4  v_bitop3_b32 v62, v62, v63, 15 bitop3:0xf6
107EC  v_lshl_or_b32 v2, v2, 4, v64
107F4  v_lshl_or_b32 v6, v6, 4, v64
107FC  v_lshl_or_b32 v10, v10, 4, v64
10804  v_lshl_or_b32 v14, v14, 4, v64
1080C  v_lshl_or_b32 v18, v18, 4, v64
10814  v_lshl_or_b32 v22, v22, 4, v64
1081C  v_lshl_or_b32 v26, v26, 4, v64
10824  v_lshl_or_b32 v30, v30, 4, v64
1082C  v_lshl_or_b32 v34, v34, 4, v64
10834  v_lshl_or_b32 v38, v38, 4, v64
1083C  v_lshl_or_b32 v42, v42, 4, v64
10844  v_lshl_or_b32 v46, v46, 4, v64
1084C  v_lshl_or_b32 v50, v50, 4, v64
10854  v_lshl_or_b32 v54, v54, 4, v64
1085C  v_lshl_or_b32 v58, v58, 4, v64
10864  v_lshl_or_b32 v62, v62, 4, v64
1086C  ds_read2st64_b64 v[2:5], v2 offset1:16
10874  ds_read2st64_b64 v[6:9], v6 offset0:1 offset1:17
1087C  ds_read2st64_b64 v[10:13], v10 offset0:2 offset1:18
10884  ds_read2st64_b64 v[14:17], v14 offset0:3 offset1:19
1088C  ds_read2st64_b64 v[18:21], v18 offset0:4 offset1:20
10894  ds_read2st64_b64 v[22:25], v22 offset0:5 offset1:21
1089C  ds_read2st64_b64 v[26:29], v26 offset0:6 offset1:22
108A4  ds_read2st64_b64 v[30:33], v30 offset0:7 offset1:23
108AC  ds_read2st64_b64 v[34:37], v34 offset0:8 offset1:24
108B4  ds_read2st64_b64 v[38:41], v38 offset0:9 offset1:25
108BC  ds_read2st64_b64 v[42:45], v42 offset0:10 offset1:26
108C4  ds_read2st64_b64 v[46:49], v46 offset0:11 offset1:27
108CC  ds_read2st64_b64 v[50:53], v50 offset0:12 offset1:28
108D4  ds_read2st64_b64 v[54:57], v54 offset0:13 offset1:29
108DC  ds_read2st64_b64 v[58:61], v58 offset0:14 offset1:30
108E4  ds_read2st64_b64 v[62:65], v62 offset0:15 offset1:31
108EC  s_cmp_lg_u32 s35, 0
108F0  s_cbranch_scc0 1294
108F4  s_lshl_b32 s4, s35, 31
108F8  s_waitcnt lgkmcnt(14)
108FC  v_xor_b32_e32 v66, s4, v2
10900  v_xor_b32_e32 v67, s4, v3
10904  s_lshl_b32 s4, s35, 30
10908  v_bfrev_b32_e32 v131, 1
1090C  v_bitop3_b32 v68, v6, s4, v131 bitop3:0x78
10914  v_bitop3_b32 v69, v7, s4, v131 bitop3:0x78
1091C  s_lshl_b32 s4, s35, 29
10920  s_waitcnt lgkmcnt(13)
10924  v_bitop3_b32 v72, v10, s4, v131 bitop3:0x78
1092C  v_bitop3_b32 v73, v11, s4, v131 bitop3:0x78
10934  s_lshl_b32 s4, s35, 28
10938  s_waitcnt lgkmcnt(12)
1093C  v_bitop3_b32 v74, v14, s4, v131 bitop3:0x78
10944  v_bitop3_b32 v75, v15, s4, v131 bitop3:0x78
1094C  s_lshl_b32 s4, s35, 27
10950  s_waitcnt lgkmcnt(11)
10954  v_bitop3_b32 v76, v18, s4, v131 bitop3:0x78
1095C  v_bitop3_b32 v77, v19, s4, v131 bitop3:0x78
10964  s_lshl_b32 s4, s35, 26
10968  s_waitcnt lgkmcnt(10)
1096C  v_bitop3_b32 v78, v22, s4, v131 bitop3:0x78
10974  v_bitop3_b32 v79, v23, s4, v131 bitop3:0x78
1097C  s_lshl_b32 s4, s35, 25
10980  s_waitcnt lgkmcnt(9)
10984  v_bitop3_b32 v80, v26, s4, v131 bitop3:0x78
1098C  v_bitop3_b32 v81, v27, s4, v131 bitop3:0x78
10994  s_lshl_b32 s4, s35, 24
10998  s_waitcnt lgkmcnt(8)
1099C  v_bitop3_b32 v82, v30, s4, v131 bitop3:0x78
109A4  v_bitop3_b32 v83, v31, s4, v131 bitop3:0x78
109AC  s_lshl_b32 s4, s35, 23
109B0  s_waitcnt lgkmcnt(7)
109B4  v_bitop3_b32 v84, v34, s4, v131 bitop3:0x78
109BC  v_bitop3_b32 v85, v35, s4, v131 bitop3:0x78
109C4  s_lshl_b32 s4, s35, 22
109C8  s_waitcnt lgkmcnt(6)
109CC  v_bitop3_b32 v86, v38, s4, v131 bitop3:0x78
109D4  v_bitop3_b32 v87, v39, s4, v131 bitop3:0x78
109DC  s_lshl_b32 s4, s35, 21
109E0  s_waitcnt lgkmcnt(5)
109E4  v_bitop3_b32 v88, v42, s4, v131 bitop3:0x78
109EC  v_bitop3_b32 v89, v43, s4, v131 bitop3:0x78
109F4  s_lshl_b32 s4, s35, 20
109F8  s_waitcnt lgkmcnt(4)
109FC  v_bitop3_b32 v90, v46, s4, v131 bitop3:0x78
10A04  v_bitop3_b32 v91, v47, s4, v131 bitop3:0x78
10A0C  s_lshl_b32 s4, s35, 19
10A10  s_waitcnt lgkmcnt(3)
10A14  v_bitop3_b32 v92, v50, s4, v131 bitop3:0x78
10A1C  v_bitop3_b32 v93, v51, s4, v131 bitop3:0x78
10A24  s_lshl_b32 s4, s35, 18
10A28  s_waitcnt lgkmcnt(2)
10A2C  v_bitop3_b32 v94, v54, s4, v131 bitop3:0x78
10A34  v_bitop3_b32 v95, v55, s4, v131 bitop3:0x78
10A3C  s_lshl_b32 s4, s35, 17
10A40  s_waitcnt lgkmcnt(1)
10A44  v_bitop3_b32 v96, v58, s4, v131 bitop3:0x78
10A4C  v_bitop3_b32 v97, v59, s4, v131 bitop3:0x78
10A54  s_lshl_b32 s4, s35, 16
10A58  s_waitcnt lgkmcnt(0)
10A5C  v_bitop3_b32 v98, v62, s4, v131 bitop3:0x78
10A64  v_bitop3_b32 v99, v63, s4, v131 bitop3:0x78
10A6C  s_lshl_b32 s4, s35, 15
10A70  v_bitop3_b32 v100, v4, s4, v131 bitop3:0x78
10A78  v_bitop3_b32 v101, v5, s4, v131 bitop3:0x78
10A80  s_lshl_b32 s4, s35, 14
10A84  v_bitop3_b32 v102, v8, s4, v131 bitop3:0x78
10A8C  v_bitop3_b32 v103, v9, s4, v131 bitop3:0x78
10A94  s_lshl_b32 s4, s35, 13
10A98  v_bitop3_b32 v104, v12, s4, v131 bitop3:0x78
10AA0  v_bitop3_b32 v105, v13, s4, v131 bitop3:0x78
10AA8  s_lshl_b32 s4, s35, 12
10AAC  v_bitop3_b32 v106, v16, s4, v131 bitop3:0x78
10AB4  v_bitop3_b32 v107, v17, s4, v131 bitop3:0x78
10ABC  s_lshl_b32 s4, s35, 11
10AC0  v_bitop3_b32 v108, v20, s4, v131 bitop3:0x78
10AC8  v_bitop3_b32 v109, v21, s4, v131 bitop3:0x78
10AD0  s_lshl_b32 s4, s35, 10
10AD4  v_bitop3_b32 v110, v24, s4, v131 bitop3:0x78
10ADC  v_bitop3_b32 v111, v25, s4, v131 bitop3:0x78
10AE4  s_lshl_b32 s4, s35, 9
10AE8  v_bitop3_b32 v112, v28, s4, v131 bitop3:0x78
10AF0  v_bitop3_b32 v113, v29, s4, v131 bitop3:0x78
10AF8  s_lshl_b32 s4, s35, 8
10AFC  v_bitop3_b32 v114, v32, s4, v131 bitop3:0x78
10B04  v_bitop3_b32 v115, v33, s4, v131 bitop3:0x78
10B0C  s_lshl_b32 s4, s35, 7
10B10  v_bitop3_b32 v116, v36, s4, v131 bitop3:0x78
10B18  v_bitop3_b32 v117, v37, s4, v131 bitop3:0x78
10B20  s_lshl_b32 s4, s35, 6
10B24  v_bitop3_b32 v118, v40, s4, v131 bitop3:0x78
10B2C  v_bitop3_b32 v119, v41, s4, v131 bitop3:0x78
10B34  s_lshl_b32 s4, s35, 5
10B38  v_bitop3_b32 v120, v44, s4, v131 bitop3:0x78
10B40  v_bitop3_b32 v121, v45, s4, v131 bitop3:0x78
10B48  s_lshl_b32 s4, s35, 4
10B4C  v_bitop3_b32 v122, v48, s4, v131 bitop3:0x78
10B54  v_bitop3_b32 v123, v49, s4, v131 bitop3:0x78
10B5C  s_lshl_b32 s4, s35, 3
10B60  v_bitop3_b32 v124, v52, s4, v131 bitop3:0x78
10B68  v_bitop3_b32 v125, v53, s4, v131 bitop3:0x78
10B70  s_lshl_b32 s4, s35, 2
10B74  v_bitop3_b32 v126, v56, s4, v131 bitop3:0x78
10B7C  v_bitop3_b32 v127, v57, s4, v131 bitop3:0x78
10B84  s_lshl_b32 s4, s35, 1
10B88  v_bitop3_b32 v128, v60, s4, v131 bitop3:0x78
10B90  v_bitop3_b32 v129, v61, s4, v131 bitop3:0x78
10B98  v_bitop3_b32 v130, v64, s35, v131 bitop3:0x78
10BA0  v_bitop3_b32 v131, v65, s35, v131 bitop3:0x78
10BA8  s_cbranch_execnz 33
10BAC  s_waitcnt lgkmcnt(0)
10BB0  v_mov_b64_e32 v[130:131], v[64:65]
10BB4  v_mov_b64_e32 v[128:129], v[60:61]
10BB8  v_mov_b64_e32 v[126:127], v[56:57]
10BBC  v_mov_b64_e32 v[124:125], v[52:53]
10BC0  v_mov_b64_e32 v[122:123], v[48:49]
10BC4  v_mov_b64_e32 v[120:121], v[44:45]
10BC8  v_mov_b64_e32 v[118:119], v[40:41]
10BCC  v_mov_b64_e32 v[116:117], v[36:37]
10BD0  v_mov_b64_e32 v[114:115], v[32:33]
10BD4  v_mov_b64_e32 v[112:113], v[28:29]
10BD8  v_mov_b64_e32 v[110:111], v[24:25]
10BDC  v_mov_b64_e32 v[108:109], v[20:21]
10BE0  v_mov_b64_e32 v[106:107], v[16:17]
10BE4  v_mov_b64_e32 v[104:105], v[12:13]
10BE8  v_mov_b64_e32 v[102:103], v[8:9]
10BEC  v_mov_b64_e32 v[100:101], v[4:5]
10BF0  v_mov_b64_e32 v[98:99], v[62:63]
10BF4  v_mov_b64_e32 v[96:97], v[58:59]
10BF8  v_mov_b64_e32 v[94:95], v[54:55]
10BFC  v_mov_b64_e32 v[92:93], v[50:51]
10C00  v_mov_b64_e32 v[90:91], v[46:47]
10C04  v_mov_b64_e32 v[88:89], v[42:43]
10C08  v_mov_b64_e32 v[86:87], v[38:39]
10C0C  v_mov_b64_e32 v[84:85], v[34:35]
10C10  v_mov_b64_e32 v[82:83], v[30:31]
10C14  v_mov_b64_e32 v[80:81], v[26:27]
10C18  v_mov_b64_e32 v[78:79], v[22:23]
10C1C  v_mov_b64_e32 v[76:77], v[18:19]
10C20  v_mov_b64_e32 v[74:75], v[14:15]
10C24  v_mov_b64_e32 v[72:73], v[10:11]
10C28  v_mov_b64_e32 v[68:69], v[6:7]
10C2C  v_mov_b64_e32 v[66:67], v[2:3]
10C30  s_waitcnt lgkmcnt(14)
10C34  v_pk_add_f32 v[2:3], v[66:67], v[68:69]
10C3C  v_pk_add_f32 v[4:5], v[66:67], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
10C44  v_pk_add_f32 v[6:7], v[72:73], v[74:75]
10C4C  v_pk_add_f32 v[8:9], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
10C54  s_waitcnt lgkmcnt(13)
10C58  v_pk_add_f32 v[10:11], v[76:77], v[78:79]
10C60  v_pk_add_f32 v[12:13], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
10C68  s_waitcnt lgkmcnt(12)
10C6C  v_pk_add_f32 v[14:15], v[80:81], v[82:83]
10C74  v_pk_add_f32 v[16:17], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
10C7C  s_waitcnt lgkmcnt(11)
10C80  v_pk_add_f32 v[18:19], v[84:85], v[86:87]
10C88  v_pk_add_f32 v[20:21], v[84:85], v[86:87] neg_lo:[0,1] neg_hi:[0,1]
10C90  s_waitcnt lgkmcnt(10)
10C94  v_pk_add_f32 v[22:23], v[88:89], v[90:91]
10C9C  v_pk_add_f32 v[24:25], v[88:89], v[90:91] neg_lo:[0,1] neg_hi:[0,1]
10CA4  s_waitcnt lgkmcnt(9)
10CA8  v_pk_add_f32 v[26:27], v[92:93], v[94:95]
10CB0  v_pk_add_f32 v[28:29], v[92:93], v[94:95] neg_lo:[0,1] neg_hi:[0,1]
10CB8  s_waitcnt lgkmcnt(8)
10CBC  v_pk_add_f32 v[30:31], v[96:97], v[98:99]
10CC4  v_pk_add_f32 v[32:33], v[96:97], v[98:99] neg_lo:[0,1] neg_hi:[0,1]
10CCC  s_waitcnt lgkmcnt(7)
10CD0  v_pk_add_f32 v[34:35], v[100:101], v[102:103]
10CD8  v_pk_add_f32 v[36:37], v[100:101], v[102:103] neg_lo:[0,1] neg_hi:[0,1]
10CE0  s_waitcnt lgkmcnt(6)
10CE4  v_pk_add_f32 v[38:39], v[104:105], v[106:107]
10CEC  v_pk_add_f32 v[40:41], v[104:105], v[106:107] neg_lo:[0,1] neg_hi:[0,1]
10CF4  s_waitcnt lgkmcnt(5)
10CF8  v_pk_add_f32 v[42:43], v[108:109], v[110:111]
10D00  v_pk_add_f32 v[44:45], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
10D08  s_waitcnt lgkmcnt(4)
10D0C  v_pk_add_f32 v[46:47], v[112:113], v[114:115]
10D14  v_pk_add_f32 v[48:49], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
10D1C  s_waitcnt lgkmcnt(3)
10D20  v_pk_add_f32 v[50:51], v[116:117], v[118:119]
10D28  v_pk_add_f32 v[52:53], v[116:117], v[118:119] neg_lo:[0,1] neg_hi:[0,1]
10D30  s_waitcnt lgkmcnt(2)
10D34  v_pk_add_f32 v[54:55], v[120:121], v[122:123]
10D3C  v_pk_add_f32 v[56:57], v[120:121], v[122:123] neg_lo:[0,1] neg_hi:[0,1]
10D44  s_waitcnt lgkmcnt(1)
10D48  v_pk_add_f32 v[58:59], v[124:125], v[126:127]
10D50  v_pk_add_f32 v[60:61], v[124:125], v[126:127] neg_lo:[0,1] neg_hi:[0,1]
10D58  s_waitcnt lgkmcnt(0)
10D5C  v_pk_add_f32 v[62:63], v[128:129], v[130:131]
10D64  v_pk_add_f32 v[64:65], v[128:129], v[130:131] neg_lo:[0,1] neg_hi:[0,1]
10D6C  v_pk_add_f32 v[66:67], v[2:3], v[6:7]
10D74  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
10D7C  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
10D84  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10D8C  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
10D94  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
10D9C  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
10DA4  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
10DAC  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
10DB4  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
10DBC  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
10DC4  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
10DCC  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
10DD4  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10DDC  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
10DE4  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
10DEC  v_pk_add_f32 v[32:33], v[34:35], v[38:39]
10DF4  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
10DFC  v_pk_add_f32 v[38:39], v[36:37], v[40:41]
10E04  v_pk_add_f32 v[36:37], v[36:37], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
10E0C  v_pk_add_f32 v[40:41], v[42:43], v[46:47]
10E14  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10E1C  v_pk_add_f32 v[46:47], v[44:45], v[48:49]
10E24  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
10E2C  v_pk_add_f32 v[48:49], v[50:51], v[54:55]
10E34  v_pk_add_f32 v[50:51], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10E3C  v_pk_add_f32 v[54:55], v[52:53], v[56:57]
10E44  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
10E4C  v_pk_add_f32 v[56:57], v[58:59], v[62:63]
10E54  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10E5C  v_pk_add_f32 v[62:63], v[60:61], v[64:65]
10E64  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
10E6C  v_pk_add_f32 v[64:65], v[66:67], v[8:9]
10E74  v_pk_add_f32 v[8:9], v[66:67], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10E7C  v_pk_add_f32 v[66:67], v[6:7], v[14:15]
10E84  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
10E8C  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
10E94  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
10E9C  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
10EA4  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
10EAC  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
10EB4  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
10EBC  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
10EC4  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10ECC  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
10ED4  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10EDC  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
10EE4  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
10EEC  v_pk_add_f32 v[28:29], v[32:33], v[40:41]
10EF4  v_pk_add_f32 v[32:33], v[32:33], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
10EFC  v_pk_add_f32 v[40:41], v[38:39], v[46:47]
10F04  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10F0C  v_pk_add_f32 v[46:47], v[34:35], v[42:43]
10F14  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
10F1C  v_pk_add_f32 v[42:43], v[36:37], v[44:45]
10F24  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
10F2C  v_pk_add_f32 v[44:45], v[48:49], v[56:57]
10F34  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
10F3C  v_pk_add_f32 v[56:57], v[54:55], v[62:63]
10F44  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10F4C  v_pk_add_f32 v[62:63], v[50:51], v[58:59]
10F54  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
10F5C  v_pk_add_f32 v[58:59], v[52:53], v[60:61]
10F64  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
10F6C  v_pk_add_f32 v[60:61], v[64:65], v[12:13]
10F74  v_pk_add_f32 v[12:13], v[64:65], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
10F7C  v_pk_add_f32 v[64:65], v[66:67], v[24:25]
10F84  s_mov_b32 s4, 0x3e800000
10F8C  v_pk_add_f32 v[24:25], v[66:67], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
10F94  v_pk_add_f32 v[66:67], v[14:15], v[30:31]
10F9C  v_pk_add_f32 v[14:15], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10FA4  v_pk_add_f32 v[30:31], v[10:11], v[26:27]
10FAC  v_pk_add_f32 v[76:77], v[46:47], v[62:63]
10FB4  v_pk_add_f32 v[78:79], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10FBC  v_pk_add_f32 v[88:89], v[38:39], v[54:55]
10FC4  v_pk_add_f32 v[90:91], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10FCC  v_pk_mul_f32 v[62:63], v[60:61], s[4:5] op_sel_hi:[1,0]
10FD4  v_pk_mul_f32 v[54:55], v[64:65], s[4:5] op_sel_hi:[1,0]
10FDC  v_pk_add_f32 v[10:11], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10FE4  v_pk_add_f32 v[26:27], v[8:9], v[16:17]
10FEC  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
10FF4  v_pk_add_f32 v[16:17], v[6:7], v[22:23]
10FFC  v_pk_add_f32 v[6:7], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
11004  v_pk_add_f32 v[22:23], v[2:3], v[18:19]
1100C  v_pk_add_f32 v[2:3], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
11014  v_pk_add_f32 v[18:19], v[4:5], v[20:21]
1101C  v_pk_add_f32 v[4:5], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
11024  v_pk_add_f32 v[20:21], v[28:29], v[44:45]
1102C  v_pk_add_f32 v[72:73], v[28:29], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
11034  v_pk_add_f32 v[28:29], v[40:41], v[56:57]
1103C  v_pk_add_f32 v[74:75], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
11044  v_pk_mul_f32 v[64:65], v[66:67], s[4:5] op_sel_hi:[1,0]
1104C  v_pk_mul_f32 v[56:57], v[30:31], s[4:5] op_sel_hi:[1,0]
11054  v_and_b32_e32 v104, 0x7fffffff, v62
1105C  v_and_b32_e32 v103, 0x7fffffff, v54
11064  v_pk_add_f32 v[80:81], v[42:43], v[58:59]
1106C  v_pk_add_f32 v[82:83], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
11074  v_pk_add_f32 v[96:97], v[36:37], v[52:53]
1107C  v_pk_add_f32 v[98:99], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
11084  v_pk_mul_f32 v[66:67], v[26:27], s[4:5] op_sel_hi:[1,0]
1108C  v_pk_mul_f32 v[58:59], v[16:17], s[4:5] op_sel_hi:[1,0]
11094  v_pk_mul_f32 v[52:53], v[2:3], s[4:5] op_sel_hi:[1,0]
1109C  v_max_u32_e32 v2, v103, v104
110A0  v_and_b32_e32 v102, 0x7fffffff, v64
110A8  v_and_b32_e32 v100, 0x7fffffff, v56
110B0  v_pk_mul_f32 v[68:69], v[22:23], s[4:5] op_sel_hi:[1,0]
110B8  v_pk_mul_f32 v[60:61], v[18:19], s[4:5] op_sel_hi:[1,0]
110C0  v_pk_mul_f32 v[46:47], v[12:13], s[4:5] op_sel_hi:[1,0]
110C8  v_pk_mul_f32 v[12:13], v[98:99], s[4:5] op_sel_hi:[1,0]
110D0  v_max3_u32 v2, v100, v102, v2
110D8  v_and_b32_e32 v99, 0x7fffffff, v66
110E0  v_and_b32_e32 v98, 0x7fffffff, v58
110E8  v_pk_add_f32 v[94:95], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
110F0  v_pk_mul_f32 v[38:39], v[24:25], s[4:5] op_sel_hi:[1,0]
110F8  v_pk_mul_f32 v[22:23], v[28:29], s[4:5] op_sel_hi:[1,0]
11100  v_pk_mul_f32 v[28:29], v[96:97], s[4:5] op_sel_hi:[1,0]
11108  v_max3_u32 v2, v98, v99, v2
11110  v_and_b32_e32 v97, 0x7fffffff, v68
11118  v_and_b32_e32 v96, 0x7fffffff, v60
11120  v_pk_add_f32 v[84:85], v[32:33], v[48:49]
11128  v_pk_add_f32 v[86:87], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
11130  v_pk_add_f32 v[92:93], v[34:35], v[50:51]
11138  v_pk_mul_f32 v[48:49], v[14:15], s[4:5] op_sel_hi:[1,0]
11140  v_pk_mul_f32 v[40:41], v[10:11], s[4:5] op_sel_hi:[1,0]
11148  v_pk_mul_f32 v[30:31], v[20:21], s[4:5] op_sel_hi:[1,0]
11150  v_pk_mul_f32 v[20:21], v[94:95], s[4:5] op_sel_hi:[1,0]
11158  v_max3_u32 v2, v96, v97, v2
11160  v_and_b32_e32 v95, 0x7fffffff, v46
11168  v_and_b32_e32 v94, 0x7fffffff, v38
11170  v_pk_mul_f32 v[50:51], v[8:9], s[4:5] op_sel_hi:[1,0]
11178  v_pk_mul_f32 v[42:43], v[6:7], s[4:5] op_sel_hi:[1,0]
11180  v_pk_mul_f32 v[36:37], v[92:93], s[4:5] op_sel_hi:[1,0]
11188  v_max3_u32 v2, v94, v95, v2
11190  v_and_b32_e32 v93, 0x7fffffff, v48
11198  v_and_b32_e32 v92, 0x7fffffff, v40
111A0  v_pk_mul_f32 v[44:45], v[4:5], s[4:5] op_sel_hi:[1,0]
111A8  v_pk_mul_f32 v[10:11], v[90:91], s[4:5] op_sel_hi:[1,0]
111B0  v_max3_u32 v2, v92, v93, v2
111B8  v_and_b32_e32 v91, 0x7fffffff, v50
111C0  v_and_b32_e32 v90, 0x7fffffff, v42
111C8  v_pk_mul_f32 v[26:27], v[88:89], s[4:5] op_sel_hi:[1,0]
111D0  v_max3_u32 v2, v90, v91, v2
111D8  v_and_b32_e32 v89, 0x7fffffff, v52
111E0  v_and_b32_e32 v88, 0x7fffffff, v44
111E8  v_pk_mul_f32 v[32:33], v[76:77], s[4:5] op_sel_hi:[1,0]
111F0  v_pk_mul_f32 v[24:25], v[80:81], s[4:5] op_sel_hi:[1,0]
111F8  v_pk_mul_f32 v[18:19], v[86:87], s[4:5] op_sel_hi:[1,0]
11200  v_max3_u32 v2, v88, v89, v2
11208  v_and_b32_e32 v87, 0x7fffffff, v30
11210  v_and_b32_e32 v86, 0x7fffffff, v22
11218  v_pk_mul_f32 v[34:35], v[84:85], s[4:5] op_sel_hi:[1,0]
11220  v_max3_u32 v2, v86, v87, v2
11228  v_and_b32_e32 v85, 0x7fffffff, v32
11230  v_and_b32_e32 v84, 0x7fffffff, v24
11238  v_pk_mul_f32 v[8:9], v[82:83], s[4:5] op_sel_hi:[1,0]
11240  v_max3_u32 v2, v84, v85, v2
11248  v_and_b32_e32 v83, 0x7fffffff, v34
11250  v_and_b32_e32 v82, 0x7fffffff, v26
11258  v_pk_mul_f32 v[14:15], v[72:73], s[4:5] op_sel_hi:[1,0]
11260  v_pk_mul_f32 v[6:7], v[74:75], s[4:5] op_sel_hi:[1,0]
11268  v_max3_u32 v2, v82, v83, v2
11270  v_and_b32_e32 v81, 0x7fffffff, v36
11278  v_and_b32_e32 v80, 0x7fffffff, v28
11280  v_pk_mul_f32 v[16:17], v[78:79], s[4:5] op_sel_hi:[1,0]
11288  v_max3_u32 v2, v80, v81, v2
11290  v_and_b32_e32 v79, 0x7fffffff, v14
11298  v_and_b32_e32 v78, 0x7fffffff, v6
112A0  v_max3_u32 v2, v78, v79, v2
112A8  v_and_b32_e32 v77, 0x7fffffff, v16
112B0  v_and_b32_e32 v76, 0x7fffffff, v8
112B8  v_max3_u32 v2, v76, v77, v2
112C0  v_and_b32_e32 v75, 0x7fffffff, v18
112C8  v_and_b32_e32 v74, 0x7fffffff, v10
112D0  v_max3_u32 v2, v74, v75, v2
112D8  v_and_b32_e32 v73, 0x7fffffff, v20
112E0  v_and_b32_e32 v72, 0x7fffffff, v12
112E8  v_max3_u32 v101, v72, v73, v2
112F0  s_mov_b32 s4, 0x7f7fffff
112F8  v_cmp_lt_u32_e32 vcc, s4, v101
112FC  v_mov_b32_e32 v2, 0
11300  v_mov_b32_e32 v3, 0
11304  v_mov_b32_e32 v4, 0
11308  v_mov_b32_e32 v5, 0
1130C  s_and_saveexec_b64 s[4:5], vcc
11310  s_cbranch_execz 585
11314  v_sub_u32_e32 v4, 0x7f800000, v104
1131C  v_sub_u32_e32 v2, 0x7f7fffff, v104
11324  v_lshrrev_b32_e32 v4, 31, v4
11328  v_add_u32_e32 v5, -1, v4
1132C  v_lshrrev_b32_e32 v3, 31, v2
11330  v_and_b32_e32 v101, 0x80000000, v5
11338  v_add_u32_e32 v3, -1, v3
1133C  v_bitop3_b32 v62, v101, v62, v3 bitop3:0xc8
11344  v_and_b32_e32 v3, v5, v104
11348  v_sub_u32_e32 v104, 0x7f800000, v103
11350  v_sub_u32_e32 v5, 0x7f7fffff, v103
11358  v_ashrrev_i32_e32 v2, 31, v2
1135C  v_lshrrev_b32_e32 v104, 31, v104
11360  v_and_b32_e32 v2, 7, v2
11364  v_lshrrev_b32_e32 v101, 31, v5
11368  v_add_u32_e32 v105, -1, v104
1136C  v_ashrrev_i32_e32 v5, 31, v5
11370  s_movk_i32 s6, 0x70
11374  v_and_or_b32 v2, v5, s6, v2
1137C  v_and_b32_e32 v5, v105, v103
11380  v_sub_u32_e32 v103, 0x7f800000, v102
11388  v_max_u32_e32 v3, v5, v3
1138C  v_sub_u32_e32 v5, 0x7f7fffff, v102
11394  v_and_b32_e32 v106, 0x80000000, v105
1139C  v_add_u32_e32 v101, -1, v101
113A0  v_lshrrev_b32_e32 v103, 31, v103
113A4  v_bitop3_b32 v54, v106, v54, v101 bitop3:0xc8
113AC  v_add_u32_e32 v4, v104, v4
113B0  v_lshrrev_b32_e32 v101, 31, v5
113B4  v_add_u32_e32 v104, -1, v103
113B8  v_ashrrev_i32_e32 v5, 31, v5
113BC  s_movk_i32 s7, 0x700
113C0  v_and_b32_e32 v105, 0x80000000, v104
113C8  v_add_u32_e32 v101, -1, v101
113CC  v_and_or_b32 v2, v5, s7, v2
113D4  v_and_b32_e32 v5, v104, v102
113D8  v_sub_u32_e32 v104, 0x7f800000, v100
113E0  v_bitop3_b32 v64, v105, v64, v101 bitop3:0xc8
113E8  v_sub_u32_e32 v101, 0x7f7fffff, v100
113F0  s_movk_i32 s9, 0x7000
113F4  v_lshrrev_b32_e32 v104, 31, v104
113F8  v_lshrrev_b32_e32 v102, 31, v101
113FC  v_add_u32_e32 v105, -1, v104
11400  v_ashrrev_i32_e32 v101, 31, v101
11404  v_and_or_b32 v2, v101, s9, v2
1140C  v_and_b32_e32 v100, v105, v100
11410  v_sub_u32_e32 v101, 0x7f800000, v99
11418  v_max3_u32 v3, v100, v5, v3
11420  v_sub_u32_e32 v5, 0x7f7fffff, v99
11428  v_and_b32_e32 v106, 0x80000000, v105
11430  v_add_u32_e32 v102, -1, v102
11434  v_lshrrev_b32_e32 v101, 31, v101
11438  v_bitop3_b32 v56, v106, v56, v102 bitop3:0xc8
11440  v_lshrrev_b32_e32 v100, 31, v5
11444  v_add_u32_e32 v102, -1, v101
11448  v_ashrrev_i32_e32 v5, 31, v5
1144C  s_mov_b32 s11, 0x70000
11454  v_add3_u32 v4, v103, v4, v104
1145C  v_and_b32_e32 v103, 0x80000000, v102
11464  v_and_or_b32 v2, v5, s11, v2
1146C  v_and_b32_e32 v5, v102, v99
11470  v_sub_u32_e32 v102, 0x7f800000, v98
11478  v_sub_u32_e32 v99, 0x7f7fffff, v98
11480  v_add_u32_e32 v100, -1, v100
11484  v_lshrrev_b32_e32 v102, 31, v102
11488  v_bitop3_b32 v66, v103, v66, v100 bitop3:0xc8
11490  v_lshrrev_b32_e32 v100, 31, v99
11494  v_add_u32_e32 v103, -1, v102
11498  v_ashrrev_i32_e32 v99, 31, v99
1149C  s_mov_b32 s17, 0x700000
114A4  v_and_or_b32 v2, v99, s17, v2
114AC  v_and_b32_e32 v98, v103, v98
114B0  v_sub_u32_e32 v99, 0x7f800000, v97
114B8  v_max3_u32 v3, v98, v5, v3
114C0  v_sub_u32_e32 v5, 0x7f7fffff, v97
114C8  v_and_b32_e32 v104, 0x80000000, v103
114D0  v_add_u32_e32 v100, -1, v100
114D4  v_lshrrev_b32_e32 v99, 31, v99
114D8  v_bitop3_b32 v58, v104, v58, v100 bitop3:0xc8
114E0  v_lshrrev_b32_e32 v98, 31, v5
114E4  v_add_u32_e32 v100, -1, v99
114E8  v_ashrrev_i32_e32 v5, 31, v5
114EC  s_mov_b32 s19, 0x7000000
114F4  v_add3_u32 v4, v101, v4, v102
114FC  v_and_b32_e32 v101, 0x80000000, v100
11504  v_and_or_b32 v2, v5, s19, v2
1150C  v_and_b32_e32 v5, v100, v97
11510  v_sub_u32_e32 v97, 0x7f7fffff, v96
11518  v_sub_u32_e32 v100, 0x7f800000, v96
11520  v_add_u32_e32 v98, -1, v98
11524  v_bitop3_b32 v68, v101, v68, v98 bitop3:0xc8
1152C  v_lshrrev_b32_e32 v98, 31, v97
11530  v_lshrrev_b32_e32 v100, 31, v100
11534  v_ashrrev_i32_e32 v97, 31, v97
11538  s_brev_b32 s23, 14
1153C  v_add_u32_e32 v101, -1, v100
11540  v_and_or_b32 v2, v97, s23, v2
11548  v_sub_u32_e32 v97, 0x7f800000, v95
11550  v_and_b32_e32 v96, v101, v96
11554  v_and_b32_e32 v102, 0x80000000, v101
1155C  v_add_u32_e32 v98, -1, v98
11560  v_max3_u32 v3, v96, v5, v3
11568  v_sub_u32_e32 v5, 0x7f7fffff, v95
11570  v_lshrrev_b32_e32 v97, 31, v97
11574  v_bitop3_b32 v60, v102, v60, v98 bitop3:0xc8
1157C  v_add_u32_e32 v98, -1, v97
11580  v_lshrrev_b32_e32 v96, 31, v5
11584  v_add3_u32 v4, v99, v4, v100
1158C  v_and_b32_e32 v99, 0x80000000, v98
11594  v_add_u32_e32 v96, -1, v96
11598  v_bitop3_b32 v46, v99, v46, v96 bitop3:0xc8
115A0  v_sub_u32_e32 v99, 0x7f800000, v94
115A8  v_sub_u32_e32 v96, 0x7f7fffff, v94
115B0  v_ashrrev_i32_e32 v5, 31, v5
115B4  v_lshrrev_b32_e32 v99, 31, v99
115B8  v_and_b32_e32 v5, 7, v5
115BC  v_and_b32_e32 v95, v98, v95
115C0  v_lshrrev_b32_e32 v98, 31, v96
115C4  v_add_u32_e32 v100, -1, v99
115C8  v_ashrrev_i32_e32 v96, 31, v96
115CC  v_and_or_b32 v5, v96, s6, v5
115D4  v_and_b32_e32 v94, v100, v94
115D8  v_sub_u32_e32 v96, 0x7f800000, v93
115E0  v_max3_u32 v3, v94, v95, v3
115E8  v_sub_u32_e32 v94, 0x7f7fffff, v93
115F0  v_and_b32_e32 v101, 0x80000000, v100
115F8  v_lshrrev_b32_e32 v96, 31, v96
115FC  v_add_u32_e32 v98, -1, v98
11600  v_add3_u32 v4, v97, v4, v99
11608  v_lshrrev_b32_e32 v95, 31, v94
1160C  v_add_u32_e32 v97, -1, v96
11610  v_ashrrev_i32_e32 v94, 31, v94
11614  v_bitop3_b32 v38, v101, v38, v98 bitop3:0xc8
1161C  v_and_b32_e32 v98, 0x80000000, v97
11624  v_and_or_b32 v5, v94, s7, v5
1162C  v_and_b32_e32 v93, v97, v93
11630  v_sub_u32_e32 v94, 0x7f7fffff, v92
11638  v_sub_u32_e32 v97, 0x7f800000, v92
11640  v_add_u32_e32 v95, -1, v95
11644  v_bitop3_b32 v48, v98, v48, v95 bitop3:0xc8
1164C  v_lshrrev_b32_e32 v95, 31, v94
11650  v_lshrrev_b32_e32 v97, 31, v97
11654  v_ashrrev_i32_e32 v94, 31, v94
11658  v_add_u32_e32 v98, -1, v97
1165C  v_and_or_b32 v5, v94, s9, v5
11664  v_sub_u32_e32 v94, 0x7f800000, v91
1166C  v_and_b32_e32 v92, v98, v92
11670  v_and_b32_e32 v99, 0x80000000, v98
11678  v_add_u32_e32 v95, -1, v95
1167C  v_max3_u32 v3, v92, v93, v3
11684  v_sub_u32_e32 v92, 0x7f7fffff, v91
1168C  v_lshrrev_b32_e32 v94, 31, v94
11690  v_bitop3_b32 v40, v99, v40, v95 bitop3:0xc8
11698  v_add_u32_e32 v95, -1, v94
1169C  v_add3_u32 v4, v96, v4, v97
116A4  v_lshrrev_b32_e32 v93, 31, v92
116A8  v_and_b32_e32 v96, 0x80000000, v95
116B0  v_ashrrev_i32_e32 v92, 31, v92
116B4  v_and_b32_e32 v91, v95, v91
116B8  v_sub_u32_e32 v95, 0x7f800000, v90
116C0  v_and_or_b32 v5, v92, s11, v5
116C8  v_sub_u32_e32 v92, 0x7f7fffff, v90
116D0  v_add_u32_e32 v93, -1, v93
116D4  v_lshrrev_b32_e32 v95, 31, v95
116D8  v_bitop3_b32 v50, v96, v50, v93 bitop3:0xc8
116E0  v_lshrrev_b32_e32 v93, 31, v92
116E4  v_add_u32_e32 v96, -1, v95
116E8  v_ashrrev_i32_e32 v92, 31, v92
116EC  v_and_or_b32 v5, v92, s17, v5
116F4  v_and_b32_e32 v90, v96, v90
116F8  v_sub_u32_e32 v92, 0x7f800000, v89
11700  v_max3_u32 v90, v90, v91, v3
11708  v_sub_u32_e32 v3, 0x7f7fffff, v89
11710  v_and_b32_e32 v97, 0x80000000, v96
11718  v_add_u32_e32 v93, -1, v93
1171C  v_lshrrev_b32_e32 v92, 31, v92
11720  v_bitop3_b32 v42, v97, v42, v93 bitop3:0xc8
11728  v_lshrrev_b32_e32 v91, 31, v3
1172C  v_add_u32_e32 v93, -1, v92
11730  v_ashrrev_i32_e32 v3, 31, v3
11734  v_add3_u32 v4, v94, v4, v95
1173C  v_and_b32_e32 v94, 0x80000000, v93
11744  v_and_or_b32 v3, v3, s19, v5
1174C  v_and_b32_e32 v5, v93, v89
11750  v_sub_u32_e32 v93, 0x7f800000, v88
11758  v_add_u32_e32 v91, -1, v91
1175C  v_lshrrev_b32_e32 v93, 31, v93
11760  v_bitop3_b32 v52, v94, v52, v91 bitop3:0xc8
11768  v_add_u32_e32 v94, -1, v93
1176C  v_sub_u32_e32 v89, 0x7f7fffff, v88
11774  v_and_b32_e32 v88, v94, v88
11778  v_max3_u32 v5, v88, v5, v90
11780  v_sub_u32_e32 v90, 0x7f800000, v87
11788  v_and_b32_e32 v95, 0x80000000, v94
11790  v_lshrrev_b32_e32 v91, 31, v89
11794  v_add_u32_e32 v91, -1, v91
11798  v_ashrrev_i32_e32 v89, 31, v89
1179C  v_sub_u32_e32 v88, 0x7f7fffff, v87
117A4  v_lshrrev_b32_e32 v90, 31, v90
117A8  v_bitop3_b32 v44, v95, v44, v91 bitop3:0xc8
117B0  v_and_or_b32 v3, v89, s23, v3
117B8  v_add_u32_e32 v91, -1, v90
117BC  v_lshrrev_b32_e32 v89, 31, v88
117C0  v_add3_u32 v4, v92, v4, v93
117C8  v_and_b32_e32 v92, 0x80000000, v91
117D0  v_add_u32_e32 v89, -1, v89
117D4  v_bitop3_b32 v30, v92, v30, v89 bitop3:0xc8
117DC  v_sub_u32_e32 v89, 0x7f7fffff, v86
117E4  v_sub_u32_e32 v92, 0x7f800000, v86
117EC  v_ashrrev_i32_e32 v88, 31, v88
117F0  v_and_b32_e32 v88, 7, v88
117F4  v_and_b32_e32 v87, v91, v87
117F8  v_lshrrev_b32_e32 v91, 31, v89
117FC  v_lshrrev_b32_e32 v92, 31, v92
11800  v_ashrrev_i32_e32 v89, 31, v89
11804  v_add_u32_e32 v93, -1, v92
11808  v_and_or_b32 v88, v89, s6, v88
11810  v_sub_u32_e32 v89, 0x7f800000, v85
11818  v_and_b32_e32 v86, v93, v86
1181C  v_max3_u32 v5, v86, v87, v5
11824  v_sub_u32_e32 v86, 0x7f7fffff, v85
1182C  v_lshrrev_b32_e32 v89, 31, v89
11830  v_and_b32_e32 v94, 0x80000000, v93
11838  v_add_u32_e32 v91, -1, v91
1183C  v_add3_u32 v4, v90, v4, v92
11844  v_add_u32_e32 v90, -1, v89
11848  v_lshrrev_b32_e32 v87, 31, v86
1184C  v_bitop3_b32 v22, v94, v22, v91 bitop3:0xc8
11854  v_and_b32_e32 v91, 0x80000000, v90
1185C  v_add_u32_e32 v87, -1, v87
11860  v_bitop3_b32 v32, v91, v32, v87 bitop3:0xc8
11868  v_and_b32_e32 v85, v90, v85
1186C  v_sub_u32_e32 v87, 0x7f7fffff, v84
11874  v_sub_u32_e32 v90, 0x7f800000, v84
1187C  v_ashrrev_i32_e32 v86, 31, v86
11880  v_and_or_b32 v86, v86, s7, v88
11888  v_lshrrev_b32_e32 v88, 31, v87
1188C  v_lshrrev_b32_e32 v90, 31, v90
11890  v_ashrrev_i32_e32 v87, 31, v87
11894  v_add_u32_e32 v91, -1, v90
11898  v_and_or_b32 v86, v87, s9, v86
118A0  v_sub_u32_e32 v87, 0x7f800000, v83
118A8  v_and_b32_e32 v84, v91, v84
118AC  v_and_b32_e32 v92, 0x80000000, v91
118B4  v_add_u32_e32 v88, -1, v88
118B8  v_max3_u32 v5, v84, v85, v5
118C0  v_sub_u32_e32 v84, 0x7f7fffff, v83
118C8  v_lshrrev_b32_e32 v87, 31, v87
118CC  v_bitop3_b32 v24, v92, v24, v88 bitop3:0xc8
118D4  v_add_u32_e32 v88, -1, v87
118D8  v_lshrrev_b32_e32 v85, 31, v84
118DC  v_add3_u32 v4, v89, v4, v90
118E4  v_and_b32_e32 v89, 0x80000000, v88
118EC  v_add_u32_e32 v85, -1, v85
118F0  v_and_b32_e32 v83, v88, v83
118F4  v_sub_u32_e32 v88, 0x7f800000, v82
118FC  v_bitop3_b32 v34, v89, v34, v85 bitop3:0xc8
11904  v_sub_u32_e32 v85, 0x7f7fffff, v82
1190C  v_ashrrev_i32_e32 v84, 31, v84
11910  v_lshrrev_b32_e32 v88, 31, v88
11914  v_and_or_b32 v84, v84, s11, v86
1191C  v_lshrrev_b32_e32 v86, 31, v85
11920  v_add_u32_e32 v89, -1, v88
11924  v_ashrrev_i32_e32 v85, 31, v85
11928  v_and_or_b32 v84, v85, s17, v84
11930  v_add3_u32 v85, v87, v4, v88
11938  v_and_b32_e32 v4, v89, v82
1193C  v_max3_u32 v5, v4, v83, v5
11944  v_sub_u32_e32 v83, 0x7f800000, v81
1194C  v_and_b32_e32 v90, 0x80000000, v89
11954  v_add_u32_e32 v86, -1, v86
11958  v_sub_u32_e32 v4, 0x7f7fffff, v81
11960  v_lshrrev_b32_e32 v83, 31, v83
11964  v_bitop3_b32 v26, v90, v26, v86 bitop3:0xc8
1196C  v_add_u32_e32 v86, -1, v83
11970  v_lshrrev_b32_e32 v82, 31, v4
11974  v_and_b32_e32 v87, 0x80000000, v86
1197C  v_add_u32_e32 v82, -1, v82
11980  v_bitop3_b32 v36, v87, v36, v82 bitop3:0xc8
11988  v_and_b32_e32 v81, v86, v81
1198C  v_sub_u32_e32 v82, 0x7f7fffff, v80
11994  v_sub_u32_e32 v86, 0x7f800000, v80
1199C  v_ashrrev_i32_e32 v4, 31, v4
119A0  v_and_or_b32 v4, v4, s19, v84
119A8  v_lshrrev_b32_e32 v84, 31, v82
119AC  v_lshrrev_b32_e32 v86, 31, v86
119B0  v_ashrrev_i32_e32 v82, 31, v82
119B4  v_add_u32_e32 v87, -1, v86
119B8  v_and_or_b32 v4, v82, s23, v4
119C0  v_add3_u32 v82, v83, v85, v86
119C8  v_sub_u32_e32 v83, 0x7f800000, v79
119D0  v_and_b32_e32 v80, v87, v80
119D4  v_and_b32_e32 v88, 0x80000000, v87
119DC  v_add_u32_e32 v84, -1, v84
119E0  v_max3_u32 v5, v80, v81, v5
119E8  v_sub_u32_e32 v80, 0x7f7fffff, v79
119F0  v_lshrrev_b32_e32 v83, 31, v83
119F4  v_bitop3_b32 v28, v88, v28, v84 bitop3:0xc8
119FC  v_add_u32_e32 v84, -1, v83
11A00  v_lshrrev_b32_e32 v81, 31, v80
11A04  v_and_b32_e32 v85, 0x80000000, v84
11A0C  v_add_u32_e32 v81, -1, v81
11A10  v_bitop3_b32 v14, v85, v14, v81 bitop3:0xc8
11A18  v_sub_u32_e32 v81, 0x7f7fffff, v78
11A20  v_sub_u32_e32 v85, 0x7f800000, v78
11A28  v_ashrrev_i32_e32 v80, 31, v80
11A2C  v_and_b32_e32 v80, 7, v80
11A30  v_and_b32_e32 v79, v84, v79
11A34  v_lshrrev_b32_e32 v84, 31, v81
11A38  v_lshrrev_b32_e32 v85, 31, v85
11A3C  v_ashrrev_i32_e32 v81, 31, v81
11A40  v_and_or_b32 v80, v81, s6, v80
11A48  v_add3_u32 v81, v83, v82, v85
11A50  v_sub_u32_e32 v82, 0x7f800000, v77
11A58  v_add_u32_e32 v86, -1, v85
11A5C  v_and_b32_e32 v78, v86, v78
11A60  v_lshrrev_b32_e32 v82, 31, v82
11A64  v_and_b32_e32 v87, 0x80000000, v86
11A6C  v_add_u32_e32 v84, -1, v84
11A70  v_max3_u32 v5, v78, v79, v5
11A78  v_sub_u32_e32 v78, 0x7f7fffff, v77
11A80  v_add_u32_e32 v83, -1, v82
11A84  v_bitop3_b32 v6, v87, v6, v84 bitop3:0xc8
11A8C  v_and_b32_e32 v84, 0x80000000, v83
11A94  v_lshrrev_b32_e32 v79, 31, v78
11A98  v_and_b32_e32 v77, v83, v77
11A9C  v_sub_u32_e32 v83, 0x7f800000, v76
11AA4  v_add_u32_e32 v79, -1, v79
11AA8  v_bitop3_b32 v16, v84, v16, v79 bitop3:0xc8
11AB0  v_ashrrev_i32_e32 v78, 31, v78
11AB4  v_sub_u32_e32 v79, 0x7f7fffff, v76
11ABC  v_lshrrev_b32_e32 v83, 31, v83
11AC0  v_and_or_b32 v78, v78, s7, v80
11AC8  v_add_u32_e32 v84, -1, v83
11ACC  v_lshrrev_b32_e32 v80, 31, v79
11AD0  v_and_b32_e32 v85, 0x80000000, v84
11AD8  v_add_u32_e32 v80, -1, v80
11ADC  v_bitop3_b32 v8, v85, v8, v80 bitop3:0xc8
11AE4  v_sub_u32_e32 v80, 0x7f800000, v75
11AEC  v_ashrrev_i32_e32 v79, 31, v79
11AF0  v_and_b32_e32 v76, v84, v76
11AF4  v_lshrrev_b32_e32 v80, 31, v80
11AF8  v_and_or_b32 v78, v79, s9, v78
11B00  v_add3_u32 v79, v82, v81, v83
11B08  v_max3_u32 v5, v76, v77, v5
11B10  v_sub_u32_e32 v76, 0x7f7fffff, v75
11B18  v_add_u32_e32 v81, -1, v80
11B1C  v_and_b32_e32 v82, 0x80000000, v81
11B24  v_lshrrev_b32_e32 v77, 31, v76
11B28  v_and_b32_e32 v75, v81, v75
11B2C  v_sub_u32_e32 v81, 0x7f800000, v74
11B34  v_add_u32_e32 v77, -1, v77
11B38  v_bitop3_b32 v18, v82, v18, v77 bitop3:0xc8
11B40  v_ashrrev_i32_e32 v76, 31, v76
11B44  v_sub_u32_e32 v77, 0x7f7fffff, v74
11B4C  v_lshrrev_b32_e32 v81, 31, v81
11B50  v_and_or_b32 v76, v76, s11, v78
11B58  v_add_u32_e32 v82, -1, v81
11B5C  v_lshrrev_b32_e32 v78, 31, v77
11B60  v_and_b32_e32 v83, 0x80000000, v82
11B68  v_add_u32_e32 v78, -1, v78
11B6C  v_bitop3_b32 v10, v83, v10, v78 bitop3:0xc8
11B74  v_sub_u32_e32 v78, 0x7f800000, v73
11B7C  v_and_b32_e32 v74, v82, v74
11B80  v_ashrrev_i32_e32 v77, 31, v77
11B84  v_max3_u32 v74, v74, v75, v5
11B8C  v_sub_u32_e32 v5, 0x7f7fffff, v73
11B94  v_lshrrev_b32_e32 v78, 31, v78
11B98  v_and_or_b32 v76, v77, s17, v76
11BA0  v_add3_u32 v77, v80, v79, v81
11BA8  v_add_u32_e32 v79, -1, v78
11BAC  v_lshrrev_b32_e32 v75, 31, v5
11BB0  v_and_b32_e32 v80, 0x80000000, v79
11BB8  v_add_u32_e32 v75, -1, v75
11BBC  v_and_b32_e32 v73, v79, v73
11BC0  v_sub_u32_e32 v79, 0x7f800000, v72
11BC8  v_bitop3_b32 v20, v80, v20, v75 bitop3:0xc8
11BD0  v_sub_u32_e32 v75, 0x7f7fffff, v72
11BD8  v_ashrrev_i32_e32 v5, 31, v5
11BDC  v_lshrrev_b32_e32 v79, 31, v79
11BE0  v_and_or_b32 v5, v5, s19, v76
11BE8  v_lshrrev_b32_e32 v76, 31, v75
11BEC  v_add_u32_e32 v80, -1, v79
11BF0  v_ashrrev_i32_e32 v75, 31, v75
11BF4  v_and_or_b32 v5, v75, s23, v5
11BFC  v_add3_u32 v75, v78, v77, v79
11C04  v_and_b32_e32 v72, v80, v72
11C08  v_and_b32_e32 v81, 0x80000000, v80
11C10  v_add_u32_e32 v76, -1, v76
11C14  v_max3_u32 v72, v72, v73, v74
11C1C  v_mov_b32_e32 v73, 0x7f800000
11C24  v_cmp_ne_u32_e32 vcc, 32, v75
11C28  v_bitop3_b32 v12, v81, v12, v76 bitop3:0xc8
11C30  s_nop 0
11C34  v_cndmask_b32_e32 v101, v73, v72, vcc
11C38  s_or_b64 exec, exec, s[4:5]
11C3C  v_cmp_ne_u32_e32 vcc, 0, v101
11C40  v_mov_b32_e32 v72, 0x7f
11C48  s_and_saveexec_b64 s[4:5], vcc
11C4C  s_cbranch_execz 15
11C50  v_add_u32_e32 v72, s16, v101
11C54  s_mov_b32 s6, 0x17fffff
11C5C  v_lshrrev_b32_e32 v73, 23, v72
11C60  v_add_u32_e32 v73, -2, v73
11C64  v_cmp_lt_u32_e32 vcc, s6, v72
11C68  s_mov_b32 s6, 0x7f800000
11C70  s_nop 0
11C74  v_cndmask_b32_e32 v72, 0, v73, vcc
11C78  v_cmp_eq_u32_e32 vcc, s6, v101
11C7C  v_mov_b32_e32 v73, 0xfe
11C84  s_and_b64 vcc, s[28:29], vcc
11C88  v_cndmask_b32_e32 v72, v72, v73, vcc
11C8C  s_or_b64 exec, exec, s[4:5]
11C90  v_cmp_eq_u32_e32 vcc, 0, v72
11C94  s_cbranch_vccz 38
11C98  s_nop 0
11C9C  v_cndmask_b32_e64 v73, 1.0, 2.0, vcc
11CA4  v_mul_f32_e32 v62, v73, v62
11CA8  v_mul_f32_e32 v54, v73, v54
11CAC  v_mul_f32_e32 v64, v73, v64
11CB0  v_mul_f32_e32 v56, v73, v56
11CB4  v_mul_f32_e32 v66, v73, v66
11CB8  v_mul_f32_e32 v58, v73, v58
11CBC  v_mul_f32_e32 v68, v73, v68
11CC0  v_mul_f32_e32 v60, v73, v60
11CC4  v_mul_f32_e32 v46, v73, v46
11CC8  v_mul_f32_e32 v38, v73, v38
11CCC  v_mul_f32_e32 v48, v73, v48
11CD0  v_mul_f32_e32 v40, v73, v40
11CD4  v_mul_f32_e32 v50, v73, v50
11CD8  v_mul_f32_e32 v42, v73, v42
11CDC  v_mul_f32_e32 v52, v73, v52
11CE0  v_mul_f32_e32 v44, v73, v44
11CE4  v_mul_f32_e32 v30, v73, v30
11CE8  v_mul_f32_e32 v22, v73, v22
11CEC  v_mul_f32_e32 v32, v73, v32
11CF0  v_mul_f32_e32 v24, v73, v24
11CF4  v_mul_f32_e32 v34, v73, v34
11CF8  v_mul_f32_e32 v26, v73, v26
11CFC  v_mul_f32_e32 v36, v73, v36
11D00  v_mul_f32_e32 v28, v73, v28
11D04  v_mul_f32_e32 v14, v73, v14
11D08  v_mul_f32_e32 v6, v73, v6
11D0C  v_mul_f32_e32 v16, v73, v16
11D10  v_mul_f32_e32 v8, v73, v8
11D14  v_mul_f32_e32 v18, v73, v18
11D18  v_mul_f32_e32 v10, v73, v10
11D1C  v_mul_f32_e32 v20, v73, v20
11D20  v_mul_f32_e32 v12, v73, v12
11D24  v_max_u32_e32 v73, 1, v72
11D28  s_branch 2
11D2C  s_branch 64415
11D30  v_mov_b32_e32 v73, v72
11D34  v_mad_u64_u32 v[70:71], s[4:5], s10, v71, v[70:71]
11D3C  v_lshlrev_b32_e32 v71, 23, v73
11D40  v_lshlrev_b32_e32 v73, 2, v70
11D44  s_mov_b32 s4, 0xd2511f53
11D4C  v_mad_u64_u32 v[74:75], s[6:7], v73, s4, 0
11D54  s_mul_hi_u32 s6, s21, 0xcd9e8d57
11D5C  s_xor_b32 s6, s20, s6
11D60  s_xor_b32 s9, s6, s30
11D64  s_xor_b32 s6, s31, s22
11D68  s_mov_b32 s5, 0xcd9e8d57
11D70  s_mul_i32 s7, s21, 0xcd9e8d57
11D78  v_xor_b32_e32 v75, s6, v75
11D7C  s_add_i32 s11, s30, 0x9e3779b9
11D84  s_add_i32 s17, s31, 0xbb67ae85
11D8C  s_mul_hi_u32 s19, s9, 0xd2511f53
11D94  s_mul_i32 s22, s9, 0xd2511f53
11D9C  v_mad_u64_u32 v[76:77], s[20:21], v75, s5, 0
11DA4  s_xor_b32 s9, s11, s7
11DA8  s_xor_b32 s17, s17, s19
11DAC  v_xor_b32_e32 v75, s9, v77
11DB0  v_xor_b32_e32 v77, s17, v74
11DB4  s_add_i32 s11, s31, 0x76cf5d0a
11DBC  v_mad_u64_u32 v[78:79], s[20:21], v77, s5, 0
11DC4  s_add_i32 s7, s30, 0x3c6ef372
11DCC  v_mad_u64_u32 v[74:75], s[20:21], v75, s4, 0
11DD4  v_xor_b32_e32 v76, v76, v79
11DD8  s_xor_b32 s22, s11, s22
11DDC  v_xor_b32_e32 v76, s7, v76
11DE0  v_xor_b32_e32 v75, s22, v75
11DE4  v_mad_u64_u32 v[76:77], s[20:21], v76, s4, 0
11DEC  v_mad_u64_u32 v[80:81], s[20:21], v75, s5, 0
11DF4  s_add_i32 s19, s30, 0xdaa66d2b
11DFC  s_add_i32 s11, s31, 0x32370b8f
11E04  v_xor_b32_e32 v75, v78, v81
11E08  v_xor_b32_e32 v74, v74, v77
11E0C  v_xor_b32_e32 v75, s19, v75
11E10  v_xor_b32_e32 v77, s11, v74
11E14  v_mad_u64_u32 v[74:75], s[24:25], v75, s4, 0
11E1C  v_mad_u64_u32 v[78:79], s[24:25], v77, s5, 0
11E24  s_add_i32 s21, s30, 0x78dde6e4
11E2C  s_add_i32 s20, s31, 0xed9eba14
11E34  v_xor_b32_e32 v77, v80, v79
11E38  v_xor_b32_e32 v75, v76, v75
11E3C  v_xor_b32_e32 v77, s21, v77
11E40  v_xor_b32_e32 v75, s20, v75
11E44  v_mad_u64_u32 v[76:77], s[26:27], v77, s4, 0
11E4C  v_mad_u64_u32 v[80:81], s[26:27], v75, s5, 0
11E54  s_add_i32 s24, s30, 0x1715609d
11E5C  s_add_i32 s23, s31, 0xa9066899
11E64  v_xor_b32_e32 v75, v78, v81
11E68  v_xor_b32_e32 v74, v74, v77
11E6C  v_xor_b32_e32 v75, s24, v75
11E70  v_xor_b32_e32 v77, s23, v74
11E74  v_mad_u64_u32 v[74:75], s[34:35], v75, s4, 0
11E7C  v_mad_u64_u32 v[78:79], s[34:35], v77, s5, 0
11E84  s_add_i32 s26, s30, 0xb54cda56
11E8C  s_add_i32 s25, s31, 0x646e171e
11E94  v_xor_b32_e32 v77, v80, v79
11E98  v_xor_b32_e32 v75, v76, v75
11E9C  v_xor_b32_e32 v77, s26, v77
11EA0  v_xor_b32_e32 v75, s25, v75
11EA4  v_mad_u64_u32 v[76:77], s[36:37], v77, s4, 0
11EAC  v_mad_u64_u32 v[80:81], s[36:37], v75, s5, 0
11EB4  s_add_i32 s34, s30, 0x5384540f
11EBC  s_add_i32 s27, s31, 0x1fd5c5a3
11EC4  v_xor_b32_e32 v75, v78, v81
11EC8  v_xor_b32_e32 v74, v74, v77
11ECC  v_xor_b32_e32 v75, s34, v75
11ED0  v_xor_b32_e32 v77, s27, v74
11ED4  v_mad_u64_u32 v[74:75], s[38:39], v75, s4, 0
11EDC  v_mad_u64_u32 v[78:79], s[38:39], v77, s5, 0
11EE4  s_add_i32 s36, s30, 0xf1bbcdc8
11EEC  s_add_i32 s35, s31, 0xdb3d7428
11EF4  v_xor_b32_e32 v77, v80, v79
11EF8  v_xor_b32_e32 v75, v76, v75
11EFC  v_xor_b32_e32 v77, s36, v77
11F00  v_xor_b32_e32 v75, s35, v75
11F04  v_mad_u64_u32 v[76:77], s[38:39], v77, s4, 0
11F0C  v_mad_u64_u32 v[80:81], s[38:39], v75, s5, 0
11F14  s_add_i32 s37, s30, 0x8ff34781
11F1C  s_add_i32 s30, s31, 0x96a522ad
11F24  v_xor_b32_e32 v75, v78, v81
11F28  v_xor_b32_e32 v74, v74, v77
11F2C  v_xor_b32_e32 v81, s37, v75
11F30  v_xor_b32_e32 v77, s30, v74
11F34  v_mov_b32_e32 v74, v62
11F38  v_mov_b32_e32 v75, v54
11F3C  v_mov_b32_e32 v79, v56
11F40  v_mov_b32_e32 v83, v58
11F44  v_mov_b32_e32 v54, 0
11F48  v_mov_b32_e32 v56, 0
11F4C  v_or_b32_e32 v58, 1, v73
11F50  v_mov_b32_e32 v78, v64
11F54  v_mov_b32_e32 v82, v66
11F58  v_mov_b32_e32 v84, v68
11F5C  v_mov_b32_e32 v85, v60
11F60  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[74:75], v81, v71
11F68  v_cvt_scalef32_sr_pk_fp4_f32 v56, v[82:83], v77, v71 op_sel:[0,0,0,1]
11F70  v_cvt_scalef32_sr_pk_fp4_f32 v54, v[78:79], v80, v71 op_sel:[0,0,1,0]
11F78  v_cvt_scalef32_sr_pk_fp4_f32 v56, v[84:85], v76, v71 op_sel:[0,0,1,1]
11F80  s_nop 0
11F84  v_mad_u64_u32 v[74:75], s[38:39], v58, s4, 0
11F8C  v_xor_b32_e32 v58, s6, v75
11F90  v_mad_u64_u32 v[76:77], s[38:39], v58, s5, 0
11F98  v_xor_b32_e32 v60, s17, v74
11F9C  v_xor_b32_e32 v58, s9, v77
11FA0  v_mad_u64_u32 v[78:79], s[38:39], v60, s5, 0
11FA8  v_mad_u64_u32 v[74:75], s[38:39], v58, s4, 0
11FB0  v_xor_b32_e32 v58, v76, v79
11FB4  v_xor_b32_e32 v58, s7, v58
11FB8  v_xor_b32_e32 v60, s22, v75
11FBC  v_mad_u64_u32 v[76:77], s[38:39], v58, s4, 0
11FC4  v_mad_u64_u32 v[80:81], s[38:39], v60, s5, 0
11FCC  v_xor_b32_e32 v58, v78, v81
11FD0  v_xor_b32_e32 v60, v74, v77
11FD4  v_xor_b32_e32 v58, s19, v58
11FD8  v_xor_b32_e32 v60, s11, v60
11FDC  v_mad_u64_u32 v[74:75], s[38:39], v58, s4, 0
11FE4  v_mad_u64_u32 v[78:79], s[38:39], v60, s5, 0
11FEC  v_xor_b32_e32 v58, v80, v79
11FF0  v_xor_b32_e32 v60, v76, v75
11FF4  v_xor_b32_e32 v58, s21, v58
11FF8  v_xor_b32_e32 v60, s20, v60
11FFC  v_mad_u64_u32 v[76:77], s[38:39], v58, s4, 0
12004  v_mad_u64_u32 v[80:81], s[38:39], v60, s5, 0
1200C  v_xor_b32_e32 v58, v78, v81
12010  v_xor_b32_e32 v60, v74, v77
12014  v_xor_b32_e32 v58, s24, v58
12018  v_xor_b32_e32 v60, s23, v60
1201C  v_mad_u64_u32 v[74:75], s[38:39], v58, s4, 0
12024  v_mad_u64_u32 v[78:79], s[38:39], v60, s5, 0
1202C  v_xor_b32_e32 v58, v80, v79
12030  v_xor_b32_e32 v60, v76, v75
12034  v_xor_b32_e32 v58, s26, v58
12038  v_xor_b32_e32 v60, s25, v60
1203C  v_mad_u64_u32 v[76:77], s[38:39], v58, s4, 0
12044  v_mad_u64_u32 v[80:81], s[38:39], v60, s5, 0
1204C  v_xor_b32_e32 v58, v78, v81
12050  v_xor_b32_e32 v60, v74, v77
12054  v_xor_b32_e32 v58, s34, v58
12058  v_xor_b32_e32 v60, s27, v60
1205C  v_mad_u64_u32 v[74:75], s[38:39], v58, s4, 0
12064  v_mad_u64_u32 v[78:79], s[38:39], v60, s5, 0
1206C  v_xor_b32_e32 v58, v80, v79
12070  v_xor_b32_e32 v60, v76, v75
12074  v_xor_b32_e32 v58, s36, v58
12078  v_xor_b32_e32 v60, s35, v60
1207C  v_mad_u64_u32 v[76:77], s[38:39], v58, s4, 0
12084  v_mad_u64_u32 v[80:81], s[38:39], v60, s5, 0
1208C  v_xor_b32_e32 v58, v78, v81
12090  v_xor_b32_e32 v60, v74, v77
12094  v_mov_b32_e32 v74, v46
12098  v_mov_b32_e32 v75, v38
1209C  v_mov_b32_e32 v79, v40
120A0  v_mov_b32_e32 v83, v42
120A4  v_mov_b32_e32 v38, 0
120A8  v_mov_b32_e32 v40, 0
120AC  v_or_b32_e32 v42, 2, v73
120B0  v_xor_b32_e32 v58, s37, v58
120B4  v_xor_b32_e32 v60, s30, v60
120B8  v_mov_b32_e32 v78, v48
120BC  v_mov_b32_e32 v82, v50
120C0  v_mov_b32_e32 v84, v52
120C4  v_mov_b32_e32 v85, v44
120C8  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[74:75], v58, v71
120D0  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[82:83], v60, v71 op_sel:[0,0,0,1]
120D8  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[78:79], v80, v71 op_sel:[0,0,1,0]
120E0  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[84:85], v76, v71 op_sel:[0,0,1,1]
120E8  s_nop 0
120EC  v_mad_u64_u32 v[74:75], s[38:39], v42, s4, 0
120F4  v_xor_b32_e32 v42, s6, v75
120F8  v_mad_u64_u32 v[76:77], s[38:39], v42, s5, 0
12100  v_xor_b32_e32 v44, s17, v74
12104  v_xor_b32_e32 v42, s9, v77
12108  v_mad_u64_u32 v[78:79], s[38:39], v44, s5, 0
12110  v_mad_u64_u32 v[74:75], s[38:39], v42, s4, 0
12118  v_xor_b32_e32 v42, v76, v79
1211C  v_xor_b32_e32 v42, s7, v42
12120  v_xor_b32_e32 v44, s22, v75
12124  v_mad_u64_u32 v[76:77], s[38:39], v42, s4, 0
1212C  v_mad_u64_u32 v[80:81], s[38:39], v44, s5, 0
12134  v_xor_b32_e32 v42, v78, v81
12138  v_xor_b32_e32 v44, v74, v77
1213C  v_xor_b32_e32 v42, s19, v42
12140  v_xor_b32_e32 v44, s11, v44
12144  v_mad_u64_u32 v[74:75], s[38:39], v42, s4, 0
1214C  v_mad_u64_u32 v[78:79], s[38:39], v44, s5, 0
12154  v_xor_b32_e32 v42, v80, v79
12158  v_xor_b32_e32 v44, v76, v75
1215C  v_xor_b32_e32 v42, s21, v42
12160  v_xor_b32_e32 v44, s20, v44
12164  v_mad_u64_u32 v[76:77], s[38:39], v42, s4, 0
1216C  v_mad_u64_u32 v[80:81], s[38:39], v44, s5, 0
12174  v_xor_b32_e32 v42, v78, v81
12178  v_xor_b32_e32 v44, v74, v77
1217C  v_xor_b32_e32 v42, s24, v42
12180  v_xor_b32_e32 v44, s23, v44
12184  v_mad_u64_u32 v[74:75], s[38:39], v42, s4, 0
1218C  v_mad_u64_u32 v[78:79], s[38:39], v44, s5, 0
12194  v_xor_b32_e32 v42, v80, v79
12198  v_xor_b32_e32 v44, v76, v75
1219C  v_xor_b32_e32 v42, s26, v42
121A0  v_xor_b32_e32 v44, s25, v44
121A4  v_mad_u64_u32 v[76:77], s[38:39], v42, s4, 0
121AC  v_mad_u64_u32 v[80:81], s[38:39], v44, s5, 0
121B4  v_xor_b32_e32 v42, v78, v81
121B8  v_xor_b32_e32 v44, v74, v77
121BC  v_xor_b32_e32 v42, s34, v42
121C0  v_xor_b32_e32 v44, s27, v44
121C4  v_mad_u64_u32 v[74:75], s[38:39], v42, s4, 0
121CC  v_mad_u64_u32 v[78:79], s[38:39], v44, s5, 0
121D4  v_xor_b32_e32 v42, v80, v79
121D8  v_xor_b32_e32 v44, v76, v75
121DC  v_xor_b32_e32 v42, s36, v42
121E0  v_xor_b32_e32 v44, s35, v44
121E4  v_mad_u64_u32 v[76:77], s[38:39], v42, s4, 0
121EC  v_mad_u64_u32 v[80:81], s[38:39], v44, s5, 0
121F4  v_xor_b32_e32 v42, v78, v81
121F8  v_xor_b32_e32 v44, v74, v77
121FC  v_mov_b32_e32 v74, v30
12200  v_mov_b32_e32 v75, v22
12204  v_mov_b32_e32 v79, v24
12208  v_mov_b32_e32 v83, v26
1220C  v_mov_b32_e32 v22, 0
12210  v_mov_b32_e32 v24, 0
12214  v_or_b32_e32 v26, 3, v73
12218  v_xor_b32_e32 v42, s37, v42
1221C  v_xor_b32_e32 v44, s30, v44
12220  v_mov_b32_e32 v78, v32
12224  v_mov_b32_e32 v82, v34
12228  v_mov_b32_e32 v84, v36
1222C  v_mov_b32_e32 v85, v28
12230  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[74:75], v42, v71
12238  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[82:83], v44, v71 op_sel:[0,0,0,1]
12240  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[78:79], v80, v71 op_sel:[0,0,1,0]
12248  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[84:85], v76, v71 op_sel:[0,0,1,1]
12250  s_nop 0
12254  v_mad_u64_u32 v[74:75], s[38:39], v26, s4, 0
1225C  v_xor_b32_e32 v26, s6, v75
12260  v_mad_u64_u32 v[76:77], s[38:39], v26, s5, 0
12268  v_xor_b32_e32 v28, s17, v74
1226C  v_xor_b32_e32 v26, s9, v77
12270  v_mad_u64_u32 v[78:79], s[38:39], v28, s5, 0
12278  v_mad_u64_u32 v[74:75], s[38:39], v26, s4, 0
12280  v_xor_b32_e32 v26, v76, v79
12284  v_xor_b32_e32 v26, s7, v26
12288  v_xor_b32_e32 v28, s22, v75
1228C  v_mad_u64_u32 v[76:77], s[38:39], v26, s4, 0
12294  v_mad_u64_u32 v[80:81], s[38:39], v28, s5, 0
1229C  v_xor_b32_e32 v26, v78, v81
122A0  v_xor_b32_e32 v28, v74, v77
122A4  v_xor_b32_e32 v26, s19, v26
122A8  v_xor_b32_e32 v28, s11, v28
122AC  v_mad_u64_u32 v[74:75], s[38:39], v26, s4, 0
122B4  v_mad_u64_u32 v[78:79], s[38:39], v28, s5, 0
122BC  v_xor_b32_e32 v26, v80, v79
122C0  v_xor_b32_e32 v28, v76, v75
122C4  v_xor_b32_e32 v26, s21, v26
122C8  v_xor_b32_e32 v28, s20, v28
122CC  v_mad_u64_u32 v[76:77], s[38:39], v26, s4, 0
122D4  v_mad_u64_u32 v[80:81], s[38:39], v28, s5, 0
122DC  v_xor_b32_e32 v26, v78, v81
122E0  v_xor_b32_e32 v28, v74, v77
122E4  v_xor_b32_e32 v26, s24, v26
122E8  v_xor_b32_e32 v28, s23, v28
122EC  v_mad_u64_u32 v[74:75], s[38:39], v26, s4, 0
122F4  v_mad_u64_u32 v[78:79], s[38:39], v28, s5, 0
122FC  v_xor_b32_e32 v26, v80, v79
12300  v_xor_b32_e32 v28, v76, v75
12304  v_xor_b32_e32 v26, s26, v26
12308  v_xor_b32_e32 v28, s25, v28
1230C  v_mad_u64_u32 v[76:77], s[38:39], v26, s4, 0
12314  v_mad_u64_u32 v[80:81], s[38:39], v28, s5, 0
1231C  v_xor_b32_e32 v26, v78, v81
12320  v_xor_b32_e32 v28, v74, v77
12324  v_xor_b32_e32 v26, s34, v26
12328  v_xor_b32_e32 v28, s27, v28
1232C  v_mad_u64_u32 v[74:75], s[38:39], v26, s4, 0
12334  v_mad_u64_u32 v[78:79], s[38:39], v28, s5, 0
1233C  v_xor_b32_e32 v26, v80, v79
12340  v_xor_b32_e32 v28, v76, v75
12344  v_xor_b32_e32 v26, s36, v26
12348  v_xor_b32_e32 v28, s35, v28
1234C  v_mad_u64_u32 v[76:77], s[38:39], v26, s4, 0
12354  v_mad_u64_u32 v[80:81], s[4:5], v28, s5, 0
1235C  v_xor_b32_e32 v26, v78, v81
12360  v_xor_b32_e32 v28, v74, v77
12364  v_mov_b32_e32 v75, v6
12368  v_mov_b32_e32 v79, v8
1236C  v_mov_b32_e32 v83, v10
12370  v_mov_b32_e32 v84, v20
12374  v_mov_b32_e32 v6, 0
12378  v_mov_b32_e32 v8, 0
1237C  v_xor_b32_e32 v26, s37, v26
12380  v_xor_b32_e32 v28, s30, v28
12384  v_mov_b32_e32 v74, v14
12388  v_mov_b32_e32 v78, v16
1238C  v_mov_b32_e32 v82, v18
12390  v_mov_b32_e32 v85, v12
12394  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[74:75], v26, v71
1239C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[82:83], v28, v71 op_sel:[0,0,0,1]
123A4  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[78:79], v80, v71 op_sel:[0,0,1,0]
123AC  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[84:85], v76, v71 op_sel:[0,0,1,1]
123B4  s_nop 0
123B8  v_and_b32_e32 v84, 0x7fffffff, v63
123C0  v_and_b32_e32 v83, 0x7fffffff, v55
123C8  v_max_u32_e32 v10, v83, v84
123CC  v_and_b32_e32 v82, 0x7fffffff, v65
123D4  v_and_b32_e32 v80, 0x7fffffff, v57
123DC  v_max3_u32 v10, v80, v82, v10
123E4  v_and_b32_e32 v79, 0x7fffffff, v67
123EC  v_and_b32_e32 v78, 0x7fffffff, v59
123F4  v_max3_u32 v10, v78, v79, v10
123FC  v_and_b32_e32 v77, 0x7fffffff, v69
12404  v_and_b32_e32 v76, 0x7fffffff, v61
1240C  v_max3_u32 v10, v76, v77, v10
12414  v_and_b32_e32 v75, 0x7fffffff, v47
1241C  v_and_b32_e32 v74, 0x7fffffff, v39
12424  v_max3_u32 v10, v74, v75, v10
1242C  v_and_b32_e32 v73, 0x7fffffff, v49
12434  v_and_b32_e32 v71, 0x7fffffff, v41
1243C  v_max3_u32 v10, v71, v73, v10
12444  v_and_b32_e32 v68, 0x7fffffff, v51
1244C  v_and_b32_e32 v66, 0x7fffffff, v43
12454  v_max3_u32 v10, v66, v68, v10
1245C  v_and_b32_e32 v64, 0x7fffffff, v53
12464  v_and_b32_e32 v60, 0x7fffffff, v45
1246C  v_max3_u32 v10, v60, v64, v10
12474  v_and_b32_e32 v58, 0x7fffffff, v31
1247C  v_and_b32_e32 v52, 0x7fffffff, v23
12484  v_max3_u32 v10, v52, v58, v10
1248C  v_and_b32_e32 v50, 0x7fffffff, v33
12494  v_and_b32_e32 v48, 0x7fffffff, v25
1249C  v_max3_u32 v10, v48, v50, v10
124A4  v_and_b32_e32 v46, 0x7fffffff, v35
124AC  v_and_b32_e32 v44, 0x7fffffff, v27
124B4  v_max3_u32 v10, v44, v46, v10
124BC  v_and_b32_e32 v42, 0x7fffffff, v37
124C4  v_and_b32_e32 v36, 0x7fffffff, v29
124CC  v_max3_u32 v10, v36, v42, v10
124D4  v_and_b32_e32 v34, 0x7fffffff, v15
124DC  v_and_b32_e32 v32, 0x7fffffff, v7
124E4  v_max3_u32 v10, v32, v34, v10
124EC  v_and_b32_e32 v30, 0x7fffffff, v17
124F4  v_and_b32_e32 v28, 0x7fffffff, v9
124FC  v_max3_u32 v10, v28, v30, v10
12504  v_and_b32_e32 v26, 0x7fffffff, v19
1250C  v_and_b32_e32 v20, 0x7fffffff, v11
12514  v_max3_u32 v10, v20, v26, v10
1251C  v_and_b32_e32 v18, 0x7fffffff, v21
12524  v_and_b32_e32 v14, 0x7fffffff, v13
1252C  v_max3_u32 v81, v14, v18, v10
12534  s_mov_b32 s4, 0x7f7fffff
1253C  v_mov_b32_e32 v62, 0
12540  v_cmp_lt_u32_e32 vcc, s4, v81
12544  v_mov_b32_e32 v10, 0
12548  v_mov_b32_e32 v12, 0
1254C  v_mov_b32_e32 v16, 0
12550  s_and_saveexec_b64 s[4:5], vcc
12554  s_cbranch_execz 585
12558  v_sub_u32_e32 v16, 0x7f800000, v84
12560  v_sub_u32_e32 v10, 0x7f7fffff, v84
12568  v_lshrrev_b32_e32 v16, 31, v16
1256C  v_add_u32_e32 v62, -1, v16
12570  v_lshrrev_b32_e32 v12, 31, v10
12574  v_and_b32_e32 v81, 0x80000000, v62
1257C  v_add_u32_e32 v12, -1, v12
12580  v_bitop3_b32 v63, v81, v63, v12 bitop3:0xc8
12588  v_and_b32_e32 v12, v62, v84
1258C  v_sub_u32_e32 v84, 0x7f800000, v83
12594  v_sub_u32_e32 v62, 0x7f7fffff, v83
1259C  v_ashrrev_i32_e32 v10, 31, v10
125A0  v_lshrrev_b32_e32 v84, 31, v84
125A4  v_and_b32_e32 v10, 7, v10
125A8  v_lshrrev_b32_e32 v81, 31, v62
125AC  v_add_u32_e32 v85, -1, v84
125B0  v_ashrrev_i32_e32 v62, 31, v62
125B4  s_movk_i32 s31, 0x70
125B8  v_and_or_b32 v10, v62, s31, v10
125C0  v_and_b32_e32 v62, v85, v83
125C4  v_sub_u32_e32 v83, 0x7f800000, v82
125CC  v_max_u32_e32 v12, v62, v12
125D0  v_sub_u32_e32 v62, 0x7f7fffff, v82
125D8  v_and_b32_e32 v86, 0x80000000, v85
125E0  v_add_u32_e32 v81, -1, v81
125E4  v_lshrrev_b32_e32 v83, 31, v83
125E8  v_bitop3_b32 v55, v86, v55, v81 bitop3:0xc8
125F0  v_add_u32_e32 v16, v84, v16
125F4  v_lshrrev_b32_e32 v81, 31, v62
125F8  v_add_u32_e32 v84, -1, v83
125FC  v_ashrrev_i32_e32 v62, 31, v62
12600  s_movk_i32 s38, 0x700
12604  v_and_b32_e32 v85, 0x80000000, v84
1260C  v_add_u32_e32 v81, -1, v81
12610  v_and_or_b32 v10, v62, s38, v10
12618  v_and_b32_e32 v62, v84, v82
1261C  v_sub_u32_e32 v84, 0x7f800000, v80
12624  v_bitop3_b32 v65, v85, v65, v81 bitop3:0xc8
1262C  v_sub_u32_e32 v81, 0x7f7fffff, v80
12634  s_movk_i32 s39, 0x7000
12638  v_lshrrev_b32_e32 v84, 31, v84
1263C  v_lshrrev_b32_e32 v82, 31, v81
12640  v_add_u32_e32 v85, -1, v84
12644  v_ashrrev_i32_e32 v81, 31, v81
12648  v_and_or_b32 v10, v81, s39, v10
12650  v_and_b32_e32 v80, v85, v80
12654  v_sub_u32_e32 v81, 0x7f800000, v79
1265C  v_max3_u32 v12, v80, v62, v12
12664  v_sub_u32_e32 v62, 0x7f7fffff, v79
1266C  v_and_b32_e32 v86, 0x80000000, v85
12674  v_add_u32_e32 v82, -1, v82
12678  v_lshrrev_b32_e32 v81, 31, v81
1267C  v_bitop3_b32 v57, v86, v57, v82 bitop3:0xc8
12684  v_lshrrev_b32_e32 v80, 31, v62
12688  v_add_u32_e32 v82, -1, v81
1268C  v_ashrrev_i32_e32 v62, 31, v62
12690  s_mov_b32 s40, 0x70000
12698  v_add3_u32 v16, v83, v16, v84
126A0  v_and_b32_e32 v83, 0x80000000, v82
126A8  v_and_or_b32 v10, v62, s40, v10
126B0  v_and_b32_e32 v62, v82, v79
126B4  v_sub_u32_e32 v79, 0x7f7fffff, v78
126BC  v_sub_u32_e32 v82, 0x7f800000, v78
126C4  v_add_u32_e32 v80, -1, v80
126C8  v_bitop3_b32 v67, v83, v67, v80 bitop3:0xc8
126D0  v_lshrrev_b32_e32 v80, 31, v79
126D4  v_lshrrev_b32_e32 v82, 31, v82
126D8  v_ashrrev_i32_e32 v79, 31, v79
126DC  s_mov_b32 s41, 0x700000
126E4  v_add_u32_e32 v83, -1, v82
126E8  v_and_or_b32 v10, v79, s41, v10
126F0  v_sub_u32_e32 v79, 0x7f800000, v77
126F8  v_and_b32_e32 v78, v83, v78
126FC  v_and_b32_e32 v84, 0x80000000, v83
12704  v_add_u32_e32 v80, -1, v80
12708  v_max3_u32 v12, v78, v62, v12
12710  v_sub_u32_e32 v62, 0x7f7fffff, v77
12718  v_lshrrev_b32_e32 v79, 31, v79
1271C  v_bitop3_b32 v59, v84, v59, v80 bitop3:0xc8
12724  v_add_u32_e32 v80, -1, v79
12728  v_add3_u32 v16, v81, v16, v82
12730  v_lshrrev_b32_e32 v78, 31, v62
12734  v_and_b32_e32 v81, 0x80000000, v80
1273C  v_ashrrev_i32_e32 v62, 31, v62
12740  s_mov_b32 s42, 0x7000000
12748  v_and_b32_e32 v77, v80, v77
1274C  v_sub_u32_e32 v80, 0x7f800000, v76
12754  v_and_or_b32 v10, v62, s42, v10
1275C  v_sub_u32_e32 v62, 0x7f7fffff, v76
12764  v_add_u32_e32 v78, -1, v78
12768  v_lshrrev_b32_e32 v80, 31, v80
1276C  v_bitop3_b32 v69, v81, v69, v78 bitop3:0xc8
12774  v_lshrrev_b32_e32 v78, 31, v62
12778  v_add_u32_e32 v81, -1, v80
1277C  v_ashrrev_i32_e32 v62, 31, v62
12780  s_brev_b32 s43, 14
12784  v_and_or_b32 v62, v62, s43, v10
1278C  v_add3_u32 v10, v79, v16, v80
12794  v_and_b32_e32 v16, v81, v76
12798  v_max3_u32 v12, v16, v77, v12
127A0  v_sub_u32_e32 v77, 0x7f800000, v75
127A8  v_and_b32_e32 v82, 0x80000000, v81
127B0  v_add_u32_e32 v78, -1, v78
127B4  v_sub_u32_e32 v16, 0x7f7fffff, v75
127BC  v_lshrrev_b32_e32 v77, 31, v77
127C0  v_bitop3_b32 v61, v82, v61, v78 bitop3:0xc8
127C8  v_add_u32_e32 v78, -1, v77
127CC  v_lshrrev_b32_e32 v76, 31, v16
127D0  v_and_b32_e32 v79, 0x80000000, v78
127D8  v_add_u32_e32 v76, -1, v76
127DC  v_bitop3_b32 v47, v79, v47, v76 bitop3:0xc8
127E4  v_sub_u32_e32 v79, 0x7f800000, v74
127EC  v_sub_u32_e32 v76, 0x7f7fffff, v74
127F4  v_ashrrev_i32_e32 v16, 31, v16
127F8  v_lshrrev_b32_e32 v79, 31, v79
127FC  v_and_b32_e32 v16, 7, v16
12800  v_and_b32_e32 v75, v78, v75
12804  v_lshrrev_b32_e32 v78, 31, v76
12808  v_add_u32_e32 v80, -1, v79
1280C  v_ashrrev_i32_e32 v76, 31, v76
12810  v_and_or_b32 v16, v76, s31, v16
12818  v_and_b32_e32 v74, v80, v74
1281C  v_sub_u32_e32 v76, 0x7f800000, v73
12824  v_max3_u32 v12, v74, v75, v12
1282C  v_sub_u32_e32 v74, 0x7f7fffff, v73
12834  v_and_b32_e32 v81, 0x80000000, v80
1283C  v_lshrrev_b32_e32 v76, 31, v76
12840  v_add_u32_e32 v78, -1, v78
12844  v_add3_u32 v10, v77, v10, v79
1284C  v_lshrrev_b32_e32 v75, 31, v74
12850  v_add_u32_e32 v77, -1, v76
12854  v_ashrrev_i32_e32 v74, 31, v74
12858  v_bitop3_b32 v39, v81, v39, v78 bitop3:0xc8
12860  v_and_b32_e32 v78, 0x80000000, v77
12868  v_and_or_b32 v16, v74, s38, v16
12870  v_and_b32_e32 v73, v77, v73
12874  v_sub_u32_e32 v74, 0x7f7fffff, v71
1287C  v_sub_u32_e32 v77, 0x7f800000, v71
12884  v_add_u32_e32 v75, -1, v75
12888  v_bitop3_b32 v49, v78, v49, v75 bitop3:0xc8
12890  v_lshrrev_b32_e32 v75, 31, v74
12894  v_lshrrev_b32_e32 v77, 31, v77
12898  v_ashrrev_i32_e32 v74, 31, v74
1289C  v_add_u32_e32 v78, -1, v77
128A0  v_and_or_b32 v16, v74, s39, v16
128A8  v_sub_u32_e32 v74, 0x7f800000, v68
128B0  v_and_b32_e32 v71, v78, v71
128B4  v_and_b32_e32 v79, 0x80000000, v78
128BC  v_add_u32_e32 v75, -1, v75
128C0  v_max3_u32 v12, v71, v73, v12
128C8  v_sub_u32_e32 v71, 0x7f7fffff, v68
128D0  v_lshrrev_b32_e32 v74, 31, v74
128D4  v_bitop3_b32 v41, v79, v41, v75 bitop3:0xc8
128DC  v_add_u32_e32 v75, -1, v74
128E0  v_add3_u32 v10, v76, v10, v77
128E8  v_lshrrev_b32_e32 v73, 31, v71
128EC  v_and_b32_e32 v76, 0x80000000, v75
128F4  v_ashrrev_i32_e32 v71, 31, v71
128F8  v_and_b32_e32 v68, v75, v68
128FC  v_sub_u32_e32 v75, 0x7f800000, v66
12904  v_and_or_b32 v16, v71, s40, v16
1290C  v_sub_u32_e32 v71, 0x7f7fffff, v66
12914  v_add_u32_e32 v73, -1, v73
12918  v_lshrrev_b32_e32 v75, 31, v75
1291C  v_bitop3_b32 v51, v76, v51, v73 bitop3:0xc8
12924  v_lshrrev_b32_e32 v73, 31, v71
12928  v_add_u32_e32 v76, -1, v75
1292C  v_ashrrev_i32_e32 v71, 31, v71
12930  v_and_or_b32 v16, v71, s41, v16
12938  v_add3_u32 v71, v74, v10, v75
12940  v_and_b32_e32 v10, v76, v66
12944  v_max3_u32 v12, v10, v68, v12
1294C  v_sub_u32_e32 v68, 0x7f800000, v64
12954  v_sub_u32_e32 v10, 0x7f7fffff, v64
1295C  v_and_b32_e32 v77, 0x80000000, v76
12964  v_add_u32_e32 v73, -1, v73
12968  v_lshrrev_b32_e32 v68, 31, v68
1296C  v_bitop3_b32 v43, v77, v43, v73 bitop3:0xc8
12974  v_lshrrev_b32_e32 v66, 31, v10
12978  v_add_u32_e32 v73, -1, v68
1297C  v_ashrrev_i32_e32 v10, 31, v10
12980  v_and_b32_e32 v74, 0x80000000, v73
12988  v_and_or_b32 v10, v10, s42, v16
12990  v_and_b32_e32 v16, v73, v64
12994  v_sub_u32_e32 v73, 0x7f800000, v60
1299C  v_add_u32_e32 v66, -1, v66
129A0  v_sub_u32_e32 v64, 0x7f7fffff, v60
129A8  v_lshrrev_b32_e32 v73, 31, v73
129AC  v_bitop3_b32 v53, v74, v53, v66 bitop3:0xc8
129B4  v_add_u32_e32 v74, -1, v73
129B8  v_lshrrev_b32_e32 v66, 31, v64
129BC  v_and_b32_e32 v75, 0x80000000, v74
129C4  v_add_u32_e32 v66, -1, v66
129C8  v_bitop3_b32 v45, v75, v45, v66 bitop3:0xc8
129D0  v_sub_u32_e32 v66, 0x7f800000, v58
129D8  v_and_b32_e32 v60, v74, v60
129DC  v_ashrrev_i32_e32 v64, 31, v64
129E0  v_max3_u32 v12, v60, v16, v12
129E8  v_sub_u32_e32 v16, 0x7f7fffff, v58
129F0  v_lshrrev_b32_e32 v66, 31, v66
129F4  v_and_or_b32 v10, v64, s43, v10
129FC  v_add3_u32 v64, v68, v71, v73
12A04  v_add_u32_e32 v68, -1, v66
12A08  v_lshrrev_b32_e32 v60, 31, v16
12A0C  v_and_b32_e32 v71, 0x80000000, v68
12A14  v_add_u32_e32 v60, -1, v60
12A18  v_bitop3_b32 v31, v71, v31, v60 bitop3:0xc8
12A20  v_sub_u32_e32 v60, 0x7f7fffff, v52
12A28  v_sub_u32_e32 v71, 0x7f800000, v52
12A30  v_ashrrev_i32_e32 v16, 31, v16
12A34  v_and_b32_e32 v16, 7, v16
12A38  v_and_b32_e32 v58, v68, v58
12A3C  v_lshrrev_b32_e32 v68, 31, v60
12A40  v_lshrrev_b32_e32 v71, 31, v71
12A44  v_ashrrev_i32_e32 v60, 31, v60
12A48  v_and_or_b32 v16, v60, s31, v16
12A50  v_add3_u32 v60, v66, v64, v71
12A58  v_sub_u32_e32 v64, 0x7f800000, v50
12A60  v_add_u32_e32 v73, -1, v71
12A64  v_and_b32_e32 v52, v73, v52
12A68  v_lshrrev_b32_e32 v64, 31, v64
12A6C  v_and_b32_e32 v74, 0x80000000, v73
12A74  v_add_u32_e32 v68, -1, v68
12A78  v_max3_u32 v12, v52, v58, v12
12A80  v_sub_u32_e32 v52, 0x7f7fffff, v50
12A88  v_add_u32_e32 v66, -1, v64
12A8C  v_bitop3_b32 v23, v74, v23, v68 bitop3:0xc8
12A94  v_and_b32_e32 v68, 0x80000000, v66
12A9C  v_and_b32_e32 v50, v66, v50
12AA0  v_sub_u32_e32 v66, 0x7f800000, v48
12AA8  v_lshrrev_b32_e32 v58, 31, v52
12AAC  v_ashrrev_i32_e32 v52, 31, v52
12AB0  v_add_u32_e32 v58, -1, v58
12AB4  v_and_or_b32 v16, v52, s38, v16
12ABC  v_sub_u32_e32 v52, 0x7f7fffff, v48
12AC4  v_lshrrev_b32_e32 v66, 31, v66
12AC8  v_bitop3_b32 v33, v68, v33, v58 bitop3:0xc8
12AD0  v_add_u32_e32 v68, -1, v66
12AD4  v_lshrrev_b32_e32 v58, 31, v52
12AD8  v_and_b32_e32 v71, 0x80000000, v68
12AE0  v_add_u32_e32 v58, -1, v58
12AE4  v_bitop3_b32 v25, v71, v25, v58 bitop3:0xc8
12AEC  v_sub_u32_e32 v58, 0x7f800000, v46
12AF4  v_ashrrev_i32_e32 v52, 31, v52
12AF8  v_and_b32_e32 v48, v68, v48
12AFC  v_lshrrev_b32_e32 v58, 31, v58
12B00  v_and_or_b32 v16, v52, s39, v16
12B08  v_add3_u32 v52, v64, v60, v66
12B10  v_max3_u32 v12, v48, v50, v12
12B18  v_sub_u32_e32 v48, 0x7f7fffff, v46
12B20  v_add_u32_e32 v60, -1, v58
12B24  v_and_b32_e32 v64, 0x80000000, v60
12B2C  v_and_b32_e32 v46, v60, v46
12B30  v_sub_u32_e32 v60, 0x7f800000, v44
12B38  v_lshrrev_b32_e32 v50, 31, v48
12B3C  v_ashrrev_i32_e32 v48, 31, v48
12B40  v_add_u32_e32 v50, -1, v50
12B44  v_and_or_b32 v16, v48, s40, v16
12B4C  v_sub_u32_e32 v48, 0x7f7fffff, v44
12B54  v_lshrrev_b32_e32 v60, 31, v60
12B58  v_bitop3_b32 v35, v64, v35, v50 bitop3:0xc8
12B60  v_add_u32_e32 v64, -1, v60
12B64  v_lshrrev_b32_e32 v50, 31, v48
12B68  v_and_b32_e32 v66, 0x80000000, v64
12B70  v_add_u32_e32 v50, -1, v50
12B74  v_bitop3_b32 v27, v66, v27, v50 bitop3:0xc8
12B7C  v_and_b32_e32 v44, v64, v44
12B80  v_sub_u32_e32 v50, 0x7f800000, v42
12B88  v_max3_u32 v44, v44, v46, v12
12B90  v_sub_u32_e32 v12, 0x7f7fffff, v42
12B98  v_ashrrev_i32_e32 v48, 31, v48
12B9C  v_lshrrev_b32_e32 v50, 31, v50
12BA0  v_and_or_b32 v16, v48, s41, v16
12BA8  v_add3_u32 v48, v58, v52, v60
12BB0  v_lshrrev_b32_e32 v46, 31, v12
12BB4  v_add_u32_e32 v52, -1, v50
12BB8  v_ashrrev_i32_e32 v12, 31, v12
12BBC  v_and_b32_e32 v58, 0x80000000, v52
12BC4  v_and_or_b32 v12, v12, s42, v16
12BCC  v_and_b32_e32 v16, v52, v42
12BD0  v_sub_u32_e32 v52, 0x7f800000, v36
12BD8  v_add_u32_e32 v46, -1, v46
12BDC  v_sub_u32_e32 v42, 0x7f7fffff, v36
12BE4  v_lshrrev_b32_e32 v52, 31, v52
12BE8  v_bitop3_b32 v37, v58, v37, v46 bitop3:0xc8
12BF0  v_add_u32_e32 v58, -1, v52
12BF4  v_lshrrev_b32_e32 v46, 31, v42
12BF8  v_and_b32_e32 v60, 0x80000000, v58
12C00  v_add_u32_e32 v46, -1, v46
12C04  v_bitop3_b32 v29, v60, v29, v46 bitop3:0xc8
12C0C  v_sub_u32_e32 v46, 0x7f800000, v34
12C14  v_and_b32_e32 v36, v58, v36
12C18  v_ashrrev_i32_e32 v42, 31, v42
12C1C  v_max3_u32 v16, v36, v16, v44
12C24  v_sub_u32_e32 v36, 0x7f7fffff, v34
12C2C  v_lshrrev_b32_e32 v46, 31, v46
12C30  v_and_or_b32 v12, v42, s43, v12
12C38  v_add3_u32 v42, v50, v48, v52
12C40  v_add_u32_e32 v48, -1, v46
12C44  v_lshrrev_b32_e32 v44, 31, v36
12C48  v_and_b32_e32 v50, 0x80000000, v48
12C50  v_add_u32_e32 v44, -1, v44
12C54  v_bitop3_b32 v15, v50, v15, v44 bitop3:0xc8
12C5C  v_sub_u32_e32 v44, 0x7f7fffff, v32
12C64  v_ashrrev_i32_e32 v36, 31, v36
12C68  v_sub_u32_e32 v50, 0x7f800000, v32
12C70  v_and_b32_e32 v36, 7, v36
12C74  v_and_b32_e32 v34, v48, v34
12C78  v_lshrrev_b32_e32 v48, 31, v44
12C7C  v_ashrrev_i32_e32 v44, 31, v44
12C80  v_lshrrev_b32_e32 v50, 31, v50
12C84  v_and_or_b32 v36, v44, s31, v36
12C8C  v_sub_u32_e32 v44, 0x7f800000, v30
12C94  v_add_u32_e32 v52, -1, v50
12C98  v_and_b32_e32 v32, v52, v32
12C9C  v_lshrrev_b32_e32 v44, 31, v44
12CA0  v_and_b32_e32 v58, 0x80000000, v52
12CA8  v_add_u32_e32 v48, -1, v48
12CAC  v_add3_u32 v42, v46, v42, v50
12CB4  v_max3_u32 v16, v32, v34, v16
12CBC  v_sub_u32_e32 v32, 0x7f7fffff, v30
12CC4  v_add_u32_e32 v46, -1, v44
12CC8  v_bitop3_b32 v7, v58, v7, v48 bitop3:0xc8
12CD0  v_and_b32_e32 v48, 0x80000000, v46
12CD8  v_lshrrev_b32_e32 v34, 31, v32
12CDC  v_and_b32_e32 v30, v46, v30
12CE0  v_sub_u32_e32 v46, 0x7f800000, v28
12CE8  v_add_u32_e32 v34, -1, v34
12CEC  v_bitop3_b32 v17, v48, v17, v34 bitop3:0xc8
12CF4  v_ashrrev_i32_e32 v32, 31, v32
12CF8  v_sub_u32_e32 v34, 0x7f7fffff, v28
12D00  v_lshrrev_b32_e32 v46, 31, v46
12D04  v_and_or_b32 v32, v32, s38, v36
12D0C  v_add_u32_e32 v48, -1, v46
12D10  v_lshrrev_b32_e32 v36, 31, v34
12D14  v_and_b32_e32 v50, 0x80000000, v48
12D1C  v_add_u32_e32 v36, -1, v36
12D20  v_bitop3_b32 v9, v50, v9, v36 bitop3:0xc8
12D28  v_sub_u32_e32 v36, 0x7f800000, v26
12D30  v_ashrrev_i32_e32 v34, 31, v34
12D34  v_and_b32_e32 v28, v48, v28
12D38  v_lshrrev_b32_e32 v36, 31, v36
12D3C  v_and_or_b32 v32, v34, s39, v32
12D44  v_add3_u32 v34, v44, v42, v46
12D4C  v_max3_u32 v16, v28, v30, v16
12D54  v_sub_u32_e32 v28, 0x7f7fffff, v26
12D5C  v_add_u32_e32 v42, -1, v36
12D60  v_and_b32_e32 v44, 0x80000000, v42
12D68  v_lshrrev_b32_e32 v30, 31, v28
12D6C  v_and_b32_e32 v26, v42, v26
12D70  v_sub_u32_e32 v42, 0x7f800000, v20
12D78  v_add_u32_e32 v30, -1, v30
12D7C  v_bitop3_b32 v19, v44, v19, v30 bitop3:0xc8
12D84  v_ashrrev_i32_e32 v28, 31, v28
12D88  v_sub_u32_e32 v30, 0x7f7fffff, v20
12D90  v_lshrrev_b32_e32 v42, 31, v42
12D94  v_and_or_b32 v28, v28, s40, v32
12D9C  v_add_u32_e32 v44, -1, v42
12DA0  v_lshrrev_b32_e32 v32, 31, v30
12DA4  v_and_b32_e32 v46, 0x80000000, v44
12DAC  v_add_u32_e32 v32, -1, v32
12DB0  v_bitop3_b32 v11, v46, v11, v32 bitop3:0xc8
12DB8  v_sub_u32_e32 v32, 0x7f800000, v18
12DC0  v_and_b32_e32 v20, v44, v20
12DC4  v_ashrrev_i32_e32 v30, 31, v30
12DC8  v_max3_u32 v20, v20, v26, v16
12DD0  v_sub_u32_e32 v16, 0x7f7fffff, v18
12DD8  v_lshrrev_b32_e32 v32, 31, v32
12DDC  v_and_or_b32 v28, v30, s41, v28
12DE4  v_add3_u32 v30, v36, v34, v42
12DEC  v_add_u32_e32 v34, -1, v32
12DF0  v_lshrrev_b32_e32 v26, 31, v16
12DF4  v_and_b32_e32 v36, 0x80000000, v34
12DFC  v_add_u32_e32 v26, -1, v26
12E00  v_and_b32_e32 v18, v34, v18
12E04  v_sub_u32_e32 v34, 0x7f800000, v14
12E0C  v_bitop3_b32 v21, v36, v21, v26 bitop3:0xc8
12E14  v_sub_u32_e32 v26, 0x7f7fffff, v14
12E1C  v_ashrrev_i32_e32 v16, 31, v16
12E20  v_lshrrev_b32_e32 v34, 31, v34
12E24  v_and_or_b32 v16, v16, s42, v28
12E2C  v_lshrrev_b32_e32 v28, 31, v26
12E30  v_add_u32_e32 v36, -1, v34
12E34  v_ashrrev_i32_e32 v26, 31, v26
12E38  v_and_or_b32 v16, v26, s43, v16
12E40  v_add3_u32 v26, v32, v30, v34
12E48  v_and_b32_e32 v14, v36, v14
12E4C  v_and_b32_e32 v42, 0x80000000, v36
12E54  v_add_u32_e32 v28, -1, v28
12E58  v_max3_u32 v14, v14, v18, v20
12E60  v_mov_b32_e32 v18, 0x7f800000
12E68  v_cmp_ne_u32_e32 vcc, 32, v26
12E6C  v_bitop3_b32 v13, v42, v13, v28 bitop3:0xc8
12E74  s_nop 0
12E78  v_cndmask_b32_e32 v81, v18, v14, vcc
12E7C  s_or_b64 exec, exec, s[4:5]
12E80  v_cmp_ne_u32_e32 vcc, 0, v81
12E84  v_mov_b32_e32 v14, 0x7f
12E8C  s_and_saveexec_b64 s[4:5], vcc
12E90  s_cbranch_execz 15
12E94  v_add_u32_e32 v14, s16, v81
12E98  s_mov_b32 s16, 0x17fffff
12EA0  v_lshrrev_b32_e32 v18, 23, v14
12EA4  v_add_u32_e32 v18, -2, v18
12EA8  v_cmp_lt_u32_e32 vcc, s16, v14
12EAC  s_mov_b32 s16, 0x7f800000
12EB4  s_nop 0
12EB8  v_cndmask_b32_e32 v14, 0, v18, vcc
12EBC  v_cmp_eq_u32_e32 vcc, s16, v81
12EC0  v_mov_b32_e32 v18, 0xfe
12EC8  s_and_b64 vcc, s[28:29], vcc
12ECC  v_cndmask_b32_e32 v14, v14, v18, vcc
12ED0  s_or_b64 exec, exec, s[4:5]
12ED4  v_cmp_eq_u32_e32 vcc, 0, v14
12ED8  s_cbranch_vccz 37
12EDC  s_nop 0
12EE0  v_cndmask_b32_e64 v18, 1.0, 2.0, vcc
12EE8  v_mul_f32_e32 v63, v18, v63
12EEC  v_mul_f32_e32 v55, v18, v55
12EF0  v_mul_f32_e32 v65, v18, v65
12EF4  v_mul_f32_e32 v57, v18, v57
12EF8  v_mul_f32_e32 v67, v18, v67
12EFC  v_mul_f32_e32 v59, v18, v59
12F00  v_mul_f32_e32 v69, v18, v69
12F04  v_mul_f32_e32 v61, v18, v61
12F08  v_mul_f32_e32 v47, v18, v47
12F0C  v_mul_f32_e32 v39, v18, v39
12F10  v_mul_f32_e32 v49, v18, v49
12F14  v_mul_f32_e32 v41, v18, v41
12F18  v_mul_f32_e32 v51, v18, v51
12F1C  v_mul_f32_e32 v43, v18, v43
12F20  v_mul_f32_e32 v53, v18, v53
12F24  v_mul_f32_e32 v45, v18, v45
12F28  v_mul_f32_e32 v31, v18, v31
12F2C  v_mul_f32_e32 v23, v18, v23
12F30  v_mul_f32_e32 v33, v18, v33
12F34  v_mul_f32_e32 v25, v18, v25
12F38  v_mul_f32_e32 v35, v18, v35
12F3C  v_mul_f32_e32 v27, v18, v27
12F40  v_mul_f32_e32 v37, v18, v37
12F44  v_mul_f32_e32 v29, v18, v29
12F48  v_mul_f32_e32 v15, v18, v15
12F4C  v_mul_f32_e32 v7, v18, v7
12F50  v_mul_f32_e32 v17, v18, v17
12F54  v_mul_f32_e32 v9, v18, v9
12F58  v_mul_f32_e32 v19, v18, v19
12F5C  v_mul_f32_e32 v11, v18, v11
12F60  v_mul_f32_e32 v21, v18, v21
12F64  v_mul_f32_e32 v13, v18, v13
12F68  v_max_u32_e32 v18, 1, v14
12F6C  s_branch 1
12F70  v_mov_b32_e32 v18, v14
12F74  v_or3_b32 v5, v8, v5, v6
12F7C  v_add_lshl_u32 v6, s10, v70, 2
12F84  s_mov_b32 s4, 0xd2511f53
12F8C  v_mad_u64_u32 v[70:71], s[28:29], v6, s4, 0
12F94  v_xor_b32_e32 v8, s6, v71
12F98  s_mov_b32 s5, 0xcd9e8d57
12FA0  v_mad_u64_u32 v[74:75], s[28:29], v8, s5, 0
12FA8  v_xor_b32_e32 v8, s9, v75
12FAC  v_xor_b32_e32 v20, s17, v70
12FB0  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
12FB8  v_mad_u64_u32 v[76:77], s[28:29], v20, s5, 0
12FC0  v_xor_b32_e32 v8, v74, v77
12FC4  v_xor_b32_e32 v20, s22, v71
12FC8  v_xor_b32_e32 v8, s7, v8
12FCC  v_mad_u64_u32 v[78:79], s[28:29], v20, s5, 0
12FD4  v_mad_u64_u32 v[74:75], s[28:29], v8, s4, 0
12FDC  v_xor_b32_e32 v8, v76, v79
12FE0  v_xor_b32_e32 v8, s19, v8
12FE4  v_xor_b32_e32 v20, v70, v75
12FE8  v_xor_b32_e32 v20, s11, v20
12FEC  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
12FF4  v_mad_u64_u32 v[76:77], s[28:29], v20, s5, 0
12FFC  v_xor_b32_e32 v20, v74, v71
13000  v_xor_b32_e32 v8, v78, v77
13004  v_xor_b32_e32 v20, s20, v20
13008  v_xor_b32_e32 v8, s21, v8
1300C  v_mad_u64_u32 v[78:79], s[28:29], v20, s5, 0
13014  v_mad_u64_u32 v[74:75], s[28:29], v8, s4, 0
1301C  v_xor_b32_e32 v8, v76, v79
13020  v_xor_b32_e32 v8, s24, v8
13024  v_xor_b32_e32 v20, v70, v75
13028  v_xor_b32_e32 v20, s23, v20
1302C  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
13034  v_mad_u64_u32 v[76:77], s[28:29], v20, s5, 0
1303C  v_xor_b32_e32 v20, v74, v71
13040  v_xor_b32_e32 v8, v78, v77
13044  v_xor_b32_e32 v20, s25, v20
13048  v_xor_b32_e32 v8, s26, v8
1304C  v_mad_u64_u32 v[78:79], s[28:29], v20, s5, 0
13054  v_mad_u64_u32 v[74:75], s[28:29], v8, s4, 0
1305C  v_xor_b32_e32 v8, v76, v79
13060  v_xor_b32_e32 v8, s34, v8
13064  v_xor_b32_e32 v20, v70, v75
13068  v_xor_b32_e32 v20, s27, v20
1306C  v_mad_u64_u32 v[70:71], s[28:29], v8, s4, 0
13074  v_mad_u64_u32 v[76:77], s[28:29], v20, s5, 0
1307C  v_xor_b32_e32 v20, v74, v71
13080  v_xor_b32_e32 v8, v78, v77
13084  v_xor_b32_e32 v20, s35, v20
13088  v_xor_b32_e32 v8, s36, v8
1308C  v_mad_u64_u32 v[78:79], s[28:29], v20, s5, 0
13094  v_mad_u64_u32 v[74:75], s[28:29], v8, s4, 0
1309C  v_xor_b32_e32 v8, v76, v79
130A0  v_or3_b32 v4, v24, v4, v22
130A8  v_xor_b32_e32 v8, s37, v8
130AC  v_xor_b32_e32 v20, v70, v75
130B0  v_mov_b32_e32 v22, 0
130B4  v_mov_b32_e32 v24, 0
130B8  v_or3_b32 v2, v56, v2, v54
130C0  v_lshlrev_b32_e32 v18, 23, v18
130C4  v_xor_b32_e32 v20, s30, v20
130C8  v_mov_b32_e32 v54, v63
130CC  v_mov_b32_e32 v56, v65
130D0  v_mov_b32_e32 v58, v67
130D4  v_mov_b32_e32 v60, v69
130D8  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[54:55], v8, v18
130E0  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[58:59], v20, v18 op_sel:[0,0,0,1]
130E8  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[56:57], v78, v18 op_sel:[0,0,1,0]
130F0  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[60:61], v74, v18 op_sel:[0,0,1,1]
130F8  s_nop 0
130FC  v_or_b32_e32 v8, 1, v6
13100  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
13108  v_xor_b32_e32 v8, s6, v55
1310C  v_mad_u64_u32 v[56:57], s[28:29], v8, s5, 0
13114  v_xor_b32_e32 v8, s9, v57
13118  v_xor_b32_e32 v20, s17, v54
1311C  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
13124  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
1312C  v_xor_b32_e32 v8, v56, v59
13130  v_xor_b32_e32 v20, s22, v55
13134  v_xor_b32_e32 v8, s7, v8
13138  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
13140  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
13148  v_xor_b32_e32 v8, v58, v61
1314C  v_xor_b32_e32 v8, s19, v8
13150  v_xor_b32_e32 v20, v54, v57
13154  v_xor_b32_e32 v20, s11, v20
13158  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
13160  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
13168  v_xor_b32_e32 v20, v56, v55
1316C  v_xor_b32_e32 v8, v60, v59
13170  v_xor_b32_e32 v20, s20, v20
13174  v_xor_b32_e32 v8, s21, v8
13178  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
13180  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
13188  v_xor_b32_e32 v8, v58, v61
1318C  v_xor_b32_e32 v8, s24, v8
13190  v_xor_b32_e32 v20, v54, v57
13194  v_xor_b32_e32 v20, s23, v20
13198  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
131A0  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
131A8  v_xor_b32_e32 v20, v56, v55
131AC  v_xor_b32_e32 v8, v60, v59
131B0  v_xor_b32_e32 v20, s25, v20
131B4  v_xor_b32_e32 v8, s26, v8
131B8  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
131C0  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
131C8  v_xor_b32_e32 v8, v58, v61
131CC  v_xor_b32_e32 v8, s34, v8
131D0  v_xor_b32_e32 v20, v54, v57
131D4  v_xor_b32_e32 v20, s27, v20
131D8  v_mad_u64_u32 v[54:55], s[28:29], v8, s4, 0
131E0  v_mad_u64_u32 v[58:59], s[28:29], v20, s5, 0
131E8  v_xor_b32_e32 v20, v56, v55
131EC  v_xor_b32_e32 v8, v60, v59
131F0  v_xor_b32_e32 v20, s35, v20
131F4  v_xor_b32_e32 v8, s36, v8
131F8  v_mad_u64_u32 v[60:61], s[28:29], v20, s5, 0
13200  v_mad_u64_u32 v[56:57], s[28:29], v8, s4, 0
13208  v_xor_b32_e32 v8, v58, v61
1320C  v_or3_b32 v46, v24, v62, v22
13214  v_xor_b32_e32 v8, s37, v8
13218  v_xor_b32_e32 v20, v54, v57
1321C  v_mov_b32_e32 v22, 0
13220  v_mov_b32_e32 v24, 0
13224  v_or3_b32 v3, v40, v3, v38
1322C  v_xor_b32_e32 v20, s30, v20
13230  v_mov_b32_e32 v38, v47
13234  v_mov_b32_e32 v40, v49
13238  v_mov_b32_e32 v42, v51
1323C  v_mov_b32_e32 v44, v53
13240  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[38:39], v8, v18
13248  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[42:43], v20, v18 op_sel:[0,0,0,1]
13250  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[40:41], v60, v18 op_sel:[0,0,1,0]
13258  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[44:45], v56, v18 op_sel:[0,0,1,1]
13260  s_nop 0
13264  v_or_b32_e32 v8, 2, v6
13268  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
13270  v_xor_b32_e32 v8, s6, v39
13274  v_or3_b32 v47, v24, v10, v22
1327C  v_mad_u64_u32 v[40:41], s[28:29], v8, s5, 0
13284  v_xor_b32_e32 v10, s17, v38
13288  v_xor_b32_e32 v8, s9, v41
1328C  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
13294  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
1329C  v_xor_b32_e32 v8, v40, v43
132A0  v_xor_b32_e32 v8, s7, v8
132A4  v_xor_b32_e32 v10, s22, v39
132A8  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
132B0  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
132B8  v_xor_b32_e32 v8, v42, v45
132BC  v_xor_b32_e32 v10, v38, v41
132C0  v_xor_b32_e32 v8, s19, v8
132C4  v_xor_b32_e32 v10, s11, v10
132C8  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
132D0  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
132D8  v_xor_b32_e32 v8, v44, v43
132DC  v_xor_b32_e32 v10, v40, v39
132E0  v_xor_b32_e32 v8, s21, v8
132E4  v_xor_b32_e32 v10, s20, v10
132E8  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
132F0  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
132F8  v_xor_b32_e32 v8, v42, v45
132FC  v_xor_b32_e32 v10, v38, v41
13300  v_xor_b32_e32 v8, s24, v8
13304  v_xor_b32_e32 v10, s23, v10
13308  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
13310  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
13318  v_xor_b32_e32 v8, v44, v43
1331C  v_xor_b32_e32 v10, v40, v39
13320  v_xor_b32_e32 v8, s26, v8
13324  v_xor_b32_e32 v10, s25, v10
13328  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
13330  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
13338  v_xor_b32_e32 v8, v42, v45
1333C  v_xor_b32_e32 v10, v38, v41
13340  v_xor_b32_e32 v8, s34, v8
13344  v_xor_b32_e32 v10, s27, v10
13348  v_mad_u64_u32 v[38:39], s[28:29], v8, s4, 0
13350  v_mad_u64_u32 v[42:43], s[28:29], v10, s5, 0
13358  v_xor_b32_e32 v8, v44, v43
1335C  v_xor_b32_e32 v10, v40, v39
13360  v_xor_b32_e32 v8, s36, v8
13364  v_xor_b32_e32 v10, s35, v10
13368  v_mad_u64_u32 v[40:41], s[28:29], v8, s4, 0
13370  v_mad_u64_u32 v[44:45], s[28:29], v10, s5, 0
13378  v_xor_b32_e32 v8, v42, v45
1337C  v_xor_b32_e32 v10, v38, v41
13380  v_mov_b32_e32 v22, v31
13384  v_mov_b32_e32 v20, 0
13388  v_mov_b32_e32 v31, 0
1338C  v_or_b32_e32 v6, 3, v6
13390  v_xor_b32_e32 v8, s37, v8
13394  v_xor_b32_e32 v10, s30, v10
13398  v_mov_b32_e32 v24, v33
1339C  v_mov_b32_e32 v26, v35
133A0  v_mov_b32_e32 v28, v37
133A4  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[22:23], v8, v18
133AC  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[26:27], v10, v18 op_sel:[0,0,0,1]
133B4  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[24:25], v44, v18 op_sel:[0,0,1,0]
133BC  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[28:29], v40, v18 op_sel:[0,0,1,1]
133C4  s_nop 0
133C8  v_mad_u64_u32 v[22:23], s[28:29], v6, s4, 0
133D0  v_xor_b32_e32 v6, s6, v23
133D4  v_mad_u64_u32 v[24:25], s[28:29], v6, s5, 0
133DC  v_xor_b32_e32 v8, s17, v22
133E0  v_xor_b32_e32 v6, s9, v25
133E4  v_mad_u64_u32 v[26:27], s[16:17], v8, s5, 0
133EC  v_mad_u64_u32 v[22:23], s[16:17], v6, s4, 0
133F4  v_xor_b32_e32 v6, v24, v27
133F8  v_xor_b32_e32 v6, s7, v6
133FC  v_xor_b32_e32 v8, s22, v23
13400  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
13408  v_mad_u64_u32 v[28:29], s[6:7], v8, s5, 0
13410  v_xor_b32_e32 v6, v26, v29
13414  v_xor_b32_e32 v8, v22, v25
13418  v_xor_b32_e32 v6, s19, v6
1341C  v_xor_b32_e32 v8, s11, v8
13420  v_mad_u64_u32 v[22:23], s[6:7], v6, s4, 0
13428  v_mad_u64_u32 v[26:27], s[6:7], v8, s5, 0
13430  v_xor_b32_e32 v6, v28, v27
13434  v_xor_b32_e32 v8, v24, v23
13438  v_xor_b32_e32 v6, s21, v6
1343C  v_xor_b32_e32 v8, s20, v8
13440  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
13448  v_mad_u64_u32 v[28:29], s[6:7], v8, s5, 0
13450  v_xor_b32_e32 v6, v26, v29
13454  v_xor_b32_e32 v8, v22, v25
13458  v_xor_b32_e32 v6, s24, v6
1345C  v_xor_b32_e32 v8, s23, v8
13460  v_mad_u64_u32 v[22:23], s[6:7], v6, s4, 0
13468  v_mad_u64_u32 v[26:27], s[6:7], v8, s5, 0
13470  v_xor_b32_e32 v6, v28, v27
13474  v_xor_b32_e32 v8, v24, v23
13478  v_xor_b32_e32 v6, s26, v6
1347C  v_xor_b32_e32 v8, s25, v8
13480  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
13488  v_mad_u64_u32 v[28:29], s[6:7], v8, s5, 0
13490  v_xor_b32_e32 v6, v26, v29
13494  v_xor_b32_e32 v8, v22, v25
13498  v_xor_b32_e32 v6, s34, v6
1349C  v_xor_b32_e32 v8, s27, v8
134A0  v_mad_u64_u32 v[22:23], s[6:7], v6, s4, 0
134A8  v_mad_u64_u32 v[26:27], s[6:7], v8, s5, 0
134B0  v_xor_b32_e32 v6, v28, v27
134B4  v_xor_b32_e32 v8, v24, v23
134B8  v_xor_b32_e32 v6, s36, v6
134BC  v_xor_b32_e32 v8, s35, v8
134C0  v_mad_u64_u32 v[24:25], s[6:7], v6, s4, 0
134C8  v_mad_u64_u32 v[28:29], s[4:5], v8, s5, 0
134D0  v_xor_b32_e32 v6, v26, v29
134D4  v_or3_b32 v48, v31, v12, v20
134DC  v_xor_b32_e32 v20, s37, v6
134E0  v_xor_b32_e32 v6, v22, v25
134E4  v_mov_b32_e32 v30, 0
134E8  v_xor_b32_e32 v22, s30, v6
134EC  v_mov_b32_e32 v6, v15
134F0  v_mov_b32_e32 v15, 0
134F4  v_mov_b32_e32 v8, v17
134F8  v_mov_b32_e32 v10, v19
134FC  v_mov_b32_e32 v12, v21
13500  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[6:7], v20, v18
13508  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[10:11], v22, v18 op_sel:[0,0,0,1]
13510  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[8:9], v28, v18 op_sel:[0,0,1,0]
13518  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[12:13], v24, v18 op_sel:[0,0,1,1]
13520  s_nop 0
13524  v_lshlrev_b32_e32 v6, 1, v138
13528  v_bitop3_b32 v7, v1, v136, 3 bitop3:0x6c
13530  v_add_u32_e32 v8, v6, v7
13534  v_mov_b32_e32 v9, 0x10000
1353C  v_lshl_or_b32 v8, v8, 4, v9
13544  ds_write_b128 v8, v[2:5]
1354C  v_add_u32_e32 v2, v6, v136
13550  v_or_b32_e32 v2, 0x12000, v2
13558  ds_write_b8 v2, v72
13560  v_xor_b32_e32 v2, 0x108, v6
13568  v_add_u32_e32 v3, v2, v7
1356C  v_add_u32_e32 v2, v2, v136
13570  v_or3_b32 v49, v15, v16, v30
13578  v_lshl_or_b32 v3, v3, 4, v9
13580  v_or_b32_e32 v2, 0x12000, v2
13588  ds_write_b128 v3, v[46:49]
13590  ds_write_b8 v2, v14
13598  s_or_b64 exec, exec, s[2:3]
1359C  s_add_i32 s2, s10, 7
135A0  s_lshr_b32 s3, s8, 1
135A4  s_and_b32 s11, s2, 0xffffff8
135AC  s_and_b32 s2, s44, 0xffffff00
135B4  s_and_b32 s3, s3, 2
135B8  s_or_b32 s2, s2, s3
135BC  v_or_b32_e32 v2, s2, v134
135C0  s_add_i32 s2, s18, 0xff
135C8  s_and_b32 s16, s2, 0xffffff00
135D0  v_or_b32_e32 v4, s8, v132
135D4  v_add_u32_e32 v1, s33, v1
135D8  s_and_b64 s[8:9], s[0:1], exec
135DC  v_cmp_le_u32_e64 s[6:7], s10, v4
135E4  v_mov_b32_e32 v3, 0
135E8  v_and_b32_e32 v6, 4, v0
135EC  v_cmp_le_u32_e64 s[8:9], s18, v1
135F4  v_cmp_gt_u32_e64 s[4:5], s10, v4
135FC  v_or3_b32 v2, v2, v133, v135
13604  v_mov_b32_e32 v5, v3
13608  v_cmp_le_u32_e64 s[2:3], s11, v4
13610  v_cmp_eq_u32_e32 vcc, 0, v6
13614  s_cselect_b32 s11, s10, s11
13618  s_or_b64 s[8:9], s[6:7], s[8:9]
1361C  s_mov_b64 s[6:7], 0
13620  s_waitcnt lgkmcnt(0)
13624  s_barrier
13628  s_and_saveexec_b64 s[20:21], s[8:9]
1362C  s_xor_b64 s[8:9], exec, s[20:21]
13630  v_cmp_le_u32_e64 s[6:7], s16, v1
13638  s_or_b64 s[6:7], s[0:1], s[6:7]
1363C  s_nor_b64 s[6:7], s[6:7], s[2:3]
13640  s_and_b64 s[6:7], s[6:7], exec
13644  s_or_saveexec_b64 s[8:9], s[8:9]
13648  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
13650  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
13658  v_mov_b32_e32 v6, 0x7f
13660  s_xor_b64 exec, exec, s[8:9]
13664  s_cbranch_execz 27
13668  v_bitop3_b32 v6, v137, 64, 2 bitop3:0xde
13670  v_cndmask_b32_e32 v6, v6, v137, vcc
13674  v_lshlrev_b32_e32 v7, 2, v6
13678  v_lshrrev_b32_e32 v6, 2, v6
1367C  v_xor_b32_e32 v6, v6, v0
13680  v_and_or_b32 v6, v6, 3, v7
13688  v_mov_b32_e32 v8, 0x10000
13690  v_lshl_add_u32 v6, v6, 4, v8
13698  v_or_b32_e32 v7, v7, v132
1369C  v_add_u32_e32 v7, 0x12000, v7
136A4  ds_read_b128 v[8:11], v6
136AC  ds_read_u8 v6, v7
136B4  v_mad_u64_u32 v[12:13], s[12:13], v1, s10, 0
136BC  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
136C4  s_or_b64 s[6:7], s[6:7], exec
136C8  s_waitcnt lgkmcnt(1)
136CC  global_store_dwordx4 v[12:13], v[8:11], off
136D4  s_or_b64 exec, exec, s[8:9]
136D8  s_and_saveexec_b64 s[8:9], s[6:7]
136DC  s_cbranch_execz 12
136E0  v_and_b32_e32 v7, 0xffffffe0, v1
136E8  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
136F0  v_mov_b64_e32 v[8:9], s[14:15]
136F4  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
136FC  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
13704  s_waitcnt lgkmcnt(0)
13708  global_store_byte v[8:9], v6, off
13710  s_or_b64 exec, exec, s[8:9]
13714  s_waitcnt lgkmcnt(0)
13718  v_or_b32_e32 v6, 0x100, v0
13720  v_lshrrev_b32_e32 v1, 2, v6
13724  v_add_u32_e32 v1, s33, v1
13728  v_cmp_le_u32_e64 s[6:7], s18, v1
13730  s_xor_b64 s[4:5], s[4:5], -1
13734  s_or_b64 s[6:7], s[4:5], s[6:7]
13738  s_mov_b64 s[4:5], 0
1373C  s_and_saveexec_b64 s[8:9], s[6:7]
13740  s_xor_b64 s[6:7], exec, s[8:9]
13744  s_cbranch_execnz 9
13748  s_or_saveexec_b64 s[2:3], s[6:7]
1374C  v_mov_b32_e32 v7, 0x7f
13754  s_xor_b64 exec, exec, s[2:3]
13758  s_cbranch_execnz 14
1375C  s_or_b64 exec, exec, s[2:3]
13760  s_and_saveexec_b64 s[2:3], s[4:5]
13764  s_cbranch_execnz 42
13768  s_endpgm
1376C  v_cmp_le_u32_e64 s[4:5], s16, v1
13774  s_or_b64 s[4:5], s[0:1], s[4:5]
13778  s_nor_b64 s[2:3], s[4:5], s[2:3]
1377C  s_and_b64 s[4:5], s[2:3], exec
13780  s_or_saveexec_b64 s[2:3], s[6:7]
13784  v_mov_b32_e32 v7, 0x7f
1378C  s_xor_b64 exec, exec, s[2:3]
13790  s_cbranch_execz 65522
13794  v_lshrrev_b32_e32 v6, 3, v6
13798  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
137A0  v_cndmask_b32_e32 v6, v7, v6, vcc
137A4  v_lshlrev_b32_e32 v7, 2, v6
137A8  v_lshrrev_b32_e32 v6, 2, v6
137AC  v_xor_b32_e32 v0, v6, v0
137B0  v_and_or_b32 v0, v0, 3, v7
137B8  v_mov_b32_e32 v6, 0x10000
137C0  v_lshl_add_u32 v0, v0, 4, v6
137C8  v_or_b32_e32 v6, v7, v132
137CC  v_add_u32_e32 v6, 0x12000, v6
137D4  ds_read_b128 v[8:11], v0
137DC  ds_read_u8 v7, v6
137E4  v_mad_u64_u32 v[12:13], s[6:7], v1, s10, 0
137EC  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
137F4  s_or_b64 s[4:5], s[4:5], exec
137F8  s_waitcnt lgkmcnt(1)
137FC  global_store_dwordx4 v[4:5], v[8:11], off
13804  s_or_b64 exec, exec, s[2:3]
13808  s_and_saveexec_b64 s[2:3], s[4:5]
1380C  s_cbranch_execz 65494
13810  v_and_b32_e32 v0, 0xffffffe0, v1
13818  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
13820  v_mov_b64_e32 v[0:1], s[14:15]
13824  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
1382C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
13834  s_waitcnt lgkmcnt(0)
13838  global_store_byte v[0:1], v7, off
13840  s_endpgm
13844  s_nop 0
