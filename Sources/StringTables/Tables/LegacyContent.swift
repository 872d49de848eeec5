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

    package func content(of entry: LegacyTableEntry, at key: Place) -> LocalizedContent {
        var reader = self
        if ReviewMark.isOn(entry.comment) { reader.state = .needsReview }
        return reader.whole(of: entry, at: key)
    }

    private func whole(of entry: LegacyTableEntry, at key: Place) -> LocalizedContent {
        let place = Place(file: Int(file), range: entry.valueRange ?? key.range)
        switch entry.value {
        case .text(let text): return content(unit(text, at: place))
        case .rule(let rule): return content(of: rule, at: place)
        case .other: return LocalizedContent(place: place)
        }
    }

    /// Converts a rule; a rule whose text is a single variable becomes a plural, otherwise variables become
    /// substitutions.
    private func content(of rule: StringsDictRule, at place: Place) -> LocalizedContent {
        var variations: [Variation] = []
        if !rule.devices.isEmpty { variations.append(devices(rule.devices, at: place)) }
        if !rule.widths.isEmpty { variations.append(widths(rule.widths, at: place)) }
        guard let format = rule.format else { return LocalizedContent(variations: variations, place: place) }
        let variables = rule.variables.lastOfEach(\.name)
        if variables.count == 1, let only = variables.first, format.string == "%#@\(only.name)@" {
            variations.append(plural(only, at: place))
            return LocalizedContent(variations: variations, place: place)
        }
        return LocalizedContent(
            unit: unit(format.string, at: self.place(format.range, or: place)), variations: variations,
            substitutions: variables.map { substitution($0, at: place) }, place: place)
    }

    private func content(of value: StringsDictValue, at place: Place) -> LocalizedContent {
        switch value {
        case .text(let text): content(unit(text.string, at: self.place(text.range, or: place)))
        case .rule(let rule): content(of: rule, at: place)
        case .other: LocalizedContent(place: place)
        }
    }

    // MARK: - Parts

    private func plural(_ variable: StringsDictVariable, at place: Place) -> Variation {
        let cases = variable.cases.lastOfEach(\.name).map { textCase($0, at: place) }
        return Variation(axis: .plural, cases: cases, place: self.place(variable.nameRange, or: place))
    }

    private func devices(_ cases: [StringsDictCase<StringsDictValue>], at place: Place) -> Variation {
        let cases = cases.lastOfEach(\.name).map { device in
            let namePlace = self.place(device.nameRange, or: place)
            return VariationCase(
                name: name(device.name, at: namePlace), content: content(of: device.content, at: namePlace))
        }
        return Variation(axis: .device, cases: cases, place: place)
    }

    private func widths(_ cases: [StringsDictCase<StringsDictText>], at place: Place) -> Variation {
        Variation(axis: .width, cases: cases.lastOfEach(\.name).map { textCase($0, at: place) }, place: place)
    }

    private func substitution(_ variable: StringsDictVariable, at place: Place) -> Substitution {
        let namePlace = self.place(variable.nameRange, or: place)
        let specifier = variable.valueType.map {
            Text($0.string, range: self.place($0.range, or: namePlace).range, file: file)
        }
        return Substitution(
            name: name(variable.name, at: namePlace), argumentNumber: nil, formatSpecifier: specifier,
            content: LocalizedContent(variations: [plural(variable, at: place)], place: namePlace))
    }

    private func textCase(_ textCase: StringsDictCase<StringsDictText>, at place: Place) -> VariationCase {
        let text = textCase.content
        return VariationCase(
            name: name(textCase.name, at: self.place(textCase.nameRange, or: place)),
            content: content(unit(text.string, at: self.place(text.range, or: place))))
    }

    // MARK: - Steps

    private func content(_ unit: StringUnit) -> LocalizedContent { LocalizedContent(unit: unit, place: unit.place) }

    private func unit(_ text: String, at place: Place) -> StringUnit {
        StringUnit(
            state: state, value: Text(text, range: place.range, file: file, isLiteral: isLiteral), place: place)
    }

    private func name(_ name: String, at place: Place) -> Text { Text(name, range: place.range, file: file) }

    private func place(_ place: ByteRange?, or other: Place) -> Place {
        place.map { Place(file: Int(file), range: $0) } ?? other
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
