extension LegacyStrings {
    /// The texts of the app: old keys, the catalog, then the tables of the app's main bundle.
    ///
    /// `String.localized` of `FitTodayBridge` and `FitTodayBridgeWarnings` calls it. The texts are in the language that
    /// the app has stored, also while nothing else in the app selects it.
    public static var app: LegacyStrings {
        LanguageSelection.follow()
        return texts
    }

    private static let texts = LegacyStrings(table_Localizable, oldKeys: LegacyScreen.oldKeys)
}
