import CatalogCore
import NetworkMessages

/// A language model on a server.
public struct ChatService: TranslationService {
    /// What reports call it: the interface's name.
    public let name: String
    /// How many texts go into one request.
    public let batchSize: Int
    /// How many requests the server can take at a time.
    public let concurrency: Int

    private let form: any ChatForm
    private let model: String
    private let connection: ServiceConnection

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - base: the address that the interface's own paths follow: `https://api.openai.com/v1`,
    ///     `https://api.anthropic.com`, `http://127.0.0.1:11434`.
    ///   - key: nil for a server that asks for none.
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

    /// Answers depend on server and model.
    public var identity: String { "\(name) \(model) at \(connection.address)" }

    /// Asks the model.
    public func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
        let response = try await connection.answer(to: form.body(ChatPrompt(batch), model: model))
        return try ChatReply(form.content(of: response.root)).answers
    }
}
