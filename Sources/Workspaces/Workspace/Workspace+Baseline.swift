import CatalogCore
import CatalogLint
import LintReports
import LintRules

extension Workspace {
    /// Returns a report without the findings that the configured baseline accepts.
    ///
    /// Returns the whole report if there is no readable baseline.
    package func leavingAccepted(_ report: LintReport) -> LintReport {
        guard let path = baseline.map({ RelativePath.absolute($0, in: currentFolder) }),
            let bytes = try? FileReader.read(path).bytes,
            let baseline = try? Baseline(bytes, path: path, rules: .standard)
        else { return report }
        let folder = folder(of: path)
        return report.accepting(
            baseline, unmatched: .off, naming: { self.path(of: $0, from: folder) }, couldFind: { _ in false }
        ).report
    }
}
