import CatalogCore
import CatalogRuntime
import StringTables

/// A change to a language as a whole.
package enum LanguageChange: Hashable, Sendable {
    /// Adds the language.
    ///
    /// In catalogs, every key gets a text in state `new`; legacy tables get an empty file.
    case add(LanguageTag)
    /// Removes the language with all its texts.
    case remove(LanguageTag)
    /// Changes the tag of the language.
    ///
    /// Texts that already exist under the new tag must be equal.
    case rename(LanguageTag, to: LanguageTag)
}

/// The planned result of a language change in one table.
///
/// Nothing is written.
package struct LanguagePlan: Sendable {
    /// The changed, new and removed files in write order.
    ///
    /// Removals come last.
    package let files: [FileChange]
    /// The number of affected keys.
    package let keyCount: Int
    /// The keys to which a new language is not added.
    package let leftOut: [LeftOut]

    /// A key to which a new language is not added.
    package struct LeftOut: Sendable {
        /// The key.
        package let key: Text
        /// The reason: phrases of App Shortcuts, or a source text in a shape that Xcode refuses.
        package let obstacle: LegacyObstacle
    }

    init(_ files: [FileChange] = [], keyCount: Int = 0, leftOut: [LeftOut] = []) {
        self.leftOut = leftOut
        self.files = files.filter { $0.new != nil } + files.filter { $0.new == nil }
        self.keyCount = keyCount
    }
}

extension EditableTable {
    /// Plans a language change in the table.
    ///
    /// The plan is empty if the change does not affect the table.
    package func plan(_ change: LanguageChange) throws(ChangeRefusal) -> LanguagePlan {
        if let brokenFile { throw .broken(brokenFile) }
        switch change {
        case .add(let language): return try LanguageAddition(table: self, language: language).plan()
        case .remove(let language):
            if isSource(language) { throw .sourceLanguage(language, path: path) }
            return isCatalog
                ? try CatalogLanguages(table: self).removing(language) : LegacyLanguageFiles(self).removing(language)
        case .rename(let old, let new):
            return isCatalog
                ? try CatalogLanguages(table: self).renaming(old, to: new)
                : try LegacyLanguageFiles(self).renaming(old, to: new)
        }
    }

    /// Returns the table's spellings of a language: only the given spelling if the table has it, otherwise all.
    func spellings(of language: LanguageTag) -> [LanguageTag] {
        let source = [table.sourceLanguage].compactMap { $0 }.filter { !table.languages.contains($0) }
        let known = table.languages + source
        return known.contains(language) ? [language] : known.filter { $0.isSameLanguage(as: language) }
    }
}
