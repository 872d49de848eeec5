/// A simple JSON value for models of edits, independent of the project's document types.
package struct NaiveValue: Sendable {
    /// The kind of a value.
    package indirect enum Kind: Sendable {
        case object([Member])
        case array([NaiveValue])
        case string(String)
        /// A number, `true`, `false` or `null` as written.
        case word(String)
    }

    /// A name and a value.
    package struct Member: Sendable {
        package var name: String
        package var value: NaiveValue
        /// Whether a change added the member, at a position that the model does not predict.
        package var isNew = false
        /// The range from the name's opening quote to the end of the value; empty for an added member.
        package var range = 0..<0

        package init(name: String, value: NaiveValue, isNew: Bool = false, range: Range<Int> = 0..<0) {
            self.name = name
            self.value = value
            self.isNew = isNew
            self.range = range
        }
    }

    package var kind: Kind
    /// The range in the file; nil for a value that a change wrote.
    package var range: Range<Int>?
    /// The bytes of a string in the file, with escapes; nil for a string that a change wrote.
    package var written: [UInt8]?

    package init(_ kind: Kind, range: Range<Int>? = nil, written: [UInt8]? = nil) {
        self.kind = kind
        self.range = range
        self.written = written
    }

    package static let object = NaiveValue(.object([]))

    package static func string(_ text: String) -> NaiveValue { NaiveValue(.string(text)) }
}

extension NaiveValue {
    /// The members of an object; empty for other values.
    package var members: [Member] {
        get { if case .object(let members) = kind { members } else { [] } }
        set { self = NaiveValue(.object(newValue), range: range) }
    }

    package var isObject: Bool { if case .object = kind { true } else { false } }

    package var text: String? { if case .string(let text) = kind { text } else { nil } }

    package var elements: [NaiveValue] { if case .array(let elements) = kind { elements } else { [] } }

    /// Returns the last member with a name, which is the effective one in JSON parsers.
    package subscript(name: String) -> NaiveValue? { members.last { $0.name.hasBytes(of: name) }?.value }

    /// Returns the value at a path of names.
    package func at(_ names: [String]) -> NaiveValue? {
        names.reduce(Optional(self)) { value, name in value?[name] }
    }
}

extension String {
    /// Whether two strings have the same bytes; `==` treats canonically equivalent strings as equal.
    package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

// MARK: - Comparison

extension NaiveValue {
    /// Returns the first difference between this model and a file; nil if there is none.
    ///
    /// Existing members must keep their order, and unchanged strings must keep their bytes.
    package func difference(from file: NaiveValue, at path: String = "") -> String? {
        switch (kind, file.kind) {
        case (.object, .object): difference(ofMembersFrom: file, at: path)
        case (.array(let left), .array(let right)):
            left.count == right.count
                ? zip(left, right).enumerated().lazy.compactMap { $1.0.difference(from: $1.1, at: "\(path)[\($0)]") }
                    .first
                : "\(path): \(right.count) elements in place of \(left.count)"
        case (.string(let left), .string(let right)):
            left.hasBytes(of: right) && (written == nil || written == file.written)
                ? nil : "\(path): \(right.debugDescription) in place of \(left.debugDescription)"
        case (.word(let left), .word(let right)):
            left == right ? nil : "\(path): \(right) in place of \(left)"
        default: "\(path): another kind of value"
        }
    }

    private func difference(ofMembersFrom file: NaiveValue, at path: String) -> String? {
        var rest = file.members
        var locations: [Int] = []
        for member in members {
            guard let index = rest.firstIndex(where: { $0.name.hasBytes(of: member.name) && !$0.isNew }) else {
                return "\(path): no \(member.name.debugDescription)"
            }
            if let found = member.value.difference(from: rest[index].value, at: "\(path)/\(member.name)") {
                return found
            }
            if !member.isNew { locations.append(index) }
            rest[index].isNew = true
        }
        if let extra = rest.first(where: { !$0.isNew }) { return "\(path): \(extra.name.debugDescription) besides" }
        return locations == locations.sorted() ? nil : "\(path): another order"
    }
}
