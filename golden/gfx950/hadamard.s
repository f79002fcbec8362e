hadamard.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           !str y
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .name:           rows
        .offset:         16
        .size:           4
        .value_kind:     by_value
      - .name:           k
        .offset:         20
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         24
        .size:           4
        .value_kind:     by_value
      - .name:           signs
        .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 256
    .name:           Hadamard
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         Hadamard.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     148
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1700 <Hadamard>:
1700  s_load_dwordx4 s[8:11], s[0:1], 0x10
1708  v_lshl_or_b32 v0, s2, 8, v0
1710  s_waitcnt lgkmcnt(0)
1714  v_cmp_gt_u32_e32 vcc, s8, v0
1718  s_and_saveexec_b64 s[4:5], vcc
171C  s_cbranch_execz 888
1720  s_load_dwordx4 s[4:7], s[0:1], 0x0
1728  s_lshr_b32 s0, s9, 4
172C  v_mov_b32_e32 v2, s3
1730  v_mov_b32_e32 v3, 0
1734  v_mad_u64_u32 v[0:1], s[0:1], s0, v0, v[2:3]
173C  s_bitcmp1_b32 s10, 0
1740  s_cselect_b64 s[8:9], -1, 0
1744  v_lshlrev_b64 v[144:145], 4, v[0:1]
174C  s_and_b64 vcc, exec, s[8:9]
1750  s_waitcnt lgkmcnt(0)
1754  v_lshl_add_u64 v[128:129], v[144:145], 2, s[4:5]
175C  s_cbranch_vccz 6
1760  global_load_dword v0, v[128:129], off
1768  v_lshl_add_u64 v[146:147], v[144:145], 1, s[4:5]
1770  s_cbranch_execz 3
1774  s_branch 6
1778  v_lshl_add_u64 v[146:147], v[144:145], 1, s[4:5]
1780  global_load_ushort v0, v[146:147], off
1788  s_waitcnt vmcnt(0)
178C  v_lshlrev_b32_e32 v0, 16, v0
1790  v_cndmask_b32_e64 v1, 0, 1, s[8:9]
1798  v_cmp_ne_u32_e64 s[0:1], 1, v1
17A0  s_andn2_b64 vcc, exec, s[8:9]
17A4  s_cbranch_vccnz 4
17A8  global_load_dword v3, v[128:129], off offset:4
17B0  s_cbranch_execz 1
17B4  s_branch 4
17B8  global_load_ushort v1, v[146:147], off offset:2
17C0  s_waitcnt vmcnt(0)
17C4  v_lshlrev_b32_e32 v3, 16, v1
17C8  s_and_b64 vcc, exec, s[0:1]
17CC  s_cbranch_vccnz 4
17D0  global_load_dword v6, v[128:129], off offset:8
17D8  s_cbranch_execz 1
17DC  s_branch 4
17E0  global_load_ushort v1, v[146:147], off offset:4
17E8  s_waitcnt vmcnt(0)
17EC  v_lshlrev_b32_e32 v6, 16, v1
17F0  s_and_b64 vcc, exec, s[0:1]
17F4  s_cbranch_vccnz 4
17F8  global_load_dword v11, v[128:129], off offset:12
1800  s_cbranch_execz 1
1804  s_branch 4
1808  global_load_ushort v1, v[146:147], off offset:6
1810  s_waitcnt vmcnt(0)
1814  v_lshlrev_b32_e32 v11, 16, v1
1818  s_and_b64 vcc, exec, s[0:1]
181C  s_cbranch_vccnz 4
1820  global_load_dword v16, v[128:129], off offset:16
1828  s_cbranch_execz 1
182C  s_branch 4
1830  global_load_ushort v1, v[146:147], off offset:8
1838  s_waitcnt vmcnt(0)
183C  v_lshlrev_b32_e32 v16, 16, v1
1840  s_and_b64 vcc, exec, s[0:1]
1844  s_cbranch_vccnz 4
1848  global_load_dword v23, v[128:129], off offset:20
1850  s_cbranch_execz 1
1854  s_branch 4
1858  global_load_ushort v1, v[146:147], off offset:10
1860  s_waitcnt vmcnt(0)
1864  v_lshlrev_b32_e32 v23, 16, v1
1868  s_and_b64 vcc, exec, s[0:1]
186C  s_cbranch_vccnz 4
1870  global_load_dword v30, v[128:129], off offset:24
1878  s_cbranch_execz 1
187C  s_branch 4
1880  global_load_ushort v1, v[146:147], off offset:12
1888  s_waitcnt vmcnt(0)
188C  v_lshlrev_b32_e32 v30, 16, v1
1890  s_and_b64 vcc, exec, s[0:1]
1894  s_cbranch_vccnz 4
1898  global_load_dword v39, v[128:129], off offset:28
18A0  s_cbranch_execz 1
18A4  s_branch 4
18A8  global_load_ushort v1, v[146:147], off offset:14
18B0  s_waitcnt vmcnt(0)
18B4  v_lshlrev_b32_e32 v39, 16, v1
18B8  s_and_b64 vcc, exec, s[0:1]
18BC  s_cbranch_vccnz 4
18C0  global_load_dword v48, v[128:129], off offset:32
18C8  s_cbranch_execz 1
18CC  s_branch 4
18D0  global_load_ushort v1, v[146:147], off offset:16
18D8  s_waitcnt vmcnt(0)
18DC  v_lshlrev_b32_e32 v48, 16, v1
18E0  s_and_b64 vcc, exec, s[0:1]
18E4  s_cbranch_vccnz 4
18E8  global_load_dword v59, v[128:129], off offset:36
18F0  s_cbranch_execz 1
18F4  s_branch 4
18F8  global_load_ushort v1, v[146:147], off offset:18
1900  s_waitcnt vmcnt(0)
1904  v_lshlrev_b32_e32 v59, 16, v1
1908  s_and_b64 vcc, exec, s[0:1]
190C  s_cbranch_vccnz 4
1910  global_load_dword v70, v[128:129], off offset:40
1918  s_cbranch_execz 1
191C  s_branch 4
1920  global_load_ushort v1, v[146:147], off offset:20
1928  s_waitcnt vmcnt(0)
192C  v_lshlrev_b32_e32 v70, 16, v1
1930  s_and_b64 vcc, exec, s[0:1]
1934  s_cbranch_vccnz 4
1938  global_load_dword v83, v[128:129], off offset:44
1940  s_cbranch_execz 1
1944  s_branch 4
1948  global_load_ushort v1, v[146:147], off offset:22
1950  s_waitcnt vmcnt(0)
1954  v_lshlrev_b32_e32 v83, 16, v1
1958  s_and_b64 vcc, exec, s[0:1]
195C  s_cbranch_vccnz 4
1960  global_load_dword v96, v[128:129], off offset:48
1968  s_cbranch_execz 1
196C  s_branch 4
1970  global_load_ushort v1, v[146:147], off offset:24
1978  s_waitcnt vmcnt(0)
197C  v_lshlrev_b32_e32 v96, 16, v1
1980  s_and_b64 vcc, exec, s[0:1]
1984  s_cbranch_vccnz 4
1988  global_load_dword v111, v[128:129], off offset:52
1990  s_cbranch_execz 1
1994  s_branch 4
1998  global_load_ushort v1, v[146:147], off offset:26
19A0  s_waitcnt vmcnt(0)
19A4  v_lshlrev_b32_e32 v111, 16, v1
19A8  s_and_b64 vcc, exec, s[0:1]
19AC  s_cbranch_vccnz 4
19B0  global_load_dword v126, v[128:129], off offset:56
19B8  s_cbranch_execz 1
19BC  s_branch 4
19C0  global_load_ushort v1, v[146:147], off offset:28
19C8  s_waitcnt vmcnt(0)
19CC  v_lshlrev_b32_e32 v126, 16, v1
19D0  s_and_b64 vcc, exec, s[0:1]
19D4  s_cbranch_vccnz 4
19D8  global_load_dword v143, v[128:129], off offset:60
19E0  s_cbranch_execz 1
19E4  s_branch 4
19E8  global_load_ushort v1, v[146:147], off offset:30
19F0  s_waitcnt vmcnt(0)
19F4  v_lshlrev_b32_e32 v143, 16, v1
19F8  s_and_b32 s0, s3, 1
19FC  s_lshr_b32 s1, s11, 16
1A00  s_and_b32 s2, s11, 0xffff
1A08  s_cmp_eq_u32 s0, 0
1A0C  s_cselect_b32 s0, s2, s1
1A10  s_cmp_lg_u32 s0, 0
1A14  s_cbranch_scc0 49
1A18  s_lshl_b32 s1, s0, 30
1A1C  s_lshl_b32 s2, s0, 29
1A20  s_lshl_b32 s3, s0, 28
1A24  s_lshl_b32 s4, s0, 27
1A28  s_lshl_b32 s5, s0, 26
1A2C  s_lshl_b32 s8, s0, 25
1A30  s_lshl_b32 s9, s0, 24
1A34  s_lshl_b32 s11, s0, 23
1A38  s_lshl_b32 s12, s0, 22
1A3C  s_lshl_b32 s13, s0, 21
1A40  s_lshl_b32 s14, s0, 20
1A44  s_lshl_b32 s15, s0, 19
1A48  s_lshl_b32 s16, s0, 18
1A4C  s_lshl_b32 s17, s0, 17
1A50  s_lshl_b32 s18, s0, 16
1A54  v_bfrev_b32_e32 v1, 1
1A58  s_lshl_b32 s0, s0, 31
1A5C  s_waitcnt vmcnt(0)
1A60  v_bitop3_b32 v143, s18, v143, v1 bitop3:0x6c
1A68  v_bitop3_b32 v126, s17, v126, v1 bitop3:0x6c
1A70  v_bitop3_b32 v111, s16, v111, v1 bitop3:0x6c
1A78  v_bitop3_b32 v96, s15, v96, v1 bitop3:0x6c
1A80  v_bitop3_b32 v83, s14, v83, v1 bitop3:0x6c
1A88  v_bitop3_b32 v70, s13, v70, v1 bitop3:0x6c
1A90  v_bitop3_b32 v59, s12, v59, v1 bitop3:0x6c
1A98  v_bitop3_b32 v48, s11, v48, v1 bitop3:0x6c
1AA0  v_bitop3_b32 v39, s9, v39, v1 bitop3:0x6c
1AA8  v_bitop3_b32 v30, s8, v30, v1 bitop3:0x6c
1AB0  v_bitop3_b32 v23, s5, v23, v1 bitop3:0x6c
1AB8  v_bitop3_b32 v16, s4, v16, v1 bitop3:0x6c
1AC0  v_bitop3_b32 v11, s3, v11, v1 bitop3:0x6c
1AC8  v_bitop3_b32 v6, s2, v6, v1 bitop3:0x6c
1AD0  v_bitop3_b32 v3, s1, v3, v1 bitop3:0x6c
1AD8  v_xor_b32_e32 v0, s0, v0
1ADC  s_waitcnt vmcnt(0)
1AE0  v_mov_b32_e32 v4, v0
1AE4  v_mov_b32_e32 v5, v48
1AE8  v_mov_b32_e32 v8, v3
1AEC  v_mov_b32_e32 v9, v59
1AF0  v_pk_add_f32 v[20:21], v[4:5], v[8:9]
1AF8  v_mov_b32_e32 v4, v6
1AFC  v_mov_b32_e32 v5, v70
1B00  v_mov_b32_e32 v8, v11
1B04  v_mov_b32_e32 v9, v83
1B08  v_pk_add_f32 v[24:25], v[4:5], v[8:9]
1B10  v_mov_b32_e32 v4, v16
1B14  v_mov_b32_e32 v5, v96
1B18  v_mov_b32_e32 v8, v23
1B1C  v_mov_b32_e32 v9, v111
1B20  v_pk_add_f32 v[26:27], v[4:5], v[8:9]
1B28  v_mov_b32_e32 v4, v30
1B2C  v_mov_b32_e32 v5, v126
1B30  v_mov_b32_e32 v8, v39
1B34  v_mov_b32_e32 v9, v143
1B38  v_pk_add_f32 v[28:29], v[4:5], v[8:9]
1B40  v_pk_add_f32 v[14:15], v[20:21], v[24:25]
1B48  v_pk_add_f32 v[18:19], v[26:27], v[28:29]
1B50  s_mov_b32 s0, 0x7f800001
1B58  v_pk_add_f32 v[12:13], v[14:15], v[18:19]
1B60  s_bitcmp1_b32 s10, 1
1B64  v_add_f32_e32 v1, v12, v13
1B68  v_mul_f32_e32 v1, 0x3e800000, v1
1B70  v_and_b32_e32 v2, 0x7fffffff, v1
1B78  v_mov_b32_e32 v4, 0x7fc00000
1B80  v_cmp_gt_u32_e32 vcc, s0, v2
1B84  s_cselect_b64 s[2:3], -1, 0
1B88  s_mov_b64 s[0:1], -1
1B8C  v_cndmask_b32_e32 v1, v4, v1, vcc
1B90  s_and_b64 vcc, exec, s[2:3]
1B94  v_lshl_add_u64 v[8:9], v[144:145], 2, s[6:7]
1B9C  s_cbranch_vccz 3
1BA0  s_mov_b64 s[0:1], 0
1BA4  global_store_dword v[8:9], v1, off
1BAC  s_andn2_b64 vcc, exec, s[0:1]
1BB0  v_lshl_add_u64 v[4:5], v[144:145], 1, s[6:7]
1BB8  s_cbranch_vccnz 16
1BBC  v_and_b32_e32 v2, 0x7fffffff, v1
1BC4  s_mov_b32 s0, 0x7f800001
1BCC  v_mov_b32_e32 v7, 0x7fc00000
1BD4  v_cmp_gt_u32_e32 vcc, s0, v2
1BD8  s_movk_i32 s0, 0x7fff
1BDC  s_nop 0
1BE0  v_cndmask_b32_e32 v1, v7, v1, vcc
1BE4  v_bfe_u32 v2, v1, 16, 1
1BEC  v_add3_u32 v1, v1, v2, s0
1BF4  global_store_short_d16_hi v[4:5], v1, off
1BFC  v_sub_f32_e32 v2, v0, v3
1C00  v_sub_f32_e32 v3, v6, v11
1C04  v_sub_f32_e32 v32, v16, v23
1C08  v_sub_f32_e32 v33, v30, v39
1C0C  v_sub_f32_e32 v34, v48, v59
1C10  v_sub_f32_e32 v35, v70, v83
1C14  v_sub_f32_e32 v36, v96, v111
1C18  v_sub_f32_e32 v37, v126, v143
1C1C  v_add_f32_e32 v22, v2, v3
1C20  v_add_f32_e32 v23, v32, v33
1C24  v_add_f32_e32 v30, v34, v35
1C28  v_add_f32_e32 v31, v36, v37
1C2C  v_add_f32_e32 v16, v22, v23
1C30  v_add_f32_e32 v17, v30, v31
1C34  v_add_f32_e32 v0, v16, v17
1C38  v_mul_f32_e32 v0, 0x3e800000, v0
1C40  v_and_b32_e32 v1, 0x7fffffff, v0
1C48  s_mov_b32 s0, 0x7f800001
1C50  v_mov_b32_e32 v6, 0x7fc00000
1C58  v_cmp_gt_u32_e32 vcc, s0, v1
1C5C  v_cndmask_b32_e64 v1, 0, 1, s[2:3]
1C64  v_cmp_ne_u32_e64 s[0:1], 1, v1
1C6C  v_cndmask_b32_e32 v0, v6, v0, vcc
1C70  s_andn2_b64 vcc, exec, s[2:3]
1C74  s_mov_b64 s[2:3], -1
1C78  s_cbranch_vccnz 3
1C7C  s_mov_b64 s[2:3], 0
1C80  global_store_dword v[8:9], v0, off offset:4
1C88  s_andn2_b64 vcc, exec, s[2:3]
1C8C  s_cbranch_vccnz 16
1C90  v_and_b32_e32 v1, 0x7fffffff, v0
1C98  s_mov_b32 s2, 0x7f800001
1CA0  v_mov_b32_e32 v6, 0x7fc00000
1CA8  v_cmp_gt_u32_e32 vcc, s2, v1
1CAC  s_movk_i32 s2, 0x7fff
1CB0  s_nop 0
1CB4  v_cndmask_b32_e32 v0, v6, v0, vcc
1CB8  v_bfe_u32 v1, v0, 16, 1
1CC0  v_add3_u32 v0, v0, v1, s2
1CC8  global_store_short_d16_hi v[4:5], v0, off offset:2
1CD0  v_pk_add_f32 v[6:7], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
1CD8  v_pk_add_f32 v[10:11], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
1CE0  s_mov_b32 s2, 0x7f800001
1CE8  v_pk_add_f32 v[0:1], v[6:7], v[10:11]
1CF0  v_mov_b32_e32 v24, 0x7fc00000
1CF8  v_add_f32_e32 v20, v0, v1
1CFC  v_mul_f32_e32 v20, 0x3e800000, v20
1D04  v_and_b32_e32 v21, 0x7fffffff, v20
1D0C  v_cmp_gt_u32_e32 vcc, s2, v21
1D10  s_mov_b64 s[2:3], -1
1D14  s_nop 0
1D18  v_cndmask_b32_e32 v20, v24, v20, vcc
1D1C  s_and_b64 vcc, exec, s[0:1]
1D20  s_cbranch_vccnz 3
1D24  s_mov_b64 s[2:3], 0
1D28  global_store_dword v[8:9], v20, off offset:8
1D30  s_andn2_b64 vcc, exec, s[2:3]
1D34  s_cbranch_vccnz 16
1D38  v_and_b32_e32 v21, 0x7fffffff, v20
1D40  s_mov_b32 s2, 0x7f800001
1D48  v_mov_b32_e32 v24, 0x7fc00000
1D50  v_cmp_gt_u32_e32 vcc, s2, v21
1D54  s_movk_i32 s2, 0x7fff
1D58  s_nop 0
1D5C  v_cndmask_b32_e32 v20, v24, v20, vcc
1D60  v_bfe_u32 v21, v20, 16, 1
1D68  v_add3_u32 v20, v20, v21, s2
1D70  global_store_short_d16_hi v[4:5], v20, off offset:4
1D78  v_sub_f32_e32 v24, v2, v3
1D7C  v_sub_f32_e32 v25, v32, v33
1D80  v_sub_f32_e32 v26, v34, v35
1D84  v_sub_f32_e32 v27, v36, v37
1D88  v_add_f32_e32 v20, v24, v25
1D8C  v_add_f32_e32 v21, v26, v27
1D90  v_add_f32_e32 v2, v20, v21
1D94  v_mul_f32_e32 v2, 0x3e800000, v2
1D9C  v_and_b32_e32 v3, 0x7fffffff, v2
1DA4  s_mov_b32 s2, 0x7f800001
1DAC  v_mov_b32_e32 v28, 0x7fc00000
1DB4  v_cmp_gt_u32_e32 vcc, s2, v3
1DB8  s_mov_b64 s[2:3], -1
1DBC  s_nop 0
1DC0  v_cndmask_b32_e32 v2, v28, v2, vcc
1DC4  s_and_b64 vcc, exec, s[0:1]
1DC8  s_cbranch_vccnz 3
1DCC  s_mov_b64 s[2:3], 0
1DD0  global_store_dword v[8:9], v2, off offset:12
1DD8  s_andn2_b64 vcc, exec, s[2:3]
1DDC  s_cbranch_vccnz 16
1DE0  v_and_b32_e32 v3, 0x7fffffff, v2
1DE8  s_mov_b32 s2, 0x7f800001
1DF0  v_mov_b32_e32 v28, 0x7fc00000
1DF8  v_cmp_gt_u32_e32 vcc, s2, v3
1DFC  s_movk_i32 s2, 0x7fff
1E00  s_nop 0
1E04  v_cndmask_b32_e32 v2, v28, v2, vcc
1E08  v_bfe_u32 v3, v2, 16, 1
1E10  v_add3_u32 v2, v2, v3, s2
1E18  global_store_short_d16_hi v[4:5], v2, off offset:6
1E20  v_pk_add_f32 v[2:3], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
1E28  s_mov_b32 s2, 0x7f800001
1E30  v_add_f32_e32 v14, v2, v3
1E34  v_mul_f32_e32 v14, 0x3e800000, v14
1E3C  v_and_b32_e32 v15, 0x7fffffff, v14
1E44  v_mov_b32_e32 v18, 0x7fc00000
1E4C  v_cmp_gt_u32_e32 vcc, s2, v15
1E50  s_mov_b64 s[2:3], -1
1E54  s_nop 0
1E58  v_cndmask_b32_e32 v14, v18, v14, vcc
1E5C  s_and_b64 vcc, exec, s[0:1]
1E60  s_cbranch_vccnz 3
1E64  s_mov_b64 s[2:3], 0
1E68  global_store_dword v[8:9], v14, off offset:16
1E70  s_andn2_b64 vcc, exec, s[2:3]
1E74  s_cbranch_vccnz 16
1E78  v_and_b32_e32 v15, 0x7fffffff, v14
1E80  s_mov_b32 s2, 0x7f800001
1E88  v_mov_b32_e32 v18, 0x7fc00000
1E90  v_cmp_gt_u32_e32 vcc, s2, v15
1E94  s_movk_i32 s2, 0x7fff
1E98  s_nop 0
1E9C  v_cndmask_b32_e32 v14, v18, v14, vcc
1EA0  v_bfe_u32 v15, v14, 16, 1
1EA8  v_add3_u32 v14, v14, v15, s2
1EB0  global_store_short_d16_hi v[4:5], v14, off offset:8
1EB8  v_sub_f32_e32 v14, v22, v23
1EBC  v_sub_f32_e32 v15, v30, v31
1EC0  v_add_f32_e32 v18, v14, v15
1EC4  v_mul_f32_e32 v18, 0x3e800000, v18
1ECC  v_and_b32_e32 v19, 0x7fffffff, v18
1ED4  s_mov_b32 s2, 0x7f800001
1EDC  v_mov_b32_e32 v22, 0x7fc00000
1EE4  v_cmp_gt_u32_e32 vcc, s2, v19
1EE8  s_mov_b64 s[2:3], -1
1EEC  s_nop 0
1EF0  v_cndmask_b32_e32 v18, v22, v18, vcc
1EF4  s_and_b64 vcc, exec, s[0:1]
1EF8  s_cbranch_vccnz 3
1EFC  s_mov_b64 s[2:3], 0
1F00  global_store_dword v[8:9], v18, off offset:20
1F08  s_andn2_b64 vcc, exec, s[2:3]
1F0C  s_cbranch_vccnz 16
1F10  v_and_b32_e32 v19, 0x7fffffff, v18
1F18  s_mov_b32 s2, 0x7f800001
1F20  v_mov_b32_e32 v22, 0x7fc00000
1F28  v_cmp_gt_u32_e32 vcc, s2, v19
1F2C  s_movk_i32 s2, 0x7fff
1F30  s_nop 0
1F34  v_cndmask_b32_e32 v18, v22, v18, vcc
1F38  v_bfe_u32 v19, v18, 16, 1
1F40  v_add3_u32 v18, v18, v19, s2
1F48  global_store_short_d16_hi v[4:5], v18, off offset:10
1F50  v_pk_add_f32 v[6:7], v[6:7], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
1F58  s_mov_b32 s2, 0x7f800001
1F60  v_add_f32_e32 v10, v6, v7
1F64  v_mul_f32_e32 v10, 0x3e800000, v10
1F6C  v_and_b32_e32 v11, 0x7fffffff, v10
1F74  v_mov_b32_e32 v18, 0x7fc00000
1F7C  v_cmp_gt_u32_e32 vcc, s2, v11
1F80  s_mov_b64 s[2:3], -1
1F84  s_nop 0
1F88  v_cndmask_b32_e32 v10, v18, v10, vcc
1F8C  s_and_b64 vcc, exec, s[0:1]
1F90  s_cbranch_vccnz 3
1F94  s_mov_b64 s[2:3], 0
1F98  global_store_dword v[8:9], v10, off offset:24
1FA0  s_andn2_b64 vcc, exec, s[2:3]
1FA4  s_cbranch_vccnz 16
1FA8  v_and_b32_e32 v11, 0x7fffffff, v10
1FB0  s_mov_b32 s2, 0x7f800001
1FB8  v_mov_b32_e32 v18, 0x7fc00000
1FC0  v_cmp_gt_u32_e32 vcc, s2, v11
1FC4  s_movk_i32 s2, 0x7fff
1FC8  s_nop 0
1FCC  v_cndmask_b32_e32 v10, v18, v10, vcc
1FD0  v_bfe_u32 v11, v10, 16, 1
1FD8  v_add3_u32 v10, v10, v11, s2
1FE0  global_store_short_d16_hi v[4:5], v10, off offset:12
1FE8  v_sub_f32_e32 v10, v24, v25
1FEC  v_sub_f32_e32 v11, v26, v27
1FF0  v_add_f32_e32 v18, v10, v11
1FF4  v_mul_f32_e32 v18, 0x3e800000, v18
1FFC  v_and_b32_e32 v19, 0x7fffffff, v18
2004  s_mov_b32 s2, 0x7f800001
200C  v_mov_b32_e32 v22, 0x7fc00000
2014  v_cmp_gt_u32_e32 vcc, s2, v19
2018  s_mov_b64 s[2:3], -1
201C  s_nop 0
2020  v_cndmask_b32_e32 v18, v22, v18, vcc
2024  s_and_b64 vcc, exec, s[0:1]
2028  s_cbranch_vccnz 3
202C  s_mov_b64 s[2:3], 0
2030  global_store_dword v[8:9], v18, off offset:28
2038  s_andn2_b64 vcc, exec, s[2:3]
203C  s_cbranch_vccnz 16
2040  v_and_b32_e32 v19, 0x7fffffff, v18
2048  s_mov_b32 s2, 0x7f800001
2050  v_mov_b32_e32 v22, 0x7fc00000
2058  v_cmp_gt_u32_e32 vcc, s2, v19
205C  s_movk_i32 s2, 0x7fff
2060  s_nop 0
2064  v_cndmask_b32_e32 v18, v22, v18, vcc
2068  v_bfe_u32 v19, v18, 16, 1
2070  v_add3_u32 v18, v18, v19, s2
2078  global_store_short_d16_hi v[4:5], v18, off offset:14
2080  v_sub_f32_e32 v12, v12, v13
2084  v_mul_f32_e32 v12, 0x3e800000, v12
208C  v_and_b32_e32 v13, 0x7fffffff, v12
2094  s_mov_b32 s2, 0x7f800001
209C  v_mov_b32_e32 v18, 0x7fc00000
20A4  v_cmp_gt_u32_e32 vcc, s2, v13
20A8  s_mov_b64 s[2:3], -1
20AC  s_nop 0
20B0  v_cndmask_b32_e32 v12, v18, v12, vcc
20B4  s_and_b64 vcc, exec, s[0:1]
20B8  s_cbranch_vccnz 3
20BC  s_mov_b64 s[2:3], 0
20C0  global_store_dword v[8:9], v12, off offset:32
20C8  s_andn2_b64 vcc, exec, s[2:3]
20CC  s_cbranch_vccnz 16
20D0  v_and_b32_e32 v13, 0x7fffffff, v12
20D8  s_mov_b32 s2, 0x7f800001
20E0  v_mov_b32_e32 v18, 0x7fc00000
20E8  v_cmp_gt_u32_e32 vcc, s2, v13
20EC  s_movk_i32 s2, 0x7fff
20F0  s_nop 0
20F4  v_cndmask_b32_e32 v12, v18, v12, vcc
20F8  v_bfe_u32 v13, v12, 16, 1
2100  v_add3_u32 v12, v12, v13, s2
2108  global_store_short_d16_hi v[4:5], v12, off offset:16
2110  v_sub_f32_e32 v12, v16, v17
2114  v_mul_f32_e32 v12, 0x3e800000, v12
211C  v_and_b32_e32 v13, 0x7fffffff, v12
2124  s_mov_b32 s2, 0x7f800001
212C  v_mov_b32_e32 v16, 0x7fc00000
2134  v_cmp_gt_u32_e32 vcc, s2, v13
2138  s_mov_b64 s[2:3], -1
213C  s_nop 0
2140  v_cndmask_b32_e32 v12, v16, v12, vcc
2144  s_and_b64 vcc, exec, s[0:1]
2148  s_cbranch_vccnz 3
214C  s_mov_b64 s[2:3], 0
2150  global_store_dword v[8:9], v12, off offset:36
2158  s_andn2_b64 vcc, exec, s[2:3]
215C  s_cbranch_vccnz 16
2160  v_and_b32_e32 v13, 0x7fffffff, v12
2168  s_mov_b32 s2, 0x7f800001
2170  v_mov_b32_e32 v16, 0x7fc00000
2178  v_cmp_gt_u32_e32 vcc, s2, v13
217C  s_movk_i32 s2, 0x7fff
2180  s_nop 0
2184  v_cndmask_b32_e32 v12, v16, v12, vcc
2188  v_bfe_u32 v13, v12, 16, 1
2190  v_add3_u32 v12, v12, v13, s2
2198  global_store_short_d16_hi v[4:5], v12, off offset:18
21A0  v_sub_f32_e32 v0, v0, v1
21A4  v_mul_f32_e32 v0, 0x3e800000, v0
21AC  v_and_b32_e32 v1, 0x7fffffff, v0
21B4  s_mov_b32 s2, 0x7f800001
21BC  v_mov_b32_e32 v12, 0x7fc00000
21C4  v_cmp_gt_u32_e32 vcc, s2, v1
21C8  s_mov_b64 s[2:3], -1
21CC  s_nop 0
21D0  v_cndmask_b32_e32 v0, v12, v0, vcc
21D4  s_and_b64 vcc, exec, s[0:1]
21D8  s_cbranch_vccnz 3
21DC  s_mov_b64 s[2:3], 0
21E0  global_store_dword v[8:9], v0, off offset:40
21E8  s_andn2_b64 vcc, exec, s[2:3]
21EC  s_cbranch_vccnz 16
21F0  v_and_b32_e32 v1, 0x7fffffff, v0
21F8  s_mov_b32 s2, 0x7f800001
2200  v_mov_b32_e32 v12, 0x7fc00000
2208  v_cmp_gt_u32_e32 vcc, s2, v1
220C  s_movk_i32 s2, 0x7fff
2210  s_nop 0
2214  v_cndmask_b32_e32 v0, v12, v0, vcc
2218  v_bfe_u32 v1, v0, 16, 1
2220  v_add3_u32 v0, v0, v1, s2
2228  global_store_short_d16_hi v[4:5], v0, off offset:20
2230  v_sub_f32_e32 v0, v20, v21
2234  v_mul_f32_e32 v0, 0x3e800000, v0
223C  v_and_b32_e32 v1, 0x7fffffff, v0
2244  s_mov_b32 s2, 0x7f800001
224C  v_mov_b32_e32 v12, 0x7fc00000
2254  v_cmp_gt_u32_e32 vcc, s2, v1
2258  s_mov_b64 s[2:3], -1
225C  s_nop 0
2260  v_cndmask_b32_e32 v0, v12, v0, vcc
2264  s_and_b64 vcc, exec, s[0:1]
2268  s_cbranch_vccnz 3
226C  s_mov_b64 s[2:3], 0
2270  global_store_dword v[8:9], v0, off offset:44
2278  s_andn2_b64 vcc, exec, s[2:3]
227C  s_cbranch_vccnz 16
2280  v_and_b32_e32 v1, 0x7fffffff, v0
2288  s_mov_b32 s2, 0x7f800001
2290  v_mov_b32_e32 v12, 0x7fc00000
2298  v_cmp_gt_u32_e32 vcc, s2, v1
229C  s_movk_i32 s2, 0x7fff
22A0  s_nop 0
22A4  v_cndmask_b32_e32 v0, v12, v0, vcc
22A8  v_bfe_u32 v1, v0, 16, 1
22B0  v_add3_u32 v0, v0, v1, s2
22B8  global_store_short_d16_hi v[4:5], v0, off offset:22
22C0  v_sub_f32_e32 v0, v2, v3
22C4  v_mul_f32_e32 v0, 0x3e800000, v0
22CC  v_and_b32_e32 v1, 0x7fffffff, v0
22D4  s_mov_b32 s2, 0x7f800001
22DC  v_mov_b32_e32 v2, 0x7fc00000
22E4  v_cmp_gt_u32_e32 vcc, s2, v1
22E8  s_mov_b64 s[2:3], -1
22EC  s_nop 0
22F0  v_cndmask_b32_e32 v0, v2, v0, vcc
22F4  s_and_b64 vcc, exec, s[0:1]
22F8  s_cbranch_vccnz 3
22FC  s_mov_b64 s[2:3], 0
2300  global_store_dword v[8:9], v0, off offset:48
2308  s_andn2_b64 vcc, exec, s[2:3]
230C  s_cbranch_vccnz 16
2310  v_and_b32_e32 v1, 0x7fffffff, v0
2318  s_mov_b32 s2, 0x7f800001
2320  v_mov_b32_e32 v2, 0x7fc00000
2328  v_cmp_gt_u32_e32 vcc, s2, v1
232C  s_movk_i32 s2, 0x7fff
2330  s_nop 0
2334  v_cndmask_b32_e32 v0, v2, v0, vcc
2338  v_bfe_u32 v1, v0, 16, 1
2340  v_add3_u32 v0, v0, v1, s2
2348  global_store_short_d16_hi v[4:5], v0, off offset:24
2350  v_sub_f32_e32 v0, v14, v15
2354  v_mul_f32_e32 v0, 0x3e800000, v0
235C  v_and_b32_e32 v1, 0x7fffffff, v0
2364  s_mov_b32 s2, 0x7f800001
236C  v_mov_b32_e32 v2, 0x7fc00000
2374  v_cmp_gt_u32_e32 vcc, s2, v1
2378  s_mov_b64 s[2:3], -1
237C  s_nop 0
2380  v_cndmask_b32_e32 v0, v2, v0, vcc
2384  s_and_b64 vcc, exec, s[0:1]
2388  s_cbranch_vccnz 3
238C  s_mov_b64 s[2:3], 0
2390  global_store_dword v[8:9], v0, off offset:52
2398  s_andn2_b64 vcc, exec, s[2:3]
239C  s_cbranch_vccnz 16
23A0  v_and_b32_e32 v1, 0x7fffffff, v0
23A8  s_mov_b32 s2, 0x7f800001
23B0  v_mov_b32_e32 v2, 0x7fc00000
23B8  v_cmp_gt_u32_e32 vcc, s2, v1
23BC  s_movk_i32 s2, 0x7fff
23C0  s_nop 0
23C4  v_cndmask_b32_e32 v0, v2, v0, vcc
23C8  v_bfe_u32 v1, v0, 16, 1
23D0  v_add3_u32 v0, v0, v1, s2
23D8  global_store_short_d16_hi v[4:5], v0, off offset:26
23E0  v_sub_f32_e32 v0, v6, v7
23E4  v_mul_f32_e32 v0, 0x3e800000, v0
23EC  v_and_b32_e32 v1, 0x7fffffff, v0
23F4  s_mov_b32 s2, 0x7f800001
23FC  v_mov_b32_e32 v2, 0x7fc00000
2404  v_cmp_gt_u32_e32 vcc, s2, v1
2408  s_mov_b64 s[2:3], -1
240C  s_nop 0
2410  v_cndmask_b32_e32 v0, v2, v0, vcc
2414  s_and_b64 vcc, exec, s[0:1]
2418  s_cbranch_vccnz 3
241C  s_mov_b64 s[2:3], 0
2420  global_store_dword v[8:9], v0, off offset:56
2428  s_andn2_b64 vcc, exec, s[2:3]
242C  s_cbranch_vccnz 16
2430  v_and_b32_e32 v1, 0x7fffffff, v0
2438  s_mov_b32 s2, 0x7f800001
2440  v_mov_b32_e32 v2, 0x7fc00000
2448  v_cmp_gt_u32_e32 vcc, s2, v1
244C  s_movk_i32 s2, 0x7fff
2450  s_nop 0
2454  v_cndmask_b32_e32 v0, v2, v0, vcc
2458  v_bfe_u32 v1, v0, 16, 1
2460  v_add3_u32 v0, v0, v1, s2
2468  global_store_short_d16_hi v[4:5], v0, off offset:28
2470  v_sub_f32_e32 v0, v10, v11
2474  v_mul_f32_e32 v0, 0x3e800000, v0
247C  v_and_b32_e32 v1, 0x7fffffff, v0
2484  s_mov_b32 s2, 0x7f800001
248C  v_mov_b32_e32 v2, 0x7fc00000
2494  v_cmp_gt_u32_e32 vcc, s2, v1
2498  s_nop 1
249C  v_cndmask_b32_e32 v0, v2, v0, vcc
24A0  s_and_b64 vcc, exec, s[0:1]
24A4  s_mov_b64 s[0:1], -1
24A8  s_cbranch_vccnz 3
24AC  s_mov_b64 s[0:1], 0
24B0  global_store_dword v[8:9], v0, off offset:60
24B8  s_andn2_b64 vcc, exec, s[0:1]
24BC  s_cbranch_vccnz 16
24C0  v_and_b32_e32 v1, 0x7fffffff, v0
24C8  s_mov_b32 s0, 0x7f800001
24D0  v_mov_b32_e32 v2, 0x7fc00000
24D8  v_cmp_gt_u32_e32 vcc, s0, v1
24DC  s_movk_i32 s0, 0x7fff
24E0  s_nop 0
24E4  v_cndmask_b32_e32 v0, v2, v0, vcc
24E8  v_bfe_u32 v1, v0, 16, 1
24F0  v_add3_u32 v0, v0, v1, s0
24F8  global_store_short_d16_hi v[4:5], v0, off offset:30
2500  s_endpgm
2504  s_nop 0
