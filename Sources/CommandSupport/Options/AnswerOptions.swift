import ArgumentParser

/// Options on the answer of commands that change something.
package struct AnswerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("text, or json: every change and what was left out.", valueName: "format"))
    var format: TextOrJSON = .text

    /// Creates options with their defaults.
    package init() {}

    /// Creates options that ask for a format.
    init(_ format: TextOrJSON) {
        self.format = format
    }

    /// Refuses an answer for programs on standard output where a file goes there.
    ///
    /// - Parameter output: the path of the file; `-` is standard output.
    package func validate(besides output: String?) throws {
        guard isReport, output == Workspace.standardInput else { return }
        throw ValidationError("--format json and - would both be on standard output.")
    }

    /// Whether the answer is for programs.
    package var isReport: Bool { format == .json }
}
