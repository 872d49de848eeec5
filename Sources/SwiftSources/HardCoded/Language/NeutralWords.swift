/// Words that are spelled alike in all languages: units, abbreviations of technology, and words with digits.
enum NeutralWords {
    /// Returns whether a text is a quantity or a specification made of such words: `USB 3.1 Gen1 (5 Gbps)`.
    ///
    /// - Parameters:
    ///   - pieces: The texts between the values.
    ///   - tokens: Their parts between spaces.
    static func make(_ pieces: [String], _ tokens: [Substring]) -> Bool {
        let words = tokens.flatMap { isRate($0) ? [$0] : parts($0) }
        guard words.contains(where: hasLetters), words.allSatisfy({ !hasLetters($0) || isNeutral($0) }) else {
            return false
        }
        // An abbreviation alone can be the text of a button.
        return pieces.count > 1 || words.contains { isUnit($0) || $0.contains(where: \.isNumber) }
    }

    /// Returns whether a text is a quantity or a specification, or the beginning of a token: `HTTP 400`, `sk-…`.
    ///
    /// A value counts as a number: `HTTP \(code)`.
    static func make(_ text: KeyText) -> Bool {
        let pieces = KeyClassification.texts(text)
        if text.hasValues { return pieces.contains { hasLetters($0[...]) } && pieces.allSatisfy { hold($0[...]) } }
        return make(pieces, pieces.flatMap { $0.split(whereSeparator: \.isWhitespace) })
            || isBeginningOfToken(text.key)
    }

    /// Returns whether a text is a prefix of tokens with an ellipsis: `sk-...`, `ghp_…`.
    private static func isBeginningOfToken(_ text: String) -> Bool {
        guard let end = text.lastIndex(where: { $0 != "." && $0 != "…" }), "-_".contains(text[end]) else {
            return false
        }
        let prefix = text[..<end]
        return text[end...].count > 1 && !prefix.isEmpty
            && prefix.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "-_".contains($0)) }
    }

    /// Returns whether all words of a text are such words.
    static func hold(_ text: Substring) -> Bool {
        text.split(whereSeparator: \.isWhitespace).flatMap(parts).allSatisfy { !hasLetters($0) || isNeutral($0) }
    }

    private static func parts(_ token: Substring) -> [Substring] {
        token.split { "()[]/,;:·|–—+".contains($0) }
    }

    private static func hasLetters(_ word: Substring) -> Bool { word.contains(where: \.isLetter) }

    private static func isNeutral(_ word: Substring) -> Bool {
        isUnit(word) || abbreviations.contains(word.uppercased()) || isVersioned(word)
            || ProductNames.contains(String(word))
    }

    private static func isUnit(_ word: Substring) -> Bool { units.contains(word.lowercased()) || isRate(word) }

    /// Returns whether a word is a unit for each of another, which can be one letter: `mmol/L`, `kbit/s`.
    private static func isRate(_ word: Substring) -> Bool {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.contains { units.contains($0.lowercased()) }
            && parts.allSatisfy { $0.count == 1 && hasLetters($0) || units.contains($0.lowercased()) }
    }

    /// Returns whether a word has letters and digits, as versions and models do: `Gen1x1`, `USB4`, `v2`.
    private static func isVersioned(_ word: Substring) -> Bool {
        word.contains { $0.isASCII && $0.isNumber }
            && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }
    }

    private static let units: Set<String> = [
        "bps", "kbps", "mbps", "gbps", "tbps", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "tib", "hz", "khz", "mhz",
        "ghz", "kw", "kwh", "mv", "mah", "db", "px", "pt", "dpi", "ppi", "fps", "rpm", "bpm", "kcal", "kj", "km", "cm",
        "mm",
        "mmol", "mol", "kbit", "mbit", "gbit", "kg", "mg", "lbs", "oz", "ml", "dl", "mph", "kph", "ms", "hpa", "kpa",
        "mmhg", "µg", "vol",
    ]
    private static let abbreviations: Set<String> = [
        "USB", "HDMI", "PCI", "PCIE", "NVME", "SATA", "GPS", "CPU", "GPU", "RAM", "ROM", "SSD", "HDD", "DNS", "TCP",
        "UDP", "HTTP", "HTTPS", "SSH", "TLS", "SSL", "JSON", "XML", "CSV", "PDF", "HTML", "UUID", "HDR", "SDR", "RGB",
        "DOI", "ISBN", "AAC", "HEVC", "AVC", "FLAC", "UTC", "GMT", "LTE", "NFC", "BLE", "RFC", "ISO", "IEEE", "ASCII",
        "UTF", "ESC", "CTRL", "CMD", "ALT", "API", "URL", "SDK", "ОК",
    ]
}
