import CatalogCore

/// A reference to a substitution in a localization: `%#@name@`.
package struct SubstitutionReference {
    /// The name in the reference.
    package let name: String
    /// The substitution with that name; nil if it is not defined.
    package let definition: Substitution?
    /// The text that contains the reference.
    package let text: Text
    /// The path of that text.
    package let path: PartPath
}

extension LocalizedContent {
    /// Whether any formatted text has a `#`, which every reference contains.
    package var mayReferToSubstitutions: Bool {
        guard traits.contains(.percent) else { return false }
        if let text = unit?.value, text.mayHaveSpecifiers, text.utf8.contains(UInt8(ascii: "#")) { return true }
        return variations.contains { $0.cases.contains { $0.content.mayReferToSubstitutions } }
            || substitutions.contains { $0.content.mayReferToSubstitutions }
            || stringSet?.values.contains { $0.utf8.contains(UInt8(ascii: "#")) } ?? false
    }

    /// Every reference to a substitution: first those in plain texts, then those in the forms of substitutions.
    ///
    /// Legacy tables allow a reference in a form of another substitution.
    package var substitutionReferences: [SubstitutionReference] {
        guard hasCases || unit?.value?.mayHaveSpecifiers == true else { return [] }
        var references: [SubstitutionReference] = []
        for sentence in sentences {
            add(to: &references, from: sentence.text, at: sentence.path, known: sentence.substitutions)
        }
        let all = allSubstitutions
        for substitution in all {
            let path = PartPath([.substitution(substitution.name.string)])
            for part in substitution.content.parts {
                guard let text = part.unit.value else { continue }
                add(to: &references, from: text, at: PartPath(path.steps + part.path.steps), known: all)
            }
        }
        return references
    }

    private func add(
        to references: inout [SubstitutionReference], from text: Text, at path: PartPath, known: [Substitution]
    ) {
        for name in text.substitutionNames {
            references.append(
                SubstitutionReference(name: name, definition: known.named(name), text: text, path: path))
        }
    }

    /// The substitutions that no text refers to.
    package var unusedSubstitutions: [Substitution] {
        let all = allSubstitutions
        guard !all.isEmpty else { return [] }
        let used = Set(substitutionReferences.map(\.name))
        return all.filter { !used.contains($0.name.string) }
    }
}

/// The substitutions that show an argument in the source, if the translation does not show the same argument.
package struct LostSubstitutions {
    /// The names of the substitutions in the source, in argument order.
    package let names: [String]

    /// Compares a translation with its source.
    package init(in content: LocalizedContent, entry: EntryContext) {
        guard let source = entry.source else {
            names = []
            return
        }
        let (wanted, shown) = (ShownArguments(of: source.content), ShownArguments(of: content))
        guard !wanted.isNested, !shown.isNested else {
            names = []
            return
        }
        names = wanted.substitutions.sorted { $0.key < $1.key }.compactMap { position, substitution in
            shown.shows(position) || !substitution.showsNumber ? nil : substitution.name.string
        }
    }
}
