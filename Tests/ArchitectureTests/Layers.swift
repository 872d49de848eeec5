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
