import ArgumentParser

/// The options of commands that change keys.
package struct EditOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The catalog or legacy table to change. Default: the one that has the key, or whose keys share its prefix.",
            valueName: "file"),
        completion: .offers(.catalogs))
    var catalog: String?

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    /// Creates options with their defaults.
    package init() {}

    /// Creates options for a dry run on a table, or on no particular table if `table` is nil.
    package init(table: String?) {
        catalog = table
        dryRun = true
    }

    /// The path of the table, if given, without `./` at its beginning.
    ///
    /// The files of a legacy table must have paths of one form.
    package var namedTable: String? { catalog.map(RelativePath.withoutLeadingDot) }

    /// Whether to write nothing.
    package var isDryRun: Bool { dryRun }
}

extension NameSpecification {
    /// `--dry-run`, and `-n` as in git.
    package static var dryRun: NameSpecification { [.customLong("dry-run"), .customShort("n")] }
}
