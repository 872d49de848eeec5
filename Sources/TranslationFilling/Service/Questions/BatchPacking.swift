/// Functions that pack questions into requests with one pair of languages and limited size.
enum BatchPacking {
    /// The maximum number of source characters in a request, unless a single question has more.
    private static let characters = 4_000

    /// Returns the batches in the order of the gaps.
    ///
    /// - Parameter size: The maximum number of texts in a request, unless a single question has more.
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
