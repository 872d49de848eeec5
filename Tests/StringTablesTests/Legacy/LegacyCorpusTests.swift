import Foundation
import TestSupport
import Testing

@testable import StringTables

@Suite("Legacy tables of projects")
struct LegacyCorpusTests {
    private static func files() throws -> [CorpusFile] {
        try Corpus.legacyTables() + Corpus.files(in: "compiled", endingIn: ["strings", "stringsdict"])
    }

    private static func table(_ file: CorpusFile) throws -> LegacyTableFile {
        let kind = try #require(LegacyTableKind(fileExtension: file.url.pathExtension))
        return try LegacyTableFile(file.bytes, kind: kind)
    }

    @Test("Every table is read and written back byte for byte", arguments: try files())
    func roundTrip(file: CorpusFile) throws {
        let table = try Self.table(file)
        #expect(table.encoded() == file.bytes)
        #expect(table.problems.allSatisfy { $0.reason == .strayValue })
    }

    @Test("Keys and texts equal those that Foundation reads, if it can read the file", arguments: try files())
    func sameAsFoundation(file: CorpusFile) throws {
        let data = Data(file.bytes)
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let expected = list as? [String: Any]
        else { return }
        let table = try Self.table(file)
        let entries = Dictionary(table.entries.map { ($0.key, $0.value) }) { $1 }
        #expect(Set(entries.keys) == Set(expected.keys))
        for (key, value) in expected {
            if case .text(let text) = entries[key] { #expect(text == value as? String) }
            if value is String, case .text = entries[key] { continue }
            #expect(!(value is String), "\(key) is no text")
        }
    }

    @Test("FitToday's tables have 692 entries, including three duplicate keys", .enabled(if: Corpus.isExpected))
    func fitToday() throws {
        for file in try Corpus.realFiles(in: "fittoday", endingIn: ["strings"]) {
            let keys = try Self.table(file).entries.map(\.key)
            #expect(keys.count == 692)
            #expect(Set(keys).count == 689)
        }
    }
}
