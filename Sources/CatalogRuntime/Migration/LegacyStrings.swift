import Foundation

/// The texts of keys that an app spells out as strings, while the app moves to accessors.
///
/// A lookup searches the list of old keys, then the catalog, then the app's own `.strings` and `.stringsdict`. A key is
/// thus never shown to users while any of them has its text. Create one value for each catalog, in the target that has
/// the catalog, and let the app's old function call it:
///
/// ```swift
/// extension LegacyStrings {
///     static let app = LegacyStrings(table_Localizable, oldKeys: ["HOME_TITLE": "home.title"])
/// }
///
/// extension String {
///     var localized: String { LegacyStrings.app.text(self) }
/// }
/// ```
public struct LegacyStrings: Sendable {
    private let table: CatalogTable
    private let oldKeys: LegacyKeys
    private let tables: LegacyTables

    /// Creates the texts of a catalog, with the keys and tables that it replaces.
    ///
    /// - Parameters:
    ///   - table: The table of the catalog, which the generated file contains.
    ///   - oldKeys: The old keys that have another name in the catalog.
    ///   - bundle: The bundle with the old tables. A package passes `.module`.
    ///   - tableName: The name of the old tables, without extension.
    public init(
        _ table: CatalogTable, oldKeys: LegacyKeys = [:], bundle: Bundle = .main, tableName: String = "Localizable"
    ) {
        self.table = table
        self.oldKeys = oldKeys
        tables = LegacyTables(bundle, name: tableName)
    }

    /// Returns the text of a key in the current language, or the key if no table has it.
    ///
    /// A text with arguments is a format, as in the old tables, and can be passed to `String(format: text, 3)`.
    public func text(_ key: String) -> String {
        catalogString(key, [])?.formatString ?? tables.text(key) ?? key
    }

    /// Returns the text of a key with its arguments in order, or the key if no table has it.
    ///
    /// Texts of the old tables are formatted as by `String(format:locale:arguments:)`. Missing arguments are omitted,
    /// and arguments of another type are shown as they are.
    public func text(_ key: String, arguments: [any CVarArg]) -> String {
        let shown = arguments.map { LocalizedString.Argument($0) }
        if let string = catalogString(key, shown) { return string.resolvedWithArgumentsAtHand }
        return tables.text(key).map { TableFormat($0).text(arguments, locale: CatalogLanguage.locale) } ?? key
    }

    /// Returns the catalog's string for a key.
    ///
    /// The list of old keys takes precedence, because an old key can equal a new key with another text.
    private func catalogString(_ key: String, _ arguments: [LocalizedString.Argument]) -> LocalizedString? {
        switch oldKeys.successor(of: key) {
        case .key(let new): LocalizedString(table, key: new, arguments)
        case .nothing: nil
        case nil: LocalizedString(table, key: key, arguments)
        }
    }
}
