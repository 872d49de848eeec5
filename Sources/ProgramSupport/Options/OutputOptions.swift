import ArgumentParser
import CommandOutput
import TerminalSupport

extension ColorMode: ExpressibleByArgument {}

/// The options for printed output.
package struct OutputOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print results only, without a summary.")
    var quiet = false

    @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
    var color: ColorMode = .auto

    @Option(
        name: InterfaceOptions.optionName, help: InterfaceOptions.optionHelp,
        completion: InterfaceOptions.optionCompletion)
    var interfaceLanguage: String?

    /// Creates options with their defaults.
    package init() {}

    /// Rejects unavailable interface languages.
    package func validate() throws { try InterfaceOptions.requireAvailable(interfaceLanguage) }

    /// The settings that the options describe.
    package var settings: OutputSettings { OutputSettings(isQuiet: quiet, color: color) }

    /// Whether to omit summaries.
    package var isQuiet: Bool { quiet }

    /// The styler for results on standard output.
    package var styler: Styler { settings.styler }

    /// The styler for patches on standard output.
    package var patchStyler: Styler { settings.patchStyler }

    /// The styler for questions on standard error.
    package var errorStyler: Styler { settings.errorStyler }

    /// Whether results are printed on a terminal.
    package var isTerminal: Bool { settings.isTerminal }

    /// The columns of the terminal on standard output, or nil for a file or a pipe.
    package var width: Int? { settings.width }
}
