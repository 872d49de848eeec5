import ArgumentParser

/// The options of commands that read Swift code.
package struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder of Swift code, or a file; repeatable. Default: the configuration's sources, else the current folder.",
            valueName: "dir"),
        completion: .directory)
    var sources: [String] = []

    /// Creates options without paths.
    package init() {}

    /// The files and folders as given.
    ///
    /// If empty, the configuration decides.
    package var paths: [String] { sources }
}
