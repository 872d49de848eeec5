import CatalogCore
import NetworkMessages

/// Anthropic's messages API.
struct AnthropicForm: ChatForm {
    let path = "/v1/messages"

    private static let version = "2023-06-01"
    /// The maximum number of tokens, which the API requires.
    ///
    /// The longest request needs half as many for its answer.
    private static let tokens = 8_192

    func headers(_ key: ServiceKey?) -> [String: String] {
        let version = ["anthropic-version": Self.version]
        return key.map { version.merging(["x-api-key": $0.secret]) { $1 } } ?? version
    }

    func body(_ prompt: ChatPrompt, model: String) -> DocumentFragment {
        [
            "model": .string(model), "max_tokens": .integer(Self.tokens),
            "system": .string(prompt.instructions), "messages": messages([("user", prompt.questions)]),
        ]
    }

    func content(of response: DocumentValue) throws(ServiceFailure) -> String {
        guard let blocks = response["content"] else { throw .unreadable("the response is not a message") }
        let texts = blocks.elements.filter { $0["type"]?.string == "text" }.compactMap { $0["text"]?.string }
        switch response["stop_reason"]?.string {
        case "max_tokens": throw .unreadable("the response was cut off")
        case "refusal": throw .unreadable("the model refused to answer")
        default: break
        }
        guard !texts.isEmpty else { throw .unreadable("the response has no text") }
        return texts.joined()
    }
}
