/// Characters that only one of the two ways to write Chinese has.
///
/// What both may hold, such as 后, 里, 台 and 着, is none of them.
package enum ChineseCharacters {
    /// The traditional form of a character that only Simplified Chinese has.
    package static func traditional(for scalar: Unicode.Scalar) -> Unicode.Scalar? { simplifiedOnly[scalar] }

    /// The simplified form of a character that only Traditional Chinese has.
    package static func simplified(for scalar: Unicode.Scalar) -> Unicode.Scalar? { traditionalOnly[scalar] }

    /// Whether Japanese has a character that only Simplified Chinese has of the two Chineses.
    package static func isJapanese(_ scalar: Unicode.Scalar) -> Bool { japanese.contains(scalar) }

    private static let simplifiedOnly = pairs(simplifiedData)
    private static let traditionalOnly = pairs(traditionalData)
    private static let japanese = Set(japaneseData.description.unicodeScalars)

    private static func pairs(_ text: StaticString) -> [Unicode.Scalar: Unicode.Scalar] {
        let scalars = Array(text.description.unicodeScalars)
        let starts = stride(from: 0, to: scalars.count - 1, by: 2)
        return Dictionary(starts.map { (scalars[$0], scalars[$0 + 1]) }) { first, _ in first }
    }
}
