import CatalogCore

/// What other languages made of the same source text: where most of them agree with a translation, the source is the
/// odd one out.
extension UnitContext {
    /// With fewer other languages to look at, those prove nothing.
    private static let enough = 3

    /// The same part's text in the other languages that are translated; the source language is none of them.
    package var otherTranslations: [Text] {
        entry.entry.localizations.compactMap { other in
            guard other.language != language.tag, !entry.table.facts(of: other.language).isSource,
                let part = other.content.parts.first(where: { $0.path == path }), part.unit.state != .new
            else { return nil }
            return part.unit.value
        }
    }

    /// Whether no translation before this one, in the order of the file, is as `agrees` says; for what is said once.
    package func isFirstTranslation(where agrees: (Text) -> Bool) -> Bool {
        let first = entry.entry.localizations.first { other in
            guard !entry.table.facts(of: other.language).isSource,
                let part = other.content.parts.first(where: { $0.path == path }), part.unit.state != .new,
                let text = part.unit.value
            else { return false }
            return agrees(text)
        }
        return first?.language == language.tag
    }

    /// Whether most of the other languages, and at least two of three, do as this text does.
    package func isBackedByOthers(_ agrees: (Text) -> Bool) -> Bool {
        let others = otherTranslations
        return others.count >= Self.enough && others.count(where: agrees) * 2 > others.count
    }
}
