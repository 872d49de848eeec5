import CatalogCore
import CatalogEditing

extension SaveRequest {
    /// Returns the changes to make; nil if a part is not valid.
    ///
    /// The first changes check that the file still has the texts that the page showed.
    ///
    /// - Throws: A refusal of an unknown state, or of two texts for one part.
    func changes(in language: LanguageTag) throws(ChangeRefusal) -> [EntryChange]? {
        var parts: Set<PartPath> = []
        var expected: [EntryChange] = []
        var changes: [EntryChange] = []
        for saved in texts {
            guard let part = saved.part.isEmpty ? .whole : PartPath(saved.part) else { return nil }
            guard parts.insert(part).inserted else { throw .doubledText(key, language, part) }
            let state = TranslationState(saved.state)
            if saved.text != nil, !TranslationState.known.contains(state) { throw .unknownState(saved.state) }
            expected.append(.expected(language, part, saved.was))
            switch saved.text {
            case nil: changes.append(.unset(language, part))
            case let text? where text != saved.was: changes.append(.text(language, part, text, state))
            case let text? where state == .translated: changes.append(.accepted(language, part, text))
            case _?: changes.append(.state(language, part, state, from: nil))
            }
        }
        let takesAllOut = !texts.isEmpty && texts.allSatisfy { $0.text == nil }
        let comments = comment.map { [EntryChange.comment($0.text)] } ?? []
        return expected + comments + (takesAllOut ? [.unset(language, nil)] : changes)
    }
}
