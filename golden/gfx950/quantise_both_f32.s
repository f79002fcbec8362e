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
    .vgpr_count:     142
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
    .sgpr_count:     52
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32H16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     142
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
    .sgpr_count:     81
    .sgpr_spill_count: 0
    .symbol:         QuantiseBothF32H16Sr.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     144
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
32C0  v_and_b32_e32 v98, 3, v0
32C4  v_lshlrev_b32_e32 v38, 1, v0
32C8  s_cmp_eq_u32 s8, 2
32CC  v_lshlrev_b32_e32 v5, 3, v98
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
3300  v_and_b32_e32 v100, 60, v0
3304  v_xor_b32_e32 v41, v6, v7
3308  v_or_b32_e32 v7, 3, v5
330C  s_cselect_b32 s8, s0, 0x200000
3314  s_cmp_eq_u32 s4, 0
3318  v_and_b32_e32 v99, 0xc0, v3
3320  v_bfe_u32 v101, v0, 6, 1
3328  v_or_b32_e32 v3, s5, v100
332C  v_xor_b32_e32 v42, v6, v7
3330  v_or_b32_e32 v7, 4, v5
3334  v_lshl_or_b32 v2, s2, 2, v98
333C  v_or3_b32 v4, v3, v99, v101
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
338C  v_lshrrev_b32_e32 v102, 6, v0
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
3420  s_cbranch_vccz 806
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
344C  v_mov_b32_e32 v50, 0x7f
3454  s_xor_b64 exec, exec, s[22:23]
3458  s_cbranch_execnz 13
345C  s_or_b64 exec, exec, s[22:23]
3460  s_and_saveexec_b64 s[22:23], s[20:21]
3464  s_cbranch_execz 65513
3468  s_branch 779
346C  v_cmp_le_u32_e32 vcc, s29, v49
3470  s_or_b64 s[20:21], s[0:1], vcc
3474  s_nor_b64 s[20:21], s[20:21], s[4:5]
3478  s_and_b64 s[20:21], s[20:21], exec
347C  s_or_saveexec_b64 s[22:23], s[22:23]
3480  v_mov_b32_e32 v50, 0x7f
3488  s_xor_b64 exec, exec, s[22:23]
348C  s_cbranch_execz 65523
3490  v_lshlrev_b32_e32 v2, 9, v2
3494  v_lshl_or_b32 v3, v39, 4, v2
349C  v_lshl_or_b32 v4, v40, 4, v2
34A4  ds_read_b128 v[26:29], v3
34AC  ds_read_b128 v[30:33], v4
34B4  v_lshl_or_b32 v3, v41, 4, v2
34BC  v_lshl_or_b32 v4, v42, 4, v2
34C4  ds_read_b128 v[18:21], v3
34CC  ds_read_b128 v[22:25], v4
34D4  s_waitcnt lgkmcnt(3)
34D8  v_and_b32_e32 v86, 0x7fffffff, v26
34E0  v_and_b32_e32 v84, 0x7fffffff, v27
34E8  v_max_u32_e32 v50, v84, v86
34EC  v_and_b32_e32 v83, 0x7fffffff, v28
34F4  v_and_b32_e32 v82, 0x7fffffff, v29
34FC  v_max3_u32 v50, v82, v83, v50
3504  s_waitcnt lgkmcnt(2)
3508  v_and_b32_e32 v81, 0x7fffffff, v30
3510  v_and_b32_e32 v80, 0x7fffffff, v31
3518  v_lshl_or_b32 v3, v43, 4, v2
3520  v_max3_u32 v50, v80, v81, v50
3528  v_and_b32_e32 v78, 0x7fffffff, v32
3530  v_and_b32_e32 v77, 0x7fffffff, v33
3538  v_lshl_or_b32 v4, v44, 4, v2
3540  ds_read_b128 v[10:13], v3
3548  ds_read_b128 v[14:17], v4
3550  v_max3_u32 v50, v77, v78, v50
3558  s_waitcnt lgkmcnt(3)
355C  v_and_b32_e32 v76, 0x7fffffff, v18
3564  v_and_b32_e32 v75, 0x7fffffff, v19
356C  v_max3_u32 v50, v75, v76, v50
3574  v_and_b32_e32 v74, 0x7fffffff, v20
357C  v_and_b32_e32 v73, 0x7fffffff, v21
3584  v_max3_u32 v50, v73, v74, v50
358C  s_waitcnt lgkmcnt(2)
3590  v_and_b32_e32 v72, 0x7fffffff, v22
3598  v_and_b32_e32 v71, 0x7fffffff, v23
35A0  v_lshl_or_b32 v3, v45, 4, v2
35A8  v_lshl_or_b32 v6, v46, 4, v2
35B0  v_max3_u32 v50, v71, v72, v50
35B8  v_and_b32_e32 v69, 0x7fffffff, v24
35C0  v_and_b32_e32 v68, 0x7fffffff, v25
35C8  ds_read_b128 v[2:5], v3
35D0  ds_read_b128 v[6:9], v6
35D8  v_max3_u32 v50, v68, v69, v50
35E0  s_waitcnt lgkmcnt(3)
35E4  v_and_b32_e32 v67, 0x7fffffff, v10
35EC  v_and_b32_e32 v66, 0x7fffffff, v11
35F4  v_max3_u32 v50, v66, v67, v50
35FC  v_and_b32_e32 v65, 0x7fffffff, v12
3604  v_and_b32_e32 v64, 0x7fffffff, v13
360C  v_max3_u32 v50, v64, v65, v50
3614  s_waitcnt lgkmcnt(2)
3618  v_and_b32_e32 v63, 0x7fffffff, v14
3620  v_and_b32_e32 v62, 0x7fffffff, v15
3628  v_max3_u32 v50, v62, v63, v50
3630  v_and_b32_e32 v60, 0x7fffffff, v16
3638  v_and_b32_e32 v59, 0x7fffffff, v17
3640  v_max3_u32 v50, v59, v60, v50
3648  s_waitcnt lgkmcnt(1)
364C  v_and_b32_e32 v58, 0x7fffffff, v2
3654  v_and_b32_e32 v57, 0x7fffffff, v3
365C  v_max3_u32 v50, v57, v58, v50
3664  v_and_b32_e32 v56, 0x7fffffff, v4
366C  v_and_b32_e32 v55, 0x7fffffff, v5
3674  v_max3_u32 v50, v55, v56, v50
367C  s_waitcnt lgkmcnt(0)
3680  v_and_b32_e32 v54, 0x7fffffff, v6
3688  v_and_b32_e32 v53, 0x7fffffff, v7
3690  v_max3_u32 v51, v53, v54, v50
3698  v_and_b32_e32 v52, 0x7fffffff, v8
36A0  v_and_b32_e32 v50, 0x7fffffff, v9
36A8  v_max3_u32 v85, v50, v52, v51
36B0  v_cmp_lt_u32_e32 vcc, s11, v85
36B4  v_mov_b32_e32 v51, 0
36B8  v_mov_b32_e32 v61, 0
36BC  v_mov_b32_e32 v70, 0
36C0  v_mov_b32_e32 v79, 0
36C4  s_and_saveexec_b64 s[24:25], vcc
36C8  s_cbranch_execz 508
36CC  v_sub_u32_e32 v51, 0x7f7fffff, v86
36D4  v_sub_u32_e32 v61, 0x7f800000, v86
36DC  v_ashrrev_i32_e32 v79, 31, v51
36E0  v_lshrrev_b32_e32 v51, 31, v51
36E4  v_sub_u32_e32 v85, 0x7f7fffff, v84
36EC  v_cmp_lt_i32_e32 vcc, -1, v61
36F0  v_add_u32_e32 v51, -1, v51
36F4  v_lshrrev_b32_e32 v70, 31, v61
36F8  v_and_b32_e32 v79, 7, v79
36FC  v_cndmask_b32_e32 v61, 0, v86, vcc
3700  v_sub_u32_e32 v86, 0x7f800000, v84
3708  v_bitop3_b32 v26, v51, v26, s31 bitop3:0xc8
3710  v_ashrrev_i32_e32 v51, 31, v85
3714  v_and_or_b32 v51, v51, s33, v79
371C  v_max_u32_e32 v79, v84, v61
3720  v_cmp_gt_i32_e32 vcc, 0, v86
3724  v_sub_u32_e32 v84, 0x7f800000, v83
372C  v_lshrrev_b32_e32 v87, 31, v86
3730  v_cndmask_b32_e32 v61, v79, v61, vcc
3734  v_sub_u32_e32 v79, 0x7f7fffff, v83
373C  v_max_u32_e32 v83, v83, v61
3740  v_ashrrev_i32_e32 v86, 31, v79
3744  v_cmp_gt_i32_e32 vcc, 0, v84
3748  v_lshrrev_b32_e32 v79, 31, v79
374C  v_add_u32_e32 v79, -1, v79
3750  v_cndmask_b32_e32 v61, v83, v61, vcc
3754  v_sub_u32_e32 v83, 0x7f7fffff, v82
375C  v_lshrrev_b32_e32 v88, 31, v85
3760  v_lshrrev_b32_e32 v85, 31, v84
3764  v_and_or_b32 v51, v86, s34, v51
376C  v_sub_u32_e32 v84, 0x7f800000, v82
3774  v_bitop3_b32 v28, v79, v28, s31 bitop3:0xc8
377C  v_ashrrev_i32_e32 v79, 31, v83
3780  v_and_or_b32 v51, v79, s35, v51
3788  v_max_u32_e32 v79, v82, v61
378C  v_cmp_gt_i32_e32 vcc, 0, v84
3790  v_sub_u32_e32 v82, 0x7f800000, v81
3798  v_lshrrev_b32_e32 v86, 31, v84
379C  v_cndmask_b32_e32 v61, v79, v61, vcc
37A0  v_sub_u32_e32 v79, 0x7f7fffff, v81
37A8  v_max_u32_e32 v81, v81, v61
37AC  v_ashrrev_i32_e32 v84, 31, v79
37B0  v_cmp_gt_i32_e32 vcc, 0, v82
37B4  v_lshrrev_b32_e32 v79, 31, v79
37B8  v_add_u32_e32 v79, -1, v79
37BC  v_cndmask_b32_e32 v61, v81, v61, vcc
37C0  v_sub_u32_e32 v81, 0x7f7fffff, v80
37C8  v_add_u32_e32 v70, v87, v70
37CC  v_lshrrev_b32_e32 v87, 31, v83
37D0  v_lshrrev_b32_e32 v83, 31, v82
37D4  v_and_or_b32 v51, v84, s36, v51
37DC  v_sub_u32_e32 v82, 0x7f800000, v80
37E4  v_bitop3_b32 v30, v79, v30, s31 bitop3:0xc8
37EC  v_ashrrev_i32_e32 v79, 31, v81
37F0  v_and_or_b32 v51, v79, s37, v51
37F8  v_max_u32_e32 v79, v80, v61
37FC  v_cmp_gt_i32_e32 vcc, 0, v82
3800  v_sub_u32_e32 v80, 0x7f800000, v78
3808  v_add3_u32 v70, v85, v70, v86
3810  v_cndmask_b32_e32 v61, v79, v61, vcc
3814  v_sub_u32_e32 v79, 0x7f7fffff, v78
381C  v_max_u32_e32 v78, v78, v61
3820  v_cmp_gt_i32_e32 vcc, 0, v80
3824  v_lshrrev_b32_e32 v84, 31, v82
3828  v_lshrrev_b32_e32 v85, 31, v81
382C  v_cndmask_b32_e32 v61, v78, v61, vcc
3830  v_sub_u32_e32 v78, 0x7f7fffff, v77
3838  v_lshrrev_b32_e32 v81, 31, v80
383C  v_ashrrev_i32_e32 v82, 31, v79
3840  v_sub_u32_e32 v80, 0x7f800000, v77
3848  v_add3_u32 v70, v83, v70, v84
3850  v_and_or_b32 v51, v82, s38, v51
3858  v_lshrrev_b32_e32 v83, 31, v78
385C  v_ashrrev_i32_e32 v78, 31, v78
3860  v_max_u32_e32 v77, v77, v61
3864  v_cmp_gt_i32_e32 vcc, 0, v80
3868  v_lshrrev_b32_e32 v79, 31, v79
386C  v_and_or_b32 v51, v78, s39, v51
3874  v_cndmask_b32_e32 v61, v77, v61, vcc
3878  v_sub_u32_e32 v77, 0x7f7fffff, v76
3880  v_sub_u32_e32 v78, 0x7f800000, v76
3888  v_add_u32_e32 v79, -1, v79
388C  v_max_u32_e32 v76, v76, v61
3890  v_cmp_gt_i32_e32 vcc, 0, v78
3894  v_lshrrev_b32_e32 v82, 31, v80
3898  v_bitop3_b32 v32, v79, v32, s31 bitop3:0xc8
38A0  v_lshrrev_b32_e32 v79, 31, v78
38A4  v_ashrrev_i32_e32 v80, 31, v77
38A8  v_cndmask_b32_e32 v61, v76, v61, vcc
38AC  v_sub_u32_e32 v78, 0x7f800000, v75
38B4  v_lshrrev_b32_e32 v77, 31, v77
38B8  v_sub_u32_e32 v76, 0x7f7fffff, v75
38C0  v_add_u32_e32 v77, -1, v77
38C4  v_max_u32_e32 v75, v75, v61
38C8  v_cmp_gt_i32_e32 vcc, 0, v78
38CC  v_bitop3_b32 v18, v77, v18, s31 bitop3:0xc8
38D4  v_sub_u32_e32 v77, 0x7f800000, v74
38DC  v_cndmask_b32_e32 v61, v75, v61, vcc
38E0  v_sub_u32_e32 v75, 0x7f7fffff, v74
38E8  v_add3_u32 v70, v81, v70, v82
38F0  v_lshrrev_b32_e32 v81, 31, v78
38F4  v_max_u32_e32 v74, v74, v61
38F8  v_cmp_gt_i32_e32 vcc, 0, v77
38FC  v_add3_u32 v70, v79, v70, v81
3904  v_lshrrev_b32_e32 v78, 31, v77
3908  v_ashrrev_i32_e32 v79, 31, v75
390C  v_cndmask_b32_e32 v61, v74, v61, vcc
3910  v_sub_u32_e32 v77, 0x7f800000, v73
3918  v_lshrrev_b32_e32 v75, 31, v75
391C  v_and_b32_e32 v80, 7, v80
3920  v_lshrrev_b32_e32 v82, 31, v76
3924  v_ashrrev_i32_e32 v76, 31, v76
3928  v_sub_u32_e32 v74, 0x7f7fffff, v73
3930  v_add_u32_e32 v75, -1, v75
3934  v_max_u32_e32 v73, v73, v61
3938  v_cmp_gt_i32_e32 vcc, 0, v77
393C  v_and_or_b32 v76, v76, s33, v80
3944  v_bitop3_b32 v20, v75, v20, s31 bitop3:0xc8
394C  v_cndmask_b32_e32 v61, v73, v61, vcc
3950  v_sub_u32_e32 v73, 0x7f7fffff, v72
3958  v_sub_u32_e32 v75, 0x7f800000, v72
3960  v_and_or_b32 v76, v79, s34, v76
3968  v_lshrrev_b32_e32 v80, 31, v74
396C  v_ashrrev_i32_e32 v74, 31, v74
3970  v_max_u32_e32 v72, v72, v61
3974  v_cmp_gt_i32_e32 vcc, 0, v75
3978  v_lshrrev_b32_e32 v79, 31, v77
397C  v_and_or_b32 v74, v74, s35, v76
3984  v_lshrrev_b32_e32 v76, 31, v75
3988  v_ashrrev_i32_e32 v77, 31, v73
398C  v_cndmask_b32_e32 v61, v72, v61, vcc
3990  v_sub_u32_e32 v75, 0x7f800000, v71
3998  v_lshrrev_b32_e32 v73, 31, v73
399C  v_sub_u32_e32 v72, 0x7f7fffff, v71
39A4  v_add_u32_e32 v73, -1, v73
39A8  v_max_u32_e32 v71, v71, v61
39AC  v_cmp_gt_i32_e32 vcc, 0, v75
39B0  v_bitop3_b32 v22, v73, v22, s31 bitop3:0xc8
39B8  v_sub_u32_e32 v73, 0x7f800000, v69
39C0  v_cndmask_b32_e32 v61, v71, v61, vcc
39C4  v_sub_u32_e32 v71, 0x7f7fffff, v69
39CC  v_add3_u32 v70, v78, v70, v79
39D4  v_and_or_b32 v74, v77, s36, v74
39DC  v_lshrrev_b32_e32 v78, 31, v72
39E0  v_ashrrev_i32_e32 v72, 31, v72
39E4  v_max_u32_e32 v69, v69, v61
39E8  v_cmp_gt_i32_e32 vcc, 0, v73
39EC  v_lshrrev_b32_e32 v77, 31, v75
39F0  v_and_or_b32 v72, v72, s37, v74
39F8  v_lshrrev_b32_e32 v74, 31, v73
39FC  v_ashrrev_i32_e32 v75, 31, v71
3A00  v_cndmask_b32_e32 v69, v69, v61, vcc
3A04  v_sub_u32_e32 v73, 0x7f800000, v68
3A0C  v_lshrrev_b32_e32 v71, 31, v71
3A10  v_sub_u32_e32 v61, 0x7f7fffff, v68
3A18  v_add_u32_e32 v71, -1, v71
3A1C  v_max_u32_e32 v68, v68, v69
3A20  v_cmp_gt_i32_e32 vcc, 0, v73
3A24  v_bitop3_b32 v24, v71, v24, s31 bitop3:0xc8
3A2C  v_sub_u32_e32 v71, 0x7f800000, v67
3A34  v_cndmask_b32_e32 v68, v68, v69, vcc
3A38  v_sub_u32_e32 v69, 0x7f7fffff, v67
3A40  v_add3_u32 v70, v76, v70, v77
3A48  v_and_or_b32 v72, v75, s38, v72
3A50  v_lshrrev_b32_e32 v76, 31, v61
3A54  v_ashrrev_i32_e32 v61, 31, v61
3A58  v_max_u32_e32 v67, v67, v68
3A5C  v_cmp_gt_i32_e32 vcc, 0, v71
3A60  v_lshrrev_b32_e32 v75, 31, v73
3A64  v_and_or_b32 v61, v61, s39, v72
3A6C  v_lshrrev_b32_e32 v72, 31, v71
3A70  v_ashrrev_i32_e32 v73, 31, v69
3A74  v_cndmask_b32_e32 v67, v67, v68, vcc
3A78  v_sub_u32_e32 v71, 0x7f800000, v66
3A80  v_lshrrev_b32_e32 v69, 31, v69
3A84  v_add3_u32 v70, v74, v70, v75
3A8C  v_sub_u32_e32 v68, 0x7f7fffff, v66
3A94  v_add_u32_e32 v69, -1, v69
3A98  v_lshrrev_b32_e32 v74, 31, v71
3A9C  v_max_u32_e32 v66, v66, v67
3AA0  v_cmp_gt_i32_e32 vcc, 0, v71
3AA4  v_bitop3_b32 v10, v69, v10, s31 bitop3:0xc8
3AAC  v_add3_u32 v69, v72, v70, v74
3AB4  v_cndmask_b32_e32 v66, v66, v67, vcc
3AB8  v_sub_u32_e32 v70, 0x7f800000, v65
3AC0  v_sub_u32_e32 v67, 0x7f7fffff, v65
3AC8  v_max_u32_e32 v65, v65, v66
3ACC  v_cmp_gt_i32_e32 vcc, 0, v70
3AD0  v_and_b32_e32 v73, 7, v73
3AD4  v_lshrrev_b32_e32 v75, 31, v68
3AD8  v_ashrrev_i32_e32 v68, 31, v68
3ADC  v_cndmask_b32_e32 v65, v65, v66, vcc
3AE0  v_sub_u32_e32 v66, 0x7f7fffff, v64
3AE8  v_and_or_b32 v68, v68, s33, v73
3AF0  v_lshrrev_b32_e32 v71, 31, v70
3AF4  v_ashrrev_i32_e32 v72, 31, v67
3AF8  v_sub_u32_e32 v70, 0x7f800000, v64
3B00  v_and_or_b32 v68, v72, s34, v68
3B08  v_lshrrev_b32_e32 v73, 31, v66
3B0C  v_ashrrev_i32_e32 v66, 31, v66
3B10  v_max_u32_e32 v64, v64, v65
3B14  v_cmp_gt_i32_e32 vcc, 0, v70
3B18  v_and_or_b32 v66, v66, s35, v68
3B20  v_sub_u32_e32 v68, 0x7f800000, v63
3B28  v_cndmask_b32_e32 v64, v64, v65, vcc
3B2C  v_lshrrev_b32_e32 v67, 31, v67
3B30  v_sub_u32_e32 v65, 0x7f7fffff, v63
3B38  v_max_u32_e32 v63, v63, v64
3B3C  v_cmp_gt_i32_e32 vcc, 0, v68
3B40  v_lshrrev_b32_e32 v72, 31, v70
3B44  v_add_u32_e32 v67, -1, v67
3B48  v_cndmask_b32_e32 v63, v63, v64, vcc
3B4C  v_sub_u32_e32 v64, 0x7f7fffff, v62
3B54  v_bitop3_b32 v12, v67, v12, s31 bitop3:0xc8
3B5C  v_add3_u32 v67, v71, v69, v72
3B64  v_lshrrev_b32_e32 v69, 31, v68
3B68  v_ashrrev_i32_e32 v70, 31, v65
3B6C  v_sub_u32_e32 v68, 0x7f800000, v62
3B74  v_and_or_b32 v66, v70, s36, v66
3B7C  v_lshrrev_b32_e32 v71, 31, v64
3B80  v_ashrrev_i32_e32 v64, 31, v64
3B84  v_max_u32_e32 v62, v62, v63
3B88  v_cmp_gt_i32_e32 vcc, 0, v68
3B8C  v_lshrrev_b32_e32 v65, 31, v65
3B90  v_and_or_b32 v64, v64, s37, v66
3B98  v_cndmask_b32_e32 v62, v62, v63, vcc
3B9C  v_sub_u32_e32 v63, 0x7f7fffff, v60
3BA4  v_sub_u32_e32 v66, 0x7f800000, v60
3BAC  v_lshrrev_b32_e32 v70, 31, v68
3BB0  v_add_u32_e32 v65, -1, v65
3BB4  v_max_u32_e32 v60, v60, v62
3BB8  v_cmp_gt_i32_e32 vcc, 0, v66
3BBC  v_bitop3_b32 v14, v65, v14, s31 bitop3:0xc8
3BC4  v_add3_u32 v65, v69, v67, v70
3BCC  v_lshrrev_b32_e32 v67, 31, v66
3BD0  v_ashrrev_i32_e32 v68, 31, v63
3BD4  v_cndmask_b32_e32 v60, v60, v62, vcc
3BD8  v_sub_u32_e32 v66, 0x7f800000, v59
3BE0  v_lshrrev_b32_e32 v63, 31, v63
3BE4  v_sub_u32_e32 v62, 0x7f7fffff, v59
3BEC  v_add_u32_e32 v63, -1, v63
3BF0  v_max_u32_e32 v59, v59, v60
3BF4  v_cmp_gt_i32_e32 vcc, 0, v66
3BF8  v_bitop3_b32 v16, v63, v16, s31 bitop3:0xc8
3C00  v_sub_u32_e32 v63, 0x7f800000, v58
3C08  v_cndmask_b32_e32 v59, v59, v60, vcc
3C0C  v_sub_u32_e32 v60, 0x7f7fffff, v58
3C14  v_and_or_b32 v64, v68, s38, v64
3C1C  v_lshrrev_b32_e32 v68, 31, v66
3C20  v_lshrrev_b32_e32 v69, 31, v62
3C24  v_ashrrev_i32_e32 v62, 31, v62
3C28  v_max_u32_e32 v58, v58, v59
3C2C  v_cmp_gt_i32_e32 vcc, 0, v63
3C30  v_and_or_b32 v70, v62, s39, v64
3C38  v_add3_u32 v62, v67, v65, v68
3C40  v_lshrrev_b32_e32 v64, 31, v63
3C44  v_ashrrev_i32_e32 v65, 31, v60
3C48  v_cndmask_b32_e32 v58, v58, v59, vcc
3C4C  v_sub_u32_e32 v63, 0x7f800000, v57
3C54  v_lshrrev_b32_e32 v60, 31, v60
3C58  v_sub_u32_e32 v59, 0x7f7fffff, v57
3C60  v_add_u32_e32 v60, -1, v60
3C64  v_lshrrev_b32_e32 v66, 31, v63
3C68  v_max_u32_e32 v57, v57, v58
3C6C  v_cmp_gt_i32_e32 vcc, 0, v63
3C70  v_bitop3_b32 v2, v60, v2, s31 bitop3:0xc8
3C78  v_add3_u32 v60, v64, v62, v66
3C80  v_cndmask_b32_e32 v57, v57, v58, vcc
3C84  v_sub_u32_e32 v62, 0x7f800000, v56
3C8C  v_sub_u32_e32 v58, 0x7f7fffff, v56
3C94  v_max_u32_e32 v56, v56, v57
3C98  v_cmp_gt_i32_e32 vcc, 0, v62
3C9C  v_and_b32_e32 v65, 7, v65
3CA0  v_lshrrev_b32_e32 v67, 31, v59
3CA4  v_ashrrev_i32_e32 v59, 31, v59
3CA8  v_cndmask_b32_e32 v56, v56, v57, vcc
3CAC  v_sub_u32_e32 v57, 0x7f7fffff, v55
3CB4  v_and_or_b32 v59, v59, s33, v65
3CBC  v_lshrrev_b32_e32 v63, 31, v62
3CC0  v_ashrrev_i32_e32 v64, 31, v58
3CC4  v_sub_u32_e32 v62, 0x7f800000, v55
3CCC  v_and_or_b32 v59, v64, s34, v59
3CD4  v_lshrrev_b32_e32 v65, 31, v57
3CD8  v_ashrrev_i32_e32 v57, 31, v57
3CDC  v_max_u32_e32 v55, v55, v56
3CE0  v_cmp_gt_i32_e32 vcc, 0, v62
3CE4  v_and_or_b32 v57, v57, s35, v59
3CEC  v_sub_u32_e32 v59, 0x7f800000, v54
3CF4  v_cndmask_b32_e32 v55, v55, v56, vcc
3CF8  v_lshrrev_b32_e32 v58, 31, v58
3CFC  v_sub_u32_e32 v56, 0x7f7fffff, v54
3D04  v_max_u32_e32 v54, v54, v55
3D08  v_cmp_gt_i32_e32 vcc, 0, v59
3D0C  v_lshrrev_b32_e32 v64, 31, v62
3D10  v_add_u32_e32 v58, -1, v58
3D14  v_cndmask_b32_e32 v54, v54, v55, vcc
3D18  v_sub_u32_e32 v55, 0x7f7fffff, v53
3D20  v_bitop3_b32 v4, v58, v4, s31 bitop3:0xc8
3D28  v_add3_u32 v58, v63, v60, v64
3D30  v_lshrrev_b32_e32 v60, 31, v59
3D34  v_ashrrev_i32_e32 v62, 31, v56
3D38  v_sub_u32_e32 v59, 0x7f800000, v53
3D40  v_and_or_b32 v57, v62, s36, v57
3D48  v_lshrrev_b32_e32 v63, 31, v55
3D4C  v_ashrrev_i32_e32 v55, 31, v55
3D50  v_max_u32_e32 v53, v53, v54
3D54  v_cmp_gt_i32_e32 vcc, 0, v59
3D58  v_and_or_b32 v55, v55, s37, v57
3D60  v_sub_u32_e32 v57, 0x7f800000, v52
3D68  v_cndmask_b32_e32 v53, v53, v54, vcc
3D6C  v_lshrrev_b32_e32 v56, 31, v56
3D70  v_sub_u32_e32 v54, 0x7f7fffff, v52
3D78  v_max_u32_e32 v52, v52, v53
3D7C  v_cmp_gt_i32_e32 vcc, 0, v57
3D80  v_lshrrev_b32_e32 v62, 31, v59
3D84  v_add_u32_e32 v56, -1, v56
3D88  v_cndmask_b32_e32 v52, v52, v53, vcc
3D8C  v_sub_u32_e32 v53, 0x7f7fffff, v50
3D94  v_bitop3_b32 v6, v56, v6, s31 bitop3:0xc8
3D9C  v_add3_u32 v56, v60, v58, v62
3DA4  v_lshrrev_b32_e32 v58, 31, v57
3DA8  v_ashrrev_i32_e32 v59, 31, v54
3DAC  v_sub_u32_e32 v57, 0x7f800000, v50
3DB4  v_and_or_b32 v55, v59, s38, v55
3DBC  v_lshrrev_b32_e32 v60, 31, v53
3DC0  v_lshrrev_b32_e32 v59, 31, v57
3DC4  v_ashrrev_i32_e32 v53, 31, v53
3DC8  v_lshrrev_b32_e32 v54, 31, v54
3DCC  v_and_or_b32 v79, v53, s39, v55
3DD4  v_add3_u32 v53, v58, v56, v59
3DDC  v_max_u32_e32 v50, v50, v52
3DE0  v_cmp_gt_i32_e32 vcc, 0, v57
3DE4  v_add_u32_e32 v88, -1, v88
3DE8  v_add_u32_e32 v87, -1, v87
3DEC  v_add_u32_e32 v85, -1, v85
3DF0  v_add_u32_e32 v83, -1, v83
3DF4  v_add_u32_e32 v82, -1, v82
3DF8  v_add_u32_e32 v80, -1, v80
3DFC  v_add_u32_e32 v78, -1, v78
3E00  v_add_u32_e32 v76, -1, v76
3E04  v_add_u32_e32 v75, -1, v75
3E08  v_add_u32_e32 v73, -1, v73
3E0C  v_add_u32_e32 v71, -1, v71
3E10  v_add_u32_e32 v69, -1, v69
3E14  v_add_u32_e32 v67, -1, v67
3E18  v_add_u32_e32 v65, -1, v65
3E1C  v_add_u32_e32 v63, -1, v63
3E20  v_add_u32_e32 v54, -1, v54
3E24  v_add_u32_e32 v60, -1, v60
3E28  v_cndmask_b32_e32 v50, v50, v52, vcc
3E2C  v_cmp_ne_u32_e32 vcc, 32, v53
3E30  v_bitop3_b32 v27, v88, v27, s31 bitop3:0xc8
3E38  v_bitop3_b32 v29, v87, v29, s31 bitop3:0xc8
3E40  v_bitop3_b32 v31, v85, v31, s31 bitop3:0xc8
3E48  v_bitop3_b32 v33, v83, v33, s31 bitop3:0xc8
3E50  v_bitop3_b32 v19, v82, v19, s31 bitop3:0xc8
3E58  v_bitop3_b32 v21, v80, v21, s31 bitop3:0xc8
3E60  v_bitop3_b32 v23, v78, v23, s31 bitop3:0xc8
3E68  v_bitop3_b32 v25, v76, v25, s31 bitop3:0xc8
3E70  v_bitop3_b32 v11, v75, v11, s31 bitop3:0xc8
3E78  v_bitop3_b32 v13, v73, v13, s31 bitop3:0xc8
3E80  v_bitop3_b32 v15, v71, v15, s31 bitop3:0xc8
3E88  v_bitop3_b32 v17, v69, v17, s31 bitop3:0xc8
3E90  v_bitop3_b32 v3, v67, v3, s31 bitop3:0xc8
3E98  v_bitop3_b32 v5, v65, v5, s31 bitop3:0xc8
3EA0  v_bitop3_b32 v7, v63, v7, s31 bitop3:0xc8
3EA8  v_bitop3_b32 v9, v60, v9, s31 bitop3:0xc8
3EB0  v_bitop3_b32 v8, v54, v8, s31 bitop3:0xc8
3EB8  v_cndmask_b32_e32 v85, v47, v50, vcc
3EBC  s_or_b64 exec, exec, s[24:25]
3EC0  v_cmp_ne_u32_e32 vcc, 0, v85
3EC4  v_mov_b32_e32 v50, 0x7f
3ECC  s_and_saveexec_b64 s[24:25], vcc
3ED0  v_add_u32_e32 v50, s8, v85
3ED4  v_lshrrev_b32_e32 v52, 23, v50
3ED8  v_add_u32_e32 v52, -2, v52
3EDC  v_cmp_lt_u32_e32 vcc, s40, v50
3EE0  s_nop 1
3EE4  v_cndmask_b32_e32 v50, 0, v52, vcc
3EE8  v_cmp_eq_u32_e32 vcc, s30, v85
3EEC  s_and_b64 vcc, s[6:7], vcc
3EF0  s_nop 0
3EF4  v_cndmask_b32_e32 v50, v50, v48, vcc
3EF8  s_or_b64 exec, exec, s[24:25]
3EFC  v_cmp_eq_u32_e32 vcc, 0, v50
3F00  s_cbranch_vccz 37
3F04  s_nop 0
3F08  v_cndmask_b32_e64 v52, 1.0, 2.0, vcc
3F10  v_pk_mul_f32 v[26:27], v[52:53], v[26:27] op_sel_hi:[0,1]
3F18  v_pk_mul_f32 v[28:29], v[52:53], v[28:29] op_sel_hi:[0,1]
3F20  v_pk_mul_f32 v[30:31], v[52:53], v[30:31] op_sel_hi:[0,1]
3F28  v_pk_mul_f32 v[32:33], v[52:53], v[32:33] op_sel_hi:[0,1]
3F30  v_pk_mul_f32 v[18:19], v[52:53], v[18:19] op_sel_hi:[0,1]
3F38  v_pk_mul_f32 v[20:21], v[52:53], v[20:21] op_sel_hi:[0,1]
3F40  v_pk_mul_f32 v[22:23], v[52:53], v[22:23] op_sel_hi:[0,1]
3F48  v_pk_mul_f32 v[24:25], v[52:53], v[24:25] op_sel_hi:[0,1]
3F50  v_pk_mul_f32 v[10:11], v[52:53], v[10:11] op_sel_hi:[0,1]
3F58  v_pk_mul_f32 v[12:13], v[52:53], v[12:13] op_sel_hi:[0,1]
3F60  v_pk_mul_f32 v[14:15], v[52:53], v[14:15] op_sel_hi:[0,1]
3F68  v_pk_mul_f32 v[16:17], v[52:53], v[16:17] op_sel_hi:[0,1]
3F70  v_pk_mul_f32 v[2:3], v[52:53], v[2:3] op_sel_hi:[0,1]
3F78  v_pk_mul_f32 v[4:5], v[52:53], v[4:5] op_sel_hi:[0,1]
3F80  v_pk_mul_f32 v[6:7], v[52:53], v[6:7] op_sel_hi:[0,1]
3F88  v_pk_mul_f32 v[8:9], v[52:53], v[8:9] op_sel_hi:[0,1]
3F90  v_max_u32_e32 v52, 1, v50
3F94  s_branch 1
3F98  v_mov_b32_e32 v52, v50
3F9C  v_mov_b32_e32 v53, 0
3FA0  v_mov_b32_e32 v56, 0
3FA4  v_lshlrev_b32_e32 v52, 23, v52
3FA8  v_cvt_scalef32_pk_fp4_f32 v53, v26, v27, v52
3FB0  v_cvt_scalef32_pk_fp4_f32 v56, v30, v31, v52 op_sel:[0,0,0,1]
3FB8  v_cvt_scalef32_pk_fp4_f32 v53, v28, v29, v52 op_sel:[0,0,1,0]
3FC0  v_cvt_scalef32_pk_fp4_f32 v56, v32, v33, v52 op_sel:[0,0,1,1]
3FC8  s_nop 0
3FCC  v_mov_b32_e32 v27, 0
3FD0  v_mov_b32_e32 v28, 0
3FD4  v_cvt_scalef32_pk_fp4_f32 v27, v18, v19, v52
3FDC  v_cvt_scalef32_pk_fp4_f32 v28, v22, v23, v52 op_sel:[0,0,0,1]
3FE4  v_cvt_scalef32_pk_fp4_f32 v27, v20, v21, v52 op_sel:[0,0,1,0]
3FEC  v_cvt_scalef32_pk_fp4_f32 v28, v24, v25, v52 op_sel:[0,0,1,1]
3FF4  s_nop 0
3FF8  v_mov_b32_e32 v18, 0
3FFC  v_mov_b32_e32 v19, 0
4000  v_mad_u64_u32 v[54:55], s[24:25], v49, s28, 0
4008  v_cvt_scalef32_pk_fp4_f32 v18, v10, v11, v52
4010  v_cvt_scalef32_pk_fp4_f32 v19, v14, v15, v52 op_sel:[0,0,0,1]
4018  v_cvt_scalef32_pk_fp4_f32 v18, v12, v13, v52 op_sel:[0,0,1,0]
4020  v_cvt_scalef32_pk_fp4_f32 v19, v16, v17, v52 op_sel:[0,0,1,1]
4028  s_nop 0
402C  v_mov_b32_e32 v10, 0
4030  v_mov_b32_e32 v11, 0
4034  v_or3_b32 v26, v56, v51, v53
403C  v_or3_b32 v27, v28, v61, v27
4044  v_or3_b32 v28, v19, v70, v18
404C  v_cvt_scalef32_pk_fp4_f32 v10, v2, v3, v52
4054  v_cvt_scalef32_pk_fp4_f32 v11, v6, v7, v52 op_sel:[0,0,0,1]
405C  v_cvt_scalef32_pk_fp4_f32 v10, v4, v5, v52 op_sel:[0,0,1,0]
4064  v_cvt_scalef32_pk_fp4_f32 v11, v8, v9, v52 op_sel:[0,0,1,1]
406C  s_nop 0
4070  v_lshl_add_u64 v[2:3], v[54:55], 4, v[34:35]
4078  v_or3_b32 v29, v11, v79, v10
4080  s_or_b64 s[20:21], s[20:21], exec
4084  global_store_dwordx4 v[2:3], v[26:29], off
408C  s_or_b64 exec, exec, s[22:23]
4090  s_and_saveexec_b64 s[22:23], s[20:21]
4094  s_cbranch_execz 64733
4098  v_and_b32_e32 v2, 0xffffffe0, v49
40A0  v_cndmask_b32_e64 v2, v2, v49, s[0:1]
40A8  v_mad_u64_u32 v[2:3], s[20:21], s2, v2, v[36:37]
40B0  global_store_byte v[2:3], v50, off
40B8  s_branch 64724
40BC  s_lshr_b32 s11, s9, 5
40C0  v_and_b32_e32 v104, 0x7e, v38
40C8  s_lshl_b32 s9, s3, 2
40CC  v_or_b32_e32 v2, s26, v104
40D0  v_or_b32_e32 v3, s9, v102
40D4  v_cmp_gt_u32_e32 vcc, s10, v2
40D8  v_cmp_gt_u32_e64 s[2:3], s11, v3
40E0  s_and_b64 s[4:5], vcc, s[2:3]
40E4  v_lshrrev_b32_e32 v103, 3, v0
40E8  s_and_saveexec_b64 s[2:3], s[4:5]
40EC  s_cbranch_execz 1670
40F0  v_lshrrev_b32_e32 v2, 2, v104
40F4  v_lshlrev_b32_e32 v30, 10, v102
40F8  v_and_b32_e32 v3, 4, v103
40FC  v_bitop3_b32 v31, v2, v103, 4 bitop3:0x78
4104  v_and_b32_e32 v4, 1, v0
4108  v_lshlrev_b32_e32 v32, 3, v4
410C  v_bitop3_b32 v2, v2, v30, v3 bitop3:0xde
4114  v_bitop3_b32 v14, v30, v31, 6 bitop3:0xf6
411C  v_lshl_or_b32 v2, v2, 4, v32
4124  v_bitop3_b32 v6, v30, v31, 2 bitop3:0xf6
412C  v_lshl_or_b32 v14, v14, 4, v32
4134  ds_read2st64_b64 v[62:65], v2 offset1:16
413C  v_bitop3_b32 v2, v30, v31, 1 bitop3:0xf6
4144  v_lshl_or_b32 v6, v6, 4, v32
414C  v_bitop3_b32 v10, v30, v31, 4 bitop3:0xf6
4154  ds_read2st64_b64 v[50:53], v14 offset0:6 offset1:22
415C  v_bitop3_b32 v14, v30, v31, 7 bitop3:0xf6
4164  v_lshl_or_b32 v2, v2, 4, v32
416C  ds_read2st64_b64 v[58:61], v6 offset0:2 offset1:18
4174  v_bitop3_b32 v6, v30, v31, 3 bitop3:0xf6
417C  v_lshl_or_b32 v10, v10, 4, v32
4184  v_lshl_or_b32 v14, v14, 4, v32
418C  ds_read2st64_b64 v[2:5], v2 offset0:1 offset1:17
4194  v_lshl_or_b32 v6, v6, 4, v32
419C  ds_read2st64_b64 v[54:57], v10 offset0:4 offset1:20
41A4  v_bitop3_b32 v10, v30, v31, 5 bitop3:0xf6
41AC  ds_read2st64_b64 v[18:21], v14 offset0:7 offset1:23
41B4  v_bitop3_b32 v14, v30, v31, 8 bitop3:0xf6
41BC  ds_read2st64_b64 v[6:9], v6 offset0:3 offset1:19
41C4  v_lshl_or_b32 v10, v10, 4, v32
41CC  v_lshl_or_b32 v14, v14, 4, v32
41D4  v_bitop3_b32 v22, v30, v31, 10 bitop3:0xf6
41DC  ds_read2st64_b64 v[10:13], v10 offset0:5 offset1:21
41E4  ds_read2st64_b64 v[46:49], v14 offset0:8 offset1:24
41EC  v_bitop3_b32 v14, v30, v31, 9 bitop3:0xf6
41F4  v_lshl_or_b32 v22, v22, 4, v32
41FC  v_bitop3_b32 v26, v30, v31, 12 bitop3:0xf6
4204  v_lshl_or_b32 v14, v14, 4, v32
420C  ds_read2st64_b64 v[42:45], v22 offset0:10 offset1:26
4214  v_bitop3_b32 v22, v30, v31, 11 bitop3:0xf6
421C  v_lshl_or_b32 v26, v26, 4, v32
4224  ds_read2st64_b64 v[14:17], v14 offset0:9 offset1:25
422C  v_lshl_or_b32 v22, v22, 4, v32
4234  ds_read2st64_b64 v[38:41], v26 offset0:12 offset1:28
423C  v_bitop3_b32 v26, v30, v31, 13 bitop3:0xf6
4244  ds_read2st64_b64 v[22:25], v22 offset0:11 offset1:27
424C  v_lshl_or_b32 v26, v26, 4, v32
4254  v_bitop3_b32 v33, v30, v31, 14 bitop3:0xf6
425C  v_bitop3_b32 v30, v30, v31, 15 bitop3:0xf6
4264  s_waitcnt lgkmcnt(12)
4268  v_and_b32_e32 v141, 0x7fffffff, v62
4270  s_waitcnt lgkmcnt(9)
4274  v_and_b32_e32 v139, 0x7fffffff, v2
427C  ds_read2st64_b64 v[26:29], v26 offset0:13 offset1:29
4284  v_lshl_or_b32 v33, v33, 4, v32
428C  v_lshl_or_b32 v30, v30, 4, v32
4294  v_max_u32_e32 v66, v139, v141
4298  v_and_b32_e32 v138, 0x7fffffff, v58
42A0  s_waitcnt lgkmcnt(7)
42A4  v_and_b32_e32 v137, 0x7fffffff, v6
42AC  ds_read2st64_b64 v[34:37], v33 offset0:14 offset1:30
42B4  ds_read2st64_b64 v[30:33], v30 offset0:15 offset1:31
42BC  v_max3_u32 v66, v137, v138, v66
42C4  v_and_b32_e32 v136, 0x7fffffff, v54
42CC  s_waitcnt lgkmcnt(8)
42D0  v_and_b32_e32 v135, 0x7fffffff, v10
42D8  v_max3_u32 v66, v135, v136, v66
42E0  v_and_b32_e32 v134, 0x7fffffff, v50
42E8  v_and_b32_e32 v133, 0x7fffffff, v18
42F0  v_max3_u32 v66, v133, v134, v66
42F8  s_waitcnt lgkmcnt(7)
42FC  v_and_b32_e32 v132, 0x7fffffff, v46
4304  s_waitcnt lgkmcnt(5)
4308  v_and_b32_e32 v131, 0x7fffffff, v14
4310  v_max3_u32 v66, v131, v132, v66
4318  v_and_b32_e32 v130, 0x7fffffff, v42
4320  s_waitcnt lgkmcnt(3)
4324  v_and_b32_e32 v129, 0x7fffffff, v22
432C  v_max3_u32 v66, v129, v130, v66
4334  v_and_b32_e32 v128, 0x7fffffff, v38
433C  s_waitcnt lgkmcnt(2)
4340  v_and_b32_e32 v127, 0x7fffffff, v26
4348  v_max3_u32 v66, v127, v128, v66
4350  s_waitcnt lgkmcnt(1)
4354  v_and_b32_e32 v126, 0x7fffffff, v34
435C  s_waitcnt lgkmcnt(0)
4360  v_and_b32_e32 v125, 0x7fffffff, v30
4368  v_max3_u32 v66, v125, v126, v66
4370  v_and_b32_e32 v124, 0x7fffffff, v64
4378  v_and_b32_e32 v123, 0x7fffffff, v4
4380  v_max3_u32 v66, v123, v124, v66
4388  v_and_b32_e32 v122, 0x7fffffff, v60
4390  v_and_b32_e32 v121, 0x7fffffff, v8
4398  v_max3_u32 v66, v121, v122, v66
43A0  v_and_b32_e32 v120, 0x7fffffff, v56
43A8  v_and_b32_e32 v119, 0x7fffffff, v12
43B0  v_max3_u32 v66, v119, v120, v66
43B8  v_and_b32_e32 v118, 0x7fffffff, v52
43C0  v_and_b32_e32 v117, 0x7fffffff, v20
43C8  v_max3_u32 v66, v117, v118, v66
43D0  v_and_b32_e32 v116, 0x7fffffff, v48
43D8  v_and_b32_e32 v115, 0x7fffffff, v16
43E0  v_max3_u32 v66, v115, v116, v66
43E8  v_and_b32_e32 v114, 0x7fffffff, v44
43F0  v_and_b32_e32 v113, 0x7fffffff, v24
43F8  v_max3_u32 v66, v113, v114, v66
4400  v_and_b32_e32 v112, 0x7fffffff, v40
4408  v_and_b32_e32 v111, 0x7fffffff, v28
4410  v_max3_u32 v66, v111, v112, v66
4418  v_and_b32_e32 v110, 0x7fffffff, v36
4420  v_and_b32_e32 v109, 0x7fffffff, v32
4428  v_max3_u32 v140, v109, v110, v66
4430  s_mov_b32 s4, 0x7f7fffff
4438  v_cmp_lt_u32_e32 vcc, s4, v140
443C  v_mov_b32_e32 v66, v62
4440  v_mov_b32_e32 v67, v2
4444  v_mov_b32_e32 v68, v58
4448  v_mov_b32_e32 v69, v6
444C  v_mov_b32_e32 v70, v54
4450  v_mov_b32_e32 v71, v10
4454  v_mov_b32_e32 v72, v50
4458  v_mov_b32_e32 v73, v18
445C  v_mov_b32_e32 v74, v46
4460  v_mov_b32_e32 v75, v14
4464  v_mov_b32_e32 v76, v42
4468  v_mov_b32_e32 v77, v22
446C  v_mov_b32_e32 v78, v38
4470  v_mov_b32_e32 v79, v26
4474  v_mov_b32_e32 v80, v34
4478  v_mov_b32_e32 v81, v30
447C  v_mov_b32_e32 v82, v64
4480  v_mov_b32_e32 v83, v4
4484  v_mov_b32_e32 v84, v60
4488  v_mov_b32_e32 v85, v8
448C  v_mov_b32_e32 v86, v56
4490  v_mov_b32_e32 v87, v12
4494  v_mov_b32_e32 v88, v52
4498  v_mov_b32_e32 v89, v20
449C  v_mov_b32_e32 v90, v48
44A0  v_mov_b32_e32 v91, v16
44A4  v_mov_b32_e32 v92, v44
44A8  v_mov_b32_e32 v93, v24
44AC  v_mov_b32_e32 v94, v40
44B0  v_mov_b32_e32 v95, v28
44B4  v_mov_b32_e32 v96, v36
44B8  v_mov_b32_e32 v97, v32
44BC  v_mov_b32_e32 v105, 0
44C0  v_mov_b32_e32 v106, 0
44C4  v_mov_b32_e32 v107, 0
44C8  v_mov_b32_e32 v108, 0
44CC  s_and_saveexec_b64 s[4:5], vcc
44D0  s_cbranch_execz 523
44D4  v_sub_u32_e32 v67, 0x7f800000, v141
44DC  v_sub_u32_e32 v66, 0x7f7fffff, v141
44E4  v_sub_u32_e32 v71, 0x7f7fffff, v139
44EC  v_lshrrev_b32_e32 v68, 31, v67
44F0  v_cmp_lt_i32_e32 vcc, -1, v67
44F4  v_ashrrev_i32_e32 v69, 31, v66
44F8  v_lshrrev_b32_e32 v67, 31, v71
44FC  v_sub_u32_e32 v72, 0x7f800000, v139
4504  v_lshrrev_b32_e32 v66, 31, v66
4508  v_add_u32_e32 v67, -1, v67
450C  s_brev_b32 s12, 1
4510  v_and_b32_e32 v69, 7, v69
4514  v_cndmask_b32_e32 v70, 0, v141, vcc
4518  v_add_u32_e32 v66, -1, v66
451C  v_lshrrev_b32_e32 v73, 31, v72
4520  v_bitop3_b32 v67, v67, v2, s12 bitop3:0xc8
4528  v_ashrrev_i32_e32 v2, 31, v71
452C  s_movk_i32 s13, 0x70
4530  v_bitop3_b32 v66, v66, v62, s12 bitop3:0xc8
4538  v_and_or_b32 v2, v2, s13, v69
4540  v_add_u32_e32 v62, v73, v68
4544  v_max_u32_e32 v68, v139, v70
4548  v_cmp_gt_i32_e32 vcc, 0, v72
454C  v_sub_u32_e32 v69, 0x7f7fffff, v138
4554  s_movk_i32 s18, 0x700
4558  v_cndmask_b32_e32 v68, v68, v70, vcc
455C  v_sub_u32_e32 v70, 0x7f800000, v138
4564  v_ashrrev_i32_e32 v72, 31, v69
4568  v_and_or_b32 v2, v72, s18, v2
4570  v_max_u32_e32 v72, v138, v68
4574  v_cmp_gt_i32_e32 vcc, 0, v70
4578  v_lshrrev_b32_e32 v71, 31, v70
457C  v_lshrrev_b32_e32 v69, 31, v69
4580  v_cndmask_b32_e32 v70, v72, v68, vcc
4584  v_sub_u32_e32 v72, 0x7f7fffff, v137
458C  v_sub_u32_e32 v73, 0x7f800000, v137
4594  v_lshrrev_b32_e32 v68, 31, v72
4598  v_add_u32_e32 v75, -1, v69
459C  v_add_u32_e32 v68, -1, v68
45A0  v_bitop3_b32 v69, v68, v6, s12 bitop3:0xc8
45A8  v_bitop3_b32 v68, v75, v58, s12 bitop3:0xc8
45B0  v_max_u32_e32 v58, v137, v70
45B4  v_cmp_gt_i32_e32 vcc, 0, v73
45B8  v_lshrrev_b32_e32 v74, 31, v73
45BC  v_ashrrev_i32_e32 v6, 31, v72
45C0  s_movk_i32 s19, 0x7000
45C4  v_cndmask_b32_e32 v58, v58, v70, vcc
45C8  v_sub_u32_e32 v70, 0x7f800000, v136
45D0  v_and_or_b32 v2, v6, s19, v2
45D8  v_add3_u32 v6, v71, v62, v74
45E0  v_sub_u32_e32 v62, 0x7f7fffff, v136
45E8  v_sub_u32_e32 v73, 0x7f7fffff, v135
45F0  v_lshrrev_b32_e32 v72, 31, v70
45F4  v_ashrrev_i32_e32 v71, 31, v62
45F8  s_mov_b32 s20, 0x70000
4600  v_cmp_gt_i32_e32 vcc, 0, v70
4604  v_and_or_b32 v2, v71, s20, v2
460C  v_lshrrev_b32_e32 v70, 31, v73
4610  v_max_u32_e32 v71, v136, v58
4614  v_add_u32_e32 v70, -1, v70
4618  v_cndmask_b32_e32 v58, v71, v58, vcc
461C  v_sub_u32_e32 v74, 0x7f800000, v135
4624  v_lshrrev_b32_e32 v62, 31, v62
4628  v_bitop3_b32 v71, v70, v10, s12 bitop3:0xc8
4630  v_ashrrev_i32_e32 v10, 31, v73
4634  s_mov_b32 s21, 0x700000
463C  v_add_u32_e32 v62, -1, v62
4640  v_and_or_b32 v2, v10, s21, v2
4648  v_max_u32_e32 v10, v135, v58
464C  v_cmp_gt_i32_e32 vcc, 0, v74
4650  v_lshrrev_b32_e32 v75, 31, v74
4654  v_bitop3_b32 v70, v62, v54, s12 bitop3:0xc8
465C  v_cndmask_b32_e32 v10, v10, v58, vcc
4660  v_sub_u32_e32 v54, 0x7f7fffff, v134
4668  v_sub_u32_e32 v58, 0x7f800000, v134
4670  v_add3_u32 v6, v72, v6, v75
4678  s_mov_b32 s22, 0x7000000
4680  v_ashrrev_i32_e32 v72, 31, v54
4684  v_lshrrev_b32_e32 v62, 31, v58
4688  v_and_or_b32 v2, v72, s22, v2
4690  v_max_u32_e32 v72, v134, v10
4694  v_cmp_gt_i32_e32 vcc, 0, v58
4698  v_sub_u32_e32 v58, 0x7f7fffff, v133
46A0  v_sub_u32_e32 v74, 0x7f800000, v133
46A8  v_cndmask_b32_e32 v10, v72, v10, vcc
46AC  v_lshrrev_b32_e32 v72, 31, v58
46B0  v_add_u32_e32 v72, -1, v72
46B4  v_bitop3_b32 v73, v72, v18, s12 bitop3:0xc8
46BC  v_ashrrev_i32_e32 v18, 31, v58
46C0  s_brev_b32 s23, 14
46C4  v_lshrrev_b32_e32 v54, 31, v54
46C8  v_lshrrev_b32_e32 v75, 31, v74
46CC  v_and_or_b32 v105, v18, s23, v2
46D4  v_sub_u32_e32 v18, 0x7f800000, v132
46DC  v_add_u32_e32 v54, -1, v54
46E0  v_add3_u32 v2, v62, v6, v75
46E8  v_max_u32_e32 v6, v133, v10
46EC  v_cmp_gt_i32_e32 vcc, 0, v74
46F0  v_bitop3_b32 v72, v54, v50, s12 bitop3:0xc8
46F8  v_lshrrev_b32_e32 v50, 31, v18
46FC  v_cndmask_b32_e32 v6, v6, v10, vcc
4700  v_cmp_gt_i32_e32 vcc, 0, v18
4704  v_sub_u32_e32 v18, 0x7f7fffff, v131
470C  v_sub_u32_e32 v10, 0x7f7fffff, v132
4714  v_max_u32_e32 v58, v132, v6
4718  v_cndmask_b32_e32 v6, v58, v6, vcc
471C  v_lshrrev_b32_e32 v74, 31, v18
4720  v_sub_u32_e32 v58, 0x7f800000, v131
4728  v_add_u32_e32 v74, -1, v74
472C  v_ashrrev_i32_e32 v54, 31, v10
4730  v_lshrrev_b32_e32 v10, 31, v10
4734  v_bitop3_b32 v75, v74, v14, s12 bitop3:0xc8
473C  v_max_u32_e32 v14, v131, v6
4740  v_cmp_gt_i32_e32 vcc, 0, v58
4744  v_add_u32_e32 v10, -1, v10
4748  v_and_b32_e32 v54, 7, v54
474C  v_cndmask_b32_e32 v6, v14, v6, vcc
4750  v_sub_u32_e32 v14, 0x7f7fffff, v130
4758  v_lshrrev_b32_e32 v62, 31, v58
475C  v_bitop3_b32 v74, v10, v46, s12 bitop3:0xc8
4764  v_ashrrev_i32_e32 v10, 31, v18
4768  v_sub_u32_e32 v18, 0x7f800000, v130
4770  v_and_or_b32 v10, v10, s13, v54
4778  v_add3_u32 v2, v50, v2, v62
4780  v_ashrrev_i32_e32 v50, 31, v14
4784  v_lshrrev_b32_e32 v14, 31, v14
4788  v_lshrrev_b32_e32 v46, 31, v18
478C  v_and_or_b32 v10, v50, s18, v10
4794  v_max_u32_e32 v50, v130, v6
4798  v_cmp_gt_i32_e32 vcc, 0, v18
479C  v_sub_u32_e32 v18, 0x7f7fffff, v129
47A4  v_add_u32_e32 v14, -1, v14
47A8  v_cndmask_b32_e32 v6, v50, v6, vcc
47AC  v_sub_u32_e32 v50, 0x7f800000, v129
47B4  v_bitop3_b32 v76, v14, v42, s12 bitop3:0xc8
47BC  v_ashrrev_i32_e32 v14, 31, v18
47C0  v_and_or_b32 v10, v14, s19, v10
47C8  v_max_u32_e32 v14, v129, v6
47CC  v_cmp_gt_i32_e32 vcc, 0, v50
47D0  v_lshrrev_b32_e32 v58, 31, v18
47D4  v_sub_u32_e32 v18, 0x7f800000, v128
47DC  v_cndmask_b32_e32 v6, v14, v6, vcc
47E0  v_sub_u32_e32 v14, 0x7f7fffff, v128
47E8  v_add_u32_e32 v58, -1, v58
47EC  v_ashrrev_i32_e32 v42, 31, v14
47F0  v_lshrrev_b32_e32 v14, 31, v14
47F4  v_bitop3_b32 v77, v58, v22, s12 bitop3:0xc8
47FC  v_lshrrev_b32_e32 v22, 31, v18
4800  v_and_or_b32 v10, v42, s20, v10
4808  v_max_u32_e32 v42, v128, v6
480C  v_cmp_gt_i32_e32 vcc, 0, v18
4810  v_sub_u32_e32 v18, 0x7f7fffff, v127
4818  v_add_u32_e32 v14, -1, v14
481C  v_cndmask_b32_e32 v6, v42, v6, vcc
4820  v_sub_u32_e32 v42, 0x7f800000, v127
4828  v_bitop3_b32 v78, v14, v38, s12 bitop3:0xc8
4830  v_ashrrev_i32_e32 v14, 31, v18
4834  v_and_or_b32 v10, v14, s21, v10
483C  v_max_u32_e32 v14, v127, v6
4840  v_cmp_gt_i32_e32 vcc, 0, v42
4844  v_lshrrev_b32_e32 v54, 31, v50
4848  v_lshrrev_b32_e32 v50, 31, v18
484C  v_cndmask_b32_e32 v6, v14, v6, vcc
4850  v_sub_u32_e32 v14, 0x7f7fffff, v126
4858  v_add_u32_e32 v50, -1, v50
485C  v_sub_u32_e32 v18, 0x7f800000, v126
4864  v_add3_u32 v2, v46, v2, v54
486C  v_lshrrev_b32_e32 v46, 31, v42
4870  v_bitop3_b32 v79, v50, v26, s12 bitop3:0xc8
4878  v_ashrrev_i32_e32 v26, 31, v14
487C  v_lshrrev_b32_e32 v14, 31, v14
4880  v_add3_u32 v2, v22, v2, v46
4888  v_lshrrev_b32_e32 v22, 31, v18
488C  v_cmp_gt_i32_e32 vcc, 0, v18
4890  v_sub_u32_e32 v18, 0x7f7fffff, v125
4898  v_add_u32_e32 v14, -1, v14
489C  v_and_or_b32 v10, v26, s22, v10
48A4  v_max_u32_e32 v26, v126, v6
48A8  v_bitop3_b32 v80, v14, v34, s12 bitop3:0xc8
48B0  v_ashrrev_i32_e32 v14, 31, v18
48B4  v_cndmask_b32_e32 v6, v26, v6, vcc
48B8  v_sub_u32_e32 v26, 0x7f800000, v125
48C0  v_and_or_b32 v106, v14, s23, v10
48C8  v_sub_u32_e32 v14, 0x7f800000, v124
48D0  v_max_u32_e32 v10, v125, v6
48D4  v_cmp_gt_i32_e32 vcc, 0, v26
48D8  v_lshrrev_b32_e32 v42, 31, v18
48DC  v_lshrrev_b32_e32 v18, 31, v14
48E0  v_cndmask_b32_e32 v6, v10, v6, vcc
48E4  v_sub_u32_e32 v10, 0x7f7fffff, v124
48EC  v_cmp_gt_i32_e32 vcc, 0, v14
48F0  v_sub_u32_e32 v14, 0x7f7fffff, v123
48F8  v_lshrrev_b32_e32 v38, 31, v26
48FC  v_add3_u32 v2, v22, v2, v38
4904  v_lshrrev_b32_e32 v34, 31, v14
4908  v_ashrrev_i32_e32 v22, 31, v10
490C  v_max_u32_e32 v26, v124, v6
4910  v_lshrrev_b32_e32 v10, 31, v10
4914  v_add_u32_e32 v34, -1, v34
4918  v_add_u32_e32 v42, -1, v42
491C  v_cndmask_b32_e32 v6, v26, v6, vcc
4920  v_sub_u32_e32 v26, 0x7f800000, v123
4928  v_add_u32_e32 v10, -1, v10
492C  v_bitop3_b32 v83, v34, v4, s12 bitop3:0xc8
4934  v_ashrrev_i32_e32 v4, 31, v14
4938  v_sub_u32_e32 v14, 0x7f800000, v122
4940  v_bitop3_b32 v81, v42, v30, s12 bitop3:0xc8
4948  v_bitop3_b32 v82, v10, v64, s12 bitop3:0xc8
4950  v_lshrrev_b32_e32 v30, 31, v26
4954  v_max_u32_e32 v10, v123, v6
4958  v_cmp_gt_i32_e32 vcc, 0, v26
495C  v_and_b32_e32 v22, 7, v22
4960  v_add3_u32 v2, v18, v2, v30
4968  v_cndmask_b32_e32 v6, v10, v6, vcc
496C  v_sub_u32_e32 v10, 0x7f7fffff, v122
4974  v_lshrrev_b32_e32 v18, 31, v14
4978  v_cmp_gt_i32_e32 vcc, 0, v14
497C  v_sub_u32_e32 v14, 0x7f7fffff, v121
4984  v_and_or_b32 v4, v4, s13, v22
498C  s_nop 0
4990  v_ashrrev_i32_e32 v22, 31, v10
4994  v_lshrrev_b32_e32 v30, 31, v14
4998  v_and_or_b32 v4, v22, s18, v4
49A0  v_max_u32_e32 v22, v122, v6
49A4  v_add_u32_e32 v30, -1, v30
49A8  v_cndmask_b32_e32 v6, v22, v6, vcc
49AC  v_sub_u32_e32 v22, 0x7f800000, v121
49B4  v_bitop3_b32 v85, v30, v8, s12 bitop3:0xc8
49BC  v_ashrrev_i32_e32 v8, 31, v14
49C0  v_lshrrev_b32_e32 v10, 31, v10
49C4  v_and_or_b32 v4, v8, s19, v4
49CC  v_max_u32_e32 v8, v121, v6
49D0  v_cmp_gt_i32_e32 vcc, 0, v22
49D4  v_add_u32_e32 v10, -1, v10
49D8  v_lshrrev_b32_e32 v26, 31, v22
49DC  v_cndmask_b32_e32 v6, v8, v6, vcc
49E0  v_sub_u32_e32 v8, 0x7f7fffff, v120
49E8  v_bitop3_b32 v84, v10, v60, s12 bitop3:0xc8
49F0  v_sub_u32_e32 v10, 0x7f800000, v120
49F8  v_add3_u32 v2, v18, v2, v26
4A00  v_ashrrev_i32_e32 v18, 31, v8
4A04  v_lshrrev_b32_e32 v8, 31, v8
4A08  v_lshrrev_b32_e32 v14, 31, v10
4A0C  v_and_or_b32 v4, v18, s20, v4
4A14  v_max_u32_e32 v18, v120, v6
4A18  v_cmp_gt_i32_e32 vcc, 0, v10
4A1C  v_sub_u32_e32 v10, 0x7f7fffff, v119
4A24  v_add_u32_e32 v8, -1, v8
4A28  v_cndmask_b32_e32 v6, v18, v6, vcc
4A2C  v_sub_u32_e32 v18, 0x7f800000, v119
4A34  v_bitop3_b32 v86, v8, v56, s12 bitop3:0xc8
4A3C  v_ashrrev_i32_e32 v8, 31, v10
4A40  v_and_or_b32 v4, v8, s21, v4
4A48  v_max_u32_e32 v8, v119, v6
4A4C  v_cmp_gt_i32_e32 vcc, 0, v18
4A50  v_lshrrev_b32_e32 v22, 31, v18
4A54  v_lshrrev_b32_e32 v26, 31, v10
4A58  v_cndmask_b32_e32 v6, v8, v6, vcc
4A5C  v_sub_u32_e32 v8, 0x7f7fffff, v118
4A64  v_sub_u32_e32 v10, 0x7f800000, v118
4A6C  v_add_u32_e32 v26, -1, v26
4A70  v_add3_u32 v2, v14, v2, v22
4A78  v_ashrrev_i32_e32 v14, 31, v8
4A7C  v_lshrrev_b32_e32 v8, 31, v8
4A80  v_bitop3_b32 v87, v26, v12, s12 bitop3:0xc8
4A88  v_lshrrev_b32_e32 v12, 31, v10
4A8C  v_and_or_b32 v4, v14, s22, v4
4A94  v_max_u32_e32 v14, v118, v6
4A98  v_cmp_gt_i32_e32 vcc, 0, v10
4A9C  v_sub_u32_e32 v10, 0x7f7fffff, v117
4AA4  v_add_u32_e32 v8, -1, v8
4AA8  v_cndmask_b32_e32 v6, v14, v6, vcc
4AAC  v_sub_u32_e32 v14, 0x7f800000, v117
4AB4  v_bitop3_b32 v88, v8, v52, s12 bitop3:0xc8
4ABC  v_ashrrev_i32_e32 v8, 31, v10
4AC0  v_and_or_b32 v107, v8, s23, v4
4AC8  v_max_u32_e32 v4, v117, v6
4ACC  v_cmp_gt_i32_e32 vcc, 0, v14
4AD0  v_sub_u32_e32 v8, 0x7f800000, v116
4AD8  v_lshrrev_b32_e32 v18, 31, v14
4ADC  v_cndmask_b32_e32 v4, v4, v6, vcc
4AE0  v_sub_u32_e32 v6, 0x7f7fffff, v116
4AE8  v_lshrrev_b32_e32 v22, 31, v10
4AEC  v_add3_u32 v2, v12, v2, v18
4AF4  v_lshrrev_b32_e32 v10, 31, v8
4AF8  v_ashrrev_i32_e32 v12, 31, v6
4AFC  v_max_u32_e32 v14, v116, v4
4B00  v_cmp_gt_i32_e32 vcc, 0, v8
4B04  v_sub_u32_e32 v8, 0x7f7fffff, v115
4B0C  v_lshrrev_b32_e32 v6, 31, v6
4B10  v_add_u32_e32 v22, -1, v22
4B14  v_cndmask_b32_e32 v4, v14, v4, vcc
4B18  v_sub_u32_e32 v14, 0x7f800000, v115
4B20  v_add_u32_e32 v6, -1, v6
4B24  v_bitop3_b32 v89, v22, v20, s12 bitop3:0xc8
4B2C  v_lshrrev_b32_e32 v20, 31, v8
4B30  v_bitop3_b32 v90, v6, v48, s12 bitop3:0xc8
4B38  v_ashrrev_i32_e32 v6, 31, v8
4B3C  v_max_u32_e32 v8, v115, v4
4B40  v_cmp_gt_i32_e32 vcc, 0, v14
4B44  v_lshrrev_b32_e32 v18, 31, v14
4B48  v_and_b32_e32 v12, 7, v12
4B4C  v_cndmask_b32_e32 v4, v8, v4, vcc
4B50  v_sub_u32_e32 v8, 0x7f7fffff, v114
4B58  v_add3_u32 v2, v10, v2, v18
4B60  v_sub_u32_e32 v10, 0x7f800000, v114
4B68  v_and_or_b32 v6, v6, s13, v12
4B70  v_ashrrev_i32_e32 v14, 31, v8
4B74  v_lshrrev_b32_e32 v8, 31, v8
4B78  v_lshrrev_b32_e32 v12, 31, v10
4B7C  v_and_or_b32 v6, v14, s18, v6
4B84  v_max_u32_e32 v14, v114, v4
4B88  v_cmp_gt_i32_e32 vcc, 0, v10
4B8C  v_sub_u32_e32 v10, 0x7f7fffff, v113
4B94  v_add_u32_e32 v8, -1, v8
4B98  v_cndmask_b32_e32 v4, v14, v4, vcc
4B9C  v_sub_u32_e32 v14, 0x7f800000, v113
4BA4  v_bitop3_b32 v92, v8, v44, s12 bitop3:0xc8
4BAC  v_ashrrev_i32_e32 v8, 31, v10
4BB0  v_and_or_b32 v6, v8, s19, v6
4BB8  v_max_u32_e32 v8, v113, v4
4BBC  v_cmp_gt_i32_e32 vcc, 0, v14
4BC0  v_add_u32_e32 v20, -1, v20
4BC4  v_lshrrev_b32_e32 v18, 31, v10
4BC8  v_cndmask_b32_e32 v4, v8, v4, vcc
4BCC  v_sub_u32_e32 v8, 0x7f7fffff, v112
4BD4  v_sub_u32_e32 v10, 0x7f800000, v112
4BDC  v_bitop3_b32 v91, v20, v16, s12 bitop3:0xc8
4BE4  v_lshrrev_b32_e32 v16, 31, v14
4BE8  v_ashrrev_i32_e32 v14, 31, v8
4BEC  v_lshrrev_b32_e32 v8, 31, v8
4BF0  v_add3_u32 v2, v12, v2, v16
4BF8  v_lshrrev_b32_e32 v12, 31, v10
4BFC  v_and_or_b32 v6, v14, s20, v6
4C04  v_max_u32_e32 v14, v112, v4
4C08  v_cmp_gt_i32_e32 vcc, 0, v10
4C0C  v_sub_u32_e32 v10, 0x7f7fffff, v111
4C14  v_add_u32_e32 v8, -1, v8
4C18  v_cndmask_b32_e32 v4, v14, v4, vcc
4C1C  v_sub_u32_e32 v14, 0x7f800000, v111
4C24  v_bitop3_b32 v94, v8, v40, s12 bitop3:0xc8
4C2C  v_ashrrev_i32_e32 v8, 31, v10
4C30  v_and_or_b32 v6, v8, s21, v6
4C38  v_max_u32_e32 v8, v111, v4
4C3C  v_cmp_gt_i32_e32 vcc, 0, v14
4C40  v_add_u32_e32 v18, -1, v18
4C44  v_bitop3_b32 v93, v18, v24, s12 bitop3:0xc8
4C4C  v_cndmask_b32_e32 v4, v8, v4, vcc
4C50  v_sub_u32_e32 v8, 0x7f7fffff, v110
4C58  v_lshrrev_b32_e32 v16, 31, v14
4C5C  v_lshrrev_b32_e32 v18, 31, v10
4C60  v_sub_u32_e32 v10, 0x7f800000, v110
4C68  v_ashrrev_i32_e32 v14, 31, v8
4C6C  v_and_or_b32 v6, v14, s22, v6
4C74  v_max_u32_e32 v14, v110, v4
4C78  v_cmp_gt_i32_e32 vcc, 0, v10
4C7C  v_lshrrev_b32_e32 v8, 31, v8
4C80  v_add3_u32 v2, v12, v2, v16
4C88  v_lshrrev_b32_e32 v12, 31, v10
4C8C  v_cndmask_b32_e32 v4, v14, v4, vcc
4C90  v_sub_u32_e32 v10, 0x7f7fffff, v109
4C98  v_sub_u32_e32 v14, 0x7f800000, v109
4CA0  v_add_u32_e32 v8, -1, v8
4CA4  v_add_u32_e32 v18, -1, v18
4CA8  v_bitop3_b32 v96, v8, v36, s12 bitop3:0xc8
4CB0  v_lshrrev_b32_e32 v16, 31, v14
4CB4  v_ashrrev_i32_e32 v8, 31, v10
4CB8  v_bitop3_b32 v95, v18, v28, s12 bitop3:0xc8
4CC0  v_lshrrev_b32_e32 v18, 31, v10
4CC4  v_and_or_b32 v108, v8, s23, v6
4CCC  v_add3_u32 v2, v12, v2, v16
4CD4  v_max_u32_e32 v6, v109, v4
4CD8  v_cmp_gt_i32_e32 vcc, 0, v14
4CDC  v_add_u32_e32 v18, -1, v18
4CE0  v_bitop3_b32 v97, v18, v32, s12 bitop3:0xc8
4CE8  v_cndmask_b32_e32 v4, v6, v4, vcc
4CEC  v_mov_b32_e32 v6, 0x7f800000
4CF4  v_cmp_ne_u32_e32 vcc, 32, v2
4CF8  s_nop 1
4CFC  v_cndmask_b32_e32 v140, v6, v4, vcc
4D00  s_or_b64 exec, exec, s[4:5]
4D04  v_cmp_ne_u32_e32 vcc, 0, v140
4D08  v_mov_b32_e32 v34, 0x7f
4D10  s_and_saveexec_b64 s[4:5], vcc
4D14  s_cbranch_execz 15
4D18  v_add_u32_e32 v2, s8, v140
4D1C  s_mov_b32 s12, 0x17fffff
4D24  v_lshrrev_b32_e32 v4, 23, v2
4D28  v_add_u32_e32 v4, -2, v4
4D2C  v_cmp_lt_u32_e32 vcc, s12, v2
4D30  s_mov_b32 s12, 0x7f800000
4D38  s_nop 0
4D3C  v_cndmask_b32_e32 v2, 0, v4, vcc
4D40  v_cmp_eq_u32_e32 vcc, s12, v140
4D44  v_mov_b32_e32 v4, 0xfe
4D4C  s_and_b64 vcc, s[6:7], vcc
4D50  v_cndmask_b32_e32 v34, v2, v4, vcc
4D54  s_or_b64 exec, exec, s[4:5]
4D58  v_cmp_eq_u32_e32 vcc, 0, v34
4D5C  s_cbranch_vccz 37
4D60  s_nop 0
4D64  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
4D6C  v_pk_mul_f32 v[66:67], v[2:3], v[66:67] op_sel_hi:[0,1]
4D74  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
4D7C  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
4D84  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
4D8C  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
4D94  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
4D9C  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
4DA4  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
4DAC  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
4DB4  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
4DBC  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
4DC4  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
4DCC  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
4DD4  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
4DDC  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
4DE4  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
4DEC  v_max_u32_e32 v2, 1, v34
4DF0  s_branch 1
4DF4  v_mov_b32_e32 v2, v34
4DF8  v_mov_b32_e32 v36, 0
4DFC  v_mov_b32_e32 v50, 0
4E00  v_lshlrev_b32_e32 v2, 23, v2
4E04  v_mov_b32_e32 v38, 0
4E08  v_mov_b32_e32 v40, 0
4E0C  v_mov_b32_e32 v42, 0
4E10  v_mov_b32_e32 v44, 0
4E14  v_mov_b32_e32 v46, 0
4E18  v_mov_b32_e32 v48, 0
4E1C  v_cvt_scalef32_pk_fp4_f32 v36, v90, v91, v2
4E24  v_cvt_scalef32_pk_fp4_f32 v50, v94, v95, v2 op_sel:[0,0,0,1]
4E2C  v_cvt_scalef32_pk_fp4_f32 v36, v92, v93, v2 op_sel:[0,0,1,0]
4E34  v_cvt_scalef32_pk_fp4_f32 v50, v96, v97, v2 op_sel:[0,0,1,1]
4E3C  s_nop 0
4E40  v_and_b32_e32 v95, 0x7fffffff, v63
4E48  v_and_b32_e32 v93, 0x7fffffff, v3
4E50  v_cvt_scalef32_pk_fp4_f32 v38, v66, v67, v2
4E58  v_cvt_scalef32_pk_fp4_f32 v40, v70, v71, v2 op_sel:[0,0,0,1]
4E60  v_cvt_scalef32_pk_fp4_f32 v38, v68, v69, v2 op_sel:[0,0,1,0]
4E68  v_cvt_scalef32_pk_fp4_f32 v40, v72, v73, v2 op_sel:[0,0,1,1]
4E70  s_nop 0
4E74  v_cvt_scalef32_pk_fp4_f32 v42, v74, v75, v2
4E7C  v_cvt_scalef32_pk_fp4_f32 v44, v78, v79, v2 op_sel:[0,0,0,1]
4E84  v_cvt_scalef32_pk_fp4_f32 v42, v76, v77, v2 op_sel:[0,0,1,0]
4E8C  v_cvt_scalef32_pk_fp4_f32 v44, v80, v81, v2 op_sel:[0,0,1,1]
4E94  s_nop 0
4E98  v_cvt_scalef32_pk_fp4_f32 v46, v82, v83, v2
4EA0  v_cvt_scalef32_pk_fp4_f32 v48, v86, v87, v2 op_sel:[0,0,0,1]
4EA8  v_cvt_scalef32_pk_fp4_f32 v46, v84, v85, v2 op_sel:[0,0,1,0]
4EB0  v_cvt_scalef32_pk_fp4_f32 v48, v88, v89, v2 op_sel:[0,0,1,1]
4EB8  s_nop 0
4EBC  v_max_u32_e32 v2, v93, v95
4EC0  v_and_b32_e32 v92, 0x7fffffff, v59
4EC8  v_and_b32_e32 v91, 0x7fffffff, v7
4ED0  v_max3_u32 v2, v91, v92, v2
4ED8  v_and_b32_e32 v90, 0x7fffffff, v55
4EE0  v_and_b32_e32 v89, 0x7fffffff, v11
4EE8  v_max3_u32 v2, v89, v90, v2
4EF0  v_and_b32_e32 v87, 0x7fffffff, v51
4EF8  v_and_b32_e32 v86, 0x7fffffff, v19
4F00  v_max3_u32 v2, v86, v87, v2
4F08  v_and_b32_e32 v85, 0x7fffffff, v47
4F10  v_and_b32_e32 v84, 0x7fffffff, v15
4F18  v_max3_u32 v2, v84, v85, v2
4F20  v_and_b32_e32 v83, 0x7fffffff, v43
4F28  v_and_b32_e32 v82, 0x7fffffff, v23
4F30  v_max3_u32 v2, v82, v83, v2
4F38  v_and_b32_e32 v81, 0x7fffffff, v39
4F40  v_and_b32_e32 v80, 0x7fffffff, v27
4F48  v_max3_u32 v2, v80, v81, v2
4F50  v_and_b32_e32 v78, 0x7fffffff, v35
4F58  v_and_b32_e32 v77, 0x7fffffff, v31
4F60  v_max3_u32 v2, v77, v78, v2
4F68  v_and_b32_e32 v76, 0x7fffffff, v65
4F70  v_and_b32_e32 v75, 0x7fffffff, v5
4F78  v_max3_u32 v2, v75, v76, v2
4F80  v_and_b32_e32 v74, 0x7fffffff, v61
4F88  v_and_b32_e32 v73, 0x7fffffff, v9
4F90  v_max3_u32 v2, v73, v74, v2
4F98  v_and_b32_e32 v72, 0x7fffffff, v57
4FA0  v_and_b32_e32 v71, 0x7fffffff, v13
4FA8  v_max3_u32 v2, v71, v72, v2
4FB0  v_and_b32_e32 v69, 0x7fffffff, v53
4FB8  v_and_b32_e32 v68, 0x7fffffff, v21
4FC0  v_max3_u32 v2, v68, v69, v2
4FC8  v_and_b32_e32 v67, 0x7fffffff, v49
4FD0  v_and_b32_e32 v66, 0x7fffffff, v17
4FD8  v_max3_u32 v2, v66, v67, v2
4FE0  v_and_b32_e32 v64, 0x7fffffff, v45
4FE8  v_and_b32_e32 v62, 0x7fffffff, v25
4FF0  v_max3_u32 v2, v62, v64, v2
4FF8  v_and_b32_e32 v60, 0x7fffffff, v41
5000  v_and_b32_e32 v58, 0x7fffffff, v29
5008  v_max3_u32 v2, v58, v60, v2
5010  v_and_b32_e32 v56, 0x7fffffff, v37
5018  v_and_b32_e32 v54, 0x7fffffff, v33
5020  v_max3_u32 v94, v54, v56, v2
5028  s_mov_b32 s4, 0x7f7fffff
5030  v_mov_b32_e32 v52, 0
5034  v_cmp_lt_u32_e32 vcc, s4, v94
5038  v_mov_b32_e32 v2, v63
503C  v_mov_b32_e32 v6, v59
5040  v_mov_b32_e32 v10, v55
5044  v_mov_b32_e32 v18, v51
5048  v_mov_b32_e32 v14, v47
504C  v_mov_b32_e32 v22, v43
5050  v_mov_b32_e32 v26, v39
5054  v_mov_b32_e32 v30, v35
5058  v_mov_b32_e32 v4, v65
505C  v_mov_b32_e32 v8, v61
5060  v_mov_b32_e32 v12, v57
5064  v_mov_b32_e32 v20, v53
5068  v_mov_b32_e32 v16, v49
506C  v_mov_b32_e32 v24, v45
5070  v_mov_b32_e32 v28, v41
5074  v_mov_b32_e32 v32, v37
5078  v_mov_b32_e32 v70, 0
507C  v_mov_b32_e32 v79, 0
5080  v_mov_b32_e32 v88, 0
5084  s_and_saveexec_b64 s[4:5], vcc
5088  s_cbranch_execz 521
508C  v_sub_u32_e32 v2, 0x7f7fffff, v95
5094  v_sub_u32_e32 v4, 0x7f800000, v95
509C  v_sub_u32_e32 v10, 0x7f7fffff, v93
50A4  v_sub_u32_e32 v12, 0x7f800000, v93
50AC  v_ashrrev_i32_e32 v8, 31, v2
50B0  v_cmp_lt_i32_e32 vcc, -1, v4
50B4  v_lshrrev_b32_e32 v6, 31, v4
50B8  v_and_b32_e32 v8, 7, v8
50BC  v_cndmask_b32_e32 v4, 0, v95, vcc
50C0  v_lshrrev_b32_e32 v16, 31, v10
50C4  v_lshrrev_b32_e32 v14, 31, v12
50C8  v_ashrrev_i32_e32 v10, 31, v10
50CC  s_movk_i32 s13, 0x70
50D0  v_and_or_b32 v8, v10, s13, v8
50D8  v_add_u32_e32 v10, v14, v6
50DC  v_max_u32_e32 v6, v93, v4
50E0  v_cmp_gt_i32_e32 vcc, 0, v12
50E4  v_add_u32_e32 v16, -1, v16
50E8  s_brev_b32 s12, 1
50EC  v_cndmask_b32_e32 v4, v6, v4, vcc
50F0  v_sub_u32_e32 v6, 0x7f7fffff, v92
50F8  v_sub_u32_e32 v12, 0x7f800000, v92
5100  v_bitop3_b32 v3, v16, v3, s12 bitop3:0xc8
5108  s_movk_i32 s18, 0x700
510C  v_ashrrev_i32_e32 v16, 31, v6
5110  v_lshrrev_b32_e32 v14, 31, v12
5114  v_and_or_b32 v8, v16, s18, v8
511C  v_max_u32_e32 v16, v92, v4
5120  v_cmp_gt_i32_e32 vcc, 0, v12
5124  v_sub_u32_e32 v12, 0x7f7fffff, v91
512C  s_movk_i32 s19, 0x7000
5130  v_cndmask_b32_e32 v4, v16, v4, vcc
5134  v_sub_u32_e32 v16, 0x7f800000, v91
513C  v_lshrrev_b32_e32 v20, 31, v12
5140  v_lshrrev_b32_e32 v18, 31, v16
5144  v_ashrrev_i32_e32 v12, 31, v12
5148  v_and_or_b32 v8, v12, s19, v8
5150  v_add3_u32 v12, v14, v10, v18
5158  v_max_u32_e32 v10, v91, v4
515C  v_cmp_gt_i32_e32 vcc, 0, v16
5160  v_sub_u32_e32 v14, 0x7f800000, v90
5168  s_mov_b32 s20, 0x70000
5170  v_cndmask_b32_e32 v4, v10, v4, vcc
5174  v_sub_u32_e32 v10, 0x7f7fffff, v90
517C  v_lshrrev_b32_e32 v16, 31, v14
5180  v_ashrrev_i32_e32 v18, 31, v10
5184  v_cmp_gt_i32_e32 vcc, 0, v14
5188  v_sub_u32_e32 v14, 0x7f7fffff, v89
5190  v_and_or_b32 v8, v18, s20, v8
5198  v_max_u32_e32 v18, v90, v4
519C  v_add_u32_e32 v20, -1, v20
51A0  v_cndmask_b32_e32 v4, v18, v4, vcc
51A4  v_sub_u32_e32 v18, 0x7f800000, v89
51AC  v_lshrrev_b32_e32 v22, 31, v14
51B0  v_ashrrev_i32_e32 v14, 31, v14
51B4  s_mov_b32 s21, 0x700000
51BC  v_bitop3_b32 v7, v20, v7, s12 bitop3:0xc8
51C4  v_and_or_b32 v8, v14, s21, v8
51CC  v_lshrrev_b32_e32 v20, 31, v18
51D0  v_max_u32_e32 v14, v89, v4
51D4  v_cmp_gt_i32_e32 vcc, 0, v18
51D8  v_add3_u32 v12, v16, v12, v20
51E0  v_sub_u32_e32 v16, 0x7f800000, v87
51E8  v_cndmask_b32_e32 v4, v14, v4, vcc
51EC  v_sub_u32_e32 v14, 0x7f7fffff, v87
51F4  s_mov_b32 s22, 0x7000000
51FC  v_ashrrev_i32_e32 v18, 31, v14
5200  v_lshrrev_b32_e32 v20, 31, v16
5204  v_and_or_b32 v8, v18, s22, v8
520C  v_max_u32_e32 v18, v87, v4
5210  v_cmp_gt_i32_e32 vcc, 0, v16
5214  v_sub_u32_e32 v16, 0x7f7fffff, v86
521C  v_add_u32_e32 v22, -1, v22
5220  v_cndmask_b32_e32 v4, v18, v4, vcc
5224  v_lshrrev_b32_e32 v14, 31, v14
5228  v_lshrrev_b32_e32 v18, 31, v16
522C  v_bitop3_b32 v11, v22, v11, s12 bitop3:0xc8
5234  v_sub_u32_e32 v22, 0x7f800000, v86
523C  v_add_u32_e32 v14, -1, v14
5240  v_add_u32_e32 v18, -1, v18
5244  v_bitop3_b32 v19, v18, v19, s12 bitop3:0xc8
524C  v_lshrrev_b32_e32 v24, 31, v22
5250  v_bitop3_b32 v18, v14, v51, s12 bitop3:0xc8
5258  v_ashrrev_i32_e32 v14, 31, v16
525C  s_brev_b32 s23, 14
5260  v_and_or_b32 v52, v14, s23, v8
5268  v_add3_u32 v8, v20, v12, v24
5270  v_max_u32_e32 v12, v86, v4
5274  v_cmp_gt_i32_e32 vcc, 0, v22
5278  v_sub_u32_e32 v14, 0x7f800000, v85
5280  v_sub_u32_e32 v24, 0x7f800000, v84
5288  v_cndmask_b32_e32 v4, v12, v4, vcc
528C  v_sub_u32_e32 v12, 0x7f7fffff, v85
5294  v_max_u32_e32 v22, v85, v4
5298  v_cmp_gt_i32_e32 vcc, 0, v14
529C  v_lshrrev_b32_e32 v16, 31, v14
52A0  v_ashrrev_i32_e32 v20, 31, v12
52A4  v_cndmask_b32_e32 v4, v22, v4, vcc
52A8  v_sub_u32_e32 v22, 0x7f7fffff, v84
52B0  v_lshrrev_b32_e32 v12, 31, v12
52B4  v_lshrrev_b32_e32 v14, 31, v22
52B8  v_add_u32_e32 v12, -1, v12
52BC  v_lshrrev_b32_e32 v26, 31, v24
52C0  v_add_u32_e32 v14, -1, v14
52C4  v_and_b32_e32 v20, 7, v20
52C8  v_bitop3_b32 v15, v14, v15, s12 bitop3:0xc8
52D0  v_bitop3_b32 v14, v12, v47, s12 bitop3:0xc8
52D8  v_ashrrev_i32_e32 v12, 31, v22
52DC  v_add3_u32 v8, v16, v8, v26
52E4  v_max_u32_e32 v16, v84, v4
52E8  v_cmp_gt_i32_e32 vcc, 0, v24
52EC  v_and_or_b32 v12, v12, s13, v20
52F4  v_sub_u32_e32 v20, 0x7f800000, v83
52FC  v_cndmask_b32_e32 v4, v16, v4, vcc
5300  v_sub_u32_e32 v16, 0x7f7fffff, v83
5308  v_sub_u32_e32 v26, 0x7f800000, v82
5310  v_ashrrev_i32_e32 v22, 31, v16
5314  v_lshrrev_b32_e32 v24, 31, v20
5318  v_and_or_b32 v12, v22, s18, v12
5320  v_max_u32_e32 v22, v83, v4
5324  v_cmp_gt_i32_e32 vcc, 0, v20
5328  v_sub_u32_e32 v20, 0x7f7fffff, v82
5330  v_lshrrev_b32_e32 v16, 31, v16
5334  v_cndmask_b32_e32 v4, v22, v4, vcc
5338  v_lshrrev_b32_e32 v22, 31, v20
533C  v_add_u32_e32 v16, -1, v16
5340  v_add_u32_e32 v22, -1, v22
5344  v_bitop3_b32 v23, v22, v23, s12 bitop3:0xc8
534C  v_bitop3_b32 v22, v16, v43, s12 bitop3:0xc8
5354  v_ashrrev_i32_e32 v16, 31, v20
5358  v_and_or_b32 v12, v16, s19, v12
5360  v_max_u32_e32 v16, v82, v4
5364  v_cmp_gt_i32_e32 vcc, 0, v26
5368  v_sub_u32_e32 v20, 0x7f800000, v81
5370  v_lshrrev_b32_e32 v28, 31, v26
5374  v_cndmask_b32_e32 v4, v16, v4, vcc
5378  v_sub_u32_e32 v16, 0x7f7fffff, v81
5380  v_add3_u32 v8, v24, v8, v28
5388  v_ashrrev_i32_e32 v26, 31, v16
538C  v_lshrrev_b32_e32 v24, 31, v20
5390  v_and_or_b32 v12, v26, s20, v12
5398  v_max_u32_e32 v26, v81, v4
539C  v_cmp_gt_i32_e32 vcc, 0, v20
53A0  v_sub_u32_e32 v20, 0x7f7fffff, v80
53A8  v_lshrrev_b32_e32 v16, 31, v16
53AC  v_cndmask_b32_e32 v4, v26, v4, vcc
53B0  v_lshrrev_b32_e32 v26, 31, v20
53B4  v_add_u32_e32 v16, -1, v16
53B8  v_add_u32_e32 v26, -1, v26
53BC  v_sub_u32_e32 v28, 0x7f800000, v80
53C4  v_bitop3_b32 v27, v26, v27, s12 bitop3:0xc8
53CC  v_bitop3_b32 v26, v16, v39, s12 bitop3:0xc8
53D4  v_ashrrev_i32_e32 v16, 31, v20
53D8  v_and_or_b32 v12, v16, s21, v12
53E0  v_max_u32_e32 v16, v80, v4
53E4  v_cmp_gt_i32_e32 vcc, 0, v28
53E8  v_sub_u32_e32 v20, 0x7f800000, v78
53F0  v_lshrrev_b32_e32 v30, 31, v28
53F4  v_cndmask_b32_e32 v4, v16, v4, vcc
53F8  v_sub_u32_e32 v16, 0x7f7fffff, v78
5400  v_add3_u32 v8, v24, v8, v30
5408  v_lshrrev_b32_e32 v24, 31, v20
540C  v_cmp_gt_i32_e32 vcc, 0, v20
5410  v_sub_u32_e32 v20, 0x7f7fffff, v77
5418  v_ashrrev_i32_e32 v28, 31, v16
541C  v_lshrrev_b32_e32 v16, 31, v16
5420  v_lshrrev_b32_e32 v30, 31, v20
5424  v_and_or_b32 v12, v28, s22, v12
542C  v_max_u32_e32 v28, v78, v4
5430  v_add_u32_e32 v16, -1, v16
5434  v_add_u32_e32 v30, -1, v30
5438  v_cndmask_b32_e32 v4, v28, v4, vcc
543C  v_sub_u32_e32 v28, 0x7f800000, v77
5444  v_bitop3_b32 v31, v30, v31, s12 bitop3:0xc8
544C  v_bitop3_b32 v30, v16, v35, s12 bitop3:0xc8
5454  v_ashrrev_i32_e32 v16, 31, v20
5458  v_and_or_b32 v70, v16, s23, v12
5460  v_max_u32_e32 v12, v77, v4
5464  v_cmp_gt_i32_e32 vcc, 0, v28
5468  v_sub_u32_e32 v16, 0x7f800000, v76
5470  v_lshrrev_b32_e32 v32, 31, v28
5474  v_cndmask_b32_e32 v4, v12, v4, vcc
5478  v_sub_u32_e32 v12, 0x7f7fffff, v76
5480  v_max_u32_e32 v28, v76, v4
5484  v_cmp_gt_i32_e32 vcc, 0, v16
5488  v_add3_u32 v8, v24, v8, v32
5490  v_lshrrev_b32_e32 v20, 31, v16
5494  v_cndmask_b32_e32 v16, v28, v4, vcc
5498  v_sub_u32_e32 v28, 0x7f7fffff, v75
54A0  v_sub_u32_e32 v32, 0x7f800000, v75
54A8  v_ashrrev_i32_e32 v24, 31, v12
54AC  v_lshrrev_b32_e32 v12, 31, v12
54B0  v_lshrrev_b32_e32 v35, 31, v32
54B4  v_lshrrev_b32_e32 v4, 31, v28
54B8  v_add_u32_e32 v12, -1, v12
54BC  v_add_u32_e32 v4, -1, v4
54C0  v_add3_u32 v20, v20, v8, v35
54C8  v_max_u32_e32 v8, v75, v16
54CC  v_cmp_gt_i32_e32 vcc, 0, v32
54D0  v_and_b32_e32 v24, 7, v24
54D4  v_bitop3_b32 v5, v4, v5, s12 bitop3:0xc8
54DC  v_bitop3_b32 v4, v12, v65, s12 bitop3:0xc8
54E4  v_ashrrev_i32_e32 v12, 31, v28
54E8  v_cndmask_b32_e32 v8, v8, v16, vcc
54EC  v_sub_u32_e32 v16, 0x7f7fffff, v74
54F4  v_and_or_b32 v12, v12, s13, v24
54FC  v_sub_u32_e32 v24, 0x7f800000, v74
5504  v_ashrrev_i32_e32 v32, 31, v16
5508  v_and_or_b32 v12, v32, s18, v12
5510  v_max_u32_e32 v32, v74, v8
5514  v_cmp_gt_i32_e32 vcc, 0, v24
5518  v_lshrrev_b32_e32 v28, 31, v24
551C  v_lshrrev_b32_e32 v16, 31, v16
5520  v_cndmask_b32_e32 v24, v32, v8, vcc
5524  v_sub_u32_e32 v32, 0x7f7fffff, v73
552C  v_sub_u32_e32 v35, 0x7f800000, v73
5534  v_lshrrev_b32_e32 v8, 31, v32
5538  v_add_u32_e32 v16, -1, v16
553C  v_add_u32_e32 v8, -1, v8
5540  v_bitop3_b32 v9, v8, v9, s12 bitop3:0xc8
5548  v_lshrrev_b32_e32 v39, 31, v35
554C  v_bitop3_b32 v8, v16, v61, s12 bitop3:0xc8
5554  v_ashrrev_i32_e32 v16, 31, v32
5558  v_and_or_b32 v12, v16, s19, v12
5560  v_add3_u32 v16, v28, v20, v39
5568  v_max_u32_e32 v20, v73, v24
556C  v_cmp_gt_i32_e32 vcc, 0, v35
5570  v_sub_u32_e32 v28, 0x7f800000, v72
5578  v_sub_u32_e32 v39, 0x7f800000, v71
5580  v_cndmask_b32_e32 v20, v20, v24, vcc
5584  v_sub_u32_e32 v24, 0x7f7fffff, v72
558C  v_lshrrev_b32_e32 v32, 31, v28
5590  v_ashrrev_i32_e32 v35, 31, v24
5594  v_and_or_b32 v35, v35, s20, v12
559C  v_max_u32_e32 v12, v72, v20
55A0  v_cmp_gt_i32_e32 vcc, 0, v28
55A4  v_sub_u32_e32 v28, 0x7f7fffff, v71
55AC  v_lshrrev_b32_e32 v24, 31, v24
55B0  v_cndmask_b32_e32 v20, v12, v20, vcc
55B4  v_lshrrev_b32_e32 v12, 31, v28
55B8  v_add_u32_e32 v24, -1, v24
55BC  v_add_u32_e32 v12, -1, v12
55C0  v_bitop3_b32 v13, v12, v13, s12 bitop3:0xc8
55C8  v_bitop3_b32 v12, v24, v57, s12 bitop3:0xc8
55D0  v_ashrrev_i32_e32 v24, 31, v28
55D4  v_max_u32_e32 v28, v71, v20
55D8  v_cmp_gt_i32_e32 vcc, 0, v39
55DC  v_lshrrev_b32_e32 v43, 31, v39
55E0  v_and_or_b32 v24, v24, s21, v35
55E8  v_cndmask_b32_e32 v20, v28, v20, vcc
55EC  v_sub_u32_e32 v28, 0x7f7fffff, v69
55F4  v_add3_u32 v16, v32, v16, v43
55FC  v_sub_u32_e32 v32, 0x7f800000, v69
5604  v_ashrrev_i32_e32 v39, 31, v28
5608  v_and_or_b32 v24, v39, s22, v24
5610  v_max_u32_e32 v39, v69, v20
5614  v_cmp_gt_i32_e32 vcc, 0, v32
5618  v_lshrrev_b32_e32 v35, 31, v32
561C  v_lshrrev_b32_e32 v28, 31, v28
5620  v_cndmask_b32_e32 v32, v39, v20, vcc
5624  v_sub_u32_e32 v39, 0x7f7fffff, v68
562C  v_sub_u32_e32 v43, 0x7f800000, v68
5634  v_lshrrev_b32_e32 v20, 31, v39
5638  v_add_u32_e32 v28, -1, v28
563C  v_add_u32_e32 v20, -1, v20
5640  v_bitop3_b32 v21, v20, v21, s12 bitop3:0xc8
5648  v_lshrrev_b32_e32 v47, 31, v43
564C  v_bitop3_b32 v20, v28, v53, s12 bitop3:0xc8
5654  v_ashrrev_i32_e32 v28, 31, v39
5658  v_and_or_b32 v79, v28, s23, v24
5660  v_add3_u32 v24, v35, v16, v47
5668  v_max_u32_e32 v16, v68, v32
566C  v_cmp_gt_i32_e32 vcc, 0, v43
5670  v_sub_u32_e32 v28, 0x7f7fffff, v67
5678  v_sub_u32_e32 v47, 0x7f800000, v66
5680  v_cndmask_b32_e32 v16, v16, v32, vcc
5684  v_sub_u32_e32 v32, 0x7f800000, v67
568C  v_max_u32_e32 v43, v67, v16
5690  v_cmp_gt_i32_e32 vcc, 0, v32
5694  v_lshrrev_b32_e32 v35, 31, v32
5698  v_ashrrev_i32_e32 v39, 31, v28
569C  v_cndmask_b32_e32 v32, v43, v16, vcc
56A0  v_sub_u32_e32 v43, 0x7f7fffff, v66
56A8  v_lshrrev_b32_e32 v28, 31, v28
56AC  v_lshrrev_b32_e32 v51, 31, v47
56B0  v_lshrrev_b32_e32 v16, 31, v43
56B4  v_add_u32_e32 v28, -1, v28
56B8  v_add_u32_e32 v16, -1, v16
56BC  v_add3_u32 v35, v35, v24, v51
56C4  v_max_u32_e32 v24, v66, v32
56C8  v_cmp_gt_i32_e32 vcc, 0, v47
56CC  v_and_b32_e32 v39, 7, v39
56D0  v_bitop3_b32 v17, v16, v17, s12 bitop3:0xc8
56D8  v_bitop3_b32 v16, v28, v49, s12 bitop3:0xc8
56E0  v_ashrrev_i32_e32 v28, 31, v43
56E4  v_cndmask_b32_e32 v24, v24, v32, vcc
56E8  v_sub_u32_e32 v32, 0x7f7fffff, v64
56F0  v_and_or_b32 v28, v28, s13, v39
56F8  v_sub_u32_e32 v39, 0x7f800000, v64
5700  v_ashrrev_i32_e32 v47, 31, v32
5704  v_and_or_b32 v28, v47, s18, v28
570C  v_max_u32_e32 v47, v64, v24
5710  v_cmp_gt_i32_e32 vcc, 0, v39
5714  v_lshrrev_b32_e32 v43, 31, v39
5718  v_lshrrev_b32_e32 v32, 31, v32
571C  v_cndmask_b32_e32 v39, v47, v24, vcc
5720  v_sub_u32_e32 v47, 0x7f7fffff, v62
5728  v_sub_u32_e32 v49, 0x7f800000, v62
5730  v_lshrrev_b32_e32 v24, 31, v47
5734  v_add_u32_e32 v32, -1, v32
5738  v_add_u32_e32 v24, -1, v24
573C  v_bitop3_b32 v25, v24, v25, s12 bitop3:0xc8
5744  v_lshrrev_b32_e32 v51, 31, v49
5748  v_bitop3_b32 v24, v32, v45, s12 bitop3:0xc8
5750  v_ashrrev_i32_e32 v32, 31, v47
5754  v_and_or_b32 v28, v32, s19, v28
575C  v_add3_u32 v32, v43, v35, v51
5764  v_max_u32_e32 v35, v62, v39
5768  v_cmp_gt_i32_e32 vcc, 0, v49
576C  v_sub_u32_e32 v43, 0x7f800000, v60
5774  v_sub_u32_e32 v49, 0x7f800000, v58
577C  v_cndmask_b32_e32 v35, v35, v39, vcc
5780  v_sub_u32_e32 v39, 0x7f7fffff, v60
5788  v_lshrrev_b32_e32 v45, 31, v43
578C  v_ashrrev_i32_e32 v47, 31, v39
5790  v_and_or_b32 v47, v47, s20, v28
5798  v_max_u32_e32 v28, v60, v35
579C  v_cmp_gt_i32_e32 vcc, 0, v43
57A0  v_sub_u32_e32 v43, 0x7f7fffff, v58
57A8  v_lshrrev_b32_e32 v39, 31, v39
57AC  v_cndmask_b32_e32 v35, v28, v35, vcc
57B0  v_lshrrev_b32_e32 v28, 31, v43
57B4  v_add_u32_e32 v39, -1, v39
57B8  v_lshrrev_b32_e32 v51, 31, v49
57BC  v_add_u32_e32 v28, -1, v28
57C0  v_bitop3_b32 v29, v28, v29, s12 bitop3:0xc8
57C8  v_bitop3_b32 v28, v39, v41, s12 bitop3:0xc8
57D0  v_add3_u32 v41, v45, v32, v51
57D8  v_max_u32_e32 v32, v58, v35
57DC  v_cmp_gt_i32_e32 vcc, 0, v49
57E0  v_ashrrev_i32_e32 v39, 31, v43
57E4  v_and_or_b32 v39, v39, s21, v47
57EC  v_cndmask_b32_e32 v32, v32, v35, vcc
57F0  v_sub_u32_e32 v35, 0x7f7fffff, v56
57F8  v_sub_u32_e32 v43, 0x7f800000, v56
5800  v_ashrrev_i32_e32 v47, 31, v35
5804  v_and_or_b32 v39, v47, s22, v39
580C  v_max_u32_e32 v47, v56, v32
5810  v_cmp_gt_i32_e32 vcc, 0, v43
5814  v_lshrrev_b32_e32 v45, 31, v43
5818  v_lshrrev_b32_e32 v35, 31, v35
581C  v_cndmask_b32_e32 v43, v47, v32, vcc
5820  v_sub_u32_e32 v47, 0x7f7fffff, v54
5828  v_sub_u32_e32 v49, 0x7f800000, v54
5830  v_lshrrev_b32_e32 v32, 31, v47
5834  v_add_u32_e32 v35, -1, v35
5838  v_add_u32_e32 v32, -1, v32
583C  v_bitop3_b32 v33, v32, v33, s12 bitop3:0xc8
5844  v_lshrrev_b32_e32 v51, 31, v49
5848  v_bitop3_b32 v32, v35, v37, s12 bitop3:0xc8
5850  v_ashrrev_i32_e32 v35, 31, v47
5854  v_lshrrev_b32_e32 v2, 31, v2
5858  v_lshrrev_b32_e32 v6, 31, v6
585C  v_lshrrev_b32_e32 v10, 31, v10
5860  v_and_or_b32 v88, v35, s23, v39
5868  v_add3_u32 v35, v45, v41, v51
5870  v_max_u32_e32 v37, v54, v43
5874  v_cmp_gt_i32_e32 vcc, 0, v49
5878  v_add_u32_e32 v2, -1, v2
587C  v_add_u32_e32 v6, -1, v6
5880  v_add_u32_e32 v10, -1, v10
5884  v_cndmask_b32_e32 v37, v37, v43, vcc
5888  v_mov_b32_e32 v39, 0x7f800000
5890  v_cmp_ne_u32_e32 vcc, 32, v35
5894  v_bitop3_b32 v2, v2, v63, s12 bitop3:0xc8
589C  v_bitop3_b32 v6, v6, v59, s12 bitop3:0xc8
58A4  v_bitop3_b32 v10, v10, v55, s12 bitop3:0xc8
58AC  v_cndmask_b32_e32 v94, v39, v37, vcc
58B0  s_or_b64 exec, exec, s[4:5]
58B4  v_cmp_ne_u32_e32 vcc, 0, v94
58B8  v_mov_b32_e32 v35, 0x7f
58C0  s_and_saveexec_b64 s[4:5], vcc
58C4  s_cbranch_execz 15
58C8  v_add_u32_e32 v35, s8, v94
58CC  s_mov_b32 s8, 0x17fffff
58D4  v_lshrrev_b32_e32 v37, 23, v35
58D8  v_add_u32_e32 v37, -2, v37
58DC  v_cmp_lt_u32_e32 vcc, s8, v35
58E0  s_mov_b32 s8, 0x7f800000
58E8  s_nop 0
58EC  v_cndmask_b32_e32 v35, 0, v37, vcc
58F0  v_cmp_eq_u32_e32 vcc, s8, v94
58F4  v_mov_b32_e32 v37, 0xfe
58FC  s_and_b64 vcc, s[6:7], vcc
5900  v_cndmask_b32_e32 v35, v35, v37, vcc
5904  s_or_b64 exec, exec, s[4:5]
5908  v_cmp_eq_u32_e32 vcc, 0, v35
590C  s_cbranch_vccz 37
5910  s_nop 0
5914  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
591C  v_pk_mul_f32 v[2:3], v[54:55], v[2:3] op_sel_hi:[0,1]
5924  v_pk_mul_f32 v[6:7], v[54:55], v[6:7] op_sel_hi:[0,1]
592C  v_pk_mul_f32 v[10:11], v[54:55], v[10:11] op_sel_hi:[0,1]
5934  v_pk_mul_f32 v[18:19], v[54:55], v[18:19] op_sel_hi:[0,1]
593C  v_pk_mul_f32 v[14:15], v[54:55], v[14:15] op_sel_hi:[0,1]
5944  v_pk_mul_f32 v[22:23], v[54:55], v[22:23] op_sel_hi:[0,1]
594C  v_pk_mul_f32 v[26:27], v[54:55], v[26:27] op_sel_hi:[0,1]
5954  v_pk_mul_f32 v[30:31], v[54:55], v[30:31] op_sel_hi:[0,1]
595C  v_pk_mul_f32 v[4:5], v[54:55], v[4:5] op_sel_hi:[0,1]
5964  v_pk_mul_f32 v[8:9], v[54:55], v[8:9] op_sel_hi:[0,1]
596C  v_pk_mul_f32 v[12:13], v[54:55], v[12:13] op_sel_hi:[0,1]
5974  v_pk_mul_f32 v[20:21], v[54:55], v[20:21] op_sel_hi:[0,1]
597C  v_pk_mul_f32 v[16:17], v[54:55], v[16:17] op_sel_hi:[0,1]
5984  v_pk_mul_f32 v[24:25], v[54:55], v[24:25] op_sel_hi:[0,1]
598C  v_pk_mul_f32 v[28:29], v[54:55], v[28:29] op_sel_hi:[0,1]
5994  v_pk_mul_f32 v[32:33], v[54:55], v[32:33] op_sel_hi:[0,1]
599C  v_max_u32_e32 v37, 1, v35
59A0  s_branch 1
59A4  v_mov_b32_e32 v37, v35
59A8  v_or3_b32 v39, v44, v106, v42
59B0  v_mov_b32_e32 v42, 0
59B4  v_mov_b32_e32 v43, 0
59B8  v_or3_b32 v41, v50, v108, v36
59C0  v_lshlrev_b32_e32 v36, 23, v37
59C4  v_cvt_scalef32_pk_fp4_f32 v42, v2, v3, v36
59CC  v_cvt_scalef32_pk_fp4_f32 v43, v10, v11, v36 op_sel:[0,0,0,1]
59D4  v_cvt_scalef32_pk_fp4_f32 v42, v6, v7, v36 op_sel:[0,0,1,0]
59DC  v_cvt_scalef32_pk_fp4_f32 v43, v18, v19, v36 op_sel:[0,0,1,1]
59E4  s_nop 0
59E8  v_mov_b32_e32 v3, 0
59EC  v_mov_b32_e32 v6, 0
59F0  v_cvt_scalef32_pk_fp4_f32 v3, v14, v15, v36
59F8  v_cvt_scalef32_pk_fp4_f32 v6, v26, v27, v36 op_sel:[0,0,0,1]
5A00  v_cvt_scalef32_pk_fp4_f32 v3, v22, v23, v36 op_sel:[0,0,1,0]
5A08  v_cvt_scalef32_pk_fp4_f32 v6, v30, v31, v36 op_sel:[0,0,1,1]
5A10  s_nop 0
5A14  v_mov_b32_e32 v7, 0
5A18  v_or3_b32 v3, v6, v70, v3
5A20  v_mov_b32_e32 v6, 0
5A24  v_cvt_scalef32_pk_fp4_f32 v6, v4, v5, v36
5A2C  v_cvt_scalef32_pk_fp4_f32 v7, v12, v13, v36 op_sel:[0,0,0,1]
5A34  v_cvt_scalef32_pk_fp4_f32 v6, v8, v9, v36 op_sel:[0,0,1,0]
5A3C  v_cvt_scalef32_pk_fp4_f32 v7, v20, v21, v36 op_sel:[0,0,1,1]
5A44  s_nop 0
5A48  v_mov_b32_e32 v9, 0x10000
5A50  v_or3_b32 v4, v7, v79, v6
5A58  v_lshlrev_b32_e32 v6, 1, v104
5A5C  v_bitop3_b32 v7, v1, v102, 3 bitop3:0x6c
5A64  v_add_u32_e32 v8, v6, v7
5A68  v_or3_b32 v38, v40, v105, v38
5A70  v_or3_b32 v40, v48, v107, v46
5A78  v_lshl_or_b32 v8, v8, 4, v9
5A80  v_mov_b32_e32 v37, 0
5A84  v_mov_b32_e32 v5, 0
5A88  ds_write_b128 v8, v[38:41]
5A90  v_add_u32_e32 v8, v6, v102
5A94  v_xor_b32_e32 v6, 0x108, v6
5A9C  v_cvt_scalef32_pk_fp4_f32 v37, v16, v17, v36
5AA4  v_cvt_scalef32_pk_fp4_f32 v5, v28, v29, v36 op_sel:[0,0,0,1]
5AAC  v_cvt_scalef32_pk_fp4_f32 v37, v24, v25, v36 op_sel:[0,0,1,0]
5AB4  v_cvt_scalef32_pk_fp4_f32 v5, v32, v33, v36 op_sel:[0,0,1,1]
5ABC  s_nop 0
5AC0  v_add_u32_e32 v7, v6, v7
5AC4  v_or3_b32 v2, v43, v52, v42
5ACC  v_or3_b32 v5, v5, v88, v37
5AD4  v_or_b32_e32 v8, 0x12000, v8
5ADC  v_lshl_or_b32 v7, v7, 4, v9
5AE4  ds_write_b8 v8, v34
5AEC  ds_write_b128 v7, v[2:5]
5AF4  v_add_u32_e32 v2, v6, v102
5AF8  v_or_b32_e32 v2, 0x12000, v2
5B00  ds_write_b8 v2, v35
5B08  s_or_b64 exec, exec, s[2:3]
5B0C  s_add_i32 s2, s11, 7
5B10  s_lshr_b32 s3, s9, 1
5B14  s_and_b32 s12, s2, 0xffffff8
5B1C  s_and_b32 s2, s27, 0xffffff00
5B24  s_and_b32 s3, s3, 2
5B28  s_or_b32 s2, s2, s3
5B2C  v_or_b32_e32 v2, s2, v100
5B30  s_add_i32 s2, s10, 0xff
5B38  s_and_b32 s13, s2, 0xffffff00
5B40  v_or_b32_e32 v4, s9, v98
5B44  v_add_u32_e32 v1, s26, v1
5B48  s_and_b64 s[8:9], s[0:1], exec
5B4C  v_cmp_le_u32_e64 s[6:7], s11, v4
5B54  v_mov_b32_e32 v3, 0
5B58  v_and_b32_e32 v6, 4, v0
5B5C  v_cmp_le_u32_e64 s[8:9], s10, v1
5B64  v_cmp_gt_u32_e64 s[4:5], s11, v4
5B6C  v_or3_b32 v2, v2, v99, v101
5B74  v_mov_b32_e32 v5, v3
5B78  v_cmp_le_u32_e64 s[2:3], s12, v4
5B80  v_cmp_eq_u32_e32 vcc, 0, v6
5B84  s_cselect_b32 s12, s11, s12
5B88  s_or_b64 s[8:9], s[6:7], s[8:9]
5B8C  s_mov_b64 s[6:7], 0
5B90  s_waitcnt lgkmcnt(0)
5B94  s_barrier
5B98  s_and_saveexec_b64 s[18:19], s[8:9]
5B9C  s_xor_b64 s[8:9], exec, s[18:19]
5BA0  v_cmp_le_u32_e64 s[6:7], s13, v1
5BA8  s_or_b64 s[6:7], s[0:1], s[6:7]
5BAC  s_nor_b64 s[6:7], s[6:7], s[2:3]
5BB0  s_and_b64 s[6:7], s[6:7], exec
5BB4  s_or_saveexec_b64 s[8:9], s[8:9]
5BB8  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
5BC0  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
5BC8  v_mov_b32_e32 v6, 0x7f
5BD0  s_xor_b64 exec, exec, s[8:9]
5BD4  s_cbranch_execz 27
5BD8  v_bitop3_b32 v6, v103, 64, 2 bitop3:0xde
5BE0  v_cndmask_b32_e32 v6, v6, v103, vcc
5BE4  v_lshlrev_b32_e32 v7, 2, v6
5BE8  v_lshrrev_b32_e32 v6, 2, v6
5BEC  v_xor_b32_e32 v6, v6, v0
5BF0  v_and_or_b32 v6, v6, 3, v7
5BF8  v_mov_b32_e32 v8, 0x10000
5C00  v_lshl_add_u32 v6, v6, 4, v8
5C08  v_or_b32_e32 v7, v7, v98
5C0C  v_add_u32_e32 v7, 0x12000, v7
5C14  ds_read_b128 v[8:11], v6
5C1C  ds_read_u8 v6, v7
5C24  v_mad_u64_u32 v[12:13], s[14:15], v1, s11, 0
5C2C  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
5C34  s_or_b64 s[6:7], s[6:7], exec
5C38  s_waitcnt lgkmcnt(1)
5C3C  global_store_dwordx4 v[12:13], v[8:11], off
5C44  s_or_b64 exec, exec, s[8:9]
5C48  s_and_saveexec_b64 s[8:9], s[6:7]
5C4C  s_cbranch_execz 12
5C50  v_and_b32_e32 v7, 0xffffffe0, v1
5C58  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
5C60  v_mov_b64_e32 v[8:9], s[16:17]
5C64  v_mad_u64_u32 v[8:9], s[6:7], s12, v1, v[8:9]
5C6C  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
5C74  s_waitcnt lgkmcnt(0)
5C78  global_store_byte v[8:9], v6, off
5C80  s_or_b64 exec, exec, s[8:9]
5C84  s_waitcnt lgkmcnt(0)
5C88  v_or_b32_e32 v6, 0x100, v0
5C90  v_lshrrev_b32_e32 v1, 2, v6
5C94  v_add_u32_e32 v1, s26, v1
5C98  v_cmp_le_u32_e64 s[6:7], s10, v1
5CA0  s_xor_b64 s[4:5], s[4:5], -1
5CA4  s_or_b64 s[6:7], s[4:5], s[6:7]
5CA8  s_mov_b64 s[4:5], 0
5CAC  s_and_saveexec_b64 s[8:9], s[6:7]
5CB0  s_xor_b64 s[6:7], exec, s[8:9]
5CB4  s_cbranch_execnz 9
5CB8  s_or_saveexec_b64 s[2:3], s[6:7]
5CBC  v_mov_b32_e32 v7, 0x7f
5CC4  s_xor_b64 exec, exec, s[2:3]
5CC8  s_cbranch_execnz 14
5CCC  s_or_b64 exec, exec, s[2:3]
5CD0  s_and_saveexec_b64 s[2:3], s[4:5]
5CD4  s_cbranch_execnz 42
5CD8  s_endpgm
5CDC  v_cmp_le_u32_e64 s[4:5], s13, v1
5CE4  s_or_b64 s[4:5], s[0:1], s[4:5]
5CE8  s_nor_b64 s[2:3], s[4:5], s[2:3]
5CEC  s_and_b64 s[4:5], s[2:3], exec
5CF0  s_or_saveexec_b64 s[2:3], s[6:7]
5CF4  v_mov_b32_e32 v7, 0x7f
5CFC  s_xor_b64 exec, exec, s[2:3]
5D00  s_cbranch_execz 65522
5D04  v_lshrrev_b32_e32 v6, 3, v6
5D08  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
5D10  v_cndmask_b32_e32 v6, v7, v6, vcc
5D14  v_lshlrev_b32_e32 v7, 2, v6
5D18  v_lshrrev_b32_e32 v6, 2, v6
5D1C  v_xor_b32_e32 v0, v6, v0
5D20  v_and_or_b32 v0, v0, 3, v7
5D28  v_mov_b32_e32 v6, 0x10000
5D30  v_lshl_add_u32 v0, v0, 4, v6
5D38  v_or_b32_e32 v6, v7, v98
5D3C  v_add_u32_e32 v6, 0x12000, v6
5D44  ds_read_b128 v[8:11], v0
5D4C  ds_read_u8 v7, v6
5D54  v_mad_u64_u32 v[12:13], s[6:7], v1, s11, 0
5D5C  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
5D64  s_or_b64 s[4:5], s[4:5], exec
5D68  s_waitcnt lgkmcnt(1)
5D6C  global_store_dwordx4 v[4:5], v[8:11], off
5D74  s_or_b64 exec, exec, s[2:3]
5D78  s_and_saveexec_b64 s[2:3], s[4:5]
5D7C  s_cbranch_execz 65494
5D80  v_and_b32_e32 v0, 0xffffffe0, v1
5D88  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
5D90  v_mov_b64_e32 v[0:1], s[16:17]
5D94  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
5D9C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
5DA4  s_waitcnt lgkmcnt(0)
5DA8  global_store_byte v[0:1], v7, off
5DB0  s_endpgm
5DB4  s_nop 0

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
67CC  s_brev_b32 s35, 1
67D0  s_mov_b32 s2, 0x3e800000
67D8  s_mov_b32 s36, 0x7f7fffff
67E0  s_mov_b32 s37, 0x7f800000
67E8  s_movk_i32 s38, 0x70
67EC  s_movk_i32 s39, 0x700
67F0  s_movk_i32 s40, 0x7000
67F4  s_mov_b32 s41, 0x70000
67FC  s_mov_b32 s42, 0x700000
6804  s_mov_b32 s43, 0x7000000
680C  s_brev_b32 s44, 14
6810  s_mov_b32 s45, 0x17fffff
6818  v_mov_b32_e32 v79, 0x7f800000
6820  v_mov_b32_e32 v80, 0xfe
6828  s_waitcnt vmcnt(0)
682C  s_barrier
6830  s_branch 6
6834  s_or_b64 exec, exec, s[26:27]
6838  s_xor_b64 s[22:23], s[22:23], -1
683C  s_movk_i32 s24, 0x100
6840  s_andn2_b64 vcc, exec, s[22:23]
6844  s_mov_b64 s[22:23], 0
6848  s_cbranch_vccz 1160
684C  v_add_u32_e32 v2, s24, v0
6850  v_lshrrev_b32_e32 v2, 2, v2
6854  v_add_u32_e32 v81, s31, v2
6858  v_cmp_le_u32_e32 vcc, s9, v81
685C  s_or_b64 s[26:27], vcc, s[12:13]
6860  s_mov_b64 s[24:25], 0
6864  s_and_saveexec_b64 s[28:29], s[26:27]
6868  s_xor_b64 s[26:27], exec, s[28:29]
686C  s_cbranch_execnz 9
6870  s_or_saveexec_b64 s[26:27], s[26:27]
6874  v_mov_b32_e32 v40, 0x7f
687C  s_xor_b64 exec, exec, s[26:27]
6880  s_cbranch_execnz 13
6884  s_or_b64 exec, exec, s[26:27]
6888  s_and_saveexec_b64 s[26:27], s[24:25]
688C  s_cbranch_execz 65513
6890  s_branch 1133
6894  v_cmp_le_u32_e32 vcc, s34, v81
6898  s_or_b64 s[24:25], s[0:1], vcc
689C  s_nor_b64 s[24:25], s[24:25], s[6:7]
68A0  s_and_b64 s[24:25], s[24:25], exec
68A4  s_or_saveexec_b64 s[26:27], s[26:27]
68A8  v_mov_b32_e32 v40, 0x7f
68B0  s_xor_b64 exec, exec, s[26:27]
68B4  s_cbranch_execz 65523
68B8  v_lshlrev_b32_e32 v2, 9, v2
68BC  v_lshl_or_b32 v3, v71, 4, v2
68C4  v_lshl_or_b32 v4, v72, 4, v2
68CC  ds_read_b128 v[30:33], v3
68D4  ds_read_b128 v[18:21], v4
68DC  v_lshl_or_b32 v3, v73, 4, v2
68E4  v_lshl_or_b32 v4, v74, 4, v2
68EC  ds_read_b128 v[26:29], v3
68F4  ds_read_b128 v[10:13], v4
68FC  v_lshl_or_b32 v3, v75, 4, v2
6904  v_lshl_or_b32 v4, v76, 4, v2
690C  ds_read_b128 v[22:25], v3
6914  ds_read_b128 v[6:9], v4
691C  v_lshl_or_b32 v3, v77, 4, v2
6924  v_lshl_or_b32 v2, v78, 4, v2
692C  ds_read_b128 v[14:17], v3
6934  ds_read_b128 v[2:5], v2
693C  s_and_b64 vcc, exec, s[4:5]
6940  s_waitcnt lgkmcnt(7)
6944  v_mov_b32_e32 v38, v30
6948  v_mov_b32_e32 v40, v31
694C  v_mov_b32_e32 v42, v32
6950  v_mov_b32_e32 v44, v33
6954  s_waitcnt lgkmcnt(6)
6958  v_mov_b32_e32 v46, v18
695C  v_mov_b32_e32 v48, v19
6960  v_mov_b32_e32 v50, v20
6964  v_mov_b32_e32 v52, v21
6968  s_waitcnt lgkmcnt(5)
696C  v_mov_b32_e32 v54, v26
6970  v_mov_b32_e32 v56, v27
6974  v_mov_b32_e32 v58, v28
6978  v_mov_b32_e32 v60, v29
697C  s_waitcnt lgkmcnt(4)
6980  v_mov_b32_e32 v62, v10
6984  v_mov_b32_e32 v64, v11
6988  v_mov_b32_e32 v66, v12
698C  v_mov_b32_e32 v68, v13
6990  s_waitcnt lgkmcnt(3)
6994  v_mov_b32_e32 v39, v22
6998  v_mov_b32_e32 v41, v23
699C  v_mov_b32_e32 v43, v24
69A0  v_mov_b32_e32 v45, v25
69A4  s_waitcnt lgkmcnt(2)
69A8  v_mov_b32_e32 v47, v6
69AC  v_mov_b32_e32 v49, v7
69B0  v_mov_b32_e32 v51, v8
69B4  v_mov_b32_e32 v53, v9
69B8  s_waitcnt lgkmcnt(1)
69BC  v_mov_b32_e32 v55, v14
69C0  v_mov_b32_e32 v57, v15
69C4  v_mov_b32_e32 v59, v16
69C8  v_mov_b32_e32 v61, v17
69CC  s_waitcnt lgkmcnt(0)
69D0  v_mov_b32_e32 v63, v2
69D4  v_mov_b32_e32 v65, v3
69D8  v_mov_b32_e32 v67, v4
69DC  v_mov_b32_e32 v69, v5
69E0  s_cbranch_vccnz 96
69E4  v_mov_b32_e32 v67, s20
69E8  s_nop 0
69EC  v_lshlrev_b32_e32 v38, 31, v67
69F0  v_lshlrev_b32_e32 v39, 30, v67
69F4  v_xor_b32_e32 v38, v38, v30
69F8  v_lshlrev_b32_e32 v30, 28, v67
69FC  v_bitop3_b32 v40, v39, v31, s35 bitop3:0x6c
6A04  v_lshlrev_b32_e32 v31, 29, v67
6A08  v_bitop3_b32 v44, v30, v33, s35 bitop3:0x6c
6A10  v_lshlrev_b32_e32 v30, 26, v67
6A14  v_bitop3_b32 v42, v31, v32, s35 bitop3:0x6c
6A1C  v_lshlrev_b32_e32 v31, 27, v67
6A20  v_bitop3_b32 v48, v30, v19, s35 bitop3:0x6c
6A28  v_lshlrev_b32_e32 v19, 25, v67
6A2C  v_bitop3_b32 v46, v31, v18, s35 bitop3:0x6c
6A34  v_lshlrev_b32_e32 v18, 24, v67
6A38  v_bitop3_b32 v50, v19, v20, s35 bitop3:0x6c
6A40  v_lshlrev_b32_e32 v19, 23, v67
6A44  v_bitop3_b32 v52, v18, v21, s35 bitop3:0x6c
6A4C  v_lshlrev_b32_e32 v18, 22, v67
6A50  v_bitop3_b32 v54, v19, v26, s35 bitop3:0x6c
6A58  v_lshlrev_b32_e32 v19, 21, v67
6A5C  v_bitop3_b32 v56, v18, v27, s35 bitop3:0x6c
6A64  v_lshlrev_b32_e32 v18, 20, v67
6A68  v_bitop3_b32 v58, v19, v28, s35 bitop3:0x6c
6A70  v_lshlrev_b32_e32 v19, 19, v67
6A74  v_bitop3_b32 v60, v18, v29, s35 bitop3:0x6c
6A7C  v_lshlrev_b32_e32 v18, 18, v67
6A80  v_bitop3_b32 v62, v19, v10, s35 bitop3:0x6c
6A88  v_lshlrev_b32_e32 v10, 16, v67
6A8C  v_bitop3_b32 v64, v18, v11, s35 bitop3:0x6c
6A94  v_lshlrev_b32_e32 v11, 17, v67
6A98  v_bitop3_b32 v68, v10, v13, s35 bitop3:0x6c
6AA0  v_lshlrev_b32_e32 v10, 14, v67
6AA4  v_bitop3_b32 v66, v11, v12, s35 bitop3:0x6c
6AAC  v_lshlrev_b32_e32 v11, 15, v67
6AB0  v_bitop3_b32 v41, v10, v23, s35 bitop3:0x6c
6AB8  v_lshlrev_b32_e32 v10, 12, v67
6ABC  v_bitop3_b32 v39, v11, v22, s35 bitop3:0x6c
6AC4  v_lshlrev_b32_e32 v11, 13, v67
6AC8  v_bitop3_b32 v45, v10, v25, s35 bitop3:0x6c
6AD0  v_lshlrev_b32_e32 v10, 10, v67
6AD4  v_bitop3_b32 v43, v11, v24, s35 bitop3:0x6c
6ADC  v_lshlrev_b32_e32 v11, 11, v67
6AE0  v_bitop3_b32 v49, v10, v7, s35 bitop3:0x6c
6AE8  v_lshlrev_b32_e32 v7, 9, v67
6AEC  v_bitop3_b32 v47, v11, v6, s35 bitop3:0x6c
6AF4  v_lshlrev_b32_e32 v6, 8, v67
6AF8  v_bitop3_b32 v51, v7, v8, s35 bitop3:0x6c
6B00  v_lshlrev_b32_e32 v7, 7, v67
6B04  v_bitop3_b32 v53, v6, v9, s35 bitop3:0x6c
6B0C  v_lshlrev_b32_e32 v6, 6, v67
6B10  v_bitop3_b32 v55, v7, v14, s35 bitop3:0x6c
6B18  v_lshlrev_b32_e32 v7, 5, v67
6B1C  v_bitop3_b32 v57, v6, v15, s35 bitop3:0x6c
6B24  v_lshlrev_b32_e32 v6, 4, v67
6B28  v_bitop3_b32 v59, v7, v16, s35 bitop3:0x6c
6B30  v_lshlrev_b32_e32 v7, 3, v67
6B34  v_bitop3_b32 v61, v6, v17, s35 bitop3:0x6c
6B3C  v_lshlrev_b32_e32 v6, 2, v67
6B40  v_bitop3_b32 v63, v7, v2, s35 bitop3:0x6c
6B48  v_lshlrev_b32_e32 v2, 1, v67
6B4C  v_bitop3_b32 v65, v6, v3, s35 bitop3:0x6c
6B54  v_bitop3_b32 v69, v67, v5, s35 bitop3:0x6c
6B5C  v_bitop3_b32 v67, v2, v4, s35 bitop3:0x6c
6B64  v_pk_add_f32 v[2:3], v[38:39], v[40:41]
6B6C  v_pk_add_f32 v[4:5], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
6B74  v_pk_add_f32 v[6:7], v[42:43], v[44:45]
6B7C  v_pk_add_f32 v[8:9], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
6B84  v_pk_add_f32 v[10:11], v[46:47], v[48:49]
6B8C  v_pk_add_f32 v[12:13], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
6B94  v_pk_add_f32 v[14:15], v[50:51], v[52:53]
6B9C  v_pk_add_f32 v[16:17], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
6BA4  v_pk_add_f32 v[18:19], v[54:55], v[56:57]
6BAC  v_pk_add_f32 v[20:21], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
6BB4  v_pk_add_f32 v[22:23], v[58:59], v[60:61]
6BBC  v_pk_add_f32 v[24:25], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
6BC4  v_pk_add_f32 v[26:27], v[62:63], v[64:65]
6BCC  v_pk_add_f32 v[28:29], v[62:63], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
6BD4  v_pk_add_f32 v[30:31], v[66:67], v[68:69]
6BDC  v_pk_add_f32 v[32:33], v[66:67], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
6BE4  v_pk_add_f32 v[38:39], v[2:3], v[6:7]
6BEC  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
6BF4  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
6BFC  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6C04  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
6C0C  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6C14  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
6C1C  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6C24  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
6C2C  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6C34  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
6C3C  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6C44  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
6C4C  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6C54  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
6C5C  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
6C64  v_pk_add_f32 v[32:33], v[38:39], v[8:9]
6C6C  v_pk_add_f32 v[8:9], v[38:39], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
6C74  v_pk_add_f32 v[38:39], v[6:7], v[14:15]
6C7C  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
6C84  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
6C8C  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
6C94  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
6C9C  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6CA4  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
6CAC  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6CB4  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
6CBC  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6CC4  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
6CCC  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6CD4  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
6CDC  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
6CE4  v_pk_add_f32 v[28:29], v[32:33], v[12:13]
6CEC  v_pk_add_f32 v[12:13], v[32:33], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
6CF4  v_pk_add_f32 v[32:33], v[38:39], v[24:25]
6CFC  v_pk_add_f32 v[24:25], v[38:39], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
6D04  v_pk_add_f32 v[38:39], v[14:15], v[30:31]
6D0C  v_pk_add_f32 v[40:41], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
6D14  v_pk_add_f32 v[30:31], v[10:11], v[26:27]
6D1C  v_pk_add_f32 v[42:43], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
6D24  v_pk_mul_f32 v[10:11], v[28:29], s[2:3] op_sel_hi:[1,0]
6D2C  v_pk_mul_f32 v[14:15], v[32:33], s[2:3] op_sel_hi:[1,0]
6D34  v_pk_add_f32 v[26:27], v[8:9], v[16:17]
6D3C  v_pk_add_f32 v[16:17], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
6D44  v_pk_add_f32 v[8:9], v[6:7], v[22:23]
6D4C  v_pk_add_f32 v[44:45], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
6D54  v_pk_add_f32 v[6:7], v[2:3], v[18:19]
6D5C  v_pk_add_f32 v[46:47], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
6D64  v_pk_mul_f32 v[18:19], v[38:39], s[2:3] op_sel_hi:[1,0]
6D6C  v_pk_mul_f32 v[22:23], v[30:31], s[2:3] op_sel_hi:[1,0]
6D74  v_and_b32_e32 v83, 0x7fffffff, v10
6D7C  v_and_b32_e32 v69, 0x7fffffff, v14
6D84  v_pk_add_f32 v[2:3], v[4:5], v[20:21]
6D8C  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
6D94  v_pk_mul_f32 v[28:29], v[8:9], s[2:3] op_sel_hi:[1,0]
6D9C  v_max_u32_e32 v38, v69, v83
6DA0  v_and_b32_e32 v67, 0x7fffffff, v18
6DA8  v_and_b32_e32 v65, 0x7fffffff, v22
6DB0  v_pk_mul_f32 v[30:31], v[6:7], s[2:3] op_sel_hi:[1,0]
6DB8  v_pk_mul_f32 v[32:33], v[2:3], s[2:3] op_sel_hi:[1,0]
6DC0  v_max3_u32 v38, v65, v67, v38
6DC8  v_and_b32_e32 v63, 0x7fffffff, v26
6DD0  v_and_b32_e32 v61, 0x7fffffff, v28
6DD8  v_pk_add_f32 v[48:49], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
6DE0  v_pk_mul_f32 v[2:3], v[12:13], s[2:3] op_sel_hi:[1,0]
6DE8  v_pk_mul_f32 v[4:5], v[24:25], s[2:3] op_sel_hi:[1,0]
6DF0  v_max3_u32 v38, v61, v63, v38
6DF8  v_and_b32_e32 v59, 0x7fffffff, v30
6E00  v_and_b32_e32 v57, 0x7fffffff, v32
6E08  v_pk_mul_f32 v[6:7], v[40:41], s[2:3] op_sel_hi:[1,0]
6E10  v_pk_mul_f32 v[8:9], v[42:43], s[2:3] op_sel_hi:[1,0]
6E18  v_max3_u32 v38, v57, v59, v38
6E20  v_and_b32_e32 v54, 0x7fffffff, v2
6E28  v_and_b32_e32 v52, 0x7fffffff, v4
6E30  v_pk_mul_f32 v[12:13], v[16:17], s[2:3] op_sel_hi:[1,0]
6E38  v_pk_mul_f32 v[16:17], v[44:45], s[2:3] op_sel_hi:[1,0]
6E40  v_pk_mul_f32 v[24:25], v[48:49], s[2:3] op_sel_hi:[1,0]
6E48  v_max3_u32 v38, v52, v54, v38
6E50  v_and_b32_e32 v50, 0x7fffffff, v6
6E58  v_and_b32_e32 v48, 0x7fffffff, v8
6E60  v_pk_mul_f32 v[20:21], v[46:47], s[2:3] op_sel_hi:[1,0]
6E68  v_max3_u32 v38, v48, v50, v38
6E70  v_and_b32_e32 v46, 0x7fffffff, v12
6E78  v_and_b32_e32 v44, 0x7fffffff, v16
6E80  v_max3_u32 v38, v44, v46, v38
6E88  v_and_b32_e32 v42, 0x7fffffff, v20
6E90  v_and_b32_e32 v40, 0x7fffffff, v24
6E98  v_max3_u32 v38, v40, v42, v38
6EA0  v_and_b32_e32 v85, 0x7fffffff, v11
6EA8  v_and_b32_e32 v82, 0x7fffffff, v15
6EB0  v_max3_u32 v38, v82, v85, v38
6EB8  v_and_b32_e32 v68, 0x7fffffff, v19
6EC0  v_and_b32_e32 v66, 0x7fffffff, v23
6EC8  v_max3_u32 v38, v66, v68, v38
6ED0  v_and_b32_e32 v64, 0x7fffffff, v27
6ED8  v_and_b32_e32 v62, 0x7fffffff, v29
6EE0  v_max3_u32 v38, v62, v64, v38
6EE8  v_and_b32_e32 v60, 0x7fffffff, v31
6EF0  v_and_b32_e32 v58, 0x7fffffff, v33
6EF8  v_max3_u32 v38, v58, v60, v38
6F00  v_and_b32_e32 v56, 0x7fffffff, v3
6F08  v_and_b32_e32 v53, 0x7fffffff, v5
6F10  v_max3_u32 v38, v53, v56, v38
6F18  v_and_b32_e32 v51, 0x7fffffff, v7
6F20  v_and_b32_e32 v49, 0x7fffffff, v9
6F28  v_max3_u32 v38, v49, v51, v38
6F30  v_and_b32_e32 v47, 0x7fffffff, v13
6F38  v_and_b32_e32 v45, 0x7fffffff, v17
6F40  v_max3_u32 v38, v45, v47, v38
6F48  v_and_b32_e32 v43, 0x7fffffff, v21
6F50  v_and_b32_e32 v41, 0x7fffffff, v25
6F58  v_max3_u32 v86, v41, v43, v38
6F60  v_cmp_lt_u32_e32 vcc, s36, v86
6F64  v_mov_b32_e32 v38, 0
6F68  v_mov_b32_e32 v39, 0
6F6C  v_mov_b32_e32 v55, 0
6F70  v_mov_b32_e32 v84, 0
6F74  s_and_saveexec_b64 s[28:29], vcc
6F78  s_cbranch_execz 572
6F7C  v_sub_u32_e32 v55, 0x7f7fffff, v83
6F84  v_sub_u32_e32 v86, 0x7f7fffff, v69
6F8C  v_ashrrev_i32_e32 v38, 31, v55
6F90  v_and_b32_e32 v38, 7, v38
6F94  v_sub_u32_e32 v88, 0x7f7fffff, v67
6F9C  v_ashrrev_i32_e32 v39, 31, v86
6FA0  v_and_or_b32 v38, v39, s38, v38
6FA8  v_sub_u32_e32 v90, 0x7f7fffff, v65
6FB0  v_ashrrev_i32_e32 v39, 31, v88
6FB4  v_and_or_b32 v38, v39, s39, v38
6FBC  v_sub_u32_e32 v92, 0x7f7fffff, v63
6FC4  v_ashrrev_i32_e32 v39, 31, v90
6FC8  v_and_or_b32 v38, v39, s40, v38
6FD0  v_sub_u32_e32 v94, 0x7f7fffff, v61
6FD8  v_ashrrev_i32_e32 v39, 31, v92
6FDC  v_and_or_b32 v38, v39, s41, v38
6FE4  v_sub_u32_e32 v96, 0x7f7fffff, v59
6FEC  v_ashrrev_i32_e32 v39, 31, v94
6FF0  v_and_or_b32 v38, v39, s42, v38
6FF8  v_sub_u32_e32 v98, 0x7f7fffff, v57
7000  v_ashrrev_i32_e32 v39, 31, v96
7004  v_and_or_b32 v38, v39, s43, v38
700C  v_sub_u32_e32 v100, 0x7f7fffff, v54
7014  v_ashrrev_i32_e32 v39, 31, v98
7018  v_and_or_b32 v38, v39, s44, v38
7020  v_sub_u32_e32 v102, 0x7f7fffff, v52
7028  v_ashrrev_i32_e32 v39, 31, v100
702C  v_and_b32_e32 v39, 7, v39
7030  v_sub_u32_e32 v117, 0x7f800000, v85
7038  v_ashrrev_i32_e32 v104, 31, v102
703C  v_and_or_b32 v39, v104, s38, v39
7044  v_sub_u32_e32 v104, 0x7f7fffff, v50
704C  v_sub_u32_e32 v84, 0x7f800000, v83
7054  v_ashrrev_i32_e32 v106, 31, v104
7058  v_and_or_b32 v39, v106, s39, v39
7060  v_sub_u32_e32 v106, 0x7f7fffff, v48
7068  v_sub_u32_e32 v87, 0x7f800000, v69
7070  v_ashrrev_i32_e32 v108, 31, v106
7074  v_and_or_b32 v39, v108, s40, v39
707C  v_sub_u32_e32 v108, 0x7f7fffff, v46
7084  v_lshrrev_b32_e32 v117, 31, v117
7088  v_ashrrev_i32_e32 v110, 31, v108
708C  v_and_or_b32 v39, v110, s41, v39
7094  v_sub_u32_e32 v110, 0x7f7fffff, v44
709C  v_lshrrev_b32_e32 v84, 31, v84
70A0  v_ashrrev_i32_e32 v112, 31, v110
70A4  v_and_or_b32 v39, v112, s42, v39
70AC  v_sub_u32_e32 v112, 0x7f7fffff, v42
70B4  v_add_u32_e32 v119, -1, v117
70B8  v_ashrrev_i32_e32 v114, 31, v112
70BC  v_and_or_b32 v39, v114, s43, v39
70C4  v_sub_u32_e32 v114, 0x7f7fffff, v40
70CC  v_lshrrev_b32_e32 v55, 31, v55
70D0  v_ashrrev_i32_e32 v116, 31, v114
70D4  v_and_or_b32 v39, v116, s44, v39
70DC  v_sub_u32_e32 v116, 0x7f7fffff, v85
70E4  v_add_u32_e32 v120, -1, v84
70E8  v_lshrrev_b32_e32 v118, 31, v116
70EC  v_and_b32_e32 v122, 0x80000000, v119
70F4  v_add_u32_e32 v118, -1, v118
70F8  v_and_b32_e32 v121, 0x80000000, v120
7100  v_add_u32_e32 v55, -1, v55
7104  v_bitop3_b32 v11, v122, v11, v118 bitop3:0xc8
710C  v_sub_u32_e32 v118, 0x7f800000, v82
7114  v_lshrrev_b32_e32 v87, 31, v87
7118  v_bitop3_b32 v10, v121, v10, v55 bitop3:0xc8
7120  v_lshrrev_b32_e32 v86, 31, v86
7124  v_add_u32_e32 v121, -1, v87
7128  v_sub_u32_e32 v89, 0x7f800000, v67
7130  v_and_b32_e32 v55, v120, v83
7134  v_ashrrev_i32_e32 v83, 31, v116
7138  v_sub_u32_e32 v116, 0x7f7fffff, v82
7140  v_lshrrev_b32_e32 v118, 31, v118
7144  v_and_b32_e32 v122, 0x80000000, v121
714C  v_add_u32_e32 v86, -1, v86
7150  v_and_b32_e32 v69, v121, v69
7154  v_sub_u32_e32 v91, 0x7f800000, v65
715C  v_and_b32_e32 v83, 7, v83
7160  v_and_b32_e32 v85, v119, v85
7164  v_add_u32_e32 v120, -1, v118
7168  v_lshrrev_b32_e32 v119, 31, v116
716C  v_bitop3_b32 v14, v122, v14, v86 bitop3:0xc8
7174  v_max_u32_e32 v55, v69, v55
7178  v_ashrrev_i32_e32 v69, 31, v116
717C  v_sub_u32_e32 v86, 0x7f800000, v68
7184  v_and_b32_e32 v123, 0x80000000, v120
718C  v_add_u32_e32 v119, -1, v119
7190  v_and_or_b32 v69, v69, s38, v83
7198  v_sub_u32_e32 v83, 0x7f7fffff, v68
71A0  v_lshrrev_b32_e32 v89, 31, v89
71A4  v_bitop3_b32 v15, v123, v15, v119 bitop3:0xc8
71AC  v_lshrrev_b32_e32 v86, 31, v86
71B0  v_add_u32_e32 v119, -1, v89
71B4  v_lshrrev_b32_e32 v91, 31, v91
71B8  v_add_u32_e32 v84, v87, v84
71BC  v_and_b32_e32 v82, v120, v82
71C0  v_lshrrev_b32_e32 v87, 31, v83
71C4  v_add_u32_e32 v116, -1, v86
71C8  v_and_b32_e32 v120, 0x80000000, v119
71D0  v_and_b32_e32 v67, v119, v67
71D4  v_ashrrev_i32_e32 v83, 31, v83
71D8  v_add_u32_e32 v119, -1, v91
71DC  v_and_b32_e32 v121, 0x80000000, v116
71E4  v_add_u32_e32 v87, -1, v87
71E8  v_and_or_b32 v69, v83, s39, v69
71F0  v_sub_u32_e32 v83, 0x7f7fffff, v66
71F8  v_and_b32_e32 v65, v119, v65
71FC  v_bitop3_b32 v19, v121, v19, v87 bitop3:0xc8
7204  v_sub_u32_e32 v87, 0x7f800000, v66
720C  v_max3_u32 v55, v65, v67, v55
7214  v_ashrrev_i32_e32 v65, 31, v83
7218  v_lshrrev_b32_e32 v88, 31, v88
721C  v_and_or_b32 v65, v65, s40, v69
7224  v_sub_u32_e32 v69, 0x7f800000, v64
722C  v_sub_u32_e32 v93, 0x7f800000, v63
7234  v_add_u32_e32 v88, -1, v88
7238  v_lshrrev_b32_e32 v90, 31, v90
723C  v_lshrrev_b32_e32 v87, 31, v87
7240  v_bitop3_b32 v18, v120, v18, v88 bitop3:0xc8
7248  v_and_b32_e32 v68, v116, v68
724C  v_lshrrev_b32_e32 v88, 31, v83
7250  v_add_u32_e32 v116, -1, v87
7254  v_and_b32_e32 v120, 0x80000000, v119
725C  v_add_u32_e32 v90, -1, v90
7260  v_add3_u32 v84, v89, v84, v91
7268  v_sub_u32_e32 v67, 0x7f7fffff, v64
7270  v_lshrrev_b32_e32 v89, 31, v93
7274  v_lshrrev_b32_e32 v69, 31, v69
7278  v_sub_u32_e32 v95, 0x7f800000, v61
7280  v_and_b32_e32 v121, 0x80000000, v116
7288  v_add_u32_e32 v88, -1, v88
728C  v_bitop3_b32 v22, v120, v22, v90 bitop3:0xc8
7294  v_add_u32_e32 v90, -1, v69
7298  v_lshrrev_b32_e32 v83, 31, v67
729C  v_add_u32_e32 v91, -1, v89
72A0  v_bitop3_b32 v23, v121, v23, v88 bitop3:0xc8
72A8  v_lshrrev_b32_e32 v88, 31, v92
72AC  v_and_b32_e32 v92, 0x80000000, v91
72B4  v_and_b32_e32 v93, 0x80000000, v90
72BC  v_add_u32_e32 v83, -1, v83
72C0  v_and_b32_e32 v63, v91, v63
72C4  v_lshrrev_b32_e32 v91, 31, v95
72C8  v_bitop3_b32 v27, v93, v27, v83 bitop3:0xc8
72D0  v_ashrrev_i32_e32 v67, 31, v67
72D4  v_add_u32_e32 v93, -1, v91
72D8  v_and_or_b32 v65, v67, s41, v65
72E0  v_sub_u32_e32 v67, 0x7f7fffff, v62
72E8  v_and_b32_e32 v61, v93, v61
72EC  v_max3_u32 v55, v61, v63, v55
72F4  v_ashrrev_i32_e32 v61, 31, v67
72F8  v_and_or_b32 v61, v61, s42, v65
7300  v_sub_u32_e32 v65, 0x7f800000, v60
7308  v_and_b32_e32 v64, v90, v64
730C  v_sub_u32_e32 v83, 0x7f800000, v62
7314  v_lshrrev_b32_e32 v90, 31, v94
7318  v_sub_u32_e32 v97, 0x7f800000, v59
7320  v_add_u32_e32 v88, -1, v88
7324  v_and_b32_e32 v94, 0x80000000, v93
732C  v_add_u32_e32 v90, -1, v90
7330  v_sub_u32_e32 v63, 0x7f7fffff, v60
7338  v_lshrrev_b32_e32 v65, 31, v65
733C  v_bitop3_b32 v26, v92, v26, v88 bitop3:0xc8
7344  v_lshrrev_b32_e32 v88, 31, v67
7348  v_lshrrev_b32_e32 v83, 31, v83
734C  v_bitop3_b32 v28, v94, v28, v90 bitop3:0xc8
7354  v_add3_u32 v84, v89, v84, v91
735C  v_lshrrev_b32_e32 v89, 31, v97
7360  v_lshrrev_b32_e32 v67, 31, v63
7364  v_add_u32_e32 v90, -1, v65
7368  v_sub_u32_e32 v99, 0x7f800000, v57
7370  v_add_u32_e32 v92, -1, v83
7374  v_add_u32_e32 v91, -1, v89
7378  v_and_b32_e32 v93, 0x80000000, v90
7380  v_add_u32_e32 v67, -1, v67
7384  v_and_b32_e32 v95, 0x80000000, v92
738C  v_add_u32_e32 v88, -1, v88
7390  v_and_b32_e32 v62, v92, v62
7394  v_and_b32_e32 v92, 0x80000000, v91
739C  v_bitop3_b32 v31, v93, v31, v67 bitop3:0xc8
73A4  v_and_b32_e32 v59, v91, v59
73A8  v_sub_u32_e32 v67, 0x7f800000, v58
73B0  v_lshrrev_b32_e32 v91, 31, v99
73B4  v_bitop3_b32 v29, v95, v29, v88 bitop3:0xc8
73BC  v_lshrrev_b32_e32 v88, 31, v96
73C0  v_ashrrev_i32_e32 v63, 31, v63
73C4  v_add_u32_e32 v93, -1, v91
73C8  v_add_u32_e32 v88, -1, v88
73CC  v_and_or_b32 v61, v63, s43, v61
73D4  v_sub_u32_e32 v63, 0x7f7fffff, v58
73DC  v_lshrrev_b32_e32 v67, 31, v67
73E0  v_and_b32_e32 v57, v93, v57
73E4  v_sub_u32_e32 v101, 0x7f800000, v54
73EC  v_bitop3_b32 v30, v92, v30, v88 bitop3:0xc8
73F4  v_add_u32_e32 v92, -1, v67
73F8  v_lshrrev_b32_e32 v88, 31, v63
73FC  v_max3_u32 v57, v57, v59, v55
7404  v_ashrrev_i32_e32 v55, 31, v63
7408  v_and_b32_e32 v95, 0x80000000, v92
7410  v_add_u32_e32 v88, -1, v88
7414  v_add3_u32 v84, v89, v84, v91
741C  v_and_or_b32 v55, v55, s44, v61
7424  v_sub_u32_e32 v61, 0x7f800000, v56
742C  v_lshrrev_b32_e32 v89, 31, v101
7430  v_and_b32_e32 v60, v90, v60
7434  v_lshrrev_b32_e32 v90, 31, v98
7438  v_bitop3_b32 v33, v95, v33, v88 bitop3:0xc8
7440  v_lshrrev_b32_e32 v88, 31, v100
7444  v_add_u32_e32 v91, -1, v89
7448  v_sub_u32_e32 v103, 0x7f800000, v52
7450  v_and_b32_e32 v94, 0x80000000, v93
7458  v_add_u32_e32 v90, -1, v90
745C  v_and_b32_e32 v58, v92, v58
7460  v_sub_u32_e32 v59, 0x7f7fffff, v56
7468  v_lshrrev_b32_e32 v61, 31, v61
746C  v_and_b32_e32 v92, 0x80000000, v91
7474  v_add_u32_e32 v88, -1, v88
7478  v_bitop3_b32 v32, v94, v32, v90 bitop3:0xc8
7480  v_add_u32_e32 v90, -1, v61
7484  v_lshrrev_b32_e32 v63, 31, v59
7488  v_bitop3_b32 v2, v92, v2, v88 bitop3:0xc8
7490  v_lshrrev_b32_e32 v92, 31, v103
7494  v_and_b32_e32 v93, 0x80000000, v90
749C  v_add_u32_e32 v63, -1, v63
74A0  v_sub_u32_e32 v88, 0x7f800000, v53
74A8  v_add_u32_e32 v94, -1, v92
74AC  v_bitop3_b32 v3, v93, v3, v63 bitop3:0xc8
74B4  v_and_b32_e32 v54, v91, v54
74B8  v_ashrrev_i32_e32 v59, 31, v59
74BC  v_sub_u32_e32 v63, 0x7f7fffff, v53
74C4  v_and_b32_e32 v52, v94, v52
74C8  v_and_b32_e32 v59, 7, v59
74CC  v_lshrrev_b32_e32 v88, 31, v88
74D0  v_max3_u32 v52, v52, v54, v57
74D8  v_ashrrev_i32_e32 v54, 31, v63
74DC  v_and_b32_e32 v56, v90, v56
74E0  v_lshrrev_b32_e32 v90, 31, v63
74E4  v_add_u32_e32 v93, -1, v88
74E8  v_and_or_b32 v54, v54, s38, v59
74F0  v_sub_u32_e32 v59, 0x7f800000, v51
74F8  v_sub_u32_e32 v105, 0x7f800000, v50
7500  v_lshrrev_b32_e32 v91, 31, v102
7504  v_and_b32_e32 v96, 0x80000000, v93
750C  v_add_u32_e32 v90, -1, v90
7510  v_and_b32_e32 v95, 0x80000000, v94
7518  v_add_u32_e32 v91, -1, v91
751C  v_bitop3_b32 v5, v96, v5, v90 bitop3:0xc8
7524  v_sub_u32_e32 v57, 0x7f7fffff, v51
752C  v_lshrrev_b32_e32 v90, 31, v105
7530  v_lshrrev_b32_e32 v59, 31, v59
7534  v_sub_u32_e32 v107, 0x7f800000, v48
753C  v_bitop3_b32 v4, v95, v4, v91 bitop3:0xc8
7544  v_add3_u32 v84, v89, v84, v92
754C  v_add_u32_e32 v91, -1, v59
7550  v_lshrrev_b32_e32 v63, 31, v57
7554  v_add_u32_e32 v92, -1, v90
7558  v_and_b32_e32 v53, v93, v53
755C  v_and_b32_e32 v93, 0x80000000, v92
7564  v_and_b32_e32 v94, 0x80000000, v91
756C  v_add_u32_e32 v63, -1, v63
7570  v_and_b32_e32 v50, v92, v50
7574  v_lshrrev_b32_e32 v92, 31, v107
7578  v_bitop3_b32 v7, v94, v7, v63 bitop3:0xc8
7580  v_ashrrev_i32_e32 v57, 31, v57
7584  v_add_u32_e32 v94, -1, v92
7588  v_and_or_b32 v54, v57, s39, v54
7590  v_sub_u32_e32 v57, 0x7f7fffff, v49
7598  v_and_b32_e32 v48, v94, v48
759C  v_max3_u32 v48, v48, v50, v52
75A4  v_ashrrev_i32_e32 v50, 31, v57
75A8  v_sub_u32_e32 v63, 0x7f800000, v49
75B0  v_and_or_b32 v50, v50, s40, v54
75B8  v_sub_u32_e32 v54, 0x7f800000, v47
75C0  v_sub_u32_e32 v109, 0x7f800000, v46
75C8  v_lshrrev_b32_e32 v89, 31, v104
75CC  v_and_b32_e32 v51, v91, v51
75D0  v_lshrrev_b32_e32 v91, 31, v106
75D4  v_add_u32_e32 v89, -1, v89
75D8  v_lshrrev_b32_e32 v63, 31, v63
75DC  v_and_b32_e32 v95, 0x80000000, v94
75E4  v_add_u32_e32 v91, -1, v91
75E8  v_add3_u32 v84, v90, v84, v92
75F0  v_sub_u32_e32 v52, 0x7f7fffff, v47
75F8  v_lshrrev_b32_e32 v90, 31, v109
75FC  v_lshrrev_b32_e32 v54, 31, v54
7600  v_sub_u32_e32 v111, 0x7f800000, v44
7608  v_bitop3_b32 v6, v93, v6, v89 bitop3:0xc8
7610  v_lshrrev_b32_e32 v89, 31, v57
7614  v_add_u32_e32 v93, -1, v63
7618  v_bitop3_b32 v8, v95, v8, v91 bitop3:0xc8
7620  v_add_u32_e32 v91, -1, v54
7624  v_lshrrev_b32_e32 v57, 31, v52
7628  v_add_u32_e32 v92, -1, v90
762C  v_and_b32_e32 v96, 0x80000000, v93
7634  v_and_b32_e32 v49, v93, v49
7638  v_and_b32_e32 v93, 0x80000000, v92
7640  v_and_b32_e32 v94, 0x80000000, v91
7648  v_add_u32_e32 v57, -1, v57
764C  v_and_b32_e32 v46, v92, v46
7650  v_lshrrev_b32_e32 v92, 31, v111
7654  v_bitop3_b32 v13, v94, v13, v57 bitop3:0xc8
765C  v_ashrrev_i32_e32 v52, 31, v52
7660  v_add_u32_e32 v94, -1, v92
7664  v_and_or_b32 v50, v52, s41, v50
766C  v_sub_u32_e32 v52, 0x7f7fffff, v45
7674  v_and_b32_e32 v44, v94, v44
7678  v_max3_u32 v44, v44, v46, v48
7680  v_ashrrev_i32_e32 v46, 31, v52
7684  v_add_u32_e32 v89, -1, v89
7688  v_sub_u32_e32 v57, 0x7f800000, v45
7690  v_and_or_b32 v46, v46, s42, v50
7698  v_sub_u32_e32 v50, 0x7f800000, v43
76A0  v_sub_u32_e32 v113, 0x7f800000, v42
76A8  v_bitop3_b32 v9, v96, v9, v89 bitop3:0xc8
76B0  v_lshrrev_b32_e32 v89, 31, v108
76B4  v_and_b32_e32 v47, v91, v47
76B8  v_lshrrev_b32_e32 v91, 31, v110
76BC  v_add_u32_e32 v89, -1, v89
76C0  v_lshrrev_b32_e32 v57, 31, v57
76C4  v_and_b32_e32 v95, 0x80000000, v94
76CC  v_add_u32_e32 v91, -1, v91
76D0  v_add3_u32 v84, v90, v84, v92
76D8  v_sub_u32_e32 v48, 0x7f7fffff, v43
76E0  v_lshrrev_b32_e32 v90, 31, v113
76E4  v_lshrrev_b32_e32 v50, 31, v50
76E8  v_sub_u32_e32 v115, 0x7f800000, v40
76F0  v_bitop3_b32 v12, v93, v12, v89 bitop3:0xc8
76F8  v_lshrrev_b32_e32 v89, 31, v52
76FC  v_add_u32_e32 v93, -1, v57
7700  v_bitop3_b32 v16, v95, v16, v91 bitop3:0xc8
7708  v_add_u32_e32 v91, -1, v50
770C  v_lshrrev_b32_e32 v52, 31, v48
7710  v_add_u32_e32 v92, -1, v90
7714  v_and_b32_e32 v96, 0x80000000, v93
771C  v_and_b32_e32 v45, v93, v45
7720  v_and_b32_e32 v93, 0x80000000, v92
7728  v_and_b32_e32 v94, 0x80000000, v91
7730  v_add_u32_e32 v52, -1, v52
7734  v_and_b32_e32 v42, v92, v42
7738  v_lshrrev_b32_e32 v92, 31, v115
773C  v_bitop3_b32 v21, v94, v21, v52 bitop3:0xc8
7744  v_add_u32_e32 v94, -1, v92
7748  v_and_b32_e32 v40, v94, v40
774C  v_add3_u32 v84, v90, v84, v92
7754  v_max3_u32 v40, v40, v42, v44
775C  v_add3_u32 v42, v117, v84, v118
7764  v_and_b32_e32 v66, v116, v66
7768  v_max3_u32 v40, v82, v85, v40
7770  v_add3_u32 v42, v86, v42, v87
7778  v_max3_u32 v40, v66, v68, v40
7780  v_add3_u32 v42, v69, v42, v83
7788  v_add_u32_e32 v89, -1, v89
778C  v_sub_u32_e32 v52, 0x7f800000, v41
7794  v_max3_u32 v40, v62, v64, v40
779C  v_add3_u32 v42, v65, v42, v67
77A4  v_bitop3_b32 v17, v96, v17, v89 bitop3:0xc8
77AC  v_lshrrev_b32_e32 v89, 31, v112
77B0  v_max3_u32 v40, v58, v60, v40
77B8  v_add3_u32 v42, v61, v42, v88
77C0  v_add_u32_e32 v89, -1, v89
77C4  v_ashrrev_i32_e32 v48, 31, v48
77C8  v_lshrrev_b32_e32 v52, 31, v52
77CC  v_max3_u32 v40, v53, v56, v40
77D4  v_add3_u32 v42, v59, v42, v63
77DC  v_bitop3_b32 v20, v93, v20, v89 bitop3:0xc8
77E4  v_and_or_b32 v46, v48, s43, v46
77EC  v_sub_u32_e32 v48, 0x7f7fffff, v41
77F4  v_add_u32_e32 v93, -1, v52
77F8  v_max3_u32 v40, v49, v51, v40
7800  v_add3_u32 v42, v54, v42, v57
7808  v_and_b32_e32 v43, v91, v43
780C  v_lshrrev_b32_e32 v91, 31, v114
7810  v_lshrrev_b32_e32 v89, 31, v48
7814  v_max3_u32 v40, v45, v47, v40
781C  v_add3_u32 v42, v50, v42, v52
7824  v_and_b32_e32 v41, v93, v41
7828  v_and_b32_e32 v95, 0x80000000, v94
7830  v_and_b32_e32 v96, 0x80000000, v93
7838  v_add_u32_e32 v91, -1, v91
783C  v_add_u32_e32 v89, -1, v89
7840  v_ashrrev_i32_e32 v44, 31, v48
7844  v_max3_u32 v40, v41, v43, v40
784C  v_cmp_ne_u32_e32 vcc, 32, v42
7850  v_bitop3_b32 v25, v96, v25, v89 bitop3:0xc8
7858  v_bitop3_b32 v24, v95, v24, v91 bitop3:0xc8
7860  v_and_or_b32 v84, v44, s44, v46
7868  v_cndmask_b32_e32 v86, v79, v40, vcc
786C  s_or_b64 exec, exec, s[28:29]
7870  v_cmp_ne_u32_e32 vcc, 0, v86
7874  v_mov_b32_e32 v40, 0x7f
787C  s_and_saveexec_b64 s[28:29], vcc
7880  v_add_u32_e32 v40, s8, v86
7884  v_lshrrev_b32_e32 v41, 23, v40
7888  v_add_u32_e32 v41, -2, v41
788C  v_cmp_lt_u32_e32 vcc, s45, v40
7890  s_nop 1
7894  v_cndmask_b32_e32 v40, 0, v41, vcc
7898  v_cmp_eq_u32_e32 vcc, s37, v86
789C  s_and_b64 vcc, s[18:19], vcc
78A0  s_nop 0
78A4  v_cndmask_b32_e32 v40, v40, v80, vcc
78A8  s_or_b64 exec, exec, s[28:29]
78AC  v_cmp_eq_u32_e32 vcc, 0, v40
78B0  s_cbranch_vccz 37
78B4  s_nop 0
78B8  v_cndmask_b32_e64 v42, 1.0, 2.0, vcc
78C0  v_pk_mul_f32 v[10:11], v[42:43], v[10:11] op_sel_hi:[0,1]
78C8  v_pk_mul_f32 v[14:15], v[42:43], v[14:15] op_sel_hi:[0,1]
78D0  v_pk_mul_f32 v[18:19], v[42:43], v[18:19] op_sel_hi:[0,1]
78D8  v_pk_mul_f32 v[22:23], v[42:43], v[22:23] op_sel_hi:[0,1]
78E0  v_pk_mul_f32 v[26:27], v[42:43], v[26:27] op_sel_hi:[0,1]
78E8  v_pk_mul_f32 v[28:29], v[42:43], v[28:29] op_sel_hi:[0,1]
78F0  v_pk_mul_f32 v[30:31], v[42:43], v[30:31] op_sel_hi:[0,1]
78F8  v_pk_mul_f32 v[32:33], v[42:43], v[32:33] op_sel_hi:[0,1]
7900  v_pk_mul_f32 v[2:3], v[42:43], v[2:3] op_sel_hi:[0,1]
7908  v_pk_mul_f32 v[4:5], v[42:43], v[4:5] op_sel_hi:[0,1]
7910  v_pk_mul_f32 v[6:7], v[42:43], v[6:7] op_sel_hi:[0,1]
7918  v_pk_mul_f32 v[8:9], v[42:43], v[8:9] op_sel_hi:[0,1]
7920  v_pk_mul_f32 v[12:13], v[42:43], v[12:13] op_sel_hi:[0,1]
7928  v_pk_mul_f32 v[16:17], v[42:43], v[16:17] op_sel_hi:[0,1]
7930  v_pk_mul_f32 v[20:21], v[42:43], v[20:21] op_sel_hi:[0,1]
7938  v_pk_mul_f32 v[24:25], v[42:43], v[24:25] op_sel_hi:[0,1]
7940  v_max_u32_e32 v41, 1, v40
7944  s_branch 1
7948  v_mov_b32_e32 v41, v40
794C  v_mov_b32_e32 v42, 0
7950  v_mov_b32_e32 v43, 0
7954  v_lshlrev_b32_e32 v41, 23, v41
7958  v_cvt_scalef32_pk_fp4_f32 v42, v10, v14, v41
7960  v_cvt_scalef32_pk_fp4_f32 v43, v26, v28, v41 op_sel:[0,0,0,1]
7968  v_cvt_scalef32_pk_fp4_f32 v42, v18, v22, v41 op_sel:[0,0,1,0]
7970  v_cvt_scalef32_pk_fp4_f32 v43, v30, v32, v41 op_sel:[0,0,1,1]
7978  s_nop 0
797C  v_mov_b32_e32 v10, 0
7980  v_mov_b32_e32 v14, 0
7984  v_cvt_scalef32_pk_fp4_f32 v10, v2, v4, v41
798C  v_cvt_scalef32_pk_fp4_f32 v14, v12, v16, v41 op_sel:[0,0,0,1]
7994  v_cvt_scalef32_pk_fp4_f32 v10, v6, v8, v41 op_sel:[0,0,1,0]
799C  v_cvt_scalef32_pk_fp4_f32 v14, v20, v24, v41 op_sel:[0,0,1,1]
79A4  s_nop 0
79A8  v_mov_b32_e32 v2, 0
79AC  v_mov_b32_e32 v4, 0
79B0  v_cvt_scalef32_pk_fp4_f32 v2, v11, v15, v41
79B8  v_cvt_scalef32_pk_fp4_f32 v4, v27, v29, v41 op_sel:[0,0,0,1]
79C0  v_cvt_scalef32_pk_fp4_f32 v2, v19, v23, v41 op_sel:[0,0,1,0]
79C8  v_cvt_scalef32_pk_fp4_f32 v4, v31, v33, v41 op_sel:[0,0,1,1]
79D0  s_nop 0
79D4  v_mad_u64_u32 v[46:47], s[28:29], v81, s33, 0
79DC  v_or3_b32 v44, v4, v55, v2
79E4  v_mov_b32_e32 v2, 0
79E8  v_mov_b32_e32 v4, 0
79EC  v_cvt_scalef32_pk_fp4_f32 v2, v3, v5, v41
79F4  v_cvt_scalef32_pk_fp4_f32 v4, v13, v17, v41 op_sel:[0,0,0,1]
79FC  v_cvt_scalef32_pk_fp4_f32 v2, v7, v9, v41 op_sel:[0,0,1,0]
7A04  v_cvt_scalef32_pk_fp4_f32 v4, v21, v25, v41 op_sel:[0,0,1,1]
7A0C  s_nop 0
7A10  v_or3_b32 v42, v43, v38, v42
7A18  v_or3_b32 v43, v14, v39, v10
7A20  v_or3_b32 v45, v4, v84, v2
7A28  v_lshl_add_u64 v[2:3], v[46:47], 4, v[34:35]
7A30  s_or_b64 s[24:25], s[24:25], exec
7A34  global_store_dwordx4 v[2:3], v[42:45], off
7A3C  s_or_b64 exec, exec, s[26:27]
7A40  s_and_saveexec_b64 s[26:27], s[24:25]
7A44  s_cbranch_execz 64379
7A48  v_and_b32_e32 v2, 0xffffffe0, v81
7A50  v_cndmask_b32_e64 v2, v2, v81, s[0:1]
7A58  v_mad_u64_u32 v[2:3], s[24:25], s11, v2, v[36:37]
7A60  global_store_byte v[2:3], v40, off
7A68  s_branch 64370
7A6C  s_lshr_b32 s11, s9, 5
7A70  v_and_b32_e32 v136, 0x7e, v70
7A78  s_lshl_b32 s9, s3, 2
7A7C  v_or_b32_e32 v2, s30, v136
7A80  v_or_b32_e32 v3, s9, v134
7A84  v_cmp_gt_u32_e32 vcc, s10, v2
7A88  v_cmp_gt_u32_e64 s[2:3], s11, v3
7A90  s_and_b64 s[4:5], vcc, s[2:3]
7A94  v_lshrrev_b32_e32 v135, 3, v0
7A98  s_and_saveexec_b64 s[2:3], s[4:5]
7A9C  s_cbranch_execz 2334
7AA0  v_lshrrev_b32_e32 v2, 2, v136
7AA4  v_lshlrev_b32_e32 v62, 10, v134
7AA8  v_and_b32_e32 v3, 4, v135
7AAC  v_bitop3_b32 v63, v2, v135, 4 bitop3:0x78
7AB4  v_and_b32_e32 v4, 1, v0
7AB8  v_lshlrev_b32_e32 v64, 3, v4
7ABC  v_bitop3_b32 v2, v2, v62, v3 bitop3:0xde
7AC4  v_bitop3_b32 v6, v62, v63, 1 bitop3:0xf6
7ACC  v_bitop3_b32 v10, v62, v63, 2 bitop3:0xf6
7AD4  v_bitop3_b32 v14, v62, v63, 3 bitop3:0xf6
7ADC  v_bitop3_b32 v18, v62, v63, 4 bitop3:0xf6
7AE4  v_bitop3_b32 v22, v62, v63, 5 bitop3:0xf6
7AEC  v_bitop3_b32 v26, v62, v63, 6 bitop3:0xf6
7AF4  v_bitop3_b32 v30, v62, v63, 7 bitop3:0xf6
7AFC  v_bitop3_b32 v34, v62, v63, 8 bitop3:0xf6
7B04  v_bitop3_b32 v38, v62, v63, 9 bitop3:0xf6
7B0C  v_bitop3_b32 v42, v62, v63, 10 bitop3:0xf6
7B14  v_bitop3_b32 v46, v62, v63, 11 bitop3:0xf6
7B1C  v_bitop3_b32 v50, v62, v63, 12 bitop3:0xf6
7B24  v_bitop3_b32 v54, v62, v63, 13 bitop3:0xf6
7B2C  v_bitop3_b32 v58, v62, v63, 14 bitop3:0xf6
7B34  v_bitop3_b32 v62, v62, v63, 15 bitop3:0xf6
7B3C  v_lshl_or_b32 v2, v2, 4, v64
7B44  v_lshl_or_b32 v6, v6, 4, v64
7B4C  v_lshl_or_b32 v10, v10, 4, v64
7B54  v_lshl_or_b32 v14, v14, 4, v64
7B5C  v_lshl_or_b32 v18, v18, 4, v64
7B64  v_lshl_or_b32 v22, v22, 4, v64
7B6C  v_lshl_or_b32 v26, v26, 4, v64
7B74  v_lshl_or_b32 v30, v30, 4, v64
7B7C  v_lshl_or_b32 v34, v34, 4, v64
7B84  v_lshl_or_b32 v38, v38, 4, v64
7B8C  v_lshl_or_b32 v42, v42, 4, v64
7B94  v_lshl_or_b32 v46, v46, 4, v64
7B9C  v_lshl_or_b32 v50, v50, 4, v64
7BA4  v_lshl_or_b32 v54, v54, 4, v64
7BAC  v_lshl_or_b32 v58, v58, 4, v64
7BB4  v_lshl_or_b32 v62, v62, 4, v64
7BBC  ds_read2st64_b64 v[2:5], v2 offset1:16
7BC4  ds_read2st64_b64 v[6:9], v6 offset0:1 offset1:17
7BCC  ds_read2st64_b64 v[10:13], v10 offset0:2 offset1:18
7BD4  ds_read2st64_b64 v[14:17], v14 offset0:3 offset1:19
7BDC  ds_read2st64_b64 v[18:21], v18 offset0:4 offset1:20
7BE4  ds_read2st64_b64 v[22:25], v22 offset0:5 offset1:21
7BEC  ds_read2st64_b64 v[26:29], v26 offset0:6 offset1:22
7BF4  ds_read2st64_b64 v[30:33], v30 offset0:7 offset1:23
7BFC  ds_read2st64_b64 v[34:37], v34 offset0:8 offset1:24
7C04  ds_read2st64_b64 v[38:41], v38 offset0:9 offset1:25
7C0C  ds_read2st64_b64 v[42:45], v42 offset0:10 offset1:26
7C14  ds_read2st64_b64 v[46:49], v46 offset0:11 offset1:27
7C1C  ds_read2st64_b64 v[50:53], v50 offset0:12 offset1:28
7C24  ds_read2st64_b64 v[54:57], v54 offset0:13 offset1:29
7C2C  ds_read2st64_b64 v[58:61], v58 offset0:14 offset1:30
7C34  ds_read2st64_b64 v[62:65], v62 offset0:15 offset1:31
7C3C  s_cmp_lg_u32 s21, 0
7C40  s_cbranch_scc0 1327
7C44  v_mov_b32_e32 v129, s21
7C48  s_brev_b32 s4, 1
7C4C  v_lshlrev_b32_e32 v67, 31, v129
7C50  v_lshlrev_b32_e32 v69, 30, v129
7C54  v_lshlrev_b32_e32 v71, 29, v129
7C58  v_lshlrev_b32_e32 v73, 28, v129
7C5C  v_lshlrev_b32_e32 v75, 27, v129
7C60  v_lshlrev_b32_e32 v77, 26, v129
7C64  v_lshlrev_b32_e32 v79, 25, v129
7C68  v_lshlrev_b32_e32 v81, 24, v129
7C6C  v_lshlrev_b32_e32 v83, 23, v129
7C70  v_lshlrev_b32_e32 v85, 22, v129
7C74  v_lshlrev_b32_e32 v87, 21, v129
7C78  v_lshlrev_b32_e32 v89, 20, v129
7C7C  v_lshlrev_b32_e32 v91, 19, v129
7C80  v_lshlrev_b32_e32 v93, 18, v129
7C84  v_lshlrev_b32_e32 v95, 17, v129
7C88  v_lshlrev_b32_e32 v97, 16, v129
7C8C  v_lshlrev_b32_e32 v99, 15, v129
7C90  v_lshlrev_b32_e32 v101, 14, v129
7C94  v_lshlrev_b32_e32 v103, 13, v129
7C98  v_lshlrev_b32_e32 v105, 12, v129
7C9C  v_lshlrev_b32_e32 v107, 11, v129
7CA0  v_lshlrev_b32_e32 v109, 10, v129
7CA4  v_lshlrev_b32_e32 v111, 9, v129
7CA8  v_lshlrev_b32_e32 v113, 8, v129
7CAC  v_lshlrev_b32_e32 v115, 7, v129
7CB0  v_lshlrev_b32_e32 v117, 6, v129
7CB4  v_lshlrev_b32_e32 v119, 5, v129
7CB8  v_lshlrev_b32_e32 v121, 4, v129
7CBC  v_lshlrev_b32_e32 v123, 3, v129
7CC0  v_lshlrev_b32_e32 v125, 2, v129
7CC4  v_lshlrev_b32_e32 v127, 1, v129
7CC8  s_waitcnt lgkmcnt(14)
7CCC  v_xor_b32_e32 v66, v2, v67
7CD0  v_xor_b32_e32 v67, v3, v67
7CD4  v_bitop3_b32 v68, v6, v69, s4 bitop3:0x78
7CDC  v_bitop3_b32 v69, v7, v69, s4 bitop3:0x78
7CE4  s_waitcnt lgkmcnt(13)
7CE8  v_bitop3_b32 v70, v10, v71, s4 bitop3:0x78
7CF0  v_bitop3_b32 v71, v11, v71, s4 bitop3:0x78
7CF8  s_waitcnt lgkmcnt(12)
7CFC  v_bitop3_b32 v72, v14, v73, s4 bitop3:0x78
7D04  v_bitop3_b32 v73, v15, v73, s4 bitop3:0x78
7D0C  s_waitcnt lgkmcnt(11)
7D10  v_bitop3_b32 v74, v18, v75, s4 bitop3:0x78
7D18  v_bitop3_b32 v75, v19, v75, s4 bitop3:0x78
7D20  s_waitcnt lgkmcnt(10)
7D24  v_bitop3_b32 v76, v22, v77, s4 bitop3:0x78
7D2C  v_bitop3_b32 v77, v23, v77, s4 bitop3:0x78
7D34  s_waitcnt lgkmcnt(9)
7D38  v_bitop3_b32 v78, v26, v79, s4 bitop3:0x78
7D40  v_bitop3_b32 v79, v27, v79, s4 bitop3:0x78
7D48  s_waitcnt lgkmcnt(8)
7D4C  v_bitop3_b32 v80, v30, v81, s4 bitop3:0x78
7D54  v_bitop3_b32 v81, v31, v81, s4 bitop3:0x78
7D5C  s_waitcnt lgkmcnt(7)
7D60  v_bitop3_b32 v82, v34, v83, s4 bitop3:0x78
7D68  v_bitop3_b32 v83, v35, v83, s4 bitop3:0x78
7D70  s_waitcnt lgkmcnt(6)
7D74  v_bitop3_b32 v84, v38, v85, s4 bitop3:0x78
7D7C  v_bitop3_b32 v85, v39, v85, s4 bitop3:0x78
7D84  s_waitcnt lgkmcnt(5)
7D88  v_bitop3_b32 v86, v42, v87, s4 bitop3:0x78
7D90  v_bitop3_b32 v87, v43, v87, s4 bitop3:0x78
7D98  s_waitcnt lgkmcnt(4)
7D9C  v_bitop3_b32 v88, v46, v89, s4 bitop3:0x78
7DA4  v_bitop3_b32 v89, v47, v89, s4 bitop3:0x78
7DAC  s_waitcnt lgkmcnt(3)
7DB0  v_bitop3_b32 v90, v50, v91, s4 bitop3:0x78
7DB8  v_bitop3_b32 v91, v51, v91, s4 bitop3:0x78
7DC0  s_waitcnt lgkmcnt(2)
7DC4  v_bitop3_b32 v92, v54, v93, s4 bitop3:0x78
7DCC  v_bitop3_b32 v93, v55, v93, s4 bitop3:0x78
7DD4  s_waitcnt lgkmcnt(1)
7DD8  v_bitop3_b32 v94, v58, v95, s4 bitop3:0x78
7DE0  v_bitop3_b32 v95, v59, v95, s4 bitop3:0x78
7DE8  s_waitcnt lgkmcnt(0)
7DEC  v_bitop3_b32 v96, v62, v97, s4 bitop3:0x78
7DF4  v_bitop3_b32 v97, v63, v97, s4 bitop3:0x78
7DFC  v_bitop3_b32 v98, v4, v99, s4 bitop3:0x78
7E04  v_bitop3_b32 v99, v5, v99, s4 bitop3:0x78
7E0C  v_bitop3_b32 v100, v8, v101, s4 bitop3:0x78
7E14  v_bitop3_b32 v101, v9, v101, s4 bitop3:0x78
7E1C  v_bitop3_b32 v102, v12, v103, s4 bitop3:0x78
7E24  v_bitop3_b32 v103, v13, v103, s4 bitop3:0x78
7E2C  v_bitop3_b32 v104, v16, v105, s4 bitop3:0x78
7E34  v_bitop3_b32 v105, v17, v105, s4 bitop3:0x78
7E3C  v_bitop3_b32 v106, v20, v107, s4 bitop3:0x78
7E44  v_bitop3_b32 v107, v21, v107, s4 bitop3:0x78
7E4C  v_bitop3_b32 v108, v24, v109, s4 bitop3:0x78
7E54  v_bitop3_b32 v109, v25, v109, s4 bitop3:0x78
7E5C  v_bitop3_b32 v110, v28, v111, s4 bitop3:0x78
7E64  v_bitop3_b32 v111, v29, v111, s4 bitop3:0x78
7E6C  v_bitop3_b32 v112, v32, v113, s4 bitop3:0x78
7E74  v_bitop3_b32 v113, v33, v113, s4 bitop3:0x78
7E7C  v_bitop3_b32 v114, v36, v115, s4 bitop3:0x78
7E84  v_bitop3_b32 v115, v37, v115, s4 bitop3:0x78
7E8C  v_bitop3_b32 v116, v40, v117, s4 bitop3:0x78
7E94  v_bitop3_b32 v117, v41, v117, s4 bitop3:0x78
7E9C  v_bitop3_b32 v118, v44, v119, s4 bitop3:0x78
7EA4  v_bitop3_b32 v119, v45, v119, s4 bitop3:0x78
7EAC  v_bitop3_b32 v120, v48, v121, s4 bitop3:0x78
7EB4  v_bitop3_b32 v121, v49, v121, s4 bitop3:0x78
7EBC  v_bitop3_b32 v122, v52, v123, s4 bitop3:0x78
7EC4  v_bitop3_b32 v123, v53, v123, s4 bitop3:0x78
7ECC  v_bitop3_b32 v124, v56, v125, s4 bitop3:0x78
7ED4  v_bitop3_b32 v125, v57, v125, s4 bitop3:0x78
7EDC  v_bitop3_b32 v126, v60, v127, s4 bitop3:0x78
7EE4  v_bitop3_b32 v127, v61, v127, s4 bitop3:0x78
7EEC  v_bitop3_b32 v128, v64, v129, s4 bitop3:0x78
7EF4  v_bitop3_b32 v129, v65, v129, s4 bitop3:0x78
7EFC  s_cbranch_execnz 33
7F00  s_waitcnt lgkmcnt(0)
7F04  v_mov_b64_e32 v[128:129], v[64:65]
7F08  v_mov_b64_e32 v[126:127], v[60:61]
7F0C  v_mov_b64_e32 v[124:125], v[56:57]
7F10  v_mov_b64_e32 v[122:123], v[52:53]
7F14  v_mov_b64_e32 v[120:121], v[48:49]
7F18  v_mov_b64_e32 v[118:119], v[44:45]
7F1C  v_mov_b64_e32 v[116:117], v[40:41]
7F20  v_mov_b64_e32 v[114:115], v[36:37]
7F24  v_mov_b64_e32 v[112:113], v[32:33]
7F28  v_mov_b64_e32 v[110:111], v[28:29]
7F2C  v_mov_b64_e32 v[108:109], v[24:25]
7F30  v_mov_b64_e32 v[106:107], v[20:21]
7F34  v_mov_b64_e32 v[104:105], v[16:17]
7F38  v_mov_b64_e32 v[102:103], v[12:13]
7F3C  v_mov_b64_e32 v[100:101], v[8:9]
7F40  v_mov_b64_e32 v[98:99], v[4:5]
7F44  v_mov_b64_e32 v[96:97], v[62:63]
7F48  v_mov_b64_e32 v[94:95], v[58:59]
7F4C  v_mov_b64_e32 v[92:93], v[54:55]
7F50  v_mov_b64_e32 v[90:91], v[50:51]
7F54  v_mov_b64_e32 v[88:89], v[46:47]
7F58  v_mov_b64_e32 v[86:87], v[42:43]
7F5C  v_mov_b64_e32 v[84:85], v[38:39]
7F60  v_mov_b64_e32 v[82:83], v[34:35]
7F64  v_mov_b64_e32 v[80:81], v[30:31]
7F68  v_mov_b64_e32 v[78:79], v[26:27]
7F6C  v_mov_b64_e32 v[76:77], v[22:23]
7F70  v_mov_b64_e32 v[74:75], v[18:19]
7F74  v_mov_b64_e32 v[72:73], v[14:15]
7F78  v_mov_b64_e32 v[70:71], v[10:11]
7F7C  v_mov_b64_e32 v[68:69], v[6:7]
7F80  v_mov_b64_e32 v[66:67], v[2:3]
7F84  s_waitcnt lgkmcnt(14)
7F88  v_pk_add_f32 v[2:3], v[66:67], v[68:69]
7F90  v_pk_add_f32 v[4:5], v[66:67], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
7F98  v_pk_add_f32 v[6:7], v[70:71], v[72:73]
7FA0  v_pk_add_f32 v[8:9], v[70:71], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
7FA8  s_waitcnt lgkmcnt(13)
7FAC  v_pk_add_f32 v[10:11], v[74:75], v[76:77]
7FB4  v_pk_add_f32 v[12:13], v[74:75], v[76:77] neg_lo:[0,1] neg_hi:[0,1]
7FBC  s_waitcnt lgkmcnt(12)
7FC0  v_pk_add_f32 v[14:15], v[78:79], v[80:81]
7FC8  v_pk_add_f32 v[16:17], v[78:79], v[80:81] neg_lo:[0,1] neg_hi:[0,1]
7FD0  s_waitcnt lgkmcnt(11)
7FD4  v_pk_add_f32 v[18:19], v[82:83], v[84:85]
7FDC  v_pk_add_f32 v[20:21], v[82:83], v[84:85] neg_lo:[0,1] neg_hi:[0,1]
7FE4  s_waitcnt lgkmcnt(10)
7FE8  v_pk_add_f32 v[22:23], v[86:87], v[88:89]
7FF0  v_pk_add_f32 v[24:25], v[86:87], v[88:89] neg_lo:[0,1] neg_hi:[0,1]
7FF8  s_waitcnt lgkmcnt(9)
7FFC  v_pk_add_f32 v[26:27], v[90:91], v[92:93]
8004  v_pk_add_f32 v[28:29], v[90:91], v[92:93] neg_lo:[0,1] neg_hi:[0,1]
800C  s_waitcnt lgkmcnt(8)
8010  v_pk_add_f32 v[30:31], v[94:95], v[96:97]
8018  v_pk_add_f32 v[32:33], v[94:95], v[96:97] neg_lo:[0,1] neg_hi:[0,1]
8020  s_waitcnt lgkmcnt(7)
8024  v_pk_add_f32 v[34:35], v[98:99], v[100:101]
802C  v_pk_add_f32 v[36:37], v[98:99], v[100:101] neg_lo:[0,1] neg_hi:[0,1]
8034  s_waitcnt lgkmcnt(6)
8038  v_pk_add_f32 v[38:39], v[102:103], v[104:105]
8040  v_pk_add_f32 v[40:41], v[102:103], v[104:105] neg_lo:[0,1] neg_hi:[0,1]
8048  s_waitcnt lgkmcnt(5)
804C  v_pk_add_f32 v[42:43], v[106:107], v[108:109]
8054  v_pk_add_f32 v[44:45], v[106:107], v[108:109] neg_lo:[0,1] neg_hi:[0,1]
805C  s_waitcnt lgkmcnt(4)
8060  v_pk_add_f32 v[46:47], v[110:111], v[112:113]
8068  v_pk_add_f32 v[48:49], v[110:111], v[112:113] neg_lo:[0,1] neg_hi:[0,1]
8070  s_waitcnt lgkmcnt(3)
8074  v_pk_add_f32 v[50:51], v[114:115], v[116:117]
807C  v_pk_add_f32 v[52:53], v[114:115], v[116:117] neg_lo:[0,1] neg_hi:[0,1]
8084  s_waitcnt lgkmcnt(2)
8088  v_pk_add_f32 v[54:55], v[118:119], v[120:121]
8090  v_pk_add_f32 v[56:57], v[118:119], v[120:121] neg_lo:[0,1] neg_hi:[0,1]
8098  s_waitcnt lgkmcnt(1)
809C  v_pk_add_f32 v[58:59], v[122:123], v[124:125]
80A4  v_pk_add_f32 v[60:61], v[122:123], v[124:125] neg_lo:[0,1] neg_hi:[0,1]
80AC  s_waitcnt lgkmcnt(0)
80B0  v_pk_add_f32 v[62:63], v[126:127], v[128:129]
80B8  v_pk_add_f32 v[64:65], v[126:127], v[128:129] neg_lo:[0,1] neg_hi:[0,1]
80C0  v_pk_add_f32 v[66:67], v[2:3], v[6:7]
80C8  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
80D0  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
80D8  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
80E0  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
80E8  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
80F0  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
80F8  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8100  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
8108  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
8110  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
8118  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8120  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
8128  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
8130  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
8138  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
8140  v_pk_add_f32 v[32:33], v[34:35], v[38:39]
8148  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
8150  v_pk_add_f32 v[38:39], v[36:37], v[40:41]
8158  v_pk_add_f32 v[36:37], v[36:37], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
8160  v_pk_add_f32 v[40:41], v[42:43], v[46:47]
8168  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
8170  v_pk_add_f32 v[46:47], v[44:45], v[48:49]
8178  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
8180  v_pk_add_f32 v[48:49], v[50:51], v[54:55]
8188  v_pk_add_f32 v[50:51], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
8190  v_pk_add_f32 v[54:55], v[52:53], v[56:57]
8198  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
81A0  v_pk_add_f32 v[56:57], v[58:59], v[62:63]
81A8  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
81B0  v_pk_add_f32 v[62:63], v[60:61], v[64:65]
81B8  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
81C0  v_pk_add_f32 v[64:65], v[66:67], v[8:9]
81C8  v_pk_add_f32 v[8:9], v[66:67], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
81D0  v_pk_add_f32 v[66:67], v[6:7], v[14:15]
81D8  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
81E0  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
81E8  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
81F0  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
81F8  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
8200  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
8208  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
8210  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
8218  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
8220  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
8228  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8230  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
8238  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
8240  v_pk_add_f32 v[28:29], v[32:33], v[40:41]
8248  v_pk_add_f32 v[32:33], v[32:33], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
8250  v_pk_add_f32 v[40:41], v[38:39], v[46:47]
8258  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
8260  v_pk_add_f32 v[46:47], v[34:35], v[42:43]
8268  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
8270  v_pk_add_f32 v[42:43], v[36:37], v[44:45]
8278  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
8280  v_pk_add_f32 v[44:45], v[48:49], v[56:57]
8288  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
8290  v_pk_add_f32 v[56:57], v[54:55], v[62:63]
8298  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
82A0  v_pk_add_f32 v[62:63], v[50:51], v[58:59]
82A8  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
82B0  v_pk_add_f32 v[58:59], v[52:53], v[60:61]
82B8  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
82C0  v_pk_add_f32 v[60:61], v[64:65], v[12:13]
82C8  v_pk_add_f32 v[68:69], v[66:67], v[24:25]
82D0  s_mov_b32 s4, 0x3e800000
82D8  v_pk_add_f32 v[12:13], v[64:65], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
82E0  v_pk_add_f32 v[24:25], v[66:67], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
82E8  v_pk_add_f32 v[66:67], v[14:15], v[30:31]
82F0  v_pk_add_f32 v[70:71], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
82F8  v_pk_add_f32 v[14:15], v[10:11], v[26:27]
8300  v_pk_add_f32 v[30:31], v[8:9], v[16:17]
8308  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
8310  v_pk_add_f32 v[16:17], v[6:7], v[22:23]
8318  v_pk_add_f32 v[6:7], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
8320  v_pk_mul_f32 v[64:65], v[60:61], s[4:5] op_sel_hi:[1,0]
8328  v_pk_mul_f32 v[22:23], v[68:69], s[4:5] op_sel_hi:[1,0]
8330  v_pk_add_f32 v[10:11], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
8338  v_pk_add_f32 v[72:73], v[2:3], v[18:19]
8340  v_pk_add_f32 v[2:3], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
8348  v_pk_add_f32 v[18:19], v[4:5], v[20:21]
8350  v_pk_add_f32 v[4:5], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
8358  v_pk_add_f32 v[20:21], v[28:29], v[44:45]
8360  v_pk_add_f32 v[74:75], v[28:29], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
8368  v_pk_add_f32 v[44:45], v[40:41], v[56:57]
8370  v_pk_add_f32 v[76:77], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
8378  v_pk_add_f32 v[40:41], v[46:47], v[62:63]
8380  v_pk_add_f32 v[78:79], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
8388  v_pk_mul_f32 v[62:63], v[66:67], s[4:5] op_sel_hi:[1,0]
8390  v_pk_mul_f32 v[26:27], v[14:15], s[4:5] op_sel_hi:[1,0]
8398  v_and_b32_e32 v140, 0x7fffffff, v64
83A0  v_and_b32_e32 v139, 0x7fffffff, v22
83A8  v_pk_mul_f32 v[60:61], v[30:31], s[4:5] op_sel_hi:[1,0]
83B0  v_pk_mul_f32 v[30:31], v[16:17], s[4:5] op_sel_hi:[1,0]
83B8  v_max_u32_e32 v66, v139, v140
83BC  v_and_b32_e32 v138, 0x7fffffff, v62
83C4  v_and_b32_e32 v137, 0x7fffffff, v26
83CC  v_pk_add_f32 v[80:81], v[42:43], v[58:59]
83D4  v_pk_add_f32 v[82:83], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
83DC  v_pk_add_f32 v[42:43], v[32:33], v[48:49]
83E4  v_pk_add_f32 v[84:85], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
83EC  v_pk_mul_f32 v[58:59], v[72:73], s[4:5] op_sel_hi:[1,0]
83F4  v_pk_mul_f32 v[32:33], v[18:19], s[4:5] op_sel_hi:[1,0]
83FC  v_max3_u32 v66, v137, v138, v66
8404  v_and_b32_e32 v129, 0x7fffffff, v60
840C  v_and_b32_e32 v128, 0x7fffffff, v30
8414  v_pk_mul_f32 v[56:57], v[12:13], s[4:5] op_sel_hi:[1,0]
841C  v_pk_mul_f32 v[14:15], v[24:25], s[4:5] op_sel_hi:[1,0]
8424  v_max3_u32 v66, v128, v129, v66
842C  v_and_b32_e32 v127, 0x7fffffff, v58
8434  v_and_b32_e32 v126, 0x7fffffff, v32
843C  v_pk_add_f32 v[86:87], v[38:39], v[54:55]
8444  v_pk_add_f32 v[88:89], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
844C  v_pk_mul_f32 v[54:55], v[70:71], s[4:5] op_sel_hi:[1,0]
8454  v_pk_mul_f32 v[18:19], v[10:11], s[4:5] op_sel_hi:[1,0]
845C  v_max3_u32 v66, v126, v127, v66
8464  v_and_b32_e32 v125, 0x7fffffff, v56
846C  v_and_b32_e32 v124, 0x7fffffff, v14
8474  v_pk_add_f32 v[90:91], v[36:37], v[52:53]
847C  v_pk_add_f32 v[92:93], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
8484  v_pk_mul_f32 v[52:53], v[8:9], s[4:5] op_sel_hi:[1,0]
848C  v_pk_mul_f32 v[24:25], v[6:7], s[4:5] op_sel_hi:[1,0]
8494  v_max3_u32 v66, v124, v125, v66
849C  v_and_b32_e32 v123, 0x7fffffff, v54
84A4  v_and_b32_e32 v122, 0x7fffffff, v18
84AC  v_pk_add_f32 v[38:39], v[34:35], v[50:51]
84B4  v_pk_add_f32 v[34:35], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
84BC  v_pk_mul_f32 v[50:51], v[2:3], s[4:5] op_sel_hi:[1,0]
84C4  v_pk_mul_f32 v[28:29], v[4:5], s[4:5] op_sel_hi:[1,0]
84CC  v_max3_u32 v66, v122, v123, v66
84D4  v_and_b32_e32 v121, 0x7fffffff, v52
84DC  v_and_b32_e32 v120, 0x7fffffff, v24
84E4  v_pk_mul_f32 v[48:49], v[20:21], s[4:5] op_sel_hi:[1,0]
84EC  v_pk_mul_f32 v[8:9], v[44:45], s[4:5] op_sel_hi:[1,0]
84F4  v_max3_u32 v66, v120, v121, v66
84FC  v_and_b32_e32 v119, 0x7fffffff, v50
8504  v_and_b32_e32 v118, 0x7fffffff, v28
850C  v_pk_mul_f32 v[46:47], v[40:41], s[4:5] op_sel_hi:[1,0]
8514  v_pk_mul_f32 v[12:13], v[80:81], s[4:5] op_sel_hi:[1,0]
851C  v_max3_u32 v66, v118, v119, v66
8524  v_and_b32_e32 v117, 0x7fffffff, v48
852C  v_and_b32_e32 v116, 0x7fffffff, v8
8534  v_pk_mul_f32 v[44:45], v[42:43], s[4:5] op_sel_hi:[1,0]
853C  v_pk_mul_f32 v[16:17], v[86:87], s[4:5] op_sel_hi:[1,0]
8544  v_max3_u32 v66, v116, v117, v66
854C  v_and_b32_e32 v115, 0x7fffffff, v46
8554  v_and_b32_e32 v114, 0x7fffffff, v12
855C  v_pk_mul_f32 v[42:43], v[38:39], s[4:5] op_sel_hi:[1,0]
8564  v_pk_mul_f32 v[20:21], v[90:91], s[4:5] op_sel_hi:[1,0]
856C  v_max3_u32 v66, v114, v115, v66
8574  v_and_b32_e32 v113, 0x7fffffff, v44
857C  v_and_b32_e32 v112, 0x7fffffff, v16
8584  v_pk_mul_f32 v[40:41], v[74:75], s[4:5] op_sel_hi:[1,0]
858C  v_pk_mul_f32 v[2:3], v[76:77], s[4:5] op_sel_hi:[1,0]
8594  v_max3_u32 v66, v112, v113, v66
859C  v_and_b32_e32 v111, 0x7fffffff, v42
85A4  v_and_b32_e32 v110, 0x7fffffff, v20
85AC  v_pk_mul_f32 v[38:39], v[78:79], s[4:5] op_sel_hi:[1,0]
85B4  v_pk_mul_f32 v[4:5], v[82:83], s[4:5] op_sel_hi:[1,0]
85BC  v_max3_u32 v66, v110, v111, v66
85C4  v_and_b32_e32 v109, 0x7fffffff, v40
85CC  v_and_b32_e32 v108, 0x7fffffff, v2
85D4  v_pk_mul_f32 v[36:37], v[84:85], s[4:5] op_sel_hi:[1,0]
85DC  v_pk_mul_f32 v[6:7], v[88:89], s[4:5] op_sel_hi:[1,0]
85E4  v_max3_u32 v66, v108, v109, v66
85EC  v_and_b32_e32 v107, 0x7fffffff, v38
85F4  v_and_b32_e32 v106, 0x7fffffff, v4
85FC  v_pk_mul_f32 v[34:35], v[34:35], s[4:5] op_sel_hi:[1,0]
8604  v_pk_mul_f32 v[10:11], v[92:93], s[4:5] op_sel_hi:[1,0]
860C  v_max3_u32 v66, v106, v107, v66
8614  v_and_b32_e32 v105, 0x7fffffff, v36
861C  v_and_b32_e32 v104, 0x7fffffff, v6
8624  v_max3_u32 v66, v104, v105, v66
862C  v_and_b32_e32 v103, 0x7fffffff, v34
8634  v_and_b32_e32 v102, 0x7fffffff, v10
863C  v_max3_u32 v141, v102, v103, v66
8644  s_mov_b32 s4, 0x7f7fffff
864C  v_cmp_lt_u32_e32 vcc, s4, v141
8650  v_mov_b32_e32 v66, v64
8654  v_mov_b32_e32 v67, v22
8658  v_mov_b32_e32 v68, v62
865C  v_mov_b32_e32 v69, v26
8660  v_mov_b32_e32 v70, v60
8664  v_mov_b32_e32 v71, v30
8668  v_mov_b32_e32 v72, v58
866C  v_mov_b32_e32 v73, v32
8670  v_mov_b32_e32 v74, v56
8674  v_mov_b32_e32 v75, v14
8678  v_mov_b32_e32 v76, v54
867C  v_mov_b32_e32 v77, v18
8680  v_mov_b32_e32 v78, v52
8684  v_mov_b32_e32 v79, v24
8688  v_mov_b32_e32 v80, v50
868C  v_mov_b32_e32 v81, v28
8690  v_mov_b32_e32 v82, v48
8694  v_mov_b32_e32 v83, v8
8698  v_mov_b32_e32 v84, v46
869C  v_mov_b32_e32 v85, v12
86A0  v_mov_b32_e32 v86, v44
86A4  v_mov_b32_e32 v87, v16
86A8  v_mov_b32_e32 v88, v42
86AC  v_mov_b32_e32 v89, v20
86B0  v_mov_b32_e32 v90, v40
86B4  v_mov_b32_e32 v91, v2
86B8  v_mov_b32_e32 v92, v38
86BC  v_mov_b32_e32 v93, v4
86C0  v_mov_b32_e32 v94, v36
86C4  v_mov_b32_e32 v95, v6
86C8  v_mov_b32_e32 v96, v34
86CC  v_mov_b32_e32 v97, v10
86D0  v_mov_b32_e32 v98, 0
86D4  v_mov_b32_e32 v99, 0
86D8  v_mov_b32_e32 v100, 0
86DC  v_mov_b32_e32 v101, 0
86E0  s_and_saveexec_b64 s[4:5], vcc
86E4  s_cbranch_execz 585
86E8  v_sub_u32_e32 v66, 0x7f7fffff, v140
86F0  v_sub_u32_e32 v67, 0x7f800000, v140
86F8  v_sub_u32_e32 v70, 0x7f800000, v139
8700  v_sub_u32_e32 v69, 0x7f7fffff, v139
8708  v_lshrrev_b32_e32 v72, 31, v67
870C  v_ashrrev_i32_e32 v68, 31, v66
8710  v_lshrrev_b32_e32 v66, 31, v66
8714  v_lshrrev_b32_e32 v70, 31, v70
8718  v_add_u32_e32 v74, -1, v72
871C  v_add_u32_e32 v73, -1, v70
8720  v_lshrrev_b32_e32 v71, 31, v69
8724  v_and_b32_e32 v75, 0x80000000, v74
872C  v_add_u32_e32 v66, -1, v66
8730  v_and_b32_e32 v68, 7, v68
8734  v_and_b32_e32 v67, 0x80000000, v73
873C  v_add_u32_e32 v71, -1, v71
8740  v_bitop3_b32 v66, v75, v64, v66 bitop3:0xc8
8748  v_ashrrev_i32_e32 v64, 31, v69
874C  s_movk_i32 s6, 0x70
8750  v_bitop3_b32 v67, v67, v22, v71 bitop3:0xc8
8758  v_and_b32_e32 v22, v74, v140
875C  v_and_or_b32 v64, v64, s6, v68
8764  v_and_b32_e32 v68, v73, v139
8768  v_add_u32_e32 v70, v70, v72
876C  v_max_u32_e32 v22, v68, v22
8770  v_sub_u32_e32 v68, 0x7f7fffff, v138
8778  v_sub_u32_e32 v69, 0x7f800000, v138
8780  v_sub_u32_e32 v72, 0x7f800000, v137
8788  s_movk_i32 s7, 0x700
878C  v_ashrrev_i32_e32 v71, 31, v68
8790  v_lshrrev_b32_e32 v74, 31, v69
8794  v_and_or_b32 v64, v71, s7, v64
879C  v_sub_u32_e32 v71, 0x7f7fffff, v137
87A4  v_lshrrev_b32_e32 v68, 31, v68
87A8  v_lshrrev_b32_e32 v72, 31, v72
87AC  v_add_u32_e32 v76, -1, v74
87B0  v_add_u32_e32 v75, -1, v72
87B4  v_lshrrev_b32_e32 v73, 31, v71
87B8  v_and_b32_e32 v77, 0x80000000, v76
87C0  v_add_u32_e32 v68, -1, v68
87C4  v_and_b32_e32 v69, 0x80000000, v75
87CC  v_add_u32_e32 v73, -1, v73
87D0  v_bitop3_b32 v68, v77, v62, v68 bitop3:0xc8
87D8  v_ashrrev_i32_e32 v62, 31, v71
87DC  s_movk_i32 s12, 0x7000
87E0  v_bitop3_b32 v69, v69, v26, v73 bitop3:0xc8
87E8  v_and_b32_e32 v26, v76, v138
87EC  v_and_or_b32 v62, v62, s12, v64
87F4  v_add3_u32 v64, v74, v70, v72
87FC  v_and_b32_e32 v70, v75, v137
8800  v_max3_u32 v22, v70, v26, v22
8808  v_sub_u32_e32 v26, 0x7f7fffff, v129
8810  s_mov_b32 s13, 0x70000
8818  v_ashrrev_i32_e32 v71, 31, v26
881C  v_and_or_b32 v62, v71, s13, v62
8824  v_sub_u32_e32 v71, 0x7f800000, v128
882C  v_sub_u32_e32 v70, 0x7f800000, v129
8834  v_sub_u32_e32 v72, 0x7f7fffff, v128
883C  v_lshrrev_b32_e32 v26, 31, v26
8840  v_lshrrev_b32_e32 v75, 31, v71
8844  v_lshrrev_b32_e32 v73, 31, v72
8848  v_lshrrev_b32_e32 v74, 31, v70
884C  v_add_u32_e32 v76, -1, v75
8850  v_add_u32_e32 v77, -1, v74
8854  v_and_b32_e32 v71, 0x80000000, v76
885C  v_add_u32_e32 v73, -1, v73
8860  v_and_b32_e32 v70, 0x80000000, v77
8868  v_add_u32_e32 v26, -1, v26
886C  v_bitop3_b32 v71, v71, v30, v73 bitop3:0xc8
8874  v_ashrrev_i32_e32 v30, 31, v72
8878  s_mov_b32 s20, 0x700000
8880  v_bitop3_b32 v70, v70, v60, v26 bitop3:0xc8
8888  v_and_b32_e32 v26, v77, v129
888C  v_and_or_b32 v30, v30, s20, v62
8894  v_and_b32_e32 v62, v76, v128
8898  v_max3_u32 v22, v62, v26, v22
88A0  v_sub_u32_e32 v26, 0x7f7fffff, v127
88A8  v_add3_u32 v60, v74, v64, v75
88B0  v_sub_u32_e32 v62, 0x7f800000, v127
88B8  v_ashrrev_i32_e32 v64, 31, v26
88BC  s_mov_b32 s21, 0x7000000
88C4  v_sub_u32_e32 v72, 0x7f800000, v126
88CC  v_and_or_b32 v30, v64, s21, v30
88D4  v_sub_u32_e32 v64, 0x7f7fffff, v126
88DC  v_lshrrev_b32_e32 v62, 31, v62
88E0  v_lshrrev_b32_e32 v74, 31, v72
88E4  v_lshrrev_b32_e32 v73, 31, v64
88E8  v_add_u32_e32 v75, -1, v74
88EC  v_lshrrev_b32_e32 v26, 31, v26
88F0  v_add_u32_e32 v76, -1, v62
88F4  v_and_b32_e32 v77, 0x80000000, v75
88FC  v_add_u32_e32 v73, -1, v73
8900  v_and_b32_e32 v72, 0x80000000, v76
8908  v_add_u32_e32 v26, -1, v26
890C  v_bitop3_b32 v73, v77, v32, v73 bitop3:0xc8
8914  v_ashrrev_i32_e32 v32, 31, v64
8918  s_brev_b32 s22, 14
891C  v_bitop3_b32 v72, v72, v58, v26 bitop3:0xc8
8924  v_and_b32_e32 v26, v76, v127
8928  v_and_or_b32 v98, v32, s22, v30
8930  v_add3_u32 v30, v62, v60, v74
8938  v_and_b32_e32 v32, v75, v126
893C  v_sub_u32_e32 v62, 0x7f800000, v124
8944  v_max3_u32 v22, v32, v26, v22
894C  v_sub_u32_e32 v32, 0x7f800000, v125
8954  v_sub_u32_e32 v26, 0x7f7fffff, v125
895C  v_sub_u32_e32 v60, 0x7f7fffff, v124
8964  v_lshrrev_b32_e32 v62, 31, v62
8968  v_lshrrev_b32_e32 v32, 31, v32
896C  v_lshrrev_b32_e32 v64, 31, v60
8970  v_add_u32_e32 v76, -1, v62
8974  v_ashrrev_i32_e32 v58, 31, v26
8978  v_lshrrev_b32_e32 v26, 31, v26
897C  v_add_u32_e32 v77, -1, v32
8980  v_and_b32_e32 v75, 0x80000000, v76
8988  v_add_u32_e32 v64, -1, v64
898C  v_and_b32_e32 v74, 0x80000000, v77
8994  v_add_u32_e32 v26, -1, v26
8998  v_bitop3_b32 v75, v75, v14, v64 bitop3:0xc8
89A0  v_and_b32_e32 v14, v77, v125
89A4  v_add3_u32 v30, v32, v30, v62
89AC  v_and_b32_e32 v32, v76, v124
89B0  v_and_b32_e32 v58, 7, v58
89B4  v_bitop3_b32 v74, v74, v56, v26 bitop3:0xc8
89BC  v_ashrrev_i32_e32 v26, 31, v60
89C0  v_max3_u32 v14, v32, v14, v22
89C8  v_sub_u32_e32 v32, 0x7f800000, v123
89D0  v_and_or_b32 v26, v26, s6, v58
89D8  v_sub_u32_e32 v22, 0x7f7fffff, v123
89E0  v_sub_u32_e32 v58, 0x7f800000, v122
89E8  v_lshrrev_b32_e32 v32, 31, v32
89EC  v_ashrrev_i32_e32 v56, 31, v22
89F0  v_and_or_b32 v26, v56, s7, v26
89F8  v_sub_u32_e32 v56, 0x7f7fffff, v122
8A00  v_lshrrev_b32_e32 v22, 31, v22
8A04  v_lshrrev_b32_e32 v58, 31, v58
8A08  v_add_u32_e32 v64, -1, v32
8A0C  v_add_u32_e32 v62, -1, v58
8A10  v_lshrrev_b32_e32 v60, 31, v56
8A14  v_and_b32_e32 v76, 0x80000000, v64
8A1C  v_add_u32_e32 v22, -1, v22
8A20  v_and_b32_e32 v77, 0x80000000, v62
8A28  v_add_u32_e32 v60, -1, v60
8A2C  v_bitop3_b32 v76, v76, v54, v22 bitop3:0xc8
8A34  v_ashrrev_i32_e32 v22, 31, v56
8A38  v_bitop3_b32 v77, v77, v18, v60 bitop3:0xc8
8A40  v_and_b32_e32 v18, v64, v123
8A44  v_and_or_b32 v22, v22, s12, v26
8A4C  v_add3_u32 v26, v32, v30, v58
8A54  v_and_b32_e32 v30, v62, v122
8A58  v_max3_u32 v14, v30, v18, v14
8A60  v_sub_u32_e32 v18, 0x7f7fffff, v121
8A68  v_sub_u32_e32 v54, 0x7f800000, v120
8A70  v_sub_u32_e32 v30, 0x7f800000, v121
8A78  v_ashrrev_i32_e32 v32, 31, v18
8A7C  v_and_or_b32 v22, v32, s13, v22
8A84  v_sub_u32_e32 v32, 0x7f7fffff, v120
8A8C  v_lshrrev_b32_e32 v54, 31, v54
8A90  v_lshrrev_b32_e32 v30, 31, v30
8A94  v_lshrrev_b32_e32 v56, 31, v32
8A98  v_add_u32_e32 v58, -1, v54
8A9C  v_lshrrev_b32_e32 v18, 31, v18
8AA0  v_add_u32_e32 v60, -1, v30
8AA4  v_and_b32_e32 v64, 0x80000000, v58
8AAC  v_add_u32_e32 v56, -1, v56
8AB0  v_and_b32_e32 v62, 0x80000000, v60
8AB8  v_add_u32_e32 v18, -1, v18
8ABC  v_bitop3_b32 v79, v64, v24, v56 bitop3:0xc8
8AC4  v_ashrrev_i32_e32 v24, 31, v32
8AC8  v_bitop3_b32 v78, v62, v52, v18 bitop3:0xc8
8AD0  v_and_b32_e32 v18, v60, v121
8AD4  v_and_or_b32 v22, v24, s20, v22
8ADC  v_add3_u32 v24, v30, v26, v54
8AE4  v_and_b32_e32 v26, v58, v120
8AE8  v_max3_u32 v14, v26, v18, v14
8AF0  v_sub_u32_e32 v18, 0x7f7fffff, v119
8AF8  v_sub_u32_e32 v32, 0x7f800000, v118
8B00  v_sub_u32_e32 v26, 0x7f800000, v119
8B08  v_ashrrev_i32_e32 v30, 31, v18
8B0C  v_and_or_b32 v22, v30, s21, v22
8B14  v_sub_u32_e32 v30, 0x7f7fffff, v118
8B1C  v_lshrrev_b32_e32 v32, 31, v32
8B20  v_lshrrev_b32_e32 v26, 31, v26
8B24  v_lshrrev_b32_e32 v52, 31, v30
8B28  v_add_u32_e32 v54, -1, v32
8B2C  v_lshrrev_b32_e32 v18, 31, v18
8B30  v_add_u32_e32 v56, -1, v26
8B34  v_and_b32_e32 v60, 0x80000000, v54
8B3C  v_add_u32_e32 v52, -1, v52
8B40  v_and_b32_e32 v58, 0x80000000, v56
8B48  v_add_u32_e32 v18, -1, v18
8B4C  v_bitop3_b32 v81, v60, v28, v52 bitop3:0xc8
8B54  v_ashrrev_i32_e32 v28, 31, v30
8B58  v_bitop3_b32 v80, v58, v50, v18 bitop3:0xc8
8B60  v_and_b32_e32 v18, v56, v119
8B64  v_and_or_b32 v99, v28, s22, v22
8B6C  v_add3_u32 v22, v26, v24, v32
8B74  v_and_b32_e32 v24, v54, v118
8B78  v_sub_u32_e32 v30, 0x7f800000, v116
8B80  v_max3_u32 v14, v24, v18, v14
8B88  v_sub_u32_e32 v24, 0x7f800000, v117
8B90  v_sub_u32_e32 v28, 0x7f7fffff, v116
8B98  v_lshrrev_b32_e32 v30, 31, v30
8B9C  v_sub_u32_e32 v18, 0x7f7fffff, v117
8BA4  v_lshrrev_b32_e32 v24, 31, v24
8BA8  v_lshrrev_b32_e32 v32, 31, v28
8BAC  v_add_u32_e32 v50, -1, v30
8BB0  v_add_u32_e32 v52, -1, v24
8BB4  v_and_b32_e32 v56, 0x80000000, v50
8BBC  v_add_u32_e32 v32, -1, v32
8BC0  v_ashrrev_i32_e32 v26, 31, v18
8BC4  v_lshrrev_b32_e32 v18, 31, v18
8BC8  v_bitop3_b32 v83, v56, v8, v32 bitop3:0xc8
8BD0  v_and_b32_e32 v8, v52, v117
8BD4  v_add3_u32 v22, v24, v22, v30
8BDC  v_and_b32_e32 v24, v50, v116
8BE0  v_and_b32_e32 v54, 0x80000000, v52
8BE8  v_add_u32_e32 v18, -1, v18
8BEC  v_max3_u32 v8, v24, v8, v14
8BF4  v_sub_u32_e32 v24, 0x7f800000, v115
8BFC  v_and_b32_e32 v26, 7, v26
8C00  v_bitop3_b32 v82, v54, v48, v18 bitop3:0xc8
8C08  v_ashrrev_i32_e32 v18, 31, v28
8C0C  v_sub_u32_e32 v14, 0x7f7fffff, v115
8C14  v_sub_u32_e32 v28, 0x7f800000, v114
8C1C  v_and_or_b32 v18, v18, s6, v26
8C24  v_lshrrev_b32_e32 v24, 31, v24
8C28  v_ashrrev_i32_e32 v26, 31, v14
8C2C  v_and_or_b32 v18, v26, s7, v18
8C34  v_sub_u32_e32 v26, 0x7f7fffff, v114
8C3C  v_lshrrev_b32_e32 v14, 31, v14
8C40  v_lshrrev_b32_e32 v28, 31, v28
8C44  v_add_u32_e32 v48, -1, v24
8C48  v_add_u32_e32 v32, -1, v28
8C4C  v_lshrrev_b32_e32 v30, 31, v26
8C50  v_and_b32_e32 v50, 0x80000000, v48
8C58  v_add_u32_e32 v14, -1, v14
8C5C  v_and_b32_e32 v52, 0x80000000, v32
8C64  v_add_u32_e32 v30, -1, v30
8C68  v_bitop3_b32 v84, v50, v46, v14 bitop3:0xc8
8C70  v_ashrrev_i32_e32 v14, 31, v26
8C74  v_bitop3_b32 v85, v52, v12, v30 bitop3:0xc8
8C7C  v_and_b32_e32 v12, v48, v115
8C80  v_and_or_b32 v14, v14, s12, v18
8C88  v_add3_u32 v18, v24, v22, v28
8C90  v_and_b32_e32 v22, v32, v114
8C94  v_max3_u32 v8, v22, v12, v8
8C9C  v_sub_u32_e32 v12, 0x7f7fffff, v113
8CA4  v_sub_u32_e32 v26, 0x7f800000, v112
8CAC  v_sub_u32_e32 v22, 0x7f800000, v113
8CB4  v_ashrrev_i32_e32 v24, 31, v12
8CB8  v_and_or_b32 v14, v24, s13, v14
8CC0  v_sub_u32_e32 v24, 0x7f7fffff, v112
8CC8  v_lshrrev_b32_e32 v26, 31, v26
8CCC  v_lshrrev_b32_e32 v22, 31, v22
8CD0  v_lshrrev_b32_e32 v28, 31, v24
8CD4  v_add_u32_e32 v30, -1, v26
8CD8  v_lshrrev_b32_e32 v12, 31, v12
8CDC  v_add_u32_e32 v32, -1, v22
8CE0  v_and_b32_e32 v48, 0x80000000, v30
8CE8  v_add_u32_e32 v28, -1, v28
8CEC  v_and_b32_e32 v46, 0x80000000, v32
8CF4  v_add_u32_e32 v12, -1, v12
8CF8  v_bitop3_b32 v87, v48, v16, v28 bitop3:0xc8
8D00  v_ashrrev_i32_e32 v16, 31, v24
8D04  v_bitop3_b32 v86, v46, v44, v12 bitop3:0xc8
8D0C  v_and_b32_e32 v12, v32, v113
8D10  v_and_or_b32 v14, v16, s20, v14
8D18  v_add3_u32 v16, v22, v18, v26
8D20  v_and_b32_e32 v18, v30, v112
8D24  v_max3_u32 v8, v18, v12, v8
8D2C  v_sub_u32_e32 v12, 0x7f7fffff, v111
8D34  v_sub_u32_e32 v24, 0x7f800000, v110
8D3C  v_sub_u32_e32 v18, 0x7f800000, v111
8D44  v_ashrrev_i32_e32 v22, 31, v12
8D48  v_and_or_b32 v14, v22, s21, v14
8D50  v_sub_u32_e32 v22, 0x7f7fffff, v110
8D58  v_lshrrev_b32_e32 v24, 31, v24
8D5C  v_lshrrev_b32_e32 v18, 31, v18
8D60  v_lshrrev_b32_e32 v26, 31, v22
8D64  v_add_u32_e32 v28, -1, v24
8D68  v_lshrrev_b32_e32 v12, 31, v12
8D6C  v_add_u32_e32 v30, -1, v18
8D70  v_and_b32_e32 v44, 0x80000000, v28
8D78  v_add_u32_e32 v26, -1, v26
8D7C  v_and_b32_e32 v32, 0x80000000, v30
8D84  v_add_u32_e32 v12, -1, v12
8D88  v_bitop3_b32 v89, v44, v20, v26 bitop3:0xc8
8D90  v_ashrrev_i32_e32 v20, 31, v22
8D94  v_bitop3_b32 v88, v32, v42, v12 bitop3:0xc8
8D9C  v_and_b32_e32 v12, v30, v111
8DA0  v_and_or_b32 v100, v20, s22, v14
8DA8  v_add3_u32 v14, v18, v16, v24
8DB0  v_and_b32_e32 v16, v28, v110
8DB4  v_sub_u32_e32 v22, 0x7f800000, v108
8DBC  v_max3_u32 v8, v16, v12, v8
8DC4  v_sub_u32_e32 v16, 0x7f800000, v109
8DCC  v_sub_u32_e32 v20, 0x7f7fffff, v108
8DD4  v_lshrrev_b32_e32 v22, 31, v22
8DD8  v_sub_u32_e32 v12, 0x7f7fffff, v109
8DE0  v_lshrrev_b32_e32 v16, 31, v16
8DE4  v_lshrrev_b32_e32 v24, 31, v20
8DE8  v_add_u32_e32 v26, -1, v22
8DEC  v_add_u32_e32 v28, -1, v16
8DF0  v_and_b32_e32 v32, 0x80000000, v26
8DF8  v_add_u32_e32 v24, -1, v24
8DFC  v_ashrrev_i32_e32 v18, 31, v12
8E00  v_lshrrev_b32_e32 v12, 31, v12
8E04  v_bitop3_b32 v91, v32, v2, v24 bitop3:0xc8
8E0C  v_and_b32_e32 v2, v28, v109
8E10  v_add3_u32 v14, v16, v14, v22
8E18  v_and_b32_e32 v16, v26, v108
8E1C  v_and_b32_e32 v30, 0x80000000, v28
8E24  v_add_u32_e32 v12, -1, v12
8E28  v_max3_u32 v2, v16, v2, v8
8E30  v_sub_u32_e32 v16, 0x7f800000, v107
8E38  v_and_b32_e32 v18, 7, v18
8E3C  v_bitop3_b32 v90, v30, v40, v12 bitop3:0xc8
8E44  v_ashrrev_i32_e32 v12, 31, v20
8E48  v_sub_u32_e32 v8, 0x7f7fffff, v107
8E50  v_sub_u32_e32 v20, 0x7f800000, v106
8E58  v_and_or_b32 v12, v12, s6, v18
8E60  v_lshrrev_b32_e32 v16, 31, v16
8E64  v_ashrrev_i32_e32 v18, 31, v8
8E68  v_and_or_b32 v12, v18, s7, v12
8E70  v_sub_u32_e32 v18, 0x7f7fffff, v106
8E78  v_lshrrev_b32_e32 v8, 31, v8
8E7C  v_lshrrev_b32_e32 v20, 31, v20
8E80  v_add_u32_e32 v26, -1, v16
8E84  v_add_u32_e32 v24, -1, v20
8E88  v_lshrrev_b32_e32 v22, 31, v18
8E8C  v_and_b32_e32 v28, 0x80000000, v26
8E94  v_add_u32_e32 v8, -1, v8
8E98  v_and_b32_e32 v30, 0x80000000, v24
8EA0  v_add_u32_e32 v22, -1, v22
8EA4  v_bitop3_b32 v92, v28, v38, v8 bitop3:0xc8
8EAC  v_ashrrev_i32_e32 v8, 31, v18
8EB0  v_bitop3_b32 v93, v30, v4, v22 bitop3:0xc8
8EB8  v_and_b32_e32 v4, v26, v107
8EBC  v_and_or_b32 v8, v8, s12, v12
8EC4  v_add3_u32 v12, v16, v14, v20
8ECC  v_and_b32_e32 v14, v24, v106
8ED0  v_max3_u32 v2, v14, v4, v2
8ED8  v_sub_u32_e32 v4, 0x7f7fffff, v105
8EE0  v_sub_u32_e32 v18, 0x7f800000, v104
8EE8  v_sub_u32_e32 v14, 0x7f800000, v105
8EF0  v_ashrrev_i32_e32 v16, 31, v4
8EF4  v_and_or_b32 v8, v16, s13, v8
8EFC  v_sub_u32_e32 v16, 0x7f7fffff, v104
8F04  v_lshrrev_b32_e32 v18, 31, v18
8F08  v_lshrrev_b32_e32 v14, 31, v14
8F0C  v_lshrrev_b32_e32 v20, 31, v16
8F10  v_add_u32_e32 v22, -1, v18
8F14  v_lshrrev_b32_e32 v4, 31, v4
8F18  v_add_u32_e32 v24, -1, v14
8F1C  v_and_b32_e32 v28, 0x80000000, v22
8F24  v_add_u32_e32 v20, -1, v20
8F28  v_and_b32_e32 v26, 0x80000000, v24
8F30  v_add_u32_e32 v4, -1, v4
8F34  v_bitop3_b32 v95, v28, v6, v20 bitop3:0xc8
8F3C  v_ashrrev_i32_e32 v6, 31, v16
8F40  v_bitop3_b32 v94, v26, v36, v4 bitop3:0xc8
8F48  v_and_b32_e32 v4, v24, v105
8F4C  v_and_or_b32 v6, v6, s20, v8
8F54  v_add3_u32 v8, v14, v12, v18
8F5C  v_and_b32_e32 v12, v22, v104
8F60  v_max3_u32 v2, v12, v4, v2
8F68  v_sub_u32_e32 v4, 0x7f7fffff, v103
8F70  v_sub_u32_e32 v16, 0x7f800000, v102
8F78  v_sub_u32_e32 v12, 0x7f800000, v103
8F80  v_ashrrev_i32_e32 v14, 31, v4
8F84  v_and_or_b32 v6, v14, s21, v6
8F8C  v_sub_u32_e32 v14, 0x7f7fffff, v102
8F94  v_lshrrev_b32_e32 v16, 31, v16
8F98  v_lshrrev_b32_e32 v12, 31, v12
8F9C  v_lshrrev_b32_e32 v18, 31, v14
8FA0  v_add_u32_e32 v20, -1, v16
8FA4  v_lshrrev_b32_e32 v4, 31, v4
8FA8  v_add_u32_e32 v22, -1, v12
8FAC  v_and_b32_e32 v26, 0x80000000, v20
8FB4  v_add_u32_e32 v18, -1, v18
8FB8  v_and_b32_e32 v24, 0x80000000, v22
8FC0  v_add_u32_e32 v4, -1, v4
8FC4  v_bitop3_b32 v97, v26, v10, v18 bitop3:0xc8
8FCC  v_ashrrev_i32_e32 v10, 31, v14
8FD0  v_bitop3_b32 v96, v24, v34, v4 bitop3:0xc8
8FD8  v_and_b32_e32 v4, v22, v103
8FDC  v_and_or_b32 v101, v10, s22, v6
8FE4  v_add3_u32 v6, v12, v8, v16
8FEC  v_and_b32_e32 v8, v20, v102
8FF0  v_max3_u32 v2, v8, v4, v2
8FF8  v_mov_b32_e32 v4, 0x7f800000
9000  v_cmp_ne_u32_e32 vcc, 32, v6
9004  s_nop 1
9008  v_cndmask_b32_e32 v141, v4, v2, vcc
900C  s_or_b64 exec, exec, s[4:5]
9010  v_cmp_ne_u32_e32 vcc, 0, v141
9014  v_mov_b32_e32 v34, 0x7f
901C  s_and_saveexec_b64 s[4:5], vcc
9020  s_cbranch_execz 15
9024  v_add_u32_e32 v2, s8, v141
9028  s_mov_b32 s6, 0x17fffff
9030  v_lshrrev_b32_e32 v4, 23, v2
9034  v_add_u32_e32 v4, -2, v4
9038  v_cmp_lt_u32_e32 vcc, s6, v2
903C  s_mov_b32 s6, 0x7f800000
9044  s_nop 0
9048  v_cndmask_b32_e32 v2, 0, v4, vcc
904C  v_cmp_eq_u32_e32 vcc, s6, v141
9050  v_mov_b32_e32 v4, 0xfe
9058  s_and_b64 vcc, s[18:19], vcc
905C  v_cndmask_b32_e32 v34, v2, v4, vcc
9060  s_or_b64 exec, exec, s[4:5]
9064  v_cmp_eq_u32_e32 vcc, 0, v34
9068  s_cbranch_vccz 38
906C  s_nop 0
9070  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
9078  v_pk_mul_f32 v[66:67], v[2:3], v[66:67] op_sel_hi:[0,1]
9080  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
9088  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
9090  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
9098  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
90A0  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
90A8  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
90B0  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
90B8  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
90C0  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
90C8  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
90D0  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
90D8  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
90E0  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
90E8  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
90F0  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
90F8  v_max_u32_e32 v2, 1, v34
90FC  s_branch 2
9100  s_branch 64383
9104  v_mov_b32_e32 v2, v34
9108  v_mov_b32_e32 v36, 0
910C  v_mov_b32_e32 v50, 0
9110  v_lshlrev_b32_e32 v2, 23, v2
9114  v_mov_b32_e32 v38, 0
9118  v_mov_b32_e32 v40, 0
911C  v_mov_b32_e32 v42, 0
9120  v_mov_b32_e32 v44, 0
9124  v_mov_b32_e32 v46, 0
9128  v_mov_b32_e32 v48, 0
912C  v_cvt_scalef32_pk_fp4_f32 v36, v90, v91, v2
9134  v_cvt_scalef32_pk_fp4_f32 v50, v94, v95, v2 op_sel:[0,0,0,1]
913C  v_cvt_scalef32_pk_fp4_f32 v36, v92, v93, v2 op_sel:[0,0,1,0]
9144  v_cvt_scalef32_pk_fp4_f32 v50, v96, v97, v2 op_sel:[0,0,1,1]
914C  s_nop 0
9150  v_and_b32_e32 v94, 0x7fffffff, v65
9158  v_and_b32_e32 v93, 0x7fffffff, v23
9160  v_cvt_scalef32_pk_fp4_f32 v38, v66, v67, v2
9168  v_cvt_scalef32_pk_fp4_f32 v40, v70, v71, v2 op_sel:[0,0,0,1]
9170  v_cvt_scalef32_pk_fp4_f32 v38, v68, v69, v2 op_sel:[0,0,1,0]
9178  v_cvt_scalef32_pk_fp4_f32 v40, v72, v73, v2 op_sel:[0,0,1,1]
9180  s_nop 0
9184  v_cvt_scalef32_pk_fp4_f32 v42, v74, v75, v2
918C  v_cvt_scalef32_pk_fp4_f32 v44, v78, v79, v2 op_sel:[0,0,0,1]
9194  v_cvt_scalef32_pk_fp4_f32 v42, v76, v77, v2 op_sel:[0,0,1,0]
919C  v_cvt_scalef32_pk_fp4_f32 v44, v80, v81, v2 op_sel:[0,0,1,1]
91A4  s_nop 0
91A8  v_cvt_scalef32_pk_fp4_f32 v46, v82, v83, v2
91B0  v_cvt_scalef32_pk_fp4_f32 v48, v86, v87, v2 op_sel:[0,0,0,1]
91B8  v_cvt_scalef32_pk_fp4_f32 v46, v84, v85, v2 op_sel:[0,0,1,0]
91C0  v_cvt_scalef32_pk_fp4_f32 v48, v88, v89, v2 op_sel:[0,0,1,1]
91C8  s_nop 0
91CC  v_max_u32_e32 v2, v93, v94
91D0  v_and_b32_e32 v92, 0x7fffffff, v63
91D8  v_and_b32_e32 v91, 0x7fffffff, v27
91E0  v_max3_u32 v2, v91, v92, v2
91E8  v_and_b32_e32 v90, 0x7fffffff, v61
91F0  v_and_b32_e32 v89, 0x7fffffff, v31
91F8  v_max3_u32 v2, v89, v90, v2
9200  v_and_b32_e32 v87, 0x7fffffff, v59
9208  v_and_b32_e32 v86, 0x7fffffff, v33
9210  v_max3_u32 v2, v86, v87, v2
9218  v_and_b32_e32 v85, 0x7fffffff, v57
9220  v_and_b32_e32 v84, 0x7fffffff, v15
9228  v_max3_u32 v2, v84, v85, v2
9230  v_and_b32_e32 v83, 0x7fffffff, v55
9238  v_and_b32_e32 v82, 0x7fffffff, v19
9240  v_max3_u32 v2, v82, v83, v2
9248  v_and_b32_e32 v81, 0x7fffffff, v53
9250  v_and_b32_e32 v80, 0x7fffffff, v25
9258  v_max3_u32 v2, v80, v81, v2
9260  v_and_b32_e32 v78, 0x7fffffff, v51
9268  v_and_b32_e32 v77, 0x7fffffff, v29
9270  v_max3_u32 v2, v77, v78, v2
9278  v_and_b32_e32 v76, 0x7fffffff, v49
9280  v_and_b32_e32 v75, 0x7fffffff, v9
9288  v_max3_u32 v2, v75, v76, v2
9290  v_and_b32_e32 v74, 0x7fffffff, v47
9298  v_and_b32_e32 v73, 0x7fffffff, v13
92A0  v_max3_u32 v2, v73, v74, v2
92A8  v_and_b32_e32 v72, 0x7fffffff, v45
92B0  v_and_b32_e32 v71, 0x7fffffff, v17
92B8  v_max3_u32 v2, v71, v72, v2
92C0  v_and_b32_e32 v69, 0x7fffffff, v43
92C8  v_and_b32_e32 v68, 0x7fffffff, v21
92D0  v_max3_u32 v2, v68, v69, v2
92D8  v_and_b32_e32 v67, 0x7fffffff, v41
92E0  v_and_b32_e32 v66, 0x7fffffff, v3
92E8  v_max3_u32 v2, v66, v67, v2
92F0  v_and_b32_e32 v64, 0x7fffffff, v39
92F8  v_and_b32_e32 v62, 0x7fffffff, v5
9300  v_max3_u32 v2, v62, v64, v2
9308  v_and_b32_e32 v60, 0x7fffffff, v37
9310  v_and_b32_e32 v58, 0x7fffffff, v7
9318  v_max3_u32 v2, v58, v60, v2
9320  v_and_b32_e32 v56, 0x7fffffff, v35
9328  v_and_b32_e32 v54, 0x7fffffff, v11
9330  v_max3_u32 v95, v54, v56, v2
9338  s_mov_b32 s4, 0x7f7fffff
9340  v_mov_b32_e32 v52, 0
9344  v_cmp_lt_u32_e32 vcc, s4, v95
9348  v_mov_b32_e32 v22, v65
934C  v_mov_b32_e32 v26, v63
9350  v_mov_b32_e32 v30, v61
9354  v_mov_b32_e32 v32, v59
9358  v_mov_b32_e32 v14, v57
935C  v_mov_b32_e32 v18, v55
9360  v_mov_b32_e32 v24, v53
9364  v_mov_b32_e32 v28, v51
9368  v_mov_b32_e32 v8, v49
936C  v_mov_b32_e32 v12, v47
9370  v_mov_b32_e32 v16, v45
9374  v_mov_b32_e32 v20, v43
9378  v_mov_b32_e32 v2, v41
937C  v_mov_b32_e32 v4, v39
9380  v_mov_b32_e32 v6, v37
9384  v_mov_b32_e32 v10, v35
9388  v_mov_b32_e32 v70, 0
938C  v_mov_b32_e32 v79, 0
9390  v_mov_b32_e32 v88, 0
9394  s_and_saveexec_b64 s[4:5], vcc
9398  s_cbranch_execz 585
939C  v_sub_u32_e32 v4, 0x7f800000, v94
93A4  v_sub_u32_e32 v2, 0x7f7fffff, v94
93AC  v_sub_u32_e32 v10, 0x7f800000, v93
93B4  v_sub_u32_e32 v8, 0x7f7fffff, v93
93BC  v_lshrrev_b32_e32 v4, 31, v4
93C0  v_ashrrev_i32_e32 v6, 31, v2
93C4  v_lshrrev_b32_e32 v2, 31, v2
93C8  v_lshrrev_b32_e32 v10, 31, v10
93CC  v_add_u32_e32 v16, -1, v4
93D0  v_and_b32_e32 v6, 7, v6
93D4  v_lshrrev_b32_e32 v12, 31, v8
93D8  v_add_u32_e32 v14, -1, v10
93DC  v_and_b32_e32 v18, 0x80000000, v16
93E4  v_add_u32_e32 v2, -1, v2
93E8  v_ashrrev_i32_e32 v8, 31, v8
93EC  s_movk_i32 s6, 0x70
93F0  v_bitop3_b32 v22, v18, v65, v2 bitop3:0xc8
93F8  v_and_b32_e32 v2, v16, v94
93FC  v_and_or_b32 v6, v8, s6, v6
9404  v_and_b32_e32 v8, v14, v93
9408  v_and_b32_e32 v20, 0x80000000, v14
9410  v_add_u32_e32 v12, -1, v12
9414  v_add_u32_e32 v4, v10, v4
9418  v_max_u32_e32 v2, v8, v2
941C  v_sub_u32_e32 v8, 0x7f7fffff, v92
9424  v_sub_u32_e32 v10, 0x7f800000, v92
942C  v_sub_u32_e32 v14, 0x7f800000, v91
9434  v_bitop3_b32 v23, v20, v23, v12 bitop3:0xc8
943C  s_movk_i32 s7, 0x700
9440  v_ashrrev_i32_e32 v12, 31, v8
9444  v_and_or_b32 v6, v12, s7, v6
944C  v_sub_u32_e32 v12, 0x7f7fffff, v91
9454  v_lshrrev_b32_e32 v10, 31, v10
9458  v_lshrrev_b32_e32 v14, 31, v14
945C  v_lshrrev_b32_e32 v8, 31, v8
9460  v_lshrrev_b32_e32 v16, 31, v12
9464  v_add_u32_e32 v18, -1, v14
9468  v_add_u32_e32 v20, -1, v10
946C  v_and_b32_e32 v24, 0x80000000, v20
9474  v_and_b32_e32 v26, 0x80000000, v18
947C  v_add_u32_e32 v8, -1, v8
9480  v_add_u32_e32 v16, -1, v16
9484  v_bitop3_b32 v27, v26, v27, v16 bitop3:0xc8
948C  v_bitop3_b32 v26, v24, v63, v8 bitop3:0xc8
9494  v_and_b32_e32 v8, v20, v92
9498  v_add3_u32 v4, v10, v4, v14
94A0  v_and_b32_e32 v10, v18, v91
94A4  v_max3_u32 v2, v10, v8, v2
94AC  v_sub_u32_e32 v10, 0x7f800000, v90
94B4  v_sub_u32_e32 v8, 0x7f7fffff, v90
94BC  v_sub_u32_e32 v14, 0x7f800000, v89
94C4  v_ashrrev_i32_e32 v12, 31, v12
94C8  s_movk_i32 s12, 0x7000
94CC  v_lshrrev_b32_e32 v10, 31, v10
94D0  v_and_or_b32 v6, v12, s12, v6
94D8  v_ashrrev_i32_e32 v12, 31, v8
94DC  s_mov_b32 s13, 0x70000
94E4  v_lshrrev_b32_e32 v8, 31, v8
94E8  v_lshrrev_b32_e32 v14, 31, v14
94EC  v_add_u32_e32 v20, -1, v10
94F0  v_and_or_b32 v6, v12, s13, v6
94F8  v_sub_u32_e32 v12, 0x7f7fffff, v89
9500  v_add_u32_e32 v18, -1, v14
9504  v_and_b32_e32 v24, 0x80000000, v20
950C  v_add_u32_e32 v8, -1, v8
9510  v_bitop3_b32 v30, v24, v61, v8 bitop3:0xc8
9518  v_and_b32_e32 v8, v20, v90
951C  v_add3_u32 v4, v10, v4, v14
9524  v_and_b32_e32 v10, v18, v89
9528  v_lshrrev_b32_e32 v16, 31, v12
952C  v_ashrrev_i32_e32 v12, 31, v12
9530  s_mov_b32 s20, 0x700000
9538  v_max3_u32 v2, v10, v8, v2
9540  v_sub_u32_e32 v8, 0x7f7fffff, v87
9548  v_sub_u32_e32 v10, 0x7f800000, v87
9550  v_and_or_b32 v6, v12, s20, v6
9558  s_mov_b32 s21, 0x7000000
9560  v_ashrrev_i32_e32 v12, 31, v8
9564  v_sub_u32_e32 v14, 0x7f800000, v86
956C  v_and_or_b32 v6, v12, s21, v6
9574  v_sub_u32_e32 v12, 0x7f7fffff, v86
957C  v_lshrrev_b32_e32 v10, 31, v10
9580  v_and_b32_e32 v28, 0x80000000, v18
9588  v_add_u32_e32 v16, -1, v16
958C  v_lshrrev_b32_e32 v8, 31, v8
9590  v_lshrrev_b32_e32 v14, 31, v14
9594  v_add_u32_e32 v20, -1, v10
9598  v_bitop3_b32 v31, v28, v31, v16 bitop3:0xc8
95A0  v_lshrrev_b32_e32 v16, 31, v12
95A4  v_add_u32_e32 v18, -1, v14
95A8  v_and_b32_e32 v24, 0x80000000, v20
95B0  v_add_u32_e32 v8, -1, v8
95B4  v_ashrrev_i32_e32 v12, 31, v12
95B8  s_brev_b32 s22, 14
95BC  v_bitop3_b32 v32, v24, v59, v8 bitop3:0xc8
95C4  v_and_b32_e32 v8, v20, v87
95C8  v_and_or_b32 v52, v12, s22, v6
95D0  v_and_b32_e32 v6, v18, v86
95D4  v_max3_u32 v2, v6, v8, v2
95DC  v_sub_u32_e32 v8, 0x7f800000, v85
95E4  v_sub_u32_e32 v6, 0x7f7fffff, v85
95EC  v_add3_u32 v4, v10, v4, v14
95F4  v_sub_u32_e32 v14, 0x7f800000, v84
95FC  v_lshrrev_b32_e32 v8, 31, v8
9600  v_and_b32_e32 v28, 0x80000000, v18
9608  v_add_u32_e32 v16, -1, v16
960C  v_ashrrev_i32_e32 v10, 31, v6
9610  v_sub_u32_e32 v12, 0x7f7fffff, v84
9618  v_lshrrev_b32_e32 v6, 31, v6
961C  v_lshrrev_b32_e32 v18, 31, v14
9620  v_add_u32_e32 v24, -1, v8
9624  v_bitop3_b32 v33, v28, v33, v16 bitop3:0xc8
962C  v_add_u32_e32 v20, -1, v18
9630  v_lshrrev_b32_e32 v16, 31, v12
9634  v_and_b32_e32 v14, 0x80000000, v24
963C  v_add_u32_e32 v6, -1, v6
9640  v_and_b32_e32 v28, 0x80000000, v20
9648  v_add_u32_e32 v16, -1, v16
964C  v_bitop3_b32 v14, v14, v57, v6 bitop3:0xc8
9654  v_and_b32_e32 v6, v24, v85
9658  v_add3_u32 v4, v8, v4, v18
9660  v_and_b32_e32 v8, v20, v84
9664  v_and_b32_e32 v10, 7, v10
9668  v_bitop3_b32 v15, v28, v15, v16 bitop3:0xc8
9670  v_ashrrev_i32_e32 v12, 31, v12
9674  v_max3_u32 v2, v8, v6, v2
967C  v_sub_u32_e32 v6, 0x7f7fffff, v83
9684  v_sub_u32_e32 v8, 0x7f800000, v83
968C  v_sub_u32_e32 v16, 0x7f800000, v82
9694  v_and_or_b32 v10, v12, s6, v10
969C  s_nop 0
96A0  v_ashrrev_i32_e32 v12, 31, v6
96A4  v_and_or_b32 v10, v12, s7, v10
96AC  v_sub_u32_e32 v12, 0x7f7fffff, v82
96B4  v_lshrrev_b32_e32 v8, 31, v8
96B8  v_lshrrev_b32_e32 v16, 31, v16
96BC  v_lshrrev_b32_e32 v6, 31, v6
96C0  v_lshrrev_b32_e32 v18, 31, v12
96C4  v_add_u32_e32 v20, -1, v16
96C8  v_add_u32_e32 v24, -1, v8
96CC  v_and_b32_e32 v28, 0x80000000, v24
96D4  v_and_b32_e32 v57, 0x80000000, v20
96DC  v_add_u32_e32 v6, -1, v6
96E0  v_add_u32_e32 v18, -1, v18
96E4  v_bitop3_b32 v19, v57, v19, v18 bitop3:0xc8
96EC  v_bitop3_b32 v18, v28, v55, v6 bitop3:0xc8
96F4  v_and_b32_e32 v6, v24, v83
96F8  v_add3_u32 v4, v8, v4, v16
9700  v_and_b32_e32 v8, v20, v82
9704  v_max3_u32 v2, v8, v6, v2
970C  v_sub_u32_e32 v8, 0x7f800000, v81
9714  v_sub_u32_e32 v6, 0x7f7fffff, v81
971C  v_sub_u32_e32 v16, 0x7f800000, v80
9724  v_ashrrev_i32_e32 v12, 31, v12
9728  v_lshrrev_b32_e32 v8, 31, v8
972C  v_and_or_b32 v10, v12, s12, v10
9734  v_ashrrev_i32_e32 v12, 31, v6
9738  v_lshrrev_b32_e32 v6, 31, v6
973C  v_lshrrev_b32_e32 v16, 31, v16
9740  v_add_u32_e32 v55, -1, v8
9744  v_add_u32_e32 v28, -1, v16
9748  v_and_b32_e32 v24, 0x80000000, v55
9750  v_add_u32_e32 v6, -1, v6
9754  v_bitop3_b32 v24, v24, v53, v6 bitop3:0xc8
975C  v_and_b32_e32 v6, v55, v81
9760  v_add3_u32 v4, v8, v4, v16
9768  v_and_b32_e32 v8, v28, v80
976C  v_and_or_b32 v10, v12, s13, v10
9774  v_sub_u32_e32 v12, 0x7f7fffff, v80
977C  v_max3_u32 v2, v8, v6, v2
9784  v_sub_u32_e32 v8, 0x7f800000, v78
978C  v_sub_u32_e32 v6, 0x7f7fffff, v78
9794  v_sub_u32_e32 v16, 0x7f800000, v77
979C  v_lshrrev_b32_e32 v20, 31, v12
97A0  v_ashrrev_i32_e32 v12, 31, v12
97A4  v_lshrrev_b32_e32 v8, 31, v8
97A8  v_and_or_b32 v10, v12, s20, v10
97B0  v_ashrrev_i32_e32 v12, 31, v6
97B4  v_lshrrev_b32_e32 v6, 31, v6
97B8  v_lshrrev_b32_e32 v16, 31, v16
97BC  v_add_u32_e32 v55, -1, v8
97C0  v_and_b32_e32 v57, 0x80000000, v28
97C8  v_and_or_b32 v10, v12, s21, v10
97D0  v_sub_u32_e32 v12, 0x7f7fffff, v77
97D8  v_add_u32_e32 v53, -1, v16
97DC  v_and_b32_e32 v28, 0x80000000, v55
97E4  v_add_u32_e32 v6, -1, v6
97E8  v_add_u32_e32 v20, -1, v20
97EC  v_bitop3_b32 v28, v28, v51, v6 bitop3:0xc8
97F4  v_and_b32_e32 v6, v55, v78
97F8  v_add3_u32 v4, v8, v4, v16
9800  v_and_b32_e32 v8, v53, v77
9804  v_bitop3_b32 v25, v57, v25, v20 bitop3:0xc8
980C  v_lshrrev_b32_e32 v20, 31, v12
9810  v_ashrrev_i32_e32 v12, 31, v12
9814  v_max3_u32 v2, v8, v6, v2
981C  v_sub_u32_e32 v6, 0x7f7fffff, v76
9824  v_sub_u32_e32 v8, 0x7f800000, v76
982C  v_sub_u32_e32 v16, 0x7f800000, v75
9834  v_and_or_b32 v70, v12, s22, v10
983C  v_sub_u32_e32 v12, 0x7f7fffff, v75
9844  v_lshrrev_b32_e32 v51, 31, v8
9848  v_and_b32_e32 v57, 0x80000000, v53
9850  v_add_u32_e32 v20, -1, v20
9854  v_ashrrev_i32_e32 v10, 31, v6
9858  v_lshrrev_b32_e32 v6, 31, v6
985C  v_lshrrev_b32_e32 v16, 31, v16
9860  v_add_u32_e32 v55, -1, v51
9864  v_bitop3_b32 v29, v57, v29, v20 bitop3:0xc8
986C  v_and_b32_e32 v10, 7, v10
9870  v_lshrrev_b32_e32 v20, 31, v12
9874  v_add_u32_e32 v53, -1, v16
9878  v_and_b32_e32 v8, 0x80000000, v55
9880  v_add_u32_e32 v6, -1, v6
9884  v_ashrrev_i32_e32 v12, 31, v12
9888  v_bitop3_b32 v8, v8, v49, v6 bitop3:0xc8
9890  v_and_b32_e32 v6, v55, v76
9894  v_and_or_b32 v10, v12, s6, v10
989C  v_and_b32_e32 v12, v53, v75
98A0  v_and_b32_e32 v57, 0x80000000, v53
98A8  v_add_u32_e32 v20, -1, v20
98AC  v_max3_u32 v2, v12, v6, v2
98B4  v_sub_u32_e32 v6, 0x7f7fffff, v74
98BC  v_bitop3_b32 v9, v57, v9, v20 bitop3:0xc8
98C4  v_add3_u32 v4, v51, v4, v16
98CC  v_sub_u32_e32 v12, 0x7f800000, v74
98D4  v_ashrrev_i32_e32 v16, 31, v6
98D8  v_sub_u32_e32 v20, 0x7f800000, v73
98E0  v_and_or_b32 v10, v16, s7, v10
98E8  v_sub_u32_e32 v16, 0x7f7fffff, v73
98F0  v_lshrrev_b32_e32 v51, 31, v12
98F4  v_lshrrev_b32_e32 v6, 31, v6
98F8  v_lshrrev_b32_e32 v20, 31, v20
98FC  v_add_u32_e32 v55, -1, v51
9900  v_lshrrev_b32_e32 v49, 31, v16
9904  v_add_u32_e32 v53, -1, v20
9908  v_and_b32_e32 v12, 0x80000000, v55
9910  v_add_u32_e32 v6, -1, v6
9914  v_ashrrev_i32_e32 v16, 31, v16
9918  v_bitop3_b32 v12, v12, v47, v6 bitop3:0xc8
9920  v_and_b32_e32 v6, v55, v74
9924  v_and_or_b32 v10, v16, s12, v10
992C  v_and_b32_e32 v16, v53, v73
9930  v_max3_u32 v2, v16, v6, v2
9938  v_sub_u32_e32 v6, 0x7f7fffff, v72
9940  v_add3_u32 v4, v51, v4, v20
9948  v_sub_u32_e32 v16, 0x7f800000, v72
9950  v_ashrrev_i32_e32 v20, 31, v6
9954  v_sub_u32_e32 v47, 0x7f800000, v71
995C  v_and_or_b32 v10, v20, s13, v10
9964  v_sub_u32_e32 v20, 0x7f7fffff, v71
996C  v_lshrrev_b32_e32 v51, 31, v16
9970  v_and_b32_e32 v57, 0x80000000, v53
9978  v_add_u32_e32 v49, -1, v49
997C  v_lshrrev_b32_e32 v6, 31, v6
9980  v_lshrrev_b32_e32 v47, 31, v47
9984  v_add_u32_e32 v55, -1, v51
9988  v_bitop3_b32 v13, v57, v13, v49 bitop3:0xc8
9990  v_lshrrev_b32_e32 v49, 31, v20
9994  v_add_u32_e32 v53, -1, v47
9998  v_and_b32_e32 v16, 0x80000000, v55
99A0  v_add_u32_e32 v6, -1, v6
99A4  v_ashrrev_i32_e32 v20, 31, v20
99A8  v_bitop3_b32 v16, v16, v45, v6 bitop3:0xc8
99B0  v_and_b32_e32 v6, v55, v72
99B4  v_and_or_b32 v10, v20, s20, v10
99BC  v_and_b32_e32 v20, v53, v71
99C0  v_max3_u32 v2, v20, v6, v2
99C8  v_sub_u32_e32 v6, 0x7f7fffff, v69
99D0  v_sub_u32_e32 v20, 0x7f800000, v69
99D8  v_add3_u32 v4, v51, v4, v47
99E0  v_sub_u32_e32 v47, 0x7f800000, v68
99E8  v_lshrrev_b32_e32 v51, 31, v20
99EC  v_ashrrev_i32_e32 v45, 31, v6
99F0  v_lshrrev_b32_e32 v6, 31, v6
99F4  v_add_u32_e32 v55, -1, v51
99F8  v_and_or_b32 v10, v45, s21, v10
9A00  v_sub_u32_e32 v45, 0x7f7fffff, v68
9A08  v_lshrrev_b32_e32 v47, 31, v47
9A0C  v_and_b32_e32 v20, 0x80000000, v55
9A14  v_add_u32_e32 v6, -1, v6
9A18  v_and_b32_e32 v57, 0x80000000, v53
9A20  v_add_u32_e32 v53, -1, v47
9A24  v_bitop3_b32 v20, v20, v43, v6 bitop3:0xc8
9A2C  v_ashrrev_i32_e32 v43, 31, v45
9A30  v_and_b32_e32 v6, v55, v69
9A34  v_and_or_b32 v79, v43, s22, v10
9A3C  v_and_b32_e32 v10, v53, v68
9A40  v_max3_u32 v6, v10, v6, v2
9A48  v_sub_u32_e32 v10, 0x7f800000, v67
9A50  v_add3_u32 v4, v51, v4, v47
9A58  v_sub_u32_e32 v2, 0x7f7fffff, v67
9A60  v_sub_u32_e32 v47, 0x7f800000, v66
9A68  v_add_u32_e32 v49, -1, v49
9A6C  v_lshrrev_b32_e32 v10, 31, v10
9A70  v_bitop3_b32 v17, v57, v17, v49 bitop3:0xc8
9A78  v_and_b32_e32 v57, 0x80000000, v53
9A80  v_ashrrev_i32_e32 v43, 31, v2
9A84  v_lshrrev_b32_e32 v2, 31, v2
9A88  v_lshrrev_b32_e32 v47, 31, v47
9A8C  v_add_u32_e32 v53, -1, v10
9A90  v_add_u32_e32 v51, -1, v47
9A94  v_and_b32_e32 v55, 0x80000000, v53
9A9C  v_add_u32_e32 v2, -1, v2
9AA0  v_bitop3_b32 v2, v55, v41, v2 bitop3:0xc8
9AA8  v_and_b32_e32 v41, v53, v67
9AAC  v_add3_u32 v10, v10, v4, v47
9AB4  v_and_b32_e32 v4, v51, v66
9AB8  v_lshrrev_b32_e32 v49, 31, v45
9ABC  v_sub_u32_e32 v45, 0x7f7fffff, v66
9AC4  v_max3_u32 v6, v4, v41, v6
9ACC  v_sub_u32_e32 v41, 0x7f800000, v64
9AD4  v_add_u32_e32 v49, -1, v49
9AD8  v_sub_u32_e32 v4, 0x7f7fffff, v64
9AE0  v_sub_u32_e32 v47, 0x7f800000, v62
9AE8  v_bitop3_b32 v21, v57, v21, v49 bitop3:0xc8
9AF0  v_and_b32_e32 v43, 7, v43
9AF4  v_lshrrev_b32_e32 v49, 31, v45
9AF8  v_ashrrev_i32_e32 v45, 31, v45
9AFC  v_lshrrev_b32_e32 v41, 31, v41
9B00  v_and_or_b32 v43, v45, s6, v43
9B08  v_ashrrev_i32_e32 v45, 31, v4
9B0C  v_lshrrev_b32_e32 v4, 31, v4
9B10  v_lshrrev_b32_e32 v47, 31, v47
9B14  v_add_u32_e32 v53, -1, v41
9B18  v_and_b32_e32 v57, 0x80000000, v51
9B20  v_add_u32_e32 v51, -1, v47
9B24  v_and_b32_e32 v55, 0x80000000, v53
9B2C  v_add_u32_e32 v4, -1, v4
9B30  v_bitop3_b32 v4, v55, v39, v4 bitop3:0xc8
9B38  v_and_b32_e32 v39, v53, v64
9B3C  v_add3_u32 v10, v41, v10, v47
9B44  v_and_b32_e32 v41, v51, v62
9B48  v_and_or_b32 v43, v45, s7, v43
9B50  v_sub_u32_e32 v45, 0x7f7fffff, v62
9B58  v_max3_u32 v39, v41, v39, v6
9B60  v_sub_u32_e32 v41, 0x7f800000, v60
9B68  v_add_u32_e32 v49, -1, v49
9B6C  v_sub_u32_e32 v6, 0x7f7fffff, v60
9B74  v_sub_u32_e32 v47, 0x7f800000, v58
9B7C  v_bitop3_b32 v3, v57, v3, v49 bitop3:0xc8
9B84  v_lshrrev_b32_e32 v49, 31, v45
9B88  v_ashrrev_i32_e32 v45, 31, v45
9B8C  v_lshrrev_b32_e32 v41, 31, v41
9B90  v_and_or_b32 v43, v45, s12, v43
9B98  v_ashrrev_i32_e32 v45, 31, v6
9B9C  v_lshrrev_b32_e32 v6, 31, v6
9BA0  v_lshrrev_b32_e32 v47, 31, v47
9BA4  v_add_u32_e32 v53, -1, v41
9BA8  v_and_b32_e32 v57, 0x80000000, v51
9BB0  v_add_u32_e32 v51, -1, v47
9BB4  v_and_b32_e32 v55, 0x80000000, v53
9BBC  v_add_u32_e32 v6, -1, v6
9BC0  v_bitop3_b32 v6, v55, v37, v6 bitop3:0xc8
9BC8  v_and_b32_e32 v37, v53, v60
9BCC  v_add3_u32 v41, v41, v10, v47
9BD4  v_and_b32_e32 v10, v51, v58
9BD8  v_and_or_b32 v43, v45, s13, v43
9BE0  v_sub_u32_e32 v45, 0x7f7fffff, v58
9BE8  v_max3_u32 v37, v10, v37, v39
9BF0  v_sub_u32_e32 v39, 0x7f800000, v56
9BF8  v_add_u32_e32 v49, -1, v49
9BFC  v_sub_u32_e32 v10, 0x7f7fffff, v56
9C04  v_sub_u32_e32 v47, 0x7f800000, v54
9C0C  v_bitop3_b32 v5, v57, v5, v49 bitop3:0xc8
9C14  v_lshrrev_b32_e32 v49, 31, v45
9C18  v_ashrrev_i32_e32 v45, 31, v45
9C1C  v_lshrrev_b32_e32 v39, 31, v39
9C20  v_and_or_b32 v43, v45, s20, v43
9C28  v_ashrrev_i32_e32 v45, 31, v10
9C2C  v_lshrrev_b32_e32 v10, 31, v10
9C30  v_lshrrev_b32_e32 v47, 31, v47
9C34  v_add_u32_e32 v53, -1, v39
9C38  v_and_b32_e32 v57, 0x80000000, v51
9C40  v_add_u32_e32 v49, -1, v49
9C44  v_and_or_b32 v43, v45, s21, v43
9C4C  v_sub_u32_e32 v45, 0x7f7fffff, v54
9C54  v_add_u32_e32 v51, -1, v47
9C58  v_and_b32_e32 v55, 0x80000000, v53
9C60  v_add_u32_e32 v10, -1, v10
9C64  v_bitop3_b32 v7, v57, v7, v49 bitop3:0xc8
9C6C  v_bitop3_b32 v10, v55, v35, v10 bitop3:0xc8
9C74  v_lshrrev_b32_e32 v49, 31, v45
9C78  v_and_b32_e32 v35, v53, v56
9C7C  v_add3_u32 v39, v39, v41, v47
9C84  v_and_b32_e32 v41, v51, v54
9C88  v_and_b32_e32 v57, 0x80000000, v51
9C90  v_add_u32_e32 v49, -1, v49
9C94  v_ashrrev_i32_e32 v45, 31, v45
9C98  v_max3_u32 v35, v41, v35, v37
9CA0  v_mov_b32_e32 v37, 0x7f800000
9CA8  v_cmp_ne_u32_e32 vcc, 32, v39
9CAC  v_bitop3_b32 v11, v57, v11, v49 bitop3:0xc8
9CB4  v_and_or_b32 v88, v45, s22, v43
9CBC  v_cndmask_b32_e32 v95, v37, v35, vcc
9CC0  s_or_b64 exec, exec, s[4:5]
9CC4  v_cmp_ne_u32_e32 vcc, 0, v95
9CC8  v_mov_b32_e32 v35, 0x7f
9CD0  s_and_saveexec_b64 s[4:5], vcc
9CD4  s_cbranch_execz 15
9CD8  v_add_u32_e32 v35, s8, v95
9CDC  s_mov_b32 s6, 0x17fffff
9CE4  v_lshrrev_b32_e32 v37, 23, v35
9CE8  v_add_u32_e32 v37, -2, v37
9CEC  v_cmp_lt_u32_e32 vcc, s6, v35
9CF0  s_mov_b32 s6, 0x7f800000
9CF8  s_nop 0
9CFC  v_cndmask_b32_e32 v35, 0, v37, vcc
9D00  v_cmp_eq_u32_e32 vcc, s6, v95
9D04  v_mov_b32_e32 v37, 0xfe
9D0C  s_and_b64 vcc, s[18:19], vcc
9D10  v_cndmask_b32_e32 v35, v35, v37, vcc
9D14  s_or_b64 exec, exec, s[4:5]
9D18  v_cmp_eq_u32_e32 vcc, 0, v35
9D1C  s_cbranch_vccz 37
9D20  s_nop 0
9D24  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
9D2C  v_pk_mul_f32 v[22:23], v[54:55], v[22:23] op_sel_hi:[0,1]
9D34  v_pk_mul_f32 v[26:27], v[54:55], v[26:27] op_sel_hi:[0,1]
9D3C  v_pk_mul_f32 v[30:31], v[54:55], v[30:31] op_sel_hi:[0,1]
9D44  v_pk_mul_f32 v[32:33], v[54:55], v[32:33] op_sel_hi:[0,1]
9D4C  v_pk_mul_f32 v[14:15], v[54:55], v[14:15] op_sel_hi:[0,1]
9D54  v_pk_mul_f32 v[18:19], v[54:55], v[18:19] op_sel_hi:[0,1]
9D5C  v_pk_mul_f32 v[24:25], v[54:55], v[24:25] op_sel_hi:[0,1]
9D64  v_pk_mul_f32 v[28:29], v[54:55], v[28:29] op_sel_hi:[0,1]
9D6C  v_pk_mul_f32 v[8:9], v[54:55], v[8:9] op_sel_hi:[0,1]
9D74  v_pk_mul_f32 v[12:13], v[54:55], v[12:13] op_sel_hi:[0,1]
9D7C  v_pk_mul_f32 v[16:17], v[54:55], v[16:17] op_sel_hi:[0,1]
9D84  v_pk_mul_f32 v[20:21], v[54:55], v[20:21] op_sel_hi:[0,1]
9D8C  v_pk_mul_f32 v[2:3], v[54:55], v[2:3] op_sel_hi:[0,1]
9D94  v_pk_mul_f32 v[4:5], v[54:55], v[4:5] op_sel_hi:[0,1]
9D9C  v_pk_mul_f32 v[6:7], v[54:55], v[6:7] op_sel_hi:[0,1]
9DA4  v_pk_mul_f32 v[10:11], v[54:55], v[10:11] op_sel_hi:[0,1]
9DAC  v_max_u32_e32 v37, 1, v35
9DB0  s_branch 1
9DB4  v_mov_b32_e32 v37, v35
9DB8  v_or3_b32 v39, v44, v99, v42
9DC0  v_mov_b32_e32 v42, 0
9DC4  v_mov_b32_e32 v43, 0
9DC8  v_or3_b32 v41, v50, v101, v36
9DD0  v_lshlrev_b32_e32 v36, 23, v37
9DD4  v_cvt_scalef32_pk_fp4_f32 v42, v22, v23, v36
9DDC  v_cvt_scalef32_pk_fp4_f32 v43, v30, v31, v36 op_sel:[0,0,0,1]
9DE4  v_cvt_scalef32_pk_fp4_f32 v42, v26, v27, v36 op_sel:[0,0,1,0]
9DEC  v_cvt_scalef32_pk_fp4_f32 v43, v32, v33, v36 op_sel:[0,0,1,1]
9DF4  s_nop 0
9DF8  v_mov_b32_e32 v23, 0
9DFC  v_mov_b32_e32 v26, 0
9E00  v_cvt_scalef32_pk_fp4_f32 v23, v14, v15, v36
9E08  v_cvt_scalef32_pk_fp4_f32 v26, v24, v25, v36 op_sel:[0,0,0,1]
9E10  v_cvt_scalef32_pk_fp4_f32 v23, v18, v19, v36 op_sel:[0,0,1,0]
9E18  v_cvt_scalef32_pk_fp4_f32 v26, v28, v29, v36 op_sel:[0,0,1,1]
9E20  s_nop 0
9E24  v_mov_b32_e32 v14, 0
9E28  v_mov_b32_e32 v15, 0
9E2C  v_mov_b32_e32 v37, 0
9E30  v_cvt_scalef32_pk_fp4_f32 v14, v8, v9, v36
9E38  v_cvt_scalef32_pk_fp4_f32 v15, v16, v17, v36 op_sel:[0,0,0,1]
9E40  v_cvt_scalef32_pk_fp4_f32 v14, v12, v13, v36 op_sel:[0,0,1,0]
9E48  v_cvt_scalef32_pk_fp4_f32 v15, v20, v21, v36 op_sel:[0,0,1,1]
9E50  s_nop 0
9E54  v_mov_b32_e32 v8, 0
9E58  v_cvt_scalef32_pk_fp4_f32 v37, v2, v3, v36
9E60  v_cvt_scalef32_pk_fp4_f32 v8, v6, v7, v36 op_sel:[0,0,0,1]
9E68  v_cvt_scalef32_pk_fp4_f32 v37, v4, v5, v36 op_sel:[0,0,1,0]
9E70  v_cvt_scalef32_pk_fp4_f32 v8, v10, v11, v36 op_sel:[0,0,1,1]
9E78  s_nop 0
9E7C  v_lshlrev_b32_e32 v2, 1, v136
9E80  v_bitop3_b32 v3, v1, v134, 3 bitop3:0x6c
9E88  v_add_u32_e32 v4, v2, v3
9E8C  v_mov_b32_e32 v5, 0x10000
9E94  v_or3_b32 v38, v40, v98, v38
9E9C  v_or3_b32 v40, v48, v100, v46
9EA4  v_lshl_or_b32 v4, v4, 4, v5
9EAC  ds_write_b128 v4, v[38:41]
9EB4  v_add_u32_e32 v4, v2, v134
9EB8  v_xor_b32_e32 v2, 0x108, v2
9EC0  v_add_u32_e32 v3, v2, v3
9EC4  v_add_u32_e32 v2, v2, v134
9EC8  v_or3_b32 v22, v43, v52, v42
9ED0  v_or3_b32 v23, v26, v70, v23
9ED8  v_or3_b32 v24, v15, v79, v14
9EE0  v_or3_b32 v25, v8, v88, v37
9EE8  v_or_b32_e32 v4, 0x12000, v4
9EF0  v_lshl_or_b32 v3, v3, 4, v5
9EF8  v_or_b32_e32 v2, 0x12000, v2
9F00  ds_write_b8 v4, v34
9F08  ds_write_b128 v3, v[22:25]
9F10  ds_write_b8 v2, v35
9F18  s_or_b64 exec, exec, s[2:3]
9F1C  s_add_i32 s2, s11, 7
9F20  s_lshr_b32 s3, s9, 1
9F24  s_and_b32 s12, s2, 0xffffff8
9F2C  s_and_b32 s2, s31, 0xffffff00
9F34  s_and_b32 s3, s3, 2
9F38  s_or_b32 s2, s2, s3
9F3C  v_or_b32_e32 v2, s2, v132
9F40  s_add_i32 s2, s10, 0xff
9F48  s_and_b32 s13, s2, 0xffffff00
9F50  v_or_b32_e32 v4, s9, v130
9F54  v_add_u32_e32 v1, s30, v1
9F58  s_and_b64 s[8:9], s[0:1], exec
9F5C  v_cmp_le_u32_e64 s[6:7], s11, v4
9F64  v_mov_b32_e32 v3, 0
9F68  v_and_b32_e32 v6, 4, v0
9F6C  v_cmp_le_u32_e64 s[8:9], s10, v1
9F74  v_cmp_gt_u32_e64 s[4:5], s11, v4
9F7C  v_or3_b32 v2, v2, v131, v133
9F84  v_mov_b32_e32 v5, v3
9F88  v_cmp_le_u32_e64 s[2:3], s12, v4
9F90  v_cmp_eq_u32_e32 vcc, 0, v6
9F94  s_cselect_b32 s12, s11, s12
9F98  s_or_b64 s[8:9], s[6:7], s[8:9]
9F9C  s_mov_b64 s[6:7], 0
9FA0  s_waitcnt lgkmcnt(0)
9FA4  s_barrier
9FA8  s_and_saveexec_b64 s[18:19], s[8:9]
9FAC  s_xor_b64 s[8:9], exec, s[18:19]
9FB0  v_cmp_le_u32_e64 s[6:7], s13, v1
9FB8  s_or_b64 s[6:7], s[0:1], s[6:7]
9FBC  s_nor_b64 s[6:7], s[6:7], s[2:3]
9FC0  s_and_b64 s[6:7], s[6:7], exec
9FC4  s_or_saveexec_b64 s[8:9], s[8:9]
9FC8  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
9FD0  v_lshl_add_u64 v[4:5], v[4:5], 4, s[14:15]
9FD8  v_mov_b32_e32 v6, 0x7f
9FE0  s_xor_b64 exec, exec, s[8:9]
9FE4  s_cbranch_execz 27
9FE8  v_bitop3_b32 v6, v135, 64, 2 bitop3:0xde
9FF0  v_cndmask_b32_e32 v6, v6, v135, vcc
9FF4  v_lshlrev_b32_e32 v7, 2, v6
9FF8  v_lshrrev_b32_e32 v6, 2, v6
9FFC  v_xor_b32_e32 v6, v6, v0
A000  v_and_or_b32 v6, v6, 3, v7
A008  v_mov_b32_e32 v8, 0x10000
A010  v_lshl_add_u32 v6, v6, 4, v8
A018  v_or_b32_e32 v7, v7, v130
A01C  v_add_u32_e32 v7, 0x12000, v7
A024  ds_read_b128 v[8:11], v6
A02C  ds_read_u8 v6, v7
A034  v_mad_u64_u32 v[12:13], s[14:15], v1, s11, 0
A03C  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
A044  s_or_b64 s[6:7], s[6:7], exec
A048  s_waitcnt lgkmcnt(1)
A04C  global_store_dwordx4 v[12:13], v[8:11], off
A054  s_or_b64 exec, exec, s[8:9]
A058  s_and_saveexec_b64 s[8:9], s[6:7]
A05C  s_cbranch_execz 12
A060  v_and_b32_e32 v7, 0xffffffe0, v1
A068  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
A070  v_mov_b64_e32 v[8:9], s[16:17]
A074  v_mad_u64_u32 v[8:9], s[6:7], s12, v1, v[8:9]
A07C  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
A084  s_waitcnt lgkmcnt(0)
A088  global_store_byte v[8:9], v6, off
A090  s_or_b64 exec, exec, s[8:9]
A094  s_waitcnt lgkmcnt(0)
A098  v_or_b32_e32 v6, 0x100, v0
A0A0  v_lshrrev_b32_e32 v1, 2, v6
A0A4  v_add_u32_e32 v1, s30, v1
A0A8  v_cmp_le_u32_e64 s[6:7], s10, v1
A0B0  s_xor_b64 s[4:5], s[4:5], -1
A0B4  s_or_b64 s[6:7], s[4:5], s[6:7]
A0B8  s_mov_b64 s[4:5], 0
A0BC  s_and_saveexec_b64 s[8:9], s[6:7]
A0C0  s_xor_b64 s[6:7], exec, s[8:9]
A0C4  s_cbranch_execnz 9
A0C8  s_or_saveexec_b64 s[2:3], s[6:7]
A0CC  v_mov_b32_e32 v7, 0x7f
A0D4  s_xor_b64 exec, exec, s[2:3]
A0D8  s_cbranch_execnz 14
A0DC  s_or_b64 exec, exec, s[2:3]
A0E0  s_and_saveexec_b64 s[2:3], s[4:5]
A0E4  s_cbranch_execnz 42
A0E8  s_endpgm
A0EC  v_cmp_le_u32_e64 s[4:5], s13, v1
A0F4  s_or_b64 s[4:5], s[0:1], s[4:5]
A0F8  s_nor_b64 s[2:3], s[4:5], s[2:3]
A0FC  s_and_b64 s[4:5], s[2:3], exec
A100  s_or_saveexec_b64 s[2:3], s[6:7]
A104  v_mov_b32_e32 v7, 0x7f
A10C  s_xor_b64 exec, exec, s[2:3]
A110  s_cbranch_execz 65522
A114  v_lshrrev_b32_e32 v6, 3, v6
A118  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
A120  v_cndmask_b32_e32 v6, v7, v6, vcc
A124  v_lshlrev_b32_e32 v7, 2, v6
A128  v_lshrrev_b32_e32 v6, 2, v6
A12C  v_xor_b32_e32 v0, v6, v0
A130  v_and_or_b32 v0, v0, 3, v7
A138  v_mov_b32_e32 v6, 0x10000
A140  v_lshl_add_u32 v0, v0, 4, v6
A148  v_or_b32_e32 v6, v7, v130
A14C  v_add_u32_e32 v6, 0x12000, v6
A154  ds_read_b128 v[8:11], v0
A15C  ds_read_u8 v7, v6
A164  v_mad_u64_u32 v[12:13], s[6:7], v1, s11, 0
A16C  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
A174  s_or_b64 s[4:5], s[4:5], exec
A178  s_waitcnt lgkmcnt(1)
A17C  global_store_dwordx4 v[4:5], v[8:11], off
A184  s_or_b64 exec, exec, s[2:3]
A188  s_and_saveexec_b64 s[2:3], s[4:5]
A18C  s_cbranch_execz 65494
A190  v_and_b32_e32 v0, 0xffffffe0, v1
A198  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
A1A0  v_mov_b64_e32 v[0:1], s[16:17]
A1A4  v_mad_u64_u32 v[0:1], s[0:1], s12, v4, v[0:1]
A1AC  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
A1B4  s_waitcnt lgkmcnt(0)
A1B8  global_store_byte v[0:1], v7, off
A1C0  s_endpgm
A1C4  s_nop 0

a200 <QuantiseBothF32Sr>:
A200  v_readfirstlane_b32 s34, v0
A204  s_andn2_b32 s34, s34, 63
A208  v_and_b32_e32 v4, 32, v0
A20C  v_or_b32_e32 v2, s34, v4
A210  v_lshrrev_b32_e32 v1, 2, v0
A214  v_lshrrev_b32_e32 v3, 5, v2
A218  v_bfe_u32 v2, v2, 5, 4
A220  s_load_dwordx2 s[6:7], s[0:1], 0x0
A228  s_load_dwordx4 s[16:19], s[0:1], 0x28
A230  v_bitop3_b32 v2, v1, v2, 4 bitop3:0x6c
A238  v_xor_b32_e32 v2, v2, v0
A23C  v_lshlrev_b32_e32 v2, 2, v2
A240  s_lshl_b32 s40, s3, 7
A244  s_lshl_b32 s33, s2, 7
A248  v_and_b32_e32 v2, 0x7c, v2
A250  v_add_u32_e32 v6, s40, v3
A254  v_or_b32_e32 v2, s33, v2
A258  s_waitcnt lgkmcnt(0)
A25C  v_cmp_gt_u32_e32 vcc, s17, v6
A260  v_cmp_gt_u32_e64 s[4:5], s18, v2
A268  v_and_b32_e32 v5, 4, v1
A26C  s_and_b64 s[8:9], vcc, s[4:5]
A270  s_and_saveexec_b64 s[4:5], s[8:9]
A274  s_cbranch_execz 12
A278  v_mov_b32_e32 v3, 0
A27C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A284  v_lshlrev_b64 v[2:3], 2, v[2:3]
A28C  v_and_b32_e32 v2, -16, v2
A290  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A298  s_lshl_b32 m0, s34, 4
A29C  s_nop 0
A2A0  global_load_lds_dwordx4 v[2:3], off
A2A8  s_or_b64 exec, exec, s[4:5]
A2AC  s_add_i32 s4, s34, 0x100
A2B4  v_or_b32_e32 v2, s4, v4
A2B8  v_lshrrev_b32_e32 v2, 5, v2
A2BC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A2C4  v_xor_b32_e32 v3, v3, v0
A2C8  v_add_u32_e32 v6, s40, v2
A2CC  v_lshlrev_b32_e32 v2, 2, v3
A2D0  v_and_b32_e32 v2, 0x7c, v2
A2D8  v_or_b32_e32 v2, s33, v2
A2DC  v_cmp_gt_u32_e32 vcc, s17, v6
A2E0  v_cmp_gt_u32_e64 s[4:5], s18, v2
A2E8  s_and_b64 s[8:9], vcc, s[4:5]
A2EC  s_and_saveexec_b64 s[4:5], s[8:9]
A2F0  s_cbranch_execz 14
A2F4  v_mov_b32_e32 v3, 0
A2F8  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A300  v_lshlrev_b64 v[2:3], 2, v[2:3]
A308  v_and_b32_e32 v2, -16, v2
A30C  s_lshl_b32 s8, s34, 4
A310  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A318  s_add_i32 m0, s8, 0x1000
A320  s_nop 0
A324  global_load_lds_dwordx4 v[2:3], off
A32C  s_or_b64 exec, exec, s[4:5]
A330  s_add_i32 s4, s34, 0x200
A338  v_or_b32_e32 v2, s4, v4
A33C  v_lshrrev_b32_e32 v2, 5, v2
A340  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A348  v_xor_b32_e32 v3, v3, v0
A34C  v_add_u32_e32 v6, s40, v2
A350  v_lshlrev_b32_e32 v2, 2, v3
A354  v_and_b32_e32 v2, 0x7c, v2
A35C  v_or_b32_e32 v2, s33, v2
A360  v_cmp_gt_u32_e32 vcc, s17, v6
A364  v_cmp_gt_u32_e64 s[4:5], s18, v2
A36C  s_and_b64 s[8:9], vcc, s[4:5]
A370  s_and_saveexec_b64 s[4:5], s[8:9]
A374  s_cbranch_execz 14
A378  v_mov_b32_e32 v3, 0
A37C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A384  v_lshlrev_b64 v[2:3], 2, v[2:3]
A38C  v_and_b32_e32 v2, -16, v2
A390  s_lshl_b32 s8, s34, 4
A394  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A39C  s_add_i32 m0, s8, 0x2000
A3A4  s_nop 0
A3A8  global_load_lds_dwordx4 v[2:3], off
A3B0  s_or_b64 exec, exec, s[4:5]
A3B4  s_add_i32 s4, s34, 0x300
A3BC  v_or_b32_e32 v2, s4, v4
A3C0  v_lshrrev_b32_e32 v2, 5, v2
A3C4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A3CC  v_xor_b32_e32 v3, v3, v0
A3D0  v_add_u32_e32 v6, s40, v2
A3D4  v_lshlrev_b32_e32 v2, 2, v3
A3D8  v_and_b32_e32 v2, 0x7c, v2
A3E0  v_or_b32_e32 v2, s33, v2
A3E4  v_cmp_gt_u32_e32 vcc, s17, v6
A3E8  v_cmp_gt_u32_e64 s[4:5], s18, v2
A3F0  s_and_b64 s[8:9], vcc, s[4:5]
A3F4  s_and_saveexec_b64 s[4:5], s[8:9]
A3F8  s_cbranch_execz 14
A3FC  v_mov_b32_e32 v3, 0
A400  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A408  v_lshlrev_b64 v[2:3], 2, v[2:3]
A410  v_and_b32_e32 v2, -16, v2
A414  s_lshl_b32 s8, s34, 4
A418  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A420  s_add_i32 m0, s8, 0x3000
A428  s_nop 0
A42C  global_load_lds_dwordx4 v[2:3], off
A434  s_or_b64 exec, exec, s[4:5]
A438  s_add_i32 s4, s34, 0x400
A440  v_or_b32_e32 v2, s4, v4
A444  v_lshrrev_b32_e32 v2, 5, v2
A448  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A450  v_xor_b32_e32 v3, v3, v0
A454  v_add_u32_e32 v6, s40, v2
A458  v_lshlrev_b32_e32 v2, 2, v3
A45C  v_and_b32_e32 v2, 0x7c, v2
A464  v_or_b32_e32 v2, s33, v2
A468  v_cmp_gt_u32_e32 vcc, s17, v6
A46C  v_cmp_gt_u32_e64 s[4:5], s18, v2
A474  s_and_b64 s[8:9], vcc, s[4:5]
A478  s_and_saveexec_b64 s[4:5], s[8:9]
A47C  s_cbranch_execz 14
A480  v_mov_b32_e32 v3, 0
A484  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A48C  v_lshlrev_b64 v[2:3], 2, v[2:3]
A494  v_and_b32_e32 v2, -16, v2
A498  s_lshl_b32 s8, s34, 4
A49C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A4A4  s_add_i32 m0, s8, 0x4000
A4AC  s_nop 0
A4B0  global_load_lds_dwordx4 v[2:3], off
A4B8  s_or_b64 exec, exec, s[4:5]
A4BC  s_add_i32 s4, s34, 0x500
A4C4  v_or_b32_e32 v2, s4, v4
A4C8  v_lshrrev_b32_e32 v2, 5, v2
A4CC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A4D4  v_xor_b32_e32 v3, v3, v0
A4D8  v_add_u32_e32 v6, s40, v2
A4DC  v_lshlrev_b32_e32 v2, 2, v3
A4E0  v_and_b32_e32 v2, 0x7c, v2
A4E8  v_or_b32_e32 v2, s33, v2
A4EC  v_cmp_gt_u32_e32 vcc, s17, v6
A4F0  v_cmp_gt_u32_e64 s[4:5], s18, v2
A4F8  s_and_b64 s[8:9], vcc, s[4:5]
A4FC  s_and_saveexec_b64 s[4:5], s[8:9]
A500  s_cbranch_execz 14
A504  v_mov_b32_e32 v3, 0
A508  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A510  v_lshlrev_b64 v[2:3], 2, v[2:3]
A518  v_and_b32_e32 v2, -16, v2
A51C  s_lshl_b32 s8, s34, 4
A520  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A528  s_add_i32 m0, s8, 0x5000
A530  s_nop 0
A534  global_load_lds_dwordx4 v[2:3], off
A53C  s_or_b64 exec, exec, s[4:5]
A540  s_add_i32 s4, s34, 0x600
A548  v_or_b32_e32 v2, s4, v4
A54C  v_lshrrev_b32_e32 v2, 5, v2
A550  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A558  v_xor_b32_e32 v3, v3, v0
A55C  v_add_u32_e32 v6, s40, v2
A560  v_lshlrev_b32_e32 v2, 2, v3
A564  v_and_b32_e32 v2, 0x7c, v2
A56C  v_or_b32_e32 v2, s33, v2
A570  v_cmp_gt_u32_e32 vcc, s17, v6
A574  v_cmp_gt_u32_e64 s[4:5], s18, v2
A57C  s_and_b64 s[8:9], vcc, s[4:5]
A580  s_and_saveexec_b64 s[4:5], s[8:9]
A584  s_cbranch_execz 14
A588  v_mov_b32_e32 v3, 0
A58C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A594  v_lshlrev_b64 v[2:3], 2, v[2:3]
A59C  v_and_b32_e32 v2, -16, v2
A5A0  s_lshl_b32 s8, s34, 4
A5A4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A5AC  s_add_i32 m0, s8, 0x6000
A5B4  s_nop 0
A5B8  global_load_lds_dwordx4 v[2:3], off
A5C0  s_or_b64 exec, exec, s[4:5]
A5C4  s_add_i32 s4, s34, 0x700
A5CC  v_or_b32_e32 v2, s4, v4
A5D0  v_lshrrev_b32_e32 v2, 5, v2
A5D4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A5DC  v_xor_b32_e32 v3, v3, v0
A5E0  v_add_u32_e32 v6, s40, v2
A5E4  v_lshlrev_b32_e32 v2, 2, v3
A5E8  v_and_b32_e32 v2, 0x7c, v2
A5F0  v_or_b32_e32 v2, s33, v2
A5F4  v_cmp_gt_u32_e32 vcc, s17, v6
A5F8  v_cmp_gt_u32_e64 s[4:5], s18, v2
A600  s_and_b64 s[8:9], vcc, s[4:5]
A604  s_and_saveexec_b64 s[4:5], s[8:9]
A608  s_cbranch_execz 14
A60C  v_mov_b32_e32 v3, 0
A610  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A618  v_lshlrev_b64 v[2:3], 2, v[2:3]
A620  v_and_b32_e32 v2, -16, v2
A624  s_lshl_b32 s8, s34, 4
A628  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A630  s_add_i32 m0, s8, 0x7000
A638  s_nop 0
A63C  global_load_lds_dwordx4 v[2:3], off
A644  s_or_b64 exec, exec, s[4:5]
A648  s_add_i32 s4, s34, 0x800
A650  v_or_b32_e32 v2, s4, v4
A654  v_lshrrev_b32_e32 v2, 5, v2
A658  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A660  v_xor_b32_e32 v3, v3, v0
A664  v_add_u32_e32 v6, s40, v2
A668  v_lshlrev_b32_e32 v2, 2, v3
A66C  v_and_b32_e32 v2, 0x7c, v2
A674  v_or_b32_e32 v2, s33, v2
A678  v_cmp_gt_u32_e32 vcc, s17, v6
A67C  v_cmp_gt_u32_e64 s[4:5], s18, v2
A684  s_and_b64 s[8:9], vcc, s[4:5]
A688  s_and_saveexec_b64 s[4:5], s[8:9]
A68C  s_cbranch_execz 14
A690  v_mov_b32_e32 v3, 0
A694  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A69C  v_lshlrev_b64 v[2:3], 2, v[2:3]
A6A4  v_and_b32_e32 v2, -16, v2
A6A8  s_lshl_b32 s8, s34, 4
A6AC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A6B4  s_add_i32 m0, s8, 0x8000
A6BC  s_nop 0
A6C0  global_load_lds_dwordx4 v[2:3], off
A6C8  s_or_b64 exec, exec, s[4:5]
A6CC  s_add_i32 s4, s34, 0x900
A6D4  v_or_b32_e32 v2, s4, v4
A6D8  v_lshrrev_b32_e32 v2, 5, v2
A6DC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A6E4  v_xor_b32_e32 v3, v3, v0
A6E8  v_add_u32_e32 v6, s40, v2
A6EC  v_lshlrev_b32_e32 v2, 2, v3
A6F0  v_and_b32_e32 v2, 0x7c, v2
A6F8  v_or_b32_e32 v2, s33, v2
A6FC  v_cmp_gt_u32_e32 vcc, s17, v6
A700  v_cmp_gt_u32_e64 s[4:5], s18, v2
A708  s_and_b64 s[8:9], vcc, s[4:5]
A70C  s_and_saveexec_b64 s[4:5], s[8:9]
A710  s_cbranch_execz 14
A714  v_mov_b32_e32 v3, 0
A718  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A720  v_lshlrev_b64 v[2:3], 2, v[2:3]
A728  v_and_b32_e32 v2, -16, v2
A72C  s_lshl_b32 s8, s34, 4
A730  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A738  s_add_i32 m0, s8, 0x9000
A740  s_nop 0
A744  global_load_lds_dwordx4 v[2:3], off
A74C  s_or_b64 exec, exec, s[4:5]
A750  s_add_i32 s4, s34, 0xa00
A758  v_or_b32_e32 v2, s4, v4
A75C  v_lshrrev_b32_e32 v2, 5, v2
A760  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A768  v_xor_b32_e32 v3, v3, v0
A76C  v_add_u32_e32 v6, s40, v2
A770  v_lshlrev_b32_e32 v2, 2, v3
A774  v_and_b32_e32 v2, 0x7c, v2
A77C  v_or_b32_e32 v2, s33, v2
A780  v_cmp_gt_u32_e32 vcc, s17, v6
A784  v_cmp_gt_u32_e64 s[4:5], s18, v2
A78C  s_and_b64 s[8:9], vcc, s[4:5]
A790  s_and_saveexec_b64 s[4:5], s[8:9]
A794  s_cbranch_execz 14
A798  v_mov_b32_e32 v3, 0
A79C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A7A4  v_lshlrev_b64 v[2:3], 2, v[2:3]
A7AC  v_and_b32_e32 v2, -16, v2
A7B0  s_lshl_b32 s8, s34, 4
A7B4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A7BC  s_add_i32 m0, s8, 0xa000
A7C4  s_nop 0
A7C8  global_load_lds_dwordx4 v[2:3], off
A7D0  s_or_b64 exec, exec, s[4:5]
A7D4  s_add_i32 s4, s34, 0xb00
A7DC  v_or_b32_e32 v2, s4, v4
A7E0  v_lshrrev_b32_e32 v2, 5, v2
A7E4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A7EC  v_xor_b32_e32 v3, v3, v0
A7F0  v_add_u32_e32 v6, s40, v2
A7F4  v_lshlrev_b32_e32 v2, 2, v3
A7F8  v_and_b32_e32 v2, 0x7c, v2
A800  v_or_b32_e32 v2, s33, v2
A804  v_cmp_gt_u32_e32 vcc, s17, v6
A808  v_cmp_gt_u32_e64 s[4:5], s18, v2
A810  s_and_b64 s[8:9], vcc, s[4:5]
A814  s_and_saveexec_b64 s[4:5], s[8:9]
A818  s_cbranch_execz 14
A81C  v_mov_b32_e32 v3, 0
A820  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A828  v_lshlrev_b64 v[2:3], 2, v[2:3]
A830  v_and_b32_e32 v2, -16, v2
A834  s_lshl_b32 s8, s34, 4
A838  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A840  s_add_i32 m0, s8, 0xb000
A848  s_nop 0
A84C  global_load_lds_dwordx4 v[2:3], off
A854  s_or_b64 exec, exec, s[4:5]
A858  s_add_i32 s4, s34, 0xc00
A860  v_or_b32_e32 v2, s4, v4
A864  v_lshrrev_b32_e32 v2, 5, v2
A868  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A870  v_xor_b32_e32 v3, v3, v0
A874  v_add_u32_e32 v6, s40, v2
A878  v_lshlrev_b32_e32 v2, 2, v3
A87C  v_and_b32_e32 v2, 0x7c, v2
A884  v_or_b32_e32 v2, s33, v2
A888  v_cmp_gt_u32_e32 vcc, s17, v6
A88C  v_cmp_gt_u32_e64 s[4:5], s18, v2
A894  s_and_b64 s[8:9], vcc, s[4:5]
A898  s_and_saveexec_b64 s[4:5], s[8:9]
A89C  s_cbranch_execz 14
A8A0  v_mov_b32_e32 v3, 0
A8A4  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A8AC  v_lshlrev_b64 v[2:3], 2, v[2:3]
A8B4  v_and_b32_e32 v2, -16, v2
A8B8  s_lshl_b32 s8, s34, 4
A8BC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A8C4  s_add_i32 m0, s8, 0xc000
A8CC  s_nop 0
A8D0  global_load_lds_dwordx4 v[2:3], off
A8D8  s_or_b64 exec, exec, s[4:5]
A8DC  s_add_i32 s4, s34, 0xd00
A8E4  v_or_b32_e32 v2, s4, v4
A8E8  v_lshrrev_b32_e32 v2, 5, v2
A8EC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A8F4  v_xor_b32_e32 v3, v3, v0
A8F8  s_load_dwordx4 s[24:27], s[0:1], 0x48
A900  v_add_u32_e32 v6, s40, v2
A904  v_lshlrev_b32_e32 v2, 2, v3
A908  v_and_b32_e32 v2, 0x7c, v2
A910  v_or_b32_e32 v2, s33, v2
A914  v_cmp_gt_u32_e32 vcc, s17, v6
A918  v_cmp_gt_u32_e64 s[4:5], s18, v2
A920  s_and_b64 s[8:9], vcc, s[4:5]
A924  s_and_saveexec_b64 s[4:5], s[8:9]
A928  s_cbranch_execz 14
A92C  v_mov_b32_e32 v3, 0
A930  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A938  v_lshlrev_b64 v[2:3], 2, v[2:3]
A940  v_and_b32_e32 v2, -16, v2
A944  s_lshl_b32 s8, s34, 4
A948  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A950  s_add_i32 m0, s8, 0xd000
A958  s_nop 0
A95C  global_load_lds_dwordx4 v[2:3], off
A964  s_or_b64 exec, exec, s[4:5]
A968  s_add_i32 s4, s34, 0xe00
A970  v_or_b32_e32 v2, s4, v4
A974  v_lshrrev_b32_e32 v2, 5, v2
A978  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
A980  v_xor_b32_e32 v3, v3, v0
A984  s_load_dwordx4 s[20:23], s[0:1], 0x60
A98C  s_load_dwordx2 s[30:31], s[0:1], 0x40
A994  v_add_u32_e32 v6, s40, v2
A998  v_lshlrev_b32_e32 v2, 2, v3
A99C  v_and_b32_e32 v2, 0x7c, v2
A9A4  v_or_b32_e32 v2, s33, v2
A9A8  v_cmp_gt_u32_e32 vcc, s17, v6
A9AC  v_cmp_gt_u32_e64 s[4:5], s18, v2
A9B4  s_and_b64 s[8:9], vcc, s[4:5]
A9B8  s_and_saveexec_b64 s[4:5], s[8:9]
A9BC  s_cbranch_execz 14
A9C0  v_mov_b32_e32 v3, 0
A9C4  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
A9CC  v_lshlrev_b64 v[2:3], 2, v[2:3]
A9D4  v_and_b32_e32 v2, -16, v2
A9D8  s_lshl_b32 s8, s34, 4
A9DC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
A9E4  s_add_i32 m0, s8, 0xe000
A9EC  s_nop 0
A9F0  global_load_lds_dwordx4 v[2:3], off
A9F8  s_or_b64 exec, exec, s[4:5]
A9FC  s_load_dwordx8 s[8:15], s[0:1], 0x8
AA04  s_load_dwordx2 s[28:29], s[0:1], 0x58
AA0C  s_add_i32 s0, s34, 0xf00
AA14  v_or_b32_e32 v2, s0, v4
AA18  v_lshrrev_b32_e32 v2, 5, v2
AA1C  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
AA24  v_xor_b32_e32 v3, v3, v0
AA28  v_add_u32_e32 v4, s40, v2
AA2C  v_lshlrev_b32_e32 v2, 2, v3
AA30  v_and_b32_e32 v2, 0x7c, v2
AA38  v_or_b32_e32 v2, s33, v2
AA3C  v_cmp_gt_u32_e32 vcc, s17, v4
AA40  v_cmp_gt_u32_e64 s[0:1], s18, v2
AA48  s_and_b64 s[4:5], vcc, s[0:1]
AA4C  s_and_saveexec_b64 s[0:1], s[4:5]
AA50  s_cbranch_execz 14
AA54  v_mov_b32_e32 v3, 0
AA58  v_mad_u64_u32 v[2:3], s[4:5], v4, s16, v[2:3]
AA60  v_lshlrev_b64 v[2:3], 2, v[2:3]
AA68  v_and_b32_e32 v2, -16, v2
AA6C  s_lshl_b32 s4, s34, 4
AA70  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
AA78  s_add_i32 m0, s4, 0xf000
AA80  s_nop 0
AA84  global_load_lds_dwordx4 v[2:3], off
AA8C  s_or_b64 exec, exec, s[0:1]
AA90  s_waitcnt lgkmcnt(0)
AA94  s_lshr_b32 s23, s18, 5
AA98  s_add_i32 s0, s23, 7
AA9C  s_lshl_b32 s1, s2, 1
AAA0  s_and_b32 s35, s0, 0xffffff8
AAA8  s_and_b32 s0, s33, 0xffffff00
AAB0  s_and_b32 s1, s1, 2
AAB4  s_or_b32 s5, s0, s1
AAB8  s_add_i32 s0, s17, 0xff
AAC0  s_and_b32 s4, s19, 8
AAC4  s_and_b32 s27, s0, 0xffffff00
AACC  s_bfe_u32 s16, s19, 0x20004
AAD4  s_cmp_eq_u32 s16, 2
AAD8  s_cselect_b64 s[6:7], -1, 0
AADC  v_and_b32_e32 v100, 3, v0
AAE0  v_lshlrev_b32_e32 v40, 1, v0
AAE4  s_and_b64 s[0:1], s[6:7], exec
AAE8  v_lshlrev_b32_e32 v3, 3, v100
AAEC  v_and_b32_e32 v4, 4, v40
AAF0  s_cselect_b32 s0, 0x3fffff, 0
AAF8  s_cmp_lg_u32 s16, 0
AAFC  v_bitop3_b32 v4, v1, v4, 15 bitop3:0x6c
AB04  v_or_b32_e32 v5, 1, v3
AB08  s_cselect_b32 s16, s0, 0x200000
AB10  s_mul_hi_u32 s0, s25, 0xcd9e8d57
AB18  v_xor_b32_e32 v42, v4, v5
AB1C  v_or_b32_e32 v5, 2, v3
AB20  s_xor_b32 s0, s24, s0
AB24  v_xor_b32_e32 v43, v4, v5
AB28  v_or_b32_e32 v5, 3, v3
AB2C  s_xor_b32 s0, s0, s30
AB30  s_add_i32 s36, s30, 0x9e3779b9
AB38  s_add_i32 s37, s31, 0xbb67ae85
AB40  s_add_i32 s41, s30, 0x3c6ef372
AB48  s_add_i32 s38, s31, 0x76cf5d0a
AB50  s_add_i32 s42, s30, 0xdaa66d2b
AB58  s_add_i32 s43, s31, 0x32370b8f
AB60  s_add_i32 s44, s30, 0x78dde6e4
AB68  s_add_i32 s45, s31, 0xed9eba14
AB70  s_add_i32 s46, s30, 0x1715609d
AB78  s_add_i32 s47, s31, 0xa9066899
AB80  s_add_i32 s48, s30, 0xb54cda56
AB88  s_add_i32 s49, s31, 0x646e171e
AB90  s_add_i32 s50, s30, 0x5384540f
AB98  s_add_i32 s51, s31, 0x1fd5c5a3
ABA0  s_add_i32 s52, s30, 0xf1bbcdc8
ABA8  s_add_i32 s53, s31, 0xdb3d7428
ABB0  s_add_i32 s30, s30, 0x8ff34781
ABB8  s_add_i32 s54, s31, 0x96a522ad
ABC0  v_lshlrev_b32_e32 v2, 6, v0
ABC4  v_and_b32_e32 v102, 60, v0
ABC8  v_xor_b32_e32 v44, v4, v5
ABCC  v_or_b32_e32 v5, 4, v3
ABD0  s_cmp_eq_u32 s4, 0
ABD4  v_and_b32_e32 v101, 0xc0, v2
ABDC  v_bfe_u32 v103, v0, 6, 1
ABE4  v_or_b32_e32 v2, s5, v102
ABE8  v_xor_b32_e32 v45, v4, v5
ABEC  v_or_b32_e32 v5, 5, v3
ABF0  v_lshl_or_b32 v34, s2, 2, v100
ABF8  v_or3_b32 v2, v2, v101, v103
AC00  v_mov_b32_e32 v35, 0
AC04  v_xor_b32_e32 v41, v4, v3
AC08  v_xor_b32_e32 v46, v4, v5
AC0C  v_or_b32_e32 v5, 6, v3
AC10  v_or_b32_e32 v3, 7, v3
AC14  s_mul_hi_u32 s68, s0, 0xd2511f53
AC1C  s_mul_i32 s69, s0, 0xd2511f53
AC24  s_cselect_b64 s[0:1], -1, 0
AC28  v_cmp_gt_u32_e32 vcc, s23, v34
AC2C  v_xor_b32_e32 v48, v4, v3
AC30  s_mul_i32 s39, s25, 0xcd9e8d57
AC38  v_cndmask_b32_e64 v2, v2, v34, s[0:1]
AC40  s_and_b64 s[24:25], s[0:1], exec
AC44  v_mov_b32_e32 v3, v35
AC48  s_mov_b32 s34, 0
AC4C  s_mov_b32 s19, 0xcd9e8d57
AC54  v_lshrrev_b32_e32 v104, 6, v0
AC58  v_cmp_le_u32_e64 s[4:5], s35, v34
AC60  v_xor_b32_e32 v47, v4, v5
AC64  s_mov_b32 s2, 0xd2511f53
AC6C  s_cselect_b32 s55, s23, s35
AC70  v_lshl_add_u64 v[36:37], s[10:11], 0, v[2:3]
AC78  s_mov_b64 s[24:25], -1
AC7C  s_xor_b64 s[10:11], vcc, -1
AC80  s_mov_b32 s56, 0x7f7fffff
AC88  s_mov_b32 s57, 0x7f800000
AC90  s_brev_b32 s58, 1
AC94  s_movk_i32 s59, 0x70
AC98  s_movk_i32 s60, 0x700
AC9C  s_movk_i32 s61, 0x7000
ACA0  s_mov_b32 s62, 0x70000
ACA8  s_mov_b32 s63, 0x700000
ACB0  s_mov_b32 s64, 0x7000000
ACB8  s_brev_b32 s65, 14
ACBC  s_mov_b32 s66, 0x17fffff
ACC4  s_xor_b32 s67, s36, s39
ACC8  s_xor_b32 s68, s37, s68
ACCC  s_xor_b32 s69, s38, s69
ACD0  v_mov_b32_e32 v49, 0x7f800000
ACD8  v_mov_b32_e32 v50, 0xfe
ACE0  s_waitcnt vmcnt(0)
ACE4  s_barrier
ACE8  s_branch 6
ACEC  s_or_b64 exec, exec, s[36:37]
ACF0  s_xor_b64 s[24:25], s[24:25], -1
ACF4  s_movk_i32 s34, 0x100
ACF8  s_andn2_b64 vcc, exec, s[24:25]
ACFC  s_mov_b64 s[24:25], 0
AD00  s_cbranch_vccz 1094
AD04  v_add_u32_e32 v2, s34, v0
AD08  v_lshrrev_b32_e32 v2, 2, v2
AD0C  v_add_u32_e32 v51, s40, v2
AD10  v_cmp_le_u32_e32 vcc, s17, v51
AD14  s_or_b64 s[36:37], vcc, s[10:11]
AD18  s_mov_b64 s[34:35], 0
AD1C  s_and_saveexec_b64 s[38:39], s[36:37]
AD20  s_xor_b64 s[36:37], exec, s[38:39]
AD24  s_cbranch_execnz 9
AD28  s_or_saveexec_b64 s[36:37], s[36:37]
AD2C  v_mov_b32_e32 v53, 0x7f
AD34  s_xor_b64 exec, exec, s[36:37]
AD38  s_cbranch_execnz 13
AD3C  s_or_b64 exec, exec, s[36:37]
AD40  s_and_saveexec_b64 s[36:37], s[34:35]
AD44  s_cbranch_execz 65513
AD48  s_branch 1067
AD4C  v_cmp_le_u32_e32 vcc, s27, v51
AD50  s_or_b64 s[34:35], s[0:1], vcc
AD54  s_nor_b64 s[34:35], s[34:35], s[4:5]
AD58  s_and_b64 s[34:35], s[34:35], exec
AD5C  s_or_saveexec_b64 s[36:37], s[36:37]
AD60  v_mov_b32_e32 v53, 0x7f
AD68  s_xor_b64 exec, exec, s[36:37]
AD6C  s_cbranch_execz 65523
AD70  v_lshlrev_b32_e32 v2, 9, v2
AD74  v_lshl_or_b32 v3, v41, 4, v2
AD7C  v_lshl_or_b32 v4, v42, 4, v2
AD84  ds_read_b128 v[26:29], v3
AD8C  ds_read_b128 v[30:33], v4
AD94  v_lshl_or_b32 v3, v43, 4, v2
AD9C  v_lshl_or_b32 v4, v44, 4, v2
ADA4  ds_read_b128 v[18:21], v3
ADAC  ds_read_b128 v[22:25], v4
ADB4  s_waitcnt lgkmcnt(3)
ADB8  v_and_b32_e32 v86, 0x7fffffff, v26
ADC0  v_and_b32_e32 v84, 0x7fffffff, v27
ADC8  v_max_u32_e32 v38, v84, v86
ADCC  v_and_b32_e32 v83, 0x7fffffff, v28
ADD4  v_and_b32_e32 v82, 0x7fffffff, v29
ADDC  v_max3_u32 v38, v82, v83, v38
ADE4  s_waitcnt lgkmcnt(2)
ADE8  v_and_b32_e32 v81, 0x7fffffff, v30
ADF0  v_and_b32_e32 v80, 0x7fffffff, v31
ADF8  v_lshl_or_b32 v3, v45, 4, v2
AE00  v_max3_u32 v38, v80, v81, v38
AE08  v_and_b32_e32 v79, 0x7fffffff, v32
AE10  v_and_b32_e32 v78, 0x7fffffff, v33
AE18  v_lshl_or_b32 v4, v46, 4, v2
AE20  ds_read_b128 v[10:13], v3
AE28  ds_read_b128 v[14:17], v4
AE30  v_max3_u32 v38, v78, v79, v38
AE38  s_waitcnt lgkmcnt(3)
AE3C  v_and_b32_e32 v77, 0x7fffffff, v18
AE44  v_and_b32_e32 v76, 0x7fffffff, v19
AE4C  v_max3_u32 v38, v76, v77, v38
AE54  v_and_b32_e32 v75, 0x7fffffff, v20
AE5C  v_and_b32_e32 v74, 0x7fffffff, v21
AE64  v_max3_u32 v38, v74, v75, v38
AE6C  s_waitcnt lgkmcnt(2)
AE70  v_and_b32_e32 v73, 0x7fffffff, v22
AE78  v_and_b32_e32 v72, 0x7fffffff, v23
AE80  v_lshl_or_b32 v3, v47, 4, v2
AE88  v_lshl_or_b32 v6, v48, 4, v2
AE90  v_max3_u32 v38, v72, v73, v38
AE98  v_and_b32_e32 v71, 0x7fffffff, v24
AEA0  v_and_b32_e32 v70, 0x7fffffff, v25
AEA8  ds_read_b128 v[2:5], v3
AEB0  ds_read_b128 v[6:9], v6
AEB8  v_max3_u32 v38, v70, v71, v38
AEC0  s_waitcnt lgkmcnt(3)
AEC4  v_and_b32_e32 v69, 0x7fffffff, v10
AECC  v_and_b32_e32 v68, 0x7fffffff, v11
AED4  v_max3_u32 v38, v68, v69, v38
AEDC  v_and_b32_e32 v67, 0x7fffffff, v12
AEE4  v_and_b32_e32 v65, 0x7fffffff, v13
AEEC  v_max3_u32 v38, v65, v67, v38
AEF4  s_waitcnt lgkmcnt(2)
AEF8  v_and_b32_e32 v64, 0x7fffffff, v14
AF00  v_and_b32_e32 v63, 0x7fffffff, v15
AF08  v_max3_u32 v38, v63, v64, v38
AF10  v_and_b32_e32 v62, 0x7fffffff, v16
AF18  v_and_b32_e32 v60, 0x7fffffff, v17
AF20  v_max3_u32 v38, v60, v62, v38
AF28  s_waitcnt lgkmcnt(1)
AF2C  v_and_b32_e32 v59, 0x7fffffff, v2
AF34  v_and_b32_e32 v58, 0x7fffffff, v3
AF3C  v_max3_u32 v38, v58, v59, v38
AF44  v_and_b32_e32 v57, 0x7fffffff, v4
AF4C  v_and_b32_e32 v56, 0x7fffffff, v5
AF54  v_max3_u32 v38, v56, v57, v38
AF5C  s_waitcnt lgkmcnt(0)
AF60  v_and_b32_e32 v54, 0x7fffffff, v6
AF68  v_and_b32_e32 v53, 0x7fffffff, v7
AF70  v_max3_u32 v52, v53, v54, v38
AF78  v_and_b32_e32 v39, 0x7fffffff, v8
AF80  v_and_b32_e32 v38, 0x7fffffff, v9
AF88  v_max3_u32 v85, v38, v39, v52
AF90  v_cmp_lt_u32_e32 vcc, s56, v85
AF94  v_mov_b32_e32 v52, 0
AF98  v_mov_b32_e32 v55, 0
AF9C  v_mov_b32_e32 v61, 0
AFA0  v_mov_b32_e32 v66, 0
AFA4  s_and_saveexec_b64 s[38:39], vcc
AFA8  s_cbranch_execz 508
AFAC  v_sub_u32_e32 v52, 0x7f7fffff, v86
AFB4  v_sub_u32_e32 v55, 0x7f800000, v86
AFBC  v_ashrrev_i32_e32 v66, 31, v52
AFC0  v_lshrrev_b32_e32 v52, 31, v52
AFC4  v_sub_u32_e32 v85, 0x7f7fffff, v84
AFCC  v_cmp_lt_i32_e32 vcc, -1, v55
AFD0  v_add_u32_e32 v52, -1, v52
AFD4  v_lshrrev_b32_e32 v61, 31, v55
AFD8  v_and_b32_e32 v66, 7, v66
AFDC  v_cndmask_b32_e32 v55, 0, v86, vcc
AFE0  v_sub_u32_e32 v86, 0x7f800000, v84
AFE8  v_bitop3_b32 v26, v52, v26, s58 bitop3:0xc8
AFF0  v_ashrrev_i32_e32 v52, 31, v85
AFF4  v_and_or_b32 v52, v52, s59, v66
AFFC  v_max_u32_e32 v66, v84, v55
B000  v_cmp_gt_i32_e32 vcc, 0, v86
B004  v_sub_u32_e32 v84, 0x7f800000, v83
B00C  v_lshrrev_b32_e32 v87, 31, v86
B010  v_cndmask_b32_e32 v55, v66, v55, vcc
B014  v_sub_u32_e32 v66, 0x7f7fffff, v83
B01C  v_max_u32_e32 v83, v83, v55
B020  v_ashrrev_i32_e32 v86, 31, v66
B024  v_cmp_gt_i32_e32 vcc, 0, v84
B028  v_lshrrev_b32_e32 v66, 31, v66
B02C  v_add_u32_e32 v66, -1, v66
B030  v_cndmask_b32_e32 v55, v83, v55, vcc
B034  v_sub_u32_e32 v83, 0x7f7fffff, v82
B03C  v_lshrrev_b32_e32 v88, 31, v85
B040  v_lshrrev_b32_e32 v85, 31, v84
B044  v_and_or_b32 v52, v86, s60, v52
B04C  v_sub_u32_e32 v84, 0x7f800000, v82
B054  v_bitop3_b32 v28, v66, v28, s58 bitop3:0xc8
B05C  v_ashrrev_i32_e32 v66, 31, v83
B060  v_and_or_b32 v52, v66, s61, v52
B068  v_max_u32_e32 v66, v82, v55
B06C  v_cmp_gt_i32_e32 vcc, 0, v84
B070  v_sub_u32_e32 v82, 0x7f800000, v81
B078  v_lshrrev_b32_e32 v86, 31, v84
B07C  v_cndmask_b32_e32 v55, v66, v55, vcc
B080  v_sub_u32_e32 v66, 0x7f7fffff, v81
B088  v_max_u32_e32 v81, v81, v55
B08C  v_ashrrev_i32_e32 v84, 31, v66
B090  v_cmp_gt_i32_e32 vcc, 0, v82
B094  v_lshrrev_b32_e32 v66, 31, v66
B098  v_add_u32_e32 v66, -1, v66
B09C  v_cndmask_b32_e32 v55, v81, v55, vcc
B0A0  v_sub_u32_e32 v81, 0x7f7fffff, v80
B0A8  v_add_u32_e32 v61, v87, v61
B0AC  v_lshrrev_b32_e32 v87, 31, v83
B0B0  v_lshrrev_b32_e32 v83, 31, v82
B0B4  v_and_or_b32 v52, v84, s62, v52
B0BC  v_sub_u32_e32 v82, 0x7f800000, v80
B0C4  v_bitop3_b32 v30, v66, v30, s58 bitop3:0xc8
B0CC  v_ashrrev_i32_e32 v66, 31, v81
B0D0  v_and_or_b32 v52, v66, s63, v52
B0D8  v_max_u32_e32 v66, v80, v55
B0DC  v_cmp_gt_i32_e32 vcc, 0, v82
B0E0  v_sub_u32_e32 v80, 0x7f800000, v79
B0E8  v_lshrrev_b32_e32 v84, 31, v82
B0EC  v_cndmask_b32_e32 v55, v66, v55, vcc
B0F0  v_sub_u32_e32 v66, 0x7f7fffff, v79
B0F8  v_max_u32_e32 v79, v79, v55
B0FC  v_ashrrev_i32_e32 v82, 31, v66
B100  v_cmp_gt_i32_e32 vcc, 0, v80
B104  v_lshrrev_b32_e32 v66, 31, v66
B108  v_add_u32_e32 v66, -1, v66
B10C  v_cndmask_b32_e32 v55, v79, v55, vcc
B110  v_sub_u32_e32 v79, 0x7f7fffff, v78
B118  v_add3_u32 v61, v85, v61, v86
B120  v_lshrrev_b32_e32 v85, 31, v81
B124  v_lshrrev_b32_e32 v81, 31, v80
B128  v_and_or_b32 v52, v82, s64, v52
B130  v_sub_u32_e32 v80, 0x7f800000, v78
B138  v_bitop3_b32 v32, v66, v32, s58 bitop3:0xc8
B140  v_ashrrev_i32_e32 v66, 31, v79
B144  v_and_or_b32 v52, v66, s65, v52
B14C  v_max_u32_e32 v66, v78, v55
B150  v_cmp_gt_i32_e32 vcc, 0, v80
B154  v_sub_u32_e32 v78, 0x7f800000, v77
B15C  v_add3_u32 v61, v83, v61, v84
B164  v_cndmask_b32_e32 v55, v66, v55, vcc
B168  v_sub_u32_e32 v66, 0x7f7fffff, v77
B170  v_max_u32_e32 v77, v77, v55
B174  v_cmp_gt_i32_e32 vcc, 0, v78
B178  v_lshrrev_b32_e32 v82, 31, v80
B17C  v_lshrrev_b32_e32 v83, 31, v79
B180  v_lshrrev_b32_e32 v79, 31, v78
B184  v_ashrrev_i32_e32 v80, 31, v66
B188  v_cndmask_b32_e32 v55, v77, v55, vcc
B18C  v_sub_u32_e32 v77, 0x7f7fffff, v76
B194  v_sub_u32_e32 v78, 0x7f800000, v76
B19C  v_lshrrev_b32_e32 v66, 31, v66
B1A0  v_add_u32_e32 v66, -1, v66
B1A4  v_max_u32_e32 v76, v76, v55
B1A8  v_cmp_gt_i32_e32 vcc, 0, v78
B1AC  v_add3_u32 v61, v81, v61, v82
B1B4  v_lshrrev_b32_e32 v82, 31, v77
B1B8  v_bitop3_b32 v18, v66, v18, s58 bitop3:0xc8
B1C0  v_ashrrev_i32_e32 v66, 31, v77
B1C4  v_cndmask_b32_e32 v55, v76, v55, vcc
B1C8  v_sub_u32_e32 v77, 0x7f800000, v75
B1D0  v_sub_u32_e32 v76, 0x7f7fffff, v75
B1D8  v_max_u32_e32 v75, v75, v55
B1DC  v_cmp_gt_i32_e32 vcc, 0, v77
B1E0  v_and_b32_e32 v80, 7, v80
B1E4  v_lshrrev_b32_e32 v81, 31, v78
B1E8  v_cndmask_b32_e32 v55, v75, v55, vcc
B1EC  v_sub_u32_e32 v75, 0x7f7fffff, v74
B1F4  v_and_or_b32 v66, v66, s59, v80
B1FC  v_add3_u32 v61, v79, v61, v81
B204  v_lshrrev_b32_e32 v78, 31, v77
B208  v_ashrrev_i32_e32 v79, 31, v76
B20C  v_sub_u32_e32 v77, 0x7f800000, v74
B214  v_and_or_b32 v66, v79, s60, v66
B21C  v_lshrrev_b32_e32 v80, 31, v75
B220  v_ashrrev_i32_e32 v75, 31, v75
B224  v_max_u32_e32 v74, v74, v55
B228  v_cmp_gt_i32_e32 vcc, 0, v77
B22C  v_and_or_b32 v66, v75, s61, v66
B234  v_sub_u32_e32 v75, 0x7f800000, v73
B23C  v_cndmask_b32_e32 v55, v74, v55, vcc
B240  v_lshrrev_b32_e32 v76, 31, v76
B244  v_sub_u32_e32 v74, 0x7f7fffff, v73
B24C  v_max_u32_e32 v73, v73, v55
B250  v_cmp_gt_i32_e32 vcc, 0, v75
B254  v_add_u32_e32 v76, -1, v76
B258  v_lshrrev_b32_e32 v79, 31, v77
B25C  v_cndmask_b32_e32 v55, v73, v55, vcc
B260  v_sub_u32_e32 v73, 0x7f7fffff, v72
B268  v_bitop3_b32 v20, v76, v20, s58 bitop3:0xc8
B270  v_lshrrev_b32_e32 v76, 31, v75
B274  v_ashrrev_i32_e32 v77, 31, v74
B278  v_sub_u32_e32 v75, 0x7f800000, v72
B280  v_add3_u32 v61, v78, v61, v79
B288  v_and_or_b32 v66, v77, s62, v66
B290  v_lshrrev_b32_e32 v78, 31, v73
B294  v_ashrrev_i32_e32 v73, 31, v73
B298  v_max_u32_e32 v72, v72, v55
B29C  v_cmp_gt_i32_e32 vcc, 0, v75
B2A0  v_and_or_b32 v66, v73, s63, v66
B2A8  v_sub_u32_e32 v73, 0x7f800000, v71
B2B0  v_cndmask_b32_e32 v55, v72, v55, vcc
B2B4  v_sub_u32_e32 v72, 0x7f7fffff, v71
B2BC  v_max_u32_e32 v71, v71, v55
B2C0  v_cmp_gt_i32_e32 vcc, 0, v73
B2C4  v_lshrrev_b32_e32 v74, 31, v74
B2C8  v_lshrrev_b32_e32 v77, 31, v75
B2CC  v_cndmask_b32_e32 v71, v71, v55, vcc
B2D0  v_sub_u32_e32 v55, 0x7f7fffff, v70
B2D8  v_add_u32_e32 v74, -1, v74
B2DC  v_bitop3_b32 v22, v74, v22, s58 bitop3:0xc8
B2E4  v_ashrrev_i32_e32 v75, 31, v72
B2E8  v_add3_u32 v61, v76, v61, v77
B2F0  v_lshrrev_b32_e32 v74, 31, v73
B2F4  v_and_or_b32 v66, v75, s64, v66
B2FC  v_sub_u32_e32 v73, 0x7f800000, v70
B304  v_lshrrev_b32_e32 v76, 31, v55
B308  v_ashrrev_i32_e32 v55, 31, v55
B30C  v_and_or_b32 v55, v55, s65, v66
B314  v_max_u32_e32 v66, v70, v71
B318  v_cmp_gt_i32_e32 vcc, 0, v73
B31C  v_lshrrev_b32_e32 v72, 31, v72
B320  v_sub_u32_e32 v70, 0x7f7fffff, v69
B328  v_cndmask_b32_e32 v66, v66, v71, vcc
B32C  v_sub_u32_e32 v71, 0x7f800000, v69
B334  v_add_u32_e32 v72, -1, v72
B338  v_max_u32_e32 v69, v69, v66
B33C  v_cmp_gt_i32_e32 vcc, 0, v71
B340  v_lshrrev_b32_e32 v75, 31, v73
B344  v_bitop3_b32 v24, v72, v24, s58 bitop3:0xc8
B34C  v_lshrrev_b32_e32 v72, 31, v71
B350  v_ashrrev_i32_e32 v73, 31, v70
B354  v_cndmask_b32_e32 v66, v69, v66, vcc
B358  v_sub_u32_e32 v71, 0x7f800000, v68
B360  v_lshrrev_b32_e32 v70, 31, v70
B364  v_sub_u32_e32 v69, 0x7f7fffff, v68
B36C  v_add_u32_e32 v70, -1, v70
B370  v_max_u32_e32 v68, v68, v66
B374  v_cmp_gt_i32_e32 vcc, 0, v71
B378  v_bitop3_b32 v10, v70, v10, s58 bitop3:0xc8
B380  v_sub_u32_e32 v70, 0x7f800000, v67
B388  v_cndmask_b32_e32 v66, v68, v66, vcc
B38C  v_sub_u32_e32 v68, 0x7f7fffff, v67
B394  v_add3_u32 v61, v74, v61, v75
B39C  v_lshrrev_b32_e32 v74, 31, v71
B3A0  v_max_u32_e32 v67, v67, v66
B3A4  v_cmp_gt_i32_e32 vcc, 0, v70
B3A8  v_add3_u32 v61, v72, v61, v74
B3B0  v_lshrrev_b32_e32 v71, 31, v70
B3B4  v_ashrrev_i32_e32 v72, 31, v68
B3B8  v_cndmask_b32_e32 v66, v67, v66, vcc
B3BC  v_sub_u32_e32 v70, 0x7f800000, v65
B3C4  v_lshrrev_b32_e32 v68, 31, v68
B3C8  v_and_b32_e32 v73, 7, v73
B3CC  v_lshrrev_b32_e32 v75, 31, v69
B3D0  v_ashrrev_i32_e32 v69, 31, v69
B3D4  v_sub_u32_e32 v67, 0x7f7fffff, v65
B3DC  v_add_u32_e32 v68, -1, v68
B3E0  v_max_u32_e32 v65, v65, v66
B3E4  v_cmp_gt_i32_e32 vcc, 0, v70
B3E8  v_and_or_b32 v69, v69, s59, v73
B3F0  v_bitop3_b32 v12, v68, v12, s58 bitop3:0xc8
B3F8  v_cndmask_b32_e32 v65, v65, v66, vcc
B3FC  v_sub_u32_e32 v66, 0x7f7fffff, v64
B404  v_sub_u32_e32 v68, 0x7f800000, v64
B40C  v_and_or_b32 v69, v72, s60, v69
B414  v_lshrrev_b32_e32 v73, 31, v67
B418  v_ashrrev_i32_e32 v67, 31, v67
B41C  v_lshrrev_b32_e32 v72, 31, v70
B420  v_and_or_b32 v67, v67, s61, v69
B428  v_lshrrev_b32_e32 v69, 31, v68
B42C  v_ashrrev_i32_e32 v70, 31, v66
B430  v_max_u32_e32 v64, v64, v65
B434  v_cmp_gt_i32_e32 vcc, 0, v68
B438  v_sub_u32_e32 v68, 0x7f800000, v63
B440  v_lshrrev_b32_e32 v66, 31, v66
B444  v_add3_u32 v61, v71, v61, v72
B44C  v_and_or_b32 v67, v70, s62, v67
B454  v_cndmask_b32_e32 v64, v64, v65, vcc
B458  v_add_u32_e32 v66, -1, v66
B45C  v_lshrrev_b32_e32 v70, 31, v68
B460  v_sub_u32_e32 v65, 0x7f7fffff, v63
B468  v_bitop3_b32 v14, v66, v14, s58 bitop3:0xc8
B470  v_add3_u32 v66, v69, v61, v70
B478  v_max_u32_e32 v61, v63, v64
B47C  v_cmp_gt_i32_e32 vcc, 0, v68
B480  v_sub_u32_e32 v63, 0x7f7fffff, v62
B488  v_lshrrev_b32_e32 v71, 31, v65
B48C  v_cndmask_b32_e32 v61, v61, v64, vcc
B490  v_sub_u32_e32 v64, 0x7f800000, v62
B498  v_ashrrev_i32_e32 v65, 31, v65
B49C  v_max_u32_e32 v62, v62, v61
B4A0  v_cmp_gt_i32_e32 vcc, 0, v64
B4A4  v_and_or_b32 v65, v65, s63, v67
B4AC  v_lshrrev_b32_e32 v67, 31, v64
B4B0  v_cndmask_b32_e32 v62, v62, v61, vcc
B4B4  v_sub_u32_e32 v64, 0x7f800000, v60
B4BC  v_sub_u32_e32 v61, 0x7f7fffff, v60
B4C4  v_ashrrev_i32_e32 v68, 31, v63
B4C8  v_max_u32_e32 v60, v60, v62
B4CC  v_cmp_gt_i32_e32 vcc, 0, v64
B4D0  v_and_or_b32 v65, v68, s64, v65
B4D8  v_lshrrev_b32_e32 v68, 31, v64
B4DC  v_lshrrev_b32_e32 v63, 31, v63
B4E0  v_cndmask_b32_e32 v60, v60, v62, vcc
B4E4  v_sub_u32_e32 v62, 0x7f7fffff, v59
B4EC  v_sub_u32_e32 v64, 0x7f800000, v59
B4F4  v_lshrrev_b32_e32 v69, 31, v61
B4F8  v_add_u32_e32 v63, -1, v63
B4FC  v_ashrrev_i32_e32 v61, 31, v61
B500  v_max_u32_e32 v59, v59, v60
B504  v_cmp_gt_i32_e32 vcc, 0, v64
B508  v_bitop3_b32 v16, v63, v16, s58 bitop3:0xc8
B510  v_and_or_b32 v61, v61, s65, v65
B518  v_add3_u32 v63, v67, v66, v68
B520  v_lshrrev_b32_e32 v65, 31, v64
B524  v_ashrrev_i32_e32 v66, 31, v62
B528  v_cndmask_b32_e32 v59, v59, v60, vcc
B52C  v_sub_u32_e32 v64, 0x7f800000, v58
B534  v_lshrrev_b32_e32 v62, 31, v62
B538  v_sub_u32_e32 v60, 0x7f7fffff, v58
B540  v_add_u32_e32 v62, -1, v62
B544  v_lshrrev_b32_e32 v67, 31, v64
B548  v_max_u32_e32 v58, v58, v59
B54C  v_cmp_gt_i32_e32 vcc, 0, v64
B550  v_bitop3_b32 v2, v62, v2, s58 bitop3:0xc8
B558  v_add3_u32 v62, v65, v63, v67
B560  v_cndmask_b32_e32 v58, v58, v59, vcc
B564  v_sub_u32_e32 v63, 0x7f800000, v57
B56C  v_sub_u32_e32 v59, 0x7f7fffff, v57
B574  v_max_u32_e32 v57, v57, v58
B578  v_cmp_gt_i32_e32 vcc, 0, v63
B57C  v_and_b32_e32 v66, 7, v66
B580  v_lshrrev_b32_e32 v68, 31, v60
B584  v_ashrrev_i32_e32 v60, 31, v60
B588  v_cndmask_b32_e32 v57, v57, v58, vcc
B58C  v_sub_u32_e32 v58, 0x7f7fffff, v56
B594  v_and_or_b32 v60, v60, s59, v66
B59C  v_lshrrev_b32_e32 v64, 31, v63
B5A0  v_ashrrev_i32_e32 v65, 31, v59
B5A4  v_sub_u32_e32 v63, 0x7f800000, v56
B5AC  v_and_or_b32 v60, v65, s60, v60
B5B4  v_lshrrev_b32_e32 v66, 31, v58
B5B8  v_ashrrev_i32_e32 v58, 31, v58
B5BC  v_max_u32_e32 v56, v56, v57
B5C0  v_cmp_gt_i32_e32 vcc, 0, v63
B5C4  v_and_or_b32 v58, v58, s61, v60
B5CC  v_sub_u32_e32 v60, 0x7f800000, v54
B5D4  v_cndmask_b32_e32 v56, v56, v57, vcc
B5D8  v_lshrrev_b32_e32 v59, 31, v59
B5DC  v_sub_u32_e32 v57, 0x7f7fffff, v54
B5E4  v_max_u32_e32 v54, v54, v56
B5E8  v_cmp_gt_i32_e32 vcc, 0, v60
B5EC  v_lshrrev_b32_e32 v65, 31, v63
B5F0  v_add_u32_e32 v59, -1, v59
B5F4  v_cndmask_b32_e32 v54, v54, v56, vcc
B5F8  v_sub_u32_e32 v56, 0x7f7fffff, v53
B600  v_bitop3_b32 v4, v59, v4, s58 bitop3:0xc8
B608  v_add3_u32 v59, v64, v62, v65
B610  v_lshrrev_b32_e32 v62, 31, v60
B614  v_ashrrev_i32_e32 v63, 31, v57
B618  v_sub_u32_e32 v60, 0x7f800000, v53
B620  v_and_or_b32 v58, v63, s62, v58
B628  v_lshrrev_b32_e32 v64, 31, v56
B62C  v_ashrrev_i32_e32 v56, 31, v56
B630  v_max_u32_e32 v53, v53, v54
B634  v_cmp_gt_i32_e32 vcc, 0, v60
B638  v_and_or_b32 v56, v56, s63, v58
B640  v_sub_u32_e32 v58, 0x7f800000, v39
B648  v_cndmask_b32_e32 v53, v53, v54, vcc
B64C  v_lshrrev_b32_e32 v57, 31, v57
B650  v_sub_u32_e32 v54, 0x7f7fffff, v39
B658  v_max_u32_e32 v39, v39, v53
B65C  v_cmp_gt_i32_e32 vcc, 0, v58
B660  v_lshrrev_b32_e32 v63, 31, v60
B664  v_add_u32_e32 v57, -1, v57
B668  v_cndmask_b32_e32 v39, v39, v53, vcc
B66C  v_sub_u32_e32 v53, 0x7f7fffff, v38
B674  v_bitop3_b32 v6, v57, v6, s58 bitop3:0xc8
B67C  v_add3_u32 v57, v62, v59, v63
B684  v_lshrrev_b32_e32 v59, 31, v58
B688  v_ashrrev_i32_e32 v60, 31, v54
B68C  v_sub_u32_e32 v58, 0x7f800000, v38
B694  v_add_u32_e32 v66, -1, v66
B698  v_and_or_b32 v56, v60, s64, v56
B6A0  v_lshrrev_b32_e32 v62, 31, v53
B6A4  v_lshrrev_b32_e32 v60, 31, v58
B6A8  v_ashrrev_i32_e32 v53, 31, v53
B6AC  v_bitop3_b32 v5, v66, v5, s58 bitop3:0xc8
B6B4  v_lshrrev_b32_e32 v54, 31, v54
B6B8  v_and_or_b32 v66, v53, s65, v56
B6C0  v_add3_u32 v53, v59, v57, v60
B6C8  v_max_u32_e32 v38, v38, v39
B6CC  v_cmp_gt_i32_e32 vcc, 0, v58
B6D0  v_add_u32_e32 v88, -1, v88
B6D4  v_add_u32_e32 v87, -1, v87
B6D8  v_add_u32_e32 v85, -1, v85
B6DC  v_add_u32_e32 v83, -1, v83
B6E0  v_add_u32_e32 v82, -1, v82
B6E4  v_add_u32_e32 v80, -1, v80
B6E8  v_add_u32_e32 v78, -1, v78
B6EC  v_add_u32_e32 v76, -1, v76
B6F0  v_add_u32_e32 v75, -1, v75
B6F4  v_add_u32_e32 v73, -1, v73
B6F8  v_add_u32_e32 v71, -1, v71
B6FC  v_add_u32_e32 v69, -1, v69
B700  v_add_u32_e32 v68, -1, v68
B704  v_add_u32_e32 v64, -1, v64
B708  v_add_u32_e32 v54, -1, v54
B70C  v_add_u32_e32 v62, -1, v62
B710  v_cndmask_b32_e32 v38, v38, v39, vcc
B714  v_cmp_ne_u32_e32 vcc, 32, v53
B718  v_bitop3_b32 v27, v88, v27, s58 bitop3:0xc8
B720  v_bitop3_b32 v29, v87, v29, s58 bitop3:0xc8
B728  v_bitop3_b32 v31, v85, v31, s58 bitop3:0xc8
B730  v_bitop3_b32 v33, v83, v33, s58 bitop3:0xc8
B738  v_bitop3_b32 v19, v82, v19, s58 bitop3:0xc8
B740  v_bitop3_b32 v21, v80, v21, s58 bitop3:0xc8
B748  v_bitop3_b32 v23, v78, v23, s58 bitop3:0xc8
B750  v_bitop3_b32 v25, v76, v25, s58 bitop3:0xc8
B758  v_bitop3_b32 v11, v75, v11, s58 bitop3:0xc8
B760  v_bitop3_b32 v13, v73, v13, s58 bitop3:0xc8
B768  v_bitop3_b32 v15, v71, v15, s58 bitop3:0xc8
B770  v_bitop3_b32 v17, v69, v17, s58 bitop3:0xc8
B778  v_bitop3_b32 v3, v68, v3, s58 bitop3:0xc8
B780  v_bitop3_b32 v7, v64, v7, s58 bitop3:0xc8
B788  v_bitop3_b32 v9, v62, v9, s58 bitop3:0xc8
B790  v_bitop3_b32 v8, v54, v8, s58 bitop3:0xc8
B798  v_cndmask_b32_e32 v85, v49, v38, vcc
B79C  s_or_b64 exec, exec, s[38:39]
B7A0  v_cmp_ne_u32_e32 vcc, 0, v85
B7A4  v_mov_b32_e32 v53, 0x7f
B7AC  s_and_saveexec_b64 s[38:39], vcc
B7B0  v_add_u32_e32 v38, s16, v85
B7B4  v_lshrrev_b32_e32 v39, 23, v38
B7B8  v_add_u32_e32 v39, -2, v39
B7BC  v_cmp_lt_u32_e32 vcc, s66, v38
B7C0  s_nop 1
B7C4  v_cndmask_b32_e32 v38, 0, v39, vcc
B7C8  v_cmp_eq_u32_e32 vcc, s57, v85
B7CC  s_and_b64 vcc, s[6:7], vcc
B7D0  s_nop 0
B7D4  v_cndmask_b32_e32 v53, v38, v50, vcc
B7D8  s_or_b64 exec, exec, s[38:39]
B7DC  v_cmp_eq_u32_e32 vcc, 0, v53
B7E0  s_cbranch_vccz 37
B7E4  s_nop 0
B7E8  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
B7F0  v_pk_mul_f32 v[26:27], v[38:39], v[26:27] op_sel_hi:[0,1]
B7F8  v_pk_mul_f32 v[28:29], v[38:39], v[28:29] op_sel_hi:[0,1]
B800  v_pk_mul_f32 v[30:31], v[38:39], v[30:31] op_sel_hi:[0,1]
B808  v_pk_mul_f32 v[32:33], v[38:39], v[32:33] op_sel_hi:[0,1]
B810  v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
B818  v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
B820  v_pk_mul_f32 v[22:23], v[38:39], v[22:23] op_sel_hi:[0,1]
B828  v_pk_mul_f32 v[24:25], v[38:39], v[24:25] op_sel_hi:[0,1]
B830  v_pk_mul_f32 v[10:11], v[38:39], v[10:11] op_sel_hi:[0,1]
B838  v_pk_mul_f32 v[12:13], v[38:39], v[12:13] op_sel_hi:[0,1]
B840  v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
B848  v_pk_mul_f32 v[16:17], v[38:39], v[16:17] op_sel_hi:[0,1]
B850  v_pk_mul_f32 v[2:3], v[38:39], v[2:3] op_sel_hi:[0,1]
B858  v_pk_mul_f32 v[4:5], v[38:39], v[4:5] op_sel_hi:[0,1]
B860  v_pk_mul_f32 v[6:7], v[38:39], v[6:7] op_sel_hi:[0,1]
B868  v_pk_mul_f32 v[8:9], v[38:39], v[8:9] op_sel_hi:[0,1]
B870  v_max_u32_e32 v54, 1, v53
B874  s_branch 1
B878  v_mov_b32_e32 v54, v53
B87C  v_mad_u64_u32 v[38:39], s[38:39], v51, s23, v[34:35]
B884  v_lshlrev_b32_e32 v60, 2, v38
B888  v_mad_u64_u32 v[56:57], s[38:39], v60, s2, 0
B890  v_xor_b32_e32 v57, s31, v57
B894  v_xor_b32_e32 v57, s26, v57
B898  v_mad_u64_u32 v[58:59], s[38:39], v57, s19, 0
B8A0  v_xor_b32_e32 v57, s67, v59
B8A4  v_xor_b32_e32 v59, s68, v56
B8A8  v_mad_u64_u32 v[62:63], s[38:39], v59, s19, 0
B8B0  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
B8B8  v_xor_b32_e32 v58, v58, v63
B8BC  v_xor_b32_e32 v58, s41, v58
B8C0  v_xor_b32_e32 v57, s69, v57
B8C4  v_mad_u64_u32 v[58:59], s[38:39], v58, s2, 0
B8CC  v_mad_u64_u32 v[64:65], s[38:39], v57, s19, 0
B8D4  v_xor_b32_e32 v57, v62, v65
B8D8  v_xor_b32_e32 v56, v56, v59
B8DC  v_xor_b32_e32 v57, s42, v57
B8E0  v_xor_b32_e32 v59, s43, v56
B8E4  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
B8EC  v_mad_u64_u32 v[62:63], s[38:39], v59, s19, 0
B8F4  v_xor_b32_e32 v59, v64, v63
B8F8  v_xor_b32_e32 v57, v58, v57
B8FC  v_xor_b32_e32 v59, s44, v59
B900  v_xor_b32_e32 v57, s45, v57
B904  v_mad_u64_u32 v[58:59], s[38:39], v59, s2, 0
B90C  v_mad_u64_u32 v[64:65], s[38:39], v57, s19, 0
B914  v_xor_b32_e32 v57, v62, v65
B918  v_xor_b32_e32 v56, v56, v59
B91C  v_xor_b32_e32 v57, s46, v57
B920  v_xor_b32_e32 v59, s47, v56
B924  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
B92C  v_mad_u64_u32 v[62:63], s[38:39], v59, s19, 0
B934  v_xor_b32_e32 v59, v64, v63
B938  v_xor_b32_e32 v57, v58, v57
B93C  v_xor_b32_e32 v59, s48, v59
B940  v_xor_b32_e32 v57, s49, v57
B944  v_mad_u64_u32 v[58:59], s[38:39], v59, s2, 0
B94C  v_mad_u64_u32 v[64:65], s[38:39], v57, s19, 0
B954  v_xor_b32_e32 v57, v62, v65
B958  v_xor_b32_e32 v56, v56, v59
B95C  v_xor_b32_e32 v57, s50, v57
B960  v_xor_b32_e32 v59, s51, v56
B964  v_mad_u64_u32 v[56:57], s[38:39], v57, s2, 0
B96C  v_mad_u64_u32 v[62:63], s[38:39], v59, s19, 0
B974  v_xor_b32_e32 v59, v64, v63
B978  v_xor_b32_e32 v57, v58, v57
B97C  v_xor_b32_e32 v59, s52, v59
B980  v_xor_b32_e32 v57, s53, v57
B984  v_mad_u64_u32 v[58:59], s[38:39], v59, s2, 0
B98C  v_mad_u64_u32 v[64:65], s[38:39], v57, s19, 0
B994  v_xor_b32_e32 v57, v62, v65
B998  v_xor_b32_e32 v56, v56, v59
B99C  v_mov_b32_e32 v59, 0
B9A0  v_mov_b32_e32 v62, 0
B9A4  v_lshlrev_b32_e32 v54, 23, v54
B9A8  v_xor_b32_e32 v57, s30, v57
B9AC  v_xor_b32_e32 v56, s54, v56
B9B0  v_cvt_scalef32_sr_pk_fp4_f32 v59, v[26:27], v57, v54
B9B8  v_cvt_scalef32_sr_pk_fp4_f32 v62, v[30:31], v56, v54 op_sel:[0,0,0,1]
B9C0  v_cvt_scalef32_sr_pk_fp4_f32 v59, v[28:29], v64, v54 op_sel:[0,0,1,0]
B9C8  v_cvt_scalef32_sr_pk_fp4_f32 v62, v[32:33], v58, v54 op_sel:[0,0,1,1]
B9D0  s_nop 0
B9D4  v_or_b32_e32 v27, 1, v60
B9D8  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
B9E0  v_xor_b32_e32 v27, s31, v29
B9E4  v_xor_b32_e32 v27, s26, v27
B9E8  v_mad_u64_u32 v[30:31], s[38:39], v27, s19, 0
B9F0  v_xor_b32_e32 v27, s67, v31
B9F4  v_xor_b32_e32 v31, s68, v28
B9F8  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
BA00  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
BA08  v_xor_b32_e32 v27, v30, v33
BA0C  v_xor_b32_e32 v27, s41, v27
BA10  v_xor_b32_e32 v29, s69, v29
BA14  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
BA1C  v_mad_u64_u32 v[56:57], s[38:39], v29, s19, 0
BA24  v_xor_b32_e32 v27, v32, v57
BA28  v_xor_b32_e32 v28, v28, v31
BA2C  v_xor_b32_e32 v27, s42, v27
BA30  v_xor_b32_e32 v31, s43, v28
BA34  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
BA3C  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
BA44  v_xor_b32_e32 v27, v56, v33
BA48  v_xor_b32_e32 v29, v30, v29
BA4C  v_xor_b32_e32 v27, s44, v27
BA50  v_xor_b32_e32 v29, s45, v29
BA54  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
BA5C  v_mad_u64_u32 v[56:57], s[38:39], v29, s19, 0
BA64  v_xor_b32_e32 v27, v32, v57
BA68  v_xor_b32_e32 v28, v28, v31
BA6C  v_xor_b32_e32 v27, s46, v27
BA70  v_xor_b32_e32 v31, s47, v28
BA74  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
BA7C  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
BA84  v_xor_b32_e32 v27, v56, v33
BA88  v_xor_b32_e32 v29, v30, v29
BA8C  v_xor_b32_e32 v27, s48, v27
BA90  v_xor_b32_e32 v29, s49, v29
BA94  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
BA9C  v_mad_u64_u32 v[56:57], s[38:39], v29, s19, 0
BAA4  v_xor_b32_e32 v27, v32, v57
BAA8  v_xor_b32_e32 v28, v28, v31
BAAC  v_xor_b32_e32 v27, s50, v27
BAB0  v_xor_b32_e32 v31, s51, v28
BAB4  v_mad_u64_u32 v[28:29], s[38:39], v27, s2, 0
BABC  v_mad_u64_u32 v[32:33], s[38:39], v31, s19, 0
BAC4  v_xor_b32_e32 v27, v56, v33
BAC8  v_xor_b32_e32 v29, v30, v29
BACC  v_xor_b32_e32 v27, s52, v27
BAD0  v_xor_b32_e32 v29, s53, v29
BAD4  v_mad_u64_u32 v[30:31], s[38:39], v27, s2, 0
BADC  v_mad_u64_u32 v[56:57], s[38:39], v29, s19, 0
BAE4  v_xor_b32_e32 v27, v32, v57
BAE8  v_xor_b32_e32 v28, v28, v31
BAEC  v_mov_b32_e32 v29, 0
BAF0  v_mov_b32_e32 v31, 0
BAF4  v_xor_b32_e32 v27, s30, v27
BAF8  v_xor_b32_e32 v28, s54, v28
BAFC  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[18:19], v27, v54
BB04  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[22:23], v28, v54 op_sel:[0,0,0,1]
BB0C  v_cvt_scalef32_sr_pk_fp4_f32 v29, v[20:21], v56, v54 op_sel:[0,0,1,0]
BB14  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[24:25], v30, v54 op_sel:[0,0,1,1]
BB1C  s_nop 0
BB20  v_or_b32_e32 v18, 2, v60
BB24  v_mad_u64_u32 v[18:19], s[38:39], v18, s2, 0
BB2C  v_xor_b32_e32 v19, s31, v19
BB30  v_xor_b32_e32 v19, s26, v19
BB34  v_mad_u64_u32 v[20:21], s[38:39], v19, s19, 0
BB3C  v_xor_b32_e32 v19, s67, v21
BB40  v_xor_b32_e32 v21, s68, v18
BB44  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BB4C  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BB54  v_xor_b32_e32 v20, v20, v23
BB58  v_xor_b32_e32 v20, s41, v20
BB5C  v_xor_b32_e32 v19, s69, v19
BB60  v_mad_u64_u32 v[20:21], s[38:39], v20, s2, 0
BB68  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BB70  v_xor_b32_e32 v19, v22, v25
BB74  v_xor_b32_e32 v18, v18, v21
BB78  v_xor_b32_e32 v19, s42, v19
BB7C  v_xor_b32_e32 v21, s43, v18
BB80  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BB88  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BB90  v_xor_b32_e32 v21, v24, v23
BB94  v_xor_b32_e32 v19, v20, v19
BB98  v_xor_b32_e32 v21, s44, v21
BB9C  v_xor_b32_e32 v19, s45, v19
BBA0  v_mad_u64_u32 v[20:21], s[38:39], v21, s2, 0
BBA8  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BBB0  v_xor_b32_e32 v19, v22, v25
BBB4  v_xor_b32_e32 v18, v18, v21
BBB8  v_xor_b32_e32 v19, s46, v19
BBBC  v_xor_b32_e32 v21, s47, v18
BBC0  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BBC8  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BBD0  v_xor_b32_e32 v21, v24, v23
BBD4  v_xor_b32_e32 v19, v20, v19
BBD8  v_xor_b32_e32 v21, s48, v21
BBDC  v_xor_b32_e32 v19, s49, v19
BBE0  v_mad_u64_u32 v[20:21], s[38:39], v21, s2, 0
BBE8  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BBF0  v_xor_b32_e32 v19, v22, v25
BBF4  v_xor_b32_e32 v18, v18, v21
BBF8  v_xor_b32_e32 v19, s50, v19
BBFC  v_xor_b32_e32 v21, s51, v18
BC00  v_mad_u64_u32 v[18:19], s[38:39], v19, s2, 0
BC08  v_mad_u64_u32 v[22:23], s[38:39], v21, s19, 0
BC10  v_xor_b32_e32 v21, v24, v23
BC14  v_xor_b32_e32 v19, v20, v19
BC18  v_xor_b32_e32 v21, s52, v21
BC1C  v_xor_b32_e32 v19, s53, v19
BC20  v_mad_u64_u32 v[20:21], s[38:39], v21, s2, 0
BC28  v_mad_u64_u32 v[24:25], s[38:39], v19, s19, 0
BC30  v_xor_b32_e32 v19, v22, v25
BC34  v_xor_b32_e32 v18, v18, v21
BC38  v_mov_b32_e32 v21, 0
BC3C  v_mov_b32_e32 v22, 0
BC40  v_xor_b32_e32 v19, s30, v19
BC44  v_xor_b32_e32 v18, s54, v18
BC48  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[10:11], v19, v54
BC50  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[14:15], v18, v54 op_sel:[0,0,0,1]
BC58  v_cvt_scalef32_sr_pk_fp4_f32 v21, v[12:13], v24, v54 op_sel:[0,0,1,0]
BC60  v_cvt_scalef32_sr_pk_fp4_f32 v22, v[16:17], v20, v54 op_sel:[0,0,1,1]
BC68  s_nop 0
BC6C  v_or_b32_e32 v10, 3, v60
BC70  v_mad_u64_u32 v[10:11], s[38:39], v10, s2, 0
BC78  v_xor_b32_e32 v11, s31, v11
BC7C  v_xor_b32_e32 v11, s26, v11
BC80  v_mad_u64_u32 v[12:13], s[38:39], v11, s19, 0
BC88  v_xor_b32_e32 v11, s67, v13
BC8C  v_xor_b32_e32 v13, s68, v10
BC90  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BC98  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BCA0  v_xor_b32_e32 v12, v12, v15
BCA4  v_xor_b32_e32 v12, s41, v12
BCA8  v_xor_b32_e32 v11, s69, v11
BCAC  v_mad_u64_u32 v[12:13], s[38:39], v12, s2, 0
BCB4  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BCBC  v_xor_b32_e32 v11, v14, v17
BCC0  v_xor_b32_e32 v10, v10, v13
BCC4  v_xor_b32_e32 v11, s42, v11
BCC8  v_xor_b32_e32 v13, s43, v10
BCCC  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BCD4  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BCDC  v_xor_b32_e32 v13, v16, v15
BCE0  v_xor_b32_e32 v11, v12, v11
BCE4  v_xor_b32_e32 v13, s44, v13
BCE8  v_xor_b32_e32 v11, s45, v11
BCEC  v_mad_u64_u32 v[12:13], s[38:39], v13, s2, 0
BCF4  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BCFC  v_xor_b32_e32 v11, v14, v17
BD00  v_xor_b32_e32 v10, v10, v13
BD04  v_xor_b32_e32 v11, s46, v11
BD08  v_xor_b32_e32 v13, s47, v10
BD0C  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BD14  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BD1C  v_xor_b32_e32 v13, v16, v15
BD20  v_xor_b32_e32 v11, v12, v11
BD24  v_xor_b32_e32 v13, s48, v13
BD28  v_xor_b32_e32 v11, s49, v11
BD2C  v_mad_u64_u32 v[12:13], s[38:39], v13, s2, 0
BD34  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BD3C  v_xor_b32_e32 v11, v14, v17
BD40  v_xor_b32_e32 v10, v10, v13
BD44  v_xor_b32_e32 v11, s50, v11
BD48  v_xor_b32_e32 v13, s51, v10
BD4C  v_mad_u64_u32 v[10:11], s[38:39], v11, s2, 0
BD54  v_mad_u64_u32 v[14:15], s[38:39], v13, s19, 0
BD5C  v_xor_b32_e32 v13, v16, v15
BD60  v_xor_b32_e32 v11, v12, v11
BD64  v_xor_b32_e32 v13, s52, v13
BD68  v_xor_b32_e32 v11, s53, v11
BD6C  v_mad_u64_u32 v[12:13], s[38:39], v13, s2, 0
BD74  v_mad_u64_u32 v[16:17], s[38:39], v11, s19, 0
BD7C  v_xor_b32_e32 v11, v14, v17
BD80  v_xor_b32_e32 v10, v10, v13
BD84  v_mov_b32_e32 v13, 0
BD88  v_mov_b32_e32 v14, 0
BD8C  v_or3_b32 v26, v62, v52, v59
BD94  v_or3_b32 v27, v31, v55, v29
BD9C  v_or3_b32 v28, v22, v61, v21
BDA4  v_xor_b32_e32 v11, s30, v11
BDA8  v_xor_b32_e32 v10, s54, v10
BDAC  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[2:3], v11, v54
BDB4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[6:7], v10, v54 op_sel:[0,0,0,1]
BDBC  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[4:5], v16, v54 op_sel:[0,0,1,0]
BDC4  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[8:9], v12, v54 op_sel:[0,0,1,1]
BDCC  s_nop 0
BDD0  v_lshl_add_u64 v[2:3], v[38:39], 4, s[8:9]
BDD8  v_or3_b32 v29, v14, v66, v13
BDE0  s_or_b64 s[34:35], s[34:35], exec
BDE4  global_store_dwordx4 v[2:3], v[26:29], off
BDEC  s_or_b64 exec, exec, s[36:37]
BDF0  s_and_saveexec_b64 s[36:37], s[34:35]
BDF4  s_cbranch_execz 64445
BDF8  v_and_b32_e32 v2, 0xffffffe0, v51
BE00  v_cndmask_b32_e64 v2, v2, v51, s[0:1]
BE08  v_mad_u64_u32 v[2:3], s[34:35], s55, v2, v[36:37]
BE10  global_store_byte v[2:3], v53, off
BE18  s_branch 64436
BE1C  v_and_b32_e32 v106, 0x7e, v40
BE24  s_lshl_b32 s8, s3, 2
BE28  s_lshr_b32 s10, s17, 5
BE2C  v_or_b32_e32 v67, s33, v106
BE30  v_or_b32_e32 v66, s8, v104
BE34  v_cmp_gt_u32_e32 vcc, s18, v67
BE38  v_cmp_gt_u32_e64 s[2:3], s10, v66
BE40  s_and_b64 s[4:5], vcc, s[2:3]
BE44  v_lshrrev_b32_e32 v105, 3, v0
BE48  s_and_saveexec_b64 s[2:3], s[4:5]
BE4C  s_cbranch_execz 2307
BE50  v_lshrrev_b32_e32 v2, 2, v106
BE54  v_lshlrev_b32_e32 v18, 10, v104
BE58  v_and_b32_e32 v3, 4, v105
BE5C  v_and_b32_e32 v4, 1, v0
BE60  v_bitop3_b32 v19, v2, v105, 4 bitop3:0x78
BE68  v_lshlrev_b32_e32 v20, 3, v4
BE6C  v_bitop3_b32 v2, v2, v18, v3 bitop3:0xde
BE74  v_lshl_or_b32 v2, v2, 4, v20
BE7C  ds_read2st64_b64 v[62:65], v2 offset1:16
BE84  v_bitop3_b32 v2, v18, v19, 1 bitop3:0xf6
BE8C  v_lshl_or_b32 v2, v2, 4, v20
BE94  ds_read2st64_b64 v[14:17], v2 offset0:1 offset1:17
BE9C  v_bitop3_b32 v2, v18, v19, 2 bitop3:0xf6
BEA4  v_lshl_or_b32 v2, v2, 4, v20
BEAC  ds_read2st64_b64 v[58:61], v2 offset0:2 offset1:18
BEB4  v_bitop3_b32 v2, v18, v19, 3 bitop3:0xf6
BEBC  v_lshl_or_b32 v2, v2, 4, v20
BEC4  ds_read2st64_b64 v[22:25], v2 offset0:3 offset1:19
BECC  v_bitop3_b32 v2, v18, v19, 4 bitop3:0xf6
BED4  v_lshl_or_b32 v2, v2, 4, v20
BEDC  ds_read2st64_b64 v[54:57], v2 offset0:4 offset1:20
BEE4  v_bitop3_b32 v2, v18, v19, 5 bitop3:0xf6
BEEC  v_lshl_or_b32 v2, v2, 4, v20
BEF4  ds_read2st64_b64 v[26:29], v2 offset0:5 offset1:21
BEFC  v_bitop3_b32 v2, v18, v19, 6 bitop3:0xf6
BF04  v_lshl_or_b32 v2, v2, 4, v20
BF0C  ds_read2st64_b64 v[50:53], v2 offset0:6 offset1:22
BF14  v_bitop3_b32 v2, v18, v19, 7 bitop3:0xf6
BF1C  v_lshl_or_b32 v2, v2, 4, v20
BF24  ds_read2st64_b64 v[30:33], v2 offset0:7 offset1:23
BF2C  v_bitop3_b32 v2, v18, v19, 8 bitop3:0xf6
BF34  v_lshl_or_b32 v2, v2, 4, v20
BF3C  v_bitop3_b32 v6, v18, v19, 10 bitop3:0xf6
BF44  ds_read2st64_b64 v[46:49], v2 offset0:8 offset1:24
BF4C  v_bitop3_b32 v2, v18, v19, 9 bitop3:0xf6
BF54  v_lshl_or_b32 v6, v6, 4, v20
BF5C  v_bitop3_b32 v10, v18, v19, 12 bitop3:0xf6
BF64  v_lshl_or_b32 v2, v2, 4, v20
BF6C  ds_read2st64_b64 v[42:45], v6 offset0:10 offset1:26
BF74  v_bitop3_b32 v6, v18, v19, 11 bitop3:0xf6
BF7C  v_lshl_or_b32 v10, v10, 4, v20
BF84  ds_read2st64_b64 v[2:5], v2 offset0:9 offset1:25
BF8C  v_lshl_or_b32 v6, v6, 4, v20
BF94  ds_read2st64_b64 v[38:41], v10 offset0:12 offset1:28
BF9C  v_bitop3_b32 v10, v18, v19, 13 bitop3:0xf6
BFA4  ds_read2st64_b64 v[6:9], v6 offset0:11 offset1:27
BFAC  v_lshl_or_b32 v10, v10, 4, v20
BFB4  v_bitop3_b32 v21, v18, v19, 14 bitop3:0xf6
BFBC  v_bitop3_b32 v18, v18, v19, 15 bitop3:0xf6
BFC4  s_waitcnt lgkmcnt(12)
BFC8  v_and_b32_e32 v143, 0x7fffffff, v62
BFD0  s_waitcnt lgkmcnt(11)
BFD4  v_and_b32_e32 v141, 0x7fffffff, v14
BFDC  ds_read2st64_b64 v[10:13], v10 offset0:13 offset1:29
BFE4  v_lshl_or_b32 v21, v21, 4, v20
BFEC  v_lshl_or_b32 v18, v18, 4, v20
BFF4  v_max_u32_e32 v68, v141, v143
BFF8  s_waitcnt lgkmcnt(11)
BFFC  v_and_b32_e32 v140, 0x7fffffff, v58
C004  s_waitcnt lgkmcnt(10)
C008  v_and_b32_e32 v139, 0x7fffffff, v22
C010  ds_read2st64_b64 v[34:37], v21 offset0:14 offset1:30
C018  ds_read2st64_b64 v[18:21], v18 offset0:15 offset1:31
C020  v_max3_u32 v68, v139, v140, v68
C028  s_waitcnt lgkmcnt(11)
C02C  v_and_b32_e32 v138, 0x7fffffff, v54
C034  s_waitcnt lgkmcnt(10)
C038  v_and_b32_e32 v137, 0x7fffffff, v26
C040  v_max3_u32 v68, v137, v138, v68
C048  s_waitcnt lgkmcnt(9)
C04C  v_and_b32_e32 v136, 0x7fffffff, v50
C054  s_waitcnt lgkmcnt(8)
C058  v_and_b32_e32 v135, 0x7fffffff, v30
C060  v_max3_u32 v68, v135, v136, v68
C068  s_waitcnt lgkmcnt(7)
C06C  v_and_b32_e32 v134, 0x7fffffff, v46
C074  s_waitcnt lgkmcnt(5)
C078  v_and_b32_e32 v133, 0x7fffffff, v2
C080  v_max3_u32 v68, v133, v134, v68
C088  v_and_b32_e32 v132, 0x7fffffff, v42
C090  s_waitcnt lgkmcnt(3)
C094  v_and_b32_e32 v131, 0x7fffffff, v6
C09C  v_max3_u32 v68, v131, v132, v68
C0A4  v_and_b32_e32 v130, 0x7fffffff, v38
C0AC  s_waitcnt lgkmcnt(2)
C0B0  v_and_b32_e32 v129, 0x7fffffff, v10
C0B8  v_max3_u32 v68, v129, v130, v68
C0C0  s_waitcnt lgkmcnt(1)
C0C4  v_and_b32_e32 v128, 0x7fffffff, v34
C0CC  s_waitcnt lgkmcnt(0)
C0D0  v_and_b32_e32 v127, 0x7fffffff, v18
C0D8  v_max3_u32 v68, v127, v128, v68
C0E0  v_and_b32_e32 v126, 0x7fffffff, v64
C0E8  v_and_b32_e32 v125, 0x7fffffff, v16
C0F0  v_max3_u32 v68, v125, v126, v68
C0F8  v_and_b32_e32 v124, 0x7fffffff, v60
C100  v_and_b32_e32 v123, 0x7fffffff, v24
C108  v_max3_u32 v68, v123, v124, v68
C110  v_and_b32_e32 v122, 0x7fffffff, v56
C118  v_and_b32_e32 v121, 0x7fffffff, v28
C120  v_max3_u32 v68, v121, v122, v68
C128  v_and_b32_e32 v120, 0x7fffffff, v52
C130  v_and_b32_e32 v119, 0x7fffffff, v32
C138  v_max3_u32 v68, v119, v120, v68
C140  v_and_b32_e32 v118, 0x7fffffff, v48
C148  v_and_b32_e32 v117, 0x7fffffff, v4
C150  v_max3_u32 v68, v117, v118, v68
C158  v_and_b32_e32 v116, 0x7fffffff, v44
C160  v_and_b32_e32 v115, 0x7fffffff, v8
C168  v_max3_u32 v68, v115, v116, v68
C170  v_and_b32_e32 v114, 0x7fffffff, v40
C178  v_and_b32_e32 v113, 0x7fffffff, v12
C180  v_max3_u32 v68, v113, v114, v68
C188  v_and_b32_e32 v112, 0x7fffffff, v36
C190  v_and_b32_e32 v111, 0x7fffffff, v20
C198  v_max3_u32 v142, v111, v112, v68
C1A0  s_mov_b32 s4, 0x7f7fffff
C1A8  v_cmp_lt_u32_e32 vcc, s4, v142
C1AC  v_mov_b32_e32 v68, v62
C1B0  v_mov_b32_e32 v69, v14
C1B4  v_mov_b32_e32 v70, v58
C1B8  v_mov_b32_e32 v71, v22
C1BC  v_mov_b32_e32 v72, v54
C1C0  v_mov_b32_e32 v73, v26
C1C4  v_mov_b32_e32 v76, v50
C1C8  v_mov_b32_e32 v77, v30
C1CC  v_mov_b32_e32 v74, v46
C1D0  v_mov_b32_e32 v75, v2
C1D4  v_mov_b32_e32 v78, v42
C1D8  v_mov_b32_e32 v79, v6
C1DC  v_mov_b32_e32 v80, v38
C1E0  v_mov_b32_e32 v81, v10
C1E4  v_mov_b32_e32 v84, v34
C1E8  v_mov_b32_e32 v85, v18
C1EC  v_mov_b32_e32 v82, v64
C1F0  v_mov_b32_e32 v83, v16
C1F4  v_mov_b32_e32 v86, v60
C1F8  v_mov_b32_e32 v87, v24
C1FC  v_mov_b32_e32 v88, v56
C200  v_mov_b32_e32 v89, v28
C204  v_mov_b32_e32 v92, v52
C208  v_mov_b32_e32 v93, v32
C20C  v_mov_b32_e32 v90, v48
C210  v_mov_b32_e32 v91, v4
C214  v_mov_b32_e32 v94, v44
C218  v_mov_b32_e32 v95, v8
C21C  v_mov_b32_e32 v96, v40
C220  v_mov_b32_e32 v97, v12
C224  v_mov_b32_e32 v98, v36
C228  v_mov_b32_e32 v99, v20
C22C  v_mov_b32_e32 v107, 0
C230  v_mov_b32_e32 v108, 0
C234  v_mov_b32_e32 v109, 0
C238  v_mov_b32_e32 v110, 0
C23C  s_and_saveexec_b64 s[4:5], vcc
C240  s_cbranch_execz 525
C244  v_sub_u32_e32 v69, 0x7f800000, v143
C24C  v_sub_u32_e32 v68, 0x7f7fffff, v143
C254  v_sub_u32_e32 v73, 0x7f7fffff, v141
C25C  v_lshrrev_b32_e32 v70, 31, v69
C260  v_cmp_lt_i32_e32 vcc, -1, v69
C264  v_ashrrev_i32_e32 v71, 31, v68
C268  v_lshrrev_b32_e32 v69, 31, v73
C26C  v_sub_u32_e32 v74, 0x7f800000, v141
C274  v_lshrrev_b32_e32 v68, 31, v68
C278  v_add_u32_e32 v69, -1, v69
C27C  s_brev_b32 s9, 1
C280  v_and_b32_e32 v71, 7, v71
C284  v_cndmask_b32_e32 v72, 0, v143, vcc
C288  v_add_u32_e32 v68, -1, v68
C28C  v_lshrrev_b32_e32 v75, 31, v74
C290  v_bitop3_b32 v69, v69, v14, s9 bitop3:0xc8
C298  v_ashrrev_i32_e32 v14, 31, v73
C29C  s_movk_i32 s11, 0x70
C2A0  v_bitop3_b32 v68, v68, v62, s9 bitop3:0xc8
C2A8  v_and_or_b32 v14, v14, s11, v71
C2B0  v_add_u32_e32 v62, v75, v70
C2B4  v_max_u32_e32 v70, v141, v72
C2B8  v_cmp_gt_i32_e32 vcc, 0, v74
C2BC  v_sub_u32_e32 v71, 0x7f7fffff, v140
C2C4  s_movk_i32 s17, 0x700
C2C8  v_cndmask_b32_e32 v70, v70, v72, vcc
C2CC  v_sub_u32_e32 v72, 0x7f800000, v140
C2D4  v_ashrrev_i32_e32 v74, 31, v71
C2D8  v_and_or_b32 v14, v74, s17, v14
C2E0  v_max_u32_e32 v74, v140, v70
C2E4  v_cmp_gt_i32_e32 vcc, 0, v72
C2E8  v_lshrrev_b32_e32 v73, 31, v72
C2EC  v_lshrrev_b32_e32 v71, 31, v71
C2F0  v_cndmask_b32_e32 v72, v74, v70, vcc
C2F4  v_sub_u32_e32 v74, 0x7f7fffff, v139
C2FC  v_sub_u32_e32 v75, 0x7f800000, v139
C304  v_lshrrev_b32_e32 v70, 31, v74
C308  v_add_u32_e32 v77, -1, v71
C30C  v_add_u32_e32 v70, -1, v70
C310  v_bitop3_b32 v71, v70, v22, s9 bitop3:0xc8
C318  v_bitop3_b32 v70, v77, v58, s9 bitop3:0xc8
C320  v_max_u32_e32 v58, v139, v72
C324  v_cmp_gt_i32_e32 vcc, 0, v75
C328  v_lshrrev_b32_e32 v76, 31, v75
C32C  v_ashrrev_i32_e32 v22, 31, v74
C330  s_movk_i32 s19, 0x7000
C334  v_cndmask_b32_e32 v58, v58, v72, vcc
C338  v_sub_u32_e32 v72, 0x7f800000, v138
C340  v_and_or_b32 v14, v22, s19, v14
C348  v_add3_u32 v22, v73, v62, v76
C350  v_sub_u32_e32 v62, 0x7f7fffff, v138
C358  v_sub_u32_e32 v75, 0x7f7fffff, v137
C360  v_lshrrev_b32_e32 v74, 31, v72
C364  v_ashrrev_i32_e32 v73, 31, v62
C368  s_mov_b32 s23, 0x70000
C370  v_cmp_gt_i32_e32 vcc, 0, v72
C374  v_and_or_b32 v14, v73, s23, v14
C37C  v_lshrrev_b32_e32 v72, 31, v75
C380  v_max_u32_e32 v73, v138, v58
C384  v_add_u32_e32 v72, -1, v72
C388  v_cndmask_b32_e32 v58, v73, v58, vcc
C38C  v_sub_u32_e32 v76, 0x7f800000, v137
C394  v_bitop3_b32 v73, v72, v26, s9 bitop3:0xc8
C39C  v_ashrrev_i32_e32 v26, 31, v75
C3A0  s_mov_b32 s24, 0x700000
C3A8  v_lshrrev_b32_e32 v62, 31, v62
C3AC  v_and_or_b32 v14, v26, s24, v14
C3B4  v_max_u32_e32 v26, v137, v58
C3B8  v_cmp_gt_i32_e32 vcc, 0, v76
C3BC  v_add_u32_e32 v62, -1, v62
C3C0  v_lshrrev_b32_e32 v77, 31, v76
C3C4  v_cndmask_b32_e32 v26, v26, v58, vcc
C3C8  v_sub_u32_e32 v58, 0x7f800000, v136
C3D0  v_bitop3_b32 v72, v62, v54, s9 bitop3:0xc8
C3D8  v_sub_u32_e32 v54, 0x7f7fffff, v136
C3E0  v_add3_u32 v22, v74, v22, v77
C3E8  v_lshrrev_b32_e32 v62, 31, v58
C3EC  v_ashrrev_i32_e32 v74, 31, v54
C3F0  s_mov_b32 s25, 0x7000000
C3F8  v_cmp_gt_i32_e32 vcc, 0, v58
C3FC  v_sub_u32_e32 v58, 0x7f7fffff, v135
C404  v_and_or_b32 v14, v74, s25, v14
C40C  v_max_u32_e32 v74, v136, v26
C410  v_cndmask_b32_e32 v26, v74, v26, vcc
C414  v_lshrrev_b32_e32 v76, 31, v58
C418  v_sub_u32_e32 v74, 0x7f800000, v135
C420  v_add_u32_e32 v76, -1, v76
C424  v_bitop3_b32 v77, v76, v30, s9 bitop3:0xc8
C42C  v_lshrrev_b32_e32 v75, 31, v74
C430  v_ashrrev_i32_e32 v30, 31, v58
C434  s_brev_b32 s26, 14
C438  v_lshrrev_b32_e32 v54, 31, v54
C43C  v_and_or_b32 v107, v30, s26, v14
C444  v_add3_u32 v14, v62, v22, v75
C44C  v_max_u32_e32 v22, v135, v26
C450  v_cmp_gt_i32_e32 vcc, 0, v74
C454  v_sub_u32_e32 v30, 0x7f800000, v134
C45C  v_add_u32_e32 v54, -1, v54
C460  v_cndmask_b32_e32 v22, v22, v26, vcc
C464  v_sub_u32_e32 v26, 0x7f7fffff, v134
C46C  v_bitop3_b32 v76, v54, v50, s9 bitop3:0xc8
C474  v_lshrrev_b32_e32 v50, 31, v30
C478  v_cmp_gt_i32_e32 vcc, 0, v30
C47C  v_sub_u32_e32 v30, 0x7f7fffff, v133
C484  v_ashrrev_i32_e32 v54, 31, v26
C488  v_max_u32_e32 v58, v134, v22
C48C  v_lshrrev_b32_e32 v26, 31, v26
C490  v_lshrrev_b32_e32 v74, 31, v30
C494  v_cndmask_b32_e32 v22, v58, v22, vcc
C498  v_sub_u32_e32 v58, 0x7f800000, v133
C4A0  v_add_u32_e32 v26, -1, v26
C4A4  v_add_u32_e32 v74, -1, v74
C4A8  v_bitop3_b32 v75, v74, v2, s9 bitop3:0xc8
C4B0  v_bitop3_b32 v74, v26, v46, s9 bitop3:0xc8
C4B8  v_ashrrev_i32_e32 v2, 31, v30
C4BC  v_max_u32_e32 v26, v133, v22
C4C0  v_cmp_gt_i32_e32 vcc, 0, v58
C4C4  v_sub_u32_e32 v30, 0x7f800000, v132
C4CC  v_and_b32_e32 v54, 7, v54
C4D0  v_lshrrev_b32_e32 v62, 31, v58
C4D4  v_cndmask_b32_e32 v22, v26, v22, vcc
C4D8  v_sub_u32_e32 v26, 0x7f7fffff, v132
C4E0  v_and_or_b32 v2, v2, s11, v54
C4E8  v_add3_u32 v14, v50, v14, v62
C4F0  v_lshrrev_b32_e32 v46, 31, v30
C4F4  v_ashrrev_i32_e32 v50, 31, v26
C4F8  v_cmp_gt_i32_e32 vcc, 0, v30
C4FC  v_sub_u32_e32 v30, 0x7f7fffff, v131
C504  v_and_or_b32 v2, v50, s17, v2
C50C  v_max_u32_e32 v50, v132, v22
C510  v_lshrrev_b32_e32 v26, 31, v26
C514  v_lshrrev_b32_e32 v58, 31, v30
C518  v_cndmask_b32_e32 v22, v50, v22, vcc
C51C  v_sub_u32_e32 v50, 0x7f800000, v131
C524  v_add_u32_e32 v26, -1, v26
C528  v_add_u32_e32 v58, -1, v58
C52C  v_bitop3_b32 v79, v58, v6, s9 bitop3:0xc8
C534  v_lshrrev_b32_e32 v54, 31, v50
C538  v_bitop3_b32 v78, v26, v42, s9 bitop3:0xc8
C540  v_ashrrev_i32_e32 v6, 31, v30
C544  v_sub_u32_e32 v26, 0x7f800000, v130
C54C  v_and_or_b32 v2, v6, s19, v2
C554  v_add3_u32 v6, v46, v14, v54
C55C  v_max_u32_e32 v14, v131, v22
C560  v_cmp_gt_i32_e32 vcc, 0, v50
C564  s_nop 0
C568  v_lshrrev_b32_e32 v30, 31, v26
C56C  v_cndmask_b32_e32 v14, v14, v22, vcc
C570  v_sub_u32_e32 v22, 0x7f7fffff, v130
C578  v_cmp_gt_i32_e32 vcc, 0, v26
C57C  v_sub_u32_e32 v26, 0x7f7fffff, v129
C584  s_nop 0
C588  v_ashrrev_i32_e32 v42, 31, v22
C58C  v_lshrrev_b32_e32 v50, 31, v26
C590  v_and_or_b32 v2, v42, s23, v2
C598  v_max_u32_e32 v42, v130, v14
C59C  v_add_u32_e32 v50, -1, v50
C5A0  v_cndmask_b32_e32 v14, v42, v14, vcc
C5A4  v_sub_u32_e32 v42, 0x7f800000, v129
C5AC  v_bitop3_b32 v81, v50, v10, s9 bitop3:0xc8
C5B4  v_ashrrev_i32_e32 v10, 31, v26
C5B8  v_lshrrev_b32_e32 v22, 31, v22
C5BC  v_and_or_b32 v2, v10, s24, v2
C5C4  v_max_u32_e32 v10, v129, v14
C5C8  v_cmp_gt_i32_e32 vcc, 0, v42
C5CC  v_lshrrev_b32_e32 v46, 31, v42
C5D0  v_add_u32_e32 v22, -1, v22
C5D4  v_cndmask_b32_e32 v10, v10, v14, vcc
C5D8  v_sub_u32_e32 v14, 0x7f7fffff, v128
C5E0  v_bitop3_b32 v80, v22, v38, s9 bitop3:0xc8
C5E8  v_add3_u32 v6, v30, v6, v46
C5F0  v_sub_u32_e32 v22, 0x7f800000, v128
C5F8  v_ashrrev_i32_e32 v30, 31, v14
C5FC  v_and_or_b32 v2, v30, s25, v2
C604  v_max_u32_e32 v30, v128, v10
C608  v_cmp_gt_i32_e32 vcc, 0, v22
C60C  v_lshrrev_b32_e32 v14, 31, v14
C610  v_lshrrev_b32_e32 v26, 31, v22
C614  v_cndmask_b32_e32 v10, v30, v10, vcc
C618  v_sub_u32_e32 v22, 0x7f7fffff, v127
C620  v_sub_u32_e32 v30, 0x7f800000, v127
C628  v_add_u32_e32 v14, -1, v14
C62C  v_bitop3_b32 v84, v14, v34, s9 bitop3:0xc8
C634  v_lshrrev_b32_e32 v38, 31, v30
C638  v_ashrrev_i32_e32 v14, 31, v22
C63C  v_and_or_b32 v108, v14, s26, v2
C644  v_add3_u32 v2, v26, v6, v38
C64C  v_max_u32_e32 v6, v127, v10
C650  v_cmp_gt_i32_e32 vcc, 0, v30
C654  v_lshrrev_b32_e32 v42, 31, v22
C658  v_sub_u32_e32 v14, 0x7f800000, v126
C660  v_cndmask_b32_e32 v6, v6, v10, vcc
C664  v_sub_u32_e32 v10, 0x7f7fffff, v126
C66C  v_add_u32_e32 v42, -1, v42
C670  v_bitop3_b32 v85, v42, v18, s9 bitop3:0xc8
C678  v_lshrrev_b32_e32 v18, 31, v14
C67C  v_ashrrev_i32_e32 v22, 31, v10
C680  v_max_u32_e32 v26, v126, v6
C684  v_cmp_gt_i32_e32 vcc, 0, v14
C688  v_sub_u32_e32 v14, 0x7f7fffff, v125
C690  v_lshrrev_b32_e32 v10, 31, v10
C694  v_cndmask_b32_e32 v6, v26, v6, vcc
C698  v_sub_u32_e32 v26, 0x7f800000, v125
C6A0  v_add_u32_e32 v10, -1, v10
C6A4  v_lshrrev_b32_e32 v34, 31, v14
C6A8  v_bitop3_b32 v82, v10, v64, s9 bitop3:0xc8
C6B0  v_ashrrev_i32_e32 v10, 31, v14
C6B4  v_max_u32_e32 v14, v125, v6
C6B8  v_cmp_gt_i32_e32 vcc, 0, v26
C6BC  v_add_u32_e32 v34, -1, v34
C6C0  v_and_b32_e32 v22, 7, v22
C6C4  v_cndmask_b32_e32 v6, v14, v6, vcc
C6C8  v_sub_u32_e32 v14, 0x7f7fffff, v124
C6D0  v_bitop3_b32 v83, v34, v16, s9 bitop3:0xc8
C6D8  v_sub_u32_e32 v16, 0x7f800000, v124
C6E0  v_lshrrev_b32_e32 v30, 31, v26
C6E4  v_and_or_b32 v10, v10, s11, v22
C6EC  v_ashrrev_i32_e32 v22, 31, v14
C6F0  v_lshrrev_b32_e32 v14, 31, v14
C6F4  v_add3_u32 v2, v18, v2, v30
C6FC  v_lshrrev_b32_e32 v18, 31, v16
C700  v_and_or_b32 v10, v22, s17, v10
C708  v_max_u32_e32 v22, v124, v6
C70C  v_cmp_gt_i32_e32 vcc, 0, v16
C710  v_sub_u32_e32 v16, 0x7f7fffff, v123
C718  v_add_u32_e32 v14, -1, v14
C71C  v_cndmask_b32_e32 v6, v22, v6, vcc
C720  v_sub_u32_e32 v22, 0x7f800000, v123
C728  v_bitop3_b32 v86, v14, v60, s9 bitop3:0xc8
C730  v_ashrrev_i32_e32 v14, 31, v16
C734  v_and_or_b32 v10, v14, s19, v10
C73C  v_max_u32_e32 v14, v123, v6
C740  v_cmp_gt_i32_e32 vcc, 0, v22
C744  v_lshrrev_b32_e32 v30, 31, v16
C748  v_sub_u32_e32 v16, 0x7f800000, v122
C750  v_cndmask_b32_e32 v6, v14, v6, vcc
C754  v_sub_u32_e32 v14, 0x7f7fffff, v122
C75C  v_lshrrev_b32_e32 v26, 31, v22
C760  v_ashrrev_i32_e32 v22, 31, v14
C764  v_lshrrev_b32_e32 v14, 31, v14
C768  v_add3_u32 v2, v18, v2, v26
C770  v_lshrrev_b32_e32 v18, 31, v16
C774  v_and_or_b32 v10, v22, s23, v10
C77C  v_max_u32_e32 v22, v122, v6
C780  v_cmp_gt_i32_e32 vcc, 0, v16
C784  v_sub_u32_e32 v16, 0x7f7fffff, v121
C78C  v_add_u32_e32 v14, -1, v14
C790  v_cndmask_b32_e32 v6, v22, v6, vcc
C794  v_sub_u32_e32 v22, 0x7f800000, v121
C79C  v_bitop3_b32 v88, v14, v56, s9 bitop3:0xc8
C7A4  v_ashrrev_i32_e32 v14, 31, v16
C7A8  v_and_or_b32 v10, v14, s24, v10
C7B0  v_max_u32_e32 v14, v121, v6
C7B4  v_cmp_gt_i32_e32 vcc, 0, v22
C7B8  v_add_u32_e32 v30, -1, v30
C7BC  v_lshrrev_b32_e32 v26, 31, v16
C7C0  v_cndmask_b32_e32 v6, v14, v6, vcc
C7C4  v_sub_u32_e32 v14, 0x7f7fffff, v120
C7CC  v_sub_u32_e32 v16, 0x7f800000, v120
C7D4  v_bitop3_b32 v87, v30, v24, s9 bitop3:0xc8
C7DC  v_lshrrev_b32_e32 v24, 31, v22
C7E0  v_ashrrev_i32_e32 v22, 31, v14
C7E4  v_lshrrev_b32_e32 v14, 31, v14
C7E8  v_add3_u32 v2, v18, v2, v24
C7F0  v_lshrrev_b32_e32 v18, 31, v16
C7F4  v_cmp_gt_i32_e32 vcc, 0, v16
C7F8  v_sub_u32_e32 v16, 0x7f7fffff, v119
C800  v_add_u32_e32 v14, -1, v14
C804  v_and_or_b32 v10, v22, s25, v10
C80C  v_max_u32_e32 v22, v120, v6
C810  v_bitop3_b32 v92, v14, v52, s9 bitop3:0xc8
C818  v_ashrrev_i32_e32 v14, 31, v16
C81C  v_add_u32_e32 v26, -1, v26
C820  v_cndmask_b32_e32 v6, v22, v6, vcc
C824  v_sub_u32_e32 v22, 0x7f800000, v119
C82C  v_and_or_b32 v109, v14, s26, v10
C834  v_sub_u32_e32 v14, 0x7f800000, v118
C83C  v_bitop3_b32 v89, v26, v28, s9 bitop3:0xc8
C844  v_lshrrev_b32_e32 v26, 31, v16
C848  v_max_u32_e32 v10, v119, v6
C84C  v_cmp_gt_i32_e32 vcc, 0, v22
C850  v_add_u32_e32 v26, -1, v26
C854  v_lshrrev_b32_e32 v16, 31, v14
C858  v_cndmask_b32_e32 v6, v10, v6, vcc
C85C  v_sub_u32_e32 v10, 0x7f7fffff, v118
C864  v_cmp_gt_i32_e32 vcc, 0, v14
C868  v_sub_u32_e32 v14, 0x7f7fffff, v117
C870  v_lshrrev_b32_e32 v24, 31, v22
C874  v_bitop3_b32 v93, v26, v32, s9 bitop3:0xc8
C87C  v_add3_u32 v2, v18, v2, v24
C884  v_lshrrev_b32_e32 v26, 31, v14
C888  v_ashrrev_i32_e32 v18, 31, v10
C88C  v_max_u32_e32 v22, v118, v6
C890  v_lshrrev_b32_e32 v10, 31, v10
C894  v_add_u32_e32 v26, -1, v26
C898  v_cndmask_b32_e32 v6, v22, v6, vcc
C89C  v_sub_u32_e32 v22, 0x7f800000, v117
C8A4  v_add_u32_e32 v10, -1, v10
C8A8  v_bitop3_b32 v91, v26, v4, s9 bitop3:0xc8
C8B0  v_ashrrev_i32_e32 v4, 31, v14
C8B4  v_sub_u32_e32 v14, 0x7f800000, v116
C8BC  v_bitop3_b32 v90, v10, v48, s9 bitop3:0xc8
C8C4  v_lshrrev_b32_e32 v24, 31, v22
C8C8  v_max_u32_e32 v10, v117, v6
C8CC  v_cmp_gt_i32_e32 vcc, 0, v22
C8D0  v_and_b32_e32 v18, 7, v18
C8D4  v_add3_u32 v2, v16, v2, v24
C8DC  v_cndmask_b32_e32 v6, v10, v6, vcc
C8E0  v_sub_u32_e32 v10, 0x7f7fffff, v116
C8E8  v_lshrrev_b32_e32 v16, 31, v14
C8EC  v_cmp_gt_i32_e32 vcc, 0, v14
C8F0  v_sub_u32_e32 v14, 0x7f7fffff, v115
C8F8  v_and_or_b32 v4, v4, s11, v18
C900  s_nop 0
C904  v_ashrrev_i32_e32 v18, 31, v10
C908  v_lshrrev_b32_e32 v24, 31, v14
C90C  v_and_or_b32 v4, v18, s17, v4
C914  v_max_u32_e32 v18, v116, v6
C918  v_add_u32_e32 v24, -1, v24
C91C  v_cndmask_b32_e32 v6, v18, v6, vcc
C920  v_sub_u32_e32 v18, 0x7f800000, v115
C928  v_bitop3_b32 v95, v24, v8, s9 bitop3:0xc8
C930  v_ashrrev_i32_e32 v8, 31, v14
C934  v_lshrrev_b32_e32 v10, 31, v10
C938  v_and_or_b32 v4, v8, s19, v4
C940  v_max_u32_e32 v8, v115, v6
C944  v_cmp_gt_i32_e32 vcc, 0, v18
C948  v_add_u32_e32 v10, -1, v10
C94C  v_lshrrev_b32_e32 v22, 31, v18
C950  v_cndmask_b32_e32 v6, v8, v6, vcc
C954  v_sub_u32_e32 v8, 0x7f7fffff, v114
C95C  v_bitop3_b32 v94, v10, v44, s9 bitop3:0xc8
C964  v_sub_u32_e32 v10, 0x7f800000, v114
C96C  v_add3_u32 v2, v16, v2, v22
C974  v_ashrrev_i32_e32 v16, 31, v8
C978  v_lshrrev_b32_e32 v8, 31, v8
C97C  v_lshrrev_b32_e32 v14, 31, v10
C980  v_and_or_b32 v4, v16, s23, v4
C988  v_max_u32_e32 v16, v114, v6
C98C  v_cmp_gt_i32_e32 vcc, 0, v10
C990  v_sub_u32_e32 v10, 0x7f7fffff, v113
C998  v_add_u32_e32 v8, -1, v8
C99C  v_cndmask_b32_e32 v6, v16, v6, vcc
C9A0  v_sub_u32_e32 v16, 0x7f800000, v113
C9A8  v_bitop3_b32 v96, v8, v40, s9 bitop3:0xc8
C9B0  v_ashrrev_i32_e32 v8, 31, v10
C9B4  v_and_or_b32 v4, v8, s24, v4
C9BC  v_max_u32_e32 v8, v113, v6
C9C0  v_cmp_gt_i32_e32 vcc, 0, v16
C9C4  v_lshrrev_b32_e32 v18, 31, v16
C9C8  v_lshrrev_b32_e32 v22, 31, v10
C9CC  v_cndmask_b32_e32 v6, v8, v6, vcc
C9D0  v_sub_u32_e32 v8, 0x7f7fffff, v112
C9D8  v_add3_u32 v2, v14, v2, v18
C9E0  v_sub_u32_e32 v10, 0x7f800000, v112
C9E8  v_ashrrev_i32_e32 v14, 31, v8
C9EC  v_add_u32_e32 v22, -1, v22
C9F0  v_and_or_b32 v4, v14, s25, v4
C9F8  v_max_u32_e32 v14, v112, v6
C9FC  v_cmp_gt_i32_e32 vcc, 0, v10
CA00  v_lshrrev_b32_e32 v8, 31, v8
CA04  v_bitop3_b32 v97, v22, v12, s9 bitop3:0xc8
CA0C  v_lshrrev_b32_e32 v12, 31, v10
CA10  v_cndmask_b32_e32 v6, v14, v6, vcc
CA14  v_sub_u32_e32 v10, 0x7f7fffff, v111
CA1C  v_sub_u32_e32 v14, 0x7f800000, v111
CA24  v_add_u32_e32 v8, -1, v8
CA28  v_bitop3_b32 v98, v8, v36, s9 bitop3:0xc8
CA30  v_lshrrev_b32_e32 v16, 31, v14
CA34  v_ashrrev_i32_e32 v8, 31, v10
CA38  v_lshrrev_b32_e32 v18, 31, v10
CA3C  v_and_or_b32 v110, v8, s26, v4
CA44  v_add3_u32 v2, v12, v2, v16
CA4C  v_max_u32_e32 v4, v111, v6
CA50  v_cmp_gt_i32_e32 vcc, 0, v14
CA54  v_add_u32_e32 v18, -1, v18
CA58  v_bitop3_b32 v99, v18, v20, s9 bitop3:0xc8
CA60  v_cndmask_b32_e32 v4, v4, v6, vcc
CA64  v_mov_b32_e32 v6, 0x7f800000
CA6C  v_cmp_ne_u32_e32 vcc, 32, v2
CA70  s_nop 1
CA74  v_cndmask_b32_e32 v142, v6, v4, vcc
CA78  s_or_b64 exec, exec, s[4:5]
CA7C  v_cmp_ne_u32_e32 vcc, 0, v142
CA80  v_mov_b32_e32 v38, 0x7f
CA88  s_and_saveexec_b64 s[4:5], vcc
CA8C  s_cbranch_execz 15
CA90  v_add_u32_e32 v2, s16, v142
CA94  s_mov_b32 s9, 0x17fffff
CA9C  v_lshrrev_b32_e32 v4, 23, v2
CAA0  v_add_u32_e32 v4, -2, v4
CAA4  v_cmp_lt_u32_e32 vcc, s9, v2
CAA8  s_mov_b32 s9, 0x7f800000
CAB0  s_nop 0
CAB4  v_cndmask_b32_e32 v2, 0, v4, vcc
CAB8  v_cmp_eq_u32_e32 vcc, s9, v142
CABC  v_mov_b32_e32 v4, 0xfe
CAC4  s_and_b64 vcc, s[6:7], vcc
CAC8  v_cndmask_b32_e32 v38, v2, v4, vcc
CACC  s_or_b64 exec, exec, s[4:5]
CAD0  v_cmp_eq_u32_e32 vcc, 0, v38
CAD4  s_cbranch_vccz 37
CAD8  s_nop 0
CADC  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
CAE4  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
CAEC  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
CAF4  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
CAFC  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
CB04  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
CB0C  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
CB14  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
CB1C  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
CB24  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
CB2C  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
CB34  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
CB3C  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
CB44  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
CB4C  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
CB54  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
CB5C  v_pk_mul_f32 v[98:99], v[2:3], v[98:99] op_sel_hi:[0,1]
CB64  v_max_u32_e32 v2, 1, v38
CB68  s_branch 1
CB6C  v_mov_b32_e32 v2, v38
CB70  v_mad_u64_u32 v[66:67], s[4:5], s10, v67, v[66:67]
CB78  s_mul_hi_u32 s9, s21, 0xcd9e8d57
CB80  v_lshlrev_b32_e32 v4, 2, v66
CB84  s_mov_b32 s4, 0xd2511f53
CB8C  s_xor_b32 s9, s20, s9
CB90  v_mad_u64_u32 v[112:113], s[24:25], v4, s4, 0
CB98  s_xor_b32 s17, s9, s28
CB9C  s_xor_b32 s9, s29, s22
CBA0  s_mov_b32 s5, 0xcd9e8d57
CBA8  v_xor_b32_e32 v6, s9, v113
CBAC  s_mul_i32 s11, s21, 0xcd9e8d57
CBB4  s_add_i32 s19, s28, 0x9e3779b9
CBBC  s_add_i32 s22, s29, 0xbb67ae85
CBC4  s_mul_hi_u32 s23, s17, 0xd2511f53
CBCC  v_mad_u64_u32 v[114:115], s[20:21], v6, s5, 0
CBD4  s_mul_i32 s24, s17, 0xd2511f53
CBDC  s_xor_b32 s17, s19, s11
CBE0  s_xor_b32 s20, s22, s23
CBE4  v_xor_b32_e32 v6, s17, v115
CBE8  v_xor_b32_e32 v8, s20, v112
CBEC  s_add_i32 s19, s29, 0x76cf5d0a
CBF4  v_mad_u64_u32 v[112:113], s[22:23], v6, s4, 0
CBFC  v_mad_u64_u32 v[116:117], s[22:23], v8, s5, 0
CC04  s_xor_b32 s24, s19, s24
CC08  s_add_i32 s11, s28, 0x3c6ef372
CC10  v_xor_b32_e32 v6, v114, v117
CC14  v_xor_b32_e32 v8, s24, v113
CC18  v_xor_b32_e32 v6, s11, v6
CC1C  v_mad_u64_u32 v[118:119], s[22:23], v8, s5, 0
CC24  s_add_i32 s21, s28, 0xdaa66d2b
CC2C  v_mad_u64_u32 v[114:115], s[22:23], v6, s4, 0
CC34  v_xor_b32_e32 v6, v116, v119
CC38  s_add_i32 s19, s29, 0x32370b8f
CC40  v_xor_b32_e32 v6, s21, v6
CC44  v_xor_b32_e32 v8, v112, v115
CC48  v_xor_b32_e32 v8, s19, v8
CC4C  v_mad_u64_u32 v[112:113], s[26:27], v6, s4, 0
CC54  s_add_i32 s22, s29, 0xed9eba14
CC5C  v_mad_u64_u32 v[116:117], s[26:27], v8, s5, 0
CC64  v_xor_b32_e32 v8, v114, v113
CC68  s_add_i32 s23, s28, 0x78dde6e4
CC70  v_xor_b32_e32 v6, v118, v117
CC74  v_xor_b32_e32 v8, s22, v8
CC78  v_xor_b32_e32 v6, s23, v6
CC7C  v_mad_u64_u32 v[118:119], s[30:31], v8, s5, 0
CC84  s_add_i32 s26, s28, 0x1715609d
CC8C  v_mad_u64_u32 v[114:115], s[30:31], v6, s4, 0
CC94  v_xor_b32_e32 v6, v116, v119
CC98  s_add_i32 s25, s29, 0xa9066899
CCA0  v_xor_b32_e32 v6, s26, v6
CCA4  v_xor_b32_e32 v8, v112, v115
CCA8  v_xor_b32_e32 v8, s25, v8
CCAC  v_mad_u64_u32 v[112:113], s[34:35], v6, s4, 0
CCB4  s_add_i32 s27, s29, 0x646e171e
CCBC  v_mad_u64_u32 v[116:117], s[34:35], v8, s5, 0
CCC4  v_xor_b32_e32 v8, v114, v113
CCC8  s_add_i32 s30, s28, 0xb54cda56
CCD0  v_xor_b32_e32 v6, v118, v117
CCD4  v_xor_b32_e32 v8, s27, v8
CCD8  v_xor_b32_e32 v6, s30, v6
CCDC  v_mad_u64_u32 v[118:119], s[36:37], v8, s5, 0
CCE4  s_add_i32 s34, s28, 0x5384540f
CCEC  v_mad_u64_u32 v[114:115], s[36:37], v6, s4, 0
CCF4  v_xor_b32_e32 v6, v116, v119
CCF8  s_add_i32 s31, s29, 0x1fd5c5a3
CD00  v_xor_b32_e32 v6, s34, v6
CD04  v_xor_b32_e32 v8, v112, v115
CD08  v_xor_b32_e32 v8, s31, v8
CD0C  v_mad_u64_u32 v[112:113], s[38:39], v6, s4, 0
CD14  s_add_i32 s35, s29, 0xdb3d7428
CD1C  v_mad_u64_u32 v[116:117], s[38:39], v8, s5, 0
CD24  v_xor_b32_e32 v8, v114, v113
CD28  s_add_i32 s36, s28, 0xf1bbcdc8
CD30  v_xor_b32_e32 v6, v118, v117
CD34  v_xor_b32_e32 v8, s35, v8
CD38  v_xor_b32_e32 v6, s36, v6
CD3C  v_mad_u64_u32 v[118:119], s[38:39], v8, s5, 0
CD44  s_add_i32 s37, s28, 0x8ff34781
CD4C  v_mad_u64_u32 v[114:115], s[38:39], v6, s4, 0
CD54  v_xor_b32_e32 v6, v116, v119
CD58  s_add_i32 s28, s29, 0x96a522ad
CD60  v_xor_b32_e32 v6, s37, v6
CD64  v_xor_b32_e32 v8, v112, v115
CD68  v_mov_b32_e32 v34, 0
CD6C  v_mov_b32_e32 v36, 0
CD70  v_lshlrev_b32_e32 v2, 23, v2
CD74  v_xor_b32_e32 v8, s28, v8
CD78  v_cvt_scalef32_sr_pk_fp4_f32 v34, v[68:69], v6, v2
CD80  v_cvt_scalef32_sr_pk_fp4_f32 v36, v[72:73], v8, v2 op_sel:[0,0,0,1]
CD88  v_cvt_scalef32_sr_pk_fp4_f32 v34, v[70:71], v118, v2 op_sel:[0,0,1,0]
CD90  v_cvt_scalef32_sr_pk_fp4_f32 v36, v[76:77], v114, v2 op_sel:[0,0,1,1]
CD98  s_nop 0
CD9C  v_or_b32_e32 v6, 1, v4
CDA0  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CDA8  v_xor_b32_e32 v6, s9, v69
CDAC  v_mad_u64_u32 v[70:71], s[38:39], v6, s5, 0
CDB4  v_xor_b32_e32 v6, s17, v71
CDB8  v_xor_b32_e32 v8, s20, v68
CDBC  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CDC4  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CDCC  v_xor_b32_e32 v6, v70, v73
CDD0  v_xor_b32_e32 v8, s24, v69
CDD4  v_xor_b32_e32 v6, s11, v6
CDD8  v_mad_u64_u32 v[76:77], s[38:39], v8, s5, 0
CDE0  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CDE8  v_xor_b32_e32 v6, v72, v77
CDEC  v_xor_b32_e32 v6, s21, v6
CDF0  v_xor_b32_e32 v8, v68, v71
CDF4  v_xor_b32_e32 v8, s19, v8
CDF8  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CE00  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CE08  v_xor_b32_e32 v8, v70, v69
CE0C  v_xor_b32_e32 v6, v76, v73
CE10  v_xor_b32_e32 v8, s22, v8
CE14  v_xor_b32_e32 v6, s23, v6
CE18  v_mad_u64_u32 v[76:77], s[38:39], v8, s5, 0
CE20  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CE28  v_xor_b32_e32 v6, v72, v77
CE2C  v_xor_b32_e32 v6, s26, v6
CE30  v_xor_b32_e32 v8, v68, v71
CE34  v_xor_b32_e32 v8, s25, v8
CE38  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CE40  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CE48  v_xor_b32_e32 v8, v70, v69
CE4C  v_xor_b32_e32 v6, v76, v73
CE50  v_xor_b32_e32 v8, s27, v8
CE54  v_xor_b32_e32 v6, s30, v6
CE58  v_mad_u64_u32 v[76:77], s[38:39], v8, s5, 0
CE60  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CE68  v_xor_b32_e32 v6, v72, v77
CE6C  v_xor_b32_e32 v6, s34, v6
CE70  v_xor_b32_e32 v8, v68, v71
CE74  v_xor_b32_e32 v8, s31, v8
CE78  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CE80  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CE88  v_xor_b32_e32 v8, v70, v69
CE8C  v_xor_b32_e32 v6, v76, v73
CE90  v_xor_b32_e32 v8, s35, v8
CE94  v_xor_b32_e32 v6, s36, v6
CE98  v_mad_u64_u32 v[76:77], s[38:39], v8, s5, 0
CEA0  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CEA8  v_xor_b32_e32 v6, v72, v77
CEAC  v_xor_b32_e32 v6, s37, v6
CEB0  v_xor_b32_e32 v8, v68, v71
CEB4  v_mov_b32_e32 v40, 0
CEB8  v_mov_b32_e32 v42, 0
CEBC  v_xor_b32_e32 v8, s28, v8
CEC0  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[74:75], v6, v2
CEC8  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[80:81], v8, v2 op_sel:[0,0,0,1]
CED0  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[78:79], v76, v2 op_sel:[0,0,1,0]
CED8  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[84:85], v70, v2 op_sel:[0,0,1,1]
CEE0  s_nop 0
CEE4  v_or_b32_e32 v6, 2, v4
CEE8  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CEF0  v_xor_b32_e32 v6, s9, v69
CEF4  v_mad_u64_u32 v[70:71], s[38:39], v6, s5, 0
CEFC  v_xor_b32_e32 v8, s20, v68
CF00  v_xor_b32_e32 v6, s17, v71
CF04  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CF0C  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CF14  v_xor_b32_e32 v6, v70, v73
CF18  v_xor_b32_e32 v6, s11, v6
CF1C  v_xor_b32_e32 v8, s24, v69
CF20  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CF28  v_mad_u64_u32 v[74:75], s[38:39], v8, s5, 0
CF30  v_xor_b32_e32 v6, v72, v75
CF34  v_xor_b32_e32 v8, v68, v71
CF38  v_xor_b32_e32 v6, s21, v6
CF3C  v_xor_b32_e32 v8, s19, v8
CF40  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CF48  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CF50  v_xor_b32_e32 v6, v74, v73
CF54  v_xor_b32_e32 v8, v70, v69
CF58  v_xor_b32_e32 v6, s23, v6
CF5C  v_xor_b32_e32 v8, s22, v8
CF60  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CF68  v_mad_u64_u32 v[74:75], s[38:39], v8, s5, 0
CF70  v_xor_b32_e32 v6, v72, v75
CF74  v_xor_b32_e32 v8, v68, v71
CF78  v_xor_b32_e32 v6, s26, v6
CF7C  v_xor_b32_e32 v8, s25, v8
CF80  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CF88  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CF90  v_xor_b32_e32 v6, v74, v73
CF94  v_xor_b32_e32 v8, v70, v69
CF98  v_xor_b32_e32 v6, s30, v6
CF9C  v_xor_b32_e32 v8, s27, v8
CFA0  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CFA8  v_mad_u64_u32 v[74:75], s[38:39], v8, s5, 0
CFB0  v_xor_b32_e32 v6, v72, v75
CFB4  v_xor_b32_e32 v8, v68, v71
CFB8  v_xor_b32_e32 v6, s34, v6
CFBC  v_xor_b32_e32 v8, s31, v8
CFC0  v_mad_u64_u32 v[68:69], s[38:39], v6, s4, 0
CFC8  v_mad_u64_u32 v[72:73], s[38:39], v8, s5, 0
CFD0  v_xor_b32_e32 v6, v74, v73
CFD4  v_xor_b32_e32 v8, v70, v69
CFD8  v_xor_b32_e32 v6, s36, v6
CFDC  v_xor_b32_e32 v8, s35, v8
CFE0  v_mad_u64_u32 v[70:71], s[38:39], v6, s4, 0
CFE8  v_mad_u64_u32 v[74:75], s[38:39], v8, s5, 0
CFF0  v_or_b32_e32 v4, 3, v4
CFF4  v_xor_b32_e32 v6, v72, v75
CFF8  v_xor_b32_e32 v8, v68, v71
CFFC  v_mad_u64_u32 v[68:69], s[38:39], v4, s4, 0
D004  v_xor_b32_e32 v6, s37, v6
D008  v_mov_b32_e32 v46, 0
D00C  v_mov_b32_e32 v48, 0
D010  v_xor_b32_e32 v4, s9, v69
D014  v_xor_b32_e32 v8, s28, v8
D018  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[82:83], v6, v2
D020  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[88:89], v8, v2 op_sel:[0,0,0,1]
D028  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[86:87], v74, v2 op_sel:[0,0,1,0]
D030  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[92:93], v70, v2 op_sel:[0,0,1,1]
D038  s_nop 0
D03C  v_mad_u64_u32 v[70:71], s[38:39], v4, s5, 0
D044  v_xor_b32_e32 v6, s20, v68
D048  v_xor_b32_e32 v4, s17, v71
D04C  v_mad_u64_u32 v[72:73], s[38:39], v6, s5, 0
D054  v_mad_u64_u32 v[68:69], s[38:39], v4, s4, 0
D05C  v_xor_b32_e32 v4, v70, v73
D060  v_xor_b32_e32 v4, s11, v4
D064  v_xor_b32_e32 v6, s24, v69
D068  v_mad_u64_u32 v[70:71], s[38:39], v4, s4, 0
D070  v_mad_u64_u32 v[74:75], s[38:39], v6, s5, 0
D078  v_xor_b32_e32 v4, v72, v75
D07C  v_xor_b32_e32 v6, v68, v71
D080  v_xor_b32_e32 v4, s21, v4
D084  v_xor_b32_e32 v6, s19, v6
D088  v_mad_u64_u32 v[68:69], s[38:39], v4, s4, 0
D090  v_mad_u64_u32 v[72:73], s[38:39], v6, s5, 0
D098  v_xor_b32_e32 v4, v74, v73
D09C  v_xor_b32_e32 v6, v70, v69
D0A0  v_xor_b32_e32 v4, s23, v4
D0A4  v_xor_b32_e32 v6, s22, v6
D0A8  v_mad_u64_u32 v[70:71], s[38:39], v4, s4, 0
D0B0  v_mad_u64_u32 v[74:75], s[38:39], v6, s5, 0
D0B8  v_xor_b32_e32 v4, v72, v75
D0BC  v_xor_b32_e32 v6, v68, v71
D0C0  v_xor_b32_e32 v4, s26, v4
D0C4  v_xor_b32_e32 v6, s25, v6
D0C8  v_mad_u64_u32 v[68:69], s[38:39], v4, s4, 0
D0D0  v_mad_u64_u32 v[72:73], s[38:39], v6, s5, 0
D0D8  v_xor_b32_e32 v4, v74, v73
D0DC  v_xor_b32_e32 v6, v70, v69
D0E0  v_xor_b32_e32 v4, s30, v4
D0E4  v_xor_b32_e32 v6, s27, v6
D0E8  v_mad_u64_u32 v[70:71], s[38:39], v4, s4, 0
D0F0  v_mad_u64_u32 v[74:75], s[38:39], v6, s5, 0
D0F8  v_xor_b32_e32 v4, v72, v75
D0FC  v_xor_b32_e32 v6, v68, v71
D100  v_xor_b32_e32 v4, s34, v4
D104  v_xor_b32_e32 v6, s31, v6
D108  v_mad_u64_u32 v[68:69], s[38:39], v4, s4, 0
D110  v_mad_u64_u32 v[72:73], s[38:39], v6, s5, 0
D118  v_xor_b32_e32 v4, v74, v73
D11C  v_xor_b32_e32 v6, v70, v69
D120  v_xor_b32_e32 v4, s36, v4
D124  v_xor_b32_e32 v6, s35, v6
D128  v_mad_u64_u32 v[70:71], s[38:39], v4, s4, 0
D130  v_mad_u64_u32 v[74:75], s[4:5], v6, s5, 0
D138  v_xor_b32_e32 v4, v72, v75
D13C  v_xor_b32_e32 v6, v68, v71
D140  v_mov_b32_e32 v50, 0
D144  v_mov_b32_e32 v52, 0
D148  v_xor_b32_e32 v4, s37, v4
D14C  v_xor_b32_e32 v6, s28, v6
D150  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[90:91], v4, v2
D158  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[96:97], v6, v2 op_sel:[0,0,0,1]
D160  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[94:95], v74, v2 op_sel:[0,0,1,0]
D168  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[98:99], v70, v2 op_sel:[0,0,1,1]
D170  s_nop 0
D174  v_and_b32_e32 v96, 0x7fffffff, v63
D17C  v_and_b32_e32 v94, 0x7fffffff, v15
D184  v_max_u32_e32 v2, v94, v96
D188  v_and_b32_e32 v93, 0x7fffffff, v59
D190  v_and_b32_e32 v92, 0x7fffffff, v23
D198  v_max3_u32 v2, v92, v93, v2
D1A0  v_and_b32_e32 v91, 0x7fffffff, v55
D1A8  v_and_b32_e32 v90, 0x7fffffff, v27
D1B0  v_max3_u32 v2, v90, v91, v2
D1B8  v_and_b32_e32 v89, 0x7fffffff, v51
D1C0  v_and_b32_e32 v88, 0x7fffffff, v31
D1C8  v_max3_u32 v2, v88, v89, v2
D1D0  v_and_b32_e32 v87, 0x7fffffff, v47
D1D8  v_and_b32_e32 v86, 0x7fffffff, v3
D1E0  v_max3_u32 v2, v86, v87, v2
D1E8  v_and_b32_e32 v85, 0x7fffffff, v43
D1F0  v_and_b32_e32 v84, 0x7fffffff, v7
D1F8  v_max3_u32 v2, v84, v85, v2
D200  v_and_b32_e32 v83, 0x7fffffff, v39
D208  v_and_b32_e32 v82, 0x7fffffff, v11
D210  v_max3_u32 v2, v82, v83, v2
D218  v_and_b32_e32 v81, 0x7fffffff, v35
D220  v_and_b32_e32 v80, 0x7fffffff, v19
D228  v_max3_u32 v2, v80, v81, v2
D230  v_and_b32_e32 v79, 0x7fffffff, v65
D238  v_and_b32_e32 v78, 0x7fffffff, v17
D240  v_max3_u32 v2, v78, v79, v2
D248  v_and_b32_e32 v77, 0x7fffffff, v61
D250  v_and_b32_e32 v75, 0x7fffffff, v25
D258  v_max3_u32 v2, v75, v77, v2
D260  v_and_b32_e32 v74, 0x7fffffff, v57
D268  v_and_b32_e32 v73, 0x7fffffff, v29
D270  v_max3_u32 v2, v73, v74, v2
D278  v_and_b32_e32 v72, 0x7fffffff, v53
D280  v_and_b32_e32 v70, 0x7fffffff, v33
D288  v_max3_u32 v2, v70, v72, v2
D290  v_and_b32_e32 v69, 0x7fffffff, v49
D298  v_and_b32_e32 v68, 0x7fffffff, v5
D2A0  v_max3_u32 v2, v68, v69, v2
D2A8  v_and_b32_e32 v67, 0x7fffffff, v45
D2B0  v_and_b32_e32 v64, 0x7fffffff, v9
D2B8  v_max3_u32 v2, v64, v67, v2
D2C0  v_and_b32_e32 v62, 0x7fffffff, v41
D2C8  v_and_b32_e32 v58, 0x7fffffff, v13
D2D0  v_max3_u32 v2, v58, v62, v2
D2D8  v_and_b32_e32 v56, 0x7fffffff, v37
D2E0  v_and_b32_e32 v54, 0x7fffffff, v21
D2E8  v_max3_u32 v95, v54, v56, v2
D2F0  s_mov_b32 s4, 0x7f7fffff
D2F8  v_mov_b32_e32 v44, 0
D2FC  v_cmp_lt_u32_e32 vcc, s4, v95
D300  v_mov_b32_e32 v14, v63
D304  v_mov_b32_e32 v22, v59
D308  v_mov_b32_e32 v26, v55
D30C  v_mov_b32_e32 v30, v51
D310  v_mov_b32_e32 v2, v47
D314  v_mov_b32_e32 v6, v43
D318  v_mov_b32_e32 v10, v39
D31C  v_mov_b32_e32 v18, v35
D320  v_mov_b32_e32 v16, v65
D324  v_mov_b32_e32 v24, v61
D328  v_mov_b32_e32 v28, v57
D32C  v_mov_b32_e32 v32, v53
D330  v_mov_b32_e32 v4, v49
D334  v_mov_b32_e32 v8, v45
D338  v_mov_b32_e32 v12, v41
D33C  v_mov_b32_e32 v20, v37
D340  v_mov_b32_e32 v60, 0
D344  v_mov_b32_e32 v71, 0
D348  v_mov_b32_e32 v76, 0
D34C  s_and_saveexec_b64 s[4:5], vcc
D350  s_cbranch_execz 523
D354  v_sub_u32_e32 v2, 0x7f7fffff, v96
D35C  v_sub_u32_e32 v10, 0x7f7fffff, v94
D364  v_sub_u32_e32 v4, 0x7f800000, v96
D36C  v_ashrrev_i32_e32 v8, 31, v2
D370  v_lshrrev_b32_e32 v2, 31, v2
D374  v_lshrrev_b32_e32 v14, 31, v10
D378  v_add_u32_e32 v2, -1, v2
D37C  v_cmp_lt_i32_e32 vcc, -1, v4
D380  v_add_u32_e32 v14, -1, v14
D384  s_brev_b32 s29, 1
D388  v_lshrrev_b32_e32 v6, 31, v4
D38C  v_and_b32_e32 v8, 7, v8
D390  v_cndmask_b32_e32 v4, 0, v96, vcc
D394  v_sub_u32_e32 v12, 0x7f800000, v94
D39C  v_bitop3_b32 v15, v14, v15, s29 bitop3:0xc8
D3A4  v_bitop3_b32 v14, v2, v63, s29 bitop3:0xc8
D3AC  v_ashrrev_i32_e32 v2, 31, v10
D3B0  s_movk_i32 s38, 0x70
D3B4  v_and_or_b32 v2, v2, s38, v8
D3BC  v_max_u32_e32 v8, v94, v4
D3C0  v_cmp_gt_i32_e32 vcc, 0, v12
D3C4  v_lshrrev_b32_e32 v16, 31, v12
D3C8  v_sub_u32_e32 v10, 0x7f800000, v93
D3D0  v_cndmask_b32_e32 v4, v8, v4, vcc
D3D4  v_sub_u32_e32 v8, 0x7f7fffff, v93
D3DC  v_add_u32_e32 v6, v16, v6
D3E0  v_ashrrev_i32_e32 v16, 31, v8
D3E4  s_movk_i32 s39, 0x700
D3E8  v_lshrrev_b32_e32 v8, 31, v8
D3EC  v_lshrrev_b32_e32 v12, 31, v10
D3F0  v_and_or_b32 v2, v16, s39, v2
D3F8  v_max_u32_e32 v16, v93, v4
D3FC  v_cmp_gt_i32_e32 vcc, 0, v10
D400  v_sub_u32_e32 v10, 0x7f7fffff, v92
D408  v_add_u32_e32 v8, -1, v8
D40C  v_cndmask_b32_e32 v4, v16, v4, vcc
D410  v_sub_u32_e32 v16, 0x7f800000, v92
D418  v_bitop3_b32 v22, v8, v59, s29 bitop3:0xc8
D420  v_ashrrev_i32_e32 v8, 31, v10
D424  s_movk_i32 s41, 0x7000
D428  v_and_or_b32 v2, v8, s41, v2
D430  v_max_u32_e32 v8, v92, v4
D434  v_cmp_gt_i32_e32 vcc, 0, v16
D438  v_lshrrev_b32_e32 v20, 31, v10
D43C  v_sub_u32_e32 v10, 0x7f800000, v91
D444  v_cndmask_b32_e32 v4, v8, v4, vcc
D448  v_sub_u32_e32 v8, 0x7f7fffff, v91
D450  v_lshrrev_b32_e32 v18, 31, v16
D454  v_ashrrev_i32_e32 v16, 31, v8
D458  s_mov_b32 s42, 0x70000
D460  v_lshrrev_b32_e32 v8, 31, v8
D464  v_add3_u32 v6, v12, v6, v18
D46C  v_lshrrev_b32_e32 v12, 31, v10
D470  v_and_or_b32 v2, v16, s42, v2
D478  v_max_u32_e32 v16, v91, v4
D47C  v_cmp_gt_i32_e32 vcc, 0, v10
D480  v_sub_u32_e32 v10, 0x7f7fffff, v90
D488  v_add_u32_e32 v8, -1, v8
D48C  v_cndmask_b32_e32 v4, v16, v4, vcc
D490  v_sub_u32_e32 v16, 0x7f800000, v90
D498  v_bitop3_b32 v26, v8, v55, s29 bitop3:0xc8
D4A0  v_ashrrev_i32_e32 v8, 31, v10
D4A4  s_mov_b32 s43, 0x700000
D4AC  v_and_or_b32 v2, v8, s43, v2
D4B4  v_max_u32_e32 v8, v90, v4
D4B8  v_cmp_gt_i32_e32 vcc, 0, v16
D4BC  v_add_u32_e32 v20, -1, v20
D4C0  v_bitop3_b32 v23, v20, v23, s29 bitop3:0xc8
D4C8  v_cndmask_b32_e32 v4, v8, v4, vcc
D4CC  v_sub_u32_e32 v8, 0x7f7fffff, v89
D4D4  v_lshrrev_b32_e32 v20, 31, v10
D4D8  v_sub_u32_e32 v10, 0x7f800000, v89
D4E0  v_lshrrev_b32_e32 v18, 31, v16
D4E4  v_ashrrev_i32_e32 v16, 31, v8
D4E8  s_mov_b32 s44, 0x7000000
D4F0  v_lshrrev_b32_e32 v8, 31, v8
D4F4  v_add3_u32 v6, v12, v6, v18
D4FC  v_lshrrev_b32_e32 v12, 31, v10
D500  v_and_or_b32 v2, v16, s44, v2
D508  v_max_u32_e32 v16, v89, v4
D50C  v_cmp_gt_i32_e32 vcc, 0, v10
D510  v_sub_u32_e32 v10, 0x7f7fffff, v88
D518  v_add_u32_e32 v8, -1, v8
D51C  v_cndmask_b32_e32 v4, v16, v4, vcc
D520  v_sub_u32_e32 v16, 0x7f800000, v88
D528  v_bitop3_b32 v30, v8, v51, s29 bitop3:0xc8
D530  v_ashrrev_i32_e32 v8, 31, v10
D534  s_brev_b32 s45, 14
D538  v_and_or_b32 v44, v8, s45, v2
D540  v_max_u32_e32 v2, v88, v4
D544  v_cmp_gt_i32_e32 vcc, 0, v16
D548  v_add_u32_e32 v20, -1, v20
D54C  v_sub_u32_e32 v8, 0x7f800000, v87
D554  v_cndmask_b32_e32 v2, v2, v4, vcc
D558  v_bitop3_b32 v27, v20, v27, s29 bitop3:0xc8
D560  v_lshrrev_b32_e32 v18, 31, v16
D564  v_lshrrev_b32_e32 v20, 31, v10
D568  v_sub_u32_e32 v4, 0x7f7fffff, v87
D570  v_max_u32_e32 v16, v87, v2
D574  v_cmp_gt_i32_e32 vcc, 0, v8
D578  v_add_u32_e32 v20, -1, v20
D57C  v_add3_u32 v6, v12, v6, v18
D584  v_lshrrev_b32_e32 v10, 31, v8
D588  v_cndmask_b32_e32 v8, v16, v2, vcc
D58C  v_sub_u32_e32 v16, 0x7f7fffff, v86
D594  v_sub_u32_e32 v18, 0x7f800000, v86
D59C  v_bitop3_b32 v31, v20, v31, s29 bitop3:0xc8
D5A4  v_ashrrev_i32_e32 v12, 31, v4
D5A8  v_lshrrev_b32_e32 v4, 31, v4
D5AC  v_lshrrev_b32_e32 v20, 31, v18
D5B0  v_lshrrev_b32_e32 v2, 31, v16
D5B4  v_add_u32_e32 v4, -1, v4
D5B8  v_add_u32_e32 v2, -1, v2
D5BC  v_add3_u32 v10, v10, v6, v20
D5C4  v_max_u32_e32 v6, v86, v8
D5C8  v_cmp_gt_i32_e32 vcc, 0, v18
D5CC  v_and_b32_e32 v12, 7, v12
D5D0  v_bitop3_b32 v3, v2, v3, s29 bitop3:0xc8
D5D8  v_bitop3_b32 v2, v4, v47, s29 bitop3:0xc8
D5E0  v_ashrrev_i32_e32 v4, 31, v16
D5E4  v_cndmask_b32_e32 v6, v6, v8, vcc
D5E8  v_sub_u32_e32 v8, 0x7f7fffff, v85
D5F0  v_and_or_b32 v4, v4, s38, v12
D5F8  v_sub_u32_e32 v12, 0x7f800000, v85
D600  v_ashrrev_i32_e32 v18, 31, v8
D604  v_and_or_b32 v4, v18, s39, v4
D60C  v_max_u32_e32 v18, v85, v6
D610  v_cmp_gt_i32_e32 vcc, 0, v12
D614  v_lshrrev_b32_e32 v16, 31, v12
D618  v_lshrrev_b32_e32 v8, 31, v8
D61C  v_cndmask_b32_e32 v12, v18, v6, vcc
D620  v_sub_u32_e32 v18, 0x7f7fffff, v84
D628  v_sub_u32_e32 v20, 0x7f800000, v84
D630  v_lshrrev_b32_e32 v6, 31, v18
D634  v_add_u32_e32 v8, -1, v8
D638  v_add_u32_e32 v6, -1, v6
D63C  v_bitop3_b32 v7, v6, v7, s29 bitop3:0xc8
D644  v_lshrrev_b32_e32 v24, 31, v20
D648  v_bitop3_b32 v6, v8, v43, s29 bitop3:0xc8
D650  v_ashrrev_i32_e32 v8, 31, v18
D654  v_and_or_b32 v4, v8, s41, v4
D65C  v_add3_u32 v8, v16, v10, v24
D664  v_max_u32_e32 v10, v84, v12
D668  v_cmp_gt_i32_e32 vcc, 0, v20
D66C  v_sub_u32_e32 v16, 0x7f800000, v83
D674  v_sub_u32_e32 v24, 0x7f800000, v82
D67C  v_cndmask_b32_e32 v10, v10, v12, vcc
D680  v_sub_u32_e32 v12, 0x7f7fffff, v83
D688  v_cmp_gt_i32_e32 vcc, 0, v16
D68C  v_ashrrev_i32_e32 v20, 31, v12
D690  v_and_or_b32 v4, v20, s42, v4
D698  v_max_u32_e32 v20, v83, v10
D69C  v_lshrrev_b32_e32 v18, 31, v16
D6A0  v_cndmask_b32_e32 v16, v20, v10, vcc
D6A4  v_sub_u32_e32 v20, 0x7f7fffff, v82
D6AC  v_lshrrev_b32_e32 v12, 31, v12
D6B0  v_lshrrev_b32_e32 v10, 31, v20
D6B4  v_add_u32_e32 v12, -1, v12
D6B8  v_add_u32_e32 v10, -1, v10
D6BC  v_bitop3_b32 v11, v10, v11, s29 bitop3:0xc8
D6C4  v_bitop3_b32 v10, v12, v39, s29 bitop3:0xc8
D6CC  v_ashrrev_i32_e32 v12, 31, v20
D6D0  v_and_or_b32 v4, v12, s43, v4
D6D8  v_max_u32_e32 v12, v82, v16
D6DC  v_cmp_gt_i32_e32 vcc, 0, v24
D6E0  v_lshrrev_b32_e32 v28, 31, v24
D6E4  v_add3_u32 v8, v18, v8, v28
D6EC  v_cndmask_b32_e32 v12, v12, v16, vcc
D6F0  v_sub_u32_e32 v16, 0x7f7fffff, v81
D6F8  v_sub_u32_e32 v18, 0x7f800000, v81
D700  v_ashrrev_i32_e32 v24, 31, v16
D704  v_and_or_b32 v4, v24, s44, v4
D70C  v_max_u32_e32 v24, v81, v12
D710  v_cmp_gt_i32_e32 vcc, 0, v18
D714  v_lshrrev_b32_e32 v20, 31, v18
D718  v_lshrrev_b32_e32 v16, 31, v16
D71C  v_cndmask_b32_e32 v12, v24, v12, vcc
D720  v_sub_u32_e32 v24, 0x7f7fffff, v80
D728  v_sub_u32_e32 v28, 0x7f800000, v80
D730  v_lshrrev_b32_e32 v18, 31, v24
D734  v_add_u32_e32 v16, -1, v16
D738  v_add_u32_e32 v18, -1, v18
D73C  v_bitop3_b32 v19, v18, v19, s29 bitop3:0xc8
D744  v_lshrrev_b32_e32 v32, 31, v28
D748  v_bitop3_b32 v18, v16, v35, s29 bitop3:0xc8
D750  v_ashrrev_i32_e32 v16, 31, v24
D754  v_and_or_b32 v60, v16, s45, v4
D75C  v_add3_u32 v4, v20, v8, v32
D764  v_max_u32_e32 v8, v80, v12
D768  v_cmp_gt_i32_e32 vcc, 0, v28
D76C  v_sub_u32_e32 v16, 0x7f800000, v79
D774  v_sub_u32_e32 v32, 0x7f800000, v78
D77C  v_cndmask_b32_e32 v8, v8, v12, vcc
D780  v_sub_u32_e32 v12, 0x7f7fffff, v79
D788  v_max_u32_e32 v28, v79, v8
D78C  v_cmp_gt_i32_e32 vcc, 0, v16
D790  v_lshrrev_b32_e32 v20, 31, v16
D794  v_ashrrev_i32_e32 v24, 31, v12
D798  v_cndmask_b32_e32 v8, v28, v8, vcc
D79C  v_sub_u32_e32 v28, 0x7f7fffff, v78
D7A4  v_lshrrev_b32_e32 v12, 31, v12
D7A8  v_lshrrev_b32_e32 v35, 31, v32
D7AC  v_lshrrev_b32_e32 v16, 31, v28
D7B0  v_add_u32_e32 v12, -1, v12
D7B4  v_add_u32_e32 v16, -1, v16
D7B8  v_add3_u32 v4, v20, v4, v35
D7C0  v_max_u32_e32 v20, v78, v8
D7C4  v_cmp_gt_i32_e32 vcc, 0, v32
D7C8  v_and_b32_e32 v24, 7, v24
D7CC  v_bitop3_b32 v17, v16, v17, s29 bitop3:0xc8
D7D4  v_bitop3_b32 v16, v12, v65, s29 bitop3:0xc8
D7DC  v_ashrrev_i32_e32 v12, 31, v28
D7E0  v_cndmask_b32_e32 v8, v20, v8, vcc
D7E4  v_sub_u32_e32 v20, 0x7f7fffff, v77
D7EC  v_and_or_b32 v12, v12, s38, v24
D7F4  v_sub_u32_e32 v24, 0x7f800000, v77
D7FC  v_ashrrev_i32_e32 v32, 31, v20
D800  v_and_or_b32 v12, v32, s39, v12
D808  v_max_u32_e32 v32, v77, v8
D80C  v_cmp_gt_i32_e32 vcc, 0, v24
D810  v_lshrrev_b32_e32 v28, 31, v24
D814  v_lshrrev_b32_e32 v20, 31, v20
D818  v_cndmask_b32_e32 v8, v32, v8, vcc
D81C  v_sub_u32_e32 v32, 0x7f7fffff, v75
D824  v_add_u32_e32 v20, -1, v20
D828  v_lshrrev_b32_e32 v24, 31, v32
D82C  v_add_u32_e32 v24, -1, v24
D830  v_sub_u32_e32 v35, 0x7f800000, v75
D838  v_bitop3_b32 v25, v24, v25, s29 bitop3:0xc8
D840  v_bitop3_b32 v24, v20, v61, s29 bitop3:0xc8
D848  v_ashrrev_i32_e32 v20, 31, v32
D84C  v_and_or_b32 v12, v20, s41, v12
D854  v_max_u32_e32 v20, v75, v8
D858  v_cmp_gt_i32_e32 vcc, 0, v35
D85C  v_lshrrev_b32_e32 v39, 31, v35
D860  v_add3_u32 v4, v28, v4, v39
D868  v_cndmask_b32_e32 v8, v20, v8, vcc
D86C  v_sub_u32_e32 v20, 0x7f7fffff, v74
D874  v_sub_u32_e32 v28, 0x7f800000, v74
D87C  v_ashrrev_i32_e32 v35, 31, v20
D880  v_and_or_b32 v12, v35, s42, v12
D888  v_max_u32_e32 v35, v74, v8
D88C  v_cmp_gt_i32_e32 vcc, 0, v28
D890  v_lshrrev_b32_e32 v32, 31, v28
D894  v_lshrrev_b32_e32 v20, 31, v20
D898  v_cndmask_b32_e32 v8, v35, v8, vcc
D89C  v_sub_u32_e32 v35, 0x7f7fffff, v73
D8A4  v_add_u32_e32 v20, -1, v20
D8A8  v_lshrrev_b32_e32 v28, 31, v35
D8AC  v_add_u32_e32 v28, -1, v28
D8B0  v_sub_u32_e32 v39, 0x7f800000, v73
D8B8  v_bitop3_b32 v29, v28, v29, s29 bitop3:0xc8
D8C0  v_bitop3_b32 v28, v20, v57, s29 bitop3:0xc8
D8C8  v_ashrrev_i32_e32 v20, 31, v35
D8CC  v_and_or_b32 v12, v20, s43, v12
D8D4  v_max_u32_e32 v20, v73, v8
D8D8  v_cmp_gt_i32_e32 vcc, 0, v39
D8DC  v_lshrrev_b32_e32 v43, 31, v39
D8E0  v_add3_u32 v4, v32, v4, v43
D8E8  v_cndmask_b32_e32 v8, v20, v8, vcc
D8EC  v_sub_u32_e32 v20, 0x7f7fffff, v72
D8F4  v_sub_u32_e32 v32, 0x7f800000, v72
D8FC  v_ashrrev_i32_e32 v39, 31, v20
D900  v_and_or_b32 v12, v39, s44, v12
D908  v_max_u32_e32 v39, v72, v8
D90C  v_cmp_gt_i32_e32 vcc, 0, v32
D910  v_lshrrev_b32_e32 v35, 31, v32
D914  v_lshrrev_b32_e32 v20, 31, v20
D918  v_cndmask_b32_e32 v8, v39, v8, vcc
D91C  v_sub_u32_e32 v39, 0x7f7fffff, v70
D924  v_sub_u32_e32 v43, 0x7f800000, v70
D92C  v_lshrrev_b32_e32 v32, 31, v39
D930  v_add_u32_e32 v20, -1, v20
D934  v_add_u32_e32 v32, -1, v32
D938  v_bitop3_b32 v33, v32, v33, s29 bitop3:0xc8
D940  v_lshrrev_b32_e32 v47, 31, v43
D944  v_bitop3_b32 v32, v20, v53, s29 bitop3:0xc8
D94C  v_ashrrev_i32_e32 v20, 31, v39
D950  v_and_or_b32 v71, v20, s45, v12
D958  v_add3_u32 v12, v35, v4, v47
D960  v_max_u32_e32 v4, v70, v8
D964  v_cmp_gt_i32_e32 vcc, 0, v43
D968  v_sub_u32_e32 v20, 0x7f800000, v69
D970  v_sub_u32_e32 v47, 0x7f800000, v68
D978  v_cndmask_b32_e32 v4, v4, v8, vcc
D97C  v_sub_u32_e32 v8, 0x7f7fffff, v69
D984  v_max_u32_e32 v43, v69, v4
D988  v_cmp_gt_i32_e32 vcc, 0, v20
D98C  v_lshrrev_b32_e32 v35, 31, v20
D990  v_ashrrev_i32_e32 v39, 31, v8
D994  v_cndmask_b32_e32 v20, v43, v4, vcc
D998  v_sub_u32_e32 v43, 0x7f7fffff, v68
D9A0  v_lshrrev_b32_e32 v8, 31, v8
D9A4  v_lshrrev_b32_e32 v4, 31, v43
D9A8  v_add_u32_e32 v8, -1, v8
D9AC  v_lshrrev_b32_e32 v51, 31, v47
D9B0  v_add_u32_e32 v4, -1, v4
D9B4  v_and_b32_e32 v39, 7, v39
D9B8  v_bitop3_b32 v5, v4, v5, s29 bitop3:0xc8
D9C0  v_bitop3_b32 v4, v8, v49, s29 bitop3:0xc8
D9C8  v_ashrrev_i32_e32 v8, 31, v43
D9CC  v_add3_u32 v12, v35, v12, v51
D9D4  v_max_u32_e32 v35, v68, v20
D9D8  v_cmp_gt_i32_e32 vcc, 0, v47
D9DC  v_and_or_b32 v8, v8, s38, v39
D9E4  v_sub_u32_e32 v39, 0x7f800000, v67
D9EC  v_cndmask_b32_e32 v20, v35, v20, vcc
D9F0  v_sub_u32_e32 v35, 0x7f7fffff, v67
D9F8  v_sub_u32_e32 v49, 0x7f800000, v64
DA00  v_ashrrev_i32_e32 v47, 31, v35
DA04  v_lshrrev_b32_e32 v43, 31, v39
DA08  v_and_or_b32 v47, v47, s39, v8
DA10  v_max_u32_e32 v8, v67, v20
DA14  v_cmp_gt_i32_e32 vcc, 0, v39
DA18  v_sub_u32_e32 v39, 0x7f7fffff, v64
DA20  v_lshrrev_b32_e32 v35, 31, v35
DA24  v_cndmask_b32_e32 v20, v8, v20, vcc
DA28  v_lshrrev_b32_e32 v8, 31, v39
DA2C  v_add_u32_e32 v35, -1, v35
DA30  v_lshrrev_b32_e32 v51, 31, v49
DA34  v_add_u32_e32 v8, -1, v8
DA38  v_bitop3_b32 v9, v8, v9, s29 bitop3:0xc8
DA40  v_bitop3_b32 v8, v35, v45, s29 bitop3:0xc8
DA48  v_ashrrev_i32_e32 v35, 31, v39
DA4C  v_add3_u32 v39, v43, v12, v51
DA54  v_max_u32_e32 v12, v64, v20
DA58  v_cmp_gt_i32_e32 vcc, 0, v49
DA5C  v_and_or_b32 v35, v35, s41, v47
DA64  v_sub_u32_e32 v43, 0x7f800000, v62
DA6C  v_cndmask_b32_e32 v12, v12, v20, vcc
DA70  v_sub_u32_e32 v20, 0x7f7fffff, v62
DA78  v_sub_u32_e32 v49, 0x7f800000, v58
DA80  v_ashrrev_i32_e32 v47, 31, v20
DA84  v_and_or_b32 v35, v47, s42, v35
DA8C  v_max_u32_e32 v47, v62, v12
DA90  v_cmp_gt_i32_e32 vcc, 0, v43
DA94  v_lshrrev_b32_e32 v45, 31, v43
DA98  v_lshrrev_b32_e32 v20, 31, v20
DA9C  v_cndmask_b32_e32 v43, v47, v12, vcc
DAA0  v_sub_u32_e32 v47, 0x7f7fffff, v58
DAA8  v_add_u32_e32 v20, -1, v20
DAAC  v_lshrrev_b32_e32 v12, 31, v47
DAB0  v_add_u32_e32 v12, -1, v12
DAB4  v_bitop3_b32 v13, v12, v13, s29 bitop3:0xc8
DABC  v_lshrrev_b32_e32 v51, 31, v49
DAC0  v_bitop3_b32 v12, v20, v41, s29 bitop3:0xc8
DAC8  v_ashrrev_i32_e32 v20, 31, v47
DACC  v_and_or_b32 v20, v20, s43, v35
DAD4  v_add3_u32 v35, v45, v39, v51
DADC  v_max_u32_e32 v39, v58, v43
DAE0  v_cmp_gt_i32_e32 vcc, 0, v49
DAE4  v_sub_u32_e32 v41, 0x7f7fffff, v56
DAEC  v_sub_u32_e32 v49, 0x7f800000, v54
DAF4  v_cndmask_b32_e32 v39, v39, v43, vcc
DAF8  v_sub_u32_e32 v43, 0x7f800000, v56
DB00  v_ashrrev_i32_e32 v47, 31, v41
DB04  v_lshrrev_b32_e32 v45, 31, v43
DB08  v_and_or_b32 v47, v47, s44, v20
DB10  v_max_u32_e32 v20, v56, v39
DB14  v_cmp_gt_i32_e32 vcc, 0, v43
DB18  v_sub_u32_e32 v43, 0x7f7fffff, v54
DB20  v_lshrrev_b32_e32 v41, 31, v41
DB24  v_cndmask_b32_e32 v39, v20, v39, vcc
DB28  v_lshrrev_b32_e32 v20, 31, v43
DB2C  v_add_u32_e32 v41, -1, v41
DB30  v_add_u32_e32 v20, -1, v20
DB34  v_bitop3_b32 v21, v20, v21, s29 bitop3:0xc8
DB3C  v_lshrrev_b32_e32 v51, 31, v49
DB40  v_bitop3_b32 v20, v41, v37, s29 bitop3:0xc8
DB48  v_ashrrev_i32_e32 v37, 31, v43
DB4C  v_and_or_b32 v76, v37, s45, v47
DB54  v_add3_u32 v35, v45, v35, v51
DB5C  v_max_u32_e32 v37, v54, v39
DB60  v_cmp_gt_i32_e32 vcc, 0, v49
DB64  s_nop 1
DB68  v_cndmask_b32_e32 v37, v37, v39, vcc
DB6C  v_mov_b32_e32 v39, 0x7f800000
DB74  v_cmp_ne_u32_e32 vcc, 32, v35
DB78  s_nop 1
DB7C  v_cndmask_b32_e32 v95, v39, v37, vcc
DB80  s_or_b64 exec, exec, s[4:5]
DB84  v_cmp_ne_u32_e32 vcc, 0, v95
DB88  v_mov_b32_e32 v39, 0x7f
DB90  s_and_saveexec_b64 s[4:5], vcc
DB94  s_cbranch_execz 15
DB98  v_add_u32_e32 v35, s16, v95
DB9C  s_mov_b32 s16, 0x17fffff
DBA4  v_lshrrev_b32_e32 v37, 23, v35
DBA8  v_add_u32_e32 v37, -2, v37
DBAC  v_cmp_lt_u32_e32 vcc, s16, v35
DBB0  s_mov_b32 s16, 0x7f800000
DBB8  s_nop 0
DBBC  v_cndmask_b32_e32 v35, 0, v37, vcc
DBC0  v_cmp_eq_u32_e32 vcc, s16, v95
DBC4  v_mov_b32_e32 v37, 0xfe
DBCC  s_and_b64 vcc, s[6:7], vcc
DBD0  v_cndmask_b32_e32 v39, v35, v37, vcc
DBD4  s_or_b64 exec, exec, s[4:5]
DBD8  v_cmp_eq_u32_e32 vcc, 0, v39
DBDC  s_cbranch_vccz 37
DBE0  s_nop 0
DBE4  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
DBEC  v_pk_mul_f32 v[14:15], v[54:55], v[14:15] op_sel_hi:[0,1]
DBF4  v_pk_mul_f32 v[22:23], v[54:55], v[22:23] op_sel_hi:[0,1]
DBFC  v_pk_mul_f32 v[26:27], v[54:55], v[26:27] op_sel_hi:[0,1]
DC04  v_pk_mul_f32 v[30:31], v[54:55], v[30:31] op_sel_hi:[0,1]
DC0C  v_pk_mul_f32 v[2:3], v[54:55], v[2:3] op_sel_hi:[0,1]
DC14  v_pk_mul_f32 v[6:7], v[54:55], v[6:7] op_sel_hi:[0,1]
DC1C  v_pk_mul_f32 v[10:11], v[54:55], v[10:11] op_sel_hi:[0,1]
DC24  v_pk_mul_f32 v[18:19], v[54:55], v[18:19] op_sel_hi:[0,1]
DC2C  v_pk_mul_f32 v[16:17], v[54:55], v[16:17] op_sel_hi:[0,1]
DC34  v_pk_mul_f32 v[24:25], v[54:55], v[24:25] op_sel_hi:[0,1]
DC3C  v_pk_mul_f32 v[28:29], v[54:55], v[28:29] op_sel_hi:[0,1]
DC44  v_pk_mul_f32 v[32:33], v[54:55], v[32:33] op_sel_hi:[0,1]
DC4C  v_pk_mul_f32 v[4:5], v[54:55], v[4:5] op_sel_hi:[0,1]
DC54  v_pk_mul_f32 v[8:9], v[54:55], v[8:9] op_sel_hi:[0,1]
DC5C  v_pk_mul_f32 v[12:13], v[54:55], v[12:13] op_sel_hi:[0,1]
DC64  v_pk_mul_f32 v[20:21], v[54:55], v[20:21] op_sel_hi:[0,1]
DC6C  v_max_u32_e32 v41, 1, v39
DC70  s_branch 1
DC74  v_mov_b32_e32 v41, v39
DC78  v_or3_b32 v37, v52, v110, v50
DC80  v_add_lshl_u32 v50, s10, v66, 2
DC88  s_mov_b32 s4, 0xd2511f53
DC90  v_or3_b32 v35, v42, v108, v40
DC98  v_lshlrev_b32_e32 v45, 23, v41
DC9C  v_mad_u64_u32 v[40:41], s[6:7], v50, s4, 0
DCA4  v_xor_b32_e32 v41, s9, v41
DCA8  s_mov_b32 s5, 0xcd9e8d57
DCB0  v_mad_u64_u32 v[42:43], s[6:7], v41, s5, 0
DCB8  v_xor_b32_e32 v41, s17, v43
DCBC  v_xor_b32_e32 v43, s20, v40
DCC0  v_or3_b32 v34, v36, v107, v34
DCC8  v_or3_b32 v36, v48, v109, v46
DCD0  v_mad_u64_u32 v[46:47], s[6:7], v43, s5, 0
DCD8  v_mad_u64_u32 v[40:41], s[6:7], v41, s4, 0
DCE0  v_xor_b32_e32 v42, v42, v47
DCE4  v_xor_b32_e32 v42, s11, v42
DCE8  v_xor_b32_e32 v41, s24, v41
DCEC  v_mad_u64_u32 v[42:43], s[6:7], v42, s4, 0
DCF4  v_mad_u64_u32 v[48:49], s[6:7], v41, s5, 0
DCFC  v_xor_b32_e32 v41, v46, v49
DD00  v_xor_b32_e32 v40, v40, v43
DD04  v_xor_b32_e32 v41, s21, v41
DD08  v_xor_b32_e32 v43, s19, v40
DD0C  v_mad_u64_u32 v[40:41], s[6:7], v41, s4, 0
DD14  v_mad_u64_u32 v[46:47], s[6:7], v43, s5, 0
DD1C  v_xor_b32_e32 v43, v48, v47
DD20  v_xor_b32_e32 v41, v42, v41
DD24  v_xor_b32_e32 v43, s23, v43
DD28  v_xor_b32_e32 v41, s22, v41
DD2C  v_mad_u64_u32 v[42:43], s[6:7], v43, s4, 0
DD34  v_mad_u64_u32 v[48:49], s[6:7], v41, s5, 0
DD3C  v_xor_b32_e32 v41, v46, v49
DD40  v_xor_b32_e32 v40, v40, v43
DD44  v_xor_b32_e32 v41, s26, v41
DD48  v_xor_b32_e32 v43, s25, v40
DD4C  v_mad_u64_u32 v[40:41], s[6:7], v41, s4, 0
DD54  v_mad_u64_u32 v[46:47], s[6:7], v43, s5, 0
DD5C  v_xor_b32_e32 v43, v48, v47
DD60  v_xor_b32_e32 v41, v42, v41
DD64  v_xor_b32_e32 v43, s30, v43
DD68  v_xor_b32_e32 v41, s27, v41
DD6C  v_mad_u64_u32 v[42:43], s[6:7], v43, s4, 0
DD74  v_mad_u64_u32 v[48:49], s[6:7], v41, s5, 0
DD7C  v_xor_b32_e32 v41, v46, v49
DD80  v_xor_b32_e32 v40, v40, v43
DD84  v_xor_b32_e32 v41, s34, v41
DD88  v_xor_b32_e32 v43, s31, v40
DD8C  v_mad_u64_u32 v[40:41], s[6:7], v41, s4, 0
DD94  v_mad_u64_u32 v[46:47], s[6:7], v43, s5, 0
DD9C  v_xor_b32_e32 v43, v48, v47
DDA0  v_xor_b32_e32 v41, v42, v41
DDA4  v_xor_b32_e32 v43, s36, v43
DDA8  v_xor_b32_e32 v41, s35, v41
DDAC  v_mad_u64_u32 v[42:43], s[6:7], v43, s4, 0
DDB4  v_mad_u64_u32 v[48:49], s[6:7], v41, s5, 0
DDBC  v_xor_b32_e32 v41, v46, v49
DDC0  v_xor_b32_e32 v40, v40, v43
DDC4  v_mov_b32_e32 v46, 0
DDC8  v_mov_b32_e32 v47, 0
DDCC  v_xor_b32_e32 v41, s37, v41
DDD0  v_xor_b32_e32 v40, s28, v40
DDD4  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[14:15], v41, v45
DDDC  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[26:27], v40, v45 op_sel:[0,0,0,1]
DDE4  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[22:23], v48, v45 op_sel:[0,0,1,0]
DDEC  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[30:31], v42, v45 op_sel:[0,0,1,1]
DDF4  s_nop 0
DDF8  v_or_b32_e32 v15, 1, v50
DDFC  v_mad_u64_u32 v[22:23], s[6:7], v15, s4, 0
DE04  v_xor_b32_e32 v15, s9, v23
DE08  v_mad_u64_u32 v[26:27], s[6:7], v15, s5, 0
DE10  v_xor_b32_e32 v15, s17, v27
DE14  v_xor_b32_e32 v27, s20, v22
DE18  v_mad_u64_u32 v[30:31], s[6:7], v27, s5, 0
DE20  v_mad_u64_u32 v[22:23], s[6:7], v15, s4, 0
DE28  v_xor_b32_e32 v15, v26, v31
DE2C  v_xor_b32_e32 v15, s11, v15
DE30  v_xor_b32_e32 v23, s24, v23
DE34  v_mad_u64_u32 v[26:27], s[6:7], v15, s4, 0
DE3C  v_mad_u64_u32 v[40:41], s[6:7], v23, s5, 0
DE44  v_xor_b32_e32 v15, v30, v41
DE48  v_xor_b32_e32 v22, v22, v27
DE4C  v_xor_b32_e32 v15, s21, v15
DE50  v_xor_b32_e32 v27, s19, v22
DE54  v_mad_u64_u32 v[22:23], s[6:7], v15, s4, 0
DE5C  v_mad_u64_u32 v[30:31], s[6:7], v27, s5, 0
DE64  v_xor_b32_e32 v15, v40, v31
DE68  v_xor_b32_e32 v23, v26, v23
DE6C  v_xor_b32_e32 v15, s23, v15
DE70  v_xor_b32_e32 v23, s22, v23
DE74  v_mad_u64_u32 v[26:27], s[6:7], v15, s4, 0
DE7C  v_mad_u64_u32 v[40:41], s[6:7], v23, s5, 0
DE84  v_xor_b32_e32 v15, v30, v41
DE88  v_xor_b32_e32 v22, v22, v27
DE8C  v_xor_b32_e32 v15, s26, v15
DE90  v_xor_b32_e32 v27, s25, v22
DE94  v_mad_u64_u32 v[22:23], s[6:7], v15, s4, 0
DE9C  v_mad_u64_u32 v[30:31], s[6:7], v27, s5, 0
DEA4  v_xor_b32_e32 v15, v40, v31
DEA8  v_xor_b32_e32 v23, v26, v23
DEAC  v_xor_b32_e32 v15, s30, v15
DEB0  v_xor_b32_e32 v23, s27, v23
DEB4  v_mad_u64_u32 v[26:27], s[6:7], v15, s4, 0
DEBC  v_mad_u64_u32 v[40:41], s[6:7], v23, s5, 0
DEC4  v_xor_b32_e32 v15, v30, v41
DEC8  v_xor_b32_e32 v22, v22, v27
DECC  v_xor_b32_e32 v15, s34, v15
DED0  v_xor_b32_e32 v27, s31, v22
DED4  v_mad_u64_u32 v[22:23], s[6:7], v15, s4, 0
DEDC  v_mad_u64_u32 v[30:31], s[6:7], v27, s5, 0
DEE4  v_xor_b32_e32 v15, v40, v31
DEE8  v_xor_b32_e32 v23, v26, v23
DEEC  v_xor_b32_e32 v15, s36, v15
DEF0  v_xor_b32_e32 v23, s35, v23
DEF4  v_mad_u64_u32 v[26:27], s[6:7], v15, s4, 0
DEFC  v_mad_u64_u32 v[40:41], s[6:7], v23, s5, 0
DF04  v_xor_b32_e32 v15, v30, v41
DF08  v_xor_b32_e32 v22, v22, v27
DF0C  v_mov_b32_e32 v23, 0
DF10  v_mov_b32_e32 v27, 0
DF14  v_xor_b32_e32 v15, s37, v15
DF18  v_xor_b32_e32 v22, s28, v22
DF1C  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[2:3], v15, v45
DF24  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[10:11], v22, v45 op_sel:[0,0,0,1]
DF2C  v_cvt_scalef32_sr_pk_fp4_f32 v23, v[6:7], v40, v45 op_sel:[0,0,1,0]
DF34  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[18:19], v26, v45 op_sel:[0,0,1,1]
DF3C  s_nop 0
DF40  v_or_b32_e32 v2, 2, v50
DF44  v_mad_u64_u32 v[2:3], s[6:7], v2, s4, 0
DF4C  v_xor_b32_e32 v3, s9, v3
DF50  v_mad_u64_u32 v[6:7], s[6:7], v3, s5, 0
DF58  v_xor_b32_e32 v3, s17, v7
DF5C  v_xor_b32_e32 v7, s20, v2
DF60  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
DF68  v_xor_b32_e32 v6, v6, v11
DF6C  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DF74  v_xor_b32_e32 v6, s11, v6
DF78  v_xor_b32_e32 v3, s24, v3
DF7C  v_mad_u64_u32 v[6:7], s[6:7], v6, s4, 0
DF84  v_mad_u64_u32 v[18:19], s[6:7], v3, s5, 0
DF8C  v_xor_b32_e32 v2, v2, v7
DF90  v_xor_b32_e32 v3, v10, v19
DF94  v_xor_b32_e32 v7, s19, v2
DF98  v_xor_b32_e32 v3, s21, v3
DF9C  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
DFA4  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DFAC  v_xor_b32_e32 v7, v18, v11
DFB0  v_xor_b32_e32 v7, s23, v7
DFB4  v_xor_b32_e32 v3, v6, v3
DFB8  v_xor_b32_e32 v3, s22, v3
DFBC  v_mad_u64_u32 v[6:7], s[6:7], v7, s4, 0
DFC4  v_mad_u64_u32 v[18:19], s[6:7], v3, s5, 0
DFCC  v_xor_b32_e32 v2, v2, v7
DFD0  v_xor_b32_e32 v3, v10, v19
DFD4  v_xor_b32_e32 v7, s25, v2
DFD8  v_xor_b32_e32 v3, s26, v3
DFDC  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
DFE4  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
DFEC  v_xor_b32_e32 v7, v18, v11
DFF0  v_xor_b32_e32 v7, s30, v7
DFF4  v_xor_b32_e32 v3, v6, v3
DFF8  v_xor_b32_e32 v3, s27, v3
DFFC  v_mad_u64_u32 v[6:7], s[6:7], v7, s4, 0
E004  v_mad_u64_u32 v[18:19], s[6:7], v3, s5, 0
E00C  v_xor_b32_e32 v2, v2, v7
E010  v_xor_b32_e32 v3, v10, v19
E014  v_xor_b32_e32 v7, s31, v2
E018  v_xor_b32_e32 v3, s34, v3
E01C  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
E024  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
E02C  v_xor_b32_e32 v7, v18, v11
E030  v_xor_b32_e32 v7, s36, v7
E034  v_xor_b32_e32 v3, v6, v3
E038  v_xor_b32_e32 v3, s35, v3
E03C  v_mad_u64_u32 v[6:7], s[6:7], v7, s4, 0
E044  v_mad_u64_u32 v[18:19], s[6:7], v3, s5, 0
E04C  v_xor_b32_e32 v2, v2, v7
E050  v_xor_b32_e32 v3, v10, v19
E054  v_xor_b32_e32 v2, s28, v2
E058  v_mov_b32_e32 v7, 0
E05C  v_mov_b32_e32 v10, 0
E060  v_xor_b32_e32 v3, s37, v3
E064  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[16:17], v3, v45
E06C  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[28:29], v2, v45 op_sel:[0,0,0,1]
E074  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[24:25], v18, v45 op_sel:[0,0,1,0]
E07C  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[32:33], v6, v45 op_sel:[0,0,1,1]
E084  s_nop 0
E088  v_or_b32_e32 v2, 3, v50
E08C  v_mad_u64_u32 v[2:3], s[6:7], v2, s4, 0
E094  v_xor_b32_e32 v3, s9, v3
E098  v_or3_b32 v16, v10, v71, v7
E0A0  v_mad_u64_u32 v[6:7], s[6:7], v3, s5, 0
E0A8  v_xor_b32_e32 v3, s17, v7
E0AC  v_xor_b32_e32 v7, s20, v2
E0B0  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
E0B8  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
E0C0  v_xor_b32_e32 v6, v6, v11
E0C4  v_xor_b32_e32 v6, s11, v6
E0C8  v_xor_b32_e32 v3, s24, v3
E0CC  v_mad_u64_u32 v[6:7], s[6:7], v6, s4, 0
E0D4  v_mad_u64_u32 v[18:19], s[6:7], v3, s5, 0
E0DC  v_xor_b32_e32 v3, v10, v19
E0E0  v_xor_b32_e32 v2, v2, v7
E0E4  v_xor_b32_e32 v3, s21, v3
E0E8  v_xor_b32_e32 v7, s19, v2
E0EC  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
E0F4  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
E0FC  v_xor_b32_e32 v7, v18, v11
E100  v_xor_b32_e32 v3, v6, v3
E104  v_xor_b32_e32 v7, s23, v7
E108  v_xor_b32_e32 v3, s22, v3
E10C  v_mad_u64_u32 v[6:7], s[6:7], v7, s4, 0
E114  v_mad_u64_u32 v[18:19], s[6:7], v3, s5, 0
E11C  v_xor_b32_e32 v3, v10, v19
E120  v_xor_b32_e32 v2, v2, v7
E124  v_xor_b32_e32 v3, s26, v3
E128  v_xor_b32_e32 v7, s25, v2
E12C  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
E134  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
E13C  v_xor_b32_e32 v7, v18, v11
E140  v_xor_b32_e32 v3, v6, v3
E144  v_xor_b32_e32 v7, s30, v7
E148  v_xor_b32_e32 v3, s27, v3
E14C  v_mad_u64_u32 v[6:7], s[6:7], v7, s4, 0
E154  v_mad_u64_u32 v[18:19], s[6:7], v3, s5, 0
E15C  v_xor_b32_e32 v3, v10, v19
E160  v_xor_b32_e32 v2, v2, v7
E164  v_xor_b32_e32 v3, s34, v3
E168  v_xor_b32_e32 v7, s31, v2
E16C  v_mad_u64_u32 v[2:3], s[6:7], v3, s4, 0
E174  v_mad_u64_u32 v[10:11], s[6:7], v7, s5, 0
E17C  v_xor_b32_e32 v7, v18, v11
E180  v_xor_b32_e32 v3, v6, v3
E184  v_xor_b32_e32 v7, s36, v7
E188  v_xor_b32_e32 v3, s35, v3
E18C  v_mad_u64_u32 v[6:7], s[6:7], v7, s4, 0
E194  v_mad_u64_u32 v[18:19], s[4:5], v3, s5, 0
E19C  v_xor_b32_e32 v3, v10, v19
E1A0  v_xor_b32_e32 v2, v2, v7
E1A4  v_mov_b32_e32 v43, 0
E1A8  v_xor_b32_e32 v3, s37, v3
E1AC  v_xor_b32_e32 v2, s28, v2
E1B0  v_mov_b32_e32 v7, 0
E1B4  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[4:5], v3, v45
E1BC  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[12:13], v2, v45 op_sel:[0,0,0,1]
E1C4  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[8:9], v18, v45 op_sel:[0,0,1,0]
E1CC  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[20:21], v6, v45 op_sel:[0,0,1,1]
E1D4  s_nop 0
E1D8  v_lshlrev_b32_e32 v2, 1, v106
E1DC  v_bitop3_b32 v3, v1, v104, 3 bitop3:0x6c
E1E4  v_add_u32_e32 v4, v2, v3
E1E8  v_mov_b32_e32 v5, 0x10000
E1F0  v_lshl_or_b32 v4, v4, 4, v5
E1F8  ds_write_b128 v4, v[34:37]
E200  v_add_u32_e32 v4, v2, v104
E204  v_xor_b32_e32 v2, 0x108, v2
E20C  v_add_u32_e32 v3, v2, v3
E210  v_add_u32_e32 v2, v2, v104
E214  v_or3_b32 v14, v47, v44, v46
E21C  v_or3_b32 v15, v27, v60, v23
E224  v_or3_b32 v17, v7, v76, v43
E22C  v_or_b32_e32 v4, 0x12000, v4
E234  v_lshl_or_b32 v3, v3, 4, v5
E23C  v_or_b32_e32 v2, 0x12000, v2
E244  ds_write_b8 v4, v38
E24C  ds_write_b128 v3, v[14:17]
E254  ds_write_b8 v2, v39
E25C  s_or_b64 exec, exec, s[2:3]
E260  s_add_i32 s2, s10, 7
E264  s_lshr_b32 s3, s8, 1
E268  s_and_b32 s11, s2, 0xffffff8
E270  s_and_b32 s2, s40, 0xffffff00
E278  s_and_b32 s3, s3, 2
E27C  s_or_b32 s2, s2, s3
E280  v_or_b32_e32 v2, s2, v102
E284  s_add_i32 s2, s18, 0xff
E28C  s_and_b32 s16, s2, 0xffffff00
E294  v_or_b32_e32 v4, s8, v100
E298  v_add_u32_e32 v1, s33, v1
E29C  s_and_b64 s[8:9], s[0:1], exec
E2A0  v_cmp_le_u32_e64 s[6:7], s10, v4
E2A8  v_mov_b32_e32 v3, 0
E2AC  v_and_b32_e32 v6, 4, v0
E2B0  v_cmp_le_u32_e64 s[8:9], s18, v1
E2B8  v_cmp_gt_u32_e64 s[4:5], s10, v4
E2C0  v_or3_b32 v2, v2, v101, v103
E2C8  v_mov_b32_e32 v5, v3
E2CC  v_cmp_le_u32_e64 s[2:3], s11, v4
E2D4  v_cmp_eq_u32_e32 vcc, 0, v6
E2D8  s_cselect_b32 s11, s10, s11
E2DC  s_or_b64 s[8:9], s[6:7], s[8:9]
E2E0  s_mov_b64 s[6:7], 0
E2E4  s_waitcnt lgkmcnt(0)
E2E8  s_barrier
E2EC  s_and_saveexec_b64 s[20:21], s[8:9]
E2F0  s_xor_b64 s[8:9], exec, s[20:21]
E2F4  v_cmp_le_u32_e64 s[6:7], s16, v1
E2FC  s_or_b64 s[6:7], s[0:1], s[6:7]
E300  s_nor_b64 s[6:7], s[6:7], s[2:3]
E304  s_and_b64 s[6:7], s[6:7], exec
E308  s_or_saveexec_b64 s[8:9], s[8:9]
E30C  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
E314  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
E31C  v_mov_b32_e32 v6, 0x7f
E324  s_xor_b64 exec, exec, s[8:9]
E328  s_cbranch_execz 27
E32C  v_bitop3_b32 v6, v105, 64, 2 bitop3:0xde
E334  v_cndmask_b32_e32 v6, v6, v105, vcc
E338  v_lshlrev_b32_e32 v7, 2, v6
E33C  v_lshrrev_b32_e32 v6, 2, v6
E340  v_xor_b32_e32 v6, v6, v0
E344  v_and_or_b32 v6, v6, 3, v7
E34C  v_mov_b32_e32 v8, 0x10000
E354  v_lshl_add_u32 v6, v6, 4, v8
E35C  v_or_b32_e32 v7, v7, v100
E360  v_add_u32_e32 v7, 0x12000, v7
E368  ds_read_b128 v[8:11], v6
E370  ds_read_u8 v6, v7
E378  v_mad_u64_u32 v[12:13], s[12:13], v1, s10, 0
E380  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
E388  s_or_b64 s[6:7], s[6:7], exec
E38C  s_waitcnt lgkmcnt(1)
E390  global_store_dwordx4 v[12:13], v[8:11], off
E398  s_or_b64 exec, exec, s[8:9]
E39C  s_and_saveexec_b64 s[8:9], s[6:7]
E3A0  s_cbranch_execz 12
E3A4  v_and_b32_e32 v7, 0xffffffe0, v1
E3AC  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
E3B4  v_mov_b64_e32 v[8:9], s[14:15]
E3B8  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
E3C0  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
E3C8  s_waitcnt lgkmcnt(0)
E3CC  global_store_byte v[8:9], v6, off
E3D4  s_or_b64 exec, exec, s[8:9]
E3D8  s_waitcnt lgkmcnt(0)
E3DC  v_or_b32_e32 v6, 0x100, v0
E3E4  v_lshrrev_b32_e32 v1, 2, v6
E3E8  v_add_u32_e32 v1, s33, v1
E3EC  v_cmp_le_u32_e64 s[6:7], s18, v1
E3F4  s_xor_b64 s[4:5], s[4:5], -1
E3F8  s_or_b64 s[6:7], s[4:5], s[6:7]
E3FC  s_mov_b64 s[4:5], 0
E400  s_and_saveexec_b64 s[8:9], s[6:7]
E404  s_xor_b64 s[6:7], exec, s[8:9]
E408  s_cbranch_execnz 9
E40C  s_or_saveexec_b64 s[2:3], s[6:7]
E410  v_mov_b32_e32 v7, 0x7f
E418  s_xor_b64 exec, exec, s[2:3]
E41C  s_cbranch_execnz 14
E420  s_or_b64 exec, exec, s[2:3]
E424  s_and_saveexec_b64 s[2:3], s[4:5]
E428  s_cbranch_execnz 42
E42C  s_endpgm
E430  v_cmp_le_u32_e64 s[4:5], s16, v1
E438  s_or_b64 s[4:5], s[0:1], s[4:5]
E43C  s_nor_b64 s[2:3], s[4:5], s[2:3]
E440  s_and_b64 s[4:5], s[2:3], exec
E444  s_or_saveexec_b64 s[2:3], s[6:7]
E448  v_mov_b32_e32 v7, 0x7f
E450  s_xor_b64 exec, exec, s[2:3]
E454  s_cbranch_execz 65522
E458  v_lshrrev_b32_e32 v6, 3, v6
E45C  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
E464  v_cndmask_b32_e32 v6, v7, v6, vcc
E468  v_lshlrev_b32_e32 v7, 2, v6
E46C  v_lshrrev_b32_e32 v6, 2, v6
E470  v_xor_b32_e32 v0, v6, v0
E474  v_and_or_b32 v0, v0, 3, v7
E47C  v_mov_b32_e32 v6, 0x10000
E484  v_lshl_add_u32 v0, v0, 4, v6
E48C  v_or_b32_e32 v6, v7, v100
E490  v_add_u32_e32 v6, 0x12000, v6
E498  ds_read_b128 v[8:11], v0
E4A0  ds_read_u8 v7, v6
E4A8  v_mad_u64_u32 v[12:13], s[6:7], v1, s10, 0
E4B0  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
E4B8  s_or_b64 s[4:5], s[4:5], exec
E4BC  s_waitcnt lgkmcnt(1)
E4C0  global_store_dwordx4 v[4:5], v[8:11], off
E4C8  s_or_b64 exec, exec, s[2:3]
E4CC  s_and_saveexec_b64 s[2:3], s[4:5]
E4D0  s_cbranch_execz 65494
E4D4  v_and_b32_e32 v0, 0xffffffe0, v1
E4DC  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
E4E4  v_mov_b64_e32 v[0:1], s[14:15]
E4E8  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
E4F0  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
E4F8  s_waitcnt lgkmcnt(0)
E4FC  global_store_byte v[0:1], v7, off
E504  s_endpgm
E508  s_nop 0

e600 <QuantiseBothF32H16Sr>:
E600  v_readfirstlane_b32 s28, v0
E604  s_andn2_b32 s28, s28, 63
E608  v_and_b32_e32 v4, 32, v0
E60C  v_or_b32_e32 v2, s28, v4
E610  v_lshrrev_b32_e32 v1, 2, v0
E614  v_lshrrev_b32_e32 v3, 5, v2
E618  v_bfe_u32 v2, v2, 5, 4
E620  s_load_dwordx2 s[6:7], s[0:1], 0x0
E628  s_load_dwordx4 s[16:19], s[0:1], 0x28
E630  v_bitop3_b32 v2, v1, v2, 4 bitop3:0x6c
E638  v_xor_b32_e32 v2, v2, v0
E63C  v_lshlrev_b32_e32 v2, 2, v2
E640  s_lshl_b32 s44, s3, 7
E644  s_lshl_b32 s33, s2, 7
E648  v_and_b32_e32 v2, 0x7c, v2
E650  v_add_u32_e32 v6, s44, v3
E654  v_or_b32_e32 v2, s33, v2
E658  s_waitcnt lgkmcnt(0)
E65C  v_cmp_gt_u32_e32 vcc, s17, v6
E660  v_cmp_gt_u32_e64 s[4:5], s18, v2
E668  v_and_b32_e32 v5, 4, v1
E66C  s_and_b64 s[8:9], vcc, s[4:5]
E670  s_and_saveexec_b64 s[4:5], s[8:9]
E674  s_cbranch_execz 12
E678  v_mov_b32_e32 v3, 0
E67C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E684  v_lshlrev_b64 v[2:3], 2, v[2:3]
E68C  v_and_b32_e32 v2, -16, v2
E690  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E698  s_lshl_b32 m0, s28, 4
E69C  s_nop 0
E6A0  global_load_lds_dwordx4 v[2:3], off
E6A8  s_or_b64 exec, exec, s[4:5]
E6AC  s_add_i32 s4, s28, 0x100
E6B4  v_or_b32_e32 v2, s4, v4
E6B8  v_lshrrev_b32_e32 v2, 5, v2
E6BC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E6C4  v_xor_b32_e32 v3, v3, v0
E6C8  v_add_u32_e32 v6, s44, v2
E6CC  v_lshlrev_b32_e32 v2, 2, v3
E6D0  v_and_b32_e32 v2, 0x7c, v2
E6D8  v_or_b32_e32 v2, s33, v2
E6DC  v_cmp_gt_u32_e32 vcc, s17, v6
E6E0  v_cmp_gt_u32_e64 s[4:5], s18, v2
E6E8  s_and_b64 s[8:9], vcc, s[4:5]
E6EC  s_and_saveexec_b64 s[4:5], s[8:9]
E6F0  s_cbranch_execz 14
E6F4  v_mov_b32_e32 v3, 0
E6F8  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E700  v_lshlrev_b64 v[2:3], 2, v[2:3]
E708  v_and_b32_e32 v2, -16, v2
E70C  s_lshl_b32 s8, s28, 4
E710  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E718  s_add_i32 m0, s8, 0x1000
E720  s_nop 0
E724  global_load_lds_dwordx4 v[2:3], off
E72C  s_or_b64 exec, exec, s[4:5]
E730  s_add_i32 s4, s28, 0x200
E738  v_or_b32_e32 v2, s4, v4
E73C  v_lshrrev_b32_e32 v2, 5, v2
E740  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E748  v_xor_b32_e32 v3, v3, v0
E74C  v_add_u32_e32 v6, s44, v2
E750  v_lshlrev_b32_e32 v2, 2, v3
E754  v_and_b32_e32 v2, 0x7c, v2
E75C  v_or_b32_e32 v2, s33, v2
E760  v_cmp_gt_u32_e32 vcc, s17, v6
E764  v_cmp_gt_u32_e64 s[4:5], s18, v2
E76C  s_and_b64 s[8:9], vcc, s[4:5]
E770  s_and_saveexec_b64 s[4:5], s[8:9]
E774  s_cbranch_execz 14
E778  v_mov_b32_e32 v3, 0
E77C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E784  v_lshlrev_b64 v[2:3], 2, v[2:3]
E78C  v_and_b32_e32 v2, -16, v2
E790  s_lshl_b32 s8, s28, 4
E794  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E79C  s_add_i32 m0, s8, 0x2000
E7A4  s_nop 0
E7A8  global_load_lds_dwordx4 v[2:3], off
E7B0  s_or_b64 exec, exec, s[4:5]
E7B4  s_add_i32 s4, s28, 0x300
E7BC  v_or_b32_e32 v2, s4, v4
E7C0  v_lshrrev_b32_e32 v2, 5, v2
E7C4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E7CC  v_xor_b32_e32 v3, v3, v0
E7D0  v_add_u32_e32 v6, s44, v2
E7D4  v_lshlrev_b32_e32 v2, 2, v3
E7D8  v_and_b32_e32 v2, 0x7c, v2
E7E0  v_or_b32_e32 v2, s33, v2
E7E4  v_cmp_gt_u32_e32 vcc, s17, v6
E7E8  v_cmp_gt_u32_e64 s[4:5], s18, v2
E7F0  s_and_b64 s[8:9], vcc, s[4:5]
E7F4  s_and_saveexec_b64 s[4:5], s[8:9]
E7F8  s_cbranch_execz 14
E7FC  v_mov_b32_e32 v3, 0
E800  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E808  v_lshlrev_b64 v[2:3], 2, v[2:3]
E810  v_and_b32_e32 v2, -16, v2
E814  s_lshl_b32 s8, s28, 4
E818  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E820  s_add_i32 m0, s8, 0x3000
E828  s_nop 0
E82C  global_load_lds_dwordx4 v[2:3], off
E834  s_or_b64 exec, exec, s[4:5]
E838  s_add_i32 s4, s28, 0x400
E840  v_or_b32_e32 v2, s4, v4
E844  v_lshrrev_b32_e32 v2, 5, v2
E848  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E850  v_xor_b32_e32 v3, v3, v0
E854  v_add_u32_e32 v6, s44, v2
E858  v_lshlrev_b32_e32 v2, 2, v3
E85C  v_and_b32_e32 v2, 0x7c, v2
E864  v_or_b32_e32 v2, s33, v2
E868  v_cmp_gt_u32_e32 vcc, s17, v6
E86C  v_cmp_gt_u32_e64 s[4:5], s18, v2
E874  s_and_b64 s[8:9], vcc, s[4:5]
E878  s_and_saveexec_b64 s[4:5], s[8:9]
E87C  s_cbranch_execz 14
E880  v_mov_b32_e32 v3, 0
E884  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E88C  v_lshlrev_b64 v[2:3], 2, v[2:3]
E894  v_and_b32_e32 v2, -16, v2
E898  s_lshl_b32 s8, s28, 4
E89C  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E8A4  s_add_i32 m0, s8, 0x4000
E8AC  s_nop 0
E8B0  global_load_lds_dwordx4 v[2:3], off
E8B8  s_or_b64 exec, exec, s[4:5]
E8BC  s_add_i32 s4, s28, 0x500
E8C4  v_or_b32_e32 v2, s4, v4
E8C8  v_lshrrev_b32_e32 v2, 5, v2
E8CC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E8D4  v_xor_b32_e32 v3, v3, v0
E8D8  v_add_u32_e32 v6, s44, v2
E8DC  v_lshlrev_b32_e32 v2, 2, v3
E8E0  v_and_b32_e32 v2, 0x7c, v2
E8E8  v_or_b32_e32 v2, s33, v2
E8EC  v_cmp_gt_u32_e32 vcc, s17, v6
E8F0  v_cmp_gt_u32_e64 s[4:5], s18, v2
E8F8  s_and_b64 s[8:9], vcc, s[4:5]
E8FC  s_and_saveexec_b64 s[4:5], s[8:9]
E900  s_cbranch_execz 14
E904  v_mov_b32_e32 v3, 0
E908  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E910  v_lshlrev_b64 v[2:3], 2, v[2:3]
E918  v_and_b32_e32 v2, -16, v2
E91C  s_lshl_b32 s8, s28, 4
E920  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E928  s_add_i32 m0, s8, 0x5000
E930  s_nop 0
E934  global_load_lds_dwordx4 v[2:3], off
E93C  s_or_b64 exec, exec, s[4:5]
E940  s_add_i32 s4, s28, 0x600
E948  v_or_b32_e32 v2, s4, v4
E94C  v_lshrrev_b32_e32 v2, 5, v2
E950  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E958  v_xor_b32_e32 v3, v3, v0
E95C  v_add_u32_e32 v6, s44, v2
E960  v_lshlrev_b32_e32 v2, 2, v3
E964  v_and_b32_e32 v2, 0x7c, v2
E96C  v_or_b32_e32 v2, s33, v2
E970  v_cmp_gt_u32_e32 vcc, s17, v6
E974  v_cmp_gt_u32_e64 s[4:5], s18, v2
E97C  s_and_b64 s[8:9], vcc, s[4:5]
E980  s_and_saveexec_b64 s[4:5], s[8:9]
E984  s_cbranch_execz 14
E988  v_mov_b32_e32 v3, 0
E98C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
E994  v_lshlrev_b64 v[2:3], 2, v[2:3]
E99C  v_and_b32_e32 v2, -16, v2
E9A0  s_lshl_b32 s8, s28, 4
E9A4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
E9AC  s_add_i32 m0, s8, 0x6000
E9B4  s_nop 0
E9B8  global_load_lds_dwordx4 v[2:3], off
E9C0  s_or_b64 exec, exec, s[4:5]
E9C4  s_add_i32 s4, s28, 0x700
E9CC  v_or_b32_e32 v2, s4, v4
E9D0  v_lshrrev_b32_e32 v2, 5, v2
E9D4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
E9DC  v_xor_b32_e32 v3, v3, v0
E9E0  v_add_u32_e32 v6, s44, v2
E9E4  v_lshlrev_b32_e32 v2, 2, v3
E9E8  v_and_b32_e32 v2, 0x7c, v2
E9F0  v_or_b32_e32 v2, s33, v2
E9F4  v_cmp_gt_u32_e32 vcc, s17, v6
E9F8  v_cmp_gt_u32_e64 s[4:5], s18, v2
EA00  s_and_b64 s[8:9], vcc, s[4:5]
EA04  s_and_saveexec_b64 s[4:5], s[8:9]
EA08  s_cbranch_execz 14
EA0C  v_mov_b32_e32 v3, 0
EA10  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EA18  v_lshlrev_b64 v[2:3], 2, v[2:3]
EA20  v_and_b32_e32 v2, -16, v2
EA24  s_lshl_b32 s8, s28, 4
EA28  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EA30  s_add_i32 m0, s8, 0x7000
EA38  s_nop 0
EA3C  global_load_lds_dwordx4 v[2:3], off
EA44  s_or_b64 exec, exec, s[4:5]
EA48  s_add_i32 s4, s28, 0x800
EA50  v_or_b32_e32 v2, s4, v4
EA54  v_lshrrev_b32_e32 v2, 5, v2
EA58  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EA60  v_xor_b32_e32 v3, v3, v0
EA64  v_add_u32_e32 v6, s44, v2
EA68  v_lshlrev_b32_e32 v2, 2, v3
EA6C  v_and_b32_e32 v2, 0x7c, v2
EA74  v_or_b32_e32 v2, s33, v2
EA78  v_cmp_gt_u32_e32 vcc, s17, v6
EA7C  v_cmp_gt_u32_e64 s[4:5], s18, v2
EA84  s_and_b64 s[8:9], vcc, s[4:5]
EA88  s_and_saveexec_b64 s[4:5], s[8:9]
EA8C  s_cbranch_execz 14
EA90  v_mov_b32_e32 v3, 0
EA94  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EA9C  v_lshlrev_b64 v[2:3], 2, v[2:3]
EAA4  v_and_b32_e32 v2, -16, v2
EAA8  s_lshl_b32 s8, s28, 4
EAAC  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EAB4  s_add_i32 m0, s8, 0x8000
EABC  s_nop 0
EAC0  global_load_lds_dwordx4 v[2:3], off
EAC8  s_or_b64 exec, exec, s[4:5]
EACC  s_add_i32 s4, s28, 0x900
EAD4  v_or_b32_e32 v2, s4, v4
EAD8  v_lshrrev_b32_e32 v2, 5, v2
EADC  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EAE4  v_xor_b32_e32 v3, v3, v0
EAE8  v_add_u32_e32 v6, s44, v2
EAEC  v_lshlrev_b32_e32 v2, 2, v3
EAF0  v_and_b32_e32 v2, 0x7c, v2
EAF8  v_or_b32_e32 v2, s33, v2
EAFC  v_cmp_gt_u32_e32 vcc, s17, v6
EB00  v_cmp_gt_u32_e64 s[4:5], s18, v2
EB08  s_and_b64 s[8:9], vcc, s[4:5]
EB0C  s_and_saveexec_b64 s[4:5], s[8:9]
EB10  s_cbranch_execz 14
EB14  v_mov_b32_e32 v3, 0
EB18  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EB20  v_lshlrev_b64 v[2:3], 2, v[2:3]
EB28  v_and_b32_e32 v2, -16, v2
EB2C  s_lshl_b32 s8, s28, 4
EB30  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EB38  s_add_i32 m0, s8, 0x9000
EB40  s_nop 0
EB44  global_load_lds_dwordx4 v[2:3], off
EB4C  s_or_b64 exec, exec, s[4:5]
EB50  s_add_i32 s4, s28, 0xa00
EB58  v_or_b32_e32 v2, s4, v4
EB5C  v_lshrrev_b32_e32 v2, 5, v2
EB60  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EB68  v_xor_b32_e32 v3, v3, v0
EB6C  v_add_u32_e32 v6, s44, v2
EB70  v_lshlrev_b32_e32 v2, 2, v3
EB74  v_and_b32_e32 v2, 0x7c, v2
EB7C  v_or_b32_e32 v2, s33, v2
EB80  v_cmp_gt_u32_e32 vcc, s17, v6
EB84  v_cmp_gt_u32_e64 s[4:5], s18, v2
EB8C  s_and_b64 s[8:9], vcc, s[4:5]
EB90  s_and_saveexec_b64 s[4:5], s[8:9]
EB94  s_cbranch_execz 14
EB98  v_mov_b32_e32 v3, 0
EB9C  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EBA4  v_lshlrev_b64 v[2:3], 2, v[2:3]
EBAC  v_and_b32_e32 v2, -16, v2
EBB0  s_lshl_b32 s8, s28, 4
EBB4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EBBC  s_add_i32 m0, s8, 0xa000
EBC4  s_nop 0
EBC8  global_load_lds_dwordx4 v[2:3], off
EBD0  s_or_b64 exec, exec, s[4:5]
EBD4  s_add_i32 s4, s28, 0xb00
EBDC  v_or_b32_e32 v2, s4, v4
EBE0  v_lshrrev_b32_e32 v2, 5, v2
EBE4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EBEC  v_xor_b32_e32 v3, v3, v0
EBF0  v_add_u32_e32 v6, s44, v2
EBF4  v_lshlrev_b32_e32 v2, 2, v3
EBF8  v_and_b32_e32 v2, 0x7c, v2
EC00  v_or_b32_e32 v2, s33, v2
EC04  v_cmp_gt_u32_e32 vcc, s17, v6
EC08  v_cmp_gt_u32_e64 s[4:5], s18, v2
EC10  s_and_b64 s[8:9], vcc, s[4:5]
EC14  s_and_saveexec_b64 s[4:5], s[8:9]
EC18  s_cbranch_execz 14
EC1C  v_mov_b32_e32 v3, 0
EC20  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EC28  v_lshlrev_b64 v[2:3], 2, v[2:3]
EC30  v_and_b32_e32 v2, -16, v2
EC34  s_lshl_b32 s8, s28, 4
EC38  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EC40  s_add_i32 m0, s8, 0xb000
EC48  s_nop 0
EC4C  global_load_lds_dwordx4 v[2:3], off
EC54  s_or_b64 exec, exec, s[4:5]
EC58  s_add_i32 s4, s28, 0xc00
EC60  v_or_b32_e32 v2, s4, v4
EC64  v_lshrrev_b32_e32 v2, 5, v2
EC68  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EC70  v_xor_b32_e32 v3, v3, v0
EC74  s_load_dwordx2 s[34:35], s[0:1], 0x38
EC7C  v_add_u32_e32 v6, s44, v2
EC80  v_lshlrev_b32_e32 v2, 2, v3
EC84  v_and_b32_e32 v2, 0x7c, v2
EC8C  v_or_b32_e32 v2, s33, v2
EC90  v_cmp_gt_u32_e32 vcc, s17, v6
EC94  v_cmp_gt_u32_e64 s[4:5], s18, v2
EC9C  s_and_b64 s[8:9], vcc, s[4:5]
ECA0  s_and_saveexec_b64 s[4:5], s[8:9]
ECA4  s_cbranch_execz 14
ECA8  v_mov_b32_e32 v3, 0
ECAC  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
ECB4  v_lshlrev_b64 v[2:3], 2, v[2:3]
ECBC  v_and_b32_e32 v2, -16, v2
ECC0  s_lshl_b32 s8, s28, 4
ECC4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
ECCC  s_add_i32 m0, s8, 0xc000
ECD4  s_nop 0
ECD8  global_load_lds_dwordx4 v[2:3], off
ECE0  s_or_b64 exec, exec, s[4:5]
ECE4  s_add_i32 s4, s28, 0xd00
ECEC  v_or_b32_e32 v2, s4, v4
ECF0  v_lshrrev_b32_e32 v2, 5, v2
ECF4  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
ECFC  v_xor_b32_e32 v3, v3, v0
ED00  s_load_dwordx4 s[24:27], s[0:1], 0x48
ED08  v_add_u32_e32 v6, s44, v2
ED0C  v_lshlrev_b32_e32 v2, 2, v3
ED10  v_and_b32_e32 v2, 0x7c, v2
ED18  v_or_b32_e32 v2, s33, v2
ED1C  v_cmp_gt_u32_e32 vcc, s17, v6
ED20  v_cmp_gt_u32_e64 s[4:5], s18, v2
ED28  s_and_b64 s[8:9], vcc, s[4:5]
ED2C  s_and_saveexec_b64 s[4:5], s[8:9]
ED30  s_cbranch_execz 14
ED34  v_mov_b32_e32 v3, 0
ED38  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
ED40  v_lshlrev_b64 v[2:3], 2, v[2:3]
ED48  v_and_b32_e32 v2, -16, v2
ED4C  s_lshl_b32 s8, s28, 4
ED50  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
ED58  s_add_i32 m0, s8, 0xd000
ED60  s_nop 0
ED64  global_load_lds_dwordx4 v[2:3], off
ED6C  s_or_b64 exec, exec, s[4:5]
ED70  s_add_i32 s4, s28, 0xe00
ED78  v_or_b32_e32 v2, s4, v4
ED7C  v_lshrrev_b32_e32 v2, 5, v2
ED80  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
ED88  v_xor_b32_e32 v3, v3, v0
ED8C  s_load_dwordx4 s[20:23], s[0:1], 0x60
ED94  s_load_dwordx2 s[36:37], s[0:1], 0x40
ED9C  v_add_u32_e32 v6, s44, v2
EDA0  v_lshlrev_b32_e32 v2, 2, v3
EDA4  v_and_b32_e32 v2, 0x7c, v2
EDAC  v_or_b32_e32 v2, s33, v2
EDB0  v_cmp_gt_u32_e32 vcc, s17, v6
EDB4  v_cmp_gt_u32_e64 s[4:5], s18, v2
EDBC  s_and_b64 s[8:9], vcc, s[4:5]
EDC0  s_and_saveexec_b64 s[4:5], s[8:9]
EDC4  s_cbranch_execz 14
EDC8  v_mov_b32_e32 v3, 0
EDCC  v_mad_u64_u32 v[2:3], s[8:9], v6, s16, v[2:3]
EDD4  v_lshlrev_b64 v[2:3], 2, v[2:3]
EDDC  v_and_b32_e32 v2, -16, v2
EDE0  s_lshl_b32 s8, s28, 4
EDE4  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EDEC  s_add_i32 m0, s8, 0xe000
EDF4  s_nop 0
EDF8  global_load_lds_dwordx4 v[2:3], off
EE00  s_or_b64 exec, exec, s[4:5]
EE04  s_load_dwordx8 s[8:15], s[0:1], 0x8
EE0C  s_load_dwordx2 s[30:31], s[0:1], 0x58
EE14  s_add_i32 s0, s28, 0xf00
EE1C  v_or_b32_e32 v2, s0, v4
EE20  v_lshrrev_b32_e32 v2, 5, v2
EE24  v_bitop3_b32 v3, v5, v2, 15 bitop3:0x78
EE2C  v_xor_b32_e32 v3, v3, v0
EE30  v_add_u32_e32 v4, s44, v2
EE34  v_lshlrev_b32_e32 v2, 2, v3
EE38  v_and_b32_e32 v2, 0x7c, v2
EE40  v_or_b32_e32 v2, s33, v2
EE44  v_cmp_gt_u32_e32 vcc, s17, v4
EE48  v_cmp_gt_u32_e64 s[0:1], s18, v2
EE50  s_and_b64 s[4:5], vcc, s[0:1]
EE54  s_and_saveexec_b64 s[0:1], s[4:5]
EE58  s_cbranch_execz 14
EE5C  v_mov_b32_e32 v3, 0
EE60  v_mad_u64_u32 v[2:3], s[4:5], v4, s16, v[2:3]
EE68  v_lshlrev_b64 v[2:3], 2, v[2:3]
EE70  v_and_b32_e32 v2, -16, v2
EE74  s_lshl_b32 s4, s28, 4
EE78  v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
EE80  s_add_i32 m0, s4, 0xf000
EE88  s_nop 0
EE8C  global_load_lds_dwordx4 v[2:3], off
EE94  s_or_b64 exec, exec, s[0:1]
EE98  s_waitcnt lgkmcnt(0)
EE9C  s_lshr_b32 s23, s18, 5
EEA0  s_add_i32 s0, s23, 7
EEA4  s_lshl_b32 s1, s2, 1
EEA8  s_and_b32 s39, s0, 0xffffff8
EEB0  s_and_b32 s0, s33, 0xffffff00
EEB8  s_and_b32 s1, s1, 2
EEBC  s_or_b32 s7, s0, s1
EEC0  s_add_i32 s0, s17, 0xff
EEC8  s_and_b32 s6, s19, 8
EECC  s_and_b32 s27, s0, 0xffffff00
EED4  s_cmp_lg_u32 s34, 0
EED8  s_cselect_b64 s[4:5], -1, 0
EEDC  s_bfe_u32 s16, s19, 0x20004
EEE4  s_cmp_eq_u32 s16, 2
EEE8  s_cselect_b64 s[28:29], -1, 0
EEEC  v_and_b32_e32 v132, 3, v0
EEF0  v_lshlrev_b32_e32 v70, 1, v0
EEF4  s_and_b64 s[0:1], s[28:29], exec
EEF8  v_lshlrev_b32_e32 v3, 3, v132
EEFC  v_and_b32_e32 v4, 4, v70
EF00  s_cselect_b32 s0, 0x3fffff, 0
EF08  s_cmp_lg_u32 s16, 0
EF0C  v_bitop3_b32 v4, v1, v4, 15 bitop3:0x6c
EF14  v_or_b32_e32 v5, 1, v3
EF18  s_cselect_b32 s16, s0, 0x200000
EF20  s_mul_hi_u32 s0, s25, 0xcd9e8d57
EF28  v_xor_b32_e32 v72, v4, v5
EF2C  v_or_b32_e32 v5, 2, v3
EF30  s_xor_b32 s0, s24, s0
EF34  v_xor_b32_e32 v73, v4, v5
EF38  v_or_b32_e32 v5, 3, v3
EF3C  s_xor_b32 s0, s0, s36
EF40  s_add_i32 s40, s36, 0x9e3779b9
EF48  s_add_i32 s41, s37, 0xbb67ae85
EF50  s_add_i32 s45, s36, 0x3c6ef372
EF58  s_add_i32 s42, s37, 0x76cf5d0a
EF60  s_add_i32 s46, s36, 0xdaa66d2b
EF68  s_add_i32 s47, s37, 0x32370b8f
EF70  s_add_i32 s48, s36, 0x78dde6e4
EF78  s_add_i32 s49, s37, 0xed9eba14
EF80  s_add_i32 s50, s36, 0x1715609d
EF88  s_add_i32 s51, s37, 0xa9066899
EF90  s_add_i32 s52, s36, 0xb54cda56
EF98  s_add_i32 s53, s37, 0x646e171e
EFA0  s_add_i32 s54, s36, 0x5384540f
EFA8  s_add_i32 s55, s37, 0x1fd5c5a3
EFB0  s_add_i32 s56, s36, 0xf1bbcdc8
EFB8  s_add_i32 s57, s37, 0xdb3d7428
EFC0  s_add_i32 s36, s36, 0x8ff34781
EFC8  s_add_i32 s58, s37, 0x96a522ad
EFD0  v_lshlrev_b32_e32 v2, 6, v0
EFD4  v_and_b32_e32 v134, 60, v0
EFD8  v_xor_b32_e32 v74, v4, v5
EFDC  v_or_b32_e32 v5, 4, v3
EFE0  s_cmp_eq_u32 s6, 0
EFE4  v_and_b32_e32 v133, 0xc0, v2
EFEC  v_bfe_u32 v135, v0, 6, 1
EFF4  v_or_b32_e32 v2, s7, v134
EFF8  v_xor_b32_e32 v75, v4, v5
EFFC  v_or_b32_e32 v5, 5, v3
F000  v_lshl_or_b32 v34, s2, 2, v132
F008  v_or3_b32 v2, v2, v133, v135
F010  v_mov_b32_e32 v35, 0
F014  v_xor_b32_e32 v71, v4, v3
F018  v_xor_b32_e32 v76, v4, v5
F01C  v_or_b32_e32 v5, 6, v3
F020  v_or_b32_e32 v3, 7, v3
F024  s_mul_hi_u32 s73, s0, 0xd2511f53
F02C  s_mul_i32 s74, s0, 0xd2511f53
F034  s_cselect_b64 s[0:1], -1, 0
F038  v_xor_b32_e32 v78, v4, v3
F03C  v_cndmask_b32_e64 v2, v2, v34, s[0:1]
F044  v_mov_b32_e32 v3, v35
F048  v_cmp_gt_u32_e32 vcc, s23, v34
F04C  s_mul_i32 s43, s25, 0xcd9e8d57
F054  s_and_b64 s[24:25], s[0:1], exec
F058  v_lshl_add_u64 v[36:37], s[10:11], 0, v[2:3]
F060  v_cndmask_b32_e64 v2, 0, 1, s[4:5]
F068  s_mov_b32 s38, 0
F06C  s_mov_b32 s19, 0xcd9e8d57
F074  v_lshrrev_b32_e32 v136, 6, v0
F078  v_cmp_le_u32_e64 s[6:7], s39, v34
F080  v_xor_b32_e32 v77, v4, v5
F084  s_mov_b32 s59, 0xd2511f53
F08C  s_cselect_b32 s60, s23, s39
F090  s_mov_b64 s[24:25], -1
F094  s_xor_b64 s[10:11], vcc, -1
F098  s_brev_b32 s61, 1
F09C  s_mov_b32 s2, 0x3e800000
F0A4  s_mov_b32 s62, 0x7f7fffff
F0AC  s_mov_b32 s63, 0x7f800000
F0B4  s_movk_i32 s64, 0x70
F0B8  s_movk_i32 s65, 0x700
F0BC  s_movk_i32 s66, 0x7000
F0C0  s_mov_b32 s67, 0x70000
F0C8  s_mov_b32 s68, 0x700000
F0D0  s_mov_b32 s69, 0x7000000
F0D8  s_brev_b32 s70, 14
F0DC  s_mov_b32 s71, 0x17fffff
F0E4  s_xor_b32 s72, s40, s43
F0E8  s_xor_b32 s73, s41, s73
F0EC  s_xor_b32 s74, s42, s74
F0F0  v_cmp_ne_u32_e64 s[4:5], 1, v2
F0F8  v_mov_b32_e32 v79, 0x7f800000
F100  v_mov_b32_e32 v80, 0xfe
F108  s_waitcnt vmcnt(0)
F10C  s_barrier
F110  s_branch 6
F114  s_or_b64 exec, exec, s[40:41]
F118  s_xor_b64 s[24:25], s[24:25], -1
F11C  s_movk_i32 s38, 0x100
F120  s_andn2_b64 vcc, exec, s[24:25]
F124  s_mov_b64 s[24:25], 0
F128  s_cbranch_vccz 1472
F12C  v_add_u32_e32 v2, s38, v0
F130  v_lshrrev_b32_e32 v2, 2, v2
F134  v_add_u32_e32 v81, s44, v2
F138  v_cmp_le_u32_e32 vcc, s17, v81
F13C  s_or_b64 s[40:41], vcc, s[10:11]
F140  s_mov_b64 s[38:39], 0
F144  s_and_saveexec_b64 s[42:43], s[40:41]
F148  s_xor_b64 s[40:41], exec, s[42:43]
F14C  s_cbranch_execnz 9
F150  s_or_saveexec_b64 s[40:41], s[40:41]
F154  v_mov_b32_e32 v43, 0x7f
F15C  s_xor_b64 exec, exec, s[40:41]
F160  s_cbranch_execnz 13
F164  s_or_b64 exec, exec, s[40:41]
F168  s_and_saveexec_b64 s[40:41], s[38:39]
F16C  s_cbranch_execz 65513
F170  s_branch 1445
F174  v_cmp_le_u32_e32 vcc, s27, v81
F178  s_or_b64 s[38:39], s[0:1], vcc
F17C  s_nor_b64 s[38:39], s[38:39], s[6:7]
F180  s_and_b64 s[38:39], s[38:39], exec
F184  s_or_saveexec_b64 s[40:41], s[40:41]
F188  v_mov_b32_e32 v43, 0x7f
F190  s_xor_b64 exec, exec, s[40:41]
F194  s_cbranch_execz 65523
F198  v_lshlrev_b32_e32 v2, 9, v2
F19C  v_lshl_or_b32 v3, v71, 4, v2
F1A4  v_lshl_or_b32 v4, v72, 4, v2
F1AC  ds_read_b128 v[30:33], v3
F1B4  ds_read_b128 v[18:21], v4
F1BC  v_lshl_or_b32 v3, v73, 4, v2
F1C4  v_lshl_or_b32 v4, v74, 4, v2
F1CC  ds_read_b128 v[26:29], v3
F1D4  ds_read_b128 v[10:13], v4
F1DC  v_lshl_or_b32 v3, v75, 4, v2
F1E4  v_lshl_or_b32 v4, v76, 4, v2
F1EC  ds_read_b128 v[22:25], v3
F1F4  ds_read_b128 v[6:9], v4
F1FC  v_lshl_or_b32 v3, v77, 4, v2
F204  v_lshl_or_b32 v2, v78, 4, v2
F20C  ds_read_b128 v[14:17], v3
F214  ds_read_b128 v[2:5], v2
F21C  s_and_b64 vcc, exec, s[4:5]
F220  s_waitcnt lgkmcnt(7)
F224  v_mov_b32_e32 v38, v30
F228  v_mov_b32_e32 v40, v31
F22C  v_mov_b32_e32 v42, v32
F230  v_mov_b32_e32 v44, v33
F234  s_waitcnt lgkmcnt(6)
F238  v_mov_b32_e32 v46, v18
F23C  v_mov_b32_e32 v48, v19
F240  v_mov_b32_e32 v50, v20
F244  v_mov_b32_e32 v52, v21
F248  s_waitcnt lgkmcnt(5)
F24C  v_mov_b32_e32 v54, v26
F250  v_mov_b32_e32 v56, v27
F254  v_mov_b32_e32 v58, v28
F258  v_mov_b32_e32 v60, v29
F25C  s_waitcnt lgkmcnt(4)
F260  v_mov_b32_e32 v62, v10
F264  v_mov_b32_e32 v64, v11
F268  v_mov_b32_e32 v66, v12
F26C  v_mov_b32_e32 v68, v13
F270  s_waitcnt lgkmcnt(3)
F274  v_mov_b32_e32 v39, v22
F278  v_mov_b32_e32 v41, v23
F27C  v_mov_b32_e32 v43, v24
F280  v_mov_b32_e32 v45, v25
F284  s_waitcnt lgkmcnt(2)
F288  v_mov_b32_e32 v47, v6
F28C  v_mov_b32_e32 v49, v7
F290  v_mov_b32_e32 v51, v8
F294  v_mov_b32_e32 v53, v9
F298  s_waitcnt lgkmcnt(1)
F29C  v_mov_b32_e32 v55, v14
F2A0  v_mov_b32_e32 v57, v15
F2A4  v_mov_b32_e32 v59, v16
F2A8  v_mov_b32_e32 v61, v17
F2AC  s_waitcnt lgkmcnt(0)
F2B0  v_mov_b32_e32 v63, v2
F2B4  v_mov_b32_e32 v65, v3
F2B8  v_mov_b32_e32 v67, v4
F2BC  v_mov_b32_e32 v69, v5
F2C0  s_cbranch_vccnz 96
F2C4  v_mov_b32_e32 v67, s34
F2C8  s_nop 0
F2CC  v_lshlrev_b32_e32 v38, 31, v67
F2D0  v_lshlrev_b32_e32 v39, 30, v67
F2D4  v_xor_b32_e32 v38, v38, v30
F2D8  v_lshlrev_b32_e32 v30, 28, v67
F2DC  v_bitop3_b32 v40, v39, v31, s61 bitop3:0x6c
F2E4  v_lshlrev_b32_e32 v31, 29, v67
F2E8  v_bitop3_b32 v44, v30, v33, s61 bitop3:0x6c
F2F0  v_lshlrev_b32_e32 v30, 26, v67
F2F4  v_bitop3_b32 v42, v31, v32, s61 bitop3:0x6c
F2FC  v_lshlrev_b32_e32 v31, 27, v67
F300  v_bitop3_b32 v48, v30, v19, s61 bitop3:0x6c
F308  v_lshlrev_b32_e32 v19, 25, v67
F30C  v_bitop3_b32 v46, v31, v18, s61 bitop3:0x6c
F314  v_lshlrev_b32_e32 v18, 24, v67
F318  v_bitop3_b32 v50, v19, v20, s61 bitop3:0x6c
F320  v_lshlrev_b32_e32 v19, 23, v67
F324  v_bitop3_b32 v52, v18, v21, s61 bitop3:0x6c
F32C  v_lshlrev_b32_e32 v18, 22, v67
F330  v_bitop3_b32 v54, v19, v26, s61 bitop3:0x6c
F338  v_lshlrev_b32_e32 v19, 21, v67
F33C  v_bitop3_b32 v56, v18, v27, s61 bitop3:0x6c
F344  v_lshlrev_b32_e32 v18, 20, v67
F348  v_bitop3_b32 v58, v19, v28, s61 bitop3:0x6c
F350  v_lshlrev_b32_e32 v19, 19, v67
F354  v_bitop3_b32 v60, v18, v29, s61 bitop3:0x6c
F35C  v_lshlrev_b32_e32 v18, 18, v67
F360  v_bitop3_b32 v62, v19, v10, s61 bitop3:0x6c
F368  v_lshlrev_b32_e32 v10, 16, v67
F36C  v_bitop3_b32 v64, v18, v11, s61 bitop3:0x6c
F374  v_lshlrev_b32_e32 v11, 17, v67
F378  v_bitop3_b32 v68, v10, v13, s61 bitop3:0x6c
F380  v_lshlrev_b32_e32 v10, 14, v67
F384  v_bitop3_b32 v66, v11, v12, s61 bitop3:0x6c
F38C  v_lshlrev_b32_e32 v11, 15, v67
F390  v_bitop3_b32 v41, v10, v23, s61 bitop3:0x6c
F398  v_lshlrev_b32_e32 v10, 12, v67
F39C  v_bitop3_b32 v39, v11, v22, s61 bitop3:0x6c
F3A4  v_lshlrev_b32_e32 v11, 13, v67
F3A8  v_bitop3_b32 v45, v10, v25, s61 bitop3:0x6c
F3B0  v_lshlrev_b32_e32 v10, 10, v67
F3B4  v_bitop3_b32 v43, v11, v24, s61 bitop3:0x6c
F3BC  v_lshlrev_b32_e32 v11, 11, v67
F3C0  v_bitop3_b32 v49, v10, v7, s61 bitop3:0x6c
F3C8  v_lshlrev_b32_e32 v7, 9, v67
F3CC  v_bitop3_b32 v47, v11, v6, s61 bitop3:0x6c
F3D4  v_lshlrev_b32_e32 v6, 8, v67
F3D8  v_bitop3_b32 v51, v7, v8, s61 bitop3:0x6c
F3E0  v_lshlrev_b32_e32 v7, 7, v67
F3E4  v_bitop3_b32 v53, v6, v9, s61 bitop3:0x6c
F3EC  v_lshlrev_b32_e32 v6, 6, v67
F3F0  v_bitop3_b32 v55, v7, v14, s61 bitop3:0x6c
F3F8  v_lshlrev_b32_e32 v7, 5, v67
F3FC  v_bitop3_b32 v57, v6, v15, s61 bitop3:0x6c
F404  v_lshlrev_b32_e32 v6, 4, v67
F408  v_bitop3_b32 v59, v7, v16, s61 bitop3:0x6c
F410  v_lshlrev_b32_e32 v7, 3, v67
F414  v_bitop3_b32 v61, v6, v17, s61 bitop3:0x6c
F41C  v_lshlrev_b32_e32 v6, 2, v67
F420  v_bitop3_b32 v63, v7, v2, s61 bitop3:0x6c
F428  v_lshlrev_b32_e32 v2, 1, v67
F42C  v_bitop3_b32 v65, v6, v3, s61 bitop3:0x6c
F434  v_bitop3_b32 v69, v67, v5, s61 bitop3:0x6c
F43C  v_bitop3_b32 v67, v2, v4, s61 bitop3:0x6c
F444  v_pk_add_f32 v[2:3], v[38:39], v[40:41]
F44C  v_pk_add_f32 v[4:5], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
F454  v_pk_add_f32 v[6:7], v[42:43], v[44:45]
F45C  v_pk_add_f32 v[8:9], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
F464  v_pk_add_f32 v[10:11], v[46:47], v[48:49]
F46C  v_pk_add_f32 v[12:13], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
F474  v_pk_add_f32 v[14:15], v[50:51], v[52:53]
F47C  v_pk_add_f32 v[16:17], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
F484  v_pk_add_f32 v[18:19], v[54:55], v[56:57]
F48C  v_pk_add_f32 v[20:21], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
F494  v_pk_add_f32 v[22:23], v[58:59], v[60:61]
F49C  v_pk_add_f32 v[24:25], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
F4A4  v_pk_add_f32 v[26:27], v[62:63], v[64:65]
F4AC  v_pk_add_f32 v[28:29], v[62:63], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
F4B4  v_pk_add_f32 v[30:31], v[66:67], v[68:69]
F4BC  v_pk_add_f32 v[32:33], v[66:67], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
F4C4  v_pk_add_f32 v[38:39], v[2:3], v[6:7]
F4CC  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
F4D4  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
F4DC  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
F4E4  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
F4EC  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
F4F4  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
F4FC  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
F504  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
F50C  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
F514  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
F51C  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
F524  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
F52C  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
F534  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
F53C  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
F544  v_pk_add_f32 v[32:33], v[38:39], v[8:9]
F54C  v_pk_add_f32 v[8:9], v[38:39], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
F554  v_pk_add_f32 v[38:39], v[6:7], v[14:15]
F55C  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
F564  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
F56C  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
F574  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
F57C  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
F584  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
F58C  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
F594  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
F59C  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
F5A4  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
F5AC  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
F5B4  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
F5BC  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
F5C4  v_pk_add_f32 v[28:29], v[32:33], v[12:13]
F5CC  v_pk_add_f32 v[40:41], v[38:39], v[24:25]
F5D4  v_pk_add_f32 v[12:13], v[32:33], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
F5DC  v_pk_add_f32 v[38:39], v[38:39], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
F5E4  v_pk_add_f32 v[24:25], v[14:15], v[30:31]
F5EC  v_pk_add_f32 v[42:43], v[10:11], v[26:27]
F5F4  v_pk_add_f32 v[44:45], v[2:3], v[18:19]
F5FC  v_pk_add_f32 v[46:47], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
F604  v_pk_mul_f32 v[32:33], v[28:29], s[2:3] op_sel_hi:[1,0]
F60C  v_pk_mul_f32 v[18:19], v[40:41], s[2:3] op_sel_hi:[1,0]
F614  v_pk_add_f32 v[14:15], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
F61C  v_pk_add_f32 v[10:11], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
F624  v_pk_add_f32 v[26:27], v[8:9], v[16:17]
F62C  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
F634  v_pk_add_f32 v[16:17], v[6:7], v[22:23]
F63C  v_pk_add_f32 v[2:3], v[4:5], v[20:21]
F644  v_pk_add_f32 v[48:49], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
F64C  v_pk_mul_f32 v[30:31], v[24:25], s[2:3] op_sel_hi:[1,0]
F654  v_pk_mul_f32 v[20:21], v[42:43], s[2:3] op_sel_hi:[1,0]
F65C  v_and_b32_e32 v84, 0x7fffffff, v32
F664  v_and_b32_e32 v82, 0x7fffffff, v18
F66C  v_pk_add_f32 v[6:7], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
F674  v_pk_mul_f32 v[28:29], v[26:27], s[2:3] op_sel_hi:[1,0]
F67C  v_pk_mul_f32 v[22:23], v[16:17], s[2:3] op_sel_hi:[1,0]
F684  v_pk_mul_f32 v[24:25], v[2:3], s[2:3] op_sel_hi:[1,0]
F68C  v_pk_mul_f32 v[2:3], v[38:39], s[2:3] op_sel_hi:[1,0]
F694  v_max_u32_e32 v38, v82, v84
F698  v_and_b32_e32 v68, 0x7fffffff, v30
F6A0  v_and_b32_e32 v66, 0x7fffffff, v20
F6A8  v_pk_mul_f32 v[26:27], v[44:45], s[2:3] op_sel_hi:[1,0]
F6B0  v_max3_u32 v38, v66, v68, v38
F6B8  v_and_b32_e32 v64, 0x7fffffff, v28
F6C0  v_and_b32_e32 v62, 0x7fffffff, v22
F6C8  v_pk_mul_f32 v[16:17], v[12:13], s[2:3] op_sel_hi:[1,0]
F6D0  v_max3_u32 v38, v62, v64, v38
F6D8  v_and_b32_e32 v60, 0x7fffffff, v26
F6E0  v_and_b32_e32 v58, 0x7fffffff, v24
F6E8  v_pk_mul_f32 v[14:15], v[14:15], s[2:3] op_sel_hi:[1,0]
F6F0  v_pk_mul_f32 v[4:5], v[10:11], s[2:3] op_sel_hi:[1,0]
F6F8  v_max3_u32 v38, v58, v60, v38
F700  v_and_b32_e32 v56, 0x7fffffff, v16
F708  v_and_b32_e32 v54, 0x7fffffff, v2
F710  v_pk_mul_f32 v[12:13], v[8:9], s[2:3] op_sel_hi:[1,0]
F718  v_pk_mul_f32 v[6:7], v[6:7], s[2:3] op_sel_hi:[1,0]
F720  v_pk_mul_f32 v[8:9], v[48:49], s[2:3] op_sel_hi:[1,0]
F728  v_max3_u32 v38, v54, v56, v38
F730  v_and_b32_e32 v51, 0x7fffffff, v14
F738  v_and_b32_e32 v49, 0x7fffffff, v4
F740  v_pk_mul_f32 v[10:11], v[46:47], s[2:3] op_sel_hi:[1,0]
F748  v_max3_u32 v38, v49, v51, v38
F750  v_and_b32_e32 v47, 0x7fffffff, v12
F758  v_and_b32_e32 v45, 0x7fffffff, v6
F760  v_max3_u32 v39, v45, v47, v38
F768  v_and_b32_e32 v43, 0x7fffffff, v10
F770  v_and_b32_e32 v38, 0x7fffffff, v8
F778  v_max3_u32 v39, v38, v43, v39
F780  v_and_b32_e32 v85, 0x7fffffff, v33
F788  v_and_b32_e32 v83, 0x7fffffff, v19
F790  v_max3_u32 v39, v83, v85, v39
F798  v_and_b32_e32 v69, 0x7fffffff, v31
F7A0  v_and_b32_e32 v67, 0x7fffffff, v21
F7A8  v_max3_u32 v39, v67, v69, v39
F7B0  v_and_b32_e32 v65, 0x7fffffff, v29
F7B8  v_and_b32_e32 v63, 0x7fffffff, v23
F7C0  v_max3_u32 v39, v63, v65, v39
F7C8  v_and_b32_e32 v61, 0x7fffffff, v27
F7D0  v_and_b32_e32 v59, 0x7fffffff, v25
F7D8  v_max3_u32 v39, v59, v61, v39
F7E0  v_and_b32_e32 v57, 0x7fffffff, v17
F7E8  v_and_b32_e32 v55, 0x7fffffff, v3
F7F0  v_max3_u32 v39, v55, v57, v39
F7F8  v_and_b32_e32 v53, 0x7fffffff, v15
F800  v_and_b32_e32 v50, 0x7fffffff, v5
F808  v_max3_u32 v39, v50, v53, v39
F810  v_and_b32_e32 v48, 0x7fffffff, v13
F818  v_and_b32_e32 v46, 0x7fffffff, v7
F820  v_max3_u32 v40, v46, v48, v39
F828  v_and_b32_e32 v44, 0x7fffffff, v11
F830  v_and_b32_e32 v39, 0x7fffffff, v9
F838  v_max3_u32 v86, v39, v44, v40
F840  v_cmp_lt_u32_e32 vcc, s62, v86
F844  v_mov_b32_e32 v40, 0
F848  v_mov_b32_e32 v41, 0
F84C  v_mov_b32_e32 v42, 0
F850  v_mov_b32_e32 v52, 0
F854  s_and_saveexec_b64 s[42:43], vcc
F858  s_cbranch_execz 572
F85C  v_sub_u32_e32 v42, 0x7f7fffff, v84
F864  v_sub_u32_e32 v86, 0x7f7fffff, v82
F86C  v_ashrrev_i32_e32 v40, 31, v42
F870  v_and_b32_e32 v40, 7, v40
F874  v_sub_u32_e32 v88, 0x7f7fffff, v68
F87C  v_ashrrev_i32_e32 v41, 31, v86
F880  v_and_or_b32 v40, v41, s64, v40
F888  v_sub_u32_e32 v90, 0x7f7fffff, v66
F890  v_ashrrev_i32_e32 v41, 31, v88
F894  v_and_or_b32 v40, v41, s65, v40
F89C  v_sub_u32_e32 v92, 0x7f7fffff, v64
F8A4  v_ashrrev_i32_e32 v41, 31, v90
F8A8  v_and_or_b32 v40, v41, s66, v40
F8B0  v_sub_u32_e32 v94, 0x7f7fffff, v62
F8B8  v_ashrrev_i32_e32 v41, 31, v92
F8BC  v_and_or_b32 v40, v41, s67, v40
F8C4  v_sub_u32_e32 v96, 0x7f7fffff, v60
F8CC  v_ashrrev_i32_e32 v41, 31, v94
F8D0  v_and_or_b32 v40, v41, s68, v40
F8D8  v_sub_u32_e32 v98, 0x7f7fffff, v58
F8E0  v_ashrrev_i32_e32 v41, 31, v96
F8E4  v_and_or_b32 v40, v41, s69, v40
F8EC  v_sub_u32_e32 v100, 0x7f7fffff, v56
F8F4  v_ashrrev_i32_e32 v41, 31, v98
F8F8  v_and_or_b32 v40, v41, s70, v40
F900  v_sub_u32_e32 v102, 0x7f7fffff, v54
F908  v_ashrrev_i32_e32 v41, 31, v100
F90C  v_and_b32_e32 v41, 7, v41
F910  v_sub_u32_e32 v117, 0x7f800000, v85
F918  v_ashrrev_i32_e32 v104, 31, v102
F91C  v_and_or_b32 v41, v104, s64, v41
F924  v_sub_u32_e32 v104, 0x7f7fffff, v51
F92C  v_sub_u32_e32 v52, 0x7f800000, v84
F934  v_ashrrev_i32_e32 v106, 31, v104
F938  v_and_or_b32 v41, v106, s65, v41
F940  v_sub_u32_e32 v106, 0x7f7fffff, v49
F948  v_sub_u32_e32 v87, 0x7f800000, v82
F950  v_ashrrev_i32_e32 v108, 31, v106
F954  v_and_or_b32 v41, v108, s66, v41
F95C  v_sub_u32_e32 v108, 0x7f7fffff, v47
F964  v_lshrrev_b32_e32 v117, 31, v117
F968  v_ashrrev_i32_e32 v110, 31, v108
F96C  v_and_or_b32 v41, v110, s67, v41
F974  v_sub_u32_e32 v110, 0x7f7fffff, v45
F97C  v_lshrrev_b32_e32 v52, 31, v52
F980  v_ashrrev_i32_e32 v112, 31, v110
F984  v_and_or_b32 v41, v112, s68, v41
F98C  v_sub_u32_e32 v112, 0x7f7fffff, v43
F994  v_add_u32_e32 v119, -1, v117
F998  v_ashrrev_i32_e32 v114, 31, v112
F99C  v_and_or_b32 v41, v114, s69, v41
F9A4  v_sub_u32_e32 v114, 0x7f7fffff, v38
F9AC  v_lshrrev_b32_e32 v42, 31, v42
F9B0  v_ashrrev_i32_e32 v116, 31, v114
F9B4  v_and_or_b32 v41, v116, s70, v41
F9BC  v_sub_u32_e32 v116, 0x7f7fffff, v85
F9C4  v_add_u32_e32 v120, -1, v52
F9C8  v_lshrrev_b32_e32 v118, 31, v116
F9CC  v_and_b32_e32 v122, 0x80000000, v119
F9D4  v_add_u32_e32 v118, -1, v118
F9D8  v_and_b32_e32 v121, 0x80000000, v120
F9E0  v_add_u32_e32 v42, -1, v42
F9E4  v_bitop3_b32 v33, v122, v33, v118 bitop3:0xc8
F9EC  v_sub_u32_e32 v118, 0x7f800000, v83
F9F4  v_lshrrev_b32_e32 v87, 31, v87
F9F8  v_bitop3_b32 v32, v121, v32, v42 bitop3:0xc8
FA00  v_lshrrev_b32_e32 v86, 31, v86
FA04  v_add_u32_e32 v121, -1, v87
FA08  v_sub_u32_e32 v89, 0x7f800000, v68
FA10  v_and_b32_e32 v42, v120, v84
FA14  v_ashrrev_i32_e32 v84, 31, v116
FA18  v_sub_u32_e32 v116, 0x7f7fffff, v83
FA20  v_lshrrev_b32_e32 v118, 31, v118
FA24  v_and_b32_e32 v122, 0x80000000, v121
FA2C  v_add_u32_e32 v86, -1, v86
FA30  v_and_b32_e32 v82, v121, v82
FA34  v_sub_u32_e32 v91, 0x7f800000, v66
FA3C  v_and_b32_e32 v84, 7, v84
FA40  v_and_b32_e32 v85, v119, v85
FA44  v_add_u32_e32 v120, -1, v118
FA48  v_lshrrev_b32_e32 v119, 31, v116
FA4C  v_bitop3_b32 v18, v122, v18, v86 bitop3:0xc8
FA54  v_max_u32_e32 v42, v82, v42
FA58  v_ashrrev_i32_e32 v82, 31, v116
FA5C  v_sub_u32_e32 v86, 0x7f800000, v69
FA64  v_and_b32_e32 v123, 0x80000000, v120
FA6C  v_add_u32_e32 v119, -1, v119
FA70  v_and_or_b32 v82, v82, s64, v84
FA78  v_sub_u32_e32 v84, 0x7f7fffff, v69
FA80  v_lshrrev_b32_e32 v89, 31, v89
FA84  v_bitop3_b32 v19, v123, v19, v119 bitop3:0xc8
FA8C  v_lshrrev_b32_e32 v86, 31, v86
FA90  v_add_u32_e32 v119, -1, v89
FA94  v_lshrrev_b32_e32 v91, 31, v91
FA98  v_add_u32_e32 v52, v87, v52
FA9C  v_and_b32_e32 v83, v120, v83
FAA0  v_lshrrev_b32_e32 v87, 31, v84
FAA4  v_add_u32_e32 v116, -1, v86
FAA8  v_and_b32_e32 v120, 0x80000000, v119
FAB0  v_and_b32_e32 v68, v119, v68
FAB4  v_ashrrev_i32_e32 v84, 31, v84
FAB8  v_add_u32_e32 v119, -1, v91
FABC  v_and_b32_e32 v121, 0x80000000, v116
FAC4  v_add_u32_e32 v87, -1, v87
FAC8  v_and_or_b32 v82, v84, s65, v82
FAD0  v_sub_u32_e32 v84, 0x7f7fffff, v67
FAD8  v_and_b32_e32 v66, v119, v66
FADC  v_bitop3_b32 v31, v121, v31, v87 bitop3:0xc8
FAE4  v_sub_u32_e32 v87, 0x7f800000, v67
FAEC  v_max3_u32 v42, v66, v68, v42
FAF4  v_ashrrev_i32_e32 v66, 31, v84
FAF8  v_lshrrev_b32_e32 v88, 31, v88
FAFC  v_and_or_b32 v66, v66, s66, v82
FB04  v_sub_u32_e32 v82, 0x7f800000, v65
FB0C  v_sub_u32_e32 v93, 0x7f800000, v64
FB14  v_add_u32_e32 v88, -1, v88
FB18  v_lshrrev_b32_e32 v90, 31, v90
FB1C  v_lshrrev_b32_e32 v87, 31, v87
FB20  v_bitop3_b32 v30, v120, v30, v88 bitop3:0xc8
FB28  v_and_b32_e32 v69, v116, v69
FB2C  v_lshrrev_b32_e32 v88, 31, v84
FB30  v_add_u32_e32 v116, -1, v87
FB34  v_and_b32_e32 v120, 0x80000000, v119
FB3C  v_add_u32_e32 v90, -1, v90
FB40  v_add3_u32 v52, v89, v52, v91
FB48  v_sub_u32_e32 v68, 0x7f7fffff, v65
FB50  v_lshrrev_b32_e32 v89, 31, v93
FB54  v_lshrrev_b32_e32 v82, 31, v82
FB58  v_sub_u32_e32 v95, 0x7f800000, v62
FB60  v_and_b32_e32 v121, 0x80000000, v116
FB68  v_add_u32_e32 v88, -1, v88
FB6C  v_bitop3_b32 v20, v120, v20, v90 bitop3:0xc8
FB74  v_add_u32_e32 v90, -1, v82
FB78  v_lshrrev_b32_e32 v84, 31, v68
FB7C  v_add_u32_e32 v91, -1, v89
FB80  v_bitop3_b32 v21, v121, v21, v88 bitop3:0xc8
FB88  v_lshrrev_b32_e32 v88, 31, v92
FB8C  v_and_b32_e32 v92, 0x80000000, v91
FB94  v_and_b32_e32 v93, 0x80000000, v90
FB9C  v_add_u32_e32 v84, -1, v84
FBA0  v_and_b32_e32 v64, v91, v64
FBA4  v_lshrrev_b32_e32 v91, 31, v95
FBA8  v_bitop3_b32 v29, v93, v29, v84 bitop3:0xc8
FBB0  v_ashrrev_i32_e32 v68, 31, v68
FBB4  v_add_u32_e32 v93, -1, v91
FBB8  v_and_or_b32 v66, v68, s67, v66
FBC0  v_sub_u32_e32 v68, 0x7f7fffff, v63
FBC8  v_and_b32_e32 v62, v93, v62
FBCC  v_max3_u32 v42, v62, v64, v42
FBD4  v_ashrrev_i32_e32 v62, 31, v68
FBD8  v_and_or_b32 v62, v62, s68, v66
FBE0  v_sub_u32_e32 v66, 0x7f800000, v61
FBE8  v_and_b32_e32 v65, v90, v65
FBEC  v_sub_u32_e32 v84, 0x7f800000, v63
FBF4  v_lshrrev_b32_e32 v90, 31, v94
FBF8  v_sub_u32_e32 v97, 0x7f800000, v60
FC00  v_add_u32_e32 v88, -1, v88
FC04  v_and_b32_e32 v94, 0x80000000, v93
FC0C  v_add_u32_e32 v90, -1, v90
FC10  v_sub_u32_e32 v64, 0x7f7fffff, v61
FC18  v_lshrrev_b32_e32 v66, 31, v66
FC1C  v_bitop3_b32 v28, v92, v28, v88 bitop3:0xc8
FC24  v_lshrrev_b32_e32 v88, 31, v68
FC28  v_lshrrev_b32_e32 v84, 31, v84
FC2C  v_bitop3_b32 v22, v94, v22, v90 bitop3:0xc8
FC34  v_add3_u32 v52, v89, v52, v91
FC3C  v_lshrrev_b32_e32 v89, 31, v97
FC40  v_lshrrev_b32_e32 v68, 31, v64
FC44  v_add_u32_e32 v90, -1, v66
FC48  v_sub_u32_e32 v99, 0x7f800000, v58
FC50  v_add_u32_e32 v92, -1, v84
FC54  v_add_u32_e32 v91, -1, v89
FC58  v_and_b32_e32 v93, 0x80000000, v90
FC60  v_add_u32_e32 v68, -1, v68
FC64  v_and_b32_e32 v95, 0x80000000, v92
FC6C  v_add_u32_e32 v88, -1, v88
FC70  v_and_b32_e32 v63, v92, v63
FC74  v_and_b32_e32 v92, 0x80000000, v91
FC7C  v_bitop3_b32 v27, v93, v27, v68 bitop3:0xc8
FC84  v_and_b32_e32 v60, v91, v60
FC88  v_sub_u32_e32 v68, 0x7f800000, v59
FC90  v_lshrrev_b32_e32 v91, 31, v99
FC94  v_bitop3_b32 v23, v95, v23, v88 bitop3:0xc8
FC9C  v_lshrrev_b32_e32 v88, 31, v96
FCA0  v_ashrrev_i32_e32 v64, 31, v64
FCA4  v_add_u32_e32 v93, -1, v91
FCA8  v_add_u32_e32 v88, -1, v88
FCAC  v_and_or_b32 v62, v64, s69, v62
FCB4  v_sub_u32_e32 v64, 0x7f7fffff, v59
FCBC  v_lshrrev_b32_e32 v68, 31, v68
FCC0  v_and_b32_e32 v58, v93, v58
FCC4  v_sub_u32_e32 v101, 0x7f800000, v56
FCCC  v_bitop3_b32 v26, v92, v26, v88 bitop3:0xc8
FCD4  v_add_u32_e32 v92, -1, v68
FCD8  v_lshrrev_b32_e32 v88, 31, v64
FCDC  v_max3_u32 v58, v58, v60, v42
FCE4  v_ashrrev_i32_e32 v42, 31, v64
FCE8  v_and_b32_e32 v95, 0x80000000, v92
FCF0  v_add_u32_e32 v88, -1, v88
FCF4  v_add3_u32 v52, v89, v52, v91
FCFC  v_and_or_b32 v42, v42, s70, v62
FD04  v_sub_u32_e32 v62, 0x7f800000, v57
FD0C  v_lshrrev_b32_e32 v89, 31, v101
FD10  v_and_b32_e32 v61, v90, v61
FD14  v_lshrrev_b32_e32 v90, 31, v98
FD18  v_bitop3_b32 v25, v95, v25, v88 bitop3:0xc8
FD20  v_lshrrev_b32_e32 v88, 31, v100
FD24  v_add_u32_e32 v91, -1, v89
FD28  v_sub_u32_e32 v103, 0x7f800000, v54
FD30  v_and_b32_e32 v94, 0x80000000, v93
FD38  v_add_u32_e32 v90, -1, v90
FD3C  v_and_b32_e32 v59, v92, v59
FD40  v_sub_u32_e32 v60, 0x7f7fffff, v57
FD48  v_lshrrev_b32_e32 v62, 31, v62
FD4C  v_and_b32_e32 v92, 0x80000000, v91
FD54  v_add_u32_e32 v88, -1, v88
FD58  v_bitop3_b32 v24, v94, v24, v90 bitop3:0xc8
FD60  v_add_u32_e32 v90, -1, v62
FD64  v_lshrrev_b32_e32 v64, 31, v60
FD68  v_bitop3_b32 v16, v92, v16, v88 bitop3:0xc8
FD70  v_lshrrev_b32_e32 v92, 31, v103
FD74  v_and_b32_e32 v93, 0x80000000, v90
FD7C  v_add_u32_e32 v64, -1, v64
FD80  v_sub_u32_e32 v88, 0x7f800000, v55
FD88  v_add_u32_e32 v94, -1, v92
FD8C  v_bitop3_b32 v17, v93, v17, v64 bitop3:0xc8
FD94  v_and_b32_e32 v56, v91, v56
FD98  v_ashrrev_i32_e32 v60, 31, v60
FD9C  v_sub_u32_e32 v64, 0x7f7fffff, v55
FDA4  v_and_b32_e32 v54, v94, v54
FDA8  v_and_b32_e32 v60, 7, v60
FDAC  v_lshrrev_b32_e32 v88, 31, v88
FDB0  v_max3_u32 v54, v54, v56, v58
FDB8  v_ashrrev_i32_e32 v56, 31, v64
FDBC  v_and_b32_e32 v57, v90, v57
FDC0  v_lshrrev_b32_e32 v90, 31, v64
FDC4  v_add_u32_e32 v93, -1, v88
FDC8  v_and_or_b32 v56, v56, s64, v60
FDD0  v_sub_u32_e32 v60, 0x7f800000, v53
FDD8  v_sub_u32_e32 v105, 0x7f800000, v51
FDE0  v_lshrrev_b32_e32 v91, 31, v102
FDE4  v_and_b32_e32 v96, 0x80000000, v93
FDEC  v_add_u32_e32 v90, -1, v90
FDF0  v_and_b32_e32 v95, 0x80000000, v94
FDF8  v_add_u32_e32 v91, -1, v91
FDFC  v_bitop3_b32 v3, v96, v3, v90 bitop3:0xc8
FE04  v_sub_u32_e32 v58, 0x7f7fffff, v53
FE0C  v_lshrrev_b32_e32 v90, 31, v105
FE10  v_lshrrev_b32_e32 v60, 31, v60
FE14  v_sub_u32_e32 v107, 0x7f800000, v49
FE1C  v_bitop3_b32 v2, v95, v2, v91 bitop3:0xc8
FE24  v_add3_u32 v52, v89, v52, v92
FE2C  v_add_u32_e32 v91, -1, v60
FE30  v_lshrrev_b32_e32 v64, 31, v58
FE34  v_add_u32_e32 v92, -1, v90
FE38  v_and_b32_e32 v55, v93, v55
FE3C  v_and_b32_e32 v93, 0x80000000, v92
FE44  v_and_b32_e32 v94, 0x80000000, v91
FE4C  v_add_u32_e32 v64, -1, v64
FE50  v_and_b32_e32 v51, v92, v51
FE54  v_lshrrev_b32_e32 v92, 31, v107
FE58  v_bitop3_b32 v15, v94, v15, v64 bitop3:0xc8
FE60  v_ashrrev_i32_e32 v58, 31, v58
FE64  v_add_u32_e32 v94, -1, v92
FE68  v_and_or_b32 v56, v58, s65, v56
FE70  v_sub_u32_e32 v58, 0x7f7fffff, v50
FE78  v_and_b32_e32 v49, v94, v49
FE7C  v_max3_u32 v49, v49, v51, v54
FE84  v_ashrrev_i32_e32 v51, 31, v58
FE88  v_sub_u32_e32 v64, 0x7f800000, v50
FE90  v_and_or_b32 v51, v51, s66, v56
FE98  v_sub_u32_e32 v56, 0x7f800000, v48
FEA0  v_sub_u32_e32 v109, 0x7f800000, v47
FEA8  v_lshrrev_b32_e32 v89, 31, v104
FEAC  v_and_b32_e32 v53, v91, v53
FEB0  v_lshrrev_b32_e32 v91, 31, v106
FEB4  v_add_u32_e32 v89, -1, v89
FEB8  v_lshrrev_b32_e32 v64, 31, v64
FEBC  v_and_b32_e32 v95, 0x80000000, v94
FEC4  v_add_u32_e32 v91, -1, v91
FEC8  v_add3_u32 v52, v90, v52, v92
FED0  v_sub_u32_e32 v54, 0x7f7fffff, v48
FED8  v_lshrrev_b32_e32 v90, 31, v109
FEDC  v_lshrrev_b32_e32 v56, 31, v56
FEE0  v_sub_u32_e32 v111, 0x7f800000, v45
FEE8  v_bitop3_b32 v14, v93, v14, v89 bitop3:0xc8
FEF0  v_lshrrev_b32_e32 v89, 31, v58
FEF4  v_add_u32_e32 v93, -1, v64
FEF8  v_bitop3_b32 v4, v95, v4, v91 bitop3:0xc8
FF00  v_add_u32_e32 v91, -1, v56
FF04  v_lshrrev_b32_e32 v58, 31, v54
FF08  v_add_u32_e32 v92, -1, v90
FF0C  v_and_b32_e32 v96, 0x80000000, v93
FF14  v_and_b32_e32 v50, v93, v50
FF18  v_and_b32_e32 v93, 0x80000000, v92
FF20  v_and_b32_e32 v94, 0x80000000, v91
FF28  v_add_u32_e32 v58, -1, v58
FF2C  v_and_b32_e32 v47, v92, v47
FF30  v_lshrrev_b32_e32 v92, 31, v111
FF34  v_bitop3_b32 v13, v94, v13, v58 bitop3:0xc8
FF3C  v_ashrrev_i32_e32 v54, 31, v54
FF40  v_add_u32_e32 v94, -1, v92
FF44  v_and_or_b32 v51, v54, s67, v51
FF4C  v_sub_u32_e32 v54, 0x7f7fffff, v46
FF54  v_and_b32_e32 v45, v94, v45
FF58  v_max3_u32 v45, v45, v47, v49
FF60  v_ashrrev_i32_e32 v47, 31, v54
FF64  v_add_u32_e32 v89, -1, v89
FF68  v_sub_u32_e32 v58, 0x7f800000, v46
FF70  v_and_or_b32 v47, v47, s68, v51
FF78  v_sub_u32_e32 v51, 0x7f800000, v44
FF80  v_sub_u32_e32 v113, 0x7f800000, v43
FF88  v_bitop3_b32 v5, v96, v5, v89 bitop3:0xc8
FF90  v_lshrrev_b32_e32 v89, 31, v108
FF94  v_and_b32_e32 v48, v91, v48
FF98  v_lshrrev_b32_e32 v91, 31, v110
FF9C  v_add_u32_e32 v89, -1, v89
FFA0  v_lshrrev_b32_e32 v58, 31, v58
FFA4  v_and_b32_e32 v95, 0x80000000, v94
FFAC  v_add_u32_e32 v91, -1, v91
FFB0  v_add3_u32 v52, v90, v52, v92
FFB8  v_sub_u32_e32 v49, 0x7f7fffff, v44
FFC0  v_lshrrev_b32_e32 v90, 31, v113
FFC4  v_lshrrev_b32_e32 v51, 31, v51
FFC8  v_sub_u32_e32 v115, 0x7f800000, v38
FFD0  v_bitop3_b32 v12, v93, v12, v89 bitop3:0xc8
FFD8  v_lshrrev_b32_e32 v89, 31, v54
FFDC  v_add_u32_e32 v93, -1, v58
FFE0  v_bitop3_b32 v6, v95, v6, v91 bitop3:0xc8
FFE8  v_add_u32_e32 v91, -1, v51
FFEC  v_lshrrev_b32_e32 v54, 31, v49
FFF0  v_add_u32_e32 v92, -1, v90
FFF4  v_and_b32_e32 v96, 0x80000000, v93
FFFC  v_and_b32_e32 v46, v93, v46
10000  v_and_b32_e32 v93, 0x80000000, v92
10008  v_and_b32_e32 v94, 0x80000000, v91
10010  v_add_u32_e32 v54, -1, v54
10014  v_and_b32_e32 v43, v92, v43
10018  v_lshrrev_b32_e32 v92, 31, v115
1001C  v_bitop3_b32 v11, v94, v11, v54 bitop3:0xc8
10024  v_add_u32_e32 v94, -1, v92
10028  v_and_b32_e32 v38, v94, v38
1002C  v_add3_u32 v52, v90, v52, v92
10034  v_max3_u32 v38, v38, v43, v45
1003C  v_add3_u32 v43, v117, v52, v118
10044  v_and_b32_e32 v67, v116, v67
10048  v_max3_u32 v38, v83, v85, v38
10050  v_add3_u32 v43, v86, v43, v87
10058  v_max3_u32 v38, v67, v69, v38
10060  v_add3_u32 v43, v82, v43, v84
10068  v_add_u32_e32 v89, -1, v89
1006C  v_sub_u32_e32 v54, 0x7f800000, v39
10074  v_max3_u32 v38, v63, v65, v38
1007C  v_add3_u32 v43, v66, v43, v68
10084  v_bitop3_b32 v7, v96, v7, v89 bitop3:0xc8
1008C  v_lshrrev_b32_e32 v89, 31, v112
10090  v_max3_u32 v38, v59, v61, v38
10098  v_add3_u32 v43, v62, v43, v88
100A0  v_add_u32_e32 v89, -1, v89
100A4  v_ashrrev_i32_e32 v49, 31, v49
100A8  v_lshrrev_b32_e32 v54, 31, v54
100AC  v_max3_u32 v38, v55, v57, v38
100B4  v_add3_u32 v43, v60, v43, v64
100BC  v_bitop3_b32 v10, v93, v10, v89 bitop3:0xc8
100C4  v_and_or_b32 v47, v49, s69, v47
100CC  v_sub_u32_e32 v49, 0x7f7fffff, v39
100D4  v_add_u32_e32 v93, -1, v54
100D8  v_max3_u32 v38, v50, v53, v38
100E0  v_add3_u32 v43, v56, v43, v58
100E8  v_and_b32_e32 v44, v91, v44
100EC  v_lshrrev_b32_e32 v91, 31, v114
100F0  v_lshrrev_b32_e32 v89, 31, v49
100F4  v_max3_u32 v38, v46, v48, v38
100FC  v_add3_u32 v43, v51, v43, v54
10104  v_and_b32_e32 v39, v93, v39
10108  v_and_b32_e32 v95, 0x80000000, v94
10110  v_and_b32_e32 v96, 0x80000000, v93
10118  v_add_u32_e32 v91, -1, v91
1011C  v_add_u32_e32 v89, -1, v89
10120  v_ashrrev_i32_e32 v45, 31, v49
10124  v_max3_u32 v38, v39, v44, v38
1012C  v_cmp_ne_u32_e32 vcc, 32, v43
10130  v_bitop3_b32 v9, v96, v9, v89 bitop3:0xc8
10138  v_bitop3_b32 v8, v95, v8, v91 bitop3:0xc8
10140  v_and_or_b32 v52, v45, s70, v47
10148  v_cndmask_b32_e32 v86, v79, v38, vcc
1014C  s_or_b64 exec, exec, s[42:43]
10150  v_cmp_ne_u32_e32 vcc, 0, v86
10154  v_mov_b32_e32 v43, 0x7f
1015C  s_and_saveexec_b64 s[42:43], vcc
10160  v_add_u32_e32 v38, s16, v86
10164  v_lshrrev_b32_e32 v39, 23, v38
10168  v_add_u32_e32 v39, -2, v39
1016C  v_cmp_lt_u32_e32 vcc, s71, v38
10170  s_nop 1
10174  v_cndmask_b32_e32 v38, 0, v39, vcc
10178  v_cmp_eq_u32_e32 vcc, s63, v86
1017C  s_and_b64 vcc, s[28:29], vcc
10180  s_nop 0
10184  v_cndmask_b32_e32 v43, v38, v80, vcc
10188  s_or_b64 exec, exec, s[42:43]
1018C  v_cmp_eq_u32_e32 vcc, 0, v43
10190  s_cbranch_vccz 37
10194  s_nop 0
10198  v_cndmask_b32_e64 v38, 1.0, 2.0, vcc
101A0  v_pk_mul_f32 v[32:33], v[38:39], v[32:33] op_sel_hi:[0,1]
101A8  v_pk_mul_f32 v[18:19], v[38:39], v[18:19] op_sel_hi:[0,1]
101B0  v_pk_mul_f32 v[30:31], v[38:39], v[30:31] op_sel_hi:[0,1]
101B8  v_pk_mul_f32 v[20:21], v[38:39], v[20:21] op_sel_hi:[0,1]
101C0  v_pk_mul_f32 v[28:29], v[38:39], v[28:29] op_sel_hi:[0,1]
101C8  v_pk_mul_f32 v[22:23], v[38:39], v[22:23] op_sel_hi:[0,1]
101D0  v_pk_mul_f32 v[26:27], v[38:39], v[26:27] op_sel_hi:[0,1]
101D8  v_pk_mul_f32 v[24:25], v[38:39], v[24:25] op_sel_hi:[0,1]
101E0  v_pk_mul_f32 v[16:17], v[38:39], v[16:17] op_sel_hi:[0,1]
101E8  v_pk_mul_f32 v[2:3], v[38:39], v[2:3] op_sel_hi:[0,1]
101F0  v_pk_mul_f32 v[14:15], v[38:39], v[14:15] op_sel_hi:[0,1]
101F8  v_pk_mul_f32 v[4:5], v[38:39], v[4:5] op_sel_hi:[0,1]
10200  v_pk_mul_f32 v[12:13], v[38:39], v[12:13] op_sel_hi:[0,1]
10208  v_pk_mul_f32 v[6:7], v[38:39], v[6:7] op_sel_hi:[0,1]
10210  v_pk_mul_f32 v[10:11], v[38:39], v[10:11] op_sel_hi:[0,1]
10218  v_pk_mul_f32 v[8:9], v[38:39], v[8:9] op_sel_hi:[0,1]
10220  v_max_u32_e32 v44, 1, v43
10224  s_branch 1
10228  v_mov_b32_e32 v44, v43
1022C  v_mad_u64_u32 v[38:39], s[42:43], v81, s23, v[34:35]
10234  v_lshlrev_b32_e32 v60, 2, v38
10238  v_lshlrev_b32_e32 v53, 23, v44
1023C  v_mad_u64_u32 v[44:45], s[42:43], v60, s59, 0
10244  v_xor_b32_e32 v45, s37, v45
10248  v_xor_b32_e32 v45, s26, v45
1024C  v_mad_u64_u32 v[46:47], s[42:43], v45, s19, 0
10254  v_xor_b32_e32 v45, s72, v47
10258  v_xor_b32_e32 v47, s73, v44
1025C  v_mad_u64_u32 v[44:45], s[42:43], v45, s59, 0
10264  v_mad_u64_u32 v[48:49], s[42:43], v47, s19, 0
1026C  v_xor_b32_e32 v46, v46, v49
10270  v_xor_b32_e32 v45, s74, v45
10274  v_xor_b32_e32 v46, s45, v46
10278  v_mad_u64_u32 v[50:51], s[42:43], v45, s19, 0
10280  v_mad_u64_u32 v[46:47], s[42:43], v46, s59, 0
10288  v_xor_b32_e32 v45, v48, v51
1028C  v_xor_b32_e32 v45, s46, v45
10290  v_xor_b32_e32 v44, v44, v47
10294  v_xor_b32_e32 v47, s47, v44
10298  v_mad_u64_u32 v[44:45], s[42:43], v45, s59, 0
102A0  v_mad_u64_u32 v[48:49], s[42:43], v47, s19, 0
102A8  v_xor_b32_e32 v45, v46, v45
102AC  v_xor_b32_e32 v47, v50, v49
102B0  v_xor_b32_e32 v45, s49, v45
102B4  v_xor_b32_e32 v47, s48, v47
102B8  v_mad_u64_u32 v[50:51], s[42:43], v45, s19, 0
102C0  v_mad_u64_u32 v[46:47], s[42:43], v47, s59, 0
102C8  v_xor_b32_e32 v45, v48, v51
102CC  v_xor_b32_e32 v45, s50, v45
102D0  v_xor_b32_e32 v44, v44, v47
102D4  v_xor_b32_e32 v47, s51, v44
102D8  v_mad_u64_u32 v[44:45], s[42:43], v45, s59, 0
102E0  v_mad_u64_u32 v[48:49], s[42:43], v47, s19, 0
102E8  v_xor_b32_e32 v45, v46, v45
102EC  v_xor_b32_e32 v47, v50, v49
102F0  v_xor_b32_e32 v45, s53, v45
102F4  v_xor_b32_e32 v47, s52, v47
102F8  v_mad_u64_u32 v[50:51], s[42:43], v45, s19, 0
10300  v_mad_u64_u32 v[46:47], s[42:43], v47, s59, 0
10308  v_xor_b32_e32 v45, v48, v51
1030C  v_xor_b32_e32 v45, s54, v45
10310  v_xor_b32_e32 v44, v44, v47
10314  v_xor_b32_e32 v47, s55, v44
10318  v_mad_u64_u32 v[44:45], s[42:43], v45, s59, 0
10320  v_mad_u64_u32 v[48:49], s[42:43], v47, s19, 0
10328  v_xor_b32_e32 v45, v46, v45
1032C  v_xor_b32_e32 v47, v50, v49
10330  v_xor_b32_e32 v45, s57, v45
10334  v_xor_b32_e32 v47, s56, v47
10338  v_mad_u64_u32 v[50:51], s[42:43], v45, s19, 0
10340  v_mad_u64_u32 v[46:47], s[42:43], v47, s59, 0
10348  v_xor_b32_e32 v45, v48, v51
1034C  v_xor_b32_e32 v51, s36, v45
10350  v_xor_b32_e32 v44, v44, v47
10354  v_mov_b32_e32 v45, v18
10358  v_mov_b32_e32 v49, v20
1035C  v_mov_b32_e32 v18, 0
10360  v_mov_b32_e32 v20, 0
10364  v_xor_b32_e32 v47, s58, v44
10368  v_mov_b32_e32 v44, v32
1036C  v_mov_b32_e32 v48, v30
10370  v_mov_b32_e32 v54, v28
10374  v_mov_b32_e32 v55, v22
10378  v_mov_b32_e32 v56, v26
1037C  v_mov_b32_e32 v57, v24
10380  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[44:45], v51, v53
10388  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[54:55], v47, v53 op_sel:[0,0,0,1]
10390  v_cvt_scalef32_sr_pk_fp4_f32 v18, v[48:49], v50, v53 op_sel:[0,0,1,0]
10398  v_cvt_scalef32_sr_pk_fp4_f32 v20, v[56:57], v46, v53 op_sel:[0,0,1,1]
103A0  s_nop 0
103A4  v_mov_b32_e32 v56, v12
103A8  v_or3_b32 v44, v20, v40, v18
103B0  v_or_b32_e32 v18, 1, v60
103B4  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
103BC  v_xor_b32_e32 v18, s37, v47
103C0  v_xor_b32_e32 v18, s26, v18
103C4  v_mad_u64_u32 v[48:49], s[42:43], v18, s19, 0
103CC  v_xor_b32_e32 v20, s73, v46
103D0  v_xor_b32_e32 v18, s72, v49
103D4  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
103DC  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
103E4  v_xor_b32_e32 v18, v48, v51
103E8  v_xor_b32_e32 v18, s45, v18
103EC  v_xor_b32_e32 v20, s74, v47
103F0  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
103F8  v_mad_u64_u32 v[54:55], s[42:43], v20, s19, 0
10400  v_xor_b32_e32 v18, v50, v55
10404  v_xor_b32_e32 v20, v46, v49
10408  v_xor_b32_e32 v18, s46, v18
1040C  v_xor_b32_e32 v20, s47, v20
10410  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
10418  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
10420  v_xor_b32_e32 v18, v54, v51
10424  v_xor_b32_e32 v20, v48, v47
10428  v_xor_b32_e32 v18, s48, v18
1042C  v_xor_b32_e32 v20, s49, v20
10430  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
10438  v_mad_u64_u32 v[54:55], s[42:43], v20, s19, 0
10440  v_xor_b32_e32 v18, v50, v55
10444  v_xor_b32_e32 v20, v46, v49
10448  v_xor_b32_e32 v18, s50, v18
1044C  v_xor_b32_e32 v20, s51, v20
10450  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
10458  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
10460  v_xor_b32_e32 v18, v54, v51
10464  v_xor_b32_e32 v20, v48, v47
10468  v_xor_b32_e32 v18, s52, v18
1046C  v_xor_b32_e32 v20, s53, v20
10470  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
10478  v_mad_u64_u32 v[54:55], s[42:43], v20, s19, 0
10480  v_xor_b32_e32 v18, v50, v55
10484  v_xor_b32_e32 v20, v46, v49
10488  v_xor_b32_e32 v18, s54, v18
1048C  v_xor_b32_e32 v20, s55, v20
10490  v_mad_u64_u32 v[46:47], s[42:43], v18, s59, 0
10498  v_mad_u64_u32 v[50:51], s[42:43], v20, s19, 0
104A0  v_xor_b32_e32 v18, v54, v51
104A4  v_xor_b32_e32 v20, v48, v47
104A8  v_xor_b32_e32 v18, s56, v18
104AC  v_xor_b32_e32 v20, s57, v20
104B0  v_mad_u64_u32 v[48:49], s[42:43], v18, s59, 0
104B8  v_mad_u64_u32 v[54:55], s[42:43], v20, s19, 0
104C0  v_xor_b32_e32 v18, v50, v55
104C4  v_xor_b32_e32 v20, v46, v49
104C8  v_mov_b32_e32 v47, v2
104CC  v_mov_b32_e32 v51, v4
104D0  v_mov_b32_e32 v2, 0
104D4  v_mov_b32_e32 v4, 0
104D8  v_xor_b32_e32 v18, s36, v18
104DC  v_xor_b32_e32 v20, s58, v20
104E0  v_mov_b32_e32 v46, v16
104E4  v_mov_b32_e32 v50, v14
104E8  v_mov_b32_e32 v57, v6
104EC  v_mov_b32_e32 v58, v10
104F0  v_mov_b32_e32 v59, v8
104F4  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[46:47], v18, v53
104FC  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[56:57], v20, v53 op_sel:[0,0,0,1]
10504  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[50:51], v54, v53 op_sel:[0,0,1,0]
1050C  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[58:59], v48, v53 op_sel:[0,0,1,1]
10514  s_nop 0
10518  v_mov_b32_e32 v6, 0
1051C  v_or3_b32 v45, v4, v41, v2
10524  v_or_b32_e32 v2, 2, v60
10528  v_mad_u64_u32 v[40:41], s[42:43], v2, s59, 0
10530  v_xor_b32_e32 v2, s37, v41
10534  v_xor_b32_e32 v2, s26, v2
10538  v_mad_u64_u32 v[46:47], s[42:43], v2, s19, 0
10540  v_xor_b32_e32 v2, s72, v47
10544  v_xor_b32_e32 v4, s73, v40
10548  v_mad_u64_u32 v[40:41], s[42:43], v2, s59, 0
10550  v_mad_u64_u32 v[48:49], s[42:43], v4, s19, 0
10558  v_xor_b32_e32 v2, v46, v49
1055C  v_xor_b32_e32 v4, s74, v41
10560  v_xor_b32_e32 v2, s45, v2
10564  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
1056C  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
10574  v_xor_b32_e32 v2, v48, v51
10578  v_xor_b32_e32 v2, s46, v2
1057C  v_xor_b32_e32 v4, v40, v47
10580  v_xor_b32_e32 v4, s47, v4
10584  v_mad_u64_u32 v[40:41], s[42:43], v2, s59, 0
1058C  v_mad_u64_u32 v[48:49], s[42:43], v4, s19, 0
10594  v_xor_b32_e32 v4, v46, v41
10598  v_xor_b32_e32 v2, v50, v49
1059C  v_xor_b32_e32 v4, s49, v4
105A0  v_xor_b32_e32 v2, s48, v2
105A4  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
105AC  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
105B4  v_xor_b32_e32 v2, v48, v51
105B8  v_xor_b32_e32 v2, s50, v2
105BC  v_xor_b32_e32 v4, v40, v47
105C0  v_xor_b32_e32 v4, s51, v4
105C4  v_mad_u64_u32 v[40:41], s[42:43], v2, s59, 0
105CC  v_mad_u64_u32 v[48:49], s[42:43], v4, s19, 0
105D4  v_xor_b32_e32 v4, v46, v41
105D8  v_xor_b32_e32 v2, v50, v49
105DC  v_xor_b32_e32 v4, s53, v4
105E0  v_xor_b32_e32 v2, s52, v2
105E4  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
105EC  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
105F4  v_xor_b32_e32 v2, v48, v51
105F8  v_xor_b32_e32 v2, s54, v2
105FC  v_xor_b32_e32 v4, v40, v47
10600  v_xor_b32_e32 v4, s55, v4
10604  v_mad_u64_u32 v[40:41], s[42:43], v2, s59, 0
1060C  v_mad_u64_u32 v[48:49], s[42:43], v4, s19, 0
10614  v_xor_b32_e32 v4, v46, v41
10618  v_xor_b32_e32 v2, v50, v49
1061C  v_xor_b32_e32 v4, s57, v4
10620  v_xor_b32_e32 v2, s56, v2
10624  v_mad_u64_u32 v[50:51], s[42:43], v4, s19, 0
1062C  v_mad_u64_u32 v[46:47], s[42:43], v2, s59, 0
10634  v_xor_b32_e32 v2, v48, v51
10638  v_xor_b32_e32 v2, s36, v2
1063C  v_xor_b32_e32 v4, v40, v47
10640  v_mov_b32_e32 v8, 0
10644  v_xor_b32_e32 v4, s58, v4
10648  v_mov_b32_e32 v18, v33
1064C  v_mov_b32_e32 v20, v31
10650  v_mov_b32_e32 v22, v29
10654  v_mov_b32_e32 v24, v27
10658  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[18:19], v2, v53
10660  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v4, v53 op_sel:[0,0,0,1]
10668  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[20:21], v50, v53 op_sel:[0,0,1,0]
10670  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[24:25], v46, v53 op_sel:[0,0,1,1]
10678  s_nop 0
1067C  v_or_b32_e32 v2, 3, v60
10680  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
10688  v_xor_b32_e32 v2, s37, v19
1068C  v_xor_b32_e32 v2, s26, v2
10690  v_mad_u64_u32 v[20:21], s[42:43], v2, s19, 0
10698  v_xor_b32_e32 v2, s72, v21
1069C  v_xor_b32_e32 v4, s73, v18
106A0  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
106A8  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
106B0  v_xor_b32_e32 v2, v20, v23
106B4  v_xor_b32_e32 v4, s74, v19
106B8  v_xor_b32_e32 v2, s45, v2
106BC  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
106C4  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
106CC  v_xor_b32_e32 v2, v22, v25
106D0  v_xor_b32_e32 v2, s46, v2
106D4  v_xor_b32_e32 v4, v18, v21
106D8  v_xor_b32_e32 v4, s47, v4
106DC  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
106E4  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
106EC  v_xor_b32_e32 v4, v20, v19
106F0  v_xor_b32_e32 v2, v24, v23
106F4  v_xor_b32_e32 v4, s49, v4
106F8  v_xor_b32_e32 v2, s48, v2
106FC  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
10704  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
1070C  v_xor_b32_e32 v2, v22, v25
10710  v_xor_b32_e32 v2, s50, v2
10714  v_xor_b32_e32 v4, v18, v21
10718  v_xor_b32_e32 v4, s51, v4
1071C  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
10724  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
1072C  v_xor_b32_e32 v4, v20, v19
10730  v_xor_b32_e32 v2, v24, v23
10734  v_xor_b32_e32 v4, s53, v4
10738  v_xor_b32_e32 v2, s52, v2
1073C  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
10744  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
1074C  v_xor_b32_e32 v2, v22, v25
10750  v_xor_b32_e32 v2, s54, v2
10754  v_xor_b32_e32 v4, v18, v21
10758  v_xor_b32_e32 v4, s55, v4
1075C  v_mad_u64_u32 v[18:19], s[42:43], v2, s59, 0
10764  v_mad_u64_u32 v[22:23], s[42:43], v4, s19, 0
1076C  v_xor_b32_e32 v4, v20, v19
10770  v_xor_b32_e32 v2, v24, v23
10774  v_xor_b32_e32 v4, s57, v4
10778  v_xor_b32_e32 v2, s56, v2
1077C  v_mad_u64_u32 v[24:25], s[42:43], v4, s19, 0
10784  v_mad_u64_u32 v[20:21], s[42:43], v2, s59, 0
1078C  v_xor_b32_e32 v2, v22, v25
10790  v_xor_b32_e32 v10, s36, v2
10794  v_xor_b32_e32 v2, v18, v21
10798  v_or3_b32 v46, v8, v42, v6
107A0  v_xor_b32_e32 v12, s58, v2
107A4  v_mov_b32_e32 v2, v17
107A8  v_mov_b32_e32 v6, v13
107AC  v_mov_b32_e32 v8, v11
107B0  v_mov_b32_e32 v11, 0
107B4  v_mov_b32_e32 v13, 0
107B8  v_mov_b32_e32 v4, v15
107BC  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[2:3], v10, v53
107C4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[6:7], v12, v53 op_sel:[0,0,0,1]
107CC  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[4:5], v24, v53 op_sel:[0,0,1,0]
107D4  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[8:9], v20, v53 op_sel:[0,0,1,1]
107DC  s_nop 0
107E0  v_lshl_add_u64 v[2:3], v[38:39], 4, s[8:9]
107E8  v_or3_b32 v47, v13, v52, v11
107F0  s_or_b64 s[38:39], s[38:39], exec
107F4  global_store_dwordx4 v[2:3], v[44:47], off
107FC  s_or_b64 exec, exec, s[40:41]
10800  s_and_saveexec_b64 s[40:41], s[38:39]
10804  s_cbranch_execz 64067
10808  v_and_b32_e32 v2, 0xffffffe0, v81
10810  v_cndmask_b32_e64 v2, v2, v81, s[0:1]
10818  v_mad_u64_u32 v[2:3], s[38:39], s60, v2, v[36:37]
10820  global_store_byte v[2:3], v43, off
10828  s_branch 64058
1082C  v_and_b32_e32 v138, 0x7e, v70
10834  s_lshl_b32 s8, s3, 2
10838  s_lshr_b32 s10, s17, 5
1083C  v_or_b32_e32 v67, s33, v138
10840  v_or_b32_e32 v66, s8, v136
10844  v_cmp_gt_u32_e32 vcc, s18, v67
10848  v_cmp_gt_u32_e64 s[2:3], s10, v66
10850  s_and_b64 s[4:5], vcc, s[2:3]
10854  v_lshrrev_b32_e32 v137, 3, v0
10858  s_and_saveexec_b64 s[2:3], s[4:5]
1085C  s_cbranch_execz 2962
10860  v_lshrrev_b32_e32 v2, 2, v138
10864  v_lshlrev_b32_e32 v62, 10, v136
10868  v_and_b32_e32 v3, 4, v137
1086C  v_bitop3_b32 v63, v2, v137, 4 bitop3:0x78
10874  v_and_b32_e32 v4, 1, v0
10878  v_lshlrev_b32_e32 v64, 3, v4
1087C  v_bitop3_b32 v2, v2, v62, v3 bitop3:0xde
10884  v_bitop3_b32 v6, v62, v63, 1 bitop3:0xf6
1088C  v_bitop3_b32 v10, v62, v63, 2 bitop3:0xf6
10894  v_bitop3_b32 v14, v62, v63, 3 bitop3:0xf6
1089C  v_bitop3_b32 v18, v62, v63, 4 bitop3:0xf6
108A4  v_bitop3_b32 v22, v62, v63, 5 bitop3:0xf6
108AC  v_bitop3_b32 v26, v62, v63, 6 bitop3:0xf6
108B4  v_bitop3_b32 v30, v62, v63, 7 bitop3:0xf6
108BC  v_bitop3_b32 v34, v62, v63, 8 bitop3:0xf6
108C4  v_bitop3_b32 v38, v62, v63, 9 bitop3:0xf6
108CC  v_bitop3_b32 v42, v62, v63, 10 bitop3:0xf6
108D4  v_bitop3_b32 v46, v62, v63, 11 bitop3:0xf6
108DC  v_bitop3_b32 v50, v62, v63, 12 bitop3:0xf6
108E4  v_bitop3_b32 v54, v62, v63, 13 bitop3:0xf6
108EC  v_bitop3_b32 v58, v62, v63, 14 bitop3:0xf6
108F4  v_bitop3_b32 v62, v62, v63, 15 bitop3:0xf6
108FC  v_lshl_or_b32 v2, v2, 4, v64
10904  v_lshl_or_b32 v6, v6, 4, v64
1090C  v_lshl_or_b32 v10, v10, 4, v64
10914  v_lshl_or_b32 v14, v14, 4, v64
1091C  v_lshl_or_b32 v18, v18, 4, v64
10924  v_lshl_or_b32 v22, v22, 4, v64
1092C  v_lshl_or_b32 v26, v26, 4, v64
10934  v_lshl_or_b32 v30, v30, 4, v64
1093C  v_lshl_or_b32 v34, v34, 4, v64
10944  v_lshl_or_b32 v38, v38, 4, v64
1094C  v_lshl_or_b32 v42, v42, 4, v64
10954  v_lshl_or_b32 v46, v46, 4, v64
1095C  v_lshl_or_b32 v50, v50, 4, v64
10964  v_lshl_or_b32 v54, v54, 4, v64
1096C  v_lshl_or_b32 v58, v58, 4, v64
10974  v_lshl_or_b32 v62, v62, 4, v64
1097C  ds_read2st64_b64 v[2:5], v2 offset1:16
10984  ds_read2st64_b64 v[6:9], v6 offset0:1 offset1:17
1098C  ds_read2st64_b64 v[10:13], v10 offset0:2 offset1:18
10994  ds_read2st64_b64 v[14:17], v14 offset0:3 offset1:19
1099C  ds_read2st64_b64 v[18:21], v18 offset0:4 offset1:20
109A4  ds_read2st64_b64 v[22:25], v22 offset0:5 offset1:21
109AC  ds_read2st64_b64 v[26:29], v26 offset0:6 offset1:22
109B4  ds_read2st64_b64 v[30:33], v30 offset0:7 offset1:23
109BC  ds_read2st64_b64 v[34:37], v34 offset0:8 offset1:24
109C4  ds_read2st64_b64 v[38:41], v38 offset0:9 offset1:25
109CC  ds_read2st64_b64 v[42:45], v42 offset0:10 offset1:26
109D4  ds_read2st64_b64 v[46:49], v46 offset0:11 offset1:27
109DC  ds_read2st64_b64 v[50:53], v50 offset0:12 offset1:28
109E4  ds_read2st64_b64 v[54:57], v54 offset0:13 offset1:29
109EC  ds_read2st64_b64 v[58:61], v58 offset0:14 offset1:30
109F4  ds_read2st64_b64 v[62:65], v62 offset0:15 offset1:31
109FC  s_cmp_lg_u32 s35, 0
10A00  s_cbranch_scc0 1327
10A04  v_mov_b32_e32 v131, s35
10A08  s_brev_b32 s4, 1
10A0C  v_lshlrev_b32_e32 v69, 31, v131
10A10  v_lshlrev_b32_e32 v71, 30, v131
10A14  v_lshlrev_b32_e32 v73, 29, v131
10A18  v_lshlrev_b32_e32 v75, 28, v131
10A1C  v_lshlrev_b32_e32 v77, 27, v131
10A20  v_lshlrev_b32_e32 v79, 26, v131
10A24  v_lshlrev_b32_e32 v81, 25, v131
10A28  v_lshlrev_b32_e32 v83, 24, v131
10A2C  v_lshlrev_b32_e32 v85, 23, v131
10A30  v_lshlrev_b32_e32 v87, 22, v131
10A34  v_lshlrev_b32_e32 v89, 21, v131
10A38  v_lshlrev_b32_e32 v91, 20, v131
10A3C  v_lshlrev_b32_e32 v93, 19, v131
10A40  v_lshlrev_b32_e32 v95, 18, v131
10A44  v_lshlrev_b32_e32 v97, 17, v131
10A48  v_lshlrev_b32_e32 v99, 16, v131
10A4C  v_lshlrev_b32_e32 v101, 15, v131
10A50  v_lshlrev_b32_e32 v103, 14, v131
10A54  v_lshlrev_b32_e32 v105, 13, v131
10A58  v_lshlrev_b32_e32 v107, 12, v131
10A5C  v_lshlrev_b32_e32 v109, 11, v131
10A60  v_lshlrev_b32_e32 v111, 10, v131
10A64  v_lshlrev_b32_e32 v113, 9, v131
10A68  v_lshlrev_b32_e32 v115, 8, v131
10A6C  v_lshlrev_b32_e32 v117, 7, v131
10A70  v_lshlrev_b32_e32 v119, 6, v131
10A74  v_lshlrev_b32_e32 v121, 5, v131
10A78  v_lshlrev_b32_e32 v123, 4, v131
10A7C  v_lshlrev_b32_e32 v125, 3, v131
10A80  v_lshlrev_b32_e32 v127, 2, v131
10A84  v_lshlrev_b32_e32 v129, 1, v131
10A88  s_waitcnt lgkmcnt(14)
10A8C  v_xor_b32_e32 v68, v2, v69
10A90  v_xor_b32_e32 v69, v3, v69
10A94  v_bitop3_b32 v70, v6, v71, s4 bitop3:0x78
10A9C  v_bitop3_b32 v71, v7, v71, s4 bitop3:0x78
10AA4  s_waitcnt lgkmcnt(13)
10AA8  v_bitop3_b32 v72, v10, v73, s4 bitop3:0x78
10AB0  v_bitop3_b32 v73, v11, v73, s4 bitop3:0x78
10AB8  s_waitcnt lgkmcnt(12)
10ABC  v_bitop3_b32 v74, v14, v75, s4 bitop3:0x78
10AC4  v_bitop3_b32 v75, v15, v75, s4 bitop3:0x78
10ACC  s_waitcnt lgkmcnt(11)
10AD0  v_bitop3_b32 v76, v18, v77, s4 bitop3:0x78
10AD8  v_bitop3_b32 v77, v19, v77, s4 bitop3:0x78
10AE0  s_waitcnt lgkmcnt(10)
10AE4  v_bitop3_b32 v78, v22, v79, s4 bitop3:0x78
10AEC  v_bitop3_b32 v79, v23, v79, s4 bitop3:0x78
10AF4  s_waitcnt lgkmcnt(9)
10AF8  v_bitop3_b32 v80, v26, v81, s4 bitop3:0x78
10B00  v_bitop3_b32 v81, v27, v81, s4 bitop3:0x78
10B08  s_waitcnt lgkmcnt(8)
10B0C  v_bitop3_b32 v82, v30, v83, s4 bitop3:0x78
10B14  v_bitop3_b32 v83, v31, v83, s4 bitop3:0x78
10B1C  s_waitcnt lgkmcnt(7)
10B20  v_bitop3_b32 v84, v34, v85, s4 bitop3:0x78
10B28  v_bitop3_b32 v85, v35, v85, s4 bitop3:0x78
10B30  s_waitcnt lgkmcnt(6)
10B34  v_bitop3_b32 v86, v38, v87, s4 bitop3:0x78
10B3C  v_bitop3_b32 v87, v39, v87, s4 bitop3:0x78
10B44  s_waitcnt lgkmcnt(5)
10B48  v_bitop3_b32 v88, v42, v89, s4 bitop3:0x78
10B50  v_bitop3_b32 v89, v43, v89, s4 bitop3:0x78
10B58  s_waitcnt lgkmcnt(4)
10B5C  v_bitop3_b32 v90, v46, v91, s4 bitop3:0x78
10B64  v_bitop3_b32 v91, v47, v91, s4 bitop3:0x78
10B6C  s_waitcnt lgkmcnt(3)
10B70  v_bitop3_b32 v92, v50, v93, s4 bitop3:0x78
10B78  v_bitop3_b32 v93, v51, v93, s4 bitop3:0x78
10B80  s_waitcnt lgkmcnt(2)
10B84  v_bitop3_b32 v94, v54, v95, s4 bitop3:0x78
10B8C  v_bitop3_b32 v95, v55, v95, s4 bitop3:0x78
10B94  s_waitcnt lgkmcnt(1)
10B98  v_bitop3_b32 v96, v58, v97, s4 bitop3:0x78
10BA0  v_bitop3_b32 v97, v59, v97, s4 bitop3:0x78
10BA8  s_waitcnt lgkmcnt(0)
10BAC  v_bitop3_b32 v98, v62, v99, s4 bitop3:0x78
10BB4  v_bitop3_b32 v99, v63, v99, s4 bitop3:0x78
10BBC  v_bitop3_b32 v100, v4, v101, s4 bitop3:0x78
10BC4  v_bitop3_b32 v101, v5, v101, s4 bitop3:0x78
10BCC  v_bitop3_b32 v102, v8, v103, s4 bitop3:0x78
10BD4  v_bitop3_b32 v103, v9, v103, s4 bitop3:0x78
10BDC  v_bitop3_b32 v104, v12, v105, s4 bitop3:0x78
10BE4  v_bitop3_b32 v105, v13, v105, s4 bitop3:0x78
10BEC  v_bitop3_b32 v106, v16, v107, s4 bitop3:0x78
10BF4  v_bitop3_b32 v107, v17, v107, s4 bitop3:0x78
10BFC  v_bitop3_b32 v108, v20, v109, s4 bitop3:0x78
10C04  v_bitop3_b32 v109, v21, v109, s4 bitop3:0x78
10C0C  v_bitop3_b32 v110, v24, v111, s4 bitop3:0x78
10C14  v_bitop3_b32 v111, v25, v111, s4 bitop3:0x78
10C1C  v_bitop3_b32 v112, v28, v113, s4 bitop3:0x78
10C24  v_bitop3_b32 v113, v29, v113, s4 bitop3:0x78
10C2C  v_bitop3_b32 v114, v32, v115, s4 bitop3:0x78
10C34  v_bitop3_b32 v115, v33, v115, s4 bitop3:0x78
10C3C  v_bitop3_b32 v116, v36, v117, s4 bitop3:0x78
10C44  v_bitop3_b32 v117, v37, v117, s4 bitop3:0x78
10C4C  v_bitop3_b32 v118, v40, v119, s4 bitop3:0x78
10C54  v_bitop3_b32 v119, v41, v119, s4 bitop3:0x78
10C5C  v_bitop3_b32 v120, v44, v121, s4 bitop3:0x78
10C64  v_bitop3_b32 v121, v45, v121, s4 bitop3:0x78
10C6C  v_bitop3_b32 v122, v48, v123, s4 bitop3:0x78
10C74  v_bitop3_b32 v123, v49, v123, s4 bitop3:0x78
10C7C  v_bitop3_b32 v124, v52, v125, s4 bitop3:0x78
10C84  v_bitop3_b32 v125, v53, v125, s4 bitop3:0x78
10C8C  v_bitop3_b32 v126, v56, v127, s4 bitop3:0x78
10C94  v_bitop3_b32 v127, v57, v127, s4 bitop3:0x78
10C9C  v_bitop3_b32 v128, v60, v129, s4 bitop3:0x78
10CA4  v_bitop3_b32 v129, v61, v129, s4 bitop3:0x78
10CAC  v_bitop3_b32 v130, v64, v131, s4 bitop3:0x78
10CB4  v_bitop3_b32 v131, v65, v131, s4 bitop3:0x78
10CBC  s_cbranch_execnz 33
10CC0  s_waitcnt lgkmcnt(0)
10CC4  v_mov_b64_e32 v[130:131], v[64:65]
10CC8  v_mov_b64_e32 v[128:129], v[60:61]
10CCC  v_mov_b64_e32 v[126:127], v[56:57]
10CD0  v_mov_b64_e32 v[124:125], v[52:53]
10CD4  v_mov_b64_e32 v[122:123], v[48:49]
10CD8  v_mov_b64_e32 v[120:121], v[44:45]
10CDC  v_mov_b64_e32 v[118:119], v[40:41]
10CE0  v_mov_b64_e32 v[116:117], v[36:37]
10CE4  v_mov_b64_e32 v[114:115], v[32:33]
10CE8  v_mov_b64_e32 v[112:113], v[28:29]
10CEC  v_mov_b64_e32 v[110:111], v[24:25]
10CF0  v_mov_b64_e32 v[108:109], v[20:21]
10CF4  v_mov_b64_e32 v[106:107], v[16:17]
10CF8  v_mov_b64_e32 v[104:105], v[12:13]
10CFC  v_mov_b64_e32 v[102:103], v[8:9]
10D00  v_mov_b64_e32 v[100:101], v[4:5]
10D04  v_mov_b64_e32 v[98:99], v[62:63]
10D08  v_mov_b64_e32 v[96:97], v[58:59]
10D0C  v_mov_b64_e32 v[94:95], v[54:55]
10D10  v_mov_b64_e32 v[92:93], v[50:51]
10D14  v_mov_b64_e32 v[90:91], v[46:47]
10D18  v_mov_b64_e32 v[88:89], v[42:43]
10D1C  v_mov_b64_e32 v[86:87], v[38:39]
10D20  v_mov_b64_e32 v[84:85], v[34:35]
10D24  v_mov_b64_e32 v[82:83], v[30:31]
10D28  v_mov_b64_e32 v[80:81], v[26:27]
10D2C  v_mov_b64_e32 v[78:79], v[22:23]
10D30  v_mov_b64_e32 v[76:77], v[18:19]
10D34  v_mov_b64_e32 v[74:75], v[14:15]
10D38  v_mov_b64_e32 v[72:73], v[10:11]
10D3C  v_mov_b64_e32 v[70:71], v[6:7]
10D40  v_mov_b64_e32 v[68:69], v[2:3]
10D44  s_waitcnt lgkmcnt(14)
10D48  v_pk_add_f32 v[2:3], v[68:69], v[70:71]
10D50  v_pk_add_f32 v[4:5], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
10D58  v_pk_add_f32 v[6:7], v[72:73], v[74:75]
10D60  v_pk_add_f32 v[8:9], v[72:73], v[74:75] neg_lo:[0,1] neg_hi:[0,1]
10D68  s_waitcnt lgkmcnt(13)
10D6C  v_pk_add_f32 v[10:11], v[76:77], v[78:79]
10D74  v_pk_add_f32 v[12:13], v[76:77], v[78:79] neg_lo:[0,1] neg_hi:[0,1]
10D7C  s_waitcnt lgkmcnt(12)
10D80  v_pk_add_f32 v[14:15], v[80:81], v[82:83]
10D88  v_pk_add_f32 v[16:17], v[80:81], v[82:83] neg_lo:[0,1] neg_hi:[0,1]
10D90  s_waitcnt lgkmcnt(11)
10D94  v_pk_add_f32 v[18:19], v[84:85], v[86:87]
10D9C  v_pk_add_f32 v[20:21], v[84:85], v[86:87] neg_lo:[0,1] neg_hi:[0,1]
10DA4  s_waitcnt lgkmcnt(10)
10DA8  v_pk_add_f32 v[22:23], v[88:89], v[90:91]
10DB0  v_pk_add_f32 v[24:25], v[88:89], v[90:91] neg_lo:[0,1] neg_hi:[0,1]
10DB8  s_waitcnt lgkmcnt(9)
10DBC  v_pk_add_f32 v[26:27], v[92:93], v[94:95]
10DC4  v_pk_add_f32 v[28:29], v[92:93], v[94:95] neg_lo:[0,1] neg_hi:[0,1]
10DCC  s_waitcnt lgkmcnt(8)
10DD0  v_pk_add_f32 v[30:31], v[96:97], v[98:99]
10DD8  v_pk_add_f32 v[32:33], v[96:97], v[98:99] neg_lo:[0,1] neg_hi:[0,1]
10DE0  s_waitcnt lgkmcnt(7)
10DE4  v_pk_add_f32 v[34:35], v[100:101], v[102:103]
10DEC  v_pk_add_f32 v[36:37], v[100:101], v[102:103] neg_lo:[0,1] neg_hi:[0,1]
10DF4  s_waitcnt lgkmcnt(6)
10DF8  v_pk_add_f32 v[38:39], v[104:105], v[106:107]
10E00  v_pk_add_f32 v[40:41], v[104:105], v[106:107] neg_lo:[0,1] neg_hi:[0,1]
10E08  s_waitcnt lgkmcnt(5)
10E0C  v_pk_add_f32 v[42:43], v[108:109], v[110:111]
10E14  v_pk_add_f32 v[44:45], v[108:109], v[110:111] neg_lo:[0,1] neg_hi:[0,1]
10E1C  s_waitcnt lgkmcnt(4)
10E20  v_pk_add_f32 v[46:47], v[112:113], v[114:115]
10E28  v_pk_add_f32 v[48:49], v[112:113], v[114:115] neg_lo:[0,1] neg_hi:[0,1]
10E30  s_waitcnt lgkmcnt(3)
10E34  v_pk_add_f32 v[50:51], v[116:117], v[118:119]
10E3C  v_pk_add_f32 v[52:53], v[116:117], v[118:119] neg_lo:[0,1] neg_hi:[0,1]
10E44  s_waitcnt lgkmcnt(2)
10E48  v_pk_add_f32 v[54:55], v[120:121], v[122:123]
10E50  v_pk_add_f32 v[56:57], v[120:121], v[122:123] neg_lo:[0,1] neg_hi:[0,1]
10E58  s_waitcnt lgkmcnt(1)
10E5C  v_pk_add_f32 v[58:59], v[124:125], v[126:127]
10E64  v_pk_add_f32 v[60:61], v[124:125], v[126:127] neg_lo:[0,1] neg_hi:[0,1]
10E6C  s_waitcnt lgkmcnt(0)
10E70  v_pk_add_f32 v[62:63], v[128:129], v[130:131]
10E78  v_pk_add_f32 v[64:65], v[128:129], v[130:131] neg_lo:[0,1] neg_hi:[0,1]
10E80  v_pk_add_f32 v[68:69], v[2:3], v[6:7]
10E88  v_pk_add_f32 v[2:3], v[2:3], v[6:7] neg_lo:[0,1] neg_hi:[0,1]
10E90  v_pk_add_f32 v[6:7], v[4:5], v[8:9]
10E98  v_pk_add_f32 v[4:5], v[4:5], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10EA0  v_pk_add_f32 v[8:9], v[10:11], v[14:15]
10EA8  v_pk_add_f32 v[10:11], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
10EB0  v_pk_add_f32 v[14:15], v[12:13], v[16:17]
10EB8  v_pk_add_f32 v[12:13], v[12:13], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
10EC0  v_pk_add_f32 v[16:17], v[18:19], v[22:23]
10EC8  v_pk_add_f32 v[18:19], v[18:19], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
10ED0  v_pk_add_f32 v[22:23], v[20:21], v[24:25]
10ED8  v_pk_add_f32 v[20:21], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
10EE0  v_pk_add_f32 v[24:25], v[26:27], v[30:31]
10EE8  v_pk_add_f32 v[26:27], v[26:27], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10EF0  v_pk_add_f32 v[30:31], v[28:29], v[32:33]
10EF8  v_pk_add_f32 v[28:29], v[28:29], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
10F00  v_pk_add_f32 v[32:33], v[34:35], v[38:39]
10F08  v_pk_add_f32 v[34:35], v[34:35], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
10F10  v_pk_add_f32 v[38:39], v[36:37], v[40:41]
10F18  v_pk_add_f32 v[36:37], v[36:37], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
10F20  v_pk_add_f32 v[40:41], v[42:43], v[46:47]
10F28  v_pk_add_f32 v[42:43], v[42:43], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
10F30  v_pk_add_f32 v[46:47], v[44:45], v[48:49]
10F38  v_pk_add_f32 v[44:45], v[44:45], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
10F40  v_pk_add_f32 v[48:49], v[50:51], v[54:55]
10F48  v_pk_add_f32 v[50:51], v[50:51], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
10F50  v_pk_add_f32 v[54:55], v[52:53], v[56:57]
10F58  v_pk_add_f32 v[52:53], v[52:53], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
10F60  v_pk_add_f32 v[56:57], v[58:59], v[62:63]
10F68  v_pk_add_f32 v[58:59], v[58:59], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
10F70  v_pk_add_f32 v[62:63], v[60:61], v[64:65]
10F78  v_pk_add_f32 v[60:61], v[60:61], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
10F80  v_pk_add_f32 v[64:65], v[68:69], v[8:9]
10F88  v_pk_add_f32 v[8:9], v[68:69], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
10F90  v_pk_add_f32 v[68:69], v[6:7], v[14:15]
10F98  v_pk_add_f32 v[6:7], v[6:7], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
10FA0  v_pk_add_f32 v[14:15], v[2:3], v[10:11]
10FA8  v_pk_add_f32 v[2:3], v[2:3], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
10FB0  v_pk_add_f32 v[10:11], v[4:5], v[12:13]
10FB8  v_pk_add_f32 v[4:5], v[4:5], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
10FC0  v_pk_add_f32 v[12:13], v[16:17], v[24:25]
10FC8  v_pk_add_f32 v[16:17], v[16:17], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
10FD0  v_pk_add_f32 v[24:25], v[22:23], v[30:31]
10FD8  v_pk_add_f32 v[22:23], v[22:23], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
10FE0  v_pk_add_f32 v[30:31], v[18:19], v[26:27]
10FE8  v_pk_add_f32 v[18:19], v[18:19], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
10FF0  v_pk_add_f32 v[26:27], v[20:21], v[28:29]
10FF8  v_pk_add_f32 v[20:21], v[20:21], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
11000  v_pk_add_f32 v[28:29], v[32:33], v[40:41]
11008  v_pk_add_f32 v[32:33], v[32:33], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
11010  v_pk_add_f32 v[40:41], v[38:39], v[46:47]
11018  v_pk_add_f32 v[38:39], v[38:39], v[46:47] neg_lo:[0,1] neg_hi:[0,1]
11020  v_pk_add_f32 v[46:47], v[34:35], v[42:43]
11028  v_pk_add_f32 v[34:35], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
11030  v_pk_add_f32 v[42:43], v[36:37], v[44:45]
11038  v_pk_add_f32 v[36:37], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
11040  v_pk_add_f32 v[44:45], v[48:49], v[56:57]
11048  v_pk_add_f32 v[48:49], v[48:49], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
11050  v_pk_add_f32 v[56:57], v[54:55], v[62:63]
11058  v_pk_add_f32 v[54:55], v[54:55], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
11060  v_pk_add_f32 v[62:63], v[50:51], v[58:59]
11068  v_pk_add_f32 v[50:51], v[50:51], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
11070  v_pk_add_f32 v[58:59], v[52:53], v[60:61]
11078  v_pk_add_f32 v[52:53], v[52:53], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
11080  v_pk_add_f32 v[60:61], v[64:65], v[12:13]
11088  v_pk_add_f32 v[70:71], v[68:69], v[24:25]
11090  s_mov_b32 s4, 0x3e800000
11098  v_pk_add_f32 v[12:13], v[64:65], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
110A0  v_pk_add_f32 v[24:25], v[68:69], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
110A8  v_pk_add_f32 v[68:69], v[14:15], v[30:31]
110B0  v_pk_add_f32 v[14:15], v[14:15], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
110B8  v_pk_add_f32 v[72:73], v[10:11], v[26:27]
110C0  v_pk_mul_f32 v[64:65], v[60:61], s[4:5] op_sel_hi:[1,0]
110C8  v_pk_mul_f32 v[30:31], v[70:71], s[4:5] op_sel_hi:[1,0]
110D0  v_pk_add_f32 v[10:11], v[10:11], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
110D8  v_pk_add_f32 v[26:27], v[8:9], v[16:17]
110E0  v_pk_add_f32 v[8:9], v[8:9], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
110E8  v_pk_add_f32 v[16:17], v[6:7], v[22:23]
110F0  v_pk_add_f32 v[6:7], v[6:7], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
110F8  v_pk_add_f32 v[22:23], v[2:3], v[18:19]
11100  v_pk_add_f32 v[2:3], v[2:3], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
11108  v_pk_add_f32 v[18:19], v[4:5], v[20:21]
11110  v_pk_add_f32 v[4:5], v[4:5], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
11118  v_pk_add_f32 v[20:21], v[28:29], v[44:45]
11120  v_pk_add_f32 v[74:75], v[28:29], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
11128  v_pk_add_f32 v[44:45], v[40:41], v[56:57]
11130  v_pk_add_f32 v[76:77], v[40:41], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
11138  v_pk_add_f32 v[40:41], v[46:47], v[62:63]
11140  v_pk_add_f32 v[78:79], v[46:47], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
11148  v_pk_add_f32 v[80:81], v[42:43], v[58:59]
11150  v_pk_add_f32 v[82:83], v[42:43], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
11158  v_pk_add_f32 v[42:43], v[32:33], v[48:49]
11160  v_pk_add_f32 v[84:85], v[32:33], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
11168  v_pk_mul_f32 v[62:63], v[68:69], s[4:5] op_sel_hi:[1,0]
11170  v_pk_mul_f32 v[32:33], v[72:73], s[4:5] op_sel_hi:[1,0]
11178  v_and_b32_e32 v142, 0x7fffffff, v64
11180  v_and_b32_e32 v141, 0x7fffffff, v30
11188  v_pk_add_f32 v[86:87], v[38:39], v[54:55]
11190  v_pk_add_f32 v[88:89], v[38:39], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
11198  v_pk_add_f32 v[38:39], v[34:35], v[50:51]
111A0  v_pk_add_f32 v[90:91], v[34:35], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
111A8  v_pk_mul_f32 v[60:61], v[26:27], s[4:5] op_sel_hi:[1,0]
111B0  v_pk_mul_f32 v[34:35], v[16:17], s[4:5] op_sel_hi:[1,0]
111B8  v_max_u32_e32 v68, v141, v142
111BC  v_and_b32_e32 v140, 0x7fffffff, v62
111C4  v_and_b32_e32 v139, 0x7fffffff, v32
111CC  v_pk_add_f32 v[92:93], v[36:37], v[52:53]
111D4  v_pk_add_f32 v[94:95], v[36:37], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
111DC  v_pk_mul_f32 v[58:59], v[22:23], s[4:5] op_sel_hi:[1,0]
111E4  v_pk_mul_f32 v[36:37], v[18:19], s[4:5] op_sel_hi:[1,0]
111EC  v_max3_u32 v68, v139, v140, v68
111F4  v_and_b32_e32 v131, 0x7fffffff, v60
111FC  v_and_b32_e32 v130, 0x7fffffff, v34
11204  v_pk_mul_f32 v[56:57], v[12:13], s[4:5] op_sel_hi:[1,0]
1120C  v_pk_mul_f32 v[22:23], v[24:25], s[4:5] op_sel_hi:[1,0]
11214  v_max3_u32 v68, v130, v131, v68
1121C  v_and_b32_e32 v129, 0x7fffffff, v58
11224  v_and_b32_e32 v128, 0x7fffffff, v36
1122C  v_pk_mul_f32 v[54:55], v[14:15], s[4:5] op_sel_hi:[1,0]
11234  v_pk_mul_f32 v[24:25], v[10:11], s[4:5] op_sel_hi:[1,0]
1123C  v_max3_u32 v68, v128, v129, v68
11244  v_and_b32_e32 v127, 0x7fffffff, v56
1124C  v_and_b32_e32 v126, 0x7fffffff, v22
11254  v_pk_mul_f32 v[52:53], v[8:9], s[4:5] op_sel_hi:[1,0]
1125C  v_pk_mul_f32 v[26:27], v[6:7], s[4:5] op_sel_hi:[1,0]
11264  v_max3_u32 v68, v126, v127, v68
1126C  v_and_b32_e32 v125, 0x7fffffff, v54
11274  v_and_b32_e32 v124, 0x7fffffff, v24
1127C  v_pk_mul_f32 v[50:51], v[2:3], s[4:5] op_sel_hi:[1,0]
11284  v_pk_mul_f32 v[28:29], v[4:5], s[4:5] op_sel_hi:[1,0]
1128C  v_max3_u32 v68, v124, v125, v68
11294  v_and_b32_e32 v123, 0x7fffffff, v52
1129C  v_and_b32_e32 v122, 0x7fffffff, v26
112A4  v_pk_mul_f32 v[48:49], v[20:21], s[4:5] op_sel_hi:[1,0]
112AC  v_pk_mul_f32 v[14:15], v[44:45], s[4:5] op_sel_hi:[1,0]
112B4  v_max3_u32 v68, v122, v123, v68
112BC  v_and_b32_e32 v121, 0x7fffffff, v50
112C4  v_and_b32_e32 v120, 0x7fffffff, v28
112CC  v_pk_mul_f32 v[46:47], v[40:41], s[4:5] op_sel_hi:[1,0]
112D4  v_pk_mul_f32 v[16:17], v[80:81], s[4:5] op_sel_hi:[1,0]
112DC  v_max3_u32 v68, v120, v121, v68
112E4  v_and_b32_e32 v119, 0x7fffffff, v48
112EC  v_and_b32_e32 v118, 0x7fffffff, v14
112F4  v_pk_mul_f32 v[44:45], v[42:43], s[4:5] op_sel_hi:[1,0]
112FC  v_pk_mul_f32 v[18:19], v[86:87], s[4:5] op_sel_hi:[1,0]
11304  v_max3_u32 v68, v118, v119, v68
1130C  v_and_b32_e32 v117, 0x7fffffff, v46
11314  v_and_b32_e32 v116, 0x7fffffff, v16
1131C  v_pk_mul_f32 v[42:43], v[38:39], s[4:5] op_sel_hi:[1,0]
11324  v_pk_mul_f32 v[20:21], v[92:93], s[4:5] op_sel_hi:[1,0]
1132C  v_max3_u32 v68, v116, v117, v68
11334  v_and_b32_e32 v115, 0x7fffffff, v44
1133C  v_and_b32_e32 v114, 0x7fffffff, v18
11344  v_pk_mul_f32 v[40:41], v[74:75], s[4:5] op_sel_hi:[1,0]
1134C  v_pk_mul_f32 v[6:7], v[76:77], s[4:5] op_sel_hi:[1,0]
11354  v_max3_u32 v68, v114, v115, v68
1135C  v_and_b32_e32 v113, 0x7fffffff, v42
11364  v_and_b32_e32 v112, 0x7fffffff, v20
1136C  v_pk_mul_f32 v[38:39], v[78:79], s[4:5] op_sel_hi:[1,0]
11374  v_pk_mul_f32 v[8:9], v[82:83], s[4:5] op_sel_hi:[1,0]
1137C  v_max3_u32 v68, v112, v113, v68
11384  v_and_b32_e32 v111, 0x7fffffff, v40
1138C  v_and_b32_e32 v110, 0x7fffffff, v6
11394  v_pk_mul_f32 v[4:5], v[84:85], s[4:5] op_sel_hi:[1,0]
1139C  v_pk_mul_f32 v[10:11], v[88:89], s[4:5] op_sel_hi:[1,0]
113A4  v_max3_u32 v68, v110, v111, v68
113AC  v_and_b32_e32 v109, 0x7fffffff, v38
113B4  v_and_b32_e32 v108, 0x7fffffff, v8
113BC  v_pk_mul_f32 v[2:3], v[90:91], s[4:5] op_sel_hi:[1,0]
113C4  v_pk_mul_f32 v[12:13], v[94:95], s[4:5] op_sel_hi:[1,0]
113CC  v_max3_u32 v68, v108, v109, v68
113D4  v_and_b32_e32 v107, 0x7fffffff, v4
113DC  v_and_b32_e32 v106, 0x7fffffff, v10
113E4  v_max3_u32 v68, v106, v107, v68
113EC  v_and_b32_e32 v105, 0x7fffffff, v2
113F4  v_and_b32_e32 v104, 0x7fffffff, v12
113FC  v_max3_u32 v143, v104, v105, v68
11404  s_mov_b32 s4, 0x7f7fffff
1140C  v_cmp_lt_u32_e32 vcc, s4, v143
11410  v_mov_b32_e32 v68, v64
11414  v_mov_b32_e32 v69, v30
11418  v_mov_b32_e32 v70, v62
1141C  v_mov_b32_e32 v71, v32
11420  v_mov_b32_e32 v72, v60
11424  v_mov_b32_e32 v73, v34
11428  v_mov_b32_e32 v76, v58
1142C  v_mov_b32_e32 v77, v36
11430  v_mov_b32_e32 v74, v56
11434  v_mov_b32_e32 v75, v22
11438  v_mov_b32_e32 v78, v54
1143C  v_mov_b32_e32 v79, v24
11440  v_mov_b32_e32 v80, v52
11444  v_mov_b32_e32 v81, v26
11448  v_mov_b32_e32 v84, v50
1144C  v_mov_b32_e32 v85, v28
11450  v_mov_b32_e32 v82, v48
11454  v_mov_b32_e32 v83, v14
11458  v_mov_b32_e32 v86, v46
1145C  v_mov_b32_e32 v87, v16
11460  v_mov_b32_e32 v88, v44
11464  v_mov_b32_e32 v89, v18
11468  v_mov_b32_e32 v92, v42
1146C  v_mov_b32_e32 v93, v20
11470  v_mov_b32_e32 v90, v40
11474  v_mov_b32_e32 v91, v6
11478  v_mov_b32_e32 v94, v38
1147C  v_mov_b32_e32 v95, v8
11480  v_mov_b32_e32 v96, v4
11484  v_mov_b32_e32 v97, v10
11488  v_mov_b32_e32 v98, v2
1148C  v_mov_b32_e32 v99, v12
11490  v_mov_b32_e32 v100, 0
11494  v_mov_b32_e32 v101, 0
11498  v_mov_b32_e32 v102, 0
1149C  v_mov_b32_e32 v103, 0
114A0  s_and_saveexec_b64 s[4:5], vcc
114A4  s_cbranch_execz 585
114A8  v_sub_u32_e32 v68, 0x7f7fffff, v142
114B0  v_sub_u32_e32 v69, 0x7f800000, v142
114B8  v_sub_u32_e32 v72, 0x7f800000, v141
114C0  v_sub_u32_e32 v71, 0x7f7fffff, v141
114C8  v_lshrrev_b32_e32 v74, 31, v69
114CC  v_ashrrev_i32_e32 v70, 31, v68
114D0  v_lshrrev_b32_e32 v68, 31, v68
114D4  v_lshrrev_b32_e32 v72, 31, v72
114D8  v_add_u32_e32 v76, -1, v74
114DC  v_add_u32_e32 v75, -1, v72
114E0  v_lshrrev_b32_e32 v73, 31, v71
114E4  v_and_b32_e32 v77, 0x80000000, v76
114EC  v_add_u32_e32 v68, -1, v68
114F0  v_and_b32_e32 v70, 7, v70
114F4  v_and_b32_e32 v69, 0x80000000, v75
114FC  v_add_u32_e32 v73, -1, v73
11500  v_bitop3_b32 v68, v77, v64, v68 bitop3:0xc8
11508  v_ashrrev_i32_e32 v64, 31, v71
1150C  s_movk_i32 s6, 0x70
11510  v_bitop3_b32 v69, v69, v30, v73 bitop3:0xc8
11518  v_and_b32_e32 v30, v76, v142
1151C  v_and_or_b32 v64, v64, s6, v70
11524  v_and_b32_e32 v70, v75, v141
11528  v_add_u32_e32 v72, v72, v74
1152C  v_max_u32_e32 v30, v70, v30
11530  v_sub_u32_e32 v70, 0x7f7fffff, v140
11538  v_sub_u32_e32 v71, 0x7f800000, v140
11540  v_sub_u32_e32 v74, 0x7f800000, v139
11548  s_movk_i32 s7, 0x700
1154C  v_ashrrev_i32_e32 v73, 31, v70
11550  v_lshrrev_b32_e32 v76, 31, v71
11554  v_and_or_b32 v64, v73, s7, v64
1155C  v_sub_u32_e32 v73, 0x7f7fffff, v139
11564  v_lshrrev_b32_e32 v70, 31, v70
11568  v_lshrrev_b32_e32 v74, 31, v74
1156C  v_add_u32_e32 v78, -1, v76
11570  v_add_u32_e32 v77, -1, v74
11574  v_lshrrev_b32_e32 v75, 31, v73
11578  v_and_b32_e32 v79, 0x80000000, v78
11580  v_add_u32_e32 v70, -1, v70
11584  v_and_b32_e32 v71, 0x80000000, v77
1158C  v_add_u32_e32 v75, -1, v75
11590  v_bitop3_b32 v70, v79, v62, v70 bitop3:0xc8
11598  v_ashrrev_i32_e32 v62, 31, v73
1159C  s_movk_i32 s9, 0x7000
115A0  v_bitop3_b32 v71, v71, v32, v75 bitop3:0xc8
115A8  v_and_b32_e32 v32, v78, v140
115AC  v_and_or_b32 v62, v62, s9, v64
115B4  v_add3_u32 v64, v76, v72, v74
115BC  v_and_b32_e32 v72, v77, v139
115C0  v_max3_u32 v30, v72, v32, v30
115C8  v_sub_u32_e32 v32, 0x7f7fffff, v131
115D0  s_mov_b32 s11, 0x70000
115D8  v_ashrrev_i32_e32 v73, 31, v32
115DC  v_and_or_b32 v62, v73, s11, v62
115E4  v_sub_u32_e32 v73, 0x7f800000, v130
115EC  v_sub_u32_e32 v72, 0x7f800000, v131
115F4  v_sub_u32_e32 v74, 0x7f7fffff, v130
115FC  v_lshrrev_b32_e32 v32, 31, v32
11600  v_lshrrev_b32_e32 v77, 31, v73
11604  v_lshrrev_b32_e32 v75, 31, v74
11608  v_lshrrev_b32_e32 v76, 31, v72
1160C  v_add_u32_e32 v78, -1, v77
11610  v_add_u32_e32 v79, -1, v76
11614  v_and_b32_e32 v73, 0x80000000, v78
1161C  v_add_u32_e32 v75, -1, v75
11620  v_and_b32_e32 v72, 0x80000000, v79
11628  v_add_u32_e32 v32, -1, v32
1162C  v_bitop3_b32 v73, v73, v34, v75 bitop3:0xc8
11634  v_ashrrev_i32_e32 v34, 31, v74
11638  s_mov_b32 s17, 0x700000
11640  v_bitop3_b32 v72, v72, v60, v32 bitop3:0xc8
11648  v_and_b32_e32 v32, v79, v131
1164C  v_and_or_b32 v34, v34, s17, v62
11654  v_and_b32_e32 v62, v78, v130
11658  v_max3_u32 v30, v62, v32, v30
11660  v_sub_u32_e32 v32, 0x7f7fffff, v129
11668  v_sub_u32_e32 v74, 0x7f800000, v128
11670  v_add3_u32 v60, v76, v64, v77
11678  v_sub_u32_e32 v62, 0x7f800000, v129
11680  v_ashrrev_i32_e32 v64, 31, v32
11684  s_mov_b32 s19, 0x7000000
1168C  v_and_or_b32 v34, v64, s19, v34
11694  v_sub_u32_e32 v64, 0x7f7fffff, v128
1169C  v_lshrrev_b32_e32 v74, 31, v74
116A0  v_lshrrev_b32_e32 v62, 31, v62
116A4  v_lshrrev_b32_e32 v75, 31, v64
116A8  v_add_u32_e32 v78, -1, v74
116AC  v_lshrrev_b32_e32 v32, 31, v32
116B0  v_add_u32_e32 v79, -1, v62
116B4  v_and_b32_e32 v77, 0x80000000, v78
116BC  v_add_u32_e32 v75, -1, v75
116C0  v_and_b32_e32 v76, 0x80000000, v79
116C8  v_add_u32_e32 v32, -1, v32
116CC  v_bitop3_b32 v77, v77, v36, v75 bitop3:0xc8
116D4  v_ashrrev_i32_e32 v36, 31, v64
116D8  s_brev_b32 s23, 14
116DC  v_bitop3_b32 v76, v76, v58, v32 bitop3:0xc8
116E4  v_and_b32_e32 v32, v79, v129
116E8  v_and_or_b32 v100, v36, s23, v34
116F0  v_add3_u32 v34, v62, v60, v74
116F8  v_and_b32_e32 v36, v78, v128
116FC  v_sub_u32_e32 v62, 0x7f800000, v126
11704  v_max3_u32 v30, v36, v32, v30
1170C  v_sub_u32_e32 v36, 0x7f800000, v127
11714  v_sub_u32_e32 v32, 0x7f7fffff, v127
1171C  v_sub_u32_e32 v60, 0x7f7fffff, v126
11724  v_lshrrev_b32_e32 v62, 31, v62
11728  v_lshrrev_b32_e32 v36, 31, v36
1172C  v_lshrrev_b32_e32 v64, 31, v60
11730  v_add_u32_e32 v78, -1, v62
11734  v_ashrrev_i32_e32 v58, 31, v32
11738  v_lshrrev_b32_e32 v32, 31, v32
1173C  v_add_u32_e32 v79, -1, v36
11740  v_and_b32_e32 v75, 0x80000000, v78
11748  v_add_u32_e32 v64, -1, v64
1174C  v_and_b32_e32 v74, 0x80000000, v79
11754  v_add_u32_e32 v32, -1, v32
11758  v_bitop3_b32 v75, v75, v22, v64 bitop3:0xc8
11760  v_and_b32_e32 v22, v79, v127
11764  v_add3_u32 v34, v36, v34, v62
1176C  v_and_b32_e32 v36, v78, v126
11770  v_and_b32_e32 v58, 7, v58
11774  v_bitop3_b32 v74, v74, v56, v32 bitop3:0xc8
1177C  v_ashrrev_i32_e32 v32, 31, v60
11780  v_max3_u32 v22, v36, v22, v30
11788  v_sub_u32_e32 v36, 0x7f800000, v125
11790  v_and_or_b32 v32, v32, s6, v58
11798  v_sub_u32_e32 v30, 0x7f7fffff, v125
117A0  v_sub_u32_e32 v58, 0x7f800000, v124
117A8  v_lshrrev_b32_e32 v36, 31, v36
117AC  v_ashrrev_i32_e32 v56, 31, v30
117B0  v_and_or_b32 v32, v56, s7, v32
117B8  v_sub_u32_e32 v56, 0x7f7fffff, v124
117C0  v_lshrrev_b32_e32 v30, 31, v30
117C4  v_lshrrev_b32_e32 v58, 31, v58
117C8  v_add_u32_e32 v64, -1, v36
117CC  v_add_u32_e32 v62, -1, v58
117D0  v_lshrrev_b32_e32 v60, 31, v56
117D4  v_and_b32_e32 v78, 0x80000000, v64
117DC  v_add_u32_e32 v30, -1, v30
117E0  v_and_b32_e32 v79, 0x80000000, v62
117E8  v_add_u32_e32 v60, -1, v60
117EC  v_bitop3_b32 v78, v78, v54, v30 bitop3:0xc8
117F4  v_ashrrev_i32_e32 v30, 31, v56
117F8  v_bitop3_b32 v79, v79, v24, v60 bitop3:0xc8
11800  v_and_b32_e32 v24, v64, v125
11804  v_and_or_b32 v30, v30, s9, v32
1180C  v_add3_u32 v32, v36, v34, v58
11814  v_and_b32_e32 v34, v62, v124
11818  v_max3_u32 v22, v34, v24, v22
11820  v_sub_u32_e32 v24, 0x7f7fffff, v123
11828  v_sub_u32_e32 v54, 0x7f800000, v122
11830  v_sub_u32_e32 v34, 0x7f800000, v123
11838  v_ashrrev_i32_e32 v36, 31, v24
1183C  v_and_or_b32 v30, v36, s11, v30
11844  v_sub_u32_e32 v36, 0x7f7fffff, v122
1184C  v_lshrrev_b32_e32 v54, 31, v54
11850  v_lshrrev_b32_e32 v34, 31, v34
11854  v_lshrrev_b32_e32 v56, 31, v36
11858  v_add_u32_e32 v58, -1, v54
1185C  v_lshrrev_b32_e32 v24, 31, v24
11860  v_add_u32_e32 v60, -1, v34
11864  v_and_b32_e32 v64, 0x80000000, v58
1186C  v_add_u32_e32 v56, -1, v56
11870  v_and_b32_e32 v62, 0x80000000, v60
11878  v_add_u32_e32 v24, -1, v24
1187C  v_bitop3_b32 v81, v64, v26, v56 bitop3:0xc8
11884  v_ashrrev_i32_e32 v26, 31, v36
11888  v_bitop3_b32 v80, v62, v52, v24 bitop3:0xc8
11890  v_and_b32_e32 v24, v60, v123
11894  v_and_or_b32 v26, v26, s17, v30
1189C  v_add3_u32 v30, v34, v32, v54
118A4  v_and_b32_e32 v32, v58, v122
118A8  v_max3_u32 v22, v32, v24, v22
118B0  v_sub_u32_e32 v24, 0x7f7fffff, v121
118B8  v_sub_u32_e32 v36, 0x7f800000, v120
118C0  v_sub_u32_e32 v32, 0x7f800000, v121
118C8  v_ashrrev_i32_e32 v34, 31, v24
118CC  v_and_or_b32 v26, v34, s19, v26
118D4  v_sub_u32_e32 v34, 0x7f7fffff, v120
118DC  v_lshrrev_b32_e32 v36, 31, v36
118E0  v_lshrrev_b32_e32 v32, 31, v32
118E4  v_lshrrev_b32_e32 v52, 31, v34
118E8  v_add_u32_e32 v54, -1, v36
118EC  v_lshrrev_b32_e32 v24, 31, v24
118F0  v_add_u32_e32 v56, -1, v32
118F4  v_and_b32_e32 v60, 0x80000000, v54
118FC  v_add_u32_e32 v52, -1, v52
11900  v_and_b32_e32 v58, 0x80000000, v56
11908  v_add_u32_e32 v24, -1, v24
1190C  v_bitop3_b32 v85, v60, v28, v52 bitop3:0xc8
11914  v_ashrrev_i32_e32 v28, 31, v34
11918  v_bitop3_b32 v84, v58, v50, v24 bitop3:0xc8
11920  v_and_b32_e32 v24, v56, v121
11924  v_and_or_b32 v101, v28, s23, v26
1192C  v_and_b32_e32 v28, v54, v120
11930  v_sub_u32_e32 v34, 0x7f800000, v118
11938  v_max3_u32 v22, v28, v24, v22
11940  v_sub_u32_e32 v28, 0x7f800000, v119
11948  v_add3_u32 v26, v32, v30, v36
11950  v_sub_u32_e32 v32, 0x7f7fffff, v118
11958  v_lshrrev_b32_e32 v34, 31, v34
1195C  v_sub_u32_e32 v24, 0x7f7fffff, v119
11964  v_lshrrev_b32_e32 v28, 31, v28
11968  v_lshrrev_b32_e32 v36, 31, v32
1196C  v_add_u32_e32 v50, -1, v34
11970  v_add_u32_e32 v52, -1, v28
11974  v_and_b32_e32 v56, 0x80000000, v50
1197C  v_add_u32_e32 v36, -1, v36
11980  v_ashrrev_i32_e32 v30, 31, v24
11984  v_lshrrev_b32_e32 v24, 31, v24
11988  v_bitop3_b32 v83, v56, v14, v36 bitop3:0xc8
11990  v_and_b32_e32 v14, v52, v119
11994  v_add3_u32 v26, v28, v26, v34
1199C  v_and_b32_e32 v28, v50, v118
119A0  v_and_b32_e32 v54, 0x80000000, v52
119A8  v_add_u32_e32 v24, -1, v24
119AC  v_max3_u32 v14, v28, v14, v22
119B4  v_sub_u32_e32 v28, 0x7f800000, v117
119BC  v_and_b32_e32 v30, 7, v30
119C0  v_bitop3_b32 v82, v54, v48, v24 bitop3:0xc8
119C8  v_ashrrev_i32_e32 v24, 31, v32
119CC  v_sub_u32_e32 v22, 0x7f7fffff, v117
119D4  v_sub_u32_e32 v32, 0x7f800000, v116
119DC  v_and_or_b32 v24, v24, s6, v30
119E4  v_lshrrev_b32_e32 v28, 31, v28
119E8  v_ashrrev_i32_e32 v30, 31, v22
119EC  v_and_or_b32 v24, v30, s7, v24
119F4  v_sub_u32_e32 v30, 0x7f7fffff, v116
119FC  v_lshrrev_b32_e32 v22, 31, v22
11A00  v_lshrrev_b32_e32 v32, 31, v32
11A04  v_add_u32_e32 v48, -1, v28
11A08  v_add_u32_e32 v36, -1, v32
11A0C  v_lshrrev_b32_e32 v34, 31, v30
11A10  v_and_b32_e32 v50, 0x80000000, v48
11A18  v_add_u32_e32 v22, -1, v22
11A1C  v_and_b32_e32 v52, 0x80000000, v36
11A24  v_add_u32_e32 v34, -1, v34
11A28  v_bitop3_b32 v86, v50, v46, v22 bitop3:0xc8
11A30  v_ashrrev_i32_e32 v22, 31, v30
11A34  v_bitop3_b32 v87, v52, v16, v34 bitop3:0xc8
11A3C  v_and_b32_e32 v16, v48, v117
11A40  v_and_or_b32 v22, v22, s9, v24
11A48  v_add3_u32 v24, v28, v26, v32
11A50  v_and_b32_e32 v26, v36, v116
11A54  v_max3_u32 v14, v26, v16, v14
11A5C  v_sub_u32_e32 v16, 0x7f7fffff, v115
11A64  v_sub_u32_e32 v30, 0x7f800000, v114
11A6C  v_sub_u32_e32 v26, 0x7f800000, v115
11A74  v_ashrrev_i32_e32 v28, 31, v16
11A78  v_and_or_b32 v22, v28, s11, v22
11A80  v_sub_u32_e32 v28, 0x7f7fffff, v114
11A88  v_lshrrev_b32_e32 v30, 31, v30
11A8C  v_lshrrev_b32_e32 v26, 31, v26
11A90  v_lshrrev_b32_e32 v32, 31, v28
11A94  v_add_u32_e32 v34, -1, v30
11A98  v_lshrrev_b32_e32 v16, 31, v16
11A9C  v_add_u32_e32 v36, -1, v26
11AA0  v_and_b32_e32 v48, 0x80000000, v34
11AA8  v_add_u32_e32 v32, -1, v32
11AAC  v_and_b32_e32 v46, 0x80000000, v36
11AB4  v_add_u32_e32 v16, -1, v16
11AB8  v_bitop3_b32 v89, v48, v18, v32 bitop3:0xc8
11AC0  v_ashrrev_i32_e32 v18, 31, v28
11AC4  v_bitop3_b32 v88, v46, v44, v16 bitop3:0xc8
11ACC  v_and_b32_e32 v16, v36, v115
11AD0  v_and_or_b32 v18, v18, s17, v22
11AD8  v_add3_u32 v22, v26, v24, v30
11AE0  v_and_b32_e32 v24, v34, v114
11AE4  v_max3_u32 v14, v24, v16, v14
11AEC  v_sub_u32_e32 v16, 0x7f7fffff, v113
11AF4  v_sub_u32_e32 v28, 0x7f800000, v112
11AFC  v_sub_u32_e32 v24, 0x7f800000, v113
11B04  v_ashrrev_i32_e32 v26, 31, v16
11B08  v_and_or_b32 v18, v26, s19, v18
11B10  v_sub_u32_e32 v26, 0x7f7fffff, v112
11B18  v_lshrrev_b32_e32 v28, 31, v28
11B1C  v_lshrrev_b32_e32 v24, 31, v24
11B20  v_lshrrev_b32_e32 v30, 31, v26
11B24  v_add_u32_e32 v32, -1, v28
11B28  v_lshrrev_b32_e32 v16, 31, v16
11B2C  v_add_u32_e32 v34, -1, v24
11B30  v_and_b32_e32 v44, 0x80000000, v32
11B38  v_add_u32_e32 v30, -1, v30
11B3C  v_and_b32_e32 v36, 0x80000000, v34
11B44  v_add_u32_e32 v16, -1, v16
11B48  v_bitop3_b32 v93, v44, v20, v30 bitop3:0xc8
11B50  v_ashrrev_i32_e32 v20, 31, v26
11B54  v_bitop3_b32 v92, v36, v42, v16 bitop3:0xc8
11B5C  v_and_b32_e32 v16, v34, v113
11B60  v_and_or_b32 v102, v20, s23, v18
11B68  v_and_b32_e32 v20, v32, v112
11B6C  v_sub_u32_e32 v26, 0x7f800000, v110
11B74  v_max3_u32 v14, v20, v16, v14
11B7C  v_sub_u32_e32 v20, 0x7f800000, v111
11B84  v_add3_u32 v18, v24, v22, v28
11B8C  v_sub_u32_e32 v24, 0x7f7fffff, v110
11B94  v_lshrrev_b32_e32 v26, 31, v26
11B98  v_sub_u32_e32 v16, 0x7f7fffff, v111
11BA0  v_lshrrev_b32_e32 v20, 31, v20
11BA4  v_lshrrev_b32_e32 v28, 31, v24
11BA8  v_add_u32_e32 v30, -1, v26
11BAC  v_add_u32_e32 v32, -1, v20
11BB0  v_and_b32_e32 v36, 0x80000000, v30
11BB8  v_add_u32_e32 v28, -1, v28
11BBC  v_ashrrev_i32_e32 v22, 31, v16
11BC0  v_lshrrev_b32_e32 v16, 31, v16
11BC4  v_bitop3_b32 v91, v36, v6, v28 bitop3:0xc8
11BCC  v_and_b32_e32 v6, v32, v111
11BD0  v_add3_u32 v18, v20, v18, v26
11BD8  v_and_b32_e32 v20, v30, v110
11BDC  v_and_b32_e32 v34, 0x80000000, v32
11BE4  v_add_u32_e32 v16, -1, v16
11BE8  v_max3_u32 v6, v20, v6, v14
11BF0  v_sub_u32_e32 v20, 0x7f800000, v109
11BF8  v_and_b32_e32 v22, 7, v22
11BFC  v_bitop3_b32 v90, v34, v40, v16 bitop3:0xc8
11C04  v_ashrrev_i32_e32 v16, 31, v24
11C08  v_sub_u32_e32 v14, 0x7f7fffff, v109
11C10  v_sub_u32_e32 v24, 0x7f800000, v108
11C18  v_and_or_b32 v16, v16, s6, v22
11C20  v_lshrrev_b32_e32 v20, 31, v20
11C24  v_ashrrev_i32_e32 v22, 31, v14
11C28  v_and_or_b32 v16, v22, s7, v16
11C30  v_sub_u32_e32 v22, 0x7f7fffff, v108
11C38  v_lshrrev_b32_e32 v14, 31, v14
11C3C  v_lshrrev_b32_e32 v24, 31, v24
11C40  v_add_u32_e32 v30, -1, v20
11C44  v_add_u32_e32 v28, -1, v24
11C48  v_lshrrev_b32_e32 v26, 31, v22
11C4C  v_and_b32_e32 v32, 0x80000000, v30
11C54  v_add_u32_e32 v14, -1, v14
11C58  v_and_b32_e32 v34, 0x80000000, v28
11C60  v_add_u32_e32 v26, -1, v26
11C64  v_bitop3_b32 v94, v32, v38, v14 bitop3:0xc8
11C6C  v_ashrrev_i32_e32 v14, 31, v22
11C70  v_bitop3_b32 v95, v34, v8, v26 bitop3:0xc8
11C78  v_and_b32_e32 v8, v30, v109
11C7C  v_and_or_b32 v14, v14, s9, v16
11C84  v_add3_u32 v16, v20, v18, v24
11C8C  v_and_b32_e32 v18, v28, v108
11C90  v_max3_u32 v6, v18, v8, v6
11C98  v_sub_u32_e32 v18, 0x7f800000, v107
11CA0  v_sub_u32_e32 v8, 0x7f7fffff, v107
11CA8  v_sub_u32_e32 v22, 0x7f800000, v106
11CB0  v_lshrrev_b32_e32 v18, 31, v18
11CB4  v_ashrrev_i32_e32 v20, 31, v8
11CB8  v_lshrrev_b32_e32 v8, 31, v8
11CBC  v_add_u32_e32 v28, -1, v18
11CC0  v_and_or_b32 v14, v20, s11, v14
11CC8  v_sub_u32_e32 v20, 0x7f7fffff, v106
11CD0  v_lshrrev_b32_e32 v22, 31, v22
11CD4  v_and_b32_e32 v30, 0x80000000, v28
11CDC  v_add_u32_e32 v8, -1, v8
11CE0  v_add_u32_e32 v26, -1, v22
11CE4  v_bitop3_b32 v96, v30, v4, v8 bitop3:0xc8
11CEC  v_ashrrev_i32_e32 v8, 31, v20
11CF0  v_and_b32_e32 v4, v28, v107
11CF4  v_and_or_b32 v8, v8, s17, v14
11CFC  v_and_b32_e32 v14, v26, v106
11D00  v_lshrrev_b32_e32 v24, 31, v20
11D04  v_max3_u32 v4, v14, v4, v6
11D0C  v_sub_u32_e32 v14, 0x7f800000, v105
11D14  v_and_b32_e32 v32, 0x80000000, v26
11D1C  v_add_u32_e32 v24, -1, v24
11D20  v_sub_u32_e32 v6, 0x7f7fffff, v105
11D28  v_bitop3_b32 v97, v32, v10, v24 bitop3:0xc8
11D30  v_add3_u32 v10, v18, v16, v22
11D38  v_sub_u32_e32 v18, 0x7f800000, v104
11D40  v_lshrrev_b32_e32 v14, 31, v14
11D44  v_ashrrev_i32_e32 v16, 31, v6
11D48  v_lshrrev_b32_e32 v6, 31, v6
11D4C  v_add_u32_e32 v24, -1, v14
11D50  v_and_or_b32 v8, v16, s19, v8
11D58  v_sub_u32_e32 v16, 0x7f7fffff, v104
11D60  v_lshrrev_b32_e32 v18, 31, v18
11D64  v_and_b32_e32 v26, 0x80000000, v24
11D6C  v_add_u32_e32 v6, -1, v6
11D70  v_add_u32_e32 v22, -1, v18
11D74  v_bitop3_b32 v98, v26, v2, v6 bitop3:0xc8
11D7C  v_ashrrev_i32_e32 v6, 31, v16
11D80  v_lshrrev_b32_e32 v20, 31, v16
11D84  v_and_b32_e32 v2, v24, v105
11D88  v_and_or_b32 v103, v6, s23, v8
11D90  v_add3_u32 v6, v14, v10, v18
11D98  v_and_b32_e32 v8, v22, v104
11D9C  v_and_b32_e32 v28, 0x80000000, v22
11DA4  v_add_u32_e32 v20, -1, v20
11DA8  v_max3_u32 v2, v8, v2, v4
11DB0  v_mov_b32_e32 v4, 0x7f800000
11DB8  v_cmp_ne_u32_e32 vcc, 32, v6
11DBC  v_bitop3_b32 v99, v28, v12, v20 bitop3:0xc8
11DC4  s_nop 0
11DC8  v_cndmask_b32_e32 v143, v4, v2, vcc
11DCC  s_or_b64 exec, exec, s[4:5]
11DD0  v_cmp_ne_u32_e32 vcc, 0, v143
11DD4  v_mov_b32_e32 v38, 0x7f
11DDC  s_and_saveexec_b64 s[4:5], vcc
11DE0  s_cbranch_execz 15
11DE4  v_add_u32_e32 v2, s16, v143
11DE8  s_mov_b32 s6, 0x17fffff
11DF0  v_lshrrev_b32_e32 v4, 23, v2
11DF4  v_add_u32_e32 v4, -2, v4
11DF8  v_cmp_lt_u32_e32 vcc, s6, v2
11DFC  s_mov_b32 s6, 0x7f800000
11E04  s_nop 0
11E08  v_cndmask_b32_e32 v2, 0, v4, vcc
11E0C  v_cmp_eq_u32_e32 vcc, s6, v143
11E10  v_mov_b32_e32 v4, 0xfe
11E18  s_and_b64 vcc, s[28:29], vcc
11E1C  v_cndmask_b32_e32 v38, v2, v4, vcc
11E20  s_or_b64 exec, exec, s[4:5]
11E24  v_cmp_eq_u32_e32 vcc, 0, v38
11E28  s_cbranch_vccz 38
11E2C  s_nop 0
11E30  v_cndmask_b32_e64 v2, 1.0, 2.0, vcc
11E38  v_pk_mul_f32 v[68:69], v[2:3], v[68:69] op_sel_hi:[0,1]
11E40  v_pk_mul_f32 v[70:71], v[2:3], v[70:71] op_sel_hi:[0,1]
11E48  v_pk_mul_f32 v[72:73], v[2:3], v[72:73] op_sel_hi:[0,1]
11E50  v_pk_mul_f32 v[76:77], v[2:3], v[76:77] op_sel_hi:[0,1]
11E58  v_pk_mul_f32 v[74:75], v[2:3], v[74:75] op_sel_hi:[0,1]
11E60  v_pk_mul_f32 v[78:79], v[2:3], v[78:79] op_sel_hi:[0,1]
11E68  v_pk_mul_f32 v[80:81], v[2:3], v[80:81] op_sel_hi:[0,1]
11E70  v_pk_mul_f32 v[84:85], v[2:3], v[84:85] op_sel_hi:[0,1]
11E78  v_pk_mul_f32 v[82:83], v[2:3], v[82:83] op_sel_hi:[0,1]
11E80  v_pk_mul_f32 v[86:87], v[2:3], v[86:87] op_sel_hi:[0,1]
11E88  v_pk_mul_f32 v[88:89], v[2:3], v[88:89] op_sel_hi:[0,1]
11E90  v_pk_mul_f32 v[92:93], v[2:3], v[92:93] op_sel_hi:[0,1]
11E98  v_pk_mul_f32 v[90:91], v[2:3], v[90:91] op_sel_hi:[0,1]
11EA0  v_pk_mul_f32 v[94:95], v[2:3], v[94:95] op_sel_hi:[0,1]
11EA8  v_pk_mul_f32 v[96:97], v[2:3], v[96:97] op_sel_hi:[0,1]
11EB0  v_pk_mul_f32 v[98:99], v[2:3], v[98:99] op_sel_hi:[0,1]
11EB8  v_max_u32_e32 v2, 1, v38
11EBC  s_branch 2
11EC0  s_branch 64383
11EC4  v_mov_b32_e32 v2, v38
11EC8  v_mad_u64_u32 v[66:67], s[4:5], s10, v67, v[66:67]
11ED0  v_lshlrev_b32_e32 v8, 2, v66
11ED4  s_mov_b32 s4, 0xd2511f53
11EDC  v_mad_u64_u32 v[104:105], s[6:7], v8, s4, 0
11EE4  s_mul_hi_u32 s6, s21, 0xcd9e8d57
11EEC  s_xor_b32 s6, s20, s6
11EF0  s_xor_b32 s9, s6, s30
11EF4  s_xor_b32 s6, s31, s22
11EF8  v_lshlrev_b32_e32 v6, 23, v2
11EFC  s_mov_b32 s5, 0xcd9e8d57
11F04  s_mul_i32 s7, s21, 0xcd9e8d57
11F0C  v_xor_b32_e32 v2, s6, v105
11F10  s_add_i32 s11, s30, 0x9e3779b9
11F18  s_add_i32 s17, s31, 0xbb67ae85
11F20  s_mul_hi_u32 s19, s9, 0xd2511f53
11F28  s_mul_i32 s22, s9, 0xd2511f53
11F30  v_mad_u64_u32 v[106:107], s[20:21], v2, s5, 0
11F38  s_xor_b32 s9, s11, s7
11F3C  s_xor_b32 s17, s17, s19
11F40  v_xor_b32_e32 v2, s9, v107
11F44  v_xor_b32_e32 v4, s17, v104
11F48  s_add_i32 s11, s31, 0x76cf5d0a
11F50  v_mad_u64_u32 v[104:105], s[20:21], v2, s4, 0
11F58  v_mad_u64_u32 v[108:109], s[20:21], v4, s5, 0
11F60  s_xor_b32 s22, s11, s22
11F64  s_add_i32 s7, s30, 0x3c6ef372
11F6C  v_xor_b32_e32 v2, v106, v109
11F70  v_xor_b32_e32 v4, s22, v105
11F74  v_xor_b32_e32 v2, s7, v2
11F78  v_mad_u64_u32 v[110:111], s[20:21], v4, s5, 0
11F80  s_add_i32 s19, s30, 0xdaa66d2b
11F88  v_mad_u64_u32 v[106:107], s[20:21], v2, s4, 0
11F90  v_xor_b32_e32 v2, v108, v111
11F94  s_add_i32 s11, s31, 0x32370b8f
11F9C  v_xor_b32_e32 v2, s19, v2
11FA0  v_xor_b32_e32 v4, v104, v107
11FA4  v_xor_b32_e32 v4, s11, v4
11FA8  v_mad_u64_u32 v[104:105], s[24:25], v2, s4, 0
11FB0  s_add_i32 s20, s31, 0xed9eba14
11FB8  v_mad_u64_u32 v[108:109], s[24:25], v4, s5, 0
11FC0  v_xor_b32_e32 v4, v106, v105
11FC4  s_add_i32 s21, s30, 0x78dde6e4
11FCC  v_xor_b32_e32 v2, v110, v109
11FD0  v_xor_b32_e32 v4, s20, v4
11FD4  v_xor_b32_e32 v2, s21, v2
11FD8  v_mad_u64_u32 v[110:111], s[26:27], v4, s5, 0
11FE0  s_add_i32 s24, s30, 0x1715609d
11FE8  v_mad_u64_u32 v[106:107], s[26:27], v2, s4, 0
11FF0  v_xor_b32_e32 v2, v108, v111
11FF4  s_add_i32 s23, s31, 0xa9066899
11FFC  v_xor_b32_e32 v2, s24, v2
12000  v_xor_b32_e32 v4, v104, v107
12004  v_xor_b32_e32 v4, s23, v4
12008  v_mad_u64_u32 v[104:105], s[34:35], v2, s4, 0
12010  s_add_i32 s25, s31, 0x646e171e
12018  v_mad_u64_u32 v[108:109], s[34:35], v4, s5, 0
12020  v_xor_b32_e32 v4, v106, v105
12024  s_add_i32 s26, s30, 0xb54cda56
1202C  v_xor_b32_e32 v2, v110, v109
12030  v_xor_b32_e32 v4, s25, v4
12034  v_xor_b32_e32 v2, s26, v2
12038  v_mad_u64_u32 v[110:111], s[36:37], v4, s5, 0
12040  s_add_i32 s34, s30, 0x5384540f
12048  v_mad_u64_u32 v[106:107], s[36:37], v2, s4, 0
12050  v_xor_b32_e32 v2, v108, v111
12054  s_add_i32 s27, s31, 0x1fd5c5a3
1205C  v_xor_b32_e32 v2, s34, v2
12060  v_xor_b32_e32 v4, v104, v107
12064  v_xor_b32_e32 v4, s27, v4
12068  v_mad_u64_u32 v[104:105], s[38:39], v2, s4, 0
12070  s_add_i32 s35, s31, 0xdb3d7428
12078  v_mad_u64_u32 v[108:109], s[38:39], v4, s5, 0
12080  v_xor_b32_e32 v4, v106, v105
12084  s_add_i32 s36, s30, 0xf1bbcdc8
1208C  v_xor_b32_e32 v2, v110, v109
12090  v_xor_b32_e32 v4, s35, v4
12094  v_xor_b32_e32 v2, s36, v2
12098  v_mad_u64_u32 v[110:111], s[38:39], v4, s5, 0
120A0  s_add_i32 s37, s30, 0x8ff34781
120A8  v_mad_u64_u32 v[106:107], s[38:39], v2, s4, 0
120B0  v_xor_b32_e32 v2, v108, v111
120B4  s_add_i32 s30, s31, 0x96a522ad
120BC  v_xor_b32_e32 v10, s37, v2
120C0  v_xor_b32_e32 v2, v104, v107
120C4  v_xor_b32_e32 v12, s30, v2
120C8  v_mov_b32_e32 v2, 0
120CC  v_mov_b32_e32 v4, 0
120D0  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[68:69], v10, v6
120D8  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[72:73], v12, v6 op_sel:[0,0,0,1]
120E0  v_cvt_scalef32_sr_pk_fp4_f32 v2, v[70:71], v110, v6 op_sel:[0,0,1,0]
120E8  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[76:77], v106, v6 op_sel:[0,0,1,1]
120F0  s_nop 0
120F4  v_or_b32_e32 v10, 1, v8
120F8  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
12100  v_xor_b32_e32 v10, s6, v69
12104  v_mad_u64_u32 v[70:71], s[38:39], v10, s5, 0
1210C  v_xor_b32_e32 v10, s9, v71
12110  v_xor_b32_e32 v12, s17, v68
12114  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
1211C  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
12124  v_xor_b32_e32 v10, v70, v73
12128  v_xor_b32_e32 v12, s22, v69
1212C  v_xor_b32_e32 v10, s7, v10
12130  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
12138  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
12140  v_xor_b32_e32 v10, v72, v77
12144  v_xor_b32_e32 v10, s19, v10
12148  v_xor_b32_e32 v12, v68, v71
1214C  v_xor_b32_e32 v12, s11, v12
12150  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
12158  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
12160  v_xor_b32_e32 v12, v70, v69
12164  v_xor_b32_e32 v10, v76, v73
12168  v_xor_b32_e32 v12, s20, v12
1216C  v_xor_b32_e32 v10, s21, v10
12170  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
12178  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
12180  v_xor_b32_e32 v10, v72, v77
12184  v_xor_b32_e32 v10, s24, v10
12188  v_xor_b32_e32 v12, v68, v71
1218C  v_xor_b32_e32 v12, s23, v12
12190  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
12198  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
121A0  v_xor_b32_e32 v12, v70, v69
121A4  v_xor_b32_e32 v10, v76, v73
121A8  v_xor_b32_e32 v12, s25, v12
121AC  v_xor_b32_e32 v10, s26, v10
121B0  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
121B8  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
121C0  v_xor_b32_e32 v10, v72, v77
121C4  v_xor_b32_e32 v10, s34, v10
121C8  v_xor_b32_e32 v12, v68, v71
121CC  v_xor_b32_e32 v12, s27, v12
121D0  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
121D8  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
121E0  v_xor_b32_e32 v12, v70, v69
121E4  v_xor_b32_e32 v10, v76, v73
121E8  v_xor_b32_e32 v12, s35, v12
121EC  v_xor_b32_e32 v10, s36, v10
121F0  v_mad_u64_u32 v[76:77], s[38:39], v12, s5, 0
121F8  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
12200  v_xor_b32_e32 v10, v72, v77
12204  v_xor_b32_e32 v10, s37, v10
12208  v_xor_b32_e32 v12, v68, v71
1220C  v_mov_b32_e32 v40, 0
12210  v_mov_b32_e32 v42, 0
12214  v_xor_b32_e32 v12, s30, v12
12218  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[74:75], v10, v6
12220  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[80:81], v12, v6 op_sel:[0,0,0,1]
12228  v_cvt_scalef32_sr_pk_fp4_f32 v40, v[78:79], v76, v6 op_sel:[0,0,1,0]
12230  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[84:85], v70, v6 op_sel:[0,0,1,1]
12238  s_nop 0
1223C  v_or_b32_e32 v10, 2, v8
12240  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
12248  v_xor_b32_e32 v10, s6, v69
1224C  v_mad_u64_u32 v[70:71], s[38:39], v10, s5, 0
12254  v_xor_b32_e32 v12, s17, v68
12258  v_xor_b32_e32 v10, s9, v71
1225C  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
12264  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
1226C  v_xor_b32_e32 v10, v70, v73
12270  v_xor_b32_e32 v10, s7, v10
12274  v_xor_b32_e32 v12, s22, v69
12278  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
12280  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
12288  v_xor_b32_e32 v10, v72, v75
1228C  v_xor_b32_e32 v12, v68, v71
12290  v_xor_b32_e32 v10, s19, v10
12294  v_xor_b32_e32 v12, s11, v12
12298  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
122A0  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
122A8  v_xor_b32_e32 v10, v74, v73
122AC  v_xor_b32_e32 v12, v70, v69
122B0  v_xor_b32_e32 v10, s21, v10
122B4  v_xor_b32_e32 v12, s20, v12
122B8  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
122C0  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
122C8  v_xor_b32_e32 v10, v72, v75
122CC  v_xor_b32_e32 v12, v68, v71
122D0  v_xor_b32_e32 v10, s24, v10
122D4  v_xor_b32_e32 v12, s23, v12
122D8  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
122E0  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
122E8  v_xor_b32_e32 v10, v74, v73
122EC  v_xor_b32_e32 v12, v70, v69
122F0  v_xor_b32_e32 v10, s26, v10
122F4  v_xor_b32_e32 v12, s25, v12
122F8  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
12300  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
12308  v_xor_b32_e32 v10, v72, v75
1230C  v_xor_b32_e32 v12, v68, v71
12310  v_xor_b32_e32 v10, s34, v10
12314  v_xor_b32_e32 v12, s27, v12
12318  v_mad_u64_u32 v[68:69], s[38:39], v10, s4, 0
12320  v_mad_u64_u32 v[72:73], s[38:39], v12, s5, 0
12328  v_xor_b32_e32 v10, v74, v73
1232C  v_xor_b32_e32 v12, v70, v69
12330  v_xor_b32_e32 v10, s36, v10
12334  v_xor_b32_e32 v12, s35, v12
12338  v_mad_u64_u32 v[70:71], s[38:39], v10, s4, 0
12340  v_mad_u64_u32 v[74:75], s[38:39], v12, s5, 0
12348  v_or_b32_e32 v8, 3, v8
1234C  v_xor_b32_e32 v10, v72, v75
12350  v_xor_b32_e32 v12, v68, v71
12354  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
1235C  v_xor_b32_e32 v10, s37, v10
12360  v_mov_b32_e32 v46, 0
12364  v_mov_b32_e32 v48, 0
12368  v_xor_b32_e32 v8, s6, v69
1236C  v_xor_b32_e32 v12, s30, v12
12370  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[82:83], v10, v6
12378  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[88:89], v12, v6 op_sel:[0,0,0,1]
12380  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[86:87], v74, v6 op_sel:[0,0,1,0]
12388  v_cvt_scalef32_sr_pk_fp4_f32 v48, v[92:93], v70, v6 op_sel:[0,0,1,1]
12390  s_nop 0
12394  v_mad_u64_u32 v[70:71], s[38:39], v8, s5, 0
1239C  v_xor_b32_e32 v10, s17, v68
123A0  v_xor_b32_e32 v8, s9, v71
123A4  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
123AC  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
123B4  v_xor_b32_e32 v8, v70, v73
123B8  v_xor_b32_e32 v8, s7, v8
123BC  v_xor_b32_e32 v10, s22, v69
123C0  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
123C8  v_mad_u64_u32 v[74:75], s[38:39], v10, s5, 0
123D0  v_xor_b32_e32 v8, v72, v75
123D4  v_xor_b32_e32 v10, v68, v71
123D8  v_xor_b32_e32 v8, s19, v8
123DC  v_xor_b32_e32 v10, s11, v10
123E0  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
123E8  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
123F0  v_xor_b32_e32 v8, v74, v73
123F4  v_xor_b32_e32 v10, v70, v69
123F8  v_xor_b32_e32 v8, s21, v8
123FC  v_xor_b32_e32 v10, s20, v10
12400  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
12408  v_mad_u64_u32 v[74:75], s[38:39], v10, s5, 0
12410  v_xor_b32_e32 v8, v72, v75
12414  v_xor_b32_e32 v10, v68, v71
12418  v_xor_b32_e32 v8, s24, v8
1241C  v_xor_b32_e32 v10, s23, v10
12420  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
12428  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
12430  v_xor_b32_e32 v8, v74, v73
12434  v_xor_b32_e32 v10, v70, v69
12438  v_xor_b32_e32 v8, s26, v8
1243C  v_xor_b32_e32 v10, s25, v10
12440  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
12448  v_mad_u64_u32 v[74:75], s[38:39], v10, s5, 0
12450  v_xor_b32_e32 v8, v72, v75
12454  v_xor_b32_e32 v10, v68, v71
12458  v_xor_b32_e32 v8, s34, v8
1245C  v_xor_b32_e32 v10, s27, v10
12460  v_mad_u64_u32 v[68:69], s[38:39], v8, s4, 0
12468  v_mad_u64_u32 v[72:73], s[38:39], v10, s5, 0
12470  v_xor_b32_e32 v8, v74, v73
12474  v_xor_b32_e32 v10, v70, v69
12478  v_xor_b32_e32 v8, s36, v8
1247C  v_xor_b32_e32 v10, s35, v10
12480  v_mad_u64_u32 v[70:71], s[38:39], v8, s4, 0
12488  v_mad_u64_u32 v[74:75], s[4:5], v10, s5, 0
12490  v_xor_b32_e32 v8, v72, v75
12494  v_xor_b32_e32 v10, v68, v71
12498  v_mov_b32_e32 v50, 0
1249C  v_mov_b32_e32 v52, 0
124A0  v_xor_b32_e32 v8, s37, v8
124A4  v_xor_b32_e32 v10, s30, v10
124A8  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[90:91], v8, v6
124B0  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[96:97], v10, v6 op_sel:[0,0,0,1]
124B8  v_cvt_scalef32_sr_pk_fp4_f32 v50, v[94:95], v74, v6 op_sel:[0,0,1,0]
124C0  v_cvt_scalef32_sr_pk_fp4_f32 v52, v[98:99], v70, v6 op_sel:[0,0,1,1]
124C8  s_nop 0
124CC  v_and_b32_e32 v95, 0x7fffffff, v65
124D4  v_and_b32_e32 v94, 0x7fffffff, v31
124DC  v_max_u32_e32 v6, v94, v95
124E0  v_and_b32_e32 v93, 0x7fffffff, v63
124E8  v_and_b32_e32 v92, 0x7fffffff, v33
124F0  v_max3_u32 v6, v92, v93, v6
124F8  v_and_b32_e32 v91, 0x7fffffff, v61
12500  v_and_b32_e32 v90, 0x7fffffff, v35
12508  v_max3_u32 v6, v90, v91, v6
12510  v_and_b32_e32 v89, 0x7fffffff, v59
12518  v_and_b32_e32 v88, 0x7fffffff, v37
12520  v_max3_u32 v6, v88, v89, v6
12528  v_and_b32_e32 v87, 0x7fffffff, v57
12530  v_and_b32_e32 v86, 0x7fffffff, v23
12538  v_max3_u32 v6, v86, v87, v6
12540  v_and_b32_e32 v85, 0x7fffffff, v55
12548  v_and_b32_e32 v84, 0x7fffffff, v25
12550  v_max3_u32 v6, v84, v85, v6
12558  v_and_b32_e32 v83, 0x7fffffff, v53
12560  v_and_b32_e32 v82, 0x7fffffff, v27
12568  v_max3_u32 v6, v82, v83, v6
12570  v_and_b32_e32 v81, 0x7fffffff, v51
12578  v_and_b32_e32 v80, 0x7fffffff, v29
12580  v_max3_u32 v6, v80, v81, v6
12588  v_and_b32_e32 v79, 0x7fffffff, v49
12590  v_and_b32_e32 v78, 0x7fffffff, v15
12598  v_max3_u32 v6, v78, v79, v6
125A0  v_and_b32_e32 v76, 0x7fffffff, v47
125A8  v_and_b32_e32 v75, 0x7fffffff, v17
125B0  v_max3_u32 v6, v75, v76, v6
125B8  v_and_b32_e32 v74, 0x7fffffff, v45
125C0  v_and_b32_e32 v73, 0x7fffffff, v19
125C8  v_max3_u32 v6, v73, v74, v6
125D0  v_and_b32_e32 v72, 0x7fffffff, v43
125D8  v_and_b32_e32 v71, 0x7fffffff, v21
125E0  v_max3_u32 v6, v71, v72, v6
125E8  v_and_b32_e32 v69, 0x7fffffff, v41
125F0  v_and_b32_e32 v68, 0x7fffffff, v7
125F8  v_max3_u32 v6, v68, v69, v6
12600  v_and_b32_e32 v67, 0x7fffffff, v39
12608  v_and_b32_e32 v64, 0x7fffffff, v9
12610  v_max3_u32 v6, v64, v67, v6
12618  v_and_b32_e32 v60, 0x7fffffff, v5
12620  v_and_b32_e32 v58, 0x7fffffff, v11
12628  v_max3_u32 v6, v58, v60, v6
12630  v_and_b32_e32 v56, 0x7fffffff, v3
12638  v_and_b32_e32 v54, 0x7fffffff, v13
12640  v_max3_u32 v96, v54, v56, v6
12648  s_mov_b32 s4, 0x7f7fffff
12650  v_mov_b32_e32 v44, 0
12654  v_cmp_lt_u32_e32 vcc, s4, v96
12658  v_mov_b32_e32 v30, v65
1265C  v_mov_b32_e32 v32, v63
12660  v_mov_b32_e32 v34, v61
12664  v_mov_b32_e32 v36, v59
12668  v_mov_b32_e32 v22, v57
1266C  v_mov_b32_e32 v24, v55
12670  v_mov_b32_e32 v26, v53
12674  v_mov_b32_e32 v28, v51
12678  v_mov_b32_e32 v14, v49
1267C  v_mov_b32_e32 v16, v47
12680  v_mov_b32_e32 v18, v45
12684  v_mov_b32_e32 v20, v43
12688  v_mov_b32_e32 v6, v41
1268C  v_mov_b32_e32 v8, v39
12690  v_mov_b32_e32 v10, v5
12694  v_mov_b32_e32 v12, v3
12698  v_mov_b32_e32 v62, 0
1269C  v_mov_b32_e32 v70, 0
126A0  v_mov_b32_e32 v77, 0
126A4  s_and_saveexec_b64 s[4:5], vcc
126A8  s_cbranch_execz 584
126AC  v_sub_u32_e32 v8, 0x7f800000, v95
126B4  v_sub_u32_e32 v6, 0x7f7fffff, v95
126BC  v_sub_u32_e32 v14, 0x7f800000, v94
126C4  v_sub_u32_e32 v12, 0x7f7fffff, v94
126CC  v_lshrrev_b32_e32 v8, 31, v8
126D0  v_ashrrev_i32_e32 v10, 31, v6
126D4  v_lshrrev_b32_e32 v6, 31, v6
126D8  v_lshrrev_b32_e32 v14, 31, v14
126DC  v_add_u32_e32 v20, -1, v8
126E0  v_and_b32_e32 v10, 7, v10
126E4  v_lshrrev_b32_e32 v16, 31, v12
126E8  v_add_u32_e32 v18, -1, v14
126EC  v_and_b32_e32 v22, 0x80000000, v20
126F4  v_add_u32_e32 v6, -1, v6
126F8  v_ashrrev_i32_e32 v12, 31, v12
126FC  s_movk_i32 s31, 0x70
12700  v_bitop3_b32 v30, v22, v65, v6 bitop3:0xc8
12708  v_and_b32_e32 v6, v20, v95
1270C  v_and_or_b32 v10, v12, s31, v10
12714  v_add_u32_e32 v8, v14, v8
12718  v_and_b32_e32 v12, v18, v94
1271C  v_sub_u32_e32 v14, 0x7f800000, v93
12724  v_and_b32_e32 v24, 0x80000000, v18
1272C  v_max_u32_e32 v6, v12, v6
12730  v_sub_u32_e32 v12, 0x7f7fffff, v93
12738  v_sub_u32_e32 v18, 0x7f800000, v92
12740  v_add_u32_e32 v16, -1, v16
12744  v_lshrrev_b32_e32 v14, 31, v14
12748  v_bitop3_b32 v31, v24, v31, v16 bitop3:0xc8
12750  v_ashrrev_i32_e32 v16, 31, v12
12754  v_lshrrev_b32_e32 v12, 31, v12
12758  v_lshrrev_b32_e32 v18, 31, v18
1275C  v_add_u32_e32 v24, -1, v14
12760  v_add_u32_e32 v22, -1, v18
12764  v_and_b32_e32 v26, 0x80000000, v24
1276C  v_add_u32_e32 v12, -1, v12
12770  s_movk_i32 s38, 0x700
12774  v_bitop3_b32 v32, v26, v63, v12 bitop3:0xc8
1277C  v_and_b32_e32 v12, v24, v93
12780  v_add3_u32 v8, v14, v8, v18
12788  v_and_b32_e32 v14, v22, v92
1278C  v_and_or_b32 v10, v16, s38, v10
12794  v_sub_u32_e32 v16, 0x7f7fffff, v92
1279C  v_max3_u32 v6, v14, v12, v6
127A4  v_sub_u32_e32 v14, 0x7f800000, v91
127AC  v_sub_u32_e32 v12, 0x7f7fffff, v91
127B4  v_sub_u32_e32 v18, 0x7f800000, v90
127BC  v_lshrrev_b32_e32 v20, 31, v16
127C0  v_ashrrev_i32_e32 v16, 31, v16
127C4  s_movk_i32 s39, 0x7000
127C8  v_lshrrev_b32_e32 v14, 31, v14
127CC  v_and_or_b32 v10, v16, s39, v10
127D4  v_ashrrev_i32_e32 v16, 31, v12
127D8  s_mov_b32 s40, 0x70000
127E0  v_lshrrev_b32_e32 v12, 31, v12
127E4  v_lshrrev_b32_e32 v18, 31, v18
127E8  v_add_u32_e32 v24, -1, v14
127EC  v_and_b32_e32 v28, 0x80000000, v22
127F4  v_and_or_b32 v10, v16, s40, v10
127FC  v_sub_u32_e32 v16, 0x7f7fffff, v90
12804  v_add_u32_e32 v22, -1, v18
12808  v_and_b32_e32 v26, 0x80000000, v24
12810  v_add_u32_e32 v12, -1, v12
12814  v_add_u32_e32 v20, -1, v20
12818  v_bitop3_b32 v34, v26, v61, v12 bitop3:0xc8
12820  v_and_b32_e32 v12, v24, v91
12824  v_add3_u32 v8, v14, v8, v18
1282C  v_and_b32_e32 v14, v22, v90
12830  v_bitop3_b32 v33, v28, v33, v20 bitop3:0xc8
12838  v_lshrrev_b32_e32 v20, 31, v16
1283C  v_ashrrev_i32_e32 v16, 31, v16
12840  s_mov_b32 s41, 0x700000
12848  v_max3_u32 v6, v14, v12, v6
12850  v_sub_u32_e32 v12, 0x7f7fffff, v89
12858  v_sub_u32_e32 v14, 0x7f800000, v89
12860  v_and_or_b32 v10, v16, s41, v10
12868  s_mov_b32 s42, 0x7000000
12870  v_ashrrev_i32_e32 v16, 31, v12
12874  v_sub_u32_e32 v18, 0x7f800000, v88
1287C  v_and_or_b32 v10, v16, s42, v10
12884  v_sub_u32_e32 v16, 0x7f7fffff, v88
1288C  v_lshrrev_b32_e32 v14, 31, v14
12890  v_and_b32_e32 v28, 0x80000000, v22
12898  v_add_u32_e32 v20, -1, v20
1289C  v_lshrrev_b32_e32 v12, 31, v12
128A0  v_lshrrev_b32_e32 v18, 31, v18
128A4  v_add_u32_e32 v24, -1, v14
128A8  v_bitop3_b32 v35, v28, v35, v20 bitop3:0xc8
128B0  v_lshrrev_b32_e32 v20, 31, v16
128B4  v_add_u32_e32 v22, -1, v18
128B8  v_and_b32_e32 v26, 0x80000000, v24
128C0  v_add_u32_e32 v12, -1, v12
128C4  v_ashrrev_i32_e32 v16, 31, v16
128C8  s_brev_b32 s43, 14
128CC  v_bitop3_b32 v36, v26, v59, v12 bitop3:0xc8
128D4  v_and_b32_e32 v12, v24, v89
128D8  v_and_or_b32 v44, v16, s43, v10
128E0  v_and_b32_e32 v10, v22, v88
128E4  v_max3_u32 v6, v10, v12, v6
128EC  v_sub_u32_e32 v12, 0x7f800000, v87
128F4  v_add3_u32 v8, v14, v8, v18
128FC  v_sub_u32_e32 v10, 0x7f7fffff, v87
12904  v_sub_u32_e32 v18, 0x7f800000, v86
1290C  v_lshrrev_b32_e32 v12, 31, v12
12910  v_ashrrev_i32_e32 v14, 31, v10
12914  v_lshrrev_b32_e32 v10, 31, v10
12918  v_lshrrev_b32_e32 v18, 31, v18
1291C  v_add_u32_e32 v26, -1, v12
12920  v_and_b32_e32 v28, 0x80000000, v22
12928  v_add_u32_e32 v24, -1, v18
1292C  v_and_b32_e32 v22, 0x80000000, v26
12934  v_add_u32_e32 v10, -1, v10
12938  v_bitop3_b32 v22, v22, v57, v10 bitop3:0xc8
12940  v_and_b32_e32 v10, v26, v87
12944  v_add3_u32 v8, v12, v8, v18
1294C  v_and_b32_e32 v12, v24, v86
12950  v_add_u32_e32 v20, -1, v20
12954  v_sub_u32_e32 v16, 0x7f7fffff, v86
1295C  v_max3_u32 v6, v12, v10, v6
12964  v_sub_u32_e32 v12, 0x7f800000, v85
1296C  v_bitop3_b32 v37, v28, v37, v20 bitop3:0xc8
12974  v_sub_u32_e32 v10, 0x7f7fffff, v85
1297C  v_lshrrev_b32_e32 v20, 31, v16
12980  v_sub_u32_e32 v18, 0x7f800000, v84
12988  v_and_b32_e32 v14, 7, v14
1298C  v_and_b32_e32 v28, 0x80000000, v24
12994  v_add_u32_e32 v20, -1, v20
12998  v_ashrrev_i32_e32 v16, 31, v16
1299C  v_lshrrev_b32_e32 v12, 31, v12
129A0  v_bitop3_b32 v23, v28, v23, v20 bitop3:0xc8
129A8  v_and_or_b32 v14, v16, s31, v14
129B0  v_ashrrev_i32_e32 v16, 31, v10
129B4  v_lshrrev_b32_e32 v10, 31, v10
129B8  v_lshrrev_b32_e32 v18, 31, v18
129BC  v_add_u32_e32 v28, -1, v12
129C0  v_add_u32_e32 v26, -1, v18
129C4  v_and_b32_e32 v24, 0x80000000, v28
129CC  v_add_u32_e32 v10, -1, v10
129D0  v_bitop3_b32 v24, v24, v55, v10 bitop3:0xc8
129D8  v_and_b32_e32 v10, v28, v85
129DC  v_add3_u32 v8, v12, v8, v18
129E4  v_and_b32_e32 v12, v26, v84
129E8  v_and_or_b32 v14, v16, s38, v14
129F0  v_sub_u32_e32 v16, 0x7f7fffff, v84
129F8  v_max3_u32 v6, v12, v10, v6
12A00  v_sub_u32_e32 v12, 0x7f800000, v83
12A08  v_sub_u32_e32 v10, 0x7f7fffff, v83
12A10  v_sub_u32_e32 v18, 0x7f800000, v82
12A18  v_lshrrev_b32_e32 v20, 31, v16
12A1C  v_ashrrev_i32_e32 v16, 31, v16
12A20  v_lshrrev_b32_e32 v12, 31, v12
12A24  v_and_or_b32 v14, v16, s39, v14
12A2C  v_ashrrev_i32_e32 v16, 31, v10
12A30  v_lshrrev_b32_e32 v10, 31, v10
12A34  v_lshrrev_b32_e32 v18, 31, v18
12A38  v_add_u32_e32 v55, -1, v12
12A3C  v_and_b32_e32 v57, 0x80000000, v26
12A44  v_add_u32_e32 v28, -1, v18
12A48  v_and_b32_e32 v26, 0x80000000, v55
12A50  v_add_u32_e32 v10, -1, v10
12A54  v_bitop3_b32 v26, v26, v53, v10 bitop3:0xc8
12A5C  v_and_b32_e32 v10, v55, v83
12A60  v_add3_u32 v8, v12, v8, v18
12A68  v_and_b32_e32 v12, v28, v82
12A6C  v_and_or_b32 v14, v16, s40, v14
12A74  v_sub_u32_e32 v16, 0x7f7fffff, v82
12A7C  v_max3_u32 v6, v12, v10, v6
12A84  v_sub_u32_e32 v12, 0x7f800000, v81
12A8C  v_add_u32_e32 v20, -1, v20
12A90  v_sub_u32_e32 v10, 0x7f7fffff, v81
12A98  v_sub_u32_e32 v18, 0x7f800000, v80
12AA0  v_bitop3_b32 v25, v57, v25, v20 bitop3:0xc8
12AA8  v_lshrrev_b32_e32 v20, 31, v16
12AAC  v_ashrrev_i32_e32 v16, 31, v16
12AB0  v_lshrrev_b32_e32 v12, 31, v12
12AB4  v_and_or_b32 v14, v16, s41, v14
12ABC  v_ashrrev_i32_e32 v16, 31, v10
12AC0  v_lshrrev_b32_e32 v10, 31, v10
12AC4  v_lshrrev_b32_e32 v18, 31, v18
12AC8  v_add_u32_e32 v55, -1, v12
12ACC  v_and_b32_e32 v57, 0x80000000, v28
12AD4  v_and_or_b32 v14, v16, s42, v14
12ADC  v_sub_u32_e32 v16, 0x7f7fffff, v80
12AE4  v_add_u32_e32 v53, -1, v18
12AE8  v_and_b32_e32 v28, 0x80000000, v55
12AF0  v_add_u32_e32 v10, -1, v10
12AF4  v_add_u32_e32 v20, -1, v20
12AF8  v_bitop3_b32 v28, v28, v51, v10 bitop3:0xc8
12B00  v_and_b32_e32 v10, v55, v81
12B04  v_add3_u32 v8, v12, v8, v18
12B0C  v_and_b32_e32 v12, v53, v80
12B10  v_bitop3_b32 v27, v57, v27, v20 bitop3:0xc8
12B18  v_lshrrev_b32_e32 v20, 31, v16
12B1C  v_ashrrev_i32_e32 v16, 31, v16
12B20  v_max3_u32 v6, v12, v10, v6
12B28  v_sub_u32_e32 v10, 0x7f7fffff, v79
12B30  v_sub_u32_e32 v12, 0x7f800000, v79
12B38  v_and_or_b32 v62, v16, s43, v14
12B40  v_and_b32_e32 v57, 0x80000000, v53
12B48  v_ashrrev_i32_e32 v14, 31, v10
12B4C  v_and_b32_e32 v16, 7, v14
12B50  v_sub_u32_e32 v14, 0x7f800000, v78
12B58  v_lshrrev_b32_e32 v12, 31, v12
12B5C  v_lshrrev_b32_e32 v10, 31, v10
12B60  v_lshrrev_b32_e32 v51, 31, v14
12B64  v_add_u32_e32 v55, -1, v12
12B68  v_sub_u32_e32 v18, 0x7f7fffff, v78
12B70  v_add_u32_e32 v53, -1, v51
12B74  v_and_b32_e32 v14, 0x80000000, v55
12B7C  v_add_u32_e32 v10, -1, v10
12B80  v_add_u32_e32 v20, -1, v20
12B84  v_bitop3_b32 v14, v14, v49, v10 bitop3:0xc8
12B8C  v_and_b32_e32 v10, v55, v79
12B90  v_add3_u32 v8, v12, v8, v51
12B98  v_and_b32_e32 v12, v53, v78
12B9C  v_bitop3_b32 v29, v57, v29, v20 bitop3:0xc8
12BA4  v_lshrrev_b32_e32 v20, 31, v18
12BA8  v_ashrrev_i32_e32 v18, 31, v18
12BAC  v_max3_u32 v6, v12, v10, v6
12BB4  v_sub_u32_e32 v10, 0x7f7fffff, v76
12BBC  v_sub_u32_e32 v12, 0x7f800000, v76
12BC4  v_and_or_b32 v16, v18, s31, v16
12BCC  v_and_b32_e32 v57, 0x80000000, v53
12BD4  v_ashrrev_i32_e32 v18, 31, v10
12BD8  v_and_or_b32 v18, v18, s38, v16
12BE0  v_sub_u32_e32 v16, 0x7f800000, v75
12BE8  v_lshrrev_b32_e32 v12, 31, v12
12BEC  v_add_u32_e32 v20, -1, v20
12BF0  v_lshrrev_b32_e32 v10, 31, v10
12BF4  v_lshrrev_b32_e32 v51, 31, v16
12BF8  v_add_u32_e32 v55, -1, v12
12BFC  v_bitop3_b32 v15, v57, v15, v20 bitop3:0xc8
12C04  v_sub_u32_e32 v20, 0x7f7fffff, v75
12C0C  v_add_u32_e32 v53, -1, v51
12C10  v_and_b32_e32 v16, 0x80000000, v55
12C18  v_add_u32_e32 v10, -1, v10
12C1C  v_bitop3_b32 v16, v16, v47, v10 bitop3:0xc8
12C24  v_and_b32_e32 v10, v55, v76
12C28  v_add3_u32 v8, v12, v8, v51
12C30  v_and_b32_e32 v12, v53, v75
12C34  v_lshrrev_b32_e32 v49, 31, v20
12C38  v_ashrrev_i32_e32 v20, 31, v20
12C3C  v_max3_u32 v6, v12, v10, v6
12C44  v_sub_u32_e32 v10, 0x7f7fffff, v74
12C4C  v_sub_u32_e32 v12, 0x7f800000, v74
12C54  v_and_or_b32 v18, v20, s39, v18
12C5C  v_and_b32_e32 v57, 0x80000000, v53
12C64  v_ashrrev_i32_e32 v20, 31, v10
12C68  v_and_or_b32 v20, v20, s40, v18
12C70  v_sub_u32_e32 v18, 0x7f800000, v73
12C78  v_lshrrev_b32_e32 v12, 31, v12
12C7C  v_lshrrev_b32_e32 v10, 31, v10
12C80  v_lshrrev_b32_e32 v51, 31, v18
12C84  v_add_u32_e32 v55, -1, v12
12C88  v_add_u32_e32 v53, -1, v51
12C8C  v_and_b32_e32 v18, 0x80000000, v55
12C94  v_add_u32_e32 v10, -1, v10
12C98  v_sub_u32_e32 v47, 0x7f7fffff, v73
12CA0  v_bitop3_b32 v18, v18, v45, v10 bitop3:0xc8
12CA8  v_and_b32_e32 v10, v55, v74
12CAC  v_add3_u32 v8, v12, v8, v51
12CB4  v_and_b32_e32 v12, v53, v73
12CB8  v_max3_u32 v6, v12, v10, v6
12CC0  v_ashrrev_i32_e32 v45, 31, v47
12CC4  v_sub_u32_e32 v10, 0x7f7fffff, v72
12CCC  v_sub_u32_e32 v12, 0x7f800000, v72
12CD4  v_and_or_b32 v20, v45, s41, v20
12CDC  v_add_u32_e32 v49, -1, v49
12CE0  v_ashrrev_i32_e32 v45, 31, v10
12CE4  v_and_or_b32 v45, v45, s42, v20
12CEC  v_sub_u32_e32 v20, 0x7f800000, v71
12CF4  v_lshrrev_b32_e32 v12, 31, v12
12CF8  v_lshrrev_b32_e32 v10, 31, v10
12CFC  v_lshrrev_b32_e32 v51, 31, v20
12D00  v_add_u32_e32 v55, -1, v12
12D04  v_bitop3_b32 v17, v57, v17, v49 bitop3:0xc8
12D0C  v_and_b32_e32 v57, 0x80000000, v53
12D14  v_add_u32_e32 v53, -1, v51
12D18  v_and_b32_e32 v20, 0x80000000, v55
12D20  v_add_u32_e32 v10, -1, v10
12D24  v_lshrrev_b32_e32 v49, 31, v47
12D28  v_sub_u32_e32 v47, 0x7f7fffff, v71
12D30  v_bitop3_b32 v20, v20, v43, v10 bitop3:0xc8
12D38  v_and_b32_e32 v10, v55, v72
12D3C  v_add3_u32 v8, v12, v8, v51
12D44  v_and_b32_e32 v12, v53, v71
12D48  v_add_u32_e32 v49, -1, v49
12D4C  v_max3_u32 v10, v12, v10, v6
12D54  v_sub_u32_e32 v12, 0x7f800000, v69
12D5C  v_bitop3_b32 v19, v57, v19, v49 bitop3:0xc8
12D64  v_lshrrev_b32_e32 v49, 31, v47
12D68  v_ashrrev_i32_e32 v43, 31, v47
12D6C  v_sub_u32_e32 v6, 0x7f7fffff, v69
12D74  v_sub_u32_e32 v47, 0x7f800000, v68
12D7C  v_lshrrev_b32_e32 v12, 31, v12
12D80  v_and_b32_e32 v57, 0x80000000, v53
12D88  v_and_or_b32 v70, v43, s43, v45
12D90  v_ashrrev_i32_e32 v43, 31, v6
12D94  v_lshrrev_b32_e32 v6, 31, v6
12D98  v_lshrrev_b32_e32 v47, 31, v47
12D9C  v_add_u32_e32 v53, -1, v12
12DA0  v_add_u32_e32 v51, -1, v47
12DA4  v_and_b32_e32 v55, 0x80000000, v53
12DAC  v_add_u32_e32 v6, -1, v6
12DB0  v_bitop3_b32 v6, v55, v41, v6 bitop3:0xc8
12DB8  v_and_b32_e32 v41, v53, v69
12DBC  v_add3_u32 v12, v12, v8, v47
12DC4  v_and_b32_e32 v8, v51, v68
12DC8  v_sub_u32_e32 v45, 0x7f7fffff, v68
12DD0  v_max3_u32 v10, v8, v41, v10
12DD8  v_sub_u32_e32 v41, 0x7f800000, v67
12DE0  v_add_u32_e32 v49, -1, v49
12DE4  v_sub_u32_e32 v8, 0x7f7fffff, v67
12DEC  v_sub_u32_e32 v47, 0x7f800000, v64
12DF4  v_bitop3_b32 v21, v57, v21, v49 bitop3:0xc8
12DFC  v_and_b32_e32 v43, 7, v43
12E00  v_lshrrev_b32_e32 v49, 31, v45
12E04  v_ashrrev_i32_e32 v45, 31, v45
12E08  v_lshrrev_b32_e32 v41, 31, v41
12E0C  v_and_or_b32 v43, v45, s31, v43
12E14  v_ashrrev_i32_e32 v45, 31, v8
12E18  v_lshrrev_b32_e32 v8, 31, v8
12E1C  v_lshrrev_b32_e32 v47, 31, v47
12E20  v_add_u32_e32 v53, -1, v41
12E24  v_and_b32_e32 v57, 0x80000000, v51
12E2C  v_add_u32_e32 v51, -1, v47
12E30  v_and_b32_e32 v55, 0x80000000, v53
12E38  v_add_u32_e32 v8, -1, v8
12E3C  v_bitop3_b32 v8, v55, v39, v8 bitop3:0xc8
12E44  v_and_b32_e32 v39, v53, v67
12E48  v_add3_u32 v12, v41, v12, v47
12E50  v_and_b32_e32 v41, v51, v64
12E54  v_and_or_b32 v43, v45, s38, v43
12E5C  v_sub_u32_e32 v45, 0x7f7fffff, v64
12E64  v_max3_u32 v39, v41, v39, v10
12E6C  v_sub_u32_e32 v41, 0x7f800000, v60
12E74  v_add_u32_e32 v49, -1, v49
12E78  v_sub_u32_e32 v10, 0x7f7fffff, v60
12E80  v_sub_u32_e32 v47, 0x7f800000, v58
12E88  v_bitop3_b32 v7, v57, v7, v49 bitop3:0xc8
12E90  v_lshrrev_b32_e32 v49, 31, v45
12E94  v_ashrrev_i32_e32 v45, 31, v45
12E98  v_lshrrev_b32_e32 v41, 31, v41
12E9C  v_and_or_b32 v43, v45, s39, v43
12EA4  v_ashrrev_i32_e32 v45, 31, v10
12EA8  v_lshrrev_b32_e32 v10, 31, v10
12EAC  v_lshrrev_b32_e32 v47, 31, v47
12EB0  v_add_u32_e32 v53, -1, v41
12EB4  v_and_b32_e32 v57, 0x80000000, v51
12EBC  v_add_u32_e32 v51, -1, v47
12EC0  v_and_b32_e32 v55, 0x80000000, v53
12EC8  v_add_u32_e32 v10, -1, v10
12ECC  v_bitop3_b32 v10, v55, v5, v10 bitop3:0xc8
12ED4  v_and_b32_e32 v5, v53, v60
12ED8  v_add3_u32 v41, v41, v12, v47
12EE0  v_and_b32_e32 v12, v51, v58
12EE4  v_and_or_b32 v43, v45, s40, v43
12EEC  v_sub_u32_e32 v45, 0x7f7fffff, v58
12EF4  v_max3_u32 v5, v12, v5, v39
12EFC  v_sub_u32_e32 v39, 0x7f800000, v56
12F04  v_add_u32_e32 v49, -1, v49
12F08  v_sub_u32_e32 v12, 0x7f7fffff, v56
12F10  v_sub_u32_e32 v47, 0x7f800000, v54
12F18  v_bitop3_b32 v9, v57, v9, v49 bitop3:0xc8
12F20  v_lshrrev_b32_e32 v49, 31, v45
12F24  v_ashrrev_i32_e32 v45, 31, v45
12F28  v_lshrrev_b32_e32 v39, 31, v39
12F2C  v_and_or_b32 v43, v45, s41, v43
12F34  v_ashrrev_i32_e32 v45, 31, v12
12F38  v_lshrrev_b32_e32 v12, 31, v12
12F3C  v_lshrrev_b32_e32 v47, 31, v47
12F40  v_add_u32_e32 v53, -1, v39
12F44  v_and_b32_e32 v57, 0x80000000, v51
12F4C  v_add_u32_e32 v49, -1, v49
12F50  v_and_or_b32 v43, v45, s42, v43
12F58  v_sub_u32_e32 v45, 0x7f7fffff, v54
12F60  v_add_u32_e32 v51, -1, v47
12F64  v_and_b32_e32 v55, 0x80000000, v53
12F6C  v_add_u32_e32 v12, -1, v12
12F70  v_bitop3_b32 v11, v57, v11, v49 bitop3:0xc8
12F78  v_bitop3_b32 v12, v55, v3, v12 bitop3:0xc8
12F80  v_lshrrev_b32_e32 v49, 31, v45
12F84  v_and_b32_e32 v3, v53, v56
12F88  v_add3_u32 v39, v39, v41, v47
12F90  v_and_b32_e32 v41, v51, v54
12F94  v_and_b32_e32 v57, 0x80000000, v51
12F9C  v_add_u32_e32 v49, -1, v49
12FA0  v_ashrrev_i32_e32 v45, 31, v45
12FA4  v_max3_u32 v3, v41, v3, v5
12FAC  v_mov_b32_e32 v5, 0x7f800000
12FB4  v_cmp_ne_u32_e32 vcc, 32, v39
12FB8  v_bitop3_b32 v13, v57, v13, v49 bitop3:0xc8
12FC0  v_and_or_b32 v77, v45, s43, v43
12FC8  v_cndmask_b32_e32 v96, v5, v3, vcc
12FCC  s_or_b64 exec, exec, s[4:5]
12FD0  v_cmp_ne_u32_e32 vcc, 0, v96
12FD4  v_mov_b32_e32 v39, 0x7f
12FDC  s_and_saveexec_b64 s[4:5], vcc
12FE0  s_cbranch_execz 15
12FE4  v_add_u32_e32 v3, s16, v96
12FE8  s_mov_b32 s16, 0x17fffff
12FF0  v_lshrrev_b32_e32 v5, 23, v3
12FF4  v_add_u32_e32 v5, -2, v5
12FF8  v_cmp_lt_u32_e32 vcc, s16, v3
12FFC  s_mov_b32 s16, 0x7f800000
13004  s_nop 0
13008  v_cndmask_b32_e32 v3, 0, v5, vcc
1300C  v_cmp_eq_u32_e32 vcc, s16, v96
13010  v_mov_b32_e32 v5, 0xfe
13018  s_and_b64 vcc, s[28:29], vcc
1301C  v_cndmask_b32_e32 v39, v3, v5, vcc
13020  s_or_b64 exec, exec, s[4:5]
13024  v_cmp_eq_u32_e32 vcc, 0, v39
13028  s_cbranch_vccz 37
1302C  s_nop 0
13030  v_cndmask_b32_e64 v54, 1.0, 2.0, vcc
13038  v_pk_mul_f32 v[30:31], v[54:55], v[30:31] op_sel_hi:[0,1]
13040  v_pk_mul_f32 v[32:33], v[54:55], v[32:33] op_sel_hi:[0,1]
13048  v_pk_mul_f32 v[34:35], v[54:55], v[34:35] op_sel_hi:[0,1]
13050  v_pk_mul_f32 v[36:37], v[54:55], v[36:37] op_sel_hi:[0,1]
13058  v_pk_mul_f32 v[22:23], v[54:55], v[22:23] op_sel_hi:[0,1]
13060  v_pk_mul_f32 v[24:25], v[54:55], v[24:25] op_sel_hi:[0,1]
13068  v_pk_mul_f32 v[26:27], v[54:55], v[26:27] op_sel_hi:[0,1]
13070  v_pk_mul_f32 v[28:29], v[54:55], v[28:29] op_sel_hi:[0,1]
13078  v_pk_mul_f32 v[14:15], v[54:55], v[14:15] op_sel_hi:[0,1]
13080  v_pk_mul_f32 v[16:17], v[54:55], v[16:17] op_sel_hi:[0,1]
13088  v_pk_mul_f32 v[18:19], v[54:55], v[18:19] op_sel_hi:[0,1]
13090  v_pk_mul_f32 v[20:21], v[54:55], v[20:21] op_sel_hi:[0,1]
13098  v_pk_mul_f32 v[6:7], v[54:55], v[6:7] op_sel_hi:[0,1]
130A0  v_pk_mul_f32 v[8:9], v[54:55], v[8:9] op_sel_hi:[0,1]
130A8  v_pk_mul_f32 v[10:11], v[54:55], v[10:11] op_sel_hi:[0,1]
130B0  v_pk_mul_f32 v[12:13], v[54:55], v[12:13] op_sel_hi:[0,1]
130B8  v_max_u32_e32 v41, 1, v39
130BC  s_branch 1
130C0  v_mov_b32_e32 v41, v39
130C4  v_or3_b32 v5, v52, v103, v50
130CC  v_add_lshl_u32 v50, s10, v66, 2
130D4  s_mov_b32 s4, 0xd2511f53
130DC  v_or3_b32 v3, v42, v101, v40
130E4  v_lshlrev_b32_e32 v45, 23, v41
130E8  v_mad_u64_u32 v[40:41], s[28:29], v50, s4, 0
130F0  v_xor_b32_e32 v41, s6, v41
130F4  s_mov_b32 s5, 0xcd9e8d57
130FC  v_mad_u64_u32 v[42:43], s[28:29], v41, s5, 0
13104  v_xor_b32_e32 v41, s9, v43
13108  v_xor_b32_e32 v43, s17, v40
1310C  v_or3_b32 v2, v4, v100, v2
13114  v_or3_b32 v4, v48, v102, v46
1311C  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
13124  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
1312C  v_xor_b32_e32 v42, v42, v47
13130  v_xor_b32_e32 v42, s7, v42
13134  v_xor_b32_e32 v41, s22, v41
13138  v_mad_u64_u32 v[42:43], s[28:29], v42, s4, 0
13140  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
13148  v_xor_b32_e32 v41, v46, v49
1314C  v_xor_b32_e32 v40, v40, v43
13150  v_xor_b32_e32 v41, s19, v41
13154  v_xor_b32_e32 v43, s11, v40
13158  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
13160  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
13168  v_xor_b32_e32 v43, v48, v47
1316C  v_xor_b32_e32 v41, v42, v41
13170  v_xor_b32_e32 v43, s21, v43
13174  v_xor_b32_e32 v41, s20, v41
13178  v_mad_u64_u32 v[42:43], s[28:29], v43, s4, 0
13180  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
13188  v_xor_b32_e32 v41, v46, v49
1318C  v_xor_b32_e32 v40, v40, v43
13190  v_xor_b32_e32 v41, s24, v41
13194  v_xor_b32_e32 v43, s23, v40
13198  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
131A0  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
131A8  v_xor_b32_e32 v43, v48, v47
131AC  v_xor_b32_e32 v41, v42, v41
131B0  v_xor_b32_e32 v43, s26, v43
131B4  v_xor_b32_e32 v41, s25, v41
131B8  v_mad_u64_u32 v[42:43], s[28:29], v43, s4, 0
131C0  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
131C8  v_xor_b32_e32 v41, v46, v49
131CC  v_xor_b32_e32 v40, v40, v43
131D0  v_xor_b32_e32 v41, s34, v41
131D4  v_xor_b32_e32 v43, s27, v40
131D8  v_mad_u64_u32 v[40:41], s[28:29], v41, s4, 0
131E0  v_mad_u64_u32 v[46:47], s[28:29], v43, s5, 0
131E8  v_xor_b32_e32 v43, v48, v47
131EC  v_xor_b32_e32 v41, v42, v41
131F0  v_xor_b32_e32 v43, s36, v43
131F4  v_xor_b32_e32 v41, s35, v41
131F8  v_mad_u64_u32 v[42:43], s[28:29], v43, s4, 0
13200  v_mad_u64_u32 v[48:49], s[28:29], v41, s5, 0
13208  v_xor_b32_e32 v41, v46, v49
1320C  v_xor_b32_e32 v40, v40, v43
13210  v_mov_b32_e32 v46, 0
13214  v_mov_b32_e32 v47, 0
13218  v_xor_b32_e32 v41, s37, v41
1321C  v_xor_b32_e32 v40, s30, v40
13220  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[30:31], v41, v45
13228  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[34:35], v40, v45 op_sel:[0,0,0,1]
13230  v_cvt_scalef32_sr_pk_fp4_f32 v46, v[32:33], v48, v45 op_sel:[0,0,1,0]
13238  v_cvt_scalef32_sr_pk_fp4_f32 v47, v[36:37], v42, v45 op_sel:[0,0,1,1]
13240  s_nop 0
13244  v_or_b32_e32 v31, 1, v50
13248  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
13250  v_xor_b32_e32 v31, s6, v33
13254  v_mad_u64_u32 v[34:35], s[28:29], v31, s5, 0
1325C  v_xor_b32_e32 v31, s9, v35
13260  v_xor_b32_e32 v35, s17, v32
13264  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
1326C  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
13274  v_xor_b32_e32 v31, v34, v37
13278  v_xor_b32_e32 v31, s7, v31
1327C  v_xor_b32_e32 v33, s22, v33
13280  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
13288  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
13290  v_xor_b32_e32 v31, v36, v41
13294  v_xor_b32_e32 v32, v32, v35
13298  v_xor_b32_e32 v31, s19, v31
1329C  v_xor_b32_e32 v35, s11, v32
132A0  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
132A8  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
132B0  v_xor_b32_e32 v31, v40, v37
132B4  v_xor_b32_e32 v33, v34, v33
132B8  v_xor_b32_e32 v31, s21, v31
132BC  v_xor_b32_e32 v33, s20, v33
132C0  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
132C8  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
132D0  v_xor_b32_e32 v31, v36, v41
132D4  v_xor_b32_e32 v32, v32, v35
132D8  v_xor_b32_e32 v31, s24, v31
132DC  v_xor_b32_e32 v35, s23, v32
132E0  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
132E8  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
132F0  v_xor_b32_e32 v31, v40, v37
132F4  v_xor_b32_e32 v33, v34, v33
132F8  v_xor_b32_e32 v31, s26, v31
132FC  v_xor_b32_e32 v33, s25, v33
13300  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
13308  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
13310  v_xor_b32_e32 v31, v36, v41
13314  v_xor_b32_e32 v32, v32, v35
13318  v_xor_b32_e32 v31, s34, v31
1331C  v_xor_b32_e32 v35, s27, v32
13320  v_mad_u64_u32 v[32:33], s[28:29], v31, s4, 0
13328  v_mad_u64_u32 v[36:37], s[28:29], v35, s5, 0
13330  v_xor_b32_e32 v31, v40, v37
13334  v_xor_b32_e32 v33, v34, v33
13338  v_xor_b32_e32 v31, s36, v31
1333C  v_xor_b32_e32 v33, s35, v33
13340  v_mad_u64_u32 v[34:35], s[28:29], v31, s4, 0
13348  v_mad_u64_u32 v[40:41], s[28:29], v33, s5, 0
13350  v_xor_b32_e32 v31, v36, v41
13354  v_xor_b32_e32 v32, v32, v35
13358  v_mov_b32_e32 v33, 0
1335C  v_mov_b32_e32 v35, 0
13360  v_xor_b32_e32 v31, s37, v31
13364  v_xor_b32_e32 v32, s30, v32
13368  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[22:23], v31, v45
13370  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[26:27], v32, v45 op_sel:[0,0,0,1]
13378  v_cvt_scalef32_sr_pk_fp4_f32 v33, v[24:25], v40, v45 op_sel:[0,0,1,0]
13380  v_cvt_scalef32_sr_pk_fp4_f32 v35, v[28:29], v34, v45 op_sel:[0,0,1,1]
13388  s_nop 0
1338C  v_or_b32_e32 v22, 2, v50
13390  v_mad_u64_u32 v[22:23], s[28:29], v22, s4, 0
13398  v_xor_b32_e32 v23, s6, v23
1339C  v_mad_u64_u32 v[24:25], s[28:29], v23, s5, 0
133A4  v_xor_b32_e32 v23, s9, v25
133A8  v_xor_b32_e32 v25, s17, v22
133AC  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
133B4  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
133BC  v_xor_b32_e32 v24, v24, v27
133C0  v_xor_b32_e32 v24, s7, v24
133C4  v_xor_b32_e32 v23, s22, v23
133C8  v_mad_u64_u32 v[24:25], s[28:29], v24, s4, 0
133D0  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
133D8  v_xor_b32_e32 v23, v26, v29
133DC  v_xor_b32_e32 v22, v22, v25
133E0  v_xor_b32_e32 v23, s19, v23
133E4  v_xor_b32_e32 v25, s11, v22
133E8  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
133F0  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
133F8  v_xor_b32_e32 v25, v28, v27
133FC  v_xor_b32_e32 v23, v24, v23
13400  v_xor_b32_e32 v25, s21, v25
13404  v_xor_b32_e32 v23, s20, v23
13408  v_mad_u64_u32 v[24:25], s[28:29], v25, s4, 0
13410  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
13418  v_xor_b32_e32 v23, v26, v29
1341C  v_xor_b32_e32 v22, v22, v25
13420  v_xor_b32_e32 v23, s24, v23
13424  v_xor_b32_e32 v25, s23, v22
13428  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
13430  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
13438  v_xor_b32_e32 v25, v28, v27
1343C  v_xor_b32_e32 v23, v24, v23
13440  v_xor_b32_e32 v25, s26, v25
13444  v_xor_b32_e32 v23, s25, v23
13448  v_mad_u64_u32 v[24:25], s[28:29], v25, s4, 0
13450  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
13458  v_xor_b32_e32 v23, v26, v29
1345C  v_xor_b32_e32 v22, v22, v25
13460  v_xor_b32_e32 v23, s34, v23
13464  v_xor_b32_e32 v25, s27, v22
13468  v_mad_u64_u32 v[22:23], s[28:29], v23, s4, 0
13470  v_mad_u64_u32 v[26:27], s[28:29], v25, s5, 0
13478  v_xor_b32_e32 v25, v28, v27
1347C  v_xor_b32_e32 v23, v24, v23
13480  v_xor_b32_e32 v25, s36, v25
13484  v_xor_b32_e32 v23, s35, v23
13488  v_mad_u64_u32 v[24:25], s[28:29], v25, s4, 0
13490  v_mad_u64_u32 v[28:29], s[28:29], v23, s5, 0
13498  v_xor_b32_e32 v23, v26, v29
1349C  v_xor_b32_e32 v22, v22, v25
134A0  v_mov_b32_e32 v25, 0
134A4  v_mov_b32_e32 v26, 0
134A8  v_xor_b32_e32 v23, s37, v23
134AC  v_xor_b32_e32 v22, s30, v22
134B0  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[14:15], v23, v45
134B8  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[18:19], v22, v45 op_sel:[0,0,0,1]
134C0  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[16:17], v28, v45 op_sel:[0,0,1,0]
134C8  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[20:21], v24, v45 op_sel:[0,0,1,1]
134D0  s_nop 0
134D4  v_or_b32_e32 v14, 3, v50
134D8  v_mad_u64_u32 v[14:15], s[28:29], v14, s4, 0
134E0  v_xor_b32_e32 v15, s6, v15
134E4  v_mad_u64_u32 v[16:17], s[28:29], v15, s5, 0
134EC  v_xor_b32_e32 v15, s9, v17
134F0  v_xor_b32_e32 v17, s17, v14
134F4  v_mad_u64_u32 v[18:19], s[16:17], v17, s5, 0
134FC  v_mad_u64_u32 v[14:15], s[16:17], v15, s4, 0
13504  v_xor_b32_e32 v16, v16, v19
13508  v_xor_b32_e32 v16, s7, v16
1350C  v_xor_b32_e32 v15, s22, v15
13510  v_mad_u64_u32 v[16:17], s[6:7], v16, s4, 0
13518  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
13520  v_xor_b32_e32 v15, v18, v21
13524  v_xor_b32_e32 v14, v14, v17
13528  v_xor_b32_e32 v15, s19, v15
1352C  v_xor_b32_e32 v17, s11, v14
13530  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
13538  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
13540  v_xor_b32_e32 v17, v20, v19
13544  v_xor_b32_e32 v15, v16, v15
13548  v_xor_b32_e32 v17, s21, v17
1354C  v_xor_b32_e32 v15, s20, v15
13550  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
13558  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
13560  v_xor_b32_e32 v15, v18, v21
13564  v_xor_b32_e32 v14, v14, v17
13568  v_xor_b32_e32 v15, s24, v15
1356C  v_xor_b32_e32 v17, s23, v14
13570  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
13578  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
13580  v_xor_b32_e32 v17, v20, v19
13584  v_xor_b32_e32 v15, v16, v15
13588  v_xor_b32_e32 v17, s26, v17
1358C  v_xor_b32_e32 v15, s25, v15
13590  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
13598  v_mad_u64_u32 v[20:21], s[6:7], v15, s5, 0
135A0  v_xor_b32_e32 v15, v18, v21
135A4  v_xor_b32_e32 v14, v14, v17
135A8  v_xor_b32_e32 v15, s34, v15
135AC  v_xor_b32_e32 v17, s27, v14
135B0  v_mad_u64_u32 v[14:15], s[6:7], v15, s4, 0
135B8  v_mad_u64_u32 v[18:19], s[6:7], v17, s5, 0
135C0  v_xor_b32_e32 v17, v20, v19
135C4  v_xor_b32_e32 v15, v16, v15
135C8  v_xor_b32_e32 v17, s36, v17
135CC  v_xor_b32_e32 v15, s35, v15
135D0  v_mad_u64_u32 v[16:17], s[6:7], v17, s4, 0
135D8  v_mad_u64_u32 v[20:21], s[4:5], v15, s5, 0
135E0  v_mov_b32_e32 v43, 0
135E4  v_xor_b32_e32 v15, v18, v21
135E8  v_xor_b32_e32 v14, v14, v17
135EC  v_mov_b32_e32 v17, 0
135F0  v_xor_b32_e32 v15, s37, v15
135F4  v_xor_b32_e32 v14, s30, v14
135F8  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[6:7], v15, v45
13600  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[10:11], v14, v45 op_sel:[0,0,0,1]
13608  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[8:9], v20, v45 op_sel:[0,0,1,0]
13610  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[12:13], v16, v45 op_sel:[0,0,1,1]
13618  s_nop 0
1361C  v_lshlrev_b32_e32 v6, 1, v138
13620  v_bitop3_b32 v7, v1, v136, 3 bitop3:0x6c
13628  v_add_u32_e32 v8, v6, v7
1362C  v_mov_b32_e32 v9, 0x10000
13634  v_lshl_or_b32 v8, v8, 4, v9
1363C  ds_write_b128 v8, v[2:5]
13644  v_add_u32_e32 v2, v6, v136
13648  v_or_b32_e32 v2, 0x12000, v2
13650  ds_write_b8 v2, v38
13658  v_xor_b32_e32 v2, 0x108, v6
13660  v_add_u32_e32 v3, v2, v7
13664  v_add_u32_e32 v2, v2, v136
13668  v_or3_b32 v30, v47, v44, v46
13670  v_or3_b32 v31, v35, v62, v33
13678  v_or3_b32 v32, v26, v70, v25
13680  v_or3_b32 v33, v17, v77, v43
13688  v_lshl_or_b32 v3, v3, 4, v9
13690  v_or_b32_e32 v2, 0x12000, v2
13698  ds_write_b128 v3, v[30:33]
136A0  ds_write_b8 v2, v39
136A8  s_or_b64 exec, exec, s[2:3]
136AC  s_add_i32 s2, s10, 7
136B0  s_lshr_b32 s3, s8, 1
136B4  s_and_b32 s11, s2, 0xffffff8
136BC  s_and_b32 s2, s44, 0xffffff00
136C4  s_and_b32 s3, s3, 2
136C8  s_or_b32 s2, s2, s3
136CC  v_or_b32_e32 v2, s2, v134
136D0  s_add_i32 s2, s18, 0xff
136D8  s_and_b32 s16, s2, 0xffffff00
136E0  v_or_b32_e32 v4, s8, v132
136E4  v_add_u32_e32 v1, s33, v1
136E8  s_and_b64 s[8:9], s[0:1], exec
136EC  v_cmp_le_u32_e64 s[6:7], s10, v4
136F4  v_mov_b32_e32 v3, 0
136F8  v_and_b32_e32 v6, 4, v0
136FC  v_cmp_le_u32_e64 s[8:9], s18, v1
13704  v_cmp_gt_u32_e64 s[4:5], s10, v4
1370C  v_or3_b32 v2, v2, v133, v135
13714  v_mov_b32_e32 v5, v3
13718  v_cmp_le_u32_e64 s[2:3], s11, v4
13720  v_cmp_eq_u32_e32 vcc, 0, v6
13724  s_cselect_b32 s11, s10, s11
13728  s_or_b64 s[8:9], s[6:7], s[8:9]
1372C  s_mov_b64 s[6:7], 0
13730  s_waitcnt lgkmcnt(0)
13734  s_barrier
13738  s_and_saveexec_b64 s[20:21], s[8:9]
1373C  s_xor_b64 s[8:9], exec, s[20:21]
13740  v_cmp_le_u32_e64 s[6:7], s16, v1
13748  s_or_b64 s[6:7], s[0:1], s[6:7]
1374C  s_nor_b64 s[6:7], s[6:7], s[2:3]
13750  s_and_b64 s[6:7], s[6:7], exec
13754  s_or_saveexec_b64 s[8:9], s[8:9]
13758  v_cndmask_b32_e64 v2, v2, v4, s[0:1]
13760  v_lshl_add_u64 v[4:5], v[4:5], 4, s[12:13]
13768  v_mov_b32_e32 v6, 0x7f
13770  s_xor_b64 exec, exec, s[8:9]
13774  s_cbranch_execz 27
13778  v_bitop3_b32 v6, v137, 64, 2 bitop3:0xde
13780  v_cndmask_b32_e32 v6, v6, v137, vcc
13784  v_lshlrev_b32_e32 v7, 2, v6
13788  v_lshrrev_b32_e32 v6, 2, v6
1378C  v_xor_b32_e32 v6, v6, v0
13790  v_and_or_b32 v6, v6, 3, v7
13798  v_mov_b32_e32 v8, 0x10000
137A0  v_lshl_add_u32 v6, v6, 4, v8
137A8  v_or_b32_e32 v7, v7, v132
137AC  v_add_u32_e32 v7, 0x12000, v7
137B4  ds_read_b128 v[8:11], v6
137BC  ds_read_u8 v6, v7
137C4  v_mad_u64_u32 v[12:13], s[12:13], v1, s10, 0
137CC  v_lshl_add_u64 v[12:13], v[12:13], 4, v[4:5]
137D4  s_or_b64 s[6:7], s[6:7], exec
137D8  s_waitcnt lgkmcnt(1)
137DC  global_store_dwordx4 v[12:13], v[8:11], off
137E4  s_or_b64 exec, exec, s[8:9]
137E8  s_and_saveexec_b64 s[8:9], s[6:7]
137EC  s_cbranch_execz 12
137F0  v_and_b32_e32 v7, 0xffffffe0, v1
137F8  v_cndmask_b32_e64 v1, v7, v1, s[0:1]
13800  v_mov_b64_e32 v[8:9], s[14:15]
13804  v_mad_u64_u32 v[8:9], s[6:7], s11, v1, v[8:9]
1380C  v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
13814  s_waitcnt lgkmcnt(0)
13818  global_store_byte v[8:9], v6, off
13820  s_or_b64 exec, exec, s[8:9]
13824  s_waitcnt lgkmcnt(0)
13828  v_or_b32_e32 v6, 0x100, v0
13830  v_lshrrev_b32_e32 v1, 2, v6
13834  v_add_u32_e32 v1, s33, v1
13838  v_cmp_le_u32_e64 s[6:7], s18, v1
13840  s_xor_b64 s[4:5], s[4:5], -1
13844  s_or_b64 s[6:7], s[4:5], s[6:7]
13848  s_mov_b64 s[4:5], 0
1384C  s_and_saveexec_b64 s[8:9], s[6:7]
13850  s_xor_b64 s[6:7], exec, s[8:9]
13854  s_cbranch_execnz 9
13858  s_or_saveexec_b64 s[2:3], s[6:7]
1385C  v_mov_b32_e32 v7, 0x7f
13864  s_xor_b64 exec, exec, s[2:3]
13868  s_cbranch_execnz 14
1386C  s_or_b64 exec, exec, s[2:3]
13870  s_and_saveexec_b64 s[2:3], s[4:5]
13874  s_cbranch_execnz 42
13878  s_endpgm
1387C  v_cmp_le_u32_e64 s[4:5], s16, v1
13884  s_or_b64 s[4:5], s[0:1], s[4:5]
13888  s_nor_b64 s[2:3], s[4:5], s[2:3]
1388C  s_and_b64 s[4:5], s[2:3], exec
13890  s_or_saveexec_b64 s[2:3], s[6:7]
13894  v_mov_b32_e32 v7, 0x7f
1389C  s_xor_b64 exec, exec, s[2:3]
138A0  s_cbranch_execz 65522
138A4  v_lshrrev_b32_e32 v6, 3, v6
138A8  v_bitop3_b32 v7, v6, 64, 2 bitop3:0xde
138B0  v_cndmask_b32_e32 v6, v7, v6, vcc
138B4  v_lshlrev_b32_e32 v7, 2, v6
138B8  v_lshrrev_b32_e32 v6, 2, v6
138BC  v_xor_b32_e32 v0, v6, v0
138C0  v_and_or_b32 v0, v0, 3, v7
138C8  v_mov_b32_e32 v6, 0x10000
138D0  v_lshl_add_u32 v0, v0, 4, v6
138D8  v_or_b32_e32 v6, v7, v132
138DC  v_add_u32_e32 v6, 0x12000, v6
138E4  ds_read_b128 v[8:11], v0
138EC  ds_read_u8 v7, v6
138F4  v_mad_u64_u32 v[12:13], s[6:7], v1, s10, 0
138FC  v_lshl_add_u64 v[4:5], v[12:13], 4, v[4:5]
13904  s_or_b64 s[4:5], s[4:5], exec
13908  s_waitcnt lgkmcnt(1)
1390C  global_store_dwordx4 v[4:5], v[8:11], off
13914  s_or_b64 exec, exec, s[2:3]
13918  s_and_saveexec_b64 s[2:3], s[4:5]
1391C  s_cbranch_execz 65494
13920  v_and_b32_e32 v0, 0xffffffe0, v1
13928  v_cndmask_b32_e64 v4, v0, v1, s[0:1]
13930  v_mov_b64_e32 v[0:1], s[14:15]
13934  v_mad_u64_u32 v[0:1], s[0:1], s11, v4, v[0:1]
1393C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
13944  s_waitcnt lgkmcnt(0)
13948  global_store_byte v[0:1], v7, off
13950  s_endpgm
13954  s_nop 0
