@_exported import FitTodayStrings

extension String {
    /// The text of this old or new key in the selected language; the key itself if no table has it.
    ///
    /// The compiler warns about each use, and so lists the lookups that remain. `FitTodayBridge` has the same property
    /// without the warning.
    @available(*, deprecated, message: "use an accessor of Strings: a wrong key or argument does not compile")
    public var localized: String { LegacyStrings.app.text(self) }

    /// The text of this key with its arguments, in their order.
    @available(*, deprecated, message: "use an accessor of Strings: a wrong key or argument does not compile")
    public func localized(with arguments: any CVarArg...) -> String {
        LegacyStrings.app.text(self, arguments: arguments)
    }
}
