/// A generated file.
public struct GeneratedFile: Hashable, Sendable {
    /// The path of the catalog.
    public let catalog: String
    /// The name of the file.
    public let name: String
    /// The source code.
    public let source: String

    /// Returns the name of a table's file, which is unlikely to conflict with other files of a target.
    public static func name(ofTable table: String) -> String { "GeneratedStrings_\(table).swift" }
}

/// The generated accessors, or the problems that prevent them.
public struct GenerationResult: Sendable {
    /// One file for each catalog, in the given order; empty if there are problems.
    public let files: [GeneratedFile]
    /// The problems.
    ///
    /// Each error is followed by its notes.
    public let problems: [GenerationDiagnostic]
    /// The selected keys without an accessor, including keys that share a name.
    public let leftOut: [LeftOutKey]

    /// Creates a result.
    init(files: [GeneratedFile] = [], problems: [GenerationDiagnostic] = [], leftOut: [LeftOutKey] = []) {
        self.files = problems.isEmpty ? files : []
        self.problems = problems
        self.leftOut = leftOut
    }

    /// The keys without an accessor because they share a name.
    package var sharingNames: Set<String> {
        Set(leftOut.filter { if case .sharedName = $0.reason { true } else { false } }.map(\.key))
    }

    /// Whether there are files to write.
    public var isUsable: Bool { problems.isEmpty }
}
