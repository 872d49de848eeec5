/// The modules of packages in a project that no program of the project imports, so that nobody sees their texts.
struct UnusedModules: Sendable {
    /// The folders of the modules.
    private let folders: [String]

    init(_ files: [SourceFile]) {
        let manifests = files.filter { Self.name(of: $0.path) == "Package.swift" }
        let packages = Dictionary(
            manifests.map { ($0.path.dropLast(13), Set($0.facts.literals.compactMap(\.plainText))) }
        ) { first, _ in first }
        let code = files.filter { !$0.isForTests && Self.name(of: $0.path) != "Package.swift" }
        let byModule = Dictionary(grouping: code) { Self.module(of: $0.path, packages) }
        let programs = byModule.filter { $0.key == nil || $0.value.contains(where: Self.isProgram) }
        // Objective-C imports modules too, and without a program nothing tells what is used.
        guard programs.values.joined().contains(where: Self.isProgram),
            !(byModule[nil] ?? []).contains(where: \.isC)
        else {
            folders = []
            return
        }
        let imports = byModule.mapValues { Set($0.flatMap(\.facts.imports)) }
        var open = Array(Set(programs.keys.flatMap { imports[$0] ?? [] }))
        var used = Set(open)
        while let next = open.popLast() {
            for (module, names) in imports where module?.name == next {
                for name in names where used.insert(name).inserted { open.append(name) }
            }
        }
        folders = byModule.keys.compactMap { module in
            guard let module, programs[module] == nil, !used.contains(module.name) else { return nil }
            return module.folder
        }
    }

    /// Returns whether a file is the manifest of a package that other projects can depend on: one at the root, with a
    /// product that is a library.
    static func offersLibrary(_ file: SourceFile) -> Bool {
        file.path == "Package.swift" && file.facts.members.contains { $0.path == ["", "library"] }
    }

    /// Returns whether a file belongs to such a module.
    func hold(_ path: String) -> Bool { folders.contains(where: path.hasPrefix) }

    /// A target of a package, in the folder where SwiftPM expects it.
    private struct Module: Hashable {
        let name: String
        /// The folder, with `/` at its end.
        let folder: String
    }

    /// Returns the module that a file belongs to: `Feed` for `Feed/Sources/Feed/FeedView.swift`; nil if it is in none.
    ///
    /// - Parameter packages: The texts in the manifests of packages, by the folder of the package with `/` at its end. A
    ///   folder that no manifest names is part of a target with another path.
    private static func module(of path: String, _ packages: [Substring: Set<String>]) -> Module? {
        let parts = path.split(separator: "/")
        return parts.indices.reversed().lazy.compactMap { index -> Module? in
            guard parts[index] == "Sources", index + 2 < parts.count,
                packages[parts[..<index].map { "\($0)/" }.joined()[...]]?.contains(String(parts[index + 1])) ?? false
            else { return nil }
            return Module(
                name: String(parts[index + 1]), folder: parts[...(index + 1)].map { "\($0)/" }.joined())
        }.first
    }

    private static func isProgram(_ file: SourceFile) -> Bool {
        file.isMain
            || file.facts.types.contains { type in
                type.attributes.contains("main")
                    || type.inherited.contains { Declarations.programs.contains(Declarations.last($0)) }
            }
    }

    private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
