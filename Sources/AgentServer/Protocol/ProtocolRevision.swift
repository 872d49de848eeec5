/// A revision of the Model Context Protocol.
package enum ProtocolRevision: String, CaseIterable, Sendable {
    /// The first revision.
    case november2024 = "2024-11-05"
    /// The revision that added tool annotations.
    case march2025 = "2025-03-26"
    /// The revision that added structured content.
    case june2025 = "2025-06-18"
    /// The last revision with an initial handshake.
    case november2025 = "2025-11-25"

    /// Returns the revision that the client requests if it is supported, otherwise a widely supported one.
    package static func agreed(on wanted: String?) -> ProtocolRevision {
        wanted.flatMap(ProtocolRevision.init) ?? .june2025
    }
}
