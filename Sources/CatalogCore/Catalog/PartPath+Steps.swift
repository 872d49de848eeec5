extension PartPath {
    /// Returns the case that the path takes along an axis, such as `few`; nil if the path has no step along it.
    package func name(along axis: VariationAxis) -> String? {
        for case .variation(axis, let name) in steps { return name }
        return nil
    }

    /// Whether the path goes through a plural case, including one of a substitution.
    package var isPluralCase: Bool { name(along: .plural) != nil }

    /// Whether the last step is a case named `other`.
    package var endsInOther: Bool {
        if case .variation(_, "other") = steps.last { true } else { false }
    }

    /// The name of the substitution on the path; nil if the path goes through none.
    package var substitution: String? {
        for case .substitution(let name) in steps { return name }
        return nil
    }

    /// Whether the path goes through a substitution.
    package var isInSubstitution: Bool { substitution != nil }

    /// Whether the path ends at a text of a string set.
    package var isInSet: Bool { steps.contains { if case .set = $0 { true } else { false } } }
}
