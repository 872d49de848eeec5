import CatalogCore
import CatalogLint

/// Finds marks of Markdown that a translation has lost or that do not work in it.
struct MarkdownMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "markdown-mismatch",
        category: .markup,
        summary: "bold, italic, code or links of Markdown differ from the source's, or ** is left over",
        rationale: """
            SwiftUI's Text reads Markdown in every localized text: where a mark is lost a word loses its weight or \
            its link, and where a space or a mark of punctuation keeps ** from working, people read the asterisks. \
            Italics and code that are lost are a note, and nothing where quotation marks stand in their place. \
            Asterisks that the source has as text are left alone.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Start **now**""#, "pt-BR": #""Comece **agora**""#, "ja": #""**今**始める""#]),
            .texts(["en": #""Run `fit` or *walk*""#, "de": #""„fit“ ausführen oder „gehen“""#]),
            .texts(["en": #""All files (*.*), 2 ** 8, * done""#, "pt-BR": #""Todos (*.*), 2 ** 8, * feito""#]),
            .texts(["en": #""Followed by **%1$@**""#, "ko": #""**%1$@**님이 팔로우""#]),
        ],
        failing: [
            .texts(["en": #""Start **now**""#, "pt-BR": #"↓"Comece agora""#, "th": #"↓"เริ่ม **now""#]),
            .texts(["en": #""**Open** it""#, "fr": #"↓"Ouvrez **le **""#, "ja": #"↓"**「開く」**を押す""#]),
            .texts(["en": #""See [help](https://a.app)""#, "pt-BR": #"↓"Veja a [ajuda] (https://a.app)""#]),
            .texts(["en": #""Brand""#, "zh-Hant": #"↓"**品牌名稱**""#]),
            .texts(["en": #""Run `fit`""#, "pt-BR": #"↓"Execute fit""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.hasWithSource(MarkdownMarks.marks), let source = unit.sourceText,
            MarkdownMarks.mayBeIn(unit.text) || MarkdownMarks.mayBeIn(source),
            unit.isInUse, !unit.text.isBlank
        else { return }
        let (marks, wanted) = (MarkdownMarks(unit.text.string), MarkdownMarks(source.string))
        guard marks != wanted else { return }
        let flaw = Self.flaw(of: marks, for: wanted)
        guard let message = flaw ?? Self.lostStyle(of: marks, for: wanted) else { return }
        findings.add(
            "\(message): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.place,
            language: unit.language.tag, part: unit.path, atMost: flaw == nil ? .note : .error)
    }

    /// What a language may do by other means, but for quotation marks, which are seen.
    private static func lostStyle(of marks: MarkdownMarks, for wanted: MarkdownMarks) -> String? {
        if marks.quotes > wanted.quotes { return nil }
        if marks.code < wanted.code { return "lacks the source's code, between backticks" }
        return marks.italic < wanted.italic ? "lacks the source's italics, between *" : nil
    }

    /// The worst that is wrong; nil where nothing is.
    private static func flaw(of marks: MarkdownMarks, for wanted: MarkdownMarks) -> String? {
        if marks.looseStars > wanted.looseStars {
            return "people see **, since no bold text begins or ends there"
                + "; close it, and put neither space nor punctuation inside beside it"
        }
        let lost = [
            (marks.bold < wanted.bold, "bold text, between **"), (marks.links < wanted.links, "link, [text](address)"),
            (marks.struck < wanted.struck, "struck text, between ~~"),
        ]
        if let first = lost.first(where: \.0) { return "lacks the source's \(first.1)" }
        if marks.bold > wanted.bold { return "has bold text, between **, that the source does not have" }
        if marks.links > wanted.links { return "has a link, [text](address), that the source does not have" }
        return nil
    }
}
