#!/bin/sh
# Checks the strings in Xcode Cloud before each build. Copy this file to ci_scripts/ci_post_clone.sh next to the Xcode
# project, make it executable, and set the repository of fitloc (OWNER), the version and the checksum. The checksum is
# listed in the release's SHA256SUMS; an archive with another checksum is rejected.
set -eu
version=0.2.0
checksum=${FITLOC_CHECKSUM:-} # of fitloc-0.2.0-macos-universal.tar.xz
repository=${FITLOC_REPOSITORY:-https://github.com/OWNER/fitloc}

work=$(mktemp -d)
git -c advice.detachedHead=false clone -q --depth 1 --branch "v$version" "$repository" "$work/fitloc"
FITLOC_VERSION=$version FITLOC_CHECKSUM=$checksum FITLOC_BUILD=never "$work/fitloc/scripts/ci/provide" "$work/programs"

# Xcode Cloud clones without history, so changes cannot be determined and the whole project is checked. With a baseline
# (docs/ci.md), only new findings make the check fail.
cd "$CI_PRIMARY_REPOSITORY_PATH"
"$work/programs/bin/fitloc" lint --format xcode
