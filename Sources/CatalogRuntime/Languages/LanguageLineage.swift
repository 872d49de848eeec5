/// A language with all languages that its readers can fall back to, nearest first.
struct LanguageLineage: Sendable {
    /// The language, followed by its ancestors; empty if the tag is not well-formed.
    let steps: [LikelySubtags]

    /// Creates the lineage of a tag.
    init(_ tag: LanguageTag) {
        var steps: [LikelySubtags] = []
        var next = LikelySubtags(tag)
        while let step = next, steps.count < Self.longest {
            steps.append(step)
            next = step.parent
        }
        self.steps = steps
    }

    /// The maximum number of steps, which limits the cost of a tag with a thousand variants; real tags have fewer.
    private static let longest = 8

    /// Returns the distance from this language, which the reader wants, to the language of a text.
    ///
    /// Returns nil if the reader cannot use the text.
    func distance(to other: LanguageLineage) -> LanguageDistance? {
        for (up, step) in steps.enumerated() {
            guard let down = other.steps.firstIndex(of: step) else { continue }
            return LanguageDistance(up: up, down: down, isMinor: !(other.steps.first?.isMajor ?? true))
        }
        return nil
    }

    /// Returns whether both are the same language in the same script, regardless of region.
    func isSameLanguageAndScript(as other: LanguageLineage) -> Bool {
        guard let left = steps.first, let right = other.steps.first else { return false }
        return left.language == right.language && left.script == right.script
    }
}

/// The distance between two languages: first by the steps up to a common ancestor, then by the steps down.
///
/// For a reader of `en-AU`, `en-GB` (one step up to `en-001`, one down) is nearer than `en` (two steps up).
struct LanguageDistance: Comparable {
    /// The number of steps from the wanted language up to the common ancestor.
    let up: Int
    /// The number of steps from the common ancestor down to the other language.
    let down: Int
    /// Whether the other language is not a major one; of equally distant languages, the major one is nearer.
    let isMinor: Bool

    /// Orders distances by steps up, then steps down, then importance.
    static func < (left: LanguageDistance, right: LanguageDistance) -> Bool {
        (left.up, left.down, left.isMinor ? 1 : 0) < (right.up, right.down, right.isMinor ? 1 : 0)
    }
}

extension LikelySubtags {
    /// Whether the language is one of CLDR's `paradigmLocales`, each of which represents many regions.
    fileprivate var isMajor: Bool {
        guard variants.isEmpty else { return false }
        switch (language, region) {
        case ("en", "US"), ("en", "GB"), ("es", "ES"), ("es", "419"), ("pt", "BR"), ("pt", "PT"): return true
        default: return false
        }
    }
}
