import CatalogCore

extension SettingsReader {
    private static let familyMembers = ["name", "cases", "texts", "except"]

    /// Reads the families: an object from key patterns to the name of the enumeration or to an object with details.
    mutating func families(_ member: NamedValue) -> [StringFamily] {
        guard isObject(member.value, "“families”") else { return [] }
        return members(of: member.value).compactMap { pattern, value in
            let location = location(of: value.name)
            if let name = value.value.string {
                return StringFamily(KeyPattern(pattern), name: name, location: location)
            }
            guard isObject(value.value, "a family that is not a string") else { return nil }
            return family(pattern, value.value, location)
        }
    }

    private mutating func family(
        _ pattern: String, _ object: DocumentValue, _ location: GenerationLocation
    ) -> StringFamily? {
        var name: String?
        var cases: [FamilyCase]?
        var texts: [FamilyText] = []
        var exceptions: [PlacedText] = []
        for (member, value) in members(of: object) {
            switch member {
            case "name": name = text(value.value, "“name”")
            case "cases": cases = familyCases(value)
            case "texts": texts = familyTexts(value)
            case "except": exceptions = self.texts(value, member)
            default:
                unknown(member, at: value.name, in: "in the family \(Quoted.text(pattern))", among: Self.familyMembers)
            }
        }
        guard let name else {
            problem(object, "the family \(Quoted.text(pattern)) needs a “name” for its enumeration")
            return nil
        }
        return StringFamily(
            KeyPattern(pattern), name: name, cases: cases, texts: texts, exceptions: exceptions, location: location)
    }

    private mutating func familyCases(_ member: NamedValue) -> [FamilyCase] {
        guard member.value.kind == .array else {
            problem(member.value, "“cases” must be a list of strings: [\"…\"]")
            return []
        }
        return member.value.elements.compactMap { familyCase($0) }
    }

    /// Reads a case: a raw value, or an object with one member that names the case.
    private mutating func familyCase(_ element: DocumentValue) -> FamilyCase? {
        let location = location(of: element)
        if let rawValue = element.string, !rawValue.isEmpty { return FamilyCase(rawValue, location: location) }
        let named = element.kind == .object ? members(of: element) : []
        guard let (rawValue, value) = named.first, named.count == 1, let name = value.value.string, !rawValue.isEmpty
        else {
            let example = #"{ "missing_api_key": "missingAPIKey" }"#
            problem(element, "an element of “cases” must be a string, or give one case a name: \(example)")
            return nil
        }
        return FamilyCase(rawValue, name: name, location: location)
    }

    private mutating func familyTexts(_ member: NamedValue) -> [FamilyText] {
        guard isObject(member.value, "“texts”") else { return [] }
        return members(of: member.value).compactMap { name, value in
            let location = location(of: value.name)
            return text(value.value, "the pattern of \(Quoted.text(name))").map { pattern in
                FamilyText(name, KeyPattern(pattern), location: location)
            }
        }
    }
}
