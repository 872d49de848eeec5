/// A check of families: cases without a key, keys without a case, and names that are not valid.
struct FamilyCheck {
    let settings: GenerationSettings
    let tables: [AccessorTable]

    /// The problems that the checks of all families find.
    var problems: [GenerationDiagnostic] {
        var names: Set<String> = []
        return settings.families.flatMap { family -> [GenerationDiagnostic] in
            guard let name = SwiftIdentifier(family.name), !name.isKeyword, !AccessorName.isTaken(name) else {
                return [report(family).problem("\(Quoted.text(family.name)) cannot be the name of an enumeration")]
            }
            guard names.insert(family.name).inserted else {
                return [report(family).problem("two families have the name \(Quoted.text(family.name))")]
            }
            let own = FamilySettingsCheck(family: family, report: report(family)).problems
            return own.isEmpty ? problems(with: family) : own
        }
    }

    private func problems(with family: StringFamily) -> [GenerationDiagnostic] {
        let report = report(family)
        let owners = tables.filter { $0.families.contains { $0.family == family } }
        guard let owner = owners.first, let found = owner.families.first(where: { $0.family == family }) else {
            return [report.problem(reasonForNoKeys(of: family))]
        }
        guard owners.count == 1 else {
            let paths = owners.map(\.path).joined(separator: " and ")
            return [report.problem("the matching keys are in \(paths); move them into one catalog")]
        }
        let keys = KeySearch(tables: tables, owner: owner)
        return FamilyCaseCheck(built: found, keys: keys, report: report).problems
            + found.texts.flatMap { text in
                FamilyTextCheck(built: found, text: text, keys: keys, style: settings.style, report: report).problems
            }
    }

    private func reasonForNoKeys(of family: StringFamily) -> String {
        let search = KeySearch(tables: tables, owner: nil)
        let reason = search.reason(forNoKeyOf: family.pattern)
        guard let first = family.cases?.first, let key = family.pattern.key(of: first.rawValue) else { return reason }
        return "\(reason); the first case needs the key \(Quoted.text(key))"
    }

    private func report(_ family: StringFamily) -> FamilyReport {
        FamilyReport(family: family, location: tables.first.map { GenerationLocation(path: $0.path) })
    }
}
