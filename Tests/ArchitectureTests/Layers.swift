/// The modules that a target may import: its dependencies in the manifest and their dependencies.
///
/// SwiftPM rejects circular dependencies, but accepts an import of an undeclared module that happens to be built
/// already. The next clean build may then fail.
struct Layers {
    private let targets: [String: Manifest.Target]

    init(_ manifest: Manifest) {
        // Products come before targets in a manifest, and a plugin's product can have the same name as its target.
        targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { _, last in last }
    }

    /// Returns the layers of this package.
    static func current() throws -> Layers { Layers(try Manifest.current()) }

    /// The modules of the toolchain and the operating systems.
    private static let system: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc", "Musl", "Darwin",
        "RegexBuilder", "Observation", "SwiftUI", "Testing", "PackagePlugin", "PackageDescription",
    ]

    /// Returns all direct and indirect dependencies of a target.
    func below(_ target: String) -> Set<String> {
        var found: Set<String> = []
        var open = [target]
        while let next = open.popLast() {
            for lower in targets[next]?.dependencies ?? [] where found.insert(lower).inserted { open.append(lower) }
        }
        return found
    }

    /// The targets below `Sources/`.
    var sources: [Manifest.Target] { targets.values.filter(\.isInSources).sorted { $0.name < $1.name } }

    /// Returns the arrows from a target: its dependencies without those that another of them has, and its products.
    func arrows(from target: Manifest.Target) -> Set<String> {
        let implied = target.dependencies.reduce(into: Set<String>()) { $0.formUnion(below($1)) }
        let linked = target.dependencies.reduce(into: Set<String>()) { $0.formUnion(products(of: $1)) }
        return Set(target.dependencies).subtracting(implied).union(Set(target.products).subtracting(linked))
    }

    /// Modules without declarations, which programs only link.
    private static let linked: Set = ["CProgramStart"]

    /// Returns a message for each dependency of a target that no file of the target imports.
    func unused(by target: Manifest.Target, of files: [SourceFile]) -> [String] {
        let imports = files.filter { $0.target == target.folder }.reduce(into: Self.linked) { $0.formUnion($1.imports) }
        return (target.dependencies + target.products).filter { !imports.contains($0) }.map {
            "\(target.name) does not import \($0)"
        }
    }

    /// The targets that are not tests and that no test depends on.
    var besideTests: Set<String> {
        let tests = targets.keys.filter { $0.hasSuffix("Tests") }
        return tests.reduce(into: Set(targets.keys).subtracting(tests)) { $0.subtract(below($1)) }
    }

    /// Returns the products of other packages that a target links, directly or indirectly.
    func products(of target: String) -> Set<String> {
        below(target).union([target]).reduce(into: []) { $0.formUnion(targets[$1]?.products ?? []) }
    }

    /// Returns a message for each forbidden import of a file.
    func violations(in file: SourceFile) -> [String] {
        guard let target = targets.values.first(where: { file.path.hasPrefix($0.folder + "/") }) else {
            return ["\(file) belongs to no target"]
        }
        let modules = below(target.name).map { $0.split(separator: "-").joined(separator: "_") }
        let allowed = Self.system.union(modules).union(products(of: target.name))
        return file.imports.filter { !allowed.contains($0) }.map { "\(file) imports \($0)" }
    }
}
