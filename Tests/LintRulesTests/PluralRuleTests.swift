import CatalogCore
import CatalogLint
@testable import CatalogLint
import CatalogRuntime
@testable import LintRules
import StringTables
import Testing

@Suite("Rules about plurals")
struct PluralRuleTests {
    private func findings(
        _ rule: RuleID, in sources: [(path: String, text: String)], required: [LanguageTag]? = nil
    ) async -> [Finding] {
        let settings = LintSettings(requiredLanguages: required)
        let linter = Linter(selection: RuleSelection(only: [rule]), settings: { _ in settings })
        let project = await TableLoader.load(
            sources.map { TableLoader.Source(path: $0.path, bytes: Array($0.text.utf8)) })
        return await linter.check(project).findings
    }

    private func findings(
        _ rule: RuleID, in example: RuleExample, required: [LanguageTag]? = nil
    ) async -> [Finding] {
        await findings(rule, in: example.files.map { ($0.path, $0.text) }, required: required)
    }

    // MARK: - Severity

    @Test("A missing category is an error in a required language and a warning in others")
    func missingCategorySeverity() async {
        let example = RuleExample.plurals("ru", ["one": "%lld тренировка", "other": "%lld тренировки"])
        #expect(await findings("plural-missing-category", in: example).map(\.severity) == [.warning])
        #expect(await findings("plural-missing-category", in: example, required: ["ru"]).map(\.severity) == [.error])
    }

    @Test(
        "A missing category is a note if the text of other is correct for it",
        arguments: [("tr", "%lld antrenman"), ("hu", "%lld edzés")])
    func missingCategoryNote(language: String, text: String) async {
        let found = await findings("plural-missing-category", in: .plurals(language, ["other": text]), required: ["tr"])
        #expect(found.map(\.severity) == [.note])
    }

    @Test("In Polish, an other that differs from few serves as many; one that equals few does not")
    func otherServesAsMany() async {
        let served = RuleExample.plurals(
            "pl", ["one": "%lld trening", "few": "%lld treningi", "other": "%lld treningów"])
        let unserved = RuleExample.plurals(
            "pl", ["one": "%lld trening", "few": "%lld treningi", "other": "%lld treningi"])
        #expect(await findings("plural-missing-category", in: served).map(\.severity) == [.note])
        #expect(await findings("plural-missing-category", in: unserved).map(\.severity) == [.warning])
    }

    @Test("A case that only repeats the text of other is a note")
    func harmlessExtraCategory() async {
        let example = RuleExample.plurals("ja", ["one": "1回のワークアウト", "other": "%lld回のワークアウト"])
        #expect(await findings("plural-extra-category", in: example).map(\.severity) == [.note])
    }

    @Test("A case one that covers 1 and 101 is a note if its number is written out")
    func rareSecondNumber() async {
        let example = RuleExample.plurals(
            "sl", ["one": "1 vadba", "two": "%lld vadbi", "few": "%lld vadbe", "other": "%lld vadb"])
        #expect(await findings("implied-quantity", in: example).map(\.severity) == [.note])
    }

    // MARK: - Places

