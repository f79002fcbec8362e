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
    .sgpr_count:     18
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
171C  s_cbranch_execz 889
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
1A14  s_cbranch_scc0 50
1A18  v_mov_b32_e32 v1, s0
1A1C  s_brev_b32 s0, 1
1A20  v_lshlrev_b32_e32 v2, 16, v1
1A24  s_waitcnt vmcnt(0)
1A28  v_bitop3_b32 v143, v2, v143, s0 bitop3:0x6c
1A30  v_lshlrev_b32_e32 v2, 17, v1
1A34  v_bitop3_b32 v126, v2, v126, s0 bitop3:0x6c
1A3C  v_lshlrev_b32_e32 v2, 18, v1
1A40  v_bitop3_b32 v111, v2, v111, s0 bitop3:0x6c
1A48  v_lshlrev_b32_e32 v2, 19, v1
1A4C  v_bitop3_b32 v96, v2, v96, s0 bitop3:0x6c
1A54  v_lshlrev_b32_e32 v2, 20, v1
1A58  v_bitop3_b32 v83, v2, v83, s0 bitop3:0x6c
1A60  v_lshlrev_b32_e32 v2, 21, v1
1A64  v_bitop3_b32 v70, v2, v70, s0 bitop3:0x6c
1A6C  v_lshlrev_b32_e32 v2, 22, v1
1A70  v_bitop3_b32 v59, v2, v59, s0 bitop3:0x6c
1A78  v_lshlrev_b32_e32 v2, 23, v1
1A7C  v_bitop3_b32 v48, v2, v48, s0 bitop3:0x6c
1A84  v_lshlrev_b32_e32 v2, 24, v1
1A88  v_bitop3_b32 v39, v2, v39, s0 bitop3:0x6c
1A90  v_lshlrev_b32_e32 v2, 25, v1
1A94  v_bitop3_b32 v30, v2, v30, s0 bitop3:0x6c
1A9C  v_lshlrev_b32_e32 v2, 26, v1
1AA0  v_bitop3_b32 v23, v2, v23, s0 bitop3:0x6c
1AA8  v_lshlrev_b32_e32 v2, 27, v1
1AAC  v_bitop3_b32 v16, v2, v16, s0 bitop3:0x6c
1AB4  v_lshlrev_b32_e32 v2, 28, v1
1AB8  v_bitop3_b32 v11, v2, v11, s0 bitop3:0x6c
1AC0  v_lshlrev_b32_e32 v2, 29, v1
1AC4  v_bitop3_b32 v6, v2, v6, s0 bitop3:0x6c
1ACC  v_lshlrev_b32_e32 v2, 30, v1
1AD0  v_lshlrev_b32_e32 v1, 31, v1
1AD4  v_bitop3_b32 v3, v2, v3, s0 bitop3:0x6c
1ADC  v_xor_b32_e32 v0, v1, v0
1AE0  s_waitcnt vmcnt(0)
1AE4  v_mov_b32_e32 v4, v0
1AE8  v_mov_b32_e32 v5, v48
1AEC  v_mov_b32_e32 v8, v3
1AF0  v_mov_b32_e32 v9, v59
1AF4  v_pk_add_f32 v[20:21], v[4:5], v[8:9]
1AFC  v_mov_b32_e32 v4, v6
1B00  v_mov_b32_e32 v5, v70
1B04  v_mov_b32_e32 v8, v11
1B08  v_mov_b32_e32 v9, v83
1B0C  v_pk_add_f32 v[24:25], v[4:5], v[8:9]
1B14  v_mov_b32_e32 v4, v16
1B18  v_mov_b32_e32 v5, v96
1B1C  v_mov_b32_e32 v8, v23
1B20  v_mov_b32_e32 v9, v111
1B24  v_pk_add_f32 v[26:27], v[4:5], v[8:9]
1B2C  v_mov_b32_e32 v4, v30
1B30  v_mov_b32_e32 v5, v126
1B34  v_mov_b32_e32 v8, v39
1B38  v_mov_b32_e32 v9, v143
1B3C  v_pk_add_f32 v[28:29], v[4:5], v[8:9]
1B44  v_pk_add_f32 v[14:15], v[20:21], v[24:25]
1B4C  v_pk_add_f32 v[18:19], v[26:27], v[28:29]
1B54  s_mov_b32 s0, 0x7f800001
1B5C  v_pk_add_f32 v[12:13], v[14:15], v[18:19]
1B64  s_bitcmp1_b32 s10, 1
1B68  v_add_f32_e32 v1, v12, v13
1B6C  v_mul_f32_e32 v1, 0x3e800000, v1
1B74  v_and_b32_e32 v2, 0x7fffffff, v1
1B7C  v_mov_b32_e32 v4, 0x7fc00000
1B84  v_cmp_gt_u32_e32 vcc, s0, v2
1B88  s_cselect_b64 s[2:3], -1, 0
1B8C  s_mov_b64 s[0:1], -1
1B90  v_cndmask_b32_e32 v1, v4, v1, vcc
1B94  s_and_b64 vcc, exec, s[2:3]
1B98  v_lshl_add_u64 v[8:9], v[144:145], 2, s[6:7]
1BA0  s_cbranch_vccz 3
1BA4  s_mov_b64 s[0:1], 0
1BA8  global_store_dword v[8:9], v1, off
1BB0  s_andn2_b64 vcc, exec, s[0:1]
1BB4  v_lshl_add_u64 v[4:5], v[144:145], 1, s[6:7]
1BBC  s_cbranch_vccnz 16
1BC0  v_and_b32_e32 v2, 0x7fffffff, v1
1BC8  s_mov_b32 s0, 0x7f800001
1BD0  v_mov_b32_e32 v7, 0x7fc00000
1BD8  v_cmp_gt_u32_e32 vcc, s0, v2
1BDC  s_movk_i32 s0, 0x7fff
1BE0  s_nop 0
1BE4  v_cndmask_b32_e32 v1, v7, v1, vcc
1BE8  v_bfe_u32 v2, v1, 16, 1
1BF0  v_add3_u32 v1, v1, v2, s0
1BF8  global_store_short_d16_hi v[4:5], v1, off
1C00  v_sub_f32_e32 v2, v0, v3
1C04  v_sub_f32_e32 v3, v6, v11
1C08  v_sub_f32_e32 v32, v16, v23
1C0C  v_sub_f32_e32 v33, v30, v39
1C10  v_sub_f32_e32 v34, v48, v59
1C14  v_sub_f32_e32 v35, v70, v83
1C18  v_sub_f32_e32 v36, v96, v111
1C1C  v_sub_f32_e32 v37, v126, v143
1C20  v_add_f32_e32 v22, v2, v3
1C24  v_add_f32_e32 v23, v32, v33
1C28  v_add_f32_e32 v30, v34, v35
1C2C  v_add_f32_e32 v31, v36, v37
1C30  v_add_f32_e32 v16, v22, v23
1C34  v_add_f32_e32 v17, v30, v31
1C38  v_add_f32_e32 v0, v16, v17
1C3C  v_mul_f32_e32 v0, 0x3e800000, v0
1C44  v_and_b32_e32 v1, 0x7fffffff, v0
1C4C  s_mov_b32 s0, 0x7f800001
1C54  v_mov_b32_e32 v6, 0x7fc00000
1C5C  v_cmp_gt_u32_e32 vcc, s0, v1
1C60  v_cndmask_b32_e64 v1, 0, 1, s[2:3]
1C68  v_cmp_ne_u32_e64 s[0:1], 1, v1
1C70  v_cndmask_b32_e32 v0, v6, v0, vcc
1C74  s_andn2_b64 vcc, exec, s[2:3]
1C78  s_mov_b64 s[2:3], -1
1C7C  s_cbranch_vccnz 3
1C80  s_mov_b64 s[2:3], 0
1C84  global_store_dword v[8:9], v0, off offset:4
1C8C  s_andn2_b64 vcc, exec, s[2:3]
1C90  s_cbranch_vccnz 16
1C94  v_and_b32_e32 v1, 0x7fffffff, v0
1C9C  s_mov_b32 s2, 0x7f800001
1CA4  v_mov_b32_e32 v6, 0x7fc00000
1CAC  v_cmp_gt_u32_e32 vcc, s2, v1
1CB0  s_movk_i32 s2, 0x7fff
1CB4  s_nop 0
1CB8  v_cndmask_b32_e32 v0, v6, v0, vcc
1CBC  v_bfe_u32 v1, v0, 16, 1
1CC4  v_add3_u32 v0, v0, v1, s2
1CCC  global_store_short_d16_hi v[4:5], v0, off offset:2
1CD4  v_pk_add_f32 v[6:7], v[20:21], v[24:25] neg_lo:[0,1] neg_hi:[0,1]
1CDC  v_pk_add_f32 v[10:11], v[26:27], v[28:29] neg_lo:[0,1] neg_hi:[0,1]
1CE4  s_mov_b32 s2, 0x7f800001
1CEC  v_pk_add_f32 v[0:1], v[6:7], v[10:11]
1CF4  v_mov_b32_e32 v24, 0x7fc00000
1CFC  v_add_f32_e32 v20, v0, v1
1D00  v_mul_f32_e32 v20, 0x3e800000, v20
1D08  v_and_b32_e32 v21, 0x7fffffff, v20
1D10  v_cmp_gt_u32_e32 vcc, s2, v21
1D14  s_mov_b64 s[2:3], -1
1D18  s_nop 0
1D1C  v_cndmask_b32_e32 v20, v24, v20, vcc
1D20  s_and_b64 vcc, exec, s[0:1]
1D24  s_cbranch_vccnz 3
1D28  s_mov_b64 s[2:3], 0
1D2C  global_store_dword v[8:9], v20, off offset:8
1D34  s_andn2_b64 vcc, exec, s[2:3]
1D38  s_cbranch_vccnz 16
1D3C  v_and_b32_e32 v21, 0x7fffffff, v20
1D44  s_mov_b32 s2, 0x7f800001
1D4C  v_mov_b32_e32 v24, 0x7fc00000
1D54  v_cmp_gt_u32_e32 vcc, s2, v21
1D58  s_movk_i32 s2, 0x7fff
1D5C  s_nop 0
1D60  v_cndmask_b32_e32 v20, v24, v20, vcc
1D64  v_bfe_u32 v21, v20, 16, 1
1D6C  v_add3_u32 v20, v20, v21, s2
1D74  global_store_short_d16_hi v[4:5], v20, off offset:4
1D7C  v_sub_f32_e32 v24, v2, v3
1D80  v_sub_f32_e32 v25, v32, v33
1D84  v_sub_f32_e32 v26, v34, v35
1D88  v_sub_f32_e32 v27, v36, v37
1D8C  v_add_f32_e32 v20, v24, v25
1D90  v_add_f32_e32 v21, v26, v27
1D94  v_add_f32_e32 v2, v20, v21
1D98  v_mul_f32_e32 v2, 0x3e800000, v2
1DA0  v_and_b32_e32 v3, 0x7fffffff, v2
1DA8  s_mov_b32 s2, 0x7f800001
1DB0  v_mov_b32_e32 v28, 0x7fc00000
1DB8  v_cmp_gt_u32_e32 vcc, s2, v3
1DBC  s_mov_b64 s[2:3], -1
1DC0  s_nop 0
1DC4  v_cndmask_b32_e32 v2, v28, v2, vcc
1DC8  s_and_b64 vcc, exec, s[0:1]
1DCC  s_cbranch_vccnz 3
1DD0  s_mov_b64 s[2:3], 0
1DD4  global_store_dword v[8:9], v2, off offset:12
1DDC  s_andn2_b64 vcc, exec, s[2:3]
1DE0  s_cbranch_vccnz 16
1DE4  v_and_b32_e32 v3, 0x7fffffff, v2
1DEC  s_mov_b32 s2, 0x7f800001
1DF4  v_mov_b32_e32 v28, 0x7fc00000
1DFC  v_cmp_gt_u32_e32 vcc, s2, v3
1E00  s_movk_i32 s2, 0x7fff
1E04  s_nop 0
1E08  v_cndmask_b32_e32 v2, v28, v2, vcc
1E0C  v_bfe_u32 v3, v2, 16, 1
1E14  v_add3_u32 v2, v2, v3, s2
1E1C  global_store_short_d16_hi v[4:5], v2, off offset:6
1E24  v_pk_add_f32 v[2:3], v[14:15], v[18:19] neg_lo:[0,1] neg_hi:[0,1]
1E2C  s_mov_b32 s2, 0x7f800001
1E34  v_add_f32_e32 v14, v2, v3
1E38  v_mul_f32_e32 v14, 0x3e800000, v14
1E40  v_and_b32_e32 v15, 0x7fffffff, v14
1E48  v_mov_b32_e32 v18, 0x7fc00000
1E50  v_cmp_gt_u32_e32 vcc, s2, v15
1E54  s_mov_b64 s[2:3], -1
1E58  s_nop 0
1E5C  v_cndmask_b32_e32 v14, v18, v14, vcc
1E60  s_and_b64 vcc, exec, s[0:1]
1E64  s_cbranch_vccnz 3
1E68  s_mov_b64 s[2:3], 0
1E6C  global_store_dword v[8:9], v14, off offset:16
1E74  s_andn2_b64 vcc, exec, s[2:3]
1E78  s_cbranch_vccnz 16
1E7C  v_and_b32_e32 v15, 0x7fffffff, v14
1E84  s_mov_b32 s2, 0x7f800001
1E8C  v_mov_b32_e32 v18, 0x7fc00000
1E94  v_cmp_gt_u32_e32 vcc, s2, v15
1E98  s_movk_i32 s2, 0x7fff
1E9C  s_nop 0
1EA0  v_cndmask_b32_e32 v14, v18, v14, vcc
1EA4  v_bfe_u32 v15, v14, 16, 1
1EAC  v_add3_u32 v14, v14, v15, s2
1EB4  global_store_short_d16_hi v[4:5], v14, off offset:8
1EBC  v_sub_f32_e32 v14, v22, v23
1EC0  v_sub_f32_e32 v15, v30, v31
1EC4  v_add_f32_e32 v18, v14, v15
1EC8  v_mul_f32_e32 v18, 0x3e800000, v18
1ED0  v_and_b32_e32 v19, 0x7fffffff, v18
1ED8  s_mov_b32 s2, 0x7f800001
1EE0  v_mov_b32_e32 v22, 0x7fc00000
1EE8  v_cmp_gt_u32_e32 vcc, s2, v19
1EEC  s_mov_b64 s[2:3], -1
1EF0  s_nop 0
1EF4  v_cndmask_b32_e32 v18, v22, v18, vcc
1EF8  s_and_b64 vcc, exec, s[0:1]
1EFC  s_cbranch_vccnz 3
1F00  s_mov_b64 s[2:3], 0
1F04  global_store_dword v[8:9], v18, off offset:20
1F0C  s_andn2_b64 vcc, exec, s[2:3]
1F10  s_cbranch_vccnz 16
1F14  v_and_b32_e32 v19, 0x7fffffff, v18
1F1C  s_mov_b32 s2, 0x7f800001
1F24  v_mov_b32_e32 v22, 0x7fc00000
1F2C  v_cmp_gt_u32_e32 vcc, s2, v19
1F30  s_movk_i32 s2, 0x7fff
1F34  s_nop 0
1F38  v_cndmask_b32_e32 v18, v22, v18, vcc
1F3C  v_bfe_u32 v19, v18, 16, 1
1F44  v_add3_u32 v18, v18, v19, s2
1F4C  global_store_short_d16_hi v[4:5], v18, off offset:10
1F54  v_pk_add_f32 v[6:7], v[6:7], v[10:11] neg_lo:[0,1] neg_hi:[0,1]
1F5C  s_mov_b32 s2, 0x7f800001
1F64  v_add_f32_e32 v10, v6, v7
1F68  v_mul_f32_e32 v10, 0x3e800000, v10
1F70  v_and_b32_e32 v11, 0x7fffffff, v10
1F78  v_mov_b32_e32 v18, 0x7fc00000
1F80  v_cmp_gt_u32_e32 vcc, s2, v11
1F84  s_mov_b64 s[2:3], -1
1F88  s_nop 0
1F8C  v_cndmask_b32_e32 v10, v18, v10, vcc
1F90  s_and_b64 vcc, exec, s[0:1]
1F94  s_cbranch_vccnz 3
1F98  s_mov_b64 s[2:3], 0
1F9C  global_store_dword v[8:9], v10, off offset:24
1FA4  s_andn2_b64 vcc, exec, s[2:3]
1FA8  s_cbranch_vccnz 16
1FAC  v_and_b32_e32 v11, 0x7fffffff, v10
1FB4  s_mov_b32 s2, 0x7f800001
1FBC  v_mov_b32_e32 v18, 0x7fc00000
1FC4  v_cmp_gt_u32_e32 vcc, s2, v11
1FC8  s_movk_i32 s2, 0x7fff
1FCC  s_nop 0
1FD0  v_cndmask_b32_e32 v10, v18, v10, vcc
1FD4  v_bfe_u32 v11, v10, 16, 1
1FDC  v_add3_u32 v10, v10, v11, s2
1FE4  global_store_short_d16_hi v[4:5], v10, off offset:12
1FEC  v_sub_f32_e32 v10, v24, v25
1FF0  v_sub_f32_e32 v11, v26, v27
1FF4  v_add_f32_e32 v18, v10, v11
1FF8  v_mul_f32_e32 v18, 0x3e800000, v18
2000  v_and_b32_e32 v19, 0x7fffffff, v18
2008  s_mov_b32 s2, 0x7f800001
2010  v_mov_b32_e32 v22, 0x7fc00000
2018  v_cmp_gt_u32_e32 vcc, s2, v19
201C  s_mov_b64 s[2:3], -1
2020  s_nop 0
2024  v_cndmask_b32_e32 v18, v22, v18, vcc
2028  s_and_b64 vcc, exec, s[0:1]
202C  s_cbranch_vccnz 3
2030  s_mov_b64 s[2:3], 0
2034  global_store_dword v[8:9], v18, off offset:28
203C  s_andn2_b64 vcc, exec, s[2:3]
2040  s_cbranch_vccnz 16
2044  v_and_b32_e32 v19, 0x7fffffff, v18
204C  s_mov_b32 s2, 0x7f800001
2054  v_mov_b32_e32 v22, 0x7fc00000
205C  v_cmp_gt_u32_e32 vcc, s2, v19
2060  s_movk_i32 s2, 0x7fff
2064  s_nop 0
2068  v_cndmask_b32_e32 v18, v22, v18, vcc
206C  v_bfe_u32 v19, v18, 16, 1
2074  v_add3_u32 v18, v18, v19, s2
207C  global_store_short_d16_hi v[4:5], v18, off offset:14
2084  v_sub_f32_e32 v12, v12, v13
2088  v_mul_f32_e32 v12, 0x3e800000, v12
2090  v_and_b32_e32 v13, 0x7fffffff, v12
2098  s_mov_b32 s2, 0x7f800001
20A0  v_mov_b32_e32 v18, 0x7fc00000
20A8  v_cmp_gt_u32_e32 vcc, s2, v13
20AC  s_mov_b64 s[2:3], -1
20B0  s_nop 0
20B4  v_cndmask_b32_e32 v12, v18, v12, vcc
20B8  s_and_b64 vcc, exec, s[0:1]
20BC  s_cbranch_vccnz 3
20C0  s_mov_b64 s[2:3], 0
20C4  global_store_dword v[8:9], v12, off offset:32
20CC  s_andn2_b64 vcc, exec, s[2:3]
20D0  s_cbranch_vccnz 16
20D4  v_and_b32_e32 v13, 0x7fffffff, v12
20DC  s_mov_b32 s2, 0x7f800001
20E4  v_mov_b32_e32 v18, 0x7fc00000
20EC  v_cmp_gt_u32_e32 vcc, s2, v13
20F0  s_movk_i32 s2, 0x7fff
20F4  s_nop 0
20F8  v_cndmask_b32_e32 v12, v18, v12, vcc
20FC  v_bfe_u32 v13, v12, 16, 1
2104  v_add3_u32 v12, v12, v13, s2
210C  global_store_short_d16_hi v[4:5], v12, off offset:16
2114  v_sub_f32_e32 v12, v16, v17
2118  v_mul_f32_e32 v12, 0x3e800000, v12
2120  v_and_b32_e32 v13, 0x7fffffff, v12
2128  s_mov_b32 s2, 0x7f800001
2130  v_mov_b32_e32 v16, 0x7fc00000
2138  v_cmp_gt_u32_e32 vcc, s2, v13
213C  s_mov_b64 s[2:3], -1
2140  s_nop 0
2144  v_cndmask_b32_e32 v12, v16, v12, vcc
2148  s_and_b64 vcc, exec, s[0:1]
214C  s_cbranch_vccnz 3
2150  s_mov_b64 s[2:3], 0
2154  global_store_dword v[8:9], v12, off offset:36
215C  s_andn2_b64 vcc, exec, s[2:3]
2160  s_cbranch_vccnz 16
2164  v_and_b32_e32 v13, 0x7fffffff, v12
216C  s_mov_b32 s2, 0x7f800001
2174  v_mov_b32_e32 v16, 0x7fc00000
217C  v_cmp_gt_u32_e32 vcc, s2, v13
2180  s_movk_i32 s2, 0x7fff
2184  s_nop 0
2188  v_cndmask_b32_e32 v12, v16, v12, vcc
218C  v_bfe_u32 v13, v12, 16, 1
2194  v_add3_u32 v12, v12, v13, s2
219C  global_store_short_d16_hi v[4:5], v12, off offset:18
21A4  v_sub_f32_e32 v0, v0, v1
21A8  v_mul_f32_e32 v0, 0x3e800000, v0
21B0  v_and_b32_e32 v1, 0x7fffffff, v0
21B8  s_mov_b32 s2, 0x7f800001
21C0  v_mov_b32_e32 v12, 0x7fc00000
21C8  v_cmp_gt_u32_e32 vcc, s2, v1
21CC  s_mov_b64 s[2:3], -1
21D0  s_nop 0
21D4  v_cndmask_b32_e32 v0, v12, v0, vcc
21D8  s_and_b64 vcc, exec, s[0:1]
21DC  s_cbranch_vccnz 3
21E0  s_mov_b64 s[2:3], 0
21E4  global_store_dword v[8:9], v0, off offset:40
21EC  s_andn2_b64 vcc, exec, s[2:3]
21F0  s_cbranch_vccnz 16
21F4  v_and_b32_e32 v1, 0x7fffffff, v0
21FC  s_mov_b32 s2, 0x7f800001
2204  v_mov_b32_e32 v12, 0x7fc00000
220C  v_cmp_gt_u32_e32 vcc, s2, v1
2210  s_movk_i32 s2, 0x7fff
2214  s_nop 0
2218  v_cndmask_b32_e32 v0, v12, v0, vcc
221C  v_bfe_u32 v1, v0, 16, 1
2224  v_add3_u32 v0, v0, v1, s2
222C  global_store_short_d16_hi v[4:5], v0, off offset:20
2234  v_sub_f32_e32 v0, v20, v21
2238  v_mul_f32_e32 v0, 0x3e800000, v0
2240  v_and_b32_e32 v1, 0x7fffffff, v0
2248  s_mov_b32 s2, 0x7f800001
2250  v_mov_b32_e32 v12, 0x7fc00000
2258  v_cmp_gt_u32_e32 vcc, s2, v1
225C  s_mov_b64 s[2:3], -1
2260  s_nop 0
2264  v_cndmask_b32_e32 v0, v12, v0, vcc
2268  s_and_b64 vcc, exec, s[0:1]
226C  s_cbranch_vccnz 3
2270  s_mov_b64 s[2:3], 0
2274  global_store_dword v[8:9], v0, off offset:44
227C  s_andn2_b64 vcc, exec, s[2:3]
2280  s_cbranch_vccnz 16
2284  v_and_b32_e32 v1, 0x7fffffff, v0
228C  s_mov_b32 s2, 0x7f800001
2294  v_mov_b32_e32 v12, 0x7fc00000
229C  v_cmp_gt_u32_e32 vcc, s2, v1
22A0  s_movk_i32 s2, 0x7fff
22A4  s_nop 0
22A8  v_cndmask_b32_e32 v0, v12, v0, vcc
22AC  v_bfe_u32 v1, v0, 16, 1
22B4  v_add3_u32 v0, v0, v1, s2
22BC  global_store_short_d16_hi v[4:5], v0, off offset:22
22C4  v_sub_f32_e32 v0, v2, v3
22C8  v_mul_f32_e32 v0, 0x3e800000, v0
22D0  v_and_b32_e32 v1, 0x7fffffff, v0
22D8  s_mov_b32 s2, 0x7f800001
22E0  v_mov_b32_e32 v2, 0x7fc00000
22E8  v_cmp_gt_u32_e32 vcc, s2, v1
22EC  s_mov_b64 s[2:3], -1
22F0  s_nop 0
22F4  v_cndmask_b32_e32 v0, v2, v0, vcc
22F8  s_and_b64 vcc, exec, s[0:1]
22FC  s_cbranch_vccnz 3
2300  s_mov_b64 s[2:3], 0
2304  global_store_dword v[8:9], v0, off offset:48
230C  s_andn2_b64 vcc, exec, s[2:3]
2310  s_cbranch_vccnz 16
2314  v_and_b32_e32 v1, 0x7fffffff, v0
231C  s_mov_b32 s2, 0x7f800001
2324  v_mov_b32_e32 v2, 0x7fc00000
232C  v_cmp_gt_u32_e32 vcc, s2, v1
2330  s_movk_i32 s2, 0x7fff
2334  s_nop 0
2338  v_cndmask_b32_e32 v0, v2, v0, vcc
233C  v_bfe_u32 v1, v0, 16, 1
2344  v_add3_u32 v0, v0, v1, s2
234C  global_store_short_d16_hi v[4:5], v0, off offset:24
2354  v_sub_f32_e32 v0, v14, v15
2358  v_mul_f32_e32 v0, 0x3e800000, v0
2360  v_and_b32_e32 v1, 0x7fffffff, v0
2368  s_mov_b32 s2, 0x7f800001
2370  v_mov_b32_e32 v2, 0x7fc00000
2378  v_cmp_gt_u32_e32 vcc, s2, v1
237C  s_mov_b64 s[2:3], -1
2380  s_nop 0
2384  v_cndmask_b32_e32 v0, v2, v0, vcc
2388  s_and_b64 vcc, exec, s[0:1]
238C  s_cbranch_vccnz 3
2390  s_mov_b64 s[2:3], 0
2394  global_store_dword v[8:9], v0, off offset:52
239C  s_andn2_b64 vcc, exec, s[2:3]
23A0  s_cbranch_vccnz 16
23A4  v_and_b32_e32 v1, 0x7fffffff, v0
23AC  s_mov_b32 s2, 0x7f800001
23B4  v_mov_b32_e32 v2, 0x7fc00000
23BC  v_cmp_gt_u32_e32 vcc, s2, v1
23C0  s_movk_i32 s2, 0x7fff
23C4  s_nop 0
23C8  v_cndmask_b32_e32 v0, v2, v0, vcc
23CC  v_bfe_u32 v1, v0, 16, 1
23D4  v_add3_u32 v0, v0, v1, s2
23DC  global_store_short_d16_hi v[4:5], v0, off offset:26
23E4  v_sub_f32_e32 v0, v6, v7
23E8  v_mul_f32_e32 v0, 0x3e800000, v0
23F0  v_and_b32_e32 v1, 0x7fffffff, v0
23F8  s_mov_b32 s2, 0x7f800001
2400  v_mov_b32_e32 v2, 0x7fc00000
2408  v_cmp_gt_u32_e32 vcc, s2, v1
240C  s_mov_b64 s[2:3], -1
2410  s_nop 0
2414  v_cndmask_b32_e32 v0, v2, v0, vcc
2418  s_and_b64 vcc, exec, s[0:1]
241C  s_cbranch_vccnz 3
2420  s_mov_b64 s[2:3], 0
2424  global_store_dword v[8:9], v0, off offset:56
242C  s_andn2_b64 vcc, exec, s[2:3]
2430  s_cbranch_vccnz 16
2434  v_and_b32_e32 v1, 0x7fffffff, v0
243C  s_mov_b32 s2, 0x7f800001
2444  v_mov_b32_e32 v2, 0x7fc00000
244C  v_cmp_gt_u32_e32 vcc, s2, v1
2450  s_movk_i32 s2, 0x7fff
2454  s_nop 0
2458  v_cndmask_b32_e32 v0, v2, v0, vcc
245C  v_bfe_u32 v1, v0, 16, 1
2464  v_add3_u32 v0, v0, v1, s2
246C  global_store_short_d16_hi v[4:5], v0, off offset:28
2474  v_sub_f32_e32 v0, v10, v11
2478  v_mul_f32_e32 v0, 0x3e800000, v0
2480  v_and_b32_e32 v1, 0x7fffffff, v0
2488  s_mov_b32 s2, 0x7f800001
2490  v_mov_b32_e32 v2, 0x7fc00000
2498  v_cmp_gt_u32_e32 vcc, s2, v1
249C  s_nop 1
24A0  v_cndmask_b32_e32 v0, v2, v0, vcc
24A4  s_and_b64 vcc, exec, s[0:1]
24A8  s_mov_b64 s[0:1], -1
24AC  s_cbranch_vccnz 3
24B0  s_mov_b64 s[0:1], 0
24B4  global_store_dword v[8:9], v0, off offset:60
24BC  s_andn2_b64 vcc, exec, s[0:1]
24C0  s_cbranch_vccnz 16
24C4  v_and_b32_e32 v1, 0x7fffffff, v0
24CC  s_mov_b32 s0, 0x7f800001
24D4  v_mov_b32_e32 v2, 0x7fc00000
24DC  v_cmp_gt_u32_e32 vcc, s0, v1
24E0  s_movk_i32 s0, 0x7fff
24E4  s_nop 0
24E8  v_cndmask_b32_e32 v0, v2, v0, vcc
24EC  v_bfe_u32 v1, v0, 16, 1
24F4  v_add3_u32 v0, v0, v1, s0
24FC  global_store_short_d16_hi v[4:5], v0, off offset:30
2504  s_endpgm
2508  s_nop 0
