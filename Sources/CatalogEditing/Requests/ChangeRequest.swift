import CatalogCore
import CatalogRuntime

/// One change as a list of changes asks for it: a line of JSON, or a row of a spreadsheet.
package struct ChangeRequest: Sendable {
    /// What is to be done.
    package let operation: Operation
    /// The key.
    package let key: String
    /// Where in the list it stands.
    package let position: TextPosition
    /// The new name of the key, or the file that it goes to.
    package var destination: String?
    /// The texts to be written.
    package var texts: [TextAssignment] = []
    /// The states to be given.
    package var states: [EntryChange] = []
    /// The texts to be taken out.
    package var removals: [EntryChange] = []
    /// What translators are told; nil leaves that as it is.
    package var comment: String?
    /// Whether the key is to be translated at all; nil leaves that as it is.
    package var isTranslated: Bool?
    /// The file of the table that is meant, where the list names it.
    package var catalog: String?

    /// What can be done to a key.
    package enum Operation: String, CaseIterable, Sendable {
        /// It comes in.
        case add
        /// What it holds changes.
        case set
        /// Texts of it go.
        case unset
        /// It goes.
        case remove
        /// It gets another name.
        case rename
        /// It goes to another table.
        case move
        /// It comes in again under another name.
        case copy
    }

    /// Creates a request that says no more than what becomes of which key.
    package init(_ operation: Operation, _ key: String, at position: TextPosition) {
        self.operation = operation
        self.key = key
        self.position = position
    }

    /// What is to be changed in what the key holds, in the order in which it makes sense.
    package var entryChanges: [EntryChange] {
        removals + texts.map(\.change) + states + (comment.map { [.comment($0)] } ?? [])
            + (isTranslated.map { [.shouldTranslate($0)] } ?? [])
    }
}
