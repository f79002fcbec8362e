swapped_bytes.co, compiled by Debian clang version 21.1.8 (13)

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
    .name:           SwappedBytes
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         SwappedBytes.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <SwappedBytes>:
1700  s_load_dwordx4 s[4:7], s[0:1], 0x18
1708  v_lshl_or_b32 v1, s2, 8, v0
1710  s_waitcnt lgkmcnt(0)
1714  v_cmp_gt_u32_e32 vcc, s4, v1
1718  s_and_saveexec_b64 s[8:9], vcc
171C  s_cbranch_execz 1149
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
17D0  s_and_b32 s4, s6, 1
17D4  s_mov_b32 s5, 0x7f800001
17DC  v_lshlrev_b64 v[4:5], 5, v[4:5]
17E4  v_mov_b32_e32 v7, 0x7fc00000
17EC  s_bitcmp1_b32 s6, 0
17F0  s_mov_b64 s[0:1], -1
17F4  s_cselect_b64 s[2:3], -1, 0
17F8  s_cmp_eq_u32 s4, 0
17FC  s_waitcnt vmcnt(1)
1800  v_lshlrev_b32_e32 v16, 23, v6
1804  s_waitcnt vmcnt(0)
1808  v_cvt_scalef32_pk_f32_fp4 v[14:15], v0, v16
1810  v_cvt_scalef32_pk_f32_fp4 v[12:13], v0, v16 op_sel:[0,1,0]
1818  v_cvt_scalef32_pk_f32_fp4 v[10:11], v0, v16 op_sel:[1,0,0]
1820  v_cvt_scalef32_pk_f32_fp4 v[8:9], v0, v16 op_sel:[1,1,0]
1828  s_nop 0
182C  v_and_b32_e32 v0, 0x7fffffff, v14
1834  v_cmp_gt_u32_e32 vcc, s5, v0
1838  s_nop 1
183C  v_cndmask_b32_e32 v0, v7, v14, vcc
1840  v_lshl_add_u64 v[6:7], v[4:5], 2, s[12:13]
1848  s_cbranch_scc1 3
184C  s_mov_b64 s[0:1], 0
1850  global_store_dword v[6:7], v0, off
1858  s_andn2_b64 vcc, exec, s[0:1]
185C  v_lshl_add_u64 v[4:5], v[4:5], 1, s[12:13]
1864  s_cbranch_vccnz 16
1868  v_and_b32_e32 v14, 0x7fffffff, v0
1870  s_mov_b32 s0, 0x7f800001
1878  v_mov_b32_e32 v17, 0x7fc00000
1880  v_cmp_gt_u32_e32 vcc, s0, v14
1884  s_movk_i32 s0, 0x7fff
1888  s_nop 0
188C  v_cndmask_b32_e32 v0, v17, v0, vcc
1890  v_bfe_u32 v14, v0, 16, 1
1898  v_add3_u32 v0, v0, v14, s0
18A0  global_store_short_d16_hi v[4:5], v0, off
18A8  v_and_b32_e32 v0, 0x7fffffff, v15
18B0  s_mov_b32 s0, 0x7f800001
18B8  v_mov_b32_e32 v14, 0x7fc00000
18C0  v_cmp_gt_u32_e32 vcc, s0, v0
18C4  s_nop 1
18C8  v_cndmask_b32_e32 v0, v14, v15, vcc
18CC  v_cndmask_b32_e64 v14, 0, 1, s[2:3]
18D4  v_cmp_ne_u32_e64 s[0:1], 1, v14
18DC  s_andn2_b64 vcc, exec, s[2:3]
18E0  s_mov_b64 s[2:3], -1
18E4  s_cbranch_vccnz 3
18E8  s_mov_b64 s[2:3], 0
18EC  global_store_dword v[6:7], v0, off offset:4
18F4  s_andn2_b64 vcc, exec, s[2:3]
18F8  s_cbranch_vccnz 16
18FC  v_and_b32_e32 v14, 0x7fffffff, v0
1904  s_mov_b32 s2, 0x7f800001
190C  v_mov_b32_e32 v15, 0x7fc00000
1914  v_cmp_gt_u32_e32 vcc, s2, v14
1918  s_movk_i32 s2, 0x7fff
191C  s_nop 0
1920  v_cndmask_b32_e32 v0, v15, v0, vcc
1924  v_bfe_u32 v14, v0, 16, 1
192C  v_add3_u32 v0, v0, v14, s2
1934  global_store_short_d16_hi v[4:5], v0, off offset:2
193C  v_and_b32_e32 v0, 0x7fffffff, v12
1944  s_mov_b32 s2, 0x7f800001
194C  v_mov_b32_e32 v14, 0x7fc00000
1954  v_cmp_gt_u32_e32 vcc, s2, v0
1958  s_mov_b64 s[2:3], -1
195C  s_nop 0
1960  v_cndmask_b32_e32 v0, v14, v12, vcc
1964  s_and_b64 vcc, exec, s[0:1]
1968  s_cbranch_vccnz 3
196C  s_mov_b64 s[2:3], 0
1970  global_store_dword v[6:7], v0, off offset:8
1978  s_andn2_b64 vcc, exec, s[2:3]
197C  s_cbranch_vccnz 16
1980  v_and_b32_e32 v12, 0x7fffffff, v0
1988  s_mov_b32 s2, 0x7f800001
1990  v_mov_b32_e32 v14, 0x7fc00000
1998  v_cmp_gt_u32_e32 vcc, s2, v12
199C  s_movk_i32 s2, 0x7fff
19A0  s_nop 0
19A4  v_cndmask_b32_e32 v0, v14, v0, vcc
19A8  v_bfe_u32 v12, v0, 16, 1
19B0  v_add3_u32 v0, v0, v12, s2
19B8  global_store_short_d16_hi v[4:5], v0, off offset:4
19C0  v_and_b32_e32 v0, 0x7fffffff, v13
19C8  s_mov_b32 s2, 0x7f800001
19D0  v_mov_b32_e32 v12, 0x7fc00000
19D8  v_cmp_gt_u32_e32 vcc, s2, v0
19DC  s_mov_b64 s[2:3], -1
19E0  s_nop 0
19E4  v_cndmask_b32_e32 v0, v12, v13, vcc
19E8  s_and_b64 vcc, exec, s[0:1]
19EC  s_cbranch_vccnz 3
19F0  s_mov_b64 s[2:3], 0
19F4  global_store_dword v[6:7], v0, off offset:12
19FC  s_andn2_b64 vcc, exec, s[2:3]
1A00  s_cbranch_vccnz 16
1A04  v_and_b32_e32 v12, 0x7fffffff, v0
1A0C  s_mov_b32 s2, 0x7f800001
1A14  v_mov_b32_e32 v13, 0x7fc00000
1A1C  v_cmp_gt_u32_e32 vcc, s2, v12
1A20  s_movk_i32 s2, 0x7fff
1A24  s_nop 0
1A28  v_cndmask_b32_e32 v0, v13, v0, vcc
1A2C  v_bfe_u32 v12, v0, 16, 1
1A34  v_add3_u32 v0, v0, v12, s2
1A3C  global_store_short_d16_hi v[4:5], v0, off offset:6
1A44  v_and_b32_e32 v0, 0x7fffffff, v10
1A4C  s_mov_b32 s2, 0x7f800001
1A54  v_mov_b32_e32 v12, 0x7fc00000
1A5C  v_cmp_gt_u32_e32 vcc, s2, v0
1A60  s_mov_b64 s[2:3], -1
1A64  s_nop 0
1A68  v_cndmask_b32_e32 v0, v12, v10, vcc
1A6C  s_and_b64 vcc, exec, s[0:1]
1A70  s_cbranch_vccnz 3
1A74  s_mov_b64 s[2:3], 0
1A78  global_store_dword v[6:7], v0, off offset:16
1A80  s_andn2_b64 vcc, exec, s[2:3]
1A84  s_cbranch_vccnz 16
1A88  v_and_b32_e32 v10, 0x7fffffff, v0
1A90  s_mov_b32 s2, 0x7f800001
1A98  v_mov_b32_e32 v12, 0x7fc00000
1AA0  v_cmp_gt_u32_e32 vcc, s2, v10
1AA4  s_movk_i32 s2, 0x7fff
1AA8  s_nop 0
1AAC  v_cndmask_b32_e32 v0, v12, v0, vcc
1AB0  v_bfe_u32 v10, v0, 16, 1
1AB8  v_add3_u32 v0, v0, v10, s2
1AC0  global_store_short_d16_hi v[4:5], v0, off offset:8
1AC8  v_and_b32_e32 v0, 0x7fffffff, v11
1AD0  s_mov_b32 s2, 0x7f800001
1AD8  v_mov_b32_e32 v10, 0x7fc00000
1AE0  v_cmp_gt_u32_e32 vcc, s2, v0
1AE4  s_mov_b64 s[2:3], -1
1AE8  s_nop 0
1AEC  v_cndmask_b32_e32 v0, v10, v11, vcc
1AF0  s_and_b64 vcc, exec, s[0:1]
1AF4  s_cbranch_vccnz 3
1AF8  s_mov_b64 s[2:3], 0
1AFC  global_store_dword v[6:7], v0, off offset:20
1B04  s_andn2_b64 vcc, exec, s[2:3]
1B08  s_cbranch_vccnz 16
1B0C  v_and_b32_e32 v10, 0x7fffffff, v0
1B14  s_mov_b32 s2, 0x7f800001
1B1C  v_mov_b32_e32 v11, 0x7fc00000
1B24  v_cmp_gt_u32_e32 vcc, s2, v10
1B28  s_movk_i32 s2, 0x7fff
1B2C  s_nop 0
1B30  v_cndmask_b32_e32 v0, v11, v0, vcc
1B34  v_bfe_u32 v10, v0, 16, 1
1B3C  v_add3_u32 v0, v0, v10, s2
1B44  global_store_short_d16_hi v[4:5], v0, off offset:10
1B4C  v_and_b32_e32 v0, 0x7fffffff, v8
1B54  s_mov_b32 s2, 0x7f800001
1B5C  v_mov_b32_e32 v10, 0x7fc00000
1B64  v_cmp_gt_u32_e32 vcc, s2, v0
1B68  s_mov_b64 s[2:3], -1
1B6C  s_nop 0
1B70  v_cndmask_b32_e32 v0, v10, v8, vcc
1B74  s_and_b64 vcc, exec, s[0:1]
1B78  s_cbranch_vccnz 3
1B7C  s_mov_b64 s[2:3], 0
1B80  global_store_dword v[6:7], v0, off offset:24
1B88  s_andn2_b64 vcc, exec, s[2:3]
1B8C  s_cbranch_vccnz 16
1B90  v_and_b32_e32 v8, 0x7fffffff, v0
1B98  s_mov_b32 s2, 0x7f800001
1BA0  v_mov_b32_e32 v10, 0x7fc00000
1BA8  v_cmp_gt_u32_e32 vcc, s2, v8
1BAC  s_movk_i32 s2, 0x7fff
1BB0  s_nop 0
1BB4  v_cndmask_b32_e32 v0, v10, v0, vcc
1BB8  v_bfe_u32 v8, v0, 16, 1
1BC0  v_add3_u32 v0, v0, v8, s2
1BC8  global_store_short_d16_hi v[4:5], v0, off offset:12
1BD0  v_and_b32_e32 v0, 0x7fffffff, v9
1BD8  s_mov_b32 s2, 0x7f800001
1BE0  v_mov_b32_e32 v8, 0x7fc00000
1BE8  v_cmp_gt_u32_e32 vcc, s2, v0
1BEC  s_mov_b64 s[2:3], -1
1BF0  s_nop 0
1BF4  v_cndmask_b32_e32 v0, v8, v9, vcc
1BF8  s_and_b64 vcc, exec, s[0:1]
1BFC  s_cbranch_vccnz 3
1C00  s_mov_b64 s[2:3], 0
1C04  global_store_dword v[6:7], v0, off offset:28
1C0C  s_andn2_b64 vcc, exec, s[2:3]
1C10  s_cbranch_vccnz 16
1C14  v_and_b32_e32 v8, 0x7fffffff, v0
1C1C  s_mov_b32 s2, 0x7f800001
1C24  v_mov_b32_e32 v9, 0x7fc00000
1C2C  v_cmp_gt_u32_e32 vcc, s2, v8
1C30  s_movk_i32 s2, 0x7fff
1C34  s_nop 0
1C38  v_cndmask_b32_e32 v0, v9, v0, vcc
1C3C  v_bfe_u32 v8, v0, 16, 1
1C44  v_add3_u32 v0, v0, v8, s2
1C4C  global_store_short_d16_hi v[4:5], v0, off offset:14
1C54  v_cvt_scalef32_pk_f32_fp4 v[12:13], v1, v16
1C5C  s_mov_b32 s2, 0x7f800001
1C64  v_and_b32_e32 v14, 0x7fffffff, v12
1C6C  v_mov_b32_e32 v15, 0x7fc00000
1C74  v_cmp_gt_u32_e32 vcc, s2, v14
1C78  s_mov_b64 s[2:3], -1
1C7C  v_cvt_scalef32_pk_f32_fp4 v[10:11], v1, v16 op_sel:[0,1,0]
1C84  v_cvt_scalef32_pk_f32_fp4 v[8:9], v1, v16 op_sel:[1,0,0]
1C8C  v_cvt_scalef32_pk_f32_fp4 v[0:1], v1, v16 op_sel:[1,1,0]
1C94  s_nop 0
1C98  v_cndmask_b32_e32 v12, v15, v12, vcc
1C9C  s_and_b64 vcc, exec, s[0:1]
1CA0  s_cbranch_vccnz 3
1CA4  s_mov_b64 s[2:3], 0
1CA8  global_store_dword v[6:7], v12, off offset:32
1CB0  s_andn2_b64 vcc, exec, s[2:3]
1CB4  s_cbranch_vccnz 16
1CB8  v_and_b32_e32 v14, 0x7fffffff, v12
1CC0  s_mov_b32 s2, 0x7f800001
1CC8  v_mov_b32_e32 v15, 0x7fc00000
1CD0  v_cmp_gt_u32_e32 vcc, s2, v14
1CD4  s_movk_i32 s2, 0x7fff
1CD8  s_nop 0
1CDC  v_cndmask_b32_e32 v12, v15, v12, vcc
1CE0  v_bfe_u32 v14, v12, 16, 1
1CE8  v_add3_u32 v12, v12, v14, s2
1CF0  global_store_short_d16_hi v[4:5], v12, off offset:16
1CF8  v_and_b32_e32 v12, 0x7fffffff, v13
1D00  s_mov_b32 s2, 0x7f800001
1D08  v_mov_b32_e32 v14, 0x7fc00000
1D10  v_cmp_gt_u32_e32 vcc, s2, v12
1D14  s_mov_b64 s[2:3], -1
1D18  s_nop 0
1D1C  v_cndmask_b32_e32 v12, v14, v13, vcc
1D20  s_and_b64 vcc, exec, s[0:1]
1D24  s_cbranch_vccnz 3
1D28  s_mov_b64 s[2:3], 0
1D2C  global_store_dword v[6:7], v12, off offset:36
1D34  s_andn2_b64 vcc, exec, s[2:3]
1D38  s_cbranch_vccnz 16
1D3C  v_and_b32_e32 v13, 0x7fffffff, v12
1D44  s_mov_b32 s2, 0x7f800001
1D4C  v_mov_b32_e32 v14, 0x7fc00000
1D54  v_cmp_gt_u32_e32 vcc, s2, v13
1D58  s_movk_i32 s2, 0x7fff
1D5C  s_nop 0
1D60  v_cndmask_b32_e32 v12, v14, v12, vcc
1D64  v_bfe_u32 v13, v12, 16, 1
1D6C  v_add3_u32 v12, v12, v13, s2
1D74  global_store_short_d16_hi v[4:5], v12, off offset:18
1D7C  v_and_b32_e32 v12, 0x7fffffff, v10
1D84  s_mov_b32 s2, 0x7f800001
1D8C  v_mov_b32_e32 v13, 0x7fc00000
1D94  v_cmp_gt_u32_e32 vcc, s2, v12
1D98  s_mov_b64 s[2:3], -1
1D9C  s_nop 0
1DA0  v_cndmask_b32_e32 v10, v13, v10, vcc
1DA4  s_and_b64 vcc, exec, s[0:1]
1DA8  s_cbranch_vccnz 3
1DAC  s_mov_b64 s[2:3], 0
1DB0  global_store_dword v[6:7], v10, off offset:40
1DB8  s_andn2_b64 vcc, exec, s[2:3]
1DBC  s_cbranch_vccnz 16
1DC0  v_and_b32_e32 v12, 0x7fffffff, v10
1DC8  s_mov_b32 s2, 0x7f800001
1DD0  v_mov_b32_e32 v13, 0x7fc00000
1DD8  v_cmp_gt_u32_e32 vcc, s2, v12
1DDC  s_movk_i32 s2, 0x7fff
1DE0  s_nop 0
1DE4  v_cndmask_b32_e32 v10, v13, v10, vcc
1DE8  v_bfe_u32 v12, v10, 16, 1
1DF0  v_add3_u32 v10, v10, v12, s2
1DF8  global_store_short_d16_hi v[4:5], v10, off offset:20
1E00  v_and_b32_e32 v10, 0x7fffffff, v11
1E08  s_mov_b32 s2, 0x7f800001
1E10  v_mov_b32_e32 v12, 0x7fc00000
1E18  v_cmp_gt_u32_e32 vcc, s2, v10
1E1C  s_mov_b64 s[2:3], -1
1E20  s_nop 0
1E24  v_cndmask_b32_e32 v10, v12, v11, vcc
1E28  s_and_b64 vcc, exec, s[0:1]
1E2C  s_cbranch_vccnz 3
1E30  s_mov_b64 s[2:3], 0
1E34  global_store_dword v[6:7], v10, off offset:44
1E3C  s_andn2_b64 vcc, exec, s[2:3]
1E40  s_cbranch_vccnz 16
1E44  v_and_b32_e32 v11, 0x7fffffff, v10
1E4C  s_mov_b32 s2, 0x7f800001
1E54  v_mov_b32_e32 v12, 0x7fc00000
1E5C  v_cmp_gt_u32_e32 vcc, s2, v11
1E60  s_movk_i32 s2, 0x7fff
1E64  s_nop 0
1E68  v_cndmask_b32_e32 v10, v12, v10, vcc
1E6C  v_bfe_u32 v11, v10, 16, 1
1E74  v_add3_u32 v10, v10, v11, s2
1E7C  global_store_short_d16_hi v[4:5], v10, off offset:22
1E84  v_and_b32_e32 v10, 0x7fffffff, v8
1E8C  s_mov_b32 s2, 0x7f800001
1E94  v_mov_b32_e32 v11, 0x7fc00000
1E9C  v_cmp_gt_u32_e32 vcc, s2, v10
1EA0  s_mov_b64 s[2:3], -1
1EA4  s_nop 0
1EA8  v_cndmask_b32_e32 v8, v11, v8, vcc
1EAC  s_and_b64 vcc, exec, s[0:1]
1EB0  s_cbranch_vccnz 3
1EB4  s_mov_b64 s[2:3], 0
1EB8  global_store_dword v[6:7], v8, off offset:48
1EC0  s_andn2_b64 vcc, exec, s[2:3]
1EC4  s_cbranch_vccnz 16
1EC8  v_and_b32_e32 v10, 0x7fffffff, v8
1ED0  s_mov_b32 s2, 0x7f800001
1ED8  v_mov_b32_e32 v11, 0x7fc00000
1EE0  v_cmp_gt_u32_e32 vcc, s2, v10
1EE4  s_movk_i32 s2, 0x7fff
1EE8  s_nop 0
1EEC  v_cndmask_b32_e32 v8, v11, v8, vcc
1EF0  v_bfe_u32 v10, v8, 16, 1
1EF8  v_add3_u32 v8, v8, v10, s2
1F00  global_store_short_d16_hi v[4:5], v8, off offset:24
1F08  v_and_b32_e32 v8, 0x7fffffff, v9
1F10  s_mov_b32 s2, 0x7f800001
1F18  v_mov_b32_e32 v10, 0x7fc00000
1F20  v_cmp_gt_u32_e32 vcc, s2, v8
1F24  s_mov_b64 s[2:3], -1
1F28  s_nop 0
1F2C  v_cndmask_b32_e32 v8, v10, v9, vcc
1F30  s_and_b64 vcc, exec, s[0:1]
1F34  s_cbranch_vccnz 3
1F38  s_mov_b64 s[2:3], 0
1F3C  global_store_dword v[6:7], v8, off offset:52
1F44  s_andn2_b64 vcc, exec, s[2:3]
1F48  s_cbranch_vccnz 16
1F4C  v_and_b32_e32 v9, 0x7fffffff, v8
1F54  s_mov_b32 s2, 0x7f800001
1F5C  v_mov_b32_e32 v10, 0x7fc00000
1F64  v_cmp_gt_u32_e32 vcc, s2, v9
1F68  s_movk_i32 s2, 0x7fff
1F6C  s_nop 0
1F70  v_cndmask_b32_e32 v8, v10, v8, vcc
1F74  v_bfe_u32 v9, v8, 16, 1
1F7C  v_add3_u32 v8, v8, v9, s2
1F84  global_store_short_d16_hi v[4:5], v8, off offset:26
1F8C  v_and_b32_e32 v8, 0x7fffffff, v0
1F94  s_mov_b32 s2, 0x7f800001
1F9C  v_mov_b32_e32 v9, 0x7fc00000
1FA4  v_cmp_gt_u32_e32 vcc, s2, v8
1FA8  s_mov_b64 s[2:3], -1
1FAC  s_nop 0
1FB0  v_cndmask_b32_e32 v0, v9, v0, vcc
1FB4  s_and_b64 vcc, exec, s[0:1]
1FB8  s_cbranch_vccnz 3
1FBC  s_mov_b64 s[2:3], 0
1FC0  global_store_dword v[6:7], v0, off offset:56
1FC8  s_andn2_b64 vcc, exec, s[2:3]
1FCC  s_cbranch_vccnz 16
1FD0  v_and_b32_e32 v8, 0x7fffffff, v0
1FD8  s_mov_b32 s2, 0x7f800001
1FE0  v_mov_b32_e32 v9, 0x7fc00000
1FE8  v_cmp_gt_u32_e32 vcc, s2, v8
1FEC  s_movk_i32 s2, 0x7fff
1FF0  s_nop 0
1FF4  v_cndmask_b32_e32 v0, v9, v0, vcc
1FF8  v_bfe_u32 v8, v0, 16, 1
2000  v_add3_u32 v0, v0, v8, s2
2008  global_store_short_d16_hi v[4:5], v0, off offset:28
2010  v_and_b32_e32 v0, 0x7fffffff, v1
2018  s_mov_b32 s2, 0x7f800001
2020  v_mov_b32_e32 v8, 0x7fc00000
2028  v_cmp_gt_u32_e32 vcc, s2, v0
202C  s_mov_b64 s[2:3], -1
2030  s_nop 0
2034  v_cndmask_b32_e32 v0, v8, v1, vcc
2038  s_and_b64 vcc, exec, s[0:1]
203C  s_cbranch_vccnz 3
2040  s_mov_b64 s[2:3], 0
2044  global_store_dword v[6:7], v0, off offset:60
204C  s_andn2_b64 vcc, exec, s[2:3]
2050  s_cbranch_vccnz 16
2054  v_and_b32_e32 v1, 0x7fffffff, v0
205C  s_mov_b32 s2, 0x7f800001
2064  v_mov_b32_e32 v8, 0x7fc00000
206C  v_cmp_gt_u32_e32 vcc, s2, v1
2070  s_movk_i32 s2, 0x7fff
2074  s_nop 0
2078  v_cndmask_b32_e32 v0, v8, v0, vcc
207C  v_bfe_u32 v1, v0, 16, 1
2084  v_add3_u32 v0, v0, v1, s2
208C  global_store_short_d16_hi v[4:5], v0, off offset:30
2094  v_cvt_scalef32_pk_f32_fp4 v[12:13], v2, v16
209C  v_cvt_scalef32_pk_f32_fp4 v[10:11], v2, v16 op_sel:[0,1,0]
20A4  v_cvt_scalef32_pk_f32_fp4 v[8:9], v2, v16 op_sel:[1,0,0]
20AC  v_cvt_scalef32_pk_f32_fp4 v[0:1], v2, v16 op_sel:[1,1,0]
20B4  s_mov_b32 s2, 0x7f800001
20BC  v_and_b32_e32 v2, 0x7fffffff, v12
20C4  v_mov_b32_e32 v14, 0x7fc00000
20CC  v_cmp_gt_u32_e32 vcc, s2, v2
20D0  s_mov_b64 s[2:3], -1
20D4  s_nop 0
20D8  v_cndmask_b32_e32 v2, v14, v12, vcc
20DC  s_and_b64 vcc, exec, s[0:1]
20E0  s_cbranch_vccnz 3
20E4  s_mov_b64 s[2:3], 0
20E8  global_store_dword v[6:7], v2, off offset:64
20F0  s_andn2_b64 vcc, exec, s[2:3]
20F4  s_cbranch_vccnz 16
20F8  v_and_b32_e32 v12, 0x7fffffff, v2
2100  s_mov_b32 s2, 0x7f800001
2108  v_mov_b32_e32 v14, 0x7fc00000
2110  v_cmp_gt_u32_e32 vcc, s2, v12
2114  s_movk_i32 s2, 0x7fff
2118  s_nop 0
211C  v_cndmask_b32_e32 v2, v14, v2, vcc
2120  v_bfe_u32 v12, v2, 16, 1
2128  v_add3_u32 v2, v2, v12, s2
2130  global_store_short_d16_hi v[4:5], v2, off offset:32
2138  v_and_b32_e32 v2, 0x7fffffff, v13
2140  s_mov_b32 s2, 0x7f800001
2148  v_mov_b32_e32 v12, 0x7fc00000
2150  v_cmp_gt_u32_e32 vcc, s2, v2
2154  s_mov_b64 s[2:3], -1
2158  s_nop 0
215C  v_cndmask_b32_e32 v2, v12, v13, vcc
2160  s_and_b64 vcc, exec, s[0:1]
2164  s_cbranch_vccnz 3
2168  s_mov_b64 s[2:3], 0
216C  global_store_dword v[6:7], v2, off offset:68
2174  s_andn2_b64 vcc, exec, s[2:3]
2178  s_cbranch_vccnz 16
217C  v_and_b32_e32 v12, 0x7fffffff, v2
2184  s_mov_b32 s2, 0x7f800001
218C  v_mov_b32_e32 v13, 0x7fc00000
2194  v_cmp_gt_u32_e32 vcc, s2, v12
2198  s_movk_i32 s2, 0x7fff
219C  s_nop 0
21A0  v_cndmask_b32_e32 v2, v13, v2, vcc
21A4  v_bfe_u32 v12, v2, 16, 1
21AC  v_add3_u32 v2, v2, v12, s2
21B4  global_store_short_d16_hi v[4:5], v2, off offset:34
21BC  v_and_b32_e32 v2, 0x7fffffff, v10
21C4  s_mov_b32 s2, 0x7f800001
21CC  v_mov_b32_e32 v12, 0x7fc00000
21D4  v_cmp_gt_u32_e32 vcc, s2, v2
21D8  s_mov_b64 s[2:3], -1
21DC  s_nop 0
21E0  v_cndmask_b32_e32 v2, v12, v10, vcc
21E4  s_and_b64 vcc, exec, s[0:1]
21E8  s_cbranch_vccnz 3
21EC  s_mov_b64 s[2:3], 0
21F0  global_store_dword v[6:7], v2, off offset:72
21F8  s_andn2_b64 vcc, exec, s[2:3]
21FC  s_cbranch_vccnz 16
2200  v_and_b32_e32 v10, 0x7fffffff, v2
2208  s_mov_b32 s2, 0x7f800001
2210  v_mov_b32_e32 v12, 0x7fc00000
2218  v_cmp_gt_u32_e32 vcc, s2, v10
221C  s_movk_i32 s2, 0x7fff
2220  s_nop 0
2224  v_cndmask_b32_e32 v2, v12, v2, vcc
2228  v_bfe_u32 v10, v2, 16, 1
2230  v_add3_u32 v2, v2, v10, s2
2238  global_store_short_d16_hi v[4:5], v2, off offset:36
2240  v_and_b32_e32 v2, 0x7fffffff, v11
2248  s_mov_b32 s2, 0x7f800001
2250  v_mov_b32_e32 v10, 0x7fc00000
2258  v_cmp_gt_u32_e32 vcc, s2, v2
225C  s_mov_b64 s[2:3], -1
2260  s_nop 0
2264  v_cndmask_b32_e32 v2, v10, v11, vcc
2268  s_and_b64 vcc, exec, s[0:1]
226C  s_cbranch_vccnz 3
2270  s_mov_b64 s[2:3], 0
2274  global_store_dword v[6:7], v2, off offset:76
227C  s_andn2_b64 vcc, exec, s[2:3]
2280  s_cbranch_vccnz 16
2284  v_and_b32_e32 v10, 0x7fffffff, v2
228C  s_mov_b32 s2, 0x7f800001
2294  v_mov_b32_e32 v11, 0x7fc00000
229C  v_cmp_gt_u32_e32 vcc, s2, v10
22A0  s_movk_i32 s2, 0x7fff
22A4  s_nop 0
22A8  v_cndmask_b32_e32 v2, v11, v2, vcc
22AC  v_bfe_u32 v10, v2, 16, 1
22B4  v_add3_u32 v2, v2, v10, s2
22BC  global_store_short_d16_hi v[4:5], v2, off offset:38
22C4  v_and_b32_e32 v2, 0x7fffffff, v8
22CC  s_mov_b32 s2, 0x7f800001
22D4  v_mov_b32_e32 v10, 0x7fc00000
22DC  v_cmp_gt_u32_e32 vcc, s2, v2
22E0  s_mov_b64 s[2:3], -1
22E4  s_nop 0
22E8  v_cndmask_b32_e32 v2, v10, v8, vcc
22EC  s_and_b64 vcc, exec, s[0:1]
22F0  s_cbranch_vccnz 3
22F4  s_mov_b64 s[2:3], 0
22F8  global_store_dword v[6:7], v2, off offset:80
2300  s_andn2_b64 vcc, exec, s[2:3]
2304  s_cbranch_vccnz 16
2308  v_and_b32_e32 v8, 0x7fffffff, v2
2310  s_mov_b32 s2, 0x7f800001
2318  v_mov_b32_e32 v10, 0x7fc00000
2320  v_cmp_gt_u32_e32 vcc, s2, v8
2324  s_movk_i32 s2, 0x7fff
2328  s_nop 0
232C  v_cndmask_b32_e32 v2, v10, v2, vcc
2330  v_bfe_u32 v8, v2, 16, 1
2338  v_add3_u32 v2, v2, v8, s2
2340  global_store_short_d16_hi v[4:5], v2, off offset:40
2348  v_and_b32_e32 v2, 0x7fffffff, v9
2350  s_mov_b32 s2, 0x7f800001
2358  v_mov_b32_e32 v8, 0x7fc00000
2360  v_cmp_gt_u32_e32 vcc, s2, v2
2364  s_mov_b64 s[2:3], -1
2368  s_nop 0
236C  v_cndmask_b32_e32 v2, v8, v9, vcc
2370  s_and_b64 vcc, exec, s[0:1]
2374  s_cbranch_vccnz 3
2378  s_mov_b64 s[2:3], 0
237C  global_store_dword v[6:7], v2, off offset:84
2384  s_andn2_b64 vcc, exec, s[2:3]
2388  s_cbranch_vccnz 16
238C  v_and_b32_e32 v8, 0x7fffffff, v2
2394  s_mov_b32 s2, 0x7f800001
239C  v_mov_b32_e32 v9, 0x7fc00000
23A4  v_cmp_gt_u32_e32 vcc, s2, v8
23A8  s_movk_i32 s2, 0x7fff
23AC  s_nop 0
23B0  v_cndmask_b32_e32 v2, v9, v2, vcc
23B4  v_bfe_u32 v8, v2, 16, 1
23BC  v_add3_u32 v2, v2, v8, s2
23C4  global_store_short_d16_hi v[4:5], v2, off offset:42
23CC  v_and_b32_e32 v2, 0x7fffffff, v0
23D4  s_mov_b32 s2, 0x7f800001
23DC  v_mov_b32_e32 v8, 0x7fc00000
23E4  v_cmp_gt_u32_e32 vcc, s2, v2
23E8  s_mov_b64 s[2:3], -1
23EC  s_nop 0
23F0  v_cndmask_b32_e32 v0, v8, v0, vcc
23F4  s_and_b64 vcc, exec, s[0:1]
23F8  s_cbranch_vccnz 3
23FC  s_mov_b64 s[2:3], 0
2400  global_store_dword v[6:7], v0, off offset:88
2408  s_andn2_b64 vcc, exec, s[2:3]
240C  s_cbranch_vccnz 16
2410  v_and_b32_e32 v2, 0x7fffffff, v0
2418  s_mov_b32 s2, 0x7f800001
2420  v_mov_b32_e32 v8, 0x7fc00000
2428  v_cmp_gt_u32_e32 vcc, s2, v2
242C  s_movk_i32 s2, 0x7fff
2430  s_nop 0
2434  v_cndmask_b32_e32 v0, v8, v0, vcc
2438  v_bfe_u32 v2, v0, 16, 1
2440  v_add3_u32 v0, v0, v2, s2
2448  global_store_short_d16_hi v[4:5], v0, off offset:44
2450  v_and_b32_e32 v0, 0x7fffffff, v1
2458  s_mov_b32 s2, 0x7f800001
2460  v_mov_b32_e32 v2, 0x7fc00000
2468  v_cmp_gt_u32_e32 vcc, s2, v0
246C  s_mov_b64 s[2:3], -1
2470  s_nop 0
2474  v_cndmask_b32_e32 v0, v2, v1, vcc
2478  s_and_b64 vcc, exec, s[0:1]
247C  s_cbranch_vccnz 3
2480  s_mov_b64 s[2:3], 0
2484  global_store_dword v[6:7], v0, off offset:92
248C  s_andn2_b64 vcc, exec, s[2:3]
2490  s_cbranch_vccnz 16
2494  v_and_b32_e32 v1, 0x7fffffff, v0
249C  s_mov_b32 s2, 0x7f800001
24A4  v_mov_b32_e32 v2, 0x7fc00000
24AC  v_cmp_gt_u32_e32 vcc, s2, v1
24B0  s_movk_i32 s2, 0x7fff
24B4  s_nop 0
24B8  v_cndmask_b32_e32 v0, v2, v0, vcc
24BC  v_bfe_u32 v1, v0, 16, 1
24C4  v_add3_u32 v0, v0, v1, s2
24CC  global_store_short_d16_hi v[4:5], v0, off offset:46
24D4  v_cvt_scalef32_pk_f32_fp4 v[12:13], v3, v16
24DC  s_mov_b32 s2, 0x7f800001
24E4  v_and_b32_e32 v2, 0x7fffffff, v12
24EC  v_cvt_scalef32_pk_f32_fp4 v[10:11], v3, v16 op_sel:[0,1,0]
24F4  v_cvt_scalef32_pk_f32_fp4 v[8:9], v3, v16 op_sel:[1,0,0]
24FC  v_cvt_scalef32_pk_f32_fp4 v[0:1], v3, v16 op_sel:[1,1,0]
2504  v_mov_b32_e32 v3, 0x7fc00000
250C  v_cmp_gt_u32_e32 vcc, s2, v2
2510  s_mov_b64 s[2:3], -1
2514  s_nop 0
2518  v_cndmask_b32_e32 v2, v3, v12, vcc
251C  s_and_b64 vcc, exec, s[0:1]
2520  s_cbranch_vccnz 3
2524  s_mov_b64 s[2:3], 0
2528  global_store_dword v[6:7], v2, off offset:96
2530  s_andn2_b64 vcc, exec, s[2:3]
2534  s_cbranch_vccnz 16
2538  v_and_b32_e32 v3, 0x7fffffff, v2
2540  s_mov_b32 s2, 0x7f800001
2548  v_mov_b32_e32 v12, 0x7fc00000
2550  v_cmp_gt_u32_e32 vcc, s2, v3
2554  s_movk_i32 s2, 0x7fff
2558  s_nop 0
255C  v_cndmask_b32_e32 v2, v12, v2, vcc
2560  v_bfe_u32 v3, v2, 16, 1
2568  v_add3_u32 v2, v2, v3, s2
2570  global_store_short_d16_hi v[4:5], v2, off offset:48
2578  v_and_b32_e32 v2, 0x7fffffff, v13
2580  s_mov_b32 s2, 0x7f800001
2588  v_mov_b32_e32 v3, 0x7fc00000
2590  v_cmp_gt_u32_e32 vcc, s2, v2
2594  s_mov_b64 s[2:3], -1
2598  s_nop 0
259C  v_cndmask_b32_e32 v2, v3, v13, vcc
25A0  s_and_b64 vcc, exec, s[0:1]
25A4  s_cbranch_vccnz 3
25A8  s_mov_b64 s[2:3], 0
25AC  global_store_dword v[6:7], v2, off offset:100
25B4  s_andn2_b64 vcc, exec, s[2:3]
25B8  s_cbranch_vccnz 16
25BC  v_and_b32_e32 v3, 0x7fffffff, v2
25C4  s_mov_b32 s2, 0x7f800001
25CC  v_mov_b32_e32 v12, 0x7fc00000
25D4  v_cmp_gt_u32_e32 vcc, s2, v3
25D8  s_movk_i32 s2, 0x7fff
25DC  s_nop 0
25E0  v_cndmask_b32_e32 v2, v12, v2, vcc
25E4  v_bfe_u32 v3, v2, 16, 1
25EC  v_add3_u32 v2, v2, v3, s2
25F4  global_store_short_d16_hi v[4:5], v2, off offset:50
25FC  v_and_b32_e32 v2, 0x7fffffff, v10
2604  s_mov_b32 s2, 0x7f800001
260C  v_mov_b32_e32 v3, 0x7fc00000
2614  v_cmp_gt_u32_e32 vcc, s2, v2
2618  s_mov_b64 s[2:3], -1
261C  s_nop 0
2620  v_cndmask_b32_e32 v2, v3, v10, vcc
2624  s_and_b64 vcc, exec, s[0:1]
2628  s_cbranch_vccnz 3
262C  s_mov_b64 s[2:3], 0
2630  global_store_dword v[6:7], v2, off offset:104
2638  s_andn2_b64 vcc, exec, s[2:3]
263C  s_cbranch_vccnz 16
2640  v_and_b32_e32 v3, 0x7fffffff, v2
2648  s_mov_b32 s2, 0x7f800001
2650  v_mov_b32_e32 v10, 0x7fc00000
2658  v_cmp_gt_u32_e32 vcc, s2, v3
265C  s_movk_i32 s2, 0x7fff
2660  s_nop 0
2664  v_cndmask_b32_e32 v2, v10, v2, vcc
2668  v_bfe_u32 v3, v2, 16, 1
2670  v_add3_u32 v2, v2, v3, s2
2678  global_store_short_d16_hi v[4:5], v2, off offset:52
2680  v_and_b32_e32 v2, 0x7fffffff, v11
2688  s_mov_b32 s2, 0x7f800001
2690  v_mov_b32_e32 v3, 0x7fc00000
2698  v_cmp_gt_u32_e32 vcc, s2, v2
269C  s_mov_b64 s[2:3], -1
26A0  s_nop 0
26A4  v_cndmask_b32_e32 v2, v3, v11, vcc
26A8  s_and_b64 vcc, exec, s[0:1]
26AC  s_cbranch_vccnz 3
26B0  s_mov_b64 s[2:3], 0
26B4  global_store_dword v[6:7], v2, off offset:108
26BC  s_andn2_b64 vcc, exec, s[2:3]
26C0  s_cbranch_vccnz 16
26C4  v_and_b32_e32 v3, 0x7fffffff, v2
26CC  s_mov_b32 s2, 0x7f800001
26D4  v_mov_b32_e32 v10, 0x7fc00000
26DC  v_cmp_gt_u32_e32 vcc, s2, v3
26E0  s_movk_i32 s2, 0x7fff
26E4  s_nop 0
26E8  v_cndmask_b32_e32 v2, v10, v2, vcc
26EC  v_bfe_u32 v3, v2, 16, 1
26F4  v_add3_u32 v2, v2, v3, s2
26FC  global_store_short_d16_hi v[4:5], v2, off offset:54
2704  v_and_b32_e32 v2, 0x7fffffff, v8
270C  s_mov_b32 s2, 0x7f800001
2714  v_mov_b32_e32 v3, 0x7fc00000
271C  v_cmp_gt_u32_e32 vcc, s2, v2
2720  s_mov_b64 s[2:3], -1
2724  s_nop 0
2728  v_cndmask_b32_e32 v2, v3, v8, vcc
272C  s_and_b64 vcc, exec, s[0:1]
2730  s_cbranch_vccnz 3
2734  s_mov_b64 s[2:3], 0
2738  global_store_dword v[6:7], v2, off offset:112
2740  s_andn2_b64 vcc, exec, s[2:3]
2744  s_cbranch_vccnz 16
2748  v_and_b32_e32 v3, 0x7fffffff, v2
2750  s_mov_b32 s2, 0x7f800001
2758  v_mov_b32_e32 v8, 0x7fc00000
2760  v_cmp_gt_u32_e32 vcc, s2, v3
2764  s_movk_i32 s2, 0x7fff
2768  s_nop 0
276C  v_cndmask_b32_e32 v2, v8, v2, vcc
2770  v_bfe_u32 v3, v2, 16, 1
2778  v_add3_u32 v2, v2, v3, s2
2780  global_store_short_d16_hi v[4:5], v2, off offset:56
2788  v_and_b32_e32 v2, 0x7fffffff, v9
2790  s_mov_b32 s2, 0x7f800001
2798  v_mov_b32_e32 v3, 0x7fc00000
27A0  v_cmp_gt_u32_e32 vcc, s2, v2
27A4  s_mov_b64 s[2:3], -1
27A8  s_nop 0
27AC  v_cndmask_b32_e32 v2, v3, v9, vcc
27B0  s_and_b64 vcc, exec, s[0:1]
27B4  s_cbranch_vccnz 3
27B8  s_mov_b64 s[2:3], 0
27BC  global_store_dword v[6:7], v2, off offset:116
27C4  s_andn2_b64 vcc, exec, s[2:3]
27C8  s_cbranch_vccnz 16
27CC  v_and_b32_e32 v3, 0x7fffffff, v2
27D4  s_mov_b32 s2, 0x7f800001
27DC  v_mov_b32_e32 v8, 0x7fc00000
27E4  v_cmp_gt_u32_e32 vcc, s2, v3
27E8  s_movk_i32 s2, 0x7fff
27EC  s_nop 0
27F0  v_cndmask_b32_e32 v2, v8, v2, vcc
27F4  v_bfe_u32 v3, v2, 16, 1
27FC  v_add3_u32 v2, v2, v3, s2
2804  global_store_short_d16_hi v[4:5], v2, off offset:58
280C  v_and_b32_e32 v2, 0x7fffffff, v0
2814  s_mov_b32 s2, 0x7f800001
281C  v_mov_b32_e32 v3, 0x7fc00000
2824  v_cmp_gt_u32_e32 vcc, s2, v2
2828  s_mov_b64 s[2:3], -1
282C  s_nop 0
2830  v_cndmask_b32_e32 v0, v3, v0, vcc
2834  s_and_b64 vcc, exec, s[0:1]
2838  s_cbranch_vccnz 3
283C  s_mov_b64 s[2:3], 0
2840  global_store_dword v[6:7], v0, off offset:120
2848  s_andn2_b64 vcc, exec, s[2:3]
284C  s_cbranch_vccnz 16
2850  v_and_b32_e32 v2, 0x7fffffff, v0
2858  s_mov_b32 s2, 0x7f800001
2860  v_mov_b32_e32 v3, 0x7fc00000
2868  v_cmp_gt_u32_e32 vcc, s2, v2
286C  s_movk_i32 s2, 0x7fff
2870  s_nop 0
2874  v_cndmask_b32_e32 v0, v3, v0, vcc
2878  v_bfe_u32 v2, v0, 16, 1
2880  v_add3_u32 v0, v0, v2, s2
2888  global_store_short_d16_hi v[4:5], v0, off offset:60
2890  v_and_b32_e32 v0, 0x7fffffff, v1
2898  s_mov_b32 s2, 0x7f800001
28A0  v_mov_b32_e32 v2, 0x7fc00000
28A8  v_cmp_gt_u32_e32 vcc, s2, v0
28AC  s_nop 1
28B0  v_cndmask_b32_e32 v0, v2, v1, vcc
28B4  s_and_b64 vcc, exec, s[0:1]
28B8  s_mov_b64 s[0:1], -1
28BC  s_cbranch_vccnz 3
28C0  s_mov_b64 s[0:1], 0
28C4  global_store_dword v[6:7], v0, off offset:124
28CC  s_andn2_b64 vcc, exec, s[0:1]
28D0  s_cbranch_vccnz 16
28D4  v_and_b32_e32 v1, 0x7fffffff, v0
28DC  s_mov_b32 s0, 0x7f800001
28E4  v_mov_b32_e32 v2, 0x7fc00000
28EC  v_cmp_gt_u32_e32 vcc, s0, v1
28F0  s_movk_i32 s0, 0x7fff
28F4  s_nop 0
28F8  v_cndmask_b32_e32 v0, v2, v0, vcc
28FC  v_bfe_u32 v1, v0, 16, 1
2904  v_add3_u32 v0, v0, v1, s0
290C  global_store_short_d16_hi v[4:5], v0, off offset:62
2914  s_endpgm
2918  s_nop 0
