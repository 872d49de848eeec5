import Foundation
import Testing

@testable import JSONRPC

@Suite("A conversation of messages")
struct ConversationTests {
    /// Framing with one message per line.
    private struct Lines: MessageFraming {
        private var text = ""

        mutating func append(_ more: [UInt8]) { text += String(decoding: more, as: UTF8.self) }

        mutating func next() throws -> [UInt8]? {
            guard let end = text.firstIndex(of: "\n") else { return nil }
            defer { text.removeSubrange(...end) }
            return Array(text[..<end].utf8)
        }

        static func framed(_ message: [UInt8]) -> [UInt8] { message + [0x0A] }
    }

    private final class Client: @unchecked Sendable {
        private let lock = NSLock()
        private var text = ""

        func take(_ bytes: [UInt8]) { lock.withLock { text += String(decoding: bytes, as: UTF8.self) } }

        /// The sorted answers, because they can come in any order.
        var lines: [String] { lock.withLock { text.split(separator: "\n").map(String.init).sorted() } }
    }

    private static func form(answersCancelled: Bool, patience: Duration? = .seconds(20)) -> ConversationForm {
        ConversationForm(
            opening: "open", early: ["early"], closing: "close", end: "end", cancellation: "cancel",
            answersCancelled: answersCancelled, patience: patience)
    }

    private static func handlers() -> MessageHandlers<Int> {
        var handlers = MessageHandlers<Int>()
        for method in ["open", "early", "echo", "close"] {
            handlers.request(reading: method) { _, state in Array("\(state)".utf8) }
        }
        handlers.request(reading: "slow") { _, _ in
            try await Task.sleep(for: .milliseconds(200))
            return Array("\"done\"".utf8)
        }
        handlers.request(reading: "endless") { _, _ in
            try await Task.sleep(for: .seconds(600))
            return []
        }
        return handlers
    }

    /// Sends the lines of a client and closes the input.
    private func conversation(_ lines: [String], _ form: ConversationForm) async -> (answers: [String], saidSo: Bool) {
        let client = Client()
        let writer = MessageWriter(Lines.self) { client.take($0) }
        let loop = MessageLoop(form, Self.handlers(), writer: writer, channel: ClientChannel(writer)) { 7 }
        let (input, said) = AsyncStream<[UInt8]>.makeStream()
        for line in lines { said.yield(Array((line + "\n").utf8)) }
        said.finish()
        let saidSo = await loop.run(input, Lines())
        return (client.lines, saidSo)
    }

    @Test("Requests get a response with the state, and notifications get none", .timeLimit(.minutes(20)))
    func answers() async {
        let lines = [
            #"{"id":1,"method":"open"}"#, #"{"method":"note"}"#, #"{"id":"b","method":"echo","params":{}}"#,
        ]
        let (answers, saidSo) = await conversation(lines, Self.form(answersCancelled: false))
        #expect(answers == [#"{"jsonrpc":"2.0","id":"b","result":7}"#, #"{"jsonrpc":"2.0","id":1,"result":7}"#])
        #expect(!saidSo)
    }

    @Test("Messages before the first request are rejected, with some exceptions", .timeLimit(.minutes(20)))
    func early() async {
        let lines = [#"{"id":1,"method":"early"}"#, #"{"id":2,"method":"echo"}"#]
        let (answers, _) = await conversation(lines, Self.form(answersCancelled: false))
        #expect(answers.count == 2 && answers.contains(#"{"jsonrpc":"2.0","id":1,"result":7}"#))
        #expect(answers.contains { $0.contains("-32002") && $0.contains("\"id\":2") })
    }

    @Test("A message that is no request is answered with its id, if it has one", .timeLimit(.minutes(20)))
    func invalid() async {
        let lines = [#"{"id":3,"method":5}"#, "[]", #"{"id":4"#]
        let (answers, _) = await conversation(lines, Self.form(answersCancelled: false))
        #expect(answers.count == 3)
        let parts = [(#""id":3"#, "-32600"), (#""id":null"#, "-32600"), (#""id":null"#, "-32700")]
        for (id, code) in parts {
            #expect(answers.contains { $0.contains(id) && $0.contains(code) })
        }
    }

    @Test("Running requests are completed after the end of the input", .timeLimit(.minutes(20)))
    func patience() async {
        let lines = [#"{"id":1,"method":"open"}"#, #"{"id":2,"method":"slow"}"#]
        let (answers, _) = await conversation(lines, Self.form(answersCancelled: false))
        #expect(answers.contains(#"{"jsonrpc":"2.0","id":2,"result":"done"}"#))
    }

    @Test("Running requests that take too long after the end of the input are cancelled", .timeLimit(.minutes(20)))
    func impatience() async {
        let lines = [#"{"id":1,"method":"open"}"#, #"{"id":2,"method":"endless"}"#]
        let (answers, _) = await conversation(
            lines, Self.form(answersCancelled: false, patience: .milliseconds(100)))
        #expect(answers.count == 2)
    }

    @Test(
        "A cancelled request gets a response if the protocol requires one", .timeLimit(.minutes(20)),
        arguments: [(true, "id"), (false, "requestId")])
    func cancelled(answers: Bool, name: String) async {
        let lines = [
            #"{"id":1,"method":"open"}"#, #"{"id":2,"method":"endless"}"#,
            #"{"method":"cancel","params":{"\#(name)":2}}"#,
        ]
        let (found, _) = await conversation(lines, Self.form(answersCancelled: answers))
        #expect(found.contains { $0.contains("-32800") } == answers)
    }

    @Test("Nothing is read after the last message, and the client's exit is recorded", .timeLimit(.minutes(20)))
    func ending() async {
        let lines = [
            #"{"id":1,"method":"open"}"#, #"{"id":2,"method":"close"}"#, #"{"method":"end"}"#,
            #"{"id":3,"method":"early"}"#,
        ]
        let (answers, saidSo) = await conversation(lines, Self.form(answersCancelled: true))
        #expect(answers.count == 2 && saidSo)
    }
}
