import CatalogCore
import NetworkMessages

/// The way to one address of a server, with the key that it wants.
struct ServiceConnection: Sendable {
    /// The address that requests go to.
    let address: String
    /// The key; nil for a server that asks for none.
    let key: ServiceKey?

    private let headers: [String: String]
    private let transport: any HTTPTransport

    /// Prepares requests.
    ///
    /// - Parameters:
    ///   - base: the address of the server, with or without a slash at its end.
    ///   - path: what follows it, from its slash on.
    ///   - headers: what goes with every request, the key too where the server wants it there.
    init(
        base: String, path: String, headers: [String: String], key: ServiceKey?, transport: any HTTPTransport
    ) {
        address = (base.hasSuffix("/") ? String(base.dropLast()) : base) + path
        self.headers = ["Content-Type": "application/json", "Accept": "application/json"].merging(headers) { $1 }
        self.key = key
        self.transport = transport
    }

    /// Sends a body and reads the JSON that comes back.
    ///
    /// - Throws: `ServiceFailure`, for every status but 200 too.
    func answer(to body: DocumentFragment) async throws -> Document {
        let request = HTTPRequest(url: address, headers: headers, body: Array(body.jsonLine.utf8))
        let response = try await transport.send(request)
        guard response.status == 200 else { throw failure(of: response) }
        guard let document = try? Document(response.body) else {
            let isPage = response.body.first { $0 > 0x20 } == UInt8(ascii: "<")
            throw ServiceFailure.unreadable(isPage ? "it is a web page" : "it is no JSON")
        }
        return document
    }

    /// What a server says to a key that it does not take may quote parts of it, so that this is left out.
    private func failure(of response: HTTPResponse) -> ServiceFailure {
        let isAboutKey = [401, 403].contains(response.status)
        let message = isAboutKey ? nil : ServerMessage.text(in: response.body)
        return .status(
            response.status, message: message.map { key?.removed(from: $0) ?? $0 },
            wait: response.headers["retry-after"].flatMap { ServiceWait($0) })
    }
}
