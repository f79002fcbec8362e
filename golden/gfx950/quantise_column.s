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
    .vgpr_count:     79
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
1840  s_cbranch_execz 2491
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
18E4  s_cbranch_execz 2439
18E8  s_load_dwordx2 s[16:17], s[0:1], 0x0
18F0  s_lshl_b32 s4, s3, 5
18F4  s_bitcmp1_b32 s11, 0
18F8  v_mov_b32_e32 v5, 0
18FC  s_cselect_b64 s[12:13], -1, 0
1900  v_mov_b32_e32 v1, s8
1904  s_mul_hi_u32 s9, s4, s8
1908  s_mul_i32 s10, s4, s8
190C  v_mad_u64_u32 v[6:7], s[4:5], s4, v1, v[4:5]
1914  s_and_b64 vcc, exec, s[12:13]
1918  s_cbranch_vccz 7
191C  s_waitcnt lgkmcnt(0)
1920  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1928  global_load_dword v15, v[8:9], off
1930  s_cbranch_execz 1
1934  s_branch 7
1938  s_waitcnt lgkmcnt(0)
193C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1944  global_load_ushort v1, v[6:7], off
194C  s_waitcnt vmcnt(0)
1950  v_lshlrev_b32_e32 v15, 16, v1
1954  s_add_u32 s14, s10, s8
1958  s_addc_u32 s15, s9, 0
195C  v_cndmask_b32_e64 v1, 0, 1, s[12:13]
1964  v_cmp_ne_u32_e64 s[4:5], 1, v1
196C  s_andn2_b64 vcc, exec, s[12:13]
1970  v_lshl_add_u64 v[6:7], s[14:15], 0, v[4:5]
1978  s_cbranch_vccnz 7
197C  s_waitcnt lgkmcnt(0)
1980  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1988  global_load_dword v14, v[8:9], off
1990  s_cbranch_execz 1
1994  s_branch 7
1998  s_waitcnt lgkmcnt(0)
199C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
19A4  global_load_ushort v1, v[6:7], off
19AC  s_waitcnt vmcnt(0)
19B0  v_lshlrev_b32_e32 v14, 16, v1
19B4  s_add_u32 s12, s14, s8
19B8  s_addc_u32 s13, s15, 0
19BC  s_and_b64 vcc, exec, s[4:5]
19C0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
19C8  s_cbranch_vccnz 7
19CC  s_waitcnt lgkmcnt(0)
19D0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
19D8  global_load_dword v25, v[8:9], off
19E0  s_cbranch_execz 1
19E4  s_branch 7
19E8  s_waitcnt lgkmcnt(0)
19EC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
19F4  global_load_ushort v1, v[6:7], off
19FC  s_waitcnt vmcnt(0)
1A00  v_lshlrev_b32_e32 v25, 16, v1
1A04  s_add_u32 s12, s12, s8
1A08  s_addc_u32 s13, s13, 0
1A0C  s_and_b64 vcc, exec, s[4:5]
1A10  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1A18  s_cbranch_vccnz 7
1A1C  s_waitcnt lgkmcnt(0)
1A20  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1A28  global_load_dword v24, v[8:9], off
1A30  s_cbranch_execz 1
1A34  s_branch 7
1A38  s_waitcnt lgkmcnt(0)
1A3C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1A44  global_load_ushort v1, v[6:7], off
1A4C  s_waitcnt vmcnt(0)
1A50  v_lshlrev_b32_e32 v24, 16, v1
1A54  s_add_u32 s12, s12, s8
1A58  s_addc_u32 s13, s13, 0
1A5C  s_and_b64 vcc, exec, s[4:5]
1A60  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1A68  s_cbranch_vccnz 7
1A6C  s_waitcnt lgkmcnt(0)
1A70  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1A78  global_load_dword v27, v[8:9], off
1A80  s_cbranch_execz 1
1A84  s_branch 7
1A88  s_waitcnt lgkmcnt(0)
1A8C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1A94  global_load_ushort v1, v[6:7], off
1A9C  s_waitcnt vmcnt(0)
1AA0  v_lshlrev_b32_e32 v27, 16, v1
1AA4  s_add_u32 s12, s12, s8
1AA8  s_addc_u32 s13, s13, 0
1AAC  s_and_b64 vcc, exec, s[4:5]
1AB0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1AB8  s_cbranch_vccnz 7
1ABC  s_waitcnt lgkmcnt(0)
1AC0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1AC8  global_load_dword v26, v[8:9], off
1AD0  s_cbranch_execz 1
1AD4  s_branch 7
1AD8  s_waitcnt lgkmcnt(0)
1ADC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1AE4  global_load_ushort v1, v[6:7], off
1AEC  s_waitcnt vmcnt(0)
1AF0  v_lshlrev_b32_e32 v26, 16, v1
1AF4  s_add_u32 s12, s12, s8
1AF8  s_addc_u32 s13, s13, 0
1AFC  s_and_b64 vcc, exec, s[4:5]
1B00  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1B08  s_cbranch_vccnz 7
1B0C  s_waitcnt lgkmcnt(0)
1B10  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1B18  global_load_dword v37, v[8:9], off
1B20  s_cbranch_execz 1
1B24  s_branch 7
1B28  s_waitcnt lgkmcnt(0)
1B2C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1B34  global_load_ushort v1, v[6:7], off
1B3C  s_waitcnt vmcnt(0)
1B40  v_lshlrev_b32_e32 v37, 16, v1
1B44  s_add_u32 s12, s12, s8
1B48  s_addc_u32 s13, s13, 0
1B4C  s_and_b64 vcc, exec, s[4:5]
1B50  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1B58  s_cbranch_vccnz 7
1B5C  s_waitcnt lgkmcnt(0)
1B60  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1B68  global_load_dword v36, v[8:9], off
1B70  s_cbranch_execz 1
1B74  s_branch 7
1B78  s_waitcnt lgkmcnt(0)
1B7C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1B84  global_load_ushort v1, v[6:7], off
1B8C  s_waitcnt vmcnt(0)
1B90  v_lshlrev_b32_e32 v36, 16, v1
1B94  s_add_u32 s12, s12, s8
1B98  s_addc_u32 s13, s13, 0
1B9C  s_and_b64 vcc, exec, s[4:5]
1BA0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1BA8  s_cbranch_vccnz 7
1BAC  s_waitcnt lgkmcnt(0)
1BB0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1BB8  global_load_dword v39, v[8:9], off
1BC0  s_cbranch_execz 1
1BC4  s_branch 7
1BC8  s_waitcnt lgkmcnt(0)
1BCC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1BD4  global_load_ushort v1, v[6:7], off
1BDC  s_waitcnt vmcnt(0)
1BE0  v_lshlrev_b32_e32 v39, 16, v1
1BE4  s_add_u32 s12, s12, s8
1BE8  s_addc_u32 s13, s13, 0
1BEC  s_and_b64 vcc, exec, s[4:5]
1BF0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1BF8  s_cbranch_vccnz 7
1BFC  s_waitcnt lgkmcnt(0)
1C00  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1C08  global_load_dword v38, v[8:9], off
1C10  s_cbranch_execz 1
1C14  s_branch 7
1C18  s_waitcnt lgkmcnt(0)
1C1C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1C24  global_load_ushort v1, v[6:7], off
1C2C  s_waitcnt vmcnt(0)
1C30  v_lshlrev_b32_e32 v38, 16, v1
1C34  s_add_u32 s12, s12, s8
1C38  s_addc_u32 s13, s13, 0
1C3C  s_and_b64 vcc, exec, s[4:5]
1C40  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1C48  s_cbranch_vccnz 7
1C4C  s_waitcnt lgkmcnt(0)
1C50  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1C58  global_load_dword v35, v[8:9], off
1C60  s_cbranch_execz 1
1C64  s_branch 7
1C68  s_waitcnt lgkmcnt(0)
1C6C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1C74  global_load_ushort v1, v[6:7], off
1C7C  s_waitcnt vmcnt(0)
1C80  v_lshlrev_b32_e32 v35, 16, v1
1C84  s_add_u32 s12, s12, s8
1C88  s_addc_u32 s13, s13, 0
1C8C  s_and_b64 vcc, exec, s[4:5]
1C90  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1C98  s_cbranch_vccnz 7
1C9C  s_waitcnt lgkmcnt(0)
1CA0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1CA8  global_load_dword v34, v[8:9], off
1CB0  s_cbranch_execz 1
1CB4  s_branch 7
1CB8  s_waitcnt lgkmcnt(0)
1CBC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1CC4  global_load_ushort v1, v[6:7], off
1CCC  s_waitcnt vmcnt(0)
1CD0  v_lshlrev_b32_e32 v34, 16, v1
1CD4  s_add_u32 s12, s12, s8
1CD8  s_addc_u32 s13, s13, 0
1CDC  s_and_b64 vcc, exec, s[4:5]
1CE0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1CE8  s_cbranch_vccnz 7
1CEC  s_waitcnt lgkmcnt(0)
1CF0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1CF8  global_load_dword v33, v[8:9], off
1D00  s_cbranch_execz 1
1D04  s_branch 7
1D08  s_waitcnt lgkmcnt(0)
1D0C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1D14  global_load_ushort v1, v[6:7], off
1D1C  s_waitcnt vmcnt(0)
1D20  v_lshlrev_b32_e32 v33, 16, v1
1D24  s_add_u32 s12, s12, s8
1D28  s_addc_u32 s13, s13, 0
1D2C  s_and_b64 vcc, exec, s[4:5]
1D30  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1D38  s_cbranch_vccnz 7
1D3C  s_waitcnt lgkmcnt(0)
1D40  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1D48  global_load_dword v32, v[8:9], off
1D50  s_cbranch_execz 1
1D54  s_branch 7
1D58  s_waitcnt lgkmcnt(0)
1D5C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1D64  global_load_ushort v1, v[6:7], off
1D6C  s_waitcnt vmcnt(0)
1D70  v_lshlrev_b32_e32 v32, 16, v1
1D74  s_add_u32 s12, s12, s8
1D78  s_addc_u32 s13, s13, 0
1D7C  s_and_b64 vcc, exec, s[4:5]
1D80  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1D88  s_cbranch_vccnz 7
1D8C  s_waitcnt lgkmcnt(0)
1D90  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1D98  global_load_dword v31, v[8:9], off
1DA0  s_cbranch_execz 1
1DA4  s_branch 7
1DA8  s_waitcnt lgkmcnt(0)
1DAC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1DB4  global_load_ushort v1, v[6:7], off
1DBC  s_waitcnt vmcnt(0)
1DC0  v_lshlrev_b32_e32 v31, 16, v1
1DC4  s_add_u32 s12, s12, s8
1DC8  s_addc_u32 s13, s13, 0
1DCC  s_and_b64 vcc, exec, s[4:5]
1DD0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1DD8  s_cbranch_vccnz 7
1DDC  s_waitcnt lgkmcnt(0)
1DE0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1DE8  global_load_dword v30, v[8:9], off
1DF0  s_cbranch_execz 1
1DF4  s_branch 7
1DF8  s_waitcnt lgkmcnt(0)
1DFC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1E04  global_load_ushort v1, v[6:7], off
1E0C  s_waitcnt vmcnt(0)
1E10  v_lshlrev_b32_e32 v30, 16, v1
1E14  s_add_u32 s12, s12, s8
1E18  s_addc_u32 s13, s13, 0
1E1C  s_and_b64 vcc, exec, s[4:5]
1E20  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1E28  s_cbranch_vccnz 7
1E2C  s_waitcnt lgkmcnt(0)
1E30  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1E38  global_load_dword v29, v[8:9], off
1E40  s_cbranch_execz 1
1E44  s_branch 7
1E48  s_waitcnt lgkmcnt(0)
1E4C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1E54  global_load_ushort v1, v[6:7], off
1E5C  s_waitcnt vmcnt(0)
1E60  v_lshlrev_b32_e32 v29, 16, v1
1E64  s_add_u32 s12, s12, s8
1E68  s_addc_u32 s13, s13, 0
1E6C  s_and_b64 vcc, exec, s[4:5]
1E70  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1E78  s_cbranch_vccnz 7
1E7C  s_waitcnt lgkmcnt(0)
1E80  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1E88  global_load_dword v28, v[8:9], off
1E90  s_cbranch_execz 1
1E94  s_branch 7
1E98  s_waitcnt lgkmcnt(0)
1E9C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1EA4  global_load_ushort v1, v[6:7], off
1EAC  s_waitcnt vmcnt(0)
1EB0  v_lshlrev_b32_e32 v28, 16, v1
1EB4  s_add_u32 s12, s12, s8
1EB8  s_addc_u32 s13, s13, 0
1EBC  s_and_b64 vcc, exec, s[4:5]
1EC0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1EC8  s_cbranch_vccnz 7
1ECC  s_waitcnt lgkmcnt(0)
1ED0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1ED8  global_load_dword v23, v[8:9], off
1EE0  s_cbranch_execz 1
1EE4  s_branch 7
1EE8  s_waitcnt lgkmcnt(0)
1EEC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1EF4  global_load_ushort v1, v[6:7], off
1EFC  s_waitcnt vmcnt(0)
1F00  v_lshlrev_b32_e32 v23, 16, v1
1F04  s_add_u32 s12, s12, s8
1F08  s_addc_u32 s13, s13, 0
1F0C  s_and_b64 vcc, exec, s[4:5]
1F10  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1F18  s_cbranch_vccnz 7
1F1C  s_waitcnt lgkmcnt(0)
1F20  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1F28  global_load_dword v22, v[8:9], off
1F30  s_cbranch_execz 1
1F34  s_branch 7
1F38  s_waitcnt lgkmcnt(0)
1F3C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1F44  global_load_ushort v1, v[6:7], off
1F4C  s_waitcnt vmcnt(0)
1F50  v_lshlrev_b32_e32 v22, 16, v1
1F54  s_add_u32 s12, s12, s8
1F58  s_addc_u32 s13, s13, 0
1F5C  s_and_b64 vcc, exec, s[4:5]
1F60  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1F68  s_cbranch_vccnz 7
1F6C  s_waitcnt lgkmcnt(0)
1F70  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1F78  global_load_dword v21, v[8:9], off
1F80  s_cbranch_execz 1
1F84  s_branch 7
1F88  s_waitcnt lgkmcnt(0)
1F8C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1F94  global_load_ushort v1, v[6:7], off
1F9C  s_waitcnt vmcnt(0)
1FA0  v_lshlrev_b32_e32 v21, 16, v1
1FA4  s_add_u32 s12, s12, s8
1FA8  s_addc_u32 s13, s13, 0
1FAC  s_and_b64 vcc, exec, s[4:5]
1FB0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
1FB8  s_cbranch_vccnz 7
1FBC  s_waitcnt lgkmcnt(0)
1FC0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
1FC8  global_load_dword v20, v[8:9], off
1FD0  s_cbranch_execz 1
1FD4  s_branch 7
1FD8  s_waitcnt lgkmcnt(0)
1FDC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
1FE4  global_load_ushort v1, v[6:7], off
1FEC  s_waitcnt vmcnt(0)
1FF0  v_lshlrev_b32_e32 v20, 16, v1
1FF4  s_add_u32 s12, s12, s8
1FF8  s_addc_u32 s13, s13, 0
1FFC  s_and_b64 vcc, exec, s[4:5]
2000  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
2008  s_cbranch_vccnz 7
200C  s_waitcnt lgkmcnt(0)
2010  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
2018  global_load_dword v19, v[8:9], off
2020  s_cbranch_execz 1
2024  s_branch 7
2028  s_waitcnt lgkmcnt(0)
202C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
2034  global_load_ushort v1, v[6:7], off
203C  s_waitcnt vmcnt(0)
2040  v_lshlrev_b32_e32 v19, 16, v1
2044  s_add_u32 s12, s12, s8
2048  s_addc_u32 s13, s13, 0
204C  s_and_b64 vcc, exec, s[4:5]
2050  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
2058  s_cbranch_vccnz 7
205C  s_waitcnt lgkmcnt(0)
2060  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
2068  global_load_dword v18, v[8:9], off
2070  s_cbranch_execz 1
2074  s_branch 7
2078  s_waitcnt lgkmcnt(0)
207C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
2084  global_load_ushort v1, v[6:7], off
208C  s_waitcnt vmcnt(0)
2090  v_lshlrev_b32_e32 v18, 16, v1
2094  s_add_u32 s12, s12, s8
2098  s_addc_u32 s13, s13, 0
209C  s_and_b64 vcc, exec, s[4:5]
20A0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
20A8  s_cbranch_vccnz 7
20AC  s_waitcnt lgkmcnt(0)
20B0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
20B8  global_load_dword v17, v[8:9], off
20C0  s_cbranch_execz 1
20C4  s_branch 7
20C8  s_waitcnt lgkmcnt(0)
20CC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
20D4  global_load_ushort v1, v[6:7], off
20DC  s_waitcnt vmcnt(0)
20E0  v_lshlrev_b32_e32 v17, 16, v1
20E4  s_add_u32 s12, s12, s8
20E8  s_addc_u32 s13, s13, 0
20EC  s_and_b64 vcc, exec, s[4:5]
20F0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
20F8  s_cbranch_vccnz 7
20FC  s_waitcnt lgkmcnt(0)
2100  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
2108  global_load_dword v16, v[8:9], off
2110  s_cbranch_execz 1
2114  s_branch 7
2118  s_waitcnt lgkmcnt(0)
211C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
2124  global_load_ushort v1, v[6:7], off
212C  s_waitcnt vmcnt(0)
2130  v_lshlrev_b32_e32 v16, 16, v1
2134  s_add_u32 s12, s12, s8
2138  s_addc_u32 s13, s13, 0
213C  s_and_b64 vcc, exec, s[4:5]
2140  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
2148  s_cbranch_vccnz 7
214C  s_waitcnt lgkmcnt(0)
2150  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
2158  global_load_dword v13, v[8:9], off
2160  s_cbranch_execz 1
2164  s_branch 7
2168  s_waitcnt lgkmcnt(0)
216C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
2174  global_load_ushort v1, v[6:7], off
217C  s_waitcnt vmcnt(0)
2180  v_lshlrev_b32_e32 v13, 16, v1
2184  s_add_u32 s12, s12, s8
2188  s_addc_u32 s13, s13, 0
218C  s_and_b64 vcc, exec, s[4:5]
2190  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
2198  s_cbranch_vccnz 7
219C  s_waitcnt lgkmcnt(0)
21A0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
21A8  global_load_dword v12, v[8:9], off
21B0  s_cbranch_execz 1
21B4  s_branch 7
21B8  s_waitcnt lgkmcnt(0)
21BC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
21C4  global_load_ushort v1, v[6:7], off
21CC  s_waitcnt vmcnt(0)
21D0  v_lshlrev_b32_e32 v12, 16, v1
21D4  s_add_u32 s12, s12, s8
21D8  s_addc_u32 s13, s13, 0
21DC  s_and_b64 vcc, exec, s[4:5]
21E0  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
21E8  s_cbranch_vccnz 7
21EC  s_waitcnt lgkmcnt(0)
21F0  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
21F8  global_load_dword v11, v[8:9], off
2200  s_cbranch_execz 1
2204  s_branch 7
2208  s_waitcnt lgkmcnt(0)
220C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
2214  global_load_ushort v1, v[6:7], off
221C  s_waitcnt vmcnt(0)
2220  v_lshlrev_b32_e32 v11, 16, v1
2224  s_add_u32 s12, s12, s8
2228  s_addc_u32 s13, s13, 0
222C  s_and_b64 vcc, exec, s[4:5]
2230  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
2238  s_cbranch_vccnz 7
223C  s_waitcnt lgkmcnt(0)
2240  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
2248  global_load_dword v10, v[8:9], off
2250  s_cbranch_execz 1
2254  s_branch 7
2258  s_waitcnt lgkmcnt(0)
225C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
2264  global_load_ushort v1, v[6:7], off
226C  s_waitcnt vmcnt(0)
2270  v_lshlrev_b32_e32 v10, 16, v1
2274  s_add_u32 s12, s12, s8
2278  s_addc_u32 s13, s13, 0
227C  s_and_b64 vcc, exec, s[4:5]
2280  v_lshl_add_u64 v[6:7], s[12:13], 0, v[4:5]
2288  s_cbranch_vccnz 7
228C  s_waitcnt lgkmcnt(0)
2290  v_lshl_add_u64 v[8:9], v[6:7], 2, s[16:17]
2298  global_load_dword v9, v[8:9], off
22A0  s_cbranch_execz 1
22A4  s_branch 7
22A8  s_waitcnt lgkmcnt(0)
22AC  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
22B4  global_load_ushort v1, v[6:7], off
22BC  s_waitcnt vmcnt(0)
22C0  v_lshlrev_b32_e32 v9, 16, v1
22C4  s_add_u32 s8, s12, s8
22C8  s_addc_u32 s9, s13, 0
22CC  s_and_b64 vcc, exec, s[4:5]
22D0  v_lshl_add_u64 v[6:7], s[8:9], 0, v[4:5]
22D8  s_cbranch_vccnz 9
22DC  s_waitcnt lgkmcnt(0)
22E0  v_lshl_add_u64 v[40:41], v[6:7], 2, s[16:17]
22E8  global_load_dword v8, v[40:41], off
22F0  s_load_dwordx4 s[12:15], s[0:1], 0x38
22F8  s_cbranch_execz 3
22FC  s_branch 9
2300  s_load_dwordx4 s[12:15], s[0:1], 0x38
2308  s_waitcnt lgkmcnt(0)
230C  v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
2314  global_load_ushort v1, v[6:7], off
231C  s_waitcnt vmcnt(0)
2320  v_lshlrev_b32_e32 v8, 16, v1
2324  s_load_dwordx2 s[8:9], s[0:1], 0x8
232C  s_waitcnt lgkmcnt(0)
2330  s_load_dwordx2 s[16:17], s[0:1], 0x30
2338  s_and_b32 s4, s11, 2
233C  s_cmp_eq_u32 s4, 0
2340  s_cselect_b64 vcc, -1, 0
2344  s_cmp_lg_u32 s4, 0
2348  s_cbranch_scc0 327
234C  s_cmp_eq_u32 s18, 0
2350  s_cbranch_scc1 97
2354  v_mov_b32_e32 v1, s18
2358  s_brev_b32 s4, 1
235C  v_lshlrev_b32_e32 v5, 31, v1
2360  v_lshlrev_b32_e32 v6, 30, v1
2364  s_waitcnt vmcnt(0)
2368  v_xor_b32_e32 v15, v5, v15
236C  v_lshlrev_b32_e32 v5, 28, v1
2370  v_bitop3_b32 v14, v6, v14, s4 bitop3:0x6c
2378  v_lshlrev_b32_e32 v6, 29, v1
237C  v_bitop3_b32 v24, v5, v24, s4 bitop3:0x6c
2384  v_lshlrev_b32_e32 v5, 26, v1
2388  v_bitop3_b32 v25, v6, v25, s4 bitop3:0x6c
2390  v_lshlrev_b32_e32 v6, 27, v1
2394  v_bitop3_b32 v26, v5, v26, s4 bitop3:0x6c
239C  v_lshlrev_b32_e32 v5, 24, v1
23A0  v_bitop3_b32 v27, v6, v27, s4 bitop3:0x6c
23A8  v_lshlrev_b32_e32 v6, 25, v1
23AC  v_bitop3_b32 v36, v5, v36, s4 bitop3:0x6c
23B4  v_lshlrev_b32_e32 v5, 22, v1
23B8  v_bitop3_b32 v37, v6, v37, s4 bitop3:0x6c
23C0  v_lshlrev_b32_e32 v6, 23, v1
23C4  v_bitop3_b32 v38, v5, v38, s4 bitop3:0x6c
23CC  v_lshlrev_b32_e32 v5, 20, v1
23D0  v_bitop3_b32 v39, v6, v39, s4 bitop3:0x6c
23D8  v_lshlrev_b32_e32 v6, 21, v1
23DC  v_bitop3_b32 v34, v5, v34, s4 bitop3:0x6c
23E4  v_lshlrev_b32_e32 v5, 18, v1
23E8  v_bitop3_b32 v35, v6, v35, s4 bitop3:0x6c
23F0  v_lshlrev_b32_e32 v6, 19, v1
23F4  v_bitop3_b32 v32, v5, v32, s4 bitop3:0x6c
23FC  v_lshlrev_b32_e32 v5, 16, v1
2400  v_bitop3_b32 v33, v6, v33, s4 bitop3:0x6c
2408  v_lshlrev_b32_e32 v6, 17, v1
240C  v_bitop3_b32 v30, v5, v30, s4 bitop3:0x6c
2414  v_lshlrev_b32_e32 v5, 14, v1
2418  v_bitop3_b32 v31, v6, v31, s4 bitop3:0x6c
2420  v_lshlrev_b32_e32 v6, 15, v1
2424  v_bitop3_b32 v28, v5, v28, s4 bitop3:0x6c
242C  v_lshlrev_b32_e32 v5, 12, v1
2430  v_bitop3_b32 v29, v6, v29, s4 bitop3:0x6c
2438  v_lshlrev_b32_e32 v6, 13, v1
243C  v_bitop3_b32 v22, v5, v22, s4 bitop3:0x6c
2444  v_lshlrev_b32_e32 v5, 10, v1
2448  v_bitop3_b32 v23, v6, v23, s4 bitop3:0x6c
2450  v_lshlrev_b32_e32 v6, 11, v1
2454  v_bitop3_b32 v20, v5, v20, s4 bitop3:0x6c
245C  v_lshlrev_b32_e32 v5, 8, v1
2460  v_bitop3_b32 v21, v6, v21, s4 bitop3:0x6c
2468  v_lshlrev_b32_e32 v6, 9, v1
246C  v_bitop3_b32 v18, v5, v18, s4 bitop3:0x6c
2474  v_lshlrev_b32_e32 v5, 6, v1
2478  v_bitop3_b32 v19, v6, v19, s4 bitop3:0x6c
2480  v_lshlrev_b32_e32 v6, 7, v1
2484  v_bitop3_b32 v16, v5, v16, s4 bitop3:0x6c
248C  v_lshlrev_b32_e32 v5, 4, v1
2490  v_bitop3_b32 v17, v6, v17, s4 bitop3:0x6c
2498  v_lshlrev_b32_e32 v6, 5, v1
249C  v_bitop3_b32 v12, v5, v12, s4 bitop3:0x6c
24A4  v_lshlrev_b32_e32 v5, 2, v1
24A8  v_bitop3_b32 v13, v6, v13, s4 bitop3:0x6c
24B0  v_lshlrev_b32_e32 v6, 3, v1
24B4  v_bitop3_b32 v10, v5, v10, s4 bitop3:0x6c
24BC  v_lshlrev_b32_e32 v5, 1, v1
24C0  v_bitop3_b32 v11, v6, v11, s4 bitop3:0x6c
24C8  v_bitop3_b32 v8, v1, v8, s4 bitop3:0x6c
24D0  v_bitop3_b32 v9, v5, v9, s4 bitop3:0x6c
24D8  s_waitcnt vmcnt(0)
24DC  v_pk_add_f32 v[6:7], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1]
24E4  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24EC  v_pk_add_f32 v[40:41], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1]
24F4  v_pk_add_f32 v[24:25], v[24:25], v[24:25] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24FC  v_pk_add_f32 v[42:43], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1]
2504  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
250C  v_pk_add_f32 v[44:45], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1]
2514  v_pk_add_f32 v[36:37], v[36:37], v[36:37] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
251C  v_pk_add_f32 v[46:47], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1]
2524  v_pk_add_f32 v[38:39], v[38:39], v[38:39] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
252C  v_pk_add_f32 v[48:49], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1]
2534  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
253C  v_pk_add_f32 v[50:51], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1]
2544  v_pk_add_f32 v[32:33], v[32:33], v[32:33] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
254C  v_pk_add_f32 v[52:53], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1]
2554  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
255C  v_mov_b32_e32 v7, v24
2560  v_mov_b32_e32 v41, v14
2564  v_mov_b32_e32 v43, v36
2568  v_mov_b32_e32 v45, v26
256C  v_mov_b32_e32 v47, v34
2570  v_mov_b32_e32 v49, v38
2574  v_mov_b32_e32 v51, v30
2578  v_mov_b32_e32 v53, v32
257C  v_pk_add_f32 v[56:57], v[6:7], v[40:41]
2584  v_pk_add_f32 v[58:59], v[42:43], v[44:45]
258C  v_pk_add_f32 v[60:61], v[46:47], v[48:49]
2594  v_pk_add_f32 v[62:63], v[50:51], v[52:53]
259C  v_pk_add_f32 v[64:65], v[56:57], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
25A4  v_pk_add_f32 v[56:57], v[56:57], v[58:59]
25AC  v_pk_add_f32 v[58:59], v[60:61], v[62:63] neg_lo:[0,1] neg_hi:[0,1]
25B4  v_pk_add_f32 v[60:61], v[60:61], v[62:63]
25BC  v_mov_b32_e32 v7, v14
25C0  v_mov_b32_e32 v41, v24
25C4  v_mov_b32_e32 v43, v26
25C8  v_mov_b32_e32 v45, v36
25CC  v_mov_b32_e32 v47, v38
25D0  v_mov_b32_e32 v49, v34
25D4  v_mov_b32_e32 v51, v32
25D8  v_mov_b32_e32 v53, v30
25DC  v_pk_add_f32 v[54:55], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1]
25E4  v_pk_add_f32 v[28:29], v[28:29], v[28:29] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
25EC  v_pk_add_f32 v[62:63], v[56:57], v[60:61]
25F4  v_pk_add_f32 v[56:57], v[56:57], v[60:61] neg_lo:[0,1] neg_hi:[0,1]
25FC  v_pk_add_f32 v[60:61], v[64:65], v[58:59]
2604  v_pk_add_f32 v[58:59], v[64:65], v[58:59] neg_lo:[0,1] neg_hi:[0,1]
260C  v_pk_add_f32 v[64:65], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1]
2614  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
261C  v_pk_add_f32 v[14:15], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1]
2624  v_pk_add_f32 v[20:21], v[20:21], v[20:21] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
262C  v_pk_add_f32 v[24:25], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1]
2634  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
263C  v_pk_add_f32 v[6:7], v[6:7], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
2644  v_pk_add_f32 v[40:41], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1]
264C  v_pk_add_f32 v[16:17], v[16:17], v[16:17] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2654  v_pk_add_f32 v[26:27], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1]
265C  v_pk_add_f32 v[12:13], v[12:13], v[12:13] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2664  v_pk_add_f32 v[36:37], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1]
266C  v_pk_add_f32 v[10:11], v[10:11], v[10:11] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2674  v_pk_add_f32 v[42:43], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
267C  v_pk_add_f32 v[44:45], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1]
2684  v_pk_add_f32 v[8:9], v[8:9], v[8:9] op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
268C  v_pk_add_f32 v[34:35], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
2694  v_pk_add_f32 v[30:31], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
269C  v_pk_add_f32 v[32:33], v[6:7], v[42:43] neg_lo:[0,1] neg_hi:[0,1]
26A4  v_pk_add_f32 v[38:39], v[34:35], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
26AC  v_pk_add_f32 v[6:7], v[6:7], v[42:43]
26B4  v_pk_add_f32 v[30:31], v[34:35], v[30:31]
26BC  v_mov_b32_e32 v55, v22
26C0  v_mov_b32_e32 v65, v28
26C4  v_mov_b32_e32 v15, v18
26C8  v_mov_b32_e32 v25, v20
26CC  v_mov_b32_e32 v41, v12
26D0  v_mov_b32_e32 v27, v16
26D4  v_mov_b32_e32 v37, v8
26D8  v_mov_b32_e32 v45, v10
26DC  v_pk_add_f32 v[34:35], v[6:7], v[30:31]
26E4  v_pk_add_f32 v[6:7], v[6:7], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
26EC  v_pk_add_f32 v[30:31], v[32:33], v[38:39]
26F4  v_pk_add_f32 v[42:43], v[32:33], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
26FC  v_pk_add_f32 v[32:33], v[54:55], v[64:65]
2704  v_pk_add_f32 v[38:39], v[14:15], v[24:25]
270C  v_pk_add_f32 v[46:47], v[40:41], v[26:27]
2714  v_pk_add_f32 v[48:49], v[36:37], v[44:45]
271C  v_mov_b32_e32 v55, v28
2720  v_mov_b32_e32 v65, v22
2724  v_mov_b32_e32 v15, v20
2728  v_mov_b32_e32 v25, v18
272C  v_mov_b32_e32 v41, v16
2730  v_mov_b32_e32 v27, v12
2734  v_mov_b32_e32 v37, v10
2738  v_mov_b32_e32 v45, v8
273C  v_pk_add_f32 v[22:23], v[54:55], v[64:65] neg_lo:[0,1] neg_hi:[0,1]
2744  v_pk_add_f32 v[14:15], v[14:15], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
274C  v_pk_add_f32 v[12:13], v[40:41], v[26:27] neg_lo:[0,1] neg_hi:[0,1]
2754  v_pk_add_f32 v[8:9], v[36:37], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
275C  v_pk_add_f32 v[50:51], v[32:33], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
2764  v_pk_add_f32 v[52:53], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
276C  v_pk_add_f32 v[32:33], v[32:33], v[38:39]
2774  v_pk_add_f32 v[38:39], v[46:47], v[48:49]
277C  v_pk_add_f32 v[10:11], v[22:23], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
2784  v_pk_add_f32 v[16:17], v[12:13], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
278C  v_pk_add_f32 v[14:15], v[22:23], v[14:15]
2794  v_pk_add_f32 v[8:9], v[12:13], v[8:9]
279C  v_pk_add_f32 v[46:47], v[32:33], v[38:39]
27A4  v_pk_add_f32 v[48:49], v[32:33], v[38:39] neg_lo:[0,1] neg_hi:[0,1]
27AC  v_pk_add_f32 v[66:67], v[50:51], v[52:53]
27B4  v_pk_add_f32 v[50:51], v[50:51], v[52:53] neg_lo:[0,1] neg_hi:[0,1]
27BC  v_pk_add_f32 v[12:13], v[14:15], v[8:9]
27C4  v_pk_add_f32 v[8:9], v[14:15], v[8:9] neg_lo:[0,1] neg_hi:[0,1]
27CC  v_pk_add_f32 v[14:15], v[10:11], v[16:17]
27D4  v_pk_add_f32 v[40:41], v[10:11], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
27DC  s_mov_b32 s4, 0x3e800000
27E4  v_pk_mul_f32 v[24:25], v[62:63], s[4:5] op_sel_hi:[1,0]
27EC  v_pk_mul_f32 v[26:27], v[34:35], s[4:5] op_sel_hi:[1,0]
27F4  v_pk_mul_f32 v[36:37], v[60:61], s[4:5] op_sel_hi:[1,0]
27FC  v_pk_mul_f32 v[38:39], v[30:31], s[4:5] op_sel_hi:[1,0]
2804  v_pk_mul_f32 v[34:35], v[56:57], s[4:5] op_sel_hi:[1,0]
280C  v_pk_mul_f32 v[32:33], v[6:7], s[4:5] op_sel_hi:[1,0]
2814  v_pk_mul_f32 v[30:31], v[58:59], s[4:5] op_sel_hi:[1,0]
281C  v_pk_mul_f32 v[28:29], v[42:43], s[4:5] op_sel_hi:[1,0]
2824  v_pk_mul_f32 v[22:23], v[46:47], s[4:5] op_sel_hi:[1,0]
282C  v_pk_mul_f32 v[20:21], v[12:13], s[4:5] op_sel_hi:[1,0]
2834  v_pk_mul_f32 v[18:19], v[66:67], s[4:5] op_sel_hi:[1,0]
283C  v_pk_mul_f32 v[16:17], v[14:15], s[4:5] op_sel_hi:[1,0]
2844  v_pk_mul_f32 v[12:13], v[48:49], s[4:5] op_sel_hi:[1,0]
284C  v_pk_mul_f32 v[10:11], v[8:9], s[4:5] op_sel_hi:[1,0]
2854  v_pk_mul_f32 v[8:9], v[50:51], s[4:5] op_sel_hi:[1,0]
285C  v_pk_mul_f32 v[6:7], v[40:41], s[4:5] op_sel_hi:[1,0]
2864  s_branch 33
2868  s_waitcnt vmcnt(0)
286C  v_mov_b32_e32 v6, v9
2870  v_mov_b32_e32 v7, v8
2874  v_mov_b32_e32 v8, v11
2878  v_mov_b32_e32 v9, v10
287C  v_mov_b32_e32 v10, v13
2880  v_mov_b32_e32 v11, v12
2884  v_mov_b32_e32 v12, v17
2888  v_mov_b32_e32 v13, v16
288C  v_mov_b32_e32 v16, v19
2890  v_mov_b32_e32 v17, v18
2894  v_mov_b32_e32 v18, v21
2898  v_mov_b32_e32 v19, v20
289C  v_mov_b32_e32 v20, v23
28A0  v_mov_b32_e32 v21, v22
28A4  v_mov_b32_e32 v22, v29
28A8  v_mov_b32_e32 v23, v28
28AC  v_mov_b32_e32 v28, v31
28B0  v_mov_b32_e32 v29, v30
28B4  v_mov_b32_e32 v30, v33
28B8  v_mov_b32_e32 v31, v32
28BC  v_mov_b32_e32 v32, v35
28C0  v_mov_b32_e32 v33, v34
28C4  v_mov_b32_e32 v34, v39
28C8  v_mov_b32_e32 v35, v38
28CC  v_mov_b32_e32 v38, v37
28D0  v_mov_b32_e32 v39, v36
28D4  v_mov_b32_e32 v36, v27
28D8  v_mov_b32_e32 v37, v26
28DC  v_mov_b32_e32 v26, v25
28E0  v_mov_b32_e32 v27, v24
28E4  v_mov_b32_e32 v24, v15
28E8  v_mov_b32_e32 v25, v14
28EC  v_and_b32_e32 v71, 0x7fffffff, v24
28F4  v_and_b32_e32 v70, 0x7fffffff, v25
28FC  v_max_u32_e32 v1, v70, v71
2900  v_and_b32_e32 v69, 0x7fffffff, v26
2908  v_and_b32_e32 v68, 0x7fffffff, v27
2910  v_max3_u32 v1, v68, v69, v1
2918  v_and_b32_e32 v67, 0x7fffffff, v36
2920  v_and_b32_e32 v66, 0x7fffffff, v37
2928  v_max3_u32 v1, v66, v67, v1
2930  v_and_b32_e32 v65, 0x7fffffff, v38
2938  v_and_b32_e32 v64, 0x7fffffff, v39
2940  v_max3_u32 v1, v64, v65, v1
2948  v_and_b32_e32 v63, 0x7fffffff, v34
2950  v_and_b32_e32 v62, 0x7fffffff, v35
2958  v_max3_u32 v1, v62, v63, v1
2960  v_and_b32_e32 v61, 0x7fffffff, v32
2968  v_and_b32_e32 v60, 0x7fffffff, v33
2970  v_max3_u32 v1, v60, v61, v1
2978  v_and_b32_e32 v59, 0x7fffffff, v30
2980  v_and_b32_e32 v58, 0x7fffffff, v31
2988  v_max3_u32 v1, v58, v59, v1
2990  v_and_b32_e32 v57, 0x7fffffff, v28
2998  v_and_b32_e32 v56, 0x7fffffff, v29
29A0  v_max3_u32 v1, v56, v57, v1
29A8  v_and_b32_e32 v55, 0x7fffffff, v22
29B0  v_and_b32_e32 v54, 0x7fffffff, v23
29B8  v_max3_u32 v1, v54, v55, v1
29C0  v_and_b32_e32 v53, 0x7fffffff, v20
29C8  v_and_b32_e32 v52, 0x7fffffff, v21
29D0  v_max3_u32 v1, v52, v53, v1
29D8  v_and_b32_e32 v51, 0x7fffffff, v18
29E0  v_and_b32_e32 v50, 0x7fffffff, v19
29E8  v_max3_u32 v1, v50, v51, v1
29F0  v_and_b32_e32 v49, 0x7fffffff, v16
29F8  v_and_b32_e32 v48, 0x7fffffff, v17
2A00  v_max3_u32 v1, v48, v49, v1
2A08  v_and_b32_e32 v47, 0x7fffffff, v12
2A10  v_and_b32_e32 v46, 0x7fffffff, v13
2A18  v_max3_u32 v1, v46, v47, v1
2A20  v_and_b32_e32 v45, 0x7fffffff, v10
2A28  v_and_b32_e32 v44, 0x7fffffff, v11
2A30  v_max3_u32 v1, v44, v45, v1
2A38  v_and_b32_e32 v43, 0x7fffffff, v8
2A40  v_and_b32_e32 v15, 0x7fffffff, v9
2A48  v_max3_u32 v1, v15, v43, v1
2A50  v_and_b32_e32 v14, 0x7fffffff, v6
2A58  v_and_b32_e32 v5, 0x7fffffff, v7
2A60  v_max3_u32 v72, v5, v14, v1
2A68  s_mov_b32 s4, 0x7f7fffff
2A70  v_cmp_lt_u32_e64 s[4:5], s4, v72
2A78  v_mov_b32_e32 v1, 0
2A7C  v_mov_b32_e32 v40, 0
2A80  v_mov_b32_e32 v41, 0
2A84  v_mov_b32_e32 v42, 0
2A88  s_and_saveexec_b64 s[18:19], s[4:5]
2A8C  s_cbranch_execz 618
2A90  v_sub_u32_e32 v40, 0x7f800000, v71
2A98  v_sub_u32_e32 v1, 0x7f7fffff, v71
2AA0  v_sub_u32_e32 v42, 0x7f800000, v70
2AA8  v_lshrrev_b32_e32 v40, 31, v40
2AAC  v_add_u32_e32 v75, -1, v40
2AB0  v_lshrrev_b32_e32 v74, 31, v42
2AB4  v_ashrrev_i32_e32 v41, 31, v1
2AB8  v_sub_u32_e32 v72, 0x7f7fffff, v70
2AC0  v_lshrrev_b32_e32 v1, 31, v1
2AC4  v_add_u32_e32 v76, -1, v74
2AC8  v_and_b32_e32 v78, 0x80000000, v75
2AD0  v_bfrev_b32_e32 v42, 1
2AD4  v_and_b32_e32 v77, 0x80000000, v76
2ADC  v_lshrrev_b32_e32 v73, 31, v72
2AE0  v_cndmask_b32_e32 v78, v78, v42, vcc
2AE4  v_add_u32_e32 v1, -1, v1
2AE8  v_and_b32_e32 v41, 7, v41
2AEC  v_cndmask_b32_e32 v77, v77, v42, vcc
2AF0  v_add_u32_e32 v73, -1, v73
2AF4  v_bitop3_b32 v24, v78, v24, v1 bitop3:0xc8
2AFC  v_and_b32_e32 v1, v75, v71
2B00  v_ashrrev_i32_e32 v71, 31, v72
2B04  s_movk_i32 s4, 0x70
2B08  v_bitop3_b32 v25, v77, v25, v73 bitop3:0xc8
2B10  v_and_or_b32 v41, v71, s4, v41
2B18  v_sub_u32_e32 v71, 0x7f800000, v69
2B20  v_sub_u32_e32 v73, 0x7f800000, v68
2B28  v_and_b32_e32 v70, v76, v70
2B2C  v_max_u32_e32 v1, v70, v1
2B30  v_sub_u32_e32 v70, 0x7f7fffff, v69
2B38  v_lshrrev_b32_e32 v73, 31, v73
2B3C  v_lshrrev_b32_e32 v71, 31, v71
2B40  s_movk_i32 s5, 0x700
2B44  v_ashrrev_i32_e32 v72, 31, v70
2B48  v_add_u32_e32 v75, -1, v71
2B4C  v_add_u32_e32 v76, -1, v73
2B50  v_add_u32_e32 v40, v74, v40
2B54  v_and_or_b32 v41, v72, s5, v41
2B5C  v_sub_u32_e32 v72, 0x7f7fffff, v68
2B64  v_and_b32_e32 v69, v75, v69
2B68  v_and_b32_e32 v68, v76, v68
2B6C  v_lshrrev_b32_e32 v70, 31, v70
2B70  v_and_b32_e32 v78, 0x80000000, v75
2B78  v_add3_u32 v40, v71, v40, v73
2B80  v_max3_u32 v1, v68, v69, v1
2B88  v_sub_u32_e32 v69, 0x7f800000, v67
2B90  v_sub_u32_e32 v71, 0x7f800000, v66
2B98  v_and_b32_e32 v77, 0x80000000, v76
2BA0  v_lshrrev_b32_e32 v74, 31, v72
2BA4  v_cndmask_b32_e32 v78, v78, v42, vcc
2BA8  v_add_u32_e32 v70, -1, v70
2BAC  v_cndmask_b32_e32 v77, v77, v42, vcc
2BB0  v_add_u32_e32 v74, -1, v74
2BB4  v_bitop3_b32 v26, v78, v26, v70 bitop3:0xc8
2BBC  v_ashrrev_i32_e32 v70, 31, v72
2BC0  s_movk_i32 s10, 0x7000
2BC4  v_sub_u32_e32 v68, 0x7f7fffff, v67
2BCC  v_lshrrev_b32_e32 v71, 31, v71
2BD0  v_lshrrev_b32_e32 v69, 31, v69
2BD4  v_bitop3_b32 v27, v77, v27, v74 bitop3:0xc8
2BDC  v_and_or_b32 v41, v70, s10, v41
2BE4  s_mov_b32 s15, 0x70000
2BEC  v_ashrrev_i32_e32 v70, 31, v68
2BF0  v_add_u32_e32 v73, -1, v69
2BF4  v_add_u32_e32 v74, -1, v71
2BF8  v_and_or_b32 v41, v70, s15, v41
2C00  v_sub_u32_e32 v70, 0x7f7fffff, v66
2C08  v_and_b32_e32 v67, v73, v67
2C0C  v_and_b32_e32 v66, v74, v66
2C10  v_max3_u32 v66, v66, v67, v1
2C18  v_sub_u32_e32 v67, 0x7f800000, v65
2C20  v_lshrrev_b32_e32 v68, 31, v68
2C24  v_and_b32_e32 v76, 0x80000000, v73
2C2C  v_cndmask_b32_e32 v76, v76, v42, vcc
2C30  v_add_u32_e32 v68, -1, v68
2C34  v_sub_u32_e32 v1, 0x7f7fffff, v65
2C3C  v_lshrrev_b32_e32 v67, 31, v67
2C40  v_bitop3_b32 v36, v76, v36, v68 bitop3:0xc8
2C48  v_ashrrev_i32_e32 v68, 31, v70
2C4C  s_mov_b32 s20, 0x700000
2C54  v_add3_u32 v40, v69, v40, v71
2C5C  v_sub_u32_e32 v69, 0x7f800000, v64
2C64  v_add_u32_e32 v71, -1, v67
2C68  v_lshrrev_b32_e32 v72, 31, v70
2C6C  v_and_b32_e32 v75, 0x80000000, v74
2C74  v_and_or_b32 v41, v68, s20, v41
2C7C  v_ashrrev_i32_e32 v68, 31, v1
2C80  s_mov_b32 s21, 0x7000000
2C88  v_lshrrev_b32_e32 v1, 31, v1
2C8C  v_and_b32_e32 v74, 0x80000000, v71
2C94  v_cndmask_b32_e32 v75, v75, v42, vcc
2C98  v_add_u32_e32 v72, -1, v72
2C9C  v_and_or_b32 v41, v68, s21, v41
2CA4  v_sub_u32_e32 v68, 0x7f7fffff, v64
2CAC  v_lshrrev_b32_e32 v69, 31, v69
2CB0  v_cndmask_b32_e32 v74, v74, v42, vcc
2CB4  v_add_u32_e32 v1, -1, v1
2CB8  v_bitop3_b32 v37, v75, v37, v72 bitop3:0xc8
2CC0  v_add_u32_e32 v72, -1, v69
2CC4  v_bitop3_b32 v38, v74, v38, v1 bitop3:0xc8
2CCC  v_ashrrev_i32_e32 v1, 31, v68
2CD0  s_brev_b32 s22, 14
2CD4  v_and_b32_e32 v65, v71, v65
2CD8  v_and_or_b32 v1, v1, s22, v41
2CE0  v_and_b32_e32 v41, v72, v64
2CE4  v_max3_u32 v41, v41, v65, v66
2CEC  v_sub_u32_e32 v65, 0x7f800000, v63
2CF4  v_lshrrev_b32_e32 v70, 31, v68
2CF8  v_and_b32_e32 v73, 0x80000000, v72
2D00  v_cndmask_b32_e32 v73, v73, v42, vcc
2D04  v_add_u32_e32 v70, -1, v70
2D08  v_sub_u32_e32 v64, 0x7f7fffff, v63
2D10  v_sub_u32_e32 v68, 0x7f800000, v62
2D18  v_lshrrev_b32_e32 v65, 31, v65
2D1C  v_bitop3_b32 v39, v73, v39, v70 bitop3:0xc8
2D24  v_add_u32_e32 v70, -1, v65
2D28  v_ashrrev_i32_e32 v66, 31, v64
2D2C  v_lshrrev_b32_e32 v64, 31, v64
2D30  v_lshrrev_b32_e32 v68, 31, v68
2D34  v_and_b32_e32 v73, 0x80000000, v70
2D3C  v_add3_u32 v40, v67, v40, v69
2D44  v_sub_u32_e32 v67, 0x7f7fffff, v62
2D4C  v_add_u32_e32 v71, -1, v68
2D50  v_cndmask_b32_e32 v73, v73, v42, vcc
2D54  v_add_u32_e32 v64, -1, v64
2D58  v_and_b32_e32 v66, 7, v66
2D5C  v_bitop3_b32 v34, v73, v34, v64 bitop3:0xc8
2D64  v_and_b32_e32 v63, v70, v63
2D68  v_ashrrev_i32_e32 v64, 31, v67
2D6C  v_and_b32_e32 v62, v71, v62
2D70  v_and_or_b32 v64, v64, s4, v66
2D78  v_max3_u32 v41, v62, v63, v41
2D80  v_sub_u32_e32 v63, 0x7f800000, v61
2D88  v_sub_u32_e32 v66, 0x7f800000, v60
2D90  v_lshrrev_b32_e32 v69, 31, v67
2D94  v_and_b32_e32 v72, 0x80000000, v71
2D9C  v_cndmask_b32_e32 v72, v72, v42, vcc
2DA0  v_add_u32_e32 v69, -1, v69
2DA4  v_sub_u32_e32 v62, 0x7f7fffff, v61
2DAC  v_lshrrev_b32_e32 v66, 31, v66
2DB0  v_lshrrev_b32_e32 v63, 31, v63
2DB4  v_bitop3_b32 v35, v72, v35, v69 bitop3:0xc8
2DBC  v_add3_u32 v40, v65, v40, v68
2DC4  v_add_u32_e32 v68, -1, v63
2DC8  v_ashrrev_i32_e32 v65, 31, v62
2DCC  v_add_u32_e32 v69, -1, v66
2DD0  v_and_or_b32 v64, v65, s5, v64
2DD8  v_sub_u32_e32 v65, 0x7f7fffff, v60
2DE0  v_and_b32_e32 v61, v68, v61
2DE4  v_and_b32_e32 v60, v69, v60
2DE8  v_lshrrev_b32_e32 v62, 31, v62
2DEC  v_and_b32_e32 v71, 0x80000000, v68
2DF4  v_max3_u32 v41, v60, v61, v41
2DFC  v_sub_u32_e32 v61, 0x7f800000, v59
2E04  v_cndmask_b32_e32 v71, v71, v42, vcc
2E08  v_add_u32_e32 v62, -1, v62
2E0C  v_bitop3_b32 v32, v71, v32, v62 bitop3:0xc8
2E14  v_ashrrev_i32_e32 v62, 31, v65
2E18  v_sub_u32_e32 v60, 0x7f7fffff, v59
2E20  v_lshrrev_b32_e32 v61, 31, v61
2E24  v_and_or_b32 v62, v62, s10, v64
2E2C  v_add3_u32 v40, v63, v40, v66
2E34  v_sub_u32_e32 v64, 0x7f800000, v58
2E3C  v_add_u32_e32 v66, -1, v61
2E40  v_lshrrev_b32_e32 v67, 31, v65
2E44  v_and_b32_e32 v70, 0x80000000, v69
2E4C  v_ashrrev_i32_e32 v63, 31, v60
2E50  v_lshrrev_b32_e32 v60, 31, v60
2E54  v_and_b32_e32 v69, 0x80000000, v66
2E5C  v_cndmask_b32_e32 v70, v70, v42, vcc
2E60  v_add_u32_e32 v67, -1, v67
2E64  v_and_or_b32 v62, v63, s15, v62
2E6C  v_sub_u32_e32 v63, 0x7f7fffff, v58
2E74  v_lshrrev_b32_e32 v64, 31, v64
2E78  v_cndmask_b32_e32 v69, v69, v42, vcc
2E7C  v_add_u32_e32 v60, -1, v60
2E80  v_bitop3_b32 v33, v70, v33, v67 bitop3:0xc8
2E88  v_add_u32_e32 v67, -1, v64
2E8C  v_bitop3_b32 v30, v69, v30, v60 bitop3:0xc8
2E94  v_ashrrev_i32_e32 v60, 31, v63
2E98  v_and_or_b32 v60, v60, s20, v62
2EA0  v_add3_u32 v61, v61, v40, v64
2EA8  v_and_b32_e32 v40, v67, v58
2EAC  v_sub_u32_e32 v58, 0x7f800000, v57
2EB4  v_sub_u32_e32 v62, 0x7f800000, v56
2EBC  v_lshrrev_b32_e32 v65, 31, v63
2EC0  v_and_b32_e32 v68, 0x80000000, v67
2EC8  v_and_b32_e32 v59, v66, v59
2ECC  v_cndmask_b32_e32 v68, v68, v42, vcc
2ED0  v_add_u32_e32 v65, -1, v65
2ED4  v_max3_u32 v41, v40, v59, v41
2EDC  v_sub_u32_e32 v40, 0x7f7fffff, v57
2EE4  v_lshrrev_b32_e32 v62, 31, v62
2EE8  v_lshrrev_b32_e32 v58, 31, v58
2EEC  v_bitop3_b32 v31, v68, v31, v65 bitop3:0xc8
2EF4  v_add_u32_e32 v64, -1, v58
2EF8  v_ashrrev_i32_e32 v59, 31, v40
2EFC  v_add_u32_e32 v65, -1, v62
2F00  v_and_or_b32 v59, v59, s21, v60
2F08  v_sub_u32_e32 v60, 0x7f7fffff, v56
2F10  v_and_b32_e32 v57, v64, v57
2F14  v_and_b32_e32 v56, v65, v56
2F18  v_max3_u32 v41, v56, v57, v41
2F20  v_sub_u32_e32 v57, 0x7f800000, v55
2F28  v_lshrrev_b32_e32 v40, 31, v40
2F2C  v_lshrrev_b32_e32 v63, 31, v60
2F30  v_and_b32_e32 v66, 0x80000000, v65
2F38  v_and_b32_e32 v67, 0x80000000, v64
2F40  v_cndmask_b32_e32 v67, v67, v42, vcc
2F44  v_cndmask_b32_e32 v66, v66, v42, vcc
2F48  v_add_u32_e32 v40, -1, v40
2F4C  v_add_u32_e32 v63, -1, v63
2F50  v_add3_u32 v58, v58, v61, v62
2F58  v_sub_u32_e32 v56, 0x7f7fffff, v55
2F60  v_sub_u32_e32 v61, 0x7f800000, v54
2F68  v_lshrrev_b32_e32 v57, 31, v57
2F6C  v_bitop3_b32 v29, v66, v29, v63 bitop3:0xc8
2F74  v_bitop3_b32 v28, v67, v28, v40 bitop3:0xc8
2F7C  v_ashrrev_i32_e32 v40, 31, v60
2F80  v_add_u32_e32 v63, -1, v57
2F84  v_and_or_b32 v40, v40, s22, v59
2F8C  v_ashrrev_i32_e32 v59, 31, v56
2F90  v_lshrrev_b32_e32 v56, 31, v56
2F94  v_lshrrev_b32_e32 v61, 31, v61
2F98  v_and_b32_e32 v66, 0x80000000, v63
2FA0  v_sub_u32_e32 v60, 0x7f7fffff, v54
2FA8  v_add_u32_e32 v64, -1, v61
2FAC  v_cndmask_b32_e32 v66, v66, v42, vcc
2FB0  v_add_u32_e32 v56, -1, v56
2FB4  v_and_b32_e32 v59, 7, v59
2FB8  v_bitop3_b32 v22, v66, v22, v56 bitop3:0xc8
2FC0  v_and_b32_e32 v55, v63, v55
2FC4  v_ashrrev_i32_e32 v56, 31, v60
2FC8  v_and_b32_e32 v54, v64, v54
2FCC  v_and_or_b32 v56, v56, s4, v59
2FD4  v_max3_u32 v41, v54, v55, v41
2FDC  v_sub_u32_e32 v55, 0x7f800000, v53
2FE4  v_sub_u32_e32 v59, 0x7f800000, v52
2FEC  v_lshrrev_b32_e32 v62, 31, v60
2FF0  v_and_b32_e32 v65, 0x80000000, v64
2FF8  v_cndmask_b32_e32 v65, v65, v42, vcc
2FFC  v_add_u32_e32 v62, -1, v62
3000  v_sub_u32_e32 v54, 0x7f7fffff, v53
3008  v_lshrrev_b32_e32 v59, 31, v59
300C  v_lshrrev_b32_e32 v55, 31, v55
3010  v_bitop3_b32 v23, v65, v23, v62 bitop3:0xc8
3018  v_add3_u32 v57, v57, v58, v61
3020  v_add_u32_e32 v61, -1, v55
3024  v_ashrrev_i32_e32 v58, 31, v54
3028  v_add_u32_e32 v62, -1, v59
302C  v_and_or_b32 v56, v58, s5, v56
3034  v_sub_u32_e32 v58, 0x7f7fffff, v52
303C  v_and_b32_e32 v53, v61, v53
3040  v_and_b32_e32 v52, v62, v52
3044  v_lshrrev_b32_e32 v54, 31, v54
3048  v_and_b32_e32 v64, 0x80000000, v61
3050  v_add3_u32 v55, v55, v57, v59
3058  v_max3_u32 v41, v52, v53, v41
3060  v_sub_u32_e32 v53, 0x7f800000, v51
3068  v_sub_u32_e32 v57, 0x7f800000, v50
3070  v_and_b32_e32 v63, 0x80000000, v62
3078  v_lshrrev_b32_e32 v60, 31, v58
307C  v_cndmask_b32_e32 v64, v64, v42, vcc
3080  v_add_u32_e32 v54, -1, v54
3084  v_cndmask_b32_e32 v63, v63, v42, vcc
3088  v_add_u32_e32 v60, -1, v60
308C  v_bitop3_b32 v20, v64, v20, v54 bitop3:0xc8
3094  v_ashrrev_i32_e32 v54, 31, v58
3098  v_sub_u32_e32 v52, 0x7f7fffff, v51
30A0  v_lshrrev_b32_e32 v57, 31, v57
30A4  v_lshrrev_b32_e32 v53, 31, v53
30A8  v_bitop3_b32 v21, v63, v21, v60 bitop3:0xc8
30B0  v_and_or_b32 v54, v54, s10, v56
30B8  v_add_u32_e32 v59, -1, v53
30BC  v_ashrrev_i32_e32 v56, 31, v52
30C0  v_add_u32_e32 v60, -1, v57
30C4  v_and_or_b32 v54, v56, s15, v54
30CC  v_sub_u32_e32 v56, 0x7f7fffff, v50
30D4  v_and_b32_e32 v51, v59, v51
30D8  v_and_b32_e32 v50, v60, v50
30DC  v_lshrrev_b32_e32 v52, 31, v52
30E0  v_and_b32_e32 v62, 0x80000000, v59
30E8  v_add3_u32 v53, v53, v55, v57
30F0  v_max3_u32 v50, v50, v51, v41
30F8  v_sub_u32_e32 v51, 0x7f800000, v49
3100  v_sub_u32_e32 v55, 0x7f800000, v48
3108  v_and_b32_e32 v61, 0x80000000, v60
3110  v_lshrrev_b32_e32 v58, 31, v56
3114  v_cndmask_b32_e32 v62, v62, v42, vcc
3118  v_add_u32_e32 v52, -1, v52
311C  v_cndmask_b32_e32 v61, v61, v42, vcc
3120  v_add_u32_e32 v58, -1, v58
3124  v_bitop3_b32 v18, v62, v18, v52 bitop3:0xc8
312C  v_ashrrev_i32_e32 v52, 31, v56
3130  v_sub_u32_e32 v41, 0x7f7fffff, v49
3138  v_lshrrev_b32_e32 v55, 31, v55
313C  v_lshrrev_b32_e32 v51, 31, v51
3140  v_bitop3_b32 v19, v61, v19, v58 bitop3:0xc8
3148  v_and_or_b32 v52, v52, s20, v54
3150  v_add_u32_e32 v57, -1, v51
3154  v_ashrrev_i32_e32 v54, 31, v41
3158  v_add_u32_e32 v58, -1, v55
315C  v_and_or_b32 v52, v54, s21, v52
3164  v_sub_u32_e32 v54, 0x7f7fffff, v48
316C  v_and_b32_e32 v49, v57, v49
3170  v_and_b32_e32 v48, v58, v48
3174  v_lshrrev_b32_e32 v41, 31, v41
3178  v_and_b32_e32 v60, 0x80000000, v57
3180  v_max3_u32 v48, v48, v49, v50
3188  v_sub_u32_e32 v50, 0x7f800000, v47
3190  v_and_b32_e32 v59, 0x80000000, v58
3198  v_lshrrev_b32_e32 v56, 31, v54
319C  v_cndmask_b32_e32 v60, v60, v42, vcc
31A0  v_add_u32_e32 v41, -1, v41
31A4  v_cndmask_b32_e32 v59, v59, v42, vcc
31A8  v_add_u32_e32 v56, -1, v56
31AC  v_bitop3_b32 v16, v60, v16, v41 bitop3:0xc8
31B4  v_ashrrev_i32_e32 v41, 31, v54
31B8  v_sub_u32_e32 v49, 0x7f7fffff, v47
31C0  v_sub_u32_e32 v54, 0x7f800000, v46
31C8  v_lshrrev_b32_e32 v50, 31, v50
31CC  v_bitop3_b32 v17, v59, v17, v56 bitop3:0xc8
31D4  v_add_u32_e32 v56, -1, v50
31D8  v_and_or_b32 v41, v41, s22, v52
31E0  v_ashrrev_i32_e32 v52, 31, v49
31E4  v_lshrrev_b32_e32 v49, 31, v49
31E8  v_lshrrev_b32_e32 v54, 31, v54
31EC  v_and_b32_e32 v59, 0x80000000, v56
31F4  v_add3_u32 v51, v51, v53, v55
31FC  v_sub_u32_e32 v53, 0x7f7fffff, v46
3204  v_add_u32_e32 v57, -1, v54
3208  v_cndmask_b32_e32 v59, v59, v42, vcc
320C  v_add_u32_e32 v49, -1, v49
3210  v_and_b32_e32 v52, 7, v52
3214  v_bitop3_b32 v12, v59, v12, v49 bitop3:0xc8
321C  v_and_b32_e32 v47, v56, v47
3220  v_ashrrev_i32_e32 v49, 31, v53
3224  v_and_b32_e32 v46, v57, v46
3228  v_and_or_b32 v49, v49, s4, v52
3230  v_max3_u32 v46, v46, v47, v48
3238  v_sub_u32_e32 v48, 0x7f800000, v45
3240  v_sub_u32_e32 v52, 0x7f800000, v44
3248  v_lshrrev_b32_e32 v55, 31, v53
324C  v_and_b32_e32 v58, 0x80000000, v57
3254  v_cndmask_b32_e32 v58, v58, v42, vcc
3258  v_add_u32_e32 v55, -1, v55
325C  v_sub_u32_e32 v47, 0x7f7fffff, v45
3264  v_lshrrev_b32_e32 v52, 31, v52
3268  v_lshrrev_b32_e32 v48, 31, v48
326C  v_bitop3_b32 v13, v58, v13, v55 bitop3:0xc8
3274  v_add3_u32 v50, v50, v51, v54
327C  v_add_u32_e32 v54, -1, v48
3280  v_ashrrev_i32_e32 v51, 31, v47
3284  v_add_u32_e32 v55, -1, v52
3288  v_and_or_b32 v49, v51, s5, v49
3290  v_sub_u32_e32 v51, 0x7f7fffff, v44
3298  v_and_b32_e32 v45, v54, v45
329C  v_and_b32_e32 v44, v55, v44
32A0  v_lshrrev_b32_e32 v47, 31, v47
32A4  v_and_b32_e32 v57, 0x80000000, v54
32AC  v_add3_u32 v48, v48, v50, v52
32B4  v_max3_u32 v44, v44, v45, v46
32BC  v_sub_u32_e32 v46, 0x7f800000, v43
32C4  v_sub_u32_e32 v50, 0x7f800000, v15
32CC  v_and_b32_e32 v56, 0x80000000, v55
32D4  v_lshrrev_b32_e32 v53, 31, v51
32D8  v_cndmask_b32_e32 v57, v57, v42, vcc
32DC  v_add_u32_e32 v47, -1, v47
32E0  v_cndmask_b32_e32 v56, v56, v42, vcc
32E4  v_add_u32_e32 v53, -1, v53
32E8  v_bitop3_b32 v10, v57, v10, v47 bitop3:0xc8
32F0  v_ashrrev_i32_e32 v47, 31, v51
32F4  v_sub_u32_e32 v45, 0x7f7fffff, v43
32FC  v_lshrrev_b32_e32 v50, 31, v50
3300  v_lshrrev_b32_e32 v46, 31, v46
3304  v_bitop3_b32 v11, v56, v11, v53 bitop3:0xc8
330C  v_and_or_b32 v47, v47, s10, v49
3314  v_add_u32_e32 v52, -1, v46
3318  v_ashrrev_i32_e32 v49, 31, v45
331C  v_add_u32_e32 v53, -1, v50
3320  v_and_or_b32 v47, v49, s15, v47
3328  v_sub_u32_e32 v49, 0x7f7fffff, v15
3330  v_and_b32_e32 v43, v52, v43
3334  v_and_b32_e32 v15, v53, v15
3338  v_lshrrev_b32_e32 v45, 31, v45
333C  v_and_b32_e32 v55, 0x80000000, v52
3344  v_max3_u32 v15, v15, v43, v44
334C  v_sub_u32_e32 v44, 0x7f800000, v14
3354  v_cndmask_b32_e32 v55, v55, v42, vcc
3358  v_add_u32_e32 v45, -1, v45
335C  v_add3_u32 v46, v46, v48, v50
3364  v_sub_u32_e32 v48, 0x7f800000, v5
336C  v_and_b32_e32 v54, 0x80000000, v53
3374  v_lshrrev_b32_e32 v51, 31, v49
3378  v_bitop3_b32 v8, v55, v8, v45 bitop3:0xc8
3380  v_ashrrev_i32_e32 v45, 31, v49
3384  v_sub_u32_e32 v43, 0x7f7fffff, v14
338C  v_lshrrev_b32_e32 v44, 31, v44
3390  v_cndmask_b32_e32 v54, v54, v42, vcc
3394  v_add_u32_e32 v51, -1, v51
3398  v_and_or_b32 v45, v45, s20, v47
33A0  v_lshrrev_b32_e32 v48, 31, v48
33A4  v_ashrrev_i32_e32 v47, 31, v43
33A8  v_add_u32_e32 v50, -1, v44
33AC  v_bitop3_b32 v9, v54, v9, v51 bitop3:0xc8
33B4  v_and_or_b32 v45, v47, s21, v45
33BC  v_sub_u32_e32 v47, 0x7f7fffff, v5
33C4  v_lshrrev_b32_e32 v43, 31, v43
33C8  v_add_u32_e32 v51, -1, v48
33CC  v_and_b32_e32 v53, 0x80000000, v50
33D4  v_and_b32_e32 v52, 0x80000000, v51
33DC  v_lshrrev_b32_e32 v49, 31, v47
33E0  v_cndmask_b32_e32 v53, v53, v42, vcc
33E4  v_add_u32_e32 v43, -1, v43
33E8  v_cndmask_b32_e32 v42, v52, v42, vcc
33EC  v_add_u32_e32 v49, -1, v49
33F0  v_bitop3_b32 v6, v53, v6, v43 bitop3:0xc8
33F8  v_and_b32_e32 v14, v50, v14
33FC  v_add3_u32 v43, v44, v46, v48
3404  v_and_b32_e32 v5, v51, v5
3408  v_bitop3_b32 v7, v42, v7, v49 bitop3:0xc8
3410  v_ashrrev_i32_e32 v42, 31, v47
3414  v_max3_u32 v5, v5, v14, v15
341C  v_mov_b32_e32 v14, 0x7f800000
3424  v_cmp_ne_u32_e32 vcc, 32, v43
3428  v_and_or_b32 v42, v42, s22, v45
3430  s_nop 0
3434  v_cndmask_b32_e32 v72, v14, v5, vcc
3438  s_or_b64 exec, exec, s[18:19]
343C  v_cmp_ne_u32_e32 vcc, 0, v72
3440  v_mov_b32_e32 v43, 0x7f
3448  s_and_saveexec_b64 s[4:5], vcc
344C  s_cbranch_execz 25
3450  s_bfe_u32 s10, s11, 0x20004
3458  s_cmp_eq_u32 s10, 2
345C  s_cselect_b64 s[18:19], -1, 0
3460  s_and_b64 s[20:21], s[18:19], exec
3464  s_cselect_b32 s15, 0x3fffff, 0
346C  s_cmp_lg_u32 s10, 0
3470  s_cselect_b32 s10, s15, 0x200000
3478  v_add_u32_e32 v5, s10, v72
347C  s_mov_b32 s10, 0x17fffff
3484  v_lshrrev_b32_e32 v14, 23, v5
3488  v_add_u32_e32 v14, -2, v14
348C  v_cmp_lt_u32_e32 vcc, s10, v5
3490  s_mov_b32 s10, 0x7f800000
3498  s_nop 0
349C  v_cndmask_b32_e32 v5, 0, v14, vcc
34A0  v_cmp_eq_u32_e32 vcc, s10, v72
34A4  v_mov_b32_e32 v14, 0xfe
34AC  s_and_b64 vcc, s[18:19], vcc
34B0  v_cndmask_b32_e32 v43, v5, v14, vcc
34B4  s_or_b64 exec, exec, s[4:5]
34B8  v_cmp_eq_u32_e32 vcc, 0, v43
34BC  s_cbranch_vccz 37
34C0  s_nop 0
34C4  v_cndmask_b32_e64 v14, 1.0, 2.0, vcc
34CC  v_pk_mul_f32 v[24:25], v[14:15], v[24:25] op_sel_hi:[0,1]
34D4  v_pk_mul_f32 v[26:27], v[14:15], v[26:27] op_sel_hi:[0,1]
34DC  v_pk_mul_f32 v[36:37], v[14:15], v[36:37] op_sel_hi:[0,1]
34E4  v_pk_mul_f32 v[38:39], v[14:15], v[38:39] op_sel_hi:[0,1]
34EC  v_pk_mul_f32 v[34:35], v[14:15], v[34:35] op_sel_hi:[0,1]
34F4  v_pk_mul_f32 v[32:33], v[14:15], v[32:33] op_sel_hi:[0,1]
34FC  v_pk_mul_f32 v[30:31], v[14:15], v[30:31] op_sel_hi:[0,1]
3504  v_pk_mul_f32 v[28:29], v[14:15], v[28:29] op_sel_hi:[0,1]
350C  v_pk_mul_f32 v[22:23], v[14:15], v[22:23] op_sel_hi:[0,1]
3514  v_pk_mul_f32 v[20:21], v[14:15], v[20:21] op_sel_hi:[0,1]
351C  v_pk_mul_f32 v[18:19], v[14:15], v[18:19] op_sel_hi:[0,1]
3524  v_pk_mul_f32 v[16:17], v[14:15], v[16:17] op_sel_hi:[0,1]
352C  v_pk_mul_f32 v[12:13], v[14:15], v[12:13] op_sel_hi:[0,1]
3534  v_pk_mul_f32 v[10:11], v[14:15], v[10:11] op_sel_hi:[0,1]
353C  v_pk_mul_f32 v[8:9], v[14:15], v[8:9] op_sel_hi:[0,1]
3544  v_pk_mul_f32 v[6:7], v[14:15], v[6:7] op_sel_hi:[0,1]
354C  v_max_u32_e32 v44, 1, v43
3550  s_branch 1
3554  v_mov_b32_e32 v44, v43
3558  v_mov_b32_e32 v14, s3
355C  v_mov_b32_e32 v15, 0
3560  v_mad_u64_u32 v[4:5], s[2:3], s2, v4, v[14:15]
3568  s_and_b32 s2, s11, 4
356C  s_bitcmp1_b32 s11, 2
3570  v_lshlrev_b32_e32 v14, 23, v44
3574  s_cselect_b64 s[4:5], -1, 0
3578  s_cmp_eq_u32 s2, 0
357C  v_lshlrev_b32_e32 v45, 2, v4
3580  s_mul_i32 s10, s13, 0xcd9e8d57
3588  s_mul_hi_u32 s11, s13, 0xcd9e8d57
3590  s_cbranch_scc1 133
3594  s_mov_b32 s13, 0xd2511f53
359C  v_mad_u64_u32 v[46:47], s[2:3], v45, s13, 0
35A4  s_xor_b32 s2, s12, s11
35A8  s_waitcnt lgkmcnt(0)
35AC  s_xor_b32 s3, s17, s14
35B0  s_mov_b32 s15, 0xcd9e8d57
35B8  s_xor_b32 s2, s2, s16
35BC  v_xor_b32_e32 v44, s3, v47
35C0  s_add_i32 s18, s16, 0x9e3779b9
35C8  s_mul_i32 s20, s2, 0xd2511f53
35D0  s_mul_hi_u32 s21, s2, 0xd2511f53
35D8  v_mad_u64_u32 v[48:49], s[2:3], v44, s15, 0
35E0  s_add_i32 s19, s17, 0xbb67ae85
35E8  s_xor_b32 s2, s10, s18
35EC  v_xor_b32_e32 v44, s2, v49
35F0  s_xor_b32 s2, s21, s19
35F4  v_xor_b32_e32 v49, s2, v46
35F8  s_add_i32 s19, s17, 0x76cf5d0a
3600  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
3608  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
3610  s_add_i32 s18, s16, 0x3c6ef372
3618  s_xor_b32 s2, s20, s19
361C  v_xor_b32_e32 v44, s18, v51
3620  v_xor_b32_e32 v47, s2, v47
3624  v_xor_b32_e32 v44, v44, v48
3628  s_add_i32 s18, s16, 0xdaa66d2b
3630  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
3638  s_add_i32 s19, s17, 0x32370b8f
3640  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
3648  v_xor_b32_e32 v44, s18, v53
364C  v_xor_b32_e32 v44, v44, v50
3650  v_xor_b32_e32 v47, s19, v49
3654  v_xor_b32_e32 v49, v47, v46
3658  s_add_i32 s19, s17, 0xed9eba14
3660  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
3668  s_add_i32 s18, s16, 0x78dde6e4
3670  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
3678  v_xor_b32_e32 v47, s19, v47
367C  v_xor_b32_e32 v44, s18, v51
3680  v_xor_b32_e32 v47, v47, v48
3684  v_xor_b32_e32 v44, v44, v52
3688  s_add_i32 s18, s16, 0x1715609d
3690  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
3698  s_add_i32 s19, s17, 0xa9066899
36A0  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
36A8  v_xor_b32_e32 v44, s18, v53
36AC  v_xor_b32_e32 v44, v44, v50
36B0  v_xor_b32_e32 v47, s19, v49
36B4  v_xor_b32_e32 v49, v47, v46
36B8  s_add_i32 s19, s17, 0x646e171e
36C0  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
36C8  s_add_i32 s18, s16, 0xb54cda56
36D0  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
36D8  v_xor_b32_e32 v47, s19, v47
36DC  v_xor_b32_e32 v44, s18, v51
36E0  v_xor_b32_e32 v47, v47, v48
36E4  v_xor_b32_e32 v44, v44, v52
36E8  s_add_i32 s18, s16, 0x5384540f
36F0  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
36F8  s_add_i32 s19, s17, 0x1fd5c5a3
3700  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
3708  v_xor_b32_e32 v44, s18, v53
370C  v_xor_b32_e32 v44, v44, v50
3710  v_xor_b32_e32 v47, s19, v49
3714  v_xor_b32_e32 v49, v47, v46
3718  s_add_i32 s19, s17, 0xdb3d7428
3720  v_mad_u64_u32 v[46:47], s[2:3], v44, s13, 0
3728  s_add_i32 s18, s16, 0xf1bbcdc8
3730  v_mad_u64_u32 v[50:51], s[2:3], v49, s15, 0
3738  v_xor_b32_e32 v47, s19, v47
373C  v_xor_b32_e32 v44, s18, v51
3740  v_xor_b32_e32 v47, v47, v48
3744  v_xor_b32_e32 v44, v44, v52
3748  v_mad_u64_u32 v[52:53], s[2:3], v47, s15, 0
3750  s_add_i32 s18, s16, 0x8ff34781
3758  v_mad_u64_u32 v[48:49], s[2:3], v44, s13, 0
3760  v_xor_b32_e32 v44, v50, v53
3764  s_add_i32 s19, s17, 0x96a522ad
376C  v_xor_b32_e32 v47, s18, v44
3770  v_xor_b32_e32 v44, v46, v49
3774  v_xor_b32_e32 v46, s19, v44
3778  v_mov_b32_e32 v44, v15
377C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[24:25], v47, v14
3784  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[36:37], v46, v14 op_sel:[0,0,0,1]
378C  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[26:27], v52, v14 op_sel:[0,0,1,0]
3794  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[38:39], v48, v14 op_sel:[0,0,1,1]
379C  s_nop 0
37A0  s_cbranch_execz 1
37A4  s_branch 11
37A8  v_mov_b32_e32 v15, 0
37AC  v_mov_b32_e32 v44, 0
37B0  v_cvt_scalef32_pk_fp4_f32 v15, v24, v25, v14
37B8  v_cvt_scalef32_pk_fp4_f32 v44, v36, v37, v14 op_sel:[0,0,0,1]
37C0  v_cvt_scalef32_pk_fp4_f32 v15, v26, v27, v14 op_sel:[0,0,1,0]
37C8  v_cvt_scalef32_pk_fp4_f32 v44, v38, v39, v14 op_sel:[0,0,1,1]
37D0  s_nop 0
37D4  v_cndmask_b32_e64 v24, 0, 1, s[4:5]
37DC  v_cmp_ne_u32_e64 s[2:3], 1, v24
37E4  s_andn2_b64 vcc, exec, s[4:5]
37E8  s_cbranch_vccnz 135
37EC  v_or_b32_e32 v24, 1, v45
37F0  s_mov_b32 s13, 0xd2511f53
37F8  v_mad_u64_u32 v[24:25], s[4:5], v24, s13, 0
3800  s_xor_b32 s4, s12, s11
3804  s_waitcnt lgkmcnt(0)
3808  s_xor_b32 s5, s17, s14
380C  s_mov_b32 s15, 0xcd9e8d57
3814  s_xor_b32 s4, s4, s16
3818  v_xor_b32_e32 v25, s5, v25
381C  s_add_i32 s18, s16, 0x9e3779b9
3824  s_mul_i32 s20, s4, 0xd2511f53
382C  s_mul_hi_u32 s21, s4, 0xd2511f53
3834  v_mad_u64_u32 v[26:27], s[4:5], v25, s15, 0
383C  s_add_i32 s19, s17, 0xbb67ae85
3844  s_xor_b32 s4, s10, s18
3848  v_xor_b32_e32 v25, s4, v27
384C  s_xor_b32 s4, s21, s19
3850  v_xor_b32_e32 v27, s4, v24
3854  s_add_i32 s18, s16, 0x3c6ef372
385C  s_add_i32 s19, s17, 0x76cf5d0a
3864  v_mad_u64_u32 v[24:25], s[4:5], v25, s13, 0
386C  v_mad_u64_u32 v[36:37], s[4:5], v27, s15, 0
3874  v_xor_b32_e32 v27, s18, v37
3878  s_xor_b32 s4, s20, s19
387C  v_xor_b32_e32 v26, v27, v26
3880  v_xor_b32_e32 v25, s4, v25
3884  s_add_i32 s18, s16, 0xdaa66d2b
388C  s_add_i32 s19, s17, 0x32370b8f
3894  v_mad_u64_u32 v[26:27], s[4:5], v26, s13, 0
389C  v_mad_u64_u32 v[38:39], s[4:5], v25, s15, 0
38A4  v_xor_b32_e32 v25, s18, v39
38A8  v_xor_b32_e32 v27, s19, v27
38AC  v_xor_b32_e32 v25, v25, v36
38B0  v_xor_b32_e32 v27, v27, v24
38B4  s_add_i32 s18, s16, 0x78dde6e4
38BC  s_add_i32 s19, s17, 0xed9eba14
38C4  v_mad_u64_u32 v[24:25], s[4:5], v25, s13, 0
38CC  v_mad_u64_u32 v[36:37], s[4:5], v27, s15, 0
38D4  v_xor_b32_e32 v27, s18, v37
38D8  v_xor_b32_e32 v25, s19, v25
38DC  v_xor_b32_e32 v27, v27, v38
38E0  v_xor_b32_e32 v25, v25, v26
38E4  s_add_i32 s18, s16, 0x1715609d
38EC  s_add_i32 s19, s17, 0xa9066899
38F4  v_mad_u64_u32 v[26:27], s[4:5], v27, s13, 0
38FC  v_mad_u64_u32 v[38:39], s[4:5], v25, s15, 0
3904  v_xor_b32_e32 v25, s18, v39
3908  v_xor_b32_e32 v27, s19, v27
390C  v_xor_b32_e32 v25, v25, v36
3910  v_xor_b32_e32 v27, v27, v24
3914  s_add_i32 s18, s16, 0xb54cda56
391C  s_add_i32 s19, s17, 0x646e171e
3924  v_mad_u64_u32 v[24:25], s[4:5], v25, s13, 0
392C  v_mad_u64_u32 v[36:37], s[4:5], v27, s15, 0
3934  v_xor_b32_e32 v27, s18, v37
3938  v_xor_b32_e32 v25, s19, v25
393C  v_xor_b32_e32 v27, v27, v38
3940  v_xor_b32_e32 v25, v25, v26
3944  s_add_i32 s18, s16, 0x5384540f
394C  s_add_i32 s19, s17, 0x1fd5c5a3
3954  v_mad_u64_u32 v[26:27], s[4:5], v27, s13, 0
395C  v_mad_u64_u32 v[38:39], s[4:5], v25, s15, 0
3964  v_xor_b32_e32 v25, s18, v39
3968  v_xor_b32_e32 v27, s19, v27
396C  v_xor_b32_e32 v25, v25, v36
3970  v_xor_b32_e32 v27, v27, v24
3974  s_add_i32 s18, s16, 0xf1bbcdc8
397C  s_add_i32 s19, s17, 0xdb3d7428
3984  v_mad_u64_u32 v[24:25], s[4:5], v25, s13, 0
398C  v_mad_u64_u32 v[36:37], s[4:5], v27, s15, 0
3994  v_xor_b32_e32 v27, s18, v37
3998  v_xor_b32_e32 v25, s19, v25
399C  v_xor_b32_e32 v27, v27, v38
39A0  v_xor_b32_e32 v25, v25, v26
39A4  v_mad_u64_u32 v[26:27], s[4:5], v27, s13, 0
39AC  v_mad_u64_u32 v[38:39], s[4:5], v25, s15, 0
39B4  s_add_i32 s18, s16, 0x8ff34781
39BC  s_add_i32 s19, s17, 0x96a522ad
39C4  v_xor_b32_e32 v25, v36, v39
39C8  v_xor_b32_e32 v24, v24, v27
39CC  v_xor_b32_e32 v36, s18, v25
39D0  v_xor_b32_e32 v27, s19, v24
39D4  v_mov_b32_e32 v24, 0
39D8  v_mov_b32_e32 v25, 0
39DC  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[34:35], v36, v14
39E4  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[30:31], v27, v14 op_sel:[0,0,0,1]
39EC  v_cvt_scalef32_sr_pk_fp4_f32 v24, v[32:33], v38, v14 op_sel:[0,0,1,0]
39F4  v_cvt_scalef32_sr_pk_fp4_f32 v25, v[28:29], v26, v14 op_sel:[0,0,1,1]
39FC  s_nop 0
3A00  s_cbranch_execz 1
3A04  s_branch 11
3A08  v_mov_b32_e32 v24, 0
3A0C  v_mov_b32_e32 v25, 0
3A10  v_cvt_scalef32_pk_fp4_f32 v24, v34, v35, v14
3A18  v_cvt_scalef32_pk_fp4_f32 v25, v30, v31, v14 op_sel:[0,0,0,1]
3A20  v_cvt_scalef32_pk_fp4_f32 v24, v32, v33, v14 op_sel:[0,0,1,0]
3A28  v_cvt_scalef32_pk_fp4_f32 v25, v28, v29, v14 op_sel:[0,0,1,1]
3A30  s_nop 0
3A34  s_and_b64 vcc, exec, s[2:3]
3A38  s_cbranch_vccnz 135
3A3C  v_or_b32_e32 v26, 2, v45
3A40  s_mov_b32 s13, 0xd2511f53
3A48  v_mad_u64_u32 v[26:27], s[4:5], v26, s13, 0
3A50  s_xor_b32 s4, s12, s11
3A54  s_waitcnt lgkmcnt(0)
3A58  s_xor_b32 s5, s17, s14
3A5C  s_mov_b32 s15, 0xcd9e8d57
3A64  s_xor_b32 s4, s4, s16
3A68  v_xor_b32_e32 v27, s5, v27
3A6C  s_add_i32 s18, s16, 0x9e3779b9
3A74  s_mul_i32 s20, s4, 0xd2511f53
3A7C  s_mul_hi_u32 s21, s4, 0xd2511f53
3A84  v_mad_u64_u32 v[28:29], s[4:5], v27, s15, 0
3A8C  s_add_i32 s19, s17, 0xbb67ae85
3A94  s_xor_b32 s4, s10, s18
3A98  v_xor_b32_e32 v27, s4, v29
3A9C  s_xor_b32 s4, s21, s19
3AA0  v_xor_b32_e32 v29, s4, v26
3AA4  s_add_i32 s18, s16, 0x3c6ef372
3AAC  s_add_i32 s19, s17, 0x76cf5d0a
3AB4  v_mad_u64_u32 v[26:27], s[4:5], v27, s13, 0
3ABC  v_mad_u64_u32 v[30:31], s[4:5], v29, s15, 0
3AC4  v_xor_b32_e32 v29, s18, v31
3AC8  s_xor_b32 s4, s20, s19
3ACC  v_xor_b32_e32 v28, v29, v28
3AD0  v_xor_b32_e32 v27, s4, v27
3AD4  s_add_i32 s18, s16, 0xdaa66d2b
3ADC  s_add_i32 s19, s17, 0x32370b8f
3AE4  v_mad_u64_u32 v[28:29], s[4:5], v28, s13, 0
3AEC  v_mad_u64_u32 v[32:33], s[4:5], v27, s15, 0
3AF4  v_xor_b32_e32 v27, s18, v33
3AF8  v_xor_b32_e32 v29, s19, v29
3AFC  v_xor_b32_e32 v27, v27, v30
3B00  v_xor_b32_e32 v29, v29, v26
3B04  s_add_i32 s18, s16, 0x78dde6e4
3B0C  s_add_i32 s19, s17, 0xed9eba14
3B14  v_mad_u64_u32 v[26:27], s[4:5], v27, s13, 0
3B1C  v_mad_u64_u32 v[30:31], s[4:5], v29, s15, 0
3B24  v_xor_b32_e32 v29, s18, v31
3B28  v_xor_b32_e32 v27, s19, v27
3B2C  v_xor_b32_e32 v29, v29, v32
3B30  v_xor_b32_e32 v27, v27, v28
3B34  s_add_i32 s18, s16, 0x1715609d
3B3C  s_add_i32 s19, s17, 0xa9066899
3B44  v_mad_u64_u32 v[28:29], s[4:5], v29, s13, 0
3B4C  v_mad_u64_u32 v[32:33], s[4:5], v27, s15, 0
3B54  v_xor_b32_e32 v27, s18, v33
3B58  v_xor_b32_e32 v29, s19, v29
3B5C  v_xor_b32_e32 v27, v27, v30
3B60  v_xor_b32_e32 v29, v29, v26
3B64  s_add_i32 s18, s16, 0xb54cda56
3B6C  s_add_i32 s19, s17, 0x646e171e
3B74  v_mad_u64_u32 v[26:27], s[4:5], v27, s13, 0
3B7C  v_mad_u64_u32 v[30:31], s[4:5], v29, s15, 0
3B84  v_xor_b32_e32 v29, s18, v31
3B88  v_xor_b32_e32 v27, s19, v27
3B8C  v_xor_b32_e32 v29, v29, v32
3B90  v_xor_b32_e32 v27, v27, v28
3B94  s_add_i32 s18, s16, 0x5384540f
3B9C  s_add_i32 s19, s17, 0x1fd5c5a3
3BA4  v_mad_u64_u32 v[28:29], s[4:5], v29, s13, 0
3BAC  v_mad_u64_u32 v[32:33], s[4:5], v27, s15, 0
3BB4  v_xor_b32_e32 v27, s18, v33
3BB8  v_xor_b32_e32 v29, s19, v29
3BBC  v_xor_b32_e32 v27, v27, v30
3BC0  v_xor_b32_e32 v29, v29, v26
3BC4  s_add_i32 s18, s16, 0xf1bbcdc8
3BCC  s_add_i32 s19, s17, 0xdb3d7428
3BD4  v_mad_u64_u32 v[26:27], s[4:5], v27, s13, 0
3BDC  v_mad_u64_u32 v[30:31], s[4:5], v29, s15, 0
3BE4  v_xor_b32_e32 v29, s18, v31
3BE8  v_xor_b32_e32 v27, s19, v27
3BEC  v_xor_b32_e32 v29, v29, v32
3BF0  v_xor_b32_e32 v27, v27, v28
3BF4  v_mad_u64_u32 v[28:29], s[4:5], v29, s13, 0
3BFC  v_mad_u64_u32 v[32:33], s[4:5], v27, s15, 0
3C04  s_add_i32 s18, s16, 0x8ff34781
3C0C  s_add_i32 s19, s17, 0x96a522ad
3C14  v_xor_b32_e32 v27, v30, v33
3C18  v_xor_b32_e32 v26, v26, v29
3C1C  v_xor_b32_e32 v30, s18, v27
3C20  v_xor_b32_e32 v29, s19, v26
3C24  v_mov_b32_e32 v26, 0
3C28  v_mov_b32_e32 v27, 0
3C2C  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[22:23], v30, v14
3C34  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[18:19], v29, v14 op_sel:[0,0,0,1]
3C3C  v_cvt_scalef32_sr_pk_fp4_f32 v26, v[20:21], v32, v14 op_sel:[0,0,1,0]
3C44  v_cvt_scalef32_sr_pk_fp4_f32 v27, v[16:17], v28, v14 op_sel:[0,0,1,1]
3C4C  s_nop 0
3C50  s_cbranch_execz 1
3C54  s_branch 11
3C58  v_mov_b32_e32 v26, 0
3C5C  v_mov_b32_e32 v27, 0
3C60  v_cvt_scalef32_pk_fp4_f32 v26, v22, v23, v14
3C68  v_cvt_scalef32_pk_fp4_f32 v27, v18, v19, v14 op_sel:[0,0,0,1]
3C70  v_cvt_scalef32_pk_fp4_f32 v26, v20, v21, v14 op_sel:[0,0,1,0]
3C78  v_cvt_scalef32_pk_fp4_f32 v27, v16, v17, v14 op_sel:[0,0,1,1]
3C80  s_nop 0
3C84  s_and_b64 vcc, exec, s[2:3]
3C88  s_cbranch_vccnz 135
3C8C  v_or_b32_e32 v16, 3, v45
3C90  s_mov_b32 s4, 0xd2511f53
3C98  v_mad_u64_u32 v[16:17], s[2:3], v16, s4, 0
3CA0  s_xor_b32 s2, s12, s11
3CA4  s_waitcnt lgkmcnt(0)
3CA8  s_xor_b32 s3, s17, s14
3CAC  s_mov_b32 s5, 0xcd9e8d57
3CB4  s_xor_b32 s2, s2, s16
3CB8  v_xor_b32_e32 v17, s3, v17
3CBC  s_add_i32 s11, s16, 0x9e3779b9
3CC4  s_mul_i32 s13, s2, 0xd2511f53
3CCC  s_mul_hi_u32 s14, s2, 0xd2511f53
3CD4  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3CDC  s_add_i32 s12, s17, 0xbb67ae85
3CE4  s_xor_b32 s2, s10, s11
3CE8  v_xor_b32_e32 v17, s2, v19
3CEC  s_xor_b32 s2, s14, s12
3CF0  v_xor_b32_e32 v19, s2, v16
3CF4  s_add_i32 s10, s16, 0x3c6ef372
3CFC  s_add_i32 s11, s17, 0x76cf5d0a
3D04  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3D0C  v_mad_u64_u32 v[20:21], s[2:3], v19, s5, 0
3D14  v_xor_b32_e32 v19, s10, v21
3D18  s_xor_b32 s2, s13, s11
3D1C  v_xor_b32_e32 v18, v19, v18
3D20  v_xor_b32_e32 v17, s2, v17
3D24  s_add_i32 s10, s16, 0xdaa66d2b
3D2C  s_add_i32 s11, s17, 0x32370b8f
3D34  v_mad_u64_u32 v[18:19], s[2:3], v18, s4, 0
3D3C  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3D44  v_xor_b32_e32 v17, s10, v23
3D48  v_xor_b32_e32 v19, s11, v19
3D4C  v_xor_b32_e32 v17, v17, v20
3D50  v_xor_b32_e32 v19, v19, v16
3D54  s_add_i32 s10, s16, 0x78dde6e4
3D5C  s_add_i32 s11, s17, 0xed9eba14
3D64  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3D6C  v_mad_u64_u32 v[20:21], s[2:3], v19, s5, 0
3D74  v_xor_b32_e32 v19, s10, v21
3D78  v_xor_b32_e32 v17, s11, v17
3D7C  v_xor_b32_e32 v19, v19, v22
3D80  v_xor_b32_e32 v17, v17, v18
3D84  s_add_i32 s10, s16, 0x1715609d
3D8C  s_add_i32 s11, s17, 0xa9066899
3D94  v_mad_u64_u32 v[18:19], s[2:3], v19, s4, 0
3D9C  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3DA4  v_xor_b32_e32 v17, s10, v23
3DA8  v_xor_b32_e32 v19, s11, v19
3DAC  v_xor_b32_e32 v17, v17, v20
3DB0  v_xor_b32_e32 v19, v19, v16
3DB4  s_add_i32 s10, s16, 0xb54cda56
3DBC  s_add_i32 s11, s17, 0x646e171e
3DC4  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3DCC  v_mad_u64_u32 v[20:21], s[2:3], v19, s5, 0
3DD4  v_xor_b32_e32 v19, s10, v21
3DD8  v_xor_b32_e32 v17, s11, v17
3DDC  v_xor_b32_e32 v19, v19, v22
3DE0  v_xor_b32_e32 v17, v17, v18
3DE4  s_add_i32 s10, s16, 0x5384540f
3DEC  s_add_i32 s11, s17, 0x1fd5c5a3
3DF4  v_mad_u64_u32 v[18:19], s[2:3], v19, s4, 0
3DFC  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3E04  v_xor_b32_e32 v17, s10, v23
3E08  v_xor_b32_e32 v19, s11, v19
3E0C  v_xor_b32_e32 v17, v17, v20
3E10  v_xor_b32_e32 v19, v19, v16
3E14  s_add_i32 s10, s16, 0xf1bbcdc8
3E1C  s_add_i32 s11, s17, 0xdb3d7428
3E24  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3E2C  v_mad_u64_u32 v[20:21], s[2:3], v19, s5, 0
3E34  v_xor_b32_e32 v19, s10, v21
3E38  v_xor_b32_e32 v17, s11, v17
3E3C  v_xor_b32_e32 v19, v19, v22
3E40  v_xor_b32_e32 v17, v17, v18
3E44  v_mad_u64_u32 v[18:19], s[2:3], v19, s4, 0
3E4C  v_mad_u64_u32 v[22:23], s[2:3], v17, s5, 0
3E54  s_add_i32 s10, s16, 0x8ff34781
3E5C  s_add_i32 s11, s17, 0x96a522ad
3E64  v_xor_b32_e32 v17, v20, v23
3E68  v_xor_b32_e32 v16, v16, v19
3E6C  v_xor_b32_e32 v20, s10, v17
3E70  v_xor_b32_e32 v19, s11, v16
3E74  v_mov_b32_e32 v16, 0
3E78  v_mov_b32_e32 v17, 0
3E7C  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[12:13], v20, v14
3E84  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[8:9], v19, v14 op_sel:[0,0,0,1]
3E8C  v_cvt_scalef32_sr_pk_fp4_f32 v16, v[10:11], v22, v14 op_sel:[0,0,1,0]
3E94  v_cvt_scalef32_sr_pk_fp4_f32 v17, v[6:7], v18, v14 op_sel:[0,0,1,1]
3E9C  s_nop 0
3EA0  s_cbranch_execz 1
3EA4  s_branch 11
3EA8  v_mov_b32_e32 v16, 0
3EAC  v_mov_b32_e32 v17, 0
3EB0  v_cvt_scalef32_pk_fp4_f32 v16, v12, v13, v14
3EB8  v_cvt_scalef32_pk_fp4_f32 v17, v8, v9, v14 op_sel:[0,0,0,1]
3EC0  v_cvt_scalef32_pk_fp4_f32 v16, v10, v11, v14 op_sel:[0,0,1,0]
3EC8  v_cvt_scalef32_pk_fp4_f32 v17, v6, v7, v14 op_sel:[0,0,1,1]
3ED0  s_nop 0
3ED4  v_or3_b32 v6, v15, v44, v1
3EDC  v_or3_b32 v7, v24, v25, v40
3EE4  v_or3_b32 v8, v26, v27, v41
3EEC  v_or3_b32 v9, v16, v17, v42
3EF4  v_lshl_add_u64 v[4:5], v[4:5], 4, s[8:9]
3EFC  global_store_dwordx4 v[4:5], v[6:9], off
3F04  s_or_b64 exec, exec, s[6:7]
3F08  s_load_dwordx2 s[0:1], s[0:1], 0x10
3F10  v_mov_b32_e32 v1, 0
3F14  s_waitcnt lgkmcnt(0)
3F18  v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
3F20  v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
3F28  global_store_byte v[0:1], v43, off
3F30  s_endpgm
3F34  s_nop 0
