import CatalogCore

/// Which targets of all projects some files belong to, by the paths that the files are shown with.
package struct TargetMembership: Sendable {
    /// A target, by its number among all.
    package struct Target: Hashable, Sendable {
        /// The name.
        package let name: String
        /// What it makes.
        package let product: ProductType
        /// The number of its project.
        package let project: Int

        /// Creates a target.
        package init(name: String, product: ProductType = .program, project: Int = 0) {
            self.name = name
            self.product = product
            self.project = project
        }
    }

    private var targets: [Target] = []
    private var members: [String: Set<Int>] = [:]

    /// Nothing is known of any file.
    package init() {}

    /// Says which files are in which targets.
    package init(_ targets: [(target: Target, paths: [String])]) {
        for (number, (target, paths)) in targets.enumerated() {
            self.targets.append(target)
            for path in paths { members[path, default: []].insert(number) }
        }
    }

    /// Asks projects about files.
    ///
    /// - Parameter paths: the files as they are shown, seen from the current folder.
    package init(of paths: [String], in projects: [XcodeProject]) {
        guard !projects.isEmpty else { return }
        let places = paths.map { (shown: $0, resolved: ResolvedPath.resolvedIfThere($0)) }
        for (number, project) in projects.enumerated() {
            for target in project.targets where !target.contents.isEmpty {
                for place in places where target.contents.contains(place.resolved) {
                    members[place.shown, default: []].insert(targets.count)
                }
                targets.append(Target(name: target.name, product: target.product, project: number))
            }
        }
    }

    /// The targets that a file belongs to; none where that is not known.
    package func targets(of path: String) -> Set<Target> { Set((members[path] ?? []).map { targets[$0] }) }
}
