/// A resolver of the types of values from type hints.
struct TypeResolver: Sendable {
    let declarations: Declarations

    /// Returns the type of a value as a declaration spells it, or nil if it is unknown.
    ///
    /// - Parameter owner: The type that encloses the code.
    func type(of hint: TypeHint, in owner: String, depth: Int = 0) -> TypeShape? {
        guard depth < TypeHint.depthLimit * 2 else { return nil }
        switch hint {
        case .unknown: return nil
        case .type(let name) where isGlobal(name): return named(name, in: "", depth)
        case .type(let type), .parameter(_, function: _, let type):
            return declarations.shape(of: type == "Self" ? owner : type, in: owner)
        case .variable(let value): return self.type(of: value, in: owner, depth: depth + 1)
        case .payload(let subject, let enumerationCase, let index):
            return payload(of: self.type(of: subject, in: owner, depth: depth + 1), enumerationCase, index)
        case .part(let tuple, let index):
            guard case .tuple(let elements)? = self.type(of: tuple, in: owner, depth: depth + 1),
                elements.indices.contains(index)
            else { return nil }
            return elements[index].type
        case .name(let name): return named(name, in: owner, depth)
        case .member(let base, let name): return member(name, of: base, in: owner, depth)
        case .element(let collection):
            switch type(of: collection, in: owner, depth: depth + 1) {
            case .array(let element): return element
            case .dictionary(_, let value): return value
            case .name("IndexSet"): return .name("Int")
            case .name(let name): return SystemMembers.bound(ofRange: name)
            default: return nil
            }
        case .list(let element, let origin):
            // The result of an optional's `map` is no collection.
            guard origin.map({ isCollection($0, in: owner, depth + 1) }) ?? true else { return nil }
            return type(of: element, in: owner, depth: depth + 1).map { .array($0) }
        case .range(let bound):
            return type(of: bound, in: owner, depth: depth + 1)?.typeName.map { .name("Range<\($0)>") }
        case .sum(let left, let right):
            return sum(type(of: left, in: owner, depth: depth + 1), type(of: right, in: owner, depth: depth + 1))
        }
    }

    private func isCollection(_ hint: TypeHint, in owner: String, _ depth: Int) -> Bool {
        switch type(of: hint, in: owner, depth: depth) {
        case .array?, .dictionary?: true
        case .name(let name)?: SystemMembers.bound(ofRange: name) != nil
        case .tuple?, nil: false
        }
    }

    /// Returns whether a name with an initial capital is a global variable, such as `Current`.
    private func isGlobal(_ name: String) -> Bool {
        !declarations.properties[name, of: ""].isEmpty && declarations.types[name].isEmpty
    }

    /// Returns the type of an associated value.
    ///
    /// If the enumeration is unknown, all cases with the name must agree.
    private func payload(of subject: TypeShape?, _ name: String, _ index: Int) -> TypeShape? {
        let cases = declarations.functions[name].filter { function in
            guard function.kind == .enumerationCase, function.parameters.indices.contains(index) else { return false }
            return subject?.typeName.map { Declarations.isNamed(function.owner, declarations.resolved($0)) } ?? true
        }
        let types = Set(cases.map { declarations.shape(of: $0.parameters[index].type, in: $0.owner) })
        return types.count == 1 ? types.first : nil
    }

    /// Returns the name of a value's type.
    func name(of hint: TypeHint, in owner: String) -> String? {
        type(of: hint, in: owner)?.typeName.map(declarations.resolved)
    }

    // MARK: - Names

