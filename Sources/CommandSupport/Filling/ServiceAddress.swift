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
}
