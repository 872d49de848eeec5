import CatalogCore

/// What a key of a `.stringsdict` table, or a device below it, stands for.
package indirect enum StringsDictValue: Hashable, Sendable {
    /// A plain text.
    case text(StringsDictText)
    /// A text that depends on numbers, on the device or on the room there is.
    case rule(StringsDictRule)
    /// Something that tables don't have here, kept as it is.
    case other(PropertyListNode)

    /// The text or rule that `node` is; what is wrong in it is appended to `problems`.
    init(_ node: PropertyListNode, owner: PropertyListMember, problems: inout [LegacyTableProblem]) {
        switch node.value {
        case .string(let string): self = .text(StringsDictText(string, range: node.range))
        case .dictionary(let members): self = .rule(StringsDictRule(members, owner: owner, problems: &problems))
        default:
            self = .other(node)
            problems.append(.init(.wrongType(member: owner.key, expected: .textOrDictionary), at: node.range))
        }
    }
}

/// A value of a `.stringsdict` table by the name of its case: a plural category, a device or a width.
package struct StringsDictCase<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The name as written: `one`, `iphone`, `20`.
    package let name: String
    /// Where the name is written in the decoded text; nil in the binary form.
    package let nameRange: ByteRange?
    /// What holds in this case.
    package let content: Content

    /// Creates a case from its parts.
    package init(name: String, nameRange: ByteRange? = nil, content: Content) {
        self.name = name
        self.nameRange = nameRange
        self.content = content
    }
}
