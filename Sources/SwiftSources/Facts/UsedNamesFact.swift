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
}

extension SourceFacts {
    /// Returns whether the declarations of two files use the same names.
    func hasSameUses(as other: SourceFacts) -> Bool {
        usedNames == other.usedNames
            && usedNames.allSatisfy { contexts[$0.context].declaration == other.contexts[$0.context].declaration }
    }
}
