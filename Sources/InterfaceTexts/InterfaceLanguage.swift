import CatalogRuntime

/// The language of the program's own texts: findings in text format, summaries, prompts, headings, refusals.
///
/// Help, usage errors and formats for programs are always English, so that people can search for and compare them.
package enum InterfaceLanguage {
    /// The available languages.
    ///
    /// The first is the default.
    package static let available = LanguageNegotiation(available: ["en", "pt-BR"])

    /// Selects the language from `--interface-language`, or else from the environment.
    ///
    /// This must run before the command line is parsed, because parsing may create messages.
    /// - Parameters:
    ///   - arguments: The command line arguments, without the program's name.
    ///   - environment: The environment, whose locale variables have the POSIX precedence.
    package static func choose(arguments: [String], environment: [String: String]) {
        CatalogLanguage.select(language(arguments: arguments, environment: environment))
    }

    /// Returns the language that the arguments, or else the environment, ask for.
    static func language(arguments: [String], environment: [String: String]) -> LanguageTag {
        let named = language(in: arguments).map { [$0] }
        return best(for: named ?? SystemLanguages.languages(ofEnvironment: environment))
    }

    /// Selects the language of an editor, unless the command line names one.
    ///
    /// - Parameter locale: The editor's locale, such as `pt-br`.
    package static func choose(editorLocale locale: String, arguments: [String]) {
        guard language(in: arguments) == nil else { return }
        CatalogLanguage.select(best(for: [LanguageTag(locale)]))
    }

    /// Returns the best available language for a list of preferences, most preferred first.
    package static func best(for wanted: [LanguageTag]) -> LanguageTag {
        available.best(for: wanted) ?? available.available.first ?? "en"
    }

    /// Returns the available language that arguments name, or nil if they name none.
    package static func named(in arguments: [String]) -> LanguageTag? {
        language(in: arguments).map { best(for: [$0]) }
    }

    /// The long name of the option for the language.
    package static let option = "interface-language"

    /// Returns the language that unparsed arguments name.
    ///
    /// As in the parser, the last option counts, and arguments after `--` are ignored.
    private static func language(in arguments: [String]) -> LanguageTag? {
        let option = "--" + Self.option
        var language: String?
        var isValue = false
        for argument in arguments.prefix(while: { $0 != "--" }) {
            if isValue { language = argument }
            isValue = argument == option
            if argument.hasPrefix(option + "=") { language = String(argument.dropFirst(option.count + 1)) }
        }
        return language.map { LanguageTag($0) }
    }
}
