import ArgumentParser
import CatalogRuntime
import XCStringsKit

/// The option that says in which language the program speaks.
///
/// It has been obeyed before it is parsed (``InterfaceLanguage``); here it is declared, explained and checked.
package struct InterfaceOptions: ParsableArguments {
    private static let name = "interface-language"

    @Option(
        name: .customLong(Self.name),
        help: ArgumentHelp(
            "The language of summaries and prompts: en or pt-BR; else LC_ALL, LC_MESSAGES or LANG says it.",
            valueName: "tag"),
        completion: .list(["en", "pt-BR"]))
    var interfaceLanguage: String?

    /// Creates options that leave the language to the environment.
    package init() {}

    /// Refuses languages that the program does not speak.
    package func validate() throws {
        guard let interfaceLanguage else { return }
        let language = LanguageTag(interfaceLanguage)
        guard InterfaceLanguage.available.best(for: [language]) == nil else { return }
        let known = InterfaceLanguage.available.available.map(\.spelling).joined(separator: " and ")
        throw ValidationError("fitloc does not speak “\(VisibleText.shown(interfaceLanguage))”; it speaks \(known).")
    }

    /// The language that arguments name, before they are parsed; as with the parser the last one counts, and nothing
    /// behind `--` does.
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
