import CatalogCore
import NetworkMessages
import Testing

@testable import TranslationFilling

@Suite("Translating with a language model")
struct ChatTests {
    private func answers(_ content: String) throws -> [ServiceAnswer] {
        try ChatReply(content).answers
    }

    @Test(
        "An answer is found inside other text",
        arguments: [
            #"{"strings":[{"id":1,"texts":{"text":"Início"}}]}"#,
            "```json\n{\"strings\":[{\"id\":1,\"texts\":{\"text\":\"Início\"}}]}\n```",
            #"Sure: {"strings":[{"id":"1","text":"Início"}]} Bye."#,
        ]
    )
    func answer(content: String) throws {
        #expect(try answers(content) == [ServiceAnswer(id: 1, texts: ["text": "Início"])])
    }

    @Test("A reply without answers is unreadable", arguments: ["", "no", "{", "{}", #"{"strings":[]}"#])
    func unreadable(content: String) {
        #expect(throws: ServiceFailure.self) { try answers(content) }
    }

    @Test(
        "The answer is found in the response of each API",
        arguments: [
            (ChatInterface.openai, #"{"choices":[{"message":{"content":"yes"}}]}"#),
            (.anthropic, #"{"content":[{"type":"thinking"},{"type":"text","text":"yes"}],"stop_reason":"end_turn"}"#),
            (.ollama, #"{"message":{"content":"yes"},"done":true,"done_reason":"stop"}"#),
        ]
    )
    func content(interface: ChatInterface, response: String) throws {
        #expect(try interface.form.content(of: Document(Array(response.utf8)).root) == "yes")
    }

    @Test(
        "A response without an answer or with a truncated one is unreadable",
        arguments: [
            (ChatInterface.openai, #"{"choices":[]}"#), (.openai, #"{"choices":[{"message":{}}]}"#),
            (.openai, #"{"choices":[{"finish_reason":"length","message":{"content":"ye"}}]}"#),
            (.anthropic, "{}"), (.anthropic, #"{"content":[]}"#),
            (.anthropic, #"{"content":[{"type":"text","text":"ye"}],"stop_reason":"max_tokens"}"#),
            (.anthropic, #"{"content":[{"type":"text","text":"No."}],"stop_reason":"refusal"}"#),
            (.ollama, "{}"), (.ollama, #"{"message":{"content":"ye"},"done_reason":"length"}"#),
        ]
    )
    func noContent(interface: ChatInterface, response: String) {
        #expect(throws: ServiceFailure.self) {
            try interface.form.content(of: Document(Array(response.utf8)).root)
        }
    }

    @Test("The server's message about a rejected API key is not repeated")
    func refusedKey() async throws {
        let service = ChatService(
            .openai, base: "https://example.com/v1/", model: "m", key: ServiceKey("sk-secret"),
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
