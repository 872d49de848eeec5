/// What accessors a target gets, as `generate-strings.json` says.
public struct GenerationSettings: Hashable, Sendable {
    /// The catalogs and folders of catalogs, relative to the folder of the file.
    public var catalogs: [PlacedText]
    /// The kind of accessors.
    public var style: AccessorStyle
    /// Who sees them.
    public var access: AccessLevel
    /// The outermost namespace; nil for `Strings` and, of catalogs not named Localizable, their own names.
    public var namespace: String?
    /// The namespace that the enumerations of families are in; nil for none.
    public var enumerations: PlacedText?
    /// Which keys get one; nil for what is usual in the style.
    public var keys: AccessorKeys?
    /// What becomes of keys that would share a name.
    public var collisions: CollisionPolicy
    /// The keys that become enumerations, in the order of the file.
    public var families: [StringFamily]

    /// Creates settings; those that are left out are what a file without members means.
    public init(
        catalogs: [PlacedText] = [], style: AccessorStyle = .portable, access: AccessLevel = .internal,
        namespace: String? = nil, enumerations: PlacedText? = nil, keys: AccessorKeys? = nil,
        collisions: CollisionPolicy = .warning, families: [StringFamily] = []
    ) {
        self.catalogs = catalogs
        self.style = style
        self.access = access
        self.namespace = namespace
        self.enumerations = enumerations
        self.keys = keys
        self.collisions = collisions
        self.families = families
    }

    /// Which keys get an accessor: for Xcode's names those that Xcode would take, else all.
    package var selectedKeys: AccessorKeys { keys ?? (style == .apple ? .manual : .all) }
}
