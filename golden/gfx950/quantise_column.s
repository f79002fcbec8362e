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
        .size:           8
        .value_kind:     by_value
      - .name:           rows
        .offset:         32
        .size:           4
        .value_kind:     by_value
      - .name:           cols
        .offset:         36
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         40
        .size:           4
        .value_kind:     by_value
      - .name:           signs
        .offset:         44
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
1800  s_load_dwordx4 s[68:71], s[0:1], 0x20
1808  s_mov_b32 s76, s3
180C  v_lshl_or_b32 v8, s2, 8, v0
1814  s_waitcnt lgkmcnt(0)
1818  s_and_b32 s3, s70, 8
181C  s_bitcmp1_b32 s70, 3
1820  s_cselect_b64 s[4:5], -1, 0
1824  s_add_i32 s6, s69, 0xff
182C  s_and_b32 s6, s6, 0xffffff00
1834  s_cmp_eq_u32 s3, 0
1838  s_cselect_b32 s2, s69, s6
183C  v_cmp_gt_u32_e32 vcc, s2, v8
1840  s_and_saveexec_b64 s[2:3], vcc
1844  s_cbranch_execz 2431
1848  s_andn2_b64 vcc, exec, s[4:5]
184C  s_lshr_b32 s33, s68, 5
1850  s_cbranch_vccnz 25
1854  s_add_i32 s2, s33, 7
1858  s_and_b32 s2, s2, 0xffffff8
1860  v_and_b32_e32 v1, 0xffffffe0, v8
1868  v_mad_u64_u32 v[4:5], s[2:3], s2, v1, 0
1870  s_lshl_b32 s2, s76, 5
1874  s_lshl_b32 s3, s76, 6
1878  s_and_b32 s2, s2, 0xffffff00
1880  s_and_b32 s3, s3, 0xc0
1888  v_lshlrev_b32_e32 v1, 2, v0
188C  s_lshr_b32 s4, s76, 1
1890  s_or_b32 s2, s3, s2
1894  s_and_b32 s4, s4, 2
1898  v_bfe_u32 v0, v0, 4, 1
18A0  v_and_or_b32 v1, v1, 60, s2
18A8  v_or3_b32 v6, v1, s4, v0
18B0  s_cbranch_execz 1
18B4  s_branch 3
18B8  v_mad_u64_u32 v[4:5], s[2:3], s33, v8, 0
18C0  v_mov_b32_e32 v6, s76
18C4  s_cmp_lt_u32 s76, s33
18C8  v_cmp_gt_u32_e32 vcc, s69, v8
18CC  s_cselect_b64 s[2:3], -1, 0
18D0  s_and_b64 s[2:3], vcc, s[2:3]
18D4  v_mov_b32_e32 v42, 0x7f
18DC  s_and_saveexec_b64 s[68:69], s[2:3]
18E0  s_cbranch_execz 2381
18E4  s_load_dwordx2 s[4:5], s[0:1], 0x0
18EC  s_load_dwordx2 s[6:7], s[0:1], 0x18
18F4  s_lshl_b32 s2, s76, 5
18F8  s_bitcmp1_b32 s70, 0
18FC  s_cselect_b64 s[8:9], -1, 0
1900  s_lshr_b32 s10, s76, 27
1904  s_waitcnt lgkmcnt(0)
1908  s_mul_i32 s10, s10, s6
190C  s_mul_i32 s11, s2, s7
1910  v_mov_b32_e32 v9, 0
1914  s_mul_hi_u32 s3, s2, s6
1918  s_add_i32 s12, s11, s10
191C  v_mov_b32_e32 v0, s6
1920  s_add_i32 s11, s12, s3
1924  s_mul_i32 s10, s2, s6
1928  v_mad_u64_u32 v[0:1], s[2:3], s2, v0, v[8:9]
1930  s_mov_b32 s77, 0
1934  v_add_u32_e32 v1, s12, v1
1938  s_and_b64 vcc, exec, s[8:9]
193C  s_cbranch_vccz 6
1940  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1948  global_load_dword v10, v[2:3], off
1950  s_cbranch_execz 1
1954  s_branch 6
1958  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1960  global_load_ushort v0, v[0:1], off
1968  s_waitcnt vmcnt(0)
196C  v_lshlrev_b32_e32 v10, 16, v0
1970  s_add_u32 s10, s10, s6
1974  s_addc_u32 s11, s11, s7
1978  v_cndmask_b32_e64 v0, 0, 1, s[8:9]
1980  v_cmp_ne_u32_e64 s[2:3], 1, v0
1988  s_andn2_b64 vcc, exec, s[8:9]
198C  v_lshl_add_u64 v[0:1], s[10:11], 0, v[8:9]
1994  s_cbranch_vccnz 6
1998  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
19A0  global_load_dword v11, v[2:3], off
19A8  s_cbranch_execz 1
19AC  s_branch 6
19B0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
19B8  global_load_ushort v0, v[0:1], off
19C0  s_waitcnt vmcnt(0)
19C4  v_lshlrev_b32_e32 v11, 16, v0
19C8  s_add_u32 s8, s10, s6
19CC  s_addc_u32 s9, s11, s7
19D0  s_and_b64 vcc, exec, s[2:3]
19D4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
19DC  s_cbranch_vccnz 6
19E0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
19E8  global_load_dword v12, v[2:3], off
19F0  s_cbranch_execz 1
19F4  s_branch 6
19F8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1A00  global_load_ushort v0, v[0:1], off
1A08  s_waitcnt vmcnt(0)
1A0C  v_lshlrev_b32_e32 v12, 16, v0
1A10  s_add_u32 s8, s8, s6
1A14  s_addc_u32 s9, s9, s7
1A18  s_and_b64 vcc, exec, s[2:3]
1A1C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1A24  s_cbranch_vccnz 6
1A28  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1A30  global_load_dword v13, v[2:3], off
1A38  s_cbranch_execz 1
1A3C  s_branch 6
1A40  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1A48  global_load_ushort v0, v[0:1], off
1A50  s_waitcnt vmcnt(0)
1A54  v_lshlrev_b32_e32 v13, 16, v0
1A58  s_add_u32 s8, s8, s6
1A5C  s_addc_u32 s9, s9, s7
1A60  s_and_b64 vcc, exec, s[2:3]
1A64  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1A6C  s_cbranch_vccnz 6
1A70  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1A78  global_load_dword v16, v[2:3], off
1A80  s_cbranch_execz 1
1A84  s_branch 6
1A88  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1A90  global_load_ushort v0, v[0:1], off
1A98  s_waitcnt vmcnt(0)
1A9C  v_lshlrev_b32_e32 v16, 16, v0
1AA0  s_add_u32 s8, s8, s6
1AA4  s_addc_u32 s9, s9, s7
1AA8  s_and_b64 vcc, exec, s[2:3]
1AAC  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1AB4  s_cbranch_vccnz 6
1AB8  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1AC0  global_load_dword v17, v[2:3], off
1AC8  s_cbranch_execz 1
1ACC  s_branch 6
1AD0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1AD8  global_load_ushort v0, v[0:1], off
1AE0  s_waitcnt vmcnt(0)
1AE4  v_lshlrev_b32_e32 v17, 16, v0
1AE8  s_add_u32 s8, s8, s6
1AEC  s_addc_u32 s9, s9, s7
1AF0  s_and_b64 vcc, exec, s[2:3]
1AF4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1AFC  s_cbranch_vccnz 6
1B00  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1B08  global_load_dword v20, v[2:3], off
1B10  s_cbranch_execz 1
1B14  s_branch 6
1B18  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1B20  global_load_ushort v0, v[0:1], off
1B28  s_waitcnt vmcnt(0)
1B2C  v_lshlrev_b32_e32 v20, 16, v0
1B30  s_add_u32 s8, s8, s6
1B34  s_addc_u32 s9, s9, s7
1B38  s_and_b64 vcc, exec, s[2:3]
1B3C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1B44  s_cbranch_vccnz 6
1B48  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1B50  global_load_dword v21, v[2:3], off
1B58  s_cbranch_execz 1
1B5C  s_branch 6
1B60  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1B68  global_load_ushort v0, v[0:1], off
1B70  s_waitcnt vmcnt(0)
1B74  v_lshlrev_b32_e32 v21, 16, v0
1B78  s_add_u32 s8, s8, s6
1B7C  s_addc_u32 s9, s9, s7
1B80  s_and_b64 vcc, exec, s[2:3]
1B84  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1B8C  s_cbranch_vccnz 6
1B90  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1B98  global_load_dword v14, v[2:3], off
1BA0  s_cbranch_execz 1
1BA4  s_branch 6
1BA8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1BB0  global_load_ushort v0, v[0:1], off
1BB8  s_waitcnt vmcnt(0)
1BBC  v_lshlrev_b32_e32 v14, 16, v0
1BC0  s_add_u32 s8, s8, s6
1BC4  s_addc_u32 s9, s9, s7
1BC8  s_and_b64 vcc, exec, s[2:3]
1BCC  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1BD4  s_cbranch_vccnz 6
1BD8  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1BE0  global_load_dword v15, v[2:3], off
1BE8  s_cbranch_execz 1
1BEC  s_branch 6
1BF0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1BF8  global_load_ushort v0, v[0:1], off
1C00  s_waitcnt vmcnt(0)
1C04  v_lshlrev_b32_e32 v15, 16, v0
1C08  s_add_u32 s8, s8, s6
1C0C  s_addc_u32 s9, s9, s7
1C10  s_and_b64 vcc, exec, s[2:3]
1C14  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1C1C  s_cbranch_vccnz 6
1C20  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1C28  global_load_dword v18, v[2:3], off
1C30  s_cbranch_execz 1
1C34  s_branch 6
1C38  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1C40  global_load_ushort v0, v[0:1], off
1C48  s_waitcnt vmcnt(0)
1C4C  v_lshlrev_b32_e32 v18, 16, v0
1C50  s_add_u32 s8, s8, s6
1C54  s_addc_u32 s9, s9, s7
1C58  s_and_b64 vcc, exec, s[2:3]
1C5C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1C64  s_cbranch_vccnz 6
1C68  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1C70  global_load_dword v19, v[2:3], off
1C78  s_cbranch_execz 1
1C7C  s_branch 6
1C80  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1C88  global_load_ushort v0, v[0:1], off
1C90  s_waitcnt vmcnt(0)
1C94  v_lshlrev_b32_e32 v19, 16, v0
1C98  s_add_u32 s8, s8, s6
1C9C  s_addc_u32 s9, s9, s7
1CA0  s_and_b64 vcc, exec, s[2:3]
1CA4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1CAC  s_cbranch_vccnz 6
1CB0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1CB8  global_load_dword v24, v[2:3], off
1CC0  s_cbranch_execz 1
1CC4  s_branch 6
1CC8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1CD0  global_load_ushort v0, v[0:1], off
1CD8  s_waitcnt vmcnt(0)
1CDC  v_lshlrev_b32_e32 v24, 16, v0
1CE0  s_add_u32 s8, s8, s6
1CE4  s_addc_u32 s9, s9, s7
1CE8  s_and_b64 vcc, exec, s[2:3]
1CEC  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1CF4  s_cbranch_vccnz 6
1CF8  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1D00  global_load_dword v25, v[2:3], off
1D08  s_cbranch_execz 1
1D0C  s_branch 6
1D10  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1D18  global_load_ushort v0, v[0:1], off
1D20  s_waitcnt vmcnt(0)
1D24  v_lshlrev_b32_e32 v25, 16, v0
1D28  s_add_u32 s8, s8, s6
1D2C  s_addc_u32 s9, s9, s7
1D30  s_and_b64 vcc, exec, s[2:3]
1D34  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1D3C  s_cbranch_vccnz 6
1D40  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1D48  global_load_dword v28, v[2:3], off
1D50  s_cbranch_execz 1
1D54  s_branch 6
1D58  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1D60  global_load_ushort v0, v[0:1], off
1D68  s_waitcnt vmcnt(0)
1D6C  v_lshlrev_b32_e32 v28, 16, v0
1D70  s_add_u32 s8, s8, s6
1D74  s_addc_u32 s9, s9, s7
1D78  s_and_b64 vcc, exec, s[2:3]
1D7C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1D84  s_cbranch_vccnz 6
1D88  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1D90  global_load_dword v29, v[2:3], off
1D98  s_cbranch_execz 1
1D9C  s_branch 6
1DA0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1DA8  global_load_ushort v0, v[0:1], off
1DB0  s_waitcnt vmcnt(0)
1DB4  v_lshlrev_b32_e32 v29, 16, v0
1DB8  s_add_u32 s8, s8, s6
1DBC  s_addc_u32 s9, s9, s7
1DC0  s_and_b64 vcc, exec, s[2:3]
1DC4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1DCC  s_cbranch_vccnz 6
1DD0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1DD8  global_load_dword v22, v[2:3], off
1DE0  s_cbranch_execz 1
1DE4  s_branch 6
1DE8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1DF0  global_load_ushort v0, v[0:1], off
1DF8  s_waitcnt vmcnt(0)
1DFC  v_lshlrev_b32_e32 v22, 16, v0
1E00  s_add_u32 s8, s8, s6
1E04  s_addc_u32 s9, s9, s7
1E08  s_and_b64 vcc, exec, s[2:3]
1E0C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1E14  s_cbranch_vccnz 6
1E18  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1E20  global_load_dword v23, v[2:3], off
1E28  s_cbranch_execz 1
1E2C  s_branch 6
1E30  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1E38  global_load_ushort v0, v[0:1], off
1E40  s_waitcnt vmcnt(0)
1E44  v_lshlrev_b32_e32 v23, 16, v0
1E48  s_add_u32 s8, s8, s6
1E4C  s_addc_u32 s9, s9, s7
1E50  s_and_b64 vcc, exec, s[2:3]
1E54  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1E5C  s_cbranch_vccnz 6
1E60  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1E68  global_load_dword v26, v[2:3], off
1E70  s_cbranch_execz 1
1E74  s_branch 6
1E78  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1E80  global_load_ushort v0, v[0:1], off
1E88  s_waitcnt vmcnt(0)
1E8C  v_lshlrev_b32_e32 v26, 16, v0
1E90  s_add_u32 s8, s8, s6
1E94  s_addc_u32 s9, s9, s7
1E98  s_and_b64 vcc, exec, s[2:3]
1E9C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1EA4  s_cbranch_vccnz 6
1EA8  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1EB0  global_load_dword v27, v[2:3], off
1EB8  s_cbranch_execz 1
1EBC  s_branch 6
1EC0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1EC8  global_load_ushort v0, v[0:1], off
1ED0  s_waitcnt vmcnt(0)
1ED4  v_lshlrev_b32_e32 v27, 16, v0
1ED8  s_add_u32 s8, s8, s6
1EDC  s_addc_u32 s9, s9, s7
1EE0  s_and_b64 vcc, exec, s[2:3]
1EE4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1EEC  s_cbranch_vccnz 6
1EF0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1EF8  global_load_dword v32, v[2:3], off
1F00  s_cbranch_execz 1
1F04  s_branch 6
1F08  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1F10  global_load_ushort v0, v[0:1], off
1F18  s_waitcnt vmcnt(0)
1F1C  v_lshlrev_b32_e32 v32, 16, v0
1F20  s_add_u32 s8, s8, s6
1F24  s_addc_u32 s9, s9, s7
1F28  s_and_b64 vcc, exec, s[2:3]
1F2C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1F34  s_cbranch_vccnz 6
1F38  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1F40  global_load_dword v33, v[2:3], off
1F48  s_cbranch_execz 1
1F4C  s_branch 6
1F50  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1F58  global_load_ushort v0, v[0:1], off
1F60  s_waitcnt vmcnt(0)
1F64  v_lshlrev_b32_e32 v33, 16, v0
1F68  s_add_u32 s8, s8, s6
1F6C  s_addc_u32 s9, s9, s7
1F70  s_and_b64 vcc, exec, s[2:3]
1F74  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1F7C  s_cbranch_vccnz 6
1F80  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1F88  global_load_dword v36, v[2:3], off
1F90  s_cbranch_execz 1
1F94  s_branch 6
1F98  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1FA0  global_load_ushort v0, v[0:1], off
1FA8  s_waitcnt vmcnt(0)
1FAC  v_lshlrev_b32_e32 v36, 16, v0
1FB0  s_add_u32 s8, s8, s6
1FB4  s_addc_u32 s9, s9, s7
1FB8  s_and_b64 vcc, exec, s[2:3]
1FBC  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
1FC4  s_cbranch_vccnz 6
1FC8  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
1FD0  global_load_dword v37, v[2:3], off
1FD8  s_cbranch_execz 1
1FDC  s_branch 6
1FE0  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
1FE8  global_load_ushort v0, v[0:1], off
1FF0  s_waitcnt vmcnt(0)
1FF4  v_lshlrev_b32_e32 v37, 16, v0
1FF8  s_add_u32 s8, s8, s6
1FFC  s_addc_u32 s9, s9, s7
2000  s_and_b64 vcc, exec, s[2:3]
2004  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
200C  s_cbranch_vccnz 6
2010  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
2018  global_load_dword v30, v[2:3], off
2020  s_cbranch_execz 1
2024  s_branch 6
2028  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
2030  global_load_ushort v0, v[0:1], off
2038  s_waitcnt vmcnt(0)
203C  v_lshlrev_b32_e32 v30, 16, v0
2040  s_add_u32 s8, s8, s6
2044  s_addc_u32 s9, s9, s7
2048  s_and_b64 vcc, exec, s[2:3]
204C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2054  s_cbranch_vccnz 6
2058  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
2060  global_load_dword v31, v[2:3], off
2068  s_cbranch_execz 1
206C  s_branch 6
2070  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
2078  global_load_ushort v0, v[0:1], off
2080  s_waitcnt vmcnt(0)
2084  v_lshlrev_b32_e32 v31, 16, v0
2088  s_add_u32 s8, s8, s6
208C  s_addc_u32 s9, s9, s7
2090  s_and_b64 vcc, exec, s[2:3]
2094  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
209C  s_cbranch_vccnz 6
20A0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
20A8  global_load_dword v34, v[2:3], off
20B0  s_cbranch_execz 1
20B4  s_branch 6
20B8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
20C0  global_load_ushort v0, v[0:1], off
20C8  s_waitcnt vmcnt(0)
20CC  v_lshlrev_b32_e32 v34, 16, v0
20D0  s_add_u32 s8, s8, s6
20D4  s_addc_u32 s9, s9, s7
20D8  s_and_b64 vcc, exec, s[2:3]
20DC  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
20E4  s_cbranch_vccnz 6
20E8  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
20F0  global_load_dword v35, v[2:3], off
20F8  s_cbranch_execz 1
20FC  s_branch 6
2100  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
2108  global_load_ushort v0, v[0:1], off
2110  s_waitcnt vmcnt(0)
2114  v_lshlrev_b32_e32 v35, 16, v0
2118  s_add_u32 s8, s8, s6
211C  s_addc_u32 s9, s9, s7
2120  s_and_b64 vcc, exec, s[2:3]
2124  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
212C  s_cbranch_vccnz 6
2130  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
2138  global_load_dword v38, v[2:3], off
2140  s_cbranch_execz 1
2144  s_branch 6
2148  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
2150  global_load_ushort v0, v[0:1], off
2158  s_waitcnt vmcnt(0)
215C  v_lshlrev_b32_e32 v38, 16, v0
2160  s_add_u32 s8, s8, s6
2164  s_addc_u32 s9, s9, s7
2168  s_and_b64 vcc, exec, s[2:3]
216C  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
2174  s_cbranch_vccnz 6
2178  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
2180  global_load_dword v39, v[2:3], off
2188  s_cbranch_execz 1
218C  s_branch 6
2190  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
2198  global_load_ushort v0, v[0:1], off
21A0  s_waitcnt vmcnt(0)
21A4  v_lshlrev_b32_e32 v39, 16, v0
21A8  s_add_u32 s8, s8, s6
21AC  s_addc_u32 s9, s9, s7
21B0  s_and_b64 vcc, exec, s[2:3]
21B4  v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
21BC  s_cbranch_vccnz 6
21C0  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
21C8  global_load_dword v40, v[2:3], off
21D0  s_cbranch_execz 1
21D4  s_branch 6
21D8  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
21E0  global_load_ushort v0, v[0:1], off
21E8  s_waitcnt vmcnt(0)
21EC  v_lshlrev_b32_e32 v40, 16, v0
21F0  s_add_u32 s6, s8, s6
21F4  s_addc_u32 s7, s9, s7
21F8  s_and_b64 vcc, exec, s[2:3]
21FC  v_lshl_add_u64 v[0:1], s[6:7], 0, v[8:9]
2204  s_cbranch_vccnz 8
2208  v_lshl_add_u64 v[2:3], v[0:1], 2, s[4:5]
2210  global_load_dword v41, v[2:3], off
2218  s_load_dwordx4 s[72:75], s[0:1], 0x38
2220  s_cbranch_execz 3
2224  s_branch 8
2228  s_load_dwordx4 s[72:75], s[0:1], 0x38
2230  v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
2238  global_load_ushort v0, v[0:1], off
2240  s_waitcnt vmcnt(0)
2244  v_lshlrev_b32_e32 v41, 16, v0
2248  s_load_dwordx2 s[78:79], s[0:1], 0x8
2250  s_load_dwordx2 s[80:81], s[0:1], 0x30
2258  s_bitcmp1_b32 s70, 1
225C  s_cselect_b64 s[82:83], -1, 0
2260  s_and_b64 vcc, exec, s[82:83]
2264  s_cbranch_vccz 309
2268  s_cmp_eq_u32 s71, 0
226C  s_cbranch_scc1 96
2270  s_lshl_b32 s2, s71, 31
2274  s_lshl_b32 s3, s71, 30
2278  v_bfrev_b32_e32 v0, 1
227C  s_waitcnt vmcnt(0)
2280  v_xor_b32_e32 v10, s2, v10
2284  s_lshl_b32 s2, s71, 29
2288  v_bitop3_b32 v11, s3, v11, v0 bitop3:0x6c
2290  s_lshl_b32 s3, s71, 28
2294  v_bitop3_b32 v12, s2, v12, v0 bitop3:0x6c
229C  s_lshl_b32 s2, s71, 27
22A0  v_bitop3_b32 v13, s3, v13, v0 bitop3:0x6c
22A8  s_lshl_b32 s3, s71, 26
22AC  v_bitop3_b32 v16, s2, v16, v0 bitop3:0x6c
22B4  s_lshl_b32 s2, s71, 25
22B8  v_bitop3_b32 v17, s3, v17, v0 bitop3:0x6c
22C0  s_lshl_b32 s3, s71, 24
22C4  v_bitop3_b32 v20, s2, v20, v0 bitop3:0x6c
22CC  s_lshl_b32 s2, s71, 23
22D0  v_bitop3_b32 v21, s3, v21, v0 bitop3:0x6c
22D8  s_lshl_b32 s3, s71, 22
22DC  v_bitop3_b32 v14, s2, v14, v0 bitop3:0x6c
22E4  s_lshl_b32 s2, s71, 21
22E8  v_bitop3_b32 v15, s3, v15, v0 bitop3:0x6c
22F0  s_lshl_b32 s3, s71, 20
22F4  v_bitop3_b32 v18, s2, v18, v0 bitop3:0x6c
22FC  s_lshl_b32 s2, s71, 19
2300  v_bitop3_b32 v19, s3, v19, v0 bitop3:0x6c
2308  s_lshl_b32 s3, s71, 18
230C  v_bitop3_b32 v24, s2, v24, v0 bitop3:0x6c
2314  s_lshl_b32 s2, s71, 17
2318  v_bitop3_b32 v25, s3, v25, v0 bitop3:0x6c
2320  s_lshl_b32 s3, s71, 16
2324  v_bitop3_b32 v28, s2, v28, v0 bitop3:0x6c
232C  s_lshl_b32 s2, s71, 15
2330  v_bitop3_b32 v29, s3, v29, v0 bitop3:0x6c
2338  s_lshl_b32 s3, s71, 14
233C  v_bitop3_b32 v22, s2, v22, v0 bitop3:0x6c
2344  s_lshl_b32 s2, s71, 13
2348  v_bitop3_b32 v23, s3, v23, v0 bitop3:0x6c
2350  s_lshl_b32 s3, s71, 12
2354  v_bitop3_b32 v26, s2, v26, v0 bitop3:0x6c
235C  s_lshl_b32 s2, s71, 11
2360  v_bitop3_b32 v27, s3, v27, v0 bitop3:0x6c
2368  s_lshl_b32 s3, s71, 10
236C  v_bitop3_b32 v32, s2, v32, v0 bitop3:0x6c
2374  s_lshl_b32 s2, s71, 9
2378  v_bitop3_b32 v33, s3, v33, v0 bitop3:0x6c
2380  s_lshl_b32 s3, s71, 8
2384  v_bitop3_b32 v36, s2, v36, v0 bitop3:0x6c
238C  s_lshl_b32 s2, s71, 7
2390  v_bitop3_b32 v37, s3, v37, v0 bitop3:0x6c
2398  s_lshl_b32 s3, s71, 6
239C  v_bitop3_b32 v30, s2, v30, v0 bitop3:0x6c
23A4  s_lshl_b32 s2, s71, 5
23A8  v_bitop3_b32 v31, s3, v31, v0 bitop3:0x6c
23B0  s_lshl_b32 s3, s71, 4
23B4  v_bitop3_b32 v34, s2, v34, v0 bitop3:0x6c
23BC  s_lshl_b32 s2, s71, 3
23C0  v_bitop3_b32 v35, s3, v35, v0 bitop3:0x6c
23C8  s_lshl_b32 s3, s71, 2
23CC  v_bitop3_b32 v38, s2, v38, v0 bitop3:0x6c
23D4  s_lshl_b32 s2, s71, 1
23D8  v_bitop3_b32 v39, s3, v39, v0 bitop3:0x6c
23E0  v_bitop3_b32 v41, s71, v41, v0 bitop3:0x6c
23E8  v_bitop3_b32 v40, s2, v40, v0 bitop3:0x6c
23F0  s_waitcnt vmcnt(0)
23F4  v_pk_add_f32 v[0:1], v[10:11], v[10:11] op_sel:[0,1]
23FC  v_pk_add_f32 v[2:3], v[10:11], v[10:11] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2404  v_mov_b32_e32 v1, v3
2408  v_pk_add_f32 v[2:3], v[12:13], v[12:13] op_sel:[0,1]
2410  v_pk_add_f32 v[10:11], v[12:13], v[12:13] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2418  v_mov_b32_e32 v3, v11
241C  v_pk_add_f32 v[10:11], v[16:17], v[16:17] op_sel:[0,1]
2424  v_pk_add_f32 v[12:13], v[16:17], v[16:17] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
242C  v_mov_b32_e32 v11, v13
2430  v_pk_add_f32 v[12:13], v[20:21], v[20:21] op_sel:[0,1]
2438  v_pk_add_f32 v[16:17], v[20:21], v[20:21] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2440  v_mov_b32_e32 v13, v17
2444  v_pk_add_f32 v[16:17], v[14:15], v[14:15] op_sel:[0,1]
244C  v_pk_add_f32 v[14:15], v[14:15], v[14:15] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2454  v_mov_b32_e32 v17, v15
2458  v_pk_add_f32 v[14:15], v[18:19], v[18:19] op_sel:[0,1]
2460  v_pk_add_f32 v[18:19], v[18:19], v[18:19] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2468  v_mov_b32_e32 v15, v19
246C  v_pk_add_f32 v[18:19], v[24:25], v[24:25] op_sel:[0,1]
2474  v_pk_add_f32 v[20:21], v[24:25], v[24:25] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
247C  v_mov_b32_e32 v19, v21
2480  v_pk_add_f32 v[20:21], v[28:29], v[28:29] op_sel:[0,1]
2488  v_pk_add_f32 v[24:25], v[28:29], v[28:29] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2490  v_mov_b32_e32 v21, v25
2494  v_pk_add_f32 v[24:25], v[22:23], v[22:23] op_sel:[0,1]
249C  v_pk_add_f32 v[22:23], v[22:23], v[22:23] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24A4  v_mov_b32_e32 v25, v23
24A8  v_pk_add_f32 v[22:23], v[26:27], v[26:27] op_sel:[0,1]
24B0  v_pk_add_f32 v[26:27], v[26:27], v[26:27] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24B8  v_mov_b32_e32 v23, v27
24BC  v_pk_add_f32 v[26:27], v[32:33], v[32:33] op_sel:[0,1]
24C4  v_pk_add_f32 v[28:29], v[32:33], v[32:33] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24CC  v_mov_b32_e32 v27, v29
24D0  v_pk_add_f32 v[28:29], v[36:37], v[36:37] op_sel:[0,1]
24D8  v_pk_add_f32 v[32:33], v[36:37], v[36:37] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24E0  v_mov_b32_e32 v29, v33
24E4  v_pk_add_f32 v[32:33], v[30:31], v[30:31] op_sel:[0,1]
24EC  v_pk_add_f32 v[30:31], v[30:31], v[30:31] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
24F4  v_mov_b32_e32 v33, v31
24F8  v_pk_add_f32 v[30:31], v[34:35], v[34:35] op_sel:[0,1]
2500  v_pk_add_f32 v[34:35], v[34:35], v[34:35] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2508  v_mov_b32_e32 v31, v35
250C  v_pk_add_f32 v[34:35], v[38:39], v[38:39] op_sel:[0,1]
2514  v_pk_add_f32 v[36:37], v[38:39], v[38:39] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
251C  v_mov_b32_e32 v35, v37
2520  v_pk_add_f32 v[36:37], v[40:41], v[40:41] op_sel:[0,1]
2528  v_pk_add_f32 v[38:39], v[40:41], v[40:41] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[0,1]
2530  v_mov_b32_e32 v37, v39
2534  v_pk_add_f32 v[38:39], v[0:1], v[2:3]
253C  v_pk_add_f32 v[40:41], v[10:11], v[12:13]
2544  v_pk_add_f32 v[42:43], v[16:17], v[14:15]
254C  v_pk_add_f32 v[44:45], v[18:19], v[20:21]
2554  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
255C  v_pk_add_f32 v[2:3], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
2564  v_pk_add_f32 v[10:11], v[16:17], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
256C  v_pk_add_f32 v[12:13], v[18:19], v[20:21] neg_lo:[0,1] neg_hi:[0,1]
2574  v_pk_add_f32 v[46:47], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
257C  v_pk_add_f32 v[48:49], v[42:43], v[44:45] neg_lo:[0,1] neg_hi:[0,1]
2584  v_pk_add_f32 v[38:39], v[38:39], v[40:41]
258C  v_pk_add_f32 v[40:41], v[42:43], v[44:45]
2594  v_pk_add_f32 v[14:15], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
259C  v_pk_add_f32 v[16:17], v[10:11], v[12:13] neg_lo:[0,1] neg_hi:[0,1]
25A4  v_pk_add_f32 v[0:1], v[0:1], v[2:3]
25AC  v_pk_add_f32 v[2:3], v[10:11], v[12:13]
25B4  v_pk_add_f32 v[42:43], v[38:39], v[40:41]
25BC  v_pk_add_f32 v[38:39], v[38:39], v[40:41] neg_lo:[0,1] neg_hi:[0,1]
25C4  v_pk_add_f32 v[40:41], v[46:47], v[48:49]
25CC  v_pk_add_f32 v[44:45], v[46:47], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
25D4  v_pk_add_f32 v[12:13], v[0:1], v[2:3]
25DC  v_pk_add_f32 v[0:1], v[0:1], v[2:3] neg_lo:[0,1] neg_hi:[0,1]
25E4  v_pk_add_f32 v[2:3], v[14:15], v[16:17]
25EC  v_pk_add_f32 v[46:47], v[14:15], v[16:17] neg_lo:[0,1] neg_hi:[0,1]
25F4  v_pk_add_f32 v[10:11], v[24:25], v[22:23]
25FC  v_pk_add_f32 v[14:15], v[26:27], v[28:29]
2604  v_pk_add_f32 v[16:17], v[32:33], v[30:31]
260C  v_pk_add_f32 v[18:19], v[34:35], v[36:37]
2614  v_pk_add_f32 v[20:21], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
261C  v_pk_add_f32 v[10:11], v[10:11], v[14:15]
2624  v_pk_add_f32 v[14:15], v[16:17], v[18:19]
262C  v_pk_add_f32 v[48:49], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2634  v_pk_add_f32 v[50:51], v[10:11], v[14:15]
263C  v_pk_add_f32 v[52:53], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
2644  v_pk_add_f32 v[10:11], v[24:25], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
264C  v_pk_add_f32 v[14:15], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
2654  v_pk_add_f32 v[16:17], v[32:33], v[30:31] neg_lo:[0,1] neg_hi:[0,1]
265C  v_pk_add_f32 v[18:19], v[34:35], v[36:37] neg_lo:[0,1] neg_hi:[0,1]
2664  v_pk_add_f32 v[54:55], v[20:21], v[48:49]
266C  v_pk_add_f32 v[48:49], v[20:21], v[48:49] neg_lo:[0,1] neg_hi:[0,1]
2674  v_pk_add_f32 v[20:21], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
267C  v_pk_add_f32 v[22:23], v[16:17], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
2684  v_pk_add_f32 v[10:11], v[10:11], v[14:15]
268C  v_pk_add_f32 v[14:15], v[16:17], v[18:19]
2694  v_pk_add_f32 v[30:31], v[20:21], v[22:23]
269C  v_pk_add_f32 v[26:27], v[10:11], v[14:15]
26A4  v_pk_add_f32 v[34:35], v[10:11], v[14:15] neg_lo:[0,1] neg_hi:[0,1]
26AC  v_pk_add_f32 v[56:57], v[20:21], v[22:23] neg_lo:[0,1] neg_hi:[0,1]
26B4  s_mov_b32 s2, 0x3e800000
26BC  v_pk_mul_f32 v[10:11], v[42:43], s[2:3] op_sel_hi:[1,0]
26C4  v_pk_mul_f32 v[12:13], v[12:13], s[2:3] op_sel_hi:[1,0]
26CC  v_pk_mul_f32 v[16:17], v[40:41], s[2:3] op_sel_hi:[1,0]
26D4  v_pk_mul_f32 v[20:21], v[2:3], s[2:3] op_sel_hi:[1,0]
26DC  v_pk_mul_f32 v[14:15], v[38:39], s[2:3] op_sel_hi:[1,0]
26E4  v_pk_mul_f32 v[18:19], v[0:1], s[2:3] op_sel_hi:[1,0]
26EC  v_pk_mul_f32 v[24:25], v[44:45], s[2:3] op_sel_hi:[1,0]
26F4  v_pk_mul_f32 v[28:29], v[46:47], s[2:3] op_sel_hi:[1,0]
26FC  v_pk_mul_f32 v[22:23], v[50:51], s[2:3] op_sel_hi:[1,0]
2704  v_pk_mul_f32 v[26:27], v[26:27], s[2:3] op_sel_hi:[1,0]
270C  v_pk_mul_f32 v[32:33], v[54:55], s[2:3] op_sel_hi:[1,0]
2714  v_pk_mul_f32 v[36:37], v[30:31], s[2:3] op_sel_hi:[1,0]
271C  v_pk_mul_f32 v[30:31], v[52:53], s[2:3] op_sel_hi:[1,0]
2724  v_pk_mul_f32 v[34:35], v[34:35], s[2:3] op_sel_hi:[1,0]
272C  v_pk_mul_f32 v[38:39], v[48:49], s[2:3] op_sel_hi:[1,0]
2734  v_pk_mul_f32 v[40:41], v[56:57], s[2:3] op_sel_hi:[1,0]
273C  s_waitcnt vmcnt(0)
2740  v_and_b32_e32 v71, 0x7fffffff, v10
2748  v_and_b32_e32 v70, 0x7fffffff, v11
2750  v_max_u32_e32 v0, v70, v71
2754  v_and_b32_e32 v69, 0x7fffffff, v12
275C  v_and_b32_e32 v68, 0x7fffffff, v13
2764  v_max3_u32 v0, v68, v69, v0
276C  v_and_b32_e32 v67, 0x7fffffff, v16
2774  v_and_b32_e32 v66, 0x7fffffff, v17
277C  v_max3_u32 v0, v66, v67, v0
2784  v_and_b32_e32 v65, 0x7fffffff, v20
278C  v_and_b32_e32 v64, 0x7fffffff, v21
2794  v_max3_u32 v0, v64, v65, v0
279C  v_and_b32_e32 v63, 0x7fffffff, v14
27A4  v_and_b32_e32 v62, 0x7fffffff, v15
27AC  v_max3_u32 v0, v62, v63, v0
27B4  v_and_b32_e32 v61, 0x7fffffff, v18
27BC  v_and_b32_e32 v60, 0x7fffffff, v19
27C4  v_max3_u32 v0, v60, v61, v0
27CC  v_and_b32_e32 v59, 0x7fffffff, v24
27D4  v_and_b32_e32 v58, 0x7fffffff, v25
27DC  v_max3_u32 v0, v58, v59, v0
27E4  v_and_b32_e32 v57, 0x7fffffff, v28
27EC  v_and_b32_e32 v56, 0x7fffffff, v29
27F4  v_max3_u32 v0, v56, v57, v0
27FC  v_and_b32_e32 v55, 0x7fffffff, v22
2804  v_and_b32_e32 v54, 0x7fffffff, v23
280C  v_max3_u32 v0, v54, v55, v0
2814  v_and_b32_e32 v53, 0x7fffffff, v26
281C  v_and_b32_e32 v52, 0x7fffffff, v27
2824  v_max3_u32 v0, v52, v53, v0
282C  v_and_b32_e32 v51, 0x7fffffff, v32
2834  v_and_b32_e32 v50, 0x7fffffff, v33
283C  v_max3_u32 v0, v50, v51, v0
2844  v_and_b32_e32 v49, 0x7fffffff, v36
284C  v_and_b32_e32 v48, 0x7fffffff, v37
2854  v_max3_u32 v0, v48, v49, v0
285C  v_and_b32_e32 v47, 0x7fffffff, v30
2864  v_and_b32_e32 v46, 0x7fffffff, v31
286C  v_max3_u32 v0, v46, v47, v0
2874  v_and_b32_e32 v45, 0x7fffffff, v34
287C  v_and_b32_e32 v44, 0x7fffffff, v35
2884  v_max3_u32 v0, v44, v45, v0
288C  v_and_b32_e32 v43, 0x7fffffff, v38
2894  v_and_b32_e32 v42, 0x7fffffff, v39
289C  v_max3_u32 v0, v42, v43, v0
28A4  v_and_b32_e32 v9, 0x7fffffff, v40
28AC  v_and_b32_e32 v7, 0x7fffffff, v41
28B4  v_max3_u32 v72, v7, v9, v0
28BC  s_mov_b32 s4, 0x7f7fffff
28C4  v_mov_b32_e32 v1, 0
28C8  v_cmp_lt_u32_e32 vcc, s4, v72
28CC  v_mov_b32_e32 v0, v1
28D0  v_mov_b32_e32 v2, v1
28D4  v_mov_b32_e32 v3, v1
28D8  s_and_saveexec_b64 s[84:85], vcc
28DC  s_cbranch_execz 670
28E0  v_cmp_lt_u32_e32 vcc, s4, v71
28E4  s_mov_b32 s8, 0x7f800000
28EC  v_mov_b32_e32 v2, v1
28F0  v_cndmask_b32_e64 v0, 0, 7, vcc
28F8  v_mov_b32_e32 v3, v1
28FC  v_cmp_lt_u32_e64 s[2:3], s8, v70
2904  v_cmp_lt_u32_e64 s[4:5], s4, v70
290C  s_and_saveexec_b64 s[6:7], s[4:5]
2910  v_and_b32_e32 v11, 0x80000000, v11
2918  s_and_b64 s[4:5], s[82:83], s[2:3]
291C  v_cndmask_b32_e64 v11, v11, 0, s[4:5]
2924  v_or_b32_e32 v0, 0x70, v0
292C  s_or_b64 exec, exec, s[6:7]
2930  s_mov_b32 s10, 0x7f7fffff
2938  v_cmp_lt_u32_e64 s[4:5], s8, v69
2940  v_cmp_lt_u32_e64 s[6:7], s10, v69
2948  s_and_saveexec_b64 s[8:9], s[6:7]
294C  v_and_b32_e32 v12, 0x80000000, v12
2954  s_and_b64 s[6:7], s[82:83], s[4:5]
2958  v_cndmask_b32_e64 v12, v12, 0, s[6:7]
2960  v_or_b32_e32 v0, 0x700, v0
2968  s_or_b64 exec, exec, s[8:9]
296C  s_mov_b32 s12, 0x7f800000
2974  v_cmp_lt_u32_e64 s[6:7], s12, v68
297C  v_cmp_lt_u32_e64 s[8:9], s10, v68
2984  s_and_saveexec_b64 s[10:11], s[8:9]
2988  v_and_b32_e32 v13, 0x80000000, v13
2990  s_and_b64 s[8:9], s[82:83], s[6:7]
2994  v_cndmask_b32_e64 v13, v13, 0, s[8:9]
299C  v_or_b32_e32 v0, 0x7000, v0
29A4  s_or_b64 exec, exec, s[10:11]
29A8  s_mov_b32 s14, 0x7f7fffff
29B0  v_cmp_lt_u32_e64 s[8:9], s12, v67
29B8  v_cmp_lt_u32_e64 s[10:11], s14, v67
29C0  s_and_saveexec_b64 s[12:13], s[10:11]
29C4  v_and_b32_e32 v16, 0x80000000, v16
29CC  s_and_b64 s[10:11], s[82:83], s[8:9]
29D0  v_cndmask_b32_e64 v16, v16, 0, s[10:11]
29D8  v_or_b32_e32 v0, 0x70000, v0
29E0  s_or_b64 exec, exec, s[12:13]
29E4  s_mov_b32 s16, 0x7f800000
29EC  v_cmp_lt_u32_e64 s[10:11], s16, v66
29F4  v_cmp_lt_u32_e64 s[12:13], s14, v66
29FC  s_and_saveexec_b64 s[14:15], s[12:13]
2A00  v_and_b32_e32 v17, 0x80000000, v17
2A08  s_and_b64 s[12:13], s[82:83], s[10:11]
2A0C  v_cndmask_b32_e64 v17, v17, 0, s[12:13]
2A14  v_or_b32_e32 v0, 0x700000, v0
2A1C  s_or_b64 exec, exec, s[14:15]
2A20  s_mov_b32 s18, 0x7f7fffff
2A28  v_cmp_lt_u32_e64 s[12:13], s16, v65
2A30  v_cmp_lt_u32_e64 s[14:15], s18, v65
2A38  s_and_saveexec_b64 s[16:17], s[14:15]
2A3C  v_and_b32_e32 v20, 0x80000000, v20
2A44  s_and_b64 s[14:15], s[82:83], s[12:13]
2A48  v_cndmask_b32_e64 v20, v20, 0, s[14:15]
2A50  v_or_b32_e32 v0, 0x7000000, v0
2A58  s_or_b64 exec, exec, s[16:17]
2A5C  s_mov_b32 s20, 0x7f800000
2A64  v_cmp_lt_u32_e64 s[14:15], s20, v64
2A6C  v_cmp_lt_u32_e64 s[16:17], s18, v64
2A74  s_and_saveexec_b64 s[18:19], s[16:17]
2A78  v_and_b32_e32 v21, 0x80000000, v21
2A80  s_and_b64 s[16:17], s[82:83], s[14:15]
2A84  v_cndmask_b32_e64 v21, v21, 0, s[16:17]
2A8C  v_or_b32_e32 v0, 0x70000000, v0
2A94  s_or_b64 exec, exec, s[18:19]
2A98  s_mov_b32 s22, 0x7f7fffff
2AA0  v_cmp_lt_u32_e64 s[16:17], s20, v63
2AA8  v_cmp_lt_u32_e64 s[18:19], s22, v63
2AB0  s_and_saveexec_b64 s[20:21], s[18:19]
2AB4  v_and_b32_e32 v14, 0x80000000, v14
2ABC  s_and_b64 s[18:19], s[82:83], s[16:17]
2AC0  v_cndmask_b32_e64 v14, v14, 0, s[18:19]
2AC8  v_or_b32_e32 v1, 7, v1
2ACC  s_or_b64 exec, exec, s[20:21]
2AD0  s_mov_b32 s24, 0x7f800000
2AD8  v_cmp_lt_u32_e64 s[18:19], s24, v62
2AE0  v_cmp_lt_u32_e64 s[20:21], s22, v62
2AE8  s_and_saveexec_b64 s[22:23], s[20:21]
2AEC  v_and_b32_e32 v15, 0x80000000, v15
2AF4  s_and_b64 s[20:21], s[82:83], s[18:19]
2AF8  v_cndmask_b32_e64 v15, v15, 0, s[20:21]
2B00  v_or_b32_e32 v1, 0x70, v1
2B08  s_or_b64 exec, exec, s[22:23]
2B0C  s_mov_b32 s26, 0x7f7fffff
2B14  v_cmp_lt_u32_e64 s[20:21], s24, v61
2B1C  v_cmp_lt_u32_e64 s[22:23], s26, v61
2B24  s_and_saveexec_b64 s[24:25], s[22:23]
2B28  v_and_b32_e32 v18, 0x80000000, v18
2B30  s_and_b64 s[22:23], s[82:83], s[20:21]
2B34  v_cndmask_b32_e64 v18, v18, 0, s[22:23]
2B3C  v_or_b32_e32 v1, 0x700, v1
2B44  s_or_b64 exec, exec, s[24:25]
2B48  s_mov_b32 s28, 0x7f800000
2B50  v_cmp_lt_u32_e64 s[22:23], s28, v60
2B58  v_cmp_lt_u32_e64 s[24:25], s26, v60
2B60  s_and_saveexec_b64 s[26:27], s[24:25]
2B64  v_and_b32_e32 v19, 0x80000000, v19
2B6C  s_and_b64 s[24:25], s[82:83], s[22:23]
2B70  v_cndmask_b32_e64 v19, v19, 0, s[24:25]
2B78  v_or_b32_e32 v1, 0x7000, v1
2B80  s_or_b64 exec, exec, s[26:27]
2B84  s_mov_b32 s30, 0x7f7fffff
2B8C  v_cmp_lt_u32_e64 s[24:25], s28, v59
2B94  v_cmp_lt_u32_e64 s[26:27], s30, v59
2B9C  s_and_saveexec_b64 s[28:29], s[26:27]
2BA0  v_and_b32_e32 v24, 0x80000000, v24
2BA8  s_and_b64 s[26:27], s[82:83], s[24:25]
2BAC  v_cndmask_b32_e64 v24, v24, 0, s[26:27]
2BB4  v_or_b32_e32 v1, 0x70000, v1
2BBC  s_or_b64 exec, exec, s[28:29]
2BC0  s_mov_b32 s34, 0x7f800000
2BC8  v_cmp_lt_u32_e64 s[26:27], s34, v58
2BD0  v_cmp_lt_u32_e64 s[28:29], s30, v58
2BD8  s_and_saveexec_b64 s[30:31], s[28:29]
2BDC  v_and_b32_e32 v25, 0x80000000, v25
2BE4  s_and_b64 s[28:29], s[82:83], s[26:27]
2BE8  v_cndmask_b32_e64 v25, v25, 0, s[28:29]
2BF0  v_or_b32_e32 v1, 0x700000, v1
2BF8  s_or_b64 exec, exec, s[30:31]
2BFC  s_mov_b32 s36, 0x7f7fffff
2C04  v_cmp_lt_u32_e64 s[28:29], s34, v57
2C0C  v_cmp_lt_u32_e64 s[30:31], s36, v57
2C14  s_and_saveexec_b64 s[34:35], s[30:31]
2C18  v_and_b32_e32 v28, 0x80000000, v28
2C20  s_and_b64 s[30:31], s[82:83], s[28:29]
2C24  v_cndmask_b32_e64 v28, v28, 0, s[30:31]
2C2C  v_or_b32_e32 v1, 0x7000000, v1
2C34  s_or_b64 exec, exec, s[34:35]
2C38  s_mov_b32 s38, 0x7f800000
2C40  v_cmp_lt_u32_e64 s[30:31], s38, v56
2C48  v_cmp_lt_u32_e64 s[34:35], s36, v56
2C50  s_and_saveexec_b64 s[36:37], s[34:35]
2C54  v_and_b32_e32 v29, 0x80000000, v29
2C5C  s_and_b64 s[34:35], s[82:83], s[30:31]
2C60  v_cndmask_b32_e64 v29, v29, 0, s[34:35]
2C68  v_or_b32_e32 v1, 0x70000000, v1
2C70  s_or_b64 exec, exec, s[36:37]
2C74  s_mov_b32 s40, 0x7f7fffff
2C7C  v_cmp_lt_u32_e64 s[34:35], s38, v55
2C84  v_cmp_lt_u32_e64 s[36:37], s40, v55
2C8C  s_and_saveexec_b64 s[38:39], s[36:37]
2C90  v_and_b32_e32 v22, 0x80000000, v22
2C98  s_and_b64 s[36:37], s[82:83], s[34:35]
2C9C  v_cndmask_b32_e64 v22, v22, 0, s[36:37]
2CA4  v_or_b32_e32 v2, 7, v2
2CA8  s_or_b64 exec, exec, s[38:39]
2CAC  s_mov_b32 s42, 0x7f800000
2CB4  v_cmp_lt_u32_e64 s[36:37], s42, v54
2CBC  v_cmp_lt_u32_e64 s[38:39], s40, v54
2CC4  s_and_saveexec_b64 s[40:41], s[38:39]
2CC8  v_and_b32_e32 v23, 0x80000000, v23
2CD0  s_and_b64 s[38:39], s[82:83], s[36:37]
2CD4  v_cndmask_b32_e64 v23, v23, 0, s[38:39]
2CDC  v_or_b32_e32 v2, 0x70, v2
2CE4  s_or_b64 exec, exec, s[40:41]
2CE8  s_mov_b32 s44, 0x7f7fffff
2CF0  v_cmp_lt_u32_e64 s[38:39], s42, v53
2CF8  v_cmp_lt_u32_e64 s[40:41], s44, v53
2D00  s_and_saveexec_b64 s[42:43], s[40:41]
2D04  v_and_b32_e32 v26, 0x80000000, v26
2D0C  s_and_b64 s[40:41], s[82:83], s[38:39]
2D10  v_cndmask_b32_e64 v26, v26, 0, s[40:41]
2D18  v_or_b32_e32 v2, 0x700, v2
2D20  s_or_b64 exec, exec, s[42:43]
2D24  s_mov_b32 s46, 0x7f800000
2D2C  v_cmp_lt_u32_e64 s[40:41], s46, v52
2D34  v_cmp_lt_u32_e64 s[42:43], s44, v52
2D3C  s_and_saveexec_b64 s[44:45], s[42:43]
2D40  v_and_b32_e32 v27, 0x80000000, v27
2D48  s_and_b64 s[42:43], s[82:83], s[40:41]
2D4C  v_cndmask_b32_e64 v27, v27, 0, s[42:43]
2D54  v_or_b32_e32 v2, 0x7000, v2
2D5C  s_or_b64 exec, exec, s[44:45]
2D60  s_mov_b32 s48, 0x7f7fffff
2D68  v_cmp_lt_u32_e64 s[42:43], s46, v51
2D70  v_cmp_lt_u32_e64 s[44:45], s48, v51
2D78  s_and_saveexec_b64 s[46:47], s[44:45]
2D7C  v_and_b32_e32 v32, 0x80000000, v32
2D84  s_and_b64 s[44:45], s[82:83], s[42:43]
2D88  v_cndmask_b32_e64 v32, v32, 0, s[44:45]
2D90  v_or_b32_e32 v2, 0x70000, v2
2D98  s_or_b64 exec, exec, s[46:47]
2D9C  s_mov_b32 s50, 0x7f800000
2DA4  v_cmp_lt_u32_e64 s[44:45], s50, v50
2DAC  v_cmp_lt_u32_e64 s[46:47], s48, v50
2DB4  s_and_saveexec_b64 s[48:49], s[46:47]
2DB8  v_and_b32_e32 v33, 0x80000000, v33
2DC0  s_and_b64 s[46:47], s[82:83], s[44:45]
2DC4  v_cndmask_b32_e64 v33, v33, 0, s[46:47]
2DCC  v_or_b32_e32 v2, 0x700000, v2
2DD4  s_or_b64 exec, exec, s[48:49]
2DD8  s_mov_b32 s52, 0x7f7fffff
2DE0  v_cmp_lt_u32_e64 s[46:47], s50, v49
2DE8  v_cmp_lt_u32_e64 s[48:49], s52, v49
2DF0  s_and_saveexec_b64 s[50:51], s[48:49]
2DF4  v_and_b32_e32 v36, 0x80000000, v36
2DFC  s_and_b64 s[48:49], s[82:83], s[46:47]
2E00  v_cndmask_b32_e64 v36, v36, 0, s[48:49]
2E08  v_or_b32_e32 v2, 0x7000000, v2
2E10  s_or_b64 exec, exec, s[50:51]
2E14  s_mov_b32 s54, 0x7f800000
2E1C  v_cmp_lt_u32_e64 s[48:49], s54, v48
2E24  v_cmp_lt_u32_e64 s[50:51], s52, v48
2E2C  s_and_saveexec_b64 s[52:53], s[50:51]
2E30  v_and_b32_e32 v37, 0x80000000, v37
2E38  s_and_b64 s[50:51], s[82:83], s[48:49]
2E3C  v_cndmask_b32_e64 v37, v37, 0, s[50:51]
2E44  v_or_b32_e32 v2, 0x70000000, v2
2E4C  s_or_b64 exec, exec, s[52:53]
2E50  s_mov_b32 s56, 0x7f7fffff
2E58  v_cmp_lt_u32_e64 s[50:51], s54, v47
2E60  v_cmp_lt_u32_e64 s[52:53], s56, v47
2E68  s_and_saveexec_b64 s[54:55], s[52:53]
2E6C  v_and_b32_e32 v30, 0x80000000, v30
2E74  s_and_b64 s[52:53], s[82:83], s[50:51]
2E78  v_cndmask_b32_e64 v30, v30, 0, s[52:53]
2E80  v_or_b32_e32 v3, 7, v3
2E84  s_or_b64 exec, exec, s[54:55]
2E88  s_mov_b32 s58, 0x7f800000
2E90  v_cmp_lt_u32_e64 s[52:53], s58, v46
2E98  v_cmp_lt_u32_e64 s[54:55], s56, v46
2EA0  s_and_saveexec_b64 s[56:57], s[54:55]
2EA4  v_and_b32_e32 v31, 0x80000000, v31
2EAC  s_and_b64 s[54:55], s[82:83], s[52:53]
2EB0  v_cndmask_b32_e64 v31, v31, 0, s[54:55]
2EB8  v_or_b32_e32 v3, 0x70, v3
2EC0  s_or_b64 exec, exec, s[56:57]
2EC4  s_mov_b32 s60, 0x7f7fffff
2ECC  v_cmp_lt_u32_e64 s[54:55], s58, v45
2ED4  v_cmp_lt_u32_e64 s[56:57], s60, v45
2EDC  s_and_saveexec_b64 s[58:59], s[56:57]
2EE0  v_and_b32_e32 v34, 0x80000000, v34
2EE8  s_and_b64 s[56:57], s[82:83], s[54:55]
2EEC  v_cndmask_b32_e64 v34, v34, 0, s[56:57]
2EF4  v_or_b32_e32 v3, 0x700, v3
2EFC  s_or_b64 exec, exec, s[58:59]
2F00  s_mov_b32 s62, 0x7f800000
2F08  v_cmp_lt_u32_e64 s[56:57], s62, v44
2F10  v_cmp_lt_u32_e64 s[58:59], s60, v44
2F18  s_and_saveexec_b64 s[60:61], s[58:59]
2F1C  v_and_b32_e32 v35, 0x80000000, v35
2F24  s_and_b64 s[58:59], s[82:83], s[56:57]
2F28  v_cndmask_b32_e64 v35, v35, 0, s[58:59]
2F30  v_or_b32_e32 v3, 0x7000, v3
2F38  s_or_b64 exec, exec, s[60:61]
2F3C  s_mov_b32 s64, 0x7f7fffff
2F44  v_cmp_lt_u32_e64 s[58:59], s62, v43
2F4C  v_cmp_lt_u32_e64 s[60:61], s64, v43
2F54  s_and_saveexec_b64 s[62:63], s[60:61]
2F58  v_and_b32_e32 v38, 0x80000000, v38
2F60  s_and_b64 s[60:61], s[82:83], s[58:59]
2F64  v_cndmask_b32_e64 v38, v38, 0, s[60:61]
2F6C  v_or_b32_e32 v3, 0x70000, v3
2F74  s_or_b64 exec, exec, s[62:63]
2F78  s_mov_b32 s66, 0x7f800000
2F80  v_cmp_lt_u32_e64 s[60:61], s66, v42
2F88  v_cmp_lt_u32_e64 s[62:63], s64, v42
2F90  s_and_saveexec_b64 s[64:65], s[62:63]
2F94  v_and_b32_e32 v39, 0x80000000, v39
2F9C  s_and_b64 s[62:63], s[82:83], s[60:61]
2FA0  v_cndmask_b32_e64 v39, v39, 0, s[62:63]
2FA8  v_or_b32_e32 v3, 0x700000, v3
2FB0  s_or_b64 exec, exec, s[64:65]
2FB4  s_mov_b32 s71, 0x7f7fffff
2FBC  v_cmp_lt_u32_e64 s[62:63], s66, v9
2FC4  v_cmp_lt_u32_e64 s[64:65], s71, v9
2FCC  s_and_saveexec_b64 s[66:67], s[64:65]
2FD0  v_and_b32_e32 v40, 0x80000000, v40
2FD8  s_and_b64 s[64:65], s[82:83], s[62:63]
2FDC  v_cndmask_b32_e64 v40, v40, 0, s[64:65]
2FE4  v_or_b32_e32 v3, 0x7000000, v3
2FEC  s_or_b64 exec, exec, s[66:67]
2FF0  s_waitcnt lgkmcnt(0)
2FF4  s_mov_b32 s75, 0x7f800000
2FFC  v_cmp_lt_u32_e64 s[64:65], s75, v7
3004  v_cmp_lt_u32_e64 s[66:67], s71, v7
300C  s_and_saveexec_b64 s[86:87], s[66:67]
3010  v_and_b32_e32 v41, 0x80000000, v41
3018  s_and_b64 s[66:67], s[82:83], s[64:65]
301C  v_cndmask_b32_e64 v41, v41, 0, s[66:67]
3024  v_or_b32_e32 v3, 0x70000000, v3
302C  s_or_b64 exec, exec, s[86:87]
3030  v_cmp_lt_u32_e64 s[66:67], s75, v71
3038  v_cndmask_b32_e64 v72, 0, 1, s[2:3]
3040  s_nop 0
3044  v_cndmask_b32_e64 v71, v71, 0, s[66:67]
304C  v_max_u32_e32 v70, v70, v71
3050  v_cndmask_b32_e64 v70, v70, v71, s[2:3]
3058  v_max_u32_e32 v69, v69, v70
305C  v_cndmask_b32_e64 v69, v69, v70, s[4:5]
3064  v_max_u32_e32 v68, v68, v69
3068  v_cndmask_b32_e64 v68, v68, v69, s[6:7]
3070  v_max_u32_e32 v67, v67, v68
3074  v_cndmask_b32_e64 v67, v67, v68, s[8:9]
307C  v_max_u32_e32 v66, v66, v67
3080  v_cndmask_b32_e64 v66, v66, v67, s[10:11]
3088  v_max_u32_e32 v65, v65, v66
308C  v_cndmask_b32_e64 v65, v65, v66, s[12:13]
3094  v_max_u32_e32 v64, v64, v65
3098  v_cndmask_b32_e64 v64, v64, v65, s[14:15]
30A0  v_max_u32_e32 v63, v63, v64
30A4  v_cndmask_b32_e64 v63, v63, v64, s[16:17]
30AC  v_max_u32_e32 v62, v62, v63
30B0  v_cndmask_b32_e64 v62, v62, v63, s[18:19]
30B8  v_max_u32_e32 v61, v61, v62
30BC  v_cndmask_b32_e64 v61, v61, v62, s[20:21]
30C4  v_max_u32_e32 v60, v60, v61
30C8  v_cndmask_b32_e64 v60, v60, v61, s[22:23]
30D0  v_max_u32_e32 v59, v59, v60
30D4  v_cndmask_b32_e64 v59, v59, v60, s[24:25]
30DC  v_max_u32_e32 v58, v58, v59
30E0  v_cndmask_b32_e64 v58, v58, v59, s[26:27]
30E8  v_max_u32_e32 v57, v57, v58
30EC  v_cndmask_b32_e64 v57, v57, v58, s[28:29]
30F4  v_max_u32_e32 v56, v56, v57
30F8  v_cndmask_b32_e64 v56, v56, v57, s[30:31]
3100  v_max_u32_e32 v55, v55, v56
3104  v_cndmask_b32_e64 v55, v55, v56, s[34:35]
310C  v_max_u32_e32 v54, v54, v55
3110  v_cndmask_b32_e64 v54, v54, v55, s[36:37]
3118  v_max_u32_e32 v53, v53, v54
311C  v_cndmask_b32_e64 v53, v53, v54, s[38:39]
3124  v_max_u32_e32 v52, v52, v53
3128  v_cndmask_b32_e64 v52, v52, v53, s[40:41]
3130  v_max_u32_e32 v51, v51, v52
3134  v_cndmask_b32_e64 v51, v51, v52, s[42:43]
313C  v_max_u32_e32 v50, v50, v51
3140  v_cndmask_b32_e64 v50, v50, v51, s[44:45]
3148  v_max_u32_e32 v49, v49, v50
314C  v_cndmask_b32_e64 v49, v49, v50, s[46:47]
3154  v_max_u32_e32 v48, v48, v49
3158  v_cndmask_b32_e64 v48, v48, v49, s[48:49]
3160  v_cndmask_b32_e64 v71, 0, 1, s[4:5]
3168  v_max_u32_e32 v47, v47, v48
316C  v_addc_co_u32_e64 v71, s[2:3], v71, v72, s[66:67]
3174  v_cndmask_b32_e64 v70, 0, 1, s[6:7]
317C  v_cndmask_b32_e64 v47, v47, v48, s[50:51]
3184  v_add_u32_e32 v70, v71, v70
3188  v_cndmask_b32_e64 v69, 0, 1, s[8:9]
3190  v_cndmask_b32_e64 v68, 0, 1, s[10:11]
3198  v_max_u32_e32 v46, v46, v47
319C  v_add3_u32 v68, v70, v69, v68
31A4  v_cndmask_b32_e64 v67, 0, 1, s[12:13]
31AC  v_cndmask_b32_e64 v66, 0, 1, s[14:15]
31B4  v_cndmask_b32_e64 v46, v46, v47, s[52:53]
31BC  v_add3_u32 v66, v68, v67, v66
31C4  v_cndmask_b32_e64 v65, 0, 1, s[16:17]
31CC  v_cndmask_b32_e64 v64, 0, 1, s[18:19]
31D4  v_max_u32_e32 v45, v45, v46
31D8  v_add3_u32 v64, v66, v65, v64
31E0  v_cndmask_b32_e64 v63, 0, 1, s[20:21]
31E8  v_cndmask_b32_e64 v62, 0, 1, s[22:23]
31F0  v_cndmask_b32_e64 v45, v45, v46, s[54:55]
31F8  v_add3_u32 v62, v64, v63, v62
3200  v_cndmask_b32_e64 v61, 0, 1, s[24:25]
3208  v_cndmask_b32_e64 v60, 0, 1, s[26:27]
3210  v_max_u32_e32 v44, v44, v45
3214  v_add3_u32 v60, v62, v61, v60
321C  v_cndmask_b32_e64 v59, 0, 1, s[28:29]
3224  v_cndmask_b32_e64 v58, 0, 1, s[30:31]
322C  v_cndmask_b32_e64 v44, v44, v45, s[56:57]
3234  v_add3_u32 v58, v60, v59, v58
323C  v_cndmask_b32_e64 v57, 0, 1, s[34:35]
3244  v_cndmask_b32_e64 v56, 0, 1, s[36:37]
324C  v_max_u32_e32 v43, v43, v44
3250  v_add3_u32 v56, v58, v57, v56
3258  v_cndmask_b32_e64 v55, 0, 1, s[38:39]
3260  v_cndmask_b32_e64 v54, 0, 1, s[40:41]
3268  v_cndmask_b32_e64 v43, v43, v44, s[58:59]
3270  v_add3_u32 v54, v56, v55, v54
3278  v_cndmask_b32_e64 v53, 0, 1, s[42:43]
3280  v_cndmask_b32_e64 v52, 0, 1, s[44:45]
3288  v_max_u32_e32 v42, v42, v43
328C  v_add3_u32 v52, v54, v53, v52
3294  v_cndmask_b32_e64 v51, 0, 1, s[46:47]
329C  v_cndmask_b32_e64 v50, 0, 1, s[48:49]
32A4  v_cndmask_b32_e64 v42, v42, v43, s[60:61]
32AC  v_add3_u32 v50, v52, v51, v50
32B4  v_cndmask_b32_e64 v49, 0, 1, s[50:51]
32BC  v_cndmask_b32_e64 v48, 0, 1, s[52:53]
32C4  v_max_u32_e32 v9, v9, v42
32C8  v_add3_u32 v48, v50, v49, v48
32D0  v_cndmask_b32_e64 v47, 0, 1, s[54:55]
32D8  v_cndmask_b32_e64 v46, 0, 1, s[56:57]
32E0  v_cndmask_b32_e64 v9, v9, v42, s[62:63]
32E8  v_and_b32_e32 v42, 0x80000000, v10
32F0  s_and_b64 s[2:3], s[82:83], s[66:67]
32F4  v_add3_u32 v46, v48, v47, v46
32FC  v_cndmask_b32_e64 v45, 0, 1, s[58:59]
3304  v_cndmask_b32_e64 v44, 0, 1, s[60:61]
330C  v_cndmask_b32_e64 v42, v42, 0, s[2:3]
3314  v_add3_u32 v44, v46, v45, v44
331C  v_cndmask_b32_e64 v43, 0, 1, s[62:63]
3324  v_cndmask_b32_e32 v10, v10, v42, vcc
3328  v_cndmask_b32_e64 v42, 0, 1, s[64:65]
3330  v_add3_u32 v42, v44, v43, v42
3338  v_max_u32_e32 v7, v7, v9
333C  v_cndmask_b32_e64 v7, v7, v9, s[64:65]
3344  v_mov_b32_e32 v9, 0x7f800000
334C  v_cmp_ne_u32_e32 vcc, 32, v42
3350  s_nop 1
3354  v_cndmask_b32_e32 v72, v9, v7, vcc
3358  s_or_b64 exec, exec, s[84:85]
335C  v_cmp_ne_u32_e32 vcc, 0, v72
3360  v_mov_b32_e32 v42, 0x7f
3368  s_and_saveexec_b64 s[2:3], vcc
336C  s_cbranch_execz 25
3370  s_bfe_u32 s8, s70, 0x20004
3378  s_cmp_eq_u32 s8, 2
337C  s_cselect_b64 s[4:5], -1, 0
3380  s_and_b64 s[6:7], s[4:5], exec
3384  s_cselect_b32 s6, 0x3fffff, 0
338C  s_cmp_lg_u32 s8, 0
3390  s_cselect_b32 s6, s6, 0x200000
3398  v_add_u32_e32 v7, s6, v72
339C  s_mov_b32 s6, 0x17fffff
33A4  v_lshrrev_b32_e32 v9, 23, v7
33A8  v_add_u32_e32 v9, -2, v9
33AC  v_cmp_lt_u32_e32 vcc, s6, v7
33B0  s_mov_b32 s6, 0x7f800000
33B8  s_nop 0
33BC  v_cndmask_b32_e32 v7, 0, v9, vcc
33C0  v_cmp_eq_u32_e32 vcc, s6, v72
33C4  v_mov_b32_e32 v9, 0xfe
33CC  s_and_b64 vcc, s[4:5], vcc
33D0  v_cndmask_b32_e32 v42, v7, v9, vcc
33D4  s_or_b64 exec, exec, s[2:3]
33D8  v_cmp_eq_u32_e32 vcc, 0, v42
33DC  s_cbranch_vccz 37
33E0  s_nop 0
33E4  v_cndmask_b32_e64 v44, 1.0, 2.0, vcc
33EC  v_pk_mul_f32 v[10:11], v[44:45], v[10:11] op_sel_hi:[0,1]
33F4  v_pk_mul_f32 v[12:13], v[44:45], v[12:13] op_sel_hi:[0,1]
33FC  v_pk_mul_f32 v[16:17], v[44:45], v[16:17] op_sel_hi:[0,1]
3404  v_pk_mul_f32 v[20:21], v[44:45], v[20:21] op_sel_hi:[0,1]
340C  v_pk_mul_f32 v[14:15], v[44:45], v[14:15] op_sel_hi:[0,1]
3414  v_pk_mul_f32 v[18:19], v[44:45], v[18:19] op_sel_hi:[0,1]
341C  v_pk_mul_f32 v[24:25], v[44:45], v[24:25] op_sel_hi:[0,1]
3424  v_pk_mul_f32 v[28:29], v[44:45], v[28:29] op_sel_hi:[0,1]
342C  v_pk_mul_f32 v[22:23], v[44:45], v[22:23] op_sel_hi:[0,1]
3434  v_pk_mul_f32 v[26:27], v[44:45], v[26:27] op_sel_hi:[0,1]
343C  v_pk_mul_f32 v[32:33], v[44:45], v[32:33] op_sel_hi:[0,1]
3444  v_pk_mul_f32 v[36:37], v[44:45], v[36:37] op_sel_hi:[0,1]
344C  v_pk_mul_f32 v[30:31], v[44:45], v[30:31] op_sel_hi:[0,1]
3454  v_pk_mul_f32 v[34:35], v[44:45], v[34:35] op_sel_hi:[0,1]
345C  v_pk_mul_f32 v[38:39], v[44:45], v[38:39] op_sel_hi:[0,1]
3464  v_pk_mul_f32 v[40:41], v[44:45], v[40:41] op_sel_hi:[0,1]
346C  v_max_u32_e32 v7, 1, v42
3470  s_branch 1
3474  v_mov_b32_e32 v7, v42
3478  v_mov_b64_e32 v[44:45], s[76:77]
347C  v_mad_u64_u32 v[8:9], s[2:3], s33, v8, v[44:45]
3484  s_and_b32 s2, s70, 4
3488  s_bitcmp1_b32 s70, 2
348C  v_lshlrev_b32_e32 v7, 23, v7
3490  s_cselect_b64 s[4:5], -1, 0
3494  s_cmp_eq_u32 s2, 0
3498  v_lshlrev_b32_e32 v45, 2, v8
349C  s_waitcnt lgkmcnt(0)
34A0  s_mul_i32 s6, s73, 0xcd9e8d57
34A8  s_mul_hi_u32 s7, s73, 0xcd9e8d57
34B0  s_cbranch_scc1 133
34B4  s_mov_b32 s8, 0xd2511f53
34BC  v_mad_u64_u32 v[46:47], s[2:3], v45, s8, 0
34C4  s_xor_b32 s2, s72, s7
34C8  s_xor_b32 s3, s81, s74
34CC  s_mov_b32 s9, 0xcd9e8d57
34D4  s_xor_b32 s2, s2, s80
34D8  v_xor_b32_e32 v43, s3, v47
34DC  s_add_i32 s10, s80, 0x9e3779b9
34E4  s_mul_i32 s12, s2, 0xd2511f53
34EC  s_mul_hi_u32 s13, s2, 0xd2511f53
34F4  v_mad_u64_u32 v[48:49], s[2:3], v43, s9, 0
34FC  s_add_i32 s11, s81, 0xbb67ae85
3504  s_xor_b32 s2, s6, s10
3508  v_xor_b32_e32 v43, s2, v49
350C  s_xor_b32 s2, s13, s11
3510  v_xor_b32_e32 v44, s2, v46
3514  s_add_i32 s11, s81, 0x76cf5d0a
351C  v_mad_u64_u32 v[46:47], s[2:3], v43, s8, 0
3524  v_mad_u64_u32 v[50:51], s[2:3], v44, s9, 0
352C  s_add_i32 s10, s80, 0x3c6ef372
3534  s_xor_b32 s2, s12, s11
3538  v_xor_b32_e32 v43, s10, v51
353C  v_xor_b32_e32 v44, s2, v47
3540  v_xor_b32_e32 v43, v43, v48
3544  s_add_i32 s10, s80, 0xdaa66d2b
354C  v_mad_u64_u32 v[52:53], s[2:3], v44, s9, 0
3554  s_add_i32 s11, s81, 0x32370b8f
355C  v_mad_u64_u32 v[48:49], s[2:3], v43, s8, 0
3564  v_xor_b32_e32 v43, s10, v53
3568  v_xor_b32_e32 v43, v43, v50
356C  v_xor_b32_e32 v44, s11, v49
3570  v_xor_b32_e32 v44, v44, v46
3574  s_add_i32 s11, s81, 0xed9eba14
357C  v_mad_u64_u32 v[46:47], s[2:3], v43, s8, 0
3584  s_add_i32 s10, s80, 0x78dde6e4
358C  v_mad_u64_u32 v[50:51], s[2:3], v44, s9, 0
3594  v_xor_b32_e32 v44, s11, v47
3598  v_xor_b32_e32 v43, s10, v51
359C  v_xor_b32_e32 v44, v44, v48
35A0  v_xor_b32_e32 v43, v43, v52
35A4  s_add_i32 s10, s80, 0x1715609d
35AC  v_mad_u64_u32 v[52:53], s[2:3], v44, s9, 0
35B4  s_add_i32 s11, s81, 0xa9066899
35BC  v_mad_u64_u32 v[48:49], s[2:3], v43, s8, 0
35C4  v_xor_b32_e32 v43, s10, v53
35C8  v_xor_b32_e32 v43, v43, v50
35CC  v_xor_b32_e32 v44, s11, v49
35D0  v_xor_b32_e32 v44, v44, v46
35D4  s_add_i32 s11, s81, 0x646e171e
35DC  v_mad_u64_u32 v[46:47], s[2:3], v43, s8, 0
35E4  s_add_i32 s10, s80, 0xb54cda56
35EC  v_mad_u64_u32 v[50:51], s[2:3], v44, s9, 0
35F4  v_xor_b32_e32 v44, s11, v47
35F8  v_xor_b32_e32 v43, s10, v51
35FC  v_xor_b32_e32 v44, v44, v48
3600  v_xor_b32_e32 v43, v43, v52
3604  s_add_i32 s10, s80, 0x5384540f
360C  v_mad_u64_u32 v[52:53], s[2:3], v44, s9, 0
3614  s_add_i32 s11, s81, 0x1fd5c5a3
361C  v_mad_u64_u32 v[48:49], s[2:3], v43, s8, 0
3624  v_xor_b32_e32 v43, s10, v53
3628  v_xor_b32_e32 v43, v43, v50
362C  v_xor_b32_e32 v44, s11, v49
3630  v_xor_b32_e32 v44, v44, v46
3634  s_add_i32 s11, s81, 0xdb3d7428
363C  v_mad_u64_u32 v[46:47], s[2:3], v43, s8, 0
3644  s_add_i32 s10, s80, 0xf1bbcdc8
364C  v_mad_u64_u32 v[50:51], s[2:3], v44, s9, 0
3654  v_xor_b32_e32 v44, s11, v47
3658  v_xor_b32_e32 v43, s10, v51
365C  v_xor_b32_e32 v44, v44, v48
3660  v_xor_b32_e32 v43, v43, v52
3664  v_mad_u64_u32 v[52:53], s[2:3], v44, s9, 0
366C  s_add_i32 s10, s80, 0x8ff34781
3674  v_mad_u64_u32 v[48:49], s[2:3], v43, s8, 0
367C  v_xor_b32_e32 v43, v50, v53
3680  s_add_i32 s11, s81, 0x96a522ad
3688  v_xor_b32_e32 v47, s10, v43
368C  v_xor_b32_e32 v43, v46, v49
3690  v_xor_b32_e32 v46, s11, v43
3694  v_mov_b32_e32 v43, 0
3698  v_mov_b32_e32 v44, 0
369C  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[10:11], v47, v7
36A4  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[16:17], v46, v7 op_sel:[0,0,0,1]
36AC  v_cvt_scalef32_sr_pk_fp4_f32 v43, v[12:13], v52, v7 op_sel:[0,0,1,0]
36B4  v_cvt_scalef32_sr_pk_fp4_f32 v44, v[20:21], v48, v7 op_sel:[0,0,1,1]
36BC  s_nop 0
36C0  s_cbranch_execz 1
36C4  s_branch 11
36C8  v_mov_b32_e32 v43, 0
36CC  v_mov_b32_e32 v44, 0
36D0  v_cvt_scalef32_pk_fp4_f32 v43, v10, v11, v7
36D8  v_cvt_scalef32_pk_fp4_f32 v44, v16, v17, v7 op_sel:[0,0,0,1]
36E0  v_cvt_scalef32_pk_fp4_f32 v43, v12, v13, v7 op_sel:[0,0,1,0]
36E8  v_cvt_scalef32_pk_fp4_f32 v44, v20, v21, v7 op_sel:[0,0,1,1]
36F0  s_nop 0
36F4  v_cndmask_b32_e64 v10, 0, 1, s[4:5]
36FC  v_cmp_ne_u32_e64 s[2:3], 1, v10
3704  s_andn2_b64 vcc, exec, s[4:5]
3708  s_cbranch_vccnz 134
370C  v_or_b32_e32 v10, 1, v45
3710  s_mov_b32 s8, 0xd2511f53
3718  v_mad_u64_u32 v[10:11], s[4:5], v10, s8, 0
3720  s_xor_b32 s4, s72, s7
3724  s_xor_b32 s5, s81, s74
3728  s_mov_b32 s9, 0xcd9e8d57
3730  s_xor_b32 s4, s4, s80
3734  v_xor_b32_e32 v11, s5, v11
3738  s_add_i32 s10, s80, 0x9e3779b9
3740  s_mul_i32 s12, s4, 0xd2511f53
3748  s_mul_hi_u32 s13, s4, 0xd2511f53
3750  v_mad_u64_u32 v[12:13], s[4:5], v11, s9, 0
3758  s_add_i32 s11, s81, 0xbb67ae85
3760  s_xor_b32 s4, s6, s10
3764  v_xor_b32_e32 v11, s4, v13
3768  s_xor_b32 s4, s13, s11
376C  v_xor_b32_e32 v13, s4, v10
3770  s_add_i32 s10, s80, 0x3c6ef372
3778  s_add_i32 s11, s81, 0x76cf5d0a
3780  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3788  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
3790  v_xor_b32_e32 v13, s10, v17
3794  s_xor_b32 s4, s12, s11
3798  v_xor_b32_e32 v12, v13, v12
379C  v_xor_b32_e32 v11, s4, v11
37A0  s_add_i32 s10, s80, 0xdaa66d2b
37A8  s_add_i32 s11, s81, 0x32370b8f
37B0  v_mad_u64_u32 v[12:13], s[4:5], v12, s8, 0
37B8  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
37C0  v_xor_b32_e32 v11, s10, v21
37C4  v_xor_b32_e32 v13, s11, v13
37C8  v_xor_b32_e32 v11, v11, v16
37CC  v_xor_b32_e32 v13, v13, v10
37D0  s_add_i32 s10, s80, 0x78dde6e4
37D8  s_add_i32 s11, s81, 0xed9eba14
37E0  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
37E8  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
37F0  v_xor_b32_e32 v13, s10, v17
37F4  v_xor_b32_e32 v11, s11, v11
37F8  v_xor_b32_e32 v13, v13, v20
37FC  v_xor_b32_e32 v11, v11, v12
3800  s_add_i32 s10, s80, 0x1715609d
3808  s_add_i32 s11, s81, 0xa9066899
3810  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3818  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
3820  v_xor_b32_e32 v11, s10, v21
3824  v_xor_b32_e32 v13, s11, v13
3828  v_xor_b32_e32 v11, v11, v16
382C  v_xor_b32_e32 v13, v13, v10
3830  s_add_i32 s10, s80, 0xb54cda56
3838  s_add_i32 s11, s81, 0x646e171e
3840  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
3848  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
3850  v_xor_b32_e32 v13, s10, v17
3854  v_xor_b32_e32 v11, s11, v11
3858  v_xor_b32_e32 v13, v13, v20
385C  v_xor_b32_e32 v11, v11, v12
3860  s_add_i32 s10, s80, 0x5384540f
3868  s_add_i32 s11, s81, 0x1fd5c5a3
3870  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3878  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
3880  v_xor_b32_e32 v11, s10, v21
3884  v_xor_b32_e32 v13, s11, v13
3888  v_xor_b32_e32 v11, v11, v16
388C  v_xor_b32_e32 v13, v13, v10
3890  s_add_i32 s10, s80, 0xf1bbcdc8
3898  s_add_i32 s11, s81, 0xdb3d7428
38A0  v_mad_u64_u32 v[10:11], s[4:5], v11, s8, 0
38A8  v_mad_u64_u32 v[16:17], s[4:5], v13, s9, 0
38B0  v_xor_b32_e32 v13, s10, v17
38B4  v_xor_b32_e32 v11, s11, v11
38B8  v_xor_b32_e32 v13, v13, v20
38BC  v_xor_b32_e32 v11, v11, v12
38C0  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
38C8  v_mad_u64_u32 v[20:21], s[4:5], v11, s9, 0
38D0  s_add_i32 s10, s80, 0x8ff34781
38D8  s_add_i32 s11, s81, 0x96a522ad
38E0  v_xor_b32_e32 v11, v16, v21
38E4  v_xor_b32_e32 v10, v10, v13
38E8  v_xor_b32_e32 v16, s10, v11
38EC  v_xor_b32_e32 v13, s11, v10
38F0  v_mov_b32_e32 v10, 0
38F4  v_mov_b32_e32 v11, 0
38F8  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[14:15], v16, v7
3900  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[24:25], v13, v7 op_sel:[0,0,0,1]
3908  v_cvt_scalef32_sr_pk_fp4_f32 v10, v[18:19], v20, v7 op_sel:[0,0,1,0]
3910  v_cvt_scalef32_sr_pk_fp4_f32 v11, v[28:29], v12, v7 op_sel:[0,0,1,1]
3918  s_nop 0
391C  s_cbranch_execz 1
3920  s_branch 11
3924  v_mov_b32_e32 v10, 0
3928  v_mov_b32_e32 v11, 0
392C  v_cvt_scalef32_pk_fp4_f32 v10, v14, v15, v7
3934  v_cvt_scalef32_pk_fp4_f32 v11, v24, v25, v7 op_sel:[0,0,0,1]
393C  v_cvt_scalef32_pk_fp4_f32 v10, v18, v19, v7 op_sel:[0,0,1,0]
3944  v_cvt_scalef32_pk_fp4_f32 v11, v28, v29, v7 op_sel:[0,0,1,1]
394C  s_nop 0
3950  s_and_b64 vcc, exec, s[2:3]
3954  s_cbranch_vccnz 134
3958  v_or_b32_e32 v12, 2, v45
395C  s_mov_b32 s8, 0xd2511f53
3964  v_mad_u64_u32 v[12:13], s[4:5], v12, s8, 0
396C  s_xor_b32 s4, s72, s7
3970  s_xor_b32 s5, s81, s74
3974  s_mov_b32 s9, 0xcd9e8d57
397C  s_xor_b32 s4, s4, s80
3980  v_xor_b32_e32 v13, s5, v13
3984  s_add_i32 s10, s80, 0x9e3779b9
398C  s_mul_i32 s12, s4, 0xd2511f53
3994  s_mul_hi_u32 s13, s4, 0xd2511f53
399C  v_mad_u64_u32 v[14:15], s[4:5], v13, s9, 0
39A4  s_add_i32 s11, s81, 0xbb67ae85
39AC  s_xor_b32 s4, s6, s10
39B0  v_xor_b32_e32 v13, s4, v15
39B4  s_xor_b32 s4, s13, s11
39B8  v_xor_b32_e32 v15, s4, v12
39BC  s_add_i32 s10, s80, 0x3c6ef372
39C4  s_add_i32 s11, s81, 0x76cf5d0a
39CC  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
39D4  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
39DC  v_xor_b32_e32 v15, s10, v17
39E0  s_xor_b32 s4, s12, s11
39E4  v_xor_b32_e32 v14, v15, v14
39E8  v_xor_b32_e32 v13, s4, v13
39EC  s_add_i32 s10, s80, 0xdaa66d2b
39F4  s_add_i32 s11, s81, 0x32370b8f
39FC  v_mad_u64_u32 v[14:15], s[4:5], v14, s8, 0
3A04  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3A0C  v_xor_b32_e32 v13, s10, v19
3A10  v_xor_b32_e32 v15, s11, v15
3A14  v_xor_b32_e32 v13, v13, v16
3A18  v_xor_b32_e32 v15, v15, v12
3A1C  s_add_i32 s10, s80, 0x78dde6e4
3A24  s_add_i32 s11, s81, 0xed9eba14
3A2C  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3A34  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
3A3C  v_xor_b32_e32 v15, s10, v17
3A40  v_xor_b32_e32 v13, s11, v13
3A44  v_xor_b32_e32 v15, v15, v18
3A48  v_xor_b32_e32 v13, v13, v14
3A4C  s_add_i32 s10, s80, 0x1715609d
3A54  s_add_i32 s11, s81, 0xa9066899
3A5C  v_mad_u64_u32 v[14:15], s[4:5], v15, s8, 0
3A64  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3A6C  v_xor_b32_e32 v13, s10, v19
3A70  v_xor_b32_e32 v15, s11, v15
3A74  v_xor_b32_e32 v13, v13, v16
3A78  v_xor_b32_e32 v15, v15, v12
3A7C  s_add_i32 s10, s80, 0xb54cda56
3A84  s_add_i32 s11, s81, 0x646e171e
3A8C  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3A94  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
3A9C  v_xor_b32_e32 v15, s10, v17
3AA0  v_xor_b32_e32 v13, s11, v13
3AA4  v_xor_b32_e32 v15, v15, v18
3AA8  v_xor_b32_e32 v13, v13, v14
3AAC  s_add_i32 s10, s80, 0x5384540f
3AB4  s_add_i32 s11, s81, 0x1fd5c5a3
3ABC  v_mad_u64_u32 v[14:15], s[4:5], v15, s8, 0
3AC4  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3ACC  v_xor_b32_e32 v13, s10, v19
3AD0  v_xor_b32_e32 v15, s11, v15
3AD4  v_xor_b32_e32 v13, v13, v16
3AD8  v_xor_b32_e32 v15, v15, v12
3ADC  s_add_i32 s10, s80, 0xf1bbcdc8
3AE4  s_add_i32 s11, s81, 0xdb3d7428
3AEC  v_mad_u64_u32 v[12:13], s[4:5], v13, s8, 0
3AF4  v_mad_u64_u32 v[16:17], s[4:5], v15, s9, 0
3AFC  v_xor_b32_e32 v15, s10, v17
3B00  v_xor_b32_e32 v13, s11, v13
3B04  v_xor_b32_e32 v15, v15, v18
3B08  v_xor_b32_e32 v13, v13, v14
3B0C  v_mad_u64_u32 v[14:15], s[4:5], v15, s8, 0
3B14  v_mad_u64_u32 v[18:19], s[4:5], v13, s9, 0
3B1C  s_add_i32 s10, s80, 0x8ff34781
3B24  s_add_i32 s11, s81, 0x96a522ad
3B2C  v_xor_b32_e32 v13, v16, v19
3B30  v_xor_b32_e32 v12, v12, v15
3B34  v_xor_b32_e32 v16, s10, v13
3B38  v_xor_b32_e32 v15, s11, v12
3B3C  v_mov_b32_e32 v12, 0
3B40  v_mov_b32_e32 v13, 0
3B44  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[22:23], v16, v7
3B4C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[32:33], v15, v7 op_sel:[0,0,0,1]
3B54  v_cvt_scalef32_sr_pk_fp4_f32 v12, v[26:27], v18, v7 op_sel:[0,0,1,0]
3B5C  v_cvt_scalef32_sr_pk_fp4_f32 v13, v[36:37], v14, v7 op_sel:[0,0,1,1]
3B64  s_nop 0
3B68  s_cbranch_execz 1
3B6C  s_branch 11
3B70  v_mov_b32_e32 v12, 0
3B74  v_mov_b32_e32 v13, 0
3B78  v_cvt_scalef32_pk_fp4_f32 v12, v22, v23, v7
3B80  v_cvt_scalef32_pk_fp4_f32 v13, v32, v33, v7 op_sel:[0,0,0,1]
3B88  v_cvt_scalef32_pk_fp4_f32 v12, v26, v27, v7 op_sel:[0,0,1,0]
3B90  v_cvt_scalef32_pk_fp4_f32 v13, v36, v37, v7 op_sel:[0,0,1,1]
3B98  s_nop 0
3B9C  s_and_b64 vcc, exec, s[2:3]
3BA0  s_cbranch_vccnz 134
3BA4  v_or_b32_e32 v14, 3, v45
3BA8  s_mov_b32 s4, 0xd2511f53
3BB0  v_mad_u64_u32 v[14:15], s[2:3], v14, s4, 0
3BB8  s_xor_b32 s2, s72, s7
3BBC  s_xor_b32 s3, s81, s74
3BC0  s_mov_b32 s5, 0xcd9e8d57
3BC8  s_xor_b32 s2, s2, s80
3BCC  v_xor_b32_e32 v15, s3, v15
3BD0  s_add_i32 s7, s80, 0x9e3779b9
3BD8  s_mul_i32 s9, s2, 0xd2511f53
3BE0  s_mul_hi_u32 s10, s2, 0xd2511f53
3BE8  v_mad_u64_u32 v[16:17], s[2:3], v15, s5, 0
3BF0  s_add_i32 s8, s81, 0xbb67ae85
3BF8  s_xor_b32 s2, s6, s7
3BFC  v_xor_b32_e32 v15, s2, v17
3C00  s_xor_b32 s2, s10, s8
3C04  v_xor_b32_e32 v17, s2, v14
3C08  s_add_i32 s6, s80, 0x3c6ef372
3C10  s_add_i32 s7, s81, 0x76cf5d0a
3C18  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3C20  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3C28  v_xor_b32_e32 v17, s6, v19
3C2C  s_xor_b32 s2, s9, s7
3C30  v_xor_b32_e32 v16, v17, v16
3C34  v_xor_b32_e32 v15, s2, v15
3C38  s_add_i32 s6, s80, 0xdaa66d2b
3C40  s_add_i32 s7, s81, 0x32370b8f
3C48  v_mad_u64_u32 v[16:17], s[2:3], v16, s4, 0
3C50  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3C58  v_xor_b32_e32 v15, s6, v21
3C5C  v_xor_b32_e32 v17, s7, v17
3C60  v_xor_b32_e32 v15, v15, v18
3C64  v_xor_b32_e32 v17, v17, v14
3C68  s_add_i32 s6, s80, 0x78dde6e4
3C70  s_add_i32 s7, s81, 0xed9eba14
3C78  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3C80  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3C88  v_xor_b32_e32 v17, s6, v19
3C8C  v_xor_b32_e32 v15, s7, v15
3C90  v_xor_b32_e32 v17, v17, v20
3C94  v_xor_b32_e32 v15, v15, v16
3C98  s_add_i32 s6, s80, 0x1715609d
3CA0  s_add_i32 s7, s81, 0xa9066899
3CA8  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3CB0  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3CB8  v_xor_b32_e32 v15, s6, v21
3CBC  v_xor_b32_e32 v17, s7, v17
3CC0  v_xor_b32_e32 v15, v15, v18
3CC4  v_xor_b32_e32 v17, v17, v14
3CC8  s_add_i32 s6, s80, 0xb54cda56
3CD0  s_add_i32 s7, s81, 0x646e171e
3CD8  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3CE0  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3CE8  v_xor_b32_e32 v17, s6, v19
3CEC  v_xor_b32_e32 v15, s7, v15
3CF0  v_xor_b32_e32 v17, v17, v20
3CF4  v_xor_b32_e32 v15, v15, v16
3CF8  s_add_i32 s6, s80, 0x5384540f
3D00  s_add_i32 s7, s81, 0x1fd5c5a3
3D08  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3D10  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3D18  v_xor_b32_e32 v15, s6, v21
3D1C  v_xor_b32_e32 v17, s7, v17
3D20  v_xor_b32_e32 v15, v15, v18
3D24  v_xor_b32_e32 v17, v17, v14
3D28  s_add_i32 s6, s80, 0xf1bbcdc8
3D30  s_add_i32 s7, s81, 0xdb3d7428
3D38  v_mad_u64_u32 v[14:15], s[2:3], v15, s4, 0
3D40  v_mad_u64_u32 v[18:19], s[2:3], v17, s5, 0
3D48  v_xor_b32_e32 v17, s6, v19
3D4C  v_xor_b32_e32 v15, s7, v15
3D50  v_xor_b32_e32 v17, v17, v20
3D54  v_xor_b32_e32 v15, v15, v16
3D58  v_mad_u64_u32 v[16:17], s[2:3], v17, s4, 0
3D60  v_mad_u64_u32 v[20:21], s[2:3], v15, s5, 0
3D68  s_add_i32 s6, s80, 0x8ff34781
3D70  s_add_i32 s7, s81, 0x96a522ad
3D78  v_xor_b32_e32 v15, v18, v21
3D7C  v_xor_b32_e32 v14, v14, v17
3D80  v_xor_b32_e32 v18, s6, v15
3D84  v_xor_b32_e32 v17, s7, v14
3D88  v_mov_b32_e32 v14, 0
3D8C  v_mov_b32_e32 v15, 0
3D90  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[30:31], v18, v7
3D98  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[38:39], v17, v7 op_sel:[0,0,0,1]
3DA0  v_cvt_scalef32_sr_pk_fp4_f32 v14, v[34:35], v20, v7 op_sel:[0,0,1,0]
3DA8  v_cvt_scalef32_sr_pk_fp4_f32 v15, v[40:41], v16, v7 op_sel:[0,0,1,1]
3DB0  s_nop 0
3DB4  s_cbranch_execz 1
3DB8  s_branch 11
3DBC  v_mov_b32_e32 v14, 0
3DC0  v_mov_b32_e32 v15, 0
3DC4  v_cvt_scalef32_pk_fp4_f32 v14, v30, v31, v7
3DCC  v_cvt_scalef32_pk_fp4_f32 v15, v38, v39, v7 op_sel:[0,0,0,1]
3DD4  v_cvt_scalef32_pk_fp4_f32 v14, v34, v35, v7 op_sel:[0,0,1,0]
3DDC  v_cvt_scalef32_pk_fp4_f32 v15, v40, v41, v7 op_sel:[0,0,1,1]
3DE4  s_nop 0
3DE8  v_or3_b32 v0, v43, v44, v0
3DF0  v_or3_b32 v1, v10, v11, v1
3DF8  v_or3_b32 v2, v12, v13, v2
3E00  v_or3_b32 v3, v14, v15, v3
3E08  v_lshl_add_u64 v[8:9], v[8:9], 4, s[78:79]
3E10  global_store_dwordx4 v[8:9], v[0:3], off
3E18  s_or_b64 exec, exec, s[68:69]
3E1C  s_load_dwordx2 s[0:1], s[0:1], 0x10
3E24  v_mov_b32_e32 v7, 0
3E28  s_waitcnt lgkmcnt(0)
3E2C  v_lshl_add_u64 v[0:1], s[0:1], 0, v[4:5]
3E34  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
3E3C  global_store_byte v[0:1], v42, off
3E44  s_endpgm
3E48  s_nop 0
