/// The handling of keys that share a name.
public enum CollisionPolicy: String, Hashable, Sendable, CaseIterable {
    /// The keys get no accessor but a warning.
    ///
    /// In the style `apple`, manual keys are still an error, as in Xcode.
    case warning
    /// Nothing is generated.
    case error
}
