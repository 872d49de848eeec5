import CatalogCore
import CatalogRuntime

extension Variation {
    /// Returns a device variation with `unit` as the case for all other devices.
    func addingOther(_ unit: StringUnit) -> Variation {
        let name = Text(Device.other.rawValue, range: unit.location.range, file: Int32(unit.location.file))
        let other = VariationCase(name: name, content: LocalizedContent(unit: unit, location: unit.location))
        return Variation(axis: axis, cases: cases + [other], location: location)
    }
}

extension Localization {
    /// Returns the content of a `.stringsdict` file combined with the `other` text of the `.strings` file; nil if one
    /// hides the other.
    ///
    /// Xcode splits a text that varies by device into these two files (`docs/formats.md` §5).
    func completed(by other: Localization) -> Localization? {
        guard content.unit == nil, content.variations.count == 1, let devices = content.variation(.device),
            devices[Device.other] == nil, let text = other.content.unit, other.content.variations.isEmpty
        else { return nil }
        let whole = LocalizedContent(
            variations: [devices.addingOther(text)], substitutions: content.substitutions, location: content.location)
        return Localization(language: language, languageLocation: languageLocation, content: whole)
    }
}
