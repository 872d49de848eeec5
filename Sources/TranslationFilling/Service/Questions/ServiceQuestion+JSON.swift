import CatalogCore

/// Questions and answers as JSON (`docs/filling.md`).
extension ServiceQuestion {
    /// Returns the members of the question without empty ones.
    func members(withNeighbours: Bool = true) -> [DocumentFragment.Member] {
        var members: [DocumentFragment.Member] = [.init("id", .integer(id)), .init("key", .string(key))]
        if let comment { members.append(.init("comment", .string(comment))) }
        if let limit { members.append(.init("max", .integer(limit))) }
        members.append(.init("texts", .object(texts.map { .init($0.name, .string($0.source)) })))
        let numbers = texts.compactMap { text in text.numbers.map { DocumentFragment.Member(text.name, .string($0)) } }
        if !numbers.isEmpty { members.append(.init("numbers", .object(numbers))) }
        if !glossary.isEmpty { members.append(.init("glossary", .array(glossary.map(\.fragment)))) }
        if !fixedTerms.isEmpty { members.append(.init("keep", .array(fixedTerms.map { .string($0) }))) }
        if withNeighbours, !neighbours.isEmpty {
            members.append(.init("neighbours", .array(neighbours.map(\.fragment))))
        }
        return members
    }
}

extension ServiceQuestion.Term {
    fileprivate var fragment: DocumentFragment {
        let lists = [("use", renderings), ("never", never)].filter { !$0.1.isEmpty }
        return .object(
            [.init("term", .string(term))] + lists.map { .init($0.0, .array($0.1.map { .string($0) })) })
    }
}

extension ServiceQuestion.Neighbour {
    fileprivate var fragment: DocumentFragment {
        ["source": .string(source), "translation": .string(translation)]
    }
}

extension ServiceAnswer {
    /// Parses `{"id":1,"texts":{"plural.one":"…"}}`, or `{"id":1,"text":"…"}` for a single text; nil for anything else.
    init?(_ value: DocumentValue) {
        guard let id = value["id"]?.wholeNumber else { return nil }
        var texts: [String: String] = [:]
        for member in value["texts"]?.members ?? value.members {
            guard let name = member.name.string, name != "id", let text = member.value.string else { continue }
            texts[name] = text
        }
        guard !texts.isEmpty else { return nil }
        self.init(id: id, texts: texts)
    }

    /// Returns the texts by the paths of a gap's parts.
    func parts(for gap: FillGap) -> [PartPath: String] {
        let found = gap.parts.compactMap { part in
            texts[ServiceQuestion.name(of: part.path)].map { (part.path, $0) }
        }
        return Dictionary(found) { $1 }
    }
}

extension DocumentValue {
    /// The integer value, also of a number in quotes.
    fileprivate var wholeNumber: Int? { integer ?? string.flatMap { Int($0) } }
}
