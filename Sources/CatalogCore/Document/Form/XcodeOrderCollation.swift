import Foundation

/// A comparison of keys by Foundation, within the lengths that Foundation handles.
///
/// Foundation's comparison with a locale reads 64 UTF-16 units at a time into a buffer. If two longer strings differ
/// only in case or accents, Foundation on Linux reads past the buffer, and the result varies from run to run. For words
/// of more than 128 units, it frees memory that was never allocated. For longer keys, this type finds the first
/// difference of primary weight and passes Foundation only the text from there on.
enum XcodeOrderCollation {
    private static let longestText = 64
    private static let locale = Locale(identifier: "en_US")
    private static let options: String.CompareOptions = [
        .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
    ]
    private static let likeness: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]

    /// Returns Xcode's order of any two keys.
    static func compare(_ left: String, _ right: String) -> ComparisonResult {
        if left.utf16.count <= longestText, right.utf16.count <= longestText {
            return order(left, right)
        }
        return compareLong(left[...], right[...])
    }

    private static func order(_ left: some StringProtocol, _ right: some StringProtocol) -> ComparisonResult {
        left.compare(right, options: options, range: nil, locale: locale)
    }

    private static func compareLong(_ left: Substring, _ right: Substring) -> ComparisonResult {
        var left = left
        var right = right
        var tieBreak = ComparisonResult.orderedSame
        while let leftPart = part(of: left), let rightPart = part(of: right) {
            if !leftPart.utf8.elementsEqual(rightPart.utf8) {
                guard areAlike(leftPart, rightPart) else { return compareStarts(left, right) }
                if tieBreak == .orderedSame { tieBreak = compareStarts(leftPart, rightPart) }
            }
            left = left[leftPart.endIndex...]
            right = right[rightPart.endIndex...]
        }
        if left.isEmpty, right.isEmpty { return tieBreak }
        return left.isEmpty ? .orderedAscending : .orderedDescending
    }

    /// Returns the next unit of comparison: a run of digits, or a single character.
    private static func part(of text: Substring) -> Substring? {
        guard let first = text.first else { return nil }
        guard first.isASCII, first.isNumber else { return text.prefix(1) }
        return text.prefix { $0.isASCII && $0.isNumber }
    }

    /// Returns whether two parts differ at most in case, accents, width and leading zeros.
    private static func areAlike(_ left: Substring, _ right: Substring) -> Bool {
        let left = left.drop { $0 == "0" }
        let right = right.drop { $0 == "0" }
        if left.utf16.count > longestText || right.utf16.count > longestText { return left == right }
        return left.compare(right, options: likeness, range: nil, locale: locale) == .orderedSame
    }

    /// Compares as many whole characters of both texts as Foundation accepts; the first characters are known to differ.
    private static func compareStarts(_ left: Substring, _ right: Substring) -> ComparisonResult {
        let leftStart = start(of: left)
        let rightStart = start(of: right)
        if leftStart.isEmpty || rightStart.isEmpty { return compareScalars(left, right) }
        return order(leftStart, rightStart)
    }

    private static func start(of text: Substring) -> Substring {
        var units = 0
        return text.prefix { character in
            units += character.utf16.count
            return units <= longestText
        }
    }

    /// Compares characters with more combining marks than Foundation accepts.
    ///
    /// No language has such characters, so any fixed order is sufficient.
    private static func compareScalars(_ left: Substring, _ right: Substring) -> ComparisonResult {
        if left.utf8.elementsEqual(right.utf8) { return .orderedSame }
        let isAscending = left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
        return isAscending ? .orderedAscending : .orderedDescending
    }
}
