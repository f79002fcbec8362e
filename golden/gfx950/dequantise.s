dequantise.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           codes
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           scales
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .name:           !str y
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           rows
        .offset:         24
        .size:           4
        .value_kind:     by_value
      - .name:           k
        .offset:         28
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           Dequantise
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         Dequantise.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <Dequantise>:
1700  s_load_dwordx4 s[4:7], s[0:1], 0x18
1708  v_lshl_or_b32 v1, s2, 8, v0
1710  s_waitcnt lgkmcnt(0)
1714  v_cmp_gt_u32_e32 vcc, s4, v1
1718  s_and_saveexec_b64 s[8:9], vcc
171C  s_cbranch_execz 1596
1720  s_load_dwordx4 s[8:11], s[0:1], 0x0
1728  s_load_dwordx2 s[12:13], s[0:1], 0x10
1730  s_lshr_b32 s0, s5, 5
1734  v_mov_b32_e32 v2, s3
1738  v_mov_b32_e32 v3, 0
173C  v_mad_u64_u32 v[4:5], s[4:5], s0, v1, v[2:3]
1744  s_bitcmp0_b32 s6, 3
1748  v_mov_b64_e32 v[6:7], v[4:5]
174C  s_cbranch_scc1 23
1750  s_lshl_b32 s1, s3, 5
1754  s_lshl_b32 s2, s3, 6
1758  s_and_b32 s1, s1, 0xffffff00
1760  s_and_b32 s2, s2, 0xc0
1768  v_lshlrev_b32_e32 v2, 2, v0
176C  s_lshr_b32 s3, s3, 1
1770  s_or_b32 s1, s2, s1
1774  s_add_i32 s0, s0, 7
1778  s_and_b32 s3, s3, 2
177C  v_bfe_u32 v0, v0, 4, 1
1784  v_and_or_b32 v2, v2, 60, s1
178C  s_and_b32 s0, s0, 0xffffff8
1794  v_and_b32_e32 v1, 0xffffffe0, v1
179C  v_or3_b32 v2, v2, s3, v0
17A4  v_mad_u64_u32 v[6:7], s[0:1], s0, v1, v[2:3]
17AC  s_waitcnt lgkmcnt(0)
17B0  v_lshl_add_u64 v[0:1], s[10:11], 0, v[6:7]
17B8  global_load_ubyte v6, v[0:1], off
17C0  v_lshl_add_u64 v[0:1], v[4:5], 4, s[8:9]
17C8  global_load_dwordx4 v[0:3], v[0:1], off
17D0  v_mov_b32_e32 v7, 0x400000
17D8  s_movk_i32 s4, 0xff
17DC  v_mov_b32_e32 v9, 0x7fc00000
17E4  s_brev_b32 s7, 1
17E8  s_and_b32 s5, s6, 1
17EC  s_mov_b32 s8, 0x7f800001
17F4  v_lshlrev_b64 v[4:5], 5, v[4:5]
17FC  s_bitcmp1_b32 s6, 0
1800  s_mov_b64 s[0:1], -1
1804  s_cselect_b64 s[2:3], -1, 0
1808  s_cmp_eq_u32 s5, 0
180C  s_waitcnt vmcnt(1)
1810  v_lshlrev_b32_e32 v8, 23, v6
1814  v_cmp_ne_u32_e32 vcc, 0, v6
1818  s_waitcnt vmcnt(0)
181C  v_and_b32_e32 v10, 7, v0
1820  v_lshl_add_u32 v13, v10, 22, 0.5
1828  v_cndmask_b32_e32 v7, v7, v8, vcc
182C  v_cmp_eq_u32_e32 vcc, 0, v10
1830  v_lshlrev_b32_e32 v11, 28, v0
1834  s_nop 0
1838  v_cndmask_b32_e64 v12, 0.5, 0, vcc
1840  v_cmp_ne_u32_e32 vcc, s4, v6
1844  s_nop 1
1848  v_cndmask_b32_e32 v8, v9, v7, vcc
184C  v_cmp_gt_u32_e32 vcc, 2, v10
1850  s_nop 1
1854  v_cndmask_b32_e32 v6, v13, v12, vcc
1858  v_and_or_b32 v6, v11, s7, v6
1860  v_mul_f32_e32 v6, v8, v6
1864  v_and_b32_e32 v7, 0x7fffffff, v6
186C  v_cmp_gt_u32_e32 vcc, s8, v7
1870  s_nop 1
1874  v_cndmask_b32_e32 v9, v9, v6, vcc
1878  v_lshl_add_u64 v[6:7], v[4:5], 2, s[12:13]
1880  s_cbranch_scc1 3
1884  s_mov_b64 s[0:1], 0
1888  global_store_dword v[6:7], v9, off
1890  s_andn2_b64 vcc, exec, s[0:1]
1894  v_lshl_add_u64 v[4:5], v[4:5], 1, s[12:13]
189C  s_cbranch_vccnz 16
18A0  v_and_b32_e32 v10, 0x7fffffff, v9
18A8  s_mov_b32 s0, 0x7f800001
18B0  v_mov_b32_e32 v11, 0x7fc00000
18B8  v_cmp_gt_u32_e32 vcc, s0, v10
18BC  s_movk_i32 s0, 0x7fff
18C0  s_nop 0
18C4  v_cndmask_b32_e32 v9, v11, v9, vcc
18C8  v_bfe_u32 v10, v9, 16, 1
18D0  v_add3_u32 v9, v9, v10, s0
18D8  global_store_short_d16_hi v[4:5], v9, off
18E0  v_bfe_u32 v9, v0, 4, 3
18E8  v_cmp_eq_u32_e32 vcc, 0, v9
18EC  v_lshl_add_u32 v11, v9, 22, 0.5
18F4  s_brev_b32 s0, 1
18F8  v_cndmask_b32_e64 v10, 0.5, 0, vcc
1900  v_cmp_gt_u32_e32 vcc, 2, v9
1904  s_nop 1
1908  v_cndmask_b32_e32 v9, v11, v10, vcc
190C  v_lshlrev_b32_e32 v10, 24, v0
1910  v_and_or_b32 v9, v10, s0, v9
1918  v_mul_f32_e32 v9, v8, v9
191C  v_and_b32_e32 v10, 0x7fffffff, v9
1924  s_mov_b32 s0, 0x7f800001
192C  v_mov_b32_e32 v11, 0x7fc00000
1934  v_cmp_gt_u32_e32 vcc, s0, v10
1938  v_cndmask_b32_e64 v10, 0, 1, s[2:3]
1940  v_cmp_ne_u32_e64 s[0:1], 1, v10
1948  v_cndmask_b32_e32 v9, v11, v9, vcc
194C  s_andn2_b64 vcc, exec, s[2:3]
1950  s_mov_b64 s[2:3], -1
1954  s_cbranch_vccnz 3
1958  s_mov_b64 s[2:3], 0
195C  global_store_dword v[6:7], v9, off offset:4
1964  s_andn2_b64 vcc, exec, s[2:3]
1968  s_cbranch_vccnz 16
196C  v_and_b32_e32 v10, 0x7fffffff, v9
1974  s_mov_b32 s2, 0x7f800001
197C  v_mov_b32_e32 v11, 0x7fc00000
1984  v_cmp_gt_u32_e32 vcc, s2, v10
1988  s_movk_i32 s2, 0x7fff
198C  s_nop 0
1990  v_cndmask_b32_e32 v9, v11, v9, vcc
1994  v_bfe_u32 v10, v9, 16, 1
199C  v_add3_u32 v9, v9, v10, s2
19A4  global_store_short_d16_hi v[4:5], v9, off offset:2
19AC  v_bfe_u32 v9, v0, 8, 3
19B4  v_cmp_eq_u32_e32 vcc, 0, v9
19B8  v_lshl_add_u32 v11, v9, 22, 0.5
19C0  s_brev_b32 s2, 1
19C4  v_cndmask_b32_e64 v10, 0.5, 0, vcc
19CC  v_cmp_gt_u32_e32 vcc, 2, v9
19D0  s_nop 1
19D4  v_cndmask_b32_e32 v9, v11, v10, vcc
19D8  v_lshlrev_b32_e32 v10, 20, v0
19DC  v_and_or_b32 v9, v10, s2, v9
19E4  v_mul_f32_e32 v9, v8, v9
19E8  v_and_b32_e32 v10, 0x7fffffff, v9
19F0  s_mov_b32 s2, 0x7f800001
19F8  v_mov_b32_e32 v11, 0x7fc00000
1A00  v_cmp_gt_u32_e32 vcc, s2, v10
1A04  s_mov_b64 s[2:3], -1
1A08  s_nop 0
1A0C  v_cndmask_b32_e32 v9, v11, v9, vcc
1A10  s_and_b64 vcc, exec, s[0:1]
1A14  s_cbranch_vccnz 3
1A18  s_mov_b64 s[2:3], 0
1A1C  global_store_dword v[6:7], v9, off offset:8
1A24  s_andn2_b64 vcc, exec, s[2:3]
1A28  s_cbranch_vccnz 16
1A2C  v_and_b32_e32 v10, 0x7fffffff, v9
1A34  s_mov_b32 s2, 0x7f800001
1A3C  v_mov_b32_e32 v11, 0x7fc00000
1A44  v_cmp_gt_u32_e32 vcc, s2, v10
1A48  s_movk_i32 s2, 0x7fff
1A4C  s_nop 0
1A50  v_cndmask_b32_e32 v9, v11, v9, vcc
1A54  v_bfe_u32 v10, v9, 16, 1
1A5C  v_add3_u32 v9, v9, v10, s2
1A64  global_store_short_d16_hi v[4:5], v9, off offset:4
1A6C  v_bfe_u32 v9, v0, 12, 3
1A74  v_cmp_eq_u32_e32 vcc, 0, v9
1A78  v_lshl_add_u32 v11, v9, 22, 0.5
1A80  s_brev_b32 s2, 1
1A84  v_cndmask_b32_e64 v10, 0.5, 0, vcc
1A8C  v_cmp_gt_u32_e32 vcc, 2, v9
1A90  s_nop 1
1A94  v_cndmask_b32_e32 v9, v11, v10, vcc
1A98  v_lshlrev_b32_e32 v10, 16, v0
1A9C  v_and_or_b32 v9, v10, s2, v9
1AA4  v_mul_f32_e32 v9, v8, v9
1AA8  v_and_b32_e32 v10, 0x7fffffff, v9
1AB0  s_mov_b32 s2, 0x7f800001
1AB8  v_mov_b32_e32 v11, 0x7fc00000
1AC0  v_cmp_gt_u32_e32 vcc, s2, v10
1AC4  s_mov_b64 s[2:3], -1
1AC8  s_nop 0
1ACC  v_cndmask_b32_e32 v9, v11, v9, vcc
1AD0  s_and_b64 vcc, exec, s[0:1]
1AD4  s_cbranch_vccnz 3
1AD8  s_mov_b64 s[2:3], 0
1ADC  global_store_dword v[6:7], v9, off offset:12
1AE4  s_andn2_b64 vcc, exec, s[2:3]
1AE8  s_cbranch_vccnz 16
1AEC  v_and_b32_e32 v10, 0x7fffffff, v9
1AF4  s_mov_b32 s2, 0x7f800001
1AFC  v_mov_b32_e32 v11, 0x7fc00000
1B04  v_cmp_gt_u32_e32 vcc, s2, v10
1B08  s_movk_i32 s2, 0x7fff
1B0C  s_nop 0
1B10  v_cndmask_b32_e32 v9, v11, v9, vcc
1B14  v_bfe_u32 v10, v9, 16, 1
1B1C  v_add3_u32 v9, v9, v10, s2
1B24  global_store_short_d16_hi v[4:5], v9, off offset:6
1B2C  v_bfe_u32 v9, v0, 16, 3
1B34  v_cmp_eq_u32_e32 vcc, 0, v9
1B38  v_lshl_add_u32 v11, v9, 22, 0.5
1B40  s_brev_b32 s2, 1
1B44  v_cndmask_b32_e64 v10, 0.5, 0, vcc
1B4C  v_cmp_gt_u32_e32 vcc, 2, v9
1B50  s_nop 1
1B54  v_cndmask_b32_e32 v9, v11, v10, vcc
1B58  v_lshlrev_b32_e32 v10, 12, v0
1B5C  v_and_or_b32 v9, v10, s2, v9
1B64  v_mul_f32_e32 v9, v8, v9
1B68  v_and_b32_e32 v10, 0x7fffffff, v9
1B70  s_mov_b32 s2, 0x7f800001
1B78  v_mov_b32_e32 v11, 0x7fc00000
1B80  v_cmp_gt_u32_e32 vcc, s2, v10
1B84  s_mov_b64 s[2:3], -1
1B88  s_nop 0
1B8C  v_cndmask_b32_e32 v9, v11, v9, vcc
1B90  s_and_b64 vcc, exec, s[0:1]
1B94  s_cbranch_vccnz 3
1B98  s_mov_b64 s[2:3], 0
1B9C  global_store_dword v[6:7], v9, off offset:16
1BA4  s_andn2_b64 vcc, exec, s[2:3]
1BA8  s_cbranch_vccnz 16
1BAC  v_and_b32_e32 v10, 0x7fffffff, v9
1BB4  s_mov_b32 s2, 0x7f800001
1BBC  v_mov_b32_e32 v11, 0x7fc00000
1BC4  v_cmp_gt_u32_e32 vcc, s2, v10
1BC8  s_movk_i32 s2, 0x7fff
1BCC  s_nop 0
1BD0  v_cndmask_b32_e32 v9, v11, v9, vcc
1BD4  v_bfe_u32 v10, v9, 16, 1
1BDC  v_add3_u32 v9, v9, v10, s2
1BE4  global_store_short_d16_hi v[4:5], v9, off offset:8
1BEC  v_bfe_u32 v9, v0, 20, 3
1BF4  v_cmp_eq_u32_e32 vcc, 0, v9
1BF8  v_lshl_add_u32 v11, v9, 22, 0.5
1C00  s_brev_b32 s2, 1
1C04  v_cndmask_b32_e64 v10, 0.5, 0, vcc
1C0C  v_cmp_gt_u32_e32 vcc, 2, v9
1C10  s_nop 1
1C14  v_cndmask_b32_e32 v9, v11, v10, vcc
1C18  v_lshlrev_b32_e32 v10, 8, v0
1C1C  v_and_or_b32 v9, v10, s2, v9
1C24  v_mul_f32_e32 v9, v8, v9
1C28  v_and_b32_e32 v10, 0x7fffffff, v9
1C30  s_mov_b32 s2, 0x7f800001
1C38  v_mov_b32_e32 v11, 0x7fc00000
1C40  v_cmp_gt_u32_e32 vcc, s2, v10
1C44  s_mov_b64 s[2:3], -1
1C48  s_nop 0
1C4C  v_cndmask_b32_e32 v9, v11, v9, vcc
1C50  s_and_b64 vcc, exec, s[0:1]
1C54  s_cbranch_vccnz 3
1C58  s_mov_b64 s[2:3], 0
1C5C  global_store_dword v[6:7], v9, off offset:20
1C64  s_andn2_b64 vcc, exec, s[2:3]
1C68  s_cbranch_vccnz 16
1C6C  v_and_b32_e32 v10, 0x7fffffff, v9
1C74  s_mov_b32 s2, 0x7f800001
1C7C  v_mov_b32_e32 v11, 0x7fc00000
1C84  v_cmp_gt_u32_e32 vcc, s2, v10
1C88  s_movk_i32 s2, 0x7fff
1C8C  s_nop 0
1C90  v_cndmask_b32_e32 v9, v11, v9, vcc
1C94  v_bfe_u32 v10, v9, 16, 1
1C9C  v_add3_u32 v9, v9, v10, s2
1CA4  global_store_short_d16_hi v[4:5], v9, off offset:10
1CAC  v_bfe_u32 v9, v0, 24, 3
1CB4  v_cmp_eq_u32_e32 vcc, 0, v9
1CB8  v_lshl_add_u32 v11, v9, 22, 0.5
1CC0  s_brev_b32 s2, 1
1CC4  v_cndmask_b32_e64 v10, 0.5, 0, vcc
1CCC  v_cmp_gt_u32_e32 vcc, 2, v9
1CD0  s_nop 1
1CD4  v_cndmask_b32_e32 v9, v11, v10, vcc
1CD8  v_lshlrev_b32_e32 v10, 4, v0
1CDC  v_and_or_b32 v9, v10, s2, v9
1CE4  v_mul_f32_e32 v9, v8, v9
1CE8  v_and_b32_e32 v10, 0x7fffffff, v9
1CF0  s_mov_b32 s2, 0x7f800001
1CF8  v_mov_b32_e32 v11, 0x7fc00000
1D00  v_cmp_gt_u32_e32 vcc, s2, v10
1D04  s_mov_b64 s[2:3], -1
1D08  s_nop 0
1D0C  v_cndmask_b32_e32 v9, v11, v9, vcc
1D10  s_and_b64 vcc, exec, s[0:1]
1D14  s_cbranch_vccnz 3
1D18  s_mov_b64 s[2:3], 0
1D1C  global_store_dword v[6:7], v9, off offset:24
1D24  s_andn2_b64 vcc, exec, s[2:3]
1D28  s_cbranch_vccnz 16
1D2C  v_and_b32_e32 v10, 0x7fffffff, v9
1D34  s_mov_b32 s2, 0x7f800001
1D3C  v_mov_b32_e32 v11, 0x7fc00000
1D44  v_cmp_gt_u32_e32 vcc, s2, v10
1D48  s_movk_i32 s2, 0x7fff
1D4C  s_nop 0
1D50  v_cndmask_b32_e32 v9, v11, v9, vcc
1D54  v_bfe_u32 v10, v9, 16, 1
1D5C  v_add3_u32 v9, v9, v10, s2
1D64  global_store_short_d16_hi v[4:5], v9, off offset:12
1D6C  v_bfe_u32 v9, v0, 28, 3
1D74  v_cmp_eq_u32_e32 vcc, 0, v9
1D78  v_lshl_add_u32 v11, v9, 22, 0.5
1D80  s_brev_b32 s2, 1
1D84  v_cndmask_b32_e64 v10, 0.5, 0, vcc
1D8C  v_cmp_gt_u32_e32 vcc, 2, v9
1D90  s_nop 1
1D94  v_cndmask_b32_e32 v9, v11, v10, vcc
1D98  v_and_or_b32 v0, v0, s2, v9
1DA0  v_mul_f32_e32 v0, v8, v0
1DA4  v_and_b32_e32 v9, 0x7fffffff, v0
1DAC  s_mov_b32 s2, 0x7f800001
1DB4  v_mov_b32_e32 v10, 0x7fc00000
1DBC  v_cmp_gt_u32_e32 vcc, s2, v9
1DC0  s_mov_b64 s[2:3], -1
1DC4  s_nop 0
1DC8  v_cndmask_b32_e32 v0, v10, v0, vcc
1DCC  s_and_b64 vcc, exec, s[0:1]
1DD0  s_cbranch_vccnz 3
1DD4  s_mov_b64 s[2:3], 0
1DD8  global_store_dword v[6:7], v0, off offset:28
1DE0  s_andn2_b64 vcc, exec, s[2:3]
1DE4  s_cbranch_vccnz 16
1DE8  v_and_b32_e32 v9, 0x7fffffff, v0
1DF0  s_mov_b32 s2, 0x7f800001
1DF8  v_mov_b32_e32 v10, 0x7fc00000
1E00  v_cmp_gt_u32_e32 vcc, s2, v9
1E04  s_movk_i32 s2, 0x7fff
1E08  s_nop 0
1E0C  v_cndmask_b32_e32 v0, v10, v0, vcc
1E10  v_bfe_u32 v9, v0, 16, 1
1E18  v_add3_u32 v0, v0, v9, s2
1E20  global_store_short_d16_hi v[4:5], v0, off offset:14
1E28  v_and_b32_e32 v0, 7, v1
1E2C  v_cmp_eq_u32_e32 vcc, 0, v0
1E30  v_lshl_add_u32 v10, v0, 22, 0.5
1E38  s_brev_b32 s2, 1
1E3C  v_cndmask_b32_e64 v9, 0.5, 0, vcc
1E44  v_cmp_gt_u32_e32 vcc, 2, v0
1E48  s_nop 1
1E4C  v_cndmask_b32_e32 v0, v10, v9, vcc
1E50  v_lshlrev_b32_e32 v9, 28, v1
1E54  v_and_or_b32 v0, v9, s2, v0
1E5C  v_mul_f32_e32 v0, v8, v0
1E60  v_and_b32_e32 v9, 0x7fffffff, v0
1E68  s_mov_b32 s2, 0x7f800001
1E70  v_mov_b32_e32 v10, 0x7fc00000
1E78  v_cmp_gt_u32_e32 vcc, s2, v9
1E7C  s_mov_b64 s[2:3], -1
1E80  s_nop 0
1E84  v_cndmask_b32_e32 v0, v10, v0, vcc
1E88  s_and_b64 vcc, exec, s[0:1]
1E8C  s_cbranch_vccnz 3
1E90  s_mov_b64 s[2:3], 0
1E94  global_store_dword v[6:7], v0, off offset:32
1E9C  s_andn2_b64 vcc, exec, s[2:3]
1EA0  s_cbranch_vccnz 16
1EA4  v_and_b32_e32 v9, 0x7fffffff, v0
1EAC  s_mov_b32 s2, 0x7f800001
1EB4  v_mov_b32_e32 v10, 0x7fc00000
1EBC  v_cmp_gt_u32_e32 vcc, s2, v9
1EC0  s_movk_i32 s2, 0x7fff
1EC4  s_nop 0
1EC8  v_cndmask_b32_e32 v0, v10, v0, vcc
1ECC  v_bfe_u32 v9, v0, 16, 1
1ED4  v_add3_u32 v0, v0, v9, s2
1EDC  global_store_short_d16_hi v[4:5], v0, off offset:16
1EE4  v_bfe_u32 v0, v1, 4, 3
1EEC  v_cmp_eq_u32_e32 vcc, 0, v0
1EF0  v_lshl_add_u32 v10, v0, 22, 0.5
1EF8  s_brev_b32 s2, 1
1EFC  v_cndmask_b32_e64 v9, 0.5, 0, vcc
1F04  v_cmp_gt_u32_e32 vcc, 2, v0
1F08  s_nop 1
1F0C  v_cndmask_b32_e32 v0, v10, v9, vcc
1F10  v_lshlrev_b32_e32 v9, 24, v1
1F14  v_and_or_b32 v0, v9, s2, v0
1F1C  v_mul_f32_e32 v0, v8, v0
1F20  v_and_b32_e32 v9, 0x7fffffff, v0
1F28  s_mov_b32 s2, 0x7f800001
1F30  v_mov_b32_e32 v10, 0x7fc00000
1F38  v_cmp_gt_u32_e32 vcc, s2, v9
1F3C  s_mov_b64 s[2:3], -1
1F40  s_nop 0
1F44  v_cndmask_b32_e32 v0, v10, v0, vcc
1F48  s_and_b64 vcc, exec, s[0:1]
1F4C  s_cbranch_vccnz 3
1F50  s_mov_b64 s[2:3], 0
1F54  global_store_dword v[6:7], v0, off offset:36
1F5C  s_andn2_b64 vcc, exec, s[2:3]
1F60  s_cbranch_vccnz 16
1F64  v_and_b32_e32 v9, 0x7fffffff, v0
1F6C  s_mov_b32 s2, 0x7f800001
1F74  v_mov_b32_e32 v10, 0x7fc00000
1F7C  v_cmp_gt_u32_e32 vcc, s2, v9
1F80  s_movk_i32 s2, 0x7fff
1F84  s_nop 0
1F88  v_cndmask_b32_e32 v0, v10, v0, vcc
1F8C  v_bfe_u32 v9, v0, 16, 1
1F94  v_add3_u32 v0, v0, v9, s2
1F9C  global_store_short_d16_hi v[4:5], v0, off offset:18
1FA4  v_bfe_u32 v0, v1, 8, 3
1FAC  v_cmp_eq_u32_e32 vcc, 0, v0
1FB0  v_lshl_add_u32 v10, v0, 22, 0.5
1FB8  s_brev_b32 s2, 1
1FBC  v_cndmask_b32_e64 v9, 0.5, 0, vcc
1FC4  v_cmp_gt_u32_e32 vcc, 2, v0
1FC8  s_nop 1
1FCC  v_cndmask_b32_e32 v0, v10, v9, vcc
1FD0  v_lshlrev_b32_e32 v9, 20, v1
1FD4  v_and_or_b32 v0, v9, s2, v0
1FDC  v_mul_f32_e32 v0, v8, v0
1FE0  v_and_b32_e32 v9, 0x7fffffff, v0
1FE8  s_mov_b32 s2, 0x7f800001
1FF0  v_mov_b32_e32 v10, 0x7fc00000
1FF8  v_cmp_gt_u32_e32 vcc, s2, v9
1FFC  s_mov_b64 s[2:3], -1
2000  s_nop 0
2004  v_cndmask_b32_e32 v0, v10, v0, vcc
2008  s_and_b64 vcc, exec, s[0:1]
200C  s_cbranch_vccnz 3
2010  s_mov_b64 s[2:3], 0
2014  global_store_dword v[6:7], v0, off offset:40
201C  s_andn2_b64 vcc, exec, s[2:3]
2020  s_cbranch_vccnz 16
2024  v_and_b32_e32 v9, 0x7fffffff, v0
202C  s_mov_b32 s2, 0x7f800001
2034  v_mov_b32_e32 v10, 0x7fc00000
203C  v_cmp_gt_u32_e32 vcc, s2, v9
2040  s_movk_i32 s2, 0x7fff
2044  s_nop 0
2048  v_cndmask_b32_e32 v0, v10, v0, vcc
204C  v_bfe_u32 v9, v0, 16, 1
2054  v_add3_u32 v0, v0, v9, s2
205C  global_store_short_d16_hi v[4:5], v0, off offset:20
2064  v_bfe_u32 v0, v1, 12, 3
206C  v_cmp_eq_u32_e32 vcc, 0, v0
2070  v_lshl_add_u32 v10, v0, 22, 0.5
2078  s_brev_b32 s2, 1
207C  v_cndmask_b32_e64 v9, 0.5, 0, vcc
2084  v_cmp_gt_u32_e32 vcc, 2, v0
2088  s_nop 1
208C  v_cndmask_b32_e32 v0, v10, v9, vcc
2090  v_lshlrev_b32_e32 v9, 16, v1
2094  v_and_or_b32 v0, v9, s2, v0
209C  v_mul_f32_e32 v0, v8, v0
20A0  v_and_b32_e32 v9, 0x7fffffff, v0
20A8  s_mov_b32 s2, 0x7f800001
20B0  v_mov_b32_e32 v10, 0x7fc00000
20B8  v_cmp_gt_u32_e32 vcc, s2, v9
20BC  s_mov_b64 s[2:3], -1
20C0  s_nop 0
20C4  v_cndmask_b32_e32 v0, v10, v0, vcc
20C8  s_and_b64 vcc, exec, s[0:1]
20CC  s_cbranch_vccnz 3
20D0  s_mov_b64 s[2:3], 0
20D4  global_store_dword v[6:7], v0, off offset:44
20DC  s_andn2_b64 vcc, exec, s[2:3]
20E0  s_cbranch_vccnz 16
20E4  v_and_b32_e32 v9, 0x7fffffff, v0
20EC  s_mov_b32 s2, 0x7f800001
20F4  v_mov_b32_e32 v10, 0x7fc00000
20FC  v_cmp_gt_u32_e32 vcc, s2, v9
2100  s_movk_i32 s2, 0x7fff
2104  s_nop 0
2108  v_cndmask_b32_e32 v0, v10, v0, vcc
210C  v_bfe_u32 v9, v0, 16, 1
2114  v_add3_u32 v0, v0, v9, s2
211C  global_store_short_d16_hi v[4:5], v0, off offset:22
2124  v_bfe_u32 v0, v1, 16, 3
212C  v_cmp_eq_u32_e32 vcc, 0, v0
2130  v_lshl_add_u32 v10, v0, 22, 0.5
2138  s_brev_b32 s2, 1
213C  v_cndmask_b32_e64 v9, 0.5, 0, vcc
2144  v_cmp_gt_u32_e32 vcc, 2, v0
2148  s_nop 1
214C  v_cndmask_b32_e32 v0, v10, v9, vcc
2150  v_lshlrev_b32_e32 v9, 12, v1
2154  v_and_or_b32 v0, v9, s2, v0
215C  v_mul_f32_e32 v0, v8, v0
2160  v_and_b32_e32 v9, 0x7fffffff, v0
2168  s_mov_b32 s2, 0x7f800001
2170  v_mov_b32_e32 v10, 0x7fc00000
2178  v_cmp_gt_u32_e32 vcc, s2, v9
217C  s_mov_b64 s[2:3], -1
2180  s_nop 0
2184  v_cndmask_b32_e32 v0, v10, v0, vcc
2188  s_and_b64 vcc, exec, s[0:1]
218C  s_cbranch_vccnz 3
2190  s_mov_b64 s[2:3], 0
2194  global_store_dword v[6:7], v0, off offset:48
219C  s_andn2_b64 vcc, exec, s[2:3]
21A0  s_cbranch_vccnz 16
21A4  v_and_b32_e32 v9, 0x7fffffff, v0
21AC  s_mov_b32 s2, 0x7f800001
21B4  v_mov_b32_e32 v10, 0x7fc00000
21BC  v_cmp_gt_u32_e32 vcc, s2, v9
21C0  s_movk_i32 s2, 0x7fff
21C4  s_nop 0
21C8  v_cndmask_b32_e32 v0, v10, v0, vcc
21CC  v_bfe_u32 v9, v0, 16, 1
21D4  v_add3_u32 v0, v0, v9, s2
21DC  global_store_short_d16_hi v[4:5], v0, off offset:24
21E4  v_bfe_u32 v0, v1, 20, 3
21EC  v_cmp_eq_u32_e32 vcc, 0, v0
21F0  v_lshl_add_u32 v10, v0, 22, 0.5
21F8  s_brev_b32 s2, 1
21FC  v_cndmask_b32_e64 v9, 0.5, 0, vcc
2204  v_cmp_gt_u32_e32 vcc, 2, v0
2208  s_nop 1
220C  v_cndmask_b32_e32 v0, v10, v9, vcc
2210  v_lshlrev_b32_e32 v9, 8, v1
2214  v_and_or_b32 v0, v9, s2, v0
221C  v_mul_f32_e32 v0, v8, v0
2220  v_and_b32_e32 v9, 0x7fffffff, v0
2228  s_mov_b32 s2, 0x7f800001
2230  v_mov_b32_e32 v10, 0x7fc00000
2238  v_cmp_gt_u32_e32 vcc, s2, v9
223C  s_mov_b64 s[2:3], -1
2240  s_nop 0
2244  v_cndmask_b32_e32 v0, v10, v0, vcc
2248  s_and_b64 vcc, exec, s[0:1]
224C  s_cbranch_vccnz 3
2250  s_mov_b64 s[2:3], 0
2254  global_store_dword v[6:7], v0, off offset:52
225C  s_andn2_b64 vcc, exec, s[2:3]
2260  s_cbranch_vccnz 16
2264  v_and_b32_e32 v9, 0x7fffffff, v0
226C  s_mov_b32 s2, 0x7f800001
2274  v_mov_b32_e32 v10, 0x7fc00000
227C  v_cmp_gt_u32_e32 vcc, s2, v9
2280  s_movk_i32 s2, 0x7fff
2284  s_nop 0
2288  v_cndmask_b32_e32 v0, v10, v0, vcc
228C  v_bfe_u32 v9, v0, 16, 1
2294  v_add3_u32 v0, v0, v9, s2
229C  global_store_short_d16_hi v[4:5], v0, off offset:26
22A4  v_bfe_u32 v0, v1, 24, 3
22AC  v_cmp_eq_u32_e32 vcc, 0, v0
22B0  v_lshl_add_u32 v10, v0, 22, 0.5
22B8  s_brev_b32 s2, 1
22BC  v_cndmask_b32_e64 v9, 0.5, 0, vcc
22C4  v_cmp_gt_u32_e32 vcc, 2, v0
22C8  s_nop 1
22CC  v_cndmask_b32_e32 v0, v10, v9, vcc
22D0  v_lshlrev_b32_e32 v9, 4, v1
22D4  v_and_or_b32 v0, v9, s2, v0
22DC  v_mul_f32_e32 v0, v8, v0
22E0  v_and_b32_e32 v9, 0x7fffffff, v0
22E8  s_mov_b32 s2, 0x7f800001
22F0  v_mov_b32_e32 v10, 0x7fc00000
22F8  v_cmp_gt_u32_e32 vcc, s2, v9
22FC  s_mov_b64 s[2:3], -1
2300  s_nop 0
2304  v_cndmask_b32_e32 v0, v10, v0, vcc
2308  s_and_b64 vcc, exec, s[0:1]
230C  s_cbranch_vccnz 3
2310  s_mov_b64 s[2:3], 0
2314  global_store_dword v[6:7], v0, off offset:56
231C  s_andn2_b64 vcc, exec, s[2:3]
2320  s_cbranch_vccnz 16
2324  v_and_b32_e32 v9, 0x7fffffff, v0
232C  s_mov_b32 s2, 0x7f800001
2334  v_mov_b32_e32 v10, 0x7fc00000
233C  v_cmp_gt_u32_e32 vcc, s2, v9
2340  s_movk_i32 s2, 0x7fff
2344  s_nop 0
2348  v_cndmask_b32_e32 v0, v10, v0, vcc
234C  v_bfe_u32 v9, v0, 16, 1
2354  v_add3_u32 v0, v0, v9, s2
235C  global_store_short_d16_hi v[4:5], v0, off offset:28
2364  v_bfe_u32 v0, v1, 28, 3
236C  v_cmp_eq_u32_e32 vcc, 0, v0
2370  v_lshl_add_u32 v10, v0, 22, 0.5
2378  s_brev_b32 s2, 1
237C  v_cndmask_b32_e64 v9, 0.5, 0, vcc
2384  v_cmp_gt_u32_e32 vcc, 2, v0
2388  s_nop 1
238C  v_cndmask_b32_e32 v0, v10, v9, vcc
2390  v_and_or_b32 v0, v1, s2, v0
2398  v_mul_f32_e32 v0, v8, v0
239C  v_and_b32_e32 v1, 0x7fffffff, v0
23A4  s_mov_b32 s2, 0x7f800001
23AC  v_mov_b32_e32 v9, 0x7fc00000
23B4  v_cmp_gt_u32_e32 vcc, s2, v1
23B8  s_mov_b64 s[2:3], -1
23BC  s_nop 0
23C0  v_cndmask_b32_e32 v0, v9, v0, vcc
23C4  s_and_b64 vcc, exec, s[0:1]
23C8  s_cbranch_vccnz 3
23CC  s_mov_b64 s[2:3], 0
23D0  global_store_dword v[6:7], v0, off offset:60
23D8  s_andn2_b64 vcc, exec, s[2:3]
23DC  s_cbranch_vccnz 16
23E0  v_and_b32_e32 v1, 0x7fffffff, v0
23E8  s_mov_b32 s2, 0x7f800001
23F0  v_mov_b32_e32 v9, 0x7fc00000
23F8  v_cmp_gt_u32_e32 vcc, s2, v1
23FC  s_movk_i32 s2, 0x7fff
2400  s_nop 0
2404  v_cndmask_b32_e32 v0, v9, v0, vcc
2408  v_bfe_u32 v1, v0, 16, 1
2410  v_add3_u32 v0, v0, v1, s2
2418  global_store_short_d16_hi v[4:5], v0, off offset:30
2420  v_and_b32_e32 v0, 7, v2
2424  v_cmp_eq_u32_e32 vcc, 0, v0
2428  v_lshl_add_u32 v9, v0, 22, 0.5
2430  s_brev_b32 s2, 1
2434  v_cndmask_b32_e64 v1, 0.5, 0, vcc
243C  v_cmp_gt_u32_e32 vcc, 2, v0
2440  s_nop 1
2444  v_cndmask_b32_e32 v0, v9, v1, vcc
2448  v_lshlrev_b32_e32 v1, 28, v2
244C  v_and_or_b32 v0, v1, s2, v0
2454  v_mul_f32_e32 v0, v8, v0
2458  v_and_b32_e32 v1, 0x7fffffff, v0
2460  s_mov_b32 s2, 0x7f800001
2468  v_mov_b32_e32 v9, 0x7fc00000
2470  v_cmp_gt_u32_e32 vcc, s2, v1
2474  s_mov_b64 s[2:3], -1
2478  s_nop 0
247C  v_cndmask_b32_e32 v0, v9, v0, vcc
2480  s_and_b64 vcc, exec, s[0:1]
2484  s_cbranch_vccnz 3
2488  s_mov_b64 s[2:3], 0
248C  global_store_dword v[6:7], v0, off offset:64
2494  s_andn2_b64 vcc, exec, s[2:3]
2498  s_cbranch_vccnz 16
249C  v_and_b32_e32 v1, 0x7fffffff, v0
24A4  s_mov_b32 s2, 0x7f800001
24AC  v_mov_b32_e32 v9, 0x7fc00000
24B4  v_cmp_gt_u32_e32 vcc, s2, v1
24B8  s_movk_i32 s2, 0x7fff
24BC  s_nop 0
24C0  v_cndmask_b32_e32 v0, v9, v0, vcc
24C4  v_bfe_u32 v1, v0, 16, 1
24CC  v_add3_u32 v0, v0, v1, s2
24D4  global_store_short_d16_hi v[4:5], v0, off offset:32
24DC  v_bfe_u32 v0, v2, 4, 3
24E4  v_cmp_eq_u32_e32 vcc, 0, v0
24E8  v_lshl_add_u32 v9, v0, 22, 0.5
24F0  s_brev_b32 s2, 1
24F4  v_cndmask_b32_e64 v1, 0.5, 0, vcc
24FC  v_cmp_gt_u32_e32 vcc, 2, v0
2500  s_nop 1
2504  v_cndmask_b32_e32 v0, v9, v1, vcc
2508  v_lshlrev_b32_e32 v1, 24, v2
250C  v_and_or_b32 v0, v1, s2, v0
2514  v_mul_f32_e32 v0, v8, v0
2518  v_and_b32_e32 v1, 0x7fffffff, v0
2520  s_mov_b32 s2, 0x7f800001
2528  v_mov_b32_e32 v9, 0x7fc00000
2530  v_cmp_gt_u32_e32 vcc, s2, v1
2534  s_mov_b64 s[2:3], -1
2538  s_nop 0
253C  v_cndmask_b32_e32 v0, v9, v0, vcc
2540  s_and_b64 vcc, exec, s[0:1]
2544  s_cbranch_vccnz 3
2548  s_mov_b64 s[2:3], 0
254C  global_store_dword v[6:7], v0, off offset:68
2554  s_andn2_b64 vcc, exec, s[2:3]
2558  s_cbranch_vccnz 16
255C  v_and_b32_e32 v1, 0x7fffffff, v0
2564  s_mov_b32 s2, 0x7f800001
256C  v_mov_b32_e32 v9, 0x7fc00000
2574  v_cmp_gt_u32_e32 vcc, s2, v1
2578  s_movk_i32 s2, 0x7fff
257C  s_nop 0
2580  v_cndmask_b32_e32 v0, v9, v0, vcc
2584  v_bfe_u32 v1, v0, 16, 1
258C  v_add3_u32 v0, v0, v1, s2
2594  global_store_short_d16_hi v[4:5], v0, off offset:34
259C  v_bfe_u32 v0, v2, 8, 3
25A4  v_cmp_eq_u32_e32 vcc, 0, v0
25A8  v_lshl_add_u32 v9, v0, 22, 0.5
25B0  s_brev_b32 s2, 1
25B4  v_cndmask_b32_e64 v1, 0.5, 0, vcc
25BC  v_cmp_gt_u32_e32 vcc, 2, v0
25C0  s_nop 1
25C4  v_cndmask_b32_e32 v0, v9, v1, vcc
25C8  v_lshlrev_b32_e32 v1, 20, v2
25CC  v_and_or_b32 v0, v1, s2, v0
25D4  v_mul_f32_e32 v0, v8, v0
25D8  v_and_b32_e32 v1, 0x7fffffff, v0
25E0  s_mov_b32 s2, 0x7f800001
25E8  v_mov_b32_e32 v9, 0x7fc00000
25F0  v_cmp_gt_u32_e32 vcc, s2, v1
25F4  s_mov_b64 s[2:3], -1
25F8  s_nop 0
25FC  v_cndmask_b32_e32 v0, v9, v0, vcc
2600  s_and_b64 vcc, exec, s[0:1]
2604  s_cbranch_vccnz 3
2608  s_mov_b64 s[2:3], 0
260C  global_store_dword v[6:7], v0, off offset:72
2614  s_andn2_b64 vcc, exec, s[2:3]
2618  s_cbranch_vccnz 16
261C  v_and_b32_e32 v1, 0x7fffffff, v0
2624  s_mov_b32 s2, 0x7f800001
262C  v_mov_b32_e32 v9, 0x7fc00000
2634  v_cmp_gt_u32_e32 vcc, s2, v1
2638  s_movk_i32 s2, 0x7fff
263C  s_nop 0
2640  v_cndmask_b32_e32 v0, v9, v0, vcc
2644  v_bfe_u32 v1, v0, 16, 1
264C  v_add3_u32 v0, v0, v1, s2
2654  global_store_short_d16_hi v[4:5], v0, off offset:36
265C  v_bfe_u32 v0, v2, 12, 3
2664  v_cmp_eq_u32_e32 vcc, 0, v0
2668  v_lshl_add_u32 v9, v0, 22, 0.5
2670  s_brev_b32 s2, 1
2674  v_cndmask_b32_e64 v1, 0.5, 0, vcc
267C  v_cmp_gt_u32_e32 vcc, 2, v0
2680  s_nop 1
2684  v_cndmask_b32_e32 v0, v9, v1, vcc
2688  v_lshlrev_b32_e32 v1, 16, v2
268C  v_and_or_b32 v0, v1, s2, v0
2694  v_mul_f32_e32 v0, v8, v0
2698  v_and_b32_e32 v1, 0x7fffffff, v0
26A0  s_mov_b32 s2, 0x7f800001
26A8  v_mov_b32_e32 v9, 0x7fc00000
26B0  v_cmp_gt_u32_e32 vcc, s2, v1
26B4  s_mov_b64 s[2:3], -1
26B8  s_nop 0
26BC  v_cndmask_b32_e32 v0, v9, v0, vcc
26C0  s_and_b64 vcc, exec, s[0:1]
26C4  s_cbranch_vccnz 3
26C8  s_mov_b64 s[2:3], 0
26CC  global_store_dword v[6:7], v0, off offset:76
26D4  s_andn2_b64 vcc, exec, s[2:3]
26D8  s_cbranch_vccnz 16
26DC  v_and_b32_e32 v1, 0x7fffffff, v0
26E4  s_mov_b32 s2, 0x7f800001
26EC  v_mov_b32_e32 v9, 0x7fc00000
26F4  v_cmp_gt_u32_e32 vcc, s2, v1
26F8  s_movk_i32 s2, 0x7fff
26FC  s_nop 0
2700  v_cndmask_b32_e32 v0, v9, v0, vcc
2704  v_bfe_u32 v1, v0, 16, 1
270C  v_add3_u32 v0, v0, v1, s2
2714  global_store_short_d16_hi v[4:5], v0, off offset:38
271C  v_bfe_u32 v0, v2, 16, 3
2724  v_cmp_eq_u32_e32 vcc, 0, v0
2728  v_lshl_add_u32 v9, v0, 22, 0.5
2730  s_brev_b32 s2, 1
2734  v_cndmask_b32_e64 v1, 0.5, 0, vcc
273C  v_cmp_gt_u32_e32 vcc, 2, v0
2740  s_nop 1
2744  v_cndmask_b32_e32 v0, v9, v1, vcc
2748  v_lshlrev_b32_e32 v1, 12, v2
274C  v_and_or_b32 v0, v1, s2, v0
2754  v_mul_f32_e32 v0, v8, v0
2758  v_and_b32_e32 v1, 0x7fffffff, v0
2760  s_mov_b32 s2, 0x7f800001
2768  v_mov_b32_e32 v9, 0x7fc00000
2770  v_cmp_gt_u32_e32 vcc, s2, v1
2774  s_mov_b64 s[2:3], -1
2778  s_nop 0
277C  v_cndmask_b32_e32 v0, v9, v0, vcc
2780  s_and_b64 vcc, exec, s[0:1]
2784  s_cbranch_vccnz 3
2788  s_mov_b64 s[2:3], 0
278C  global_store_dword v[6:7], v0, off offset:80
2794  s_andn2_b64 vcc, exec, s[2:3]
2798  s_cbranch_vccnz 16
279C  v_and_b32_e32 v1, 0x7fffffff, v0
27A4  s_mov_b32 s2, 0x7f800001
27AC  v_mov_b32_e32 v9, 0x7fc00000
27B4  v_cmp_gt_u32_e32 vcc, s2, v1
27B8  s_movk_i32 s2, 0x7fff
27BC  s_nop 0
27C0  v_cndmask_b32_e32 v0, v9, v0, vcc
27C4  v_bfe_u32 v1, v0, 16, 1
27CC  v_add3_u32 v0, v0, v1, s2
27D4  global_store_short_d16_hi v[4:5], v0, off offset:40
27DC  v_bfe_u32 v0, v2, 20, 3
27E4  v_cmp_eq_u32_e32 vcc, 0, v0
27E8  v_lshl_add_u32 v9, v0, 22, 0.5
27F0  s_brev_b32 s2, 1
27F4  v_cndmask_b32_e64 v1, 0.5, 0, vcc
27FC  v_cmp_gt_u32_e32 vcc, 2, v0
2800  s_nop 1
2804  v_cndmask_b32_e32 v0, v9, v1, vcc
2808  v_lshlrev_b32_e32 v1, 8, v2
280C  v_and_or_b32 v0, v1, s2, v0
2814  v_mul_f32_e32 v0, v8, v0
2818  v_and_b32_e32 v1, 0x7fffffff, v0
2820  s_mov_b32 s2, 0x7f800001
2828  v_mov_b32_e32 v9, 0x7fc00000
2830  v_cmp_gt_u32_e32 vcc, s2, v1
2834  s_mov_b64 s[2:3], -1
2838  s_nop 0
283C  v_cndmask_b32_e32 v0, v9, v0, vcc
2840  s_and_b64 vcc, exec, s[0:1]
2844  s_cbranch_vccnz 3
2848  s_mov_b64 s[2:3], 0
284C  global_store_dword v[6:7], v0, off offset:84
2854  s_andn2_b64 vcc, exec, s[2:3]
2858  s_cbranch_vccnz 16
285C  v_and_b32_e32 v1, 0x7fffffff, v0
2864  s_mov_b32 s2, 0x7f800001
286C  v_mov_b32_e32 v9, 0x7fc00000
2874  v_cmp_gt_u32_e32 vcc, s2, v1
2878  s_movk_i32 s2, 0x7fff
287C  s_nop 0
2880  v_cndmask_b32_e32 v0, v9, v0, vcc
2884  v_bfe_u32 v1, v0, 16, 1
288C  v_add3_u32 v0, v0, v1, s2
2894  global_store_short_d16_hi v[4:5], v0, off offset:42
289C  v_bfe_u32 v0, v2, 24, 3
28A4  v_cmp_eq_u32_e32 vcc, 0, v0
28A8  v_lshl_add_u32 v9, v0, 22, 0.5
28B0  s_brev_b32 s2, 1
28B4  v_cndmask_b32_e64 v1, 0.5, 0, vcc
28BC  v_cmp_gt_u32_e32 vcc, 2, v0
28C0  s_nop 1
28C4  v_cndmask_b32_e32 v0, v9, v1, vcc
28C8  v_lshlrev_b32_e32 v1, 4, v2
28CC  v_and_or_b32 v0, v1, s2, v0
28D4  v_mul_f32_e32 v0, v8, v0
28D8  v_and_b32_e32 v1, 0x7fffffff, v0
28E0  s_mov_b32 s2, 0x7f800001
28E8  v_mov_b32_e32 v9, 0x7fc00000
28F0  v_cmp_gt_u32_e32 vcc, s2, v1
28F4  s_mov_b64 s[2:3], -1
28F8  s_nop 0
28FC  v_cndmask_b32_e32 v0, v9, v0, vcc
2900  s_and_b64 vcc, exec, s[0:1]
2904  s_cbranch_vccnz 3
2908  s_mov_b64 s[2:3], 0
290C  global_store_dword v[6:7], v0, off offset:88
2914  s_andn2_b64 vcc, exec, s[2:3]
2918  s_cbranch_vccnz 16
291C  v_and_b32_e32 v1, 0x7fffffff, v0
2924  s_mov_b32 s2, 0x7f800001
292C  v_mov_b32_e32 v9, 0x7fc00000
2934  v_cmp_gt_u32_e32 vcc, s2, v1
2938  s_movk_i32 s2, 0x7fff
293C  s_nop 0
2940  v_cndmask_b32_e32 v0, v9, v0, vcc
2944  v_bfe_u32 v1, v0, 16, 1
294C  v_add3_u32 v0, v0, v1, s2
2954  global_store_short_d16_hi v[4:5], v0, off offset:44
295C  v_bfe_u32 v0, v2, 28, 3
2964  v_cmp_eq_u32_e32 vcc, 0, v0
2968  v_lshl_add_u32 v9, v0, 22, 0.5
2970  s_brev_b32 s2, 1
2974  v_cndmask_b32_e64 v1, 0.5, 0, vcc
297C  v_cmp_gt_u32_e32 vcc, 2, v0
2980  s_nop 1
2984  v_cndmask_b32_e32 v0, v9, v1, vcc
2988  v_and_or_b32 v0, v2, s2, v0
2990  v_mul_f32_e32 v0, v8, v0
2994  v_and_b32_e32 v1, 0x7fffffff, v0
299C  s_mov_b32 s2, 0x7f800001
29A4  v_mov_b32_e32 v2, 0x7fc00000
29AC  v_cmp_gt_u32_e32 vcc, s2, v1
29B0  s_mov_b64 s[2:3], -1
29B4  s_nop 0
29B8  v_cndmask_b32_e32 v0, v2, v0, vcc
29BC  s_and_b64 vcc, exec, s[0:1]
29C0  s_cbranch_vccnz 3
29C4  s_mov_b64 s[2:3], 0
29C8  global_store_dword v[6:7], v0, off offset:92
29D0  s_andn2_b64 vcc, exec, s[2:3]
29D4  s_cbranch_vccnz 16
29D8  v_and_b32_e32 v1, 0x7fffffff, v0
29E0  s_mov_b32 s2, 0x7f800001
29E8  v_mov_b32_e32 v2, 0x7fc00000
29F0  v_cmp_gt_u32_e32 vcc, s2, v1
29F4  s_movk_i32 s2, 0x7fff
29F8  s_nop 0
29FC  v_cndmask_b32_e32 v0, v2, v0, vcc
2A00  v_bfe_u32 v1, v0, 16, 1
2A08  v_add3_u32 v0, v0, v1, s2
2A10  global_store_short_d16_hi v[4:5], v0, off offset:46
2A18  v_and_b32_e32 v0, 7, v3
2A1C  v_cmp_eq_u32_e32 vcc, 0, v0
2A20  v_lshl_add_u32 v2, v0, 22, 0.5
2A28  s_brev_b32 s2, 1
2A2C  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2A34  v_cmp_gt_u32_e32 vcc, 2, v0
2A38  s_nop 1
2A3C  v_cndmask_b32_e32 v0, v2, v1, vcc
2A40  v_lshlrev_b32_e32 v1, 28, v3
2A44  v_and_or_b32 v0, v1, s2, v0
2A4C  v_mul_f32_e32 v0, v8, v0
2A50  v_and_b32_e32 v1, 0x7fffffff, v0
2A58  s_mov_b32 s2, 0x7f800001
2A60  v_mov_b32_e32 v2, 0x7fc00000
2A68  v_cmp_gt_u32_e32 vcc, s2, v1
2A6C  s_mov_b64 s[2:3], -1
2A70  s_nop 0
2A74  v_cndmask_b32_e32 v0, v2, v0, vcc
2A78  s_and_b64 vcc, exec, s[0:1]
2A7C  s_cbranch_vccnz 3
2A80  s_mov_b64 s[2:3], 0
2A84  global_store_dword v[6:7], v0, off offset:96
2A8C  s_andn2_b64 vcc, exec, s[2:3]
2A90  s_cbranch_vccnz 16
2A94  v_and_b32_e32 v1, 0x7fffffff, v0
2A9C  s_mov_b32 s2, 0x7f800001
2AA4  v_mov_b32_e32 v2, 0x7fc00000
2AAC  v_cmp_gt_u32_e32 vcc, s2, v1
2AB0  s_movk_i32 s2, 0x7fff
2AB4  s_nop 0
2AB8  v_cndmask_b32_e32 v0, v2, v0, vcc
2ABC  v_bfe_u32 v1, v0, 16, 1
2AC4  v_add3_u32 v0, v0, v1, s2
2ACC  global_store_short_d16_hi v[4:5], v0, off offset:48
2AD4  v_bfe_u32 v0, v3, 4, 3
2ADC  v_cmp_eq_u32_e32 vcc, 0, v0
2AE0  v_lshl_add_u32 v2, v0, 22, 0.5
2AE8  s_brev_b32 s2, 1
2AEC  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2AF4  v_cmp_gt_u32_e32 vcc, 2, v0
2AF8  s_nop 1
2AFC  v_cndmask_b32_e32 v0, v2, v1, vcc
2B00  v_lshlrev_b32_e32 v1, 24, v3
2B04  v_and_or_b32 v0, v1, s2, v0
2B0C  v_mul_f32_e32 v0, v8, v0
2B10  v_and_b32_e32 v1, 0x7fffffff, v0
2B18  s_mov_b32 s2, 0x7f800001
2B20  v_mov_b32_e32 v2, 0x7fc00000
2B28  v_cmp_gt_u32_e32 vcc, s2, v1
2B2C  s_mov_b64 s[2:3], -1
2B30  s_nop 0
2B34  v_cndmask_b32_e32 v0, v2, v0, vcc
2B38  s_and_b64 vcc, exec, s[0:1]
2B3C  s_cbranch_vccnz 3
2B40  s_mov_b64 s[2:3], 0
2B44  global_store_dword v[6:7], v0, off offset:100
2B4C  s_andn2_b64 vcc, exec, s[2:3]
2B50  s_cbranch_vccnz 16
2B54  v_and_b32_e32 v1, 0x7fffffff, v0
2B5C  s_mov_b32 s2, 0x7f800001
2B64  v_mov_b32_e32 v2, 0x7fc00000
2B6C  v_cmp_gt_u32_e32 vcc, s2, v1
2B70  s_movk_i32 s2, 0x7fff
2B74  s_nop 0
2B78  v_cndmask_b32_e32 v0, v2, v0, vcc
2B7C  v_bfe_u32 v1, v0, 16, 1
2B84  v_add3_u32 v0, v0, v1, s2
2B8C  global_store_short_d16_hi v[4:5], v0, off offset:50
2B94  v_bfe_u32 v0, v3, 8, 3
2B9C  v_cmp_eq_u32_e32 vcc, 0, v0
2BA0  v_lshl_add_u32 v2, v0, 22, 0.5
2BA8  s_brev_b32 s2, 1
2BAC  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2BB4  v_cmp_gt_u32_e32 vcc, 2, v0
2BB8  s_nop 1
2BBC  v_cndmask_b32_e32 v0, v2, v1, vcc
2BC0  v_lshlrev_b32_e32 v1, 20, v3
2BC4  v_and_or_b32 v0, v1, s2, v0
2BCC  v_mul_f32_e32 v0, v8, v0
2BD0  v_and_b32_e32 v1, 0x7fffffff, v0
2BD8  s_mov_b32 s2, 0x7f800001
2BE0  v_mov_b32_e32 v2, 0x7fc00000
2BE8  v_cmp_gt_u32_e32 vcc, s2, v1
2BEC  s_mov_b64 s[2:3], -1
2BF0  s_nop 0
2BF4  v_cndmask_b32_e32 v0, v2, v0, vcc
2BF8  s_and_b64 vcc, exec, s[0:1]
2BFC  s_cbranch_vccnz 3
2C00  s_mov_b64 s[2:3], 0
2C04  global_store_dword v[6:7], v0, off offset:104
2C0C  s_andn2_b64 vcc, exec, s[2:3]
2C10  s_cbranch_vccnz 16
2C14  v_and_b32_e32 v1, 0x7fffffff, v0
2C1C  s_mov_b32 s2, 0x7f800001
2C24  v_mov_b32_e32 v2, 0x7fc00000
2C2C  v_cmp_gt_u32_e32 vcc, s2, v1
2C30  s_movk_i32 s2, 0x7fff
2C34  s_nop 0
2C38  v_cndmask_b32_e32 v0, v2, v0, vcc
2C3C  v_bfe_u32 v1, v0, 16, 1
2C44  v_add3_u32 v0, v0, v1, s2
2C4C  global_store_short_d16_hi v[4:5], v0, off offset:52
2C54  v_bfe_u32 v0, v3, 12, 3
2C5C  v_cmp_eq_u32_e32 vcc, 0, v0
2C60  v_lshl_add_u32 v2, v0, 22, 0.5
2C68  s_brev_b32 s2, 1
2C6C  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2C74  v_cmp_gt_u32_e32 vcc, 2, v0
2C78  s_nop 1
2C7C  v_cndmask_b32_e32 v0, v2, v1, vcc
2C80  v_lshlrev_b32_e32 v1, 16, v3
2C84  v_and_or_b32 v0, v1, s2, v0
2C8C  v_mul_f32_e32 v0, v8, v0
2C90  v_and_b32_e32 v1, 0x7fffffff, v0
2C98  s_mov_b32 s2, 0x7f800001
2CA0  v_mov_b32_e32 v2, 0x7fc00000
2CA8  v_cmp_gt_u32_e32 vcc, s2, v1
2CAC  s_mov_b64 s[2:3], -1
2CB0  s_nop 0
2CB4  v_cndmask_b32_e32 v0, v2, v0, vcc
2CB8  s_and_b64 vcc, exec, s[0:1]
2CBC  s_cbranch_vccnz 3
2CC0  s_mov_b64 s[2:3], 0
2CC4  global_store_dword v[6:7], v0, off offset:108
2CCC  s_andn2_b64 vcc, exec, s[2:3]
2CD0  s_cbranch_vccnz 16
2CD4  v_and_b32_e32 v1, 0x7fffffff, v0
2CDC  s_mov_b32 s2, 0x7f800001
2CE4  v_mov_b32_e32 v2, 0x7fc00000
2CEC  v_cmp_gt_u32_e32 vcc, s2, v1
2CF0  s_movk_i32 s2, 0x7fff
2CF4  s_nop 0
2CF8  v_cndmask_b32_e32 v0, v2, v0, vcc
2CFC  v_bfe_u32 v1, v0, 16, 1
2D04  v_add3_u32 v0, v0, v1, s2
2D0C  global_store_short_d16_hi v[4:5], v0, off offset:54
2D14  v_bfe_u32 v0, v3, 16, 3
2D1C  v_cmp_eq_u32_e32 vcc, 0, v0
2D20  v_lshl_add_u32 v2, v0, 22, 0.5
2D28  s_brev_b32 s2, 1
2D2C  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2D34  v_cmp_gt_u32_e32 vcc, 2, v0
2D38  s_nop 1
2D3C  v_cndmask_b32_e32 v0, v2, v1, vcc
2D40  v_lshlrev_b32_e32 v1, 12, v3
2D44  v_and_or_b32 v0, v1, s2, v0
2D4C  v_mul_f32_e32 v0, v8, v0
2D50  v_and_b32_e32 v1, 0x7fffffff, v0
2D58  s_mov_b32 s2, 0x7f800001
2D60  v_mov_b32_e32 v2, 0x7fc00000
2D68  v_cmp_gt_u32_e32 vcc, s2, v1
2D6C  s_mov_b64 s[2:3], -1
2D70  s_nop 0
2D74  v_cndmask_b32_e32 v0, v2, v0, vcc
2D78  s_and_b64 vcc, exec, s[0:1]
2D7C  s_cbranch_vccnz 3
2D80  s_mov_b64 s[2:3], 0
2D84  global_store_dword v[6:7], v0, off offset:112
2D8C  s_andn2_b64 vcc, exec, s[2:3]
2D90  s_cbranch_vccnz 16
2D94  v_and_b32_e32 v1, 0x7fffffff, v0
2D9C  s_mov_b32 s2, 0x7f800001
2DA4  v_mov_b32_e32 v2, 0x7fc00000
2DAC  v_cmp_gt_u32_e32 vcc, s2, v1
2DB0  s_movk_i32 s2, 0x7fff
2DB4  s_nop 0
2DB8  v_cndmask_b32_e32 v0, v2, v0, vcc
2DBC  v_bfe_u32 v1, v0, 16, 1
2DC4  v_add3_u32 v0, v0, v1, s2
2DCC  global_store_short_d16_hi v[4:5], v0, off offset:56
2DD4  v_bfe_u32 v0, v3, 20, 3
2DDC  v_cmp_eq_u32_e32 vcc, 0, v0
2DE0  v_lshl_add_u32 v2, v0, 22, 0.5
2DE8  s_brev_b32 s2, 1
2DEC  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2DF4  v_cmp_gt_u32_e32 vcc, 2, v0
2DF8  s_nop 1
2DFC  v_cndmask_b32_e32 v0, v2, v1, vcc
2E00  v_lshlrev_b32_e32 v1, 8, v3
2E04  v_and_or_b32 v0, v1, s2, v0
2E0C  v_mul_f32_e32 v0, v8, v0
2E10  v_and_b32_e32 v1, 0x7fffffff, v0
2E18  s_mov_b32 s2, 0x7f800001
2E20  v_mov_b32_e32 v2, 0x7fc00000
2E28  v_cmp_gt_u32_e32 vcc, s2, v1
2E2C  s_mov_b64 s[2:3], -1
2E30  s_nop 0
2E34  v_cndmask_b32_e32 v0, v2, v0, vcc
2E38  s_and_b64 vcc, exec, s[0:1]
2E3C  s_cbranch_vccnz 3
2E40  s_mov_b64 s[2:3], 0
2E44  global_store_dword v[6:7], v0, off offset:116
2E4C  s_andn2_b64 vcc, exec, s[2:3]
2E50  s_cbranch_vccnz 16
2E54  v_and_b32_e32 v1, 0x7fffffff, v0
2E5C  s_mov_b32 s2, 0x7f800001
2E64  v_mov_b32_e32 v2, 0x7fc00000
2E6C  v_cmp_gt_u32_e32 vcc, s2, v1
2E70  s_movk_i32 s2, 0x7fff
2E74  s_nop 0
2E78  v_cndmask_b32_e32 v0, v2, v0, vcc
2E7C  v_bfe_u32 v1, v0, 16, 1
2E84  v_add3_u32 v0, v0, v1, s2
2E8C  global_store_short_d16_hi v[4:5], v0, off offset:58
2E94  v_bfe_u32 v0, v3, 24, 3
2E9C  v_cmp_eq_u32_e32 vcc, 0, v0
2EA0  v_lshl_add_u32 v2, v0, 22, 0.5
2EA8  s_brev_b32 s2, 1
2EAC  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2EB4  v_cmp_gt_u32_e32 vcc, 2, v0
2EB8  s_nop 1
2EBC  v_cndmask_b32_e32 v0, v2, v1, vcc
2EC0  v_lshlrev_b32_e32 v1, 4, v3
2EC4  v_and_or_b32 v0, v1, s2, v0
2ECC  v_mul_f32_e32 v0, v8, v0
2ED0  v_and_b32_e32 v1, 0x7fffffff, v0
2ED8  s_mov_b32 s2, 0x7f800001
2EE0  v_mov_b32_e32 v2, 0x7fc00000
2EE8  v_cmp_gt_u32_e32 vcc, s2, v1
2EEC  s_mov_b64 s[2:3], -1
2EF0  s_nop 0
2EF4  v_cndmask_b32_e32 v0, v2, v0, vcc
2EF8  s_and_b64 vcc, exec, s[0:1]
2EFC  s_cbranch_vccnz 3
2F00  s_mov_b64 s[2:3], 0
2F04  global_store_dword v[6:7], v0, off offset:120
2F0C  s_andn2_b64 vcc, exec, s[2:3]
2F10  s_cbranch_vccnz 16
2F14  v_and_b32_e32 v1, 0x7fffffff, v0
2F1C  s_mov_b32 s2, 0x7f800001
2F24  v_mov_b32_e32 v2, 0x7fc00000
2F2C  v_cmp_gt_u32_e32 vcc, s2, v1
2F30  s_movk_i32 s2, 0x7fff
2F34  s_nop 0
2F38  v_cndmask_b32_e32 v0, v2, v0, vcc
2F3C  v_bfe_u32 v1, v0, 16, 1
2F44  v_add3_u32 v0, v0, v1, s2
2F4C  global_store_short_d16_hi v[4:5], v0, off offset:60
2F54  v_bfe_u32 v0, v3, 28, 3
2F5C  v_cmp_eq_u32_e32 vcc, 0, v0
2F60  v_lshl_add_u32 v2, v0, 22, 0.5
2F68  s_brev_b32 s2, 1
2F6C  v_cndmask_b32_e64 v1, 0.5, 0, vcc
2F74  v_cmp_gt_u32_e32 vcc, 2, v0
2F78  s_nop 1
2F7C  v_cndmask_b32_e32 v0, v2, v1, vcc
2F80  v_and_or_b32 v0, v3, s2, v0
2F88  v_mul_f32_e32 v0, v8, v0
2F8C  v_and_b32_e32 v1, 0x7fffffff, v0
2F94  s_mov_b32 s2, 0x7f800001
2F9C  v_mov_b32_e32 v2, 0x7fc00000
2FA4  v_cmp_gt_u32_e32 vcc, s2, v1
2FA8  s_nop 1
2FAC  v_cndmask_b32_e32 v0, v2, v0, vcc
2FB0  s_and_b64 vcc, exec, s[0:1]
2FB4  s_mov_b64 s[0:1], -1
2FB8  s_cbranch_vccnz 3
2FBC  s_mov_b64 s[0:1], 0
2FC0  global_store_dword v[6:7], v0, off offset:124
2FC8  s_andn2_b64 vcc, exec, s[0:1]
2FCC  s_cbranch_vccnz 16
2FD0  v_and_b32_e32 v1, 0x7fffffff, v0
2FD8  s_mov_b32 s0, 0x7f800001
2FE0  v_mov_b32_e32 v2, 0x7fc00000
2FE8  v_cmp_gt_u32_e32 vcc, s0, v1
2FEC  s_movk_i32 s0, 0x7fff
2FF0  s_nop 0
2FF4  v_cndmask_b32_e32 v0, v2, v0, vcc
2FF8  v_bfe_u32 v1, v0, 16, 1
3000  v_add3_u32 v0, v0, v1, s0
3008  global_store_short_d16_hi v[4:5], v0, off offset:62
3010  s_endpgm
3014  s_nop 0
