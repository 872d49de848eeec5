/// Why nothing was generated.
public struct GenerationRefusal: Error, Sendable {
    /// What is wrong.
    public let problems: [GenerationDiagnostic]

    /// Creates a refusal.
    public init(_ problems: [GenerationDiagnostic]) {
        self.problems = problems
    }
}
