import CatalogCore
import CatalogLint

/// Finds texts that are wider than the comment of their key allows.
struct WidthRule: EntryRule {
    static let description = RuleDescription(
        id: "width",
        category: .text,
        summary: "a text is wider than [fitloc:width N] in the key’s comment allows",
        rationale: """
            A developer who knows the width of a button or a column writes it into the comment, in points. \
            `[fitloc:width 120]` is for a font size of 17, the size of body text; `[fitloc:width 120@13]` for a size \
            of 13. A short name or a two-digit number replaces each argument. The widest line and the longest plural \
            form count. Widths are those of Inter, which is close to Apple’s font and slightly wider; letters of other \
            scripts have an average width. Where a point matters, check the screen.
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
                let width = Self.rounded(RenderedWidth.points(sample, size: wide.size))
                let (room, size) = (Self.rounded(wide.points), Self.rounded(wide.size))
                findings.add(
                    """
                    about \(width) points wide at a font size of \(size), but there is room for only \
                    \(room): \(Quotation.of(text.part.text))
                    """,
                    at: text.part.text.location, language: language.tag, part: text.part.path)
            }
        }
    }

    private static func rounded(_ points: Double) -> String {
        points == points.rounded() ? String(Int(points)) : String((points * 10).rounded() / 10)
    }
}
