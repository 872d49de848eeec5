import CatalogCore

/// The project of an agent, and the agent's permissions.
package struct AgentProject: Sendable {
    /// The absolute path of the folder without symbolic links.
    ///
    /// Files outside it are neither named nor written.
    let folder: String
    /// Whether the agent may change files.
    let allowsWrites: Bool
    /// The services that the user who started the server allows for `fill`.
    let services: FillServices
    /// The runner of commands.
    let runner: any CommandRunner
    /// The secrets that no answer may contain.
    let secrets: Secrets

    /// Creates a project.
    ///
    /// - Parameter environment: The environment variables, some of which may hold secrets.
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

    /// Returns a path as an argument for commands.
    ///
    /// - Throws: A `ToolRefusal` if the path leads out of the folder, also through a symbolic link.
    func inside(_ path: String) throws(ToolRefusal) -> String {
        let absolute = path.hasPrefix("/") ? path : folder + "/" + path
        guard ResolvedPath.leads(absolute, into: folder) else {
            throw ToolRefusal("\(path): is outside \(folder), the folder of this server")
        }
        return path.hasPrefix("-") || path.isEmpty ? "./" + path : path
    }

    /// Returns a git revision or a path inside the folder.
    func versionInside(_ name: String) throws(ToolRefusal) -> String {
        guard !name.hasPrefix("-"), !name.isEmpty else {
            throw ToolRefusal("“\(name)” is neither a revision nor a file")
        }
        let isPath = name.hasPrefix("/") || name.hasPrefix("~") || name.split(separator: "/").contains("..")
        return isPath ? try inside(name) : name
    }
}
