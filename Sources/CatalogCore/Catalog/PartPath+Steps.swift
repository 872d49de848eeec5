extension PartPath {
    /// The name of the case that the way leads into along an axis, such as `few`; nil where it does not vary by it.
    package func name(along axis: VariationAxis) -> String? {
        for case .variation(axis, let name) in steps { return name }
        return nil
    }

    /// Whether the way leads through a case of a plural, that of a substitution too.
    package var isPluralCase: Bool { name(along: .plural) != nil }

    /// Whether the last step is into a case `other`.
    package var endsInOther: Bool {
        if case .variation(_, "other") = steps.last { true } else { false }
    }

    /// The name of the substitution that the way leads into.
    package var substitution: String? {
        for case .substitution(let name) in steps { return name }
        return nil
    }

    /// Whether the way leads into a substitution.
    package var isInSubstitution: Bool { substitution != nil }

    /// Whether it leads to one of the texts of a string set.
    package var isInSet: Bool { steps.contains { if case .set = $0 { true } else { false } } }
}
