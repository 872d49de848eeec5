import CatalogCore

/// A use of an argument in a text.
package struct ArgumentUse: Sendable {
    /// The specifier that takes the argument.
    package let specifier: FormatSpecifier
    /// The type of the argument; nil if a substitution does not specify it.
    package let type: ArgumentType?
    /// The purpose for which the specifier takes the argument.
    package let role: Role
    /// The text of the specifier.
    package let part: FormattedPart

    /// The purposes for which a specifier takes an argument.
    package enum Role: Hashable {
        /// To show the argument.
        case value
        /// To set the width or precision of another specifier, as `*` does.
        case size
        /// To choose the plural form of a substitution.
        case substitution
    }

    /// The facts that ``difference(from:)`` compares.
    package struct ComparedKind: Hashable {
        fileprivate let type: ArgumentType?
        fileprivate let role: Role
        fileprivate let isInSubstitution: Bool
        fileprivate let hasPosition: Bool
    }

    /// The facts that ``difference(from:)`` compares.
    package var comparedKind: ComparedKind {
        ComparedKind(
            type: type, role: role, isInSubstitution: part.path.isInSubstitution, hasPosition: specifier.position != nil
        )
    }

    /// Returns the difference between this use and another use of the same argument.
    ///
    /// Some differences are harmless or belong to another rule:
    /// - The rule `substitution-type` compares two substitutions.
    /// - The type in a substitution only chooses a plural form, so its width may differ from a specifier in that form.
    /// - A legacy table may pass an object to a substitution with empty plural forms. A plural form of another
    ///   substitution then shows the object by its number.
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
