import ArgumentParser
import CommandSupport
import XCStringsKit

/// Rewrites catalogs as Xcode would.
struct Fmt: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rewrite catalogs exactly as Xcode would.",
        discussion: """
            Order, spacing, escapes, LF, no byte-order mark; the last newline stays as it was. A file that is no valid \
            catalog is left alone. With - standard input is formatted to standard output.

              fitloc fmt
              fitloc fmt --check Localizable.xcstrings
              git show HEAD:Localizable.xcstrings | fitloc fmt -
            """)

    @OptionGroup var input: InputOptions

    @Flag(help: "List what would change and end with status 1; write nothing.")
    var check = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let workspace = try await Workspace.load(input.paths, endings: [TableFormat.catalog.rawValue])
        try console.failUnread(in: workspace, saying: Texts.Table.noCatalogInFolder)
        for file in workspace.project.files { try format(file, of: workspace.project, console: &console) }
        try console.finish()
    }

    private func format(_ file: LoadedFile, of project: Project, console: inout Console) throws {
        let result = CatalogFormatter.result(for: file, in: project) { GitProgram.checksOutCarriageReturns($0.path) }
        switch result {
        case .broken(let broken): try console.fail([FailureLine(broken)])
        case .noCatalog: try console.fail(Texts.Fmt.noCatalog(path: file.path).resolved)
        case .unchanged(let bytes): if file.isStandardInput, !check, !dryRun { try console.write(bytes) }
        case .changed(let bytes): try take(bytes, for: file, console: &console)
        }
    }

    private func take(_ bytes: [UInt8], for file: LoadedFile, console: inout Console) throws {
        if dryRun {
            try console.show(
                UnifiedDiff.text(path: PatchPath.of(file.path), old: file.bytes, new: bytes), output.patchStyler)
        } else if check {
            try console.write(file.path + "\n")
        } else if file.isStandardInput {
            try console.write(bytes)
        } else if try console.replace(file, with: bytes), !output.isQuiet {
            try console.write("\(Texts.Fmt.formatted(path: file.path))\n")
        }
        if check { console.end(with: .findings) }
    }
}
