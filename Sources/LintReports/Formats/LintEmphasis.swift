import CatalogLint

/// The parts of a line that can be emphasized.
public enum LintEmphasis: Hashable, Sendable {
    /// A location: path, line and column.
    case location
    /// The name of a severity.
    case severity(Severity)
    /// The id of a rule, or a hint.
    case faint
}
