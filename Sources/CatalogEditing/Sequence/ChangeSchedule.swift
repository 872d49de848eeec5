import CatalogCore

/// A schedule that divides changes into rounds.
///
/// Changes to one key keep their order; all others can share a round.
struct ChangeSchedule {
    /// The rounds in order, each with the changes that are applied together.
    private(set) var rounds: [[Group]] = []
    private var roundsOfNames: [String: Int] = [:]
    private var groups: [String: (round: Int, index: Int)] = [:]

    /// Changes to one key that are combined into a single change.
    struct Group {
        /// The indices of the changes in the list.
        var indices: [Int]
        /// The combined change.
        var change: KeyChange
    }

    init(_ changes: [KeyChange]) {
        for (index, change) in changes.enumerated() { add(change, at: index) }
    }

    private mutating func add(_ change: KeyChange, at index: Int) {
        let last = change.names.compactMap { roundsOfNames[$0] }.max()
        if let location = groups[change.key], location.round == last,
            let joined = rounds[location.round][location.index].change.joined(with: change)
        {
            rounds[location.round][location.index].indices.append(index)
            rounds[location.round][location.index].change = joined
            return
        }
        let round = last.map { $0 + 1 } ?? 0
        if round == rounds.count { rounds.append([]) }
        for name in change.names {
            roundsOfNames[name] = round
            groups[name] = nil
        }
        groups[change.key] = (round, rounds[round].count)
        rounds[round].append(Group(indices: [index], change: change))
    }
}

extension KeyChange {
    /// The keys that the change affects: the key itself and its new name.
    fileprivate var names: [String] {
        if case .rename(let name) = kind { [key, name] } else { [key] }
    }

    /// Returns this change combined with a later one; nil if they cannot be combined.
    func joined(with other: KeyChange) -> KeyChange? {
        guard key.utf8.elementsEqual(other.key.utf8), case .change(let further, marksTranslations: false) = other.kind
        else { return nil }
        switch kind {
        case .add(let changes): return KeyChange(key, .add(changes + further))
        case .change(let changes, marksTranslations: false):
            return KeyChange(key, .change(changes + further, marksTranslations: false))
        case .change, .insert, .remove, .rename: return nil
        }
    }
}
