import XCStringsKit

extension Linter {
    /// The same, with the history of the tables for which a rule that asks for it is on.
    ///
    /// - Parameter notes: what could not be told, for a person; added to.
    package func informed(by workspace: Workspace, notes: inout [String]) async -> Linter {
        let tables = workspace.project.tables.filter { table in
            let path = table.path
            return path != Workspace.standardInput && asksForHistory(at: path)
        }
        guard !tables.isEmpty, let rule = rules.needingHistory.first?.name else { return self }
        let (found, failures) = await workspace.histories(of: tables)
        notes += failures.map { path, error in
            "\(Texts.Words.note(sentence: Texts.Lint.noHistory(rule: rule, path: path, reason: error.sentence).resolved))"
        }
        if found.values.contains(where: \.isCutOff) {
            notes.append("\(Texts.Words.note(sentence: Texts.Lint.historyCutOff(rule: rule).resolved))")
        }
        return Linter(rules: rules, selection: selection, settings: settings, histories: found, sources: sources)
    }
}

extension Console {
    /// Says that there may be more history than a shallow clone has.
    package mutating func noteShallowClone() throws {
        try note("\(Texts.Words.note(sentence: Texts.Blame.shallow.resolved))")
    }
}
