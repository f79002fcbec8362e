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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 112
    .max_flat_workgroup_size: 64
    .name:           QuantiseBoth
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         QuantiseBoth.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     90
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1900 <QuantiseBoth>:
1900  s_load_dwordx4 s[12:15], s[0:1], 0x28
1908  v_cmp_lt_u32_e64 s[6:7], 31, v0
1910  v_mov_b32_e32 v4, s2
1914  s_waitcnt lgkmcnt(0)
1918  v_mov_b32_e32 v1, s13
191C  v_mov_b32_e32 v2, s14
1920  v_cndmask_b32_e64 v1, v1, v2, s[6:7]
1928  v_add_u32_e32 v2, 0xff, v1
1930  s_and_b32 s4, s15, 8
1934  v_and_b32_e32 v3, 0xffffff00, v2
193C  v_mov_b32_e32 v2, s3
1940  s_cmp_eq_u32 s4, 0
1944  v_cndmask_b32_e64 v2, v2, v4, s[6:7]
194C  s_cselect_b64 vcc, -1, 0
1950  v_lshlrev_b32_e32 v2, 5, v2
1954  s_cmp_lg_u32 s4, 0
1958  v_and_or_b32 v7, v0, 31, v2
1960  v_cndmask_b32_e32 v3, v3, v1, vcc
1964  s_cselect_b64 s[10:11], -1, 0
1968  v_cmp_gt_u32_e64 s[4:5], 32, v0
1970  v_cmp_lt_u32_e64 s[8:9], v7, v3
1978  s_and_saveexec_b64 s[16:17], s[8:9]
197C  s_cbranch_execz 2427
1980  v_mov_b32_e32 v3, s14
1984  v_mov_b32_e32 v4, s13
1988  v_cndmask_b32_e64 v3, v3, v4, s[6:7]
1990  v_lshrrev_b32_e32 v44, 5, v3
1994  v_mov_b32_e32 v3, s2
1998  v_mov_b32_e32 v4, s3
199C  v_cndmask_b32_e64 v8, v3, v4, s[6:7]
19A4  v_add_u32_e32 v3, 7, v44
19A8  v_and_b32_e32 v3, 0xffffff8, v3
19B0  v_cndmask_b32_e32 v4, v3, v44, vcc
19B4  v_cmp_lt_u32_e32 vcc, v8, v4
19B8  s_and_b64 exec, exec, vcc
19BC  s_cbranch_execz 2411
19C0  s_andn2_b64 vcc, exec, s[10:11]
19C4  s_cbranch_vccnz 19
19C8  v_mad_u64_u32 v[4:5], s[8:9], v3, v2, 0
19D0  v_lshlrev_b32_e32 v2, 5, v8
19D4  v_lshrrev_b32_e32 v9, 4, v0
19D8  v_and_b32_e32 v2, 0xffffff00, v2
19E0  v_lshlrev_b32_e32 v3, 6, v8
19E4  v_lshrrev_b32_e32 v6, 1, v8
19E8  v_lshl_or_b32 v0, v0, 2, v9
19F0  v_and_b32_e32 v3, 0xc0, v3
19F8  v_and_b32_e32 v6, 2, v6
19FC  v_and_or_b32 v0, v0, 61, v2
1A04  v_or3_b32 v6, v0, v3, v6
1A0C  s_cbranch_execz 1
1A10  s_branch 3
1A14  v_mad_u64_u32 v[4:5], s[8:9], v44, v7, 0
1A1C  v_mov_b32_e32 v6, v8
1A20  s_load_dwordx2 s[10:11], s[0:1], 0x10
1A28  s_load_dwordx2 s[16:17], s[0:1], 0x20
1A30  v_cmp_lt_u32_e32 vcc, v7, v1
1A34  v_cmp_lt_u32_e64 s[8:9], v8, v44
1A3C  s_and_b64 s[18:19], vcc, s[8:9]
1A40  v_mov_b32_e32 v49, 0x7f
1A48  s_and_saveexec_b64 s[8:9], s[18:19]
1A4C  s_cbranch_execz 2358
1A50  s_load_dwordx2 s[18:19], s[0:1], 0x38
1A58  s_and_saveexec_b64 s[20:21], s[4:5]
1A5C  s_xor_b64 s[4:5], exec, s[20:21]
1A60  v_mad_u64_u32 v[2:3], s[20:21], s12, v7, 0
1A68  s_lshl_b32 s13, s2, 5
1A6C  s_or_saveexec_b64 s[4:5], s[4:5]
1A70  s_load_dwordx2 s[20:21], s[0:1], 0x0
1A78  v_mov_b64_e32 v[0:1], 1
1A7C  v_mov_b32_e32 v10, s13
1A80  s_xor_b64 exec, exec, s[4:5]
1A84  s_lshl_b32 s2, s3, 5
1A88  s_mov_b32 s13, 0
1A8C  s_mul_hi_u32 s3, s12, s2
1A90  s_mul_i32 s2, s12, s2
1A94  v_mov_b64_e32 v[2:3], s[2:3]
1A98  v_mov_b64_e32 v[0:1], s[12:13]
1A9C  v_mov_b32_e32 v10, v7
1AA0  s_or_b64 exec, exec, s[4:5]
1AA4  s_bitcmp1_b32 s15, 0
1AA8  v_mov_b32_e32 v11, 0
1AAC  s_cselect_b64 s[2:3], -1, 0
1AB0  v_lshl_add_u64 v[2:3], v[2:3], 0, v[10:11]
1AB8  s_and_b64 vcc, exec, s[2:3]
1ABC  s_cbranch_vccz 7
1AC0  s_waitcnt lgkmcnt(0)
1AC4  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1ACC  global_load_dword v10, v[10:11], off
1AD4  s_cbranch_execz 1
1AD8  s_branch 7
1ADC  s_waitcnt vmcnt(0) lgkmcnt(0)
1AE0  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1AE8  global_load_ushort v9, v[10:11], off
1AF0  s_waitcnt vmcnt(0)
1AF4  v_lshlrev_b32_e32 v10, 16, v9
1AF8  v_cndmask_b32_e64 v9, 0, 1, s[2:3]
1B00  v_cmp_ne_u32_e64 s[4:5], 1, v9
1B08  s_andn2_b64 vcc, exec, s[2:3]
1B0C  v_lshl_add_u64 v[2:3], v[0:1], 0, v[2:3]
1B14  s_cbranch_vccnz 7
1B18  s_waitcnt lgkmcnt(0)
1B1C  v_lshl_add_u64 v[12:13], v[2:3], 2, s[20:21]
1B24  global_load_dword v11, v[12:13], off
1B2C  s_cbranch_execz 1
1B30  s_branch 7
1B34  s_waitcnt lgkmcnt(0)
1B38  v_lshl_add_u64 v[12:13], v[2:3], 1, s[20:21]
1B40  global_load_ushort v9, v[12:13], off
1B48  s_waitcnt vmcnt(0)
1B4C  v_lshlrev_b32_e32 v11, 16, v9
1B50  s_and_b64 vcc, exec, s[4:5]
1B54  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1B5C  s_cbranch_vccnz 7
1B60  s_waitcnt lgkmcnt(0)
1B64  v_lshl_add_u64 v[12:13], v[2:3], 2, s[20:21]
1B6C  global_load_dword v12, v[12:13], off
1B74  s_cbranch_execz 1
1B78  s_branch 7
1B7C  s_waitcnt vmcnt(0) lgkmcnt(0)
1B80  v_lshl_add_u64 v[12:13], v[2:3], 1, s[20:21]
1B88  global_load_ushort v9, v[12:13], off
1B90  s_waitcnt vmcnt(0)
1B94  v_lshlrev_b32_e32 v12, 16, v9
1B98  s_and_b64 vcc, exec, s[4:5]
1B9C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1BA4  s_cbranch_vccnz 7
1BA8  s_waitcnt lgkmcnt(0)
1BAC  v_lshl_add_u64 v[14:15], v[2:3], 2, s[20:21]
1BB4  global_load_dword v13, v[14:15], off
1BBC  s_cbranch_execz 1
1BC0  s_branch 7
1BC4  s_waitcnt lgkmcnt(0)
1BC8  v_lshl_add_u64 v[14:15], v[2:3], 1, s[20:21]
1BD0  global_load_ushort v9, v[14:15], off
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v13, 16, v9
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1BEC  s_cbranch_vccnz 7
1BF0  s_waitcnt lgkmcnt(0)
1BF4  v_lshl_add_u64 v[14:15], v[2:3], 2, s[20:21]
1BFC  global_load_dword v16, v[14:15], off
1C04  s_cbranch_execz 1
1C08  s_branch 7
1C0C  s_waitcnt lgkmcnt(0)
1C10  v_lshl_add_u64 v[14:15], v[2:3], 1, s[20:21]
1C18  global_load_ushort v9, v[14:15], off
1C20  s_waitcnt vmcnt(0)
1C24  v_lshlrev_b32_e32 v16, 16, v9
1C28  s_and_b64 vcc, exec, s[4:5]
1C2C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C34  s_cbranch_vccnz 7
1C38  s_waitcnt lgkmcnt(0)
1C3C  v_lshl_add_u64 v[14:15], v[2:3], 2, s[20:21]
1C44  global_load_dword v17, v[14:15], off
1C4C  s_cbranch_execz 1
1C50  s_branch 7
1C54  s_waitcnt lgkmcnt(0)
1C58  v_lshl_add_u64 v[14:15], v[2:3], 1, s[20:21]
1C60  global_load_ushort v9, v[14:15], off
1C68  s_waitcnt vmcnt(0)
1C6C  v_lshlrev_b32_e32 v17, 16, v9
1C70  s_and_b64 vcc, exec, s[4:5]
1C74  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C7C  s_cbranch_vccnz 7
1C80  s_waitcnt lgkmcnt(0)
1C84  v_lshl_add_u64 v[14:15], v[2:3], 2, s[20:21]
1C8C  global_load_dword v20, v[14:15], off
1C94  s_cbranch_execz 1
1C98  s_branch 7
1C9C  s_waitcnt lgkmcnt(0)
1CA0  v_lshl_add_u64 v[14:15], v[2:3], 1, s[20:21]
1CA8  global_load_ushort v9, v[14:15], off
1CB0  s_waitcnt vmcnt(0)
1CB4  v_lshlrev_b32_e32 v20, 16, v9
1CB8  s_and_b64 vcc, exec, s[4:5]
1CBC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1CC4  s_cbranch_vccnz 7
1CC8  s_waitcnt lgkmcnt(0)
1CCC  v_lshl_add_u64 v[14:15], v[2:3], 2, s[20:21]
1CD4  global_load_dword v21, v[14:15], off
1CDC  s_cbranch_execz 1
1CE0  s_branch 7
1CE4  s_waitcnt lgkmcnt(0)
1CE8  v_lshl_add_u64 v[14:15], v[2:3], 1, s[20:21]
1CF0  global_load_ushort v9, v[14:15], off
1CF8  s_waitcnt vmcnt(0)
1CFC  v_lshlrev_b32_e32 v21, 16, v9
1D00  s_and_b64 vcc, exec, s[4:5]
1D04  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D0C  s_cbranch_vccnz 7
1D10  s_waitcnt lgkmcnt(0)
1D14  v_lshl_add_u64 v[14:15], v[2:3], 2, s[20:21]
1D1C  global_load_dword v14, v[14:15], off
1D24  s_cbranch_execz 1
1D28  s_branch 7
1D2C  s_waitcnt vmcnt(0) lgkmcnt(0)
1D30  v_lshl_add_u64 v[14:15], v[2:3], 1, s[20:21]
1D38  global_load_ushort v9, v[14:15], off
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v14, 16, v9
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D54  s_cbranch_vccnz 7
1D58  s_waitcnt lgkmcnt(0)
1D5C  v_lshl_add_u64 v[18:19], v[2:3], 2, s[20:21]
1D64  global_load_dword v15, v[18:19], off
1D6C  s_cbranch_execz 1
1D70  s_branch 7
1D74  s_waitcnt lgkmcnt(0)
1D78  v_lshl_add_u64 v[18:19], v[2:3], 1, s[20:21]
1D80  global_load_ushort v9, v[18:19], off
1D88  s_waitcnt vmcnt(0)
1D8C  v_lshlrev_b32_e32 v15, 16, v9
1D90  s_and_b64 vcc, exec, s[4:5]
1D94  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D9C  s_cbranch_vccnz 7
1DA0  s_waitcnt lgkmcnt(0)
1DA4  v_lshl_add_u64 v[18:19], v[2:3], 2, s[20:21]
1DAC  global_load_dword v18, v[18:19], off
1DB4  s_cbranch_execz 1
1DB8  s_branch 7
1DBC  s_waitcnt vmcnt(0) lgkmcnt(0)
1DC0  v_lshl_add_u64 v[18:19], v[2:3], 1, s[20:21]
1DC8  global_load_ushort v9, v[18:19], off
1DD0  s_waitcnt vmcnt(0)
1DD4  v_lshlrev_b32_e32 v18, 16, v9
1DD8  s_and_b64 vcc, exec, s[4:5]
1DDC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1DE4  s_cbranch_vccnz 7
1DE8  s_waitcnt lgkmcnt(0)
1DEC  v_lshl_add_u64 v[22:23], v[2:3], 2, s[20:21]
1DF4  global_load_dword v19, v[22:23], off
1DFC  s_cbranch_execz 1
1E00  s_branch 7
1E04  s_waitcnt lgkmcnt(0)
1E08  v_lshl_add_u64 v[22:23], v[2:3], 1, s[20:21]
1E10  global_load_ushort v9, v[22:23], off
1E18  s_waitcnt vmcnt(0)
1E1C  v_lshlrev_b32_e32 v19, 16, v9
1E20  s_and_b64 vcc, exec, s[4:5]
1E24  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E2C  s_cbranch_vccnz 7
1E30  s_waitcnt lgkmcnt(0)
1E34  v_lshl_add_u64 v[22:23], v[2:3], 2, s[20:21]
1E3C  global_load_dword v24, v[22:23], off
1E44  s_cbranch_execz 1
1E48  s_branch 7
1E4C  s_waitcnt lgkmcnt(0)
1E50  v_lshl_add_u64 v[22:23], v[2:3], 1, s[20:21]
1E58  global_load_ushort v9, v[22:23], off
1E60  s_waitcnt vmcnt(0)
1E64  v_lshlrev_b32_e32 v24, 16, v9
1E68  s_and_b64 vcc, exec, s[4:5]
1E6C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E74  s_cbranch_vccnz 7
1E78  s_waitcnt lgkmcnt(0)
1E7C  v_lshl_add_u64 v[22:23], v[2:3], 2, s[20:21]
1E84  global_load_dword v25, v[22:23], off
1E8C  s_cbranch_execz 1
1E90  s_branch 7
1E94  s_waitcnt lgkmcnt(0)
1E98  v_lshl_add_u64 v[22:23], v[2:3], 1, s[20:21]
1EA0  global_load_ushort v9, v[22:23], off
1EA8  s_waitcnt vmcnt(0)
1EAC  v_lshlrev_b32_e32 v25, 16, v9
1EB0  s_and_b64 vcc, exec, s[4:5]
1EB4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1EBC  s_cbranch_vccnz 7
1EC0  s_waitcnt lgkmcnt(0)
1EC4  v_lshl_add_u64 v[22:23], v[2:3], 2, s[20:21]
1ECC  global_load_dword v28, v[22:23], off
1ED4  s_cbranch_execz 1
1ED8  s_branch 7
1EDC  s_waitcnt lgkmcnt(0)
1EE0  v_lshl_add_u64 v[22:23], v[2:3], 1, s[20:21]
1EE8  global_load_ushort v9, v[22:23], off
1EF0  s_waitcnt vmcnt(0)
1EF4  v_lshlrev_b32_e32 v28, 16, v9
1EF8  s_and_b64 vcc, exec, s[4:5]
1EFC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F04  s_cbranch_vccnz 7
1F08  s_waitcnt lgkmcnt(0)
1F0C  v_lshl_add_u64 v[22:23], v[2:3], 2, s[20:21]
1F14  global_load_dword v29, v[22:23], off
1F1C  s_cbranch_execz 1
1F20  s_branch 7
1F24  s_waitcnt lgkmcnt(0)
1F28  v_lshl_add_u64 v[22:23], v[2:3], 1, s[20:21]
1F30  global_load_ushort v9, v[22:23], off
1F38  s_waitcnt vmcnt(0)
1F3C  v_lshlrev_b32_e32 v29, 16, v9
1F40  s_and_b64 vcc, exec, s[4:5]
1F44  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F4C  s_cbranch_vccnz 7
1F50  s_waitcnt lgkmcnt(0)
1F54  v_lshl_add_u64 v[22:23], v[2:3], 2, s[20:21]
1F5C  global_load_dword v22, v[22:23], off
1F64  s_cbranch_execz 1
1F68  s_branch 7
1F6C  s_waitcnt vmcnt(0) lgkmcnt(0)
1F70  v_lshl_add_u64 v[22:23], v[2:3], 1, s[20:21]
1F78  global_load_ushort v9, v[22:23], off
1F80  s_waitcnt vmcnt(0)
1F84  v_lshlrev_b32_e32 v22, 16, v9
1F88  s_and_b64 vcc, exec, s[4:5]
1F8C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F94  s_cbranch_vccnz 7
1F98  s_waitcnt lgkmcnt(0)
1F9C  v_lshl_add_u64 v[26:27], v[2:3], 2, s[20:21]
1FA4  global_load_dword v23, v[26:27], off
1FAC  s_cbranch_execz 1
1FB0  s_branch 7
1FB4  s_waitcnt lgkmcnt(0)
1FB8  v_lshl_add_u64 v[26:27], v[2:3], 1, s[20:21]
1FC0  global_load_ushort v9, v[26:27], off
1FC8  s_waitcnt vmcnt(0)
1FCC  v_lshlrev_b32_e32 v23, 16, v9
1FD0  s_and_b64 vcc, exec, s[4:5]
1FD4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1FDC  s_cbranch_vccnz 7
1FE0  s_waitcnt lgkmcnt(0)
1FE4  v_lshl_add_u64 v[26:27], v[2:3], 2, s[20:21]
1FEC  global_load_dword v26, v[26:27], off
1FF4  s_cbranch_execz 1
1FF8  s_branch 7
1FFC  s_waitcnt vmcnt(0) lgkmcnt(0)
2000  v_lshl_add_u64 v[26:27], v[2:3], 1, s[20:21]
2008  global_load_ushort v9, v[26:27], off
2010  s_waitcnt vmcnt(0)
2014  v_lshlrev_b32_e32 v26, 16, v9
2018  s_and_b64 vcc, exec, s[4:5]
201C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2024  s_cbranch_vccnz 7
2028  s_waitcnt lgkmcnt(0)
202C  v_lshl_add_u64 v[30:31], v[2:3], 2, s[20:21]
2034  global_load_dword v27, v[30:31], off
203C  s_cbranch_execz 1
2040  s_branch 7
2044  s_waitcnt lgkmcnt(0)
2048  v_lshl_add_u64 v[30:31], v[2:3], 1, s[20:21]
2050  global_load_ushort v9, v[30:31], off
2058  s_waitcnt vmcnt(0)
205C  v_lshlrev_b32_e32 v27, 16, v9
2060  s_and_b64 vcc, exec, s[4:5]
2064  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
206C  s_cbranch_vccnz 7
2070  s_waitcnt lgkmcnt(0)
2074  v_lshl_add_u64 v[30:31], v[2:3], 2, s[20:21]
207C  global_load_dword v32, v[30:31], off
2084  s_cbranch_execz 1
2088  s_branch 7
208C  s_waitcnt lgkmcnt(0)
2090  v_lshl_add_u64 v[30:31], v[2:3], 1, s[20:21]
2098  global_load_ushort v9, v[30:31], off
20A0  s_waitcnt vmcnt(0)
20A4  v_lshlrev_b32_e32 v32, 16, v9
20A8  s_and_b64 vcc, exec, s[4:5]
20AC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
20B4  s_cbranch_vccnz 7
20B8  s_waitcnt lgkmcnt(0)
20BC  v_lshl_add_u64 v[30:31], v[2:3], 2, s[20:21]
20C4  global_load_dword v33, v[30:31], off
20CC  s_cbranch_execz 1
20D0  s_branch 7
20D4  s_waitcnt lgkmcnt(0)
20D8  v_lshl_add_u64 v[30:31], v[2:3], 1, s[20:21]
20E0  global_load_ushort v9, v[30:31], off
20E8  s_waitcnt vmcnt(0)
20EC  v_lshlrev_b32_e32 v33, 16, v9
20F0  s_and_b64 vcc, exec, s[4:5]
20F4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
20FC  s_cbranch_vccnz 7
2100  s_waitcnt lgkmcnt(0)
2104  v_lshl_add_u64 v[30:31], v[2:3], 2, s[20:21]
210C  global_load_dword v36, v[30:31], off
2114  s_cbranch_execz 1
2118  s_branch 7
211C  s_waitcnt lgkmcnt(0)
2120  v_lshl_add_u64 v[30:31], v[2:3], 1, s[20:21]
2128  global_load_ushort v9, v[30:31], off
2130  s_waitcnt vmcnt(0)
2134  v_lshlrev_b32_e32 v36, 16, v9
2138  s_and_b64 vcc, exec, s[4:5]
213C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2144  s_cbranch_vccnz 7
2148  s_waitcnt lgkmcnt(0)
214C  v_lshl_add_u64 v[30:31], v[2:3], 2, s[20:21]
2154  global_load_dword v37, v[30:31], off
215C  s_cbranch_execz 1
2160  s_branch 7
2164  s_waitcnt lgkmcnt(0)
2168  v_lshl_add_u64 v[30:31], v[2:3], 1, s[20:21]
2170  global_load_ushort v9, v[30:31], off
2178  s_waitcnt vmcnt(0)
217C  v_lshlrev_b32_e32 v37, 16, v9
2180  s_and_b64 vcc, exec, s[4:5]
2184  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
218C  s_cbranch_vccnz 7
2190  s_waitcnt lgkmcnt(0)
2194  v_lshl_add_u64 v[30:31], v[2:3], 2, s[20:21]
219C  global_load_dword v30, v[30:31], off
21A4  s_cbranch_execz 1
21A8  s_branch 7
21AC  s_waitcnt vmcnt(0) lgkmcnt(0)
21B0  v_lshl_add_u64 v[30:31], v[2:3], 1, s[20:21]
21B8  global_load_ushort v9, v[30:31], off
21C0  s_waitcnt vmcnt(0)
21C4  v_lshlrev_b32_e32 v30, 16, v9
21C8  s_and_b64 vcc, exec, s[4:5]
21CC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
21D4  s_cbranch_vccnz 7
21D8  s_waitcnt lgkmcnt(0)
21DC  v_lshl_add_u64 v[34:35], v[2:3], 2, s[20:21]
21E4  global_load_dword v31, v[34:35], off
21EC  s_cbranch_execz 1
21F0  s_branch 7
21F4  s_waitcnt lgkmcnt(0)
21F8  v_lshl_add_u64 v[34:35], v[2:3], 1, s[20:21]
2200  global_load_ushort v9, v[34:35], off
2208  s_waitcnt vmcnt(0)
220C  v_lshlrev_b32_e32 v31, 16, v9
2210  s_and_b64 vcc, exec, s[4:5]
2214  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
221C  s_cbranch_vccnz 7
2220  s_waitcnt lgkmcnt(0)
2224  v_lshl_add_u64 v[34:35], v[2:3], 2, s[20:21]
222C  global_load_dword v34, v[34:35], off
2234  s_cbranch_execz 1
2238  s_branch 7
223C  s_waitcnt vmcnt(0) lgkmcnt(0)
2240  v_lshl_add_u64 v[34:35], v[2:3], 1, s[20:21]
2248  global_load_ushort v9, v[34:35], off
2250  s_waitcnt vmcnt(0)
2254  v_lshlrev_b32_e32 v34, 16, v9
2258  s_and_b64 vcc, exec, s[4:5]
225C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2264  s_cbranch_vccnz 7
2268  s_waitcnt lgkmcnt(0)
226C  v_lshl_add_u64 v[38:39], v[2:3], 2, s[20:21]
2274  global_load_dword v35, v[38:39], off
227C  s_cbranch_execz 1
2280  s_branch 7
2284  s_waitcnt lgkmcnt(0)
2288  v_lshl_add_u64 v[38:39], v[2:3], 1, s[20:21]
2290  global_load_ushort v9, v[38:39], off
2298  s_waitcnt vmcnt(0)
229C  v_lshlrev_b32_e32 v35, 16, v9
22A0  s_and_b64 vcc, exec, s[4:5]
22A4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
22AC  s_cbranch_vccnz 7
22B0  s_waitcnt lgkmcnt(0)
22B4  v_lshl_add_u64 v[38:39], v[2:3], 2, s[20:21]
22BC  global_load_dword v38, v[38:39], off
22C4  s_cbranch_execz 1
22C8  s_branch 7
22CC  s_waitcnt vmcnt(0) lgkmcnt(0)
22D0  v_lshl_add_u64 v[38:39], v[2:3], 1, s[20:21]
22D8  global_load_ushort v9, v[38:39], off
22E0  s_waitcnt vmcnt(0)
22E4  v_lshlrev_b32_e32 v38, 16, v9
22E8  s_and_b64 vcc, exec, s[4:5]
22EC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
22F4  s_cbranch_vccnz 7
22F8  s_waitcnt lgkmcnt(0)
22FC  v_lshl_add_u64 v[40:41], v[2:3], 2, s[20:21]
2304  global_load_dword v39, v[40:41], off
230C  s_cbranch_execz 1
2310  s_branch 7
2314  s_waitcnt lgkmcnt(0)
2318  v_lshl_add_u64 v[40:41], v[2:3], 1, s[20:21]
2320  global_load_ushort v9, v[40:41], off
2328  s_waitcnt vmcnt(0)
232C  v_lshlrev_b32_e32 v39, 16, v9
2330  s_and_b64 vcc, exec, s[4:5]
2334  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
233C  s_cbranch_vccnz 7
2340  s_waitcnt lgkmcnt(0)
2344  v_lshl_add_u64 v[40:41], v[2:3], 2, s[20:21]
234C  global_load_dword v40, v[40:41], off
2354  s_cbranch_execz 1
2358  s_branch 7
235C  s_waitcnt vmcnt(0) lgkmcnt(0)
2360  v_lshl_add_u64 v[40:41], v[2:3], 1, s[20:21]
2368  global_load_ushort v9, v[40:41], off
2370  s_waitcnt vmcnt(0)
2374  v_lshlrev_b32_e32 v40, 16, v9
2378  s_and_b64 vcc, exec, s[4:5]
237C  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
2384  s_cbranch_vccnz 7
2388  s_waitcnt lgkmcnt(0)
238C  v_lshl_add_u64 v[2:3], v[0:1], 2, s[20:21]
2394  global_load_dword v41, v[2:3], off
239C  s_cbranch_execz 1
23A0  s_branch 7
23A4  s_waitcnt lgkmcnt(0)
23A8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[20:21]
23B0  global_load_ushort v0, v[0:1], off
23B8  s_waitcnt vmcnt(0)
23BC  v_lshlrev_b32_e32 v41, 16, v0
23C0  s_add_u32 s2, s0, 64
23C4  s_addc_u32 s3, s1, 0
23C8  s_add_u32 s4, s0, 0x58
23D0  s_addc_u32 s5, s1, 0
23D4  v_mov_b32_e32 v0, 0x58
23DC  v_cndmask_b32_e64 v0, 64, v0, s[6:7]
23E4  v_mov_b32_e32 v1, 0
23E8  v_mov_b32_e32 v2, s3
23EC  v_mov_b32_e32 v3, s5
23F0  v_cndmask_b32_e64 v47, v2, v3, s[6:7]
23F8  v_mov_b32_e32 v2, s2
23FC  v_mov_b32_e32 v3, s4
2400  v_lshl_add_u64 v[48:49], s[0:1], 0, v[0:1]
2408  v_cndmask_b32_e64 v46, v2, v3, s[6:7]
2410  global_load_dwordx2 v[42:43], v[48:49], off
2418  global_load_dwordx3 v[0:2], v[46:47], off offset:8
2420  s_load_dwordx2 s[2:3], s[0:1], 0x8
2428  s_load_dwordx2 s[4:5], s[0:1], 0x18
2430  s_and_b32 s0, s15, 2
2434  s_cmp_eq_u32 s0, 0
2438  s_cselect_b64 vcc, -1, 0
243C  s_cmp_lg_u32 s0, 0
2440  s_cbranch_scc0 299
2444  s_waitcnt lgkmcnt(0)
2448  v_mov_b32_e32 v3, s18
244C  v_mov_b32_e32 v9, s19
2450  v_cndmask_b32_e64 v3, v3, v9, s[6:7]
2458  v_cmp_ne_u32_e64 s[0:1], 0, v3
2460  s_and_saveexec_b64 s[12:13], s[0:1]
2464  s_cbranch_execz 96
2468  v_lshlrev_b32_e32 v9, 31, v3
246C  s_waitcnt vmcnt(2)
2470  v_xor_b32_e32 v10, v9, v10
2474  v_lshlrev_b32_e32 v9, 30, v3
2478  s_brev_b32 s0, 1
247C  v_bitop3_b32 v11, v9, v11, s0 bitop3:0x6c
2484  v_lshlrev_b32_e32 v9, 29, v3
2488  v_bitop3_b32 v12, v9, v12, s0 bitop3:0x6c
2490  v_lshlrev_b32_e32 v9, 28, v3
2494  v_bitop3_b32 v13, v9, v13, s0 bitop3:0x6c
249C  v_lshlrev_b32_e32 v9, 27, v3
24A0  v_bitop3_b32 v16, v9, v16, s0 bitop3:0x6c
24A8  v_lshlrev_b32_e32 v9, 26, v3
24AC  v_bitop3_b32 v17, v9, v17, s0 bitop3:0x6c
24B4  v_lshlrev_b32_e32 v9, 25, v3
24B8  v_bitop3_b32 v20, v9, v20, s0 bitop3:0x6c
24C0  v_lshlrev_b32_e32 v9, 24, v3
24C4  v_bitop3_b32 v21, v9, v21, s0 bitop3:0x6c
24CC  v_lshlrev_b32_e32 v9, 23, v3
24D0  v_bitop3_b32 v14, v9, v14, s0 bitop3:0x6c
24D8  v_lshlrev_b32_e32 v9, 22, v3
24DC  v_bitop3_b32 v15, v9, v15, s0 bitop3:0x6c
24E4  v_lshlrev_b32_e32 v9, 21, v3
24E8  v_bitop3_b32 v18, v9, v18, s0 bitop3:0x6c
24F0  v_lshlrev_b32_e32 v9, 20, v3
24F4  v_bitop3_b32 v19, v9, v19, s0 bitop3:0x6c
24FC  v_lshlrev_b32_e32 v9, 19, v3
2500  v_bitop3_b32 v24, v9, v24, s0 bitop3:0x6c
2508  v_lshlrev_b32_e32 v9, 18, v3
250C  v_bitop3_b32 v25, v9, v25, s0 bitop3:0x6c
2514  v_lshlrev_b32_e32 v9, 17, v3
2518  v_bitop3_b32 v28, v9, v28, s0 bitop3:0x6c
2520  v_lshlrev_b32_e32 v9, 16, v3
2524  v_bitop3_b32 v29, v9, v29, s0 bitop3:0x6c
252C  v_lshlrev_b32_e32 v9, 15, v3
2530  v_bitop3_b32 v22, v9, v22, s0 bitop3:0x6c
2538  v_lshlrev_b32_e32 v9, 14, v3
253C  v_bitop3_b32 v23, v9, v23, s0 bitop3:0x6c
2544  v_lshlrev_b32_e32 v9, 13, v3
2548  v_bitop3_b32 v26, v9, v26, s0 bitop3:0x6c
2550  v_lshlrev_b32_e32 v9, 12, v3
2554  v_bitop3_b32 v27, v9, v27, s0 bitop3:0x6c
255C  v_lshlrev_b32_e32 v9, 11, v3
2560  v_bitop3_b32 v32, v9, v32, s0 bitop3:0x6c
2568  v_lshlrev_b32_e32 v9, 10, v3
256C  v_bitop3_b32 v33, v9, v33, s0 bitop3:0x6c
2574  v_lshlrev_b32_e32 v9, 9, v3
2578  v_bitop3_b32 v36, v9, v36, s0 bitop3:0x6c
2580  v_lshlrev_b32_e32 v9, 8, v3
2584  v_bitop3_b32 v37, v9, v37, s0 bitop3:0x6c
258C  v_lshlrev_b32_e32 v9, 7, v3
2590  v_bitop3_b32 v30, v9, v30, s0 bitop3:0x6c
2598  v_lshlrev_b32_e32 v9, 6, v3
259C  v_bitop3_b32 v31, v9, v31, s0 bitop3:0x6c
25A4  v_lshlrev_b32_e32 v9, 5, v3
25A8  v_bitop3_b32 v34, v9, v34, s0 bitop3:0x6c
25B0  v_lshlrev_b32_e32 v9, 4, v3
25B4  v_bitop3_b32 v35, v9, v35, s0 bitop3:0x6c
25BC  v_lshlrev_b32_e32 v9, 3, v3
25C0  v_bitop3_b32 v38, v9, v38, s0 bitop3:0x6c
25C8  v_lshlrev_b32_e32 v9, 2, v3
25CC  v_bitop3_b32 v39, v9, v39, s0 bitop3:0x6c
25D4  v_lshlrev_b32_e32 v9, 1, v3
25D8  v_bitop3_b32 v40, v9, v40, s0 bitop3:0x6c
25E0  v_bitop3_b32 v41, v3, v41, s0 bitop3:0x6c
25E8  s_or_b64 exec, exec, s[12:13]
25EC  s_waitcnt vmcnt(2)
25F0  v_add_f32_e32 v3, v10, v11
25F4  v_sub_f32_e32 v9, v10, v11
25F8  v_add_f32_e32 v10, v12, v13
25FC  v_sub_f32_e32 v11, v12, v13
2600  v_add_f32_e32 v12, v16, v17
2604  v_sub_f32_e32 v13, v16, v17
2608  v_add_f32_e32 v16, v20, v21
260C  v_sub_f32_e32 v17, v20, v21
2610  v_add_f32_e32 v20, v14, v15
2614  v_sub_f32_e32 v14, v14, v15
2618  v_add_f32_e32 v15, v18, v19
261C  v_sub_f32_e32 v18, v18, v19
2620  v_add_f32_e32 v19, v24, v25
2624  v_sub_f32_e32 v21, v24, v25
2628  v_add_f32_e32 v24, v28, v29
262C  v_sub_f32_e32 v25, v28, v29
2630  v_add_f32_e32 v28, v22, v23
2634  v_sub_f32_e32 v22, v22, v23
2638  v_add_f32_e32 v23, v26, v27
263C  v_sub_f32_e32 v26, v26, v27
2640  v_add_f32_e32 v27, v32, v33
2644  v_sub_f32_e32 v29, v32, v33
2648  v_add_f32_e32 v32, v36, v37
264C  v_sub_f32_e32 v33, v36, v37
2650  v_add_f32_e32 v36, v30, v31
2654  v_sub_f32_e32 v30, v30, v31
2658  v_add_f32_e32 v31, v34, v35
265C  v_sub_f32_e32 v34, v34, v35
2660  v_add_f32_e32 v35, v38, v39
2664  v_sub_f32_e32 v37, v38, v39
2668  v_add_f32_e32 v38, v40, v41
266C  v_sub_f32_e32 v39, v40, v41
2670  v_add_f32_e32 v40, v3, v10
2674  v_sub_f32_e32 v3, v3, v10
2678  v_add_f32_e32 v10, v9, v11
267C  v_sub_f32_e32 v9, v9, v11
2680  v_add_f32_e32 v11, v12, v16
2684  v_sub_f32_e32 v12, v12, v16
2688  v_add_f32_e32 v16, v13, v17
268C  v_sub_f32_e32 v13, v13, v17
2690  v_add_f32_e32 v17, v20, v15
2694  v_sub_f32_e32 v15, v20, v15
2698  v_add_f32_e32 v20, v14, v18
269C  v_sub_f32_e32 v14, v14, v18
26A0  v_add_f32_e32 v18, v19, v24
26A4  v_sub_f32_e32 v19, v19, v24
26A8  v_add_f32_e32 v24, v21, v25
26AC  v_sub_f32_e32 v21, v21, v25
26B0  v_add_f32_e32 v25, v28, v23
26B4  v_sub_f32_e32 v23, v28, v23
26B8  v_add_f32_e32 v28, v22, v26
26BC  v_sub_f32_e32 v22, v22, v26
26C0  v_add_f32_e32 v26, v27, v32
26C4  v_sub_f32_e32 v27, v27, v32
26C8  v_add_f32_e32 v32, v29, v33
26CC  v_sub_f32_e32 v29, v29, v33
26D0  v_add_f32_e32 v33, v36, v31
26D4  v_sub_f32_e32 v31, v36, v31
26D8  v_add_f32_e32 v36, v30, v34
26DC  v_sub_f32_e32 v30, v30, v34
26E0  v_add_f32_e32 v34, v35, v38
26E4  v_sub_f32_e32 v35, v35, v38
26E8  v_add_f32_e32 v38, v37, v39
26EC  v_sub_f32_e32 v37, v37, v39
26F0  v_add_f32_e32 v39, v40, v11
26F4  v_sub_f32_e32 v11, v40, v11
26F8  v_add_f32_e32 v40, v10, v16
26FC  v_sub_f32_e32 v10, v10, v16
2700  v_add_f32_e32 v16, v3, v12
2704  v_sub_f32_e32 v3, v3, v12
2708  v_add_f32_e32 v12, v9, v13
270C  v_sub_f32_e32 v9, v9, v13
2710  v_add_f32_e32 v13, v17, v18
2714  v_sub_f32_e32 v17, v17, v18
2718  v_add_f32_e32 v18, v20, v24
271C  v_sub_f32_e32 v20, v20, v24
2720  v_add_f32_e32 v24, v15, v19
2724  v_sub_f32_e32 v15, v15, v19
2728  v_add_f32_e32 v19, v14, v21
272C  v_sub_f32_e32 v14, v14, v21
2730  v_add_f32_e32 v21, v25, v26
2734  v_sub_f32_e32 v25, v25, v26
2738  v_add_f32_e32 v26, v28, v32
273C  v_sub_f32_e32 v28, v28, v32
2740  v_add_f32_e32 v32, v23, v27
2744  v_sub_f32_e32 v23, v23, v27
2748  v_add_f32_e32 v27, v22, v29
274C  v_sub_f32_e32 v22, v22, v29
2750  v_add_f32_e32 v29, v33, v34
2754  v_sub_f32_e32 v33, v33, v34
2758  v_add_f32_e32 v34, v36, v38
275C  v_sub_f32_e32 v36, v36, v38
2760  v_add_f32_e32 v38, v31, v35
2764  v_sub_f32_e32 v31, v31, v35
2768  v_add_f32_e32 v35, v30, v37
276C  v_sub_f32_e32 v30, v30, v37
2770  v_add_f32_e32 v37, v39, v13
2774  v_sub_f32_e32 v39, v39, v13
2778  v_add_f32_e32 v13, v40, v18
277C  v_sub_f32_e32 v18, v40, v18
2780  v_add_f32_e32 v40, v16, v24
2784  v_sub_f32_e32 v24, v16, v24
2788  v_add_f32_e32 v16, v12, v19
278C  v_sub_f32_e32 v19, v12, v19
2790  v_add_f32_e32 v41, v11, v17
2794  v_sub_f32_e32 v45, v11, v17
2798  v_add_f32_e32 v17, v10, v20
279C  v_sub_f32_e32 v46, v10, v20
27A0  v_add_f32_e32 v20, v3, v15
27A4  v_sub_f32_e32 v3, v3, v15
27A8  v_add_f32_e32 v15, v9, v14
27AC  v_sub_f32_e32 v9, v9, v14
27B0  v_add_f32_e32 v47, v21, v29
27B4  v_sub_f32_e32 v48, v21, v29
27B8  v_add_f32_e32 v49, v26, v34
27BC  v_sub_f32_e32 v34, v26, v34
27C0  v_add_f32_e32 v26, v32, v38
27C4  v_sub_f32_e32 v38, v32, v38
27C8  v_add_f32_e32 v32, v27, v35
27CC  v_sub_f32_e32 v35, v27, v35
27D0  v_add_f32_e32 v50, v25, v33
27D4  v_sub_f32_e32 v51, v25, v33
27D8  v_add_f32_e32 v33, v28, v36
27DC  v_sub_f32_e32 v52, v28, v36
27E0  v_add_f32_e32 v36, v23, v31
27E4  v_sub_f32_e32 v53, v23, v31
27E8  v_add_f32_e32 v31, v22, v30
27EC  v_sub_f32_e32 v54, v22, v30
27F0  v_mul_f32_e32 v10, 0x3e800000, v37
27F8  v_mul_f32_e32 v11, 0x3e800000, v13
2800  v_mul_f32_e32 v12, 0x3e800000, v40
2808  v_mul_f32_e32 v13, 0x3e800000, v16
2810  v_mul_f32_e32 v16, 0x3e800000, v41
2818  v_mul_f32_e32 v17, 0x3e800000, v17
2820  v_mul_f32_e32 v20, 0x3e800000, v20
2828  v_mul_f32_e32 v21, 0x3e800000, v15
2830  v_mul_f32_e32 v14, 0x3e800000, v39
2838  v_mul_f32_e32 v15, 0x3e800000, v18
2840  v_mul_f32_e32 v18, 0x3e800000, v24
2848  v_mul_f32_e32 v19, 0x3e800000, v19
2850  v_mul_f32_e32 v24, 0x3e800000, v45
2858  v_mul_f32_e32 v25, 0x3e800000, v46
2860  v_mul_f32_e32 v28, 0x3e800000, v3
2868  v_mul_f32_e32 v29, 0x3e800000, v9
2870  v_mul_f32_e32 v22, 0x3e800000, v47
2878  v_mul_f32_e32 v23, 0x3e800000, v49
2880  v_mul_f32_e32 v26, 0x3e800000, v26
2888  v_mul_f32_e32 v27, 0x3e800000, v32
2890  v_mul_f32_e32 v32, 0x3e800000, v50
2898  v_mul_f32_e32 v33, 0x3e800000, v33
28A0  v_mul_f32_e32 v36, 0x3e800000, v36
28A8  v_mul_f32_e32 v37, 0x3e800000, v31
28B0  v_mul_f32_e32 v30, 0x3e800000, v48
28B8  v_mul_f32_e32 v31, 0x3e800000, v34
28C0  v_mul_f32_e32 v34, 0x3e800000, v38
28C8  v_mul_f32_e32 v35, 0x3e800000, v35
28D0  v_mul_f32_e32 v38, 0x3e800000, v51
28D8  v_mul_f32_e32 v39, 0x3e800000, v52
28E0  v_mul_f32_e32 v40, 0x3e800000, v53
28E8  v_mul_f32_e32 v41, 0x3e800000, v54
28F0  s_waitcnt vmcnt(2)
28F4  v_and_b32_e32 v75, 0x7fffffff, v10
28FC  v_and_b32_e32 v76, 0x7fffffff, v11
2904  v_max_u32_e32 v3, v76, v75
2908  v_and_b32_e32 v77, 0x7fffffff, v12
2910  v_and_b32_e32 v78, 0x7fffffff, v13
2918  v_max3_u32 v3, v78, v77, v3
2920  v_and_b32_e32 v74, 0x7fffffff, v16
2928  v_and_b32_e32 v73, 0x7fffffff, v17
2930  v_max3_u32 v3, v73, v74, v3
2938  v_and_b32_e32 v72, 0x7fffffff, v20
2940  v_and_b32_e32 v71, 0x7fffffff, v21
2948  v_max3_u32 v3, v71, v72, v3
2950  v_and_b32_e32 v70, 0x7fffffff, v14
2958  v_and_b32_e32 v69, 0x7fffffff, v15
2960  v_max3_u32 v3, v69, v70, v3
2968  v_and_b32_e32 v68, 0x7fffffff, v18
2970  v_and_b32_e32 v67, 0x7fffffff, v19
2978  v_max3_u32 v3, v67, v68, v3
2980  v_and_b32_e32 v66, 0x7fffffff, v24
2988  v_and_b32_e32 v65, 0x7fffffff, v25
2990  v_max3_u32 v3, v65, v66, v3
2998  v_and_b32_e32 v64, 0x7fffffff, v28
29A0  v_and_b32_e32 v63, 0x7fffffff, v29
29A8  v_max3_u32 v3, v63, v64, v3
29B0  v_and_b32_e32 v62, 0x7fffffff, v22
29B8  v_and_b32_e32 v61, 0x7fffffff, v23
29C0  v_max3_u32 v3, v61, v62, v3
29C8  v_and_b32_e32 v60, 0x7fffffff, v26
29D0  v_and_b32_e32 v59, 0x7fffffff, v27
29D8  v_max3_u32 v3, v59, v60, v3
29E0  v_and_b32_e32 v58, 0x7fffffff, v32
29E8  v_and_b32_e32 v57, 0x7fffffff, v33
29F0  v_max3_u32 v3, v57, v58, v3
29F8  v_and_b32_e32 v56, 0x7fffffff, v36
2A00  v_and_b32_e32 v55, 0x7fffffff, v37
2A08  v_max3_u32 v3, v55, v56, v3
2A10  v_and_b32_e32 v54, 0x7fffffff, v30
2A18  v_and_b32_e32 v53, 0x7fffffff, v31
2A20  v_max3_u32 v3, v53, v54, v3
2A28  v_and_b32_e32 v52, 0x7fffffff, v34
2A30  v_and_b32_e32 v51, 0x7fffffff, v35
2A38  v_max3_u32 v3, v51, v52, v3
2A40  v_and_b32_e32 v50, 0x7fffffff, v38
2A48  v_and_b32_e32 v49, 0x7fffffff, v39
2A50  v_max3_u32 v3, v49, v50, v3
2A58  v_and_b32_e32 v45, 0x7fffffff, v40
2A60  v_and_b32_e32 v9, 0x7fffffff, v41
2A68  v_max3_u32 v79, v9, v45, v3
2A70  s_mov_b32 s0, 0x7f7fffff
2A78  v_cmp_lt_u32_e64 s[0:1], s0, v79
2A80  v_mov_b32_e32 v3, 0
2A84  v_mov_b32_e32 v46, 0
2A88  v_mov_b32_e32 v47, 0
2A8C  v_mov_b32_e32 v48, 0
2A90  s_and_saveexec_b64 s[12:13], s[0:1]
2A94  s_cbranch_execz 618
2A98  v_sub_u32_e32 v46, 0x7f800000, v75
2AA0  v_sub_u32_e32 v3, 0x7f7fffff, v75
2AA8  v_lshrrev_b32_e32 v46, 31, v46
2AAC  v_add_u32_e32 v47, -1, v46
2AB0  v_and_b32_e32 v79, 0x80000000, v47
2AB8  v_bfrev_b32_e32 v48, 1
2ABC  v_lshrrev_b32_e32 v80, 31, v3
2AC0  v_cndmask_b32_e32 v79, v79, v48, vcc
2AC4  v_add_u32_e32 v80, -1, v80
2AC8  v_bitop3_b32 v10, v79, v10, v80 bitop3:0xc8
2AD0  v_sub_u32_e32 v80, 0x7f800000, v76
2AD8  v_sub_u32_e32 v79, 0x7f7fffff, v76
2AE0  v_lshrrev_b32_e32 v80, 31, v80
2AE4  v_add_u32_e32 v81, -1, v80
2AE8  v_and_b32_e32 v82, 0x80000000, v81
2AF0  v_lshrrev_b32_e32 v83, 31, v79
2AF4  v_cndmask_b32_e32 v82, v82, v48, vcc
2AF8  v_add_u32_e32 v83, -1, v83
2AFC  v_bitop3_b32 v11, v82, v11, v83 bitop3:0xc8
2B04  v_sub_u32_e32 v83, 0x7f800000, v77
2B0C  v_sub_u32_e32 v82, 0x7f7fffff, v77
2B14  v_lshrrev_b32_e32 v83, 31, v83
2B18  v_add_u32_e32 v84, -1, v83
2B1C  v_and_b32_e32 v85, 0x80000000, v84
2B24  v_lshrrev_b32_e32 v86, 31, v82
2B28  v_cndmask_b32_e32 v85, v85, v48, vcc
2B2C  v_add_u32_e32 v86, -1, v86
2B30  v_bitop3_b32 v12, v85, v12, v86 bitop3:0xc8
2B38  v_sub_u32_e32 v86, 0x7f800000, v78
2B40  v_and_b32_e32 v47, v47, v75
2B44  v_lshrrev_b32_e32 v86, 31, v86
2B48  v_add_u32_e32 v87, -1, v86
2B4C  v_and_b32_e32 v75, v81, v76
2B50  v_max_u32_e32 v47, v75, v47
2B54  v_and_b32_e32 v75, v84, v77
2B58  v_and_b32_e32 v76, v87, v78
2B5C  v_max3_u32 v47, v76, v75, v47
2B64  v_sub_u32_e32 v76, 0x7f800000, v74
2B6C  v_sub_u32_e32 v75, 0x7f7fffff, v74
2B74  v_lshrrev_b32_e32 v76, 31, v76
2B78  v_add_u32_e32 v77, -1, v76
2B7C  v_sub_u32_e32 v85, 0x7f7fffff, v78
2B84  v_add_u32_e32 v46, v80, v46
2B88  v_and_b32_e32 v78, 0x80000000, v77
2B90  v_lshrrev_b32_e32 v80, 31, v75
2B94  v_ashrrev_i32_e32 v3, 31, v3
2B98  v_cndmask_b32_e32 v78, v78, v48, vcc
2B9C  v_add_u32_e32 v80, -1, v80
2BA0  v_and_b32_e32 v3, 7, v3
2BA4  v_ashrrev_i32_e32 v79, 31, v79
2BA8  s_waitcnt lgkmcnt(0)
2BAC  s_movk_i32 s21, 0x70
2BB0  v_bitop3_b32 v16, v78, v16, v80 bitop3:0xc8
2BB8  v_sub_u32_e32 v80, 0x7f800000, v73
2BC0  v_and_or_b32 v3, v79, s21, v3
2BC8  v_ashrrev_i32_e32 v79, 31, v82
2BCC  s_movk_i32 s20, 0x700
2BD0  v_and_or_b32 v3, v79, s20, v3
2BD8  v_ashrrev_i32_e32 v79, 31, v85
2BDC  s_movk_i32 s19, 0x7000
2BE0  v_sub_u32_e32 v78, 0x7f7fffff, v73
2BE8  v_lshrrev_b32_e32 v80, 31, v80
2BEC  v_and_or_b32 v3, v79, s19, v3
2BF4  v_ashrrev_i32_e32 v75, 31, v75
2BF8  s_mov_b32 s18, 0x70000
2C00  v_add_u32_e32 v81, -1, v80
2C04  v_and_or_b32 v3, v75, s18, v3
2C0C  v_ashrrev_i32_e32 v75, 31, v78
2C10  s_mov_b32 s0, 0x700000
2C18  v_and_b32_e32 v74, v77, v74
2C1C  v_and_or_b32 v3, v75, s0, v3
2C24  v_and_b32_e32 v73, v81, v73
2C28  v_sub_u32_e32 v75, 0x7f800000, v72
2C30  v_max3_u32 v47, v73, v74, v47
2C38  v_sub_u32_e32 v73, 0x7f7fffff, v72
2C40  v_add3_u32 v46, v83, v46, v86
2C48  v_lshrrev_b32_e32 v75, 31, v75
2C4C  v_add3_u32 v46, v76, v46, v80
2C54  v_lshrrev_b32_e32 v74, 31, v73
2C58  v_add_u32_e32 v76, -1, v75
2C5C  v_ashrrev_i32_e32 v73, 31, v73
2C60  s_mov_b32 s1, 0x7000000
2C68  v_and_b32_e32 v77, 0x80000000, v76
2C70  v_and_or_b32 v3, v73, s1, v3
2C78  v_and_b32_e32 v72, v76, v72
2C7C  v_sub_u32_e32 v73, 0x7f7fffff, v71
2C84  v_sub_u32_e32 v76, 0x7f800000, v71
2C8C  v_cndmask_b32_e32 v77, v77, v48, vcc
2C90  v_add_u32_e32 v74, -1, v74
2C94  v_bitop3_b32 v20, v77, v20, v74 bitop3:0xc8
2C9C  v_lshrrev_b32_e32 v74, 31, v73
2CA0  v_lshrrev_b32_e32 v76, 31, v76
2CA4  v_ashrrev_i32_e32 v73, 31, v73
2CA8  s_brev_b32 s14, 14
2CAC  v_add_u32_e32 v77, -1, v76
2CB0  v_and_or_b32 v3, v73, s14, v3
2CB8  v_sub_u32_e32 v73, 0x7f800000, v70
2CC0  v_lshrrev_b32_e32 v84, 31, v78
2CC4  v_and_b32_e32 v78, 0x80000000, v77
2CCC  v_cndmask_b32_e32 v78, v78, v48, vcc
2CD0  v_add_u32_e32 v74, -1, v74
2CD4  v_and_b32_e32 v71, v77, v71
2CD8  v_lshrrev_b32_e32 v73, 31, v73
2CDC  v_bitop3_b32 v21, v78, v21, v74 bitop3:0xc8
2CE4  v_max3_u32 v47, v71, v72, v47
2CEC  v_sub_u32_e32 v71, 0x7f7fffff, v70
2CF4  v_add_u32_e32 v74, -1, v73
2CF8  v_add3_u32 v46, v75, v46, v76
2D00  v_and_b32_e32 v75, 0x80000000, v74
2D08  v_lshrrev_b32_e32 v72, 31, v71
2D0C  v_cndmask_b32_e32 v75, v75, v48, vcc
2D10  v_add_u32_e32 v72, -1, v72
2D14  v_bitop3_b32 v14, v75, v14, v72 bitop3:0xc8
2D1C  v_sub_u32_e32 v72, 0x7f7fffff, v69
2D24  v_ashrrev_i32_e32 v71, 31, v71
2D28  v_sub_u32_e32 v75, 0x7f800000, v69
2D30  v_and_b32_e32 v71, 7, v71
2D34  v_and_b32_e32 v70, v74, v70
2D38  v_lshrrev_b32_e32 v74, 31, v72
2D3C  v_ashrrev_i32_e32 v72, 31, v72
2D40  v_lshrrev_b32_e32 v75, 31, v75
2D44  v_and_or_b32 v71, v72, s21, v71
2D4C  v_sub_u32_e32 v72, 0x7f800000, v68
2D54  v_add_u32_e32 v76, -1, v75
2D58  v_and_b32_e32 v77, 0x80000000, v76
2D60  v_and_b32_e32 v69, v76, v69
2D64  v_lshrrev_b32_e32 v72, 31, v72
2D68  v_cndmask_b32_e32 v77, v77, v48, vcc
2D6C  v_add_u32_e32 v74, -1, v74
2D70  v_add3_u32 v46, v73, v46, v75
2D78  v_max3_u32 v47, v69, v70, v47
2D80  v_sub_u32_e32 v69, 0x7f7fffff, v68
2D88  v_add_u32_e32 v73, -1, v72
2D8C  v_bitop3_b32 v15, v77, v15, v74 bitop3:0xc8
2D94  v_and_b32_e32 v74, 0x80000000, v73
2D9C  v_lshrrev_b32_e32 v70, 31, v69
2DA0  v_cndmask_b32_e32 v74, v74, v48, vcc
2DA4  v_add_u32_e32 v70, -1, v70
2DA8  v_bitop3_b32 v18, v74, v18, v70 bitop3:0xc8
2DB0  v_and_b32_e32 v68, v73, v68
2DB4  v_sub_u32_e32 v70, 0x7f7fffff, v67
2DBC  v_sub_u32_e32 v73, 0x7f800000, v67
2DC4  v_ashrrev_i32_e32 v69, 31, v69
2DC8  v_and_or_b32 v69, v69, s20, v71
2DD0  v_lshrrev_b32_e32 v71, 31, v70
2DD4  v_lshrrev_b32_e32 v73, 31, v73
2DD8  v_ashrrev_i32_e32 v70, 31, v70
2DDC  v_add_u32_e32 v74, -1, v73
2DE0  v_and_or_b32 v69, v70, s19, v69
2DE8  v_sub_u32_e32 v70, 0x7f800000, v66
2DF0  v_and_b32_e32 v75, 0x80000000, v74
2DF8  v_cndmask_b32_e32 v75, v75, v48, vcc
2DFC  v_add_u32_e32 v71, -1, v71
2E00  v_and_b32_e32 v67, v74, v67
2E04  v_lshrrev_b32_e32 v70, 31, v70
2E08  v_bitop3_b32 v19, v75, v19, v71 bitop3:0xc8
2E10  v_max3_u32 v47, v67, v68, v47
2E18  v_sub_u32_e32 v67, 0x7f7fffff, v66
2E20  v_add_u32_e32 v71, -1, v70
2E24  v_add3_u32 v46, v72, v46, v73
2E2C  v_and_b32_e32 v72, 0x80000000, v71
2E34  v_lshrrev_b32_e32 v68, 31, v67
2E38  v_cndmask_b32_e32 v72, v72, v48, vcc
2E3C  v_add_u32_e32 v68, -1, v68
2E40  v_and_b32_e32 v66, v71, v66
2E44  v_sub_u32_e32 v71, 0x7f800000, v65
2E4C  v_bitop3_b32 v24, v72, v24, v68 bitop3:0xc8
2E54  v_sub_u32_e32 v68, 0x7f7fffff, v65
2E5C  v_ashrrev_i32_e32 v67, 31, v67
2E60  v_lshrrev_b32_e32 v71, 31, v71
2E64  v_and_or_b32 v67, v67, s18, v69
2E6C  v_lshrrev_b32_e32 v69, 31, v68
2E70  v_add_u32_e32 v72, -1, v71
2E74  v_ashrrev_i32_e32 v68, 31, v68
2E78  v_and_or_b32 v67, v68, s0, v67
2E80  v_add3_u32 v68, v70, v46, v71
2E88  v_and_b32_e32 v46, v72, v65
2E8C  v_max3_u32 v47, v46, v66, v47
2E94  v_sub_u32_e32 v66, 0x7f800000, v64
2E9C  v_and_b32_e32 v73, 0x80000000, v72
2EA4  v_cndmask_b32_e32 v73, v73, v48, vcc
2EA8  v_add_u32_e32 v69, -1, v69
2EAC  v_lshrrev_b32_e32 v66, 31, v66
2EB0  v_bitop3_b32 v25, v73, v25, v69 bitop3:0xc8
2EB8  v_sub_u32_e32 v46, 0x7f7fffff, v64
2EC0  v_add_u32_e32 v69, -1, v66
2EC4  v_and_b32_e32 v70, 0x80000000, v69
2ECC  v_lshrrev_b32_e32 v65, 31, v46
2ED0  v_cndmask_b32_e32 v70, v70, v48, vcc
2ED4  v_add_u32_e32 v65, -1, v65
2ED8  v_bitop3_b32 v28, v70, v28, v65 bitop3:0xc8
2EE0  v_and_b32_e32 v64, v69, v64
2EE4  v_sub_u32_e32 v65, 0x7f7fffff, v63
2EEC  v_sub_u32_e32 v69, 0x7f800000, v63
2EF4  v_ashrrev_i32_e32 v46, 31, v46
2EF8  v_and_or_b32 v46, v46, s1, v67
2F00  v_lshrrev_b32_e32 v67, 31, v65
2F04  v_lshrrev_b32_e32 v69, 31, v69
2F08  v_ashrrev_i32_e32 v65, 31, v65
2F0C  v_add_u32_e32 v70, -1, v69
2F10  v_and_or_b32 v46, v65, s14, v46
2F18  v_add3_u32 v65, v66, v68, v69
2F20  v_sub_u32_e32 v66, 0x7f800000, v62
2F28  v_and_b32_e32 v71, 0x80000000, v70
2F30  v_cndmask_b32_e32 v71, v71, v48, vcc
2F34  v_add_u32_e32 v67, -1, v67
2F38  v_and_b32_e32 v63, v70, v63
2F3C  v_lshrrev_b32_e32 v66, 31, v66
2F40  v_bitop3_b32 v29, v71, v29, v67 bitop3:0xc8
2F48  v_max3_u32 v47, v63, v64, v47
2F50  v_sub_u32_e32 v63, 0x7f7fffff, v62
2F58  v_add_u32_e32 v67, -1, v66
2F5C  v_and_b32_e32 v68, 0x80000000, v67
2F64  v_lshrrev_b32_e32 v64, 31, v63
2F68  v_cndmask_b32_e32 v68, v68, v48, vcc
2F6C  v_add_u32_e32 v64, -1, v64
2F70  v_bitop3_b32 v22, v68, v22, v64 bitop3:0xc8
2F78  v_sub_u32_e32 v64, 0x7f7fffff, v61
2F80  v_sub_u32_e32 v68, 0x7f800000, v61
2F88  v_ashrrev_i32_e32 v63, 31, v63
2F8C  v_and_b32_e32 v63, 7, v63
2F90  v_and_b32_e32 v62, v67, v62
2F94  v_lshrrev_b32_e32 v67, 31, v64
2F98  v_lshrrev_b32_e32 v68, 31, v68
2F9C  v_ashrrev_i32_e32 v64, 31, v64
2FA0  v_and_or_b32 v63, v64, s21, v63
2FA8  v_add3_u32 v64, v66, v65, v68
2FB0  v_sub_u32_e32 v65, 0x7f800000, v60
2FB8  v_add_u32_e32 v69, -1, v68
2FBC  v_and_b32_e32 v70, 0x80000000, v69
2FC4  v_lshrrev_b32_e32 v65, 31, v65
2FC8  v_cndmask_b32_e32 v70, v70, v48, vcc
2FCC  v_add_u32_e32 v67, -1, v67
2FD0  v_and_b32_e32 v61, v69, v61
2FD4  v_add_u32_e32 v66, -1, v65
2FD8  v_bitop3_b32 v23, v70, v23, v67 bitop3:0xc8
2FE0  v_max3_u32 v47, v61, v62, v47
2FE8  v_sub_u32_e32 v61, 0x7f7fffff, v60
2FF0  v_and_b32_e32 v67, 0x80000000, v66
2FF8  v_and_b32_e32 v60, v66, v60
2FFC  v_sub_u32_e32 v66, 0x7f800000, v59
3004  v_cndmask_b32_e32 v67, v67, v48, vcc
3008  v_lshrrev_b32_e32 v62, 31, v61
300C  v_add_u32_e32 v62, -1, v62
3010  v_lshrrev_b32_e32 v66, 31, v66
3014  v_bitop3_b32 v26, v67, v26, v62 bitop3:0xc8
301C  v_ashrrev_i32_e32 v61, 31, v61
3020  v_sub_u32_e32 v62, 0x7f7fffff, v59
3028  v_add_u32_e32 v67, -1, v66
302C  v_and_or_b32 v61, v61, s20, v63
3034  v_and_b32_e32 v68, 0x80000000, v67
303C  v_lshrrev_b32_e32 v63, 31, v62
3040  v_cndmask_b32_e32 v68, v68, v48, vcc
3044  v_add_u32_e32 v63, -1, v63
3048  v_bitop3_b32 v27, v68, v27, v63 bitop3:0xc8
3050  v_sub_u32_e32 v63, 0x7f800000, v58
3058  v_ashrrev_i32_e32 v62, 31, v62
305C  v_lshrrev_b32_e32 v63, 31, v63
3060  v_and_or_b32 v61, v62, s19, v61
3068  v_add3_u32 v62, v65, v64, v66
3070  v_and_b32_e32 v59, v67, v59
3074  v_add_u32_e32 v64, -1, v63
3078  v_max3_u32 v47, v59, v60, v47
3080  v_sub_u32_e32 v59, 0x7f7fffff, v58
3088  v_and_b32_e32 v65, 0x80000000, v64
3090  v_and_b32_e32 v58, v64, v58
3094  v_sub_u32_e32 v64, 0x7f800000, v57
309C  v_cndmask_b32_e32 v65, v65, v48, vcc
30A0  v_lshrrev_b32_e32 v60, 31, v59
30A4  v_add_u32_e32 v60, -1, v60
30A8  v_lshrrev_b32_e32 v64, 31, v64
30AC  v_bitop3_b32 v32, v65, v32, v60 bitop3:0xc8
30B4  v_ashrrev_i32_e32 v59, 31, v59
30B8  v_sub_u32_e32 v60, 0x7f7fffff, v57
30C0  v_add_u32_e32 v65, -1, v64
30C4  v_and_or_b32 v59, v59, s18, v61
30CC  v_and_b32_e32 v66, 0x80000000, v65
30D4  v_lshrrev_b32_e32 v61, 31, v60
30D8  v_cndmask_b32_e32 v66, v66, v48, vcc
30DC  v_add_u32_e32 v61, -1, v61
30E0  v_bitop3_b32 v33, v66, v33, v61 bitop3:0xc8
30E8  v_sub_u32_e32 v61, 0x7f800000, v56
30F0  v_ashrrev_i32_e32 v60, 31, v60
30F4  v_lshrrev_b32_e32 v61, 31, v61
30F8  v_and_or_b32 v59, v60, s0, v59
3100  v_add3_u32 v60, v63, v62, v64
3108  v_and_b32_e32 v57, v65, v57
310C  v_add_u32_e32 v62, -1, v61
3110  v_max3_u32 v57, v57, v58, v47
3118  v_sub_u32_e32 v47, 0x7f7fffff, v56
3120  v_and_b32_e32 v63, 0x80000000, v62
3128  v_and_b32_e32 v56, v62, v56
312C  v_sub_u32_e32 v62, 0x7f800000, v55
3134  v_cndmask_b32_e32 v63, v63, v48, vcc
3138  v_lshrrev_b32_e32 v58, 31, v47
313C  v_add_u32_e32 v58, -1, v58
3140  v_lshrrev_b32_e32 v62, 31, v62
3144  v_bitop3_b32 v36, v63, v36, v58 bitop3:0xc8
314C  v_ashrrev_i32_e32 v47, 31, v47
3150  v_sub_u32_e32 v58, 0x7f7fffff, v55
3158  v_add_u32_e32 v63, -1, v62
315C  v_and_or_b32 v47, v47, s1, v59
3164  v_and_b32_e32 v64, 0x80000000, v63
316C  v_lshrrev_b32_e32 v59, 31, v58
3170  v_cndmask_b32_e32 v64, v64, v48, vcc
3174  v_add_u32_e32 v59, -1, v59
3178  v_bitop3_b32 v37, v64, v37, v59 bitop3:0xc8
3180  v_sub_u32_e32 v59, 0x7f800000, v54
3188  v_ashrrev_i32_e32 v58, 31, v58
318C  v_and_b32_e32 v55, v63, v55
3190  v_lshrrev_b32_e32 v59, 31, v59
3194  v_and_or_b32 v47, v58, s14, v47
319C  v_add3_u32 v58, v61, v60, v62
31A4  v_max3_u32 v55, v55, v56, v57
31AC  v_sub_u32_e32 v56, 0x7f7fffff, v54
31B4  v_add_u32_e32 v60, -1, v59
31B8  v_and_b32_e32 v61, 0x80000000, v60
31C0  v_lshrrev_b32_e32 v57, 31, v56
31C4  v_cndmask_b32_e32 v61, v61, v48, vcc
31C8  v_add_u32_e32 v57, -1, v57
31CC  v_bitop3_b32 v30, v61, v30, v57 bitop3:0xc8
31D4  v_sub_u32_e32 v57, 0x7f7fffff, v53
31DC  v_sub_u32_e32 v61, 0x7f800000, v53
31E4  v_ashrrev_i32_e32 v56, 31, v56
31E8  v_and_b32_e32 v56, 7, v56
31EC  v_and_b32_e32 v54, v60, v54
31F0  v_lshrrev_b32_e32 v60, 31, v57
31F4  v_lshrrev_b32_e32 v61, 31, v61
31F8  v_ashrrev_i32_e32 v57, 31, v57
31FC  v_and_or_b32 v56, v57, s21, v56
3204  v_add3_u32 v57, v59, v58, v61
320C  v_sub_u32_e32 v58, 0x7f800000, v52
3214  v_add_u32_e32 v62, -1, v61
3218  v_and_b32_e32 v63, 0x80000000, v62
3220  v_lshrrev_b32_e32 v58, 31, v58
3224  v_cndmask_b32_e32 v63, v63, v48, vcc
3228  v_add_u32_e32 v60, -1, v60
322C  v_and_b32_e32 v53, v62, v53
3230  v_add_u32_e32 v59, -1, v58
3234  v_bitop3_b32 v31, v63, v31, v60 bitop3:0xc8
323C  v_max3_u32 v53, v53, v54, v55
3244  v_sub_u32_e32 v54, 0x7f7fffff, v52
324C  v_and_b32_e32 v60, 0x80000000, v59
3254  v_and_b32_e32 v52, v59, v52
3258  v_sub_u32_e32 v59, 0x7f800000, v51
3260  v_cndmask_b32_e32 v60, v60, v48, vcc
3264  v_lshrrev_b32_e32 v55, 31, v54
3268  v_add_u32_e32 v55, -1, v55
326C  v_lshrrev_b32_e32 v59, 31, v59
3270  v_bitop3_b32 v34, v60, v34, v55 bitop3:0xc8
3278  v_ashrrev_i32_e32 v54, 31, v54
327C  v_sub_u32_e32 v55, 0x7f7fffff, v51
3284  v_add_u32_e32 v60, -1, v59
3288  v_and_or_b32 v54, v54, s20, v56
3290  v_and_b32_e32 v61, 0x80000000, v60
3298  v_lshrrev_b32_e32 v56, 31, v55
329C  v_cndmask_b32_e32 v61, v61, v48, vcc
32A0  v_add_u32_e32 v56, -1, v56
32A4  v_bitop3_b32 v35, v61, v35, v56 bitop3:0xc8
32AC  v_sub_u32_e32 v56, 0x7f800000, v50
32B4  v_ashrrev_i32_e32 v55, 31, v55
32B8  v_lshrrev_b32_e32 v56, 31, v56
32BC  v_and_or_b32 v54, v55, s19, v54
32C4  v_add3_u32 v55, v58, v57, v59
32CC  v_and_b32_e32 v51, v60, v51
32D0  v_add_u32_e32 v57, -1, v56
32D4  v_max3_u32 v51, v51, v52, v53
32DC  v_sub_u32_e32 v52, 0x7f7fffff, v50
32E4  v_and_b32_e32 v58, 0x80000000, v57
32EC  v_and_b32_e32 v50, v57, v50
32F0  v_sub_u32_e32 v57, 0x7f800000, v49
32F8  v_cndmask_b32_e32 v58, v58, v48, vcc
32FC  v_lshrrev_b32_e32 v53, 31, v52
3300  v_add_u32_e32 v53, -1, v53
3304  v_lshrrev_b32_e32 v57, 31, v57
3308  v_bitop3_b32 v38, v58, v38, v53 bitop3:0xc8
3310  v_ashrrev_i32_e32 v52, 31, v52
3314  v_sub_u32_e32 v53, 0x7f7fffff, v49
331C  v_add_u32_e32 v58, -1, v57
3320  v_and_or_b32 v52, v52, s18, v54
3328  v_and_b32_e32 v59, 0x80000000, v58
3330  v_lshrrev_b32_e32 v54, 31, v53
3334  v_cndmask_b32_e32 v59, v59, v48, vcc
3338  v_add_u32_e32 v54, -1, v54
333C  v_bitop3_b32 v39, v59, v39, v54 bitop3:0xc8
3344  v_sub_u32_e32 v54, 0x7f800000, v45
334C  v_ashrrev_i32_e32 v53, 31, v53
3350  v_lshrrev_b32_e32 v54, 31, v54
3354  v_and_or_b32 v52, v53, s0, v52
335C  v_add3_u32 v53, v56, v55, v57
3364  v_and_b32_e32 v49, v58, v49
3368  v_add_u32_e32 v55, -1, v54
336C  v_max3_u32 v49, v49, v50, v51
3374  v_sub_u32_e32 v50, 0x7f7fffff, v45
337C  v_and_b32_e32 v56, 0x80000000, v55
3384  v_and_b32_e32 v45, v55, v45
3388  v_sub_u32_e32 v55, 0x7f800000, v9
3390  v_cndmask_b32_e32 v56, v56, v48, vcc
3394  v_lshrrev_b32_e32 v51, 31, v50
3398  v_add_u32_e32 v51, -1, v51
339C  v_lshrrev_b32_e32 v55, 31, v55
33A0  v_bitop3_b32 v40, v56, v40, v51 bitop3:0xc8
33A8  v_ashrrev_i32_e32 v50, 31, v50
33AC  v_sub_u32_e32 v51, 0x7f7fffff, v9
33B4  v_add_u32_e32 v56, -1, v55
33B8  v_and_b32_e32 v88, 0x80000000, v87
33C0  v_and_b32_e32 v83, 0x80000000, v81
33C8  v_and_or_b32 v50, v50, s1, v52
33D0  v_and_b32_e32 v57, 0x80000000, v56
33D8  v_lshrrev_b32_e32 v52, 31, v51
33DC  v_cndmask_b32_e32 v88, v88, v48, vcc
33E0  v_cndmask_b32_e32 v83, v83, v48, vcc
33E4  v_cndmask_b32_e32 v48, v57, v48, vcc
33E8  v_add_u32_e32 v52, -1, v52
33EC  v_bitop3_b32 v41, v48, v41, v52 bitop3:0xc8
33F4  v_ashrrev_i32_e32 v48, 31, v51
33F8  v_lshrrev_b32_e32 v89, 31, v85
33FC  v_and_or_b32 v48, v48, s14, v50
3404  v_add3_u32 v50, v54, v53, v55
340C  v_and_b32_e32 v9, v56, v9
3410  v_add_u32_e32 v89, -1, v89
3414  v_add_u32_e32 v84, -1, v84
3418  v_max3_u32 v9, v9, v45, v49
3420  v_mov_b32_e32 v45, 0x7f800000
3428  v_cmp_ne_u32_e32 vcc, 32, v50
342C  v_bitop3_b32 v13, v88, v13, v89 bitop3:0xc8
3434  v_bitop3_b32 v17, v83, v17, v84 bitop3:0xc8
343C  v_cndmask_b32_e32 v79, v45, v9, vcc
3440  s_or_b64 exec, exec, s[12:13]
3444  v_cmp_ne_u32_e32 vcc, 0, v79
3448  v_mov_b32_e32 v49, 0x7f
3450  s_and_saveexec_b64 s[0:1], vcc
3454  s_cbranch_execz 26
3458  s_bfe_u32 s14, s15, 0x20004
3460  s_cmp_eq_u32 s14, 2
3464  s_cselect_b64 s[12:13], -1, 0
3468  s_waitcnt lgkmcnt(0)
346C  s_and_b64 s[18:19], s[12:13], exec
3470  s_cselect_b32 s18, 0x3fffff, 0
3478  s_cmp_lg_u32 s14, 0
347C  s_cselect_b32 s14, s18, 0x200000
3484  v_add_u32_e32 v9, s14, v79
3488  s_mov_b32 s14, 0x17fffff
3490  v_lshrrev_b32_e32 v45, 23, v9
3494  v_add_u32_e32 v45, -2, v45
3498  v_cmp_lt_u32_e32 vcc, s14, v9
349C  s_mov_b32 s14, 0x7f800000
34A4  s_nop 0
34A8  v_cndmask_b32_e32 v9, 0, v45, vcc
34AC  v_cmp_eq_u32_e32 vcc, s14, v79
34B0  v_mov_b32_e32 v45, 0xfe
34B8  s_and_b64 vcc, s[12:13], vcc
34BC  v_cndmask_b32_e32 v49, v9, v45, vcc
34C0  s_or_b64 exec, exec, s[0:1]
34C4  v_cmp_eq_u32_e32 vcc, 0, v49
34C8  s_cbranch_vccz 37
34CC  s_nop 0
34D0  v_cndmask_b32_e64 v9, 1.0, 2.0, vcc
34D8  v_mul_f32_e32 v10, v9, v10
34DC  v_mul_f32_e32 v11, v9, v11
34E0  v_mul_f32_e32 v12, v9, v12
34E4  v_mul_f32_e32 v13, v9, v13
34E8  v_mul_f32_e32 v16, v9, v16
34EC  v_mul_f32_e32 v17, v9, v17
34F0  v_mul_f32_e32 v20, v9, v20
34F4  v_mul_f32_e32 v21, v9, v21
34F8  v_mul_f32_e32 v14, v9, v14
34FC  v_mul_f32_e32 v15, v9, v15
3500  v_mul_f32_e32 v18, v9, v18
3504  v_mul_f32_e32 v19, v9, v19
3508  v_mul_f32_e32 v24, v9, v24
350C  v_mul_f32_e32 v25, v9, v25
3510  v_mul_f32_e32 v28, v9, v28
3514  v_mul_f32_e32 v29, v9, v29
3518  v_mul_f32_e32 v22, v9, v22
351C  v_mul_f32_e32 v23, v9, v23
3520  v_mul_f32_e32 v26, v9, v26
3524  v_mul_f32_e32 v27, v9, v27
3528  v_mul_f32_e32 v32, v9, v32
352C  v_mul_f32_e32 v33, v9, v33
3530  v_mul_f32_e32 v36, v9, v36
3534  v_mul_f32_e32 v37, v9, v37
3538  v_mul_f32_e32 v30, v9, v30
353C  v_mul_f32_e32 v31, v9, v31
3540  v_mul_f32_e32 v34, v9, v34
3544  v_mul_f32_e32 v35, v9, v35
3548  v_mul_f32_e32 v38, v9, v38
354C  v_mul_f32_e32 v39, v9, v39
3550  v_mul_f32_e32 v40, v9, v40
3554  v_mul_f32_e32 v41, v9, v41
3558  v_max_u32_e32 v50, 1, v49
355C  s_branch 1
3560  v_mov_b32_e32 v50, v49
3564  v_mov_b32_e32 v9, 0
3568  v_mad_u64_u32 v[44:45], s[0:1], v44, v7, v[8:9]
3570  s_and_b32 s0, s15, 4
3574  s_bitcmp1_b32 s15, 2
3578  v_lshlrev_b32_e32 v7, 23, v50
357C  s_cselect_b64 s[12:13], -1, 0
3580  s_cmp_eq_u32 s0, 0
3584  v_lshlrev_b32_e32 v50, 2, v44
3588  s_cbranch_scc1 133
358C  s_mov_b32 s14, 0xd2511f53
3594  v_mad_u64_u32 v[52:53], s[0:1], v50, s14, 0
359C  s_mov_b32 s15, 0xcd9e8d57
35A4  s_waitcnt vmcnt(0)
35A8  v_mad_u64_u32 v[54:55], s[0:1], v1, s15, 0
35B0  v_xor_b32_e32 v51, v2, v53
35B4  v_xor_b32_e32 v8, v0, v55
35B8  v_xor_b32_e32 v51, v51, v43
35BC  v_xor_b32_e32 v8, v8, v42
35C0  v_add_u32_e32 v53, 0x9e3779b9, v42
35C8  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
35D0  v_add_u32_e32 v55, 0xbb67ae85, v43
35D8  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
35E0  v_xor_b32_e32 v8, v59, v53
35E4  v_xor_b32_e32 v8, v8, v54
35E8  v_xor_b32_e32 v51, v57, v55
35EC  v_xor_b32_e32 v51, v51, v52
35F0  v_add_u32_e32 v59, 0x76cf5d0a, v43
35F8  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
3600  v_add_u32_e32 v57, 0x3c6ef372, v42
3608  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
3610  v_xor_b32_e32 v51, v53, v59
3614  v_xor_b32_e32 v8, v55, v57
3618  v_xor_b32_e32 v51, v51, v56
361C  v_xor_b32_e32 v8, v8, v58
3620  v_add_u32_e32 v53, 0xdaa66d2b, v42
3628  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
3630  v_add_u32_e32 v55, 0x32370b8f, v43
3638  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
3640  v_xor_b32_e32 v8, v59, v53
3644  v_xor_b32_e32 v8, v8, v54
3648  v_xor_b32_e32 v51, v57, v55
364C  v_xor_b32_e32 v51, v51, v52
3650  v_add_u32_e32 v59, 0xed9eba14, v43
3658  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
3660  v_add_u32_e32 v57, 0x78dde6e4, v42
3668  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
3670  v_xor_b32_e32 v51, v53, v59
3674  v_xor_b32_e32 v8, v55, v57
3678  v_xor_b32_e32 v51, v51, v56
367C  v_xor_b32_e32 v8, v8, v58
3680  v_add_u32_e32 v53, 0x1715609d, v42
3688  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
3690  v_add_u32_e32 v55, 0xa9066899, v43
3698  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
36A0  v_xor_b32_e32 v8, v59, v53
36A4  v_xor_b32_e32 v8, v8, v54
36A8  v_xor_b32_e32 v51, v57, v55
36AC  v_xor_b32_e32 v51, v51, v52
36B0  v_add_u32_e32 v59, 0x646e171e, v43
36B8  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
36C0  v_add_u32_e32 v57, 0xb54cda56, v42
36C8  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
36D0  v_xor_b32_e32 v51, v53, v59
36D4  v_xor_b32_e32 v8, v55, v57
36D8  v_xor_b32_e32 v51, v51, v56
36DC  v_xor_b32_e32 v8, v8, v58
36E0  v_add_u32_e32 v53, 0x5384540f, v42
36E8  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
36F0  v_add_u32_e32 v55, 0x1fd5c5a3, v43
36F8  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
3700  v_xor_b32_e32 v8, v59, v53
3704  v_xor_b32_e32 v8, v8, v54
3708  v_xor_b32_e32 v51, v57, v55
370C  v_xor_b32_e32 v51, v51, v52
3710  v_add_u32_e32 v59, 0xdb3d7428, v43
3718  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
3720  v_add_u32_e32 v57, 0xf1bbcdc8, v42
3728  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
3730  v_xor_b32_e32 v51, v53, v59
3734  v_xor_b32_e32 v8, v55, v57
3738  v_xor_b32_e32 v51, v51, v56
373C  v_xor_b32_e32 v8, v8, v58
3740  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
3748  v_add_u32_e32 v53, 0x8ff34781, v42
3750  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
3758  v_xor_b32_e32 v8, v54, v59
375C  v_add_u32_e32 v55, 0x96a522ad, v43
3764  v_xor_b32_e32 v51, v53, v8
3768  v_xor_b32_e32 v8, v52, v57
376C  v_xor_b32_e32 v52, v55, v8
3770  v_mov_b32_e32 v8, v9
3774  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[10:11], v51, v7
377C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[16:17], v52, v7 op_sel:[0,0,0,1]
3784  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[12:13], v58, v7 op_sel:[0,0,1,0]
378C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[20:21], v56, v7 op_sel:[0,0,1,1]
3794  s_nop 0
3798  s_cbranch_execz 1
379C  s_branch 11
37A0  v_mov_b32_e32 v9, 0
37A4  v_mov_b32_e32 v8, 0
37A8  v_cvt_scalef32_pk_fp4_f32 v9, v10, v11, v7
37B0  v_cvt_scalef32_pk_fp4_f32 v8, v16, v17, v7 op_sel:[0,0,0,1]
37B8  v_cvt_scalef32_pk_fp4_f32 v9, v12, v13, v7 op_sel:[0,0,1,0]
37C0  v_cvt_scalef32_pk_fp4_f32 v8, v20, v21, v7 op_sel:[0,0,1,1]
37C8  s_nop 0
37CC  v_cndmask_b32_e64 v10, 0, 1, s[12:13]
37D4  v_cmp_ne_u32_e64 s[0:1], 1, v10
37DC  s_andn2_b64 vcc, exec, s[12:13]
37E0  s_cbranch_vccnz 135
37E4  v_or_b32_e32 v10, 1, v50
37E8  s_mov_b32 s14, 0xd2511f53
37F0  v_mad_u64_u32 v[10:11], s[12:13], v10, s14, 0
37F8  s_mov_b32 s15, 0xcd9e8d57
3800  s_waitcnt vmcnt(0)
3804  v_mad_u64_u32 v[12:13], s[12:13], v1, s15, 0
380C  v_xor_b32_e32 v11, v2, v11
3810  v_xor_b32_e32 v13, v0, v13
3814  v_xor_b32_e32 v11, v11, v43
3818  v_xor_b32_e32 v13, v13, v42
381C  v_add_u32_e32 v51, 0x9e3779b9, v42
3824  v_mad_u64_u32 v[20:21], s[12:13], v11, s15, 0
382C  v_add_u32_e32 v52, 0xbb67ae85, v43
3834  v_mad_u64_u32 v[16:17], s[12:13], v13, s14, 0
383C  v_xor_b32_e32 v11, v21, v51
3840  v_xor_b32_e32 v11, v11, v12
3844  v_xor_b32_e32 v12, v17, v52
3848  v_xor_b32_e32 v12, v12, v10
384C  v_add_u32_e32 v21, 0x76cf5d0a, v43
3854  v_mad_u64_u32 v[10:11], s[12:13], v11, s14, 0
385C  v_add_u32_e32 v17, 0x3c6ef372, v42
3864  v_mad_u64_u32 v[12:13], s[12:13], v12, s15, 0
386C  v_xor_b32_e32 v11, v11, v21
3870  v_xor_b32_e32 v13, v13, v17
3874  v_xor_b32_e32 v11, v11, v16
3878  v_xor_b32_e32 v13, v13, v20
387C  v_add_u32_e32 v51, 0xdaa66d2b, v42
3884  v_mad_u64_u32 v[20:21], s[12:13], v11, s15, 0
388C  v_add_u32_e32 v52, 0x32370b8f, v43
3894  v_mad_u64_u32 v[16:17], s[12:13], v13, s14, 0
389C  v_xor_b32_e32 v11, v21, v51
38A0  v_xor_b32_e32 v11, v11, v12
38A4  v_xor_b32_e32 v12, v17, v52
38A8  v_xor_b32_e32 v12, v12, v10
38AC  v_add_u32_e32 v21, 0xed9eba14, v43
38B4  v_mad_u64_u32 v[10:11], s[12:13], v11, s14, 0
38BC  v_add_u32_e32 v17, 0x78dde6e4, v42
38C4  v_mad_u64_u32 v[12:13], s[12:13], v12, s15, 0
38CC  v_xor_b32_e32 v11, v11, v21
38D0  v_xor_b32_e32 v13, v13, v17
38D4  v_xor_b32_e32 v11, v11, v16
38D8  v_xor_b32_e32 v13, v13, v20
38DC  v_add_u32_e32 v51, 0x1715609d, v42
38E4  v_mad_u64_u32 v[20:21], s[12:13], v11, s15, 0
38EC  v_add_u32_e32 v52, 0xa9066899, v43
38F4  v_mad_u64_u32 v[16:17], s[12:13], v13, s14, 0
38FC  v_xor_b32_e32 v11, v21, v51
3900  v_xor_b32_e32 v11, v11, v12
3904  v_xor_b32_e32 v12, v17, v52
3908  v_xor_b32_e32 v12, v12, v10
390C  v_add_u32_e32 v21, 0x646e171e, v43
3914  v_mad_u64_u32 v[10:11], s[12:13], v11, s14, 0
391C  v_add_u32_e32 v17, 0xb54cda56, v42
3924  v_mad_u64_u32 v[12:13], s[12:13], v12, s15, 0
392C  v_xor_b32_e32 v11, v11, v21
3930  v_xor_b32_e32 v13, v13, v17
3934  v_xor_b32_e32 v11, v11, v16
3938  v_xor_b32_e32 v13, v13, v20
393C  v_add_u32_e32 v51, 0x5384540f, v42
3944  v_mad_u64_u32 v[20:21], s[12:13], v11, s15, 0
394C  v_add_u32_e32 v52, 0x1fd5c5a3, v43
3954  v_mad_u64_u32 v[16:17], s[12:13], v13, s14, 0
395C  v_xor_b32_e32 v11, v21, v51
3960  v_xor_b32_e32 v11, v11, v12
3964  v_xor_b32_e32 v12, v17, v52
3968  v_xor_b32_e32 v12, v12, v10
396C  v_add_u32_e32 v17, 0xf1bbcdc8, v42
3974  v_add_u32_e32 v21, 0xdb3d7428, v43
397C  v_mad_u64_u32 v[10:11], s[12:13], v11, s14, 0
3984  v_mad_u64_u32 v[12:13], s[12:13], v12, s15, 0
398C  v_xor_b32_e32 v13, v13, v17
3990  v_xor_b32_e32 v11, v11, v21
3994  v_xor_b32_e32 v13, v13, v20
3998  v_xor_b32_e32 v11, v11, v16
399C  v_mad_u64_u32 v[16:17], s[12:13], v13, s14, 0
39A4  v_mad_u64_u32 v[20:21], s[12:13], v11, s15, 0
39AC  v_add_u32_e32 v51, 0x8ff34781, v42
39B4  v_add_u32_e32 v52, 0x96a522ad, v43
39BC  v_xor_b32_e32 v11, v12, v21
39C0  v_xor_b32_e32 v10, v10, v17
39C4  v_xor_b32_e32 v12, v51, v11
39C8  v_xor_b32_e32 v13, v52, v10
39CC  v_mov_b32_e32 v10, 0
39D0  v_mov_b32_e32 v11, 0
39D4  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[14:15], v12, v7
39DC  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[24:25], v13, v7 op_sel:[0,0,0,1]
39E4  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[18:19], v20, v7 op_sel:[0,0,1,0]
39EC  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[28:29], v16, v7 op_sel:[0,0,1,1]
39F4  s_nop 0
39F8  s_cbranch_execz 1
39FC  s_branch 11
3A00  v_mov_b32_e32 v10, 0
3A04  v_mov_b32_e32 v11, 0
3A08  v_cvt_scalef32_pk_fp4_f32 v10, v14, v15, v7
3A10  v_cvt_scalef32_pk_fp4_f32 v11, v24, v25, v7 op_sel:[0,0,0,1]
3A18  v_cvt_scalef32_pk_fp4_f32 v10, v18, v19, v7 op_sel:[0,0,1,0]
3A20  v_cvt_scalef32_pk_fp4_f32 v11, v28, v29, v7 op_sel:[0,0,1,1]
3A28  s_nop 0
3A2C  s_and_b64 vcc, exec, s[0:1]
3A30  s_cbranch_vccnz 135
3A34  v_or_b32_e32 v12, 2, v50
3A38  s_mov_b32 s14, 0xd2511f53
3A40  v_mad_u64_u32 v[12:13], s[12:13], v12, s14, 0
3A48  s_mov_b32 s15, 0xcd9e8d57
3A50  s_waitcnt vmcnt(0)
3A54  v_mad_u64_u32 v[14:15], s[12:13], v1, s15, 0
3A5C  v_xor_b32_e32 v13, v2, v13
3A60  v_xor_b32_e32 v15, v0, v15
3A64  v_xor_b32_e32 v13, v13, v43
3A68  v_xor_b32_e32 v15, v15, v42
3A6C  v_add_u32_e32 v20, 0x9e3779b9, v42
3A74  v_mad_u64_u32 v[18:19], s[12:13], v13, s15, 0
3A7C  v_add_u32_e32 v21, 0xbb67ae85, v43
3A84  v_mad_u64_u32 v[16:17], s[12:13], v15, s14, 0
3A8C  v_xor_b32_e32 v13, v19, v20
3A90  v_xor_b32_e32 v13, v13, v14
3A94  v_xor_b32_e32 v14, v17, v21
3A98  v_xor_b32_e32 v14, v14, v12
3A9C  v_add_u32_e32 v19, 0x76cf5d0a, v43
3AA4  v_mad_u64_u32 v[12:13], s[12:13], v13, s14, 0
3AAC  v_add_u32_e32 v17, 0x3c6ef372, v42
3AB4  v_mad_u64_u32 v[14:15], s[12:13], v14, s15, 0
3ABC  v_xor_b32_e32 v13, v13, v19
3AC0  v_xor_b32_e32 v15, v15, v17
3AC4  v_xor_b32_e32 v13, v13, v16
3AC8  v_xor_b32_e32 v15, v15, v18
3ACC  v_add_u32_e32 v20, 0xdaa66d2b, v42
3AD4  v_mad_u64_u32 v[18:19], s[12:13], v13, s15, 0
3ADC  v_add_u32_e32 v21, 0x32370b8f, v43
3AE4  v_mad_u64_u32 v[16:17], s[12:13], v15, s14, 0
3AEC  v_xor_b32_e32 v13, v19, v20
3AF0  v_xor_b32_e32 v13, v13, v14
3AF4  v_xor_b32_e32 v14, v17, v21
3AF8  v_xor_b32_e32 v14, v14, v12
3AFC  v_add_u32_e32 v19, 0xed9eba14, v43
3B04  v_mad_u64_u32 v[12:13], s[12:13], v13, s14, 0
3B0C  v_add_u32_e32 v17, 0x78dde6e4, v42
3B14  v_mad_u64_u32 v[14:15], s[12:13], v14, s15, 0
3B1C  v_xor_b32_e32 v13, v13, v19
3B20  v_xor_b32_e32 v15, v15, v17
3B24  v_xor_b32_e32 v13, v13, v16
3B28  v_xor_b32_e32 v15, v15, v18
3B2C  v_add_u32_e32 v20, 0x1715609d, v42
3B34  v_mad_u64_u32 v[18:19], s[12:13], v13, s15, 0
3B3C  v_add_u32_e32 v21, 0xa9066899, v43
3B44  v_mad_u64_u32 v[16:17], s[12:13], v15, s14, 0
3B4C  v_xor_b32_e32 v13, v19, v20
3B50  v_xor_b32_e32 v13, v13, v14
3B54  v_xor_b32_e32 v14, v17, v21
3B58  v_xor_b32_e32 v14, v14, v12
3B5C  v_add_u32_e32 v19, 0x646e171e, v43
3B64  v_mad_u64_u32 v[12:13], s[12:13], v13, s14, 0
3B6C  v_add_u32_e32 v17, 0xb54cda56, v42
3B74  v_mad_u64_u32 v[14:15], s[12:13], v14, s15, 0
3B7C  v_xor_b32_e32 v13, v13, v19
3B80  v_xor_b32_e32 v15, v15, v17
3B84  v_xor_b32_e32 v13, v13, v16
3B88  v_xor_b32_e32 v15, v15, v18
3B8C  v_add_u32_e32 v20, 0x5384540f, v42
3B94  v_mad_u64_u32 v[18:19], s[12:13], v13, s15, 0
3B9C  v_add_u32_e32 v21, 0x1fd5c5a3, v43
3BA4  v_mad_u64_u32 v[16:17], s[12:13], v15, s14, 0
3BAC  v_xor_b32_e32 v13, v19, v20
3BB0  v_xor_b32_e32 v13, v13, v14
3BB4  v_xor_b32_e32 v14, v17, v21
3BB8  v_xor_b32_e32 v14, v14, v12
3BBC  v_add_u32_e32 v17, 0xf1bbcdc8, v42
3BC4  v_add_u32_e32 v19, 0xdb3d7428, v43
3BCC  v_mad_u64_u32 v[12:13], s[12:13], v13, s14, 0
3BD4  v_mad_u64_u32 v[14:15], s[12:13], v14, s15, 0
3BDC  v_xor_b32_e32 v15, v15, v17
3BE0  v_xor_b32_e32 v13, v13, v19
3BE4  v_xor_b32_e32 v15, v15, v18
3BE8  v_xor_b32_e32 v13, v13, v16
3BEC  v_mad_u64_u32 v[16:17], s[12:13], v15, s14, 0
3BF4  v_mad_u64_u32 v[18:19], s[12:13], v13, s15, 0
3BFC  v_add_u32_e32 v20, 0x8ff34781, v42
3C04  v_add_u32_e32 v21, 0x96a522ad, v43
3C0C  v_xor_b32_e32 v13, v14, v19
3C10  v_xor_b32_e32 v12, v12, v17
3C14  v_xor_b32_e32 v14, v20, v13
3C18  v_xor_b32_e32 v15, v21, v12
3C1C  v_mov_b32_e32 v12, 0
3C20  v_mov_b32_e32 v13, 0
3C24  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[22:23], v14, v7
3C2C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[32:33], v15, v7 op_sel:[0,0,0,1]
3C34  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[26:27], v18, v7 op_sel:[0,0,1,0]
3C3C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[36:37], v16, v7 op_sel:[0,0,1,1]
3C44  s_nop 0
3C48  s_cbranch_execz 1
3C4C  s_branch 11
3C50  v_mov_b32_e32 v12, 0
3C54  v_mov_b32_e32 v13, 0
3C58  v_cvt_scalef32_pk_fp4_f32 v12, v22, v23, v7
3C60  v_cvt_scalef32_pk_fp4_f32 v13, v32, v33, v7 op_sel:[0,0,0,1]
3C68  v_cvt_scalef32_pk_fp4_f32 v12, v26, v27, v7 op_sel:[0,0,1,0]
3C70  v_cvt_scalef32_pk_fp4_f32 v13, v36, v37, v7 op_sel:[0,0,1,1]
3C78  s_nop 0
3C7C  s_and_b64 vcc, exec, s[0:1]
3C80  s_cbranch_vccnz 135
3C84  v_or_b32_e32 v14, 3, v50
3C88  s_mov_b32 s12, 0xd2511f53
3C90  v_mad_u64_u32 v[14:15], s[0:1], v14, s12, 0
3C98  s_mov_b32 s13, 0xcd9e8d57
3CA0  s_waitcnt vmcnt(0)
3CA4  v_mad_u64_u32 v[16:17], s[0:1], v1, s13, 0
3CAC  v_xor_b32_e32 v1, v2, v15
3CB0  v_xor_b32_e32 v0, v0, v17
3CB4  v_xor_b32_e32 v2, v1, v43
3CB8  v_xor_b32_e32 v0, v0, v42
3CBC  v_add_u32_e32 v15, 0x9e3779b9, v42
3CC4  v_mad_u64_u32 v[18:19], s[0:1], v2, s13, 0
3CCC  v_add_u32_e32 v17, 0xbb67ae85, v43
3CD4  v_mad_u64_u32 v[0:1], s[0:1], v0, s12, 0
3CDC  v_xor_b32_e32 v2, v19, v15
3CE0  v_xor_b32_e32 v2, v2, v16
3CE4  v_xor_b32_e32 v1, v1, v17
3CE8  v_xor_b32_e32 v1, v1, v14
3CEC  v_add_u32_e32 v20, 0x76cf5d0a, v43
3CF4  v_mad_u64_u32 v[14:15], s[0:1], v2, s12, 0
3CFC  v_add_u32_e32 v19, 0x3c6ef372, v42
3D04  v_mad_u64_u32 v[16:17], s[0:1], v1, s13, 0
3D0C  v_xor_b32_e32 v2, v15, v20
3D10  v_xor_b32_e32 v1, v17, v19
3D14  v_xor_b32_e32 v2, v2, v0
3D18  v_xor_b32_e32 v1, v1, v18
3D1C  v_add_u32_e32 v15, 0xdaa66d2b, v42
3D24  v_mad_u64_u32 v[18:19], s[0:1], v2, s13, 0
3D2C  v_add_u32_e32 v17, 0x32370b8f, v43
3D34  v_mad_u64_u32 v[0:1], s[0:1], v1, s12, 0
3D3C  v_xor_b32_e32 v2, v19, v15
3D40  v_xor_b32_e32 v2, v2, v16
3D44  v_xor_b32_e32 v1, v1, v17
3D48  v_xor_b32_e32 v1, v1, v14
3D4C  v_add_u32_e32 v20, 0xed9eba14, v43
3D54  v_mad_u64_u32 v[14:15], s[0:1], v2, s12, 0
3D5C  v_add_u32_e32 v19, 0x78dde6e4, v42
3D64  v_mad_u64_u32 v[16:17], s[0:1], v1, s13, 0
3D6C  v_xor_b32_e32 v2, v15, v20
3D70  v_xor_b32_e32 v1, v17, v19
3D74  v_xor_b32_e32 v2, v2, v0
3D78  v_xor_b32_e32 v1, v1, v18
3D7C  v_add_u32_e32 v15, 0x1715609d, v42
3D84  v_mad_u64_u32 v[18:19], s[0:1], v2, s13, 0
3D8C  v_add_u32_e32 v17, 0xa9066899, v43
3D94  v_mad_u64_u32 v[0:1], s[0:1], v1, s12, 0
3D9C  v_xor_b32_e32 v2, v19, v15
3DA0  v_xor_b32_e32 v2, v2, v16
3DA4  v_xor_b32_e32 v1, v1, v17
3DA8  v_xor_b32_e32 v1, v1, v14
3DAC  v_add_u32_e32 v20, 0x646e171e, v43
3DB4  v_mad_u64_u32 v[14:15], s[0:1], v2, s12, 0
3DBC  v_add_u32_e32 v19, 0xb54cda56, v42
3DC4  v_mad_u64_u32 v[16:17], s[0:1], v1, s13, 0
3DCC  v_xor_b32_e32 v2, v15, v20
3DD0  v_xor_b32_e32 v1, v17, v19
3DD4  v_xor_b32_e32 v2, v2, v0
3DD8  v_xor_b32_e32 v1, v1, v18
3DDC  v_add_u32_e32 v15, 0x5384540f, v42
3DE4  v_mad_u64_u32 v[18:19], s[0:1], v2, s13, 0
3DEC  v_add_u32_e32 v17, 0x1fd5c5a3, v43
3DF4  v_mad_u64_u32 v[0:1], s[0:1], v1, s12, 0
3DFC  v_xor_b32_e32 v2, v19, v15
3E00  v_xor_b32_e32 v2, v2, v16
3E04  v_xor_b32_e32 v1, v1, v17
3E08  v_xor_b32_e32 v1, v1, v14
3E0C  v_add_u32_e32 v20, 0xdb3d7428, v43
3E14  v_mad_u64_u32 v[14:15], s[0:1], v2, s12, 0
3E1C  v_add_u32_e32 v19, 0xf1bbcdc8, v42
3E24  v_mad_u64_u32 v[16:17], s[0:1], v1, s13, 0
3E2C  v_xor_b32_e32 v2, v15, v20
3E30  v_xor_b32_e32 v1, v17, v19
3E34  v_xor_b32_e32 v0, v2, v0
3E38  v_xor_b32_e32 v1, v1, v18
3E3C  v_mad_u64_u32 v[20:21], s[0:1], v0, s13, 0
3E44  v_add_u32_e32 v2, 0x8ff34781, v42
3E4C  v_mad_u64_u32 v[18:19], s[0:1], v1, s12, 0
3E54  v_xor_b32_e32 v0, v16, v21
3E58  v_add_u32_e32 v15, 0x96a522ad, v43
3E60  v_xor_b32_e32 v2, v2, v0
3E64  v_xor_b32_e32 v0, v14, v19
3E68  v_xor_b32_e32 v14, v15, v0
3E6C  v_mov_b32_e32 v0, 0
3E70  v_mov_b32_e32 v1, 0
3E74  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[30:31], v2, v7
3E7C  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[38:39], v14, v7 op_sel:[0,0,0,1]
3E84  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[34:35], v20, v7 op_sel:[0,0,1,0]
3E8C  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[40:41], v18, v7 op_sel:[0,0,1,1]
3E94  s_nop 0
3E98  s_cbranch_execz 1
3E9C  s_branch 12
3EA0  s_waitcnt vmcnt(0)
3EA4  v_mov_b32_e32 v0, 0
3EA8  v_mov_b32_e32 v1, 0
3EAC  v_cvt_scalef32_pk_fp4_f32 v0, v30, v31, v7
3EB4  v_cvt_scalef32_pk_fp4_f32 v1, v38, v39, v7 op_sel:[0,0,0,1]
3EBC  v_cvt_scalef32_pk_fp4_f32 v0, v34, v35, v7 op_sel:[0,0,1,0]
3EC4  v_cvt_scalef32_pk_fp4_f32 v1, v40, v41, v7 op_sel:[0,0,1,1]
3ECC  s_nop 0
3ED0  v_or3_b32 v8, v9, v8, v3
3ED8  v_or3_b32 v9, v10, v11, v46
3EE0  s_waitcnt vmcnt(0)
3EE4  v_or3_b32 v11, v0, v1, v48
3EEC  s_waitcnt lgkmcnt(0)
3EF0  v_mov_b32_e32 v0, s3
3EF4  v_mov_b32_e32 v1, s5
3EF8  v_cndmask_b32_e64 v1, v0, v1, s[6:7]
3F00  v_mov_b32_e32 v0, s2
3F04  v_mov_b32_e32 v2, s4
3F08  v_cndmask_b32_e64 v0, v0, v2, s[6:7]
3F10  v_or3_b32 v10, v12, v13, v47
3F18  v_lshl_add_u64 v[0:1], v[44:45], 4, v[0:1]
3F20  global_store_dwordx4 v[0:1], v[8:11], off
3F28  s_or_b64 exec, exec, s[8:9]
3F2C  s_waitcnt lgkmcnt(0)
3F30  v_mov_b32_e32 v0, s11
3F34  v_mov_b32_e32 v1, s17
3F38  v_cndmask_b32_e64 v1, v0, v1, s[6:7]
3F40  v_mov_b32_e32 v0, s10
3F44  v_mov_b32_e32 v2, s16
3F48  v_cndmask_b32_e64 v0, v0, v2, s[6:7]
3F50  v_mov_b32_e32 v7, 0
3F54  v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
3F5C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
3F64  global_store_byte v[0:1], v49, off
3F6C  s_endpgm
3F70  s_nop 0
