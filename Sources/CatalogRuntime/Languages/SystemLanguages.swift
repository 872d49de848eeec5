import Foundation

/// The preferred languages of the user or the system.
package enum SystemLanguages {
    /// The preferred languages in order of preference, as of the first access.
    ///
    /// On Apple platforms, changing the setting restarts the app.
    static let preferred: [LanguageTag] = read()

    private static func read() -> [LanguageTag] {
        #if canImport(Darwin)
            Locale.preferredLanguages.map { LanguageTag($0) }
        #else
            // On other platforms, Foundation always returns `en-001`.
            languages(ofEnvironment: ProcessInfo.processInfo.environment)
        #endif
    }

    /// Returns the languages in POSIX environment variables, with the rules of gettext.
    ///
    /// Uses the first non-empty variable of `LC_ALL`, `LC_MESSAGES` and `LANG`. The list in `LANGUAGE` takes
    /// precedence, unless the value used is `C`, which requests the texts of the source language.
    package static func languages(ofEnvironment variables: [String: String]) -> [LanguageTag] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        guard let main = locale.flatMap(language(ofLocale:)) else { return [] }
        let list = (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { language(ofLocale: String($0)) }
        return list + [main]
    }

    /// Returns the language of a POSIX locale, such as `sr-Latn-RS` for `sr_RS.UTF-8@latin`.
    ///
    /// Returns nil for `C`, `POSIX` and names without a language.
    private static func language(ofLocale name: String) -> LanguageTag? {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let base = parts.first?.prefix { $0 != "." } ?? ""
        guard base != "POSIX", var subtags = LanguageSubtags(parsing: String(base)) else { return nil }
        subtags.script = subtags.script ?? (parts.count > 1 ? scripts[String(parts[1])] : nil)
        return LanguageTag(subtags.joined)
    }

    /// The scripts for the modifiers of glibc locales.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
}
