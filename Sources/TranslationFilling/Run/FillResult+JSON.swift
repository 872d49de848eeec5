import CatalogCore

extension FillResult {
    /// The filled and remaining gaps as JSON.
    ///
    /// Future versions only add members.
    public var json: String {
        let answer = DocumentFragment.present([
            "version": 1, "filled": .array(filled.map(\.reported)), "left": .array(left.map(\.reported)),
            "estimates": estimates.isEmpty ? nil : .array(estimates.map(\.reported)),
        ])
        return answer.printedJSON + "\n"
    }
}

extension FilledText {
    fileprivate var reported: DocumentFragment {
        [
            "key": .string(key),
            "path": .string(path),
            "language": .string(language.spelling),
            "part": .part(part),
            "text": .string(text),
            "from": .string(origin.source),
            "score": origin.score.map { .number(Self.written($0)) } ?? .null,
            "from_key": .optional(origin.key),
            "from_path": .optional(origin.path),
        ]
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
