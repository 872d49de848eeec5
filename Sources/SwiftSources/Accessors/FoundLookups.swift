import CatalogCore

/// The literals of one file that accessors can replace, and the lookups that must stay.
struct FoundLookups {
    /// A literal with the matching row of the mapping or a key of a catalog.
    struct Found {
        let literal: LiteralFact
        let row: AccessorMapping.Row
        /// The lookup of the literal; nil for a text without a lookup.
        let use: KeyUse?
        /// Whether the literal is a text rather than a key.
        let isText: Bool
        /// The `name: expression` pairs in the row of a text; empty for a key.
        let values: [(name: String, code: String)]

        /// The way to parse the code around the literal; nil if only a literal is allowed there.
        var form: Lookup.Form? {
            switch use?.kind {
            case nil: .text
            case .swiftUI: .view
            case .helper, .localizedString, .nsLocalizedString, .bundleLookup: .string
            case .typedValue, .projectParameter, .appIntent, .laterLookup, .accessor: nil
            }
        }

        /// The key, or the text with a format specifier for each value.
        var shown: String {
            use?.key.key ?? literal.segments.map { if case .text(let text) = $0 { text } else { "%@" } }.joined()
        }
    }

    private(set) var lookups: [Found] = []
    private(set) var left: [AccessorAdoption.Left] = []
    private let file: SourceFile
    private let project: SourceProject
    private let settings: AccessorAdoptionSettings

    init(
        in file: SourceFile, of project: SourceProject, _ settings: AccessorAdoptionSettings,
        classifier: LookupClassifier,
        texts: TextMatches
    ) {
        self.file = file
        self.project = project
        self.settings = settings
        var met: Set<Int> = []
        // A key for a later lookup stays with the dynamic key that looks it up.
        let uses = project.index.uses(in: file.path).filter { $0.kind != .accessor && $0.kind != .laterLookup }
        for use in uses where use.certainty == .certain {
            guard met.insert(use.location.range.lowerBound).inserted else { continue }
            add(use, classifier, texts)
        }
        for literal in file.facts.literals {
            let offset = literal.spot.range.lowerBound
            guard let row = texts.rows[offset], met.insert(offset).inserted else { continue }
            add(literal, row, nil, isText: true)
        }
        for dynamicUse in project.index.dynamicUses(in: file.path) {
            guard dynamicUse.kind != .swiftUI || !dynamicUse.pattern.isAnything,
                met.insert(dynamicUse.location.range.lowerBound).inserted
            else { continue }
            let shown = shown(dynamicUse)
            let isSentence = dynamicUse.isInterpolated && shown.contains { $0.isWhitespace }
            let reason = isSentence ? .interpolated : reason(dynamicUse)
            left.append(.init(location: dynamicUse.location, key: shown, reason: reason))
        }
    }

    /// Returns the reason why a dynamic key stays, with the enumeration that has all its keys.
    ///
    /// The keys are those that other code puts there, or those of the pattern.
    private func reason(_ dynamicUse: DynamicUse) -> AccessorAdoption.Reason {
        let known = dynamicUse.isClosed ? Set(dynamicUse.expansions ?? []) : []
        guard !known.isEmpty || !dynamicUse.pattern.isAnything else { return .dynamicKey }
        let keys =
            known.isEmpty
            ? settings.mapping.keys(of: dynamicUse.pattern) + settings.texts.keys(of: dynamicUse.pattern)
            : known.map { row(of: $0)?.key ?? $0 }
        let texts = Set(keys.map { settings.texts.caseText(of: $0) })
        if texts.count == 1, let text = texts.first.flatMap({ $0 }) {
            return .dynamicCase(enumeration: text.enumeration, member: text.member)
        }
        let isPlain = dynamicUse.pattern.isAnything && !known.isEmpty
        return isPlain ? .dynamicChoice(keys: known.sorted()) : .dynamicKey
    }

    /// Returns the known pattern of a dynamic key, or at most 80 bytes of its code if nothing is known.
    private func shown(_ dynamicUse: DynamicUse) -> String {
        guard dynamicUse.pattern.isAnything else { return "\(dynamicUse.pattern)" }
        return String(decoding: file.bytes[dynamicUse.location.range].prefix(80), as: UTF8.self)
    }

    private mutating func add(_ use: KeyUse, _ classifier: LookupClassifier, _ texts: TextMatches) {
        let literal = file.facts.literals.first { $0.spot.range == use.location.range }
        if !use.key.hasValues, let row = row(of: use.key.key) {
            guard let literal else { return leave(use, .location(.choice)) }
            add(literal, row, use, isText: false)
        } else if let literal, let row = texts.rows[literal.spot.range.lowerBound] {
            add(literal, row, use, isText: true)
        } else if isLeft(use, classifier) {
            leave(use, use.key.hasValues ? .interpolated : .unknownKey)
        }
    }

    private mutating func add(
        _ literal: LiteralFact, _ row: AccessorMapping.Row, _ use: KeyUse?, isText: Bool
    ) {
        guard !row.isLeftAlone else { return }
        lookups.append(
            Found(literal: literal, row: row, use: use, isText: isText, values: isText ? row.values : []))
    }

    private mutating func leave(_ use: KeyUse, _ reason: AccessorAdoption.Reason) {
        left.append(.init(location: use.location, key: use.key.key, reason: reason))
    }

    /// Returns the row for an old key; a key that a catalog has already maps to itself.
    private func row(of key: String) -> AccessorMapping.Row? {
        settings.mapping.rows[ExactText(key)]
            ?? (settings.texts.has(key) ? AccessorMapping.Row(key: key, accessor: nil, note: "") : nil)
    }

    /// Returns whether a lookup that has no replacement is worth reporting.
    ///
    /// A text in code that is not a key in any catalog is left to the rule `hard-coded-text`.
    private func isLeft(_ use: KeyUse, _ classifier: LookupClassifier) -> Bool {
        classifier.outcome(of: use) == .missing || !project.keys.entries(of: use).isEmpty
    }
}
