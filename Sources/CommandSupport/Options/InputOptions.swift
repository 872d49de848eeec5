import ArgumentParser

/// What a command works on.
public struct InputOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Files and folders; - is standard input.", valueName: "path"), completion: .file())
    var path: [String] = []

    /// Creates options that name nothing.
    public init() {}

    /// The files and folders as they were given; none where the configuration decides.
    public var paths: [String] { path }
}
