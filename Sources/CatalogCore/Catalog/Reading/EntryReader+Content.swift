import CatalogRuntime

/// Reading of localized content.
extension EntryReader {
    /// Reads the value of a language or of a variation case.
    mutating func readContent(_ member: MemberIndex, owner: ShapeProblem.Owner) -> LocalizedContent {
        let value = member.value
        guard isObject(member) else { return LocalizedContent(location: location(value)) }
        var draft = ContentDraft()
        forEachMember(of: value) { reader, member in
            guard !reader.read(member, into: &draft) else { return }
            reader.unknown(member, in: owner)
        }
        return draft.content(at: location(value))
    }

    /// Reads one member; returns false if content has no such member.
    private mutating func read(_ member: MemberIndex, into draft: inout ContentDraft) -> Bool {
        if isNamed(member, "stringUnit") {
            draft.unit = readUnit(member)
        } else if isNamed(member, "variations") {
            draft.variations = readVariations(member)
        } else if isNamed(member, "substitutions") {
            draft.substitutions = readSubstitutions(member)
        } else if isNamed(member, "stringSet") {
            draft.stringSet = readStringSet(member)
        } else {
            return false
        }
        return true
    }

    // MARK: - Texts

    private mutating func readUnit(_ member: MemberIndex) -> StringUnit? {
        guard isObject(member) else { return nil }
        var state: Text?
        var value: Text?
        forEachMember(of: member.value) { reader, member in
            if reader.isNamed(member, "value") {
                value = reader.text(member)
            } else if reader.isNamed(member, "state") {
                state = reader.text(member)
            } else {
                reader.unknown(member, in: .stringUnit)
            }
        }
        return StringUnit(
            state: state.map { TranslationState($0) }, stateText: state, value: value, location: location(member.value))
    }

    private mutating func readStringSet(_ member: MemberIndex) -> StringSet? {
        guard isObject(member) else { return nil }
        var state: Text?
        var values: [Text] = []
        forEachMember(of: member.value) { reader, member in
            if reader.isNamed(member, "values") {
                values = reader.readValues(member)
            } else if reader.isNamed(member, "state") {
                state = reader.text(member)
            } else {
                reader.unknown(member, in: .stringSet)
            }
        }
        return StringSet(
            state: state.map { TranslationState($0) }, stateText: state, values: values,
            location: location(member.value))
    }

    private mutating func readValues(_ member: MemberIndex) -> [Text] {
        guard kind(member.value) == .array else {
            wrongType(member, expected: "an array")
            return []
        }
        return value(member.value).elements.compactMap { element in
            if element.text == nil {
                note(
                    .wrongType(member: "an element of values", expected: "a string", found: element.kind),
                    at: element.range)
            }
            return element.text
        }
    }

    // MARK: - Variations

    private mutating func readVariations(_ member: MemberIndex) -> [Variation] {
        guard isObject(member) else { return [] }
        if isEmpty(member.value) { note(.emptyObject(owner: .variations), at: range(member.value)) }
        var variations: [Variation] = []
        forEachMember(of: member.value) { reader, axis in
            guard reader.isObject(axis) else { return }
            let cases = reader.readCases(axis.value)
            variations.append(
                Variation(
                    axis: VariationAxis(reader.string(axis.name)), cases: cases, location: reader.location(axis.value)))
        }
        return variations
    }

    private mutating func readCases(_ value: Int) -> [VariationCase] {
        if isEmpty(value) { note(.emptyObject(owner: .variationCases), at: range(value)) }
        var cases: [VariationCase] = []
        forEachMember(of: value) { reader, member in
            let name = Text(storage: reader.storage, index: member.name)
            cases.append(VariationCase(name: name, content: reader.readContent(member, owner: .variationCases)))
        }
        return cases
    }

    private func isEmpty(_ object: Int) -> Bool { Int(storage.tape[object].next) == object + 1 }

    // MARK: - Substitutions

    private mutating func readSubstitutions(_ member: MemberIndex) -> [Substitution] {
        guard isObject(member) else { return [] }
        var substitutions: [Substitution] = []
        forEachMember(of: member.value) { reader, member in
            guard let substitution = reader.readSubstitution(member) else { return }
            substitutions.append(substitution)
        }
        return substitutions
    }

    private mutating func readSubstitution(_ member: MemberIndex) -> Substitution? {
        guard isObject(member) else { return nil }
        let name = Text(storage: storage, index: member.name)
        var draft = ContentDraft()
        var argumentNumber: Int?
        var formatSpecifier: Text?
        forEachMember(of: member.value) { reader, member in
            if reader.isNamed(member, "argNum") {
                argumentNumber = reader.integer(member)
            } else if reader.isNamed(member, "formatSpecifier") {
                formatSpecifier = reader.text(member)
            } else if !reader.read(member, into: &draft) {
                reader.unknown(member, in: .substitution)
            }
        }
        return Substitution(
            name: name, argumentNumber: argumentNumber, formatSpecifier: formatSpecifier,
            content: draft.content(at: location(member.value)))
    }
}

extension TranslationState {
    /// Creates a state without creating a string for the most frequent one.
    fileprivate init(_ text: Text) {
        self = text.says("translated") ? .translated : TranslationState(text.string)
    }
}

/// The members read so far of a localization, case or substitution.
private struct ContentDraft {
    var unit: StringUnit?
    var variations: [Variation] = []
    package var substitutions: [Substitution] = []
    var stringSet: StringSet?

    func content(at location: TableLocation) -> LocalizedContent {
        LocalizedContent(
            unit: unit, variations: variations, substitutions: substitutions, stringSet: stringSet, location: location)
    }
}
