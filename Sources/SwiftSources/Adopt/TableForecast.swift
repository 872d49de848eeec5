import XCStringsKit

/// What tables and accessors will be once all keys are in: found before anything is written.
struct TableForecast: Sendable {
    private var directories: [String: (directory: AccessorDirectory, table: String)] = [:]
    private var obstacles: [String: [ExactText: AdoptionObstacle]] = [:]

    init(_ keys: [PlacedKey], settings: AdoptionSettings) {
        for (path, keys) in Dictionary(grouping: keys, by: { $0.table.path }) {
            guard let catalog = keys[0].table as? Catalog else { continue }
            let lint = settings.lint(of: catalog)
            let trial = TableTrial(
                EditableTable(catalog, settings: lint), settings.targets.first { $0.covers(catalog) })
            let (changes, refused) = trial.accepted(keys)
            obstacles[path] = refused
            guard let target = trial.target else { continue }
            let changed = changes.isEmpty ? target : target.changed(catalog, changes, settings: lint)
            directories[path] = changed.map { ($0.directory, catalog.name) }
        }
    }

    /// Why a key cannot come into its table.
    func obstacle(for placed: PlacedKey) -> AdoptionObstacle? {
        obstacles[placed.table.path]?[ExactText(placed.key)]
    }

    /// The accessor that a key will have.
    func accessor(for placed: PlacedKey) -> (entry: AccessorDirectory.Entry, style: AccessorStyle)? {
        guard let found = directories[placed.table.path] else { return nil }
        let entry = found.directory.entries.first { $0.key.isSpelled(as: placed.key) && $0.table == found.table }
        return entry.map { ($0, found.directory.style) }
    }
}

/// Tries keys on a table and on the accessors that are made of it.
private struct TableTrial {
    let table: EditableTable
    let target: AccessorTarget?

    init(_ table: EditableTable, _ target: AccessorTarget?) {
        self.table = table
        self.target = target
    }

    /// The changes that can be made together, and why the others cannot.
    func accepted(_ keys: [PlacedKey]) -> (changes: [KeyChange], refused: [ExactText: AdoptionObstacle]) {
        var seen: Set<ExactText> = []
        let fresh = keys.filter { $0.addition != nil && seen.insert(ExactText($0.key)).inserted }
        var refused: [ExactText: AdoptionObstacle] = [:]
        var changes: [KeyChange] = []
        for placed in fresh {
            do throws(ChangeRefusal) {
                guard let addition = placed.addition, let texts = placed.texts else { continue }
                changes.append(try addition.adopting(texts, in: table))
            } catch {
                refused[ExactText(placed.key)] = .refused(error)
            }
        }
        if obstacle(to: changes) == nil { return (changes, refused) }
        var accepted: [KeyChange] = []
        for change in changes {
            // One after another: a key may stand in the way of another new one.
            if let obstacle = obstacle(to: accepted + [change]) {
                refused[ExactText(change.key)] = obstacle
            } else {
                accepted.append(change)
            }
        }
        return (accepted, refused)
    }

    private func obstacle(to changes: [KeyChange]) -> AdoptionObstacle? {
        guard let last = changes.last else { return nil }
        do throws(ChangeRefusal) { _ = try table.plan(changes) } catch { return .refused(error) }
        guard let target, target.changed(table.table, changes, settings: table.settings) == nil else { return nil }
        return .breaksAccessors(last.key)
    }
}
