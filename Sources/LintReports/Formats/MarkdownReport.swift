import CatalogCore
import CatalogLint

/// Findings as a pull request comment: the most severe ones, and their number.
struct MarkdownReport {
    let report: LintReport
    let findings: [Finding]
    let context: LintReportContext

    /// The first line, which identifies the comment for replacement.
    private static let marker: MarkdownText = "<!-- fitloc lint -->"
    /// The maximum number of rows in the comment.
    private static let mostRows = 50
    /// The maximum size in bytes.
    ///
    /// Code hosts reject comments of more than 65,536 characters.
    private static let mostBytes = 50_000

    func rendered() -> String {
        let blocks: [MarkdownText] = ["\(Self.marker)\n### fitloc: \(headline)", checked, table, unread]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n").source + "\n"
    }

    private var headline: String {
        let counts = counts(of: report.findings)
        return counts.isEmpty ? "no findings" : counts
    }

    private var checked: MarkdownText {
        let code = report.sourceCount > 0 ? [number(report.sourceCount, "Swift file")] : []
        let files = [number(report.fileCount, "file")] + code
        let count = context.acceptedCount
        let accepted: MarkdownText =
            count == 0
            ? "" : " \(number(count, "accepted finding")) \(count == 1 ? "is" : "are") hidden by the baseline."
        return "\(number(report.keyCount, "key")) in \(files.joined(separator: " and ")) checked.\(accepted)"
    }

    private func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private var table: MarkdownText {
        let lines = FindingLine.lines(for: findings)
        guard !lines.isEmpty else { return "" }
        var rows: MarkdownText = "| | place | finding | rule |\n|---|---|---|---|"
        var shown = 0
        for line in lines.prefix(Self.mostRows) {
            let row = row(of: line)
            guard rows.source.utf8.count + row.source.utf8.count <= Self.mostBytes else { break }
            rows = "\(rows)\n\(row)"
            shown += 1
        }
        let hidden = lines.dropFirst(shown).flatMap(\.findings)
        return hidden.isEmpty ? rows : "\(rows)\n\nNot shown: \(counts(of: hidden))."
    }

    private func row(of line: FindingLine) -> MarkdownText {
        let location = "\(context.repositoryPath(line.first.path)):\(line.first.position.line)"
        return .row([
            "\(line.first.severity.rawValue)", .code(location), "\(line.message)", .code(line.first.rule.name),
        ])
    }

    private func counts(of findings: [Finding]) -> String {
        [Severity.error, .warning, .note].compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : number(count, severity.rawValue)
        }.joined(separator: ", ")
    }

    private var unread: MarkdownText {
        let lines = context.subject.unread.prefix(Self.mostUnread).map { unread -> MarkdownText in
            "- \(String(unread.sentence.prefix(Self.longestSentence)))"
        }
        guard !lines.isEmpty else { return "" }
        let more = context.subject.unread.count - lines.count
        let rest: [MarkdownText] = more > 0 ? ["- and \(more) more"] : []
        return (["Not read:", ""] + lines + rest).joined(separator: "\n")
    }

    private static let mostUnread = 10
    private static let longestSentence = 300
}
