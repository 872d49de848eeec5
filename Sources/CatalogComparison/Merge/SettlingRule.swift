/// A rule that settles two different edits of one leaf, so that nobody has to be asked.
///
/// All are blind to which side is ours: swapping the sides gives the same catalog.
public enum SettlingRule: String, CaseIterable, Hashable, Sendable {
    /// Of two different texts, one of them in state `new`, the other is taken with its state.
    case translatedBeatsNew = "translated-beats-new"
    /// A text that was changed on one side brings its state along, whatever the other said of the old text.
    case valueBeatsState = "value-beats-state"
    /// A new translation needs review where the other side changed the source text and asked for review.
    case reviewOfChangedSource = "review-of-changed-source"
    /// Of two states of one text the one that asks for more care is taken: `needs_review`, `stale`,
    /// `machine_translated`, `translated`, `new`.
    case stricterState = "stricter-state"
    /// A key that one side still finds in the code is not stale.
    case useBeatsStale = "use-beats-stale"
    /// A key that one side took out and the other only marked stale goes.
    case removalBeatsStale = "removal-beats-stale"
    /// Of two ways into the catalog the one by hand counts: `manual`, `migrated`, `extracted_with_value`, extracted.
    case handBeatsExtraction = "hand-beats-extraction"
    /// What a person did to a comment beats what a machine wrote.
    case personsComment = "persons-comment"
    /// Of two comments that machines wrote the longer one is taken; of one length, the later by its bytes.
    case longerGeneratedComment = "longer-generated-comment"
    /// Of two versions of the format the higher one is taken.
    case higherVersion = "higher-version"
    /// What one side edited of a key stands under the name that the other gave it.
    case renameFollowed = "rename-followed"
    /// One side was to be taken wherever both differ, or a person decided.
    case asAsked = "as-asked"
}

/// A leaf on which both sides differed and a rule decided.
public struct MergeSettlement: Hashable, Sendable {
    /// The rule.
    public let rule: SettlingRule
    /// What it decided on.
    public let place: MergePlace
}
