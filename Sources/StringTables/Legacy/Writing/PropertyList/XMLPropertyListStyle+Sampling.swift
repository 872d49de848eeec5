import CatalogCore

extension XMLPropertyListStyle {
    /// Derives the layout from the first members of a file.
    init(of root: PropertyListNode, in bytes: [UInt8]) {
        self.init()
        let fileBreak = TextSurroundings.lineBreak(in: bytes, 0..<bytes.count)
        guard let members = root.members, let range = root.range, let first = members.first?.keyRange else {
            lineBreak = fileBreak ?? "\n"
            return
        }
        let isOneLine = StringsCharacter.lineBreakCount(in: bytes, range.lowerBound..<first.lowerBound) == 0
        lineBreak = isOneLine ? "" : fileBreak ?? "\n"
        let base = XMLElementContent.indent(at: range.lowerBound, in: bytes)
        let indent = XMLElementContent.indent(at: first.lowerBound, in: bytes)
        indentation = isOneLine || !indent.hasPrefix(base) ? "" : String(indent.dropFirst(base.count))
        beforeText = Self.separator(in: members, bytes) { $0.string != nil }
        beforeDictionary = Self.separator(in: members, bytes) { $0.members != nil }
    }

    /// Returns the bytes between the key and the value of the first matching member if they are on one line.
    private static func separator(
        in members: [PropertyListMember],
        _ bytes: [UInt8],
        where fits: (PropertyListNode) -> Bool
    ) -> String? {
        guard let member = first(in: members, where: fits), let key = member.keyRange, let value = member.node.range
        else { return nil }
        let between = bytes[key.upperBound..<value.lowerBound]
        let isSpace = between.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return isSpace ? String(decoding: between, as: UTF8.self) : nil
    }

    private static func first(
        in members: [PropertyListMember],
        where fits: (PropertyListNode) -> Bool
    ) -> PropertyListMember? {
        for member in members {
            if fits(member.node) { return member }
            if let inner = member.node.members, let found = first(in: inner, where: fits) { return found }
        }
        return nil
    }
}
