import ArgumentParser
import Workspaces

/// The arguments of `edit`, which shows tables on a page in the browser.
package struct EditArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Translate and review texts in a browser.",
        discussion: """
            Prints the address of a page that only this machine can open, and serves it until Ctrl-C. The page lists \
            the keys of a language next to an editor. The editor shows the source text, comment, plural forms with \
            example numbers, a preview, similar texts, and findings while you type. Only the edited text is written, \
            at once, as with `fitloc set`. Changes by other programs are shown and never overwritten.

            The address contains a secret. Anyone who has the address can change texts until the command ends.

            --language with a language that the project does not have starts that translation.

            On request, the page suggests a text from the sources of `fitloc fill`. Without --from, these are the \
            configured files and memory, and commands that you trust; a service is contacted only if --from names it.

              fitloc edit
              fitloc edit --language pt-BR --open
              fitloc edit --from memory --from deepl
              fitloc edit --since origin/main
              fitloc edit Localizable --read-only
            """)

    /// The catalogs, tables and folders to edit.
    @OptionGroup package var input: InputOptions
    /// The languages to show.
    @OptionGroup package var languages: LanguageOptions

    /// The revision since which keys count as changed, or nil to offer no filter for changed keys.
    @Option(
        help: ArgumentHelp(
            "Add a filter for keys that are new or changed since the merge base of this revision and HEAD.",
            valueName: "ref"), completion: .offers(.revisions))
    package var since: String?

    /// The sources of suggestions; if empty, those of the configuration that need no service.
    @Option(
        help: ArgumentHelp(
            "A source of suggestions, as in `fitloc fill`; repeatable, and the first that has a text wins.",
            valueName: "source"),
        completion: .offers(.fillSources), transform: FillSourceName.argument)
    package var from: [FillSourceName] = []

    /// The model to request from a chat service, or nil for the configured one.
    @Option(
        help: ArgumentHelp("The model to request from openai, anthropic or ollama.", valueName: "name"),
        completion: .offers(.anything))
    package var model: String?

    /// The port to listen on, or 0 for any free port.
    @Option(
        help: ArgumentHelp("The port to listen on; 0 chooses a free port.", valueName: "number"),
        completion: .offers(.anything))
    package var port: UInt16 = 0

    /// Whether to open the page in a browser.
    @Flag(help: "Open the page in a browser.")
    package var open = false

    /// Whether changes are disabled.
    @Flag(help: "Show texts without allowing changes.")
    package var readOnly = false

    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Rejects standard input, to which changes cannot be written.
    package func validate() throws {
        if input.paths.contains(Workspace.standardInput) {
            throw ValidationError("fitloc edit cannot read standard input; give files or folders.")
        }
    }
}
