import CatalogCore
import CatalogRuntime

/// What happens to a language as a whole.
package enum LanguageChange: Hashable, Sendable {
    /// It comes in: in catalogs every key gets a text in state `new`, legacy tables get an empty file.
    case add(LanguageTag)
    /// It goes, with all its texts.
    case remove(LanguageTag)
    /// It gets another tag; texts that the other one has already must be the same.
    case rename(LanguageTag, to: LanguageTag)
}

/// What a change of a language comes to in one table; nothing is written.
package struct LanguagePlan: Sendable {
    /// The files that change, come in or go, in the order in which they are to be written: what goes is last.
    package let files: [FileChange]
    /// How many keys are touched.
    package let keyCount: Int

    /// What becomes of a file.
    package struct FileChange: Sendable {
        /// The path.
        package let path: String
        /// The bytes that it was read with; nil for one that comes in.
        package let old: [UInt8]?
        /// The bytes that it will have; nil for one that goes.
        package let new: [UInt8]?

        package init(path: String, old: [UInt8]?, new: [UInt8]?) {
            self.path = path
            self.old = old
            self.new = new
        }
    }

    init(_ files: [FileChange] = [], keyCount: Int = 0) {
        self.files = files.filter { $0.new != nil } + files.filter { $0.new == nil }
        self.keyCount = keyCount
    }
}

extension EditableTable {
    /// Works out what becomes of a language in this table; nothing where it has no say in it.
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

    /// The table's own spellings of a language: the one that was asked for, where it has that, else all.
    func spellings(of language: LanguageTag) -> [LanguageTag] {
        let source = [table.sourceLanguage].compactMap { $0 }.filter { !table.languages.contains($0) }
        let known = table.languages + source
        return known.contains(language) ? [language] : known.filter { $0.isSameLanguage(as: language) }
    }
}
