import ArgumentParser

/// Options of commands that read Swift code.
package struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder of Swift code, or a file; repeatable. Without it those of the configuration, else this folder.",
            valueName: "dir"),
        completion: .directory)
    var sources: [String] = []

    /// Creates options that leave it to the configuration.
    package init() {}

    /// The folders and files as they were given; none where the configuration decides.
    package var paths: [String] { sources }
}