    private func named(_ name: String, in owner: String, _ depth: Int) -> TypeShape? {
        if name == "self" { return .name(owner) }
        var outer = owner
        while !outer.isEmpty {
            if let found = declared(name, in: outer, depth) { return found }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return declared(name, in: "", depth)
    }

    /// Returns the type of a declared or inherited property or function.
    private func declared(_ name: String, in owner: String, _ depth: Int) -> TypeShape? {
        declarations.memberTypes.value(for: NamedMember(name: name, owner: owner, depth: depth)) {
            search(for: name, in: owner, depth)
        }
    }

    private func search(for name: String, in owner: String, _ depth: Int) -> TypeShape? {
        if name == "rawValue", let type = declarations.rawType(of: owner) { return .name(type) }
        let owned = declarations.properties[name, of: owner, .either]
        // Two types with the same name are ambiguous, unless their properties have the same type.
        let exact = owned.filter { $0.owner == owner }
        guard owner.contains(".") && !exact.isEmpty || Set(owned.map(\.type)).count < 2 else { return nil }
        for property in exact.isEmpty ? owned : exact {
            if let type = property.type { return declarations.shape(of: type, in: property.owner) }
            // Reduces the remaining depth quickly: a hint can be a sum of several hints, so the time grows
            // exponentially with the depth.
            return type(of: property.hint, in: owner, depth: depth + 6)
        }
        let functions = declarations.functions[name, of: owner, .either]
        // Functions of one name with different results are ambiguous.
        guard Set(functions.map(\.result)).count == 1 else { return nil }
        return functions.first.flatMap { function in
            function.result.map { declarations.shape(of: $0, in: function.owner) }
        }
    }

    // MARK: - Members

    private func member(_ name: String, of base: TypeHint, in owner: String, _ depth: Int) -> TypeShape? {
        // `items.enumerated()` produces pairs.
        if case .element(.member(let list, "enumerated")) = base {
            if name == "offset" { return .name("Int") }
            if name == "element" { return type(of: .element(list), in: owner, depth: depth + 1) }
        }
        let shape = type(of: base, in: owner, depth: depth + 1)
        if case .name(let type)? = shape {
            if name == "allCases" { return .array(.name(type)) }
            if let found = declared(name, in: type, depth) { return found }
            // An enumeration case, or a static value of the type itself.
            if declarations.enumeration(type)?.cases.contains(name) == true { return .name(type) }
            // A type that no file declares can have a member of this name and another type.
            guard !SystemMembers.isNumber(name) || mayHaveSystemMembers(type) else { return nil }
        }
        return SystemMembers.type(of: name, in: shape)
    }

    /// Returns whether a member such as `count` of a type is the system's, by the conformances of a declared type.
    private func mayHaveSystemMembers(_ type: String) -> Bool {
        guard declarations.declares(type) else { return SystemMembers.isOwner(type) }
        return !SystemMembers.collections.isDisjoint(with: declarations.ancestors(of: type))
    }

    private func sum(_ left: TypeShape?, _ right: TypeShape?) -> TypeShape? {
        guard let left, let right else { return nil }
        if left == right { return left }
        // A literal without a decimal point takes the type of the other operand.
        let floating: Set<TypeShape> = [.name("Double"), .name("CGFloat"), .name("Float"), .name("TimeInterval")]
        if floating.contains(left) { return left }
        if floating.contains(right) { return right }
        return left == .name("Int") ? right : left
    }
}

/// Members of system types whose types affect format specifiers.
enum SystemMembers {
    /// Returns the type of a member of a type.
    static func type(of name: String, in owner: TypeShape?) -> TypeShape? {
        switch (name, owner) {
        case (let name, .array(let element)?) where elements.contains(name): return element
        case ("sorted", .array?), ("reversed", .array?), ("filter", .array?), ("prefix", .array?),
            ("dropFirst", .array?),
            ("dropLast", .array?), ("shuffled", .array?), ("suffix", .array?):
            return owner
        case ("keys", .dictionary(let key, _)?): return .array(key)
        case ("values", .dictionary(_, let value)?): return .array(value)
        case ("container", .name("Decoder")?): return .name("KeyedDecodingContainer")
        case ("enumerated", _), ("map", _), ("compactMap", _): return nil
        case ("indices", .array?): return .array(.name("Int"))
        case ("lowerBound", .array(let element)?), ("upperBound", .array(let element)?): return element
        case ("lowerBound", .name(let range)?), ("upperBound", .name(let range)?),
            ("first", .name(let range)?) where bound(ofRange: range) != nil,
            ("last", .name(let range)?) where bound(ofRange: range) != nil,
            ("randomElement", .name(let range)?) where bound(ofRange: range) != nil:
            return bound(ofRange: range)
        case ("reversed", .name(let range)?) where bound(ofRange: range) != nil,
            ("shuffled", .name(let range)?) where bound(ofRange: range) != nil,
            ("filter", .name(let range)?) where bound(ofRange: range) != nil:
            return bound(ofRange: range).map { .array($0) }
        case (_, .name("Text")?), (_, .name("Image")?): return owner
        case ("wrappedValue", _), ("projectedValue", _), ("rounded", _), ("magnitude", _), ("lazy", _): return owner
        // Without the owner, a name is not sufficient.
        case (_, nil): return nil
        default: return byName[name].map { .name($0) }
        }
    }

    /// Members of a collection with the type of its elements.
    private static let elements: Set<String> = [
        "first", "last", "randomElement", "min", "max", "popLast", "removeFirst", "removeLast",
    ]

    /// Returns the type of the bounds of a range: `UInt16` for `ClosedRange<UInt16>`.
    static func bound(ofRange name: String) -> TypeShape? {
        guard let open = name.firstIndex(of: "<"), name.prefix(upTo: open).hasSuffix("Range") else { return nil }
        return TypeShape(String(name[name.index(after: open)...].dropLast()))
    }

    /// Returns whether a member of a system type is a number, whose type determines a format specifier.
    static func isNumber(_ name: String) -> Bool {
        name != "hashValue" && byName[name].map { SpecifierReader.specifiers[$0] != nil } ?? false
    }

    /// Returns whether a type that the project does not declare is a system type, or a generic collection.
    static func isOwner(_ type: String) -> Bool {
        type.contains("<") || owners.contains(type) || ["NS", "CG", "CF", "UI"].contains(where: type.hasPrefix)
    }

    /// Protocols whose types have a `count` of type `Int`.
    static let collections: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "StringProtocol", "LazyCollectionProtocol",
    ]

    private static let owners: Set<String> = [
        "String", "Substring", "Character", "Data", "IndexSet", "IndexPath", "CharacterSet", "Date", "DateInterval",
        "Progress", "URL", "AttributedString", "UnsafeRawBufferPointer", "DispatchData",
    ]

    /// Returns the most common type of members with a name.
    static func guess(_ name: String) -> String? { byName[name] }

    private static let byName: [String: String] = [
        "count": "Int", "hashValue": "Int", "isEmpty": "Bool", "description": "String", "debugDescription": "String",
        "localizedDescription": "String", "uppercased": "String", "lowercased": "String", "capitalized": "String",
        "localizedCapitalized": "String", "localizedUppercase": "String", "localizedLowercase": "String",
        "formatted": "String", "joined": "String", "trimmingCharacters": "String", "replacingOccurrences": "String",
        "uuidString": "String", "absoluteString": "String", "path": "String", "lastPathComponent": "String",
        "pathExtension": "String", "localizedName": "String", "padding": "String", "width": "CGFloat",
        "height": "CGFloat",
        "timeIntervalSince": "Double", "timeIntervalSinceNow": "Double", "timeIntervalSince1970": "Double",
        "fractionCompleted": "Double", "utf16": "String", "bundleIdentifier": "String",
    ]
}
