/// A family with the keys of a catalog that belong to it.
struct AccessorFamily: Sendable {
    /// What the configuration says.
    let family: StringFamily
    /// The keys, in the order asked for.
    let cases: [Case]

    /// A key of a family.
    struct Case: Sendable {
        /// The last part of the key.
        let rawValue: String
        /// Its name.
        let name: SwiftIdentifier
        /// The key's accessor.
        let accessor: Accessor
    }

    init(_ family: StringFamily, of accessors: [Accessor]) {
        self.family = family
        let found = accessors.compactMap { accessor -> Case? in
            guard let last = family.lastPart(of: accessor.key), let name = Self.name(last) else { return nil }
            return Case(rawValue: last, name: name, accessor: accessor)
        }
        guard let order = family.cases else {
            cases = found
            return
        }
        let rank = Dictionary(
            order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        cases = found.enumerated().sorted { left, right in
            (rank[left.element.rawValue] ?? order.count, left.offset)
                < (rank[right.element.rawValue] ?? order.count, right.offset)
        }.map(\.element)
    }

    /// Whether some case carries values, so that the cases cannot be counted.
    var hasArguments: Bool { cases.contains { !$0.accessor.arguments.isEmpty } }

    /// `allCases` would take the place of the list of cases.
    private static func name(_ last: String) -> SwiftIdentifier? {
        guard let name = AccessorName(flat: last)?.leaf else { return nil }
        return name == "allCases" ? name.escaped : name
    }
}
