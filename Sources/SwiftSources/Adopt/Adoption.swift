import CatalogRuntime
import XCStringsKit

/// What becomes of one hard-coded text: a key, what the table holds under it, and code that looks it up.
package struct Adoption: Sendable {
    /// The text as it was found.
    package let text: HardCodedText
    /// The key.
    package let key: String
    /// The table that the key is, or comes, in.
    package let table: any StringTable
    /// The key with its text for the table; nil where the table has it already.
    package let addition: KeyAddition?
    /// What takes the place of the literal.
    package let replacement: String
    /// The change to the file; nil where the code stays as it is, because the text is its own key.
    package let edit: Edit?

    /// The change to a table that brings the key in; nil where it is there.
    ///
    /// Other languages are left for later, in state `new`.
    ///
    /// - Throws: why the table cannot take it.
    package func change(in table: EditableTable) throws(ChangeRefusal) -> KeyChange? {
        guard let addition else { return nil }
        return try addition.adopting(in: table)
    }
}

extension KeyAddition {
    /// The change that brings a text in that code has shown so far.
    ///
    /// What is left for later says what the code says, also in the source language: with the key in its place, there
    /// would be a text with arguments that the source has not.
    func adopting(in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        let change = try change(in: table)
        guard let text = texts.first?.text, case .add(let changes) = change.kind else { return change }
        let adopted = changes.map { change in
            guard case .text(let language, .whole, key, .new) = change else { return change }
            return EntryChange.text(language, .whole, text, .new)
        }
        return KeyChange(key, .add(adopted))
    }
}

/// A hard-coded text that stays in the code.
package struct AdoptionRefusal: Error, Sendable {
    /// The text as it was found.
    package let text: HardCodedText
    /// Why it stays.
    package let obstacle: AdoptionObstacle
}
