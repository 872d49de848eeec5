extension LegacyStrings {
    /// The texts of the app: old keys, the catalog, then the tables of the app's main bundle.
    ///
    /// `String.localized` of `FitTodayBridge` and `FitTodayBridgeWarnings` calls it.
    public static let app = LegacyStrings(table_Localizable, oldKeys: LegacyScreen.oldKeys)
}
