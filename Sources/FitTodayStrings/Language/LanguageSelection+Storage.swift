import Foundation

extension LanguageSelection {
    /// Where the app keeps the choice in its defaults, since before it had this package.
    public static let storageKey = "app_language"

    /// The choice that a stored value means: `en`, `pt-BR`, or else the system's language.
    ///
    /// A value that nobody knows, and none at all, leave the choice to the system.
    public init(stored value: String?) {
        self = value.flatMap(Self.init(rawValue:)) ?? .system
    }

    /// The choice that a person made earlier, perhaps in a version of the app without this package.
    ///
    /// `LanguageSelection.stored().apply()` in the `init` of the app makes the first frame right. A widget reads the
    /// defaults of the app's group.
    public static func stored(in defaults: UserDefaults = .standard) -> LanguageSelection {
        LanguageSelection(stored: defaults.string(forKey: storageKey))
    }

    /// Keeps the choice for the next start of the app, in the way that `@AppStorage` and earlier versions read it.
    public func store(in defaults: UserDefaults = .standard) {
        defaults.set(rawValue, forKey: Self.storageKey)
    }
}
