import ArgumentParser

/// The arguments of `lsp`, which serves an editor.
package struct LspArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run a Language Server Protocol server for editors.",
        discussion: """
            An editor starts the server and communicates with it over standard input and output. It reports findings \
            while you type in catalogs, legacy tables, .fitloc.yml and Swift code. It shows the texts and uses of a \
            key, and offers completion, renaming and fixes. It never writes files itself and ends with the editor. See \
            docs/editors.md for setup.

              fitloc lsp
            """)

    /// A flag without effect that many clients pass to every server.
    @Flag(help: "Communicate over standard input and output. This is always the case.")
    var stdio = false

    /// The option for the interface language.
    @OptionGroup var interface: InterfaceOptions

    /// Creates arguments with their defaults.
    package init() {}
}
