import CatalogCore
import CommandOutput
import InterfaceTexts
import ProgramSupport
import SwiftSources
import Workspaces

/// A run of `fitloc adopt` that replaces string lookups by accessors.
struct AccessorRun {
    private let arguments: AdoptArguments

    init(_ arguments: AdoptArguments) {
        self.arguments = arguments
    }

    func run() async throws {
        var console = Console()
        let workspace = try await Workspace.load([])
        let code = try CodeReader(arguments.code.paths, besides: arguments.file).read()
        try console.fail(code.failures)
        let source = try AccessorSource(arguments, accessors: code.accessors)
        let texts = AccessorTexts(source.targets)
        let mapping = try mapping(texts)
        let files = chosenFiles(code)
        for file in files {
            guard let problem = file.problem else { continue }
            try console.fail(
                Texts.Adopt.Accessors.broken(path: VisibleText.path(file.path), reason: "\(problem)").resolved)
        }
        let adoption = AccessorAdoption(
            in: code.project(beside: tables(workspace, source)), files: Set(files.map(\.path)),
            settings: AccessorAdoptionSettings(texts, mapping: mapping) { source.module(for: $0) })
        let codeChanges = try CodeChanges(adoption.edits, of: code.files)
        try carryOut(AccessorReport(adoption, arguments), codeChanges, &console)
        try console.finish()
    }

    private func carryOut(_ report: AccessorReport, _ codeChanges: CodeChanges, _ console: inout Console) throws {
        let isDryRun = arguments.edit.isDryRun
        guard try isDryRun || codeChanges.write(console: &console).isEmpty else { return }
        if arguments.answer.isReport { return try console.write(report.json) }
        let isQuiet = arguments.output.isQuiet
        if isDryRun, isQuiet { return try console.write(report.list.map { "\($0)\n" }.joined()) }
        if isDryRun { try codeChanges.show(console: &console, arguments.output.patchStyler) }
        try console.flush()
        try console.note(report.notes)
        guard !isQuiet else { return }
        if isDryRun {
            try console.note(report.summary)
        } else {
            try console.write(report.summary.map { "\($0)\n" }.joined())
        }
    }

    /// Returns the files named on the command line, or all files if none is named.
    private func chosenFiles(_ code: LoadedCode) -> [SourceFile] {
        guard !arguments.file.isEmpty else { return code.files }
        let named = Set(CodeReader.files(below: arguments.file))
        return code.files.filter { named.contains($0.path) }
    }

    /// Returns the tables of the project and the catalogs of the accessors, which can be outside the project.
    private func tables(_ workspace: Workspace, _ source: AccessorSource) -> [any StringTable] {
        let own = workspace.project.tables
        let known = Set(own.flatMap { $0.files.compactMap { try? ResolvedPath.resolve($0.path) } })
        return own + source.targets.flatMap(\.catalogs).filter { !known.contains($0.path) }
    }

    private func mapping(_ texts: AccessorTexts) throws -> AccessorMapping {
        var mapping = AccessorMapping()
        var problems: [FailureLine] = []
        for path in arguments.accessors.mappings {
            do {
                try mapping.add(FileReader.read(path).bytes, texts: texts)
            } catch let error as AccessorMappingFailure {
                problems += error.problems.map { FailureLine($0.reason.sentence, at: $0.position, in: path) }
            } catch let error as FileError {
                throw CommandFailure(error)
            }
        }
        guard problems.isEmpty else { throw CommandFailure(problems) }
        return mapping
    }
}
