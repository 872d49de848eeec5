import CommandSupport
import LanguageServer
import SwiftSources
import XCStringsKit

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
        return Hover(markdown: blocks.joined(separator: "\n\n---\n\n"), range: await range(key.range))
    }

    /// Returns the description of the key in one table.
    private func block(of entry: DeclaredKeys.Entry, in tables: LoadedTables) -> String {
        let table = tables.workspace.project.tables[entry.table]
        let found = table.entry(at: entry.index)
        let path = VisibleText.inMarkdown(view.shown(table.path))
        var lines = ["**\(VisibleText.codeInMarkdown(found.key.string))** · \(path)"]
        if let comment = found.comment, !comment.isEmpty { lines.append(VisibleText.inMarkdown(comment.string)) }
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

    private static func line(of localization: Localization) -> String {
        let parts = localization.content.parts
        let language = VisibleText.inMarkdown(localization.language.spelling)
        if let only = parts.first, parts.count == 1, only.path.isWhole {
            return "- \(language): \(text(of: only.unit))"
        }
        let lines = parts.map { "    - \(VisibleText.inMarkdown($0.path.description)): \(text(of: $0.unit))" }
        return (["- \(language)"] + lines).joined(separator: "\n")
    }

    private static func text(of unit: StringUnit) -> String {
        let text = unit.value.map { VisibleText.inMarkdown($0.string) } ?? "—"
        guard let state = unit.state, state != .translated else { return text }
        return "\(text) *(\(VisibleText.inMarkdown(state.spelling)))*"
    }

    private func uses(of key: String) async -> String {
        let places = await KeyUses(of: key, in: view).places
        guard !places.isEmpty else { return Texts.Usages.none(key: Quotation.of(key)).resolved }
        let lines = places.prefix(Self.shownUses).map { place in
            let address = "\(view.uri(of: place.path))#L\(place.position.line)"
            let name = VisibleText.inMarkdown("\(view.shown(place.path)):\(place.position.line)")
            return "- [\(name)](\(address))"
        }
        let more = places.count > Self.shownUses ? ["- …"] : []
        return ([Texts.Usages.exact(count: places.count).resolved, ""] + lines + more).joined(separator: "\n")
    }
}
