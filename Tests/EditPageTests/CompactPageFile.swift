/// A file of the page without what only readers of its source need: comments, indentation and spaces.
///
/// Names stay, and so do line breaks between statements, so that errors in a browser's console can be read.
struct CompactPageFile {
    private let source: [Character]
    private var position = 0
    private var output: [Character] = []
    /// The depth of braces in each open `${` of a template literal.
    private var depths: [Int] = []

    /// Returns the files that the program serves, from those of the source: its scripts are one file.
    static func all(of sources: [String: String]) -> [String: String] {
        var files = sources.reduce(into: [:]) { $0[$1.key] = text(of: $1.key, $1.value) }
        let scripts = files.filter { $0.key.hasSuffix(".js") }
        for name in scripts.keys { files[name] = nil }
        files["main.js"] = JoinedPageScript.text(of: scripts, from: "main.js")
        return files
    }

    /// Returns the compact text of a file.
    static func text(of name: String, _ source: String) -> String {
        if name.hasSuffix(".css") { return styles(source) }
        guard name.hasSuffix(".js") else { return source }
        var file = CompactPageFile(source: Array(source))
        while file.position < file.source.count { file.step() }
        return String(file.output)
    }

    private init(source: [Character]) { self.source = source }

    private static func styles(_ source: String) -> String {
        let rules = source.replacing(#//\*.*?\*//#, with: "")
        return rules.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(#/ ?([{};,>]) ?/#) {
            String($0.output.1)
        }
        .replacing(#/([a-z-]): (?=[^{}]*[;}])/#) { "\($0.output.1):" }
        .replacing(";}", with: "}")
    }

    // MARK: - Scripts

    private mutating func step() {
        let character = source[position]
        switch character {
        case "/" where follows("//"): position = end { $0 == "\n" }
        case "/" where follows("/*"): skipComment()
        case "'", "\"": copy(to: Self.endOfString(in: source, from: position))
        case "`": copyTemplate()
        case "}" where depths.last == 0:
            depths.removeLast()
            copyTemplate()
        case "/" where Self.beginsPattern(after: output.last): copy(to: Self.endOfPattern(in: source, from: position))
        case "c" where follows("const ") && !(output.last.map(Self.isWord) ?? false):
            // The program never assigns to a constant again, so the shorter word means the same.
            output += "let"
            position += "const".count
        case _ where character.isWhitespace: copySpace()
        default:
            if let depth = depths.last, "{}".contains(character) {
                depths[depths.count - 1] = depth + (character == "{" ? 1 : -1)
            }
            copy(to: position + 1)
        }
    }

    private func follows(_ text: String) -> Bool { source[position...].starts(with: text) }

    private func end(where isEnd: (Character) -> Bool) -> Int {
        source[position...].firstIndex(where: isEnd) ?? source.count
    }

    private mutating func copy(to end: Int) {
        output += source[position..<end]
        position = end
    }

    private mutating func skipComment() {
        position += 2
        while !follows("*/") { position += 1 }
        position += 2
    }

    private mutating func copyTemplate() {
        copy(to: Self.endOfTemplate(in: source, from: position))
        if output.last == "{" { depths.append(0) }
    }

    /// Keeps a line break where a statement may end, and a space between words.
    private mutating func copySpace() {
        let next = end { !$0.isWhitespace }
        let hasBreak = source[position..<next].contains("\n")
        position = next
        guard let before = output.last, next < source.count else { return }
        let after = source[next]
        if hasBreak {
            if !"{(,;[=:?&|+<>".contains(before), !")],.:?&|=}".contains(after) { output.append("\n") }
        } else if Self.isWord(before) && Self.isWord(after) || before == after && "+-".contains(after) {
            output.append(" ")
        }
    }

    // MARK: - Pieces of scripts

    static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_$#".contains(character)
    }

    /// Whether a slash begins a regular expression; after a value, it divides.
    static func beginsPattern(after character: Character?) -> Bool {
        character.map { "(,=:[!&|?{};+*%~^<>\n".contains($0) } ?? true
    }

    /// Returns the end of the text that begins at a position with its quotation mark.
    static func endOfString(in source: [Character], from start: Int) -> Int {
        var end = start + 1
        while source[end] != source[start] { end += source[end] == "\\" ? 2 : 1 }
        return end + 1
    }

    /// Returns the end of a template, or of its part before the next `${…}`.
    static func endOfTemplate(in source: [Character], from start: Int) -> Int {
        var end = start + 1
        while source[end] != "`", !source[end...].starts(with: "${") { end += source[end] == "\\" ? 2 : 1 }
        return source[end] == "$" ? end + 2 : end + 1
    }

    /// Returns the end of a regular expression, without its flags.
    static func endOfPattern(in source: [Character], from start: Int) -> Int {
        var end = start + 1
        var isInClass = false
        while source[end] != "/" || isInClass {
            if "[]".contains(source[end]) { isInClass = source[end] == "[" }
            end += source[end] == "\\" ? 2 : 1
        }
        return end + 1
    }
}
