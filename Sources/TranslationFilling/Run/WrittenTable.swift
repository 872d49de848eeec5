import CatalogCore
import CatalogEditing

/// A table whose texts were written.
public struct WrittenTable: Sendable {
    /// What was written.
    ///
    /// Without texts that somebody else translated in the meantime.
    public let table: FillResult.FilledTable
    /// The outcome for each key.
    public let plan: TablePlan
    /// The gaps whose keys somebody else changed in the meantime, with the reason why they remain.
    public let left: [LeftGap]
}

extension FillResult.FilledTable {
    /// Writes the texts.
    ///
    /// A text whose source text has changed since it was read is left out, and so is one that its table refuses by now.
    ///
    /// - Throws: `ChangeRefusal` if no text can be written, for a reason that concerns the whole table;
    ///   `TableWriteError` if a file cannot be written.
    public func write() throws -> WrittenTable {
        do {
            return written(changes, try table.apply(changes), left: [])
        } catch {
            guard let refusal = Self.refusal(in: error) else { throw error }
            let current = try current()
            var refusals: [ExactText: ChangeRefusal] = [:]
            let possible = current.possible(changes) { refusals[ExactText(changes[$0].key)] = $1 }
            guard !refusals.isEmpty else { throw refusal }
            let plan = try possible.isEmpty ? current.plan([]) : current.apply(possible)
            let left = gaps.compactMap { gap in refusals[ExactText(gap.key)].map { LeftGap(gap, .unwritable($0)) } }
            return written(possible, plan, left: left)
        }
    }

    /// Returns the refusal of a change, unless files were written before it.
    private static func refusal(in error: any Error) -> ChangeRefusal? {
        if let error = error as? TableWriteError { return error.written.isEmpty ? refusal(in: error.reason) : nil }
        return error as? ChangeRefusal
    }

    /// Returns the table as it is on disk by now.
    private func current() throws -> EditableTable {
        var bytes: [String: [UInt8]] = [:]
        for file in table.files { bytes[file.path] = try FileReader.bytesIfThere(file.path) }
        return try table.rereading(bytes)
    }

    private func written(_ changes: [KeyChange], _ plan: TablePlan, left: [LeftGap]) -> WrittenTable {
        var languages: [ExactText: [LanguageTag]] = [:]
        for outcome in plan.keys { languages[ExactText(outcome.key), default: []] += outcome.languages }
        let isWritten = { (text: FilledText) in
            languages[ExactText(text.key)]?.contains { $0.isSameLanguage(as: text.language) } ?? false
        }
        let table = FillResult.FilledTable(
            table: table, changes: changes, filled: filled.filter(isWritten), gaps: gaps)
        return WrittenTable(table: table, plan: plan, left: left)
    }
}

extension EditableTable {
    /// Returns the changes that can be made together, found by bisection.
    ///
    /// - Parameter refuse: Gets the index and the refusal of each other change.
    func possible(_ changes: [KeyChange], refuse: (Int, ChangeRefusal) -> Void) -> [KeyChange] {
        possible(changes[...], refuse: refuse)
    }

    private func possible(_ changes: ArraySlice<KeyChange>, refuse: (Int, ChangeRefusal) -> Void) -> [KeyChange] {
        do throws(ChangeRefusal) {
            if !changes.isEmpty { _ = try plan(Array(changes)) }
            return Array(changes)
        } catch {
            guard changes.count > 1 else {
                refuse(changes.startIndex, error)
                return []
            }
            let middle = changes.startIndex + changes.count / 2
            return possible(changes[..<middle], refuse: refuse) + possible(changes[middle...], refuse: refuse)
        }
    }
}
