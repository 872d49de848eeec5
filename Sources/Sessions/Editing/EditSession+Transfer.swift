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

    /// Moves keys to another table, or shows what would change.
    ///
    /// Inserts the keys before it removes them, so that a failure loses nothing.
    package func move(_ selection: KeySelection, to target: EditableTable, console: inout Console) throws {
        let steps = try selection.tables.map { source, keys in try moves(of: keys, from: source, to: target) }
        // A single move is planned as a whole before it writes.
        if steps.count > 1 {
            try check(
                [(target, steps.flatMap(\.arrivals))] + steps.map { (table: $0.source, changes: $0.departures) })
        }
        for step in steps { try move(step, to: target, console: &console) }
    }

    /// The changes that move keys out of a table.
    private typealias Moves = (source: EditableTable, arrivals: [KeyChange], departures: [KeyChange])

    private func moves(
        of keys: [String], from source: EditableTable, to target: EditableTable
    ) throws(CommandFailure) -> Moves {
        do throws(ChangeRefusal) {
            let arrivals = try keys.map { key throws(ChangeRefusal) in
                try EntryTransfer(key, from: source, to: target).moved()
            }
            return (source, arrivals, keys.map { KeyChange($0, .remove) })
        } catch {
            throw CommandFailure(error)
        }
    }

    private func move(_ moves: Moves, to target: EditableTable, console: inout Console) throws {
        let (source, arrivals, departures) = moves
        let arriving = try plannedFiles(of: [(target, arrivals)])
        let leaving = try plannedFiles(of: [(source, departures)])
        let destination = ChangeName(operation: "move", destination: target.path, isToldOf: false)
        var location = target.path
        let files = arriving + leaving
        try ChangeJournal.keep(files, isDryRun: options.isDryRun) {
            try apply(arrivals, to: target, as: destination, console: &console) { plan in
                location = EditSummary.location(target, plan)
                return ""
            }
            try apply(
                departures, to: source, as: ChangeName(operation: "move", destination: target.path),
                after: options.isDryRun ? [] : arriving.map(\.path), console: &console
            ) { _ in
                departures.map { change in
                    let (key, old) = (Quotation.of(change.key), VisibleText.path(source.path))
                    return "\(Texts.Edit.moved(key: key, old: old, new: location))\n"
                }.joined()
            }
        }
    }

    /// Copies keys to new keys of the same tables, or shows what would change.
    ///
    /// - Parameter isConfirmed: Whether the command line answers the question about several keys.
    package func copy(_ names: NewNames, isConfirmed: Bool, console: inout Console) throws {
        let steps: [(table: EditableTable, changes: [KeyChange])]
        do throws(ChangeRefusal) {
            steps = try names.tables.map { table, names throws(ChangeRefusal) in
                let changes = try names.map { name throws(ChangeRefusal) in
                    try EntryTransfer(name.old, from: table, to: table).copied(as: name.new)
                }
                return (table, changes)
            }
        } catch {
            throw CommandFailure(error)
        }
        try check(steps, isRequired: names.needConsent)
        guard try names.areAccepted(in: self, isGiven: isConfirmed, { Texts.Keys.Question.copy(count: $0) }) else {
            return
        }
        for ((table, changes), names) in zip(steps, names.tables.map(\.names)) {
            try apply(changes, to: table, as: .copies(names), console: &console) { plan in
                EditSummary.copied(names, in: table, plan)
            }
        }
    }

    /// Renames keys in their tables, or shows what would change.
    ///
    /// - Parameter joins: Whether a key is removed if its new name is that of a key with the same texts.
    package func rename(_ names: NewNames, joins: Bool = false, console: inout Console) throws {
        for ((table, changes), names) in zip(try renamings(of: names, joins: joins), names.tables.map(\.names)) {
            let pairs = zip(names, changes)
            let renamed = pairs.filter { $0.1.kind != .remove }.map(\.0)
            let joined = pairs.filter { $0.1.kind == .remove }.map(\.0)
            try apply(changes, to: table, console: &console) { plan in
                (renamed.isEmpty ? "" : EditSummary.renamed(renamed, in: table, plan))
                    + joined.map { EditSummary.joined($0, in: table, plan) }.joined()
            }
        }
    }

    private func renamings(
        of names: NewNames, joins: Bool
    ) throws(CommandFailure) -> [(table: EditableTable, changes: [KeyChange])] {
        var renamings: [(table: EditableTable, changes: [KeyChange])] = []
        for (table, names) in names.tables {
            let joining = KeyJoining(in: table)
            var changes: [KeyChange] = []
            for (old, new) in names {
                changes.append(joins ? try joining.change(of: old, to: new) : KeyChange(old, .rename(new)))
            }
            renamings.append((table, changes))
        }
        return renamings
    }

    /// Checks that keys can be renamed, before anything is written.
    ///
    /// - Parameters:
    ///   - joins: Whether a key is removed if its new name is that of a key with the same texts.
    ///   - isRequired: Whether something else comes before the renaming, as in `check(_:isRequired:)`.
    package func check(_ names: NewNames, joins: Bool = false, isRequired: Bool) throws {
        try check(renamings(of: names, joins: joins), isRequired: isRequired || names.needConsent)
    }
}

/// The name under which a report lists changes that are parts of a larger operation, such as a move.
package struct ChangeName {
    /// The operation's name, or nil to use that of each change.
    var operation: String?
    /// The keys that were copied, by the keys of the changes; empty to use the changes' own keys.
    var originals: [String: String] = [:]
    /// The destination of the operation, or nil to use that of each change.
    var destination: String?
    /// Whether the changes are reported.
    var isToldOf = true

    /// The changes' own names and keys.
    package static let own = ChangeName()

    /// The name of copies: each is reported as the copied key with its new name.
    static func copies(_ names: [(old: String, new: String)]) -> ChangeName {
        ChangeName(operation: "copy", originals: Dictionary(names.map { ($0.new, $0.old) }) { first, _ in first })
    }
}
