import CatalogCore

/// A converter from entries of a legacy file to the content model of catalogs.
package struct LegacyContent {
    package let file: Int32
    private let isLiteral: Bool
    private var state = TranslationState.translated

    /// - Parameter isLiteral: Whether `%` is an ordinary character in the file.
    package init(file: Int32, isLiteral: Bool = false) {
        self.file = file
        self.isLiteral = isLiteral
    }

    package func content(of entry: LegacyTableEntry, at key: TableLocation) -> LocalizedContent {
        var reader = self
        if ReviewMark.isOn(entry.comment) { reader.state = .needsReview }
        return reader.whole(of: entry, at: key)
    }

    private func whole(of entry: LegacyTableEntry, at key: TableLocation) -> LocalizedContent {
        let location = TableLocation(file: Int(file), range: entry.valueRange ?? key.range)
        switch entry.value {
        case .text(let text): return content(unit(text, at: location))
        case .rule(let rule): return content(of: rule, at: location)
        case .other: return LocalizedContent(location: location)
        }
    }

    /// Converts a rule; a rule whose text is a single variable becomes a plural, otherwise variables become
    /// substitutions.
    private func content(of rule: StringsDictRule, at location: TableLocation) -> LocalizedContent {
        var variations: [Variation] = []
        if !rule.devices.isEmpty { variations.append(devices(rule.devices, at: location)) }
        if !rule.widths.isEmpty { variations.append(widths(rule.widths, at: location)) }
        guard let format = rule.format else { return LocalizedContent(variations: variations, location: location) }
        let variables = rule.variables.lastOfEach(\.name)
        if variables.count == 1, let only = variables.first, format.string == "%#@\(only.name)@" {
            variations.append(plural(only, at: location))
            return LocalizedContent(variations: variations, location: location)
        }
        return LocalizedContent(
            unit: unit(format.string, at: self.location(format.range, or: location)), variations: variations,
            substitutions: variables.map { substitution($0, at: location) }, location: location)
    }

    private func content(of value: StringsDictValue, at location: TableLocation) -> LocalizedContent {
        switch value {
        case .text(let text): content(unit(text.string, at: self.location(text.range, or: location)))
        case .rule(let rule): content(of: rule, at: location)
        case .other: LocalizedContent(location: location)
        }
    }

    // MARK: - Parts

    private func plural(_ variable: StringsDictVariable, at location: TableLocation) -> Variation {
        let cases = variable.cases.lastOfEach(\.name).map { textCase($0, at: location) }
        return Variation(axis: .plural, cases: cases, location: self.location(variable.nameRange, or: location))
    }

    private func devices(_ cases: [StringsDictCase<StringsDictValue>], at location: TableLocation) -> Variation {
        let cases = cases.lastOfEach(\.name).map { device in
            let nameLocation = self.location(device.nameRange, or: location)
            return VariationCase(
                name: name(device.name, at: nameLocation), content: content(of: device.content, at: nameLocation))
        }
        return Variation(axis: .device, cases: cases, location: location)
    }

    private func widths(_ cases: [StringsDictCase<StringsDictText>], at location: TableLocation) -> Variation {
        Variation(axis: .width, cases: cases.lastOfEach(\.name).map { textCase($0, at: location) }, location: location)
    }

    private func substitution(_ variable: StringsDictVariable, at location: TableLocation) -> Substitution {
        let nameLocation = self.location(variable.nameRange, or: location)
        let specifier = variable.valueType.map {
            Text($0.string, range: self.location($0.range, or: nameLocation).range, file: file)
        }
        return Substitution(
            name: name(variable.name, at: nameLocation), argumentNumber: nil, formatSpecifier: specifier,
            content: LocalizedContent(variations: [plural(variable, at: location)], location: nameLocation))
    }

    private func textCase(_ textCase: StringsDictCase<StringsDictText>, at location: TableLocation) -> VariationCase {
        let text = textCase.content
        return VariationCase(
            name: name(textCase.name, at: self.location(textCase.nameRange, or: location)),
            content: content(unit(text.string, at: self.location(text.range, or: location))))
    }

    // MARK: - Steps

    private func content(_ unit: StringUnit) -> LocalizedContent {
        LocalizedContent(unit: unit, location: unit.location)
    }

    private func unit(_ text: String, at location: TableLocation) -> StringUnit {
        StringUnit(
            state: state, value: Text(text, range: location.range, file: file, isLiteral: isLiteral), location: location
        )
    }

    private func name(_ name: String, at location: TableLocation) -> Text {
        Text(name, range: location.range, file: file)
    }

    private func location(_ location: ByteRange?, or other: TableLocation) -> TableLocation {
        location.map { TableLocation(file: Int(file), range: $0) } ?? other
    }
}

extension Array {
    /// Returns the elements without those that a later one has the name of, because at run time the last one counts.
    fileprivate func lastOfEach(_ name: (Element) -> String) -> [Element] {
        guard count > 1 else { return self }
        var names: Set<ExactText> = []
        return reversed().filter { names.insert(ExactText(name($0))).inserted }.reversed()
    }
}
