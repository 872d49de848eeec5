import Foundation
import TestSupport
import Testing

/// Threads have 512 KiB of stack on a Mac, except for the first, and a process may have 256 open files.
@Suite("Commands with the limits of a Mac", .waitsForPrograms)
struct SmallLimitsTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        for number in 0..<300 {
            let text = WrittenCatalog.text([(key: "a\(number)", texts: ["en": "A", "pt-BR": "Á"])])
            try work.write(text, to: "C\(number)/L.xcstrings")
        }
        for (path, text) in FaultProject.files { try work.write(text, to: path) }
        let (opening, closing) = (String(repeating: "[", count: 60), String(repeating: "]", count: 60))
        try work.write("let a = \(opening)f(\"code.title\")\(closing)\n", to: "S/Deep.swift")
    }

    @Test(
        "Many files and nested code need neither more stack nor more open files",
        arguments: [
            "lint --exit-zero --sources .", "stats", "fmt --check Other.xcstrings", "unused --sources S",
            "lint --fix App Defect.xcstrings", "language add de . --dry-run --quiet",
        ])
    func limits(line: String) async throws {
        let command = "ulimit -n 64; ulimit -s 512; fitloc \(line) >/dev/null"
        let outcome = try await OwnThread.run { [work] in try BuiltProgram.run(command, in: work.url) }
        #expect([0, 1].contains(outcome.status), "\(outcome)")
        #expect(!outcome.stderr.contains("open files"))
    }
}
