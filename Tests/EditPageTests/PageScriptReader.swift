/// A piece of a script: a word, a sign, a text or a space.
struct PageScriptToken {
    let text: String
    /// The name of the variable that the word means; nil for members of objects and everything that is no word.
    var variable: String?
    /// Whether the word begins a member of an object.
    var beginsMember = false
    /// Whether the word means a member and the variable with its value at once, as in `{ text }`.
    var isShorthand = false

    /// Returns the text with another name for the variable.
    func text(calling name: String?) -> String {
        guard variable != nil, let name else { return text }
        return isShorthand ? "\(text):\(name)" : name
    }
}

/// Finds the variables of a compact script.
struct PageScriptReader {
    private enum Bracket {
        case group, list, block, object, classBody, template
    }

    private(set) var tokens: [PageScriptToken] = []
    /// The variables that the script declares.
    ///
    /// Where one is not recognized, its name stays.
    private(set) var declared: Set<String> = []
    /// Those of them that are not inside of a function.
    private(set) var topNames: Set<String> = []
    private let source: [Character]
    private var position = 0
    /// The open brackets, each with the index of its token.
    private var brackets: [(kind: Bracket, start: Int)] = []
    private var isBeforeClassBody = false
    /// Where the last group in parentheses began.
    private var lastGroup = 0

    private static let keywords: Set<String> = [
        "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete", "do", "else",
        "extends", "false", "finally", "for", "function", "get", "if", "in", "instanceof", "let", "new", "null", "of",
        "return", "set", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "void",
        "while", "yield",
    ]

    init(_ script: String) { source = Array(script) }

    /// Reads the script.
    mutating func read() {
        while position < source.count { step() }
        for index in tokens.indices { classify(index) }
    }

    // MARK: - Pieces

    private mutating func step() {
        let character = source[position]
        switch character {
        case "'", "\"": take(to: CompactPageFile.endOfString(in: source, from: position))
        case "`": takeTemplate()
        case "}" where brackets.last?.kind == .template:
            brackets.removeLast()
            takeTemplate()
        case "/" where CompactPageFile.beginsPattern(after: tokens.last?.text.last):
            take(to: CompactPageFile.endOfPattern(in: source, from: position))
        case "." where source[position...].starts(with: "..."): take(to: position + 3)
        case "=" where source[position...].starts(with: "=>"):
            if let parameter = tokens.last?.variable { declared.insert(parameter) }
            take(to: position + 2)
        case _ where character.isNumber: take(while: { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        case _ where CompactPageFile.isWord(character): takeWord()
        case "(", "[", "{": open(character)
        case ")", "]", "}": close()
        default: take(to: position + 1)
        }
    }

    private mutating func take(to end: Int) {
        tokens.append(PageScriptToken(text: String(source[position..<end])))
        position = end
    }

    private mutating func take(while isPart: (Character) -> Bool) {
        take(to: source[position...].firstIndex { !isPart($0) } ?? source.count)
    }

    private mutating func takeTemplate() {
        let end = CompactPageFile.endOfTemplate(in: source, from: position)
        take(to: end)
        if source[end - 1] == "{" { brackets.append((.template, tokens.count - 1)) }
    }

    private mutating func takeWord() {
        let before = before(tokens.count)
        take(while: CompactPageFile.isWord)
        let word = tokens[tokens.count - 1].text
        if word == "class" && before != "." && source[position] == " " { isBeforeClassBody = true }
        let isMember = before == "." || brackets.last?.kind == .classBody
        guard word.hasPrefix("#") || !isMember && !Self.keywords.contains(word) else { return }
        tokens[tokens.count - 1].variable = word
        tokens[tokens.count - 1].beginsMember = brackets.last?.kind == .object && ["{", ","].contains(before)
        guard ["let", "function", "class"].contains(before) || word.hasPrefix("#") else { return }
        declared.insert(word)
        if brackets.isEmpty { topNames.insert(word) }
    }

    private mutating func open(_ character: Character) {
        let before = before(tokens.count)
        let kind: Bracket =
            switch character {
            case "(": .group
            case "[": .list
            case _ where isBeforeClassBody: .classBody
            case _ where ["return", "let"].contains(before) || before.last.map { "(,=[:?&|.".contains($0) } == true:
                .object
            default: .block
            }
        if character == "{" { isBeforeClassBody = false }
        if kind == .block && before == ")" { declareParameters() }
        brackets.append((kind, tokens.count))
        take(to: position + 1)
    }

    private mutating func close() {
        let (kind, start) = brackets.removeLast()
        take(to: position + 1)
        if kind == .group { lastGroup = start }
        let isArrow = source[position...].starts(with: "=>")
        if kind == .group && isArrow || self.before(start) == "let" { declareNames(from: start) }
    }

    /// Declares what stands in the last parentheses, unless they belong to a statement.
    private mutating func declareParameters() {
        guard !["if", "for", "while", "switch"].contains(before(lastGroup)) else { return }
        declareNames(from: lastGroup)
    }

    private mutating func declareNames(from start: Int) {
        for index in start..<tokens.count where tokens[index].variable != nil {
            let before = before(index).last, after = after(index).first
            if let before, let after, "(,{[.:".contains(before), ",)}]=".contains(after) {
                declared.insert(tokens[index].text)
            }
        }
    }

    // MARK: - Meaning

    /// Tells the names of members from variables.
    private mutating func classify(_ index: Int) {
        guard tokens[index].beginsMember else { return }
        switch after(index) {
        case ":", "(": tokens[index].variable = nil
        case ",", "}", "=": tokens[index].isShorthand = true
        default: break
        }
    }

    private func before(_ index: Int) -> String {
        tokens[..<index].last { !$0.text.allSatisfy(\.isWhitespace) }?.text ?? ""
    }

    private func after(_ index: Int) -> String {
        guard index + 1 < tokens.count else { return "" }
        return tokens[(index + 1)...].first { !$0.text.allSatisfy(\.isWhitespace) }?.text
            ?? source[position...].first.map(String.init) ?? ""
    }
}
