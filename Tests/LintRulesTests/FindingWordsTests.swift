import CatalogCore
import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Advice in messages of findings")
struct FindingWordsTests {
    private func messages(_ rule: RuleID, _ entry: String) async -> [String] {
        let settings = LintSettings(severities: ["number-mismatch": .warning])
        let project = await TableLoader.load([InlineTables.catalog(entry)])
        let findings = await Linter(settings: { _ in settings }).check(project).findings
        return findings.filter { $0.rule == rule }.map(\.message)
    }

    private func texts(_ key: String, _ source: String, _ text: String) -> String {
        "\"\(key)\" : { \"localizations\" : { \"en\" : \(InlineTables.unit(source)), \"de\" : \(InlineTables.unit(text)) } }"
    }

    @Test("A position without $ should get one")
    func positionWithoutDollar() async {
        let found = await messages("dropped-specifier-position", texts("a", "%1$@ and %2$@", "%1@ und %2@"))
        #expect(found.map { $0.prefix { $0 != "," } } == ["write %1$@ for %1@ and %2$@ for %2@"])
    }

    @Test("Several specifiers take the verb in the plural")
    func severalSpecifiers() async {
        let entry = texts("%1$lld of %2$lld", "%1$lld of %2$lld", "%1$d von %2$d")
        let found = await messages("specifier-width-mismatch", entry)
        #expect(found.map { $0.prefix { $0 != ";" } } == ["%1$d and %2$d cut off large numbers"])
    }

    @Test("A substitution with an unreadable name should be renamed, and does not count as unused")
    func dottedSubstitution() async {
        let entry = """
            "a" : { "localizations" : { "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%lld of %#@total.strings@" },
              "substitutions" : { "total.strings" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : {
                "plural" : { "one" : \(InlineTables.unit("%arg string")),
                             "other" : \(InlineTables.unit("%arg strings")) } } } } } } }
            """
        let invalid = await messages("invalid-specifier", entry)
        #expect(invalid.count == 1 && invalid.allSatisfy { $0.contains("name the substitution with ASCII letters") })
        #expect(await messages("substitution-unused", entry).isEmpty)
    }

    @Test("Numbers are shown as written")
    func numbers() async {
        let found = await messages("number-mismatch", texts("a", "At 37.7749", "Bei 122.4194"))
        #expect(found.map { $0.prefix { $0 != ":" } } == ["has 122.4194, but the source has 37.7749"])
    }

    @Test("The text around substitutions has a name in messages")
    func textRoundSubstitutions() async {
        let entry = """
            "%lld a" : { "localizations" : { "de" : {
              "stringUnit" : { "state" : "new", "value" : "%#@n@ left" },
              "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : \(InlineTables.unit("%arg Tag")), "other" : \(InlineTables.unit("%arg Tage")) } } } } } } }
            """
        let found = await messages("partial-variation", entry)
        #expect(found == ["not all forms are translated: the text around them is new"])
    }

    @Test("In Hebrew, older systems still use the category many")
    func hebrewMany() async {
        let cases = ["one", "two", "many", "other"].map { "\"\($0)\" : \(InlineTables.unit("%lld \($0)"))" }
        let entry = """
            "%lld a" : { "localizations" : { "he" : { "variations" : { "plural" : { \(cases.joined(separator: ",")) } } } } }
            """
        let found = await messages("plural-extra-category", entry)
        #expect(found.count == 1 && found.allSatisfy { $0.contains("before 2022") })
    }
}
