import CatalogCore
import NetworkMessages

/// A connection to one URL of a server.
struct ServiceConnection: Sendable {
    /// The URL of the requests.
    let address: String
    /// The secret key; nil for a server that needs none.
    let key: ServiceKey?

    private let headers: [String: String]
    private let transport: any HTTPTransport

    /// Creates a connection.
    ///
    /// - Parameters:
    ///   - base: The base URL of the server, with or without a trailing slash.
    ///   - path: The path to append, with a leading slash.
    ///   - headers: The headers of every request, including the secret key if the server expects it there.
    init(
        base: String, path: String, headers: [String: String], key: ServiceKey?, transport: any HTTPTransport
    ) {
        address = (base.hasSuffix("/") ? String(base.dropLast()) : base) + path
        self.headers = ["Content-Type": "application/json", "Accept": "application/json"].merging(headers) { $1 }
        self.key = key
        self.transport = transport
    }

    /// Sends a body and parses the JSON of the response.
    ///
    /// - Throws: A `ServiceFailure`, also for every status other than 200.
    func answer(to body: DocumentFragment) async throws -> Document {
        let request = HTTPRequest(url: address, headers: headers, body: Array(body.jsonLine.utf8))
        let response = try await transport.send(request)
        guard response.status == 200 else { throw failure(of: response) }
        guard let document = try? Document(response.body) else {
            let isPage = response.body.first { $0 > 0x20 } == UInt8(ascii: "<")
            throw ServiceFailure.unreadable(isPage ? "it is a web page" : "it is not JSON")
        }
        return document
    }

    /// Creates a failure from a response.
    ///
    /// If the server rejects the secret key, its message is dropped, because the message may quote parts of the key.
    private func failure(of response: HTTPResponse) -> ServiceFailure {
        let isAboutKey = [401, 403].contains(response.status)
        let message = isAboutKey ? nil : ServerMessage.text(in: response.body)
        return .status(
            response.status, message: message.map { key?.removed(from: $0) ?? $0 },
            wait: response.headers["retry-after"].flatMap { ServiceWait($0) })
    }
}
