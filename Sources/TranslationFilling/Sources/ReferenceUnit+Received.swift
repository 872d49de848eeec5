import CatalogCore
import TranslationExchange

extension ReferenceUnit {
    /// Returns the translations in imported files, without empty and new ones.
    ///
    /// - Parameter languages: The languages of the project, which files may name by other tags.
    package static func all(in files: [ReceivedFile], among languages: [LanguageTag] = []) -> [ReferenceUnit] {
        files.flatMap { file -> [ReferenceUnit] in
            guard let tag = file.targetLanguage else { return [] }
            let language = tag.named(among: languages).only ?? tag
            return file.units.flatMap { unit -> [ReferenceUnit] in
                guard let text = unit.target, unit.state != .new, !text.allSatisfy(\.isWhitespace),
                    unit.problem?.dependsOnKey != false
                else { return [] }
                return locations(of: unit.name).map { key, part in
                    ReferenceUnit(key: key, part: part, language: language, source: unit.source, text: text)
                }
            }
        }
    }

    /// Returns the texts that a name may refer to.
    ///
    /// A plural of a `.stringsdict` can be a whole text or a substitution.
    private static func locations(of name: ReceivedUnit.Name) -> [(key: String, part: PartPath)] {
        switch name {
        case .part(let key, let part):
            return PartPath(part).map { [(key, $0)] } ?? []
        case .id(let id):
            let legacy = LegacyUnitNames.locations(of: id)
            if !legacy.isEmpty { return legacy }
            let key = (key: id, part: PartPath.whole)
            return [key] + (UnitIdentifier.part(of: id).map { [$0] } ?? [])
        }
    }
}
