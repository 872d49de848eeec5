import TestSupport

/// A project with a catalog in the folder `App`, beside the folder `Other`, which its files must not reach.
struct UntrustedProject {
    let work: WorkFolder

    static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : { "a" : {} },
          "version" : "1.0"
        }
        """

    init() throws {
        work = try WorkFolder()
        try work.write(Self.catalog, to: "App/Localizable.xcstrings")
        try work.write(Self.catalog, to: "Other/Localizable.xcstrings")
    }

    /// Runs shell commands in the project.
    func run(_ lines: String) async throws -> SpawnedProgram.Outcome {
        try await work.shell("cd App && \(lines)")
    }

    /// Whether the folder beside the project is as it was at first.
    var outsideIsUntouched: Bool {
        get throws {
            try work.names(below: "Other") == ["Localizable.xcstrings"]
                && work.text(of: "Other/Localizable.xcstrings") == Self.catalog
        }
    }
}
