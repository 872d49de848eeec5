/// Languages that are too near to one another for letters and words to tell them apart.
enum LanguageKinship {
    private static let families = [
        "bs hr sr-Latn", "bs sl", "id ms", "nb nn da", "nn sv", "gl pt", "gl es", "az tr", "mk sr", "mk bg",
    ].map { Set($0.split(separator: " ").map(String.init)) }

    /// Languages between two that are easily told apart: what is like Galician may be Spanish in a Portuguese table.
    static let between: Set = ["gl", "bs"]

    /// The languages that a text in one may be taken for.
    static func relatives(of language: String) -> Set<String> {
        families.filter { $0.contains(language) }.reduce(into: []) { $0.formUnion($1) }
    }
}
