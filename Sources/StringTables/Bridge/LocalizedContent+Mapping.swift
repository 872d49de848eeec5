import CatalogCore

extension LocalizedContent {
    /// Returns the content with each string unit transformed, at any depth.
    func mappingUnits(_ transform: (StringUnit) -> StringUnit) -> LocalizedContent {
        LocalizedContent(
            unit: unit.map(transform),
            variations: variations.map { variation in
                let cases = variation.cases.map {
                    VariationCase(name: $0.name, content: $0.content.mappingUnits(transform))
                }
                return Variation(axis: variation.axis, cases: cases, location: variation.location)
            },
            substitutions: substitutions.map {
                Substitution(
                    name: $0.name, argumentNumber: $0.argumentNumber, formatSpecifier: $0.formatSpecifier,
                    content: $0.content.mappingUnits(transform))
            },
            stringSet: stringSet, location: location)
    }
}

extension StringUnit {
    /// Returns the unit with its text transformed and the same location.
    func mapped(_ transform: (String) -> String) -> StringUnit {
        let text = value.map { Text(transform($0.string), range: $0.range, file: $0.file) }
        return StringUnit(state: state, stateText: stateText, value: text, location: location)
    }
}

extension String {
    /// Returns the text with references to substitutions renamed according to `names`.
    func renamingReferences(_ names: [String: String]) -> String {
        guard !names.isEmpty else { return self }
        return replacingPieces { piece, written in
            guard case .specifier(let specifier) = piece, let old = specifier.substitution, let new = names[old] else {
                return nil
            }
            return written.replacing("#@\(old)@", with: "#@\(new)@")
        }
    }
}
