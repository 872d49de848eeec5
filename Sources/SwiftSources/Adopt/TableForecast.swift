import AccessorGenerator
import CatalogCore
import CatalogEditing
import LintRules

/// The tables and accessors after adding all keys, computed before any file is written.
struct TableForecast: Sendable {
    private var directories: [String: (directory: AccessorDirectory, table: String)] = [:]
    private var obstacles: [String: [ExactText: AdoptionObstacle]] = [:]

    init(_ keys: [AssignedKey], settings: AdoptionSettings) {
        for (path, keys) in Dictionary(grouping: keys, by: { $0.table.path }) {
            guard let catalog = keys[0].table as? Catalog else { continue }
            let lint = settings.lint(of: catalog)
            let trial = TableTrial(
                EditableTable(catalog, settings: lint, rules: .standard), settings.targets.first { $0.covers(catalog) })
            let (changes, refused) = trial.accepted(keys)
            obstacles[path] = refused
            guard let target = trial.target else { continue }
            let changed = changes.isEmpty ? target : target.changed(catalog, changes, settings: lint)
            directories[path] = changed.map { ($0.directory, catalog.name) }
        }
    }

    /// Returns the reason why a table cannot take a key, or nil if it can.
    func obstacle(for placed: AssignedKey) -> AdoptionObstacle? {
        obstacles[placed.table.path]?[ExactText(placed.key)]
    }

    /// Returns the accessor that a key will have.
    func accessor(for placed: AssignedKey) -> (entry: AccessorDirectory.Entry, style: AccessorStyle)? {
        guard let found = directories[placed.table.path] else { return nil }
        let entry = found.directory.entries.first { $0.key.isSpelled(as: placed.key) && $0.table == found.table }
        return entry.map { ($0, found.directory.style) }
    }
}

/// A trial of adding keys to a table and generating its accessors.
private struct TableTrial {
    let table: EditableTable
    let target: AccessorTarget?

    init(_ table: EditableTable, _ target: AccessorTarget?) {
        self.table = table
        self.target = target
    }

    /// Returns the changes that can be made together, and the reasons why the others cannot.
    func accepted(_ keys: [AssignedKey]) -> (changes: [KeyChange], refused: [ExactText: AdoptionObstacle]) {
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
            // Tries the changes one by one, because two new keys can conflict with each other.
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
