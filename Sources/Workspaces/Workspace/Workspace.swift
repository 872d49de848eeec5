import CatalogCore
import CatalogLint
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import StringTables

/// The files that a command works on, parsed as tables, with the configuration of each.
package struct Workspace: Sendable {
    /// The tables and files.
    package let project: Project
    /// The paths that could not be read.
    ///
    /// The command continues without them.
    package let failures: [FileError]
    /// The folders without tables, among those named or configured.
    package let emptyFolders: [String]
    /// Whether the workspace has all files of the configuration.
    package let isComplete: Bool
    /// The folder in which the command was started, without a trailing slash.
    package let currentFolder: String
    /// The baseline in the current folder's configuration, relative to the current folder.
    package let baseline: String?
    /// The least percentages of finished keys in the current folder's configuration.
    package let coverage: CoverageDemand
    /// The folders without tables that have some which the configuration excludes.
    let foldersOfExcluded: Set<String>
    /// The folders without tables that have texts of a store, for which the command does not search.
    let foldersOfStoreTexts: Set<String>
    /// The folders of pages of a store that are left out, because the command works on them only if they are named.
    private let leftOutPages: [String]
    /// The folder of the current folder's configuration, if there is one.
    private let projectFolder: String?
    private let governing: [String: Configuration]
    private let absolutePaths: [String: String]
    private let regions: DevelopmentRegions

    /// The names of the tables with files that could not be read, whose keys are unknown.
    package var unreadTables: Set<String> {
        Set((failures.map(\.path) + project.broken.map(\.path)).map { TablePath.tableName(of: $0) })
    }

    /// The path that stands for standard input.
    package static let standardInput = "-"

    /// Loads the files that `arguments` name, or else the configured catalogs, or else the current folder.
    ///
    /// - Parameters:
    ///   - endings: The file extensions to search for; texts of stores only if they are among them.
    ///   - needsNamedPages: Whether texts of stores are found without arguments only if there are no other tables. A page
    ///     in a store has other languages than the app, and an upload publishes what is in its folders.
    ///   - sourceLanguage: The language of `Base.lproj`, if it differs from the configured one.
    ///   - proposal: The text of a configuration to use for the current folder instead of the file on disk.
    ///   - keepsParsed: Whether parsed legacy files are kept, for a command that changes them.
    package static func load(
        _ arguments: [String], endings: [String] = FileFinder.catalogEndings, needsNamedPages: Bool = false,
        sourceLanguage: LanguageTag? = nil, proposing proposal: [UInt8]? = nil, keepsParsed: Bool = false
    ) async throws(CommandFailure) -> Workspace {
        let currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder, proposing: proposal)
        var search = WorkspaceSearch(
            currentFolder: currentFolder, endings: endings, needsNamedPages: needsNamedPages)
        if arguments.isEmpty { try configurations.current()?.requireCatalogs() }
        try search.find(arguments, in: &configurations)
        await search.read()
        let configuration = try configurations.current()
        return await Workspace(
            search.outcome, isComplete: arguments.isEmpty && Self.coversDefaults(configuration, in: currentFolder),
            sourceLanguage: sourceLanguage, configuration, keepsParsed: keepsParsed)
    }

    /// The note about pages of a store that the command leaves out; empty if there are none.
    package var remarksOnPages: [String] {
        guard !leftOutPages.isEmpty else { return [] }
        let folders = leftOutPages.map { $0.isEmpty ? "." : String($0.dropLast()) }
        return [Texts.StoreText.leftOut(folders: Words.list(folders.map { VisibleText.path($0) }, atMost: 3)).resolved]
    }

    /// Whether the files that are read without arguments are all those of the configuration.
    ///
    /// Without configured catalogs, these are the files below the current folder, which can be a part of the project.
    static func coversDefaults(_ configuration: Configuration?, in currentFolder: String) -> Bool {
        guard let configuration, configuration.catalogs.isEmpty else { return true }
        return ResolvedPath.resolvedIfThere(configuration.folder) == ResolvedPath.resolvedIfThere(currentFolder)
    }

    /// Whether a complete workspace would have the file at an absolute path, or the file does not exist.
    ///
    /// A baseline can be about files outside of the project.
    package func searched(_ path: String) -> Bool {
        let location = ResolvedPath.resolvedIfThere(path)
        return !FileReader.isFile(path)
            || location.hasPrefix(ResolvedPath.resolvedIfThere(projectFolder ?? currentFolder) + "/")
    }

    /// - Parameters:
    ///   - isComplete: Whether these are all files of the configuration.
    ///   - configuration: The configuration of the current folder.
    ///   - currentFolder: The folder that paths are relative to.
    ///   - keepsParsed: Whether parsed legacy files are kept, for a command that changes them.
    init(
        _ files: FoundSources, isComplete: Bool, sourceLanguage: LanguageTag? = nil, _ configuration: Configuration?,
        in currentFolder: String = FileManager.default.currentDirectoryPath, keepsParsed: Bool = false
    ) async {
        self.currentFolder = currentFolder
        let governing = files.governing
        let regions = DevelopmentRegions(
            of: files.absolutePaths.filter { path in
                TablePath.projectFolder(of: path.key) == "Base" && sourceLanguage == nil
                    && governing[path.key]?.sourceLanguage == nil
            }, common: nil)
        self.regions = regions
        project = await TableLoader.load(files.sources, keepsParsed: keepsParsed) {
            sourceLanguage ?? governing[$0]?.sourceLanguage ?? regions.language(at: $0)
        }
        failures = files.failures
        emptyFolders = files.emptyFolders
        self.isComplete = isComplete
        baseline = configuration.flatMap { configuration in
            configuration.baseline.map { RelativePath.of(configuration.absolutePath($0), from: currentFolder) }
        }
        coverage = configuration?.coverage ?? CoverageDemand()
        foldersOfExcluded = files.foldersOfExcluded
        foldersOfStoreTexts = files.foldersOfStoreTexts
        leftOutPages = Set(files.leftOutPages).sorted()
        projectFolder = configuration?.folder
        self.governing = governing
        absolutePaths = files.absolutePaths
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
        coverage = other.coverage
        foldersOfExcluded = other.foldersOfExcluded
        foldersOfStoreTexts = other.foldersOfStoreTexts
        leftOutPages = other.leftOutPages
        projectFolder = other.projectFolder
        self.governing = governing
        self.absolutePaths = absolutePaths
        regions = other.regions
    }

    /// Returns the workspace with additional files that are not part of its tables.
    func adding(governing: [String: Configuration], absolutePaths: [String: String]) -> Workspace {
        Workspace(
            self, governing: self.governing.merging(governing) { first, _ in first },
            absolutePaths: self.absolutePaths.merging(absolutePaths) { first, _ in first })
    }

    /// Returns the workspace with the contents of some files replaced, and with new files.
    ///
    /// - Parameter bytes: The new contents, by path.
    package func replacing(_ bytes: [String: [UInt8]]) async -> Workspace {
        let project = await project.replacing(bytes) { governing[$0]?.sourceLanguage ?? regions.language(at: $0) }
        return Workspace(self, governing: governing, absolutePaths: absolutePaths, project: project)
    }

    /// Parses files with this workspace's source languages.
    package func project(of sources: [TableLoader.Source]) async -> Project {
        await TableLoader.load(sources) { governing[$0]?.sourceLanguage ?? regions.language(at: $0) }
    }

    /// Returns the absolute path of the folder of a file, which need not exist.
    package func folder(of path: String) -> String {
        let absolute = RelativePath.absolute(path, in: currentFolder)
        return String(absolute[..<(absolute.lastIndex(of: "/") ?? absolute.startIndex)])
    }

    /// The absolute paths of the files that were read, without symbolic links.
    var readPaths: [String] { Array(absolutePaths.values) }

    /// The paths of the files that a command on this workspace reads: tables, configurations and the baseline.
    package var inputPaths: [String] {
        readPaths + governing.values.map(\.path) + (baseline.map { [$0] } ?? [])
    }

    /// The displayed paths of the loaded files, by their absolute paths without symbolic links.
    package var names: [String: String] {
        Dictionary(absolutePaths.map { ($0.value, $0.key) }) { first, second in min(first, second) }
    }

    /// Returns the path of a loaded file relative to a folder.
    package func path(of path: String, from folder: String) -> String {
        guard let absolute = absolutePaths[path] else { return path }
        return RelativePath.of(absolute, from: folder)
    }

    /// Returns the configuration that governs the file at a path, or nil if there is none.
    package func configuration(of path: String) -> Configuration? { governing[path] }

    /// The configurations of the files, ordered by path.
    package var configurations: [Configuration] {
        Dictionary(governing.values.map { ($0.path, $0) }) { first, _ in first }.values.sorted { $0.path < $1.path }
    }

    /// Returns the paths to read if the command line names none.
    package static func defaultPaths() async throws(CommandFailure) -> [String] {
        let currentFolder = FileManager.default.currentDirectoryPath
        var configurations = Configurations(currentFolder: currentFolder)
        let search = WorkspaceSearch(currentFolder: currentFolder, endings: FileFinder.tableEndings)
        let configuration = try configurations.current()
        try configuration?.requireCatalogs()
        return search.defaultPaths(configuration)
    }

    /// Returns the table that a file belongs to, or nil if there is none.
    ///
    /// The path may differ from the displayed one, for example through a symbolic link.
    ///
    /// - Throws: `CommandFailure` if the file cannot be read or is broken.
    package func table(at path: String) throws(CommandFailure) -> (any StringTable)? {
        if let failure = failures.first(where: { $0.path.isSpelled(as: path) }) { throw CommandFailure(failure) }
        let wanted = FileOnDisk(path)
        let isNamed = { (other: String) in
            other.isSpelled(as: path) || absolutePaths[other].map { FileOnDisk($0) == wanted } ?? false
        }
        if let table = project.tables.first(where: { $0.files.contains { isNamed($0.path) } }) { return table }
        let broken = project.files.first { isNamed($0.path) }.flatMap { project.refusal(of: $0) }
        if let broken { throw CommandFailure(broken) }
        return nil
    }

    /// Whether the configuration of a file names that file as its `default-catalog`.
    package func isDefaultCatalog(_ path: String) -> Bool {
        guard let configuration = governing[path], let name = configuration.defaultCatalog else { return false }
        return absolutePaths[path].map(FileOnDisk.init) == FileOnDisk(configuration.absolutePath(name))
    }

    /// Returns a closure that returns the lint settings of each file.
    ///
    /// - Parameter languages: The required languages from the command line, which replace the configured ones.
    package func lintSettings(requiring languages: [LanguageTag]?) -> @Sendable (String) -> LintSettings {
        let projects = SurroundingProjects(of: absolutePaths.values, currentFolder: currentFolder)
        let symbols = SymbolProjects(of: absolutePaths, currentFolder: currentFolder, projects)
        let leftOut = LeftOutFiles(among: absolutePaths.values, projects)
        let build = BuildFiles(of: absolutePaths, currentFolder: currentFolder, projects)
        var settings = absolutePaths.reduce(into: [String: LintSettings]()) { result, paths in
            var settings =
                governing[paths.key]?.lintSettings(for: paths.value, requiring: languages)
                ?? LintSettings(requiredLanguages: languages)
            settings.symbols = { symbols.uses(ofFileAt: paths.value) }
            settings.isLeftOut = { leftOut.contains(paths.value) }
            settings.build = { build.facts }
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
