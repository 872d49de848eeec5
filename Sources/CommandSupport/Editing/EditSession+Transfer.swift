import XCStringsKit

extension EditSession {
    /// The table that keys are to go to, which need not be among those that were read.
    package func target(at path: String) async throws -> EditableTable {
        if let table = try? table(at: path) { return table }
        guard FileReader.isFile(path) || TablePath.format(of: path) != .catalog else {
            throw CommandFailure(Texts.Table.notThere(path: path, argument: ShellWord.quoted(path)))
        }
        // An empty catalog is translated from what the others are.
        let workspace = try await Workspace.load([path] + Workspace.defaultPaths())
        guard let table = try workspace.table(at: path) else { throw CommandFailure(Texts.Table.none(path: path)) }
        return EditableTable(table, of: workspace.project, settings: workspace.lintSettings(requiring: nil)(table.path))
    }

    /// Takes keys from one table to another: they come in before they go, so that a failure loses nothing.
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

    /// Brings a key of a table in again under another name.
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

/// What changes are called in an answer, where they are part of something that has a name of its own.
package struct ChangeName {
    /// What is done.
    var operation: String?
    /// The key that it is done to, where that is not the one that changes.
    var key: String?
    /// Where it goes.
    var destination: String?
    /// Whether the answer tells of them at all.
    var isToldOf = true

    /// The changes' own names.
    package static let own = ChangeName()
}
