import CatalogCore

/// An editor for tables in the form of an XML property list.
struct XMLTableEditor {
    private let document: PropertyListDocument
    private let bytes: [UInt8]
    private let kind: LegacyTableKind
    private let style: XMLPropertyListStyle
    private let point: KeyInsertionPoint?

    /// - Parameter traits: The facts about the whole table if the document is only a window of it.
    init(_ document: PropertyListDocument, bytes: [UInt8], kind: LegacyTableKind, traits: TableTraits? = nil) {
        self.document = document
        self.bytes = bytes
        self.kind = kind
        style = traits?.style ?? XMLPropertyListStyle(of: document.root, in: bytes)
        point = traits?.point
    }

    /// Returns the edits for `change`, which has been checked against the table; none if nothing is left to do.
    ///
    /// For a value that needs several steps, returns only the next one.
    func edits(for change: LegacyTableChange) throws(LegacyChangeError) -> [Edit] {
        do {
            return try uncheckedEdits(for: change)
        } catch {
            throw .value(error)
        }
    }

    private func uncheckedEdits(for change: LegacyTableChange) throws(LegacyValueError) -> [Edit] {
        let members = document.root.members ?? []
        let key = change.key
        let index = members.firstIndex { $0.key.isSpelled(as: key) }
        switch (change, index) {
        case (.add(_, let value, _), _):
            let node = PropertyListNode(try value.propertyListValue(key: key, kind: kind))
            let member = PropertyListMember(key: key, node: node)
            let point = point ?? KeyInsertionPoint(of: key, among: members.map(\.key))
            guard let layout = layout(of: document.root, key) else { return [] }
            return [try layout.insertion(of: member, at: point)]
        case (.set(_, let value), let index?):
            let value = try value.propertyListValue(key: key, kind: kind)
            return try step(from: members[index].node, to: value, key: key)
        case (.remove, let index?):
            return layout(of: document.root, key).map { [$0.removal(of: index)] } ?? []
        case (.rename(_, let name), let index?):
            guard let range = members[index].keyRange, !key.isSpelled(as: name) else { return [] }
            return [try XMLElementContent.replacement(of: "key", in: range, by: name, bytes: bytes, key: name)]
        default:
            return []
        }
    }

    private func layout(of node: PropertyListNode, _ key: String) -> XMLDictionaryLayout? {
        XMLDictionaryLayout(node, bytes: bytes, style: style, key: key)
    }
}

extension XMLTableEditor {
    /// Returns the edits that bring `node` closer to `value`: all texts that differ, or else one added or removed case.
    private func step(
        from node: PropertyListNode,
        to value: PropertyListValue,
        key: String
    ) throws(LegacyValueError) -> [Edit] {
        if node.value.saysSame(as: value) { return [] }
        switch (node.value, value) {
        case (.string, .string(let text)):
            guard let range = node.range else { return [] }
            return [try XMLElementContent.replacement(of: "string", in: range, by: text, bytes: bytes, key: key)]
        case (.dictionary(let old), .dictionary(let new)):
            guard old.repeatedName == nil, old.contains(where: { new.first(named: $0.key) != nil }),
                let layout = layout(of: node, key)
            else { return try rewriting(node, as: value, key: key) }
            return try step(from: old, to: new, layout: layout)
        default:
            return try rewriting(node, as: value, key: key)
        }
    }

    private func step(
        from old: [PropertyListMember],
        to new: [PropertyListMember],
        layout: XMLDictionaryLayout
    ) throws(LegacyValueError) -> [Edit] {
        var edits: [Edit] = []
        for member in old {
            guard let other = new.first(named: member.key) else { continue }
            edits += try step(from: member.node, to: other.node.value, key: layout.key)
        }
        if !edits.isEmpty { return edits }
        if let index = old.firstIndex(where: { new.first(named: $0.key) == nil }) { return [layout.removal(of: index)] }
        guard let index = new.firstIndex(where: { old.first(named: $0.key) == nil }) else { return [] }
        return [try layout.insertion(of: new[index], at: Self.location(of: index, in: new, among: old))]
    }

    /// Returns the position after the nearest earlier member of `new` that also exists in `old`.
    private static func location(of index: Int, in new: [PropertyListMember], among old: [PropertyListMember])
        -> KeyInsertionPoint
    {
        for member in new[..<index].reversed() {
            if let point = old.firstIndex(where: { $0.key.isSpelled(as: member.key) }) { return .after(point) }
        }
        return old.isEmpty ? .alone : .before(0)
    }

    private func rewriting(
        _ node: PropertyListNode,
        as value: PropertyListValue,
        key: String
    ) throws(LegacyValueError) -> [Edit] {
        guard let range = node.range else { return [] }
        let base = XMLElementContent.indent(at: range.lowerBound, in: bytes)
        var writer = XMLPropertyListWriter(style: style, key: key)
        try writer.append(value, indent: style.lineBreak.isEmpty ? "" : base)
        return [Edit(range, Array(writer.output.utf8))]
    }
}
