/// The strings that values can be: raw values of enumerations, and what properties give.
struct KnownValues: Sendable {
    /// How many strings a made key may stand for.
    private static let limit = 500

    let types: TypeResolver
    /// The strings that a property or function gives, by its type and name; nil where it gives others too.
    private let given: [String: [String]]
    /// The strings in the array that a property is.
    private let listed: [String: [String]]

    init(_ files: [SourceFile], types: TypeResolver) {
        self.types = types
        var given: [String: [String]] = [:]
        var listed: [String: [String]] = [:]
        var open: Set<String> = []
        for file in files {
            for literal in file.facts.literals {
                guard let name = Self.name(literal.role) else { continue }
                let key = "\(file.context(of: literal.spot).type).\(name)"
                let text =
                    literal.traits.isDisjoint(with: [.isConcatenated, .isMixedChoice, .isFallback])
                    ? literal.plainText : nil
                switch (literal.steps, text) {
                case ([], let text?): given[key, default: []].append(text)
                case ([.element], let text?): listed[key, default: []].append(text)
                default: open.insert(key)
                }
            }
        }
        self.given = given.filter { !open.contains($0.key) && listed[$0.key] == nil }
        self.listed = listed.filter { !open.contains($0.key) && given[$0.key] == nil }
    }

    private static func name(_ role: LiteralRole) -> String? {
        switch role {
        case .bound(let name, _), .returned(let name, _): name
        default: nil
        }
    }

    /// The keys that a made one can be.
    struct Expansions {
        var keys: [String]
        /// Whether there are no others: all parts are values of enumerations.
        ///
        /// What a property is seen to be may not be all that it ever is.
        var isClosed: Bool
    }

    /// The keys that a made one can be; nil where some part is not known.
    func expansions(of segments: [TextSegment], in owner: String) -> Expansions? {
        var keys = [""]
        var isClosed = true
        for segment in segments {
            switch segment {
            case .text(let text): keys = keys.map { $0 + text }
            case .interpolation(let value):
                guard let found = strings(of: value.hint, in: owner), found.values.count * keys.count <= Self.limit
                else { return nil }
                keys = keys.flatMap { key in found.values.map { key + $0 } }
                isClosed = isClosed && found.isClosed
            }
        }
        return Expansions(keys: keys, isClosed: isClosed)
    }

    /// The strings that a value can be.
    private func strings(of hint: TypeHint, in owner: String) -> (values: [String], isClosed: Bool)? {
        switch hint {
        case .name("rawValue"): return rawValues(owner).map { ($0, true) }
        case .member(let base, "rawValue"):
            return types.name(of: base, in: owner).flatMap(rawValues).map { ($0, true) }
        case .element(.name(let name)): if let found = listed["\(owner).\(name)"] { return (found, false) }
        case .element(.member(let base, let name)):
            if let type = types.name(of: base, in: owner), let found = listed["\(type).\(name)"] {
                return (found, false)
            }
        case .name("self"), .type: break
        case .name(let name): if let found = given["\(owner).\(name)"] { return (found, false) }
        case .member(let base, let name):
            if let type = types.name(of: base, in: owner), let found = given["\(type).\(name)"] {
                return (found, false)
            }
        default: break
        }
        // A case in a literal is written by its name.
        guard let type = types.name(of: hint, in: owner), let enumeration = types.declarations.enumeration(type) else {
            return nil
        }
        let describes = types.declarations.properties["description"]?.contains { Declarations.isNamed($0.owner, type) }
        guard !enumeration.cases.isEmpty, describes != true else { return nil }
        return (enumeration.cases.map { $0.filter { $0 != "`" } }, true)
    }

    private func rawValues(_ type: String) -> [String]? {
        guard let values = types.declarations.enumeration(type)?.rawValues, !values.isEmpty else { return nil }
        return values
    }
}
