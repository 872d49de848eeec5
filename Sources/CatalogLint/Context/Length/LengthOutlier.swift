import CatalogCore

/// A translation that is far longer or shorter than its source.
package struct LengthOutlier {
    /// Whether it is too long, and not too short.
    package let isTooLong: Bool

    /// Looks at a translation; nil where its length is nothing special, where other languages do the same, so that the
    /// source is short for something, and where an abbreviation or a list of words is on one side.
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

    /// Whether the lengths are usual with all that is in the texts; most are done with here, by their bytes.
    private static func isUsual(_ text: Text, for source: Text) -> Bool {
        if LengthRatio.isUsual(source: TextWeight.bounds(of: source), translation: TextWeight.bounds(of: text)) {
            return true
        }
        let (source, translation) = (TextWeight.of(source.utf8), TextWeight.of(text.utf8))
        return LengthRatio.isUsual(source: source...source, translation: translation...translation)
    }

    /// Whether the other languages are about as far from the source, or all over the place.
    private static func isShared(_ logarithm: Double, by others: [Text], source: Text) -> Bool {
        guard others.count >= 3 else { return false }
        let weight = TextWeight.of(source.utf8)
        let ratios = others.map { LengthRatio(source: weight, translation: TextWeight.of($0.utf8)).logarithm }.sorted()
        let median = ratios[ratios.count / 2]
        return abs(median) > 0.7 || abs(logarithm - median) < 0.75 * abs(logarithm)
    }
}

/// The words of a text, counted.
private struct MeasuredText {
    /// The weight without what stands in brackets, which explains more often than it says something.
    private(set) var weight = 0
    /// How many letters it has.
    private(set) var letters = 0
    /// How many semicolons, bars and underscores it has: what has several is a list or an identifier.
    private(set) var listMarks = 0
    /// How many capitals in a row it has at most.
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

    /// Whether a word of it is short for others.
    var hasAcronym: Bool { mostCapitals >= 2 }

    /// Whether all of it is short for other words.
    var isAcronym: Bool { hasAcronym && letters <= 8 && !hasOtherLetters }

    private static func weight(of scalar: Unicode.Scalar) -> Int {
        UTF8.encode(scalar)?.first.map { TextWeight.tenths(first: $0) } ?? 0
    }
}
