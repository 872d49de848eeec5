/// The layout of the elements in an XML property list.
struct XMLPropertyListStyle: Hashable {
    /// The line break; empty if all elements are on one line.
    var lineBreak = "\n"
    /// The additional indentation of each level.
    var indentation = "\t"
    /// The bytes between a key and its text; nil if the text is on a line of its own.
    var beforeText: String?
    /// The bytes between a key and its dictionary; nil if `<dict>` is on a line of its own.
    var beforeDictionary: String?

    /// The layout that Xcode writes (docs/formats.md §4).
    static let xcode = XMLPropertyListStyle()
}
