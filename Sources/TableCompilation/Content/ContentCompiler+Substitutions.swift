import CatalogCore

/// Compilation of texts that refer to substitutions.
extension ContentCompiler {
    /// Returns a text with the variables that it refers to; only the text if it refers to none.
    mutating func value(of text: String, _ part: PartPath, _ location: TableLocation) -> CompiledValue {
        let format = SubstitutionText(text, substitutions: content.substitutions, isCase: false)
        take(format, part, location)
        guard !format.variables.isEmpty else { return .text(format.text) }
        return .rule(format: format.text, variables: format.variables.map { variable($0) })
    }

    private mutating func variable(_ substitution: Substitution) -> CompiledValue.Member {
        let name = substitution.name.string
        let part = PartPath([.substitution(name)])
        var cases: [CompiledValue.Member] = []
        for plural in substitution.content.variation(.plural)?.cases ?? [] {
            let casePart = part.appending(.variation(.plural, plural.name.string))
            guard let text = caseText(plural, casePart) else { continue }
            let spelled = SubstitutionText(
                text, of: substitution, substitutions: content.substitutions, isCase: true)
            take(spelled, casePart, plural.content.location)
            cases.append(.init(plural.name.string, .text(spelled.text)))
        }
        let sourceType = source?.substitutions.last { $0.name.string == name }?.valueType
        guard let type = substitution.valueType ?? sourceType else {
            note(.missingSpecifier(name), part, substitution.content.location)
            return .init(name, .variable(type: "d", cases: cases))
        }
        return .init(name, .variable(type: type, cases: cases))
    }

    /// Records the substitutions that a text refers to, and the first problem with a reference.
    mutating func take(
        _ text: SubstitutionText, _ part: @autoclosure () -> PartPath, _ location: TableLocation
    ) {
        if !text.names.isEmpty { used.formUnion(text.names) }
        if let problem = text.problem { note(problem, part(), location) }
    }

    /// Returns the text of a plural form; records a problem and returns nil if the form has variations.
    mutating func caseText(_ plural: VariationCase, _ part: @autoclosure () -> PartPath) -> String? {
        guard plural.content.variations.isEmpty else {
            note(.variedPluralCase, part(), plural.content.location)
            return nil
        }
        return plural.content.unit?.value?.string
    }
}
