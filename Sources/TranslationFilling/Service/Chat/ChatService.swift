import CatalogCore
import NetworkMessages

/// A language model on a server.
public struct ChatService: TranslationService {
    /// The name of the API, used in reports.
    public let name: String
    /// The maximum number of texts in one request.
    public let batchSize: Int
    /// The maximum number of concurrent requests.
    public let concurrency: Int

    private let form: any ChatForm
    private let model: String
    private let connection: ServiceConnection

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - base: The base URL of the API: `https://api.openai.com/v1`, `https://api.anthropic.com` or
    ///     `http://127.0.0.1:11434`.
    ///   - key: The secret key; nil for a server that needs none.
    public init(
        _ interface: ChatInterface, base: String, model: String, key: ServiceKey?, transport: any HTTPTransport
    ) {
        name = interface.rawValue
        form = interface.form
        (batchSize, concurrency) = (form.batchSize, form.concurrency)
        self.model = model
        connection = ServiceConnection(
            base: base, path: form.path, headers: form.headers(key), key: key, transport: transport)
    }

    /// The server and model, on which answers depend.
    public var identity: String { "\(name) \(model) at \(connection.address)" }

    /// Asks the model to translate.
    public func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
        let response = try await connection.answer(to: form.body(ChatPrompt(batch), model: model))
        return try ChatReply(form.content(of: response.root)).answers
    }
}
