import CatalogCore
import CatalogLint

/// Finds identifier keys without a text in the source language.
struct MissingSourceTextRule: EntryRule {
    static let description = RuleDescription(
        id: "missing-source-text",
        category: .coverage,
        summary: "an identifier key has no text in the source language",
        rationale: """
            A key that is prose is its own source text. An identifier such as home.title is not, so people see the \
            identifier. In a catalog the rule checks keys that were added by hand and, where keys are identifiers, \
            keys with a text in another language. In a legacy table it checks every identifier that is not in the file \
            of the source language. Words with capitals inside, such as TimelineFilter, count as identifiers if other \
            such keys of the table have a text. A key that is also the text of some language does not count. Ids of \
            Interface Builder, Info.plist and App Shortcuts are ignored. It is a warning if some languages are \
            required, but not the source language.
            """,
        severity: .error,
        impact: .visible,
        scope: .entry,
        passing: [
            .texts(["en": #""Home""#, "pt-BR": #""Início""#]),
            .entries(
                """
                    "Start workout" : { "extractionState" : "manual" },
                    "Home" : { "extractionState" : "manual" },
                    "home.extracted" : { },
                    "home.brand" : { "extractionState" : "manual", "shouldTranslate" : false }
                """),
            .entries(
                """
                    "home.title" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } } } },
                    "home.done" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } } } },
                    "home.start" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Start" } } } },
                    "TimelineFilter" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Filtro da linha do tempo" } } } }
                """),
            RuleExample(files: [
                (
                    "InfoPlist.xcstrings",
                    """
                    { "sourceLanguage" : "en", "strings" : {
                      "CFBundleDisplayName" : { "extractionState" : "manual" } }, "version" : "1.0" }
                    """
                )
            ]),
            RuleExample(files: [
                ("en.lproj/Main.strings", "\"bCo-aX-oxY.title\" = \"Home\";\n"),
                ("pt-BR.lproj/Main.strings", "\"OCd-ae-AKC.title\" = \"Início\";\n\"Cancel\" = \"Cancelar\";\n"),
            ]),
        ],
        failing: [
            .entries(
                """
                    ↓"home.title" : { "extractionState" : "manual", "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    ↓"HOME_SUBTITLE" : { "extractionState" : "manual" }
                """),
            .entries(
                """
                    "home.title" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "home.subtitle" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Your day" } } } },
                    ↓"home.old_title" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Casa" } } } }
                """),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                (
                    "pt-BR.lproj/Localizable.strings",
                    "\"home.title\" = \"Início\";\n↓\"group.title\" = \"Entrar no grupo\";\n"
                ),
            ]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.lacksSourceText, let language = entry.table.sourceLanguage else { return }
        let facts = entry.table.facts(of: language)
        let others = entry.entry.localizations.map(\.languagePlace)
        findings.add(
            entry.table.isCatalog
                ? "no text in the source language, so people see the key itself"
                : "not in the source language's file; if code uses it, people see the key; add it there, or delete it here",
            at: entry.table.isCatalog ? entry.entry.key.place : others.first ?? entry.entry.key.place,
            language: language, atMost: facts.severityOfEmptyText(in: entry.table),
            related: entry.table.isCatalog ? [] : Array(others.dropFirst()))
    }
}

extension EntryContext {
    /// Whether people see the key in the source language, because it has no text there and is not a text itself.
    var lacksSourceText: Bool {
        guard table.kind == .code, isTranslatable, sourceParts.allSatisfy({ $0.unit.value == nil }),
            KeyStyle.isIdentifier(key)
        else { return false }
        if table.isLegacy {
            return !table.hasUnreadableSource && table.table.sourceLanguage != nil && source == nil
                && !KeyStyle.isInterfaceBuilderID(key)
                && isIdentifierHere
        }
        guard entry.extractionState != .manual else { return true }
        return table.keysAreIdentifiers && isIdentifierHere && entry.localizations.contains(where: Self.isTranslated)
    }

    private static func isTranslated(_ localization: Localization) -> Bool {
        localization.content.parts.contains { $0.unit.state != .new && $0.unit.value?.isBlank == false }
    }

    /// Whether the key counts as an identifier in this table.
    private var isIdentifierHere: Bool {
        if KeyStyle.isHumped(key), !table.hasHumpedKeys { return false }
        let texts = entry.localizations.flatMap { $0.content.parts.compactMap(\.unit.value) }
        return !texts.contains { $0.hasSameContents(as: entry.key) }
    }
}
