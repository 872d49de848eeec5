/// Makes the messages about one family.
struct FamilyReport {
    let family: StringFamily
    /// A place for families that no configuration says.
    let place: GenerationPlace?

    /// Something that is wrong in the configuration.
    func problem(at place: GenerationPlace? = nil, _ message: String) -> GenerationDiagnostic {
        let place = place ?? family.place ?? self.place ?? GenerationPlace(path: GenerationSettings.fileName)
        return GenerationDiagnostic(at: place, "family \(Quoted.text(family.pattern.description)): \(message)")
    }
}
