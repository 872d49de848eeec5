import CatalogCore
import CatalogLint

/// Finds tags that only the source or only the translation has, or that are not closed.
struct TagMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "tag-mismatch",
        category: .markup,
        summary: "HTML or XML tags differ from the source, or are not closed",
        rationale: """
            Where a tag is lost, a word loses its weight, link or style. Where one is not closed, all text after it \
            has the style, or people see the tag. The rule compares names of tags, not attributes. Line breaks and \
            paragraphs may differ in number if the source has tags. Tags that the source does not close count as text. \
            In finished texts an additional pair is ignored, because it may be an annotation.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Start <b>now</b>""#, "pt-BR": #""Comece <b>agora</b>""#, "ja": #""<B>今</B>始める""#]),
            .texts(["en": #""See <a href='a'>help</a><br>""#, "pt-BR": #""Veja a <a href='b'>ajuda</a>""#]),
            .texts(["en": #""Usage: <file>, a < b > c""#, "pt-BR": #""Uso: <arquivo>, a < b > c""#]),
        ],
        failing: [
            .texts(["en": #""Start <b>now</b>""#, "pt-BR": #"↓"Comece agora""#, "es": #"↓"Empieza <b>ya<b>""#]),
            .texts(["en": #""Start <b>now</b>""#, "pt-BR": #"↓"Comece <b>agora</ b>""#, "de": #"↓"<i>Jetzt</i>""#]),
            .texts(["en": #""Podcasts""#, "af": #"↓"<i>Podsendings</i>""#]),
        ]
    )

    static let interest = UnitInterest.translations.havingWithSource(MarkupTags.marks)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse,
            !unit.text.isBlank
        else { return }
        let difference = MarkupTags(unit.text.string).difference(
            from: MarkupTags(source.string), allowsMore: !unit.awaitsReview)
        guard let sentence = difference.sentence else { return }
        findings.add(
            "\(sentence): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.place,
            language: unit.language.tag, part: unit.path)
    }
}
