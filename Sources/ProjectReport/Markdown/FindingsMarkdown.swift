import CatalogCore
import InterfaceTexts
import LintReports

/// The findings in a pull request comment: the most severe ones, and a collapsed section with more.
struct FindingsMarkdown {
    private let title: LocalizedString
    private let lines: [FindingLine]

    /// The number of findings outside the collapsed section.
    private static let mostInView = 20

    init(_ report: ProjectReport) {
        let isLimited = report.comparison.map { !$0.isRelease } ?? false
        let findings = report.findings.filter { !isLimited || $0.isNew }.map(\.finding)
        title = isLimited ? Texts.Report.Heading.newFindings : Texts.Report.Heading.findings
        lines = FindingOrder.severity.sorted(FindingLine.lines(for: findings)) { $0.first }
    }

    var text: MarkdownText {
        guard !lines.isEmpty else { return "" }
        let inView = lines.prefix(Self.mostInView).map(item)
        let hidden = BoundedLines(lines.dropFirst(Self.mostInView).lazy.map(item), bytes: 10_000)
        let list: MarkdownText = "### \(title.resolved)\n\n\(BoundedLines(inView, bytes: 12_000).text)"
        guard lines.count > Self.mostInView else { return list }
        let more = Texts.Report.Verdict.more(count: lines.count - Self.mostInView).resolved
        return "\(list)\n<details><summary>\(more)</summary>\n\n\(hidden.text)\n</details>\n"
    }

    private func item(_ line: FindingLine) -> MarkdownText {
        let finding = line.first
        var languages: [LanguageTag] = []
        for language in line.findings.compactMap(\.language) where !languages.contains(language) {
            languages.append(language)
        }
        let location = ReportMarkdown.code("\(finding.path):\(finding.position.line)")
        let message = FindingMessage(subject: finding.subject(languages: languages), statement: finding.text)
        let sentence = ReportMarkdown.shortened(message.inInterfaceLanguage)
        return "- **\(finding.severity.word)** \(sentence) \(location) \(finding.rule.name)"
    }
}
