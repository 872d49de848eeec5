import Foundation
import TestSupport

/// A checkout with the scripts of CI and a release that lies beside it, of a program that says where it was found.
struct ReleasedArchive {
    let work: WorkFolder

    init() async throws {
        work = try WorkFolder()
        try work.write(
            "package static let current = ProgramVersion(\"0.1.0\", released: 1)\n",
            to: "checkout/Sources/CommandSupport/Program/ProgramVersion+Current.swift")
        try work.write("", to: "checkout/Package.swift")
        try work.write("", to: "checkout/Plugins/Plugin.swift")
        // Written by the shell: a program that this process has written cannot be run while another one is being started.
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
            name=fitloc-0.1.0-$kind
            mkdir -p "$name/bin" releases/v0.1.0
            printf '#!/bin/sh\\necho released\\n' >"$name/bin/fitloc"
            chmod +x "$name/bin/fitloc"
            tar -cJf "releases/v0.1.0/$name.tar.xz" "$name"
            cd releases/v0.1.0
            (sha256sum *.tar.xz || shasum -a 256 *.tar.xz) >SHA256SUMS 2>/dev/null
            """)
    }

    /// The setting by which the scripts find the release.
    var address: String { "FITLOC_RELEASES=file://\(work.url.path)/releases" }

    /// Runs `scripts/ci/provide`.
    func provide(_ setting: String = "", into folder: String = "programs") async throws -> SpawnedProgram.Outcome {
        try await work.shell("\(address) \(setting) checkout/scripts/ci/provide \(folder)")
    }

    /// What the program says that is there now; nil where there is none.
    func program(in folder: String = "programs") async throws -> String? {
        guard FileManager.default.fileExists(atPath: work.file("\(folder)/bin/fitloc").path) else { return nil }
        return try await work.shell("\(folder)/bin/fitloc").output
    }
}
