import ArgumentParser
import Sessions

/// The options for reading, writing and pruning a baseline.
package struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Do not report the findings that this baseline file accepts.", valueName: "file"),
        completion: .file())
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Write all current findings to this baseline file and exit with status 0.", valueName: "file"),
        completion: .file())
    var writeBaseline: String?

    @Flag(help: "Also report the findings that the configured baseline accepts.")
    var noBaseline = false

    @Flag(help: "Remove findings that no longer occur from the baseline.")
    var pruneBaseline = false

    /// Creates options without a baseline.
    package init() {}

    /// The settings that the options describe.
    package var settings: BaselineSettings {
        BaselineSettings(path: baseline, newFile: writeBaseline, isPruning: pruneBaseline, isIgnored: noBaseline)
    }

    /// The path of the baseline to write, if given.
    package var newFile: String? { writeBaseline }

    /// Rejects contradictory options.
    package func validate() throws {
        if noBaseline, baseline != nil || pruneBaseline {
            throw ValidationError("--no-baseline cannot be combined with --baseline or --prune-baseline.")
        }
        guard writeBaseline != nil else { return }
        if baseline != nil || pruneBaseline {
            throw ValidationError("--write-baseline cannot be combined with --baseline or --prune-baseline.")
        }
    }
}
