import Foundation
import TestSupport
import Testing

/// Checks that the cache does not affect the results of commands that read Swift code.
@Suite("Commands that read code have the same output with an empty and a full cache")
struct SameAnswersTests {
    @Test("For every construct that was ever misread")
    func constructs() throws {
        let folder = try WorkFolder()
        let sources = SourceTree.package.appendingPathComponent("Tests/SwiftSourcesTests/Constructs")
        for file in try SourceTree.files(below: sources) where file.pathExtension == "swift" {
            try folder.write(String(contentsOf: file, encoding: .utf8), to: "App/\(file.lastPathComponent)")
        }
        // Two spellings of one character, which an earlier version of the cache merged.
        try folder.write("let bistro = \"Caf\u{E9}\"\nlet view = Text(\"Cafe\u{301}\")", to: "App/Two.swift")
        try folder.write(WrittenCatalog.text([]), to: "App/Localizable.xcstrings")
        _ = try run("fitloc extract", in: folder)
        try folder.write(
            try folder.text(of: "App/Localizable.xcstrings").replacing(
                "\"strings\" : {", with: "\"strings\" : {\n    \"nobody.uses.this\" : {\n\n    },"),
            to: "App/Localizable.xcstrings")
        try compare(in: folder, adopting: "App", renaming: "Cafe\u{301}")
    }

    @Test("For a part of a real app", .enabled(if: Corpus.isExpected))
    func realApp() throws {
        let folder = try WorkFolder()
        let kinds: Set<String> = ["swift", "strings", "stringsdict", "plist", "json"]
        for (number, file) in try Corpus.realFiles(in: "fittoday-app/FitToday/FitToday", endingIn: kinds).enumerated()
        where file.url.pathExtension != "swift" || number % 36 == 0 {
            let path = file.url.pathComponents.drop { $0 != "fittoday-app" }.joined(separator: "/")
            try folder.write(String(decoding: file.bytes, as: UTF8.self), to: path)
        }
        try compare(in: folder, adopting: "fittoday-app", renaming: "gamification.xp_card.loading")
    }

    // MARK: - Runs

    /// Runs every command twice: with an empty cache and with the cache of the first run.
    private func compare(in folder: WorkFolder, adopting path: String, renaming key: String) throws {
        let keys = try usedKeys(in: folder)
        try #require(keys.count > 2)
        let usages = keys.map { "fitloc usages \(Self.quoted($0))" }
        let commands =
            [
                "fitloc extract --format json", "fitloc extract --dry-run", "fitloc unused",
                "fitloc unused --format json", "fitloc lint --sources . .", "fitloc adopt --dry-run \(path)",
                "fitloc rename \(Self.quoted(key)) 'a.new name' --in-sources --dry-run",
            ] + usages
        for command in commands {
            let cold = try run(command, in: folder, emptying: true)
            let kept = try bytesKept(in: folder)
            let warm = try run(command, in: folder)
            // Compares bytes: `==` treats canonically equivalent texts as equal.
            #expect(Array(cold.stdout.utf8) == Array(warm.stdout.utf8), "\(command)")
            #expect(Array(cold.stderr.utf8) == Array(warm.stderr.utf8), "\(command)")
            #expect(cold.status == warm.status && cold.status < 2, "\(command): \(cold.stderr)")
            #expect(try kept > 0 && kept == bytesKept(in: folder), "\(command) keeps nothing")
        }
    }

    private func run(
        _ command: String, in folder: WorkFolder, emptying: Bool = false
    ) throws -> BuiltProgram.Outcome {
        if emptying { try? FileManager.default.removeItem(at: BuiltProgram.stateFolder(of: folder.url)) }
        return try BuiltProgram.run(command, in: folder.url)
    }

    /// Returns the size of the cached facts in bytes.
    private func bytesKept(in folder: WorkFolder) throws -> Int {
        let files = try SourceTree.files(below: BuiltProgram.stateFolder(of: folder.url))
        return try files.filter { $0.lastPathComponent == "facts" }.reduce(0) { try $0 + Data(contentsOf: $1).count }
    }

    /// Returns three keys that the code uses, from the beginning, middle and end of the list.
    private func usedKeys(in folder: WorkFolder) throws -> [String] {
        struct Report: Decodable {
            struct Key: Decodable { let key: String }
            let keys: [Key]
        }
        let json = try run("fitloc extract --format json", in: folder).stdout
        let keys = try JSONDecoder().decode(Report.self, from: Data(json.utf8)).keys.map(\.key).filter { !$0.isEmpty }
        return keys.isEmpty ? [] : [keys[0], keys[keys.count / 2], keys[keys.count - 1]]
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
