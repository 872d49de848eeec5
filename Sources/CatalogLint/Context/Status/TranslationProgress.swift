import CatalogCore
import CatalogRuntime

/// The progress of an entry in one language.
///
/// One coverage rule reports each value.
package enum TranslationProgress {
    /// Every required variation has a text.
    case done
    /// No variation is done, and the state is `new`.
    case new(StringUnit)
    /// No variation is done: a text is empty, although its state is not `new`.
    case empty(StringUnit)
    /// No variation is done: a text has only white space.
    case blank(StringUnit)
    /// Some variations are done; the associated value lists the others.
    case partial([LocalizedPart])
    /// No variation has a value.
    case missing

    /// Determines the progress of an entry's localization.
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

    /// Whether users see an empty or blank text.
    package var isWithoutText: Bool {
        switch self {
        case .empty, .blank: true
        case .done, .new, .partial, .missing: false
        }
    }

    /// Returns whether a part is done.
    ///
    /// A blank text is intentional if its source is blank too. It is also intentional as the translation of a source
    /// word with spaces around it, such as “ at ”. A text of the source language counts in any state, because Xcode
    /// writes `new` for default values from code.
    private static func isDone(_ part: LocalizedPart, in entry: EntryContext, _ language: LanguageFacts) -> Bool {
        guard let value = part.unit.value else { return false }
        guard language.isSource || part.unit.state != .new else { return false }
        guard value.isBlank else { return true }
        // In the source language, an empty substitution can make a phrase disappear.
        if language.isSource { return entry.entry.key.isBlank || part.path.isInSubstitution }
        guard let source = entry.counterpart(of: part.path) else { return false }
        return source.isBlank || (!value.isEmpty && source.isBetweenSpaces)
    }
}

extension Text {
    /// Whether the text begins and ends with white space, and so connects two other texts.
    fileprivate var isBetweenSpaces: Bool {
        let edges = TextEdges(self)
        return !edges.leading.isEmpty && !edges.trailing.isEmpty
    }
}

extension PartPath {
    /// Returns whether whole numbers need this plural form in the language.
    ///
    /// Xcode also offers other forms, such as `many` in Portuguese.
    fileprivate func isAsked(of language: LanguageFacts) -> Bool {
        guard case .variation(.plural, let name) = steps.last else { return true }
        guard name != PluralCategory.other.rawValue, let category = PluralCategory(rawValue: name) else { return true }
        return language.plurals.integerCategories.contains(category)
    }
}

extension LocalizedContent {
    /// Whether no text in the content has a visible character, in any variation or state.
    package var saysNothing: Bool { parts.allSatisfy { $0.unit.value?.isBlank ?? true } }

    /// Whether the content has more than one text.
    package var hasSeveralTexts: Bool { unit == nil || !variations.isEmpty || !substitutions.isEmpty }
}

extension UnitContext {
    /// Whether to report a flaw of the text: the key is in use and the text is written.
    ///
    /// A translation in state `new` has no final text yet. Only `state-new` reports it.
    package var isInUse: Bool {
        entry.entry.extractionState != .stale && (language.isSource || unit.state != .new)
    }
}

extension LanguageFacts {
    /// Returns the severity of an empty text: an error in a required language, or if no languages are required.
    package func severityOfEmptyText(in table: TableContext) -> Severity {
        isRequired || !table.hasRequirements ? .error : .warning
    }
}
