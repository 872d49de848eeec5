import CatalogCore

/// The questions for a service, without those that the journal answers.
struct ServiceTask: Sendable {
    /// The service that gets the questions.
    let service: any TranslationService
    /// The gaps of each question, by the question's number minus one.
    ///
    /// One answer fills all gaps of a question.
    let gaps: [[Int]]
    /// The answers of an interrupted run.
    let known: [Int: ServiceRun.Outcome]
    /// The requests.
    let batches: [ServiceBatch]

    /// Collects the questions about all open gaps.
    init(_ service: any TranslationService, about draft: FillDraft, journal: FillJournal?) async {
        self.service = service
        gaps = draft.distinctOpenGaps
        let builder = QuestionBuilder(draft.tables)
        var known: [Int: ServiceRun.Outcome] = [:]
        var open: [(question: ServiceQuestion, gap: FillGap)] = []
        for (id, numbers) in gaps.enumerated() {
            let gap = draft.gaps[numbers[0]]
            let question = builder.question(id + 1, about: gap)
            let asked = JournalQuestion(question, from: gap.source, to: gap.language, service)
            if let texts = await journal?.answer(to: asked) {
                known[question.id] = .answer(ServiceAnswer(id: question.id, texts: texts))
            } else {
                open.append((question, gap))
            }
        }
        self.known = known
        batches = BatchPacking.batches(of: open, size: service.batchSize)
    }

    /// The gaps that the service must be asked about.
    var openGaps: [Int] { batches.flatMap(\.questions).flatMap { gaps[$0.id - 1] } }

    /// Returns the estimated requests by language, up to the limit of the budget.
    func estimate(within budget: FillBudget) -> [FillEstimate] {
        var budget = budget
        var estimates: [FillEstimate] = []
        for batch in batches where budget.take(requestOf: batch.characters) {
            let own = FillEstimate(service.name, batch)
            if let index = estimates.firstIndex(where: { $0.source == own.source && $0.language == own.language }) {
                estimates[index] += own
            } else {
                estimates.append(own)
            }
        }
        return estimates
    }
}
