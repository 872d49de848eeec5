import CatalogCore
import CatalogLint

/// Output in the Static Analysis Results Interchange Format 2.1.0.
///
/// The report has one run with the rules that have findings, and the identity and fix of each finding.
struct SARIFReport {
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        let answer: DocumentFragment = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]
        return answer.printedJSON + "\n"
    }

    /// The results and rules of the lint run.
    ///
    /// Columns and line endings are counted as in `TextPosition`.
    private var run: DocumentFragment {
        let rules = SARIFRules(findings, tool: context.tool)
        let locations = SARIFLocations(context)
        var results = SARIFResults(context: context, rules: rules, locations: locations)
        return [
            "tool": ["driver": driver(rules)],
            "invocations": [invocation(locations)],
            "originalUriBaseIds": SARIFLocations.bases,
            "columnKind": "utf16CodeUnits",
            "newlineSequences": ["\r\n", "\n", "\r"],
            "results": .array(findings.map { results.result(of: $0) }),
        ]
    }

    private func driver(_ rules: SARIFRules) -> DocumentFragment {
        .present([
            "name": "fitloc", "semanticVersion": context.tool.version.map { .string($0) },
            "informationUri": context.tool.rulesAddress.map { .string($0) }, "rules": .array(rules.fragments),
        ])
    }

    /// Returns the invocation.
    ///
    /// Each unreadable path becomes a notification, and a run with such notifications is not successful.
    private func invocation(_ locations: SARIFLocations) -> DocumentFragment {
        let notifications: [DocumentFragment] = context.subject.unread.map { unread in
            [
                "level": "error", "message": ["text": .string(unread.sentence)],
                "locations": [locations.location(of: unread.path)],
            ]
        }
        return [
            "executionSuccessful": .boolean(notifications.isEmpty),
            "toolExecutionNotifications": .array(notifications),
        ]
    }
}
