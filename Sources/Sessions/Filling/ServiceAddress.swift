import Foundation

/// Validation of server addresses.
package enum ServiceAddress {
    /// Returns the address if it is valid: `http` or `https`, without user, password, query and fragment.
    ///
    /// - Parameter scheme: The scheme to add to an address without one, or nil to require a scheme.
    package static func checked(_ text: String, scheme: String? = nil) -> String? {
        let address = text.contains("://") ? text : scheme.map { "\($0)://\(text)" } ?? text
        guard let url = URLComponents(string: address), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            url.host?.isEmpty == false, url.user == nil, url.password == nil, url.query == nil, url.fragment == nil
        else { return nil }
        return address
    }

    /// Whether requests would cross a network unencrypted: `http` to another machine.
    ///
    /// Examines the text that curl will get. Foundation decodes and normalizes a host, and curl reads some hosts in
    /// another way: `0127.0.0.1` is 87.0.0.1 for curl, and `ⓛocalhost` is `localhost` for Foundation only.
    static func isReadableOnTheWay(_ address: String) -> Bool {
        guard let separator = address.firstRange(of: "://") else { return true }
        let scheme = address[..<separator.lowerBound].lowercased()
        let server = address[separator.upperBound...].prefix { !"/?#".contains($0) }
        return scheme != "https" && !(scheme == "http" && isThisMachine(server))
    }

    /// Whether a server is `localhost`, `[::1]` or an address in 127.0.0.0/8, with or without a port.
    private static func isThisMachine(_ server: Substring) -> Bool {
        var host = server
        if !server.hasSuffix("]"), let colon = server.lastIndex(of: ":") {
            guard server[colon...].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
            host = server[..<colon]
        }
        return ["localhost", "[::1]"].contains(host.lowercased()) || isLoopback(host)
    }

    /// Whether a host is an address in 127.0.0.0/8 of four decimal numbers, without signs and leading zeros.
    private static func isLoopback(_ host: Substring) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
    }
}
