import ArgumentParser
import XCStringsKit

/// What `edit` takes.
package struct EditArguments: ParsableArguments {
    /// What the command says of itself.
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

    /// What is edited.
    @OptionGroup package var input: InputOptions
    /// The languages that are shown.
    @OptionGroup package var languages: LanguageOptions

    /// The revision that changes are counted from.
    @Option(
        help: ArgumentHelp(
            "Offer a filter for keys that are new or changed since the merge base of this revision and HEAD.",
            valueName: "ref"), completion: .offers(.revisions))
    package var since: String?

    /// The port.
    @Option(
        help: ArgumentHelp("The port to listen on; by default one that is free.", valueName: "number"),
        completion: .offers(.anything))
    package var port: UInt16 = 0

    /// Whether a browser is started.
    @Flag(help: "Open the page in a browser.")
    package var open = false

    /// Whether nothing may be written.
    @Flag(help: "Show everything, change nothing.")
    package var readOnly = false

    /// What is printed and how.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Refuses standard input: nothing could be written there.
    package func validate() throws {
        if input.paths.contains(Workspace.standardInput) { throw ValidationError("edit works on files and folders.") }
    }
}
