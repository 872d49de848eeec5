import CatalogCore

/// Markdown output for a preview: a table for each group of keys, with a row for each sample.
package struct PreviewMarkdown {
    private let preview: Preview

    /// Creates the output for a table's texts.
    package init(_ preview: Preview) {
        self.preview = preview
    }

    private var markdown: MarkdownText {
        sections.map { title, keys -> MarkdownText in
            let heading: MarkdownText = title.isEmpty ? "" : "## \(title)\n\n"
            let columns: [MarkdownText] = ["key"] + preview.languages.map { "\($0.spelling)" } + ["where"]
            let rule = Array(repeating: " --- |" as MarkdownText, count: columns.count).joined()
            return "\(heading)\(MarkdownText.row(columns))\n|\(rule)\n\(keys.map(lines).joined())"
        }.joined(separator: "\n")
    }

    /// Returns the pages of several tables, each with its path as the title.
    package static func text(of previews: [Preview]) -> String {
        previews.map { "# \($0.path)\n\n\(PreviewMarkdown($0).markdown)" as MarkdownText }
            .joined(separator: "\n").source
    }

    /// The keys, grouped by the dotted words before their last word, of which at most two count.
    ///
    /// Keys without dots form one group.
    private var sections: [(title: String, keys: [PreviewedKey])] {
        var sections: [(title: String, keys: [PreviewedKey])] = []
        var locations: [String: Int] = [:]
        for key in preview.keys {
            let parts = key.key.split(separator: ".", omittingEmptySubsequences: false)
            let title = parts.count > 2 ? parts.prefix(2).joined(separator: ".") : String(parts.first ?? "")
            let name = parts.count > 1 && !key.key.contains(" ") ? title : ""
            if let index = locations[name] {
                sections[index].keys.append(key)
            } else {
                locations[name] = sections.count
                sections.append((name, [key]))
            }
        }
        return sections
    }

    private func lines(_ key: PreviewedKey) -> MarkdownText {
        key.rows.enumerated().map { number, row in
            let facts = row.sample.facts
            let name: MarkdownText = number == 0 ? .code(key.key) : ""
            let first = ([name] + facts.map(Self.lines)).filter { !$0.isEmpty }.joined(separator: "<br>")
            let comment = number == 0 ? Self.lines(key.comment ?? "") : ""
            return "\(MarkdownText.row([first] + row.texts.map { $0.map(Self.lines) ?? "–" } + [comment]))\n"
        }.joined()
    }

    /// Returns a text with its line breaks.
    private static func lines(_ text: String) -> MarkdownText {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { "\(String($0))" }.joined(separator: "<br>")
    }
}
