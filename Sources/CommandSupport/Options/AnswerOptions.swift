import ArgumentParser

/// Options on the answer of commands that change something.
package struct AnswerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("text, or json: every change and what was left out.", valueName: "format"))
    var format: TextOrJSON = .text

    /// Creates options with their defaults.
    package init() {}

    /// Whether the answer is for programs.
    package var isReport: Bool { format == .json }
}
