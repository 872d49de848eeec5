import CatalogCore
import CatalogLint

/// Output as GitHub Actions workflow commands, which GitHub shows at the lines of a pull request.
struct GitHubReport {
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        findings.map { finding in
            let path = Self.escapedProperty(context.repositoryPath(finding.path))
            let location = "file=\(path),line=\(finding.position.line),col=\(finding.position.column)"
            let title = Self.escapedProperty(finding.rule.name)
            return "::\(command(for: finding.severity)) \(location),title=\(title)::\(Self.escaped(finding.sentence))\n"
        }.joined()
    }

    /// Returns the command for a severity.
    ///
    /// Actions calls a note a notice.
    private func command(for severity: Severity) -> String {
        severity == .note || severity == .off ? "notice" : severity.rawValue
    }

    /// Returns a text of one line, with GitHub's escape for the character that begins its escapes.
    private static func escaped(_ text: String) -> String { escaped(text, ["%": "%25"]) }

    /// Returns a property value, which must also escape the separators of properties.
    private static func escapedProperty(_ text: String) -> String {
        escaped(text, ["%": "%25", ":": "%3A", ",": "%2C"])
    }

    private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        let line = VisibleText.inLine(text)
        // Most texts need no escape.
        guard line.unicodeScalars.contains(where: { escapes[$0] != nil }) else { return line }
        return line.unicodeScalars.reduce(into: "") { escaped, scalar in
            if let escape = escapes[scalar] { escaped += escape } else { escaped.unicodeScalars.append(scalar) }
        }
    }
}
