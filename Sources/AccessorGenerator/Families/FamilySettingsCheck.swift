/// A check of a family's configuration, before any keys are examined.
struct FamilySettingsCheck {
    let family: StringFamily
    let report: FamilyReport

    /// The problems that this check finds.
    var problems: [GenerationDiagnostic] {
        if let problem = mixed(family.pattern, at: family.location) { return [problem] }
        return caseProblems + doubledCases + doubledTexts + family.texts.compactMap(problem)
    }

    private func mixed(_ pattern: KeyPattern, at location: GenerationLocation?) -> GenerationDiagnostic? {
        pattern.mixedPart.map { part in
            report.problem(
                at: location,
                "a “*” must be a whole part between dots, not a piece of one as in \(Quoted.text(part))")
        }
    }

    private var caseProblems: [GenerationDiagnostic] {
        (family.cases ?? []).compactMap { listed in
            if family.pattern.key(of: listed.rawValue) == nil {
                return report.problem(
                    at: listed.location,
                    "the case \(Quoted.text(listed.rawValue)) must have as many parts between dots as "
                        + "\(Quoted.text(family.pattern.description)) has “*”: \(family.pattern.starCount)")
            }
            guard let name = listed.name, !FamilyName.canBeCase(name) else { return nil }
            return report.problem(at: listed.location, "\(Quoted.text(name)) cannot be the name of a case")
        }
    }

    private var doubledCases: [GenerationDiagnostic] {
        var seen: Set<String> = []
        return (family.cases ?? []).compactMap { listed in
            let shown = Quoted.text(listed.rawValue)
            if family.exceptions.contains(where: { $0.text == listed.rawValue }) {
                return report.problem(at: listed.location, "\(shown) is in “cases” and in “except”: remove one")
            }
            return seen.insert(listed.rawValue).inserted
                ? nil : report.problem(at: listed.location, "\(shown) is in “cases” twice")
        }
    }

    private var doubledTexts: [GenerationDiagnostic] {
        var seen: Set<String> = []
        return family.texts.filter { !seen.insert($0.name).inserted }.map { text in
            report.problem(at: text.location, "two texts have the name \(Quoted.text(text.name))")
        }
    }

    private func problem(_ text: FamilyText) -> GenerationDiagnostic? {
        guard FamilyName.canBeText(text.name) else {
            return report.problem(at: text.location, "\(Quoted.text(text.name)) cannot be the name of a text")
        }
        if let problem = mixed(text.pattern, at: text.location) { return problem }
        guard text.pattern.starCount != family.pattern.starCount else { return nil }
        return report.problem(
            at: text.location,
            "the text \(Quoted.text(text.name)) has \(text.pattern.starCount) “*” in "
                + "\(Quoted.text(text.pattern.description)), and must have as many as the family: "
                + String(family.pattern.starCount))
    }
}
