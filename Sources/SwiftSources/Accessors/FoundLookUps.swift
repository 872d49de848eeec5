import XCStringsKit

/// The literals of one file that an accessor may take the place of, and what stands in its way for the others.
struct FoundLookUps {
    /// A literal with what the mapping or a catalog says of it.
    struct Found {
        let literal: LiteralFact
        let row: AccessorMapping.Row
        /// What looks it up; nil for a text that nothing does.
        let use: KeyUse?
        /// Whether it is a text, and no key.
        let isText: Bool
        /// The values that the mapping names for a text, among what else it says in that form.
        let values: [(name: String, code: String)]

        /// How its surroundings are to be read; nil where only a literal can stand there.
        var form: LookUp.Form? {
            switch use?.kind {
            case nil: .text
            case .swiftUI: .view
            case .helper, .localizedString, .nsLocalizedString, .bundleLookup: .string
            case .typedValue, .projectParameter, .appIntent, .accessor: nil
            }
        }

        /// What the code says, as a key.
        var shown: String {
            use?.key.key ?? literal.segments.map { if case .text(let text) = $0 { text } else { "%@" } }.joined()
        }
    }

    private(set) var found: [Found] = []
    private(set) var left: [AccessorAdoption.Left] = []
    private let file: SourceFile
    private let project: SourceProject
    private let settings: AccessorAdoptionSettings

    init(
        in file: SourceFile, of project: SourceProject, _ settings: AccessorAdoptionSettings, judge: LookupJudge,
        texts: TextMatches
    ) {
        self.file = file
        self.project = project
        self.settings = settings
        var met: Set<Int> = []
        for use in project.index.uses(in: file.path) where use.kind != .accessor && use.certainty == .certain {
            guard met.insert(use.place.range.lowerBound).inserted else { continue }
            add(use, judge, texts)
        }
        for literal in file.facts.literals {
            let offset = literal.spot.range.lowerBound
            guard let row = texts.rows[offset], met.insert(offset).inserted else { continue }
            add(literal, row, nil, isText: true)
        }
        for made in project.index.dynamicUses(in: file.path) {
            guard made.kind != .swiftUI || !made.pattern.isAnything,
                met.insert(made.place.range.lowerBound).inserted
            else { continue }
            let shown = shown(made)
            let isSentence = made.isInterpolated && shown.contains { $0.isWhitespace }
            left.append(.init(place: made.place, key: shown, reason: isSentence ? .interpolated : .made))
        }
    }

    /// What is known of a made key; its code where nothing is.
    private func shown(_ made: DynamicUse) -> String {
        guard made.pattern.isAnything else { return "\(made.pattern)" }
        return String(decoding: file.bytes[made.place.range].prefix(80), as: UTF8.self)
    }

    private mutating func add(_ use: KeyUse, _ judge: LookupJudge, _ texts: TextMatches) {
        let literal = file.facts.literals.first { $0.spot.range == use.place.range }
        if !use.key.hasValues, let row = row(of: use.key.key) {
            guard let literal else { return leave(use, .place(.choice)) }
            add(literal, row, use, isText: false)
        } else if let literal, let row = texts.rows[literal.spot.range.lowerBound] {
            add(literal, row, use, isText: true)
        } else if isLeft(use, judge) {
            leave(use, use.key.hasValues ? .interpolated : .unknownKey)
        }
    }

    private mutating func add(
        _ literal: LiteralFact, _ row: AccessorMapping.Row, _ use: KeyUse?, isText: Bool
    ) {
        guard !row.isLeftAlone else { return }
        found.append(
            Found(literal: literal, row: row, use: use, isText: isText, values: isText ? row.values : []))
    }

    private mutating func leave(_ use: KeyUse, _ reason: AccessorAdoption.Reason) {
        left.append(.init(place: use.place, key: use.key.key, reason: reason))
    }

    /// What stands for an old key; a key of a catalog stands for itself.
    private func row(of key: String) -> AccessorMapping.Row? {
        settings.mapping.rows[ExactText(key)]
            ?? (settings.texts.has(key) ? AccessorMapping.Row(key: key, accessor: nil, note: "") : nil)
    }

    /// Whether a look-up of a key that is nowhere in the catalogs is worth naming: a text that stands in code is
    /// the business of `hard-coded-text`.
    private func isLeft(_ use: KeyUse, _ judge: LookupJudge) -> Bool {
        judge.outcome(of: use) == .missing || !project.keys.entries(of: use).isEmpty
    }
}
