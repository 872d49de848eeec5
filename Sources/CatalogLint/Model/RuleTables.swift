import CatalogCore

/// The kinds of tables that a rule checks.
///
/// The texts of a store are prose: `100%` is no argument, and no code looks up their keys. So most rules leave them alone.
public enum RuleTables: Hashable, Sendable {
    /// The strings of an app: catalogs and legacy tables.
    case strings
    /// The texts of the App Store and Google Play.
    case storeTexts
    /// Both.
    case all

    /// Returns whether the rule checks a kind of table.
    func include(storeText isStoreText: Bool) -> Bool {
        switch self {
        case .strings: !isStoreText
        case .storeTexts: isStoreText
        case .all: true
        }
    }
}
