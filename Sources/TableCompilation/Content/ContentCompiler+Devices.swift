import CatalogCore
import CatalogRuntime

/// Compilation of texts that vary by device.
extension ContentCompiler {
    /// Compiles a device variation; the text for all other devices goes to the `.strings` file.
    mutating func devices(_ variation: Variation) -> Result {
        var result = Result()
        var cases: [CompiledValue.Member] = []
        for device in variation.cases {
            let name = device.name.string
            let part = PartPath([.variation(.device, name)])
            if device.device == .other, !device.content.variations.isEmpty {
                note(.variedFallback, part, device.content.location)
                continue
            }
            guard let value = value(of: device.content, part) else { continue }
            if device.device == .other, case .text(let text) = value, layout != .stringsDictOnly {
                result.text = text
            } else {
                cases.append(CompiledValue.Member(name, value))
            }
        }
        if !cases.isEmpty { result.rule = .sorted([.init(RuleNames.device, .sorted(cases))]) }
        return result
    }

    private mutating func value(of content: LocalizedContent, _ part: PartPath) -> CompiledValue? {
        if let nested = content.variations.first {
            guard content.variations.count == 1, nested.axis == .plural else {
                note(.severalAxes, part, content.location)
                return nil
            }
            return plural(nested, part)
        }
        guard let unit = content.unit, let text = unit.value?.string else { return nil }
        return value(of: text, part, unit.location)
    }
}
