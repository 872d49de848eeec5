import Foundation

/// The language in which texts are resolved if none is given.
///
/// This is the language of the task, else the language that the app has selected, else the language that the system
/// prefers. Each table negotiates separately which of its languages to use (``LanguageNegotiation``).
public enum CatalogLanguage {
    @TaskLocal private static var ofTask: LanguageTag?

    /// The language that the app has selected, for observation.
    public static let selection = SelectedLanguage()

    /// The preferred languages in the current context, in order of preference.
    ///
    /// Empty if none is set and the system has no preference (`LANG=C`). Each text is then in the source language of
    /// its table.
    public static var preferred: [LanguageTag] {
        // Read the selection even if the task has a language, so that SwiftUI tracks it for every view.
        let selected = selection.language
        if let ofTask { return [ofTask] }
        return selected.map { [$0] } ?? SystemLanguages.preferred
    }

    /// The most preferred language; nil if there is no preference.
    public static var current: LanguageTag? { preferred.first }

    /// The locale for dates, numbers and units next to texts.
    ///
    /// It is the locale of the language of the task or the app, with the user's own region and settings, else the
    /// system locale. Set `.environment(\.locale, CatalogLanguage.locale)` on the root view of an app to use the locale
    /// throughout SwiftUI. A view that reads the locale is updated when the language changes.
    public static var locale: Locale {
        let selected = selection.language
        return (ofTask ?? selected)?.locale ?? .current
    }

    /// Selects a language for the app; nil returns to the system language.
    public static func select(_ language: LanguageTag?) {
        selection.language = language
    }

    /// Runs `operation` with a language for the current task, for example in tests and servers.
    ///
    /// The language also applies in child tasks and in `Task { }`, but not in detached tasks or on a Dispatch queue.
    public static func withLanguage<Result>(
        _ language: LanguageTag, operation: () throws -> Result
    ) rethrows -> Result {
        try $ofTask.withValue(language, operation: operation)
    }

    /// Runs an asynchronous `operation` with a language for the current task.
    public static func withLanguage<Result>(
        _ language: LanguageTag, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
    ) async rethrows -> Result {
        try await $ofTask.withValue(language, operation: operation, isolation: isolation)
    }
}
