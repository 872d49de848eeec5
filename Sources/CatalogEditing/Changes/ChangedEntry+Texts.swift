import CatalogCore

extension ChangedEntry {
    /// The texts whose value or state differs, by language, followed by the removed texts.
    var changedTexts: [TablePlan.ChangedText] {
        changedLanguages.flatMap { language -> [TablePlan.ChangedText] in
            let before = parts(of: old, in: language)
            let after = new.localization(language)?.content.parts ?? []
            let present = Set(after.map(\.path))
            let written = after.filter { part in
                guard let unit = before[part.path] else { return true }
                return unit.state != part.unit.state || !Self.saySame(unit, part.unit)
            }
            let gone = (old?.localization(language)?.content.parts ?? []).filter { !present.contains($0.path) }
            return written.map { .init(language, $0.path, text: $0.unit.value?.string ?? "", state: $0.unit.state) }
                + gone.map { .init(language, $0.path, text: nil, state: nil) }
        }
    }

    private func parts(of entry: Entry?, in language: LanguageTag) -> [PartPath: StringUnit] {
        let parts = entry?.localization(language)?.content.parts ?? []
        return Dictionary(parts.map { ($0.path, $0.unit) }) { $1 }
    }

    private static func saySame(_ left: StringUnit, _ right: StringUnit) -> Bool {
        (left.value?.string ?? "").utf8.elementsEqual((right.value?.string ?? "").utf8)
    }
}
