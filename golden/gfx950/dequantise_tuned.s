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
    .vgpr_count:     18
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
1720  v_add_u32_e32 v6, s2, v2
1724  s_lshl_b32 s2, s3, s7
1728  v_bfe_u32 v1, v1, 0, s7
1730  s_lshr_b32 s5, s5, 5
1734  v_add_u32_e32 v2, s2, v1
1738  v_cmp_gt_u32_e32 vcc, s4, v6
173C  v_cmp_gt_u32_e64 s[2:3], s5, v2
1744  s_and_b64 s[2:3], vcc, s[2:3]
1748  s_and_saveexec_b64 s[8:9], s[2:3]
174C  s_cbranch_execz 285
1750  s_load_dwordx4 s[8:11], s[0:1], 0x0
1758  v_mov_b32_e32 v3, 0
175C  v_and_b32_e32 v12, 3, v0
1760  v_mad_u64_u32 v[4:5], s[2:3], v6, s5, v[2:3]
1768  s_waitcnt lgkmcnt(0)
176C  v_lshl_add_u64 v[0:1], v[4:5], 4, s[8:9]
1774  v_lshlrev_b32_e32 v8, 2, v12
1778  v_mov_b32_e32 v9, v3
177C  v_lshl_add_u64 v[0:1], v[0:1], 0, v[8:9]
1784  global_load_dword v10, v[0:1], off
178C  s_bitcmp0_b32 s6, 3
1790  v_mov_b64_e32 v[0:1], v[4:5]
1794  s_cbranch_scc1 25
1798  s_add_i32 s5, s5, 7
179C  v_lshlrev_b32_e32 v0, 5, v2
17A0  s_and_b32 s2, s5, 0xffffff8
17A8  v_and_b32_e32 v7, 0xffffffe0, v6
17B0  v_and_b32_e32 v0, 0xffffff00, v0
17B8  v_mov_b32_e32 v1, v3
17BC  v_mad_u64_u32 v[0:1], s[2:3], v7, s2, v[0:1]
17C4  v_lshlrev_b32_e32 v8, 6, v2
17C8  v_lshlrev_b32_e32 v9, 2, v6
17CC  v_lshrrev_b32_e32 v2, 1, v2
17D0  s_movk_i32 s2, 0xc0
17D4  v_and_b32_e32 v9, 60, v9
17D8  v_and_b32_e32 v11, 2, v2
17DC  v_and_or_b32 v0, v8, s2, v0
17E4  v_bfe_u32 v2, v6, 4, 1
17EC  v_or3_b32 v0, v0, v9, v11
17F4  v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
17FC  v_lshl_add_u64 v[0:1], s[10:11], 0, v[0:1]
1804  global_load_ubyte v11, v[0:1], off
180C  s_movk_i32 s2, 0xfa
1810  s_movk_i32 s4, 0xff
1814  s_waitcnt vmcnt(0)
1818  v_add_u16_e32 v0, -2, v11
181C  v_cmp_gt_u16_sdwa s[2:3], v0, s2 src0_sel:BYTE_0 src1_sel:DWORD
1824  s_and_saveexec_b64 s[8:9], s[2:3]
1828  s_xor_b64 s[2:3], exec, s[8:9]
182C  s_cbranch_execz 129
1830  v_mov_b32_e32 v0, 23
1834  v_mov_b32_e32 v1, 0
1838  v_lshlrev_b32_sdwa v0, v0, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
1840  v_mov_b32_e32 v2, 0x400000
1848  v_cmp_ne_u16_sdwa vcc, v11, v1 src0_sel:BYTE_0 src1_sel:DWORD
1850  v_mov_b32_e32 v1, 0x7fc00000
1858  s_nop 0
185C  v_cndmask_b32_e32 v0, v2, v0, vcc
1860  v_cmp_ne_u16_sdwa vcc, v11, s4 src0_sel:BYTE_0 src1_sel:DWORD
1868  s_brev_b32 s4, 1
186C  s_nop 0
1870  v_cndmask_b32_e32 v8, v1, v0, vcc
1874  v_bfe_u32 v1, v10, 4, 3
187C  v_and_b32_e32 v0, 7, v10
1880  v_cmp_eq_u32_e32 vcc, 0, v1
1884  v_lshl_add_u32 v7, v0, 22, 0.5
188C  v_lshl_add_u32 v6, v1, 22, 0.5
1894  v_cndmask_b32_e64 v2, 0.5, 0, vcc
189C  v_cmp_eq_u32_e32 vcc, 0, v0
18A0  s_nop 1
18A4  v_cndmask_b32_e64 v3, 0.5, 0, vcc
18AC  v_cmp_gt_u32_e32 vcc, 2, v0
18B0  s_nop 1
18B4  v_cndmask_b32_e32 v0, v7, v3, vcc
18B8  v_cmp_gt_u32_e32 vcc, 2, v1
18BC  v_lshlrev_b32_e32 v3, 28, v10
18C0  v_and_or_b32 v0, v3, s4, v0
18C8  v_cndmask_b32_e32 v1, v6, v2, vcc
18CC  v_lshlrev_b32_e32 v2, 24, v10
18D0  v_and_or_b32 v1, v2, s4, v1
18D8  v_bfe_u32 v2, v10, 12, 3
18E0  v_bfe_u32 v3, v10, 8, 3
18E8  v_cmp_eq_u32_e32 vcc, 0, v2
18EC  v_lshl_add_u32 v11, v3, 22, 0.5
18F4  v_pk_mul_f32 v[0:1], v[8:9], v[0:1] op_sel_hi:[0,1]
18FC  v_cndmask_b32_e64 v6, 0.5, 0, vcc
1904  v_cmp_eq_u32_e32 vcc, 0, v3
1908  v_lshl_add_u32 v9, v2, 22, 0.5
1910  s_nop 0
1914  v_cndmask_b32_e64 v7, 0.5, 0, vcc
191C  v_cmp_gt_u32_e32 vcc, 2, v3
1920  v_lshlrev_b32_e32 v3, 16, v10
1924  s_nop 0
1928  v_cndmask_b32_e32 v7, v11, v7, vcc
192C  v_cmp_gt_u32_e32 vcc, 2, v2
1930  s_nop 1
1934  v_cndmask_b32_e32 v2, v9, v6, vcc
1938  v_lshlrev_b32_e32 v6, 20, v10
193C  v_and_or_b32 v3, v3, s4, v2
1944  v_and_or_b32 v2, v6, s4, v7
194C  v_bfe_u32 v6, v10, 20, 3
1954  v_bfe_u32 v7, v10, 16, 3
195C  v_cmp_eq_u32_e32 vcc, 0, v6
1960  v_pk_mul_f32 v[2:3], v[8:9], v[2:3] op_sel_hi:[0,1]
1968  v_lshl_add_u32 v14, v7, 22, 0.5
1970  v_cndmask_b32_e64 v9, 0.5, 0, vcc
1978  v_cmp_eq_u32_e32 vcc, 0, v7
197C  v_lshl_add_u32 v13, v6, 22, 0.5
1984  s_nop 0
1988  v_cndmask_b32_e64 v11, 0.5, 0, vcc
1990  v_cmp_gt_u32_e32 vcc, 2, v7
1994  v_lshlrev_b32_e32 v7, 8, v10
1998  s_nop 0
199C  v_cndmask_b32_e32 v11, v14, v11, vcc
19A0  v_cmp_gt_u32_e32 vcc, 2, v6
19A4  s_nop 1
19A8  v_cndmask_b32_e32 v6, v13, v9, vcc
19AC  v_lshlrev_b32_e32 v9, 12, v10
19B0  v_and_or_b32 v7, v7, s4, v6
19B8  v_and_or_b32 v6, v9, s4, v11
19C0  v_bfe_u32 v11, v10, 28, 3
19C8  v_bfe_u32 v13, v10, 24, 3
19D0  v_cmp_eq_u32_e32 vcc, 0, v11
19D4  v_lshl_add_u32 v17, v13, 22, 0.5
19DC  v_lshl_add_u32 v16, v11, 22, 0.5
19E4  v_cndmask_b32_e64 v14, 0.5, 0, vcc
19EC  v_cmp_eq_u32_e32 vcc, 0, v13
19F0  v_pk_mul_f32 v[6:7], v[8:9], v[6:7] op_sel_hi:[0,1]
19F8  v_lshlrev_b32_e32 v9, 4, v10
19FC  v_cndmask_b32_e64 v15, 0.5, 0, vcc
1A04  v_cmp_gt_u32_e32 vcc, 2, v13
1A08  s_nop 1
1A0C  v_cndmask_b32_e32 v13, v17, v15, vcc
1A10  v_cmp_gt_u32_e32 vcc, 2, v11
1A14  s_nop 1
1A18  v_cndmask_b32_e32 v11, v16, v14, vcc
1A1C  v_and_or_b32 v11, v10, s4, v11
1A24  v_and_or_b32 v10, v9, s4, v13
1A2C  v_pk_mul_f32 v[8:9], v[8:9], v[10:11] op_sel_hi:[0,1]
1A34  s_or_saveexec_b64 s[2:3], s[2:3]
1A38  s_load_dwordx2 s[0:1], s[0:1], 0x10
1A40  s_xor_b64 exec, exec, s[2:3]
1A44  s_cbranch_execz 11
1A48  v_mov_b32_e32 v0, 23
1A4C  v_lshlrev_b32_sdwa v8, v0, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
1A54  v_cvt_scalef32_pk_f32_fp4 v[0:1], v10, v8
1A5C  v_cvt_scalef32_pk_f32_fp4 v[2:3], v10, v8 op_sel:[1,0,0]
1A64  v_cvt_scalef32_pk_f32_fp4 v[6:7], v10, v8 op_sel:[0,1,0]
1A6C  v_cvt_scalef32_pk_f32_fp4 v[8:9], v10, v8 op_sel:[1,1,0]
1A74  s_or_b64 exec, exec, s[2:3]
1A78  v_and_b32_e32 v10, 0x7fffffff, v0
1A80  s_mov_b32 s2, 0x7f800001
1A88  v_mov_b32_e32 v11, 0x7fc00000
1A90  v_cmp_gt_u32_e32 vcc, s2, v10
1A94  v_and_b32_e32 v10, 0x7fffffff, v1
1A9C  s_and_b32 s7, s6, 1
1AA0  v_cndmask_b32_e32 v0, v11, v0, vcc
1AA4  v_cmp_gt_u32_e32 vcc, s2, v10
1AA8  v_and_b32_e32 v10, 0x7fffffff, v2
1AB0  s_bitcmp1_b32 s6, 0
1AB4  v_cndmask_b32_e32 v1, v11, v1, vcc
1AB8  v_cmp_gt_u32_e32 vcc, s2, v10
1ABC  v_and_b32_e32 v10, 0x7fffffff, v3
1AC4  s_mov_b64 s[4:5], -1
1AC8  v_cndmask_b32_e32 v2, v11, v2, vcc
1ACC  v_cmp_gt_u32_e32 vcc, s2, v10
1AD0  s_cselect_b64 s[2:3], -1, 0
1AD4  s_cmp_eq_u32 s7, 0
1AD8  v_cndmask_b32_e32 v3, v11, v3, vcc
1ADC  v_lshlrev_b64 v[10:11], 5, v[4:5]
1AE4  v_lshl_or_b32 v10, v12, 3, v10
1AEC  s_waitcnt lgkmcnt(0)
1AF0  v_lshl_add_u64 v[4:5], v[10:11], 2, s[0:1]
1AF8  s_cbranch_scc1 3
1AFC  s_mov_b64 s[4:5], 0
1B00  global_store_dwordx4 v[4:5], v[0:3], off
1B08  s_andn2_b64 vcc, exec, s[4:5]
1B0C  v_lshl_add_u64 v[10:11], v[10:11], 1, s[0:1]
1B14  s_cbranch_vccnz 6
1B18  v_cvt_pk_bf16_f32 v0, v0, v1
1B20  v_cvt_pk_bf16_f32 v1, v2, v3
1B28  global_store_dwordx2 v[10:11], v[0:1], off
1B30  v_and_b32_e32 v0, 0x7fffffff, v6
1B38  s_mov_b32 s0, 0x7f800001
1B40  v_mov_b32_e32 v3, 0x7fc00000
1B48  v_cmp_gt_u32_e32 vcc, s0, v0
1B4C  v_and_b32_e32 v1, 0x7fffffff, v7
1B54  v_and_b32_e32 v2, 0x7fffffff, v8
1B5C  v_cndmask_b32_e32 v0, v3, v6, vcc
1B60  v_cmp_gt_u32_e32 vcc, s0, v1
1B64  v_and_b32_e32 v6, 0x7fffffff, v9
1B6C  s_nop 0
1B70  v_cndmask_b32_e32 v1, v3, v7, vcc
1B74  v_cmp_gt_u32_e32 vcc, s0, v2
1B78  s_nop 1
1B7C  v_cndmask_b32_e32 v2, v3, v8, vcc
1B80  v_cmp_gt_u32_e32 vcc, s0, v6
1B84  s_mov_b64 s[0:1], -1
1B88  s_nop 0
1B8C  v_cndmask_b32_e32 v3, v3, v9, vcc
1B90  s_andn2_b64 vcc, exec, s[2:3]
1B94  s_cbranch_vccnz 3
1B98  s_mov_b64 s[0:1], 0
1B9C  global_store_dwordx4 v[4:5], v[0:3], off offset:16
1BA4  s_andn2_b64 vcc, exec, s[0:1]
1BA8  s_cbranch_vccnz 6
1BAC  v_cvt_pk_bf16_f32 v0, v0, v1
1BB4  v_cvt_pk_bf16_f32 v1, v2, v3
1BBC  global_store_dwordx2 v[10:11], v[0:1], off offset:8
1BC4  s_endpgm
1BC8  s_nop 0
