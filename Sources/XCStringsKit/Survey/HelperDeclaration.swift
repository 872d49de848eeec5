/// A declaration in Swift code that looks like a look-up helper.
struct HelperDeclaration {
    let name: String
    /// The line, from 1.
    let line: Int

    /// How far below the declaration the look-up may stand.
    private static let reach = 8

    static func all(in text: String) -> [HelperDeclaration] {
        let raw = text.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = raw.map(code)
        var isInString = false
        return lines.indices.compactMap { index in
            let line = lines[index]
            // What begins at the margin ends there.
            if raw[index].hasPrefix("}") { isInString = false }
            if let type = word(after: "extension ", in: line) {
                isInString = ["String", "StringProtocol"].contains(type)
            }
            let body = lines[index..<min(index + reach, lines.count)]
            guard let (name, key) = declaration(line, isInString: isInString), looksUp(key, in: body) else {
                return nil
            }
            return HelperDeclaration(name: name, line: index + 1)
        }
    }

    /// The line without a comment at its beginning or after its code.
    private static func code(_ line: Substring) -> String {
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        if trimmed.hasPrefix("//") || trimmed.hasPrefix("*") { return "" }
        return String(trimmed)
    }

    /// The name of what a line declares, and what holds the key in it.
    private static func declaration(_ line: String, isInString: Bool) -> (name: String, key: String)? {
        if isInString, let name = word(after: "var ", in: line), line.contains("\(name): String") {
            return (name, "self")
        }
        guard let name = word(after: "func ", in: line), let parameters = parameters(in: line),
            line.contains("-> String")
        else { return nil }
        let labels = parameters.map { "\($0.label):" }.joined()
        let full = parameters.isEmpty ? "\(name)()" : "\(name)(\(labels))"
        if isInString, !line.contains("static ") { return (full, "self") }
        guard let first = parameters.first, first.type.hasPrefix("String") else { return nil }
        return (full, first.name)
    }

    /// Whether a look-up by `key` stands between the braces that open in the first line.
    private static func looksUp(_ key: String, in body: ArraySlice<String>) -> Bool {
        let calls = LookupHelper.lookups.flatMap { [$0 + key + ",", $0 + key + ")", $0 + ".init(\(key))"] }
        var depth = 0
        for line in body {
            if calls.contains(where: line.contains) { return true }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth <= 0 { return false }
        }
        return false
    }

    // MARK: - Words

    private static func word(after keyword: String, in line: String) -> String? {
        guard let range = line.firstRange(of: keyword) else { return nil }
        let isWhole = range.lowerBound == line.startIndex || line[line.index(before: range.lowerBound)] == " "
        let word = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return isWhole && !word.isEmpty ? String(word) : nil
    }

    private struct Parameter {
        let label: String
        let name: String
        let type: Substring
    }

    /// The parameters between the first brackets; nil where they hold brackets themselves or go on in the next line.
    private static func parameters(in line: String) -> [Parameter]? {
        guard let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")"), open < close else {
            return nil
        }
        let inside = line[line.index(after: open)..<close]
        guard !inside.contains("(") else { return nil }
        return inside.split(separator: ",").compactMap { part in
            let sides = part.split(separator: ":", maxSplits: 1)
            let names = sides.first?.split(separator: " ") ?? []
            guard sides.count == 2, let label = names.first, let name = names.last else { return nil }
            return Parameter(label: String(label), name: String(name), type: sides[1].drop { $0 == " " })
        }
    }
}
