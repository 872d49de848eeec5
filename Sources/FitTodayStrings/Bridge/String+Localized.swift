import Foundation

extension String {
    /// The text of this key, old or new, in the language of the moment; the key itself where there is none.
    ///
    /// It keeps an app running that moves to accessors screen by screen: `docs/adopting-in-fittoday.md` has the
    /// accessor for each old key.
    @available(*, deprecated, message: "use an accessor of Strings: a wrong key or argument does not compile")
    public var localized: String { LegacyText.text(self, []) }

    /// The text of this key with its arguments, in their order.
    @available(*, deprecated, message: "use an accessor of Strings: a wrong key or argument does not compile")
    public func localized(with arguments: any CVarArg...) -> String { LegacyText.text(self, arguments) }
}
