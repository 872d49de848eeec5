import CatalogLint
@testable import LintRules
import Testing

@Suite("The standard rules")
struct StandardRulesTests {
    private let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

    @Test("Every rule's id is in kebab-case")
    func idsAreKebabCase() {
        for id in RuleSet.standard.descriptions.map(\.id.name) {
            let words = id.split(separator: "-", omittingEmptySubsequences: false)
            #expect(words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { letters.contains($0) } }, "\(id)")
        }
    }

    @Test("No two rules share an id, and no alias is a rule's id")
    func idsAreUnique() {
        let ids = RuleSet.standard.descriptions.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).isDisjoint(with: RuleSet.standard.aliases.keys))
    }

    @Test("Rules stand category by category, in the order of the categories")
    func rulesAreGroupedByCategory() {
        let places = RuleSet.standard.descriptions.compactMap { RuleCategory.allCases.firstIndex(of: $0.category) }
        #expect(places == places.sorted())
        #expect(places.count == RuleSet.standard.rules.count)
    }

    @Test("Summaries are short and without a full stop, rationales are whole sentences")
    func descriptionsAreWellFormed() {
        for description in RuleSet.standard.descriptions {
            #expect(!description.summary.hasSuffix(".") && description.summary.count <= 100, "\(description.id)")
            #expect(description.rationale.hasSuffix(".") || description.rationale.hasSuffix("?"), "\(description.id)")
        }
    }
}
