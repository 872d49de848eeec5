import CatalogCore
import CatalogLint
import CommandOutput
import Foundation
import InterfaceTexts
import LintReports
import LintRules
import Workspaces

/// The baseline of a `lint` run, from the command line or else from the configuration.
package struct LintBaseline {
    /// The path of the baseline file.
    package let path: String
    private let folder: String
    private let baseline: Baseline
    private let options: BaselineSettings
    /// The languages that the command line requires in place of the configured ones, if any.
    private let languages: [LanguageTag]?

    /// Reads the baseline, or returns nil if none is given or configured.
    ///
    /// - Parameter languages: The languages that the command line requires in place of the configured ones, if any.
    /// - Throws: `CommandFailure` if the baseline cannot be read, or if `--prune-baseline` is given without a baseline.
    package static func load(
        _ options: BaselineSettings, requiring languages: [LanguageTag]? = nil, _ workspace: Workspace
    ) throws(CommandFailure) -> LintBaseline? {
        guard options.newFile == nil, !options.isIgnored else { return nil }
        guard let path = options.path ?? workspace.baseline else {
            if options.isPruning { throw CommandFailure(Texts.Baseline.none) }
            return nil
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path).bytes
        } catch {
            if case .notFound = error { throw CommandFailure(Texts.Baseline.notFound(path: VisibleText.path(path))) }
            throw CommandFailure(error)
        }
        do throws(BaselineError) {
            let baseline = try Baseline(bytes, path: path, rules: .standard)
            return LintBaseline(path, baseline, options, languages, workspace)
        } catch {
            throw CommandFailure([FailureLine(error.reason, at: error.position, in: error.path)])
        }
    }

    private init(
        _ path: String, _ baseline: Baseline, _ options: BaselineSettings, _ languages: [LanguageTag]?,
        _ workspace: Workspace
    ) {
        self.path = path
        self.baseline = baseline
        self.options = options
        self.languages = languages
        folder = workspace.folder(of: path)
    }

    /// Returns the report without the accepted findings.
    ///
    /// With `--prune-baseline`, also removes unused entries from the file. An entry whose finding this run could not
    /// have made does not count as unused.
    func applied(to run: LintRun, _ linter: Linter, console: inout Console) throws -> LintReport {
        let workspace = run.workspace
        let paths = workspace.project.files.map(\.path)
        let names = paths.map { workspace.path(of: $0, from: folder) }
        let files = Dictionary(zip(names, paths)) { first, _ in first }
        let any = paths.first ?? ""
        // The rules did not see the keys of a file that cannot be parsed.
        let broken = Set(workspace.project.broken.map(\.path))
        let result = run.everything.accepting(
            baseline, unmatched: linter.severity(of: "unmatched-suppression", at: any),
            naming: { workspace.path(of: $0, from: folder) },
            couldFind: { entry in
                if let languages, let language = entry.language, !languages.contains(language) { return false }
                guard let file = files[entry.path] else {
                    let isWhole = !run.isLimited && workspace.isComplete && run.unread.isEmpty
                    return isWhole && workspace.searched(folder + "/" + entry.path) && linter.asks(entry.rule, at: any)
                }
                return !broken.contains(file) && linter.asks(entry.rule, at: file)
                    && (run.scope?.looksAt(entry.key, in: file) ?? true)
            })
        if options.isPruning, result.kept.count < baseline.entries.count {
            let bytes = Baseline.bytes(accepting: result.kept)
            do throws(FileError) {
                try FileReplacer.replace(path, expecting: baseline.file.bytes, with: bytes)
            } catch {
                throw CommandFailure(error)
            }
            let gone = baseline.entries.count - result.kept.count
            try console.note(Texts.Baseline.pruned(count: gone, path: VisibleText.path(path)).resolved)
        }
        return options.isPruning ? result.pruned : result.report
    }

    /// Writes the findings of a report as a baseline, replacing an existing file.
    ///
    /// - Returns: The number of findings in the baseline.
    package static func write(_ report: LintReport, of workspace: Workspace, to file: OutputFile) throws -> Int {
        let (bytes, count) = contents(accepting: report, of: workspace, at: file.path)
        do throws(FileError) {
            try file.write(bytes, overwriting: true)
        } catch {
            throw CommandFailure(error)
        }
        return count
    }

    /// Returns the bytes of a baseline that accepts the findings of a report, and the number of those findings.
    static func contents(
        accepting report: LintReport, of workspace: Workspace, at path: String
    ) -> (bytes: [UInt8], count: Int) {
        let folder = workspace.folder(of: path)
        let fingerprints = Set(
            report.findings.map { FindingFingerprint($0, path: workspace.path(of: $0.path, from: folder)) })
        return (Baseline.bytes(accepting: fingerprints), fingerprints.count)
    }
}
