import Foundation

/// Marks above, below and through letters.
package enum Diacritics {
    /// Returns a text without diacritics.
    package static func stripped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        if let latin = strippedLatin(text) { return latin }
        var result = ""
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Returns a text in Latin-1 without diacritics, much faster than with the decomposition; nil for other texts.
    private static func strippedLatin(_ text: String) -> String? {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard scalar.value <= 0xFF else { return nil }
            result.append(scalar.value < 0xC0 ? scalar : latinLetters[Int(scalar.value) - 0xC0])
        }
        return String(result)
    }

    /// The letters of Latin-1 from `À` to `ÿ` without diacritics.
    private static let latinLetters = Array(
        "AAAAAAÆCEEEEIIIIÐNOOOOO×ØUUUUYÞßaaaaaaæceeeeiiiiðnooooo÷øuuuuyþy".unicodeScalars)
}
