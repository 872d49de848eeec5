import ArgumentParser
import XCStringsKit

/// A format, and the file that a report in it goes to: `sarif` or `sarif=findings.sarif`.
package struct ReportTarget: ExpressibleByArgument, Hashable, Sendable {
    /// The format.
    let format: LintReportFormat
    /// The file; nil for standard output, or for what `--output` says.
    let file: String?

    /// Creates a target.
    init(_ format: LintReportFormat, file: String? = nil) {
        self.format = format
        self.file = file
    }

    /// Reads a format, with a file behind `=`; nil where it is none, or nothing stands behind the `=`.
    package init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = LintReportFormat(rawValue: parts[0]), parts.count < 2 || !parts[1].isEmpty else {
            return nil
        }
        self.init(format, file: parts.count < 2 ? nil : parts[1])
    }

    /// What messages and shells offer.
    package static var allValueStrings: [String] { LintReportFormat.allCases.map(\.rawValue) }
}
