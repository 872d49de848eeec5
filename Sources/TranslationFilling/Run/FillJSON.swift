import CatalogCore

extension FillResult {
    /// The filled and remaining gaps as JSON.
    ///
    /// Future versions only add members.
    public var json: String {
        var members: [DocumentFragment.Member] = [
            .init("version", .integer(1)), .init("filled", .array(filled.map(\.reported))),
            .init("left", .array(left.map(\.reported))),
        ]
        if !estimates.isEmpty { members.append(.init("estimates", .array(estimates.map(\.reported)))) }
        return DocumentFragment.object(members).printedJSON + "\n"
    }
}

extension FilledText {
    fileprivate var reported: DocumentFragment {
        .object([
            .init("key", .string(key)), .init("path", .string(path)), .init("language", .string(language.spelling)),
            .part(part), .init("text", .string(text)), .init("from", .string(origin.source)),
            .init("score", origin.score.map { .number(Self.written($0)) } ?? .null),
            .init("from_key", .optional(origin.key)), .init("from_path", .optional(origin.path)),
        ])
    }
}

extension LeftGap {
    fileprivate var reported: DocumentFragment {
        var (text, findings): (String?, [String]) = (nil, [])
        if case .flawed(_, let refused, let flaw) = reason {
            text = refused
            if case .refused(.findings(let texts)) = flaw { findings = texts.map(\.message.description) }
        }
        return [
            "key": .string(gap.key), "path": .string(gap.path),
            "language": .string(gap.language.spelling), "reason": .string(reason.name),
            "from": .optional(reason.source), "text": .optional(text),
            "findings": .array(findings.map { .string($0) }),
        ]
    }
}
