/// A look-up that is passed on as a function, or made by an initializer whose type stands elsewhere: which keys it gets,
/// nobody sees.
///
/// `Text(.init(name))`, `names.map(LocalizedStringKey.init)`, `codes.map(\.localized)`.
struct ReferenceFact: Hashable, Sendable {
    /// A member of a key path, which may be no look-up; nil for an initializer.
    var member: String?
    /// Where it is.
    var spot: SourceSpot
}
