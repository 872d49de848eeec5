import Foundation
import TestSupport
import Testing

/// Tests that names and values of a hostile project are only text in a terminal and in the log of a CI system.
@Suite("Output about a hostile project", .waitsForPrograms)
struct HostileOutputTests {
    private let work: WorkFolder

    /// The name of a catalog, which begins a second line with a workflow command.
    private static let name = "e\u{1B}]0;t\u{7}\u{9B}x\u{202E}\n::error::y.xcstrings"
    /// A value that moves the cursor, changes the direction of text, and begins lines with workflow commands.
    private static let value =
        "\u{1B}]0;t\u{7}\u{9B}2J\u{202E}\u{2028}\u{7F}\u{E0041}\n::error::pwn\n ##[error]q "
        + "##vso[task.setvariable variable=a]b\r::error::r"

    init() throws {
        work = try WorkFolder()
        let value = try String(decoding: JSONEncoder().encode(Self.value), as: UTF8.self).dropFirst().dropLast()
        let key = "::error::key\(value)"
        for (name, only) in [(Self.name, "only"), ("::error::pwn.xcstrings", "a"), ("##[error]z.xcstrings", "b")] {
            let entries: [WrittenCatalog.Entry] = [
                ("shared", ["en": "\(value)", "de": "a\(value)"]), (only, ["en": "\(value)", "de": "\(value)b"]),
                (key, ["en": "\(value)%@", "de": "\(value)"]),
            ]
            try work.write(WrittenCatalog.text(entries), to: "good/\(name)")
        }
        let table = "\"k\" = \"a\n ::error::pwn\n##[error]q \u{1B}[2J\u{9B}\u{202E}\";\n\"l\" = \"x\";\n"
        try work.write(table, to: "good/en.lproj/L.strings")
        try work.write(table, to: "good/de.lproj/L.strings")
        try work.write("let a = NSLocalizedString(\"only\", comment: \"\")\n", to: "good/::error::\u{1B}A.swift")
        try work.write("{", to: "broken/\(Self.name)")
    }

    // MARK: - Runs

    /// The kind of text that a command prints.
    private enum Kind {
        /// Text for people, or a format for machines that has escapes.
        case text
        /// Workflow commands of fitloc itself.
        case commands
        /// A patch or a sheet.
        case readable
        /// A file.
        case file
    }

    /// A command line of fitloc.
    private struct Run {
        let command: String
        let kind: Kind
    }

    private static let formats = ["text", "xcode", "json", "sarif", "junit", "gitlab", "checkstyle", "markdown"]

    private static let texts = [
        "lint \"no$NAME\"", "lint --format junit ../broken", "list ../broken", "stats ../broken",
        "fmt --check ../broken",
        "compile ../broken -o ../Out", "stats", "stats --format json", "stats --format markdown", "list",
        "list --format json", "diff", "diff --format json", "diff --format markdown", "report --format json",
        "report --format markdown", "unused", "unused --format json", "language list", "language list --format json",
        "blame only --catalog \"$NAME\"", "blame only --catalog \"$NAME\" --format json", "preview",
        "preview --format markdown", "preview --format html", "fmt --check", "fmt --check --format json", "usages only",
        "extract --check", "compile \"$NAME\" -o ../Out --dry-run",
    ]

    private static let patchesAndSheets = [
        "set shared --value en=b --dry-run", "add new --value en=c --value de=d --dry-run", "remove shared --dry-run",
        "rename shared other --dry-run", "list --format csv", "export --format csv -o -", "fmt --dry-run",
        "language add fr --dry-run", "init --dry-run", "export --language de -o ../out.xliff --dry-run",
        "convert \"$NAME\" --to strings -o ../Out --dry-run", "set only --value en=x --catalog \"$NAME\" --dry-run",
        "set l --value en=y --catalog en.lproj/L.strings --dry-run",
    ]

    private static let files = ["merge \"$NAME\" \"$NAME\" \"$NAME\" -o -", "git textconv en.lproj/L.strings"]

    private static let runs: [Run] = {
        var runs = formats.map { Run(command: "lint --format \($0)", kind: .text) }
        runs += texts.map { Run(command: $0, kind: .text) }
        runs += patchesAndSheets.map { Run(command: $0, kind: .readable) }
        runs += files.map { Run(command: $0, kind: .file) }
        return runs + [Run(command: "lint --format github", kind: .commands)]
    }()

    /// Returns a shell script that runs all commands, each after a line with its number.
    private static func script(in folder: String, piped: Bool) -> String {
        let lines = runs.enumerated().map { number, run in
            let command = "fitloc \(run.command)"
            return "printf '\\n=== %s ===\\n' \(number); "
                + (piped ? "{ \(command); } 2>&1 | cat" : "\(command); echo \"status $?\"")
        }
        return (["cd '\(folder)'"] + lines).joined(separator: "\n")
    }

    /// Returns what each command printed.
    private static func outputs(in printed: String) -> [String] {
        let normal = printed.replacingOccurrences(of: "\r\n", with: "\n")
        return runs.indices.map { number in
            let parts = normal.components(separatedBy: "\n=== \(number) ===\n")
            return parts.count == 2 ? parts[1].components(separatedBy: "\n=== ")[0] : ""
        }
    }

