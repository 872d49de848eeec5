import CatalogCore
import CatalogLint

/// Finds texts that show a count without plural forms.
struct NeedsPluralRule: EntryRule {
    static let description = RuleDescription(
        id: "needs-plural",
        category: .variations,
        summary: "a text shows a count without plural forms",
        rationale: """
            “1 days” is wrong, and “%lld day(s)” reads like a paper form. With plural forms each language can have the \
            right words. A count is a whole number before a plural word; the rule ignores numbering such as “Step \
            %lld”, limits such as “at least %lld letters”, units, and fractions. It also ignores a text whose singular \
            is a text of its own, such as “1 folder” or “%lld folder” or that of `banner.one` beside `banner.many`, because \
            code then chooses between them. It recognises the word by its ending in English, Spanish, Portuguese, French, \
            Catalan and Galician, and by the brackets in any language. It is a warning for brackets and, in a table \
            with plural forms of another text, for a text that begins with the count, such as “%lld files”. Elsewhere it \
            is a note, because the number may be a total or a choice that is never 1. It checks only source \
            texts; `plural-flat` reports translations.
            """,
        severity: .off,
        impact: .visible,
        scope: .entry,
        passing: [
            .entries(
                """
                    "home.step" : { "localizations" : { "en" : { \(RuleExample.unit("Step %lld of %lld")) } } },
                    "home.kg" : { "localizations" : { "en" : { \(RuleExample.unit("%lld kg, %lld lbs, %lld%%")) } } },
                    "home.hours" : { "localizations" : { "en" : { \(RuleExample.unit("%.1f hours")) } } },
                    "home.is" : { "localizations" : { "en" : { \(RuleExample.unit("Day %lld is done (so far)")) } } },
                    "home.who" : { "localizations" : { "en" : { \(RuleExample.unit("%@ days")) } } },
                    "home.path" : { "localizations" : { "en" : { \(RuleExample.unit("Copy path(s) of %@")) } } },
                    "home.rate" : { "localizations" : { "en" : { \(RuleExample.unit("%lld kbps")) } } },
                    "home.limit" : { "localizations" : { "en" : { \(RuleExample.unit("At least %lld letters")) } } },
                    "home.films" : { "localizations" : { "en" : { \(RuleExample.unit("%lld series")) } } },
                    "home.most" : { "localizations" : { "en" : { \(RuleExample.unit("A maximum of %lld photos")) } } }
                """),
            .entries(
                """
                    "home.folder" : { "localizations" : { "en" : { \(RuleExample.unit("1 folder is empty.")) } } },
                    "home.folders" : { "localizations" : { "en" : { \(RuleExample.unit("%lld folders are empty.")) } } },
                    "home.copy" : { "localizations" : { "en" : { \(RuleExample.unit("Save %lld copy")) } } },
                    "home.copies" : { "localizations" : { "en" : { \(RuleExample.unit("Save %lld copies")) } } },
                    "home.bannerOne" : { "localizations" : { "en" : { \(RuleExample.unit("A job waits")) } } },
                    "home.bannerMany" : { "localizations" : { "en" : { \(RuleExample.unit("%lld jobs wait")) } } }
                """),
            .plurals("en", ["one": "%lld day", "other": "%lld days"]),
        ],
        failing: [
            .entries(
                """
                    "home.days" : { "localizations" : { "en" : { \(RuleExample.unit("Last %lld days", mark: true)) },
                      "pt-BR" : { \(RuleExample.unit("Últimos %lld dias")) } } },
                    ↓"%lld people" : { },
                    ↓"In %lld folders" : { },
                    ↓"%lld hours" : { },
                    ↓"%@: %lld photos" : { },
                    "home.file" : { "localizations" : { "en" : { \(RuleExample.unit("Delete %lld file(s)", mark: true)) } } },
                    "home.day" : { "localizations" : { "de" : { \(RuleExample.unit("%lld Tag(e)")) },
                      "en" : { \(RuleExample.unit("%lld day(s)", mark: true)) } } }
                """),
            .entries(
                """
                    "home.folder" : { "localizations" : { "en" : { \(RuleExample.unit("1 folder is empty.")) } } },
                    "home.folders" : { "localizations" : { "en" : { \(RuleExample.unit("Delete %lld folders", mark: true)) } } },
                    "home.files" : { "localizations" : { "en" : { \(RuleExample.unit("%lld files are empty.", mark: true)) } } },
                    "home.jobsMany" : { "localizations" : { "en" : { \(RuleExample.unit("%lld jobs wait", mark: true)) } } }
                """),
            .entries(
                """
                    ↓"%lld files" : { },
                    "%lld people" : { "localizations" : {
                      "en" : { \(RuleExample.plural(["one": "%lld person", "other": "%lld people"])) } } }
                """),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.kind == .code, entry.isTranslatable else { return }
        let language = entry.table.sourceLanguage.map { entry.table.facts(of: $0) }
        for (path, text) in texts(of: entry) {
            guard let noun = CountedNoun(text, language: language?.code ?? ""), !entry.hasSingular(of: text) else {
                continue
            }
            findings.add(
                "\(noun.sentence): \(Quotation.of(text)); add plural forms", at: text.location,
                language: entry.source == nil ? nil : language?.tag, part: path,
                atMost: noun.isHedged || noun.isCertain && entry.table.hasPluralForms ? .error : .note)
            return
        }
    }

    /// The source texts that don't vary by number, or else the key.
    private func texts(of entry: EntryContext) -> [(PartPath, Text)] {
        guard entry.source != nil else {
            let isText = entry.keyIsText && !entry.entry.traits.contains(.cases)
            return isText ? [(.whole, entry.entry.key)] : []
        }
        return entry.sourceParts.compactMap { part in
            guard !part.path.isPluralCase, !part.path.isInSubstitution, let text = part.unit.value,
                text.substitutionNames.isEmpty
            else { return nil }
            return (part.path, text)
        }
    }
}

/// A noun that follows a number without varying by it.
private struct CountedNoun {
    let sentence: FindingMessage
    /// Whether the author says by brackets that the number can be 1.
    let isHedged: Bool
    /// Whether the number is likely to be 1 at times, because the text begins with a count of things.
    ///
    /// Inside a sentence, the number may be a total or a limit that is never 1, and a time is mostly one of a list.
    let isCertain: Bool

