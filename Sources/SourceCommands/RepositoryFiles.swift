import CatalogCore
import FileSearch
import SwiftSources
import Workspaces
import XcodeProjects

/// The files of the whole repository that can name a key.
///
/// The configuration and the command line choose the code to check. They never make the search for the uses of a key
/// smaller, because a key that any file of the repository uses must not be removed.
struct RepositoryFiles: Sendable {
    /// The files of code of the project.
    private(set) var code: [FoundFile] = []
    /// The files whose texts can be keys; those in C and Objective-C are code as well.
    private(set) var others: [FoundFile] = []
    /// The files of third-party code, such as those in `Pods`.
    private(set) var libraries: [FoundFile] = []
    /// The files and folders that were not searched.
    private(set) var unread: [UnreadFile] = []

    /// Creates a value for a repository that is not searched.
    init() {}

    /// Searches the repositories of the project and of its tables; without git, the folder of the project.
    ///
    /// - Parameters:
    ///   - projects: The Xcode projects of the code.
    ///   - tables: The paths of the tables.
    init(_ settings: CodeSettings, _ projects: ProjectSearch, tables: [String]) {
        let roots = RepositoryRoots(settings, projects, tables: tables)
        let display = DisplayedPath(settings)
        let named = (settings.paths + settings.projectPaths).map(ResolvedPath.resolvedIfThere)
        for root in roots.paths {
            let found = RepositorySearch(endings: ["swift"] + OtherFile.endings).files(below: root)
            for path in found.files { take(path, below: root, as: display.of(path)) }
            for gap in found.gaps where !Self.isNamed(gap, named) { unread.append(UnreadFile(gap, display)) }
        }
        unread += roots.folders.flatMap { MissingLibraries(in: $0).unread(display) }
    }

    private mutating func take(_ path: String, below root: String, as shown: String) {
        let file = FoundFile(path: shown, resolvedPath: path, isNamed: false)
        if LibraryFolders.contain(FolderPath.rest(of: path, below: root) ?? path) {
            libraries.append(file)
        } else {
            if CodeFiles.isCode(path) { code.append(file) }
            if !path.hasSuffix(".swift"), !Self.isOwn(path) { others.append(file) }
        }
    }

    /// Returns whether a file is one of fitloc's, such as a configuration, whose exceptions name keys without using them.
    private static func isOwn(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix(".fitloc") ?? false
    }

    /// Returns whether the user names the target of a link, so that its files are read.
    private static func isNamed(_ gap: RepositorySearch.Gap, _ named: [String]) -> Bool {
        guard case .leadsOut(let target) = gap.reason else { return false }
        return named.contains { $0 == target || FolderPath.rest(of: target, below: $0) != nil }
    }
}

/// The folders below which all files belong to a project.
private struct RepositoryRoots {
    /// The absolute paths of the folders, none of which is inside another one.
    let paths: [String]
    /// The folders in which a package manager can have its files.
    let folders: [String]

    init(_ settings: CodeSettings, _ search: ProjectSearch, tables: [String]) {
        let home = ResolvedPath.resolvedIfThere(settings.folder)
        let named = ([settings.root] + settings.paths + settings.projectPaths).filter(FileReader.isFolder)
        let projects = search.projects.map {
            TablePath.folder(of: ResolvedPath.resolvedIfThere($0.path))
        }
        // Without git, the project is the folder of its configuration, or of the Xcode project around it.
        let around = projects.filter { FolderPath.rest(of: home, below: $0) != nil }
        let folders = [home] + around + named.map(ResolvedPath.resolvedIfThere)
        let repositories = tables.compactMap {
            GitWorkTree.root(around: ResolvedPath.resolvedIfThere(TablePath.folder(of: $0)))
        }
        let all = Set(folders.map { ProjectBounds(around: $0).root } + repositories)
        paths = all.filter { path in !all.contains { FolderPath.rest(of: path, below: $0) != nil } }.sorted()
        self.folders = Set(paths + folders + projects).sorted()
    }
}

/// The form in which messages show the paths of a repository.
struct DisplayedPath {
    private let root: String
    private let base: String

    init(_ settings: CodeSettings) {
        root = settings.root
        base = ResolvedPath.resolvedIfThere(settings.root)
    }

    /// Returns the displayed form of an absolute path without symlinks.
    ///
    /// It is a name in each message: the current folder has its whole path.
    func of(_ path: String) -> String {
        if root == ".", path == base { return path }
        guard root == "." else { return FolderPath.rest(of: path, below: base).map { "\(root)/\($0)" } ?? path }
        return RelativePath.of(path, from: base)
    }
}

extension UnreadFile {
    /// Creates a value from a file or folder that a search passed over.
    fileprivate init(_ gap: RepositorySearch.Gap, _ display: DisplayedPath) {
        var isSystemFailure = false
        if case .unreadable = gap.reason { isSystemFailure = true }
        self.init(
            path: display.of(gap.path), reason: Self.reason(of: gap, display), isSystemFailure: isSystemFailure)
    }

    private static func reason(of gap: RepositorySearch.Gap, _ display: DisplayedPath) -> String {
        switch gap.reason {
        case .leadsOut(let target):
            let shown: String = VisibleText.path(display.of(target))
            return "is a link to \(shown), outside the repository, and was not followed"
        case .brokenLink:
            return "is a link to something that does not exist"
        case .unreadable(let error):
            return UnreadFile(error).reason
        case .tooManyFiles(let limit):
            return "has more than \(limit) files and folders, not all of which were searched"
        }
    }
}
