import XCStringsKit

extension Console {
    /// Finds and reads what arguments name, and says of each path and file that is no good why.
    package mutating func load(_ paths: [String]) async throws -> Workspace {
        let workspace = try await Workspace.load(paths)
        try fail(workspace.failures)
        try failBroken(in: workspace.project)
        return workspace
    }

    /// Says of each file that could not be understood where it breaks and why; the command goes on with the others and
    /// will end with status 2.
    package mutating func failBroken(in project: Project) throws {
        let broken = project.files.compactMap { project.refusal(of: $0) }
        if !broken.isEmpty { try fail(broken.map { FailureLine($0) }) }
    }
}
