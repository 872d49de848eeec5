import ArgumentParser
import CatalogRuntime
import XCStringsKit

/// The option for the language of the program's own texts.
///
/// ``InterfaceLanguage`` reads the option before parsing. This type only declares and validates it.
package struct InterfaceOptions: ParsableArguments {
    private static let name = "interface-language"

    @Option(
        name: .customLong(Self.name),
        help: ArgumentHelp(
            "The language of findings, summaries and prompts: en or pt-BR. Default: from LC_ALL, LC_MESSAGES or LANG.",
            valueName: "tag"),
        completion: .list(["en", "pt-BR"]))
    var interfaceLanguage: String?

    /// Creates options that leave the language to the environment.
    package init() {}

    /// Rejects unavailable languages.
    package func validate() throws {
        guard let interfaceLanguage else { return }
        let language = LanguageTag(interfaceLanguage)
        guard InterfaceLanguage.available.best(for: [language]) == nil else { return }
        let known = InterfaceLanguage.available.available.map(\.spelling).joined(separator: " and ")
        throw ValidationError(
            "“\(VisibleText.shown(interfaceLanguage))” is not an interface language; available: \(known).")
    }

    /// Returns the language that unparsed arguments name.
    ///
    /// As in the parser, the last option counts, and arguments after `--` are ignored.
    static func language(in arguments: [String]) -> LanguageTag? {
        let option = "--" + name
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
