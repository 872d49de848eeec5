import CatalogCore
import CatalogLint

/// Finds translations that keep English title case.
struct TitleCaseRule: UnitRule {
    static let description = RuleDescription(
        id: "title-case",
        category: .text,
        summary: "a translation has capitals as in English titles",
        rationale: """
            English titles have capitals, as in “Save As Copy”. Most languages write only the first word with a \
            capital, and so do Apple’s apps. The rule finds texts whose source is a title and whose longer words all \
            have capitals. Names of the source, names of Apple’s apps, do-not-translate words and abbreviations do not \
            count. German, whose nouns have capitals, is ignored. Names that are translated, such as those of \
            countries, need an exception.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .review,
        options: [
            RuleOption(
                "languages",
                "the languages to check; default: Romance, Slavic, Baltic and Nordic languages and several others")
        ],
        passing: [
            .texts(["en": #""Save As Copy""#, "pt-BR": #""Salvar como cópia""#, "de": #""Als Kopie Sichern""#]),
            .texts(["en": #""Open Apple Health""#, "pt-BR": #""Abrir Apple Health""#]),
            .texts(["en": #""Your day. Your plan""#, "pt-BR": #""Seu dia. Plano novo""#]),
        ],
        failing: [
            .texts(["en": #""Save As Copy""#, "pt-BR": #"↓"Salvar Como Cópia""#]),
            .texts(["en": #""See Details""#, "fr": #"↓"Voir Détails""#]),
        ]
    )

    static let interest = UnitInterest.translations

    private static let languages: Set<String> = [
        "bg", "bs", "ca", "cs", "da", "el", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "is", "it", "lt", "lv",
        "mk", "nb", "nl", "nn", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "uk",
    ]
    /// Shorter words do not have capitals in English titles either.
    private static let longWord = 4

    /// The names of Apple's own apps, such as Settings.
    private static let appNames: Set<String> = [
        "Ajustes", "Configurações", "Configuración", "Definições", "Réglages", "Impostazioni", "Instellingen",
        "Indstillinger", "Inställningar", "Innstillinger", "Asetukset", "Ustawienia", "Nastavení", "Nastavenia",
        "Настройки", "Настройках", "Налаштування", "Beállítások", "Configurare", "Ρυθμίσεις", "Saúde", "Salud",
        "Santé", "Salute", "Gezondheid", "Fotos", "Foto", "Photos", "Atalhos", "Atajos", "Raccourcis",
    ]

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse, isAsked(unit.language, findings.options["languages"]),
            let sourcePlain = unit.sourcePlain, Self.isTitle(sourcePlain.words)
        else { return }
        let known = Set(sourcePlain.words.map(\.folded))
        let fixed = unit.entry.table.fixedTerms.flatMap { $0.matches(in: unit.plain, .exact) }
        let words = unit.plain.words.filter { word in
            !known.contains(word.folded) && !word.isAllCaps && !Self.appNames.contains(word.string)
                && !fixed.contains { $0.overlaps(word.range) }
        }
        let inside = words.filter { $0.isCapitalised && isInside($0, unit.plain) }
        guard let first = inside.first(where: { $0.string.count >= Self.longWord }),
            words.allSatisfy({ $0.string.count < Self.longWord || $0.isCapitalised || !$0.isCased })
        else { return }
        findings.add(
            """
            capitals as in English titles, such as \(Quotation.of(first.string)): \(Quotation.of(unit.text)) \
            for \(Quotation.of(source))
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    private func isAsked(_ language: LanguageFacts, _ asked: [String]) -> Bool {
        guard asked.isEmpty else {
            return asked.contains { $0 == language.canonical.spelling || $0 == language.code }
        }
        return Self.languages.contains(language.code ?? "")
    }

    private static func isTitle(_ words: [PlainWord]) -> Bool {
        let long = words.filter { $0.string.count >= longWord && $0.isCased }
        return words.count > 1 && !long.isEmpty && long.allSatisfy(\.isCapitalised)
            && words.contains { $0.isCapitalised && $0.range.lowerBound > 0 }
            && !words.allSatisfy(\.isAllCaps)
    }

    /// Whether a word does not begin the text, a sentence, or what follows a colon, a dash or a bracket.
    private func isInside(_ word: PlainWord, _ text: PlainText) -> Bool {
        guard let before = text.scalars[..<word.range.lowerBound].last(where: { !WordScalar.isSpace($0) }) else {
            return false
        }
        return WordScalar.isInside(before) || before == ","
    }
}

extension PlainWord {
    /// Whether it begins with a letter that has capitals.
    fileprivate var isCased: Bool { string.first.map { $0.isUppercase || $0.isLowercase } ?? false }
}
