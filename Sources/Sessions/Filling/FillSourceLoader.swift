import CatalogCore
import CatalogLint
import ChildProcesses
import CommandOutput
import Foundation
import InterfaceTexts
import TranslationExchange
import TranslationFilling
import TranslationReuse
import Workspaces

/// Creates sources from their names: reads files, and finds programs and servers.
struct FillSourceLoader {
    let workspace: Workspace
    let options: FillSettings
    let environment: [String: String]
    /// Whether services will be asked.
    let sends: Bool
    /// The translation memory, created on first use because it reads every text of the project.
    private lazy var memory = TranslationMemory(
        workspace.project.tables, settings: workspace.lintSettings(requiring: nil))

    init(_ workspace: Workspace, _ options: FillSettings, environment: [String: String], sends: Bool) {
        self.workspace = workspace
        self.options = options
        self.environment = environment
        self.sends = sends
    }

    /// Uses a translation memory that is there already.
    mutating func use(_ known: TranslationMemory) { memory = known }

    /// Returns the sources from the options, or else from the configuration, or else the translation memory.
    mutating func steps(for configuration: Configuration?) async throws -> [Filler.Step] {
        let folder = configuration.map { RelativePath.of($0.folder, from: workspace.currentFolder) } ?? ""
        let configured = configuration?.fill.from?.map { $0.resolved(in: folder) }
        let names = options.from.isEmpty ? configured ?? [.memory] : options.from
        try requireOneServer(for: names)
        if sends, options.from.isEmpty, let configuration { try requireTrust(in: names, of: configuration) }
        var steps: [Filler.Step] = []
        for name in names {
            steps.append(try await step(name, configuration))
            // Texts that consist of do-not-translate words need no service.
            if name == .memory { steps.append(.source(FixedTextSource(names: configuration?.doNotTranslate ?? []))) }
        }
        return steps
    }

    /// Refuses `--endpoint` with several services.
    ///
    /// The address belongs to one service and must not receive the API key of another.
    private func requireOneServer(for names: [FillSourceName]) throws(CommandFailure) {
        let services = names.filter { if case .service = $0 { true } else { false } }
        if options.endpoint != nil, services.count != 1 { throw CommandFailure(Texts.Fill.whoseAddress) }
    }

    /// Requires the user's trust for sources named in the configuration, whose author may be someone else.
    private func requireTrust(in names: [FillSourceName], of configuration: Configuration) throws(CommandFailure) {
        do throws(ConfigurationError) {
            for case let grant? in names.map(\.grant) { try configuration.require(grant) }
        } catch {
            throw CommandFailure([FailureLine(error)])
        }
    }

    private mutating func step(_ name: FillSourceName, _ configuration: Configuration?) async throws -> Filler.Step {
        switch name {
        case .memory: .source(MemorySource(memory, similarity: options.leastScore))
        case .source: .source(CopySource())
        case .pseudo: .source(PseudoSource(terms: configuration?.doNotTranslate ?? []))
        case .pseudoRightToLeft:
            .source(PseudoSource(isRightToLeft: true, terms: configuration?.doNotTranslate ?? []))
        case .strings(let path): .source(try await strings(at: path))
        case .xliff(let path):
            .source(
                ReferenceSource(
                    "xliff:\(path)",
                    ReferenceUnit.all(
                        in: try ReceivedTranslations(path, namesKeys: true).files, among: workspace.known)))
        case .tmx(let path): .source(try MemorySource(file: path, for: workspace, similarity: options.leastScore))
        case .service(let name):
            .service(
                try ServiceLoader(options: options, environment: environment, sends: sends).service(
                    name, configuration?.fill))
        case .command(let command): .service(try program(command, configuration?.fill))
        }
    }

    private func strings(at path: String) async throws -> ReferenceSource {
        let folder = FileReader.isFolder(path) ? nil : TablePath.tableFolder(of: path)
        let others = try await Workspace.load([folder.map { $0.isEmpty ? "." : $0 } ?? path])
        let table = folder == nil ? nil : try others.table(at: path)
        if let failure = others.failures.first { throw CommandFailure(failure) }
        let legacy = table.map { [$0] } ?? others.project.tables.filter(\.isLegacy)
        guard !legacy.isEmpty else { throw CommandFailure(Texts.Fill.noStrings(path: VisibleText.path(path))) }
        let units = ReferenceUnit.all(in: legacy, settings: others.lintSettings(requiring: nil))
        return ReferenceSource("strings:\(path)", units)
    }

    private func program(_ command: String, _ fill: FillConfiguration?) throws -> CommandService {
        CommandService(
            command, program: ChildProgram(try CommandLineSplitter.words(of: command), environment: environment),
            seconds: options.serviceSettings(fill).timeout)
    }
}
