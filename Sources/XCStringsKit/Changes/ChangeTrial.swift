import CatalogCore

/// Tells of one change after another whether it can be made, so that those that can be are, whatever the others are like.
public struct ChangeTrial {
    private let table: EditableTable
    private let keys: KeyPlanner
    private let legacy: LegacyPlanner?

    /// Gets ready for many changes.
    ///
    /// - Throws: where nothing may be written to the table at all.
    public init(_ table: EditableTable) throws(ChangeRefusal) {
        if let refusal = table.brokenFile { throw .broken(refusal) }
        self.table = table
        keys = KeyPlanner(table, count: .max)
        legacy = table.isCatalog ? nil : try LegacyPlanner(table)
    }

    /// Why a change cannot be made; nil where it can.
    public func refusal(of change: KeyChange) -> ChangeRefusal? {
        do throws(ChangeRefusal) {
            let steps = try keys.steps(for: [change])
            try legacy?.check(steps)
            // Doubled members show only when the bytes are looked for.
            if try hasDoubledMember(change.key) { _ = try table.plan([change]) }
            return nil
        } catch {
            return error
        }
    }

    private func hasDoubledMember(_ key: String) throws(ChangeRefusal) -> Bool {
        guard table.isCatalog, let index = try keys.index(of: key) else { return false }
        return table.table.entry(at: index).problems.contains { problem in
            if case .duplicateMember = problem.kind { true } else { false }
        }
    }
}
