import CatalogCore
import CommandOutput
import FileSearch

/// The configurations of a run.
///
/// The nearest configuration above a file governs the file, or else the nearest one above the current folder. Above the
/// project, a configuration of another user is refused: such a user could otherwise govern the projects of all others,
/// for example from `/tmp`.
package struct Configurations {
    private let currentFolder: String
    /// The text of a configuration that replaces the file in the current folder, which need not exist.
    private let proposal: [UInt8]?
    private let takesAllPaths: Bool
    private var configurationsByFolder: [String: Configuration?] = [:]
    /// The last valid configurations, which replace unreadable ones.
    ///
    /// If nil, an unreadable configuration is an error.
    package private(set) var memory: ConfigurationMemory?

    /// Creates an empty collection.
    ///
    /// Files are read on first use.
    ///
    /// - Parameters:
    ///   - proposal: The text of a configuration to use for the current folder instead of the file on disk.
    ///   - memory: The last valid configurations, which replace unreadable ones. If nil, an unreadable configuration is
    ///     an error.
    ///   - takesAllPaths: Whether to accept untrusted paths that lead out of the project. The caller must not read
    ///     them.
    package init(
        currentFolder: String, proposing proposal: [UInt8]? = nil, remembering memory: ConfigurationMemory? = nil,
        takesAllPaths: Bool = false
    ) {
        self.takesAllPaths = takesAllPaths
        self.currentFolder = currentFolder
        self.proposal = proposal
        self.memory = memory
    }

    /// Returns the configuration of the current folder, if there is one.
    package mutating func current() throws(CommandFailure) -> Configuration? { try nearest(above: currentFolder) }

    /// Returns the configuration that governs a file.
    package mutating func governing(_ absolutePath: String) throws(CommandFailure) -> Configuration? {
        guard absolutePath.utf8.count < ResolvedPath.longest else { return try current() }
        if let nearest = try nearest(above: Self.parent(of: absolutePath)) { return nearest }
        return try current()
    }

    private mutating func nearest(above folder: String) throws(CommandFailure) -> Configuration? {
        try nearest(above: folder, from: folder)
    }

    /// - Parameter start: The folder in which the search began.
    private mutating func nearest(
        above folder: String, from start: String
    ) throws(CommandFailure) -> Configuration? {
        if let known = configurationsByFolder[folder] { return known }
        var configuration = try read(in: folder, from: start)
        if configuration == nil, folder != "/" {
            configuration = try nearest(above: Self.parent(of: folder), from: start)
        }
        configurationsByFolder[folder] = .some(configuration)
        return configuration
    }

    private mutating func read(in folder: String, from start: String) throws(CommandFailure) -> Configuration? {
        let path = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
        let bytes: [UInt8]
        var isOthers = false
        do throws(FileError) {
            let proposed = folder == currentFolder ? proposal : nil
            if let proposed {
                bytes = proposed
            } else {
                // Most folders have no configuration, and resolving a path takes longer than looking for the file.
                _ = try FileStatus(ofLink: path)
                try Self.requireInside(path, of: folder, shownPath: RelativePath.of(path, from: currentFolder))
                isOthers = try belongsToOther(path, in: folder, from: start)
                bytes = try FileReader.read(path).bytes
            }
        } catch {
            if case .notFound = error { return nil }
            throw CommandFailure(error)
        }
        let shown = RelativePath.of(path, from: currentFolder)
        if isOthers {
            let reason = ConfigurationError.Reason.otherOwner(root: ProjectBounds(around: start).root)
            throw CommandFailure([
                FailureLine(ConfigurationError(path: shown, position: .start, reason: reason))
            ])
        }
        do throws(ConfigurationError) {
            let configuration = try Configuration.read(bytes, path: path, shownPath: shown)
            if !takesAllPaths { try configuration.requirePaths() }
            memory?.note(bytes, at: path)
            return configuration
        } catch {
            if let standIn = memory?.standIn(for: path, shownPath: shown, error) { return standIn }
            throw CommandFailure([FailureLine(error)])
        }
    }

    /// Refuses a configuration that is a link out of the project.
    private static func requireInside(_ path: String, of folder: String, shownPath: String) throws(FileError) {
        let target = try ResolvedPath.resolve(path)
        guard ProjectBounds(around: folder).contains(target) else {
            throw .leadsOut(path: shownPath, target: target)
        }
    }

    /// Returns whether a configuration belongs to another user and is outside the project.
    private func belongsToOther(_ path: String, in folder: String, from start: String) throws(FileError) -> Bool {
        let (file, link) = (try FileStatus(ofPath: path), try FileStatus(ofLink: path))
        guard file.belongsToOther || link.belongsToOther else { return false }
        return ![start, currentFolder].contains { ProjectBounds(around: $0).contains(folder) }
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
