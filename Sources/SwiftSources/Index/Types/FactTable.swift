/// A declaration of a type, or of a member of a type.
protocol OwnedFact: Equatable, Sendable {
    /// The full name of the type; empty for a global declaration.
    var typeName: String { get }
}

extension TypeFact: OwnedFact {
    var typeName: String { name }
}

extension CallableFact: OwnedFact {
    var typeName: String { owner }
}

extension PropertyFact: OwnedFact {
    var typeName: String { owner }
}

/// Declarations by name, and by name and type.
///
/// Many types of a project can declare members of one name. A search of a single type must not visit the members of the
/// other types.
struct FactTable<Fact: OwnedFact>: Sendable {
    private let facts: [String: [Fact]]
    private let indexes = Memo<String, TypeIndex>()

    /// Creates a table of declarations, which keep their order.
    init(_ facts: [Fact], by name: (Fact) -> String) {
        self.facts = Dictionary(grouping: facts, by: name)
    }

    private init(_ facts: [String: [Fact]]) {
        self.facts = facts
    }

    /// Returns the table with the declarations of a file replaced.
    ///
    /// Declarations of a name that the file did not declare before follow those of other files.
    func replacing(_ old: [Fact], with new: [Fact], by name: (Fact) -> String) -> FactTable {
        guard old != new else { return self }
        var facts = facts
        var added = Dictionary(grouping: new, by: name)
        for (name, run) in Dictionary(grouping: old, by: name) {
            let others = facts.removeValue(forKey: name) ?? []
            let replacement = added.removeValue(forKey: name) ?? []
            let rest = Self.replacing(run, with: replacement, in: others)
            if !rest.isEmpty { facts[name] = rest }
        }
        for (name, run) in added { facts[name, default: []] += run }
        return FactTable(facts)
    }

    private static func replacing(_ run: [Fact], with replacement: [Fact], in facts: [Fact]) -> [Fact] {
        let start = facts.indices.first { start in
            facts[start] == run[0] && facts[start...].prefix(run.count).elementsEqual(run)
        }
        guard let start else { return facts + replacement }
        var facts = facts
        facts.replaceSubrange(start..<start + run.count, with: replacement)
        return facts
    }

    /// All declarations; those of one name have the order of the files.
    var all: some Sequence<Fact> { facts.values.joined() }

    /// The names, sorted.
    var names: [String] { facts.keys.sorted() }

    /// The declarations with a name.
    subscript(name: String) -> [Fact] { facts[name] ?? [] }

    /// The declarations with a name that belong to a type.
    subscript(name: String, of type: String, match: NameMatch = .whole) -> [Fact] {
        guard let named = facts[name] else { return [] }
        guard named.count > Self.smallCount else { return named.filter { match.holds($0.typeName, type) } }
        let index = indexes.value(for: name) { TypeIndex(named.map(\.typeName)) }
        return index.numbers(of: type, match).map { named[$0] }
    }

    /// Returns the declarations with a name that belong to any of some types, in their order.
    func facts(named name: String, ofAny types: [(name: String, match: NameMatch)]) -> [Fact] {
        guard let named = facts[name] else { return [] }
        guard named.count > Self.smallCount else {
            return named.filter { fact in types.contains { $0.match.holds(fact.typeName, $0.name) } }
        }
        let index = indexes.value(for: name) { TypeIndex(named.map(\.typeName)) }
        return Set(types.flatMap { index.numbers(of: $0.name, $0.match) }).sorted().map { named[$0] }
    }

    /// The number of declarations up to which a search without an index is faster.
    private static var smallCount: Int { 8 }
}

/// A comparison of a declared type's full name with a name in code.
enum NameMatch {
    /// The names are equal.
    case whole
    /// The name in code can omit leading components.
    case suffix
    /// Either name can omit leading components.
    case either

    /// Returns whether the names match; the empty name matches only itself.
    func holds(_ declared: String, _ name: String) -> Bool {
        switch self {
        case .whole: declared == name
        case .suffix: Declarations.isMeant(declared, by: name)
        case .either: Declarations.isOwner(declared, name)
        }
    }
}

/// The positions of types in a list, by their names.
private struct TypeIndex {
    /// The positions by the full name.
    private var whole: [Substring: [Int]] = [:]
    /// The positions by the full name and by its endings: `A.B.C`, `B.C`, `C`.
    private var suffixes: [Substring: [Int]] = [:]

    init(_ types: [String]) {
        for (number, type) in types.enumerated() {
            whole[type[...], default: []].append(number)
            for suffix in Self.suffixes(of: type) { suffixes[suffix, default: []].append(number) }
        }
    }

    /// Returns the positions of the types that match a name, in ascending order.
    func numbers(of name: String, _ match: NameMatch) -> [Int] {
        switch match {
        case .whole: return whole[name[...]] ?? []
        case .suffix: return suffixes[name[...]] ?? []
        case .either:
            guard !name.isEmpty else { return whole[""] ?? [] }
            let longer = suffixes[name[...]] ?? []
            let shorter = Self.suffixes(of: name).dropFirst().flatMap { whole[$0] ?? [] }
            return shorter.isEmpty ? longer : (longer + shorter).sorted()
        }
    }

    /// Returns the name and its endings after each dot: `A.B.C`, `B.C`, `C`.
    private static func suffixes(of name: String) -> [Substring] {
        var found = [name[...]]
        var rest = name[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            found.append(rest)
        }
        return found
    }
}
