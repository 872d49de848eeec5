/// A view of a value in a document, created on request.
public struct DocumentValue: Sendable {
    let storage: DocumentStorage
    let index: Int

    /// The kinds of values in a document.
    public enum Kind: Hashable, Sendable {
        /// No value, because the file is empty.
        case nothing
        /// `null`
        case null
        /// `true` or `false`
        case boolean
        /// A number.
        case number
        /// A string.
        case string
        /// `[…]`
        case array
        /// `{…}`
        case object
    }

    private var node: DocumentNode { storage.tape[index] }

    /// The kind of the value.
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

    /// The range of the value in the file, including quotes and brackets.
    public var range: ByteRange { node.range }

    /// The decoded text of a string; nil for other kinds.
    public var string: String? {
        guard node.kind == .string else { return nil }
        let contents = storage.slice(storage.contents(index))
        return node.traits.contains(.escaped) ? JSONText.decode(contents) : String(decoding: contents, as: UTF8.self)
    }

    /// The text of a string, decoded when needed; nil for other kinds.
    public var text: Text? {
        guard node.kind == .string else { return nil }
        return Text(storage: storage, index: index)
    }

    /// The value of `true` or `false`; nil for other kinds.
    public var boolean: Bool? {
        switch node.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The value of an integer; nil for fractions and other kinds.
    public var integer: Int? {
        guard node.kind == .number else { return nil }
        return Int(String(decoding: storage.slice(node.range), as: UTF8.self))
    }

    /// The spelling of a number in the file; nil for other kinds.
    public var numeral: String? {
        node.kind == .number ? String(decoding: storage.slice(node.range), as: UTF8.self) : nil
    }

    /// The members of an object in file order, including duplicates; empty for other kinds.
    public var members: DocumentMembers { DocumentMembers(self, isObject: node.kind == .object) }

    /// The elements of an array; empty for other kinds.
    public var elements: DocumentElements { DocumentElements(self, isArray: node.kind == .array) }

    /// The value of the last member with a name, which is the one that JSON readers use.
    ///
    /// Compares bytes: the precomposed and decomposed forms of `é` are different names.
    public subscript(name: String) -> DocumentValue? {
        var found: DocumentValue?
        for member in members where member.name.text?.utf8.elementsEqual(name.utf8) ?? false { found = member.value }
        return found
    }
}

/// A member of an object.
public struct DocumentMember: Sendable {
    /// The name, which is a string.
    public let name: DocumentValue
    /// The value.
    public let value: DocumentValue

    /// The range from the opening quote of the name to the last byte of the value.
    public var range: ByteRange { name.range.lowerBound..<value.range.upperBound }

    /// Returns whether the name of the member is `name`.
    func isNamed(_ name: StaticString) -> Bool { self.name.storage.string(self.name.index, is: name) }
}

extension DocumentValue {
    /// The number of members of an object, with duplicates; 0 for other values.
    package var memberCount: Int {
        guard kind == .object else { return 0 }
        var count = 0
        var name = index &+ 1
        let end = Int(storage.tape[index].next)
        while name < end {
            count &+= 1
            name = Int(storage.tape[name &+ 1].next)
        }
        return count
    }
}

/// The members of an object, as a sequence.
public struct DocumentMembers: Sequence, IteratorProtocol, Sendable {
    private let storage: DocumentStorage
    private var index: Int
    private let end: Int

    init(_ value: DocumentValue, isObject: Bool) {
        storage = value.storage
        index = value.index &+ 1
        end = isObject ? Int(value.storage.tape[value.index].next) : 0
    }

    /// Returns the next member, in file order.
    public mutating func next() -> DocumentMember? {
        guard index < end else { return nil }
        let name = DocumentValue(storage: storage, index: index)
        let value = DocumentValue(storage: storage, index: index &+ 1)
        index = Int(storage.tape[index &+ 1].next)
        return DocumentMember(name: name, value: value)
    }
}

/// The elements of an array, as a sequence.
public struct DocumentElements: Sequence, IteratorProtocol, Sendable {
    private let storage: DocumentStorage
    private var index: Int
    private let end: Int

    init(_ value: DocumentValue, isArray: Bool) {
        storage = value.storage
        index = value.index &+ 1
        end = isArray ? Int(value.storage.tape[value.index].next) : 0
    }

    /// Returns the next element, in file order.
    public mutating func next() -> DocumentValue? {
        guard index < end else { return nil }
        defer { index = Int(storage.tape[index].next) }
        return DocumentValue(storage: storage, index: index)
    }
}
