import CatalogCore

/// The kinds of files that have the texts of a single language, by file extension.
package enum LegacyTableKind: String, Hashable, Sendable {
    /// Plain texts (docs/formats.md §3).
    case strings
    /// Texts that vary by number, device or width (docs/formats.md §4).
    case stringsdict
    /// One text of the App Store or Google Play, which is the whole file.
    case storeText = "txt"

    /// The kinds that Foundation reads.
    package static let ofStrings: [LegacyTableKind] = [.strings, .stringsdict]

    /// Creates the kind for a file extension without a dot, ignoring case; nil for other extensions.
    package init?(fileExtension: String) {
        self.init(rawValue: fileExtension.lowercased())
    }

    /// Creates the kind of a file in a format; nil for catalogs, which have all languages.
    package init?(_ format: TableFormat) {
        switch format {
        case .strings: self = .strings
        case .stringsdict: self = .stringsdict
        case .storeText: self = .storeText
        case .catalog: return nil
        }
    }
}
