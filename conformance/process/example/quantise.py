#!/usr/bin/env python3
"""Quantises to MXFP4 as a program of its own: mxproof verify --device process --command 'python3 quantise.py'

With --truncate it rounds toward zero, and is caught."""
import struct
import sys

CODES = [0, 0.5, 1, 1.5, 2, 3, 4, 6]
TRUNCATE = "--truncate" in sys.argv


def words(text):
    for item in text.split(","):
        word, _, count = item.partition("*")
        yield from [int(word, 16)] * int(count or 1)


def scale_byte(amax):  # of bits: the exponent after a round up at 1.75, or of 2^0 for zeros
    return 127 if amax == 0 else max((((amax + 0x200000) >> 23) & 0x1FF) - 2, 0)


def code(bits, exponent):
    magnitude = bits & 0x7FFFFFFF
    v = 6.0 if magnitude >= 0x7F800000 else struct.unpack("<f", struct.pack("<I", magnitude))[0] * 2.0 ** -exponent
    below = max(i for i in range(8) if CODES[i] <= v)
    if below < 7 and not TRUNCATE:
        left, right = v - CODES[below], CODES[below + 1] - v
        below += left > right or (left == right and below % 2)
    return below | bits >> 31 << 3


for line in sys.stdin:
    operation, *rest = line.split("|")[0].split()
    case = dict(item.split("=") for item in rest)
    plain = {"rows", "cols", "in", "data", "seed", "gap", "variant"}
    if operation != "quantize/row" or set(case) - plain or case.get("in") == "f16":
        print("unsupported only quantize/row, to nearest, by the rule even", flush=True)
        continue
    x = list(words(line.split("| x=")[1].strip()))
    x = [w if case.get("in") == "f32" else w << 16 for w in x]
    rows, cols, codes, scales = int(case["rows"]), int(case["cols"]), [], []
    for row in (x[i * cols:(i + 1) * cols] for i in range(rows)):
        row_codes = []
        for block in (row[k:k + 32] for k in range(0, cols, 32)):
            numbers = [w & 0x7FFFFFFF for w in block if w & 0x7FFFFFFF <= 0x7F800000]
            scales.append(scale_byte(max(numbers) if numbers else 0x7F800000))
            row_codes += [code(w, scales[-1] - 127) for w in block]
        row_codes += [0] * (len(row_codes) % 2)
        codes += [low | high << 4 for low, high in zip(row_codes[::2], row_codes[1::2])]
    print("=> row_codes=" + ",".join("%x" % c for c in codes), "row_scales=" + ",".join("%x" % s for s in scales), flush=True)
