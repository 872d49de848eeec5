/// A filter for the display names of enumeration cases.
///
/// If one case of a property certainly has a visible name, the filter also accepts the names of the other cases.
enum SiblingNames {
    static func accepted(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        let sure = Set(drafts.filter { $0.isAccepted && isName($0) }.map(\.declaration))
        return drafts.filter { draft in
            draft.isAccepted || (isName(draft) && sure.contains(draft.declaration) && draft.prose.isTitle)
        }
    }

    private static func isName(_ draft: HardCodedSearch.Draft) -> Bool {
        if case .displayName = draft.text.position { return draft.strength > .weak }
        return false
    }
}
