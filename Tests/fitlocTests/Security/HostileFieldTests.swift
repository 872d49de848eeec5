import Foundation
import TestSupport
import Testing

/// Tests that no field of any output makes markup, a command, a line or an invisible character of a hostile text.
@Suite("Every field of every output", .waitsForPrograms)
struct HostileFieldTests {
    /// The reader of an output.
    private enum Reader {
        case log, markdown, page, json, xml
    }

    /// A command line of fitloc.
    private struct Run {
        let command: String
        var reader = Reader.log
    }

    private static let reports: [Run] = [
        .init(command: "lint"), .init(command: "lint --format xcode"), .init(command: "lint --format github"),
        .init(command: "lint --format markdown", reader: .markdown),
        .init(command: "lint --format json", reader: .json),
        .init(command: "lint --format sarif", reader: .json), .init(command: "lint --format gitlab", reader: .json),
        .init(command: "lint --format junit", reader: .xml), .init(command: "lint --format checkstyle", reader: .xml),
        .init(command: "diff"), .init(command: "diff --format markdown", reader: .markdown),
        .init(command: "diff --format json", reader: .json), .init(command: "diff '<img/src=x>@org/team#1`|'"),
        .init(command: "report --since HEAD --format markdown", reader: .markdown),
        .init(command: "report --since '<img/src=x>@org/team#1`|' --format markdown", reader: .markdown),
        .init(command: "report --since HEAD --format json", reader: .json),
        .init(command: "report --since HEAD --format html", reader: .page),
        .init(command: "list"), .init(command: "list --format json", reader: .json),
        .init(command: "list --missing de"),
        .init(command: "stats"), .init(command: "stats --format markdown", reader: .markdown),
        .init(command: "stats --format json", reader: .json), .init(command: "preview"),
        .init(command: "preview --format markdown", reader: .markdown),
        .init(command: "preview --format html", reader: .page), .init(command: "language list"),
        .init(command: "language list --format json", reader: .json), .init(command: "usages value"),
        .init(command: "usages value --format json", reader: .json), .init(command: "unused"),
    ]

    private static let others: [Run] =
        [
            "blame value", "blame \"$TEXT\"", "blame nothing", "set value --value it=b -n",
            "set \"$TEXT\" --value de=b -n",
            "set value --value \"$TEXT=b\" -n", "set nothing --value de=b", "set value --value de=%d -n",
            "add \"$TEXT\" --value en=b -n", "add value --value en=b", "remove \"$TEXT\" -n", "remove \"x$TEXT\"",
            "rename \"$TEXT\" \"x$TEXT\" -n", "rename nothing \"$TEXT\"", "move \"$TEXT\" --to \"$NAME\" -n",
            "compile -o ../Out", "compile . -o ../Out -n", "convert . --to strings -o ../Old",
            "convert en.lproj de.lproj --to xcstrings -o ../New",
            "export --format csv -o ../a.csv", "export --format po --language de -o ../po",
            "export --language de -o ../x",
            "export --format arb --language de -o ../arb", "export --format android --language de -o ../android",
            "import ../a.csv", "import ../a.csv --create", "import \"../$NAME.csv\"", "fmt --check", "fmt -n",
            "language add it -n", "language remove \"$TEXT\" -n", "language rename \"$TEXT\" it -n",
            "fill --from pseudo --language it -n", "generate -o ../G.swift", "lint \"$NAME\"", "lint --rule \"$NAME\"",
            "lint \"$NAME.strings\"", "diff \"$TEXT\"", "init -n", "extract . -n", "adopt . -n",
            "merge \"$NAME.xcstrings\" C10.xcstrings C11.xcstrings", "git textconv \"$NAME.xcstrings\"",
        ].map { Run(command: $0) }

    private static let runs = reports + others

