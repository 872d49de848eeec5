/// The names that the code of a project refers to, by declaration.
///
/// It leaves out tests and previews, whose uses prove nothing about what people see.
struct CodeUsage: Sendable {
    /// The names that one file uses in a declaration.
    private struct Use: Sendable {
        let path: String
        let names: [String]
    }

    /// The uses by the full name of the declaration.
    private var uses: [String: [Use]] = [:]
    /// The number of uses of each name by declarations of other names.
    private var counts: [String: Int] = [:]

    init(_ files: [SourceFile]) {
        for file in files { add(file) }
    }

    /// Returns the usage with a file, whose uses are not part of it yet.
    func adding(_ file: SourceFile) -> CodeUsage {
        var usage = self
        usage.add(file)
        return usage
    }

    /// Returns the usage without a file.
    func removing(_ file: SourceFile) -> CodeUsage {
        var usage = self
        usage.count(file, -1)
        for use in file.facts.usedNames {
            let declaration = file.facts.contexts[use.context].declaration
            let rest = uses[declaration, default: []].filter { $0.path != file.path }
            usage.uses[declaration] = rest.isEmpty ? nil : rest
        }
        return usage
    }

    private mutating func add(_ file: SourceFile) {
        guard Self.counts(file) else { return }
        count(file, 1)
        for use in file.facts.usedNames {
            let declaration = file.facts.contexts[use.context].declaration
            uses[declaration, default: []].append(Use(path: file.path, names: use.names))
        }
    }

    private mutating func count(_ file: SourceFile, _ step: Int) {
        guard Self.counts(file) else { return }
        for use in file.facts.usedNames {
            let around = file.facts.contexts[use.context].declaration.split(separator: ".")
            // A declaration that names itself is not used yet.
            for name in use.names where !around.contains(where: { $0 == name }) {
                counts[name, default: 0] += step
            }
        }
    }

    private static func counts(_ file: SourceFile) -> Bool { !file.isC && !file.isForTests && !file.isForPreviews }

    /// Returns whether code outside of declarations of a name refers to that name.
    func isUsed(_ name: String) -> Bool { counts[name, default: 0] > 0 }

    /// Returns the names that a declaration uses, given its full name.
    func names(in declaration: String) -> Set<String> {
        (uses[declaration] ?? []).reduce(into: []) { $0.formUnion($1.names) }
    }

    /// Returns the names that a declaration uses in one file.
    func names(in declaration: String, of path: String) -> Set<String> {
        (uses[declaration] ?? []).reduce(into: []) { if $1.path == path { $0.formUnion($1.names) } }
    }

    /// Returns the full names of the declarations that use each of some names.
    func users(of names: Set<String>) -> [String: [String]] {
        guard !names.isEmpty else { return [:] }
        return uses.reduce(into: [:]) { users, use in
            for name in Set(use.value.flatMap(\.names)) where names.contains(name) {
                users[name, default: []].append(use.key)
            }
        }
    }
}
