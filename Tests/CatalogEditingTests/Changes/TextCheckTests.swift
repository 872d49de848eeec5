import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Checks of a text before it is written")
struct TextCheckTests {
    private func small(_ german: String, state: String = "translated", settings: LintSettings = .init()) throws
        -> SmallTable
    {
        try SmallTable(
            """
            "a" : { "localizations" : {
              "de" : \(InlineTables.unit(german, state)), "en" : \(InlineTables.unit("%lld days")) } }
            """, settings: settings)
    }

    private func set(_ text: String) -> EntryChange { .text("de", .whole, text, .translated) }

    @Test("A text that becomes finished is checked even if its wording is unchanged")
    func finished() throws {
        guard case .findings(let sentences)? = try small("Tage", state: "new").refusal(of: "a", set("Tage")) else {
            Issue.record("written")
            return
        }
        #expect(sentences.count == 1)
    }

    @Test("Findings on unchanged texts do not prevent other changes")
    func untouched() throws {
        #expect(try small("Tage").refusal(of: "a", set("Tage")) == nil)
        #expect(try small("Tage").refusal(of: "a", .comment("c")) == nil)
    }

    @Test("An empty text causes a single refusal, as a whole and as a case")
    func blank() throws {
        let small = try SmallTable(
            """
            "a" : { "localizations" : { "en" : \(InlineTables.unit("Home")) } },
            "d" : { "localizations" : { "en" : { "variations" : { "device" : {
              "mac" : \(InlineTables.unit("Click")), "other" : \(InlineTables.unit("Tap")) } } } } }
            """)
        for (key, language, part) in [("a", "de", ""), ("a", "en", ""), ("d", "en", "device.mac")] {
            let change = EntryChange.text(LanguageTag(language), try .named(part), " ", .translated)
            guard case .findings(let sentences)? = small.refusal(of: key, change) else {
                Issue.record("written")
                continue
            }
            #expect(sentences.count == 1, "\(sentences)")
        }
    }

    @Test("A missing placeholder prevents a text; one that is there more often than in the source does not")
    func placeholders() throws {
        let small = try SmallTable(
            """
            "a" : { "localizations" : {
              "de" : \(InlineTables.unit("Hallo {name}")), "en" : \(InlineTables.unit("Hello {name}")) } }
            """)
        guard case .findings? = small.refusal(of: "a", set("Hallo")) else {
            Issue.record("written")
            return
        }
        #expect(small.refusal(of: "a", set("{name}, hallo {name}")) == nil)
    }

    @Test("Of permitted findings, warnings are reported but notes are not")
    func remarks() throws {
        let rule: RuleID = "end-punctuation"
        for (severity, count) in [(Severity.warning, 1), (.note, 0), (.off, 0)] {
            let small = try small("%lld Tage", settings: LintSettings(severities: [rule: severity]))
            let plan = try small.table.plan([
                KeyChange("a", .change([set("%lld Tage!")], marksTranslations: false))
            ])
            #expect(plan.keys.flatMap(\.remarks).filter { $0.rule == rule }.count == count, "\(severity)")
        }
    }

    @Test("A key can be renamed to one that generates the symbol of its old name")
    func ownSymbol() throws {
        let rules: [RuleID: Severity] = ["symbol-collision": .warning]
        let entries = """
            "a.b" : { "extractionState" : "manual", "localizations" : { "en" : \(InlineTables.unit("A")) } },
            "c.d" : { "extractionState" : "manual", "localizations" : { "en" : \(InlineTables.unit("C")) } }
            """
        let small = try SmallTable(entries, settings: LintSettings(severities: rules))
        #expect(small.refusal(KeyChange("a.b", .rename("a_b"))) == nil)
        #expect(small.refusal(KeyChange("a.b", .rename("c_d"))) == .symbolCollision("c_d", with: "c.d", symbol: "cD"))
    }
}
