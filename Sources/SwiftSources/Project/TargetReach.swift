import XCStringsKit

/// In which tables code can look its strings up, by the targets that Xcode's projects name.
///
/// Code in no known target may look anywhere, and so may code that names a bundle or hands its key on.
package struct TargetReach: Sendable {
    /// Which files are in which targets.
    private let membership: TargetMembership
    /// The targets of each table.
    private let targets: [Set<TargetMembership.Target>]
    private let names: [String]

    /// Puts tables beside what is known of targets.
    init(_ membership: TargetMembership, _ tables: [any StringTable]) {
        self.membership = membership
        names = tables.map(\.name)
        targets = tables.map { table in
            table.files.reduce(into: []) { $0.formUnion(membership.targets(of: $1.path)) }
        }
    }

    /// The targets of a file that people get to see something of.
    func targets(of path: String) -> Set<TargetMembership.Target> {
        membership.targets(of: path).filter { $0.product != .tests }
    }

    /// The targets that contain a table.
    func targets(ofTable number: Int) -> Set<TargetMembership.Target> { targets[number] }

    /// The tables of a name that a target contains.
    ///
    /// Where none contains any of that name, those that are in no target: somebody is yet to add them.
    func tables(named name: String, in target: TargetMembership.Target) -> [Int] {
        let named = names.indices.filter { names[$0] == name }
        let own = named.filter { targets[$0].contains(target) }
        return own.isEmpty && named.allSatisfy { targets[$0].isEmpty } ? named : own
    }

    /// Whether a look-up surely does not find anything in a table: it asks the main bundle of programs that do not contain
    /// the table.
    func isOut(_ use: some TableLookup, ofTable number: Int) -> Bool {
        guard use.asksMainBundle, !targets[number].isEmpty else { return false }
        let own = targets(of: use.place.path)
        return !own.isEmpty && own.allSatisfy { $0.product == .program } && own.isDisjoint(with: targets[number])
    }
}

extension TableLookup {
    /// Whether the look-up itself asks the main bundle, and nobody may send it elsewhere.
    var asksMainBundle: Bool {
        guard bundle.map({ [".main", "Bundle.main"].contains($0) }) ?? true else { return false }
        switch kind {
        case .swiftUI, .localizedString, .nsLocalizedString, .appIntent: return true
        case .bundleLookup, .helper, .typedValue, .projectParameter, .accessor: return false
        }
    }
}
