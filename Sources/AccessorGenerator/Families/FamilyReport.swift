/// A factory for diagnostics about one family.
struct FamilyReport {
    let family: StringFamily
    /// The location for families that are not from a configuration file.
    let location: GenerationPlace?

    /// Creates a diagnostic about the configuration.
    func problem(at location: GenerationPlace? = nil, _ message: String) -> GenerationDiagnostic {
        let location =
            location ?? family.location ?? self.location ?? GenerationPlace(path: GenerationSettings.fileName)
        return GenerationDiagnostic(at: location, "family \(Quoted.text(family.pattern.description)): \(message)")
    }
}
