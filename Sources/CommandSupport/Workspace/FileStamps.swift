import XCStringsKit

/// What the system said of a project's files when they were read, to tell without reading whether one has changed.
package struct FileStamps: Equatable, Sendable {
    private var identities: [String: FileIdentity?]

    /// Asks about the files of a workspace, the folders that they lie in, and their configurations.
    ///
    /// Folders tell of files that come and go.
    ///
    /// - Parameters:
    ///   - others: more files that were read.
    ///   - earlier: what was said just before they were read; it counts, since what has changed after that may not have
    ///     been read.
    package init(of workspace: Workspace, besides others: [String] = [], knowing earlier: FileStamps? = nil) {
        let files = others + workspace.project.files.map(\.path) + workspace.failures.map(\.path)
        let configurations = files.compactMap { workspace.configuration(of: $0)?.path }
        let folders = files.map { workspace.folder(of: $0) }
        // What went away may come back.
        let paths = Set(files + configurations + folders).union(earlier?.identities.keys ?? [:].keys)
        identities = Dictionary(
            uniqueKeysWithValues: paths.map { ($0, earlier?.identities[$0] ?? Self.identity(of: $0)) })
        for file in workspace.project.files where identities[file.path]??.size != file.bytes.count {
            identities[file.path] = .some(nil)
        }
    }

    /// Asks about files alone.
    package init(ofFiles paths: [String]) {
        identities = Dictionary(paths.map { ($0, Self.identity(of: $0)) }) { first, _ in first }
    }

    /// The same as the system says now.
    package var now: FileStamps {
        var stamps = self
        stamps.renew(Array(identities.keys))
        return stamps
    }

    /// Whether all is as it was.
    package var areCurrent: Bool { identities.allSatisfy { $0.value == Self.identity(of: $0.key) } }

    /// Whether a path was among those that were asked about.
    package func cover(_ path: String) -> Bool { identities[path] != nil }

    /// Asks anew about files that this program has written, and the folders that hold them.
    package mutating func renew(_ paths: [String]) {
        for path in paths { identities[path] = .some(Self.identity(of: path)) }
    }

    /// Has the files read again in any case.
    package mutating func forget() { for path in identities.keys { identities[path] = .some(nil) } }

    private static func identity(of path: String) -> FileIdentity? { try? FileStatus(ofPath: path).identity }
}
