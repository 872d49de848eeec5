/// What is wrong with families: a case without a key, a key without a case, a name that cannot be.
struct FamilyCheck {
    let settings: GenerationSettings
    let tables: [AccessorTable]

    /// All that is wrong.
    var problems: [GenerationDiagnostic] {
        var names: Set<String> = []
        return settings.families.flatMap { family -> [GenerationDiagnostic] in
            guard let name = SwiftIdentifier(family.name), !name.isKeyword, !AccessorName.isTaken(name) else {
                return [problem(family, "\(Quoted.text(family.name)) cannot be the name of an enumeration")]
            }
            guard names.insert(family.name).inserted else {
                return [problem(family, "two families have the name \(Quoted.text(family.name))")]
            }
            return problems(with: family)
        }
    }

    private func problems(with family: StringFamily) -> [GenerationDiagnostic] {
        let owners = tables.filter { $0.families.contains { $0.family == family } }
        guard let owner = owners.first, let found = owner.families.first(where: { $0.family == family }) else {
            return [problem(family, "no key begins with \(Quoted.text(family.prefix + "."))")]
        }
        guard owners.count == 1 else {
            let paths = owners.map(\.path).joined(separator: " and ")
            return [problem(family, "keys that begin with \(Quoted.text(family.prefix + ".")) are in \(paths)")]
        }
        guard let cases = family.cases else { return [] }
        let missing = cases.filter { name in !found.cases.contains { $0.rawValue == name } }.map { name in
            problem(
                family,
                "the case \(Quoted.text(name)) has no string: add the key \(Quoted.text("\(family.prefix).\(name)"))")
        }
        let surplus = found.cases.filter { !cases.contains($0.rawValue) }.map { extra in
            GenerationDiagnostic(
                at: extra.accessor.place,
                "\(Quoted.text(extra.accessor.key)) is no case of \(family.name): add \(Quoted.text(extra.rawValue)) to "
                    + "its “cases” in the configuration, or take the key away")
        }
        return missing + surplus
    }

    private func problem(_ family: StringFamily, _ message: String) -> GenerationDiagnostic {
        let place = family.place ?? GenerationPlace(path: tables.first?.path ?? GenerationSettings.fileName)
        return GenerationDiagnostic(at: place, "family \(Quoted.text(family.prefix)): \(message)")
    }
}
