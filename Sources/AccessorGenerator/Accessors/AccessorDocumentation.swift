import CatalogCore
import CatalogRuntime

/// The documentation of a key's accessor: its texts in all languages, and the comment.
struct AccessorDocumentation {
    /// The maximum length of a text in the documentation.
    private static let longestText = 300

    private let entry: Entry
    private let source: LanguageTag?

    init(_ entry: Entry, source: LanguageTag?) {
        self.entry = entry
        self.source = source
    }

    /// The source text as the summary, followed by the texts of all languages and the comment.
    var documentation: SwiftDocumentation {
        let index = source.flatMap { entry.index(of: $0) }
        var blocks: [SwiftDocumentation.Block] = []
        let languages = entry.localizations.enumerated()
            .filter { $0.offset != index || !$0.element.content.isPlain }
            .compactMap { text(of: $0.element) }
        if !languages.isEmpty { blocks.append(.list(languages)) }
        if !comment.isEmpty { blocks.append(.paragraph(comment)) }
        return SwiftDocumentation(summary: summary(index.map { entry.localizations[$0].content }), blocks: blocks)
    }

    private func summary(_ content: LocalizedContent?) -> String {
        let parts = content?.parts ?? []
        let part = PartPath.whole.nearest(among: parts.map(\.path)).map { parts[$0] } ?? parts.first
        let text = part?.unit.value?.string ?? entry.key.string
        return text.allSatisfy(\.isWhitespace) ? "An empty text." : Self.quoted(text)
    }

    private func text(of localization: Localization) -> String? {
        let text = Self.text(of: localization.content)
        return text.isEmpty ? nil : "\(localization.language.spelling): \(text)"
    }

    private static func quoted(_ text: String) -> String { "“\(Shortened.text(text, to: longestText))”" }

    /// Returns the texts in a readable form: `“text”`, `one “day”, other “days”`, or `iphone (one “tap”, other “taps”),
    /// other “clicks”`.
    private static func text(of content: LocalizedContent) -> String {
        var texts = content.unit?.value.map { [quoted($0.string)] } ?? []
        texts += content.stringSet?.values.map { quoted($0.string) } ?? []
        texts += content.variations.flatMap(\.cases).map { variationCase in
            let inner = text(of: variationCase.content)
            return variationCase.name.string + " " + (variationCase.content.isPlain ? inner : "(\(inner))")
        }
        texts += content.substitutions.map { "\($0.name.string) (\(text(of: $0.content)))" }
        return texts.joined(separator: ", ")
    }
}

extension AccessorDocumentation {
    /// The lines of the comment without `fitloc:` directives.
    private var comment: [String] {
        var comment = entry.comment?.string ?? ""
        while let start = comment.firstRange(of: "[fitloc:"), let end = comment[start.upperBound...].firstIndex(of: "]")
        {
            comment.removeSubrange(start.lowerBound...end)
        }
        return comment.split(whereSeparator: \.isNewline)
            .map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
    }
}

extension LocalizedContent {
    /// Whether the content is a single text.
    fileprivate var isPlain: Bool { variations.isEmpty && substitutions.isEmpty && stringSet == nil }
}
