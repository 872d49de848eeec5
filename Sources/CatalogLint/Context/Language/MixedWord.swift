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
    /// The word with each odd letter replaced by its look-alike; nil if the language has none for a letter.
    package let proper: String?
    /// The word in Latin letters; nil if a letter has no Latin look-alike.
    private let latin: [Unicode.Scalar]?
    /// Whether the word is a Latin name with an ending in another script, as in `SMSку` or `iOSе`.
    private let isInflectedName: Bool

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

    /// Returns the mixed words of a text without arguments and tags.
    package static func all(in text: PlainText, of language: LanguageFacts) -> [MixedWord] {
        var words: [MixedWord] = []
        var letters: [Unicode.Scalar] = []
        var before: Unicode.Scalar = " "
        for scalar in text.scalars + [" "] {
            if WordScalar.isLetter(scalar) || scalar.properties.generalCategory == .nonspacingMark {
                letters.append(scalar)
            } else {
                if letters.count > 1, let word = MixedWord(letters, after: before, language) { words.append(word) }
                before = scalar
                letters = []
            }
        }
        return words
    }

    /// Creates a mixed word; nil if the letters do not belong to exactly two of the three alphabets.
    private init?(_ letters: [Unicode.Scalar], after before: Unicode.Scalar, _ language: LanguageFacts) {
        // In `\nТекст`, the `n` belongs to a line break that was written with a backslash.
        let letters = before == "\\" ? letters.dropFirst() : letters[...]
        let scripts = letters.map { Self.script(of: $0, language) }
        let kinds = Set(scripts.compactMap { $0 })
        guard kinds.count == 2, kinds.isSubset(of: Self.alphabets) else { return nil }
        let usual = language.writing?.usual ?? []
        let counts = kinds.map { kind in (kind, scripts.count { $0 == kind }) }
        let own = counts.first { usual.contains($0.0) } ?? counts[0]
        let most = counts.first { $0.1 > own.1 }?.0 ?? own.0
        (script, string) = (most, Self.string(letters))
        odd = zip(letters, scripts).compactMap { $1 == nil || $1 == most ? nil : $0 }
        let replaced = letters.map {
            LetterScript(of: $0) == most ? $0 : LookAlikes.letter(like: $0, in: most, of: language.code) ?? "-"
        }
        proper = replaced.contains("-") ? nil : Self.string(replaced)
        let likenesses = letters.compactMap {
            LetterScript(of: $0) == .latin ? $0 : LookAlikes.letter(like: $0, in: .latin, of: language.code)
        }
        latin = likenesses.count < letters.count ? nil : likenesses
        let name = letters.prefix { LetterScript(of: $0) == .latin }
        let ending = letters.dropFirst(name.count)
        let endingScripts = Set(ending.map { LetterScript(of: $0) })
        isInflectedName =
            name.count > 1 && (1...Self.longestEnding).contains(ending.count) && endingScripts.count == 1
            && endingScripts.isSubset(of: usual.subtracting([.latin]))
            && Self.isName(name, before: ending, of: language)
    }

    /// Returns the script of a letter; nil for the vowels with a circumflex of Serbian, which Cyrillic lacks: `кôд`.
    private static func script(of letter: Unicode.Scalar, _ language: LanguageFacts) -> LetterScript? {
        let isAccented = accented.contains(letter) && ["sr", "bs", "mk", "cnr"].contains(language.code)
        return isAccented ? nil : LetterScript(of: letter)
    }

    private static let accented: Set<Unicode.Scalar> = ["â", "ê", "î", "ô", "û", "Â", "Ê", "Î", "Ô", "Û"]

    /// Returns whether Latin letters are an acronym, a name or a foreign word, not the beginning of a word in another
    /// script.
    ///
    /// Acronyms and names such as `iOS` have an inner capital before an ending in lower case. Others have a letter
    /// without a lookalike, as in `Siri`, or are longer than the ending, as in `Macа`. “Haши” for “Наши” has none of
    /// these signs.
    private static func isName(
        _ letters: ArraySlice<Unicode.Scalar>, before ending: ArraySlice<Unicode.Scalar>, of language: LanguageFacts
    ) -> Bool {
        let isLower = ending.allSatisfy(\.properties.isLowercase)
        guard isLower || (letters + ending).allSatisfy(\.properties.isUppercase) else { return false }
        if isLower, letters.dropFirst().contains(where: \.properties.isUppercase) { return true }
        guard let script = ending.first.flatMap({ LetterScript(of: $0) }) else { return false }
        return letters.contains { LookAlikes.letter(like: $0, in: script, of: language.code) == nil }
            || (letters.first?.properties.isUppercase ?? false && letters.count > ending.count)
    }

    /// The number of letters of the longest ending, as in `SMSками`.
    private static let longestEnding = 4

    /// Returns the word as a Latin word of the source if it is one in disguise, such as a unit: “КB” for “KB”.
    package func asWord(of source: [String]) -> MixedWord {
        guard let latin, source.contains(Self.string(latin)) else { return self }
        return MixedWord(self, inLatin: latin)
    }

    private init(_ word: MixedWord, inLatin latin: [Unicode.Scalar]) {
        (string, script, proper, self.latin) = (word.string, .latin, Self.string(latin), nil)
        odd = word.string.unicodeScalars.filter { LetterScript(of: $0) != .latin }
        isInflectedName = false
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
        if isInflectedName { return true }
        guard proper == nil else { return false }
        // Some languages use Greek letters among Latin ones.
        if script == .latin, odd.allSatisfy({ LetterScript(of: $0) == .greek }) { return true }
        let scripts = string.unicodeScalars.compactMap { LetterScript(of: $0) }
        if string.unicodeScalars.count <= 3 { return zip(scripts, scripts.dropFirst()).count(where: !=) == 1 }
        let parts = string.unicodeScalars.split { LetterScript(of: $0) != .latin }.map { String($0) }
        guard parts.count == 1, let name = parts.first else { return false }
        let ending = string.unicodeScalars.count - name.unicodeScalars.count
        guard name.count > 1, ending <= Self.longestEnding else { return false }
        return string.hasPrefix(name)
            && (name.unicodeScalars.contains { $0.properties.isUppercase } || source.contains(name.lowercased()))
    }
}
