import CatalogCore

/// A text of a table that users see, for rules that compare texts.
package struct ShownText {
    /// The key of the text.
    package let key: Text
    /// The facts about the text's language.
    package let language: LanguageFacts
    /// The path of the text.
    package let path: PartPath
    /// The value of the text.
    ///
    /// It is not empty.
    package let text: Text

    /// Creates a text with its key, language and path.
    package init(key: Text, language: LanguageFacts, path: PartPath, text: Text) {
        self.key = key
        self.language = language
        self.path = path
        self.text = text
    }

    /// Returns whether the text is a copy of its source, and so may be in the source language.
    package func isCopy(in entry: EntryContext) -> Bool {
        !language.isSource && entry.counterpart(of: path)?.hasSameContents(as: text) ?? false
    }
}

extension TableContext {
    /// Calls `body` for every text that users see, in table order.
    package func forEachShownText(_ body: (ShownText, EntryContext) -> Void) {
        table.forEachEntry(in: 0..<table.entryCount) { entry in
            let context = EntryContext(entry, in: self)
            for (localization, language) in context.shownLocalizations {
                for part in localization.content.parts where language.isSource || part.unit.state != .new {
                    guard let text = part.unit.value, !text.isEmpty else { continue }
                    body(ShownText(key: entry.key, language: language, path: part.path, text: text), context)
                }
            }
        }
    }
}
