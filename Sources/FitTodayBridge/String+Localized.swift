@_exported import FitTodayStrings

extension String {
    /// The text of this key, old or new, in the language of the moment; the key itself where no table has it.
    ///
    /// It keeps an app running that moves to accessors screen by screen: `docs/adopting-in-fittoday.md` has the accessor
    /// for each old key. `FitTodayBridgeWarnings` has the same, deprecated: import that to see what is left.
    public var localized: String { LegacyStrings.app.text(self) }

    /// The text of this key with its arguments, in their order.
    public func localized(with arguments: any CVarArg...) -> String {
        LegacyStrings.app.text(self, arguments: arguments)
    }
}
