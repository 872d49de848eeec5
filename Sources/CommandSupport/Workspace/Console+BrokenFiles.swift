import ArgumentParser
import XCStringsKit

extension Console {
    /// Finds and reads what arguments name, and says of each path and file that is no good why.
    ///
    /// - Parameter mayBeEmpty: whether a folder that holds nothing is a version like any other.
    /// - Throws: `ExitCode` where there is nothing at all to work on, which has been said.
    package mutating func load(_ paths: [String], mayBeEmpty: Bool = false) async throws -> Workspace {
        let workspace = try await Workspace.load(paths)
        if mayBeEmpty { try fail(workspace.failures) } else { try failUnread(in: workspace) }
        try failBroken(in: workspace.project)
        if workspace.project.files.isEmpty, !isFine { throw ExitCode(ExitStatus.failure.rawValue) }
        return workspace
    }

    /// Says of each path why it could not be read, and of each folder that holds nothing to work on that it does: a job
    /// that looks in the wrong place must not pass.
    ///
    /// - Parameter sentence: what to say of such a folder.
    package mutating func failUnread(
        in workspace: Workspace, saying sentence: (String) -> LocalizedString = Texts.Table.noneInFolder
    ) throws {
        try fail(workspace.failures)
        for folder in workspace.emptyFolders { try leaveOut(folder, sentence(folder).resolved) }
    }

    /// Says of each file that could not be understood where it breaks and why; the command goes on with the others and
    /// will end with status 2.
    package mutating func failBroken(in project: Project) throws {
        let broken = project.files.compactMap { project.refusal(of: $0) }
        if !broken.isEmpty { try fail(broken.map { FailureLine($0) }) }
    }
}
