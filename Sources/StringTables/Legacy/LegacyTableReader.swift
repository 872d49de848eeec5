import CatalogCore

/// A reader that creates the entries of a legacy table from a property list.
struct LegacyTableReader {
    let kind: LegacyTableKind
    private(set) var entries: [LegacyTableEntry] = []
    private(set) var problems: [LegacyTableProblem] = []

    init(kind: LegacyTableKind) {
        self.kind = kind
    }

    /// Reads a document; `text` is the text that its ranges refer to.
    mutating func read(_ document: PropertyListDocument, in text: DecodedText?) throws(LegacyTableError) {
        guard let members = document.root.members else {
            let offset = document.root.range?.lowerBound ?? 0
            throw .noDictionary(position: LineIndex(text?.utf8 ?? []).position(at: offset))
        }
        for member in members {
            entries.append(
                LegacyTableEntry(
                    key: member.key,
                    keyRange: member.keyRange,
                    value: value(of: member),
                    valueRange: member.node.range
                )
            )
        }
        problems += document.strayRoots.map { LegacyTableProblem(.strayValue, at: $0.range) }
    }

    /// Returns the value of a key.
    ///
    /// A `.strings` file may have only texts: Foundation returns nothing for a key with a dictionary.
    private mutating func value(of member: PropertyListMember) -> LegacyTableEntry.Value {
        if kind == .strings {
            if let string = member.node.string { return .text(string) }
            problems.append(LegacyTableProblem(.wrongType(member: member.key, expected: .text), at: member.node.range))
            return .other(member.node)
        }
        switch StringsDictValue(member.node, owner: member, problems: &problems) {
        case .text(let text): return .text(text.string)
        case .rule(let rule): return .rule(rule)
        case .other(let node): return .other(node)
        }
    }
}
