/// Detection of texts that count something and therefore need plural forms.
enum CountedText {
    /// Returns whether the only value of a text is an integer directly before the counted noun, as in “%lld dias”.
    static func isCounting(_ literal: AdoptedLiteral) -> Bool {
        let numbers = literal.values.filter { whole.contains($0.specifier) }
        guard numbers.count == 1, literal.values.count == 1, let specifier = numbers.first?.specifier,
            let range = literal.catalogText.range(of: specifier)
        else { return false }
        let behind = literal.catalogText[range.upperBound...]
        guard behind.first == " " || behind.first == "\u{A0}" else { return false }
        let word = behind.dropFirst().prefix { $0.isLetter || $0 == "-" }
        let small = word.lowercased()
        guard word.count >= 3, word.first?.isLowercase ?? false, !units.contains(small) else { return false }
        return !FillerWords.words(of: literal.language).contains(KeyWordSplitter.words(of: small).first ?? small)
    }

    private static let whole: Set<String> = ["%lld", "%d", "%u", "%llu"]

    /// Units with the same form in singular and plural.
    private static let units: Set<String> = [
        "min", "mins", "seg", "sec", "kcal", "cal", "kgs", "lbs", "bpm", "pts", "rpm", "mph", "kmh", "max", "off", "xp",
        "sem", "hrs", "reps", "rep",
    ]
}
