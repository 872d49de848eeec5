import CatalogCore

/// A text that is formatted as a whole, with the substitutions that it may refer to.
///
/// A localization has one for each case of its variations; the cases of substitutions are parts of theirs.
package struct FormattedText: Sendable {
    /// The text itself.
    package let part: FormattedPart
    /// The substitutions beside it.
    package let substitutions: [FormattedSubstitution]
    /// The arguments that it takes.
    package let arguments: TakenArguments

    /// Puts a text together with its substitutions.
    package init(_ part: FormattedPart, substitutions: [FormattedSubstitution] = []) {
        self.part = part
        self.substitutions = substitutions
        arguments = TakenArguments(of: part, substitutions: substitutions)
    }

    /// The text and the cases of its substitutions.
    var parts: [FormattedPart] { [part] + substitutions.flatMap(\.cases) }

    /// Whether it is a case of a plural.
    package var isPluralCase: Bool { part.path.isPluralCase }

    /// The texts of a localization that are not empty, in the order of the file.
    package static func texts(of content: LocalizedContent) -> [FormattedText] {
        var texts: [FormattedText] = []
        collect(content, at: .whole, substitutions: [], into: &texts)
        return texts
    }

    private static func collect(
        _ content: LocalizedContent, at path: PartPath, substitutions outer: [FormattedSubstitution],
        into texts: inout [FormattedText]
    ) {
        let substitutions = outer + content.substitutions.map { FormattedSubstitution($0, at: path) }
        if let text = content.unit?.value, !text.isEmpty {
            texts.append(FormattedText(FormattedPart(text, at: path), substitutions: substitutions))
        }
        for variation in content.variations {
            for variationCase in variation.cases {
                let step = PartPath.Step.variation(variation.axis, variationCase.name.string)
                collect(variationCase.content, at: path.appending(step), substitutions: substitutions, into: &texts)
            }
        }
        for (index, value) in (content.stringSet?.values ?? []).enumerated() where !value.isEmpty {
            texts.append(FormattedText(FormattedPart(value, at: path.appending(.set(index)))))
        }
    }
}

/// What the arguments of a substitution depend on.
package struct FormattedSubstitution: Sendable {
    /// Its name.
    package let name: String
    /// Which argument it takes; nil for the next one.
    package let number: Int?
    /// The specifier of its number; nil where its definition names none.
    package let specifier: FormatSpecifier?
    /// The texts of its cases.
    package let cases: [FormattedPart]

    package init(_ substitution: Substitution, at path: PartPath) {
        name = substitution.name.string
        let specifier = substitution.formatSpecifier.flatMap { FormatSpecifier(substitutionType: $0.string) }
        self.specifier = specifier
        number = SubstitutionArgument(number: substitution.argumentNumber, type: nil).number
        let start = path.appending(.substitution(name))
        cases = substitution.content.parts.compactMap { part in
            guard let text = part.unit.value, !text.isEmpty else { return nil }
            return FormattedPart(text, at: PartPath(start.steps + part.path.steps))
        }
    }
}

extension PartPath {
    /// Whether the last step is into a plural's case for one or a few small numbers.
    var isSmallCase: Bool {
        guard case .variation(.plural, let name) = steps.last else { return false }
        return ["zero", "one", "two"].contains(name)
    }

    /// Whether the last step is into a plural's case `zero`.
    var endsInZero: Bool {
        if case .variation(.plural, "zero") = steps.last { true } else { false }
    }
}
