import CatalogCore
import Foundation

/// The names that a code generator can make of a key: `homeCloseAll`, `home_close_all` or `Home.closeAll` for
/// `home.close-all`.
///
/// Names are compared without case, separators and diacritics.
struct KeySpelling {
    /// The folded names of the whole key, with and without its format specifiers.
    let whole: Set<String>
    /// The folded names without leading parts of the key, which templates of generators can strip.
    let stripped: Set<String>
    /// The number of words in the key.
    let wordCount: Int

    init(_ key: String) {
        let text = Self.withoutSpecifiers(key)
        var whole: Set<String> = [Self.folded(text), Self.folded(key)]
        whole.remove("")
        self.whole = whole
        stripped = Set(Self.stripped(text)).subtracting(whole)
        wordCount = Self.wordCount(text)
    }

    /// Returns the letters and digits of a text in lower case, without diacritics.
    static func folded(_ text: some StringProtocol) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: text.utf8.compactMap(folded), as: UTF8.self)
        }
        var result = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars
        where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
            result.append(scalar)
        }
        return String(result)
    }

    /// Returns an ASCII letter in lower case, or a digit; nil for any other byte.
    static func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }

    private static func withoutSpecifiers(_ key: String) -> String {
        guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
        var bytes = Array(key.utf8)
        for specifier in FormatString(key).specifiers.reversed() {
            bytes.replaceSubrange(specifier.range, with: [UInt8(ascii: " ")])
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func stripped(_ text: String) -> [String] {
        guard !text.contains(" ") else { return [] }
        var rest = text[...]
        var names: [String] = []
        while let separator = rest.firstIndex(where: { "._-/:".contains($0) }), names.count < 3 {
            rest = rest[rest.index(after: separator)...]
            let name = folded(rest)
            if name.utf8.count > 2 { names.append(name) }
        }
        return names
    }

    /// Returns the number of words, which spaces, punctuation and capitals separate.
    private static func wordCount(_ text: String) -> Int {
        var count = 0
        var last: Character = " "
        for character in text {
            let isPart = character.isLetter || character.isNumber
            let wasPart = last.isLetter || last.isNumber
            if isPart, !wasPart || character.isUppercase && last.isLowercase { count += 1 }
            last = character
        }
        return count
    }
}

/// The keys of a project by the names that code generators can make of them.
struct KeySpellings {
    /// A key that a name can stand for.
    struct Match: Hashable {
        let key: ExactText
        let wordCount: Int
    }

    private var whole: [String: [Match]] = [:]
    private var stripped: [String: [Match]] = [:]

    init(_ keys: Set<ExactText>) {
        for key in keys {
            let spelling = KeySpelling(key.string)
            let match = Match(key: key, wordCount: spelling.wordCount)
            for name in spelling.whole { whole[name, default: []].append(match) }
            for name in spelling.stripped { stripped[name, default: []].append(match) }
        }
    }

    /// Returns the keys with a folded name.
    func keys(named name: String) -> [Match] { whole[name] ?? [] }

    /// Returns the keys with a folded name after their leading parts.
    func keys(endingIn name: String) -> [Match] { stripped[name] ?? [] }

    /// The folded names of keys with several words, with their keys.
    var names: [String: [ExactText]] {
        whole.mapValues { $0.filter { $0.wordCount > 1 }.map(\.key) }.filter { !$0.value.isEmpty }
    }
}
