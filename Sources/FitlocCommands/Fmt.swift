import ArgumentParser
import CatalogCore
import CommandOutput
import InterfaceTexts
import ProgramSupport
import StringTables
import TableConversion
import VersionHistory
import Workspaces

/// The command that rewrites catalogs in Xcode's format.
struct Fmt: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Rewrite catalogs exactly as Xcode would.",
        discussion: """
            Normalizes order, spacing, escapes and line endings (LF), and removes byte-order marks; a final newline is \
            kept as it is. Invalid catalogs and legacy tables are not changed. With -, standard input is formatted to \
            standard output.

              fitloc fmt
              fitloc fmt --check Localizable.xcstrings
              fitloc fmt --check --format json
              git show HEAD:Localizable.xcstrings | fitloc fmt -
            """)

    @OptionGroup var input: InputOptions

    @Flag(help: "List the files that would change and exit with status 1; write nothing.")
    var check = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    private var isTrial: Bool { check || dryRun }

    func validate() throws {
        for path in input.paths where !isTrial { try answer.validate(besides: path) }
    }

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: isTrial) }
        let workspace = try await Workspace.load(input.paths, endings: [TableFormat.catalog.rawValue])
        if try await hasLegacyTablesOnly(workspace) {
            if !output.isQuiet { try console.note(Texts.Fmt.legacyOnly.resolved) }
            return try console.finish()
        }
        let legacy = try await legacyFolders(of: workspace)
        try console.failUnread(in: workspace, besides: legacy, saying: Texts.Table.noCatalogInFolder)
        for file in workspace.project.files { try format(file, of: workspace.project, console: &console) }
        try console.finish()
    }

    /// Whether the project has legacy tables and no catalogs.
    ///
    /// That is not an error, so a CI job can format a project without knowing the kind of its tables.
    private func hasLegacyTablesOnly(_ workspace: Workspace) async throws -> Bool {
        guard input.paths.isEmpty, workspace.project.files.isEmpty, workspace.failures.isEmpty else { return false }
        return try await !Workspace.load([]).project.files.isEmpty
    }

    /// Returns the configured folders that have legacy tables and no catalogs.
    private func legacyFolders(of workspace: Workspace) async throws -> Swift.Set<String> {
        guard input.paths.isEmpty, !workspace.emptyFolders.isEmpty else { return [] }
        return try await Swift.Set(workspace.emptyFolders).subtracting(Workspace.load([]).emptyFolders)
    }

    private func format(_ file: LoadedFile, of project: Project, console: inout Console) throws {
        let result = CatalogFormatter.result(for: file, in: project) { GitProgram.checksOutCarriageReturns($0.path) }
        switch result {
        case .broken(let broken): try console.leaveOut(broken)
        case .noCatalog:
            try console.leaveOut(file.path, Texts.Fmt.noCatalog(path: VisibleText.path(file.path)).resolved)
        case .unchanged(let bytes):
            console.report(WrittenFile(path: file.path, from: file.bytes, to: bytes))
            if file.isStandardInput, !isTrial { try console.write(bytes) }
        case .changed(let bytes): try take(bytes, for: file, console: &console)
        }
    }

    private func take(_ bytes: [UInt8], for file: LoadedFile, console: inout Console) throws {
        if check { console.end(with: .findings) }
        if file.isStandardInput, !isTrial { return try console.write(bytes) }
        guard try isTrial || console.replace(file, with: bytes) else { return }
        console.report(WrittenFile(path: file.path, from: file.bytes, to: bytes))
        guard !console.isReporting else { return }
        if dryRun {
            try console.showDifference(at: file.path, from: file.bytes, to: bytes, output.patchStyler)
        } else if check {
            try console.write(line: VisibleText.path(file.path))
        } else if !output.isQuiet {
            try console.write(line: Texts.Fmt.formatted(path: VisibleText.path(file.path)).resolved)
        }
    }
}
