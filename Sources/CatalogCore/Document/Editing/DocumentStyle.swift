/// The layout of a document, so that inserted text matches the surrounding text.
struct DocumentStyle: Equatable {
    /// The line break; nil to write everything on one line.
    var newline: [UInt8]?
    /// The indentation of each level.
    var indentUnit: [UInt8]
    /// The bytes between a name and its value, including the colon.
    var colon: [UInt8]

    /// The whitespace inside both brackets of an object or array on one line, as in `{ "a" : 1 }`.
    var padding: [UInt8] = []
    /// Whether the value of an inserted member stays on one line, even if each member has a line of its own.
    var keepsValuesOnLine = false

    /// Whether an empty object or array contains an empty line, as Xcode writes it.
    var leavesLineInEmpty = true

    /// The style that Xcode writes.
    static let xcode = DocumentStyle(newline: [0x0A], indentUnit: [0x20, 0x20], colon: Array(" : ".utf8))

    /// Derives the style of a document from its first members.
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

    /// Returns whether the first empty object spans several lines; nil if there is no empty object.
    ///
    /// Searches only the start of the document, so that many edits of a large document do not take quadratic time.
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

    /// Returns the bytes of a value whose first line is indented by `indent`.
    func render(_ fragment: DocumentFragment, indent: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        write(fragment, indent: indent, to: &bytes)
        return bytes
    }

    /// Returns the bytes of a member whose first line is indented by `indent`.
    func render(_ member: DocumentFragment.Member, indent: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        write(member, indent: indent, to: &bytes)
        return bytes
    }

    private func write(_ fragment: DocumentFragment, indent: [UInt8], to bytes: inout [UInt8]) {
        switch fragment {
        case .string(let text): JSONText.append(quoted: text, to: &bytes)
        case .boolean(let value): bytes += Array((value ? "true" : "false").utf8)
        case .null: bytes += Array("null".utf8)
        case .number(let number): bytes += Array(number.utf8)
        case .object(let members):
            enclose(members, in: ("{", "}"), indent: indent, to: &bytes) { write($0, indent: $1, to: &$2) }
        case .array(let elements):
            enclose(elements, in: ("[", "]"), indent: indent, to: &bytes) { write($0, indent: $1, to: &$2) }
        }
    }

    private func write(_ member: DocumentFragment.Member, indent: [UInt8], to bytes: inout [UInt8]) {
        var style = self
        if keepsValuesOnLine { style.newline = nil }
        JSONText.append(quoted: member.name, to: &bytes)
        bytes += colon
        style.write(member.value, indent: indent, to: &bytes)
    }

    private func enclose<Item>(
        _ items: [Item], in brackets: (open: Character, close: Character), indent: [UInt8], to bytes: inout [UInt8],
        _ write: (Item, _ indent: [UInt8], inout [UInt8]) -> Void
    ) {
        bytes += brackets.open.utf8
        defer { bytes += brackets.close.utf8 }
        guard let newline else {
            guard !items.isEmpty else { return }
            bytes += padding
            for (index, item) in items.enumerated() {
                if index > 0 { bytes += itemSeparator }
                write(item, indent, &bytes)
            }
            bytes += padding
            return
        }
        guard !items.isEmpty else {
            if leavesLineInEmpty { bytes += newline + newline + indent }
            return
        }
        let inner = indent + indentUnit
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += newline
            bytes += inner
            write(item, inner, &bytes)
        }
        bytes += newline
        bytes += indent
    }

    /// The separator of items on one line; a space follows the comma if one follows the colon.
    private var itemSeparator: [UInt8] {
        Array((colon.last == 0x20 ? ", " : ",").utf8)
    }
}

extension DocumentMembers {
    /// The first member; nil if there is none.
    var firstMember: DocumentMember? {
        var members = self
        return members.next()
    }
}
