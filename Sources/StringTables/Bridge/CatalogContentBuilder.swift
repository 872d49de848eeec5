import CatalogCore
import CatalogRuntime

/// A converter from legacy content to catalog content, which collects substitutions and losses.
struct CatalogContentBuilder {
    private(set) var substitutions: [Substitution] = []
    private(set) var losses: [CatalogContent.Loss] = []

    /// Returns the content without widths and substitutions, and collects the substitutions.
    ///
    /// - Parameter device: The device of the content, if it is a case of a device variation.
    mutating func content(_ content: LocalizedContent, below device: String? = nil) -> LocalizedContent {
        let spelling = Self.spelling(of: content)
        let names = names(for: content.substitutions, spelling: spelling, below: device)
        for substitution in content.substitutions { take(substitution, spelling: spelling, names: names) }
        var unit = content.unit
        if !content.substitutions.isEmpty {
            unit = unit?.mapped { spelling.catalogText($0).renamingReferences(names) }
        }
        var variations = content.variations.filter { $0.axis != .width }.map { variation($0) }
        if let widths = content.variation(.width) {
            let keepsWidest = unit == nil && variations.isEmpty
            losses.append(.widths(widths.location, keepsWidest: keepsWidest))
            if keepsWidest { unit = Self.widest(of: widths)?.content.unit }
        }
        if let text = unit, let devices = variations.firstIndex(where: { $0.axis == .device }) {
            variations[devices] = adding(text, to: variations[devices])
            unit = nil
        }
        return LocalizedContent(
            unit: unit, variations: variations, stringSet: content.stringSet, location: content.location)
    }

    private mutating func variation(_ variation: Variation) -> Variation {
        let cases = variation.cases.map { variationCase in
            let device = variation.axis == .device ? variationCase.name.string : nil
            return VariationCase(name: variationCase.name, content: content(variationCase.content, below: device))
        }
        return Variation(axis: variation.axis, cases: cases, location: variation.location)
    }

    // MARK: - Texts beside variations

    private static func widest(of widths: Variation) -> VariationCase? {
        widths.cases.max { (Int($0.name.string) ?? 0) < (Int($1.name.string) ?? 0) }
    }

    /// Returns a device variation with `unit` as its `other` case, because a text next to device texts applies to all
    /// other devices.
    private mutating func adding(_ unit: StringUnit, to devices: Variation) -> Variation {
        guard devices[Device.other] == nil else {
            losses.append(.textBesideDevices(unit.location))
            return devices
        }
        return devices.addingOther(unit)
    }

    // MARK: - Substitutions

    private static func spelling(of content: LocalizedContent) -> ArgumentSpelling {
        let cases = content.substitutions.flatMap { $0.content.parts }.map(\.unit)
        let units = cases + (content.unit.map { [$0] } ?? [])
        return ArgumentSpelling(numbers: ArgumentSpelling.numbers(in: units.compactMap { $0.value?.string }))
    }

    /// Returns new names for substitutions whose names another device already uses for a different substitution.
    private func names(
        for all: [Substitution], spelling: ArgumentSpelling, below device: String?
    ) -> [String: String] {
        guard let device else { return [:] }
        return all.reduce(into: [:]) { names, substitution in
            let name = substitution.name.string
            let catalogForm = substitution.catalogForm(spelling: spelling, names: [:])
            let isTaken = substitutions.contains { known in
                known.name.string == name && DocumentFragment(known) != DocumentFragment(catalogForm)
            }
            if isTaken { names[name] = "\(name)_\(device)" }
        }
    }

    private mutating func take(_ substitution: Substitution, spelling: ArgumentSpelling, names: [String: String]) {
        let catalogForm = substitution.catalogForm(spelling: spelling, names: names)
        guard !substitutions.contains(where: { $0.name.hasSameContents(as: catalogForm.name) }) else { return }
        substitutions.append(catalogForm)
    }
}

extension Substitution {
    /// Returns the substitution in the spelling of a catalog, renamed if `names` has a new name.
    fileprivate func catalogForm(spelling: ArgumentSpelling, names: [String: String]) -> Substitution {
        let valueType = formatSpecifier?.string
        let content = content.mappingUnits { unit in
            unit.mapped { spelling.catalogText($0, valueType: valueType).renamingReferences(names) }
        }
        return Substitution(
            name: names[name.string].map { Text($0, range: name.range, file: name.file) } ?? name,
            argumentNumber: argumentNumber ?? spelling.numbers[name.string], formatSpecifier: formatSpecifier,
            content: content)
    }
}
