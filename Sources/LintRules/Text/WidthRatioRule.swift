import CatalogCore
import CatalogLint
import FileSearch

/// Finds translations that are much wider than their source, for keys with little room.
struct WidthRatioRule: EntryRule {
    static let description = RuleDescription(
        id: "width-ratio",
        category: .text,
        summary: "a translation of a button, tab or similar is much wider than its source",
        rationale: """
            Screens are designed for the source language, and a button with a text twice as wide breaks or truncates \
            it. The option `keys` selects the keys with little room; `[fitloc:width N]` in the comment of a key is \
            more exact and replaces this rule. The rule `width` describes how widths are measured.
            """,
        severity: .off,
        impact: .visible,
        scope: .entry,
        options: [
            RuleOption(
                "keys", "patterns of the keys to check, such as `*.button.*`; default: keys with `button` or `tab`"),
            RuleOption("ratio", "the widest text allowed, as a multiple of the source’s width; default: 1.6"),
        ],
        passing: [
            .texts(key: "home.tab.title", ["en": #""Home""#, "pt-BR": #""Início""#]),
            .texts(key: "home.title", ["en": #""Home""#, "de": #""Zur Startseite""#]),
            .texts(
                key: "home.tab.title", ["en": #""Home""#, "de": #""Zur Startseite""#],
                options: RuleOptions(["ratio": ["3"]])),
        ],
        failing: [
            .texts(key: "home.tab.title", ["en": #""Home""#, "de": #"↓"Zur Startseite""#]),
            .texts(
                key: "home.title", ["en": #""Home""#, "de": #"↓"Zur Startseite""#],
                options: RuleOptions(["keys": ["home.*"]])),
        ]
    )

    private static let usualKeys = ["*[Bb]utton*", "*.tab.*", "*[Tt]ab[Bb]ar*", "*_tab_*"]

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable, Self.matches(entry.key, findings.options["keys"]),
            entry.entry.comment.map({ WidthLimit.all(in: $0).isEmpty }) ?? true
        else { return }
        let ratio = findings.options["ratio"].first.flatMap { Double($0) } ?? 1.6
        for (localization, language) in entry.shownLocalizations where !language.isSource {
            for text in FormattedText.texts(of: localization.content) {
                guard let source = entry.counterpart(of: text.part.path) else { continue }
                let (room, width) = (width(source, in: entry), width(text, in: entry))
                guard room > 0, width > room * ratio else { continue }
                findings.add(
                    """
                    about \(Int((width / room * 100).rounded()))% as wide as its source: \
                    \(Quotation.of(text.part.text)) for \(Quotation.of(source))
                    """,
                    at: text.part.text.location, language: language.tag, part: text.part.path)
            }
        }
    }

    private static func matches(_ key: String, _ patterns: [String]) -> Bool {
        (patterns.isEmpty ? usualKeys : patterns).contains { pattern in
            (try? GlobPattern(pattern, over: .text))?.matches(key) ?? false
        }
    }

    private func width(_ text: FormattedText, in entry: EntryContext) -> Double {
        RenderedWidth.points(SampleText(text, isFormatted: entry.isFormatted).string)
    }

    private func width(_ source: Text, in entry: EntryContext) -> Double {
        width(FormattedText(FormattedPart(source, at: .whole)), in: entry)
    }
}
