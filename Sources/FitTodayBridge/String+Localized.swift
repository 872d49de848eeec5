@_exported import FitTodayStrings

extension String {
    /// The text of this old or new key in the selected language; the key itself if no table has it.
    ///
    /// With it, an app can move to accessors screen by screen. `docs/fittoday/adopting.md` lists the accessor for
    /// each old key. `FitTodayBridgeWarnings` has the same property with a deprecation warning: import it to find the
    /// remaining uses.
    public var localized: String { LegacyStrings.app.text(self) }

    /// The text of this key with its arguments, in their order.
    public func localized(with arguments: any CVarArg...) -> String {
        LegacyStrings.app.text(self, arguments: arguments)
    }
}
