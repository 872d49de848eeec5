import CatalogCore
import CatalogLint
import CatalogRuntime

/// Previews as one page for a browser, which loads nothing from elsewhere.
///
/// The texts stand in it as data; a script shows a few keys at a time, so that a large project opens as fast as a small
/// one. It searches, and filters by table, language and state.
package struct PreviewHTML {
    private let previews: [Preview]

    /// Creates a page of tables' texts.
    package init(_ previews: [Preview]) {
        self.previews = previews
    }

    /// The page.
    package func text() -> String {
        let title = previews.count == 1 ? previews[0].path : "fitloc preview"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <title>\(Self.escaped(title))</title>
            <style>
            \(PreviewPage.style)
            </style>
            </head>
            <body>
            \(PreviewPage.body)
            <script type="application/json" id="data">\(Self.inScript(data.jsonLine))</script>
            <script>
            \(PreviewPage.script)
            </script>
            </body>
            </html>

            """
    }

    /// What the browser may do: run what stands in the page, and load nothing.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    // MARK: - Data

    /// The names of the states, and the tables with their languages and keys: arrays, since names would make up much of
    /// a large page.
    private var data: DocumentFragment {
        let tables = previews.map { preview in
            DocumentFragment.array([
                .string(preview.path), .array(preview.languages.map { .string($0.spelling) }),
                .array(preview.keys.map(Self.fragment)),
            ])
        }
        return .array([.array(TranslationStatus.allCases.map { .string($0.rawValue) }), .array(tables)])
    }

    /// Key, comment, states by language, and for each sample what it is and its texts by language.
    private static func fragment(of key: PreviewedKey) -> DocumentFragment {
        .array([
            .string(shown(key.key)), .optional(key.comment.map(shown)),
            .array(key.statuses.map { .integer(TranslationStatus.allCases.firstIndex(of: $0) ?? 0) }),
            .array(
                key.rows.map { row in
                    .array([
                        .string(row.sample.facts.joined(separator: ", ")),
                        .array(row.texts.map { .optional($0.map(shown)) }),
                    ])
                }),
        ])
    }

    /// A text with what is invisible escaped; line breaks stay.
    private static func shown(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { VisibleText.escaped(String($0)) }.joined(separator: "\n")
    }

    // MARK: - Escapes

    /// JSON that cannot end the element that it stands in.
    private static func inScript(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

    /// A text that is nothing but text between tags.
    private static func escaped(_ text: String) -> String {
        VisibleText.escaped(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
