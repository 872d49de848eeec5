import ArgumentParser

/// What `lsp` takes.
package struct LspArguments: ParsableArguments {
    /// What the command says of itself.
    package static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve editors by the Language Server Protocol.",
        discussion: """
            An editor starts it and speaks with it on standard input and output: findings while you type, in catalogs, \
            legacy tables, .fitloc.yml and Swift code; the texts and uses of a key; completion, renaming and fixes. It \
            never writes a file itself, and ends when the editor does. docs/editors.md says how to set editors up.

              fitloc lsp
            """)

    /// What many clients pass to every server.
    @Flag(help: "Speak on standard input and output, which is what it does anyway.")
    var stdio = false

    /// What is printed and how.
    @OptionGroup var interface: InterfaceOptions

    /// Creates arguments with their defaults.
    package init() {}
}
