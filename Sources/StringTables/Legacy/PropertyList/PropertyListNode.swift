import CatalogCore
import Foundation

/// A value of a property list with its range in the file.
package struct PropertyListNode: Hashable, Sendable {
    /// The value.
    package let value: PropertyListValue
    /// The range in the decoded text, including tags; nil in the binary form.
    package let range: ByteRange?

    /// Creates a node.
    package init(_ value: PropertyListValue, range: ByteRange? = nil) {
        self.value = value
        self.range = range
    }

    /// The text; nil for other types.
    package var string: String? {
        guard case .string(let string) = value else { return nil }
        return string
    }

    /// The members of a dictionary; nil for other types.
    package var members: [PropertyListMember]? {
        guard case .dictionary(let members) = value else { return nil }
        return members
    }
}

/// A value of a property list, by type.
package enum PropertyListValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// A Boolean value.
    case boolean(Bool)
    /// A date.
    case date(Date)
    /// Data.
    case data([UInt8])
    /// An array.
    case array([PropertyListNode])
    /// A dictionary, with its members in file order and including duplicate names.
    case dictionary([PropertyListMember])
}

/// A member of a dictionary in a property list.
package struct PropertyListMember: Hashable, Sendable {
    /// The name.
    package let key: String
    /// The range of the name in the decoded text; nil in the binary form.
    package let keyRange: ByteRange?
    /// The value.
    package let node: PropertyListNode

    /// Creates a member.
    package init(key: String, keyRange: ByteRange? = nil, node: PropertyListNode) {
        self.key = key
        self.keyRange = keyRange
        self.node = node
    }
}
