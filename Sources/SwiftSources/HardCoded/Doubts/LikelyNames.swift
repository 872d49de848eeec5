/// Likely names, which are notes unless they stand among other texts of the same list that are language.
enum LikelyNames {
    /// Returns the candidates, with likely names as doubtful.
    static func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        guard drafts.contains(where: \.mayBeName) else { return drafts }
        let lists = Dictionary(grouping: drafts, by: TextList.init)
        let names = Set(lists.filter { isMostlyNames($0.value) }.keys)
        return drafts.map { draft in
            var draft = draft
            if draft.mayBeName, names.contains(TextList(draft)) { draft.text.isDoubtful = true }
            return draft
        }
    }

    private static func isMostlyNames(_ drafts: [HardCodedSearch.Draft]) -> Bool {
        drafts.count(where: \.mayBeName) * 2 > drafts.count
    }
}