    /// The runs whose standard output is a file or patch, byte for byte.
    private static func isExact(_ run: Run) -> Bool {
        run.command.hasSuffix(" -n") || ["merge ", "git textconv "].contains { run.command.hasPrefix($0) }
    }

    private static let script = runs.enumerated().map { number, run in
        let streams = isExact(run) ? "2>&1 >/dev/null" : run.reader == .log ? "2>&1" : "2>/dev/null"
        return "printf '\\n=== \(number) ===\\n'; fitloc \(run.command) \(streams)"
    }.joined(separator: "\n")

    private func outputs(_ work: WorkFolder, ci: String) async throws -> [String] {
        let own = ["TEXT": HostileProject.text, "NAME": HostileProject.name, "GITHUB_ACTIONS": ci]
        let environment = work.environment.merging(own) { _, new in new }
        let outcome = try await OwnThread.run {
            try SpawnedProgram(
                ["/bin/sh", "-c", "exec </dev/null\n" + Self.script], in: work.url, environment: environment
            ).waitForEnd()
        }
        return Self.runs.indices.map { number in
            let parts = outcome.output.components(separatedBy: "\n=== \(number) ===\n")
            return parts.count == 2 ? parts[1].components(separatedBy: "\n=== ")[0] : ""
        }
    }

    // MARK: - Checks

    /// Returns what a reader must not get.
    private static func flaws(in output: String, for reader: Reader) -> Set<String> {
        var flaws = Set(hidden(in: output, for: reader))
        if reader != .page, lines(of: output).contains(where: { $0.hasPrefix("forged") }) { flaws.insert("a line") }
        switch reader {
        case .log:
            if lines(of: output).contains(where: { $0.hasPrefix("::error::x") }) || output.contains("##[") {
                flaws.insert("a command")
            }
        case .markdown:
            // In code, nothing is markup.
            let prose = output.replacing(/(?<ticks>`+)[^`](.*?[^`])??\k<ticks>(?!`)/, with: "code")
            flaws.formUnion(["<img", "](http://x)", "@org", " #1"].filter { prose.contains($0) })
        case .page: flaws.formUnion(["<img"].filter { output.contains($0) })
        case .json:
            if (try? JSONSerialization.jsonObject(with: Data(output.utf8))) == nil { flaws.insert("no JSON") }
        case .xml: flaws.formUnion(["<img"].filter { output.contains($0) })
        }
        return flaws
    }

    private static func lines(of text: String) -> [String] {
        text.unicodeScalars.split { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
            .map { String($0).trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the codes of controls and invisible characters.
    private static func hidden(in text: String, for reader: Reader) -> [String] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066, 0x2067: true
            // JSON and pages keep the exact text.
            case 0x00AD, 0xE0000...0xE007F: reader == .log || reader == .markdown
            default: false
            }
        }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    }

    @Test("In a pipe, and in the log of a CI system", arguments: ["", "true"])
    func fields(ci: String) async throws {
        let work = try WorkFolder()
        try await HostileProject.write(to: work)
        let outputs = try await outputs(work, ci: ci)
        for (run, output) in zip(Self.runs, outputs) {
            #expect(Self.flaws(in: output, for: run.reader) == [], "\(run.command):\n\(output.prefix(3000))")
        }
        #expect(outputs.filter { !$0.isEmpty }.count > Self.runs.count / 2)
    }

    @Test("With colors, no escape sequence of a text gets through")
    func colors() async throws {
        let work = try WorkFolder()
        try await HostileProject.write(to: work)
        let script = Self.reports.filter { $0.reader == .log }.map { "fitloc \($0.command) --color always 2>&1" }
        let outcome = try await work.shell("exec </dev/null\n" + script.joined(separator: "\n"))
        #expect(outcome.output.contains("\u{1B}[") && outcome.output.contains("\\u{1B}[31m\\u{9B}31m"))
        #expect(!outcome.output.contains("\u{1B}[31m\\u{9B}") && !outcome.output.contains("\u{9B}"))
    }
}
