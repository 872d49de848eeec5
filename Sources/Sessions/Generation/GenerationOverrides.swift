import AccessorGenerator

/// Settings for generated accessors that override those of a target's configuration.
package struct GenerationOverrides: Sendable {
    private let style: AccessorStyle?
    private let access: AccessLevel?
    private let namespace: String?
    private let keys: AccessorKeys?
    private let isStrict: Bool

    /// Creates overrides; a setting that is nil is left as configured.
    ///
    /// - Parameter isStrict: Whether keys whose accessors would share a name are refused.
    package init(
        style: AccessorStyle?, access: AccessLevel?, namespace: String?, keys: AccessorKeys?, isStrict: Bool
    ) {
        self.style = style
        self.access = access
        self.namespace = namespace
        self.keys = keys
        self.isStrict = isStrict
    }

    /// Returns the settings with the overrides.
    func applied(to settings: GenerationSettings) -> GenerationSettings {
        var result = settings
        result.style = style ?? settings.style
        result.access = access ?? settings.access
        result.namespace = namespace ?? settings.namespace
        result.keys = keys ?? settings.keys
        if isStrict { result.collisions = .error }
        return result
    }
}
