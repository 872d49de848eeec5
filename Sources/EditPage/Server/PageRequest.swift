/// A request of a browser, as far as the page looks at it.
package struct PageRequest: Sendable {
    /// The method, such as `POST`.
    package let method: String
    /// The path, without what stands behind a `?`.
    package let path: String
    /// The headers by their names in lower case.
    package let headers: [String: String]
    /// The body; nil where it is longer than ``longestBody``.
    package let body: [UInt8]?

    /// The longest body that is read: the texts of one key are a few kilobytes.
    package static let longestBody = 1 << 20

    /// Creates a request.
    package init(method: String, path: String, headers: [String: String], body: [UInt8]?) {
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
    }
}
