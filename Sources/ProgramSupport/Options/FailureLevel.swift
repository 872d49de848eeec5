import ArgumentParser
import CatalogLint

/// The lowest severity at which `lint` fails.
package enum FailureLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Fail on errors.
    case error
    /// Fail on errors and warnings.
    case warning
    /// Fail on all findings.
    case note
    /// Never fail because of findings.
    case never

    /// The severity, or nil for `never`.
    var severity: Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .never: nil
        }
    }
}
