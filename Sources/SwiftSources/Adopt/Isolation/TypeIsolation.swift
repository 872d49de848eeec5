/// Tells which types of a project run on the main actor.
struct TypeIsolation {
    private let files: [SourceFile]
    private let declarations: Declarations
    private var known: [String: Isolation?] = [:]
    private var layers: [String: [TypeLayer]] = [:]

    init(_ index: SourceIndex) {
        files = index.files
        declarations = index.declarations
    }

    /// Where the members of a type run that say nothing of it.
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

    /// Whether a type has an actor of its own, which others are not called from without waiting.
    private static func hasOtherActor(_ attributes: [String]) -> Bool {
        attributes.contains { $0.hasSuffix("Actor") && $0 != "MainActor" }
    }

    /// Errors and coding keys go from thread to thread, so that the default does not reach them.
    private func byDefault(_ type: TypeLayer, _ standard: DefaultIsolation) -> Isolation {
        guard standard == .main else { return .elsewhere }
        let isPassedOn = type.inherited.contains { $0.hasSuffix("Error") || $0 == "CodingKey" || $0 == "AppIntent" }
        return isPassedOn ? .elsewhere : .main
    }

    /// What a type has from what it inherits; nil for nothing.
    private mutating func inherited(_ names: [String], by standard: DefaultIsolation, depth: Int) -> Isolation? {
        for name in names {
            let last = Declarations.last(String(name.prefix { $0 != "<" }))
            if MainActorTypes.contains(last) { return .main }
            if depth < 8, declarations.types[last] != nil, named(last, by: .nonisolated, depth: depth + 1) == .main {
                return .main
            }
        }
        return nil
    }

    /// Where a type of the project runs; nil for one of others.
    private mutating func named(_ name: String, by standard: DefaultIsolation, depth: Int) -> Isolation? {
        let last = Declarations.last(name)
        if MainActorTypes.contains(last) { return .main }
        if let found = known[last] { return found ?? nil }
        let declared = layers(of: last)
        // While it is looked at, a type that inherits from itself is none.
        known[last] = .some(nil)
        let all = declared.map { type in
            depth < 8 ? isolation(of: type, by: standard) : .elsewhere
        }
        // An extension cannot say what the type is; of two types of one name, both have to be.
        let result: Isolation? = all.isEmpty ? nil : all.allSatisfy { $0 == .main } ? .main : .elsewhere
        // What is asked without the default is another question.
        known[last] = standard == .main ? .some(result) : nil
        return result
    }

    /// The declarations of a type, read from the files that have one of the name.
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
