import CommandSupport
import XCStringsKit

// What takes long to find out, and is kept until the project changes.

extension PageSession {
    /// With so many keys at most the memory is made anew after each text that is written, so that it has that too.
    static let fewKeys = 20_000

    /// The finished translations of the project; of a large one as they were when somebody first asked.
    func translations() async -> TranslationMemory {
        if let memory { return await memory.value }
        let project = project
        let task = Task.detached { TranslationMemory(project.project.tables, settings: project.settings) }
        memory = task
        return await task.value
    }

    /// Which commits the texts of a table come from; nil where git cannot tell.
    func history(ofTableAt path: String) async -> (any TableHistory)? {
        guard let number = project.index(ofTable: path) else { return nil }
        let (workspace, table) = (project.workspace, project.contexts[number].table)
        if let known = histories[path] { return await known.value }
        let task = Task.detached { await workspace.histories(of: [table]).found[path] }
        histories[path] = task
        return await task.value
    }
}
