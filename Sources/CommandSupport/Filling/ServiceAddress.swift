import Foundation

/// Validation of server addresses.
enum ServiceAddress {
    /// Returns the address if it is valid: `http` or `https`, without user, password, query and fragment.
    ///
    /// - Parameter scheme: The scheme to add to an address without one, or nil to require a scheme.
    static func checked(_ text: String, scheme: String? = nil) -> String? {
        let address = text.contains("://") ? text : scheme.map { "\($0)://\(text)" } ?? text
        guard let url = URLComponents(string: address), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            url.host?.isEmpty == false, url.user == nil, url.password == nil, url.query == nil, url.fragment == nil
        else { return nil }
        return address
    }

    /// Whether requests would cross a network unencrypted: `http` to another machine.
    static func isReadableOnTheWay(_ address: String) -> Bool {
        guard let url = URLComponents(string: address), url.scheme?.lowercased() == "http" else { return false }
        let host = (url.host ?? "").lowercased()
        return host != "localhost" && !["[::1]", "::1"].contains(host) && !isLoopback(host)
    }

    /// Whether the host is an address in 127.0.0.0/8, in dotted decimal form.
    private static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
