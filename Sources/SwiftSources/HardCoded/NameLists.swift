/// A mark for lists of names: if several texts of a list are names of products, then its other capitalized texts are
/// names too.
struct NameLists {
    private let lists: Set<TextList>

    /// Finds the lists among all candidates, since names such as `WebStorm` need not be accepted themselves.
    init(_ drafts: [HardCodedSearch.Draft]) {
        let named = drafts.filter { ProductNames.probablyContains($0.text.text.key, $0.prose) }
        guard named.count > 2 else {
            lists = []
            return
        }
        let names = Dictionary(grouping: named, by: TextList.init).mapValues(\.count)
        let sizes = Dictionary(grouping: drafts, by: TextList.init).mapValues(\.count)
        lists = Set(names.filter { $0.value > 2 && $0.value * 4 >= sizes[$0.key] ?? 0 }.keys)
    }

    /// Returns the candidates, with the members of such lists as doubtful.
    func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        guard !lists.isEmpty else { return drafts }
        return drafts.map { draft in
            var draft = draft
            if draft.prose.isCapitalized, draft.prose.words.count < 4, !NameHolders.standsIn(draft.prose),
                lists.contains(TextList(draft))
            {
                draft.text.isDoubtful = true
            }
            return draft
        }
    }
}

/// A list of texts, by the declaration around it and the name of its place.
struct TextList: Hashable {
    let declaration: String
    private let name: String

    init(_ draft: HardCodedSearch.Draft) {
        declaration = draft.declaration
        name = draft.text.position.name
    }
}

/// A mark for long lists of single words, such as words for random names, which are data rather than texts.
enum WordLists {
    /// Returns the candidates, with the members of such lists as doubtful.
    static func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        let lists = Dictionary(grouping: drafts.filter(\.isElement), by: TextList.init)
        let long = Set(lists.filter { isLong($0.value) }.keys)
        guard !long.isEmpty else { return drafts }
        return drafts.map { draft in
            var draft = draft
            if draft.isElement, long.contains(TextList(draft)) { draft.text.isDoubtful = true }
            return draft
        }
    }

    private static func isLong(_ drafts: [HardCodedSearch.Draft]) -> Bool {
        drafts.count > 11 && drafts.count { $0.prose.words.count == 1 } * 5 >= drafts.count * 4
    }
}
