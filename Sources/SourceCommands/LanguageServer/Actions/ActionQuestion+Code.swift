import CatalogLint
import InterfaceTexts
import LanguageServer
import Sessions
import SwiftSources

extension ActionQuestion {
    /// Returns the actions that add the key of a lookup to a table, as `fitloc extract` does.
    func additions(
        of placed: PlacedFinding, _ diagnostic: Diagnostic, _ tables: LoadedTables
    ) async -> [CodeAction] {
        guard let key = placed.finding.key, let code = await view.code.value() else { return [] }
        let all = tables.workspace.project.tables
        return Extraction(of: key, in: code.project).tables.compactMap { changes in
            let wanted = changes.changes.filter { $0.kind == .added }.map(\.change)
            guard !wanted.isEmpty else { return nil }
            let table = tables.editable(all[changes.table])
            let title = Texts.Lsp.addKey(key: Quotation.of(key), path: view.shown(table.path))
            return action(title.resolved, .quickFix, wanted, to: table, fixing: [diagnostic])
        }
    }

    /// Returns the actions that move a hard-coded string to a table, as `fitloc adopt` does.
    func adoptions(
        of placed: PlacedFinding, _ diagnostic: Diagnostic, _ tables: LoadedTables
    ) async -> [CodeAction] {
        let texts = await view.adoptable.value()
        guard let text = texts.first(where: { $0.location.path == path && $0.location.range.overlaps(placed.range) }),
            let code = await view.code.value()
        else { return [] }
        let session = EditSession(of: tables.workspace)
        let planner = InteractiveAdoptionPlanner(code.project, session, code: code.sources.code)
        let choice = AdoptionChoice(planner.plan(of: [text]))
        guard let adoption = choice.plan.adoptions.first, let edit = try? edit(of: choice, session, code) else {
            return []
        }
        let title = Texts.Lsp.adopt(path: view.shown(adoption.table.path), key: Quotation.of(adoption.key))
        return [action(title.resolved, .quickFix, edit, fixing: [diagnostic])].compactMap { $0 }
    }

    private func edit(of choice: AdoptionChoice, _ session: EditSession, _ code: LoadedProject) throws -> PlannedEdit {
        var edit = PlannedEdit()
        for (table, changes) in try choice.changes(in: session) where !changes.isEmpty {
            edit.add(try table.plan(changes))
        }
        let plan = choice.plan
        let edits = Dictionary(uniqueKeysWithValues: plan.paths.map { ($0, plan.edits(for: $0)) })
        for file in try CodeChanges(edits, of: code.sources.code.files).files {
            edit.add(file.path, from: file.old, to: file.new)
        }
        return edit
    }
}
