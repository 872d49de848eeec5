import CatalogCore
import CatalogLint
import CatalogRuntime

/// The planned result of changes to a table: new bytes for files, and outcomes for the user.
public struct TablePlan: Sendable {
    /// The changed and new files, in order of path; none is removed.
    public let files: [FileChange]
    /// The outcome for each key, in the order of the changes.
    public let keys: [KeyOutcome]

    /// A text whose value or state changed, or that was removed.
    public struct ChangedText: Hashable, Sendable {
        /// The language as spelled in the table.
        public let language: LanguageTag
        /// The part of the localization.
        public let part: PartPath
        /// The new text; nil if the text was removed.
        public let text: String?
        /// The new state; nil if the text was removed or has no state.
        public let state: TranslationState?

        init(_ language: LanguageTag, _ part: PartPath, text: String?, state: TranslationState?) {
            self.language = language
            self.part = part
            self.text = text
            self.state = state
        }
    }

    /// The outcome of a change for a key.
    public struct KeyOutcome: Sendable {
        /// The key of the change.
        ///
        /// For a renamed key, its old name.
        public let key: String
        /// The new name of a renamed key; nil for other changes.
        public let newName: String?
        /// Whether the contents of the key changed.
        public let isChanged: Bool
        /// The languages that were written.
        public let languages: [LanguageTag]
        /// The written languages that the table did not have before and that are not required.
        public let newLanguages: [LanguageTag]
        /// The languages whose finished translations may be outdated, because the source text changed.
        ///
        /// If the change requests it, these translations are marked for review.
        public let suspects: [LanguageTag]
        /// The findings that do not prevent the change.
        public let remarks: [Finding]
        /// The texts whose value or state changed, and the removed texts.
        public let texts: [ChangedText]

        init(
            _ key: String, newName: String? = nil, isChanged: Bool = true, languages: [LanguageTag] = [],
            newLanguages: [LanguageTag] = [], suspects: [LanguageTag] = [], remarks: [Finding] = [],
            texts: [ChangedText] = []
        ) {
            self.key = key
            self.newName = newName
            self.isChanged = isChanged
            self.languages = languages
            self.newLanguages = newLanguages
            self.suspects = suspects
            self.remarks = remarks
            self.texts = texts
        }

        /// Returns the outcome with only some of the texts.
        func keeping(_ isKept: (ChangedText) -> Bool) -> KeyOutcome {
            KeyOutcome(
                key, newName: newName, isChanged: isChanged, languages: languages, newLanguages: newLanguages,
                suspects: suspects, remarks: remarks, texts: texts.filter(isKept))
        }
    }
}

extension EditableTable {
    /// Plans changes to keys.
    ///
    /// Nothing is written.
    ///
    /// - Throws: the refusal of the first change that is not possible. In that case, no change is planned.
    public func plan(_ changes: [KeyChange]) throws(ChangeRefusal) -> TablePlan {
        if let refusal = brokenFile(for: changes) { throw .broken(refusal) }
        var seen: Set<ExactText> = []
        for change in changes where !seen.insert(ExactText(change.key)).inserted {
            throw .keyNamedTwice(change.key)
        }
        let steps = try KeyPlanner(self, count: changes.count).steps(for: changes)
        let files =
            isCatalog
            ? try CatalogPlanner(self).files(for: steps) : try LegacyPlanner(self, for: steps).files(for: steps)
        return TablePlan(files: files.sorted { $0.path < $1.path }, keys: steps.map(\.outcome))
    }
}
