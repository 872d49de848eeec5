import CatalogCore

/// Questions and answers as JSON (`docs/filling.md`).
extension ServiceQuestion {
    /// The question as JSON, without empty members.
    var fragment: DocumentFragment {
        let number: DocumentFragment = ["id": .integer(id)]
        return number.adding(content())
    }

    /// Returns the question as JSON without its number and without empty members.
    func content(withNeighbours: Bool = true) -> DocumentFragment {
        let numbers = texts.compactMap { text in text.numbers.map { DocumentFragment.Member(text.name, .string($0)) } }
        return .present([
            "key": .string(key),
            "comment": comment.map { .string($0) },
            "max": limit.map { .integer($0) },
            "literal": isLiteral ? .boolean(true) : nil,
            "texts": .object(texts.map { .init($0.name, .string($0.source)) }),
            "numbers": numbers.isEmpty ? nil : .object(numbers),
            "glossary": glossary.isEmpty ? nil : .array(glossary.map(\.fragment)),
            "keep": fixedTerms.isEmpty ? nil : .array(fixedTerms.map { .string($0) }),
            "neighbours": withNeighbours && !neighbours.isEmpty ? .array(neighbours.map(\.fragment)) : nil,
        ])
    }
}

extension ServiceQuestion.Term {
    fileprivate var fragment: DocumentFragment {
        let list = { (texts: [String]) -> DocumentFragment? in
            texts.isEmpty ? nil : .array(texts.map { .string($0) })
        }
        return .present(["term": .string(term), "use": list(renderings), "never": list(never)])
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
