import ArgumentParser
import CommandOutput
import Workspaces

/// The options for the output format of commands that change something.
package struct AnswerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The output format: text, or json with every change and everything skipped.", valueName: "format"))
    var format: TextOrJSON = .text

    @Flag(help: "The same as --format json.")
    var json = false

    /// Creates options with their defaults.
    package init() {}

    /// Creates options with a format.
    init(_ format: TextOrJSON) {
        self.format = format
        json = false
    }

    /// Rejects a JSON report if a file is also written to standard output.
    ///
    /// - Parameter output: The path of the file; `-` is standard output.
    package func validate(besides output: String?) throws {
        guard isReport, output == Workspace.standardInput else { return }
        throw ValidationError("--format json and - cannot both write to standard output.")
    }

    /// Whether to print a JSON report.
    package var isReport: Bool { json || format == .json }
}
