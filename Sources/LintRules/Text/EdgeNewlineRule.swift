import CatalogCore
import CatalogLint

/// Finds texts that begin or end with other line breaks than their source.
struct EdgeNewlineRule: UnitRule {
    static let description = RuleDescription(
        id: "edge-newline",
        category: .text,
        summary: "line breaks at the beginning or end differ from the source text",
        rationale: """
            They are invisible to translators and show as a gap, or as two paragraphs without a break. `newline-count` \
            reports line breaks inside the text.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            The safe fix removes line breaks at the edge of a whole label or sentence whose source has none at either \
            edge. With `--unsafe` it also adds line breaks, and fixes forms of substitutions and edges next to a colon \
            or an argument.
            """,
        passing: [
            .texts(["en": #""Done!\n""#, "pt-BR": #""Feito!\n""#]),
            .texts(["en": #""Done!\nWell done.""#, "pt-BR": #""Feito! Muito bem.""#]),
            .texts(["en": #""\n""#, "pt-BR": #""\n\n""#]),
        ],
        failing: [
            .texts(["en": #""Done!""#, "pt-BR": #"↓"Feito!\n""#]),
            .texts(["en": #""\nWell done ""#, "pt-BR": #"↓"Muito bem ""#, "es": #"↓"\n\nMuy bien ""#]),
        ]
    )

    static let interest = UnitInterest.every

    private static let newline = ByteSet(0x0A...0x0A)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.hasWithSource(Self.newline), unit.isInUse else { return }
        let (edges, sourceEdges) = (TextEdges(unit.text), TextEdges(source))
        guard !edges.isBlank, !sourceEdges.isBlank else { return }
        let begins = difference(edges.leadingNewlines, sourceEdges.leadingNewlines)
        let ends = difference(edges.trailingNewlines, sourceEdges.trailingNewlines)
        guard begins != nil || ends != nil else { return }
        let fixed = edges.text(
            leading: begins == nil ? edges.leading : sourceEdges.leading,
            trailing: ends == nil ? edges.trailing : sourceEdges.trailing)
        let differences = [
            begins.map { difference -> FindingMessage in "begins with \(difference)" },
            ends.map { difference -> FindingMessage in "ends with \(difference)" },
        ]
        findings.add(
            WordList.of(differences.compactMap { $0 }), at: unit.text.place, language: unit.language.tag,
            part: unit.path,
            fix: unit.replacing(with: fixed),
            isSafe: NeedlessEdges(unit, source: source).maySafelyGo(leading: begins != nil, trailing: ends != nil))
    }

    private func difference(_ count: Int, _ sourceCount: Int) -> FindingMessage? {
        guard count != sourceCount else { return nil }
        let breaks: FindingMessage =
            count == 0 ? "no line break" : count == 1 ? "a line break" : "\(count) line breaks"
        return sourceCount == 0
            ? "\(breaks), but the source has none" : "\(breaks), but the source has \(sourceCount)"
    }
}
