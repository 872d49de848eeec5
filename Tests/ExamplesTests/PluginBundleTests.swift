import Foundation
import TestSupport
import Testing

/// Makes the artifact bundle and the package of the plugins from programs of this build, and uses them in an app.
@Suite("The plugins of a release, with programs that are built already", .waitsForPrograms, .thorough(.examples))
struct PluginBundleTests {
    private static let programs = ["compile-strings", "format-strings", "generate-strings", "lint-strings"]
    private let folder: TemporaryFolder

    /// Packs the programs as `scripts/release` does, and runs the script that makes the other files of a release.
    init() throws {
        folder = try TemporaryFolder()
        #if os(macOS)
            let kind = "macos-universal"
        #else
            let kind = "linux-\(try Program.run(["uname", "-m"], in: folder.path).replacing("\n", with: ""))"
        #endif
        let built = URL(fileURLWithPath: BuiltModules.path).deletingLastPathComponent().path
        let script = """
            set -e
            mkdir -p archives 'plugin-programs-9.8.7-\(kind)' 'fitloc-9.8.7-\(kind)'
            for program in \(Self.programs.joined(separator: " ")); do
                cp "\(built)/$program" 'plugin-programs-9.8.7-\(kind)'
            done
            for name in fitloc plugin-programs; do
                tar -cJf "archives/$name-9.8.7-\(kind).tar.xz" "$name-9.8.7-\(kind)"
            done
            '\(SourceTree.package.path)/scripts/support/package-release' archives OWNER/fitloc
            tar -xJf archives/fitloc-plugins-9.8.7.tar.xz
            unzip -q archives/plugin-programs-9.8.7.artifactbundle.zip -d fitloc-plugins
            """
        try Program.run(["bash", "-c", script], in: folder.path)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.file(path), encoding: .utf8)
    }

    @Test("The bundle has each program of a plugin, and the package names the bundle by address and checksum")
    func contents() throws {
        let info = try text("fitloc-plugins/plugin-programs-9.8.7.artifactbundle/info.json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any])
        #expect((json["artifacts"] as? [String: Any])?.keys.sorted() == Self.programs)
        let manifest = try text("fitloc-plugins/Package.swift")
        let zip = "plugin-programs-9.8.7.artifactbundle.zip"
        #expect(manifest.contains("https://github.com/OWNER/fitloc/releases/download/v9.8.7/\(zip)"))
        let sums = try text("archives/SHA256SUMS").split(separator: "\n").filter { $0.hasSuffix(" \(zip)") }
        let checksum = try #require(sums.first?.split(separator: " ").first)
        #expect(manifest.contains("checksum: \"\(checksum)\""))
    }

    @Test("The package has the same plugins as this one, and each runs a program of the bundle")
    func plugins() throws {
        let own = try Manifest(at: SourceTree.package.path)
        let released = try Manifest(at: folder.file("fitloc-plugins"))
        #expect(released.plugins == own.plugins && !own.plugins.isEmpty)
        let tools = try Set(
            SourceTree.files(below: SourceTree.package.appendingPathComponent("Plugins")).flatMap { file in
                try String(contentsOf: file, encoding: .utf8).matches(of: #/tool(?: = |\(named: )"([\w-]+)"/#)
                    .map { String($0.1) }
            })
        #expect(tools.sorted() == Self.programs)
    }

    @Test("The package is committed and tagged in a clone, once; other contents of the same version are refused")
    func publishing() throws {
        let publish = """
            set -euo pipefail
            export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@a.invalid
            export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@a.invalid
            run() { '\(SourceTree.package.path)/scripts/support/publish-plugins' archives/fitloc-plugins-9.8.7.tar.xz clone; }
            git init -q clone
            echo old > clone/Old.swift && git -C clone add -A && git -C clone commit -qm Old
            run && run
            git -C clone ls-files
            git -C clone log --format=%s
            git -C clone describe
            echo other > clone/Package.swift && git -C clone commit -qam Other && git -C clone tag -f -a -m x 9.8.7 >&2
            run && exit 1
            git -C clone status --porcelain
            """
        let lines = try Program.run(["bash", "-c", publish], in: folder.path).split(separator: "\n").map(String.init)
        #expect(lines.contains("9.8.7 is there already"))
        #expect(lines.contains("Package.swift") && !lines.contains("Old.swift"))
        #expect(lines.suffix(3) == ["fitloc 9.8.7", "Old", "9.8.7"])
    }

    /// The plugins that a manifest declares, with everything except what they depend on.
    private struct Manifest {
        let plugins: [String]

        init(at folder: String) throws {
            let text = try Program.run(["swift", "package", "dump-package"], in: folder)
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            let targets = json?["targets"] as? [[String: Any]] ?? []
            plugins = try targets.filter { $0["type"] as? String == "plugin" }.map { target in
                let facts = [target["name"] ?? "", target["pluginCapability"] ?? ""]
                let data = try JSONSerialization.data(withJSONObject: facts, options: .sortedKeys)
                return String(decoding: data, as: UTF8.self)
            }.sorted()
        }
    }

    @Test("An app builds with them, without building a program")
    func app() throws {
        let manifest = try text("fitloc-plugins/Package.swift").replacing(
            #/url: "[^"]*", checksum: "[^"]*"/#, with: #"path: "plugin-programs-9.8.7.artifactbundle""#)
        try folder.write("fitloc-plugins/Package.swift", manifest)
        try folder.write("app/Sources/app/main.swift", "print(Strings.Trip.days(days: 1).resolved(in: \"pt-BR\"))\n")
        try folder.write(
            "app/Sources/app/Localizable.xcstrings",
            """
            {"sourceLanguage":"en","strings":{"trip.days":{"extractionState":"manual","localizations":{
            "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%(days)lld day"}},
            "other":{"stringUnit":{"state":"translated","value":"%(days)lld days"}}}}},
            "pt-BR":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%(days)lld dia"}},
            "other":{"stringUnit":{"state":"translated","value":"%(days)lld  dias"}}}}}}}},"version":"1.0"}
            """)
        try folder.write(
            "app/Package.swift",
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "app", platforms: [.macOS(.v14)], dependencies: [.package(path: "../fitloc-plugins")],
                targets: [
                    .executableTarget(
                        name: "app", dependencies: [.product(name: "CatalogRuntime", package: "fitloc-plugins")],
                        exclude: ["Localizable.xcstrings"],
                        plugins: [
                            .plugin(name: "GenerateStrings", package: "fitloc-plugins"),
                            .plugin(name: "LintStrings", package: "fitloc-plugins"),
                        ])
                ])
            """)
        let build = try Program.transcript(of: ["swift", "build", "--package-path", folder.file("app")])
        #expect(build.text.contains("Localizable.xcstrings:") && build.text.contains("[double-space]"), "\(build.text)")
        #expect(!build.text.contains("Compiling CatalogCore"))
        #expect(try Program.run([folder.file("app/.build/debug/app")], in: folder.path) == "1 dia\n")
        let command = ["swift", "package", "--package-path", folder.file("app"), "lint-strings"]
        #expect(try Program.transcript(of: command).text.contains("[double-space]"))
    }
}
