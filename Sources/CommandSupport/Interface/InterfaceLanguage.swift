import CatalogRuntime

/// The language that the program itself speaks: summaries, prompts, headings of tables, refusals.
///
/// Findings, help and usage errors are English everywhere, so that they can be searched for and compared.
package enum InterfaceLanguage {
    /// The languages that there are; the first is spoken where nothing else is asked for.
    static let available = LanguageNegotiation(available: ["en", "pt-BR"])

    /// Chooses the language by `--interface-language`, else by the environment, for all texts from now on.
    ///
    /// This comes before the command line is parsed, since what the commands say may be made while it is.
    ///
    /// - Parameters:
    ///   - arguments: those of the command line, without the program's name.
    ///   - environment: its variables, of which those count that name a locale, as on every POSIX system.
    package static func choose(arguments: [String], environment: [String: String]) {
        let named = InterfaceOptions.language(in: arguments).map { [$0] }
        let wanted = named ?? SystemLanguages.languages(ofEnvironment: environment)
        CatalogLanguage.select(available.best(for: wanted) ?? available.available.first)
    }

    /// Chooses the language of somebody's editor, unless the command line names one.
    ///
    /// - Parameter locale: as editors write it: `pt-br`.
    package static func choose(editorLocale locale: String, arguments: [String]) {
        guard InterfaceOptions.language(in: arguments) == nil else { return }
        CatalogLanguage.select(best(for: [LanguageTag(locale)]))
    }

    /// The language for somebody who wants these, the dearest first.
    package static func best(for wanted: [LanguageTag]) -> LanguageTag {
        available.best(for: wanted) ?? available.available.first ?? "en"
    }

    /// The language that arguments name; nil where they name none.
    package static func named(in arguments: [String]) -> LanguageTag? {
        InterfaceOptions.language(in: arguments).map { best(for: [$0]) }
    }
}
