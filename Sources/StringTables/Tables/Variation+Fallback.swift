import CatalogCore
import CatalogRuntime

extension Variation {
    /// Texts by device with one for all other devices.
    func addingOther(_ unit: StringUnit) -> Variation {
        let name = Text(Device.other.rawValue, range: unit.place.range, file: Int32(unit.place.file))
        let other = VariationCase(name: name, content: LocalizedContent(unit: unit, place: unit.place))
        return Variation(axis: axis, cases: cases + [other], place: place)
    }
}

extension Localization {
    /// What a `.stringsdict` and the `.strings` beside it say together, where the latter has the text for other devices.
    ///
    /// Xcode divides a text that varies by device so (`docs/formats.md` §5). Nil where the one hides the other.
    func completed(by other: Localization) -> Localization? {
        guard content.unit == nil, content.variations.count == 1, let devices = content.variation(.device),
            devices[Device.other] == nil, let text = other.content.unit, other.content.variations.isEmpty
        else { return nil }
        let whole = LocalizedContent(
            variations: [devices.addingOther(text)], substitutions: content.substitutions, place: content.place)
        return Localization(language: language, languagePlace: languagePlace, content: whole)
    }
}
