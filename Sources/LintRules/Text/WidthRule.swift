import CatalogCore
import CatalogLint

/// Finds texts that are wider than their key's comment allows.
struct WidthRule: EntryRule {
    static let description = RuleDescription(
        id: "width",
        category: .text,
        summary: "a text is wider than [fitloc:width N] in the key’s comment allows",
        rationale: """
            Whoever knows how wide a button or a column is says so in the comment, in points: `[fitloc:width 120]` at \
            17 points, the size of body text, `[fitloc:width 120@13]` at another. Arguments are filled with a short \
            name or a number of two digits; the widest line counts, and the longest case of each plural. Letters are \
            measured as Inter has them, which is close to Apple's font and a little wider, and other scripts by an \
            average letter: where it matters by the point, look at the screen.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        passing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab [fitloc:width 60]", "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } },
                      "ja" : { "stringUnit" : { "state" : "translated", "value" : "ホーム" } } } },
                    "tab.days" : { "comment" : "[fitloc:width 40@10]", "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab [fitloc:width 60]", "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "de" : { "stringUnit" : { "state" : "translated", "value" : ↓"Startseite" } },
                      "ja" : { "stringUnit" : { "state" : "translated", "value" : ↓"ホーム画面" } } } },
                    "tab.days" : { "comment" : "[fitloc:width 40]", "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld days" } } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let comment = entry.entry.comment, comment.utf8.contains(UInt8(ascii: "[")) else { return }
        let limits = WidthLimit.all(in: comment)
        guard !limits.isEmpty else { return }
        for (localization, language) in entry.shownLocalizations {
            for text in FormattedText.texts(of: localization.content) {
                let sample = SampleText(text, isFormatted: entry.isFormatted).string
                let wide = limits.first { RenderedWidth.points(sample, size: $0.size) > $0.points }
                guard let wide else { continue }
                findings.add(
                    "about \(Self.rounded(RenderedWidth.points(sample, size: wide.size))) points wide where there is "
                        + "room for \(Self.rounded(wide.points)), at \(Self.rounded(wide.size)) points: "
                        + Quotation.of(text.part.text),
                    at: text.part.text.place, language: language.tag, part: text.part.path)
            }
        }
    }

    private static func rounded(_ points: Double) -> String {
        points == points.rounded() ? String(Int(points)) : String((points * 10).rounded() / 10)
    }
}
