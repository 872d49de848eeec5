import Foundation
import TestSupport
import Testing

@Suite("What the output options of all commands never replace", .waitsForPrograms)
struct OutputOptionsTests {
    private let work: WorkFolder

    /// Creates a repository `App` with a catalog, a legacy table and links, beside a folder `Other`.
    init() throws {
        work = try WorkFolder()
        let texts = WrittenCatalog.text([(key: "a", texts: ["en": "A", "fr": "B"])])
        for path in ["App/L.xcstrings", "Other/L.xcstrings"] { try work.write(texts, to: path) }
        try work.write("\"t\" = \"T\";\n", to: "App/en.lproj/T.strings")
        try work.write("", to: "App/.git/HEAD")
        try FileManager.default.createSymbolicLink(
            atPath: work.file("App/Way").path, withDestinationPath: "../Other")
    }

    /// Runs a command in the repository and expects that it is refused and changes nothing.
    private func expectRefusal(of command: String, after preparation: String = "true") async throws {
        _ = try await work.shell("cd App && \(preparation)")
        let before = try contents()
        let outcome = try await work.shell("cd App && \(command)")
        #expect([.status(2), .status(64)].contains(outcome.ending), "\(command): \(outcome)")
        #expect(try contents() == before, "\(command)")
    }

    private func contents() throws -> [String: String] {
        let names = try work.names(below: "Other").map { "Other/\($0)" }
        let paths = names + ["App/L.xcstrings", "App/en.lproj/T.strings"]
        return try paths.reduce(into: [:]) { $0[$1] = try work.text(of: $1) }
    }

