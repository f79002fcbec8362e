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
1900  s_load_dwordx4 s[72:75], s[0:1], 0x28
1908  v_cmp_lt_u32_e64 s[68:69], 31, v0
1910  v_mov_b32_e32 v4, s2
1914  s_waitcnt lgkmcnt(0)
1918  v_mov_b32_e32 v1, s73
191C  v_mov_b32_e32 v2, s74
1920  v_cndmask_b32_e64 v1, v1, v2, s[68:69]
1928  v_add_u32_e32 v2, 0xff, v1
1930  s_and_b32 s4, s75, 8
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
197C  s_cbranch_execz 2478
1980  v_mov_b32_e32 v3, s74
1984  v_mov_b32_e32 v4, s73
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
19BC  s_cbranch_execz 2462
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
1A28  s_load_dwordx2 s[76:77], s[0:1], 0x20
1A30  v_cmp_lt_u32_e32 vcc, v7, v1
1A34  v_cmp_lt_u32_e64 s[6:7], v12, v11
1A3C  s_and_b64 s[6:7], vcc, s[6:7]
1A40  v_mov_b32_e32 v50, 0x7f
1A48  s_and_saveexec_b64 s[78:79], s[6:7]
1A4C  s_cbranch_execz 2409
1A50  s_load_dwordx2 s[6:7], s[0:1], 0x38
1A58  s_and_saveexec_b64 s[8:9], s[4:5]
1A5C  s_xor_b64 s[4:5], exec, s[8:9]
1A60  v_mad_u64_u32 v[2:3], s[8:9], s72, v7, 0
1A68  s_lshl_b32 s10, s2, 5
1A6C  s_or_saveexec_b64 s[4:5], s[4:5]
1A70  s_load_dwordx2 s[8:9], s[0:1], 0x0
1A78  v_mov_b64_e32 v[0:1], 1
1A7C  v_mov_b32_e32 v4, s10
1A80  s_xor_b64 exec, exec, s[4:5]
1A84  s_lshl_b32 s2, s3, 5
1A88  s_mov_b32 s73, 0
1A8C  s_mul_hi_u32 s3, s72, s2
1A90  s_mul_i32 s2, s72, s2
1A94  v_mov_b64_e32 v[2:3], s[2:3]
1A98  v_mov_b64_e32 v[0:1], s[72:73]
1A9C  v_mov_b32_e32 v4, v7
1AA0  s_or_b64 exec, exec, s[4:5]
1AA4  s_bitcmp1_b32 s75, 0
1AA8  v_mov_b32_e32 v5, 0
1AAC  s_cselect_b64 s[2:3], -1, 0
1AB0  v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
1AB8  s_and_b64 vcc, exec, s[2:3]
1ABC  s_cbranch_vccz 7
1AC0  s_waitcnt lgkmcnt(0)
1AC4  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1ACC  global_load_dword v14, v[4:5], off
1AD4  s_cbranch_execz 1
1AD8  s_branch 7
1ADC  s_waitcnt lgkmcnt(0)
1AE0  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1AE8  global_load_ushort v4, v[4:5], off
1AF0  s_waitcnt vmcnt(0)
1AF4  v_lshlrev_b32_e32 v14, 16, v4
1AF8  v_cndmask_b32_e64 v4, 0, 1, s[2:3]
1B00  v_cmp_ne_u32_e64 s[4:5], 1, v4
1B08  s_andn2_b64 vcc, exec, s[2:3]
1B0C  v_lshl_add_u64 v[2:3], v[0:1], 0, v[2:3]
1B14  s_cbranch_vccnz 7
1B18  s_waitcnt lgkmcnt(0)
1B1C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1B24  global_load_dword v15, v[4:5], off
1B2C  s_cbranch_execz 1
1B30  s_branch 7
1B34  s_waitcnt lgkmcnt(0)
1B38  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1B40  global_load_ushort v4, v[4:5], off
1B48  s_waitcnt vmcnt(0)
1B4C  v_lshlrev_b32_e32 v15, 16, v4
1B50  s_and_b64 vcc, exec, s[4:5]
1B54  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1B5C  s_cbranch_vccnz 7
1B60  s_waitcnt lgkmcnt(0)
1B64  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1B6C  global_load_dword v16, v[4:5], off
1B74  s_cbranch_execz 1
1B78  s_branch 7
1B7C  s_waitcnt lgkmcnt(0)
1B80  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1B88  global_load_ushort v4, v[4:5], off
1B90  s_waitcnt vmcnt(0)
1B94  v_lshlrev_b32_e32 v16, 16, v4
1B98  s_and_b64 vcc, exec, s[4:5]
1B9C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1BA4  s_cbranch_vccnz 7
1BA8  s_waitcnt lgkmcnt(0)
1BAC  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1BB4  global_load_dword v17, v[4:5], off
1BBC  s_cbranch_execz 1
1BC0  s_branch 7
1BC4  s_waitcnt lgkmcnt(0)
1BC8  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1BD0  global_load_ushort v4, v[4:5], off
1BD8  s_waitcnt vmcnt(0)
1BDC  v_lshlrev_b32_e32 v17, 16, v4
1BE0  s_and_b64 vcc, exec, s[4:5]
1BE4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1BEC  s_cbranch_vccnz 7
1BF0  s_waitcnt lgkmcnt(0)
1BF4  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1BFC  global_load_dword v20, v[4:5], off
1C04  s_cbranch_execz 1
1C08  s_branch 7
1C0C  s_waitcnt lgkmcnt(0)
1C10  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1C18  global_load_ushort v4, v[4:5], off
1C20  s_waitcnt vmcnt(0)
1C24  v_lshlrev_b32_e32 v20, 16, v4
1C28  s_and_b64 vcc, exec, s[4:5]
1C2C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C34  s_cbranch_vccnz 7
1C38  s_waitcnt lgkmcnt(0)
1C3C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1C44  global_load_dword v21, v[4:5], off
1C4C  s_cbranch_execz 1
1C50  s_branch 7
1C54  s_waitcnt lgkmcnt(0)
1C58  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1C60  global_load_ushort v4, v[4:5], off
1C68  s_waitcnt vmcnt(0)
1C6C  v_lshlrev_b32_e32 v21, 16, v4
1C70  s_and_b64 vcc, exec, s[4:5]
1C74  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1C7C  s_cbranch_vccnz 7
1C80  s_waitcnt lgkmcnt(0)
1C84  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1C8C  global_load_dword v24, v[4:5], off
1C94  s_cbranch_execz 1
1C98  s_branch 7
1C9C  s_waitcnt lgkmcnt(0)
1CA0  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1CA8  global_load_ushort v4, v[4:5], off
1CB0  s_waitcnt vmcnt(0)
1CB4  v_lshlrev_b32_e32 v24, 16, v4
1CB8  s_and_b64 vcc, exec, s[4:5]
1CBC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1CC4  s_cbranch_vccnz 7
1CC8  s_waitcnt lgkmcnt(0)
1CCC  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1CD4  global_load_dword v25, v[4:5], off
1CDC  s_cbranch_execz 1
1CE0  s_branch 7
1CE4  s_waitcnt lgkmcnt(0)
1CE8  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1CF0  global_load_ushort v4, v[4:5], off
1CF8  s_waitcnt vmcnt(0)
1CFC  v_lshlrev_b32_e32 v25, 16, v4
1D00  s_and_b64 vcc, exec, s[4:5]
1D04  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D0C  s_cbranch_vccnz 7
1D10  s_waitcnt lgkmcnt(0)
1D14  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1D1C  global_load_dword v18, v[4:5], off
1D24  s_cbranch_execz 1
1D28  s_branch 7
1D2C  s_waitcnt lgkmcnt(0)
1D30  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1D38  global_load_ushort v4, v[4:5], off
1D40  s_waitcnt vmcnt(0)
1D44  v_lshlrev_b32_e32 v18, 16, v4
1D48  s_and_b64 vcc, exec, s[4:5]
1D4C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D54  s_cbranch_vccnz 7
1D58  s_waitcnt lgkmcnt(0)
1D5C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1D64  global_load_dword v19, v[4:5], off
1D6C  s_cbranch_execz 1
1D70  s_branch 7
1D74  s_waitcnt lgkmcnt(0)
1D78  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1D80  global_load_ushort v4, v[4:5], off
1D88  s_waitcnt vmcnt(0)
1D8C  v_lshlrev_b32_e32 v19, 16, v4
1D90  s_and_b64 vcc, exec, s[4:5]
1D94  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1D9C  s_cbranch_vccnz 7
1DA0  s_waitcnt lgkmcnt(0)
1DA4  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1DAC  global_load_dword v22, v[4:5], off
1DB4  s_cbranch_execz 1
1DB8  s_branch 7
1DBC  s_waitcnt lgkmcnt(0)
1DC0  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1DC8  global_load_ushort v4, v[4:5], off
1DD0  s_waitcnt vmcnt(0)
1DD4  v_lshlrev_b32_e32 v22, 16, v4
1DD8  s_and_b64 vcc, exec, s[4:5]
1DDC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1DE4  s_cbranch_vccnz 7
1DE8  s_waitcnt lgkmcnt(0)
1DEC  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1DF4  global_load_dword v23, v[4:5], off
1DFC  s_cbranch_execz 1
1E00  s_branch 7
1E04  s_waitcnt lgkmcnt(0)
1E08  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1E10  global_load_ushort v4, v[4:5], off
1E18  s_waitcnt vmcnt(0)
1E1C  v_lshlrev_b32_e32 v23, 16, v4
1E20  s_and_b64 vcc, exec, s[4:5]
1E24  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E2C  s_cbranch_vccnz 7
1E30  s_waitcnt lgkmcnt(0)
1E34  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1E3C  global_load_dword v28, v[4:5], off
1E44  s_cbranch_execz 1
1E48  s_branch 7
1E4C  s_waitcnt lgkmcnt(0)
1E50  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1E58  global_load_ushort v4, v[4:5], off
1E60  s_waitcnt vmcnt(0)
1E64  v_lshlrev_b32_e32 v28, 16, v4
1E68  s_and_b64 vcc, exec, s[4:5]
1E6C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1E74  s_cbranch_vccnz 7
1E78  s_waitcnt lgkmcnt(0)
1E7C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1E84  global_load_dword v29, v[4:5], off
1E8C  s_cbranch_execz 1
1E90  s_branch 7
1E94  s_waitcnt lgkmcnt(0)
1E98  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1EA0  global_load_ushort v4, v[4:5], off
1EA8  s_waitcnt vmcnt(0)
1EAC  v_lshlrev_b32_e32 v29, 16, v4
1EB0  s_and_b64 vcc, exec, s[4:5]
1EB4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1EBC  s_cbranch_vccnz 7
1EC0  s_waitcnt lgkmcnt(0)
1EC4  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1ECC  global_load_dword v32, v[4:5], off
1ED4  s_cbranch_execz 1
1ED8  s_branch 7
1EDC  s_waitcnt lgkmcnt(0)
1EE0  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1EE8  global_load_ushort v4, v[4:5], off
1EF0  s_waitcnt vmcnt(0)
1EF4  v_lshlrev_b32_e32 v32, 16, v4
1EF8  s_and_b64 vcc, exec, s[4:5]
1EFC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F04  s_cbranch_vccnz 7
1F08  s_waitcnt lgkmcnt(0)
1F0C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1F14  global_load_dword v33, v[4:5], off
1F1C  s_cbranch_execz 1
1F20  s_branch 7
1F24  s_waitcnt lgkmcnt(0)
1F28  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1F30  global_load_ushort v4, v[4:5], off
1F38  s_waitcnt vmcnt(0)
1F3C  v_lshlrev_b32_e32 v33, 16, v4
1F40  s_and_b64 vcc, exec, s[4:5]
1F44  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F4C  s_cbranch_vccnz 7
1F50  s_waitcnt lgkmcnt(0)
1F54  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1F5C  global_load_dword v26, v[4:5], off
1F64  s_cbranch_execz 1
1F68  s_branch 7
1F6C  s_waitcnt lgkmcnt(0)
1F70  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1F78  global_load_ushort v4, v[4:5], off
1F80  s_waitcnt vmcnt(0)
1F84  v_lshlrev_b32_e32 v26, 16, v4
1F88  s_and_b64 vcc, exec, s[4:5]
1F8C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1F94  s_cbranch_vccnz 7
1F98  s_waitcnt lgkmcnt(0)
1F9C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1FA4  global_load_dword v27, v[4:5], off
1FAC  s_cbranch_execz 1
1FB0  s_branch 7
1FB4  s_waitcnt lgkmcnt(0)
1FB8  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
1FC0  global_load_ushort v4, v[4:5], off
1FC8  s_waitcnt vmcnt(0)
1FCC  v_lshlrev_b32_e32 v27, 16, v4
1FD0  s_and_b64 vcc, exec, s[4:5]
1FD4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
1FDC  s_cbranch_vccnz 7
1FE0  s_waitcnt lgkmcnt(0)
1FE4  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
1FEC  global_load_dword v30, v[4:5], off
1FF4  s_cbranch_execz 1
1FF8  s_branch 7
1FFC  s_waitcnt lgkmcnt(0)
2000  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2008  global_load_ushort v4, v[4:5], off
2010  s_waitcnt vmcnt(0)
2014  v_lshlrev_b32_e32 v30, 16, v4
2018  s_and_b64 vcc, exec, s[4:5]
201C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2024  s_cbranch_vccnz 7
2028  s_waitcnt lgkmcnt(0)
202C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
2034  global_load_dword v31, v[4:5], off
203C  s_cbranch_execz 1
2040  s_branch 7
2044  s_waitcnt lgkmcnt(0)
2048  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2050  global_load_ushort v4, v[4:5], off
2058  s_waitcnt vmcnt(0)
205C  v_lshlrev_b32_e32 v31, 16, v4
2060  s_and_b64 vcc, exec, s[4:5]
2064  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
206C  s_cbranch_vccnz 7
2070  s_waitcnt lgkmcnt(0)
2074  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
207C  global_load_dword v36, v[4:5], off
2084  s_cbranch_execz 1
2088  s_branch 7
208C  s_waitcnt lgkmcnt(0)
2090  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2098  global_load_ushort v4, v[4:5], off
20A0  s_waitcnt vmcnt(0)
20A4  v_lshlrev_b32_e32 v36, 16, v4
20A8  s_and_b64 vcc, exec, s[4:5]
20AC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
20B4  s_cbranch_vccnz 7
20B8  s_waitcnt lgkmcnt(0)
20BC  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
20C4  global_load_dword v37, v[4:5], off
20CC  s_cbranch_execz 1
20D0  s_branch 7
20D4  s_waitcnt lgkmcnt(0)
20D8  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
20E0  global_load_ushort v4, v[4:5], off
20E8  s_waitcnt vmcnt(0)
20EC  v_lshlrev_b32_e32 v37, 16, v4
20F0  s_and_b64 vcc, exec, s[4:5]
20F4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
20FC  s_cbranch_vccnz 7
2100  s_waitcnt lgkmcnt(0)
2104  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
210C  global_load_dword v40, v[4:5], off
2114  s_cbranch_execz 1
2118  s_branch 7
211C  s_waitcnt lgkmcnt(0)
2120  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2128  global_load_ushort v4, v[4:5], off
2130  s_waitcnt vmcnt(0)
2134  v_lshlrev_b32_e32 v40, 16, v4
2138  s_and_b64 vcc, exec, s[4:5]
213C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2144  s_cbranch_vccnz 7
2148  s_waitcnt lgkmcnt(0)
214C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
2154  global_load_dword v41, v[4:5], off
215C  s_cbranch_execz 1
2160  s_branch 7
2164  s_waitcnt lgkmcnt(0)
2168  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2170  global_load_ushort v4, v[4:5], off
2178  s_waitcnt vmcnt(0)
217C  v_lshlrev_b32_e32 v41, 16, v4
2180  s_and_b64 vcc, exec, s[4:5]
2184  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
218C  s_cbranch_vccnz 7
2190  s_waitcnt lgkmcnt(0)
2194  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
219C  global_load_dword v34, v[4:5], off
21A4  s_cbranch_execz 1
21A8  s_branch 7
21AC  s_waitcnt lgkmcnt(0)
21B0  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
21B8  global_load_ushort v4, v[4:5], off
21C0  s_waitcnt vmcnt(0)
21C4  v_lshlrev_b32_e32 v34, 16, v4
21C8  s_and_b64 vcc, exec, s[4:5]
21CC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
21D4  s_cbranch_vccnz 7
21D8  s_waitcnt lgkmcnt(0)
21DC  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
21E4  global_load_dword v35, v[4:5], off
21EC  s_cbranch_execz 1
21F0  s_branch 7
21F4  s_waitcnt lgkmcnt(0)
21F8  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2200  global_load_ushort v4, v[4:5], off
2208  s_waitcnt vmcnt(0)
220C  v_lshlrev_b32_e32 v35, 16, v4
2210  s_and_b64 vcc, exec, s[4:5]
2214  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
221C  s_cbranch_vccnz 7
2220  s_waitcnt lgkmcnt(0)
2224  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
222C  global_load_dword v38, v[4:5], off
2234  s_cbranch_execz 1
2238  s_branch 7
223C  s_waitcnt lgkmcnt(0)
2240  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2248  global_load_ushort v4, v[4:5], off
2250  s_waitcnt vmcnt(0)
2254  v_lshlrev_b32_e32 v38, 16, v4
2258  s_and_b64 vcc, exec, s[4:5]
225C  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
2264  s_cbranch_vccnz 7
2268  s_waitcnt lgkmcnt(0)
226C  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
2274  global_load_dword v39, v[4:5], off
227C  s_cbranch_execz 1
2280  s_branch 7
2284  s_waitcnt lgkmcnt(0)
2288  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2290  global_load_ushort v4, v[4:5], off
2298  s_waitcnt vmcnt(0)
229C  v_lshlrev_b32_e32 v39, 16, v4
22A0  s_and_b64 vcc, exec, s[4:5]
22A4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
22AC  s_cbranch_vccnz 7
22B0  s_waitcnt lgkmcnt(0)
22B4  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
22BC  global_load_dword v42, v[4:5], off
22C4  s_cbranch_execz 1
22C8  s_branch 7
22CC  s_waitcnt lgkmcnt(0)
22D0  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
22D8  global_load_ushort v4, v[4:5], off
22E0  s_waitcnt vmcnt(0)
22E4  v_lshlrev_b32_e32 v42, 16, v4
22E8  s_and_b64 vcc, exec, s[4:5]
22EC  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
22F4  s_cbranch_vccnz 7
22F8  s_waitcnt lgkmcnt(0)
22FC  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
2304  global_load_dword v43, v[4:5], off
230C  s_cbranch_execz 1
2310  s_branch 7
2314  s_waitcnt lgkmcnt(0)
2318  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2320  global_load_ushort v4, v[4:5], off
2328  s_waitcnt vmcnt(0)
232C  v_lshlrev_b32_e32 v43, 16, v4
2330  s_and_b64 vcc, exec, s[4:5]
2334  v_lshl_add_u64 v[2:3], v[2:3], 0, v[0:1]
233C  s_cbranch_vccnz 7
2340  s_waitcnt lgkmcnt(0)
2344  v_lshl_add_u64 v[4:5], v[2:3], 2, s[8:9]
234C  global_load_dword v44, v[4:5], off
2354  s_cbranch_execz 1
2358  s_branch 7
235C  s_waitcnt lgkmcnt(0)
2360  v_lshl_add_u64 v[4:5], v[2:3], 1, s[8:9]
2368  global_load_ushort v4, v[4:5], off
2370  s_waitcnt vmcnt(0)
2374  v_lshlrev_b32_e32 v44, 16, v4
2378  s_and_b64 vcc, exec, s[4:5]
237C  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
2384  s_cbranch_vccnz 7
2388  s_waitcnt lgkmcnt(0)
238C  v_lshl_add_u64 v[2:3], v[0:1], 2, s[8:9]
2394  global_load_dword v45, v[2:3], off
239C  s_cbranch_execz 1
23A0  s_branch 7
23A4  s_waitcnt lgkmcnt(0)
23A8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[8:9]
23B0  global_load_ushort v0, v[0:1], off
23B8  s_waitcnt vmcnt(0)
23BC  v_lshlrev_b32_e32 v45, 16, v0
23C0  s_add_u32 s2, s0, 64
23C4  s_addc_u32 s3, s1, 0
23C8  s_add_u32 s4, s0, 0x58
23D0  s_addc_u32 s5, s1, 0
23D4  v_mov_b32_e32 v0, 0x58
23DC  v_cndmask_b32_e64 v0, 64, v0, s[68:69]
23E4  v_mov_b32_e32 v1, 0
23E8  v_mov_b32_e32 v2, s3
23EC  v_mov_b32_e32 v3, s5
23F0  v_cndmask_b32_e64 v3, v2, v3, s[68:69]
23F8  v_mov_b32_e32 v2, s2
23FC  v_mov_b32_e32 v4, s4
2400  v_lshl_add_u64 v[0:1], s[0:1], 0, v[0:1]
2408  v_cndmask_b32_e64 v2, v2, v4, s[68:69]
2410  global_load_dwordx2 v[46:47], v[0:1], off
2418  global_load_dwordx3 v[4:6], v[2:3], off offset:8
2420  s_load_dwordx2 s[72:73], s[0:1], 0x8
2428  s_load_dwordx2 s[80:81], s[0:1], 0x18
2430  s_bitcmp1_b32 s75, 1
2434  s_cselect_b64 s[82:83], -1, 0
2438  s_and_b64 vcc, exec, s[82:83]
243C  s_cbranch_vccz 316
2440  s_waitcnt lgkmcnt(0)
2444  v_mov_b32_e32 v0, s6
2448  v_mov_b32_e32 v1, s7
244C  v_cndmask_b32_e64 v0, v0, v1, s[68:69]
2454  v_cmp_ne_u32_e32 vcc, 0, v0
2458  s_and_saveexec_b64 s[0:1], vcc
245C  s_cbranch_execz 96
2460  v_lshlrev_b32_e32 v1, 31, v0
2464  v_lshlrev_b32_e32 v2, 30, v0
2468  s_brev_b32 s2, 1
246C  s_waitcnt vmcnt(2)
2470  v_xor_b32_e32 v14, v1, v14
2474  v_lshlrev_b32_e32 v1, 29, v0
2478  v_bitop3_b32 v15, v2, v15, s2 bitop3:0x6c
2480  v_lshlrev_b32_e32 v2, 28, v0
2484  v_bitop3_b32 v16, v1, v16, s2 bitop3:0x6c
248C  v_lshlrev_b32_e32 v1, 27, v0
2490  v_bitop3_b32 v17, v2, v17, s2 bitop3:0x6c
2498  v_lshlrev_b32_e32 v2, 26, v0
249C  v_bitop3_b32 v20, v1, v20, s2 bitop3:0x6c
24A4  v_lshlrev_b32_e32 v1, 25, v0
24A8  v_bitop3_b32 v21, v2, v21, s2 bitop3:0x6c
24B0  v_lshlrev_b32_e32 v2, 24, v0
24B4  v_bitop3_b32 v24, v1, v24, s2 bitop3:0x6c
24BC  v_lshlrev_b32_e32 v1, 23, v0
24C0  v_bitop3_b32 v25, v2, v25, s2 bitop3:0x6c
24C8  v_lshlrev_b32_e32 v2, 22, v0
24CC  v_bitop3_b32 v18, v1, v18, s2 bitop3:0x6c
24D4  v_lshlrev_b32_e32 v1, 21, v0
24D8  v_bitop3_b32 v19, v2, v19, s2 bitop3:0x6c
24E0  v_lshlrev_b32_e32 v2, 20, v0
24E4  v_bitop3_b32 v22, v1, v22, s2 bitop3:0x6c
24EC  v_lshlrev_b32_e32 v1, 19, v0
24F0  v_bitop3_b32 v23, v2, v23, s2 bitop3:0x6c
24F8  v_lshlrev_b32_e32 v2, 18, v0
24FC  v_bitop3_b32 v28, v1, v28, s2 bitop3:0x6c
2504  v_lshlrev_b32_e32 v1, 17, v0
2508  v_bitop3_b32 v29, v2, v29, s2 bitop3:0x6c
2510  v_lshlrev_b32_e32 v2, 16, v0
2514  v_bitop3_b32 v32, v1, v32, s2 bitop3:0x6c
251C  v_lshlrev_b32_e32 v1, 15, v0
2520  v_bitop3_b32 v33, v2, v33, s2 bitop3:0x6c
2528  v_lshlrev_b32_e32 v2, 14, v0
252C  v_bitop3_b32 v26, v1, v26, s2 bitop3:0x6c
2534  v_lshlrev_b32_e32 v1, 13, v0
2538  v_bitop3_b32 v27, v2, v27, s2 bitop3:0x6c
2540  v_lshlrev_b32_e32 v2, 12, v0
2544  v_bitop3_b32 v30, v1, v30, s2 bitop3:0x6c
254C  v_lshlrev_b32_e32 v1, 11, v0
2550  v_bitop3_b32 v31, v2, v31, s2 bitop3:0x6c
2558  v_lshlrev_b32_e32 v2, 10, v0
255C  v_bitop3_b32 v36, v1, v36, s2 bitop3:0x6c
2564  v_lshlrev_b32_e32 v1, 9, v0
2568  v_bitop3_b32 v37, v2, v37, s2 bitop3:0x6c
2570  v_lshlrev_b32_e32 v2, 8, v0
2574  v_bitop3_b32 v40, v1, v40, s2 bitop3:0x6c
257C  v_lshlrev_b32_e32 v1, 7, v0
2580  v_bitop3_b32 v41, v2, v41, s2 bitop3:0x6c
2588  v_lshlrev_b32_e32 v2, 6, v0
258C  v_bitop3_b32 v34, v1, v34, s2 bitop3:0x6c
2594  v_lshlrev_b32_e32 v1, 5, v0
2598  v_bitop3_b32 v35, v2, v35, s2 bitop3:0x6c
25A0  v_lshlrev_b32_e32 v2, 4, v0
25A4  v_bitop3_b32 v38, v1, v38, s2 bitop3:0x6c
25AC  v_lshlrev_b32_e32 v1, 3, v0
25B0  v_bitop3_b32 v39, v2, v39, s2 bitop3:0x6c
25B8  v_lshlrev_b32_e32 v2, 2, v0
25BC  v_bitop3_b32 v42, v1, v42, s2 bitop3:0x6c
25C4  v_lshlrev_b32_e32 v1, 1, v0
25C8  v_bitop3_b32 v43, v2, v43, s2 bitop3:0x6c
25D0  v_bitop3_b32 v45, v0, v45, s2 bitop3:0x6c
25D8  v_bitop3_b32 v44, v1, v44, s2 bitop3:0x6c
25E0  s_or_b64 exec, exec, s[0:1]
25E4  s_waitcnt vmcnt(2)
25E8  v_pk_add_f32 v[0:1], v[14:15], v[14:15] op_sel:[0,1]
25F0  v_pk_add_f32 v[2:3], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
25F8  v_mov_b32_e32 v1, v3
25FC  v_pk_add_f32 v[2:3], v[16:17], v[16:17] op_sel:[0,1]
2604  v_pk_add_f32 v[14:15], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
260C  v_mov_b32_e32 v3, v15
2610  v_pk_add_f32 v[14:15], v[20:21], v[20:21] op_sel:[0,1]
2618  v_pk_add_f32 v[16:17], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2620  v_mov_b32_e32 v15, v17
2624  v_pk_add_f32 v[16:17], v[24:25], v[24:25] op_sel:[0,1]
262C  v_pk_add_f32 v[20:21], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2634  v_mov_b32_e32 v17, v21
2638  v_pk_add_f32 v[20:21], v[18:19], v[18:19] op_sel:[0,1]
2640  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2648  v_mov_b32_e32 v21, v19
264C  v_pk_add_f32 v[18:19], v[22:23], v[22:23] op_sel:[0,1]
2654  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
265C  v_mov_b32_e32 v19, v23
2660  v_pk_add_f32 v[22:23], v[28:29], v[28:29] op_sel:[0,1]
2668  v_pk_add_f32 v[24:25], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2670  v_mov_b32_e32 v23, v25
2674  v_pk_add_f32 v[24:25], v[32:33], v[32:33] op_sel:[0,1]
267C  v_pk_add_f32 v[28:29], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2684  v_mov_b32_e32 v25, v29
2688  v_pk_add_f32 v[28:29], v[26:27], v[26:27] op_sel:[0,1]
2690  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2698  v_mov_b32_e32 v29, v27
269C  v_pk_add_f32 v[26:27], v[30:31], v[30:31] op_sel:[0,1]
26A4  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26AC  v_mov_b32_e32 v27, v31
26B0  v_pk_add_f32 v[30:31], v[36:37], v[36:37] op_sel:[0,1]
26B8  v_pk_add_f32 v[32:33], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26C0  v_mov_b32_e32 v31, v33
26C4  v_pk_add_f32 v[32:33], v[40:41], v[40:41] op_sel:[0,1]
26CC  v_pk_add_f32 v[36:37], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26D4  v_mov_b32_e32 v33, v37
26D8  v_pk_add_f32 v[36:37], v[34:35], v[34:35] op_sel:[0,1]
26E0  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26E8  v_mov_b32_e32 v37, v35
26EC  v_pk_add_f32 v[34:35], v[38:39], v[38:39] op_sel:[0,1]
26F4  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
26FC  v_mov_b32_e32 v35, v39
2700  v_pk_add_f32 v[38:39], v[42:43], v[42:43] op_sel:[0,1]
2708  v_pk_add_f32 v[40:41], v[42:43], v[42:43] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2710  v_mov_b32_e32 v39, v41
2714  v_pk_add_f32 v[40:41], v[44:45], v[44:45] op_sel:[0,1]
271C  v_pk_add_f32 v[42:43], v[44:45], v[44:45] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2724  v_mov_b32_e32 v41, v43
2728  v_pk_add_f32 v[42:43], v[0:1], v[2:3]
2730  v_pk_add_f32 v[44:45], v[14:15], v[16:17]
2738  v_pk_add_f32 v[48:49], v[20:21], v[18:19]
2740  v_pk_add_f32 v[50:51], v[22:23], v[24:25]
2748  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2750  v_pk_add_f32 v[2:3], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2758  v_pk_add_f32 v[14:15], v[20:21], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2760  v_pk_add_f32 v[16:17], v[22:23], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
2768  v_pk_add_f32 v[52:53], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
2770  v_pk_add_f32 v[54:55], v[48:49], v[50:51] neg_lo:[0,1] neg_hi:[0,1]
2778  v_pk_add_f32 v[42:43], v[42:43], v[44:45]
2780  v_pk_add_f32 v[44:45], v[48:49], v[50:51]
2788  v_pk_add_f32 v[18:19], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
2790  v_pk_add_f32 v[20:21], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
2798  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
27A0  v_pk_add_f32 v[2:3], v[14:15], v[16:17]
27A8  v_pk_add_f32 v[48:49], v[42:43], v[44:45]
27B0  v_pk_add_f32 v[42:43], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
27B8  v_pk_add_f32 v[44:45], v[52:53], v[54:55]
27C0  v_pk_add_f32 v[50:51], v[52:53], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
27C8  v_pk_add_f32 v[16:17], v[0:1], v[2:3]
27D0  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
27D8  v_pk_add_f32 v[2:3], v[18:19], v[20:21]
27E0  v_pk_add_f32 v[52:53], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
27E8  v_pk_add_f32 v[14:15], v[28:29], v[26:27]
27F0  v_pk_add_f32 v[18:19], v[30:31], v[32:33]
27F8  v_pk_add_f32 v[20:21], v[36:37], v[34:35]
2800  v_pk_add_f32 v[22:23], v[38:39], v[40:41]
2808  v_pk_add_f32 v[24:25], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2810  v_pk_add_f32 v[14:15], v[14:15], v[18:19]
2818  v_pk_add_f32 v[18:19], v[20:21], v[22:23]
2820  v_pk_add_f32 v[54:55], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
2828  v_pk_add_f32 v[56:57], v[14:15], v[18:19]
2830  v_pk_add_f32 v[58:59], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2838  v_pk_add_f32 v[14:15], v[28:29], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
2840  v_pk_add_f32 v[18:19], v[30:31], v[32:33] neg_lo:[0,1] neg_hi:[0,1]
2848  v_pk_add_f32 v[20:21], v[36:37], v[34:35] neg_lo:[0,1] neg_hi:[0,1]
2850  v_pk_add_f32 v[22:23], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
2858  v_pk_add_f32 v[60:61], v[24:25], v[54:55]
2860  v_pk_add_f32 v[54:55], v[24:25], v[54:55] neg_lo:[0,1] neg_hi:[0,1]
2868  v_pk_add_f32 v[24:25], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2870  v_pk_add_f32 v[26:27], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
2878  v_pk_add_f32 v[14:15], v[14:15], v[18:19]
2880  v_pk_add_f32 v[18:19], v[20:21], v[22:23]
2888  v_pk_add_f32 v[34:35], v[24:25], v[26:27]
2890  v_pk_add_f32 v[30:31], v[14:15], v[18:19]
2898  v_pk_add_f32 v[38:39], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
28A0  v_pk_add_f32 v[62:63], v[24:25], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
28A8  s_mov_b32 s0, 0x3e800000
28B0  v_pk_mul_f32 v[14:15], v[48:49], s[0:1] op_sel_hi:[1,0]
28B8  v_pk_mul_f32 v[16:17], v[16:17], s[0:1] op_sel_hi:[1,0]
28C0  v_pk_mul_f32 v[20:21], v[44:45], s[0:1] op_sel_hi:[1,0]
28C8  v_pk_mul_f32 v[24:25], v[2:3], s[0:1] op_sel_hi:[1,0]
28D0  v_pk_mul_f32 v[18:19], v[42:43], s[0:1] op_sel_hi:[1,0]
28D8  v_pk_mul_f32 v[22:23], v[0:1], s[0:1] op_sel_hi:[1,0]
28E0  v_pk_mul_f32 v[28:29], v[50:51], s[0:1] op_sel_hi:[1,0]
28E8  v_pk_mul_f32 v[32:33], v[52:53], s[0:1] op_sel_hi:[1,0]
28F0  v_pk_mul_f32 v[26:27], v[56:57], s[0:1] op_sel_hi:[1,0]
28F8  v_pk_mul_f32 v[30:31], v[30:31], s[0:1] op_sel_hi:[1,0]
2900  v_pk_mul_f32 v[36:37], v[60:61], s[0:1] op_sel_hi:[1,0]
2908  v_pk_mul_f32 v[40:41], v[34:35], s[0:1] op_sel_hi:[1,0]
2910  v_pk_mul_f32 v[34:35], v[58:59], s[0:1] op_sel_hi:[1,0]
2918  v_pk_mul_f32 v[38:39], v[38:39], s[0:1] op_sel_hi:[1,0]
2920  v_pk_mul_f32 v[42:43], v[54:55], s[0:1] op_sel_hi:[1,0]
2928  v_pk_mul_f32 v[44:45], v[62:63], s[0:1] op_sel_hi:[1,0]
2930  s_waitcnt vmcnt(2)
2934  v_and_b32_e32 v78, 0x7fffffff, v14
293C  v_and_b32_e32 v77, 0x7fffffff, v15
2944  v_max_u32_e32 v0, v77, v78
2948  v_and_b32_e32 v76, 0x7fffffff, v16
2950  v_and_b32_e32 v75, 0x7fffffff, v17
2958  v_max3_u32 v0, v75, v76, v0
2960  v_and_b32_e32 v74, 0x7fffffff, v20
2968  v_and_b32_e32 v73, 0x7fffffff, v21
2970  v_max3_u32 v0, v73, v74, v0
2978  v_and_b32_e32 v72, 0x7fffffff, v24
2980  v_and_b32_e32 v71, 0x7fffffff, v25
2988  v_max3_u32 v0, v71, v72, v0
2990  v_and_b32_e32 v70, 0x7fffffff, v18
2998  v_and_b32_e32 v69, 0x7fffffff, v19
29A0  v_max3_u32 v0, v69, v70, v0
29A8  v_and_b32_e32 v68, 0x7fffffff, v22
29B0  v_and_b32_e32 v67, 0x7fffffff, v23
29B8  v_max3_u32 v0, v67, v68, v0
29C0  v_and_b32_e32 v66, 0x7fffffff, v28
29C8  v_and_b32_e32 v65, 0x7fffffff, v29
29D0  v_max3_u32 v0, v65, v66, v0
29D8  v_and_b32_e32 v64, 0x7fffffff, v32
29E0  v_and_b32_e32 v63, 0x7fffffff, v33
29E8  v_max3_u32 v0, v63, v64, v0
29F0  v_and_b32_e32 v62, 0x7fffffff, v26
29F8  v_and_b32_e32 v61, 0x7fffffff, v27
2A00  v_max3_u32 v0, v61, v62, v0
2A08  v_and_b32_e32 v60, 0x7fffffff, v30
2A10  v_and_b32_e32 v59, 0x7fffffff, v31
2A18  v_max3_u32 v0, v59, v60, v0
2A20  v_and_b32_e32 v58, 0x7fffffff, v36
2A28  v_and_b32_e32 v57, 0x7fffffff, v37
2A30  v_max3_u32 v0, v57, v58, v0
2A38  v_and_b32_e32 v56, 0x7fffffff, v40
2A40  v_and_b32_e32 v55, 0x7fffffff, v41
2A48  v_max3_u32 v0, v55, v56, v0
2A50  v_and_b32_e32 v54, 0x7fffffff, v34
2A58  v_and_b32_e32 v53, 0x7fffffff, v35
2A60  v_max3_u32 v0, v53, v54, v0
2A68  v_and_b32_e32 v52, 0x7fffffff, v38
2A70  v_and_b32_e32 v51, 0x7fffffff, v39
2A78  v_max3_u32 v0, v51, v52, v0
2A80  v_and_b32_e32 v50, 0x7fffffff, v42
2A88  v_and_b32_e32 v49, 0x7fffffff, v43
2A90  v_max3_u32 v0, v49, v50, v0
2A98  v_and_b32_e32 v48, 0x7fffffff, v44
2AA0  v_and_b32_e32 v13, 0x7fffffff, v45
2AA8  v_max3_u32 v79, v13, v48, v0
2AB0  s_mov_b32 s2, 0x7f7fffff
2AB8  v_mov_b32_e32 v1, 0
2ABC  v_cmp_lt_u32_e32 vcc, s2, v79
2AC0  v_mov_b32_e32 v0, v1
2AC4  v_mov_b32_e32 v2, v1
2AC8  v_mov_b32_e32 v3, v1
2ACC  s_and_saveexec_b64 s[84:85], vcc
2AD0  s_cbranch_execz 654
2AD4  v_cmp_lt_u32_e32 vcc, s2, v78
2AD8  s_waitcnt lgkmcnt(0)
2ADC  s_mov_b32 s6, 0x7f800000
2AE4  v_mov_b32_e32 v2, v1
2AE8  v_cndmask_b32_e64 v0, 0, 7, vcc
2AF0  v_mov_b32_e32 v3, v1
2AF4  v_cmp_lt_u32_e64 s[0:1], s6, v77
2AFC  v_cmp_lt_u32_e64 s[2:3], s2, v77
2B04  s_and_saveexec_b64 s[4:5], s[2:3]
2B08  v_and_b32_e32 v15, 0x80000000, v15
2B10  s_and_b64 s[2:3], s[82:83], s[0:1]
2B14  v_cndmask_b32_e64 v15, v15, 0, s[2:3]
2B1C  v_or_b32_e32 v0, 0x70, v0
2B24  s_or_b64 exec, exec, s[4:5]
2B28  s_mov_b32 s8, 0x7f7fffff
2B30  v_cmp_lt_u32_e64 s[4:5], s6, v76
2B38  v_cmp_lt_u32_e64 s[2:3], s8, v76
2B40  s_and_saveexec_b64 s[6:7], s[2:3]
2B44  v_and_b32_e32 v16, 0x80000000, v16
2B4C  s_and_b64 s[2:3], s[82:83], s[4:5]
2B50  v_cndmask_b32_e64 v16, v16, 0, s[2:3]
2B58  v_or_b32_e32 v0, 0x700, v0
2B60  s_or_b64 exec, exec, s[6:7]
2B64  s_mov_b32 s10, 0x7f800000
2B6C  v_cmp_lt_u32_e64 s[6:7], s10, v75
2B74  v_cmp_lt_u32_e64 s[2:3], s8, v75
2B7C  s_and_saveexec_b64 s[8:9], s[2:3]
2B80  v_and_b32_e32 v17, 0x80000000, v17
2B88  s_and_b64 s[2:3], s[82:83], s[6:7]
2B8C  v_cndmask_b32_e64 v17, v17, 0, s[2:3]
2B94  v_or_b32_e32 v0, 0x7000, v0
2B9C  s_or_b64 exec, exec, s[8:9]
2BA0  s_mov_b32 s12, 0x7f7fffff
2BA8  v_cmp_lt_u32_e64 s[8:9], s10, v74
2BB0  v_cmp_lt_u32_e64 s[2:3], s12, v74
2BB8  s_and_saveexec_b64 s[10:11], s[2:3]
2BBC  v_and_b32_e32 v20, 0x80000000, v20
2BC4  s_and_b64 s[2:3], s[82:83], s[8:9]
2BC8  v_cndmask_b32_e64 v20, v20, 0, s[2:3]
2BD0  v_or_b32_e32 v0, 0x70000, v0
2BD8  s_or_b64 exec, exec, s[10:11]
2BDC  s_mov_b32 s14, 0x7f800000
2BE4  v_cmp_lt_u32_e64 s[10:11], s14, v73
2BEC  v_cmp_lt_u32_e64 s[2:3], s12, v73
2BF4  s_and_saveexec_b64 s[12:13], s[2:3]
2BF8  v_and_b32_e32 v21, 0x80000000, v21
2C00  s_and_b64 s[2:3], s[82:83], s[10:11]
2C04  v_cndmask_b32_e64 v21, v21, 0, s[2:3]
2C0C  v_or_b32_e32 v0, 0x700000, v0
2C14  s_or_b64 exec, exec, s[12:13]
2C18  s_mov_b32 s16, 0x7f7fffff
2C20  v_cmp_lt_u32_e64 s[12:13], s14, v72
2C28  v_cmp_lt_u32_e64 s[2:3], s16, v72
2C30  s_and_saveexec_b64 s[14:15], s[2:3]
2C34  v_and_b32_e32 v24, 0x80000000, v24
2C3C  s_and_b64 s[2:3], s[82:83], s[12:13]
2C40  v_cndmask_b32_e64 v24, v24, 0, s[2:3]
2C48  v_or_b32_e32 v0, 0x7000000, v0
2C50  s_or_b64 exec, exec, s[14:15]
2C54  s_mov_b32 s18, 0x7f800000
2C5C  v_cmp_lt_u32_e64 s[14:15], s18, v71
2C64  v_cmp_lt_u32_e64 s[2:3], s16, v71
2C6C  s_and_saveexec_b64 s[16:17], s[2:3]
2C70  v_and_b32_e32 v25, 0x80000000, v25
2C78  s_and_b64 s[2:3], s[82:83], s[14:15]
2C7C  v_cndmask_b32_e64 v25, v25, 0, s[2:3]
2C84  v_or_b32_e32 v0, 0x70000000, v0
2C8C  s_or_b64 exec, exec, s[16:17]
2C90  s_mov_b32 s20, 0x7f7fffff
2C98  v_cmp_lt_u32_e64 s[16:17], s18, v70
2CA0  v_cmp_lt_u32_e64 s[2:3], s20, v70
2CA8  s_and_saveexec_b64 s[18:19], s[2:3]
2CAC  v_and_b32_e32 v18, 0x80000000, v18
2CB4  s_and_b64 s[2:3], s[82:83], s[16:17]
2CB8  v_cndmask_b32_e64 v18, v18, 0, s[2:3]
2CC0  v_or_b32_e32 v1, 7, v1
2CC4  s_or_b64 exec, exec, s[18:19]
2CC8  s_mov_b32 s22, 0x7f800000
2CD0  v_cmp_lt_u32_e64 s[18:19], s22, v69
2CD8  v_cmp_lt_u32_e64 s[2:3], s20, v69
2CE0  s_and_saveexec_b64 s[20:21], s[2:3]
2CE4  v_and_b32_e32 v19, 0x80000000, v19
2CEC  s_and_b64 s[2:3], s[82:83], s[18:19]
2CF0  v_cndmask_b32_e64 v19, v19, 0, s[2:3]
2CF8  v_or_b32_e32 v1, 0x70, v1
2D00  s_or_b64 exec, exec, s[20:21]
2D04  s_mov_b32 s24, 0x7f7fffff
2D0C  v_cmp_lt_u32_e64 s[20:21], s22, v68
2D14  v_cmp_lt_u32_e64 s[2:3], s24, v68
2D1C  s_and_saveexec_b64 s[22:23], s[2:3]
2D20  v_and_b32_e32 v22, 0x80000000, v22
2D28  s_and_b64 s[2:3], s[82:83], s[20:21]
2D2C  v_cndmask_b32_e64 v22, v22, 0, s[2:3]
2D34  v_or_b32_e32 v1, 0x700, v1
2D3C  s_or_b64 exec, exec, s[22:23]
2D40  s_mov_b32 s26, 0x7f800000
2D48  v_cmp_lt_u32_e64 s[22:23], s26, v67
2D50  v_cmp_lt_u32_e64 s[2:3], s24, v67
2D58  s_and_saveexec_b64 s[24:25], s[2:3]
2D5C  v_and_b32_e32 v23, 0x80000000, v23
2D64  s_and_b64 s[2:3], s[82:83], s[22:23]
2D68  v_cndmask_b32_e64 v23, v23, 0, s[2:3]
2D70  v_or_b32_e32 v1, 0x7000, v1
2D78  s_or_b64 exec, exec, s[24:25]
2D7C  s_mov_b32 s28, 0x7f7fffff
2D84  v_cmp_lt_u32_e64 s[24:25], s26, v66
2D8C  v_cmp_lt_u32_e64 s[2:3], s28, v66
2D94  s_and_saveexec_b64 s[26:27], s[2:3]
2D98  v_and_b32_e32 v28, 0x80000000, v28
2DA0  s_and_b64 s[2:3], s[82:83], s[24:25]
2DA4  v_cndmask_b32_e64 v28, v28, 0, s[2:3]
2DAC  v_or_b32_e32 v1, 0x70000, v1
2DB4  s_or_b64 exec, exec, s[26:27]
2DB8  s_mov_b32 s30, 0x7f800000
2DC0  v_cmp_lt_u32_e64 s[26:27], s30, v65
2DC8  v_cmp_lt_u32_e64 s[2:3], s28, v65
2DD0  s_and_saveexec_b64 s[28:29], s[2:3]
2DD4  v_and_b32_e32 v29, 0x80000000, v29
2DDC  s_and_b64 s[2:3], s[82:83], s[26:27]
2DE0  v_cndmask_b32_e64 v29, v29, 0, s[2:3]
2DE8  v_or_b32_e32 v1, 0x700000, v1
2DF0  s_or_b64 exec, exec, s[28:29]
2DF4  s_mov_b32 s33, 0x7f7fffff
2DFC  v_cmp_lt_u32_e64 s[28:29], s30, v64
2E04  v_cmp_lt_u32_e64 s[2:3], s33, v64
2E0C  s_and_saveexec_b64 s[30:31], s[2:3]
2E10  v_and_b32_e32 v32, 0x80000000, v32
2E18  s_and_b64 s[2:3], s[82:83], s[28:29]
2E1C  v_cndmask_b32_e64 v32, v32, 0, s[2:3]
2E24  v_or_b32_e32 v1, 0x7000000, v1
2E2C  s_or_b64 exec, exec, s[30:31]
2E30  s_mov_b32 s36, 0x7f800000
2E38  v_cmp_lt_u32_e64 s[30:31], s36, v63
2E40  v_cmp_lt_u32_e64 s[2:3], s33, v63
2E48  s_and_saveexec_b64 s[34:35], s[2:3]
2E4C  v_and_b32_e32 v33, 0x80000000, v33
2E54  s_and_b64 s[2:3], s[82:83], s[30:31]
2E58  v_cndmask_b32_e64 v33, v33, 0, s[2:3]
2E60  v_or_b32_e32 v1, 0x70000000, v1
2E68  s_or_b64 exec, exec, s[34:35]
2E6C  v_cmp_lt_u32_e64 s[34:35], s36, v62
2E74  v_cmp_lt_u32_e64 s[2:3], s33, v62
2E7C  s_and_saveexec_b64 s[36:37], s[2:3]
2E80  v_and_b32_e32 v26, 0x80000000, v26
2E88  s_and_b64 s[2:3], s[82:83], s[34:35]
2E8C  v_cndmask_b32_e64 v26, v26, 0, s[2:3]
2E94  v_or_b32_e32 v2, 7, v2
2E98  s_or_b64 exec, exec, s[36:37]
2E9C  s_mov_b32 s40, 0x7f800000
2EA4  v_cmp_lt_u32_e64 s[36:37], s40, v61
2EAC  v_cmp_lt_u32_e64 s[2:3], s33, v61
2EB4  s_and_saveexec_b64 s[38:39], s[2:3]
2EB8  v_and_b32_e32 v27, 0x80000000, v27
2EC0  s_and_b64 s[2:3], s[82:83], s[36:37]
2EC4  v_cndmask_b32_e64 v27, v27, 0, s[2:3]
2ECC  v_or_b32_e32 v2, 0x70, v2
2ED4  s_or_b64 exec, exec, s[38:39]
2ED8  v_cmp_lt_u32_e64 s[38:39], s40, v60
2EE0  v_cmp_lt_u32_e64 s[2:3], s33, v60
2EE8  s_and_saveexec_b64 s[40:41], s[2:3]
2EEC  v_and_b32_e32 v30, 0x80000000, v30
2EF4  s_and_b64 s[2:3], s[82:83], s[38:39]
2EF8  v_cndmask_b32_e64 v30, v30, 0, s[2:3]
2F00  v_or_b32_e32 v2, 0x700, v2
2F08  s_or_b64 exec, exec, s[40:41]
2F0C  s_mov_b32 s44, 0x7f800000
2F14  v_cmp_lt_u32_e64 s[40:41], s44, v59
2F1C  v_cmp_lt_u32_e64 s[2:3], s33, v59
2F24  s_and_saveexec_b64 s[42:43], s[2:3]
2F28  v_and_b32_e32 v31, 0x80000000, v31
2F30  s_and_b64 s[2:3], s[82:83], s[40:41]
2F34  v_cndmask_b32_e64 v31, v31, 0, s[2:3]
2F3C  v_or_b32_e32 v2, 0x7000, v2
2F44  s_or_b64 exec, exec, s[42:43]
2F48  v_cmp_lt_u32_e64 s[42:43], s44, v58
2F50  v_cmp_lt_u32_e64 s[2:3], s33, v58
2F58  s_and_saveexec_b64 s[44:45], s[2:3]
2F5C  v_and_b32_e32 v36, 0x80000000, v36
2F64  s_and_b64 s[2:3], s[82:83], s[42:43]
2F68  v_cndmask_b32_e64 v36, v36, 0, s[2:3]
2F70  v_or_b32_e32 v2, 0x70000, v2
2F78  s_or_b64 exec, exec, s[44:45]
2F7C  s_mov_b32 s48, 0x7f800000
2F84  v_cmp_lt_u32_e64 s[44:45], s48, v57
2F8C  v_cmp_lt_u32_e64 s[2:3], s33, v57
2F94  s_and_saveexec_b64 s[46:47], s[2:3]
2F98  v_and_b32_e32 v37, 0x80000000, v37
2FA0  s_and_b64 s[2:3], s[82:83], s[44:45]
2FA4  v_cndmask_b32_e64 v37, v37, 0, s[2:3]
2FAC  v_or_b32_e32 v2, 0x700000, v2
2FB4  s_or_b64 exec, exec, s[46:47]
2FB8  v_cmp_lt_u32_e64 s[46:47], s48, v56
2FC0  v_cmp_lt_u32_e64 s[2:3], s33, v56
2FC8  s_and_saveexec_b64 s[48:49], s[2:3]
2FCC  v_and_b32_e32 v40, 0x80000000, v40
2FD4  s_and_b64 s[2:3], s[82:83], s[46:47]
2FD8  v_cndmask_b32_e64 v40, v40, 0, s[2:3]
2FE0  v_or_b32_e32 v2, 0x7000000, v2
2FE8  s_or_b64 exec, exec, s[48:49]
2FEC  s_mov_b32 s52, 0x7f800000
2FF4  v_cmp_lt_u32_e64 s[48:49], s52, v55
2FFC  v_cmp_lt_u32_e64 s[2:3], s33, v55
3004  s_and_saveexec_b64 s[50:51], s[2:3]
3008  v_and_b32_e32 v41, 0x80000000, v41
3010  s_and_b64 s[2:3], s[82:83], s[48:49]
3014  v_cndmask_b32_e64 v41, v41, 0, s[2:3]
301C  v_or_b32_e32 v2, 0x70000000, v2
3024  s_or_b64 exec, exec, s[50:51]
3028  v_cmp_lt_u32_e64 s[50:51], s52, v54
3030  v_cmp_lt_u32_e64 s[2:3], s33, v54
3038  s_and_saveexec_b64 s[52:53], s[2:3]
303C  v_and_b32_e32 v34, 0x80000000, v34
3044  s_and_b64 s[2:3], s[82:83], s[50:51]
3048  v_cndmask_b32_e64 v34, v34, 0, s[2:3]
3050  v_or_b32_e32 v3, 7, v3
3054  s_or_b64 exec, exec, s[52:53]
3058  s_mov_b32 s56, 0x7f800000
3060  v_cmp_lt_u32_e64 s[52:53], s56, v53
3068  v_cmp_lt_u32_e64 s[2:3], s33, v53
3070  s_and_saveexec_b64 s[54:55], s[2:3]
3074  v_and_b32_e32 v35, 0x80000000, v35
307C  s_and_b64 s[2:3], s[82:83], s[52:53]
3080  v_cndmask_b32_e64 v35, v35, 0, s[2:3]
3088  v_or_b32_e32 v3, 0x70, v3
3090  s_or_b64 exec, exec, s[54:55]
3094  v_cmp_lt_u32_e64 s[54:55], s56, v52
309C  v_cmp_lt_u32_e64 s[2:3], s33, v52
30A4  s_and_saveexec_b64 s[56:57], s[2:3]
30A8  v_and_b32_e32 v38, 0x80000000, v38
30B0  s_and_b64 s[2:3], s[82:83], s[54:55]
30B4  v_cndmask_b32_e64 v38, v38, 0, s[2:3]
30BC  v_or_b32_e32 v3, 0x700, v3
30C4  s_or_b64 exec, exec, s[56:57]
30C8  s_mov_b32 s60, 0x7f800000
30D0  v_cmp_lt_u32_e64 s[56:57], s60, v51
30D8  v_cmp_lt_u32_e64 s[2:3], s33, v51
30E0  s_and_saveexec_b64 s[58:59], s[2:3]
30E4  v_and_b32_e32 v39, 0x80000000, v39
30EC  s_and_b64 s[2:3], s[82:83], s[56:57]
30F0  v_cndmask_b32_e64 v39, v39, 0, s[2:3]
30F8  v_or_b32_e32 v3, 0x7000, v3
3100  s_or_b64 exec, exec, s[58:59]
3104  v_cmp_lt_u32_e64 s[58:59], s60, v50
310C  v_cmp_lt_u32_e64 s[2:3], s33, v50
3114  s_and_saveexec_b64 s[60:61], s[2:3]
3118  v_and_b32_e32 v42, 0x80000000, v42
3120  s_and_b64 s[2:3], s[82:83], s[58:59]
3124  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
312C  v_or_b32_e32 v3, 0x70000, v3
3134  s_or_b64 exec, exec, s[60:61]
3138  s_mov_b32 s64, 0x7f800000
3140  v_cmp_lt_u32_e64 s[60:61], s64, v49
3148  v_cmp_lt_u32_e64 s[2:3], s33, v49
3150  s_and_saveexec_b64 s[62:63], s[2:3]
3154  v_and_b32_e32 v43, 0x80000000, v43
315C  s_and_b64 s[2:3], s[82:83], s[60:61]
3160  v_cndmask_b32_e64 v43, v43, 0, s[2:3]
3168  v_or_b32_e32 v3, 0x700000, v3
3170  s_or_b64 exec, exec, s[62:63]
3174  v_cmp_lt_u32_e64 s[62:63], s64, v48
317C  v_cmp_lt_u32_e64 s[2:3], s33, v48
3184  s_and_saveexec_b64 s[64:65], s[2:3]
3188  v_and_b32_e32 v44, 0x80000000, v44
3190  s_and_b64 s[2:3], s[82:83], s[62:63]
3194  v_cndmask_b32_e64 v44, v44, 0, s[2:3]
319C  v_or_b32_e32 v3, 0x7000000, v3
31A4  s_or_b64 exec, exec, s[64:65]
31A8  s_mov_b32 s74, 0x7f800000
31B0  v_cmp_lt_u32_e64 s[64:65], s74, v13
31B8  v_cmp_lt_u32_e64 s[2:3], s33, v13
31C0  s_and_saveexec_b64 s[66:67], s[2:3]
31C4  v_and_b32_e32 v45, 0x80000000, v45
31CC  s_and_b64 s[2:3], s[82:83], s[64:65]
31D0  v_cndmask_b32_e64 v45, v45, 0, s[2:3]
31D8  v_or_b32_e32 v3, 0x70000000, v3
31E0  s_or_b64 exec, exec, s[66:67]
31E4  v_cmp_lt_u32_e64 s[66:67], s74, v78
31EC  v_cndmask_b32_e64 v79, 0, 1, s[0:1]
31F4  s_nop 0
31F8  v_cndmask_b32_e64 v78, v78, 0, s[66:67]
3200  v_max_u32_e32 v77, v77, v78
3204  v_cndmask_b32_e64 v77, v77, v78, s[0:1]
320C  v_max_u32_e32 v76, v76, v77
3210  v_cndmask_b32_e64 v76, v76, v77, s[4:5]
3218  v_max_u32_e32 v75, v75, v76
321C  v_cndmask_b32_e64 v75, v75, v76, s[6:7]
3224  v_max_u32_e32 v74, v74, v75
3228  v_cndmask_b32_e64 v74, v74, v75, s[8:9]
3230  v_max_u32_e32 v73, v73, v74
3234  v_cndmask_b32_e64 v73, v73, v74, s[10:11]
323C  v_max_u32_e32 v72, v72, v73
3240  v_cndmask_b32_e64 v72, v72, v73, s[12:13]
3248  v_max_u32_e32 v71, v71, v72
324C  v_cndmask_b32_e64 v71, v71, v72, s[14:15]
3254  v_max_u32_e32 v70, v70, v71
3258  v_cndmask_b32_e64 v70, v70, v71, s[16:17]
3260  v_max_u32_e32 v69, v69, v70
3264  v_cndmask_b32_e64 v69, v69, v70, s[18:19]
326C  v_max_u32_e32 v68, v68, v69
3270  v_cndmask_b32_e64 v68, v68, v69, s[20:21]
3278  v_max_u32_e32 v67, v67, v68
327C  v_cndmask_b32_e64 v67, v67, v68, s[22:23]
3284  v_max_u32_e32 v66, v66, v67
3288  v_cndmask_b32_e64 v66, v66, v67, s[24:25]
3290  v_max_u32_e32 v65, v65, v66
3294  v_cndmask_b32_e64 v65, v65, v66, s[26:27]
329C  v_max_u32_e32 v64, v64, v65
32A0  v_cndmask_b32_e64 v64, v64, v65, s[28:29]
32A8  v_max_u32_e32 v63, v63, v64
32AC  v_cndmask_b32_e64 v63, v63, v64, s[30:31]
32B4  v_max_u32_e32 v62, v62, v63
32B8  v_cndmask_b32_e64 v62, v62, v63, s[34:35]
32C0  v_max_u32_e32 v61, v61, v62
32C4  v_cndmask_b32_e64 v61, v61, v62, s[36:37]
32CC  v_max_u32_e32 v60, v60, v61
32D0  v_cndmask_b32_e64 v60, v60, v61, s[38:39]
32D8  v_max_u32_e32 v59, v59, v60
32DC  v_cndmask_b32_e64 v59, v59, v60, s[40:41]
32E4  v_max_u32_e32 v58, v58, v59
32E8  v_cndmask_b32_e64 v58, v58, v59, s[42:43]
32F0  v_max_u32_e32 v57, v57, v58
32F4  v_cndmask_b32_e64 v57, v57, v58, s[44:45]
32FC  v_max_u32_e32 v56, v56, v57
3300  v_cndmask_b32_e64 v56, v56, v57, s[46:47]
3308  v_max_u32_e32 v55, v55, v56
330C  v_cndmask_b32_e64 v55, v55, v56, s[48:49]
3314  v_cndmask_b32_e64 v78, 0, 1, s[4:5]
331C  v_max_u32_e32 v54, v54, v55
3320  v_addc_co_u32_e64 v78, s[0:1], v78, v79, s[66:67]
3328  v_cndmask_b32_e64 v77, 0, 1, s[6:7]
3330  v_cndmask_b32_e64 v54, v54, v55, s[50:51]
3338  v_add_u32_e32 v77, v78, v77
333C  v_cndmask_b32_e64 v76, 0, 1, s[8:9]
3344  v_cndmask_b32_e64 v75, 0, 1, s[10:11]
334C  v_max_u32_e32 v53, v53, v54
3350  v_add3_u32 v75, v77, v76, v75
3358  v_cndmask_b32_e64 v74, 0, 1, s[12:13]
3360  v_cndmask_b32_e64 v73, 0, 1, s[14:15]
3368  v_cndmask_b32_e64 v53, v53, v54, s[52:53]
3370  v_add3_u32 v73, v75, v74, v73
3378  v_cndmask_b32_e64 v72, 0, 1, s[16:17]
3380  v_cndmask_b32_e64 v71, 0, 1, s[18:19]
3388  v_max_u32_e32 v52, v52, v53
338C  v_add3_u32 v71, v73, v72, v71
3394  v_cndmask_b32_e64 v70, 0, 1, s[20:21]
339C  v_cndmask_b32_e64 v69, 0, 1, s[22:23]
33A4  v_cndmask_b32_e64 v52, v52, v53, s[54:55]
33AC  v_add3_u32 v69, v71, v70, v69
33B4  v_cndmask_b32_e64 v68, 0, 1, s[24:25]
33BC  v_cndmask_b32_e64 v67, 0, 1, s[26:27]
33C4  v_max_u32_e32 v51, v51, v52
33C8  v_add3_u32 v67, v69, v68, v67
33D0  v_cndmask_b32_e64 v66, 0, 1, s[28:29]
33D8  v_cndmask_b32_e64 v65, 0, 1, s[30:31]
33E0  v_cndmask_b32_e64 v51, v51, v52, s[56:57]
33E8  v_add3_u32 v65, v67, v66, v65
33F0  v_cndmask_b32_e64 v64, 0, 1, s[34:35]
33F8  v_cndmask_b32_e64 v63, 0, 1, s[36:37]
3400  v_max_u32_e32 v50, v50, v51
3404  v_add3_u32 v63, v65, v64, v63
340C  v_cndmask_b32_e64 v62, 0, 1, s[38:39]
3414  v_cndmask_b32_e64 v61, 0, 1, s[40:41]
341C  v_cndmask_b32_e64 v50, v50, v51, s[58:59]
3424  v_add3_u32 v61, v63, v62, v61
342C  v_cndmask_b32_e64 v60, 0, 1, s[42:43]
3434  v_cndmask_b32_e64 v59, 0, 1, s[44:45]
343C  v_max_u32_e32 v49, v49, v50
3440  v_add3_u32 v59, v61, v60, v59
3448  v_cndmask_b32_e64 v58, 0, 1, s[46:47]
3450  v_cndmask_b32_e64 v57, 0, 1, s[48:49]
3458  v_cndmask_b32_e64 v49, v49, v50, s[60:61]
3460  v_add3_u32 v57, v59, v58, v57
3468  v_cndmask_b32_e64 v56, 0, 1, s[50:51]
3470  v_cndmask_b32_e64 v55, 0, 1, s[52:53]
3478  v_max_u32_e32 v48, v48, v49
347C  v_add3_u32 v55, v57, v56, v55
3484  v_cndmask_b32_e64 v54, 0, 1, s[54:55]
348C  v_cndmask_b32_e64 v53, 0, 1, s[56:57]
3494  v_cndmask_b32_e64 v48, v48, v49, s[62:63]
349C  v_and_b32_e32 v49, 0x80000000, v14
34A4  s_and_b64 s[0:1], s[82:83], s[66:67]
34A8  v_add3_u32 v53, v55, v54, v53
34B0  v_cndmask_b32_e64 v52, 0, 1, s[58:59]
34B8  v_cndmask_b32_e64 v51, 0, 1, s[60:61]
34C0  v_cndmask_b32_e64 v49, v49, 0, s[0:1]
34C8  v_add3_u32 v51, v53, v52, v51
34D0  v_cndmask_b32_e64 v50, 0, 1, s[62:63]
34D8  v_cndmask_b32_e32 v14, v14, v49, vcc
34DC  v_cndmask_b32_e64 v49, 0, 1, s[64:65]
34E4  v_add3_u32 v49, v51, v50, v49
34EC  v_max_u32_e32 v13, v13, v48
34F0  v_cndmask_b32_e64 v13, v13, v48, s[64:65]
34F8  v_mov_b32_e32 v48, 0x7f800000
3500  v_cmp_ne_u32_e32 vcc, 32, v49
3504  s_nop 1
3508  v_cndmask_b32_e32 v79, v48, v13, vcc
350C  s_or_b64 exec, exec, s[84:85]
3510  v_cmp_ne_u32_e32 vcc, 0, v79
3514  v_mov_b32_e32 v50, 0x7f
351C  s_and_saveexec_b64 s[0:1], vcc
3520  s_cbranch_execz 26
3524  s_waitcnt lgkmcnt(0)
3528  s_bfe_u32 s6, s75, 0x20004
3530  s_cmp_eq_u32 s6, 2
3534  s_cselect_b64 s[2:3], -1, 0
3538  s_and_b64 s[4:5], s[2:3], exec
353C  s_cselect_b32 s4, 0x3fffff, 0
3544  s_cmp_lg_u32 s6, 0
3548  s_cselect_b32 s4, s4, 0x200000
3550  v_add_u32_e32 v13, s4, v79
3554  s_mov_b32 s4, 0x17fffff
355C  v_lshrrev_b32_e32 v48, 23, v13
3560  v_add_u32_e32 v48, -2, v48
3564  v_cmp_lt_u32_e32 vcc, s4, v13
3568  s_mov_b32 s4, 0x7f800000
3570  s_nop 0
3574  v_cndmask_b32_e32 v13, 0, v48, vcc
3578  v_cmp_eq_u32_e32 vcc, s4, v79
357C  v_mov_b32_e32 v48, 0xfe
3584  s_and_b64 vcc, s[2:3], vcc
3588  v_cndmask_b32_e32 v50, v13, v48, vcc
358C  s_or_b64 exec, exec, s[0:1]
3590  v_cmp_eq_u32_e32 vcc, 0, v50
3594  s_cbranch_vccz 37
3598  s_nop 0
359C  v_cndmask_b32_e64 v48, 1.0, 2.0, vcc
35A4  v_pk_mul_f32 v[14:15], v[48:49], v[14:15] op_sel_hi:[0,1]
35AC  v_pk_mul_f32 v[16:17], v[48:49], v[16:17] op_sel_hi:[0,1]
35B4  v_pk_mul_f32 v[20:21], v[48:49], v[20:21] op_sel_hi:[0,1]
35BC  v_pk_mul_f32 v[24:25], v[48:49], v[24:25] op_sel_hi:[0,1]
35C4  v_pk_mul_f32 v[18:19], v[48:49], v[18:19] op_sel_hi:[0,1]
35CC  v_pk_mul_f32 v[22:23], v[48:49], v[22:23] op_sel_hi:[0,1]
35D4  v_pk_mul_f32 v[28:29], v[48:49], v[28:29] op_sel_hi:[0,1]
35DC  v_pk_mul_f32 v[32:33], v[48:49], v[32:33] op_sel_hi:[0,1]
35E4  v_pk_mul_f32 v[26:27], v[48:49], v[26:27] op_sel_hi:[0,1]
35EC  v_pk_mul_f32 v[30:31], v[48:49], v[30:31] op_sel_hi:[0,1]
35F4  v_pk_mul_f32 v[36:37], v[48:49], v[36:37] op_sel_hi:[0,1]
35FC  v_pk_mul_f32 v[40:41], v[48:49], v[40:41] op_sel_hi:[0,1]
3604  v_pk_mul_f32 v[34:35], v[48:49], v[34:35] op_sel_hi:[0,1]
360C  v_pk_mul_f32 v[38:39], v[48:49], v[38:39] op_sel_hi:[0,1]
3614  v_pk_mul_f32 v[42:43], v[48:49], v[42:43] op_sel_hi:[0,1]
361C  v_pk_mul_f32 v[44:45], v[48:49], v[44:45] op_sel_hi:[0,1]
3624  v_max_u32_e32 v51, 1, v50
3628  s_branch 1
362C  v_mov_b32_e32 v51, v50
3630  v_mov_b32_e32 v13, 0
3634  v_mad_u64_u32 v[48:49], s[0:1], v11, v7, v[12:13]
363C  s_and_b32 s0, s75, 4
3640  s_bitcmp1_b32 s75, 2
3644  v_lshlrev_b32_e32 v7, 23, v51
3648  s_cselect_b64 s[2:3], -1, 0
364C  s_cmp_eq_u32 s0, 0
3650  v_lshlrev_b32_e32 v12, 2, v48
3654  s_cbranch_scc1 133
3658  s_mov_b32 s4, 0xd2511f53
3660  v_mad_u64_u32 v[52:53], s[0:1], v12, s4, 0
3668  s_mov_b32 s5, 0xcd9e8d57
3670  s_waitcnt vmcnt(0)
3674  v_mad_u64_u32 v[54:55], s[0:1], v5, s5, 0
367C  v_xor_b32_e32 v51, v6, v53
3680  v_xor_b32_e32 v11, v4, v55
3684  v_xor_b32_e32 v51, v51, v47
3688  v_xor_b32_e32 v11, v11, v46
368C  v_add_u32_e32 v53, 0x9e3779b9, v46
3694  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
369C  v_add_u32_e32 v55, 0xbb67ae85, v47
36A4  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
36AC  v_xor_b32_e32 v11, v59, v53
36B0  v_xor_b32_e32 v11, v11, v54
36B4  v_xor_b32_e32 v51, v57, v55
36B8  v_xor_b32_e32 v51, v51, v52
36BC  v_add_u32_e32 v59, 0x76cf5d0a, v47
36C4  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
36CC  v_add_u32_e32 v57, 0x3c6ef372, v46
36D4  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
36DC  v_xor_b32_e32 v51, v53, v59
36E0  v_xor_b32_e32 v11, v55, v57
36E4  v_xor_b32_e32 v51, v51, v56
36E8  v_xor_b32_e32 v11, v11, v58
36EC  v_add_u32_e32 v53, 0xdaa66d2b, v46
36F4  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
36FC  v_add_u32_e32 v55, 0x32370b8f, v47
3704  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
370C  v_xor_b32_e32 v11, v59, v53
3710  v_xor_b32_e32 v11, v11, v54
3714  v_xor_b32_e32 v51, v57, v55
3718  v_xor_b32_e32 v51, v51, v52
371C  v_add_u32_e32 v59, 0xed9eba14, v47
3724  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
372C  v_add_u32_e32 v57, 0x78dde6e4, v46
3734  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
373C  v_xor_b32_e32 v51, v53, v59
3740  v_xor_b32_e32 v11, v55, v57
3744  v_xor_b32_e32 v51, v51, v56
3748  v_xor_b32_e32 v11, v11, v58
374C  v_add_u32_e32 v53, 0x1715609d, v46
3754  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
375C  v_add_u32_e32 v55, 0xa9066899, v47
3764  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
376C  v_xor_b32_e32 v11, v59, v53
3770  v_xor_b32_e32 v11, v11, v54
3774  v_xor_b32_e32 v51, v57, v55
3778  v_xor_b32_e32 v51, v51, v52
377C  v_add_u32_e32 v59, 0x646e171e, v47
3784  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
378C  v_add_u32_e32 v57, 0xb54cda56, v46
3794  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
379C  v_xor_b32_e32 v51, v53, v59
37A0  v_xor_b32_e32 v11, v55, v57
37A4  v_xor_b32_e32 v51, v51, v56
37A8  v_xor_b32_e32 v11, v11, v58
37AC  v_add_u32_e32 v53, 0x5384540f, v46
37B4  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
37BC  v_add_u32_e32 v55, 0x1fd5c5a3, v47
37C4  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
37CC  v_xor_b32_e32 v11, v59, v53
37D0  v_xor_b32_e32 v11, v11, v54
37D4  v_xor_b32_e32 v51, v57, v55
37D8  v_xor_b32_e32 v51, v51, v52
37DC  v_add_u32_e32 v59, 0xdb3d7428, v47
37E4  v_mad_u64_u32 v[52:53], s[0:1], v11, s4, 0
37EC  v_add_u32_e32 v57, 0xf1bbcdc8, v46
37F4  v_mad_u64_u32 v[54:55], s[0:1], v51, s5, 0
37FC  v_xor_b32_e32 v51, v53, v59
3800  v_xor_b32_e32 v11, v55, v57
3804  v_xor_b32_e32 v51, v51, v56
3808  v_xor_b32_e32 v11, v11, v58
380C  v_mad_u64_u32 v[58:59], s[0:1], v51, s5, 0
3814  v_add_u32_e32 v53, 0x8ff34781, v46
381C  v_mad_u64_u32 v[56:57], s[0:1], v11, s4, 0
3824  v_xor_b32_e32 v11, v54, v59
3828  v_add_u32_e32 v55, 0x96a522ad, v47
3830  v_xor_b32_e32 v51, v53, v11
3834  v_xor_b32_e32 v11, v52, v57
3838  v_xor_b32_e32 v52, v55, v11
383C  v_mov_b32_e32 v11, v13
3840  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[14:15], v51, v7
3848  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[20:21], v52, v7 op_sel:[0,0,0,1]
3850  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[16:17], v58, v7 op_sel:[0,0,1,0]
3858  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[24:25], v56, v7 op_sel:[0,0,1,1]
3860  s_nop 0
3864  s_cbranch_execz 1
3868  s_branch 11
386C  v_mov_b32_e32 v13, 0
3870  v_mov_b32_e32 v11, 0
3874  v_cvt_scalef32_pk_fp4_f32 v13, v14, v15, v7
387C  v_cvt_scalef32_pk_fp4_f32 v11, v20, v21, v7 op_sel:[0,0,0,1]
3884  v_cvt_scalef32_pk_fp4_f32 v13, v16, v17, v7 op_sel:[0,0,1,0]
388C  v_cvt_scalef32_pk_fp4_f32 v11, v24, v25, v7 op_sel:[0,0,1,1]
3894  s_nop 0
3898  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
38A0  v_cmp_ne_u32_e64 s[0:1], 1, v14
38A8  s_andn2_b64 vcc, exec, s[2:3]
38AC  s_cbranch_vccnz 135
38B0  v_or_b32_e32 v14, 1, v12
38B4  s_mov_b32 s4, 0xd2511f53
38BC  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
38C4  s_mov_b32 s5, 0xcd9e8d57
38CC  s_waitcnt vmcnt(0)
38D0  v_mad_u64_u32 v[16:17], s[2:3], v5, s5, 0
38D8  v_xor_b32_e32 v15, v6, v15
38DC  v_xor_b32_e32 v17, v4, v17
38E0  v_xor_b32_e32 v15, v15, v47
38E4  v_xor_b32_e32 v17, v17, v46
38E8  v_add_u32_e32 v51, 0x9e3779b9, v46
38F0  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
38F8  v_add_u32_e32 v52, 0xbb67ae85, v47
3900  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3908  v_xor_b32_e32 v15, v25, v51
390C  v_xor_b32_e32 v15, v15, v16
3910  v_xor_b32_e32 v16, v21, v52
3914  v_xor_b32_e32 v16, v16, v14
3918  v_add_u32_e32 v25, 0x76cf5d0a, v47
3920  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3928  v_add_u32_e32 v21, 0x3c6ef372, v46
3930  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
3938  v_xor_b32_e32 v15, v15, v25
393C  v_xor_b32_e32 v17, v17, v21
3940  v_xor_b32_e32 v15, v15, v20
3944  v_xor_b32_e32 v17, v17, v24
3948  v_add_u32_e32 v51, 0xdaa66d2b, v46
3950  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
3958  v_add_u32_e32 v52, 0x32370b8f, v47
3960  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3968  v_xor_b32_e32 v15, v25, v51
396C  v_xor_b32_e32 v15, v15, v16
3970  v_xor_b32_e32 v16, v21, v52
3974  v_xor_b32_e32 v16, v16, v14
3978  v_add_u32_e32 v25, 0xed9eba14, v47
3980  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3988  v_add_u32_e32 v21, 0x78dde6e4, v46
3990  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
3998  v_xor_b32_e32 v15, v15, v25
399C  v_xor_b32_e32 v17, v17, v21
39A0  v_xor_b32_e32 v15, v15, v20
39A4  v_xor_b32_e32 v17, v17, v24
39A8  v_add_u32_e32 v51, 0x1715609d, v46
39B0  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
39B8  v_add_u32_e32 v52, 0xa9066899, v47
39C0  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
39C8  v_xor_b32_e32 v15, v25, v51
39CC  v_xor_b32_e32 v15, v15, v16
39D0  v_xor_b32_e32 v16, v21, v52
39D4  v_xor_b32_e32 v16, v16, v14
39D8  v_add_u32_e32 v25, 0x646e171e, v47
39E0  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
39E8  v_add_u32_e32 v21, 0xb54cda56, v46
39F0  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
39F8  v_xor_b32_e32 v15, v15, v25
39FC  v_xor_b32_e32 v17, v17, v21
3A00  v_xor_b32_e32 v15, v15, v20
3A04  v_xor_b32_e32 v17, v17, v24
3A08  v_add_u32_e32 v51, 0x5384540f, v46
3A10  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
3A18  v_add_u32_e32 v52, 0x1fd5c5a3, v47
3A20  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3A28  v_xor_b32_e32 v15, v25, v51
3A2C  v_xor_b32_e32 v15, v15, v16
3A30  v_xor_b32_e32 v16, v21, v52
3A34  v_xor_b32_e32 v16, v16, v14
3A38  v_add_u32_e32 v21, 0xf1bbcdc8, v46
3A40  v_add_u32_e32 v25, 0xdb3d7428, v47
3A48  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3A50  v_mad_u64_u32 v[16:17], s[2:3], v16, s5, 0
3A58  v_xor_b32_e32 v17, v17, v21
3A5C  v_xor_b32_e32 v15, v15, v25
3A60  v_xor_b32_e32 v17, v17, v24
3A64  v_xor_b32_e32 v15, v15, v20
3A68  v_mad_u64_u32 v[20:21], s[2:3], v17, s4, 0
3A70  v_mad_u64_u32 v[24:25], s[2:3], v15, s5, 0
3A78  v_add_u32_e32 v51, 0x8ff34781, v46
3A80  v_add_u32_e32 v52, 0x96a522ad, v47
3A88  v_xor_b32_e32 v15, v16, v25
3A8C  v_xor_b32_e32 v14, v14, v21
3A90  v_xor_b32_e32 v16, v51, v15
3A94  v_xor_b32_e32 v17, v52, v14
3A98  v_mov_b32_e32 v14, 0
3A9C  v_mov_b32_e32 v15, 0
3AA0  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[18:19], v16, v7
3AA8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[28:29], v17, v7 op_sel:[0,0,0,1]
3AB0  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[22:23], v24, v7 op_sel:[0,0,1,0]
3AB8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[32:33], v20, v7 op_sel:[0,0,1,1]
3AC0  s_nop 0
3AC4  s_cbranch_execz 1
3AC8  s_branch 11
3ACC  v_mov_b32_e32 v14, 0
3AD0  v_mov_b32_e32 v15, 0
3AD4  v_cvt_scalef32_pk_fp4_f32 v14, v18, v19, v7
3ADC  v_cvt_scalef32_pk_fp4_f32 v15, v28, v29, v7 op_sel:[0,0,0,1]
3AE4  v_cvt_scalef32_pk_fp4_f32 v14, v22, v23, v7 op_sel:[0,0,1,0]
3AEC  v_cvt_scalef32_pk_fp4_f32 v15, v32, v33, v7 op_sel:[0,0,1,1]
3AF4  s_nop 0
3AF8  s_and_b64 vcc, exec, s[0:1]
3AFC  s_cbranch_vccnz 135
3B00  v_or_b32_e32 v16, 2, v12
3B04  s_mov_b32 s4, 0xd2511f53
3B0C  v_mad_u64_u32 v[16:17], s[2:3], v16, s4, 0
3B14  s_mov_b32 s5, 0xcd9e8d57
3B1C  s_waitcnt vmcnt(0)
3B20  v_mad_u64_u32 v[18:19], s[2:3], v5, s5, 0
3B28  v_xor_b32_e32 v17, v6, v17
3B2C  v_xor_b32_e32 v19, v4, v19
3B30  v_xor_b32_e32 v17, v17, v47
3B34  v_xor_b32_e32 v19, v19, v46
3B38  v_add_u32_e32 v24, 0x9e3779b9, v46
3B40  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3B48  v_add_u32_e32 v25, 0xbb67ae85, v47
3B50  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3B58  v_xor_b32_e32 v17, v23, v24
3B5C  v_xor_b32_e32 v17, v17, v18
3B60  v_xor_b32_e32 v18, v21, v25
3B64  v_xor_b32_e32 v18, v18, v16
3B68  v_add_u32_e32 v23, 0x76cf5d0a, v47
3B70  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3B78  v_add_u32_e32 v21, 0x3c6ef372, v46
3B80  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3B88  v_xor_b32_e32 v17, v17, v23
3B8C  v_xor_b32_e32 v19, v19, v21
3B90  v_xor_b32_e32 v17, v17, v20
3B94  v_xor_b32_e32 v19, v19, v22
3B98  v_add_u32_e32 v24, 0xdaa66d2b, v46
3BA0  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3BA8  v_add_u32_e32 v25, 0x32370b8f, v47
3BB0  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3BB8  v_xor_b32_e32 v17, v23, v24
3BBC  v_xor_b32_e32 v17, v17, v18
3BC0  v_xor_b32_e32 v18, v21, v25
3BC4  v_xor_b32_e32 v18, v18, v16
3BC8  v_add_u32_e32 v23, 0xed9eba14, v47
3BD0  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3BD8  v_add_u32_e32 v21, 0x78dde6e4, v46
3BE0  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3BE8  v_xor_b32_e32 v17, v17, v23
3BEC  v_xor_b32_e32 v19, v19, v21
3BF0  v_xor_b32_e32 v17, v17, v20
3BF4  v_xor_b32_e32 v19, v19, v22
3BF8  v_add_u32_e32 v24, 0x1715609d, v46
3C00  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3C08  v_add_u32_e32 v25, 0xa9066899, v47
3C10  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3C18  v_xor_b32_e32 v17, v23, v24
3C1C  v_xor_b32_e32 v17, v17, v18
3C20  v_xor_b32_e32 v18, v21, v25
3C24  v_xor_b32_e32 v18, v18, v16
3C28  v_add_u32_e32 v23, 0x646e171e, v47
3C30  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3C38  v_add_u32_e32 v21, 0xb54cda56, v46
3C40  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3C48  v_xor_b32_e32 v17, v17, v23
3C4C  v_xor_b32_e32 v19, v19, v21
3C50  v_xor_b32_e32 v17, v17, v20
3C54  v_xor_b32_e32 v19, v19, v22
3C58  v_add_u32_e32 v24, 0x5384540f, v46
3C60  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3C68  v_add_u32_e32 v25, 0x1fd5c5a3, v47
3C70  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3C78  v_xor_b32_e32 v17, v23, v24
3C7C  v_xor_b32_e32 v17, v17, v18
3C80  v_xor_b32_e32 v18, v21, v25
3C84  v_xor_b32_e32 v18, v18, v16
3C88  v_add_u32_e32 v21, 0xf1bbcdc8, v46
3C90  v_add_u32_e32 v23, 0xdb3d7428, v47
3C98  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3CA0  v_mad_u64_u32 v[18:19], s[2:3], v18, s5, 0
3CA8  v_xor_b32_e32 v19, v19, v21
3CAC  v_xor_b32_e32 v17, v17, v23
3CB0  v_xor_b32_e32 v19, v19, v22
3CB4  v_xor_b32_e32 v17, v17, v20
3CB8  v_mad_u64_u32 v[20:21], s[2:3], v19, s4, 0
3CC0  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3CC8  v_add_u32_e32 v24, 0x8ff34781, v46
3CD0  v_add_u32_e32 v25, 0x96a522ad, v47
3CD8  v_xor_b32_e32 v17, v18, v23
3CDC  v_xor_b32_e32 v16, v16, v21
3CE0  v_xor_b32_e32 v18, v24, v17
3CE4  v_xor_b32_e32 v19, v25, v16
3CE8  v_mov_b32_e32 v16, 0
3CEC  v_mov_b32_e32 v17, 0
3CF0  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[26:27], v18, v7
3CF8  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[36:37], v19, v7 op_sel:[0,0,0,1]
3D00  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[30:31], v22, v7 op_sel:[0,0,1,0]
3D08  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[40:41], v20, v7 op_sel:[0,0,1,1]
3D10  s_nop 0
3D14  s_cbranch_execz 1
3D18  s_branch 11
3D1C  v_mov_b32_e32 v16, 0
3D20  v_mov_b32_e32 v17, 0
3D24  v_cvt_scalef32_pk_fp4_f32 v16, v26, v27, v7
3D2C  v_cvt_scalef32_pk_fp4_f32 v17, v36, v37, v7 op_sel:[0,0,0,1]
3D34  v_cvt_scalef32_pk_fp4_f32 v16, v30, v31, v7 op_sel:[0,0,1,0]
3D3C  v_cvt_scalef32_pk_fp4_f32 v17, v40, v41, v7 op_sel:[0,0,1,1]
3D44  s_nop 0
3D48  s_and_b64 vcc, exec, s[0:1]
3D4C  s_cbranch_vccnz 135
3D50  v_or_b32_e32 v12, 3, v12
3D54  s_mov_b32 s2, 0xd2511f53
3D5C  v_mad_u64_u32 v[18:19], s[0:1], v12, s2, 0
3D64  s_mov_b32 s3, 0xcd9e8d57
3D6C  s_waitcnt vmcnt(0)
3D70  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3D78  v_xor_b32_e32 v5, v6, v19
3D7C  v_xor_b32_e32 v4, v4, v21
3D80  v_xor_b32_e32 v6, v5, v47
3D84  v_xor_b32_e32 v4, v4, v46
3D88  v_add_u32_e32 v12, 0x9e3779b9, v46
3D90  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3D98  v_add_u32_e32 v19, 0xbb67ae85, v47
3DA0  v_mad_u64_u32 v[4:5], s[0:1], v4, s2, 0
3DA8  v_xor_b32_e32 v6, v23, v12
3DAC  v_xor_b32_e32 v6, v6, v20
3DB0  v_xor_b32_e32 v5, v5, v19
3DB4  v_xor_b32_e32 v5, v5, v18
3DB8  v_add_u32_e32 v23, 0x76cf5d0a, v47
3DC0  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3DC8  v_add_u32_e32 v12, 0x3c6ef372, v46
3DD0  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3DD8  v_xor_b32_e32 v6, v19, v23
3DDC  v_xor_b32_e32 v5, v21, v12
3DE0  v_xor_b32_e32 v6, v6, v4
3DE4  v_xor_b32_e32 v5, v5, v22
3DE8  v_add_u32_e32 v12, 0xdaa66d2b, v46
3DF0  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3DF8  v_add_u32_e32 v19, 0x32370b8f, v47
3E00  v_mad_u64_u32 v[4:5], s[0:1], v5, s2, 0
3E08  v_xor_b32_e32 v6, v23, v12
3E0C  v_xor_b32_e32 v6, v6, v20
3E10  v_xor_b32_e32 v5, v5, v19
3E14  v_xor_b32_e32 v5, v5, v18
3E18  v_add_u32_e32 v23, 0xed9eba14, v47
3E20  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3E28  v_add_u32_e32 v12, 0x78dde6e4, v46
3E30  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3E38  v_xor_b32_e32 v6, v19, v23
3E3C  v_xor_b32_e32 v5, v21, v12
3E40  v_xor_b32_e32 v6, v6, v4
3E44  v_xor_b32_e32 v5, v5, v22
3E48  v_add_u32_e32 v12, 0x1715609d, v46
3E50  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3E58  v_add_u32_e32 v19, 0xa9066899, v47
3E60  v_mad_u64_u32 v[4:5], s[0:1], v5, s2, 0
3E68  v_xor_b32_e32 v6, v23, v12
3E6C  v_xor_b32_e32 v6, v6, v20
3E70  v_xor_b32_e32 v5, v5, v19
3E74  v_xor_b32_e32 v5, v5, v18
3E78  v_add_u32_e32 v23, 0x646e171e, v47
3E80  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3E88  v_add_u32_e32 v12, 0xb54cda56, v46
3E90  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3E98  v_xor_b32_e32 v6, v19, v23
3E9C  v_xor_b32_e32 v5, v21, v12
3EA0  v_xor_b32_e32 v6, v6, v4
3EA4  v_xor_b32_e32 v5, v5, v22
3EA8  v_add_u32_e32 v12, 0x5384540f, v46
3EB0  v_mad_u64_u32 v[22:23], s[0:1], v6, s3, 0
3EB8  v_add_u32_e32 v19, 0x1fd5c5a3, v47
3EC0  v_mad_u64_u32 v[4:5], s[0:1], v5, s2, 0
3EC8  v_xor_b32_e32 v6, v23, v12
3ECC  v_xor_b32_e32 v6, v6, v20
3ED0  v_xor_b32_e32 v5, v5, v19
3ED4  v_xor_b32_e32 v5, v5, v18
3ED8  v_add_u32_e32 v23, 0xdb3d7428, v47
3EE0  v_mad_u64_u32 v[18:19], s[0:1], v6, s2, 0
3EE8  v_add_u32_e32 v12, 0xf1bbcdc8, v46
3EF0  v_mad_u64_u32 v[20:21], s[0:1], v5, s3, 0
3EF8  v_xor_b32_e32 v6, v19, v23
3EFC  v_xor_b32_e32 v5, v21, v12
3F00  v_xor_b32_e32 v4, v6, v4
3F04  v_xor_b32_e32 v5, v5, v22
3F08  v_mad_u64_u32 v[24:25], s[0:1], v4, s3, 0
3F10  v_add_u32_e32 v6, 0x8ff34781, v46
3F18  v_mad_u64_u32 v[22:23], s[0:1], v5, s2, 0
3F20  v_xor_b32_e32 v4, v20, v25
3F24  v_add_u32_e32 v12, 0x96a522ad, v47
3F2C  v_xor_b32_e32 v6, v6, v4
3F30  v_xor_b32_e32 v4, v18, v23
3F34  v_xor_b32_e32 v12, v12, v4
3F38  v_mov_b32_e32 v4, 0
3F3C  v_mov_b32_e32 v5, 0
3F40  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[34:35], v6, v7
3F48  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[42:43], v12, v7 op_sel:[0,0,0,1]
3F50  v_cvt_scalef32_sr_pk_fp4_f32 v4, v[38:39], v24, v7 op_sel:[0,0,1,0]
3F58  v_cvt_scalef32_sr_pk_fp4_f32 v5, v[44:45], v22, v7 op_sel:[0,0,1,1]
3F60  s_nop 0
3F64  s_cbranch_execz 1
3F68  s_branch 12
3F6C  s_waitcnt vmcnt(0)
3F70  v_mov_b32_e32 v4, 0
3F74  v_mov_b32_e32 v5, 0
3F78  v_cvt_scalef32_pk_fp4_f32 v4, v34, v35, v7
3F80  v_cvt_scalef32_pk_fp4_f32 v5, v42, v43, v7 op_sel:[0,0,0,1]
3F88  v_cvt_scalef32_pk_fp4_f32 v4, v38, v39, v7 op_sel:[0,0,1,0]
3F90  v_cvt_scalef32_pk_fp4_f32 v5, v44, v45, v7 op_sel:[0,0,1,1]
3F98  s_nop 0
3F9C  s_waitcnt vmcnt(0)
3FA0  v_or3_b32 v3, v4, v5, v3
3FA8  s_waitcnt lgkmcnt(0)
3FAC  v_mov_b32_e32 v4, s73
3FB0  v_mov_b32_e32 v5, s81
3FB4  v_cndmask_b32_e64 v5, v4, v5, s[68:69]
3FBC  v_mov_b32_e32 v4, s72
3FC0  v_mov_b32_e32 v6, s80
3FC4  v_cndmask_b32_e64 v4, v4, v6, s[68:69]
3FCC  v_or3_b32 v0, v13, v11, v0
3FD4  v_or3_b32 v1, v14, v15, v1
3FDC  v_or3_b32 v2, v16, v17, v2
3FE4  v_lshl_add_u64 v[4:5], v[48:49], 4, v[4:5]
3FEC  global_store_dwordx4 v[4:5], v[0:3], off
3FF4  s_or_b64 exec, exec, s[78:79]
3FF8  s_waitcnt lgkmcnt(0)
3FFC  v_mov_b32_e32 v0, s71
4000  v_mov_b32_e32 v1, s77
4004  v_cndmask_b32_e64 v1, v0, v1, s[68:69]
400C  v_mov_b32_e32 v0, s70
4010  v_mov_b32_e32 v2, s76
4014  v_cndmask_b32_e64 v0, v0, v2, s[68:69]
401C  v_mov_b32_e32 v11, 0
4020  v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
4028  v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
4030  global_store_byte v[0:1], v50, off
4038  s_endpgm
403C  s_nop 0
