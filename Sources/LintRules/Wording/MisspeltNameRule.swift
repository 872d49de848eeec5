import CatalogCore
import CatalogLint

/// Finds names of the source with capitals inside, such as GitHub, that a translation spells in another way.
struct MisspeltNameRule: UnitRule {
    static let description = RuleDescription(
        id: "misspelt-name",
        category: .text,
        summary: "a name is spelled otherwise than in the source",
        rationale: """
            “GitHbu” for “GitHub” is a slip of the keyboard that a dictionary of another language cannot find. The rule \
            looks for names with a capital inside, and for words of the translation that differ in one letter, lack \
            the last one, or differ only in capitals, as “Github” does. It ignores endings, because many languages inflect names, and names \
            that a language writes as words of its own.
            """,
        severity: .note,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .review,
        passing: [
            .texts(["en": #""Open in FaceTime""#, "de": #""In FaceTime öffnen""#, "fi": #""Avaa FaceTimessa""#]),
            .texts(["en": #""All iPhones""#, "de": #""Alle iPhone-Geräte""#, "pl": #""Na iPhonie""#]),
            .texts(["en": #""Sign in with GitHub""#, "ja": #""サインイン""#, "fr": #""VOIR SUR GITHUB""#]),
            .texts(["en": #""AutoFill and MultiPolygon""#, "sv": #""Autofyll""#, "de": #""Multi-Polygon""#]),
            .texts(["en": #""CenterWeighted""#, "en-GB": #""CentreWeighted""#]),
            .texts(["en": #""Uses myKey_value""#, "de": #""Nutzt mxKey_value""#]),
            .texts([
                "en": #""Pay with CowdNode""#, "de": #""Mit CrowdNode bezahlen""#, "fr": #""Payer avec CrowdNode""#,
                "it": #""Paga con CrowdNode""#, "pl": #""Pay with CowdNode""#, "sv": #""Pay with CowdNode""#,
                "nl": #""Pay with CowdNode""#, "da": #""Pay with CowdNode""#,
            ]),
            .texts([
                "en": #""Watch on YouTueb""#, "de": #""Auf YouTube""#, "es": #""Ver en YouTube""#,
                "fr": #""Sur YouTube""#,
                "it": #""Su YouTube""#,
            ]),
        ],
        failing: [
            .texts(["en": #""Sign in with GitHub""#, "de": #"↓"Mit GitHbu anmelden""#, "fr": #"↓"Sur Github""#]),
            .texts(["en": #""Open in FaceTime""#, "pt-BR": #"↓"Abrir no FaecTime""#]),
            .texts([
                "en": #""Watch on YouTube""#, "de": #"↓"Auf YouTub ansehen""#, "es": #""Ver en YouTube""#,
                "fr": #""Sur YouTube""#, "it": #""Su YouTube""#,
            ]),
        ]
    )

    static let interest = UnitInterest.translations

    /// The least number of letters, because shorter names resemble words.
    private static let shortest = 5

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.source, source.hasInnerCapital, unit.isInUse, unit.isAnotherLanguageThanSource else {
            return
        }
        let plain = source.plain
        for name in plain.words where Self.isName(name, in: plain) && !unit.text.string.contains(name.string) {
            guard let found = unit.plain.words.first(where: { Self.isMisspelt($0.string, name.string) }),
                !LanguageSpecificWords.isCode(found.range, in: unit.plain.scalars),
                !isSpelledByOthers(found.string, name.string, unit)
            else { continue }
            findings.add(
                """
                spells the name \(Quotation.of(name.string)) as \(Quotation.of(found.string)): \
                \(Quotation.of(unit.text))
                """,
                at: unit.text.location, language: unit.language.tag, part: unit.path)
            return
        }
    }

    /// Whether the name of the source is probably the misspelt one.
    ///
    /// Two translators rarely make the same slip of the keyboard.
    private func isSpelledByOthers(_ spelling: String, _ name: String, _ unit: UnitContext) -> Bool {
        let agrees = { (text: Text) in text.string.contains(spelling) && !text.string.contains(name) }
        if unit.isBackedByOthers(agrees) { return true }
        let isSlip = spelling.lowercased() != name.lowercased()
        return isSlip && unit.otherTranslations.count(where: agrees) >= Self.enoughOthers
    }

    private static let enoughOthers = 2

    private static func isName(_ word: PlainWord, in text: PlainText) -> Bool {
        let bytes = word.string.utf8
        return bytes.count >= shortest && Array(bytes)[...].hasInnerCapital
            && bytes.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
            && !LanguageSpecificWords.isCode(word.range, in: text.scalars)
    }

    /// Returns whether a word is a name with one letter wrong or without its last one, or with other capitals.
    ///
    /// Without its last letter, “iPhones” is the singular.
    private static func isMisspelt(_ word: String, _ name: String) -> Bool {
        if word == name.dropLast() { return name.last != "s" && Array(word.utf8)[...].hasInnerCapital }
        guard word.utf8.allSatisfy({ $0 < 0x80 }), word != word.uppercased() else { return false }
        let (left, right) = (word.lowercased(), name.lowercased())
        if left.hasPrefix(right) { return true }
        let shared = zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
        return shared > 0 && shared < right.utf8.count - 1 && Array(word.utf8)[...].hasInnerCapital
            && !word.contains("-")
            && Spelling.differInOneLetter(left, right)
    }
}
