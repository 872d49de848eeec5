import Foundation
import StandardStreams
import TerminalSupport

/// How a command prints its output.
package struct OutputSettings: Sendable {
    /// Whether to omit summaries.
    package let isQuiet: Bool
    private let color: ColorMode

    /// Creates settings; without arguments, those of a command line without options.
    package init(isQuiet: Bool = false, color: ColorMode = .auto) {
        self.isQuiet = isQuiet
        self.color = color
    }

    /// The styler for results on standard output.
    package var styler: Styler { styler(for: .output) }

    /// The styler for patches on standard output.
    ///
    /// A patch in a pipe may go to `git apply`, so it is colored only with `--color always`, even if the environment
    /// forces colors.
    package var patchStyler: Styler { color == .always || isTerminal ? styler : .plain }

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
