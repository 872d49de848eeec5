import XCStringsKit

/// The packages that programs of a project link: their code can look strings up in the main bundle as the project's own
/// can.
package struct PackageCode: Sendable {
    /// Code of packages that is on the disk.
    package var files: [SourceFile]
    /// What files of other languages there say of keys.
    package var mentions: Mentions
    /// The packages whose code is not there.
    package var missing: [Missing]

    /// A package whose code is not there, or not as source.
    package struct Missing: Sendable {
        /// What is said of it, with the place that names it.
        let clue: Clue
        /// The targets that link it; nil where any program may.
        let users: Set<TargetMembership.Target>?

        /// Creates one.
        ///
        /// - Parameters:
        ///   - reason: why it cannot be read, and what helps.
        ///   - path: the file that names it, as it is shown.
        ///   - users: the programs that link it; nil where any may.
        package init(
            _ reason: String, path: String, position: TextPosition, users: Set<TargetMembership.Target>?
        ) {
            clue = Clue(kind: .package, text: reason, path: path, position: position)
            self.users = users
        }
    }

    /// Creates code; without arguments there are no packages.
    package init(files: [SourceFile] = [], mentions: Mentions = Mentions(), missing: [Missing] = []) {
        self.files = files
        self.mentions = mentions
        self.missing = missing
    }

    /// Whether there are no packages.
    var isEmpty: Bool { files.isEmpty && missing.isEmpty }
}

/// What packages have to do with the keys of tables that lie in the main bundles of programs.
struct PackageEvidence: Sendable {
    private let missing: [PackageCode.Missing]
    private let reach: TargetReach
    /// The numbers of the tables in bundles of packages, which code elsewhere does not see.
    private let hidden: Set<Int>
    /// What finds the uses in the code that is there.
    private let finder: EvidenceFinder?

    init(_ code: PackageCode, beside project: SourceProject) {
        missing = code.missing
        reach = project.keys.reach
        let packages = PackageTargets(project.index)
        hidden =
            code.isEmpty
            ? [] : Set(project.tables.indices.filter { packages.target(of: project.tables[$0].path) != nil })
        finder =
            code.files.isEmpty
            ? nil
            : EvidenceFinder(ofPackages: SourceProject(code.files, tables: project.tables), mentions: code.mentions)
    }

    /// What there is to a key of a table.
    ///
    /// - Parameter number: the number of the table; nil for any.
    func evidence(of key: String, in table: String?, at number: Int?) -> KeyEvidence? {
        guard number.map(isInMainBundle) ?? true else { return nil }
        let clues = missing.filter { package in
            guard let users = package.users, let number else { return true }
            let targets = reach.targets(ofTable: number)
            return targets.isEmpty || !users.isDisjoint(with: targets)
        }.map(\.clue)
        let found = finder?.evidence(of: key, in: table)
        return KeyEvidence(
            uses: found?.uses ?? [], expansions: found?.expansions ?? [], lookups: found?.lookups ?? [],
            clues: (found?.clues ?? []) + clues)
    }

    private func isInMainBundle(_ number: Int) -> Bool {
        guard !hidden.contains(number) else { return false }
        let targets = reach.targets(ofTable: number)
        return targets.isEmpty || targets.contains { $0.product == .program }
    }
}

extension TableLookup {
    /// Whether it asks the bundle of its own package, so that it finds nothing of the program's.
    var asksModuleBundle: Bool { bundle.map { [".module", "Bundle.module"].contains($0) } ?? false }
}
