import ArgumentParser

/// The options for baselines.
package struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Findings that this file accepts are not reported.", valueName: "file"), completion: .file())
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Accept today's findings: write them to this file and end with status 0.", valueName: "file"),
        completion: .file())
    var writeBaseline: String?

    @Flag(help: "Take what is no longer found out of the baseline.")
    var pruneBaseline = false

    /// Creates options without a baseline.
    package init() {}

    /// Options that leave the baseline to the configuration.
    package static var ofConfiguration: BaselineOptions {
        get throws { try parse([]) }
    }

    /// The path of the baseline to write, if given.
    package var newFile: String? { writeBaseline }

    /// Rejects contradictory options.
    package func validate() throws {
        guard writeBaseline != nil else { return }
        if baseline != nil || pruneBaseline {
            throw ValidationError("--write-baseline accepts all there is; give it alone.")
        }
    }
}
