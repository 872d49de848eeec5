import XCStringsKit

/// Something that a project's files may ask for, and that is done for those alone that a person trusts.
package enum TrustGrant: Hashable, Sendable {
    /// Starting a program with its words.
    case program(String)
    /// Sending texts to a service.
    case service(String)
    /// Reading and writing at an absolute path beyond the project.
    case path(String)

    /// Reads a grant as ``spelling`` writes it; nil for what is none.
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

    /// How it is kept.
    var spelling: String {
        switch self {
        case .program(let words): "program:\(words)"
        case .service(let name): "service:\(name)"
        case .path(let path): "path:\(path)"
        }
    }

    /// What it allows, for people.
    var sentence: String {
        switch self {
        case .program(let words): Texts.Trust.program(command: VisibleText.shown(words)).resolved
        case .service(let name): Texts.Trust.service(name: VisibleText.shown(name)).resolved
        case .path(let path): Texts.Trust.path(path: VisibleText.shown(path)).resolved
        }
    }
}

/// A grant that a configuration needs, and where it says so.
package struct TrustDemand: Hashable, Sendable {
    /// What it needs.
    package let grant: TrustGrant
    /// Where in the configuration.
    package let position: TextPosition
}
