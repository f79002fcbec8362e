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
197C  s_cbranch_execz 2494
1980  v_mov_b32_e32 v3, s14
1984  v_mov_b32_e32 v4, s13
1988  v_cndmask_b32_e64 v3, v3, v4, s[6:7]
1990  v_lshrrev_b32_e32 v46, 5, v3
1994  v_mov_b32_e32 v3, s2
1998  v_mov_b32_e32 v4, s3
199C  v_cndmask_b32_e64 v8, v3, v4, s[6:7]
19A4  v_add_u32_e32 v3, 7, v46
19A8  v_and_b32_e32 v3, 0xffffff8, v3
19B0  v_cndmask_b32_e32 v4, v3, v46, vcc
19B4  v_cmp_lt_u32_e32 vcc, v8, v4
19B8  s_and_b64 exec, exec, vcc
19BC  s_cbranch_execz 2478
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
1A14  v_mad_u64_u32 v[4:5], s[8:9], v46, v7, 0
1A1C  v_mov_b32_e32 v6, v8
1A20  s_load_dwordx2 s[10:11], s[0:1], 0x10
1A28  s_load_dwordx2 s[16:17], s[0:1], 0x20
1A30  v_cmp_lt_u32_e32 vcc, v7, v1
1A34  v_cmp_lt_u32_e64 s[8:9], v8, v46
1A3C  s_and_b64 s[18:19], vcc, s[8:9]
1A40  v_mov_b32_e32 v50, 0x7f
1A48  s_and_saveexec_b64 s[8:9], s[18:19]
1A4C  s_cbranch_execz 2425
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
1ACC  global_load_dword v29, v[10:11], off
1AD4  s_cbranch_execz 1
1AD8  s_branch 7
1ADC  s_waitcnt lgkmcnt(0)
1AE0  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1AE8  global_load_ushort v9, v[10:11], off
1AF0  s_waitcnt vmcnt(0)
1AF4  v_lshlrev_b32_e32 v29, 16, v9
1AF8  v_cndmask_b32_e64 v9, 0, 1, s[2:3]
1B00  v_cmp_ne_u32_e64 s[4:5], 1, v9
1B08  s_andn2_b64 vcc, exec, s[2:3]
1B0C  v_lshl_add_u64 v[2:3], v[0:1], 0, v[2:3]
1B14  s_cbranch_vccnz 7
1B18  s_waitcnt lgkmcnt(0)
1B1C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1B24  global_load_dword v28, v[10:11], off
1B2C  s_cbranch_execz 1
1B30  s_branch 7
1B34  s_waitcnt lgkmcnt(0)
1B38  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1B40  global_load_ushort v9, v[10:11], off
1B48  s_waitcnt vmcnt(0)
1B4C  v_lshlrev_b32_e32 v28, 16, v9
1B50  s_and_b64 vcc, exec, s[4:5]
1B54  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1B5C  s_cbranch_vccnz 7
1B60  s_waitcnt lgkmcnt(0)
1B64  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1B6C  global_load_dword v39, v[10:11], off
1B74  s_cbranch_execz 1
1B78  s_branch 7
1B7C  s_waitcnt lgkmcnt(0)
1B80  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1B88  global_load_ushort v9, v[10:11], off
1B90  s_waitcnt vmcnt(0)
1B94  v_lshlrev_b32_e32 v39, 16, v9
1B98  s_and_b64 vcc, exec, s[4:5]
1B9C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1BA4  s_cbranch_vccnz 7
1BA8  s_waitcnt lgkmcnt(0)
1BAC  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1BB4  global_load_dword v38, v[10:11], off
1BBC  s_cbranch_execz 1
1BC0  s_branch 7
1BC4  s_waitcnt lgkmcnt(0)
1BC8  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1BD0  global_load_ushort v9, v[10:11], off
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v38, 16, v9
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1BEC  s_cbranch_vccnz 7
1BF0  s_waitcnt lgkmcnt(0)
1BF4  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1BFC  global_load_dword v41, v[10:11], off
1C04  s_cbranch_execz 1
1C08  s_branch 7
1C0C  s_waitcnt lgkmcnt(0)
1C10  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1C18  global_load_ushort v9, v[10:11], off
1C20  s_waitcnt vmcnt(0)
1C24  v_lshlrev_b32_e32 v41, 16, v9
1C28  s_and_b64 vcc, exec, s[4:5]
1C2C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C34  s_cbranch_vccnz 7
1C38  s_waitcnt lgkmcnt(0)
1C3C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1C44  global_load_dword v40, v[10:11], off
1C4C  s_cbranch_execz 1
1C50  s_branch 7
1C54  s_waitcnt lgkmcnt(0)
1C58  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1C60  global_load_ushort v9, v[10:11], off
1C68  s_waitcnt vmcnt(0)
1C6C  v_lshlrev_b32_e32 v40, 16, v9
1C70  s_and_b64 vcc, exec, s[4:5]
1C74  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C7C  s_cbranch_vccnz 7
1C80  s_waitcnt lgkmcnt(0)
1C84  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1C8C  global_load_dword v45, v[10:11], off
1C94  s_cbranch_execz 1
1C98  s_branch 7
1C9C  s_waitcnt lgkmcnt(0)
1CA0  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1CA8  global_load_ushort v9, v[10:11], off
1CB0  s_waitcnt vmcnt(0)
1CB4  v_lshlrev_b32_e32 v45, 16, v9
1CB8  s_and_b64 vcc, exec, s[4:5]
1CBC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1CC4  s_cbranch_vccnz 7
1CC8  s_waitcnt lgkmcnt(0)
1CCC  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1CD4  global_load_dword v44, v[10:11], off
1CDC  s_cbranch_execz 1
1CE0  s_branch 7
1CE4  s_waitcnt lgkmcnt(0)
1CE8  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1CF0  global_load_ushort v9, v[10:11], off
1CF8  s_waitcnt vmcnt(0)
1CFC  v_lshlrev_b32_e32 v44, 16, v9
1D00  s_and_b64 vcc, exec, s[4:5]
1D04  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D0C  s_cbranch_vccnz 7
1D10  s_waitcnt lgkmcnt(0)
1D14  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1D1C  global_load_dword v43, v[10:11], off
1D24  s_cbranch_execz 1
1D28  s_branch 7
1D2C  s_waitcnt lgkmcnt(0)
1D30  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1D38  global_load_ushort v9, v[10:11], off
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v43, 16, v9
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D54  s_cbranch_vccnz 7
1D58  s_waitcnt lgkmcnt(0)
1D5C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1D64  global_load_dword v42, v[10:11], off
1D6C  s_cbranch_execz 1
1D70  s_branch 7
1D74  s_waitcnt lgkmcnt(0)
1D78  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1D80  global_load_ushort v9, v[10:11], off
1D88  s_waitcnt vmcnt(0)
1D8C  v_lshlrev_b32_e32 v42, 16, v9
1D90  s_and_b64 vcc, exec, s[4:5]
1D94  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D9C  s_cbranch_vccnz 7
1DA0  s_waitcnt lgkmcnt(0)
1DA4  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1DAC  global_load_dword v37, v[10:11], off
1DB4  s_cbranch_execz 1
1DB8  s_branch 7
1DBC  s_waitcnt lgkmcnt(0)
1DC0  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1DC8  global_load_ushort v9, v[10:11], off
1DD0  s_waitcnt vmcnt(0)
1DD4  v_lshlrev_b32_e32 v37, 16, v9
1DD8  s_and_b64 vcc, exec, s[4:5]
1DDC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1DE4  s_cbranch_vccnz 7
1DE8  s_waitcnt lgkmcnt(0)
1DEC  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1DF4  global_load_dword v36, v[10:11], off
1DFC  s_cbranch_execz 1
1E00  s_branch 7
1E04  s_waitcnt lgkmcnt(0)
1E08  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1E10  global_load_ushort v9, v[10:11], off
1E18  s_waitcnt vmcnt(0)
1E1C  v_lshlrev_b32_e32 v36, 16, v9
1E20  s_and_b64 vcc, exec, s[4:5]
1E24  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E2C  s_cbranch_vccnz 7
1E30  s_waitcnt lgkmcnt(0)
1E34  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1E3C  global_load_dword v35, v[10:11], off
1E44  s_cbranch_execz 1
1E48  s_branch 7
1E4C  s_waitcnt lgkmcnt(0)
1E50  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1E58  global_load_ushort v9, v[10:11], off
1E60  s_waitcnt vmcnt(0)
1E64  v_lshlrev_b32_e32 v35, 16, v9
1E68  s_and_b64 vcc, exec, s[4:5]
1E6C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E74  s_cbranch_vccnz 7
1E78  s_waitcnt lgkmcnt(0)
1E7C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1E84  global_load_dword v34, v[10:11], off
1E8C  s_cbranch_execz 1
1E90  s_branch 7
1E94  s_waitcnt lgkmcnt(0)
1E98  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1EA0  global_load_ushort v9, v[10:11], off
1EA8  s_waitcnt vmcnt(0)
1EAC  v_lshlrev_b32_e32 v34, 16, v9
1EB0  s_and_b64 vcc, exec, s[4:5]
1EB4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1EBC  s_cbranch_vccnz 7
1EC0  s_waitcnt lgkmcnt(0)
1EC4  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1ECC  global_load_dword v33, v[10:11], off
1ED4  s_cbranch_execz 1
1ED8  s_branch 7
1EDC  s_waitcnt lgkmcnt(0)
1EE0  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1EE8  global_load_ushort v9, v[10:11], off
1EF0  s_waitcnt vmcnt(0)
1EF4  v_lshlrev_b32_e32 v33, 16, v9
1EF8  s_and_b64 vcc, exec, s[4:5]
1EFC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F04  s_cbranch_vccnz 7
1F08  s_waitcnt lgkmcnt(0)
1F0C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1F14  global_load_dword v32, v[10:11], off
1F1C  s_cbranch_execz 1
1F20  s_branch 7
1F24  s_waitcnt lgkmcnt(0)
1F28  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1F30  global_load_ushort v9, v[10:11], off
1F38  s_waitcnt vmcnt(0)
1F3C  v_lshlrev_b32_e32 v32, 16, v9
1F40  s_and_b64 vcc, exec, s[4:5]
1F44  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F4C  s_cbranch_vccnz 7
1F50  s_waitcnt lgkmcnt(0)
1F54  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1F5C  global_load_dword v31, v[10:11], off
1F64  s_cbranch_execz 1
1F68  s_branch 7
1F6C  s_waitcnt lgkmcnt(0)
1F70  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1F78  global_load_ushort v9, v[10:11], off
1F80  s_waitcnt vmcnt(0)
1F84  v_lshlrev_b32_e32 v31, 16, v9
1F88  s_and_b64 vcc, exec, s[4:5]
1F8C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F94  s_cbranch_vccnz 7
1F98  s_waitcnt lgkmcnt(0)
1F9C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1FA4  global_load_dword v30, v[10:11], off
1FAC  s_cbranch_execz 1
1FB0  s_branch 7
1FB4  s_waitcnt lgkmcnt(0)
1FB8  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
1FC0  global_load_ushort v9, v[10:11], off
1FC8  s_waitcnt vmcnt(0)
1FCC  v_lshlrev_b32_e32 v30, 16, v9
1FD0  s_and_b64 vcc, exec, s[4:5]
1FD4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1FDC  s_cbranch_vccnz 7
1FE0  s_waitcnt lgkmcnt(0)
1FE4  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
1FEC  global_load_dword v27, v[10:11], off
1FF4  s_cbranch_execz 1
1FF8  s_branch 7
1FFC  s_waitcnt lgkmcnt(0)
2000  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2008  global_load_ushort v9, v[10:11], off
2010  s_waitcnt vmcnt(0)
2014  v_lshlrev_b32_e32 v27, 16, v9
2018  s_and_b64 vcc, exec, s[4:5]
201C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2024  s_cbranch_vccnz 7
2028  s_waitcnt lgkmcnt(0)
202C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
2034  global_load_dword v26, v[10:11], off
203C  s_cbranch_execz 1
2040  s_branch 7
2044  s_waitcnt lgkmcnt(0)
2048  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2050  global_load_ushort v9, v[10:11], off
2058  s_waitcnt vmcnt(0)
205C  v_lshlrev_b32_e32 v26, 16, v9
2060  s_and_b64 vcc, exec, s[4:5]
2064  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
206C  s_cbranch_vccnz 7
2070  s_waitcnt lgkmcnt(0)
2074  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
207C  global_load_dword v25, v[10:11], off
2084  s_cbranch_execz 1
2088  s_branch 7
208C  s_waitcnt lgkmcnt(0)
2090  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2098  global_load_ushort v9, v[10:11], off
20A0  s_waitcnt vmcnt(0)
20A4  v_lshlrev_b32_e32 v25, 16, v9
20A8  s_and_b64 vcc, exec, s[4:5]
20AC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
20B4  s_cbranch_vccnz 7
20B8  s_waitcnt lgkmcnt(0)
20BC  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
20C4  global_load_dword v24, v[10:11], off
20CC  s_cbranch_execz 1
20D0  s_branch 7
20D4  s_waitcnt lgkmcnt(0)
20D8  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
20E0  global_load_ushort v9, v[10:11], off
20E8  s_waitcnt vmcnt(0)
20EC  v_lshlrev_b32_e32 v24, 16, v9
20F0  s_and_b64 vcc, exec, s[4:5]
20F4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
20FC  s_cbranch_vccnz 7
2100  s_waitcnt lgkmcnt(0)
2104  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
210C  global_load_dword v23, v[10:11], off
2114  s_cbranch_execz 1
2118  s_branch 7
211C  s_waitcnt lgkmcnt(0)
2120  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2128  global_load_ushort v9, v[10:11], off
2130  s_waitcnt vmcnt(0)
2134  v_lshlrev_b32_e32 v23, 16, v9
2138  s_and_b64 vcc, exec, s[4:5]
213C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2144  s_cbranch_vccnz 7
2148  s_waitcnt lgkmcnt(0)
214C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
2154  global_load_dword v22, v[10:11], off
215C  s_cbranch_execz 1
2160  s_branch 7
2164  s_waitcnt lgkmcnt(0)
2168  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2170  global_load_ushort v9, v[10:11], off
2178  s_waitcnt vmcnt(0)
217C  v_lshlrev_b32_e32 v22, 16, v9
2180  s_and_b64 vcc, exec, s[4:5]
2184  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
218C  s_cbranch_vccnz 7
2190  s_waitcnt lgkmcnt(0)
2194  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
219C  global_load_dword v21, v[10:11], off
21A4  s_cbranch_execz 1
21A8  s_branch 7
21AC  s_waitcnt lgkmcnt(0)
21B0  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
21B8  global_load_ushort v9, v[10:11], off
21C0  s_waitcnt vmcnt(0)
21C4  v_lshlrev_b32_e32 v21, 16, v9
21C8  s_and_b64 vcc, exec, s[4:5]
21CC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
21D4  s_cbranch_vccnz 7
21D8  s_waitcnt lgkmcnt(0)
21DC  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
21E4  global_load_dword v20, v[10:11], off
21EC  s_cbranch_execz 1
21F0  s_branch 7
21F4  s_waitcnt lgkmcnt(0)
21F8  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2200  global_load_ushort v9, v[10:11], off
2208  s_waitcnt vmcnt(0)
220C  v_lshlrev_b32_e32 v20, 16, v9
2210  s_and_b64 vcc, exec, s[4:5]
2214  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
221C  s_cbranch_vccnz 7
2220  s_waitcnt lgkmcnt(0)
2224  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
222C  global_load_dword v19, v[10:11], off
2234  s_cbranch_execz 1
2238  s_branch 7
223C  s_waitcnt lgkmcnt(0)
2240  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2248  global_load_ushort v9, v[10:11], off
2250  s_waitcnt vmcnt(0)
2254  v_lshlrev_b32_e32 v19, 16, v9
2258  s_and_b64 vcc, exec, s[4:5]
225C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2264  s_cbranch_vccnz 7
2268  s_waitcnt lgkmcnt(0)
226C  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
2274  global_load_dword v18, v[10:11], off
227C  s_cbranch_execz 1
2280  s_branch 7
2284  s_waitcnt lgkmcnt(0)
2288  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2290  global_load_ushort v9, v[10:11], off
2298  s_waitcnt vmcnt(0)
229C  v_lshlrev_b32_e32 v18, 16, v9
22A0  s_and_b64 vcc, exec, s[4:5]
22A4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
22AC  s_cbranch_vccnz 7
22B0  s_waitcnt lgkmcnt(0)
22B4  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
22BC  global_load_dword v17, v[10:11], off
22C4  s_cbranch_execz 1
22C8  s_branch 7
22CC  s_waitcnt lgkmcnt(0)
22D0  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
22D8  global_load_ushort v9, v[10:11], off
22E0  s_waitcnt vmcnt(0)
22E4  v_lshlrev_b32_e32 v17, 16, v9
22E8  s_and_b64 vcc, exec, s[4:5]
22EC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
22F4  s_cbranch_vccnz 7
22F8  s_waitcnt lgkmcnt(0)
22FC  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
2304  global_load_dword v16, v[10:11], off
230C  s_cbranch_execz 1
2310  s_branch 7
2314  s_waitcnt lgkmcnt(0)
2318  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2320  global_load_ushort v9, v[10:11], off
2328  s_waitcnt vmcnt(0)
232C  v_lshlrev_b32_e32 v16, 16, v9
2330  s_and_b64 vcc, exec, s[4:5]
2334  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
233C  s_cbranch_vccnz 7
2340  s_waitcnt lgkmcnt(0)
2344  v_lshl_add_u64 v[10:11], v[2:3], 2, s[20:21]
234C  global_load_dword v15, v[10:11], off
2354  s_cbranch_execz 1
2358  s_branch 7
235C  s_waitcnt lgkmcnt(0)
2360  v_lshl_add_u64 v[10:11], v[2:3], 1, s[20:21]
2368  global_load_ushort v9, v[10:11], off
2370  s_waitcnt vmcnt(0)
2374  v_lshlrev_b32_e32 v15, 16, v9
2378  s_and_b64 vcc, exec, s[4:5]
237C  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
2384  s_cbranch_vccnz 7
2388  s_waitcnt lgkmcnt(0)
238C  v_lshl_add_u64 v[2:3], v[0:1], 2, s[20:21]
2394  global_load_dword v14, v[2:3], off
239C  s_cbranch_execz 1
23A0  s_branch 7
23A4  s_waitcnt lgkmcnt(0)
23A8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[20:21]
23B0  global_load_ushort v0, v[0:1], off
23B8  s_waitcnt vmcnt(0)
23BC  v_lshlrev_b32_e32 v14, 16, v0
23C0  s_add_u32 s2, s0, 64
23C4  s_addc_u32 s3, s1, 0
23C8  s_add_u32 s4, s0, 0x58
23D0  s_addc_u32 s5, s1, 0
23D4  v_mov_b32_e32 v0, 0x58
23DC  v_cndmask_b32_e64 v0, 64, v0, s[6:7]
23E4  v_mov_b32_e32 v1, 0
23E8  v_mov_b32_e32 v2, s3
23EC  v_mov_b32_e32 v3, s5
23F0  v_cndmask_b32_e64 v13, v2, v3, s[6:7]
23F8  v_mov_b32_e32 v2, s2
23FC  v_mov_b32_e32 v3, s4
2400  v_lshl_add_u64 v[48:49], s[0:1], 0, v[0:1]
2408  v_cndmask_b32_e64 v12, v2, v3, s[6:7]
2410  global_load_dwordx2 v[10:11], v[48:49], off
2418  global_load_dwordx3 v[0:2], v[12:13], off offset:8
2420  s_load_dwordx2 s[2:3], s[0:1], 0x8
2428  s_load_dwordx2 s[4:5], s[0:1], 0x18
2430  s_and_b32 s0, s15, 2
2434  s_cmp_eq_u32 s0, 0
2438  s_cselect_b64 vcc, -1, 0
243C  s_cmp_lg_u32 s0, 0
2440  s_cbranch_scc0 334
2444  s_waitcnt lgkmcnt(0)
2448  v_mov_b32_e32 v3, s18
244C  v_mov_b32_e32 v9, s19
2450  v_cndmask_b32_e64 v3, v3, v9, s[6:7]
2458  v_cmp_ne_u32_e64 s[0:1], 0, v3
2460  s_and_saveexec_b64 s[12:13], s[0:1]
2464  s_cbranch_execz 96
2468  s_brev_b32 s0, 1
246C  v_lshlrev_b32_e32 v9, 31, v3
2470  v_lshlrev_b32_e32 v12, 30, v3
2474  s_waitcnt vmcnt(2)
2478  v_xor_b32_e32 v29, v9, v29
247C  v_lshlrev_b32_e32 v9, 28, v3
2480  v_bitop3_b32 v28, v12, v28, s0 bitop3:0x6c
2488  v_lshlrev_b32_e32 v12, 29, v3
248C  v_bitop3_b32 v38, v9, v38, s0 bitop3:0x6c
2494  v_lshlrev_b32_e32 v9, 26, v3
2498  v_bitop3_b32 v39, v12, v39, s0 bitop3:0x6c
24A0  v_lshlrev_b32_e32 v12, 27, v3
24A4  v_bitop3_b32 v40, v9, v40, s0 bitop3:0x6c
24AC  v_lshlrev_b32_e32 v9, 24, v3
24B0  v_bitop3_b32 v41, v12, v41, s0 bitop3:0x6c
24B8  v_lshlrev_b32_e32 v12, 25, v3
24BC  v_bitop3_b32 v44, v9, v44, s0 bitop3:0x6c
24C4  v_lshlrev_b32_e32 v9, 22, v3
24C8  v_bitop3_b32 v45, v12, v45, s0 bitop3:0x6c
24D0  v_lshlrev_b32_e32 v12, 23, v3
24D4  v_bitop3_b32 v42, v9, v42, s0 bitop3:0x6c
24DC  v_lshlrev_b32_e32 v9, 20, v3
24E0  v_bitop3_b32 v43, v12, v43, s0 bitop3:0x6c
24E8  v_lshlrev_b32_e32 v12, 21, v3
24EC  v_bitop3_b32 v36, v9, v36, s0 bitop3:0x6c
24F4  v_lshlrev_b32_e32 v9, 18, v3
24F8  v_bitop3_b32 v37, v12, v37, s0 bitop3:0x6c
2500  v_lshlrev_b32_e32 v12, 19, v3
2504  v_bitop3_b32 v34, v9, v34, s0 bitop3:0x6c
250C  v_lshlrev_b32_e32 v9, 16, v3
2510  v_bitop3_b32 v35, v12, v35, s0 bitop3:0x6c
2518  v_lshlrev_b32_e32 v12, 17, v3
251C  v_bitop3_b32 v32, v9, v32, s0 bitop3:0x6c
2524  v_lshlrev_b32_e32 v9, 14, v3
2528  v_bitop3_b32 v33, v12, v33, s0 bitop3:0x6c
2530  v_lshlrev_b32_e32 v12, 15, v3
2534  v_bitop3_b32 v30, v9, v30, s0 bitop3:0x6c
253C  v_lshlrev_b32_e32 v9, 12, v3
2540  v_bitop3_b32 v31, v12, v31, s0 bitop3:0x6c
2548  v_lshlrev_b32_e32 v12, 13, v3
254C  v_bitop3_b32 v26, v9, v26, s0 bitop3:0x6c
2554  v_lshlrev_b32_e32 v9, 10, v3
2558  v_bitop3_b32 v27, v12, v27, s0 bitop3:0x6c
2560  v_lshlrev_b32_e32 v12, 11, v3
2564  v_bitop3_b32 v24, v9, v24, s0 bitop3:0x6c
256C  v_lshlrev_b32_e32 v9, 8, v3
2570  v_bitop3_b32 v25, v12, v25, s0 bitop3:0x6c
2578  v_lshlrev_b32_e32 v12, 9, v3
257C  v_bitop3_b32 v22, v9, v22, s0 bitop3:0x6c
2584  v_lshlrev_b32_e32 v9, 6, v3
2588  v_bitop3_b32 v23, v12, v23, s0 bitop3:0x6c
2590  v_lshlrev_b32_e32 v12, 7, v3
2594  v_bitop3_b32 v20, v9, v20, s0 bitop3:0x6c
259C  v_lshlrev_b32_e32 v9, 4, v3
25A0  v_bitop3_b32 v21, v12, v21, s0 bitop3:0x6c
25A8  v_lshlrev_b32_e32 v12, 5, v3
25AC  v_bitop3_b32 v18, v9, v18, s0 bitop3:0x6c
25B4  v_lshlrev_b32_e32 v9, 2, v3
25B8  v_bitop3_b32 v19, v12, v19, s0 bitop3:0x6c
25C0  v_lshlrev_b32_e32 v12, 3, v3
25C4  v_bitop3_b32 v16, v9, v16, s0 bitop3:0x6c
25CC  v_lshlrev_b32_e32 v9, 1, v3
25D0  v_bitop3_b32 v17, v12, v17, s0 bitop3:0x6c
25D8  v_bitop3_b32 v14, v3, v14, s0 bitop3:0x6c
25E0  v_bitop3_b32 v15, v9, v15, s0 bitop3:0x6c
25E8  s_or_b64 exec, exec, s[12:13]
25EC  s_waitcnt vmcnt(2)
25F0  v_pk_add_f32 v[12:13], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
25F8  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2600  v_pk_add_f32 v[48:49], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
2608  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2610  v_pk_add_f32 v[50:51], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1]
2618  v_pk_add_f32 v[40:41], v[40:41], v[40:41] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2620  v_pk_add_f32 v[52:53], v[44:45], v[44:45] op_sel:[1,0] op_sel_hi:[0,1]
2628  v_pk_add_f32 v[44:45], v[44:45], v[44:45] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2630  v_pk_add_f32 v[54:55], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1]
2638  v_pk_add_f32 v[42:43], v[42:43], v[42:43] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2640  v_pk_add_f32 v[56:57], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
2648  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2650  v_pk_add_f32 v[58:59], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
2658  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2660  v_pk_add_f32 v[60:61], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
2668  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2670  v_mov_b32_e32 v13, v38
2674  v_mov_b32_e32 v49, v28
2678  v_mov_b32_e32 v51, v44
267C  v_mov_b32_e32 v53, v40
2680  v_mov_b32_e32 v55, v36
2684  v_mov_b32_e32 v57, v42
2688  v_mov_b32_e32 v59, v32
268C  v_mov_b32_e32 v61, v34
2690  v_pk_add_f32 v[64:65], v[12:13], v[48:49]
2698  v_pk_add_f32 v[66:67], v[50:51], v[52:53]
26A0  v_pk_add_f32 v[68:69], v[54:55], v[56:57]
26A8  v_pk_add_f32 v[70:71], v[58:59], v[60:61]
26B0  v_pk_add_f32 v[72:73], v[64:65], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
26B8  v_pk_add_f32 v[64:65], v[64:65], v[66:67]
26C0  v_pk_add_f32 v[66:67], v[68:69], v[70:71] neg_lo:[0,1] neg_hi:[0,1]
26C8  v_pk_add_f32 v[68:69], v[68:69], v[70:71]
26D0  v_mov_b32_e32 v13, v28
26D4  v_mov_b32_e32 v49, v38
26D8  v_mov_b32_e32 v51, v40
26DC  v_mov_b32_e32 v53, v44
26E0  v_mov_b32_e32 v55, v42
26E4  v_mov_b32_e32 v57, v36
26E8  v_mov_b32_e32 v59, v34
26EC  v_mov_b32_e32 v61, v32
26F0  v_pk_add_f32 v[62:63], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
26F8  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2700  v_pk_add_f32 v[70:71], v[64:65], v[68:69]
2708  v_pk_add_f32 v[64:65], v[64:65], v[68:69] neg_lo:[0,1] neg_hi:[0,1]
2710  v_pk_add_f32 v[68:69], v[72:73], v[66:67]
2718  v_pk_add_f32 v[66:67], v[72:73], v[66:67] neg_lo:[0,1] neg_hi:[0,1]
2720  v_pk_add_f32 v[72:73], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
2728  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2730  v_pk_add_f32 v[28:29], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
2738  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2740  v_pk_add_f32 v[38:39], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
2748  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2750  v_pk_add_f32 v[12:13], v[12:13], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
2758  v_pk_add_f32 v[48:49], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
2760  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2768  v_pk_add_f32 v[40:41], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
2770  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2778  v_pk_add_f32 v[44:45], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
2780  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2788  v_pk_add_f32 v[50:51], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
2790  v_pk_add_f32 v[52:53], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
2798  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
27A0  v_pk_add_f32 v[36:37], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
27A8  v_pk_add_f32 v[32:33], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
27B0  v_pk_add_f32 v[34:35], v[12:13], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
27B8  v_pk_add_f32 v[42:43], v[36:37], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
27C0  v_pk_add_f32 v[12:13], v[12:13], v[50:51]
27C8  v_pk_add_f32 v[32:33], v[36:37], v[32:33]
27D0  v_mov_b32_e32 v63, v26
27D4  v_mov_b32_e32 v73, v30
27D8  v_mov_b32_e32 v29, v22
27DC  v_mov_b32_e32 v39, v24
27E0  v_mov_b32_e32 v49, v18
27E4  v_mov_b32_e32 v41, v20
27E8  v_mov_b32_e32 v45, v14
27EC  v_mov_b32_e32 v53, v16
27F0  v_pk_add_f32 v[36:37], v[12:13], v[32:33]
27F8  v_pk_add_f32 v[12:13], v[12:13], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
2800  v_pk_add_f32 v[32:33], v[34:35], v[42:43]
2808  v_pk_add_f32 v[50:51], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
2810  v_pk_add_f32 v[34:35], v[62:63], v[72:73]
2818  v_pk_add_f32 v[42:43], v[28:29], v[38:39]
2820  v_pk_add_f32 v[54:55], v[48:49], v[40:41]
2828  v_pk_add_f32 v[56:57], v[44:45], v[52:53]
2830  v_mov_b32_e32 v63, v30
2834  v_mov_b32_e32 v73, v26
2838  v_mov_b32_e32 v29, v24
283C  v_mov_b32_e32 v39, v22
2840  v_mov_b32_e32 v49, v20
2844  v_mov_b32_e32 v41, v18
2848  v_mov_b32_e32 v45, v16
284C  v_mov_b32_e32 v53, v14
2850  v_pk_add_f32 v[26:27], v[62:63], v[72:73] neg_lo:[0,1] neg_hi:[0,1]
2858  v_pk_add_f32 v[22:23], v[28:29], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
2860  v_pk_add_f32 v[18:19], v[48:49], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
2868  v_pk_add_f32 v[14:15], v[44:45], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
2870  v_pk_add_f32 v[58:59], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
2878  v_pk_add_f32 v[60:61], v[54:55], v[56:57] neg_lo:[0,1] neg_hi:[0,1]
2880  v_pk_add_f32 v[34:35], v[34:35], v[42:43]
2888  v_pk_add_f32 v[42:43], v[54:55], v[56:57]
2890  v_pk_add_f32 v[16:17], v[26:27], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
2898  v_pk_add_f32 v[20:21], v[18:19], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
28A0  v_pk_add_f32 v[22:23], v[26:27], v[22:23]
28A8  v_pk_add_f32 v[14:15], v[18:19], v[14:15]
28B0  v_pk_add_f32 v[54:55], v[34:35], v[42:43]
28B8  v_pk_add_f32 v[56:57], v[34:35], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
28C0  v_pk_add_f32 v[74:75], v[58:59], v[60:61]
28C8  v_pk_add_f32 v[58:59], v[58:59], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
28D0  v_pk_add_f32 v[18:19], v[22:23], v[14:15]
28D8  v_pk_add_f32 v[14:15], v[22:23], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
28E0  v_pk_add_f32 v[28:29], v[16:17], v[20:21]
28E8  v_pk_add_f32 v[48:49], v[16:17], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
28F0  s_mov_b32 s0, 0x3e800000
28F8  v_pk_mul_f32 v[38:39], v[70:71], s[0:1] op_sel_hi:[1,0]
2900  v_pk_mul_f32 v[40:41], v[36:37], s[0:1] op_sel_hi:[1,0]
2908  v_pk_mul_f32 v[44:45], v[68:69], s[0:1] op_sel_hi:[1,0]
2910  v_pk_mul_f32 v[42:43], v[32:33], s[0:1] op_sel_hi:[1,0]
2918  v_pk_mul_f32 v[36:37], v[64:65], s[0:1] op_sel_hi:[1,0]
2920  v_pk_mul_f32 v[34:35], v[12:13], s[0:1] op_sel_hi:[1,0]
2928  v_pk_mul_f32 v[32:33], v[66:67], s[0:1] op_sel_hi:[1,0]
2930  v_pk_mul_f32 v[30:31], v[50:51], s[0:1] op_sel_hi:[1,0]
2938  v_pk_mul_f32 v[26:27], v[54:55], s[0:1] op_sel_hi:[1,0]
2940  v_pk_mul_f32 v[24:25], v[18:19], s[0:1] op_sel_hi:[1,0]
2948  v_pk_mul_f32 v[22:23], v[74:75], s[0:1] op_sel_hi:[1,0]
2950  v_pk_mul_f32 v[20:21], v[28:29], s[0:1] op_sel_hi:[1,0]
2958  v_pk_mul_f32 v[18:19], v[56:57], s[0:1] op_sel_hi:[1,0]
2960  v_pk_mul_f32 v[16:17], v[14:15], s[0:1] op_sel_hi:[1,0]
2968  v_pk_mul_f32 v[14:15], v[58:59], s[0:1] op_sel_hi:[1,0]
2970  v_pk_mul_f32 v[12:13], v[48:49], s[0:1] op_sel_hi:[1,0]
2978  s_branch 33
297C  s_waitcnt vmcnt(2)
2980  v_mov_b32_e32 v12, v15
2984  v_mov_b32_e32 v13, v14
2988  v_mov_b32_e32 v14, v17
298C  v_mov_b32_e32 v15, v16
2990  v_mov_b32_e32 v16, v19
2994  v_mov_b32_e32 v17, v18
2998  v_mov_b32_e32 v18, v21
299C  v_mov_b32_e32 v19, v20
29A0  v_mov_b32_e32 v20, v23
29A4  v_mov_b32_e32 v21, v22
29A8  v_mov_b32_e32 v22, v25
29AC  v_mov_b32_e32 v23, v24
29B0  v_mov_b32_e32 v24, v27
29B4  v_mov_b32_e32 v25, v26
29B8  v_mov_b32_e32 v26, v31
29BC  v_mov_b32_e32 v27, v30
29C0  v_mov_b32_e32 v30, v33
29C4  v_mov_b32_e32 v31, v32
29C8  v_mov_b32_e32 v32, v35
29CC  v_mov_b32_e32 v33, v34
29D0  v_mov_b32_e32 v34, v37
29D4  v_mov_b32_e32 v35, v36
29D8  v_mov_b32_e32 v36, v43
29DC  v_mov_b32_e32 v37, v42
29E0  v_mov_b32_e32 v42, v45
29E4  v_mov_b32_e32 v43, v44
29E8  v_mov_b32_e32 v44, v41
29EC  v_mov_b32_e32 v45, v40
29F0  v_mov_b32_e32 v40, v39
29F4  v_mov_b32_e32 v41, v38
29F8  v_mov_b32_e32 v38, v29
29FC  v_mov_b32_e32 v39, v28
2A00  v_and_b32_e32 v75, 0x7fffffff, v38
2A08  v_and_b32_e32 v76, 0x7fffffff, v39
2A10  v_max_u32_e32 v3, v76, v75
2A14  v_and_b32_e32 v77, 0x7fffffff, v40
2A1C  v_and_b32_e32 v78, 0x7fffffff, v41
2A24  v_max3_u32 v3, v78, v77, v3
2A2C  v_and_b32_e32 v74, 0x7fffffff, v44
2A34  v_and_b32_e32 v73, 0x7fffffff, v45
2A3C  v_max3_u32 v3, v73, v74, v3
2A44  v_and_b32_e32 v72, 0x7fffffff, v42
2A4C  v_and_b32_e32 v71, 0x7fffffff, v43
2A54  v_max3_u32 v3, v71, v72, v3
2A5C  v_and_b32_e32 v70, 0x7fffffff, v36
2A64  v_and_b32_e32 v69, 0x7fffffff, v37
2A6C  v_max3_u32 v3, v69, v70, v3
2A74  v_and_b32_e32 v68, 0x7fffffff, v34
2A7C  v_and_b32_e32 v67, 0x7fffffff, v35
2A84  v_max3_u32 v3, v67, v68, v3
2A8C  v_and_b32_e32 v66, 0x7fffffff, v32
2A94  v_and_b32_e32 v65, 0x7fffffff, v33
2A9C  v_max3_u32 v3, v65, v66, v3
2AA4  v_and_b32_e32 v64, 0x7fffffff, v30
2AAC  v_and_b32_e32 v63, 0x7fffffff, v31
2AB4  v_max3_u32 v3, v63, v64, v3
2ABC  v_and_b32_e32 v62, 0x7fffffff, v26
2AC4  v_and_b32_e32 v61, 0x7fffffff, v27
2ACC  v_max3_u32 v3, v61, v62, v3
2AD4  v_and_b32_e32 v60, 0x7fffffff, v24
2ADC  v_and_b32_e32 v59, 0x7fffffff, v25
2AE4  v_max3_u32 v3, v59, v60, v3
2AEC  v_and_b32_e32 v58, 0x7fffffff, v22
2AF4  v_and_b32_e32 v57, 0x7fffffff, v23
2AFC  v_max3_u32 v3, v57, v58, v3
2B04  v_and_b32_e32 v56, 0x7fffffff, v20
2B0C  v_and_b32_e32 v55, 0x7fffffff, v21
2B14  v_max3_u32 v3, v55, v56, v3
2B1C  v_and_b32_e32 v54, 0x7fffffff, v18
2B24  v_and_b32_e32 v53, 0x7fffffff, v19
2B2C  v_max3_u32 v3, v53, v54, v3
2B34  v_and_b32_e32 v52, 0x7fffffff, v16
2B3C  v_and_b32_e32 v51, 0x7fffffff, v17
2B44  v_max3_u32 v3, v51, v52, v3
2B4C  v_and_b32_e32 v50, 0x7fffffff, v14
2B54  v_and_b32_e32 v29, 0x7fffffff, v15
2B5C  v_max3_u32 v3, v29, v50, v3
2B64  v_and_b32_e32 v28, 0x7fffffff, v12
2B6C  v_and_b32_e32 v9, 0x7fffffff, v13
2B74  v_max3_u32 v79, v9, v28, v3
2B7C  s_mov_b32 s0, 0x7f7fffff
2B84  v_cmp_lt_u32_e64 s[0:1], s0, v79
2B8C  v_mov_b32_e32 v3, 0
2B90  v_mov_b32_e32 v47, 0
2B94  v_mov_b32_e32 v48, 0
2B98  v_mov_b32_e32 v49, 0
2B9C  s_and_saveexec_b64 s[12:13], s[0:1]
2BA0  s_cbranch_execz 618
2BA4  v_sub_u32_e32 v47, 0x7f800000, v76
2BAC  v_sub_u32_e32 v3, 0x7f7fffff, v76
2BB4  v_lshrrev_b32_e32 v47, 31, v47
2BB8  v_add_u32_e32 v48, -1, v47
2BBC  v_and_b32_e32 v79, 0x80000000, v48
2BC4  v_bfrev_b32_e32 v49, 1
2BC8  v_lshrrev_b32_e32 v80, 31, v3
2BCC  v_cndmask_b32_e32 v79, v79, v49, vcc
2BD0  v_add_u32_e32 v80, -1, v80
2BD4  v_bitop3_b32 v39, v79, v39, v80 bitop3:0xc8
2BDC  v_sub_u32_e32 v80, 0x7f800000, v75
2BE4  v_sub_u32_e32 v79, 0x7f7fffff, v75
2BEC  v_lshrrev_b32_e32 v80, 31, v80
2BF0  v_add_u32_e32 v81, -1, v80
2BF4  v_and_b32_e32 v82, 0x80000000, v81
2BFC  v_lshrrev_b32_e32 v83, 31, v79
2C00  v_cndmask_b32_e32 v82, v82, v49, vcc
2C04  v_add_u32_e32 v83, -1, v83
2C08  v_bitop3_b32 v38, v82, v38, v83 bitop3:0xc8
2C10  v_sub_u32_e32 v83, 0x7f800000, v78
2C18  v_sub_u32_e32 v82, 0x7f7fffff, v78
2C20  v_lshrrev_b32_e32 v83, 31, v83
2C24  v_add_u32_e32 v84, -1, v83
2C28  v_and_b32_e32 v85, 0x80000000, v84
2C30  v_lshrrev_b32_e32 v86, 31, v82
2C34  v_cndmask_b32_e32 v85, v85, v49, vcc
2C38  v_add_u32_e32 v86, -1, v86
2C3C  v_bitop3_b32 v41, v85, v41, v86 bitop3:0xc8
2C44  v_sub_u32_e32 v86, 0x7f800000, v77
2C4C  v_and_b32_e32 v75, v81, v75
2C50  v_lshrrev_b32_e32 v86, 31, v86
2C54  v_add_u32_e32 v87, -1, v86
2C58  v_and_b32_e32 v48, v48, v76
2C5C  v_max_u32_e32 v48, v48, v75
2C60  v_and_b32_e32 v75, v87, v77
2C64  v_and_b32_e32 v76, v84, v78
2C68  v_max3_u32 v48, v76, v75, v48
2C70  v_sub_u32_e32 v76, 0x7f800000, v73
2C78  v_sub_u32_e32 v85, 0x7f7fffff, v77
2C80  v_lshrrev_b32_e32 v76, 31, v76
2C84  v_sub_u32_e32 v75, 0x7f7fffff, v73
2C8C  v_add_u32_e32 v77, -1, v76
2C90  v_add_u32_e32 v47, v47, v80
2C94  v_and_b32_e32 v78, 0x80000000, v77
2C9C  v_lshrrev_b32_e32 v80, 31, v75
2CA0  v_cndmask_b32_e32 v78, v78, v49, vcc
2CA4  v_add_u32_e32 v80, -1, v80
2CA8  v_bitop3_b32 v45, v78, v45, v80 bitop3:0xc8
2CB0  v_sub_u32_e32 v80, 0x7f800000, v74
2CB8  v_ashrrev_i32_e32 v79, 31, v79
2CBC  v_and_b32_e32 v79, 7, v79
2CC0  v_ashrrev_i32_e32 v3, 31, v3
2CC4  s_waitcnt lgkmcnt(0)
2CC8  s_movk_i32 s21, 0x70
2CCC  v_sub_u32_e32 v78, 0x7f7fffff, v74
2CD4  v_lshrrev_b32_e32 v80, 31, v80
2CD8  v_and_or_b32 v3, v3, s21, v79
2CE0  v_ashrrev_i32_e32 v79, 31, v85
2CE4  s_movk_i32 s20, 0x700
2CE8  v_add3_u32 v47, v86, v47, v83
2CF0  v_add_u32_e32 v81, -1, v80
2CF4  v_and_or_b32 v3, v79, s20, v3
2CFC  v_ashrrev_i32_e32 v79, 31, v82
2D00  s_movk_i32 s19, 0x7000
2D04  v_lshrrev_b32_e32 v84, 31, v78
2D08  v_and_or_b32 v3, v79, s19, v3
2D10  v_ashrrev_i32_e32 v78, 31, v78
2D14  s_mov_b32 s18, 0x70000
2D1C  v_and_b32_e32 v74, v81, v74
2D20  v_add3_u32 v47, v80, v47, v76
2D28  v_and_b32_e32 v73, v77, v73
2D2C  v_sub_u32_e32 v76, 0x7f800000, v71
2D34  v_and_or_b32 v3, v78, s18, v3
2D3C  v_ashrrev_i32_e32 v75, 31, v75
2D40  s_mov_b32 s0, 0x700000
2D48  v_max3_u32 v48, v73, v74, v48
2D50  v_sub_u32_e32 v73, 0x7f7fffff, v72
2D58  v_and_or_b32 v3, v75, s0, v3
2D60  s_mov_b32 s1, 0x7000000
2D68  v_ashrrev_i32_e32 v75, 31, v73
2D6C  v_lshrrev_b32_e32 v76, 31, v76
2D70  v_sub_u32_e32 v74, 0x7f800000, v72
2D78  v_and_or_b32 v3, v75, s1, v3
2D80  v_sub_u32_e32 v75, 0x7f7fffff, v71
2D88  v_add_u32_e32 v78, -1, v76
2D8C  v_and_b32_e32 v79, 0x80000000, v78
2D94  v_lshrrev_b32_e32 v77, 31, v75
2D98  v_lshrrev_b32_e32 v74, 31, v74
2D9C  v_cndmask_b32_e32 v79, v79, v49, vcc
2DA0  v_add_u32_e32 v77, -1, v77
2DA4  v_bitop3_b32 v43, v79, v43, v77 bitop3:0xc8
2DAC  v_add_u32_e32 v77, -1, v74
2DB0  v_lshrrev_b32_e32 v73, 31, v73
2DB4  v_and_b32_e32 v79, 0x80000000, v77
2DBC  v_cndmask_b32_e32 v79, v79, v49, vcc
2DC0  v_add_u32_e32 v73, -1, v73
2DC4  v_bitop3_b32 v42, v79, v42, v73 bitop3:0xc8
2DCC  v_ashrrev_i32_e32 v73, 31, v75
2DD0  v_sub_u32_e32 v75, 0x7f800000, v69
2DD8  v_and_b32_e32 v72, v77, v72
2DDC  v_and_b32_e32 v71, v78, v71
2DE0  v_max3_u32 v48, v71, v72, v48
2DE8  v_sub_u32_e32 v72, 0x7f800000, v70
2DF0  v_lshrrev_b32_e32 v75, 31, v75
2DF4  v_add3_u32 v47, v74, v47, v76
2DFC  v_sub_u32_e32 v74, 0x7f7fffff, v69
2E04  v_add_u32_e32 v78, -1, v75
2E08  v_sub_u32_e32 v71, 0x7f7fffff, v70
2E10  v_lshrrev_b32_e32 v72, 31, v72
2E14  v_lshrrev_b32_e32 v76, 31, v74
2E18  v_and_b32_e32 v79, 0x80000000, v78
2E20  s_brev_b32 s14, 14
2E24  v_add_u32_e32 v77, -1, v72
2E28  v_cndmask_b32_e32 v79, v79, v49, vcc
2E2C  v_add_u32_e32 v76, -1, v76
2E30  v_and_or_b32 v3, v73, s14, v3
2E38  v_ashrrev_i32_e32 v73, 31, v71
2E3C  v_lshrrev_b32_e32 v71, 31, v71
2E40  v_bitop3_b32 v37, v79, v37, v76 bitop3:0xc8
2E48  v_and_b32_e32 v76, 0x80000000, v77
2E50  v_cndmask_b32_e32 v76, v76, v49, vcc
2E54  v_add_u32_e32 v71, -1, v71
2E58  v_and_b32_e32 v73, 7, v73
2E5C  v_bitop3_b32 v36, v76, v36, v71 bitop3:0xc8
2E64  v_and_b32_e32 v70, v77, v70
2E68  v_ashrrev_i32_e32 v71, 31, v74
2E6C  v_and_b32_e32 v69, v78, v69
2E70  v_and_or_b32 v71, v71, s21, v73
2E78  v_max3_u32 v48, v69, v70, v48
2E80  v_sub_u32_e32 v70, 0x7f800000, v68
2E88  v_sub_u32_e32 v73, 0x7f800000, v67
2E90  v_sub_u32_e32 v69, 0x7f7fffff, v68
2E98  v_lshrrev_b32_e32 v73, 31, v73
2E9C  v_lshrrev_b32_e32 v70, 31, v70
2EA0  v_add3_u32 v47, v72, v47, v75
2EA8  v_add_u32_e32 v75, -1, v70
2EAC  v_ashrrev_i32_e32 v72, 31, v69
2EB0  v_add_u32_e32 v76, -1, v73
2EB4  v_and_or_b32 v71, v72, s20, v71
2EBC  v_sub_u32_e32 v72, 0x7f7fffff, v67
2EC4  v_and_b32_e32 v68, v75, v68
2EC8  v_and_b32_e32 v67, v76, v67
2ECC  v_lshrrev_b32_e32 v69, 31, v69
2ED0  v_and_b32_e32 v78, 0x80000000, v75
2ED8  v_max3_u32 v48, v67, v68, v48
2EE0  v_sub_u32_e32 v68, 0x7f800000, v66
2EE8  v_cndmask_b32_e32 v78, v78, v49, vcc
2EEC  v_add_u32_e32 v69, -1, v69
2EF0  v_bitop3_b32 v34, v78, v34, v69 bitop3:0xc8
2EF8  v_ashrrev_i32_e32 v69, 31, v72
2EFC  v_sub_u32_e32 v67, 0x7f7fffff, v66
2F04  v_lshrrev_b32_e32 v68, 31, v68
2F08  v_and_or_b32 v69, v69, s19, v71
2F10  v_add3_u32 v47, v70, v47, v73
2F18  v_sub_u32_e32 v71, 0x7f800000, v65
2F20  v_add_u32_e32 v73, -1, v68
2F24  v_lshrrev_b32_e32 v74, 31, v72
2F28  v_and_b32_e32 v77, 0x80000000, v76
2F30  v_ashrrev_i32_e32 v70, 31, v67
2F34  v_lshrrev_b32_e32 v67, 31, v67
2F38  v_and_b32_e32 v76, 0x80000000, v73
2F40  v_cndmask_b32_e32 v77, v77, v49, vcc
2F44  v_add_u32_e32 v74, -1, v74
2F48  v_and_or_b32 v69, v70, s18, v69
2F50  v_sub_u32_e32 v70, 0x7f7fffff, v65
2F58  v_lshrrev_b32_e32 v71, 31, v71
2F5C  v_cndmask_b32_e32 v76, v76, v49, vcc
2F60  v_add_u32_e32 v67, -1, v67
2F64  v_bitop3_b32 v35, v77, v35, v74 bitop3:0xc8
2F6C  v_add_u32_e32 v74, -1, v71
2F70  v_bitop3_b32 v32, v76, v32, v67 bitop3:0xc8
2F78  v_ashrrev_i32_e32 v67, 31, v70
2F7C  v_and_or_b32 v67, v67, s0, v69
2F84  v_add3_u32 v68, v68, v47, v71
2F8C  v_and_b32_e32 v47, v74, v65
2F90  v_sub_u32_e32 v65, 0x7f800000, v64
2F98  v_sub_u32_e32 v69, 0x7f800000, v63
2FA0  v_lshrrev_b32_e32 v72, 31, v70
2FA4  v_and_b32_e32 v75, 0x80000000, v74
2FAC  v_and_b32_e32 v66, v73, v66
2FB0  v_cndmask_b32_e32 v75, v75, v49, vcc
2FB4  v_add_u32_e32 v72, -1, v72
2FB8  v_max3_u32 v48, v47, v66, v48
2FC0  v_sub_u32_e32 v47, 0x7f7fffff, v64
2FC8  v_lshrrev_b32_e32 v69, 31, v69
2FCC  v_lshrrev_b32_e32 v65, 31, v65
2FD0  v_bitop3_b32 v33, v75, v33, v72 bitop3:0xc8
2FD8  v_add_u32_e32 v71, -1, v65
2FDC  v_ashrrev_i32_e32 v66, 31, v47
2FE0  v_add_u32_e32 v72, -1, v69
2FE4  v_and_or_b32 v66, v66, s1, v67
2FEC  v_sub_u32_e32 v67, 0x7f7fffff, v63
2FF4  v_and_b32_e32 v64, v71, v64
2FF8  v_and_b32_e32 v63, v72, v63
2FFC  v_max3_u32 v48, v63, v64, v48
3004  v_sub_u32_e32 v64, 0x7f800000, v62
300C  v_lshrrev_b32_e32 v47, 31, v47
3010  v_lshrrev_b32_e32 v70, 31, v67
3014  v_and_b32_e32 v73, 0x80000000, v72
301C  v_and_b32_e32 v74, 0x80000000, v71
3024  v_cndmask_b32_e32 v74, v74, v49, vcc
3028  v_cndmask_b32_e32 v73, v73, v49, vcc
302C  v_add_u32_e32 v47, -1, v47
3030  v_add_u32_e32 v70, -1, v70
3034  v_add3_u32 v65, v65, v68, v69
303C  v_sub_u32_e32 v63, 0x7f7fffff, v62
3044  v_sub_u32_e32 v68, 0x7f800000, v61
304C  v_lshrrev_b32_e32 v64, 31, v64
3050  v_bitop3_b32 v31, v73, v31, v70 bitop3:0xc8
3058  v_bitop3_b32 v30, v74, v30, v47 bitop3:0xc8
3060  v_ashrrev_i32_e32 v47, 31, v67
3064  v_add_u32_e32 v70, -1, v64
3068  v_and_or_b32 v47, v47, s14, v66
3070  v_ashrrev_i32_e32 v66, 31, v63
3074  v_lshrrev_b32_e32 v63, 31, v63
3078  v_lshrrev_b32_e32 v68, 31, v68
307C  v_and_b32_e32 v73, 0x80000000, v70
3084  v_sub_u32_e32 v67, 0x7f7fffff, v61
308C  v_add_u32_e32 v71, -1, v68
3090  v_cndmask_b32_e32 v73, v73, v49, vcc
3094  v_add_u32_e32 v63, -1, v63
3098  v_and_b32_e32 v66, 7, v66
309C  v_bitop3_b32 v26, v73, v26, v63 bitop3:0xc8
30A4  v_and_b32_e32 v62, v70, v62
30A8  v_ashrrev_i32_e32 v63, 31, v67
30AC  v_and_b32_e32 v61, v71, v61
30B0  v_and_or_b32 v63, v63, s21, v66
30B8  v_max3_u32 v48, v61, v62, v48
30C0  v_sub_u32_e32 v62, 0x7f800000, v60
30C8  v_sub_u32_e32 v66, 0x7f800000, v59
30D0  v_lshrrev_b32_e32 v69, 31, v67
30D4  v_and_b32_e32 v72, 0x80000000, v71
30DC  v_cndmask_b32_e32 v72, v72, v49, vcc
30E0  v_add_u32_e32 v69, -1, v69
30E4  v_sub_u32_e32 v61, 0x7f7fffff, v60
30EC  v_lshrrev_b32_e32 v66, 31, v66
30F0  v_lshrrev_b32_e32 v62, 31, v62
30F4  v_bitop3_b32 v27, v72, v27, v69 bitop3:0xc8
30FC  v_add3_u32 v64, v64, v65, v68
3104  v_add_u32_e32 v68, -1, v62
3108  v_ashrrev_i32_e32 v65, 31, v61
310C  v_add_u32_e32 v69, -1, v66
3110  v_and_or_b32 v63, v65, s20, v63
3118  v_sub_u32_e32 v65, 0x7f7fffff, v59
3120  v_and_b32_e32 v60, v68, v60
3124  v_and_b32_e32 v59, v69, v59
3128  v_lshrrev_b32_e32 v61, 31, v61
312C  v_and_b32_e32 v71, 0x80000000, v68
3134  v_add3_u32 v62, v62, v64, v66
313C  v_max3_u32 v48, v59, v60, v48
3144  v_sub_u32_e32 v60, 0x7f800000, v58
314C  v_sub_u32_e32 v64, 0x7f800000, v57
3154  v_and_b32_e32 v70, 0x80000000, v69
315C  v_lshrrev_b32_e32 v67, 31, v65
3160  v_cndmask_b32_e32 v71, v71, v49, vcc
3164  v_add_u32_e32 v61, -1, v61
3168  v_cndmask_b32_e32 v70, v70, v49, vcc
316C  v_add_u32_e32 v67, -1, v67
3170  v_bitop3_b32 v24, v71, v24, v61 bitop3:0xc8
3178  v_ashrrev_i32_e32 v61, 31, v65
317C  v_sub_u32_e32 v59, 0x7f7fffff, v58
3184  v_lshrrev_b32_e32 v64, 31, v64
3188  v_lshrrev_b32_e32 v60, 31, v60
318C  v_bitop3_b32 v25, v70, v25, v67 bitop3:0xc8
3194  v_and_or_b32 v61, v61, s19, v63
319C  v_add_u32_e32 v66, -1, v60
31A0  v_ashrrev_i32_e32 v63, 31, v59
31A4  v_add_u32_e32 v67, -1, v64
31A8  v_and_or_b32 v61, v63, s18, v61
31B0  v_sub_u32_e32 v63, 0x7f7fffff, v57
31B8  v_and_b32_e32 v58, v66, v58
31BC  v_and_b32_e32 v57, v67, v57
31C0  v_lshrrev_b32_e32 v59, 31, v59
31C4  v_and_b32_e32 v69, 0x80000000, v66
31CC  v_add3_u32 v60, v60, v62, v64
31D4  v_max3_u32 v57, v57, v58, v48
31DC  v_sub_u32_e32 v58, 0x7f800000, v56
31E4  v_sub_u32_e32 v62, 0x7f800000, v55
31EC  v_and_b32_e32 v68, 0x80000000, v67
31F4  v_lshrrev_b32_e32 v65, 31, v63
31F8  v_cndmask_b32_e32 v69, v69, v49, vcc
31FC  v_add_u32_e32 v59, -1, v59
3200  v_cndmask_b32_e32 v68, v68, v49, vcc
3204  v_add_u32_e32 v65, -1, v65
3208  v_bitop3_b32 v22, v69, v22, v59 bitop3:0xc8
3210  v_ashrrev_i32_e32 v59, 31, v63
3214  v_sub_u32_e32 v48, 0x7f7fffff, v56
321C  v_lshrrev_b32_e32 v62, 31, v62
3220  v_lshrrev_b32_e32 v58, 31, v58
3224  v_bitop3_b32 v23, v68, v23, v65 bitop3:0xc8
322C  v_and_or_b32 v59, v59, s0, v61
3234  v_add_u32_e32 v64, -1, v58
3238  v_ashrrev_i32_e32 v61, 31, v48
323C  v_add_u32_e32 v65, -1, v62
3240  v_and_or_b32 v59, v61, s1, v59
3248  v_sub_u32_e32 v61, 0x7f7fffff, v55
3250  v_and_b32_e32 v56, v64, v56
3254  v_and_b32_e32 v55, v65, v55
3258  v_lshrrev_b32_e32 v48, 31, v48
325C  v_and_b32_e32 v67, 0x80000000, v64
3264  v_max3_u32 v55, v55, v56, v57
326C  v_sub_u32_e32 v57, 0x7f800000, v54
3274  v_and_b32_e32 v66, 0x80000000, v65
327C  v_lshrrev_b32_e32 v63, 31, v61
3280  v_cndmask_b32_e32 v67, v67, v49, vcc
3284  v_add_u32_e32 v48, -1, v48
3288  v_cndmask_b32_e32 v66, v66, v49, vcc
328C  v_add_u32_e32 v63, -1, v63
3290  v_bitop3_b32 v20, v67, v20, v48 bitop3:0xc8
3298  v_ashrrev_i32_e32 v48, 31, v61
329C  v_sub_u32_e32 v56, 0x7f7fffff, v54
32A4  v_sub_u32_e32 v61, 0x7f800000, v53
32AC  v_lshrrev_b32_e32 v57, 31, v57
32B0  v_bitop3_b32 v21, v66, v21, v63 bitop3:0xc8
32B8  v_add_u32_e32 v63, -1, v57
32BC  v_and_or_b32 v48, v48, s14, v59
32C4  v_ashrrev_i32_e32 v59, 31, v56
32C8  v_lshrrev_b32_e32 v56, 31, v56
32CC  v_lshrrev_b32_e32 v61, 31, v61
32D0  v_and_b32_e32 v66, 0x80000000, v63
32D8  v_add3_u32 v58, v58, v60, v62
32E0  v_sub_u32_e32 v60, 0x7f7fffff, v53
32E8  v_add_u32_e32 v64, -1, v61
32EC  v_cndmask_b32_e32 v66, v66, v49, vcc
32F0  v_add_u32_e32 v56, -1, v56
32F4  v_and_b32_e32 v59, 7, v59
32F8  v_bitop3_b32 v18, v66, v18, v56 bitop3:0xc8
3300  v_and_b32_e32 v54, v63, v54
3304  v_ashrrev_i32_e32 v56, 31, v60
3308  v_and_b32_e32 v53, v64, v53
330C  v_and_or_b32 v56, v56, s21, v59
3314  v_max3_u32 v53, v53, v54, v55
331C  v_sub_u32_e32 v55, 0x7f800000, v52
3324  v_sub_u32_e32 v59, 0x7f800000, v51
332C  v_lshrrev_b32_e32 v62, 31, v60
3330  v_and_b32_e32 v65, 0x80000000, v64
3338  v_cndmask_b32_e32 v65, v65, v49, vcc
333C  v_add_u32_e32 v62, -1, v62
3340  v_sub_u32_e32 v54, 0x7f7fffff, v52
3348  v_lshrrev_b32_e32 v59, 31, v59
334C  v_lshrrev_b32_e32 v55, 31, v55
3350  v_bitop3_b32 v19, v65, v19, v62 bitop3:0xc8
3358  v_add3_u32 v57, v57, v58, v61
3360  v_add_u32_e32 v61, -1, v55
3364  v_ashrrev_i32_e32 v58, 31, v54
3368  v_add_u32_e32 v62, -1, v59
336C  v_and_or_b32 v56, v58, s20, v56
3374  v_sub_u32_e32 v58, 0x7f7fffff, v51
337C  v_and_b32_e32 v52, v61, v52
3380  v_and_b32_e32 v51, v62, v51
3384  v_lshrrev_b32_e32 v54, 31, v54
3388  v_and_b32_e32 v64, 0x80000000, v61
3390  v_add3_u32 v55, v55, v57, v59
3398  v_max3_u32 v51, v51, v52, v53
33A0  v_sub_u32_e32 v53, 0x7f800000, v50
33A8  v_sub_u32_e32 v57, 0x7f800000, v29
33B0  v_and_b32_e32 v63, 0x80000000, v62
33B8  v_lshrrev_b32_e32 v60, 31, v58
33BC  v_cndmask_b32_e32 v64, v64, v49, vcc
33C0  v_add_u32_e32 v54, -1, v54
33C4  v_cndmask_b32_e32 v63, v63, v49, vcc
33C8  v_add_u32_e32 v60, -1, v60
33CC  v_bitop3_b32 v16, v64, v16, v54 bitop3:0xc8
33D4  v_ashrrev_i32_e32 v54, 31, v58
33D8  v_sub_u32_e32 v52, 0x7f7fffff, v50
33E0  v_lshrrev_b32_e32 v57, 31, v57
33E4  v_lshrrev_b32_e32 v53, 31, v53
33E8  v_bitop3_b32 v17, v63, v17, v60 bitop3:0xc8
33F0  v_and_or_b32 v54, v54, s19, v56
33F8  v_add_u32_e32 v59, -1, v53
33FC  v_ashrrev_i32_e32 v56, 31, v52
3400  v_add_u32_e32 v60, -1, v57
3404  v_and_or_b32 v54, v56, s18, v54
340C  v_sub_u32_e32 v56, 0x7f7fffff, v29
3414  v_and_b32_e32 v50, v59, v50
3418  v_and_b32_e32 v29, v60, v29
341C  v_lshrrev_b32_e32 v52, 31, v52
3420  v_and_b32_e32 v62, 0x80000000, v59
3428  v_max3_u32 v29, v29, v50, v51
3430  v_sub_u32_e32 v51, 0x7f800000, v28
3438  v_cndmask_b32_e32 v62, v62, v49, vcc
343C  v_add_u32_e32 v52, -1, v52
3440  v_add3_u32 v53, v53, v55, v57
3448  v_sub_u32_e32 v55, 0x7f800000, v9
3450  v_and_b32_e32 v61, 0x80000000, v60
3458  v_lshrrev_b32_e32 v58, 31, v56
345C  v_bitop3_b32 v14, v62, v14, v52 bitop3:0xc8
3464  v_ashrrev_i32_e32 v52, 31, v56
3468  v_sub_u32_e32 v50, 0x7f7fffff, v28
3470  v_lshrrev_b32_e32 v51, 31, v51
3474  v_cndmask_b32_e32 v61, v61, v49, vcc
3478  v_add_u32_e32 v58, -1, v58
347C  v_and_or_b32 v52, v52, s0, v54
3484  v_lshrrev_b32_e32 v55, 31, v55
3488  v_ashrrev_i32_e32 v54, 31, v50
348C  v_add_u32_e32 v57, -1, v51
3490  v_bitop3_b32 v15, v61, v15, v58 bitop3:0xc8
3498  v_and_or_b32 v52, v54, s1, v52
34A0  v_sub_u32_e32 v54, 0x7f7fffff, v9
34A8  v_lshrrev_b32_e32 v50, 31, v50
34AC  v_add_u32_e32 v58, -1, v55
34B0  v_and_b32_e32 v60, 0x80000000, v57
34B8  v_and_b32_e32 v88, 0x80000000, v87
34C0  v_and_b32_e32 v83, 0x80000000, v81
34C8  v_and_b32_e32 v59, 0x80000000, v58
34D0  v_lshrrev_b32_e32 v56, 31, v54
34D4  v_cndmask_b32_e32 v60, v60, v49, vcc
34D8  v_add_u32_e32 v50, -1, v50
34DC  v_cndmask_b32_e32 v88, v88, v49, vcc
34E0  v_lshrrev_b32_e32 v89, 31, v85
34E4  v_cndmask_b32_e32 v83, v83, v49, vcc
34E8  v_cndmask_b32_e32 v49, v59, v49, vcc
34EC  v_add_u32_e32 v56, -1, v56
34F0  v_bitop3_b32 v12, v60, v12, v50 bitop3:0xc8
34F8  v_and_b32_e32 v28, v57, v28
34FC  v_add3_u32 v50, v51, v53, v55
3504  v_and_b32_e32 v9, v58, v9
3508  v_add_u32_e32 v89, -1, v89
350C  v_add_u32_e32 v84, -1, v84
3510  v_bitop3_b32 v13, v49, v13, v56 bitop3:0xc8
3518  v_ashrrev_i32_e32 v49, 31, v54
351C  v_max3_u32 v9, v9, v28, v29
3524  v_mov_b32_e32 v28, 0x7f800000
352C  v_cmp_ne_u32_e32 vcc, 32, v50
3530  v_bitop3_b32 v40, v88, v40, v89 bitop3:0xc8
3538  v_bitop3_b32 v44, v83, v44, v84 bitop3:0xc8
3540  v_and_or_b32 v49, v49, s14, v52
3548  v_cndmask_b32_e32 v79, v28, v9, vcc
354C  s_or_b64 exec, exec, s[12:13]
3550  v_cmp_ne_u32_e32 vcc, 0, v79
3554  v_mov_b32_e32 v50, 0x7f
355C  s_and_saveexec_b64 s[0:1], vcc
3560  s_cbranch_execz 26
3564  s_bfe_u32 s14, s15, 0x20004
356C  s_cmp_eq_u32 s14, 2
3570  s_cselect_b64 s[12:13], -1, 0
3574  s_waitcnt lgkmcnt(0)
3578  s_and_b64 s[18:19], s[12:13], exec
357C  s_cselect_b32 s18, 0x3fffff, 0
3584  s_cmp_lg_u32 s14, 0
3588  s_cselect_b32 s14, s18, 0x200000
3590  v_add_u32_e32 v9, s14, v79
3594  s_mov_b32 s14, 0x17fffff
359C  v_lshrrev_b32_e32 v28, 23, v9
35A0  v_add_u32_e32 v28, -2, v28
35A4  v_cmp_lt_u32_e32 vcc, s14, v9
35A8  s_mov_b32 s14, 0x7f800000
35B0  s_nop 0
35B4  v_cndmask_b32_e32 v9, 0, v28, vcc
35B8  v_cmp_eq_u32_e32 vcc, s14, v79
35BC  v_mov_b32_e32 v28, 0xfe
35C4  s_and_b64 vcc, s[12:13], vcc
35C8  v_cndmask_b32_e32 v50, v9, v28, vcc
35CC  s_or_b64 exec, exec, s[0:1]
35D0  v_cmp_eq_u32_e32 vcc, 0, v50
35D4  s_cbranch_vccz 37
35D8  s_nop 0
35DC  v_cndmask_b32_e64 v28, 1.0, 2.0, vcc
35E4  v_pk_mul_f32 v[38:39], v[28:29], v[38:39] op_sel_hi:[0,1]
35EC  v_pk_mul_f32 v[40:41], v[28:29], v[40:41] op_sel_hi:[0,1]
35F4  v_pk_mul_f32 v[44:45], v[28:29], v[44:45] op_sel_hi:[0,1]
35FC  v_pk_mul_f32 v[42:43], v[28:29], v[42:43] op_sel_hi:[0,1]
3604  v_pk_mul_f32 v[36:37], v[28:29], v[36:37] op_sel_hi:[0,1]
360C  v_pk_mul_f32 v[34:35], v[28:29], v[34:35] op_sel_hi:[0,1]
3614  v_pk_mul_f32 v[32:33], v[28:29], v[32:33] op_sel_hi:[0,1]
361C  v_pk_mul_f32 v[30:31], v[28:29], v[30:31] op_sel_hi:[0,1]
3624  v_pk_mul_f32 v[26:27], v[28:29], v[26:27] op_sel_hi:[0,1]
362C  v_pk_mul_f32 v[24:25], v[28:29], v[24:25] op_sel_hi:[0,1]
3634  v_pk_mul_f32 v[22:23], v[28:29], v[22:23] op_sel_hi:[0,1]
363C  v_pk_mul_f32 v[20:21], v[28:29], v[20:21] op_sel_hi:[0,1]
3644  v_pk_mul_f32 v[18:19], v[28:29], v[18:19] op_sel_hi:[0,1]
364C  v_pk_mul_f32 v[16:17], v[28:29], v[16:17] op_sel_hi:[0,1]
3654  v_pk_mul_f32 v[14:15], v[28:29], v[14:15] op_sel_hi:[0,1]
365C  v_pk_mul_f32 v[12:13], v[28:29], v[12:13] op_sel_hi:[0,1]
3664  v_max_u32_e32 v51, 1, v50
3668  s_branch 1
366C  v_mov_b32_e32 v51, v50
3670  v_mov_b32_e32 v9, 0
3674  v_mad_u64_u32 v[28:29], s[0:1], v46, v7, v[8:9]
367C  s_and_b32 s0, s15, 4
3680  s_bitcmp1_b32 s15, 2
3684  v_lshlrev_b32_e32 v7, 23, v51
3688  s_cselect_b64 s[12:13], -1, 0
368C  s_cmp_eq_u32 s0, 0
3690  v_lshlrev_b32_e32 v46, 2, v28
3694  s_cbranch_scc1 133
3698  s_mov_b32 s14, 0xd2511f53
36A0  v_mad_u64_u32 v[52:53], s[0:1], v46, s14, 0
36A8  s_mov_b32 s15, 0xcd9e8d57
36B0  s_waitcnt vmcnt(0)
36B4  v_mad_u64_u32 v[54:55], s[0:1], v1, s15, 0
36BC  v_xor_b32_e32 v51, v2, v53
36C0  v_xor_b32_e32 v8, v0, v55
36C4  v_xor_b32_e32 v51, v51, v11
36C8  v_xor_b32_e32 v8, v8, v10
36CC  v_add_u32_e32 v53, 0x9e3779b9, v10
36D4  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
36DC  v_add_u32_e32 v55, 0xbb67ae85, v11
36E4  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
36EC  v_xor_b32_e32 v8, v59, v53
36F0  v_xor_b32_e32 v8, v8, v54
36F4  v_xor_b32_e32 v51, v57, v55
36F8  v_xor_b32_e32 v51, v51, v52
36FC  v_add_u32_e32 v59, 0x76cf5d0a, v11
3704  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
370C  v_add_u32_e32 v57, 0x3c6ef372, v10
3714  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
371C  v_xor_b32_e32 v51, v53, v59
3720  v_xor_b32_e32 v8, v55, v57
3724  v_xor_b32_e32 v51, v51, v56
3728  v_xor_b32_e32 v8, v8, v58
372C  v_add_u32_e32 v53, 0xdaa66d2b, v10
3734  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
373C  v_add_u32_e32 v55, 0x32370b8f, v11
3744  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
374C  v_xor_b32_e32 v8, v59, v53
3750  v_xor_b32_e32 v8, v8, v54
3754  v_xor_b32_e32 v51, v57, v55
3758  v_xor_b32_e32 v51, v51, v52
375C  v_add_u32_e32 v59, 0xed9eba14, v11
3764  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
376C  v_add_u32_e32 v57, 0x78dde6e4, v10
3774  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
377C  v_xor_b32_e32 v51, v53, v59
3780  v_xor_b32_e32 v8, v55, v57
3784  v_xor_b32_e32 v51, v51, v56
3788  v_xor_b32_e32 v8, v8, v58
378C  v_add_u32_e32 v53, 0x1715609d, v10
3794  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
379C  v_add_u32_e32 v55, 0xa9066899, v11
37A4  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
37AC  v_xor_b32_e32 v8, v59, v53
37B0  v_xor_b32_e32 v8, v8, v54
37B4  v_xor_b32_e32 v51, v57, v55
37B8  v_xor_b32_e32 v51, v51, v52
37BC  v_add_u32_e32 v59, 0x646e171e, v11
37C4  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
37CC  v_add_u32_e32 v57, 0xb54cda56, v10
37D4  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
37DC  v_xor_b32_e32 v51, v53, v59
37E0  v_xor_b32_e32 v8, v55, v57
37E4  v_xor_b32_e32 v51, v51, v56
37E8  v_xor_b32_e32 v8, v8, v58
37EC  v_add_u32_e32 v53, 0x5384540f, v10
37F4  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
37FC  v_add_u32_e32 v55, 0x1fd5c5a3, v11
3804  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
380C  v_xor_b32_e32 v8, v59, v53
3810  v_xor_b32_e32 v8, v8, v54
3814  v_xor_b32_e32 v51, v57, v55
3818  v_xor_b32_e32 v51, v51, v52
381C  v_add_u32_e32 v59, 0xdb3d7428, v11
3824  v_mad_u64_u32 v[52:53], s[0:1], v8, s14, 0
382C  v_add_u32_e32 v57, 0xf1bbcdc8, v10
3834  v_mad_u64_u32 v[54:55], s[0:1], v51, s15, 0
383C  v_xor_b32_e32 v51, v53, v59
3840  v_xor_b32_e32 v8, v55, v57
3844  v_xor_b32_e32 v51, v51, v56
3848  v_xor_b32_e32 v8, v8, v58
384C  v_mad_u64_u32 v[58:59], s[0:1], v51, s15, 0
3854  v_add_u32_e32 v53, 0x8ff34781, v10
385C  v_mad_u64_u32 v[56:57], s[0:1], v8, s14, 0
3864  v_xor_b32_e32 v8, v54, v59
3868  v_add_u32_e32 v55, 0x96a522ad, v11
3870  v_xor_b32_e32 v51, v53, v8
3874  v_xor_b32_e32 v8, v52, v57
3878  v_xor_b32_e32 v52, v55, v8
387C  v_mov_b32_e32 v8, v9
3880  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[38:39], v51, v7
3888  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[44:45], v52, v7 op_sel:[0,0,0,1]
3890  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[40:41], v58, v7 op_sel:[0,0,1,0]
3898  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[42:43], v56, v7 op_sel:[0,0,1,1]
38A0  s_nop 0
38A4  s_cbranch_execz 1
38A8  s_branch 11
38AC  v_mov_b32_e32 v9, 0
38B0  v_mov_b32_e32 v8, 0
38B4  v_cvt_scalef32_pk_fp4_f32 v9, v38, v39, v7
38BC  v_cvt_scalef32_pk_fp4_f32 v8, v44, v45, v7 op_sel:[0,0,0,1]
38C4  v_cvt_scalef32_pk_fp4_f32 v9, v40, v41, v7 op_sel:[0,0,1,0]
38CC  v_cvt_scalef32_pk_fp4_f32 v8, v42, v43, v7 op_sel:[0,0,1,1]
38D4  s_nop 0
38D8  v_cndmask_b32_e64 v38, 0, 1, s[12:13]
38E0  v_cmp_ne_u32_e64 s[0:1], 1, v38
38E8  s_andn2_b64 vcc, exec, s[12:13]
38EC  s_cbranch_vccnz 135
38F0  v_or_b32_e32 v38, 1, v46
38F4  s_mov_b32 s14, 0xd2511f53
38FC  v_mad_u64_u32 v[38:39], s[12:13], v38, s14, 0
3904  s_mov_b32 s15, 0xcd9e8d57
390C  s_waitcnt vmcnt(0)
3910  v_mad_u64_u32 v[40:41], s[12:13], v1, s15, 0
3918  v_xor_b32_e32 v39, v2, v39
391C  v_xor_b32_e32 v41, v0, v41
3920  v_xor_b32_e32 v39, v39, v11
3924  v_xor_b32_e32 v41, v41, v10
3928  v_add_u32_e32 v51, 0x9e3779b9, v10
3930  v_mad_u64_u32 v[44:45], s[12:13], v39, s15, 0
3938  v_add_u32_e32 v52, 0xbb67ae85, v11
3940  v_mad_u64_u32 v[42:43], s[12:13], v41, s14, 0
3948  v_xor_b32_e32 v39, v45, v51
394C  v_xor_b32_e32 v39, v39, v40
3950  v_xor_b32_e32 v40, v43, v52
3954  v_xor_b32_e32 v40, v40, v38
3958  v_add_u32_e32 v45, 0x76cf5d0a, v11
3960  v_mad_u64_u32 v[38:39], s[12:13], v39, s14, 0
3968  v_add_u32_e32 v43, 0x3c6ef372, v10
3970  v_mad_u64_u32 v[40:41], s[12:13], v40, s15, 0
3978  v_xor_b32_e32 v39, v39, v45
397C  v_xor_b32_e32 v41, v41, v43
3980  v_xor_b32_e32 v39, v39, v42
3984  v_xor_b32_e32 v41, v41, v44
3988  v_add_u32_e32 v51, 0xdaa66d2b, v10
3990  v_mad_u64_u32 v[44:45], s[12:13], v39, s15, 0
3998  v_add_u32_e32 v52, 0x32370b8f, v11
39A0  v_mad_u64_u32 v[42:43], s[12:13], v41, s14, 0
39A8  v_xor_b32_e32 v39, v45, v51
39AC  v_xor_b32_e32 v39, v39, v40
39B0  v_xor_b32_e32 v40, v43, v52
39B4  v_xor_b32_e32 v40, v40, v38
39B8  v_add_u32_e32 v45, 0xed9eba14, v11
39C0  v_mad_u64_u32 v[38:39], s[12:13], v39, s14, 0
39C8  v_add_u32_e32 v43, 0x78dde6e4, v10
39D0  v_mad_u64_u32 v[40:41], s[12:13], v40, s15, 0
39D8  v_xor_b32_e32 v39, v39, v45
39DC  v_xor_b32_e32 v41, v41, v43
39E0  v_xor_b32_e32 v39, v39, v42
39E4  v_xor_b32_e32 v41, v41, v44
39E8  v_add_u32_e32 v51, 0x1715609d, v10
39F0  v_mad_u64_u32 v[44:45], s[12:13], v39, s15, 0
39F8  v_add_u32_e32 v52, 0xa9066899, v11
3A00  v_mad_u64_u32 v[42:43], s[12:13], v41, s14, 0
3A08  v_xor_b32_e32 v39, v45, v51
3A0C  v_xor_b32_e32 v39, v39, v40
3A10  v_xor_b32_e32 v40, v43, v52
3A14  v_xor_b32_e32 v40, v40, v38
3A18  v_add_u32_e32 v45, 0x646e171e, v11
3A20  v_mad_u64_u32 v[38:39], s[12:13], v39, s14, 0
3A28  v_add_u32_e32 v43, 0xb54cda56, v10
3A30  v_mad_u64_u32 v[40:41], s[12:13], v40, s15, 0
3A38  v_xor_b32_e32 v39, v39, v45
3A3C  v_xor_b32_e32 v41, v41, v43
3A40  v_xor_b32_e32 v39, v39, v42
3A44  v_xor_b32_e32 v41, v41, v44
3A48  v_add_u32_e32 v51, 0x5384540f, v10
3A50  v_mad_u64_u32 v[44:45], s[12:13], v39, s15, 0
3A58  v_add_u32_e32 v52, 0x1fd5c5a3, v11
3A60  v_mad_u64_u32 v[42:43], s[12:13], v41, s14, 0
3A68  v_xor_b32_e32 v39, v45, v51
3A6C  v_xor_b32_e32 v39, v39, v40
3A70  v_xor_b32_e32 v40, v43, v52
3A74  v_xor_b32_e32 v40, v40, v38
3A78  v_add_u32_e32 v43, 0xf1bbcdc8, v10
3A80  v_add_u32_e32 v45, 0xdb3d7428, v11
3A88  v_mad_u64_u32 v[38:39], s[12:13], v39, s14, 0
3A90  v_mad_u64_u32 v[40:41], s[12:13], v40, s15, 0
3A98  v_xor_b32_e32 v41, v41, v43
3A9C  v_xor_b32_e32 v39, v39, v45
3AA0  v_xor_b32_e32 v41, v41, v44
3AA4  v_xor_b32_e32 v39, v39, v42
3AA8  v_mad_u64_u32 v[42:43], s[12:13], v41, s14, 0
3AB0  v_mad_u64_u32 v[44:45], s[12:13], v39, s15, 0
3AB8  v_add_u32_e32 v51, 0x8ff34781, v10
3AC0  v_add_u32_e32 v52, 0x96a522ad, v11
3AC8  v_xor_b32_e32 v39, v40, v45
3ACC  v_xor_b32_e32 v38, v38, v43
3AD0  v_xor_b32_e32 v40, v51, v39
3AD4  v_xor_b32_e32 v41, v52, v38
3AD8  v_mov_b32_e32 v38, 0
3ADC  v_mov_b32_e32 v39, 0
3AE0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[36:37], v40, v7
3AE8  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[32:33], v41, v7 op_sel:[0,0,0,1]
3AF0  v_cvt_scalef32_sr_pk_fp4_f32 v38, v[34:35], v44, v7 op_sel:[0,0,1,0]
3AF8  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[30:31], v42, v7 op_sel:[0,0,1,1]
3B00  s_nop 0
3B04  s_cbranch_execz 1
3B08  s_branch 11
3B0C  v_mov_b32_e32 v38, 0
3B10  v_mov_b32_e32 v39, 0
3B14  v_cvt_scalef32_pk_fp4_f32 v38, v36, v37, v7
3B1C  v_cvt_scalef32_pk_fp4_f32 v39, v32, v33, v7 op_sel:[0,0,0,1]
3B24  v_cvt_scalef32_pk_fp4_f32 v38, v34, v35, v7 op_sel:[0,0,1,0]
3B2C  v_cvt_scalef32_pk_fp4_f32 v39, v30, v31, v7 op_sel:[0,0,1,1]
3B34  s_nop 0
3B38  s_and_b64 vcc, exec, s[0:1]
3B3C  s_cbranch_vccnz 135
3B40  v_or_b32_e32 v30, 2, v46
3B44  s_mov_b32 s14, 0xd2511f53
3B4C  v_mad_u64_u32 v[30:31], s[12:13], v30, s14, 0
3B54  s_mov_b32 s15, 0xcd9e8d57
3B5C  s_waitcnt vmcnt(0)
3B60  v_mad_u64_u32 v[32:33], s[12:13], v1, s15, 0
3B68  v_xor_b32_e32 v31, v2, v31
3B6C  v_xor_b32_e32 v33, v0, v33
3B70  v_xor_b32_e32 v31, v31, v11
3B74  v_xor_b32_e32 v33, v33, v10
3B78  v_add_u32_e32 v40, 0x9e3779b9, v10
3B80  v_mad_u64_u32 v[36:37], s[12:13], v31, s15, 0
3B88  v_add_u32_e32 v41, 0xbb67ae85, v11
3B90  v_mad_u64_u32 v[34:35], s[12:13], v33, s14, 0
3B98  v_xor_b32_e32 v31, v37, v40
3B9C  v_xor_b32_e32 v31, v31, v32
3BA0  v_xor_b32_e32 v32, v35, v41
3BA4  v_xor_b32_e32 v32, v32, v30
3BA8  v_add_u32_e32 v37, 0x76cf5d0a, v11
3BB0  v_mad_u64_u32 v[30:31], s[12:13], v31, s14, 0
3BB8  v_add_u32_e32 v35, 0x3c6ef372, v10
3BC0  v_mad_u64_u32 v[32:33], s[12:13], v32, s15, 0
3BC8  v_xor_b32_e32 v31, v31, v37
3BCC  v_xor_b32_e32 v33, v33, v35
3BD0  v_xor_b32_e32 v31, v31, v34
3BD4  v_xor_b32_e32 v33, v33, v36
3BD8  v_add_u32_e32 v40, 0xdaa66d2b, v10
3BE0  v_mad_u64_u32 v[36:37], s[12:13], v31, s15, 0
3BE8  v_add_u32_e32 v41, 0x32370b8f, v11
3BF0  v_mad_u64_u32 v[34:35], s[12:13], v33, s14, 0
3BF8  v_xor_b32_e32 v31, v37, v40
3BFC  v_xor_b32_e32 v31, v31, v32
3C00  v_xor_b32_e32 v32, v35, v41
3C04  v_xor_b32_e32 v32, v32, v30
3C08  v_add_u32_e32 v37, 0xed9eba14, v11
3C10  v_mad_u64_u32 v[30:31], s[12:13], v31, s14, 0
3C18  v_add_u32_e32 v35, 0x78dde6e4, v10
3C20  v_mad_u64_u32 v[32:33], s[12:13], v32, s15, 0
3C28  v_xor_b32_e32 v31, v31, v37
3C2C  v_xor_b32_e32 v33, v33, v35
3C30  v_xor_b32_e32 v31, v31, v34
3C34  v_xor_b32_e32 v33, v33, v36
3C38  v_add_u32_e32 v40, 0x1715609d, v10
3C40  v_mad_u64_u32 v[36:37], s[12:13], v31, s15, 0
3C48  v_add_u32_e32 v41, 0xa9066899, v11
3C50  v_mad_u64_u32 v[34:35], s[12:13], v33, s14, 0
3C58  v_xor_b32_e32 v31, v37, v40
3C5C  v_xor_b32_e32 v31, v31, v32
3C60  v_xor_b32_e32 v32, v35, v41
3C64  v_xor_b32_e32 v32, v32, v30
3C68  v_add_u32_e32 v37, 0x646e171e, v11
3C70  v_mad_u64_u32 v[30:31], s[12:13], v31, s14, 0
3C78  v_add_u32_e32 v35, 0xb54cda56, v10
3C80  v_mad_u64_u32 v[32:33], s[12:13], v32, s15, 0
3C88  v_xor_b32_e32 v31, v31, v37
3C8C  v_xor_b32_e32 v33, v33, v35
3C90  v_xor_b32_e32 v31, v31, v34
3C94  v_xor_b32_e32 v33, v33, v36
3C98  v_add_u32_e32 v40, 0x5384540f, v10
3CA0  v_mad_u64_u32 v[36:37], s[12:13], v31, s15, 0
3CA8  v_add_u32_e32 v41, 0x1fd5c5a3, v11
3CB0  v_mad_u64_u32 v[34:35], s[12:13], v33, s14, 0
3CB8  v_xor_b32_e32 v31, v37, v40
3CBC  v_xor_b32_e32 v31, v31, v32
3CC0  v_xor_b32_e32 v32, v35, v41
3CC4  v_xor_b32_e32 v32, v32, v30
3CC8  v_add_u32_e32 v35, 0xf1bbcdc8, v10
3CD0  v_add_u32_e32 v37, 0xdb3d7428, v11
3CD8  v_mad_u64_u32 v[30:31], s[12:13], v31, s14, 0
3CE0  v_mad_u64_u32 v[32:33], s[12:13], v32, s15, 0
3CE8  v_xor_b32_e32 v33, v33, v35
3CEC  v_xor_b32_e32 v31, v31, v37
3CF0  v_xor_b32_e32 v33, v33, v36
3CF4  v_xor_b32_e32 v31, v31, v34
3CF8  v_mad_u64_u32 v[34:35], s[12:13], v33, s14, 0
3D00  v_mad_u64_u32 v[36:37], s[12:13], v31, s15, 0
3D08  v_add_u32_e32 v40, 0x8ff34781, v10
3D10  v_add_u32_e32 v41, 0x96a522ad, v11
3D18  v_xor_b32_e32 v31, v32, v37
3D1C  v_xor_b32_e32 v30, v30, v35
3D20  v_xor_b32_e32 v32, v40, v31
3D24  v_xor_b32_e32 v33, v41, v30
3D28  v_mov_b32_e32 v30, 0
3D2C  v_mov_b32_e32 v31, 0
3D30  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[26:27], v32, v7
3D38  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[22:23], v33, v7 op_sel:[0,0,0,1]
3D40  v_cvt_scalef32_sr_pk_fp4_f32 v30, v[24:25], v36, v7 op_sel:[0,0,1,0]
3D48  v_cvt_scalef32_sr_pk_fp4_f32 v31, v[20:21], v34, v7 op_sel:[0,0,1,1]
3D50  s_nop 0
3D54  s_cbranch_execz 1
3D58  s_branch 11
3D5C  v_mov_b32_e32 v30, 0
3D60  v_mov_b32_e32 v31, 0
3D64  v_cvt_scalef32_pk_fp4_f32 v30, v26, v27, v7
3D6C  v_cvt_scalef32_pk_fp4_f32 v31, v22, v23, v7 op_sel:[0,0,0,1]
3D74  v_cvt_scalef32_pk_fp4_f32 v30, v24, v25, v7 op_sel:[0,0,1,0]
3D7C  v_cvt_scalef32_pk_fp4_f32 v31, v20, v21, v7 op_sel:[0,0,1,1]
3D84  s_nop 0
3D88  s_and_b64 vcc, exec, s[0:1]
3D8C  s_cbranch_vccnz 135
3D90  v_or_b32_e32 v20, 3, v46
3D94  s_mov_b32 s12, 0xd2511f53
3D9C  v_mad_u64_u32 v[20:21], s[0:1], v20, s12, 0
3DA4  s_mov_b32 s13, 0xcd9e8d57
3DAC  s_waitcnt vmcnt(0)
3DB0  v_mad_u64_u32 v[22:23], s[0:1], v1, s13, 0
3DB8  v_xor_b32_e32 v1, v2, v21
3DBC  v_xor_b32_e32 v0, v0, v23
3DC0  v_xor_b32_e32 v2, v1, v11
3DC4  v_xor_b32_e32 v0, v0, v10
3DC8  v_add_u32_e32 v21, 0x9e3779b9, v10
3DD0  v_mad_u64_u32 v[24:25], s[0:1], v2, s13, 0
3DD8  v_add_u32_e32 v23, 0xbb67ae85, v11
3DE0  v_mad_u64_u32 v[0:1], s[0:1], v0, s12, 0
3DE8  v_xor_b32_e32 v2, v25, v21
3DEC  v_xor_b32_e32 v2, v2, v22
3DF0  v_xor_b32_e32 v1, v1, v23
3DF4  v_xor_b32_e32 v1, v1, v20
3DF8  v_add_u32_e32 v26, 0x76cf5d0a, v11
3E00  v_mad_u64_u32 v[20:21], s[0:1], v2, s12, 0
3E08  v_add_u32_e32 v25, 0x3c6ef372, v10
3E10  v_mad_u64_u32 v[22:23], s[0:1], v1, s13, 0
3E18  v_xor_b32_e32 v2, v21, v26
3E1C  v_xor_b32_e32 v1, v23, v25
3E20  v_xor_b32_e32 v2, v2, v0
3E24  v_xor_b32_e32 v1, v1, v24
3E28  v_add_u32_e32 v21, 0xdaa66d2b, v10
3E30  v_mad_u64_u32 v[24:25], s[0:1], v2, s13, 0
3E38  v_add_u32_e32 v23, 0x32370b8f, v11
3E40  v_mad_u64_u32 v[0:1], s[0:1], v1, s12, 0
3E48  v_xor_b32_e32 v2, v25, v21
3E4C  v_xor_b32_e32 v2, v2, v22
3E50  v_xor_b32_e32 v1, v1, v23
3E54  v_xor_b32_e32 v1, v1, v20
3E58  v_add_u32_e32 v26, 0xed9eba14, v11
3E60  v_mad_u64_u32 v[20:21], s[0:1], v2, s12, 0
3E68  v_add_u32_e32 v25, 0x78dde6e4, v10
3E70  v_mad_u64_u32 v[22:23], s[0:1], v1, s13, 0
3E78  v_xor_b32_e32 v2, v21, v26
3E7C  v_xor_b32_e32 v1, v23, v25
3E80  v_xor_b32_e32 v2, v2, v0
3E84  v_xor_b32_e32 v1, v1, v24
3E88  v_add_u32_e32 v21, 0x1715609d, v10
3E90  v_mad_u64_u32 v[24:25], s[0:1], v2, s13, 0
3E98  v_add_u32_e32 v23, 0xa9066899, v11
3EA0  v_mad_u64_u32 v[0:1], s[0:1], v1, s12, 0
3EA8  v_xor_b32_e32 v2, v25, v21
3EAC  v_xor_b32_e32 v2, v2, v22
3EB0  v_xor_b32_e32 v1, v1, v23
3EB4  v_xor_b32_e32 v1, v1, v20
3EB8  v_add_u32_e32 v26, 0x646e171e, v11
3EC0  v_mad_u64_u32 v[20:21], s[0:1], v2, s12, 0
3EC8  v_add_u32_e32 v25, 0xb54cda56, v10
3ED0  v_mad_u64_u32 v[22:23], s[0:1], v1, s13, 0
3ED8  v_xor_b32_e32 v2, v21, v26
3EDC  v_xor_b32_e32 v1, v23, v25
3EE0  v_xor_b32_e32 v2, v2, v0
3EE4  v_xor_b32_e32 v1, v1, v24
3EE8  v_add_u32_e32 v21, 0x5384540f, v10
3EF0  v_mad_u64_u32 v[24:25], s[0:1], v2, s13, 0
3EF8  v_add_u32_e32 v23, 0x1fd5c5a3, v11
3F00  v_mad_u64_u32 v[0:1], s[0:1], v1, s12, 0
3F08  v_xor_b32_e32 v2, v25, v21
3F0C  v_xor_b32_e32 v2, v2, v22
3F10  v_xor_b32_e32 v1, v1, v23
3F14  v_xor_b32_e32 v1, v1, v20
3F18  v_add_u32_e32 v26, 0xdb3d7428, v11
3F20  v_mad_u64_u32 v[20:21], s[0:1], v2, s12, 0
3F28  v_add_u32_e32 v25, 0xf1bbcdc8, v10
3F30  v_mad_u64_u32 v[22:23], s[0:1], v1, s13, 0
3F38  v_xor_b32_e32 v2, v21, v26
3F3C  v_xor_b32_e32 v1, v23, v25
3F40  v_xor_b32_e32 v0, v2, v0
3F44  v_xor_b32_e32 v1, v1, v24
3F48  v_mad_u64_u32 v[24:25], s[0:1], v0, s13, 0
3F50  v_add_u32_e32 v2, 0x8ff34781, v10
3F58  v_add_u32_e32 v21, 0x96a522ad, v11
3F60  v_mad_u64_u32 v[10:11], s[0:1], v1, s12, 0
3F68  v_xor_b32_e32 v0, v22, v25
3F6C  v_xor_b32_e32 v2, v2, v0
3F70  v_xor_b32_e32 v0, v20, v11
3F74  v_xor_b32_e32 v11, v21, v0
3F78  v_mov_b32_e32 v0, 0
3F7C  v_mov_b32_e32 v1, 0
3F80  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[18:19], v2, v7
3F88  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[14:15], v11, v7 op_sel:[0,0,0,1]
3F90  v_cvt_scalef32_sr_pk_fp4_f32 v0, v[16:17], v24, v7 op_sel:[0,0,1,0]
3F98  v_cvt_scalef32_sr_pk_fp4_f32 v1, v[12:13], v10, v7 op_sel:[0,0,1,1]
3FA0  s_nop 0
3FA4  s_cbranch_execz 1
3FA8  s_branch 12
3FAC  s_waitcnt vmcnt(0)
3FB0  v_mov_b32_e32 v0, 0
3FB4  v_mov_b32_e32 v1, 0
3FB8  v_cvt_scalef32_pk_fp4_f32 v0, v18, v19, v7
3FC0  v_cvt_scalef32_pk_fp4_f32 v1, v14, v15, v7 op_sel:[0,0,0,1]
3FC8  v_cvt_scalef32_pk_fp4_f32 v0, v16, v17, v7 op_sel:[0,0,1,0]
3FD0  v_cvt_scalef32_pk_fp4_f32 v1, v12, v13, v7 op_sel:[0,0,1,1]
3FD8  s_nop 0
3FDC  s_waitcnt vmcnt(0)
3FE0  v_or3_b32 v11, v0, v1, v49
3FE8  s_waitcnt lgkmcnt(0)
3FEC  v_mov_b32_e32 v0, s3
3FF0  v_mov_b32_e32 v1, s5
3FF4  v_cndmask_b32_e64 v1, v0, v1, s[6:7]
3FFC  v_mov_b32_e32 v0, s2
4000  v_mov_b32_e32 v2, s4
4004  v_cndmask_b32_e64 v0, v0, v2, s[6:7]
400C  v_or3_b32 v8, v9, v8, v3
4014  v_or3_b32 v9, v38, v39, v47
401C  v_or3_b32 v10, v30, v31, v48
4024  v_lshl_add_u64 v[0:1], v[28:29], 4, v[0:1]
402C  global_store_dwordx4 v[0:1], v[8:11], off
4034  s_or_b64 exec, exec, s[8:9]
4038  s_waitcnt lgkmcnt(0)
403C  v_mov_b32_e32 v0, s11
4040  v_mov_b32_e32 v1, s17
4044  v_cndmask_b32_e64 v1, v0, v1, s[6:7]
404C  v_mov_b32_e32 v0, s10
4050  v_mov_b32_e32 v2, s16
4054  v_cndmask_b32_e64 v0, v0, v2, s[6:7]
405C  v_mov_b32_e32 v7, 0
4060  v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
4068  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
4070  global_store_byte v[0:1], v50, off
4078  s_endpgm
407C  s_nop 0
