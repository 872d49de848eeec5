import Foundation
import TestSupport
import Testing

@Suite(
    "Paths in other spellings, on a volume that ignores the case and the Unicode form of names",
    .waitsForPrograms, .thorough(.volumes),
    .enabled(if: FoldingVolume.absence == nil, Comment(rawValue: FoldingVolume.absence ?? "")))
struct SpelledPathTests {
    /// A command with the exact paths, and the same with other spellings.
    struct Spelling: Sendable, CustomTestStringConvertible {
        let exact: String
        let spelled: [String]
        var files: [String: String] = [:]

        init(_ exact: String, _ spelled: String..., files: [String: String] = [:]) {
            (self.exact, self.spelled, self.files) = (exact, spelled, files)
        }

        var testDescription: String { exact }
    }

    private static let catalog = WrittenCatalog.text([
        (key: "a", texts: ["en": "A", "pt-br": "Á"]), (key: "b", texts: ["en": "Bye… ", "pt-br": "Tchau…"]),
    ])

    private static let files = FaultProject.files.merging([
        "é.xcstrings": catalog, "C.xcstrings": catalog, "Old/en.lproj/L.strings": "\"x\" = \"X\";\n",
        "Out.csv": "old\n", "Gen.swift": "// old\n",
        "T/en.lproj/T.strings": "\"a\" = \"A\";\n", "T/pt-br.lproj/T.strings": "\"a\" = \"Á\";\n",
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
        	objects = {
        		P = {
        			isa = PBXProject;
        			developmentRegion = en;
        			knownRegions = (
        				en,
        				Base,
        				"pt-br",
        			);
        		};
        	};
        	rootObject = P;
        }

        """,
    ]) { $1 }

    private static let renaming = Spelling(
        "language rename pt-br pt-BR T C.xcstrings --project App.xcodeproj",
        "language rename pt-br pt-BR t c.xcstrings --project aPP.xcodeproj",
        "language rename pt-br pt-BR T t C.xcstrings c.xcstrings --project App.xcodeproj")

    private static let all = [
        renaming,
        Spelling("language rename pt-br pt T C.xcstrings", "language rename pt-br pt t c.xcstrings"),
        Spelling(
            "language add de T C.xcstrings --project App.xcodeproj",
            "language add de t T c.xcstrings --project app.xcodeproj"),
        Spelling("language remove pt-br T C.xcstrings", "language remove pt-br t c.xcstrings C.xcstrings"),
        Spelling(
            "add new --value en=New --value pt-br=Novo --catalog C.xcstrings",
            "add new --value en=New --value pt-br=Novo --catalog c.xcstrings"),
        Spelling(
            "add new --value en=New --value pt-br=Novo --catalog é.xcstrings",
            "add new --value en=New --value pt-br=Novo --catalog e\u{301}.xcstrings",
            "add new --value en=New --value pt-br=Novo --catalog É.xcstrings",
            "add new --value en=New --value pt-br=Novo --catalog E\u{301}.xcstrings"),
        Spelling(
            "set a --value en=B --catalog T/pt-br.lproj/T.strings",
            "set a --value en=B --catalog t/PT-BR.lproj/t.strings"),
        Spelling(
            "lint --fix C.xcstrings é.xcstrings",
            "lint --fix C.xcstrings c.xcstrings é.xcstrings e\u{301}.xcstrings É.xcstrings"),
        Spelling("fmt Unformatted.xcstrings", "fmt Unformatted.xcstrings unformatted.xcstrings"),
        Spelling(
            "merge base.xcstrings ours.xcstrings theirs.xcstrings -o C.xcstrings",
            "merge base.xcstrings OURS.xcstrings theirs.xcstrings -o c.xcstrings"),
        Spelling(
            "merge base.xcstrings ours.xcstrings theirs.xcstrings -o ours.xcstrings",
            "merge base.xcstrings ours.xcstrings theirs.xcstrings -o OURS.xcstrings"),
        Spelling(
            "merge base.xcstrings ours.xcstrings theirs.xcstrings -o theirs.xcstrings",
            "merge base.xcstrings ours.xcstrings theirs.xcstrings -o Theirs.xcstrings"),
        Spelling("convert App -o C.xcstrings", "convert APP -o c.xcstrings"),
        Spelling("convert App -o New.xcstrings", "convert aPP -o New.xcstrings"),
        Spelling("convert L.xcstrings --to strings -o Old", "convert l.xcstrings --to strings -o oLD"),
        Spelling(
            "move title --to Other.xcstrings --catalog L.xcstrings",
            "move title --to other.xcstrings --catalog l.xcstrings"),
        Spelling(
            "move title --to L.xcstrings --catalog L.xcstrings", "move title --to l.xcstrings --catalog L.xcstrings"),
        Spelling("review --accept L.xcstrings", "review --accept L.xcstrings l.xcstrings"),
        Spelling(
            "fill --from pseudo --language pt-BR L.xcstrings",
            "fill --from pseudo --language pt-BR l.xcstrings L.xcstrings"),
        Spelling("import in.csv --catalog L.xcstrings", "import IN.csv --catalog l.xcstrings"),
        Spelling("export --language pt-BR L.xcstrings -o Out.csv", "export --language pt-BR L.xcstrings -o out.csv"),
        Spelling(
            "export --language pt-BR L.xcstrings -o Out.csv --force",
            "export --language pt-BR l.xcstrings -o out.csv --force"),
        Spelling("generate L.xcstrings -o Gen.swift", "generate l.xcstrings -o gen.swift"),
    ]

    @Test("A command does the same as with the exact spelling, and leaves no second file", arguments: all)
    func spelled(spelling: Spelling) async throws {
        let expected = try await Self.run(spelling.exact, spelling, on: nil)
        for line in [spelling.exact] + spelling.spelled {
            for names in FoldingVolume.Names.allCases {
                let found = try await Self.run(line, spelling, on: names)
                let remark: Comment = "\(line), \(names): \(found.outcome)"
                #expect(found.outcome.ending == expected.outcome.ending, remark)
                #expect(found.files.keys.sorted() == expected.files.keys.sorted(), remark)
                let different = found.files.filter { $0.value != expected.files[$0.key] }.keys
                #expect(different.sorted() == [], remark)
            }
        }
    }

    @Test("After a language got another case in tables and project, the next command has nothing to finish")
    func afterRenaming() async throws {
        for names in FoldingVolume.Names.allCases {
            let found = try await Self.run(
                Self.renaming.exact, Self.renaming, on: names, then: "set a --value en=Hi --catalog C.xcstrings")
            #expect(found.outcome.ending == .status(0), "\(found.outcome)")
            #expect(!found.outcome.errors.contains("interrupted"))
            #expect(found.files["T/pt-BR.lproj/T.strings"] == "\"a\" = \"Á\";\n")
            #expect(found.files["App.xcodeproj/project.pbxproj"]?.contains("\"pt-BR\",\n") == true)
            #expect(found.files["C.xcstrings"]?.contains("\"pt-BR\" : {") == true)
            #expect(found.files.keys.filter { $0.contains("journal") } == [])
        }
    }

    private typealias Run = (outcome: SpawnedProgram.Outcome, files: [String: String])

    /// Runs a command in a new folder, and returns the files after it.
    ///
    /// - Parameter names: The form in which the volume resolves paths; nil for an ordinary volume.
    private static func run(
        _ line: String, _ spelling: Spelling, on names: FoldingVolume.Names?, then next: String? = nil
    ) async throws -> Run {
        let work = try WorkFolder()
        for (path, text) in files.merging(spelling.files, uniquingKeysWith: { $1 }) { try work.write(text, to: path) }
        let volume = try FoldingVolume(work)
        var outcome: SpawnedProgram.Outcome?
        for line in [line] + [next].compactMap(\.self) { outcome = try await volume.fitloc(line, names) }
        var contents: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: work.url.path) {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: work.file(path).path, isDirectory: &isFolder)
            // The user's caches are in the folder, too.
            guard !isFolder.boolValue, !path.hasPrefix(".cache/"), !path.hasPrefix(".local/") else { continue }
            contents[path] = try work.text(of: path)
        }
        return (try #require(outcome), contents)
    }
}
