import CatalogCore

/// The words of a text that must be in the text's language.
///
/// This excludes words of the source, names in camel case, abbreviations, and parts of code and addresses.
package struct LanguageSpecificWords {
    /// The words in order.
    package let words: [PlainWord]

    /// Extracts the words of a translation or of a source text.
    package init(_ unit: UnitContext) {
        let ignored = unit.entry.table.settings.doNotTranslate.flatMap { PlainText($0).words.map(\.folded) }
        let source = SourceVocabulary((unit.sourcePlain?.words.map(\.folded) ?? []) + ignored)
        let plain = unit.plain
        words = plain.words.filter { word in
            Self.isProse(word) && !Self.isCode(word.range, in: plain.scalars) && !source.has(word.folded)
        }
    }

    /// Returns each distinct word in lower case.
    ///
    /// - Parameter withNames: whether to include words that begin with a capital.
    package func vocabulary(withNames: Bool) -> [String] {
        var seen: Set<String> = []
        return words.filter { withNames || !$0.isCapitalised }.map(\.folded).filter { seen.insert($0).inserted }
    }

    private static func isProse(_ word: PlainWord) -> Bool {
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
private struct SourceVocabulary {
    private let words: Set<String>
    private let stems: Set<String>

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
    private static func joined(_ word: String) -> String { word.filter { !hyphens.contains($0) } }

    private static func parts(of word: String) -> [String] {
        let parts = word.split(whereSeparator: hyphens.contains).map(String.init)
        return parts.count > 1 ? parts : []
    }

    private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2011}"]

    /// Returns the first letters of a word, with letters unified that languages spell differently in shared words.
    private static func stem(_ word: String) -> String? {
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

    private static let stemLength = 4
}
