import Foundation
import TestSupport
import Testing

@Suite(
    "A volume that ignores the case and the Unicode form of names", .waitsForPrograms,
    .enabled(if: FoldingVolume.absence == nil, Comment(rawValue: FoldingVolume.absence ?? "")))
struct FoldingVolumeTests {
    private let work: WorkFolder
    private let volume: FoldingVolume

    init() throws {
        work = try WorkFolder()
        volume = try FoldingVolume(work)
    }

    /// Returns the names in the folder and, without the languages of legacy tables, the contents of all files.
    private func contents() throws -> [String: String] {
        try FileManager.default.subpathsOfDirectory(atPath: work.url.path).reduce(into: [:]) { contents, path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: work.file(path).path, isDirectory: &isFolder)
            if !isFolder.boolValue { contents[path] = try work.text(of: path) }
        }
    }

    private static let renames = [("pt-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("de", "DE")]

    @Test(
        "A language whose tag changes only in case is renamed with all its files", arguments: renames,
        FoldingVolume.Names.allCases)
    func rename(tags: (old: String, new: String), names: FoldingVolume.Names) async throws {
        for (name, text) in [("T.strings", "\"a\" = \"1\";\n"), ("U.strings", "\"b\" = \"2\";\n"), ("note.txt", "x")] {
            try work.write(text, to: "App/\(tags.old).lproj/\(name)")
        }
        try work.write(LegacyTexts.plural, to: "App/\(tags.old).lproj/T.stringsdict")
        try work.write("\"a\" = \"en\";\n", to: "App/en.lproj/T.strings")
        let before = try contents()
        let outcome = try await volume.fitloc("language rename \(tags.old) \(tags.new)", names)
        #expect(outcome.ending == .status(0), "\(outcome)")
        let expected = Dictionary(
            uniqueKeysWithValues: before.map { ($0.replacing("\(tags.old).lproj", with: "\(tags.new).lproj"), $1) })
        #expect(try contents() == expected)
        let next = try await volume.fitloc("set a --value en=Hello", names)
        #expect(next.ending == .status(0), "\(next)")
        #expect(try contents().keys.sorted() == expected.keys.sorted())
    }

    @Test("A catalog named in another case keeps its name and is one file", arguments: FoldingVolume.Names.allCases)
    func catalog(names: FoldingVolume.Names) async throws {
        try work.write(WrittenCatalog.text([(key: "a", texts: ["en": "A"])]), to: "L.xcstrings")
        let lines = [
            "set a --value en=B --catalog l.xcstrings", "fmt L.xcstrings l.xcstrings",
            "language add fr L.xcstrings l.XCSTRINGS",
        ]
        for line in lines {
            let outcome = try await volume.fitloc(line, names)
            #expect(outcome.ending == .status(0), "\(line): \(outcome)")
            #expect(try work.names() == ["L.xcstrings"])
        }
        let listed = try await volume.fitloc("list L.xcstrings l.xcstrings --format csv", names)
        #expect(listed.output.split(whereSeparator: \.isNewline).count == 2, "\(listed)")
    }

    @Test("A document never replaces a table under another spelling", arguments: FoldingVolume.Names.allCases)
    func outputs(names: FoldingVolume.Names) async throws {
        try work.write(WrittenCatalog.text([(key: "a", texts: ["en": "A"])]), to: "é.xcstrings")
        let before = try contents()
        for path in ["É.xcstrings", "e\u{301}.XCStrings"] {
            let outcome = try await volume.fitloc("report --format html -o \(path)", names)
            #expect(outcome.ending == .status(64), "\(outcome)")
        }
        let both = try await volume.fitloc("lint --exit-zero --format json=a.json --format sarif=A.json", names)
        #expect(both.ending == .status(64), "\(both)")
        #expect(try contents() == before)
    }
}

/// Legacy tables for tests of volumes.
private enum LegacyTexts {
    static let plural = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict></plist>

        """
}
