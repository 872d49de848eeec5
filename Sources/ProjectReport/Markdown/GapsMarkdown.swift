import CatalogCore
import InterfaceTexts

/// The missing translations in a pull request comment: a collapsed list of keys for each language.
struct GapsMarkdown {
    private let languages: [(language: LanguageTag, keys: [String])]

    /// The maximum size for all languages together, in bytes.
    private static let bytes = 12_000

    init(_ report: ProjectReport) {
        var keys: [LanguageTag: [String]] = [:]
        for gap in report.gaps {
            for language in gap.languages { keys[language.canonical, default: []].append(gap.key) }
        }
        languages = keys.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    var text: MarkdownText {
        guard !languages.isEmpty else { return "" }
        let blocks = languages.map { block($0.language, $0.keys) }
        return "### \(Texts.Report.Heading.gaps.resolved)\n\n\(BoundedLines(blocks, bytes: Self.bytes).text)"
    }

    private func block(_ language: LanguageTag, _ keys: [String]) -> MarkdownText {
        let share = Self.bytes / languages.count - 120
        let lines = BoundedLines(keys.lazy.map { ReportMarkdown.code($0) }, bytes: share)
        let list = (lines.shown + [lines.more].compactMap { $0.map { "\($0)" } }).joined(separator: ", ")
        return "<details><summary>\(language.spelling): \(keys.count)</summary>\n\n\(list)\n\n</details>"
    }
}
