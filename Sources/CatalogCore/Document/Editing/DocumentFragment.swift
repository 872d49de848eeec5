/// A JSON value to insert into a document in any style.
public enum DocumentFragment: Hashable, Sendable {
    /// A string.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, as spelled in JSON.
    case number(String)
    /// `null`
    case null
    /// An object, whose members are written in the given order.
    case object([Member])
    /// An array.
    case array([DocumentFragment])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The name of the member.
        public let name: String
        /// The value of the member.
        public let value: DocumentFragment

        /// Creates a member.
        public init(_ name: String, _ value: DocumentFragment) {
            self.name = name
            self.value = value
        }

        /// Returns whether both members are equal, byte for byte.
        public static func == (left: Member, right: Member) -> Bool {
            left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
        }
    }
}

extension DocumentFragment {
    /// Returns whether both values are equal, byte for byte.
    ///
    /// `String` treats canonically equivalent texts as equal.
    public static func == (left: DocumentFragment, right: DocumentFragment) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.null, .null): true
        case (.object(let left), .object(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        default: false
        }
    }

    /// The value as JSON, indented by two spaces per level, with members in the given order.
    public var json: String {
        let style = DocumentStyle(
            newline: [0x0A], indentUnit: [0x20, 0x20], colon: Array(": ".utf8), leavesLineInEmpty: false)
        return String(decoding: style.render(self, indent: []), as: UTF8.self)
    }

    /// The value as JSON on one line, for formats with one value per line.
    public var jsonLine: String {
        let style = DocumentStyle(newline: nil, indentUnit: [], colon: Array(":".utf8), leavesLineInEmpty: false)
        return String(decoding: style.render(self, indent: []), as: UTF8.self)
    }

    /// Returns an integer as a fragment.
    public static func integer(_ value: Int) -> DocumentFragment { .number(String(value)) }

    /// Returns a string; `null` for nil.
    public static func optional(_ text: String?) -> DocumentFragment { text.map { .string($0) } ?? .null }
}
