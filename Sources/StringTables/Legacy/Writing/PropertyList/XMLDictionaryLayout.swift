import CatalogCore

/// The layout of a dictionary in an XML property list, for inserting and removing members.
struct XMLDictionaryLayout {
    let bytes: [UInt8]
    let members: [PropertyListMember]
    /// The range of the whole element.
    package let range: ByteRange
    /// The range between its tags; nil for `<dict/>`.
    let container: ByteRange?
    let style: XMLPropertyListStyle
    /// The key of the table that the dictionary belongs to, for errors.
    let key: String

    /// Creates the layout of `node`; nil if the node is not a dictionary of an XML file.
    init?(_ node: PropertyListNode, bytes: [UInt8], style: XMLPropertyListStyle, key: String) {
        guard let members = node.members, let range = node.range else { return nil }
        self.bytes = bytes
        self.members = members
        self.range = range
        self.style = style
        self.key = key
        container = XMLElementContent.range(of: range, in: bytes)
    }

    /// Returns the edit that removes a member with its lines; without members, `<dict/>` remains, as Xcode writes it.
    func removal(of index: Int) -> Edit {
        guard let around = surroundings(index) else { return Edit(range, Array("<dict/>".utf8)) }
        if around.opens, around.closes { return Edit(range, Array("<dict/>".utf8)) }
        return Edit(around.removal(), [])
    }

    /// Returns the edit that inserts a member at a position among the existing ones.
    func insertion(of member: PropertyListMember, at point: KeyInsertionPoint) throws(LegacyValueError) -> Edit {
        switch point {
        case .alone: return try insertionAlone(member)
        case .after(let index): return try insertion(of: member, after: index)
        case .before(let index): return try insertion(of: member, before: index)
        }
    }

    private func insertion(of member: PropertyListMember, after index: Int) throws(LegacyValueError) -> Edit {
        guard let around = surroundings(index) else { return try insertionAlone(member) }
        let sharesLine = around.closes ? !around.beginsLine : around.breaksAfter == 0
        let lineEnd = XMLElementContent.lineEnd(behind: around.part.upperBound, in: bytes)
        if sharesLine, lineEnd == nil {
            let gap = bytes[around.closes ? around.before : around.after]
            let end = around.part.upperBound
            return Edit(end..<end, gap + (try written(member, indent: "", lineBreak: "")))
        }
        let before = index > 0 && block(index - 1)?.upperBound == around.before.lowerBound ? around.breaksBefore : nil
        let behind = around.closes ? nil : around.breaksAfter
        let count = max(1, [before, behind].compactMap { $0 }.min() ?? 1)
        let lineBreak = around.lineBreak ?? style.lineBreak
        let breaks = String(repeating: lineBreak, count: count) + around.indent
        let end = lineEnd ?? around.part.upperBound
        let lines = try written(member, indent: around.indent, lineBreak: lineBreak)
        return Edit(end..<end, Array(breaks.utf8) + lines)
    }

    private func insertion(of member: PropertyListMember, before index: Int) throws(LegacyValueError) -> Edit {
        guard let around = surroundings(index) else { return try insertionAlone(member) }
        let start = around.part.lowerBound
        guard around.beginsLine else {
            return Edit(start..<start, try written(member, indent: "", lineBreak: ""))
        }
        let lineBreak = around.lineBreak ?? style.lineBreak
        let lines = try written(member, indent: around.indent, lineBreak: lineBreak)
        return Edit(start..<start, lines + Array((lineBreak + around.indent).utf8))
    }

    private func insertionAlone(_ member: PropertyListMember) throws(LegacyValueError) -> Edit {
        let base = XMLElementContent.indent(at: range.lowerBound, in: bytes)
        let indent = base + style.indentation
        let member = try written(member, indent: indent, lineBreak: style.lineBreak)
        let lines = Array((style.lineBreak + indent).utf8) + member
        let end = Array((style.lineBreak + base).utf8)
        guard let container else {
            return Edit(range, Array("<dict>".utf8) + lines + end + Array("</dict>".utf8))
        }
        let comments = bytes[container].lastIndex { $0 > UInt8(ascii: " ") }
        guard let comments else { return Edit(container, lines + end) }
        return Edit(comments + 1..<comments + 1, lines)
    }

    private func block(_ index: Int) -> ByteRange? {
        guard let key = members[index].keyRange, let value = members[index].node.range else { return nil }
        return key.lowerBound..<value.upperBound
    }

    private func surroundings(_ index: Int) -> TextSurroundings? {
        guard let block = block(index), let container else { return nil }
        return TextSurroundings(block, in: bytes, container: container, isFile: false)
    }

    private func written(
        _ member: PropertyListMember,
        indent: String,
        lineBreak: String
    ) throws(LegacyValueError) -> [UInt8] {
        var style = style
        style.lineBreak = lineBreak
        if lineBreak.isEmpty { style.indentation = "" }
        var writer = XMLPropertyListWriter(style: style, key: key)
        try writer.append(member, indent: indent)
        return Array(writer.output.utf8)
    }
}
