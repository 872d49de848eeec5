import ArgumentParser

/// What a command works on.
package struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Files and folders; - is standard input.", valueName: "path"), completion: .offers(.inputs))
    var path: [String] = []

    /// Creates options that name nothing.
    package init() {}

    /// The files and folders as they were given; none where the configuration decides.
    package var paths: [String] { path }
}
