import CatalogCore
import StringTables

/// A round of changes to different keys of a table, which are checked individually and applied together.
struct ChangeRound {
    private let trial: ChangeTrial
    private var steps: [KeyPlanner.Step] = []
    private var newEntries: [UInt64: [Entry]] = [:]

    init(_ table: EditableTable) throws(ChangeRefusal) {
        trial = try ChangeTrial(table)
    }

    /// Adds the changes of a group to the round, without those that are refused.
    ///
    /// - Returns: the result of each change.
    mutating func make(
        _ group: ChangeSchedule.Group, of changes: [KeyChange]
    ) -> [Result<TablePlan.KeyOutcome, ChangeRefusal>] {
        switch step(for: group.change) {
        case .success(let step):
            add(step)
            return group.indices.map { .success(step.outcome(of: changes[$0], isAlone: group.indices.count == 1)) }
        case .failure(let refusal) where group.indices.count == 1: return [.failure(refusal)]
        case .failure: break
        }
        var (made, refusals): (KeyChange?, [Int: ChangeRefusal]) = (nil, [:])
        var last: KeyPlanner.Step?
        for index in group.indices {
            let change = made.map { $0.joined(with: changes[index]) ?? changes[index] } ?? changes[index]
            switch step(for: change) {
            case .success(let step): (made, last) = (change, step)
            case .failure(let refusal): refusals[index] = refusal
            }
        }
        guard let last else { return group.indices.compactMap { refusals[$0].map { .failure($0) } } }
        add(last)
        return group.indices.map { index in
            refusals[index].map { .failure($0) } ?? .success(last.outcome(of: changes[index], isAlone: false))
        }
    }

    /// Returns the file changes of the round.
    func files() throws(ChangeRefusal) -> [FileChange] {
        try trial.files(for: steps)
    }

    private func step(for change: KeyChange) -> Result<KeyPlanner.Step, ChangeRefusal> {
        let hash = SymbolCheck.symbolHash(of: Text(change.key, range: 0..<0, file: 0))
        do throws(ChangeRefusal) {
            return .success(try trial.step(for: change, with: newEntries[hash] ?? []))
        } catch {
            return .failure(error)
        }
    }

    private mutating func add(_ step: KeyPlanner.Step) {
        steps.append(step)
        guard let entry = step.action.newEntry else { return }
        newEntries[SymbolCheck.symbolHash(of: entry.key), default: []].append(entry)
    }
}

extension KeyPlanner.Step {
    /// Returns the outcome for one of the changes that the step combines.
    fileprivate func outcome(of change: KeyChange, isAlone: Bool) -> TablePlan.KeyOutcome {
        guard !isAlone else { return outcome }
        let languages = change.kind.entryChanges.compactMap(\.language)
        return outcome.keeping { text in languages.contains { $0.isSameLanguage(as: text.language) } }
    }
}

extension KeyChange.Kind {
    /// The changes to the contents of the key.
    fileprivate var entryChanges: [EntryChange] {
        switch self {
        case .add(let changes), .change(let changes, marksTranslations: _): changes
        case .insert, .remove, .rename: []
        }
    }
}
