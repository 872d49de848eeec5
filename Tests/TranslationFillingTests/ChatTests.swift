import CatalogCore
import NetworkMessages
import Testing

@testable import TranslationFilling

@Suite("Talking with a language model")
struct ChatTests {
    private func answers(_ content: String) throws -> [ServiceAnswer] {
        let quoted = DocumentFragment.string(content).jsonLine
        return try ChatReply(Array("{\"choices\":[{\"message\":{\"content\":\(quoted)}}]}".utf8)).answers
    }

    @Test(
        "An answer is found among other words",
        arguments: [
            #"{"strings":[{"id":1,"texts":{"text":"Início"}}]}"#,
            "```json\n{\"strings\":[{\"id\":1,\"texts\":{\"text\":\"Início\"}}]}\n```",
            #"Sure: {"strings":[{"id":"1","text":"Início"}]} Bye."#,
        ]
    )
    func answer(content: String) throws {
        #expect(try answers(content) == [ServiceAnswer(id: 1, texts: ["text": "Início"])])
    }

    @Test(
        "What is no answer is unreadable",
        arguments: [
            "", "no", "{", "{}", #"{"choices":[]}"#, #"{"choices":[{"message":{}}]}"#,
            #"{"choices":[{"message":{"content":"{\"strings\":[]}"}}]}"#,
        ]
    )
    func unreadable(body: String) {
        #expect(throws: ServiceFailure.self) { try ChatReply(Array(body.utf8)) }
    }

    @Test("An answer that was cut off is not taken")
    func cutOff() {
        let body =
            #"{"choices":[{"finish_reason":"length","message":{"content":"{\"strings\":[{\"id\":1,\"text\":\"x\"}]}"}}]}"#
        #expect(throws: ServiceFailure.unreadable("the answer was cut off")) { try ChatReply(Array(body.utf8)) }
    }

    @Test("What a server says of a key that it does not take is not passed on")
    func refusedKey() async throws {
        let service = ChatService(
            baseURL: "https://example.com/v1/", model: "m", key: ServiceKey("sk-secret"),
            transport: Fixed(status: 401, body: #"{"error":{"message":"Incorrect key sk-se***et"}}"#))
        await #expect(throws: ServiceFailure.status(401, message: nil, wait: nil)) {
            try await service.answers(to: ServiceBatch(source: "en", target: "de", questions: []))
        }
        #expect(!service.identity.contains("secret"))
    }

    private struct Fixed: HTTPTransport {
        let status: Int
        let body: String

        func send(_ request: HTTPRequest) async throws -> HTTPResponse {
            #expect(request.url == "https://example.com/v1/chat/completions")
            #expect(request.headers["Authorization"] == "Bearer sk-secret")
            return HTTPResponse(status: status, headers: [:], body: Array(body.utf8))
        }
    }
}
