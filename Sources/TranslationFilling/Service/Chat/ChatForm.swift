import CatalogCore
import NetworkMessages

/// The request and response format of a language model's API.
protocol ChatForm: Sendable {
    /// The path that is appended to the server's base URL.
    var path: String { get }
    /// The maximum number of texts in one request.
    var batchSize: Int { get }
    /// The maximum number of concurrent requests.
    var concurrency: Int { get }
    /// Returns the headers of every request.
    func headers(_ key: ServiceKey?) -> [String: String]
    /// Returns the body of a request.
    func body(_ prompt: ChatPrompt, model: String) -> DocumentFragment
    /// Returns the model's answer in a response.
    ///
    /// - Throws: `ServiceFailure.unreadable` if the response has no answer or the response was cut off.
    func content(of response: DocumentValue) throws(ServiceFailure) -> String
}

extension ChatForm {
    var batchSize: Int { 20 }
    var concurrency: Int { .max }

    /// Returns messages with their roles as JSON.
    func messages(_ messages: [(role: String, text: String)]) -> DocumentFragment {
        .array(
            messages.map { role, text in
                ["role": .string(role), "content": .string(text)]
            })
    }
}
