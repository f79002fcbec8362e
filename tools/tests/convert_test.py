"""mxproof convert: known codes, every option, every error, and one digest for every target and thread count."""
import hashlib
import os
import struct
import subprocess
import unittest

import harness
from harness import CommandTest, f32_bits, run

INF, NAN = float("inf"), float("nan")


def floats(*values):
    return struct.pack(f"<{len(values)}f", *values)


def targets():
    return [name for name in harness.json.loads(run("info", "--json").stdout)["simd"]["available"]]


class Convert(CommandTest):
    def codes(self, to, *values, options=()):
        return list(self.good("convert", "--to", to, *options, stdin=floats(*values)))

    def test_known_codes_of_every_format(self):
        values = (0.0, -0.0, 1.0, -1.0, 2.5, 1e30, -INF)
        self.assertEqual(self.codes("e2m1", *values), [0, 8, 2, 10, 4, 7, 15])
        self.assertEqual(self.codes("e2m3", *values), [0x00, 0x20, 0x08, 0x28, 0x12, 0x1F, 0x3F])
        self.assertEqual(self.codes("e3m2", *values), [0x00, 0x20, 0x0C, 0x2C, 0x11, 0x1F, 0x3F])
        self.assertEqual(self.codes("e4m3", *values), [0x00, 0x80, 0x38, 0xB8, 0x42, 0x7E, 0xFE])
        self.assertEqual(self.codes("e5m2", *values), [0x00, 0x80, 0x3C, 0xBC, 0x41, 0x7B, 0xFB])
        self.assertEqual(self.codes("int8", *values), [0, 0, 64, 192, 127, 127, 129])
        self.assertEqual(self.codes("e8m0", *values), [0, 0, 127, 127, 128, 226, 254])

    def test_rounding(self):
        ties = (0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5.0)
        self.assertEqual(self.codes("e2m1", *ties), [0, 2, 2, 4, 4, 6, 6])
        self.assertEqual(self.codes("e2m1", *ties, options=("--rounding", "rtz")), [0, 1, 2, 3, 4, 5, 6])
        self.assertEqual(self.codes("e8m0", 3.0, 4.0, 0.75, options=("--rounding", "rceil")), [129, 129, 127])
        self.assertEqual(self.codes("e8m0", 3.0, 4.0, 0.75, options=("--rounding", "floor")), [128, 129, 126])

    def test_stochastic_rounding_is_unbiased_and_keyed(self):
        data = floats(1.25) * 8192  # halfway between 1 (code 2) and 1.5 (code 3)
        one = self.good("convert", "--rounding", "sr", "--seed", "1", stdin=data)
        self.assertEqual(set(one), {2, 3})
        self.assertTrue(abs(sum(one) / len(one) - 2.5) < 0.03)
        self.assertEqual(one, self.good("convert", "--rounding", "sr", "--seed", "0x1", stdin=data))
        self.assertNotEqual(one, self.good("convert", "--rounding", "sr", "--seed", "2", stdin=data))

    def test_overflow(self):
        options = ("--overflow", "nonsat")
        self.assertEqual(self.codes("e4m3", 500.0, INF, -INF, NAN, options=options), [0x7F, 0x7F, 0xFF, 0x7F])
        self.assertEqual(self.codes("e4m3", 500.0, INF, -INF, NAN), [0x7E, 0x7E, 0xFE, 0x7F])
        self.assertEqual(self.codes("e5m2", 1e30, INF, NAN, options=options), [0x7C, 0x7C, 0x7E])
        self.assertEqual(self.codes("e2m1", 1e30, INF, NAN, options=options), [7, 7, 7])

    def test_defaults_are_e2m1_rne_sat_and_standard_streams(self):
        data = floats(*harness.normal(999, 5))
        want = self.good("convert", "--to", "e2m1", "--rounding", "rne", "--overflow", "sat", stdin=data)
        self.assertEqual(self.good("convert", stdin=data), want)
        self.assertEqual(self.good("convert", "-", stdin=data), want)
        with open(self.path("in.f32"), "wb") as file:
            file.write(data)
        self.assertEqual(self.good("convert", self.path("in.f32")), want)
        self.assertEqual(self.good("convert", self.path("in.f32"), "-o", self.path("out")), b"")
        with open(self.path("out"), "rb") as file:
            self.assertEqual(file.read(), want)

    def test_a_stream_of_nothing_is_nothing(self):
        self.assertEqual(self.good("convert", stdin=b""), b"")

    def test_one_digest_for_every_target_and_thread_count(self):
        mib = int(os.environ.get("MXPROOF_CONVERT_MIB", "4"))
        seed = hashlib.sha256(b"convert").digest()
        data = b"".join(hashlib.sha256(seed + struct.pack("<I", i)).digest() for i in range(1024))
        data *= mib * 1048576 // len(data)
        self.assertIn("scalar", targets())
        for options in (("--to", "e2m1"), ("--to", "e4m3", "--overflow", "nonsat"), ("--to", "e3m2"), ("--to", "int8"),
                        ("--to", "e5m2", "--rounding", "rtz"), ("--to", "e8m0", "--rounding", "rceil")):
            digests = {}
            for target in targets():
                for threads in ("1", "3"):
                    out = self.good("convert", *options, "--simd", target, "--threads", threads, stdin=data)
                    self.assertEqual(len(out), len(data) // 4)
                    digests[target, threads] = hashlib.sha256(out).hexdigest()
            self.assertEqual(len(set(digests.values())), 1, (options, digests))

    def test_stochastic_rounding_does_not_depend_on_target_threads_or_pieces(self):
        data = floats(*harness.normal(1000, 9)) * 1100  # more than two pieces of the stream
        want = self.good("convert", "--rounding", "sr", "--seed", "7", "--simd", "scalar", "--threads", "1", stdin=data)
        for target in targets():
            self.assertEqual(self.good("convert", "--rounding", "sr", "--seed", "7", "--simd", target, stdin=data), want)
        pieces = subprocess.Popen([harness.MXPROOF, "convert", "--rounding", "sr", "--seed", "7"],
                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        # A pipe that delivers odd amounts gives the same stream.
        out, _ = pieces.communicate(data)
        self.assertEqual(out, want)

    def test_environment_forces_a_target(self):
        data = floats(*harness.normal(100, 3))
        self.assertEqual(self.good("convert", stdin=data, env={"MX_SIMD": "scalar"}), self.good("convert", stdin=data))
        self.bad("convert", stdin=data, env={"MX_SIMD": "MMX"}, says="SIMD target 'MMX'")

    def test_rest_of_a_value_is_an_error_after_the_whole_ones(self):
        done = self.bad("convert", stdin=floats(1.0, 2.0) + b"\0\0\0", says="11 bytes is no multiple of 4")
        self.assertEqual(list(done.stdout), [2, 4])
        with open(self.path("in"), "wb") as file:
            file.write(floats(1.0) + b"\0")
        self.bad("convert", self.path("in"), "-o", self.path("out"), says="5 bytes is no multiple of 4")

    def test_bad_input(self):
        self.bad("convert", self.path("none"), says="none: No such file or directory")
        self.bad("convert", self.folder, says="Is a directory")
        self.bad("convert", "--to", "bf16", says="use one of e2m1, e2m3, e3m2, e4m3, e5m2, int8, e8m0")
        self.bad("convert", "--to", "e2m1", "--rounding", "floor", says="use one of rne, rtz, sr")
        self.bad("convert", "--to", "e8m0", "--rounding", "rne", says="use one of floor, rceil")
        self.bad("convert", "--to", "e8m0", "--overflow", "sat", says="does not apply to e8m0")
        self.bad("convert", "--overflow", "wrap", says="use one of sat, nonsat")
        self.bad("convert", "--seed", "1", says="--seed: has no effect without --rounding sr")
        self.bad("convert", "--to", "e8m0", "--seed", "1", says="--seed: has no effect without --rounding sr")
        self.bad("convert", "--seed", "x", says="--seed: 'x' is no integer")
        self.bad("convert", "--seed", "18446744073709551616", says="no integer from 0 to 18446744073709551615")
        self.bad("convert", "--simd", "AVX9", says="use one of")
        self.bad("convert", "--threads", "0", says="--threads")
        self.bad("convert", "-o", self.path("none/out"), stdin=b"", says="cannot write")
        self.bad("convert", "-o", self.folder, stdin=b"", says="cannot write")

    def test_a_full_disk_is_an_error(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([harness.MXPROOF, "convert"], input=floats(1.0), stdout=full, stderr=subprocess.PIPE)
        self.assertEqual((done.returncode, done.stderr), (2, b"mxproof: standard output: No space left on device\n"))

    def test_a_closed_pipe_ends_it_quietly(self):
        done = subprocess.run(["bash", "-c", 'set -o pipefail; head -c 32M /dev/zero | "$MXPROOF" convert | head -c 1'],
                              capture_output=True)
        self.assertEqual((done.stdout, done.stderr), (b"\0", b""))

    def test_bits_of_the_helper(self):
        self.assertEqual(f32_bits(1.0), 0x3F800000)


if __name__ == "__main__":
    unittest.main()
