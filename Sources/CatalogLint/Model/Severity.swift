/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The rule is not asked.
    case off
    /// Worth a look.
    case note
    /// A person would see a flaw, or the next tool will stumble.
    case warning
    /// It crashes, does not build, loses text, or shows a person a wrong or empty text in a required language.
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
