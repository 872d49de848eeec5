import ArgumentParser
import CatalogLint

/// The options that determine which findings make `lint` end with status 1.
package struct FailureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Exit with status 1 for findings of this severity or higher: error (the default), warning, note or never.",
            valueName: "level"))
    var failOn: FailureLevel?

    @Flag(help: "The same as --fail-on warning.")
    var strict = false

    @Flag(help: "The same as --fail-on never: findings do not affect the exit status.")
    var exitZero = false

    /// Creates options with their defaults.
    package init() {}

    /// Rejects contradictory options.
    package func validate() throws {
        guard [failOn != nil, strict, exitZero].count(where: \.self) < 2 else {
            throw ValidationError("Give one of --fail-on, --strict and --exit-zero.")
        }
    }

    /// The lowest severity that fails, or nil if no finding fails.
    var severity: Severity? {
        if exitZero { return nil }
        return strict ? .warning : (failOn ?? .error).severity
    }
}
