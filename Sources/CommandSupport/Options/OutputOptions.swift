import ArgumentParser
import Foundation
import StandardStreams
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

    /// Whether to omit summaries.
    package var isQuiet: Bool { quiet }

    /// The styler for results on standard output.
    package var styler: Styler { styler(for: .output) }

    /// The styler for patches on standard output.
    ///
    /// A patch in a pipe may go to `git apply`, so it is colored only with `--color always`, even if the environment
    /// forces colors.
    package var patchStyler: Styler {
        color == .always || isTerminal ? styler : .plain
    }

    /// The styler for questions on standard error.
    package var errorStyler: Styler { styler(for: .error) }

    private func styler(for stream: StandardStream) -> Styler {
        let environment = ProcessInfo.processInfo.environment
        return Styler(isColored: color.isColored(environment: environment, isTerminal: stream.isTerminal))
    }

    /// Whether results are printed on a terminal.
    package var isTerminal: Bool { StandardStream.output.isTerminal }

    /// The columns of the terminal on standard output, or nil for a file or a pipe.
    package var width: Int? {
        TerminalSize.columns(of: .output, environment: ProcessInfo.processInfo.environment)
    }
}
