import CatalogCore
import CatalogRuntime

/// A finished translation of a text of one key.
struct MemoryUnit: Sendable {
    /// The number of the text that it was made from.
    let segment: Int32
    /// Which part of the key's text it is.
    package let part: PartPath
    /// The translation.
    package let text: String
    /// The number of the localization that it belongs to.
    package let localization: Int32
}

/// What a key has in a language, finished.
struct MemoryLocalization: Sendable {
    let key: String
    package let path: String
    /// The number of its table.
    let table: Int32
    package let language: LanguageTag
    let canonical: LanguageTag
    /// What the texts are translated from, without a region.
    let source: LanguageTag
    /// The units that belong to it.
    let units: Range<Int>
    /// Whether all its texts are among them: none is unfinished, none is empty.
    let isWhole: Bool
}

/// All units of one text that have the same translation.
struct MemoryTranslation: Sendable {
    let canonical: LanguageTag
    /// The plural case that it is for; nil outside plurals.
    let pluralCase: String?
    /// How many units there are.
    var count = 0
    /// The first of them.
    var units: [Int32] = []
}
