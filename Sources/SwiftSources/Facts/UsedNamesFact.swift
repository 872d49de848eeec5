import CatalogCore

/// The names that the code of a declaration refers to: functions, members, types and variables.
struct UsedNamesFact: Hashable, Sendable {
    /// The index of the declaration in `SourceFacts.contexts`.
    var context: Int
    /// The names in expressions, unique and sorted.
    var names: [String]
    /// The names of types in annotations, casts and inheritance clauses, unique and sorted.
    var types: [String] = []
    /// Those of the names in expressions that stand only in patterns, unique and sorted: `full` for `case .full:`.
    var patterns: [String] = []
    /// The functions that the code calls, in the order of `names`.
    var calls: [CalledNameFact] = []
    /// The indices of the names that never stand behind a dot, in order, without types.
    var bare: [Int] = []

    /// Returns the calls of a function; nil if there are none.
    func calls(of name: String) -> CalledNameFact? {
        index(of: name).flatMap { index in calls.first(where: { $0.name == index }) }
    }

    /// Returns whether the code uses a name behind a dot.
    func usesMember(_ name: String) -> Bool { index(of: name).map { !bare.contains($0) } ?? false }

    /// Returns whether the code uses a name in expressions.
    func uses(_ name: String) -> Bool { index(of: name) != nil }

    private func index(of name: String) -> Int? {
        let index = names.partitioningIndex { $0 >= name }
        return index < names.count && names[index] == name ? index : nil
    }
}

/// A function that a declaration calls.
struct CalledNameFact: Hashable, Sendable {
    /// The index of its name in `UsedNamesFact.names`.
    var name: Int
    /// What the function is a member of in calls that can throw or hand a closure over.
    var receivers: [Receiver]
    /// Whether there are calls that can neither throw nor hand a closure over.
    var hasPlainCalls: Bool
    /// Whether the name also stands where nothing calls it.
    var hasReferences: Bool

    /// An expression that a function is a member of.
    struct Receiver: Hashable, Sendable {
        var base: CallFact.Base
        /// The type of the expression.
        var hint: TypeHint
    }
}

extension SourceFacts {
    /// Returns whether the declarations of two files use the same names.
    func hasSameUses(as other: SourceFacts) -> Bool {
        usedNames == other.usedNames
            && usedNames.allSatisfy { contexts[$0.context].declaration == other.contexts[$0.context].declaration }
    }
}
