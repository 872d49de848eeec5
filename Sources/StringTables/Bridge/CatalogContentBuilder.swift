import CatalogCore
import CatalogRuntime

/// Puts what a key of a legacy table holds in the terms of a catalog; collects substitutions and what is lost.
struct CatalogContentBuilder {
    private(set) var substitutions: [Substitution] = []
    private(set) var losses: [CatalogContent.Loss] = []

    /// The content without widths and substitutions; the latter are collected.
    ///
    /// - Parameter device: the device whose text it is, if it is one's.
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
            losses.append(.widths(widths.place))
            if unit == nil, variations.isEmpty { unit = Self.widest(of: widths)?.content.unit }
        }
        if let text = unit, let devices = variations.firstIndex(where: { $0.axis == .device }) {
            variations[devices] = adding(text, to: variations[devices])
            unit = nil
        }
        return LocalizedContent(
            unit: unit, variations: variations, stringSet: content.stringSet, place: content.place)
    }

    private mutating func variation(_ variation: Variation) -> Variation {
        let cases = variation.cases.map { variationCase in
            let device = variation.axis == .device ? variationCase.name.string : nil
            return VariationCase(name: variationCase.name, content: content(variationCase.content, below: device))
        }
        return Variation(axis: variation.axis, cases: cases, place: variation.place)
    }

    // MARK: - Texts beside cases

    private static func widest(of widths: Variation) -> VariationCase? {
        widths.cases.max { (Int($0.name.string) ?? 0) < (Int($1.name.string) ?? 0) }
    }

    /// The text beside texts by device is the one for all other devices.
    private mutating func adding(_ unit: StringUnit, to devices: Variation) -> Variation {
        guard devices[Device.other] == nil else {
            losses.append(.textBesideDevices(unit.place))
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

    /// The names under which substitutions are kept: their own, save where another device has a different one of that name.
    private func names(
        for found: [Substitution], spelling: ArgumentSpelling, below device: String?
    ) -> [String: String] {
        guard let device else { return [:] }
        return found.reduce(into: [:]) { names, substitution in
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
    /// The substitution as a catalog spells it, under another name where `names` has one.
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
