/// The names that the code of a declaration refers to: functions, members, types and variables.
struct UsedNamesFact: Hashable, Sendable {
    /// The index of the declaration in `SourceFacts.contexts`.
    var context: Int
    /// The names, unique and sorted.
    var names: [String]
}
