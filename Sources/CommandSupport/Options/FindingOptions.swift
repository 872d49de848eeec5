import ArgumentParser
import XCStringsKit

extension FindingOrder: ExpressibleByArgument {}

/// The options for the selection and order of printed findings.
///
/// They do not affect the exit status.
package struct FindingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Show only findings that are as bad as this: note, warning or error. The status stays as it is.",
            valueName: "level"), completion: .list(["note", "warning", "error"]),
        transform: FindingOptions.severity)
    var minSeverity: Severity = .note

    @Option(
        help: ArgumentHelp(
            "severity, the worst first, or path. Text, github and markdown have severity unless told otherwise, other formats path.",
            valueName: "order"))
    var sort: FindingOrder?

    @Option(
        help: ArgumentHelp(
            "Print this many findings at most, the worst; in text, lines. 0 prints all, as everywhere but on a terminal.",
            valueName: "n"), completion: .offers(.anything))
    var max: Int?

    @Flag(help: "In text, list what is to be translated and notes one by one instead of counting them.")
    var verbose = false

    /// Creates options with their defaults.
    package init() {}

    /// Rejects a negative number of findings.
    package func validate() throws {
        if let max, max < 0 { throw ValidationError("--max is a number of findings; 0 prints all.") }
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
            throw ValidationError("“\(VisibleText.shown(argument))” should be note, warning or error.")
        }
        return severity
    }
}
