/// Where code runs, as far as it matters for what it may call.
enum Isolation: Hashable, Sendable {
    /// On the main actor.
    case main
    /// Anywhere, on another actor, or nobody can tell: what belongs to the main actor must not be called there.
    case elsewhere
}

/// What a project takes for granted where code says nothing of where it runs.
package enum DefaultIsolation: Hashable, Sendable {
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`, `.defaultIsolation(MainActor.self)`.
    case main
    /// Nothing: the language's own rule.
    case nonisolated
}
