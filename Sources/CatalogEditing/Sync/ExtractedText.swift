import CatalogCore
import CatalogRuntime

/// A key with the comment and text from code or an Info.plist.
package struct ExtractedText {
    let key: String
    let comment: String?
    /// The source text; nil if the key is its own text.
    let text: String?

    /// Creates an extracted text.
    package init(key: String, comment: String?, text: String?) {
        self.key = key
        self.comment = comment
        self.text = text
    }

    /// Returns the comment of a key with several uses: each distinct one is a line, in alphabetical order like Xcode's.
    package static func comment(of comments: some Sequence<String?>) -> String? {
        var lines: [String] = []
        for case let comment? in comments where !comment.isEmpty && !lines.contains(comment) { lines.append(comment) }
        return lines.isEmpty ? nil : lines.sorted().joined(separator: "\n")
    }

    /// Returns the changes for a new key with a text, as Xcode writes it (`docs/formats.md` §2).
    package func additions(_ source: LanguageTag) -> [EntryChange] {
        [.extraction(origin)] + (text.map { [.text(source, .whole, $0, .new)] } ?? [])
            + (comment.map { [.comment($0)] } ?? [])
    }

    /// The extraction state of a key that Xcode finds in the code.
    private var origin: ExtractionState? { text == nil ? nil : .extractedWithValue }

    /// Returns the change that updates an extracted entry; nil if it is current.
    ///
    /// A source text that a person edited in the catalog stays unchanged.
    ///
    /// - Parameter isSeenByXcode: Whether Xcode finds the key in the code. It would mark any other as stale again, so such
    ///   a key becomes a manual one.
    package func update(of entry: Entry, _ source: LanguageTag, isSeenByXcode: Bool = true) -> KeyChange? {
        var changes: [EntryChange] = []
        if entry.extractionState == .stale {
            changes.append(.extraction(isSeenByXcode ? origin : .manual))
        }
        if let comment, !says(comment, entry.comment?.string) { changes.append(.comment(comment)) }
        let unit = entry.localization(source)?.content.unit
        var isNewText = false
        if let text, unit?.state == .new, let value = unit?.value, value.string != text {
            changes.append(.text(source, .whole, text, .new))
            isNewText = true
        }
        return changes.isEmpty ? nil : KeyChange(key, .change(changes, marksTranslations: isNewText))
    }

    /// Whether the catalog's comment `old` is the comment from code, with or without `fitloc:` directives after it.
    private func says(_ comment: String, _ old: String?) -> Bool {
        guard let old else { return false }
        return old == comment || (old.hasPrefix(comment) && old.dropFirst(comment.count).contains("[fitloc:"))
    }
}
