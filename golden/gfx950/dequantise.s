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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           Dequantise
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         Dequantise.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     12
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
171C  s_cbranch_execz 1681
1720  s_load_dwordx4 s[8:11], s[0:1], 0x0
1728  s_lshr_b32 s2, s5, 5
172C  v_mov_b32_e32 v2, s3
1730  v_mov_b32_e32 v3, 0
1734  v_mad_u64_u32 v[4:5], s[4:5], s2, v1, v[2:3]
173C  s_bitcmp0_b32 s6, 3
1740  v_mov_b64_e32 v[6:7], v[4:5]
1744  s_cbranch_scc1 23
1748  s_lshl_b32 s4, s3, 5
174C  s_lshl_b32 s5, s3, 6
1750  s_and_b32 s4, s4, 0xffffff00
1758  s_and_b32 s5, s5, 0xc0
1760  v_lshlrev_b32_e32 v2, 2, v0
1764  s_lshr_b32 s3, s3, 1
1768  s_or_b32 s4, s5, s4
176C  s_add_i32 s2, s2, 7
1770  s_and_b32 s3, s3, 2
1774  v_bfe_u32 v0, v0, 4, 1
177C  v_and_or_b32 v2, v2, 60, s4
1784  s_and_b32 s2, s2, 0xffffff8
178C  v_and_b32_e32 v1, 0xffffffe0, v1
1794  v_or3_b32 v2, v2, s3, v0
179C  v_mad_u64_u32 v[6:7], s[2:3], s2, v1, v[2:3]
17A4  s_waitcnt lgkmcnt(0)
17A8  v_lshl_add_u64 v[0:1], v[4:5], 4, s[8:9]
17B0  global_load_dwordx4 v[0:3], v[0:1], off
17B8  v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
17C0  global_load_ubyte v7, v[6:7], off
17C8  s_waitcnt vmcnt(1)
17CC  v_and_b32_e32 v8, 7, v0
17D0  v_cmp_lt_u32_e32 vcc, 1, v8
17D4  s_and_saveexec_b64 s[2:3], vcc
17D8  s_xor_b64 s[2:3], exec, s[2:3]
17DC  v_lshl_add_u32 v6, v8, 22, 0.5
17E4  s_or_saveexec_b64 s[2:3], s[2:3]
17E8  s_load_dwordx2 s[0:1], s[0:1], 0x10
17F0  s_xor_b64 exec, exec, s[2:3]
17F4  v_mul_lo_u32 v6, v8, 0.5
17FC  s_or_b64 exec, exec, s[2:3]
1800  v_mov_b32_e32 v8, 23
1804  v_mov_b32_e32 v9, 0
1808  s_and_b32 s4, s6, 1
180C  s_movk_i32 s2, 0xff
1810  s_waitcnt vmcnt(0)
1814  v_lshlrev_b32_sdwa v8, v8, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
181C  v_mov_b32_e32 v10, 0x400000
1824  v_cmp_ne_u16_sdwa vcc, v7, v9 src0_sel:BYTE_0 src1_sel:DWORD
182C  s_bitcmp1_b32 s6, 0
1830  v_mov_b32_e32 v9, 0x7fc00000
1838  v_cndmask_b32_e32 v8, v10, v8, vcc
183C  v_cmp_ne_u16_sdwa vcc, v7, s2 src0_sel:BYTE_0 src1_sel:DWORD
1844  s_cselect_b64 s[2:3], -1, 0
1848  s_cmp_eq_u32 s4, 0
184C  v_lshlrev_b32_e32 v7, 28, v0
1850  s_brev_b32 s4, 1
1854  v_cndmask_b32_e32 v8, v9, v8, vcc
1858  v_and_or_b32 v6, v7, s4, v6
1860  v_mul_f32_e32 v6, v8, v6
1864  v_and_b32_e32 v7, 0x7fffffff, v6
186C  s_mov_b32 s4, 0x7f800001
1874  v_lshlrev_b64 v[4:5], 5, v[4:5]
187C  v_cmp_gt_u32_e32 vcc, s4, v7
1880  s_mov_b64 s[4:5], -1
1884  s_nop 0
1888  v_cndmask_b32_e32 v9, v9, v6, vcc
188C  s_waitcnt lgkmcnt(0)
1890  v_lshl_add_u64 v[6:7], v[4:5], 2, s[0:1]
1898  s_cbranch_scc1 3
189C  s_mov_b64 s[4:5], 0
18A0  global_store_dword v[6:7], v9, off
18A8  s_andn2_b64 vcc, exec, s[4:5]
18AC  v_lshl_add_u64 v[4:5], v[4:5], 1, s[0:1]
18B4  s_cbranch_vccnz 16
18B8  v_and_b32_e32 v10, 0x7fffffff, v9
18C0  s_mov_b32 s0, 0x7f800001
18C8  v_mov_b32_e32 v11, 0x7fc00000
18D0  v_cmp_gt_u32_e32 vcc, s0, v10
18D4  s_movk_i32 s0, 0x7fff
18D8  s_nop 0
18DC  v_cndmask_b32_e32 v9, v11, v9, vcc
18E0  v_bfe_u32 v10, v9, 16, 1
18E8  v_add3_u32 v9, v9, v10, s0
18F0  global_store_short_d16_hi v[4:5], v9, off
18F8  v_bfe_u32 v10, v0, 4, 3
1900  v_cmp_lt_u32_e32 vcc, 1, v10
1904  s_and_saveexec_b64 s[0:1], vcc
1908  s_xor_b64 s[0:1], exec, s[0:1]
190C  v_lshl_add_u32 v9, v10, 22, 0.5
1914  s_or_saveexec_b64 s[0:1], s[0:1]
1918  v_lshrrev_b32_e32 v11, 4, v0
191C  s_xor_b64 exec, exec, s[0:1]
1920  v_mul_lo_u32 v9, v10, 0.5
1928  s_or_b64 exec, exec, s[0:1]
192C  v_lshlrev_b32_e32 v10, 28, v11
1930  s_brev_b32 s0, 1
1934  v_and_or_b32 v9, v10, s0, v9
193C  v_mul_f32_e32 v9, v8, v9
1940  v_and_b32_e32 v10, 0x7fffffff, v9
1948  s_mov_b32 s0, 0x7f800001
1950  v_mov_b32_e32 v11, 0x7fc00000
1958  v_cmp_gt_u32_e32 vcc, s0, v10
195C  v_cndmask_b32_e64 v10, 0, 1, s[2:3]
1964  v_cmp_ne_u32_e64 s[0:1], 1, v10
196C  v_cndmask_b32_e32 v9, v11, v9, vcc
1970  s_andn2_b64 vcc, exec, s[2:3]
1974  s_mov_b64 s[2:3], -1
1978  s_cbranch_vccnz 3
197C  s_mov_b64 s[2:3], 0
1980  global_store_dword v[6:7], v9, off offset:4
1988  s_andn2_b64 vcc, exec, s[2:3]
198C  s_cbranch_vccnz 16
1990  v_and_b32_e32 v10, 0x7fffffff, v9
1998  s_mov_b32 s2, 0x7f800001
19A0  v_mov_b32_e32 v11, 0x7fc00000
19A8  v_cmp_gt_u32_e32 vcc, s2, v10
19AC  s_movk_i32 s2, 0x7fff
19B0  s_nop 0
19B4  v_cndmask_b32_e32 v9, v11, v9, vcc
19B8  v_bfe_u32 v10, v9, 16, 1
19C0  v_add3_u32 v9, v9, v10, s2
19C8  global_store_short_d16_hi v[4:5], v9, off offset:2
19D0  v_bfe_u32 v10, v0, 8, 3
19D8  v_cmp_lt_u32_e32 vcc, 1, v10
19DC  s_and_saveexec_b64 s[2:3], vcc
19E0  s_xor_b64 s[2:3], exec, s[2:3]
19E4  v_lshl_add_u32 v9, v10, 22, 0.5
19EC  s_or_saveexec_b64 s[2:3], s[2:3]
19F0  v_lshrrev_b32_e32 v11, 8, v0
19F4  s_xor_b64 exec, exec, s[2:3]
19F8  v_mul_lo_u32 v9, v10, 0.5
1A00  s_or_b64 exec, exec, s[2:3]
1A04  v_lshlrev_b32_e32 v10, 28, v11
1A08  s_brev_b32 s2, 1
1A0C  v_and_or_b32 v9, v10, s2, v9
1A14  v_mul_f32_e32 v9, v8, v9
1A18  v_and_b32_e32 v10, 0x7fffffff, v9
1A20  s_mov_b32 s2, 0x7f800001
1A28  v_mov_b32_e32 v11, 0x7fc00000
1A30  v_cmp_gt_u32_e32 vcc, s2, v10
1A34  s_mov_b64 s[2:3], -1
1A38  s_nop 0
1A3C  v_cndmask_b32_e32 v9, v11, v9, vcc
1A40  s_and_b64 vcc, exec, s[0:1]
1A44  s_cbranch_vccnz 3
1A48  s_mov_b64 s[2:3], 0
1A4C  global_store_dword v[6:7], v9, off offset:8
1A54  s_andn2_b64 vcc, exec, s[2:3]
1A58  s_cbranch_vccnz 16
1A5C  v_and_b32_e32 v10, 0x7fffffff, v9
1A64  s_mov_b32 s2, 0x7f800001
1A6C  v_mov_b32_e32 v11, 0x7fc00000
1A74  v_cmp_gt_u32_e32 vcc, s2, v10
1A78  s_movk_i32 s2, 0x7fff
1A7C  s_nop 0
1A80  v_cndmask_b32_e32 v9, v11, v9, vcc
1A84  v_bfe_u32 v10, v9, 16, 1
1A8C  v_add3_u32 v9, v9, v10, s2
1A94  global_store_short_d16_hi v[4:5], v9, off offset:4
1A9C  v_bfe_u32 v10, v0, 12, 3
1AA4  v_cmp_lt_u32_e32 vcc, 1, v10
1AA8  s_and_saveexec_b64 s[2:3], vcc
1AAC  s_xor_b64 s[2:3], exec, s[2:3]
1AB0  v_lshl_add_u32 v9, v10, 22, 0.5
1AB8  s_or_saveexec_b64 s[2:3], s[2:3]
1ABC  v_lshrrev_b32_e32 v11, 12, v0
1AC0  s_xor_b64 exec, exec, s[2:3]
1AC4  v_mul_lo_u32 v9, v10, 0.5
1ACC  s_or_b64 exec, exec, s[2:3]
1AD0  v_lshlrev_b32_e32 v10, 28, v11
1AD4  s_brev_b32 s2, 1
1AD8  v_and_or_b32 v9, v10, s2, v9
1AE0  v_mul_f32_e32 v9, v8, v9
1AE4  v_and_b32_e32 v10, 0x7fffffff, v9
1AEC  s_mov_b32 s2, 0x7f800001
1AF4  v_mov_b32_e32 v11, 0x7fc00000
1AFC  v_cmp_gt_u32_e32 vcc, s2, v10
1B00  s_mov_b64 s[2:3], -1
1B04  s_nop 0
1B08  v_cndmask_b32_e32 v9, v11, v9, vcc
1B0C  s_and_b64 vcc, exec, s[0:1]
1B10  s_cbranch_vccnz 3
1B14  s_mov_b64 s[2:3], 0
1B18  global_store_dword v[6:7], v9, off offset:12
1B20  s_andn2_b64 vcc, exec, s[2:3]
1B24  s_cbranch_vccnz 16
1B28  v_and_b32_e32 v10, 0x7fffffff, v9
1B30  s_mov_b32 s2, 0x7f800001
1B38  v_mov_b32_e32 v11, 0x7fc00000
1B40  v_cmp_gt_u32_e32 vcc, s2, v10
1B44  s_movk_i32 s2, 0x7fff
1B48  s_nop 0
1B4C  v_cndmask_b32_e32 v9, v11, v9, vcc
1B50  v_bfe_u32 v10, v9, 16, 1
1B58  v_add3_u32 v9, v9, v10, s2
1B60  global_store_short_d16_hi v[4:5], v9, off offset:6
1B68  v_bfe_u32 v10, v0, 16, 3
1B70  v_cmp_lt_u32_e32 vcc, 1, v10
1B74  s_and_saveexec_b64 s[2:3], vcc
1B78  s_xor_b64 s[2:3], exec, s[2:3]
1B7C  v_lshl_add_u32 v9, v10, 22, 0.5
1B84  s_andn2_saveexec_b64 s[2:3], s[2:3]
1B88  v_mul_lo_u32 v9, v10, 0.5
1B90  s_or_b64 exec, exec, s[2:3]
1B94  v_mov_b32_e32 v10, 28
1B98  v_lshlrev_b32_sdwa v10, v10, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
1BA0  s_brev_b32 s2, 1
1BA4  v_and_or_b32 v9, v10, s2, v9
1BAC  v_mul_f32_e32 v9, v8, v9
1BB0  v_and_b32_e32 v10, 0x7fffffff, v9
1BB8  s_mov_b32 s2, 0x7f800001
1BC0  v_mov_b32_e32 v11, 0x7fc00000
1BC8  v_cmp_gt_u32_e32 vcc, s2, v10
1BCC  s_mov_b64 s[2:3], -1
1BD0  s_nop 0
1BD4  v_cndmask_b32_e32 v9, v11, v9, vcc
1BD8  s_and_b64 vcc, exec, s[0:1]
1BDC  s_cbranch_vccnz 3
1BE0  s_mov_b64 s[2:3], 0
1BE4  global_store_dword v[6:7], v9, off offset:16
1BEC  s_andn2_b64 vcc, exec, s[2:3]
1BF0  s_cbranch_vccnz 16
1BF4  v_and_b32_e32 v10, 0x7fffffff, v9
1BFC  s_mov_b32 s2, 0x7f800001
1C04  v_mov_b32_e32 v11, 0x7fc00000
1C0C  v_cmp_gt_u32_e32 vcc, s2, v10
1C10  s_movk_i32 s2, 0x7fff
1C14  s_nop 0
1C18  v_cndmask_b32_e32 v9, v11, v9, vcc
1C1C  v_bfe_u32 v10, v9, 16, 1
1C24  v_add3_u32 v9, v9, v10, s2
1C2C  global_store_short_d16_hi v[4:5], v9, off offset:8
1C34  v_bfe_u32 v10, v0, 20, 3
1C3C  v_cmp_lt_u32_e32 vcc, 1, v10
1C40  s_and_saveexec_b64 s[2:3], vcc
1C44  s_xor_b64 s[2:3], exec, s[2:3]
1C48  v_lshl_add_u32 v9, v10, 22, 0.5
1C50  s_or_saveexec_b64 s[2:3], s[2:3]
1C54  v_lshrrev_b32_e32 v11, 20, v0
1C58  s_xor_b64 exec, exec, s[2:3]
1C5C  v_mul_lo_u32 v9, v10, 0.5
1C64  s_or_b64 exec, exec, s[2:3]
1C68  v_lshlrev_b32_e32 v10, 28, v11
1C6C  s_brev_b32 s2, 1
1C70  v_and_or_b32 v9, v10, s2, v9
1C78  v_mul_f32_e32 v9, v8, v9
1C7C  v_and_b32_e32 v10, 0x7fffffff, v9
1C84  s_mov_b32 s2, 0x7f800001
1C8C  v_mov_b32_e32 v11, 0x7fc00000
1C94  v_cmp_gt_u32_e32 vcc, s2, v10
1C98  s_mov_b64 s[2:3], -1
1C9C  s_nop 0
1CA0  v_cndmask_b32_e32 v9, v11, v9, vcc
1CA4  s_and_b64 vcc, exec, s[0:1]
1CA8  s_cbranch_vccnz 3
1CAC  s_mov_b64 s[2:3], 0
1CB0  global_store_dword v[6:7], v9, off offset:20
1CB8  s_andn2_b64 vcc, exec, s[2:3]
1CBC  s_cbranch_vccnz 16
1CC0  v_and_b32_e32 v10, 0x7fffffff, v9
1CC8  s_mov_b32 s2, 0x7f800001
1CD0  v_mov_b32_e32 v11, 0x7fc00000
1CD8  v_cmp_gt_u32_e32 vcc, s2, v10
1CDC  s_movk_i32 s2, 0x7fff
1CE0  s_nop 0
1CE4  v_cndmask_b32_e32 v9, v11, v9, vcc
1CE8  v_bfe_u32 v10, v9, 16, 1
1CF0  v_add3_u32 v9, v9, v10, s2
1CF8  global_store_short_d16_hi v[4:5], v9, off offset:10
1D00  v_bfe_u32 v10, v0, 24, 3
1D08  v_cmp_lt_u32_e32 vcc, 1, v10
1D0C  s_and_saveexec_b64 s[2:3], vcc
1D10  s_xor_b64 s[2:3], exec, s[2:3]
1D14  v_lshl_add_u32 v9, v10, 22, 0.5
1D1C  s_andn2_saveexec_b64 s[2:3], s[2:3]
1D20  v_mul_lo_u32 v9, v10, 0.5
1D28  s_or_b64 exec, exec, s[2:3]
1D2C  v_mov_b32_e32 v10, 28
1D30  v_lshlrev_b32_sdwa v10, v10, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
1D38  s_brev_b32 s2, 1
1D3C  v_and_or_b32 v9, v10, s2, v9
1D44  v_mul_f32_e32 v9, v8, v9
1D48  v_and_b32_e32 v10, 0x7fffffff, v9
1D50  s_mov_b32 s2, 0x7f800001
1D58  v_mov_b32_e32 v11, 0x7fc00000
1D60  v_cmp_gt_u32_e32 vcc, s2, v10
1D64  s_mov_b64 s[2:3], -1
1D68  s_nop 0
1D6C  v_cndmask_b32_e32 v9, v11, v9, vcc
1D70  s_and_b64 vcc, exec, s[0:1]
1D74  s_cbranch_vccnz 3
1D78  s_mov_b64 s[2:3], 0
1D7C  global_store_dword v[6:7], v9, off offset:24
1D84  s_andn2_b64 vcc, exec, s[2:3]
1D88  s_cbranch_vccnz 16
1D8C  v_and_b32_e32 v10, 0x7fffffff, v9
1D94  s_mov_b32 s2, 0x7f800001
1D9C  v_mov_b32_e32 v11, 0x7fc00000
1DA4  v_cmp_gt_u32_e32 vcc, s2, v10
1DA8  s_movk_i32 s2, 0x7fff
1DAC  s_nop 0
1DB0  v_cndmask_b32_e32 v9, v11, v9, vcc
1DB4  v_bfe_u32 v10, v9, 16, 1
1DBC  v_add3_u32 v9, v9, v10, s2
1DC4  global_store_short_d16_hi v[4:5], v9, off offset:12
1DCC  v_bfe_u32 v10, v0, 28, 3
1DD4  v_cmp_lt_u32_e32 vcc, 1, v10
1DD8  s_and_saveexec_b64 s[2:3], vcc
1DDC  s_xor_b64 s[2:3], exec, s[2:3]
1DE0  v_lshl_add_u32 v9, v10, 22, 0.5
1DE8  s_andn2_saveexec_b64 s[2:3], s[2:3]
1DEC  v_mul_lo_u32 v9, v10, 0.5
1DF4  s_or_b64 exec, exec, s[2:3]
1DF8  s_brev_b32 s2, 1
1DFC  v_and_or_b32 v0, v0, s2, v9
1E04  v_mul_f32_e32 v0, v8, v0
1E08  v_and_b32_e32 v9, 0x7fffffff, v0
1E10  s_mov_b32 s2, 0x7f800001
1E18  v_mov_b32_e32 v10, 0x7fc00000
1E20  v_cmp_gt_u32_e32 vcc, s2, v9
1E24  s_mov_b64 s[2:3], -1
1E28  s_nop 0
1E2C  v_cndmask_b32_e32 v0, v10, v0, vcc
1E30  s_and_b64 vcc, exec, s[0:1]
1E34  s_cbranch_vccnz 3
1E38  s_mov_b64 s[2:3], 0
1E3C  global_store_dword v[6:7], v0, off offset:28
1E44  s_andn2_b64 vcc, exec, s[2:3]
1E48  s_cbranch_vccnz 16
1E4C  v_and_b32_e32 v9, 0x7fffffff, v0
1E54  s_mov_b32 s2, 0x7f800001
1E5C  v_mov_b32_e32 v10, 0x7fc00000
1E64  v_cmp_gt_u32_e32 vcc, s2, v9
1E68  s_movk_i32 s2, 0x7fff
1E6C  s_nop 0
1E70  v_cndmask_b32_e32 v0, v10, v0, vcc
1E74  v_bfe_u32 v9, v0, 16, 1
1E7C  v_add3_u32 v0, v0, v9, s2
1E84  global_store_short_d16_hi v[4:5], v0, off offset:14
1E8C  v_and_b32_e32 v9, 7, v1
1E90  v_cmp_lt_u32_e32 vcc, 1, v9
1E94  s_and_saveexec_b64 s[2:3], vcc
1E98  s_xor_b64 s[2:3], exec, s[2:3]
1E9C  v_lshl_add_u32 v0, v9, 22, 0.5
1EA4  s_andn2_saveexec_b64 s[2:3], s[2:3]
1EA8  v_mul_lo_u32 v0, v9, 0.5
1EB0  s_or_b64 exec, exec, s[2:3]
1EB4  v_lshlrev_b32_e32 v9, 28, v1
1EB8  s_brev_b32 s2, 1
1EBC  v_and_or_b32 v0, v9, s2, v0
1EC4  v_mul_f32_e32 v0, v8, v0
1EC8  v_and_b32_e32 v9, 0x7fffffff, v0
1ED0  s_mov_b32 s2, 0x7f800001
1ED8  v_mov_b32_e32 v10, 0x7fc00000
1EE0  v_cmp_gt_u32_e32 vcc, s2, v9
1EE4  s_mov_b64 s[2:3], -1
1EE8  s_nop 0
1EEC  v_cndmask_b32_e32 v0, v10, v0, vcc
1EF0  s_and_b64 vcc, exec, s[0:1]
1EF4  s_cbranch_vccnz 3
1EF8  s_mov_b64 s[2:3], 0
1EFC  global_store_dword v[6:7], v0, off offset:32
1F04  s_andn2_b64 vcc, exec, s[2:3]
1F08  s_cbranch_vccnz 16
1F0C  v_and_b32_e32 v9, 0x7fffffff, v0
1F14  s_mov_b32 s2, 0x7f800001
1F1C  v_mov_b32_e32 v10, 0x7fc00000
1F24  v_cmp_gt_u32_e32 vcc, s2, v9
1F28  s_movk_i32 s2, 0x7fff
1F2C  s_nop 0
1F30  v_cndmask_b32_e32 v0, v10, v0, vcc
1F34  v_bfe_u32 v9, v0, 16, 1
1F3C  v_add3_u32 v0, v0, v9, s2
1F44  global_store_short_d16_hi v[4:5], v0, off offset:16
1F4C  v_bfe_u32 v9, v1, 4, 3
1F54  v_cmp_lt_u32_e32 vcc, 1, v9
1F58  s_and_saveexec_b64 s[2:3], vcc
1F5C  s_xor_b64 s[2:3], exec, s[2:3]
1F60  v_lshl_add_u32 v0, v9, 22, 0.5
1F68  s_or_saveexec_b64 s[2:3], s[2:3]
1F6C  v_lshrrev_b32_e32 v10, 4, v1
1F70  s_xor_b64 exec, exec, s[2:3]
1F74  v_mul_lo_u32 v0, v9, 0.5
1F7C  s_or_b64 exec, exec, s[2:3]
1F80  v_lshlrev_b32_e32 v9, 28, v10
1F84  s_brev_b32 s2, 1
1F88  v_and_or_b32 v0, v9, s2, v0
1F90  v_mul_f32_e32 v0, v8, v0
1F94  v_and_b32_e32 v9, 0x7fffffff, v0
1F9C  s_mov_b32 s2, 0x7f800001
1FA4  v_mov_b32_e32 v10, 0x7fc00000
1FAC  v_cmp_gt_u32_e32 vcc, s2, v9
1FB0  s_mov_b64 s[2:3], -1
1FB4  s_nop 0
1FB8  v_cndmask_b32_e32 v0, v10, v0, vcc
1FBC  s_and_b64 vcc, exec, s[0:1]
1FC0  s_cbranch_vccnz 3
1FC4  s_mov_b64 s[2:3], 0
1FC8  global_store_dword v[6:7], v0, off offset:36
1FD0  s_andn2_b64 vcc, exec, s[2:3]
1FD4  s_cbranch_vccnz 16
1FD8  v_and_b32_e32 v9, 0x7fffffff, v0
1FE0  s_mov_b32 s2, 0x7f800001
1FE8  v_mov_b32_e32 v10, 0x7fc00000
1FF0  v_cmp_gt_u32_e32 vcc, s2, v9
1FF4  s_movk_i32 s2, 0x7fff
1FF8  s_nop 0
1FFC  v_cndmask_b32_e32 v0, v10, v0, vcc
2000  v_bfe_u32 v9, v0, 16, 1
2008  v_add3_u32 v0, v0, v9, s2
2010  global_store_short_d16_hi v[4:5], v0, off offset:18
2018  v_bfe_u32 v9, v1, 8, 3
2020  v_cmp_lt_u32_e32 vcc, 1, v9
2024  s_and_saveexec_b64 s[2:3], vcc
2028  s_xor_b64 s[2:3], exec, s[2:3]
202C  v_lshl_add_u32 v0, v9, 22, 0.5
2034  s_or_saveexec_b64 s[2:3], s[2:3]
2038  v_lshrrev_b32_e32 v10, 8, v1
203C  s_xor_b64 exec, exec, s[2:3]
2040  v_mul_lo_u32 v0, v9, 0.5
2048  s_or_b64 exec, exec, s[2:3]
204C  v_lshlrev_b32_e32 v9, 28, v10
2050  s_brev_b32 s2, 1
2054  v_and_or_b32 v0, v9, s2, v0
205C  v_mul_f32_e32 v0, v8, v0
2060  v_and_b32_e32 v9, 0x7fffffff, v0
2068  s_mov_b32 s2, 0x7f800001
2070  v_mov_b32_e32 v10, 0x7fc00000
2078  v_cmp_gt_u32_e32 vcc, s2, v9
207C  s_mov_b64 s[2:3], -1
2080  s_nop 0
2084  v_cndmask_b32_e32 v0, v10, v0, vcc
2088  s_and_b64 vcc, exec, s[0:1]
208C  s_cbranch_vccnz 3
2090  s_mov_b64 s[2:3], 0
2094  global_store_dword v[6:7], v0, off offset:40
209C  s_andn2_b64 vcc, exec, s[2:3]
20A0  s_cbranch_vccnz 16
20A4  v_and_b32_e32 v9, 0x7fffffff, v0
20AC  s_mov_b32 s2, 0x7f800001
20B4  v_mov_b32_e32 v10, 0x7fc00000
20BC  v_cmp_gt_u32_e32 vcc, s2, v9
20C0  s_movk_i32 s2, 0x7fff
20C4  s_nop 0
20C8  v_cndmask_b32_e32 v0, v10, v0, vcc
20CC  v_bfe_u32 v9, v0, 16, 1
20D4  v_add3_u32 v0, v0, v9, s2
20DC  global_store_short_d16_hi v[4:5], v0, off offset:20
20E4  v_bfe_u32 v9, v1, 12, 3
20EC  v_cmp_lt_u32_e32 vcc, 1, v9
20F0  s_and_saveexec_b64 s[2:3], vcc
20F4  s_xor_b64 s[2:3], exec, s[2:3]
20F8  v_lshl_add_u32 v0, v9, 22, 0.5
2100  s_or_saveexec_b64 s[2:3], s[2:3]
2104  v_lshrrev_b32_e32 v10, 12, v1
2108  s_xor_b64 exec, exec, s[2:3]
210C  v_mul_lo_u32 v0, v9, 0.5
2114  s_or_b64 exec, exec, s[2:3]
2118  v_lshlrev_b32_e32 v9, 28, v10
211C  s_brev_b32 s2, 1
2120  v_and_or_b32 v0, v9, s2, v0
2128  v_mul_f32_e32 v0, v8, v0
212C  v_and_b32_e32 v9, 0x7fffffff, v0
2134  s_mov_b32 s2, 0x7f800001
213C  v_mov_b32_e32 v10, 0x7fc00000
2144  v_cmp_gt_u32_e32 vcc, s2, v9
2148  s_mov_b64 s[2:3], -1
214C  s_nop 0
2150  v_cndmask_b32_e32 v0, v10, v0, vcc
2154  s_and_b64 vcc, exec, s[0:1]
2158  s_cbranch_vccnz 3
215C  s_mov_b64 s[2:3], 0
2160  global_store_dword v[6:7], v0, off offset:44
2168  s_andn2_b64 vcc, exec, s[2:3]
216C  s_cbranch_vccnz 16
2170  v_and_b32_e32 v9, 0x7fffffff, v0
2178  s_mov_b32 s2, 0x7f800001
2180  v_mov_b32_e32 v10, 0x7fc00000
2188  v_cmp_gt_u32_e32 vcc, s2, v9
218C  s_movk_i32 s2, 0x7fff
2190  s_nop 0
2194  v_cndmask_b32_e32 v0, v10, v0, vcc
2198  v_bfe_u32 v9, v0, 16, 1
21A0  v_add3_u32 v0, v0, v9, s2
21A8  global_store_short_d16_hi v[4:5], v0, off offset:22
21B0  v_bfe_u32 v9, v1, 16, 3
21B8  v_cmp_lt_u32_e32 vcc, 1, v9
21BC  s_and_saveexec_b64 s[2:3], vcc
21C0  s_xor_b64 s[2:3], exec, s[2:3]
21C4  v_lshl_add_u32 v0, v9, 22, 0.5
21CC  s_andn2_saveexec_b64 s[2:3], s[2:3]
21D0  v_mul_lo_u32 v0, v9, 0.5
21D8  s_or_b64 exec, exec, s[2:3]
21DC  v_mov_b32_e32 v9, 28
21E0  v_lshlrev_b32_sdwa v9, v9, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
21E8  s_brev_b32 s2, 1
21EC  v_and_or_b32 v0, v9, s2, v0
21F4  v_mul_f32_e32 v0, v8, v0
21F8  v_and_b32_e32 v9, 0x7fffffff, v0
2200  s_mov_b32 s2, 0x7f800001
2208  v_mov_b32_e32 v10, 0x7fc00000
2210  v_cmp_gt_u32_e32 vcc, s2, v9
2214  s_mov_b64 s[2:3], -1
2218  s_nop 0
221C  v_cndmask_b32_e32 v0, v10, v0, vcc
2220  s_and_b64 vcc, exec, s[0:1]
2224  s_cbranch_vccnz 3
2228  s_mov_b64 s[2:3], 0
222C  global_store_dword v[6:7], v0, off offset:48
2234  s_andn2_b64 vcc, exec, s[2:3]
2238  s_cbranch_vccnz 16
223C  v_and_b32_e32 v9, 0x7fffffff, v0
2244  s_mov_b32 s2, 0x7f800001
224C  v_mov_b32_e32 v10, 0x7fc00000
2254  v_cmp_gt_u32_e32 vcc, s2, v9
2258  s_movk_i32 s2, 0x7fff
225C  s_nop 0
2260  v_cndmask_b32_e32 v0, v10, v0, vcc
2264  v_bfe_u32 v9, v0, 16, 1
226C  v_add3_u32 v0, v0, v9, s2
2274  global_store_short_d16_hi v[4:5], v0, off offset:24
227C  v_bfe_u32 v9, v1, 20, 3
2284  v_cmp_lt_u32_e32 vcc, 1, v9
2288  s_and_saveexec_b64 s[2:3], vcc
228C  s_xor_b64 s[2:3], exec, s[2:3]
2290  v_lshl_add_u32 v0, v9, 22, 0.5
2298  s_or_saveexec_b64 s[2:3], s[2:3]
229C  v_lshrrev_b32_e32 v10, 20, v1
22A0  s_xor_b64 exec, exec, s[2:3]
22A4  v_mul_lo_u32 v0, v9, 0.5
22AC  s_or_b64 exec, exec, s[2:3]
22B0  v_lshlrev_b32_e32 v9, 28, v10
22B4  s_brev_b32 s2, 1
22B8  v_and_or_b32 v0, v9, s2, v0
22C0  v_mul_f32_e32 v0, v8, v0
22C4  v_and_b32_e32 v9, 0x7fffffff, v0
22CC  s_mov_b32 s2, 0x7f800001
22D4  v_mov_b32_e32 v10, 0x7fc00000
22DC  v_cmp_gt_u32_e32 vcc, s2, v9
22E0  s_mov_b64 s[2:3], -1
22E4  s_nop 0
22E8  v_cndmask_b32_e32 v0, v10, v0, vcc
22EC  s_and_b64 vcc, exec, s[0:1]
22F0  s_cbranch_vccnz 3
22F4  s_mov_b64 s[2:3], 0
22F8  global_store_dword v[6:7], v0, off offset:52
2300  s_andn2_b64 vcc, exec, s[2:3]
2304  s_cbranch_vccnz 16
2308  v_and_b32_e32 v9, 0x7fffffff, v0
2310  s_mov_b32 s2, 0x7f800001
2318  v_mov_b32_e32 v10, 0x7fc00000
2320  v_cmp_gt_u32_e32 vcc, s2, v9
2324  s_movk_i32 s2, 0x7fff
2328  s_nop 0
232C  v_cndmask_b32_e32 v0, v10, v0, vcc
2330  v_bfe_u32 v9, v0, 16, 1
2338  v_add3_u32 v0, v0, v9, s2
2340  global_store_short_d16_hi v[4:5], v0, off offset:26
2348  v_bfe_u32 v9, v1, 24, 3
2350  v_cmp_lt_u32_e32 vcc, 1, v9
2354  s_and_saveexec_b64 s[2:3], vcc
2358  s_xor_b64 s[2:3], exec, s[2:3]
235C  v_lshl_add_u32 v0, v9, 22, 0.5
2364  s_andn2_saveexec_b64 s[2:3], s[2:3]
2368  v_mul_lo_u32 v0, v9, 0.5
2370  s_or_b64 exec, exec, s[2:3]
2374  v_mov_b32_e32 v9, 28
2378  v_lshlrev_b32_sdwa v9, v9, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
2380  s_brev_b32 s2, 1
2384  v_and_or_b32 v0, v9, s2, v0
238C  v_mul_f32_e32 v0, v8, v0
2390  v_and_b32_e32 v9, 0x7fffffff, v0
2398  s_mov_b32 s2, 0x7f800001
23A0  v_mov_b32_e32 v10, 0x7fc00000
23A8  v_cmp_gt_u32_e32 vcc, s2, v9
23AC  s_mov_b64 s[2:3], -1
23B0  s_nop 0
23B4  v_cndmask_b32_e32 v0, v10, v0, vcc
23B8  s_and_b64 vcc, exec, s[0:1]
23BC  s_cbranch_vccnz 3
23C0  s_mov_b64 s[2:3], 0
23C4  global_store_dword v[6:7], v0, off offset:56
23CC  s_andn2_b64 vcc, exec, s[2:3]
23D0  s_cbranch_vccnz 16
23D4  v_and_b32_e32 v9, 0x7fffffff, v0
23DC  s_mov_b32 s2, 0x7f800001
23E4  v_mov_b32_e32 v10, 0x7fc00000
23EC  v_cmp_gt_u32_e32 vcc, s2, v9
23F0  s_movk_i32 s2, 0x7fff
23F4  s_nop 0
23F8  v_cndmask_b32_e32 v0, v10, v0, vcc
23FC  v_bfe_u32 v9, v0, 16, 1
2404  v_add3_u32 v0, v0, v9, s2
240C  global_store_short_d16_hi v[4:5], v0, off offset:28
2414  v_bfe_u32 v9, v1, 28, 3
241C  v_cmp_lt_u32_e32 vcc, 1, v9
2420  s_and_saveexec_b64 s[2:3], vcc
2424  s_xor_b64 s[2:3], exec, s[2:3]
2428  v_lshl_add_u32 v0, v9, 22, 0.5
2430  s_andn2_saveexec_b64 s[2:3], s[2:3]
2434  v_mul_lo_u32 v0, v9, 0.5
243C  s_or_b64 exec, exec, s[2:3]
2440  s_brev_b32 s2, 1
2444  v_and_or_b32 v0, v1, s2, v0
244C  v_mul_f32_e32 v0, v8, v0
2450  v_and_b32_e32 v1, 0x7fffffff, v0
2458  s_mov_b32 s2, 0x7f800001
2460  v_mov_b32_e32 v9, 0x7fc00000
2468  v_cmp_gt_u32_e32 vcc, s2, v1
246C  s_mov_b64 s[2:3], -1
2470  s_nop 0
2474  v_cndmask_b32_e32 v0, v9, v0, vcc
2478  s_and_b64 vcc, exec, s[0:1]
247C  s_cbranch_vccnz 3
2480  s_mov_b64 s[2:3], 0
2484  global_store_dword v[6:7], v0, off offset:60
248C  s_andn2_b64 vcc, exec, s[2:3]
2490  s_cbranch_vccnz 16
2494  v_and_b32_e32 v1, 0x7fffffff, v0
249C  s_mov_b32 s2, 0x7f800001
24A4  v_mov_b32_e32 v9, 0x7fc00000
24AC  v_cmp_gt_u32_e32 vcc, s2, v1
24B0  s_movk_i32 s2, 0x7fff
24B4  s_nop 0
24B8  v_cndmask_b32_e32 v0, v9, v0, vcc
24BC  v_bfe_u32 v1, v0, 16, 1
24C4  v_add3_u32 v0, v0, v1, s2
24CC  global_store_short_d16_hi v[4:5], v0, off offset:30
24D4  v_and_b32_e32 v1, 7, v2
24D8  v_cmp_lt_u32_e32 vcc, 1, v1
24DC  s_and_saveexec_b64 s[2:3], vcc
24E0  s_xor_b64 s[2:3], exec, s[2:3]
24E4  v_lshl_add_u32 v0, v1, 22, 0.5
24EC  s_andn2_saveexec_b64 s[2:3], s[2:3]
24F0  v_mul_lo_u32 v0, v1, 0.5
24F8  s_or_b64 exec, exec, s[2:3]
24FC  v_lshlrev_b32_e32 v1, 28, v2
2500  s_brev_b32 s2, 1
2504  v_and_or_b32 v0, v1, s2, v0
250C  v_mul_f32_e32 v0, v8, v0
2510  v_and_b32_e32 v1, 0x7fffffff, v0
2518  s_mov_b32 s2, 0x7f800001
2520  v_mov_b32_e32 v9, 0x7fc00000
2528  v_cmp_gt_u32_e32 vcc, s2, v1
252C  s_mov_b64 s[2:3], -1
2530  s_nop 0
2534  v_cndmask_b32_e32 v0, v9, v0, vcc
2538  s_and_b64 vcc, exec, s[0:1]
253C  s_cbranch_vccnz 3
2540  s_mov_b64 s[2:3], 0
2544  global_store_dword v[6:7], v0, off offset:64
254C  s_andn2_b64 vcc, exec, s[2:3]
2550  s_cbranch_vccnz 16
2554  v_and_b32_e32 v1, 0x7fffffff, v0
255C  s_mov_b32 s2, 0x7f800001
2564  v_mov_b32_e32 v9, 0x7fc00000
256C  v_cmp_gt_u32_e32 vcc, s2, v1
2570  s_movk_i32 s2, 0x7fff
2574  s_nop 0
2578  v_cndmask_b32_e32 v0, v9, v0, vcc
257C  v_bfe_u32 v1, v0, 16, 1
2584  v_add3_u32 v0, v0, v1, s2
258C  global_store_short_d16_hi v[4:5], v0, off offset:32
2594  v_bfe_u32 v1, v2, 4, 3
259C  v_cmp_lt_u32_e32 vcc, 1, v1
25A0  s_and_saveexec_b64 s[2:3], vcc
25A4  s_xor_b64 s[2:3], exec, s[2:3]
25A8  v_lshl_add_u32 v0, v1, 22, 0.5
25B0  s_or_saveexec_b64 s[2:3], s[2:3]
25B4  v_lshrrev_b32_e32 v9, 4, v2
25B8  s_xor_b64 exec, exec, s[2:3]
25BC  v_mul_lo_u32 v0, v1, 0.5
25C4  s_or_b64 exec, exec, s[2:3]
25C8  v_lshlrev_b32_e32 v1, 28, v9
25CC  s_brev_b32 s2, 1
25D0  v_and_or_b32 v0, v1, s2, v0
25D8  v_mul_f32_e32 v0, v8, v0
25DC  v_and_b32_e32 v1, 0x7fffffff, v0
25E4  s_mov_b32 s2, 0x7f800001
25EC  v_mov_b32_e32 v9, 0x7fc00000
25F4  v_cmp_gt_u32_e32 vcc, s2, v1
25F8  s_mov_b64 s[2:3], -1
25FC  s_nop 0
2600  v_cndmask_b32_e32 v0, v9, v0, vcc
2604  s_and_b64 vcc, exec, s[0:1]
2608  s_cbranch_vccnz 3
260C  s_mov_b64 s[2:3], 0
2610  global_store_dword v[6:7], v0, off offset:68
2618  s_andn2_b64 vcc, exec, s[2:3]
261C  s_cbranch_vccnz 16
2620  v_and_b32_e32 v1, 0x7fffffff, v0
2628  s_mov_b32 s2, 0x7f800001
2630  v_mov_b32_e32 v9, 0x7fc00000
2638  v_cmp_gt_u32_e32 vcc, s2, v1
263C  s_movk_i32 s2, 0x7fff
2640  s_nop 0
2644  v_cndmask_b32_e32 v0, v9, v0, vcc
2648  v_bfe_u32 v1, v0, 16, 1
2650  v_add3_u32 v0, v0, v1, s2
2658  global_store_short_d16_hi v[4:5], v0, off offset:34
2660  v_bfe_u32 v1, v2, 8, 3
2668  v_cmp_lt_u32_e32 vcc, 1, v1
266C  s_and_saveexec_b64 s[2:3], vcc
2670  s_xor_b64 s[2:3], exec, s[2:3]
2674  v_lshl_add_u32 v0, v1, 22, 0.5
267C  s_or_saveexec_b64 s[2:3], s[2:3]
2680  v_lshrrev_b32_e32 v9, 8, v2
2684  s_xor_b64 exec, exec, s[2:3]
2688  v_mul_lo_u32 v0, v1, 0.5
2690  s_or_b64 exec, exec, s[2:3]
2694  v_lshlrev_b32_e32 v1, 28, v9
2698  s_brev_b32 s2, 1
269C  v_and_or_b32 v0, v1, s2, v0
26A4  v_mul_f32_e32 v0, v8, v0
26A8  v_and_b32_e32 v1, 0x7fffffff, v0
26B0  s_mov_b32 s2, 0x7f800001
26B8  v_mov_b32_e32 v9, 0x7fc00000
26C0  v_cmp_gt_u32_e32 vcc, s2, v1
26C4  s_mov_b64 s[2:3], -1
26C8  s_nop 0
26CC  v_cndmask_b32_e32 v0, v9, v0, vcc
26D0  s_and_b64 vcc, exec, s[0:1]
26D4  s_cbranch_vccnz 3
26D8  s_mov_b64 s[2:3], 0
26DC  global_store_dword v[6:7], v0, off offset:72
26E4  s_andn2_b64 vcc, exec, s[2:3]
26E8  s_cbranch_vccnz 16
26EC  v_and_b32_e32 v1, 0x7fffffff, v0
26F4  s_mov_b32 s2, 0x7f800001
26FC  v_mov_b32_e32 v9, 0x7fc00000
2704  v_cmp_gt_u32_e32 vcc, s2, v1
2708  s_movk_i32 s2, 0x7fff
270C  s_nop 0
2710  v_cndmask_b32_e32 v0, v9, v0, vcc
2714  v_bfe_u32 v1, v0, 16, 1
271C  v_add3_u32 v0, v0, v1, s2
2724  global_store_short_d16_hi v[4:5], v0, off offset:36
272C  v_bfe_u32 v1, v2, 12, 3
2734  v_cmp_lt_u32_e32 vcc, 1, v1
2738  s_and_saveexec_b64 s[2:3], vcc
273C  s_xor_b64 s[2:3], exec, s[2:3]
2740  v_lshl_add_u32 v0, v1, 22, 0.5
2748  s_or_saveexec_b64 s[2:3], s[2:3]
274C  v_lshrrev_b32_e32 v9, 12, v2
2750  s_xor_b64 exec, exec, s[2:3]
2754  v_mul_lo_u32 v0, v1, 0.5
275C  s_or_b64 exec, exec, s[2:3]
2760  v_lshlrev_b32_e32 v1, 28, v9
2764  s_brev_b32 s2, 1
2768  v_and_or_b32 v0, v1, s2, v0
2770  v_mul_f32_e32 v0, v8, v0
2774  v_and_b32_e32 v1, 0x7fffffff, v0
277C  s_mov_b32 s2, 0x7f800001
2784  v_mov_b32_e32 v9, 0x7fc00000
278C  v_cmp_gt_u32_e32 vcc, s2, v1
2790  s_mov_b64 s[2:3], -1
2794  s_nop 0
2798  v_cndmask_b32_e32 v0, v9, v0, vcc
279C  s_and_b64 vcc, exec, s[0:1]
27A0  s_cbranch_vccnz 3
27A4  s_mov_b64 s[2:3], 0
27A8  global_store_dword v[6:7], v0, off offset:76
27B0  s_andn2_b64 vcc, exec, s[2:3]
27B4  s_cbranch_vccnz 16
27B8  v_and_b32_e32 v1, 0x7fffffff, v0
27C0  s_mov_b32 s2, 0x7f800001
27C8  v_mov_b32_e32 v9, 0x7fc00000
27D0  v_cmp_gt_u32_e32 vcc, s2, v1
27D4  s_movk_i32 s2, 0x7fff
27D8  s_nop 0
27DC  v_cndmask_b32_e32 v0, v9, v0, vcc
27E0  v_bfe_u32 v1, v0, 16, 1
27E8  v_add3_u32 v0, v0, v1, s2
27F0  global_store_short_d16_hi v[4:5], v0, off offset:38
27F8  v_bfe_u32 v1, v2, 16, 3
2800  v_cmp_lt_u32_e32 vcc, 1, v1
2804  s_and_saveexec_b64 s[2:3], vcc
2808  s_xor_b64 s[2:3], exec, s[2:3]
280C  v_lshl_add_u32 v0, v1, 22, 0.5
2814  s_andn2_saveexec_b64 s[2:3], s[2:3]
2818  v_mul_lo_u32 v0, v1, 0.5
2820  s_or_b64 exec, exec, s[2:3]
2824  v_mov_b32_e32 v1, 28
2828  v_lshlrev_b32_sdwa v1, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
2830  s_brev_b32 s2, 1
2834  v_and_or_b32 v0, v1, s2, v0
283C  v_mul_f32_e32 v0, v8, v0
2840  v_and_b32_e32 v1, 0x7fffffff, v0
2848  s_mov_b32 s2, 0x7f800001
2850  v_mov_b32_e32 v9, 0x7fc00000
2858  v_cmp_gt_u32_e32 vcc, s2, v1
285C  s_mov_b64 s[2:3], -1
2860  s_nop 0
2864  v_cndmask_b32_e32 v0, v9, v0, vcc
2868  s_and_b64 vcc, exec, s[0:1]
286C  s_cbranch_vccnz 3
2870  s_mov_b64 s[2:3], 0
2874  global_store_dword v[6:7], v0, off offset:80
287C  s_andn2_b64 vcc, exec, s[2:3]
2880  s_cbranch_vccnz 16
2884  v_and_b32_e32 v1, 0x7fffffff, v0
288C  s_mov_b32 s2, 0x7f800001
2894  v_mov_b32_e32 v9, 0x7fc00000
289C  v_cmp_gt_u32_e32 vcc, s2, v1
28A0  s_movk_i32 s2, 0x7fff
28A4  s_nop 0
28A8  v_cndmask_b32_e32 v0, v9, v0, vcc
28AC  v_bfe_u32 v1, v0, 16, 1
28B4  v_add3_u32 v0, v0, v1, s2
28BC  global_store_short_d16_hi v[4:5], v0, off offset:40
28C4  v_bfe_u32 v1, v2, 20, 3
28CC  v_cmp_lt_u32_e32 vcc, 1, v1
28D0  s_and_saveexec_b64 s[2:3], vcc
28D4  s_xor_b64 s[2:3], exec, s[2:3]
28D8  v_lshl_add_u32 v0, v1, 22, 0.5
28E0  s_or_saveexec_b64 s[2:3], s[2:3]
28E4  v_lshrrev_b32_e32 v9, 20, v2
28E8  s_xor_b64 exec, exec, s[2:3]
28EC  v_mul_lo_u32 v0, v1, 0.5
28F4  s_or_b64 exec, exec, s[2:3]
28F8  v_lshlrev_b32_e32 v1, 28, v9
28FC  s_brev_b32 s2, 1
2900  v_and_or_b32 v0, v1, s2, v0
2908  v_mul_f32_e32 v0, v8, v0
290C  v_and_b32_e32 v1, 0x7fffffff, v0
2914  s_mov_b32 s2, 0x7f800001
291C  v_mov_b32_e32 v9, 0x7fc00000
2924  v_cmp_gt_u32_e32 vcc, s2, v1
2928  s_mov_b64 s[2:3], -1
292C  s_nop 0
2930  v_cndmask_b32_e32 v0, v9, v0, vcc
2934  s_and_b64 vcc, exec, s[0:1]
2938  s_cbranch_vccnz 3
293C  s_mov_b64 s[2:3], 0
2940  global_store_dword v[6:7], v0, off offset:84
2948  s_andn2_b64 vcc, exec, s[2:3]
294C  s_cbranch_vccnz 16
2950  v_and_b32_e32 v1, 0x7fffffff, v0
2958  s_mov_b32 s2, 0x7f800001
2960  v_mov_b32_e32 v9, 0x7fc00000
2968  v_cmp_gt_u32_e32 vcc, s2, v1
296C  s_movk_i32 s2, 0x7fff
2970  s_nop 0
2974  v_cndmask_b32_e32 v0, v9, v0, vcc
2978  v_bfe_u32 v1, v0, 16, 1
2980  v_add3_u32 v0, v0, v1, s2
2988  global_store_short_d16_hi v[4:5], v0, off offset:42
2990  v_bfe_u32 v1, v2, 24, 3
2998  v_cmp_lt_u32_e32 vcc, 1, v1
299C  s_and_saveexec_b64 s[2:3], vcc
29A0  s_xor_b64 s[2:3], exec, s[2:3]
29A4  v_lshl_add_u32 v0, v1, 22, 0.5
29AC  s_andn2_saveexec_b64 s[2:3], s[2:3]
29B0  v_mul_lo_u32 v0, v1, 0.5
29B8  s_or_b64 exec, exec, s[2:3]
29BC  v_mov_b32_e32 v1, 28
29C0  v_lshlrev_b32_sdwa v1, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
29C8  s_brev_b32 s2, 1
29CC  v_and_or_b32 v0, v1, s2, v0
29D4  v_mul_f32_e32 v0, v8, v0
29D8  v_and_b32_e32 v1, 0x7fffffff, v0
29E0  s_mov_b32 s2, 0x7f800001
29E8  v_mov_b32_e32 v9, 0x7fc00000
29F0  v_cmp_gt_u32_e32 vcc, s2, v1
29F4  s_mov_b64 s[2:3], -1
29F8  s_nop 0
29FC  v_cndmask_b32_e32 v0, v9, v0, vcc
2A00  s_and_b64 vcc, exec, s[0:1]
2A04  s_cbranch_vccnz 3
2A08  s_mov_b64 s[2:3], 0
2A0C  global_store_dword v[6:7], v0, off offset:88
2A14  s_andn2_b64 vcc, exec, s[2:3]
2A18  s_cbranch_vccnz 16
2A1C  v_and_b32_e32 v1, 0x7fffffff, v0
2A24  s_mov_b32 s2, 0x7f800001
2A2C  v_mov_b32_e32 v9, 0x7fc00000
2A34  v_cmp_gt_u32_e32 vcc, s2, v1
2A38  s_movk_i32 s2, 0x7fff
2A3C  s_nop 0
2A40  v_cndmask_b32_e32 v0, v9, v0, vcc
2A44  v_bfe_u32 v1, v0, 16, 1
2A4C  v_add3_u32 v0, v0, v1, s2
2A54  global_store_short_d16_hi v[4:5], v0, off offset:44
2A5C  v_bfe_u32 v1, v2, 28, 3
2A64  v_cmp_lt_u32_e32 vcc, 1, v1
2A68  s_and_saveexec_b64 s[2:3], vcc
2A6C  s_xor_b64 s[2:3], exec, s[2:3]
2A70  v_lshl_add_u32 v0, v1, 22, 0.5
2A78  s_andn2_saveexec_b64 s[2:3], s[2:3]
2A7C  v_mul_lo_u32 v0, v1, 0.5
2A84  s_or_b64 exec, exec, s[2:3]
2A88  s_brev_b32 s2, 1
2A8C  v_and_or_b32 v0, v2, s2, v0
2A94  v_mul_f32_e32 v0, v8, v0
2A98  v_and_b32_e32 v1, 0x7fffffff, v0
2AA0  s_mov_b32 s2, 0x7f800001
2AA8  v_mov_b32_e32 v2, 0x7fc00000
2AB0  v_cmp_gt_u32_e32 vcc, s2, v1
2AB4  s_mov_b64 s[2:3], -1
2AB8  s_nop 0
2ABC  v_cndmask_b32_e32 v0, v2, v0, vcc
2AC0  s_and_b64 vcc, exec, s[0:1]
2AC4  s_cbranch_vccnz 3
2AC8  s_mov_b64 s[2:3], 0
2ACC  global_store_dword v[6:7], v0, off offset:92
2AD4  s_andn2_b64 vcc, exec, s[2:3]
2AD8  s_cbranch_vccnz 16
2ADC  v_and_b32_e32 v1, 0x7fffffff, v0
2AE4  s_mov_b32 s2, 0x7f800001
2AEC  v_mov_b32_e32 v2, 0x7fc00000
2AF4  v_cmp_gt_u32_e32 vcc, s2, v1
2AF8  s_movk_i32 s2, 0x7fff
2AFC  s_nop 0
2B00  v_cndmask_b32_e32 v0, v2, v0, vcc
2B04  v_bfe_u32 v1, v0, 16, 1
2B0C  v_add3_u32 v0, v0, v1, s2
2B14  global_store_short_d16_hi v[4:5], v0, off offset:46
2B1C  v_and_b32_e32 v1, 7, v3
2B20  v_cmp_lt_u32_e32 vcc, 1, v1
2B24  s_and_saveexec_b64 s[2:3], vcc
2B28  s_xor_b64 s[2:3], exec, s[2:3]
2B2C  v_lshl_add_u32 v0, v1, 22, 0.5
2B34  s_andn2_saveexec_b64 s[2:3], s[2:3]
2B38  v_mul_lo_u32 v0, v1, 0.5
2B40  s_or_b64 exec, exec, s[2:3]
2B44  v_lshlrev_b32_e32 v1, 28, v3
2B48  s_brev_b32 s2, 1
2B4C  v_and_or_b32 v0, v1, s2, v0
2B54  v_mul_f32_e32 v0, v8, v0
2B58  v_and_b32_e32 v1, 0x7fffffff, v0
2B60  s_mov_b32 s2, 0x7f800001
2B68  v_mov_b32_e32 v2, 0x7fc00000
2B70  v_cmp_gt_u32_e32 vcc, s2, v1
2B74  s_mov_b64 s[2:3], -1
2B78  s_nop 0
2B7C  v_cndmask_b32_e32 v0, v2, v0, vcc
2B80  s_and_b64 vcc, exec, s[0:1]
2B84  s_cbranch_vccnz 3
2B88  s_mov_b64 s[2:3], 0
2B8C  global_store_dword v[6:7], v0, off offset:96
2B94  s_andn2_b64 vcc, exec, s[2:3]
2B98  s_cbranch_vccnz 16
2B9C  v_and_b32_e32 v1, 0x7fffffff, v0
2BA4  s_mov_b32 s2, 0x7f800001
2BAC  v_mov_b32_e32 v2, 0x7fc00000
2BB4  v_cmp_gt_u32_e32 vcc, s2, v1
2BB8  s_movk_i32 s2, 0x7fff
2BBC  s_nop 0
2BC0  v_cndmask_b32_e32 v0, v2, v0, vcc
2BC4  v_bfe_u32 v1, v0, 16, 1
2BCC  v_add3_u32 v0, v0, v1, s2
2BD4  global_store_short_d16_hi v[4:5], v0, off offset:48
2BDC  v_bfe_u32 v1, v3, 4, 3
2BE4  v_cmp_lt_u32_e32 vcc, 1, v1
2BE8  s_and_saveexec_b64 s[2:3], vcc
2BEC  s_xor_b64 s[2:3], exec, s[2:3]
2BF0  v_lshl_add_u32 v0, v1, 22, 0.5
2BF8  s_or_saveexec_b64 s[2:3], s[2:3]
2BFC  v_lshrrev_b32_e32 v2, 4, v3
2C00  s_xor_b64 exec, exec, s[2:3]
2C04  v_mul_lo_u32 v0, v1, 0.5
2C0C  s_or_b64 exec, exec, s[2:3]
2C10  v_lshlrev_b32_e32 v1, 28, v2
2C14  s_brev_b32 s2, 1
2C18  v_and_or_b32 v0, v1, s2, v0
2C20  v_mul_f32_e32 v0, v8, v0
2C24  v_and_b32_e32 v1, 0x7fffffff, v0
2C2C  s_mov_b32 s2, 0x7f800001
2C34  v_mov_b32_e32 v2, 0x7fc00000
2C3C  v_cmp_gt_u32_e32 vcc, s2, v1
2C40  s_mov_b64 s[2:3], -1
2C44  s_nop 0
2C48  v_cndmask_b32_e32 v0, v2, v0, vcc
2C4C  s_and_b64 vcc, exec, s[0:1]
2C50  s_cbranch_vccnz 3
2C54  s_mov_b64 s[2:3], 0
2C58  global_store_dword v[6:7], v0, off offset:100
2C60  s_andn2_b64 vcc, exec, s[2:3]
2C64  s_cbranch_vccnz 16
2C68  v_and_b32_e32 v1, 0x7fffffff, v0
2C70  s_mov_b32 s2, 0x7f800001
2C78  v_mov_b32_e32 v2, 0x7fc00000
2C80  v_cmp_gt_u32_e32 vcc, s2, v1
2C84  s_movk_i32 s2, 0x7fff
2C88  s_nop 0
2C8C  v_cndmask_b32_e32 v0, v2, v0, vcc
2C90  v_bfe_u32 v1, v0, 16, 1
2C98  v_add3_u32 v0, v0, v1, s2
2CA0  global_store_short_d16_hi v[4:5], v0, off offset:50
2CA8  v_bfe_u32 v1, v3, 8, 3
2CB0  v_cmp_lt_u32_e32 vcc, 1, v1
2CB4  s_and_saveexec_b64 s[2:3], vcc
2CB8  s_xor_b64 s[2:3], exec, s[2:3]
2CBC  v_lshl_add_u32 v0, v1, 22, 0.5
2CC4  s_or_saveexec_b64 s[2:3], s[2:3]
2CC8  v_lshrrev_b32_e32 v2, 8, v3
2CCC  s_xor_b64 exec, exec, s[2:3]
2CD0  v_mul_lo_u32 v0, v1, 0.5
2CD8  s_or_b64 exec, exec, s[2:3]
2CDC  v_lshlrev_b32_e32 v1, 28, v2
2CE0  s_brev_b32 s2, 1
2CE4  v_and_or_b32 v0, v1, s2, v0
2CEC  v_mul_f32_e32 v0, v8, v0
2CF0  v_and_b32_e32 v1, 0x7fffffff, v0
2CF8  s_mov_b32 s2, 0x7f800001
2D00  v_mov_b32_e32 v2, 0x7fc00000
2D08  v_cmp_gt_u32_e32 vcc, s2, v1
2D0C  s_mov_b64 s[2:3], -1
2D10  s_nop 0
2D14  v_cndmask_b32_e32 v0, v2, v0, vcc
2D18  s_and_b64 vcc, exec, s[0:1]
2D1C  s_cbranch_vccnz 3
2D20  s_mov_b64 s[2:3], 0
2D24  global_store_dword v[6:7], v0, off offset:104
2D2C  s_andn2_b64 vcc, exec, s[2:3]
2D30  s_cbranch_vccnz 16
2D34  v_and_b32_e32 v1, 0x7fffffff, v0
2D3C  s_mov_b32 s2, 0x7f800001
2D44  v_mov_b32_e32 v2, 0x7fc00000
2D4C  v_cmp_gt_u32_e32 vcc, s2, v1
2D50  s_movk_i32 s2, 0x7fff
2D54  s_nop 0
2D58  v_cndmask_b32_e32 v0, v2, v0, vcc
2D5C  v_bfe_u32 v1, v0, 16, 1
2D64  v_add3_u32 v0, v0, v1, s2
2D6C  global_store_short_d16_hi v[4:5], v0, off offset:52
2D74  v_bfe_u32 v1, v3, 12, 3
2D7C  v_cmp_lt_u32_e32 vcc, 1, v1
2D80  s_and_saveexec_b64 s[2:3], vcc
2D84  s_xor_b64 s[2:3], exec, s[2:3]
2D88  v_lshl_add_u32 v0, v1, 22, 0.5
2D90  s_or_saveexec_b64 s[2:3], s[2:3]
2D94  v_lshrrev_b32_e32 v2, 12, v3
2D98  s_xor_b64 exec, exec, s[2:3]
2D9C  v_mul_lo_u32 v0, v1, 0.5
2DA4  s_or_b64 exec, exec, s[2:3]
2DA8  v_lshlrev_b32_e32 v1, 28, v2
2DAC  s_brev_b32 s2, 1
2DB0  v_and_or_b32 v0, v1, s2, v0
2DB8  v_mul_f32_e32 v0, v8, v0
2DBC  v_and_b32_e32 v1, 0x7fffffff, v0
2DC4  s_mov_b32 s2, 0x7f800001
2DCC  v_mov_b32_e32 v2, 0x7fc00000
2DD4  v_cmp_gt_u32_e32 vcc, s2, v1
2DD8  s_mov_b64 s[2:3], -1
2DDC  s_nop 0
2DE0  v_cndmask_b32_e32 v0, v2, v0, vcc
2DE4  s_and_b64 vcc, exec, s[0:1]
2DE8  s_cbranch_vccnz 3
2DEC  s_mov_b64 s[2:3], 0
2DF0  global_store_dword v[6:7], v0, off offset:108
2DF8  s_andn2_b64 vcc, exec, s[2:3]
2DFC  s_cbranch_vccnz 16
2E00  v_and_b32_e32 v1, 0x7fffffff, v0
2E08  s_mov_b32 s2, 0x7f800001
2E10  v_mov_b32_e32 v2, 0x7fc00000
2E18  v_cmp_gt_u32_e32 vcc, s2, v1
2E1C  s_movk_i32 s2, 0x7fff
2E20  s_nop 0
2E24  v_cndmask_b32_e32 v0, v2, v0, vcc
2E28  v_bfe_u32 v1, v0, 16, 1
2E30  v_add3_u32 v0, v0, v1, s2
2E38  global_store_short_d16_hi v[4:5], v0, off offset:54
2E40  v_bfe_u32 v1, v3, 16, 3
2E48  v_cmp_lt_u32_e32 vcc, 1, v1
2E4C  s_and_saveexec_b64 s[2:3], vcc
2E50  s_xor_b64 s[2:3], exec, s[2:3]
2E54  v_lshl_add_u32 v0, v1, 22, 0.5
2E5C  s_andn2_saveexec_b64 s[2:3], s[2:3]
2E60  v_mul_lo_u32 v0, v1, 0.5
2E68  s_or_b64 exec, exec, s[2:3]
2E6C  v_mov_b32_e32 v1, 28
2E70  v_lshlrev_b32_sdwa v1, v1, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
2E78  s_brev_b32 s2, 1
2E7C  v_and_or_b32 v0, v1, s2, v0
2E84  v_mul_f32_e32 v0, v8, v0
2E88  v_and_b32_e32 v1, 0x7fffffff, v0
2E90  s_mov_b32 s2, 0x7f800001
2E98  v_mov_b32_e32 v2, 0x7fc00000
2EA0  v_cmp_gt_u32_e32 vcc, s2, v1
2EA4  s_mov_b64 s[2:3], -1
2EA8  s_nop 0
2EAC  v_cndmask_b32_e32 v0, v2, v0, vcc
2EB0  s_and_b64 vcc, exec, s[0:1]
2EB4  s_cbranch_vccnz 3
2EB8  s_mov_b64 s[2:3], 0
2EBC  global_store_dword v[6:7], v0, off offset:112
2EC4  s_andn2_b64 vcc, exec, s[2:3]
2EC8  s_cbranch_vccnz 16
2ECC  v_and_b32_e32 v1, 0x7fffffff, v0
2ED4  s_mov_b32 s2, 0x7f800001
2EDC  v_mov_b32_e32 v2, 0x7fc00000
2EE4  v_cmp_gt_u32_e32 vcc, s2, v1
2EE8  s_movk_i32 s2, 0x7fff
2EEC  s_nop 0
2EF0  v_cndmask_b32_e32 v0, v2, v0, vcc
2EF4  v_bfe_u32 v1, v0, 16, 1
2EFC  v_add3_u32 v0, v0, v1, s2
2F04  global_store_short_d16_hi v[4:5], v0, off offset:56
2F0C  v_bfe_u32 v1, v3, 20, 3
2F14  v_cmp_lt_u32_e32 vcc, 1, v1
2F18  s_and_saveexec_b64 s[2:3], vcc
2F1C  s_xor_b64 s[2:3], exec, s[2:3]
2F20  v_lshl_add_u32 v0, v1, 22, 0.5
2F28  s_or_saveexec_b64 s[2:3], s[2:3]
2F2C  v_lshrrev_b32_e32 v2, 20, v3
2F30  s_xor_b64 exec, exec, s[2:3]
2F34  v_mul_lo_u32 v0, v1, 0.5
2F3C  s_or_b64 exec, exec, s[2:3]
2F40  v_lshlrev_b32_e32 v1, 28, v2
2F44  s_brev_b32 s2, 1
2F48  v_and_or_b32 v0, v1, s2, v0
2F50  v_mul_f32_e32 v0, v8, v0
2F54  v_and_b32_e32 v1, 0x7fffffff, v0
2F5C  s_mov_b32 s2, 0x7f800001
2F64  v_mov_b32_e32 v2, 0x7fc00000
2F6C  v_cmp_gt_u32_e32 vcc, s2, v1
2F70  s_mov_b64 s[2:3], -1
2F74  s_nop 0
2F78  v_cndmask_b32_e32 v0, v2, v0, vcc
2F7C  s_and_b64 vcc, exec, s[0:1]
2F80  s_cbranch_vccnz 3
2F84  s_mov_b64 s[2:3], 0
2F88  global_store_dword v[6:7], v0, off offset:116
2F90  s_andn2_b64 vcc, exec, s[2:3]
2F94  s_cbranch_vccnz 16
2F98  v_and_b32_e32 v1, 0x7fffffff, v0
2FA0  s_mov_b32 s2, 0x7f800001
2FA8  v_mov_b32_e32 v2, 0x7fc00000
2FB0  v_cmp_gt_u32_e32 vcc, s2, v1
2FB4  s_movk_i32 s2, 0x7fff
2FB8  s_nop 0
2FBC  v_cndmask_b32_e32 v0, v2, v0, vcc
2FC0  v_bfe_u32 v1, v0, 16, 1
2FC8  v_add3_u32 v0, v0, v1, s2
2FD0  global_store_short_d16_hi v[4:5], v0, off offset:58
2FD8  v_bfe_u32 v1, v3, 24, 3
2FE0  v_cmp_lt_u32_e32 vcc, 1, v1
2FE4  s_and_saveexec_b64 s[2:3], vcc
2FE8  s_xor_b64 s[2:3], exec, s[2:3]
2FEC  v_lshl_add_u32 v0, v1, 22, 0.5
2FF4  s_andn2_saveexec_b64 s[2:3], s[2:3]
2FF8  v_mul_lo_u32 v0, v1, 0.5
3000  s_or_b64 exec, exec, s[2:3]
3004  v_mov_b32_e32 v1, 28
3008  v_lshlrev_b32_sdwa v1, v1, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
3010  s_brev_b32 s2, 1
3014  v_and_or_b32 v0, v1, s2, v0
301C  v_mul_f32_e32 v0, v8, v0
3020  v_and_b32_e32 v1, 0x7fffffff, v0
3028  s_mov_b32 s2, 0x7f800001
3030  v_mov_b32_e32 v2, 0x7fc00000
3038  v_cmp_gt_u32_e32 vcc, s2, v1
303C  s_mov_b64 s[2:3], -1
3040  s_nop 0
3044  v_cndmask_b32_e32 v0, v2, v0, vcc
3048  s_and_b64 vcc, exec, s[0:1]
304C  s_cbranch_vccnz 3
3050  s_mov_b64 s[2:3], 0
3054  global_store_dword v[6:7], v0, off offset:120
305C  s_andn2_b64 vcc, exec, s[2:3]
3060  s_cbranch_vccnz 16
3064  v_and_b32_e32 v1, 0x7fffffff, v0
306C  s_mov_b32 s2, 0x7f800001
3074  v_mov_b32_e32 v2, 0x7fc00000
307C  v_cmp_gt_u32_e32 vcc, s2, v1
3080  s_movk_i32 s2, 0x7fff
3084  s_nop 0
3088  v_cndmask_b32_e32 v0, v2, v0, vcc
308C  v_bfe_u32 v1, v0, 16, 1
3094  v_add3_u32 v0, v0, v1, s2
309C  global_store_short_d16_hi v[4:5], v0, off offset:60
30A4  v_bfe_u32 v1, v3, 28, 3
30AC  v_cmp_lt_u32_e32 vcc, 1, v1
30B0  s_and_saveexec_b64 s[2:3], vcc
30B4  s_xor_b64 s[2:3], exec, s[2:3]
30B8  v_lshl_add_u32 v0, v1, 22, 0.5
30C0  s_andn2_saveexec_b64 s[2:3], s[2:3]
30C4  v_mul_lo_u32 v0, v1, 0.5
30CC  s_or_b64 exec, exec, s[2:3]
30D0  s_brev_b32 s2, 1
30D4  v_and_or_b32 v0, v3, s2, v0
30DC  v_mul_f32_e32 v0, v8, v0
30E0  v_and_b32_e32 v1, 0x7fffffff, v0
30E8  s_mov_b32 s2, 0x7f800001
30F0  v_mov_b32_e32 v2, 0x7fc00000
30F8  v_cmp_gt_u32_e32 vcc, s2, v1
30FC  s_nop 1
3100  v_cndmask_b32_e32 v0, v2, v0, vcc
3104  s_and_b64 vcc, exec, s[0:1]
3108  s_mov_b64 s[0:1], -1
310C  s_cbranch_vccnz 3
3110  s_mov_b64 s[0:1], 0
3114  global_store_dword v[6:7], v0, off offset:124
311C  s_andn2_b64 vcc, exec, s[0:1]
3120  s_cbranch_vccnz 16
3124  v_and_b32_e32 v1, 0x7fffffff, v0
312C  s_mov_b32 s0, 0x7f800001
3134  v_mov_b32_e32 v2, 0x7fc00000
313C  v_cmp_gt_u32_e32 vcc, s0, v1
3140  s_movk_i32 s0, 0x7fff
3144  s_nop 0
3148  v_cndmask_b32_e32 v0, v2, v0, vcc
314C  v_bfe_u32 v1, v0, 16, 1
3154  v_add3_u32 v0, v0, v1, s0
315C  global_store_short_d16_hi v[4:5], v0, off offset:62
3164  s_endpgm
3168  s_nop 0
