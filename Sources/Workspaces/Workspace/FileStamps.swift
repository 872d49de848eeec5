import CatalogCore

/// The file system identities of a project's files, for detecting changes without reading the files.
package struct FileStamps: Equatable, Sendable {
    private var identities: [String: FileIdentity?]

    /// Records the identities of a workspace's files, their folders and their configurations.
    ///
    /// Folders are included because they change when files are added or removed.
    ///
    /// - Parameters:
    ///   - others: Additional files that were read.
    ///   - earlier: Identities recorded just before the files were read. They take precedence, because a later change
    ///     may not have been read.
    package init(of workspace: Workspace, besides others: [String] = [], knowing earlier: FileStamps? = nil) {
        let files = others + workspace.project.files.map(\.path) + workspace.failures.map(\.path)
        let configurations = files.compactMap { workspace.configuration(of: $0)?.path }
        let folders = files.map { workspace.folder(of: $0) }
        // Keep paths that no longer exist, because files may reappear there.
        let paths = Set(files + configurations + folders).union(earlier?.identities.keys ?? [:].keys)
        identities = Dictionary(
            uniqueKeysWithValues: paths.map { ($0, earlier?.identities[$0] ?? Self.identity(of: $0)) })
        for file in workspace.project.files where identities[file.path]??.size != file.bytes.count {
            identities[file.path] = .some(nil)
        }
    }

    /// Records the identities of files without folders and configurations.
    package init(ofFiles paths: [String]) {
        identities = Dictionary(paths.map { ($0, Self.identity(of: $0)) }) { first, _ in first }
    }

    /// The current identities of the same paths.
    package var now: FileStamps {
        var stamps = self
        stamps.renew(Array(identities.keys))
        return stamps
    }

    /// Whether no path has changed.
    package var areCurrent: Bool { identities.allSatisfy { $0.value == Self.identity(of: $0.key) } }

    /// Whether the identity of a path is recorded.
    package func cover(_ path: String) -> Bool { identities[path] != nil }

    /// Records the current identities of files that this program has written, and of their folders.
    package mutating func renew(_ paths: [String]) {
        for path in paths { identities[path] = .some(Self.identity(of: path)) }
    }

    /// Marks all files as changed.
    package mutating func forget() { for path in identities.keys { identities[path] = .some(nil) } }

    private static func identity(of path: String) -> FileIdentity? { try? FileStatus(ofPath: path).identity }
}
