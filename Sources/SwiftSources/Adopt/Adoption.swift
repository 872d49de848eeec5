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
    /// What comes into the table in each language; nil where the key is there.
    let texts: AdoptedTexts?
    /// Keys of other features that say the same, of which a person may take one.
    package let others: [String]
    /// What takes the place of the literal.
    package let replacement: String
    /// The change to the file; nil where the code stays as it is, because the text is its own key.
    package let edit: Edit?

    /// The language that the text is, or is taken to be, in; nil where the key is there.
    package var language: LanguageTag? { texts?.language }
    /// The text as a catalog holds it; nil where the key is there.
    package var shownText: String? { texts?.text }
    /// Whether the text counts something, so that languages have several forms of it.
    package var isPlural: Bool { texts?.isPlural ?? false }

    /// The change to a table that brings the key in; nil where it is there.
    ///
    /// - Throws: why the table cannot take it.
    package func change(in table: EditableTable) throws(ChangeRefusal) -> KeyChange? {
        guard let addition, let texts else { return nil }
        return try addition.adopting(texts, in: table)
    }
}

extension KeyAddition {
    /// The change that brings a text in that code has shown so far.
    func adopting(_ texts: AdoptedTexts, in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        // Plurals of legacy tables lie in a .stringsdict, which has no place for comments.
        let isTold = table.isCatalog || !texts.isPlural
        let told = comment.map { $0.isEmpty || !isTold ? [] : [EntryChange.comment($0)] } ?? []
        return KeyChange(key, .add(texts.changes(for: self, in: table) + told))
    }
}

/// A hard-coded text that stays in the code.
package struct AdoptionRefusal: Error, Sendable {
    /// The text as it was found.
    package let text: HardCodedText
    /// Why it stays.
    package let obstacle: AdoptionObstacle
}
