import CatalogCore
import CatalogRuntime

/// The texts of a table before a list of changes, to tell what the list changes from what it repeats.
package struct CurrentTexts {
    private let table: EditableTable
    private let locations: [[UInt8]: Int]

    /// Prepares the texts of a table.
    package init(_ table: EditableTable) {
        self.table = table
        locations = table.locations
    }

    /// Returns the changes of a request without those that repeat what the key already has.
    ///
    /// A text that is the same would otherwise become `translated`, whatever its state.
    ///
    /// - Throws: a refusal if a text stands for several parts and is not the same.
    package func changes(of request: ChangeRequest) throws(ChangeRefusal) -> [EntryChange] {
        guard let index = locations[Array(request.key.utf8)] else { return request.entryChanges }
        let current = CurrentEntry(table.table.entry(at: index))
        var changes: [EntryChange] = []
        for change in request.entryChanges where !isRepeated(change, in: current) {
            if request.joinsParts, case .text(let language, .whole, let text, _) = change {
                let parts = current.parts(of: language)
                if parts.contains(where: { !$0.path.isWhole }) {
                    if Self.joined(parts).isSpelled(as: text) { continue }
                    throw .needsPart(request.key, language, parts.map(\.path).filter { !$0.isWhole })
                }
            }
            changes.append(change)
        }
        return changes
    }

    private func isRepeated(_ change: EntryChange, in current: CurrentEntry) -> Bool {
        switch change {
        case .text(let language, let part, let text, _):
            let parts = current.parts(of: language)
            if parts.isEmpty, part.isWhole, table.isSource(language) {
                return current.entry.key.string.isSpelled(as: text)
            }
            return parts.contains { $0.path == part && $0.unit.value?.string.isSpelled(as: text) ?? false }
        case .state(let language, let part?, let state, from: nil):
            return current.parts(of: language).contains { $0.path == part && $0.unit.state == state }
        case .comment(let comment): return current.entry.comment?.string.isSpelled(as: comment) ?? comment.isEmpty
        default: return false
        }
    }

    /// Returns all parts as the cell in which `fitloc list` shows them.
    private static func joined(_ parts: [LocalizedPart]) -> String {
        parts.map { part in
            let value = part.unit.value?.string ?? ""
            return part.path.isWhole ? value : "\(part.path)=\(value)"
        }.joined(separator: "; ")
    }
}

/// A key before a list of changes, with the parts of its texts by language.
private struct CurrentEntry {
    let entry: Entry
    private let parts: [LanguageTag: [LocalizedPart]]

    init(_ entry: Entry) {
        self.entry = entry
        parts = Dictionary(grouping: entry.localizations, by: \.language.canonical).mapValues {
            $0.flatMap(\.content.parts)
        }
    }

    func parts(of language: LanguageTag) -> [LocalizedPart] { parts[language.canonical] ?? [] }
}
