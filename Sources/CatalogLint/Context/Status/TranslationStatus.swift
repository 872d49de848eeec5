import CatalogCore

/// How far a key is in a language, all its texts together: statistics and lists say it in one word.
///
/// A plural set, or a text that differs by device, is as far as the least finished of its texts.
public enum TranslationStatus: String, Hashable, Sendable, CaseIterable {
    /// Every text is finished; in the source language also a key that is its own text.
    case translated
    /// Somebody must look at it: in review, translated by a machine, or in a state that this version does not know.
    case needsReview = "needs_review"
    /// Not begun.
    case new
    /// The key is no longer found in the code, or a text is marked as older than its source.
    case stale
    /// There is no text.
    case missing
    /// The key is not to be translated.
    case excluded

    /// Looks at an entry in a language; without a state a text counts as finished, since apps show it.
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

    /// A text that is there and one that is new count; a unit that holds nothing does not.
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

    /// The source language of a key without a text there is covered by the key, save where the key is an identifier
    /// that was written by a person: the compiler would have extracted a text.
    private static func withoutText(_ entry: EntryContext, in language: ShownLanguage) -> TranslationStatus {
        guard language.facts.isSource else { return .missing }
        let isCatalog = entry.table.isCatalog
        let isOwn = entry.table.kind == .code && (!isCatalog || entry.entry.extractionState == .manual)
        return isOwn && !entry.keyIsText ? .missing : .translated
    }
}
