import CatalogCore

/// What tells whether two gaps may have one answer: the texts and what is said of them.
struct SameQuestion: Hashable {
    private let words: [String]
    private let limit: Int?

    init(_ gap: FillGap) {
        words =
            [gap.source.spelling, gap.language.canonical.spelling, gap.comment ?? ""]
            + gap.parts.flatMap { [$0.path.description, $0.source] }
        limit = gap.limit
    }
}
