/// The names that the code of a project refers to, by declaration.
///
/// It leaves out tests and previews, whose uses prove nothing about what people see.
struct CodeUsage: Sendable {
    /// The names that one file uses in a declaration.
    private struct Use: Sendable {
        let path: String
        let names: [String]
        let types: [String]
        /// Those of the names that stand only in patterns.
        let patterns: Set<String>
    }

    /// The uses by the full name of the declaration.
    private var uses: [String: [Use]] = [:]

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
        for declaration in Self.declarations(in: file) {
            let rest = uses[declaration, default: []].filter { $0.path != file.path }
            usage.uses[declaration] = rest.isEmpty ? nil : rest
        }
        return usage
    }

    private mutating func add(_ file: SourceFile) {
        guard Self.counts(file) else { return }
        for use in file.facts.usedNames {
            let declaration = file.facts.contexts[use.context].declaration
            uses[declaration, default: []].append(
                Use(path: file.path, names: use.names, types: use.types, patterns: Set(use.patterns)))
        }
    }

    private static func counts(_ file: SourceFile) -> Bool { !file.isC && !file.isForTests && !file.isForPreviews }

    /// The full names of the declarations that use names.
    var declarations: some Collection<String> { uses.keys }

    /// Returns the full names of the declarations of a file that use names.
    static func declarations(in file: SourceFile) -> Set<String> {
        guard counts(file) else { return [] }
        return Set(file.facts.usedNames.map { file.facts.contexts[$0.context].declaration })
    }

    /// Calls a closure with each name that a declaration uses, in expressions and as a type.
    ///
    /// - Parameter visit: A closure that gets the name, and whether it stands only in patterns.
    func visitNames(in declaration: String, _ visit: (_ name: String, _ isPattern: Bool) -> Void) {
        for use in uses[declaration] ?? [] {
            for name in use.names { visit(name, use.patterns.contains(name)) }
            for name in use.types { visit(name, false) }
        }
    }

    /// Returns the names that a declaration uses in expressions, given its full name.
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
