import CatalogLint
import LintRules

extension PageProject {
    /// Runs all rules over the project, as `fitloc lint` does.
    func findings() async -> FindingIndex {
        var notes: [String] = []
        let linter = await Linter(settings: settings).informed(by: workspace, notes: &notes)
            .spelled(by: workspace, notes: &notes)
        let report = await linter.check(project, isComplete: workspace.isComplete)
        return FindingIndex(report.findings, in: contexts)
    }

    /// Returns the findings of the rules for entries and texts on one key.
    func findings(on key: String, in table: Int) -> [Finding] {
        (try? editable(table).trial(of: key, changedBy: []))?.findings ?? []
    }
}
