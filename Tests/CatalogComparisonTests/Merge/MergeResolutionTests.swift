import CatalogCore
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Conflicts that a user resolves")
struct MergeResolutionTests {
    private static func catalog(_ texts: [String]) -> [UInt8] {
        let entries = texts.enumerated().map { number, text in
            "\"k\(number)\" : { \"localizations\" : { \"en\" : \(InlineTables.unit(text)) } }"
        }
        return InlineTables.catalog(entries.joined(separator: ", ")).bytes
    }

    @Test("Each conflict is replaced by its resolution, and the others stay")
    func decided() throws {
        let merge = try CatalogMerge(
            base: Self.catalog(["a", "b", "c", "d"]), ours: Self.catalog(["a1", "b1", "c1", "d1"]),
            theirs: Self.catalog(["a2", "b2", "c2", "d2"]))
        var options = MergeOptions()
        options.resolutions = [0: .side(.ours), 1: .side(.theirs), 2: .value(.string("c3"))]
        let result = try merge.result(options)
        #expect(result.conflicts.map(\.location.key) == ["k3"])
        options.preferring = .ours
        let decided = try Document(merge.result(options).bytes)
        let texts = (0..<4).map { number in
            decided.root["strings"]?["k\(number)"]?["localizations"]?["en"]?["stringUnit"]?["value"]?.string
        }
        #expect(texts == ["a1", "b2", "c3", "d1"])
    }
}
