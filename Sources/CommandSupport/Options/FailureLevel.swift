import ArgumentParser
import XCStringsKit

/// The least severity at which `lint` fails.
package enum FailureLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Errors fail.
    case error
    /// Errors and warnings fail.
    case warning
    /// Everything fails that is found.
    case note
    /// Nothing that is found fails.
    case never

    /// The severity; nil where none fails.
    var severity: Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .never: nil
        }
    }
}
