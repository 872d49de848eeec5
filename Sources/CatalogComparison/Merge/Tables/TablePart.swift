import CatalogCore

/// A part of a dictionary in a legacy table: a key with its value and comments, or a comment that belongs to no key.
struct TablePart: Sendable {
    /// The identity of a part in all versions of the table.
    enum Identity: Hashable, Sendable {
        /// A key.
        ///
        /// Of several equal keys, 0 is the last one, which counts at run time.
        case key(ExactText, fromLast: Int)
        /// A comment that belongs to no key, by its text; equal comments are numbered in file order.
        case comment(ExactText, Int)
    }

    /// Bytes of the file and what they say.
    struct Fragment: Sendable {
        /// The bytes, in UTF-8.
        let bytes: ArraySlice<UInt8>
        /// The content, which does not depend on the spelling; null for none.
        let meaning: DocumentFragment

        /// No bytes.
        static let none = Fragment(bytes: [], meaning: .null)
    }

    /// The identity; that of a renamed key is the one in the base.
    var identity: Identity
    /// The key; nil for a comment.
    let key: String?
    /// The white space between the preceding part and this one.
    let gap: ArraySlice<UInt8>
    /// The comments before the key, with the white space up to the key.
    let lead: Fragment
    /// The key as written, or the whole comment that belongs to no key.
    let name: Fragment
    /// The bytes from the end of the key to the end of the value.
    let value: Fragment
    /// The comments after the value on its line, with the white space before them.
    let trail: Fragment
    /// The members of the value; nil for a text.
    let members: TableSequence?

    /// The bytes of the part, without the white space before it.
    var bytes: [UInt8] { Array(lead.bytes) + body }

    /// The bytes from the key to the end.
    var body: [UInt8] { Array(name.bytes) + value.bytes + trail.bytes }

    /// The value with the comments, for people.
    var content: DocumentFragment {
        var members: [DocumentFragment.Member] = []
        if lead.meaning != .null { members.append(.init("comment", lead.meaning)) }
        if value.meaning != .null { members.append(.init("value", value.meaning)) }
        return .object(members)
    }

    /// Whether two parts say the same under the same name.
    func saysSame(as other: TablePart) -> Bool {
        name.meaning == other.name.meaning && lead.meaning == other.lead.meaning
            && value.meaning == other.value.meaning && trail.meaning == other.trail.meaning
    }
}

/// The parts of a dictionary in file order: of a whole legacy table, or of a rule of a `.stringsdict` file.
struct TableSequence: Sendable {
    /// The bytes before the first part and its white space.
    let opening: ArraySlice<UInt8>
    /// The parts in file order.
    var parts: [TablePart]
    /// The white space after the last part.
    let gap: ArraySlice<UInt8>
    /// The bytes after that white space.
    let closing: ArraySlice<UInt8>

    /// A dictionary that does not exist.
    static let none = TableSequence(opening: [], parts: [], gap: [], closing: [])

    /// The place of each part.
    var locations: [TablePart.Identity: Int] {
        Dictionary(parts.enumerated().map { ($1.identity, $0) }) { _, last in last }
    }
}
