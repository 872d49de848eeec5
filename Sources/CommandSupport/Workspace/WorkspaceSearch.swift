import Foundation
import XCStringsKit

/// Finds the files that a command works on, and reads them.
struct WorkspaceSearch {
    private let currentFolder: String
    private let endings: [String]
    private var files: [String] = []
    private var readsStandardInput = false
    private(set) var failures: [FileError] = []
    private(set) var isComplete = false
    /// The baseline of the current configuration.
    private(set) var baseline: String?
    private(set) var governing: [String: Configuration] = [:]
    private(set) var absolutePaths: [String: String] = [:]

    init(currentFolder: String, endings: [String]) {
        self.currentFolder = currentFolder
        self.endings = endings
    }

    mutating func find(_ arguments: [String], in configurations: inout Configurations) throws(CommandFailure) {
        let current = try configurations.current()
        baseline = current.flatMap { configuration in
            configuration.baseline.map { RelativePath.of(configuration.folder + "/" + $0, from: currentFolder) }
        }
        let paths = arguments.isEmpty ? defaultPaths(current) : arguments
        isComplete = arguments.isEmpty
        readsStandardInput = paths.contains(Workspace.standardInput)
        let found = finder(current).find(paths.filter { $0 != Workspace.standardInput })
        failures = found.failures
        for file in found.files {
            let configuration = try configurations.governing(file.resolvedPath)
            if !file.isNamed, isExcluded(file, by: configuration, besides: current) { continue }
            files.append(file.path)
            governing[file.path] = configuration
            absolutePaths[file.path] = file.resolvedPath
        }
        guard readsStandardInput else { return }
        governing[Workspace.standardInput] = current
        absolutePaths[Workspace.standardInput] = currentFolder + "/" + Workspace.standardInput
    }

    /// Reads all of them, several at once.
    func read() async -> (sources: [TableLoader.Source], failures: [FileError]) {
        let results = await withTaskGroup(of: (String, Result<[UInt8], FileError>).self) { group in
            for path in files { group.addTask { (path, Self.read(path)) } }
            return await group.reduce(into: [String: Result<[UInt8], FileError>]()) { $0[$1.0] = $1.1 }
        }
        var sources: [TableLoader.Source] = []
        var failures: [FileError] = []
        for (path, result) in results.sorted(by: { $0.key < $1.key }) + standardInput() {
            switch result {
            case .success(let bytes): sources.append(TableLoader.Source(path: path, bytes: bytes))
            case .failure(let error): failures.append(error)
            }
        }
        return (sources, failures)
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

    // MARK: - Where to look

    func defaultPaths(_ configuration: Configuration?) -> [String] {
        guard let configuration, !configuration.catalogs.isEmpty else { return ["."] }
        return configuration.catalogs.map { RelativePath.of(configuration.folder + "/" + $0, from: currentFolder) }
    }

    private func finder(_ configuration: Configuration?) -> FileFinder {
        var exclusions: [IgnoreRules] = []
        if let configuration, let exclude = configuration.exclude {
            exclusions.append(IgnoreRules(exclude, below: configuration.folder))
        }
        return FileFinder(endings: endings, exclusions: exclusions, globalIgnoreFile: Self.globalIgnoreFile)
    }

    /// Where git looks for a person's own ignore file unless told otherwise.
    private static var globalIgnoreFile: String? {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CONFIG_HOME"], !folder.isEmpty { return folder + "/git/ignore" }
        return environment["HOME"].map { $0 + "/.config/git/ignore" }
    }

    /// A configuration further down has exclusions of its own.
    private func isExcluded(
        _ file: FoundFile, by configuration: Configuration?, besides current: Configuration?
    ) -> Bool {
        guard let configuration, configuration.path != current?.path, let exclude = configuration.exclude,
            file.resolvedPath.hasPrefix(configuration.folder + "/")
        else { return false }
        return exclude.covers(String(file.resolvedPath.dropFirst(configuration.folder.utf8.count + 1)))
    }
}
