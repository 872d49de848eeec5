import ArgumentParser
import CatalogCore
import CatalogLint
import LintReports

extension FindingOrder: ExpressibleByArgument {}

/// The options for the selection and order of printed findings.
///
/// They do not affect the exit status.
package struct FindingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only show findings of this severity or higher: note, warning or error. Does not affect the exit status.",
            valueName: "level"), completion: .list(["note", "warning", "error"]),
        transform: FindingOptions.severity)
    var minSeverity: Severity = .note

    @Option(
        help: ArgumentHelp(
            "The order of findings: severity (most severe first) or path. Default: severity for text, github and markdown, else path.",
            valueName: "order"))
    var sort: FindingOrder?

    @Option(
        help: ArgumentHelp(
            "Print at most this many findings, the most severe first; in text, lines. 0 prints all. Default in text: three lines a rule, on a terminal 20 lines.",
            valueName: "n"), completion: .offers(.anything))
    var max: Int?

    @Flag(help: "In text, list notes and missing translations one by one instead of counting them.")
    var verbose = false

    /// Creates options with their defaults.
    package init() {}

    /// Rejects a negative number of findings.
    package func validate() throws {
        if let max, max < 0 { throw ValidationError("--max must be 0 or more; 0 prints all findings.") }
    }

    /// Returns the selection of findings.
    ///
    /// - Parameter fitting: The maximum number of findings if `--max` is not given.
    func selection(fitting: Int? = nil) -> FindingSelection {
        FindingSelection(
            order: sort, leastSeverity: minSeverity, limit: max.map { $0 == 0 ? nil : $0 } ?? fitting)
    }

    private static func severity(_ argument: String) throws -> Severity {
        guard let severity = Severity(rawValue: argument), severity != .off else {
            throw ValidationError("“\(VisibleText.shown(argument))” is not note, warning or error.")
        }
        return severity
    }
}
