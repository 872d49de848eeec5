import XCStringsKit

extension EditSession {
    /// Returns the table at a path, which may be outside of the loaded tables.
    package func target(at path: String) async throws -> EditableTable {
        if let table = try? table(at: path) { return table }
        guard FileReader.isFile(path) || TablePath.format(of: path) != .catalog else {
            throw CommandFailure(Texts.Table.notThere(path: path, argument: ShellWord.quoted(path)))
        }
        // An empty catalog gets the source language of the project's other tables, so load them too.
        let workspace = try await Workspace.load([path] + Workspace.defaultPaths())
        guard let table = try workspace.table(at: path) else { throw CommandFailure(Texts.Table.none(path: path)) }
        try workspace.requireFiles(of: table)
        return EditableTable(table, of: workspace.project, settings: workspace.lintSettings(requiring: nil)(table.path))
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
        try check([(target, arrivals), (source, departures)])
        let destination = ChangeName(operation: "move", destination: target.path, isToldOf: false)
        var place = target.path
        try keepingJournal(of: [(target, arrivals), (source, departures)]) {
            try apply(arrivals, to: target, as: destination, console: &console) { plan in
                place = EditSummary.place(target, plan)
                return ""
            }
            try apply(
                departures, to: source, as: ChangeName(operation: "move", destination: target.path), console: &console
            ) { _ in
                keys.map { "\(Texts.Edit.moved(key: Quotation.of($0), old: source.path, new: place))\n" }.joined()
            }
        }
    }

    /// Changes several tables, such that a run that is killed is finished by the next one.
    private func keepingJournal(
        of changes: [(table: EditableTable, changes: [KeyChange])], _ write: () throws -> Void
    ) throws {
        guard !options.isDryRun else { return try write() }
        do {
            let files = try changes.flatMap { try $0.table.plan($0.changes).files }
            guard let folder = ChangeJournal.commonFolder(of: files.map(\.path)) else { return try write() }
            try ChangeJournal.keep(in: folder) { journal in
                try journal.record(files.map { ($0.path, $0.old, $0.new) })
                try write()
            }
        } catch let refusal as ChangeRefusal {
            throw CommandFailure(refusal)
        } catch let error as FileError {
            throw CommandFailure(error)
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
