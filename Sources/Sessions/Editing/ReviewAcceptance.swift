import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts
import LintRules
import TerminalSupport
import Workspaces

/// Accepts all texts of a review queue without asking.
package struct ReviewAcceptance {
    private let workspace: Workspace
    private let styler: Styler
    private let isDryRun: Bool

    /// Creates an acceptance for a workspace.
    package init(_ workspace: Workspace, _ output: OutputSettings, isDryRun: Bool) {
        self.workspace = workspace
        styler = output.patchStyler
        self.isDryRun = isDryRun
    }

    /// Accepts the texts unchanged, table by table, and prints their number, or a patch on a dry run.
    package func accept(_ queue: ReviewQueue, console: inout Console) throws {
        var count = 0
        let settings = workspace.lintSettings(requiring: nil)
        for table in workspace.project.tables {
            let path = table.path
            let items = queue.items.filter { $0.path == path }
            guard !items.isEmpty else { continue }
            let editable = EditableTable(table, of: workspace.project, settings: settings(path), rules: .standard)
            do {
                try accept(items, in: editable, console: &console)
                count += items.count
            } catch let refusal as ChangeRefusal {
                try console.fail(CommandFailure(refusal))
            } catch let error as TableWriteError {
                try console.fail(error.lines)
            }
        }
        if !isDryRun, !console.isReporting { try console.write("\(Texts.Review.accepted(count: count))\n") }
    }

    private func accept(
        _ items: [ReviewQueue.Item], in table: EditableTable, console: inout Console
    ) throws {
        let changes = Self.changes(of: items)
        let plan = isDryRun ? try table.plan(changes) : try table.apply(changes)
        console.report(plan.files)
        console.report(.items(of: changes, plan, in: table))
        if isDryRun, !console.isReporting { try console.showDifference(of: plan, styler) }
    }

    /// Returns one change per key, in the order of the queue.
    private static func changes(of items: [ReviewQueue.Item]) -> [KeyChange] {
        var keys: [ExactText] = []
        var changes: [ExactText: [EntryChange]] = [:]
        for item in items {
            let key = ExactText(item.key)
            if changes[key] == nil { keys.append(key) }
            changes[key, default: []].append(.accepted(item.language, item.part, item.text))
        }
        return keys.map { KeyChange($0.string, .change(changes[$0] ?? [], marksTranslations: false)) }
    }
}