    init?(_ text: Text, language: String) {
        if Self.hasCount(text), let word = Self.hedged(text) {
            sentence = "\(Quotation.of(word)) is meant as singular and plural"
            (isHedged, isCertain) = (true, true)
            return
        }
        guard text.mayHaveSpecifiers, Self.withS.contains(language) || Self.irregular[language] != nil,
            let found = Self.counted(text, language)
        else { return nil }
        sentence = "\(Quotation.of("\(found.specifier) \(found.noun)")) is wrong for 1"
        isHedged = false
        isCertain = found.isAtStart && !Self.times.contains { found.noun.lowercased().hasPrefix($0) }
    }

    /// The beginnings of words for times in the languages that the rule knows.
    private static let times = [
        "second", "minute", "hour", "day", "week", "month", "year", "segundo", "minuto", "hora", "dia", "día", "semana",
        "mes", "meses", "ano", "año", "seconde", "heure", "jour", "semaine", "an", "segon", "minut", "hore", "setmane",
        "any",
    ]

    // MARK: - Endings in brackets

    /// Whether the text shows a whole number, without which it cannot have plural forms.
    private static func hasCount(_ text: Text) -> Bool {
        guard text.mayHaveSpecifiers else { return false }
        return FormatString(utf8: text.utf8).specifiers.contains { specifier in
            if case .integer? = specifier.argument { !specifier.hasSpaceFlag } else { false }
        }
    }

    private static func hedged(_ text: Text) -> String? {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let plain = PlainText(text)
        return plain.words.lazy.compactMap { word in hedge(behind: word, in: plain) }.first
    }

    private static func hedge(behind word: PlainWord, in text: PlainText) -> String? {
        let rest = text.scalars[word.range.upperBound...]
        guard rest.first == "(", word.range.count > 1, let close = rest.firstIndex(of: ")") else { return nil }
        let ending = text.string(of: (word.range.upperBound + 1)..<close).lowercased()
        let isLast = close + 1 == text.scalars.count || WordScalar.isBoundary("a", text.scalars[close + 1])
        guard endings.contains(ending), isLast, !word.isAllCaps else { return nil }
        return text.string(of: word.range.lowerBound..<(close + 1))
    }

