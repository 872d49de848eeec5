/// What the findings of a rule cost whoever uses or keeps the app.
///
/// Severity says how bad a finding is, and the configuration may change it; the impact says in which way, and stays.
public enum RuleImpact: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The app crashes, does not build, or loses texts, or a text comes out as something else.
    case breaks
    /// People read what is not so, or do not read what they should.
    case misleads
    /// People see a flaw.
    case visible
    /// Whoever keeps the texts has to tidy up; people see nothing of it.
    case upkeep
    /// Somebody still has to translate or review a text.
    case coverage

    /// Orders impacts from the one to look at first, `breaks`, to the one that is only counted, `coverage`.
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

    /// What it says, in a few words without a full stop.
    public var meaning: String {
        switch self {
        case .breaks: "the app crashes, does not build, or loses texts"
        case .misleads: "people read what is not so, or miss what they should read"
        case .visible: "people see a flaw"
        case .upkeep: "people see nothing of it, but whoever keeps the texts does"
        case .coverage: "somebody still has to translate or review"
        }
    }
}
