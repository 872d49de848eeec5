import Foundation

/// The texts of keys that the app spells out as strings: its old keys, the keys of the catalog, and those of its own
/// tables.
///
/// `String.localized` of `FitTodayBridge` and `FitTodayBridgeWarnings` asks here. A key is looked up in the list of the old
/// keys first, then in the catalog, then in the app's own `Localizable.strings`: nobody sees a key while a table has it.
public struct LegacyStrings: Sendable {
    /// The app's own, with the tables of its main bundle.
    public static let app = LegacyStrings(LegacyScreen.all.flatMap(\.keys), tables: AppTables(.main))

    private let keys: [String: LegacyKey]
    private let tables: AppTables

    /// The texts of some old keys, with the tables that have the others.
    init(_ keys: [LegacyKey], tables: AppTables) {
        self.keys = Dictionary(keys.map { ($0.old, $0) }, uniquingKeysWith: { first, _ in first })
        self.tables = tables
    }

    /// The text of a key in the language of the moment; the key itself where no table has it.
    ///
    /// A text that takes arguments is a format, as it was in the app's tables: `String(format: text, 3)` fills it in.
    public func text(_ key: String) -> String {
        catalogString(key, [])?.formatString ?? tables.text(key) ?? key
    }

    /// The text of a key with its arguments in their order; the key itself where no table has it.
    ///
    /// A text of the app's own tables takes them as `String(format:locale:arguments:)` does. Those that are missing leave no
    /// trace, and those of other types than a text wants are shown as they are.
    public func text(_ key: String, arguments: [any CVarArg]) -> String {
        let shown = arguments.map { LocalizedString.Argument($0) }
        if let string = catalogString(key, shown) { return string.resolvedWithArgumentsAtHand }
        return tables.text(key).map { TableFormat($0).text(arguments, locale: CatalogLanguage.locale) } ?? key
    }

    /// What the catalog has for a key.
    ///
    /// The list of old keys has the last word: an old key may have the name of a new one that says something else.
    private func catalogString(_ key: String, _ arguments: [LocalizedString.Argument]) -> LocalizedString? {
        guard let old = keys[key] else { return LocalizedString(table_Localizable, key: key, arguments) }
        return old.new.flatMap { LocalizedString(table_Localizable, key: $0, arguments) }
    }
}
