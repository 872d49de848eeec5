import Foundation

/// Marks above, below and through letters.
package enum Diacritics {
    /// Returns a text without diacritics.
    package static func stripped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = ""
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
