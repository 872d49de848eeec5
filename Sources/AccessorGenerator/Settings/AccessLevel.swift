/// Who sees generated accessors.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    /// Everybody who imports the module.
    case `public`
    /// All modules of the package.
    case package
    /// The module alone.
    case `internal`

    /// The modifier with a space behind it; nothing for `internal`, which is meant anyway.
    var prefix: String { self == .internal ? "" : rawValue + " " }
}

/// The kinds of accessors.
public enum AccessorStyle: String, Hashable, Sendable, CaseIterable {
    /// Nested namespaces on the project's own run time, the same on every platform.
    case portable
    /// Extensions of `LocalizedStringResource` with the names that Xcode gives them.
    case apple
}

/// Which keys get accessors.
public enum AccessorKeys: String, Hashable, Sendable, CaseIterable {
    /// Those that were written by hand.
    case manual
    /// Those that code was searched for too.
    case all
}
