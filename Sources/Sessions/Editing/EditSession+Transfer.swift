import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts
import LintRules
import Workspaces

extension EditSession {
    /// Returns the table at a path, which may be outside of the loaded tables.
    package func target(at path: String) async throws -> EditableTable {
        if let table = try? table(at: path) { return table }
        guard FileReader.isFile(path) || TablePath.format(of: path) != .catalog else {
            throw CommandFailure(Texts.Table.notThere(path: VisibleText.path(path), argument: ShellWord.quoted(path)))
        }
        // An empty catalog gets the source language of the project's other tables, so load them too.
        let workspace = try await Workspace.load([path] + Workspace.defaultPaths())
        guard let table = try workspace.table(at: path) else {
            throw CommandFailure(Texts.Table.none(path: VisibleText.path(path)))
        }
        try workspace.requireFiles(of: table)
        return EditableTable(
            table, of: workspace.project, settings: workspace.lintSettings(requiring: nil)(table.path), rules: .standard
        )
    }

    /// Moves keys to another table.
    ///
    /// Inserts the keys before it removes them, so that a failure loses nothing.
    package func move(
        _ keys: [String], from source: EditableTable, to target: EditableTable, console: inout Console
    ) throws {
        let arrivals: [KeyChange]
        do throws(ChangeRefusal) {
            arrivals = try keys.map { key throws(ChangeRefusal) in
                try EntryTransfer(key, from: source, to: target).moved()
            }
        } catch {
            throw CommandFailure(error)
        }
        let departures = keys.map { KeyChange($0, .remove) }
        let arriving = try plannedFiles(of: [(target, arrivals)])
        let leaving = try plannedFiles(of: [(source, departures)])
        let destination = ChangeName(operation: "move", destination: target.path, isToldOf: false)
        var place = target.path
        let files = arriving + leaving
        try ChangeJournal.keep(files, isDryRun: options.isDryRun) {
            try apply(arrivals, to: target, as: destination, console: &console) { plan in
                place = EditSummary.place(target, plan)
                return ""
            }
            try apply(
                departures, to: source, as: ChangeName(operation: "move", destination: target.path),
                after: options.isDryRun ? [] : arriving.map(\.path), console: &console
            ) { _ in
                keys.map {
                    "\(Texts.Edit.moved(key: Quotation.of($0), old: VisibleText.path(source.path), new: place))\n"
                }.joined()
            }
        }
    }

    /// Copies a key to a new key of the same table.
    package func copy(
        _ key: String, as name: String, in table: EditableTable, console: inout Console
    ) throws {
        let change: KeyChange
        do throws(ChangeRefusal) {
            change = try EntryTransfer(key, from: table, to: table).copied(as: name)
        } catch {
            throw CommandFailure(error)
        }
        let copy = ChangeName(operation: "copy", key: key, destination: name)
        try apply([change], to: table, as: copy, console: &console) { plan in
            let place = EditSummary.place(table, plan)
            return "\(Texts.Edit.copied(old: Quotation.of(key), new: Quotation.of(name), place: place))\n"
        }
    }
}

/// The name under which a report lists changes that are parts of a larger operation, such as a move.
package struct ChangeName {
    /// The operation's name, or nil to use that of each change.
    var operation: String?
    /// The key to report, or nil to use that of each change.
    var key: String?
    /// The destination of the operation.
    var destination: String?
    /// Whether the changes are reported.
    var isToldOf = true

    /// The changes' own names and keys.
    package static let own = ChangeName()
}
