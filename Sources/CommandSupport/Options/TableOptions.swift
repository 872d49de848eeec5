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

    /// The edit options with the same table, which the search for a key's table needs.
    package var editOptions: EditOptions { EditOptions(table: catalog) }
}
