import CatalogCore
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import StringTables

/// Finds and reads the files that a command works on.
package struct WorkspaceSearch {
    private let currentFolder: String
    private let endings: [String]
    private let needsNamedPages: Bool
    private var files: [String] = []
    private var readsStandardInput = false
    /// The files found so far.
    ///
    /// The contents are added by ``read()``.
    private(set) var outcome = FoundSources()

    /// The displayed paths of the found files, sorted.
    package var foundPaths: [String] { outcome.absolutePaths.keys.sorted() }

    /// - Parameters:
    ///   - endings: The file extensions to search for; texts of stores only if they are among them.
    ///   - needsNamedPages: Whether texts of stores are found without arguments only if there are no other tables.
    package init(currentFolder: String, endings: [String], needsNamedPages: Bool = false) {
        self.currentFolder = currentFolder
        self.endings = endings
        self.needsNamedPages = needsNamedPages
    }

    package mutating func find(_ arguments: [String], in configurations: inout Configurations) throws(CommandFailure) {
        let current = try configurations.current()
        let paths = DiskSpelling.of(arguments.isEmpty ? defaultPaths(current) : arguments)
        readsStandardInput = paths.contains(Workspace.standardInput)
        let onDisk = finder(current).find(paths.filter { $0 != Workspace.standardInput })
        outcome.failures = onDisk.failures
        outcome.emptyFolders = onDisk.emptyFolders
        if current?.exclude != nil {
            let whole = FileFinder(endings: endings, exclusions: [], globalIgnoreFile: Self.globalIgnoreFile)
            outcome.foldersOfExcluded = Set(outcome.emptyFolders.filter { !whole.find([$0]).files.isEmpty })
        }
        if !endings.contains(FileFinder.storeTextEnding) { try passOverStoreTexts(onDisk) }
        let isOfApp = { (file: FoundFile) in TablePath.format(of: file.path) != .storeText }
        let sparesPages = needsNamedPages && arguments.isEmpty && onDisk.files.contains(where: isOfApp)
        for file in onDisk.files {
            let configuration = try configurations.governing(file.resolvedPath)
            if !file.isNamed, isExcluded(file, by: configuration, besides: current) { continue }
            if sparesPages, let page = StoreTextPath(file.path)?.folder {
                if outcome.leftOutPages.last != page { outcome.leftOutPages.append(page) }
                continue
            }
            files.append(file.path)
            outcome.governing[file.path] = configuration
            outcome.absolutePaths[file.path] = file.resolvedPath
        }
        guard readsStandardInput else { return }
        outcome.governing[Workspace.standardInput] = current
        outcome.absolutePaths[Workspace.standardInput] = currentFolder + "/" + Workspace.standardInput
    }

    /// Refuses a named text of a store, and notes the empty folders that have some.
    private mutating func passOverStoreTexts(_ onDisk: FoundFiles) throws(CommandFailure) {
        for file in onDisk.files where TablePath.format(of: file.path) == .storeText {
            throw CommandFailure(Texts.StoreText.refused(path: VisibleText.path(file.path)))
        }
        guard !outcome.emptyFolders.isEmpty else { return }
        let search = FileFinder(
            endings: [FileFinder.storeTextEnding], exclusions: [], globalIgnoreFile: Self.globalIgnoreFile)
        outcome.foldersOfStoreTexts = Set(outcome.emptyFolders.filter { !search.find([$0]).files.isEmpty })
    }

    /// Reads the found files concurrently.
    package mutating func read() async {
        let files = files
        let results = await withTaskGroup(of: (String, Result<[UInt8], FileError>).self) { group in
            for path in files { group.addTask { (path, Self.read(path)) } }
            return await group.reduce(into: [String: Result<[UInt8], FileError>]()) { $0[$1.0] = $1.1 }
        }
        for (path, result) in results.sorted(by: { $0.key < $1.key }) + standardInput() {
            switch result {
            case .success(let bytes): outcome.sources.append(TableLoader.Source(path: path, bytes: bytes))
            case .failure(let error): outcome.failures.append(error)
            }
        }
    }

    private static func read(_ path: String) -> Result<[UInt8], FileError> {
        Result { () throws(FileError) in try FileReader.read(path).bytes }
    }

    private func standardInput() -> [(key: String, value: Result<[UInt8], FileError>)] {
        guard readsStandardInput else { return [] }
        return [
            (Workspace.standardInput, Result { () throws(FileError) in try FileReader.readStandardInput() })
        ]
    }

    // MARK: - Search paths

    func defaultPaths(_ configuration: Configuration?) -> [String] {
        guard let configuration, !configuration.catalogs.isEmpty else { return ["."] }
        return configuration.catalogs.map { RelativePath.of(configuration.absolutePath($0), from: currentFolder) }
    }

    private func finder(_ configuration: Configuration?) -> FileFinder {
        var exclusions: [IgnoreRules] = []
        if let configuration, let exclude = configuration.exclude {
            exclusions.append(IgnoreRules(exclude, below: configuration.folder))
        }
        return FileFinder(endings: endings, exclusions: exclusions, globalIgnoreFile: Self.globalIgnoreFile)
    }

    /// The path of git's default global ignore file.
    private static var globalIgnoreFile: String? {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CONFIG_HOME"], !folder.isEmpty { return folder + "/git/ignore" }
        return environment["HOME"].map { $0 + "/.config/git/ignore" }
    }

    /// Whether a configuration other than the current folder's excludes the file.
    private func isExcluded(
        _ file: FoundFile, by configuration: Configuration?, besides current: Configuration?
    ) -> Bool {
        guard let configuration, configuration.path != current?.path, let exclude = configuration.exclude,
            let path = FolderPath.rest(of: file.resolvedPath, below: configuration.folder)
        else { return false }
        return exclude.covers(path)
    }
}
