/// A rule that settles two different edits of one value without a user's decision.
///
/// All rules are symmetric: swapping the sides gives the same catalog. The exception is `asAsked`.
public enum SettlingRule: String, CaseIterable, Hashable, Sendable {
    /// If one of two different texts has the state `new`, the other text and its state win.
    case translatedBeatsNew = "translated-beats-new"
    /// The state of a text that only one side changed wins over a new state for the old text.
    case valueBeatsState = "value-beats-state"
    /// A new translation needs review if the other side changed the source text and marked the translation for review.
    case reviewOfChangedSource = "review-of-changed-source"
    /// Of two states, the one that requires more attention wins: `needs_review`, `stale`, `machine_translated`,
    /// `translated`, `new`.
    case stricterState = "stricter-state"
    /// A key is not stale if one side still finds it in the code.
    case useBeatsStale = "use-beats-stale"
    /// A key is removed if one side removed it and the other only marked it as stale.
    case removalBeatsStale = "removal-beats-stale"
    /// Of two extraction states, the first in this order wins: `manual`, `migrated`, `extracted_with_value`, extracted.
    case handBeatsExtraction = "hand-beats-extraction"
    /// A person's change of a comment wins over a generated comment.
    case personsComment = "persons-comment"
    /// Of two generated comments, the longer one wins.
    ///
    /// At equal length, the one that is later in byte order wins.
    case longerGeneratedComment = "longer-generated-comment"
    /// The higher format version wins.
    case higherVersion = "higher-version"
    /// Edits of a key apply under the new name that the other side gave it.
    case renameFollowed = "rename-followed"
    /// The options prefer one side, or a user decided.
    case asAsked = "as-asked"
}

/// A value that both sides changed differently and that a rule settled.
public struct MergeSettlement: Hashable, Sendable {
    /// The rule that decided.
    public let rule: SettlingRule
    /// The location of the value.
    public let location: MergeLocation
}
