import Foundation

/// The names of the properties and parameters that a file declares.
///
/// The reader knows no types: it tells declarations from local variables by the brackets around them.
struct Declarations {
    /// The keywords that begin a type or an extension.
    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let declaration = try? NSRegularExpression(
        pattern: #"^\s*(?:(?:@\w+(?:\([^)]*\))?|\w+(?:\(set\))?)\s+)*?(struct|class|enum|actor|protocol|extension|"#
            + #"func|init|var|let|subscript|case|if|guard|for|while|switch|do)\b"#)
    private static let visibleType = try? NSRegularExpression(
        pattern: #"^(?:(?:public|package|internal|final|indirect|@\w+(?:\([^)]*\))?)\s+)*"#
            + #"(?:struct|class|enum|actor|protocol)\s+(\w+)"#)
    private static let property = try? NSRegularExpression(
        pattern: #"^\s*(?:(?:@\w+(?:\([^)]*\))?|\w+(?:\(set\))?)\s+)*?(?:let|var)\s+(\w+)"#)
    private static let function = try? NSRegularExpression(
        pattern: #"\b(?:func\s+[^\s(<]+|init[?!]?|subscript)\s*(?:<[^>]*>)?\s*\("#)
    private static let parameter = try? NSRegularExpression(pattern: #"(?:^|[,(])\s*(?:\w+\s+)?(\w+)\s*:"#)

    /// The names of stored and computed properties.
    private(set) var properties: Set<String> = []
    /// The names by which functions use their arguments.
    private(set) var parameters: Set<String> = []

    /// The types that are visible to other files, without those inside other types.
    private(set) var visibleTypes: Set<String> = []

    /// Reads code without comments and literals.
    init(in code: String) {
        readTypes(code)
        readProperties(code)
        readParameters(code)
    }

    private mutating func readTypes(_ code: String) {
        for line in code.split(separator: "\n") {
            if let name = Self.first(Self.visibleType, in: String(line)) { visibleTypes.insert(name) }
        }
    }

    private mutating func readProperties(_ code: String) {
        var isType = [true]
        var head = ""
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            if isType.last ?? true, let name = Self.first(Self.property, in: String(line)) { properties.insert(name) }
            for character in line {
                switch character {
                case "{":
                    isType.append(Self.opensType(head))
                    head = ""
                case "}":
                    if isType.count > 1 { isType.removeLast() }
                    head = ""
                default: head.append(character)
                }
            }
            head.append("\n")
        }
    }

    /// Returns whether the last declaration before a bracket is a type or an extension.
    private static func opensType(_ head: String) -> Bool {
        let keyword = head.split(separator: "\n").reversed().lazy.compactMap { first(declaration, in: String($0)) }
            .first
        return keyword.map(types.contains) ?? false
    }

    private mutating func readParameters(_ code: String) {
        let whole = NSRange(code.startIndex..., in: code)
        for match in Self.function?.matches(in: code, range: whole) ?? [] {
            guard let range = Range(match.range, in: code) else { continue }
            let list = Self.parameters(code[range.upperBound...])
            let text = NSRange(list.startIndex..., in: list)
            for one in Self.parameter?.matches(in: list, range: text) ?? [] {
                if let name = Range(one.range(at: 1), in: list) { parameters.insert(String(list[name])) }
            }
        }
    }

    /// Returns the text up to the bracket that closes the list, without what is in further brackets.
    private static func parameters(_ code: Substring) -> String {
        var (depth, list) = (0, "")
        for character in code {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 { break }
            if depth == 0 { list.append(character) }
        }
        return list
    }

    private static func first(_ expression: NSRegularExpression?, in text: String) -> String? {
        let match = expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
        return match.flatMap { Range($0.range(at: 1), in: text) }.map { String(text[$0]) }
    }
}
