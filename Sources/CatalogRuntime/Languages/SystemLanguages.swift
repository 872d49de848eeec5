import Foundation

/// The languages that the person or the system has chosen, outside the program.
package enum SystemLanguages {
    /// The preferred languages, the dearest first, as they were when the program first asked.
    ///
    /// A change in an Apple system's settings starts the program anew.
    static let preferred: [LanguageTag] = read()

    private static func read() -> [LanguageTag] {
        #if canImport(Darwin)
            Locale.preferredLanguages.map { LanguageTag($0) }
        #else
            // Foundation answers `en-001` here whatever is set.
            languages(ofEnvironment: ProcessInfo.processInfo.environment)
        #endif
    }

    /// The languages that POSIX's variables name, as gettext reads them.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts. `LANGUAGE`, a list, goes before it, but
    /// not where that is `C`: who asks for that wants a program's own texts.
    package static func languages(ofEnvironment variables: [String: String]) -> [LanguageTag] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        guard let main = locale.flatMap(language(ofLocale:)) else { return [] }
        let list = (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { language(ofLocale: String($0)) }
        return list + [main]
    }

    /// `sr_RS.UTF-8@latin` as `sr-Latn-RS`; nil for `C`, `POSIX` and what is no language.
    private static func language(ofLocale name: String) -> LanguageTag? {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let base = parts.first?.prefix { $0 != "." } ?? ""
        guard base != "POSIX", var subtags = LanguageSubtags(parsing: String(base)) else { return nil }
        subtags.script = subtags.script ?? (parts.count > 1 ? scripts[String(parts[1])] : nil)
        return LanguageTag(subtags.joined)
    }

    /// The modifiers of glibc's locales that are scripts.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
}
