import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import TableConversion

@Suite("Converting any tables to a catalog and back")
struct ConversionCorpusTests {
    private static func files() throws -> [CorpusFile] {
        try Corpus.files(in: "strings", endingIn: ["strings", "stringsdict"])
    }

    private static func catalogs() throws -> [CorpusFile] {
        try Corpus.files(in: "catalogs", endingIn: ["xcstrings"])
    }

    @Test("Keys, texts and comments are the same after both conversions", arguments: try files())
    func roundTrip(file: CorpusFile) async throws {
        let path = "sl.lproj/Table.\(file.url.pathExtension)"
        let table = try await Self.table([.init(path: path, bytes: file.bytes)])
        let conversion = CatalogConversion(table, sourceLanguage: "sl")
        try Self.expectXcodeForm(conversion.bytes)
        guard conversion.keyCount > 0 else { return }
        let back = try await Self.table(Self.sources(Catalog(conversion.bytes, path: "Table.xcstrings")))
        // A comment behind a pair is one before it afterwards.
        let text = try? DecodedText(decoding: file.bytes)
        let kept = Self.commentsOfFormerStrays(back, table, in: String(decoding: text?.utf8 ?? [], as: UTF8.self))
        #expect(Self.differences(back, table).count { !kept.contains($0) } <= Self.lossCount(conversion))
    }

    @Test(
        "FitToday's two files become one catalog with all texts, and two files with the same texts again",
        .enabled(if: Corpus.isExpected))
    func fitToday() async throws {
        let files = try Corpus.realFiles(in: "fittoday", endingIn: ["strings"])
        let table = try await Self.table(
            files.map { file in
                let folder = file.url.deletingLastPathComponent().lastPathComponent
                return .init(path: "\(folder)/Localizable.strings", bytes: file.bytes)
            })
        let conversion = CatalogConversion(table, sourceLanguage: "en")
        try Self.expectXcodeForm(conversion.bytes)
        #expect(conversion.keyCount == 689)
        #expect(conversion.languages == ["en", "pt-BR"])
        #expect(conversion.remarks.count { !$0.message.hasPrefix("the comment “") } == 6)
        let back = try await Self.table(Self.sources(Catalog(conversion.bytes, path: "Localizable.xcstrings")))
        #expect(Self.differences(back, table).isEmpty)
    }

    @Test(
        "The tables of a catalog have all of its texts, and stay the same after both conversions",
        arguments: try catalogs())
    func catalogRoundTrip(file: CorpusFile) async throws {
        guard let catalog = try? Catalog(file.bytes, path: "Table.xcstrings"), let source = catalog.sourceLanguage,
            catalog.entryCount > 0
        else { return }
        let sources = Self.sources(catalog)
        let table = try await Self.table(sources)
        #expect(table.problems.isEmpty)
        #expect(table.duplicateKeys.isEmpty)
        let again = CatalogConversion(table, sourceLanguage: source)
        try Self.expectXcodeForm(again.bytes)
        let back = try Catalog(again.bytes, path: "Table.xcstrings")
        let differences = Self.differences(try await Self.table(Self.sources(back)), table)
        #expect(differences.count <= Self.lossCount(again), "\(differences)")
    }

    // MARK: - Steps

    private static func expectXcodeForm(_ bytes: [UInt8]) throws {
        let document = try Document(bytes)
        #expect(XcodeForm.bytes(of: document) == bytes)
        let catalog = Catalog(document, path: "Table.xcstrings")
        #expect(catalog.problems.isEmpty)
        for index in 0..<catalog.entryCount { #expect(catalog.entry(at: index).problems.isEmpty) }
    }

    /// Returns the number of remarks that a text of the table is not in the catalog, or a text of the catalog not in the table.
    private static func lossCount(_ conversion: CatalogConversion) -> Int {
        conversion.remarks.count {
            $0.message.contains("varies by width") || $0.message.hasSuffix("so the keys become its texts")
        }
    }

    private static func sources(_ catalog: Catalog) -> [TableLoader.Source] {
        LegacyConversion(catalog).files.map { .init(path: $0.path, bytes: $0.bytes) }
    }

    private static func table(_ sources: [TableLoader.Source]) async throws -> LegacyTable {
        let project = await TableLoader.load(sources)
        #expect(project.files.allSatisfy { $0.failure == nil })
        return try #require(project.tables.first as? LegacyTable)
    }

    private static func differences(_ left: LegacyTable, _ right: LegacyTable) -> [String] {
        let (left, right) = (contents(of: left), contents(of: right))
        return Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
    }

    /// Returns the keys that differ only in having a comment whose lines the file has elsewhere.
    private static func commentsOfFormerStrays(
        _ left: LegacyTable, _ right: LegacyTable, in file: String
    ) -> Set<String> {
        let (left, right) = (contents(of: left), contents(of: right))
        let keys = right.keys.filter { key in
            guard let old = right[key], let new = left[key], old[0] == "comment: ", new.dropFirst() == old.dropFirst()
            else { return false }
            return new[0].dropFirst("comment: ".count).split(separator: "\n").allSatisfy { file.contains($0) }
        }
        return Set(keys)
    }

    /// Returns the comment and the texts of each key, by language and part.
    ///
    /// A plural on an argument other than the first must name it, and is therefore read as a substitution.
    private static func contents(of table: LegacyTable) -> [String: [String]] {
        var contents: [String: [String]] = [:]
        for entry in (0..<table.entryCount).map({ table.entry(at: $0) }) {
            let texts = entry.localizations.flatMap { localization in
                localization.content.parts.map { part in
                    let path = part.path.description.replacing("substitutions.value.", with: "")
                    return "\(localization.language).\(path): \(part.unit.value?.string ?? "")"
                }
            }
            let ownTexts = texts.filter { !$0.hasSuffix("$#@value@") }
            contents[entry.key.string] = ["comment: \(entry.comment?.string ?? "")"] + ownTexts.sorted()
        }
        return contents
    }
}
