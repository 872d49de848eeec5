import ArgumentParser
import CatalogCore
import Sessions

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

    /// Returns the settings that these options and the ones for output describe.
    package func settings(_ output: OutputOptions, _ answer: AnswerOptions? = nil) -> EditSettings {
        EditSettings(
            table: catalog, isDryRun: dryRun, isReporting: answer?.isReport ?? false, output: output.settings)
    }

    /// The path of the table, if given, without `./` at its beginning.
    package var namedTable: String? { catalog.map(RelativePath.withoutLeadingDot) }

    /// Whether to write nothing.
    package var isDryRun: Bool { dryRun }
}

extension NameSpecification {
    /// `--dry-run`, and `-n` as in git.
    package static var dryRun: NameSpecification { [.customLong("dry-run"), .customShort("n")] }
}
