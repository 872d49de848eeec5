/// A `POST` request to a server.
public struct HTTPRequest: Sendable {
    /// The URL to which the request is sent.
    public let url: String
    /// The headers by name.
    public let headers: [String: String]
    /// The body of the request.
    public let body: [UInt8]

    /// Creates a `POST` request.
    public init(url: String, headers: [String: String], body: [UInt8]) {
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// The response of a server.
public struct HTTPResponse: Sendable {
    /// The status code.
    public let status: Int
    /// The headers by lowercase name.
    public let headers: [String: String]
    /// The body of the response.
    public let body: [UInt8]

    /// Creates a response.
    public init(status: Int, headers: [String: String], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// A type that sends HTTP requests.
///
/// The library contains no network code of its own.
///
/// An implementation must not follow redirections: they could send a service's secret key to another server.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the complete response.
    ///
    /// Cancelling the task closes the connection.
    ///
    /// - Throws: `ServiceFailure.unreachable` if there is no response.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
