import CatalogCore

/// A family with the keys of a catalog that belong to it.
struct AccessorFamily: Sendable {
    /// The family in the configuration.
    let family: StringFamily
    /// The cases from the family's own pattern, in the configured order.
    let cases: [Case]
    /// The additional texts, in the order of the configuration.
    let texts: [Text]
    /// The keys of the family's own pattern that yield no name for a case.
    let nameless: [Accessor]
    /// The raw values of all keys of the family's own pattern.
    let rawValues: Set<String>

    /// A case and its key.
    struct Case: Sendable {
        /// The part of the key that matches `*`.
        let rawValue: String
        /// The name.
        let name: SwiftIdentifier
        /// The accessor of the key.
        let accessor: Accessor
    }

    /// An additional text of each case.
    struct Text: Sendable {
        /// The text in the configuration.
        let text: FamilyText
        /// The accessors by the raw value of their case, in the order of the catalog.
        let accessors: [(rawValue: String, accessor: Accessor)]
        private let locations: [String: Int]

        init(_ text: FamilyText, _ accessors: [(rawValue: String, accessor: Accessor)]) {
            self.text = text
            self.accessors = accessors
            locations = Dictionary(
                accessors.enumerated().map { ($0.element.rawValue, $0.offset) }, uniquingKeysWith: { first, _ in first }
            )
        }

        /// Returns the accessor of a case; nil if there is none.
        func accessor(of familyCase: Case) -> Accessor? {
            locations[familyCase.rawValue].map { accessors[$0].accessor }
        }
    }

    init(_ family: StringFamily, of accessors: [Accessor], words: WordSpelling = .plain) {
        self.family = family
        let order = CaseOrder(family.cases ?? [], words)
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

    /// Whether a case has associated values, so that the enumeration cannot be `CaseIterable`.
    var hasArguments: Bool { cases.contains { !$0.accessor.arguments.isEmpty } }

    /// The accessors that the family replaces.
    var accessors: [Accessor] { cases.map(\.accessor) + texts.flatMap(\.accessors).map(\.accessor) }
}

/// The configured order and names of cases.
private struct CaseOrder {
    private var locations: [String: Int] = [:]
    private var names: [String: SwiftIdentifier] = [:]

    private let words: WordSpelling

    init(_ cases: [FamilyCase], _ words: WordSpelling) {
        self.words = words
        for (index, listed) in cases.enumerated() where locations[listed.rawValue] == nil {
            locations[listed.rawValue] = index
            names[listed.rawValue] = listed.name.flatMap { SwiftIdentifier($0) }
        }
    }

    /// Returns the configured name, or a name made from the raw value.
    ///
    /// The name `allCases` would hide the list of cases.
    func name(of rawValue: String) -> SwiftIdentifier? {
        if let name = names[rawValue] { return name }
        guard let name = AccessorName(flat: rawValue, words: words)?.leaf else { return nil }
        return name == "allCases" ? name.escaped : name
    }

    func sorted(_ cases: [AccessorFamily.Case]) -> [AccessorFamily.Case] {
        let ranked = cases.enumerated().map {
            ($0.element, locations[$0.element.rawValue] ?? locations.count, $0.offset)
        }
        return ranked.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }
}
