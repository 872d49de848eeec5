import CatalogCore
import CatalogLint
import CatalogRuntime

/// A line of text output: the findings of one rule for one key, in one or more languages.
package struct FindingLine: Sendable {
    /// The findings; at least one.
    package private(set) var findings: [Finding]
    /// The first finding, whose location begins the line.
    package let first: Finding

    private init(_ finding: Finding) {
        first = finding
        findings = [finding]
    }

    /// The values that findings in different languages must share to form one line.
    private struct Subject: Hashable {
        let rule: RuleID
        let key: String
        let folder: String
        let severity: Severity
    }

    /// Returns the lines for findings.
    ///
    /// Each line is at the position of its first finding.
    package static func lines(for findings: [Finding]) -> [FindingLine] {
        var lines: [FindingLine] = []
        var indices: [Subject: Int] = [:]
        for finding in findings {
            guard let key = finding.key, finding.language != nil else {
                lines.append(FindingLine(finding))
                continue
            }
            // The files of a legacy table are in a separate folder for each language.
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

    /// Returns the line, without a newline.
    package func text(in context: LintReportContext) -> String {
        let place = "\(FileLocation(path: first.path, position: first.position)):"
        return [
            context.emphasize(place, .place),
            context.emphasize("\(first.severity.rawValue):", .severity(first.severity)),
            sentence.text(in: context.translations),
            context.emphasize("[\(first.rule)]", .faint),
        ].joined(separator: " ")
    }

    /// The English message with the key, all languages and the related locations.
    package var message: String { sentence.description }

    /// The message with the key, all languages and the related locations.
    private var sentence: FindingMessage {
        var seen: Set<LanguageTag> = []
        let languages = findings.compactMap(\.language).filter { seen.insert($0).inserted }
        let others: FindingMessage =
            Set(findings.map(\.text)).count > 1 ? " (and \(findings.count - 1) more like it)" : ""
        let subject = first.subject(languages: languages)
        return FindingMessage(subject: subject, statement: first.text) + others + relatedPlaces
    }

    /// The related locations; those in the same file have only a line number.
    private var relatedPlaces: FindingMessage {
        first.related.reduce("") { places, place in
            let shown: FindingMessage =
                place.path == first.path
                ? " (see line \(place.position.line))" : " (see \(VisibleText.path(place.path)):\(place.position.line))"
            return places + shown
        }
    }
}
