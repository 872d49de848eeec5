/// The ways of errors from the code that makes them to the code that shows them.
///
/// Code that shows an error of unknown type shows the errors of the functions that it calls, and of those that they call
/// and that can pass errors on. It also shows the errors that others hand to it: to its parameter, or to a property or case
/// that it reads.
struct ErrorPaths: Sendable {
    /// The full names of the declarations whose errors people see.
    private let reached: Set<String>
    /// The names that these declarations use.
    private let names: Set<String>
    /// The cases of errors that only functions make whose errors nobody sees.
    private let hidden: Set<String>
    private let signatures: ErrorSignatures
    /// The declarations that use each name that carries an error.
    private let users: [String: [String]]

    /// Finds the ways of errors in a project.
    ///
    /// - Parameter readers: The full names of the declarations that show an error of unknown type.
    init(from readers: Set<String>, _ usage: CodeUsage, _ types: TypeResolver) {
        let signatures = ErrorSignatures(types.declarations)
        self.init(from: readers, usage, types, signatures, users: usage.users(of: signatures.carriers))
    }

    /// Finds the ways of errors after an edit that changes no declarations.
    ///
    /// - Parameters:
    ///   - others: The ways of errors without the files.
    ///   - files: The edited files, which are part of the usage.
    init(
        from readers: Set<String>, _ usage: CodeUsage, _ types: TypeResolver, after others: ErrorPaths,
        adding files: [SourceFile]
    ) {
        let carriers = others.signatures.carriers
        let users = files.reduce(into: others.users) { users, file in
            for (name, declarations) in CodeUsage([file]).users(of: carriers) {
                users[name, default: []] += declarations
            }
        }
        self.init(from: readers, usage, types, others.signatures, users: users)
    }

    private init(
        from readers: Set<String>, _ usage: CodeUsage, _ types: TypeResolver, _ signatures: ErrorSignatures,
        users: [String: [String]]
    ) {
        (self.signatures, self.users) = (signatures, users)
        let search = Search(usage: usage, types: types, signatures: signatures, users: users)
        reached = search.reached(from: search.receivers(of: readers))
        names = reached.reduce(into: search.typesOfErrors(of: reached)) { $0.formUnion(usage.names(in: $1)) }
        hidden = search.hidden(without: reached)
    }

    /// Returns whether code shows the errors of a type.
    func show(_ type: String) -> Bool { names.contains(Declarations.last(type)) }

    /// Returns whether nobody sees the errors of a case, given its name.
    func hide(_ name: String) -> Bool { hidden.contains(name) }

    /// Returns whether people see the errors that a declaration makes.
    func pass(_ declaration: String) -> Bool { reached.contains(declaration) }
}

extension ErrorPaths {
    /// A search along the calls of a project.
    private struct Search {
        let usage: CodeUsage
        let types: TypeResolver
        let signatures: ErrorSignatures
        /// The declarations that use each name that carries an error.
        let users: [String: [String]]

        /// Returns the declarations that show an error, and those that hand one to them.
        func receivers(of readers: Set<String>) -> Set<String> {
            guard !readers.isEmpty else { return [] }
            var all = readers
            var open = Array(readers)
            while let next = open.popLast() {
                let (name, names) = (Declarations.last(next), usage.names(in: next))
                // A case stands behind a dot, other than the variable of the same name: `.error(error)`.
                let cases = names.intersection(signatures.cases).filter { usage.usesMember($0, in: next) }
                var givers = cases.flatMap { name in (users[name] ?? []).filter { usage.usesMember(name, in: $0) } }
                if signatures.functions.contains(name) { givers += users[name] ?? [] }
                if name == "init" { givers += users[Declarations.last(String(next.dropLast(5)))] ?? [] }
                for (property, owners) in signatures.properties where names.contains(property) {
                    // Each type has an error of its own, and many have the same name.
                    givers += (users[property] ?? []).filter { user in owners.contains { user.hasPrefix("\($0).") } }
                    for owner in owners where next.hasPrefix("\(owner).") {
                        givers += users[Declarations.last(owner)] ?? []
                    }
                }
                for giver in givers where all.insert(giver).inserted { open.append(giver) }
            }
            return all
        }

        /// Returns the declarations from which errors come to others, with these.
        func reached(from start: Set<String>) -> Set<String> {
            var all = start
            var open = Array(start)
            var complete: Set<String> = []
            while let next = open.popLast() {
                let names = usage.names(in: next)
                for name in names where !complete.contains(name) {
                    guard let functions = signatures.passing[name] else { continue }
                    let called = called(functions, name, in: next, names)
                    if called.count == functions.count { complete.insert(name) }
                    for function in called where all.insert(function.whole).inserted { open.append(function.whole) }
                }
            }
            return all
        }

        /// Returns those of the functions of a name whose errors come to the code that uses the name.
        ///
        /// If a receiver is unknown and the code names some of the types that declare such a function, then it calls those:
        /// `Importer.parse(text)`.
        private func called(
            _ functions: [ErrorSignatures.Passing], _ name: String, in declaration: String, _ names: Set<String>
        ) -> [ErrorSignatures.Passing] {
            let use = usage.use(of: name, in: declaration)
            let isPassedOn = use.hasReferences && types.declarations.properties[name].isEmpty
            if !isPassedOn, let called = callees(of: use, name) {
                return functions.filter { use.hasPlainCalls && !$0.needsTry || called.contains($0.whole) }
            }
            let named = functions.filter { names.contains(Declarations.last($0.owner)) }
            return named.isEmpty ? functions : named
        }

        /// Returns the full names of the functions that calls refer to; nil if a receiver is unknown.
        private func callees(of use: CodeUsage.NameUse, _ name: String) -> Set<String>? {
            let candidates = CallCandidates(declarations: types.declarations)
            var names: Set<String> = []
            for (receiver, type) in use.receivers {
                let known = CallReceiver(of: name, receiver.base, receiver.hint, in: type, types)
                guard !known.isUnknown else { return nil }
                names.formUnion(candidates.callables(named: name, on: known).map(\.fullName))
            }
            return names
        }

        /// Returns the cases of errors that only functions make from which no error comes to code that shows it.
        func hidden(without reached: Set<String>) -> Set<String> {
            signatures.errors.filter { name in
                (users[name] ?? []).allSatisfy { user in
                    !usage.makes(name, in: user) || signatures.throwers.contains(user) && !reached.contains(user)
                }
            }
        }

        /// Returns the types of errors that the signatures of functions name.
        func typesOfErrors(of reached: Set<String>) -> Set<String> {
            signatures.passing.values.joined().reduce(into: []) { types, function in
                if reached.contains(function.whole) { types.formUnion(function.types) }
            }
        }
    }
}
