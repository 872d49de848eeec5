import TestSupport
import Testing

@testable import SwiftSources

@Suite("Declarations by name and type")
struct FactTableTests {
    private struct Fact: OwnedFact {
        let name: String
        let typeName: String
        let index: Int
    }

    @Test(
        "The members of some types are those that match one of them, in their order", arguments: 0..<10 as Range<UInt64>
    )
    func members(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let types = ["", "A", "B", "A.B", "B.A", "A.B.C", "C", "BA", "X.A.B"]
        // Names of few and of many declarations, which are found without and with an index.
        let facts = (0..<60).map { index in
            Fact(
                name: index % 10 == 0 ? "rare" : "common", typeName: types.randomElement(using: &random) ?? "",
                index: index)
        }
        let table = FactTable(facts, by: \.name)
        for _ in 0..<50 {
            let asked = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                (
                    name: types.randomElement(using: &random) ?? "",
                    match: [NameMatch.whole, .suffix, .either].randomElement(using: &random) ?? .whole
                )
            }
            for name in ["rare", "common", "none"] {
                let expected = facts.filter { fact in
                    fact.name == name && asked.contains { $0.match.holds(fact.typeName, $0.name) }
                }
                #expect(table.facts(named: name, ofAny: asked) == expected)
            }
        }
    }
}
