import XCStringsKit

/// What a list of keys says of each: its text in the source language.
struct KeyExplanation {
    private let table: any StringTable
    private let language: LanguageTag?

    /// The most characters that are shown.
    private static let length = 60

    init(_ table: any StringTable) {
        self.table = table
        language = table.sourceLanguage
    }

    /// The text of an entry, cut to a line; empty where there is none but the key itself.
    func text(at index: Int) -> String {
        let entry = table.entry(at: index)
        let localization = language.flatMap { entry.localization($0) }
        guard let text = localization.flatMap({ Self.text(of: $0.content) }), text != entry.key.string else {
            return ""
        }
        let line = VisibleText.escaped(String(text.prefix(Self.length)))
        return VisibleText.isolated(text.count > Self.length ? line + "…" : line)
    }

    /// The text, of variations that of the last case, which is `other` in most.
    private static func text(of content: LocalizedContent) -> String? {
        if let value = content.unit?.value { return value.string }
        let cases = content.variations.flatMap(\.cases)
        return cases.last.flatMap { text(of: $0.content) }
    }
}
