import ArgumentParser
import XCStringsKit

/// The arguments of `unused`.
package struct UnusedArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "unused",
        abstract: "List keys that no code uses, with how well that is proved.",
        discussion: """
            certain: no literal, no piece of one, no accessor and no look-up of a made key could come to it. likely: \
            nothing points to it, but something cannot be ruled out, such as a look-up by a key of which nothing is \
            known. possible: something points to it, such as the pattern "badge.\\(x).title"; the place is shown. Keys made \
            from the values of an enumeration count as used.

            Swift code is read whole; of Objective-C, Interface Builder's files, property lists and JSON it is known \
            which texts they hold. Packages that an Xcode project links are read where their code is on the disk; while \
            it is not, nothing is certain of the keys that it could use. Tables of Info.plist, App Shortcuts and Interface Builder are left alone.

              fitloc unused
              fitloc unused --remove certain --dry-run
              fitloc unused --remove certain --format json
            """)

    /// The location of the code.
    @OptionGroup package var code: SourceOptions

    @Option(
        help: ArgumentHelp(
            "Remove the keys whose proof is this: certain, the only one that may be.", valueName: "proof"))
    var remove: Removal?

    @Option(help: ArgumentHelp("Show only keys whose proof is at least this good.", valueName: "proof"))
    var proof: ProofLevel = .possible

    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions

    @Option(
        help: ArgumentHelp("text, or json: the keys, or with --remove every change.", valueName: "format"))
    var format: TextOrJSON = .text

    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// The proof levels that can be removed.
    enum Removal: String, ExpressibleByArgument, CaseIterable { case certain }

    /// The proof levels for an unused key.
    package enum ProofLevel: String, ExpressibleByArgument, CaseIterable, Sendable { case certain, likely, possible }

    /// Rejects `--dry-run` without `--remove`.
    package func validate() throws {
        if edit.isDryRun, remove == nil { throw ValidationError("--dry-run shows what --remove would do; give both.") }
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
