import Foundation

/// A path that leads one browser to the address with the token, once.
///
/// What a browser is started with is shown to every user of the machine in the list of processes: the token is not in it.
package actor PageTicket {
    private var name: String?
    private let address: String

    /// What paths of tickets begin with.
    static let path = "/open/"

    /// Creates a ticket.
    ///
    /// - Parameter token: what its holder is told.
    package init(for token: PageToken) {
        name = PageToken().text
        address = "/#\(token.text)"
    }

    /// The path that a browser is to open; nil once it has been.
    package var path: String? { name.map { Self.path + $0 } }

    /// Where the holder of the ticket is to go; nil where it is no ticket, or was used before.
    func spend(_ name: String) -> String? {
        guard let own = self.name, own == name else { return nil }
        self.name = nil
        return address
    }
}
