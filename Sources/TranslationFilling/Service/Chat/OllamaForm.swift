import CatalogCore
import NetworkMessages

/// Chats as Ollama has them.
///
/// A model on one's own machine is slow, and forgets the beginning of what is longer than its window: requests are
/// short, and go one after the other.
struct OllamaForm: ChatForm {
    let path = "/api/chat"
    let batchSize = 5
    let concurrency = 1

    /// The tokens of request and answer together; what is beyond the usual number is cut off without a word.
    private static let window = 8_192

    func headers(_ key: ServiceKey?) -> [String: String] {
        key.map { ["Authorization": $0.header("Bearer")] } ?? [:]
    }

    func body(_ prompt: ChatPrompt, model: String) -> DocumentFragment {
        .object([
            .init("model", .string(model)), .init("stream", .boolean(false)), .init("format", .string("json")),
            .init("options", .object([.init("num_ctx", .integer(Self.window))])),
            .init("messages", messages([("system", prompt.instructions), ("user", prompt.questions)])),
        ])
    }

    func content(of response: DocumentValue) throws(ServiceFailure) -> String {
        guard let content = response["message"]?["content"]?.string else {
            throw .unreadable("the response has no message")
        }
        if response["done_reason"]?.string == "length" { throw .unreadable("the answer was cut off") }
        return content
    }
}
