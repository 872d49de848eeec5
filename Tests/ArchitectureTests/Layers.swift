/// Which modules a target may import: those that the manifest names for it, and what lies below them.
///
/// SwiftPM refuses arrows in circles, but not an import of a module that is not named: where that happens to have been
/// built already, it compiles, and the next clean build fails or does not as chance has it.
struct Layers {
    private let targets: [String: Manifest.Target]

    init(_ manifest: Manifest) {
        // Products come before targets in a manifest, and a plugin may have one name for both.
        targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { _, last in last }
    }

    /// The layers of this package.
    static func current() throws -> Layers { Layers(try Manifest.current()) }

    /// What comes with a compiler or an operating system.
    private static let system: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc", "Musl", "Darwin",
        "RegexBuilder", "Observation", "SwiftUI", "Testing", "PackagePlugin", "PackageDescription",
    ]

    /// Everything below a target, however far.
    func below(_ target: String) -> Set<String> {
        var found: Set<String> = []
        var open = [target]
        while let next = open.popLast() {
            for lower in targets[next]?.dependencies ?? [] where found.insert(lower).inserted { open.append(lower) }
        }
        return found
    }

    /// The products of other packages that a target links, by itself or by what lies below it.
    func products(of target: String) -> Set<String> {
        below(target).union([target]).reduce(into: []) { $0.formUnion(targets[$1]?.products ?? []) }
    }

    /// The imports of a file that its target does not allow, as sentences.
    func violations(in file: SourceFile) -> [String] {
        guard let target = targets.values.first(where: { $0.folder == file.target }) else {
            return ["\(file) belongs to no target"]
        }
        let modules = below(target.name).map { $0.split(separator: "-").joined(separator: "_") }
        let allowed = Self.system.union(modules).union(products(of: target.name))
        return file.imports.filter { !allowed.contains($0) }.map { "\(file) imports \($0)" }
    }
}
