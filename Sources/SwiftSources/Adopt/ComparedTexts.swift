/// The literals that the project compares with other texts, searches for in them, or uses as keys of dictionaries.
///
/// A text equal to such a literal must not depend on the language, or the comparison fails in other languages.
struct ComparedTexts {
    /// Literals that code compares with whole texts.
    private var whole: Set<String> = []
    /// Literals that code compares with whole texts whatever their case, in lower case.
    private var caseless: Set<String> = []
    /// Literals that code searches for in texts.
    private var searched: [Searched] = []

    /// A literal that code searches for in texts.
    private struct Searched: Hashable {
        let text: String
        let comparison: TextComparison
    }

    /// Collects the literals of a project.
    init(_ index: SourceIndex) {
        var searched: Set<Searched> = []
        for file in index.files {
            for literal in file.facts.literals {
                guard let text = literal.plainText, let comparison = literal.comparison(in: file.facts) else {
                    continue
                }
                if comparison.ignoresCase { caseless.insert(text.lowercased()) } else { whole.insert(text) }
                if comparison.extent != .whole { searched.insert(Searched(text: text, comparison: comparison)) }
            }
        }
        self.searched = Array(searched)
    }

    /// Returns whether the result of a comparison can depend on a literal.
    ///
    /// Code searches texts from elsewhere, such as names of exercises, for single words. So a search concerns only a
    /// literal of which it finds at least half.
    func affect(_ literal: LiteralFact) -> Bool {
        if let plain = literal.plainText, whole.contains(plain) || caseless.contains(plain.lowercased()) { return true }
        let length = literal.segments.reduce(0) { $0 + ($1.text?.count ?? 0) }
        return searched.contains { search in
            search.text.count * 2 >= length && search.comparison.finds(search.text, in: literal.segments)
        }
    }
}

/// A function or operator that compares texts.
private struct TextComparison: Hashable {
    /// The part of a text that is compared.
    let extent: Extent
    /// Whether upper and lower case can be equal.
    let ignoresCase: Bool

    /// A part of a text.
    enum Extent {
        case whole, start, end, anywhere
    }

    /// The comparison by an operator, a pattern or a collection.
    static let equality = TextComparison(extent: .whole, ignoresCase: false)

    /// Returns the comparison by a function, or nil for any other function.
    ///
    /// - Parameter label: The label of the argument with the compared text; nil if the text is the receiver.
    static func function(_ name: String, label: String?) -> TextComparison? {
        guard let row = functions[name], label.map(row.labels.contains) ?? true else { return nil }
        return TextComparison(extent: row.extent, ignoresCase: row.ignoresCase)
    }

    /// The functions, with the labels of the compared text; `_` stands for no label.
    private static let functions: [String: (labels: Set<String>, extent: Extent, ignoresCase: Bool)] = [
        "hasPrefix": (["_"], .start, false), "hasSuffix": (["_"], .end, false), "starts": (["with"], .start, false),
        "contains": (["_"], .anywhere, false), "range": (["of"], .anywhere, true),
        "localizedStandardContains": (["_"], .anywhere, true),
        "localizedCaseInsensitiveContains": (["_"], .anywhere, true),
        "isEqual": (["_", "to"], .whole, false), "firstIndex": (["of"], .whole, false),
        "lastIndex": (["of"], .whole, false), "compare": (["_"], .whole, true),
        "caseInsensitiveCompare": (["_"], .whole, true), "localizedCompare": (["_"], .whole, true),
        "localizedCaseInsensitiveCompare": (["_"], .whole, true), "localizedStandardCompare": (["_"], .whole, true),
    ]

    /// Returns whether a text occurs in a literal, in the part that is compared.
    func finds(_ text: String, in segments: [TextSegment]) -> Bool {
        let compared: [String] =
            switch extent {
            case .whole: []
            case .start: [segments.first].compactMap { $0?.text }
            case .end: [segments.last].compactMap { $0?.text }
            case .anywhere: segments.compactMap(\.text)
            }
        let searched = ignoresCase ? text.lowercased() : text
        return compared.lazy.map { ignoresCase ? $0.lowercased() : $0 }.contains { text in
            switch extent {
            case .whole: text == searched
            case .start: text.hasPrefix(searched)
            case .end: text.hasSuffix(searched)
            case .anywhere: text.contains(searched)
            }
        }
    }
}

extension LiteralFact {
    /// Returns the comparison that a literal takes part in, or nil if there is none.
    fileprivate func comparison(in facts: SourceFacts) -> TextComparison? {
        if steps.contains(.key) { return .equality }
        switch role {
        case .compared, .pattern, .subscripted: return .equality
        case .argument(let call, let index):
            let call = facts.calls[call]
            guard call.form == .function, call.labels.indices.contains(index) else { return nil }
            return .function(call.name, label: call.labels[index] ?? "_")
        case .receiver(let member, call: .some):
            if steps.isEmpty { return .function(member, label: nil) }
            return ["contains", "firstIndex", "lastIndex"].contains(member) ? .equality : nil
        default: return nil
        }
    }
}

extension TextSegment {
    /// The text; nil for a value.
    fileprivate var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
