import CatalogCore

/// A family with the keys of a catalog that belong to it.
struct AccessorFamily: Sendable {
    /// What the configuration says.
    let family: StringFamily
    /// The keys of the family's own pattern, in the order asked for.
    let cases: [Case]
    /// The keys of each further text, in the order of the configuration.
    let texts: [Text]
    /// Keys of the family's own pattern of which no case can be named.
    let nameless: [Accessor]
    /// What the `*` stand for in all keys of the family's own pattern.
    let rawValues: Set<String>

    /// A key that makes a case.
    struct Case: Sendable {
        /// What the `*` of the pattern stand for.
        let rawValue: String
        /// Its name.
        let name: SwiftIdentifier
        /// The key's accessor.
        let accessor: Accessor
    }

    /// A further text.
    struct Text: Sendable {
        /// What the configuration says.
        let text: FamilyText
        /// The accessors of its keys by the raw value of the case that each is of, in the order of the catalog.
        let accessors: [(rawValue: String, accessor: Accessor)]
        private let places: [String: Int]

        init(_ text: FamilyText, _ accessors: [(rawValue: String, accessor: Accessor)]) {
            self.text = text
            self.accessors = accessors
            places = Dictionary(
                accessors.enumerated().map { ($0.element.rawValue, $0.offset) }, uniquingKeysWith: { first, _ in first }
            )
        }

        /// The accessor of a case; nil where there is none.
        func accessor(of familyCase: Case) -> Accessor? {
            places[familyCase.rawValue].map { accessors[$0].accessor }
        }
    }

    init(_ family: StringFamily, of accessors: [Accessor]) {
        self.family = family
        let order = CaseOrder(family.cases ?? [])
        var found: [Case] = []
        var nameless: [Accessor] = []
        for accessor in accessors {
            guard let rawValue = family.rawValue(of: accessor.key, in: family.pattern) else { continue }
            if let name = order.name(of: rawValue) {
                found.append(Case(rawValue: rawValue, name: name, accessor: accessor))
            } else {
                nameless.append(accessor)
            }
        }
        cases = family.cases == nil ? found : order.sorted(found)
        self.nameless = nameless
        rawValues = Set((found.map(\.accessor) + nameless).compactMap { family.pattern.rawValue(of: $0.key) })
        texts = family.texts.map { text in
            let keys = accessors.compactMap { accessor in
                family.rawValue(of: accessor.key, in: text.pattern).map { (rawValue: $0, accessor: accessor) }
            }
            return Text(text, keys)
        }
    }

    /// Whether some case carries values, so that the cases cannot be counted.
    var hasArguments: Bool { cases.contains { !$0.accessor.arguments.isEmpty } }

    /// The accessors that the family takes the place of.
    var accessors: [Accessor] { cases.map(\.accessor) + texts.flatMap(\.accessors).map(\.accessor) }
}

/// The order and the names that a configuration gives to cases.
private struct CaseOrder {
    private var places: [String: Int] = [:]
    private var names: [String: SwiftIdentifier] = [:]

    init(_ cases: [FamilyCase]) {
        for (place, listed) in cases.enumerated() where places[listed.rawValue] == nil {
            places[listed.rawValue] = place
            names[listed.rawValue] = listed.name.flatMap { SwiftIdentifier($0) }
        }
    }

    /// The name that was given, else that which is made of the raw value; `allCases` would take the place of the list.
    func name(of rawValue: String) -> SwiftIdentifier? {
        if let name = names[rawValue] { return name }
        guard let name = AccessorName(flat: rawValue)?.leaf else { return nil }
        return name == "allCases" ? name.escaped : name
    }

    func sorted(_ cases: [AccessorFamily.Case]) -> [AccessorFamily.Case] {
        let ranked = cases.enumerated().map { ($0.element, places[$0.element.rawValue] ?? places.count, $0.offset) }
        return ranked.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }
}
