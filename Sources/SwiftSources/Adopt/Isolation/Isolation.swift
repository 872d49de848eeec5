/// The isolation of code, as far as it decides which lookup helpers the code may call.
enum Isolation: Hashable, Sendable {
    /// The main actor.
    case main
    /// Another actor, no actor, or unknown; code there must not call helpers of the main actor.
    case elsewhere
}

/// The actor isolation of code without an explicit isolation.
package enum DefaultIsolation: Hashable, Sendable {
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor` or `.defaultIsolation(MainActor.self)`.
    case main
    /// The default of the language: not isolated.
    case nonisolated
}
