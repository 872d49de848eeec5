import Foundation
import TestSupport
import Testing

/// Tests that what `list` prints is read back as exactly the listed keys.
@Suite("Lists between commands", .waitsForPrograms)
struct ListPipelineTests {
    /// Keys of which many look like headings, JSON, escapes, quotes, formulas or other keys.
    private static let keys: [String] = {
        var random = SplitMix64(seed: 4501)
        let pieces = [
            "a", "key", "en", ",", ";", "\t", "\\t", "\\", "\n", "\r", "\"", "{", "[", " ", "'", "=", "##[", "\u{0}",
            "\u{1B}[31m", "\u{202E}", "\u{2028}", "é", "😀", "\\u{6B}", "%@",
        ]
        let made = (0..<60).map { _ in
            (1...Int.random(in: 1...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        let fixed = [
            "", "\"\"", "key", "key,en", "key\ten", "{\"key\":\"a\"}", "[%@] x", " ", "a\tb", "a\\tb", "Hello",
            "Hello, World", "\"Hello, World\"", "-", "op", "null", "a\nb", "a", "b",
        ]
        return Array(Set(fixed + made)).sorted()
    }()

    /// Returns a folder with a catalog of all keys, each with its own text in two languages.
    private func project() throws -> WorkFolder {
        let folder = try WorkFolder()
        let unit = { (state: String, value: String) in ["stringUnit": ["state": state, "value": value]] }
        let entries = Self.keys.enumerated().map { index, key in
            (
                key,
                [
                    "localizations": [
                        "en": unit("translated", "T\(index)"), "pt": unit("needs_review", "P\\\t\"\(index)"),
                    ]
                ]
            )
        }
        let catalog: [String: Any] = [
            "sourceLanguage": "en", "version": "1.0", "strings": Dictionary(uniqueKeysWithValues: entries),
        ]
        try JSONSerialization.data(withJSONObject: catalog, options: [.sortedKeys]).write(
            to: folder.file("L.xcstrings"))
        return folder
    }

    private func run(_ pipeline: String, in folder: WorkFolder) async throws {
        let outcome = try await folder.shell(pipeline)
        #expect(outcome.ending == .status(0) && outcome.errors.isEmpty, "\(pipeline): \(outcome.errors)")
    }

    @Test(
        "Removing the listed keys removes exactly these",
        arguments: [
            "fitloc list --search T1 | cut -f 1 | fitloc remove -",
            "fitloc list --search T1 | tail -n +2 | cut -f 1 | fitloc remove -",
            "fitloc list --search T1 | tail -n +2 | cut -f 1 | LC_ALL=C sort -r | fitloc remove -",
            "fitloc list --search T1 | cut -f 1,2 | fitloc remove -",
            "fitloc list --search T1 | fitloc remove -", "fitloc list --search T1 --format csv | fitloc remove -",
            "fitloc list --search T1 --format json | fitloc remove -",
        ])
    func remove(pipeline: String) async throws {
        let folder = try project()
        try await run(pipeline, in: folder)
        let left = Self.keys.enumerated().filter { !"T\($0.offset)".hasPrefix("T1") }.map(\.element)
        #expect(try folder.catalog("L.xcstrings").keys.sorted() == left)
    }

    @Test("Each single key can be listed and removed, with or without the heading")
    func single() async throws {
        let folder = try project()
        let before = try folder.text(of: "L.xcstrings")
        for (index, key) in Self.keys.enumerated().prefix(24) {
            let line = index.isMultiple(of: 2) ? "tail -n 1" : "cat"
            try await run(
                "fitloc list | grep -e '^key.path' -e '\tT\(index)\t' | \(line) | cut -f 1 | fitloc remove -",
                in: folder)
            #expect(try folder.catalog("L.xcstrings").keys == Set(Self.keys).subtracting([key]))
            try folder.write(before, to: "L.xcstrings")
        }
    }

    @Test(
        "Renaming the listed keys keeps the texts of each",
        arguments: [
            #"fitloc list | tail -n +2 | cut -f 1,3 | awk -F '\t' '{print $1 "\tnew." $2}' | fitloc rename -"#,
            #"fitloc list | cut -f 1,3 | awk -F '\t' 'NR==1 {print "key\tto"; next} {print $1 "\tnew." $2}' | fitloc rename -"#,
        ])
    func rename(pipeline: String) async throws {
        let folder = try project()
        try await run(pipeline, in: folder)
        let texts = try folder.catalog("L.xcstrings").texts
        #expect(texts.count == Self.keys.count * 2)
        for index in Self.keys.indices {
            #expect(texts["new.T\(index) en"] == "T\(index)" && texts["new.T\(index) pt"] == "P\\\t\"\(index)")
        }
    }

    @Test("Setting texts of the listed keys sets exactly these")
    func set() async throws {
        let folder = try project()
        try await run(
            #"fitloc list | cut -f 1,3 | awk -F '\t' 'NR==1 {print "key\tpt"; next} {print $1 "\tS\\n" $2}' | fitloc set -"#,
            in: folder)
        let texts = try folder.catalog("L.xcstrings").texts
        for (index, key) in Self.keys.enumerated() {
            #expect(texts["\(key) pt"] == "S\nT\(index)", "\(key.debugDescription)")
        }
    }

    @Test(
        "A listing that nobody edited changes nothing, not even states",
        arguments: [
            "fitloc list --format csv | fitloc set -", "fitloc list --format json | fitloc set -",
            "fitloc list | fitloc set -",
        ])
    func unedited(pipeline: String) async throws {
        let folder = try project()
        let before = try folder.bytes(of: "L.xcstrings")
        try await run(pipeline, in: folder)
        #expect(try folder.bytes(of: "L.xcstrings") == before)
    }
}
