import CatalogCore
import InterfaceTexts

/// A permission that a project's configuration can ask for, and that only the user can grant.
package enum TrustGrant: Hashable, Sendable {
    /// Starting a program with its arguments.
    case program(String)
    /// Sending texts to a service.
    case service(String)
    /// Access to an absolute path outside of the project.
    case path(String)

    /// Parses a grant in the form of ``spelling``.
    ///
    /// Returns nil if it is invalid.
    init?(spelling: String) {
        guard let colon = spelling.firstIndex(of: ":") else { return nil }
        let rest = String(spelling[spelling.index(after: colon)...])
        switch spelling[..<colon] {
        case "program": self = .program(rest)
        case "service": self = .service(rest)
        case "path": self = .path(rest)
        default: return nil
        }
    }

    /// The form in which the grant is stored.
    var spelling: String {
        switch self {
        case .program(let words): "program:\(words)"
        case .service(let name): "service:\(name)"
        case .path(let path): "path:\(path)"
        }
    }

    /// The description of the grant for the user.
    var sentence: String {
        switch self {
        case .program(let words): Texts.Trust.program(command: VisibleText.shown(words)).resolved
        case .service(let name): Texts.Trust.service(name: VisibleText.shown(name)).resolved
        case .path(let path): Texts.Trust.path(path: VisibleText.shown(path)).resolved
        }
    }
}

/// A grant that a configuration needs, with the position of the setting.
package struct TrustDemand: Hashable, Sendable {
    /// The needed grant.
    package let grant: TrustGrant
    /// The position in the configuration.
    package let position: TextPosition
}
