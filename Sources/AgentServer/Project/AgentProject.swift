import CatalogCore

/// The project that an agent works on, and what it may do there.
package struct AgentProject: Sendable {
    /// The folder, as an absolute path without symlinks; nothing outside is named or written.
    let folder: String
    /// Whether the agent may change files.
    let allowsWrites: Bool
    /// What the person who started the server lets `fill` ask besides the project itself.
    let services: FillServices
    /// What does the commands.
    let runner: any CommandRunner
    /// What no answer may repeat.
    let secrets: Secrets

    /// Creates a project.
    ///
    /// - Parameter environment: variables, of which some may hold secrets.
    package init(
        folder: String, allowsWrites: Bool, services: FillServices, runner: any CommandRunner,
        environment: [String: String]
    ) {
        self.folder = folder
        self.allowsWrites = allowsWrites
        self.services = services
        self.runner = runner
        secrets = Secrets(in: environment)
    }

    /// A path as commands take it.
    ///
    /// - Throws: where it leads out of the folder, by itself or through a link.
    func inside(_ path: String) throws(ToolRefusal) -> String {
        let absolute = path.hasPrefix("/") ? path : folder + "/" + path
        guard ResolvedPath.leads(absolute, into: folder) else {
            throw ToolRefusal("\(path): lies outside \(folder), which is all that this server works on")
        }
        return path.hasPrefix("-") || path.isEmpty ? "./" + path : path
    }

    /// A revision of git, or a path in the folder.
    func versionInside(_ name: String) throws(ToolRefusal) -> String {
        guard !name.hasPrefix("-"), !name.isEmpty else { throw ToolRefusal("“\(name)” is no revision and no file") }
        let isPath = name.hasPrefix("/") || name.hasPrefix("~") || name.split(separator: "/").contains("..")
        return isPath ? try inside(name) : name
    }
}
