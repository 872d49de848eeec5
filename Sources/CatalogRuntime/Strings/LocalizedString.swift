/// A text of a catalog with its arguments, looked up when it is resolved.
///
/// The generated accessors return values of this type. They are small and can be stored, sent, compared, and resolved
/// again in another language.
public struct LocalizedString: Hashable, Sendable, CustomStringConvertible {
    private let table: CatalogTable
    private let index: Int
    private let arguments: [Argument]

    /// Creates the text at an index of a table, with the arguments of its format specifiers.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - index: The index of the text, as assigned by the generator; an invalid index gives an empty text.
    ///   - arguments: The arguments by position, the first for `%1$@`.
    public init(_ table: CatalogTable, _ index: Int, _ arguments: [Argument] = []) {
        self.table = table
        self.index = index
        self.arguments = arguments
    }

    /// Creates the text for a key that is known only at run time; nil if the table lacks the key.
    ///
    /// The key and its arguments are not checked at compile time. Prefer the generated accessors, which are.
    public init?(_ table: CatalogTable, key: String, _ arguments: [Argument] = []) {
        guard let index = table.index(ofKey: key) else { return nil }
        self.init(table, index, arguments)
    }

    /// An argument of a format specifier.
    public enum Argument: Hashable, Sendable {
        /// An integer.
        case integer(Int)
        /// An unsigned integer.
        case unsigned(UInt)
        /// A floating-point number.
        case double(Double)
        /// A text.
        case string(String)
    }

    /// The key of the text in its catalog.
    public var key: String { table.key(at: index) }

    /// The text in the language of the task, the app or the system (``CatalogLanguage``).
    public var resolved: String {
        table.resolve(index, arguments, in: CatalogLanguage.preferred, device: .current)
    }

    /// Returns the text in a language.
    ///
    /// If the table lacks the text in that language, uses the nearest regional variant in the same script. Otherwise
    /// uses the source language, then the key.
    public func resolved(in language: LanguageTag) -> String {
        table.resolve(index, arguments, in: [language], device: .current)
    }

    /// Returns the text in a language for a device.
    public func resolved(in language: LanguageTag, device: Device) -> String {
        table.resolve(index, arguments, in: [language], device: device)
    }

    /// Returns the text in the first of `languages` that the table supports.
    func resolved(in languages: [LanguageTag]) -> String {
        table.resolve(index, arguments, in: languages, device: .current)
    }

    /// The text with its specifiers in the syntax of `String(format:)`, in the current language (``CatalogLanguage``).
    ///
    /// `%(code)lld` becomes `%lld`, and `%1$(a)@` becomes `%1$@`. The arguments are not inserted. A plural is in the
    /// form `other`. `%%` stays unchanged, because formatting replaces it. A text without arguments is returned as it
    /// is.
    public var formatString: String {
        table.resolve(
            index, [], in: CatalogLanguage.preferred, device: .current, display: .specifiers(hasPositions: false))
    }

    /// The text in the current language, with nothing inserted for missing arguments.
    package var resolvedWithArgumentsAtHand: String {
        table.resolve(index, arguments, in: CatalogLanguage.preferred, device: .current, display: .valuesAtHand)
    }

    /// Same as ``resolved``.
    public var description: String { resolved }
}
