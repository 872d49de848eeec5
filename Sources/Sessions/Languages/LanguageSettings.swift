import CommandOutput

/// The settings of a command that changes a language.
package struct LanguageSettings: Sendable {
    /// The files and folders; if empty, the configuration decides.
    package let paths: [String]
    /// The path of the Xcode project to update too, or nil for none.
    package let project: String?
    /// Whether to write nothing.
    package let isDryRun: Bool
    /// Whether to print a JSON report.
    package let isReporting: Bool
    /// How to print results.
    package let output: OutputSettings

    /// Creates settings.
    package init(paths: [String], project: String?, isDryRun: Bool, isReporting: Bool, output: OutputSettings) {
        self.paths = paths
        self.project = project
        self.isDryRun = isDryRun
        self.isReporting = isReporting
        self.output = output
    }
}
