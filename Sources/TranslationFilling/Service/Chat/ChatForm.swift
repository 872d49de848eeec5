import CatalogCore
import NetworkMessages

/// How an interface wants to be asked, and where its answer stands.
protocol ChatForm: Sendable {
    /// What follows the server's address.
    var path: String { get }
    /// The most texts of one request.
    var batchSize: Int { get }
    /// The most requests at a time.
    var concurrency: Int { get }
    /// What goes with every request.
    func headers(_ key: ServiceKey?) -> [String: String]
    /// The request's body.
    func body(_ prompt: ChatPrompt, model: String) -> DocumentFragment
    /// What the model said.
    ///
    /// - Throws: `ServiceFailure.unreadable` where the response is none, or was cut off.
    func content(of response: DocumentValue) throws(ServiceFailure) -> String
}

extension ChatForm {
    var batchSize: Int { 20 }
    var concurrency: Int { .max }

    /// Messages by who says them, in order.
    func messages(_ messages: [(role: String, text: String)]) -> DocumentFragment {
        .array(
            messages.map { role, text in
                .object([.init("role", .string(role)), .init("content", .string(text))])
            })
    }
}
