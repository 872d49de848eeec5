import XcodeProjects

/// The files whose code runs in a target: an extension often compiles files of the app, and uses only some of them.
///
/// Code runs if the files that only this target compiles, or the one with its entry point, name what a file declares, and
/// so on from there. Without such files, and in a target with C, all code counts.
struct TargetReach: Sendable {
    private let project: SourceProject
    private let reached: Memo<TargetMembership.Target, Set<String>?>

    init(_ project: SourceProject) {
        self.project = project
        reached = Memo()
    }

    /// Returns whether the code of a file may run in a target that compiles it.
    func includes(_ path: String, in target: TargetMembership.Target) -> Bool {
        reached.value(for: target) { paths(in: target) }?.contains(path) ?? true
    }

    private func paths(in target: TargetMembership.Target) -> Set<String>? {
        let access = project.keys.tableAccess
        let files = project.index.files.filter { access.targets(of: $0.path).contains(target) }
        guard !files.contains(where: \.isC) else { return nil }
        var open = files.filter { Self.isEntry($0) || access.targets(of: $0.path).count == 1 }
        guard !open.isEmpty else { return nil }
        var declaring: [String: [SourceFile]] = [:]
        for file in files {
            for name in Self.names(declaredIn: file) { declaring[name, default: []].append(file) }
        }
        var paths = Set(open.map(\.path))
        while let file = open.popLast() {
            for name in Self.names(usedIn: file) {
                for other in declaring[name] ?? [] where paths.insert(other.path).inserted { open.append(other) }
            }
        }
        return paths
    }

    private static func isEntry(_ file: SourceFile) -> Bool {
        file.facts.types.contains { type in
            type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0) }
        }
    }

    /// Returns the names by which other files reach a file: its types, what it declares outside of types, and what it adds
    /// to types of other files.
    private static func names(declaredIn file: SourceFile) -> Set<String> {
        let types = Set(file.facts.types.filter { $0.kind != .extended }.map(\.name))
        let functions = file.facts.callables.filter { !types.contains($0.owner) }.map(\.name)
        let properties = file.facts.properties.filter { !types.contains($0.owner) }.map(\.name)
        return Set(types.map(Declarations.last) + functions + properties)
    }

    /// Returns the names that a file refers to, in expressions and as types.
    private static func names(usedIn file: SourceFile) -> Set<String> {
        let types = file.facts.types.flatMap(\.inherited) + file.facts.properties.compactMap(\.type)
        let words = types.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        return Set(file.facts.usedNames.flatMap(\.names) + words.map(String.init))
    }
}
