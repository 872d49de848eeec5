/// A lookup that code passes on as a function, or an initializer whose type is inferred, so that its keys are unknown.
///
/// Examples are `Text(.init(name))`, `names.map(LocalizedStringKey.init)` and `codes.map(\.localized)`.
struct ReferenceFact: Hashable, Sendable {
    /// The member of a key path, which is not always a lookup; nil for an initializer.
    var member: String?
    /// The location of the reference.
    var spot: SourceSpot
}
