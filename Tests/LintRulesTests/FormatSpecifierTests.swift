import CatalogLint
@testable import LintRules
import StringTables
import Testing

@Suite("Arguments of complete localizations")
struct FormatSpecifierTests {
    @Test("In Japanese, numbered arguments may have another order")
    func numberedOrderIsFree() async {
        #expect(await found(texts(key: "%@ sent %lld photos", ["ja": "%2$lld枚の写真を%1$@さんが送信"])) == [])
    }

    @Test("Unnumbered specifiers in another order are one finding")
    func bareOrderIsNot() async {
        let found = await found(texts(key: "%@ sent %lld photos", ["ja": "%lld枚の写真を%@さんが送信"]))
        #expect(found == ["specifier-order-swap ja"])
    }

    @Test("Arabic cases for zero, one and two may omit the number")
    func arabicCasesLeaveOutNumbers() async {
        let plural = """
            "zero" : \(unit("لا تمارين")), "one" : \(unit("تمرين واحد")), "two" : \(unit("تمرينان")),
            "few" : \(unit("%lld تمارين")), "many" : \(unit("%lld تمرينًا")), "other" : \(unit("%lld تمرين"))
            """
        #expect(await found(entry(key: "%lld workouts", ["ar": cases(plural)])) == [])
    }

