import CatalogReports
import InterfaceTexts
import LintReports

/// The section with the findings, grouped by rule, most costly first.
struct FindingsSection {
    private let rules: [ReportRule]

    /// The maximum number of findings to show for one rule.
    private static let mostOfRule = 200

    init(_ report: ProjectReport) {
        rules = report.rules
    }

    var section: PageSection {
        PageSection(
            id: "findings", title: Texts.Report.Heading.findings.resolved,
            content: rules.isEmpty
                ? [.tag("p", .text(Texts.Report.Verdict.clean.resolved))] : rules.flatMap { [block(of: $0), "\n"] })
    }

    private func block(of rule: ReportRule) -> HTMLNode {
        let title = rule.description.map { RulePage.sentence($0.summary) } ?? rule.id.name
        return .tag(
            "details", ["class": "rule", "open": "", "id": "rule-\(rule.id.name)"],
            .tag(
                "summary", .tag("span", ["class": "severity \(rule.severity.rawValue)"], .text(rule.severity.word)),
                " ",
                .tag("b", ["lang": "en"], .prose(title)), " ", .code(rule.id.name), " ",
                .tag("span", ["class": "count"], "(\(rule.findings.count))")), "\n",
            advice(on: rule), "\n", table(of: rule).node)
    }

    /// Returns the rule's advice.
    ///
    /// It is in English, like all texts of rules.
    private func advice(on rule: ReportRule) -> HTMLNode {
        guard let description = rule.description else { return "" }
        let fixable = rule.findings.count { !$0.finding.fix.isEmpty }
        let fix = fixable > 0 ? Texts.Lint.Next.fix(count: fixable).resolved + " " : ""
        return .group([
            .tag("p", ["lang": "en"], .prose(description.rationale)),
            .tag("p", ["class": "facts"], .prose(fix + Texts.Lint.Next.rule(rule: rule.id.name).resolved)),
        ])
    }

    private func table(of rule: ReportRule) -> ReportTable {
        let titles = [
            Texts.Column.key, Texts.Column.language, Texts.Report.finding, Texts.Column.text, Texts.Report.place,
        ]
        return ReportTable(
            .text(Texts.Report.findingsCaption(rule: rule.id.name).resolved),
            titles.map { ReportTable.Column($0.resolved) }, of: rule.findings, atMost: Self.mostOfRule,
            hint: Texts.Report.allFindings(command: "fitloc lint --rule \(rule.id.name)").resolved, row: row)
    }

    private func row(_ reported: ReportFinding) -> [ReportCell] {
        let finding = reported.finding
        let part = finding.part.isWhole ? nil : finding.part.description
        let language = [finding.language?.spelling, part].compactMap { $0 }.joined(separator: " ")
        return [
            ReportCell(finding.key.map { .key($0) } ?? "–").heading, ReportCell(.text(language)),
            ReportCell(mark(reported), .tag("bdi", .sentence(finding.text.inInterfaceLanguage))),
            ReportCell(texts(of: reported)),
            ReportCell(.path(finding.path, at: finding.position)),
        ]
    }

    private func mark(_ reported: ReportFinding) -> HTMLNode {
        guard reported.isNew else { return "" }
        return .group([.tag("span", ["class": "new"], .text(Texts.Report.isNew.resolved)), " "])
    }

    private func texts(of reported: ReportFinding) -> HTMLNode {
        .group([
            reported.sourceText.map { .tag("p", ["class": "source"], .projectText($0)) } ?? "",
            reported.text.map { .tag("p", .projectText($0, language: reported.finding.language)) } ?? "",
        ])
    }
}
