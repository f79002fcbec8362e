dequantise_tuned.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           DequantiseTuned
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         DequantiseTuned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <DequantiseTuned>:
1700  s_load_dwordx4 s[4:7], s[0:1], 0x18
1708  v_lshrrev_b32_e32 v1, 2, v0
170C  s_waitcnt lgkmcnt(0)
1710  s_lshr_b32 s7, s6, 8
1714  s_sub_i32 s8, 6, s7
1718  s_lshl_b32 s2, s2, s8
171C  v_lshrrev_b32_e32 v2, s7, v1
1720  v_add_u32_e32 v4, s2, v2
1724  s_lshl_b32 s2, s3, s7
1728  v_bfe_u32 v1, v1, 0, s7
1730  s_lshr_b32 s5, s5, 5
1734  v_add_u32_e32 v2, s2, v1
1738  v_cmp_gt_u32_e32 vcc, s4, v4
173C  v_cmp_gt_u32_e64 s[2:3], s5, v2
1744  s_and_b64 s[2:3], vcc, s[2:3]
1748  s_and_saveexec_b64 s[8:9], s[2:3]
174C  s_cbranch_execz 269
1750  s_load_dwordx4 s[8:11], s[0:1], 0x0
1758  v_mov_b32_e32 v3, 0
175C  v_and_b32_e32 v12, 3, v0
1760  v_mad_u64_u32 v[10:11], s[2:3], v4, s5, v[2:3]
1768  s_waitcnt lgkmcnt(0)
176C  v_lshl_add_u64 v[0:1], v[10:11], 4, s[8:9]
1774  v_lshlrev_b32_e32 v6, 2, v12
1778  v_mov_b32_e32 v7, v3
177C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
1784  global_load_dword v13, v[0:1], off
178C  s_bitcmp0_b32 s6, 3
1790  v_mov_b64_e32 v[0:1], v[10:11]
1794  s_cbranch_scc1 25
1798  s_add_i32 s5, s5, 7
179C  v_lshlrev_b32_e32 v0, 5, v2
17A0  s_and_b32 s2, s5, 0xffffff8
17A8  v_and_b32_e32 v5, 0xffffffe0, v4
17B0  v_and_b32_e32 v0, 0xffffff00, v0
17B8  v_mov_b32_e32 v1, v3
17BC  v_mad_u64_u32 v[0:1], s[2:3], v5, s2, v[0:1]
17C4  v_lshlrev_b32_e32 v6, 6, v2
17C8  v_lshlrev_b32_e32 v7, 2, v4
17CC  v_lshrrev_b32_e32 v2, 1, v2
17D0  s_movk_i32 s2, 0xc0
17D4  v_and_b32_e32 v7, 60, v7
17D8  v_and_b32_e32 v8, 2, v2
17DC  v_and_or_b32 v0, v6, s2, v0
17E4  v_bfe_u32 v2, v4, 4, 1
17EC  v_or3_b32 v0, v0, v7, v8
17F4  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
17FC  v_lshl_add_u64 v[0:1], s[10:11], 0, v[0:1]
1804  global_load_ubyte v14, v[0:1], off
180C  s_movk_i32 s2, 0xfa
1810  s_movk_i32 s4, 0xff
1814  s_waitcnt vmcnt(0)
1818  v_add_u16_e32 v0, -2, v14
181C  v_cmp_gt_u16_sdwa s[2:3], v0, s2 src0_sel:BYTE_0 src1_sel:DWORD
1824  s_and_saveexec_b64 s[8:9], s[2:3]
1828  s_xor_b64 s[2:3], exec, s[8:9]
182C  s_cbranch_execz 168
1830  v_mov_b32_e32 v0, 23
1834  v_mov_b32_e32 v1, 0
1838  v_lshlrev_b32_sdwa v0, v0, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
1840  v_mov_b32_e32 v2, 0x400000
1848  v_cmp_ne_u16_sdwa vcc, v14, v1 src0_sel:BYTE_0 src1_sel:DWORD
1850  v_cmp_ne_u16_sdwa s[4:5], v14, s4 src0_sel:BYTE_0 src1_sel:DWORD
1858  v_mov_b32_e32 v1, 0x7fc00000
1860  v_cndmask_b32_e32 v4, v2, v0, vcc
1864  v_mov_b32_e32 v0, 0x7fc00000
186C  s_and_saveexec_b64 s[8:9], s[4:5]
1870  s_cbranch_execz 14
1874  v_and_b32_e32 v0, 7, v13
1878  v_cmp_eq_u32_e32 vcc, 0, v0
187C  v_lshl_add_u32 v3, v0, 22, 0.5
1884  s_brev_b32 s7, 1
1888  v_cndmask_b32_e64 v2, 0.5, 0, vcc
1890  v_cmp_gt_u32_e32 vcc, 2, v0
1894  s_nop 1
1898  v_cndmask_b32_e32 v0, v3, v2, vcc
189C  v_lshlrev_b32_e32 v2, 28, v13
18A0  v_and_or_b32 v0, v2, s7, v0
18A8  v_mul_f32_e32 v0, v4, v0
18AC  s_or_b64 exec, exec, s[8:9]
18B0  s_and_saveexec_b64 s[8:9], s[4:5]
18B4  s_cbranch_execz 15
18B8  v_bfe_u32 v1, v13, 4, 3
18C0  v_cmp_eq_u32_e32 vcc, 0, v1
18C4  v_lshl_add_u32 v3, v1, 22, 0.5
18CC  s_brev_b32 s7, 1
18D0  v_cndmask_b32_e64 v2, 0.5, 0, vcc
18D8  v_cmp_gt_u32_e32 vcc, 2, v1
18DC  s_nop 1
18E0  v_cndmask_b32_e32 v1, v3, v2, vcc
18E4  v_lshlrev_b32_e32 v2, 24, v13
18E8  v_and_or_b32 v1, v2, s7, v1
18F0  v_mul_f32_e32 v1, v4, v1
18F4  s_or_b64 exec, exec, s[8:9]
18F8  v_mov_b32_e32 v3, 0x7fc00000
1900  v_mov_b32_e32 v2, 0x7fc00000
1908  s_and_saveexec_b64 s[8:9], s[4:5]
190C  s_cbranch_execz 15
1910  v_bfe_u32 v2, v13, 8, 3
1918  v_cmp_eq_u32_e32 vcc, 0, v2
191C  v_lshl_add_u32 v6, v2, 22, 0.5
1924  s_brev_b32 s7, 1
1928  v_cndmask_b32_e64 v5, 0.5, 0, vcc
1930  v_cmp_gt_u32_e32 vcc, 2, v2
1934  s_nop 1
1938  v_cndmask_b32_e32 v2, v6, v5, vcc
193C  v_lshlrev_b32_e32 v5, 20, v13
1940  v_and_or_b32 v2, v5, s7, v2
1948  v_mul_f32_e32 v2, v4, v2
194C  s_or_b64 exec, exec, s[8:9]
1950  s_and_saveexec_b64 s[8:9], s[4:5]
1954  s_cbranch_execz 15
1958  v_bfe_u32 v3, v13, 12, 3
1960  v_cmp_eq_u32_e32 vcc, 0, v3
1964  v_lshl_add_u32 v6, v3, 22, 0.5
196C  s_brev_b32 s7, 1
1970  v_cndmask_b32_e64 v5, 0.5, 0, vcc
1978  v_cmp_gt_u32_e32 vcc, 2, v3
197C  s_nop 1
1980  v_cndmask_b32_e32 v3, v6, v5, vcc
1984  v_lshlrev_b32_e32 v5, 16, v13
1988  v_and_or_b32 v3, v5, s7, v3
1990  v_mul_f32_e32 v3, v4, v3
1994  s_or_b64 exec, exec, s[8:9]
1998  v_mov_b32_e32 v7, 0x7fc00000
19A0  v_mov_b32_e32 v6, 0x7fc00000
19A8  s_and_saveexec_b64 s[8:9], s[4:5]
19AC  s_cbranch_execz 15
19B0  v_bfe_u32 v5, v13, 16, 3
19B8  v_cmp_eq_u32_e32 vcc, 0, v5
19BC  v_lshl_add_u32 v8, v5, 22, 0.5
19C4  s_brev_b32 s7, 1
19C8  v_cndmask_b32_e64 v6, 0.5, 0, vcc
19D0  v_cmp_gt_u32_e32 vcc, 2, v5
19D4  s_nop 1
19D8  v_cndmask_b32_e32 v5, v8, v6, vcc
19DC  v_lshlrev_b32_e32 v6, 12, v13
19E0  v_and_or_b32 v5, v6, s7, v5
19E8  v_mul_f32_e32 v6, v4, v5
19EC  s_or_b64 exec, exec, s[8:9]
19F0  s_and_saveexec_b64 s[8:9], s[4:5]
19F4  s_cbranch_execz 15
19F8  v_bfe_u32 v5, v13, 20, 3
1A00  v_cmp_eq_u32_e32 vcc, 0, v5
1A04  v_lshl_add_u32 v8, v5, 22, 0.5
1A0C  s_brev_b32 s7, 1
1A10  v_cndmask_b32_e64 v7, 0.5, 0, vcc
1A18  v_cmp_gt_u32_e32 vcc, 2, v5
1A1C  s_nop 1
1A20  v_cndmask_b32_e32 v5, v8, v7, vcc
1A24  v_lshlrev_b32_e32 v7, 8, v13
1A28  v_and_or_b32 v5, v7, s7, v5
1A30  v_mul_f32_e32 v7, v4, v5
1A34  s_or_b64 exec, exec, s[8:9]
1A38  v_mov_b32_e32 v9, 0x7fc00000
1A40  v_mov_b32_e32 v8, 0x7fc00000
1A48  s_and_saveexec_b64 s[8:9], s[4:5]
1A4C  s_cbranch_execz 15
1A50  v_bfe_u32 v5, v13, 24, 3
1A58  v_cmp_eq_u32_e32 vcc, 0, v5
1A5C  v_lshl_add_u32 v14, v5, 22, 0.5
1A64  s_brev_b32 s7, 1
1A68  v_cndmask_b32_e64 v8, 0.5, 0, vcc
1A70  v_cmp_gt_u32_e32 vcc, 2, v5
1A74  s_nop 1
1A78  v_cndmask_b32_e32 v5, v14, v8, vcc
1A7C  v_lshlrev_b32_e32 v8, 4, v13
1A80  v_and_or_b32 v5, v8, s7, v5
1A88  v_mul_f32_e32 v8, v4, v5
1A8C  s_or_b64 exec, exec, s[8:9]
1A90  s_and_saveexec_b64 s[8:9], s[4:5]
1A94  v_bfe_u32 v5, v13, 28, 3
1A9C  v_cmp_eq_u32_e32 vcc, 0, v5
1AA0  v_lshl_add_u32 v14, v5, 22, 0.5
1AA8  s_brev_b32 s4, 1
1AAC  v_cndmask_b32_e64 v9, 0.5, 0, vcc
1AB4  v_cmp_gt_u32_e32 vcc, 2, v5
1AB8  s_nop 1
1ABC  v_cndmask_b32_e32 v5, v14, v9, vcc
1AC0  v_and_or_b32 v5, v13, s4, v5
1AC8  v_mul_f32_e32 v9, v4, v5
1ACC  s_or_b64 exec, exec, s[8:9]
1AD0  s_or_saveexec_b64 s[2:3], s[2:3]
1AD4  s_load_dwordx2 s[0:1], s[0:1], 0x10
1ADC  s_xor_b64 exec, exec, s[2:3]
1AE0  s_cbranch_execz 11
1AE4  v_mov_b32_e32 v0, 23
1AE8  v_lshlrev_b32_sdwa v4, v0, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
1AF0  v_cvt_scalef32_pk_f32_fp4 v[0:1], v13, v4
1AF8  v_cvt_scalef32_pk_f32_fp4 v[2:3], v13, v4 op_sel:[1,0,0]
1B00  v_cvt_scalef32_pk_f32_fp4 v[6:7], v13, v4 op_sel:[0,1,0]
1B08  v_cvt_scalef32_pk_f32_fp4 v[8:9], v13, v4 op_sel:[1,1,0]
1B10  s_or_b64 exec, exec, s[2:3]
1B14  v_lshlrev_b64 v[10:11], 5, v[10:11]
1B1C  s_and_b32 s7, s6, 1
1B20  v_lshl_or_b32 v10, v12, 3, v10
1B28  s_bitcmp1_b32 s6, 0
1B2C  s_mov_b64 s[4:5], -1
1B30  s_cselect_b64 s[2:3], -1, 0
1B34  s_cmp_eq_u32 s7, 0
1B38  s_waitcnt lgkmcnt(0)
1B3C  v_lshl_add_u64 v[4:5], v[10:11], 2, s[0:1]
1B44  s_cbranch_scc0 16
1B48  s_andn2_b64 vcc, exec, s[4:5]
1B4C  v_lshl_add_u64 v[10:11], v[10:11], 1, s[0:1]
1B54  s_cbranch_vccz 17
1B58  s_andn2_b64 vcc, exec, s[2:3]
1B5C  s_mov_b64 s[0:1], -1
1B60  s_cbranch_vccz 23
1B64  s_andn2_b64 vcc, exec, s[0:1]
1B68  s_cbranch_vccnz 6
1B6C  v_cvt_pk_bf16_f32 v0, v6, v7
1B74  v_cvt_pk_bf16_f32 v1, v8, v9
1B7C  global_store_dwordx2 v[10:11], v[0:1], off offset:8
1B84  s_endpgm
1B88  global_store_dwordx4 v[4:5], v[0:3], off
1B90  v_lshl_add_u64 v[10:11], v[10:11], 1, s[0:1]
1B98  s_cbranch_execnz 65519
1B9C  v_cvt_pk_bf16_f32 v0, v0, v1
1BA4  v_cvt_pk_bf16_f32 v1, v2, v3
1BAC  global_store_dwordx2 v[10:11], v[0:1], off
1BB4  s_andn2_b64 vcc, exec, s[2:3]
1BB8  s_mov_b64 s[0:1], -1
1BBC  s_cbranch_vccnz 65513
1BC0  global_store_dwordx4 v[4:5], v[6:9], off offset:16
1BC8  s_cbranch_execz 65512
1BCC  s_branch 65517
1BD0  s_nop 0
