#!/usr/bin/env bash
# The real plug-in as it was linked: it exports only its entry point, needs no library of CUDA to be opened, and holds
# kernels for a GPU. Without a driver the library uses the CPU and says why there is no GPU.
#
#   plugin.sh LIBEAGER_CUDA LIBEAGER
set -euo pipefail

plugin=$1 library=$2
fail() {
    printf '%s\n' "$*"
    exit 1
}

exports=$(nm -D --defined-only "$plugin" | awk '{print $3}')
[[ $exports == eager_backend_open ]] || fail "exports: $exports"
needed=$(readelf -d "$plugin" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p')
! grep -E 'cuda|cublas|cudnn' <<<"$needed" || fail "it needs: $needed"
! readelf -d "$library" | grep NEEDED | grep -i cuda || fail "libeager needs CUDA"
(($(readelf -S -W "$plugin" | grep -c nv_fatbin) > 0)) || fail "no kernels"
ls -l "$plugin"

# Runs a program that asks for a GPU.
python3 - "$library" <<'PY'
import ctypes, os, sys
lib = ctypes.CDLL(sys.argv[1])
for name in ("eager_status_message", "eager_context_device_name"):
    getattr(lib, name).restype = ctypes.c_char_p
lib.eager_context_set_device.restype = lib.eager_context_create.restype = ctypes.c_void_p
ctx = ctypes.c_void_p()
assert not lib.eager_context_create(None, ctypes.byref(ctx))
gpus = lib.eager_context_num_devices_of_kind(ctx, b"gpu")
status = lib.eager_context_set_device(ctx, b"gpu:0")
print(gpus, "GPUs")
if gpus:
    assert not status
else:
    assert lib.eager_status_code(ctypes.c_void_p(status)) == 5
    message = lib.eager_status_message(ctypes.c_void_p(status)).decode()
    print(message)
    assert "gpu:0 unknown device. Available devices are cpu:0 (CUDA: " in message
    assert lib.eager_context_num_devices(ctx) == 1
PY
