import CatalogCore
import CatalogLint
import StringTables

/// JUnit output: a test suite for each file, with a test case for each rule that has findings.
///
/// A file without findings has one passing test case, because services treat a report without test cases as invalid.
/// Findings that fail the run are failures. All others are output of a passing test case.
struct JUnitReport {
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        let files = FileFindings.grouped(findings, with: context.subject.files.map(\.path))
        let suites = files.map(suite) + context.subject.unread.map(suite)
        let sums = suites.reduce(into: Counts()) { $0.add($1.counts) }
        let root = XMLElement("testsuites", [("name", "fitloc")] + sums.attributes, suites.map(\.element))
        return root.document
    }

    private struct Suite {
        let element: XMLElement
        let counts: Counts

        init(_ name: String, _ cases: [XMLElement], failures: Int = 0, errors: Int = 0) {
            counts = Counts(tests: cases.count, failures: failures, errors: errors)
            element = XMLElement("testsuite", [("name", name)] + counts.attributes, cases)
        }
    }

    private struct Counts {
        var tests = 0
        var failures = 0
        var errors = 0

        mutating func add(_ other: Counts) {
            tests += other.tests
            failures += other.failures
            errors += other.errors
        }

        var attributes: [(String, String)] {
            [
                ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "0"),
                ("time", "0"),
            ]
        }
    }

    private func suite(of file: FileFindings) -> Suite {
        let path = context.repositoryPath(file.path)
        guard !file.findings.isEmpty else { return Suite(path, [testCase("lint", of: path)]) }
        let rules = file.byRule
        let cases = rules.map { rule, findings in testCase(rule.name, of: path, [result(of: findings)]) }
        return Suite(path, cases, failures: rules.count { fails($0.findings) })
    }

    private func suite(of unread: UnreadPath) -> Suite {
        let path = context.repositoryPath(unread.path)
        let error = XMLElement("error", [("message", unread.sentence), ("type", "unread")], text: unread.sentence)
        return Suite(path, [testCase("read", of: path, [error])], errors: 1)
    }

    private func testCase(_ name: String, of path: String, _ results: [XMLElement] = []) -> XMLElement {
        XMLElement("testcase", [("classname", path), ("name", name), ("file", path), ("time", "0")], results)
    }

    /// Whether findings count as a failure.
    ///
    /// If the settings let no severity fail the run, errors still count, because otherwise the report would show no
    /// failures.
    private func fails(_ findings: [Finding]) -> Bool {
        findings.contains { $0.severity >= context.failingSeverity ?? .error }
    }

    private func result(of findings: [Finding]) -> XMLElement {
        let lines = findings.map { finding in
            let path = VisibleText.path(context.repositoryPath(finding.path))
            let location = "\(path):\(finding.position.line):\(finding.position.column)"
            return "\(location): \(finding.severity.rawValue): \(finding.sentence)"
        }
        let text = lines.joined(separator: "\n")
        guard fails(findings), let worst = findings.max(by: { $0.severity < $1.severity }) else {
            return XMLElement("system-out", text: text)
        }
        let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
        return XMLElement(
            "failure", [("message", worst.sentence + more), ("type", worst.severity.rawValue)], text: text)
    }
}
