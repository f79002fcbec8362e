#!/usr/bin/env python3
"""The gate from Python, with nothing but the standard library.

    python3 gate.py --library libmxgate.so --envelope cert.dsse.json --policy policy.json --object k.co --symbol NAME \\
        --target gfx950 --grid 8 4 1 --group 256 1 1 --argument M=1000 --fact device=MI355X

Exit code 0: load it; 1: do not. `Gate` is what a launcher written in Python would use."""

import argparse
import ctypes as c
import sys
import time


class Verdict(c.Structure):
    _fields_ = [("code", c.c_uint32), ("allow", c.c_uint32), ("sentence", c.c_char * 512)]


class Number(c.Structure):
    _fields_ = [("name", c.c_char_p), ("value", c.c_uint64)]


class Fact(c.Structure):
    _fields_ = [("name", c.c_char_p), ("value", c.c_char_p)]


class Launch(c.Structure):
    _fields_ = [("size", c.c_size_t), ("grid", c.c_uint32 * 3), ("group", c.c_uint32 * 3), ("dynamic_lds", c.c_uint32),
                ("argument_count", c.c_uint32), ("arguments", c.POINTER(Number))]


class Environment(c.Structure):
    _fields_ = [("size", c.c_size_t), ("target", c.c_char_p), ("fact_count", c.c_uint32), ("facts", c.POINTER(Fact))]


POLICY_BYTES = 1 << 17  # room for mx_gate_policy, whose fields stay opaque here


class Gate:
    """Open once, check every code object before it goes to the loader, load those same bytes."""

    def __init__(self, library, envelope, policy, now=None):
        self.lib = c.CDLL(library)
        self.lib.mx_gate_bytes.restype = c.c_size_t
        self.lib.mx_gate_open.restype = c.c_void_p
        self.lib.mx_gate_open.argtypes = [c.c_void_p, c.c_size_t, c.c_char_p, c.c_size_t, c.c_void_p, c.c_uint64,
                                          c.POINTER(Verdict)]
        self.lib.mx_gate_check.argtypes = [c.c_void_p, c.c_char_p, c.c_size_t, c.c_char_p, c.POINTER(Launch),
                                           c.POINTER(Environment), c.c_uint64, c.POINTER(Verdict)]
        self.lib.mx_gate_policy_parse.argtypes = [c.c_char_p, c.c_size_t, c.c_void_p, c.POINTER(Verdict)]
        self.lib.mx_gate_stamp.argtypes = [c.c_void_p, c.POINTER(Verdict), c.c_char_p, c.c_size_t]
        self.lib.mx_gate_stamp.restype = None
        self.lib.mx_gate_code_name.restype = c.c_char_p
        self.verdict = Verdict()
        self.gate = None
        parsed = (c.c_uint64 * (POLICY_BYTES // 8))()
        if self.lib.mx_gate_policy_parse(policy, len(policy), parsed, self.verdict) != 0:
            return
        self.memory = (c.c_uint64 * (self.lib.mx_gate_bytes() // 8 + 4))()  # the gate lives in it: keep it
        aligned = (c.addressof(self.memory) + 15) // 16 * 16
        self.gate = self.lib.mx_gate_open(aligned, self.lib.mx_gate_bytes(), envelope, len(envelope), parsed,
                                          int(time.time()) if now is None else now, self.verdict)

    def check(self, code_object, symbol, target, grid, group, dynamic_lds=0, arguments=None, facts=None, now=None):
        """True: load `code_object`, this very object. Otherwise `reason()` says why not."""
        if self.gate is None:
            return False
        numbers = [Number(k.encode(), v) for k, v in (arguments or {}).items()]
        pairs = [Fact(k.encode(), v.encode()) for k, v in (facts or {}).items()]
        launch = Launch(c.sizeof(Launch), (c.c_uint32 * 3)(*grid), (c.c_uint32 * 3)(*group), dynamic_lds, len(numbers),
                        (Number * len(numbers))(*numbers))
        where = Environment(c.sizeof(Environment), target.encode(), len(pairs), (Fact * len(pairs))(*pairs))
        return self.lib.mx_gate_check(self.gate, code_object, len(code_object), symbol.encode(), launch, where,
                                      int(time.time()) if now is None else now, self.verdict) == 1

    def reason(self):
        return f"{self.lib.mx_gate_code_name(self.verdict.code).decode()}: {self.verdict.sentence.decode()}"

    def stamp(self):
        text = c.create_string_buffer(640)
        self.lib.mx_gate_stamp(self.gate, self.verdict, text, len(text))
        return text.value.decode()


def pairs(items, value):
    return {key: value(text) for key, _, text in (item.partition("=") for item in items)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("library", "envelope", "policy", "object", "symbol", "target"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--grid", type=int, nargs=3, required=True)
    parser.add_argument("--group", type=int, nargs=3, required=True)
    parser.add_argument("--lds", type=int, default=0)
    parser.add_argument("--argument", action="extend", nargs="+", default=[], metavar="NAME=VALUE")
    parser.add_argument("--fact", action="extend", nargs="+", default=[], metavar="NAME=VALUE")
    parser.add_argument("--now", type=int, help="seconds since 1970, for tests")
    options = parser.parse_args()

    def read(path):
        with open(path, "rb") as file:
            return file.read()

    gate = Gate(options.library, read(options.envelope), read(options.policy), options.now)
    allowed = gate.check(read(options.object), options.symbol, options.target, options.grid, options.group, options.lds,
                         pairs(options.argument, int), pairs(options.fact, str), options.now)
    print(("ALLOW" if allowed else "DENY") + " " + gate.reason())
    print(gate.stamp())
    return 0 if allowed else 1


if __name__ == "__main__":
    sys.exit(main())
