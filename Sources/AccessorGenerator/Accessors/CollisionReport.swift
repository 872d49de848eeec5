/// A report about keys that share a generated name.
struct CollisionReport {
    let keys: GenerationSettings
    let accessors: [Accessor]
    /// The enclosing namespace, such as `Strings`, or the enumeration.
    let scope: String
    /// The shared name.
    let name: String
    /// The advice to the user; nil for the default.
    let advice: String?
    /// Whether all accessors have the same key.
    private let areDuplicates: Bool
    /// The first keys with their places, one more than a message names.
    private let named: [(entry: Int, text: String)]

    init(
        keys: GenerationSettings, accessors: [Accessor], scope: String, name: String, advice: String? = nil
    ) {
        self.keys = keys
        self.accessors = accessors
        self.scope = scope
        self.name = name
        self.advice = advice
        areDuplicates = accessors.allSatisfy { $0.key == accessors[0].key }
        named = accessors.prefix(Self.mostNamed + 1).map {
            ($0.entry, "\(Quoted.text($0.key)) at \($0.location.description)")
        }
    }

    /// An error at the first key that names all keys, and a note at each other key.
    var diagnostics: [GenerationDiagnostic] {
        guard let first = accessors.first else { return [] }
        let others = accessors.dropFirst()
        let locations = locations(except: first)
        let symbol = "\(scope).\(name)"
        if areDuplicates {
            return [
                GenerationDiagnostic(
                    at: first.location, "the key \(Quoted.text(first.key)) is a duplicate: \(locations)")
            ]
        }
        let problem = GenerationDiagnostic(
            at: first.location,
            "the accessor of \(Quoted.text(first.key)) would be \(symbol), like that of \(locations); "
                + (advice ?? suggestion))
        return [problem]
            + others.map { other in
                GenerationDiagnostic(
                    .note, at: other.location, "the accessor of \(Quoted.text(other.key)) would also be \(symbol)")
            }
    }

    /// Returns the reason why a key gets no accessor, as a sentence without a period.
    ///
    /// That of the first key names the others and advises; those of the others refer to the first.
    func reason(for accessor: Accessor) -> String {
        if areDuplicates { return "it is a duplicate: \(locations(except: accessor))" }
        guard accessor.entry == accessors[0].entry else {
            return "its accessor would also be \(scope).\(name), like that of \(named[0].text)"
        }
        return "its accessor would be \(scope).\(name), like that of \(locations(except: accessor)); \(suggestion)"
    }

    /// The maximum number of keys that a message names.
    ///
    /// With thousands of duplicates, each message would otherwise name all others.
    private static let mostNamed = 20

    /// Returns the places of the other keys.
    private func locations(except accessor: Accessor) -> String {
        let others = named.filter { $0.entry != accessor.entry }.prefix(Self.mostNamed)
        let list = others.map(\.text).joined(separator: ", ")
        let rest = accessors.count - 1 - Self.mostNamed
        return rest > 0 ? "\(list) and \(rest) more" : list
    }

    private var suggestion: String {
        let way = "rename all but one, or set “generatesSymbol” to false on them"
        guard keys.selectedKeys == .all, accessors.count(where: \.isManual) < 2 else { return way }
        return way + ", or generate accessors only for manual keys (“keys”: “manual”)"
    }
}
