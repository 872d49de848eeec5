import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import LintReports
import Sessions

extension LintArguments {
    /// Returns the files to write: the reports, in the order of their targets, and the new or pruned baseline.
    ///
    /// - Throws: `CommandFailure` if one of them must not be written.
    func outputs(of run: LintRun) throws(CommandFailure) -> [OutputFile] {
        let read = [baseline.baseline].compactMap { $0 } + (run.code?.files ?? []).map(\.path)
        // The baseline that is written anew is not read.
        let tables = run.workspace.inputPaths.filter { baseline.newFile == nil || $0 != run.workspace.baseline }
        var locations = outputPaths.map { OutputLocation($0, .document) }
        if baseline.pruneBaseline, let path = baseline.baseline ?? run.workspace.baseline {
            locations.append(OutputLocation(path, .document, replacing: path))
        }
        do throws(OutputRefusal) {
            return try OutputCheck(reading: read + tables).accept(locations)
        } catch {
            throw CommandFailure(error.sentence)
        }
    }

    /// The paths of the files to write.
    var outputPaths: [String] { reports.targets.compactMap(\.file) + [baseline.newFile].compactMap { $0 } }

    /// Writes a report in each requested format.
    ///
    /// - Parameters:
    ///   - fixed: The findings that were fixed before the report.
    ///   - files: The files of the targets.
    func write(
        _ report: LintReport, of run: LintRun, fixed: [Finding], to files: [OutputFile], _ console: inout Console
    ) throws {
        var files = files[...]
        for target in reports.targets {
            let text = text(of: report, of: run, as: target, fixed: fixed, isFine: console.isFine)
            guard target.file != nil, let file = files.popFirst() else {
                try target.format == .github ? console.write(commands: text) : console.write(text)
                continue
            }
            do throws(FileError) {
                try file.write(Array(text.utf8), overwriting: true)
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
            styler: output.styler, subject: run.subject, acceptedCount: acceptedCount(of: run, beside: report),
            failingSeverity: failure.severity)
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
