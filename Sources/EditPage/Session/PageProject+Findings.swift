import CommandSupport
import XCStringsKit

extension PageProject {
    /// Has all rules look at everything, as `fitloc lint` does.
    func findings() async -> FindingIndex {
        var notes: [String] = []
        let linter = await Linter(settings: settings).informed(by: workspace, notes: &notes)
            .spelled(by: workspace, notes: &notes)
        let report = await linter.check(project, isComplete: workspace.isComplete)
        return FindingIndex(report.findings, in: contexts)
    }

    /// What the rules on entries and texts find in one key.
    func findings(on key: String, in table: Int) -> [Finding] {
        (try? editable(table).trial(of: key, changedBy: []))?.findings ?? []
    }
}
