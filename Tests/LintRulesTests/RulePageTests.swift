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
                    + "rule-sample-rule) | note | note | note | visible | safe | a \\| in a text | – | no evidence |\n")
        )
        #expect(!text.contains("Because."))
        #expect(!text.contains("## Structure"))
    }

    @Test("Nine findings on unseen projects are no evidence, ten are")
    func unseen() {
        let page = { (read: Int) in
            RulePage.page(of: [
                RuleProfile(
                    self.rule, tuned: RuleMeasurement(projects: 9, findings: 8, read: 7, useless: 1, wrong: 2),
                    unseen: RuleMeasurement(projects: 25, findings: 30, read: read, useless: 0, wrong: 1))
            ])
        }
        #expect(page(9).contains("| 5 of 7, 1 of no use | no evidence (8 of 9) |\n"))
        #expect(page(10).contains("| 5 of 7, 1 of no use | 9 of 10 |\n"))
    }

    @Test("Every rule is on the page exactly once")
    func wholeRegistry() {
        let page = RulePage.page(of: RuleSet.standard.profiles)
        for rule in RuleSet.standard.descriptions {
            #expect(page.ranges(of: "[\(rule.id)](").count == 1, "\(rule.id)")
        }
    }
}
