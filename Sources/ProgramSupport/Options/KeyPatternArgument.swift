import ArgumentParser
import FileSearch

/// Parsing of key patterns on the command line.
package enum KeyPatternArgument {
    /// Parses a pattern, in which `*` matches any characters, including dots.
    ///
    /// - Throws: `ValidationError` with the reason if the pattern is invalid.
    package static func parse(_ pattern: String) throws -> GlobPattern {
        do {
            return try GlobPattern(pattern, over: .text, allowsBraces: true)
        } catch {
            throw ValidationError("The pattern “\(pattern)” is invalid: \(error).")
        }
    }
}
