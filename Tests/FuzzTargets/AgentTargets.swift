import AgentServer
import CatalogCore
import Foundation
import JSONRPC

extension FuzzTarget {
    /// Targets for conversations with agents' clients.
    static let agents = [
        FuzzTarget("agent-messages", samples: AgentSamples.conversations, rejected: AgentSamples.refused) { bytes in
            let answers = ReceivedBytes()
            waiting {
                let (input, said) = AsyncStream<[UInt8]>.makeStream()
                said.yield(bytes)
                said.finish()
                let writer = MessageWriter(LineFraming.self) { answers.take($0) }
                await AgentConversation(about: AgentSamples.project, version: "1").run(input, writer)
            }
            for line in answers.lines {
                guard let answer = try? Document(line).root, answer.kind == .object else {
                    preconditionFailure("an answer is not JSON")
                }
                let isRefusal = answer["error"] != nil || answer["result"]?["isError"]?.boolean == true
                try Rejection.unless(!isRefusal, String(decoding: line, as: UTF8.self))
            }
        }
    ]
}

/// The bytes sent to a client, from any thread.
private final class ReceivedBytes: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []

    func take(_ more: [UInt8]) { lock.withLock { bytes += more } }

    var lines: [[UInt8]] { lock.withLock { bytes.split(separator: 0x0A).map(Array.init) } }
}

/// A runner that returns the same answer for every command.
private struct FixedRunner: CommandRunner {
    func run(_ words: [String], input: [UInt8]) async throws -> CommandOutcome {
        let answer =
            #"{"keys":[{"key":"a","path":"L","texts":[{"language":"en","part":null,"text":"A"}]}],"catalogs":[]}"#
        return CommandOutcome(status: 0, output: Array(answer.utf8), errors: "L:1:2: error: x\n")
    }
}

/// Conversations of clients.
private enum AgentSamples {
    static let project = AgentProject(
        folder: "/made", allowsWrites: true, services: .none, runner: FixedRunner(), environment: [:])

    static let opening = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#

    static let conversations = [
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
        #"{"jsonrpc":"2.0","id":"b","method":"tools/call","params":{"name":"list","arguments":{"limit":2}}}"#,
        #"{"id":2,"method":"tools/call","params":{"name":"add","arguments":{"keys":[{"key":"a","values":{"en":"A"}}]}}}"#,
        #"{"id":3,"method":"tools/call","params":{"name":"get","arguments":{"keys":["a"]},"_meta":{"progressToken":1}}}"#,
        #"{"id":4,"method":"resources/read","params":{"uri":"fitloc://coverage"}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"ping"}"# + "\n"
            + #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#,
        #"[{"id":5,"method":"ping"},{"method":"notifications/cancelled","params":{"requestId":5}}]"#,
    ].map { opening + "\n" + $0 + "\n" }

    static let refused = [
        #"{"id":4,"method":"resources/read","params":{"uri":"fitloc://catalog/A%20b.xcstrings?cursor=50"}}"#,
        #"{"id":6,"method":"none"}"#, #"{"id":7,"method":"tools/call","params":{"name":"set","arguments":{"x":1}}}"#,
    ].map { opening + "\n" + $0 + "\n" }
}
