import XCStringsKit

// Keys that are made while the program runs.
extension UseResolver {

    mutating func add(_ dynamic: DynamicFact) {
        guard let finding = finding(dynamic) else { return }
        let isUnknown = !dynamic.alternatives.contains(where: \.hasText)
        // What a function looks up for its callers is found where it is called, if it is known to look up.
        let helper = file.facts.helpers.first { $0.spot.range.contains(dynamic.spot.range.lowerBound) }
        if isUnknown, let helper, lookups.knows(helper.name) { return }
        var made: [[TextSegment]] = []
        for alternative in dynamic.alternatives {
            if isTyped(alternative, in: file.context(of: dynamic.spot).type) { continue }
            if let text = alternative.plainText {
                let key = KeyText(text)
                if !isKnown(key, within: dynamic.spot) { uses.append(use(key, finding, dynamic.spot)) }
            } else {
                made.append(alternative)
            }
        }
        if !made.isEmpty { addDynamic(made, finding, dynamic.spot, isInterpolated: false) }
    }

    /// Whether a value is a key by its type: then the place that made it is the use.
    private func isTyped(_ segments: [TextSegment], in owner: String) -> Bool {
        guard segments.count == 1, case .interpolation(let value) = segments[0] else { return false }
        return declarations.localizable(values.types.type(of: value.hint, in: owner)) != nil
    }

    /// Whether a literal within the place is itself a use of the key.
    private func isKnown(_ key: KeyText, within spot: SourceSpot) -> Bool {
        uses.contains { spot.range.contains($0.place.range.lowerBound) && $0.key == key }
    }

    private func finding(_ dynamic: DynamicFact) -> Finding? {
        switch dynamic.target {
        case .receiver(let member, let call): return receiver(member, call)
        case .argument(let call, let index):
            let fact = file.facts.calls[call]
            if let lookup = lookups.lookup(fact, keyAt: index) {
                return Finding(
                    kind: .helper, table: lookup.table, bundle: lookup.bundle, callee: lookup.name, call: call)
            }
            guard let row = SignatureTable.standard.row(for: fact, argument: index),
                [.localizedString, .nsLocalizedString, .bundleLookup].contains(row.kind)
            else { return nil }
            return Finding(kind: row.kind, bundle: fact.bundle, callee: Self.callee(fact), call: call)
        }
    }

    mutating func addDynamic(
        _ alternatives: [[TextSegment]], _ finding: Finding, _ spot: SourceSpot, isInterpolated: Bool
    ) {
        let given = finding.call.map(given) ?? Given()
        let owner = file.context(of: spot).type
        for segments in alternatives {
            let strings = values.strings(of: segments, in: owner)
            let use = DynamicUse(
                kind: finding.kind, pattern: KeyGlob(texts: segments.globTexts),
                expansions: strings?.texts, isClosed: strings?.isClosed ?? false,
                table: given.table ?? finding.table, hasUnknownTable: given.hasUnknownTable,
                bundle: finding.bundle, callee: finding.callee, place: file.place(spot),
                isInterpolated: isInterpolated)
            dynamicUses += vouched.patterns(at: spot).map(use.vouched) ?? [use]
        }
    }
}

extension [TextSegment] {
    /// The texts round the values.
    var globTexts: [String] {
        var texts = [""]
        for segment in self {
            switch segment {
            case .text(let text): texts[texts.count - 1] += text
            case .interpolation: texts.append("")
            }
        }
        return texts
    }
}
