import CatalogCore
import NetworkMessages

/// OpenAI's chat completions API.
///
/// Requests contain only the model and the messages, because not every server supports an output format or temperature.
struct OpenAIForm: ChatForm {
    let path = "/chat/completions"

    func headers(_ key: ServiceKey?) -> [String: String] {
        key.map { ["Authorization": $0.header("Bearer")] } ?? [:]
    }

    func body(_ prompt: ChatPrompt, model: String) -> DocumentFragment {
        [
            "model": .string(model),
            "messages": messages([("system", prompt.instructions), ("user", prompt.questions)]),
        ]
    }

    func content(of response: DocumentValue) throws(ServiceFailure) -> String {
        guard let choice = response["choices"]?.elements.first(where: { _ in true }) else {
            throw .unreadable("the response is not a chat completion")
        }
        guard let content = choice["message"]?["content"]?.string else {
            throw .unreadable("the response has no message")
        }
        if choice["finish_reason"]?.string == "length" { throw .unreadable("the response was cut off") }
        return content
    }
}
