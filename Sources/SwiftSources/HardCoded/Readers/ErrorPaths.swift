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

    init(from readers: Set<String>, _ usage: CodeUsage, _ declarations: Declarations) {
        let search = Search(usage, declarations)
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

        /// The functions with a parameter for an error.
        let functions: Set<String>
        /// The cases with an error.
        let cases: Set<String>
        /// The types that are made with an error.
        let makers: Set<String>
        /// The types that have a property for an error, by the name of the property.
        let properties: [String: Set<String>]

        /// The functions that can pass errors on to their callers, by name; initializers by their type.
        private let passing: [String: [Passing]]

        /// A function that can pass errors on.
        private struct Passing {
            /// The full name.
            let whole: String
            /// The last component of the type that declares it.
            let owner: String
            /// The words of its signature.
            let types: [String]

            init(_ function: CallableFact) {
                whole = function.owner.isEmpty ? function.name : "\(function.owner).\(function.name)"
                owner = Declarations.last(function.owner)
                types = (function.parameters.map(\.type) + [function.result].compactMap(\.self)).flatMap {
                    $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                }
            }
        }

        init(_ usage: CodeUsage, _ declarations: Declarations) {
            self.usage = usage
            let all = Array(declarations.functions.all) + Array(declarations.initializers.all)
            passing = all.filter(Self.passesErrors).reduce(into: [:]) { passing, function in
                let name = function.kind == .initializer ? Declarations.last(function.owner) : function.name
                passing[name, default: []].append(Passing(function))
            }
            let takers = declarations.functions.all.filter { callable in
                callable.parameters.contains { Self.isError($0.type) && !$0.isFunction }
            }
            makers = Set(
                declarations.initializers.all.filter { initializer in
                    initializer.parameters.contains { Self.isError($0.type) && !$0.isFunction }
                }.map { Declarations.last($0.owner) })
            functions = Set(takers.filter { $0.kind == .function }.map(\.name))
            cases = Set(takers.filter { $0.kind == .enumerationCase }.map(\.name))
            properties = declarations.properties.all.reduce(into: [:]) { properties, property in
                guard let type = property.type, Self.isError(type), !property.owner.isEmpty else { return }
                properties[property.name, default: []].insert(property.owner)
            }
        }

        /// Returns the declarations that show an error, and those that hand one to them.
        func receivers(of readers: Set<String>) -> Set<String> {
            guard !readers.isEmpty else { return [] }
            let users = usage.users(of: functions.union(makers).union(cases).union(properties.keys))
            var all = readers
            var open = Array(readers)
            while let next = open.popLast() {
                let (name, names) = (Declarations.last(next), usage.names(in: next))
                var givers = names.intersection(cases).flatMap { users[$0] ?? [] }
                if functions.contains(name) { givers += users[name] ?? [] }
                if name == "init" { givers += users[Declarations.last(String(next.dropLast(5)))] ?? [] }
                for (property, owners) in properties where names.contains(property) {
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
                    guard let functions = passing[name] else { continue }
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
            passing.values.joined().reduce(into: []) { types, function in
                if reached.contains(function.whole) { types.formUnion(function.types) }
            }
        }

        /// Returns whether a function can pass errors on to its caller.
        private static func passesErrors(_ function: CallableFact) -> Bool {
            guard function.kind != .enumerationCase else { return false }
            if function.isThrowing || function.parameters.contains(where: \.isFunction) { return true }
            guard let result = function.result else { return false }
            return isError(result) || asynchronous.contains(where: result.contains)
        }

        private static func isError(_ type: String) -> Bool { type.contains("Error") || type.contains("Result<") }

        /// The types of results that deliver errors later.
        private static let asynchronous = [
            "Publisher", "Future", "Promise", "Observable", "Single", "Completable", "Stream", "Task<", "Effect",
        ]
    }
}
