import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds translations that are the same as their source.
struct IdenticalToSourceRule: UnitRule {
    static let description = RuleDescription(
        id: "identical-to-source",
        category: .coverage,
        summary: "a translation is the same as its source text",
        rationale: """
            The translation may have been forgotten. Many texts are the same for good reasons. The rule ignores names, \
            licenses, lists of software, the do-not-translate words of the configuration, numbers, units, addresses, abbreviations and copyright \
            lines. It also ignores words that two languages share, such as “Services” in French, variants of one language such as pt-PT and \
            pt-BR, and texts that most other languages keep. `untranslated-sentence` reports whole sentences.
            """,
        severity: .note,
        impact: .visible,
        scope: .unit,
        tables: .all,
        options: [RuleOption("ignore", "texts and words that may stay the same; case does not matter")],
        passing: [
            .texts(["en": #""Settings""#, "en-GB": #""Settings""#, "pt-BR": #""Ajustes""#]),
            .texts(["en": #""Menu""#, "pt-BR": #""Menu""#]),
            .texts(["en": #""Services""#, "fr": #""Services""#, "de": #""Dienste""#]),
            .texts(["en": #""Firmware""#, "de": #""Firmware""#]),
            .texts(key: "app_name", ["en": #""Daily Steps""#, "de": #""Daily Steps""#]),
            RuleExample(files: [
                ("en.lproj/Acknowledgements.strings", "\"library.1\" = \"stepcounter\";\n"),
                ("de.lproj/Acknowledgements.strings", "\"library.1\" = \"stepcounter\";\n"),
            ]),
            .texts(["en": #""GPS · %lld km · Wi-Fi""#, "pt-BR": #""GPS · %lld km · Wi-Fi""#]),
            .texts(["en": #""https://fittoday.app/help""#, "pt-BR": #""https://fittoday.app/help""#]),
            .texts(["en": #""Apache License 2.0""#, "pt-BR": #""Apache License 2.0""#]),
            .texts(["en": #""FitPal Premium""#, "pt-BR": #""FitPal Premium""#]),
            .texts(["en": #""Copyright © The Authors""#, "fr": #""Copyright © The Authors""#]),
            .texts(
                ["en": #""Body Pump""#, "de": #""Body Pump""#, "es": #""Body Pump""#, "pt-BR": #""Body Pump""#]),
            .texts(
                ["en": #""Body Pump""#, "pt-BR": #""Body Pump""#],
                options: RuleOptions(["do-not-translate": ["Body Pump"]])),
            .texts(["en": #""Workout""#, "pt-BR": #""Workout""#], options: RuleOptions(["ignore": ["workout"]])),
        ],
        failing: [
            .texts(["en": #""Settings""#, "pt-BR": #"↓"Settings""#]),
            .texts(["en": #""Start your workout""#, "de": #""Training starten""#, "pt-BR": #"↓"Start your workout""#]),
            .texts(["en": #""Home""#, "de": #""Start""#, "es": #""Inicio""#, "fr": #"↓"Home""#, "it": #""Inizio""#]),
        ]
    )

    static let interest = UnitInterest.every

    /// Two languages rarely share a single word of this length.
    private static let longWord = 8
    /// Fewer other languages prove nothing.
    private static let enoughWitnesses = 3

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard finds(unit, ignoring: findings.options["ignore"]), !unit.isUntranslatedSentence else { return }
        findings.add(
            "the same as the source text, \(Quotation.of(unit.text))", at: unit.text.location,
            language: unit.language.tag, part: unit.path)
    }

    /// Whether a text is a copy of its source and looks forgotten.
    ///
    /// - Parameter ignored: Words and phrases that stay the same in every language, in addition to those of the settings.
    func finds(_ unit: UnitContext, ignoring ignored: [String]) -> Bool {
        guard let source = copiedSource(of: unit), unit.unit.state != .new, unit.unit.state != .needsReview,
            unit.entry.isTranslatable, unit.isAnotherLanguageThanSource, !unit.entry.isBundleName,
            !(unit.entry.storeTextKey?.isName ?? false), !unit.isRightInEnglish, !unit.entry.isNameOrCredit,
            !Self.hasCopyrightSign(unit.text), !(unit.source?.isLicenseName ?? false)
        else { return false }
        let ignored = unit.entry.table.settings.doNotTranslate + ignored
        let words = unit.entry.translatableWords(of: source, ignoring: ignored).words
        return words.first.map { looksForgotten(words, $0, unit) } ?? false
    }

    /// The source text, if the text is a copy of it.
    private func copiedSource(of unit: UnitContext) -> Text? {
        guard !unit.language.isSource, let source = unit.sourceText, unit.text.hasSameContents(as: source) else {
            return nil
        }
        return source
    }

    private static func hasCopyrightSign(_ text: Text) -> Bool {
        !text.isPlainASCII && text.string.unicodeScalars.hasCopyrightSign
    }

    private func looksForgotten(_ words: [Substring], _ first: Substring, _ unit: UnitContext) -> Bool {
        let (same, count) = unit.sameTranslations
        let hasEnoughWitnesses = count >= Self.enoughWitnesses
        if hasEnoughWitnesses ? same * 2 >= count : same * 2 > count { return false }
        if words.count > 1 { return true }
        if SharedWords.has(first, unit.language.canonical) { return false }
        guard first.count < Self.longWord else { return !SharedWords.mayHave(first, unit.language.canonical) }
        return hasEnoughWitnesses && same == 0
            && !unit.otherTranslations.contains { SharedWords.haveOneRoot($0.string, first) }
    }
}

extension EntryContext {
    /// Whether the key is one of Info.plist's for the app's names and its copyright.
    var isBundleName: Bool {
        table.kind == .infoPlist && (key.hasPrefix("CFBundle") || key == "NSHumanReadableCopyright")
    }
}

/// Words that two languages have in common.
private enum SharedWords {
    private static let endings: [String: [String]] = [
        "fr": ["tion", "tions", "sion", "sions", "ique", "iques", "ance", "able", "ment", "ments", "age", "ages"],
        "de": ["tion", "sion", "ment"], "sv": ["tion", "sion"], "da": ["tion", "sion"], "nb": ["tion", "sion"],
        "es": ["al", "able"], "pt": ["al"], "ca": ["al", "able"], "gl": ["al"], "it": ["able"],
    ]

    /// Words of interfaces that are the same in English and in the language, beside those with a common ending.
    private static let words: [String: Set<String>] = [
        "de": [
            "name", "text", "test", "version", "code", "system", "format", "filter", "export", "import", "album",
            "film",
            "status", "total", "normal", "standard", "optional", "tag", "team", "modus", "interface",
            "service", "support", "warm", "hand", "arm", "ring", "radio", "sport", "restaurant", "minute", "august",
        ],
        "fr": [
            "service", "services", "interface", "interfaces", "image", "images", "photo", "photos", "date", "dates",
            "client", "clients", "type", "types", "message", "contact", "contacts", "version", "versions", "code",
            "codes", "style", "styles", "note", "notes", "source", "sources", "documents", "document", "page", "pages",
            "minutes", "zone", "zones", "distance", "surface", "total", "normal", "route", "routes",
            "article", "articles", "album", "albums", "plan", "plans", "simple", "double", "original",
            "central", "final", "local", "social", "public", "format", "formats", "budget", "budgets",
            "calories", "muscles", "triple", "cardio", "restaurant", "restaurants",
        ],
        "it": [
            "no", "file", "password", "account", "computer", "privacy", "monitor", "film", "report", "record", "sport",
            "font", "mouse", "community", "marketing", "idea", "area", "media", "hotel", "quiz", "budget", "meeting",
        ],
        "nl": [
            "help", "status", "code", "week", "filter", "type", "model", "album", "film", "project", "export", "import",
            "contact", "team", "test", "tips", "agenda", "item", "items", "tags", "account", "website", "support",
            "download", "privacy", "warm", "water", "open", "start", "stop", "intern", "extern", "normal", "budget",
        ],
        "es": [
            "no", "error", "color", "total", "final", "normal", "control", "general", "local", "manual", "digital",
            "original", "actual", "visual", "personal", "social", "global", "plural", "terminal", "principal", "radio",
            "hotel", "idea", "formal", "ideal", "natural", "regional", "mental", "vertical", "horizontal",
        ],
        "pt": [
            "total", "final", "normal", "local", "manual", "digital", "original", "visual", "global", "social", "ideal",
            "plural", "terminal", "hotel", "status", "design", "layout", "marketing", "mouse", "site", "natural",
            "vertical", "horizontal", "principal", "formal",
        ],
        "sv": [
            "status", "normal", "filter", "album", "film", "server", "system", "version", "standard", "start", "radio",
            "test", "text", "region", "position", "service", "information",
        ],
        "da": [
            "status", "normal", "filter", "album", "film", "server", "system", "version", "standard", "start", "radio",
            "test", "position", "service", "information", "computer", "type", "format", "region",
        ],
        "pl": [
            "folder", "album", "status", "test", "format", "system", "import", "standard", "radio", "film", "sport",
        ],
        "nb": [
            "status", "normal", "filter", "album", "film", "server", "system", "standard", "start", "radio", "test",
            "region", "type", "format",
        ],
    ]

    /// Words that most languages with Latin letters borrowed.
    private static let borrowed: Set<String> = [
        "software", "hardware", "firmware", "email", "online", "offline", "menu", "video", "audio", "server", "backup",
        "bluetooth", "widget", "zoom", "podcast", "podcasts", "internet", "web", "website", "blog", "chat", "spam",
        "browser", "download", "upload", "link", "links", "smartphone", "tablet", "laptop", "router", "hotspot",
        "screenshot", "newsletter", "feedback", "standby", "cache", "token", "tokens", "proxy", "premium", "tab",
        "tabs", "theme",
    ]

    /// Returns whether the language has a word of English.
    static func has(_ word: Substring, _ language: LanguageTag) -> Bool {
        let lowered = word.lowercased()
        return borrowed.contains(lowered) || words[language.language ?? ""]?.contains(lowered) ?? false
    }

    /// Whether a word has an ending that the language shares with others through Latin or French.
    static func mayHave(_ word: Substring, _ language: LanguageTag) -> Bool {
        let lowered = word.lowercased()
        return endings[language.language ?? ""]?.contains { lowered.hasSuffix($0) } ?? false
    }

    /// Whether a word of another language's text begins as the word does: `Error`, `Erro`, `Errore`.
    static func haveOneRoot(_ text: String, _ word: Substring) -> Bool {
        let root = word.lowercased().prefix(3)
        return text.lowercased().split { !$0.isLetter }.contains { $0.hasPrefix(root) }
    }
}
