/// The lookup functions and properties of a project, as named in its configuration.
struct LookupNames: Sendable {
    /// A lookup function or property.
    struct Lookup: Hashable, Sendable {
        let name: String
        /// The labels of the parameters, `_` for none; nil for a property.
        let labels: [String]?
        /// The index of the key parameter; nil if the key is the receiver.
        let parameter: Int?
        let table: String?
        let bundle: String?
    }

    private let lookups: [String: [Lookup]]
    private let names: Set<String>

    /// Creates lookups from names with labels; the declarations of the project determine the key parameter.
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

    /// Returns the lookup for a name; an undeclared overload shares the table of a declared overload.
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

    /// Returns whether a function is a known lookup, given its name with labels.
    func knows(_ name: String) -> Bool { names.contains(name) }

    /// Returns the lookup that is a member of a key, or nil if there is none.
    func lookup(askedOfKey member: String, _ call: CallFact?) -> Lookup? {
        lookups[member]?.first { lookup in
            lookup.parameter == nil && (call == nil) == (lookup.labels == nil)
                && (call.map { Self.fits($0.labels, lookup.labels ?? []) } ?? true)
        }
    }

    /// Returns the lookup that takes an argument as its key, or nil if there is none.
    func lookup(_ call: CallFact, keyAt index: Int) -> Lookup? {
        guard call.form == .function else { return nil }
        return lookups[call.name]?.first { lookup in
            guard let labels = lookup.labels, let parameter = lookup.parameter else { return false }
            guard call.labels.indices.contains(index), Self.fits(call.labels, labels) else { return false }
            return index == parameter && (call.labels[index] ?? "_") == labels[parameter]
        }
    }

    /// Returns whether the labels of a call are a subsequence of a function's labels.
    ///
    /// Further arguments without a label match a variadic parameter.
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
