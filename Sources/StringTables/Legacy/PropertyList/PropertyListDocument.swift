/// A property list as read.
public struct PropertyListDocument: Hashable, Sendable {
    /// Its value.
    public let root: PropertyListNode
    /// Values that follow the first one inside `<plist>`, a mistake for which Foundation refuses the file.
    public let strayRoots: [PropertyListNode]

    /// Creates a document from its parts.
    public init(root: PropertyListNode, strayRoots: [PropertyListNode] = []) {
        self.root = root
        self.strayRoots = strayRoots
    }

    /// How deep arrays and dictionaries may be nested; a table needs five levels.
    static let depthLimit = 64
}
