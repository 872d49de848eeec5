#!/bin/sh
# Checks the strings in Xcode Cloud before it builds. Copy to ci_scripts/ci_post_clone.sh beside the project, make it
# executable, and say where fitloc lies (OWNER) and which version. The archive's checksum is the one in SHA256SUMS of the
# release: what does not have it is refused.
set -eu
version=0.1.0
checksum=${FITLOC_CHECKSUM:-} # of fitloc-0.1.0-macos-universal.tar.xz
repository=${FITLOC_REPOSITORY:-https://github.com/OWNER/fitloc}

work=$(mktemp -d)
git -c advice.detachedHead=false clone -q --depth 1 --branch "v$version" "$repository" "$work/fitloc"
FITLOC_VERSION=$version FITLOC_CHECKSUM=$checksum FITLOC_BUILD=never "$work/fitloc/scripts/ci/provide" "$work/programs"

# Xcode Cloud clones without history: what changed cannot be told, and the whole project is checked. With a baseline
# (docs/ci.md) only new findings fail.
cd "$CI_PRIMARY_REPOSITORY_PATH"
"$work/programs/bin/fitloc" lint --format xcode
