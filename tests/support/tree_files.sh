# Sourced. tree_files PATTERN...: the files of the checkout that match, tracked or new, without those that are ignored or gone;
# each ends with a NUL.
tree_files() {
    local file
    git ls-files -z --cached --others --exclude-standard "$@" | while IFS= read -r -d '' file; do
        [[ ! -e $file ]] || printf '%s\0' "$file"
    done
}
