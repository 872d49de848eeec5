/// A property list as read.
package struct PropertyListDocument: Hashable, Sendable {
    /// Its value.
    package let root: PropertyListNode
    /// Values that follow the first one inside `<plist>`, a mistake for which Foundation refuses the file.
    package let strayRoots: [PropertyListNode]

    /// Creates a document from its parts.
    package init(root: PropertyListNode, strayRoots: [PropertyListNode] = []) {
        self.root = root
        self.strayRoots = strayRoots
    }

    /// How deep arrays and dictionaries may be nested; a table needs five levels.
    static let depthLimit = 64
}
