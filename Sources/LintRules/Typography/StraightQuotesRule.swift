import CatalogCore
import CatalogLint

/// Finds straight quotation marks and apostrophes.
struct StraightQuotesRule: UnitRule {
    static let description = RuleDescription(
        id: "straight-quotes",
        category: .text,
        summary: "a text has a straight quotation mark or apostrophe",
        rationale: """
            Typeset text has “curved” quotation marks, or those of its language, and the apostrophe ’. Which pair is \
            right depends on the language, so a person must choose. The rule ignores marks for feet, inches and \
            minutes, those in tags and arguments, and Hebrew, which uses them in abbreviations.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Don’t say “no”""#, "pt-BR": #""Caixa d’água""#]),
            .texts(["en": #""Height 5'11\" and %'d steps""#, "he": #""ארה\"ב""#]),
            .texts(["en": #""A %lld\" screen""#]),
            .texts(["en": #""<a href=\"plans\">Plans</a>""#]),
        ],
        failing: [
            .texts(["en": #"↓"Don't skip""#, "pt-BR": #"↓"Toque em \"Iniciar\"""#])
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.text.utf8.contains(where: { $0 == 0x22 || $0 == 0x27 }), unit.isInUse,
            unit.language.code != "he"
        else { return }
        let scalars = unit.plain.scalars
        let marks = scalars.indices.filter { index in
            guard scalars[index] == "\"" || scalars[index] == "'" else { return false }
            guard index > 0 else { return true }
            return !("0"..."9").contains(scalars[index - 1]) && scalars[index - 1] != PlainText.gap
        }
        guard let first = marks.first else { return }
        let isApostrophe = scalars[first] == "'" && isInWord(first, scalars)
        let what: FindingMessage =
            isApostrophe ? "has a straight apostrophe, ' instead of ’" : "has a straight quotation mark"
        let text = Quotation.of(unit.text)
        findings.add(
            marks.count == 1 ? "\(what): \(text)" : "\(what), and \(marks.count - 1) more: \(text)",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }

    private func isInWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        index > 0 && index + 1 < scalars.count && WordScalar.isLetter(scalars[index - 1])
            && WordScalar.isLetter(scalars[index + 1])
    }
}
