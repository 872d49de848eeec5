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
    private let signatures: ErrorSignatures
    /// The declarations that use each name that carries an error.
    private let users: [String: [String]]

    /// Finds the ways of errors in a project.
    ///
    /// - Parameter readers: The full names of the declarations that show an error of unknown type.
    init(from readers: Set<String>, _ usage: CodeUsage, _ declarations: Declarations) {
        let signatures = ErrorSignatures(declarations)
        self.init(from: readers, usage, signatures, users: usage.users(of: signatures.carriers))
    }

    /// Finds the ways of errors after an edit that changes no declarations.
    ///
    /// - Parameters:
    ///   - others: The ways of errors without the files.
    ///   - files: The edited files, which are part of the usage.
    init(from readers: Set<String>, _ usage: CodeUsage, after others: ErrorPaths, adding files: [SourceFile]) {
        let carriers = others.signatures.carriers
        let users = files.reduce(into: others.users) { users, file in
            for (name, declarations) in CodeUsage([file]).users(of: carriers) {
                users[name, default: []] += declarations
            }
        }
        self.init(from: readers, usage, others.signatures, users: users)
    }

    private init(
        from readers: Set<String>, _ usage: CodeUsage, _ signatures: ErrorSignatures, users: [String: [String]]
    ) {
        (self.signatures, self.users) = (signatures, users)
        let search = Search(usage: usage, signatures: signatures, users: users)
        reached = search.reached(from: search.receivers(of: readers))
        names = reached.reduce(into: search.typesOfErrors(of: reached)) { $0.formUnion(usage.names(in: $1)) }
    }

    /// Returns whether code shows the errors of a type.
    func show(_ type: String) -> Bool { names.contains(Declarations.last(type)) }

    /// Returns whether people see the errors that a declaration makes.
    func pass(_ declaration: String) -> Bool { reached.contains(declaration) }
}

extension ErrorPaths {
    /// A search along the calls of a project.
    private struct Search {
        let usage: CodeUsage
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
                var givers = names.intersection(signatures.cases).flatMap { users[$0] ?? [] }
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
        ///
        /// If code names some of the types that declare a function, then it calls those: `Importer.parse(text)`.
        func reached(from start: Set<String>) -> Set<String> {
            var all = start
            var open = Array(start)
            var complete: Set<String> = []
            while let next = open.popLast() {
                let names = usage.names(in: next)
                for name in names where !complete.contains(name) {
                    guard let functions = signatures.passing[name] else { continue }
                    let named = functions.filter { names.contains($0.owner) }
                    if named.isEmpty { complete.insert(name) }
                    for function in named.isEmpty ? functions : named where all.insert(function.whole).inserted {
                        open.append(function.whole)
                    }
                }
            }
            return all
        }

        /// Returns the types of errors that the signatures of functions name.
        func typesOfErrors(of reached: Set<String>) -> Set<String> {
            signatures.passing.values.joined().reduce(into: []) { types, function in
                if reached.contains(function.whole) { types.formUnion(function.types) }
            }
        }
    }
}
