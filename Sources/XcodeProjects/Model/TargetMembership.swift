import CatalogCore

/// The targets of all projects that files belong to, by the displayed path of the file.
package struct TargetMembership: Sendable {
    /// A target of one of the projects.
    package struct Target: Hashable, Sendable {
        /// The name of the target.
        package let name: String
        /// The type of the target's product.
        package let product: ProductType
        /// The index of the target's project in the list of projects.
        package let project: Int

        /// Whether the product is a library with a bundle of its own, which programs load.
        package let hasLoadedBundle: Bool
        /// The names below the icon of the product, as the build settings define them.
        package let displayNames: Set<String>

        /// Creates a target.
        package init(
            name: String, product: ProductType = .program, project: Int = 0, hasLoadedBundle: Bool = false,
            displayNames: Set<String> = []
        ) {
            self.name = name
            self.product = product
            self.project = project
            self.hasLoadedBundle = hasLoadedBundle
            self.displayNames = displayNames
        }

        /// Creates the target of a project.
        ///
        /// - Parameter project: The index of the project in the list of projects.
        package init(_ target: ProjectTarget, project: Int) {
            self.init(
                name: target.name, product: target.product, project: project,
                hasLoadedBundle: target.hasLoadedBundle,
                displayNames: target.settings.values(of: "INFOPLIST_KEY_CFBundleDisplayName"))
        }
    }

    private var targets: [Target] = []
    private var members: [String: Set<Int>] = [:]
    /// The folders with Swift files of targets.
    private var folders: Set<String> = []
    /// The targets whose settings name an Info.plist, by its path, also those without any files.
    private var informed: [String: Set<Target>] = [:]
    /// The Swift files that nothing compiles, in folders without files of targets.
    package private(set) var uncompiled: Set<String> = []

    /// Creates a membership without any files.
    package init() {}

    /// Creates a membership from targets with their files.
    ///
    /// - Parameters:
    ///   - information: The Info.plist files that targets name.
    ///   - uncompiled: Swift files that nothing compiles.
    package init(
        _ targets: [(target: Target, paths: [String])], information: [(target: Target, path: String)] = [],
        uncompiled: Set<String> = []
    ) {
        self.uncompiled = uncompiled
        for (target, path) in information { informed[path, default: []].insert(target) }
        for (number, (target, paths)) in targets.enumerated() {
            self.targets.append(target)
            for path in paths { members[path, default: []].insert(number) }
        }
        folders = foldersOfCode
    }

    /// Determines the targets of files in projects.
    ///
    /// - Parameters:
    ///   - paths: The displayed paths of the files, relative to the current folder.
    ///   - uncompiled: The Swift files that nothing compiles.
    package init(of paths: [String], in projects: [XcodeProject], uncompiled: UncompiledFiles? = nil) {
        guard !projects.isEmpty else { return }
        let locations = paths.map { (shown: $0, resolved: ResolvedPath.resolvedIfThere($0)) }
        for (number, project) in projects.enumerated() {
            for target in project.targets {
                for file in ProgramInformation.files(of: target, in: project.folder) {
                    informed[ResolvedPath.resolvedIfThere(file), default: []].insert(Target(target, project: number))
                }
                guard !target.contents.isEmpty else { continue }
                for location in locations where target.contents.contains(location.resolved) {
                    members[location.shown, default: []].insert(targets.count)
                }
                targets.append(Target(target, project: number))
            }
        }
        folders = foldersOfCode
        let outside = locations.filter { uncompiled?.paths.contains($0.resolved) ?? false }.map(\.shown)
        self.uncompiled = Set(outside.filter { !folders.contains(PathText.folder(of: $0)) })
    }

    private var foldersOfCode: Set<String> {
        Set(members.keys.filter { $0.hasSuffix(".swift") }.map(PathText.folder))
    }

    /// The programs of all projects.
    package var programs: Set<Target> { Set(targets.filter { $0.product.isProgram }) }

    /// Returns whether nothing compiles a Swift file: no target contains it, but others beside it, or nothing else can
    /// contain it either.
    package func leavesOut(_ path: String) -> Bool {
        guard members[path] == nil, path.hasSuffix(".swift") else { return false }
        return uncompiled.contains(path) || folders.contains(PathText.folder(of: path))
    }

    /// Returns the targets whose settings name an Info.plist; empty if unknown.
    package func targets(informedBy path: String) -> Set<Target> {
        informed.isEmpty ? [] : informed[path] ?? informed[ResolvedPath.resolvedIfThere(path)] ?? []
    }

    /// Returns the targets that a file belongs to; empty if unknown.
    package func targets(of path: String) -> Set<Target> { Set((members[path] ?? []).map { targets[$0] }) }
}
