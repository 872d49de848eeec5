import ArgumentParser

/// Options of commands that look at one key.
public struct TableOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The catalog or legacy table to look in; without it the one that has the key.", valueName: "file"),
        completion: .file(extensions: ["xcstrings", "strings", "stringsdict"]))
    var catalog: String?

    /// Creates options with their defaults.
    public init() {}

    /// The same for what finds the table of a key.
    public var editOptions: EditOptions { EditOptions(table: catalog) }
}
