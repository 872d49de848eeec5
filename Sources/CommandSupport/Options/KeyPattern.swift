import ArgumentParser
import XCStringsKit

/// Patterns that choose keys on the command line.
package enum KeyPattern {
    /// Reads a pattern; `*` takes any characters, dots too.
    ///
    /// - Throws: `ValidationError`, with the reason, for what is no pattern.
    package static func parse(_ pattern: String) throws -> GlobPattern {
        do {
            return try GlobPattern(pattern, over: .text, allowsBraces: true)
        } catch {
            throw ValidationError("The pattern “\(pattern)” cannot be read: \(error).")
        }
    }
}
