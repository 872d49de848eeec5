import XCStringsKit

extension Workspace {
    /// A report without what the configuration's baseline accepts; the whole where there is none that can be read.
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