    @Test("The commands with output options are the ones that are tested here")
    func commands() throws {
        let page = try String(
            contentsOf: SourceTree.package.appendingPathComponent("docs/cli.md"), encoding: .utf8)
        let sections = page.split(separator: "\n## fitloc ").dropFirst()
        let found = sections.filter { $0.contains("[--output <") || $0.contains(" --output <") }
        let names = Set(found.compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) })
        let tested = OutputOption.all.compactMap { $0.line.split(separator: " ").first.map(String.init) }
        #expect(names == Set(tested).union(["compile", "convert", "merge"]))
    }

    @Test("A document never replaces a table by its own name", arguments: OutputOption.all)
    func ownName(option: OutputOption) async throws {
        for path in [
            "L.xcstrings", "en.lproj/T.strings", "./en.lproj/../L.xcstrings", "\"$PWD\"/L.xcstrings", "new.StringsDict",
        ] {
            try await expectRefusal(of: option.command(path))
        }
        #expect(try !work.names(below: "App").contains("new.StringsDict"))
    }

    @Test("A document never replaces a table through a link", arguments: OutputOption.all)
    func link(option: OutputOption) async throws {
        for target in ["L.xcstrings", "en.lproj/T.strings"] {
            let name = "link.\(option.ending)"
            try await expectRefusal(of: option.command(name), after: "ln -sf \(target) \(name)")
            try await expectRefusal(of: option.command("Inside/\(name)"), after: "ln -sfn . Inside")
        }
    }

    @Test("No output follows a link out of the repository", arguments: OutputOption.all)
    func leadsOut(option: OutputOption) async throws {
        let name = "out.\(option.ending)"
        try await expectRefusal(of: option.command(name), after: "touch ../Other/new && ln -sf ../Other/new \(name)")
        try await expectRefusal(of: option.command(name), after: "ln -sf ../Other/missing \(name)")
        try await expectRefusal(of: option.command("Way/\(name)"))
        try await expectRefusal(of: option.command("Way/deeper/\(name)"))
    }

    @Test("A path outside that the user names, and /dev/null, can be written", arguments: OutputOption.all)
    func named(option: OutputOption) async throws {
        let outside = work.file("Other/named.\(option.ending)").path
        #expect(try await work.shell("cd App && \(option.command(outside))").ending == .status(0))
        #expect(try work.names(below: "Other").contains("named.\(option.ending)"))
        _ = try await work.shell("ln -s \"$PWD\"/App Linked")
        let linked = try await work.shell("cd App && \(option.command("../Linked/own.\(option.ending)"))")
        #expect(linked.ending == .status(0))
        guard option.ending != "swift" else { return }
        let outcome = try await work.shell("cd App && \(option.command("/dev/null"))")
        #expect(outcome.ending == .status(0), "\(option.line): \(outcome)")
    }

    @Test(
        "No output replaces a file that the command reads",
        arguments: [
            ("report --format html -o base.json", "base.json"), ("lint -o base.json", "base.json"),
            ("lint --baseline other.json -o ./other.json", "other.json"),
            ("report named.txt --format html -o named.txt", "named.txt"),
            ("preview --catalog named.txt --format html -o named.txt", "named.txt"),
            ("export named.txt --format csv --force -o named.txt", "named.txt"),
            ("lint --sources Code -o Code/A.swift", "Code/A.swift"),
            ("lint -o .fitloc.yml", ".fitloc.yml"),
        ])
    func inputs(command: String, path: String) async throws {
        let before = try await work.shell(
            """
            cd App && echo 'baseline: base.json' > .fitloc.yml && cp L.xcstrings named.txt && mkdir Code
            echo 'let a = 1' > Code/A.swift && fitloc lint --write-baseline base.json && cp base.json other.json
            cat \(path)
            """)
        let outcome = try await work.shell("cd App && fitloc \(command)")
        #expect(outcome.ending == .status(2), "\(outcome)")
        #expect(outcome.errors.contains("is read by this command; name another file"), "\(outcome)")
        #expect(before.output.hasSuffix(try work.text(of: "App/\(path)")))
    }

    @Test("The configured baseline can be written anew")
    func baseline() async throws {
        let outcome = try await work.shell(
            """
            cd App && echo 'baseline: base.json' > .fitloc.yml
            fitloc lint --write-baseline base.json && fitloc lint --write-baseline base.json
            """)
        #expect(outcome.ending == .status(0), "\(outcome)")
    }

    @Test("A baseline that is a link out of the repository is not pruned")
    func prunedBaseline() async throws {
        let preparation = """
            echo 'languages: [en, de]' > .fitloc.yml && fitloc lint --write-baseline ../Other/base.json
            echo 'languages: [en]' > .fitloc.yml && ln -s ../Other/base.json base.json
            """
        try await expectRefusal(of: "fitloc lint --prune-baseline --baseline base.json", after: preparation)
        let before = try work.text(of: "Other/base.json")
        let named = try await work.shell("cd App && fitloc lint --prune-baseline --baseline ../Other/base.json")
        #expect(named.ending == .status(0), "\(named)")
        #expect(try work.text(of: "Other/base.json") != before)
    }

    @Test(
        "Two outputs of a command are two files",
        arguments: [
            "--format json=a --format sarif=a", "--format json=a --format sarif=./a", "--format json=a -o \"$PWD\"/a",
            "--format json=a --format sarif=en.lproj/../a", "--format json=real --format sarif=link",
            "--format json=Same/a --format sarif=a", "--format json=a --write-baseline a",
        ])
    func twoOutputs(options: String) async throws {
        let outcome = try await work.shell(
            "cd App && ln -s . Same && touch real && ln -s real link && fitloc lint --exit-zero \(options)")
        #expect(outcome.ending == .status(64), "\(outcome)")
        #expect(outcome.errors.contains("two reports have the same output file"))
        #expect(try !work.names(below: "App").contains("a"))
    }

    @Test(
        "A table is replaced only if the command line names it or its folder, and no input of the run is",
        arguments: [
            "merge base.xcstrings L.xcstrings theirs.xcstrings -o theirs.xcstrings",
            "merge base.xcstrings L.xcstrings theirs.xcstrings -o base.xcstrings",
            "merge base.xcstrings L.xcstrings theirs.xcstrings -o en.lproj/T.strings",
            "merge base.xcstrings L.xcstrings theirs.xcstrings -o linked.xcstrings",
            "merge base.xcstrings L.xcstrings theirs.xcstrings -o Way/L.xcstrings",
            "compile base.xcstrings -o Out", "compile base.xcstrings -o Way",
            "convert base.xcstrings --to strings -o Out --force", "convert base.xcstrings --to strings -o Way --force",
            "convert en.lproj/T.strings -o linked.xcstrings --force",
            "convert en.lproj/T.strings -o Way/L.xcstrings --force",
        ])
    func tables(command: String) async throws {
        let preparation = """
            cp L.xcstrings base.xcstrings && cp L.xcstrings theirs.xcstrings && cp L.xcstrings Other.xcstrings
            ln -s Other.xcstrings linked.xcstrings && mkdir -p Out/en.lproj Out/fr.lproj
            ln -s ../../en.lproj/T.strings Out/en.lproj/base.strings; cat *.xcstrings > all
            """
        try await expectRefusal(of: "fitloc \(command)", after: preparation)
        #expect(try await work.shell("cd App && cat *.xcstrings | cmp - all").ending == .status(0))
    }

    @Test("A merge may replace its own side, by any of its paths")
    func ownSide() async throws {
        let outcome = try await work.shell(
            """
            cd App && cp L.xcstrings base.xcstrings && sed 's/"B"/"C"/' L.xcstrings > theirs.xcstrings
            fitloc merge base.xcstrings L.xcstrings theirs.xcstrings -o ./L.xcstrings && cmp L.xcstrings theirs.xcstrings
            """)
        #expect(outcome.ending == .status(0), "\(outcome)")
    }
}
