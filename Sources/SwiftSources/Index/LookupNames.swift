/// The functions and properties of a project that look strings up, by the names in its configuration.
struct LookupNames: Sendable {
    /// A function or property that looks up.
    struct Lookup: Hashable, Sendable {
        let name: String
        /// The labels of its parameters, nil for a property; `_` for none.
        let labels: [String]?
        /// Which parameter the key is; nil where it is asked of the key.
        let parameter: Int?
        let table: String?
        let bundle: String?
    }

    private let lookups: [String: [Lookup]]
    private let names: Set<String>

    /// Takes names as Swift spells them; how a project declares them says which parameter is the key.
    init(_ names: [String], declared: [HelperFact]) {
        var lookups: [String: [Lookup]] = [:]
        for name in names {
            let base = String(name.prefix { $0 != "(" })
            let alike = declared.first { $0.name.prefix { $0 != "(" } == base }
            lookups[base, default: []].append(Self.lookup(name, base, declared.first { $0.name == name }, alike))
        }
        self.lookups = lookups
        self.names = Set(names)
    }

    /// What is known of a name; one that is declared by way of another of that name shares its table.
    private static func lookup(
        _ name: String, _ base: String, _ fact: HelperFact?, _ alike: HelperFact?
    ) -> Lookup {
        let inside = name.dropFirst(base.count + 1).dropLast()
        let labels = name.contains("(") ? inside.split(separator: ":").map(String.init) : nil
        var parameter = fact?.parameter
        if fact == nil, let first = labels?.first, first == "_" || first.lowercased().contains("key") { parameter = 0 }
        return Lookup(
            name: base, labels: labels, parameter: parameter, table: (fact ?? alike)?.table,
            bundle: (fact ?? alike)?.bundle)
    }

    /// Whether a function of the project is known to look up, by its whole name.
    func knows(_ name: String) -> Bool { names.contains(name) }

    /// The look-up that a member asked of a key is.
    func lookup(askedOfKey member: String, _ call: CallFact?) -> Lookup? {
        lookups[member]?.first { lookup in
            lookup.parameter == nil && (call == nil) == (lookup.labels == nil)
                && (call.map { Self.fits($0.labels, lookup.labels ?? []) } ?? true)
        }
    }

    /// The look-up of which an argument is the key.
    func lookup(_ call: CallFact, keyAt index: Int) -> Lookup? {
        guard call.form == .function else { return nil }
        return lookups[call.name]?.first { lookup in
            guard let labels = lookup.labels, let parameter = lookup.parameter else { return false }
            guard call.labels.indices.contains(index), Self.fits(call.labels, labels) else { return false }
            return index == parameter && (call.labels[index] ?? "_") == labels[parameter]
        }
    }

    /// Whether the labels of a call are some of a function's, in their order; a parameter that takes any number of
    /// values has more without a label.
    private static func fits(_ given: [String?], _ labels: [String]) -> Bool {
        var rest = labels[...]
        for (index, label) in given.enumerated() {
            guard let place = rest.firstIndex(of: label ?? "_") else {
                guard label == nil, index > 0 else { return false }
                continue
            }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
