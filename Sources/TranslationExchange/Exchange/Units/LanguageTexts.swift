import CatalogCore
import StringTables

/// The texts of an entry in one language, by part, in the spelling for translators.
struct LanguageTexts {
    /// A text.
    struct Unit {
        let text: String
        let state: ExchangeState?
        /// The index of the file that contains the text.
        let file: Int
    }

    /// The parts in the order of the file.
    let parts: [PartPath]
    /// The conversion between the spelling of the table and of translators.
    let spelling: ExchangeSpelling
    private let units: [PartPath: Unit]

    init(_ localization: Localization?, isCatalog: Bool) {
        let content = localization.map { isCatalog ? $0.content : CatalogContent($0.content).content }
        let spelling = ExchangeSpelling(content, isCatalog: isCatalog)
        var parts: [PartPath] = []
        var units: [PartPath: Unit] = [:]
        for part in content?.parts ?? [] {
            guard let value = part.unit.value else { continue }
            let unit = Unit(
                text: spelling.shown(value.string, at: part.path),
                state: isCatalog ? ExchangeState(part.unit.state) : nil, file: part.unit.location.file)
            if units.updateValue(unit, forKey: part.path) == nil { parts.append(part.path) }
        }
        self.parts = parts
        self.units = units
        self.spelling = spelling
    }

    subscript(part: PartPath) -> Unit? { units[part] }

    /// Returns the text of this language that stands in for a part of another language.
    package func text(standingInFor part: PartPath) -> String? {
        units[part]?.text ?? part.nearest(among: parts).flatMap { units[parts[$0]]?.text }
    }
}
