/// A search for the slots that an expression reads strings from, unchanged or as part of a longer text.
struct TextReads: Sendable {
    let types: TypeResolver

    private var declarations: Declarations { types.declarations }

    /// Returns the slots that a composed string takes values from.
    ///
    /// - Parameters:
    ///   - owner: The type that encloses the code.
    ///   - declaration: The declaration that encloses the code.
    ///   - path: The path of the file.
    func slots(of segments: [TextSegment], in owner: String, _ declaration: String, _ path: String) -> [ValueSlot] {
        segments.flatMap { segment -> [ValueSlot] in
            guard case .interpolation(let value) = segment else { return [] }
            let local = Self.localName(in: value.code).map {
                ValueSlot.local(path: path, declaration: declaration, name: $0)
            }
            let part = part(of: value, in: owner) { .local(path: path, declaration: declaration, name: $0) }
            let unknown = unknownMembers(in: value.hint, owner).map {
                ValueSlot.unknownMember($0, path: path, declaration: declaration)
            }
            return [local, part].compactMap(\.self) + slots(of: value.hint, in: owner) + unknown
        }
    }

    /// Returns the names of the members that an expression reads from values of unknown type: `title` in `item.title`.
    ///
    /// The description of an error belongs to the type of the error, which `Error` does not tell.
    private func unknownMembers(in hint: TypeHint, _ owner: String, depth: Int = 0) -> [String] {
        guard depth < TypeHint.depthLimit else { return [] }
        switch hint {
        case .variable(let value), .element(let value), .list(let value, of: _):
            return unknownMembers(in: value, owner, depth: depth + 1)
        case .part(let tuple, _): return unknownMembers(in: tuple, owner, depth: depth + 1)
        case .sum(let left, let right):
            return unknownMembers(in: left, owner, depth: depth + 1)
                + unknownMembers(in: right, owner, depth: depth + 1)
        case .member(let base, let name):
            if Self.keepsText(name) { return unknownMembers(in: base, owner, depth: depth + 1) }
            guard let type = types.type(of: base, in: owner) else { return [name] }
            let isOpen = type.typeName.map { Self.errors.contains(Declarations.last($0)) } ?? false
            return isOpen && UserFacingNames.errorProperties.contains(name) ? [name] : []
        default: return []
        }
    }

    /// The types that stand for errors of any type.
    private static let errors: Set<String> = ["Error", "NSError", "LocalizedError"]

    /// Returns the slot of an element of a tuple that is a local variable: `row.0`, `row.title`; nil for any other
    /// expression.
    private func part(
        of value: Interpolation, in owner: String, _ local: (String) -> ValueSlot
    ) -> ValueSlot? {
        guard case .member(let base, let member) = value.hint else { return nil }
        let names = value.code.split(separator: ".", omittingEmptySubsequences: false)
        guard names.count == 2, names[1] == member, Self.word(in: String(names[0])) == names[0],
            names[0].first?.isLetter ?? false, let index = index(of: member, in: types.type(of: base, in: owner))
        else { return nil }
        return .part(local(String(names[0])), index: index)
    }

    /// Returns the slots whose whole strings an expression passes on unchanged.
    func wholes(of segments: [TextSegment], in owner: String, _ declaration: String, _ path: String) -> [ValueSlot] {
        guard segments.count == 1, case .interpolation(let value) = segments[0] else { return [] }
        let code = value.code.utf8.last == UInt8(ascii: "!") ? String(value.code.dropLast()) : value.code
        let isName = Self.word(in: code).utf8.count == code.utf8.count && !(code.first?.isNumber ?? true)
        let local = isName ? [ValueSlot.local(path: path, declaration: declaration, name: code)] : []
        return local + (types.slot(of: value.hint, in: owner).map { [$0] } ?? [])
    }

