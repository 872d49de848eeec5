/// The structure of a type in code, without optionals, `some`, `any` and attributes.
indirect enum TypeShape: Hashable, Sendable {
    case name(String)
    case array(TypeShape)
    case dictionary(key: TypeShape, value: TypeShape)
    case tuple([Element])

    struct Element: Hashable, Sendable {
        let label: String?
        let type: TypeShape
    }

    /// Parses a type; the parts below a few levels of nesting count as names.
    init(_ text: String, depth: Int = 0) {
        let text = Self.bare(text)
        guard depth < 6, let first = text.first, let last = text.last else {
            self = .name(String(text))
            return
        }
        if first == "[", last == "]" {
            let parts = Self.split(text.dropFirst().dropLast(), at: ":", limit: 1)
            self =
                parts.count == 2
                ? .dictionary(
                    key: TypeShape(String(parts[0]), depth: depth + 1),
                    value: TypeShape(String(parts[1]), depth: depth + 1))
                : .array(TypeShape(String(text.dropFirst().dropLast()), depth: depth + 1))
        } else if first == "(", last == ")", !text.contains("->") {
            let parts = Self.split(text.dropFirst().dropLast(), at: ",")
            let elements = parts.map { Self.element($0, depth) }
            self = elements.count == 1 ? elements[0].type : .tuple(elements)
        } else {
            self = Self.generic(text, depth)
        }
    }

    private static func element(_ text: Substring, _ depth: Int) -> Element {
        let sides = split(text, at: ":", limit: 1)
        guard sides.count == 2 else { return Element(label: nil, type: TypeShape(String(text), depth: depth + 1)) }
        return Element(
            label: String(bare(String(sides[0]))), type: TypeShape(String(sides[1]), depth: depth + 1))
    }

    /// Returns a generic type, with collections and wrappers reduced to the types inside.
    private static func generic(_ text: Substring, _ depth: Int) -> TypeShape {
        guard text.last == ">", let open = text.firstIndex(of: "<") else { return .name(String(text)) }
        let arguments = split(text[text.index(after: open)...].dropLast(), at: ",").map {
            TypeShape(String($0), depth: depth + 1)
        }
        switch (text[..<open], arguments.count) {
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): return .array(arguments[0])
        case ("Dictionary", 2), ("KeyValuePairs", 2), ("OrderedDictionary", 2):
            return .dictionary(key: arguments[0], value: arguments[1])
        case ("Optional", 1), ("Binding", 1): return arguments[0]
        default: return .name(String(text))
        }
    }

    /// Returns a type without surrounding spaces, `?`, `!`, `...`, `some`, `any`, `inout` and attributes.
    private static func bare(_ text: String) -> Substring {
        var text = Substring(text)
        while true {
            text = text.drop { $0.isWhitespace }
            if text.first == "@" {
                text = text.drop { !$0.isWhitespace }
            } else if let word = ["some ", "any ", "inout ", "sending ", "borrowing ", "consuming "].first(
                where: text.hasPrefix)
            {
                text = text.dropFirst(word.count)
            } else {
                break
            }
        }
        while let last = text.last, last.isWhitespace || "?!.".contains(last) { text.removeLast() }
        return text
    }

    /// Splits text at a character outside of brackets.
    private static func split(_ text: Substring, at separator: Character, limit: Int = .max) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">": depth -= index > text.startIndex && text[text.index(before: index)] == "-" ? 0 : 1
            case separator where depth == 0 && parts.count < limit:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return parts + [text[start...]]
    }
}

extension TypeShape {
    /// Returns the type inside collections, or nil if the steps do not match.
    ///
    /// - Parameter steps: The steps to the inner type, from the inside out.
    func descend(_ steps: [ContainerStep]) -> TypeShape? {
        var shape = self
        for step in steps.reversed() {
            switch (step, shape) {
            case (.element, .array(let inner)): shape = inner
            case (.value, .dictionary(_, let inner)), (.key, .dictionary(let inner, _)): shape = inner
            case (.tuple(let index, let label), .tuple(let elements)):
                let labelled = label.flatMap { label in elements.first { $0.label == label } }
                guard let found = labelled ?? (elements.indices.contains(index) ? elements[index] : nil) else {
                    return nil
                }
                shape = found.type
            default: return nil
            }
        }
        return shape
    }

    /// Returns the type with other names, including those inside collections and tuples.
    func mapNames(_ change: (String) -> String) -> TypeShape {
        switch self {
        case .name(let name): .name(change(name))
        case .array(let element): .array(element.mapNames(change))
        case .dictionary(let key, let value):
            .dictionary(key: key.mapNames(change), value: value.mapNames(change))
        case .tuple(let elements):
            .tuple(elements.map { Element(label: $0.label, type: $0.type.mapNames(change)) })
        }
    }

    /// The name, if the type is not a collection or tuple.
    var typeName: String? {
        if case .name(let name) = self { return name }
        return nil
    }
}

extension TypeShape {
    /// Returns a type as written, without the marks of optionals.
    static func spelling(_ type: String) -> String { type.filter { $0 != "?" && $0 != "!" } }
}
