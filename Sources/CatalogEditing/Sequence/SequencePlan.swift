import CatalogCore
import StringTables

/// What many changes to a table come to, made in the order given: each finds what those before it have left.
package struct SequencePlan: Sendable {
    /// New bytes of the files, and the keys of the changes that can be made.
    package let plan: TablePlan
    /// What becomes of each change.
    package let results: [Result<TablePlan.KeyOutcome, ChangeRefusal>]

    /// The changes that can be made.
    package func takenChanges(of changes: [KeyChange]) -> [KeyChange] {
        zip(changes, results).compactMap { change, result in
            if case .success = result { change } else { nil }
        }
    }

    /// Why the first change that cannot be made cannot; nil where all can.
    var firstRefusal: ChangeRefusal? {
        results.lazy.compactMap { result in
            if case .failure(let refusal) = result { refusal } else { nil }
        }.first
    }
}

extension EditableTable {
    /// Works out what changes come to, one after another; those that cannot be made are left out.
    ///
    /// The table is read anew only where a change needs what another has made of a key, not once a change.
    ///
    /// - Throws: where nothing may be written to the table at all.
    package func plan(inOrder changes: [KeyChange]) throws(ChangeRefusal) -> SequencePlan {
        var table = self
        var results: [Result<TablePlan.KeyOutcome, ChangeRefusal>?] = Array(repeating: nil, count: changes.count)
        var written: [String: [UInt8]] = [:]
        for groups in ChangeSchedule(changes).rounds {
            var round = try ChangeRound(table)
            for group in groups {
                for (index, result) in zip(group.indices, round.make(group, of: changes)) { results[index] = result }
            }
            let files = try round.files()
            guard !files.isEmpty else { continue }
            for file in files { written[file.path] = file.new }
            table = try table.rereading(Dictionary(files.map { ($0.path, $0.new) }) { $1 })
        }
        return SequencePlan(
            plan: TablePlan(
                files: fileChanges(to: written), keys: results.compactMap { try? $0?.get() }),
            results: results.compactMap { $0 })
    }

    /// Writes each file of a plan once.
    ///
    /// - Parameter changes: those that the plan was made of; what cannot be made is left out.
    /// - Throws: `TableWriteError` where a file cannot be written.
    @discardableResult
    package func apply(_ sequence: SequencePlan, of changes: [KeyChange]) throws -> TablePlan {
        let taken = sequence.takenChanges(of: changes)
        return try carryOut(sequence.plan, of: taken) { table in
            let again = try table.plan(inOrder: taken)
            if let refusal = again.firstRefusal { throw refusal }
            return again.plan
        }
    }

    private func fileChanges(to written: [String: [UInt8]]) -> [TablePlan.FileChange] {
        let old = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
        return written.sorted { $0.key < $1.key }.compactMap { path, new in
            old[path] == new ? nil : TablePlan.FileChange(path: path, old: old[path], new: new)
        }
    }
}
