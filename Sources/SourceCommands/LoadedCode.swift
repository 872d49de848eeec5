import CatalogCore
import CatalogLint
import CatalogReports
import CommandOutput
import FileSearch
import Foundation
import Sessions
import SwiftSources
import Workspaces
import XcodeProjects

/// The code of a project and the facts about its targets.
struct LoadedCode: Sendable {
    /// The bytes of the code.
    let read: ReadCode
    /// The files and folders that could not be read.
    let failures: [FileError]
    /// The files of the surroundings that could not be read.
    private let unread: [UnreadFile]
    /// The files of the repository; empty if it was not searched.
    let repository: RepositoryFiles
    private let settings: CodeSettings
    /// The targets that have accessors, with their settings files.
    let accessors: GeneratedAccessors
    /// The Xcode projects that contain the code.
    private let projects: ProjectSearch
    /// The Swift files that nothing compiles.
    private let uncompiled: UncompiledFiles
    /// The output of Apple's compiler; nil if none was asked for.
    private var compilerOutput: CompilerOutput?

    init(
        _ read: ReadCode, failures: [FileError], unread: [UnreadFile], _ repository: RepositoryFiles,
        _ settings: CodeSettings, accessors: GeneratedAccessors, projects: ProjectSearch, uncompiled: UncompiledFiles
    ) {
        self.read = read
        self.failures = failures
        self.unread = unread
        self.repository = repository
        self.settings = settings
        self.accessors = accessors
        self.projects = projects
        self.uncompiled = uncompiled
    }

    /// The files of code that were read.
    var files: [SourceFile] { read.files }

    /// The other code that can use the keys, which is searched but not checked.
    var surroundings: [SourceFile] { read.surroundings }

    /// Returns the code with the compiler's keys instead of those that its syntax shows.
    ///
    /// - Parameter paths: The files and folders of the compiler's output; empty for none.
    /// - Throws: An error if there is no output, or none of this code.
    func compiled(_ paths: [String]) throws(CommandFailure) -> LoadedCode {
        guard !paths.isEmpty else { return self }
        var code = self
        code.compilerOutput = try CompilerOutput(paths, of: files + surroundings)
        return code
    }

    /// The reasons why some of the compiler's output could not be read.
    var compilerFailures: [FailureLine] { compilerOutput?.failures ?? [] }

    /// The same reasons as notes.
    var compilerNotes: [String] { compilerFailures.map { "\($0.text)" } }

    /// The Xcode projects that contain the code.
    var xcodeProjects: [XcodeProject] { projects.projects }

    /// The targets that have accessors.
    var targets: [AccessorTarget] { accessors.targets }

    /// Returns the code with some files replaced by earlier versions.
    func replacing(_ earlier: LintedCode.EarlierCode) -> LoadedCode {
        guard !earlier.isEmpty else { return self }
        let older = earlier.compactMap { path, bytes in bytes.map { SourceScanner().file(at: path, holding: $0) } }
        var code = LoadedCode(
            ReadCode(files.filter { earlier[$0.path] == nil } + older, surroundings: surroundings), failures: failures,
            unread: unread, repository, settings, accessors: accessors, projects: projects, uncompiled: uncompiled)
        // The compiler has not read the earlier versions.
        if older.isEmpty { code.compilerOutput = compilerOutput }
        return code
    }

    /// Returns the code together with tables.
    ///
    /// - Parameter earlier: The code together with earlier states of the tables.
    func project(beside tables: [any StringTable], after earlier: SourceProject? = nil) -> SourceProject {
        project(of: files, beside: tables, analysisSettings, after: earlier)
    }

    /// Returns all code of the project together with tables.
    ///
    /// - Parameter earlier: All code together with earlier states of the tables.
    func wholeProject(beside tables: [any StringTable], after earlier: SourceProject? = nil) -> SourceProject {
        project(of: files + surroundings, beside: tables, analysisSettings, after: earlier)
    }

    private func project(
        of files: [SourceFile], beside tables: [any StringTable], _ analysis: SourceIndex.Settings,
        after earlier: SourceProject? = nil
    ) -> SourceProject {
        SourceProject(
            files, tables: tables, settings: analysis, accessors: targets.map(\.directory),
            membership: membership(of: files.map(\.path), beside: tables), compiled: compilerOutput?.lookups,
            after: earlier)
    }

