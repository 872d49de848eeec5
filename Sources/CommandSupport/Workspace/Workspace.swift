import Foundation
import XCStringsKit

/// What a command works on: the files that its arguments lead to, as tables, with what governs each.
package struct Workspace: Sendable {
    /// The tables and files.
    package let project: Project
    /// Paths that could not be read; the rest is worked on all the same.
    package let failures: [FileError]
    /// Folders that were named, or are read where none is, and hold no catalog or table.
    package let emptyFolders: [String]
    /// Whether the files are all that the configuration speaks of.
    package let isComplete: Bool
    /// The folder that the command was started in, without a slash at the end.
    package let currentFolder: String
    /// The baseline that the configuration of the current folder names, as seen from there.
    package let baseline: String?
    private let governing: [String: Configuration]
    private let absolutePaths: [String: String]
    private let regions: DevelopmentRegions

    /// The path that stands for standard input.
    package static let standardInput = "-"

    /// Finds and reads what `arguments` name; with none, the catalogs of the configuration, else the current folder.
    ///
    /// - Parameters:
    ///   - sourceLanguage: the language of `Base.lproj`, where it is not the configuration's.
    ///   - proposal: what stands for the configuration of the current folder; nil for that on disk.
    package static func load(
        _ arguments: [String], endings: [String] = FileFinder.catalogEndings, sourceLanguage: LanguageTag? = nil,
        proposing proposal: [UInt8]? = nil
    ) async throws(CommandFailure) -> Workspace {
        let currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder, proposing: proposal)
        var search = WorkspaceSearch(currentFolder: currentFolder, endings: endings)
        try search.find(arguments, in: &configurations)
        await search.read()
        let configuration = try configurations.current()
        return await Workspace(
            search.found, isComplete: arguments.isEmpty, sourceLanguage: sourceLanguage, configuration)
    }

    /// - Parameters:
    ///   - isComplete: whether these are all files that the configuration speaks of.
    ///   - configuration: that of the current folder.
    ///   - currentFolder: the folder that paths are seen from.
    init(
        _ found: FoundSources, isComplete: Bool, sourceLanguage: LanguageTag? = nil, _ configuration: Configuration?,
        in currentFolder: String = FileManager.default.currentDirectoryPath
    ) async {
        self.currentFolder = currentFolder
        let governing = found.governing
        let regions = DevelopmentRegions(
            of: found.absolutePaths.filter { path in
                TablePath.projectFolder(of: path.key) == "Base" && sourceLanguage == nil
                    && governing[path.key]?.sourceLanguage == nil
            })
        self.regions = regions
        project = await TableLoader.load(found.sources) {
            sourceLanguage ?? governing[$0]?.sourceLanguage ?? regions.language(at: $0)
        }
        failures = found.failures
        emptyFolders = found.emptyFolders
        self.isComplete = isComplete
        baseline = configuration.flatMap { configuration in
            configuration.baseline.map { RelativePath.of(configuration.absolutePath($0), from: currentFolder) }
        }
        self.governing = governing
        absolutePaths = found.absolutePaths
    }

    private init(
        _ other: Workspace, governing: [String: Configuration], absolutePaths: [String: String],
        project: Project? = nil
    ) {
        self.project = project ?? other.project
        failures = other.failures
        emptyFolders = other.emptyFolders
        isComplete = other.isComplete
        currentFolder = other.currentFolder
        baseline = other.baseline
        self.governing = governing
        self.absolutePaths = absolutePaths
        regions = other.regions
    }

    /// The same with more files that are not part of the project's tables.
    func adding(governing: [String: Configuration], absolutePaths: [String: String]) -> Workspace {
        Workspace(
            self, governing: self.governing.merging(governing) { first, _ in first },
            absolutePaths: self.absolutePaths.merging(absolutePaths) { first, _ in first })
    }

    /// The same with other bytes in some files, and with more files.
    ///
    /// - Parameter bytes: by path.
    package func replacing(_ bytes: [String: [UInt8]]) async -> Workspace {
        let present = Set(project.files.map(\.path))
        let known = project.files.map { TableLoader.Source(path: $0.path, bytes: bytes[$0.path] ?? $0.bytes) }
        let more = bytes.filter { !present.contains($0.key) }.map { TableLoader.Source(path: $0.key, bytes: $0.value) }
        let project = await project(of: (known + more).sorted { $0.path < $1.path })
        return Workspace(self, governing: governing, absolutePaths: absolutePaths, project: project)
    }

    /// The project with other bytes in its files.
    func project(of sources: [TableLoader.Source]) async -> Project {
        await TableLoader.load(sources) { governing[$0]?.sourceLanguage ?? regions.language(at: $0) }
    }

    /// The absolute path of the folder that a file lies in, or would.
    package func folder(of path: String) -> String {
        let absolute = RelativePath.absolute(path, in: currentFolder)
        return String(absolute[..<(absolute.lastIndex(of: "/") ?? absolute.startIndex)])
    }

    /// The files that were read: their absolute paths without symlinks, and what they are called.
    var names: [String: String] {
        Dictionary(absolutePaths.map { ($0.value, $0.key) }) { first, second in min(first, second) }
    }

    /// The path of a file that was read, as seen from a folder.
    func path(of path: String, from folder: String) -> String {
        guard let absolute = absolutePaths[path] else { return path }
        return RelativePath.of(absolute, from: folder)
    }

    /// The configuration that governs the file at a path; nil where none does.
    package func configuration(of path: String) -> Configuration? { governing[path] }

    /// What is read where the command line names nothing.
    package static func defaultPaths() async throws(CommandFailure) -> [String] {
        let currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder)
        let search = WorkspaceSearch(currentFolder: currentFolder, endings: FileFinder.catalogEndings)
        return search.defaultPaths(try configurations.current())
    }

    /// The table that a file belongs to, by whatever path the file is named.
    ///
    /// - Throws: where the file cannot be read or is broken.
    package func table(at path: String) throws(CommandFailure) -> (any StringTable)? {
        if let failure = failures.first(where: { $0.path == path }) { throw CommandFailure(failure) }
        let resolved = FileFinder(endings: FileFinder.catalogEndings).find([path]).files.first?.resolvedPath
        let isNamed = { (other: String) in other == path || absolutePaths[other] == resolved }
        if let table = project.tables.first(where: { $0.files.contains { isNamed($0.path) } }) { return table }
        let broken = project.files.first { isNamed($0.path) }.flatMap { project.refusal(of: $0) }
        if let broken { throw CommandFailure(broken) }
        return nil
    }

    /// Whether a configuration names the file at a path as its `default-catalog`.
    package func isDefaultCatalog(_ path: String) -> Bool {
        guard let configuration = governing[path], let name = configuration.defaultCatalog else { return false }
        return absolutePaths[path] == configuration.absolutePath(name)
    }

    /// What holds for the checks of each file.
    ///
    /// - Parameter languages: the languages that the command line requires, in place of the configuration's.
    package func lintSettings(requiring languages: [LanguageTag]?) -> @Sendable (String) -> LintSettings {
        let symbols = SymbolProjects(of: absolutePaths, currentFolder: currentFolder)
        var settings = absolutePaths.reduce(into: [String: LintSettings]()) { result, paths in
            var settings =
                governing[paths.key]?.lintSettings(for: paths.value, requiring: languages)
                ?? LintSettings(requiredLanguages: languages)
            settings.symbols = { symbols.uses(ofFileAt: paths.value) }
            result[paths.key] = settings
        }
        for configuration in governing.values where settings[configuration.file.path] == nil {
            settings[configuration.file.path] =
                configuration.lintSettings(for: configuration.path, requiring: languages)
        }
        let fallback = LintSettings(requiredLanguages: languages)
        return { [settings] in settings[$0] ?? fallback }
    }
}
