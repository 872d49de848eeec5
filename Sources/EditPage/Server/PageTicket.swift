import CatalogCore

/// A one-time path that redirects a browser to the address with the token.
///
/// The ticket is in a file that only the user can read. Neither ticket nor token is in the arguments of the browser's
/// process, which every user of the machine can see.
package actor PageTicket {
    private var name: String?
    private let address: String
    private var file: RedirectFile?

    /// The prefix of ticket paths.
    static let path = "/open/"

    /// Creates a ticket.
    ///
    /// - Parameter token: The token in the address that the ticket leads to.
    package init(for token: PageToken) {
        name = PageToken().text
        address = "/#\(token.text)"
    }

    /// Writes a file that redirects a browser to the ticket, and returns its path.
    ///
    /// Returns nil if the user has no folder for it, or the ticket was used.
    ///
    /// - Parameter server: The URL of the server, without a trailing slash.
    package func redirectFile(to server: String, environment: [String: String]) throws(FileError) -> String? {
        guard let name else { return nil }
        file = try RedirectFile(to: "\(server)\(Self.path)\(name)", environment: environment)
        return file?.path
    }

    /// Invalidates the ticket and removes its file.
    package func withdraw() {
        name = nil
        file?.remove()
        file = nil
    }

    /// Returns the address for a ticket and invalidates the ticket; nil for a wrong or used ticket.
    func spend(_ name: String) -> String? {
        guard let own = self.name, own == name else { return nil }
        withdraw()
        return address
    }
}
