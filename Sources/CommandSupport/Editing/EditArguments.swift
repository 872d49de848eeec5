import ArgumentParser
import XCStringsKit

/// The arguments of `edit`.
package struct EditArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Translate and review on a page in the browser.",
        discussion: """
            Prints the address of a page that this machine alone can open, and serves it until Ctrl-C. The page lists \
            the keys of a language beside an editor: source, comment, plural forms with the numbers they stand for, a \
            preview, similar texts, and what the checks find while you type. What is saved is written at once, only \
            that text, as `fitloc set` does; what another program changes meanwhile is shown and never overwritten.

            The address ends with a secret that no other program knows; whoever has it can change the texts until the \
            command ends.

              fitloc edit
              fitloc edit --language pt-BR --open
              fitloc edit --since origin/main
              fitloc edit Localizable --read-only
            """)

    /// The catalogs, tables and folders to edit.
    @OptionGroup package var input: InputOptions
    /// The languages to show.
    @OptionGroup package var languages: LanguageOptions

    /// The revision for the filter of changed keys.
    @Option(
        help: ArgumentHelp(
            "Offer a filter for keys that are new or changed since the merge base of this revision and HEAD.",
            valueName: "ref"), completion: .offers(.revisions))
    package var since: String?

    /// The port to listen on, or 0 for any free port.
    @Option(
        help: ArgumentHelp("The port to listen on; by default one that is free.", valueName: "number"),
        completion: .offers(.anything))
    package var port: UInt16 = 0

    /// Whether to open the page in a browser.
    @Flag(help: "Open the page in a browser.")
    package var open = false

    /// Whether changes are disabled.
    @Flag(help: "Show everything, change nothing.")
    package var readOnly = false

    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Rejects standard input, to which changes cannot be written.
    package func validate() throws {
        if input.paths.contains(Workspace.standardInput) { throw ValidationError("edit works on files and folders.") }
    }
}
