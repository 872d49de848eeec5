import CatalogCore
import CatalogLint

/// Finds translations that are the key itself.
struct KeyAsTranslationRule: UnitRule {
    static let description = RuleDescription(
        id: "key-as-translation",
        category: .coverage,
        summary: "a translation is the key itself, which is an identifier",
        rationale: """
            Users see “home.title” instead of a text: a tool wrote the key where a translation was missing. The rule \
            compares a translation with its key if the key is an identifier, or an id of Interface Builder or of an \
            intent, and the source has another text. A name such as “GitHub” is not an identifier.
            """,
        severity: .error,
        impact: .misleads,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(key: "home.title", ["en": #""Home""#, "pt-BR": #""Início""#, "de": #""home.titel""#]),
            .texts(key: "GitHub", ["en": #""Our code""#, "pt-BR": #""GitHub""#]),
            .texts(key: "save", ["en": #""Store""#, "nl": #""save""#]),
            .texts(key: "log.txt", ["en": #""log.txt""#, "pt-BR": #""log.txt""#]),
        ],
        failing: [
            .texts(key: "home.title", ["en": #""Home""#, "pt-BR": #""Início""#, "de": #"↓"home.title""#]),
            .texts(key: "homeTitle", ["en": #""Home""#, "pt-BR": #"↓"homeTitle""#]),
            RuleExample(files: [
                ("en.lproj/Window.strings", "\"12.title\" = \"Save\";\n\"aB1-c2-D3e.text\" = \"Name\";\n"),
                ("de.lproj/Window.strings", "\"12.title\" = ↓\"12.title\";\n\"aB1-c2-D3e.text\" = \"Name\";\n"),
            ]),
        ]
    )

    static let interest = UnitInterest.translations

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.text.hasSameContents(as: unit.entry.entry.key), unit.isInUse,
            unit.entry.isTranslatable, isNoText(unit.entry.key, of: unit.entry),
            let source = unit.sourceText,
            !source.hasSameContents(as: unit.text)
        else { return }
        findings.add(
            "the text is the key itself; translate \(Quotation.of(source))", at: unit.text.location,
            language: unit.language.tag, part: unit.path)
    }

    /// Whether a key cannot be the text that users should read.
    private func isNoText(_ key: String, of entry: EntryContext) -> Bool {
        switch entry.table.kind {
        case .code: KeyStyle.isIdentifier(key) && !KeyStyle.mayBeName(key)
        case .infoPlist: KeyStyle.isIdentifier(key)
        case .interfaceBuilder: KeyStyle.isOfInterface(key, comment: entry.entry.comment)
        case .intentDefinition: KeyStyle.isIntentID(key)
        case .appShortcuts, .storeTexts: false
        }
    }
}
