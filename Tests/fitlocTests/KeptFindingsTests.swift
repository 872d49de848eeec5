import Foundation
import TestSupport
import Testing

@Suite("lint with the findings of the last run says what it says without them")
struct KeptFindingsTests {
    /// A change of a project, after which the findings in code can differ.
    struct Change: CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String?]
    }

    private static let files = [
        "App/Home.swift": """
        import SwiftUI
        struct Home: View {
            var body: some View {
                Row(title: "home.title")
                Row(title: "home.missing")
                Text("Save the file")
                Label(name, systemImage: "plus")
            }
            // [fitloc:off hard-coded-text]
            let name = "A quiet text"
        }
        """,
        "App/Row.swift": """
        import SwiftUI
        struct Row: View {
            let title: String
            var body: some View { Text(verbatim: title) }
        }
        """,
        "App/Localizable.xcstrings": catalog(["home.title", "home.dead", "home.objc"]),
        "Notes.txt": "nothing",
    ]

    private static func catalog(_ keys: [String]) -> String {
        let entries = keys.map { "    \"\($0)\" : {\n      \"extractionState\" : \"manual\"\n    }" }
        return """
            {
              "sourceLanguage" : "en",
              "strings" : {
            \(entries.joined(separator: ",\n"))
              },
              "version" : "1.0"
            }

            """
    }

    static let changes = [
        Change(
            testDescription: "code in a function",
            files: [
                "App/Home.swift": files["App/Home.swift"]?.replacing("Save the file", with: "Delete the file")
            ]),
        Change(
            testDescription: "a declaration that another file calls",
            files: [
                "App/Row.swift": files["App/Row.swift"]?.replacing(
                    "let title: String", with: "let title: LocalizedStringKey"
                )
                .replacing("verbatim: ", with: "")
            ]),
        Change(
            testDescription: "a comment that suppresses findings",
            files: [
                "App/Home.swift": files["App/Home.swift"]?.replacing("// [fitloc:off hard-coded-text]", with: "")
            ]),
        Change(
            testDescription: "a new file", files: ["App/New.swift": "import SwiftUI\nlet new = Text(\"home.dead\")\n"]),
        Change(testDescription: "a file that is no more", files: ["App/Home.swift": nil]),
        Change(testDescription: "a syntax error", files: ["App/Row.swift": "struct Row: View { let title: String"]),
        Change(
            testDescription: "a new key",
            files: [
                "App/Localizable.xcstrings": catalog(["home.title", "home.dead", "home.objc", "home.missing"])
            ]),
        Change(testDescription: "a new table", files: ["App/Other.xcstrings": catalog(["home.missing"])]),
        Change(
            testDescription: "code in another language",
            files: [
                "App/Old.m": "NSString *a = NSLocalizedString(@\"home.objc\", nil);\n"
            ]),
        Change(
            testDescription: "code outside of the named folders",
            files: [
                "Tools/Tool.swift": "let tool = NSLocalizedString(\"home.dead\", comment: \"\")\n"
            ]),
        Change(
            testDescription: "words that stay as they are",
            files: [
                ".fitloc.yml": "do-not-translate: [Save the file]\n"
            ]),
        Change(
            testDescription: "lookup functions",
            files: [
                ".fitloc.yml": "helpers: [\"Row.init(title:)\", \"look(_:)\"]\n",
                "App/Look.swift": "func look(_ key: String) {}\nlet look = look(\"home.dead\")\n",
            ]),
        Change(
            testDescription: "generated accessors",
            files: [
                "App/generate-strings.json": "{ \"style\" : \"portable\" }\n",
                "App/Use.swift": "let used = Strings.Home.dead\n",
            ]),
    ]

    @Test("After a change, and after the change is undone", arguments: changes)
    func change(change: Change) throws {
        let folder = try WorkFolder()
        for (path, text) in Self.files { try folder.write(text, to: path) }
        let before = try answers(in: folder)
        for (path, text) in change.files { try set(path, to: text, in: folder) }
        let after = try answers(in: folder)
        #expect(after.stdout != before.stdout, "a change that changes nothing tests nothing")
        for path in change.files.keys { try set(path, to: Self.files[path], in: folder) }
        #expect(try answers(in: folder) == before)
    }

    @Test("With other rules, a changed file of kept findings, and a folder that cannot be written")
    func others() throws {
        let folder = try WorkFolder()
        for (path, text) in Self.files { try folder.write(text, to: path) }
        let before = try answers(in: folder)
        _ = try answers(in: folder, "--rule key-missing")
        #expect(try answers(in: folder) == before)
        let kept = try SourceTree.files(below: BuiltProgram.stateFolder(of: folder.url)).filter {
            $0.lastPathComponent == "facts-findings"
        }
        #expect(kept.count == 1)
        for file in kept {
            try Data("fitloc findings 1\n".utf8).write(to: file)
            #expect(try answers(in: folder) == before)
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            #expect(try answers(in: folder) == before)
        }
    }

    /// Returns what lint says twice with what it kept, which must be the same as without.
    private func answers(in folder: WorkFolder, _ options: String = "") throws -> BuiltProgram.Outcome {
        let command = "fitloc lint --sources App --format json \(options) App"
        let first = try BuiltProgram.run(command, in: folder.url)
        let second = try BuiltProgram.run(command, in: folder.url)
        let fresh = try BuiltProgram.run("XDG_CACHE_HOME=\"$XDG_CACHE_HOME-none\" \(command)", in: folder.url)
        try? FileManager.default.removeItem(
            atPath: BuiltProgram.stateFolder(of: folder.url).path + "-none")
        #expect(first == fresh && second == fresh)
        #expect(fresh.status < 2, "\(fresh.stderr)")
        return fresh
    }

    private func set(_ path: String, to text: String?, in folder: WorkFolder) throws {
        if let text {
            try folder.write(text, to: path)
        } else {
            try FileManager.default.removeItem(at: folder.file(path))
        }
    }
}
