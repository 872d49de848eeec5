import CatalogCore

/// The translation status of a key in a language, over all its texts, as statistics and lists show it.
///
/// A plural set, or a text with device variations, has the status of its least finished text.
public enum TranslationStatus: String, Hashable, Sendable, CaseIterable {
    /// Every text is finished.
    ///
    /// Also a key without a text that needs none: one that is its own text in the source language, and one without
    /// words, such as `%1$@: %2$@`.
    case translated
    /// A person must check a text: it needs review, is machine-translated, or has an unknown state.
    case needsReview = "needs_review"
    /// The translation has not begun.
    case new
    /// The key is no longer found in the code, or a text is marked as older than its source.
    case stale
    /// There is no text.
    case missing
    /// The key is excluded from translation.
    case excluded

    /// Determines the status of an entry in a language.
    ///
    /// A text without a state counts as finished, because apps show it.
    public init(of entry: EntryContext, in language: ShownLanguage) {
        if entry.entry.extractionState == .stale {
            self = .stale
        } else if !entry.entry.shouldTranslate {
            self = .excluded
        } else {
            let localization = language.localization(of: entry.entry)
            self = localization.flatMap(Self.leastFinished) ?? Self.withoutText(entry, in: language)
        }
    }

    /// Returns the status of the least finished text.
    ///
    /// A unit without value and with a state other than `new` does not count.
    private static func leastFinished(_ localization: Localization) -> TranslationStatus? {
        let found = localization.content.parts.compactMap { part -> TranslationStatus? in
            part.unit.value == nil && part.unit.state != .new ? nil : TranslationStatus(part.unit.state)
        }
        return [.new, .stale, .needsReview, .translated].first(where: found.contains)
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
    /// In the source language, the key itself serves as text. An identifier does not, if it is in a legacy table or was
    /// added to a catalog manually. For an identifier from code, the compiler would have extracted a text.
    private static func withoutText(_ entry: EntryContext, in language: ShownLanguage) -> TranslationStatus {
        guard language.facts.isSource else { return entry.hasWords ? .missing : .translated }
        let isCatalog = entry.table.isCatalog
        let isOwn = entry.table.kind == .code && (!isCatalog || entry.entry.extractionState == .manual)
        return isOwn && !entry.keyIsText ? .missing : .translated
    }
}
