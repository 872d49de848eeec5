import CatalogCore

/// The words of a text that should differ in another language.
package struct TranslatableWords {
    /// The words in order, without names, units, numbers, abbreviations, addresses and arguments.
    package let words: [Substring]
    /// Whether only names have letters, so that a copy is a valid translation.
    ///
    /// For example, “GitHub: %@” is the same in another language. Units and abbreviations are not names and may differ.
    package let isOnlyNames: Bool

    /// Extracts the translatable words of a text.
    ///
    /// - Parameters:
    ///   - ignored: Words and phrases that stay the same in every language; case is ignored.
    ///   - isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    package init(_ text: String, ignoring ignored: [String], isLiteral: Bool = false) {
        var rest = Array((isLiteral ? Self.withoutSpans(text) : Self.withoutArguments(text)).utf8)
        for phrase in ignored { Self.blank(Array(phrase.utf8), in: &rest) }
        for phrase in Self.productNames { Self.blank(phrase, in: &rest) }
        let tokens = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        words = tokens.flatMap(Self.words(of:))
        isOnlyNames = tokens.flatMap(Self.pieces(of:)).allSatisfy { !$0.contains(where: \.isLetter) || Self.isName($0) }
    }

    private static func pieces(of token: Substring) -> [Substring] {
        token.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    }

    private static func isName(_ word: Substring) -> Bool {
        !word.allSatisfy(\.isUppercase) && word.dropFirst().contains(where: \.isUppercase)
    }

    /// Returns the words of a token.
    ///
    /// A token with an inner dot, slash or `@` is an address, a file name or a version.
    private static func words(of token: Substring) -> [Substring] {
        guard let first = token.firstIndex(where: \.isLetter), let last = token.lastIndex(where: \.isLetter) else {
            return []
        }
        let bare = token[first...last]
        guard !bare.contains(where: { "./@_\\".contains($0) }) else { return [] }
        return pieces(of: bare).filter(isTranslatable)
    }

    private static func isTranslatable(_ word: Substring) -> Bool {
        guard word.count > 1, !word.contains(where: \.isNumber), !units.contains(word.lowercased()) else {
            return false
        }
        let isAbbreviation = word.count <= 5 && word.allSatisfy(\.isUppercase)
        return !isAbbreviation && !isName(word)
    }

    private static func withoutArguments(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "%")) else { return withoutSpans(text) }
        let format = FormatString(utf8: bytes[...])
        let plain = format.literals.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " ")
        return withoutSpans(plain)
    }

    private static func withoutSpans(_ text: String) -> String {
        text.withoutSpans(from: "${", to: "}").withoutSpans(from: "{", to: "}").withoutSpans(from: "<", to: ">")
    }

    /// Replaces each occurrence of a phrase as whole words with spaces.
    ///
    /// The case of ASCII letters is ignored.
    private static func blank(_ phrase: [UInt8], in text: inout [UInt8]) {
        guard let first = phrase.first, text.count >= phrase.count else { return }
        for index in 0...(text.count - phrase.count) where lowered(text[index]) == lowered(first) {
            let end = index + phrase.count
            let isWhole = (index == 0 || !isLetter(text[index - 1])) && (end == text.count || !isLetter(text[end]))
            guard isWhole, zip(text[index..<end], phrase).allSatisfy({ lowered($0) == lowered($1) }) else { continue }
            for covered in index..<end { text[covered] = UInt8(ascii: " ") }
        }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }

    private static let units: Set<String> = [
        "km", "cm", "mm", "mi", "ft", "in", "yd", "kg", "mg", "lb", "lbs", "oz", "ml", "fl", "hr", "hrs", "min", "mins",
        "sec", "secs", "ms", "kcal", "cal", "kj", "bpm", "mph", "kph", "km/h", "hz", "khz", "mhz", "ghz", "px", "pt",
        "dpi", "fps", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "kbps", "mbps", "am", "pm", "ok", "vs", "max", "avg",
        "fahrenheit", "celsius", "kelvin",
    ]

    /// Apple's names that look like common words.
    ///
    /// Names with an inner capital need no list.
    private static let productNames = [
        "App Store", "Mac App Store", "Apple Watch", "Apple TV", "Apple Pay", "Apple Music", "Apple ID", "Apple Vision",
        "Apple Intelligence", "Apple Silicon", "Face ID", "Touch ID", "Optic ID", "Game Center", "Apple", "Siri",
        "Safari", "Finder", "Bluetooth", "Wi-Fi", "Touch Bar", "Dynamic Island", "Mission Control", "Stage Manager",
    ].map { Array($0.utf8) }
}

extension String {
    /// Returns the text without the spans between two marks.
    ///
    /// The marks are removed too.
    fileprivate func withoutSpans(from opening: String, to closing: Character) -> String {
        guard let mark = opening.utf8.first, utf8.contains(mark) else { return self }
        var result = ""
        var rest = self[...]
        while let start = rest.firstRange(of: opening), let end = rest[start.upperBound...].firstIndex(of: closing) {
            result += rest[..<start.lowerBound] + " "
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension Substring {
    /// Returns the range of the first occurrence of a text.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        indices.lazy.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
