import Foundation
import TestSupport
import Testing

@Suite("fitloc undo", .waitsForPrograms)
struct UndoTests {
    /// One command line for each command whose changes of texts, keys, languages and code can be undone.
    private static let undoable: [WritingCommand] = {
        let others: Swift.Set = [
            "merge", "export", "compile", "generate", "report", "preview", "trust", "git",
        ]
        var seen: Swift.Set<[String]> = []
        return WritingCommand.all.filter { command in
            let isReport = command.words[0] == "lint" && command.words.contains("json=lint.json")
            let name = Array(command.words.prefix(command.words[0] == "language" ? 2 : 1))
            return !isReport && !others.contains(command.words[0]) && seen.insert(name).inserted
        }
    }()

    @Test("It gives all files their former contents, and used again the new ones", arguments: undoable)
    func backAndForth(command: WritingCommand) async throws {
        let work = try await FaultWork(command)
        let undone = try work.run(words: ["undo"])
        #expect(undone.ending == .status(0), "\(undone.errors)")
        #expect(try work.contents() == work.old)
        let again = try work.run(words: ["undo"])
        #expect(again.ending == .status(0), "\(again.errors)")
        #expect(try work.contents() == work.new)
    }

    @Test("A file that another command made for others stays, and so does what can be undone")
    func outputs() async throws {
        let work = try await FaultWork(WritingCommand("set title --value pt-BR=Start --catalog L.xcstrings"))
        let lines = [
            "lint --exit-zero --format json=lint.json", "report -o report.html",
            "set title --value pt-BR=Start --catalog L.xcstrings",
        ]
        for line in lines {
            _ = try work.run(words: line.split(separator: " ").map(String.init))
        }
        let undone = try work.run(words: ["undo"])
        #expect(
            undone.output == """
                undid `fitloc set title --value 'pt-BR=Start' --catalog L.xcstrings` in L.xcstrings; another `fitloc undo` \
                makes the change again

                """)
        let left = try work.contents()
        #expect(left["L.xcstrings"] == work.old["L.xcstrings"])
        #expect(left["lint.json"] != nil && left["report.html"] != nil)
    }

    @Test("A folder of a language that an undone command added is removed again")
    func addedLanguage() async throws {
        let work = try await FaultWork(WritingCommand("language add de App"))
        _ = try work.run(words: ["undo"])
        #expect(!FileManager.default.fileExists(atPath: work.work.file("App/de.lproj").path))
    }

    @Test("If a file has changed since, nothing is written")
    func changedSince() async throws {
        let work = try await FaultWork(
            WritingCommand("set a --value pt-BR=Olá --value en=Hi --catalog App/pt-BR.lproj/T.strings"))
        try work.work.write("\"a\" = \"by hand\";\n", to: "App/en.lproj/T.strings")
        let before = try work.contents()
        let refused = try work.run(words: ["undo"])
        #expect(refused.ending == .status(2))
        #expect(refused.errors.contains("so it cannot be undone:\n  App/en.lproj/T.strings\n"))
        #expect(try work.contents() == before)
    }

    @Test("A dry run prints the difference and writes nothing; JSON has the files")
    func dryRun() async throws {
        let work = try await FaultWork(WritingCommand("set title --value pt-BR=Início --catalog L.xcstrings"))
        let shown = try work.run(words: ["undo", "--dry-run"])
        #expect(shown.ending == .status(0))
        #expect(shown.output.contains("-            \"value\" : \"Início\"\n+            \"value\" : \"Tela\"\n"))
        #expect(try work.contents() == work.new)
        let json = try JSONValue(parsing: try work.run(words: ["undo", "--json"]).output)
        #expect(json["files"]?.elements.compactMap { $0["path"]?.text } == ["L.xcstrings"])
        #expect(try JSONSchema(named: "files").faults(in: json) == [])
    }

    @Test("After a resolved conflict nothing older is undone")
    func resolvedConflict() throws {
        let work = try WorkFolder()
        try work.write(WrittenCatalog.text([("a", ["en": "A", "fr": "A"])]), to: WrittenCatalog.name)
        let outcome = try BuiltProgram.run(
            """
            git init -q -b main . && git config user.email a@example.com && git config user.name A
            git add -A && git commit -qm base && git checkout -qb other && fitloc set a --value fr=B -q
            git commit -qam B && git checkout -q main && fitloc set a --value fr=C -q && git commit -qam C
            git merge -q other; fitloc merge --resolve \(WrittenCatalog.name) --on-conflict ours && fitloc undo
            """, in: work.url)
        #expect(outcome.status == 2)
        #expect(
            outcome.stderr.hasSuffix(
                "error: `fitloc merge --resolve \(WrittenCatalog.name) --on-conflict ours` cannot be undone\n"))
        #expect(try work.text(of: WrittenCatalog.name).contains("\"C\""))
    }

    @Test("Without a change there is nothing to undo; neither is there if the record would be inside the project")
    func nothing() async throws {
        let work = try WorkFolder()
        try work.write(WrittenCatalog.text([("a", ["en": "A"])]), to: WrittenCatalog.name)
        let first = try await work.fitloc("undo")
        #expect(first.ending == .status(2))
        #expect(first.errors == "error: there is nothing to undo: fitloc has changed no file of this project\n")
        let inside = try BuiltProgram.run(
            "export XDG_STATE_HOME=\"$PWD/state\"; fitloc set a --value en=B && fitloc undo", in: work.url)
        #expect(inside.status == 2)
        #expect(!FileManager.default.fileExists(atPath: work.file("state").path))
    }

    @Test("Only the user can read the record, which belongs to the whole project")
    func record() throws {
        let work = try WorkFolder()
        try work.write("catalogs: [App]\n", to: ".fitloc.yml")
        try work.write(WrittenCatalog.text([("a", ["en": "A"])]), to: "App/\(WrittenCatalog.name)")
        let before = try work.bytes(of: "App/\(WrittenCatalog.name)")
        let outcome = try BuiltProgram.run(
            """
            fitloc set a --value en=B && find "$XDG_STATE_HOME/fitloc/undo" -type f -perm 600 | wc -l && cd App \
            && fitloc undo
            """, in: work.url)
        #expect(outcome.status == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.contains("1\n"))
        #expect(try work.bytes(of: "App/\(WrittenCatalog.name)") == before)
    }
}
