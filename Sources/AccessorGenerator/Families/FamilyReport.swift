/// A factory for diagnostics about one family.
struct FamilyReport {
    let family: StringFamily
    /// The location for families that are not from a configuration file.
    let place: GenerationPlace?

    /// Creates a diagnostic about the configuration.
    func problem(at place: GenerationPlace? = nil, _ message: String) -> GenerationDiagnostic {
        let place = place ?? family.place ?? self.place ?? GenerationPlace(path: GenerationSettings.fileName)
        return GenerationDiagnostic(at: place, "family \(Quoted.text(family.pattern.description)): \(message)")
    }
}
