/// A revision of the Model Context Protocol.
package enum ProtocolRevision: String, CaseIterable, Sendable {
    /// The first one.
    case november2024 = "2024-11-05"
    /// The one with annotations of tools.
    case march2025 = "2025-03-26"
    /// The one with structured answers.
    case june2025 = "2025-06-18"
    /// The last one that begins with a handshake.
    case november2025 = "2025-11-25"

    /// The revision to speak with a client: the one that it asks for where that is known, else one that is widely known.
    package static func agreed(on wanted: String?) -> ProtocolRevision {
        wanted.flatMap(ProtocolRevision.init) ?? .june2025
    }
}
