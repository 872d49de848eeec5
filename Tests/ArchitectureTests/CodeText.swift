/// Swift source code without comments and string literals, so that words in messages are not mistaken for calls.
///
/// Interpolations are removed with their literals.
struct CodeText {
    private let source: [UInt8]
    private var offset = 0
    private var code: [UInt8] = []

    private init(_ text: String) {
        source = Array(text.utf8)
    }

    static func withoutCommentsAndLiterals(_ text: String) -> String {
        var reader = CodeText(text)
        reader.read()
        return String(decoding: reader.code, as: UTF8.self)
    }

    private mutating func read() {
        while offset < source.count {
            let byte = source[offset]
            if byte == UInt8(ascii: "/"), isAt("//") {
                while offset < source.count, source[offset] != UInt8(ascii: "\n") { offset += 1 }
            } else if byte == UInt8(ascii: "/"), isAt("/*") {
                skipComment()
            } else if skipLiteral() {
                code += Array("\"\"".utf8)
            } else {
                code.append(byte)
                offset += 1
            }
        }
    }

    private func isAt(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= source.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { source[offset + $0] == text.utf8Start[$0] }
    }

    /// Skips a block comment, which can be nested in Swift.
    private mutating func skipComment() {
        var depth = 0
        while offset < source.count {
            if isAt("/*") {
                depth += 1
                offset += 2
            } else if isAt("*/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }

    /// Skips a string literal at the current offset.
    ///
    /// Returns whether there is one.
    private mutating func skipLiteral() -> Bool {
        guard source[offset] == UInt8(ascii: "\"") || source[offset] == UInt8(ascii: "#") else { return false }
        let pounds = source[offset...].prefix { $0 == UInt8(ascii: "#") }.count
        guard offset + pounds < source.count, source[offset + pounds] == UInt8(ascii: "\"") else { return false }
        offset += pounds
        let quotes = isAt("\"\"\"") ? 3 : 1
        offset += quotes
        while offset < source.count {
            if source[offset] == UInt8(ascii: "\\"), isFollowed(by: pounds) {
                offset += 1 + pounds
                skipEscape()
            } else if isEnd(quotes: quotes, pounds: pounds) {
                offset += quotes + pounds
                return true
            } else {
                offset += 1
            }
        }
        return true
    }

    private func isFollowed(by pounds: Int) -> Bool {
        source[(offset + 1)...].prefix(pounds).elementsEqual(repeatElement(UInt8(ascii: "#"), count: pounds))
    }

    private func isEnd(quotes: Int, pounds: Int) -> Bool {
        guard source[offset] == UInt8(ascii: "\"") else { return false }
        let end =
            [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
        return source[offset...].starts(with: end)
    }

    /// Skips an escape, which may be an interpolation with quotes.
    private mutating func skipEscape() {
        guard offset < source.count, source[offset] == UInt8(ascii: "(") else {
            offset += 1
            return
        }
        var depth = 0
        while offset < source.count {
            if skipLiteral() { continue }
            if source[offset] == UInt8(ascii: "(") { depth += 1 }
            if source[offset] == UInt8(ascii: ")") { depth -= 1 }
            offset += 1
            if depth == 0 { return }
        }
    }
}
