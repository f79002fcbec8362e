"""mxproof gfx950: code objects listed, described and launched."""
import os
import re
import struct
import unittest

from harness import CommandTest

GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../golden/gfx950")
GEMM = os.path.join(GOLDEN, "gemm16.co")
CLEAN = os.path.join(GOLDEN, "mutants/clean.co")
RACE = os.path.join(GOLDEN, "mutants/lds_race.co")


def listing(path):
    """The listing beside an object, written by LLVM: ({metadata key: first value}, {address: text})."""
    keys, code, in_code = {}, {}, False
    with open(path[:-3] + ".s") as lines:
        for line in lines:
            in_code |= line.startswith("Disassembly of section .text")
            found = re.match(r"([0-9A-F]+)  (\S.*)", line) if in_code else re.match(r"[ -]*(\.\w+):\s+(\S+)$", line)
            if found and in_code:
                code[int(found[1], 16)] = found[2].strip()
            elif found:
                keys.setdefault(found[1], found[2])
    return keys, code


def write_u4(path, values):
    header = "{'descr': '<u4', 'fortran_order': False, 'shape': (%d,), }" % len(values)
    header += " " * (-(10 + len(header) + 1) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
        file.write(struct.pack(f"<{len(values)}I", *values))
    return path


def read_u4(path):
    with open(path, "rb") as file:
        data = file.read()
    body = data[10 + struct.unpack_from("<H", data, 8)[0]:]
    assert b"'<u4'" in data and b"(%d,)" % (len(body) // 4) in data
    return list(struct.unpack(f"<{len(body) // 4}I", body))


def unsigned_branch(text):
    text = re.sub(r" -> .*", "", text)
    return re.sub(r"-(\d+)$", lambda m: str(65536 - int(m[1])), text) if re.match("s_c?branch", text) else text


class Gfx950(CommandTest):
    def test_disasm_is_the_listing_of_llvm(self):
        for path in (GEMM, CLEAN, RACE):
            _, code = listing(path)
            ours = self.json("gfx950", "disasm", path)["instructions"]
            texts = {line["address"]: unsigned_branch(line["text"]) for line in ours}
            self.assertGreater(len(code), 10)
            self.assertEqual({address: texts.get(address) for address in code}, code)

    def test_disasm_of_one_kernel_and_its_words(self):
        whole = self.json("gfx950", "disasm", CLEAN)["instructions"]
        name = self.json("gfx950", "info", CLEAN)["kernels"][0]["name"]
        part = self.json("gfx950", "disasm", CLEAN, "--kernel", name)["instructions"]
        self.assertEqual(part, whole[: len(part)])
        self.assertLess(len(part), len(whole))
        self.assertEqual(part[-1]["text"], "s_endpgm")
        self.assertTrue(any("clean.hip:" in line["source"] for line in part))
        with open(self.path("words.bin"), "wb") as out:
            for line in part:
                out.write(b"".join(struct.pack("<I", int(word, 16)) for word in line["words"].split()))
        raw = self.json("gfx950", "disasm", self.path("words.bin"), "--raw")["instructions"]
        self.assertEqual([line["words"] for line in raw], [line["words"] for line in part])
        text = self.good("gfx950", "disasm", CLEAN).decode()
        self.assertIn(f"{name}:\n", text)
        self.assertIn("s_endpgm", text)

    def test_info_says_what_the_metadata_say(self):
        for path in (GEMM, CLEAN):
            keys, _ = listing(path)
            report = self.json("gfx950", "info", path)
            kernel = report["kernels"][0]
            self.assertEqual(report["version"], 6)
            self.assertEqual(kernel["name"] + ".kd", keys[".symbol"])
            for ours, theirs in (("vgprs_used", ".vgpr_count"), ("agprs_used", ".agpr_count"), ("sgprs_used", ".sgpr_count"),
                                 ("lds_bytes", ".group_segment_fixed_size"), ("kernarg_bytes", ".kernarg_segment_size"),
                                 ("scratch_bytes", ".private_segment_fixed_size"), ("vgpr_spills", ".vgpr_spill_count"),
                                 ("max_group_size", ".max_flat_workgroup_size")):
                self.assertEqual(kernel[ours], int(keys[theirs]), ours)
            counted = sum(kernel["instructions"].values())
            lines = self.json("gfx950", "disasm", path, "--kernel", kernel["name"])["instructions"]
            self.assertEqual(counted, len(lines))
            self.assertIn(kernel["name"], self.good("gfx950", "info", path).decode())

    def launch(self, path, *more, code=0):
        values = [7 * i + 3 for i in range(128)]
        source = write_u4(self.path("in.npy"), values)
        report = self.json("gfx950", "run", path, "--grid", "1", "--group", "128", "--arg", f"in={source}", "--arg",
                           "out=new:u4[128]", "--arg", "n=u32:128", *more, code=code)
        return values, report

    def test_run_computes_counts_and_traces(self):
        out, trace = self.path("out.npy"), self.path("trace.txt")
        values, report = self.launch(CLEAN, "--out", f"out={out}", "--trace", trace, "--mnemonics")
        got = read_u4(out)
        self.assertEqual(got, [value + 1 for value in values])
        self.assertTrue(report["completed"])
        self.assertFalse(report["order_dependent"])
        self.assertEqual(report["findings"], [])
        counters = report["counters"]
        lines = self.json("gfx950", "disasm", CLEAN, "--kernel", report["kernel"])["instructions"]
        self.assertEqual(counters["instructions"], 2 * len(lines), "two waves, no branch")
        self.assertEqual(sum(report["instructions"].values()), counters["instructions"])
        self.assertEqual((counters["waves"], counters["groups"], counters["barrier"]), (2, 1, 2))
        self.assertEqual(counters["global_write_bytes"], 512)
        with open(trace) as file:
            traced = file.read().splitlines()
        self.assertEqual(len(traced), len(lines))
        again, _ = self.path("again.npy"), self.launch(CLEAN, "--out", f"out={self.path('again.npy')}", "--schedule", "9")
        self.assertEqual(read_u4(again), got)
        self.assertIn(b"every wave ended", self.good("gfx950", "run", CLEAN, "--group", "128", "--arg",
                                                     f"0={self.path('in.npy')}", "--arg", "1=zeros:u4[128]",
                                                     "--rest-zero"))

    def test_run_reports_what_the_checker_finds(self):
        _, report = self.launch(RACE, code=1)
        self.assertIn("lds-race", {finding["kind"] for finding in report["findings"]})
        self.assertTrue(any("lds_race.hip:" in finding["source"] for finding in report["findings"]))
        _, report = self.launch(RACE, "--no-check")
        self.assertEqual(report["findings"], [])
        short = write_u4(self.path("short.npy"), [0] * 100)
        report = self.json("gfx950", "run", CLEAN, "--group", "128", "--arg", f"in={short}", "--arg", "out=new:u4[128]",
                           "--rest-zero", code=1)
        self.assertIn("out-of-bounds", {finding["kind"] for finding in report["findings"]})

    def test_bad_objects(self):
        with open(CLEAN, "rb") as file:
            whole = file.read()
        def write(name, data):
            with open(self.path(name), "wb") as out:
                out.write(data)
            return self.path(name)
        sparse = write("sparse.co", whole)
        os.truncate(sparse, 1 << 31)
        for command in ("disasm", "info", "run"):
            self.bad("gfx950", command, write("empty.co", b""), says="not an ELF file")
            self.bad("gfx950", command, write("cut.co", whole[:2000]), says="cut.co")
            self.bad("gfx950", command, write("other.co", whole[:48] + b"\x4c" + whole[49:]), says="not for gfx950")
            self.bad("gfx950", command, self.path("missing.co"), says="missing.co")
            self.bad("gfx950", command, sparse, says="more than 1073741824 bytes")
            self.bad("gfx950", command, CLEAN, "--kernel", "Nothing", says='no kernel "Nothing"')

    def test_bad_arguments(self):
        run = ("gfx950", "run", CLEAN, "--group", "128")
        source = write_u4(self.path("in.npy"), [0] * 128)
        given = ("--arg", f"in={source}", "--arg", "out=new:u4[128]")
        for more, says in ((given, "has no value"), (("--arg", "in"), "NAME=VALUE"), (("--arg", "x=i32:1"), 'no argument "x"'),
                           (("--arg", "n=i32:99999999999"), "does not fit"), (("--arg", "n=f64:1"), "8 bytes"),
                           (("--arg", "n=u32:-1"), "no integer"), (("--arg", "n=f32:one"), "no number"),
                           (("--arg", "in=new:f3[2]"), "no type and shape"), (("--arg", "in=missing.npy"), "missing.npy"),
                           (given + ("--arg", f"in={source}"), "a value already"),
                           (given + ("--rest-zero", "--out", "n=x.npy"), "no buffer"),
                           (given + ("--rest-zero", "--out", "out"), "NAME=FILE.npy"),
                           (given + ("--rest-zero", "--grid", "1,2,3,4"), "more than three"),
                           (given + ("--rest-zero", "--grid", "0"), "grid"),
                           (given + ("--rest-zero", "--grid", "1,"), "is not X,Y,Z"),
                           (given + ("--rest-zero", "--out", "out=x", "--trace", "x"), "'x' is given twice"),
                           (given + ("--rest-zero", "--trace", "x", "--trace-wave", "0:9"), "no wave 9"),
                           (given + ("--rest-zero", "--grid", "x"), "--grid: 'x'"),
                           (given + ("--rest-zero", "--lds", "-1"), "mxproof gfx950 run --help"),
                           (given + ("--rest-zero", "--trace-wave", "0:1"), "without --trace")):
            self.bad(*run, *more, says=says)
        self.bad("gfx950", says="subcommand")


if __name__ == "__main__":
    unittest.main()
