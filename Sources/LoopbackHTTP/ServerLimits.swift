/// The limits of a server, so that no client can fill its memory or hold its connections forever.
package struct ServerLimits: Sendable {
    /// The maximum number of open connections.
    ///
    /// The server closes further ones at once.
    package var connections = 64
    /// The maximum size of the request line and the header fields in bytes.
    package var header = 1 << 16
    /// The maximum number of header fields.
    package var fields = 100
    /// The maximum length of a body in bytes.
    ///
    /// The server reads a longer one to its end and discards it, so that the rest is not read as the next request.
    package var body: Int
    /// The time in which a request must arrive completely and its answer must be read.
    ///
    /// It begins with the connection and after each answer. The time for creating an answer is not limited.
    package var patience: Duration = .seconds(60)

    /// Creates limits that suit browsers, with a maximum length of a body in bytes.
    package init(body: Int) {
        self.body = body
    }
}
