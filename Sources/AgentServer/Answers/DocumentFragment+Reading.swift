import CatalogCore

extension DocumentFragment {
    /// Reads a text of JSON; nil where it is none.
    init?(json bytes: [UInt8]) {
        guard let root = try? Document(bytes).root, root.kind != .nothing else { return nil }
        self.init(root)
    }

    /// A member of an object, the last of several; nil where there is none, or a null.
    subscript(_ name: String) -> DocumentFragment? {
        let value = members.last { $0.name == name }?.value
        return value == .null ? nil : value
    }

    /// The members of an object.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The elements of an array.
    var elements: [DocumentFragment] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The text of a string.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A number that is whole.
    var integer: Int? {
        guard case .number(let spelling) = self else { return nil }
        return Int(spelling) ?? Double(spelling).flatMap { Int(exactly: $0) }
    }

    /// The truth of `true` and `false`.
    var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }
}

extension DocumentFragment {
    /// An object without the members that say nothing: `null`, empty lists, `false`.
    static func compact(_ members: KeyValuePairs<String, DocumentFragment?>) -> DocumentFragment {
        .object(
            members.compactMap { name, value in
                guard let value, value != .null, value != .array([]), value != .object([]), value != .boolean(false)
                else { return nil }
                return Member(name, value)
            })
    }

    /// The members of these names that say something.
    func picking(_ names: String...) -> DocumentFragment {
        .object(
            names.compactMap { name in
                guard let value = self[name], value != .array([]), value != .boolean(false) else { return nil }
                return Member(name, value)
            })
    }

    /// The language and the part of a text, as `add` and `set` write them: `en.plural.one`.
    var place: String { [self["language"]?.text, self["part"]?.text].compactMap(\.self).joined(separator: ".") }
}
