import CatalogCore

/// A check whether the words counted by a number need different forms for one and many.
package enum InflectedNoun {
    /// Languages in which most nouns have different forms.
    private static let languages: Set<String> = [
        "ar", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "gl", "he", "hr", "is",
        "it",
        "lt", "lv", "mk", "nb", "nl", "nn", "no", "oc", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "uk",
    ]

    /// Nouns with the same form in the singular and the plural, by language.
    private static let invariable: [String: Set<String>] = [
        "cs": ["krát"], "sk": ["krát"],
        "ca": ["dilluns", "dimarts", "dimecres", "dijous", "divendres", "temps", "virus"],
        "en": ["series", "species", "sheep", "fish", "offspring", "aircraft"],
        "es": ["lunes", "martes", "miércoles", "jueves", "viernes", "crisis", "análisis", "virus", "tórax"],
        "fr": [
            "fois", "mois", "avis", "cours", "choix", "pays", "prix", "accès", "repas", "succès", "corps", "voix",
            "poids", "flux", "index", "box", "mix",
            "temps", "bras", "dos", "tiers", "colis", "relais", "permis", "progrès", "processus", "campus", "virus",
        ],
        "it": [
            "foto", "auto", "moto", "bici", "radio", "video", "film", "sport", "bar", "computer", "euro", "file",
            "server",
            "link", "chat", "blog", "hotel", "email", "serie", "specie", "crisi", "analisi", "ipotesi", "tesi",
            "sintesi",
        ],
        "nl": ["keer", "maal", "jaar", "uur", "kwartier", "man", "euro"],
        "pt": ["ônibus", "lápis", "vírus", "tórax", "atlas", "tênis"],
        "ru": [
            "меню", "фото", "видео", "аудио", "радио", "кафе", "пальто", "резюме", "прокси", "эмодзи", "такси", "хобби",
            "селфи", "евро", "лого", "демо", "промо", "инфо", "портфолио", "досье", "интервью", "шоу", "турне",
        ],
        "uk": [
            "меню", "фото", "відео", "аудіо", "радіо", "проксі", "емодзі", "таксі", "хобі", "селфі", "євро", "лого",
            "демо", "промо", "портфоліо", "досьє", "інтерв'ю", "інтерв’ю", "шоу",
        ],
        "be": ["меню", "фота", "відэа", "аўдыя", "проксі", "эмодзі", "таксі", "еўра"],
    ]

    /// Words for a hundredth, which follow every number in one form.
    private static let percents = [
        "pour cent", "por cento", "porcento", "por ciento", "per cento", "per cent", "la sută", "posto", "odsto",
        "prozent", "procent", "prosent", "prosenttia", "procenta", "процент", "процентов", "відсотків", "τοις εκατό",
    ]

    /// Words for “more” and “others”, which need no noun.
    private static let others: Set<String> = [
        "more", "others", "mais", "outros", "outras", "más", "otros", "otras", "més", "altres", "altri", "altre",
        "autres", "encore", "plus", "weitere", "andere", "anderen", "mehr", "overige", "încă", "alte", "alții",
        "altele",
        "ostali", "ostalih", "ostale", "drugih", "druge", "još", "další", "dalších", "ďalší", "ďalších", "ďalšie",
        "kolejne", "kolejnych", "innych", "więcej", "ещё", "других", "другие", "інших", "інші", "яшчэ", "іншых", "още",
        "други", "ακόμη", "ακόμα", "άλλοι", "άλλα", "άλλες", "flere", "andre", "andra", "fler", "muuta", "lisää",
        "vielä", "veel", "teist",
    ]

    /// German plurals in -er.
    ///
    /// Other nouns with this ending usually have the same form in the singular.
    private static let germanPlurals = [
        "felder", "bilder", "kinder", "lieder", "wörter", "länder", "bücher", "glieder", "blätter", "räder",
        "gesichter",
    ]

    /// Returns whether most nouns of a language have two or more forms.
    package static func isUsual(in language: LanguageFacts) -> Bool {
        languages.contains(language.code ?? "")
    }

    /// Returns whether a text has a noun with one form for all numbers behind its number.
    ///
    /// - Parameter isListed: Whether only nouns count that are known by themselves, and not those with an ending such as
    ///   the German -er.
    package static func hasInvariable(in text: Text, language: LanguageFacts, isListed: Bool = false) -> Bool {
        guard let number = text.countingNumber else { return false }
        let behind = PlainText(String(decoding: Array(text.utf8)[number.upperBound...], as: UTF8.self))
        let code = language.code ?? ""
        return behind.words.contains { word in
            isListed ? isKnownToBeInvariable(word.folded, in: code) : isInvariable(word.folded, code)
        }
    }

    /// Returns whether a text has a word that should vary with the number.
    ///
    /// The word has at least four letters, is not an abbreviation and does not occur in the source. The text has no
    /// invariable noun and no optional ending, as in `day(s)`. The check reads the words after the number, or those
    /// before it if none follow.
    package static func isMissing(in text: Text, source: Text?, language: LanguageFacts) -> Bool {
        guard let number = text.countingNumber else { return false }
        let bytes = Array(text.utf8)
        let behind = PlainText(String(decoding: bytes[number.upperBound...], as: UTF8.self))
        let before = PlainText(String(decoding: bytes[..<number.lowerBound], as: UTF8.self))
        let plain = behind.words.isEmpty ? before : behind
        let code = language.code ?? ""
        guard !language.isSource || isPluralInS(behind.words.first?.folded ?? "", code) else { return false }
        guard !isAddition(before), !isPercentage(behind), !isGenitive(behind, code), !isHedged(plain),
            !plain.words.contains(where: { isInvariable($0.folded, code) })
        else { return false }
        let taken = Set(source.map { PlainText($0).words.map(\.folded) } ?? [])
        return plain.words.contains { word in
            word.string.count >= 4 && !word.isAllCaps && !taken.contains(word.folded) && mayVary(word.folded, code)
        }
    }

    /// Returns whether a word looks like a plural in -s.
    ///
    /// The check of a source text requires such a word after the number, because a text such as “%lld left” has no
    /// noun. For a translation, the source text helps to decide.
    private static func isPluralInS(_ word: String, _ language: String) -> Bool {
        ["ca", "en", "es", "fr", "gl", "oc", "pt"].contains(language) && word.hasSuffix("s") && !word.hasSuffix("ss")
    }

    /// Returns whether the number is what comes on top, as in `Ana +2 are here`.
    private static func isAddition(_ before: PlainText) -> Bool { before.scalars.last == "+" }

    /// Returns whether a Finnish genitive follows the number, which has one form for any number: `5 metrin välein`.
    private static func isGenitive(_ behind: PlainText, _ language: String) -> Bool {
        language == "fi" && behind.words.first?.folded.last == "n"
    }

    /// Returns whether the word after the number is “per cent” or the like.
    private static func isPercentage(_ behind: PlainText) -> Bool {
        let words = behind.words.prefix(2).map(\.folded)
        return percents.contains { $0 == words.first || $0 == words.joined(separator: " ") }
    }

    /// Returns whether the text has an optional ending, such as `day(s)`, or two forms separated by a slash.
    private static func isHedged(_ text: PlainText) -> Bool {
        text.scalars.indices.dropFirst().dropLast().contains { index in
            "(/".unicodeScalars.contains(text.scalars[index]) && WordScalar.isLetter(text.scalars[index - 1])
                && WordScalar.isLetter(text.scalars[index + 1])
        }
    }

    /// Returns whether a noun is one of those that have a single form in a language.
    package static func isKnownToBeInvariable(_ word: String, in language: String) -> Bool {
        invariable[language]?.contains(word) ?? false
    }

    /// Returns whether a text for all numbers is certainly wrong for some of them.
    ///
    /// In a language that marks most plurals by -s, the counted word has it. With three forms or more, hardly any noun
    /// has one form for all. Elsewhere many nouns have one form, such as German ones in -er and Italian ones in -a.
    ///
    /// Nobody counts with a number that has a fraction.
    package static func isCertain(in text: Text, language: LanguageFacts) -> Bool {
        let isFraction = FormatString(utf8: text.utf8).specifiers.contains { specifier in
            if case .floating? = specifier.argument { true } else { false }
        }
        guard !isFraction else { return false }
        // Numbers of every form but the dual, which few nouns have, and the form of some languages for millions.
        if Set([1, 3, 5, 20].map(language.plurals.category)).count > 2 { return true }
        guard let number = text.countingNumber else { return false }
        let behind = PlainText(String(decoding: Array(text.utf8)[number.upperBound...], as: UTF8.self))
        return isPluralInS(behind.words.first?.folded ?? "", language.code ?? "")
    }

    private static func isInvariable(_ word: String, _ language: String) -> Bool {
        if language == "de" {
            return word.count > 4 && ["er", "el", "chen", "lein", "zeichen"].contains { word.hasSuffix($0) }
                && !germanPlurals.contains { word.hasSuffix($0) }
        }
        return invariable[language]?.contains(word) ?? false
    }

    /// Returns whether a word may vary.
    ///
    /// Italian nouns that end in a consonant or a stressed vowel never vary. Neither do Czech nouns in -í, French nouns
    /// in -z, and words for “more”.
    private static func mayVary(_ word: String, _ language: String) -> Bool {
        guard !others.contains(word) else { return false }
        return switch language {
        case "it": word.last.map { "aeio".contains($0) } ?? false
        case "cs": word.last != "í"
        case "fr": word.last != "z"
        default: true
        }
    }
}
