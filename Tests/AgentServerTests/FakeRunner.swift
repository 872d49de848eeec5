import Foundation

@testable import AgentServer

/// A runner that records commands and returns a fixed outcome.
final class FakeRunner: CommandRunner, @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [(words: [String], input: String)] = []
    private let outcome: CommandOutcome

    init(_ output: String = "{}", status: Int32 = 0, errors: String = "") {
        outcome = CommandOutcome(status: status, output: Array(output.utf8), errors: errors)
    }

    /// The recorded commands.
    var runs: [(words: [String], input: String)] { lock.withLock { noted } }

    func run(_ words: [String], input: [UInt8]) async throws -> CommandOutcome {
        lock.withLock { noted.append((words, String(decoding: input, as: UTF8.self))) }
        return outcome
    }
}

extension AgentProject {
    /// Creates a project without files.
    static func made(
        _ runner: FakeRunner, allowsWrites: Bool = true, services: FillServices = .none,
        environment: [String: String] = [:]
    ) -> AgentProject {
        AgentProject(
            folder: "/made", allowsWrites: allowsWrites, services: services, runner: runner, environment: environment)
    }
}
