import CatalogCore

/// A check that compares the keys of an additional text with the cases of its family.
struct FamilyTextCheck {
    let built: AccessorFamily
    package let text: AccessorFamily.Text
    let keys: KeySearch
    let style: AccessorStyle
    let report: FamilyReport

    private var name: String { Quoted.text(text.text.name) }

    private var family: StringFamily { built.family }

    /// The problems that this check finds.
    var problems: [GenerationDiagnostic] {
        guard !text.accessors.isEmpty else {
            let reason = keys.reason(forNoKeyOf: text.text.pattern)
            return [report.problem(at: text.text.location, "the text \(name): \(reason)")]
        }
        return missing + surplus + argumentProblems
    }

    private var missing: [GenerationDiagnostic] {
        built.cases.filter { text.accessor(of: $0) == nil }.map { familyCase in
            let key = text.text.pattern.key(of: familyCase.rawValue) ?? ""
            return GenerationDiagnostic(
                at: familyCase.accessor.location,
                "\(Quoted.text(familyCase.accessor.key)) is a case of \(family.name) without the text \(name): "
                    + keys.advice(for: key))
        }
    }

    private var surplus: [GenerationDiagnostic] {
        text.accessors.filter { !built.rawValues.contains($0.rawValue) }.map { rawValue, accessor in
            let key = family.pattern.key(of: rawValue) ?? ""
            return GenerationDiagnostic(
                at: accessor.location,
                "\(Quoted.text(accessor.key)) is the text \(name) of a case that \(family.name) does not have: "
                    + "\(keys.advice(for: key)), or add \(Quoted.text(rawValue)) to “except” of the family "
                    + "\(Quoted.text(family.pattern.description)), or remove the key")
        }
    }

    /// The keys with other arguments than the first.
    ///
    /// The generated method has one parameter list for all cases.
    private var argumentProblems: [GenerationDiagnostic] {
        guard let first = built.cases.lazy.compactMap(text.accessor).first else { return [] }
        let wanted = parameters(of: first)
        return text.accessors.map(\.accessor).filter { parameters(of: $0) != wanted }.map { other in
            GenerationDiagnostic(
                at: other.location,
                "\(Quoted.text(other.key)) takes \(parameters(of: other)), and \(Quoted.text(first.key)) at "
                    + "\(first.location.description) takes \(wanted): the text \(name) of \(family.name) must take the same "
                    + "arguments in all cases")
        }
    }

    private func parameters(of accessor: Accessor) -> String {
        let shown = accessor.arguments.map { argument in
            "\(argument.label?.name ?? "_"): \(style.type(of: argument)?.path.last?.name ?? "String")"
        }
        return shown.isEmpty ? "no arguments" : "(\(shown.joined(separator: ", ")))"
    }
}
