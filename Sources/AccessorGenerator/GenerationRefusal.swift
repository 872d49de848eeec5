/// An error that prevents generation.
public struct GenerationRefusal: Error, Sendable {
    /// The problems that prevent the generation.
    public let problems: [GenerationDiagnostic]

    /// Creates a refusal.
    public init(_ problems: [GenerationDiagnostic]) {
        self.problems = problems
    }
}
