import CatalogCore
import CatalogLint
import CatalogRuntime

/// A line of text output: the findings of one rule for one key, in one or more languages.
package struct FindingLine: Sendable {
    /// The findings; at least one.
    package private(set) var findings: [Finding]
    /// The findings of other rules on the same texts, which the line names but does not explain.
    package private(set) var alsoFound: [Finding] = []
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

    /// The rules whose findings say one thing about a whole table.
    private static let tableRules: Set<RuleID> = ["stale-key", "strings-encoding", "lproj-file-missing"]

    /// Returns the lines for findings.
    ///
    /// Each line is at the position of its first finding.
    ///
    /// - Parameter isBrief: whether a text that several rules report, and a table that a rule reports for many keys or
    ///   files, have one line.
    package static func lines(for findings: [Finding], isBrief: Bool = false) -> [FindingLine] {
        let lines = linesOfRules(for: findings, isBrief: isBrief)
        return isBrief ? folded(lines) : lines
    }

    private static func linesOfRules(for findings: [Finding], isBrief: Bool) -> [FindingLine] {
        var lines: [FindingLine] = []
        var indices: [Subject: Int] = [:]
        for finding in findings {
            let isOfTable = isBrief && tableRules.contains(finding.rule)
            guard isOfTable || finding.key != nil && finding.language != nil else {
                lines.append(FindingLine(finding))
                continue
            }
            // The files of a legacy table are in a separate folder for each language.
            let folder = TablePath.tableFolder(of: finding.path) ?? finding.path
            let key = isOfTable ? TablePath.tableName(of: finding.path) : finding.key ?? ""
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

    /// The texts that a line is about.
    private struct Texts: Hashable {
        let severity: Severity
        let key: String?
        let paths: [String]
        let positions: [TextPosition]
    }

    /// Returns the lines with one for each set of texts: that of the most costly rule, which names the others.
    private static func folded(_ lines: [FindingLine]) -> [FindingLine] {
        var kept: [(offset: Int, line: FindingLine)] = []
        var indices: [Texts: Int] = [:]
        for (offset, line) in FindingOrder.severity.sorted(Array(lines.enumerated()), by: \.element.first) {
            guard line.first.key != nil, line.first.language != nil else {
                kept.append((offset, line))
                continue
            }
            let texts = Texts(
                severity: line.first.severity, key: line.first.key, paths: line.findings.map(\.path),
                positions: line.findings.map(\.position))
            if let index = indices[texts] {
                kept[index].line.alsoFound += line.findings
            } else {
                indices[texts] = kept.count
                kept.append((offset, line))
            }
        }
        return kept.sorted { $0.offset < $1.offset }.map(\.line)
    }

    /// The rules of the line, the one that it explains first.
    private var rules: String {
        var seen: Set<RuleID> = []
        return (findings + alsoFound).map(\.rule).filter { seen.insert($0).inserted }.map(\.name)
            .joined(separator: ", ")
    }

    // MARK: - Words

    /// Returns the line, without a newline.
    package func text(in context: LintReportContext) -> String {
        let place = "\(FileLocation(path: first.path, position: first.position)):"
        return [
            context.emphasize(place, .place),
            context.emphasize("\(first.severity.rawValue):", .severity(first.severity)),
            sentence.text(in: context.translations),
            context.emphasize("[\(rules)]", .faint),
        ].joined(separator: " ")
    }

    /// The English message with the key, all languages and the related locations.
    package var message: String { sentence.description }

    /// The message with the key, all languages and the related locations.
    private var sentence: FindingMessage {
        var seen: Set<LanguageTag> = []
        let languages = findings.compactMap(\.language).filter { seen.insert($0).inserted }
        let others: FindingMessage =
            Set(findings.map(\.text)).count > 1 || Set(findings.map(\.key)).count > 1
            ? " (and \(findings.count - 1) more like it)" : ""
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
