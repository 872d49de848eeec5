import CatalogCore
import CatalogRuntime

/// A converter from catalog content to texts and rules of a legacy table.
struct LegacyValueBuilder {
    private(set) var numbersArguments = false
    /// The names of the substitutions that became variables.
    private(set) var usedSubstitutions: Set<String> = []
    private let source: LocalizedContent?
    private let substitutions: [Substitution]
    private let spelling: ArgumentSpelling

    init(_ content: LocalizedContent, source: LocalizedContent?) {
        self.source = source
        substitutions = content.substitutions
        let numbers = content.substitutions.map { ($0.name.string, $0.argumentNumber) }
        spelling = ArgumentSpelling(
            numbers: Dictionary(numbers) { _, last in last }.compactMapValues { $0 })
    }

    /// Returns the value for a language or for a device.
    mutating func value(of content: LocalizedContent) throws(LegacyObstacle) -> StringsDictValue {
        guard content.stringSet == nil else { throw .stringSet }
        guard content.variations.count + (content.unit == nil ? 0 : 1) < 2 else { throw .severalAxes }
        if let unit = content.unit { return try value(of: unit) }
        guard let variation = content.variations.first else { throw .noText }
        switch variation.axis {
        case .plural: return .rule(try plural(variation))
        case .device: return .rule(StringsDictRule(devices: try devices(variation)))
        case .width: return .rule(StringsDictRule(widths: try cases(of: variation) { $0 }))
        case .unknown(let axis): throw .unknownAxis(axis)
        }
    }

    private mutating func devices(
        _ variation: Variation
    ) throws(LegacyObstacle) -> [StringsDictCase<StringsDictValue>] {
        var devices: [StringsDictCase<StringsDictValue>] = []
        for device in variation.cases {
            devices.append(StringsDictCase(name: device.name.string, content: try value(of: device.content)))
        }
        return devices
    }

    // MARK: - Plurals

    private mutating func plural(_ variation: Variation) throws(LegacyObstacle) -> StringsDictRule {
        let number = PluralNumber(of: variation, source: source)
        let needsNumbers = number.position > 1
        let name = "value"
        let spelling = spelling
        var cases = try cases(of: variation) { spelling.legacyText($0) }
        if needsNumbers {
            let numbered = cases.map { StringsDictCase(name: $0.name, content: $0.content.numbered) }
            if numbered != cases { numbersArguments = true }
            cases = numbered
        }
        let reference = needsNumbers ? "%\(number.position)$#@\(name)@" : "%#@\(name)@"
        return StringsDictRule(
            format: StringsDictText(reference),
            variables: [StringsDictVariable(name: name, valueType: StringsDictText(number.type), cases: cases)])
    }

    /// Returns the cases of a variation; throws if a case has variations of its own.
    private func cases(
        of variation: Variation, _ transform: (String) -> String
    ) throws(LegacyObstacle) -> [StringsDictCase<StringsDictText>] {
        var cases: [StringsDictCase<StringsDictText>] = []
        for variationCase in variation.cases {
            let content = variationCase.content
            guard content.variations.isEmpty, content.stringSet == nil else { throw .variedPlural }
            guard let text = content.unit?.value?.string else { continue }
            cases.append(StringsDictCase(name: variationCase.name.string, content: StringsDictText(transform(text))))
        }
        guard !cases.isEmpty else { throw .noText }
        return cases
    }

    // MARK: - Substitutions

    private mutating func value(of unit: StringUnit) throws(LegacyObstacle) -> StringsDictValue {
        guard let text = unit.value?.string else { throw .noText }
        let format = StringsDictText(spelling.legacyText(text))
        var variables: [StringsDictVariable] = []
        for substitution in referred(from: text) {
            usedSubstitutions.insert(substitution.name.string)
            variables.append(try variable(substitution))
        }
        return variables.isEmpty ? .text(format) : .rule(StringsDictRule(format: format, variables: variables))
    }

    private func variable(_ substitution: Substitution) throws(LegacyObstacle) -> StringsDictVariable {
        let name = substitution.name.string
        let content = substitution.content
        let type = substitution.formatSpecifier?.string ?? PluralNumber(of: content).type
        let spelling = spelling
        if content.variations.isEmpty, let text = content.unit?.value?.string {
            let other = StringsDictText(spelling.legacyText(text, valueType: type))
            let cases = [StringsDictCase(name: PluralCategory.other.rawValue, content: other)]
            return StringsDictVariable(name: name, valueType: StringsDictText(type), cases: cases)
        }
        guard content.unit == nil, content.variations.count == 1, let plural = content.variation(.plural) else {
            throw .substitution(name)
        }
        let cases = try cases(of: plural) { spelling.legacyText($0, valueType: type) }
        return StringsDictVariable(name: name, valueType: StringsDictText(type), cases: cases)
    }

    /// Returns the substitutions that a text refers to, directly or through other substitutions, in file order.
    private func referred(from text: String) -> [Substitution] {
        var found: Set<String> = []
        var open = FormatString(text).specifiers.compactMap(\.substitution)
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            let cases = substitutions.filter { $0.name.string == name }.flatMap { $0.content.parts }
            for part in cases where part.unit.value?.mayHaveSpecifiers ?? false {
                open += FormatString(part.unit.value?.string ?? "").specifiers.compactMap(\.substitution)
            }
        }
        return substitutions.filter { found.contains($0.name.string) }
    }
}

extension StringsDictText {
    fileprivate var numbered: StringsDictText { StringsDictText(string.numberingArguments()) }
}
