import CatalogCore
import CatalogRuntime

/// The texts of a table before a list of changes, to tell what the list changes from what it repeats.
package struct CurrentTexts {
    private let table: EditableTable
    private let places: [[UInt8]: Int]

    /// Prepares the texts of a table.
    package init(_ table: EditableTable) {
        self.table = table
        places = table.places
    }

    /// Returns the changes of a request without those that repeat what the key already has.
    ///
    /// A text that is the same would otherwise become `translated`, whatever its state.
    package func changes(of request: ChangeRequest) -> [EntryChange] {
        guard let index = places[Array(request.key.utf8)] else { return request.entryChanges }
        let entry = table.table.entry(at: index)
        return request.entryChanges.filter { !isRepeated($0, in: entry) }
    }

    private func isRepeated(_ change: EntryChange, in entry: Entry) -> Bool {
        switch change {
        case .text(let language, let part, let text, _):
            let localizations = entry.localizations.filter { $0.language.isSameLanguage(as: language) }
            if localizations.isEmpty, part.isWhole, table.isSource(language) {
                return entry.key.string.isSpelled(as: text)
            }
            let parts = localizations.flatMap(\.content.parts)
            // Tab-separated lists have all parts in one cell.
            let cell = parts.map { "\($0.path)=\($0.unit.value?.string ?? "")" }.joined(separator: "; ")
            return parts.contains { $0.path == part && $0.unit.value?.string.isSpelled(as: text) ?? false }
                || part.isWhole && cell.isSpelled(as: text)
        case .state(let language, let part?, let state, from: nil):
            let parts = entry.localizations.filter { $0.language.isSameLanguage(as: language) }
                .flatMap(\.content.parts)
            return parts.contains { $0.path == part && $0.unit.state == state }
        case .comment(let comment): return entry.comment?.string.isSpelled(as: comment) ?? comment.isEmpty
        default: return false
        }
    }
}
