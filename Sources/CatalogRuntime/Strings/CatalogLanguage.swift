import Foundation

/// The language that texts are resolved in where none is given.
///
/// It is the one that is set for the task, else the one that the app has switched to, else what the system prefers; what
/// a table has of it is negotiated table by table (``LanguageNegotiation``).
public enum CatalogLanguage {
    @TaskLocal private static var ofTask: LanguageTag?

    /// The language that the app has switched to, to be observed.
    public static let selection = SelectedLanguage()

    /// The languages that are wanted here, the dearest first.
    ///
    /// Empty where nothing is set and the system has no preference (`LANG=C`): each text is then in the source language
    /// of its table.
    public static var preferred: [LanguageTag] {
        // The selection is read even where the task decides, so that a view is told of changes in any case.
        let selected = selection.language
        if let ofTask { return [ofTask] }
        return selected.map { [$0] } ?? SystemLanguages.preferred
    }

    /// The language that is wanted most, or nil where there is no preference.
    public static var current: LanguageTag? { preferred.first }

    /// The locale for dates, numbers and units that stand beside texts: that of the language of the task or the app, with
    /// the person's own region and settings, else the system's.
    ///
    /// `.environment(\.locale, CatalogLanguage.locale)` on an app's root view gives it to all of SwiftUI; a view that reads
    /// it is drawn anew when the language changes.
    public static var locale: Locale {
        let selected = selection.language
        return (ofTask ?? selected)?.locale ?? .current
    }

    /// Switches the app to a language, or with nil back to the system's.
    public static func select(_ language: LanguageTag?) {
        selection.language = language
    }

    /// Runs `operation` with a language of its own, as tests and servers want it.
    ///
    /// It holds in child tasks and in `Task { }` too, but not in detached tasks nor on a Dispatch queue.
    public static func withLanguage<Result>(
        _ language: LanguageTag, operation: () throws -> Result
    ) rethrows -> Result {
        try $ofTask.withValue(language, operation: operation)
    }

    /// Runs an asynchronous `operation` with a language of its own.
    public static func withLanguage<Result>(
        _ language: LanguageTag, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
    ) async rethrows -> Result {
        try await $ofTask.withValue(language, operation: operation, isolation: isolation)
    }
}
