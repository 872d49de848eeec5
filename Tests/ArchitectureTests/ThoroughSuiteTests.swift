import Foundation
import TestSupport
import Testing

@Suite("The suites of scripts/test --thorough")
struct ThoroughSuiteTests {
    /// The paths of what each suite tests.
    private static func table() throws -> [String: [String]] {
        let file = SourceTree.package.appendingPathComponent("scripts/thorough-suites")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let rows = lines.map { $0.split(separator: " ").map(String.init) }
        return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { $0 + $1 }
    }

    @Test("The table has every suite of tests and both checks by scripts")
    func names() throws {
        #expect(try Set(Self.table().keys) == Set(ThoroughSuite.allCases.map(\.rawValue) + ["apple", "exemptions"]))
    }

    @Test("Everything that a suite tests exists")
    func paths() throws {
        for (suite, paths) in try Self.table() {
            #expect(!paths.isEmpty)
            for path in paths {
                let url = SourceTree.package.appendingPathComponent(path)
                #expect(FileManager.default.fileExists(atPath: url.path), "\(suite)")
            }
        }
    }

    @Test("A suite is due until it has passed, and again when what it tests changes")
    func due() throws {
        let folder = try TemporaryFolder()
        let script = "scripts/support/thorough"
        let original = SourceTree.package.appendingPathComponent(script)
        try folder.write(script, String(contentsOf: original, encoding: .utf8))
        try folder.write("scripts/thorough-suites", "# names and paths\nfaults A B/c\nshells D\n")
        for path in ["A/a", "B/c", "B/d", "D/d"] { try folder.write(path, "1") }
        func run(_ line: String) throws -> String {
            try Program.transcript(of: ["/bin/sh", "-c", "cd '\(folder.file(""))' && \(line)"]).text
        }
        #expect(try run("bash \(script) names") == "faults\nshells\n")
        _ = try run("mkdir .ci && git init -q . && git add .")
        #expect(try run("bash \(script) due") == "faults\nshells\n")
        #expect(try run("bash \(script) passed faults && bash \(script) due") == "shells\n")
        #expect(try run("bash \(script) passed shells && bash \(script) due") == "")
        #expect(try run("echo 2 >B/d && bash \(script) due") == "")
        #expect(try run("echo 2 >A/a && bash \(script) due") == "faults\n")
        #expect(try run("git mv D/d D/e && bash \(script) due") == "faults\nshells\n")
        #expect(try run("bash \(script) passed faults shells && bash \(script) due && wc -l <.ci/passed") == "2\n")
    }
}
