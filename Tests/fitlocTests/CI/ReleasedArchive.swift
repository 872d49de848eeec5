import Foundation
import ProgramSupport
import TestSupport
import Workspaces

/// A checkout with the CI scripts and a release of a stand-in program that prints its origin.
struct ReleasedArchive {
    let work: WorkFolder
    /// The version of the release, which the examples for CI name.
    static let version = ProgramVersion.current.name

    init() async throws {
        work = try WorkFolder()
        try work.write(
            "package static let current = ProgramVersion(\"\(Self.version)\", released: 1)\n",
            to: "checkout/Sources/Workspaces/Configuration/ProgramVersion+Current.swift")
        try work.write("", to: "checkout/Package.swift")
        try work.write("", to: "checkout/Plugins/Plugin.swift")
        // The shell writes the program: a file that this process has written cannot be run while another program is
        // being started.
        _ = try await work.shell(
            """
            set -e
            mkdir -p checkout/scripts/ci
            cp '\(SourceTree.package.path)'/scripts/ci/* checkout/scripts/ci/
            cat >checkout/scripts/install <<'END'
            #!/bin/sh
            mkdir -p "$2/bin" && printf '#!/bin/sh\\necho built\\n' >"$2/bin/fitloc" && chmod +x "$2/bin/fitloc"
            END
            chmod +x checkout/scripts/install
            case $(uname) in Darwin) kind=macos-universal ;; *) kind=linux-$(uname -m) ;; esac
            name=fitloc-\(Self.version)-$kind
            mkdir -p "$name/bin" releases/v\(Self.version)
            printf '#!/bin/sh\\necho released\\n' >"$name/bin/fitloc"
            chmod +x "$name/bin/fitloc"
            tar -cJf "releases/v\(Self.version)/$name.tar.xz" "$name"
            cd releases/v\(Self.version)
            (sha256sum *.tar.xz || shasum -a 256 *.tar.xz) >SHA256SUMS 2>/dev/null
            """)
    }

    /// The setting with the location of the release.
    var address: String { "FITLOC_RELEASES=file://\(work.url.path)/releases" }

    /// Runs `scripts/ci/provide`.
    func provide(_ setting: String = "", into folder: String = "programs") async throws -> SpawnedProgram.Outcome {
        try await work.shell("\(address) \(setting) checkout/scripts/ci/provide \(folder)")
    }

    /// Returns the output of the installed program; nil if there is none.
    func program(in folder: String = "programs") async throws -> String? {
        guard FileManager.default.fileExists(atPath: work.file("\(folder)/bin/fitloc").path) else { return nil }
        return try await work.shell("\(folder)/bin/fitloc").output
    }
}
