import CatalogCore
import CatalogLint

/// Finds texts that begin or end with other line breaks than their source.
struct EdgeNewlineRule: UnitRule {
    static let description = RuleDescription(
        id: "edge-newline",
        category: .text,
        summary: "line breaks at the beginning or end differ from the source text",
        rationale: """
            They are invisible to translators and show as a gap, or as two paragraphs without a break. At the end they \
            are a note, and so is one that the translation lacks. If most other \
            languages lack the line breaks of the source too, the source is the odd one, and the rule reports one note \
            there. Texts without letters, which separate others, are ignored. `newline-count` reports line breaks \
            inside the text.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .safe,
        fixLimits: """
            The safe fix removes line breaks at the edge of a whole label or sentence whose source has none at either \
            edge. With `--unsafe` it also fixes forms of substitutions and edges next to a colon or an argument, but \
            not where half of the other languages have the line breaks. It adds those that the source and most \
            other languages have.
            """,
        passing: [
            .texts(["en": #""Done!\n""#, "pt-BR": #""Feito!\n""#]),
            .texts(["en": #""Done!\nWell done.""#, "pt-BR": #""Feito! Muito bem.""#]),
            .texts(["en": #""\n""#, "pt-BR": #""\n\n""#]),
            .texts(["en": #"" ·\n""#, "pt-BR": #"" · ""#]),
        ],
        failing: [
            .texts(["en": #""Done!""#, "pt-BR": #"↓"Feito!\n""#]),
            .texts([
                "en": #"↓"Well done.\n""#, "de": #""Gut.""#, "es": #""Bien.""#, "fr": #""Bien.""#, "it": #""Bene.""#,
            ]),
            .texts(["en": #""\nWell done ""#, "pt-BR": #"↓"Muito bem ""#, "es": #""\nMuy bien ""#]),
            .texts(["en": #""\nWell done ""#, "pt-BR": #""\nMuito bem ""#, "es": #"↓"\n\nMuy bien ""#]),
        ]
    )

    static let interest = UnitInterest.translations.havingWithSource(newline)

    private static let newline = ByteSet(0x0A...0x0A)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isInUse, !unit.isOfSeparator
        else { return }
        let (edges, sourceEdges) = (TextEdges(unit.text), TextEdges(source))
        guard !edges.isBlank, !sourceEdges.isBlank else { return }
        let begins = difference(edges.leadingNewlines, sourceEdges.leadingNewlines)
        let ends = difference(edges.trailingNewlines, sourceEdges.trailingNewlines)
        guard begins != nil || ends != nil else { return }
        if unit.isBackedByOthers({ Self.haveSameBreaks(TextEdges($0), edges) }) {
            if edges.leadingNewlines + edges.trailingNewlines == 0 {
                reportSource(source, beside: unit, into: &findings)
            }
            return
        }
        let fixed = edges.text(
            leading: begins == nil ? edges.leading : sourceEdges.leading,
            trailing: ends == nil ? edges.trailing : sourceEdges.trailing)
        let differences = [
            begins.map { difference -> FindingMessage in "begins with \(difference)" },
            ends.map { difference -> FindingMessage in "ends with \(difference)" },
        ]
        findings.add(
            WordList.of(differences.compactMap { $0 }), at: unit.text.location, language: unit.language.tag,
            part: unit.path,
            // Nobody sees a line break behind a text, and one that is lost at an edge changes only a distance.
            atMost: edges.leadingNewlines > sourceEdges.leadingNewlines ? .error : .note,
            fix: mayFix(edges, sourceEdges, in: unit) ? unit.replacing(with: fixed) : [],
            isSafe: NeedlessEdges(unit, source: source).maySafelyGo(leading: begins != nil, trailing: ends != nil))
    }

    /// Whether other languages agree with the source.
    private func mayFix(_ edges: TextEdges, _ sourceEdges: TextEdges, in unit: UnitContext) -> Bool {
        if edges.leadingNewlines < sourceEdges.leadingNewlines || edges.trailingNewlines < sourceEdges.trailingNewlines
        {
            return unit.isSharedByMost { Self.haveSameBreaks(TextEdges($0), sourceEdges) }
        }
        return !unit.isSharedByOthers { Self.haveSameBreaks(TextEdges($0), edges) }
    }

    /// Reports the line breaks of the source, at the first translation without them.
    private func reportSource(_ source: Text, beside unit: UnitContext, into findings: inout FindingSink) {
        let isFirst = unit.isFirstTranslation { text in
            let edges = TextEdges(text)
            return !edges.isBlank && edges.leadingNewlines + edges.trailingNewlines == 0
        }
        guard isFirst else { return }
        findings.add(
            """
            begins or ends with line breaks that translations such as \(Quotation.of(unit.text)) do not have: \
            \(Quotation.of(source)); remove them from the source
            """,
            at: source.location, language: unit.entry.table.sourceLanguage, part: unit.path, atMost: .note)
    }

    private static func haveSameBreaks(_ left: TextEdges, _ right: TextEdges) -> Bool {
        left.leadingNewlines == right.leadingNewlines && left.trailingNewlines == right.trailingNewlines
    }

    private func difference(_ count: Int, _ sourceCount: Int) -> FindingMessage? {
        guard count != sourceCount else { return nil }
        let breaks: FindingMessage =
            count == 0 ? "no line break" : count == 1 ? "a line break" : "\(count) line breaks"
        return sourceCount == 0
            ? "\(breaks), but the source has none" : "\(breaks), but the source has \(sourceCount)"
    }
}
