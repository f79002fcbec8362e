# Shared by the scripts of this folder: where the project is, how a step is timed, ccache when it is there.
set -euo pipefail
MX_ROOT=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cd -- "$MX_ROOT"
export LC_ALL=C.UTF-8
# Tests share the processors with each other: threads that wait should sleep, not spin. No result depends on it.
export OMP_WAIT_POLICY=${OMP_WAIT_POLICY:-passive}

jobs() { nproc 2>/dev/null || echo 2; }

die() { printf '%s\n' "$*" >&2; exit 2; }

# step NAME COMMAND...: says what runs, and afterwards how long it took.
step() {
  local name=$1 start=$SECONDS
  shift
  printf '== %s\n' "$name"
  "$@" || { local rc=$?; printf '== %s failed (exit %d)\n' "$name" "$rc" >&2; return "$rc"; }
  printf '== %s: %d s\n' "$name" "$((SECONDS - start))"
}

# quietly LOG COMMAND...: output goes to LOG and is shown (its end) only on failure.
quietly() {
  local log=$1
  shift
  mkdir -p -- "$(dirname -- "$log")"
  "$@" >"$log" 2>&1 || { local rc=$?; tail -n 60 -- "$log" >&2; printf 'whole log: %s\n' "$log" >&2; return "$rc"; }
}

# A compiler cache only saves time; object files are the same without it.
launcher=()
if command -v ccache >/dev/null 2>&1; then
  export CCACHE_BASEDIR=$MX_ROOT CCACHE_NOHASHDIR=1
  launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
