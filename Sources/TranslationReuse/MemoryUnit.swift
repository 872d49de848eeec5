import CatalogCore
import CatalogRuntime

/// A finished translation of one text of a key.
struct MemoryUnit: Sendable {
    /// The index of the source text.
    let segment: Int32
    /// The part of the key's texts.
    package let part: PartPath
    /// The translation.
    package let text: String
    /// The index of the localization.
    package let localization: Int32
}

/// The finished translations of a key in one language.
struct MemoryLocalization: Sendable {
    let key: String
    package let path: String
    /// The index of the table.
    let table: Int32
    package let language: LanguageTag
    let canonical: LanguageTag
    /// The source language without a region.
    let source: LanguageTag
    /// The indices of the units.
    let units: Range<Int>
    /// Whether all texts of the localization are included; false if some are unfinished or empty.
    let isWhole: Bool
}

/// The units of one source text that have the same translation.
struct MemoryTranslation: Sendable {
    let canonical: LanguageTag
    /// The plural category; nil outside plurals.
    let pluralCase: String?
    /// The number of units.
    var count = 0
    /// The indices of the first units.
    var units: [Int32] = []
}
