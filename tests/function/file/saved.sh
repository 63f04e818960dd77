#!/usr/bin/env bash
# saved.sh PROGRAM: one process saves a function, another runs it; Python's safetensors, where it is installed, reads the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
file=$folder/f.safetensors
"$1" save "$file" >"$folder/want"
"$1" run "$file" >"$folder/got"
diff "$folder/want" "$folder/got"
cat "$folder/got"
if ! python3 -c 'import safetensors, numpy' 2>/dev/null; then
    echo "Python's safetensors is not installed"
    exit 0
fi
python3 - "$file" <<'END'
import json, sys
import numpy as np
from safetensors import safe_open
with safe_open(sys.argv[1], framework="numpy") as f:
    assert f.get_tensor("variable/0/w").tolist() == [1, 2, 3], f.keys()
    metadata = f.metadata()
    assert metadata["format"] == "eager-function" and metadata["format_version"] == "1"
    graph = json.loads(metadata["graph"])
    assert [n["op"] for n in graph["functions"][0]["nodes"]] == ["read_variable", "random_uniform", "multiply", "add"]
print("read by Python's safetensors")
END
