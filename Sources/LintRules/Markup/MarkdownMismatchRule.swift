import CatalogCore
import CatalogLint

/// Finds Markdown that a translation lost or that does not work in it.
struct MarkdownMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "markdown-mismatch",
        category: .markup,
        summary: "bold, italic, code or links of Markdown differ from the source, or ** is left over",
        rationale: """
            SwiftUI’s Text reads Markdown in every localized text. Where a mark is lost, a word loses its weight or \
            its link. Where a space or a punctuation mark keeps ** from working, people see the asterisks. Lost \
            bold, italics and code, and bold texts of another number, are a note; a language may use quotation marks \
            in their place. A translation without words is ignored. \
            The rule ignores asterisks that the source has as text, as in `** Warning **`, in a legacy table with such \
            a source all of them, and additional marks that most other translations have too.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Start **now**""#, "pt-BR": #""Comece **agora**""#, "ja": #""**今**始める""#]),
            .texts(["en": #""Run `fit` or *walk*""#, "de": #""„fit“ ausführen oder „gehen“""#]),
            .texts(["en": #""All files (*.*), 2 ** 8, * done""#, "pt-BR": #""Todos (*.*), 2 ** 8, * feito""#]),
            .texts(["en": #""Followed by **%1$@**""#, "ko": #""**%1$@**님이 팔로우""#]),
            .texts(["en": #""** Warning **""#, "pt-BR": #""**Aviso**""#, "de": #""Achtung""#]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"a\" = \"** Warning **\";\n\"b\" = \"**Note** it\";\n"),
                ("de.lproj/Localizable.strings", "\"a\" = \"Achtung\";\n\"b\" = \"** Notieren ** Sie es\";\n"),
            ]),
        ],
        failing: [
            .texts(["en": #""Start **now**""#, "pt-BR": #"↓"Comece agora""#, "th": #"↓"เริ่ม **now""#]),
            .texts(["en": #""**Open** it""#, "fr": #"↓"Ouvrez **le **""#, "ja": #"↓"**「開く」**を押す""#]),
            .texts(["en": #""See [help](https://a.app)""#, "pt-BR": #"↓"Veja a [ajuda] (https://a.app)""#]),
            .texts(["en": #""** See ** [help](https://a.app)""#, "pt-BR": #"↓"** Veja ** a ajuda""#]),
            .texts(["en": #""Brand""#, "zh-Hant": #"↓"**品牌名稱**""#]),
            .texts(["en": #""Run `fit`""#, "pt-BR": #"↓"Execute fit""#]),
            .texts(["en": #""**Go** and **rest**""#, "pt-BR": #"↓"**Vá**, **pare** e **descanse**""#]),
        ]
    )

    static let interest = UnitInterest.translations.havingWithSource(MarkdownMarks.marks)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText,
            MarkdownMarks.mayBeIn(unit.text) || MarkdownMarks.mayBeIn(source),
            unit.isInUse, unit.text.hasWords
        else { return }
        var (marks, wanted) = (MarkdownMarks(unit.text.string), MarkdownMarks(source.string))
        guard marks != wanted else { return }
        let ignoresStars = hasStarsAsText(unit, wanted)
        if ignoresStars { (marks, wanted) = (marks.withoutStars, wanted.withoutStars) }
        guard marks != wanted else { return }
        let flaw = Self.flaw(of: marks, for: wanted)
        // Where most translations have the same additional marks, the source is the odd one.
        if marks.bold > wanted.bold || marks.links > wanted.links, marks.looseStars <= wanted.looseStars,
            unit.isBackedByOthers({ other in
                let others = MarkdownMarks(other.string)
                return (ignoresStars ? others.withoutStars : others) == marks
            })
        {
            return
        }
        guard let message = flaw ?? Self.lessSevere(marks, for: wanted) else { return }
        findings.add(
            "\(message): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.location,
            language: unit.language.tag, part: unit.path, atMost: flaw == nil ? .note : .error)
    }

    /// Whether the asterisks are an ornament, which people see in any case: `** Warning **`.
    ///
    /// A legacy table with one such source is for code that does not read Markdown.
    private func hasStarsAsText(_ unit: UnitContext, _ wanted: MarkdownMarks) -> Bool {
        let table = unit.entry.table
        return wanted.looseStars > 0 || table.table.isLegacy && table.hasStarsAsText
    }

    /// What a translator may have meant; nil if there is nothing.
    private static func lessSevere(_ marks: MarkdownMarks, for wanted: MarkdownMarks) -> FindingMessage? {
        if marks.bold == 0, wanted.bold > 0, marks.quotes <= wanted.quotes {
            return "lacks the bold text of the source, between **"
        }
        if marks.bold != wanted.bold, marks.bold > 0, wanted.bold > 0 {
            return "bold texts between **: \(marks.bold), but in the source: \(wanted.bold)"
        }
        return lostStyle(of: marks, for: wanted)
    }

    /// Marks that a language may replace by other means, except by quotation marks, which are visible.
    private static func lostStyle(of marks: MarkdownMarks, for wanted: MarkdownMarks) -> FindingMessage? {
        if marks.quotes > wanted.quotes { return nil }
        if marks.code < wanted.code {
            return marks.code > 0
                ? "codes in backticks: \(marks.code), but in the source: \(wanted.code)"
                : "lacks the code of the source, in backticks"
        }
        guard marks.italic < wanted.italic else { return nil }
        return marks.italic > 0
            ? "italic texts between *: \(marks.italic), but in the source: \(wanted.italic)"
            : "lacks the italics of the source, between *"
    }

    /// The most severe defect; nil if there is none.
    private static func flaw(of marks: MarkdownMarks, for wanted: MarkdownMarks) -> FindingMessage? {
        if marks.looseStars > wanted.looseStars {
            return """
                people see **, because no bold text begins or ends there; close it, with no space or punctuation \
                mark next to it inside
                """
        }
        if marks.links != wanted.links, marks.links > 0, wanted.links > 0 {
            return "links, [text](address): \(marks.links), but in the source: \(wanted.links)"
        }
        return lost(of: marks, for: wanted) ?? added(of: marks, for: wanted)
    }

    private static func lost(of marks: MarkdownMarks, for wanted: MarkdownMarks) -> FindingMessage? {
        if marks.links < wanted.links { return "lacks the link of the source, [text](address)" }
        guard marks.struck < wanted.struck else { return nil }
        return marks.struck > 0
            ? "struck-out texts between ~~: \(marks.struck), but in the source: \(wanted.struck)"
            : "lacks the struck-out text of the source, between ~~"
    }

    private static func added(of marks: MarkdownMarks, for wanted: MarkdownMarks) -> FindingMessage? {
        if marks.bold > 0, wanted.bold == 0 { return "has bold text, between **, that the source does not have" }
        return marks.links > wanted.links ? "has a link, [text](address), that the source does not have" : nil
    }
}
