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

    /// Whether the line is for a first look, and names only some of the related locations.
    private let isBrief: Bool

    /// Creates a line of several findings; nil without any.
    private init?(_ findings: [Finding], isBrief: Bool) {
        guard let first = findings.first else { return nil }
        self.init(first, isBrief: isBrief)
        self.findings = findings
    }

    private init(_ finding: Finding, isBrief: Bool) {
        self.isBrief = isBrief
        first = finding
        findings = [finding]
    }

    /// The values that findings in different languages must share to form one line.
    private struct Subject: Hashable {
        let rule: RuleID
        let table: String
        /// The key; nil for a line about the whole table.
        let key: String?
        /// What the findings say, without their values.
        let form: String
        let severity: Severity
    }

    /// The rules whose findings say one thing about a whole table.
    private static let tableRules: Set<RuleID> = [
        "stale-key", "strings-encoding", "lproj-file-missing", "file-not-in-target",
    ]

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
                lines.append(FindingLine(finding, isBrief: isBrief))
                continue
            }
            // The files of a legacy table are in a separate folder for each language.
            let folder = TablePath.tableFolder(of: finding.path)
            let subject = Subject(
                rule: finding.rule, table: folder.map { $0 + TablePath.tableName(of: finding.path) } ?? finding.path,
                key: isOfTable ? nil : finding.key ?? "", form: finding.text.form, severity: finding.severity)
            if let index = indices[subject] {
                lines[index].findings.append(finding)
            } else {
                indices[subject] = lines.count
                lines.append(FindingLine(finding, isBrief: isBrief))
            }
        }
        return lines
    }

    /// The text that a finding is about.
    private struct Subtext: Hashable {
        let key: String?
        let path: String
        let position: TextPosition

        init(_ finding: Finding) {
            (key, path, position) = (finding.key, finding.path, finding.position)
        }
    }

    /// Returns the lines with each text in one of them: that of the most costly rule, which names the others.
    private static func folded(_ lines: [FindingLine]) -> [FindingLine] {
        var kept: [(offset: Int, line: FindingLine)] = []
        var indices: [Subtext: Int] = [:]
        for (offset, line) in FindingOrder.severity.sorted(Array(lines.enumerated()), by: \.element.first) {
            guard line.first.key != nil, line.first.language != nil else {
                kept.append((offset, line))
                continue
            }
            var own: [Finding] = []
            for finding in line.findings {
                if let index = indices[Subtext(finding)] {
                    kept[index].line.alsoFound.append(finding)
                } else {
                    own.append(finding)
                }
            }
            guard let rest = FindingLine(own, isBrief: line.isBrief) else { continue }
            for finding in own { indices[Subtext(finding)] = kept.count }
            kept.append((offset, rest))
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
        let location = "\(FileLocation(path: first.path, position: first.position)):"
        return [
            context.emphasize(location, .location),
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
        // The languages tell how many texts there are, one in each.
        let others = isOfOneText ? 0 : findings.count - max(languages.count, 1)
        let more: FindingMessage = others > 0 ? " (and \(others) more like it)" : ""
        let subject = first.subject(languages: languages)
        return FindingMessage(subject: subject, statement: first.text) + more + relatedLocations
    }

    /// Whether the findings say the same about one key, such as about the plural forms of a text.
    private var isOfOneText: Bool {
        first.key != nil && findings.allSatisfy { $0.key == first.key && $0.text == first.text }
    }

    /// The related locations; those in the same file have only a line number.
    private var relatedLocations: FindingMessage {
        let named = isBrief && first.related.count > Self.mostRelated + 1 ? Self.mostRelated : first.related.count
        let locations: FindingMessage = first.related.prefix(named).reduce("") { locations, location in
            let shown: FindingMessage =
                location.path == first.path
                ? " (see line \(location.position.line))"
                : " (see \(VisibleText.path(location.path)):\(location.position.line))"
            return locations + shown
        }
        let rest = first.related.count - named
        return rest > 0 ? locations + " (and \(rest) other places)" : locations
    }

    /// The number of related locations that a brief line names.
    private static let mostRelated = 2
}
