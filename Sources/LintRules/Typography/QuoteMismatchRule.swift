import CatalogCore
import CatalogLint

/// Finds quotation marks that are not closed, or that only the source has.
struct QuoteMismatchRule: UnitRule {
    static let description = RuleDescription(
        id: "quote-mismatch",
        category: .text,
        summary: "one quotation mark of a pair is missing, or the source’s quotation marks are lost",
        rationale: """
            Quotation marks come in pairs in every language: an odd number means that one is missing, unless the \
            source has the same number. If the source quotes a name and the translation does not, it is a note, except \
            for the corner brackets of Chinese and Japanese, where other languages often write only capitals. Single \
            marks may replace double ones; inches and seconds do not count, nor does a mark that a text names, such as \
            “press 《”.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        passing: [
            .texts(["en": #""Delete “%@”?""#, "de": #""„%@“ löschen?""#, "fr": #""Supprimer « %@ » ?""#]),
            .texts(["en": #""Open “Settings - Mail”""#, "pl": #""Otwórz „Ustawienia » Poczta”""#]),
            .texts(["en": #""Delete \"%@\"?""#, "pt-BR": #""Excluir '%@'?""#, "ja": #""「%@」を削除しますか？""#]),
            .texts(["en": #""Say \"way 510\"""#, "pt-BR": #""Diga \"way 510\"""#]),
            .texts(["en": #""At 51°30'2.5\"N""#, "pt-BR": #""Em 51°30'2.5\"N""#]),
            .texts(["en": #""A 27\" display""#, "pt-BR": #""Uma tela de 27 polegadas""#]),
            .texts([
                "de": #""Anfang: „""#, "fr": #""Début : «""#, "it": #""Inizio: «""#, "pt-BR": #""Início: “""#,
            ]),
            .texts(["en": #""Can’t open it""#, "fr": #""Impossible de l’ouvrir, dÃ©solÃ« ! Câ€™est fini.""#]),
            .texts(["en": #""「設定」を開く""#, "de": #""Einstellungen öffnen""#]),
            .texts(["en": #""Types < and 《.""#, "pt-BR": #""Digita < e “ ou 《""#, "ja": #""<や《を入力""#]),
        ],
        failing: [
            .texts(["en": #""Delete “%@”?""#, "pt-BR": #"↓"Excluir “%@?""#]),
            .texts(["en": #""Delete “%@”?""#, "pt-BR": #"↓"Excluir %@?""#]),
            .texts(["en": #"↓"Delete “%@?""#, "pt-BR": #""Excluir “%@?""#]),
            .texts(["en": #""「設定」を開く""#, "zh-Hans": #"↓"打开设置""#]),
        ]
    )

    static let interest = UnitInterest.every.havingWithSource(QuotationMarks.marks)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let source = unit.sourceText
        guard QuotationMarks.mayBeIn(unit.text) || source.map(QuotationMarks.mayBeIn) ?? false, unit.isInUse,
            unit.language.code != "he", !unit.text.isBlank
        else { return }
        let marks = QuotationMarks(unit.plain)
        let wanted = unit.sourcePlain.map { QuotationMarks($0) }
        let isOdd = !(marks.double - marks.mentioned).isMultiple(of: 2) && wanted?.double != marks.double
        let isLost =
            (wanted.map { $0.double - $0.mentioned } ?? 0) > 0 && marks.double == 0 && marks.single < 2
            && !(wanted?.areSquare ?? false && !unit.language.hasSquareLetters)
        // A mark can be a part of garbled characters, which another rule reports.
        guard isOdd || isLost, unit.text.isPlainASCII || Mojibake.damage(in: unit.text.utf8).isEmpty else { return }
        let isBacked = unit.isBackedByOthers {
            let double = QuotationMarks(PlainText($0)).double
            return isOdd ? !double.isMultiple(of: 2) : (double == 0) == (marks.double == 0)
        }
        guard !isBacked else { return }
        let what: FindingMessage =
            isLost ? "lacks the quotation marks of the source" : "one quotation mark of a pair is missing"
        findings.add(
            "\(what): \(Quotation.besideSource(unit))", at: unit.text.location, language: unit.language.tag,
            part: unit.path, atMost: isOdd ? .warning : .note)
    }
}

/// The quotation marks of a text by number.
private struct QuotationMarks {
    /// Double marks, in any language's form.
    private(set) var double = 0
    /// Those double marks that the text names.
    private(set) var mentioned = 0
    /// Single marks, which may also be apostrophes.
    private(set) var single = 0
    /// Whether all double marks are corner brackets or title marks, which only scripts with square letters have.
    private(set) var areSquare = true

    private static let doubles: Set<Unicode.Scalar> = [
        "\"", "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』", "〝", "〞", "〟", "＂", "《", "》",
    ]
    private static let singles: Set<Unicode.Scalar> = ["'", "‘", "’", "‚", "‹", "›", "`", "〈", "〉", "【", "】", "*"]

    init(_ text: PlainText) {
        let hasOpening = text.scalars.contains("«")
        for (index, scalar) in text.scalars.enumerated() where Self.mayBeMark(scalar) {
            if scalar == "»", !hasOpening, Self.isBetweenSpaces(index, text.scalars) { continue }
            if Self.doubles.contains(scalar) {
                // A mark after a number closes an open quotation.
                let isInches =
                    scalar == "\"" && double.isMultiple(of: 2) && index > 0
                    && ("0"..."9").contains(text.scalars[index - 1])
                if !isInches {
                    double += 1
                    if Self.isMentioned(index, text.scalars) { mentioned += 1 }
                    areSquare = areSquare && (0x3000...0x303F).contains(scalar.value)
                }
            } else if Self.singles.contains(scalar) {
                single += 1
            }
        }
    }

    /// Returns whether spaces are on both sides, as where `»` separates a menu and its command.
    private static func isBetweenSpaces(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        index > 0 && index + 1 < scalars.count && scalars[index - 1] == " " && scalars[index + 1] == " "
    }

    /// Returns whether a text names a mark instead of quoting with it: nothing touches it but a mark of the sentence.
    ///
    /// French writes spaces inside of guillemets, and a straight mark in the air may be a slip.
    private static func isMentioned(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        guard directed.contains(scalars[index]), index == 0 || scalars[index - 1] == " " else { return false }
        return index + 1 == scalars.count || " .,;:!?)。、，".unicodeScalars.contains(scalars[index + 1])
    }

    private static let directed: Set<Unicode.Scalar> = [
        "“", "”", "„", "‟", "「", "」", "『", "』", "〝", "〞", "《", "》",
    ]

    /// Returns whether a scalar is in a block with quotation marks, and not an ASCII letter, digit or space.
    private static func mayBeMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x22, 0x27, 0x2A, 0x60, 0xAB, 0xBB, 0x2000...0x206F, 0x3000...0x303F, 0xFF02: true
        default: false
        }
    }

    /// The first bytes of quotation marks.
    static let marks = ByteSet(0x22...0x22, 0xC2...0xC2, 0xE2...0xE3, 0xEF...0xEF)

    static func mayBeIn(_ text: Text) -> Bool {
        let bytes = text.utf8
        if text.isPlainASCII { return bytes.contains(0x22) }
        return bytes.indices.contains { index in
            switch bytes[index] {
            case 0x22: true
            case 0xC2, 0xE2, 0xE3, 0xEF: starts.contains { bytes[index...].starts(with: $0) }
            default: false
            }
        }
    }

    private static let starts = doubles.map { Array(String($0).utf8) }
}
