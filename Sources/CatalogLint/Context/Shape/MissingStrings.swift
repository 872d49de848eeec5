import CatalogCore

extension StringTable {
    /// Why a catalog has no object `strings`, so that there is nothing in it to look at; nil where it has one.
    ///
    /// That is one defect: rules about what else is out of shape in such a file have nothing to say.
    package var missingStrings: ShapeProblem? {
        let isMissing = problems.contains {
            if case .missingMember("strings", .catalog) = $0.kind { true } else { false }
        }
        let wrongType = problems.first {
            guard case .wrongType(let member, _, _) = $0.kind else { return false }
            return member == "the catalog" || (isMissing && member == "strings")
        }
        guard wrongType == nil else { return wrongType }
        return problems.first { if case .missingMember("strings", .catalog) = $0.kind { true } else { false } }
    }
}
