/// The two kinds of legacy tables, by file extension.
package enum LegacyTableKind: String, Hashable, Sendable, CaseIterable {
    /// Plain texts (docs/formats.md §3).
    case strings
    /// Texts that vary by number, device or width (docs/formats.md §4).
    case stringsdict

    /// Creates the kind for a file extension without a dot, ignoring case; nil for other extensions.
    package init?(fileExtension: String) {
        self.init(rawValue: fileExtension.lowercased())
    }
}
