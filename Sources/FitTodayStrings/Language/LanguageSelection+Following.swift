import Foundation

nonisolated extension LanguageSelection {
    /// Switches the running app to the stored selection, now and after each change of it.
    ///
    /// The bridge calls this before its first lookup, so that a screen with old code has the chosen language. An app
    /// calls it in its `init`, so that the first frame has it too. Further calls have no effect. From then on, the
    /// stored selection decides: code that calls ``apply()`` also calls ``store(in:)``.
    public static func follow() { _ = following }

    private static let following: Void = {
        switchToStored()
        // The center keeps the block as long as the app runs.
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in switchToStored() }
    }()

    private static func switchToStored() {
        let selection = stored()
        if selection != current { selection.apply() }
    }
}
