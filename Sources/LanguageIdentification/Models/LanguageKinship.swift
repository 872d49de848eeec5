/// Groups of languages that are too similar to be distinguished by letters and words.
enum LanguageKinship {
    private static let families = [
        "bs hr sr-Latn", "bs sl", "id ms", "nb nn da", "nn sv", "gl pt", "gl es", "az tr", "mk sr", "mk bg",
    ].map { Set($0.split(separator: " ").map(String.init)) }

    /// Languages that are similar to two distinguishable languages.
    ///
    /// Text that looks Galician in a Portuguese table may be Spanish.
    static let between: Set = ["gl", "bs"]

    /// Groups of languages that only several words tell apart.
    private static let branches = [
        "be bg mk ru sr uk", "cs pl sk", "da nb nn sv", "bs hr sl sr-Latn", "id ms", "ca es gl pt", "af nl", "et fi",
    ].map { Set($0.split(separator: " ").map(String.init)) }

    /// Returns the languages of the same branch as a language.
    static func siblings(of language: String) -> Set<String> {
        branches.first { $0.contains(language) }?.subtracting([language]) ?? []
    }

    /// Returns the languages with which a language can be confused.
    static func relatives(of language: String) -> Set<String> {
        families.filter { $0.contains(language) }.reduce(into: []) { $0.formUnion($1) }
    }
}
