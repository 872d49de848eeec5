import Foundation

/// The address of a server, as a person gives it.
enum ServiceAddress {
    /// The address, where it can be used: `http` or `https`, without user, password and query.
    ///
    /// - Parameter scheme: what a name without one gets; nil where it has to have one.
    static func checked(_ text: String, scheme: String? = nil) -> String? {
        let address = text.contains("://") ? text : scheme.map { "\($0)://\(text)" } ?? text
        guard let url = URLComponents(string: address), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            url.host?.isEmpty == false, url.user == nil, url.password == nil, url.query == nil, url.fragment == nil
        else { return nil }
        return address
    }

    /// Whether what is sent there can be read on the way: over `http` and not to this machine.
    static func isReadableOnTheWay(_ address: String) -> Bool {
        guard let url = URLComponents(string: address), url.scheme?.lowercased() == "http" else { return false }
        let host = (url.host ?? "").lowercased()
        return host != "localhost" && !["[::1]", "::1"].contains(host) && !isLoopback(host)
    }

    /// 127.0.0.0/8, written as four numbers.
    private static func isLoopback(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
    }
}
