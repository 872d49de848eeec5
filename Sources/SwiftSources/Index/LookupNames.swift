import CatalogReports

/// The lookup functions and properties of a project: those that its configuration names, and those whose code shows it.
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
        /// The types that declare the lookup, the empty name for a global function; nil if nothing is known.
        let owners: Set<String>?
        /// Whether the lookup is called on its type rather than on a value.
        let isStatic: Bool
        /// Whether the configuration names the lookup, so that its calls are all uses of its keys.
        var isListed = true

        /// Whether the project's code shows which bundle the lookup asks.
        var hasKnownBundle: Bool { owners != nil }

        /// The name with the labels of its parameters: `localized`, `string(_:table:)`.
        var signature: String { labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name }
    }

    /// A declaration of a lookup with the type that it is in.
    struct Declared: Hashable, Sendable {
        let helper: HelperFact
        let owner: String

        /// The name with the type: `Loc.string(_:table:)`.
        var fullName: String {
            owner.isEmpty || helper.parameter == nil ? helper.name : "\(owner).\(helper.name)"
        }
    }

    private let lookups: [String: [Lookup]]

    /// All lookups.
    var all: [Lookup] { lookups.values.flatMap(\.self) }

    /// Creates lookups from names with labels, and those that the code of a project declares.
    init(_ names: [String], in files: [SourceFile]) {
        let all = Declared.all(in: files)
        let further = LookupHelper.declared(all.filter { !$0.file.isForTests }).map(\.name)
        self.init(names, further: further, declared: all.map(\.declared))
    }

    /// Creates lookups from names with labels; the declarations of the project determine the key parameter.
    ///
    /// - Parameters:
    ///   - names: The names, as in `localized`, `L(_:)` or, with a type, `Loc.string(_:table:)`.
    ///   - further: The names of further lookups that the configuration does not list.
    init(_ names: [String], further: [String] = [], declared: [Declared]) {
        let listed = names.map { Self.lookup($0, declared) }
        let others = Set(further).subtracting(names).sorted().map { name in
            var lookup = Self.lookup(name, declared)
            lookup.isListed = false
            return lookup
        }
        lookups = Dictionary(grouping: listed + others, by: \.name)
    }

    /// Returns the lookup for a name; an undeclared overload shares the table of a declared overload.
    static func lookup(_ name: String, _ declared: [Declared]) -> Lookup {
        let (type, plain) = parts(of: name)
        let base = String(plain.prefix { $0 != "(" })
        let named = declared.filter { $0.helper.name.prefix { $0 != "(" } == base && isOwn($0, type) }
        let same = named.filter { $0.helper.name == plain }
        let fact = same.first?.helper
        let labels = Self.labels(of: plain)
        var parameter = fact?.parameter
        if fact == nil, let first = labels?.first, first == "_" || first.lowercased().contains("key") { parameter = 0 }
        let known = fact ?? named.first?.helper
        return Lookup(
            name: base, labels: labels, parameter: parameter, table: known?.table, bundle: known?.bundle,
            owners: !same.isEmpty ? Set(same.map(\.owner)) : type.map { [$0] },
            // A method of strings would look up the string itself.
            isStatic: same.isEmpty ? type == "String" && parameter != nil : same.allSatisfy(\.helper.isStatic))
    }

    private static func isOwn(_ declared: Declared, _ type: String?) -> Bool {
        type.map { Declarations.isNamed(declared.owner, $0) } ?? true
    }

    /// Returns the labels of a function by its name with them, `string(_:table:)`; nil for the name of a property.
    static func labels(of name: String) -> [String]? {
        guard let open = name.firstIndex(of: "(") else { return nil }
        return name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    /// Returns the type and the rest of a name: `Loc` and `string(_:)` for `Loc.string(_:)`.
    static func parts(of name: String) -> (type: String?, name: String) {
        guard let dot = name.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return (nil, name) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// Returns whether a function with a name and labels is a listed lookup, in some type.
    func lists(_ name: String) -> Bool { !alike(name).isEmpty }

    /// Returns whether a function with a name and labels in a type is a listed lookup.
    func lists(_ name: String, in owner: String) -> Bool {
        alike(name).contains { $0.owners.map { $0.contains { Declarations.isNamed(owner, $0) } } ?? true }
    }

    /// Returns whether a type has a lookup function with a name.
    func findsKey(inCallOf name: String, of type: String) -> Bool {
        (lookups[name] ?? []).contains { lookup in
            lookup.parameter != nil && lookup.owners?.contains { Declarations.isNamed($0, type) } ?? false
        }
    }

    private func alike(_ name: String) -> [Lookup] {
        let base = String(name.prefix { $0 != "(" })
        let labels = Self.labels(of: name)
        return (lookups[base] ?? []).filter { $0.isListed && $0.labels == labels }
    }

    /// Returns the lookup that is a member of a key, or nil if there is none.
    func lookup(askedOfKey member: String, _ call: CallFact?) -> Lookup? {
        lookups[member]?.first { lookup in
            lookup.parameter == nil && (call == nil) == (lookup.labels == nil)
                && (call.map { Self.fits($0.labels, lookup.labels ?? []) } ?? true)
        }
    }

    /// Returns the lookup that takes an argument as its key, or nil if there is none.
    ///
    /// - Parameter refers: A closure that returns whether a call can refer to a lookup according to its receiver.
    func lookup(_ call: CallFact, keyAt index: Int, where refers: (Lookup) -> Bool) -> Lookup? {
        guard call.form == .function else { return nil }
        return lookups[call.name]?.first { lookup in
            guard let labels = lookup.labels, let parameter = lookup.parameter else { return false }
            guard call.labels.indices.contains(index), Self.fits(call.labels, labels) else { return false }
            return index == parameter && (call.labels[index] ?? "_") == labels[parameter] && refers(lookup)
        }
    }

    /// Returns whether the labels of a call are a subsequence of a function's labels.
    ///
    /// Further arguments without a label match a variadic parameter.
    static func fits(_ given: [String?], _ labels: [String]) -> Bool {
        var rest = labels[...]
        for (index, label) in given.enumerated() {
            guard let location = rest.firstIndex(of: label ?? "_") else {
                guard label == nil, index > 0 else { return false }
                continue
            }
            rest = rest[(location + 1)...]
        }
        return true
    }
}
