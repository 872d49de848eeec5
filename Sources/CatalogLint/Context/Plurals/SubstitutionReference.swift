import CatalogCore

/// A place in a localization that refers to a substitution by `%#@name@`.
package struct SubstitutionReference {
    /// The name that it gives.
    package let name: String
    /// What it refers to; nil where nothing of that name is defined.
    package let definition: Substitution?
    /// The text that it stands in.
    package let text: Text
    /// The way to that text.
    package let path: PartPath
}

extension LocalizedContent {
    /// Whether a `#` is in any of its formatted texts; without one nothing is referred to.
    package var mayReferToSubstitutions: Bool {
        guard traits.contains(.percent) else { return false }
        if let text = unit?.value, text.mayHaveSpecifiers, text.utf8.contains(UInt8(ascii: "#")) { return true }
        return variations.contains { $0.cases.contains { $0.content.mayReferToSubstitutions } }
            || substitutions.contains { $0.content.mayReferToSubstitutions }
            || stringSet?.values.contains { $0.utf8.contains(UInt8(ascii: "#")) } ?? false
    }

    /// Every reference to a substitution, in sentences first and then in the cases of substitutions, which legacy
    /// tables allow.
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

    /// The substitutions that nothing refers to.
    package var unusedSubstitutions: [Substitution] {
        let all = allSubstitutions
        guard !all.isEmpty else { return [] }
        let used = Set(substitutionReferences.map(\.name))
        return all.filter { !used.contains($0.name.string) }
    }
}

/// The substitutions of a source whose argument a translation does not show in any way.
package struct LostSubstitutions {
    /// Their names in the source, in the order of the arguments.
    package let names: [String]

    /// Compares a translation with the source of its entry.
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
