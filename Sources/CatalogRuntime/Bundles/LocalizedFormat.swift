import Foundation

/// A text of a catalog that was handed out as a format, before its arguments were known, and that Foundation cannot fill.
struct LocalizedFormat: Hashable, Sendable {
    let table: CatalogTable
    let index: Int
    /// The language's number in the table.
    let place: Int

    /// What was handed out so far.
    private static let handedOut = Locked(HandedOutFormats())

    /// The format of its text for most numbers, by which it is known from now on.
    func handedOut(as text: String) -> String {
        Self.handedOut.withLock { $0.spelling(of: self, text) }
    }

    /// The format that was handed out with these words; nil where none was.
    static func known(_ text: String) -> LocalizedFormat? {
        handedOut.withLock { $0.formats[text] }
    }

    /// The text with its arguments and with numbers as a locale has them.
    func text(_ arguments: [any CVarArg], locale: Locale?) -> String? {
        table.text(
            index, arguments.map(LocalizedString.Argument.init), place: place, numbers: NumberStyle.of(locale))
    }
}
