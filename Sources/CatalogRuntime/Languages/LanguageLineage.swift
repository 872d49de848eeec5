/// A language with all that its readers can fall back on, nearest first.
struct LanguageLineage: Sendable {
    /// The language itself, then each one's parent; empty where the tag is not well-formed.
    private let steps: [LikelySubtags]

    /// The lineage of a tag.
    init(_ tag: LanguageTag) {
        var steps: [LikelySubtags] = []
        var next = LikelySubtags(tag)
        while let step = next, steps.count < Self.longest {
            steps.append(step)
            next = step.parent
        }
        self.steps = steps
    }

    /// More steps than any tag of a person has; bounds what one with a thousand variants costs.
    private static let longest = 8

    /// How far a text in `other` is from what a reader of this language wants; nil where it is of no use.
    func distance(to other: LanguageLineage) -> LanguageDistance? {
        for (up, step) in steps.enumerated() {
            guard let down = other.steps.firstIndex(of: step) else { continue }
            return LanguageDistance(up: up, down: down, isMinor: !(other.steps.first?.isMajor ?? true))
        }
        return nil
    }

    /// Whether both are the same language in the same script, whatever their regions.
    func isSameLanguageAndScript(as other: LanguageLineage) -> Bool {
        guard let left = steps.first, let right = other.steps.first else { return false }
        return left.language == right.language && left.script == right.script
    }
}

/// How far one language is from another: first by the steps up to what they have in common, then by those down again.
///
/// So a reader of `en-AU` gets `en-GB`, one up to `en-001` and one down, before `en`, two up.
struct LanguageDistance: Comparable {
    /// The steps from the wanted language to what both have in common.
    let up: Int
    /// The steps from there to the other.
    let down: Int
    /// Whether the other is not one of those that stand for many regions; breaks ties.
    let isMinor: Bool

    /// Orders by steps up, steps down, and then by importance.
    static func < (left: LanguageDistance, right: LanguageDistance) -> Bool {
        (left.up, left.down, left.isMinor ? 1 : 0) < (right.up, right.down, right.isMinor ? 1 : 0)
    }
}

extension LikelySubtags {
    /// Whether the language is one of CLDR's `paradigmLocales`, which stand for many regions.
    fileprivate var isMajor: Bool {
        guard variants.isEmpty else { return false }
        switch (language, region) {
        case ("en", "US"), ("en", "GB"), ("es", "ES"), ("es", "419"), ("pt", "BR"), ("pt", "PT"): return true
        default: return false
        }
    }
}
