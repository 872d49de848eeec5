/// How the text round a place of a document is laid out, so that what is put there looks like its neighbours.
struct DocumentStyle: Equatable {
    /// What ends a line; nil where everything stands on one line.
    var newline: [UInt8]?
    /// What each level is indented by.
    var indentUnit: [UInt8]
    /// What stands between a name and its value, with the colon.
    var colon: [UInt8]

    /// What stands inside the brackets of an object or array on one line.
    var padding: [UInt8] = []
    /// Whether the values of members that come in stand on one line each, though the members don't.
    var keepsValuesOnLine = false

    /// Whether an empty object or array is written with an empty line in it, as Xcode does.
    var leavesLineInEmpty = true

    /// Xcode's own.
    static let xcode = DocumentStyle(newline: [0x0A], indentUnit: [0x20, 0x20], colon: Array(" : ".utf8))

    /// Takes the style of a document from the first members that show it.
    init(of document: Document) {
        self = .xcode
        guard let first = document.root.members.firstMember else { return }
        let bytes = document.bytes
        colon = Array(bytes[first.name.range.upperBound..<first.value.range.lowerBound])
        leavesLineInEmpty = Self.leavesLineInEmpty(in: document) ?? (colon == Self.xcode.colon)
        let lead = bytes[(document.root.range.lowerBound + 1)..<first.name.range.lowerBound]
        if let lineEnd = lead.lastLineEnd {
            newline = Array(lead[lineEnd])
            indentUnit = Array(lead[lineEnd.upperBound...])
        } else {
            newline = nil
        }
    }

    /// Whether the first empty object is written on more than one line; nil where there is none.
    ///
    /// Only the beginning of the document is searched, so that many edits of a long one don't cost its square.
    private static func leavesLineInEmpty(in document: Document) -> Bool? {
        let tape = document.storage.tape.prefix(4096)
        guard let empty = tape.indices.first(where: { tape[$0].kind == .object && Int(tape[$0].next) == $0 + 1 }) else {
            return nil
        }
        return document.bytes[tape[empty].range].contains(where: \.isLineEnd)
    }

    init(newline: [UInt8]?, indentUnit: [UInt8], colon: [UInt8], leavesLineInEmpty: Bool = true) {
        self.newline = newline
        self.indentUnit = indentUnit
        self.colon = colon
        self.leavesLineInEmpty = leavesLineInEmpty
    }

    /// Writes a value whose first line begins behind `indent`.
    func render(_ fragment: DocumentFragment, indent: [UInt8]) -> [UInt8] {
        switch fragment {
        case .string(let text): JSONText.encode(text)
        case .boolean(let value): Array((value ? "true" : "false").utf8)
        case .null: Array("null".utf8)
        case .number(let number): Array(number.utf8)
        case .object(let members):
            enclose(members.map { member in { render(member, indent: $0) } }, in: ("{", "}"), indent: indent)
        case .array(let elements):
            enclose(elements.map { element in { render(element, indent: $0) } }, in: ("[", "]"), indent: indent)
        }
    }

    /// Writes a member whose first line begins behind `indent`.
    func render(_ member: DocumentFragment.Member, indent: [UInt8]) -> [UInt8] {
        var style = self
        if keepsValuesOnLine { style.newline = nil }
        return JSONText.encode(member.name) + colon + style.render(member.value, indent: indent)
    }

    private func enclose(
        _ items: [([UInt8]) -> [UInt8]], in brackets: (open: String, close: String), indent: [UInt8]
    ) -> [UInt8] {
        let (open, close) = (Array(brackets.open.utf8), Array(brackets.close.utf8))
        guard let newline else {
            let space = items.isEmpty ? [] : padding
            return open + space + Array(items.map { $0(indent) }.joined(separator: itemSeparator)) + space + close
        }
        guard !items.isEmpty else { return open + (leavesLineInEmpty ? newline + newline + indent : []) + close }
        let inner = indent + indentUnit
        let lines = items.map { newline + inner + $0(inner) }
        return open + Array(lines.joined(separator: [UInt8(ascii: ",")])) + newline + indent + close
    }

    /// On one line a space follows the comma where one follows the colon.
    private var itemSeparator: [UInt8] {
        Array((colon.last == 0x20 ? ", " : ",").utf8)
    }
}

extension DocumentMembers {
    /// The first member, or nil.
    var firstMember: DocumentMember? {
        var members = self
        return members.next()
    }
}
