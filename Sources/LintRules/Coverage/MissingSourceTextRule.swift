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
            identifier. The rule checks keys of catalogs that were added by hand, keys that begin like another one \
            with a source text or like two other keys, such as home.done beside home.title, and, where most keys are \
            identifiers, keys with a text in another language. Words with capitals inside, such as TimelineFilter, \
            count as identifiers if other such keys of the table have a text. A key that is also the text of some \
            language does not count. Keys of Info.plist and App Shortcuts are ignored. It is a warning if some \
            languages are required, but not the source language. A key that only translations of a legacy table have \
            is probably a left-over, which `extra-translation-key` reports, unless code uses it, which `key-missing` \
            reports.
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
                    "example.txt" : { },
                    "example.png" : { },
                    "example.pdf" : { },
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
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                (
                    "pt-BR.lproj/Localizable.strings",
                    "\"home.title\" = \"Início\";\n\"home.old\" = \"Antigo\";\n"
                ),
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
            .entries(
                """
                    "Open" : { },
                    "Close" : { },
                    "GitHub" : { },
                    "homeTitle" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } } } },
                    ↓"homeDone" : { },
                    ↓"homeCount %lld" : { },
                    ↓"SpokenOpen" : { },
                    ↓"SpokenClose" : { },
                    ↓"SpokenMove" : { },
                    "OtherOpen" : { },
                    "OtherClose" : { }
                """),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.lacksSourceText, let language = entry.table.sourceLanguage else { return }
        let facts = entry.table.facts(of: language)
        findings.add(
            "no text in the source language, so people see the key itself", at: entry.entry.key.location,
            language: language, atMost: facts.severityOfEmptyText(in: entry.table))
    }
}
