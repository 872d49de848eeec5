@_exported import FitTodayStrings

extension String {
    /// The text of this key, old or new, in the language of the moment; the key itself where no table has it.
    ///
    /// Each use is a warning, so that the compiler lists what is left to move; `FitTodayBridge` has the same without.
    @available(*, deprecated, message: "use an accessor of Strings: a wrong key or argument does not compile")
    public var localized: String { LegacyStrings.app.text(self) }

    /// The text of this key with its arguments, in their order.
    @available(*, deprecated, message: "use an accessor of Strings: a wrong key or argument does not compile")
    public func localized(with arguments: any CVarArg...) -> String {
        LegacyStrings.app.text(self, arguments: arguments)
    }
}
