import ArgumentParser

/// The options of commands that show one key.
package struct TableOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The catalog or legacy table to search. Default: the one that has the key.", valueName: "file"),
        completion: .offers(.catalogs))
    var catalog: String?

    /// Creates options with their defaults.
    package init() {}

    /// The same table as edit options, which find the table of a key.
    package var editOptions: EditOptions { EditOptions(table: catalog) }
}
