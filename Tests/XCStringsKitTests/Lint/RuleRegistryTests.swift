import Testing

@testable import XCStringsKit

@Suite("The registry of rules")
struct RuleRegistryTests {
    private let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

    @Test("Every rule's id is in kebab-case")
    func idsAreKebabCase() {
        for id in RuleRegistry.descriptions.map(\.id.name) {
            let words = id.split(separator: "-", omittingEmptySubsequences: false)
            #expect(words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { letters.contains($0) } }, "\(id)")
        }
    }

    @Test("No two rules share an id, and no alias is a rule's id")
    func idsAreUnique() {
        let ids = RuleRegistry.descriptions.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).isDisjoint(with: RuleRegistry.aliases.keys))
    }

    @Test("Rules stand category by category, in the order of the categories")
    func rulesAreGroupedByCategory() {
        let places = RuleRegistry.descriptions.compactMap { RuleCategory.allCases.firstIndex(of: $0.category) }
        #expect(places == places.sorted())
        #expect(places.count == RuleRegistry.rules.count)
    }

    @Test("Summaries are short and without a full stop, rationales are whole sentences")
    func descriptionsAreWellFormed() {
        for description in RuleRegistry.descriptions {
            #expect(!description.summary.hasSuffix(".") && description.summary.count <= 100, "\(description.id)")
            #expect(description.rationale.hasSuffix(".") || description.rationale.hasSuffix("?"), "\(description.id)")
        }
    }
}
