"""mxproof-certified: evidence of the virtual device, a certificate, and training whose kernels come through the gate.

Evidence of level smoke is called full here, its tree clean, its coverpoints hit and its range of sizes wide: that stands
for the long run on a clean checkout."""
import json
import os
import shutil
import struct
import subprocess
import sys
import unittest

from harness import CommandTest, run

TRAINER = os.environ["MXPROOF_CERTIFIED"]
GOLDEN = os.environ["MXPROOF_GOLDEN"]
OPERATIONS = ("quantize/row", "quantize/column", "gemm")
TRAIN = ["--recipe", "mxfp4-h16", "--steps", "2", "--batch", "1", "--seq", "32", "--eval-batches", "1", "--corpus-mib",
         "1"]
MODEL = {"dim": 64, "layers": 1, "heads": 2, "kv_heads": 1, "ffn": 96, "vocab": 288}


def metadata(path):
    with open(path, "rb") as file:
        size, = struct.unpack("<Q", file.read(8))
        return json.loads(file.read(size))["__metadata__"]


def losses(folder):
    with open(os.path.join(folder, "metrics.jsonl")) as file:
        return [{key: line[key] for key in line if "loss" in key} for line in map(json.loads, file)]


class Certified(CommandTest):
    @classmethod
    def setUpClass(cls):
        cls.shared = os.path.join(os.environ.get("TMPDIR", "/tmp"), f"mxproof-certified-{os.getpid()}")
        os.mkdir(cls.shared)
        cls.addClassCleanup(shutil.rmtree, cls.shared, ignore_errors=True)
        cls.made = os.path.join(cls.shared, "report.json")
        words = [word for op in OPERATIONS for word in ("--op", op)]
        done = run("verify", "--device", "vgpu", "--level", "smoke", *words, "--objects", GOLDEN + "/gfx950",
                   "--report", cls.made, "--self-check", GOLDEN)
        assert done.returncode == 0, (done.stdout, done.stderr)

    def model(self):
        with open(self.path("model.json"), "w") as file:
            json.dump(MODEL, file)
        return ["--model", self.path("model.json"), *TRAIN]

    def simulator(self, out):
        done = run("train", *self.model(), "--out", self.path(out), "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def evidence(self):
        with open(self.made) as file:
            return json.load(file)

    def certificate(self, *policy, change=None, create=()):
        report = self.evidence()
        report["level"], report["result"] = "full", "PASS"
        report["simulator"]["tree"] = "clean"
        for point in report["coverage"]:
            point["hits"] = max(1, point["hits"])
        for launch in (k["launch"] for o in report["objects"] for k in o["kernels"]):
            for a in launch["arguments"]:
                if a["name"] in ("rows", "cols", "m", "n", "k", "stride", "width", "grid.x", "grid.y"):
                    a.update(min=0, max=65536, multiple=32 if a["name"] == "k" else 1)
        if change:
            change(report)
        with open(self.path("report.json"), "w") as file:
            json.dump(report, file)
        self.good("cert", "keygen", "-o", self.path("signer"))
        self.good("cert", "create", self.path("report.json"), *create, "-o", self.path("statement.json"))
        self.good("cert", "sign", self.path("statement.json"), "--key", self.path("signer.pem"),
                  "-o", self.path("cert.json"))
        self.good("cert", "policy", self.path("cert.json"), "--public-key", self.path("signer.pub.pem"), *policy,
                  "-o", self.path("policy.json"))

    def trainer(self, out, *more, objects=GOLDEN + "/gfx950", env=None):
        return subprocess.run([TRAINER, "--certificate", self.path("cert.json"), "--policy", self.path("policy.json"),
                               "--objects", objects, *self.model(), "--out", self.path(out), *more], capture_output=True,
                              text=True, timeout=600, env=dict(os.environ, **(env or {})))

    def edited_objects(self):
        """The same kernels in one object with a byte changed that no kernel reads."""
        folder = self.path("objects")
        shutil.copytree(GOLDEN + "/gfx950", folder)
        path = os.path.join(folder, "gemm16_tuned.co")
        with open(path, "rb") as file:
            data = file.read()
        at = data.find(b"clang version")  # of the section .comment
        self.assertGreater(at, 0)
        os.chmod(path, 0o644)
        with open(path, "wb") as file:
            file.write(data[:at] + b"C" + data[at + 1:])
        return folder

    def test_evidence(self):
        report = self.evidence()
        hit = all(point["hits"] for point in report["coverage"])
        self.assertEqual((report["result"], report["level"], report["device"]["kind"]),
                         ("PASS" if hit else "INCONCLUSIVE", "smoke", "vgpu"))
        self.assertEqual({k["order"] for o in report["objects"] for k in o["kernels"]}, {"independent"})
        self.assertEqual([p["id"] for p in report["properties"]], [op + "/bits" for op in OPERATIONS])
        symbols = {k["symbol"]: k["launch"] for o in report["objects"] for k in o["kernels"]}
        self.assertEqual(symbols["Gemm16"]["grid"],
                         [[{"argument": "n", "tile": 16}], [{"argument": "m", "tile": 16}], []])
        self.assertEqual(symbols["Gemm16Tuned"]["grid"],
                         [[{"argument": "n", "tile": 128}], [{"argument": "m", "tile": 128}], []])
        self.assertEqual(symbols["Gemm16"]["group"], [64, 1, 1])
        k = next(a for a in symbols["Gemm16"]["arguments"] if a["name"] == "k")
        self.assertEqual(k["multiple"], 32)
        self.assertGreater(len(report["canary"]), 12)

    def test_smoke_is_not_enough(self):
        self.certificate(change=lambda r: r.update(level="smoke"))
        done = self.trainer("run")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("REFUSED", done.stderr)
        self.assertIn("LEVEL: level: wanted full, found smoke", done.stderr)
        self.assertFalse(os.path.exists(self.path("run")))

    def test_losses_are_those_of_the_simulator(self):
        self.certificate()
        done = self.trainer("device")
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertTrue(done.stdout.startswith("certified: sha256:"), done.stdout)
        simulated = self.simulator("simulator")
        self.assertEqual(losses(self.path("device")), losses(self.path("simulator")))
        self.assertGreaterEqual(len(losses(self.path("device"))), 2)
        stamped, plain = (metadata(self.path(f) + "/checkpoint.safetensors") for f in ("device", "simulator"))
        self.assertEqual(stamped["mxproof.kernels"], done.stdout.splitlines()[-1])
        self.assertTrue(stamped["mxproof.kernels"].startswith("certified: sha256:"))
        self.assertNotIn("mxproof.kernels", plain)
        self.assertIn("parameters sha256 " + simulated["parameters_sha256"] + "\n", done.stdout)

    def test_one_byte_of_a_kernel(self):
        self.certificate()
        names = ("MX_GATE", "MX_GATE_MODE", "MXPROOF_GATE", "MXPROOF_RECORD", "MX_ENFORCE")
        done = self.trainer("run", objects=self.edited_objects(), env=dict.fromkeys(names, "record"))
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("REFUSED gemm16_tuned.co Gemm16Tuned", done.stderr)
        self.assertIn("OBJECT_UNKNOWN: code object: wanted a subject of the certificate, found ", done.stderr)
        self.assertFalse(os.path.exists(self.path("run")))
        self.assertNotIn("step 1", done.stdout)

    def test_an_old_certificate_and_no_option_that_turns_the_clock_back(self):
        self.certificate(change=lambda r: r.update(started=1_780_000_000, finished=1_780_000_001),
                         create=("--issued", "2026-06-01", "--valid-days", "1"))
        done = self.trainer("run")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertRegex(done.stderr, r"^mxproof-certified: REFUSED [^ ]*cert.json: EXPIRED: time, before expires: wanted ")
        done = self.trainer("run", "--time", "2026-06-01T12:00:00Z")
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertFalse(os.path.exists(self.path("run")))

    def test_record_mode_trains_and_says_so(self):
        self.certificate("--record")
        done = self.trainer("run", objects=self.edited_objects())
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        stamp = metadata(self.path("run") + "/checkpoint.safetensors")["mxproof.kernels"]
        self.assertTrue(stamp.startswith("uncertified: OBJECT_UNKNOWN: "), stamp)

    def test_a_failing_board(self):
        """The canary's outputs are not those of the certificate."""
        def change(report):
            report["canary"][0]["output"] = report["canary"][0]["output"][:-1] + "x"

        self.certificate(change=change)
        done = self.trainer("run")
        self.assertEqual(done.returncode, 1)
        self.assertIn("REFUSED canary: CANARY: canary.outputs: wanted ", done.stderr)

    def test_a_shape_outside_of_the_domain(self):
        def change(report):
            for o in report["objects"]:
                for k in o["kernels"]:
                    for a in k["launch"]["arguments"]:
                        if a["name"] == "n":
                            a["max"] = 80

        self.certificate(change=change)
        done = self.trainer("run")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("LAUNCH_VALUE: n: wanted ", done.stderr)

    def test_reports_of_other_devices(self):
        self.bad("verify", "--device", "sim", "--report", self.path("r.json"), says="only vgpu and hip are certified")
        self.bad("verify", "--device", "vgpu", "--report", self.made, says="exists")
        self.bad("verify", "--device", "vgpu", "--self-check", GOLDEN, says="--self-check goes with --report")

    def test_what_could_not_be_written_is_refused_before_the_run(self):
        for words, says in ((["--report", self.path("none/r.json")], "none/r.json: cannot write: No such file"),
                            (["--report", self.path("r"), "--case-log", self.path("r")], "the report has this name"),
                            (["--report", self.path("r"), "--nonce", "n\u00e4chste"], "--nonce: printable ASCII"),
                            (["--report", self.path("r"), "--attempt", "0"], "--attempt: 1 to"),
                            (["--report", self.path("r"), "--waivers", self.made], self.made)):
            self.bad("verify", "--device", "vgpu", "--objects", GOLDEN + "/gfx950", *words, says=says)
        self.assertFalse(os.path.exists(self.path("r")))


if __name__ == "__main__":
    unittest.main(verbosity=1 if "-v" not in sys.argv else 2)
