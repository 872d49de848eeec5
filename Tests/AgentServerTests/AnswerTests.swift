import CatalogCore
import JSONRPC
import Testing

@testable import AgentServer

@Suite("Answers from the output of commands")
struct AnswerTests {
    @Test("A failure has its location and message, in the terms of the tools")
    func problems() {
        let outcome = CommandOutcome(
            status: 2, output: [],
            errors: """
                {"error":"expected a value","path":"L.xcstrings","line":3,"column":5}
                {"error":"“a” is in two tables; give --catalog FILE"}
                {"detail":"A.xcstrings"}
                2 texts are suspect now
                L.xcstrings:9:1: error: not a failure
                """)
        let answer = CommandAnswer(outcome)
        var placed = Problem(message: "expected a value")
        (placed.path, placed.line, placed.column) = ("L.xcstrings", 3, 5)
        #expect(answer.problems == [placed, Problem(message: "“a” is in two tables; give catalog\nA.xcstrings")])
        #expect(answer.notes == ["2 texts are suspect now", "L.xcstrings:9:1: error: not a failure"])
        #expect(throws: ToolRefusal.self) { try answer.required() }
    }

    @Test("A refusal with a single reason becomes that reason with its location")
    func refusal() {
        let skipped = DocumentFragment.object([
            .init("key", .string("a")), .init("path", .string("-")), .init("line", .integer(1)),
            .init("message", .string("L.xcstrings:21:5: “a” already exists")),
            .init("statement", .string("“a” already exists")),
            .init(
                "place",
                .object([
                    .init("path", .string("L.xcstrings")), .init("line", .integer(21)), .init("column", .integer(5)),
                ])),
        ])
        let answer = ToolRefusal([Problem(skipped: skipped)]).answer
        #expect(
            DocumentFragment.object(answer.members).jsonLine
                == #"{"error":"“a” already exists","path":"L.xcstrings","line":21,"column":5,"key":"a"}"#)
    }

    @Test("The text for models and the content for programs are equal and contain no secret")
    func secrets() {
        let secrets = Secrets(in: ["OPENAI_API_KEY": "sk-4711-0815", "HOME": "/home/ana", "A_TOKEN": "short"])
        let answer = ToolAnswer(["error": .string("401 for sk-4711-0815 of /home/ana, short")])
        let result = answer.result(hiding: secrets)
        #expect(result["structuredContent"]?["error"]?.text == "401 for … of /home/ana, short")
        #expect(result["content"]?.elements.first?["text"]?.text == result["structuredContent"]?.jsonLine)
    }

    @Test("A page has at least one item, however long, and begins at a cursor that is not negative")
    func pages() throws {
        let items = [DocumentFragment.string(String(repeating: "a", count: 20_000)), .string("b")]
        let page = try Page(items, .object([]), usual: 20)
        #expect(page.items.count == 1)
        #expect(page.next == "1")
        #expect(throws: ToolRefusal.self) {
            try Page(items, .object([.init("cursor", .string("-1"))]), usual: 20)
        }
    }

    @Test("Values of eight characters are secrets, shorter ones may be words")
    func shortestSecret() {
        let secrets = Secrets(in: ["A_TOKEN": "12345678", "B_KEY": "1234567"])
        #expect(secrets.hidden(in: .string("12345678 and 1234567")) == .string("… and 1234567"))
    }

    @Test(
        "The URI of a catalog can express any path",
        arguments: ["L.xcstrings", "App/Über uns%.xcstrings", "a?cursor=1 #.xcstrings"])
    func addresses(path: String) throws {
        let address = ResourceAddress.catalog(path: path, cursor: "50")
        #expect(ResourceAddress(address.text) == address)
        #expect(ResourceAddress(ResourceAddress.coverage.text) == .coverage)
    }

    @Test(
        "Invalid URIs are rejected",
        arguments: ["", "fitloc://", "file:///etc", "fitloc://catalog/%F", "fitloc://catalog/"])
    func noAddresses(text: String) {
        #expect(ResourceAddress(text) == nil)
    }

    @Test("An unknown protocol revision is answered with a widely known one")
    func revisions() {
        #expect(ProtocolRevision.agreed(on: "2025-03-26") == .march2025)
        #expect(ProtocolRevision.agreed(on: "2099-01-01") == .june2025)
        #expect(ProtocolRevision.agreed(on: nil) == .june2025)
    }

    @Test("A client that requests progress is notified about a long call", .timeLimit(.minutes(20)))
    func progress() async throws {
        let (told, teller) = AsyncStream<String>.makeStream()
        let writer = MessageWriter(LineFraming.self) { teller.yield(String(decoding: $0, as: UTF8.self)) }
        let heartbeat = ProgressHeartbeat(.text("p"), ClientChannel(writer), every: .milliseconds(5))
        let first = await heartbeat.during { await told.first { _ in true } }
        #expect(first?.contains("notifications/progress") == true)
        #expect(first?.contains(#""progressToken":"p""#) == true && first?.contains(#""progress":1"#) == true)
    }
}
