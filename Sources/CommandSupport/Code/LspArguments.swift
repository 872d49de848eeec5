import ArgumentParser

/// The arguments of `lsp`.
package struct LspArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve editors by the Language Server Protocol.",
        discussion: """
            An editor starts it and speaks with it on standard input and output: findings while you type, in catalogs, \
            legacy tables, .fitloc.yml and Swift code; the texts and uses of a key; completion, renaming and fixes. It \
            never writes a file itself, and ends when the editor does. docs/editors.md says how to set editors up.

              fitloc lsp
            """)

    /// A flag without effect that many clients pass to every server.
    @Flag(help: "Speak on standard input and output, which is what it does anyway.")
    var stdio = false

    /// The option for the interface language.
    @OptionGroup var interface: InterfaceOptions

    /// Creates arguments with their defaults.
    package init() {}
}
