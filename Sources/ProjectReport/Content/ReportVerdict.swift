import CatalogLint
import CatalogRuntime
import InterfaceTexts

/// A one-line summary of a report: the missing translations and the findings.
struct ReportVerdict {
    private let report: ProjectReport

    /// The maximum number of languages to name.
    ///
    /// More languages are only counted.
    private static let mostLanguages = 6

    init(_ report: ProjectReport) {
        self.report = report
    }

    /// The summary as text.
    var text: String { [unread, coverage, findings, accepted].compactMap { $0 }.joined(separator: " ") }

    private var accepted: String? {
        report.acceptedCount == 0 ? nil : Texts.Report.Verdict.accepted(count: report.acceptedCount).resolved
    }

    private var unread: String? {
        let count = report.unreadable.count
        return count == 0 ? nil : Texts.Report.Verdict.unread(count: count).resolved
    }

    /// The missing translations; nil if no file could be read.
    private var coverage: String? {
        guard !report.gaps.isEmpty else {
            let copies = report.languages.reduce(0) { $0 + $1.untranslated }
            if copies > 0 { return Texts.Report.Verdict.copies(count: copies).resolved }
            if report.unreadable.isEmpty { return Texts.Report.Verdict.complete.resolved }
            return report.statistics.tableCount == 0 ? nil : Texts.Report.Verdict.completeBesides.resolved
        }
        let open = report.gaps.reduce(into: Set<LanguageTag>()) { $0.formUnion($1.languages) }
        let unfinished = report.languages.map(\.language).filter { language in
            open.contains { $0.isSameLanguage(as: language) }
        }
        let names = unfinished.map(\.spelling)
        let languages =
            names.count > Self.mostLanguages
            ? Texts.Report.Verdict.languages(count: names.count).resolved : names.joined(separator: ", ")
        return Texts.Report.Verdict.gaps(count: report.gaps.count, languages: languages).resolved
    }

    private var findings: String {
        guard let comparison = report.comparison, !comparison.isRelease else { return counts(report.findings) }
        let new = report.findings.filter(\.isNew)
        return Texts.Report.Verdict.new(revision: comparison.name, findings: counts(new)).resolved
    }

    private func counts(_ findings: [ReportFinding]) -> String {
        let numbers = Severity.counted.map { severity in findings.count { $0.finding.severity == severity } }
        let words = zip(Severity.counted, numbers).filter { $1 > 0 }.map { $0.counted($1) }
        return words.isEmpty ? Texts.Report.Verdict.clean.resolved : words.joined(separator: ", ") + "."
    }
}

extension Severity {
    /// The severities of findings, highest first.
    static let counted: [Severity] = [.error, .warning, .note]

    /// Returns a localized count of findings with the severity.
    func counted(_ count: Int) -> String {
        switch self {
        case .error: Texts.Lint.errors(count: count).resolved
        case .warning: Texts.Lint.warnings(count: count).resolved
        case .note, .off: Texts.Lint.notes(count: count).resolved
        }
    }

    /// The localized name of the severity.
    var word: String {
        switch self {
        case .error: Texts.Lint.Severity.error.resolved
        case .warning: Texts.Lint.Severity.warning.resolved
        case .note, .off: Texts.Lint.Severity.note.resolved
        }
    }
}