    private static let endings: Set<String> = [
        "s", "es", "ies", "n", "en", "e", "er", "ões", "is", "i", "x", "a", "as", "os", "ren",
    ]

    // MARK: - Counts

    private static func counted(
        _ text: Text, _ language: String
    ) -> (specifier: String, noun: String, isAtStart: Bool)? {
        let bytes = Array(text.utf8)
        for specifier in FormatString(utf8: bytes[...]).specifiers {
            guard case .integer? = specifier.argument, !specifier.hasSpaceFlag,
                let noun = noun(behind: bytes[specifier.range.upperBound...]), isPlural(noun, language),
                !isRange(bytes[..<specifier.range.lowerBound]), !isOrdinal(bytes[..<specifier.range.lowerBound]),
                !isLimit(bytes[..<specifier.range.lowerBound])
            else { continue }
            let isAtStart = !bytes[..<specifier.range.lowerBound].contains {
                $0.isASCIILetter || $0 >= 0x80 || $0 == 0x25
            }
            return (specifier.spelling, noun, isAtStart)
        }
        return nil
    }

    /// The word after a single space.
    private static func noun(behind bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.first == 0x20 else { return nil }
        let word = bytes.dropFirst().prefix { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 }
        return word.count > 2 ? String(decoding: word, as: UTF8.self) : nil
    }

    private static func isPlural(_ word: String, _ language: String) -> Bool {
        let word = word.lowercased()
        if InflectedNoun.isKnownToBeInvariable(word, in: language) { return false }
        if irregular[language]?.contains(word) ?? false { return true }
        guard withS.contains(language), word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 3 else { return false }
        return !notPlural.contains(word) && word.contains { vowels.contains($0) }
    }

    /// A word without any of them is a unit or an abbreviation, such as `kbps`.
    private static let vowels = "aeiouyáéíóúàèòâêôãõüïœ"

    /// Whether another number precedes it: `8-12 reps` is always plural.
    private static func isRange(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.last == UInt8(ascii: "-") || bytes.suffix(3).elementsEqual("–".utf8)
    }

    /// Whether the number is an ordinal: `Step %lld`.
    private static func isOrdinal(_ bytes: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && $0 != "#" }
        guard bytes.last == 0x20 || bytes.last == UInt8(ascii: "#"), let last = words.last?.lowercased() else {
            return false
        }
        return ordinals.contains(last)
    }

    /// Whether the number is a limit, which is more than 1: `at least %lld`.
    private static func isLimit(_ bytes: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: bytes, as: UTF8.self).lowercased().split { !$0.isLetter }.suffix(2)
        guard let last = words.last else { return false }
        return limits.contains(String(last)) || limits.contains(words.joined(separator: " "))
    }

    private static let limits: Set<String> = [
        "least", "most", "than", "exceed", "exceeds", "exceeding", "maximum", "minimum", "max", "min", "up to",
        "maximum of", "minimum of", "limit of", "hasta", "até", "máximo", "mínimo", "máximo de", "mínimo de", "menos",
        "menos de", "moins", "maximum de", "minimum de",
    ]

    private static let withS: Set<String> = ["en", "es", "pt", "fr", "ca", "gl"]
    private static let irregular: [String: Set<String>] = ["en": ["people", "children", "men", "women", "feet"]]
    private static let notPlural: Set<String> = [
        "does", "goes", "this", "thus", "plus", "minus", "versus", "gets", "says", "needs", "wants", "lbs", "mins",
        "secs", "hrs", "mais", "mois", "fois", "temps", "menos", "bonus", "status", "depuis", "sans", "sous", "vers",
        "dans", "puis", "corps",
    ]
    private static let ordinals: Set<String> = [
        "step", "page", "level", "version", "chapter", "day", "week", "month", "year", "set", "no", "nr", "#", "line",
        "row", "column", "item", "track", "season", "episode", "port", "code", "error", "status", "build", "ios",
        "página", "passo", "etapa", "nível", "versão", "dia", "semana", "série", "nº", "paso", "étape", "niveau",
    ]
}
