/// The declarations of a project that take, hold or pass on errors, by their signatures.
struct ErrorSignatures: Sendable {
    /// The functions with a parameter for an error.
    let functions: Set<String>
    /// The cases with an error.
    let cases: Set<String>
    /// The types that are made with an error.
    let makers: Set<String>
    /// The types that have a property for an error, by the name of the property.
    let properties: [String: Set<String>]

    /// The names of the cases of errors.
    let errors: Set<String>
    /// The functions that can pass errors on to their callers, by name; initializers by their type.
    let passing: [String: [Passing]]
    /// The full names of the functions that can pass errors on.
    let throwers: Set<String>

    /// A function that can pass errors on.
    struct Passing {
        /// The full name.
        let whole: String
        /// The type that declares it; empty for a global function.
        let owner: String
        /// The words of its signature.
        let types: [String]
        /// Whether the function passes errors on only if it throws or calls a closure.
        let needsTry: Bool

        init(_ function: CallableFact) {
            whole = function.fullName
            owner = function.owner
            needsTry = !(function.result.map(ErrorSignatures.deliversErrors) ?? false)
            types = (function.parameters.map(\.type) + [function.result].compactMap(\.self)).flatMap {
                $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            }
        }
    }

    init(_ declarations: Declarations) {
        let all = Array(declarations.functions.all) + Array(declarations.initializers.all)
        passing = all.filter(Self.passesErrors).reduce(into: [:]) { passing, function in
            let name = function.kind == .initializer ? Declarations.last(function.owner) : function.name
            passing[name, default: []].append(Passing(function))
        }
        throwers = Set(passing.values.joined().map(\.whole))
        let types = Self.supertypes.flatMap(declarations.heirs)
        errors = Set(types.flatMap { declarations.enumeration($0)?.cases ?? [] }.map { $0.filter { $0 != "`" } })
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

    /// The names of the functions, cases, types and properties that take, hold or are an error.
    var carriers: Set<String> { functions.union(makers).union(cases).union(properties.keys).union(errors) }

    /// Returns whether a function can pass errors on to its caller.
    private static func passesErrors(_ function: CallableFact) -> Bool {
        guard function.kind != .enumerationCase else { return false }
        if function.isThrowing || function.parameters.contains(where: \.isFunction) { return true }
        return function.result.map(deliversErrors) ?? false
    }

    /// Returns whether a result of a type can be an error, or deliver one later.
    private static func deliversErrors(_ type: String) -> Bool {
        isError(type) || asynchronous.contains(where: type.contains)
    }

    private static func isError(_ type: String) -> Bool { type.contains("Error") || type.contains("Result<") }

    /// The protocols of errors.
    private static let supertypes = ["Error", "LocalizedError", "CustomNSError", "RecoverableError"]

    /// The types of results that deliver errors later.
    private static let asynchronous = [
        "Publisher", "Future", "Promise", "Observable", "Single", "Completable", "Stream", "Task<", "Effect",
    ]
}
