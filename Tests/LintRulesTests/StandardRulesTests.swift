import CatalogLint
import TestSupport
import Testing

@testable import LintRules

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

    @Test("Every rule that has a file is registered")
    func noneIsLeftOut() throws {
        let files = try SourceTree.files(below: SourceTree.package.appendingPathComponent("Sources/LintRules"))
        let written = Set(files.map { $0.deletingPathExtension().lastPathComponent }.filter { $0.hasSuffix("Rule") })
        let listed = Set(RuleSet.standard.rules.map { "\(type(of: $0))" })
        #expect(!written.isEmpty)
        #expect(written.subtracting(listed).sorted() == [], "to be added to RuleSet+Standard.swift")
        #expect(listed.subtracting(written).sorted() == [], "to have a file of the same name")
    }

    @Test("Rules are grouped by category, in the order of the categories")
    func rulesAreGroupedByCategory() throws {
        let locations = try RuleSet.standard.descriptions.map { description in
            (description, try #require(RuleCategory.allCases.firstIndex(of: description.category)))
        }
        for ((rule, location), (next, later)) in zip(locations, locations.dropFirst()) {
            #expect(location <= later, "\(next.id) (\(next.category)) stands behind \(rule.id) (\(rule.category))")
        }
    }

    @Test("Summaries are short and have no full stop; rationales are complete sentences")
    func descriptionsAreWellFormed() {
        for description in RuleSet.standard.descriptions {
            #expect(!description.summary.hasSuffix(".") && description.summary.count <= 100, "\(description.id)")
            #expect(description.rationale.hasSuffix(".") || description.rationale.hasSuffix("?"), "\(description.id)")
        }
    }
}
