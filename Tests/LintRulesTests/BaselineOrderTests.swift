import CatalogLint
import CatalogRuntime
import Testing

@testable import LintReports

@Suite("The order of a baseline")
struct BaselineOrderTests {
    /// Each fingerprint follows the previous one for a single reason: path, key, rule, language or part.
    private static let sorted = [
        fingerprint(path: "A", key: "z", rule: "z", language: "z", part: "z"),
        fingerprint(path: "B", key: nil, rule: "z", language: "z", part: "z"),
        fingerprint(path: "B", key: "a", rule: "z", language: "z", part: "z"),
        fingerprint(path: "B", key: "b", rule: "a", language: "z", part: "z"),
        fingerprint(path: "B", key: "b", rule: "b", language: nil, part: "z"),
        fingerprint(path: "B", key: "b", rule: "b", language: "de", part: "z"),
        fingerprint(path: "B", key: "b", rule: "b", language: "fr", part: ""),
        fingerprint(path: "B", key: "b", rule: "b", language: "fr", part: "plural.one"),
        fingerprint(path: "B", key: "b", rule: "b", language: "fr", part: "plural.other"),
    ]

    private static func fingerprint(
        path: String, key: String?, rule: String, language: LanguageTag?, part: String
    ) -> FindingFingerprint {
        FindingFingerprint(rule: RuleID(rule), path: path, key: key, language: language, part: part)
    }

    @Test("They are sorted by path, key, rule, language and part, in any order of the findings")
    func order() {
        #expect(Self.sorted.reversed().sorted() == Self.sorted)
        #expect(Self.sorted.shuffled().sorted() == Self.sorted)
    }

    @Test("The order of different entries is always defined", arguments: sorted.indices)
    func strict(index: Int) {
        for other in Self.sorted.indices {
            #expect((Self.sorted[index] < Self.sorted[other]) == (index < other), "\(index) and \(other)")
        }
    }

    @Test("The same findings yield the same bytes in any order, one line each without duplicates")
    func bytes() {
        let bytes = Baseline.bytes(accepting: Self.sorted)
        #expect(Baseline.bytes(accepting: Self.sorted.reversed() + Self.sorted) == bytes)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.contains("\"rule\"") }.count == Self.sorted.count)
        #expect(Baseline.bytes(accepting: []) == Array("{\n  \"version\": 1,\n  \"findings\": []\n}\n".utf8))
    }
}
