import ArgumentParser
import LintReports
import Workspaces

/// The options for the formats of reports and their output files.
package struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The output format: \(Self.formats). Default: text. FORMAT=FILE also writes a file; repeatable.
            """, valueName: "format"), completion: .offers(.reportFormats))
    var format: [ReportTarget] = []

    @Flag(help: "The same as --format json.")
    var json = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the report to a file; - for standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    private static let formats =
        LintReportFormat.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
        + LintReportFormat.allCases.suffix(1).map { " or \($0.rawValue)" }.joined()

    /// Creates options that print text.
    package init() {}

    /// Rejects two reports with the same output.
    package func validate() throws {
        guard chosen.count(where: { $0.file == nil }) < 2 else {
            throw ValidationError("Only one format can be printed; write FORMAT=FILE for the others.")
        }
        guard targets.count(where: { $0.file == nil }) < 2 else {
            throw ValidationError("Two reports cannot both write to standard output.")
        }
        try OutputPath.requireDistinct(targets.compactMap(\.file))
    }

    /// The reports to write.
    ///
    /// A nil file is standard output; the printed report is last.
    ///
    /// If every format has a file, text is printed as well.
    var targets: [ReportTarget] {
        let printed = chosen.first { $0.file == nil } ?? ReportTarget(.text)
        return chosen.filter { $0.file != nil }.map { ReportTarget($0.format, file: Self.path($0.file)) }
            + [ReportTarget(printed.format, file: Self.path(output))]
    }

    /// Whether the printed report is text.
    var printsText: Bool { chosen.allSatisfy { $0.file != nil || $0.format == .text } }

    /// Whether any report is written to a file.
    var writesFiles: Bool { targets.contains { $0.file != nil } }

    private var chosen: [ReportTarget] { format + (json ? [ReportTarget(.json)] : []) }

    private static func path(_ file: String?) -> String? { file == Workspace.standardInput ? nil : file }
}
