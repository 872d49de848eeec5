import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The result for one hard-coded string: its key, the texts in the table, and the code of the lookup.
package struct Adoption: Sendable {
    /// The hard-coded string that was found.
    package let text: HardCodedText
    /// The key that the text gets.
    package let key: String
    /// The table that has the key or receives it.
    package let table: any StringTable
    /// The key to add to the table; nil if the table already has the key.
    package let addition: KeyAddition?
    /// The texts to add in each language; nil if the table already has the key.
    let texts: AdoptedTexts?
    /// Keys of other features with the same text, which a person can choose instead.
    package let others: [String]
    /// The code that replaces the literal.
    package let replacement: String
    /// The change to the file; nil if the code stays the same because the text is its own key.
    package let edit: Edit?
    /// Whether Xcode's compiler finds the key, so that Xcode manages the entry.
    let isExtracted: Bool

    /// The detected or assumed language of the text; nil if the table already has the key.
    package var language: LanguageTag? { texts?.language }
    /// The text as a catalog stores it; nil if the table already has the key.
    package var shownText: String? { texts?.text }
    /// Whether the text contains a count and needs plural forms.
    package var isPlural: Bool { texts?.isPlural ?? false }

    /// Returns the change that adds the key to a table, or nil if the table already has it.
    ///
    /// - Throws: The reason why the table cannot take the key.
    package func change(in table: EditableTable) throws(ChangeRefusal) -> KeyChange? {
        guard let addition, let texts else { return nil }
        return try addition.adopting(texts, in: table, isExtracted: isExtracted)
    }
}

extension KeyAddition {
    /// Returns the change that adds the texts of a string that was hard-coded until now.
    ///
    /// - Parameter isExtracted: Whether Xcode manages the entry, which then has no extraction state of its own.
    func adopting(
        _ texts: AdoptedTexts, in table: EditableTable, isExtracted: Bool = false
    ) throws(ChangeRefusal) -> KeyChange {
        // Plurals of legacy tables are stored in a .stringsdict, which has no comments for single keys.
        let isTold = table.isCatalog || !texts.isPlural
        let told = comment.map { $0.isEmpty || !isTold ? [] : [EntryChange.comment($0)] } ?? []
        let origin = isExtracted && table.isCatalog ? [EntryChange.extraction(nil)] : []
        return KeyChange(key, .add(origin + texts.changes(for: self, in: table) + told))
    }
}

/// A hard-coded string that stays in the code.
package struct AdoptionRefusal: Error, Sendable {
    /// The hard-coded string that was found.
    package let text: HardCodedText
    /// The reason why the string stays.
    package let obstacle: AdoptionObstacle
}
