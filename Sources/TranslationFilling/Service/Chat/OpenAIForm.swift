import CatalogCore
import NetworkMessages

/// Chat completions as OpenAI has them.
///
/// Nothing is asked of the interface but messages: no form of output, no temperature, which not every server knows.
struct OpenAIForm: ChatForm {
    let path = "/chat/completions"

    func headers(_ key: ServiceKey?) -> [String: String] {
        key.map { ["Authorization": $0.header("Bearer")] } ?? [:]
    }

    func body(_ prompt: ChatPrompt, model: String) -> DocumentFragment {
        .object([
            .init("model", .string(model)),
            .init("messages", messages([("system", prompt.instructions), ("user", prompt.questions)])),
        ])
    }

    func content(of response: DocumentValue) throws(ServiceFailure) -> String {
        guard let choice = response["choices"]?.elements.first(where: { _ in true }) else {
            throw .unreadable("the response is no chat completion")
        }
        guard let content = choice["message"]?["content"]?.string else {
            throw .unreadable("the response has no message")
        }
        if choice["finish_reason"]?.string == "length" { throw .unreadable("the answer was cut off") }
        return content
    }
}
