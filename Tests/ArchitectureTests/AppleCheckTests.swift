import Foundation
import TestSupport
import Testing

/// Tests of `scripts/check-apple` that need no download.
@Suite("The check for Apple's platforms", .waitsForPrograms)
struct AppleCheckTests {
    private static let script = SourceTree.package.appendingPathComponent("scripts/check-apple").path

    /// A copy of the script and of the sources that it compiles with 32-bit integers.
    private func copy() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["scripts/check-apple", "scripts/apple", "Sources/CatalogRuntime"] {
            let copy = URL(fileURLWithPath: folder.file(name))
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: SourceTree.package.appendingPathComponent(name), to: copy)
        }
        return folder
    }

    @Test("The run time compiles with the watch's 32-bit integers")
    func local() throws {
        let run = try Program.transcript(of: [Self.script, "--local"])
        #expect(run.status == 0, "\(run.text)")
        #expect(run.text.contains("32-bit integers"))
    }

    @Test("A literal and an argument that need 64 bits are reported with file and line")
    func wide() throws {
        let folder = try copy()
        let name = "Sources/CatalogRuntime/Formatting/NumberMarks.swift"
        let text = try folder.read(name)
        try folder.write(name, text + "\nfunc made() -> Int { 11_111_111_111 }\n")
        let literal = try Program.transcript(of: [folder.file("scripts/check-apple"), "--local"])
        guard !literal.text.contains("Left out") else { return }
        #expect(literal.status == 1)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        #expect(literal.text.contains("\(name):\(line):22: error: integer literal '11111111111' overflows"))

        try folder.write(name, text.replacingOccurrences(of: "(_ value: Int64)", with: "(_ value: Int)"))
        let argument = try Program.transcript(of: [folder.file("scripts/check-apple"), "--local"])
        #expect(argument.status == 1)
        #expect(argument.text.contains("\(name):18:"))
    }

    @Test("The examples in the script's functions are right", arguments: ["common", "embedded", "library"])
    func examples(part: String) throws {
        let program = """
            import doctest, importlib, sys
            sys.path.insert(0, sys.argv[1])
            result = doctest.testmod(importlib.import_module("checker." + sys.argv[2]))
            sys.exit(result.failed or not result.attempted)
            """
        let folder = SourceTree.package.appendingPathComponent("scripts/apple").path
        let run = try Program.transcript(of: ["python3", "-B", "-c", program, folder, part])
        #expect(run.status == 0, "\(run.text)")
    }
}
