/// The literals that code gives to declarations whose strings other code looks up: `Row(title: "row.title")` where
/// `Row` shows `Text(LocalizedStringKey(title))`.
///
/// Only whole strings count. A string that becomes a part of a longer key is no key itself, and neither is a translation
/// that code itself has.
struct LaterLookups {
    private let flow: ValueFlow
    private let files: [String: SourceFile]
    private var uses: [CodeLocation: KeyUse] = [:]
    /// The cases whose raw value is their name, by enumeration.
    private lazy var namedCases = Dictionary(
        grouping: files.values.flatMap { file in file.facts.namedCases.map { ($0, file.location($0.spot)) } }
    ) { $0.0.owner }
    /// The declarations with translations in code, by the path of their file.
    private var translations: [String: Set<String>] = [:]

    private init(_ files: [SourceFile], _ flow: ValueFlow) {
        self.flow = flow
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The slots whose strings some lookups of one file reach.
    struct Reach: Sendable {
        /// The path of the file.
        let path: String
        let lookups: [DynamicUse]
        let slots: Set<ValueSlot>
    }

    /// Returns the uses of keys that lookups of dynamic keys make of literals elsewhere, and the slots of the lookups.
    ///
    /// - Parameter known: Returns whether a literal is a use of a key by itself.
    static func uses(
        of lookups: [DynamicUse], in files: [SourceFile], _ flow: ValueFlow, except known: (CodeLocation) -> Bool
    ) -> (uses: [KeyUse], reaches: [Reach]) {
        let lookups = lookups.filter { !$0.origins.isEmpty && $0.location.audience.isShipped }
        guard !lookups.isEmpty else { return ([], []) }
        var search = LaterLookups(files, flow)
        var reaches: [Reach] = []
        // Lookups of one bundle and table follow the same strings.
        for (scope, alike) in Dictionary(grouping: lookups, by: Scope.init) {
            guard let first = alike.min(by: { $0.location < $1.location }) else { continue }
            let slots = search.follow(alike.flatMap(\.origins), to: first)
            reaches.append(Reach(path: scope.path, lookups: alike, slots: slots))
        }
        return (search.uses.values.filter { !known($0.location) }, reaches)
    }

    /// The tables that a lookup can use.
    private struct Scope: Hashable {
        let path: String
        let table: String?
        let hasUnknownTable: Bool
        let bundle: String?

        init(_ lookup: DynamicUse) {
            // The file decides which bundle `.module` is.
            path = lookup.location.path
            (table, hasUnknownTable, bundle) = (lookup.table, lookup.hasUnknownTable, lookup.bundle)
        }
    }

    /// Adds the literals that reach a lookup, and returns the slots through which they can.
    private mutating func follow(_ origins: [ValueSlot], to lookup: DynamicUse) -> Set<ValueSlot> {
        var open = origins
        var met = Set(origins)
        var groups: Set<Int> = []
        func add(_ slots: [ValueSlot]) {
            for slot in slots where met.insert(slot).inserted { open.append(slot) }
        }
        while let slot = open.popLast() {
            add(flow.closed.holders(of: slot))
            if case .rawValue(let owner) = slot {
                for (named, location) in namedCases[owner] ?? [] { take(named.text, location, slot, lookup) }
            }
            let parts = flow.contents.parts(of: slot)
            let given = parts.groups.filter { groups.insert($0).inserted }.flatMap(flow.contents.entries(ofGroup:))
            let entries = parts.own + given
            let isGiven = entries.contains { $0.literal != nil && !slot.isMember(named: $0.declaration) }
            for entry in entries {
                take(entry, slot, lookup, isReplaced: isGiven && slot.isMember(named: entry.declaration))
                var sources = entry.alternatives.flatMap { alternative in
                    flow.reads.wholes(of: alternative, in: entry.owner, entry.declaration, entry.path)
                }
                if let local = entry.local { sources.append(local) }
                // Raw values in data are what a server or a file calls the cases.
                add(flow.closed.holdsData(slot) ? sources.filter { !$0.isRawValue } : sources)
            }
        }
        return met
    }

    /// Adds a literal that code writes to a slot.
    ///
    /// - Parameter isReplaced: Whether the literal is the first value of the slot, and other code gives others.
    private mutating func take(
        _ entry: SlotContents.Entry, _ slot: ValueSlot, _ lookup: DynamicUse, isReplaced: Bool
    ) {
        guard let spot = entry.literal, let text = entry.alternatives.first?.plainText, !text.isEmpty,
            let file = files[entry.path]
        else { return }
        let location = file.location(spot)
        guard !isTranslation(location, in: file) else { return }
        take(text, location, slot, lookup, isReplaced: isReplaced)
    }

    private mutating func isTranslation(_ location: CodeLocation, in file: SourceFile) -> Bool {
        let declarations = translations[file.path] ?? TranslationsInCode.declarations(in: file)
        translations[file.path] = declarations
        return declarations.contains(location.declaration)
    }

    private mutating func take(
        _ text: String, _ location: CodeLocation, _ slot: ValueSlot, _ lookup: DynamicUse, isReplaced: Bool = false
    ) {
        guard location.audience != .test else { return }
        var use = KeyUse(
            kind: .laterLookup, key: KeyText(text), table: lookup.table, hasUnknownTable: lookup.hasUnknownTable,
            bundle: lookup.bundle, defaultValue: nil, comment: nil, callee: slot.name, location: location,
            certainty: .certain, lookupPath: lookup.location.path)
        use.isReplaced = isReplaced
        // The first of several lookups decides, in the order of their places.
        if let other = uses[location], (other.tablePath, other.callee) <= (use.tablePath, use.callee) { return }
        uses[location] = use
    }
}

extension ValueSlot {
    /// Whether the slot holds the raw values of an enumeration.
    fileprivate var isRawValue: Bool {
        if case .rawValue = self { true } else { false }
    }

    /// The name of the declaration.
    fileprivate var name: String {
        switch self {
        case .member(_, let name), .parameter(_, function: _, let name), .local(path: _, declaration: _, let name): name
        case .payload(_, let name, index: _): name
        case .rawValue: "rawValue"
        case .part(let slot, index: _): slot.name
        }
    }
}
