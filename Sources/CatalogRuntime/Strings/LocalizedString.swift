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

    /// The text in the first of the languages that its table has.
    func resolved(in languages: [LanguageTag]) -> String {
        table.resolve(index, arguments, in: languages, device: .current)
    }

    /// The text with its specifiers as `String(format:)` reads them, in the language of the task, else of the app, else of
    /// the system: `%(code)lld` is `%lld`, `%1$(a)@` is `%1$@`.
    ///
    /// The arguments are not shown. A count is in the form for most numbers (`other`), `%%` stays as it is for who
    /// formats it, and a text without arguments is just the text.
    public var formatString: String {
        table.resolve(
            index, [], in: CatalogLanguage.preferred, device: .current, display: .specifiers(hasPositions: false))
    }

    /// The text in the language of the moment, where perhaps fewer arguments were given than it takes: nothing is shown
    /// in the places of those that are missing.
    package var resolvedWithArgumentsAtHand: String {
        table.resolve(index, arguments, in: CatalogLanguage.preferred, device: .current, display: .valuesAtHand)
    }

    /// The same as ``resolved``.
    public var description: String { resolved }
}
