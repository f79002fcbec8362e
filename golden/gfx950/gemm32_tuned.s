gemm32_tuned.co, compiled by Debian clang version 21.1.8 (13)

amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           scale_a
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           scale_b
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           c
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           d
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           m
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           !str n
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           k
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           alpha
        .offset:         68
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 65536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           Gemm32Tuned
    .private_segment_fixed_size: 0
    .sgpr_count:     63
    .sgpr_spill_count: 0
    .symbol:         Gemm32Tuned.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     226
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           a
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           scale_a
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           b
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .name:           scale_b
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           c
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           d
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .name:           stride
        .offset:         48
        .size:           4
        .value_kind:     by_value
      - .name:           m
        .offset:         52
        .size:           4
        .value_kind:     by_value
      - .name:           !str n
        .offset:         56
        .size:           4
        .value_kind:     by_value
      - .name:           k
        .offset:         60
        .size:           4
        .value_kind:     by_value
      - .name:           flags
        .offset:         64
        .size:           4
        .value_kind:     by_value
      - .name:           alpha
        .offset:         68
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 65536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           Gemm32TunedShuffled
    .private_segment_fixed_size: 0
    .sgpr_count:     63
    .sgpr_spill_count: 0
    .symbol:         Gemm32TunedShuffled.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     222
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
Disassembly of section .text:

