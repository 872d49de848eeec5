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
        var bytes: [UInt8] = []
        write(fragment, indent: indent, to: &bytes)
        return bytes
    }

    /// Writes a member whose first line begins behind `indent`.
    func render(_ member: DocumentFragment.Member, indent: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        write(member, indent: indent, to: &bytes)
        return bytes
    }

    private func write(_ fragment: DocumentFragment, indent: [UInt8], to bytes: inout [UInt8]) {
        switch fragment {
        case .string(let text): bytes += JSONText.encode(text)
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
        bytes += JSONText.encode(member.name)
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
