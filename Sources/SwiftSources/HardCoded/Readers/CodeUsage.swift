/// The names that the code of a project refers to, by declaration.
///
/// It leaves out tests and previews, whose uses prove nothing about what people see.
struct CodeUsage: Sendable {
    /// The names that one file uses in a declaration.
    private struct Use: Sendable {
        let path: String
        /// The type that encloses the code.
        let type: String
        let fact: UsedNamesFact
        /// Those of the names that stand only in patterns.
        let patterns: Set<String>
    }

    /// The ways in which a declaration uses a name.
    struct NameUse {
        /// The receivers of the calls that can throw or hand a closure over, and of uses without a receiver, with the types
        /// that enclose them.
        var receivers: [(receiver: CalledNameFact.Receiver, type: String)] = []
        /// Whether there are calls that can neither throw nor hand a closure over.
        var hasPlainCalls = false
        /// Whether the name stands behind a dot where nothing calls it: as a property, or as a function that is passed on.
        var hasReferences = false
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
            let context = file.facts.contexts[use.context]
            uses[context.declaration, default: []].append(
                Use(path: file.path, type: context.type, fact: use, patterns: Set(use.patterns)))
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
            for name in use.fact.names { visit(name, use.patterns.contains(name)) }
            for name in use.fact.types { visit(name, false) }
        }
    }

    /// Returns the names that a declaration uses in expressions, given its full name.
    func names(in declaration: String) -> Set<String> {
        (uses[declaration] ?? []).reduce(into: []) { $0.formUnion($1.fact.names) }
    }

    /// Returns how a declaration, given by its full name, uses a name.
    func use(of name: String, in declaration: String) -> NameUse {
        (uses[declaration] ?? []).reduce(into: NameUse()) { all, use in
            let call = use.fact.calls(of: name)
            all.receivers += call.map { $0.receivers.map { ($0, use.type) } } ?? []
            all.hasPlainCalls = all.hasPlainCalls || call?.hasPlainCalls ?? false
            guard call?.hasReferences ?? use.fact.uses(name) else { return }
            if use.fact.usesMember(name) {
                all.hasReferences = true
            } else {
                all.receivers.append((CalledNameFact.Receiver(base: .none, hint: .unknown), use.type))
            }
        }
    }

    /// Returns whether a declaration, given by its full name, uses a name behind a dot.
    func usesMember(_ name: String, in declaration: String) -> Bool {
        (uses[declaration] ?? []).contains { $0.fact.usesMember(name) }
    }

    /// Returns whether a declaration, given its full name, uses a name outside of patterns.
    func makes(_ name: String, in declaration: String) -> Bool {
        (uses[declaration] ?? []).contains { $0.fact.uses(name) && !$0.patterns.contains(name) }
    }

    /// Returns the names that a declaration uses in one file.
    func names(in declaration: String, of path: String) -> Set<String> {
        (uses[declaration] ?? []).reduce(into: []) { if $1.path == path { $0.formUnion($1.fact.names) } }
    }

    /// Returns the full names of the declarations that use each of some names.
    func users(of names: Set<String>) -> [String: [String]] {
        guard !names.isEmpty else { return [:] }
        return uses.reduce(into: [:]) { users, use in
            for name in Set(use.value.flatMap(\.fact.names)) where names.contains(name) {
                users[name, default: []].append(use.key)
            }
        }
    }
}
