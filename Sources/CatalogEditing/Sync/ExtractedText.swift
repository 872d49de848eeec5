import CatalogCore
import CatalogRuntime

/// What code, or an Info.plist, says of a key.
package struct ExtractedText {
    let key: String
    let comment: String?
    /// The source text, where the key is not its own.
    let text: String?

    /// Creates what is said of a key.
    package init(key: String, comment: String?, text: String?) {
        self.key = key
        self.comment = comment
        self.text = text
    }

    /// A new key with a text, as Xcode writes it (`docs/formats.md` §2).
    package func additions(_ source: LanguageTag) -> [EntryChange] {
        [.extraction(text == nil ? nil : .extractedWithValue)] + (text.map { [.text(source, .whole, $0, .new)] } ?? [])
            + (comment.map { [.comment($0)] } ?? [])
    }

    /// What brings an extracted entry up to date; nil where it says the same.
    ///
    /// A source text that somebody has edited in the catalog stays.
    package func update(of entry: Entry, _ source: LanguageTag) -> KeyChange? {
        var changes: [EntryChange] = []
        if entry.extractionState == .stale { changes.append(.extraction(text == nil ? nil : .extractedWithValue)) }
        if let comment, !says(comment, entry.comment?.string) { changes.append(.comment(comment)) }
        let unit = entry.localization(source)?.content.unit
        var isNewText = false
        if let text, unit?.state == .new, let value = unit?.value, value.string != text {
            changes.append(.text(source, .whole, text, .new))
            isNewText = true
        }
        return changes.isEmpty ? nil : KeyChange(key, .change(changes, marksTranslations: isNewText))
    }

    /// Whether a comment is the code's, perhaps with instructions for tools behind it.
    private func says(_ comment: String, _ old: String?) -> Bool {
        guard let old else { return false }
        return old == comment || (old.hasPrefix(comment) && old.dropFirst(comment.count).contains("[fitloc:"))
    }
}
