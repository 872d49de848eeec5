import CatalogCore

/// A text that is formatted as a whole, with the substitutions that it may refer to.
///
/// A localization has one such text for each of its variations. The plural forms of a substitution belong to the text
/// that refers to it.
package struct FormattedText: Sendable {
    /// The text itself, apart from the plural forms of its substitutions.
    package let part: FormattedPart
    /// The substitutions that the text may refer to.
    package let substitutions: [FormattedSubstitution]
    /// The arguments that the text takes.
    package let arguments: TakenArguments

    /// Creates a formatted text with its substitutions.
    package init(_ part: FormattedPart, substitutions: [FormattedSubstitution] = []) {
        self.part = part
        self.substitutions = substitutions
        arguments = TakenArguments(of: part, substitutions: substitutions)
    }

    /// The text and the plural forms of its substitutions.
    var parts: [FormattedPart] { [part] + substitutions.flatMap(\.cases) }

    /// Whether the text is a plural form.
    package var isPluralCase: Bool { part.path.isPluralCase }

    /// Returns the non-empty texts of a localization, in file order.
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

/// The data of a substitution that determine its arguments.
package struct FormattedSubstitution: Sendable {
    /// The name of the substitution.
    package let name: String
    /// The position of its argument; nil for the next argument.
    package let position: Int?
    /// The specifier of the number; nil if the definition does not name one.
    package let specifier: FormatSpecifier?
    /// The texts of the plural forms.
    package let cases: [FormattedPart]

    package init(_ substitution: Substitution, at path: PartPath) {
        name = substitution.name.string
        let specifier = substitution.formatSpecifier.flatMap { FormatSpecifier(substitutionType: $0.string) }
        self.specifier = specifier
        position = SubstitutionArgument(position: substitution.argumentNumber, type: nil).position
        let start = path.appending(.substitution(name))
        cases = substitution.content.parts.compactMap { part in
            guard let text = part.unit.value, !text.isEmpty else { return nil }
            return FormattedPart(text, at: PartPath(start.steps + part.path.steps))
        }
    }
}

extension PartPath {
    /// Whether the last step is the plural form `zero`, `one` or `two`.
    var isSmallCase: Bool {
        guard case .variation(.plural, let name) = steps.last else { return false }
        return ["zero", "one", "two"].contains(name)
    }

    /// Whether the last step is the plural form `zero`.
    var endsInZero: Bool {
        if case .variation(.plural, "zero") = steps.last { true } else { false }
    }
}
