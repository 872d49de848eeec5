/// A guard that allows requests of the page itself, and not those of other pages in the same browser.
///
/// A page of another site can send requests to this machine and, by DNS rebinding, even read the answers. Such a page
/// does not know the token, cannot send this machine as `Host`, and cannot send JSON or custom headers without a
/// preflight request.
struct PageGuard: Sendable {
    private let token: PageToken
    private let hosts: Set<String>

    /// The header with the token.
    ///
    /// A cookie would also be sent to every other server on this machine.
    static let tokenHeader = "x-fitloc-token"

    init(token: PageToken, port: UInt16) {
        self.token = token
        hosts = Set(["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" })
    }

    /// Whether a request is addressed to this server and, according to its headers, comes from this server's page.
    func isAddressed(_ request: PageRequest) -> Bool {
        guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else { return false }
        return request.headers["origin"].map { $0.lowercased() == "http://\(host)" } ?? true
    }

    /// Whether a request may read or change texts.
    func isAllowed(_ request: PageRequest) -> Bool {
        let isSameSite = request.headers["sec-fetch-site"].map { $0 == "same-origin" } ?? true
        return isSameSite && token.isSpelled(request.headers[Self.tokenHeader])
    }

    /// Whether the body is declared as JSON.
    func hasJSON(_ request: PageRequest) -> Bool {
        let type = request.headers["content-type"]?.split(separator: ";").first
        return type?.lowercased().filter { $0 != " " } == "application/json"
    }
}
