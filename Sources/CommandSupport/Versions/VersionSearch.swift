import XCStringsKit

/// Finds the files of a commit or of the index, as `WorkspaceSearch` finds files on disk.
///
/// The configurations come from the work tree, so the current settings apply to every version.
struct VersionSearch {
    private let version: GitHistory.Version
    private let repository: RepositoryView
    /// The arguments, each with its path relative to the root.
    private let arguments: [(typed: String, inside: String)]
    /// The displayed names of additional files and of files with known names, by their paths relative to the root.
    private let names: [String: String]
    private(set) var found = FoundSources()

    /// Creates a search.
    ///
    /// - Parameter names: The displayed names of files to include in any case, by their paths relative to the root.
    init(
        _ arguments: [String], in version: GitHistory.Version, of repository: RepositoryView,
        naming names: [String: String]
    ) {
        self.version = version
        self.repository = repository
        self.names = names
        self.arguments = arguments.map { ($0, repository.inside($0)) }
    }

    mutating func find(in configurations: inout Configurations) throws {
        let current = try configurations.current()
        var wanted: [String] = []
        let present = try repository.history.paths(in: version)
        for path in present where names[path] != nil || isWanted(path) {
            let governing = try configurations.governing(repository.absolute(path))
            let isNamed = names[path] != nil || arguments.contains { $0.inside == path }
            if !isNamed, [current, governing].contains(where: { excludes(path, by: $0) }) { continue }
            wanted.append(path)
            found.governing[shown(path)] = governing
            found.absolutePaths[shown(path)] = repository.absolute(path)
        }
        try read(wanted)
        noteMissing(present)
    }

    private mutating func read(_ paths: [String]) throws {
        let contents = try repository.history.files(paths, in: version)
        for (path, bytes) in zip(paths, contents) {
            // After a failed merge, the index has several versions of the file, none of which will be committed. Use
            // the work tree's.
            let isUnmerged = bytes == nil && version == .index
            guard let bytes = isUnmerged ? try? FileReader.read(repository.absolute(path)).bytes : bytes else {
                // git lists the file, but does not find it by a name with replacement characters.
                let isReplaced = path.unicodeScalars.contains("\u{FFFD}")
                if isReplaced { found.failures.append(.nameNotUnicode(path: shown(path))) }
                continue
            }
            found.sources.append(TableLoader.Source(path: shown(path), bytes: bytes))
        }
        found.sources.sort { $0.path < $1.path }
    }

    /// Reports arguments that exist neither in this version nor on disk.
    private mutating func noteMissing(_ present: [String]) {
        for argument in arguments where !FileReader.isFile(argument.typed) && !FileReader.isFolder(argument.typed) {
            let isThere = present.contains { $0 == argument.inside || $0.hasPrefix(argument.inside + "/") }
            if !isThere { found.failures.append(.notFound(path: argument.typed)) }
        }
    }

    // MARK: - Choice of files

    private func isWanted(_ path: String) -> Bool {
        arguments.contains { argument in
            if argument.inside == path { return true }
            guard TablePath.format(of: path) != nil, let rest = Self.rest(of: path, below: argument.inside) else {
                return false
            }
            return !FileFinder.passesOver(rest) && !rest.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }

    private static func rest(of path: String, below folder: String) -> String? {
        if folder == "." { return path }
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }

    private func excludes(_ path: String, by configuration: Configuration?) -> Bool {
        let absolute = repository.absolute(path)
        guard let configuration, let exclude = configuration.exclude, absolute.hasPrefix(configuration.folder + "/")
        else { return false }
        return exclude.covers(String(absolute.dropFirst(configuration.folder.count + 1)))
    }

    /// Returns the displayed path of a file: its argument, or a folder's argument followed by the path inside the
    /// folder.
    private func shown(_ path: String) -> String {
        if let name = names[path] { return name }
        if let argument = arguments.first(where: { $0.inside == path }) { return argument.typed }
        for argument in arguments {
            guard let rest = Self.rest(of: path, below: argument.inside) else { continue }
            if [".", "./"].contains(argument.typed) { return rest }
            return argument.typed.hasSuffix("/") ? argument.typed + rest : argument.typed + "/" + rest
        }
        return repository.shown(path)
    }
}
