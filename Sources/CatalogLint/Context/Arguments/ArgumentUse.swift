import CatalogCore

/// A place in a text that takes an argument.
package struct ArgumentUse: Sendable {
    /// The specifier that takes it.
    package let specifier: FormatSpecifier
    /// What it takes; nil where a substitution does not tell.
    package let type: ArgumentType?
    /// What it takes the argument for.
    package let role: Role
    /// The text that the specifier is in.
    package let part: FormattedPart

    /// What an argument is taken for.
    package enum Role: Hashable {
        /// To be shown.
        case value
        /// To be the width or precision of another, `*`.
        case size
        /// To choose the case of a substitution.
        case substitution
    }

    /// How this use differs from another of the same argument.
    ///
    /// Two substitutions are compared by `substitution-type`. What type a substitution names only chooses its case, so
    /// that another width than that of the specifier in the case does no harm; and legacy tables take an object by a
    /// substitution whose cases are empty, only to show it by its number in a case of another.
    package func difference(from other: ArgumentUse) -> ArgumentType.Difference? {
        guard let type, let otherType = other.type, let difference = type.difference(from: otherType) else {
            return nil
        }
        switch (role == .substitution, other.role == .substitution) {
        case (true, true): return nil
        case (false, false): return difference
        case (false, true) where part.path.isInSubstitution && specifier.position != nil: return nil
        default: return difference == .kind ? .kind : nil
        }
    }
}
