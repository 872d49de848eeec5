import XCStringsKit

/// Look-ups that are passed on as functions, or made by an initializer whose type stands elsewhere: which keys they get,
/// nobody sees.
///
/// `Text(.init(name))`, `names.map(LocalizedStringKey.init)`, `codes.map(\.localized)`.
struct OpenReferences {
    private let bytes: [UInt8]

    init(_ file: SourceFile) {
        bytes = file.bytes
    }

    /// Where they are.
    ///
    /// - Parameter helpers: members that look up, by their names.
    func places(helpers: Set<String>) -> [Int] {
        bytes.indices.filter { offset in
            guard bytes[offset] == UInt8(ascii: ".") else { return false }
            let name = word(after: offset)
            if offset > 0, bytes[offset - 1] == UInt8(ascii: "\\") { return helpers.contains(name) }
            guard name == "init" else { return false }
            let end = offset + 1 + name.utf8.count
            let owner = word(before: offset)
            if Self.types.contains(owner) { return !isCall(end) }
            return owner.isEmpty && isMade(end) && Self.takers.contains(word(beforeBracketAt: offset))
        }
    }

    private static let types: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]
    /// What takes a localizable text in its first place.
    private static let takers: Set<String> = [
        "Text", "Label", "Button", "Toggle", "Section", "Picker", "TextField", "SecureField", "Link", "Menu",
        "NavigationLink", "GroupBox", "DisclosureGroup", "LabeledContent", "navigationTitle", "alert", "help",
        "confirmationDialog", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "String",
    ]

    /// Whether a call with arguments follows, rather than the name of one: `init`, `init(_:)`.
    private func isCall(_ end: Int) -> Bool {
        guard bytes.indices.contains(end), bytes[end] == UInt8(ascii: "(") else { return false }
        let inside = bytes[(end + 1)...].prefix { $0 != UInt8(ascii: ")") }
        return !inside.contains(UInt8(ascii: ":")) || inside.last != UInt8(ascii: ":")
    }

    /// Whether a call follows whose argument is no literal.
    private func isMade(_ end: Int) -> Bool {
        guard bytes.indices.contains(end), bytes[end] == UInt8(ascii: "(") else { return false }
        var inside = bytes[(end + 1)...].drop { $0 <= UInt8(ascii: " ") }
        let label = Array("stringLiteral:".utf8)
        if inside.starts(with: label) { inside = inside.dropFirst(label.count).drop { $0 <= UInt8(ascii: " ") } }
        guard let first = inside.first else { return false }
        // Another label belongs to another type.
        let argument = inside.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "(") }
        return first != UInt8(ascii: "\"") && first != UInt8(ascii: "#") && !argument.contains(UInt8(ascii: ":"))
    }

    // MARK: - Words

    private func word(after offset: Int) -> String {
        String(decoding: bytes[(offset + 1)...].prefix(64).prefix(while: Self.isOfWord), as: UTF8.self)
    }

    private func word(before offset: Int) -> String {
        var start = offset
        while start > 0, offset - start < 64, Self.isOfWord(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The name of the function whose first argument begins at an offset.
    private func word(beforeBracketAt offset: Int) -> String {
        var end = offset
        while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        guard end > 0, bytes[end - 1] == UInt8(ascii: "(") else { return "" }
        return word(before: end - 1)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension SourceIndex {
    /// The doubts that such look-ups leave about all keys.
    var openReferences: [Clue] {
        let known = LookupHelper.known.union(helpers.map(\.name)).map { String($0.prefix { $0 != "(" }) }
        return files.filter { !$0.isForTests }.flatMap { file in
            OpenReferences(file).places(helpers: Set(known)).map { offset in
                Clue(
                    kind: .anyKey, text: "*", path: file.path,
                    position: LineIndex(file.bytes).position(at: offset))
            }
        }
    }
}
