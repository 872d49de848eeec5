import ArgumentParser
import CatalogCore
import CatalogRuntime
import InterfaceTexts

/// The option for the language of the program's own texts.
///
/// ``InterfaceLanguage`` reads the option before parsing. This type only declares and validates it. ``OutputOptions``
/// declares the same option itself: in debug builds, ArgumentParser takes five times as long for each level of groups.
package struct InterfaceOptions: ParsableArguments {
    @Option(name: Self.optionName, help: Self.optionHelp, completion: Self.optionCompletion)
    var interfaceLanguage: String?

    /// Creates options that leave the language to the environment.
    package init() {}

    /// Rejects unavailable languages.
    package func validate() throws { try Self.requireAvailable(interfaceLanguage) }

    // MARK: - The option

    static var optionName: NameSpecification { .customLong(InterfaceLanguage.option) }

    static var optionHelp: ArgumentHelp {
        ArgumentHelp(
            "The language of findings, summaries and prompts: en or pt-BR. Default: from LC_ALL, LC_MESSAGES or LANG.",
            valueName: "tag")
    }

    static var optionCompletion: CompletionKind { .list(["en", "pt-BR"]) }

    /// Throws an error if a language was given that is not available.
    static func requireAvailable(_ given: String?) throws {
        guard let given, InterfaceLanguage.available.best(for: [LanguageTag(given)]) == nil else { return }
        let known = InterfaceLanguage.available.available.map(\.spelling).joined(separator: " and ")
        throw ValidationError("“\(VisibleText.shown(given))” is not an interface language; available: \(known).")
    }
}
