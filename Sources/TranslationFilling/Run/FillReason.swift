import CatalogCore
import CatalogEditing
import NetworkMessages

/// A gap that remains open.
public struct LeftGap: Sendable {
    /// The gap that remains.
    public let gap: FillGap
    /// The reason why the gap remains.
    public let reason: FillReason

    init(_ gap: FillGap, _ reason: FillReason) {
        self.gap = gap
        self.reason = reason
    }
}

/// A reason why a gap remains open.
public enum FillReason: Hashable, Sendable {
    /// No source has a text.
    case nothingFound
    /// The source language has no text.
    case noSourceText
    /// The text is a set of phrases for App Shortcuts, which only Xcode can create.
    case stringSet
    /// The table refuses any text for this gap.
    case unwritable(ChangeRefusal)
    /// The text of a source was rejected.
    case flawed(source: String, text: String, AnswerFlaw)
    /// A service gave no answer.
    case noAnswer(source: String)
    /// A service was not asked because the budget is exhausted.
    case budget(source: String)
    /// A service was not asked because requests were not allowed.
    case notAsked(source: String)
    /// A service failed.
    case failed(source: String, ServiceFailure)

    /// The name of the reason in JSON.
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

    /// The name of the source that the reason concerns; nil if it concerns none.
    public var source: String? {
        switch self {
        case .flawed(let source, _, _), .noAnswer(let source), .budget(let source), .notAsked(let source),
            .failed(let source, _):
            source
        case .nothingFound, .noSourceText, .stringSet, .unwritable: nil
        }
    }
}

/// A reason to reject an answer.
public enum AnswerFlaw: Hashable, Sendable {
    /// The answer lacks texts for these parts.
    case incomplete([PartPath])
    /// A text is blank.
    case empty(PartPath)
    /// The answer is an apology or explanation in place of a translation.
    case talk
    /// The answer contains marks that protected pieces of the source text.
    case marked
    /// The answer equals the source text, and the service returns most texts untranslated.
    case untranslated
    /// The answer is much longer than a translation would be.
    case excessive
    /// The checks of new texts refuse the answer.
    case refused(ChangeRefusal)

    /// The name of the reason in JSON.
    public var name: String {
        switch self {
        case .incomplete: "incomplete"
        case .empty: "empty"
        case .talk: "no-translation"
        case .marked: "protection-marks"
        case .untranslated: "untranslated"
        case .excessive: "too-long"
        case .refused: "refused-by-check"
        }
    }
}
