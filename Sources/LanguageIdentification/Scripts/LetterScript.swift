/// The script of a letter according to Unicode's Script property, identified by a four-letter code such as `Latn` or
/// `Cyrl`.
package struct LetterScript: Hashable, Sendable {
    /// The four letters, one in each byte.
    private let code: UInt32

    /// Creates a script from its four-letter code.
    package init(_ name: String) {
        code = name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The Latin script.
    package static let latin = LetterScript("Latn")
    /// The Cyrillic script.
    package static let cyrillic = LetterScript("Cyrl")
    /// The Greek script.
    package static let greek = LetterScript("Grek")
    /// The Arabic script.
    package static let arabic = LetterScript("Arab")
    /// Chinese characters.
    package static let han = LetterScript("Hani")
    /// The Japanese syllabary hiragana.
    package static let hiragana = LetterScript("Hira")
    /// The Japanese syllabary katakana.
    package static let katakana = LetterScript("Kana")

    /// Returns the script of a letter; nil for other characters and for letters without a script.
    package init?(of scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            guard (0x61...0x7A).contains(value | 0x20) else { return nil }
            self = .latin
        } else if (0xC0...0x24F).contains(value) {
            guard value != 0xD7, value != 0xF7 else { return nil }
            self = .latin
        } else if (0x4E00...0x9FFF).contains(value) {
            self = .han
        } else {
            guard let script = Self.table.script(of: value), scalar.properties.isAlphabetic else { return nil }
            self = script
        }
    }

    /// The name in English, for messages.
    package var name: String {
        let spelling = String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> (24 - 8 * $0)) }, as: UTF8.self)
        return Self.names[spelling] ?? spelling
    }

    private static let names = [
        "Latn": "Latin", "Cyrl": "Cyrillic", "Grek": "Greek", "Arab": "Arabic", "Hebr": "Hebrew", "Hani": "Chinese",
        "Hira": "Japanese", "Kana": "Japanese", "Hang": "Korean", "Thai": "Thai", "Deva": "Devanagari",
        "Beng": "Bengali", "Armn": "Armenian", "Geor": "Georgian", "Ethi": "Ethiopic", "Khmr": "Khmer",
        "Laoo": "Lao", "Mymr": "Burmese", "Taml": "Tamil", "Telu": "Telugu", "Knda": "Kannada", "Mlym": "Malayalam",
        "Gujr": "Gujarati", "Guru": "Gurmukhi", "Orya": "Odia", "Sinh": "Sinhala", "Tibt": "Tibetan",
        "Bopo": "Bopomofo",
    ]

    private static let table = ScriptRanges(ranges)
}

/// Sorted ranges of characters with their scripts.
private struct ScriptRanges: Sendable {
    private var firsts: [UInt32] = []
    private var lasts: [UInt32] = []
    private var scripts: [LetterScript] = []

    /// Parses cells of five hexadecimal digits, five more, and a four-letter code.
    init(_ cells: StaticString) {
        let text = cells.description.utf8
        var rest = text[...]
        while rest.count >= 14 {
            firsts.append(Self.number(rest.prefix(5)))
            lasts.append(Self.number(rest.dropFirst(5).prefix(5)))
            scripts.append(LetterScript(String(decoding: rest.dropFirst(10).prefix(4), as: UTF8.self)))
            rest = rest.dropFirst(14)
        }
    }

    private static func number(_ digits: some Sequence<UInt8>) -> UInt32 {
        digits.reduce(0) { $0 << 4 | UInt32($1 < 0x3A ? $1 - 0x30 : $1 - 0x37) }
    }

    func script(of value: UInt32) -> LetterScript? {
        var (low, high) = (0, firsts.count)
        while low < high {
            let middle = (low + high) / 2
            if lasts[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low < firsts.count && firsts[low] <= value ? scripts[low] : nil
    }
}
