import Foundation

/// A one-time path that redirects a browser to the address with the token.
///
/// Every user of the machine can see the arguments of the browser's process. The ticket keeps the token out of these
/// arguments.
package actor PageTicket {
    private var name: String?
    private let address: String

    /// The prefix of ticket paths.
    static let path = "/open/"

    /// Creates a ticket.
    ///
    /// - Parameter token: The token in the address that the ticket leads to.
    package init(for token: PageToken) {
        name = PageToken().text
        address = "/#\(token.text)"
    }

    /// The path to open; nil after it was used.
    package var path: String? { name.map { Self.path + $0 } }

    /// Returns the address for a ticket and invalidates the ticket; nil for a wrong or used ticket.
    func spend(_ name: String) -> String? {
        guard let own = self.name, own == name else { return nil }
        self.name = nil
        return address
    }
}
