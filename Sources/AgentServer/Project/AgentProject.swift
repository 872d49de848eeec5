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
        // The system would end the path there.
        guard !path.utf8.contains(0) else { throw ToolRefusal("a path cannot contain the character U+0000") }
        let absolute = path.hasPrefix("/") ? path : folder + "/" + path
        guard ResolvedPath.leads(absolute, into: folder) else {
            throw ToolRefusal("\(path): is outside \(folder), the folder of this server")
        }
        return path.hasPrefix("-") || path.isEmpty ? "./" + path : path
    }

    /// Returns a git revision or a path inside the folder.
    ///
    /// `diff` takes a name for a path if git does not know it, also at the end of a range such as `HEAD..App`.
    ///
    /// - Throws: A `ToolRefusal` if the name, or a side of a range, is a path that leads out of the folder.
    func versionInside(_ name: String) throws(ToolRefusal) -> String {
        guard !name.hasPrefix("-"), !name.isEmpty else {
            throw ToolRefusal("“\(name)” is neither a revision nor a file")
        }
        guard name.utf8.count <= Self.longestVersion else { throw ToolRefusal("a revision or path is too long") }
        for side in Self.sides(of: name) where isPath(side) { _ = try inside(side) }
        return name
    }

    /// The maximum length of a revision or path in bytes; systems have shorter paths.
    private static let longestVersion = 8192

    /// Returns a name and the texts before and after each `..` in it.
    private static func sides(of name: String) -> [String] {
        let dots = name.indices.filter { name[$0...].hasPrefix("..") }
        return [name] + dots.flatMap { [String(name[..<$0]), String(name[$0...].dropFirst(2))] }
    }

    /// Whether a name has the form of a path that is no revision, or exists as a file or folder.
    private func isPath(_ name: String) -> Bool {
        if name.isEmpty { return false }
        if name.hasPrefix("/") || name.hasPrefix("~") || name.split(separator: "/").contains("..") { return true }
        return name.utf8.contains(0) || (try? FileStatus(ofPath: folder + "/" + name)) != nil
    }
}
