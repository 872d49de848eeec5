import CatalogCore
import CatalogLint
import CatalogRuntime

/// A self-contained HTML page with previews.
///
/// The page contains the texts as data, and a script shows a few keys at a time. Therefore a large project opens as
/// quickly as a small one. The script searches, and filters by table, language and state.
package struct PreviewHTML {
    private let previews: [Preview]

    /// Creates a page for the texts of tables.
    package init(_ previews: [Preview]) {
        self.previews = previews
    }

    /// Returns the page as HTML.
    package func text() -> String {
        HTMLPage(
            title: previews.count == 1 ? previews[0].path : "fitloc preview", language: "en",
            style: PreviewPage.style, script: PreviewPage.script,
            body: [.markup(PreviewPage.body), "\n", .data(id: "data", data), "\n"]
        ).text()
    }

    // MARK: - Data

    /// The data: status names, and the tables with their languages and keys.
    ///
    /// The data consists of arrays, because member names would make up much of a large page.
    private var data: DocumentFragment {
        let tables = previews.map { preview in
            DocumentFragment.array([
                .string(preview.path), .array(preview.languages.map { .string($0.spelling) }),
                .array(preview.keys.map(Self.fragment)),
            ])
        }
        return .array([.array(TranslationStatus.allCases.map { .string($0.rawValue) }), .array(tables)])
    }

    /// Returns a key as an array: key, comment, status by language, and each sample with its texts by language.
    private static func fragment(of key: PreviewedKey) -> DocumentFragment {
        .array([
            .string(HTMLText.shown(key.key)), .optional(key.comment.map(HTMLText.shown)),
            .array(key.statuses.map { .integer(TranslationStatus.allCases.firstIndex(of: $0) ?? 0) }),
            .array(
                key.rows.map { row in
                    .array([
                        .string(row.sample.facts.joined(separator: ", ")),
                        .array(row.texts.map { .optional($0.map(HTMLText.shown)) }),
                    ])
                }),
        ])
    }
}
