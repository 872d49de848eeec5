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
    init(_ paths: [String], besides others: [String] = []) throws(CommandFailure) {
        settings = try CodeSettings(paths, environment: ProcessInfo.processInfo.environment)
        self.others = others
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
        return ReadCode(scan.files, failures: scan.failures, settings, targets: GeneratedAccessors.find(settings))
    }

    /// What the Info.plist files beside the code say to people.
    func information() -> [InformationText] {
        let found = FileFinder(endings: ["plist"], exclusions: settings.exclusions).find(settings.paths)
        return found.files.filter { $0.path.hasSuffix("Info.plist") }.flatMap { file in
            (try? FileReader.read(file.path)).map { InformationText.all(in: $0.bytes, path: file.path) } ?? []
        }
    }

    /// The code as checks of tables take it.
    func linted() throws(CommandFailure) -> LintedCode {
        let code = try read()
        return LintedCode(
            settings.paths, files: code.files.map { ($0.path, $0.bytes) }, failures: code.failures, notes: code.notes
        ) { project, earlier in
            let code = code.replacing(earlier)
            let beside = code.project(beside: project.tables)
            return SourceChecks(beside, finder: code.finder(of: beside))
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
    /// The targets that get accessors.
    let targets: [AccessorTarget]

    init(
        _ files: [SourceFile], failures: [FileError], _ settings: CodeSettings, targets: [AccessorTarget]
    ) {
        self.files = files
        self.failures = failures
        self.settings = settings
        self.targets = targets
    }

    /// The same code, some files of it being as they once were.
    func replacing(_ earlier: LintedCode.EarlierCode) -> ReadCode {
        guard !earlier.isEmpty else { return self }
        let older = earlier.compactMap { path, bytes in bytes.map { SourceScanner().file(at: path, holding: $0) } }
        return ReadCode(
            files.filter { earlier[$0.path] == nil } + older, failures: failures, settings, targets: targets)
    }

    /// The code beside tables.
    func project(beside tables: [any StringTable]) -> SourceProject {
        SourceProject(
            files, tables: tables, settings: .init(helpers: settings.helpers), accessors: targets.map(\.directory))
    }

    /// What finds the uses of the tables' keys, in files of other kinds too.
    ///
    /// - Parameter key: one more, which no table need have.
    func finder(of project: SourceProject, besides key: String? = nil) -> EvidenceFinder {
        let keys = project.keys.all.union(key.map { [$0] } ?? [])
        return EvidenceFinder(project, mentions: mentions(of: keys), failures: failures)
    }

    /// What files of other kinds say of keys.
    private func mentions(of keys: Set<String>) -> Mentions {
        let found = FileFinder(endings: Mentions.endings, exclusions: settings.exclusions).find(settings.paths)
        let others = found.files.compactMap { file in
            (try? FileReader.read(file.path, limit: Self.sizeLimit)).map { (path: file.path, bytes: $0.bytes) }
        }
        return Mentions(of: keys, in: others)
    }

    /// The most bytes that a file of another kind may have to be looked through.
    private static let sizeLimit = 8 << 20

    /// What keeps some files from being read whole.
    func notes(on paths: Set<String>) -> [String] {
        files.filter { paths.contains($0.path) }.compactMap { file in
            file.problem.map { Texts.Sources.unread(path: file.path, reason: "\($0)").resolved }
        }
    }

    /// What a person should know of the code before trusting what is said of it.
    var notes: [String] {
        let listed = LookupHelper.known.union(settings.helpers)
        let helpers = LookupHelper.declared(in: files).filter { !listed.contains($0.name) }.map { helper in
            Texts.Sources.helperUnlisted(
                path: helper.path, line: helper.line, name: helper.name, file: Configuration.fileName
            ).resolved
        }
        return notes(on: Set(files.map(\.path))) + helpers
    }
}
