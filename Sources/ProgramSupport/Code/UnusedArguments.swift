import ArgumentParser
import CommandOutput

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
            values of an enumeration count as used. So do keys that the name of an accessor spells, such as \
            L10n.Home.title, if no code declares L10n.

            The whole git repository is searched, or else the project's folder, whatever the configuration and --sources \
            name: also files that git ignores, tests, Pods and hidden folders, but no build products. Swift code is parsed \
            completely. In C and Objective-C, lookups are read, also by macros and methods of the project. These files, \
            scripts, Interface Builder files, property lists, JSON and YAML are also searched for strings. \
            Packages that an Xcode project links are read if their code is on disk. No key is certain while a link leads \
            out of the repository, or a file, a package or the declaration of accessors cannot be read. Tables of \
            Info.plist, App Shortcuts and Interface Builder are skipped.

            --remove asks first. It refuses to remove more than a third of a table with ten keys or more.

              fitloc unused
              fitloc unused --remove certain --dry-run
              fitloc unused --remove certain --yes
            """)

    /// The location of the code.
    @OptionGroup package var code: SourceOptions

    @Option(
        help: ArgumentHelp(
            "Remove the keys with this proof; only certain is allowed.", valueName: "proof"))
    var remove: Removal?

    /// Whether to remove keys without a question.
    @Flag(help: "With --remove, do not ask for confirmation.")
    package var yes = false

    /// Whether to remove more than a third of a table.
    @Flag(help: "With --remove, also remove more than a third of a table.")
    package var force = false

    @Option(help: ArgumentHelp("Only show keys with at least this proof.", valueName: "proof"))
    var proof: ProofLevel = .possible

    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions

    @Option(
        help: ArgumentHelp(
            "The output format: text, or json with the keys or, with --remove, every change.", valueName: "format"))
    var format: TextOrJSON = .text

    @Flag(help: "The same as --format json.")
    var json = false

    /// Whether results are shown page by page.
    @OptionGroup package var pager: PagerOptions
    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// The values of `--remove`, which removes only certainly unused keys.
    enum Removal: String, ExpressibleByArgument, CaseIterable { case certain }

    /// The proof levels for an unused key.
    package enum ProofLevel: String, ExpressibleByArgument, CaseIterable, Sendable { case certain, likely, possible }

    /// Rejects options of `--remove` without it.
    package func validate() throws {
        guard remove == nil else { return }
        if edit.isDryRun { throw ValidationError("--dry-run requires --remove.") }
        if yes { throw ValidationError("--yes requires --remove.") }
        if force { throw ValidationError("--force requires --remove.") }
    }

    /// Whether to remove keys.
    package var removes: Bool { remove != nil }
    /// The weakest proof to show.
    package var level: ProofLevel { proof }
    /// The output format if keys are removed, or nil if keys are only listed.
    package var answer: AnswerOptions? { removes ? AnswerOptions(isJSON ? .json : .text) : nil }
    /// Whether to print results as JSON.
    package var isJSON: Bool { json || format == .json }
}
