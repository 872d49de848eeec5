/// Puts questions together to requests: of one pair of languages, not too many texts, not too long.
enum BatchPacking {
    /// The most characters of source texts in one request, unless a single question has more.
    private static let characters = 4_000

    /// The batches, in the order of the gaps.
    ///
    /// - Parameter size: the most texts of a request, unless a single question has more.
    static func batches(
        of questions: [(question: ServiceQuestion, gap: FillGap)], size: Int
    ) -> [ServiceBatch] {
        var batches: [ServiceBatch] = []
        for (question, gap) in questions {
            let index = batches.lastIndex { $0.source == gap.source && $0.target == gap.language }
            if let index, batches[index].texts + question.texts.count <= size,
                batches[index].characters + question.characters <= characters
            {
                batches[index] = batches[index].with(batches[index].questions + [question])
            } else {
                batches.append(ServiceBatch(source: gap.source, target: gap.language, questions: [question]))
            }
        }
        return batches
    }
}
