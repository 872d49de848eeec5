import CatalogCore
import CatalogLint

/// Finds tags that only one of source and translation has, or that are not closed.
struct TagMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "tag-mismatch",
        category: .markup,
        summary: "tags of HTML or XML differ from the source's, or are not closed",
        rationale: """
            Where a tag is lost a word loses its weight, a link or its style; where one is not closed, all that \
            follows has it, or people read the tag itself. Names count, attributes do not; breaks of lines and \
            paragraphs may be more or fewer where the source has tags at all. Tags that the source does not close are \
            taken for text. In finished texts a pair more than the source has is left alone, since it \
            may mark a remark.
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

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.hasWithSource(MarkupTags.marks), let source = unit.sourceText, unit.isInUse,
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
