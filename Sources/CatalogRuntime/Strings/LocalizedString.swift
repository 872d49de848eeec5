/// A text of a catalog with its arguments; its words are looked up when it is resolved.
///
/// The generated accessors make these. As a small value it can be stored, sent and compared, and resolved again in
/// another language.
public struct LocalizedString: Hashable, Sendable, CustomStringConvertible {
    private let table: CatalogTable
    private let index: Int
    private let arguments: [Argument]

    /// The text at a place of a table, with what its format specifiers show.
    ///
    /// - Parameters:
    ///   - table: the texts.
    ///   - index: the text's place, as the generator counted it; one that does not exist gives an empty text.
    ///   - arguments: by their positions, the first for `%1$@`.
    public init(_ table: CatalogTable, _ index: Int, _ arguments: [Argument] = []) {
        self.table = table
        self.index = index
        self.arguments = arguments
    }

    /// The text with a key that is known only while the program runs; nil where the table has none.
    ///
    /// Nothing checks such a key, nor its arguments, before a person sees the text: the generated accessors do.
    public init?(_ table: CatalogTable, key: String, _ arguments: [Argument] = []) {
        guard let index = table.index(ofKey: key) else { return nil }
        self.init(table, index, arguments)
    }

    /// What a format specifier shows.
    public enum Argument: Hashable, Sendable {
        /// A whole number.
        case integer(Int)
        /// A whole number that is not negative.
        case unsigned(UInt)
        /// A number with a fraction.
        case double(Double)
        /// A text.
        case string(String)
    }

    /// The text's key in its catalog.
    public var key: String { table.key(at: index) }

    /// The text in the language of the task, else of the app, else of the system (``CatalogLanguage``).
    public var resolved: String {
        table.resolve(index, arguments, in: CatalogLanguage.preferred, device: .current)
    }

    /// The text in a language.
    ///
    /// Where the table doesn't have it, the nearest of its languages is used that belongs to the same language and
    /// script, then the source language, and then the key.
    public func resolved(in language: LanguageTag) -> String {
        table.resolve(index, arguments, in: [language], device: .current)
    }

    /// The text in a language as a device shows it.
    public func resolved(in language: LanguageTag, device: Device) -> String {
        table.resolve(index, arguments, in: [language], device: device)
    }

    /// The same as ``resolved``.
    public var description: String { resolved }
}
