import Foundation

/// A text of a catalog that `BundleStrings` returned as a format string, before its arguments were known.
///
/// Foundation cannot format the text correctly, because the text varies by number or its specifiers have positions.
struct LocalizedFormat: Hashable, Sendable {
    let table: CatalogTable
    let index: Int
    /// The index of the language in the table.
    let languageIndex: Int

    /// All formats returned so far.
    private static let registry = Locked(FormatRegistry())

    /// Registers the format and returns the spelling that identifies it from now on.
    func registered(as text: String) -> String {
        Self.registry.withLock { $0.spelling(of: self, text) }
    }

    /// Returns the format with a spelling; nil if no format has it.
    static func known(_ text: String) -> LocalizedFormat? {
        registry.withLock { $0.formats[text] }
    }

    /// Returns the text with its arguments, with numbers formatted for a locale.
    func text(_ arguments: [any CVarArg], locale: Locale?) -> String? {
        table.text(
            index, arguments.map(LocalizedString.Argument.init), languageIndex: languageIndex,
            numbers: NumberStyle.of(locale))
    }
}
