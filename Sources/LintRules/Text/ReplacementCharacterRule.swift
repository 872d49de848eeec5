import CatalogCore
import CatalogLint

/// Finds the character that decoders write for bytes that they cannot read.
struct ReplacementCharacterRule: UnitRule {
    static let description = RuleDescription(
        id: "replacement-character",
        category: .text,
        summary: "a text has U+FFFD, the replacement for a lost character",
        rationale: """
            A tool met bytes that it could not decode and wrote U+FFFD for them. The former character is lost: restore \
            it from the history, or translate again. If the source text has the character too, it is intended.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        passing: [
            .texts(["en": #""Action""#, "pt-BR": #""Ação""#]),
            .texts(key: "Unreadable: \u{FFFD}", ["pt-BR": "\"Ilegível: \u{FFFD}\""]),
        ],
        failing: [
            .texts(["en": #""Action""#, "pt-BR": "↓\"A\u{FFFD}\u{FFFD}o\""])
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII.having(ByteSet(0xEF...0xEF))

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard isMarked(unit.text), unit.isInUse else { return }
        if let source = unit.sourceText, isMarked(source) { return }
        findings.add(
            "a character was lost: \(Quotation.of(unit.text)); restore it", at: unit.text.location,
            language: unit.language.tag,
            part: unit.path)
    }

    private func isMarked(_ text: Text) -> Bool {
        let bytes = text.utf8
        guard bytes.count > 2 else { return false }
        for index in bytes.startIndex..<(bytes.endIndex &- 2) where bytes[index] == 0xEF {
            if bytes[index &+ 1] == 0xBF, bytes[index &+ 2] == 0xBD { return true }
        }
        return false
    }
}
