import CatalogCore

/// A format specifier that touches a word, although no specifier of the source does.
package struct GluedSpecifier {
    /// The word and the specifier as written: `von%@`.
    package let written: String
    /// The same with a space between them.
    package let spaced: String

    /// Finds the first such specifier of a translation.
    ///
    /// - Parameters:
    ///   - source: The source text, which shows whether arguments are parts of words.
    ///   - language: The code of the translation's language.
    package init?(in text: Text, source: Text, language: String) {
        guard text.mayHaveSpecifiers, source.mayHaveSpecifiers, Self.mayTouchLetters(text.utf8),
            Self.languages.contains(language) || Self.addingLanguages.contains(language)
        else { return nil }
        let (uses, wanted) = (Self.uses(in: text.utf8), Self.uses(in: source.utf8))
        guard !wanted.isEmpty, uses.count <= wanted.count, !wanted.contains(where: \.touchesWord),
            let use = uses.first(where: { $0.isDefect(in: language) })
        else { return nil }
        (written, spaced) = use.pair(in: language)
    }

    /// Languages that put spaces around words and do not add endings of several letters to a name.
    private static let languages: Set<String> = [
        "af", "ast", "be", "bg", "bs", "ca", "cs", "cy", "da", "de", "el", "eo", "es", "fo", "fr", "gl", "hr", "id",
        "is", "it", "lb", "lt", "lv", "mk", "ms", "nb", "nl", "nn", "no", "oc", "pl", "pt", "ro", "ru", "sc", "sk",
        "sl", "sr", "sv", "sw", "uk", "vi",
    ]

    /// Languages that add endings to a name, so that only a word in front of it touches it by mistake.
    private static let addingLanguages: Set<String> = ["et", "fi", "hu"]

    /// Returns whether a letter may stand directly before or behind a specifier, judged by the bytes around it.
    private static func mayTouchLetters(_ bytes: ArraySlice<UInt8>) -> Bool {
        let mayBeLetter = { (byte: UInt8) in byte.isASCIILetter || byte >= 0x80 }
        var rest = bytes
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            if percent > bytes.startIndex, mayBeLetter(bytes[percent - 1]) { return true }
            // The first byte that is no digit, flag or length is the conversion.
            rest = bytes[(percent + 1)...].drop { insideSpecifier.contains($0) }.dropFirst()
            if let next = rest.first, mayBeLetter(next) { return true }
        }
        return false
    }

    private static let insideSpecifier: ByteSet = "0123456789$.*-+#' lhqLzjt"

    private static func uses(in bytes: ArraySlice<UInt8>) -> [Use] {
        FormatString(utf8: bytes).pieces.compactMap { piece in
            guard case .specifier(let specifier) = piece, !specifier.hasSpaceFlag else { return nil }
            return Use(specifier, in: bytes)
        }
    }

    /// A specifier with the letters that touch it.
    private struct Use {
        let specifier: String
        let isNumber: Bool
        let before: String
        let after: String

        init(_ specifier: FormatSpecifier, in bytes: ArraySlice<UInt8>) {
            let start = bytes.startIndex
            let range = (start + specifier.range.lowerBound)..<(start + specifier.range.upperBound)
            self.specifier = String(decoding: bytes[range], as: UTF8.self)
            isNumber = specifier.conversion != .object || specifier.substitution != nil
            // The word is rarely longer; a part of a character decodes to no letter.
            let (head, tail) = (bytes[..<range.lowerBound].suffix(Self.reach), bytes[range.upperBound...])
            before = String(
                String.UnicodeScalarView(
                    String(decoding: head, as: UTF8.self).unicodeScalars.reversed().prefix(while: Self.isLetter)
                        .reversed()))
            after = String(
                String.UnicodeScalarView(
                    String(decoding: tail.prefix(Self.reach), as: UTF8.self).unicodeScalars.prefix(
                        while: Self.isLetter)))
        }

        private static let reach = 60

        /// Ordinal signs such as `º` are not in any case.
        private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            if scalar.isASCII { return WordScalar.isLetter(scalar) }
            switch scalar.properties.generalCategory {
            case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter: return true
            default: return false
            }
        }

        var touchesWord: Bool { !before.isEmpty || !after.isEmpty }

        func isDefect(in language: String) -> Bool { isWordBefore || isWordAfter(in: language) }

        /// `v%@`, `x%d` and `n%d` are versions, factors and counts.
        private var isWordBefore: Bool {
            !before.isEmpty && !(before.count == 1 && "vxnpstrq#".contains(before.lowercased()))
        }

        private func isWordAfter(in language: String) -> Bool {
            guard !after.isEmpty, !GluedSpecifier.addingLanguages.contains(language) else { return false }
            let lowered = after.lowercased()
            // `%dh`, `%dmin` and ordinals such as `%dème`.
            if isNumber, after.count <= 3 { return false }
            if Self.units.contains(lowered) || Self.endings[language]?.contains(lowered) ?? false { return false }
            if isNumber, Self.compounds[language]?.contains(where: { lowered.hasPrefix($0) }) ?? false { return false }
            return lowered != "s"
        }

        private static let units: Set<String> = [
            "km", "cm", "mm", "m", "kg", "g", "mg", "lb", "lbs", "ft", "mi", "min", "mins", "h", "hr", "hrs", "sec",
            "sek", "seg", "ms", "px", "pt", "gb", "mb", "kb", "tb", "b", "kcal", "bpm", "x", "мин", "сек", "км", "м",
            "кг", "мс", "гб", "мб", "кб",
        ]
        /// Endings of names and of short nouns.
        private static let endings: [String: Set<String>] = [
            "eo": ["n", "j", "jn", "a", "an"], "id": ["nya", "ku", "mu", "lah", "kah", "pun"],
            "ms": ["nya", "ku", "mu", "lah", "kah", "pun"], "lt": ["as", "o", "ui", "ą", "e"], "lv": ["ā", "a", "u"],
            "is": ["i"], "pl": ["a", "ie", "em", "owi"], "cs": ["u", "em", "a"], "sk": ["u", "om", "a"],
        ]
        /// The second parts of words that begin with a number: “3fach”, “5tägig”.
        private static let compounds: [String: [String]] = [
            "de": ["fach", "mal", "tägig", "stündig", "minütig", "jährig", "stellig", "teilig", "prozentig"],
            "nl": ["voudig", "jarig", "daags", "delig"], "sv": ["procentig", "årig", "siffrig"],
            "da": ["cifre", "årig", "dages"], "nb": ["sifre", "årig", "dagers"],
        ]

        func pair(in language: String) -> (written: String, spaced: String) {
            let tail = isWordAfter(in: language) ? " \(after)" : after
            return (before + specifier + after, (isWordBefore ? "\(before) " : before) + specifier + tail)
        }
    }
}
