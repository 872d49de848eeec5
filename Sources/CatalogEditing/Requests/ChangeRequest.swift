import CatalogCore
import CatalogRuntime

/// A change in a list of changes: one JSON object, or one row of a spreadsheet.
package struct ChangeRequest: Sendable {
    /// The operation to perform.
    package let operation: Operation
    /// The key to change or to add.
    package let key: String
    /// The position of the request in the list.
    package let position: TextPosition
    /// The new name of the key, or the file of the target table.
    package var destination: String?
    /// The texts to set.
    package var texts: [TextAssignment] = []
    /// The states to set.
    package var states: [EntryChange] = []
    /// The texts to remove.
    package var removals: [EntryChange] = []
    /// The new comment for translators; nil to keep the current one.
    package var comment: String?
    /// Whether the key needs translation; nil to keep the current setting.
    package var isTranslated: Bool?
    /// The file of the table, if the list names it.
    package var catalog: String?
    /// Whether the request repeats what `fitloc list` shows, so that texts that the key already has are no changes.
    package var isListed = false
    /// Whether one text can stand for all parts of a language, as in the tab-separated lines of `fitloc list`.
    package var joinsParts = false

    /// The operations on a key.
    package enum Operation: String, CaseIterable, Sendable {
        /// Add the key.
        case add
        /// Change the contents of the key.
        case set
        /// Remove texts of the key.
        case unset
        /// Remove the key.
        case remove
        /// Rename the key.
        case rename
        /// Move the key to another table.
        case move
        /// Add a copy of the key under another name.
        case copy
    }

    /// Creates a request with only an operation and a key.
    package init(_ operation: Operation, _ key: String, at position: TextPosition) {
        self.operation = operation
        self.key = key
        self.position = position
    }

    /// The changes to the contents of the key, in the order in which to apply them.
    package var entryChanges: [EntryChange] {
        removals + texts.map(\.change) + states + (comment.map { [.comment($0)] } ?? [])
            + (isTranslated.map { [.shouldTranslate($0)] } ?? [])
    }
}
