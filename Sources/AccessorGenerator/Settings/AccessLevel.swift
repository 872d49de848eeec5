/// The access level of generated accessors.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    /// Visible to all modules that import this one.
    case `public`
    /// Visible in the package.
    case package
    /// Visible in the module.
    case `internal`

    /// The modifier with a trailing space; empty for `internal`, which is the default.
    var prefix: String { self == .internal ? "" : rawValue + " " }
}

/// A style of accessors.
public enum AccessorStyle: String, Hashable, Sendable, CaseIterable {
    /// Nested namespaces that use `CatalogRuntime`, the same on every platform.
    case portable
    /// Extensions of `LocalizedStringResource` with Xcode's names.
    case apple
}

/// The selection of keys that get accessors.
public enum AccessorKeys: String, Hashable, Sendable, CaseIterable {
    /// Keys that were added manually.
    case manual
    /// All keys, including those that Xcode extracted from code.
    case all
}
