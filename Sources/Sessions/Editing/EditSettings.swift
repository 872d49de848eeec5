import CatalogCore
import CommandOutput

/// The settings of a command that changes keys.
package struct EditSettings: Sendable {
    /// The path of the table to change, or nil for the table that fits a key.
    ///
    /// It has no `./` at its beginning, because the files of a legacy table must have paths of one form.
    package let table: String?
    /// Whether to write nothing.
    package let isDryRun: Bool
    /// Whether to print a JSON report.
    package let isReporting: Bool
    /// How to print results.
    package let output: OutputSettings

    /// Creates settings; without arguments, those of a command line without options.
    package init(
        table: String? = nil, isDryRun: Bool = false, isReporting: Bool = false,
        output: OutputSettings = OutputSettings()
    ) {
        self.table = table.map(RelativePath.withoutLeadingDot)
        self.isDryRun = isDryRun
        self.isReporting = isReporting
        self.output = output
    }
}
