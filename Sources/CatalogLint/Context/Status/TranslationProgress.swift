import CatalogCore
import CatalogRuntime

/// How far an entry is in one language, so that each localization is the business of one rule on coverage.
package enum TranslationProgress {
    /// Every case that counts has a text.
    case done
    /// Nothing is done, and the state says so.
    case new(StringUnit)
    /// Nothing is done: a text of no characters, though the state says otherwise.
    case empty(StringUnit)
    /// Nothing is done: white space only.
    case blank(StringUnit)
    /// Some cases are done and these are not.
    case partial([LocalizedPart])
    /// No case has a value at all.
    case missing

    /// Looks at what `entry` has in a language.
    package init(_ localization: Localization, of entry: EntryContext) {
        let language = entry.table.facts(of: localization.language)
        let parts = localization.content.parts.filter { $0.path.isAsked(of: language) || $0.unit.state != .new }
        let undone = parts.filter { !Self.isDone($0, in: entry, language) }
        if undone.isEmpty {
            self = parts.isEmpty ? .missing : .done
        } else if undone.count < parts.count {
            self = .partial(undone)
        } else {
            self = Self.nothingDone(undone.map(\.unit))
        }
    }

    private static func nothingDone(_ units: [StringUnit]) -> TranslationProgress {
        if let new = units.first(where: { $0.state == .new }) { return .new(new) }
        if let empty = units.first(where: { $0.value?.isEmpty ?? false }) { return .empty(empty) }
        if let blank = units.first(where: { $0.value != nil }) { return .blank(blank) }
        return .missing
    }

    /// Whether people see nothing at all.
    package var isWithoutText: Bool {
        switch self {
        case .empty, .blank: true
        case .done, .new, .partial, .missing: false
        }
    }

    /// A text that is blank on purpose is one whose source is blank too, or the space that a language puts between two
    /// others where the source has a word with spaces round it, such as “ at ”.
    ///
    /// Texts of the source language are done in
    /// whatever state: Xcode writes `new` beside the default values that it finds in code.
    private static func isDone(_ part: LocalizedPart, in entry: EntryContext, _ language: LanguageFacts) -> Bool {
        guard let value = part.unit.value else { return false }
        guard language.isSource || part.unit.state != .new else { return false }
        guard value.isBlank else { return true }
        // In the source language a substitution may be empty to make a phrase vanish.
        if language.isSource { return entry.entry.key.isBlank || part.path.isInSubstitution }
        guard let source = entry.counterpart(of: part.path) else { return false }
        return source.isBlank || (!value.isEmpty && source.isSeparator)
    }
}

extension Text {
    /// Whether it begins and ends in white space, and so stands between two others.
    fileprivate var isSeparator: Bool {
        let edges = TextEdges(self)
        return !edges.leading.isEmpty && !edges.trailing.isEmpty
    }
}

extension PartPath {
    /// Whether a count needs this case in the language; Xcode offers others too, such as `many` in Portuguese.
    fileprivate func isAsked(of language: LanguageFacts) -> Bool {
        guard case .variation(.plural, let name) = steps.last else { return true }
        guard name != PluralCategory.other.rawValue, let category = PluralCategory(rawValue: name) else { return true }
        return language.plurals.integerCategories.contains(category)
    }
}

extension LocalizedContent {
    /// Whether no text in it, of whatever case and state, has a character that can be seen.
    package var saysNothing: Bool { parts.allSatisfy { $0.unit.value?.isBlank ?? true } }

    /// Whether it has more than one text.
    package var hasSeveralTexts: Bool { unit == nil || !variations.isEmpty || !substitutions.isEmpty }
}

extension UnitContext {
    /// Whether a flaw of the text is worth a word: the key is in use, and somebody has worked on the text.
    ///
    /// A translation in state `new` is a place that waits for a text, and the business of `state-new` alone.
    package var isInUse: Bool {
        entry.entry.extractionState != .stale && (language.isSource || unit.state != .new)
    }
}

extension LanguageFacts {
    /// How bad an empty text is: a person sees it in a required language, or where nothing says which are.
    package func severityOfEmptyText(in table: TableContext) -> Severity {
        isRequired || !table.hasRequirements ? .error : .warning
    }
}
