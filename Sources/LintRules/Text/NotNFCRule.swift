import CatalogCore
import CatalogLint
import Foundation

/// Finds letters written as a base letter and a mark that have a single character.
struct NotNFCRule: UnitRule {
    static let description = RuleDescription(
        id: "not-nfc",
        category: .text,
        summary: "a text has a letter and a combining mark where one character exists",
        rationale: """
            The text looks the same but compares, searches and sorts differently; some fonts draw the mark next to the \
            letter. Such text comes from file names of the Mac and from some input methods. Marks without a composed \
            form are ignored, as are letters that Unicode keeps apart. It is a note, because the difference is mostly \
            invisible.
            """,
        severity: .note,
        impact: .upkeep,
        scope: .unit,
        tables: .all,
        fix: .safe,
        passing: [
            .texts(["en": #""Action""#, "pt-BR": #""Ação""#, "vi": #""Tập luyện""#]),
            .texts(["en": #""River""#, "hi": "\"\u{0928}\u{0926}\u{0940} \u{0938}\u{0921}\u{093C}\u{0915}\""]),
            .texts(["en": #""Good""#, "yo": "\"\u{1ECD}\u{0300}r\u{1EB9}\u{0301}\""]),
        ],
        failing: [
            .texts(["en": #""Action""#, "pt-BR": "↓\"Ac\u{0327}a\u{0303}o\""]),
            .texts(["en": #""Today""#, "ja": "↓\"か\u{3099}んばる\"", "ko": "↓\"\u{1112}\u{1161}\u{11AB}\""]),
        ]
    )

    static let interest = UnitInterest.beyondPlainASCII.having(CombiningMarks.firstBytes)

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard CombiningMarks.mayCompose(in: unit.text.utf8), unit.isInUse else { return }
        let text = unit.text.string
        let composed = String(text.flatMap { Self.composed($0) })
        guard composed.unicodeScalars.count < text.unicodeScalars.count else { return }
        findings.add(
            "has letters written as two characters, a letter and a mark: \(Quotation.of(text))", at: unit.text.location,
            language: unit.language.tag, part: unit.path, fix: unit.replacing(with: composed))
    }

    /// A letter and its marks as one character, if Unicode has one.
    ///
    /// If only the order of marks changes, or a character becomes two, the text was not decomposed. A single scalar is
    /// kept, because some that are canonically equivalent look different, such as a few ideographs.
    private static func composed(_ character: Character) -> String {
        let written = String(character)
        guard written.unicodeScalars.count > 1, CombiningMarks.mayCompose(in: Array(written.utf8)[...]) else {
            return written
        }
        let composed = written.precomposedStringWithCanonicalMapping
        return composed.unicodeScalars.count < written.unicodeScalars.count ? composed : written
    }
}

/// The marks that can form one character with the letter before them.
private enum CombiningMarks {
    /// The first bytes of the marks.
    static let firstBytes = ByteSet(0xCC...0xCD, 0xD9...0xD9, 0xE0...0xE1, 0xE3...0xE3)

    static func mayCompose(in bytes: ArraySlice<UInt8>) -> Bool { bytes.withUnsafeBufferPointer(mayCompose) }

    private static func mayCompose(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > 1 else { return false }
        for index in 0..<(bytes.count &- 1) {
            switch bytes[index] {
            case 0xCC: return true
            case 0xCD where bytes[index &+ 1] < 0xB0: return true
            case 0xD9 where (0x93...0x95).contains(bytes[index &+ 1]): return true
            case 0xE0, 0xE1, 0xE3:
                if bytes.count &- index > 2, isMark(bytes[index], bytes[index &+ 1], bytes[index &+ 2]),
                    !isNuktaAlone(bytes, index)
                {
                    return true
                }
            default: continue
            }
        }
        return false
    }

    /// Whether a mark is Devanagari's nukta behind a consonant that it does not become one character with.
    ///
    /// It does so only with NNNA, RRA and LLLA. Most texts in Hindi have it behind others.
    private static func isNuktaAlone(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index >= 3, bytes[index] == 0xE0, bytes[index + 1] == 0xA4, bytes[index + 2] == 0xBC else { return false }
        guard bytes[index - 3] == 0xE0, bytes[index - 2] == 0xA4 else { return false }
        let consonant = bytes[index - 1]
        return (0x95...0xB9).contains(consonant) && ![0xA8, 0xB0, 0xB3].contains(consonant)
    }

    /// The marks of Indic scripts and Myanmar, Hangul's jamo, and the voiced marks of kana.
    private static func isMark(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second) {
        case (0xE0, 0xA4): third == 0xBC
        case (0xE0, 0xA6), (0xE0, 0xAC), (0xE0, 0xAE), (0xE0, 0xB4): third == 0xBE
        case (0xE0, 0xA7), (0xE0, 0xAF), (0xE0, 0xB5): third == 0x97
        case (0xE0, 0xAD): third == 0x96 || third == 0x97
        case (0xE0, 0xB1): third == 0x96
        case (0xE0, 0xB3): third == 0x82 || third == 0x95 || third == 0x96
        case (0xE0, 0xB7): third == 0x8A || third == 0x8F || third == 0x9F
        case (0xE1, 0x80): third == 0xAE
        case (0xE1, 0x85), (0xE1, 0x86), (0xE1, 0x87): true
        case (0xE3, 0x82): third == 0x99 || third == 0x9A
        default: false
        }
    }
}
