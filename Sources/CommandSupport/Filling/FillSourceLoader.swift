import Foundation
import XCStringsKit

/// Makes sources of their names: reads files, takes the key and the address of a service from the environment.
struct FillSourceLoader {
    let workspace: Workspace
    let options: FillOptions
    let environment: [String: String]
    /// Made when it is first asked for: it looks at every text of the project.
    private lazy var memory = TranslationMemory(
        workspace.project.tables, settings: workspace.lintSettings(requiring: nil))

    init(_ workspace: Workspace, _ options: FillOptions, environment: [String: String]) {
        self.workspace = workspace
        self.options = options
        self.environment = environment
    }

    /// The sources that the options name, else the configuration, else the memory.
    mutating func steps(for configuration: Configuration?) async throws -> [Filler.Step] {
        let folder = configuration.map { RelativePath.of($0.folder, from: workspace.currentFolder) } ?? ""
        let configured = configuration?.fill.from?.map { $0.resolved(in: folder) }
        let names = options.from.isEmpty ? configured ?? [.memory] : options.from
        var steps: [Filler.Step] = []
        for name in names { steps.append(try await step(name, configuration)) }
        return steps
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
            .source(ReferenceSource("xliff:\(path)", ReferenceUnit.all(in: try ReceivedTranslations(path).files)))
        case .openai: .service(try chat(configuration?.fill))
        case .command(let command): .service(try program(command, configuration?.fill))
        }
    }

    private func strings(at path: String) async throws -> ReferenceSource {
        let folder = FileReader.isFolder(path) ? nil : TablePath.tableFolder(of: path)
        let others = try await Workspace.load([folder.map { $0.isEmpty ? "." : $0 } ?? path])
        let table = folder == nil ? nil : try others.table(at: path)
        if let failure = others.failures.first { throw CommandFailure(failure) }
        let legacy = table.map { [$0] } ?? others.project.tables.filter(\.isLegacy)
        guard !legacy.isEmpty else { throw CommandFailure(Texts.Fill.noStrings(path: path)) }
        let units = ReferenceUnit.all(in: legacy, settings: others.lintSettings(requiring: nil))
        return ReferenceSource("strings:\(path)", units)
    }

    private func program(_ command: String, _ fill: FillConfiguration?) throws -> CommandService {
        guard let words = CommandWords.split(command) else {
            throw CommandFailure(Texts.Fill.noCommand(command: Quotation.of(command)))
        }
        return CommandService(
            command, program: ChildProgram(words, environment: environment),
            seconds: options.serviceSettings(fill).timeout)
    }

    // MARK: - A server

    private static let usualAddress = "https://api.openai.com/v1"

    private func chat(_ fill: FillConfiguration?) throws -> ChatService {
        guard let model = options.model ?? fill?.model, !model.isEmpty else {
            throw CommandFailure(Texts.Fill.noModel(file: Configuration.fileName))
        }
        let address = given("OPENAI_BASE_URL") ?? Self.usualAddress
        guard let url = URLComponents(string: address), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            url.host?.isEmpty == false, url.user == nil, url.password == nil, url.query == nil, url.fragment == nil
        else { throw CommandFailure(Texts.Fill.noAddress) }
        let key = given("OPENAI_API_KEY")
        if key == nil, address == Self.usualAddress { throw CommandFailure(Texts.Fill.noKey) }
        return ChatService(
            baseURL: address, model: model, key: key.map { ServiceKey($0) },
            transport: try NetworkProgram(environment: environment))
    }

    /// A variable with something in it; a line break behind a key comes from the file that it was read from.
    private func given(_ name: String) -> String? {
        let value = environment[name]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return value.isEmpty ? nil : value
    }
}
