import CatalogCore

/// A translation that is much longer or shorter than its source.
package struct LengthOutlier {
    /// Whether the translation is too long rather than too short.
    package let isTooLong: Bool

    /// Examines a translation; nil if its length is plausible.
    ///
    /// The result is also nil if other languages have a similar length, because then the source is an abbreviated form.
    /// Abbreviations and lists of words are not examined.
    package init?(_ unit: UnitContext, source: Text) {
        guard !Self.isUsual(unit.text, for: source), let sourceText = unit.sourcePlain else { return nil }
        let (long, short) = (MeasuredText(unit.plain), MeasuredText(sourceText))
        guard short.letters >= 3, long.letters >= 1, short.listMarks < 2, long.listMarks < 2 else { return nil }
        let ratio = LengthRatio(source: short.weight, translation: long.weight)
        let isTooLong = ratio.isTooLong(leeway: short.hasAcronym ? 0.7 : 0)
        guard isTooLong || (ratio.isTooShort && !long.isAcronym) else { return nil }
        guard !Self.isShared(ratio.logarithm, by: unit.otherTranslations, source: source) else { return nil }
        self.isTooLong = isTooLong
    }

    /// Returns whether the lengths are plausible from the byte counts alone, which settles most texts quickly.
    private static func isUsual(_ text: Text, for source: Text) -> Bool {
        if LengthRatio.isUsual(source: TextWeight.bounds(of: source), translation: TextWeight.bounds(of: text)) {
            return true
        }
        let (source, translation) = (TextWeight.of(source.utf8), TextWeight.of(text.utf8))
        return LengthRatio.isUsual(source: source...source, translation: translation...translation)
    }

    /// Returns whether the other languages differ from the source by about the same ratio, or by widely different
    /// ratios.
    private static func isShared(_ logarithm: Double, by others: [Text], source: Text) -> Bool {
        guard others.count >= 3 else { return false }
        let weight = TextWeight.of(source.utf8)
        let ratios = others.map { LengthRatio(source: weight, translation: TextWeight.of($0.utf8)).logarithm }.sorted()
        let median = ratios[ratios.count / 2]
        return abs(median) > 0.7 || abs(logarithm - median) < 0.75 * abs(logarithm)
    }
}

/// The measurements of a text that the comparison of lengths needs.
private struct MeasuredText {
    /// The weight of the text without brackets, because text in brackets is usually an explanation.
    private(set) var weight = 0
    /// The number of letters.
    private(set) var letters = 0
    /// The number of semicolons, bars and underscores.
    ///
    /// A text with several is a list or an identifier.
    private(set) var listMarks = 0
    /// The length of the longest run of capitals and digits.
    private var mostCapitals = 0
    private var hasOtherLetters = false

    init(_ text: PlainText) {
        var depth = 0
        var capitals = 0
        for scalar in text.scalars where scalar != PlainText.gap {
            if "(（[".unicodeScalars.contains(scalar) { depth += 1 }
            if depth == 0 || text.scalars.count < 8 { weight += Self.weight(of: scalar) }
            if ")）]".unicodeScalars.contains(scalar) { depth = max(0, depth - 1) }
            if ";；|_".unicodeScalars.contains(scalar) { listMarks += 1 }
            let isLetter = WordScalar.isLetter(scalar)
            if isLetter { letters += 1 }
            let isCapital = isLetter && scalar.properties.isUppercase
            capitals = isCapital || scalar.properties.numericType != nil ? capitals + 1 : 0
            mostCapitals = max(mostCapitals, capitals)
            if isLetter, !isCapital { hasOtherLetters = true }
        }
    }

    /// Whether the text contains an acronym.
    var hasAcronym: Bool { mostCapitals >= 2 }

    /// Whether the whole text is an acronym.
    var isAcronym: Bool { hasAcronym && letters <= 8 && !hasOtherLetters }

    private static func weight(of scalar: Unicode.Scalar) -> Int {
        UTF8.encode(scalar)?.first.map { TextWeight.tenths(first: $0) } ?? 0
    }
}
