import ArgumentParser
import XCStringsKit

/// What the commands on languages take.
package struct LanguageArguments: ParsableArguments {
    /// The catalogs and tables.
    @OptionGroup package var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "An Xcode project whose known regions are changed too.", valueName: "xcodeproj"),
        completion: .file(extensions: ["xcodeproj"]))
    var project: String?

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// The files and folders; none where the configuration decides.
    var paths: [String] { input.paths }

    /// Whether nothing is to be written.
    var isDryRun: Bool { dryRun }

    /// Whether the answer is for programs.
    var isReport: Bool { answer.isReport }
}

/// A language as an argument of a command.
package struct LanguageArgument: ExpressibleByArgument, Sendable {
    /// The tag.
    package let tag: LanguageTag

    /// Takes what has the form of a tag.
    package init?(argument: String) {
        tag = LanguageTag(argument)
        guard tag.isWellFormed else { return nil }
    }
}
