import CatalogCore
import CatalogLint
import LintRules
import StandardStreams
import StringTables

/// One run of `lint-strings`.
struct LinterRun {
    private let arguments: LinterArguments
    private var lines: [String] = []
    private var hasErrors = false

    init(_ arguments: LinterArguments) {
        self.arguments = arguments
    }

    /// Checks the catalogs and returns the exit status.
    ///
    /// - Throws: An `OutputError` if the findings cannot be printed.
    mutating func run() async throws -> Int32 {
        for catalog in arguments.catalogs { await check(catalog) }
        var output = StandardOutput(to: .error)
        try output.write(lines.map { "\($0)\n" }.joined())
        if hasErrors { return 1 }
        if let stamp = arguments.stamp {
            try FileReplacer.create(stamp, with: [], overwriting: true, creatingFolders: true)
        }
        return 0
    }

    private mutating func check(_ path: String) async {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path).bytes
        } catch {
            return add("\(VisibleText.path(path)): error: \(error.reason)", isError: true)
        }
        var settings = LintSettings()
        do throws(SettingsFailure) {
            let project = try ProjectSettings(for: path)
            if project.isExcluded { return }
            settings = project.lint
        } catch {
            let location = FileLocation(path: error.path, position: TextPosition(line: error.line, column: 1))
            add(
                "\(location): warning: \(error.message); the catalog is checked by the default settings", isError: false
            )
        }
        // Which symbols a build generates depends on the project.
        settings.symbols = { [] }
        let project = TableLoader.loadNow([.init(path: path, bytes: bytes)])
        let report = await Linter(settings: { [settings] _ in settings }).check(project, isComplete: false)
        for finding in report.findings where finding.severity != .note || arguments.showsNotes {
            let location = "\(FileLocation(path: path, position: finding.position))"
            add(
                "\(location): \(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)]",
                isError: finding.severity == .error)
        }
    }

    private mutating func add(_ line: String, isError: Bool) {
        lines.append(line)
        if isError { hasErrors = true }
    }
}
