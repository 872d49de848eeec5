import CatalogEditing
import LanguageServer
import SwiftSources

/// A request of an editor for the code actions in a range.
struct ActionQuestion: Sendable {
    let view: ProjectView
    let path: String
    let client: ClientFacts
    let parameters: CodeActionParameters

    /// Creates the request from its parameters.
    init(_ parameters: CodeActionParameters, _ snapshot: SessionSnapshot) throws {
        (view, path) = try snapshot.location(of: parameters.textDocument.uri)
        client = snapshot.client
        self.parameters = parameters
    }

    /// Returns the actions, or none if the file cannot be parsed.
    func actions() async throws -> [CodeAction] {
        guard let text = await view.text(of: path), let tables = await view.tables.value(),
            tables.broken[path] == nil
        else { return [] }
        var actions: [CodeAction] = []
        if parameters.wants(.quickFix) { actions += try await fixes(in: text, tables) }
        if FileAddress.kind(of: path) == .table {
            let offset = text.offset(of: parameters.range.start, in: client.encoding)
            let location = EntryLocation(at: offset, ofFileAt: path, in: tables.workspace.project.tables)
            if let location, parameters.wants(.quickFix) { actions += try await fillings(at: location, tables) }
            if let location, parameters.wants(.refactor) { actions += try states(at: location, tables) }
        }
        if parameters.wants(.fixAll) { actions += try await allFixes(tables) }
        return actions
    }

    /// Returns the findings in the file, with their ranges.
    func findings(in text: DocumentText) async -> [PlacedFinding] {
        let maker = DiagnosticMaker(view, encoding: client.encoding)
        return await view.findings.value().filter { maker.absolute($0.path) == path }.map {
            PlacedFinding($0, in: text)
        }
    }

    /// Returns an action that makes changes to a table, or nil if they cannot be made.
    func action(
        _ title: String, _ kind: CodeAction.Kind, _ changes: [KeyChange], to table: EditableTable,
        fixing diagnostics: [Diagnostic] = []
    ) -> CodeAction? {
        guard let plan = try? table.plan(changes), !plan.files.isEmpty else { return nil }
        return action(title, kind, PlannedEdit(plan), fixing: diagnostics)
    }

    /// Returns an action that makes edits, or nil if the client does not support them, or if they change no text.
    func action(
        _ title: String, _ kind: CodeAction.Kind, _ edit: PlannedEdit, fixing diagnostics: [Diagnostic] = [],
        isPreferred: Bool = false
    ) -> CodeAction? {
        guard let edit = try? edit.edit(in: view, for: client), !edit.isEmpty else { return nil }
        return CodeAction(title, kind, edit: edit, diagnostics: diagnostics, isPreferred: isPreferred)
    }
}
