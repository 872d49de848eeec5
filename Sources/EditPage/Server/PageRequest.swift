/// The parts of an HTTP request that the page's server uses.
package struct PageRequest: Sendable {
    /// The method, such as `POST`.
    package let method: String
    /// The path without a query.
    package let path: String
    /// The headers by lowercase name.
    package let headers: [String: String]
    /// The body; nil if it is longer than ``longestBody``.
    package let body: [UInt8]?

    /// The maximum length of a body in bytes.
    ///
    /// The texts of one key need a few kilobytes.
    package static let longestBody = 1 << 20

    /// Creates a request.
    package init(method: String, path: String, headers: [String: String], body: [UInt8]?) {
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
    }
}
