/// The types that code names and no file declares, with the members that code uses.
struct UndeclaredTypes {
    private var types: [String: Usage] = [:]

    /// The uses of one type.
    private struct Usage {
        /// The first use.
        let location: CodeLocation
        var count = 0
        var members: Set<String> = []
        /// The members that spell a key.
        var accessors: Set<String> = []
        /// The members that code passes to views as texts.
        var shown: Set<String> = []
        /// The modules other than the system's that all files with a use import, so that they can declare the type.
        var modules: Set<String>
    }

    /// Records a chain of members that begins with a type.
    ///
    /// - Parameter imports: The modules that the file imports.
    mutating func take(_ chain: [String], isAccessor: Bool, _ location: CodeLocation, imports: [String]) {
        let name = Self.name(chain)
        let modules = Set(imports).filter { !ImportedModules.isOfSystem($0) }
        var usage = types[name] ?? Usage(location: location, modules: modules)
        usage.count += 1
        usage.modules.formIntersection(modules)
        let member = chain.dropFirst().joined(separator: ".")
        usage.members.insert(member)
        if isAccessor { usage.accessors.insert(member) }
        types[name] = usage
    }

    /// Records the texts that views show, among the members of the types recorded so far.
    mutating func takeShown(_ file: SourceFile) {
        for value in file.facts.values where value.alternatives.count == 1 && Self.shows(value.role, in: file) {
            guard case .interpolation(let part)? = value.alternatives[0].first, value.alternatives[0].count == 1,
                let chain = Self.chain(of: part.hint), var usage = types[Self.name(chain)]
            else { continue }
            usage.shown.insert(chain.dropFirst().joined(separator: "."))
            types[Self.name(chain)] = usage
        }
    }

    /// The types that probably have accessors of keys, so that their code can use any key.
    var doubts: [PossibleReference] {
        types.filter { Self.isSuspicious($0.key, $0.value) }.sorted { $0.key < $1.key }.map { name, usage in
            let uses = usage.count == 1 ? "1 use" : "\(usage.count) uses"
            return PossibleReference(
                kind: .undeclared, text: "\(name) is not declared in the code that was read (\(uses))",
                path: usage.location.path, position: usage.location.position)
        }
    }

    private static func isSuspicious(_ name: String, _ usage: Usage) -> Bool {
        if SystemTypes.nameTexts(name) || name == "R.string" {
            let values = usage.members.filter { !Names.isType($0) }
            if !usage.accessors.isEmpty || values.count > 1 { return true }
        }
        guard usage.modules.isEmpty else { return false }
        return usage.accessors.count > 1 && usage.accessors.count * 2 >= usage.members.count || usage.shown.count > 2
    }

    /// Returns the type of a chain; for the resources of R.swift, only that of its texts.
    private static func name(_ chain: [String]) -> String {
        chain[0] == "R" && chain.count > 1 ? "R.\(chain[1])" : chain[0]
    }

    private static func shows(_ role: LiteralRole, in file: SourceFile) -> Bool {
        switch role {
        case .argument(let number, let index):
            let call = file.facts.calls[number]
            guard call.labels.indices.contains(index) else { return false }
            return SignatureTable.standard.row(for: call, argument: index)?.kind == .swiftUI
        case .assigned(let name, _): return ["text", "title", "placeholder", "prompt", "message"].contains(name)
        default: return false
        }
    }

    /// Returns the names of a chain of members of a type; nil for any other expression.
    private static func chain(of hint: TypeHint) -> [String]? {
        switch hint {
        case .type(let name): name.split(separator: ".").map(String.init)
        case .member(let base, let name): chain(of: base).map { $0 + [name] }
        default: nil
        }
    }
}
