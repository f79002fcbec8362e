#!/usr/bin/env python3
"""Quantises to MXFP4 with numpy: mxproof verify --device process --command 'python3 quantise.py'
With --truncate it rounds toward zero, and is caught."""
import sys
import numpy as np

CODES = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
TIES = (CODES[:-1] + CODES[1:]) / 2
INFINITY = 0x7F800000  # of binary32; larger magnitudes are NaN
OPTIONS = {"rows", "cols", "in", "data", "seed", "gap", "variant", "schedule"}


def words(text):  # 1f,0*3 is 1f 0 0 0
    items = [item.partition("*") for item in text.split(",")]
    return np.concatenate([np.full(int(count or 1), int(word, 16)) for word, _, count in items])


def quantise(x):  # binary32 bits, rows x K, to codes, two a byte, and scale bytes
    rows, k = x.shape
    blocks = np.pad(x, ((0, 0), (0, -k % 32)), constant_values=INFINITY + 1).reshape(rows, -1, 32)
    magnitude = blocks & 0x7FFFFFFF
    nan = magnitude > INFINITY
    amax = np.where(nan.all(axis=2), INFINITY, np.where(nan, 0, magnitude).max(axis=2))
    scales = np.where(amax == 0, 127, np.maximum((amax + 0x200000 >> 23) - 2, 0))  # exponent, up from 1.75 on
    numbers = np.where(magnitude < INFINITY, magnitude, 0).astype(np.uint32).view(np.float32)
    v = np.where(magnitude < INFINITY, numbers * 2.0 ** (127 - scales[:, :, None]), CODES[-1])
    low, high = np.searchsorted(TIES, v, "left"), np.searchsorted(TIES, v, "right")  # apart where v is a tie
    code = np.searchsorted(CODES, v, "right") - 1 if "--truncate" in sys.argv else np.where(low % 2, high, low)
    codes = np.pad((code | blocks >> 31 << 3).reshape(rows, -1)[:, :k], ((0, 0), (0, k % 2)))
    return codes[:, ::2] | codes[:, 1::2] << 4, scales


for line in sys.stdin:
    operation, *options = line.split("|")[0].split()
    case = dict(option.split("=") for option in options)
    if operation != "quantize/row" or set(case) - OPTIONS or case.get("in") == "f16":
        print("unsupported only quantize/row, to nearest, by the rule even", flush=True)
        continue
    x = words(line.split("| x=")[1]) << (0 if case.get("in") == "f32" else 16)
    outputs = [",".join(map("%x".__mod__, out.flat)) for out in quantise(x.reshape(int(case["rows"]), -1))]
    print("=> row_codes={} row_scales={}".format(*outputs), flush=True)
