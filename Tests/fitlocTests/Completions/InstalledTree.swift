import Foundation
import TestSupport

/// The files that `scripts/install` and `scripts/release` produce from programs that are already built.
///
/// Both scripts run in a checkout without sources. In its build folder, each program is a script that starts the built
/// program. Scripts that do nothing replace most support scripts, such as `build` and `strip`.
final class InstalledTree: Sendable {
    let work: WorkFolder
    /// The installation prefix.
    let prefix: String
    /// The result of the installation.
    let outcome: SpawnedProgram.Outcome

    init() async throws {
        work = try WorkFolder()
        prefix = work.file("prefix dir").path
        let package = SourceTree.package.path
        outcome = try await work.shell(
            """
            set -e
            mkdir -p checkout/.build/release checkout/scripts/support checkout/Sources/Workspaces/Configuration
            cp '\(package)/scripts/install' '\(package)/scripts/release' checkout/scripts/
            cp '\(package)/scripts/support/lay-out' '\(package)/scripts/support/pages' checkout/scripts/support/
            cp '\(package)/Sources/Workspaces/Configuration/ProgramVersion+Current.swift' checkout/Sources/Workspaces/Configuration/
            cp '\(package)/LICENSE' checkout/
            for program in fitloc fitloc-companions fitloc-edit fitloc-network fitloc-sources generate-strings compile-strings lint-strings format-strings; do
                printf '#!/bin/sh\\nexec "%s" "$@"\\n' "\(BuiltProgram.folder.path)/$program" >"checkout/.build/release/$program"
                chmod +x "checkout/.build/release/$program"
            done
            for script in build strip static-libraries notices cache-folder; do
                printf '#!/bin/sh\\n%s\\n' "$([ $script != cache-folder ] || echo 'exit 1')" >"checkout/scripts/support/$script"
                chmod +x "checkout/scripts/support/$script"
            done
            printf '#!/bin/sh\\necho "%s"\\n' "$PWD/checkout/.build/release" >checkout/scripts/support/bin-path
            chmod +x checkout/scripts/support/bin-path
            checkout/scripts/install --prefix "\(prefix)"
            """)
    }

    /// Returns the paths of the files below the prefix.
    func files() async throws -> [String] {
        try await lines("cd '\(prefix)' && find . -type f | sed 's,^./,,' | LC_ALL=C sort")
    }

    /// Returns the paths of the files in the release archive, relative to its only folder.
    func releasedFiles() async throws -> [String] {
        try await lines(
            """
            set -e
            mkdir -p compilers && printf '#!/bin/sh\\necho "%s"\\n' "$PWD/checkout/.build/release" >compilers/swift
            chmod +x compilers/swift
            (cd checkout && git init -q . && git add LICENSE && git -c user.name=a -c user.email=a@b commit -qm a)
            PATH="$PWD/compilers:$PATH" checkout/scripts/release >/dev/null 2>&1
            tar -tJf checkout/.build-release/archives/fitloc-*.tar.xz | grep -v '/$' | cut -d / -f 2- | LC_ALL=C sort
            """)
    }

    /// Returns the lines that a shell command prints.
    func lines(_ line: String) async throws -> [String] {
        try await work.shell(line).output.split(separator: "\n").map(String.init)
    }
}
