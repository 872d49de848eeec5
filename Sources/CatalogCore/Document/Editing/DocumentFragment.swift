/// A value to be put into a document, in whatever style the document has.
public indirect enum DocumentFragment: Hashable, Sendable {
    /// A string.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    /// `null`
    case null
    /// An object; the members are written in the order given.
    case object([Member])
    /// An array.
    case array([DocumentFragment])

    /// A name and a value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: DocumentFragment

        /// Creates a member.
        public init(_ name: String, _ value: DocumentFragment) {
            self.name = name
            self.value = value
        }

        /// Whether both say the same, byte for byte.
        public static func == (left: Member, right: Member) -> Bool {
            left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
        }
    }
}

extension DocumentFragment {
    /// Whether both say the same, byte for byte: `String` takes two spellings of one character for equal.
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

    /// The value as JSON text for programs: two spaces a level, members in the order given.
    public var json: String {
        let style = DocumentStyle(
            newline: [0x0A], indentUnit: [0x20, 0x20], colon: Array(": ".utf8), leavesLineInEmpty: false)
        return String(decoding: style.render(self, indent: []), as: UTF8.self)
    }

    /// The value as JSON text on one line, for formats that hold a value a line.
    public var jsonLine: String {
        let style = DocumentStyle(newline: nil, indentUnit: [], colon: Array(":".utf8), leavesLineInEmpty: false)
        return String(decoding: style.render(self, indent: []), as: UTF8.self)
    }

    /// A whole number.
    public static func integer(_ value: Int) -> DocumentFragment { .number(String(value)) }

    /// A string, or `null`.
    public static func optional(_ text: String?) -> DocumentFragment { text.map { .string($0) } ?? .null }
}
