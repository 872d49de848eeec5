import CatalogCore
import Foundation

/// A value of a property list and where it is written.
package struct PropertyListNode: Hashable, Sendable {
    /// What it is.
    package let value: PropertyListValue
    /// Where it is written in the decoded text, tags included; nil in the binary form.
    package let range: ByteRange?

    /// Creates a node from its parts.
    package init(_ value: PropertyListValue, range: ByteRange? = nil) {
        self.value = value
        self.range = range
    }

    /// The text, where the value is one.
    package var string: String? {
        guard case .string(let string) = value else { return nil }
        return string
    }

    /// The members, where the value is a dictionary.
    package var members: [PropertyListMember]? {
        guard case .dictionary(let members) = value else { return nil }
        return members
    }
}

/// The types of a property list.
package enum PropertyListValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// True or false.
    case boolean(Bool)
    /// A point in time.
    case date(Date)
    /// Bytes.
    case data([UInt8])
    /// Values in order.
    case array([PropertyListNode])
    /// Values by name, in the order of the file; a name that is there twice is kept twice.
    case dictionary([PropertyListMember])
}

/// A member of a dictionary in a property list.
package struct PropertyListMember: Hashable, Sendable {
    /// Its name.
    package let key: String
    /// Where the name is written in the decoded text; nil in the binary form.
    package let keyRange: ByteRange?
    /// Its value.
    package let node: PropertyListNode

    /// Creates a member from its parts.
    package init(key: String, keyRange: ByteRange? = nil, node: PropertyListNode) {
        self.key = key
        self.keyRange = keyRange
        self.node = node
    }
}
