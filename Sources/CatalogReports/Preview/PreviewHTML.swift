import CatalogCore
import CatalogRuntime

/// Previews as one page for a browser, which loads nothing from elsewhere and runs no script.
package struct PreviewHTML {
    private let previews: [Preview]

    /// Creates a page of tables' texts.
    package init(_ previews: [Preview]) {
        self.previews = previews
    }

    /// The page.
    package func text() -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Self.escaped(previews.map(\.path).joined(separator: ", ")))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        \(previews.map(section).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; font: 16px/1.45 -apple-system, system-ui, sans-serif; }
        body { margin: 2rem; }
        table { border-collapse: collapse; width: 100%; }
        th { position: sticky; top: 0; background: Canvas; text-align: start; }
        th, td { padding: .35rem .6rem; border-bottom: 1px solid #8884; vertical-align: top; white-space: pre-wrap; }
        code { font-size: .85rem; overflow-wrap: anywhere; }
        small { color: GrayText; display: block; max-width: 24rem; }
        .none { color: GrayText; }
        """

    private func section(_ preview: Preview) -> String {
        let columns = [""] + preview.languages.map(\.spelling)
        let head = columns.map { "<th>\(Self.escaped($0))</th>" }.joined()
        let rows = preview.keys.flatMap { key in
            key.rows.enumerated().map { row($0.element, of: key, isFirst: $0.offset == 0, in: preview.languages) }
        }
        return "<h1>\(Self.escaped(preview.path))</h1>\n<table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n"
            + rows.joined(separator: "\n") + "\n</tbody>\n</table>"
    }

    private func row(
        _ row: PreviewedKey.Row, of key: PreviewedKey, isFirst: Bool, in languages: [LanguageTag]
    ) -> String {
        let comment = key.comment.map { "<small>\(Self.escaped($0))</small>" } ?? ""
        let name = isFirst ? "<code>\(Self.escaped(key.key))</code>\(comment)" : ""
        let facts = row.sample.facts
        let samples = facts.map { "<small>\(Self.escaped($0))</small>" }.joined()
        let cells = zip(languages, row.texts).map { language, text in
            guard let text else { return "<td class=\"none\">–</td>" }
            return "<td lang=\"\(Self.escaped(language.spelling))\" dir=\"auto\">\(Self.escaped(text))</td>"
        }
        return "<tr><td>\(name)\(samples)</td>\(cells.joined())</tr>"
    }

    /// A text that is nothing but text between tags and in quotation marks; line breaks stay.
    private static func escaped(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { line in
            VisibleText.escaped(String(line)).reduce(into: "") { result, character in
                switch character {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                case "\"": result += "&quot;"
                default: result.append(character)
                }
            }
        }.joined(separator: "\n")
    }
}