1e00 <Gemm32Tuned>:
1E00  s_load_dwordx4 s[16:19], s[0:1], 0x30
1E08  s_load_dwordx2 s[22:23], s[0:1], 0x8
1E10  v_readfirstlane_b32 s34, v0
1E14  s_lshl_b32 s26, s3, 7
1E18  s_lshr_b32 s3, s34, 1
1E1C  s_and_b32 s27, s3, 0x7fffffc0
1E24  s_waitcnt lgkmcnt(0)
1E28  s_lshr_b32 s37, s19, 5
1E2C  v_bfe_u32 v130, v0, 5, 1
1E34  s_add_i32 s33, s27, s26
1E38  v_and_b32_e32 v66, 31, v0
1E3C  v_or_b32_e32 v1, s33, v66
1E40  s_add_i32 s28, s17, -1
1E44  v_cmp_gt_u32_e32 vcc, s37, v130
1E48  v_mov_b32_e32 v160, 0x7f
1E50  v_mov_b32_e32 v161, 0x7f
1E58  s_and_saveexec_b64 s[6:7], vcc
1E5C  s_cbranch_execz 14
1E60  v_mov_b32_e32 v2, s28
1E64  v_cmp_gt_u32_e64 s[4:5], s17, v1
1E6C  v_mov_b32_e32 v131, 0
1E70  s_nop 0
1E74  v_cndmask_b32_e64 v4, v2, v1, s[4:5]
1E7C  v_mov_b64_e32 v[2:3], s[22:23]
1E80  v_mad_u64_u32 v[2:3], s[4:5], v4, s37, v[2:3]
1E88  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
1E90  global_load_ubyte v161, v[2:3], off
1E98  s_or_b64 exec, exec, s[6:7]
1E9C  v_or_b32_e32 v2, 32, v1
1EA0  s_and_saveexec_b64 s[6:7], vcc
1EA4  s_cbranch_execz 13
1EA8  v_mov_b32_e32 v3, s28
1EAC  v_cmp_gt_u32_e64 s[4:5], s17, v2
1EB4  v_mov_b64_e32 v[4:5], s[22:23]
1EB8  v_mov_b32_e32 v131, 0
1EBC  v_cndmask_b32_e64 v3, v3, v2, s[4:5]
1EC4  v_mad_u64_u32 v[4:5], s[4:5], v3, s37, v[4:5]
1ECC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
1ED4  global_load_ubyte v160, v[4:5], off
1EDC  s_or_b64 exec, exec, s[6:7]
1EE0  v_or_b32_e32 v133, 2, v130
1EE4  v_cmp_gt_u32_e64 s[8:9], s37, v133
1EEC  v_mov_b32_e32 v163, 0x7f
1EF4  v_mov_b32_e32 v162, 0x7f
1EFC  s_and_saveexec_b64 s[6:7], s[8:9]
1F00  s_cbranch_execz 13
1F04  v_mov_b32_e32 v3, s28
1F08  v_cmp_gt_u32_e64 s[4:5], s17, v1
1F10  v_mov_b64_e32 v[4:5], s[22:23]
1F14  v_mov_b32_e32 v131, 0
1F18  v_cndmask_b32_e64 v3, v3, v1, s[4:5]
1F20  v_mad_u64_u32 v[4:5], s[4:5], v3, s37, v[4:5]
1F28  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
1F30  global_load_ubyte v162, v[4:5], off offset:2
1F38  s_or_b64 exec, exec, s[6:7]
1F3C  s_and_saveexec_b64 s[6:7], s[8:9]
1F40  s_cbranch_execz 13
1F44  v_mov_b32_e32 v3, s28
1F48  v_cmp_gt_u32_e64 s[4:5], s17, v2
1F50  v_mov_b64_e32 v[4:5], s[22:23]
1F54  v_mov_b32_e32 v131, 0
1F58  v_cndmask_b32_e64 v3, v3, v2, s[4:5]
1F60  v_mad_u64_u32 v[4:5], s[4:5], v3, s37, v[4:5]
1F68  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
1F70  global_load_ubyte v163, v[4:5], off offset:2
1F78  s_or_b64 exec, exec, s[6:7]
1F7C  v_or_b32_e32 v158, 4, v130
1F80  v_cmp_gt_u32_e64 s[4:5], s37, v158
1F88  v_mov_b32_e32 v164, 0x7f
1F90  v_mov_b32_e32 v165, 0x7f
1F98  s_and_saveexec_b64 s[10:11], s[4:5]
1F9C  s_cbranch_execz 13
1FA0  v_mov_b32_e32 v3, s28
1FA4  v_cmp_gt_u32_e64 s[6:7], s17, v1
1FAC  v_mov_b64_e32 v[4:5], s[22:23]
1FB0  v_mov_b32_e32 v131, 0
1FB4  v_cndmask_b32_e64 v3, v3, v1, s[6:7]
1FBC  v_mad_u64_u32 v[4:5], s[6:7], v3, s37, v[4:5]
1FC4  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
1FCC  global_load_ubyte v165, v[4:5], off offset:4
1FD4  s_or_b64 exec, exec, s[10:11]
1FD8  s_load_dwordx2 s[14:15], s[0:1], 0x40
1FE0  s_and_saveexec_b64 s[10:11], s[4:5]
1FE4  s_cbranch_execz 13
1FE8  v_mov_b32_e32 v3, s28
1FEC  v_cmp_gt_u32_e64 s[6:7], s17, v2
1FF4  v_mov_b64_e32 v[4:5], s[22:23]
1FF8  v_mov_b32_e32 v131, 0
1FFC  v_cndmask_b32_e64 v3, v3, v2, s[6:7]
2004  v_mad_u64_u32 v[4:5], s[6:7], v3, s37, v[4:5]
200C  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
2014  global_load_ubyte v164, v[4:5], off offset:4
201C  s_or_b64 exec, exec, s[10:11]
2020  v_or_b32_e32 v159, 6, v130
2024  v_cmp_gt_u32_e64 s[6:7], s37, v159
202C  v_mov_b32_e32 v167, 0x7f
2034  v_mov_b32_e32 v166, 0x7f
203C  s_and_saveexec_b64 s[12:13], s[6:7]
2040  s_cbranch_execz 13
2044  v_mov_b32_e32 v3, s28
2048  v_cmp_gt_u32_e64 s[10:11], s17, v1
2050  v_mov_b64_e32 v[4:5], s[22:23]
2054  v_mov_b32_e32 v131, 0
2058  v_cndmask_b32_e64 v1, v3, v1, s[10:11]
2060  v_mad_u64_u32 v[4:5], s[10:11], v1, s37, v[4:5]
2068  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
2070  global_load_ubyte v166, v[4:5], off offset:6
2078  s_or_b64 exec, exec, s[12:13]
207C  s_load_dwordx2 s[24:25], s[0:1], 0x18
2084  s_and_saveexec_b64 s[12:13], s[6:7]
2088  s_cbranch_execz 14
208C  v_mov_b32_e32 v1, s28
2090  v_cmp_gt_u32_e64 s[10:11], s17, v2
2098  v_mov_b32_e32 v131, 0
209C  s_nop 0
20A0  v_cndmask_b32_e64 v1, v1, v2, s[10:11]
20A8  v_mov_b64_e32 v[2:3], s[22:23]
20AC  v_mad_u64_u32 v[2:3], s[10:11], v1, s37, v[2:3]
20B4  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
20BC  global_load_ubyte v167, v[2:3], off offset:6
20C4  s_or_b64 exec, exec, s[12:13]
20C8  s_lshl_b32 s35, s2, 7
20CC  s_and_b32 s36, s34, 64
20D0  s_or_b32 s2, s36, s35
20D4  v_or_b32_e32 v1, s2, v66
20D8  s_add_i32 s29, s18, -1
20DC  v_mov_b32_e32 v169, 0x7f
20E4  v_mov_b32_e32 v168, 0x7f
20EC  s_and_saveexec_b64 s[10:11], vcc
20F0  s_cbranch_execz 15
20F4  v_mov_b32_e32 v2, s29
20F8  v_cmp_gt_u32_e64 s[2:3], s18, v1
2100  v_mov_b32_e32 v131, 0
2104  s_nop 0
2108  v_cndmask_b32_e64 v4, v2, v1, s[2:3]
2110  s_waitcnt lgkmcnt(0)
2114  v_mov_b64_e32 v[2:3], s[24:25]
2118  v_mad_u64_u32 v[2:3], s[2:3], v4, s37, v[2:3]
2120  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
2128  global_load_ubyte v168, v[2:3], off
2130  s_or_b64 exec, exec, s[10:11]
2134  v_or_b32_e32 v2, 32, v1
2138  s_and_saveexec_b64 s[2:3], vcc
213C  s_cbranch_execz 12
2140  v_mov_b32_e32 v3, s29
2144  v_cmp_gt_u32_e32 vcc, s18, v2
2148  s_waitcnt lgkmcnt(0)
214C  v_mov_b64_e32 v[4:5], s[24:25]
2150  v_mov_b32_e32 v131, 0
2154  v_cndmask_b32_e32 v3, v3, v2, vcc
2158  v_mad_u64_u32 v[4:5], s[10:11], v3, s37, v[4:5]
2160  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
2168  global_load_ubyte v169, v[4:5], off
2170  s_or_b64 exec, exec, s[2:3]
2174  v_mov_b32_e32 v171, 0x7f
217C  v_mov_b32_e32 v170, 0x7f
2184  s_and_saveexec_b64 s[2:3], s[8:9]
2188  s_cbranch_execz 12
218C  v_mov_b32_e32 v3, s29
2190  v_cmp_gt_u32_e32 vcc, s18, v1
2194  s_waitcnt lgkmcnt(0)
2198  v_mov_b64_e32 v[4:5], s[24:25]
219C  v_mov_b32_e32 v131, 0
21A0  v_cndmask_b32_e32 v3, v3, v1, vcc
21A4  v_mad_u64_u32 v[4:5], s[10:11], v3, s37, v[4:5]
21AC  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
21B4  global_load_ubyte v170, v[4:5], off offset:2
21BC  s_or_b64 exec, exec, s[2:3]
21C0  s_and_saveexec_b64 s[2:3], s[8:9]
21C4  s_cbranch_execz 12
21C8  v_mov_b32_e32 v3, s29
21CC  v_cmp_gt_u32_e32 vcc, s18, v2
21D0  s_waitcnt lgkmcnt(0)
21D4  v_mov_b64_e32 v[4:5], s[24:25]
21D8  v_mov_b32_e32 v131, 0
21DC  v_cndmask_b32_e32 v3, v3, v2, vcc
21E0  v_mad_u64_u32 v[4:5], s[8:9], v3, s37, v[4:5]
21E8  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
21F0  global_load_ubyte v171, v[4:5], off offset:2
21F8  s_or_b64 exec, exec, s[2:3]
21FC  v_mov_b32_e32 v174, 0x7f
2204  v_mov_b32_e32 v173, 0x7f
220C  s_and_saveexec_b64 s[2:3], s[4:5]
2210  s_cbranch_execz 12
2214  v_mov_b32_e32 v3, s29
2218  v_cmp_gt_u32_e32 vcc, s18, v1
221C  s_waitcnt lgkmcnt(0)
2220  v_mov_b64_e32 v[4:5], s[24:25]
2224  v_mov_b32_e32 v131, 0
2228  v_cndmask_b32_e32 v3, v3, v1, vcc
222C  v_mad_u64_u32 v[4:5], s[8:9], v3, s37, v[4:5]
2234  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
223C  global_load_ubyte v173, v[4:5], off offset:4
2244  s_or_b64 exec, exec, s[2:3]
2248  s_and_saveexec_b64 s[2:3], s[4:5]
224C  s_cbranch_execz 12
2250  v_mov_b32_e32 v3, s29
2254  v_cmp_gt_u32_e32 vcc, s18, v2
2258  s_waitcnt lgkmcnt(0)
225C  v_mov_b64_e32 v[4:5], s[24:25]
2260  v_mov_b32_e32 v131, 0
2264  v_cndmask_b32_e32 v3, v3, v2, vcc
2268  v_mad_u64_u32 v[4:5], s[4:5], v3, s37, v[4:5]
2270  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
2278  global_load_ubyte v174, v[4:5], off offset:4
2280  s_or_b64 exec, exec, s[2:3]
2284  s_load_dwordx2 s[2:3], s[0:1], 0x0
228C  v_mov_b32_e32 v176, 0x7f
2294  v_mov_b32_e32 v175, 0x7f
229C  s_and_saveexec_b64 s[4:5], s[6:7]
22A0  s_cbranch_execz 12
22A4  v_mov_b32_e32 v3, s29
22A8  v_cmp_gt_u32_e32 vcc, s18, v1
22AC  s_waitcnt lgkmcnt(0)
22B0  v_mov_b64_e32 v[4:5], s[24:25]
22B4  v_mov_b32_e32 v131, 0
22B8  v_cndmask_b32_e32 v1, v3, v1, vcc
22BC  v_mad_u64_u32 v[4:5], s[8:9], v1, s37, v[4:5]
22C4  v_lshl_add_u64 v[4:5], v[4:5], 0, v[130:131]
22CC  global_load_ubyte v175, v[4:5], off offset:6
22D4  s_or_b64 exec, exec, s[4:5]
22D8  s_and_saveexec_b64 s[4:5], s[6:7]
22DC  s_cbranch_execz 13
22E0  v_mov_b32_e32 v1, s29
22E4  v_cmp_gt_u32_e32 vcc, s18, v2
22E8  v_mov_b32_e32 v131, 0
22EC  s_nop 0
22F0  v_cndmask_b32_e32 v1, v1, v2, vcc
22F4  s_waitcnt lgkmcnt(0)
22F8  v_mov_b64_e32 v[2:3], s[24:25]
22FC  v_mad_u64_u32 v[2:3], s[6:7], v1, s37, v[2:3]
2304  v_lshl_add_u64 v[2:3], v[2:3], 0, v[130:131]
230C  global_load_ubyte v176, v[2:3], off offset:6
2314  s_or_b64 exec, exec, s[4:5]
2318  s_mul_hi_u32 s7, s37, s26
231C  s_mul_i32 s6, s37, s26
2320  s_lshl_b64 s[6:7], s[6:7], 4
2324  v_lshrrev_b32_e32 v1, 4, v0
2328  s_waitcnt lgkmcnt(0)
232C  s_add_u32 s12, s2, s6
2330  v_and_b32_e32 v2, 7, v0
2334  v_and_b32_e32 v3, 4, v1
2338  v_bfe_u32 v1, v0, 4, 2
2340  s_addc_u32 s13, s3, s7
2344  v_bitop3_b32 v132, v3, v2, v1 bitop3:0x36
234C  v_lshrrev_b32_e32 v2, 3, v0
2350  v_bfe_u32 v3, v0, 3, 3
2358  s_not_b32 s2, s26
235C  v_and_or_b32 v6, v2, 24, v3
2364  s_add_i32 s6, s17, s2
2368  v_min_u32_e32 v2, s6, v6
236C  v_or_b32_e32 v7, 32, v6
2370  s_load_dwordx2 s[4:5], s[0:1], 0x10
2378  v_mad_u64_u32 v[134:135], s[2:3], v2, s37, v[132:133]
2380  v_min_u32_e32 v2, s6, v7
2384  v_or_b32_e32 v8, 64, v6
2388  v_mad_u64_u32 v[136:137], s[2:3], v2, s37, v[132:133]
2390  v_min_u32_e32 v2, s6, v8
2394  v_or_b32_e32 v9, 0x60, v6
239C  v_readfirstlane_b32 s8, v0
23A0  v_mad_u64_u32 v[138:139], s[2:3], v2, s37, v[132:133]
23A8  v_min_u32_e32 v2, s6, v9
23AC  s_andn2_b32 s8, s8, 63
23B0  v_mad_u64_u32 v[140:141], s[2:3], v2, s37, v[132:133]
23B8  s_cmpk_gt_u32 s19, 0xff
23BC  s_cselect_b64 s[6:7], -1, 0
23C0  s_cmpk_lt_u32 s19, 0x100
23C4  s_mov_b64 s[2:3], -1
23C8  s_cbranch_scc1 29
23CC  s_lshl_b32 s2, s8, 4
23D0  v_mov_b32_e32 v135, 0
23D4  v_lshl_add_u64 v[2:3], v[134:135], 4, s[12:13]
23DC  s_mov_b32 m0, s2
23E0  v_mov_b32_e32 v137, v135
23E4  global_load_lds_dwordx4 v[2:3], off
23EC  v_lshl_add_u64 v[2:3], v[136:137], 4, s[12:13]
23F4  s_add_i32 m0, s2, 0x1000
23FC  v_mov_b32_e32 v139, v135
2400  global_load_lds_dwordx4 v[2:3], off
2408  v_lshl_add_u64 v[2:3], v[138:139], 4, s[12:13]
2410  s_add_i32 m0, s2, 0x2000
2418  v_mov_b32_e32 v141, v135
241C  global_load_lds_dwordx4 v[2:3], off
2424  v_lshl_add_u64 v[2:3], v[140:141], 4, s[12:13]
242C  s_add_i32 m0, s2, 0x3000
2434  s_mov_b64 s[2:3], 0
2438  global_load_lds_dwordx4 v[2:3], off
2440  v_and_b32_e32 v172, 63, v0
2444  s_andn2_b64 vcc, exec, s[2:3]
2448  v_cmp_le_u32_e64 s[2:3], s37, v132
2450  s_cbranch_vccnz 65
2454  v_lshlrev_b32_e32 v2, 4, v172
2458  v_lshl_add_u32 v10, s8, 4, v2
2460  s_and_saveexec_b64 s[8:9], s[2:3]
2464  s_xor_b64 s[8:9], exec, s[8:9]
2468  v_mov_b32_e32 v2, 0
246C  v_mov_b32_e32 v3, v2
2470  v_mov_b32_e32 v4, v2
2474  v_mov_b32_e32 v5, v2
2478  ds_write_b128 v10, v[2:5]
2480  s_or_saveexec_b64 s[8:9], s[8:9]
2484  v_mov_b32_e32 v2, 0
2488  v_mov_b32_e32 v3, 0
248C  v_mov_b32_e32 v4, 0
2490  v_mov_b32_e32 v5, 0
2494  s_xor_b64 exec, exec, s[8:9]
2498  s_cbranch_execz 13
249C  v_mov_b32_e32 v135, 0
24A0  v_lshl_add_u64 v[16:17], v[134:135], 4, s[12:13]
24A8  v_mov_b32_e32 v137, v135
24AC  v_lshl_add_u64 v[18:19], v[136:137], 4, s[12:13]
24B4  global_load_dwordx4 v[12:15], v[16:17], off
24BC  global_load_dwordx4 v[2:5], v[18:19], off
24C4  s_waitcnt vmcnt(0)
24C8  ds_write_b128 v10, v[12:15]
24D0  s_or_b64 exec, exec, s[8:9]
24D4  ds_write_b128 v10, v[2:5] offset:4096
24DC  s_and_saveexec_b64 s[8:9], s[2:3]
24E0  s_xor_b64 s[2:3], exec, s[8:9]
24E4  v_mov_b32_e32 v2, 0
24E8  v_mov_b32_e32 v3, v2
24EC  v_mov_b32_e32 v4, v2
24F0  v_mov_b32_e32 v5, v2
24F4  ds_write_b128 v10, v[2:5] offset:8192
24FC  s_or_saveexec_b64 s[2:3], s[2:3]
2500  v_mov_b32_e32 v2, 0
2504  v_mov_b32_e32 v3, 0
2508  v_mov_b32_e32 v4, 0
250C  v_mov_b32_e32 v5, 0
2510  s_xor_b64 exec, exec, s[2:3]
2514  s_cbranch_execz 13
2518  v_mov_b32_e32 v139, 0
251C  v_lshl_add_u64 v[16:17], v[138:139], 4, s[12:13]
2524  v_mov_b32_e32 v141, v139
2528  v_lshl_add_u64 v[18:19], v[140:141], 4, s[12:13]
2530  global_load_dwordx4 v[12:15], v[16:17], off
2538  global_load_dwordx4 v[2:5], v[18:19], off
2540  s_waitcnt vmcnt(0)
2544  ds_write_b128 v10, v[12:15] offset:8192
254C  s_or_b64 exec, exec, s[2:3]
2550  ds_write_b128 v10, v[2:5] offset:12288
2558  s_mul_hi_u32 s3, s37, s35
255C  s_mul_i32 s2, s37, s35
2560  s_lshl_b64 s[2:3], s[2:3], 4
2564  s_waitcnt lgkmcnt(0)
2568  s_add_u32 s20, s4, s2
256C  s_addc_u32 s21, s5, s3
2570  s_not_b32 s2, s35
2574  s_add_i32 s4, s18, s2
2578  v_min_u32_e32 v2, s4, v6
257C  v_mad_u64_u32 v[142:143], s[2:3], v2, s37, v[132:133]
2584  v_min_u32_e32 v2, s4, v7
2588  v_mad_u64_u32 v[144:145], s[2:3], v2, s37, v[132:133]
2590  v_min_u32_e32 v2, s4, v8
2594  v_mad_u64_u32 v[146:147], s[2:3], v2, s37, v[132:133]
259C  v_min_u32_e32 v2, s4, v9
25A0  v_mad_u64_u32 v[148:149], s[2:3], v2, s37, v[132:133]
25A8  v_readfirstlane_b32 s4, v0
25AC  s_andn2_b32 s4, s4, 63
25B0  s_andn2_b64 vcc, exec, s[6:7]
25B4  s_mov_b64 s[2:3], -1
25B8  s_cbranch_vccnz 30
25BC  s_lshl_b32 s2, s4, 4
25C0  v_mov_b32_e32 v143, 0
25C4  s_add_i32 m0, s2, 0x8000
25CC  v_lshl_add_u64 v[2:3], v[142:143], 4, s[20:21]
25D4  v_mov_b32_e32 v145, v143
25D8  global_load_lds_dwordx4 v[2:3], off
25E0  v_lshl_add_u64 v[2:3], v[144:145], 4, s[20:21]
25E8  s_add_i32 m0, s2, 0x9000
25F0  v_mov_b32_e32 v147, v143
25F4  global_load_lds_dwordx4 v[2:3], off
25FC  v_lshl_add_u64 v[2:3], v[146:147], 4, s[20:21]
2604  s_add_i32 m0, s2, 0xa000
260C  v_mov_b32_e32 v149, v143
2610  global_load_lds_dwordx4 v[2:3], off
2618  v_lshl_add_u64 v[2:3], v[148:149], 4, s[20:21]
2620  s_add_i32 m0, s2, 0xb000
2628  s_mov_b64 s[2:3], 0
262C  global_load_lds_dwordx4 v[2:3], off
2634  s_andn2_b64 vcc, exec, s[2:3]
2638  s_cbranch_vccnz 68
263C  s_lshl_b32 s2, s4, 4
2640  s_add_i32 s2, s2, 0x8000
2648  v_cmp_le_u32_e32 vcc, s37, v132
264C  v_lshl_add_u32 v6, v172, 4, s2
2654  s_and_saveexec_b64 s[2:3], vcc
2658  s_xor_b64 s[2:3], exec, s[2:3]
265C  v_mov_b32_e32 v2, 0
2660  v_mov_b32_e32 v3, v2
2664  v_mov_b32_e32 v4, v2
2668  v_mov_b32_e32 v5, v2
266C  ds_write_b128 v6, v[2:5]
2674  s_or_saveexec_b64 s[2:3], s[2:3]
2678  v_mov_b32_e32 v2, 0
267C  v_mov_b32_e32 v3, 0
2680  v_mov_b32_e32 v4, 0
2684  v_mov_b32_e32 v5, 0
2688  s_xor_b64 exec, exec, s[2:3]
268C  s_cbranch_execz 13
2690  v_mov_b32_e32 v143, 0
2694  v_lshl_add_u64 v[12:13], v[142:143], 4, s[20:21]
269C  v_mov_b32_e32 v145, v143
26A0  v_lshl_add_u64 v[14:15], v[144:145], 4, s[20:21]
26A8  global_load_dwordx4 v[8:11], v[12:13], off
26B0  global_load_dwordx4 v[2:5], v[14:15], off
26B8  s_waitcnt vmcnt(0)
26BC  ds_write_b128 v6, v[8:11]
26C4  s_or_b64 exec, exec, s[2:3]
26C8  ds_write_b128 v6, v[2:5] offset:4096
26D0  s_and_saveexec_b64 s[2:3], vcc
26D4  s_xor_b64 s[2:3], exec, s[2:3]
26D8  v_mov_b32_e32 v2, 0
26DC  v_mov_b32_e32 v3, v2
26E0  v_mov_b32_e32 v4, v2
26E4  v_mov_b32_e32 v5, v2
26E8  ds_write_b128 v6, v[2:5] offset:8192
26F0  s_or_saveexec_b64 s[2:3], s[2:3]
26F4  v_mov_b32_e32 v2, 0
26F8  v_mov_b32_e32 v3, 0
26FC  v_mov_b32_e32 v4, 0
2700  v_mov_b32_e32 v5, 0
2704  s_xor_b64 exec, exec, s[2:3]
2708  s_cbranch_execz 13
270C  v_mov_b32_e32 v147, 0
2710  v_lshl_add_u64 v[12:13], v[146:147], 4, s[20:21]
2718  v_mov_b32_e32 v149, v147
271C  v_lshl_add_u64 v[14:15], v[148:149], 4, s[20:21]
2724  global_load_dwordx4 v[8:11], v[12:13], off
272C  global_load_dwordx4 v[2:5], v[14:15], off
2734  s_waitcnt vmcnt(0)
2738  ds_write_b128 v6, v[8:11] offset:8192
2740  s_or_b64 exec, exec, s[2:3]
2744  ds_write_b128 v6, v[2:5] offset:12288
274C  v_mov_b32_e32 v65, 0
2750  s_cmp_lt_u32 s19, 32
2754  v_mov_b32_e32 v64, 0
2758  v_mov_b32_e32 v63, 0
275C  v_mov_b32_e32 v62, 0
2760  v_mov_b32_e32 v61, 0
2764  v_mov_b32_e32 v60, 0
2768  v_mov_b32_e32 v59, 0
276C  v_mov_b32_e32 v58, 0
2770  v_mov_b32_e32 v57, 0
2774  v_mov_b32_e32 v56, 0
2778  v_mov_b32_e32 v55, 0
277C  v_mov_b32_e32 v54, 0
2780  v_mov_b32_e32 v53, 0
2784  v_mov_b32_e32 v52, 0
2788  v_mov_b32_e32 v51, 0
278C  v_mov_b32_e32 v50, 0
2790  v_mov_b32_e32 v49, 0
2794  v_mov_b32_e32 v48, 0
2798  v_mov_b32_e32 v47, 0
279C  v_mov_b32_e32 v46, 0
27A0  v_mov_b32_e32 v45, 0
27A4  v_mov_b32_e32 v44, 0
27A8  v_mov_b32_e32 v43, 0
27AC  v_mov_b32_e32 v42, 0
27B0  v_mov_b32_e32 v41, 0
27B4  v_mov_b32_e32 v40, 0
27B8  v_mov_b32_e32 v39, 0
27BC  v_mov_b32_e32 v38, 0
27C0  v_mov_b32_e32 v37, 0
27C4  v_mov_b32_e32 v36, 0
27C8  v_mov_b32_e32 v35, 0
27CC  v_mov_b32_e32 v34, 0
27D0  v_mov_b32_e32 v33, 0
27D4  v_mov_b32_e32 v32, 0
27D8  v_mov_b32_e32 v31, 0
27DC  v_mov_b32_e32 v30, 0
27E0  v_mov_b32_e32 v29, 0
27E4  v_mov_b32_e32 v28, 0
27E8  v_mov_b32_e32 v27, 0
27EC  v_mov_b32_e32 v26, 0
27F0  v_mov_b32_e32 v25, 0
27F4  v_mov_b32_e32 v24, 0
27F8  v_mov_b32_e32 v23, 0
27FC  v_mov_b32_e32 v22, 0
2800  v_mov_b32_e32 v21, 0
2804  v_mov_b32_e32 v20, 0
2808  v_mov_b32_e32 v19, 0
280C  v_mov_b32_e32 v18, 0
2810  v_mov_b32_e32 v17, 0
2814  v_mov_b32_e32 v16, 0
2818  v_mov_b32_e32 v15, 0
281C  v_mov_b32_e32 v14, 0
2820  v_mov_b32_e32 v13, 0
2824  v_mov_b32_e32 v12, 0
2828  v_mov_b32_e32 v11, 0
282C  v_mov_b32_e32 v10, 0
2830  v_mov_b32_e32 v9, 0
2834  v_mov_b32_e32 v8, 0
2838  v_mov_b32_e32 v7, 0
283C  v_mov_b32_e32 v6, 0
2840  v_mov_b32_e32 v5, 0
2844  v_mov_b32_e32 v4, 0
2848  v_mov_b32_e32 v3, 0
284C  v_mov_b32_e32 v2, 0
2850  s_cbranch_scc1 1170
2854  v_or_b32_e32 v2, s27, v66
2858  v_add_u32_e32 v3, s26, v2
285C  v_mov_b32_e32 v4, s28
2860  v_cmp_gt_u32_e32 vcc, s17, v3
2864  v_mov_b32_e32 v7, s29
2868  v_mov_b32_e32 v135, 0
286C  v_cndmask_b32_e32 v5, v4, v3, vcc
2870  v_add_u32_e32 v3, 32, v3
2874  v_cmp_gt_u32_e32 vcc, s17, v3
2878  v_lshlrev_b32_e32 v2, 7, v2
287C  v_mov_b32_e32 v131, v135
2880  v_cndmask_b32_e32 v4, v4, v3, vcc
2884  v_or_b32_e32 v3, s36, v66
2888  v_or_b32_e32 v6, s35, v3
288C  v_cmp_gt_u32_e32 vcc, s18, v6
2890  v_lshlrev_b32_e32 v3, 7, v3
2894  v_or_b32_e32 v10, 0x8000, v3
289C  v_cndmask_b32_e32 v8, v7, v6, vcc
28A0  v_or_b32_e32 v6, 32, v6
28A4  v_cmp_gt_u32_e32 vcc, s18, v6
28A8  v_or_b32_e32 v3, 0xc000, v3
28B0  s_mov_b32 s9, 0
28B4  v_cndmask_b32_e32 v6, v7, v6, vcc
28B8  v_lshrrev_b32_e32 v7, 1, v0
28BC  v_bitop3_b32 v9, v130, v7, 7 bitop3:0x78
28C4  v_bitop3_b32 v11, v133, v7, 7 bitop3:0x78
28CC  v_bitop3_b32 v12, v158, v7, 7 bitop3:0x78
28D4  v_bitop3_b32 v7, v159, v7, 7 bitop3:0x78
28DC  v_lshlrev_b32_e32 v9, 4, v9
28E0  v_lshlrev_b32_e32 v11, 4, v11
28E4  v_lshlrev_b32_e32 v12, 4, v12
28E8  v_lshlrev_b32_e32 v7, 4, v7
28EC  v_or_b32_e32 v177, v2, v9
28F0  v_or_b32_e32 v179, v2, v11
28F4  v_or_b32_e32 v181, v2, v12
28F8  v_or_b32_e32 v183, v2, v7
28FC  v_add_u32_e32 v2, 0x4000, v2
2904  v_or_b32_e32 v185, v2, v9
2908  v_or_b32_e32 v186, v3, v9
290C  v_or_b32_e32 v187, v2, v11
2910  v_or_b32_e32 v188, v3, v11
2914  v_or_b32_e32 v189, v2, v12
2918  v_or_b32_e32 v190, v3, v12
291C  v_or_b32_e32 v191, v2, v7
2920  v_or_b32_e32 v192, v3, v7
2924  v_mad_u64_u32 v[2:3], s[2:3], v5, s37, v[130:131]
292C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[22:23]
2934  v_lshl_add_u64 v[150:151], v[2:3], 0, 12
293C  v_mad_u64_u32 v[2:3], s[2:3], v4, s37, v[130:131]
2944  v_lshl_add_u64 v[2:3], v[2:3], 0, s[22:23]
294C  v_lshl_add_u64 v[152:153], v[2:3], 0, 12
2954  v_mad_u64_u32 v[2:3], s[2:3], v8, s37, v[130:131]
295C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
2964  v_lshl_add_u64 v[154:155], v[2:3], 0, 12
296C  v_mad_u64_u32 v[2:3], s[2:3], v6, s37, v[130:131]
2974  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
297C  v_mov_b32_e32 v137, v135
2980  v_mov_b32_e32 v139, v135
2984  v_mov_b32_e32 v141, v135
2988  v_mov_b32_e32 v143, v135
298C  v_mov_b32_e32 v145, v135
2990  v_mov_b32_e32 v147, v135
2994  v_mov_b32_e32 v149, v135
2998  v_or_b32_e32 v178, v10, v9
299C  v_or_b32_e32 v180, v10, v11
29A0  v_or_b32_e32 v182, v10, v12
29A4  v_or_b32_e32 v184, v10, v7
29A8  v_lshl_add_u64 v[156:157], v[2:3], 0, 12
29B0  s_mov_b64 s[26:27], 0
29B4  s_mov_b64 s[22:23], 0x80
29BC  s_mov_b64 s[24:25], 0x100
29C4  v_mov_b32_e32 v2, v135
29C8  v_mov_b32_e32 v3, v135
29CC  v_mov_b32_e32 v4, v135
29D0  v_mov_b32_e32 v5, v135
29D4  v_mov_b32_e32 v6, v135
29D8  v_mov_b32_e32 v7, v135
29DC  v_mov_b32_e32 v8, v135
29E0  v_mov_b32_e32 v9, v135
29E4  v_mov_b32_e32 v10, v135
29E8  v_mov_b32_e32 v11, v135
29EC  v_mov_b32_e32 v12, v135
29F0  v_mov_b32_e32 v13, v135
29F4  v_mov_b32_e32 v14, v135
29F8  v_mov_b32_e32 v15, v135
29FC  v_mov_b32_e32 v16, v135
2A00  v_mov_b32_e32 v17, v135
2A04  v_mov_b32_e32 v18, v135
2A08  v_mov_b32_e32 v19, v135
2A0C  v_mov_b32_e32 v20, v135
2A10  v_mov_b32_e32 v21, v135
2A14  v_mov_b32_e32 v22, v135
2A18  v_mov_b32_e32 v23, v135
2A1C  v_mov_b32_e32 v24, v135
2A20  v_mov_b32_e32 v25, v135
2A24  v_mov_b32_e32 v26, v135
2A28  v_mov_b32_e32 v27, v135
2A2C  v_mov_b32_e32 v28, v135
2A30  v_mov_b32_e32 v29, v135
2A34  v_mov_b32_e32 v30, v135
2A38  v_mov_b32_e32 v31, v135
2A3C  v_mov_b32_e32 v32, v135
2A40  v_mov_b32_e32 v33, v135
2A44  v_mov_b32_e32 v34, v135
2A48  v_mov_b32_e32 v35, v135
2A4C  v_mov_b32_e32 v36, v135
2A50  v_mov_b32_e32 v37, v135
2A54  v_mov_b32_e32 v38, v135
2A58  v_mov_b32_e32 v39, v135
2A5C  v_mov_b32_e32 v40, v135
2A60  v_mov_b32_e32 v41, v135
2A64  v_mov_b32_e32 v42, v135
2A68  v_mov_b32_e32 v43, v135
2A6C  v_mov_b32_e32 v44, v135
2A70  v_mov_b32_e32 v45, v135
2A74  v_mov_b32_e32 v46, v135
2A78  v_mov_b32_e32 v47, v135
2A7C  v_mov_b32_e32 v48, v135
2A80  v_mov_b32_e32 v49, v135
2A84  v_mov_b32_e32 v50, v135
2A88  v_mov_b32_e32 v51, v135
2A8C  v_mov_b32_e32 v52, v135
2A90  v_mov_b32_e32 v53, v135
2A94  v_mov_b32_e32 v54, v135
2A98  v_mov_b32_e32 v55, v135
2A9C  v_mov_b32_e32 v56, v135
2AA0  v_mov_b32_e32 v57, v135
2AA4  v_mov_b32_e32 v58, v135
2AA8  v_mov_b32_e32 v59, v135
2AAC  v_mov_b32_e32 v60, v135
2AB0  v_mov_b32_e32 v61, v135
2AB4  v_mov_b32_e32 v62, v135
2AB8  v_mov_b32_e32 v63, v135
2ABC  v_mov_b32_e32 v64, v135
2AC0  v_mov_b32_e32 v65, v135
2AC4  s_add_i32 s2, s26, 8
2AC8  s_cmp_lt_u32 s2, s37
2ACC  s_cselect_b64 s[28:29], -1, 0
2AD0  s_cmp_ge_u32 s2, s37
2AD4  s_waitcnt vmcnt(0)
2AD8  v_mov_b32_e32 v203, v168
2ADC  v_mov_b32_e32 v204, v169
2AE0  v_mov_b32_e32 v202, v170
2AE4  v_mov_b32_e32 v206, v171
2AE8  v_mov_b32_e32 v207, v173
2AEC  v_mov_b32_e32 v208, v174
2AF0  v_mov_b32_e32 v205, v175
2AF4  v_mov_b32_e32 v201, v176
2AF8  v_mov_b32_e32 v195, v161
2AFC  v_mov_b32_e32 v196, v160
2B00  v_mov_b32_e32 v194, v162
2B04  v_mov_b32_e32 v197, v163
2B08  v_mov_b32_e32 v200, v165
2B0C  v_mov_b32_e32 v199, v164
2B10  v_mov_b32_e32 v198, v166
2B14  v_mov_b32_e32 v193, v167
2B18  s_waitcnt vmcnt(0) lgkmcnt(0)
2B1C  s_barrier
2B20  s_cbranch_scc1 339
2B24  v_lshl_add_u64 v[66:67], v[130:131], 0, s[26:27]
2B2C  v_add_u32_e32 v67, 8, v66
2B30  v_cmp_gt_u32_e32 vcc, s37, v67
2B34  v_mov_b32_e32 v194, 0x7f
2B3C  v_mov_b32_e32 v195, 0x7f
2B44  v_mov_b32_e32 v196, 0x7f
2B4C  s_and_saveexec_b64 s[2:3], vcc
2B50  s_cbranch_execz 8
2B54  v_lshl_add_u64 v[68:69], v[150:151], 0, s[26:27]
2B5C  v_lshl_add_u64 v[70:71], v[152:153], 0, s[26:27]
2B64  global_load_ubyte v195, v[68:69], off offset:-4
2B6C  global_load_ubyte v196, v[70:71], off offset:-4
2B74  s_or_b64 exec, exec, s[2:3]
2B78  v_add_u32_e32 v67, 10, v66
2B7C  v_cmp_gt_u32_e64 s[2:3], s37, v67
2B84  v_mov_b32_e32 v197, 0x7f
2B8C  s_and_saveexec_b64 s[4:5], s[2:3]
2B90  s_cbranch_execz 8
2B94  v_lshl_add_u64 v[68:69], v[150:151], 0, s[26:27]
2B9C  v_lshl_add_u64 v[70:71], v[152:153], 0, s[26:27]
2BA4  global_load_ubyte v194, v[68:69], off offset:-2
2BAC  global_load_ubyte v197, v[70:71], off offset:-2
2BB4  s_or_b64 exec, exec, s[4:5]
2BB8  v_add_u32_e32 v67, 12, v66
2BBC  v_cmp_gt_u32_e64 s[4:5], s37, v67
2BC4  v_mov_b32_e32 v198, 0x7f
2BCC  v_mov_b32_e32 v200, 0x7f
2BD4  v_mov_b32_e32 v199, 0x7f
2BDC  s_and_saveexec_b64 s[6:7], s[4:5]
2BE0  s_cbranch_execz 8
2BE4  v_lshl_add_u64 v[68:69], v[150:151], 0, s[26:27]
2BEC  v_lshl_add_u64 v[70:71], v[152:153], 0, s[26:27]
2BF4  global_load_ubyte v200, v[68:69], off
2BFC  global_load_ubyte v199, v[70:71], off
2C04  s_or_b64 exec, exec, s[6:7]
2C08  v_add_u32_e32 v66, 14, v66
2C0C  v_cmp_gt_u32_e64 s[6:7], s37, v66
2C14  v_mov_b32_e32 v193, 0x7f
2C1C  s_and_saveexec_b64 s[10:11], s[6:7]
2C20  s_cbranch_execz 8
2C24  v_lshl_add_u64 v[66:67], v[150:151], 0, s[26:27]
2C2C  v_lshl_add_u64 v[68:69], v[152:153], 0, s[26:27]
2C34  global_load_ubyte v198, v[66:67], off offset:2
2C3C  global_load_ubyte v193, v[68:69], off offset:2
2C44  s_or_b64 exec, exec, s[10:11]
2C48  v_mov_b32_e32 v202, 0x7f
2C50  v_mov_b32_e32 v203, 0x7f
2C58  v_mov_b32_e32 v204, 0x7f
2C60  s_and_saveexec_b64 s[10:11], vcc
2C64  s_cbranch_execz 8
2C68  v_lshl_add_u64 v[66:67], v[154:155], 0, s[26:27]
2C70  v_lshl_add_u64 v[68:69], v[156:157], 0, s[26:27]
2C78  global_load_ubyte v203, v[66:67], off offset:-4
2C80  global_load_ubyte v204, v[68:69], off offset:-4
2C88  s_or_b64 exec, exec, s[10:11]
2C8C  v_mov_b32_e32 v206, 0x7f
2C94  s_and_saveexec_b64 s[10:11], s[2:3]
2C98  s_cbranch_execz 8
2C9C  v_lshl_add_u64 v[66:67], v[154:155], 0, s[26:27]
2CA4  v_lshl_add_u64 v[68:69], v[156:157], 0, s[26:27]
2CAC  global_load_ubyte v202, v[66:67], off offset:-2
2CB4  global_load_ubyte v206, v[68:69], off offset:-2
2CBC  s_or_b64 exec, exec, s[10:11]
2CC0  v_mov_b32_e32 v205, 0x7f
2CC8  v_mov_b32_e32 v207, 0x7f
2CD0  v_mov_b32_e32 v208, 0x7f
2CD8  s_and_saveexec_b64 s[2:3], s[4:5]
2CDC  s_cbranch_execz 8
2CE0  v_lshl_add_u64 v[66:67], v[154:155], 0, s[26:27]
2CE8  v_lshl_add_u64 v[68:69], v[156:157], 0, s[26:27]
2CF0  global_load_ubyte v207, v[66:67], off
2CF8  global_load_ubyte v208, v[68:69], off
2D00  s_or_b64 exec, exec, s[2:3]
2D04  v_mov_b64_e32 v[74:75], s[26:27]
2D08  v_mov_b32_e32 v201, 0x7f
2D10  s_and_saveexec_b64 s[2:3], s[6:7]
2D14  s_cbranch_execz 10
2D18  v_lshl_add_u64 v[66:67], v[154:155], 0, s[26:27]
2D20  v_lshl_add_u64 v[68:69], v[156:157], 0, s[26:27]
2D28  global_load_ubyte v205, v[66:67], off offset:2
2D30  global_load_ubyte v201, v[68:69], off offset:2
2D38  s_mov_b32 s8, s26
2D3C  v_mov_b64_e32 v[74:75], s[8:9]
2D40  s_or_b64 exec, exec, s[2:3]
2D44  v_readfirstlane_b32 s6, v0
2D48  s_andn2_b32 s6, s6, 63
2D4C  s_add_i32 s4, s26, 16
2D50  s_cmp_le_u32 s4, s37
2D54  v_lshl_add_u64 v[76:77], v[74:75], 4, s[12:13]
2D5C  s_cselect_b64 s[2:3], -1, 0
2D60  s_cmp_gt_u32 s4, s37
2D64  s_mov_b64 s[4:5], -1
2D68  s_cbranch_scc1 37
2D6C  v_lshl_add_u64 v[66:67], v[134:135], 4, v[76:77]
2D74  s_lshl_b32 s4, s6, 4
2D78  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2D80  s_add_i32 m0, s4, 0x4000
2D88  s_nop 0
2D8C  global_load_lds_dwordx4 v[66:67], off
2D94  v_lshl_add_u64 v[66:67], v[136:137], 4, v[76:77]
2D9C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2DA4  s_add_i32 m0, s4, 0x5000
2DAC  s_nop 0
2DB0  global_load_lds_dwordx4 v[66:67], off
2DB8  v_lshl_add_u64 v[66:67], v[138:139], 4, v[76:77]
2DC0  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2DC8  s_add_i32 m0, s4, 0x6000
2DD0  s_nop 0
2DD4  global_load_lds_dwordx4 v[66:67], off
2DDC  v_lshl_add_u64 v[66:67], v[140:141], 4, v[76:77]
2DE4  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2DEC  s_add_i32 m0, s4, 0x7000
2DF4  s_mov_b64 s[4:5], 0
2DF8  global_load_lds_dwordx4 v[66:67], off
2E00  s_andn2_b64 vcc, exec, s[4:5]
2E04  v_add3_u32 v78, v132, s26, 8
2E0C  s_cbranch_vccnz 53
2E10  v_or_b32_e32 v66, s6, v172
2E14  v_cmp_le_u32_e32 vcc, s37, v78
2E18  v_lshlrev_b32_e32 v79, 4, v66
2E1C  s_and_saveexec_b64 s[4:5], vcc
2E20  s_xor_b64 s[4:5], exec, s[4:5]
2E24  s_cbranch_execz 9
2E28  s_mov_b32 s10, s9
2E2C  s_mov_b32 s11, s9
2E30  s_mov_b32 s8, s9
2E34  v_mov_b64_e32 v[68:69], s[10:11]
2E38  v_mov_b64_e32 v[66:67], s[8:9]
2E3C  ds_write_b128 v79, v[66:69] offset:16384
2E44  ds_write_b128 v79, v[66:69] offset:20480
2E4C  s_or_saveexec_b64 s[4:5], s[4:5]
2E50  v_mov_b32_e32 v66, 0
2E54  v_mov_b32_e32 v67, 0
2E58  v_mov_b32_e32 v68, 0
2E5C  v_mov_b32_e32 v69, 0
2E60  v_mov_b32_e32 v70, 0
2E64  v_mov_b32_e32 v71, 0
2E68  v_mov_b32_e32 v72, 0
2E6C  v_mov_b32_e32 v73, 0
2E70  s_xor_b64 exec, exec, s[4:5]
2E74  s_cbranch_execz 22
2E78  v_lshl_add_u64 v[66:67], v[134:135], 4, v[76:77]
2E80  v_lshl_add_u64 v[68:69], v[136:137], 4, v[76:77]
2E88  global_load_dwordx4 v[80:83], v[66:67], off offset:128
2E90  global_load_dwordx4 v[84:87], v[68:69], off offset:128
2E98  v_lshl_add_u64 v[66:67], v[138:139], 4, v[76:77]
2EA0  v_lshl_add_u64 v[70:71], v[140:141], 4, v[76:77]
2EA8  global_load_dwordx4 v[66:69], v[66:67], off offset:128
2EB0  s_nop 0
2EB4  global_load_dwordx4 v[70:73], v[70:71], off offset:128
2EBC  s_waitcnt vmcnt(0)
2EC0  ds_write_b128 v79, v[80:83] offset:16384
2EC8  ds_write_b128 v79, v[84:87] offset:20480
2ED0  s_or_b64 exec, exec, s[4:5]
2ED4  ds_write_b128 v79, v[66:69] offset:24576
2EDC  ds_write_b128 v79, v[70:73] offset:28672
2EE4  v_readfirstlane_b32 s4, v0
2EE8  s_andn2_b32 s4, s4, 63
2EEC  v_lshl_add_u64 v[74:75], v[74:75], 4, s[20:21]
2EF4  s_andn2_b64 vcc, exec, s[2:3]
2EF8  s_mov_b64 s[2:3], -1
2EFC  s_cbranch_vccnz 37
2F00  v_lshl_add_u64 v[66:67], v[142:143], 4, v[74:75]
2F08  s_lshl_b32 s2, s4, 4
2F0C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2F14  s_add_i32 m0, s2, 0xc000
2F1C  s_nop 0
2F20  global_load_lds_dwordx4 v[66:67], off
2F28  v_lshl_add_u64 v[66:67], v[144:145], 4, v[74:75]
2F30  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2F38  s_add_i32 m0, s2, 0xd000
2F40  s_nop 0
2F44  global_load_lds_dwordx4 v[66:67], off
2F4C  v_lshl_add_u64 v[66:67], v[146:147], 4, v[74:75]
2F54  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2F5C  s_add_i32 m0, s2, 0xe000
2F64  s_nop 0
2F68  global_load_lds_dwordx4 v[66:67], off
2F70  v_lshl_add_u64 v[66:67], v[148:149], 4, v[74:75]
2F78  v_lshl_add_u64 v[66:67], v[66:67], 0, s[22:23]
2F80  s_add_i32 m0, s2, 0xf000
2F88  s_mov_b64 s[2:3], 0
2F8C  global_load_lds_dwordx4 v[66:67], off
2F94  s_andn2_b64 vcc, exec, s[2:3]
2F98  s_cbranch_vccnz 53
2F9C  v_or_b32_e32 v66, s4, v172
2FA0  v_cmp_le_u32_e32 vcc, s37, v78
2FA4  v_lshlrev_b32_e32 v76, 4, v66
2FA8  s_and_saveexec_b64 s[2:3], vcc
2FAC  s_xor_b64 s[2:3], exec, s[2:3]
2FB0  s_cbranch_execz 9
2FB4  s_mov_b32 s10, s9
2FB8  s_mov_b32 s11, s9
2FBC  s_mov_b32 s8, s9
2FC0  v_mov_b64_e32 v[68:69], s[10:11]
2FC4  v_mov_b64_e32 v[66:67], s[8:9]
2FC8  ds_write_b128 v76, v[66:69] offset:49152
2FD0  ds_write_b128 v76, v[66:69] offset:53248
2FD8  s_or_saveexec_b64 s[2:3], s[2:3]
2FDC  v_mov_b32_e32 v66, 0
2FE0  v_mov_b32_e32 v67, 0
2FE4  v_mov_b32_e32 v68, 0
2FE8  v_mov_b32_e32 v69, 0
2FEC  v_mov_b32_e32 v70, 0
2FF0  v_mov_b32_e32 v71, 0
2FF4  v_mov_b32_e32 v72, 0
2FF8  v_mov_b32_e32 v73, 0
2FFC  s_xor_b64 exec, exec, s[2:3]
3000  s_cbranch_execz 22
3004  v_lshl_add_u64 v[66:67], v[142:143], 4, v[74:75]
300C  v_lshl_add_u64 v[68:69], v[144:145], 4, v[74:75]
3014  global_load_dwordx4 v[78:81], v[66:67], off offset:128
301C  global_load_dwordx4 v[82:85], v[68:69], off offset:128
3024  v_lshl_add_u64 v[66:67], v[146:147], 4, v[74:75]
302C  v_lshl_add_u64 v[70:71], v[148:149], 4, v[74:75]
3034  global_load_dwordx4 v[66:69], v[66:67], off offset:128
303C  s_nop 0
3040  global_load_dwordx4 v[70:73], v[70:71], off offset:128
3048  s_waitcnt vmcnt(0)
304C  ds_write_b128 v76, v[78:81] offset:49152
3054  ds_write_b128 v76, v[82:85] offset:53248
305C  s_or_b64 exec, exec, s[2:3]
3060  ds_write_b128 v76, v[66:69] offset:57344
3068  ds_write_b128 v76, v[70:73] offset:61440
3070  ds_read_b128 v[66:69], v178
3078  ds_read_b128 v[70:73], v177
3080  ds_read_b128 v[74:77], v177 offset:4096
3088  ds_read_b128 v[78:81], v178 offset:4096
3090  s_mov_b64 s[2:3], -1
3094  s_andn2_b64 vcc, exec, s[28:29]
3098  s_waitcnt lgkmcnt(0)
309C  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[66:69], v[70:73], v[50:65], v168, v161 op_sel_hi:[0,0,0] cbsz:4 blgp:4
30AC  s_mov_b64 s[30:31], -1
30B0  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[78:81], v[70:73], v[34:49], v169, v161 op_sel_hi:[0,0,0] cbsz:4 blgp:4
30C0  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[66:69], v[74:77], v[18:33], v168, v160 op_sel_hi:[0,0,0] cbsz:4 blgp:4
30D0  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[78:81], v[74:77], v[2:17], v169, v160 op_sel_hi:[0,0,0] cbsz:4 blgp:4
30E0  ds_read_b128 v[66:69], v180
30E8  ds_read_b128 v[70:73], v179
30F0  ds_read_b128 v[74:77], v179 offset:4096
30F8  ds_read_b128 v[78:81], v180 offset:4096
3100  s_waitcnt lgkmcnt(0)
3104  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[66:69], v[70:73], v[50:65], v170, v162 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3114  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[78:81], v[70:73], v[34:49], v171, v162 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3124  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[66:69], v[74:77], v[18:33], v170, v163 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3134  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[78:81], v[74:77], v[2:17], v171, v163 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3144  ds_read_b128 v[66:69], v182
314C  ds_read_b128 v[70:73], v181
3154  ds_read_b128 v[74:77], v181 offset:4096
315C  ds_read_b128 v[78:81], v182 offset:4096
3164  s_waitcnt lgkmcnt(0)
3168  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[66:69], v[70:73], v[50:65], v173, v165 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3178  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[78:81], v[70:73], v[34:49], v174, v165 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3188  s_nop 7
318C  s_nop 2
3190  v_mov_b64_e32 v[128:129], v[64:65]
3194  v_mov_b64_e32 v[126:127], v[62:63]
3198  v_mov_b64_e32 v[124:125], v[60:61]
319C  v_mov_b64_e32 v[122:123], v[58:59]
31A0  v_mov_b64_e32 v[120:121], v[56:57]
31A4  v_mov_b64_e32 v[118:119], v[54:55]
31A8  v_mov_b64_e32 v[116:117], v[52:53]
31AC  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[66:69], v[74:77], v[18:33], v173, v164 op_sel_hi:[0,0,0] cbsz:4 blgp:4
31BC  ds_read_b128 v[66:69], v184
31C4  ds_read_b128 v[70:73], v183
31CC  ds_read_b128 v[160:163], v183 offset:4096
31D4  ds_read_b128 v[210:213], v184 offset:4096
31DC  v_mov_b64_e32 v[112:113], v[48:49]
31E0  v_mov_b64_e32 v[114:115], v[50:51]
31E4  v_mov_b64_e32 v[110:111], v[46:47]
31E8  v_mov_b64_e32 v[108:109], v[44:45]
31EC  v_mov_b64_e32 v[106:107], v[42:43]
31F0  v_mov_b64_e32 v[104:105], v[40:41]
31F4  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[78:81], v[74:77], v[2:17], v174, v164 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3204  s_nop 0
3208  v_mov_b64_e32 v[96:97], v[32:33]
320C  v_mov_b64_e32 v[102:103], v[38:39]
3210  v_mov_b64_e32 v[100:101], v[36:37]
3214  v_mov_b64_e32 v[98:99], v[34:35]
3218  v_mov_b64_e32 v[94:95], v[30:31]
321C  v_mov_b64_e32 v[92:93], v[28:29]
3220  v_mov_b64_e32 v[90:91], v[26:27]
3224  v_mov_b64_e32 v[88:89], v[24:25]
3228  v_mov_b64_e32 v[86:87], v[22:23]
322C  v_mov_b64_e32 v[84:85], v[20:21]
3230  v_mov_b64_e32 v[82:83], v[18:19]
3234  s_waitcnt lgkmcnt(0)
3238  v_mfma_scale_f32_32x32x64_f8f6f4 v[114:129], v[66:69], v[70:73], v[114:129], v175, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3248  v_mfma_scale_f32_32x32x64_f8f6f4 v[98:113], v[210:213], v[70:73], v[98:113], v176, v166 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3258  v_mfma_scale_f32_32x32x64_f8f6f4 v[82:97], v[66:69], v[160:163], v[82:97], v175, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3268  v_mov_b64_e32 v[80:81], v[16:17]
326C  v_mov_b64_e32 v[78:79], v[14:15]
3270  v_mov_b64_e32 v[76:77], v[12:13]
3274  v_mov_b64_e32 v[74:75], v[10:11]
3278  v_mov_b64_e32 v[72:73], v[8:9]
327C  v_mov_b64_e32 v[70:71], v[6:7]
3280  v_mov_b64_e32 v[68:69], v[4:5]
3284  v_mov_b64_e32 v[66:67], v[2:3]
3288  s_nop 1
328C  v_mfma_scale_f32_32x32x64_f8f6f4 v[66:81], v[210:213], v[160:163], v[66:81], v176, v167 op_sel_hi:[0,0,0] cbsz:4 blgp:4
329C  s_cbranch_vccnz 440
32A0  s_add_u32 s28, s26, 16
32A4  s_addc_u32 s29, s27, 0
32A8  s_cmp_ge_u32 s28, s37
32AC  s_cselect_b64 s[30:31], -1, 0
32B0  s_and_b64 vcc, exec, s[30:31]
32B4  s_waitcnt vmcnt(0)
32B8  v_mov_b32_e32 v168, v203
32BC  v_mov_b32_e32 v169, v204
32C0  v_mov_b32_e32 v170, v202
32C4  v_mov_b32_e32 v171, v206
32C8  v_mov_b32_e32 v173, v207
32CC  v_mov_b32_e32 v174, v208
32D0  v_mov_b32_e32 v175, v205
32D4  v_mov_b32_e32 v176, v201
32D8  v_mov_b32_e32 v161, v195
32DC  v_mov_b32_e32 v160, v196
32E0  v_mov_b32_e32 v162, v194
32E4  v_mov_b32_e32 v163, v197
32E8  v_mov_b32_e32 v165, v200
32EC  v_mov_b32_e32 v164, v199
32F0  v_mov_b32_e32 v166, v198
32F4  v_mov_b32_e32 v167, v193
32F8  s_waitcnt vmcnt(0)
32FC  s_barrier
3300  s_cbranch_vccnz 314
3304  v_lshl_add_u64 v[6:7], v[130:131], 0, s[26:27]
330C  v_add_u32_e32 v2, 16, v6
3310  v_cmp_gt_u32_e32 vcc, s37, v2
3314  v_mov_b32_e32 v162, 0x7f
331C  v_lshl_add_u64 v[2:3], v[150:151], 0, s[26:27]
3324  v_lshl_add_u64 v[4:5], v[152:153], 0, s[26:27]
332C  v_mov_b32_e32 v161, 0x7f
3334  v_mov_b32_e32 v160, 0x7f
333C  s_and_saveexec_b64 s[2:3], vcc
3340  s_cbranch_execz 4
3344  global_load_ubyte v161, v[2:3], off offset:4
334C  global_load_ubyte v160, v[4:5], off offset:4
3354  s_or_b64 exec, exec, s[2:3]
3358  v_add_u32_e32 v7, 18, v6
335C  v_cmp_gt_u32_e64 s[2:3], s37, v7
3364  v_mov_b32_e32 v163, 0x7f
336C  s_and_saveexec_b64 s[4:5], s[2:3]
3370  s_cbranch_execz 4
3374  global_load_ubyte v162, v[2:3], off offset:6
337C  global_load_ubyte v163, v[4:5], off offset:6
3384  s_or_b64 exec, exec, s[4:5]
3388  v_add_u32_e32 v7, 20, v6
338C  v_cmp_gt_u32_e64 s[4:5], s37, v7
3394  v_mov_b32_e32 v166, 0x7f
339C  v_mov_b32_e32 v165, 0x7f
33A4  v_mov_b32_e32 v164, 0x7f
33AC  s_and_saveexec_b64 s[6:7], s[4:5]
33B0  s_cbranch_execz 4
33B4  global_load_ubyte v165, v[2:3], off offset:8
33BC  global_load_ubyte v164, v[4:5], off offset:8
33C4  s_or_b64 exec, exec, s[6:7]
33C8  v_add_u32_e32 v6, 22, v6
33CC  v_cmp_gt_u32_e64 s[6:7], s37, v6
33D4  v_mov_b32_e32 v167, 0x7f
33DC  s_and_saveexec_b64 s[10:11], s[6:7]
33E0  s_cbranch_execz 4
33E4  global_load_ubyte v166, v[2:3], off offset:10
33EC  global_load_ubyte v167, v[4:5], off offset:10
33F4  s_or_b64 exec, exec, s[10:11]
33F8  v_mov_b32_e32 v170, 0x7f
3400  v_lshl_add_u64 v[2:3], v[154:155], 0, s[26:27]
3408  v_lshl_add_u64 v[4:5], v[156:157], 0, s[26:27]
3410  v_mov_b32_e32 v168, 0x7f
3418  v_mov_b32_e32 v169, 0x7f
3420  s_and_saveexec_b64 s[10:11], vcc
3424  s_cbranch_execz 4
3428  global_load_ubyte v168, v[2:3], off offset:4
3430  global_load_ubyte v169, v[4:5], off offset:4
3438  s_or_b64 exec, exec, s[10:11]
343C  v_mov_b32_e32 v171, 0x7f
3444  s_and_saveexec_b64 s[10:11], s[2:3]
3448  s_cbranch_execz 4
344C  global_load_ubyte v170, v[2:3], off offset:6
3454  global_load_ubyte v171, v[4:5], off offset:6
345C  s_or_b64 exec, exec, s[10:11]
3460  v_mov_b32_e32 v175, 0x7f
3468  v_mov_b32_e32 v173, 0x7f
3470  v_mov_b32_e32 v174, 0x7f
3478  s_and_saveexec_b64 s[2:3], s[4:5]
347C  s_cbranch_execz 4
3480  global_load_ubyte v173, v[2:3], off offset:8
3488  global_load_ubyte v174, v[4:5], off offset:8
3490  s_or_b64 exec, exec, s[2:3]
3494  v_mov_b64_e32 v[10:11], s[26:27]
3498  v_mov_b32_e32 v176, 0x7f
34A0  s_and_saveexec_b64 s[2:3], s[6:7]
34A4  s_cbranch_execz 6
34A8  global_load_ubyte v175, v[2:3], off offset:10
34B0  global_load_ubyte v176, v[4:5], off offset:10
34B8  s_mov_b32 s27, s9
34BC  v_mov_b64_e32 v[10:11], s[26:27]
34C0  s_or_b64 exec, exec, s[2:3]
34C4  v_readfirstlane_b32 s6, v0
34C8  s_andn2_b32 s6, s6, 63
34CC  s_add_i32 s4, s26, 24
34D0  s_cmp_le_u32 s4, s37
34D4  v_lshl_add_u64 v[12:13], v[10:11], 4, s[12:13]
34DC  s_cselect_b64 s[2:3], -1, 0
34E0  s_cmp_gt_u32 s4, s37
34E4  s_mov_b64 s[4:5], -1
34E8  s_cbranch_scc1 36
34EC  v_lshl_add_u64 v[2:3], v[134:135], 4, v[12:13]
34F4  s_lshl_b32 s4, s6, 4
34F8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
3500  s_mov_b32 m0, s4
3504  s_nop 0
3508  global_load_lds_dwordx4 v[2:3], off
3510  v_lshl_add_u64 v[2:3], v[136:137], 4, v[12:13]
3518  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
3520  s_add_i32 m0, s4, 0x1000
3528  s_nop 0
352C  global_load_lds_dwordx4 v[2:3], off
3534  v_lshl_add_u64 v[2:3], v[138:139], 4, v[12:13]
353C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
3544  s_add_i32 m0, s4, 0x2000
354C  s_nop 0
3550  global_load_lds_dwordx4 v[2:3], off
3558  v_lshl_add_u64 v[2:3], v[140:141], 4, v[12:13]
3560  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
3568  s_add_i32 m0, s4, 0x3000
3570  s_mov_b64 s[4:5], 0
3574  global_load_lds_dwordx4 v[2:3], off
357C  s_andn2_b64 vcc, exec, s[4:5]
3580  v_add3_u32 v14, v132, s26, 16
3588  s_cbranch_vccnz 53
358C  v_or_b32_e32 v2, s6, v172
3590  v_cmp_le_u32_e32 vcc, s37, v14
3594  v_lshlrev_b32_e32 v15, 4, v2
3598  s_and_saveexec_b64 s[4:5], vcc
359C  s_xor_b64 s[4:5], exec, s[4:5]
35A0  s_cbranch_execz 9
35A4  s_mov_b32 s8, s9
35A8  s_mov_b32 s10, s9
35AC  s_mov_b32 s11, s9
35B0  v_mov_b64_e32 v[2:3], s[8:9]
35B4  v_mov_b64_e32 v[4:5], s[10:11]
35B8  ds_write_b128 v15, v[2:5]
35C0  ds_write_b128 v15, v[2:5] offset:4096
35C8  s_or_saveexec_b64 s[4:5], s[4:5]
35CC  v_mov_b32_e32 v2, 0
35D0  v_mov_b32_e32 v3, 0
35D4  v_mov_b32_e32 v4, 0
35D8  v_mov_b32_e32 v5, 0
35DC  v_mov_b32_e32 v6, 0
35E0  v_mov_b32_e32 v7, 0
35E4  v_mov_b32_e32 v8, 0
35E8  v_mov_b32_e32 v9, 0
35EC  s_xor_b64 exec, exec, s[4:5]
35F0  s_cbranch_execz 22
35F4  v_lshl_add_u64 v[2:3], v[134:135], 4, v[12:13]
35FC  v_lshl_add_u64 v[4:5], v[136:137], 4, v[12:13]
3604  global_load_dwordx4 v[16:19], v[2:3], off offset:256
360C  global_load_dwordx4 v[20:23], v[4:5], off offset:256
3614  v_lshl_add_u64 v[2:3], v[138:139], 4, v[12:13]
361C  v_lshl_add_u64 v[6:7], v[140:141], 4, v[12:13]
3624  global_load_dwordx4 v[2:5], v[2:3], off offset:256
362C  s_nop 0
3630  global_load_dwordx4 v[6:9], v[6:7], off offset:256
3638  s_waitcnt vmcnt(0)
363C  ds_write_b128 v15, v[16:19]
3644  ds_write_b128 v15, v[20:23] offset:4096
364C  s_or_b64 exec, exec, s[4:5]
3650  ds_write_b128 v15, v[2:5] offset:8192
3658  ds_write_b128 v15, v[6:9] offset:12288
3660  v_readfirstlane_b32 s4, v0
3664  s_andn2_b32 s4, s4, 63
3668  v_lshl_add_u64 v[10:11], v[10:11], 4, s[20:21]
3670  s_andn2_b64 vcc, exec, s[2:3]
3674  s_mov_b64 s[2:3], -1
3678  s_cbranch_vccnz 37
367C  v_lshl_add_u64 v[2:3], v[142:143], 4, v[10:11]
3684  s_lshl_b32 s2, s4, 4
3688  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
3690  s_add_i32 m0, s2, 0x8000
3698  s_nop 0
369C  global_load_lds_dwordx4 v[2:3], off
36A4  v_lshl_add_u64 v[2:3], v[144:145], 4, v[10:11]
36AC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
36B4  s_add_i32 m0, s2, 0x9000
36BC  s_nop 0
36C0  global_load_lds_dwordx4 v[2:3], off
36C8  v_lshl_add_u64 v[2:3], v[146:147], 4, v[10:11]
36D0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
36D8  s_add_i32 m0, s2, 0xa000
36E0  s_nop 0
36E4  global_load_lds_dwordx4 v[2:3], off
36EC  v_lshl_add_u64 v[2:3], v[148:149], 4, v[10:11]
36F4  v_lshl_add_u64 v[2:3], v[2:3], 0, s[24:25]
36FC  s_add_i32 m0, s2, 0xb000
3704  s_mov_b64 s[2:3], 0
3708  global_load_lds_dwordx4 v[2:3], off
3710  s_andn2_b64 vcc, exec, s[2:3]
3714  s_cbranch_vccnz 53
3718  v_or_b32_e32 v2, s4, v172
371C  v_cmp_le_u32_e32 vcc, s37, v14
3720  v_lshlrev_b32_e32 v12, 4, v2
3724  s_and_saveexec_b64 s[2:3], vcc
3728  s_xor_b64 s[2:3], exec, s[2:3]
372C  s_cbranch_execz 9
3730  s_mov_b32 s8, s9
3734  s_mov_b32 s10, s9
3738  s_mov_b32 s11, s9
373C  v_mov_b64_e32 v[2:3], s[8:9]
3740  v_mov_b64_e32 v[4:5], s[10:11]
3744  ds_write_b128 v12, v[2:5] offset:32768
374C  ds_write_b128 v12, v[2:5] offset:36864
3754  s_or_saveexec_b64 s[2:3], s[2:3]
3758  v_mov_b32_e32 v2, 0
375C  v_mov_b32_e32 v3, 0
3760  v_mov_b32_e32 v4, 0
3764  v_mov_b32_e32 v5, 0
3768  v_mov_b32_e32 v6, 0
376C  v_mov_b32_e32 v7, 0
3770  v_mov_b32_e32 v8, 0
3774  v_mov_b32_e32 v9, 0
3778  s_xor_b64 exec, exec, s[2:3]
377C  s_cbranch_execz 22
3780  v_lshl_add_u64 v[2:3], v[142:143], 4, v[10:11]
3788  v_lshl_add_u64 v[4:5], v[144:145], 4, v[10:11]
3790  global_load_dwordx4 v[14:17], v[2:3], off offset:256
3798  global_load_dwordx4 v[18:21], v[4:5], off offset:256
37A0  v_lshl_add_u64 v[2:3], v[146:147], 4, v[10:11]
37A8  v_lshl_add_u64 v[6:7], v[148:149], 4, v[10:11]
37B0  global_load_dwordx4 v[2:5], v[2:3], off offset:256
37B8  s_nop 0
37BC  global_load_dwordx4 v[6:9], v[6:7], off offset:256
37C4  s_waitcnt vmcnt(0)
37C8  ds_write_b128 v12, v[14:17] offset:32768
37D0  ds_write_b128 v12, v[18:21] offset:36864
37D8  s_or_b64 exec, exec, s[2:3]
37DC  ds_write_b128 v12, v[2:5] offset:40960
37E4  ds_write_b128 v12, v[6:9] offset:45056
37EC  ds_read_b128 v[2:5], v186
37F4  ds_read_b128 v[6:9], v185
37FC  ds_read_b128 v[10:13], v185 offset:4096
3804  ds_read_b128 v[14:17], v186 offset:4096
380C  s_mov_b64 s[2:3], 0
3810  s_waitcnt lgkmcnt(0)
3814  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[2:5], v[6:9], v[114:129], v203, v195 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3824  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[14:17], v[6:9], v[98:113], v204, v195 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3834  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[2:5], v[10:13], v[82:97], v203, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3844  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[14:17], v[10:13], v[66:81], v204, v196 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3854  ds_read_b128 v[210:213], v188
385C  ds_read_b128 v[214:217], v187
3864  ds_read_b128 v[218:221], v187 offset:4096
386C  ds_read_b128 v[222:225], v188 offset:4096
3874  s_waitcnt lgkmcnt(0)
3878  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[210:213], v[214:217], v[50:65], v202, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3888  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[222:225], v[214:217], v[34:49], v206, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3898  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[210:213], v[218:221], v[18:33], v202, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38A8  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[222:225], v[218:221], v[2:17], v206, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38B8  ds_read_b128 v[194:197], v190
38C0  ds_read_b128 v[210:213], v189
38C8  ds_read_b128 v[214:217], v189 offset:4096
38D0  ds_read_b128 v[218:221], v190 offset:4096
38D8  s_waitcnt lgkmcnt(0)
38DC  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[194:197], v[210:213], v[50:65], v207, v200 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38EC  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[218:221], v[210:213], v[34:49], v208, v200 op_sel_hi:[0,0,0] cbsz:4 blgp:4
38FC  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[194:197], v[214:217], v[18:33], v207, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
390C  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[218:221], v[214:217], v[2:17], v208, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
391C  ds_read_b128 v[194:197], v192
3924  ds_read_b128 v[206:209], v191
392C  ds_read_b128 v[210:213], v191 offset:4096
3934  ds_read_b128 v[214:217], v192 offset:4096
393C  s_waitcnt lgkmcnt(0)
3940  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[194:197], v[206:209], v[50:65], v205, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3950  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[214:217], v[206:209], v[34:49], v201, v198 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3960  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[194:197], v[210:213], v[18:33], v205, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3970  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[214:217], v[210:213], v[2:17], v201, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
3980  s_and_b64 vcc, exec, s[30:31]
3984  s_cbranch_vccnz 2
3988  s_mov_b64 s[26:27], s[28:29]
398C  s_branch 64589
3990  s_and_b64 vcc, exec, s[2:3]
3994  s_cbranch_vccz 65
3998  s_nop 4
399C  v_mov_b32_e32 v65, v129
39A0  v_mov_b32_e32 v64, v128
39A4  v_mov_b32_e32 v63, v127
39A8  v_mov_b32_e32 v62, v126
39AC  v_mov_b32_e32 v61, v125
39B0  v_mov_b32_e32 v60, v124
39B4  v_mov_b32_e32 v59, v123
39B8  v_mov_b32_e32 v58, v122
39BC  v_mov_b32_e32 v57, v121
39C0  v_mov_b32_e32 v56, v120
39C4  v_mov_b32_e32 v55, v119
39C8  v_mov_b32_e32 v54, v118
39CC  v_mov_b32_e32 v53, v117
39D0  v_mov_b32_e32 v52, v116
39D4  v_mov_b32_e32 v51, v115
39D8  v_mov_b32_e32 v50, v114
39DC  v_mov_b32_e32 v49, v113
39E0  v_mov_b32_e32 v48, v112
39E4  v_mov_b32_e32 v47, v111
39E8  v_mov_b32_e32 v46, v110
39EC  v_mov_b32_e32 v45, v109
39F0  v_mov_b32_e32 v44, v108
39F4  v_mov_b32_e32 v43, v107
39F8  v_mov_b32_e32 v42, v106
39FC  v_mov_b32_e32 v41, v105
3A00  v_mov_b32_e32 v40, v104
3A04  v_mov_b32_e32 v39, v103
3A08  v_mov_b32_e32 v38, v102
3A0C  v_mov_b32_e32 v37, v101
3A10  v_mov_b32_e32 v36, v100
3A14  v_mov_b32_e32 v35, v99
3A18  v_mov_b32_e32 v34, v98
3A1C  v_mov_b32_e32 v33, v97
3A20  v_mov_b32_e32 v32, v96
3A24  v_mov_b32_e32 v31, v95
3A28  v_mov_b32_e32 v30, v94
3A2C  v_mov_b32_e32 v29, v93
3A30  v_mov_b32_e32 v28, v92
3A34  v_mov_b32_e32 v27, v91
3A38  v_mov_b32_e32 v26, v90
3A3C  v_mov_b32_e32 v25, v89
3A40  v_mov_b32_e32 v24, v88
3A44  v_mov_b32_e32 v23, v87
3A48  v_mov_b32_e32 v22, v86
3A4C  v_mov_b32_e32 v21, v85
3A50  v_mov_b32_e32 v20, v84
3A54  v_mov_b32_e32 v19, v83
3A58  v_mov_b32_e32 v18, v82
3A5C  v_mov_b32_e32 v17, v81
3A60  v_mov_b32_e32 v16, v80
3A64  v_mov_b32_e32 v15, v79
3A68  v_mov_b32_e32 v14, v78
3A6C  v_mov_b32_e32 v13, v77
3A70  v_mov_b32_e32 v12, v76
3A74  v_mov_b32_e32 v11, v75
3A78  v_mov_b32_e32 v10, v74
3A7C  v_mov_b32_e32 v9, v73
3A80  v_mov_b32_e32 v8, v72
3A84  v_mov_b32_e32 v7, v71
3A88  v_mov_b32_e32 v6, v70
3A8C  v_mov_b32_e32 v5, v69
3A90  v_mov_b32_e32 v4, v68
3A94  v_mov_b32_e32 v3, v67
3A98  v_mov_b32_e32 v2, v66
3A9C  s_load_dwordx4 s[20:23], s[0:1], 0x20
3AA4  s_and_b32 s0, s14, 1
3AA8  s_bitcmp1_b32 s14, 0
3AAC  s_cselect_b64 s[10:11], -1, 0
3AB0  s_bfe_i32 s1, s14, 0x10001
3AB8  s_bitcmp1_b32 s14, 1
3ABC  s_cselect_b64 s[12:13], -1, 0
3AC0  s_waitcnt lgkmcnt(0)
3AC4  s_and_b32 s1, s1, s20
3AC8  s_cmp_eq_u32 s0, 0
3ACC  s_cselect_b32 s0, 1, 2
3AD0  s_cselect_b32 s24, 7, 15
3AD4  s_lshl_b32 s0, s16, s0
3AD8  s_or_b32 s0, s1, s0
3ADC  s_mov_b32 s25, 0
3AE0  s_or_b32 s0, s0, s22
3AE4  s_and_b64 s[0:1], s[0:1], s[24:25]
3AE8  s_cmp_eq_u64 s[0:1], 0
3AEC  s_cselect_b64 s[2:3], -1, 0
3AF0  s_lshr_b32 s0, s34, 6
3AF4  s_cmp_eq_u32 s0, 2
3AF8  s_movk_i32 s1, 0x4000
3AFC  s_cselect_b32 s1, s1, 0xc000
3B04  s_cmp_lg_u32 s0, 1
3B08  s_cselect_b32 s0, s1, 0x8000
3B10  s_cmp_gt_u32 s34, 63
3B14  v_lshlrev_b32_e32 v67, 8, v0
3B18  s_cselect_b32 s24, s0, 0
3B1C  v_and_b32_e32 v67, 0x1f00, v67
3B24  v_and_b32_e32 v66, 15, v0
3B28  v_or_b32_e32 v67, s24, v67
3B2C  v_bitop3_b32 v69, v130, v0, 15 bitop3:0x78
3B34  v_bitop3_b32 v68, v130, v66, 8 bitop3:0x36
3B3C  v_lshl_or_b32 v69, v69, 4, v67
3B44  s_barrier
3B48  s_waitcnt vmcnt(0)
3B4C  ds_write_b128 v69, v[50:53]
3B54  v_lshl_or_b32 v53, v68, 4, v67
3B5C  v_bitop3_b32 v50, v133, v0, 15 bitop3:0x78
3B64  v_bitop3_b32 v51, v158, v0, 15 bitop3:0x78
3B6C  v_bitop3_b32 v52, v159, v0, 15 bitop3:0x78
3B74  ds_write_b128 v53, v[34:37]
3B7C  v_bitop3_b32 v34, v130, v66, 10 bitop3:0x36
3B84  v_bitop3_b32 v35, v130, v66, 12 bitop3:0x36
3B8C  v_bitop3_b32 v36, v130, v66, 14 bitop3:0x36
3B94  v_lshl_or_b32 v50, v50, 4, v67
3B9C  v_lshl_or_b32 v51, v51, 4, v67
3BA4  v_lshl_or_b32 v52, v52, 4, v67
3BAC  v_lshl_or_b32 v34, v34, 4, v67
3BB4  v_lshl_or_b32 v35, v35, 4, v67
3BBC  v_lshl_or_b32 v36, v36, 4, v67
3BC4  ds_write_b128 v50, v[54:57]
3BCC  ds_write_b128 v51, v[58:61]
3BD4  ds_write_b128 v52, v[62:65]
3BDC  ds_write_b128 v34, v[38:41]
3BE4  ds_write_b128 v35, v[42:45]
3BEC  ds_write_b128 v36, v[46:49]
3BF4  ds_write_b128 v69, v[18:21] offset:8192
3BFC  ds_write_b128 v50, v[22:25] offset:8192
3C04  ds_write_b128 v51, v[26:29] offset:8192
3C0C  ds_write_b128 v52, v[30:33] offset:8192
3C14  ds_write_b128 v53, v[2:5] offset:8192
3C1C  ds_write_b128 v34, v[6:9] offset:8192
3C24  ds_write_b128 v35, v[10:13] offset:8192
3C2C  ds_write_b128 v36, v[14:17] offset:8192
3C34  v_lshlrev_b32_e32 v2, 2, v0
3C38  v_and_or_b32 v2, v2, 60, s35
3C40  v_or_b32_e32 v10, s36, v2
3C44  v_add_u32_e32 v2, 4, v10
3C48  v_cmp_ge_u32_e32 vcc, s18, v2
3C4C  v_or_b32_e32 v2, 1, v10
3C50  v_cmp_gt_u32_e64 s[4:5], s18, v2
3C58  v_or_b32_e32 v2, 2, v10
3C5C  s_and_b64 s[26:27], s[2:3], vcc
3C60  v_cmp_gt_u32_e64 s[6:7], s18, v2
3C68  v_or_b32_e32 v2, 3, v10
3C6C  v_cmp_gt_u32_e64 s[0:1], s18, v10
3C74  v_cmp_gt_u32_e64 s[8:9], s18, v2
3C7C  s_add_u32 s18, s20, 4
3C80  s_addc_u32 s19, s21, 0
3C84  s_add_u32 s30, s20, 2
3C88  s_addc_u32 s31, s21, 0
3C8C  s_add_u32 s34, s22, 4
3C90  s_addc_u32 s35, s23, 0
3C94  s_add_u32 s36, s22, 2
3C98  s_addc_u32 s37, s23, 0
3C9C  s_add_u32 s38, s20, 8
3CA0  s_addc_u32 s39, s21, 0
3CA4  s_add_u32 s40, s22, 8
3CA8  s_addc_u32 s41, s23, 0
3CAC  s_add_u32 s42, s20, 12
3CB0  s_addc_u32 s43, s21, 0
3CB4  s_add_u32 s44, s20, 6
3CB8  s_addc_u32 s45, s21, 0
3CBC  s_add_u32 s46, s22, 12
3CC0  s_addc_u32 s47, s23, 0
3CC4  s_add_u32 s48, s22, 6
3CC8  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
3CD0  v_cndmask_b32_e64 v3, 0, 1, s[10:11]
3CD8  v_mov_b32_e32 v11, 0
3CDC  s_mov_b32 s14, s15
3CE0  s_mov_b32 s28, s15
3CE4  s_mov_b32 s29, s15
3CE8  v_cmp_neq_f32_e64 s[2:3], s15, 1.0
3CF0  s_addc_u32 s49, s23, 0
3CF4  v_lshl_or_b32 v14, v1, 8, s24
3CFC  s_mov_b32 s24, 0x7f800001
3D04  s_movk_i32 s56, 0x7fff
3D08  v_cmp_ne_u32_e64 s[10:11], 1, v2
3D10  v_cmp_ne_u32_e64 s[12:13], 1, v3
3D18  v_mov_b32_e32 v15, 0x7fc00000
3D20  s_branch 6
3D24  s_or_b64 exec, exec, s[52:53]
3D28  s_or_b64 exec, exec, s[50:51]
3D2C  s_addk_i32 s25, 0x400
3D30  s_cmpk_lg_i32 s25, 0x4000
3D34  v_add_u32_e32 v1, 4, v1
3D38  s_cbranch_scc0 310
3D3C  v_add_u32_e32 v6, s33, v1
3D40  v_cmp_gt_u32_e32 vcc, s17, v6
3D44  s_and_b64 s[52:53], vcc, s[0:1]
3D48  s_and_saveexec_b64 s[50:51], s[52:53]
3D4C  s_cbranch_execz 65526
3D50  s_waitcnt lgkmcnt(0)
3D54  v_bitop3_b32 v2, v1, 15, v0 bitop3:0x48
3D5C  v_lshlrev_b32_e32 v2, 4, v2
3D60  v_add3_u32 v2, v14, v2, s25
3D68  ds_read_b128 v[2:5], v2
3D70  v_mad_u64_u32 v[12:13], s[52:53], v6, s16, v[10:11]
3D78  s_and_saveexec_b64 s[52:53], s[26:27]
3D7C  s_xor_b64 s[52:53], exec, s[52:53]
3D80  s_cbranch_execz 72
3D84  s_waitcnt lgkmcnt(0)
3D88  v_pk_mul_f32 v[8:9], s[28:29], v[4:5]
3D90  s_and_b64 vcc, exec, s[10:11]
3D94  v_pk_mul_f32 v[6:7], s[14:15], v[2:3]
3D9C  s_cbranch_vccnz 27
3DA0  s_and_b64 vcc, exec, s[12:13]
3DA4  s_mov_b64 s[54:55], -1
3DA8  s_cbranch_vccnz 5
3DAC  v_lshl_add_u64 v[2:3], v[12:13], 2, s[20:21]
3DB4  global_load_dwordx4 v[2:5], v[2:3], off
3DBC  s_mov_b64 s[54:55], 0
3DC0  s_andn2_b64 vcc, exec, s[54:55]
3DC4  s_cbranch_vccnz 12
3DC8  s_waitcnt vmcnt(0)
3DCC  v_lshl_add_u64 v[2:3], v[12:13], 1, s[20:21]
3DD4  global_load_dwordx2 v[4:5], v[2:3], off
3DDC  s_waitcnt vmcnt(0)
3DE0  v_lshlrev_b32_e32 v2, 16, v4
3DE4  v_and_b32_e32 v3, 0xffff0000, v4
3DEC  v_lshlrev_b32_e32 v4, 16, v5
3DF0  v_and_b32_e32 v5, 0xffff0000, v5
3DF8  s_waitcnt vmcnt(0)
3DFC  v_pk_add_f32 v[8:9], v[8:9], v[4:5]
3E04  v_pk_add_f32 v[6:7], v[6:7], v[2:3]
3E0C  s_nop 0
3E10  v_and_b32_e32 v2, 0x7fffffff, v6
3E18  v_cmp_gt_u32_e32 vcc, s24, v2
3E1C  v_and_b32_e32 v2, 0x7fffffff, v7
3E24  s_mov_b64 s[54:55], -1
3E28  v_cndmask_b32_e32 v6, v15, v6, vcc
3E2C  v_cmp_gt_u32_e32 vcc, s24, v2
3E30  v_and_b32_e32 v2, 0x7fffffff, v8
3E38  s_nop 0
3E3C  v_cndmask_b32_e32 v7, v15, v7, vcc
3E40  v_cmp_gt_u32_e32 vcc, s24, v2
3E44  v_and_b32_e32 v2, 0x7fffffff, v9
3E4C  s_nop 0
3E50  v_cndmask_b32_e32 v8, v15, v8, vcc
3E54  v_cmp_gt_u32_e32 vcc, s24, v2
3E58  s_nop 1
3E5C  v_cndmask_b32_e32 v9, v15, v9, vcc
3E60  s_and_b64 vcc, exec, s[12:13]
3E64  s_cbranch_vccnz 5
3E68  v_lshl_add_u64 v[2:3], v[12:13], 2, s[22:23]
3E70  s_mov_b64 s[54:55], 0
3E74  global_store_dwordx4 v[2:3], v[6:9], off
3E7C  s_andn2_b64 vcc, exec, s[54:55]
3E80  s_cbranch_vccnz 8
3E84  v_cvt_pk_bf16_f32 v2, v6, v7
3E8C  v_cvt_pk_bf16_f32 v3, v8, v9
3E94  v_lshl_add_u64 v[4:5], v[12:13], 1, s[22:23]
3E9C  global_store_dwordx2 v[4:5], v[2:3], off
3EA4  s_andn2_saveexec_b64 s[52:53], s[52:53]
3EA8  s_cbranch_execz 65439
3EAC  s_waitcnt lgkmcnt(0)
3EB0  v_mul_f32_e32 v6, s15, v2
3EB4  s_and_b64 vcc, exec, s[10:11]
3EB8  v_cndmask_b32_e64 v2, v2, v6, s[2:3]
3EC0  s_cbranch_vccnz 19
3EC4  s_and_b64 vcc, exec, s[12:13]
3EC8  s_mov_b64 s[52:53], -1
3ECC  s_cbranch_vccnz 5
3ED0  v_lshl_add_u64 v[6:7], v[12:13], 2, s[20:21]
3ED8  global_load_dword v6, v[6:7], off
3EE0  s_mov_b64 s[52:53], 0
3EE4  s_andn2_b64 vcc, exec, s[52:53]
3EE8  s_cbranch_vccnz 7
3EEC  s_waitcnt vmcnt(0)
3EF0  v_lshl_add_u64 v[6:7], v[12:13], 1, s[20:21]
3EF8  global_load_ushort v6, v[6:7], off
3F00  s_waitcnt vmcnt(0)
3F04  v_lshlrev_b32_e32 v6, 16, v6
3F08  s_waitcnt vmcnt(0)
3F0C  v_add_f32_e32 v2, v2, v6
3F10  v_and_b32_e32 v6, 0x7fffffff, v2
3F18  v_cmp_gt_u32_e32 vcc, s24, v6
3F1C  s_mov_b64 s[52:53], -1
3F20  s_nop 0
3F24  v_cndmask_b32_e32 v2, v15, v2, vcc
3F28  s_and_b64 vcc, exec, s[12:13]
3F2C  s_cbranch_vccz 5
3F30  s_andn2_b64 vcc, exec, s[52:53]
3F34  s_cbranch_vccz 8
3F38  s_and_saveexec_b64 s[52:53], s[4:5]
3F3C  s_cbranch_execnz 21
3F40  s_branch 71
3F44  v_lshl_add_u64 v[6:7], v[12:13], 2, s[22:23]
3F4C  global_store_dword v[6:7], v2, off
3F54  s_cbranch_execnz 65528
3F58  v_and_b32_e32 v6, 0x7fffffff, v2
3F60  v_cmp_gt_u32_e32 vcc, s24, v6
3F64  s_nop 1
3F68  v_cndmask_b32_e32 v2, v15, v2, vcc
3F6C  v_bfe_u32 v6, v2, 16, 1
3F74  v_add3_u32 v2, v2, v6, s56
3F7C  v_lshl_add_u64 v[6:7], v[12:13], 1, s[22:23]
3F84  global_store_short_d16_hi v[6:7], v2, off
3F8C  s_and_saveexec_b64 s[52:53], s[4:5]
3F90  s_cbranch_execz 51
3F94  v_mul_f32_e32 v2, s15, v3
3F98  s_and_b64 vcc, exec, s[10:11]
3F9C  v_cndmask_b32_e64 v2, v3, v2, s[2:3]
3FA4  s_cbranch_vccnz 18
3FA8  s_and_b64 vcc, exec, s[12:13]
3FAC  s_mov_b64 s[54:55], -1
3FB0  s_cbranch_vccnz 5
3FB4  v_lshl_add_u64 v[6:7], v[12:13], 2, s[18:19]
3FBC  global_load_dword v3, v[6:7], off
3FC4  s_mov_b64 s[54:55], 0
3FC8  s_andn2_b64 vcc, exec, s[54:55]
3FCC  s_cbranch_vccnz 6
3FD0  v_lshl_add_u64 v[6:7], v[12:13], 1, s[30:31]
3FD8  global_load_ushort v3, v[6:7], off
3FE0  s_waitcnt vmcnt(0)
3FE4  v_lshlrev_b32_e32 v3, 16, v3
3FE8  s_waitcnt vmcnt(0)
3FEC  v_add_f32_e32 v2, v2, v3
3FF0  v_and_b32_e32 v3, 0x7fffffff, v2
3FF8  v_cmp_gt_u32_e32 vcc, s24, v3
3FFC  s_mov_b64 s[54:55], -1
4000  s_nop 0
4004  v_cndmask_b32_e32 v2, v15, v2, vcc
4008  s_and_b64 vcc, exec, s[12:13]
400C  s_cbranch_vccnz 5
4010  v_lshl_add_u64 v[6:7], v[12:13], 2, s[34:35]
4018  s_mov_b64 s[54:55], 0
401C  global_store_dword v[6:7], v2, off
4024  s_andn2_b64 vcc, exec, s[54:55]
4028  s_cbranch_vccnz 13
402C  v_and_b32_e32 v3, 0x7fffffff, v2
4034  v_cmp_gt_u32_e32 vcc, s24, v3
4038  s_nop 1
403C  v_cndmask_b32_e32 v2, v15, v2, vcc
4040  v_bfe_u32 v3, v2, 16, 1
4048  v_add3_u32 v6, v2, v3, s56
4050  v_lshl_add_u64 v[2:3], v[12:13], 1, s[36:37]
4058  global_store_short_d16_hi v[2:3], v6, off
4060  s_or_b64 exec, exec, s[52:53]
4064  s_and_saveexec_b64 s[52:53], s[6:7]
4068  s_cbranch_execz 51
406C  v_mul_f32_e32 v2, s15, v4
4070  s_and_b64 vcc, exec, s[10:11]
4074  v_cndmask_b32_e64 v2, v4, v2, s[2:3]
407C  s_cbranch_vccnz 18
4080  s_and_b64 vcc, exec, s[12:13]
4084  s_mov_b64 s[54:55], -1
4088  s_cbranch_vccnz 5
408C  v_lshl_add_u64 v[6:7], v[12:13], 2, s[38:39]
4094  global_load_dword v3, v[6:7], off
409C  s_mov_b64 s[54:55], 0
40A0  s_andn2_b64 vcc, exec, s[54:55]
40A4  s_cbranch_vccnz 6
40A8  v_lshl_add_u64 v[6:7], v[12:13], 1, s[18:19]
40B0  global_load_ushort v3, v[6:7], off
40B8  s_waitcnt vmcnt(0)
40BC  v_lshlrev_b32_e32 v3, 16, v3
40C0  s_waitcnt vmcnt(0)
40C4  v_add_f32_e32 v2, v2, v3
40C8  v_and_b32_e32 v3, 0x7fffffff, v2
40D0  v_cmp_gt_u32_e32 vcc, s24, v3
40D4  s_mov_b64 s[54:55], -1
40D8  s_nop 0
40DC  v_cndmask_b32_e32 v2, v15, v2, vcc
40E0  s_and_b64 vcc, exec, s[12:13]
40E4  s_cbranch_vccnz 5
40E8  v_lshl_add_u64 v[6:7], v[12:13], 2, s[40:41]
40F0  s_mov_b64 s[54:55], 0
40F4  global_store_dword v[6:7], v2, off
40FC  s_andn2_b64 vcc, exec, s[54:55]
4100  s_cbranch_vccnz 13
4104  v_and_b32_e32 v3, 0x7fffffff, v2
410C  v_cmp_gt_u32_e32 vcc, s24, v3
4110  s_nop 1
4114  v_cndmask_b32_e32 v2, v15, v2, vcc
4118  v_bfe_u32 v3, v2, 16, 1
4120  v_add3_u32 v4, v2, v3, s56
4128  v_lshl_add_u64 v[2:3], v[12:13], 1, s[34:35]
4130  global_store_short_d16_hi v[2:3], v4, off
4138  s_or_b64 exec, exec, s[52:53]
413C  s_and_saveexec_b64 s[52:53], s[8:9]
4140  s_cbranch_execz 65272
4144  v_mul_f32_e32 v2, s15, v5
4148  s_and_b64 vcc, exec, s[10:11]
414C  v_cndmask_b32_e64 v2, v5, v2, s[2:3]
4154  s_cbranch_vccnz 18
4158  s_and_b64 vcc, exec, s[12:13]
415C  s_mov_b64 s[54:55], -1
4160  s_cbranch_vccnz 5
4164  v_lshl_add_u64 v[4:5], v[12:13], 2, s[42:43]
416C  global_load_dword v3, v[4:5], off
4174  s_mov_b64 s[54:55], 0
4178  s_andn2_b64 vcc, exec, s[54:55]
417C  s_cbranch_vccnz 6
4180  v_lshl_add_u64 v[4:5], v[12:13], 1, s[44:45]
4188  global_load_ushort v3, v[4:5], off
4190  s_waitcnt vmcnt(0)
4194  v_lshlrev_b32_e32 v3, 16, v3
4198  s_waitcnt vmcnt(0)
419C  v_add_f32_e32 v2, v2, v3
41A0  v_and_b32_e32 v3, 0x7fffffff, v2
41A8  v_cmp_gt_u32_e32 vcc, s24, v3
41AC  s_mov_b64 s[54:55], -1
41B0  s_nop 0
41B4  v_cndmask_b32_e32 v2, v15, v2, vcc
41B8  s_and_b64 vcc, exec, s[12:13]
41BC  s_cbranch_vccnz 5
41C0  v_lshl_add_u64 v[4:5], v[12:13], 2, s[46:47]
41C8  s_mov_b64 s[54:55], 0
41CC  global_store_dword v[4:5], v2, off
41D4  s_andn2_b64 vcc, exec, s[54:55]
41D8  s_cbranch_vccnz 65234
41DC  v_and_b32_e32 v3, 0x7fffffff, v2
41E4  v_cmp_gt_u32_e32 vcc, s24, v3
41E8  s_nop 1
41EC  v_cndmask_b32_e32 v2, v15, v2, vcc
41F0  v_bfe_u32 v3, v2, 16, 1
41F8  v_add3_u32 v4, v2, v3, s56
4200  v_lshl_add_u64 v[2:3], v[12:13], 1, s[48:49]
4208  global_store_short_d16_hi v[2:3], v4, off
4210  s_branch 65220
4214  s_endpgm
4218  s_nop 0

