import CatalogCore
import NetworkMessages

/// A language model behind an interface as OpenAI's chat completions, which most servers of models offer.
///
/// Nothing is asked of the interface but messages: no form of output, no temperature, which not every server knows.
public struct ChatService: TranslationService {
    /// The name `openai`.
    public let name = "openai"
    /// How many questions go into one request.
    public let batchSize = 20
    /// As many requests as the settings allow.
    public let concurrency = Int.max

    private let endpoint: String
    private let model: String
    private let key: ServiceKey?
    private let transport: any HTTPTransport

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - baseURL: the address up to and with the version, `https://api.openai.com/v1`.
    ///   - key: nil for a server that asks for none.
    public init(baseURL: String, model: String, key: ServiceKey?, transport: any HTTPTransport) {
        endpoint = (baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL) + "/chat/completions"
        self.model = model
        self.key = key
        self.transport = transport
    }

    /// Answers depend on server and model.
    public var identity: String { "openai \(model) at \(endpoint)" }

    /// Asks the model.
    public func answers(to batch: ServiceBatch) async throws -> [ServiceAnswer] {
        var headers = ["Content-Type": "application/json", "Accept": "application/json"]
        if let key { headers["Authorization"] = key.bearer }
        let body = ChatPrompt(batch).body(model: model)
        let response = try await transport.send(HTTPRequest(url: endpoint, headers: headers, body: body))
        guard response.status == 200 else { throw failure(of: response) }
        return try ChatReply(response.body).answers
    }

    /// What a server says to a key that it does not take may quote parts of it, so that this is left out.
    private func failure(of response: HTTPResponse) -> ServiceFailure {
        let isAboutKey = [401, 403].contains(response.status)
        let message = isAboutKey ? nil : ChatReply.errorMessage(in: response.body)
        return .status(
            response.status, message: message.map { key?.removed(from: $0) ?? $0 },
            wait: response.headers["retry-after"].flatMap { ServiceWait($0) })
    }
}
