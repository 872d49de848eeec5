/// Facts about a whole table that a change follows, for a change to a window with only some of the keys.
struct TableTraits {
    /// The position for a new key, by its index in the window.
    let point: KeyInsertionPoint?
    /// The usual number of blank lines between pairs; nil if it is unknown.
    let usualBlankLines: Int?
    /// The syntax of the first comment before a pair; nil if there is none.
    let commentKind: StringsComment.Kind?
    /// The first line break; nil if there is none.
    let lineBreak: String?
    /// The layout of an XML property list.
    let style: XMLPropertyListStyle?
}
