import Foundation

nonisolated extension LanguageSelection {
    /// The key of the setting in the app's defaults, the same as in versions of the app without this package.
    public static let storageKey = "app_language"

    /// Creates the selection from a stored value such as `en` or `pt-BR`.
    ///
    /// A missing or unknown value means the system's language.
    public init(stored value: String?) {
        self = value.flatMap(Self.init(rawValue:)) ?? .system
    }

    /// Returns the stored selection, which may come from a version of the app without this package.
    ///
    /// Call `LanguageSelection.stored().apply()` in the app's `init`, so that the first frame is in the right language.
    /// A widget passes the defaults of the app group.
    public static func stored(in defaults: UserDefaults = .standard) -> LanguageSelection {
        LanguageSelection(stored: defaults.string(forKey: storageKey))
    }

    /// Stores the selection in the form that `@AppStorage` and earlier versions read.
    public func store(in defaults: UserDefaults = .standard) {
        defaults.set(rawValue, forKey: Self.storageKey)
    }
}