    @Test("A case that omits the number must not use the next argument in its place")
    func shiftedArgumentIsMisread() async {
        let bare = cases(#""one" : \#(unit("Ein Tag in %@")), "other" : \#(unit("%lld Tage in %@"))"#)
        #expect(
            await found(entry(key: "%lld days in %@", ["de": bare])) == ["specifier-type-mismatch de plural.one"])
        let numbered = cases(#""one" : \#(unit("Ein Tag in %2$@")), "other" : \#(unit("%lld Tage in %@"))"#)
        #expect(await found(entry(key: "%lld days in %@", ["de": numbered])) == [])
    }

    @Test("An argument that all cases lack is one finding")
    func brokenPluralIsOneFinding() async {
        let plural = cases(#""one" : \#(unit("%1$lld dia")), "other" : \#(unit("%1$lld dias"))"#)
        #expect(
            await found(entry(key: "%lld days in %@", ["pt-BR": plural])) == ["specifier-missing pt-BR plural.one"])
    }

    @Test("A translation that lacks thousands of specifiers is one finding")
    func manyMissing() async {
        let key = String(repeating: "%@ ", count: 4_000) + "photos"
        #expect(await found(texts(key: key, ["de": "Fotos"])) == ["specifier-missing de"])
    }

    @Test("A German genitive that damages a specifier is found, but a doubled percent sign is accepted")
    func germanPercent() async {
        let texts = texts(
            key: "%lld%% of %@’s goal", ["de": "%1$lld %% von %2$@s Ziel", "fr": "%1$lld % du but de %2$@"])
        #expect(await found(texts) == ["unescaped-percent fr"])
    }

    @Test("Two substitutions match the unnumbered specifiers of a key")
    func substitutionsTakeArguments() async {
        let content = """
            \(unitMember("%#@sets@ mit %#@reps@")), "substitutions" : {
            \(substitution("sets", 1, "lld", ["one": "%arg Satz", "other": "%arg Sätze"])),
            \(substitution("reps", 2, "lld", ["one": "einer Wiederholung", "other": "%arg Wiederholungen"])) }
            """
        #expect(await found(entry(key: "%lld sets of %lld reps", ["de": "{ \(content) }"])) == [])
    }

    @Test("A substitution that takes the argument of an unnumbered specifier is a conflict")
    func substitutionBesideBareSpecifier() async {
        let content = """
            \(unitMember("%#@days@ in %@")), "substitutions" : {
            \(substitution("days", 1, "lld", ["one": "%arg Tag", "other": "%arg Tage"])) }
            """
        #expect(await found(entry(key: "%lld days in %@", ["de": "{ \(content) }"])) == ["position-type-conflict de"])
    }

    @Test("Arguments in the cases of a substitution count for the whole text")
    func argumentsInsideSubstitutions() async {
        let content = """
            \(unitMember("%#@days@")), "substitutions" : {
            \(substitution("days", 1, "lld", ["one": "%arg Tag in %2$@", "other": "%arg Tage in %2$@"])) }
            """
        #expect(await found(entry(key: "%lld days in %@", ["de": "{ \(content) }"])) == [])
    }

    @Test("A translation that matches the key is right even if the source text does not match")
    func keyGoesBeforeSource() async {
        let found = await found(texts(key: "%@ sent %@", ["en": "%1$@ sent something", "de": "%1$@ sandte %2$@"]))
        #expect(found == ["key-source-mismatch en"])
    }

    @Test("A source text that Xcode numbered matches its key")
    func numberedSource() async {
        #expect(await found(texts(key: "%@ of %lld", ["en": "%1$@ of %2$lld", "de": "%2$lld: %1$@"])) == [])
    }

    @Test("A width of 11 in place of ll is fixed")
    func elevenForLL() async throws {
        let example = texts(key: "%lld keys", ["es": "%11d teclas"])
        let finding = try #require(await findings(example).first)
        #expect(finding.rule == "specifier-width-mismatch")
        #expect(finding.fix.map { String(decoding: $0.replacement, as: UTF8.self) } == ["\"%lld teclas\""])
    }

    @Test("In a legacy table, the cases contain the specifiers themselves")
    func legacyPlurals() async {
        let english = stringsdict("%#@days@ in %@", value: "d", one: "%d day", other: "%d days")
        let german = stringsdict("%#@tage@ in %@", value: "d", one: "Ein Tag", other: "%d Tage")
        let broken = stringsdict("%#@dias@ em %d", value: "d", one: "Um dia", other: "%d dias")
        let example = RuleExample(files: [
            ("en.lproj/Plans.stringsdict", english), ("de.lproj/Plans.stringsdict", german),
            ("pt-BR.lproj/Plans.stringsdict", broken),
        ])
        #expect(await found(example) == ["specifier-type-mismatch pt-BR"])
    }

    @Test(
        "Percent signs in texts that are never formatted are accepted",
        arguments: [
            "100% de graça", "50%-os kedvezmény", "%50eko beherapena", "50%-ige Reduktion", "100%ig", "%50 indirim",
            "50 % !", "تخفيض 50%", "50%的折扣", "100%%",
        ])
    func percentSignsOfPlainTexts(text: String) async {
        #expect(await found(texts(key: "shop.sale", ["en": "Half price", "x-any": text])) == [])
    }

    @Test(
        "A text whose specifier was damaged by a machine is not reported as lacking it",
        arguments: [
            "Olá, % @!", "Olá, ％@!", "Olá, ％＠!", "Olá, %\u{A0}@!", "Olá, % 1$@!", "Olá, %１$@!", "Olá, %1 $@!",
        ])
    func spoiltSpecifiers(text: String) async {
        #expect(await found(texts(key: "Hello, %@!", ["pt-BR": text])) == ["spaced-specifier pt-BR"])
    }

    @Test("Swift syntax in place of a specifier is one finding")
    func interpolation() async {
        #expect(
            await found(
                texts(key: "Hello, %@!", ["pt-BR": #"Olá, \\(user.name ?? "")!"#.replacing("\"", with: "\\\"")]))
                == ["interpolation-leak pt-BR"])
    }

    @Test("A skipped number in a key is reported at the key")
    func gapInKey() async {
        #expect(await found(texts(key: "%1$@ and %3$@", ["de": "%1$@ und %3$@"])) == ["position-gap"])
    }

    @Test("A duration with a zero before a number is not a percentage")
    func zeroBeforeSpecifier() async {
        #expect(await found(texts(key: "run.time", ["en": "%d:0%ds", "de": "%d:0%ds"])) == [])
    }

    // MARK: - Steps

    private func findings(_ example: RuleExample) async -> [Finding] {
        let report = await Linter().check(await TableLoader.load(MarkedExample(example).sources))
        return report.findings.filter { RuleSet.standard.description(of: $0.rule)?.category == .specifiers }
    }

    private func found(_ example: RuleExample) async -> [String] {
        await findings(example).map { finding in
            ["\(finding.rule)", finding.language?.spelling ?? "", finding.part.description].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    private func texts(key: String, _ texts: KeyValuePairs<String, String>) -> RuleExample {
        entry(key: key, texts.map { ($0, unit($1)) })
    }

    private func entry(key: String, _ contents: KeyValuePairs<String, String>) -> RuleExample {
        entry(key: key, contents.map { ($0, $1) })
    }

    private func entry(key: String, _ contents: [(String, String)]) -> RuleExample {
        let lines = contents.map { "\"\($0)\" : \($1)" }.joined(separator: ",\n")
        return .entries("\"\(key)\" : { \"localizations\" : { \(lines) } }")
    }

    private func unit(_ text: String) -> String { "{ \(unitMember(text)) }" }

    private func unitMember(_ text: String) -> String {
        "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" }"
    }

    private func cases(_ cases: String) -> String { "{ \"variations\" : { \"plural\" : { \(cases) } } }" }

    private func substitution(
        _ name: String, _ number: Int, _ specifier: String, _ texts: KeyValuePairs<String, String>
    ) -> String {
        let lines = texts.map { "\"\($0)\" : \(unit($1))" }.joined(separator: ", ")
        return """
            "\(name)" : { "argNum" : \(number), "formatSpecifier" : "\(specifier)",
            "variations" : { "plural" : { \(lines) } } }
            """
    }

    private func stringsdict(_ format: String, value: String, one: String, other: String) -> String {
        let name = format.split(separator: "@").first.map { $0.dropFirst(2) } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>plan.days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>\(name)</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(value)</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
            </dict></dict></dict></plist>
            """
    }
}
