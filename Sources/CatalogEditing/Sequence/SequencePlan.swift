import CatalogCore
import StringTables

/// The planned result of many changes in order.
///
/// Each change sees the result of those before it.
package struct SequencePlan: Sendable {
    /// The new bytes of files, and the outcomes of the changes that are possible.
    package let plan: TablePlan
    /// The result of each change.
    package let results: [Result<TablePlan.KeyOutcome, ChangeRefusal>]

    /// Returns the changes that are possible.
    package func takenChanges(of changes: [KeyChange]) -> [KeyChange] {
        zip(changes, results).compactMap { change, result in
            if case .success = result { change } else { nil }
        }
    }

    /// The first refusal; nil if all changes are possible.
    var firstRefusal: ChangeRefusal? {
        results.lazy.compactMap { result in
            if case .failure(let refusal) = result { refusal } else { nil }
        }.first
    }
}

extension EditableTable {
    /// Plans changes in order.
    ///
    /// Refused changes are left out.
    ///
    /// The table is read again only if a change depends on the result of another change to the same key.
    ///
    /// - Throws: a refusal if the table does not allow any change.
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
            table = try table.rereading(files.newContents)
        }
        return SequencePlan(
            plan: TablePlan(
                files: fileChanges(to: written), keys: results.compactMap { try? $0?.get() }),
            results: results.compactMap { $0 })
    }

    /// Writes each file of a plan once.
    ///
    /// - Parameter changes: the changes of the plan. Refused changes are left out.
    /// - Throws: `TableWriteError` if a file cannot be written.
    @discardableResult
    package func apply(_ sequence: SequencePlan, of changes: [KeyChange]) throws -> TablePlan {
        let taken = sequence.takenChanges(of: changes)
        return try carryOut(sequence.plan, of: taken) { table in
            let again = try table.plan(inOrder: taken)
            if let refusal = again.firstRefusal { throw refusal }
            return again.plan
        }
    }

    private func fileChanges(to written: [String: [UInt8]]) -> [FileChange] {
        let old = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
        return written.sorted { $0.key < $1.key }.compactMap { path, new in
            old[path] == new ? nil : FileChange(path: path, old: old[path], new: new)
        }
    }
}
