"""The command as a whole: help, version, info, bench, exit codes, odd environments."""
import os
import re
import shutil
import signal
import subprocess
import time
import unittest

from harness import MXPROOF, CommandTest, json, run


def await_(condition):
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


def commands():
    text = run("--help").stdout.decode()
    return re.findall(r"^  ([a-z]+)  +\S", text[text.index("Subcommands:"):], re.M)


class Command(CommandTest):
    def test_help_lists_the_commands_and_each_has_help_with_an_example(self):
        names = commands()
        for name in ("info", "convert", "quantize", "dequantize", "gemm", "inspect", "diff", "bench"):
            self.assertIn(name, names)
        for name in names:
            text = self.good(name, "--help").decode()
            self.assertIn("Example:\n", text)
            self.assertIn(f"mxproof {name}", text)
            self.assertLessEqual(max(map(len, text.splitlines())), 130, name)

    def test_version(self):
        self.assertRegex(self.good("--version").decode(), r"^mxproof \d+\.\d+\.\d+\n$")

    def test_the_tour_of_the_readme_prints_what_it_says(self):
        with open(os.path.join(os.path.dirname(__file__), "../../README.md")) as file:
            blocks = re.findall(r"^    \$ (.*)\n((?:    .*\n)+)", file.read(), re.M)
        tried = 0
        for command, printed in blocks:
            if ".safetensors" in command:  # from the run of ci/demo
                continue
            want = [line[4:].rstrip() for line in printed.splitlines()]
            env = dict(os.environ, PATH=os.path.dirname(MXPROOF) + ":" + os.environ["PATH"])
            done = subprocess.run(["bash", "-c", command], capture_output=True, env=env)
            got = done.stdout.decode().splitlines()
            if want[-1] == "...":
                want.pop()
                self.assertGreater(len(got), len(want))
                got = got[:len(want)]
            self.assertEqual((got, done.stderr), (want, b""), command)
            tried += 1
        self.assertGreaterEqual(tried, 2)

    def test_usage_errors(self):
        self.bad(says="subcommand is required")
        self.bad("frobnicate", says="'frobnicate' is no command; mxproof --help lists them")
        self.bad("info", "--frobnicate", says="--frobnicate")
        self.bad("info", "extra", says="extra")
        self.bad("--frobnicate", says="--frobnicate")

    def test_info(self):
        info = self.json("info")
        for key in ("version", "compiler", "simd", "threads", "formats", "scale_rules", "profiles", "recipes",
                    "float_environment"):
            self.assertIn(key, info)
        self.assertEqual(info["float_environment"], "ok")
        self.assertEqual(info["simd"]["selected"], info["simd"]["available"][0])
        self.assertEqual(info["simd"]["available"][-1], "scalar")
        self.assertEqual(info["scale_rules"], ["even", "floor", "rceil", "ceil"])
        self.assertIn("mxfp4-h16", info["recipes"])
        self.assertIn("e2m1", info["formats"])
        for target in info["simd"]["available"]:
            self.assertEqual(self.json("info", "--simd", target)["simd"]["selected"], target)
            self.assertEqual(self.json("info", env={"MX_SIMD": target.lower()})["simd"]["selected"], target)
        self.assertEqual(self.json("info", "--threads", "3")["threads"], 3)
        text = self.good("info").decode()
        for key in info:
            self.assertIn(key.replace("_", " "), text)

    def test_full_disk_and_closed_descriptors(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([MXPROOF, "info"], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual((done.returncode, done.stderr), (2, b"mxproof: standard output: No space left on device\n"))
        for arguments in ("--help", "info", "info --json"):
            done = subprocess.run(["bash", "-c", f'"$MXPROOF" {arguments} >&-'], capture_output=True)
            self.assertEqual((done.returncode, done.stderr), (2, b"mxproof: standard output: Bad file descriptor\n"))
        done = subprocess.run(["bash", "-c", '"$MXPROOF" convert <&-'], capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (2, b"mxproof: standard input: Bad file descriptor\n"))
        done = subprocess.run(["bash", "-c", '"$MXPROOF" frobnicate 2>&-'], capture_output=True)
        self.assertEqual((done.returncode, done.stdout), (2, b""))

    def test_a_signal_leaves_no_unfinished_file_and_ends_the_process_itself(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            process = subprocess.Popen([MXPROOF, "convert", "-o", self.path("codes")], stdin=subprocess.PIPE)
            await_(lambda: os.listdir(self.folder))
            process.send_signal(number)
            self.assertEqual(process.wait(), -number)
            process.stdin.close()
            self.assertEqual(os.listdir(self.folder), [])

    def test_a_signal_that_the_parent_ignores_stays_ignored(self):
        process = subprocess.Popen([MXPROOF, "convert", "-o", self.path("codes")], stdin=subprocess.PIPE,
                                   preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        await_(lambda: os.listdir(self.folder))
        process.send_signal(signal.SIGHUP)
        process.communicate(bytes(8))
        self.assertEqual((process.returncode, os.listdir(self.folder)), (0, ["codes"]))

    def test_waiting_threads_sleep_and_pages_are_large_unless_the_environment_says_otherwise(self):
        sleep, spin = {"OMP_WAIT_POLICY": "passive"}, {"OMP_WAIT_POLICY": "active"}
        large, small = {"GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"}, {"GLIBC_TUNABLES": "glibc.malloc.hugetlb=0"}
        other = {"GLIBC_TUNABLES": "glibc.malloc.check=0"}
        both = {"GLIBC_TUNABLES": "glibc.malloc.check=0:glibc.malloc.hugetlb=1"}
        for given, want in (({}, sleep | large), (spin, spin | large), ({"GOMP_SPINCOUNT": "9"}, large),
                            (small, sleep | small), (other, sleep | both), (spin | small, spin | small)):
            env = {k: v for k, v in os.environ.items() if k not in ("OMP_WAIT_POLICY", "GLIBC_TUNABLES")}
            process = subprocess.Popen([MXPROOF, "convert", "-o", self.path("codes")], stdin=subprocess.PIPE, env={**env, **given})
            await_(lambda: os.listdir(self.folder))
            with open(f"/proc/{process.pid}/environ", "rb") as file:
                environ = file.read().replace(b"\0glibc.", b":glibc.")  # glibc cuts its variable into pieces in place
            seen = dict(entry.split(b"=", 1) for entry in environ.split(b"\0") if b"=" in entry)
            with open(f"/proc/{process.pid}/comm") as file:
                self.assertEqual(file.read(), "mxproof\n")
            process.communicate()
            set_here = {k: seen[k.encode()].decode() for k in ("OMP_WAIT_POLICY", "GLIBC_TUNABLES") if k.encode() in seen}
            self.assertEqual(set_here, want)
            os.remove(self.path("codes"))

    def test_with_more_rights_than_its_caller_it_starts_all_the_same(self):
        if os.geteuid() != 0:
            self.skipTest("only root can give rights away")
        own = self.path("mxproof")
        shutil.copy(MXPROOF, own)
        os.chown(own, -1, 12345)
        os.chmod(own, 0o2755)
        env = {k: v for k, v in os.environ.items() if k not in ("OMP_WAIT_POLICY", "GLIBC_TUNABLES")}
        self.assertEqual(subprocess.run([own, "--version"], env=env, stdout=subprocess.PIPE, timeout=60).returncode, 0)

    def test_bench(self):
        names = self.good("bench", "--list").decode().split()
        self.assertEqual(len(names), len(set(names)))
        for group in ("quantize/", "dequantize/", "convert/", "gemm/", "linear/"):
            self.assertTrue(any(name.startswith(group) for name in names), group)
        done = self.json("bench", "--filter", "convert/e2m1/|copy/", "--min-time", "0.001", "--threads", "1")
        self.assertEqual([case["name"].split("/")[0] for case in done["cases"]], ["copy", "convert"])
        for case in done["cases"]:
            self.assertGreater(case["per_second"], 0)
        self.assertEqual(done["cases"][0]["ratio"], 1)
        self.bad("bench", "--filter", "none", says="matches no case")
        self.bad("bench", "--filter", "(", says="no regular expression")
        self.bad("bench", "--min-time", "0", says="--min-time")
        self.bad("bench", "--list", "--json", says="--json: has no effect with --list")

    def test_one_json_object_a_line(self):
        for line in self.good("info", "--json").splitlines():
            json.loads(line)


if __name__ == "__main__":
    unittest.main()
