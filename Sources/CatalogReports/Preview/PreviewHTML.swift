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
        HTMLPage(
            title: previews.count == 1 ? previews[0].path : "fitloc preview", language: "en",
            style: PreviewPage.style, script: PreviewPage.script,
            body: [.markup(PreviewPage.body), "\n", .data(id: "data", data), "\n"]
        ).text()
    }

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
