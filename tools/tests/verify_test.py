"""mxproof verify from the outside: lists, cases with laws, shards and their merging, reports, exit codes."""
import json
import os
import unittest
import xml.etree.ElementTree

from harness import CommandTest, run


class Verify(CommandTest):
    def test_the_list_names_every_property_with_its_cases(self):
        lines = self.good("verify", "--list").decode().splitlines()[1:]
        ids = [line.split()[0] for line in lines]
        self.assertEqual(len(ids), len(set(ids)))
        for name in ("element/cuts", "rounding/unbiased", "gemm/order", "law/transpose", "launcher/refuses"):
            self.assertIn(name, ids)
        for line in lines:
            smoke, full = map(int, line.split()[2:4])
            self.assertLessEqual(0 < smoke and smoke, full)

    def test_a_case_with_a_law(self):
        out = self.good("verify", "--case", "quantize/row rows=4 cols=64 data=ties law=shift by=-7").decode()
        self.assertIn("PASS: 1 cases", out)
        self.bad("verify", "--case", "quantize/row rows=4 cols=64 law=shift by=x", says="by=x")
        self.bad("verify", "--case", "quantize/row rows=4 cols=64 law=swing", says="law=swing is unknown")
        self.bad("verify", "--case", "gemm m=1 n=1 k=32", "--only", "gemm", says="--case runs one case")
        out = self.good("verify", "--case", "hadamard rows=1 cols=16 hadamard=16", code=1).decode()
        self.assertIn("no case ran", out)

    def test_shards_give_the_whole(self):
        chosen = ("verify", "--only", "hadamard/masks", "--only", "law/transpose", "--seed", "5")
        self.good(*chosen, "--results", self.path("whole.json"), "--junit", self.path("whole.xml"))
        parts = []
        for i in range(1, 4):
            parts.append(self.path(f"{i}.json"))
            out = self.good(*chosen, "--shard", f"{i}/3", "--results", parts[-1]).decode()
            self.assertIn(f"PARTIAL: ", out)
        self.good("verify", "merge", *parts, "--report", self.path("merged.json"), "--junit", self.path("merged.xml"))
        whole, merged = (json.load(open(self.path(name))) for name in ("whole.json", "merged.json"))
        for one in (whole, merged):
            for line in one["properties"]:
                line["seconds"] = 0
        self.assertEqual(whole, merged)
        self.assertEqual(whole["selection"], "--only hadamard/masks --only law/transpose")
        self.assertTrue(all(line["cases"] == line["required"] > 0 for line in whole["properties"]))
        suites = xml.etree.ElementTree.parse(self.path("merged.xml")).getroot()
        self.assertEqual({s.get("name") for s in suites}, {"hadamard", "law", "verdict"})
        self.bad("verify", "merge", *parts[:2], says="2 of 3 shards")
        self.bad("verify", "merge", parts[0], parts[0], parts[1], says="is already in")
        self.bad("verify", "merge", self.path("whole.xml"), says="no JSON object")
        self.bad("verify", "merge", self.path("none.json"), says="none.json")
        self.bad("verify", "--shard", "4/3", says="--shard 4/3")
        self.bad("verify", "--shard", "1of3", says="expected I/N")

    def test_what_names_nothing_or_contradicts_is_refused(self):
        self.bad("verify", "--only", "gem", says="no property has that id")
        self.bad("verify", "--skip", "", says="no property has that id")
        self.bad("verify", "--op", "gemm", "--only", "gemm", says="give one of them")
        self.bad("verify", "--case", "", says="the line is empty")
        for option, value in (("--fault", "m0-bits"), ("--schedule", "3"), ("--objects", "."), ("--mutant", "k_order")):
            self.bad("verify", "--device", "sim", option, value, says=f"{option}: has no effect with --device sim")
        self.bad("verify", "--shard", "1/2", "--minutes", "1", says="--minutes")

    def test_no_colour_where_no_terminal_is(self):
        done = run("verify", "--only", "law/transpose", "--coverage", env={"TERM": "xterm"})
        self.assertNotIn(b"\033", done.stdout)
        self.assertIn(b"not met: ", done.stdout)
        self.assertIn(b"(not judged: --only law/transpose)", done.stdout)


if __name__ == "__main__":
    unittest.main()
