import CatalogCore

/// The value of a key or a device in a `.stringsdict` table.
package indirect enum StringsDictValue: Hashable, Sendable {
    /// A plain text.
    case text(StringsDictText)
    /// A text that varies by number, device or width.
    case rule(StringsDictRule)
    /// A value of a type that is not allowed here, kept unchanged.
    case other(PropertyListNode)

    /// Reads the text or rule in `node`; appends its faults to `problems`.
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

/// A case of a `.stringsdict` rule: a plural category, a device or a width with its value.
package struct StringsDictCase<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The name as written, such as `one`, `iphone` or `20`.
    package let name: String
    /// The range of the name in the decoded text; nil in the binary form.
    package let nameRange: ByteRange?
    /// The value of the case.
    package let content: Content

    /// Creates a case.
    package init(name: String, nameRange: ByteRange? = nil, content: Content) {
        self.name = name
        self.nameRange = nameRange
        self.content = content
    }
}
