import CatalogCore

extension StringTable {
    /// The problem that leaves a catalog without an object `strings`; nil if the catalog has the object.
    ///
    /// A file with this problem has a single defect, so the rules for other shape problems skip it.
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
