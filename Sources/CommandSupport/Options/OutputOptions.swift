import ArgumentParser
import Foundation
import XCStringsKit

extension ColorMode: ExpressibleByArgument {}

/// Options on what is printed and how.
package struct OutputOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print results only: no summary.")
    var quiet = false

    @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
    var color: ColorMode = .auto

    @OptionGroup var interface: InterfaceOptions

    /// Creates options with their defaults.
    package init() {}

    /// Whether summaries are left out.
    package var isQuiet: Bool { quiet }

    /// What sets off parts of results on standard output.
    package var styler: Styler { styler(for: .output) }

    /// What sets off the lines of patches on standard output.
    ///
    /// A patch in a pipe goes to `git apply`, whatever the environment forces; only who asks for it has it in colour there.
    package var patchStyler: Styler {
        color == .always || isTerminal ? styler : .plain
    }

    /// What sets off parts of questions on standard error.
    package var errorStyler: Styler { styler(for: .error) }

    private func styler(for stream: StandardStream) -> Styler {
        let environment = ProcessInfo.processInfo.environment
        return Styler(isColored: color.isColored(environment: environment, isTerminal: stream.isTerminal))
    }

    /// Whether results are printed on a terminal.
    package var isTerminal: Bool { StandardStream.output.isTerminal }

    /// The width of the terminal that results are printed on; nil where they go to a file or pipe.
    package var width: Int? {
        TerminalSize.columns(of: .output, environment: ProcessInfo.processInfo.environment)
    }
}