    private var analysisSettings: SourceIndex.Settings {
        SourceIndex.Settings(helpers: settings.helpers, threads: ProcessInfo.processInfo.activeProcessorCount)
    }

    private func membership(of files: [String], beside tables: [any StringTable]) -> TargetMembership {
        TargetMembership(of: paths(files, beside: tables), in: projects.projects, uncompiled: uncompiled)
    }

    private func paths(_ files: [String], beside tables: [any StringTable]) -> [String] {
        files + tables.flatMap { $0.files.map(\.path) }
    }

    /// Returns a search for the uses of keys.
    ///
    /// - Parameters:
    ///   - others: The files of other kinds.
    ///   - names: Additional keys, which the tables need not contain.
    func finder(of project: SourceProject, _ others: OtherFiles, besides names: [String] = []) -> EvidenceFinder {
        finder(of: project, others, linked, besides: names)
    }

    private func finder(
        of project: SourceProject, _ others: OtherFiles, _ linked: LinkedCode, besides names: [String] = []
    ) -> EvidenceFinder {
        let keys = project.keys.all.union(names.map(ExactText.init))
        return EvidenceFinder(
            project, mentions: others.mentions(of: keys, besides: project), unread: unreadFiles(beside: others),
            packages: linked.code(keys: keys))
    }

    /// The files that were not read completely, besides those with problems of syntax.
    private func unreadFiles(beside others: OtherFiles) -> [UnreadFile] {
        failures.map(UnreadFile.init) + unread + accessors.unread + unreadProjects + others.unread
    }

    /// The code of packages that the projects link.
    private var linked: LinkedCode {
        let home = ProcessInfo.processInfo.environment["HOME"]
        return LinkedPackages(projects.projects, settings, home: home).read(
            besides: read.paths, libraries: repository.libraries)
    }

    /// Returns the checks of the code beside tables, with the findings of the last run if nothing has changed since.
    func checks(beside tables: [any StringTable], _ others: OtherFiles) -> SourceChecks {
        let linked = linked
        let analyze: @Sendable () -> SourceChecks = {
            var analysis = analysisSettings
            analysis.interfaceClasses = InterfaceClasses.all(in: others.files)
            let named = project(of: files, beside: tables, analysis)
            let whole = surroundings.isEmpty ? named : project(of: files + surroundings, beside: tables, analysis)
            return SourceChecks(named, whole: whole, finder: finder(of: whole, others, linked))
        }
        // The compiler's output and earlier versions of files are not kept.
        guard let cache = settings.cache, compilerOutput == nil, let code = read.read,
            let program = RunningProgram.state
        else { return analyze() }
        var inputs = AnalysisInputs(program: program, analysisSettings)
        inputs.add(read.named)
        inputs.add(code)
        inputs.add(tables)
        inputs.add(targets.map(\.directory))
        let membership = membership(of: read.paths, beside: tables)
        inputs.add(membership, of: paths(read.paths, beside: tables))
        inputs.add(others.files)
        inputs.add(unreadFiles(beside: others))
        inputs.add(linked.reading?.files ?? [])
        inputs.add(linked.others)
        inputs.add(linked.missing)
        var checks = KeptChecks(
            at: "\(cache)-findings", inputs, files: code.map { ($0.path, $0.bytes) }, tables: tables, analyze: analyze
        ).checks
        checks.leftOut = Set(read.paths.filter(membership.leavesOut))
        return checks
    }

    /// Returns whether the system failed to read a file that can name a key.
    func hasSystemFailures(beside others: OtherFiles) -> Bool {
        (unread + others.unread).contains(where: \.isSystemFailure)
    }

    /// Returns notes on files that were not read completely.
    func notes(on paths: Set<String>) -> [String] {
        files.filter { paths.contains($0.path) }.compactMap { file in
            file.problem.map { UnreadFile(file.path, $0).note }
        }
    }

    /// The Xcode projects that could not be read, so that their targets are unknown.
    private var unreadProjects: [UnreadFile] {
        projects.problems.map {
            UnreadFile($0, path: RelativePath.of($0.path, from: FileManager.default.currentDirectoryPath))
        }
    }

    /// Notes on all files, settings and projects that could not be read completely.
    var unreadNotes: [String] {
        read.problems.map { UnreadFile($0.path, $0.problem).note } + unread.map(\.note) + accessors.notes
            + unreadProjects.map {
                "\(FileLocation(path: $0.path, position: $0.position)): \($0.reason)"
            }
    }
}
