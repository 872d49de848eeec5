import CatalogCore

/// Which of many changes can be made at once: those to one key go one after another, all others do not ask for an order.
struct ChangeSchedule {
    /// The rounds, one after another; in each, changes that go together.
    private(set) var rounds: [[Group]] = []
    private var roundsOfNames: [String: Int] = [:]
    private var groups: [String: (round: Int, index: Int)] = [:]

    /// Changes to one key that come to a single one.
    struct Group {
        /// Where they are in the list.
        var indices: [Int]
        /// All of them as one.
        var change: KeyChange
    }

    init(_ changes: [KeyChange]) {
        for (index, change) in changes.enumerated() { add(change, at: index) }
    }

    private mutating func add(_ change: KeyChange, at index: Int) {
        let last = change.names.compactMap { roundsOfNames[$0] }.max()
        if let place = groups[change.key], place.round == last,
            let joined = rounds[place.round][place.index].change.joined(with: change)
        {
            rounds[place.round][place.index].indices.append(index)
            rounds[place.round][place.index].change = joined
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
    /// The names that it is about: the key's, and the one that it gets.
    fileprivate var names: [String] {
        if case .rename(let name) = kind { [key, name] } else { [key] }
    }

    /// This change and a further one to what the key holds as a single one; nil where they are none.
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
