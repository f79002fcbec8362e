quantise_column.co, compiled by Debian clang version 21.1.8 (13)

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
        .name:           codes
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           scales
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         24
        .size:           4
        .value_kind:     by_value
      - .name:           rows
        .offset:         28
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         32
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         36
        .size:           4
        .value_kind:     by_value
      - .name:           signs
        .offset:         40
        .size:           4
        .value_kind:     by_value
      - .name:           random
        .offset:         48
        .size:           24
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           QuantiseColumn
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumn.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     76
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <QuantiseColumn>:
1800  s_load_dwordx4 s[8:11], s[0:1], 0x18
1808  v_lshl_or_b32 v4, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  s_and_b32 s6, s11, 8
1818  s_bitcmp1_b32 s11, 3
181C  s_cselect_b64 s[4:5], -1, 0
1820  s_add_i32 s7, s10, 0xff
1828  s_and_b32 s7, s7, 0xffffff00
1830  s_cmp_eq_u32 s6, 0
1834  s_cselect_b32 s2, s10, s7
1838  v_cmp_gt_u32_e32 vcc, s2, v4
183C  s_and_saveexec_b64 s[6:7], vcc
1840  s_cbranch_execz 2423
1844  s_load_dword s18, s[0:1], 0x28
184C  s_andn2_b64 vcc, exec, s[4:5]
1850  s_lshr_b32 s2, s9, 5
1854  s_cbranch_vccnz 25
1858  s_add_i32 s4, s2, 7
185C  s_and_b32 s4, s4, 0xffffff8
1864  v_and_b32_e32 v1, 0xffffffe0, v4
186C  v_mad_u64_u32 v[2:3], s[4:5], s4, v1, 0
1874  s_lshl_b32 s4, s3, 5
1878  s_lshl_b32 s5, s3, 6
187C  s_and_b32 s4, s4, 0xffffff00
1884  s_and_b32 s5, s5, 0xc0
188C  v_lshlrev_b32_e32 v1, 2, v0
1890  s_lshr_b32 s6, s3, 1
1894  s_or_b32 s4, s5, s4
1898  s_and_b32 s6, s6, 2
189C  v_bfe_u32 v0, v0, 4, 1
18A4  v_and_or_b32 v1, v1, 60, s4
18AC  v_or3_b32 v0, v1, s6, v0
18B4  s_cbranch_execz 1
18B8  s_branch 3
18BC  v_mad_u64_u32 v[2:3], s[4:5], s2, v4, 0
18C4  v_mov_b32_e32 v0, s3
18C8  s_cmp_lt_u32 s3, s2
18CC  v_cmp_gt_u32_e32 vcc, s10, v4
18D0  s_cselect_b64 s[4:5], -1, 0
18D4  s_and_b64 s[4:5], vcc, s[4:5]
18D8  v_mov_b32_e32 v43, 0x7f
18E0  s_and_saveexec_b64 s[6:7], s[4:5]
18E4  s_cbranch_execz 2371
18E8  s_load_dwordx2 s[16:17], s[0:1], 0x0
18F0  s_lshl_b32 s4, s3, 5
18F4  s_bitcmp1_b32 s11, 0
18F8  v_mov_b32_e32 v5, 0
18FC  s_cselect_b64 s[12:13], -1, 0
1900  v_mov_b32_e32 v1, s8
1904  s_mul_hi_u32 s9, s4, s8
1908  s_mul_i32 s10, s4, s8
190C  v_mad_u64_u32 v[8:9], s[4:5], s4, v1, v[4:5]
1914  s_and_b64 vcc, exec, s[12:13]
1918  s_cbranch_vccz 7
191C  s_waitcnt lgkmcnt(0)
1920  v_lshl_add_u64 v[6:7], v[8:9], 2, s[16:17]
1928  global_load_dword v6, v[6:7], off
1930  s_cbranch_execz 1
1934  s_branch 7
1938  s_waitcnt vmcnt(0) lgkmcnt(0)
193C  v_lshl_add_u64 v[6:7], v[8:9], 1, s[16:17]
1944  global_load_ushort v1, v[6:7], off
194C  s_waitcnt vmcnt(0)
1950  v_lshlrev_b32_e32 v6, 16, v1
1954  s_add_u32 s14, s10, s8
1958  s_addc_u32 s15, s9, 0
195C  v_cndmask_b32_e64 v1, 0, 1, s[12:13]
1964  v_cmp_ne_u32_e64 s[4:5], 1, v1
196C  s_andn2_b64 vcc, exec, s[12:13]
1970  v_lshl_add_u64 v[8:9], s[14:15], 0, v[4:5]
1978  s_cbranch_vccnz 7
197C  s_waitcnt lgkmcnt(0)
1980  v_lshl_add_u64 v[10:11], v[8:9], 2, s[16:17]
1988  global_load_dword v7, v[10:11], off
1990  s_cbranch_execz 1
1994  s_branch 7
1998  s_waitcnt lgkmcnt(0)
199C  v_lshl_add_u64 v[8:9], v[8:9], 1, s[16:17]
19A4  global_load_ushort v1, v[8:9], off
19AC  s_waitcnt vmcnt(0)
19B0  v_lshlrev_b32_e32 v7, 16, v1
19B4  s_add_u32 s12, s14, s8
19B8  s_addc_u32 s13, s15, 0
19BC  s_and_b64 vcc, exec, s[4:5]
19C0  v_lshl_add_u64 v[10:11], s[12:13], 0, v[4:5]
19C8  s_cbranch_vccnz 7
19CC  s_waitcnt lgkmcnt(0)
19D0  v_lshl_add_u64 v[8:9], v[10:11], 2, s[16:17]
19D8  global_load_dword v8, v[8:9], off
19E0  s_cbranch_execz 1
19E4  s_branch 7
19E8  s_waitcnt vmcnt(0) lgkmcnt(0)
19EC  v_lshl_add_u64 v[8:9], v[10:11], 1, s[16:17]
19F4  global_load_ushort v1, v[8:9], off
19FC  s_waitcnt vmcnt(0)
1A00  v_lshlrev_b32_e32 v8, 16, v1
1A04  s_add_u32 s12, s12, s8
1A08  s_addc_u32 s13, s13, 0
1A0C  s_and_b64 vcc, exec, s[4:5]
1A10  v_lshl_add_u64 v[10:11], s[12:13], 0, v[4:5]
1A18  s_cbranch_vccnz 7
1A1C  s_waitcnt lgkmcnt(0)
1A20  v_lshl_add_u64 v[12:13], v[10:11], 2, s[16:17]
1A28  global_load_dword v9, v[12:13], off
1A30  s_cbranch_execz 1
1A34  s_branch 7
1A38  s_waitcnt lgkmcnt(0)
1A3C  v_lshl_add_u64 v[10:11], v[10:11], 1, s[16:17]
1A44  global_load_ushort v1, v[10:11], off
1A4C  s_waitcnt vmcnt(0)
1A50  v_lshlrev_b32_e32 v9, 16, v1
1A54  s_add_u32 s12, s12, s8
1A58  s_addc_u32 s13, s13, 0
1A5C  s_and_b64 vcc, exec, s[4:5]
1A60  v_lshl_add_u64 v[10:11], s[12:13], 0, v[4:5]
1A68  s_cbranch_vccnz 7
1A6C  s_waitcnt lgkmcnt(0)
1A70  v_lshl_add_u64 v[12:13], v[10:11], 2, s[16:17]
1A78  global_load_dword v12, v[12:13], off
1A80  s_cbranch_execz 1
1A84  s_branch 7
1A88  s_waitcnt lgkmcnt(0)
1A8C  v_lshl_add_u64 v[10:11], v[10:11], 1, s[16:17]
1A94  global_load_ushort v1, v[10:11], off
1A9C  s_waitcnt vmcnt(0)
1AA0  v_lshlrev_b32_e32 v12, 16, v1
1AA4  s_add_u32 s12, s12, s8
1AA8  s_addc_u32 s13, s13, 0
1AAC  s_and_b64 vcc, exec, s[4:5]
1AB0  v_lshl_add_u64 v[10:11], s[12:13], 0, v[4:5]
1AB8  s_cbranch_vccnz 7
1ABC  s_waitcnt lgkmcnt(0)
1AC0  v_lshl_add_u64 v[14:15], v[10:11], 2, s[16:17]
1AC8  global_load_dword v13, v[14:15], off
1AD0  s_cbranch_execz 1
1AD4  s_branch 7
1AD8  s_waitcnt lgkmcnt(0)
1ADC  v_lshl_add_u64 v[10:11], v[10:11], 1, s[16:17]
1AE4  global_load_ushort v1, v[10:11], off
1AEC  s_waitcnt vmcnt(0)
1AF0  v_lshlrev_b32_e32 v13, 16, v1
1AF4  s_add_u32 s12, s12, s8
1AF8  s_addc_u32 s13, s13, 0
1AFC  s_and_b64 vcc, exec, s[4:5]
1B00  v_lshl_add_u64 v[10:11], s[12:13], 0, v[4:5]
1B08  s_cbranch_vccnz 7
1B0C  s_waitcnt lgkmcnt(0)
1B10  v_lshl_add_u64 v[14:15], v[10:11], 2, s[16:17]
1B18  global_load_dword v16, v[14:15], off
1B20  s_cbranch_execz 1
1B24  s_branch 7
1B28  s_waitcnt lgkmcnt(0)
1B2C  v_lshl_add_u64 v[10:11], v[10:11], 1, s[16:17]
1B34  global_load_ushort v1, v[10:11], off
1B3C  s_waitcnt vmcnt(0)
1B40  v_lshlrev_b32_e32 v16, 16, v1
1B44  s_add_u32 s12, s12, s8
1B48  s_addc_u32 s13, s13, 0
1B4C  s_and_b64 vcc, exec, s[4:5]
1B50  v_lshl_add_u64 v[10:11], s[12:13], 0, v[4:5]
1B58  s_cbranch_vccnz 7
1B5C  s_waitcnt lgkmcnt(0)
1B60  v_lshl_add_u64 v[14:15], v[10:11], 2, s[16:17]
1B68  global_load_dword v17, v[14:15], off
1B70  s_cbranch_execz 1
1B74  s_branch 7
1B78  s_waitcnt lgkmcnt(0)
1B7C  v_lshl_add_u64 v[10:11], v[10:11], 1, s[16:17]
1B84  global_load_ushort v1, v[10:11], off
1B8C  s_waitcnt vmcnt(0)
1B90  v_lshlrev_b32_e32 v17, 16, v1
1B94  s_add_u32 s12, s12, s8
1B98  s_addc_u32 s13, s13, 0
1B9C  s_and_b64 vcc, exec, s[4:5]
1BA0  v_lshl_add_u64 v[14:15], s[12:13], 0, v[4:5]
1BA8  s_cbranch_vccnz 7
1BAC  s_waitcnt lgkmcnt(0)
1BB0  v_lshl_add_u64 v[10:11], v[14:15], 2, s[16:17]
1BB8  global_load_dword v10, v[10:11], off
1BC0  s_cbranch_execz 1
1BC4  s_branch 7
1BC8  s_waitcnt vmcnt(0) lgkmcnt(0)
1BCC  v_lshl_add_u64 v[10:11], v[14:15], 1, s[16:17]
1BD4  global_load_ushort v1, v[10:11], off
1BDC  s_waitcnt vmcnt(0)
1BE0  v_lshlrev_b32_e32 v10, 16, v1
1BE4  s_add_u32 s12, s12, s8
1BE8  s_addc_u32 s13, s13, 0
1BEC  s_and_b64 vcc, exec, s[4:5]
1BF0  v_lshl_add_u64 v[14:15], s[12:13], 0, v[4:5]
1BF8  s_cbranch_vccnz 7
1BFC  s_waitcnt lgkmcnt(0)
1C00  v_lshl_add_u64 v[18:19], v[14:15], 2, s[16:17]
1C08  global_load_dword v11, v[18:19], off
1C10  s_cbranch_execz 1
1C14  s_branch 7
1C18  s_waitcnt lgkmcnt(0)
1C1C  v_lshl_add_u64 v[14:15], v[14:15], 1, s[16:17]
1C24  global_load_ushort v1, v[14:15], off
1C2C  s_waitcnt vmcnt(0)
1C30  v_lshlrev_b32_e32 v11, 16, v1
1C34  s_add_u32 s12, s12, s8
1C38  s_addc_u32 s13, s13, 0
1C3C  s_and_b64 vcc, exec, s[4:5]
1C40  v_lshl_add_u64 v[18:19], s[12:13], 0, v[4:5]
1C48  s_cbranch_vccnz 7
1C4C  s_waitcnt lgkmcnt(0)
1C50  v_lshl_add_u64 v[14:15], v[18:19], 2, s[16:17]
1C58  global_load_dword v14, v[14:15], off
1C60  s_cbranch_execz 1
1C64  s_branch 7
1C68  s_waitcnt vmcnt(0) lgkmcnt(0)
1C6C  v_lshl_add_u64 v[14:15], v[18:19], 1, s[16:17]
1C74  global_load_ushort v1, v[14:15], off
1C7C  s_waitcnt vmcnt(0)
1C80  v_lshlrev_b32_e32 v14, 16, v1
1C84  s_add_u32 s12, s12, s8
1C88  s_addc_u32 s13, s13, 0
1C8C  s_and_b64 vcc, exec, s[4:5]
1C90  v_lshl_add_u64 v[18:19], s[12:13], 0, v[4:5]
1C98  s_cbranch_vccnz 7
1C9C  s_waitcnt lgkmcnt(0)
1CA0  v_lshl_add_u64 v[20:21], v[18:19], 2, s[16:17]
1CA8  global_load_dword v15, v[20:21], off
1CB0  s_cbranch_execz 1
1CB4  s_branch 7
1CB8  s_waitcnt lgkmcnt(0)
1CBC  v_lshl_add_u64 v[18:19], v[18:19], 1, s[16:17]
1CC4  global_load_ushort v1, v[18:19], off
1CCC  s_waitcnt vmcnt(0)
1CD0  v_lshlrev_b32_e32 v15, 16, v1
1CD4  s_add_u32 s12, s12, s8
1CD8  s_addc_u32 s13, s13, 0
1CDC  s_and_b64 vcc, exec, s[4:5]
1CE0  v_lshl_add_u64 v[18:19], s[12:13], 0, v[4:5]
1CE8  s_cbranch_vccnz 7
1CEC  s_waitcnt lgkmcnt(0)
1CF0  v_lshl_add_u64 v[20:21], v[18:19], 2, s[16:17]
1CF8  global_load_dword v20, v[20:21], off
1D00  s_cbranch_execz 1
1D04  s_branch 7
1D08  s_waitcnt lgkmcnt(0)
1D0C  v_lshl_add_u64 v[18:19], v[18:19], 1, s[16:17]
1D14  global_load_ushort v1, v[18:19], off
1D1C  s_waitcnt vmcnt(0)
1D20  v_lshlrev_b32_e32 v20, 16, v1
1D24  s_add_u32 s12, s12, s8
1D28  s_addc_u32 s13, s13, 0
1D2C  s_and_b64 vcc, exec, s[4:5]
1D30  v_lshl_add_u64 v[18:19], s[12:13], 0, v[4:5]
1D38  s_cbranch_vccnz 7
1D3C  s_waitcnt lgkmcnt(0)
1D40  v_lshl_add_u64 v[22:23], v[18:19], 2, s[16:17]
1D48  global_load_dword v21, v[22:23], off
1D50  s_cbranch_execz 1
1D54  s_branch 7
1D58  s_waitcnt lgkmcnt(0)
1D5C  v_lshl_add_u64 v[18:19], v[18:19], 1, s[16:17]
1D64  global_load_ushort v1, v[18:19], off
1D6C  s_waitcnt vmcnt(0)
1D70  v_lshlrev_b32_e32 v21, 16, v1
1D74  s_add_u32 s12, s12, s8
1D78  s_addc_u32 s13, s13, 0
1D7C  s_and_b64 vcc, exec, s[4:5]
1D80  v_lshl_add_u64 v[18:19], s[12:13], 0, v[4:5]
1D88  s_cbranch_vccnz 7
1D8C  s_waitcnt lgkmcnt(0)
1D90  v_lshl_add_u64 v[22:23], v[18:19], 2, s[16:17]
1D98  global_load_dword v24, v[22:23], off
1DA0  s_cbranch_execz 1
1DA4  s_branch 7
1DA8  s_waitcnt lgkmcnt(0)
1DAC  v_lshl_add_u64 v[18:19], v[18:19], 1, s[16:17]
1DB4  global_load_ushort v1, v[18:19], off
1DBC  s_waitcnt vmcnt(0)
1DC0  v_lshlrev_b32_e32 v24, 16, v1
1DC4  s_add_u32 s12, s12, s8
1DC8  s_addc_u32 s13, s13, 0
1DCC  s_and_b64 vcc, exec, s[4:5]
1DD0  v_lshl_add_u64 v[18:19], s[12:13], 0, v[4:5]
1DD8  s_cbranch_vccnz 7
1DDC  s_waitcnt lgkmcnt(0)
1DE0  v_lshl_add_u64 v[22:23], v[18:19], 2, s[16:17]
1DE8  global_load_dword v25, v[22:23], off
1DF0  s_cbranch_execz 1
1DF4  s_branch 7
1DF8  s_waitcnt lgkmcnt(0)
1DFC  v_lshl_add_u64 v[18:19], v[18:19], 1, s[16:17]
1E04  global_load_ushort v1, v[18:19], off
1E0C  s_waitcnt vmcnt(0)
1E10  v_lshlrev_b32_e32 v25, 16, v1
1E14  s_add_u32 s12, s12, s8
1E18  s_addc_u32 s13, s13, 0
1E1C  s_and_b64 vcc, exec, s[4:5]
1E20  v_lshl_add_u64 v[22:23], s[12:13], 0, v[4:5]
1E28  s_cbranch_vccnz 7
1E2C  s_waitcnt lgkmcnt(0)
1E30  v_lshl_add_u64 v[18:19], v[22:23], 2, s[16:17]
1E38  global_load_dword v18, v[18:19], off
1E40  s_cbranch_execz 1
1E44  s_branch 7
1E48  s_waitcnt vmcnt(0) lgkmcnt(0)
1E4C  v_lshl_add_u64 v[18:19], v[22:23], 1, s[16:17]
1E54  global_load_ushort v1, v[18:19], off
1E5C  s_waitcnt vmcnt(0)
1E60  v_lshlrev_b32_e32 v18, 16, v1
1E64  s_add_u32 s12, s12, s8
1E68  s_addc_u32 s13, s13, 0
1E6C  s_and_b64 vcc, exec, s[4:5]
1E70  v_lshl_add_u64 v[22:23], s[12:13], 0, v[4:5]
1E78  s_cbranch_vccnz 7
1E7C  s_waitcnt lgkmcnt(0)
1E80  v_lshl_add_u64 v[26:27], v[22:23], 2, s[16:17]
1E88  global_load_dword v19, v[26:27], off
1E90  s_cbranch_execz 1
1E94  s_branch 7
1E98  s_waitcnt lgkmcnt(0)
1E9C  v_lshl_add_u64 v[22:23], v[22:23], 1, s[16:17]
1EA4  global_load_ushort v1, v[22:23], off
1EAC  s_waitcnt vmcnt(0)
1EB0  v_lshlrev_b32_e32 v19, 16, v1
1EB4  s_add_u32 s12, s12, s8
1EB8  s_addc_u32 s13, s13, 0
1EBC  s_and_b64 vcc, exec, s[4:5]
1EC0  v_lshl_add_u64 v[26:27], s[12:13], 0, v[4:5]
1EC8  s_cbranch_vccnz 7
1ECC  s_waitcnt lgkmcnt(0)
1ED0  v_lshl_add_u64 v[22:23], v[26:27], 2, s[16:17]
1ED8  global_load_dword v22, v[22:23], off
1EE0  s_cbranch_execz 1
1EE4  s_branch 7
1EE8  s_waitcnt vmcnt(0) lgkmcnt(0)
1EEC  v_lshl_add_u64 v[22:23], v[26:27], 1, s[16:17]
1EF4  global_load_ushort v1, v[22:23], off
1EFC  s_waitcnt vmcnt(0)
1F00  v_lshlrev_b32_e32 v22, 16, v1
1F04  s_add_u32 s12, s12, s8
1F08  s_addc_u32 s13, s13, 0
1F0C  s_and_b64 vcc, exec, s[4:5]
1F10  v_lshl_add_u64 v[26:27], s[12:13], 0, v[4:5]
1F18  s_cbranch_vccnz 7
1F1C  s_waitcnt lgkmcnt(0)
1F20  v_lshl_add_u64 v[28:29], v[26:27], 2, s[16:17]
1F28  global_load_dword v23, v[28:29], off
1F30  s_cbranch_execz 1
1F34  s_branch 7
1F38  s_waitcnt lgkmcnt(0)
1F3C  v_lshl_add_u64 v[26:27], v[26:27], 1, s[16:17]
1F44  global_load_ushort v1, v[26:27], off
1F4C  s_waitcnt vmcnt(0)
1F50  v_lshlrev_b32_e32 v23, 16, v1
1F54  s_add_u32 s12, s12, s8
1F58  s_addc_u32 s13, s13, 0
1F5C  s_and_b64 vcc, exec, s[4:5]
1F60  v_lshl_add_u64 v[26:27], s[12:13], 0, v[4:5]
1F68  s_cbranch_vccnz 7
1F6C  s_waitcnt lgkmcnt(0)
1F70  v_lshl_add_u64 v[28:29], v[26:27], 2, s[16:17]
1F78  global_load_dword v28, v[28:29], off
1F80  s_cbranch_execz 1
1F84  s_branch 7
1F88  s_waitcnt lgkmcnt(0)
1F8C  v_lshl_add_u64 v[26:27], v[26:27], 1, s[16:17]
1F94  global_load_ushort v1, v[26:27], off
1F9C  s_waitcnt vmcnt(0)
1FA0  v_lshlrev_b32_e32 v28, 16, v1
1FA4  s_add_u32 s12, s12, s8
1FA8  s_addc_u32 s13, s13, 0
1FAC  s_and_b64 vcc, exec, s[4:5]
1FB0  v_lshl_add_u64 v[26:27], s[12:13], 0, v[4:5]
1FB8  s_cbranch_vccnz 7
1FBC  s_waitcnt lgkmcnt(0)
1FC0  v_lshl_add_u64 v[30:31], v[26:27], 2, s[16:17]
1FC8  global_load_dword v29, v[30:31], off
1FD0  s_cbranch_execz 1
1FD4  s_branch 7
1FD8  s_waitcnt lgkmcnt(0)
1FDC  v_lshl_add_u64 v[26:27], v[26:27], 1, s[16:17]
1FE4  global_load_ushort v1, v[26:27], off
1FEC  s_waitcnt vmcnt(0)
1FF0  v_lshlrev_b32_e32 v29, 16, v1
1FF4  s_add_u32 s12, s12, s8
1FF8  s_addc_u32 s13, s13, 0
1FFC  s_and_b64 vcc, exec, s[4:5]
2000  v_lshl_add_u64 v[26:27], s[12:13], 0, v[4:5]
2008  s_cbranch_vccnz 7
200C  s_waitcnt lgkmcnt(0)
2010  v_lshl_add_u64 v[30:31], v[26:27], 2, s[16:17]
2018  global_load_dword v32, v[30:31], off
2020  s_cbranch_execz 1
2024  s_branch 7
2028  s_waitcnt lgkmcnt(0)
202C  v_lshl_add_u64 v[26:27], v[26:27], 1, s[16:17]
2034  global_load_ushort v1, v[26:27], off
203C  s_waitcnt vmcnt(0)
2040  v_lshlrev_b32_e32 v32, 16, v1
2044  s_add_u32 s12, s12, s8
2048  s_addc_u32 s13, s13, 0
204C  s_and_b64 vcc, exec, s[4:5]
2050  v_lshl_add_u64 v[26:27], s[12:13], 0, v[4:5]
2058  s_cbranch_vccnz 7
205C  s_waitcnt lgkmcnt(0)
2060  v_lshl_add_u64 v[30:31], v[26:27], 2, s[16:17]
2068  global_load_dword v33, v[30:31], off
2070  s_cbranch_execz 1
2074  s_branch 7
2078  s_waitcnt lgkmcnt(0)
207C  v_lshl_add_u64 v[26:27], v[26:27], 1, s[16:17]
2084  global_load_ushort v1, v[26:27], off
208C  s_waitcnt vmcnt(0)
2090  v_lshlrev_b32_e32 v33, 16, v1
2094  s_add_u32 s12, s12, s8
2098  s_addc_u32 s13, s13, 0
209C  s_and_b64 vcc, exec, s[4:5]
20A0  v_lshl_add_u64 v[30:31], s[12:13], 0, v[4:5]
20A8  s_cbranch_vccnz 7
20AC  s_waitcnt lgkmcnt(0)
20B0  v_lshl_add_u64 v[26:27], v[30:31], 2, s[16:17]
20B8  global_load_dword v26, v[26:27], off
20C0  s_cbranch_execz 1
20C4  s_branch 7
20C8  s_waitcnt vmcnt(0) lgkmcnt(0)
20CC  v_lshl_add_u64 v[26:27], v[30:31], 1, s[16:17]
20D4  global_load_ushort v1, v[26:27], off
20DC  s_waitcnt vmcnt(0)
20E0  v_lshlrev_b32_e32 v26, 16, v1
20E4  s_add_u32 s12, s12, s8
20E8  s_addc_u32 s13, s13, 0
20EC  s_and_b64 vcc, exec, s[4:5]
20F0  v_lshl_add_u64 v[30:31], s[12:13], 0, v[4:5]
20F8  s_cbranch_vccnz 7
20FC  s_waitcnt lgkmcnt(0)
2100  v_lshl_add_u64 v[34:35], v[30:31], 2, s[16:17]
2108  global_load_dword v27, v[34:35], off
2110  s_cbranch_execz 1
2114  s_branch 7
2118  s_waitcnt lgkmcnt(0)
211C  v_lshl_add_u64 v[30:31], v[30:31], 1, s[16:17]
2124  global_load_ushort v1, v[30:31], off
212C  s_waitcnt vmcnt(0)
2130  v_lshlrev_b32_e32 v27, 16, v1
2134  s_add_u32 s12, s12, s8
2138  s_addc_u32 s13, s13, 0
213C  s_and_b64 vcc, exec, s[4:5]
2140  v_lshl_add_u64 v[34:35], s[12:13], 0, v[4:5]
2148  s_cbranch_vccnz 7
214C  s_waitcnt lgkmcnt(0)
2150  v_lshl_add_u64 v[30:31], v[34:35], 2, s[16:17]
2158  global_load_dword v30, v[30:31], off
2160  s_cbranch_execz 1
2164  s_branch 7
2168  s_waitcnt vmcnt(0) lgkmcnt(0)
216C  v_lshl_add_u64 v[30:31], v[34:35], 1, s[16:17]
2174  global_load_ushort v1, v[30:31], off
217C  s_waitcnt vmcnt(0)
2180  v_lshlrev_b32_e32 v30, 16, v1
2184  s_add_u32 s12, s12, s8
2188  s_addc_u32 s13, s13, 0
218C  s_and_b64 vcc, exec, s[4:5]
2190  v_lshl_add_u64 v[34:35], s[12:13], 0, v[4:5]
2198  s_cbranch_vccnz 7
219C  s_waitcnt lgkmcnt(0)
21A0  v_lshl_add_u64 v[36:37], v[34:35], 2, s[16:17]
21A8  global_load_dword v31, v[36:37], off
21B0  s_cbranch_execz 1
21B4  s_branch 7
21B8  s_waitcnt lgkmcnt(0)
21BC  v_lshl_add_u64 v[34:35], v[34:35], 1, s[16:17]
21C4  global_load_ushort v1, v[34:35], off
21CC  s_waitcnt vmcnt(0)
21D0  v_lshlrev_b32_e32 v31, 16, v1
21D4  s_add_u32 s12, s12, s8
21D8  s_addc_u32 s13, s13, 0
21DC  s_and_b64 vcc, exec, s[4:5]
21E0  v_lshl_add_u64 v[36:37], s[12:13], 0, v[4:5]
21E8  s_cbranch_vccnz 7
21EC  s_waitcnt lgkmcnt(0)
21F0  v_lshl_add_u64 v[34:35], v[36:37], 2, s[16:17]
21F8  global_load_dword v34, v[34:35], off
2200  s_cbranch_execz 1
2204  s_branch 7
2208  s_waitcnt vmcnt(0) lgkmcnt(0)
220C  v_lshl_add_u64 v[34:35], v[36:37], 1, s[16:17]
2214  global_load_ushort v1, v[34:35], off
221C  s_waitcnt vmcnt(0)
2220  v_lshlrev_b32_e32 v34, 16, v1
2224  s_add_u32 s12, s12, s8
2228  s_addc_u32 s13, s13, 0
222C  s_and_b64 vcc, exec, s[4:5]
2230  v_lshl_add_u64 v[36:37], s[12:13], 0, v[4:5]
2238  s_cbranch_vccnz 7
223C  s_waitcnt lgkmcnt(0)
2240  v_lshl_add_u64 v[38:39], v[36:37], 2, s[16:17]
2248  global_load_dword v35, v[38:39], off
2250  s_cbranch_execz 1
2254  s_branch 7
2258  s_waitcnt lgkmcnt(0)
225C  v_lshl_add_u64 v[36:37], v[36:37], 1, s[16:17]
2264  global_load_ushort v1, v[36:37], off
226C  s_waitcnt vmcnt(0)
2270  v_lshlrev_b32_e32 v35, 16, v1
2274  s_add_u32 s12, s12, s8
2278  s_addc_u32 s13, s13, 0
227C  s_and_b64 vcc, exec, s[4:5]
2280  v_lshl_add_u64 v[38:39], s[12:13], 0, v[4:5]
2288  s_cbranch_vccnz 7
228C  s_waitcnt lgkmcnt(0)
2290  v_lshl_add_u64 v[36:37], v[38:39], 2, s[16:17]
2298  global_load_dword v36, v[36:37], off
22A0  s_cbranch_execz 1
22A4  s_branch 7
22A8  s_waitcnt vmcnt(0) lgkmcnt(0)
22AC  v_lshl_add_u64 v[36:37], v[38:39], 1, s[16:17]
22B4  global_load_ushort v1, v[36:37], off
22BC  s_waitcnt vmcnt(0)
22C0  v_lshlrev_b32_e32 v36, 16, v1
22C4  s_add_u32 s8, s12, s8
22C8  s_addc_u32 s9, s13, 0
22CC  s_and_b64 vcc, exec, s[4:5]
22D0  v_lshl_add_u64 v[38:39], s[8:9], 0, v[4:5]
22D8  s_cbranch_vccnz 9
22DC  s_waitcnt lgkmcnt(0)
22E0  v_lshl_add_u64 v[40:41], v[38:39], 2, s[16:17]
22E8  global_load_dword v37, v[40:41], off
22F0  s_load_dwordx4 s[12:15], s[0:1], 0x38
22F8  s_cbranch_execz 3
22FC  s_branch 9
2300  s_load_dwordx4 s[12:15], s[0:1], 0x38
2308  s_waitcnt lgkmcnt(0)
230C  v_lshl_add_u64 v[38:39], v[38:39], 1, s[16:17]
2314  global_load_ushort v1, v[38:39], off
231C  s_waitcnt vmcnt(0)
2320  v_lshlrev_b32_e32 v37, 16, v1
2324  s_load_dwordx2 s[8:9], s[0:1], 0x8
232C  s_waitcnt lgkmcnt(0)
2330  s_load_dwordx2 s[16:17], s[0:1], 0x30
2338  s_and_b32 s4, s11, 2
233C  s_cmp_eq_u32 s4, 0
2340  s_cselect_b64 vcc, -1, 0
2344  s_cmp_lg_u32 s4, 0
2348  s_cbranch_scc0 291
234C  s_cmp_eq_u32 s18, 0
2350  s_cbranch_scc1 96
2354  s_lshl_b32 s4, s18, 31
2358  s_waitcnt vmcnt(0)
235C  v_xor_b32_e32 v6, s4, v6
2360  s_lshl_b32 s4, s18, 30
2364  v_bfrev_b32_e32 v1, 1
2368  v_bitop3_b32 v7, s4, v7, v1 bitop3:0x6c
2370  s_lshl_b32 s4, s18, 29
2374  v_bitop3_b32 v8, s4, v8, v1 bitop3:0x6c
237C  s_lshl_b32 s4, s18, 28
2380  v_bitop3_b32 v9, s4, v9, v1 bitop3:0x6c
2388  s_lshl_b32 s4, s18, 27
238C  v_bitop3_b32 v12, s4, v12, v1 bitop3:0x6c
2394  s_lshl_b32 s4, s18, 26
2398  v_bitop3_b32 v13, s4, v13, v1 bitop3:0x6c
23A0  s_lshl_b32 s4, s18, 25
23A4  v_bitop3_b32 v16, s4, v16, v1 bitop3:0x6c
23AC  s_lshl_b32 s4, s18, 24
23B0  v_bitop3_b32 v17, s4, v17, v1 bitop3:0x6c
23B8  s_lshl_b32 s4, s18, 23
23BC  v_bitop3_b32 v10, s4, v10, v1 bitop3:0x6c
23C4  s_lshl_b32 s4, s18, 22
23C8  v_bitop3_b32 v11, s4, v11, v1 bitop3:0x6c
23D0  s_lshl_b32 s4, s18, 21
23D4  v_bitop3_b32 v14, s4, v14, v1 bitop3:0x6c
23DC  s_lshl_b32 s4, s18, 20
23E0  v_bitop3_b32 v15, s4, v15, v1 bitop3:0x6c
23E8  s_lshl_b32 s4, s18, 19
23EC  v_bitop3_b32 v20, s4, v20, v1 bitop3:0x6c
23F4  s_lshl_b32 s4, s18, 18
23F8  v_bitop3_b32 v21, s4, v21, v1 bitop3:0x6c
2400  s_lshl_b32 s4, s18, 17
2404  v_bitop3_b32 v24, s4, v24, v1 bitop3:0x6c
240C  s_lshl_b32 s4, s18, 16
2410  v_bitop3_b32 v25, s4, v25, v1 bitop3:0x6c
2418  s_lshl_b32 s4, s18, 15
241C  v_bitop3_b32 v18, s4, v18, v1 bitop3:0x6c
2424  s_lshl_b32 s4, s18, 14
2428  v_bitop3_b32 v19, s4, v19, v1 bitop3:0x6c
2430  s_lshl_b32 s4, s18, 13
2434  v_bitop3_b32 v22, s4, v22, v1 bitop3:0x6c
243C  s_lshl_b32 s4, s18, 12
2440  v_bitop3_b32 v23, s4, v23, v1 bitop3:0x6c
2448  s_lshl_b32 s4, s18, 11
244C  v_bitop3_b32 v28, s4, v28, v1 bitop3:0x6c
2454  s_lshl_b32 s4, s18, 10
2458  v_bitop3_b32 v29, s4, v29, v1 bitop3:0x6c
2460  s_lshl_b32 s4, s18, 9
2464  v_bitop3_b32 v32, s4, v32, v1 bitop3:0x6c
246C  s_lshl_b32 s4, s18, 8
2470  v_bitop3_b32 v33, s4, v33, v1 bitop3:0x6c
2478  s_lshl_b32 s4, s18, 7
247C  v_bitop3_b32 v26, s4, v26, v1 bitop3:0x6c
2484  s_lshl_b32 s4, s18, 6
2488  v_bitop3_b32 v27, s4, v27, v1 bitop3:0x6c
2490  s_lshl_b32 s4, s18, 5
2494  v_bitop3_b32 v30, s4, v30, v1 bitop3:0x6c
249C  s_lshl_b32 s4, s18, 4
24A0  v_bitop3_b32 v31, s4, v31, v1 bitop3:0x6c
24A8  s_lshl_b32 s4, s18, 3
24AC  v_bitop3_b32 v34, s4, v34, v1 bitop3:0x6c
24B4  s_lshl_b32 s4, s18, 2
24B8  v_bitop3_b32 v35, s4, v35, v1 bitop3:0x6c
24C0  s_lshl_b32 s4, s18, 1
24C4  v_bitop3_b32 v36, s4, v36, v1 bitop3:0x6c
24CC  v_bitop3_b32 v37, s18, v37, v1 bitop3:0x6c
24D4  s_waitcnt vmcnt(0)
24D8  v_add_f32_e32 v1, v6, v7
24DC  v_sub_f32_e32 v5, v6, v7
24E0  v_add_f32_e32 v6, v8, v9
24E4  v_sub_f32_e32 v7, v8, v9
24E8  v_add_f32_e32 v8, v12, v13
24EC  v_sub_f32_e32 v9, v12, v13
24F0  v_add_f32_e32 v12, v16, v17
24F4  v_sub_f32_e32 v13, v16, v17
24F8  v_add_f32_e32 v16, v10, v11
24FC  v_sub_f32_e32 v10, v10, v11
2500  v_add_f32_e32 v11, v14, v15
2504  v_sub_f32_e32 v14, v14, v15
2508  v_add_f32_e32 v15, v20, v21
250C  v_sub_f32_e32 v17, v20, v21
2510  v_add_f32_e32 v20, v24, v25
2514  v_sub_f32_e32 v21, v24, v25
2518  v_add_f32_e32 v24, v18, v19
251C  v_sub_f32_e32 v18, v18, v19
2520  v_add_f32_e32 v19, v22, v23
2524  v_sub_f32_e32 v22, v22, v23
2528  v_add_f32_e32 v23, v28, v29
252C  v_sub_f32_e32 v25, v28, v29
2530  v_add_f32_e32 v28, v32, v33
2534  v_sub_f32_e32 v29, v32, v33
2538  v_add_f32_e32 v32, v26, v27
253C  v_sub_f32_e32 v26, v26, v27
2540  v_add_f32_e32 v27, v30, v31
2544  v_sub_f32_e32 v30, v30, v31
2548  v_add_f32_e32 v31, v34, v35
254C  v_sub_f32_e32 v33, v34, v35
2550  v_add_f32_e32 v34, v36, v37
2554  v_sub_f32_e32 v35, v36, v37
2558  v_add_f32_e32 v36, v1, v6
255C  v_sub_f32_e32 v1, v1, v6
2560  v_add_f32_e32 v6, v5, v7
2564  v_sub_f32_e32 v5, v5, v7
2568  v_add_f32_e32 v7, v8, v12
256C  v_sub_f32_e32 v8, v8, v12
2570  v_add_f32_e32 v12, v9, v13
2574  v_sub_f32_e32 v9, v9, v13
2578  v_add_f32_e32 v13, v16, v11
257C  v_sub_f32_e32 v11, v16, v11
2580  v_add_f32_e32 v16, v10, v14
2584  v_sub_f32_e32 v10, v10, v14
2588  v_add_f32_e32 v14, v15, v20
258C  v_sub_f32_e32 v15, v15, v20
2590  v_add_f32_e32 v20, v17, v21
2594  v_sub_f32_e32 v17, v17, v21
2598  v_add_f32_e32 v21, v24, v19
259C  v_sub_f32_e32 v19, v24, v19
25A0  v_add_f32_e32 v24, v18, v22
25A4  v_sub_f32_e32 v18, v18, v22
25A8  v_add_f32_e32 v22, v23, v28
25AC  v_sub_f32_e32 v23, v23, v28
25B0  v_add_f32_e32 v28, v25, v29
25B4  v_sub_f32_e32 v25, v25, v29
25B8  v_add_f32_e32 v29, v32, v27
25BC  v_sub_f32_e32 v27, v32, v27
25C0  v_add_f32_e32 v32, v26, v30
25C4  v_sub_f32_e32 v26, v26, v30
25C8  v_add_f32_e32 v30, v31, v34
25CC  v_sub_f32_e32 v31, v31, v34
25D0  v_add_f32_e32 v34, v33, v35
25D4  v_sub_f32_e32 v33, v33, v35
25D8  v_add_f32_e32 v35, v36, v7
25DC  v_sub_f32_e32 v7, v36, v7
25E0  v_add_f32_e32 v36, v6, v12
25E4  v_sub_f32_e32 v6, v6, v12
25E8  v_add_f32_e32 v12, v1, v8
25EC  v_sub_f32_e32 v1, v1, v8
25F0  v_add_f32_e32 v8, v5, v9
25F4  v_sub_f32_e32 v5, v5, v9
25F8  v_add_f32_e32 v9, v13, v14
25FC  v_sub_f32_e32 v13, v13, v14
2600  v_add_f32_e32 v14, v16, v20
2604  v_sub_f32_e32 v16, v16, v20
2608  v_add_f32_e32 v20, v11, v15
260C  v_sub_f32_e32 v11, v11, v15
2610  v_add_f32_e32 v15, v10, v17
2614  v_sub_f32_e32 v10, v10, v17
2618  v_add_f32_e32 v17, v21, v22
261C  v_sub_f32_e32 v21, v21, v22
2620  v_add_f32_e32 v22, v24, v28
2624  v_sub_f32_e32 v24, v24, v28
2628  v_add_f32_e32 v28, v19, v23
262C  v_sub_f32_e32 v19, v19, v23
2630  v_add_f32_e32 v23, v18, v25
2634  v_sub_f32_e32 v18, v18, v25
2638  v_add_f32_e32 v25, v29, v30
263C  v_sub_f32_e32 v29, v29, v30
2640  v_add_f32_e32 v30, v32, v34
2644  v_sub_f32_e32 v32, v32, v34
2648  v_add_f32_e32 v34, v27, v31
264C  v_sub_f32_e32 v27, v27, v31
2650  v_add_f32_e32 v31, v26, v33
2654  v_sub_f32_e32 v26, v26, v33
2658  v_add_f32_e32 v33, v35, v9
265C  v_sub_f32_e32 v35, v35, v9
2660  v_add_f32_e32 v9, v36, v14
2664  v_sub_f32_e32 v14, v36, v14
2668  v_add_f32_e32 v36, v12, v20
266C  v_sub_f32_e32 v20, v12, v20
2670  v_add_f32_e32 v12, v8, v15
2674  v_sub_f32_e32 v15, v8, v15
2678  v_add_f32_e32 v37, v7, v13
267C  v_sub_f32_e32 v38, v7, v13
2680  v_add_f32_e32 v13, v6, v16
2684  v_sub_f32_e32 v39, v6, v16
2688  v_add_f32_e32 v16, v1, v11
268C  v_sub_f32_e32 v1, v1, v11
2690  v_add_f32_e32 v11, v5, v10
2694  v_sub_f32_e32 v5, v5, v10
2698  v_add_f32_e32 v40, v17, v25
269C  v_sub_f32_e32 v41, v17, v25
26A0  v_add_f32_e32 v42, v22, v30
26A4  v_sub_f32_e32 v30, v22, v30
26A8  v_add_f32_e32 v22, v28, v34
26AC  v_sub_f32_e32 v34, v28, v34
26B0  v_add_f32_e32 v28, v23, v31
26B4  v_sub_f32_e32 v31, v23, v31
26B8  v_add_f32_e32 v43, v21, v29
26BC  v_sub_f32_e32 v44, v21, v29
26C0  v_add_f32_e32 v29, v24, v32
26C4  v_sub_f32_e32 v45, v24, v32
26C8  v_add_f32_e32 v32, v19, v27
26CC  v_sub_f32_e32 v46, v19, v27
26D0  v_add_f32_e32 v27, v18, v26
26D4  v_sub_f32_e32 v47, v18, v26
26D8  v_mul_f32_e32 v6, 0x3e800000, v33
26E0  v_mul_f32_e32 v7, 0x3e800000, v9
26E8  v_mul_f32_e32 v8, 0x3e800000, v36
26F0  v_mul_f32_e32 v9, 0x3e800000, v12
26F8  v_mul_f32_e32 v12, 0x3e800000, v37
2700  v_mul_f32_e32 v13, 0x3e800000, v13
2708  v_mul_f32_e32 v16, 0x3e800000, v16
2710  v_mul_f32_e32 v17, 0x3e800000, v11
2718  v_mul_f32_e32 v10, 0x3e800000, v35
2720  v_mul_f32_e32 v11, 0x3e800000, v14
2728  v_mul_f32_e32 v14, 0x3e800000, v20
2730  v_mul_f32_e32 v15, 0x3e800000, v15
2738  v_mul_f32_e32 v20, 0x3e800000, v38
2740  v_mul_f32_e32 v21, 0x3e800000, v39
2748  v_mul_f32_e32 v24, 0x3e800000, v1
2750  v_mul_f32_e32 v25, 0x3e800000, v5
2758  v_mul_f32_e32 v18, 0x3e800000, v40
2760  v_mul_f32_e32 v19, 0x3e800000, v42
2768  v_mul_f32_e32 v22, 0x3e800000, v22
2770  v_mul_f32_e32 v23, 0x3e800000, v28
2778  v_mul_f32_e32 v28, 0x3e800000, v43
2780  v_mul_f32_e32 v29, 0x3e800000, v29
2788  v_mul_f32_e32 v32, 0x3e800000, v32
2790  v_mul_f32_e32 v33, 0x3e800000, v27
2798  v_mul_f32_e32 v26, 0x3e800000, v41
27A0  v_mul_f32_e32 v27, 0x3e800000, v30
27A8  v_mul_f32_e32 v30, 0x3e800000, v34
27B0  v_mul_f32_e32 v31, 0x3e800000, v31
27B8  v_mul_f32_e32 v34, 0x3e800000, v44
27C0  v_mul_f32_e32 v35, 0x3e800000, v45
27C8  v_mul_f32_e32 v36, 0x3e800000, v46
27D0  v_mul_f32_e32 v37, 0x3e800000, v47
27D8  s_waitcnt vmcnt(0)
27DC  v_and_b32_e32 v72, 0x7fffffff, v6
27E4  v_and_b32_e32 v71, 0x7fffffff, v7
27EC  v_max_u32_e32 v1, v71, v72
27F0  v_and_b32_e32 v70, 0x7fffffff, v8
27F8  v_and_b32_e32 v68, 0x7fffffff, v9
2800  v_max3_u32 v1, v68, v70, v1
2808  v_and_b32_e32 v67, 0x7fffffff, v12
2810  v_and_b32_e32 v66, 0x7fffffff, v13
2818  v_max3_u32 v1, v66, v67, v1
2820  v_and_b32_e32 v65, 0x7fffffff, v16
2828  v_and_b32_e32 v64, 0x7fffffff, v17
2830  v_max3_u32 v1, v64, v65, v1
2838  v_and_b32_e32 v63, 0x7fffffff, v10
2840  v_and_b32_e32 v62, 0x7fffffff, v11
2848  v_max3_u32 v1, v62, v63, v1
2850  v_and_b32_e32 v61, 0x7fffffff, v14
2858  v_and_b32_e32 v60, 0x7fffffff, v15
2860  v_max3_u32 v1, v60, v61, v1
2868  v_and_b32_e32 v59, 0x7fffffff, v20
2870  v_and_b32_e32 v58, 0x7fffffff, v21
2878  v_max3_u32 v1, v58, v59, v1
2880  v_and_b32_e32 v57, 0x7fffffff, v24
2888  v_and_b32_e32 v56, 0x7fffffff, v25
2890  v_max3_u32 v1, v56, v57, v1
2898  v_and_b32_e32 v55, 0x7fffffff, v18
28A0  v_and_b32_e32 v54, 0x7fffffff, v19
28A8  v_max3_u32 v1, v54, v55, v1
28B0  v_and_b32_e32 v53, 0x7fffffff, v22
28B8  v_and_b32_e32 v52, 0x7fffffff, v23
28C0  v_max3_u32 v1, v52, v53, v1
28C8  v_and_b32_e32 v51, 0x7fffffff, v28
28D0  v_and_b32_e32 v50, 0x7fffffff, v29
28D8  v_max3_u32 v1, v50, v51, v1
28E0  v_and_b32_e32 v49, 0x7fffffff, v32
28E8  v_and_b32_e32 v48, 0x7fffffff, v33
28F0  v_max3_u32 v1, v48, v49, v1
28F8  v_and_b32_e32 v47, 0x7fffffff, v26
2900  v_and_b32_e32 v46, 0x7fffffff, v27
2908  v_max3_u32 v1, v46, v47, v1
2910  v_and_b32_e32 v45, 0x7fffffff, v30
2918  v_and_b32_e32 v44, 0x7fffffff, v31
2920  v_max3_u32 v1, v44, v45, v1
2928  v_and_b32_e32 v43, 0x7fffffff, v34
2930  v_and_b32_e32 v39, 0x7fffffff, v35
2938  v_max3_u32 v1, v39, v43, v1
2940  v_and_b32_e32 v38, 0x7fffffff, v36
2948  v_and_b32_e32 v5, 0x7fffffff, v37
2950  v_max3_u32 v69, v5, v38, v1
2958  s_mov_b32 s4, 0x7f7fffff
2960  v_cmp_lt_u32_e64 s[4:5], s4, v69
2968  v_mov_b32_e32 v1, 0
296C  v_mov_b32_e32 v40, 0
2970  v_mov_b32_e32 v41, 0
2974  v_mov_b32_e32 v42, 0
2978  s_and_saveexec_b64 s[18:19], s[4:5]
297C  s_cbranch_execz 618
2980  v_sub_u32_e32 v41, 0x7f800000, v72
2988  v_sub_u32_e32 v1, 0x7f7fffff, v72
2990  v_lshrrev_b32_e32 v41, 31, v41
2994  v_add_u32_e32 v69, -1, v41
2998  v_and_b32_e32 v73, 0x80000000, v69
29A0  v_lshrrev_b32_e32 v40, 31, v1
29A4  v_bfrev_b32_e32 v42, 1
29A8  v_cndmask_b32_e32 v73, v73, v42, vcc
29AC  v_add_u32_e32 v40, -1, v40
29B0  v_bitop3_b32 v6, v73, v6, v40 bitop3:0xc8
29B8  v_sub_u32_e32 v73, 0x7f800000, v71
29C0  v_and_b32_e32 v40, v69, v72
29C4  v_lshrrev_b32_e32 v73, 31, v73
29C8  v_sub_u32_e32 v69, 0x7f7fffff, v71
29D0  v_add_u32_e32 v74, -1, v73
29D4  v_ashrrev_i32_e32 v1, 31, v1
29D8  v_and_b32_e32 v75, 0x80000000, v74
29E0  v_lshrrev_b32_e32 v72, 31, v69
29E4  v_and_b32_e32 v1, 7, v1
29E8  v_cndmask_b32_e32 v75, v75, v42, vcc
29EC  v_add_u32_e32 v72, -1, v72
29F0  v_ashrrev_i32_e32 v69, 31, v69
29F4  s_movk_i32 s4, 0x70
29F8  v_bitop3_b32 v7, v75, v7, v72 bitop3:0xc8
2A00  v_and_or_b32 v1, v69, s4, v1
2A08  v_and_b32_e32 v69, v74, v71
2A0C  v_sub_u32_e32 v72, 0x7f800000, v70
2A14  v_max_u32_e32 v40, v69, v40
2A18  v_sub_u32_e32 v69, 0x7f7fffff, v70
2A20  v_add_u32_e32 v41, v73, v41
2A24  v_lshrrev_b32_e32 v72, 31, v72
2A28  v_lshrrev_b32_e32 v71, 31, v69
2A2C  v_add_u32_e32 v73, -1, v72
2A30  v_ashrrev_i32_e32 v69, 31, v69
2A34  s_movk_i32 s5, 0x700
2A38  v_and_b32_e32 v74, 0x80000000, v73
2A40  v_and_or_b32 v1, v69, s5, v1
2A48  v_and_b32_e32 v69, v73, v70
2A4C  v_sub_u32_e32 v70, 0x7f7fffff, v68
2A54  v_sub_u32_e32 v73, 0x7f800000, v68
2A5C  v_cndmask_b32_e32 v74, v74, v42, vcc
2A60  v_add_u32_e32 v71, -1, v71
2A64  v_bitop3_b32 v8, v74, v8, v71 bitop3:0xc8
2A6C  v_lshrrev_b32_e32 v71, 31, v70
2A70  v_lshrrev_b32_e32 v73, 31, v73
2A74  v_ashrrev_i32_e32 v70, 31, v70
2A78  s_movk_i32 s10, 0x7000
2A7C  v_add_u32_e32 v74, -1, v73
2A80  v_and_or_b32 v1, v70, s10, v1
2A88  v_sub_u32_e32 v70, 0x7f800000, v67
2A90  v_and_b32_e32 v75, 0x80000000, v74
2A98  v_and_b32_e32 v68, v74, v68
2A9C  v_cndmask_b32_e32 v75, v75, v42, vcc
2AA0  v_add_u32_e32 v71, -1, v71
2AA4  v_max3_u32 v40, v68, v69, v40
2AAC  v_sub_u32_e32 v68, 0x7f7fffff, v67
2AB4  v_lshrrev_b32_e32 v70, 31, v70
2AB8  v_bitop3_b32 v9, v75, v9, v71 bitop3:0xc8
2AC0  v_add_u32_e32 v71, -1, v70
2AC4  v_add3_u32 v41, v72, v41, v73
2ACC  v_lshrrev_b32_e32 v69, 31, v68
2AD0  v_and_b32_e32 v72, 0x80000000, v71
2AD8  v_ashrrev_i32_e32 v68, 31, v68
2ADC  s_mov_b32 s15, 0x70000
2AE4  v_and_b32_e32 v67, v71, v67
2AE8  v_sub_u32_e32 v71, 0x7f800000, v66
2AF0  v_and_or_b32 v1, v68, s15, v1
2AF8  v_sub_u32_e32 v68, 0x7f7fffff, v66
2B00  v_cndmask_b32_e32 v72, v72, v42, vcc
2B04  v_add_u32_e32 v69, -1, v69
2B08  v_lshrrev_b32_e32 v71, 31, v71
2B0C  v_bitop3_b32 v12, v72, v12, v69 bitop3:0xc8
2B14  v_lshrrev_b32_e32 v69, 31, v68
2B18  v_add_u32_e32 v72, -1, v71
2B1C  v_ashrrev_i32_e32 v68, 31, v68
2B20  s_mov_b32 s20, 0x700000
2B28  v_and_or_b32 v1, v68, s20, v1
2B30  v_and_b32_e32 v66, v72, v66
2B34  v_sub_u32_e32 v68, 0x7f800000, v65
2B3C  v_and_b32_e32 v73, 0x80000000, v72
2B44  v_max3_u32 v40, v66, v67, v40
2B4C  v_sub_u32_e32 v66, 0x7f7fffff, v65
2B54  v_cndmask_b32_e32 v73, v73, v42, vcc
2B58  v_add_u32_e32 v69, -1, v69
2B5C  v_lshrrev_b32_e32 v68, 31, v68
2B60  v_bitop3_b32 v13, v73, v13, v69 bitop3:0xc8
2B68  v_lshrrev_b32_e32 v67, 31, v66
2B6C  v_add_u32_e32 v69, -1, v68
2B70  v_ashrrev_i32_e32 v66, 31, v66
2B74  s_mov_b32 s21, 0x7000000
2B7C  v_add3_u32 v41, v70, v41, v71
2B84  v_and_b32_e32 v70, 0x80000000, v69
2B8C  v_and_or_b32 v1, v66, s21, v1
2B94  v_and_b32_e32 v65, v69, v65
2B98  v_sub_u32_e32 v66, 0x7f7fffff, v64
2BA0  v_sub_u32_e32 v69, 0x7f800000, v64
2BA8  v_cndmask_b32_e32 v70, v70, v42, vcc
2BAC  v_add_u32_e32 v67, -1, v67
2BB0  v_bitop3_b32 v16, v70, v16, v67 bitop3:0xc8
2BB8  v_lshrrev_b32_e32 v67, 31, v66
2BBC  v_lshrrev_b32_e32 v69, 31, v69
2BC0  v_ashrrev_i32_e32 v66, 31, v66
2BC4  s_brev_b32 s22, 14
2BC8  v_add_u32_e32 v70, -1, v69
2BCC  v_and_or_b32 v1, v66, s22, v1
2BD4  v_sub_u32_e32 v66, 0x7f800000, v63
2BDC  v_and_b32_e32 v71, 0x80000000, v70
2BE4  v_cndmask_b32_e32 v71, v71, v42, vcc
2BE8  v_add_u32_e32 v67, -1, v67
2BEC  v_and_b32_e32 v64, v70, v64
2BF0  v_lshrrev_b32_e32 v66, 31, v66
2BF4  v_bitop3_b32 v17, v71, v17, v67 bitop3:0xc8
2BFC  v_max3_u32 v40, v64, v65, v40
2C04  v_sub_u32_e32 v64, 0x7f7fffff, v63
2C0C  v_add_u32_e32 v67, -1, v66
2C10  v_add3_u32 v41, v68, v41, v69
2C18  v_and_b32_e32 v68, 0x80000000, v67
2C20  v_lshrrev_b32_e32 v65, 31, v64
2C24  v_cndmask_b32_e32 v68, v68, v42, vcc
2C28  v_add_u32_e32 v65, -1, v65
2C2C  v_bitop3_b32 v10, v68, v10, v65 bitop3:0xc8
2C34  v_sub_u32_e32 v65, 0x7f7fffff, v62
2C3C  v_ashrrev_i32_e32 v64, 31, v64
2C40  v_sub_u32_e32 v68, 0x7f800000, v62
2C48  v_and_b32_e32 v64, 7, v64
2C4C  v_and_b32_e32 v63, v67, v63
2C50  v_lshrrev_b32_e32 v67, 31, v65
2C54  v_ashrrev_i32_e32 v65, 31, v65
2C58  v_lshrrev_b32_e32 v68, 31, v68
2C5C  v_and_or_b32 v64, v65, s4, v64
2C64  v_sub_u32_e32 v65, 0x7f800000, v61
2C6C  v_add_u32_e32 v69, -1, v68
2C70  v_and_b32_e32 v70, 0x80000000, v69
2C78  v_and_b32_e32 v62, v69, v62
2C7C  v_lshrrev_b32_e32 v65, 31, v65
2C80  v_cndmask_b32_e32 v70, v70, v42, vcc
2C84  v_add_u32_e32 v67, -1, v67
2C88  v_add3_u32 v41, v66, v41, v68
2C90  v_max3_u32 v40, v62, v63, v40
2C98  v_sub_u32_e32 v62, 0x7f7fffff, v61
2CA0  v_add_u32_e32 v66, -1, v65
2CA4  v_bitop3_b32 v11, v70, v11, v67 bitop3:0xc8
2CAC  v_and_b32_e32 v67, 0x80000000, v66
2CB4  v_lshrrev_b32_e32 v63, 31, v62
2CB8  v_cndmask_b32_e32 v67, v67, v42, vcc
2CBC  v_add_u32_e32 v63, -1, v63
2CC0  v_bitop3_b32 v14, v67, v14, v63 bitop3:0xc8
2CC8  v_and_b32_e32 v61, v66, v61
2CCC  v_sub_u32_e32 v63, 0x7f7fffff, v60
2CD4  v_sub_u32_e32 v66, 0x7f800000, v60
2CDC  v_ashrrev_i32_e32 v62, 31, v62
2CE0  v_and_or_b32 v62, v62, s5, v64
2CE8  v_lshrrev_b32_e32 v64, 31, v63
2CEC  v_lshrrev_b32_e32 v66, 31, v66
2CF0  v_ashrrev_i32_e32 v63, 31, v63
2CF4  v_add_u32_e32 v67, -1, v66
2CF8  v_and_or_b32 v62, v63, s10, v62
2D00  v_sub_u32_e32 v63, 0x7f800000, v59
2D08  v_and_b32_e32 v68, 0x80000000, v67
2D10  v_cndmask_b32_e32 v68, v68, v42, vcc
2D14  v_add_u32_e32 v64, -1, v64
2D18  v_and_b32_e32 v60, v67, v60
2D1C  v_lshrrev_b32_e32 v63, 31, v63
2D20  v_bitop3_b32 v15, v68, v15, v64 bitop3:0xc8
2D28  v_max3_u32 v40, v60, v61, v40
2D30  v_sub_u32_e32 v60, 0x7f7fffff, v59
2D38  v_add_u32_e32 v64, -1, v63
2D3C  v_add3_u32 v41, v65, v41, v66
2D44  v_and_b32_e32 v65, 0x80000000, v64
2D4C  v_lshrrev_b32_e32 v61, 31, v60
2D50  v_cndmask_b32_e32 v65, v65, v42, vcc
2D54  v_add_u32_e32 v61, -1, v61
2D58  v_bitop3_b32 v20, v65, v20, v61 bitop3:0xc8
2D60  v_and_b32_e32 v59, v64, v59
2D64  v_sub_u32_e32 v61, 0x7f7fffff, v58
2D6C  v_sub_u32_e32 v64, 0x7f800000, v58
2D74  v_ashrrev_i32_e32 v60, 31, v60
2D78  v_and_or_b32 v60, v60, s15, v62
2D80  v_lshrrev_b32_e32 v62, 31, v61
2D84  v_lshrrev_b32_e32 v64, 31, v64
2D88  v_ashrrev_i32_e32 v61, 31, v61
2D8C  v_add_u32_e32 v65, -1, v64
2D90  v_and_or_b32 v60, v61, s20, v60
2D98  v_sub_u32_e32 v61, 0x7f800000, v57
2DA0  v_and_b32_e32 v66, 0x80000000, v65
2DA8  v_cndmask_b32_e32 v66, v66, v42, vcc
2DAC  v_add_u32_e32 v62, -1, v62
2DB0  v_and_b32_e32 v58, v65, v58
2DB4  v_lshrrev_b32_e32 v61, 31, v61
2DB8  v_bitop3_b32 v21, v66, v21, v62 bitop3:0xc8
2DC0  v_max3_u32 v58, v58, v59, v40
2DC8  v_sub_u32_e32 v40, 0x7f7fffff, v57
2DD0  v_add_u32_e32 v62, -1, v61
2DD4  v_add3_u32 v41, v63, v41, v64
2DDC  v_and_b32_e32 v63, 0x80000000, v62
2DE4  v_lshrrev_b32_e32 v59, 31, v40
2DE8  v_cndmask_b32_e32 v63, v63, v42, vcc
2DEC  v_add_u32_e32 v59, -1, v59
2DF0  v_bitop3_b32 v24, v63, v24, v59 bitop3:0xc8
2DF8  v_and_b32_e32 v57, v62, v57
2DFC  v_sub_u32_e32 v59, 0x7f7fffff, v56
2E04  v_sub_u32_e32 v62, 0x7f800000, v56
2E0C  v_ashrrev_i32_e32 v40, 31, v40
2E10  v_and_or_b32 v40, v40, s21, v60
2E18  v_lshrrev_b32_e32 v60, 31, v59
2E1C  v_lshrrev_b32_e32 v62, 31, v62
2E20  v_ashrrev_i32_e32 v59, 31, v59
2E24  v_add_u32_e32 v63, -1, v62
2E28  v_and_or_b32 v40, v59, s22, v40
2E30  v_sub_u32_e32 v59, 0x7f800000, v55
2E38  v_and_b32_e32 v64, 0x80000000, v63
2E40  v_cndmask_b32_e32 v64, v64, v42, vcc
2E44  v_add_u32_e32 v60, -1, v60
2E48  v_and_b32_e32 v56, v63, v56
2E4C  v_lshrrev_b32_e32 v59, 31, v59
2E50  v_bitop3_b32 v25, v64, v25, v60 bitop3:0xc8
2E58  v_max3_u32 v56, v56, v57, v58
2E60  v_sub_u32_e32 v57, 0x7f7fffff, v55
2E68  v_add_u32_e32 v60, -1, v59
2E6C  v_add3_u32 v41, v61, v41, v62
2E74  v_and_b32_e32 v61, 0x80000000, v60
2E7C  v_lshrrev_b32_e32 v58, 31, v57
2E80  v_cndmask_b32_e32 v61, v61, v42, vcc
2E84  v_add_u32_e32 v58, -1, v58
2E88  v_bitop3_b32 v18, v61, v18, v58 bitop3:0xc8
2E90  v_sub_u32_e32 v58, 0x7f7fffff, v54
2E98  v_ashrrev_i32_e32 v57, 31, v57
2E9C  v_sub_u32_e32 v61, 0x7f800000, v54
2EA4  v_and_b32_e32 v57, 7, v57
2EA8  v_and_b32_e32 v55, v60, v55
2EAC  v_lshrrev_b32_e32 v60, 31, v58
2EB0  v_ashrrev_i32_e32 v58, 31, v58
2EB4  v_lshrrev_b32_e32 v61, 31, v61
2EB8  v_and_or_b32 v57, v58, s4, v57
2EC0  v_sub_u32_e32 v58, 0x7f800000, v53
2EC8  v_add_u32_e32 v62, -1, v61
2ECC  v_and_b32_e32 v63, 0x80000000, v62
2ED4  v_and_b32_e32 v54, v62, v54
2ED8  v_lshrrev_b32_e32 v58, 31, v58
2EDC  v_cndmask_b32_e32 v63, v63, v42, vcc
2EE0  v_add_u32_e32 v60, -1, v60
2EE4  v_add3_u32 v41, v59, v41, v61
2EEC  v_max3_u32 v54, v54, v55, v56
2EF4  v_sub_u32_e32 v55, 0x7f7fffff, v53
2EFC  v_add_u32_e32 v59, -1, v58
2F00  v_bitop3_b32 v19, v63, v19, v60 bitop3:0xc8
2F08  v_and_b32_e32 v60, 0x80000000, v59
2F10  v_lshrrev_b32_e32 v56, 31, v55
2F14  v_cndmask_b32_e32 v60, v60, v42, vcc
2F18  v_add_u32_e32 v56, -1, v56
2F1C  v_bitop3_b32 v22, v60, v22, v56 bitop3:0xc8
2F24  v_and_b32_e32 v53, v59, v53
2F28  v_sub_u32_e32 v56, 0x7f7fffff, v52
2F30  v_sub_u32_e32 v59, 0x7f800000, v52
2F38  v_ashrrev_i32_e32 v55, 31, v55
2F3C  v_and_or_b32 v55, v55, s5, v57
2F44  v_lshrrev_b32_e32 v57, 31, v56
2F48  v_lshrrev_b32_e32 v59, 31, v59
2F4C  v_ashrrev_i32_e32 v56, 31, v56
2F50  v_add_u32_e32 v60, -1, v59
2F54  v_and_or_b32 v55, v56, s10, v55
2F5C  v_sub_u32_e32 v56, 0x7f800000, v51
2F64  v_and_b32_e32 v61, 0x80000000, v60
2F6C  v_cndmask_b32_e32 v61, v61, v42, vcc
2F70  v_add_u32_e32 v57, -1, v57
2F74  v_and_b32_e32 v52, v60, v52
2F78  v_lshrrev_b32_e32 v56, 31, v56
2F7C  v_bitop3_b32 v23, v61, v23, v57 bitop3:0xc8
2F84  v_max3_u32 v52, v52, v53, v54
2F8C  v_sub_u32_e32 v53, 0x7f7fffff, v51
2F94  v_add_u32_e32 v57, -1, v56
2F98  v_add3_u32 v41, v58, v41, v59
2FA0  v_and_b32_e32 v58, 0x80000000, v57
2FA8  v_lshrrev_b32_e32 v54, 31, v53
2FAC  v_cndmask_b32_e32 v58, v58, v42, vcc
2FB0  v_add_u32_e32 v54, -1, v54
2FB4  v_and_b32_e32 v51, v57, v51
2FB8  v_sub_u32_e32 v57, 0x7f800000, v50
2FC0  v_bitop3_b32 v28, v58, v28, v54 bitop3:0xc8
2FC8  v_sub_u32_e32 v54, 0x7f7fffff, v50
2FD0  v_ashrrev_i32_e32 v53, 31, v53
2FD4  v_lshrrev_b32_e32 v57, 31, v57
2FD8  v_and_or_b32 v53, v53, s15, v55
2FE0  v_lshrrev_b32_e32 v55, 31, v54
2FE4  v_add_u32_e32 v58, -1, v57
2FE8  v_ashrrev_i32_e32 v54, 31, v54
2FEC  v_and_or_b32 v53, v54, s20, v53
2FF4  v_add3_u32 v54, v56, v41, v57
2FFC  v_and_b32_e32 v41, v58, v50
3000  v_max3_u32 v50, v41, v51, v52
3008  v_sub_u32_e32 v52, 0x7f800000, v49
3010  v_and_b32_e32 v59, 0x80000000, v58
3018  v_cndmask_b32_e32 v59, v59, v42, vcc
301C  v_add_u32_e32 v55, -1, v55
3020  v_lshrrev_b32_e32 v52, 31, v52
3024  v_bitop3_b32 v29, v59, v29, v55 bitop3:0xc8
302C  v_sub_u32_e32 v41, 0x7f7fffff, v49
3034  v_add_u32_e32 v55, -1, v52
3038  v_and_b32_e32 v56, 0x80000000, v55
3040  v_lshrrev_b32_e32 v51, 31, v41
3044  v_cndmask_b32_e32 v56, v56, v42, vcc
3048  v_add_u32_e32 v51, -1, v51
304C  v_bitop3_b32 v32, v56, v32, v51 bitop3:0xc8
3054  v_and_b32_e32 v49, v55, v49
3058  v_sub_u32_e32 v51, 0x7f7fffff, v48
3060  v_sub_u32_e32 v55, 0x7f800000, v48
3068  v_ashrrev_i32_e32 v41, 31, v41
306C  v_and_or_b32 v41, v41, s21, v53
3074  v_lshrrev_b32_e32 v53, 31, v51
3078  v_lshrrev_b32_e32 v55, 31, v55
307C  v_ashrrev_i32_e32 v51, 31, v51
3080  v_add_u32_e32 v56, -1, v55
3084  v_and_or_b32 v41, v51, s22, v41
308C  v_add3_u32 v51, v52, v54, v55
3094  v_sub_u32_e32 v52, 0x7f800000, v47
309C  v_and_b32_e32 v57, 0x80000000, v56
30A4  v_cndmask_b32_e32 v57, v57, v42, vcc
30A8  v_add_u32_e32 v53, -1, v53
30AC  v_and_b32_e32 v48, v56, v48
30B0  v_lshrrev_b32_e32 v52, 31, v52
30B4  v_bitop3_b32 v33, v57, v33, v53 bitop3:0xc8
30BC  v_max3_u32 v48, v48, v49, v50
30C4  v_sub_u32_e32 v49, 0x7f7fffff, v47
30CC  v_add_u32_e32 v53, -1, v52
30D0  v_and_b32_e32 v54, 0x80000000, v53
30D8  v_lshrrev_b32_e32 v50, 31, v49
30DC  v_cndmask_b32_e32 v54, v54, v42, vcc
30E0  v_add_u32_e32 v50, -1, v50
30E4  v_bitop3_b32 v26, v54, v26, v50 bitop3:0xc8
30EC  v_sub_u32_e32 v50, 0x7f7fffff, v46
30F4  v_sub_u32_e32 v54, 0x7f800000, v46
30FC  v_ashrrev_i32_e32 v49, 31, v49
3100  v_and_b32_e32 v49, 7, v49
3104  v_and_b32_e32 v47, v53, v47
3108  v_lshrrev_b32_e32 v53, 31, v50
310C  v_lshrrev_b32_e32 v54, 31, v54
3110  v_ashrrev_i32_e32 v50, 31, v50
3114  v_and_or_b32 v49, v50, s4, v49
311C  v_add3_u32 v50, v52, v51, v54
3124  v_sub_u32_e32 v51, 0x7f800000, v45
312C  v_add_u32_e32 v55, -1, v54
3130  v_and_b32_e32 v56, 0x80000000, v55
3138  v_lshrrev_b32_e32 v51, 31, v51
313C  v_cndmask_b32_e32 v56, v56, v42, vcc
3140  v_add_u32_e32 v53, -1, v53
3144  v_and_b32_e32 v46, v55, v46
3148  v_add_u32_e32 v52, -1, v51
314C  v_bitop3_b32 v27, v56, v27, v53 bitop3:0xc8
3154  v_max3_u32 v46, v46, v47, v48
315C  v_sub_u32_e32 v47, 0x7f7fffff, v45
3164  v_and_b32_e32 v53, 0x80000000, v52
316C  v_and_b32_e32 v45, v52, v45
3170  v_sub_u32_e32 v52, 0x7f800000, v44
3178  v_cndmask_b32_e32 v53, v53, v42, vcc
317C  v_lshrrev_b32_e32 v48, 31, v47
3180  v_add_u32_e32 v48, -1, v48
3184  v_lshrrev_b32_e32 v52, 31, v52
3188  v_bitop3_b32 v30, v53, v30, v48 bitop3:0xc8
3190  v_ashrrev_i32_e32 v47, 31, v47
3194  v_sub_u32_e32 v48, 0x7f7fffff, v44
319C  v_add_u32_e32 v53, -1, v52
31A0  v_and_or_b32 v47, v47, s5, v49
31A8  v_and_b32_e32 v54, 0x80000000, v53
31B0  v_lshrrev_b32_e32 v49, 31, v48
31B4  v_cndmask_b32_e32 v54, v54, v42, vcc
31B8  v_add_u32_e32 v49, -1, v49
31BC  v_bitop3_b32 v31, v54, v31, v49 bitop3:0xc8
31C4  v_sub_u32_e32 v49, 0x7f800000, v43
31CC  v_ashrrev_i32_e32 v48, 31, v48
31D0  v_lshrrev_b32_e32 v49, 31, v49
31D4  v_and_or_b32 v47, v48, s10, v47
31DC  v_add3_u32 v48, v51, v50, v52
31E4  v_and_b32_e32 v44, v53, v44
31E8  v_add_u32_e32 v50, -1, v49
31EC  v_max3_u32 v44, v44, v45, v46
31F4  v_sub_u32_e32 v45, 0x7f7fffff, v43
31FC  v_and_b32_e32 v51, 0x80000000, v50
3204  v_and_b32_e32 v43, v50, v43
3208  v_sub_u32_e32 v50, 0x7f800000, v39
3210  v_cndmask_b32_e32 v51, v51, v42, vcc
3214  v_lshrrev_b32_e32 v46, 31, v45
3218  v_add_u32_e32 v46, -1, v46
321C  v_lshrrev_b32_e32 v50, 31, v50
3220  v_bitop3_b32 v34, v51, v34, v46 bitop3:0xc8
3228  v_ashrrev_i32_e32 v45, 31, v45
322C  v_sub_u32_e32 v46, 0x7f7fffff, v39
3234  v_add_u32_e32 v51, -1, v50
3238  v_and_or_b32 v45, v45, s15, v47
3240  v_and_b32_e32 v52, 0x80000000, v51
3248  v_lshrrev_b32_e32 v47, 31, v46
324C  v_cndmask_b32_e32 v52, v52, v42, vcc
3250  v_add_u32_e32 v47, -1, v47
3254  v_bitop3_b32 v35, v52, v35, v47 bitop3:0xc8
325C  v_sub_u32_e32 v47, 0x7f800000, v38
3264  v_ashrrev_i32_e32 v46, 31, v46
3268  v_lshrrev_b32_e32 v47, 31, v47
326C  v_and_or_b32 v45, v46, s20, v45
3274  v_add3_u32 v46, v49, v48, v50
327C  v_and_b32_e32 v39, v51, v39
3280  v_add_u32_e32 v48, -1, v47
3284  v_max3_u32 v39, v39, v43, v44
328C  v_sub_u32_e32 v43, 0x7f7fffff, v38
3294  v_and_b32_e32 v49, 0x80000000, v48
329C  v_and_b32_e32 v38, v48, v38
32A0  v_sub_u32_e32 v48, 0x7f800000, v5
32A8  v_cndmask_b32_e32 v49, v49, v42, vcc
32AC  v_lshrrev_b32_e32 v44, 31, v43
32B0  v_add_u32_e32 v44, -1, v44
32B4  v_lshrrev_b32_e32 v48, 31, v48
32B8  v_bitop3_b32 v36, v49, v36, v44 bitop3:0xc8
32C0  v_ashrrev_i32_e32 v43, 31, v43
32C4  v_sub_u32_e32 v44, 0x7f7fffff, v5
32CC  v_add_u32_e32 v49, -1, v48
32D0  v_and_or_b32 v43, v43, s21, v45
32D8  v_and_b32_e32 v50, 0x80000000, v49
32E0  v_lshrrev_b32_e32 v45, 31, v44
32E4  v_cndmask_b32_e32 v42, v50, v42, vcc
32E8  v_add_u32_e32 v45, -1, v45
32EC  v_bitop3_b32 v37, v42, v37, v45 bitop3:0xc8
32F4  v_ashrrev_i32_e32 v42, 31, v44
32F8  v_and_or_b32 v42, v42, s22, v43
3300  v_add3_u32 v43, v47, v46, v48
3308  v_and_b32_e32 v5, v49, v5
330C  v_max3_u32 v5, v5, v38, v39
3314  v_mov_b32_e32 v38, 0x7f800000
331C  v_cmp_ne_u32_e32 vcc, 32, v43
3320  s_nop 1
3324  v_cndmask_b32_e32 v69, v38, v5, vcc
3328  s_or_b64 exec, exec, s[18:19]
332C  v_cmp_ne_u32_e32 vcc, 0, v69
3330  v_mov_b32_e32 v43, 0x7f
3338  s_and_saveexec_b64 s[4:5], vcc
333C  s_cbranch_execz 25
3340  s_bfe_u32 s10, s11, 0x20004
3348  s_cmp_eq_u32 s10, 2
334C  s_cselect_b64 s[18:19], -1, 0
3350  s_and_b64 s[20:21], s[18:19], exec
3354  s_cselect_b32 s15, 0x3fffff, 0
335C  s_cmp_lg_u32 s10, 0
3360  s_cselect_b32 s10, s15, 0x200000
3368  v_add_u32_e32 v5, s10, v69
336C  s_mov_b32 s10, 0x17fffff
3374  v_lshrrev_b32_e32 v38, 23, v5
3378  v_add_u32_e32 v38, -2, v38
337C  v_cmp_lt_u32_e32 vcc, s10, v5
3380  s_mov_b32 s10, 0x7f800000
3388  s_nop 0
338C  v_cndmask_b32_e32 v5, 0, v38, vcc
3390  v_cmp_eq_u32_e32 vcc, s10, v69
3394  v_mov_b32_e32 v38, 0xfe
339C  s_and_b64 vcc, s[18:19], vcc
33A0  v_cndmask_b32_e32 v43, v5, v38, vcc
33A4  s_or_b64 exec, exec, s[4:5]
33A8  v_cmp_eq_u32_e32 vcc, 0, v43
33AC  s_cbranch_vccz 37
33B0  s_nop 0
33B4  v_cndmask_b32_e64 v5, 1.0, 2.0, vcc
33BC  v_mul_f32_e32 v6, v5, v6
33C0  v_mul_f32_e32 v7, v5, v7
33C4  v_mul_f32_e32 v8, v5, v8
33C8  v_mul_f32_e32 v9, v5, v9
33CC  v_mul_f32_e32 v12, v5, v12
33D0  v_mul_f32_e32 v13, v5, v13
33D4  v_mul_f32_e32 v16, v5, v16
33D8  v_mul_f32_e32 v17, v5, v17
33DC  v_mul_f32_e32 v10, v5, v10
33E0  v_mul_f32_e32 v11, v5, v11
33E4  v_mul_f32_e32 v14, v5, v14
33E8  v_mul_f32_e32 v15, v5, v15
33EC  v_mul_f32_e32 v20, v5, v20
33F0  v_mul_f32_e32 v21, v5, v21
33F4  v_mul_f32_e32 v24, v5, v24
33F8  v_mul_f32_e32 v25, v5, v25
33FC  v_mul_f32_e32 v18, v5, v18
3400  v_mul_f32_e32 v19, v5, v19
3404  v_mul_f32_e32 v22, v5, v22
3408  v_mul_f32_e32 v23, v5, v23
340C  v_mul_f32_e32 v28, v5, v28
3410  v_mul_f32_e32 v29, v5, v29
3414  v_mul_f32_e32 v32, v5, v32
3418  v_mul_f32_e32 v33, v5, v33
341C  v_mul_f32_e32 v26, v5, v26
3420  v_mul_f32_e32 v27, v5, v27
3424  v_mul_f32_e32 v30, v5, v30
3428  v_mul_f32_e32 v31, v5, v31
342C  v_mul_f32_e32 v34, v5, v34
3430  v_mul_f32_e32 v35, v5, v35
3434  v_mul_f32_e32 v36, v5, v36
3438  v_mul_f32_e32 v37, v5, v37
343C  v_max_u32_e32 v44, 1, v43
3440  s_branch 1
3444  v_mov_b32_e32 v44, v43
3448  v_mov_b32_e32 v38, s3
344C  v_mov_b32_e32 v39, 0
3450  v_mad_u64_u32 v[4:5], s[2:3], s2, v4, v[38:39]
3458  s_and_b32 s2, s11, 4
345C  s_bitcmp1_b32 s11, 2
3460  v_lshlrev_b32_e32 v38, 23, v44
3464  s_cselect_b64 s[4:5], -1, 0
3468  s_cmp_eq_u32 s2, 0
346C  v_lshlrev_b32_e32 v45, 2, v4
3470  s_mul_i32 s10, s13, 0xcd9e8d57
3478  s_mul_hi_u32 s11, s13, 0xcd9e8d57
3480  s_cbranch_scc1 133
3484  s_mov_b32 s13, 0xd2511f53
348C  v_mad_u64_u32 v[46:47], s[2:3], v45, s13, 0
3494  s_xor_b32 s2, s12, s11
3498  s_waitcnt lgkmcnt(0)
349C  s_xor_b32 s3, s17, s14
34A0  s_mov_b32 s15, 0xcd9e8d57
34A8  s_xor_b32 s2, s2, s16
34AC  v_xor_b32_e32 v44, s3, v47
34B0  s_add_i32 s18, s16, 0x9e3779b9
34B8  s_mul_i32 s20, s2, 0xd2511f53
34C0  s_mul_hi_u32 s21, s2, 0xd2511f53
34C8  v_mad_u64_u32 v[48:49], s[2:3], v44, s15, 0
34D0  s_add_i32 s19, s17, 0xbb67ae85
34D8  s_xor_b32 s2, s10, s18
34DC  v_xor_b32_e32 v44, s2, v49
34E0  s_xor_b32 s2, s21, s19
34E4  v_xor_b32_e32 v49, s2, v46
34E8  s_add_i32 s19, s17, 0x76cf5d0a
34F0  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
34F8  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
3500  s_add_i32 s18, s16, 0x3c6ef372
3508  s_xor_b32 s2, s20, s19
350C  v_xor_b32_e32 v44, s18, v51
3510  v_xor_b32_e32 v47, s2, v47
3514  v_xor_b32_e32 v44, v44, v48
3518  s_add_i32 s18, s16, 0xdaa66d2b
3520  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
3528  s_add_i32 s19, s17, 0x32370b8f
3530  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
3538  v_xor_b32_e32 v44, s18, v53
353C  v_xor_b32_e32 v44, v44, v50
3540  v_xor_b32_e32 v47, s19, v49
3544  v_xor_b32_e32 v49, v47, v46
3548  s_add_i32 s19, s17, 0xed9eba14
3550  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
3558  s_add_i32 s18, s16, 0x78dde6e4
3560  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
3568  v_xor_b32_e32 v47, s19, v47
356C  v_xor_b32_e32 v44, s18, v51
3570  v_xor_b32_e32 v47, v47, v48
3574  v_xor_b32_e32 v44, v44, v52
3578  s_add_i32 s18, s16, 0x1715609d
3580  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
3588  s_add_i32 s19, s17, 0xa9066899
3590  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
3598  v_xor_b32_e32 v44, s18, v53
359C  v_xor_b32_e32 v44, v44, v50
35A0  v_xor_b32_e32 v47, s19, v49
35A4  v_xor_b32_e32 v49, v47, v46
35A8  s_add_i32 s19, s17, 0x646e171e
35B0  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
35B8  s_add_i32 s18, s16, 0xb54cda56
35C0  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
35C8  v_xor_b32_e32 v47, s19, v47
35CC  v_xor_b32_e32 v44, s18, v51
35D0  v_xor_b32_e32 v47, v47, v48
35D4  v_xor_b32_e32 v44, v44, v52
35D8  s_add_i32 s18, s16, 0x5384540f
35E0  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
35E8  s_add_i32 s19, s17, 0x1fd5c5a3
35F0  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
35F8  v_xor_b32_e32 v44, s18, v53
35FC  v_xor_b32_e32 v44, v44, v50
3600  v_xor_b32_e32 v47, s19, v49
3604  v_xor_b32_e32 v49, v47, v46
3608  s_add_i32 s19, s17, 0xdb3d7428
3610  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
3618  s_add_i32 s18, s16, 0xf1bbcdc8
3620  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
3628  v_xor_b32_e32 v47, s19, v47
362C  v_xor_b32_e32 v44, s18, v51
3630  v_xor_b32_e32 v47, v47, v48
3634  v_xor_b32_e32 v44, v44, v52
3638  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
3640  s_add_i32 s18, s16, 0x8ff34781
3648  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
3650  v_xor_b32_e32 v44, v50, v53
3654  s_add_i32 s19, s17, 0x96a522ad
365C  v_xor_b32_e32 v47, s18, v44
3660  v_xor_b32_e32 v44, v46, v49
3664  v_xor_b32_e32 v46, s19, v44
3668  v_mov_b32_e32 v44, v39
366C  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[6:7], v47, v38
3674  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[12:13], v46, v38 op_sel:[0,0,0,1]
367C  v_cvt_scalef32_sr_pk_fp4_f32 v39, v[8:9], v52, v38 op_sel:[0,0,1,0]
3684  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[16:17], v48, v38 op_sel:[0,0,1,1]
368C  s_nop 0
3690  s_cbranch_execz 1
3694  s_branch 11
3698  v_mov_b32_e32 v39, 0
369C  v_mov_b32_e32 v44, 0
36A0  v_cvt_scalef32_pk_fp4_f32 v39, v6, v7, v38
36A8  v_cvt_scalef32_pk_fp4_f32 v44, v12, v13, v38 op_sel:[0,0,0,1]
36B0  v_cvt_scalef32_pk_fp4_f32 v39, v8, v9, v38 op_sel:[0,0,1,0]
36B8  v_cvt_scalef32_pk_fp4_f32 v44, v16, v17, v38 op_sel:[0,0,1,1]
36C0  s_nop 0
36C4  v_cndmask_b32_e64 v6, 0, 1, s[4:5]
36CC  v_cmp_ne_u32_e64 s[2:3], 1, v6
36D4  s_andn2_b64 vcc, exec, s[4:5]
36D8  s_cbranch_vccnz 135
36DC  v_or_b32_e32 v6, 1, v45
36E0  s_mov_b32 s13, 0xd2511f53
36E8  v_mad_u64_u32 v[6:7], s[4:5], v6, s13, 0
36F0  s_xor_b32 s4, s12, s11
36F4  s_waitcnt lgkmcnt(0)
36F8  s_xor_b32 s5, s17, s14
36FC  s_mov_b32 s15, 0xcd9e8d57
3704  s_xor_b32 s4, s4, s16
3708  v_xor_b32_e32 v7, s5, v7
370C  s_add_i32 s18, s16, 0x9e3779b9
3714  s_mul_i32 s20, s4, 0xd2511f53
371C  s_mul_hi_u32 s21, s4, 0xd2511f53
3724  v_mad_u64_u32 v[8:9], s[4:5], v7, s15, 0
372C  s_add_i32 s19, s17, 0xbb67ae85
3734  s_xor_b32 s4, s10, s18
3738  v_xor_b32_e32 v7, s4, v9
373C  s_xor_b32 s4, s21, s19
3740  v_xor_b32_e32 v9, s4, v6
3744  s_add_i32 s18, s16, 0x3c6ef372
374C  s_add_i32 s19, s17, 0x76cf5d0a
3754  v_mad_u64_u32 v[6:7], s[4:5], v7, s13, 0
375C  v_mad_u64_u32 v[12:13], s[4:5], v9, s15, 0
3764  v_xor_b32_e32 v9, s18, v13
3768  s_xor_b32 s4, s20, s19
376C  v_xor_b32_e32 v8, v9, v8
3770  v_xor_b32_e32 v7, s4, v7
3774  s_add_i32 s18, s16, 0xdaa66d2b
377C  s_add_i32 s19, s17, 0x32370b8f
3784  v_mad_u64_u32 v[8:9], s[4:5], v8, s13, 0
378C  v_mad_u64_u32 v[16:17], s[4:5], v7, s15, 0
3794  v_xor_b32_e32 v7, s18, v17
3798  v_xor_b32_e32 v9, s19, v9
379C  v_xor_b32_e32 v7, v7, v12
37A0  v_xor_b32_e32 v9, v9, v6
37A4  s_add_i32 s18, s16, 0x78dde6e4
37AC  s_add_i32 s19, s17, 0xed9eba14
37B4  v_mad_u64_u32 v[6:7], s[4:5], v7, s13, 0
37BC  v_mad_u64_u32 v[12:13], s[4:5], v9, s15, 0
37C4  v_xor_b32_e32 v9, s18, v13
37C8  v_xor_b32_e32 v7, s19, v7
37CC  v_xor_b32_e32 v9, v9, v16
37D0  v_xor_b32_e32 v7, v7, v8
37D4  s_add_i32 s18, s16, 0x1715609d
37DC  s_add_i32 s19, s17, 0xa9066899
37E4  v_mad_u64_u32 v[8:9], s[4:5], v9, s13, 0
37EC  v_mad_u64_u32 v[16:17], s[4:5], v7, s15, 0
37F4  v_xor_b32_e32 v7, s18, v17
37F8  v_xor_b32_e32 v9, s19, v9
37FC  v_xor_b32_e32 v7, v7, v12
3800  v_xor_b32_e32 v9, v9, v6
3804  s_add_i32 s18, s16, 0xb54cda56
380C  s_add_i32 s19, s17, 0x646e171e
3814  v_mad_u64_u32 v[6:7], s[4:5], v7, s13, 0
381C  v_mad_u64_u32 v[12:13], s[4:5], v9, s15, 0
3824  v_xor_b32_e32 v9, s18, v13
3828  v_xor_b32_e32 v7, s19, v7
382C  v_xor_b32_e32 v9, v9, v16
3830  v_xor_b32_e32 v7, v7, v8
3834  s_add_i32 s18, s16, 0x5384540f
383C  s_add_i32 s19, s17, 0x1fd5c5a3
3844  v_mad_u64_u32 v[8:9], s[4:5], v9, s13, 0
384C  v_mad_u64_u32 v[16:17], s[4:5], v7, s15, 0
3854  v_xor_b32_e32 v7, s18, v17
3858  v_xor_b32_e32 v9, s19, v9
385C  v_xor_b32_e32 v7, v7, v12
3860  v_xor_b32_e32 v9, v9, v6
3864  s_add_i32 s18, s16, 0xf1bbcdc8
386C  s_add_i32 s19, s17, 0xdb3d7428
3874  v_mad_u64_u32 v[6:7], s[4:5], v7, s13, 0
387C  v_mad_u64_u32 v[12:13], s[4:5], v9, s15, 0
3884  v_xor_b32_e32 v9, s18, v13
3888  v_xor_b32_e32 v7, s19, v7
388C  v_xor_b32_e32 v9, v9, v16
3890  v_xor_b32_e32 v7, v7, v8
3894  v_mad_u64_u32 v[8:9], s[4:5], v9, s13, 0
389C  v_mad_u64_u32 v[16:17], s[4:5], v7, s15, 0
38A4  s_add_i32 s18, s16, 0x8ff34781
38AC  s_add_i32 s19, s17, 0x96a522ad
38B4  v_xor_b32_e32 v7, v12, v17
38B8  v_xor_b32_e32 v6, v6, v9
38BC  v_xor_b32_e32 v12, s18, v7
38C0  v_xor_b32_e32 v9, s19, v6
38C4  v_mov_b32_e32 v6, 0
38C8  v_mov_b32_e32 v7, 0
38CC  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[10:11], v12, v38
38D4  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[20:21], v9, v38 op_sel:[0,0,0,1]
38DC  v_cvt_scalef32_sr_pk_fp4_f32 v6, v[14:15], v16, v38 op_sel:[0,0,1,0]
38E4  v_cvt_scalef32_sr_pk_fp4_f32 v7, v[24:25], v8, v38 op_sel:[0,0,1,1]
38EC  s_nop 0
38F0  s_cbranch_execz 1
38F4  s_branch 11
38F8  v_mov_b32_e32 v6, 0
38FC  v_mov_b32_e32 v7, 0
3900  v_cvt_scalef32_pk_fp4_f32 v6, v10, v11, v38
3908  v_cvt_scalef32_pk_fp4_f32 v7, v20, v21, v38 op_sel:[0,0,0,1]
3910  v_cvt_scalef32_pk_fp4_f32 v6, v14, v15, v38 op_sel:[0,0,1,0]
3918  v_cvt_scalef32_pk_fp4_f32 v7, v24, v25, v38 op_sel:[0,0,1,1]
3920  s_nop 0
3924  s_and_b64 vcc, exec, s[2:3]
3928  s_cbranch_vccnz 135
392C  v_or_b32_e32 v8, 2, v45
3930  s_mov_b32 s13, 0xd2511f53
3938  v_mad_u64_u32 v[8:9], s[4:5], v8, s13, 0
3940  s_xor_b32 s4, s12, s11
3944  s_waitcnt lgkmcnt(0)
3948  s_xor_b32 s5, s17, s14
394C  s_mov_b32 s15, 0xcd9e8d57
3954  s_xor_b32 s4, s4, s16
3958  v_xor_b32_e32 v9, s5, v9
395C  s_add_i32 s18, s16, 0x9e3779b9
3964  s_mul_i32 s20, s4, 0xd2511f53
396C  s_mul_hi_u32 s21, s4, 0xd2511f53
3974  v_mad_u64_u32 v[10:11], s[4:5], v9, s15, 0
397C  s_add_i32 s19, s17, 0xbb67ae85
3984  s_xor_b32 s4, s10, s18
3988  v_xor_b32_e32 v9, s4, v11
398C  s_xor_b32 s4, s21, s19
3990  v_xor_b32_e32 v11, s4, v8
3994  s_add_i32 s18, s16, 0x3c6ef372
399C  s_add_i32 s19, s17, 0x76cf5d0a
39A4  v_mad_u64_u32 v[8:9], s[4:5], v9, s13, 0
39AC  v_mad_u64_u32 v[12:13], s[4:5], v11, s15, 0
39B4  v_xor_b32_e32 v11, s18, v13
39B8  s_xor_b32 s4, s20, s19
39BC  v_xor_b32_e32 v10, v11, v10
39C0  v_xor_b32_e32 v9, s4, v9
39C4  s_add_i32 s18, s16, 0xdaa66d2b
39CC  s_add_i32 s19, s17, 0x32370b8f
39D4  v_mad_u64_u32 v[10:11], s[4:5], v10, s13, 0
39DC  v_mad_u64_u32 v[14:15], s[4:5], v9, s15, 0
39E4  v_xor_b32_e32 v9, s18, v15
39E8  v_xor_b32_e32 v11, s19, v11
39EC  v_xor_b32_e32 v9, v9, v12
39F0  v_xor_b32_e32 v11, v11, v8
39F4  s_add_i32 s18, s16, 0x78dde6e4
39FC  s_add_i32 s19, s17, 0xed9eba14
3A04  v_mad_u64_u32 v[8:9], s[4:5], v9, s13, 0
3A0C  v_mad_u64_u32 v[12:13], s[4:5], v11, s15, 0
3A14  v_xor_b32_e32 v11, s18, v13
3A18  v_xor_b32_e32 v9, s19, v9
3A1C  v_xor_b32_e32 v11, v11, v14
3A20  v_xor_b32_e32 v9, v9, v10
3A24  s_add_i32 s18, s16, 0x1715609d
3A2C  s_add_i32 s19, s17, 0xa9066899
3A34  v_mad_u64_u32 v[10:11], s[4:5], v11, s13, 0
3A3C  v_mad_u64_u32 v[14:15], s[4:5], v9, s15, 0
3A44  v_xor_b32_e32 v9, s18, v15
3A48  v_xor_b32_e32 v11, s19, v11
3A4C  v_xor_b32_e32 v9, v9, v12
3A50  v_xor_b32_e32 v11, v11, v8
3A54  s_add_i32 s18, s16, 0xb54cda56
3A5C  s_add_i32 s19, s17, 0x646e171e
3A64  v_mad_u64_u32 v[8:9], s[4:5], v9, s13, 0
3A6C  v_mad_u64_u32 v[12:13], s[4:5], v11, s15, 0
3A74  v_xor_b32_e32 v11, s18, v13
3A78  v_xor_b32_e32 v9, s19, v9
3A7C  v_xor_b32_e32 v11, v11, v14
3A80  v_xor_b32_e32 v9, v9, v10
3A84  s_add_i32 s18, s16, 0x5384540f
3A8C  s_add_i32 s19, s17, 0x1fd5c5a3
3A94  v_mad_u64_u32 v[10:11], s[4:5], v11, s13, 0
3A9C  v_mad_u64_u32 v[14:15], s[4:5], v9, s15, 0
3AA4  v_xor_b32_e32 v9, s18, v15
3AA8  v_xor_b32_e32 v11, s19, v11
3AAC  v_xor_b32_e32 v9, v9, v12
3AB0  v_xor_b32_e32 v11, v11, v8
3AB4  s_add_i32 s18, s16, 0xf1bbcdc8
3ABC  s_add_i32 s19, s17, 0xdb3d7428
3AC4  v_mad_u64_u32 v[8:9], s[4:5], v9, s13, 0
3ACC  v_mad_u64_u32 v[12:13], s[4:5], v11, s15, 0
3AD4  v_xor_b32_e32 v11, s18, v13
3AD8  v_xor_b32_e32 v9, s19, v9
3ADC  v_xor_b32_e32 v11, v11, v14
3AE0  v_xor_b32_e32 v9, v9, v10
3AE4  v_mad_u64_u32 v[10:11], s[4:5], v11, s13, 0
3AEC  v_mad_u64_u32 v[14:15], s[4:5], v9, s15, 0
3AF4  s_add_i32 s18, s16, 0x8ff34781
3AFC  s_add_i32 s19, s17, 0x96a522ad
3B04  v_xor_b32_e32 v9, v12, v15
3B08  v_xor_b32_e32 v8, v8, v11
3B0C  v_xor_b32_e32 v12, s18, v9
3B10  v_xor_b32_e32 v11, s19, v8
3B14  v_mov_b32_e32 v8, 0
3B18  v_mov_b32_e32 v9, 0
3B1C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[18:19], v12, v38
3B24  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[28:29], v11, v38 op_sel:[0,0,0,1]
3B2C  v_cvt_scalef32_sr_pk_fp4_f32 v8, v[22:23], v14, v38 op_sel:[0,0,1,0]
3B34  v_cvt_scalef32_sr_pk_fp4_f32 v9, v[32:33], v10, v38 op_sel:[0,0,1,1]
3B3C  s_nop 0
3B40  s_cbranch_execz 1
3B44  s_branch 11
3B48  v_mov_b32_e32 v8, 0
3B4C  v_mov_b32_e32 v9, 0
3B50  v_cvt_scalef32_pk_fp4_f32 v8, v18, v19, v38
3B58  v_cvt_scalef32_pk_fp4_f32 v9, v28, v29, v38 op_sel:[0,0,0,1]
3B60  v_cvt_scalef32_pk_fp4_f32 v8, v22, v23, v38 op_sel:[0,0,1,0]
3B68  v_cvt_scalef32_pk_fp4_f32 v9, v32, v33, v38 op_sel:[0,0,1,1]
3B70  s_nop 0
3B74  s_and_b64 vcc, exec, s[2:3]
3B78  s_cbranch_vccnz 135
3B7C  v_or_b32_e32 v10, 3, v45
3B80  s_mov_b32 s4, 0xd2511f53
3B88  v_mad_u64_u32 v[10:11], s[2:3], v10, s4, 0
3B90  s_xor_b32 s2, s12, s11
3B94  s_waitcnt lgkmcnt(0)
3B98  s_xor_b32 s3, s17, s14
3B9C  s_mov_b32 s5, 0xcd9e8d57
3BA4  s_xor_b32 s2, s2, s16
3BA8  v_xor_b32_e32 v11, s3, v11
3BAC  s_add_i32 s11, s16, 0x9e3779b9
3BB4  s_mul_i32 s13, s2, 0xd2511f53
3BBC  s_mul_hi_u32 s14, s2, 0xd2511f53
3BC4  v_mad_u64_u32 v[12:13], s[2:3], v11, s5, 0
3BCC  s_add_i32 s12, s17, 0xbb67ae85
3BD4  s_xor_b32 s2, s10, s11
3BD8  v_xor_b32_e32 v11, s2, v13
3BDC  s_xor_b32 s2, s14, s12
3BE0  v_xor_b32_e32 v13, s2, v10
3BE4  s_add_i32 s10, s16, 0x3c6ef372
3BEC  s_add_i32 s11, s17, 0x76cf5d0a
3BF4  v_mad_u64_u32 v[10:11], s[2:3], v11, s4, 0
3BFC  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
3C04  v_xor_b32_e32 v13, s10, v15
3C08  s_xor_b32 s2, s13, s11
3C0C  v_xor_b32_e32 v12, v13, v12
3C10  v_xor_b32_e32 v11, s2, v11
3C14  s_add_i32 s10, s16, 0xdaa66d2b
3C1C  s_add_i32 s11, s17, 0x32370b8f
3C24  v_mad_u64_u32 v[12:13], s[2:3], v12, s4, 0
3C2C  v_mad_u64_u32 v[16:17], s[2:3], v11, s5, 0
3C34  v_xor_b32_e32 v11, s10, v17
3C38  v_xor_b32_e32 v13, s11, v13
3C3C  v_xor_b32_e32 v11, v11, v14
3C40  v_xor_b32_e32 v13, v13, v10
3C44  s_add_i32 s10, s16, 0x78dde6e4
3C4C  s_add_i32 s11, s17, 0xed9eba14
3C54  v_mad_u64_u32 v[10:11], s[2:3], v11, s4, 0
3C5C  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
3C64  v_xor_b32_e32 v13, s10, v15
3C68  v_xor_b32_e32 v11, s11, v11
3C6C  v_xor_b32_e32 v13, v13, v16
3C70  v_xor_b32_e32 v11, v11, v12
3C74  s_add_i32 s10, s16, 0x1715609d
3C7C  s_add_i32 s11, s17, 0xa9066899
3C84  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3C8C  v_mad_u64_u32 v[16:17], s[2:3], v11, s5, 0
3C94  v_xor_b32_e32 v11, s10, v17
3C98  v_xor_b32_e32 v13, s11, v13
3C9C  v_xor_b32_e32 v11, v11, v14
3CA0  v_xor_b32_e32 v13, v13, v10
3CA4  s_add_i32 s10, s16, 0xb54cda56
3CAC  s_add_i32 s11, s17, 0x646e171e
3CB4  v_mad_u64_u32 v[10:11], s[2:3], v11, s4, 0
3CBC  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
3CC4  v_xor_b32_e32 v13, s10, v15
3CC8  v_xor_b32_e32 v11, s11, v11
3CCC  v_xor_b32_e32 v13, v13, v16
3CD0  v_xor_b32_e32 v11, v11, v12
3CD4  s_add_i32 s10, s16, 0x5384540f
3CDC  s_add_i32 s11, s17, 0x1fd5c5a3
3CE4  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3CEC  v_mad_u64_u32 v[16:17], s[2:3], v11, s5, 0
3CF4  v_xor_b32_e32 v11, s10, v17
3CF8  v_xor_b32_e32 v13, s11, v13
3CFC  v_xor_b32_e32 v11, v11, v14
3D00  v_xor_b32_e32 v13, v13, v10
3D04  s_add_i32 s10, s16, 0xf1bbcdc8
3D0C  s_add_i32 s11, s17, 0xdb3d7428
3D14  v_mad_u64_u32 v[10:11], s[2:3], v11, s4, 0
3D1C  v_mad_u64_u32 v[14:15], s[2:3], v13, s5, 0
3D24  v_xor_b32_e32 v13, s10, v15
3D28  v_xor_b32_e32 v11, s11, v11
3D2C  v_xor_b32_e32 v13, v13, v16
3D30  v_xor_b32_e32 v11, v11, v12
3D34  v_mad_u64_u32 v[12:13], s[2:3], v13, s4, 0
3D3C  v_mad_u64_u32 v[16:17], s[2:3], v11, s5, 0
3D44  s_add_i32 s10, s16, 0x8ff34781
3D4C  s_add_i32 s11, s17, 0x96a522ad
3D54  v_xor_b32_e32 v11, v14, v17
3D58  v_xor_b32_e32 v10, v10, v13
3D5C  v_xor_b32_e32 v14, s10, v11
3D60  v_xor_b32_e32 v13, s11, v10
3D64  v_mov_b32_e32 v10, 0
3D68  v_mov_b32_e32 v11, 0
3D6C  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[26:27], v14, v38
3D74  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[34:35], v13, v38 op_sel:[0,0,0,1]
3D7C  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[30:31], v16, v38 op_sel:[0,0,1,0]
3D84  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[36:37], v12, v38 op_sel:[0,0,1,1]
3D8C  s_nop 0
3D90  s_cbranch_execz 1
3D94  s_branch 11
3D98  v_mov_b32_e32 v10, 0
3D9C  v_mov_b32_e32 v11, 0
3DA0  v_cvt_scalef32_pk_fp4_f32 v10, v26, v27, v38
3DA8  v_cvt_scalef32_pk_fp4_f32 v11, v34, v35, v38 op_sel:[0,0,0,1]
3DB0  v_cvt_scalef32_pk_fp4_f32 v10, v30, v31, v38 op_sel:[0,0,1,0]
3DB8  v_cvt_scalef32_pk_fp4_f32 v11, v36, v37, v38 op_sel:[0,0,1,1]
3DC0  s_nop 0
3DC4  v_or3_b32 v12, v39, v44, v1
3DCC  v_or3_b32 v13, v6, v7, v40
3DD4  v_or3_b32 v14, v8, v9, v41
3DDC  v_or3_b32 v15, v10, v11, v42
3DE4  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
3DEC  global_store_dwordx4 v[4:5], v[12:15], off
3DF4  s_or_b64 exec, exec, s[6:7]
3DF8  s_load_dwordx2 s[0:1], s[0:1], 0x10
3E00  v_mov_b32_e32 v1, 0
3E04  s_waitcnt lgkmcnt(0)
3E08  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3E10  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3E18  global_store_byte v[0:1], v43, off
3E20  s_endpgm
3E24  s_nop 0
