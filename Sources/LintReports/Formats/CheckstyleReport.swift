import CatalogLint
import StringTables

/// Checkstyle output, with an element for each file.
struct CheckstyleReport {
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        let files = FileFindings.grouped(findings).map(element)
        return XMLElement("checkstyle", [("version", "4.3")], files).document
    }

    private func element(of file: FileFindings) -> XMLElement {
        let errors = file.findings.map { finding in
            XMLElement(
                "error",
                [
                    ("line", "\(finding.position.line)"), ("column", "\(finding.position.column)"),
                    ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
                    ("message", finding.sentence), ("source", "fitloc.\(finding.rule)"),
                ])
        }
        return XMLElement("file", [("name", context.repositoryPath(file.path))], errors)
    }
}