4300 <Gemm32TunedShuffled>:
4300  s_load_dwordx4 s[16:19], s[0:1], 0x30
4308  s_load_dwordx8 s[4:11], s[0:1], 0x0
4310  s_load_dwordx2 s[24:25], s[0:1], 0x40
4318  s_lshl_b32 s33, s3, 7
431C  v_readfirstlane_b32 s34, v0
4320  s_waitcnt lgkmcnt(0)
4324  s_lshr_b32 s35, s19, 5
4328  s_mul_hi_u32 s13, s35, s33
432C  s_mul_i32 s12, s35, s33
4330  s_lshl_b64 s[14:15], s[12:13], 4
4334  s_add_u32 s12, s4, s14
4338  s_addc_u32 s13, s5, s15
433C  s_lshl_b32 s30, s2, 7
4340  s_lshr_b32 s2, s34, 1
4344  s_not_b32 s3, s33
4348  s_and_b32 s27, s2, 0x7fffffc0
4350  s_add_i32 s2, s35, 7
4354  s_add_i32 s26, s17, s3
4358  s_and_b32 s3, s2, 0x7fffff8
4360  s_add_i32 s33, s33, s27
4364  s_lshr_b32 s20, s33, 5
4368  s_lshl_b32 s28, s3, 5
436C  s_lshr_b32 s29, s2, 27
4370  s_mul_i32 s2, s29, s20
4374  s_mul_hi_u32 s3, s28, s20
4378  s_add_i32 s36, s3, s2
437C  s_mul_i32 s37, s28, s20
4380  s_add_u32 s2, s6, s37
4384  s_addc_u32 s3, s7, s36
4388  s_or_b32 s20, s20, 1
438C  s_mul_i32 s21, s29, s20
4390  s_mul_hi_u32 s22, s28, s20
4394  s_add_i32 s38, s22, s21
4398  s_mul_i32 s39, s28, s20
439C  s_add_u32 s20, s6, s39
43A0  s_addc_u32 s21, s7, s38
43A4  s_and_b32 s31, s34, 64
43A8  s_or_b32 s22, s30, s31
43AC  s_lshr_b32 s42, s22, 5
43B0  s_mul_i32 s22, s29, s42
43B4  s_mul_hi_u32 s23, s28, s42
43B8  s_add_i32 s40, s23, s22
43BC  s_mul_i32 s41, s28, s42
43C0  s_add_u32 s22, s10, s41
43C4  s_addc_u32 s23, s11, s40
43C8  s_or_b32 s43, s42, 1
43CC  v_bfe_u32 v135, v0, 5, 1
43D4  v_and_b32_e32 v168, 15, v0
43D8  s_mul_i32 s29, s29, s43
43DC  s_mul_hi_u32 s42, s28, s43
43E0  v_lshl_or_b32 v1, v135, 4, v168
43E8  v_or_b32_e32 v169, 2, v135
43EC  s_add_i32 s42, s42, s29
43F0  s_mul_i32 s43, s28, s43
43F4  v_lshlrev_b32_e32 v130, 2, v1
43F8  v_lshl_or_b32 v1, v169, 4, v168
4400  s_add_u32 s28, s10, s43
4404  v_lshlrev_b32_e32 v132, 2, v1
4408  s_addc_u32 s29, s11, s42
440C  global_load_dword v19, v130, s[2:3]
4414  global_load_dword v17, v130, s[20:21]
441C  global_load_dword v16, v130, s[22:23]
4424  global_load_dword v18, v130, s[28:29]
442C  global_load_dword v23, v132, s[2:3]
4434  global_load_dword v22, v132, s[20:21]
443C  global_load_dword v21, v132, s[22:23]
4444  global_load_dword v20, v132, s[28:29]
444C  v_lshrrev_b32_e32 v1, 4, v0
4450  v_and_b32_e32 v2, 7, v0
4454  v_and_b32_e32 v3, 4, v1
4458  v_bfe_u32 v1, v0, 4, 2
4460  v_bitop3_b32 v134, v3, v2, v1 bitop3:0x36
4468  v_lshrrev_b32_e32 v2, 3, v0
446C  v_and_b32_e32 v14, 24, v2
4470  v_bfe_u32 v15, v0, 3, 3
4478  v_or_b32_e32 v24, v14, v15
447C  v_min_u32_e32 v2, s26, v24
4480  v_or_b32_e32 v25, 32, v24
4484  v_mad_u64_u32 v[10:11], s[2:3], v2, s35, v[134:135]
448C  v_min_u32_e32 v2, s26, v25
4490  v_or_b32_e32 v26, 64, v24
4494  v_mad_u64_u32 v[12:13], s[2:3], v2, s35, v[134:135]
449C  v_min_u32_e32 v2, s26, v26
44A0  v_or_b32_e32 v27, 0x60, v24
44A8  v_mad_u64_u32 v[6:7], s[2:3], v2, s35, v[134:135]
44B0  v_min_u32_e32 v2, s26, v27
44B4  s_and_b32 s22, s34, 0xffffffc0
44BC  v_mad_u64_u32 v[8:9], s[2:3], v2, s35, v[134:135]
44C4  s_cmpk_gt_u32 s19, 0xff
44C8  s_cselect_b64 s[20:21], -1, 0
44CC  s_cmpk_lt_u32 s19, 0x100
44D0  s_mov_b64 s[2:3], -1
44D4  s_cbranch_scc1 29
44D8  s_lshl_b32 s2, s22, 4
44DC  v_mov_b32_e32 v11, 0
44E0  v_lshl_add_u64 v[2:3], v[10:11], 4, s[12:13]
44E8  s_mov_b32 m0, s2
44EC  v_mov_b32_e32 v13, v11
44F0  global_load_lds_dwordx4 v[2:3], off
44F8  v_lshl_add_u64 v[2:3], v[12:13], 4, s[12:13]
4500  s_add_i32 m0, s2, 0x1000
4508  v_mov_b32_e32 v7, v11
450C  global_load_lds_dwordx4 v[2:3], off
4514  v_lshl_add_u64 v[2:3], v[6:7], 4, s[12:13]
451C  s_add_i32 m0, s2, 0x2000
4524  v_mov_b32_e32 v9, v11
4528  global_load_lds_dwordx4 v[2:3], off
4530  v_lshl_add_u64 v[2:3], v[8:9], 4, s[12:13]
4538  s_add_i32 m0, s2, 0x3000
4540  s_mov_b64 s[2:3], 0
4544  global_load_lds_dwordx4 v[2:3], off
454C  v_and_b32_e32 v174, 63, v0
4550  s_andn2_b64 vcc, exec, s[2:3]
4554  v_cmp_le_u32_e64 s[2:3], s35, v134
455C  s_cbranch_vccnz 65
4560  v_lshlrev_b32_e32 v2, 4, v174
4564  v_lshl_add_u32 v28, s22, 4, v2
456C  s_and_saveexec_b64 s[22:23], s[2:3]
4570  s_xor_b64 s[22:23], exec, s[22:23]
4574  v_mov_b32_e32 v2, 0
4578  v_mov_b32_e32 v3, v2
457C  v_mov_b32_e32 v4, v2
4580  v_mov_b32_e32 v5, v2
4584  ds_write_b128 v28, v[2:5]
458C  s_or_saveexec_b64 s[22:23], s[22:23]
4590  v_mov_b32_e32 v2, 0
4594  v_mov_b32_e32 v3, 0
4598  v_mov_b32_e32 v4, 0
459C  v_mov_b32_e32 v5, 0
45A0  s_xor_b64 exec, exec, s[22:23]
45A4  s_cbranch_execz 13
45A8  v_mov_b32_e32 v11, 0
45AC  v_lshl_add_u64 v[30:31], v[10:11], 4, s[12:13]
45B4  v_mov_b32_e32 v13, v11
45B8  v_lshl_add_u64 v[32:33], v[12:13], 4, s[12:13]
45C0  global_load_dwordx4 v[10:13], v[30:31], off
45C8  global_load_dwordx4 v[2:5], v[32:33], off
45D0  s_waitcnt vmcnt(0)
45D4  ds_write_b128 v28, v[10:13]
45DC  s_or_b64 exec, exec, s[22:23]
45E0  ds_write_b128 v28, v[2:5] offset:4096
45E8  s_and_saveexec_b64 s[22:23], s[2:3]
45EC  s_xor_b64 s[2:3], exec, s[22:23]
45F0  v_mov_b32_e32 v2, 0
45F4  v_mov_b32_e32 v3, v2
45F8  v_mov_b32_e32 v4, v2
45FC  v_mov_b32_e32 v5, v2
4600  ds_write_b128 v28, v[2:5] offset:8192
4608  s_or_saveexec_b64 s[2:3], s[2:3]
460C  v_mov_b32_e32 v2, 0
4610  v_mov_b32_e32 v3, 0
4614  v_mov_b32_e32 v4, 0
4618  v_mov_b32_e32 v5, 0
461C  s_xor_b64 exec, exec, s[2:3]
4620  s_cbranch_execz 13
4624  v_mov_b32_e32 v7, 0
4628  v_lshl_add_u64 v[10:11], v[6:7], 4, s[12:13]
4630  v_mov_b32_e32 v9, v7
4634  v_lshl_add_u64 v[12:13], v[8:9], 4, s[12:13]
463C  global_load_dwordx4 v[6:9], v[10:11], off
4644  global_load_dwordx4 v[2:5], v[12:13], off
464C  s_waitcnt vmcnt(0)
4650  ds_write_b128 v28, v[6:9] offset:8192
4658  s_or_b64 exec, exec, s[2:3]
465C  ds_write_b128 v28, v[2:5] offset:12288
4664  s_mul_hi_u32 s3, s35, s30
4668  s_mul_i32 s2, s35, s30
466C  s_lshl_b64 s[2:3], s[2:3], 4
4670  s_add_u32 s12, s8, s2
4674  s_addc_u32 s13, s9, s3
4678  s_not_b32 s22, s30
467C  s_add_i32 s22, s18, s22
4680  v_min_u32_e32 v2, s22, v24
4684  v_mad_u64_u32 v[10:11], s[28:29], v2, s35, v[134:135]
468C  v_min_u32_e32 v2, s22, v25
4690  v_mad_u64_u32 v[12:13], s[28:29], v2, s35, v[134:135]
4698  v_min_u32_e32 v2, s22, v26
469C  v_mad_u64_u32 v[6:7], s[28:29], v2, s35, v[134:135]
46A4  v_min_u32_e32 v2, s22, v27
46A8  v_readfirstlane_b32 s23, v0
46AC  v_mad_u64_u32 v[8:9], s[28:29], v2, s35, v[134:135]
46B4  s_andn2_b32 s23, s23, 63
46B8  s_andn2_b64 vcc, exec, s[20:21]
46BC  s_mov_b64 s[20:21], -1
46C0  s_cbranch_vccz 1000
46C4  s_andn2_b64 vcc, exec, s[20:21]
46C8  s_cbranch_vccz 1029
46CC  s_cmp_gt_u32 s19, 31
46D0  v_or_b32_e32 v172, 4, v135
46D4  v_or_b32_e32 v173, 6, v135
46D8  s_cbranch_scc0 1097
46DC  v_and_b32_e32 v3, 31, v0
46E0  v_lshrrev_b32_e32 v2, 1, v0
46E4  v_or_b32_e32 v4, s27, v3
46E8  v_bfe_u32 v7, v0, 1, 3
46F0  v_and_b32_e32 v175, 8, v2
46F4  v_or_b32_e32 v3, s31, v3
46F8  v_lshlrev_b32_e32 v4, 7, v4
46FC  v_bitop3_b32 v8, v135, v2, 7 bitop3:0x78
4704  v_bitop3_b32 v2, v2, v169, 7 bitop3:0x6c
470C  v_bitop3_b32 v9, v135, v7, 4 bitop3:0x36
4714  v_bitop3_b32 v7, v135, v7, 6 bitop3:0x36
471C  v_lshlrev_b32_e32 v3, 7, v3
4720  v_add_u32_e32 v6, 0x4000, v4
4728  v_lshlrev_b32_e32 v8, 4, v8
472C  v_lshlrev_b32_e32 v2, 4, v2
4730  v_lshlrev_b32_e32 v9, 4, v9
4734  v_lshlrev_b32_e32 v7, 4, v7
4738  v_or_b32_e32 v5, 0x8000, v3
4740  v_or_b32_e32 v3, 0xc000, v3
4748  v_or_b32_e32 v184, v6, v8
474C  v_or_b32_e32 v186, v6, v2
4750  v_or_b32_e32 v188, v6, v9
4754  v_or_b32_e32 v190, v6, v7
4758  v_add_u32_e32 v6, v15, v14
475C  v_or_b32_e32 v182, v4, v7
4760  v_or_b32_e32 v183, v5, v7
4764  v_or_b32_e32 v191, v3, v7
4768  v_add_u32_e32 v7, 0x60, v6
4770  v_or_b32_e32 v178, v4, v2
4774  v_or_b32_e32 v179, v5, v2
4778  v_or_b32_e32 v187, v3, v2
477C  v_min_u32_e32 v2, s22, v7
4780  v_or_b32_e32 v185, v3, v8
4784  v_or_b32_e32 v189, v3, v9
4788  v_mad_u64_u32 v[2:3], s[12:13], v2, s35, v[134:135]
4790  s_add_u32 s2, s8, s2
4794  v_mov_b32_e32 v3, 0
4798  s_addc_u32 s3, s9, s3
479C  v_lshl_add_u64 v[136:137], v[2:3], 4, s[2:3]
47A4  v_or_b32_e32 v2, 64, v6
47A8  v_or_b32_e32 v176, v4, v8
47AC  v_or_b32_e32 v180, v4, v9
47B0  v_min_u32_e32 v4, s22, v2
47B4  v_or_b32_e32 v177, v5, v8
47B8  v_or_b32_e32 v181, v5, v9
47BC  v_mad_u64_u32 v[4:5], s[8:9], v4, s35, v[134:135]
47C4  v_mov_b32_e32 v5, v3
47C8  v_add_u32_e32 v8, 32, v6
47CC  v_lshl_add_u64 v[138:139], v[4:5], 4, s[2:3]
47D4  v_min_u32_e32 v4, s22, v8
47D8  v_mad_u64_u32 v[4:5], s[8:9], v4, s35, v[134:135]
47E0  v_mov_b32_e32 v5, v3
47E4  v_lshl_add_u64 v[140:141], v[4:5], 4, s[2:3]
47EC  v_min_u32_e32 v4, s22, v6
47F0  v_mad_u64_u32 v[4:5], s[8:9], v4, s35, v[134:135]
47F8  v_mov_b32_e32 v5, v3
47FC  v_lshl_add_u64 v[142:143], v[4:5], 4, s[2:3]
4804  v_min_u32_e32 v4, s26, v7
4808  v_mad_u64_u32 v[4:5], s[2:3], v4, s35, v[134:135]
4810  s_add_u32 s2, s4, s14
4814  v_mov_b32_e32 v5, v3
4818  s_addc_u32 s3, s5, s15
481C  v_min_u32_e32 v2, s26, v2
4820  v_lshl_add_u64 v[144:145], v[4:5], 4, s[2:3]
4828  v_mad_u64_u32 v[4:5], s[4:5], v2, s35, v[134:135]
4830  v_mov_b32_e32 v5, v3
4834  v_min_u32_e32 v2, s26, v8
4838  v_lshl_add_u64 v[146:147], v[4:5], 4, s[2:3]
4840  v_mad_u64_u32 v[4:5], s[4:5], v2, s35, v[134:135]
4848  v_mov_b32_e32 v5, v3
484C  v_min_u32_e32 v2, s26, v6
4850  v_lshl_add_u64 v[148:149], v[4:5], 4, s[2:3]
4858  v_mad_u64_u32 v[4:5], s[4:5], v2, s35, v[134:135]
4860  s_add_u32 s4, s6, s37
4864  v_mov_b32_e32 v5, v3
4868  v_mov_b32_e32 v131, v3
486C  s_addc_u32 s5, s7, s36
4870  v_lshl_add_u64 v[150:151], v[4:5], 4, s[2:3]
4878  v_lshl_add_u64 v[4:5], s[4:5], 0, v[130:131]
4880  s_mov_b64 s[2:3], 0x100
4888  v_mov_b32_e32 v133, v3
488C  v_lshl_add_u64 v[152:153], v[4:5], 0, s[2:3]
4894  v_lshl_add_u64 v[4:5], s[4:5], 0, v[132:133]
489C  s_add_u32 s4, s6, s39
48A0  s_addc_u32 s5, s7, s38
48A4  v_lshl_add_u64 v[154:155], v[4:5], 0, s[2:3]
48AC  v_lshl_add_u64 v[4:5], s[4:5], 0, v[130:131]
48B4  v_lshl_add_u64 v[156:157], v[4:5], 0, s[2:3]
48BC  v_lshl_add_u64 v[4:5], s[4:5], 0, v[132:133]
48C4  s_add_u32 s4, s10, s41
48C8  s_addc_u32 s5, s11, s40
48CC  v_lshl_add_u64 v[158:159], v[4:5], 0, s[2:3]
48D4  v_lshl_add_u64 v[4:5], s[4:5], 0, v[130:131]
48DC  v_lshl_add_u64 v[160:161], v[4:5], 0, s[2:3]
48E4  v_lshl_add_u64 v[4:5], s[4:5], 0, v[132:133]
48EC  s_add_u32 s4, s10, s43
48F0  s_addc_u32 s5, s11, s42
48F4  v_lshl_add_u64 v[162:163], v[4:5], 0, s[2:3]
48FC  v_lshl_add_u64 v[4:5], s[4:5], 0, v[130:131]
4904  v_lshl_add_u64 v[164:165], v[4:5], 0, s[2:3]
490C  v_lshl_add_u64 v[4:5], s[4:5], 0, v[132:133]
4914  s_waitcnt vmcnt(0)
4918  v_lshrrev_b32_e32 v197, v175, v19
491C  v_lshrrev_b32_e32 v193, v175, v23
4920  v_lshrrev_b32_e32 v199, v175, v17
4924  v_lshrrev_b32_e32 v194, v175, v22
4928  v_lshrrev_b32_e32 v196, v175, v16
492C  v_lshrrev_b32_e32 v192, v175, v21
4930  v_lshrrev_b32_e32 v198, v175, v18
4934  v_lshrrev_b32_e32 v195, v175, v20
4938  v_or_b32_e32 v171, 4, v135
493C  v_or_b32_e32 v170, 6, v135
4940  s_mov_b32 s12, 0
4944  v_lshl_add_u64 v[166:167], v[4:5], 0, s[2:3]
494C  s_mov_b64 s[20:21], 0
4950  s_mov_b64 s[4:5], 0x80
4958  s_mov_b64 s[8:9], 0
495C  s_mov_b32 s19, 0
4960  v_mov_b32_e32 v2, v3
4964  v_mov_b32_e32 v4, v3
4968  v_mov_b32_e32 v5, v3
496C  v_mov_b32_e32 v6, v3
4970  v_mov_b32_e32 v7, v3
4974  v_mov_b32_e32 v8, v3
4978  v_mov_b32_e32 v9, v3
497C  v_mov_b32_e32 v10, v3
4980  v_mov_b32_e32 v11, v3
4984  v_mov_b32_e32 v12, v3
4988  v_mov_b32_e32 v13, v3
498C  v_mov_b32_e32 v14, v3
4990  v_mov_b32_e32 v15, v3
4994  v_mov_b32_e32 v16, v3
4998  v_mov_b32_e32 v17, v3
499C  v_mov_b32_e32 v18, v3
49A0  v_mov_b32_e32 v19, v3
49A4  v_mov_b32_e32 v20, v3
49A8  v_mov_b32_e32 v21, v3
49AC  v_mov_b32_e32 v22, v3
49B0  v_mov_b32_e32 v23, v3
49B4  v_mov_b32_e32 v24, v3
49B8  v_mov_b32_e32 v25, v3
49BC  v_mov_b32_e32 v26, v3
49C0  v_mov_b32_e32 v27, v3
49C4  v_mov_b32_e32 v28, v3
49C8  v_mov_b32_e32 v29, v3
49CC  v_mov_b32_e32 v30, v3
49D0  v_mov_b32_e32 v31, v3
49D4  v_mov_b32_e32 v32, v3
49D8  v_mov_b32_e32 v33, v3
49DC  v_mov_b32_e32 v34, v3
49E0  v_mov_b32_e32 v35, v3
49E4  v_mov_b32_e32 v36, v3
49E8  v_mov_b32_e32 v37, v3
49EC  v_mov_b32_e32 v38, v3
49F0  v_mov_b32_e32 v39, v3
49F4  v_mov_b32_e32 v40, v3
49F8  v_mov_b32_e32 v41, v3
49FC  v_mov_b32_e32 v42, v3
4A00  v_mov_b32_e32 v43, v3
4A04  v_mov_b32_e32 v44, v3
4A08  v_mov_b32_e32 v45, v3
4A0C  v_mov_b32_e32 v46, v3
4A10  v_mov_b32_e32 v47, v3
4A14  v_mov_b32_e32 v48, v3
4A18  v_mov_b32_e32 v49, v3
4A1C  v_mov_b32_e32 v50, v3
4A20  v_mov_b32_e32 v51, v3
4A24  v_mov_b32_e32 v52, v3
4A28  v_mov_b32_e32 v53, v3
4A2C  v_mov_b32_e32 v54, v3
4A30  v_mov_b32_e32 v55, v3
4A34  v_mov_b32_e32 v56, v3
4A38  v_mov_b32_e32 v57, v3
4A3C  v_mov_b32_e32 v58, v3
4A40  v_mov_b32_e32 v59, v3
4A44  v_mov_b32_e32 v60, v3
4A48  v_mov_b32_e32 v61, v3
4A4C  v_mov_b32_e32 v62, v3
4A50  v_mov_b32_e32 v63, v3
4A54  v_mov_b32_e32 v64, v3
4A58  v_mov_b32_e32 v65, v3
4A5C  s_add_i32 s13, s19, 8
4A60  s_cmp_lt_u32 s13, s35
4A64  s_cselect_b64 s[22:23], -1, 0
4A68  s_cmp_ge_u32 s13, s35
4A6C  v_mov_b32_e32 v202, v196
4A70  v_mov_b32_e32 v200, v192
4A74  v_mov_b32_e32 v203, v198
4A78  v_mov_b32_e32 v133, v195
4A7C  v_mov_b32_e32 v204, v197
4A80  v_mov_b32_e32 v201, v193
4A84  v_mov_b32_e32 v205, v199
4A88  v_mov_b32_e32 v131, v194
4A8C  s_waitcnt vmcnt(0) lgkmcnt(0)
4A90  s_barrier
4A94  s_cbranch_scc1 240
4A98  v_lshl_add_u64 v[66:67], v[152:153], 0, s[20:21]
4AA0  v_lshl_add_u64 v[68:69], v[154:155], 0, s[20:21]
4AA8  v_lshl_add_u64 v[70:71], v[156:157], 0, s[20:21]
4AB0  v_lshl_add_u64 v[72:73], v[158:159], 0, s[20:21]
4AB8  global_load_dword v74, v[66:67], off
4AC0  global_load_dword v75, v[68:69], off
4AC8  global_load_dword v76, v[70:71], off
4AD0  global_load_dword v77, v[72:73], off
4AD8  v_lshl_add_u64 v[66:67], v[160:161], 0, s[20:21]
4AE0  v_lshl_add_u64 v[68:69], v[162:163], 0, s[20:21]
4AE8  v_lshl_add_u64 v[70:71], v[164:165], 0, s[20:21]
4AF0  v_lshl_add_u64 v[72:73], v[166:167], 0, s[20:21]
4AF8  global_load_dword v79, v[66:67], off
4B00  global_load_dword v80, v[68:69], off
4B08  global_load_dword v81, v[70:71], off
4B10  global_load_dword v78, v[72:73], off
4B18  v_readfirstlane_b32 s13, v0
4B1C  s_andn2_b32 s13, s13, 63
4B20  s_add_i32 s14, s19, 16
4B24  s_cmp_le_u32 s14, s35
4B28  s_cselect_b64 s[26:27], -1, 0
4B2C  s_cmp_gt_u32 s14, s35
4B30  s_mov_b64 s[14:15], -1
4B34  s_cbranch_scc1 37
4B38  v_lshl_add_u64 v[66:67], v[150:151], 0, s[8:9]
4B40  s_lshl_b32 s14, s13, 4
4B44  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4B4C  s_add_i32 m0, s14, 0x4000
4B54  s_nop 0
4B58  global_load_lds_dwordx4 v[66:67], off
4B60  v_lshl_add_u64 v[66:67], v[148:149], 0, s[8:9]
4B68  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4B70  s_add_i32 m0, s14, 0x5000
4B78  s_nop 0
4B7C  global_load_lds_dwordx4 v[66:67], off
4B84  v_lshl_add_u64 v[66:67], v[146:147], 0, s[8:9]
4B8C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4B94  s_add_i32 m0, s14, 0x6000
4B9C  s_nop 0
4BA0  global_load_lds_dwordx4 v[66:67], off
4BA8  v_lshl_add_u64 v[66:67], v[144:145], 0, s[8:9]
4BB0  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4BB8  s_add_i32 m0, s14, 0x7000
4BC0  s_mov_b64 s[14:15], 0
4BC4  global_load_lds_dwordx4 v[66:67], off
4BCC  s_andn2_b64 vcc, exec, s[14:15]
4BD0  v_add3_u32 v82, v134, s19, 8
4BD8  s_cbranch_vccnz 53
4BDC  v_or_b32_e32 v66, s13, v174
4BE0  v_cmp_le_u32_e32 vcc, s35, v82
4BE4  v_lshlrev_b32_e32 v83, 4, v66
4BE8  s_and_saveexec_b64 s[14:15], vcc
4BEC  s_xor_b64 s[28:29], exec, s[14:15]
4BF0  s_cbranch_execz 9
4BF4  s_mov_b32 s14, s12
4BF8  s_mov_b32 s15, s12
4BFC  s_mov_b32 s13, s12
4C00  v_mov_b64_e32 v[68:69], s[14:15]
4C04  v_mov_b64_e32 v[66:67], s[12:13]
4C08  ds_write_b128 v83, v[66:69] offset:16384
4C10  ds_write_b128 v83, v[66:69] offset:20480
4C18  s_or_saveexec_b64 s[14:15], s[28:29]
4C1C  v_mov_b32_e32 v66, 0
4C20  v_mov_b32_e32 v67, 0
4C24  v_mov_b32_e32 v68, 0
4C28  v_mov_b32_e32 v69, 0
4C2C  v_mov_b32_e32 v70, 0
4C30  v_mov_b32_e32 v71, 0
4C34  v_mov_b32_e32 v72, 0
4C38  v_mov_b32_e32 v73, 0
4C3C  s_xor_b64 exec, exec, s[14:15]
4C40  s_cbranch_execz 22
4C44  v_lshl_add_u64 v[66:67], v[150:151], 0, s[8:9]
4C4C  v_lshl_add_u64 v[68:69], v[148:149], 0, s[8:9]
4C54  global_load_dwordx4 v[84:87], v[66:67], off offset:128
4C5C  global_load_dwordx4 v[88:91], v[68:69], off offset:128
4C64  v_lshl_add_u64 v[66:67], v[146:147], 0, s[8:9]
4C6C  v_lshl_add_u64 v[70:71], v[144:145], 0, s[8:9]
4C74  global_load_dwordx4 v[66:69], v[66:67], off offset:128
4C7C  s_nop 0
4C80  global_load_dwordx4 v[70:73], v[70:71], off offset:128
4C88  s_waitcnt vmcnt(0)
4C8C  ds_write_b128 v83, v[84:87] offset:16384
4C94  ds_write_b128 v83, v[88:91] offset:20480
4C9C  s_or_b64 exec, exec, s[14:15]
4CA0  ds_write_b128 v83, v[66:69] offset:24576
4CA8  ds_write_b128 v83, v[70:73] offset:28672
4CB0  v_readfirstlane_b32 s13, v0
4CB4  s_andn2_b32 s13, s13, 63
4CB8  s_andn2_b64 vcc, exec, s[26:27]
4CBC  s_mov_b64 s[14:15], -1
4CC0  s_cbranch_vccnz 37
4CC4  v_lshl_add_u64 v[66:67], v[142:143], 0, s[8:9]
4CCC  s_lshl_b32 s14, s13, 4
4CD0  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4CD8  s_add_i32 m0, s14, 0xc000
4CE0  s_nop 0
4CE4  global_load_lds_dwordx4 v[66:67], off
4CEC  v_lshl_add_u64 v[66:67], v[140:141], 0, s[8:9]
4CF4  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4CFC  s_add_i32 m0, s14, 0xd000
4D04  s_nop 0
4D08  global_load_lds_dwordx4 v[66:67], off
4D10  v_lshl_add_u64 v[66:67], v[138:139], 0, s[8:9]
4D18  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4D20  s_add_i32 m0, s14, 0xe000
4D28  s_nop 0
4D2C  global_load_lds_dwordx4 v[66:67], off
4D34  v_lshl_add_u64 v[66:67], v[136:137], 0, s[8:9]
4D3C  v_lshl_add_u64 v[66:67], v[66:67], 0, s[4:5]
4D44  s_add_i32 m0, s14, 0xf000
4D4C  s_mov_b64 s[14:15], 0
4D50  global_load_lds_dwordx4 v[66:67], off
4D58  s_waitcnt vmcnt(0)
4D5C  v_lshrrev_b32_e32 v204, v175, v74
4D60  v_lshrrev_b32_e32 v201, v175, v75
4D64  v_lshrrev_b32_e32 v205, v175, v76
4D68  v_lshrrev_b32_e32 v131, v175, v77
4D6C  v_lshrrev_b32_e32 v202, v175, v79
4D70  v_lshrrev_b32_e32 v200, v175, v80
4D74  v_lshrrev_b32_e32 v203, v175, v81
4D78  s_andn2_b64 vcc, exec, s[14:15]
4D7C  v_lshrrev_b32_e32 v133, v175, v78
4D80  s_cbranch_vccnz 53
4D84  v_or_b32_e32 v66, s13, v174
4D88  v_cmp_le_u32_e32 vcc, s35, v82
4D8C  v_lshlrev_b32_e32 v74, 4, v66
4D90  s_and_saveexec_b64 s[14:15], vcc
4D94  s_xor_b64 s[26:27], exec, s[14:15]
4D98  s_cbranch_execz 9
4D9C  s_mov_b32 s14, s12
4DA0  s_mov_b32 s15, s12
4DA4  s_mov_b32 s13, s12
4DA8  v_mov_b64_e32 v[68:69], s[14:15]
4DAC  v_mov_b64_e32 v[66:67], s[12:13]
4DB0  ds_write_b128 v74, v[66:69] offset:49152
4DB8  ds_write_b128 v74, v[66:69] offset:53248
4DC0  s_or_saveexec_b64 s[14:15], s[26:27]
4DC4  v_mov_b32_e32 v66, 0
4DC8  v_mov_b32_e32 v67, 0
4DCC  v_mov_b32_e32 v68, 0
4DD0  v_mov_b32_e32 v69, 0
4DD4  v_mov_b32_e32 v70, 0
4DD8  v_mov_b32_e32 v71, 0
4DDC  v_mov_b32_e32 v72, 0
4DE0  v_mov_b32_e32 v73, 0
4DE4  s_xor_b64 exec, exec, s[14:15]
4DE8  s_cbranch_execz 22
4DEC  v_lshl_add_u64 v[66:67], v[142:143], 0, s[8:9]
4DF4  v_lshl_add_u64 v[68:69], v[140:141], 0, s[8:9]
4DFC  global_load_dwordx4 v[76:79], v[66:67], off offset:128
4E04  global_load_dwordx4 v[80:83], v[68:69], off offset:128
4E0C  v_lshl_add_u64 v[66:67], v[138:139], 0, s[8:9]
4E14  v_lshl_add_u64 v[70:71], v[136:137], 0, s[8:9]
4E1C  global_load_dwordx4 v[66:69], v[66:67], off offset:128
4E24  s_nop 0
4E28  global_load_dwordx4 v[70:73], v[70:71], off offset:128
4E30  s_waitcnt vmcnt(0)
4E34  ds_write_b128 v74, v[76:79] offset:49152
4E3C  ds_write_b128 v74, v[80:83] offset:53248
4E44  s_or_b64 exec, exec, s[14:15]
4E48  ds_write_b128 v74, v[66:69] offset:57344
4E50  ds_write_b128 v74, v[70:73] offset:61440
4E58  ds_read_b128 v[66:69], v177
4E60  ds_read_b128 v[70:73], v176
4E68  ds_read_b128 v[74:77], v176 offset:4096
4E70  ds_read_b128 v[78:81], v177 offset:4096
4E78  s_andn2_b64 vcc, exec, s[22:23]
4E7C  s_waitcnt lgkmcnt(0)
4E80  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[66:69], v[70:73], v[50:65], v196, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4E90  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[78:81], v[70:73], v[34:49], v198, v197 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EA0  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[66:69], v[74:77], v[18:33], v196, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EB0  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[78:81], v[74:77], v[2:17], v198, v199 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EC0  ds_read_b128 v[66:69], v179
4EC8  ds_read_b128 v[70:73], v178
4ED0  ds_read_b128 v[74:77], v178 offset:4096
4ED8  ds_read_b128 v[78:81], v179 offset:4096
4EE0  s_waitcnt lgkmcnt(2)
4EE4  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[66:69], v[70:73], v[50:65], v192, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4EF4  s_waitcnt lgkmcnt(0)
4EF8  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[78:81], v[70:73], v[34:49], v195, v193 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F08  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[66:69], v[74:77], v[18:33], v192, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F18  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[78:81], v[74:77], v[2:17], v195, v194 op_sel_hi:[0,0,0] cbsz:4 blgp:4
4F28  ds_read_b128 v[66:69], v181
4F30  ds_read_b128 v[70:73], v180
4F38  ds_read_b128 v[74:77], v180 offset:4096
4F40  ds_read_b128 v[78:81], v181 offset:4096
4F48  s_waitcnt lgkmcnt(2)
4F4C  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[66:69], v[70:73], v[50:65], v196, v197 op_sel_hi:[1,1,0] cbsz:4 blgp:4
4F5C  s_waitcnt lgkmcnt(0)
4F60  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[78:81], v[70:73], v[34:49], v198, v197 op_sel_hi:[1,1,0] cbsz:4 blgp:4
4F70  s_nop 7
4F74  s_nop 1
4F78  v_mov_b64_e32 v[128:129], v[64:65]
4F7C  v_mov_b64_e32 v[126:127], v[62:63]
4F80  v_mov_b64_e32 v[124:125], v[60:61]
4F84  v_mov_b64_e32 v[122:123], v[58:59]
4F88  v_mov_b64_e32 v[120:121], v[56:57]
4F8C  v_mov_b64_e32 v[118:119], v[54:55]
4F90  v_mov_b64_e32 v[116:117], v[52:53]
4F94  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[66:69], v[74:77], v[18:33], v196, v199 op_sel_hi:[1,1,0] cbsz:4 blgp:4
4FA4  v_mov_b64_e32 v[112:113], v[48:49]
4FA8  v_mov_b64_e32 v[114:115], v[50:51]
4FAC  v_mov_b64_e32 v[110:111], v[46:47]
4FB0  v_mov_b64_e32 v[108:109], v[44:45]
4FB4  v_mov_b64_e32 v[106:107], v[42:43]
4FB8  v_mov_b64_e32 v[104:105], v[40:41]
4FBC  v_mov_b64_e32 v[102:103], v[38:39]
4FC0  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[78:81], v[74:77], v[2:17], v198, v199 op_sel_hi:[1,1,0] cbsz:4 blgp:4
4FD0  ds_read_b128 v[66:69], v183
4FD8  ds_read_b128 v[70:73], v182
4FE0  ds_read_b128 v[196:199], v182 offset:4096
4FE8  ds_read_b128 v[206:209], v183 offset:4096
4FF0  v_mov_b64_e32 v[96:97], v[32:33]
4FF4  v_mov_b64_e32 v[100:101], v[36:37]
4FF8  v_mov_b64_e32 v[98:99], v[34:35]
4FFC  v_mov_b64_e32 v[94:95], v[30:31]
5000  v_mov_b64_e32 v[92:93], v[28:29]
5004  v_mov_b64_e32 v[90:91], v[26:27]
5008  v_mov_b64_e32 v[88:89], v[24:25]
500C  v_mov_b64_e32 v[86:87], v[22:23]
5010  v_mov_b64_e32 v[84:85], v[20:21]
5014  v_mov_b64_e32 v[82:83], v[18:19]
5018  s_waitcnt lgkmcnt(2)
501C  v_mfma_scale_f32_32x32x64_f8f6f4 v[114:129], v[66:69], v[70:73], v[114:129], v192, v193 op_sel_hi:[1,1,0] cbsz:4 blgp:4
502C  s_waitcnt lgkmcnt(0)
5030  v_mfma_scale_f32_32x32x64_f8f6f4 v[98:113], v[206:209], v[70:73], v[98:113], v195, v193 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5040  v_mfma_scale_f32_32x32x64_f8f6f4 v[82:97], v[66:69], v[196:199], v[82:97], v192, v194 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5050  v_mov_b64_e32 v[80:81], v[16:17]
5054  v_mov_b64_e32 v[78:79], v[14:15]
5058  v_mov_b64_e32 v[76:77], v[12:13]
505C  v_mov_b64_e32 v[74:75], v[10:11]
5060  v_mov_b64_e32 v[72:73], v[8:9]
5064  v_mov_b64_e32 v[70:71], v[6:7]
5068  v_mov_b64_e32 v[68:69], v[4:5]
506C  v_mov_b64_e32 v[66:67], v[2:3]
5070  s_nop 1
5074  v_mfma_scale_f32_32x32x64_f8f6f4 v[66:81], v[206:209], v[196:199], v[66:81], v195, v194 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5084  s_cbranch_vccnz 370
5088  s_add_i32 s44, s19, 16
508C  s_cmp_ge_u32 s44, s35
5090  s_cselect_b64 s[26:27], -1, 0
5094  s_cmp_lt_u32 s44, s35
5098  s_mov_b64 s[14:15], -1
509C  s_waitcnt vmcnt(0)
50A0  s_barrier
50A4  s_cbranch_scc1 4
50A8  s_add_u32 s22, s20, 0x200
50B0  s_addc_u32 s23, s21, 0
50B4  s_mov_b64 s[14:15], 0
50B8  s_andn2_b64 vcc, exec, s[14:15]
50BC  v_mov_b32_e32 v196, v202
50C0  v_mov_b32_e32 v192, v200
50C4  v_mov_b32_e32 v198, v203
50C8  v_mov_b32_e32 v195, v133
50CC  v_mov_b32_e32 v197, v204
50D0  v_mov_b32_e32 v193, v201
50D4  v_mov_b32_e32 v199, v205
50D8  v_mov_b32_e32 v194, v131
50DC  s_cbranch_vccnz 238
50E0  s_add_u32 s22, s20, 0x200
50E8  s_addc_u32 s23, s21, 0
50EC  s_add_u32 s13, s6, s22
50F0  s_addc_u32 s21, s7, 0
50F4  s_add_u32 s14, s13, s37
50F8  s_addc_u32 s15, s21, s36
50FC  s_add_u32 s20, s13, s39
5100  s_addc_u32 s21, s21, s38
5104  s_add_u32 s13, s10, s22
5108  s_addc_u32 s45, s11, 0
510C  s_add_u32 s28, s13, s41
5110  s_addc_u32 s29, s45, s40
5114  s_add_u32 s46, s13, s43
5118  s_addc_u32 s47, s45, s42
511C  global_load_dword v14, v130, s[14:15]
5124  global_load_dword v12, v130, s[20:21]
512C  global_load_dword v11, v130, s[28:29]
5134  global_load_dword v13, v130, s[46:47]
513C  global_load_dword v17, v132, s[14:15]
5144  global_load_dword v16, v132, s[20:21]
514C  global_load_dword v15, v132, s[28:29]
5154  global_load_dword v10, v132, s[46:47]
515C  v_readfirstlane_b32 s13, v0
5160  s_andn2_b32 s13, s13, 63
5164  s_add_i32 s14, s19, 24
5168  s_cmp_le_u32 s14, s35
516C  s_cselect_b64 s[20:21], -1, 0
5170  s_cmp_gt_u32 s14, s35
5174  s_mov_b64 s[14:15], -1
5178  s_cbranch_scc1 36
517C  v_lshl_add_u64 v[2:3], v[150:151], 0, s[8:9]
5184  s_lshl_b32 s14, s13, 4
5188  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
5190  s_mov_b32 m0, s14
5194  s_nop 0
5198  global_load_lds_dwordx4 v[2:3], off
51A0  v_lshl_add_u64 v[2:3], v[148:149], 0, s[8:9]
51A8  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
51B0  s_add_i32 m0, s14, 0x1000
51B8  s_nop 0
51BC  global_load_lds_dwordx4 v[2:3], off
51C4  v_lshl_add_u64 v[2:3], v[146:147], 0, s[8:9]
51CC  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
51D4  s_add_i32 m0, s14, 0x2000
51DC  s_nop 0
51E0  global_load_lds_dwordx4 v[2:3], off
51E8  v_lshl_add_u64 v[2:3], v[144:145], 0, s[8:9]
51F0  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
51F8  s_add_i32 m0, s14, 0x3000
5200  s_mov_b64 s[14:15], 0
5204  global_load_lds_dwordx4 v[2:3], off
520C  s_andn2_b64 vcc, exec, s[14:15]
5210  v_add3_u32 v18, v134, s19, 16
5218  s_cbranch_vccnz 53
521C  v_or_b32_e32 v2, s13, v174
5220  v_cmp_le_u32_e32 vcc, s35, v18
5224  v_lshlrev_b32_e32 v19, 4, v2
5228  s_and_saveexec_b64 s[14:15], vcc
522C  s_xor_b64 s[28:29], exec, s[14:15]
5230  s_cbranch_execz 9
5234  s_mov_b32 s13, s12
5238  s_mov_b32 s14, s12
523C  s_mov_b32 s15, s12
5240  v_mov_b64_e32 v[2:3], s[12:13]
5244  v_mov_b64_e32 v[4:5], s[14:15]
5248  ds_write_b128 v19, v[2:5]
5250  ds_write_b128 v19, v[2:5] offset:4096
5258  s_or_saveexec_b64 s[14:15], s[28:29]
525C  v_mov_b32_e32 v2, 0
5260  v_mov_b32_e32 v3, 0
5264  v_mov_b32_e32 v4, 0
5268  v_mov_b32_e32 v5, 0
526C  v_mov_b32_e32 v6, 0
5270  v_mov_b32_e32 v7, 0
5274  v_mov_b32_e32 v8, 0
5278  v_mov_b32_e32 v9, 0
527C  s_xor_b64 exec, exec, s[14:15]
5280  s_cbranch_execz 22
5284  v_lshl_add_u64 v[2:3], v[150:151], 0, s[8:9]
528C  v_lshl_add_u64 v[4:5], v[148:149], 0, s[8:9]
5294  global_load_dwordx4 v[20:23], v[2:3], off offset:256
529C  global_load_dwordx4 v[24:27], v[4:5], off offset:256
52A4  v_lshl_add_u64 v[2:3], v[146:147], 0, s[8:9]
52AC  v_lshl_add_u64 v[6:7], v[144:145], 0, s[8:9]
52B4  global_load_dwordx4 v[2:5], v[2:3], off offset:256
52BC  s_nop 0
52C0  global_load_dwordx4 v[6:9], v[6:7], off offset:256
52C8  s_waitcnt vmcnt(0)
52CC  ds_write_b128 v19, v[20:23]
52D4  ds_write_b128 v19, v[24:27] offset:4096
52DC  s_or_b64 exec, exec, s[14:15]
52E0  ds_write_b128 v19, v[2:5] offset:8192
52E8  ds_write_b128 v19, v[6:9] offset:12288
52F0  v_readfirstlane_b32 s13, v0
52F4  s_andn2_b32 s13, s13, 63
52F8  s_andn2_b64 vcc, exec, s[20:21]
52FC  s_mov_b64 s[14:15], -1
5300  s_cbranch_vccnz 37
5304  v_lshl_add_u64 v[2:3], v[142:143], 0, s[8:9]
530C  s_lshl_b32 s14, s13, 4
5310  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
5318  s_add_i32 m0, s14, 0x8000
5320  s_nop 0
5324  global_load_lds_dwordx4 v[2:3], off
532C  v_lshl_add_u64 v[2:3], v[140:141], 0, s[8:9]
5334  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
533C  s_add_i32 m0, s14, 0x9000
5344  s_nop 0
5348  global_load_lds_dwordx4 v[2:3], off
5350  v_lshl_add_u64 v[2:3], v[138:139], 0, s[8:9]
5358  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
5360  s_add_i32 m0, s14, 0xa000
5368  s_nop 0
536C  global_load_lds_dwordx4 v[2:3], off
5374  v_lshl_add_u64 v[2:3], v[136:137], 0, s[8:9]
537C  v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
5384  s_add_i32 m0, s14, 0xb000
538C  s_mov_b64 s[14:15], 0
5390  global_load_lds_dwordx4 v[2:3], off
5398  s_waitcnt vmcnt(0)
539C  v_lshrrev_b32_e32 v197, v175, v14
53A0  v_lshrrev_b32_e32 v193, v175, v17
53A4  v_lshrrev_b32_e32 v199, v175, v12
53A8  v_lshrrev_b32_e32 v194, v175, v16
53AC  v_lshrrev_b32_e32 v196, v175, v11
53B0  v_lshrrev_b32_e32 v192, v175, v15
53B4  v_lshrrev_b32_e32 v198, v175, v13
53B8  s_andn2_b64 vcc, exec, s[14:15]
53BC  v_lshrrev_b32_e32 v195, v175, v10
53C0  s_cbranch_vccnz 53
53C4  v_or_b32_e32 v2, s13, v174
53C8  v_cmp_le_u32_e32 vcc, s35, v18
53CC  v_lshlrev_b32_e32 v10, 4, v2
53D0  s_and_saveexec_b64 s[14:15], vcc
53D4  s_xor_b64 s[20:21], exec, s[14:15]
53D8  s_cbranch_execz 9
53DC  s_mov_b32 s13, s12
53E0  s_mov_b32 s14, s12
53E4  s_mov_b32 s15, s12
53E8  v_mov_b64_e32 v[2:3], s[12:13]
53EC  v_mov_b64_e32 v[4:5], s[14:15]
53F0  ds_write_b128 v10, v[2:5] offset:32768
53F8  ds_write_b128 v10, v[2:5] offset:36864
5400  s_or_saveexec_b64 s[14:15], s[20:21]
5404  v_mov_b32_e32 v2, 0
5408  v_mov_b32_e32 v3, 0
540C  v_mov_b32_e32 v4, 0
5410  v_mov_b32_e32 v5, 0
5414  v_mov_b32_e32 v6, 0
5418  v_mov_b32_e32 v7, 0
541C  v_mov_b32_e32 v8, 0
5420  v_mov_b32_e32 v9, 0
5424  s_xor_b64 exec, exec, s[14:15]
5428  s_cbranch_execz 22
542C  v_lshl_add_u64 v[2:3], v[142:143], 0, s[8:9]
5434  v_lshl_add_u64 v[4:5], v[140:141], 0, s[8:9]
543C  global_load_dwordx4 v[12:15], v[2:3], off offset:256
5444  global_load_dwordx4 v[16:19], v[4:5], off offset:256
544C  v_lshl_add_u64 v[2:3], v[138:139], 0, s[8:9]
5454  v_lshl_add_u64 v[6:7], v[136:137], 0, s[8:9]
545C  global_load_dwordx4 v[2:5], v[2:3], off offset:256
5464  s_nop 0
5468  global_load_dwordx4 v[6:9], v[6:7], off offset:256
5470  s_waitcnt vmcnt(0)
5474  ds_write_b128 v10, v[12:15] offset:32768
547C  ds_write_b128 v10, v[16:19] offset:36864
5484  s_or_b64 exec, exec, s[14:15]
5488  ds_write_b128 v10, v[2:5] offset:40960
5490  ds_write_b128 v10, v[6:9] offset:45056
5498  ds_read_b128 v[2:5], v185
54A0  ds_read_b128 v[6:9], v184
54A8  ds_read_b128 v[10:13], v184 offset:4096
54B0  ds_read_b128 v[14:17], v185 offset:4096
54B8  s_add_u32 s8, s8, 0x100
54C0  s_addc_u32 s9, s9, 0
54C4  s_waitcnt lgkmcnt(0)
54C8  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[2:5], v[6:9], v[114:129], v202, v204 op_sel_hi:[0,0,0] cbsz:4 blgp:4
54D8  s_mov_b64 s[14:15], 0
54DC  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[14:17], v[6:9], v[98:113], v203, v204 op_sel_hi:[0,0,0] cbsz:4 blgp:4
54EC  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[2:5], v[10:13], v[82:97], v202, v205 op_sel_hi:[0,0,0] cbsz:4 blgp:4
54FC  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[14:17], v[10:13], v[66:81], v203, v205 op_sel_hi:[0,0,0] cbsz:4 blgp:4
550C  ds_read_b128 v[206:209], v187
5514  ds_read_b128 v[210:213], v186
551C  ds_read_b128 v[214:217], v186 offset:4096
5524  ds_read_b128 v[218:221], v187 offset:4096
552C  s_waitcnt lgkmcnt(2)
5530  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[206:209], v[210:213], v[50:65], v200, v201 op_sel_hi:[0,0,0] cbsz:4 blgp:4
5540  s_waitcnt lgkmcnt(0)
5544  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[218:221], v[210:213], v[34:49], v133, v201 op_sel_hi:[0,0,0] cbsz:4 blgp:4
5554  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[206:209], v[214:217], v[18:33], v200, v131 op_sel_hi:[0,0,0] cbsz:4 blgp:4
5564  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[218:221], v[214:217], v[2:17], v133, v131 op_sel_hi:[0,0,0] cbsz:4 blgp:4
5574  ds_read_b128 v[206:209], v189
557C  ds_read_b128 v[210:213], v188
5584  ds_read_b128 v[214:217], v188 offset:4096
558C  ds_read_b128 v[218:221], v189 offset:4096
5594  s_waitcnt lgkmcnt(2)
5598  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[206:209], v[210:213], v[50:65], v202, v204 op_sel_hi:[1,1,0] cbsz:4 blgp:4
55A8  s_waitcnt lgkmcnt(0)
55AC  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[218:221], v[210:213], v[34:49], v203, v204 op_sel_hi:[1,1,0] cbsz:4 blgp:4
55BC  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[206:209], v[214:217], v[18:33], v202, v205 op_sel_hi:[1,1,0] cbsz:4 blgp:4
55CC  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[218:221], v[214:217], v[2:17], v203, v205 op_sel_hi:[1,1,0] cbsz:4 blgp:4
55DC  ds_read_b128 v[202:205], v191
55E4  ds_read_b128 v[206:209], v190
55EC  ds_read_b128 v[210:213], v190 offset:4096
55F4  ds_read_b128 v[214:217], v191 offset:4096
55FC  s_waitcnt lgkmcnt(2)
5600  v_mfma_scale_f32_32x32x64_f8f6f4 v[50:65], v[202:205], v[206:209], v[50:65], v200, v201 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5610  s_waitcnt lgkmcnt(0)
5614  v_mfma_scale_f32_32x32x64_f8f6f4 v[34:49], v[214:217], v[206:209], v[34:49], v133, v201 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5624  v_mfma_scale_f32_32x32x64_f8f6f4 v[18:33], v[202:205], v[210:213], v[18:33], v200, v131 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5634  v_mfma_scale_f32_32x32x64_f8f6f4 v[2:17], v[214:217], v[210:213], v[2:17], v133, v131 op_sel_hi:[1,1,0] cbsz:4 blgp:4
5644  s_and_b64 vcc, exec, s[26:27]
5648  s_cbranch_vccz 3
564C  s_branch 110
5650  s_mov_b64 s[14:15], -1
5654  s_cbranch_execnz 108
5658  s_mov_b64 s[20:21], s[22:23]
565C  s_mov_b32 s19, s44
5660  s_branch 64766
5664  s_lshl_b32 s20, s23, 4
5668  v_mov_b32_e32 v11, 0
566C  s_add_i32 m0, s20, 0x8000
5674  v_lshl_add_u64 v[2:3], v[10:11], 4, s[12:13]
567C  v_mov_b32_e32 v13, v11
5680  global_load_lds_dwordx4 v[2:3], off
5688  v_lshl_add_u64 v[2:3], v[12:13], 4, s[12:13]
5690  s_add_i32 m0, s20, 0x9000
5698  v_mov_b32_e32 v7, v11
569C  global_load_lds_dwordx4 v[2:3], off
56A4  v_lshl_add_u64 v[2:3], v[6:7], 4, s[12:13]
56AC  s_add_i32 m0, s20, 0xa000
56B4  v_mov_b32_e32 v9, v11
56B8  global_load_lds_dwordx4 v[2:3], off
56C0  v_lshl_add_u64 v[2:3], v[8:9], 4, s[12:13]
56C8  s_add_i32 m0, s20, 0xb000
56D0  s_nop 0
56D4  global_load_lds_dwordx4 v[2:3], off
56DC  s_cbranch_execnz 64507
56E0  s_lshl_b32 s20, s23, 4
56E4  s_add_i32 s20, s20, 0x8000
56EC  v_cmp_le_u32_e32 vcc, s35, v134
56F0  v_lshl_add_u32 v24, v174, 4, s20
56F8  s_and_saveexec_b64 s[20:21], vcc
56FC  s_xor_b64 s[20:21], exec, s[20:21]
5700  v_mov_b32_e32 v2, 0
5704  v_mov_b32_e32 v3, v2
5708  v_mov_b32_e32 v4, v2
570C  v_mov_b32_e32 v5, v2
5710  ds_write_b128 v24, v[2:5]
5718  s_or_saveexec_b64 s[20:21], s[20:21]
571C  v_mov_b32_e32 v2, 0
5720  v_mov_b32_e32 v3, 0
5724  v_mov_b32_e32 v4, 0
5728  v_mov_b32_e32 v5, 0
572C  s_xor_b64 exec, exec, s[20:21]
5730  s_cbranch_execz 13
5734  v_mov_b32_e32 v11, 0
5738  v_lshl_add_u64 v[26:27], v[10:11], 4, s[12:13]
5740  v_mov_b32_e32 v13, v11
5744  v_lshl_add_u64 v[28:29], v[12:13], 4, s[12:13]
574C  global_load_dwordx4 v[10:13], v[26:27], off
5754  global_load_dwordx4 v[2:5], v[28:29], off
575C  s_waitcnt vmcnt(0)
5760  ds_write_b128 v24, v[10:13]
5768  s_or_b64 exec, exec, s[20:21]
576C  ds_write_b128 v24, v[2:5] offset:4096
5774  s_and_saveexec_b64 s[20:21], vcc
5778  s_xor_b64 s[20:21], exec, s[20:21]
577C  v_mov_b32_e32 v2, 0
5780  v_mov_b32_e32 v3, v2
5784  v_mov_b32_e32 v4, v2
5788  v_mov_b32_e32 v5, v2
578C  ds_write_b128 v24, v[2:5] offset:8192
5794  s_or_saveexec_b64 s[20:21], s[20:21]
5798  v_mov_b32_e32 v2, 0
579C  v_mov_b32_e32 v3, 0
57A0  v_mov_b32_e32 v4, 0
57A4  v_mov_b32_e32 v5, 0
57A8  s_xor_b64 exec, exec, s[20:21]
57AC  s_cbranch_execz 13
57B0  v_mov_b32_e32 v7, 0
57B4  v_lshl_add_u64 v[10:11], v[6:7], 4, s[12:13]
57BC  v_mov_b32_e32 v9, v7
57C0  v_lshl_add_u64 v[12:13], v[8:9], 4, s[12:13]
57C8  global_load_dwordx4 v[6:9], v[10:11], off
57D0  global_load_dwordx4 v[2:5], v[12:13], off
57D8  s_waitcnt vmcnt(0)
57DC  ds_write_b128 v24, v[6:9] offset:8192
57E4  s_or_b64 exec, exec, s[20:21]
57E8  ds_write_b128 v24, v[2:5] offset:12288
57F0  s_cmp_gt_u32 s19, 31
57F4  v_or_b32_e32 v172, 4, v135
57F8  v_or_b32_e32 v173, 6, v135
57FC  s_cbranch_scc1 64439
5800  s_cbranch_execnz 69
5804  s_branch 135
5808  s_and_b64 vcc, exec, s[14:15]
580C  s_cbranch_vccz 65
5810  s_nop 2
5814  v_mov_b32_e32 v65, v129
5818  v_mov_b32_e32 v64, v128
581C  v_mov_b32_e32 v63, v127
5820  v_mov_b32_e32 v62, v126
5824  v_mov_b32_e32 v61, v125
5828  v_mov_b32_e32 v60, v124
582C  v_mov_b32_e32 v59, v123
5830  v_mov_b32_e32 v58, v122
5834  v_mov_b32_e32 v57, v121
5838  v_mov_b32_e32 v56, v120
583C  v_mov_b32_e32 v55, v119
5840  v_mov_b32_e32 v54, v118
5844  v_mov_b32_e32 v53, v117
5848  v_mov_b32_e32 v52, v116
584C  v_mov_b32_e32 v51, v115
5850  v_mov_b32_e32 v50, v114
5854  v_mov_b32_e32 v49, v113
5858  v_mov_b32_e32 v48, v112
585C  v_mov_b32_e32 v47, v111
5860  v_mov_b32_e32 v46, v110
5864  v_mov_b32_e32 v45, v109
5868  v_mov_b32_e32 v44, v108
586C  v_mov_b32_e32 v43, v107
5870  v_mov_b32_e32 v42, v106
5874  v_mov_b32_e32 v41, v105
5878  v_mov_b32_e32 v40, v104
587C  v_mov_b32_e32 v39, v103
5880  v_mov_b32_e32 v38, v102
5884  v_mov_b32_e32 v37, v101
5888  v_mov_b32_e32 v36, v100
588C  v_mov_b32_e32 v35, v99
5890  v_mov_b32_e32 v34, v98
5894  v_mov_b32_e32 v33, v97
5898  v_mov_b32_e32 v32, v96
589C  v_mov_b32_e32 v31, v95
58A0  v_mov_b32_e32 v30, v94
58A4  v_mov_b32_e32 v29, v93
58A8  v_mov_b32_e32 v28, v92
58AC  v_mov_b32_e32 v27, v91
58B0  v_mov_b32_e32 v26, v90
58B4  v_mov_b32_e32 v25, v89
58B8  v_mov_b32_e32 v24, v88
58BC  v_mov_b32_e32 v23, v87
58C0  v_mov_b32_e32 v22, v86
58C4  v_mov_b32_e32 v21, v85
58C8  v_mov_b32_e32 v20, v84
58CC  v_mov_b32_e32 v19, v83
58D0  v_mov_b32_e32 v18, v82
58D4  v_mov_b32_e32 v17, v81
58D8  v_mov_b32_e32 v16, v80
58DC  v_mov_b32_e32 v15, v79
58E0  v_mov_b32_e32 v14, v78
58E4  v_mov_b32_e32 v13, v77
58E8  v_mov_b32_e32 v12, v76
58EC  v_mov_b32_e32 v11, v75
58F0  v_mov_b32_e32 v10, v74
58F4  v_mov_b32_e32 v9, v73
58F8  v_mov_b32_e32 v8, v72
58FC  v_mov_b32_e32 v7, v71
5900  v_mov_b32_e32 v6, v70
5904  v_mov_b32_e32 v5, v69
5908  v_mov_b32_e32 v4, v68
590C  v_mov_b32_e32 v3, v67
5910  v_mov_b32_e32 v2, v66
5914  s_branch 67
5918  v_mov_b32_e32 v2, 0
591C  v_mov_b32_e32 v170, v173
5920  v_mov_b32_e32 v171, v172
5924  v_mov_b32_e32 v3, v2
5928  v_mov_b32_e32 v4, v2
592C  v_mov_b32_e32 v5, v2
5930  v_mov_b32_e32 v6, v2
5934  v_mov_b32_e32 v7, v2
5938  v_mov_b32_e32 v8, v2
593C  v_mov_b32_e32 v9, v2
5940  v_mov_b32_e32 v10, v2
5944  v_mov_b32_e32 v11, v2
5948  v_mov_b32_e32 v12, v2
594C  v_mov_b32_e32 v13, v2
5950  v_mov_b32_e32 v14, v2
5954  v_mov_b32_e32 v15, v2
5958  s_waitcnt vmcnt(0)
595C  v_mov_b32_e32 v16, v2
5960  v_mov_b32_e32 v17, v2
5964  v_mov_b32_e32 v18, v2
5968  v_mov_b32_e32 v19, v2
596C  v_mov_b32_e32 v20, v2
5970  v_mov_b32_e32 v21, v2
5974  v_mov_b32_e32 v22, v2
5978  v_mov_b32_e32 v23, v2
597C  v_mov_b32_e32 v24, v2
5980  v_mov_b32_e32 v25, v2
5984  v_mov_b32_e32 v26, v2
5988  v_mov_b32_e32 v27, v2
598C  v_mov_b32_e32 v28, v2
5990  v_mov_b32_e32 v29, v2
5994  v_mov_b32_e32 v30, v2
5998  v_mov_b32_e32 v31, v2
599C  v_mov_b32_e32 v32, v2
59A0  v_mov_b32_e32 v33, v2
59A4  v_mov_b32_e32 v34, v2
59A8  v_mov_b32_e32 v35, v2
59AC  v_mov_b32_e32 v36, v2
59B0  v_mov_b32_e32 v37, v2
59B4  v_mov_b32_e32 v38, v2
59B8  v_mov_b32_e32 v39, v2
59BC  v_mov_b32_e32 v40, v2
59C0  v_mov_b32_e32 v41, v2
59C4  v_mov_b32_e32 v42, v2
59C8  v_mov_b32_e32 v43, v2
59CC  v_mov_b32_e32 v44, v2
59D0  v_mov_b32_e32 v45, v2
59D4  v_mov_b32_e32 v46, v2
59D8  v_mov_b32_e32 v47, v2
59DC  v_mov_b32_e32 v48, v2
59E0  v_mov_b32_e32 v49, v2
59E4  v_mov_b32_e32 v50, v2
59E8  v_mov_b32_e32 v51, v2
59EC  v_mov_b32_e32 v52, v2
59F0  v_mov_b32_e32 v53, v2
59F4  v_mov_b32_e32 v54, v2
59F8  v_mov_b32_e32 v55, v2
59FC  v_mov_b32_e32 v56, v2
5A00  v_mov_b32_e32 v57, v2
5A04  v_mov_b32_e32 v58, v2
5A08  v_mov_b32_e32 v59, v2
5A0C  v_mov_b32_e32 v60, v2
5A10  v_mov_b32_e32 v61, v2
5A14  v_mov_b32_e32 v62, v2
5A18  v_mov_b32_e32 v63, v2
5A1C  v_mov_b32_e32 v64, v2
5A20  v_mov_b32_e32 v65, v2
5A24  s_load_dwordx4 s[20:23], s[0:1], 0x20
5A2C  s_and_b32 s0, s24, 1
5A30  s_bitcmp1_b32 s24, 0
5A34  s_cselect_b64 s[10:11], -1, 0
5A38  s_bfe_i32 s1, s24, 0x10001
5A40  s_bitcmp1_b32 s24, 1
5A44  s_cselect_b64 s[12:13], -1, 0
5A48  s_waitcnt lgkmcnt(0)
5A4C  s_and_b32 s1, s1, s20
5A50  s_cmp_eq_u32 s0, 0
5A54  s_cselect_b32 s0, 1, 2
5A58  s_cselect_b32 s14, 7, 15
5A5C  s_lshl_b32 s0, s16, s0
5A60  s_or_b32 s0, s1, s0
5A64  s_mov_b32 s15, 0
5A68  s_or_b32 s0, s0, s22
5A6C  s_and_b64 s[0:1], s[0:1], s[14:15]
5A70  s_cmp_eq_u64 s[0:1], 0
5A74  s_cselect_b64 s[2:3], -1, 0
5A78  s_lshr_b32 s0, s34, 6
5A7C  s_cmp_eq_u32 s0, 2
5A80  s_movk_i32 s1, 0x4000
5A84  s_cselect_b32 s1, s1, 0xc000
5A8C  s_cmp_lg_u32 s0, 1
5A90  s_cselect_b32 s0, s1, 0x8000
5A98  s_cmp_gt_u32 s34, 63
5A9C  v_lshlrev_b32_e32 v66, 8, v0
5AA0  s_cselect_b32 s14, s0, 0
5AA4  v_and_b32_e32 v66, 0x1f00, v66
5AAC  v_or_b32_e32 v66, s14, v66
5AB0  v_xor_b32_e32 v68, v135, v168
5AB4  v_lshl_or_b32 v68, v68, 4, v66
5ABC  s_barrier
5AC0  v_bitop3_b32 v67, v135, v168, 8 bitop3:0x36
5AC8  s_waitcnt vmcnt(0)
5ACC  ds_write_b128 v68, v[50:53]
5AD4  v_xor_b32_e32 v50, v169, v168
5AD8  v_xor_b32_e32 v51, v171, v168
5ADC  v_xor_b32_e32 v52, v170, v168
5AE0  v_lshl_or_b32 v50, v50, 4, v66
5AE8  v_lshl_add_u32 v51, v51, 4, v66
5AF0  v_lshl_add_u32 v52, v52, 4, v66
5AF8  v_lshl_or_b32 v53, v67, 4, v66
5B00  ds_write_b128 v50, v[54:57]
5B08  ds_write_b128 v51, v[58:61]
5B10  ds_write_b128 v52, v[62:65]
5B18  ds_write_b128 v53, v[34:37]
5B20  v_bitop3_b32 v34, v135, v168, 10 bitop3:0x36
5B28  v_bitop3_b32 v35, v135, v168, 12 bitop3:0x36
5B30  v_bitop3_b32 v36, v135, v168, 14 bitop3:0x36
5B38  v_lshl_or_b32 v34, v34, 4, v66
5B40  v_lshl_or_b32 v35, v35, 4, v66
5B48  v_lshl_or_b32 v36, v36, 4, v66
5B50  ds_write_b128 v34, v[38:41]
5B58  ds_write_b128 v35, v[42:45]
5B60  ds_write_b128 v36, v[46:49]
5B68  ds_write_b128 v68, v[18:21] offset:8192
5B70  ds_write_b128 v50, v[22:25] offset:8192
5B78  ds_write_b128 v51, v[26:29] offset:8192
5B80  ds_write_b128 v52, v[30:33] offset:8192
5B88  ds_write_b128 v53, v[2:5] offset:8192
5B90  ds_write_b128 v34, v[6:9] offset:8192
5B98  ds_write_b128 v35, v[10:13] offset:8192
5BA0  ds_write_b128 v36, v[14:17] offset:8192
5BA8  v_lshlrev_b32_e32 v2, 2, v0
5BAC  v_and_or_b32 v2, v2, 60, s30
5BB4  v_or_b32_e32 v10, s31, v2
5BB8  v_add_u32_e32 v2, 4, v10
5BBC  v_cmp_ge_u32_e32 vcc, s18, v2
5BC0  v_or_b32_e32 v2, 1, v10
5BC4  v_cmp_gt_u32_e64 s[4:5], s18, v2
5BCC  v_or_b32_e32 v2, 2, v10
5BD0  s_and_b64 s[26:27], s[2:3], vcc
5BD4  v_cmp_gt_u32_e64 s[6:7], s18, v2
5BDC  v_or_b32_e32 v2, 3, v10
5BE0  v_cmp_gt_u32_e64 s[0:1], s18, v10
5BE8  v_cmp_gt_u32_e64 s[8:9], s18, v2
5BF0  s_add_u32 s18, s20, 4
5BF4  s_addc_u32 s19, s21, 0
5BF8  s_add_u32 s30, s20, 2
5BFC  s_addc_u32 s31, s21, 0
5C00  s_add_u32 s34, s22, 4
5C04  s_addc_u32 s35, s23, 0
5C08  s_add_u32 s36, s22, 2
5C0C  s_addc_u32 s37, s23, 0
5C10  s_add_u32 s38, s20, 8
5C14  s_addc_u32 s39, s21, 0
5C18  s_add_u32 s40, s22, 8
5C1C  s_addc_u32 s41, s23, 0
5C20  s_add_u32 s42, s20, 12
5C24  s_addc_u32 s43, s21, 0
5C28  s_add_u32 s44, s20, 6
5C2C  s_addc_u32 s45, s21, 0
5C30  s_add_u32 s46, s22, 12
5C34  s_addc_u32 s47, s23, 0
5C38  s_add_u32 s48, s22, 6
5C3C  v_cndmask_b32_e64 v2, 0, 1, s[12:13]
5C44  v_cndmask_b32_e64 v3, 0, 1, s[10:11]
5C4C  v_mov_b32_e32 v11, 0
5C50  s_mov_b32 s24, s25
5C54  s_mov_b32 s28, s25
5C58  s_mov_b32 s29, s25
5C5C  v_cmp_neq_f32_e64 s[2:3], s25, 1.0
5C64  s_addc_u32 s49, s23, 0
5C68  v_lshl_or_b32 v14, v1, 8, s14
5C70  s_mov_b32 s14, 0x7f800001
5C78  s_movk_i32 s56, 0x7fff
5C7C  v_cmp_ne_u32_e64 s[10:11], 1, v2
5C84  v_cmp_ne_u32_e64 s[12:13], 1, v3
5C8C  v_mov_b32_e32 v15, 0x7fc00000
5C94  s_branch 6
5C98  s_or_b64 exec, exec, s[52:53]
5C9C  s_or_b64 exec, exec, s[50:51]
5CA0  s_addk_i32 s15, 0x400
5CA4  s_cmpk_lg_i32 s15, 0x4000
5CA8  v_add_u32_e32 v1, 4, v1
5CAC  s_cbranch_scc0 310
5CB0  v_add_u32_e32 v6, s33, v1
5CB4  v_cmp_gt_u32_e32 vcc, s17, v6
5CB8  s_and_b64 s[52:53], vcc, s[0:1]
5CBC  s_and_saveexec_b64 s[50:51], s[52:53]
5CC0  s_cbranch_execz 65526
5CC4  s_waitcnt lgkmcnt(0)
5CC8  v_bitop3_b32 v2, v1, 15, v0 bitop3:0x48
5CD0  v_lshlrev_b32_e32 v2, 4, v2
5CD4  v_add3_u32 v2, v14, v2, s15
5CDC  ds_read_b128 v[2:5], v2
5CE4  v_mad_u64_u32 v[12:13], s[52:53], v6, s16, v[10:11]
5CEC  s_and_saveexec_b64 s[52:53], s[26:27]
5CF0  s_xor_b64 s[52:53], exec, s[52:53]
5CF4  s_cbranch_execz 72
5CF8  s_waitcnt lgkmcnt(0)
5CFC  v_pk_mul_f32 v[8:9], s[28:29], v[4:5]
5D04  s_and_b64 vcc, exec, s[10:11]
5D08  v_pk_mul_f32 v[6:7], s[24:25], v[2:3]
5D10  s_cbranch_vccnz 27
5D14  s_and_b64 vcc, exec, s[12:13]
5D18  s_mov_b64 s[54:55], -1
5D1C  s_cbranch_vccnz 5
5D20  v_lshl_add_u64 v[2:3], v[12:13], 2, s[20:21]
5D28  global_load_dwordx4 v[2:5], v[2:3], off
5D30  s_mov_b64 s[54:55], 0
5D34  s_andn2_b64 vcc, exec, s[54:55]
5D38  s_cbranch_vccnz 12
5D3C  s_waitcnt vmcnt(0)
5D40  v_lshl_add_u64 v[2:3], v[12:13], 1, s[20:21]
5D48  global_load_dwordx2 v[4:5], v[2:3], off
5D50  s_waitcnt vmcnt(0)
5D54  v_lshlrev_b32_e32 v2, 16, v4
5D58  v_and_b32_e32 v3, 0xffff0000, v4
5D60  v_lshlrev_b32_e32 v4, 16, v5
5D64  v_and_b32_e32 v5, 0xffff0000, v5
5D6C  s_waitcnt vmcnt(0)
5D70  v_pk_add_f32 v[8:9], v[8:9], v[4:5]
5D78  v_pk_add_f32 v[6:7], v[6:7], v[2:3]
5D80  s_nop 0
5D84  v_and_b32_e32 v2, 0x7fffffff, v6
5D8C  v_cmp_gt_u32_e32 vcc, s14, v2
5D90  v_and_b32_e32 v2, 0x7fffffff, v7
5D98  s_mov_b64 s[54:55], -1
5D9C  v_cndmask_b32_e32 v6, v15, v6, vcc
5DA0  v_cmp_gt_u32_e32 vcc, s14, v2
5DA4  v_and_b32_e32 v2, 0x7fffffff, v8
5DAC  s_nop 0
5DB0  v_cndmask_b32_e32 v7, v15, v7, vcc
5DB4  v_cmp_gt_u32_e32 vcc, s14, v2
5DB8  v_and_b32_e32 v2, 0x7fffffff, v9
5DC0  s_nop 0
5DC4  v_cndmask_b32_e32 v8, v15, v8, vcc
5DC8  v_cmp_gt_u32_e32 vcc, s14, v2
5DCC  s_nop 1
5DD0  v_cndmask_b32_e32 v9, v15, v9, vcc
5DD4  s_and_b64 vcc, exec, s[12:13]
5DD8  s_cbranch_vccnz 5
5DDC  v_lshl_add_u64 v[2:3], v[12:13], 2, s[22:23]
5DE4  s_mov_b64 s[54:55], 0
5DE8  global_store_dwordx4 v[2:3], v[6:9], off
5DF0  s_andn2_b64 vcc, exec, s[54:55]
5DF4  s_cbranch_vccnz 8
5DF8  v_cvt_pk_bf16_f32 v2, v6, v7
5E00  v_cvt_pk_bf16_f32 v3, v8, v9
5E08  v_lshl_add_u64 v[4:5], v[12:13], 1, s[22:23]
5E10  global_store_dwordx2 v[4:5], v[2:3], off
5E18  s_andn2_saveexec_b64 s[52:53], s[52:53]
5E1C  s_cbranch_execz 65439
5E20  s_waitcnt lgkmcnt(0)
5E24  v_mul_f32_e32 v6, s25, v2
5E28  s_and_b64 vcc, exec, s[10:11]
5E2C  v_cndmask_b32_e64 v2, v2, v6, s[2:3]
5E34  s_cbranch_vccnz 19
5E38  s_and_b64 vcc, exec, s[12:13]
5E3C  s_mov_b64 s[52:53], -1
5E40  s_cbranch_vccnz 5
5E44  v_lshl_add_u64 v[6:7], v[12:13], 2, s[20:21]
5E4C  global_load_dword v6, v[6:7], off
5E54  s_mov_b64 s[52:53], 0
5E58  s_andn2_b64 vcc, exec, s[52:53]
5E5C  s_cbranch_vccnz 7
5E60  s_waitcnt vmcnt(0)
5E64  v_lshl_add_u64 v[6:7], v[12:13], 1, s[20:21]
5E6C  global_load_ushort v6, v[6:7], off
5E74  s_waitcnt vmcnt(0)
5E78  v_lshlrev_b32_e32 v6, 16, v6
5E7C  s_waitcnt vmcnt(0)
5E80  v_add_f32_e32 v2, v2, v6
5E84  v_and_b32_e32 v6, 0x7fffffff, v2
5E8C  v_cmp_gt_u32_e32 vcc, s14, v6
5E90  s_mov_b64 s[52:53], -1
5E94  s_nop 0
5E98  v_cndmask_b32_e32 v2, v15, v2, vcc
5E9C  s_and_b64 vcc, exec, s[12:13]
5EA0  s_cbranch_vccz 5
5EA4  s_andn2_b64 vcc, exec, s[52:53]
5EA8  s_cbranch_vccz 8
5EAC  s_and_saveexec_b64 s[52:53], s[4:5]
5EB0  s_cbranch_execnz 21
5EB4  s_branch 71
5EB8  v_lshl_add_u64 v[6:7], v[12:13], 2, s[22:23]
5EC0  global_store_dword v[6:7], v2, off
5EC8  s_cbranch_execnz 65528
5ECC  v_and_b32_e32 v6, 0x7fffffff, v2
5ED4  v_cmp_gt_u32_e32 vcc, s14, v6
5ED8  s_nop 1
5EDC  v_cndmask_b32_e32 v2, v15, v2, vcc
5EE0  v_bfe_u32 v6, v2, 16, 1
5EE8  v_add3_u32 v2, v2, v6, s56
5EF0  v_lshl_add_u64 v[6:7], v[12:13], 1, s[22:23]
5EF8  global_store_short_d16_hi v[6:7], v2, off
5F00  s_and_saveexec_b64 s[52:53], s[4:5]
5F04  s_cbranch_execz 51
5F08  v_mul_f32_e32 v2, s25, v3
5F0C  s_and_b64 vcc, exec, s[10:11]
5F10  v_cndmask_b32_e64 v2, v3, v2, s[2:3]
5F18  s_cbranch_vccnz 18
5F1C  s_and_b64 vcc, exec, s[12:13]
5F20  s_mov_b64 s[54:55], -1
5F24  s_cbranch_vccnz 5
5F28  v_lshl_add_u64 v[6:7], v[12:13], 2, s[18:19]
5F30  global_load_dword v3, v[6:7], off
5F38  s_mov_b64 s[54:55], 0
5F3C  s_andn2_b64 vcc, exec, s[54:55]
5F40  s_cbranch_vccnz 6
5F44  v_lshl_add_u64 v[6:7], v[12:13], 1, s[30:31]
5F4C  global_load_ushort v3, v[6:7], off
5F54  s_waitcnt vmcnt(0)
5F58  v_lshlrev_b32_e32 v3, 16, v3
5F5C  s_waitcnt vmcnt(0)
5F60  v_add_f32_e32 v2, v2, v3
5F64  v_and_b32_e32 v3, 0x7fffffff, v2
5F6C  v_cmp_gt_u32_e32 vcc, s14, v3
5F70  s_mov_b64 s[54:55], -1
5F74  s_nop 0
5F78  v_cndmask_b32_e32 v2, v15, v2, vcc
5F7C  s_and_b64 vcc, exec, s[12:13]
5F80  s_cbranch_vccnz 5
5F84  v_lshl_add_u64 v[6:7], v[12:13], 2, s[34:35]
5F8C  s_mov_b64 s[54:55], 0
5F90  global_store_dword v[6:7], v2, off
5F98  s_andn2_b64 vcc, exec, s[54:55]
5F9C  s_cbranch_vccnz 13
5FA0  v_and_b32_e32 v3, 0x7fffffff, v2
5FA8  v_cmp_gt_u32_e32 vcc, s14, v3
5FAC  s_nop 1
5FB0  v_cndmask_b32_e32 v2, v15, v2, vcc
5FB4  v_bfe_u32 v3, v2, 16, 1
5FBC  v_add3_u32 v6, v2, v3, s56
5FC4  v_lshl_add_u64 v[2:3], v[12:13], 1, s[36:37]
5FCC  global_store_short_d16_hi v[2:3], v6, off
5FD4  s_or_b64 exec, exec, s[52:53]
5FD8  s_and_saveexec_b64 s[52:53], s[6:7]
5FDC  s_cbranch_execz 51
5FE0  v_mul_f32_e32 v2, s25, v4
5FE4  s_and_b64 vcc, exec, s[10:11]
5FE8  v_cndmask_b32_e64 v2, v4, v2, s[2:3]
5FF0  s_cbranch_vccnz 18
5FF4  s_and_b64 vcc, exec, s[12:13]
5FF8  s_mov_b64 s[54:55], -1
5FFC  s_cbranch_vccnz 5
6000  v_lshl_add_u64 v[6:7], v[12:13], 2, s[38:39]
6008  global_load_dword v3, v[6:7], off
6010  s_mov_b64 s[54:55], 0
6014  s_andn2_b64 vcc, exec, s[54:55]
6018  s_cbranch_vccnz 6
601C  v_lshl_add_u64 v[6:7], v[12:13], 1, s[18:19]
6024  global_load_ushort v3, v[6:7], off
602C  s_waitcnt vmcnt(0)
6030  v_lshlrev_b32_e32 v3, 16, v3
6034  s_waitcnt vmcnt(0)
6038  v_add_f32_e32 v2, v2, v3
603C  v_and_b32_e32 v3, 0x7fffffff, v2
6044  v_cmp_gt_u32_e32 vcc, s14, v3
6048  s_mov_b64 s[54:55], -1
604C  s_nop 0
6050  v_cndmask_b32_e32 v2, v15, v2, vcc
6054  s_and_b64 vcc, exec, s[12:13]
6058  s_cbranch_vccnz 5
605C  v_lshl_add_u64 v[6:7], v[12:13], 2, s[40:41]
6064  s_mov_b64 s[54:55], 0
6068  global_store_dword v[6:7], v2, off
6070  s_andn2_b64 vcc, exec, s[54:55]
6074  s_cbranch_vccnz 13
6078  v_and_b32_e32 v3, 0x7fffffff, v2
6080  v_cmp_gt_u32_e32 vcc, s14, v3
6084  s_nop 1
6088  v_cndmask_b32_e32 v2, v15, v2, vcc
608C  v_bfe_u32 v3, v2, 16, 1
6094  v_add3_u32 v4, v2, v3, s56
609C  v_lshl_add_u64 v[2:3], v[12:13], 1, s[34:35]
60A4  global_store_short_d16_hi v[2:3], v4, off
60AC  s_or_b64 exec, exec, s[52:53]
60B0  s_and_saveexec_b64 s[52:53], s[8:9]
60B4  s_cbranch_execz 65272
60B8  v_mul_f32_e32 v2, s25, v5
60BC  s_and_b64 vcc, exec, s[10:11]
60C0  v_cndmask_b32_e64 v2, v5, v2, s[2:3]
60C8  s_cbranch_vccnz 18
60CC  s_and_b64 vcc, exec, s[12:13]
60D0  s_mov_b64 s[54:55], -1
60D4  s_cbranch_vccnz 5
60D8  v_lshl_add_u64 v[4:5], v[12:13], 2, s[42:43]
60E0  global_load_dword v3, v[4:5], off
60E8  s_mov_b64 s[54:55], 0
60EC  s_andn2_b64 vcc, exec, s[54:55]
60F0  s_cbranch_vccnz 6
60F4  v_lshl_add_u64 v[4:5], v[12:13], 1, s[44:45]
60FC  global_load_ushort v3, v[4:5], off
6104  s_waitcnt vmcnt(0)
6108  v_lshlrev_b32_e32 v3, 16, v3
610C  s_waitcnt vmcnt(0)
6110  v_add_f32_e32 v2, v2, v3
6114  v_and_b32_e32 v3, 0x7fffffff, v2
611C  v_cmp_gt_u32_e32 vcc, s14, v3
6120  s_mov_b64 s[54:55], -1
6124  s_nop 0
6128  v_cndmask_b32_e32 v2, v15, v2, vcc
612C  s_and_b64 vcc, exec, s[12:13]
6130  s_cbranch_vccnz 5
6134  v_lshl_add_u64 v[4:5], v[12:13], 2, s[46:47]
613C  s_mov_b64 s[54:55], 0
6140  global_store_dword v[4:5], v2, off
6148  s_andn2_b64 vcc, exec, s[54:55]
614C  s_cbranch_vccnz 65234
6150  v_and_b32_e32 v3, 0x7fffffff, v2
6158  v_cmp_gt_u32_e32 vcc, s14, v3
615C  s_nop 1
6160  v_cndmask_b32_e32 v2, v15, v2, vcc
6164  v_bfe_u32 v3, v2, 16, 1
616C  v_add3_u32 v4, v2, v3, s56
6174  v_lshl_add_u64 v[2:3], v[12:13], 1, s[48:49]
617C  global_store_short_d16_hi v[2:3], v4, off
6184  s_branch 65220
6188  s_endpgm
618C  s_nop 0
