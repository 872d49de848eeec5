import ArgumentParser

/// The options for replacing lookups with accessors.
package struct AccessorOptions: ParsableArguments {
    @Flag(help: "Replace lookups by string with generated accessors where that is safe, without asking.")
    var accessors = false

    @Option(
        help: ArgumentHelp(
            "With --accessors, a CSV file that maps old keys or texts in code to catalog keys; repeatable.",
            valueName: "file"),
        completion: .file(extensions: ["csv"]))
    var map: [String] = []

    @Option(
        help: ArgumentHelp(
            "With --accessors, the generate-strings.json of the accessors. Default: those of the project.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var settings: String?

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(
            "With --accessors, the module that files must import. Default: the target of the settings.",
            valueName: "module"), completion: .offers(.anything))
    var module: String?

    /// Creates options with their defaults.
    package init() {}

    /// Whether to replace lookups with accessors.
    package var areWanted: Bool { accessors }
    /// The files that map old keys or texts to keys of the catalog.
    package var mappings: [String] { map }
    /// The path of the generator's settings file, if given.
    package var namedSettings: String? { settings }
    /// The module to import, if given.
    package var importedModule: String? { module }

    /// Rejects options that have no effect without `--accessors`.
    package func validate() throws {
        guard !accessors else { return }
        if !map.isEmpty || settings != nil || module != nil {
            throw ValidationError("--map, --settings and --import require --accessors.")
        }
    }
}
