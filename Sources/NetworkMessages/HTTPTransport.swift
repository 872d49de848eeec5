/// A request to a server.
public struct HTTPRequest: Sendable {
    /// The address.
    public let url: String
    /// The headers by their names.
    public let headers: [String: String]
    /// What is sent.
    public let body: [UInt8]

    /// Creates a request by `POST`.
    public init(url: String, headers: [String: String], body: [UInt8]) {
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// What a server answers.
public struct HTTPResponse: Sendable {
    /// The status.
    public let status: Int
    /// The headers, by their names in lower case.
    public let headers: [String: String]
    /// What came back.
    public let body: [UInt8]

    /// Creates a response.
    public init(status: Int, headers: [String: String], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The way to the network, which the kit itself has not.
///
/// Whoever implements it follows no redirection, so that a key does not go where nobody sent it.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the whole answer; when the task is cancelled, the connection is closed.
    ///
    /// - Throws: `ServiceFailure.unreachable` where there is no answer.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
