/// Which requests are let in: those of the page itself, and of nobody else in the same browser.
///
/// A page from elsewhere may send requests to this machine, and by DNS rebinding even read the answers: it cannot name
/// the token, nor this machine as `Host`, nor send JSON or a header of its own without being asked for consent first.
struct PageGuard: Sendable {
    private let token: PageToken
    private let hosts: Set<String>

    /// The header that names the token; not a cookie, which every other server on this machine would be sent too.
    static let tokenHeader = "x-fitloc-token"

    init(token: PageToken, port: UInt16) {
        self.token = token
        hosts = Set(["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" })
    }

    /// Whether a request was meant for this server, and no page from elsewhere sent it, as far as it says.
    func isAddressed(_ request: PageRequest) -> Bool {
        guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else { return false }
        return request.headers["origin"].map { $0.lowercased() == "http://\(host)" } ?? true
    }

    /// Whether a request may see or change texts.
    func isAllowed(_ request: PageRequest) -> Bool {
        let isSameSite = request.headers["sec-fetch-site"].map { $0 == "same-origin" } ?? true
        return isSameSite && token.isSpelled(request.headers[Self.tokenHeader])
    }

    /// Whether the body is said to be JSON.
    func hasJSON(_ request: PageRequest) -> Bool {
        let type = request.headers["content-type"]?.split(separator: ";").first
        return type?.lowercased().filter { $0 != " " } == "application/json"
    }
}
