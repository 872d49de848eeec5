import CatalogCore
import LanguageIdentification

/// A word with letters of two of the scripts Latin, Cyrillic and Greek.
package struct MixedWord {
    /// The word as written.
    package let string: String
    /// The script of most letters.
    ///
    /// If both scripts have the same number, the script of the language.
    package let script: LetterScript
    /// The letters of the other script.
    package let odd: [Unicode.Scalar]
    /// The word with each odd letter replaced by its look-alike; nil if a letter has no look-alike.
    package let proper: String?

    /// Returns whether UTF-8 may contain a mixed word, because letters of two alphabets are adjacent.
    package static func mayBe(in bytes: ArraySlice<UInt8>) -> Bool {
        var (hasLatin, hasOther) = (false, false)
        for byte in bytes {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0xC3...0xC9: hasLatin = true
            case 0xCD...0xD4: hasOther = true
            case 0x80...0xBF: continue
            default: (hasLatin, hasOther) = (false, false)
            }
            if hasLatin, hasOther { return true }
        }
        return false
    }

    /// Returns the mixed words of a text without arguments and tags, for a language written in the scripts `usual`.
    package static func all(in text: PlainText, usual: Set<LetterScript>) -> [MixedWord] {
        var words: [MixedWord] = []
        var letters: [Unicode.Scalar] = []
        var before: Unicode.Scalar = " "
        for scalar in text.scalars + [" "] {
            if WordScalar.isLetter(scalar) || scalar.properties.generalCategory == .nonspacingMark {
                letters.append(scalar)
            } else {
                if letters.count > 1, let word = MixedWord(letters, after: before, usual: usual) { words.append(word) }
                before = scalar
                letters = []
            }
        }
        return words
    }

    /// Creates a mixed word; nil if the letters do not belong to exactly two of the three alphabets.
    private init?(_ letters: [Unicode.Scalar], after before: Unicode.Scalar, usual: Set<LetterScript>) {
        // In `\nТекст`, the `n` belongs to a line break that was written with a backslash.
        let letters = before == "\\" ? letters.dropFirst() : letters[...]
        let scripts = letters.map { LetterScript(of: $0) }
        let kinds = Set(scripts.compactMap { $0 })
        guard kinds.count == 2, kinds.isSubset(of: Self.alphabets) else { return nil }
        let counts = kinds.map { kind in (kind, scripts.count { $0 == kind }) }
        let own = counts.first { usual.contains($0.0) } ?? counts[0]
        let most = counts.first { $0.1 > own.1 }?.0 ?? own.0
        (script, string) = (most, Self.string(letters))
        odd = zip(letters, scripts).compactMap { $1 == nil || $1 == most ? nil : $0 }
        let replaced = letters.map { LetterScript(of: $0) == most ? $0 : LookAlikes.letter(like: $0, in: most) ?? "-" }
        proper = replaced.contains("-") ? nil : Self.string(replaced)
    }

    private static let alphabets: Set<LetterScript> = [.latin, .cyrillic, .greek]

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var string = ""
        string.unicodeScalars.append(contentsOf: scalars)
        return string
    }

    /// Returns whether the word is a foreign name or word with an ending of the language, as in `iPhoneом`, or a unit,
    /// as in `kΩ`.
    package func isNameWithEnding(_ source: [String]) -> Bool {
        guard proper == nil else { return false }
        // Some languages use Greek letters among Latin ones.
        if script == .latin, odd.allSatisfy({ LetterScript(of: $0) == .greek }) { return true }
        if string.unicodeScalars.count <= 3 { return true }
        let parts = string.unicodeScalars.split { LetterScript(of: $0) != .latin }.map { String($0) }
        guard parts.count == 1, let name = parts.first else { return false }
        let ending = string.unicodeScalars.count - name.unicodeScalars.count
        guard name.count > 1, ending <= 4 else { return false }
        return string.hasPrefix(name)
            && (name.unicodeScalars.contains { $0.properties.isUppercase } || source.contains(name.lowercased()))
    }
}