    /// Returns the slots that an expression reads, including reads through members that keep the text:
    /// `title.uppercased()`.
    func slots(of hint: TypeHint, in owner: String, depth: Int = 0) -> [ValueSlot] {
        guard depth < TypeHint.depthLimit else { return [] }
        if let slot = types.slot(of: hint, in: owner) { return [slot] + described(hint, in: owner) }
        switch hint {
        case .variable(let value), .element(let value), .list(let value, of: _):
            return slots(of: value, in: owner, depth: depth + 1)
        case .sum(let left, let right):
            return slots(of: left, in: owner, depth: depth + 1) + slots(of: right, in: owner, depth: depth + 1)
        case .part(let tuple, let index):
            return slots(of: tuple, in: owner, depth: depth + 1).map { .part($0, index: index) }
        case .member(let base, let name):
            if Self.keepsText(name) { return slots(of: base, in: owner, depth: depth + 1) }
            if let index = index(of: name, in: types.type(of: base, in: owner)) {
                return slots(of: base, in: owner, depth: depth + 1).map { .part($0, index: index) }
            }
            return members(name, of: types.type(of: base, in: owner))
        default: return described(hint, in: owner)
        }
    }

    /// Returns the index of a tuple element by its name or number.
    private func index(of name: String, in type: TypeShape?) -> Int? {
        if let index = Int(name) { return index }
        guard case .tuple(let elements)? = type else { return nil }
        return elements.firstIndex { $0.label == name }
    }

    /// Returns the members that a name can refer to.
    ///
    /// For a known type, these are the members of all types with that last name. For an unknown type, the name must be
    /// unique in the project.
    private func members(_ name: String, of type: TypeShape?) -> [ValueSlot] {
        if let type {
            guard let type = type.typeName.map(declarations.resolved) else { return [] }
            let owners = Set(declarations.properties[name, of: type, .either].map(\.owner))
            if owners.isEmpty, name == "localizedDescription" { return ErrorTexts.slots(of: type, declarations) }
            return owners.map { .member(owner: $0, name: name) }
        }
        let properties = declarations.properties[name]
        guard let only = properties.first?.owner, !only.isEmpty, properties.allSatisfy({ $0.owner == only }),
            declarations.functions[name].isEmpty
        else { return [] }
        return [.member(owner: only, name: name)]
    }

    /// Returns the `description` of a value whose type the project declares.
    private func described(_ hint: TypeHint, in owner: String) -> [ValueSlot] {
        guard let type = types.name(of: hint, in: owner), type != "String",
            let holder = declarations.owner(of: "description", in: type)
        else { return [] }
        return [.member(owner: holder, name: "description")]
    }

    /// Returns the first name of an expression if the rest of it keeps the text.
    private static func localName(in code: String) -> String? {
        let name = word(in: code)
        guard let first = name.first, !first.isNumber else { return nil }
        var rest = code[name.endIndex...].drop { $0 == "?" || $0 == "!" }
        guard !rest.isEmpty else { return String(name) }
        if rest.hasPrefix("[") { return String(name) }
        guard rest.hasPrefix(".") else { return nil }
        rest = rest.dropFirst()
        return keepsText(String(rest.prefix { $0.isLetter })) ? String(name) : nil
    }

    /// Returns the letters, digits and underscores at the start of an expression.
    private static func word(in code: String) -> Substring {
        let end = code.utf8.firstIndex { !$0.isASCIIWord } ?? code.endIndex
        // Beyond ASCII, only Unicode's tables tell.
        guard end < code.endIndex, code.utf8[end] >= 0x80 else { return code[..<end] }
        return code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Returns whether a member of a string or string array preserves its text.
    private static func keepsText(_ name: String) -> Bool { keeping.contains(name) || TextChange(name) != nil }

    private static let keeping: Set<String> = [
        "wrappedValue", "first", "last", "randomElement", "joined", "sorted", "reversed", "shuffled", "filter",
        "prefix", "suffix", "dropFirst", "dropLast", "replacingOccurrences", "replacing", "appending", "padding",
        "formatted", "enumerated", "compactMap", "values", "unsafelyUnwrapped", "withCString", "addingPercentEncoding",
    ]
}
