import CatalogCore

/// The words of a text that must be in the text's language.
///
/// This excludes words of the source, names in camel case, abbreviations, and parts of code and addresses.
package struct LanguageSpecificWords {
    /// The words in order.
    package let words: [PlainWord]

    /// Extracts the words of a translation or of a source text.
    package init(_ unit: UnitContext) {
        let plain = unit.plain
        let prose = plain.words.filter { Self.isProse($0) && !Self.isCode($0.range, in: plain.scalars) }
        guard !prose.isEmpty else {
            words = []
            return
        }
        let source = unit.entry.vocabulary(of: unit.sourceText)
        words = prose.filter { !source.has($0.folded) }
    }

    /// Returns each distinct word in lower case.
    ///
    /// - Parameter withNames: whether to include words that begin with a capital.
    package func vocabulary(withNames: Bool) -> [String] {
        var seen: Set<String> = []
        return words.filter { withNames || !$0.isCapitalised }.map(\.folded).filter { seen.insert($0).inserted }
    }

    private static func isProse(_ word: PlainWord) -> Bool {
        let bytes = word.string.utf8
        if bytes.allSatisfy({ $0 < 0x80 }) {
            guard bytes.count > 1, !bytes.contains(where: \.isASCIIDigit) else { return false }
            if word.isAllCaps { return bytes.count > longestAbbreviation }
            return !bytes.dropFirst().contains { (0x41...0x5A).contains($0) }
        }
        let scalars = word.string.unicodeScalars
        guard scalars.count > 1, !scalars.contains(where: { $0.properties.numericType != nil }) else { return false }
        if word.isAllCaps { return scalars.count > longestAbbreviation }
        return !scalars.dropFirst().contains { $0.properties.isUppercase }
    }

    private static let longestAbbreviation = 5

    /// Returns whether a word is part of a path, file name, option or markup: `~/Library`, `notes.txt`, `--all`.
    package static func isCode(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
        if range.lowerBound > 0, codeMarks.contains(scalars[range.lowerBound - 1]) { return true }
        guard range.upperBound < scalars.count else { return false }
        let next = scalars[range.upperBound]
        if next == "." || next == ":" {
            return range.upperBound + 1 < scalars.count && WordScalar.isInside(scalars[range.upperBound + 1])
        }
        return codeMarks.contains(next)
    }

    private static let codeMarks: Set<Unicode.Scalar> = ["/", "\\", "_", "=", "$", "#", "&", "@", "~", "^", "`", "*"]
}

extension UnitContext {
    /// Whether the translation contains an address that its source does not have, such as a list of translators.
    package var bringsAddress: Bool {
        guard !language.isSource, hasAddress(text) else { return false }
        return !(sourceText.map { hasAddress($0) } ?? false)
    }

    private func hasAddress(_ text: Text) -> Bool {
        let bytes = text.utf8
        return zip(bytes, bytes.dropFirst()).contains { left, right in
            (right == UInt8(ascii: "@") && left > 0x2F) || (left == UInt8(ascii: "/") && right == left)
        }
    }
}

/// The words of a source text, which also match words of a translation with slightly different spelling.
struct SourceVocabulary {
    private let words: Set<String>
    private let stems: Set<String>

    /// - Parameter words: The words of the source text, and those that stay the same in every language, in lower case.
    init(_ words: [String]) {
        // A translation may take a compound apart: “Token” for “long-term-token”.
        self.words = Set(words.map(Self.joined) + words.flatMap(Self.parts))
        stems = Set(self.words.compactMap(Self.stem))
    }

    /// Returns whether the vocabulary has the word or a word with the same beginning: `Sikhismus` matches `Sikhism`.
    func has(_ word: String) -> Bool {
        let word = Self.joined(word)
        return words.contains(word) || Self.stem(word).map { stems.contains($0) } ?? false
    }

    /// Returns a word without hyphens: `E-mail` is `Email`.
    private static func joined(_ word: String) -> String {
        mayHaveHyphens(word) ? word.filter { !hyphens.contains($0) } : word
    }

    private static func parts(of word: String) -> [String] {
        guard mayHaveHyphens(word) else { return [] }
        let parts = word.split(whereSeparator: hyphens.contains).map(String.init)
        return parts.count > 1 ? parts : []
    }

    /// Returns whether a word has the first byte of a hyphen; most words have none, and need no search by characters.
    private static func mayHaveHyphens(_ word: String) -> Bool {
        word.utf8.contains { $0 == UInt8(ascii: "-") || $0 == 0xE2 }
    }

    private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2011}"]

    /// Returns the first letters of a word, with letters unified that languages spell differently in shared words.
    private static func stem(_ word: String) -> String? {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return stem(ofASCII: word.utf8) }
        var stem = ""
        var length = 0
        var letters = Diacritics.stripped(word).makeIterator()
        var letter = letters.next()
        while let current = letter, length < stemLength {
            letter = letters.next()
            switch current {
            case "k": stem.append("c")
            case "z": stem.append("s")
            case "p" where letter == "h", "t" where letter == "h":
                stem.append(current == "p" ? "f" : "t")
                letter = letters.next()
            default: stem.append(current)
            }
            length += 1
        }
        return length < stemLength ? nil : stem
    }

    /// Returns the same for a word without letters beyond ASCII.
    private static func stem(ofASCII word: String.UTF8View) -> String? {
        var stem: [UInt8] = []
        var rest = word[...]
        while stem.count < stemLength, let letter = rest.popFirst() {
            switch letter {
            case UInt8(ascii: "k"): stem.append(UInt8(ascii: "c"))
            case UInt8(ascii: "z"): stem.append(UInt8(ascii: "s"))
            case UInt8(ascii: "p") where rest.first == UInt8(ascii: "h"):
                stem.append(UInt8(ascii: "f"))
                rest.removeFirst()
            case UInt8(ascii: "t") where rest.first == UInt8(ascii: "h"):
                stem.append(letter)
                rest.removeFirst()
            default: stem.append(letter)
            }
        }
        return stem.count < stemLength ? nil : String(decoding: stem, as: UTF8.self)
    }

    private static let stemLength = 4
}
