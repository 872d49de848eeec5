/// A resolver of the actor isolation of types, from their declarations in the project and from known frameworks.
struct TypeIsolation {
    private let files: [SourceFile]
    private let declarations: Declarations
    private var known: [String: Isolation?] = [:]
    private var layers: [String: [TypeLayer]] = [:]

    init(_ index: SourceIndex) {
        files = index.files
        declarations = index.declarations
    }

    /// Returns the isolation of those members of a type that have no explicit isolation.
    mutating func isolation(of type: TypeLayer, by standard: DefaultIsolation) -> Isolation {
        if type.attributes.contains("MainActor") { return .main }
        if type.kind == .actor || type.modifiers.contains("nonisolated") || Self.hasOtherActor(type.attributes) {
            return .elsewhere
        }
        if type.kind == .extended {
            return named(type.name, by: standard, depth: 0) ?? (standard == .main ? .main : .elsewhere)
        }
        return inherited(type.inherited, by: standard, depth: 0) ?? byDefault(type, standard)
    }

    /// Returns whether a type is isolated to a global actor other than the main actor.
    ///
    /// Other code calls the members of such a type with `await`.
    private static func hasOtherActor(_ attributes: [String]) -> Bool {
        attributes.contains { $0.hasSuffix("Actor") && $0 != "MainActor" }
    }

    /// Returns the isolation of a type without an explicit or inherited one.
    ///
    /// Errors, coding keys and app intents cross threads, so the project's default does not apply to them.
    private func byDefault(_ type: TypeLayer, _ standard: DefaultIsolation) -> Isolation {
        guard standard == .main else { return .elsewhere }
        let isPassedOn = type.inherited.contains { $0.hasSuffix("Error") || $0 == "CodingKey" || $0 == "AppIntent" }
        return isPassedOn ? .elsewhere : .main
    }

    /// Returns the isolation that a type inherits from its supertypes, or nil if it inherits none.
    private mutating func inherited(_ names: [String], by standard: DefaultIsolation, depth: Int) -> Isolation? {
        for name in names {
            let last = Declarations.last(String(name.prefix { $0 != "<" }))
            if MainActorTypes.contains(last) { return .main }
            if depth < 8, !declarations.types[last].isEmpty, named(last, by: .nonisolated, depth: depth + 1) == .main {
                return .main
            }
        }
        return nil
    }

    /// Returns the isolation of a type by its name, or nil if neither the project nor `MainActorTypes` has the type.
    private mutating func named(_ name: String, by standard: DefaultIsolation, depth: Int) -> Isolation? {
        let last = Declarations.last(name)
        if MainActorTypes.contains(last) { return .main }
        if let found = known[last] { return found ?? nil }
        let declared = layers(of: last)
        // A type that inherits from itself finds this value and stops the recursion.
        known[last] = .some(nil)
        let all = declared.map { type in
            depth < 8 ? isolation(of: type, by: standard) : .elsewhere
        }
        // Extensions do not determine the isolation. If several types have the name, all must be on the main actor.
        let result: Isolation? = all.isEmpty ? nil : all.allSatisfy { $0 == .main } ? .main : .elsewhere
        // The cache keeps only results for a default isolation of `MainActor`, because other results can differ.
        known[last] = standard == .main ? .some(result) : nil
        return result
    }

    /// Returns the declarations of a type, read from the files that declare one with this name.
    private mutating func layers(of name: String) -> [TypeLayer] {
        if let found = layers[name] { return found }
        let declaring = files.filter { file in
            file.facts.types.contains { $0.kind != .extended && Declarations.last($0.name) == name }
        }
        for file in declaring {
            for layer in FileLayers.types(of: file) where layer.kind != .extended && layer.name == name {
                layers[name, default: []].append(layer)
            }
        }
        return layers[name] ?? []
    }
}