    @Test("Plurals below a device and in a substitution are checked, and named by their path")
    func nestedSets() async {
        let plural = RuleExample.plural(["one": "%lld тренировка", "other": "%lld тренировки"])
        let device = RuleExample.entry(["\"ru\" : { \"variations\" : { \"device\" : { \"mac\" : { \(plural) } } } }"])
        #expect(await findings("plural-missing-category", in: device).map(\.part.description) == ["device.mac"])
        let days = RuleExample.substitution("days", 1, ["one": "%arg день", "other": "%arg дня"])
        let substitution = RuleExample.entry(["\"ru\" : { \(RuleExample.sentence("%#@days@", [days])) }"])
        #expect(
            await findings("plural-missing-category", in: substitution).map(\.part.description) == [
                "substitutions.days"
            ])
    }

    @Test("A plural without other is one finding, whatever else it lacks")
    func missingOtherAlone() async {
        let example = RuleExample.plurals("ru", ["one": "%lld тренировка", "two": "две тренировки"])
        #expect(await findings("plural-missing-other", in: example).count == 1)
        #expect(await findings("plural-missing-category", in: example).isEmpty)
        #expect(await findings("plural-extra-category", in: example).isEmpty)
    }

    @Test("Cases without any text yet are not checked")
    func newCases() async {
        let unit = "{ \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"%lld workouts\" } }"
        let example = RuleExample.entry(["\"ru\" : { \"variations\" : { \"plural\" : { \"other\" : \(unit) } } }"])
        #expect(await findings("plural-missing-category", in: example).isEmpty)
    }

    @Test("Plurals of stale keys are not checked")
    func staleKeys() async {
        let plural = RuleExample.plural(["one": "%lld treino"])
        let example = RuleExample.entries(
            "\"old\" : { \"extractionState\" : \"stale\", \"localizations\" : { \"pt-BR\" : { \(plural) } } }")
        #expect(await findings("plural-missing-other", in: example).isEmpty)
    }

    // MARK: - Fixes

    private func fixed(_ rule: RuleID, _ example: RuleExample) async throws -> String {
        let text = example.files.map(\.text).joined()
        let edits = await findings(rule, in: example).flatMap(\.unsafeFix)
        return String(decoding: try Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
    }

    @Test("Cases that the language never uses are removed, even the first and last ones, except for zero")
    func extraCategoriesTakenOut() async throws {
        let kept: KeyValuePairs = ["other": "%lld回のワークアウト", "zero": "ワークアウトなし"]
        let example = RuleExample.plurals(
            "ja", ["few": "a", "one": "b", "other": "%lld回のワークアウト", "zero": "ワークアウトなし", "two": "c"])
        #expect(try await fixed("plural-extra-category", example) == RuleExample.plurals("ja", kept).files[0].text)
    }

    @Test("Removing the last unused substitution removes its object and leaves valid JSON")
    func unusedSubstitutionsTakenOut() async throws {
        let cases: KeyValuePairs = ["one": "%arg set", "other": "%arg sets"]
        let (sets, reps) = (RuleExample.substitution("sets", 1, cases), RuleExample.substitution("reps", 2, cases))
        let all = RuleExample.entry(["\"en\" : { \(RuleExample.sentence("%lld left", [reps, sets])) }"])
        let fixedText = try await fixed("substitution-unused", all)
        #expect(!fixedText.contains("substitutions"))
        #expect(throws: Never.self) { try Document(Array(fixedText.utf8)) }
        let one = RuleExample.entry(["\"en\" : { \(RuleExample.sentence("%#@sets@ left", [reps, sets])) }"])
        let left = RuleExample.entry(["\"en\" : { \(RuleExample.sentence("%#@sets@ left", [sets])) }"])
        #expect(try await fixed("substitution-unused", one) == left.files[0].text)
    }

    // MARK: - Legacy tables

    private func stringsdict(_ format: String, _ variables: String) -> String {
        "<plist version=\"1.0\"><dict><key>sets.left</key><dict><key>NSStringLocalizedFormatKey</key>"
            + "<string>\(format)</string>\(variables)</dict></dict></plist>"
    }

    private func variable(_ name: String, type: String = "lld", _ cases: KeyValuePairs<String, String>) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
            + cases.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
    }

    @Test("Plurals of a .stringsdict are checked like those of a catalog")
    func legacyPlurals() async {
        let sources = [
            ("en.lproj/L.stringsdict", stringsdict("%#@n@", variable("n", ["one": "%d set", "other": "%d sets"]))),
            (
                "pt-BR.lproj/L.stringsdict",
                stringsdict("%#@n@", variable("n", ["one": "1 série", "other": "%d séries"]))
            ),
            ("ru.lproj/L.stringsdict", stringsdict("%#@n@", variable("n", ["one": "%d подход", "other": "подходы"]))),
        ]
        #expect(await findings("implied-quantity", in: sources).map(\.path) == ["pt-BR.lproj/L.stringsdict"])
        #expect(await findings("plural-missing-category", in: sources).map(\.path) == ["ru.lproj/L.stringsdict"])
    }

    @Test("A text in a .strings file is flat if the source has a plural in its .stringsdict")
    func legacyFlat() async {
        let sources = [
            ("en.lproj/L.stringsdict", stringsdict("%#@n@", variable("n", ["one": "%d set", "other": "%d sets"]))),
            ("pt-BR.lproj/L.strings", "\"sets.left\" = \"%d séries\";\n"),
        ]
        #expect(await findings("plural-flat", in: sources).map(\.path) == ["pt-BR.lproj/L.strings"])
    }

    @Test("%arg has no meaning in a .stringsdict")
    func legacyArgument() async {
        let days = variable("days", ["one": "%arg day", "other": "%d days"])
        let sources = [("en.lproj/L.stringsdict", stringsdict("in %#@days@", days))]
        #expect(await findings("arg-outside-substitution", in: sources).count == 1)
    }

    @Test("A variable that another variable's case refers to is used and defined")
    func legacyNested() async {
        let variables =
            variable("sets", ["one": "%d set %#@days@", "other": "%d sets %#@days@"])
            + variable("days", ["one": "in %d day", "other": "in %d days"])
        let sources = [("en.lproj/L.stringsdict", stringsdict("%#@sets@", variables))]
        #expect(await findings("substitution-undefined", in: sources).isEmpty)
        #expect(await findings("substitution-unused", in: sources).isEmpty)
    }
}

@Suite("Numbers written in a text")
struct WrittenNumbersTests {
    @Test(
        "Separate numbers are found in any script",
        arguments: [("1 treino", [1]), ("Só 1", [1]), ("１枚", [1]), ("१ कसरत", [1]), ("12, 30.", [12, 30])])
    func standing(text: String, numbers: [Int]) {
        #expect(WrittenNumbers.standing(in: text) == numbers)
    }

    @Test(
        "Digits that are part of another token are not numbers",
        arguments: ["1st", "H1", "1.5 km", "%1$@", "9:41", "+1", "1er", "1%", ""])
    func parts(text: String) {
        #expect(WrittenNumbers.standing(in: text).isEmpty)
    }
}
