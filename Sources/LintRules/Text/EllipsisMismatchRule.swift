import CatalogCore
import CatalogLint

/// Finds an ellipsis at the end that only the translation or only the source has.
struct EllipsisMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "ellipsis-mismatch",
        category: .text,
        summary: "only the translation or only the source ends in an ellipsis",
        rationale: """
            In a menu item or on a button, the ellipsis announces that the app will ask something. In a status text it \
            means that work continues. People rely on that in every language. Three full stops count as an ellipsis, \
            and so do spaced ones (“. .”) and the Armenian, Chinese and Japanese forms. If most other languages agree \
            with this one, the source is the odd one.
            """,
        severity: .note,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Loading...""#, "pt-BR": #""Carregando…""#, "zh-Hans": #""正在加载……""#]),
            .texts(["en": #""Save as…""#, "pt-BR": #""Salvar como …""#, "ar": #""...حفظ باسم""#]),
            .texts(["en": #""…""#, "pt-BR": #""mais""#]),
            .texts([
                "en": #""Loading""#, "pt-BR": #""Carregando…""#, "de": #""Wird geladen…""#, "fr": #""Chargement…""#,
                "es": #""Cargando…""#,
            ]),
            .texts(["en": #""Connecting . .""#, "ja": #""接続中...""#, "hy": #""Միանում․․․""#, "de": #""Verbinden…""#]),
        ],
        failing: [
            .texts(["en": #""Save as…""#, "pt-BR": #"↓"Salvar como""#]),
            .texts(["en": #""Loading""#, "pt-BR": #"↓"Carregando...""#]),
        ]
    )

    static let interest = UnitInterest.translations.havingWithSource(Ellipsis.firstBytes)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText else { return }
        let (ends, sourceEnds) = (Ellipsis.ends(unit.text.utf8), Ellipsis.ends(source.utf8))
        guard ends != sourceEnds, unit.isInUse, !unit.text.isBlank else { return }
        // An ellipsis in another position has moved with the words.
        guard !Ellipsis.isIn(ends ? source.utf8 : unit.text.utf8), hasWords(unit.text), hasWords(source) else { return }
        guard !unit.isBackedByOthers({ Ellipsis.ends($0.utf8) == ends }) else { return }
        let what: FindingMessage =
            ends ? "ends in an ellipsis that the source does not have" : "lacks the ellipsis of the source"
        findings.add(
            "\(what): \(Quotation.of(unit.text)) for \(Quotation.of(source))", at: unit.text.location,
            language: unit.language.tag, part: unit.path)
    }

    private func hasWords(_ text: Text) -> Bool { text.string.contains(where: \.isLetter) }
}

/// The ways to write an ellipsis.
private enum Ellipsis {
    private static let forms = ["…", "...", "⋯", "。。", "‥", "．．", "・・", "···", "․․"].map { Array($0.utf8) }

    /// The first bytes of the forms, without which no text ends in an ellipsis.
    static let firstBytes = forms.compactMap(\.first).reduce(into: ByteSet()) { $0.insert($1) }
    /// The last bytes of the forms.
    private static let lastBytes = forms.compactMap(\.last).reduce(into: ByteSet()) { $0.insert($1) }

    /// Full stops with a space between them.
    private static let spaced = Array(". .".utf8)

    static func ends(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let end = bytes.lastIndex(where: { $0 != 0x20 }) else { return false }
        let (bytes, last) = (bytes[...end], bytes[end])
        if last == UInt8(ascii: ".") {
            return bytes.suffix(3).elementsEqual([0x2E, 0x2E, 0x2E]) || bytes.suffix(3).elementsEqual(spaced)
        }
        guard lastBytes.contains(last) else { return false }
        return forms.contains { bytes.suffix($0.count).elementsEqual($0) }
    }

    /// Two full stops count as a careless ellipsis.
    static func isIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.indices.contains { index in
            let rest = bytes[index...]
            return rest.starts(with: [0x2E, 0x2E]) || rest.starts(with: spaced)
                || forms.contains { rest.starts(with: $0) }
        }
    }
}
