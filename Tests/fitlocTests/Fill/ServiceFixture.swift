import Foundation
import TestSupport

/// A folder with a catalog that lacks Portuguese, and a server to fill it.
struct ServiceFixture {
    static let secret = "sk-test-0123456789abcdef"

    let work: WorkFolder
    let service: FakeService

    /// - Parameter keys: each is its own text.
    init(
        keys: [String] = ["Start", "Stop"], configuration: String = "",
        _ mood: @escaping @Sendable (Int) -> FakeService.Mood
    ) async throws {
        work = try WorkFolder()
        service = try await FakeService(mood)
        let entries = keys.sorted().map { "    \"\($0)\" : {}" }.joined(separator: ",\n")
        try work.write(
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}\n",
            to: "Localizable.xcstrings")
        try work.write("languages: [en, pt-BR]\n" + configuration, to: ".fitloc.yml")
    }

    private var environment: [String: String] {
        work.environment.merging(
            ["OPENAI_BASE_URL": service.address, "OPENAI_API_KEY": Self.secret, "no_proxy": "127.0.0.1"]) { $1 }
    }

    /// The server shares its threads with all tests, which may keep it waiting far longer than the usual time-out.
    func start(_ options: [String]) throws -> SpawnedProgram {
        let patience = options.contains("--timeout") ? [] : ["--timeout", "600"]
        let words = [WorkFolder.program.path, "fill", "--from", "openai", "--model", "test"] + patience + options
        return try SpawnedProgram(words, in: work.url, environment: environment)
    }

    func fill(_ options: String...) async throws -> SpawnedProgram.Outcome {
        try await OwnThread.run { try start(options).waitForEnd() }
    }

    /// What a key says in Portuguese.
    func text(_ key: String) throws -> String? { try work.catalog().texts["\(key) pt-BR"] }

    /// All that was kept outside the project.
    func journal() throws -> String {
        let folder = work.file(".local/state")
        let files = FileManager.default.subpaths(atPath: folder.path) ?? []
        return try files.filter { $0.hasSuffix(".jsonl") }.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }.joined()
    }
}
