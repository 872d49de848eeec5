import CatalogLint

/// The parts of a line that can be emphasized.
public enum LintEmphasis: Hashable, Sendable {
    /// A location.
    case place
    /// A severity.
    case severity(Severity)
    /// The id of a rule, or a hint.
    case faint
}
