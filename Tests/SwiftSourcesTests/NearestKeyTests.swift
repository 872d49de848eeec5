import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import SwiftSources

@Suite("The key that a misspelled key probably means")
struct NearestKeyTests {
    @Test("It is the nearest of all keys in all tables", arguments: 0..<10 as Range<UInt64>)
    func nearest(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let words = ["cancel", "Café", "delete_all", "DeleteAll", "save", "Saved2", "retry", "straße"]
        let keys = Set(
            (0..<60).map { _ in
                [words.randomElement(using: &random), words.randomElement(using: &random)].compactMap(\.self)
                    .joined(separator: "_")
            }
        ).sorted()
        let tables = [keys, keys.filter { $0.contains("e") }].enumerated().map { Self.table($1, named: "T\($0)") }
        var nearest = NearestKey(SourceProject([], tables: try tables.map { try $0.get() }), Locked(nil))
        var count = 0
        for _ in 0..<200 {
            var wanted = Array(keys.randomElement(using: &random) ?? "")
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<wanted.count, using: &random)
                if Bool.random(using: &random) { wanted.remove(at: index) } else { wanted[index] = "x" }
            }
            let expected = Spelling.nearest(to: String(wanted), in: keys)
            let found = nearest.key(to: String(wanted))
            #expect(found == expected)
            count += expected == nil ? 0 : 1
        }
        #expect(count > 20)
    }

    @Test(
        "A text in which another word stands is not the nearest",
        arguments: [
            ("Show the side bar", nil), ("Hide the Side bar", "Hide the side bar"),
            ("Hide teh side bar", "Hide the side bar"), ("Hide the sidebar", "Hide the side bar"),
        ])
    func words(wanted: String, expected: String?) throws {
        let table = try Self.table(["Hide the side bar", "Close"], named: "Localizable").get()
        var nearest = NearestKey(SourceProject([], tables: [table]), Locked(nil))
        let found = nearest.key(to: wanted)
        #expect(found == expected)
    }

    @Test("A key that is the same text in another Unicode form is the nearest")
    func canonical() throws {
        let table = try Self.table(["Cafes", "Cafe\u{301}"], named: "Localizable").get()
        var nearest = NearestKey(SourceProject([], tables: [table]), Locked(nil))
        let found = nearest.key(to: "Caf\u{e9}")
        #expect(found.map { Array($0.utf8) } == Array("Cafe\u{301}".utf8))
    }

    private static func table(_ keys: [String], named name: String) -> Result<Catalog, any Error> {
        let entries = keys.map { "\"\($0)\" : { }" }.joined(separator: ", ")
        return Result {
            try Catalog(
                Array("{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }".utf8),
                path: "\(name).xcstrings")
        }
    }
}
