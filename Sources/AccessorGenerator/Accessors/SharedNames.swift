/// The handling of keys that share a generated name, across all tables.
///
/// Such keys get no accessor, so that the rest of the catalog can be used. If Xcode refuses them too, or if the
/// settings say so, nothing is generated.
struct SharedNames {
    let settings: GenerationSettings
    /// The tables with their outermost namespaces.
    let tables: [(table: AccessorTable, scope: RootNamespace?)]

    /// The tables without the accessors that share a name; the keys of these accessors are listed as left out.
    var settled: [AccessorTable] {
        tables.map { table, scope in
            let shared = collisions(of: table).filter { !isRefused($0) }
            guard !shared.isEmpty else { return table }
            var entries: Set<Int> = []
            var leftOut: [LeftOutKey] = []
            for collision in shared {
                let report = report(collision, scope)
                for accessor in collision.leftOut where entries.insert(accessor.entry).inserted {
                    leftOut.append(
                        LeftOutKey(
                            key: accessor.key, location: accessor.location,
                            reason: .sharedName(report.reason(for: accessor)))
                    )
                }
            }
            return table.without(entries, leftOut)
        }
    }

    /// The errors that prevent generation.
    var problems: [GenerationDiagnostic] {
        tables.flatMap { table, scope in
            collisions(of: table).filter(isRefused).flatMap { report($0, scope).diagnostics }
        }
    }

    private func isRefused(_ collision: NameCollision) -> Bool {
        settings.collisions == .error || (settings.style == .apple && collision.isRefusedByXcode)
    }

    private func report(_ collision: NameCollision, _ scope: RootNamespace?) -> CollisionReport {
        CollisionReport(
            keys: settings, accessors: collision.accessors, scope: scope?.spelling ?? "LocalizedStringResource",
            name: collision.accessors.first?.path ?? "")
    }

    private func collisions(of table: AccessorTable) -> [NameCollision] {
        let accessors = settings.style == .apple ? table.accessors : table.loose
        let alike = NamespaceTree(accessors).collisions
        return alike + Self.doubledKeys(among: accessors, besides: alike.flatMap(\.accessors))
    }

    /// Returns keys that occur twice with different arguments.
    ///
    /// Swift would treat them as two overloads.
    static func doubledKeys(among accessors: [Accessor], besides told: [Accessor] = []) -> [NameCollision] {
        let told = Set(told.map(\.entry))
        let groups = Dictionary(grouping: accessors) { Array($0.key.utf8) }.values
        return groups.filter { $0.count > 1 && !$0.contains { told.contains($0.entry) } }
            .sorted { $0[0].key < $1[0].key }
            .map { NameCollision(accessors: $0) }
    }
}
