import ArgumentParser

/// The files and folders that a command reads.
package struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Files and folders; - for standard input.", valueName: "path"), completion: .offers(.inputs))
    var path: [String] = []

    /// Creates options without paths.
    package init() {}

    /// The files and folders as given.
    ///
    /// If empty, the configuration decides.
    package var paths: [String] { path }
}
