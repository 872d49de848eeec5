/// A generated file.
public struct GeneratedFile: Hashable, Sendable {
    /// The path of the catalog that it was made of.
    public let catalog: String
    /// The name of the file.
    public let name: String
    /// What is in it.
    public let source: String

    /// The name of the file that is made of a table, which no other file of a target is likely to have.
    public static func name(ofTable table: String) -> String { "GeneratedStrings_\(table).swift" }
}

/// The accessors of catalogs, or why there are none.
public struct GenerationResult: Sendable {
    /// A file for each catalog, in the order asked for; none at all where something is wrong.
    public let files: [GeneratedFile]
    /// What is wrong, each error followed by the notes that belong to it.
    public let problems: [GenerationDiagnostic]
    /// The keys that got no accessor although they were asked for, those that share a name among them.
    public let leftOut: [LeftOutKey]

    /// Creates a result.
    init(files: [GeneratedFile] = [], problems: [GenerationDiagnostic] = [], leftOut: [LeftOutKey] = []) {
        self.files = problems.isEmpty ? files : []
        self.problems = problems
        self.leftOut = leftOut
    }

    /// The keys that got none since they would share a name.
    package var sharingNames: Set<String> {
        Set(leftOut.filter { if case .sharedName = $0.reason { true } else { false } }.map(\.key))
    }

    /// Whether there are files to write.
    public var isUsable: Bool { problems.isEmpty }
}
