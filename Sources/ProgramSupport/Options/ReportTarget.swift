import ArgumentParser
import LintReports

/// A report format with an optional output file, such as `sarif` or `sarif=findings.sarif`.
package struct ReportTarget: ExpressibleByArgument, Hashable, Sendable {
    /// The format of the report.
    let format: LintReportFormat
    /// The output file, or nil for standard output or the file of `--output`.
    let file: String?

    /// Creates a target.
    init(_ format: LintReportFormat, file: String? = nil) {
        self.format = format
        self.file = file
    }

    /// Parses `FORMAT` or `FORMAT=FILE`.
    ///
    /// Returns nil if the format is unknown or the file is empty.
    package init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = LintReportFormat(rawValue: parts[0]), parts.count < 2 || !parts[1].isEmpty else {
            return nil
        }
        self.init(format, file: parts.count < 2 ? nil : parts[1])
    }

    /// The formats to list in messages and completions.
    package static var allValueStrings: [String] { LintReportFormat.allCases.map(\.rawValue) }
}
