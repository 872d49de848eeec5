import CatalogCore
import CatalogEditing
import NetworkMessages

/// A gap that stays.
public struct LeftGap: Sendable {
    /// The gap.
    public let gap: FillGap
    /// Why it stays.
    public let reason: FillReason

    init(_ gap: FillGap, _ reason: FillReason) {
        self.gap = gap
        self.reason = reason
    }
}

/// Why a gap stays.
public enum FillReason: Hashable, Sendable {
    /// No source has anything for it.
    case nothingFound
    /// The source language has no text to translate from.
    case noSourceText
    /// It is a set of texts, as App Shortcuts have them, which only Xcode makes.
    case stringSet
    /// Nothing could be written there, whatever it was.
    case unwritable(ChangeRefusal)
    /// What a source had was not taken.
    case flawed(source: String, text: String, AnswerFlaw)
    /// A service was asked and said nothing.
    case noAnswer(source: String)
    /// A service was not asked, since the budget was used up.
    case budget(source: String)
    /// A service was not asked, since nothing was to be sent.
    case notAsked(source: String)
    /// A service could not do it.
    case failed(source: String, ServiceFailure)

    /// How programs are told of it.
    public var name: String {
        switch self {
        case .nothingFound: "nothing-found"
        case .noSourceText: "no-source-text"
        case .stringSet: "string-set"
        case .unwritable: "cannot-be-written"
        case .flawed(_, _, let flaw): flaw.name
        case .noAnswer: "no-answer"
        case .budget: "budget"
        case .notAsked: "not-asked"
        case .failed: "service-failed"
        }
    }

    /// Which source it is about, if it is about one.
    public var source: String? {
        switch self {
        case .flawed(let source, _, _), .noAnswer(let source), .budget(let source), .notAsked(let source),
            .failed(let source, _):
            source
        case .nothingFound, .noSourceText, .stringSet, .unwritable: nil
        }
    }
}

/// What is wrong with an answer, so that it is not taken.
public enum AnswerFlaw: Hashable, Sendable {
    /// It has no text for these parts.
    case incomplete([PartPath])
    /// A text has no words.
    case empty(PartPath)
    /// It talks instead of translating: excuses itself, or explains.
    case talk
    /// It is the source text, from a service that gives most texts back as they are.
    case untranslated
    /// It is longer than any translation would be.
    case excessive
    /// The checks of new texts refuse it.
    case refused(ChangeRefusal)

    /// How programs are told of it.
    public var name: String {
        switch self {
        case .incomplete: "incomplete"
        case .empty: "empty"
        case .talk: "no-translation"
        case .untranslated: "untranslated"
        case .excessive: "too-long"
        case .refused: "refused-by-check"
        }
    }
}
