import ArgumentParser
import CatalogRuntime
import Sessions

/// The arguments of the commands that change languages.
package struct LanguageArguments: ParsableArguments {
    /// The catalogs and tables to change.
    @OptionGroup package var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "Also update the known regions of this Xcode project.", valueName: "xcodeproj"),
        completion: .file(extensions: ["xcodeproj"]))
    var project: String?

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// The settings that the arguments describe.
    package var settings: LanguageSettings {
        LanguageSettings(
            paths: input.paths, project: project, isDryRun: dryRun, isReporting: answer.isReport,
            output: output.settings)
    }
}

/// A language as a command line argument.
package struct LanguageArgument: ExpressibleByArgument, Sendable {
    /// The language tag.
    package let tag: LanguageTag

    /// Parses a language tag.
    ///
    /// Returns nil if the tag is malformed.
    package init?(argument: String) {
        tag = LanguageTag(argument)
        guard tag.isWellFormed else { return nil }
    }
}
