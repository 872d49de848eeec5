import CatalogCore
import CatalogLint
import StringTables

/// Finds control characters other than tab and line break.
struct ControlCharacterRule: UnitRule, TableRule {
    static let description = RuleDescription(
        id: "control-character",
        category: .text,
        summary: "a text has a control character other than tab and line break",
        rationale: """
            It was copied from a document or a database. It shows as a box or not at all, and XML cannot represent most of \
            them, so programs other than Apple's cannot read a property list with such a text or key. U+FFFE and U+FFFF \
            are no characters, and have the same effect. \
            The fix removes it, or writes a line break for vertical tab, and for form feed except before a small letter \
            inside a word. For U+0080 to U+009F it writes the character of Windows-1252, such as the apostrophe for \
            U+0092. The rule ignores the escape sequences of terminals, such as U+001B with “[31m”. `mojibake` reports \
            characters that belong to garbled text.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .safe,
        fixLimits: """
            Needs `--unsafe` in the source language, where the program may need the character. There is no fix where \
            the source has one too, for the escape character and the separators U+001B to U+001F, for U+0000, for \
            characters that Windows-1252 lacks or that are ambiguous, such as U+0085, and where the character may be \
            all that separates two words or numbers.
            """,
        passing: [
            .texts(["en": #""Name:\t%@\r\nAge:\t%lld""#, "pt-BR": #""Nome:\t%@\r\nIdade:\t%lld""#]),
            .texts(["en": #""It's on""#, "fr": #""Câ\u0080\u0099est parti""#]),
            .texts(["en": #""Error""#, "de": #""\u001B[1;31mFehler\u001B[0m""#]),
        ],
        failing: [
            .texts(["en": #""Home""#, "pt-BR": #"↓"In\u0003ício""#]),
            .texts(["en": #""Home""#, "pt-BR": #"↓"Início\uFFFF""#]),
            .entries(#"↓"home\u0003" : { }"#),
            .texts(["en": #"↓"Don\u0092t""#]),
            .texts(["en": #""Stop""#, "pt-BR": #"↓"Pare\u000BJá""#, "de": "↓\"Halt\u{7F}\""]),
        ]
    )

    static let interest = UnitInterest.every.having(firstBytes)

    /// The bytes without which no text has such a character.
    private static let firstBytes = ByteSet(
        0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x7F, 0xC2...0xC2, 0xEF...0xEF, 0xF0...0xFF)

    var checks: [RuleCheck] { [.unit(self), .table(self)] }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        for index in 0..<table.table.entryCount {
            let key = table.table.key(at: index)
            guard isAnywhere(in: key.utf8), let scalar = key.string.firstNotAllowedInXML else { continue }
            findings.add(
                "the key has the control character \(CodePoint.name(scalar.value)), which XML cannot represent",
                at: key.location, key: key.string)
        }
    }

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let bytes = unit.text.utf8
        guard isAnywhere(in: bytes), unit.isInUse else { return }
        let garbled = Mojibake.damage(in: bytes).map(\.range)
        var fixed = String.UnicodeScalarView()
        var found: [Unicode.Scalar] = []
        var separates = false
        var offset = bytes.startIndex
        let scalars = Array(unit.text.string.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if isControl(scalar), !isStyle(bytes[offset...]), !garbled.contains(where: { $0.contains(offset) }) {
                found.append(scalar)
                let isInWord = scalar == "\u{C}" && isInWord(index, scalars)
                if !isInWord, let replacement = replacement(of: scalar) {
                    fixed.append(replacement)
                } else if !isInWord, isBetweenWords(index, scalars) {
                    separates = true
                }
            } else {
                fixed.append(scalar)
            }
            offset += UTF8.width(scalar)
        }
        guard let first = found.first else { return }
        let (name, text) = (CodePoint.name(first.value), Quotation.of(unit.text))
        findings.add(
            found.count == 1
                ? "has the control character \(name): \(text)"
                : "has the control character \(name), and \(found.count - 1) more: \(text)",
            at: unit.text.location, language: unit.language.tag, part: unit.path,
            fix: !separates && found.allSatisfy(isNeverMeant) && !(unit.sourceText.map(hasAny) ?? false)
                ? unit.replacing(with: String(fixed)) : [],
            isSafe: !unit.language.isSource)
    }

    /// Whether the bytes begin with an escape sequence for the style of a terminal's text (ECMA-48 8.3.117).
    private func isStyle(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.starts(with: [0x1B, UInt8(ascii: "[")]) else { return false }
        let end = bytes.dropFirst(2).first { !$0.isASCIIDigit && $0 != UInt8(ascii: ";") }
        return end == UInt8(ascii: "m")
    }

    /// Whether a form feed replaces a ligature: no capital or digit follows in the same word.
    private func isInWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        isBetweenLetters(index, scalars) && !beginsWord(scalars[index + 1])
    }

    /// Whether the character may separate two words or numbers: a digit follows, or a capital after a small letter.
    private func isBetweenWords(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        isBetweenLetters(index, scalars) && beginsWord(scalars[index + 1])
            && !(scalars[index - 1].properties.isUppercase && scalars[index + 1].properties.isUppercase)
    }

    private func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isUppercase || scalar.properties.numericType != nil
    }

    private func isBetweenLetters(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        index > 0 && index + 1 < scalars.count && WordScalar.isInside(scalars[index - 1])
            && WordScalar.isInside(scalars[index + 1])
    }

    private func hasAny(_ text: Text) -> Bool { text.string.unicodeScalars.contains(where: isControl) }

    /// Whether programs ignore the character, and it can mean at most one other character.
    private func isNeverMeant(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x01...0x08, 0x0B...0x0C, 0x0E...0x1A, 0x7F, 0xFFFE...0xFFFF: true
        case 0x80...0x84, 0x86...0x9F: replacement(of: scalar) != nil
        default: false
        }
    }

    private func isAnywhere(in bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var previous: UInt8 = 0
            for byte in bytes {
                if byte < 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D { return true }
                if byte == 0x7F || (previous == 0xC2 && byte < 0xA0) { return true }
                // U+FFFE and U+FFFF end in BF BE and BF BF, and begin with EF.
                if byte >= 0xBE, previous == 0xBF { return true }
                previous = byte
            }
            return false
        }
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F, 0xFFFE...0xFFFF: true
        default: false
        }
    }

    private func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0B, 0x0C: return "\n"
        case 0x80...0x9F:
            let character = Mojibake.windows1252[Int(scalar.value) - 0x80]
            return character == scalar ? nil : character
        default: return nil
        }
    }
}