    private var environment: [String: String] {
        work.environment.merging(["NO_COLOR": "1", "NAME": Self.name]) { _, new in new }
    }

    /// Commits the project, and then changes a catalog.
    private func commit() async throws {
        let line = "git init -q . && git add -A && git -c user.name=a -c user.email=a@example.com commit -qm one"
        #expect(try await work.shell(line).ending == .status(0))
        let text = try work.text(of: "good/\(Self.name)")
        try work.write(text.replacingOccurrences(of: "%@", with: "%@ new"), to: "good/\(Self.name)")
    }

    // MARK: - Checks

    /// Returns the controls in a text, as codes.
    private static func controls(in text: String) -> Set<String> {
        let found = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066, 0x2067: true
            default: false
            }
        }
        return Set(found.map { String($0.value, radix: 16) })
    }

    /// Returns the lines of a text that a CI system takes as commands.
    private static func commands(in text: String) -> [String] {
        let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
        return lines.compactMap { line in
            let start = line.drop { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
            let text = String(line)
            let isCommand =
                start.starts(with: "::".unicodeScalars) || text.contains("##[") || text.lowercased().contains("##vso[")
            return isCommand ? text : nil
        }
    }

    @Test("On a terminal, no command prints a control character of a name or value")
    func terminal() async throws {
        try await commit()
        let script = "exec >&0 </dev/null\n" + Self.script(in: work.file("good").path, piped: false)
        let printed = try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], environment: environment, size: (200, 60)
        ) { terminal in
            _ = try terminal.waitForEnd()
            return terminal.printed
        }
        for (run, output) in zip(Self.runs, Self.outputs(in: printed)) {
            // Lines of a CSV file end in CR LF.
            let lines = output.replacingOccurrences(of: "\r\n", with: "\n")
            #expect(Self.controls(in: lines) == [], "\(run.command)")
            #expect(output.contains("status") && !output.contains("status 64"), "\(run.command): \(output)")
        }
        #expect(printed.contains("\\u{1B}") && printed.contains("./::error::pwn.xcstrings"))
    }

    @Test("In the log of a CI system, no name or value becomes a command")
    func log() async throws {
        try await commit()
        let script = "exec </dev/null\n" + Self.script(in: work.file("good").path, piped: true)
        let environment = environment.merging(["GITHUB_ACTIONS": "true"]) { _, new in new }
        let outcome = try await OwnThread.run { [work] in
            try SpawnedProgram(["/bin/sh", "-c", script], in: work.url, environment: environment).waitForEnd()
        }
        for (run, output) in zip(Self.runs, Self.outputs(in: outcome.output)) {
            if run.kind != .file, run.kind != .commands {
                #expect(Self.commands(in: output) == [], "\(run.command)")
            }
            if run.kind == .text || run.kind == .commands {
                #expect(Self.controls(in: output) == [], "\(run.command)")
            }
        }
    }

    @Test("No language, part or name of a file begins a line of its own")
    func lines() async throws {
        let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "a" } }"#
        let axis = #""x\nforged \uDB40\uDC41" : { "one" : \#(unit) }"#
        let plural = #"{ "variations" : { "plural" : { "other" : \#(unit) }, \#(axis) } }"#
        let texts = [
            #""k" : { "localizations" : { "en\nforged" : \#(unit), "de" : \#(unit), "fr\nforged" : \#(unit) } }"#,
            #""p" : { "localizations" : { "en\nforged" : \#(plural) } }"#,
        ]
        let catalog = #"{ "sourceLanguage" : "en\nforged", "strings" : { \#(texts.joined(separator: ",\n")) }, "#
        try work.write(catalog + #""version" : "1.0" }"#, to: "lines/L.xcstrings")
        for folder in ["en", "de\nforged"] {
            try work.write("\"k\" = \"a\";\n\"k\" = \"b\";\n", to: "lines/Old/\(folder).lproj/T\nforged.strings")
        }
        let commands = [
            "export --format po --language de -o po", "export --format arb --language de -o arb",
            "export --format json --language de -o json", "export -o L.csv", "export -o L.tmx",
            "fill --from pseudo --language it -n", "language add it -n", "language remove de", "preview",
            "set k --value it=b --catalog L.xcstrings", "import L.csv", "lint", "list", "stats", "init",
            "convert Old --to xcstrings -o New/", "convert L.xcstrings --to strings -o Old2/",
        ]
        let script = commands.map { "fitloc \($0)" }.joined(separator: "; ")
        let printed = try await work.shell("cd lines && { \(script); } 2>&1").output
        #expect(printed.contains("en\\nforged") && printed.contains("T\\nforged"))
        #expect(!printed.contains("\nforged") && !printed.unicodeScalars.contains("\u{E0041}"), "\(printed)")
    }

    @Test("A pipe or file gets a sheet, patch or file byte for byte")
    func pipe() async throws {
        let sheet = try await work.shell("cd good && fitloc list --format csv")
        #expect(sheet.output.contains(Self.value))
        let patch = try await work.shell("cd good && fitloc set l --value en=y --catalog en.lproj/L.strings -n | cat")
        #expect(patch.output.contains("\n  ::error::pwn\n ##[error]q \u{1B}[2J\u{9B}\u{202E}\";\n"))
    }
}
