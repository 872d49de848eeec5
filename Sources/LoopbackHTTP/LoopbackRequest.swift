import Foundation
import NIOHTTP1

/// A request to a server.
package struct LoopbackRequest: Sendable {
    /// The port of the server.
    package let port: UInt16
    /// The method, such as `POST`.
    package let method: String
    /// The path without a query and without percent encoding; empty if it cannot be decoded.
    package let path: String
    /// The header fields by lowercase name; the values of a repeated field are joined with commas.
    package let headers: [String: String]
    /// The body; nil if it is longer than the server's limit.
    package let body: [UInt8]?

    init(_ head: HTTPRequestHead, body: [UInt8]?, port: UInt16) {
        self.port = port
        method = head.method.rawValue
        path = URLComponents(string: head.uri)?.path ?? ""
        let fields = head.headers.map { ($0.name.lowercased(), $0.value.trimmingCharacters(in: .whitespaces)) }
        headers = Dictionary(fields) { $0 + ", " + $1 }
        self.body = body
    }
}
