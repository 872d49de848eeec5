/// Characters that occur in only one of the two Chinese scripts.
///
/// Characters that texts in both scripts can contain, such as 后, 里, 台 and 着, are not included.
package enum ChineseCharacters {
    /// Returns the traditional form of a character that occurs only in Simplified Chinese.
    package static func traditional(for scalar: Unicode.Scalar) -> Unicode.Scalar? { simplifiedOnly[scalar] }

    /// Returns the simplified form of a character that occurs only in Traditional Chinese.
    package static func simplified(for scalar: Unicode.Scalar) -> Unicode.Scalar? { traditionalOnly[scalar] }

    /// Returns whether a character that occurs only in Simplified Chinese also occurs in Japanese.
    package static func isJapanese(_ scalar: Unicode.Scalar) -> Bool { japanese.contains(scalar) }

    private static let simplifiedOnly = pairs(simplifiedData).filter { !shared.contains($0.key) }
    /// Characters that Unicode calls simplified, and that Hong Kong writes too.
    private static let shared: Set<Unicode.Scalar> = ["恒"]
    private static let traditionalOnly = pairs(traditionalData)
    private static let japanese = Set(japaneseData.description.unicodeScalars)

    private static func pairs(_ text: StaticString) -> [Unicode.Scalar: Unicode.Scalar] {
        let scalars = Array(text.description.unicodeScalars)
        let starts = stride(from: 0, to: scalars.count - 1, by: 2)
        return Dictionary(starts.map { (scalars[$0], scalars[$0 + 1]) }) { first, _ in first }
    }
}
