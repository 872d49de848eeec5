import CatalogCore

/// A text that stands outside substitutions, with those that it may refer to.
package struct Sentence {
    /// The way to it.
    package let path: PartPath
    /// Its unit.
    package let unit: StringUnit
    /// The text.
    package let text: Text
    /// The substitutions that are defined for it.
    package let substitutions: [Substitution]

    /// The substitution of a name that is defined for it.
    package func substitution(_ name: String) -> Substitution? { substitutions.named(name) }
}

extension [Substitution] {
    /// The one of that name; of two the last.
    package func named(_ name: String) -> Substitution? {
        last { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

extension LocalizedContent {
    /// Every text outside substitutions, in the order of the file.
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

    /// All substitutions in it, those defined for one device too.
    package var allSubstitutions: [Substitution] {
        substitutions + variations.flatMap { $0.cases.flatMap { $0.content.allSubstitutions } }
    }

    /// Whether somebody has written any text in it.
    package var isWritten: Bool { parts.contains { $0.unit.writtenText != nil } }
}

extension Text {
    /// The names of the substitutions that the text refers to, in its order.
    package var substitutionNames: [String] {
        guard mayHaveSpecifiers, utf8.contains(UInt8(ascii: "#")) else { return [] }
        return FormatString(utf8: utf8).specifiers.compactMap(\.substitution)
    }
}
