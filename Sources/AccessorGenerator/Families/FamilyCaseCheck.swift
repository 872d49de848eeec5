import CatalogCore

/// A check that compares the configured cases with the keys of the catalog.
struct FamilyCaseCheck {
    let built: AccessorFamily
    let keys: KeySearch
    let report: FamilyReport

    private var family: StringFamily { built.family }

    /// The problems that this check finds.
    var problems: [GenerationDiagnostic] { missing + surplus + nameless + needlessExceptions }

    private var missing: [GenerationDiagnostic] {
        let unlisted = extra.map(\.rawValue)
        return (family.cases ?? []).filter { !built.rawValues.contains($0.rawValue) }.map { listed in
            let key = family.pattern.key(of: listed.rawValue) ?? listed.rawValue
            let nearest = Spelling.nearest(to: listed.rawValue, in: unlisted)
            return report.problem(
                at: listed.location,
                "the case \(Quoted.text(listed.rawValue)) has no key: "
                    + (nearest.map { "did you mean \(Quoted.text($0))? If not, " } ?? "") + keys.advice(for: key))
        }
    }

    /// The cases that are in the catalog but not in the configuration.
    private var extra: [AccessorFamily.Case] {
        guard let cases = family.cases else { return [] }
        let listed = Set(cases.map(\.rawValue))
        return built.cases.filter { !listed.contains($0.rawValue) }
    }

    private var surplus: [GenerationDiagnostic] {
        extra.map { extra in
            let value = Quoted.text(extra.rawValue)
            return GenerationDiagnostic(
                at: extra.accessor.location,
                "\(Quoted.text(extra.accessor.key)) is not a case of \(family.name): add \(value) to “cases” of the family "
                    + "\(Quoted.text(family.pattern.description)) in the configuration, or to “except” to exclude it, "
                    + "or remove the key")
        }
    }

    private var nameless: [GenerationDiagnostic] {
        built.nameless.map { accessor in
            let value = Quoted.text(family.pattern.rawValue(of: accessor.key) ?? "")
            return GenerationDiagnostic(
                at: accessor.location,
                "\(value) in \(Quoted.text(accessor.key)) cannot become the name of a case of \(family.name): name the case "
                    + "in “cases” of the family \(Quoted.text(family.pattern.description)), or add it to “except”")
        }
    }

    /// The exceptions without a key.
    ///
    /// A misspelled exception would not exclude its key.
    private var needlessExceptions: [GenerationDiagnostic] {
        let patterns = [family.pattern] + family.texts.map(\.pattern)
        return family.exceptions.compactMap { exception in
            let wanted = patterns.compactMap { $0.key(of: exception.text) }
            guard !wanted.contains(where: keys.isInOwner) else { return nil }
            let nearest = Spelling.nearest(to: exception.text, in: built.cases.map(\.rawValue))
            let key = family.pattern.key(of: exception.text) ?? exception.text
            return report.problem(
                at: exception.location,
                "“except” has \(Quoted.text(exception.text)), but no key \(Quoted.text(key)) exists; "
                    + (nearest.map { "did you mean \(Quoted.text($0))?" } ?? "remove it"))
        }
    }
}
