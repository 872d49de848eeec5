/// A parsed property list.
package struct PropertyListDocument: Hashable, Sendable {
    /// The root value.
    package let root: PropertyListNode
    /// Further values after the root inside `<plist>`, for which Foundation rejects the file.
    package let strayRoots: [PropertyListNode]

    /// Creates a document.
    package init(root: PropertyListNode, strayRoots: [PropertyListNode] = []) {
        self.root = root
        self.strayRoots = strayRoots
    }

    /// The maximum nesting depth of arrays and dictionaries; a table needs five levels.
    static let depthLimit = 64
}
