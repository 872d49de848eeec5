import CatalogCore

/// The texts and context of a gap.
///
/// Gaps with equal values can share an answer.
struct QuestionIdentity: Hashable {
    private let words: [String]
    private let limit: Int?
    private let isLiteral: Bool

    init(_ gap: FillGap) {
        words =
            [gap.source.spelling, gap.language.canonical.spelling, gap.comment ?? ""]
            + gap.parts.flatMap { [$0.path.description, $0.source] }
        limit = gap.limit
        isLiteral = gap.isLiteral
    }
}
