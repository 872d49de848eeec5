import ArgumentParser
import Sessions

/// The options of commands that show one key.
package struct TableOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The catalog or legacy table to search. Default: the one that has the key.", valueName: "file"),
        completion: .offers(.catalogs))
    var catalog: String?

    /// Creates options with their defaults.
    package init() {}

    /// Returns the settings of a search for a key's table, which changes nothing.
    package func settings(_ output: OutputOptions) -> EditSettings {
        EditSettings(table: catalog, isDryRun: true, output: output.settings)
    }
}
