import CatalogCore
import CatalogRuntime
import StringTables

/// All texts of a table in one language, prepared for translators (`docs/formats.md` §7).
///
/// Keys that must not be translated are left out, and so are texts that XML cannot represent.
public struct TableUnits: Sendable {
    /// The texts by file: one file for a catalog, one for each format of a legacy table.
    public let files: [ExchangeFile]
    /// The texts that are left out, in the order of the table.
    public let leftOut: [LeftOut]

    /// A text that is left out.
    public struct LeftOut: Hashable, Sendable {
        /// The key of the text that is left out.
        public let key: String
        /// The part of the key's texts.
        public let part: PartPath
        /// The reason why the text is left out.
        public let reason: Reason
    }

    /// A reason why a text is left out.
    public enum Reason: Hashable, Sendable {
        /// The text or its key contains a character that the format cannot represent.
        case character(UInt32)
        /// The text of another key has the same id in the file.
        case sameName(as: String)
        /// The table has the key more than once.
        case doubledKey
        /// The key has this member of its texts more than once.
        case doubledPart(String)
        /// The key looks like the id of another text in the file.
        case name
        /// The format cannot represent the parts of the text.
        case parts
        /// The format specifiers cannot be recovered from the names of the arguments.
        case arguments
        /// The source text is empty, which the format reserves for its header.
        case emptySource
        /// The text for `other`, which the format requires, is missing.
        case incomplete
        /// The text is for an Apple device, and another text is for all other devices.
        case device(String)
        /// The texts are only for certain Apple devices.
        case onlyDevices
        /// The text varies by the width of the screen.
        case width
        /// The text is a list of phrases.
        case stringSet
        /// Several of the text's numbers have plural variations, or a substitution stands within a plural.
        case severalPlurals
        /// The text refers to a substitution that does not exist.
        case unknownSubstitution(String)
        /// The platform has no such format specifier.
        case specifier(String)
        /// The platform never uses this plural category in the language.
        case quantity(PluralCategory, LanguageTag)
    }

    /// Collects the texts of a table.
    ///
    /// - Parameters:
    ///   - files: The files of the table, which supply the names of the variables in legacy rules.
    ///   - allowsEveryCharacter: Whether to include characters that XML does not allow.
    public init(
        _ table: any StringTable, files: [LoadedFile], from source: LanguageTag, to target: LanguageTag,
        allowsEveryCharacter: Bool = false
    ) {
        self.init(
            table, files: files, from: source, to: target, allowsEveryCharacter: allowsEveryCharacter,
            interface: InterfaceTexts())
    }

    /// Collects the texts of a table with source texts from its storyboard or XIB.
    package init(
        _ table: any StringTable, files: [LoadedFile], from source: LanguageTag, to target: LanguageTag,
        allowsEveryCharacter: Bool, interface: InterfaceTexts
    ) {
        let units = Self.all(
            of: table, files: files, from: source, to: [target], allowsEveryCharacter: allowsEveryCharacter,
            interface: interface)
        self = units[0]
    }

    private init(_ collector: UnitCollector) {
        files = collector.files
        leftOut = collector.leftOut
    }

    /// Collects the texts of a table in several languages.
    ///
    /// The table is read once, so that the time does not grow with the languages times the size of the table.
    ///
    /// - Parameter selection: The keys to collect.
    package static func all(
        of table: any StringTable, files: [LoadedFile], from source: LanguageTag, to targets: [LanguageTag],
        allowsEveryCharacter: Bool, selection: ExportSelection = ExportSelection(), interface: InterfaceTexts
    ) -> [TableUnits] {
        var collector = UnitCollector(table, files: files, from: source, interface: interface)
        collector.allowsEveryCharacter = allowsEveryCharacter
        collector.selection = selection
        return collector.collected(in: targets).map { TableUnits($0) }
    }
}
