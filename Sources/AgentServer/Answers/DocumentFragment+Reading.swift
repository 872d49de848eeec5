import CatalogCore

extension DocumentFragment {
    /// Parses JSON; nil if the bytes are not valid JSON.
    init?(json bytes: [UInt8]) {
        guard let root = try? Document(bytes).root, root.kind != .nothing else { return nil }
        self.init(root)
    }

    /// Returns the last member with a name; nil if there is none or it is null.
    subscript(_ name: String) -> DocumentFragment? {
        let value = members.last { $0.name == name }?.value
        return value == .null ? nil : value
    }

    /// The elements of an array; empty for other values.
    var elements: [DocumentFragment] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The text of a string; nil for other values.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of an integer; nil for other values.
    var integer: Int? {
        guard case .number(let spelling) = self else { return nil }
        return Int(spelling) ?? Double(spelling).flatMap { Int(exactly: $0) }
    }

    /// The value of a Boolean; nil for other values.
    var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }
}

extension DocumentFragment {
    /// Creates an object without members that are null, empty or `false`.
    static func compact(_ members: KeyValuePairs<String, DocumentFragment?>) -> DocumentFragment {
        .object(
            members.compactMap { name, value in
                guard let value, value != .null, value != .array([]), value != [:], value != .boolean(false)
                else { return nil }
                return Member(name, value)
            })
    }

    /// Returns an object with the named members, without those that are null, empty lists or `false`.
    func picking(_ names: String...) -> DocumentFragment {
        .object(
            names.compactMap { name in
                guard let value = self[name], value != .array([]), value != .boolean(false) else { return nil }
                return Member(name, value)
            })
    }

    /// Returns an object without a member.
    func leavingOut(_ name: String) -> DocumentFragment { .object(members.filter { $0.name != name }) }

    /// The language and part of a text in the form of `add` and `set`: `en.plural.one`.
    var location: String { [self["language"]?.text, self["part"]?.text].compactMap(\.self).joined(separator: ".") }
}
