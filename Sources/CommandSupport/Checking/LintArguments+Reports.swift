import XCStringsKit

extension LintArguments {
    /// Writes a report in each requested format.
    ///
    /// - Parameter fixed: The findings that were fixed before the report.
    func write(_ report: LintReport, of run: LintRun, fixed: [Finding], to console: inout Console) throws {
        for target in reports.targets {
            let text = text(of: report, of: run, as: target, fixed: fixed, isFine: console.isFine)
            guard let file = target.file else {
                try target.format == .github ? console.write(commands: text) : console.write(text)
                continue
            }
            do throws(FileError) {
                try FileReplacer.create(file, with: Array(text.utf8), overwriting: true, creatingFolders: true)
            } catch {
                try console.fail([error])
            }
        }
    }

    private func text(
        of report: LintReport, of run: LintRun, as target: ReportTarget, fixed: [Finding], isFine: Bool
    ) -> String {
        let isPrinted = target.file == nil
        if target.format == .text {
            return screen(of: report, of: run, fixed: fixed, isPrinted: isPrinted, isFine: isFine)
        }
        let context = LintReportContext(
            styler: output.styler, subject: run.subject, failingSeverity: failure.severity)
        return report.rendered(as: target.format, in: context, showing: findings.selection())
    }
}

extension LintRun {
    /// The checked files and unreadable paths, for report formats that list them.
    fileprivate var subject: LintReportSubject {
        let failures = unread.map { UnreadPath(path: $0.path, sentence: $0.sentence) }
        let empty = workspace.emptyFolders.map {
            UnreadPath(path: $0, sentence: Texts.Table.noneInFolder(path: VisibleText.path($0)).resolved)
        }
        return LintReportSubject(files: workspace.project.files + (code?.files ?? []), unread: failures + empty)
    }
}
