/// A factory for diagnostics about one family.
struct FamilyReport {
    let family: StringFamily
    /// The location for families that are not from a configuration file.
    let location: GenerationLocation?

    /// Creates a diagnostic about the configuration.
    func problem(at location: GenerationLocation? = nil, _ message: String) -> GenerationDiagnostic {
        let location =
            location ?? family.location ?? self.location ?? GenerationLocation(path: GenerationSettings.fileName)
        return GenerationDiagnostic(at: location, "family \(Quoted.text(family.pattern.description)): \(message)")
    }
}
