import Foundation

/// The texts of keys that the app spells out as strings: old keys, keys of the catalog, and keys of the app's own
/// tables.
///
/// `String.localized` of `FitTodayBridge` and `FitTodayBridgeWarnings` calls this type. A lookup searches the list of
/// old keys, then the catalog, then the app's `Localizable.strings`. A key is thus never shown to users while any table
/// has its text.
public struct LegacyStrings: Sendable {
    /// The texts of the app, with the tables of its main bundle.
    public static let app = LegacyStrings(LegacyScreen.all.flatMap(\.keys), tables: AppTables(.main))

    private let keys: [String: LegacyKey]
    private let tables: AppTables

    /// Creates the texts from old keys, with tables for all other keys.
    init(_ keys: [LegacyKey], tables: AppTables) {
        self.keys = Dictionary(keys.map { ($0.old, $0) }, uniquingKeysWith: { first, _ in first })
        self.tables = tables
    }

    /// Returns the text of a key in the current language, or the key if no table has it.
    ///
    /// A text with arguments is a format, as in the app's tables, and can be passed to `String(format: text, 3)`.
    public func text(_ key: String) -> String {
        catalogString(key, [])?.formatString ?? tables.text(key) ?? key
    }

    /// Returns the text of a key with its arguments in order, or the key if no table has it.
    ///
    /// Texts of the app's own tables are formatted as by `String(format:locale:arguments:)`. Missing arguments are
    /// omitted, and arguments of another type are shown as they are.
    public func text(_ key: String, arguments: [any CVarArg]) -> String {
        let shown = arguments.map { LocalizedString.Argument($0) }
        if let string = catalogString(key, shown) { return string.resolvedWithArgumentsAtHand }
        return tables.text(key).map { TableFormat($0).text(arguments, locale: CatalogLanguage.locale) } ?? key
    }

    /// Returns the catalog's string for a key.
    ///
    /// The list of old keys takes precedence, because an old key can equal a new key with another text.
    private func catalogString(_ key: String, _ arguments: [LocalizedString.Argument]) -> LocalizedString? {
        guard let old = keys[key] else { return LocalizedString(table_Localizable, key: key, arguments) }
        return old.new.flatMap { LocalizedString(table_Localizable, key: $0, arguments) }
    }
}
