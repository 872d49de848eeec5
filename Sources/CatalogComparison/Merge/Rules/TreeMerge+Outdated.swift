import CatalogCore
import CatalogRuntime

/// The translations that a merge leaves behind their source text.
extension TreeMerge {
    /// Records the translations that one side wrote while only the other side changed the source text.
    ///
    /// Translations that are marked for review or not finished need no further mark. A source text that was the key
    /// itself does not count, because it mostly stays the same when the key gets another name.
    mutating func noteOutdated(_ entry: Versions) {
        let localizations = entry["localizations"]
        guard let source = sourceLanguage, entry.base != nil, let editor = sourceEditor,
            localizations[source].base != nil, localizations[source].hasNewTexts(on: editor)
        else { return }
        let languages = (localizations[editor.other]?.members).map { members in
            members.compactMap(\.name.string).filter { name in
                let translation = localizations[name]
                return !name.isSpelled(as: source) && translation.hasNewTexts(on: editor.other)
                    && !translation.hasNewTexts(on: editor)
                    && ![editor, editor.other].contains { translation.isUnfinished(on: $0) }
            }
        }
        if let languages, !languages.isEmpty { note(outdated: languages.map { LanguageTag($0) }) }
    }
}

extension Versions {
    /// Whether a side has other texts than the base, regardless of states.
    fileprivate func hasNewTexts(on side: MergeSide) -> Bool {
        guard let value = self[side] else { return false }
        return !ContentForm(value).hasSameTexts(as: base.map { ContentForm($0) })
    }

    /// Whether a text of a side waits for a translator.
    fileprivate func isUnfinished(on side: MergeSide) -> Bool {
        guard let value = self[side] else { return false }
        return ContentForm(value).isUnfinished
    }
}
