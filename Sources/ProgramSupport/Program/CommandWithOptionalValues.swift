import ArgumentParser

/// A command with options whose value may be left out, such as `--missing`.
///
/// The argument parser has no such options for repeatable values.
package protocol CommandWithOptionalValues: ParsableCommand {
    /// Returns the words of a command line with a value for each such option.
    static func completed(_ words: [String]) -> [String]
}
