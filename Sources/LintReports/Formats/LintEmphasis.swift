import CatalogLint

/// The parts of a report's lines that may be set off.
public enum LintEmphasis: Hashable, Sendable {
    /// A place.
    case place
    /// A severity.
    case severity(Severity)
    /// A rule's name, and hints.
    case faint
}
