import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts
import LanguageServer
import SwiftSources

extension KeyQuestion {
    /// Returns the range and name to rename at the position.
    ///
    /// Returns nil if there is no key of a table, or if the position is in the name of an accessor.
    func prepareRename() async throws -> PrepareRenameResult? {
        guard let key = await key(), !key.entries.isEmpty, key.use?.kind != .accessor,
            let range = await range(key.range)
        else { return nil }
        return PrepareRenameResult(range: range, placeholder: key.key)
    }

    /// Returns the edits in tables and code that rename a key, as `fitloc rename --in-sources` does.
    func renamed(to name: String) async throws -> WorkspaceEdit {
        guard let key = await key(), !key.entries.isEmpty, let tables = await view.tables.value() else {
            throw ResponseError(.failed, Texts.Lsp.noKey.resolved)
        }
        guard !name.isEmpty else { throw ResponseError(.failed, Texts.Adopt.emptyKey.resolved) }
        try requireWhole(tables)
        let table = try table(of: key, in: tables)
        do {
            var edit = PlannedEdit(try table.plan([KeyChange(key.key, .rename(name))]))
            try await addCode(from: key.key, to: name, of: table, to: &edit)
            return try edit.edit(in: view, for: client)
        } catch let refusal as ChangeRefusal {
            throw ResponseError(CommandFailure(refusal), in: view)
        } catch let failure as CommandFailure {
            throw ResponseError(failure, in: view)
        }
    }

    private func requireWhole(_ tables: LoadedTables) throws {
        guard let broken = tables.broken.values.lazy.map(\.file).first(where: { $0.failure != nil }),
            let failure = broken.failure
        else { return }
        throw ResponseError(
            .failed,
            Texts.Lsp.broken(
                path: view.shown(broken.path), line: failure.position.line, column: failure.position.column,
                reason: failure.message.inInterfaceLanguage
            ).resolved)
    }

    private func table(of key: KeyAtLocation, in tables: LoadedTables) throws -> EditableTable {
        let all = key.entries.map { tables.workspace.project.tables[$0.table] }
        guard let first = all.first, all.count == 1 else {
            let paths = all.map { view.shown($0.path) }.joined(separator: ", ")
            throw ResponseError(
                .failed, Texts.Lsp.severalTables(key: Quotation.of(key.key), paths: paths).resolved)
        }
        return tables.editable(first)
    }

    private func addCode(
        from key: String, to name: String, of table: EditableTable, to edit: inout PlannedEdit
    ) async throws {
        guard let code = await view.code.value() else { return }
        let renaming = KeyRenaming(
            from: key, to: name, in: code.project, table: table.table, targets: code.sources.code.targets,
            lint: table.settings)
        for file in try CodeChanges(renaming.edits, of: code.sources.code.files).files {
            edit.add(file.path, from: file.old, to: file.new)
        }
    }
}

extension ResponseError {
    /// Creates an error from the failure of a command, with paths relative to the opened folder.
    init(_ failure: CommandFailure, in view: ProjectView) {
        self.init(.failed, view.shortened(failure.lines.map(\.text).joined(separator: "\n")))
    }
}
