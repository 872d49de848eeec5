import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts

extension Linter {
    /// Returns a linter that also has the git history of each table for which an active rule needs it.
    ///
    /// - Parameter notes: The list to which unavailable histories are added.
    package func informed(by workspace: Workspace, notes: inout [String]) async -> Linter {
        let tables = workspace.project.tables.filter { table in
            let path = table.path
            return path != Workspace.standardInput && asksForHistory(at: path)
        }
        guard !tables.isEmpty, let rule = rules.needingHistory.first?.name else { return self }
        let (found, failures) = await workspace.histories(of: tables)
        notes += failures.map { path, error in
            let sentence = Texts.Lint.noHistory(
                rule: rule, path: VisibleText.path(path), reason: error.sentence)
            return "\(Texts.Words.note(sentence: sentence.resolved))"
        }
        if found.values.contains(where: \.isCutOff) {
            notes.append("\(Texts.Words.note(sentence: Texts.Lint.historyCutOff(rule: rule).resolved))")
        }
        return Linter(rules: rules, selection: selection, settings: settings, histories: found, sources: sources)
    }
}

extension Console {
    /// Prints a note that a shallow clone may lack history.
    package mutating func noteShallowClone() throws {
        try note("\(Texts.Words.note(sentence: Texts.Blame.shallow.resolved))")
    }
}
