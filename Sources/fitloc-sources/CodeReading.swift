import CommandSupport
import Foundation
import SwiftSources
import XCStringsKit

/// Reads the Swift code of a project, and what else tells how its keys are used.
struct CodeReading {
    private let settings: CodeSettings
    private let others: [String]

    /// - Parameters:
    ///   - paths: files and folders to read in place of those of the configuration.
    ///   - others: files and folders to read besides.
    ///   - proposal: what stands for the configuration of the current folder; nil for that on disk.
    init(
        _ paths: [String], besides others: [String] = [], proposing proposal: ConfigurationDraft? = nil
    ) throws(CommandFailure) {
        settings = try CodeSettings(
            paths, environment: ProcessInfo.processInfo.environment, proposing: proposal.map { Array($0.text.utf8) })
        self.others = others
    }

    /// Reads the code that settings name.
    init(_ settings: CodeSettings) {
        self.settings = settings
        others = []
    }

    /// The Swift files that files and folders lead to.
    static func files(below paths: [String]) -> [String] {
        FileFinder(endings: ["swift"]).find(paths).files.map(\.path)
    }

    /// Reads the files.
    ///
    /// - Throws: where there is no Swift file at all.
    func read() throws(CommandFailure) -> ReadCode {
        var scanner = SourceScanner(cache: settings.cache)
        scanner.exclusions = settings.exclusions
        scanner.threads = ProcessInfo.processInfo.activeProcessorCount
        let scan = scanner.scan(settings.paths + others)
        guard !scan.files.isEmpty || !scan.failures.isEmpty else {
            throw CommandFailure(Texts.Sources.none(paths: settings.paths.joined(separator: ", ")))
        }
        return ReadCode(
            scan.files, failures: scan.failures, settings, accessors: GeneratedAccessors(settings, code: scan.files),
            projects: ProjectSearch(around: settings.paths + [settings.root], exclusions: settings.exclusions))
    }

    /// Reads the files of other kinds, which may use keys too.
    func otherFiles(beside code: ReadCode) -> OtherFiles { OtherFiles(settings, known: code.failures) }

    /// Reads what the Info.plist files beside the code say to people.
    func information() -> ReadInformation { ReadInformation(settings) }

    /// The code as checks of tables take it.
    func linted() throws(CommandFailure) -> LintedCode {
        let code = try read()
        let others = otherFiles(beside: code)
        return LintedCode(
            settings.paths, files: code.files.map { ($0.path, $0.bytes) }, failures: code.failures,
            notes: code.notes + others.notes
        ) { project, earlier in
            let code = code.replacing(earlier)
            let beside = code.project(beside: project.tables)
            return SourceChecks(beside, finder: code.finder(of: beside, others))
        }
    }
}

/// Swift code that was read.
struct ReadCode: Sendable {
    /// The files.
    let files: [SourceFile]
    /// What could not be read.
    let failures: [FileError]
    private let settings: CodeSettings
    /// The targets that get accessors, with the files that say so.
    let accessors: GeneratedAccessors
    /// Xcode's projects round the code.
    private let projects: ProjectSearch

    init(
        _ files: [SourceFile], failures: [FileError], _ settings: CodeSettings, accessors: GeneratedAccessors,
        projects: ProjectSearch
    ) {
        self.files = files
        self.failures = failures
        self.settings = settings
        self.accessors = accessors
        self.projects = projects
    }

    /// Xcode's projects around the code.
    var xcodeProjects: [XcodeProject] { projects.projects }

    /// The targets that get accessors.
    var targets: [AccessorTarget] { accessors.targets }

    /// The same code, some files of it being as they once were.
    func replacing(_ earlier: LintedCode.EarlierCode) -> ReadCode {
        guard !earlier.isEmpty else { return self }
        let older = earlier.compactMap { path, bytes in bytes.map { SourceScanner().file(at: path, holding: $0) } }
        return ReadCode(
            files.filter { earlier[$0.path] == nil } + older, failures: failures, settings, accessors: accessors,
            projects: projects)
    }

    /// The code beside tables.
    func project(beside tables: [any StringTable]) -> SourceProject {
        let paths = files.map(\.path) + tables.flatMap { $0.files.map(\.path) }
        return SourceProject(
            files, tables: tables, settings: .init(helpers: settings.helpers), accessors: targets.map(\.directory),
            membership: TargetMembership(of: paths, in: projects.projects))
    }

    /// What finds the uses of the tables' keys.
    ///
    /// - Parameters:
    ///   - others: the files of other kinds.
    ///   - key: one more, which no table need have.
    func finder(of project: SourceProject, _ others: OtherFiles, besides key: String? = nil) -> EvidenceFinder {
        let keys = project.keys.all.union(key.map { [ExactText($0)] } ?? [])
        let home = ProcessInfo.processInfo.environment["HOME"]
        let packages = LinkedPackages(projects.projects, settings, home: home)
        return EvidenceFinder(
            project, mentions: others.mentions(of: keys),
            unread: failures.map(UnreadFile.init) + accessors.unread + unreadProjects + others.unread,
            packages: packages.code(besides: files, keys: keys))
    }

    /// What keeps some files from being read whole.
    func notes(on paths: Set<String>) -> [String] {
        files.filter { paths.contains($0.path) }.compactMap { file in
            file.problem.map { UnreadFile(file.path, $0).note }
        }
    }

    /// Xcode's projects that could not be read, so that nobody knows what their targets contain and link.
    private var unreadProjects: [UnreadFile] {
        projects.problems.map {
            UnreadFile($0, path: RelativePath.of($0.path, from: FileManager.default.currentDirectoryPath))
        }
    }

    /// What keeps any file from being read whole, or accessors and targets from being known.
    var unreadNotes: [String] {
        notes(on: Set(files.map(\.path))) + accessors.notes
            + unreadProjects.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.reason)" }
    }

    /// What a person should know of the code before trusting what is said of it.
    var notes: [String] {
        let listed = LookupHelper.known.union(settings.helpers)
        let helpers = LookupHelper.declared(in: files).filter { !listed.contains($0.name) }.map { helper in
            Texts.Sources.helperUnlisted(
                path: helper.path, line: helper.line, name: helper.name, file: Configuration.fileName
            ).resolved
        }
        return unreadNotes + helpers
    }
}
