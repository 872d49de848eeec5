import CatalogCore
import CatalogReports
import InterfaceTexts
import TerminalSupport

/// The text output of `list`: a row per text with the languages side by side, and a heading per table.
package struct ListingTable {
    private let listings: [Listing]
    private let width: Int?
    private let styler: Styler
    private let choosesLanguages: Bool

    /// The width that a language's column needs, in columns of the terminal.
    ///
    /// The column of keys needs the same width.
    private static let columnWidth = 24

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - width: The width of the terminal, or nil to not cut or wrap lines.
    ///   - choosesLanguages: Whether to omit languages that do not fit, and name them below the table.
    package init(_ listings: [Listing], width: Int?, styler: Styler, choosesLanguages: Bool) {
        self.listings = listings.filter { !$0.keys.isEmpty }
        self.width = width
        self.styler = styler
        self.choosesLanguages = choosesLanguages
    }

    /// Returns the lines.
    package func text() -> String {
        guard !listings.isEmpty else { return "\(Texts.List.nothing)\n" }
        let blocks = listings.map { listing in
            let heading = listings.count > 1 ? styler.styled(VisibleText.path(listing.path), as: .path) + "\n" : ""
            return heading + table(of: listing) + hint(on: listing)
        }
        return blocks.joined(separator: "\n")
    }

    // MARK: - Languages

    private func shownCount(of listing: Listing) -> Int {
        guard let width, choosesLanguages else { return listing.languages.count }
        return min(listing.languages.count, max(width / Self.columnWidth - 1, 2))
    }

    private func hint(on listing: Listing) -> String {
        let hidden = listing.languages.dropFirst(shownCount(of: listing)).map(\.shown)
        guard !hidden.isEmpty else { return "" }
        let some = hidden.prefix(6).joined(separator: ", ") + (hidden.count > 6 ? ", …" : "")
        return styler.styled(Texts.List.hidden(count: hidden.count, languages: some).resolved, as: .dim) + "\n"
    }

    // MARK: - Rows

    private func table(of listing: Listing) -> String {
        let shown = shownCount(of: listing)
        let titles = [Texts.Column.key.resolved] + listing.languages.prefix(shown).map(\.spelling)
        var table = TextTable(columns: titles.map { TextTable.Column($0, overflow: .wrap) })
        for key in listing.keys {
            for row in rows(of: key, shown: shown) { table.addRow(row) }
        }
        return table.text(maximumWidth: width, styler: styler)
    }

    private func rows(of key: ListedKey, shown: Int) -> [[TextTable.Cell]] {
        let languages = key.languages.prefix(shown)
        let parts = key.parts(in: languages)
        let hasWhole = parts.isEmpty || parts.contains(where: \.isWhole) || languages.contains { $0.texts.isEmpty }
        let first = hasWhole ? languages.map(wholeCell) : []
        return [[keyCell(key)] + first]
            + parts.filter { !$0.isWhole }.map { part in
                [TextTable.Cell("  \(part)", style: .dim)] + languages.map { cell(of: $0.text(part)) }
            }
    }

    private func keyCell(_ key: ListedKey) -> TextTable.Cell {
        var marks = key.isStale ? " [\(Texts.Mark.stale)]" : ""
        if !key.isTranslated { marks += " [\(Texts.Mark.notTranslated)]" }
        return TextTable.Cell(Self.visible(key.key) + marks)
    }

    /// Returns the text with the escapes of lists, quoted if a space at its start or end would be invisible.
    private static func visible(_ text: String) -> String {
        let hasEdges = text.first == nil || text.first == " " || text.last == " "
        let shown = TabSeparatedCell.escaped(text)
        return hasEdges ? "\"\(shown)\"" : shown
    }

    private func wholeCell(_ language: ListedLanguage) -> TextTable.Cell {
        if let text = language.text(.whole) { return cell(of: text) }
        if let key = language.keyAsText { return TextTable.Cell(TabSeparatedCell.escaped(key), style: .dim) }
        guard language.texts.isEmpty else { return "" }
        return language.status == .missing
            ? TextTable.Cell("[\(Texts.Mark.missing)]", style: .warning) : TextTable.Cell("–", style: .dim)
    }

    private func cell(of text: ListedText?) -> TextTable.Cell {
        guard let text else { return "" }
        let value = text.value.map(Self.visible) ?? ""
        switch text.state {
        case .translated, nil: return TextTable.Cell(value)
        case .some(let state):
            let mark = "[\(Self.words(for: state))]"
            return TextTable.Cell(value.isEmpty ? mark : "\(value) \(mark)", style: state == .new ? .dim : .warning)
        }
    }

    /// Returns the mark for a state.
    ///
    /// Unknown states are shown unchanged.
    private static func words(for state: TranslationState) -> String {
        switch state {
        case .new: Texts.Mark.new.resolved
        case .needsReview: Texts.Mark.needsReview.resolved
        case .machineTranslated: Texts.Mark.machineTranslated.resolved
        case .translated, .stale, .unknown:
            state.spelling.isEmpty ? Texts.Mark.noState.resolved : state.spelling.replacing("_", with: " ")
        }
    }
}
