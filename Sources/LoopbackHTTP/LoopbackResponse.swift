import NIOHTTP1

/// A response of a server.
package struct LoopbackResponse: Sendable {
    /// The status code, such as 200.
    package let status: Int
    /// The text after the status code; nil for the usual one.
    package let reason: String?
    /// The header fields.
    ///
    /// The server adds `Content-Length` if it is missing. `Connection: close` closes the connection after the body.
    package let headers: [(name: String, value: String)]
    /// The body, which the server does not send in response to `HEAD`.
    package let body: [UInt8]

    /// Creates a response.
    package init(
        status: Int, reason: String? = nil, headers: [(name: String, value: String)] = [], body: [UInt8] = []
    ) {
        self.status = status
        self.reason = reason
        self.headers = headers
        self.body = body
    }

    /// Returns the status line and header fields in response to a request.
    func head(inResponseTo request: HTTPRequestHead) -> HTTPResponseHead {
        var fields = HTTPHeaders(headers.map { ($0.name, $0.value) })
        if !fields.contains(name: "Content-Length") { fields.add(name: "Content-Length", value: "\(body.count)") }
        if !request.allowsAnother { fields.replaceOrAdd(name: "Connection", value: "close") }
        return HTTPResponseHead(version: .http1_1, status: code, headers: fields)
    }

    private var code: HTTPResponseStatus {
        guard let reason else { return HTTPResponseStatus(statusCode: status) }
        return .custom(code: UInt(status), reasonPhrase: reason)
    }
}

extension HTTPRequestHead {
    /// Whether another request can follow on the connection.
    ///
    /// After a request to change the protocol, the decoder reads nothing more.
    fileprivate var allowsAnother: Bool {
        isKeepAlive && version == .http1_1 && method != .CONNECT && !headers.contains(name: "Upgrade")
    }
}
