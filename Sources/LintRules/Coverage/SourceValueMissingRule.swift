import CatalogCore
import CatalogLint

/// Finds identifier keys without a text in the source language.
struct SourceValueMissingRule: EntryRule {
    static let description = RuleDescription(
        id: "source-value-missing",
        category: .coverage,
        summary: "an identifier key has no text in the source language",
        rationale: """
            A key that is prose is its own source text. An identifier such as home.title is not, and people would read \
            it on the screen. Only keys that were written by hand are asked for: the others get their text from code. \
            Ids of Interface Builder, of Info.plist and of App Shortcuts are left alone.
            """,
        severity: .error,
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
            RuleExample(files: [
                (
                    "InfoPlist.xcstrings",
                    """
                    { "sourceLanguage" : "en", "strings" : {
                      "CFBundleDisplayName" : { "extractionState" : "manual" } }, "version" : "1.0" }
                    """
                )
            ]),
        ],
        failing: [
            .entries(
                """
                    ↓"home.title" : { "extractionState" : "manual", "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    ↓"HOME_SUBTITLE" : { "extractionState" : "manual" }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.entry.extractionState == .manual, entry.isTranslatable, entry.table.kind == .code,
            entry.table.isCatalog, let language = entry.table.sourceLanguage
        else { return }
        guard !entry.hasSourceValue, !entry.keyIsText else { return }
        findings.add(
            "no text in the source language, so people would see the key itself", at: entry.entry.key.place,
            language: language)
    }
}

extension EntryContext {
    /// Whether the source language has a text, be it empty.
    var hasSourceValue: Bool { sourceParts.contains { $0.unit.value != nil } }
}
