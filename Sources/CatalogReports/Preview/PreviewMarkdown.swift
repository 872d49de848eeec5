import CatalogCore

/// Markdown output for a preview: a table for each group of keys, with a row for each sample.
package struct PreviewMarkdown {
    private let preview: Preview

    /// Creates the output for a table's texts.
    package init(_ preview: Preview) {
        self.preview = preview
    }

    /// Returns the page without its title.
    package func text() -> String {
        sections.map { title, keys in
            let heading = title.isEmpty ? "" : "## \(VisibleText.inMarkdown(title))\n\n"
            let columns = ["key"] + preview.languages.map { VisibleText.inMarkdown($0.spelling) } + ["where"]
            let rule = "|" + String(repeating: " --- |", count: columns.count)
            return heading + line(columns) + rule + "\n" + keys.map(lines).joined()
        }.joined(separator: "\n")
    }

    /// Returns the pages of several tables, each with its path as the title.
    package static func text(of previews: [Preview]) -> String {
        previews.map { "# \(escaped($0.path))\n\n" + PreviewMarkdown($0).text() }.joined(separator: "\n")
    }

    /// The keys, grouped by the dotted words before their last word, of which at most two count.
    ///
    /// Keys without dots form one group.
    private var sections: [(title: String, keys: [PreviewedKey])] {
        var sections: [(title: String, keys: [PreviewedKey])] = []
        var places: [String: Int] = [:]
        for key in preview.keys {
            let parts = key.key.split(separator: ".", omittingEmptySubsequences: false)
            let title = parts.count > 2 ? parts.prefix(2).joined(separator: ".") : String(parts.first ?? "")
            let name = parts.count > 1 && !key.key.contains(" ") ? title : ""
            if let index = places[name] {
                sections[index].keys.append(key)
            } else {
                places[name] = sections.count
                sections.append((name, [key]))
            }
        }
        return sections
    }

    private func lines(_ key: PreviewedKey) -> String {
        key.rows.enumerated().map { number, row in
            let facts = row.sample.facts
            let name = number == 0 ? VisibleText.codeInMarkdown(key.key) : ""
            let first = ([name] + facts.map(Self.escaped)).filter { !$0.isEmpty }.joined(separator: "<br>")
            let comment = number == 0 ? Self.escaped(key.comment ?? "") : ""
            return line([first] + row.texts.map { $0.map(Self.escaped) ?? "–" } + [comment])
        }.joined()
    }

    private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    /// Returns a text escaped for Markdown, including its line breaks.
    private static func escaped(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { VisibleText.inMarkdown(String($0)) }.joined(separator: "<br>")
    }
}
