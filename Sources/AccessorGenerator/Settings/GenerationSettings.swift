/// The settings of a target's accessors from `generate-strings.json`.
public struct GenerationSettings: Hashable, Sendable {
    /// The catalogs and folders of catalogs, relative to the folder of the file.
    public var catalogs: [PlacedText]
    /// The style of the accessors.
    public var style: AccessorStyle
    /// The access level of the accessors.
    public var access: AccessLevel
    /// The outermost namespace; nil for the default: `Strings` for Localizable, and the table's name for other
    /// catalogs.
    public var namespace: String?
    /// The namespace of the families' enumerations; nil for none.
    public var enumerations: PlacedText?
    /// The words of names that have a spelling of their own, such as `API`.
    public var words: [PlacedText]
    /// The selection of keys; nil for the default of the style.
    public var keys: AccessorKeys?
    /// The handling of keys that share a name.
    public var collisions: CollisionPolicy
    /// The keys that become enumerations, in the order of the file.
    public var families: [StringFamily]

    /// Creates settings.
    ///
    /// The defaults are those of a file without members.
    public init(
        catalogs: [PlacedText] = [], style: AccessorStyle = .portable, access: AccessLevel = .internal,
        namespace: String? = nil, enumerations: PlacedText? = nil, words: [PlacedText] = [],
        keys: AccessorKeys? = nil, collisions: CollisionPolicy = .warning, families: [StringFamily] = []
    ) {
        self.catalogs = catalogs
        self.style = style
        self.access = access
        self.namespace = namespace
        self.enumerations = enumerations
        self.words = words
        self.keys = keys
        self.collisions = collisions
        self.families = families
    }

    /// The spelling of the words in names, which Xcode's style does not have.
    var wordSpelling: WordSpelling { WordSpelling(style == .apple ? [] : words.map(\.text)) }

    /// The selection of keys: by default manual keys in the style `apple`, otherwise all.
    package var selectedKeys: AccessorKeys { keys ?? (style == .apple ? .manual : .all) }
}
