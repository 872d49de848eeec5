import CatalogLint
import InterfaceTexts
import LanguageServer
import LintRules
import StringTables
import SwiftSources

extension ActionQuestion {
    /// Returns the actions that fix findings in the range.
    func fixes(in text: DocumentText, _ tables: LoadedTables) async throws -> [CodeAction] {
        let maker = DiagnosticMaker(view, encoding: client.encoding)
        var actions: [CodeAction] = []
        for placed in await findings(in: text) {
            guard text.range(placed.range, in: client.encoding).touches(parameters.range) else { continue }
            try Task.checkCancellation()
            let diagnostic = await maker.diagnostic(of: placed, in: text)
            if let fix = await fix(of: placed.finding, diagnostic, tables) { actions.append(fix) }
            guard FileAddress.kind(of: path) == .code else { continue }
            switch placed.finding.rule {
            case "key-missing": actions += await additions(of: placed, diagnostic, tables)
            case "hard-coded-text": actions += await adoptions(of: placed, diagnostic, tables)
            default: break
            }
        }
        return actions
    }

    private func fix(of finding: Finding, _ diagnostic: Diagnostic, _ tables: LoadedTables) async -> CodeAction? {
        let isSafe = !finding.fix.isEmpty
        let edits = isSafe ? finding.fix : finding.unsafeFix
        guard !edits.isEmpty, let file = await loadedFile(tables),
            let bytes = try? FixEdits.applied(edits, to: file)
        else { return nil }
        var edit = PlannedEdit()
        edit.add(path, from: file.bytes, to: bytes)
        let message = view.shortened(finding.text.inInterfaceLanguage)
        let title = isSafe ? Texts.Lsp.fix(message: message) : Texts.Lsp.fixUnsafe(message: message)
        return action(title.resolved, .quickFix, edit, fixing: [diagnostic], isPreferred: isSafe)
    }

    /// Returns the file in the version that was checked.
    private func loadedFile(_ tables: LoadedTables) async -> LoadedFile? {
        if FileAddress.kind(of: path) == .code {
            let file = await view.code.value()?.sources.code.files.first { $0.path == path }
            return file.map { LoadedFile(code: path, bytes: $0.bytes) }
        }
        return tables.workspace.project.files.first { $0.path == path }
    }

    /// Returns the action that applies all safe fixes to a table's file, as `fitloc lint --fix` does.
    func allFixes(_ tables: LoadedTables) async throws -> [CodeAction] {
        guard FileAddress.kind(of: path) == .table else { return [] }
        let workspace = tables.workspace
        let linter = Linter(selection: RuleSelection(), settings: tables.settings)
        let found = await linter.check(workspace.project, isComplete: workspace.isComplete)
        let isHere = { (finding: Finding) in finding.path == path }
        let fixed = await FixedProject(
            workspace.project, findings: found.findings.filter(isHere), with: linter,
            load: { sources in
                await workspace.replacing(Dictionary(sources.map { ($0.path, $0.bytes) }) { $1 }).project
            }, counts: { $0.findings.filter(isHere) })
        var edit = PlannedEdit()
        for file in fixed.files { edit.add(file.file.path, from: file.file.bytes, to: file.bytes) }
        return [action(Texts.Lsp.fixAll.resolved, .fixAll, edit)].compactMap { $0 }
    }
}
