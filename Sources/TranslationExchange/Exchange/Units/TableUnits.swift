import CatalogCore
import CatalogRuntime
import StringTables

/// All texts of a table in one language, as they go to translators (`docs/formats.md` §7).
///
/// Keys that are not to be translated stay behind, and so do texts that an XML file cannot hold.
public struct TableUnits: Sendable {
    /// The texts by the file that they belong to: a catalog is one, a legacy table one for each kind of file.
    public let files: [ExchangeFile]
    /// What stays behind, in the order of the table.
    public let leftOut: [LeftOut]

    /// A text that cannot go.
    public struct LeftOut: Hashable, Sendable {
        /// The key.
        public let key: String
        /// Which of its texts it is.
        public let part: PartPath
        /// Why.
        public let reason: Reason
    }

    /// Why a text cannot go to translators.
    public enum Reason: Hashable, Sendable {
        /// It or its key has a character that XML does not have.
        case character(UInt32)
        /// Another key's text has the same name in the file.
        case sameName(as: String)
        /// The table has the key more than once.
        case doubledKey
        /// The key looks like the name of another text in the file.
        case name
        /// It has parts that the format has no place for.
        case parts
        /// Its arguments have no names that would lead back to their specifiers.
        case arguments
        /// It lacks the text for all other cases, without which the format has none.
        case incomplete
    }

    /// Collects the texts.
    ///
    /// - Parameters:
    ///   - files: the files that the table was read from, for the names of the variables of legacy rules.
    ///   - allowsEveryCharacter: whether the texts go into a file that is not XML.
    public init(
        _ table: any StringTable, files: [LoadedFile], from source: LanguageTag, to target: LanguageTag,
        allowsEveryCharacter: Bool = false
    ) {
        self.init(
            table, files: files, from: source, to: target, allowsEveryCharacter: allowsEveryCharacter,
            interface: InterfaceTexts())
    }

    /// The same with the source texts of a storyboard's table.
    package init(
        _ table: any StringTable, files: [LoadedFile], from source: LanguageTag, to target: LanguageTag,
        allowsEveryCharacter: Bool, interface: InterfaceTexts
    ) {
        var collector = UnitCollector(table, files: files, from: source, to: target, interface: interface)
        collector.allowsEveryCharacter = allowsEveryCharacter
        collector.collect()
        self.files = collector.files
        leftOut = collector.leftOut
    }
}
