import CatalogCore
import CatalogLint
import CatalogRuntime

/// What changes to a table come to: new bytes of files, and what a person should know.
public struct TablePlan: Sendable {
    /// The files that change or come in, in order of path.
    public let files: [FileChange]
    /// What became of each key, in the order of the changes.
    public let keys: [KeyOutcome]

    /// New bytes for a file.
    public struct FileChange: Sendable {
        /// The path.
        public let path: String
        /// The bytes that it was read with; nil for a file that comes in.
        public let old: [UInt8]?
        /// The bytes that it will have.
        public let new: [UInt8]
    }

    /// A text that is another than before, or in another state, or gone.
    public struct ChangedText: Hashable, Sendable {
        /// The language, as the table spells it.
        public let language: LanguageTag
        /// The part.
        public let part: PartPath
        /// What it says now; nil where it is gone.
        public let text: String?
        /// Its state now; nil where it is gone or has none.
        public let state: TranslationState?

        init(_ language: LanguageTag, _ part: PartPath, text: String?, state: TranslationState?) {
            self.language = language
            self.part = part
            self.text = text
            self.state = state
        }
    }

    /// What became of a key.
    public struct KeyOutcome: Sendable {
        /// The key.
        public let key: String
        /// Whether it says something else than before.
        public let isChanged: Bool
        /// The languages that something was written in.
        public let languages: [LanguageTag]
        /// Those of them that the table had nothing in before, and that nothing asks for.
        public let newLanguages: [LanguageTag]
        /// Finished translations that may not fit: of a source text that is now another, or marked for review.
        public let suspects: [LanguageTag]
        /// What the rules remark on the new texts.
        public let remarks: [Finding]
        /// The texts that are others than before, or in another state, and those that are gone.
        public let texts: [ChangedText]

        init(
            _ key: String, isChanged: Bool = true, languages: [LanguageTag] = [], newLanguages: [LanguageTag] = [],
            suspects: [LanguageTag] = [], remarks: [Finding] = [], texts: [ChangedText] = []
        ) {
            self.key = key
            self.isChanged = isChanged
            self.languages = languages
            self.newLanguages = newLanguages
            self.suspects = suspects
            self.remarks = remarks
            self.texts = texts
        }

        /// The same with some of the texts only.
        func keeping(_ isKept: (ChangedText) -> Bool) -> KeyOutcome {
            KeyOutcome(
                key, isChanged: isChanged, languages: languages, newLanguages: newLanguages, suspects: suspects,
                remarks: remarks, texts: texts.filter(isKept))
        }
    }
}

extension EditableTable {
    /// Works out what changes to keys come to; nothing is written.
    ///
    /// - Throws: the first change that cannot be made; then none is.
    public func plan(_ changes: [KeyChange]) throws(ChangeRefusal) -> TablePlan {
        if let refusal = brokenFile(for: changes) { throw .broken(refusal) }
        var seen: Set<String> = []
        for change in changes where !seen.insert(change.key).inserted {
            throw .keyNamedTwice(change.key)
        }
        let steps = try KeyPlanner(self, count: changes.count).steps(for: changes)
        let files = isCatalog ? try CatalogPlanner(self).files(for: steps) : try LegacyPlanner(self).files(for: steps)
        return TablePlan(files: files.sorted { $0.path < $1.path }, keys: steps.map(\.outcome))
    }
}
