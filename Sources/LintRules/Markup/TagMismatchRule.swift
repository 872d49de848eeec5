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
            has the style, or people see the tag. A link whose address is in typographic quotation marks leads nowhere. \
            The rule compares the names of tags and of their attributes, not the values. Line breaks and \
            paragraphs may differ in number if the source has tags. Tags that the source does not close count as text. \
            In finished texts an additional pair is ignored, because it may be an annotation.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Start <b>now</b>""#, "pt-BR": #""Comece <b>agora</b>""#, "ja": #""<B>今</B>始める""#]),
            .texts(["en": #""See <a href='a'>help</a><br>""#, "pt-BR": #""Veja a <a href='b'>ajuda</a>""#]),
            .texts(["en": #""<a href=a id='x=1'>Help</a>""#, "de": #""<a href='«b»'>Hilfe, a=b</a>""#]),
            .texts(["en": #""Usage: <file>, a < b > c""#, "pt-BR": #""Uso: <arquivo>, a < b > c""#]),
        ],
        failing: [
            .texts(["en": #""Start <b>now</b>""#, "pt-BR": #"↓"Comece agora""#, "es": #"↓"Empieza <b>ya<b>""#]),
            .texts(["en": #""Start <b>now</b>""#, "pt-BR": #"↓"Comece <b>agora</ b>""#, "de": #"↓"<i>Jetzt</i>""#]),
            .texts(["en": #""Podcasts""#, "af": #"↓"<i>Podsendings</i>""#]),
            .texts([
                "en": #""<a href='a'>Help</a>""#, "fr": #"↓"<a href=« a »>Aide</a>""#,
                "pt-BR": #"↓"<a ref='a'>Ajuda</a>""#,
            ]),
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
            "\(sentence): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.location,
            language: unit.language.tag, part: unit.path)
    }
}
