import ArgumentParser
import XCStringsKit

/// The arguments of `unused`, which lists or removes keys that no code uses.
package struct UnusedArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "unused",
        abstract: "List keys that no code uses, with the strength of the proof.",
        discussion: """
            certain: no literal, part of a literal, accessor or dynamic lookup can produce the key. likely: nothing \
            refers to the key, but a use cannot be ruled out, such as a lookup by an unknown key. possible: something \
            may refer to the key, such as the pattern "badge.\\(x).title"; the location is shown. Keys built from the \
            values of an enumeration count as used. Besides the code that --sources names, the sources of the configuration \
            are searched, or else the current folder.

            Swift code is parsed completely. Objective-C, Interface Builder files, property lists and JSON are \
            searched for strings. Packages that an Xcode project links are read if their code is on disk; otherwise no \
            key that they could use is certain. Tables of Info.plist, App Shortcuts and Interface Builder are skipped.

              fitloc unused
              fitloc unused --remove certain --dry-run
              fitloc unused --remove certain --format json
            """)

    /// The location of the code.
    @OptionGroup package var code: SourceOptions

    @Option(
        help: ArgumentHelp(
            "Remove the keys with this proof; only certain is allowed.", valueName: "proof"))
    var remove: Removal?

    @Option(help: ArgumentHelp("Only show keys with at least this proof.", valueName: "proof"))
    var proof: ProofLevel = .possible

    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions

    @Option(
        help: ArgumentHelp(
            "The output format: text, or json with the keys or, with --remove, every change.", valueName: "format"))
    var format: TextOrJSON = .text

    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// The values of `--remove`, which removes only certainly unused keys.
    enum Removal: String, ExpressibleByArgument, CaseIterable { case certain }

    /// The proof levels for an unused key.
    package enum ProofLevel: String, ExpressibleByArgument, CaseIterable, Sendable { case certain, likely, possible }

    /// Rejects `--dry-run` without `--remove`.
    package func validate() throws {
        if edit.isDryRun, remove == nil { throw ValidationError("--dry-run requires --remove.") }
    }

    /// Whether to remove keys.
    package var removes: Bool { remove != nil }
    /// The weakest proof to show.
    package var level: ProofLevel { proof }
    /// The output format if keys are removed, or nil if keys are only listed.
    package var answer: AnswerOptions? { removes ? AnswerOptions(format) : nil }
    /// Whether to print results as JSON.
    package var isJSON: Bool { format == .json }
}
