/// A value of JSON as plainly as can be, for models of edits: nothing of the project's documents is in it.
package struct NaiveValue: Sendable {
    /// What it is.
    package indirect enum Kind: Sendable {
        case object([Member])
        case array([NaiveValue])
        case string(String)
        /// Numbers, `true`, `false` and `null`, as they are written.
        case word(String)
    }

    /// A name and a value.
    package struct Member: Sendable {
        package var name: String
        package var value: NaiveValue
        /// Whether a change put it there, at a place that the model does not foresee.
        package var isNew = false
        /// From the name's first quote to the value's last byte; empty where a change put it there.
        package var range = 0..<0

        package init(name: String, value: NaiveValue, isNew: Bool = false, range: Range<Int> = 0..<0) {
            self.name = name
            self.value = value
            self.isNew = isNew
            self.range = range
        }
    }

    package var kind: Kind
    /// Where it stands in its file; nil for what a change wrote.
    package var range: Range<Int>?
    /// A string's bytes in its file, escapes and all; nil for what a change wrote.
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
    /// The members of an object; of all else, none.
    package var members: [Member] {
        get { if case .object(let members) = kind { members } else { [] } }
        set { self = NaiveValue(.object(newValue), range: range) }
    }

    package var isObject: Bool { if case .object = kind { true } else { false } }

    package var text: String? { if case .string(let text) = kind { text } else { nil } }

    package var elements: [NaiveValue] { if case .array(let elements) = kind { elements } else { [] } }

    /// The last member of that name, which readers of JSON take.
    package subscript(name: String) -> NaiveValue? { members.last { $0.name.hasBytes(of: name) }?.value }

    /// The value at the end of a way of names.
    package func at(_ names: [String]) -> NaiveValue? {
        names.reduce(Optional(self)) { value, name in value?[name] }
    }
}

extension String {
    /// Whether both are the same bytes: `==` takes two spellings of `é` for one.
    package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

// MARK: - Comparison

extension NaiveValue {
    /// What keeps a file from saying what this model says, at the first place found; nil for nothing.
    ///
    /// Members that no change put there must follow each other as they did, strings that no change wrote must have the
    /// bytes that they had.
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
        var places: [Int] = []
        for member in members {
            guard let index = rest.firstIndex(where: { $0.name.hasBytes(of: member.name) && !$0.isNew }) else {
                return "\(path): no \(member.name.debugDescription)"
            }
            if let found = member.value.difference(from: rest[index].value, at: "\(path)/\(member.name)") {
                return found
            }
            if !member.isNew { places.append(index) }
            rest[index].isNew = true
        }
        if let extra = rest.first(where: { !$0.isNew }) { return "\(path): \(extra.name.debugDescription) besides" }
        return places == places.sorted() ? nil : "\(path): another order"
    }
}
