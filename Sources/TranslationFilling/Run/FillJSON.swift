import CatalogCore

extension FillResult {
    /// What was filled and what is left, for programs; fields are only ever added.
    public var json: String {
        let whole = DocumentFragment.object([
            .init("version", .integer(1)), .init("filled", .array(filled.map(\.reported))),
            .init("left", .array(left.map(\.reported))),
        ])
        return whole.json + "\n"
    }
}

extension FilledText {
    fileprivate var reported: DocumentFragment {
        var members: [DocumentFragment.Member] = [
            .init("key", .string(key)), .init("language", .string(language.spelling)),
            .init("part", .string(part.description)), .init("from", .string(origin.source)),
            .init("path", .string(path)), .init("text", .string(text)),
        ]
        if let score = origin.score { members.append(.init("score", .number(Self.written(score)))) }
        if let key = origin.key { members.append(.init("fromKey", .string(key))) }
        if let path = origin.path { members.append(.init("fromPath", .string(path))) }
        return .object(members)
    }
}

extension LeftGap {
    fileprivate var reported: DocumentFragment {
        var members: [DocumentFragment.Member] = [
            .init("key", .string(gap.key)), .init("language", .string(gap.language.spelling)),
            .init("reason", .string(reason.name)), .init("path", .string(gap.path)),
        ]
        if let source = reason.source { members.append(.init("from", .string(source))) }
        if case .flawed(_, let text, let flaw) = reason {
            members.append(.init("text", .string(text)))
            if case .refused(.findings(let sentences)) = flaw {
                members.append(.init("findings", .array(sentences.map { .string($0) })))
            }
        }
        return .object(members)
    }
}
