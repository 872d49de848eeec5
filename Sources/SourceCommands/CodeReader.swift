import CatalogCore
import CatalogLint
import CommandOutput
import FileSearch
import Foundation
import InterfaceTexts
import Sessions
import SwiftSources
import Workspaces
import XcodeProjects

/// A reader of the code of a project and of other files that use keys.
struct CodeReader {
    private let settings: CodeSettings
    private let others: [String]

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - paths: Files and folders to read instead of those in the configuration.
    ///   - others: Additional files and folders to read.
    ///   - proposal: A draft to use instead of the current folder's configuration, or nil to use the file on disk.
    init(
        _ paths: [String], besides others: [String] = [], proposing proposal: ConfigurationDraft? = nil
    ) throws(CommandFailure) {
        settings = try CodeSettings(
            paths, environment: ProcessInfo.processInfo.environment, proposing: proposal.map { Array($0.text.utf8) })
        self.others = others
    }

    /// Creates a reader with settings.
    init(_ settings: CodeSettings) {
        self.settings = settings
        others = []
    }

    /// Returns the paths of the given Swift files and of all Swift files in the given folders.
    static func files(below paths: [String]) -> [String] {
        FileFinder(endings: ["swift"]).find(DiskSpelling.of(paths)).files.map(\.path)
    }

    /// Reads the files.
    ///
    /// - Throws: An error if there are neither files of code nor unreadable paths.
    func read() throws(CommandFailure) -> LoadedCode {
        let found = search(settings.paths + others)
        return try code(in: found.files, failures: found.failures, besides: [], RepositoryFiles(), projects())
    }

    /// Reads the files, and all other code that can use the keys.
    ///
    /// Whether a key is unused depends on the whole repository, whatever the command line and the configuration name.
    ///
    /// - Parameter tables: The tables with the keys.
    /// - Throws: An error if there are neither files of code nor unreadable paths.
    func readProject(beside tables: [any StringTable] = []) throws(CommandFailure) -> LoadedCode {
        let found = search(settings.paths + others)
        let rest = settings.isPart ? search(settings.projectPaths) : FoundFiles()
        let projects = self.projects()
        let repository = RepositoryFiles(settings, projects, tables: tables.flatMap { $0.files.map(\.path) })
        return try code(
            in: found.files, failures: found.failures + rest.failures.filter { !found.failures.contains($0) },
            besides: rest.files + repository.code, repository, projects)
    }

    private func projects() -> ProjectSearch {
        ProjectSearch(around: settings.paths + [settings.root], exclusions: settings.exclusions)
    }

    private func search(_ paths: [String]) -> FoundFiles {
        // New keys begin with the name of a file.
        FileFinder(endings: CodeFiles.endings, exclusions: settings.exclusions).find(DiskSpelling.of(paths))
    }

    /// Reads files in a single scan, because a scan replaces the cache.
    ///
    /// - Parameters:
    ///   - files: The code.
    ///   - surroundings: Other files that can use keys.
    private func code(
        in files: [FoundFile], failures: [FileError], besides surroundings: [FoundFile], _ repository: RepositoryFiles,
        _ projects: ProjectSearch
    ) throws(CommandFailure) -> LoadedCode {
        var known = Set(files.map(\.resolvedPath))
        let rest = surroundings.filter { known.insert($0.resolvedPath).inserted }
        var scanner = SourceScanner(cache: settings.cache)
        scanner.program = RunningProgram.state ?? ""
        scanner.threads = ProcessInfo.processInfo.activeProcessorCount
        let reading = scanner.reading(Self.sorted(files + rest), failures: failures)
        let named = Set(files.map(\.path))
        guard reading.files.contains(where: { named.contains($0.path) }) || !reading.failures.isEmpty else {
            throw CommandFailure(
                Texts.Sources.none(paths: settings.paths.map { VisibleText.path($0) }.joined(separator: ", ")))
        }
        let others = Set(rest.map(\.path))
        return LoadedCode(
            ReadCode(reading, named: named), failures: reading.failures.filter { !others.contains($0.path) },
            unread: reading.failures.filter { others.contains($0.path) }.map(UnreadFile.init), repository, settings,
            accessors: GeneratedAccessors(settings, code: reading.files), projects: projects,
            uncompiled: UncompiledFiles(
                among: (files + rest).map(\.resolvedPath).filter { $0.hasSuffix(".swift") }, projects))
    }

    /// Returns files in the order of their paths, which decides between equal declarations.
    private static func sorted(_ files: [FoundFile]) -> [FoundFile] {
        files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Returns the files of other kinds in the repository, which can also use keys.
    func otherFiles(beside code: LoadedCode) -> OtherFiles {
        OtherFiles(settings, code.repository, known: code.failures)
    }

    /// Reads the user-visible texts in Info.plist files of the project.
    func infoPlists() -> InfoPlistReader { InfoPlistReader(settings) }

    /// Reads the code in the form that `fitloc lint` needs.
    ///
    /// - Parameter stringsData: The files and folders of the compiler's output.
    func linted(_ stringsData: [String] = []) throws(CommandFailure) -> LintedCode {
        let code = try readProject().compiled(stringsData)
        let others = otherFiles(beside: code)
        return LintedCode(
            settings.paths, files: code.read.named.map { ($0.path, $0.bytes) },
            failures: code.failures + others.failures, notes: code.unreadNotes + others.notes + code.compilerNotes
        ) { project, earlier in
            code.replacing(earlier).checks(beside: project.tables, others)
        }
    }
}
