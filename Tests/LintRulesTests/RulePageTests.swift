import CatalogLint
import LintReports
@testable import LintRules
import Testing

@Suite("The page about rules")
struct RulePageTests {
    private let rule = RuleDescription(
        id: "sample-rule", category: .text, summary: "a | in a text", rationale: "Because.", severity: .note,
        impact: .visible,
        scope: .unit, fix: .safe, options: [RuleOption("words", "Words that may have it.")],
        passing: [.texts(["en": #""a""#], required: ["en"])], failing: [.texts(["en": #"↓"a|""#])])

    @Test("The page of a rule has the summary as a sentence, the rationale, the options and the examples without marks")
    func rulePage() {
        let text = RulePage.page(of: RuleProfile(rule))
        #expect(
            text.hasPrefix(
                "# sample-rule\n\nA | in a text. *Text hygiene · note · visible · fix: safe*\n\nBecause.\n\n"))
        #expect(text.contains("- `words`: Words that may have it."))
        #expect(text.contains("Found:\n\n`Localizable.xcstrings`\n\n```json\n{"))
        #expect(text.contains("Not found (languages: en):"))
        #expect(!text.contains("↓"))
    }

    @Test("The page lists rules by category, with escaped bars")
    func page() {
        let text = RulePage.page(of: [RuleProfile(rule)])
        #expect(text.contains("## Text hygiene\n\n| rule |"))
        #expect(
            text.contains(
                "| <a id=\"sample-rule\"></a>[sample-rule](https://OWNER.github.io/fitloc/documentation/fitloc/"
                    + "rule-sample-rule) | note | note | note | visible | safe | a \\| in a text | – |\n"))
        #expect(!text.contains("Because."))
        #expect(!text.contains("## Structure"))
    }

    @Test("Every rule is on the page exactly once")
    func wholeRegistry() {
        let page = RulePage.page(of: RuleSet.standard.profiles)
        for rule in RuleSet.standard.descriptions {
            #expect(page.ranges(of: "[\(rule.id)](").count == 1, "\(rule.id)")
        }
    }
}
