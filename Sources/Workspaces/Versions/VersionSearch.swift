import CatalogCore
import FileSearch
import StringTables
import VersionHistory

/// Finds the files of a commit or of the index, as `WorkspaceSearch` finds files on disk.
///
/// The configurations come from the work tree, so the current settings apply to every version.
struct VersionSearch {
    private let contents: VersionContents
    private let repository: RepositoryView
    /// The arguments, each with its path relative to the root.
    private let arguments: [(typed: String, inside: String)]
    /// The displayed names of additional files and of files with known names, by their paths relative to the root.
    private let names: [String: String]
    /// Whether to skip the files that git leaves out of the work tree, as in a sparse checkout.
    ///
    /// They are not removed, although they are not there.
    var isComparedWithWorkTree = false
    /// Whether to find the texts of stores.
    var includesStoreTexts = false
    private(set) var outcome = FoundSources()
    /// The displayed paths that differ from the usual ones, because `String` would confuse them with others.
    private var spellings: [ExactText: String] = [:]

    /// Creates a search.
    ///
    /// - Parameter names: The displayed names of files to include in any case, by their paths relative to the root.
    init(
        _ arguments: [String], in contents: VersionContents, of repository: RepositoryView,
        naming names: [String: String]
    ) {
        self.contents = contents
        self.repository = repository
        self.names = names
        self.arguments = arguments.map { ($0, repository.inside($0)) }
    }

    mutating func find(in configurations: inout Configurations) throws {
        try requireSubmodules(&configurations)
        var wanted: [String] = []
        let present = contents.paths
        for path in present where try isIncluded(path, &configurations) { wanted.append(path) }
        spellings = spelledApart(wanted)
        for path in wanted {
            outcome.governing[shown(path)] = try configurations.governing(repository.absolute(path))
            outcome.absolutePaths[shown(path)] = repository.absolute(path)
        }
        if isComparedWithWorkTree {
            let missing = wanted.filter { !FileReader.isFile(repository.absolute($0)) }
            let leftOut = try contents.leftOut(of: missing)
            wanted.removeAll { leftOut.contains($0) }
        }
        try read(wanted)
        noteMissing(present)
    }

    /// Throws an error if a submodule has files to read on disk, but its files in this version cannot be read.
    private func requireSubmodules(_ configurations: inout Configurations) throws {
        for gap in contents.gaps {
            for file in FileFinder().find([repository.absolute(gap.path)]).files {
                let path = RelativePath.of(file.resolvedPath, from: repository.root)
                if try isIncluded(path, &configurations) { throw gap.error }
            }
        }
    }

    private mutating func read(_ paths: [String]) throws {
        let files = try contents.files(paths)
        for (path, bytes) in zip(paths, files) {
            // After a failed merge, the index has several versions of the file, none of which will be committed. Use
            // the work tree's.
            let isUnmerged = bytes == nil && contents.version == .index
            guard let bytes = isUnmerged ? bytesInWorkTree(path) : bytes else {
                // git lists the file, but does not find it by a name with replacement characters.
                let isReplaced = path.unicodeScalars.contains("\u{FFFD}")
                if isReplaced { outcome.failures.append(.nameNotUnicode(path: shown(path))) }
                continue
            }
            outcome.sources.append(TableLoader.Source(path: shown(path), bytes: bytes))
        }
        outcome.sources.sort { $0.path < $1.path }
    }

    /// Returns the bytes of a file in the work tree, or nil if there is no file that can be read.
    ///
    /// The work tree may have a symlink in its place.
    private mutating func bytesInWorkTree(_ path: String) -> [UInt8]? {
        do throws(FileError) {
            return try RelatedFile.bytesIfThere(shown(path), below: repository.root)
        } catch {
            outcome.failures.append(error)
            return nil
        }
    }

    /// Reports arguments that exist neither in this version nor on disk.
    private mutating func noteMissing(_ present: [String]) {
        for argument in arguments where !FileReader.isFile(argument.typed) && !FileReader.isFolder(argument.typed) {
            let isThere = present.contains { $0 == argument.inside || $0.hasPrefix(argument.inside + "/") }
            if !isThere { outcome.failures.append(.notFound(path: argument.typed)) }
        }
    }

    /// Spells the displayed paths of files apart, as a search on disk does.
    private func spelledApart(_ paths: [String]) -> [ExactText: String] {
        let others = paths.filter { $0.utf8.contains { $0 >= 0x80 } }.map { (path: $0, shown: Array(shown($0).utf8)) }
        var distinct = DistinctSpellings()
        var spelled: [ExactText: String] = [:]
        for other in others.sorted(by: { $0.shown.lexicographicallyPrecedes($1.shown) }) {
            spelled[ExactText(other.path)] = String(decoding: distinct.spelled(other.shown), as: UTF8.self)
        }
        return spelled
    }

    // MARK: - Choice of files

    private func isIncluded(_ path: String, _ configurations: inout Configurations) throws -> Bool {
        guard names[path] == nil, !arguments.contains(where: { $0.inside == path }) else { return true }
        guard isWanted(path) else { return false }
        let governing = [try configurations.current(), try configurations.governing(repository.absolute(path))]
        return !governing.contains { excludes(path, by: $0) }
    }

    private func isWanted(_ path: String) -> Bool {
        arguments.contains { argument in
            if argument.inside == path { return true }
            guard isTable(path), let rest = Self.rest(of: path, below: argument.inside) else {
                return false
            }
            return !FileFinder.passesOver(rest) && !rest.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }

    /// Returns whether a search takes a file: a catalog or legacy table, or a text of a store below a folder `metadata`.
    private func isTable(_ path: String) -> Bool {
        switch TablePath.format(of: path) {
        case .storeText?: includesStoreTexts && StoreTextPath.isFound(at: repository.absolute(path))
        case let format: format != nil
        }
    }

    private static func rest(of path: String, below folder: String) -> String? {
        folder == "." ? path : FolderPath.rest(of: path, below: folder)
    }

    private func excludes(_ path: String, by configuration: Configuration?) -> Bool {
        guard let configuration, let exclude = configuration.exclude,
            let inside = FolderPath.rest(of: repository.absolute(path), below: configuration.folder)
        else { return false }
        return exclude.covers(inside)
    }

    /// Returns the displayed path of a file: its argument, or a folder's argument followed by the path inside the
    /// folder.
    private func shown(_ path: String) -> String {
        if let spelling = spellings[ExactText(path)] { return spelling }
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
