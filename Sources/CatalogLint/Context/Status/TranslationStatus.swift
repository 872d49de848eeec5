import CatalogCore

/// The translation status of a key in a language, over all its texts, as statistics and lists show it.
///
/// A plural set, or a text with device variations, has the status of its least finished text.
public enum TranslationStatus: String, Hashable, Sendable, CaseIterable {
    /// Every text is finished.
    ///
    /// Also a key that needs no other text: one that is its own text in the source language, and one without words,
    /// such as `%1$@: %2$@`, unless a text of it awaits a person.
    case translated
    /// A person must check a text: it needs review, is machine-translated, or has an unknown state.
    case needsReview = "needs_review"
    /// The translation has not begun.
    case new
    /// The key is no longer found in the code, or a text is marked as older than its source.
    case stale
    /// There is no text.
    case missing
    /// There are texts, but not all: one is empty or blank, or a plural form that whole numbers select is missing.
    case incomplete
    /// The key is excluded from translation.
    case excluded

    /// Determines the status of an entry in a language.
    ///
    /// A text without a state counts as finished, because apps show it. So does a text of the source language in state
    /// `new`, because Xcode writes this state for default values from code.
    public init(of entry: EntryContext, in language: ShownLanguage) {
        if entry.entry.extractionState == .stale {
            self = .stale
        } else if !entry.entry.shouldTranslate {
            self = .excluded
        } else if let localization = language.localization(of: entry.entry) {
            self = Self.leastFinished(localization, of: entry, in: language) ?? Self.withoutText(entry, in: language)
        } else {
            self = Self.withoutText(entry, in: language)
        }
    }

    /// Whether a person has to write a text: it is missing, not begun or incomplete.
    ///
    /// This is what “to translate” means everywhere: in lists, statistics, exports, reports and on the page. Texts of the
    /// source language are never to translate; see ``isToTranslate(_:in:)``.
    public var isOpen: Bool { self == .missing || self == .new || self == .incomplete }

    /// Returns whether a key is to translate into a language.
    public static func isToTranslate(_ entry: EntryContext, in language: ShownLanguage) -> Bool {
        !language.facts.isSource && TranslationStatus(of: entry, in: language).isOpen
    }

    /// Returns the status of the least finished text.
    ///
    /// A unit without value and with a state other than `new` does not count.
    private static func leastFinished(
        _ localization: Localization, of entry: EntryContext, in language: ShownLanguage
    ) -> TranslationStatus? {
        let content = localization.content
        if !content.hasSeveralTexts, content.unit?.isPlainlyDone == true { return .translated }
        let found = content.parts.compactMap { part -> TranslationStatus? in
            guard part.unit.value != nil || part.unit.state == .new else { return nil }
            let status = TranslationStatus(part.unit.state)
            return status == .new && language.facts.isSource && part.unit.value != nil ? .translated : status
        }
        guard let status = [.new, .stale, .needsReview, .translated].first(where: found.contains) else { return nil }
        guard !language.facts.isSource else { return status }
        if status == .new { return entry.hasWords ? .new : .translated }
        return isIncomplete(localization, of: entry, in: language) ? .incomplete : status
    }

    /// Returns whether a translation has an empty text, or lacks a form.
    private static func isIncomplete(
        _ localization: Localization, of entry: EntryContext, in language: ShownLanguage
    ) -> Bool {
        guard entry.hasWords else { return false }
        switch TranslationProgress(localization, of: entry) {
        case .empty, .blank: return !entry.isSeparator
        case .partial(let parts): return parts.contains { $0.unit.value?.isBlank ?? true }
        case .done, .new, .missing: break
        }
        return localization.content.hasCases
            && localization.content.pluralSets.contains { $0.lacksForm(in: language.facts, of: entry) }
    }

    private init(_ state: TranslationState?) {
        self =
            switch state {
            case .translated, nil: .translated
            case .new: .new
            case .stale: .stale
            case .needsReview, .machineTranslated, .unknown: .needsReview
            }
    }

    /// Returns the status of a language without a text.
    ///
    /// In the source language, the key itself serves as text. An identifier does not, if it is in a legacy table, was
    /// added to a catalog manually, or begins like other identifiers; see ``EntryContext/lacksSourceText``.
    private static func withoutText(_ entry: EntryContext, in language: ShownLanguage) -> TranslationStatus {
        guard language.facts.isSource else { return entry.hasWords ? .missing : .translated }
        let isCatalog = entry.table.isCatalog
        let isOwn = entry.table.kind == .code && (!isCatalog || entry.entry.extractionState == .manual)
        return isOwn && !entry.keyIsText || entry.lacksSourceText ? .missing : .translated
    }
}
