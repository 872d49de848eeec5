import StringTables
import TranslationReuse

// Expensive results that are kept until the project changes.

extension PageSession {
    /// The maximum number of keys for which the memory is rebuilt after each write, to include the new text.
    static let fewKeys = 20_000

    /// Returns the translation memory of the project.
    ///
    /// In a large project, the memory lacks the texts that the page wrote after the memory was built.
    func translations() async -> TranslationMemory {
        if let memory { return await memory.value }
        let project = project
        let task = Task.detached { TranslationMemory(project.project.tables, settings: project.settings) }
        memory = task
        return await task.value
    }

    /// Returns the git history of a table; nil if git has none.
    func history(ofTableAt path: String) async -> (any TableHistory)? {
        guard let number = project.index(ofTable: path) else { return nil }
        let (workspace, table) = (project.workspace, project.contexts[number].table)
        if let known = histories[path] { return await known.value }
        let task = Task.detached { await workspace.histories(of: [table]).found[path] }
        histories[path] = task
        return await task.value
    }
}
