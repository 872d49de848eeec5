import CatalogCore
import StringTables

/// The texts that an entry has in one language, by part, as translators see them.
struct LanguageTexts {
    /// A text.
    struct Unit {
        let text: String
        let state: ExchangeState?
        /// The file that it is written in, by its number in the table.
        let file: Int
    }

    /// The parts in the order of the file.
    let parts: [PartPath]
    /// How texts are spelled here.
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
                state: isCatalog ? ExchangeState(part.unit.state) : nil, file: part.unit.place.file)
            if units.updateValue(unit, forKey: part.path) == nil { parts.append(part.path) }
        }
        self.parts = parts
        self.units = units
        self.spelling = spelling
    }

    subscript(part: PartPath) -> Unit? { units[part] }

    /// The text of this language that a part of another goes by.
    package func text(standingInFor part: PartPath) -> String? {
        part.nearest(among: parts).flatMap { units[parts[$0]]?.text }
    }
}
