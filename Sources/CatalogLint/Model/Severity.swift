/// The severity of a finding.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The rule does not run.
    case off
    /// The finding deserves a look.
    case note
    /// Users would see a flaw, or the next tool would fail.
    case warning
    /// The app crashes, does not build, loses text, or shows a wrong or empty text in a required language.
    case error

    /// Orders severities from `off` to `error`.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .off: 0
        case .note: 1
        case .warning: 2
        case .error: 3
        }
    }
}
