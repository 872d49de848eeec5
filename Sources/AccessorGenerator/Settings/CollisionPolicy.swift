/// What becomes of keys that would share a name.
public enum CollisionPolicy: String, Hashable, Sendable, CaseIterable {
    /// They get no accessor, and a warning each; in the style `apple`, keys that a person wrote are an error all the same,
    /// as they are for Xcode.
    case warning
    /// Nothing is generated.
    case error
}
