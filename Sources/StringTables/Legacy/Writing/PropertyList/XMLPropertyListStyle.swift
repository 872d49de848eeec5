/// How the elements of an XML property list are laid out.
struct XMLPropertyListStyle: Hashable {
    /// What ends a line; empty where the elements stand one behind the other on one line.
    var lineBreak = "\n"
    /// What each level is indented by beyond the one around it.
    var indentation = "\t"
    /// What stands between a key and its text; nil where the text has a line of its own.
    var beforeText: String?
    /// What stands between a key and its dictionary; nil where `<dict>` has a line of its own.
    var beforeDictionary: String?

    /// The layout that Xcode writes (docs/formats.md §4).
    static let xcode = XMLPropertyListStyle()
}
