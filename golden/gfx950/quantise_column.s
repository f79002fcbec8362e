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
    .sgpr_count:     94
    .sgpr_spill_count: 0
    .symbol:         QuantiseColumn.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1800 <QuantiseColumn>:
1800  s_load_dwordx4 s[68:71], s[0:1], 0x18
1808  v_lshl_or_b32 v8, s2, 8, v0
1810  s_waitcnt lgkmcnt(0)
1814  s_and_b32 s6, s71, 8
1818  s_bitcmp1_b32 s71, 3
181C  s_cselect_b64 s[4:5], -1, 0
1820  s_add_i32 s7, s70, 0xff
1828  s_and_b32 s7, s7, 0xffffff00
1830  s_cmp_eq_u32 s6, 0
1834  s_cselect_b32 s2, s70, s7
1838  v_cmp_gt_u32_e32 vcc, s2, v8
183C  s_and_saveexec_b64 s[6:7], vcc
1840  s_cbranch_execz 2473
1844  s_load_dword s12, s[0:1], 0x28
184C  s_andn2_b64 vcc, exec, s[4:5]
1850  s_lshr_b32 s2, s69, 5
1854  s_cbranch_vccnz 25
1858  s_add_i32 s4, s2, 7
185C  s_and_b32 s4, s4, 0xffffff8
1864  v_and_b32_e32 v1, 0xffffffe0, v8
186C  v_mad_u64_u32 v[4:5], s[4:5], s4, v1, 0
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
18AC  v_or3_b32 v6, v1, s6, v0
18B4  s_cbranch_execz 1
18B8  s_branch 3
18BC  v_mad_u64_u32 v[4:5], s[4:5], s2, v8, 0
18C4  v_mov_b32_e32 v6, s3
18C8  s_cmp_lt_u32 s3, s2
18CC  v_cmp_gt_u32_e32 vcc, s70, v8
18D0  s_cselect_b64 s[4:5], -1, 0
18D4  s_and_b64 s[4:5], vcc, s[4:5]
18D8  v_mov_b32_e32 v44, 0x7f
18E0  s_and_saveexec_b64 s[76:77], s[4:5]
18E4  s_cbranch_execz 2421
18E8  s_load_dwordx2 s[6:7], s[0:1], 0x0
18F0  s_lshl_b32 s4, s3, 5
18F4  s_bitcmp1_b32 s71, 0
18F8  v_mov_b32_e32 v9, 0
18FC  s_cselect_b64 s[8:9], -1, 0
1900  v_mov_b32_e32 v0, s68
1904  s_mul_hi_u32 s11, s4, s68
1908  s_mul_i32 s10, s4, s68
190C  v_mad_u64_u32 v[0:1], s[4:5], s4, v0, v[8:9]
1914  s_and_b64 vcc, exec, s[8:9]
1918  s_cbranch_vccz 7
191C  s_waitcnt lgkmcnt(0)
1920  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1928  global_load_dword v10, v[2:3], off
1930  s_cbranch_execz 1
1934  s_branch 7
1938  s_waitcnt lgkmcnt(0)
193C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1944  global_load_ushort v0, v[0:1], off
194C  s_waitcnt vmcnt(0)
1950  v_lshlrev_b32_e32 v10, 16, v0
1954  s_add_u32 s10, s10, s68
1958  s_addc_u32 s11, s11, 0
195C  v_cndmask_b32_e64 v0, 0, 1, s[8:9]
1964  v_cmp_ne_u32_e64 s[4:5], 1, v0
196C  s_andn2_b64 vcc, exec, s[8:9]
1970  v_lshl_add_u64 v[0:1], s[10:11], 0, v[8:9]
1978  s_cbranch_vccnz 7
197C  s_waitcnt lgkmcnt(0)
1980  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1988  global_load_dword v11, v[2:3], off
1990  s_cbranch_execz 1
1994  s_branch 7
1998  s_waitcnt lgkmcnt(0)
199C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
19A4  global_load_ushort v0, v[0:1], off
19AC  s_waitcnt vmcnt(0)
19B0  v_lshlrev_b32_e32 v11, 16, v0
19B4  s_add_u32 s8, s10, s68
19B8  s_addc_u32 s9, s11, 0
19BC  s_and_b64 vcc, exec, s[4:5]
19C0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
19C8  s_cbranch_vccnz 7
19CC  s_waitcnt lgkmcnt(0)
19D0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
19D8  global_load_dword v12, v[2:3], off
19E0  s_cbranch_execz 1
19E4  s_branch 7
19E8  s_waitcnt lgkmcnt(0)
19EC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
19F4  global_load_ushort v0, v[0:1], off
19FC  s_waitcnt vmcnt(0)
1A00  v_lshlrev_b32_e32 v12, 16, v0
1A04  s_add_u32 s8, s8, s68
1A08  s_addc_u32 s9, s9, 0
1A0C  s_and_b64 vcc, exec, s[4:5]
1A10  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1A18  s_cbranch_vccnz 7
1A1C  s_waitcnt lgkmcnt(0)
1A20  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1A28  global_load_dword v13, v[2:3], off
1A30  s_cbranch_execz 1
1A34  s_branch 7
1A38  s_waitcnt lgkmcnt(0)
1A3C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1A44  global_load_ushort v0, v[0:1], off
1A4C  s_waitcnt vmcnt(0)
1A50  v_lshlrev_b32_e32 v13, 16, v0
1A54  s_add_u32 s8, s8, s68
1A58  s_addc_u32 s9, s9, 0
1A5C  s_and_b64 vcc, exec, s[4:5]
1A60  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1A68  s_cbranch_vccnz 7
1A6C  s_waitcnt lgkmcnt(0)
1A70  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1A78  global_load_dword v16, v[2:3], off
1A80  s_cbranch_execz 1
1A84  s_branch 7
1A88  s_waitcnt lgkmcnt(0)
1A8C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1A94  global_load_ushort v0, v[0:1], off
1A9C  s_waitcnt vmcnt(0)
1AA0  v_lshlrev_b32_e32 v16, 16, v0
1AA4  s_add_u32 s8, s8, s68
1AA8  s_addc_u32 s9, s9, 0
1AAC  s_and_b64 vcc, exec, s[4:5]
1AB0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1AB8  s_cbranch_vccnz 7
1ABC  s_waitcnt lgkmcnt(0)
1AC0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1AC8  global_load_dword v17, v[2:3], off
1AD0  s_cbranch_execz 1
1AD4  s_branch 7
1AD8  s_waitcnt lgkmcnt(0)
1ADC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1AE4  global_load_ushort v0, v[0:1], off
1AEC  s_waitcnt vmcnt(0)
1AF0  v_lshlrev_b32_e32 v17, 16, v0
1AF4  s_add_u32 s8, s8, s68
1AF8  s_addc_u32 s9, s9, 0
1AFC  s_and_b64 vcc, exec, s[4:5]
1B00  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1B08  s_cbranch_vccnz 7
1B0C  s_waitcnt lgkmcnt(0)
1B10  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1B18  global_load_dword v20, v[2:3], off
1B20  s_cbranch_execz 1
1B24  s_branch 7
1B28  s_waitcnt lgkmcnt(0)
1B2C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1B34  global_load_ushort v0, v[0:1], off
1B3C  s_waitcnt vmcnt(0)
1B40  v_lshlrev_b32_e32 v20, 16, v0
1B44  s_add_u32 s8, s8, s68
1B48  s_addc_u32 s9, s9, 0
1B4C  s_and_b64 vcc, exec, s[4:5]
1B50  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1B58  s_cbranch_vccnz 7
1B5C  s_waitcnt lgkmcnt(0)
1B60  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1B68  global_load_dword v21, v[2:3], off
1B70  s_cbranch_execz 1
1B74  s_branch 7
1B78  s_waitcnt lgkmcnt(0)
1B7C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1B84  global_load_ushort v0, v[0:1], off
1B8C  s_waitcnt vmcnt(0)
1B90  v_lshlrev_b32_e32 v21, 16, v0
1B94  s_add_u32 s8, s8, s68
1B98  s_addc_u32 s9, s9, 0
1B9C  s_and_b64 vcc, exec, s[4:5]
1BA0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1BA8  s_cbranch_vccnz 7
1BAC  s_waitcnt lgkmcnt(0)
1BB0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1BB8  global_load_dword v14, v[2:3], off
1BC0  s_cbranch_execz 1
1BC4  s_branch 7
1BC8  s_waitcnt lgkmcnt(0)
1BCC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1BD4  global_load_ushort v0, v[0:1], off
1BDC  s_waitcnt vmcnt(0)
1BE0  v_lshlrev_b32_e32 v14, 16, v0
1BE4  s_add_u32 s8, s8, s68
1BE8  s_addc_u32 s9, s9, 0
1BEC  s_and_b64 vcc, exec, s[4:5]
1BF0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1BF8  s_cbranch_vccnz 7
1BFC  s_waitcnt lgkmcnt(0)
1C00  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1C08  global_load_dword v15, v[2:3], off
1C10  s_cbranch_execz 1
1C14  s_branch 7
1C18  s_waitcnt lgkmcnt(0)
1C1C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1C24  global_load_ushort v0, v[0:1], off
1C2C  s_waitcnt vmcnt(0)
1C30  v_lshlrev_b32_e32 v15, 16, v0
1C34  s_add_u32 s8, s8, s68
1C38  s_addc_u32 s9, s9, 0
1C3C  s_and_b64 vcc, exec, s[4:5]
1C40  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1C48  s_cbranch_vccnz 7
1C4C  s_waitcnt lgkmcnt(0)
1C50  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1C58  global_load_dword v18, v[2:3], off
1C60  s_cbranch_execz 1
1C64  s_branch 7
1C68  s_waitcnt lgkmcnt(0)
1C6C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1C74  global_load_ushort v0, v[0:1], off
1C7C  s_waitcnt vmcnt(0)
1C80  v_lshlrev_b32_e32 v18, 16, v0
1C84  s_add_u32 s8, s8, s68
1C88  s_addc_u32 s9, s9, 0
1C8C  s_and_b64 vcc, exec, s[4:5]
1C90  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1C98  s_cbranch_vccnz 7
1C9C  s_waitcnt lgkmcnt(0)
1CA0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1CA8  global_load_dword v19, v[2:3], off
1CB0  s_cbranch_execz 1
1CB4  s_branch 7
1CB8  s_waitcnt lgkmcnt(0)
1CBC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1CC4  global_load_ushort v0, v[0:1], off
1CCC  s_waitcnt vmcnt(0)
1CD0  v_lshlrev_b32_e32 v19, 16, v0
1CD4  s_add_u32 s8, s8, s68
1CD8  s_addc_u32 s9, s9, 0
1CDC  s_and_b64 vcc, exec, s[4:5]
1CE0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1CE8  s_cbranch_vccnz 7
1CEC  s_waitcnt lgkmcnt(0)
1CF0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1CF8  global_load_dword v24, v[2:3], off
1D00  s_cbranch_execz 1
1D04  s_branch 7
1D08  s_waitcnt lgkmcnt(0)
1D0C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1D14  global_load_ushort v0, v[0:1], off
1D1C  s_waitcnt vmcnt(0)
1D20  v_lshlrev_b32_e32 v24, 16, v0
1D24  s_add_u32 s8, s8, s68
1D28  s_addc_u32 s9, s9, 0
1D2C  s_and_b64 vcc, exec, s[4:5]
1D30  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1D38  s_cbranch_vccnz 7
1D3C  s_waitcnt lgkmcnt(0)
1D40  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1D48  global_load_dword v25, v[2:3], off
1D50  s_cbranch_execz 1
1D54  s_branch 7
1D58  s_waitcnt lgkmcnt(0)
1D5C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1D64  global_load_ushort v0, v[0:1], off
1D6C  s_waitcnt vmcnt(0)
1D70  v_lshlrev_b32_e32 v25, 16, v0
1D74  s_add_u32 s8, s8, s68
1D78  s_addc_u32 s9, s9, 0
1D7C  s_and_b64 vcc, exec, s[4:5]
1D80  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1D88  s_cbranch_vccnz 7
1D8C  s_waitcnt lgkmcnt(0)
1D90  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1D98  global_load_dword v28, v[2:3], off
1DA0  s_cbranch_execz 1
1DA4  s_branch 7
1DA8  s_waitcnt lgkmcnt(0)
1DAC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1DB4  global_load_ushort v0, v[0:1], off
1DBC  s_waitcnt vmcnt(0)
1DC0  v_lshlrev_b32_e32 v28, 16, v0
1DC4  s_add_u32 s8, s8, s68
1DC8  s_addc_u32 s9, s9, 0
1DCC  s_and_b64 vcc, exec, s[4:5]
1DD0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1DD8  s_cbranch_vccnz 7
1DDC  s_waitcnt lgkmcnt(0)
1DE0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1DE8  global_load_dword v29, v[2:3], off
1DF0  s_cbranch_execz 1
1DF4  s_branch 7
1DF8  s_waitcnt lgkmcnt(0)
1DFC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1E04  global_load_ushort v0, v[0:1], off
1E0C  s_waitcnt vmcnt(0)
1E10  v_lshlrev_b32_e32 v29, 16, v0
1E14  s_add_u32 s8, s8, s68
1E18  s_addc_u32 s9, s9, 0
1E1C  s_and_b64 vcc, exec, s[4:5]
1E20  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1E28  s_cbranch_vccnz 7
1E2C  s_waitcnt lgkmcnt(0)
1E30  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1E38  global_load_dword v22, v[2:3], off
1E40  s_cbranch_execz 1
1E44  s_branch 7
1E48  s_waitcnt lgkmcnt(0)
1E4C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1E54  global_load_ushort v0, v[0:1], off
1E5C  s_waitcnt vmcnt(0)
1E60  v_lshlrev_b32_e32 v22, 16, v0
1E64  s_add_u32 s8, s8, s68
1E68  s_addc_u32 s9, s9, 0
1E6C  s_and_b64 vcc, exec, s[4:5]
1E70  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1E78  s_cbranch_vccnz 7
1E7C  s_waitcnt lgkmcnt(0)
1E80  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1E88  global_load_dword v23, v[2:3], off
1E90  s_cbranch_execz 1
1E94  s_branch 7
1E98  s_waitcnt lgkmcnt(0)
1E9C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1EA4  global_load_ushort v0, v[0:1], off
1EAC  s_waitcnt vmcnt(0)
1EB0  v_lshlrev_b32_e32 v23, 16, v0
1EB4  s_add_u32 s8, s8, s68
1EB8  s_addc_u32 s9, s9, 0
1EBC  s_and_b64 vcc, exec, s[4:5]
1EC0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1EC8  s_cbranch_vccnz 7
1ECC  s_waitcnt lgkmcnt(0)
1ED0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1ED8  global_load_dword v26, v[2:3], off
1EE0  s_cbranch_execz 1
1EE4  s_branch 7
1EE8  s_waitcnt lgkmcnt(0)
1EEC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1EF4  global_load_ushort v0, v[0:1], off
1EFC  s_waitcnt vmcnt(0)
1F00  v_lshlrev_b32_e32 v26, 16, v0
1F04  s_add_u32 s8, s8, s68
1F08  s_addc_u32 s9, s9, 0
1F0C  s_and_b64 vcc, exec, s[4:5]
1F10  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1F18  s_cbranch_vccnz 7
1F1C  s_waitcnt lgkmcnt(0)
1F20  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1F28  global_load_dword v27, v[2:3], off
1F30  s_cbranch_execz 1
1F34  s_branch 7
1F38  s_waitcnt lgkmcnt(0)
1F3C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1F44  global_load_ushort v0, v[0:1], off
1F4C  s_waitcnt vmcnt(0)
1F50  v_lshlrev_b32_e32 v27, 16, v0
1F54  s_add_u32 s8, s8, s68
1F58  s_addc_u32 s9, s9, 0
1F5C  s_and_b64 vcc, exec, s[4:5]
1F60  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1F68  s_cbranch_vccnz 7
1F6C  s_waitcnt lgkmcnt(0)
1F70  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1F78  global_load_dword v32, v[2:3], off
1F80  s_cbranch_execz 1
1F84  s_branch 7
1F88  s_waitcnt lgkmcnt(0)
1F8C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1F94  global_load_ushort v0, v[0:1], off
1F9C  s_waitcnt vmcnt(0)
1FA0  v_lshlrev_b32_e32 v32, 16, v0
1FA4  s_add_u32 s8, s8, s68
1FA8  s_addc_u32 s9, s9, 0
1FAC  s_and_b64 vcc, exec, s[4:5]
1FB0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1FB8  s_cbranch_vccnz 7
1FBC  s_waitcnt lgkmcnt(0)
1FC0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
1FC8  global_load_dword v33, v[2:3], off
1FD0  s_cbranch_execz 1
1FD4  s_branch 7
1FD8  s_waitcnt lgkmcnt(0)
1FDC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
1FE4  global_load_ushort v0, v[0:1], off
1FEC  s_waitcnt vmcnt(0)
1FF0  v_lshlrev_b32_e32 v33, 16, v0
1FF4  s_add_u32 s8, s8, s68
1FF8  s_addc_u32 s9, s9, 0
1FFC  s_and_b64 vcc, exec, s[4:5]
2000  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2008  s_cbranch_vccnz 7
200C  s_waitcnt lgkmcnt(0)
2010  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
2018  global_load_dword v36, v[2:3], off
2020  s_cbranch_execz 1
2024  s_branch 7
2028  s_waitcnt lgkmcnt(0)
202C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
2034  global_load_ushort v0, v[0:1], off
203C  s_waitcnt vmcnt(0)
2040  v_lshlrev_b32_e32 v36, 16, v0
2044  s_add_u32 s8, s8, s68
2048  s_addc_u32 s9, s9, 0
204C  s_and_b64 vcc, exec, s[4:5]
2050  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2058  s_cbranch_vccnz 7
205C  s_waitcnt lgkmcnt(0)
2060  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
2068  global_load_dword v37, v[2:3], off
2070  s_cbranch_execz 1
2074  s_branch 7
2078  s_waitcnt lgkmcnt(0)
207C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
2084  global_load_ushort v0, v[0:1], off
208C  s_waitcnt vmcnt(0)
2090  v_lshlrev_b32_e32 v37, 16, v0
2094  s_add_u32 s8, s8, s68
2098  s_addc_u32 s9, s9, 0
209C  s_and_b64 vcc, exec, s[4:5]
20A0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
20A8  s_cbranch_vccnz 7
20AC  s_waitcnt lgkmcnt(0)
20B0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
20B8  global_load_dword v30, v[2:3], off
20C0  s_cbranch_execz 1
20C4  s_branch 7
20C8  s_waitcnt lgkmcnt(0)
20CC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
20D4  global_load_ushort v0, v[0:1], off
20DC  s_waitcnt vmcnt(0)
20E0  v_lshlrev_b32_e32 v30, 16, v0
20E4  s_add_u32 s8, s8, s68
20E8  s_addc_u32 s9, s9, 0
20EC  s_and_b64 vcc, exec, s[4:5]
20F0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
20F8  s_cbranch_vccnz 7
20FC  s_waitcnt lgkmcnt(0)
2100  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
2108  global_load_dword v31, v[2:3], off
2110  s_cbranch_execz 1
2114  s_branch 7
2118  s_waitcnt lgkmcnt(0)
211C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
2124  global_load_ushort v0, v[0:1], off
212C  s_waitcnt vmcnt(0)
2130  v_lshlrev_b32_e32 v31, 16, v0
2134  s_add_u32 s8, s8, s68
2138  s_addc_u32 s9, s9, 0
213C  s_and_b64 vcc, exec, s[4:5]
2140  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2148  s_cbranch_vccnz 7
214C  s_waitcnt lgkmcnt(0)
2150  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
2158  global_load_dword v34, v[2:3], off
2160  s_cbranch_execz 1
2164  s_branch 7
2168  s_waitcnt lgkmcnt(0)
216C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
2174  global_load_ushort v0, v[0:1], off
217C  s_waitcnt vmcnt(0)
2180  v_lshlrev_b32_e32 v34, 16, v0
2184  s_add_u32 s8, s8, s68
2188  s_addc_u32 s9, s9, 0
218C  s_and_b64 vcc, exec, s[4:5]
2190  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2198  s_cbranch_vccnz 7
219C  s_waitcnt lgkmcnt(0)
21A0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
21A8  global_load_dword v35, v[2:3], off
21B0  s_cbranch_execz 1
21B4  s_branch 7
21B8  s_waitcnt lgkmcnt(0)
21BC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
21C4  global_load_ushort v0, v[0:1], off
21CC  s_waitcnt vmcnt(0)
21D0  v_lshlrev_b32_e32 v35, 16, v0
21D4  s_add_u32 s8, s8, s68
21D8  s_addc_u32 s9, s9, 0
21DC  s_and_b64 vcc, exec, s[4:5]
21E0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
21E8  s_cbranch_vccnz 7
21EC  s_waitcnt lgkmcnt(0)
21F0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
21F8  global_load_dword v38, v[2:3], off
2200  s_cbranch_execz 1
2204  s_branch 7
2208  s_waitcnt lgkmcnt(0)
220C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
2214  global_load_ushort v0, v[0:1], off
221C  s_waitcnt vmcnt(0)
2220  v_lshlrev_b32_e32 v38, 16, v0
2224  s_add_u32 s8, s8, s68
2228  s_addc_u32 s9, s9, 0
222C  s_and_b64 vcc, exec, s[4:5]
2230  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2238  s_cbranch_vccnz 7
223C  s_waitcnt lgkmcnt(0)
2240  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
2248  global_load_dword v39, v[2:3], off
2250  s_cbranch_execz 1
2254  s_branch 7
2258  s_waitcnt lgkmcnt(0)
225C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
2264  global_load_ushort v0, v[0:1], off
226C  s_waitcnt vmcnt(0)
2270  v_lshlrev_b32_e32 v39, 16, v0
2274  s_add_u32 s8, s8, s68
2278  s_addc_u32 s9, s9, 0
227C  s_and_b64 vcc, exec, s[4:5]
2280  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2288  s_cbranch_vccnz 7
228C  s_waitcnt lgkmcnt(0)
2290  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
2298  global_load_dword v40, v[2:3], off
22A0  s_cbranch_execz 1
22A4  s_branch 7
22A8  s_waitcnt lgkmcnt(0)
22AC  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
22B4  global_load_ushort v0, v[0:1], off
22BC  s_waitcnt vmcnt(0)
22C0  v_lshlrev_b32_e32 v40, 16, v0
22C4  s_add_u32 s8, s8, s68
22C8  s_addc_u32 s9, s9, 0
22CC  s_and_b64 vcc, exec, s[4:5]
22D0  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
22D8  s_cbranch_vccnz 9
22DC  s_waitcnt lgkmcnt(0)
22E0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[6:7]
22E8  global_load_dword v41, v[2:3], off
22F0  s_load_dwordx4 s[72:75], s[0:1], 0x38
22F8  s_cbranch_execz 3
22FC  s_branch 9
2300  s_load_dwordx4 s[72:75], s[0:1], 0x38
2308  s_waitcnt lgkmcnt(0)
230C  v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
2314  global_load_ushort v0, v[0:1], off
231C  s_waitcnt vmcnt(0)
2320  v_lshlrev_b32_e32 v41, 16, v0
2324  s_load_dwordx2 s[78:79], s[0:1], 0x8
232C  s_load_dwordx2 s[80:81], s[0:1], 0x30
2334  s_bitcmp1_b32 s71, 1
2338  s_cselect_b64 s[82:83], -1, 0
233C  s_and_b64 vcc, exec, s[82:83]
2340  s_cbranch_vccz 310
2344  s_waitcnt lgkmcnt(0)
2348  s_cmp_eq_u32 s12, 0
234C  s_cbranch_scc1 96
2350  s_lshl_b32 s4, s12, 31
2354  s_lshl_b32 s5, s12, 30
2358  v_bfrev_b32_e32 v0, 1
235C  s_waitcnt vmcnt(0)
2360  v_xor_b32_e32 v10, s4, v10
2364  s_lshl_b32 s4, s12, 29
2368  v_bitop3_b32 v11, s5, v11, v0 bitop3:0x6c
2370  s_lshl_b32 s5, s12, 28
2374  v_bitop3_b32 v12, s4, v12, v0 bitop3:0x6c
237C  s_lshl_b32 s4, s12, 27
2380  v_bitop3_b32 v13, s5, v13, v0 bitop3:0x6c
2388  s_lshl_b32 s5, s12, 26
238C  v_bitop3_b32 v16, s4, v16, v0 bitop3:0x6c
2394  s_lshl_b32 s4, s12, 25
2398  v_bitop3_b32 v17, s5, v17, v0 bitop3:0x6c
23A0  s_lshl_b32 s5, s12, 24
23A4  v_bitop3_b32 v20, s4, v20, v0 bitop3:0x6c
23AC  s_lshl_b32 s4, s12, 23
23B0  v_bitop3_b32 v21, s5, v21, v0 bitop3:0x6c
23B8  s_lshl_b32 s5, s12, 22
23BC  v_bitop3_b32 v14, s4, v14, v0 bitop3:0x6c
23C4  s_lshl_b32 s4, s12, 21
23C8  v_bitop3_b32 v15, s5, v15, v0 bitop3:0x6c
23D0  s_lshl_b32 s5, s12, 20
23D4  v_bitop3_b32 v18, s4, v18, v0 bitop3:0x6c
23DC  s_lshl_b32 s4, s12, 19
23E0  v_bitop3_b32 v19, s5, v19, v0 bitop3:0x6c
23E8  s_lshl_b32 s5, s12, 18
23EC  v_bitop3_b32 v24, s4, v24, v0 bitop3:0x6c
23F4  s_lshl_b32 s4, s12, 17
23F8  v_bitop3_b32 v25, s5, v25, v0 bitop3:0x6c
2400  s_lshl_b32 s5, s12, 16
2404  v_bitop3_b32 v28, s4, v28, v0 bitop3:0x6c
240C  s_lshl_b32 s4, s12, 15
2410  v_bitop3_b32 v29, s5, v29, v0 bitop3:0x6c
2418  s_lshl_b32 s5, s12, 14
241C  v_bitop3_b32 v22, s4, v22, v0 bitop3:0x6c
2424  s_lshl_b32 s4, s12, 13
2428  v_bitop3_b32 v23, s5, v23, v0 bitop3:0x6c
2430  s_lshl_b32 s5, s12, 12
2434  v_bitop3_b32 v26, s4, v26, v0 bitop3:0x6c
243C  s_lshl_b32 s4, s12, 11
2440  v_bitop3_b32 v27, s5, v27, v0 bitop3:0x6c
2448  s_lshl_b32 s5, s12, 10
244C  v_bitop3_b32 v32, s4, v32, v0 bitop3:0x6c
2454  s_lshl_b32 s4, s12, 9
2458  v_bitop3_b32 v33, s5, v33, v0 bitop3:0x6c
2460  s_lshl_b32 s5, s12, 8
2464  v_bitop3_b32 v36, s4, v36, v0 bitop3:0x6c
246C  s_lshl_b32 s4, s12, 7
2470  v_bitop3_b32 v37, s5, v37, v0 bitop3:0x6c
2478  s_lshl_b32 s5, s12, 6
247C  v_bitop3_b32 v30, s4, v30, v0 bitop3:0x6c
2484  s_lshl_b32 s4, s12, 5
2488  v_bitop3_b32 v31, s5, v31, v0 bitop3:0x6c
2490  s_lshl_b32 s5, s12, 4
2494  v_bitop3_b32 v34, s4, v34, v0 bitop3:0x6c
249C  s_lshl_b32 s4, s12, 3
24A0  v_bitop3_b32 v35, s5, v35, v0 bitop3:0x6c
24A8  s_lshl_b32 s5, s12, 2
24AC  v_bitop3_b32 v38, s4, v38, v0 bitop3:0x6c
24B4  s_lshl_b32 s4, s12, 1
24B8  v_bitop3_b32 v39, s5, v39, v0 bitop3:0x6c
24C0  v_bitop3_b32 v41, s12, v41, v0 bitop3:0x6c
24C8  v_bitop3_b32 v40, s4, v40, v0 bitop3:0x6c
24D0  s_waitcnt vmcnt(0)
24D4  v_pk_add_f32 v[0:1], v[10:11], v[10:11] op_sel:[0,1]
24DC  v_pk_add_f32 v[2:3], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24E4  v_mov_b32_e32 v1, v3
24E8  v_pk_add_f32 v[2:3], v[12:13], v[12:13] op_sel:[0,1]
24F0  v_pk_add_f32 v[10:11], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24F8  v_mov_b32_e32 v3, v11
24FC  v_pk_add_f32 v[10:11], v[16:17], v[16:17] op_sel:[0,1]
2504  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
250C  v_mov_b32_e32 v11, v13
2510  v_pk_add_f32 v[12:13], v[20:21], v[20:21] op_sel:[0,1]
2518  v_pk_add_f32 v[16:17], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2520  v_mov_b32_e32 v13, v17
2524  v_pk_add_f32 v[16:17], v[14:15], v[14:15] op_sel:[0,1]
252C  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2534  v_mov_b32_e32 v17, v15
2538  v_pk_add_f32 v[14:15], v[18:19], v[18:19] op_sel:[0,1]
2540  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2548  v_mov_b32_e32 v15, v19
254C  v_pk_add_f32 v[18:19], v[24:25], v[24:25] op_sel:[0,1]
2554  v_pk_add_f32 v[20:21], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
255C  v_mov_b32_e32 v19, v21
2560  v_pk_add_f32 v[20:21], v[28:29], v[28:29] op_sel:[0,1]
2568  v_pk_add_f32 v[24:25], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2570  v_mov_b32_e32 v21, v25
2574  v_pk_add_f32 v[24:25], v[22:23], v[22:23] op_sel:[0,1]
257C  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2584  v_mov_b32_e32 v25, v23
2588  v_pk_add_f32 v[22:23], v[26:27], v[26:27] op_sel:[0,1]
2590  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2598  v_mov_b32_e32 v23, v27
259C  v_pk_add_f32 v[26:27], v[32:33], v[32:33] op_sel:[0,1]
25A4  v_pk_add_f32 v[28:29], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
25AC  v_mov_b32_e32 v27, v29
25B0  v_pk_add_f32 v[28:29], v[36:37], v[36:37] op_sel:[0,1]
25B8  v_pk_add_f32 v[32:33], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
25C0  v_mov_b32_e32 v29, v33
25C4  v_pk_add_f32 v[32:33], v[30:31], v[30:31] op_sel:[0,1]
25CC  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
25D4  v_mov_b32_e32 v33, v31
25D8  v_pk_add_f32 v[30:31], v[34:35], v[34:35] op_sel:[0,1]
25E0  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
25E8  v_mov_b32_e32 v31, v35
25EC  v_pk_add_f32 v[34:35], v[38:39], v[38:39] op_sel:[0,1]
25F4  v_pk_add_f32 v[36:37], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
25FC  v_mov_b32_e32 v35, v37
2600  v_pk_add_f32 v[36:37], v[40:41], v[40:41] op_sel:[0,1]
2608  v_pk_add_f32 v[38:39], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2610  v_mov_b32_e32 v37, v39
2614  v_pk_add_f32 v[38:39], v[0:1], v[2:3]
261C  v_pk_add_f32 v[40:41], v[10:11], v[12:13]
2624  v_pk_add_f32 v[42:43], v[16:17], v[14:15]
262C  v_pk_add_f32 v[44:45], v[18:19], v[20:21]
2634  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
263C  v_pk_add_f32 v[2:3], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2644  v_pk_add_f32 v[10:11], v[16:17], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
264C  v_pk_add_f32 v[12:13], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2654  v_pk_add_f32 v[46:47], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
265C  v_pk_add_f32 v[48:49], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
2664  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
266C  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
2674  v_pk_add_f32 v[14:15], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
267C  v_pk_add_f32 v[16:17], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2684  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
268C  v_pk_add_f32 v[2:3], v[10:11], v[12:13]
2694  v_pk_add_f32 v[42:43], v[38:39], v[40:41]
269C  v_pk_add_f32 v[38:39], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
26A4  v_pk_add_f32 v[40:41], v[46:47], v[48:49]
26AC  v_pk_add_f32 v[44:45], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
26B4  v_pk_add_f32 v[12:13], v[0:1], v[2:3]
26BC  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
26C4  v_pk_add_f32 v[2:3], v[14:15], v[16:17]
26CC  v_pk_add_f32 v[46:47], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
26D4  v_pk_add_f32 v[10:11], v[24:25], v[22:23]
26DC  v_pk_add_f32 v[14:15], v[26:27], v[28:29]
26E4  v_pk_add_f32 v[16:17], v[32:33], v[30:31]
26EC  v_pk_add_f32 v[18:19], v[34:35], v[36:37]
26F4  v_pk_add_f32 v[20:21], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
26FC  v_pk_add_f32 v[10:11], v[10:11], v[14:15]
2704  v_pk_add_f32 v[14:15], v[16:17], v[18:19]
270C  v_pk_add_f32 v[48:49], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2714  v_pk_add_f32 v[50:51], v[10:11], v[14:15]
271C  v_pk_add_f32 v[52:53], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
2724  v_pk_add_f32 v[10:11], v[24:25], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
272C  v_pk_add_f32 v[14:15], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2734  v_pk_add_f32 v[16:17], v[32:33], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
273C  v_pk_add_f32 v[18:19], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
2744  v_pk_add_f32 v[54:55], v[20:21], v[48:49]
274C  v_pk_add_f32 v[48:49], v[20:21], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
2754  v_pk_add_f32 v[20:21], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
275C  v_pk_add_f32 v[22:23], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2764  v_pk_add_f32 v[10:11], v[10:11], v[14:15]
276C  v_pk_add_f32 v[14:15], v[16:17], v[18:19]
2774  v_pk_add_f32 v[30:31], v[20:21], v[22:23]
277C  v_pk_add_f32 v[26:27], v[10:11], v[14:15]
2784  v_pk_add_f32 v[34:35], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
278C  v_pk_add_f32 v[56:57], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
2794  s_mov_b32 s4, 0x3e800000
279C  v_pk_mul_f32 v[10:11], v[42:43], s[4:5] op_sel_hi:[1,0]
27A4  v_pk_mul_f32 v[12:13], v[12:13], s[4:5] op_sel_hi:[1,0]
27AC  v_pk_mul_f32 v[16:17], v[40:41], s[4:5] op_sel_hi:[1,0]
27B4  v_pk_mul_f32 v[20:21], v[2:3], s[4:5] op_sel_hi:[1,0]
27BC  v_pk_mul_f32 v[14:15], v[38:39], s[4:5] op_sel_hi:[1,0]
27C4  v_pk_mul_f32 v[18:19], v[0:1], s[4:5] op_sel_hi:[1,0]
27CC  v_pk_mul_f32 v[24:25], v[44:45], s[4:5] op_sel_hi:[1,0]
27D4  v_pk_mul_f32 v[28:29], v[46:47], s[4:5] op_sel_hi:[1,0]
27DC  v_pk_mul_f32 v[22:23], v[50:51], s[4:5] op_sel_hi:[1,0]
27E4  v_pk_mul_f32 v[26:27], v[26:27], s[4:5] op_sel_hi:[1,0]
27EC  v_pk_mul_f32 v[32:33], v[54:55], s[4:5] op_sel_hi:[1,0]
27F4  v_pk_mul_f32 v[36:37], v[30:31], s[4:5] op_sel_hi:[1,0]
27FC  v_pk_mul_f32 v[30:31], v[52:53], s[4:5] op_sel_hi:[1,0]
2804  v_pk_mul_f32 v[34:35], v[34:35], s[4:5] op_sel_hi:[1,0]
280C  v_pk_mul_f32 v[38:39], v[48:49], s[4:5] op_sel_hi:[1,0]
2814  v_pk_mul_f32 v[40:41], v[56:57], s[4:5] op_sel_hi:[1,0]
281C  s_waitcnt vmcnt(0)
2820  v_and_b32_e32 v71, 0x7fffffff, v10
2828  v_and_b32_e32 v70, 0x7fffffff, v11
2830  v_max_u32_e32 v0, v70, v71
2834  v_and_b32_e32 v69, 0x7fffffff, v12
283C  v_and_b32_e32 v68, 0x7fffffff, v13
2844  v_max3_u32 v0, v68, v69, v0
284C  v_and_b32_e32 v67, 0x7fffffff, v16
2854  v_and_b32_e32 v66, 0x7fffffff, v17
285C  v_max3_u32 v0, v66, v67, v0
2864  v_and_b32_e32 v65, 0x7fffffff, v20
286C  v_and_b32_e32 v64, 0x7fffffff, v21
2874  v_max3_u32 v0, v64, v65, v0
287C  v_and_b32_e32 v63, 0x7fffffff, v14
2884  v_and_b32_e32 v62, 0x7fffffff, v15
288C  v_max3_u32 v0, v62, v63, v0
2894  v_and_b32_e32 v61, 0x7fffffff, v18
289C  v_and_b32_e32 v60, 0x7fffffff, v19
28A4  v_max3_u32 v0, v60, v61, v0
28AC  v_and_b32_e32 v59, 0x7fffffff, v24
28B4  v_and_b32_e32 v58, 0x7fffffff, v25
28BC  v_max3_u32 v0, v58, v59, v0
28C4  v_and_b32_e32 v57, 0x7fffffff, v28
28CC  v_and_b32_e32 v56, 0x7fffffff, v29
28D4  v_max3_u32 v0, v56, v57, v0
28DC  v_and_b32_e32 v55, 0x7fffffff, v22
28E4  v_and_b32_e32 v54, 0x7fffffff, v23
28EC  v_max3_u32 v0, v54, v55, v0
28F4  v_and_b32_e32 v53, 0x7fffffff, v26
28FC  v_and_b32_e32 v52, 0x7fffffff, v27
2904  v_max3_u32 v0, v52, v53, v0
290C  v_and_b32_e32 v51, 0x7fffffff, v32
2914  v_and_b32_e32 v50, 0x7fffffff, v33
291C  v_max3_u32 v0, v50, v51, v0
2924  v_and_b32_e32 v49, 0x7fffffff, v36
292C  v_and_b32_e32 v48, 0x7fffffff, v37
2934  v_max3_u32 v0, v48, v49, v0
293C  v_and_b32_e32 v47, 0x7fffffff, v30
2944  v_and_b32_e32 v46, 0x7fffffff, v31
294C  v_max3_u32 v0, v46, v47, v0
2954  v_and_b32_e32 v45, 0x7fffffff, v34
295C  v_and_b32_e32 v44, 0x7fffffff, v35
2964  v_max3_u32 v0, v44, v45, v0
296C  v_and_b32_e32 v43, 0x7fffffff, v38
2974  v_and_b32_e32 v42, 0x7fffffff, v39
297C  v_max3_u32 v0, v42, v43, v0
2984  v_and_b32_e32 v9, 0x7fffffff, v40
298C  v_and_b32_e32 v7, 0x7fffffff, v41
2994  v_max3_u32 v72, v7, v9, v0
299C  s_mov_b32 s4, 0x7f7fffff
29A4  v_mov_b32_e32 v1, 0
29A8  v_cmp_lt_u32_e32 vcc, s4, v72
29AC  v_mov_b32_e32 v0, v1
29B0  v_mov_b32_e32 v2, v1
29B4  v_mov_b32_e32 v3, v1
29B8  s_and_saveexec_b64 s[84:85], vcc
29BC  s_cbranch_execz 654
29C0  v_cmp_lt_u32_e32 vcc, s4, v71
29C4  s_mov_b32 s8, 0x7f800000
29CC  v_mov_b32_e32 v2, v1
29D0  v_cndmask_b32_e64 v0, 0, 7, vcc
29D8  v_mov_b32_e32 v3, v1
29DC  v_cmp_lt_u32_e64 s[68:69], s8, v70
29E4  v_cmp_lt_u32_e64 s[4:5], s4, v70
29EC  s_waitcnt lgkmcnt(0)
29F0  s_and_saveexec_b64 s[6:7], s[4:5]
29F4  v_and_b32_e32 v11, 0x80000000, v11
29FC  s_and_b64 s[4:5], s[82:83], s[68:69]
2A00  v_cndmask_b32_e64 v11, v11, 0, s[4:5]
2A08  v_or_b32_e32 v0, 0x70, v0
2A10  s_or_b64 exec, exec, s[6:7]
2A14  s_mov_b32 s10, 0x7f7fffff
2A1C  v_cmp_lt_u32_e64 s[4:5], s8, v69
2A24  v_cmp_lt_u32_e64 s[6:7], s10, v69
2A2C  s_and_saveexec_b64 s[8:9], s[6:7]
2A30  v_and_b32_e32 v12, 0x80000000, v12
2A38  s_and_b64 s[6:7], s[82:83], s[4:5]
2A3C  v_cndmask_b32_e64 v12, v12, 0, s[6:7]
2A44  v_or_b32_e32 v0, 0x700, v0
2A4C  s_or_b64 exec, exec, s[8:9]
2A50  s_mov_b32 s12, 0x7f800000
2A58  v_cmp_lt_u32_e64 s[6:7], s12, v68
2A60  v_cmp_lt_u32_e64 s[8:9], s10, v68
2A68  s_and_saveexec_b64 s[10:11], s[8:9]
2A6C  v_and_b32_e32 v13, 0x80000000, v13
2A74  s_and_b64 s[8:9], s[82:83], s[6:7]
2A78  v_cndmask_b32_e64 v13, v13, 0, s[8:9]
2A80  v_or_b32_e32 v0, 0x7000, v0
2A88  s_or_b64 exec, exec, s[10:11]
2A8C  s_mov_b32 s14, 0x7f7fffff
2A94  v_cmp_lt_u32_e64 s[8:9], s12, v67
2A9C  v_cmp_lt_u32_e64 s[10:11], s14, v67
2AA4  s_and_saveexec_b64 s[12:13], s[10:11]
2AA8  v_and_b32_e32 v16, 0x80000000, v16
2AB0  s_and_b64 s[10:11], s[82:83], s[8:9]
2AB4  v_cndmask_b32_e64 v16, v16, 0, s[10:11]
2ABC  v_or_b32_e32 v0, 0x70000, v0
2AC4  s_or_b64 exec, exec, s[12:13]
2AC8  s_mov_b32 s16, 0x7f800000
2AD0  v_cmp_lt_u32_e64 s[10:11], s16, v66
2AD8  v_cmp_lt_u32_e64 s[12:13], s14, v66
2AE0  s_and_saveexec_b64 s[14:15], s[12:13]
2AE4  v_and_b32_e32 v17, 0x80000000, v17
2AEC  s_and_b64 s[12:13], s[82:83], s[10:11]
2AF0  v_cndmask_b32_e64 v17, v17, 0, s[12:13]
2AF8  v_or_b32_e32 v0, 0x700000, v0
2B00  s_or_b64 exec, exec, s[14:15]
2B04  s_mov_b32 s18, 0x7f7fffff
2B0C  v_cmp_lt_u32_e64 s[12:13], s16, v65
2B14  v_cmp_lt_u32_e64 s[14:15], s18, v65
2B1C  s_and_saveexec_b64 s[16:17], s[14:15]
2B20  v_and_b32_e32 v20, 0x80000000, v20
2B28  s_and_b64 s[14:15], s[82:83], s[12:13]
2B2C  v_cndmask_b32_e64 v20, v20, 0, s[14:15]
2B34  v_or_b32_e32 v0, 0x7000000, v0
2B3C  s_or_b64 exec, exec, s[16:17]
2B40  s_mov_b32 s20, 0x7f800000
2B48  v_cmp_lt_u32_e64 s[14:15], s20, v64
2B50  v_cmp_lt_u32_e64 s[16:17], s18, v64
2B58  s_and_saveexec_b64 s[18:19], s[16:17]
2B5C  v_and_b32_e32 v21, 0x80000000, v21
2B64  s_and_b64 s[16:17], s[82:83], s[14:15]
2B68  v_cndmask_b32_e64 v21, v21, 0, s[16:17]
2B70  v_or_b32_e32 v0, 0x70000000, v0
2B78  s_or_b64 exec, exec, s[18:19]
2B7C  s_mov_b32 s22, 0x7f7fffff
2B84  v_cmp_lt_u32_e64 s[16:17], s20, v63
2B8C  v_cmp_lt_u32_e64 s[18:19], s22, v63
2B94  s_and_saveexec_b64 s[20:21], s[18:19]
2B98  v_and_b32_e32 v14, 0x80000000, v14
2BA0  s_and_b64 s[18:19], s[82:83], s[16:17]
2BA4  v_cndmask_b32_e64 v14, v14, 0, s[18:19]
2BAC  v_or_b32_e32 v1, 7, v1
2BB0  s_or_b64 exec, exec, s[20:21]
2BB4  s_mov_b32 s24, 0x7f800000
2BBC  v_cmp_lt_u32_e64 s[18:19], s24, v62
2BC4  v_cmp_lt_u32_e64 s[20:21], s22, v62
2BCC  s_and_saveexec_b64 s[22:23], s[20:21]
2BD0  v_and_b32_e32 v15, 0x80000000, v15
2BD8  s_and_b64 s[20:21], s[82:83], s[18:19]
2BDC  v_cndmask_b32_e64 v15, v15, 0, s[20:21]
2BE4  v_or_b32_e32 v1, 0x70, v1
2BEC  s_or_b64 exec, exec, s[22:23]
2BF0  s_mov_b32 s26, 0x7f7fffff
2BF8  v_cmp_lt_u32_e64 s[20:21], s24, v61
2C00  v_cmp_lt_u32_e64 s[22:23], s26, v61
2C08  s_and_saveexec_b64 s[24:25], s[22:23]
2C0C  v_and_b32_e32 v18, 0x80000000, v18
2C14  s_and_b64 s[22:23], s[82:83], s[20:21]
2C18  v_cndmask_b32_e64 v18, v18, 0, s[22:23]
2C20  v_or_b32_e32 v1, 0x700, v1
2C28  s_or_b64 exec, exec, s[24:25]
2C2C  s_mov_b32 s28, 0x7f800000
2C34  v_cmp_lt_u32_e64 s[22:23], s28, v60
2C3C  v_cmp_lt_u32_e64 s[24:25], s26, v60
2C44  s_and_saveexec_b64 s[26:27], s[24:25]
2C48  v_and_b32_e32 v19, 0x80000000, v19
2C50  s_and_b64 s[24:25], s[82:83], s[22:23]
2C54  v_cndmask_b32_e64 v19, v19, 0, s[24:25]
2C5C  v_or_b32_e32 v1, 0x7000, v1
2C64  s_or_b64 exec, exec, s[26:27]
2C68  s_mov_b32 s30, 0x7f7fffff
2C70  v_cmp_lt_u32_e64 s[24:25], s28, v59
2C78  v_cmp_lt_u32_e64 s[26:27], s30, v59
2C80  s_and_saveexec_b64 s[28:29], s[26:27]
2C84  v_and_b32_e32 v24, 0x80000000, v24
2C8C  s_and_b64 s[26:27], s[82:83], s[24:25]
2C90  v_cndmask_b32_e64 v24, v24, 0, s[26:27]
2C98  v_or_b32_e32 v1, 0x70000, v1
2CA0  s_or_b64 exec, exec, s[28:29]
2CA4  s_mov_b32 s33, 0x7f800000
2CAC  v_cmp_lt_u32_e64 s[26:27], s33, v58
2CB4  v_cmp_lt_u32_e64 s[28:29], s30, v58
2CBC  s_and_saveexec_b64 s[30:31], s[28:29]
2CC0  v_and_b32_e32 v25, 0x80000000, v25
2CC8  s_and_b64 s[28:29], s[82:83], s[26:27]
2CCC  v_cndmask_b32_e64 v25, v25, 0, s[28:29]
2CD4  v_or_b32_e32 v1, 0x700000, v1
2CDC  s_or_b64 exec, exec, s[30:31]
2CE0  v_cmp_lt_u32_e64 s[28:29], s33, v57
2CE8  s_mov_b32 s33, 0x7f7fffff
2CF0  v_cmp_lt_u32_e64 s[30:31], s33, v57
2CF8  s_and_saveexec_b64 s[34:35], s[30:31]
2CFC  v_and_b32_e32 v28, 0x80000000, v28
2D04  s_and_b64 s[30:31], s[82:83], s[28:29]
2D08  v_cndmask_b32_e64 v28, v28, 0, s[30:31]
2D10  v_or_b32_e32 v1, 0x7000000, v1
2D18  s_or_b64 exec, exec, s[34:35]
2D1C  s_mov_b32 s38, 0x7f800000
2D24  v_cmp_lt_u32_e64 s[30:31], s38, v56
2D2C  v_cmp_lt_u32_e64 s[34:35], s33, v56
2D34  s_and_saveexec_b64 s[36:37], s[34:35]
2D38  v_and_b32_e32 v29, 0x80000000, v29
2D40  s_and_b64 s[34:35], s[82:83], s[30:31]
2D44  v_cndmask_b32_e64 v29, v29, 0, s[34:35]
2D4C  v_or_b32_e32 v1, 0x70000000, v1
2D54  s_or_b64 exec, exec, s[36:37]
2D58  v_cmp_lt_u32_e64 s[34:35], s38, v55
2D60  v_cmp_lt_u32_e64 s[36:37], s33, v55
2D68  s_and_saveexec_b64 s[38:39], s[36:37]
2D6C  v_and_b32_e32 v22, 0x80000000, v22
2D74  s_and_b64 s[36:37], s[82:83], s[34:35]
2D78  v_cndmask_b32_e64 v22, v22, 0, s[36:37]
2D80  v_or_b32_e32 v2, 7, v2
2D84  s_or_b64 exec, exec, s[38:39]
2D88  s_mov_b32 s42, 0x7f800000
2D90  v_cmp_lt_u32_e64 s[36:37], s42, v54
2D98  v_cmp_lt_u32_e64 s[38:39], s33, v54
2DA0  s_and_saveexec_b64 s[40:41], s[38:39]
2DA4  v_and_b32_e32 v23, 0x80000000, v23
2DAC  s_and_b64 s[38:39], s[82:83], s[36:37]
2DB0  v_cndmask_b32_e64 v23, v23, 0, s[38:39]
2DB8  v_or_b32_e32 v2, 0x70, v2
2DC0  s_or_b64 exec, exec, s[40:41]
2DC4  v_cmp_lt_u32_e64 s[38:39], s42, v53
2DCC  v_cmp_lt_u32_e64 s[40:41], s33, v53
2DD4  s_and_saveexec_b64 s[42:43], s[40:41]
2DD8  v_and_b32_e32 v26, 0x80000000, v26
2DE0  s_and_b64 s[40:41], s[82:83], s[38:39]
2DE4  v_cndmask_b32_e64 v26, v26, 0, s[40:41]
2DEC  v_or_b32_e32 v2, 0x700, v2
2DF4  s_or_b64 exec, exec, s[42:43]
2DF8  s_mov_b32 s46, 0x7f800000
2E00  v_cmp_lt_u32_e64 s[40:41], s46, v52
2E08  v_cmp_lt_u32_e64 s[42:43], s33, v52
2E10  s_and_saveexec_b64 s[44:45], s[42:43]
2E14  v_and_b32_e32 v27, 0x80000000, v27
2E1C  s_and_b64 s[42:43], s[82:83], s[40:41]
2E20  v_cndmask_b32_e64 v27, v27, 0, s[42:43]
2E28  v_or_b32_e32 v2, 0x7000, v2
2E30  s_or_b64 exec, exec, s[44:45]
2E34  v_cmp_lt_u32_e64 s[42:43], s46, v51
2E3C  v_cmp_lt_u32_e64 s[44:45], s33, v51
2E44  s_and_saveexec_b64 s[46:47], s[44:45]
2E48  v_and_b32_e32 v32, 0x80000000, v32
2E50  s_and_b64 s[44:45], s[82:83], s[42:43]
2E54  v_cndmask_b32_e64 v32, v32, 0, s[44:45]
2E5C  v_or_b32_e32 v2, 0x70000, v2
2E64  s_or_b64 exec, exec, s[46:47]
2E68  s_mov_b32 s50, 0x7f800000
2E70  v_cmp_lt_u32_e64 s[44:45], s50, v50
2E78  v_cmp_lt_u32_e64 s[46:47], s33, v50
2E80  s_and_saveexec_b64 s[48:49], s[46:47]
2E84  v_and_b32_e32 v33, 0x80000000, v33
2E8C  s_and_b64 s[46:47], s[82:83], s[44:45]
2E90  v_cndmask_b32_e64 v33, v33, 0, s[46:47]
2E98  v_or_b32_e32 v2, 0x700000, v2
2EA0  s_or_b64 exec, exec, s[48:49]
2EA4  v_cmp_lt_u32_e64 s[46:47], s50, v49
2EAC  v_cmp_lt_u32_e64 s[48:49], s33, v49
2EB4  s_and_saveexec_b64 s[50:51], s[48:49]
2EB8  v_and_b32_e32 v36, 0x80000000, v36
2EC0  s_and_b64 s[48:49], s[82:83], s[46:47]
2EC4  v_cndmask_b32_e64 v36, v36, 0, s[48:49]
2ECC  v_or_b32_e32 v2, 0x7000000, v2
2ED4  s_or_b64 exec, exec, s[50:51]
2ED8  s_mov_b32 s54, 0x7f800000
2EE0  v_cmp_lt_u32_e64 s[48:49], s54, v48
2EE8  v_cmp_lt_u32_e64 s[50:51], s33, v48
2EF0  s_and_saveexec_b64 s[52:53], s[50:51]
2EF4  v_and_b32_e32 v37, 0x80000000, v37
2EFC  s_and_b64 s[50:51], s[82:83], s[48:49]
2F00  v_cndmask_b32_e64 v37, v37, 0, s[50:51]
2F08  v_or_b32_e32 v2, 0x70000000, v2
2F10  s_or_b64 exec, exec, s[52:53]
2F14  v_cmp_lt_u32_e64 s[50:51], s54, v47
2F1C  v_cmp_lt_u32_e64 s[52:53], s33, v47
2F24  s_and_saveexec_b64 s[54:55], s[52:53]
2F28  v_and_b32_e32 v30, 0x80000000, v30
2F30  s_and_b64 s[52:53], s[82:83], s[50:51]
2F34  v_cndmask_b32_e64 v30, v30, 0, s[52:53]
2F3C  v_or_b32_e32 v3, 7, v3
2F40  s_or_b64 exec, exec, s[54:55]
2F44  s_mov_b32 s58, 0x7f800000
2F4C  v_cmp_lt_u32_e64 s[52:53], s58, v46
2F54  v_cmp_lt_u32_e64 s[54:55], s33, v46
2F5C  s_and_saveexec_b64 s[56:57], s[54:55]
2F60  v_and_b32_e32 v31, 0x80000000, v31
2F68  s_and_b64 s[54:55], s[82:83], s[52:53]
2F6C  v_cndmask_b32_e64 v31, v31, 0, s[54:55]
2F74  v_or_b32_e32 v3, 0x70, v3
2F7C  s_or_b64 exec, exec, s[56:57]
2F80  v_cmp_lt_u32_e64 s[54:55], s58, v45
2F88  v_cmp_lt_u32_e64 s[56:57], s33, v45
2F90  s_and_saveexec_b64 s[58:59], s[56:57]
2F94  v_and_b32_e32 v34, 0x80000000, v34
2F9C  s_and_b64 s[56:57], s[82:83], s[54:55]
2FA0  v_cndmask_b32_e64 v34, v34, 0, s[56:57]
2FA8  v_or_b32_e32 v3, 0x700, v3
2FB0  s_or_b64 exec, exec, s[58:59]
2FB4  s_mov_b32 s62, 0x7f800000
2FBC  v_cmp_lt_u32_e64 s[56:57], s62, v44
2FC4  v_cmp_lt_u32_e64 s[58:59], s33, v44
2FCC  s_and_saveexec_b64 s[60:61], s[58:59]
2FD0  v_and_b32_e32 v35, 0x80000000, v35
2FD8  s_and_b64 s[58:59], s[82:83], s[56:57]
2FDC  v_cndmask_b32_e64 v35, v35, 0, s[58:59]
2FE4  v_or_b32_e32 v3, 0x7000, v3
2FEC  s_or_b64 exec, exec, s[60:61]
2FF0  v_cmp_lt_u32_e64 s[58:59], s62, v43
2FF8  v_cmp_lt_u32_e64 s[60:61], s33, v43
3000  s_and_saveexec_b64 s[62:63], s[60:61]
3004  v_and_b32_e32 v38, 0x80000000, v38
300C  s_and_b64 s[60:61], s[82:83], s[58:59]
3010  v_cndmask_b32_e64 v38, v38, 0, s[60:61]
3018  v_or_b32_e32 v3, 0x70000, v3
3020  s_or_b64 exec, exec, s[62:63]
3024  s_mov_b32 s66, 0x7f800000
302C  v_cmp_lt_u32_e64 s[60:61], s66, v42
3034  v_cmp_lt_u32_e64 s[62:63], s33, v42
303C  s_and_saveexec_b64 s[64:65], s[62:63]
3040  v_and_b32_e32 v39, 0x80000000, v39
3048  s_and_b64 s[62:63], s[82:83], s[60:61]
304C  v_cndmask_b32_e64 v39, v39, 0, s[62:63]
3054  v_or_b32_e32 v3, 0x700000, v3
305C  s_or_b64 exec, exec, s[64:65]
3060  v_cmp_lt_u32_e64 s[62:63], s66, v9
3068  v_cmp_lt_u32_e64 s[64:65], s33, v9
3070  s_and_saveexec_b64 s[66:67], s[64:65]
3074  v_and_b32_e32 v40, 0x80000000, v40
307C  s_and_b64 s[64:65], s[82:83], s[62:63]
3080  v_cndmask_b32_e64 v40, v40, 0, s[64:65]
3088  v_or_b32_e32 v3, 0x7000000, v3
3090  s_or_b64 exec, exec, s[66:67]
3094  s_mov_b32 s70, 0x7f800000
309C  v_cmp_lt_u32_e64 s[64:65], s70, v7
30A4  v_cmp_lt_u32_e64 s[66:67], s33, v7
30AC  s_and_saveexec_b64 s[86:87], s[66:67]
30B0  v_and_b32_e32 v41, 0x80000000, v41
30B8  s_and_b64 s[66:67], s[82:83], s[64:65]
30BC  v_cndmask_b32_e64 v41, v41, 0, s[66:67]
30C4  v_or_b32_e32 v3, 0x70000000, v3
30CC  s_or_b64 exec, exec, s[86:87]
30D0  v_cmp_lt_u32_e64 s[66:67], s70, v71
30D8  v_cndmask_b32_e64 v72, 0, 1, s[68:69]
30E0  s_nop 0
30E4  v_cndmask_b32_e64 v71, v71, 0, s[66:67]
30EC  v_max_u32_e32 v70, v70, v71
30F0  v_cndmask_b32_e64 v70, v70, v71, s[68:69]
30F8  v_max_u32_e32 v69, v69, v70
30FC  v_cndmask_b32_e64 v69, v69, v70, s[4:5]
3104  v_max_u32_e32 v68, v68, v69
3108  v_cndmask_b32_e64 v68, v68, v69, s[6:7]
3110  v_max_u32_e32 v67, v67, v68
3114  v_cndmask_b32_e64 v67, v67, v68, s[8:9]
311C  v_max_u32_e32 v66, v66, v67
3120  v_cndmask_b32_e64 v66, v66, v67, s[10:11]
3128  v_max_u32_e32 v65, v65, v66
312C  v_cndmask_b32_e64 v65, v65, v66, s[12:13]
3134  v_max_u32_e32 v64, v64, v65
3138  v_cndmask_b32_e64 v64, v64, v65, s[14:15]
3140  v_max_u32_e32 v63, v63, v64
3144  v_cndmask_b32_e64 v63, v63, v64, s[16:17]
314C  v_max_u32_e32 v62, v62, v63
3150  v_cndmask_b32_e64 v62, v62, v63, s[18:19]
3158  v_max_u32_e32 v61, v61, v62
315C  v_cndmask_b32_e64 v61, v61, v62, s[20:21]
3164  v_max_u32_e32 v60, v60, v61
3168  v_cndmask_b32_e64 v60, v60, v61, s[22:23]
3170  v_max_u32_e32 v59, v59, v60
3174  v_cndmask_b32_e64 v59, v59, v60, s[24:25]
317C  v_max_u32_e32 v58, v58, v59
3180  v_cndmask_b32_e64 v58, v58, v59, s[26:27]
3188  v_max_u32_e32 v57, v57, v58
318C  v_cndmask_b32_e64 v57, v57, v58, s[28:29]
3194  v_max_u32_e32 v56, v56, v57
3198  v_cndmask_b32_e64 v56, v56, v57, s[30:31]
31A0  v_max_u32_e32 v55, v55, v56
31A4  v_cndmask_b32_e64 v55, v55, v56, s[34:35]
31AC  v_max_u32_e32 v54, v54, v55
31B0  v_cndmask_b32_e64 v54, v54, v55, s[36:37]
31B8  v_max_u32_e32 v53, v53, v54
31BC  v_cndmask_b32_e64 v53, v53, v54, s[38:39]
31C4  v_max_u32_e32 v52, v52, v53
31C8  v_cndmask_b32_e64 v52, v52, v53, s[40:41]
31D0  v_max_u32_e32 v51, v51, v52
31D4  v_cndmask_b32_e64 v51, v51, v52, s[42:43]
31DC  v_max_u32_e32 v50, v50, v51
31E0  v_cndmask_b32_e64 v50, v50, v51, s[44:45]
31E8  v_max_u32_e32 v49, v49, v50
31EC  v_cndmask_b32_e64 v49, v49, v50, s[46:47]
31F4  v_max_u32_e32 v48, v48, v49
31F8  v_cndmask_b32_e64 v48, v48, v49, s[48:49]
3200  v_cndmask_b32_e64 v71, 0, 1, s[4:5]
3208  v_max_u32_e32 v47, v47, v48
320C  v_addc_co_u32_e64 v71, s[68:69], v71, v72, s[66:67]
3214  v_cndmask_b32_e64 v70, 0, 1, s[6:7]
321C  v_cndmask_b32_e64 v47, v47, v48, s[50:51]
3224  v_add_u32_e32 v70, v71, v70
3228  v_cndmask_b32_e64 v69, 0, 1, s[8:9]
3230  v_cndmask_b32_e64 v68, 0, 1, s[10:11]
3238  v_max_u32_e32 v46, v46, v47
323C  v_add3_u32 v68, v70, v69, v68
3244  v_cndmask_b32_e64 v67, 0, 1, s[12:13]
324C  v_cndmask_b32_e64 v66, 0, 1, s[14:15]
3254  v_cndmask_b32_e64 v46, v46, v47, s[52:53]
325C  v_add3_u32 v66, v68, v67, v66
3264  v_cndmask_b32_e64 v65, 0, 1, s[16:17]
326C  v_cndmask_b32_e64 v64, 0, 1, s[18:19]
3274  v_max_u32_e32 v45, v45, v46
3278  v_add3_u32 v64, v66, v65, v64
3280  v_cndmask_b32_e64 v63, 0, 1, s[20:21]
3288  v_cndmask_b32_e64 v62, 0, 1, s[22:23]
3290  v_cndmask_b32_e64 v45, v45, v46, s[54:55]
3298  v_add3_u32 v62, v64, v63, v62
32A0  v_cndmask_b32_e64 v61, 0, 1, s[24:25]
32A8  v_cndmask_b32_e64 v60, 0, 1, s[26:27]
32B0  v_max_u32_e32 v44, v44, v45
32B4  v_add3_u32 v60, v62, v61, v60
32BC  v_cndmask_b32_e64 v59, 0, 1, s[28:29]
32C4  v_cndmask_b32_e64 v58, 0, 1, s[30:31]
32CC  v_cndmask_b32_e64 v44, v44, v45, s[56:57]
32D4  v_add3_u32 v58, v60, v59, v58
32DC  v_cndmask_b32_e64 v57, 0, 1, s[34:35]
32E4  v_cndmask_b32_e64 v56, 0, 1, s[36:37]
32EC  v_max_u32_e32 v43, v43, v44
32F0  v_add3_u32 v56, v58, v57, v56
32F8  v_cndmask_b32_e64 v55, 0, 1, s[38:39]
3300  v_cndmask_b32_e64 v54, 0, 1, s[40:41]
3308  v_cndmask_b32_e64 v43, v43, v44, s[58:59]
3310  v_add3_u32 v54, v56, v55, v54
3318  v_cndmask_b32_e64 v53, 0, 1, s[42:43]
3320  v_cndmask_b32_e64 v52, 0, 1, s[44:45]
3328  v_max_u32_e32 v42, v42, v43
332C  v_add3_u32 v52, v54, v53, v52
3334  v_cndmask_b32_e64 v51, 0, 1, s[46:47]
333C  v_cndmask_b32_e64 v50, 0, 1, s[48:49]
3344  v_cndmask_b32_e64 v42, v42, v43, s[60:61]
334C  v_add3_u32 v50, v52, v51, v50
3354  v_cndmask_b32_e64 v49, 0, 1, s[50:51]
335C  v_cndmask_b32_e64 v48, 0, 1, s[52:53]
3364  v_max_u32_e32 v9, v9, v42
3368  v_add3_u32 v48, v50, v49, v48
3370  v_cndmask_b32_e64 v47, 0, 1, s[54:55]
3378  v_cndmask_b32_e64 v46, 0, 1, s[56:57]
3380  v_cndmask_b32_e64 v9, v9, v42, s[62:63]
3388  v_and_b32_e32 v42, 0x80000000, v10
3390  s_and_b64 s[4:5], s[82:83], s[66:67]
3394  v_add3_u32 v46, v48, v47, v46
339C  v_cndmask_b32_e64 v45, 0, 1, s[58:59]
33A4  v_cndmask_b32_e64 v44, 0, 1, s[60:61]
33AC  v_cndmask_b32_e64 v42, v42, 0, s[4:5]
33B4  v_add3_u32 v44, v46, v45, v44
33BC  v_cndmask_b32_e64 v43, 0, 1, s[62:63]
33C4  v_cndmask_b32_e32 v10, v10, v42, vcc
33C8  v_cndmask_b32_e64 v42, 0, 1, s[64:65]
33D0  v_add3_u32 v42, v44, v43, v42
33D8  v_max_u32_e32 v7, v7, v9
33DC  v_cndmask_b32_e64 v7, v7, v9, s[64:65]
33E4  v_mov_b32_e32 v9, 0x7f800000
33EC  v_cmp_ne_u32_e32 vcc, 32, v42
33F0  s_nop 1
33F4  v_cndmask_b32_e32 v72, v9, v7, vcc
33F8  s_or_b64 exec, exec, s[84:85]
33FC  v_cmp_ne_u32_e32 vcc, 0, v72
3400  v_mov_b32_e32 v44, 0x7f
3408  s_and_saveexec_b64 s[4:5], vcc
340C  s_cbranch_execz 26
3410  s_bfe_u32 s10, s71, 0x20004
3418  s_cmp_eq_u32 s10, 2
341C  s_waitcnt lgkmcnt(0)
3420  s_cselect_b64 s[6:7], -1, 0
3424  s_and_b64 s[8:9], s[6:7], exec
3428  s_cselect_b32 s8, 0x3fffff, 0
3430  s_cmp_lg_u32 s10, 0
3434  s_cselect_b32 s8, s8, 0x200000
343C  v_add_u32_e32 v7, s8, v72
3440  s_mov_b32 s8, 0x17fffff
3448  v_lshrrev_b32_e32 v9, 23, v7
344C  v_add_u32_e32 v9, -2, v9
3450  v_cmp_lt_u32_e32 vcc, s8, v7
3454  s_mov_b32 s8, 0x7f800000
345C  s_nop 0
3460  v_cndmask_b32_e32 v7, 0, v9, vcc
3464  v_cmp_eq_u32_e32 vcc, s8, v72
3468  v_mov_b32_e32 v9, 0xfe
3470  s_and_b64 vcc, s[6:7], vcc
3474  v_cndmask_b32_e32 v44, v7, v9, vcc
3478  s_or_b64 exec, exec, s[4:5]
347C  v_cmp_eq_u32_e32 vcc, 0, v44
3480  s_cbranch_vccz 37
3484  s_nop 0
3488  v_cndmask_b32_e64 v42, 1.0, 2.0, vcc
3490  v_pk_mul_f32 v[10:11], v[42:43], v[10:11] op_sel_hi:[0,1]
3498  v_pk_mul_f32 v[12:13], v[42:43], v[12:13] op_sel_hi:[0,1]
34A0  v_pk_mul_f32 v[16:17], v[42:43], v[16:17] op_sel_hi:[0,1]
34A8  v_pk_mul_f32 v[20:21], v[42:43], v[20:21] op_sel_hi:[0,1]
34B0  v_pk_mul_f32 v[14:15], v[42:43], v[14:15] op_sel_hi:[0,1]
34B8  v_pk_mul_f32 v[18:19], v[42:43], v[18:19] op_sel_hi:[0,1]
34C0  v_pk_mul_f32 v[24:25], v[42:43], v[24:25] op_sel_hi:[0,1]
34C8  v_pk_mul_f32 v[28:29], v[42:43], v[28:29] op_sel_hi:[0,1]
34D0  v_pk_mul_f32 v[22:23], v[42:43], v[22:23] op_sel_hi:[0,1]
34D8  v_pk_mul_f32 v[26:27], v[42:43], v[26:27] op_sel_hi:[0,1]
34E0  v_pk_mul_f32 v[32:33], v[42:43], v[32:33] op_sel_hi:[0,1]
34E8  v_pk_mul_f32 v[36:37], v[42:43], v[36:37] op_sel_hi:[0,1]
34F0  v_pk_mul_f32 v[30:31], v[42:43], v[30:31] op_sel_hi:[0,1]
34F8  v_pk_mul_f32 v[34:35], v[42:43], v[34:35] op_sel_hi:[0,1]
3500  v_pk_mul_f32 v[38:39], v[42:43], v[38:39] op_sel_hi:[0,1]
3508  v_pk_mul_f32 v[40:41], v[42:43], v[40:41] op_sel_hi:[0,1]
3510  v_max_u32_e32 v7, 1, v44
3514  s_branch 1
3518  v_mov_b32_e32 v7, v44
351C  v_mov_b32_e32 v42, s3
3520  v_mov_b32_e32 v43, 0
3524  v_mad_u64_u32 v[8:9], s[2:3], s2, v8, v[42:43]
352C  s_and_b32 s2, s71, 4
3530  s_bitcmp1_b32 s71, 2
3534  v_lshlrev_b32_e32 v7, 23, v7
3538  s_cselect_b64 s[4:5], -1, 0
353C  s_cmp_eq_u32 s2, 0
3540  v_lshlrev_b32_e32 v45, 2, v8
3544  s_waitcnt lgkmcnt(0)
3548  s_mul_i32 s6, s73, 0xcd9e8d57
3550  s_mul_hi_u32 s7, s73, 0xcd9e8d57
3558  s_cbranch_scc1 132
355C  s_mov_b32 s8, 0xd2511f53
3564  v_mad_u64_u32 v[46:47], s[2:3], v45, s8, 0
356C  s_xor_b32 s2, s72, s7
3570  s_xor_b32 s3, s81, s74
3574  s_mov_b32 s9, 0xcd9e8d57
357C  s_xor_b32 s2, s2, s80
3580  v_xor_b32_e32 v42, s3, v47
3584  s_add_i32 s10, s80, 0x9e3779b9
358C  s_mul_i32 s12, s2, 0xd2511f53
3594  s_mul_hi_u32 s13, s2, 0xd2511f53
359C  v_mad_u64_u32 v[48:49], s[2:3], v42, s9, 0
35A4  s_add_i32 s11, s81, 0xbb67ae85
35AC  s_xor_b32 s2, s6, s10
35B0  v_xor_b32_e32 v42, s2, v49
35B4  s_xor_b32 s2, s13, s11
35B8  v_xor_b32_e32 v49, s2, v46
35BC  s_add_i32 s11, s81, 0x76cf5d0a
35C4  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
35CC  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
35D4  s_add_i32 s10, s80, 0x3c6ef372
35DC  s_xor_b32 s2, s12, s11
35E0  v_xor_b32_e32 v42, s10, v51
35E4  v_xor_b32_e32 v47, s2, v47
35E8  v_xor_b32_e32 v42, v42, v48
35EC  s_add_i32 s10, s80, 0xdaa66d2b
35F4  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
35FC  s_add_i32 s11, s81, 0x32370b8f
3604  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
360C  v_xor_b32_e32 v42, s10, v53
3610  v_xor_b32_e32 v42, v42, v50
3614  v_xor_b32_e32 v47, s11, v49
3618  v_xor_b32_e32 v49, v47, v46
361C  s_add_i32 s11, s81, 0xed9eba14
3624  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
362C  s_add_i32 s10, s80, 0x78dde6e4
3634  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
363C  v_xor_b32_e32 v47, s11, v47
3640  v_xor_b32_e32 v42, s10, v51
3644  v_xor_b32_e32 v47, v47, v48
3648  v_xor_b32_e32 v42, v42, v52
364C  s_add_i32 s10, s80, 0x1715609d
3654  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
365C  s_add_i32 s11, s81, 0xa9066899
3664  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
366C  v_xor_b32_e32 v42, s10, v53
3670  v_xor_b32_e32 v42, v42, v50
3674  v_xor_b32_e32 v47, s11, v49
3678  v_xor_b32_e32 v49, v47, v46
367C  s_add_i32 s11, s81, 0x646e171e
3684  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
368C  s_add_i32 s10, s80, 0xb54cda56
3694  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
369C  v_xor_b32_e32 v47, s11, v47
36A0  v_xor_b32_e32 v42, s10, v51
36A4  v_xor_b32_e32 v47, v47, v48
36A8  v_xor_b32_e32 v42, v42, v52
36AC  s_add_i32 s10, s80, 0x5384540f
36B4  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
36BC  s_add_i32 s11, s81, 0x1fd5c5a3
36C4  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
36CC  v_xor_b32_e32 v42, s10, v53
36D0  v_xor_b32_e32 v42, v42, v50
36D4  v_xor_b32_e32 v47, s11, v49
36D8  v_xor_b32_e32 v49, v47, v46
36DC  s_add_i32 s11, s81, 0xdb3d7428
36E4  v_mad_u64_u32 v[46:47], s[2:3], v42, s8, 0
36EC  s_add_i32 s10, s80, 0xf1bbcdc8
36F4  v_mad_u64_u32 v[50:51], s[2:3], v49, s9, 0
36FC  v_xor_b32_e32 v47, s11, v47
3700  v_xor_b32_e32 v42, s10, v51
3704  v_xor_b32_e32 v47, v47, v48
3708  v_xor_b32_e32 v42, v42, v52
370C  v_mad_u64_u32 v[52:53], s[2:3], v47, s9, 0
3714  s_add_i32 s10, s80, 0x8ff34781
371C  v_mad_u64_u32 v[48:49], s[2:3], v42, s8, 0
3724  v_xor_b32_e32 v42, v50, v53
3728  s_add_i32 s11, s81, 0x96a522ad
3730  v_xor_b32_e32 v47, s10, v42
3734  v_xor_b32_e32 v42, v46, v49
3738  v_xor_b32_e32 v46, s11, v42
373C  v_mov_b32_e32 v42, v43
3740  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[10:11], v47, v7
3748  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[16:17], v46, v7 op_sel:[0,0,0,1]
3750  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[12:13], v52, v7 op_sel:[0,0,1,0]
3758  v_cvt_scalef32_sr_pk_fp4_f32 v42, v[20:21], v48, v7 op_sel:[0,0,1,1]
3760  s_nop 0
3764  s_cbranch_execz 1
3768  s_branch 11
376C  v_mov_b32_e32 v43, 0
3770  v_mov_b32_e32 v42, 0
3774  v_cvt_scalef32_pk_fp4_f32 v43, v10, v11, v7
377C  v_cvt_scalef32_pk_fp4_f32 v42, v16, v17, v7 op_sel:[0,0,0,1]
3784  v_cvt_scalef32_pk_fp4_f32 v43, v12, v13, v7 op_sel:[0,0,1,0]
378C  v_cvt_scalef32_pk_fp4_f32 v42, v20, v21, v7 op_sel:[0,0,1,1]
3794  s_nop 0
3798  v_cndmask_b32_e64 v10, 0, 1, s[4:5]
37A0  v_cmp_ne_u32_e64 s[2:3], 1, v10
37A8  s_andn2_b64 vcc, exec, s[4:5]
37AC  s_cbranch_vccnz 134
37B0  v_or_b32_e32 v10, 1, v45
37B4  s_mov_b32 s8, 0xd2511f53
37BC  v_mad_u64_u32 v[10:11], s[4:5], v10, s8, 0
37C4  s_xor_b32 s4, s72, s7
37C8  s_xor_b32 s5, s81, s74
37CC  s_mov_b32 s9, 0xcd9e8d57
37D4  s_xor_b32 s4, s4, s80
37D8  v_xor_b32_e32 v11, s5, v11
37DC  s_add_i32 s10, s80, 0x9e3779b9
37E4  s_mul_i32 s12, s4, 0xd2511f53
37EC  s_mul_hi_u32 s13, s4, 0xd2511f53
37F4  v_mad_u64_u32 v[12:13], s[4:5], v11, s9, 0
37FC  s_add_i32 s11, s81, 0xbb67ae85
3804  s_xor_b32 s4, s6, s10
3808  v_xor_b32_e32 v11, s4, v13
380C  s_xor_b32 s4, s13, s11
3810  v_xor_b32_e32 v13, s4, v10
3814  s_add_i32 s10, s80, 0x3c6ef372
381C  s_add_i32 s11, s81, 0x76cf5d0a
3824  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
382C  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
3834  v_xor_b32_e32 v13, s10, v17
3838  s_xor_b32 s4, s12, s11
383C  v_xor_b32_e32 v12, v13, v12
3840  v_xor_b32_e32 v11, s4, v11
3844  s_add_i32 s10, s80, 0xdaa66d2b
384C  s_add_i32 s11, s81, 0x32370b8f
3854  v_mad_u64_u32 v[12:13], s[4:5], v12, s8, 0
385C  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
3864  v_xor_b32_e32 v11, s10, v21
3868  v_xor_b32_e32 v13, s11, v13
386C  v_xor_b32_e32 v11, v11, v16
3870  v_xor_b32_e32 v13, v13, v10
3874  s_add_i32 s10, s80, 0x78dde6e4
387C  s_add_i32 s11, s81, 0xed9eba14
3884  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
388C  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
3894  v_xor_b32_e32 v13, s10, v17
3898  v_xor_b32_e32 v11, s11, v11
389C  v_xor_b32_e32 v13, v13, v20
38A0  v_xor_b32_e32 v11, v11, v12
38A4  s_add_i32 s10, s80, 0x1715609d
38AC  s_add_i32 s11, s81, 0xa9066899
38B4  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
38BC  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
38C4  v_xor_b32_e32 v11, s10, v21
38C8  v_xor_b32_e32 v13, s11, v13
38CC  v_xor_b32_e32 v11, v11, v16
38D0  v_xor_b32_e32 v13, v13, v10
38D4  s_add_i32 s10, s80, 0xb54cda56
38DC  s_add_i32 s11, s81, 0x646e171e
38E4  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
38EC  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
38F4  v_xor_b32_e32 v13, s10, v17
38F8  v_xor_b32_e32 v11, s11, v11
38FC  v_xor_b32_e32 v13, v13, v20
3900  v_xor_b32_e32 v11, v11, v12
3904  s_add_i32 s10, s80, 0x5384540f
390C  s_add_i32 s11, s81, 0x1fd5c5a3
3914  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
391C  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
3924  v_xor_b32_e32 v11, s10, v21
3928  v_xor_b32_e32 v13, s11, v13
392C  v_xor_b32_e32 v11, v11, v16
3930  v_xor_b32_e32 v13, v13, v10
3934  s_add_i32 s10, s80, 0xf1bbcdc8
393C  s_add_i32 s11, s81, 0xdb3d7428
3944  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
394C  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
3954  v_xor_b32_e32 v13, s10, v17
3958  v_xor_b32_e32 v11, s11, v11
395C  v_xor_b32_e32 v13, v13, v20
3960  v_xor_b32_e32 v11, v11, v12
3964  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
396C  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
3974  s_add_i32 s10, s80, 0x8ff34781
397C  s_add_i32 s11, s81, 0x96a522ad
3984  v_xor_b32_e32 v11, v16, v21
3988  v_xor_b32_e32 v10, v10, v13
398C  v_xor_b32_e32 v16, s10, v11
3990  v_xor_b32_e32 v13, s11, v10
3994  v_mov_b32_e32 v10, 0
3998  v_mov_b32_e32 v11, 0
399C  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[14:15], v16, v7
39A4  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[24:25], v13, v7 op_sel:[0,0,0,1]
39AC  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[18:19], v20, v7 op_sel:[0,0,1,0]
39B4  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[28:29], v12, v7 op_sel:[0,0,1,1]
39BC  s_nop 0
39C0  s_cbranch_execz 1
39C4  s_branch 11
39C8  v_mov_b32_e32 v10, 0
39CC  v_mov_b32_e32 v11, 0
39D0  v_cvt_scalef32_pk_fp4_f32 v10, v14, v15, v7
39D8  v_cvt_scalef32_pk_fp4_f32 v11, v24, v25, v7 op_sel:[0,0,0,1]
39E0  v_cvt_scalef32_pk_fp4_f32 v10, v18, v19, v7 op_sel:[0,0,1,0]
39E8  v_cvt_scalef32_pk_fp4_f32 v11, v28, v29, v7 op_sel:[0,0,1,1]
39F0  s_nop 0
39F4  s_and_b64 vcc, exec, s[2:3]
39F8  s_cbranch_vccnz 134
39FC  v_or_b32_e32 v12, 2, v45
3A00  s_mov_b32 s8, 0xd2511f53
3A08  v_mad_u64_u32 v[12:13], s[4:5], v12, s8, 0
3A10  s_xor_b32 s4, s72, s7
3A14  s_xor_b32 s5, s81, s74
3A18  s_mov_b32 s9, 0xcd9e8d57
3A20  s_xor_b32 s4, s4, s80
3A24  v_xor_b32_e32 v13, s5, v13
3A28  s_add_i32 s10, s80, 0x9e3779b9
3A30  s_mul_i32 s12, s4, 0xd2511f53
3A38  s_mul_hi_u32 s13, s4, 0xd2511f53
3A40  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
3A48  s_add_i32 s11, s81, 0xbb67ae85
3A50  s_xor_b32 s4, s6, s10
3A54  v_xor_b32_e32 v13, s4, v15
3A58  s_xor_b32 s4, s13, s11
3A5C  v_xor_b32_e32 v15, s4, v12
3A60  s_add_i32 s10, s80, 0x3c6ef372
3A68  s_add_i32 s11, s81, 0x76cf5d0a
3A70  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3A78  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
3A80  v_xor_b32_e32 v15, s10, v17
3A84  s_xor_b32 s4, s12, s11
3A88  v_xor_b32_e32 v14, v15, v14
3A8C  v_xor_b32_e32 v13, s4, v13
3A90  s_add_i32 s10, s80, 0xdaa66d2b
3A98  s_add_i32 s11, s81, 0x32370b8f
3AA0  v_mad_u64_u32 v[14:15], s[4:5], v14, s8, 0
3AA8  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3AB0  v_xor_b32_e32 v13, s10, v19
3AB4  v_xor_b32_e32 v15, s11, v15
3AB8  v_xor_b32_e32 v13, v13, v16
3ABC  v_xor_b32_e32 v15, v15, v12
3AC0  s_add_i32 s10, s80, 0x78dde6e4
3AC8  s_add_i32 s11, s81, 0xed9eba14
3AD0  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3AD8  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
3AE0  v_xor_b32_e32 v15, s10, v17
3AE4  v_xor_b32_e32 v13, s11, v13
3AE8  v_xor_b32_e32 v15, v15, v18
3AEC  v_xor_b32_e32 v13, v13, v14
3AF0  s_add_i32 s10, s80, 0x1715609d
3AF8  s_add_i32 s11, s81, 0xa9066899
3B00  v_mad_u64_u32 v[14:15], s[4:5], v15, s8, 0
3B08  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3B10  v_xor_b32_e32 v13, s10, v19
3B14  v_xor_b32_e32 v15, s11, v15
3B18  v_xor_b32_e32 v13, v13, v16
3B1C  v_xor_b32_e32 v15, v15, v12
3B20  s_add_i32 s10, s80, 0xb54cda56
3B28  s_add_i32 s11, s81, 0x646e171e
3B30  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3B38  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
3B40  v_xor_b32_e32 v15, s10, v17
3B44  v_xor_b32_e32 v13, s11, v13
3B48  v_xor_b32_e32 v15, v15, v18
3B4C  v_xor_b32_e32 v13, v13, v14
3B50  s_add_i32 s10, s80, 0x5384540f
3B58  s_add_i32 s11, s81, 0x1fd5c5a3
3B60  v_mad_u64_u32 v[14:15], s[4:5], v15, s8, 0
3B68  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3B70  v_xor_b32_e32 v13, s10, v19
3B74  v_xor_b32_e32 v15, s11, v15
3B78  v_xor_b32_e32 v13, v13, v16
3B7C  v_xor_b32_e32 v15, v15, v12
3B80  s_add_i32 s10, s80, 0xf1bbcdc8
3B88  s_add_i32 s11, s81, 0xdb3d7428
3B90  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3B98  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
3BA0  v_xor_b32_e32 v15, s10, v17
3BA4  v_xor_b32_e32 v13, s11, v13
3BA8  v_xor_b32_e32 v15, v15, v18
3BAC  v_xor_b32_e32 v13, v13, v14
3BB0  v_mad_u64_u32 v[14:15], s[4:5], v15, s8, 0
3BB8  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3BC0  s_add_i32 s10, s80, 0x8ff34781
3BC8  s_add_i32 s11, s81, 0x96a522ad
3BD0  v_xor_b32_e32 v13, v16, v19
3BD4  v_xor_b32_e32 v12, v12, v15
3BD8  v_xor_b32_e32 v16, s10, v13
3BDC  v_xor_b32_e32 v15, s11, v12
3BE0  v_mov_b32_e32 v12, 0
3BE4  v_mov_b32_e32 v13, 0
3BE8  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[22:23], v16, v7
3BF0  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[32:33], v15, v7 op_sel:[0,0,0,1]
3BF8  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[26:27], v18, v7 op_sel:[0,0,1,0]
3C00  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[36:37], v14, v7 op_sel:[0,0,1,1]
3C08  s_nop 0
3C0C  s_cbranch_execz 1
3C10  s_branch 11
3C14  v_mov_b32_e32 v12, 0
3C18  v_mov_b32_e32 v13, 0
3C1C  v_cvt_scalef32_pk_fp4_f32 v12, v22, v23, v7
3C24  v_cvt_scalef32_pk_fp4_f32 v13, v32, v33, v7 op_sel:[0,0,0,1]
3C2C  v_cvt_scalef32_pk_fp4_f32 v12, v26, v27, v7 op_sel:[0,0,1,0]
3C34  v_cvt_scalef32_pk_fp4_f32 v13, v36, v37, v7 op_sel:[0,0,1,1]
3C3C  s_nop 0
3C40  s_and_b64 vcc, exec, s[2:3]
3C44  s_cbranch_vccnz 134
3C48  v_or_b32_e32 v14, 3, v45
3C4C  s_mov_b32 s4, 0xd2511f53
3C54  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
3C5C  s_xor_b32 s2, s72, s7
3C60  s_xor_b32 s3, s81, s74
3C64  s_mov_b32 s5, 0xcd9e8d57
3C6C  s_xor_b32 s2, s2, s80
3C70  v_xor_b32_e32 v15, s3, v15
3C74  s_add_i32 s7, s80, 0x9e3779b9
3C7C  s_mul_i32 s9, s2, 0xd2511f53
3C84  s_mul_hi_u32 s10, s2, 0xd2511f53
3C8C  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3C94  s_add_i32 s8, s81, 0xbb67ae85
3C9C  s_xor_b32 s2, s6, s7
3CA0  v_xor_b32_e32 v15, s2, v17
3CA4  s_xor_b32 s2, s10, s8
3CA8  v_xor_b32_e32 v17, s2, v14
3CAC  s_add_i32 s6, s80, 0x3c6ef372
3CB4  s_add_i32 s7, s81, 0x76cf5d0a
3CBC  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3CC4  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3CCC  v_xor_b32_e32 v17, s6, v19
3CD0  s_xor_b32 s2, s9, s7
3CD4  v_xor_b32_e32 v16, v17, v16
3CD8  v_xor_b32_e32 v15, s2, v15
3CDC  s_add_i32 s6, s80, 0xdaa66d2b
3CE4  s_add_i32 s7, s81, 0x32370b8f
3CEC  v_mad_u64_u32 v[16:17], s[2:3], v16, s4, 0
3CF4  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3CFC  v_xor_b32_e32 v15, s6, v21
3D00  v_xor_b32_e32 v17, s7, v17
3D04  v_xor_b32_e32 v15, v15, v18
3D08  v_xor_b32_e32 v17, v17, v14
3D0C  s_add_i32 s6, s80, 0x78dde6e4
3D14  s_add_i32 s7, s81, 0xed9eba14
3D1C  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3D24  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3D2C  v_xor_b32_e32 v17, s6, v19
3D30  v_xor_b32_e32 v15, s7, v15
3D34  v_xor_b32_e32 v17, v17, v20
3D38  v_xor_b32_e32 v15, v15, v16
3D3C  s_add_i32 s6, s80, 0x1715609d
3D44  s_add_i32 s7, s81, 0xa9066899
3D4C  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3D54  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3D5C  v_xor_b32_e32 v15, s6, v21
3D60  v_xor_b32_e32 v17, s7, v17
3D64  v_xor_b32_e32 v15, v15, v18
3D68  v_xor_b32_e32 v17, v17, v14
3D6C  s_add_i32 s6, s80, 0xb54cda56
3D74  s_add_i32 s7, s81, 0x646e171e
3D7C  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3D84  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3D8C  v_xor_b32_e32 v17, s6, v19
3D90  v_xor_b32_e32 v15, s7, v15
3D94  v_xor_b32_e32 v17, v17, v20
3D98  v_xor_b32_e32 v15, v15, v16
3D9C  s_add_i32 s6, s80, 0x5384540f
3DA4  s_add_i32 s7, s81, 0x1fd5c5a3
3DAC  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3DB4  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3DBC  v_xor_b32_e32 v15, s6, v21
3DC0  v_xor_b32_e32 v17, s7, v17
3DC4  v_xor_b32_e32 v15, v15, v18
3DC8  v_xor_b32_e32 v17, v17, v14
3DCC  s_add_i32 s6, s80, 0xf1bbcdc8
3DD4  s_add_i32 s7, s81, 0xdb3d7428
3DDC  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3DE4  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3DEC  v_xor_b32_e32 v17, s6, v19
3DF0  v_xor_b32_e32 v15, s7, v15
3DF4  v_xor_b32_e32 v17, v17, v20
3DF8  v_xor_b32_e32 v15, v15, v16
3DFC  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3E04  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3E0C  s_add_i32 s6, s80, 0x8ff34781
3E14  s_add_i32 s7, s81, 0x96a522ad
3E1C  v_xor_b32_e32 v15, v18, v21
3E20  v_xor_b32_e32 v14, v14, v17
3E24  v_xor_b32_e32 v18, s6, v15
3E28  v_xor_b32_e32 v17, s7, v14
3E2C  v_mov_b32_e32 v14, 0
3E30  v_mov_b32_e32 v15, 0
3E34  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[30:31], v18, v7
3E3C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[38:39], v17, v7 op_sel:[0,0,0,1]
3E44  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[34:35], v20, v7 op_sel:[0,0,1,0]
3E4C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[40:41], v16, v7 op_sel:[0,0,1,1]
3E54  s_nop 0
3E58  s_cbranch_execz 1
3E5C  s_branch 11
3E60  v_mov_b32_e32 v14, 0
3E64  v_mov_b32_e32 v15, 0
3E68  v_cvt_scalef32_pk_fp4_f32 v14, v30, v31, v7
3E70  v_cvt_scalef32_pk_fp4_f32 v15, v38, v39, v7 op_sel:[0,0,0,1]
3E78  v_cvt_scalef32_pk_fp4_f32 v14, v34, v35, v7 op_sel:[0,0,1,0]
3E80  v_cvt_scalef32_pk_fp4_f32 v15, v40, v41, v7 op_sel:[0,0,1,1]
3E88  s_nop 0
3E8C  v_or3_b32 v0, v43, v42, v0
3E94  v_or3_b32 v1, v10, v11, v1
3E9C  v_or3_b32 v2, v12, v13, v2
3EA4  v_or3_b32 v3, v14, v15, v3
3EAC  v_lshl_add_u64 v[8:9], v[8:9], 4, s[78:79]
3EB4  global_store_dwordx4 v[8:9], v[0:3], off
3EBC  s_or_b64 exec, exec, s[76:77]
3EC0  s_load_dwordx2 s[0:1], s[0:1], 0x10
3EC8  v_mov_b32_e32 v7, 0
3ECC  s_waitcnt lgkmcnt(0)
3ED0  v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
3ED8  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
3EE0  global_store_byte v[0:1], v44, off
3EE8  s_endpgm
3EEC  s_nop 0
