quantise_both.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .max_flat_workgroup_size: 64
    .name:           QuantiseBoth
    .private_segment_fixed_size: 0
    .sgpr_count:     92
    .sgpr_spill_count: 0
    .symbol:         QuantiseBoth.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     80
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1900 <QuantiseBoth>:
1900  s_load_dwordx4 s[72:75], s[0:1], 0x30
1908  v_cmp_lt_u32_e64 s[68:69], 31, v0
1910  v_mov_b32_e32 v4, s2
1914  s_waitcnt lgkmcnt(0)
1918  v_mov_b32_e32 v1, s72
191C  v_mov_b32_e32 v2, s73
1920  v_cndmask_b32_e64 v1, v1, v2, s[68:69]
1928  v_add_u32_e32 v2, 0xff, v1
1930  s_and_b32 s4, s74, 8
1934  v_and_b32_e32 v3, 0xffffff00, v2
193C  v_mov_b32_e32 v2, s3
1940  s_cmp_eq_u32 s4, 0
1944  v_cndmask_b32_e64 v2, v2, v4, s[68:69]
194C  s_cselect_b64 vcc, -1, 0
1950  v_lshlrev_b32_e32 v2, 5, v2
1954  s_cmp_lg_u32 s4, 0
1958  v_and_or_b32 v7, v0, 31, v2
1960  v_cndmask_b32_e32 v3, v3, v1, vcc
1964  s_cselect_b64 s[8:9], -1, 0
1968  v_cmp_gt_u32_e64 s[4:5], 32, v0
1970  v_cmp_lt_u32_e64 s[6:7], v7, v3
1978  s_and_saveexec_b64 s[10:11], s[6:7]
197C  s_cbranch_execz 2492
1980  v_mov_b32_e32 v3, s73
1984  v_mov_b32_e32 v4, s72
1988  v_cndmask_b32_e64 v3, v3, v4, s[68:69]
1990  v_lshrrev_b32_e32 v11, 5, v3
1994  v_mov_b32_e32 v3, s2
1998  v_mov_b32_e32 v4, s3
199C  v_cndmask_b32_e64 v12, v3, v4, s[68:69]
19A4  v_add_u32_e32 v3, 7, v11
19A8  v_and_b32_e32 v3, 0xffffff8, v3
19B0  v_cndmask_b32_e32 v4, v3, v11, vcc
19B4  v_cmp_lt_u32_e32 vcc, v12, v4
19B8  s_and_b64 exec, exec, vcc
19BC  s_cbranch_execz 2476
19C0  s_andn2_b64 vcc, exec, s[8:9]
19C4  s_cbranch_vccnz 19
19C8  v_mad_u64_u32 v[8:9], s[6:7], v3, v2, 0
19D0  v_lshlrev_b32_e32 v2, 5, v12
19D4  v_lshrrev_b32_e32 v5, 4, v0
19D8  v_and_b32_e32 v2, 0xffffff00, v2
19E0  v_lshlrev_b32_e32 v3, 6, v12
19E4  v_lshrrev_b32_e32 v4, 1, v12
19E8  v_lshl_or_b32 v0, v0, 2, v5
19F0  v_and_b32_e32 v3, 0xc0, v3
19F8  v_and_b32_e32 v4, 2, v4
19FC  v_and_or_b32 v0, v0, 61, v2
1A04  v_or3_b32 v10, v0, v3, v4
1A0C  s_cbranch_execz 1
1A10  s_branch 3
1A14  v_mad_u64_u32 v[8:9], s[6:7], v11, v7, 0
1A1C  v_mov_b32_e32 v10, v12
1A20  s_load_dwordx2 s[70:71], s[0:1], 0x10
1A28  s_load_dwordx2 s[72:73], s[0:1], 0x20
1A30  v_cmp_lt_u32_e32 vcc, v7, v1
1A34  v_cmp_lt_u32_e64 s[6:7], v12, v11
1A3C  s_and_b64 s[6:7], vcc, s[6:7]
1A40  v_mov_b32_e32 v50, 0x7f
1A48  s_and_saveexec_b64 s[76:77], s[6:7]
1A4C  s_cbranch_execz 2423
1A50  s_load_dwordx2 s[8:9], s[0:1], 0x28
1A58  s_and_saveexec_b64 s[6:7], s[4:5]
1A5C  s_xor_b64 s[4:5], exec, s[6:7]
1A60  s_cbranch_execz 8
1A64  s_waitcnt lgkmcnt(0)
1A68  v_mad_u64_u32 v[2:3], s[6:7], s8, v7, 0
1A70  v_mov_b32_e32 v0, v3
1A74  v_mad_u64_u32 v[0:1], s[6:7], s9, v7, v[0:1]
1A7C  v_mov_b32_e32 v3, v0
1A80  s_lshl_b32 s10, s2, 5
1A84  s_or_saveexec_b64 s[4:5], s[4:5]
1A88  s_load_dwordx2 s[6:7], s[0:1], 0x0
1A90  v_mov_b64_e32 v[0:1], 1
1A94  v_mov_b32_e32 v4, s10
1A98  s_xor_b64 exec, exec, s[4:5]
1A9C  s_cbranch_execz 9
1AA0  s_waitcnt lgkmcnt(0)
1AA4  s_mul_i32 s2, s3, s9
1AA8  s_mul_hi_u32 s10, s3, s8
1AAC  s_add_i32 s11, s10, s2
1AB0  s_mul_i32 s10, s3, s8
1AB4  s_lshl_b64 s[2:3], s[10:11], 5
1AB8  v_mov_b64_e32 v[2:3], s[2:3]
1ABC  v_mov_b64_e32 v[0:1], s[8:9]
1AC0  v_mov_b32_e32 v4, v7
1AC4  s_or_b64 exec, exec, s[4:5]
1AC8  s_bitcmp1_b32 s74, 0
1ACC  v_mov_b32_e32 v5, 0
1AD0  s_cselect_b64 s[2:3], -1, 0
1AD4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
1ADC  s_and_b64 vcc, exec, s[2:3]
1AE0  s_cbranch_vccz 7
1AE4  s_waitcnt lgkmcnt(0)
1AE8  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1AF0  global_load_dword v14, v[4:5], off
1AF8  s_cbranch_execz 1
1AFC  s_branch 7
1B00  s_waitcnt lgkmcnt(0)
1B04  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1B0C  global_load_ushort v4, v[4:5], off
1B14  s_waitcnt vmcnt(0)
1B18  v_lshlrev_b32_e32 v14, 16, v4
1B1C  v_cndmask_b32_e64 v4, 0, 1, s[2:3]
1B24  v_cmp_ne_u32_e64 s[4:5], 1, v4
1B2C  s_andn2_b64 vcc, exec, s[2:3]
1B30  v_lshl_add_u64 v[2:3], v[0:1], 0, v[2:3]
1B38  s_cbranch_vccnz 7
1B3C  s_waitcnt lgkmcnt(0)
1B40  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1B48  global_load_dword v15, v[4:5], off
1B50  s_cbranch_execz 1
1B54  s_branch 7
1B58  s_waitcnt lgkmcnt(0)
1B5C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1B64  global_load_ushort v4, v[4:5], off
1B6C  s_waitcnt vmcnt(0)
1B70  v_lshlrev_b32_e32 v15, 16, v4
1B74  s_and_b64 vcc, exec, s[4:5]
1B78  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1B80  s_cbranch_vccnz 7
1B84  s_waitcnt lgkmcnt(0)
1B88  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1B90  global_load_dword v16, v[4:5], off
1B98  s_cbranch_execz 1
1B9C  s_branch 7
1BA0  s_waitcnt lgkmcnt(0)
1BA4  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1BAC  global_load_ushort v4, v[4:5], off
1BB4  s_waitcnt vmcnt(0)
1BB8  v_lshlrev_b32_e32 v16, 16, v4
1BBC  s_and_b64 vcc, exec, s[4:5]
1BC0  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1BC8  s_cbranch_vccnz 7
1BCC  s_waitcnt lgkmcnt(0)
1BD0  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1BD8  global_load_dword v17, v[4:5], off
1BE0  s_cbranch_execz 1
1BE4  s_branch 7
1BE8  s_waitcnt lgkmcnt(0)
1BEC  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1BF4  global_load_ushort v4, v[4:5], off
1BFC  s_waitcnt vmcnt(0)
1C00  v_lshlrev_b32_e32 v17, 16, v4
1C04  s_and_b64 vcc, exec, s[4:5]
1C08  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C10  s_cbranch_vccnz 7
1C14  s_waitcnt lgkmcnt(0)
1C18  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1C20  global_load_dword v20, v[4:5], off
1C28  s_cbranch_execz 1
1C2C  s_branch 7
1C30  s_waitcnt lgkmcnt(0)
1C34  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1C3C  global_load_ushort v4, v[4:5], off
1C44  s_waitcnt vmcnt(0)
1C48  v_lshlrev_b32_e32 v20, 16, v4
1C4C  s_and_b64 vcc, exec, s[4:5]
1C50  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C58  s_cbranch_vccnz 7
1C5C  s_waitcnt lgkmcnt(0)
1C60  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1C68  global_load_dword v21, v[4:5], off
1C70  s_cbranch_execz 1
1C74  s_branch 7
1C78  s_waitcnt lgkmcnt(0)
1C7C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1C84  global_load_ushort v4, v[4:5], off
1C8C  s_waitcnt vmcnt(0)
1C90  v_lshlrev_b32_e32 v21, 16, v4
1C94  s_and_b64 vcc, exec, s[4:5]
1C98  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1CA0  s_cbranch_vccnz 7
1CA4  s_waitcnt lgkmcnt(0)
1CA8  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1CB0  global_load_dword v24, v[4:5], off
1CB8  s_cbranch_execz 1
1CBC  s_branch 7
1CC0  s_waitcnt lgkmcnt(0)
1CC4  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1CCC  global_load_ushort v4, v[4:5], off
1CD4  s_waitcnt vmcnt(0)
1CD8  v_lshlrev_b32_e32 v24, 16, v4
1CDC  s_and_b64 vcc, exec, s[4:5]
1CE0  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1CE8  s_cbranch_vccnz 7
1CEC  s_waitcnt lgkmcnt(0)
1CF0  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1CF8  global_load_dword v25, v[4:5], off
1D00  s_cbranch_execz 1
1D04  s_branch 7
1D08  s_waitcnt lgkmcnt(0)
1D0C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1D14  global_load_ushort v4, v[4:5], off
1D1C  s_waitcnt vmcnt(0)
1D20  v_lshlrev_b32_e32 v25, 16, v4
1D24  s_and_b64 vcc, exec, s[4:5]
1D28  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D30  s_cbranch_vccnz 7
1D34  s_waitcnt lgkmcnt(0)
1D38  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1D40  global_load_dword v18, v[4:5], off
1D48  s_cbranch_execz 1
1D4C  s_branch 7
1D50  s_waitcnt lgkmcnt(0)
1D54  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1D5C  global_load_ushort v4, v[4:5], off
1D64  s_waitcnt vmcnt(0)
1D68  v_lshlrev_b32_e32 v18, 16, v4
1D6C  s_and_b64 vcc, exec, s[4:5]
1D70  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D78  s_cbranch_vccnz 7
1D7C  s_waitcnt lgkmcnt(0)
1D80  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1D88  global_load_dword v19, v[4:5], off
1D90  s_cbranch_execz 1
1D94  s_branch 7
1D98  s_waitcnt lgkmcnt(0)
1D9C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1DA4  global_load_ushort v4, v[4:5], off
1DAC  s_waitcnt vmcnt(0)
1DB0  v_lshlrev_b32_e32 v19, 16, v4
1DB4  s_and_b64 vcc, exec, s[4:5]
1DB8  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1DC0  s_cbranch_vccnz 7
1DC4  s_waitcnt lgkmcnt(0)
1DC8  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1DD0  global_load_dword v22, v[4:5], off
1DD8  s_cbranch_execz 1
1DDC  s_branch 7
1DE0  s_waitcnt lgkmcnt(0)
1DE4  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1DEC  global_load_ushort v4, v[4:5], off
1DF4  s_waitcnt vmcnt(0)
1DF8  v_lshlrev_b32_e32 v22, 16, v4
1DFC  s_and_b64 vcc, exec, s[4:5]
1E00  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E08  s_cbranch_vccnz 7
1E0C  s_waitcnt lgkmcnt(0)
1E10  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1E18  global_load_dword v23, v[4:5], off
1E20  s_cbranch_execz 1
1E24  s_branch 7
1E28  s_waitcnt lgkmcnt(0)
1E2C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1E34  global_load_ushort v4, v[4:5], off
1E3C  s_waitcnt vmcnt(0)
1E40  v_lshlrev_b32_e32 v23, 16, v4
1E44  s_and_b64 vcc, exec, s[4:5]
1E48  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E50  s_cbranch_vccnz 7
1E54  s_waitcnt lgkmcnt(0)
1E58  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1E60  global_load_dword v28, v[4:5], off
1E68  s_cbranch_execz 1
1E6C  s_branch 7
1E70  s_waitcnt lgkmcnt(0)
1E74  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1E7C  global_load_ushort v4, v[4:5], off
1E84  s_waitcnt vmcnt(0)
1E88  v_lshlrev_b32_e32 v28, 16, v4
1E8C  s_and_b64 vcc, exec, s[4:5]
1E90  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E98  s_cbranch_vccnz 7
1E9C  s_waitcnt lgkmcnt(0)
1EA0  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1EA8  global_load_dword v29, v[4:5], off
1EB0  s_cbranch_execz 1
1EB4  s_branch 7
1EB8  s_waitcnt lgkmcnt(0)
1EBC  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1EC4  global_load_ushort v4, v[4:5], off
1ECC  s_waitcnt vmcnt(0)
1ED0  v_lshlrev_b32_e32 v29, 16, v4
1ED4  s_and_b64 vcc, exec, s[4:5]
1ED8  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1EE0  s_cbranch_vccnz 7
1EE4  s_waitcnt lgkmcnt(0)
1EE8  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1EF0  global_load_dword v32, v[4:5], off
1EF8  s_cbranch_execz 1
1EFC  s_branch 7
1F00  s_waitcnt lgkmcnt(0)
1F04  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1F0C  global_load_ushort v4, v[4:5], off
1F14  s_waitcnt vmcnt(0)
1F18  v_lshlrev_b32_e32 v32, 16, v4
1F1C  s_and_b64 vcc, exec, s[4:5]
1F20  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F28  s_cbranch_vccnz 7
1F2C  s_waitcnt lgkmcnt(0)
1F30  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1F38  global_load_dword v33, v[4:5], off
1F40  s_cbranch_execz 1
1F44  s_branch 7
1F48  s_waitcnt lgkmcnt(0)
1F4C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1F54  global_load_ushort v4, v[4:5], off
1F5C  s_waitcnt vmcnt(0)
1F60  v_lshlrev_b32_e32 v33, 16, v4
1F64  s_and_b64 vcc, exec, s[4:5]
1F68  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F70  s_cbranch_vccnz 7
1F74  s_waitcnt lgkmcnt(0)
1F78  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1F80  global_load_dword v26, v[4:5], off
1F88  s_cbranch_execz 1
1F8C  s_branch 7
1F90  s_waitcnt lgkmcnt(0)
1F94  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1F9C  global_load_ushort v4, v[4:5], off
1FA4  s_waitcnt vmcnt(0)
1FA8  v_lshlrev_b32_e32 v26, 16, v4
1FAC  s_and_b64 vcc, exec, s[4:5]
1FB0  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1FB8  s_cbranch_vccnz 7
1FBC  s_waitcnt lgkmcnt(0)
1FC0  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
1FC8  global_load_dword v27, v[4:5], off
1FD0  s_cbranch_execz 1
1FD4  s_branch 7
1FD8  s_waitcnt lgkmcnt(0)
1FDC  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
1FE4  global_load_ushort v4, v[4:5], off
1FEC  s_waitcnt vmcnt(0)
1FF0  v_lshlrev_b32_e32 v27, 16, v4
1FF4  s_and_b64 vcc, exec, s[4:5]
1FF8  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2000  s_cbranch_vccnz 7
2004  s_waitcnt lgkmcnt(0)
2008  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2010  global_load_dword v30, v[4:5], off
2018  s_cbranch_execz 1
201C  s_branch 7
2020  s_waitcnt lgkmcnt(0)
2024  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
202C  global_load_ushort v4, v[4:5], off
2034  s_waitcnt vmcnt(0)
2038  v_lshlrev_b32_e32 v30, 16, v4
203C  s_and_b64 vcc, exec, s[4:5]
2040  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2048  s_cbranch_vccnz 7
204C  s_waitcnt lgkmcnt(0)
2050  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2058  global_load_dword v31, v[4:5], off
2060  s_cbranch_execz 1
2064  s_branch 7
2068  s_waitcnt lgkmcnt(0)
206C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
2074  global_load_ushort v4, v[4:5], off
207C  s_waitcnt vmcnt(0)
2080  v_lshlrev_b32_e32 v31, 16, v4
2084  s_and_b64 vcc, exec, s[4:5]
2088  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2090  s_cbranch_vccnz 7
2094  s_waitcnt lgkmcnt(0)
2098  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
20A0  global_load_dword v36, v[4:5], off
20A8  s_cbranch_execz 1
20AC  s_branch 7
20B0  s_waitcnt lgkmcnt(0)
20B4  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
20BC  global_load_ushort v4, v[4:5], off
20C4  s_waitcnt vmcnt(0)
20C8  v_lshlrev_b32_e32 v36, 16, v4
20CC  s_and_b64 vcc, exec, s[4:5]
20D0  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
20D8  s_cbranch_vccnz 7
20DC  s_waitcnt lgkmcnt(0)
20E0  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
20E8  global_load_dword v37, v[4:5], off
20F0  s_cbranch_execz 1
20F4  s_branch 7
20F8  s_waitcnt lgkmcnt(0)
20FC  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
2104  global_load_ushort v4, v[4:5], off
210C  s_waitcnt vmcnt(0)
2110  v_lshlrev_b32_e32 v37, 16, v4
2114  s_and_b64 vcc, exec, s[4:5]
2118  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2120  s_cbranch_vccnz 7
2124  s_waitcnt lgkmcnt(0)
2128  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2130  global_load_dword v40, v[4:5], off
2138  s_cbranch_execz 1
213C  s_branch 7
2140  s_waitcnt lgkmcnt(0)
2144  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
214C  global_load_ushort v4, v[4:5], off
2154  s_waitcnt vmcnt(0)
2158  v_lshlrev_b32_e32 v40, 16, v4
215C  s_and_b64 vcc, exec, s[4:5]
2160  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2168  s_cbranch_vccnz 7
216C  s_waitcnt lgkmcnt(0)
2170  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2178  global_load_dword v41, v[4:5], off
2180  s_cbranch_execz 1
2184  s_branch 7
2188  s_waitcnt lgkmcnt(0)
218C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
2194  global_load_ushort v4, v[4:5], off
219C  s_waitcnt vmcnt(0)
21A0  v_lshlrev_b32_e32 v41, 16, v4
21A4  s_and_b64 vcc, exec, s[4:5]
21A8  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
21B0  s_cbranch_vccnz 7
21B4  s_waitcnt lgkmcnt(0)
21B8  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
21C0  global_load_dword v34, v[4:5], off
21C8  s_cbranch_execz 1
21CC  s_branch 7
21D0  s_waitcnt lgkmcnt(0)
21D4  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
21DC  global_load_ushort v4, v[4:5], off
21E4  s_waitcnt vmcnt(0)
21E8  v_lshlrev_b32_e32 v34, 16, v4
21EC  s_and_b64 vcc, exec, s[4:5]
21F0  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
21F8  s_cbranch_vccnz 7
21FC  s_waitcnt lgkmcnt(0)
2200  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2208  global_load_dword v35, v[4:5], off
2210  s_cbranch_execz 1
2214  s_branch 7
2218  s_waitcnt lgkmcnt(0)
221C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
2224  global_load_ushort v4, v[4:5], off
222C  s_waitcnt vmcnt(0)
2230  v_lshlrev_b32_e32 v35, 16, v4
2234  s_and_b64 vcc, exec, s[4:5]
2238  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2240  s_cbranch_vccnz 7
2244  s_waitcnt lgkmcnt(0)
2248  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2250  global_load_dword v38, v[4:5], off
2258  s_cbranch_execz 1
225C  s_branch 7
2260  s_waitcnt lgkmcnt(0)
2264  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
226C  global_load_ushort v4, v[4:5], off
2274  s_waitcnt vmcnt(0)
2278  v_lshlrev_b32_e32 v38, 16, v4
227C  s_and_b64 vcc, exec, s[4:5]
2280  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2288  s_cbranch_vccnz 7
228C  s_waitcnt lgkmcnt(0)
2290  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2298  global_load_dword v39, v[4:5], off
22A0  s_cbranch_execz 1
22A4  s_branch 7
22A8  s_waitcnt lgkmcnt(0)
22AC  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
22B4  global_load_ushort v4, v[4:5], off
22BC  s_waitcnt vmcnt(0)
22C0  v_lshlrev_b32_e32 v39, 16, v4
22C4  s_and_b64 vcc, exec, s[4:5]
22C8  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
22D0  s_cbranch_vccnz 7
22D4  s_waitcnt lgkmcnt(0)
22D8  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
22E0  global_load_dword v42, v[4:5], off
22E8  s_cbranch_execz 1
22EC  s_branch 7
22F0  s_waitcnt lgkmcnt(0)
22F4  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
22FC  global_load_ushort v4, v[4:5], off
2304  s_waitcnt vmcnt(0)
2308  v_lshlrev_b32_e32 v42, 16, v4
230C  s_and_b64 vcc, exec, s[4:5]
2310  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2318  s_cbranch_vccnz 7
231C  s_waitcnt lgkmcnt(0)
2320  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2328  global_load_dword v43, v[4:5], off
2330  s_cbranch_execz 1
2334  s_branch 7
2338  s_waitcnt lgkmcnt(0)
233C  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
2344  global_load_ushort v4, v[4:5], off
234C  s_waitcnt vmcnt(0)
2350  v_lshlrev_b32_e32 v43, 16, v4
2354  s_and_b64 vcc, exec, s[4:5]
2358  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2360  s_cbranch_vccnz 7
2364  s_waitcnt lgkmcnt(0)
2368  v_lshl_add_u64 v[4:5], v[2:3], 2, s[6:7]
2370  global_load_dword v44, v[4:5], off
2378  s_cbranch_execz 1
237C  s_branch 7
2380  s_waitcnt lgkmcnt(0)
2384  v_lshl_add_u64 v[4:5], v[2:3], 1, s[6:7]
238C  global_load_ushort v4, v[4:5], off
2394  s_waitcnt vmcnt(0)
2398  v_lshlrev_b32_e32 v44, 16, v4
239C  s_and_b64 vcc, exec, s[4:5]
23A0  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
23A8  s_cbranch_vccnz 7
23AC  s_waitcnt lgkmcnt(0)
23B0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
23B8  global_load_dword v45, v[2:3], off
23C0  s_cbranch_execz 1
23C4  s_branch 7
23C8  s_waitcnt lgkmcnt(0)
23CC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
23D4  global_load_ushort v0, v[0:1], off
23DC  s_waitcnt vmcnt(0)
23E0  v_lshlrev_b32_e32 v45, 16, v0
23E4  s_add_u32 s2, s0, 0x48
23EC  s_addc_u32 s3, s1, 0
23F0  s_add_u32 s4, s0, 0x60
23F8  s_addc_u32 s5, s1, 0
23FC  v_mov_b32_e32 v0, 0x48
2404  v_mov_b32_e32 v1, 0x60
240C  v_cndmask_b32_e64 v0, v0, v1, s[68:69]
2414  v_mov_b32_e32 v1, 0
2418  v_mov_b32_e32 v2, s3
241C  v_mov_b32_e32 v3, s5
2420  v_cndmask_b32_e64 v3, v2, v3, s[68:69]
2428  v_mov_b32_e32 v2, s2
242C  v_mov_b32_e32 v4, s4
2430  v_lshl_add_u64 v[0:1], s[0:1], 0, v[0:1]
2438  v_cndmask_b32_e64 v2, v2, v4, s[68:69]
2440  global_load_dwordx2 v[46:47], v[0:1], off
2448  global_load_dwordx3 v[4:6], v[2:3], off offset:8
2450  s_load_dwordx2 s[78:79], s[0:1], 0x8
2458  s_load_dwordx2 s[80:81], s[0:1], 0x18
2460  s_bitcmp1_b32 s74, 1
2464  s_cselect_b64 s[82:83], -1, 0
2468  s_and_b64 vcc, exec, s[82:83]
246C  s_cbranch_vccz 318
2470  s_load_dword s0, s[0:1], 0x40
2478  v_mov_b32_e32 v0, s75
247C  s_waitcnt lgkmcnt(0)
2480  v_mov_b32_e32 v1, s0
2484  v_cndmask_b32_e64 v0, v0, v1, s[68:69]
248C  v_cmp_ne_u32_e32 vcc, 0, v0
2490  s_and_saveexec_b64 s[0:1], vcc
2494  s_cbranch_execz 96
2498  v_lshlrev_b32_e32 v1, 31, v0
249C  v_lshlrev_b32_e32 v2, 30, v0
24A0  s_brev_b32 s2, 1
24A4  s_waitcnt vmcnt(2)
24A8  v_xor_b32_e32 v14, v1, v14
24AC  v_lshlrev_b32_e32 v1, 29, v0
24B0  v_bitop3_b32 v15, v2, v15, s2 bitop3:0x6c
24B8  v_lshlrev_b32_e32 v2, 28, v0
24BC  v_bitop3_b32 v16, v1, v16, s2 bitop3:0x6c
24C4  v_lshlrev_b32_e32 v1, 27, v0
24C8  v_bitop3_b32 v17, v2, v17, s2 bitop3:0x6c
24D0  v_lshlrev_b32_e32 v2, 26, v0
24D4  v_bitop3_b32 v20, v1, v20, s2 bitop3:0x6c
24DC  v_lshlrev_b32_e32 v1, 25, v0
24E0  v_bitop3_b32 v21, v2, v21, s2 bitop3:0x6c
24E8  v_lshlrev_b32_e32 v2, 24, v0
24EC  v_bitop3_b32 v24, v1, v24, s2 bitop3:0x6c
24F4  v_lshlrev_b32_e32 v1, 23, v0
24F8  v_bitop3_b32 v25, v2, v25, s2 bitop3:0x6c
2500  v_lshlrev_b32_e32 v2, 22, v0
2504  v_bitop3_b32 v18, v1, v18, s2 bitop3:0x6c
250C  v_lshlrev_b32_e32 v1, 21, v0
2510  v_bitop3_b32 v19, v2, v19, s2 bitop3:0x6c
2518  v_lshlrev_b32_e32 v2, 20, v0
251C  v_bitop3_b32 v22, v1, v22, s2 bitop3:0x6c
2524  v_lshlrev_b32_e32 v1, 19, v0
2528  v_bitop3_b32 v23, v2, v23, s2 bitop3:0x6c
2530  v_lshlrev_b32_e32 v2, 18, v0
2534  v_bitop3_b32 v28, v1, v28, s2 bitop3:0x6c
253C  v_lshlrev_b32_e32 v1, 17, v0
2540  v_bitop3_b32 v29, v2, v29, s2 bitop3:0x6c
2548  v_lshlrev_b32_e32 v2, 16, v0
254C  v_bitop3_b32 v32, v1, v32, s2 bitop3:0x6c
2554  v_lshlrev_b32_e32 v1, 15, v0
2558  v_bitop3_b32 v33, v2, v33, s2 bitop3:0x6c
2560  v_lshlrev_b32_e32 v2, 14, v0
2564  v_bitop3_b32 v26, v1, v26, s2 bitop3:0x6c
256C  v_lshlrev_b32_e32 v1, 13, v0
2570  v_bitop3_b32 v27, v2, v27, s2 bitop3:0x6c
2578  v_lshlrev_b32_e32 v2, 12, v0
257C  v_bitop3_b32 v30, v1, v30, s2 bitop3:0x6c
2584  v_lshlrev_b32_e32 v1, 11, v0
2588  v_bitop3_b32 v31, v2, v31, s2 bitop3:0x6c
2590  v_lshlrev_b32_e32 v2, 10, v0
2594  v_bitop3_b32 v36, v1, v36, s2 bitop3:0x6c
259C  v_lshlrev_b32_e32 v1, 9, v0
25A0  v_bitop3_b32 v37, v2, v37, s2 bitop3:0x6c
25A8  v_lshlrev_b32_e32 v2, 8, v0
25AC  v_bitop3_b32 v40, v1, v40, s2 bitop3:0x6c
25B4  v_lshlrev_b32_e32 v1, 7, v0
25B8  v_bitop3_b32 v41, v2, v41, s2 bitop3:0x6c
25C0  v_lshlrev_b32_e32 v2, 6, v0
25C4  v_bitop3_b32 v34, v1, v34, s2 bitop3:0x6c
25CC  v_lshlrev_b32_e32 v1, 5, v0
25D0  v_bitop3_b32 v35, v2, v35, s2 bitop3:0x6c
25D8  v_lshlrev_b32_e32 v2, 4, v0
25DC  v_bitop3_b32 v38, v1, v38, s2 bitop3:0x6c
25E4  v_lshlrev_b32_e32 v1, 3, v0
25E8  v_bitop3_b32 v39, v2, v39, s2 bitop3:0x6c
25F0  v_lshlrev_b32_e32 v2, 2, v0
25F4  v_bitop3_b32 v42, v1, v42, s2 bitop3:0x6c
25FC  v_lshlrev_b32_e32 v1, 1, v0
2600  v_bitop3_b32 v43, v2, v43, s2 bitop3:0x6c
2608  v_bitop3_b32 v45, v0, v45, s2 bitop3:0x6c
2610  v_bitop3_b32 v44, v1, v44, s2 bitop3:0x6c
2618  s_or_b64 exec, exec, s[0:1]
261C  s_waitcnt vmcnt(2)
2620  v_pk_add_f32 v[0:1], v[14:15], v[14:15] op_sel:[0,1]
2628  v_pk_add_f32 v[2:3], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2630  v_mov_b32_e32 v1, v3
2634  v_pk_add_f32 v[2:3], v[16:17], v[16:17] op_sel:[0,1]
263C  v_pk_add_f32 v[14:15], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2644  v_mov_b32_e32 v3, v15
2648  v_pk_add_f32 v[14:15], v[20:21], v[20:21] op_sel:[0,1]
2650  v_pk_add_f32 v[16:17], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2658  v_mov_b32_e32 v15, v17
265C  v_pk_add_f32 v[16:17], v[24:25], v[24:25] op_sel:[0,1]
2664  v_pk_add_f32 v[20:21], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
266C  v_mov_b32_e32 v17, v21
2670  v_pk_add_f32 v[20:21], v[18:19], v[18:19] op_sel:[0,1]
2678  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2680  v_mov_b32_e32 v21, v19
2684  v_pk_add_f32 v[18:19], v[22:23], v[22:23] op_sel:[0,1]
268C  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2694  v_mov_b32_e32 v19, v23
2698  v_pk_add_f32 v[22:23], v[28:29], v[28:29] op_sel:[0,1]
26A0  v_pk_add_f32 v[24:25], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26A8  v_mov_b32_e32 v23, v25
26AC  v_pk_add_f32 v[24:25], v[32:33], v[32:33] op_sel:[0,1]
26B4  v_pk_add_f32 v[28:29], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26BC  v_mov_b32_e32 v25, v29
26C0  v_pk_add_f32 v[28:29], v[26:27], v[26:27] op_sel:[0,1]
26C8  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26D0  v_mov_b32_e32 v29, v27
26D4  v_pk_add_f32 v[26:27], v[30:31], v[30:31] op_sel:[0,1]
26DC  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26E4  v_mov_b32_e32 v27, v31
26E8  v_pk_add_f32 v[30:31], v[36:37], v[36:37] op_sel:[0,1]
26F0  v_pk_add_f32 v[32:33], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26F8  v_mov_b32_e32 v31, v33
26FC  v_pk_add_f32 v[32:33], v[40:41], v[40:41] op_sel:[0,1]
2704  v_pk_add_f32 v[36:37], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
270C  v_mov_b32_e32 v33, v37
2710  v_pk_add_f32 v[36:37], v[34:35], v[34:35] op_sel:[0,1]
2718  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2720  v_mov_b32_e32 v37, v35
2724  v_pk_add_f32 v[34:35], v[38:39], v[38:39] op_sel:[0,1]
272C  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2734  v_mov_b32_e32 v35, v39
2738  v_pk_add_f32 v[38:39], v[42:43], v[42:43] op_sel:[0,1]
2740  v_pk_add_f32 v[40:41], v[42:43], v[42:43] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2748  v_mov_b32_e32 v39, v41
274C  v_pk_add_f32 v[40:41], v[44:45], v[44:45] op_sel:[0,1]
2754  v_pk_add_f32 v[42:43], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
275C  v_mov_b32_e32 v41, v43
2760  v_pk_add_f32 v[42:43], v[0:1], v[2:3]
2768  v_pk_add_f32 v[44:45], v[14:15], v[16:17]
2770  v_pk_add_f32 v[48:49], v[20:21], v[18:19]
2778  v_pk_add_f32 v[50:51], v[22:23], v[24:25]
2780  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2788  v_pk_add_f32 v[2:3], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2790  v_pk_add_f32 v[14:15], v[20:21], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2798  v_pk_add_f32 v[16:17], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
27A0  v_pk_add_f32 v[52:53], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
27A8  v_pk_add_f32 v[54:55], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
27B0  v_pk_add_f32 v[42:43], v[42:43], v[44:45]
27B8  v_pk_add_f32 v[44:45], v[48:49], v[50:51]
27C0  v_pk_add_f32 v[18:19], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
27C8  v_pk_add_f32 v[20:21], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
27D0  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
27D8  v_pk_add_f32 v[2:3], v[14:15], v[16:17]
27E0  v_pk_add_f32 v[48:49], v[42:43], v[44:45]
27E8  v_pk_add_f32 v[42:43], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
27F0  v_pk_add_f32 v[44:45], v[52:53], v[54:55]
27F8  v_pk_add_f32 v[50:51], v[52:53], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
2800  v_pk_add_f32 v[16:17], v[0:1], v[2:3]
2808  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2810  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
2818  v_pk_add_f32 v[52:53], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2820  v_pk_add_f32 v[14:15], v[28:29], v[26:27]
2828  v_pk_add_f32 v[18:19], v[30:31], v[32:33]
2830  v_pk_add_f32 v[20:21], v[36:37], v[34:35]
2838  v_pk_add_f32 v[22:23], v[38:39], v[40:41]
2840  v_pk_add_f32 v[24:25], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2848  v_pk_add_f32 v[14:15], v[14:15], v[18:19]
2850  v_pk_add_f32 v[18:19], v[20:21], v[22:23]
2858  v_pk_add_f32 v[54:55], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
2860  v_pk_add_f32 v[56:57], v[14:15], v[18:19]
2868  v_pk_add_f32 v[58:59], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2870  v_pk_add_f32 v[14:15], v[28:29], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
2878  v_pk_add_f32 v[18:19], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
2880  v_pk_add_f32 v[20:21], v[36:37], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
2888  v_pk_add_f32 v[22:23], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
2890  v_pk_add_f32 v[60:61], v[24:25], v[54:55]
2898  v_pk_add_f32 v[54:55], v[24:25], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
28A0  v_pk_add_f32 v[24:25], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
28A8  v_pk_add_f32 v[26:27], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
28B0  v_pk_add_f32 v[14:15], v[14:15], v[18:19]
28B8  v_pk_add_f32 v[18:19], v[20:21], v[22:23]
28C0  v_pk_add_f32 v[34:35], v[24:25], v[26:27]
28C8  v_pk_add_f32 v[30:31], v[14:15], v[18:19]
28D0  v_pk_add_f32 v[38:39], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
28D8  v_pk_add_f32 v[62:63], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
28E0  s_mov_b32 s0, 0x3e800000
28E8  v_pk_mul_f32 v[14:15], v[48:49], s[0:1] op_sel_hi:[1,0]
28F0  v_pk_mul_f32 v[16:17], v[16:17], s[0:1] op_sel_hi:[1,0]
28F8  v_pk_mul_f32 v[20:21], v[44:45], s[0:1] op_sel_hi:[1,0]
2900  v_pk_mul_f32 v[24:25], v[2:3], s[0:1] op_sel_hi:[1,0]
2908  v_pk_mul_f32 v[18:19], v[42:43], s[0:1] op_sel_hi:[1,0]
2910  v_pk_mul_f32 v[22:23], v[0:1], s[0:1] op_sel_hi:[1,0]
2918  v_pk_mul_f32 v[28:29], v[50:51], s[0:1] op_sel_hi:[1,0]
2920  v_pk_mul_f32 v[32:33], v[52:53], s[0:1] op_sel_hi:[1,0]
2928  v_pk_mul_f32 v[26:27], v[56:57], s[0:1] op_sel_hi:[1,0]
2930  v_pk_mul_f32 v[30:31], v[30:31], s[0:1] op_sel_hi:[1,0]
2938  v_pk_mul_f32 v[36:37], v[60:61], s[0:1] op_sel_hi:[1,0]
2940  v_pk_mul_f32 v[40:41], v[34:35], s[0:1] op_sel_hi:[1,0]
2948  v_pk_mul_f32 v[34:35], v[58:59], s[0:1] op_sel_hi:[1,0]
2950  v_pk_mul_f32 v[38:39], v[38:39], s[0:1] op_sel_hi:[1,0]
2958  v_pk_mul_f32 v[42:43], v[54:55], s[0:1] op_sel_hi:[1,0]
2960  v_pk_mul_f32 v[44:45], v[62:63], s[0:1] op_sel_hi:[1,0]
2968  s_waitcnt vmcnt(2)
296C  v_and_b32_e32 v78, 0x7fffffff, v14
2974  v_and_b32_e32 v77, 0x7fffffff, v15
297C  v_max_u32_e32 v0, v77, v78
2980  v_and_b32_e32 v76, 0x7fffffff, v16
2988  v_and_b32_e32 v75, 0x7fffffff, v17
2990  v_max3_u32 v0, v75, v76, v0
2998  v_and_b32_e32 v74, 0x7fffffff, v20
29A0  v_and_b32_e32 v73, 0x7fffffff, v21
29A8  v_max3_u32 v0, v73, v74, v0
29B0  v_and_b32_e32 v72, 0x7fffffff, v24
29B8  v_and_b32_e32 v71, 0x7fffffff, v25
29C0  v_max3_u32 v0, v71, v72, v0
29C8  v_and_b32_e32 v70, 0x7fffffff, v18
29D0  v_and_b32_e32 v69, 0x7fffffff, v19
29D8  v_max3_u32 v0, v69, v70, v0
29E0  v_and_b32_e32 v68, 0x7fffffff, v22
29E8  v_and_b32_e32 v67, 0x7fffffff, v23
29F0  v_max3_u32 v0, v67, v68, v0
29F8  v_and_b32_e32 v66, 0x7fffffff, v28
2A00  v_and_b32_e32 v65, 0x7fffffff, v29
2A08  v_max3_u32 v0, v65, v66, v0
2A10  v_and_b32_e32 v64, 0x7fffffff, v32
2A18  v_and_b32_e32 v63, 0x7fffffff, v33
2A20  v_max3_u32 v0, v63, v64, v0
2A28  v_and_b32_e32 v62, 0x7fffffff, v26
2A30  v_and_b32_e32 v61, 0x7fffffff, v27
2A38  v_max3_u32 v0, v61, v62, v0
2A40  v_and_b32_e32 v60, 0x7fffffff, v30
2A48  v_and_b32_e32 v59, 0x7fffffff, v31
2A50  v_max3_u32 v0, v59, v60, v0
2A58  v_and_b32_e32 v58, 0x7fffffff, v36
2A60  v_and_b32_e32 v57, 0x7fffffff, v37
2A68  v_max3_u32 v0, v57, v58, v0
2A70  v_and_b32_e32 v56, 0x7fffffff, v40
2A78  v_and_b32_e32 v55, 0x7fffffff, v41
2A80  v_max3_u32 v0, v55, v56, v0
2A88  v_and_b32_e32 v54, 0x7fffffff, v34
2A90  v_and_b32_e32 v53, 0x7fffffff, v35
2A98  v_max3_u32 v0, v53, v54, v0
2AA0  v_and_b32_e32 v52, 0x7fffffff, v38
2AA8  v_and_b32_e32 v51, 0x7fffffff, v39
2AB0  v_max3_u32 v0, v51, v52, v0
2AB8  v_and_b32_e32 v50, 0x7fffffff, v42
2AC0  v_and_b32_e32 v49, 0x7fffffff, v43
2AC8  v_max3_u32 v0, v49, v50, v0
2AD0  v_and_b32_e32 v48, 0x7fffffff, v44
2AD8  v_and_b32_e32 v13, 0x7fffffff, v45
2AE0  v_max3_u32 v79, v13, v48, v0
2AE8  s_mov_b32 s2, 0x7f7fffff
2AF0  v_mov_b32_e32 v1, 0
2AF4  v_cmp_lt_u32_e32 vcc, s2, v79
2AF8  v_mov_b32_e32 v0, v1
2AFC  v_mov_b32_e32 v2, v1
2B00  v_mov_b32_e32 v3, v1
2B04  s_and_saveexec_b64 s[84:85], vcc
2B08  s_cbranch_execz 654
2B0C  v_cmp_lt_u32_e32 vcc, s2, v78
2B10  s_waitcnt lgkmcnt(0)
2B14  s_mov_b32 s6, 0x7f800000
2B1C  v_mov_b32_e32 v2, v1
2B20  v_cndmask_b32_e64 v0, 0, 7, vcc
2B28  v_mov_b32_e32 v3, v1
2B2C  v_cmp_lt_u32_e64 s[0:1], s6, v77
2B34  v_cmp_lt_u32_e64 s[2:3], s2, v77
2B3C  s_and_saveexec_b64 s[4:5], s[2:3]
2B40  v_and_b32_e32 v15, 0x80000000, v15
2B48  s_and_b64 s[2:3], s[82:83], s[0:1]
2B4C  v_cndmask_b32_e64 v15, v15, 0, s[2:3]
2B54  v_or_b32_e32 v0, 0x70, v0
2B5C  s_or_b64 exec, exec, s[4:5]
2B60  s_mov_b32 s8, 0x7f7fffff
2B68  v_cmp_lt_u32_e64 s[4:5], s6, v76
2B70  v_cmp_lt_u32_e64 s[2:3], s8, v76
2B78  s_and_saveexec_b64 s[6:7], s[2:3]
2B7C  v_and_b32_e32 v16, 0x80000000, v16
2B84  s_and_b64 s[2:3], s[82:83], s[4:5]
2B88  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
2B90  v_or_b32_e32 v0, 0x700, v0
2B98  s_or_b64 exec, exec, s[6:7]
2B9C  s_mov_b32 s10, 0x7f800000
2BA4  v_cmp_lt_u32_e64 s[6:7], s10, v75
2BAC  v_cmp_lt_u32_e64 s[2:3], s8, v75
2BB4  s_and_saveexec_b64 s[8:9], s[2:3]
2BB8  v_and_b32_e32 v17, 0x80000000, v17
2BC0  s_and_b64 s[2:3], s[82:83], s[6:7]
2BC4  v_cndmask_b32_e64 v17, v17, 0, s[2:3]
2BCC  v_or_b32_e32 v0, 0x7000, v0
2BD4  s_or_b64 exec, exec, s[8:9]
2BD8  s_mov_b32 s12, 0x7f7fffff
2BE0  v_cmp_lt_u32_e64 s[8:9], s10, v74
2BE8  v_cmp_lt_u32_e64 s[2:3], s12, v74
2BF0  s_and_saveexec_b64 s[10:11], s[2:3]
2BF4  v_and_b32_e32 v20, 0x80000000, v20
2BFC  s_and_b64 s[2:3], s[82:83], s[8:9]
2C00  v_cndmask_b32_e64 v20, v20, 0, s[2:3]
2C08  v_or_b32_e32 v0, 0x70000, v0
2C10  s_or_b64 exec, exec, s[10:11]
2C14  s_mov_b32 s14, 0x7f800000
2C1C  v_cmp_lt_u32_e64 s[10:11], s14, v73
2C24  v_cmp_lt_u32_e64 s[2:3], s12, v73
2C2C  s_and_saveexec_b64 s[12:13], s[2:3]
2C30  v_and_b32_e32 v21, 0x80000000, v21
2C38  s_and_b64 s[2:3], s[82:83], s[10:11]
2C3C  v_cndmask_b32_e64 v21, v21, 0, s[2:3]
2C44  v_or_b32_e32 v0, 0x700000, v0
2C4C  s_or_b64 exec, exec, s[12:13]
2C50  s_mov_b32 s16, 0x7f7fffff
2C58  v_cmp_lt_u32_e64 s[12:13], s14, v72
2C60  v_cmp_lt_u32_e64 s[2:3], s16, v72
2C68  s_and_saveexec_b64 s[14:15], s[2:3]
2C6C  v_and_b32_e32 v24, 0x80000000, v24
2C74  s_and_b64 s[2:3], s[82:83], s[12:13]
2C78  v_cndmask_b32_e64 v24, v24, 0, s[2:3]
2C80  v_or_b32_e32 v0, 0x7000000, v0
2C88  s_or_b64 exec, exec, s[14:15]
2C8C  s_mov_b32 s18, 0x7f800000
2C94  v_cmp_lt_u32_e64 s[14:15], s18, v71
2C9C  v_cmp_lt_u32_e64 s[2:3], s16, v71
2CA4  s_and_saveexec_b64 s[16:17], s[2:3]
2CA8  v_and_b32_e32 v25, 0x80000000, v25
2CB0  s_and_b64 s[2:3], s[82:83], s[14:15]
2CB4  v_cndmask_b32_e64 v25, v25, 0, s[2:3]
2CBC  v_or_b32_e32 v0, 0x70000000, v0
2CC4  s_or_b64 exec, exec, s[16:17]
2CC8  s_mov_b32 s20, 0x7f7fffff
2CD0  v_cmp_lt_u32_e64 s[16:17], s18, v70
2CD8  v_cmp_lt_u32_e64 s[2:3], s20, v70
2CE0  s_and_saveexec_b64 s[18:19], s[2:3]
2CE4  v_and_b32_e32 v18, 0x80000000, v18
2CEC  s_and_b64 s[2:3], s[82:83], s[16:17]
2CF0  v_cndmask_b32_e64 v18, v18, 0, s[2:3]
2CF8  v_or_b32_e32 v1, 7, v1
2CFC  s_or_b64 exec, exec, s[18:19]
2D00  s_mov_b32 s22, 0x7f800000
2D08  v_cmp_lt_u32_e64 s[18:19], s22, v69
2D10  v_cmp_lt_u32_e64 s[2:3], s20, v69
2D18  s_and_saveexec_b64 s[20:21], s[2:3]
2D1C  v_and_b32_e32 v19, 0x80000000, v19
2D24  s_and_b64 s[2:3], s[82:83], s[18:19]
2D28  v_cndmask_b32_e64 v19, v19, 0, s[2:3]
2D30  v_or_b32_e32 v1, 0x70, v1
2D38  s_or_b64 exec, exec, s[20:21]
2D3C  s_mov_b32 s24, 0x7f7fffff
2D44  v_cmp_lt_u32_e64 s[20:21], s22, v68
2D4C  v_cmp_lt_u32_e64 s[2:3], s24, v68
2D54  s_and_saveexec_b64 s[22:23], s[2:3]
2D58  v_and_b32_e32 v22, 0x80000000, v22
2D60  s_and_b64 s[2:3], s[82:83], s[20:21]
2D64  v_cndmask_b32_e64 v22, v22, 0, s[2:3]
2D6C  v_or_b32_e32 v1, 0x700, v1
2D74  s_or_b64 exec, exec, s[22:23]
2D78  s_mov_b32 s26, 0x7f800000
2D80  v_cmp_lt_u32_e64 s[22:23], s26, v67
2D88  v_cmp_lt_u32_e64 s[2:3], s24, v67
2D90  s_and_saveexec_b64 s[24:25], s[2:3]
2D94  v_and_b32_e32 v23, 0x80000000, v23
2D9C  s_and_b64 s[2:3], s[82:83], s[22:23]
2DA0  v_cndmask_b32_e64 v23, v23, 0, s[2:3]
2DA8  v_or_b32_e32 v1, 0x7000, v1
2DB0  s_or_b64 exec, exec, s[24:25]
2DB4  s_mov_b32 s28, 0x7f7fffff
2DBC  v_cmp_lt_u32_e64 s[24:25], s26, v66
2DC4  v_cmp_lt_u32_e64 s[2:3], s28, v66
2DCC  s_and_saveexec_b64 s[26:27], s[2:3]
2DD0  v_and_b32_e32 v28, 0x80000000, v28
2DD8  s_and_b64 s[2:3], s[82:83], s[24:25]
2DDC  v_cndmask_b32_e64 v28, v28, 0, s[2:3]
2DE4  v_or_b32_e32 v1, 0x70000, v1
2DEC  s_or_b64 exec, exec, s[26:27]
2DF0  s_mov_b32 s30, 0x7f800000
2DF8  v_cmp_lt_u32_e64 s[26:27], s30, v65
2E00  v_cmp_lt_u32_e64 s[2:3], s28, v65
2E08  s_and_saveexec_b64 s[28:29], s[2:3]
2E0C  v_and_b32_e32 v29, 0x80000000, v29
2E14  s_and_b64 s[2:3], s[82:83], s[26:27]
2E18  v_cndmask_b32_e64 v29, v29, 0, s[2:3]
2E20  v_or_b32_e32 v1, 0x700000, v1
2E28  s_or_b64 exec, exec, s[28:29]
2E2C  s_mov_b32 s33, 0x7f7fffff
2E34  v_cmp_lt_u32_e64 s[28:29], s30, v64
2E3C  v_cmp_lt_u32_e64 s[2:3], s33, v64
2E44  s_and_saveexec_b64 s[30:31], s[2:3]
2E48  v_and_b32_e32 v32, 0x80000000, v32
2E50  s_and_b64 s[2:3], s[82:83], s[28:29]
2E54  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
2E5C  v_or_b32_e32 v1, 0x7000000, v1
2E64  s_or_b64 exec, exec, s[30:31]
2E68  s_mov_b32 s36, 0x7f800000
2E70  v_cmp_lt_u32_e64 s[30:31], s36, v63
2E78  v_cmp_lt_u32_e64 s[2:3], s33, v63
2E80  s_and_saveexec_b64 s[34:35], s[2:3]
2E84  v_and_b32_e32 v33, 0x80000000, v33
2E8C  s_and_b64 s[2:3], s[82:83], s[30:31]
2E90  v_cndmask_b32_e64 v33, v33, 0, s[2:3]
2E98  v_or_b32_e32 v1, 0x70000000, v1
2EA0  s_or_b64 exec, exec, s[34:35]
2EA4  v_cmp_lt_u32_e64 s[34:35], s36, v62
2EAC  v_cmp_lt_u32_e64 s[2:3], s33, v62
2EB4  s_and_saveexec_b64 s[36:37], s[2:3]
2EB8  v_and_b32_e32 v26, 0x80000000, v26
2EC0  s_and_b64 s[2:3], s[82:83], s[34:35]
2EC4  v_cndmask_b32_e64 v26, v26, 0, s[2:3]
2ECC  v_or_b32_e32 v2, 7, v2
2ED0  s_or_b64 exec, exec, s[36:37]
2ED4  s_mov_b32 s40, 0x7f800000
2EDC  v_cmp_lt_u32_e64 s[36:37], s40, v61
2EE4  v_cmp_lt_u32_e64 s[2:3], s33, v61
2EEC  s_and_saveexec_b64 s[38:39], s[2:3]
2EF0  v_and_b32_e32 v27, 0x80000000, v27
2EF8  s_and_b64 s[2:3], s[82:83], s[36:37]
2EFC  v_cndmask_b32_e64 v27, v27, 0, s[2:3]
2F04  v_or_b32_e32 v2, 0x70, v2
2F0C  s_or_b64 exec, exec, s[38:39]
2F10  v_cmp_lt_u32_e64 s[38:39], s40, v60
2F18  v_cmp_lt_u32_e64 s[2:3], s33, v60
2F20  s_and_saveexec_b64 s[40:41], s[2:3]
2F24  v_and_b32_e32 v30, 0x80000000, v30
2F2C  s_and_b64 s[2:3], s[82:83], s[38:39]
2F30  v_cndmask_b32_e64 v30, v30, 0, s[2:3]
2F38  v_or_b32_e32 v2, 0x700, v2
2F40  s_or_b64 exec, exec, s[40:41]
2F44  s_mov_b32 s44, 0x7f800000
2F4C  v_cmp_lt_u32_e64 s[40:41], s44, v59
2F54  v_cmp_lt_u32_e64 s[2:3], s33, v59
2F5C  s_and_saveexec_b64 s[42:43], s[2:3]
2F60  v_and_b32_e32 v31, 0x80000000, v31
2F68  s_and_b64 s[2:3], s[82:83], s[40:41]
2F6C  v_cndmask_b32_e64 v31, v31, 0, s[2:3]
2F74  v_or_b32_e32 v2, 0x7000, v2
2F7C  s_or_b64 exec, exec, s[42:43]
2F80  v_cmp_lt_u32_e64 s[42:43], s44, v58
2F88  v_cmp_lt_u32_e64 s[2:3], s33, v58
2F90  s_and_saveexec_b64 s[44:45], s[2:3]
2F94  v_and_b32_e32 v36, 0x80000000, v36
2F9C  s_and_b64 s[2:3], s[82:83], s[42:43]
2FA0  v_cndmask_b32_e64 v36, v36, 0, s[2:3]
2FA8  v_or_b32_e32 v2, 0x70000, v2
2FB0  s_or_b64 exec, exec, s[44:45]
2FB4  s_mov_b32 s48, 0x7f800000
2FBC  v_cmp_lt_u32_e64 s[44:45], s48, v57
2FC4  v_cmp_lt_u32_e64 s[2:3], s33, v57
2FCC  s_and_saveexec_b64 s[46:47], s[2:3]
2FD0  v_and_b32_e32 v37, 0x80000000, v37
2FD8  s_and_b64 s[2:3], s[82:83], s[44:45]
2FDC  v_cndmask_b32_e64 v37, v37, 0, s[2:3]
2FE4  v_or_b32_e32 v2, 0x700000, v2
2FEC  s_or_b64 exec, exec, s[46:47]
2FF0  v_cmp_lt_u32_e64 s[46:47], s48, v56
2FF8  v_cmp_lt_u32_e64 s[2:3], s33, v56
3000  s_and_saveexec_b64 s[48:49], s[2:3]
3004  v_and_b32_e32 v40, 0x80000000, v40
300C  s_and_b64 s[2:3], s[82:83], s[46:47]
3010  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
3018  v_or_b32_e32 v2, 0x7000000, v2
3020  s_or_b64 exec, exec, s[48:49]
3024  s_mov_b32 s52, 0x7f800000
302C  v_cmp_lt_u32_e64 s[48:49], s52, v55
3034  v_cmp_lt_u32_e64 s[2:3], s33, v55
303C  s_and_saveexec_b64 s[50:51], s[2:3]
3040  v_and_b32_e32 v41, 0x80000000, v41
3048  s_and_b64 s[2:3], s[82:83], s[48:49]
304C  v_cndmask_b32_e64 v41, v41, 0, s[2:3]
3054  v_or_b32_e32 v2, 0x70000000, v2
305C  s_or_b64 exec, exec, s[50:51]
3060  v_cmp_lt_u32_e64 s[50:51], s52, v54
3068  v_cmp_lt_u32_e64 s[2:3], s33, v54
3070  s_and_saveexec_b64 s[52:53], s[2:3]
3074  v_and_b32_e32 v34, 0x80000000, v34
307C  s_and_b64 s[2:3], s[82:83], s[50:51]
3080  v_cndmask_b32_e64 v34, v34, 0, s[2:3]
3088  v_or_b32_e32 v3, 7, v3
308C  s_or_b64 exec, exec, s[52:53]
3090  s_mov_b32 s56, 0x7f800000
3098  v_cmp_lt_u32_e64 s[52:53], s56, v53
30A0  v_cmp_lt_u32_e64 s[2:3], s33, v53
30A8  s_and_saveexec_b64 s[54:55], s[2:3]
30AC  v_and_b32_e32 v35, 0x80000000, v35
30B4  s_and_b64 s[2:3], s[82:83], s[52:53]
30B8  v_cndmask_b32_e64 v35, v35, 0, s[2:3]
30C0  v_or_b32_e32 v3, 0x70, v3
30C8  s_or_b64 exec, exec, s[54:55]
30CC  v_cmp_lt_u32_e64 s[54:55], s56, v52
30D4  v_cmp_lt_u32_e64 s[2:3], s33, v52
30DC  s_and_saveexec_b64 s[56:57], s[2:3]
30E0  v_and_b32_e32 v38, 0x80000000, v38
30E8  s_and_b64 s[2:3], s[82:83], s[54:55]
30EC  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
30F4  v_or_b32_e32 v3, 0x700, v3
30FC  s_or_b64 exec, exec, s[56:57]
3100  s_mov_b32 s60, 0x7f800000
3108  v_cmp_lt_u32_e64 s[56:57], s60, v51
3110  v_cmp_lt_u32_e64 s[2:3], s33, v51
3118  s_and_saveexec_b64 s[58:59], s[2:3]
311C  v_and_b32_e32 v39, 0x80000000, v39
3124  s_and_b64 s[2:3], s[82:83], s[56:57]
3128  v_cndmask_b32_e64 v39, v39, 0, s[2:3]
3130  v_or_b32_e32 v3, 0x7000, v3
3138  s_or_b64 exec, exec, s[58:59]
313C  v_cmp_lt_u32_e64 s[58:59], s60, v50
3144  v_cmp_lt_u32_e64 s[2:3], s33, v50
314C  s_and_saveexec_b64 s[60:61], s[2:3]
3150  v_and_b32_e32 v42, 0x80000000, v42
3158  s_and_b64 s[2:3], s[82:83], s[58:59]
315C  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
3164  v_or_b32_e32 v3, 0x70000, v3
316C  s_or_b64 exec, exec, s[60:61]
3170  s_mov_b32 s64, 0x7f800000
3178  v_cmp_lt_u32_e64 s[60:61], s64, v49
3180  v_cmp_lt_u32_e64 s[2:3], s33, v49
3188  s_and_saveexec_b64 s[62:63], s[2:3]
318C  v_and_b32_e32 v43, 0x80000000, v43
3194  s_and_b64 s[2:3], s[82:83], s[60:61]
3198  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
31A0  v_or_b32_e32 v3, 0x700000, v3
31A8  s_or_b64 exec, exec, s[62:63]
31AC  v_cmp_lt_u32_e64 s[62:63], s64, v48
31B4  v_cmp_lt_u32_e64 s[2:3], s33, v48
31BC  s_and_saveexec_b64 s[64:65], s[2:3]
31C0  v_and_b32_e32 v44, 0x80000000, v44
31C8  s_and_b64 s[2:3], s[82:83], s[62:63]
31CC  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
31D4  v_or_b32_e32 v3, 0x7000000, v3
31DC  s_or_b64 exec, exec, s[64:65]
31E0  s_mov_b32 s75, 0x7f800000
31E8  v_cmp_lt_u32_e64 s[64:65], s75, v13
31F0  v_cmp_lt_u32_e64 s[2:3], s33, v13
31F8  s_and_saveexec_b64 s[66:67], s[2:3]
31FC  v_and_b32_e32 v45, 0x80000000, v45
3204  s_and_b64 s[2:3], s[82:83], s[64:65]
3208  v_cndmask_b32_e64 v45, v45, 0, s[2:3]
3210  v_or_b32_e32 v3, 0x70000000, v3
3218  s_or_b64 exec, exec, s[66:67]
321C  v_cmp_lt_u32_e64 s[66:67], s75, v78
3224  v_cndmask_b32_e64 v79, 0, 1, s[0:1]
322C  s_nop 0
3230  v_cndmask_b32_e64 v78, v78, 0, s[66:67]
3238  v_max_u32_e32 v77, v77, v78
323C  v_cndmask_b32_e64 v77, v77, v78, s[0:1]
3244  v_max_u32_e32 v76, v76, v77
3248  v_cndmask_b32_e64 v76, v76, v77, s[4:5]
3250  v_max_u32_e32 v75, v75, v76
3254  v_cndmask_b32_e64 v75, v75, v76, s[6:7]
325C  v_max_u32_e32 v74, v74, v75
3260  v_cndmask_b32_e64 v74, v74, v75, s[8:9]
3268  v_max_u32_e32 v73, v73, v74
326C  v_cndmask_b32_e64 v73, v73, v74, s[10:11]
3274  v_max_u32_e32 v72, v72, v73
3278  v_cndmask_b32_e64 v72, v72, v73, s[12:13]
3280  v_max_u32_e32 v71, v71, v72
3284  v_cndmask_b32_e64 v71, v71, v72, s[14:15]
328C  v_max_u32_e32 v70, v70, v71
3290  v_cndmask_b32_e64 v70, v70, v71, s[16:17]
3298  v_max_u32_e32 v69, v69, v70
329C  v_cndmask_b32_e64 v69, v69, v70, s[18:19]
32A4  v_max_u32_e32 v68, v68, v69
32A8  v_cndmask_b32_e64 v68, v68, v69, s[20:21]
32B0  v_max_u32_e32 v67, v67, v68
32B4  v_cndmask_b32_e64 v67, v67, v68, s[22:23]
32BC  v_max_u32_e32 v66, v66, v67
32C0  v_cndmask_b32_e64 v66, v66, v67, s[24:25]
32C8  v_max_u32_e32 v65, v65, v66
32CC  v_cndmask_b32_e64 v65, v65, v66, s[26:27]
32D4  v_max_u32_e32 v64, v64, v65
32D8  v_cndmask_b32_e64 v64, v64, v65, s[28:29]
32E0  v_max_u32_e32 v63, v63, v64
32E4  v_cndmask_b32_e64 v63, v63, v64, s[30:31]
32EC  v_max_u32_e32 v62, v62, v63
32F0  v_cndmask_b32_e64 v62, v62, v63, s[34:35]
32F8  v_max_u32_e32 v61, v61, v62
32FC  v_cndmask_b32_e64 v61, v61, v62, s[36:37]
3304  v_max_u32_e32 v60, v60, v61
3308  v_cndmask_b32_e64 v60, v60, v61, s[38:39]
3310  v_max_u32_e32 v59, v59, v60
3314  v_cndmask_b32_e64 v59, v59, v60, s[40:41]
331C  v_max_u32_e32 v58, v58, v59
3320  v_cndmask_b32_e64 v58, v58, v59, s[42:43]
3328  v_max_u32_e32 v57, v57, v58
332C  v_cndmask_b32_e64 v57, v57, v58, s[44:45]
3334  v_max_u32_e32 v56, v56, v57
3338  v_cndmask_b32_e64 v56, v56, v57, s[46:47]
3340  v_max_u32_e32 v55, v55, v56
3344  v_cndmask_b32_e64 v55, v55, v56, s[48:49]
334C  v_cndmask_b32_e64 v78, 0, 1, s[4:5]
3354  v_max_u32_e32 v54, v54, v55
3358  v_addc_co_u32_e64 v78, s[0:1], v78, v79, s[66:67]
3360  v_cndmask_b32_e64 v77, 0, 1, s[6:7]
3368  v_cndmask_b32_e64 v54, v54, v55, s[50:51]
3370  v_add_u32_e32 v77, v78, v77
3374  v_cndmask_b32_e64 v76, 0, 1, s[8:9]
337C  v_cndmask_b32_e64 v75, 0, 1, s[10:11]
3384  v_max_u32_e32 v53, v53, v54
3388  v_add3_u32 v75, v77, v76, v75
3390  v_cndmask_b32_e64 v74, 0, 1, s[12:13]
3398  v_cndmask_b32_e64 v73, 0, 1, s[14:15]
33A0  v_cndmask_b32_e64 v53, v53, v54, s[52:53]
33A8  v_add3_u32 v73, v75, v74, v73
33B0  v_cndmask_b32_e64 v72, 0, 1, s[16:17]
33B8  v_cndmask_b32_e64 v71, 0, 1, s[18:19]
33C0  v_max_u32_e32 v52, v52, v53
33C4  v_add3_u32 v71, v73, v72, v71
33CC  v_cndmask_b32_e64 v70, 0, 1, s[20:21]
33D4  v_cndmask_b32_e64 v69, 0, 1, s[22:23]
33DC  v_cndmask_b32_e64 v52, v52, v53, s[54:55]
33E4  v_add3_u32 v69, v71, v70, v69
33EC  v_cndmask_b32_e64 v68, 0, 1, s[24:25]
33F4  v_cndmask_b32_e64 v67, 0, 1, s[26:27]
33FC  v_max_u32_e32 v51, v51, v52
3400  v_add3_u32 v67, v69, v68, v67
3408  v_cndmask_b32_e64 v66, 0, 1, s[28:29]
3410  v_cndmask_b32_e64 v65, 0, 1, s[30:31]
3418  v_cndmask_b32_e64 v51, v51, v52, s[56:57]
3420  v_add3_u32 v65, v67, v66, v65
3428  v_cndmask_b32_e64 v64, 0, 1, s[34:35]
3430  v_cndmask_b32_e64 v63, 0, 1, s[36:37]
3438  v_max_u32_e32 v50, v50, v51
343C  v_add3_u32 v63, v65, v64, v63
3444  v_cndmask_b32_e64 v62, 0, 1, s[38:39]
344C  v_cndmask_b32_e64 v61, 0, 1, s[40:41]
3454  v_cndmask_b32_e64 v50, v50, v51, s[58:59]
345C  v_add3_u32 v61, v63, v62, v61
3464  v_cndmask_b32_e64 v60, 0, 1, s[42:43]
346C  v_cndmask_b32_e64 v59, 0, 1, s[44:45]
3474  v_max_u32_e32 v49, v49, v50
3478  v_add3_u32 v59, v61, v60, v59
3480  v_cndmask_b32_e64 v58, 0, 1, s[46:47]
3488  v_cndmask_b32_e64 v57, 0, 1, s[48:49]
3490  v_cndmask_b32_e64 v49, v49, v50, s[60:61]
3498  v_add3_u32 v57, v59, v58, v57
34A0  v_cndmask_b32_e64 v56, 0, 1, s[50:51]
34A8  v_cndmask_b32_e64 v55, 0, 1, s[52:53]
34B0  v_max_u32_e32 v48, v48, v49
34B4  v_add3_u32 v55, v57, v56, v55
34BC  v_cndmask_b32_e64 v54, 0, 1, s[54:55]
34C4  v_cndmask_b32_e64 v53, 0, 1, s[56:57]
34CC  v_cndmask_b32_e64 v48, v48, v49, s[62:63]
34D4  v_and_b32_e32 v49, 0x80000000, v14
34DC  s_and_b64 s[0:1], s[82:83], s[66:67]
34E0  v_add3_u32 v53, v55, v54, v53
34E8  v_cndmask_b32_e64 v52, 0, 1, s[58:59]
34F0  v_cndmask_b32_e64 v51, 0, 1, s[60:61]
34F8  v_cndmask_b32_e64 v49, v49, 0, s[0:1]
3500  v_add3_u32 v51, v53, v52, v51
3508  v_cndmask_b32_e64 v50, 0, 1, s[62:63]
3510  v_cndmask_b32_e32 v14, v14, v49, vcc
3514  v_cndmask_b32_e64 v49, 0, 1, s[64:65]
351C  v_add3_u32 v49, v51, v50, v49
3524  v_max_u32_e32 v13, v13, v48
3528  v_cndmask_b32_e64 v13, v13, v48, s[64:65]
3530  v_mov_b32_e32 v48, 0x7f800000
3538  v_cmp_ne_u32_e32 vcc, 32, v49
353C  s_nop 1
3540  v_cndmask_b32_e32 v79, v48, v13, vcc
3544  s_or_b64 exec, exec, s[84:85]
3548  v_cmp_ne_u32_e32 vcc, 0, v79
354C  v_mov_b32_e32 v50, 0x7f
3554  s_and_saveexec_b64 s[0:1], vcc
3558  s_cbranch_execz 26
355C  s_waitcnt lgkmcnt(0)
3560  s_bfe_u32 s6, s74, 0x20004
3568  s_cmp_eq_u32 s6, 2
356C  s_cselect_b64 s[2:3], -1, 0
3570  s_and_b64 s[4:5], s[2:3], exec
3574  s_cselect_b32 s4, 0x3fffff, 0
357C  s_cmp_lg_u32 s6, 0
3580  s_cselect_b32 s4, s4, 0x200000
3588  v_add_u32_e32 v13, s4, v79
358C  s_mov_b32 s4, 0x17fffff
3594  v_lshrrev_b32_e32 v48, 23, v13
3598  v_add_u32_e32 v48, -2, v48
359C  v_cmp_lt_u32_e32 vcc, s4, v13
35A0  s_mov_b32 s4, 0x7f800000
35A8  s_nop 0
35AC  v_cndmask_b32_e32 v13, 0, v48, vcc
35B0  v_cmp_eq_u32_e32 vcc, s4, v79
35B4  v_mov_b32_e32 v48, 0xfe
35BC  s_and_b64 vcc, s[2:3], vcc
35C0  v_cndmask_b32_e32 v50, v13, v48, vcc
35C4  s_or_b64 exec, exec, s[0:1]
35C8  v_cmp_eq_u32_e32 vcc, 0, v50
35CC  s_cbranch_vccz 37
35D0  s_nop 0
35D4  v_cndmask_b32_e64 v48, 1.0, 2.0, vcc
35DC  v_pk_mul_f32 v[14:15], v[48:49], v[14:15] op_sel_hi:[0,1]
35E4  v_pk_mul_f32 v[16:17], v[48:49], v[16:17] op_sel_hi:[0,1]
35EC  v_pk_mul_f32 v[20:21], v[48:49], v[20:21] op_sel_hi:[0,1]
35F4  v_pk_mul_f32 v[24:25], v[48:49], v[24:25] op_sel_hi:[0,1]
35FC  v_pk_mul_f32 v[18:19], v[48:49], v[18:19] op_sel_hi:[0,1]
3604  v_pk_mul_f32 v[22:23], v[48:49], v[22:23] op_sel_hi:[0,1]
360C  v_pk_mul_f32 v[28:29], v[48:49], v[28:29] op_sel_hi:[0,1]
3614  v_pk_mul_f32 v[32:33], v[48:49], v[32:33] op_sel_hi:[0,1]
361C  v_pk_mul_f32 v[26:27], v[48:49], v[26:27] op_sel_hi:[0,1]
3624  v_pk_mul_f32 v[30:31], v[48:49], v[30:31] op_sel_hi:[0,1]
362C  v_pk_mul_f32 v[36:37], v[48:49], v[36:37] op_sel_hi:[0,1]
3634  v_pk_mul_f32 v[40:41], v[48:49], v[40:41] op_sel_hi:[0,1]
363C  v_pk_mul_f32 v[34:35], v[48:49], v[34:35] op_sel_hi:[0,1]
3644  v_pk_mul_f32 v[38:39], v[48:49], v[38:39] op_sel_hi:[0,1]
364C  v_pk_mul_f32 v[42:43], v[48:49], v[42:43] op_sel_hi:[0,1]
3654  v_pk_mul_f32 v[44:45], v[48:49], v[44:45] op_sel_hi:[0,1]
365C  v_max_u32_e32 v51, 1, v50
3660  s_branch 1
3664  v_mov_b32_e32 v51, v50
3668  v_mov_b32_e32 v13, 0
366C  v_mad_u64_u32 v[48:49], s[0:1], v11, v7, v[12:13]
3674  s_and_b32 s0, s74, 4
3678  s_bitcmp1_b32 s74, 2
367C  v_lshlrev_b32_e32 v7, 23, v51
3680  s_cselect_b64 s[2:3], -1, 0
3684  s_cmp_eq_u32 s0, 0
3688  v_lshlrev_b32_e32 v12, 2, v48
368C  s_cbranch_scc1 133
3690  s_mov_b32 s4, 0xd2511f53
3698  v_mad_u64_u32 v[52:53], s[0:1], v12, s4, 0
36A0  s_mov_b32 s5, 0xcd9e8d57
36A8  s_waitcnt vmcnt(0)
36AC  v_mad_u64_u32 v[54:55], s[0:1], v5, s5, 0
36B4  v_xor_b32_e32 v51, v6, v53
36B8  v_xor_b32_e32 v11, v4, v55
36BC  v_xor_b32_e32 v51, v51, v47
36C0  v_xor_b32_e32 v11, v11, v46
36C4  v_add_u32_e32 v53, 0x9e3779b9, v46
36CC  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
36D4  v_add_u32_e32 v55, 0xbb67ae85, v47
36DC  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
36E4  v_xor_b32_e32 v11, v59, v53
36E8  v_xor_b32_e32 v11, v11, v54
36EC  v_xor_b32_e32 v51, v57, v55
36F0  v_xor_b32_e32 v51, v51, v52
36F4  v_add_u32_e32 v59, 0x76cf5d0a, v47
36FC  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
3704  v_add_u32_e32 v57, 0x3c6ef372, v46
370C  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
3714  v_xor_b32_e32 v51, v53, v59
3718  v_xor_b32_e32 v11, v55, v57
371C  v_xor_b32_e32 v51, v51, v56
3720  v_xor_b32_e32 v11, v11, v58
3724  v_add_u32_e32 v53, 0xdaa66d2b, v46
372C  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
3734  v_add_u32_e32 v55, 0x32370b8f, v47
373C  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
3744  v_xor_b32_e32 v11, v59, v53
3748  v_xor_b32_e32 v11, v11, v54
374C  v_xor_b32_e32 v51, v57, v55
3750  v_xor_b32_e32 v51, v51, v52
3754  v_add_u32_e32 v59, 0xed9eba14, v47
375C  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
3764  v_add_u32_e32 v57, 0x78dde6e4, v46
376C  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
3774  v_xor_b32_e32 v51, v53, v59
3778  v_xor_b32_e32 v11, v55, v57
377C  v_xor_b32_e32 v51, v51, v56
3780  v_xor_b32_e32 v11, v11, v58
3784  v_add_u32_e32 v53, 0x1715609d, v46
378C  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
3794  v_add_u32_e32 v55, 0xa9066899, v47
379C  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
37A4  v_xor_b32_e32 v11, v59, v53
37A8  v_xor_b32_e32 v11, v11, v54
37AC  v_xor_b32_e32 v51, v57, v55
37B0  v_xor_b32_e32 v51, v51, v52
37B4  v_add_u32_e32 v59, 0x646e171e, v47
37BC  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
37C4  v_add_u32_e32 v57, 0xb54cda56, v46
37CC  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
37D4  v_xor_b32_e32 v51, v53, v59
37D8  v_xor_b32_e32 v11, v55, v57
37DC  v_xor_b32_e32 v51, v51, v56
37E0  v_xor_b32_e32 v11, v11, v58
37E4  v_add_u32_e32 v53, 0x5384540f, v46
37EC  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
37F4  v_add_u32_e32 v55, 0x1fd5c5a3, v47
37FC  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
3804  v_xor_b32_e32 v11, v59, v53
3808  v_xor_b32_e32 v11, v11, v54
380C  v_xor_b32_e32 v51, v57, v55
3810  v_xor_b32_e32 v51, v51, v52
3814  v_add_u32_e32 v59, 0xdb3d7428, v47
381C  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
3824  v_add_u32_e32 v57, 0xf1bbcdc8, v46
382C  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
3834  v_xor_b32_e32 v51, v53, v59
3838  v_xor_b32_e32 v11, v55, v57
383C  v_xor_b32_e32 v51, v51, v56
3840  v_xor_b32_e32 v11, v11, v58
3844  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
384C  v_add_u32_e32 v53, 0x8ff34781, v46
3854  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
385C  v_xor_b32_e32 v11, v54, v59
3860  v_add_u32_e32 v55, 0x96a522ad, v47
3868  v_xor_b32_e32 v51, v53, v11
386C  v_xor_b32_e32 v11, v52, v57
3870  v_xor_b32_e32 v52, v55, v11
3874  v_mov_b32_e32 v11, v13
3878  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[14:15], v51, v7
3880  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[20:21], v52, v7 op_sel:[0,0,0,1]
3888  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[16:17], v58, v7 op_sel:[0,0,1,0]
3890  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[24:25], v56, v7 op_sel:[0,0,1,1]
3898  s_nop 0
389C  s_cbranch_execz 1
38A0  s_branch 11
38A4  v_mov_b32_e32 v13, 0
38A8  v_mov_b32_e32 v11, 0
38AC  v_cvt_scalef32_pk_fp4_f32 v13, v14, v15, v7
38B4  v_cvt_scalef32_pk_fp4_f32 v11, v20, v21, v7 op_sel:[0,0,0,1]
38BC  v_cvt_scalef32_pk_fp4_f32 v13, v16, v17, v7 op_sel:[0,0,1,0]
38C4  v_cvt_scalef32_pk_fp4_f32 v11, v24, v25, v7 op_sel:[0,0,1,1]
38CC  s_nop 0
38D0  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
38D8  v_cmp_ne_u32_e64 s[0:1], 1, v14
38E0  s_andn2_b64 vcc, exec, s[2:3]
38E4  s_cbranch_vccnz 135
38E8  v_or_b32_e32 v14, 1, v12
38EC  s_mov_b32 s4, 0xd2511f53
38F4  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
38FC  s_mov_b32 s5, 0xcd9e8d57
3904  s_waitcnt vmcnt(0)
3908  v_mad_u64_u32 v[16:17], s[2:3], v5, s5, 0
3910  v_xor_b32_e32 v15, v6, v15
3914  v_xor_b32_e32 v17, v4, v17
3918  v_xor_b32_e32 v15, v15, v47
391C  v_xor_b32_e32 v17, v17, v46
3920  v_add_u32_e32 v51, 0x9e3779b9, v46
3928  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
3930  v_add_u32_e32 v52, 0xbb67ae85, v47
3938  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3940  v_xor_b32_e32 v15, v25, v51
3944  v_xor_b32_e32 v15, v15, v16
3948  v_xor_b32_e32 v16, v21, v52
394C  v_xor_b32_e32 v16, v16, v14
3950  v_add_u32_e32 v25, 0x76cf5d0a, v47
3958  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3960  v_add_u32_e32 v21, 0x3c6ef372, v46
3968  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
3970  v_xor_b32_e32 v15, v15, v25
3974  v_xor_b32_e32 v17, v17, v21
3978  v_xor_b32_e32 v15, v15, v20
397C  v_xor_b32_e32 v17, v17, v24
3980  v_add_u32_e32 v51, 0xdaa66d2b, v46
3988  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
3990  v_add_u32_e32 v52, 0x32370b8f, v47
3998  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
39A0  v_xor_b32_e32 v15, v25, v51
39A4  v_xor_b32_e32 v15, v15, v16
39A8  v_xor_b32_e32 v16, v21, v52
39AC  v_xor_b32_e32 v16, v16, v14
39B0  v_add_u32_e32 v25, 0xed9eba14, v47
39B8  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
39C0  v_add_u32_e32 v21, 0x78dde6e4, v46
39C8  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
39D0  v_xor_b32_e32 v15, v15, v25
39D4  v_xor_b32_e32 v17, v17, v21
39D8  v_xor_b32_e32 v15, v15, v20
39DC  v_xor_b32_e32 v17, v17, v24
39E0  v_add_u32_e32 v51, 0x1715609d, v46
39E8  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
39F0  v_add_u32_e32 v52, 0xa9066899, v47
39F8  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3A00  v_xor_b32_e32 v15, v25, v51
3A04  v_xor_b32_e32 v15, v15, v16
3A08  v_xor_b32_e32 v16, v21, v52
3A0C  v_xor_b32_e32 v16, v16, v14
3A10  v_add_u32_e32 v25, 0x646e171e, v47
3A18  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3A20  v_add_u32_e32 v21, 0xb54cda56, v46
3A28  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
3A30  v_xor_b32_e32 v15, v15, v25
3A34  v_xor_b32_e32 v17, v17, v21
3A38  v_xor_b32_e32 v15, v15, v20
3A3C  v_xor_b32_e32 v17, v17, v24
3A40  v_add_u32_e32 v51, 0x5384540f, v46
3A48  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
3A50  v_add_u32_e32 v52, 0x1fd5c5a3, v47
3A58  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3A60  v_xor_b32_e32 v15, v25, v51
3A64  v_xor_b32_e32 v15, v15, v16
3A68  v_xor_b32_e32 v16, v21, v52
3A6C  v_xor_b32_e32 v16, v16, v14
3A70  v_add_u32_e32 v21, 0xf1bbcdc8, v46
3A78  v_add_u32_e32 v25, 0xdb3d7428, v47
3A80  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3A88  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
3A90  v_xor_b32_e32 v17, v17, v21
3A94  v_xor_b32_e32 v15, v15, v25
3A98  v_xor_b32_e32 v17, v17, v24
3A9C  v_xor_b32_e32 v15, v15, v20
3AA0  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3AA8  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
3AB0  v_add_u32_e32 v51, 0x8ff34781, v46
3AB8  v_add_u32_e32 v52, 0x96a522ad, v47
3AC0  v_xor_b32_e32 v15, v16, v25
3AC4  v_xor_b32_e32 v14, v14, v21
3AC8  v_xor_b32_e32 v16, v51, v15
3ACC  v_xor_b32_e32 v17, v52, v14
3AD0  v_mov_b32_e32 v14, 0
3AD4  v_mov_b32_e32 v15, 0
3AD8  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[18:19], v16, v7
3AE0  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[28:29], v17, v7 op_sel:[0,0,0,1]
3AE8  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[22:23], v24, v7 op_sel:[0,0,1,0]
3AF0  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[32:33], v20, v7 op_sel:[0,0,1,1]
3AF8  s_nop 0
3AFC  s_cbranch_execz 1
3B00  s_branch 11
3B04  v_mov_b32_e32 v14, 0
3B08  v_mov_b32_e32 v15, 0
3B0C  v_cvt_scalef32_pk_fp4_f32 v14, v18, v19, v7
3B14  v_cvt_scalef32_pk_fp4_f32 v15, v28, v29, v7 op_sel:[0,0,0,1]
3B1C  v_cvt_scalef32_pk_fp4_f32 v14, v22, v23, v7 op_sel:[0,0,1,0]
3B24  v_cvt_scalef32_pk_fp4_f32 v15, v32, v33, v7 op_sel:[0,0,1,1]
3B2C  s_nop 0
3B30  s_and_b64 vcc, exec, s[0:1]
3B34  s_cbranch_vccnz 135
3B38  v_or_b32_e32 v16, 2, v12
3B3C  s_mov_b32 s4, 0xd2511f53
3B44  v_mad_u64_u32 v[16:17], s[2:3], v16, s4, 0
3B4C  s_mov_b32 s5, 0xcd9e8d57
3B54  s_waitcnt vmcnt(0)
3B58  v_mad_u64_u32 v[18:19], s[2:3], v5, s5, 0
3B60  v_xor_b32_e32 v17, v6, v17
3B64  v_xor_b32_e32 v19, v4, v19
3B68  v_xor_b32_e32 v17, v17, v47
3B6C  v_xor_b32_e32 v19, v19, v46
3B70  v_add_u32_e32 v24, 0x9e3779b9, v46
3B78  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3B80  v_add_u32_e32 v25, 0xbb67ae85, v47
3B88  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3B90  v_xor_b32_e32 v17, v23, v24
3B94  v_xor_b32_e32 v17, v17, v18
3B98  v_xor_b32_e32 v18, v21, v25
3B9C  v_xor_b32_e32 v18, v18, v16
3BA0  v_add_u32_e32 v23, 0x76cf5d0a, v47
3BA8  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3BB0  v_add_u32_e32 v21, 0x3c6ef372, v46
3BB8  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3BC0  v_xor_b32_e32 v17, v17, v23
3BC4  v_xor_b32_e32 v19, v19, v21
3BC8  v_xor_b32_e32 v17, v17, v20
3BCC  v_xor_b32_e32 v19, v19, v22
3BD0  v_add_u32_e32 v24, 0xdaa66d2b, v46
3BD8  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3BE0  v_add_u32_e32 v25, 0x32370b8f, v47
3BE8  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3BF0  v_xor_b32_e32 v17, v23, v24
3BF4  v_xor_b32_e32 v17, v17, v18
3BF8  v_xor_b32_e32 v18, v21, v25
3BFC  v_xor_b32_e32 v18, v18, v16
3C00  v_add_u32_e32 v23, 0xed9eba14, v47
3C08  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3C10  v_add_u32_e32 v21, 0x78dde6e4, v46
3C18  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3C20  v_xor_b32_e32 v17, v17, v23
3C24  v_xor_b32_e32 v19, v19, v21
3C28  v_xor_b32_e32 v17, v17, v20
3C2C  v_xor_b32_e32 v19, v19, v22
3C30  v_add_u32_e32 v24, 0x1715609d, v46
3C38  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3C40  v_add_u32_e32 v25, 0xa9066899, v47
3C48  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3C50  v_xor_b32_e32 v17, v23, v24
3C54  v_xor_b32_e32 v17, v17, v18
3C58  v_xor_b32_e32 v18, v21, v25
3C5C  v_xor_b32_e32 v18, v18, v16
3C60  v_add_u32_e32 v23, 0x646e171e, v47
3C68  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3C70  v_add_u32_e32 v21, 0xb54cda56, v46
3C78  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3C80  v_xor_b32_e32 v17, v17, v23
3C84  v_xor_b32_e32 v19, v19, v21
3C88  v_xor_b32_e32 v17, v17, v20
3C8C  v_xor_b32_e32 v19, v19, v22
3C90  v_add_u32_e32 v24, 0x5384540f, v46
3C98  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3CA0  v_add_u32_e32 v25, 0x1fd5c5a3, v47
3CA8  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3CB0  v_xor_b32_e32 v17, v23, v24
3CB4  v_xor_b32_e32 v17, v17, v18
3CB8  v_xor_b32_e32 v18, v21, v25
3CBC  v_xor_b32_e32 v18, v18, v16
3CC0  v_add_u32_e32 v21, 0xf1bbcdc8, v46
3CC8  v_add_u32_e32 v23, 0xdb3d7428, v47
3CD0  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3CD8  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3CE0  v_xor_b32_e32 v19, v19, v21
3CE4  v_xor_b32_e32 v17, v17, v23
3CE8  v_xor_b32_e32 v19, v19, v22
3CEC  v_xor_b32_e32 v17, v17, v20
3CF0  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3CF8  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3D00  v_add_u32_e32 v24, 0x8ff34781, v46
3D08  v_add_u32_e32 v25, 0x96a522ad, v47
3D10  v_xor_b32_e32 v17, v18, v23
3D14  v_xor_b32_e32 v16, v16, v21
3D18  v_xor_b32_e32 v18, v24, v17
3D1C  v_xor_b32_e32 v19, v25, v16
3D20  v_mov_b32_e32 v16, 0
3D24  v_mov_b32_e32 v17, 0
3D28  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[26:27], v18, v7
3D30  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[36:37], v19, v7 op_sel:[0,0,0,1]
3D38  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[30:31], v22, v7 op_sel:[0,0,1,0]
3D40  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[40:41], v20, v7 op_sel:[0,0,1,1]
3D48  s_nop 0
3D4C  s_cbranch_execz 1
3D50  s_branch 11
3D54  v_mov_b32_e32 v16, 0
3D58  v_mov_b32_e32 v17, 0
3D5C  v_cvt_scalef32_pk_fp4_f32 v16, v26, v27, v7
3D64  v_cvt_scalef32_pk_fp4_f32 v17, v36, v37, v7 op_sel:[0,0,0,1]
3D6C  v_cvt_scalef32_pk_fp4_f32 v16, v30, v31, v7 op_sel:[0,0,1,0]
3D74  v_cvt_scalef32_pk_fp4_f32 v17, v40, v41, v7 op_sel:[0,0,1,1]
3D7C  s_nop 0
3D80  s_and_b64 vcc, exec, s[0:1]
3D84  s_cbranch_vccnz 135
3D88  v_or_b32_e32 v12, 3, v12
3D8C  s_mov_b32 s2, 0xd2511f53
3D94  v_mad_u64_u32 v[18:19], s[0:1], v12, s2, 0
3D9C  s_mov_b32 s3, 0xcd9e8d57
3DA4  s_waitcnt vmcnt(0)
3DA8  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3DB0  v_xor_b32_e32 v5, v6, v19
3DB4  v_xor_b32_e32 v4, v4, v21
3DB8  v_xor_b32_e32 v6, v5, v47
3DBC  v_xor_b32_e32 v4, v4, v46
3DC0  v_add_u32_e32 v12, 0x9e3779b9, v46
3DC8  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3DD0  v_add_u32_e32 v19, 0xbb67ae85, v47
3DD8  v_mad_u64_u32 v[4:5], s[0:1], v4, s2, 0
3DE0  v_xor_b32_e32 v6, v23, v12
3DE4  v_xor_b32_e32 v6, v6, v20
3DE8  v_xor_b32_e32 v5, v5, v19
3DEC  v_xor_b32_e32 v5, v5, v18
3DF0  v_add_u32_e32 v23, 0x76cf5d0a, v47
3DF8  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3E00  v_add_u32_e32 v12, 0x3c6ef372, v46
3E08  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3E10  v_xor_b32_e32 v6, v19, v23
3E14  v_xor_b32_e32 v5, v21, v12
3E18  v_xor_b32_e32 v6, v6, v4
3E1C  v_xor_b32_e32 v5, v5, v22
3E20  v_add_u32_e32 v12, 0xdaa66d2b, v46
3E28  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3E30  v_add_u32_e32 v19, 0x32370b8f, v47
3E38  v_mad_u64_u32 v[4:5], s[0:1], v5, s2, 0
3E40  v_xor_b32_e32 v6, v23, v12
3E44  v_xor_b32_e32 v6, v6, v20
3E48  v_xor_b32_e32 v5, v5, v19
3E4C  v_xor_b32_e32 v5, v5, v18
3E50  v_add_u32_e32 v23, 0xed9eba14, v47
3E58  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3E60  v_add_u32_e32 v12, 0x78dde6e4, v46
3E68  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3E70  v_xor_b32_e32 v6, v19, v23
3E74  v_xor_b32_e32 v5, v21, v12
3E78  v_xor_b32_e32 v6, v6, v4
3E7C  v_xor_b32_e32 v5, v5, v22
3E80  v_add_u32_e32 v12, 0x1715609d, v46
3E88  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3E90  v_add_u32_e32 v19, 0xa9066899, v47
3E98  v_mad_u64_u32 v[4:5], s[0:1], v5, s2, 0
3EA0  v_xor_b32_e32 v6, v23, v12
3EA4  v_xor_b32_e32 v6, v6, v20
3EA8  v_xor_b32_e32 v5, v5, v19
3EAC  v_xor_b32_e32 v5, v5, v18
3EB0  v_add_u32_e32 v23, 0x646e171e, v47
3EB8  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3EC0  v_add_u32_e32 v12, 0xb54cda56, v46
3EC8  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3ED0  v_xor_b32_e32 v6, v19, v23
3ED4  v_xor_b32_e32 v5, v21, v12
3ED8  v_xor_b32_e32 v6, v6, v4
3EDC  v_xor_b32_e32 v5, v5, v22
3EE0  v_add_u32_e32 v12, 0x5384540f, v46
3EE8  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3EF0  v_add_u32_e32 v19, 0x1fd5c5a3, v47
3EF8  v_mad_u64_u32 v[4:5], s[0:1], v5, s2, 0
3F00  v_xor_b32_e32 v6, v23, v12
3F04  v_xor_b32_e32 v6, v6, v20
3F08  v_xor_b32_e32 v5, v5, v19
3F0C  v_xor_b32_e32 v5, v5, v18
3F10  v_add_u32_e32 v23, 0xdb3d7428, v47
3F18  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3F20  v_add_u32_e32 v12, 0xf1bbcdc8, v46
3F28  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3F30  v_xor_b32_e32 v6, v19, v23
3F34  v_xor_b32_e32 v5, v21, v12
3F38  v_xor_b32_e32 v4, v6, v4
3F3C  v_xor_b32_e32 v5, v5, v22
3F40  v_mad_u64_u32 v[24:25], s[0:1], v4, s3, 0
3F48  v_add_u32_e32 v6, 0x8ff34781, v46
3F50  v_mad_u64_u32 v[22:23], s[0:1], v5, s2, 0
3F58  v_xor_b32_e32 v4, v20, v25
3F5C  v_add_u32_e32 v12, 0x96a522ad, v47
3F64  v_xor_b32_e32 v6, v6, v4
3F68  v_xor_b32_e32 v4, v18, v23
3F6C  v_xor_b32_e32 v12, v12, v4
3F70  v_mov_b32_e32 v4, 0
3F74  v_mov_b32_e32 v5, 0
3F78  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[34:35], v6, v7
3F80  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[42:43], v12, v7 op_sel:[0,0,0,1]
3F88  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[38:39], v24, v7 op_sel:[0,0,1,0]
3F90  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[44:45], v22, v7 op_sel:[0,0,1,1]
3F98  s_nop 0
3F9C  s_cbranch_execz 1
3FA0  s_branch 12
3FA4  s_waitcnt vmcnt(0)
3FA8  v_mov_b32_e32 v4, 0
3FAC  v_mov_b32_e32 v5, 0
3FB0  v_cvt_scalef32_pk_fp4_f32 v4, v34, v35, v7
3FB8  v_cvt_scalef32_pk_fp4_f32 v5, v42, v43, v7 op_sel:[0,0,0,1]
3FC0  v_cvt_scalef32_pk_fp4_f32 v4, v38, v39, v7 op_sel:[0,0,1,0]
3FC8  v_cvt_scalef32_pk_fp4_f32 v5, v44, v45, v7 op_sel:[0,0,1,1]
3FD0  s_nop 0
3FD4  s_waitcnt vmcnt(0)
3FD8  v_or3_b32 v3, v4, v5, v3
3FE0  s_waitcnt lgkmcnt(0)
3FE4  v_mov_b32_e32 v4, s79
3FE8  v_mov_b32_e32 v5, s81
3FEC  v_cndmask_b32_e64 v5, v4, v5, s[68:69]
3FF4  v_mov_b32_e32 v4, s78
3FF8  v_mov_b32_e32 v6, s80
3FFC  v_cndmask_b32_e64 v4, v4, v6, s[68:69]
4004  v_or3_b32 v0, v13, v11, v0
400C  v_or3_b32 v1, v14, v15, v1
4014  v_or3_b32 v2, v16, v17, v2
401C  v_lshl_add_u64 v[4:5], v[48:49], 4, v[4:5]
4024  global_store_dwordx4 v[4:5], v[0:3], off
402C  s_or_b64 exec, exec, s[76:77]
4030  s_waitcnt lgkmcnt(0)
4034  v_mov_b32_e32 v0, s71
4038  v_mov_b32_e32 v1, s73
403C  v_cndmask_b32_e64 v1, v0, v1, s[68:69]
4044  v_mov_b32_e32 v0, s70
4048  v_mov_b32_e32 v2, s72
404C  v_cndmask_b32_e64 v0, v0, v2, s[68:69]
4054  v_mov_b32_e32 v11, 0
4058  v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
4060  v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
4068  global_store_byte v[0:1], v50, off
4070  s_endpgm
4074  s_nop 0
