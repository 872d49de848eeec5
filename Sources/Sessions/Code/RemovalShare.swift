import CatalogCore
import CatalogEditing
import InterfaceTexts

/// The share of a table's keys that a command removes.
///
/// A command that removes keys by the evidence of code could empty a table if it does not see the code. So it stops
/// before it removes more than a third of a table.
package struct RemovalShare: Sendable {
    /// The displayed path of the table.
    private let path: String
    private let removed: Int
    private let total: Int

    /// The number of keys from which on a table is protected.
    private static let least = 10

    /// Counts the keys that changes remove from a table.
    package init(of changes: [KeyChange], in table: any StringTable) {
        path = VisibleText.path(table.path)
        removed = changes.count { $0.kind == .remove }
        total = table.entryCount
    }

    /// Whether the command needs `--force`.
    package var needsForce: Bool { total >= Self.least && removed * 3 > total }

    /// The sentence that refuses the removal.
    package var refusal: String { Texts.Unused.tooMany(path: path, removed: removed, total: total).resolved }

    /// The note on a preview of a removal that will be refused.
    package var note: String { Texts.Unused.tooManyToCome(path: path, removed: removed, total: total).resolved }

    /// The line that describes the removal above a question.
    package var line: String { Texts.Unused.ofTable(path: path, removed: removed, total: total).resolved }
}
