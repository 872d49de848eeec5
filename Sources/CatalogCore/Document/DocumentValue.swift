/// A value in a document: a view, made when asked for.
public struct DocumentValue: Sendable {
    let storage: DocumentStorage
    let index: Int

    /// What kinds of value a document holds.
    public enum Kind: Hashable, Sendable {
        /// No value: the file has no bytes.
        case nothing
        /// `null`
        case null
        /// `true` or `false`
        case boolean
        /// A number, as written.
        case number
        /// A string.
        case string
        /// `[…]`
        case array
        /// `{…}`
        case object
    }

    private var node: DocumentNode { storage.tape[index] }

    /// What the value is.
    public var kind: Kind {
        switch node.kind {
        case .nothing: .nothing
        case .null: .null
        case .true, .false: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// Where the value's bytes are, quotes and brackets included.
    public var range: ByteRange { node.range }

    /// The text of a string, escapes resolved; nil for all else.
    public var string: String? {
        guard node.kind == .string else { return nil }
        let contents = storage.slice(storage.contents(index))
        return node.traits.contains(.escaped) ? JSONText.decode(contents) : String(decoding: contents, as: UTF8.self)
    }

    /// A string as a text that is decoded when needed; nil for all else.
    public var text: Text? {
        guard node.kind == .string else { return nil }
        return Text(storage: storage, index: index)
    }

    /// The truth of `true` and `false`; nil for all else.
    public var boolean: Bool? {
        switch node.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The value of a number that is a whole one; nil for all else.
    public var integer: Int? {
        guard node.kind == .number else { return nil }
        return Int(String(decoding: storage.slice(node.range), as: UTF8.self))
    }

    /// A number as it is written; nil for all else.
    public var numeral: String? {
        node.kind == .number ? String(decoding: storage.slice(node.range), as: UTF8.self) : nil
    }

    /// The members of an object in the order of the file, doubled ones included; of all else, none.
    public var members: DocumentMembers { DocumentMembers(self, isObject: node.kind == .object) }

    /// The elements of an array; of all else, none.
    public var elements: DocumentElements { DocumentElements(self, isArray: node.kind == .array) }

    /// The last member of that name, which is the one that readers of JSON take.
    ///
    /// Names are compared by their bytes: `é` in one code point and in two are different names.
    public subscript(name: String) -> DocumentValue? {
        var found: DocumentValue?
        for member in members where member.name.text?.utf8.elementsEqual(name.utf8) ?? false { found = member.value }
        return found
    }
}

/// A member of an object: a name and a value.
public struct DocumentMember: Sendable {
    /// The name, a string.
    public let name: DocumentValue
    /// The value.
    public let value: DocumentValue

    /// From the name's first quote to the value's last byte.
    public var range: ByteRange { name.range.lowerBound..<value.range.upperBound }

    /// Whether the name is `name`.
    func isNamed(_ name: StaticString) -> Bool { self.name.storage.string(self.name.index, is: name) }
}

/// The members of an object, one after another.
public struct DocumentMembers: Sequence, IteratorProtocol, Sendable {
    private let storage: DocumentStorage
    private var index: Int
    private let end: Int

    init(_ value: DocumentValue, isObject: Bool) {
        storage = value.storage
        index = value.index &+ 1
        end = isObject ? Int(value.storage.tape[value.index].next) : 0
    }

    /// The next member, in the order of the file.
    public mutating func next() -> DocumentMember? {
        guard index < end else { return nil }
        let name = DocumentValue(storage: storage, index: index)
        let value = DocumentValue(storage: storage, index: index &+ 1)
        index = Int(storage.tape[index &+ 1].next)
        return DocumentMember(name: name, value: value)
    }
}

/// The elements of an array, one after another.
public struct DocumentElements: Sequence, IteratorProtocol, Sendable {
    private let storage: DocumentStorage
    private var index: Int
    private let end: Int

    init(_ value: DocumentValue, isArray: Bool) {
        storage = value.storage
        index = value.index &+ 1
        end = isArray ? Int(value.storage.tape[value.index].next) : 0
    }

    /// The next element, in the order of the file.
    public mutating func next() -> DocumentValue? {
        guard index < end else { return nil }
        defer { index = Int(storage.tape[index].next) }
        return DocumentValue(storage: storage, index: index)
    }
}
