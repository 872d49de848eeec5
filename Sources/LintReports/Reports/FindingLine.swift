import CatalogCore
import CatalogLint
import CatalogRuntime

/// What one line for people reports: what one rule says of one key, in whatever languages.
package struct FindingLine: Sendable {
    /// The findings, at least one.
    package private(set) var findings: [Finding]
    /// The first of them, whose place the line begins with.
    package let first: Finding

    private init(_ finding: Finding) {
        first = finding
        findings = [finding]
    }

    /// What makes findings in several languages one line: the same rule says of the same key that it is as bad.
    private struct Subject: Hashable {
        let rule: RuleID
        let key: String
        let folder: String
        let severity: Severity
    }

    /// The lines for findings, each where the first of its findings is.
    package static func lines(for findings: [Finding]) -> [FindingLine] {
        var lines: [FindingLine] = []
        var indices: [Subject: Int] = [:]
        for finding in findings {
            guard let key = finding.key, finding.language != nil else {
                lines.append(FindingLine(finding))
                continue
            }
            // The files of a legacy table lie in a folder for each language.
            let folder = TablePath.tableFolder(of: finding.path) ?? finding.path
            let subject = Subject(rule: finding.rule, key: key, folder: folder, severity: finding.severity)
            if let index = indices[subject] {
                lines[index].findings.append(finding)
            } else {
                indices[subject] = lines.count
                lines.append(FindingLine(finding))
            }
        }
        return lines
    }

    // MARK: - Words

    /// The line, without a newline.
    package func text(in context: LintReportContext) -> String {
        let place = "\(first.path):\(first.position.line):\(first.position.column):"
        return [
            context.emphasize(place, .place),
            context.emphasize("\(first.severity.rawValue):", .severity(first.severity)),
            message,
            context.emphasize("[\(first.rule)]", .faint),
        ].joined(separator: " ")
    }

    /// What is wrong, with the key and all languages before it and other places behind it.
    package var message: String {
        var languages: [LanguageTag] = []
        for language in findings.compactMap(\.language) where !languages.contains(language) {
            languages.append(language)
        }
        let others = Set(findings.map(\.message)).count > 1 ? " (and \(findings.count - 1) more like it)" : ""
        return first.sentence(languages: languages) + others + relatedPlaces
    }

    /// In the same file a line number says it all.
    private var relatedPlaces: String {
        first.related.map { place in
            place.path == first.path
                ? " (see line \(place.position.line))" : " (see \(place.path):\(place.position.line))"
        }.joined()
    }
}
