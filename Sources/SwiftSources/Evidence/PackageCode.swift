import CatalogCore
import XcodeProjects

/// The packages that programs of a project link, whose code can look up strings in the main bundle too.
package struct PackageCode: Sendable {
    /// The source files of packages that are on disk.
    package var files: [SourceFile]
    /// The keys found in files of other kinds in these packages.
    package var mentions: Mentions
    /// The packages whose source code is not available.
    package var missing: [Missing]

    /// A package whose source code is not available.
    package struct Missing: Sendable {
        /// The possible reference, at the location that names the package.
        let possibleReference: PossibleReference
        /// The targets that link the package; nil if any program can.
        let users: Set<TargetMembership.Target>?

        /// Creates a missing package.
        ///
        /// - Parameters:
        ///   - reason: The reason why the code cannot be read, and the remedy.
        ///   - package: The package, if a command can fetch it.
        ///   - path: The displayed path of the file that names the package.
        ///   - users: The programs that link the package; nil if any can.
        package init(
            _ reason: String, _ package: PossibleReference.MissingPackage? = nil, path: String, position: TextPosition,
            users: Set<TargetMembership.Target>?
        ) {
            possibleReference = PossibleReference(kind: .package(package), text: reason, path: path, position: position)
            self.users = users
        }
    }

    /// Creates the code of packages; by default there are no packages.
    package init(files: [SourceFile] = [], mentions: Mentions = Mentions(), missing: [Missing] = []) {
        self.files = files
        self.mentions = mentions
        self.missing = missing
    }

    /// Whether there are no packages.
    var isEmpty: Bool { files.isEmpty && missing.isEmpty && mentions.isEmpty }
}

/// The references from packages to the keys of tables in the main bundles of programs.
struct PackageEvidence: Sendable {
    private let missing: [PackageCode.Missing]
    private let tableAccess: TargetTableAccess
    /// The indices of the tables in package bundles, which other code cannot see.
    private let hidden: Set<Int>
    /// The search in the available code; nil if there is none.
    private let finder: EvidenceFinder?

    init(_ code: PackageCode, beside project: SourceProject) {
        missing = code.missing
        tableAccess = project.keys.tableAccess
        let packages = PackageTargets(project.index)
        hidden =
            code.isEmpty
            ? [] : Set(project.tables.indices.filter { packages.target(of: project.tables[$0].path) != nil })
        finder =
            code.files.isEmpty && code.mentions.isEmpty
            ? nil
            : EvidenceFinder(ofPackages: SourceProject(code.files, tables: project.tables), mentions: code.mentions)
    }

    /// Returns the references from packages to a key, or nil if its table is not in a main bundle.
    ///
    /// - Parameter index: The index of the table; nil for any.
    func evidence(of key: String, in table: String?, at index: Int?) -> KeyEvidence? {
        guard index.map(isInMainBundle) ?? true else { return nil }
        let possibleReferences = missing.filter { package in
            guard let users = package.users, let index else { return true }
            let targets = tableAccess.targets(ofTable: index)
            return targets.isEmpty || !users.isDisjoint(with: targets)
        }.map(\.possibleReference)
        let found = finder?.evidence(of: key, in: table)
        return KeyEvidence(
            uses: found?.uses ?? [], expansions: found?.expansions ?? [], lookups: found?.lookups ?? [],
            possibleReferences: (found?.possibleReferences ?? []) + possibleReferences)
    }

    /// Returns whether the code of packages looks up a key.
    ///
    /// - Parameter index: The index of the table; nil for any.
    func isUsed(_ key: String, in table: String?, at index: Int?) -> Bool {
        guard let finder, index.map(isInMainBundle) ?? true else { return false }
        return finder.isUsed(key, in: table, at: nil)
    }

    private func isInMainBundle(_ index: Int) -> Bool {
        guard !hidden.contains(index) else { return false }
        let targets = tableAccess.targets(ofTable: index)
        return targets.isEmpty || targets.contains { $0.product.isProgram }
    }
}

extension TableLookup {
    /// Whether the lookup uses the bundle of its own package, so that it cannot find keys of the program.
    var asksModuleBundle: Bool { bundle.map { [".module", "Bundle.module"].contains($0) } ?? false }
}
