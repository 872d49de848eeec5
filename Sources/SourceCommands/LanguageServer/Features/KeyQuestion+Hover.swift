import CatalogCore
import CatalogLint
import InterfaceTexts
import LanguageServer
import SwiftSources

extension KeyQuestion {
    /// The maximum number of uses to list, because the window is small.
    private static let shownUses = 10

    /// Returns the texts, comment and uses of the key.
    func hover() async throws -> Hover? {
        guard let key = await key(), let tables = await view.tables.value(), !key.entries.isEmpty else { return nil }
        var blocks = key.entries.map { entry in
            self.block(of: entry, in: tables)
        }
        blocks.append(await uses(of: key.key))
        return Hover(markdown: blocks.joined(separator: "\n\n---\n\n").source, range: await range(key.range))
    }

    /// Returns the description of the key in one table.
    private func block(of entry: DeclaredKeys.Entry, in tables: LoadedTables) -> MarkdownText {
        let table = tables.workspace.project.tables[entry.table]
        let found = table.entry(at: entry.index)
        var lines: [MarkdownText] = ["**\(.code(found.key.string))** · \(view.shown(table.path))"]
        if let comment = found.explanation, !comment.isEmpty { lines.append("\(comment.string)") }
        let texts = ordered(found, source: table.sourceLanguage).map(Self.line)
        if !texts.isEmpty { lines.append(texts.joined(separator: "\n")) }
        return lines.joined(separator: "\n\n")
    }

    /// Returns the localizations, the source language first.
    private func ordered(_ entry: Entry, source: LanguageTag?) -> [Localization] {
        let isSource = { (localization: Localization) in
            source?.isSameLanguage(as: localization.language) ?? false
        }
        return entry.localizations.filter(isSource) + entry.localizations.filter { !isSource($0) }
    }

    private static func line(of localization: Localization) -> MarkdownText {
        let parts = localization.content.parts
        let language = localization.language.spelling
        if let only = parts.first, parts.count == 1, only.path.isWhole {
            return "- \(language): \(text(of: only.unit))"
        }
        let lines = parts.map { "    - \($0.path.description): \(text(of: $0.unit))" as MarkdownText }
        return (["- \(language)"] + lines).joined(separator: "\n")
    }

    private static func text(of unit: StringUnit) -> MarkdownText {
        let text: MarkdownText = unit.value.map { "\($0.string)" } ?? "—"
        guard let state = unit.state, state != .translated else { return text }
        return "\(text) *(\(state.spelling))*"
    }

    private func uses(of key: String) async -> MarkdownText {
        let locations = await KeyUses(of: key, in: view).locations
        guard !locations.isEmpty else { return "\(Texts.Usages.none(key: Quotation.of(key)).resolved)" }
        let lines = locations.prefix(Self.shownUses).map { location -> MarkdownText in
            let address = "\(view.uri(of: location.path))#L\(location.position.line)"
            return .link(to: address, "\(view.shown(location.path)):\(location.position.line)")
        }
        let more: [MarkdownText] = locations.count > Self.shownUses ? ["…"] : []
        let items = (lines + more).map { "- \($0)" as MarkdownText }
        return (["\(Texts.Usages.exact(count: locations.count).resolved)", ""] + items).joined(separator: "\n")
    }
}
