import CatalogCore
import CatalogEditing
import CatalogLint
import CatalogRuntime
import LintRules
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

/// The XLIFF files of GoMap, exported by Xcode 26.4 with storyboards, a XIB and catalogs.
///
/// GoMap's script added `translate="no"` to them and rewrote them with Python's `xml.etree`.
@Suite("Exports with storyboards equal those of Xcode 26", .enabled(if: Corpus.isExpected))
struct StoryboardExportTests {
    private static let root = "xliff/gomap/src"
    private static let xcode = ExchangeTool(id: "com.apple.dt.xcode", name: "Xcode", version: "26.4", build: "17E192")

    /// Returns the tables with the names that Xcode gives to their files.
    private func tables() throws -> [(original: String, table: EditableTable)] {
        let files = try Corpus.realFiles(in: "\(Self.root)/iOS", endingIn: ["xcstrings", "storyboard", "xib"])
        let paths = files.map(path)
        return try zip(paths, files).filter { $0.0.hasSuffix(".xcstrings") }.map { path, file in
            let project = TableLoader.loadNow([.init(path: path, bytes: file.bytes)])
            let table = EditableTable(
                try #require(project.tables.first), of: project, settings: LintSettings(), rules: .standard)
            let interface = InterfaceFile.candidates(for: path, source: "en").first(where: paths.contains)
            return (interface ?? path, table)
        }.sorted { XcodeOrder.areInIncreasingOrder($0.original, $1.original) }
    }

    private func path(_ file: CorpusFile) -> String {
        String(file.url.path.split(separator: "/src/iOS/", maxSplits: 1).last ?? "")
    }

    private func xliff(_ language: String) throws -> [UInt8] {
        let files = try Corpus.realFiles(in: "\(Self.root)/xliff", endingIn: ["xliff"])
        return try #require(files.first { $0.url.lastPathComponent == "\(language).xliff" }).bytes
    }

    @Test("Byte for byte, except for the changes of GoMap's script", arguments: ["de", "ja", "pt-BR"])
    func bytes(language: String) throws {
        let files = try tables().flatMap { original, table in
            TableUnits(table.table, files: table.files, from: "en", to: LanguageTag(language)).files.map {
                NamedExchangeFile($0, original: original)
            }
        }
        let exported = XLIFFWriter.bytes(of: files, tool: Self.xcode)
        let wanted = String(decoding: try xliff(language), as: UTF8.self)
            .replacing("version='1.0' encoding='UTF-8'", with: "version=\"1.0\" encoding=\"UTF-8\"")
            .replacing(" translate=\"no\"", with: "").replacing("&#09;", with: "&#9;").replacing(" />", with: "/>")
        let lines = (String(decoding: exported, as: UTF8.self), wanted)
        let pairs = zip(lines.0.split(separator: "\n"), lines.1.split(separator: "\n"))
        #expect(pairs.first { $0 != $1 }.map { [$0, $1] } == nil)
        #expect(lines.0.split(separator: "\n").count == lines.1.split(separator: "\n").count)
    }

    @Test("Importing them finds every table and changes nothing", arguments: ["de", "ja", "pt-BR"])
    func unchanged(language: String) throws {
        let tables = try tables()
        let paths = tables.map { $0.table.table.files.map(\.path) }
        for file in try XLIFFReader.files(in: try xliff(language)) {
            let original = try #require(file.original.flatMap { OriginalPath.normalized($0) })
            let matches = OriginalPath.matches(original, among: paths)
            try #require(matches.count == 1, "\(original)")
            #expect(tables[matches[0]].original == original)
            let result = try TableImport([file], into: tables[matches[0]].table)
            #expect(result.changes.isEmpty && result.skips.isEmpty, "\(original)")
            #expect(result.unchangedCount + result.untranslatedCount == file.units.count)
        }
    }

    @Test("The storyboards and the XIB have the texts that Xcode found")
    func sourceTexts() throws {
        let files = try Corpus.realFiles(in: "\(Self.root)/iOS", endingIn: ["storyboard", "xib"])
        let bytes = Dictionary(files.map { (path($0), $0.bytes) }) { $1 }
        var count = 0
        for (original, table) in try tables() {
            guard let file = bytes[original] else { continue }
            var known: [String: String] = [:]
            table.table.forEachEntry(in: 0..<table.table.entryCount) { entry in
                known[entry.key.string] = entry.localization("en")?.content.unit?.value?.string
            }
            for (key, text) in InterfaceReader.texts(of: Set(known.keys), in: file) {
                #expect(text == known[key], "\(original) \(key)")
                count += 1
            }
        }
        #expect(count > 300)
    }
}
