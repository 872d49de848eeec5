/// The cost of a rule's findings for the users or maintainers of the app.
///
/// The configuration can change the severity of a rule. The impact is fixed.
public enum RuleImpact: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The app crashes, does not build, loses texts, or shows one text in place of another.
    case breaks
    /// Users read something untrue, or miss something that they should read.
    case misleads
    /// Users see a flaw.
    case visible
    /// Users see nothing; maintainers of the texts have to tidy up.
    case upkeep
    /// A text still needs translation or review.
    case coverage

    /// Orders impacts from the most costly, `breaks`, to `coverage`, which reports only count.
    public static func < (left: RuleImpact, right: RuleImpact) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .breaks: 0
        case .misleads: 1
        case .visible: 2
        case .upkeep: 3
        case .coverage: 4
        }
    }

    /// A short description of the impact, without a full stop.
    public var meaning: String {
        switch self {
        case .breaks: "the app crashes, does not build, or loses texts"
        case .misleads: "users read something wrong, or miss something they should read"
        case .visible: "users see a defect"
        case .upkeep: "users see no difference, but the texts are harder to maintain"
        case .coverage: "texts still need translation or review"
        }
    }
}
