import CatalogCore

/// The texts of a file that views redact, so that people see bars in their place: `.redacted(reason: .placeholder)`.
struct RedactedTexts {
    private var always: [ByteRange] = []
    /// The places that code redacts under a condition, such as while data loads.
    private var sometimes: [ByteRange] = []
    /// The full names of members that only redacted code uses: `RowPlaceholder.bars`.
    private var members: Set<String> = []

    init(_ file: SourceFile) {
        for call in file.facts.calls where call.name == "redacted" && call.labels == ["reason"] {
            let range = call.spot.range
            let code = file.bytes[range.lowerBound..<min(range.upperBound, file.bytes.count)].suffix(60)
            let isAlways = String(decoding: code, as: UTF8.self).filter { !$0.isWhitespace }
                .hasSuffix(".redacted(reason:.placeholder)")
            if isAlways { always.append(range) } else { sometimes.append(range) }
        }
        if !always.isEmpty { members = redactedMembers(file) }
    }

    /// Returns whether people cannot read a literal.
    func contain(_ literal: LiteralFact, in context: ContextFact) -> Bool {
        let location = literal.spot.range.lowerBound
        if always.contains(where: { $0.contains(location) }) { return true }
        if literal.traits.contains(.isFallback), sometimes.contains(where: { $0.contains(location) }) { return true }
        return members.contains(context.declaration)
    }

    private func redactedMembers(_ file: SourceFile) -> Set<String> {
        var isRedacted: [String: Bool] = [:]
        for member in file.facts.members where member.path.count > 1 {
            let context = file.context(of: member.spot)
            let owner = member.path[0] == "Self" ? context.type : member.path[0]
            let isInside = always.contains { $0.contains(member.spot.range.lowerBound) }
            let name = "\(owner).\(member.path[1])"
            isRedacted[name] = (isRedacted[name] ?? true) && isInside
        }
        return Set(isRedacted.filter(\.value).keys)
    }
}
