/// A mark for the descriptions of states inside a device or library: if several texts of a declaration name parts of
/// its code, as in “Bad value in motor_tick”, then all its texts are for the people who make it.
enum InternalLists {
    /// Returns the candidates, with the texts of such declarations as doubtful.
    static func marked(_ drafts: [HardCodedSearch.Draft]) -> [HardCodedSearch.Draft] {
        let named = drafts.filter { isDescription($0.text.position) && namesCode($0.text.text.key) }
        guard named.count > 2 else { return drafts }
        let lists = Set(Dictionary(grouping: named, by: TextList.init).filter { $0.value.count > 2 }.keys)
        guard !lists.isEmpty else { return drafts }
        return drafts.map { draft in
            var draft = draft
            if lists.contains(TextList(draft)) { draft.text.isDoubtful = true }
            return draft
        }
    }

    /// Returns whether a property with a text for each case or value returns the text.
    private static func isDescription(_ position: HardCodedText.Position) -> Bool {
        switch position {
        case .displayName, .error: true
        case .localizable, .shown, .value: false
        }
    }

    /// Returns whether a word of a text has letters and digits around an underscore: `motor_tick`, `table_37`.
    private static func namesCode(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "_")) else { return false }
        return text.split(whereSeparator: \.isWhitespace).contains { token in
            let parts = token.split(separator: "_", omittingEmptySubsequences: false)
            return parts.count > 1
                && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        }
    }
}
