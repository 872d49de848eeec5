import Foundation
import TestSupport

/// A folder with a catalog without Portuguese texts, and a server to fill it.
struct ServiceFixture {
    static let secret = "sk-test-0123456789abcdef"

    let work: WorkFolder
    let service: FakeService
    private let name: String

    /// - Parameters:
    ///   - keys: The keys, which are also the source texts.
    ///   - name: The name of the service.
    init(
        keys: [String] = ["Start", "Stop"], configuration: String = "", name: String = "openai",
        _ mood: @escaping @Sendable (Int) -> FakeService.Mood
    ) async throws {
        self.name = name
        work = try WorkFolder()
        service = try await FakeService(mood)
        let entries = keys.sorted().map { "    \"\($0)\" : {}" }.joined(separator: ",\n")
        try work.write(
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}\n",
            to: "Localizable.xcstrings")
        try work.write("languages: [en, pt-BR]\n" + configuration, to: ".fitloc.yml")
    }

    /// The environment of a run, with the secret key and, if the service reads it there, the base URL.
    var environment: [String: String] {
        let address = name == "ollama" ? "OLLAMA_HOST" : "\(name.uppercased())_BASE_URL"
        let own = [
            address: service.address + (name == "openai" ? "/v1" : ""), "\(name.uppercased())_API_KEY": Self.secret,
            "no_proxy": "127.0.0.1", "NO_COLOR": "1",
        ]
        return work.environment.merging(own) { $1 }
    }

    /// Returns the words of a fill command.
    ///
    /// The server shares the machine with all tests and may respond later than the default timeout.
    func words(_ options: [String]) -> [String] {
        let patience = options.contains("--timeout") ? [] : ["--timeout", "600"]
        return ["fill", "--from", name, "--model", "test"] + patience + options
    }

    func start(_ options: [String]) throws -> SpawnedProgram {
        try SpawnedProgram([WorkFolder.program.path] + words(options), in: work.url, environment: environment)
    }

    /// Runs the command at a terminal with a simulated user.
    func prompted(
        _ options: String..., person: @escaping @Sendable (PseudoTerminal) throws -> Void
    ) async throws -> PromptedRun {
        try await PromptedRun.fitloc(words(options), in: work, environment: environment, person)
    }

    func fill(_ options: String...) async throws -> SpawnedProgram.Outcome {
        try await OwnThread.run { try start(options).waitForEnd() }
    }

    /// Returns the Portuguese text of a key.
    func text(_ key: String) throws -> String? { try work.catalog().texts["\(key) pt-BR"] }

    /// Returns the content of the journals, which are outside the project.
    func journal() throws -> String {
        let folder = work.file(".local/state")
        let files = FileManager.default.subpaths(atPath: folder.path) ?? []
        return try files.filter { $0.hasSuffix(".jsonl") }.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }.joined()
    }
}
