import CatalogCore
import NetworkMessages

/// Ollama's chat API.
///
/// A local model is slow and drops the beginning of a prompt that exceeds its context window. Requests are therefore
/// short and sent one at a time.
struct OllamaForm: ChatForm {
    let path = "/api/chat"
    let batchSize = 5
    let concurrency = 1

    /// The context window for request and answer, in tokens.
    ///
    /// Ollama silently truncates what exceeds its default window.
    private static let window = 8_192

    func headers(_ key: ServiceKey?) -> [String: String] {
        key.map { ["Authorization": $0.header("Bearer")] } ?? [:]
    }

    func body(_ prompt: ChatPrompt, model: String) -> DocumentFragment {
        [
            "model": .string(model), "stream": false, "format": "json",
            "options": ["num_ctx": .integer(Self.window)],
            "messages": messages([("system", prompt.instructions), ("user", prompt.questions)]),
        ]
    }

    func content(of response: DocumentValue) throws(ServiceFailure) -> String {
        guard let content = response["message"]?["content"]?.string else {
            throw .unreadable("the response has no message")
        }
        if response["done_reason"]?.string == "length" { throw .unreadable("the response was cut off") }
        return content
    }
}
