import CatalogCore
import CatalogReports
import InterfaceTexts
import TerminalSupport

/// The text output of `preview`, with a block for each key.
package struct PreviewText {
    private let previews: [Preview]
    private let styler: Styler

    /// Creates the text of previews.
    package init(_ previews: [Preview], styler: Styler) {
        self.previews = previews
        self.styler = styler
    }

    /// Returns the lines.
    package func text() -> String {
        guard !previews.isEmpty else { return "\(Texts.List.nothing)\n" }
        return previews.map { preview in
            let heading =
                previews.count > 1 ? styler.styled(VisibleText.path(preview.path), as: .path) + "\n\n" : ""
            return heading + preview.keys.map { block($0, in: preview.languages) }.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func block(_ key: PreviewedKey, in languages: [LanguageTag]) -> String {
        let width = languages.map(\.shown.count).max() ?? 0
        let rows = key.rows.map { row in
            let facts = row.sample.facts
            let values = VisibleText.shown(facts.joined(separator: ", "))
            let sample = facts.isEmpty ? "" : "  \(styler.styled(values, as: .dim))\n"
            let lines = zip(languages, row.texts).map { language, text in
                let space = String(repeating: " ", count: width - language.shown.count)
                let shown = text.map { VisibleText.shown($0) } ?? styler.styled("[\(Texts.Mark.missing)]", as: .warning)
                return "  \(language.shown)\(space)  \(shown)\n"
            }
            return sample + lines.joined()
        }
        return "\(styler.styled(VisibleText.shown(key.key), as: .bold))\n" + rows.joined()
    }
}
