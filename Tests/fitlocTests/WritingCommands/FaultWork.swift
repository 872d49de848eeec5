import Foundation
import TestSupport

/// A folder in which a command runs many times, always starting from the same files.
struct FaultWork: Sendable {
    typealias Contents = [String: Data]

    let command: WritingCommand
    let work: WorkFolder
    /// The folder for the tests' own programs, and for the state and cache that the command keeps for the user.
    let tools: WorkFolder
    /// The files before the command runs.
    private(set) var old: Contents = [:]
    /// The files after an undisturbed run.
    private(set) var new: Contents = [:]
    private let service: FakeService?

    init(_ command: WritingCommand) async throws {
        self.command = command
        work = try WorkFolder()
        tools = try WorkFolder()
        service = command.needs.contains(.service) ? try await FakeService { _ in .well } : nil
        old = try begin()
        let outcome = try run()
        new = try contents()
        guard outcome.ending == .status(0), old != new else {
            throw Idle(ending: "\(outcome)")
        }
    }

    /// An error for a command that changes no files in an undisturbed run.
    struct Idle: Error {
        let ending: String
    }

    /// The paths of the files before and after the command.
    var known: Set<String> { Set(old.keys).union(new.keys) }

    /// Restores all files, and removes everything else.
    ///
    /// The folder of a repository stays, because a permission names its inode.
    @discardableResult
    func begin() throws -> Contents {
        let roots = command.needs.compactMap { need -> String? in
            if case .repository(let folder) = need, folder != "." { folder } else { nil }
        }
        for name in try work.names() where !roots.contains(name) {
            try FileManager.default.removeItem(at: work.file(name))
        }
        for root in roots where FileManager.default.fileExists(atPath: work.file(root).path) {
            for name in try work.names(below: root) {
                try FileManager.default.removeItem(at: work.file("\(root)/\(name)"))
            }
        }
        try? FileManager.default.removeItem(at: state)
        for (path, text) in FaultProject.files.merging(command.files, uniquingKeysWith: { $1 }) {
            try work.write(text, to: path)
        }
        for case .repository(let folder) in command.needs {
            try Program.run(["git", "init", "-q"], in: work.file(folder).path)
        }
        return try contents()
    }

    /// Restores the files, and keeps everything else.
    func restore() throws {
        for path in known {
            if let bytes = old[path] {
                try FileManager.default.createDirectory(
                    at: work.file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
                try bytes.write(to: work.file(path))
            } else {
                try? FileManager.default.removeItem(at: work.file(path))
            }
        }
    }

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - prefix: A program that runs the command, with its arguments.
    ///   - words: Words that replace those of the command.
    ///   - more: Additional environment variables.
    func run(
        by prefix: [String] = [], words: [String]? = nil, _ more: [String: String] = [:]
    ) throws -> SpawnedProgram.Outcome {
        try start(by: prefix, words: words, more).waitForEnd(patience: 120)
    }

    func start(
        by prefix: [String] = [], words: [String]? = nil, _ more: [String: String] = [:]
    ) throws -> SpawnedProgram {
        try SpawnedProgram(
            prefix + [WorkFolder.program.path] + (words ?? command.words), in: work.url,
            environment: environment.merging(more) { $1 })
    }

    /// Returns all files, except those in `.git` folders other than `config`.
    func contents() throws -> Contents {
        try FileManager.default.subpathsOfDirectory(atPath: work.url.path).reduce(into: [:]) { contents, path in
            guard !path.contains(".git/") || path.hasSuffix(".git/config") else { return }
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: work.file(path).path, isDirectory: &isFolder)
            if isThere, !isFolder.boolValue { contents[path] = try work.bytes(of: path) }
        }
    }

    private var state: URL { tools.file("state") }

    private var environment: [String: String] {
        let kept = command.needs.contains(.personalFolder) ? work.file("state") : state
        var own = ["XDG_STATE_HOME": kept.path, "XDG_CACHE_HOME": state.path, "GIT_CONFIG_NOSYSTEM": "1"]
        if let service {
            own["OPENAI_BASE_URL"] = service.address + "/v1"
            own["OPENAI_API_KEY"] = "test"
            own["no_proxy"] = "127.0.0.1"
        }
        return work.environment.merging(own) { $1 }
    }
}
