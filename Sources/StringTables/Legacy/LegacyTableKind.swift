/// The two kinds of tables that came before catalogs, by the ending of their files.
package enum LegacyTableKind: String, Hashable, Sendable, CaseIterable {
    /// Plain texts (docs/formats.md §3).
    case strings
    /// Texts that depend on numbers, devices or widths (docs/formats.md §4).
    case stringsdict

    /// The kind of a file with this ending, without a dot and in any case; nil for other files.
    package init?(fileExtension: String) {
        self.init(rawValue: fileExtension.lowercased())
    }
}
