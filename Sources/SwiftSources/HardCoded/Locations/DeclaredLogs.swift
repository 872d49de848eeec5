/// The types of a project that are logs, because they have functions for several levels of logs, whatever their names.
struct DeclaredLogs: Sendable {
    /// The full names of the types.
    private let types: Set<String>

    init(_ declarations: Declarations) {
        var levels: [String: Set<String>] = [:]
        for level in NonUserFacingNames.levels {
            for function in declarations.functions[level] where function.kind == .function && !function.owner.isEmpty {
                levels[function.owner, default: []].insert(level)
            }
        }
        types = Set(levels.filter { $0.value.count > 2 }.keys)
    }

    /// Returns whether a function of a type writes an entry to a log.
    func hold(_ function: String, of type: String) -> Bool {
        NonUserFacingNames.entries.contains(function) && types.contains { Declarations.isNamed($0, type) }
    }
}
