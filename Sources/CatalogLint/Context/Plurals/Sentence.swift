import CatalogCore

/// A text outside substitutions, with the substitutions that it may refer to.
package struct Sentence {
    /// The path of the text.
    package let path: PartPath
    /// The string unit of the text.
    package let unit: StringUnit
    /// The value of the string unit.
    package let text: Text
    /// The substitutions that the text may refer to.
    package let substitutions: [Substitution]

    /// Returns the substitution with a name; nil if it is not defined for the text.
    package func substitution(_ name: String) -> Substitution? { substitutions.named(name) }
}

extension [Substitution] {
    /// Returns the substitution with a name; the last one if the name occurs twice.
    package func named(_ name: String) -> Substitution? {
        last { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

extension LocalizedContent {
    /// Every text outside substitutions, in file order.
    package var sentences: [Sentence] {
        var sentences: [Sentence] = []
        collect(into: &sentences, at: .whole, outer: [])
        return sentences
    }

    private func collect(into sentences: inout [Sentence], at path: PartPath, outer: [Substitution]) {
        let known = outer + substitutions
        if let unit, let text = unit.value {
            sentences.append(Sentence(path: path, unit: unit, text: text, substitutions: known))
        }
        for variation in variations {
            for variationCase in variation.cases {
                let step = PartPath.Step.variation(variation.axis, variationCase.name.string)
                variationCase.content.collect(into: &sentences, at: path.appending(step), outer: known)
            }
        }
    }

    /// All substitutions in the content, including those for a single device.
    package var allSubstitutions: [Substitution] {
        substitutions + variations.flatMap { $0.cases.flatMap { $0.content.allSubstitutions } }
    }

    /// Whether any text in the content is written.
    package var isWritten: Bool { parts.contains { $0.unit.writtenText != nil } }
}

extension Text {
    /// The names of the substitutions that the text refers to, in text order.
    package var substitutionNames: [String] {
        guard mayHaveSpecifiers, utf8.contains(UInt8(ascii: "#")) else { return [] }
        return FormatString(utf8: utf8).specifiers.compactMap(\.substitution)
    }
}
