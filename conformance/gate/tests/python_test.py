#!/usr/bin/env python3
"""python_test.py WRITE_CASE LIBRARY EXAMPLE: the example program on files, allowed and refused."""
import os
import subprocess
import sys
import tempfile

write_case, library, example = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    now = subprocess.run([write_case, folder], check=True, capture_output=True, text=True,
                         env={k: v for k, v in os.environ.items() if k != "LD_PRELOAD"}).stdout.split()[0]

    def path(name):
        return os.path.join(folder, name)

    def run(**changes):
        options = {"library": library, "envelope": path("cert.dsse.json"), "policy": path("policy.json"),
                   "object": path("kernel.co"), "symbol": "gemm_fprop", "target": "gfx950:sramecc+:xnack-",
                   "now": now, **changes}
        words = [word for key, value in options.items() for word in ("--" + key, value)]
        words += ["--grid", "8", "4", "2", "--group", "256", "1", "1"]
        for argument in ("M=1000", "N=2048", "K=4096", "splitk=2"):
            words += ["--argument", argument]
        for fact in ("device=MI355X", "hip=7.0.51831"):
            words += ["--fact", fact]
        done = subprocess.run([sys.executable, "-B", example, *words], capture_output=True, text=True)
        assert done.stderr == "", done.stderr
        return done.returncode, done.stdout

    code, out = run()
    assert code == 0 and out.startswith("ALLOW ALLOW: allowed\ncertified: sha256:"), out
    code, out = run(symbol="gemm_wgrad")
    assert code == 1 and out.startswith("DENY SYMBOL: symbol of this object: wanted "), out
    assert "\nuncertified: SYMBOL: " in out, out
    with open(path("edited.co"), "wb") as file:
        file.write(open(path("kernel.co"), "rb").read()[:-1] + b"?")
    code, out = run(object=path("edited.co"))
    assert code == 1 and "OBJECT_UNKNOWN" in out, out
    code, out = run(now="1")
    assert code == 1 and "CLOCK" in out, out
    code, out = run(policy=path("kernel.co"))
    assert code == 1 and "BAD_POLICY" in out, out
    print("allowed once, refused four times")
